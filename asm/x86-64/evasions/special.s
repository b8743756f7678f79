# The kernels of evasions/special, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm evasions/special
# binary: sha256 6b0560aeefb49d9b64f8ee5bafd4dd28d52ff0b4a7cdb722d8f2b284d1057014
# latency: 57 instructions in 203 bytes; innermost loops: .L0 of 26
# throughput: 42 instructions in 152 bytes; innermost loops: .L0 of 15
# plywright::movegen::all: 3455 instructions in 15269 bytes; innermost loops: .L0 of 15, .L4 of 15, .L8 of 42, .L11 of 43, .L14 of 43, .L18 of 41, .L21 of 41, .L24 of 41, .L29 of 42, .L32 of 43, .L35 of 43, .L40 of 41, .L43 of 41, .L46 of 41, .L51 of 18, .L54 of 18, .L57 of 18, .L60 of 18, .L65 of 17, .L68 of 17, .L73 of 17, .L76 of 17, .L81 of 17, .L84 of 17, .L87 of 38, .L90 of 20, .L93 of 20, .L96 of 19, .L99 of 20, .L104 of 17, .L107 of 17, .L112 of 17, .L115 of 17, .L120 of 17, .L123 of 17, .L126 of 38, .L129 of 18, .L132 of 18, .L135 of 18, .L138 of 18, .L143 of 17, .L146 of 17, .L151 of 17, .L154 of 17, .L159 of 17, .L162 of 17, .L167 of 17, .L170 of 17, .L175 of 17, .L178 of 17, .L183 of 17, .L186 of 17, .L189 of 39, .L192 of 20, .L195 of 20, .L198 of 19, .L201 of 20, .L206 of 17, .L209 of 17, .L214 of 17, .L217 of 17, .L222 of 17, .L225 of 17, .L230 of 17, .L233 of 17, .L238 of 17, .L241 of 17, .L246 of 17, .L249 of 17, .L252 of 38, .L255 of 16, .L258 of 16, .L265 of 16, .L268 of 16, .L274 of 16, .L277 of 17, .L286 of 16, .L289 of 16
# plywright::movegen::evasions::answers: 691 instructions in 2853 bytes; innermost loops: .L1 of 41, .L4 of 41, .L7 of 41, .L11 of 20, .L14 of 20, .L17 of 19, .L20 of 20, .L25 of 17, .L28 of 17, .L33 of 17, .L36 of 17, .L41 of 17, .L44 of 17, .L50 of 38, .L53 of 16, .L56 of 16
# plywright::movegen::evasions::answers: 681 instructions in 2815 bytes; innermost loops: .L1 of 42, .L4 of 43, .L7 of 43, .L11 of 18, .L14 of 18, .L17 of 18, .L20 of 18, .L25 of 17, .L28 of 17, .L33 of 17, .L36 of 17, .L41 of 17, .L44 of 17, .L50 of 38, .L53 of 16, .L56 of 16
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# mix of 5128 instructions: 1317 mov, 687 and, 469 lea, 388 movzx, 362 je, 245 or, 226 jne, 177 shl, 171 cmp, 166 jmp, 146 add, 146 tzcnt, 101 movabs, 93 inc, 78 pop, 78 test, 75 shr, 52 imul, 42 push, 40 not, 24 xor, 8 sete, 8 setne, 7 ret, 6 cmove, 4 btr, 4 bts, 4 call, 2 sub, 1 dec, 1 jae

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x228
    mov rax, qword ptr [rdi + 0x8]
    mov qword ptr [rsp + 0x18], rax
    mov r12, qword ptr [rdi + 0x10]
    mov qword ptr [rsp + 0x20], 0x0
    lea rbx, [rsp + 0x20]
    test r12, r12
    je .L2
    mov rax, qword ptr [rsp + 0x20]
    mov qword ptr [rsp + 0x10], rax
    xor r14d, r14d
    lea rbp, [rsp + 0x8]
    xor eax, eax
    xor r15d, r15d
    jmp .L1
    nop
.L0:
    inc r15
    cmp r12, r15
    je .L3
.L1:
    mov rcx, rax
    xor rcx, r15
    cmp rcx, r12
    jae .L0
    lea r13, [rcx + 4*rcx]
    shl r13, 0x5
    mov edx, 0x201
    mov rdi, rbx
    xor esi, esi
    call qword ptr [address of memset]
    mov rax, qword ptr [rsp + 0x18]
    add rax, r13
    add rax, 0x50
    mov qword ptr [rsp + 0x8], rax
    mov rdi, qword ptr [rsp + 0x8]
    mov rsi, rbx
    call plywright::movegen::all
    mov qword ptr [rsp + 0x8], rbx
    mov rax, qword ptr [rsp + 0x8]
    movzx eax, byte ptr [rax + 0x200]
    add r14, rax
    and eax, dword ptr [rsp + 0x10]
    jmp .L0
.L2:
    xor r14d, r14d
.L3:
    mov rax, r14
    add rsp, 0x228
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

throughput:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x218
    mov r15, qword ptr [rdi + 0x10]
    test r15, r15
    je .L1
    mov r12, qword ptr [rdi + 0x8]
    add r12, 0x50
    xor ebx, ebx
    lea r14, [rsp + 0x16]
    mov r13, qword ptr [address of memset]
    lea rbp, [rsp + 0x8]
    nop
.L0:
    mov edx, 0x201
    mov rdi, r14
    xor esi, esi
    call r13
    mov qword ptr [rsp + 0x8], r12
    mov rdi, qword ptr [rsp + 0x8]
    mov rsi, r14
    call plywright::movegen::all
    mov qword ptr [rsp + 0x8], r14
    mov rax, qword ptr [rsp + 0x8]
    movzx eax, byte ptr [rax + 0x200]
    add rbx, rax
    add r12, 0xa0
    dec r15
    jne .L0
    jmp .L2
.L1:
    xor ebx, ebx
.L2:
    mov rax, rbx
    add rsp, 0x218
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

plywright::movegen::all:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov r8, rsi
    cmp byte ptr [rdi + 0x43], 0x1
    mov qword ptr [rsp - 0x38], rdi
    jne .L3
    mov rcx, qword ptr [rdi + 0x28]
    mov r15, qword ptr [rdi + 0x38]
    mov rax, r15
    mov qword ptr [rsp - 0x30], rcx
    and rax, rcx
    mov ecx, 0x40
    tzcnt rcx, rax
    mov r14d, ecx
    and r14d, 0x3f
    mov edx, r14d
    shl edx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [rdi]
    mov rsi, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdx + r11]
    mov qword ptr [rsp - 0x58], rsi
    and rax, rsi
    mov r10, qword ptr [rdx + r11 + 0x18]
    mov qword ptr [rsp - 0x70], r9
    and r10, r9
    or r10, rax
    mov rsi, qword ptr [rdi + 0x18]
    mov r12, qword ptr [rdi + 0x20]
    mov rax, r12
    mov qword ptr [rsp - 0x10], rsi
    or rax, rsi
    mov rsi, qword ptr [rdx + r11 + 0x20]
    mov qword ptr [rsp - 0x68], rax
    and rsi, rax
    mov rbx, qword ptr [rdi + 0x10]
    mov r9, rbx
    mov qword ptr [rsp - 0x20], r12
    or r9, r12
    mov rax, qword ptr [rdx + r11 + 0x28]
    mov qword ptr [rsp - 0x50], r9
    and rax, r9
    or rax, rsi
    mov esi, ecx
    and sil, 0x3f
    mov byte ptr [rsp - 0x48], sil
    mov r12, qword ptr [rdi + 0x30]
    mov r9, r15
    or r9, r12
    add rdx, r11
    mov qword ptr [rsp - 0x40], rdx
    and r10, r12
    and rax, r12
    mov qword ptr [rsp - 0x78], r12
    mov qword ptr [rsp - 0x80], r9
    mov qword ptr [rsp - 0x60], r14
    je .L27
    mov edx, r14d
    shl edx, 0x9
    lea rdi, [plywright::board::geometry::BETWEEN]
    add rdi, rdx
    xor edx, edx
    jmp .L2
    nop
.L0:
    bts r10, r11
.L1:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L7
.L2:
    tzcnt r11, rax
    mov rsi, qword ptr [rdi + 8*r11]
    mov r14, rsi
    and r14, r9
    je .L0
    lea r11, [r14 - 0x1]
    test r14, r11
    jne .L1
    and rsi, r15
    or rdx, rsi
    jmp .L1
.L3:
    mov rcx, qword ptr [rdi + 0x28]
    mov r15, qword ptr [rdi + 0x30]
    mov rax, r15
    mov qword ptr [rsp - 0x28], rcx
    and rax, rcx
    mov ecx, 0x40
    tzcnt rcx, rax
    mov r14d, ecx
    and r14d, 0x3f
    mov edx, r14d
    shl edx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [rdi]
    mov rsi, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdx + r11]
    mov qword ptr [rsp - 0x70], rsi
    and rax, rsi
    mov r10, qword ptr [rdx + r11 + 0x10]
    mov qword ptr [rsp - 0x58], r9
    and r10, r9
    or r10, rax
    mov rsi, qword ptr [rdi + 0x18]
    mov r12, qword ptr [rdi + 0x20]
    mov rax, r12
    mov qword ptr [rsp - 0x18], rsi
    or rax, rsi
    mov rsi, qword ptr [rdx + r11 + 0x20]
    mov qword ptr [rsp - 0x60], rax
    and rsi, rax
    mov rbx, qword ptr [rdi + 0x10]
    mov r9, rbx
    mov qword ptr [rsp - 0x10], r12
    or r9, r12
    mov rax, qword ptr [rdx + r11 + 0x28]
    mov qword ptr [rsp - 0x40], r9
    and rax, r9
    or rax, rsi
    mov esi, ecx
    and sil, 0x3f
    mov byte ptr [rsp - 0x30], sil
    mov r9, qword ptr [rdi + 0x38]
    mov rbp, r15
    or rbp, r9
    add rdx, r11
    mov qword ptr [rsp - 0x48], rdx
    and r10, r9
    and rax, r9
    mov qword ptr [rsp - 0x78], r9
    mov qword ptr [rsp - 0x80], rbp
    mov qword ptr [rsp - 0x50], r14
    je .L38
    mov edx, r14d
    shl edx, 0x9
    lea rdi, [plywright::board::geometry::BETWEEN]
    add rdi, rdx
    mov qword ptr [rsp - 0x68], 0x0
    jmp .L6
    nop
.L4:
    bts r10, rdx
.L5:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L17
.L6:
    tzcnt rdx, rax
    mov rsi, qword ptr [rdi + 8*rdx]
    mov r11, rsi
    and r11, rbp
    je .L4
    lea rdx, [r11 - 0x1]
    test r11, rdx
    jne .L5
    and rsi, r15
    or qword ptr [rsp - 0x68], rsi
    jmp .L5
