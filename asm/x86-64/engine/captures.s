# The kernels of engine/captures, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm engine/captures
# binary: sha256 80fce47b9bffb324f1e331e15353d00cd5e7e331feddbf0345ba1edf1e8a0de4
# captures: 2526 instructions in 10967 bytes; innermost loops: .L4 of 14, .L8 of 15, .L11 of 52, .L16 of 49, .L22 of 49, .L26 of 50, .L30 of 50, .L36 of 45, .L41 of 19, .L44 of 19, .L50 of 37, .L53 of 17, .L57 of 17, .L61 of 17, .L68 of 48, .L72 of 48, .L76 of 21, .L79 of 21, .L85 of 37, .L87 of 17, .L91 of 17, .L95 of 17, .L99 of 17, .L103 of 17, .L106 of 16, .L112 of 16, .L116 of 54, .L122 of 50, .L128 of 54, .L133 of 19, .L136 of 19, .L144 of 17, .L148 of 17, .L152 of 17, .L157 of 17, .L163 of 17, .L168 of 17, .L171 of 38, .L174 of 50, .L179 of 21, .L182 of 21, .L190 of 17, .L194 of 17, .L198 of 17, .L202 of 17, .L208 of 17, .L214 of 17, .L217 of 37, .L219 of 17, .L223 of 17, .L226 of 16, .L233 of 16
# plywright::movegen::evasions::answers: 632 instructions in 2597 bytes; innermost loops: .L1 of 41, .L4 of 41, .L7 of 41, .L12 of 20, .L15 of 20, .L20 of 17, .L23 of 17, .L28 of 17, .L31 of 17, .L36 of 17, .L39 of 17, .L43 of 38, .L46 of 16, .L49 of 16
# plywright::movegen::evasions::answers: 630 instructions in 2546 bytes; innermost loops: .L1 of 42, .L4 of 43, .L7 of 43, .L12 of 18, .L15 of 18, .L20 of 17, .L23 of 17, .L28 of 17, .L31 of 17, .L36 of 17, .L39 of 17, .L43 of 38, .L46 of 16, .L49 of 16
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# mix of 3990 instructions: 1108 mov, 502 and, 382 lea, 272 movzx, 270 je, 206 or, 173 jne, 149 jmp, 142 shl, 135 cmp, 129 add, 116 tzcnt, 56 inc, 52 shr, 50 movabs, 49 test, 42 pop, 36 imul, 33 xor, 30 push, 28 not, 6 cmove, 6 ret, 5 call, 4 btr, 4 bts, 2 sete, 2 setne, 1 sub

captures:
    test rsi, rsi
    je .L243
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x288
    mov rbx, rdi
    lea rax, [rsi + 4*rsi]
    shl rax, 0x5
    add rax, rdi
    mov qword ptr [rsp + 0x278], rax
    xor eax, eax
    lea r15, [plywright::board::geometry::AROUND]
    lea rbp, [plywright::sliders::magic::LOOKUPS]
    lea r13, [plywright::sliders::magic::TABLE]
    jmp .L2
    nop
.L0:
    cmp byte ptr [rbx + 0x91], 0x0
    jne .L241
.L1:
    movzx eax, byte ptr [rsp + 0x276]
    mov rcx, qword ptr [rsp + 0x280]
    add rcx, rax
    mov rax, rcx
    add rbx, 0xa0
    cmp rbx, qword ptr [rsp + 0x278]
    je .L242
.L2:
    mov qword ptr [rsp + 0x280], rax
    mov qword ptr [rsp + 0x10], rbx
    mov edx, 0x201
    lea rdi, [rsp + 0x76]
    xor esi, esi
    call qword ptr [address of memset]
    mov rbx, qword ptr [rsp + 0x10]
    cmp byte ptr [rbx + 0x93], 0x1
    jne .L6
    mov rcx, qword ptr [rbx + 0x78]
    mov r14, qword ptr [rbx + 0x88]
    mov rax, r14
    mov qword ptr [rsp + 0x60], rcx
    and rax, rcx
    mov ecx, 0x40
    tzcnt rcx, rax
    mov r10d, ecx
    and r10d, 0x3f
    mov edx, r10d
    shl edx, 0x6
    mov rdi, qword ptr [rbx + 0x50]
    mov rsi, qword ptr [rbx + 0x58]
    mov rax, qword ptr [rdx + r15]
    mov qword ptr [rsp + 0x20], rsi
    and rax, rsi
    mov r8, qword ptr [rdx + r15 + 0x18]
    mov qword ptr [rsp + 0x48], rdi
    and r8, rdi
    or r8, rax
    mov rax, qword ptr [rbx + 0x68]
    mov r12, qword ptr [rbx + 0x70]
    mov rdi, r12
    or rdi, rax
    mov rsi, qword ptr [rdx + r15 + 0x20]
    mov qword ptr [rsp + 0x50], rdi
    and rsi, rdi
    mov r11, qword ptr [rbx + 0x60]
    mov r9, r11
    mov qword ptr [rsp + 0x58], r12
    or r9, r12
    mov rdi, qword ptr [rdx + r15 + 0x28]
    mov qword ptr [rsp + 0x38], r9
    and rdi, r9
    or rdi, rsi
    mov esi, ecx
    and sil, 0x3f
    mov byte ptr [rsp + 0x40], sil
    mov r9, qword ptr [rbx + 0x80]
    mov r12, r14
    or r12, r9
    add rdx, r15
    mov qword ptr [rsp + 0x28], rdx
    and r8, r9
    and rdi, r9
    mov qword ptr [rsp + 0x30], r10
    je .L20
    mov ebx, r10d
    shl ebx, 0x9
    lea rdx, [plywright::board::geometry::BETWEEN]
    add rbx, rdx
    xor edx, edx
    jmp .L5
    nop
.L3:
    bts r8, r10
.L4:
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    je .L10
.L5:
    tzcnt r10, rdi
    mov rsi, qword ptr [rbx + 8*r10]
    mov r15, rsi
    and r15, r12
    je .L3
    lea r10, [r15 - 0x1]
    test r15, r10
    jne .L4
    and rsi, r14
    or rdx, rsi
    jmp .L4
    nop
.L6:
    mov rcx, qword ptr [rbx + 0x78]
    mov r12, qword ptr [rbx + 0x80]
    mov rax, r12
    mov qword ptr [rsp + 0x40], rcx
    and rax, rcx
    mov ecx, 0x40
    tzcnt rcx, rax
    mov r10d, ecx
    and r10d, 0x3f
    mov edx, r10d
    shl edx, 0x6
    mov rdi, qword ptr [rbx + 0x50]
    mov rsi, qword ptr [rbx + 0x58]
    mov rax, qword ptr [rdx + r15]
    mov qword ptr [rsp + 0x18], rsi
    and rax, rsi
    mov r8, qword ptr [rdx + r15 + 0x10]
    mov qword ptr [rsp + 0x38], rdi
    and r8, rdi
    or r8, rax
    mov rax, qword ptr [rbx + 0x68]
    mov r14, qword ptr [rbx + 0x70]
    mov rdi, r14
    or rdi, rax
    mov rsi, qword ptr [rdx + r15 + 0x20]
    mov qword ptr [rsp + 0x30], rdi
    and rsi, rdi
    mov r11, qword ptr [rbx + 0x60]
    mov r9, r11
    mov qword ptr [rsp + 0x60], r14
    or r9, r14
    mov rdi, qword ptr [rdx + r15 + 0x28]
    mov qword ptr [rsp + 0x48], r9
    and rdi, r9
    or rdi, rsi
    mov esi, ecx
    and sil, 0x3f
    mov byte ptr [rsp + 0x28], sil
    mov r9, qword ptr [rbx + 0x88]
    mov r14, r12
    or r14, r9
    add rdx, r15
    mov qword ptr [rsp + 0x50], rdx
    and r8, r9
    and rdi, r9
    mov qword ptr [rsp + 0x20], r10
    je .L34
    mov r15d, r10d
    shl r15d, 0x9
    lea rdx, [plywright::board::geometry::BETWEEN]
    add r15, rdx
    xor edx, edx
    mov qword ptr [rsp + 0x8], r9
    jmp .L9
    nop
.L7:
    bts r8, r10
.L8:
    mov r9, qword ptr [rsp + 0x8]
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    je .L15
.L9:
    tzcnt r10, rdi
    mov rsi, qword ptr [r15 + 8*r10]
    mov rbx, rsi
    and rbx, r14
    je .L7
    lea r10, [rbx - 0x1]
    test rbx, r10
    jne .L8
    and rsi, r12
    or rdx, rsi
    jmp .L8
    nop
.L10:
    test r8, r8
    jne .L235
    test rdx, rdx
    lea r15, [plywright::board::geometry::AROUND]
    je .L21
    mov rdi, qword ptr [rsp + 0x48]
    and rdi, r14
    mov r10, rdx
    not r10
    mov rbx, qword ptr [rsp + 0x28]
    mov rsi, qword ptr [rbx + 0x38]
    or rsi, r10
    and rsi, rdi
    shr rsi, 0x7
    movabs r8, 0xfefefefefefe00
    lea r15, [r8 + 0xfe]
    and r15, r9
    and r15, rsi
    mov rsi, qword ptr [rbx + 0x30]
    or rsi, r10
    and rsi, rdi
    shr rsi, 0x9
    movabs r8, 0x7f7f7f7f7f7f00
    lea rbx, [r8 + 0x7f]
    and rbx, r9
    and rbx, rsi
    test edi, 0xff00
    mov qword ptr [rsp + 0x68], r10
    je .L64
    and cl, 0x7
    movabs rsi, 0x101010101010101
    shl esi, cl
    mov ecx, r10d
    or ecx, esi
    and edi, ecx
    shr edi, 0x8
    mov ecx, r12d
    not ecx
    and ecx, edi
    movzx ecx, cl
    test ecx, ecx
    mov qword ptr [rsp + 0x8], r9
    mov qword ptr [rsp + 0x18], r12
    je .L114
    xor r8d, r8d
    xor edi, edi
    nop
.L11:
    cmp dil, -0x1
    je .L13
    tzcnt rsi, rcx
    mov r8d, esi
    shl r8d, 0x6
    add r8d, esi
    add r8d, 0x8
    lea esi, [rdi + 0x1]
    movzx r10d, r8w
    mov r8d, r10d
    or r8d, 0xb000
    movzx r13d, dil
    mov word ptr [rsp + 2*r13 + 0x76], r8w
    mov byte ptr [rsp + 0x276], sil
    mov r8b, -0x1
    cmp sil, -0x1
    je .L14
    lea r13d, [rdi + 0x2]
    lea r12d, [r10 + 0x8000]
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], r12w
    mov byte ptr [rsp + 0x276], r13b
    cmp r13b, -0x1
    je .L14
    lea esi, [rdi + 0x3]
    mov r12d, r10d
    or r12d, 0xa000
    movzx r13d, r13b
    mov word ptr [rsp + 2*r13 + 0x76], r12w
    mov byte ptr [rsp + 0x276], sil
    mov r13b, -0x1
    cmp sil, -0x1
    mov r9, qword ptr [rsp + 0x8]
    mov r12, qword ptr [rsp + 0x18]
    je .L12
    add dil, 0x4
    or r10d, 0x9000
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], r10w
    mov byte ptr [rsp + 0x276], dil
    mov r8d, edi
    mov r13d, edi
.L12:
    lea rsi, [rcx - 0x1]
    mov edi, r13d
    and rcx, rsi
    jne .L11
    jmp .L115
.L13:
    mov r13b, -0x1
    jmp .L12
.L14:
    mov r13b, -0x1
    mov r9, qword ptr [rsp + 0x8]
    mov r12, qword ptr [rsp + 0x18]
    jmp .L12
    nop
.L15:
    test r8, r8
    jne .L236
    test rdx, rdx
    mov rbx, qword ptr [rsp + 0x10]
    lea r15, [plywright::board::geometry::AROUND]
    je .L35
    mov r10, qword ptr [rsp + 0x38]
    and r10, r12
    mov rdi, rdx
    not rdi
    mov r15, qword ptr [rsp + 0x50]
    mov rsi, qword ptr [r15 + 0x30]
    or rsi, rdi
    and rsi, r10
    shl rsi, 0x9
    mov rbx, r9
    movabs r8, -0x101010101010200
    and rbx, r8
    and rbx, rsi
    mov rsi, qword ptr [r15 + 0x38]
    or rsi, rdi
    and rsi, r10
    shl rsi, 0x7
    movabs r8, 0x7f7f7f7f7f7f7f00
    and r9, r8
    and r9, rsi
    movabs rsi, 0xff000000000000
    test r10, rsi
    mov qword ptr [rsp + 0x58], rdi
    je .L65
    and cl, 0x7
    movabs rsi, 0x101010101010101
    shl rsi, cl
    or rsi, rdi
    and rsi, r10
    shl rsi, 0x8
    mov rcx, r14
    not rcx
    movabs rdi, -0x100000000000000
    and rcx, rdi
    xor r8d, r8d
    and rcx, rsi
    je .L120
    xor edi, edi
    lea r15, [plywright::board::geometry::AROUND]
    nop
.L16:
    cmp dil, -0x1
    je .L18
    tzcnt r8, rcx
    lea esi, [r8 + 0x38]
    and esi, 0x3f
    shl r8d, 0x6
    or r8d, esi
    lea esi, [rdi + 0x1]
    movzx r10d, r8w
    mov r8d, r10d
    or r8d, 0xb000
    movzx r13d, dil
    mov word ptr [rsp + 2*r13 + 0x76], r8w
    mov byte ptr [rsp + 0x276], sil
    mov r8b, -0x1
    cmp sil, -0x1
    je .L19
    lea r13d, [rdi + 0x2]
    lea r15d, [r10 + 0x8000]
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], r15w
    mov byte ptr [rsp + 0x276], r13b
    cmp r13b, -0x1
    je .L19
    lea esi, [rdi + 0x3]
    lea r15d, [r10 + 0xa000]
    movzx r13d, r13b
    mov word ptr [rsp + 2*r13 + 0x76], r15w
    mov byte ptr [rsp + 0x276], sil
    mov r13b, -0x1
    cmp sil, -0x1
    lea r15, [plywright::board::geometry::AROUND]
    je .L17
    add dil, 0x4
    or r10d, 0x9000
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], r10w
    mov byte ptr [rsp + 0x276], dil
    mov r8d, edi
    mov r13d, edi
.L17:
    lea rsi, [rcx - 0x1]
    mov edi, r13d
    and rcx, rsi
    jne .L16
    jmp .L121
.L18:
    mov r13b, -0x1
    jmp .L17
.L19:
    mov r13b, -0x1
    lea r15, [plywright::board::geometry::AROUND]
    jmp .L17
.L20:
    test r8, r8
    jne .L237
.L21:
    mov rdx, qword ptr [rsp + 0x48]
    and rdx, r14
    mov rax, rdx
    shr rax, 0x7
    movabs rcx, 0xfefefefefefe00
    add rcx, 0xfe
    and rcx, r9
    and rcx, rax
    mov rsi, rdx
    shr rsi, 0x9
    movabs rax, 0x7f7f7f7f7f7f00
    add rax, 0x7f
    and rax, r9
    and rax, rsi
    test edx, 0xff00
    je .L39
    shr edx, 0x8
    mov esi, r12d
    not esi
    and esi, edx
    movzx r8d, sil
    xor edx, edx
    test r8d, r8d
    je .L25
    xor r11d, r11d
    nop