.L7:
    test r10, r10
    jne .L298
    test rdx, rdx
    je .L28
    movabs rax, 0xfefefefefefe00
    movabs r14, 0x7f7f7f7f7f7f00
    mov rdi, r9
    not rdi
    mov r10, qword ptr [rsp - 0x70]
    and r10, r15
    mov r11, rdx
    and cl, 0x7
    movabs r13, 0x101010101010101
    shl r13, cl
    not r11
    or r13, r11
    and r13, r10
    shr r13, 0x8
    and r13, rdi
    mov rsi, qword ptr [rsp - 0x40]
    mov rcx, qword ptr [rsi + 0x38]
    or rcx, r11
    and rcx, r10
    shr rcx, 0x7
    add rax, 0xfe
    and rax, r12
    and rax, rcx
    mov rsi, qword ptr [rsi + 0x30]
    mov qword ptr [rsp - 0x28], r11
    or rsi, r11
    and rsi, r10
    shr rsi, 0x9
    lea rcx, [r14 + 0x7f]
    and rcx, r12
    and rcx, rsi
    test r10d, 0xff00
    je .L127
    mov qword ptr [rsp - 0x18], r13
    mov r10, r13
    and r10, 0xff
    je .L10
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L8:
    mov r12b, -0x1
    cmp r11b, -0x1
    je .L9
    tzcnt rsi, r10
    mov r13d, esi
    shl r13d, 0x6
    lea ebp, [rsi + r13]
    add ebp, 0x8
    lea esi, [r11 + 0x1]
    movzx r13d, bp
    mov ebp, r13d
    or ebp, 0xb000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L9
    lea ebp, [r11 + 0x2]
    lea r14d, [r13 + 0x8000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L9
    lea esi, [r11 + 0x3]
    mov r14d, r13d
    or r14d, 0xa000
    movzx ebp, bpl
    mov word ptr [r8 + 2*rbp], r14w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L9
    add r11b, 0x4
    or r13d, 0x9000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r11b
    mov r12d, r11d
.L9:
    lea rsi, [r10 - 0x1]
    mov r11d, r12d
    and r10, rsi
    jne .L8
.L10:
    mov r10, rax
    and r10, 0xfe
    je .L13
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L11:
    mov r12b, -0x1
    cmp r11b, -0x1
    je .L12
    tzcnt rsi, r10
    mov r14d, esi
    shl r14d, 0x6
    lea ebp, [rsi + r14]
    add ebp, 0x7
    lea esi, [r11 + 0x1]
    movzx r13d, bp
    mov ebp, r13d
    or ebp, 0xf000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L12
    lea ebp, [r11 + 0x2]
    mov r14d, r13d
    or r14d, 0xc000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L12
    lea esi, [r11 + 0x3]
    mov r14d, r13d
    or r14d, 0xe000
    movzx ebp, bpl
    mov word ptr [r8 + 2*rbp], r14w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L12
    add r11b, 0x4
    or r13d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r11b
    mov r12d, r11d
.L12:
    lea rsi, [r10 - 0x1]
    mov r11d, r12d
    and r10, rsi
    jne .L11
.L13:
    mov r10, rcx
    and r10, 0x7f
    je .L16
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L14:
    mov r12b, -0x1
    cmp r11b, -0x1
    je .L15
    tzcnt rsi, r10
    mov r14d, esi
    shl r14d, 0x6
    lea ebp, [rsi + r14]
    add ebp, 0x9
    lea esi, [r11 + 0x1]
    movzx r13d, bp
    mov ebp, r13d
    or ebp, 0xf000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L15
    lea ebp, [r11 + 0x2]
    mov r14d, r13d
    or r14d, 0xc000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L15
    lea esi, [r11 + 0x3]
    mov r14d, r13d
    or r14d, 0xe000
    movzx ebp, bpl
    mov word ptr [r8 + 2*rbp], r14w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L15
    add r11b, 0x4
    or r13d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r11b
    mov r12d, r11d
.L15:
    lea rsi, [r10 - 0x1]
    mov r11d, r12d
    and r10, rsi
    jne .L14
.L16:
    mov r13, qword ptr [rsp - 0x18]
    mov r10, r13
    and r10, -0x100
    movabs rsi, 0xfefefefefefe00
    and rax, rsi
    movabs rsi, 0x7f7f7f7f7f7f00
    and rcx, rsi
    mov r12, qword ptr [rsp - 0x78]
    shr r13, 0x8
    test rax, rax
    jne .L128
    jmp .L131
.L17:
    test r10, r10
    mov rdx, qword ptr [rsp - 0x70]
    jne .L296
    mov rsi, qword ptr [rsp - 0x68]
    test rsi, rsi
    je .L39
    mov rdx, rbp
    not rdx
    mov rax, qword ptr [rsp - 0x58]
    and rax, r15
    mov rdi, rsi
    not rdi
    and cl, 0x7
    movabs r11, 0x101010101010101
    shl r11, cl
    or r11, rdi
    and r11, rax
    shl r11, 0x8
    and r11, rdx
    mov rsi, qword ptr [rsp - 0x48]
    mov rcx, qword ptr [rsi + 0x30]
    or rcx, rdi
    and rcx, rax
    shl rcx, 0x9
    movabs r10, -0x101010101010200
    and r10, r9
    and r10, rcx
    mov rsi, qword ptr [rsi + 0x38]
    mov qword ptr [rsp - 0x20], rdi
    or rsi, rdi
    and rsi, rax
    shl rsi, 0x7
    movabs rcx, 0x7f7f7f7f7f7f7f00
    and rcx, r9
    and rcx, rsi
    shr rax, 0x30
    test al, al
    je .L190
    movabs rax, -0x100000000000000
    mov qword ptr [rsp - 0x8], r11
    and rax, r11
    je .L20
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L18:
    mov r12b, -0x1
    cmp r11b, -0x1
    je .L19
    tzcnt r14, rax
    lea esi, [r14 + 0x38]
    and esi, 0x3f
    shl r14d, 0x6
    or r14d, esi
    lea esi, [r11 + 0x1]
    movzx r13d, r14w
    mov r14d, r13d
    or r14d, 0xb000
    movzx edi, r11b
    mov word ptr [r8 + 2*rdi], r14w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L19
    lea r14d, [r11 + 0x2]
    lea edi, [r13 + 0x8000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], di
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L19
    lea esi, [r11 + 0x3]
    lea edi, [r13 + 0xa000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L19
    add r11b, 0x4
    or r13d, 0x9000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r11b
    mov r12d, r11d
.L19:
    lea rsi, [rax - 0x1]
    mov r11d, r12d
    and rax, rsi
    jne .L18
.L20:
    movabs rax, -0x200000000000000
    and rax, r10
    je .L23
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L21:
    mov r12b, -0x1
    cmp r11b, -0x1
    je .L22
    tzcnt rdi, rax
    lea esi, [rdi + 0x37]
    and esi, 0x3f
    shl edi, 0x6
    or edi, esi
    lea esi, [r11 + 0x1]
    movzx r13d, di
    mov edi, r13d
    or edi, 0xf000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L22
    lea r14d, [r11 + 0x2]
    lea edi, [r13 + 0xc000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], di
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L22
    lea esi, [r11 + 0x3]
    lea edi, [r13 + 0xe000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L22
    add r11b, 0x4
    or r13d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r11b
    mov r12d, r11d
.L22:
    lea rsi, [rax - 0x1]
    mov r11d, r12d
    and rax, rsi
    jne .L21
.L23:
    movabs rax, 0x7f00000000000000
    and rax, rcx
    je .L26
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L24:
    mov r12b, -0x1
    cmp r11b, -0x1
    je .L25
    tzcnt rdi, rax
    lea esi, [rdi + 0x39]
    and esi, 0x3f
    shl edi, 0x6
    or edi, esi
    lea esi, [r11 + 0x1]
    movzx r13d, di
    mov edi, r13d
    or edi, 0xf000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L25
    lea r14d, [r11 + 0x2]
    lea edi, [r13 + 0xc000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], di
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L25
    lea esi, [r11 + 0x3]
    lea edi, [r13 + 0xe000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L25
    add r11b, 0x4
    or r13d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r11b
    mov r12d, r11d
.L25:
    lea rsi, [rax - 0x1]
    mov r11d, r12d
    and rax, rsi
    jne .L24
.L26:
    movabs rax, 0xffffffffffff00
    mov r11, qword ptr [rsp - 0x8]
    and rax, r11
    movabs rsi, 0xfefefefefefe00
    and r10, rsi
    movabs rsi, 0x7f7f7f7f7f7f00
    and rcx, rsi
    shl r11d, 0x8
    and edx, r11d
    test r10, r10
    jne .L191
    jmp .L194
.L27:
    test r10, r10
    jne .L297
.L28:
    movabs rbx, 0xfefefefefefe00
    movabs r10, 0x7f7f7f7f7f7f00
    mov rax, r9
    not rax
    mov rsi, qword ptr [rsp - 0x70]
    and rsi, r15
    mov rdx, rsi
    shr rdx, 0x8
    and rdx, rax
    mov rcx, rsi
    shr rcx, 0x7
    lea rdi, [rbx + 0xfe]
    and rdi, r12
    and rdi, rcx
    mov r9, rsi
    shr r9, 0x9
    lea rcx, [r10 + 0x7f]
    and rcx, r12
    and rcx, r9
    test esi, 0xff00
    je .L49
    mov r11, rdx
    and r11, 0xff
    je .L31
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L29:
    mov bpl, -0x1
    cmp r14b, -0x1
    je .L30
    tzcnt rsi, r11
    mov r9d, esi
    shl r9d, 0x6
    add r9d, esi
    add r9d, 0x8
    lea esi, [r14 + 0x1]
    movzx r12d, r9w
    mov r9d, r12d
    or r9d, 0xb000
    movzx r13d, r14b
    mov word ptr [r8 + 2*r13], r9w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L30
    lea r9d, [r14 + 0x2]
    lea r13d, [r12 + 0x8000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r9b
    cmp r9b, -0x1
    je .L30
    lea esi, [r14 + 0x3]
    mov r13d, r12d
    or r13d, 0xa000
    movzx r9d, r9b
    mov word ptr [r8 + 2*r9], r13w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L30
    add r14b, 0x4
    or r12d, 0x9000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
.L30:
    lea rsi, [r11 - 0x1]
    mov r14d, ebp
    and r11, rsi
    jne .L29
.L31:
    mov r11, rdi
    and r11, 0xfe
    je .L34
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L32:
    mov bpl, -0x1
    cmp r14b, -0x1
    je .L33
    tzcnt rsi, r11
    mov r9d, esi
    shl r9d, 0x6
    add r9d, esi
    add r9d, 0x7
    lea esi, [r14 + 0x1]
    movzx r12d, r9w
    mov r9d, r12d
    or r9d, 0xf000
    movzx r13d, r14b
    mov word ptr [r8 + 2*r13], r9w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L33
    lea r9d, [r14 + 0x2]
    mov r13d, r12d
    or r13d, 0xc000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r9b
    cmp r9b, -0x1
    je .L33
    lea esi, [r14 + 0x3]
    mov r13d, r12d
    or r13d, 0xe000
    movzx r9d, r9b
    mov word ptr [r8 + 2*r9], r13w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L33
    add r14b, 0x4
    or r12d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
.L33:
    lea rsi, [r11 - 0x1]
    mov r14d, ebp
    and r11, rsi
    jne .L32
.L34:
    mov r11, rcx
    and r11, 0x7f
    je .L37
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L35:
    mov bpl, -0x1
    cmp r14b, -0x1
    je .L36
    tzcnt rsi, r11
    mov r9d, esi
    shl r9d, 0x6
    add r9d, esi
    add r9d, 0x9
    lea esi, [r14 + 0x1]
    movzx r12d, r9w
    mov r9d, r12d
    or r9d, 0xf000
    movzx r13d, r14b
    mov word ptr [r8 + 2*r13], r9w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L36
    lea r9d, [r14 + 0x2]
    mov r13d, r12d
    or r13d, 0xc000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r9b
    cmp r9b, -0x1
    je .L36
    lea esi, [r14 + 0x3]
    mov r13d, r12d
    or r13d, 0xe000
    movzx r9d, r9b
    mov word ptr [r8 + 2*r9], r13w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L36
    add r14b, 0x4
    or r12d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
.L36:
    lea rsi, [r11 - 0x1]
    mov r14d, ebp
    and r11, rsi
    jne .L35
.L37:
    mov rbp, rdx
    and rbp, -0x100
    and rdi, rbx
    and rcx, r10
    mov r12, qword ptr [rsp - 0x78]
    shr rdx, 0x8
    test rdi, rdi
    jne .L50
    jmp .L53
.L38:
    test r10, r10
    mov rdx, qword ptr [rsp - 0x70]
    jne .L299
.L39:
    movabs r13, 0x7f7f7f7f7f7f00
    mov rax, rbp
    not rax
    mov rsi, qword ptr [rsp - 0x58]
    and rsi, r15
    mov rbx, rsi
    shl rbx, 0x8
    and rbx, rax
    mov rcx, rsi
    shl rcx, 0x9
    and rcx, r9
    movabs r10, -0x101010101010200
    and r10, rcx
    mov rdi, rsi
    shl rdi, 0x7
    and rdi, r9
    movabs rcx, 0x7f7f7f7f7f7f7f00
    and rcx, rdi
    shr rsi, 0x30
    test sil, sil
    je .L88
    movabs rdi, -0x100000000000000
    and rdi, rbx
    je .L42
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L40:
    mov bpl, -0x1
    cmp r11b, -0x1
    je .L41
    tzcnt r9, rdi
    lea esi, [r9 + 0x38]
    and esi, 0x3f
    shl r9d, 0x6
    or r9d, esi
    lea esi, [r11 + 0x1]
    movzx r12d, r9w
    mov r9d, r12d
    or r9d, 0xb000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L41
    lea r9d, [r11 + 0x2]
    lea r14d, [r12 + 0x8000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], r9b
    cmp r9b, -0x1
    je .L41
    lea esi, [r11 + 0x3]
    lea r14d, [r12 + 0xa000]
    movzx r9d, r9b
    mov word ptr [r8 + 2*r9], r14w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L41
    add r11b, 0x4
    or r12d, 0x9000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], r11b
    mov ebp, r11d
.L41:
    lea rsi, [rdi - 0x1]
    mov r11d, ebp
    and rdi, rsi
    jne .L40
.L42:
    movabs rdi, -0x200000000000000
    and rdi, r10
    je .L45
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L43:
    mov bpl, -0x1
    cmp r11b, -0x1
    je .L44
    tzcnt r9, rdi
    lea esi, [r9 + 0x37]
    and esi, 0x3f
    shl r9d, 0x6
    or r9d, esi
    lea esi, [r11 + 0x1]
    movzx r12d, r9w
    mov r9d, r12d
    or r9d, 0xf000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L44
    lea r9d, [r11 + 0x2]
    lea r14d, [r12 + 0xc000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], r9b
    cmp r9b, -0x1
    je .L44
    lea esi, [r11 + 0x3]
    lea r14d, [r12 + 0xe000]
    movzx r9d, r9b
    mov word ptr [r8 + 2*r9], r14w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L44
    add r11b, 0x4
    or r12d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], r11b
    mov ebp, r11d
.L44:
    lea rsi, [rdi - 0x1]
    mov r11d, ebp
    and rdi, rsi
    jne .L43
.L45:
    movabs rdi, 0x7f00000000000000
    and rdi, rcx
    je .L48
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L46:
    mov bpl, -0x1
    cmp r11b, -0x1
    je .L47
    tzcnt r9, rdi
    lea esi, [r9 + 0x39]
    and esi, 0x3f
    shl r9d, 0x6
    or r9d, esi
    lea esi, [r11 + 0x1]
    movzx r12d, r9w
    mov r9d, r12d
    or r9d, 0xf000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L47
    lea r9d, [r11 + 0x2]
    lea r14d, [r12 + 0xc000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], r9b
    cmp r9b, -0x1
    je .L47
    lea esi, [r11 + 0x3]
    lea r14d, [r12 + 0xe000]
    movzx r9d, r9b
    mov word ptr [r8 + 2*r9], r14w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L47
    add r11b, 0x4
    or r12d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], r11b
    mov ebp, r11d
.L47:
    lea rsi, [rdi - 0x1]
    mov r11d, ebp
    and rdi, rsi
    jne .L46
.L48:
    movabs rbp, 0xffffffffffff00
    and rbp, rbx
    movabs rsi, 0xfefefefefefe00
    and r10, rsi
    and rcx, r13
    shl ebx, 0x8
    and eax, ebx
    test r10, r10
    jne .L89
    jmp .L92
.L49:
    mov rbp, rdx
    shr rdx, 0x8
    test rdi, rdi
    je .L53
.L50:
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L51:
    cmp sil, -0x1
    je .L52
    tzcnt r9, rdi
    mov r10d, r9d
    shl r10d, 0x6
    add r9d, r10d
    add r9d, 0x4007
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], sil
    lea r9, [rdi - 0x1]
    and rdi, r9
    jne .L51
    jmp .L53
.L52:
    mov sil, -0x1
    lea r9, [rdi - 0x1]
    and rdi, r9
    jne .L51
.L53:
    and rax, rdx
    movabs rdx, 0xff00000000
    test rcx, rcx
    je .L56
    movzx esi, byte ptr [r8 + 0x200]
.L54:
    cmp sil, -0x1
    je .L55
    tzcnt rdi, rcx
    mov r9d, edi
    shl r9d, 0x6
    add edi, r9d
    add edi, 0x4009
    movzx r9d, sil
    inc sil
    mov word ptr [r8 + 2*r9], di
    mov byte ptr [r8 + 0x200], sil
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L54
    jmp .L56
.L55:
    mov sil, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L54
.L56:
    and rax, rdx
    test rbp, rbp
    mov rdi, qword ptr [rsp - 0x58]
    je .L59
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L57:
    cmp cl, -0x1
    je .L58
    tzcnt rdx, rbp
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x8
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [rbp - 0x1]
    and rbp, rdx
    jne .L57
    jmp .L59
.L58:
    mov cl, -0x1
    lea rdx, [rbp - 0x1]
    and rbp, rdx
    jne .L57
.L59:
    test rax, rax
    je .L62
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L60:
    cmp cl, -0x1
    je .L61
    tzcnt rdx, rax
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x1010
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [rax - 0x1]
    and rax, rdx
    jne .L60
    jmp .L62
.L61:
    mov cl, -0x1
    lea rdx, [rax - 0x1]
    and rax, rdx
    jne .L60
.L62:
    mov rdx, r15
    not rdx
    mov rax, rdi
    and rax, r15
    je .L70
    mov rcx, r12
    not rcx
    movzx r11d, byte ptr [r8 + 0x200]
    jmp .L64
.L63:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L70
.L64:
    tzcnt rsi, rax
    mov r9d, esi
    shl esi, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rsi + rdi]
    and rdi, rdx
    mov rbx, rdi
    movzx r10d, r9w
    and rbx, r12
    je .L67
    lea esi, [r10 + 0x4000]
    movzx esi, si
    mov ebp, r11d
    nop
.L65:
    cmp bpl, -0x1
    je .L66
    tzcnt r9, rbx
    shl r9d, 0x6
    or r9d, esi
    movzx r11d, bpl
    inc bpl
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    lea r9, [rbx - 0x1]
    and rbx, r9
    jne .L65
    jmp .L67
.L66:
    mov bpl, -0x1
    lea r9, [rbx - 0x1]
    and rbx, r9
    jne .L65
    nop
.L67:
    mov esi, r11d
    and rdi, rcx
    je .L63
    nop
.L68:
    cmp sil, -0x1
    je .L69
    tzcnt r9, rdi
    shl r9d, 0x6
    or r9d, r10d
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r9, [rdi - 0x1]
    and rdi, r9
    jne .L68
    jmp .L63
.L69:
    mov sil, -0x1
    lea r9, [rdi - 0x1]
    and rdi, r9
    jne .L68
    jmp .L63
.L70:
    mov rax, qword ptr [rsp - 0x50]
    and rax, r15
    je .L78
    mov rdi, qword ptr [rsp - 0x78]
    not rdi
    movzx ebx, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L72
    nop
.L71:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L78
.L72:
    tzcnt rsi, rax
    lea r9, [rsi + 2*rsi]
    movzx ecx, byte ptr [r10 + 8*r9 + 0x614]
    mov r14, qword ptr [r10 + 8*r9 + 0x600]
    and r14, qword ptr [rsp - 0x80]
    imul r14, qword ptr [r10 + 8*r9 + 0x608]
    shr r14, cl
    mov ecx, dword ptr [r10 + 8*r9 + 0x610]
    add r14, rcx
    mov rcx, qword ptr [r11 + 8*r14]
    and rcx, rdx
    mov r12, rcx
    movzx r14d, si
    and r12, qword ptr [rsp - 0x78]
    je .L75
    lea esi, [r14 + 0x4000]
    movzx esi, si
    mov ebp, ebx
    nop
.L73:
    cmp bpl, -0x1
    je .L74
    tzcnt r9, r12
    shl r9d, 0x6
    or r9d, esi
    movzx ebx, bpl
    inc bpl
    mov word ptr [r8 + 2*rbx], r9w
    mov byte ptr [r8 + 0x200], bpl
    mov ebx, ebp
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L73
    jmp .L75
.L74:
    mov bpl, -0x1
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L73
.L75:
    mov esi, ebx
    and rcx, rdi
    je .L71
    nop
.L76:
    cmp sil, -0x1
    je .L77
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r14d
    movzx ebx, sil
    inc sil
    mov word ptr [r8 + 2*rbx], r9w
    mov byte ptr [r8 + 0x200], sil
    mov ebx, esi
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L76
    jmp .L71
.L77:
    mov sil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L76
    jmp .L71
.L78:
    and r15, qword ptr [rsp - 0x68]
    mov r12, qword ptr [rsp - 0x78]
    je .L86
    mov rax, r12
    not rax
    movzx r11d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L80
    nop
.L79:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L86
.L80:
    tzcnt rsi, r15
    lea r9, [rsi + 2*rsi]
    movzx ecx, byte ptr [rdi + 8*r9 + 0x14]
    mov rbx, qword ptr [rdi + 8*r9]
    and rbx, qword ptr [rsp - 0x80]
    imul rbx, qword ptr [rdi + 8*r9 + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [rdi + 8*r9 + 0x10]
    add rbx, rcx
    mov rcx, qword ptr [r10 + 8*rbx]
    and rcx, rdx
    mov r14, rcx
    movzx ebx, si
    and r14, r12
    je .L83
    lea esi, [rbx + 0x4000]
    movzx esi, si
    mov ebp, r11d
    nop
.L81:
    cmp bpl, -0x1
    je .L82
    tzcnt r9, r14
    shl r9d, 0x6
    or r9d, esi
    movzx r11d, bpl
    inc bpl
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    lea r9, [r14 - 0x1]
    and r14, r9
    jne .L81
    jmp .L83
.L82:
    mov bpl, -0x1
    lea r9, [r14 - 0x1]
    and r14, r9
    jne .L81
    nop
.L83:
    mov esi, r11d
    and rcx, rax
    je .L79
    nop
.L84:
    cmp sil, -0x1
    je .L85
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, ebx
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L84
    jmp .L79
.L85:
    mov sil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L84
    jmp .L79
.L86:
    mov r9d, 0x1
    mov rcx, qword ptr [rsp - 0x60]
    shl r9, cl
    mov rax, qword ptr [rsp - 0x40]
    and rdx, qword ptr [rax + 0x8]
    mov r11, qword ptr [rsp - 0x80]
    je .L283
    mov rcx, qword ptr [rsp - 0x30]
    and rcx, r12
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov rdi, qword ptr [rsp - 0x70]
    and rdi, r12
    mov rcx, rdi
    shl rcx, 0x9
    movabs rsi, -0x101010101010200
    and rsi, rcx
    shl rdi, 0x7
    movabs rcx, 0x7f7f7f7f7f7f7f00
    and rcx, rdi
    or rcx, rsi
    shl eax, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    or rcx, qword ptr [rax + r10 + 0x8]
    mov qword ptr [rsp - 0x70], rcx
    mov rax, rcx
    not rax
    not r9
    and rdx, rax
    mov qword ptr [rsp - 0x60], r9
    je .L253
    and r11, r9
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    mov rax, rdx
    mov r13, qword ptr [rsp - 0x68]
    mov rbp, qword ptr [rsp - 0x50]
    mov rdi, qword ptr [rsp - 0x58]
    nop
.L87:
    mov r15, rax
    tzcnt rax, rax
    lea rsi, [rax + 2*rax]
    movzx ecx, byte ptr [rbx + 8*rsi + 0x14]
    mov r9, qword ptr [rbx + 8*rsi]
    and r9, r11
    imul r9, qword ptr [rbx + 8*rsi + 0x8]
    shr r9, cl
    mov ecx, dword ptr [rbx + 8*rsi + 0x10]
    add r9, rcx
    mov ecx, eax
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r10]
    and rcx, rdi
    mov r9, qword ptr [r14 + 8*r9]
    and r9, r13
    or r9, rcx
    movzx ecx, byte ptr [rbx + 8*rsi + 0x614]
    mov r12, qword ptr [rbx + 8*rsi + 0x600]
    and r12, r11
    imul r12, qword ptr [rbx + 8*rsi + 0x608]
    mov esi, dword ptr [rbx + 8*rsi + 0x610]
    shr r12, cl
    add r12, rsi
    mov rsi, qword ptr [r14 + 8*r12]
    mov r12, qword ptr [rsp - 0x78]
    and rsi, rbp
    or rsi, r9
    mov r9d, 0x1
    mov ecx, eax
    shl r9, cl
    and rsi, r12
    test rsi, rsi
    cmove r9, rsi
    xor rdx, r9
    lea rax, [r15 - 0x1]
    and rax, r15
    jne .L87
    mov rax, rdx
    and rax, r12
    mov r14, r13
    jne .L254
    jmp .L257
.L88:
    mov rbp, rbx
    shl ebx, 0x8
    and eax, ebx
    test r10, r10
    je .L92
.L89:
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L90:
    cmp sil, -0x1
    je .L91
    tzcnt rdi, r10
    mov r9d, edi
    shl r9d, 0x6
    add edi, 0x37
    and edi, 0x3f
    add edi, r9d
    add edi, 0x4000
    movzx r9d, sil
    inc sil
    mov word ptr [r8 + 2*r9], di
    mov byte ptr [r8 + 0x200], sil
    lea rdi, [r10 - 0x1]
    and r10, rdi
    jne .L90
    jmp .L92
.L91:
    mov sil, -0x1
    lea rdi, [r10 - 0x1]
    and r10, rdi
    jne .L90
.L92:
    and eax, 0xff000000
    test rcx, rcx
    je .L95
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L93:
    cmp sil, -0x1
    je .L94
    tzcnt rdi, rcx
    mov r9d, edi
    shl r9d, 0x6
    add edi, 0x39
    and edi, 0x3f
    add edi, r9d
    add edi, 0x4000
    movzx r9d, sil
    inc sil
    mov word ptr [r8 + 2*r9], di
    mov byte ptr [r8 + 0x200], sil
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L93
    jmp .L95
.L94:
    mov sil, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L93
.L95:
    test rbp, rbp
    je .L98
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L96:
    cmp cl, -0x1
    je .L97
    tzcnt rsi, rbp
    mov edi, esi
    shl edi, 0x6
    add esi, 0x38
    and esi, 0x3f
    or esi, edi
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [rbp - 0x1]
    and rbp, rsi
    jne .L96
    jmp .L98
.L97:
    mov cl, -0x1
    lea rsi, [rbp - 0x1]
    and rbp, rsi
    jne .L96
.L98:
    test rax, rax
    mov rbp, qword ptr [rsp - 0x78]
    je .L101
    movzx ecx, byte ptr [r8 + 0x200]
.L99:
    cmp cl, -0x1
    je .L100
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    add esi, 0x30
    and esi, 0x3f
    or esi, edi
    or esi, 0x1000
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L99
    jmp .L101
.L100:
    mov cl, -0x1
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L99
.L101:
    mov r10, r15
    not r10
    mov rax, rdx
    and rax, r15
    lea rdx, [plywright::board::geometry::AROUND]
    je .L109
    mov rcx, rbp
    not rcx
    movzx ebx, byte ptr [r8 + 0x200]
    jmp .L103
    nop
.L102:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L109
.L103:
    tzcnt rsi, rax
    mov r9d, esi
    shl esi, 0x6
    mov rdi, qword ptr [rsi + rdx]
    and rdi, r10
    mov r12, rdi
    movzx r11d, r9w
    and r12, rbp
    je .L106
    lea esi, [r11 + 0x4000]
    movzx esi, si
    mov r9d, ebx
    nop
.L104:
    cmp r9b, -0x1
    je .L105
    tzcnt rbx, r12
    shl ebx, 0x6
    or ebx, esi
    movzx r14d, r9b
    inc r9b
    mov word ptr [r8 + 2*r14], bx
    mov byte ptr [r8 + 0x200], r9b
    mov ebx, r9d
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L104
    jmp .L106
.L105:
    mov r9b, -0x1
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L104
    nop
.L106:
    mov esi, ebx
    and rdi, rcx
    je .L102
    nop
.L107:
    cmp sil, -0x1
    je .L108
    tzcnt r9, rdi
    shl r9d, 0x6
    or r9d, r11d
    movzx ebx, sil
    inc sil
    mov word ptr [r8 + 2*rbx], r9w
    mov byte ptr [r8 + 0x200], sil
    mov ebx, esi
    lea r9, [rdi - 0x1]
    and rdi, r9
    jne .L107
    jmp .L102
.L108:
    mov sil, -0x1
    lea r9, [rdi - 0x1]
    and rdi, r9
    jne .L107
    jmp .L102
.L109:
    mov rax, qword ptr [rsp - 0x40]
    and rax, r15
    je .L117
    mov rdi, rbp
    not rdi
    movzx r9d, byte ptr [r8 + 0x200]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L111
    nop
.L110:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L117
.L111:
    tzcnt rsi, rax
    lea r14, [rsi + 2*rsi]
    movzx ecx, byte ptr [rbx + 8*r14 + 0x614]
    mov r12, qword ptr [rbx + 8*r14 + 0x600]
    and r12, qword ptr [rsp - 0x80]
    imul r12, qword ptr [rbx + 8*r14 + 0x608]
    shr r12, cl
    mov ecx, dword ptr [rbx + 8*r14 + 0x610]
    add r12, rcx
    mov rcx, qword ptr [r11 + 8*r12]
    and rcx, r10
    mov r12, rcx
    movzx r13d, si
    and r12, rbp
    je .L114
    lea esi, [r13 + 0x4000]
    movzx esi, si
    mov ebp, r9d
    nop
.L112:
    cmp bpl, -0x1
    je .L113
    tzcnt r9, r12
    shl r9d, 0x6
    or r9d, esi
    movzx r14d, bpl
    inc bpl
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], bpl
    mov r9d, ebp
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L112
    jmp .L114
.L113:
    mov bpl, -0x1
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L112
    nop
.L114:
    mov esi, r9d
    and rcx, rdi
    mov rbp, qword ptr [rsp - 0x78]
    je .L110
    nop
.L115:
    cmp sil, -0x1
    je .L116
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r13d
    movzx r14d, sil
    inc sil
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r9d, esi
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L115
    jmp .L110
.L116:
    mov sil, -0x1
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L115
    jmp .L110
.L117:
    and r15, qword ptr [rsp - 0x60]
    je .L125
    mov rax, rbp
    not rax
    movzx ebx, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L119
.L118:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L125
.L119:
    tzcnt rsi, r15
    lea r9, [rsi + 2*rsi]
    movzx ecx, byte ptr [rdi + 8*r9 + 0x14]
    mov r14, qword ptr [rdi + 8*r9]
    and r14, qword ptr [rsp - 0x80]
    imul r14, qword ptr [rdi + 8*r9 + 0x8]
    shr r14, cl
    mov ecx, dword ptr [rdi + 8*r9 + 0x10]
    add r14, rcx
    mov rcx, qword ptr [r11 + 8*r14]
    and rcx, r10
    mov r12, rcx
    movzx r13d, si
    and r12, rbp
    je .L122
    lea esi, [r13 + 0x4000]
    movzx esi, si
    mov r9d, ebx
    nop
.L120:
    cmp r9b, -0x1
    je .L121
    tzcnt rbx, r12
    shl ebx, 0x6
    or ebx, esi
    movzx r14d, r9b
    inc r9b
    mov word ptr [r8 + 2*r14], bx
    mov byte ptr [r8 + 0x200], r9b
    mov ebx, r9d
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L120
    jmp .L122
.L121:
    mov r9b, -0x1
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L120
    nop
.L122:
    mov esi, ebx
    and rcx, rax
    je .L118
    nop
.L123:
    cmp sil, -0x1
    je .L124
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r13d
    movzx ebx, sil
    inc sil
    mov word ptr [r8 + 2*rbx], r9w
    mov byte ptr [r8 + 0x200], sil
    mov ebx, esi
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L123
    jmp .L118
.L124:
    mov sil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L123
    jmp .L118
.L125:
    mov r11d, 0x1
    mov rcx, qword ptr [rsp - 0x50]
    shl r11, cl
    mov rax, qword ptr [rsp - 0x48]
    and r10, qword ptr [rax + 0x8]
    movabs rdi, 0x7f7f7f7f7f7f00
    je .L294
    mov rcx, qword ptr [rsp - 0x28]
    and rcx, rbp
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov rsi, qword ptr [rsp - 0x58]
    and rsi, rbp
    mov rcx, rsi
    shr rcx, 0x7
    movabs r9, 0xfefefefefefe00
    add r9, 0xfe
    and r9, rcx
    shr rsi, 0x9
    add rdi, 0x7f
    and rdi, rsi
    or rdi, r9
    shl eax, 0x6
    or rdi, qword ptr [rax + rdx + 0x8]
    mov qword ptr [rsp - 0x78], rdi
    mov rax, rdi
    not rax
    not r11
    and r10, rax
    mov qword ptr [rsp - 0x68], r11
    je .L263
    mov rdi, qword ptr [rsp - 0x80]
    and rdi, r11
    lea r9, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    mov rax, r10
    mov r13, qword ptr [rsp - 0x60]
    mov rbx, qword ptr [rsp - 0x40]
    mov rdx, qword ptr [rsp - 0x70]
    nop
.L126:
    mov r15, rax
    tzcnt rax, rax
    lea rsi, [rax + 2*rax]
    movzx ecx, byte ptr [r9 + 8*rsi + 0x14]
    mov r14, qword ptr [r9 + 8*rsi]
    and r14, rdi
    imul r14, qword ptr [r9 + 8*rsi + 0x8]
    shr r14, cl
    mov ecx, dword ptr [r9 + 8*rsi + 0x10]
    add r14, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea r12, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r12]
    and rcx, rdx
    mov r14, qword ptr [r11 + 8*r14]
    and r14, r13
    or r14, rcx
    movzx ecx, byte ptr [r9 + 8*rsi + 0x614]
    mov r12, qword ptr [r9 + 8*rsi + 0x600]
    and r12, rdi
    imul r12, qword ptr [r9 + 8*rsi + 0x608]
    mov esi, dword ptr [r9 + 8*rsi + 0x610]
    shr r12, cl
    add r12, rsi
    mov rsi, qword ptr [r11 + 8*r12]
    and rsi, rbx
    or rsi, r14
    mov r14d, 0x1
    mov ecx, eax
    shl r14, cl
    and rsi, rbp
    test rsi, rsi
    cmove r14, rsi
    xor r10, r14
    lea rax, [r15 - 0x1]
    and rax, r15
    jne .L126
    jmp .L264
.L127:
    mov r10, r13
    shr r13, 0x8
    test rax, rax
    je .L131
.L128:
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L129:
    cmp sil, -0x1
    je .L130
    tzcnt r11, rax
    mov r14d, r11d
    shl r14d, 0x6
    add r11d, r14d
    add r11d, 0x4007
    movzx r14d, sil
    inc sil
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], sil
    lea r11, [rax - 0x1]
    and rax, r11
    jne .L129
    jmp .L131
.L130:
    mov sil, -0x1
    lea r11, [rax - 0x1]
    and rax, r11
    jne .L129
.L131:
    and rdi, r13
    movabs rax, 0xff00000000
    test rcx, rcx
    je .L134
    movzx esi, byte ptr [r8 + 0x200]
.L132:
    cmp sil, -0x1
    je .L133
    tzcnt r11, rcx
    mov r14d, r11d
    shl r14d, 0x6
    add r11d, r14d
    add r11d, 0x4009
    movzx r14d, sil
    inc sil
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], sil
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L132
    jmp .L134
.L133:
    mov sil, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L132
.L134:
    and rdi, rax
    test r10, r10
    je .L137
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L135:
    cmp al, -0x1
    je .L136
    tzcnt rcx, r10
    mov esi, ecx
    shl esi, 0x6
    add ecx, esi
    add ecx, 0x8
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], al
    lea rcx, [r10 - 0x1]
    and r10, rcx
    jne .L135
    jmp .L137
.L136:
    mov al, -0x1
    lea rcx, [r10 - 0x1]
    and r10, rcx
    jne .L135
.L137:
    test rdi, rdi
    je .L140
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L138:
    cmp al, -0x1
    je .L139
    tzcnt rcx, rdi
    mov esi, ecx
    shl esi, 0x6
    add ecx, esi
    add ecx, 0x1010
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], al
    lea rcx, [rdi - 0x1]
    and rdi, rcx
    jne .L138
    jmp .L140
.L139:
    mov al, -0x1
    lea rcx, [rdi - 0x1]
    and rdi, rcx
    jne .L138
.L140:
    mov r10, r15
    not r10
    mov rax, qword ptr [rsp - 0x58]
    and rax, r15
    mov rdi, r12
    not rdi
    and rax, qword ptr [rsp - 0x28]
    je .L148
    movzx r14d, byte ptr [r8 + 0x200]
    jmp .L142
    nop
.L141:
    lea rcx, [rax - 0x1]
    and rax, rcx
    mov r9, qword ptr [rsp - 0x80]
    je .L148
.L142:
    tzcnt rcx, rax
    mov esi, ecx
    shl ecx, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r9]
    and rcx, r10
    mov r12, rcx
    movzx r11d, si
    and r12, qword ptr [rsp - 0x78]
    je .L145
    lea esi, [r11 + 0x4000]
    movzx r13d, si
    mov esi, r14d
    nop