.L22:
    cmp r11b, -0x1
    je .L24
    tzcnt rdx, r8
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x8
    lea r10d, [r11 + 0x1]
    movzx edi, dx
    mov edx, edi
    or edx, 0xb000
    movzx esi, r11b
    mov word ptr [rsp + 2*rsi + 0x76], dx
    mov byte ptr [rsp + 0x276], r10b
    mov dl, -0x1
    cmp r10b, -0x1
    je .L24
    lea esi, [r11 + 0x2]
    lea ebx, [rdi + 0x8000]
    movzx r10d, r10b
    mov word ptr [rsp + 2*r10 + 0x76], bx
    mov byte ptr [rsp + 0x276], sil
    cmp sil, -0x1
    je .L24
    lea r10d, [r11 + 0x3]
    mov ebx, edi
    or ebx, 0xa000
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], bx
    mov byte ptr [rsp + 0x276], r10b
    mov sil, -0x1
    cmp r10b, -0x1
    je .L23
    add r11b, 0x4
    or edi, 0x9000
    movzx edx, r10b
    mov word ptr [rsp + 2*rdx + 0x76], di
    mov byte ptr [rsp + 0x276], r11b
    mov edx, r11d
    mov esi, r11d
.L23:
    lea rdi, [r8 - 0x1]
    mov r11d, esi
    and r8, rdi
    jne .L22
    jmp .L25
.L24:
    mov sil, -0x1
    lea rdi, [r8 - 0x1]
    mov r11d, esi
    and r8, rdi
    jne .L22
.L25:
    mov r8, rcx
    and r8, 0xfe
    je .L29
    mov r11d, edx
    nop
.L26:
    cmp r11b, -0x1
    je .L28
    tzcnt rdx, r8
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x7
    lea r10d, [r11 + 0x1]
    movzx edi, dx
    mov edx, edi
    or edx, 0xf000
    movzx esi, r11b
    mov word ptr [rsp + 2*rsi + 0x76], dx
    mov byte ptr [rsp + 0x276], r10b
    mov dl, -0x1
    cmp r10b, -0x1
    je .L28
    lea esi, [r11 + 0x2]
    mov ebx, edi
    or ebx, 0xc000
    movzx r10d, r10b
    mov word ptr [rsp + 2*r10 + 0x76], bx
    mov byte ptr [rsp + 0x276], sil
    cmp sil, -0x1
    je .L28
    lea r10d, [r11 + 0x3]
    mov ebx, edi
    or ebx, 0xe000
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], bx
    mov byte ptr [rsp + 0x276], r10b
    mov sil, -0x1
    cmp r10b, -0x1
    je .L27
    add r11b, 0x4
    or edi, 0xd000
    movzx edx, r10b
    mov word ptr [rsp + 2*rdx + 0x76], di
    mov byte ptr [rsp + 0x276], r11b
    mov edx, r11d
    mov esi, r11d
.L27:
    lea rdi, [r8 - 0x1]
    mov r11d, esi
    and r8, rdi
    jne .L26
    jmp .L29
.L28:
    mov sil, -0x1
    lea rdi, [r8 - 0x1]
    mov r11d, esi
    and r8, rdi
    jne .L26
.L29:
    mov r8, rax
    and r8, 0x7f
    je .L33
    mov r11d, edx
    nop
.L30:
    cmp r11b, -0x1
    je .L32
    tzcnt rdx, r8
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x9
    lea r10d, [r11 + 0x1]
    movzx edi, dx
    mov edx, edi
    or edx, 0xf000
    movzx esi, r11b
    mov word ptr [rsp + 2*rsi + 0x76], dx
    mov byte ptr [rsp + 0x276], r10b
    mov dl, -0x1
    cmp r10b, -0x1
    je .L32
    lea esi, [r11 + 0x2]
    mov ebx, edi
    or ebx, 0xc000
    movzx r10d, r10b
    mov word ptr [rsp + 2*r10 + 0x76], bx
    mov byte ptr [rsp + 0x276], sil
    cmp sil, -0x1
    je .L32
    lea r10d, [r11 + 0x3]
    mov ebx, edi
    or ebx, 0xe000
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], bx
    mov byte ptr [rsp + 0x276], r10b
    mov sil, -0x1
    cmp r10b, -0x1
    je .L31
    add r11b, 0x4
    or edi, 0xd000
    movzx edx, r10b
    mov word ptr [rsp + 2*rdx + 0x76], di
    mov byte ptr [rsp + 0x276], r11b
    mov edx, r11d
    mov esi, r11d
.L31:
    lea rdi, [r8 - 0x1]
    mov r11d, esi
    and r8, rdi
    jne .L30
    jmp .L33
.L32:
    mov sil, -0x1
    lea rdi, [r8 - 0x1]
    mov r11d, esi
    and r8, rdi
    jne .L30
.L33:
    movabs rsi, 0xfefefefefefe00
    and rcx, rsi
    movabs rsi, 0x7f7f7f7f7f7f00
    and rax, rsi
    jmp .L40
.L34:
    test r8, r8
    jne .L239
.L35:
    mov rdx, qword ptr [rsp + 0x38]
    and rdx, r12
    mov rax, rdx
    shl rax, 0x9
    mov rcx, r9
    movabs rsi, -0x101010101010200
    and rcx, rsi
    and rcx, rax
    mov rsi, rdx
    shl rsi, 0x7
    mov rax, r9
    movabs rdi, 0x7f7f7f7f7f7f7f00
    and rax, rdi
    and rax, rsi
    movabs rsi, 0xff000000000000
    test rdx, rsi
    je .L63
    shl rdx, 0x8
    mov r8, r14
    not r8
    movabs rsi, -0x100000000000000
    and r8, rsi
    and r8, rdx
    je .L66
    xor edx, edx
    xor ebx, ebx
    nop
.L36:
    cmp bl, -0x1
    je .L38
    tzcnt rdx, r8
    lea esi, [rdx + 0x38]
    and esi, 0x3f
    shl edx, 0x6
    or edx, esi
    lea r10d, [rbx + 0x1]
    movzx edi, dx
    mov edx, edi
    or edx, 0xb000
    movzx esi, bl
    mov word ptr [rsp + 2*rsi + 0x76], dx
    mov byte ptr [rsp + 0x276], r10b
    mov dl, -0x1
    cmp r10b, -0x1
    je .L38
    lea esi, [rbx + 0x2]
    lea r11d, [rdi + 0x8000]
    movzx r10d, r10b
    mov word ptr [rsp + 2*r10 + 0x76], r11w
    mov byte ptr [rsp + 0x276], sil
    cmp sil, -0x1
    je .L38
    lea r10d, [rbx + 0x3]
    lea r11d, [rdi + 0xa000]
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], r11w
    mov byte ptr [rsp + 0x276], r10b
    mov sil, -0x1
    cmp r10b, -0x1
    je .L37
    add bl, 0x4
    or edi, 0x9000
    movzx edx, r10b
    mov word ptr [rsp + 2*rdx + 0x76], di
    mov byte ptr [rsp + 0x276], bl
    mov edx, ebx
    mov esi, ebx
.L37:
    lea rdi, [r8 - 0x1]
    mov ebx, esi
    and r8, rdi
    jne .L36
    jmp .L67
.L38:
    mov sil, -0x1
    jmp .L37
.L39:
    xor edx, edx
.L40:
    mov r10, qword ptr [rsp + 0x38]
    mov edi, edx
    test rcx, rcx
    mov r11, qword ptr [rsp + 0x30]
    je .L43
    nop
.L41:
    cmp dil, -0x1
    je .L42
    tzcnt rdx, rcx
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x4007
    movzx esi, dil
    inc dil
    mov word ptr [rsp + 2*rsi + 0x76], dx
    mov byte ptr [rsp + 0x276], dil
    mov edx, edi
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L41
    jmp .L43
.L42:
    mov dil, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L41
    nop
.L43:
    mov ecx, edx
    test rax, rax
    je .L46
    nop
.L44:
    cmp cl, -0x1
    je .L45
    tzcnt rdx, rax
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x4009
    movzx esi, cl
    inc cl
    mov word ptr [rsp + 2*rsi + 0x76], dx
    mov byte ptr [rsp + 0x276], cl
    mov edx, ecx
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L44
    jmp .L46
.L45:
    mov cl, -0x1
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L44
.L46:
    mov rax, qword ptr [rsp + 0x20]
    and rax, r14
    jne .L52
.L47:
    mov rax, r10
    and rax, r14
    jne .L56
.L48:
    and r14, qword ptr [rsp + 0x50]
    mov r8, r11
    jne .L60
.L49:
    mov eax, 0x1
    mov ecx, r8d
    shl rax, cl
    mov rcx, qword ptr [rsp + 0x28]
    mov r8, qword ptr [rcx + 0x8]
    and r8, r9
    je .L108
    mov rsi, qword ptr [rsp + 0x60]
    and rsi, r9
    mov ecx, 0x40
    tzcnt rcx, rsi
    and ecx, 0x3f
    mov r10, qword ptr [rsp + 0x48]
    and r10, r9
    mov rsi, r10
    shl rsi, 0x9
    movabs rdi, -0x101010101010200
    and rsi, rdi
    shl r10, 0x7
    movabs rdi, 0x7f7f7f7f7f7f7f00
    and r10, rdi
    or r10, rsi
    shl ecx, 0x6
    or r10, qword ptr [rcx + r15 + 0x8]
    not r10
    and r8, r10
    je .L101
    not rax
    and r12, rax
    mov rax, r8
    mov rbx, qword ptr [rsp + 0x20]
    mov r14, qword ptr [rsp + 0x50]
    nop
.L50:
    mov rdi, rax
    tzcnt rax, rax
    lea r10, [rax + 2*rax]
    movzx ecx, byte ptr [rbp + 8*r10 + 0x14]
    mov rsi, qword ptr [rbp + 8*r10]
    and rsi, r12
    imul rsi, qword ptr [rbp + 8*r10 + 0x8]
    shr rsi, cl
    mov ecx, dword ptr [rbp + 8*r10 + 0x10]
    add rsi, rcx
    mov ecx, eax
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r15]
    and rcx, rbx
    mov rsi, qword ptr [r13 + 8*rsi]
    and rsi, r14
    or rsi, rcx
    movzx ecx, byte ptr [rbp + 8*r10 + 0x614]
    mov r11, qword ptr [rbp + 8*r10 + 0x600]
    and r11, r12
    imul r11, qword ptr [rbp + 8*r10 + 0x608]
    mov r10d, dword ptr [rbp + 8*r10 + 0x610]
    shr r11, cl
    add r11, r10
    mov r10, qword ptr [r13 + 8*r11]
    and r10, qword ptr [rsp + 0x38]
    or r10, rsi
    mov esi, 0x1
    mov ecx, eax
    shl rsi, cl
    and r10, r9
    test r10, r10
    cmove rsi, r10
    xor r8, rsi
    lea rax, [rdi - 0x1]
    and rax, rdi
    jne .L50
    mov rax, r8
    and rax, r9
    jne .L102
    jmp .L105
    nop
.L51:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L47
.L52:
    tzcnt rsi, rax
    mov ecx, esi
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r15]
    and rcx, r9
    je .L51
    or esi, 0x4000
    movzx edi, si
    mov r8d, edx
    nop
.L53:
    cmp r8b, -0x1
    je .L54
    tzcnt rdx, rcx
    shl edx, 0x6
    or edx, edi
    movzx esi, r8b
    inc r8b
    mov word ptr [rsp + 2*rsi + 0x76], dx
    mov byte ptr [rsp + 0x276], r8b
    mov edx, r8d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L53
    jmp .L51
.L54:
    mov r8b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L53
    jmp .L51
.L55:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L48
.L56:
    tzcnt rdi, rax
    lea rsi, [rdi + 2*rdi]
    movzx ecx, byte ptr [rbp + 8*rsi + 0x614]
    mov r8, qword ptr [rbp + 8*rsi + 0x600]
    and r8, r12
    imul r8, qword ptr [rbp + 8*rsi + 0x608]
    shr r8, cl
    mov ecx, dword ptr [rbp + 8*rsi + 0x610]
    add r8, rcx
    mov rcx, qword ptr [r13 + 8*r8]
    and rcx, r9
    je .L55
    or edi, 0x4000
    movzx edi, di
    mov r8d, edx
    nop
.L57:
    cmp r8b, -0x1
    je .L58
    tzcnt rdx, rcx
    shl edx, 0x6
    or edx, edi
    movzx esi, r8b
    inc r8b
    mov word ptr [rsp + 2*rsi + 0x76], dx
    mov byte ptr [rsp + 0x276], r8b
    mov edx, r8d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L57
    jmp .L55
.L58:
    mov r8b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L57
    jmp .L55
    nop
.L59:
    lea rax, [r14 - 0x1]
    and r14, rax
    je .L49
.L60:
    tzcnt rdi, r14
    lea rax, [rdi + 2*rdi]
    movzx ecx, byte ptr [rbp + 8*rax + 0x14]
    mov rsi, qword ptr [rbp + 8*rax]
    and rsi, r12
    imul rsi, qword ptr [rbp + 8*rax + 0x8]
    shr rsi, cl
    mov eax, dword ptr [rbp + 8*rax + 0x10]
    add rsi, rax
    mov rax, qword ptr [r13 + 8*rsi]
    and rax, r9
    je .L59
    or edi, 0x4000
    movzx ecx, di
    mov edi, edx
    nop
.L61:
    cmp dil, -0x1
    je .L62
    tzcnt rdx, rax
    shl edx, 0x6
    or edx, ecx
    movzx esi, dil
    inc dil
    mov word ptr [rsp + 2*rsi + 0x76], dx
    mov byte ptr [rsp + 0x276], dil
    mov edx, edi
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L61
    jmp .L59
.L62:
    mov dil, -0x1
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L61
    jmp .L59
.L63:
    xor edx, edx
    mov edi, edx
    test rcx, rcx
    jne .L76
    jmp .L78
.L64:
    xor r8d, r8d
    mov ecx, r8d
    test r15, r15
    jne .L133
    jmp .L135
.L65:
    xor r8d, r8d
    lea r15, [plywright::board::geometry::AROUND]
    mov r10, rdi
    mov ecx, r8d
    test rbx, rbx
    jne .L179
    jmp .L181
.L66:
    xor edx, edx
.L67:
    mov r8, rcx
    movabs rsi, -0x200000000000000
    and r8, rsi
    je .L71
    mov ebx, edx
    nop