.L143:
    cmp sil, -0x1
    je .L144
    tzcnt r9, r12
    shl r9d, 0x6
    or r9d, r13d
    movzx r14d, sil
    inc sil
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r14d, esi
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L143
    jmp .L145
.L144:
    mov sil, -0x1
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L143
    nop
.L145:
    mov esi, r14d
    and rcx, rdi
    je .L141
    nop
.L146:
    cmp sil, -0x1
    je .L147
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r11d
    movzx r14d, sil
    inc sil
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r14d, esi
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L146
    jmp .L141
.L147:
    mov sil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L146
    jmp .L141
.L148:
    mov rax, qword ptr [rsp - 0x50]
    and rax, r15
    and rax, qword ptr [rsp - 0x28]
    je .L156
    movzx ebp, byte ptr [r8 + 0x200]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    jmp .L150
    nop
.L149:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L156
.L150:
    tzcnt rsi, rax
    lea r11, [rsi + 2*rsi]
    movzx ecx, byte ptr [r14 + 8*r11 + 0x614]
    mov r12, qword ptr [r14 + 8*r11 + 0x600]
    and r12, r9
    imul r12, qword ptr [r14 + 8*r11 + 0x608]
    shr r12, cl
    mov ecx, dword ptr [r14 + 8*r11 + 0x610]
    add r12, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [rcx + 8*r12]
    and r11, r10
    mov rcx, r11
    movzx r12d, si
    and rcx, qword ptr [rsp - 0x78]
    je .L153
    lea esi, [r12 + 0x4000]
    movzx esi, si
    mov r13d, ebp
    nop
.L151:
    cmp r13b, -0x1
    je .L152
    tzcnt rbp, rcx
    shl ebp, 0x6
    or ebp, esi
    movzx r9d, r13b
    inc r13b
    mov word ptr [r8 + 2*r9], bp
    mov byte ptr [r8 + 0x200], r13b
    mov ebp, r13d
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L151
    jmp .L153
.L152:
    mov r13b, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L151
    nop
.L153:
    mov ecx, ebp
    and r11, rdi
    mov r9, qword ptr [rsp - 0x80]
    je .L149
.L154:
    cmp cl, -0x1
    je .L155
    tzcnt rsi, r11
    shl esi, 0x6
    or esi, r12d
    movzx r13d, cl
    inc cl
    mov word ptr [r8 + 2*r13], si
    mov byte ptr [r8 + 0x200], cl
    mov ebp, ecx
    lea rsi, [r11 - 0x1]
    and r11, rsi
    jne .L154
    jmp .L149
.L155:
    mov cl, -0x1
    lea rsi, [r11 - 0x1]
    and r11, rsi
    jne .L154
    jmp .L149
.L156:
    and r15, qword ptr [rsp - 0x68]
    and r15, qword ptr [rsp - 0x28]
    je .L164
    movzx r14d, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L158
    nop
.L157:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L164
.L158:
    tzcnt rsi, r15
    lea r9, [rsi + 2*rsi]
    movzx ecx, byte ptr [rax + 8*r9 + 0x14]
    mov r12, qword ptr [rax + 8*r9]
    and r12, qword ptr [rsp - 0x80]
    imul r12, qword ptr [rax + 8*r9 + 0x8]
    shr r12, cl
    mov ecx, dword ptr [rax + 8*r9 + 0x10]
    add r12, rcx
    mov rcx, qword ptr [r11 + 8*r12]
    and rcx, r10
    mov r13, rcx
    movzx r12d, si
    and r13, qword ptr [rsp - 0x78]
    je .L161
    lea esi, [r12 + 0x4000]
    movzx esi, si
    mov ebp, r14d
    nop
.L159:
    cmp bpl, -0x1
    je .L160
    tzcnt r9, r13
    shl r9d, 0x6
    or r9d, esi
    movzx r14d, bpl
    inc bpl
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], bpl
    mov r14d, ebp
    lea r9, [r13 - 0x1]
    and r13, r9
    jne .L159
    jmp .L161
.L160:
    mov bpl, -0x1
    lea r9, [r13 - 0x1]
    and r13, r9
    jne .L159
    nop
.L161:
    mov esi, r14d
    and rcx, rdi
    je .L157
    nop
.L162:
    cmp sil, -0x1
    je .L163
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r12d
    movzx r14d, sil
    inc sil
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r14d, esi
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L162
    jmp .L157
.L163:
    mov sil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L162
    jmp .L157
.L164:
    and rbx, rdx
    je .L172
    mov rcx, qword ptr [rsp - 0x60]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r11d, byte ptr [r8 + 0x200]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    jmp .L166
    nop
.L165:
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    je .L172
.L166:
    tzcnt rsi, rbx
    lea r9, [rsi + 2*rsi]
    mov r12d, dword ptr [r14 + 8*r9 + 0x610]
    movzx ecx, byte ptr [r14 + 8*r9 + 0x614]
    mov r13, qword ptr [r14 + 8*r9 + 0x600]
    and r13, qword ptr [rsp - 0x80]
    imul r13, qword ptr [r14 + 8*r9 + 0x608]
    shr r13, cl
    add r13, r12
    mov rcx, qword ptr [r15 + 8*r13]
    and rcx, qword ptr [rax + 8*rsi]
    and rcx, r10
    mov r13, rcx
    movzx r12d, si
    and r13, qword ptr [rsp - 0x78]
    je .L169
    lea esi, [r12 + 0x4000]
    movzx esi, si
    mov ebp, r11d
    nop
.L167:
    cmp bpl, -0x1
    je .L168
    tzcnt r9, r13
    shl r9d, 0x6
    or r9d, esi
    movzx r11d, bpl
    inc bpl
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    lea r9, [r13 - 0x1]
    and r13, r9
    jne .L167
    jmp .L169
.L168:
    mov bpl, -0x1
    lea r9, [r13 - 0x1]
    and r13, r9
    jne .L167
    nop
.L169:
    mov esi, r11d
    and rcx, rdi
    je .L165
    nop
.L170:
    cmp sil, -0x1
    je .L171
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r12d
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L170
    jmp .L165
.L171:
    mov sil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L170
    jmp .L165
.L172:
    mov r9, qword ptr [rsp - 0x10]
    and r9, rdx
    mov rcx, qword ptr [rsp - 0x60]
    je .L180
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r11d, byte ptr [r8 + 0x200]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    jmp .L174
    nop
.L173:
    mov r9, r14
    lea rsi, [r14 - 0x1]
    and r9, rsi
    je .L180
.L174:
    mov r14, r9
    tzcnt rsi, r9
    lea r9, [rsi + 2*rsi]
    mov r15d, dword ptr [rbx + 8*r9 + 0x10]
    movzx ecx, byte ptr [rbx + 8*r9 + 0x14]
    mov r12, qword ptr [rbx + 8*r9]
    and r12, qword ptr [rsp - 0x80]
    imul r12, qword ptr [rbx + 8*r9 + 0x8]
    shr r12, cl
    add r12, r15
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r13, qword ptr [rcx + 8*r12]
    and r13, qword ptr [rax + 8*rsi]
    and r13, r10
    mov r12, r13
    movzx r15d, si
    and r12, qword ptr [rsp - 0x78]
    je .L177
    lea esi, [r15 + 0x4000]
    movzx esi, si
    mov ebp, r11d
    nop
.L175:
    cmp bpl, -0x1
    je .L176
    tzcnt r9, r12
    shl r9d, 0x6
    or r9d, esi
    movzx r11d, bpl
    inc bpl
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L175
    jmp .L177
.L176:
    mov bpl, -0x1
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L175
    nop
.L177:
    mov esi, r11d
    and r13, rdi
    mov rcx, qword ptr [rsp - 0x60]
    je .L173
    nop
.L178:
    cmp sil, -0x1
    je .L179
    tzcnt r9, r13
    shl r9d, 0x6
    or r9d, r15d
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r9, [r13 - 0x1]
    and r13, r9
    jne .L178
    jmp .L173
.L179:
    mov sil, -0x1
    lea r9, [r13 - 0x1]
    and r13, r9
    jne .L178
    jmp .L173
.L180:
    and rdx, qword ptr [rsp - 0x20]
    je .L188
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r11d, byte ptr [r8 + 0x200]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    jmp .L182
    nop
.L181:
    lea rsi, [rdx - 0x1]
    and rdx, rsi
    je .L188
.L182:
    tzcnt rsi, rdx
    lea r9, [rsi + 2*rsi]
    mov r14d, dword ptr [rbx + 8*r9 + 0x10]
    movzx ecx, byte ptr [rbx + 8*r9 + 0x14]
    mov r12, qword ptr [rbx + 8*r9]
    mov rbp, qword ptr [rsp - 0x80]
    and r12, rbp
    imul r12, qword ptr [rbx + 8*r9 + 0x8]
    shr r12, cl
    movzx ecx, byte ptr [rbx + 8*r9 + 0x614]
    mov r13, qword ptr [rbx + 8*r9 + 0x600]
    and r13, rbp
    imul r13, qword ptr [rbx + 8*r9 + 0x608]
    shr r13, cl
    add r12, r14
    mov ecx, dword ptr [rbx + 8*r9 + 0x610]
    add r13, rcx
    mov rbp, qword ptr [r15 + 8*r13]
    or rbp, qword ptr [r15 + 8*r12]
    and rbp, qword ptr [rax + 8*rsi]
    and rbp, r10
    mov r12, rbp
    movzx r14d, si
    and r12, qword ptr [rsp - 0x78]
    je .L185
    lea esi, [r14 + 0x4000]
    movzx esi, si
    mov r9d, r11d
    nop
.L183:
    cmp r9b, -0x1
    je .L184
    tzcnt r11, r12
    shl r11d, 0x6
    or r11d, esi
    movzx r13d, r9b
    inc r9b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r9b
    mov r11d, r9d
    lea r13, [r12 - 0x1]
    and r12, r13
    jne .L183
    jmp .L185
.L184:
    mov r9b, -0x1
    lea r13, [r12 - 0x1]
    and r12, r13
    jne .L183
    nop
.L185:
    mov esi, r11d
    and rbp, rdi
    mov rcx, qword ptr [rsp - 0x60]
    je .L181
    nop
.L186:
    cmp sil, -0x1
    je .L187
    tzcnt r9, rbp
    shl r9d, 0x6
    or r9d, r14d
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r9, [rbp - 0x1]
    and rbp, r9
    jne .L186
    jmp .L181
.L187:
    mov sil, -0x1
    lea r9, [rbp - 0x1]
    and rbp, r9
    jne .L186
    jmp .L181
.L188:
    mov r9d, 0x1
    shl r9, cl
    mov rax, qword ptr [rsp - 0x40]
    and r10, qword ptr [rax + 0x8]
    mov rcx, qword ptr [rsp - 0x78]
    mov r11, qword ptr [rsp - 0x80]
    je .L283
    mov rdx, qword ptr [rsp - 0x30]
    and rdx, rcx
    mov eax, 0x40
    tzcnt rax, rdx
    and eax, 0x3f
    mov rdx, qword ptr [rsp - 0x70]
    and rdx, rcx
    mov rcx, rdx
    shl rcx, 0x9
    movabs rsi, -0x101010101010200
    and rsi, rcx
    shl rdx, 0x7
    movabs rbx, 0x7f7f7f7f7f7f7f00
    and rbx, rdx
    or rbx, rsi
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    or rbx, qword ptr [rax + rcx + 0x8]
    mov qword ptr [rsp - 0x70], rbx
    mov rax, rbx
    not rax
    not r9
    and r10, rax
    mov qword ptr [rsp - 0x60], r9
    je .L272
    and r11, r9
    lea r14, [plywright::sliders::magic::LOOKUPS]
    mov rax, r10
    mov rbp, qword ptr [rsp - 0x78]
    mov rdx, qword ptr [rsp - 0x50]
    mov r15, qword ptr [rsp - 0x58]
    nop
.L189:
    mov r12, rax
    tzcnt rax, rax
    lea rsi, [rax + 2*rax]
    movzx ecx, byte ptr [r14 + 8*rsi + 0x14]
    mov r9, qword ptr [r14 + 8*rsi]
    and r9, r11
    imul r9, qword ptr [r14 + 8*rsi + 0x8]
    shr r9, cl
    mov ecx, dword ptr [r14 + 8*rsi + 0x10]
    add r9, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rbx]
    and rcx, r15
    lea rbx, [plywright::sliders::magic::TABLE]
    mov r9, qword ptr [rbx + 8*r9]
    and r9, qword ptr [rsp - 0x68]
    or r9, rcx
    movzx ecx, byte ptr [r14 + 8*rsi + 0x614]
    mov r13, qword ptr [r14 + 8*rsi + 0x600]
    and r13, r11
    imul r13, qword ptr [r14 + 8*rsi + 0x608]
    mov esi, dword ptr [r14 + 8*rsi + 0x610]
    shr r13, cl
    add r13, rsi
    mov rsi, qword ptr [rbx + 8*r13]
    and rsi, rdx
    or rsi, r9
    mov r9d, 0x1
    mov ecx, eax
    shl r9, cl
    and rsi, rbp
    test rsi, rsi
    cmove r9, rsi
    xor r10, r9
    lea rax, [r12 - 0x1]
    and rax, r12
    jne .L189
    jmp .L273
.L190:
    mov rax, r11
    shl r11d, 0x8
    and edx, r11d
    test r10, r10
    je .L194
.L191:
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L192:
    cmp sil, -0x1
    je .L193
    tzcnt rdi, r10
    mov r11d, edi
    shl r11d, 0x6
    add edi, 0x37
    and edi, 0x3f
    add edi, r11d
    add edi, 0x4000
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], di
    mov byte ptr [r8 + 0x200], sil
    lea rdi, [r10 - 0x1]
    and r10, rdi
    jne .L192
    jmp .L194
.L193:
    mov sil, -0x1
    lea rdi, [r10 - 0x1]
    and r10, rdi
    jne .L192
.L194:
    and edx, 0xff000000
    test rcx, rcx
    je .L197
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L195:
    cmp sil, -0x1
    je .L196
    tzcnt rdi, rcx
    mov r10d, edi
    shl r10d, 0x6
    add edi, 0x39
    and edi, 0x3f
    add edi, r10d
    add edi, 0x4000
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], sil
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L195
    jmp .L197
.L196:
    mov sil, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L195
.L197:
    test rax, rax
    je .L200
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L198:
    cmp cl, -0x1
    je .L199
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    add esi, 0x38
    and esi, 0x3f
    or esi, edi
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L198
    jmp .L200
.L199:
    mov cl, -0x1
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L198
.L200:
    test rdx, rdx
    je .L203
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L201:
    cmp al, -0x1
    je .L202
    tzcnt rcx, rdx
    mov esi, ecx
    shl esi, 0x6
    add ecx, 0x30
    and ecx, 0x3f
    or ecx, esi
    or ecx, 0x1000
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], al
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    jne .L201
    jmp .L203
.L202:
    mov al, -0x1
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    jne .L201
.L203:
    mov rdx, r15
    not rdx
    mov rax, qword ptr [rsp - 0x70]
    and rax, r15
    mov r10, r9
    not r10
    and rax, qword ptr [rsp - 0x20]
    je .L211
    movzx r11d, byte ptr [r8 + 0x200]
    jmp .L205
    nop
.L204:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L211
.L205:
    tzcnt rcx, rax
    mov esi, ecx
    shl ecx, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rdi]
    and rcx, rdx
    mov r12, rcx
    movzx edi, si
    and r12, r9
    je .L208
    lea esi, [rdi + 0x4000]
    movzx r13d, si
    mov esi, r11d
    nop
.L206:
    cmp sil, -0x1
    je .L207
    tzcnt r11, r12
    shl r11d, 0x6
    or r11d, r13d
    movzx r14d, sil
    inc sil
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L206
    jmp .L208
.L207:
    mov sil, -0x1
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L206
    nop
.L208:
    mov esi, r11d
    and rcx, r10
    je .L204
    nop
.L209:
    cmp sil, -0x1
    je .L210
    tzcnt r11, rcx
    shl r11d, 0x6
    or r11d, edi
    movzx r14d, sil
    inc sil
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L209
    jmp .L204
.L210:
    mov sil, -0x1
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L209
    jmp .L204
.L211:
    mov rax, qword ptr [rsp - 0x40]
    and rax, r15
    and rax, qword ptr [rsp - 0x20]
    je .L219
    movzx r14d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    jmp .L213
    nop