.L68:
    cmp bl, -0x1
    je .L70
    tzcnt rdx, r8
    lea esi, [rdx + 0x37]
    and esi, 0x3f
    shl edx, 0x6
    or edx, esi
    lea r10d, [rbx + 0x1]
    movzx edi, dx
    mov edx, edi
    or edx, 0xf000
    movzx esi, bl
    mov word ptr [rsp + 2*rsi + 0x76], dx
    mov byte ptr [rsp + 0x276], r10b
    mov dl, -0x1
    cmp r10b, -0x1
    je .L70
    lea esi, [rbx + 0x2]
    lea r11d, [rdi + 0xc000]
    movzx r10d, r10b
    mov word ptr [rsp + 2*r10 + 0x76], r11w
    mov byte ptr [rsp + 0x276], sil
    cmp sil, -0x1
    je .L70
    lea r10d, [rbx + 0x3]
    lea r11d, [rdi + 0xe000]
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], r11w
    mov byte ptr [rsp + 0x276], r10b
    mov sil, -0x1
    cmp r10b, -0x1
    je .L69
    add bl, 0x4
    or edi, 0xd000
    movzx edx, r10b
    mov word ptr [rsp + 2*rdx + 0x76], di
    mov byte ptr [rsp + 0x276], bl
    mov edx, ebx
    mov esi, ebx
.L69:
    lea rdi, [r8 - 0x1]
    mov ebx, esi
    and r8, rdi
    jne .L68
    jmp .L71
.L70:
    mov sil, -0x1
    lea rdi, [r8 - 0x1]
    mov ebx, esi
    and r8, rdi
    jne .L68
.L71:
    mov r8, rax
    movabs rsi, 0x7f00000000000000
    and r8, rsi
    je .L75
    mov ebx, edx
.L72:
    cmp bl, -0x1
    je .L74
    tzcnt rdx, r8
    lea esi, [rdx + 0x39]
    and esi, 0x3f
    shl edx, 0x6
    or edx, esi
    lea r10d, [rbx + 0x1]
    movzx edi, dx
    mov edx, edi
    or edx, 0xf000
    movzx esi, bl
    mov word ptr [rsp + 2*rsi + 0x76], dx
    mov byte ptr [rsp + 0x276], r10b
    mov dl, -0x1
    cmp r10b, -0x1
    je .L74
    lea esi, [rbx + 0x2]
    lea r11d, [rdi + 0xc000]
    movzx r10d, r10b
    mov word ptr [rsp + 2*r10 + 0x76], r11w
    mov byte ptr [rsp + 0x276], sil
    cmp sil, -0x1
    je .L74
    lea r10d, [rbx + 0x3]
    lea r11d, [rdi + 0xe000]
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], r11w
    mov byte ptr [rsp + 0x276], r10b
    mov sil, -0x1
    cmp r10b, -0x1
    je .L73
    add bl, 0x4
    or edi, 0xd000
    movzx edx, r10b
    mov word ptr [rsp + 2*rdx + 0x76], di
    mov byte ptr [rsp + 0x276], bl
    mov edx, ebx
    mov esi, ebx
.L73:
    lea rdi, [r8 - 0x1]
    mov ebx, esi
    and r8, rdi
    jne .L72
    jmp .L75
.L74:
    mov sil, -0x1
    lea rdi, [r8 - 0x1]
    mov ebx, esi
    and r8, rdi
    jne .L72
.L75:
    movabs rsi, 0xfefefefefefe00
    and rcx, rsi
    movabs rsi, 0x7f7f7f7f7f7f00
    and rax, rsi
    mov rbx, qword ptr [rsp + 0x10]
    mov edi, edx
    test rcx, rcx
    je .L78
    nop
.L76:
    cmp dil, -0x1
    je .L77
    tzcnt rdx, rcx
    mov esi, edx
    shl esi, 0x6
    add edx, 0x37
    and edx, 0x3f
    add edx, esi
    add edx, 0x4000
    movzx esi, dil
    inc dil
    mov word ptr [rsp + 2*rsi + 0x76], dx
    mov byte ptr [rsp + 0x276], dil
    mov edx, edi
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L76
    jmp .L78
.L77:
    mov dil, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L76
    nop
.L78:
    mov ecx, edx
    test rax, rax
    je .L81
    nop
.L79:
    cmp cl, -0x1
    je .L80
    tzcnt rdx, rax
    mov esi, edx
    shl esi, 0x6
    add edx, 0x39
    and edx, 0x3f
    add edx, esi
    add edx, 0x4000
    movzx esi, cl
    inc cl
    mov word ptr [rsp + 2*rsi + 0x76], dx
    mov byte ptr [rsp + 0x276], cl
    mov edx, ecx
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L79
    jmp .L81
.L80:
    mov cl, -0x1
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L79
    nop
.L81:
    mov rax, qword ptr [rsp + 0x18]
    and rax, r12
    jne .L90
.L82:
    mov rax, qword ptr [rsp + 0x48]
    and rax, r12
    jne .L94
.L83:
    and r12, qword ptr [rsp + 0x30]
    jne .L98
.L84:
    mov eax, 0x1
    mov rcx, qword ptr [rsp + 0x20]
    shl rax, cl
    mov rcx, qword ptr [rsp + 0x50]
    mov r8, qword ptr [rcx + 0x8]
    and r8, r9
    je .L0
    mov rsi, qword ptr [rsp + 0x40]
    and rsi, r9
    mov ecx, 0x40
    tzcnt rcx, rsi
    and ecx, 0x3f
    mov r10, qword ptr [rsp + 0x38]
    and r10, r9
    mov rsi, r10
    shr rsi, 0x7
    movabs rdi, 0xfefefefefefe00
    add rdi, 0xfe
    and rdi, rsi
    shr r10, 0x9
    movabs rsi, 0x7f7f7f7f7f7f00
    add rsi, 0x7f
    and rsi, r10
    or rsi, rdi
    shl ecx, 0x6
    or rsi, qword ptr [rcx + r15 + 0x8]
    not rsi
    and r8, rsi
    je .L109
    not rax
    and r14, rax
    mov rax, r8
    mov r12, qword ptr [rsp + 0x30]
    mov r13, qword ptr [rsp + 0x48]
    lea rbp, [plywright::sliders::magic::TABLE]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::board::geometry::AROUND]
    nop
.L85:
    mov rdi, rax
    tzcnt rax, rax
    lea r11, [rax + 2*rax]
    movzx ecx, byte ptr [rbx + 8*r11 + 0x14]
    mov rsi, qword ptr [rbx + 8*r11]
    and rsi, r14
    imul rsi, qword ptr [rbx + 8*r11 + 0x8]
    shr rsi, cl
    mov ecx, dword ptr [rbx + 8*r11 + 0x10]
    add rsi, rcx
    mov ecx, eax
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r15]
    and rcx, qword ptr [rsp + 0x18]
    mov rsi, qword ptr [rbp + 8*rsi]
    and rsi, r12
    or rsi, rcx
    movzx ecx, byte ptr [rbx + 8*r11 + 0x614]
    mov r10, qword ptr [rbx + 8*r11 + 0x600]
    and r10, r14
    imul r10, qword ptr [rbx + 8*r11 + 0x608]
    mov r11d, dword ptr [rbx + 8*r11 + 0x610]
    shr r10, cl
    add r10, r11
    mov r10, qword ptr [rbp + 8*r10]
    and r10, r13
    or r10, rsi
    mov esi, 0x1
    mov ecx, eax
    shl rsi, cl
    and r10, r9
    test r10, r10
    cmove rsi, r10
    xor r8, rsi
    lea rax, [rdi - 0x1]
    and rax, rdi
    jne .L85
    mov rax, r8
    and rax, r9
    je .L110
.L86:
    movzx ecx, byte ptr [rsp + 0x28]
    or ecx, 0x4000
    movzx ecx, cx
    mov esi, edx
    mov rbx, qword ptr [rsp + 0x10]
    lea r13, [plywright::sliders::magic::TABLE]
    lea rbp, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::board::geometry::AROUND]
    nop
.L87:
    cmp sil, -0x1
    je .L88
    tzcnt rdx, rax
    shl edx, 0x6
    or edx, ecx
    movzx edi, sil
    inc sil
    mov word ptr [rsp + 2*rdi + 0x76], dx
    mov byte ptr [rsp + 0x276], sil
    mov edx, esi
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L87
    jmp .L111
.L88:
    mov sil, -0x1
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L87
    jmp .L111
    nop
.L89:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L82
.L90:
    tzcnt rsi, rax
    mov ecx, esi
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r15]
    and rcx, r9
    je .L89
    or esi, 0x4000
    movzx edi, si
    mov r8d, edx
    nop
.L91:
    cmp r8b, -0x1
    je .L92
    tzcnt rdx, rcx
    shl edx, 0x6
    or edx, edi
    movzx esi, r8b
    inc r8b
    mov word ptr [rsp + 2*rsi + 0x76], dx
    mov byte ptr [rsp + 0x276], r8b
    mov edx, r8d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L91
    jmp .L89
.L92:
    mov r8b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L91
    jmp .L89
.L93:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L83
.L94:
    tzcnt rdi, rax
    lea rsi, [rdi + 2*rdi]
    movzx ecx, byte ptr [rbp + 8*rsi + 0x614]
    mov r8, qword ptr [rbp + 8*rsi + 0x600]
    and r8, r14
    imul r8, qword ptr [rbp + 8*rsi + 0x608]
    shr r8, cl
    mov ecx, dword ptr [rbp + 8*rsi + 0x610]
    add r8, rcx
    mov rcx, qword ptr [r13 + 8*r8]
    and rcx, r9
    je .L93
    or edi, 0x4000
    movzx edi, di
    mov r8d, edx
    nop
.L95:
    cmp r8b, -0x1
    je .L96
    tzcnt rdx, rcx
    shl edx, 0x6
    or edx, edi
    movzx esi, r8b
    inc r8b
    mov word ptr [rsp + 2*rsi + 0x76], dx
    mov byte ptr [rsp + 0x276], r8b
    mov edx, r8d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L95
    jmp .L93
.L96:
    mov r8b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L95
    jmp .L93
    nop
.L97:
    lea rax, [r12 - 0x1]
    and r12, rax
    je .L84
.L98:
    tzcnt rdi, r12
    lea rax, [rdi + 2*rdi]
    movzx ecx, byte ptr [rbp + 8*rax + 0x14]
    mov rsi, qword ptr [rbp + 8*rax]
    and rsi, r14
    imul rsi, qword ptr [rbp + 8*rax + 0x8]
    shr rsi, cl
    mov eax, dword ptr [rbp + 8*rax + 0x10]
    add rsi, rax
    mov rax, qword ptr [r13 + 8*rsi]
    and rax, r9
    je .L97
    or edi, 0x4000
    movzx ecx, di
    mov edi, edx
    nop
.L99:
    cmp dil, -0x1
    je .L100
    tzcnt rdx, rax
    shl edx, 0x6
    or edx, ecx
    movzx esi, dil
    inc dil
    mov word ptr [rsp + 2*rsi + 0x76], dx
    mov byte ptr [rsp + 0x276], dil
    mov edx, edi
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L99
    jmp .L97
.L100:
    mov dil, -0x1
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L99
    jmp .L97
.L101:
    xor r8d, r8d
    mov rax, r8
    and rax, r9
    je .L105
.L102:
    movzx ecx, byte ptr [rsp + 0x40]
    or ecx, 0x4000
    movzx ecx, cx
    mov esi, edx
.L103:
    cmp sil, -0x1
    je .L104
    tzcnt rdx, rax
    shl edx, 0x6
    or edx, ecx
    movzx edi, sil
    inc sil
    mov word ptr [rsp + 2*rdi + 0x76], dx
    mov byte ptr [rsp + 0x276], sil
    mov edx, esi
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L103
    jmp .L105
.L104:
    mov sil, -0x1
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L103
.L105:
    not r9
    and r8, r9
    je .L108
    movzx eax, byte ptr [rsp + 0x40]
    movzx eax, ax
    nop
.L106:
    cmp dl, -0x1
    je .L107
    tzcnt rcx, r8
    shl ecx, 0x6
    or ecx, eax
    movzx esi, dl
    inc dl
    mov word ptr [rsp + 2*rsi + 0x76], cx
    mov byte ptr [rsp + 0x276], dl
    lea rcx, [r8 - 0x1]
    and r8, rcx
    jne .L106
    jmp .L108
.L107:
    mov dl, -0x1
    lea rcx, [r8 - 0x1]
    and r8, rcx
    jne .L106
    nop
.L108:
    mov rbx, qword ptr [rsp + 0x10]
    cmp byte ptr [rbx + 0x91], 0x0
    je .L1
    jmp .L229
.L109:
    xor r8d, r8d
    mov rax, r8
    and rax, r9
    jne .L86
.L110:
    mov rbx, qword ptr [rsp + 0x10]
    lea r13, [plywright::sliders::magic::TABLE]
    lea rbp, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::board::geometry::AROUND]
.L111:
    not r9
    and r8, r9
    je .L0
    movzx eax, byte ptr [rsp + 0x28]
    movzx eax, ax
    nop
.L112:
    cmp dl, -0x1
    je .L113
    tzcnt rcx, r8
    shl ecx, 0x6
    or ecx, eax
    movzx esi, dl
    inc dl
    mov word ptr [rsp + 2*rsi + 0x76], cx
    mov byte ptr [rsp + 0x276], dl
    lea rcx, [r8 - 0x1]
    and r8, rcx
    jne .L112
    jmp .L0
.L113:
    mov dl, -0x1
    lea rcx, [r8 - 0x1]
    and r8, rcx
    jne .L112
    jmp .L0
.L114:
    xor r8d, r8d
.L115:
    mov rcx, r15
    and rcx, 0xfe
    je .L126
    mov edi, r8d
    nop
.L116:
    cmp dil, -0x1
    je .L118
    tzcnt rsi, rcx
    mov r8d, esi
    shl r8d, 0x6
    add r8d, esi
    add r8d, 0x7
    lea esi, [rdi + 0x1]
    movzx r10d, r8w
    mov r8d, r10d
    or r8d, 0xf000
    movzx r12d, dil
    mov word ptr [rsp + 2*r12 + 0x76], r8w
    mov byte ptr [rsp + 0x276], sil
    mov r8b, -0x1
    cmp sil, -0x1
    je .L119
    lea r13d, [rdi + 0x2]
    mov r12d, r10d
    or r12d, 0xc000
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], r12w
    mov byte ptr [rsp + 0x276], r13b
    cmp r13b, -0x1
    je .L119
    lea esi, [rdi + 0x3]
    mov r12d, r10d
    or r12d, 0xe000
    movzx r13d, r13b
    mov word ptr [rsp + 2*r13 + 0x76], r12w
    mov byte ptr [rsp + 0x276], sil
    mov r13b, -0x1
    cmp sil, -0x1
    mov r9, qword ptr [rsp + 0x8]
    mov r12, qword ptr [rsp + 0x18]
    je .L117
    add dil, 0x4
    or r10d, 0xd000
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], r10w
    mov byte ptr [rsp + 0x276], dil
    mov r8d, edi
    mov r13d, edi
.L117:
    lea rsi, [rcx - 0x1]
    mov edi, r13d
    and rcx, rsi
    lea r13, [plywright::sliders::magic::TABLE]
    jne .L116
    jmp .L127
.L118:
    mov r13b, -0x1
    jmp .L117
.L119:
    mov r13b, -0x1
    mov r9, qword ptr [rsp + 0x8]
    mov r12, qword ptr [rsp + 0x18]
    jmp .L117
.L120:
    lea r15, [plywright::board::geometry::AROUND]
.L121:
    mov rcx, rbx
    movabs rsi, -0x200000000000000
    and rcx, rsi
    je .L172
    mov edi, r8d
    nop
.L122:
    cmp dil, -0x1
    je .L124
    tzcnt r8, rcx
    lea esi, [r8 + 0x37]
    and esi, 0x3f
    shl r8d, 0x6
    or r8d, esi
    lea esi, [rdi + 0x1]
    movzx r10d, r8w
    mov r8d, r10d
    or r8d, 0xf000
    movzx r15d, dil
    mov word ptr [rsp + 2*r15 + 0x76], r8w
    mov byte ptr [rsp + 0x276], sil
    mov r8b, -0x1
    cmp sil, -0x1
    je .L125
    lea r13d, [rdi + 0x2]
    lea r15d, [r10 + 0xc000]
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], r15w
    mov byte ptr [rsp + 0x276], r13b
    cmp r13b, -0x1
    je .L125
    lea esi, [rdi + 0x3]
    lea r15d, [r10 + 0xe000]
    movzx r13d, r13b
    mov word ptr [rsp + 2*r13 + 0x76], r15w
    mov byte ptr [rsp + 0x276], sil
    mov r13b, -0x1
    cmp sil, -0x1
    lea r15, [plywright::board::geometry::AROUND]
    je .L123
    add dil, 0x4
    or r10d, 0xd000
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], r10w
    mov byte ptr [rsp + 0x276], dil
    mov r8d, edi
    mov r13d, edi
.L123:
    lea rsi, [rcx - 0x1]
    mov edi, r13d
    and rcx, rsi
    lea r13, [plywright::sliders::magic::TABLE]
    jne .L122
    jmp .L173
.L124:
    mov r13b, -0x1
    jmp .L123
.L125:
    mov r13b, -0x1
    lea r15, [plywright::board::geometry::AROUND]
    jmp .L123
.L126:
    lea r13, [plywright::sliders::magic::TABLE]
.L127:
    mov rcx, rbx
    and rcx, 0x7f
    je .L132
    mov edi, r8d
    nop
.L128:
    cmp dil, -0x1
    je .L130
    tzcnt rsi, rcx
    mov r8d, esi
    shl r8d, 0x6
    add r8d, esi
    add r8d, 0x9
    lea esi, [rdi + 0x1]
    movzx r10d, r8w
    mov r8d, r10d
    or r8d, 0xf000
    movzx r12d, dil
    mov word ptr [rsp + 2*r12 + 0x76], r8w
    mov byte ptr [rsp + 0x276], sil
    mov r8b, -0x1
    cmp sil, -0x1
    je .L131
    lea r13d, [rdi + 0x2]
    mov r12d, r10d
    or r12d, 0xc000
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], r12w
    mov byte ptr [rsp + 0x276], r13b
    cmp r13b, -0x1
    je .L131
    lea esi, [rdi + 0x3]
    mov r12d, r10d
    or r12d, 0xe000
    movzx r13d, r13b
    mov word ptr [rsp + 2*r13 + 0x76], r12w
    mov byte ptr [rsp + 0x276], sil
    mov r13b, -0x1
    cmp sil, -0x1
    mov r9, qword ptr [rsp + 0x8]
    mov r12, qword ptr [rsp + 0x18]
    je .L129
    add dil, 0x4
    or r10d, 0xd000
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], r10w
    mov byte ptr [rsp + 0x276], dil
    mov r8d, edi
    mov r13d, edi
.L129:
    lea rsi, [rcx - 0x1]
    mov edi, r13d
    and rcx, rsi
    lea r13, [plywright::sliders::magic::TABLE]
    jne .L128
    jmp .L132
.L130:
    mov r13b, -0x1
    jmp .L129
.L131:
    mov r13b, -0x1
    mov r9, qword ptr [rsp + 0x8]
    mov r12, qword ptr [rsp + 0x18]
    jmp .L129
.L132:
    movabs rcx, 0xfefefefefefe00
    and r15, rcx
    movabs rcx, 0x7f7f7f7f7f7f00
    and rbx, rcx
    mov ecx, r8d
    test r15, r15
    je .L135
    nop
.L133:
    cmp cl, -0x1
    je .L134
    tzcnt rsi, r15
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x4007
    movzx edi, cl
    inc cl
    mov word ptr [rsp + 2*rdi + 0x76], si
    mov byte ptr [rsp + 0x276], cl
    mov r8d, ecx
    lea rsi, [r15 - 0x1]
    and r15, rsi
    jne .L133
    jmp .L135
.L134:
    mov cl, -0x1
    lea rsi, [r15 - 0x1]
    and r15, rsi
    jne .L133
.L135:
    mov ecx, r8d
    test rbx, rbx
    lea r15, [plywright::board::geometry::AROUND]
    je .L138
.L136:
    cmp cl, -0x1
    je .L137
    tzcnt rsi, rbx
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x4009
    movzx edi, cl
    inc cl
    mov word ptr [rsp + 2*rdi + 0x76], si
    mov byte ptr [rsp + 0x276], cl
    mov r8d, ecx
    lea rsi, [rbx - 0x1]
    and rbx, rsi
    jne .L136
    jmp .L138
.L137:
    mov cl, -0x1
    lea rsi, [rbx - 0x1]
    and rbx, rsi
    jne .L136
.L138:
    mov rcx, qword ptr [rsp + 0x20]
    and rcx, r14
    and rcx, qword ptr [rsp + 0x68]
    jne .L143
.L139:
    mov rbx, qword ptr [rsp + 0x38]
    and rbx, r14
    mov r15, qword ptr [rsp + 0x68]
    and rbx, r15
    jne .L147
.L140:
    and r14, qword ptr [rsp + 0x50]
    and r14, r15
    jne .L151
.L141:
    and r11, rdx
    je .L159
    mov rbx, qword ptr [rsp + 0x30]
    shl ebx, 0x9
    lea rcx, [plywright::board::geometry::LINE]
    add rbx, rcx
    jmp .L156
    nop
.L142:
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    je .L139
.L143:
    tzcnt rsi, rcx
    mov edi, esi
    shl edi, 0x6
    mov rdi, qword ptr [rdi + r15]
    and rdi, r9
    je .L142
    or esi, 0x4000
    movzx r10d, si
    mov ebx, r8d
    nop
.L144:
    cmp bl, -0x1
    je .L145
    tzcnt rsi, rdi
    shl esi, 0x6
    or esi, r10d
    movzx r8d, bl
    inc bl
    mov word ptr [rsp + 2*r8 + 0x76], si
    mov byte ptr [rsp + 0x276], bl
    mov r8d, ebx
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    jne .L144
    jmp .L142
.L145:
    mov bl, -0x1
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    jne .L144
    jmp .L142
    nop
.L146:
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    je .L140
.L147:
    tzcnt rdi, rbx
    lea rsi, [rdi + 2*rdi]
    movzx ecx, byte ptr [rbp + 8*rsi + 0x614]
    mov r10, qword ptr [rbp + 8*rsi + 0x600]
    and r10, r12
    imul r10, qword ptr [rbp + 8*rsi + 0x608]
    shr r10, cl
    mov ecx, dword ptr [rbp + 8*rsi + 0x610]
    add r10, rcx
    mov rcx, qword ptr [r13 + 8*r10]
    and rcx, r9
    je .L146
    or edi, 0x4000
    movzx edi, di
    mov r10d, r8d
    nop
.L148:
    cmp r10b, -0x1
    je .L149
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, edi
    movzx r8d, r10b
    inc r10b
    mov word ptr [rsp + 2*r8 + 0x76], si
    mov byte ptr [rsp + 0x276], r10b
    mov r8d, r10d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L148
    jmp .L146
.L149:
    mov r10b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L148
    jmp .L146
    nop
.L150:
    lea rcx, [r14 - 0x1]
    and r14, rcx
    je .L141
.L151:
    tzcnt rdi, r14
    lea rsi, [rdi + 2*rdi]
    movzx ecx, byte ptr [rbp + 8*rsi + 0x14]
    mov r10, qword ptr [rbp + 8*rsi]
    and r10, r12
    imul r10, qword ptr [rbp + 8*rsi + 0x8]
    shr r10, cl
    mov ecx, dword ptr [rbp + 8*rsi + 0x10]
    add r10, rcx
    mov rcx, qword ptr [r13 + 8*r10]
    and rcx, r9
    je .L150
    or edi, 0x4000
    movzx edi, di
    mov r10d, r8d
    nop
.L152:
    cmp r10b, -0x1
    je .L153
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, edi
    movzx r8d, r10b
    inc r10b
    mov word ptr [rsp + 2*r8 + 0x76], si
    mov byte ptr [rsp + 0x276], r10b
    mov r8d, r10d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L152
    jmp .L150
.L153:
    mov r10b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L152
    jmp .L150
    nop
.L154:
    mov r15, qword ptr [rsp + 0x20]
.L155:
    lea rcx, [r11 - 0x1]
    and r11, rcx
    je .L160
.L156:
    tzcnt rdi, r11
    lea rsi, [rdi + 2*rdi]
    mov r10d, dword ptr [rbp + 8*rsi + 0x610]
    movzx ecx, byte ptr [rbp + 8*rsi + 0x614]
    mov r14, qword ptr [rbp + 8*rsi + 0x600]
    and r14, r12
    imul r14, qword ptr [rbp + 8*rsi + 0x608]
    shr r14, cl
    add r14, r10
    mov rcx, qword ptr [r13 + 8*r14]
    and rcx, qword ptr [rbx + 8*rdi]
    and rcx, r9
    je .L154
    or edi, 0x4000
    movzx edi, di
    mov r10d, r8d
    mov r15, qword ptr [rsp + 0x20]
    nop
.L157:
    cmp r10b, -0x1
    je .L158
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, edi
    movzx r8d, r10b
    inc r10b
    mov word ptr [rsp + 2*r8 + 0x76], si
    mov byte ptr [rsp + 0x276], r10b
    mov r8d, r10d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L157
    jmp .L155
.L158:
    mov r10b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L157
    jmp .L155
.L159:
    mov r15, qword ptr [rsp + 0x20]
.L160:
    and rax, rdx
    je .L165
    mov r11, qword ptr [rsp + 0x30]
    shl r11d, 0x9
    lea rcx, [plywright::board::geometry::LINE]
    add r11, rcx
    jmp .L162
    nop
.L161:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L165
.L162:
    tzcnt rdi, rax
    lea rsi, [rdi + 2*rdi]
    mov r10d, dword ptr [rbp + 8*rsi + 0x10]
    movzx ecx, byte ptr [rbp + 8*rsi + 0x14]
    mov rbx, qword ptr [rbp + 8*rsi]
    and rbx, r12
    imul rbx, qword ptr [rbp + 8*rsi + 0x8]
    shr rbx, cl
    add rbx, r10
    mov rcx, qword ptr [r13 + 8*rbx]
    and rcx, qword ptr [r11 + 8*rdi]
    and rcx, r9
    je .L161
    or edi, 0x4000
    movzx edi, di
    mov r10d, r8d
    nop
.L163:
    cmp r10b, -0x1
    je .L164
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, edi
    movzx r8d, r10b
    inc r10b
    mov word ptr [rsp + 2*r8 + 0x76], si
    mov byte ptr [rsp + 0x276], r10b
    mov r8d, r10d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L163
    jmp .L161
.L164:
    mov r10b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L163
    jmp .L161
.L165:
    and rdx, qword ptr [rsp + 0x58]
    je .L170
    mov rax, qword ptr [rsp + 0x30]
    shl eax, 0x9
    lea rcx, [plywright::board::geometry::LINE]
    add rax, rcx
    jmp .L167
    nop
.L166:
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    je .L170
.L167:
    tzcnt rdi, rdx
    lea rsi, [rdi + 2*rdi]
    movzx ecx, byte ptr [rbp + 8*rsi + 0x14]
    mov r10, qword ptr [rbp + 8*rsi]
    and r10, r12
    imul r10, qword ptr [rbp + 8*rsi + 0x8]
    shr r10, cl
    mov ecx, dword ptr [rbp + 8*rsi + 0x10]
    add r10, rcx
    mov r11d, dword ptr [rbp + 8*rsi + 0x610]
    movzx ecx, byte ptr [rbp + 8*rsi + 0x614]
    mov rbx, qword ptr [rbp + 8*rsi + 0x600]
    and rbx, r12
    imul rbx, qword ptr [rbp + 8*rsi + 0x608]
    shr rbx, cl
    add rbx, r11
    mov rcx, qword ptr [r13 + 8*rbx]
    or rcx, qword ptr [r13 + 8*r10]
    and rcx, qword ptr [rax + 8*rdi]
    and rcx, r9
    je .L166
    or edi, 0x4000
    movzx edi, di
    mov r10d, r8d
    nop
.L168:
    cmp r10b, -0x1
    je .L169
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, edi
    movzx r8d, r10b
    inc r10b
    mov word ptr [rsp + 2*r8 + 0x76], si
    mov byte ptr [rsp + 0x276], r10b
    mov r8d, r10d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L168
    jmp .L166
.L169:
    mov r10b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L168
    jmp .L166
.L170:
    mov eax, 0x1
    mov rcx, qword ptr [rsp + 0x30]
    shl rax, cl
    mov rcx, qword ptr [rsp + 0x28]
    mov rdx, qword ptr [rcx + 0x8]
    and rdx, r9
    je .L228
    mov rsi, qword ptr [rsp + 0x60]
    and rsi, r9
    mov ecx, 0x40
    tzcnt rcx, rsi
    and ecx, 0x3f
    mov r10, qword ptr [rsp + 0x48]
    and r10, r9
    mov rsi, r10
    shl rsi, 0x9
    movabs rdi, -0x101010101010200
    and rsi, rdi
    shl r10, 0x7
    movabs rdi, 0x7f7f7f7f7f7f7f00
    and r10, rdi
    or r10, rsi
    shl ecx, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    or r10, qword ptr [rcx + rsi + 0x8]
    not r10
    and rdx, r10
    je .L221
    not rax
    and r12, rax
    mov rax, rdx
    mov rbx, qword ptr [rsp + 0x50]
    mov r14, qword ptr [rsp + 0x38]
    nop
.L171:
    mov rdi, rax
    tzcnt rax, rax
    lea r10, [rax + 2*rax]
    movzx ecx, byte ptr [rbp + 8*r10 + 0x14]
    mov rsi, qword ptr [rbp + 8*r10]
    and rsi, r12
    imul rsi, qword ptr [rbp + 8*r10 + 0x8]
    shr rsi, cl
    mov ecx, dword ptr [rbp + 8*r10 + 0x10]
    add rsi, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r11]
    and rcx, r15
    mov rsi, qword ptr [r13 + 8*rsi]
    and rsi, rbx
    or rsi, rcx
    movzx ecx, byte ptr [rbp + 8*r10 + 0x614]
    mov r11, qword ptr [rbp + 8*r10 + 0x600]
    and r11, r12
    imul r11, qword ptr [rbp + 8*r10 + 0x608]
    mov r10d, dword ptr [rbp + 8*r10 + 0x610]
    shr r11, cl
    add r11, r10
    mov r10, qword ptr [r13 + 8*r11]
    and r10, r14
    or r10, rsi
    mov esi, 0x1
    mov ecx, eax
    shl rsi, cl
    and r10, r9
    test r10, r10
    cmove rsi, r10
    xor rdx, rsi
    lea rax, [rdi - 0x1]
    and rax, rdi
    jne .L171
    mov rcx, rdx
    movzx eax, byte ptr [rsp + 0x40]
    and rcx, r9
    jne .L222
    jmp .L225