.L212:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L219
.L213:
    tzcnt rsi, rax
    lea r11, [rsi + 2*rsi]
    movzx ecx, byte ptr [rdi + 8*r11 + 0x614]
    mov r12, qword ptr [rdi + 8*r11 + 0x600]
    and r12, rbp
    imul r12, qword ptr [rdi + 8*r11 + 0x608]
    shr r12, cl
    mov ecx, dword ptr [rdi + 8*r11 + 0x610]
    add r12, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [rcx + 8*r12]
    and r11, rdx
    mov rcx, r11
    movzx r12d, si
    and rcx, r9
    je .L216
    lea esi, [r12 + 0x4000]
    movzx esi, si
    mov r13d, r14d
    nop
.L214:
    cmp r13b, -0x1
    je .L215
    tzcnt r14, rcx
    shl r14d, 0x6
    or r14d, esi
    movzx ebp, r13b
    inc r13b
    mov word ptr [r8 + 2*rbp], r14w
    mov byte ptr [r8 + 0x200], r13b
    mov r14d, r13d
    lea rbp, [rcx - 0x1]
    and rcx, rbp
    jne .L214
    jmp .L216
.L215:
    mov r13b, -0x1
    lea rbp, [rcx - 0x1]
    and rcx, rbp
    jne .L214
    nop
.L216:
    mov ecx, r14d
    and r11, r10
    mov r9, qword ptr [rsp - 0x78]
    mov rbp, qword ptr [rsp - 0x80]
    je .L212
    nop
.L217:
    cmp cl, -0x1
    je .L218
    tzcnt rsi, r11
    shl esi, 0x6
    or esi, r12d
    movzx r14d, cl
    inc cl
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], cl
    mov r14d, ecx
    lea rsi, [r11 - 0x1]
    and r11, rsi
    jne .L217
    jmp .L212
.L218:
    mov cl, -0x1
    lea rsi, [r11 - 0x1]
    and r11, rsi
    jne .L217
    jmp .L212
.L219:
    and r15, qword ptr [rsp - 0x60]
    and r15, qword ptr [rsp - 0x20]
    je .L227
    movzx r11d, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L221
    nop
.L220:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L227
.L221:
    tzcnt rsi, r15
    lea r14, [rsi + 2*rsi]
    movzx ecx, byte ptr [rax + 8*r14 + 0x14]
    mov r12, qword ptr [rax + 8*r14]
    and r12, rbp
    imul r12, qword ptr [rax + 8*r14 + 0x8]
    shr r12, cl
    mov ecx, dword ptr [rax + 8*r14 + 0x10]
    add r12, rcx
    mov rcx, qword ptr [rdi + 8*r12]
    and rcx, rdx
    mov r13, rcx
    movzx r12d, si
    and r13, r9
    je .L224
    lea esi, [r12 + 0x4000]
    movzx esi, si
    mov r14d, r11d
    nop
.L222:
    cmp r14b, -0x1
    je .L223
    tzcnt r11, r13
    shl r11d, 0x6
    or r11d, esi
    movzx ebp, r14b
    inc r14b
    mov word ptr [r8 + 2*rbp], r11w
    mov byte ptr [r8 + 0x200], r14b
    mov r11d, r14d
    lea rbp, [r13 - 0x1]
    and r13, rbp
    jne .L222
    jmp .L224
.L223:
    mov r14b, -0x1
    lea rbp, [r13 - 0x1]
    and r13, rbp
    jne .L222
    nop
.L224:
    mov esi, r11d
    and rcx, r10
    mov r9, qword ptr [rsp - 0x78]
    mov rbp, qword ptr [rsp - 0x80]
    je .L220
    nop
.L225:
    cmp sil, -0x1
    je .L226
    tzcnt r11, rcx
    shl r11d, 0x6
    or r11d, r12d
    movzx r14d, sil
    inc sil
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L225
    jmp .L220
.L226:
    mov sil, -0x1
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L225
    jmp .L220
.L227:
    and rbx, qword ptr [rsp - 0x68]
    je .L235
    mov rcx, qword ptr [rsp - 0x50]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r11d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    jmp .L229
    nop
.L228:
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    je .L235
.L229:
    tzcnt rsi, rbx
    lea r14, [rsi + 2*rsi]
    mov r12d, dword ptr [rdi + 8*r14 + 0x610]
    movzx ecx, byte ptr [rdi + 8*r14 + 0x614]
    mov r13, qword ptr [rdi + 8*r14 + 0x600]
    and r13, rbp
    imul r13, qword ptr [rdi + 8*r14 + 0x608]
    shr r13, cl
    add r13, r12
    mov rcx, qword ptr [r15 + 8*r13]
    and rcx, qword ptr [rax + 8*rsi]
    and rcx, rdx
    mov r13, rcx
    movzx r12d, si
    and r13, r9
    je .L232
    lea esi, [r12 + 0x4000]
    movzx esi, si
    mov r14d, r11d
    nop
.L230:
    cmp r14b, -0x1
    je .L231
    tzcnt r11, r13
    shl r11d, 0x6
    or r11d, esi
    movzx ebp, r14b
    inc r14b
    mov word ptr [r8 + 2*rbp], r11w
    mov byte ptr [r8 + 0x200], r14b
    mov r11d, r14d
    lea rbp, [r13 - 0x1]
    and r13, rbp
    jne .L230
    jmp .L232
.L231:
    mov r14b, -0x1
    lea rbp, [r13 - 0x1]
    and r13, rbp
    jne .L230
    nop
.L232:
    mov esi, r11d
    and rcx, r10
    mov r9, qword ptr [rsp - 0x78]
    mov rbp, qword ptr [rsp - 0x80]
    je .L228
    nop
.L233:
    cmp sil, -0x1
    je .L234
    tzcnt r11, rcx
    shl r11d, 0x6
    or r11d, r12d
    movzx r14d, sil
    inc sil
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L233
    jmp .L228
.L234:
    mov sil, -0x1
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L233
    jmp .L228
.L235:
    mov rsi, qword ptr [rsp - 0x18]
    and rsi, qword ptr [rsp - 0x68]
    je .L243
    mov rcx, qword ptr [rsp - 0x50]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r11d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    jmp .L237
    nop
.L236:
    mov rsi, rbx
    lea rcx, [rbx - 0x1]
    and rsi, rcx
    je .L243
.L237:
    mov rbx, rsi
    tzcnt rsi, rsi
    lea r14, [rsi + 2*rsi]
    mov r15d, dword ptr [rdi + 8*r14 + 0x10]
    movzx ecx, byte ptr [rdi + 8*r14 + 0x14]
    mov r12, qword ptr [rdi + 8*r14]
    and r12, rbp
    imul r12, qword ptr [rdi + 8*r14 + 0x8]
    shr r12, cl
    add r12, r15
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rcx + 8*r12]
    and rcx, qword ptr [rax + 8*rsi]
    and rcx, rdx
    mov r12, rcx
    movzx r15d, si
    and r12, r9
    je .L240
    lea esi, [r15 + 0x4000]
    movzx esi, si
    mov r14d, r11d
    nop
.L238:
    cmp r14b, -0x1
    je .L239
    tzcnt r11, r12
    shl r11d, 0x6
    or r11d, esi
    movzx r13d, r14b
    inc r14b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    mov r11d, r14d
    lea r13, [r12 - 0x1]
    and r12, r13
    jne .L238
    jmp .L240
.L239:
    mov r14b, -0x1
    lea r13, [r12 - 0x1]
    and r12, r13
    jne .L238
    nop
.L240:
    mov esi, r11d
    and rcx, r10
    je .L236
    nop
.L241:
    cmp sil, -0x1
    je .L242
    tzcnt r11, rcx
    shl r11d, 0x6
    or r11d, r15d
    movzx r14d, sil
    inc sil
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L241
    jmp .L236
.L242:
    mov sil, -0x1
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L241
    jmp .L236
.L243:
    mov rsi, qword ptr [rsp - 0x68]
    and rsi, qword ptr [rsp - 0x10]
    je .L251
    mov rcx, qword ptr [rsp - 0x50]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r11d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    jmp .L245
    nop
.L244:
    mov rsi, rbx
    lea rcx, [rbx - 0x1]
    and rsi, rcx
    je .L251
.L245:
    mov rbx, rsi
    tzcnt rsi, rsi
    lea r14, [rsi + 2*rsi]
    mov r15d, dword ptr [rdi + 8*r14 + 0x10]
    movzx ecx, byte ptr [rdi + 8*r14 + 0x14]
    mov r12, qword ptr [rdi + 8*r14]
    and r12, rbp
    imul r12, qword ptr [rdi + 8*r14 + 0x8]
    shr r12, cl
    movzx ecx, byte ptr [rdi + 8*r14 + 0x614]
    mov r13, qword ptr [rdi + 8*r14 + 0x600]
    and r13, rbp
    imul r13, qword ptr [rdi + 8*r14 + 0x608]
    shr r13, cl
    add r12, r15
    mov ecx, dword ptr [rdi + 8*r14 + 0x610]
    add r13, rcx
    lea r14, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [r14 + 8*r13]
    or rcx, qword ptr [r14 + 8*r12]
    and rcx, qword ptr [rax + 8*rsi]
    and rcx, rdx
    mov r12, rcx
    movzx r15d, si
    and r12, r9
    je .L248
    lea esi, [r15 + 0x4000]
    movzx esi, si
    mov ebp, r11d
    nop
.L246:
    cmp bpl, -0x1
    je .L247
    tzcnt r11, r12
    shl r11d, 0x6
    or r11d, esi
    movzx r14d, bpl
    inc bpl
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L246
    jmp .L248
.L247:
    mov bpl, -0x1
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L246
    nop
.L248:
    mov esi, r11d
    and rcx, r10
    mov r9, qword ptr [rsp - 0x78]
    mov rbp, qword ptr [rsp - 0x80]
    je .L244
    nop
.L249:
    cmp sil, -0x1
    je .L250
    tzcnt r11, rcx
    shl r11d, 0x6
    or r11d, r15d
    movzx r14d, sil
    inc sil
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L249
    jmp .L244
.L250:
    mov sil, -0x1
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L249
    jmp .L244
.L251:
    mov ebx, 0x1
    mov rcx, qword ptr [rsp - 0x50]
    shl rbx, cl
    mov rax, qword ptr [rsp - 0x48]
    and rdx, qword ptr [rax + 0x8]
    je .L294
    mov rcx, qword ptr [rsp - 0x28]
    and rcx, r9
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov rsi, qword ptr [rsp - 0x58]
    and rsi, r9
    mov rcx, rsi
    shr rcx, 0x7
    movabs r11, 0xfefefefefefe00
    add r11, 0xfe
    and r11, rcx
    shr rsi, 0x9
    movabs rdi, 0x7f7f7f7f7f7f00
    add rdi, 0x7f
    and rdi, rsi
    or rdi, r11
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    or rdi, qword ptr [rax + rcx + 0x8]
    mov qword ptr [rsp - 0x68], rdi
    mov rax, rdi
    not rax
    not rbx
    and rdx, rax
    mov qword ptr [rsp - 0x78], rbx
    je .L284
    mov rdi, rbp
    and rdi, rbx
    lea r11, [plywright::sliders::magic::LOOKUPS]
    mov rax, rdx
    mov r13, qword ptr [rsp - 0x40]
    mov rbx, qword ptr [rsp - 0x70]
    lea rbp, [plywright::sliders::magic::TABLE]
    nop
.L252:
    mov r15, rax
    tzcnt rax, rax
    lea rsi, [rax + 2*rax]
    movzx ecx, byte ptr [r11 + 8*rsi + 0x14]
    mov r14, qword ptr [r11 + 8*rsi]
    and r14, rdi
    imul r14, qword ptr [r11 + 8*rsi + 0x8]
    shr r14, cl
    mov ecx, dword ptr [r11 + 8*rsi + 0x10]
    add r14, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea r12, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r12]
    and rcx, rbx
    mov r14, qword ptr [rbp + 8*r14]
    and r14, qword ptr [rsp - 0x60]
    or r14, rcx
    movzx ecx, byte ptr [r11 + 8*rsi + 0x614]
    mov r12, qword ptr [r11 + 8*rsi + 0x600]
    and r12, rdi
    imul r12, qword ptr [r11 + 8*rsi + 0x608]
    mov esi, dword ptr [r11 + 8*rsi + 0x610]
    shr r12, cl
    add r12, rsi
    mov rsi, qword ptr [rbp + 8*r12]
    and rsi, r13
    or rsi, r14
    mov r14d, 0x1
    mov ecx, eax
    shl r14, cl
    and rsi, r9
    test rsi, rsi
    cmove r14, rsi
    xor rdx, r14
    lea rax, [r15 - 0x1]
    and rax, r15
    jne .L252
    jmp .L285
.L253:
    xor edx, edx
    mov r13, qword ptr [rsp - 0x68]
    mov rax, rdx
    and rax, r12
    mov r14, r13
    je .L257
.L254:
    movzx ecx, byte ptr [rsp - 0x48]
    or ecx, 0x4000
    movzx esi, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L255:
    cmp sil, -0x1
    je .L256
    tzcnt r9, rax
    shl r9d, 0x6
    or r9d, ecx
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], sil
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L255
    jmp .L257
.L256:
    mov sil, -0x1
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L255
.L257:
    mov rax, r12
    not rax
    and rax, rdx
    mov r10, qword ptr [rsp - 0x60]
    je .L260
    movzx ecx, byte ptr [rsp - 0x48]
    movzx esi, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L258:
    cmp sil, -0x1
    je .L259
    tzcnt r9, rax
    shl r9d, 0x6
    or r9d, ecx
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], sil
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L258
    jmp .L260
.L259:
    mov sil, -0x1
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L258
.L260:
    mov rax, qword ptr [rsp - 0x38]
    movzx ecx, byte ptr [rax + 0x40]
    test cl, 0xc
    mov rdi, qword ptr [rsp - 0x80]
    je .L283
    and r10, rdi
    movzx eax, byte ptr [r8 + 0x200]
    test cl, 0x4
    je .L262
    movabs rsi, 0x6000000000000000
    and rsi, rdi
    movabs r9, 0x4000000000000000
    and r9, qword ptr [rsp - 0x70]
    or r9, rsi
    jne .L261
    movabs rsi, 0x2000000000000000
    and rsi, rdx
    je .L261
    movabs rsi, 0x10a00000000000
    and rsi, qword ptr [rsp - 0x58]
    movabs r9, 0x3e40404040404000
    and r9, r10
    movabs r11, 0x42020110008804
    imul r11, r9
    shr r11, 0x35
    lea r9, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r9 + 8*r11 + 0xbc000]
    and r11, r14
    or r11, rsi
    movabs rsi, 0x20100804020000
    and rsi, r10
    movabs rbx, 0xc204080809440e
    imul rbx, rsi
    shr rbx, 0x3b
    mov rsi, qword ptr [r9 + 8*rbx + 0xd2100]
    and rsi, qword ptr [rsp - 0x50]
    or rsi, r11
    test rsi, r12
    setne sil
    cmp al, -0x1
    sete r9b
    or r9b, sil
    jne .L261
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], 0x2fbc
    mov byte ptr [r8 + 0x200], al
.L261:
    mov rdi, qword ptr [rsp - 0x80]
.L262:
    test cl, 0x8
    je .L283
    movabs rcx, 0xe00000000000000
    and rdi, rcx
    movabs rcx, 0x400000000000000
    mov rsi, qword ptr [rsp - 0x70]
    and rsi, rcx
    or rsi, rdi
    jne .L283
    movabs rcx, 0x800000000000000
    and rdx, rcx
    je .L283
    movabs rcx, 0x110a0000000000
    mov rsi, qword ptr [rsp - 0x58]
    and rsi, rcx
    movabs rcx, 0x7a04040404040400
    and rcx, r10
    movabs rdx, 0x61002000084011
    imul rdx, rcx
    shr rdx, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    and r14, qword ptr [rcx + 8*rdx + 0xac000]
    or r14, rsi
    movabs rdx, 0xa102040000000
    and rdx, r10
    movabs rsi, 0x4000100202265220
    imul rsi, rdx
    shr rsi, 0x3b
    mov rdx, qword ptr [rsp - 0x50]
    and rdx, qword ptr [rcx + 8*rsi + 0xd1d00]
    or rdx, r14
    test rdx, r12
    jmp .L282
.L263:
    xor r10d, r10d
    mov r13, qword ptr [rsp - 0x60]
    mov rbx, qword ptr [rsp - 0x40]
    mov rdx, qword ptr [rsp - 0x70]