.L172:
    lea r13, [plywright::sliders::magic::TABLE]
.L173:
    mov rcx, r9
    movabs rsi, 0x7f00000000000000
    and rcx, rsi
    je .L178
    mov edi, r8d
    nop
.L174:
    cmp dil, -0x1
    je .L176
    tzcnt r8, rcx
    lea esi, [r8 + 0x39]
    and esi, 0x3f
    shl r8d, 0x6
    or r8d, esi
    lea esi, [rdi + 0x1]
    movzx r10d, r8w
    mov r8d, r10d
    or r8d, 0xf000
    movzx r15d, dil
    mov word ptr [rsp + 2*r15 + 0x76], r8w
    mov byte ptr [rsp + 0x276], sil
    mov r8b, -0x1
    cmp sil, -0x1
    je .L177
    lea r13d, [rdi + 0x2]
    lea r15d, [r10 + 0xc000]
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], r15w
    mov byte ptr [rsp + 0x276], r13b
    cmp r13b, -0x1
    je .L177
    lea esi, [rdi + 0x3]
    lea r15d, [r10 + 0xe000]
    movzx r13d, r13b
    mov word ptr [rsp + 2*r13 + 0x76], r15w
    mov byte ptr [rsp + 0x276], sil
    mov r13b, -0x1
    cmp sil, -0x1
    lea r15, [plywright::board::geometry::AROUND]
    je .L175
    add dil, 0x4
    or r10d, 0xd000
    movzx esi, sil
    mov word ptr [rsp + 2*rsi + 0x76], r10w
    mov byte ptr [rsp + 0x276], dil
    mov r8d, edi
    mov r13d, edi
.L175:
    lea rsi, [rcx - 0x1]
    mov edi, r13d
    and rcx, rsi
    lea r13, [plywright::sliders::magic::TABLE]
    jne .L174
    jmp .L178
.L176:
    mov r13b, -0x1
    jmp .L175
.L177:
    mov r13b, -0x1
    lea r15, [plywright::board::geometry::AROUND]
    jmp .L175
.L178:
    movabs rcx, 0xfefefefefefe00
    and rbx, rcx
    movabs rcx, 0x7f7f7f7f7f7f00
    and r9, rcx
    mov r10, qword ptr [rsp + 0x58]
    mov ecx, r8d
    test rbx, rbx
    je .L181
.L179:
    cmp cl, -0x1
    je .L180
    tzcnt rsi, rbx
    mov edi, esi
    shl edi, 0x6
    add esi, 0x37
    and esi, 0x3f
    add esi, edi
    add esi, 0x4000
    movzx edi, cl
    inc cl
    mov word ptr [rsp + 2*rdi + 0x76], si
    mov byte ptr [rsp + 0x276], cl
    mov r8d, ecx
    lea rsi, [rbx - 0x1]
    and rbx, rsi
    jne .L179
    jmp .L181
.L180:
    mov cl, -0x1
    lea rsi, [rbx - 0x1]
    and rbx, rsi
    jne .L179
.L181:
    mov ecx, r8d
    test r9, r9
    mov rbx, qword ptr [rsp + 0x8]
    je .L184
    nop
.L182:
    cmp cl, -0x1
    je .L183
    tzcnt rsi, r9
    mov edi, esi
    shl edi, 0x6
    add esi, 0x39
    and esi, 0x3f
    add esi, edi
    add esi, 0x4000
    movzx edi, cl
    inc cl
    mov word ptr [rsp + 2*rdi + 0x76], si
    mov byte ptr [rsp + 0x276], cl
    mov r8d, ecx
    lea rsi, [r9 - 0x1]
    and r9, rsi
    jne .L182
    jmp .L184
.L183:
    mov cl, -0x1
    lea rsi, [r9 - 0x1]
    and r9, rsi
    jne .L182
.L184:
    mov rcx, qword ptr [rsp + 0x18]
    and rcx, r12
    and rcx, r10
    jne .L189
.L185:
    mov r9, qword ptr [rsp + 0x48]
    and r9, r12
    and r9, qword ptr [rsp + 0x58]
    jne .L193
.L186:
    and r12, qword ptr [rsp + 0x30]
    and r12, qword ptr [rsp + 0x58]
    jne .L197
.L187:
    and r11, rdx
    je .L204
    mov r12, qword ptr [rsp + 0x20]
    mov r9d, r12d
    shl r9d, 0x9
    lea rcx, [plywright::board::geometry::LINE]
    add r9, rcx
    jmp .L201
    nop
.L188:
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    je .L185
.L189:
    tzcnt rsi, rcx
    mov edi, esi
    shl edi, 0x6
    mov rdi, qword ptr [rdi + r15]
    and rdi, rbx
    je .L188
    or esi, 0x4000
    movzx r9d, si
    mov r10d, r8d
    nop
.L190:
    cmp r10b, -0x1
    je .L191
    tzcnt rsi, rdi
    shl esi, 0x6
    or esi, r9d
    movzx r8d, r10b
    inc r10b
    mov word ptr [rsp + 2*r8 + 0x76], si
    mov byte ptr [rsp + 0x276], r10b
    mov r8d, r10d
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    jne .L190
    jmp .L188
.L191:
    mov r10b, -0x1
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    jne .L190
    jmp .L188
    nop
.L192:
    lea rcx, [r9 - 0x1]
    and r9, rcx
    je .L186
.L193:
    tzcnt rdi, r9
    lea rsi, [rdi + 2*rdi]
    movzx ecx, byte ptr [rbp + 8*rsi + 0x614]
    mov r10, qword ptr [rbp + 8*rsi + 0x600]
    and r10, r14
    imul r10, qword ptr [rbp + 8*rsi + 0x608]
    shr r10, cl
    mov ecx, dword ptr [rbp + 8*rsi + 0x610]
    add r10, rcx
    mov rcx, qword ptr [r13 + 8*r10]
    and rcx, rbx
    je .L192
    or edi, 0x4000
    movzx edi, di
    mov r10d, r8d
    nop
.L194:
    cmp r10b, -0x1
    je .L195
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, edi
    movzx r8d, r10b
    inc r10b
    mov word ptr [rsp + 2*r8 + 0x76], si
    mov byte ptr [rsp + 0x276], r10b
    mov r8d, r10d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L194
    jmp .L192
.L195:
    mov r10b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L194
    jmp .L192
    nop
.L196:
    lea rcx, [r12 - 0x1]
    and r12, rcx
    je .L187
.L197:
    tzcnt rdi, r12
    lea rsi, [rdi + 2*rdi]
    movzx ecx, byte ptr [rbp + 8*rsi + 0x14]
    mov r9, qword ptr [rbp + 8*rsi]
    and r9, r14
    imul r9, qword ptr [rbp + 8*rsi + 0x8]
    shr r9, cl
    mov ecx, dword ptr [rbp + 8*rsi + 0x10]
    add r9, rcx
    mov rcx, qword ptr [r13 + 8*r9]
    and rcx, rbx
    je .L196
    or edi, 0x4000
    movzx edi, di
    mov r9d, r8d
    nop
.L198:
    cmp r9b, -0x1
    je .L199
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, edi
    movzx r8d, r9b
    inc r9b
    mov word ptr [rsp + 2*r8 + 0x76], si
    mov byte ptr [rsp + 0x276], r9b
    mov r8d, r9d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L198
    jmp .L196
.L199:
    mov r9b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L198
    jmp .L196
    nop
.L200:
    lea rcx, [r11 - 0x1]
    and r11, rcx
    je .L205
.L201:
    tzcnt rdi, r11
    lea rsi, [rdi + 2*rdi]
    mov r10d, dword ptr [rbp + 8*rsi + 0x610]
    movzx ecx, byte ptr [rbp + 8*rsi + 0x614]
    mov rbx, qword ptr [rbp + 8*rsi + 0x600]
    and rbx, r14
    imul rbx, qword ptr [rbp + 8*rsi + 0x608]
    shr rbx, cl
    add rbx, r10
    mov rcx, qword ptr [r13 + 8*rbx]
    and rcx, qword ptr [r9 + 8*rdi]
    and rcx, qword ptr [rsp + 0x8]
    je .L200
    or edi, 0x4000
    movzx edi, di
    mov r10d, r8d
    nop
.L202:
    cmp r10b, -0x1
    je .L203
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, edi
    movzx r8d, r10b
    inc r10b
    mov word ptr [rsp + 2*r8 + 0x76], si
    mov byte ptr [rsp + 0x276], r10b
    mov r8d, r10d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L202
    jmp .L200
.L203:
    mov r10b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L202
    jmp .L200
.L204:
    mov r12, qword ptr [rsp + 0x20]
.L205:
    and rax, rdx
    je .L210
    mov r9d, r12d
    shl r9d, 0x9
    lea rcx, [plywright::board::geometry::LINE]
    add r9, rcx
    mov r12, qword ptr [rsp + 0x8]
    jmp .L207
    nop
.L206:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L211
.L207:
    tzcnt rdi, rax
    lea rsi, [rdi + 2*rdi]
    mov r10d, dword ptr [rbp + 8*rsi + 0x10]
    movzx ecx, byte ptr [rbp + 8*rsi + 0x14]
    mov r11, qword ptr [rbp + 8*rsi]
    and r11, r14
    imul r11, qword ptr [rbp + 8*rsi + 0x8]
    shr r11, cl
    add r11, r10
    mov rcx, qword ptr [r13 + 8*r11]
    and rcx, qword ptr [r9 + 8*rdi]
    and rcx, r12
    je .L206
    or edi, 0x4000
    movzx edi, di
    mov r10d, r8d
    nop
.L208:
    cmp r10b, -0x1
    je .L209
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, edi
    movzx r8d, r10b
    inc r10b
    mov word ptr [rsp + 2*r8 + 0x76], si
    mov byte ptr [rsp + 0x276], r10b
    mov r8d, r10d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L208
    jmp .L206
.L209:
    mov r10b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L208
    jmp .L206
.L210:
    mov r12, qword ptr [rsp + 0x8]
.L211:
    and rdx, qword ptr [rsp + 0x60]
    je .L216
    mov rax, qword ptr [rsp + 0x20]
    shl eax, 0x9
    lea rcx, [plywright::board::geometry::LINE]
    add rax, rcx
    jmp .L213
    nop
.L212:
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    je .L216
.L213:
    tzcnt rdi, rdx
    lea rsi, [rdi + 2*rdi]
    movzx ecx, byte ptr [rbp + 8*rsi + 0x14]
    mov r9, qword ptr [rbp + 8*rsi]
    and r9, r14
    imul r9, qword ptr [rbp + 8*rsi + 0x8]
    shr r9, cl
    mov ecx, dword ptr [rbp + 8*rsi + 0x10]
    add r9, rcx
    mov r10d, dword ptr [rbp + 8*rsi + 0x610]
    movzx ecx, byte ptr [rbp + 8*rsi + 0x614]
    mov r11, qword ptr [rbp + 8*rsi + 0x600]
    and r11, r14
    imul r11, qword ptr [rbp + 8*rsi + 0x608]
    shr r11, cl
    add r11, r10
    mov rcx, qword ptr [r13 + 8*r11]
    or rcx, qword ptr [r13 + 8*r9]
    and rcx, qword ptr [rax + 8*rdi]
    and rcx, r12
    je .L212
    or edi, 0x4000
    movzx edi, di
    mov r9d, r8d
    nop
.L214:
    cmp r9b, -0x1
    je .L215
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, edi
    movzx r8d, r9b
    inc r9b
    mov word ptr [rsp + 2*r8 + 0x76], si
    mov byte ptr [rsp + 0x276], r9b
    mov r8d, r9d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L214
    jmp .L212
.L215:
    mov r9b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L214
    jmp .L212
.L216:
    mov eax, 0x1
    mov rcx, qword ptr [rsp + 0x20]
    shl rax, cl
    mov rcx, qword ptr [rsp + 0x50]
    mov rdx, qword ptr [rcx + 0x8]
    and rdx, r12
    mov rbx, qword ptr [rsp + 0x10]
    je .L0
    mov rsi, qword ptr [rsp + 0x40]
    and rsi, r12
    mov ecx, 0x40
    tzcnt rcx, rsi
    and ecx, 0x3f
    mov r9, qword ptr [rsp + 0x38]
    and r9, r12
    mov rsi, r9
    shr rsi, 0x7
    movabs rdi, 0xfefefefefefe00
    add rdi, 0xfe
    and rdi, rsi
    shr r9, 0x9
    movabs rsi, 0x7f7f7f7f7f7f00
    add rsi, 0x7f
    and rsi, r9
    or rsi, rdi
    shl ecx, 0x6
    or rsi, qword ptr [rcx + r15 + 0x8]
    not rsi
    and rdx, rsi
    je .L230
    not rax
    and r14, rax
    mov rax, rdx
    mov rbx, qword ptr [rsp + 0x30]
    mov r13, qword ptr [rsp + 0x48]
    lea rbp, [plywright::sliders::magic::TABLE]
    lea r15, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::board::geometry::AROUND]
    nop
.L217:
    mov rdi, rax
    tzcnt rax, rax
    lea r9, [rax + 2*rax]
    movzx ecx, byte ptr [r15 + 8*r9 + 0x14]
    mov rsi, qword ptr [r15 + 8*r9]
    and rsi, r14
    imul rsi, qword ptr [r15 + 8*r9 + 0x8]
    shr rsi, cl
    mov ecx, dword ptr [r15 + 8*r9 + 0x10]
    add rsi, rcx
    mov ecx, eax
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r11]
    and rcx, qword ptr [rsp + 0x18]
    mov rsi, qword ptr [rbp + 8*rsi]
    and rsi, rbx
    or rsi, rcx
    movzx ecx, byte ptr [r15 + 8*r9 + 0x614]
    mov r10, qword ptr [r15 + 8*r9 + 0x600]
    and r10, r14
    imul r10, qword ptr [r15 + 8*r9 + 0x608]
    mov r9d, dword ptr [r15 + 8*r9 + 0x610]
    shr r10, cl
    add r10, r9
    mov r9, qword ptr [rbp + 8*r10]
    and r9, r13
    or r9, rsi
    mov esi, 0x1
    mov ecx, eax
    shl rsi, cl
    and r9, r12
    test r9, r9
    cmove rsi, r9
    xor rdx, rsi
    lea rax, [rdi - 0x1]
    and rax, rdi
    jne .L217
    mov rcx, rdx
    movzx eax, byte ptr [rsp + 0x28]
    and rcx, r12
    je .L231
.L218:
    lea esi, [rax + 0x4000]
    movzx esi, si
    mov edi, r8d
    lea r13, [plywright::sliders::magic::TABLE]
    lea rbp, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::board::geometry::AROUND]
    nop
.L219:
    cmp dil, -0x1
    je .L220
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, esi
    movzx r9d, dil
    inc dil
    mov word ptr [rsp + 2*r9 + 0x76], r8w
    mov byte ptr [rsp + 0x276], dil
    mov r8d, edi
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L219
    jmp .L232
.L220:
    mov dil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L219
    jmp .L232
.L221:
    xor edx, edx
    mov rcx, rdx
    movzx eax, byte ptr [rsp + 0x40]
    and rcx, r9
    je .L225
.L222:
    lea esi, [rax + 0x4000]
    movzx esi, si
    mov edi, r8d
    nop
.L223:
    cmp dil, -0x1
    je .L224
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, esi
    movzx r10d, dil
    inc dil
    mov word ptr [rsp + 2*r10 + 0x76], r8w
    mov byte ptr [rsp + 0x276], dil
    mov r8d, edi
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L223
    jmp .L225
.L224:
    mov dil, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L223
.L225:
    not r9
    and rdx, r9
    je .L228
    movzx eax, ax
    nop
.L226:
    cmp r8b, -0x1
    je .L227
    tzcnt rcx, rdx
    shl ecx, 0x6
    or ecx, eax
    movzx esi, r8b
    inc r8b
    mov word ptr [rsp + 2*rsi + 0x76], cx
    mov byte ptr [rsp + 0x276], r8b
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    jne .L226
    jmp .L228
.L227:
    mov r8b, -0x1
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    jne .L226
.L228:
    mov rbx, qword ptr [rsp + 0x10]
    cmp byte ptr [rbx + 0x91], 0x0
    lea r15, [plywright::board::geometry::AROUND]
    je .L1
.L229:
    lea rdi, [rbx + 0x50]
    movzx edx, byte ptr [rbx + 0x92]
    movzx esi, byte ptr [rsp + 0x40]
    lea rcx, [rsp + 0x76]
    call plywright::movegen::generate::en_passant
    mov rbx, qword ptr [rsp + 0x10]
    jmp .L1
.L230:
    xor edx, edx
    mov rcx, rdx
    movzx eax, byte ptr [rsp + 0x28]
    and rcx, r12
    jne .L218
.L231:
    lea r13, [plywright::sliders::magic::TABLE]
    lea rbp, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::board::geometry::AROUND]
.L232:
    not r12
    and rdx, r12
    mov rbx, qword ptr [rsp + 0x10]
    je .L0
    movzx eax, ax
    nop
.L233:
    cmp r8b, -0x1
    je .L234
    tzcnt rcx, rdx
    shl ecx, 0x6
    or ecx, eax
    movzx esi, r8b
    inc r8b
    mov word ptr [rsp + 2*rsi + 0x76], cx
    mov byte ptr [rsp + 0x276], r8b
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    jne .L233
    jmp .L0
.L234:
    mov r8b, -0x1
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    jne .L233
    jmp .L0
.L235:
    lea r15, [plywright::board::geometry::AROUND]
    jmp .L238
.L236:
    mov rbx, qword ptr [rsp + 0x10]
    lea r15, [plywright::board::geometry::AROUND]
    jmp .L240
.L237:
    xor edx, edx
.L238:
    mov rbx, qword ptr [rsp + 0x10]
    lea rdi, [rbx + 0x50]
    movzx esi, byte ptr [rsp + 0x40]
    mov rcx, r8
    lea r8, [rsp + 0x76]
    call plywright::movegen::evasions::answers
    jmp .L1
.L239:
    xor edx, edx
.L240:
    lea rdi, [rbx + 0x50]
    movzx esi, byte ptr [rsp + 0x28]
    mov rcx, r8
    lea r8, [rsp + 0x76]
    call plywright::movegen::evasions::answers
    mov rbx, qword ptr [rsp + 0x10]
    jmp .L1
.L241:
    lea rdi, [rbx + 0x50]
    movzx edx, byte ptr [rbx + 0x92]
    movzx esi, byte ptr [rsp + 0x28]
    lea rcx, [rsp + 0x76]
    call plywright::movegen::generate::en_passant
    mov rbx, qword ptr [rsp + 0x10]
    jmp .L1
.L242:
    add rsp, 0x288
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L243:
    xor eax, eax
    ret

plywright::movegen::evasions::answers:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    movabs r10, 0xfefefefefefe00
    movabs r11, 0x7f7f7f7f7f7f00
    mov r15, qword ptr [rdi + 0x38]
    lea rax, [rcx - 0x1]
    movzx ebx, sil
    mov r14, r9
    not r14
    mov qword ptr [rsp - 0x30], r14
    test rcx, rax
    mov qword ptr [rsp - 0x48], rdi
    mov qword ptr [rsp - 0x8], rcx
    mov qword ptr [rsp - 0x20], rbx
    mov qword ptr [rsp - 0x10], rax
    je .L0
    mov rax, qword ptr [rdi]
    jmp .L42
.L0:
    tzcnt rax, rcx
    mov r14d, ebx
    shl r14d, 0x9
    lea r10, [plywright::board::geometry::BETWEEN]
    add r10, r14
    mov r14, qword ptr [r10 + 8*rax]
    or r14, rcx
    mov rax, qword ptr [rdi]
    mov r12, rdx
    mov r10, qword ptr [rdi + 0x30]
    mov qword ptr [rsp - 0x38], rax
    and rax, r10
    mov edx, ebx
    shl edx, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    not r12
    mov rdi, qword ptr [rdx + rcx + 0x30]
    or rdi, r12
    and rdi, rax
    shl rdi, 0x9
    mov r13, r15
    and r13, r14
    and rdi, r13
    movabs rbp, -0x101010101010200
    and rbp, rdi
    mov rdi, rcx
    mov rdx, qword ptr [rdx + rcx + 0x38]
    or rdx, r12
    and rdx, rax
    shl rdx, 0x7
    and rdx, r13
    movabs rbx, 0x7f7f7f7f7f7f7f00
    and rbx, rdx
    mov rdx, rax
    shr rdx, 0x30
    test dl, dl
    mov qword ptr [rsp - 0x40], r10
    mov qword ptr [rsp - 0x28], r15
    mov qword ptr [rsp - 0x18], r12
    je .L10
    and sil, 0x7
    movabs rdx, 0x101010101010101
    mov ecx, esi
    shl rdx, cl
    or rdx, r12
    and rax, rdx
    shl rax, 0x8
    or r10, r15
    not r10
    and r10, rax
    and r14, r10
    movabs rax, -0x100000000000000
    and rax, r14
    mov r10, rdi
    je .L3
    movzx ecx, byte ptr [r8 + 0x200]
.L1:
    mov sil, -0x1
    cmp cl, -0x1
    je .L2
    tzcnt rdi, rax
    lea edx, [rdi + 0x38]
    and edx, 0x3f
    shl edi, 0x6
    or edi, edx
    lea edx, [rcx + 0x1]
    movzx edi, di
    mov r14d, edi
    or r14d, 0xb000
    movzx r15d, cl
    mov word ptr [r8 + 2*r15], r14w
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L2
    lea r14d, [rcx + 0x2]
    lea r15d, [rdi + 0x8000]
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], r15w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L2
    lea edx, [rcx + 0x3]
    lea r15d, [rdi + 0xa000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r15w
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L2
    add cl, 0x4
    or edi, 0x9000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], di
    mov byte ptr [r8 + 0x200], cl
    mov esi, ecx
.L2:
    lea rdx, [rax - 0x1]
    mov ecx, esi
    and rax, rdx
    jne .L1
.L3:
    movabs rax, -0x200000000000000
    and rax, rbp
    mov r12, qword ptr [rsp - 0x18]
    je .L6
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L4:
    mov sil, -0x1
    cmp cl, -0x1
    je .L5
    tzcnt rdi, rax
    lea edx, [rdi + 0x37]
    and edx, 0x3f
    shl edi, 0x6
    or edi, edx
    lea edx, [rcx + 0x1]
    movzx edi, di
    mov r14d, edi
    or r14d, 0xf000
    movzx r15d, cl
    mov word ptr [r8 + 2*r15], r14w
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L5
    lea r14d, [rcx + 0x2]
    lea r15d, [rdi + 0xc000]
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], r15w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L5
    lea edx, [rcx + 0x3]
    lea r15d, [rdi + 0xe000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r15w
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L5
    add cl, 0x4
    or edi, 0xd000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], di
    mov byte ptr [r8 + 0x200], cl
    mov esi, ecx
.L5:
    lea rdx, [rax - 0x1]
    mov ecx, esi
    and rax, rdx
    jne .L4
.L6:
    movabs rax, 0x7f00000000000000
    and rax, rbx
    je .L9
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L7:
    mov sil, -0x1
    cmp cl, -0x1
    je .L8
    tzcnt rdi, rax
    lea edx, [rdi + 0x39]
    and edx, 0x3f
    shl edi, 0x6
    or edi, edx
    lea edx, [rcx + 0x1]
    movzx edi, di
    mov r14d, edi
    or r14d, 0xf000
    movzx r15d, cl
    mov word ptr [r8 + 2*r15], r14w
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L8
    lea r14d, [rcx + 0x2]
    lea r15d, [rdi + 0xc000]
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], r15w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L8
    lea edx, [rcx + 0x3]
    lea r15d, [rdi + 0xe000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r15w
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L8
    add cl, 0x4
    or edi, 0xd000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], di
    mov byte ptr [r8 + 0x200], cl
    mov esi, ecx
.L8:
    lea rdx, [rax - 0x1]
    mov ecx, esi
    and rax, rdx
    jne .L7
.L9:
    movabs rax, 0xfefefefefefe00
    and rbp, rax
    and rbx, r11
    test rbp, rbp
    mov rsi, qword ptr [rsp - 0x40]
    jne .L11
    jmp .L14
.L10:
    mov r10, rdi
    test rbp, rbp
    mov rsi, qword ptr [rsp - 0x40]
    je .L14
.L11:
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L12:
    cmp al, -0x1
    je .L13
    tzcnt rcx, rbp
    mov edx, ecx
    shl edx, 0x6
    add ecx, 0x37
    and ecx, 0x3f
    add ecx, edx
    add ecx, 0x4000
    movzx edx, al
    inc al
    mov word ptr [r8 + 2*rdx], cx
    mov byte ptr [r8 + 0x200], al
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    jne .L12
    jmp .L14
.L13:
    mov al, -0x1
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    jne .L12
.L14:
    test rbx, rbx
    je .L17
    movzx eax, byte ptr [r8 + 0x200]
.L15:
    cmp al, -0x1
    je .L16
    tzcnt rcx, rbx
    mov edx, ecx
    shl edx, 0x6
    add ecx, 0x39
    and ecx, 0x3f
    add ecx, edx
    add ecx, 0x4000
    movzx edx, al
    inc al
    mov word ptr [r8 + 2*rdx], cx
    mov byte ptr [r8 + 0x200], al
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    jne .L15
    jmp .L17
.L16:
    mov al, -0x1
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    jne .L15
.L17:
    mov rax, qword ptr [rsp - 0x48]
    mov rax, qword ptr [rax + 0x8]
    and rax, r12
    and rax, rsi
    je .L25
    movzx ebx, byte ptr [r8 + 0x200]
    jmp .L19
    nop
.L18:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L25
.L19:
    tzcnt rcx, rax
    mov edx, ecx
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r10]
    and rcx, r13
    mov rdi, rcx
    movzx esi, dx
    and rdi, r9
    je .L22
    lea edx, [rsi + 0x4000]
    movzx ebp, dx
    mov edx, ebx
    nop
.L20:
    cmp dl, -0x1
    je .L21
    tzcnt rbx, rdi
    shl ebx, 0x6
    or ebx, ebp
    movzx r14d, dl
    inc dl
    mov word ptr [r8 + 2*r14], bx
    mov byte ptr [r8 + 0x200], dl
    mov ebx, edx
    lea r14, [rdi - 0x1]
    and rdi, r14
    jne .L20
    jmp .L22
.L21:
    mov dl, -0x1
    lea r14, [rdi - 0x1]
    and rdi, r14
    jne .L20
    nop
.L22:
    mov edi, ebx
    and rcx, qword ptr [rsp - 0x30]
    je .L18
    nop
.L23:
    cmp dil, -0x1
    je .L24
    tzcnt rdx, rcx
    shl edx, 0x6
    or edx, esi
    movzx ebx, dil
    inc dil
    mov word ptr [r8 + 2*rbx], dx
    mov byte ptr [r8 + 0x200], dil
    mov ebx, edi
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    jne .L23
    jmp .L18
.L24:
    mov dil, -0x1
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    jne .L23
    jmp .L18
.L25:
    mov rcx, qword ptr [rsp - 0x40]
    mov r10, rcx
    or r10, qword ptr [rsp - 0x28]
    mov rax, qword ptr [rsp - 0x48]
    mov rbx, qword ptr [rax + 0x20]
    mov rbp, qword ptr [rax + 0x10]
    or rbp, rbx
    and rbp, r12
    and rbp, rcx
    je .L33
    movzx r12d, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    jmp .L27
    nop
.L26:
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    je .L33
.L27:
    tzcnt rsi, rbp
    lea rdi, [rsi + 2*rsi]
    movzx ecx, byte ptr [rax + 8*rdi + 0x614]
    mov r14, qword ptr [rax + 8*rdi + 0x600]
    and r14, r10
    imul r14, qword ptr [rax + 8*rdi + 0x608]
    shr r14, cl
    mov ecx, dword ptr [rax + 8*rdi + 0x610]
    add r14, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rdi, qword ptr [rcx + 8*r14]
    and rdi, r13
    mov rcx, rdi
    movzx r14d, si
    and rcx, r9
    je .L30
    lea esi, [r14 + 0x4000]
    movzx r15d, si
    mov esi, r12d
    nop
.L28:
    cmp sil, -0x1
    je .L29
    tzcnt r12, rcx
    shl r12d, 0x6
    or r12d, r15d
    movzx edx, sil
    inc sil
    mov word ptr [r8 + 2*rdx], r12w
    mov byte ptr [r8 + 0x200], sil
    mov r12d, esi
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    jne .L28
    jmp .L30
.L29:
    mov sil, -0x1
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    jne .L28
    nop
.L30:
    mov ecx, r12d
    and rdi, qword ptr [rsp - 0x30]
    je .L26
    nop
.L31:
    cmp cl, -0x1
    je .L32
    tzcnt rsi, rdi
    shl esi, 0x6
    or esi, r14d
    movzx r15d, cl
    inc cl
    mov word ptr [r8 + 2*r15], si
    mov byte ptr [r8 + 0x200], cl
    mov r12d, ecx
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    jne .L31
    jmp .L26
.L32:
    mov cl, -0x1
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    jne .L31
    jmp .L26
.L33:
    mov rax, qword ptr [rsp - 0x48]
    or rbx, qword ptr [rax + 0x18]
    and rbx, qword ptr [rsp - 0x18]
    and rbx, qword ptr [rsp - 0x40]
    je .L41
    movzx esi, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdx, [plywright::sliders::magic::TABLE]
    jmp .L35
    nop