.L264:
    mov rax, r10
    and rax, rbp
    mov r14, r13
    mov r15, rbx
    mov rbx, qword ptr [rsp - 0x78]
    je .L267
    movzx ecx, byte ptr [rsp - 0x30]
    or ecx, 0x4000
    movzx esi, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L265:
    cmp sil, -0x1
    je .L266
    tzcnt rdi, rax
    shl edi, 0x6
    or edi, ecx
    movzx r9d, sil
    inc sil
    mov word ptr [r8 + 2*r9], di
    mov byte ptr [r8 + 0x200], sil
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L265
    jmp .L267
.L266:
    mov sil, -0x1
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L265
.L267:
    mov rax, rbp
    not rax
    and rax, r10
    mov r12, qword ptr [rsp - 0x68]
    je .L270
    movzx ecx, byte ptr [rsp - 0x30]
    movzx esi, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L268:
    cmp sil, -0x1
    je .L269
    tzcnt rdi, rax
    shl edi, 0x6
    or edi, ecx
    movzx r9d, sil
    inc sil
    mov word ptr [r8 + 2*r9], di
    mov byte ptr [r8 + 0x200], sil
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L268
    jmp .L270
.L269:
    mov sil, -0x1
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L268
.L270:
    mov rax, qword ptr [rsp - 0x38]
    movzx ecx, byte ptr [rax + 0x40]
    test cl, 0x3
    je .L294
    mov rsi, qword ptr [rsp - 0x80]
    and r12, rsi
    movzx eax, byte ptr [r8 + 0x200]
    test cl, 0x1
    je .L271
    and esi, 0x60
    mov edi, ebx
    and edi, 0x40
    or rdi, rsi
    jne .L271
    mov esi, r10d
    and esi, 0x20
    je .L271
    mov esi, edx
    and esi, 0xa01000
    movabs rdi, 0x4040404040403e
    and rdi, r12
    movabs r9, 0x280010008800200
    imul r9, rdi
    shr r9, 0x35
    lea rdi, [plywright::sliders::magic::TABLE]
    mov r9, qword ptr [rdi + 8*r9 + 0x1c000]
    and r9, r14
    or r9, rsi
    movabs rsi, 0x20408102000
    and rsi, r12
    movabs r11, 0x1081040202400260
    imul r11, rsi
    shr r11, 0x3b
    mov rsi, qword ptr [rdi + 8*r11 + 0xc8700]
    and rsi, r15
    or rsi, r9
    test rsi, rbp
    setne sil
    cmp al, -0x1
    sete dil
    or dil, sil
    jne .L271
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], 0x2184
    mov byte ptr [r8 + 0x200], al
.L271:
    test cl, 0x2
    je .L294
    mov rcx, qword ptr [rsp - 0x80]
    and ecx, 0xe
    and ebx, 0x4
    or rbx, rcx
    jne .L294
    and r10d, 0x8
    je .L294
    and edx, 0xa1100
    movabs rcx, 0x404040404047a
    and rcx, r12
    mov rsi, rdx
    movabs rdx, 0x5100100900200040
    imul rdx, rcx
    shr rdx, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    and r14, qword ptr [rcx + 8*rdx + 0xc000]
    or r14, rsi
    movabs rdx, 0x4020100a00
    and rdx, r12
    movabs rsi, 0x1004241082088061
    imul rsi, rdx
    shr rsi, 0x3b
    and r15, qword ptr [rcx + 8*rsi + 0xc8300]
    or r15, r14
    test r15, rbp
    jmp .L293
.L272:
    xor r10d, r10d
    mov rbp, qword ptr [rsp - 0x78]
    mov rdx, qword ptr [rsp - 0x50]
.L273:
    mov rcx, r10
    movzx eax, byte ptr [rsp - 0x48]
    and rcx, rbp
    mov r15, rbp
    mov rbx, qword ptr [rsp - 0x60]
    je .L276
    lea esi, [rax + 0x4000]
    movzx r9d, byte ptr [r8 + 0x200]
    movzx esi, si
    nop
.L274:
    cmp r9b, -0x1
    je .L275
    tzcnt r11, rcx
    shl r11d, 0x6
    or r11d, esi
    movzx r14d, r9b
    inc r9b
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], r9b
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L274
    jmp .L276
.L275:
    mov r9b, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L274
.L276:
    and rdi, r10
    mov r9, qword ptr [rsp - 0x80]
    je .L279
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L277:
    cmp cl, -0x1
    je .L278
    tzcnt rsi, rdi
    shl esi, 0x6
    or esi, eax
    movzx r9d, cl
    inc cl
    mov word ptr [r8 + 2*r9], si
    mov r9, qword ptr [rsp - 0x80]
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    jne .L277
    jmp .L279
.L278:
    mov cl, -0x1
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    jne .L277
.L279:
    mov rax, qword ptr [rsp - 0x38]
    movzx ecx, byte ptr [rax + 0x40]
    test cl, 0xc
    je .L283
    and rbx, r9
    movzx eax, byte ptr [r8 + 0x200]
    test cl, 0x4
    je .L281
    movabs rsi, 0x6000000000000000
    and rsi, r9
    movabs rdi, 0x4000000000000000
    and rdi, qword ptr [rsp - 0x70]
    or rdi, rsi
    jne .L281
    movabs rsi, 0x2000000000000000
    and rsi, r10
    je .L281
    movabs rsi, 0x10a00000000000
    and rsi, qword ptr [rsp - 0x58]
    movabs rdi, 0x3e40404040404000
    and rdi, rbx
    movabs r9, 0x42020110008804
    imul r9, rdi
    shr r9, 0x35
    lea rdi, [plywright::sliders::magic::TABLE]
    mov r9, qword ptr [rdi + 8*r9 + 0xbc000]
    and r9, qword ptr [rsp - 0x68]
    or r9, rsi
    movabs rsi, 0x20100804020000
    and rsi, rbx
    movabs r11, 0xc204080809440e
    imul r11, rsi
    shr r11, 0x3b
    mov rsi, qword ptr [rdi + 8*r11 + 0xd2100]
    and rsi, rdx
    or rsi, r9
    test rsi, r15
    setne sil
    cmp al, -0x1
    sete dil
    or dil, sil
    jne .L280
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], 0x2fbc
    mov byte ptr [r8 + 0x200], al
.L280:
    mov r9, qword ptr [rsp - 0x80]
.L281:
    test cl, 0x8
    je .L283
    movabs rcx, 0xe00000000000000
    and r9, rcx
    movabs rcx, 0x400000000000000
    mov rsi, qword ptr [rsp - 0x70]
    and rsi, rcx
    or rsi, r9
    jne .L283
    movabs rcx, 0x800000000000000
    and r10, rcx
    je .L283
    movabs rcx, 0x110a0000000000
    mov r9, qword ptr [rsp - 0x58]
    and r9, rcx
    movabs rcx, 0x7a04040404040400
    and rcx, rbx
    movabs rsi, 0x61002000084011
    imul rsi, rcx
    shr rsi, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rdi, qword ptr [rsp - 0x68]
    and rdi, qword ptr [rcx + 8*rsi + 0xac000]
    or rdi, r9
    movabs rsi, 0xa102040000000
    and rsi, rbx
    mov r9, rdx
    movabs rdx, 0x4000100202265220
    imul rdx, rsi
    shr rdx, 0x3b
    and r9, qword ptr [rcx + 8*rdx + 0xd1d00]
    or r9, rdi
    test r9, r15
.L282:
    setne cl
    cmp al, -0x1
    sete dl
    or dl, cl
    jne .L283
    movzx ecx, al
    inc al
    mov word ptr [r8 + 2*rcx], 0x3ebc
    mov byte ptr [r8 + 0x200], al
.L283:
    mov rdi, qword ptr [rsp - 0x38]
    cmp byte ptr [rdi + 0x41], 0x0
    je .L295
    movzx edx, byte ptr [rdi + 0x42]
    movzx esi, byte ptr [rsp - 0x48]
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant
.L284:
    xor edx, edx
    mov r13, qword ptr [rsp - 0x40]
.L285:
    mov rcx, rdx
    movzx eax, byte ptr [rsp - 0x30]
    and rcx, r9
    mov r14, qword ptr [rsp - 0x60]
    mov r15, r13
    mov r12, qword ptr [rsp - 0x80]
    mov r13, qword ptr [rsp - 0x78]
    je .L288
    lea esi, [rax + 0x4000]
    movzx edi, byte ptr [r8 + 0x200]
    movzx esi, si
    nop
.L286:
    cmp dil, -0x1
    je .L287
    tzcnt r11, rcx
    shl r11d, 0x6
    or r11d, esi
    movzx ebx, dil
    inc dil
    mov word ptr [r8 + 2*rbx], r11w
    mov byte ptr [r8 + 0x200], dil
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L286
    jmp .L288
.L287:
    mov dil, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L286
.L288:
    and r10, rdx
    je .L291
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L289:
    cmp cl, -0x1
    je .L290
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, eax
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [r10 - 0x1]
    and r10, rsi
    jne .L289
    jmp .L291
.L290:
    mov cl, -0x1
    lea rsi, [r10 - 0x1]
    and r10, rsi
    jne .L289
.L291:
    mov rax, qword ptr [rsp - 0x38]
    movzx ecx, byte ptr [rax + 0x40]
    test cl, 0x3
    je .L294
    and r13, r12
    movzx eax, byte ptr [r8 + 0x200]
    test cl, 0x1
    je .L292
    mov esi, r12d
    and esi, 0x60
    mov rdi, qword ptr [rsp - 0x68]
    and edi, 0x40
    or rdi, rsi
    jne .L292
    mov esi, edx
    and esi, 0x20
    je .L292
    mov rsi, qword ptr [rsp - 0x70]
    and esi, 0xa01000
    movabs rdi, 0x4040404040403e
    and rdi, r13
    movabs r10, 0x280010008800200
    imul r10, rdi
    shr r10, 0x35
    lea rdi, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [rdi + 8*r10 + 0x1c000]
    and r10, r14
    or r10, rsi
    movabs rsi, 0x20408102000
    and rsi, r13
    movabs r11, 0x1081040202400260
    imul r11, rsi
    shr r11, 0x3b
    mov rsi, qword ptr [rdi + 8*r11 + 0xc8700]
    and rsi, r15
    or rsi, r10
    test rsi, r9
    setne sil
    cmp al, -0x1
    sete dil
    or dil, sil
    jne .L292
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], 0x2184
    mov byte ptr [r8 + 0x200], al
.L292:
    test cl, 0x2
    je .L294
    and r12d, 0xe
    mov rcx, qword ptr [rsp - 0x68]
    and ecx, 0x4
    or rcx, r12
    jne .L294
    and edx, 0x8
    je .L294
    mov rdx, qword ptr [rsp - 0x70]
    and edx, 0xa1100
    movabs rcx, 0x404040404047a
    and rcx, r13
    movabs rsi, 0x5100100900200040
    imul rsi, rcx
    shr rsi, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    and r14, qword ptr [rcx + 8*rsi + 0xc000]
    or r14, rdx
    movabs rsi, 0x4020100a00
    and rsi, r13
    movabs rdx, 0x1004241082088061
    imul rdx, rsi
    shr rdx, 0x3b
    and r15, qword ptr [rcx + 8*rdx + 0xc8300]
    or r15, r14
    test r15, r9
.L293:
    setne cl
    cmp al, -0x1
    sete dl
    or dl, cl
    jne .L294
    movzx ecx, al
    inc al
    mov word ptr [r8 + 2*rcx], 0x3084
    mov byte ptr [r8 + 0x200], al
.L294:
    mov rdi, qword ptr [rsp - 0x38]
    cmp byte ptr [rdi + 0x41], 0x0
    jne .L301
.L295:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L296:
    mov rdx, qword ptr [rsp - 0x68]
    jmp .L300
.L297:
    xor edx, edx
.L298:
    movzx esi, byte ptr [rsp - 0x48]
    mov rdi, qword ptr [rsp - 0x38]
    mov rcx, r10
    mov r9, r12
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::answers
.L299:
    xor edx, edx
.L300:
    movzx esi, byte ptr [rsp - 0x30]
    mov rdi, qword ptr [rsp - 0x38]
    mov rcx, r10
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::answers
.L301:
    movzx edx, byte ptr [rdi + 0x42]
    movzx esi, byte ptr [rsp - 0x30]
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
    mov r13, rdx
    movabs r10, 0xfefefefefefe00
    movabs r15, 0x7f7f7f7f7f7f00
    mov r11, qword ptr [rdi + 0x30]
    lea rax, [rcx - 0x1]
    movzx ebx, sil
    mov qword ptr [rsp - 0x40], r9
    mov rdx, r9
    not rdx
    mov qword ptr [rsp - 0x28], rdx
    test rcx, rax
    mov qword ptr [rsp - 0x58], rdi
    mov qword ptr [rsp - 0x8], rcx
    mov qword ptr [rsp - 0x38], rbx
    mov qword ptr [rsp - 0x10], rax
    je .L0
    mov r14, qword ptr [rdi]
    mov rax, qword ptr [rdi + 0x38]
    jmp .L49
.L0:
    tzcnt rax, rcx
    mov edx, ebx
    shl edx, 0x9
    lea r14, [plywright::board::geometry::BETWEEN]
    add r14, rdx
    mov r14, qword ptr [r14 + 8*rax]
    or r14, rcx
    mov rdx, qword ptr [rdi]
    mov rcx, qword ptr [rdi + 0x38]
    mov rdi, rcx
    or rdi, r11
    mov rax, r11
    mov qword ptr [rsp - 0x18], rdi
    mov r11, rdi
    mov qword ptr [rsp - 0x48], rdx
    mov qword ptr [rsp - 0x50], rax
    and rdx, rax
    mov eax, ebx
    shl eax, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    not r13
    and sil, 0x7
    mov rdi, qword ptr [rax + r9 + 0x30]
    or rdi, r13
    and rdi, rdx
    shl rdi, 0x9
    mov qword ptr [rsp - 0x30], rcx
    mov rbx, rcx
    and rbx, r14
    and rdi, rbx
    movabs r15, -0x101010101010200
    and r15, rdi
    movabs rdi, 0x101010101010101
    mov ecx, esi
    mov rsi, rdi
    shl rsi, cl
    not r11
    or rsi, r13
    and rsi, rdx
    shl rsi, 0x8
    and rsi, r11
    mov rax, qword ptr [rax + r9 + 0x38]
    or rax, r13
    and rax, rdx
    shl rax, 0x7
    and rax, rbx
    movabs rbx, 0x7f7f7f7f7f7f7f00
    and rbx, rax
    mov rcx, rsi
    mov r9, r14
    and rcx, r14
    shr rdx, 0x30
    test dl, dl
    mov qword ptr [rsp - 0x20], r13
    je .L10
    movabs rdi, -0x100000000000000
    and rdi, rcx
    je .L3
    movzx r13d, byte ptr [r8 + 0x200]
    nop