.L34:
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    je .L41
.L35:
    tzcnt r14, rbx
    lea rdi, [r14 + 2*r14]
    movzx ecx, byte ptr [rax + 8*rdi + 0x14]
    mov r15, qword ptr [rax + 8*rdi]
    and r15, r10
    imul r15, qword ptr [rax + 8*rdi + 0x8]
    shr r15, cl
    mov ecx, dword ptr [rax + 8*rdi + 0x10]
    add r15, rcx
    mov rcx, qword ptr [rdx + 8*r15]
    and rcx, r13
    mov rdi, rcx
    movzx r14d, r14w
    and rdi, r9
    je .L38
    lea ebp, [r14 + 0x4000]
    movzx ebp, bp
    mov r15d, esi
    nop
.L36:
    cmp r15b, -0x1
    je .L37
    tzcnt rsi, rdi
    shl esi, 0x6
    or esi, ebp
    movzx r12d, r15b
    inc r15b
    mov word ptr [r8 + 2*r12], si
    mov byte ptr [r8 + 0x200], r15b
    mov esi, r15d
    lea r12, [rdi - 0x1]
    and rdi, r12
    jne .L36
    jmp .L38
.L37:
    mov r15b, -0x1
    lea r12, [rdi - 0x1]
    and rdi, r12
    jne .L36
    nop
.L38:
    mov edi, esi
    and rcx, qword ptr [rsp - 0x30]
    je .L34
    nop
.L39:
    cmp dil, -0x1
    je .L40
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, r14d
    movzx r15d, dil
    inc dil
    mov word ptr [r8 + 2*r15], si
    mov byte ptr [r8 + 0x200], dil
    mov esi, edi
    lea r15, [rcx - 0x1]
    and rcx, r15
    jne .L39
    jmp .L34
.L40:
    mov dil, -0x1
    lea r15, [rcx - 0x1]
    and rcx, r15
    jne .L39
    jmp .L34
.L41:
    mov rdi, qword ptr [rsp - 0x48]
    mov rbx, qword ptr [rsp - 0x20]
    mov rax, qword ptr [rsp - 0x38]
    mov r15, qword ptr [rsp - 0x28]
    movabs r10, 0xfefefefefefe00
.L42:
    mov qword ptr [rsp - 0x40], r9
    mov ecx, ebx
    shl ecx, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    mov rdx, qword ptr [rdi + 0x28]
    and rdx, r15
    mov esi, 0x40
    tzcnt rsi, rdx
    and esi, 0x3f
    mov qword ptr [rsp - 0x38], rax
    mov rdx, rax
    and rdx, r15
    mov rax, rdx
    shr rax, 0x7
    add r10, 0xfe
    and r10, rax
    shr rdx, 0x9
    add r11, 0x7f
    and r11, rdx
    shl esi, 0x6
    or r11, qword ptr [rsi + r9 + 0x8]
    or r11, r10
    not r11
    and r11, qword ptr [rcx + r9 + 0x8]
    and r11, r15
    je .L44
    mov rsi, qword ptr [rdi + 0x30]
    or rsi, r15
    btr rsi, rbx
    mov r10, qword ptr [rdi + 0x20]
    mov rbx, qword ptr [rdi + 0x18]
    or rbx, r10
    or r10, qword ptr [rdi + 0x10]
    mov r9, qword ptr [rdi + 0x8]
    lea r12, [plywright::sliders::magic::LOOKUPS]
    mov r14, r15
    lea r13, [plywright::sliders::magic::TABLE]
    mov rcx, r11
    nop
.L43:
    mov rbp, rcx
    tzcnt rdx, rcx
    lea rdi, [rdx + 2*rdx]
    movzx ecx, byte ptr [r12 + 8*rdi + 0x14]
    mov r15, qword ptr [r12 + 8*rdi]
    and r15, rsi
    imul r15, qword ptr [r12 + 8*rdi + 0x8]
    shr r15, cl
    mov ecx, dword ptr [r12 + 8*rdi + 0x10]
    add r15, rcx
    mov ecx, edx
    shl ecx, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rax]
    and rcx, r9
    mov r15, qword ptr [r13 + 8*r15]
    and r15, rbx
    or r15, rcx
    movzx ecx, byte ptr [r12 + 8*rdi + 0x614]
    mov rax, qword ptr [r12 + 8*rdi + 0x600]
    and rax, rsi
    imul rax, qword ptr [r12 + 8*rdi + 0x608]
    mov edi, dword ptr [r12 + 8*rdi + 0x610]
    shr rax, cl
    add rax, rdi
    mov rax, qword ptr [r13 + 8*rax]
    and rax, r10
    or rax, r15
    mov edi, 0x1
    mov ecx, edx
    shl rdi, cl
    and rax, r14
    test rax, rax
    cmove rdi, rax
    xor r11, rdi
    lea rcx, [rbp - 0x1]
    and rcx, rbp
    jne .L43
    jmp .L45
.L44:
    xor r11d, r11d
.L45:
    mov r9, qword ptr [rsp - 0x40]
    and r9, r11
    mov rdi, qword ptr [rsp - 0x48]
    mov rsi, qword ptr [rsp - 0x20]
    je .L48
    lea eax, [rsi + 0x4000]
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L46:
    cmp cl, -0x1
    je .L47
    tzcnt rdx, r9
    shl edx, 0x6
    or edx, eax
    movzx r10d, cl
    inc cl
    mov word ptr [r8 + 2*r10], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [r9 - 0x1]
    and r9, rdx
    jne .L46
    jmp .L48
.L47:
    mov cl, -0x1
    lea rdx, [r9 - 0x1]
    and r9, rdx
    jne .L46
.L48:
    and r11, qword ptr [rsp - 0x30]
    je .L51
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, si
    nop
.L49:
    cmp cl, -0x1
    je .L50
    tzcnt rdx, r11
    shl edx, 0x6
    or edx, eax
    movzx r9d, cl
    inc cl
    mov word ptr [r8 + 2*r9], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [r11 - 0x1]
    and r11, rdx
    jne .L49
    jmp .L51
.L50:
    mov cl, -0x1
    lea rdx, [r11 - 0x1]
    and r11, rdx
    jne .L49
.L51:
    mov rax, qword ptr [rsp - 0x8]
    test qword ptr [rsp - 0x10], rax
    jne .L52
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L52
    mov r9, qword ptr [rsp - 0x38]
    or r9, qword ptr [rdi + 0x8]
    mov rdx, rax
    movzx eax, byte ptr [rdi + 0x42]
    lea ecx, [rax + 0x38]
    btr r9, rcx
    test r9, rdx
    je .L53
.L52:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L53:
    movzx edx, al
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant

plywright::movegen::evasions::answers:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov r10, r9
    mov r14, rdi
    mov r9, qword ptr [rdi + 0x30]
    lea rax, [rcx - 0x1]
    movzx r11d, sil
    mov qword ptr [rsp - 0x38], r10
    not r10
    mov qword ptr [rsp - 0x40], r10
    test rcx, rax
    mov qword ptr [rsp - 0x10], rcx
    mov qword ptr [rsp - 0x30], r11
    mov qword ptr [rsp - 0x18], rax
    je .L0
    mov rsi, qword ptr [r14]
    jmp .L42
.L0:
    mov r12, rdx
    movabs r10, 0xfefefefefefe00
    movabs rbx, 0x7f7f7f7f7f7f00
    tzcnt rax, rcx
    mov edx, r11d
    shl edx, 0x9
    lea rdi, [plywright::board::geometry::BETWEEN]
    add rdi, rdx
    mov r15, qword ptr [rdi + 8*rax]
    or r15, rcx
    mov rax, qword ptr [r14]
    mov rdi, qword ptr [r14 + 0x38]
    mov qword ptr [rsp - 0x48], rax
    and rax, rdi
    mov edx, r11d
    shl edx, 0x6
    lea r13, [plywright::board::geometry::AROUND]
    not r12
    mov rcx, qword ptr [rdx + r13 + 0x38]
    or rcx, r12
    and rcx, rax
    shr rcx, 0x7
    add r10, 0xfe
    and r10, r9
    and r10, r15
    and r10, rcx
    mov rdx, qword ptr [rdx + r13 + 0x30]
    or rdx, r12
    and rdx, rax
    shr rdx, 0x9
    lea rbp, [rbx + 0x7f]
    and rbp, r9
    and rbp, r15
    and rbp, rdx
    test eax, 0xff00
    mov qword ptr [rsp - 0x28], rdi
    mov qword ptr [rsp - 0x50], r9
    je .L10
    and sil, 0x7
    mov edx, 0x1010101
    mov ecx, esi
    shl edx, cl
    mov ecx, r12d
    or ecx, edx
    and eax, ecx
    shr eax, 0x8
    mov ecx, edi
    or ecx, r9d
    not ecx
    and ecx, eax
    and ecx, r15d
    movzx eax, cl
    test eax, eax
    mov r9, qword ptr [rsp - 0x38]
    je .L3
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L1:
    mov r11b, -0x1
    cmp cl, -0x1
    je .L2
    tzcnt rdx, rax
    mov esi, edx
    shl esi, 0x6
    add esi, edx
    add esi, 0x8
    lea edx, [rcx + 0x1]
    movzx esi, si
    mov edi, esi
    or edi, 0xb000
    movzx ebx, cl
    mov word ptr [r8 + 2*rbx], di
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L2
    lea edi, [rcx + 0x2]
    lea ebx, [rsi + 0x8000]
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], bx
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L2
    lea edx, [rcx + 0x3]
    mov ebx, esi
    or ebx, 0xa000
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], bx
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L2
    add cl, 0x4
    or esi, 0x9000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], si
    mov byte ptr [r8 + 0x200], cl
    mov r11d, ecx
.L2:
    lea rdx, [rax - 0x1]
    mov ecx, r11d
    and rax, rdx
    jne .L1
.L3:
    mov rax, r10
    and rax, 0xfe
    je .L6
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L4:
    mov r11b, -0x1
    cmp cl, -0x1
    je .L5
    tzcnt rdx, rax
    mov esi, edx
    shl esi, 0x6
    add esi, edx
    add esi, 0x7
    lea edx, [rcx + 0x1]
    movzx esi, si
    mov edi, esi
    or edi, 0xf000
    movzx ebx, cl
    mov word ptr [r8 + 2*rbx], di
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L5
    lea edi, [rcx + 0x2]
    mov ebx, esi
    or ebx, 0xc000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], bx
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L5
    lea edx, [rcx + 0x3]
    mov ebx, esi
    or ebx, 0xe000
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], bx
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L5
    add cl, 0x4
    or esi, 0xd000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], si
    mov byte ptr [r8 + 0x200], cl
    mov r11d, ecx
.L5:
    lea rdx, [rax - 0x1]
    mov ecx, r11d
    and rax, rdx
    jne .L4
.L6:
    mov rax, rbp
    and rax, 0x7f
    je .L9
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L7:
    mov r11b, -0x1
    cmp cl, -0x1
    je .L8
    tzcnt rdx, rax
    mov esi, edx
    shl esi, 0x6
    add esi, edx
    add esi, 0x9
    lea edx, [rcx + 0x1]
    movzx esi, si
    mov edi, esi
    or edi, 0xf000
    movzx ebx, cl
    mov word ptr [r8 + 2*rbx], di
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L8
    lea edi, [rcx + 0x2]
    mov ebx, esi
    or ebx, 0xc000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], bx
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L8
    lea edx, [rcx + 0x3]
    mov ebx, esi
    or ebx, 0xe000
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], bx
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L8
    add cl, 0x4
    or esi, 0xd000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], si
    mov byte ptr [r8 + 0x200], cl
    mov r11d, ecx
.L8:
    lea rdx, [rax - 0x1]
    mov ecx, r11d
    and rax, rdx
    jne .L7
.L9:
    movabs rax, 0xfefefefefefe00
    and r10, rax
    movabs rax, 0x7f7f7f7f7f7f00
    and rbp, rax
    test r10, r10
    jne .L11
    jmp .L14
.L10:
    mov r9, qword ptr [rsp - 0x38]
    test r10, r10
    je .L14
.L11:
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L12:
    cmp al, -0x1
    je .L13
    tzcnt rcx, r10
    mov edx, ecx
    shl edx, 0x6
    add ecx, edx
    add ecx, 0x4007
    movzx edx, al
    inc al
    mov word ptr [r8 + 2*rdx], cx
    mov byte ptr [r8 + 0x200], al
    lea rcx, [r10 - 0x1]
    and r10, rcx
    jne .L12
    jmp .L14
.L13:
    mov al, -0x1
    lea rcx, [r10 - 0x1]
    and r10, rcx
    jne .L12
.L14:
    test rbp, rbp
    je .L17
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L15:
    cmp al, -0x1
    je .L16
    tzcnt rcx, rbp
    mov edx, ecx
    shl edx, 0x6
    add ecx, edx
    add ecx, 0x4009
    movzx edx, al
    inc al
    mov word ptr [r8 + 2*rdx], cx
    mov byte ptr [r8 + 0x200], al
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    jne .L15
    jmp .L17
.L16:
    mov al, -0x1
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    jne .L15
.L17:
    and r15, qword ptr [rsp - 0x50]
    mov rcx, qword ptr [r14 + 0x8]
    and rcx, r12
    mov rbp, qword ptr [rsp - 0x28]
    and rcx, rbp
    je .L25
    movzx r11d, byte ptr [r8 + 0x200]
    jmp .L19
    nop
.L18:
    lea rax, [rcx - 0x1]
    and rcx, rax
    je .L25
.L19:
    tzcnt rax, rcx
    mov edx, eax
    shl eax, 0x6
    mov rax, qword ptr [rax + r13]
    and rax, r15
    mov rsi, rax
    movzx r10d, dx
    and rsi, r9
    je .L22
    lea edx, [r10 + 0x4000]
    movzx ebx, dx
    mov edx, r11d
    nop
.L20:
    cmp dl, -0x1
    je .L21
    tzcnt rdi, rsi
    shl edi, 0x6
    or edi, ebx
    movzx r11d, dl
    inc dl
    mov word ptr [r8 + 2*r11], di
    mov byte ptr [r8 + 0x200], dl
    mov r11d, edx
    lea rdi, [rsi - 0x1]
    and rsi, rdi
    jne .L20
    jmp .L22
.L21:
    mov dl, -0x1
    lea rdi, [rsi - 0x1]
    and rsi, rdi
    jne .L20
    nop
.L22:
    mov esi, r11d
    and rax, qword ptr [rsp - 0x40]
    je .L18
    nop
.L23:
    cmp sil, -0x1
    je .L24
    tzcnt rdx, rax
    shl edx, 0x6
    or edx, r10d
    movzx edi, sil
    inc sil
    mov word ptr [r8 + 2*rdi], dx
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea rdx, [rax - 0x1]
    and rax, rdx
    jne .L23
    jmp .L18
.L24:
    mov sil, -0x1
    lea rdx, [rax - 0x1]
    and rax, rdx
    jne .L23
    jmp .L18