.L1:
    mov dl, -0x1
    cmp r13b, -0x1
    je .L2
    tzcnt rax, rdi
    lea r14d, [rax + 0x38]
    and r14d, 0x3f
    shl eax, 0x6
    or eax, r14d
    lea r14d, [r13 + 0x1]
    movzx eax, ax
    mov r12d, eax
    or r12d, 0xb000
    movzx ebp, r13b
    mov word ptr [r8 + 2*rbp], r12w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L2
    lea r12d, [r13 + 0x2]
    lea ebp, [rax + 0x8000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L2
    lea r14d, [r13 + 0x3]
    lea ebp, [rax + 0xa000]
    movzx r12d, r12b
    mov word ptr [r8 + 2*r12], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L2
    add r13b, 0x4
    or eax, 0x9000
    movzx edx, r14b
    mov word ptr [r8 + 2*rdx], ax
    mov byte ptr [r8 + 0x200], r13b
    mov edx, r13d
.L2:
    lea rax, [rdi - 0x1]
    mov r13d, edx
    and rdi, rax
    jne .L1
.L3:
    movabs rdi, -0x200000000000000
    and rdi, r15
    je .L6
    movzx r13d, byte ptr [r8 + 0x200]
    nop
.L4:
    mov dl, -0x1
    cmp r13b, -0x1
    je .L5
    tzcnt rax, rdi
    lea ebp, [rax + 0x37]
    and ebp, 0x3f
    shl eax, 0x6
    or eax, ebp
    lea r14d, [r13 + 0x1]
    movzx eax, ax
    mov ebp, eax
    or ebp, 0xf000
    movzx r12d, r13b
    mov word ptr [r8 + 2*r12], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L5
    lea r12d, [r13 + 0x2]
    lea ebp, [rax + 0xc000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L5
    lea r14d, [r13 + 0x3]
    lea ebp, [rax + 0xe000]
    movzx r12d, r12b
    mov word ptr [r8 + 2*r12], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L5
    add r13b, 0x4
    or eax, 0xd000
    movzx edx, r14b
    mov word ptr [r8 + 2*rdx], ax
    mov byte ptr [r8 + 0x200], r13b
    mov edx, r13d
.L5:
    lea rax, [rdi - 0x1]
    mov r13d, edx
    and rdi, rax
    jne .L4
.L6:
    movabs rdi, 0x7f00000000000000
    and rdi, rbx
    je .L9
    movzx r13d, byte ptr [r8 + 0x200]
    nop
.L7:
    mov dl, -0x1
    cmp r13b, -0x1
    je .L8
    tzcnt rax, rdi
    lea ebp, [rax + 0x39]
    and ebp, 0x3f
    shl eax, 0x6
    or eax, ebp
    lea r14d, [r13 + 0x1]
    movzx eax, ax
    mov ebp, eax
    or ebp, 0xf000
    movzx r12d, r13b
    mov word ptr [r8 + 2*r12], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L8
    lea r12d, [r13 + 0x2]
    lea ebp, [rax + 0xc000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L8
    lea r14d, [r13 + 0x3]
    lea ebp, [rax + 0xe000]
    movzx r12d, r12b
    mov word ptr [r8 + 2*r12], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L8
    add r13b, 0x4
    or eax, 0xd000
    movzx edx, r14b
    mov word ptr [r8 + 2*rdx], ax
    mov byte ptr [r8 + 0x200], r13b
    mov edx, r13d
.L8:
    lea rax, [rdi - 0x1]
    mov r13d, edx
    and rdi, rax
    jne .L7
.L9:
    movabs rax, 0xffffffffffff00
    and rcx, rax
    and r15, r10
    movabs rax, 0x7f7f7f7f7f7f00
    and rbx, rax
    mov r13, qword ptr [rsp - 0x20]
.L10:
    shl esi, 0x8
    and r11d, r9d
    and r11d, esi
    test r15, r15
    je .L13
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L11:
    cmp al, -0x1
    je .L12
    tzcnt rdx, r15
    mov edi, edx
    shl edi, 0x6
    add edx, 0x37
    and edx, 0x3f
    add edx, edi
    add edx, 0x4000
    movzx edi, al
    inc al
    mov word ptr [r8 + 2*rdi], dx
    mov byte ptr [r8 + 0x200], al
    lea rdx, [r15 - 0x1]
    and r15, rdx
    jne .L11
    jmp .L13
.L12:
    mov al, -0x1
    lea rdx, [r15 - 0x1]
    and r15, rdx
    jne .L11
.L13:
    and r11d, 0xff000000
    test rbx, rbx
    mov r15, qword ptr [rsp - 0x28]
    je .L16
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L14:
    cmp al, -0x1
    je .L15
    tzcnt rdx, rbx
    mov esi, edx
    shl esi, 0x6
    add edx, 0x39
    and edx, 0x3f
    add edx, esi
    add edx, 0x4000
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], al
    lea rdx, [rbx - 0x1]
    and rbx, rdx
    jne .L14
    jmp .L16
.L15:
    mov al, -0x1
    lea rdx, [rbx - 0x1]
    and rbx, rdx
    jne .L14
.L16:
    test rcx, rcx
    je .L19
    movzx eax, byte ptr [r8 + 0x200]
.L17:
    cmp al, -0x1
    je .L18
    tzcnt rdx, rcx
    mov esi, edx
    shl esi, 0x6
    add edx, 0x38
    and edx, 0x3f
    or edx, esi
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], al
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    jne .L17
    jmp .L19
.L18:
    mov al, -0x1
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    jne .L17
.L19:
    mov rax, qword ptr [rsp - 0x50]
    not rax
    test r11, r11
    je .L22
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L20:
    cmp cl, -0x1
    je .L21
    tzcnt rdx, r11
    mov esi, edx
    shl esi, 0x6
    add edx, 0x30
    and edx, 0x3f
    or edx, esi
    or edx, 0x1000
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [r11 - 0x1]
    and r11, rdx
    jne .L20
    jmp .L22
.L21:
    mov cl, -0x1
    lea rdx, [r11 - 0x1]
    and r11, rdx
    jne .L20
.L22:
    and r9, rax
    mov rax, qword ptr [rsp - 0x58]
    mov rcx, qword ptr [rax + 0x8]
    and rcx, r13
    and rcx, qword ptr [rsp - 0x50]
    je .L30
    movzx edi, byte ptr [r8 + 0x200]
    jmp .L24
    nop
.L23:
    lea rax, [rcx - 0x1]
    and rcx, rax
    je .L30
.L24:
    tzcnt rax, rcx
    mov esi, eax
    shl eax, 0x6
    lea rdx, [plywright::board::geometry::AROUND]
    mov rdx, qword ptr [rax + rdx]
    and rdx, r9
    mov rax, rdx
    movzx esi, si
    and rax, qword ptr [rsp - 0x40]
    je .L27
    lea r11d, [rsi + 0x4000]
    movzx r11d, r11w
    mov ebx, edi
    nop
.L25:
    cmp bl, -0x1
    je .L26
    tzcnt rdi, rax
    shl edi, 0x6
    or edi, r11d
    movzx r14d, bl
    inc bl
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], bl
    mov edi, ebx
    lea r14, [rax - 0x1]
    and rax, r14
    jne .L25
    jmp .L27
.L26:
    mov bl, -0x1
    lea r14, [rax - 0x1]
    and rax, r14
    jne .L25
    nop
.L27:
    mov eax, edi
    and rdx, r15
    je .L23
    nop
.L28:
    cmp al, -0x1
    je .L29
    tzcnt rdi, rdx
    shl edi, 0x6
    or edi, esi
    movzx r11d, al
    inc al
    mov word ptr [r8 + 2*r11], di
    mov byte ptr [r8 + 0x200], al
    mov edi, eax
    lea r11, [rdx - 0x1]
    and rdx, r11
    jne .L28
    jmp .L23
.L29:
    mov al, -0x1
    lea r11, [rdx - 0x1]
    and rdx, r11
    jne .L28
    jmp .L23
.L30:
    mov rax, qword ptr [rsp - 0x58]
    mov rdx, qword ptr [rax + 0x20]
    mov rsi, qword ptr [rax + 0x10]
    or rsi, rdx
    and rsi, r13
    and rsi, qword ptr [rsp - 0x50]
    je .L38
    movzx r14d, byte ptr [r8 + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    jmp .L32
    nop
.L31:
    lea rax, [rsi - 0x1]
    and rsi, rax
    je .L38
.L32:
    tzcnt rdi, rsi
    lea rax, [rdi + 2*rdi]
    movzx ecx, byte ptr [r11 + 8*rax + 0x614]
    mov r12, qword ptr [r11 + 8*rax + 0x600]
    and r12, qword ptr [rsp - 0x18]
    imul r12, qword ptr [r11 + 8*rax + 0x608]
    shr r12, cl
    mov eax, dword ptr [r11 + 8*rax + 0x610]
    add r12, rax
    mov rax, qword ptr [rbx + 8*r12]
    and rax, r9
    mov rcx, rax
    movzx edi, di
    and rcx, qword ptr [rsp - 0x40]
    je .L35
    lea ebp, [rdi + 0x4000]
    movzx r12d, bp
    mov r13d, r14d
    nop
.L33:
    cmp r13b, -0x1
    je .L34
    tzcnt r14, rcx
    shl r14d, 0x6
    or r14d, r12d
    movzx ebp, r13b
    inc r13b
    mov word ptr [r8 + 2*rbp], r14w
    mov byte ptr [r8 + 0x200], r13b
    mov r14d, r13d
    lea rbp, [rcx - 0x1]
    and rcx, rbp
    jne .L33
    jmp .L35
.L34:
    mov r13b, -0x1
    lea rbp, [rcx - 0x1]
    and rcx, rbp
    jne .L33
    nop
.L35:
    mov ecx, r14d
    and rax, r15
    mov r13, qword ptr [rsp - 0x20]
    je .L31
    nop
.L36:
    cmp cl, -0x1
    je .L37
    tzcnt r14, rax
    shl r14d, 0x6
    or r14d, edi
    movzx r12d, cl
    inc cl
    mov word ptr [r8 + 2*r12], r14w
    mov byte ptr [r8 + 0x200], cl
    mov r14d, ecx
    lea r12, [rax - 0x1]
    and rax, r12
    jne .L36
    jmp .L31
.L37:
    mov cl, -0x1
    lea r12, [rax - 0x1]
    and rax, r12
    jne .L36
    jmp .L31
.L38:
    mov rax, qword ptr [rsp - 0x58]
    or rdx, qword ptr [rax + 0x18]
    and rdx, r13
    mov r11, qword ptr [rsp - 0x50]
    and rdx, r11
    je .L47
    movzx ebx, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L40
    nop
.L39:
    lea rax, [rdx - 0x1]
    and rdx, rax
    je .L46
.L40:
    tzcnt rdi, rdx
    lea rax, [rdi + 2*rdi]
    movzx ecx, byte ptr [rsi + 8*rax + 0x14]
    mov r14, qword ptr [rsi + 8*rax]
    and r14, qword ptr [rsp - 0x18]
    imul r14, qword ptr [rsi + 8*rax + 0x8]
    shr r14, cl
    mov eax, dword ptr [rsi + 8*rax + 0x10]
    add r14, rax
    mov rcx, qword ptr [r11 + 8*r14]
    and rcx, r9
    mov rax, rcx
    movzx edi, di
    and rax, qword ptr [rsp - 0x40]
    je .L43
    lea ebp, [rdi + 0x4000]
    movzx r12d, bp
    mov r14d, ebx
    nop
.L41:
    cmp r14b, -0x1
    je .L42
    tzcnt rbx, rax
    shl ebx, 0x6
    or ebx, r12d
    movzx r13d, r14b
    inc r14b
    mov word ptr [r8 + 2*r13], bx
    mov byte ptr [r8 + 0x200], r14b
    mov ebx, r14d
    lea r13, [rax - 0x1]
    and rax, r13
    jne .L41
    jmp .L43
.L42:
    mov r14b, -0x1
    lea r13, [rax - 0x1]
    and rax, r13
    jne .L41
    nop
.L43:
    mov eax, ebx
    and rcx, r15
    je .L39
    nop
.L44:
    cmp al, -0x1
    je .L45
    tzcnt rbx, rcx
    shl ebx, 0x6
    or ebx, edi
    movzx r14d, al
    inc al
    mov word ptr [r8 + 2*r14], bx
    mov byte ptr [r8 + 0x200], al
    mov ebx, eax
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L44
    jmp .L39
.L45:
    mov al, -0x1
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L44
    jmp .L39
.L46:
    mov rbx, qword ptr [rsp - 0x38]
    mov r14, qword ptr [rsp - 0x48]
    mov r11, qword ptr [rsp - 0x50]
    jmp .L48
.L47:
    mov rbx, qword ptr [rsp - 0x38]
    mov r14, qword ptr [rsp - 0x48]
.L48:
    mov rax, qword ptr [rsp - 0x30]
    mov rdi, qword ptr [rsp - 0x58]
    movabs r15, 0x7f7f7f7f7f7f00
.L49:
    mov ecx, ebx
    shl ecx, 0x6
    lea r12, [plywright::board::geometry::AROUND]
    mov rdx, qword ptr [rdi + 0x28]
    and rdx, rax
    mov esi, 0x40
    tzcnt rsi, rdx
    and esi, 0x3f
    mov qword ptr [rsp - 0x48], r14
    mov rdx, r14
    and rdx, rax
    mov r9, rdx
    shr r9, 0x7
    add r10, 0xfe
    and r10, r9
    shr rdx, 0x9
    add r15, 0x7f
    and r15, rdx
    shl esi, 0x6
    or r15, qword ptr [rsi + r12 + 0x8]
    or r10, r11
    or r10, r15
    not r10
    and r10, qword ptr [rcx + r12 + 0x8]
    je .L51
    or r11, rax
    btr r11, rbx
    mov rsi, qword ptr [rdi + 0x20]
    mov r9, qword ptr [rdi + 0x18]
    or r9, rsi
    or rsi, qword ptr [rdi + 0x10]
    mov rdi, qword ptr [rdi + 0x8]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r13, [plywright::sliders::magic::TABLE]
    mov rcx, r10
    nop
.L50:
    mov rbp, rcx
    tzcnt rdx, rcx
    lea r14, [rdx + 2*rdx]
    movzx ecx, byte ptr [rbx + 8*r14 + 0x14]
    mov r12, qword ptr [rbx + 8*r14]
    and r12, r11
    imul r12, qword ptr [rbx + 8*r14 + 0x8]
    shr r12, cl
    mov ecx, dword ptr [rbx + 8*r14 + 0x10]
    add r12, rcx
    mov ecx, edx
    shl ecx, 0x6
    lea r15, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r15]
    and rcx, rdi
    mov r12, qword ptr [r13 + 8*r12]
    and r12, r9
    or r12, rcx
    movzx ecx, byte ptr [rbx + 8*r14 + 0x614]
    mov r15, qword ptr [rbx + 8*r14 + 0x600]
    and r15, r11
    imul r15, qword ptr [rbx + 8*r14 + 0x608]
    mov r14d, dword ptr [rbx + 8*r14 + 0x610]
    shr r15, cl
    add r15, r14
    mov r14, qword ptr [r13 + 8*r15]
    and r14, rsi
    or r14, r12
    mov r15d, 0x1
    mov ecx, edx
    shl r15, cl
    and r14, rax
    test r14, r14
    cmove r15, r14
    xor r10, r15
    lea rcx, [rbp - 0x1]
    and rcx, rbp
    jne .L50
    jmp .L52
.L51:
    xor r10d, r10d
.L52:
    mov r9, qword ptr [rsp - 0x40]
    and r9, r10
    mov rsi, qword ptr [rsp - 0x38]
    mov r11, qword ptr [rsp - 0x28]
    je .L55
    lea eax, [rsi + 0x4000]
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L53:
    cmp cl, -0x1
    je .L54
    tzcnt rdx, r9
    shl edx, 0x6
    or edx, eax
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [r9 - 0x1]
    and r9, rdx
    jne .L53
    jmp .L55
.L54:
    mov cl, -0x1
    lea rdx, [r9 - 0x1]
    and r9, rdx
    jne .L53
.L55:
    and r10, r11
    mov rdi, qword ptr [rsp - 0x58]
    je .L58
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, si
    nop
.L56:
    cmp cl, -0x1
    je .L57
    tzcnt rdx, r10
    shl edx, 0x6
    or edx, eax
    movzx r9d, cl
    inc cl
    mov word ptr [r8 + 2*r9], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [r10 - 0x1]
    and r10, rdx
    jne .L56
    jmp .L58
.L57:
    mov cl, -0x1
    lea rdx, [r10 - 0x1]
    and r10, rdx
    jne .L56
.L58:
    mov rax, qword ptr [rsp - 0x8]
    test qword ptr [rsp - 0x10], rax
    jne .L59
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L59
    mov r9, qword ptr [rsp - 0x48]
    or r9, qword ptr [rdi + 0x8]
    mov rdx, rax
    movzx eax, byte ptr [rdi + 0x42]
    lea ecx, [rax + 0x38]
    btr r9, rcx
    test r9, rdx
    je .L60
.L59:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L60:
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
    mov r15, rdx
    mov r14, rdi
    mov r11, qword ptr [rdi + 0x38]
    lea rax, [rcx - 0x1]
    movzx ebx, sil
    mov rdx, r9
    not rdx
    mov qword ptr [rsp - 0x38], rdx
    test rcx, rax
    mov qword ptr [rsp - 0x48], rdi
    mov qword ptr [rsp - 0x8], rcx
    mov qword ptr [rsp - 0x30], rbx
    mov qword ptr [rsp - 0x10], rax
    je .L0
    mov rdi, qword ptr [r14]
    mov rsi, qword ptr [r14 + 0x30]
    jmp .L49
.L0:
    tzcnt rax, rcx
    mov edx, ebx
    shl edx, 0x9
    lea rdi, [plywright::board::geometry::BETWEEN]
    add rdi, rdx
    mov r12, qword ptr [rdi + 8*rax]
    or r12, rcx
    mov rdx, qword ptr [r14]
    mov r10, qword ptr [r14 + 0x30]
    mov r13, r10
    or r13, r11
    mov r14, r13
    not r13
    mov qword ptr [rsp - 0x40], rdx
    mov qword ptr [rsp - 0x50], r11
    and rdx, r11
    shl ebx, 0x6
    lea rbp, [plywright::board::geometry::AROUND]
    not r15
    and sil, 0x7
    mov rdi, qword ptr [rbx + rbp + 0x38]
    or rdi, r15
    and rdi, rdx
    shr rdi, 0x7
    mov qword ptr [rsp - 0x28], r10
    and r10, r12
    movabs rax, 0xfefefefefefe00
    add rax, 0xfe
    and rax, r10
    and rax, rdi
    movabs rcx, 0x7f7f7f7f7f7f00
    lea r11, [rcx + 0x7f]
    and r11, r10
    movabs r10, 0x101010101010101
    mov ecx, esi
    shl r10, cl
    or r10, r15
    and r10, rdx
    shr r10, 0x8
    and r10, r13
    mov rcx, qword ptr [rbx + rbp + 0x30]
    mov qword ptr [rsp - 0x20], r15
    or rcx, r15
    and rcx, rdx
    shr rcx, 0x9
    and r11, rcx
    mov rcx, r10
    and rcx, r12
    test edx, 0xff00
    je .L10
    mov qword ptr [rsp - 0x18], r10
    mov r10, rcx
    and r10, 0xff
    je .L3
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L1:
    mov dl, -0x1
    cmp sil, -0x1
    je .L2
    tzcnt rdi, r10
    mov r15d, edi
    shl r15d, 0x6
    lea ebp, [rdi + r15]
    add ebp, 0x8
    lea edi, [rsi + 0x1]
    movzx ebp, bp
    mov r15d, ebp
    or r15d, 0xb000
    movzx ebx, sil
    mov word ptr [r8 + 2*rbx], r15w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L2
    lea r15d, [rsi + 0x2]
    lea ebx, [rbp + 0x8000]
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], bx
    mov byte ptr [r8 + 0x200], r15b
    cmp r15b, -0x1
    je .L2
    lea edi, [rsi + 0x3]
    mov ebx, ebp
    or ebx, 0xa000
    movzx r15d, r15b
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L2
    add sil, 0x4
    or ebp, 0x9000
    movzx edx, dil
    mov word ptr [r8 + 2*rdx], bp
    mov byte ptr [r8 + 0x200], sil
    mov edx, esi
.L2:
    lea rdi, [r10 - 0x1]
    mov esi, edx
    and r10, rdi
    jne .L1
.L3:
    mov r10, rax
    and r10, 0xfe
    je .L6
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L4:
    mov dl, -0x1
    cmp sil, -0x1
    je .L5
    tzcnt rdi, r10
    mov ebx, edi
    shl ebx, 0x6
    add ebx, edi
    add ebx, 0x7
    lea edi, [rsi + 0x1]
    movzx ebp, bx
    mov ebx, ebp
    or ebx, 0xf000
    movzx r15d, sil
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L5
    lea r15d, [rsi + 0x2]
    mov ebx, ebp
    or ebx, 0xc000
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], bx
    mov byte ptr [r8 + 0x200], r15b
    cmp r15b, -0x1
    je .L5
    lea edi, [rsi + 0x3]
    mov ebx, ebp
    or ebx, 0xe000
    movzx r15d, r15b
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L5
    add sil, 0x4
    or ebp, 0xd000
    movzx edx, dil
    mov word ptr [r8 + 2*rdx], bp
    mov byte ptr [r8 + 0x200], sil
    mov edx, esi
.L5:
    lea rdi, [r10 - 0x1]
    mov esi, edx
    and r10, rdi
    jne .L4
.L6:
    mov r10, r11
    and r10, 0x7f
    je .L9
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L7:
    mov dl, -0x1
    cmp sil, -0x1
    je .L8
    tzcnt rdi, r10
    mov ebx, edi
    shl ebx, 0x6
    add ebx, edi
    add ebx, 0x9
    lea edi, [rsi + 0x1]
    movzx ebp, bx
    mov ebx, ebp
    or ebx, 0xf000
    movzx r15d, sil
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L8
    lea r15d, [rsi + 0x2]
    mov ebx, ebp
    or ebx, 0xc000
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], bx
    mov byte ptr [r8 + 0x200], r15b
    cmp r15b, -0x1
    je .L8
    lea edi, [rsi + 0x3]
    mov ebx, ebp
    or ebx, 0xe000
    movzx r15d, r15b
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L8
    add sil, 0x4
    or ebp, 0xd000
    movzx edx, dil
    mov word ptr [r8 + 2*rdx], bp
    mov byte ptr [r8 + 0x200], sil
    mov edx, esi
.L8:
    lea rdi, [r10 - 0x1]
    mov esi, edx
    and r10, rdi
    jne .L7
.L9:
    and rcx, -0x100
    movabs rdx, 0xfefefefefefe00
    and rax, rdx
    movabs rdx, 0x7f7f7f7f7f7f00
    and r11, rdx
    lea rbp, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [rsp - 0x18]
.L10:
    shr r10, 0x8
    and r13, r12
    test rax, rax
    je .L13
    movzx edx, byte ptr [r8 + 0x200]
    nop
.L11:
    cmp dl, -0x1
    je .L12
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x4007
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L11
    jmp .L13
.L12:
    mov dl, -0x1
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L11
.L13:
    and r13, r10
    movabs rax, 0xff00000000
    test r11, r11
    je .L16
    movzx edx, byte ptr [r8 + 0x200]
    nop
.L14:
    cmp dl, -0x1
    je .L15
    tzcnt rsi, r11
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x4009
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    lea rsi, [r11 - 0x1]
    and r11, rsi
    jne .L14
    jmp .L16
.L15:
    mov dl, -0x1
    lea rsi, [r11 - 0x1]
    and r11, rsi
    jne .L14
.L16:
    and r13, rax
    test rcx, rcx
    mov rdi, qword ptr [rsp - 0x50]
    je .L19
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L17:
    cmp al, -0x1
    je .L18
    tzcnt rdx, rcx
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x8
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], al
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    jne .L17
    jmp .L19
.L18:
    mov al, -0x1
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    jne .L17
.L19:
    mov rax, rdi
    not rax
    test r13, r13
    je .L22
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L20:
    cmp cl, -0x1
    je .L21
    tzcnt rdx, r13
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x1010
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [r13 - 0x1]
    and r13, rdx
    jne .L20
    jmp .L22
.L21:
    mov cl, -0x1
    lea rdx, [r13 - 0x1]
    and r13, rdx
    jne .L20
.L22:
    and r12, rax
    mov rax, qword ptr [rsp - 0x48]
    mov rax, qword ptr [rax + 0x8]
    mov r15, qword ptr [rsp - 0x20]
    and rax, r15
    and rax, rdi
    je .L30
    movzx r11d, byte ptr [r8 + 0x200]
    jmp .L24
    nop
.L23:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L30
.L24:
    tzcnt rcx, rax
    mov esi, ecx
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + rbp]
    and rcx, r12
    mov rdx, rcx
    movzx r10d, si
    and rdx, r9
    je .L27
    lea esi, [r10 + 0x4000]
    movzx esi, si
    mov edi, r11d
    nop
.L25:
    cmp dil, -0x1
    je .L26
    tzcnt r11, rdx
    shl r11d, 0x6
    or r11d, esi
    movzx ebx, dil
    inc dil
    mov word ptr [r8 + 2*rbx], r11w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
    lea rbx, [rdx - 0x1]
    and rdx, rbx
    jne .L25
    jmp .L27
.L26:
    mov dil, -0x1
    lea rbx, [rdx - 0x1]
    and rdx, rbx
    jne .L25
    nop
.L27:
    mov edx, r11d
    and rcx, qword ptr [rsp - 0x38]
    je .L23
    nop
.L28:
    cmp dl, -0x1
    je .L29
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, r10d
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    mov r11d, edx
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L28
    jmp .L23
.L29:
    mov dl, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L28
    jmp .L23
.L30:
    mov rcx, qword ptr [rsp - 0x48]
    mov rax, qword ptr [rcx + 0x20]
    mov rsi, qword ptr [rcx + 0x10]
    or rsi, rax
    and rsi, r15
    and rsi, qword ptr [rsp - 0x50]
    je .L38
    movzx r15d, byte ptr [r8 + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea r13, [plywright::sliders::magic::TABLE]
    jmp .L32
    nop
.L31:
    lea rcx, [rsi - 0x1]
    and rsi, rcx
    je .L38
.L32:
    tzcnt rdi, rsi
    lea rdx, [rdi + 2*rdi]
    movzx ecx, byte ptr [r11 + 8*rdx + 0x614]
    mov r10, qword ptr [r11 + 8*rdx + 0x600]
    and r10, r14
    imul r10, qword ptr [r11 + 8*rdx + 0x608]
    shr r10, cl
    mov ecx, dword ptr [r11 + 8*rdx + 0x610]
    add r10, rcx
    mov rcx, qword ptr [r13 + 8*r10]
    and rcx, r12
    mov rdx, rcx
    movzx r10d, di
    and rdx, r9
    je .L35
    lea edi, [r10 + 0x4000]
    movzx edi, di
    mov ebp, r15d
    nop
.L33:
    cmp bpl, -0x1
    je .L34
    tzcnt rbx, rdx
    shl ebx, 0x6
    or ebx, edi
    movzx r15d, bpl
    inc bpl
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], bpl
    mov r15d, ebp
    lea rbx, [rdx - 0x1]
    and rdx, rbx
    jne .L33
    jmp .L35
.L34:
    mov bpl, -0x1
    lea rbx, [rdx - 0x1]
    and rdx, rbx
    jne .L33
    nop
.L35:
    mov edx, r15d
    and rcx, qword ptr [rsp - 0x38]
    je .L31
    nop
.L36:
    cmp dl, -0x1
    je .L37
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, r10d
    movzx ebx, dl
    inc dl
    mov word ptr [r8 + 2*rbx], di
    mov byte ptr [r8 + 0x200], dl
    mov r15d, edx
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L36
    jmp .L31
.L37:
    mov dl, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L36
    jmp .L31
.L38:
    mov rcx, qword ptr [rsp - 0x48]
    or rax, qword ptr [rcx + 0x18]
    and rax, qword ptr [rsp - 0x20]
    mov r11, qword ptr [rsp - 0x50]
    and rax, r11
    je .L47
    movzx r11d, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L40
    nop
.L39:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L46
.L40:
    tzcnt rdi, rax
    lea r10, [rdi + 2*rdi]
    movzx ecx, byte ptr [rdx + 8*r10 + 0x14]
    mov rbx, qword ptr [rdx + 8*r10]
    and rbx, r14
    imul rbx, qword ptr [rdx + 8*r10 + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [rdx + 8*r10 + 0x10]
    add rbx, rcx
    mov rcx, qword ptr [rsi + 8*rbx]
    and rcx, r12
    mov r13, rcx
    movzx r10d, di
    and r13, r9
    je .L43
    lea edi, [r10 + 0x4000]
    movzx edi, di
    mov ebp, r11d
    nop
.L41:
    cmp bpl, -0x1
    je .L42
    tzcnt r11, r13
    shl r11d, 0x6
    or r11d, edi
    movzx ebx, bpl
    inc bpl
    mov word ptr [r8 + 2*rbx], r11w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    lea rbx, [r13 - 0x1]
    and r13, rbx
    jne .L41
    jmp .L43
.L42:
    mov bpl, -0x1
    lea rbx, [r13 - 0x1]
    and r13, rbx
    jne .L41
    nop
.L43:
    mov edi, r11d
    and rcx, qword ptr [rsp - 0x38]
    je .L39
    nop
.L44:
    cmp dil, -0x1
    je .L45
    tzcnt r11, rcx
    shl r11d, 0x6
    or r11d, r10d
    movzx ebx, dil
    inc dil
    mov word ptr [r8 + 2*rbx], r11w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L44
    jmp .L39
.L45:
    mov dil, -0x1
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L44
    jmp .L39
.L46:
    mov rbx, qword ptr [rsp - 0x30]
    mov rdi, qword ptr [rsp - 0x40]
    mov r11, qword ptr [rsp - 0x50]
    jmp .L48
.L47:
    mov rbx, qword ptr [rsp - 0x30]
    mov rdi, qword ptr [rsp - 0x40]
.L48:
    mov rsi, qword ptr [rsp - 0x28]
    mov r14, qword ptr [rsp - 0x48]
.L49:
    mov qword ptr [rsp - 0x50], r9
    mov ecx, ebx
    shl ecx, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [r14 + 0x28]
    and rax, rsi
    mov edx, 0x40
    tzcnt rdx, rax
    and edx, 0x3f
    mov qword ptr [rsp - 0x40], rdi
    and rdi, rsi
    mov r10, rdi
    shl r10, 0x9
    movabs rax, -0x101010101010200
    and rax, r10
    shl rdi, 0x7
    movabs r10, 0x7f7f7f7f7f7f7f00
    and r10, rdi
    shl edx, 0x6
    or r10, qword ptr [rdx + r9 + 0x8]
    or rax, r11
    or rax, r10
    not rax
    and rax, qword ptr [rcx + r9 + 0x8]
    je .L51
    or r11, rsi
    btr r11, rbx
    mov rdi, qword ptr [r14 + 0x20]
    mov r10, qword ptr [r14 + 0x18]
    or r10, rdi
    or rdi, qword ptr [r14 + 0x10]
    mov r9, qword ptr [r14 + 0x8]
    lea r12, [plywright::sliders::magic::LOOKUPS]
    lea r13, [plywright::sliders::magic::TABLE]
    mov rcx, rax
    nop
.L50:
    mov rbp, rcx
    tzcnt rdx, rcx
    lea r15, [rdx + 2*rdx]
    movzx ecx, byte ptr [r12 + 8*r15 + 0x14]
    mov rbx, qword ptr [r12 + 8*r15]
    and rbx, r11
    imul rbx, qword ptr [r12 + 8*r15 + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [r12 + 8*r15 + 0x10]
    add rbx, rcx
    mov ecx, edx
    shl ecx, 0x6
    lea r14, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r14]
    and rcx, r9
    mov rbx, qword ptr [r13 + 8*rbx]
    and rbx, r10
    or rbx, rcx
    movzx ecx, byte ptr [r12 + 8*r15 + 0x614]
    mov r14, qword ptr [r12 + 8*r15 + 0x600]
    and r14, r11
    imul r14, qword ptr [r12 + 8*r15 + 0x608]
    mov r15d, dword ptr [r12 + 8*r15 + 0x610]
    shr r14, cl
    add r14, r15
    mov r14, qword ptr [r13 + 8*r14]
    and r14, rdi
    or r14, rbx
    mov ebx, 0x1
    mov ecx, edx
    shl rbx, cl
    and r14, rsi
    test r14, r14
    cmove rbx, r14
    xor rax, rbx
    lea rcx, [rbp - 0x1]
    and rcx, rbp
    jne .L50
    jmp .L52
.L51:
    xor eax, eax
.L52:
    mov r9, qword ptr [rsp - 0x50]
    and r9, rax
    mov r10, qword ptr [rsp - 0x8]
    mov rsi, qword ptr [rsp - 0x30]
    je .L55
    lea ecx, [rsi + 0x4000]
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L53:
    cmp dl, -0x1
    je .L54
    tzcnt r11, r9
    shl r11d, 0x6
    or r11d, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], r11w
    mov byte ptr [r8 + 0x200], dl
    lea rdi, [r9 - 0x1]
    and r9, rdi
    jne .L53
    jmp .L55
.L54:
    mov dl, -0x1
    lea rdi, [r9 - 0x1]
    and r9, rdi
    jne .L53
.L55:
    and rax, qword ptr [rsp - 0x38]
    mov rdi, qword ptr [rsp - 0x48]
    je .L58
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, si
    nop
.L56:
    cmp dl, -0x1
    je .L57
    tzcnt r11, rax
    shl r11d, 0x6
    or r11d, ecx
    movzx r9d, dl
    inc dl
    mov word ptr [r8 + 2*r9], r11w
    mov byte ptr [r8 + 0x200], dl
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L56
    jmp .L58
.L57:
    mov dl, -0x1
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L56
.L58:
    test qword ptr [rsp - 0x10], r10
    jne .L59
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L59
    mov rdx, qword ptr [rsp - 0x40]
    or rdx, qword ptr [rdi + 0x8]
    movzx eax, byte ptr [rdi + 0x42]
    lea ecx, [rax + 0x8]
    btr rdx, rcx
    test rdx, r10
    je .L60
.L59:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L60:
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