.L25:
    mov r10, rbp
    or r10, qword ptr [rsp - 0x50]
    mov r13, qword ptr [r14 + 0x20]
    mov rax, rbp
    mov rbp, qword ptr [r14 + 0x10]
    or rbp, r13
    mov qword ptr [rsp - 0x20], r12
    and rbp, r12
    and rbp, rax
    je .L33
    movzx r12d, byte ptr [r8 + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    jmp .L27
    nop
.L26:
    lea rax, [rbp - 0x1]
    and rbp, rax
    je .L33
.L27:
    tzcnt rax, rbp
    lea rsi, [rax + 2*rax]
    movzx ecx, byte ptr [r11 + 8*rsi + 0x614]
    mov rdi, qword ptr [r11 + 8*rsi + 0x600]
    and rdi, r10
    imul rdi, qword ptr [r11 + 8*rsi + 0x608]
    shr rdi, cl
    mov ecx, dword ptr [r11 + 8*rsi + 0x610]
    add rdi, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rcx + 8*rdi]
    and rcx, r15
    mov rsi, rcx
    movzx ebx, ax
    and rsi, r9
    je .L30
    lea eax, [rbx + 0x4000]
    movzx edi, ax
    mov eax, r12d
    nop
.L28:
    cmp al, -0x1
    je .L29
    tzcnt r12, rsi
    shl r12d, 0x6
    or r12d, edi
    movzx edx, al
    inc al
    mov word ptr [r8 + 2*rdx], r12w
    mov byte ptr [r8 + 0x200], al
    mov r12d, eax
    lea rdx, [rsi - 0x1]
    and rsi, rdx
    jne .L28
    jmp .L30
.L29:
    mov al, -0x1
    lea rdx, [rsi - 0x1]
    and rsi, rdx
    jne .L28
    nop
.L30:
    mov esi, r12d
    and rcx, qword ptr [rsp - 0x40]
    je .L26
    nop
.L31:
    cmp sil, -0x1
    je .L32
    tzcnt rax, rcx
    shl eax, 0x6
    or eax, ebx
    movzx edi, sil
    inc sil
    mov word ptr [r8 + 2*rdi], ax
    mov byte ptr [r8 + 0x200], sil
    mov r12d, esi
    lea rax, [rcx - 0x1]
    and rcx, rax
    jne .L31
    jmp .L26
.L32:
    mov sil, -0x1
    lea rax, [rcx - 0x1]
    and rcx, rax
    jne .L31
    jmp .L26
.L33:
    or r13, qword ptr [r14 + 0x18]
    and r13, qword ptr [rsp - 0x20]
    and r13, qword ptr [rsp - 0x28]
    je .L41
    movzx eax, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L35
    nop
.L34:
    lea rcx, [r13 - 0x1]
    and r13, rcx
    je .L41
.L35:
    tzcnt rdi, r13
    lea rsi, [rdi + 2*rdi]
    movzx ecx, byte ptr [rdx + 8*rsi + 0x14]
    mov rbx, qword ptr [rdx + 8*rsi]
    and rbx, r10
    imul rbx, qword ptr [rdx + 8*rsi + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [rdx + 8*rsi + 0x10]
    add rbx, rcx
    mov rcx, qword ptr [r11 + 8*rbx]
    and rcx, r15
    mov rsi, rcx
    movzx ebx, di
    and rsi, r9
    je .L38
    lea edi, [rbx + 0x4000]
    movzx edi, di
    mov ebp, eax
    nop
.L36:
    cmp bpl, -0x1
    je .L37
    tzcnt rax, rsi
    shl eax, 0x6
    or eax, edi
    movzx r12d, bpl
    inc bpl
    mov word ptr [r8 + 2*r12], ax
    mov byte ptr [r8 + 0x200], bpl
    mov eax, ebp
    lea r12, [rsi - 0x1]
    and rsi, r12
    jne .L36
    jmp .L38
.L37:
    mov bpl, -0x1
    lea r12, [rsi - 0x1]
    and rsi, r12
    jne .L36
    nop
.L38:
    mov esi, eax
    and rcx, qword ptr [rsp - 0x40]
    je .L34
    nop
.L39:
    cmp sil, -0x1
    je .L40
    tzcnt rax, rcx
    shl eax, 0x6
    or eax, ebx
    movzx edi, sil
    inc sil
    mov word ptr [r8 + 2*rdi], ax
    mov byte ptr [r8 + 0x200], sil
    mov eax, esi
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L39
    jmp .L34
.L40:
    mov sil, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L39
    jmp .L34
.L41:
    mov r11, qword ptr [rsp - 0x30]
    mov rsi, qword ptr [rsp - 0x48]
    mov r9, qword ptr [rsp - 0x50]
.L42:
    mov eax, r11d
    shl eax, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [r14 + 0x28]
    and rcx, r9
    mov edx, 0x40
    tzcnt rdx, rcx
    and edx, 0x3f
    mov qword ptr [rsp - 0x48], rsi
    mov rcx, rsi
    and rcx, r9
    mov rsi, rcx
    shl rsi, 0x9
    movabs rdi, -0x101010101010200
    and rdi, rsi
    shl rcx, 0x7
    movabs r10, 0x7f7f7f7f7f7f7f00
    and r10, rcx
    shl edx, 0x6
    or r10, qword ptr [rdx + rbx + 0x8]
    or r10, rdi
    not r10
    and r10, qword ptr [rax + rbx + 0x8]
    and r10, r9
    mov qword ptr [rsp - 0x8], r14
    je .L44
    mov rax, qword ptr [r14 + 0x38]
    or rax, r9
    btr rax, r11
    mov rbx, qword ptr [r14 + 0x20]
    mov r15, qword ptr [r14 + 0x18]
    or r15, rbx
    or rbx, qword ptr [r14 + 0x10]
    mov r12, qword ptr [r14 + 0x8]
    lea r13, [plywright::sliders::magic::LOOKUPS]
    lea rbp, [plywright::sliders::magic::TABLE]
    mov rcx, r10
    nop
.L43:
    mov rsi, rcx
    tzcnt rdx, rcx
    lea rdi, [rdx + 2*rdx]
    movzx ecx, byte ptr [r13 + 8*rdi + 0x14]
    mov r14, qword ptr [r13 + 8*rdi]
    and r14, rax
    imul r14, qword ptr [r13 + 8*rdi + 0x8]
    shr r14, cl
    mov ecx, dword ptr [r13 + 8*rdi + 0x10]
    add r14, rcx
    mov ecx, edx
    shl ecx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r11]
    and rcx, r12
    mov r14, qword ptr [rbp + 8*r14]
    and r14, r15
    or r14, rcx
    movzx ecx, byte ptr [r13 + 8*rdi + 0x614]
    mov r11, qword ptr [r13 + 8*rdi + 0x600]
    and r11, rax
    imul r11, qword ptr [r13 + 8*rdi + 0x608]
    mov edi, dword ptr [r13 + 8*rdi + 0x610]
    shr r11, cl
    add r11, rdi
    mov rdi, qword ptr [rbp + 8*r11]
    and rdi, rbx
    or rdi, r14
    mov r11d, 0x1
    mov ecx, edx
    shl r11, cl
    and rdi, r9
    test rdi, rdi
    cmove r11, rdi
    xor r10, r11
    lea rcx, [rsi - 0x1]
    and rcx, rsi
    jne .L43
    mov r9, qword ptr [rsp - 0x38]
    and r9, r10
    mov rsi, qword ptr [rsp - 0x30]
    jne .L45
    jmp .L48
.L44:
    xor r10d, r10d
    mov r9, qword ptr [rsp - 0x38]
    and r9, r10
    mov rsi, qword ptr [rsp - 0x30]
    je .L48
.L45:
    lea eax, [rsi + 0x4000]
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L46:
    cmp cl, -0x1
    je .L47
    tzcnt rdx, r9
    shl edx, 0x6
    or edx, eax
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [r9 - 0x1]
    and r9, rdx
    jne .L46
    jmp .L48
.L47:
    mov cl, -0x1
    lea rdx, [r9 - 0x1]
    and r9, rdx
    jne .L46
.L48:
    and r10, qword ptr [rsp - 0x40]
    mov rdi, qword ptr [rsp - 0x8]
    je .L51
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, si
    nop
.L49:
    cmp cl, -0x1
    je .L50
    tzcnt rdx, r10
    shl edx, 0x6
    or edx, eax
    movzx r9d, cl
    inc cl
    mov word ptr [r8 + 2*r9], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [r10 - 0x1]
    and r10, rdx
    jne .L49
    jmp .L51
.L50:
    mov cl, -0x1
    lea rdx, [r10 - 0x1]
    and r10, rdx
    jne .L49
.L51:
    mov rdx, qword ptr [rsp - 0x10]
    test qword ptr [rsp - 0x18], rdx
    jne .L52
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L52
    mov r9, qword ptr [rsp - 0x48]
    or r9, qword ptr [rdi + 0x8]
    movzx eax, byte ptr [rdi + 0x42]
    lea ecx, [rax + 0x8]
    btr r9, rcx
    test r9, rdx
    je .L53
.L52:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L53:
    movzx edx, al
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant

plywright::movegen::generate::en_passant:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov qword ptr [rsp - 0x38], rcx
    movzx edx, dl
    mov r10d, edx
    shl r10d, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [r10 + rax + 0x18]
    mov rax, qword ptr [rdi + 0x30]
    and r8, qword ptr [rdi]
    mov qword ptr [rsp - 0x30], rax
    and r8, rax
    je .L2
    mov r12, qword ptr [rdi + 0x20]
    mov rax, qword ptr [rdi + 0x38]
    mov qword ptr [rsp - 0x8], rax
    or qword ptr [rsp - 0x30], rax
    mov ecx, edx
    add cl, 0x38
    mov eax, 0x1
    mov r9, rdi
    mov edi, 0x1
    shl rdi, cl
    mov qword ptr [rsp - 0x18], rdi
    mov ecx, edx
    shl rax, cl
    mov qword ptr [rsp - 0x10], rax
    movzx eax, sil
    lea rcx, [rax + 2*rax]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [rsi + 8*rcx]
    mov qword ptr [rsp - 0x20], rax
    mov rax, qword ptr [rsi + 8*rcx + 0x8]
    mov qword ptr [rsp - 0x28], rax
    mov r13d, dword ptr [rsi + 8*rcx + 0x10]
    mov edx, dword ptr [rsi + 8*rcx + 0x14]
    and edx, 0x3f
    mov r15, qword ptr [rsi + 8*rcx + 0x600]
    mov rax, qword ptr [rsi + 8*rcx + 0x608]
    mov r11d, dword ptr [rsi + 8*rcx + 0x610]
    mov esi, dword ptr [rsi + 8*rcx + 0x614]
    and esi, 0x3f
    mov rdi, qword ptr [r9 + 0x18]
    or rdi, r12
    or r12, qword ptr [r9 + 0x10]
    mov rcx, qword ptr [rsp - 0x38]
    movzx r9d, byte ptr [rcx + 0x200]
    or r10d, 0x5000
    movzx ecx, r10w
    mov dword ptr [rsp - 0x3c], ecx
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L1
.L0:
    lea rcx, [r8 - 0x1]
    and r8, rcx
    je .L2
.L1:
    tzcnt rbx, r8
    mov r14, qword ptr [rsp - 0x18]
    bts r14, rbx
    not r14
    and r14, qword ptr [rsp - 0x30]
    or r14, qword ptr [rsp - 0x10]
    mov rbp, r15
    and rbp, r14
    and r14, qword ptr [rsp - 0x20]
    imul r14, qword ptr [rsp - 0x28]
    mov ecx, edx
    shr r14, cl
    imul rbp, rax
    mov ecx, esi
    shr rbp, cl
    add r14, r13
    add rbp, r11
    mov rcx, qword ptr [r10 + 8*r14]
    and rcx, rdi
    mov r14, qword ptr [r10 + 8*rbp]
    and r14, r12
    or r14, rcx
    test qword ptr [rsp - 0x8], r14
    setne cl
    cmp r9b, -0x1
    sete bpl
    or bpl, cl
    jne .L0
    or ebx, dword ptr [rsp - 0x3c]
    movzx ecx, r9b
    inc r9b
    mov r14, qword ptr [rsp - 0x38]
    mov word ptr [r14 + 2*rcx], bx
    mov byte ptr [r14 + 0x200], r9b
    jmp .L0
.L2:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

plywright::movegen::generate::en_passant:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov qword ptr [rsp - 0x38], rcx
    movzx edx, dl
    mov r10d, edx
    shl r10d, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [r10 + rax + 0x10]
    mov rax, qword ptr [rdi + 0x38]
    and r8, qword ptr [rdi]
    mov qword ptr [rsp - 0x30], rax
    and r8, rax
    je .L2
    mov r12, qword ptr [rdi + 0x20]
    mov rax, qword ptr [rdi + 0x30]
    mov qword ptr [rsp - 0x8], rax
    or qword ptr [rsp - 0x30], rax
    mov ecx, edx
    add cl, 0x8
    mov eax, 0x1
    mov r9, rdi
    mov edi, 0x1
    shl rdi, cl
    mov qword ptr [rsp - 0x18], rdi
    mov ecx, edx
    shl rax, cl
    mov qword ptr [rsp - 0x10], rax
    movzx eax, sil
    lea rcx, [rax + 2*rax]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [rsi + 8*rcx]
    mov qword ptr [rsp - 0x20], rax
    mov rax, qword ptr [rsi + 8*rcx + 0x8]
    mov qword ptr [rsp - 0x28], rax
    mov r13d, dword ptr [rsi + 8*rcx + 0x10]
    mov edx, dword ptr [rsi + 8*rcx + 0x14]
    and edx, 0x3f
    mov r15, qword ptr [rsi + 8*rcx + 0x600]
    mov rax, qword ptr [rsi + 8*rcx + 0x608]
    mov r11d, dword ptr [rsi + 8*rcx + 0x610]
    mov esi, dword ptr [rsi + 8*rcx + 0x614]
    and esi, 0x3f
    mov rdi, qword ptr [r9 + 0x18]
    or rdi, r12
    or r12, qword ptr [r9 + 0x10]
    mov rcx, qword ptr [rsp - 0x38]
    movzx r9d, byte ptr [rcx + 0x200]
    or r10d, 0x5000
    movzx ecx, r10w
    mov dword ptr [rsp - 0x3c], ecx
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L1
.L0:
    lea rcx, [r8 - 0x1]
    and r8, rcx
    je .L2
.L1:
    tzcnt rbx, r8
    mov r14, qword ptr [rsp - 0x18]
    bts r14, rbx
    not r14
    and r14, qword ptr [rsp - 0x30]
    or r14, qword ptr [rsp - 0x10]
    mov rbp, r15
    and rbp, r14
    and r14, qword ptr [rsp - 0x20]
    imul r14, qword ptr [rsp - 0x28]
    mov ecx, edx
    shr r14, cl
    imul rbp, rax
    mov ecx, esi
    shr rbp, cl
    add r14, r13
    add rbp, r11
    mov rcx, qword ptr [r10 + 8*r14]
    and rcx, rdi
    mov r14, qword ptr [r10 + 8*rbp]
    and r14, r12
    or r14, rcx
    test qword ptr [rsp - 0x8], r14
    setne cl
    cmp r9b, -0x1
    sete bpl
    or bpl, cl
    jne .L0
    or ebx, dword ptr [rsp - 0x3c]
    movzx ecx, r9b
    inc r9b
    mov r14, qword ptr [rsp - 0x38]
    mov word ptr [r14 + 2*rcx], bx
    mov byte ptr [r14 + 0x200], r9b
    jmp .L0
.L2:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
