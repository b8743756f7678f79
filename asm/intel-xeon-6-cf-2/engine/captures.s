# The kernels of engine/captures, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=native
# command: cargo lab asm engine/captures --target native
# binary: sha256 e8ec8b1a1acee20e9879c390db26a15db870a9ec31ab326451e7b1c177454a6a
# captures: 2354 instructions in 10625 bytes; innermost loops: .L4 of 12, .L8 of 13, .L11 of 46, .L15 of 46, .L19 of 46, .L23 of 45, .L28 of 46, .L32 of 47, .L36 of 47, .L40 of 16, .L44 of 48, .L50 of 16, .L56 of 35, .L58 of 15, .L62 of 15, .L66 of 15, .L70 of 15, .L77 of 48, .L82 of 48, .L88 of 18, .L91 of 18, .L97 of 34, .L100 of 15, .L104 of 15, .L109 of 15, .L114 of 14, .L119 of 15, .L122 of 14, .L126 of 49, .L130 of 16, .L133 of 16, .L141 of 15, .L145 of 15, .L149 of 15, .L153 of 15, .L159 of 15, .L164 of 15, .L168 of 35, .L171 of 48, .L175 of 18, .L178 of 18, .L186 of 15, .L190 of 15, .L194 of 15, .L198 of 15, .L203 of 15, .L208 of 15, .L211 of 34, .L214 of 15, .L217 of 14, .L223 of 15, .L226 of 14
# plywright::movegen::evasions::answers: 588 instructions in 2525 bytes; innermost loops: .L0 of 40, .L3 of 41, .L6 of 41, .L10 of 15, .L13 of 15, .L18 of 15, .L21 of 15, .L27 of 15, .L30 of 15, .L35 of 15, .L38 of 15, .L43 of 35, .L46 of 14, .L49 of 14
# plywright::movegen::evasions::answers: 596 instructions in 2637 bytes; innermost loops: .L0 of 40, .L3 of 40, .L6 of 40, .L10 of 17, .L13 of 17, .L18 of 15, .L21 of 15, .L27 of 15, .L30 of 15, .L35 of 15, .L38 of 15, .L42 of 35, .L45 of 14, .L48 of 14
# plywright::movegen::generate::en_passant: 95 instructions in 395 bytes; innermost loops: .L0 of 34
# plywright::movegen::generate::en_passant: 95 instructions in 395 bytes; innermost loops: .L0 of 34
# mix of 3728 instructions: 1090 mov, 305 and, 272 movzx, 268 je, 216 lea, 198 or, 171 jne, 169 blsr, 140 jmp, 139 cmp, 124 shl, 116 tzcnt, 86 add, 56 inc, 52 movabs, 42 pop, 40 andn, 36 imul, 36 shrx, 35 test, 32 xor, 30 push, 18 shlx, 16 shr, 6 cmove, 6 not, 5 call, 5 ret, 4 btr, 4 bts, 2 ja, 2 jae, 2 popcnt, 2 sete, 2 setne, 1 sub

captures:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x288
    test rsi, rsi
    je .L233
    mov rbp, rdi
    lea rax, [rsi + 4*rsi]
    shl rax, 0x5
    add rax, rdi
    mov qword ptr [rsp + 0x280], rax
    xor r15d, r15d
    lea r13, [plywright::sliders::magic::LOOKUPS]
    jmp .L2
    nop
.L0:
    mov rbp, qword ptr [rsp + 0x28]
    cmp byte ptr [rbp + 0x91], 0x0
    mov r15, qword ptr [rsp + 0x40]
    jne .L232
.L1:
    movzx eax, byte ptr [rsp + 0x27e]
    add r15, rax
    add rbp, 0xa0
    cmp rbp, qword ptr [rsp + 0x280]
    je .L234
.L2:
    mov qword ptr [rsp + 0x40], r15
    mov edx, 0x201
    lea rdi, [rsp + 0x7e]
    xor esi, esi
    call qword ptr [address of memset]
    cmp byte ptr [rbp + 0x93], 0x1
    mov qword ptr [rsp + 0x28], rbp
    jne .L6
    mov rcx, qword ptr [rbp + 0x78]
    mov r15, rbp
    mov rbp, qword ptr [rbp + 0x88]
    mov rax, rbp
    mov qword ptr [rsp + 0x60], rcx
    and rax, rcx
    tzcnt rsi, rax
    mov ebx, esi
    and ebx, 0x3f
    mov edx, ebx
    shl edx, 0x6
    mov rdi, qword ptr [r15 + 0x50]
    mov rcx, qword ptr [r15 + 0x58]
    lea r12, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [rdx + r12]
    mov qword ptr [rsp + 0x18], rcx
    and rax, rcx
    mov rcx, qword ptr [rdx + r12 + 0x18]
    mov qword ptr [rsp + 0x30], rdi
    and rcx, rdi
    or rcx, rax
    mov r10, qword ptr [r15 + 0x68]
    mov r9, qword ptr [r15 + 0x70]
    mov rdi, r9
    or rdi, r10
    mov rax, qword ptr [rdx + r12 + 0x20]
    mov qword ptr [rsp + 0x38], rdi
    and rax, rdi
    mov r8, qword ptr [r15 + 0x60]
    mov rdi, r8
    mov qword ptr [rsp + 0x68], r9
    or rdi, r9
    mov r11, qword ptr [rdx + r12 + 0x28]
    mov qword ptr [rsp + 0x58], rdi
    and r11, rdi
    or r11, rax
    mov eax, esi
    and al, 0x3f
    mov byte ptr [rsp + 0x10], al
    mov rax, qword ptr [r15 + 0x80]
    mov r9, rbp
    or r9, rax
    add rdx, r12
    mov qword ptr [rsp + 0x48], rdx
    and rcx, rax
    mov qword ptr [rsp + 0x8], rax
    and r11, rax
    mov qword ptr [rsp + 0x20], rbx
    je .L26
    mov edi, ebx
    shl edi, 0x9
    lea rax, [plywright::board::geometry::BETWEEN]
    add rdi, rax
    xor edx, edx
    jmp .L5
    nop
.L3:
    bts rcx, r14
.L4:
    blsr r11, r11
    je .L10
.L5:
    tzcnt r14, r11
    mov rbx, qword ptr [rdi + 8*r14]
    mov r15, rbx
    and r15, r9
    je .L3
    blsr r14, r15
    jne .L4
    and rbx, rbp
    or rdx, rbx
    jmp .L4
    nop
.L6:
    mov r15, qword ptr [rbp + 0x78]
    mov rax, qword ptr [rbp + 0x80]
    mov rcx, rax
    and rcx, r15
    tzcnt rsi, rcx
    mov ebx, esi
    and ebx, 0x3f
    mov edx, ebx
    shl edx, 0x6
    mov r8, qword ptr [rbp + 0x50]
    mov rcx, qword ptr [rbp + 0x58]
    lea r12, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdx + r12]
    mov qword ptr [rsp + 0x48], rcx
    and rdi, rcx
    mov rcx, qword ptr [rdx + r12 + 0x10]
    mov qword ptr [rsp + 0x38], r8
    and rcx, r8
    or rcx, rdi
    mov r10, qword ptr [rbp + 0x68]
    mov r9, qword ptr [rbp + 0x70]
    mov r8, r9
    or r8, r10
    mov rdi, qword ptr [rdx + r12 + 0x20]
    mov qword ptr [rsp + 0x18], r8
    and rdi, r8
    mov r8, qword ptr [rbp + 0x60]
    mov r11, r8
    mov qword ptr [rsp + 0x68], r9
    or r11, r9
    mov r9, qword ptr [rdx + r12 + 0x28]
    mov qword ptr [rsp + 0x30], r11
    and r9, r11
    or r9, rdi
    mov edi, esi
    and dil, 0x3f
    mov byte ptr [rsp + 0x20], dil
    mov r14, qword ptr [rbp + 0x88]
    mov rbp, rax
    or rbp, r14
    add rdx, r12
    mov qword ptr [rsp + 0x58], rdx
    and rcx, r14
    and r9, r14
    mov qword ptr [rsp + 0x8], r14
    mov qword ptr [rsp + 0x10], rbx
    mov qword ptr [rsp + 0x60], r15
    je .L42
    mov edi, ebx
    shl edi, 0x9
    lea rdx, [plywright::board::geometry::BETWEEN]
    add rdi, rdx
    xor edx, edx
    jmp .L9
    nop
.L7:
    bts rcx, r14
.L8:
    mov r14, qword ptr [rsp + 0x8]
    blsr r9, r9
    je .L18
.L9:
    tzcnt r14, r9
    mov r11, qword ptr [rdi + 8*r14]
    mov r15, r11
    and r15, rbp
    je .L7
    blsr r14, r15
    jne .L8
    and r11, rax
    or rdx, r11
    jmp .L8
    nop
.L10:
    test rcx, rcx
    lea r15, [plywright::sliders::magic::TABLE]
    jne .L229
    test rdx, rdx
    je .L27
    mov qword ptr [rsp + 0x70], rsi
    mov rcx, qword ptr [rsp + 0x30]
    and rcx, rbp
    mov rax, qword ptr [rsp + 0x48]
    mov rdi, qword ptr [rax + 0x30]
    mov r11, qword ptr [rax + 0x38]
    mov rsi, rdx
    not rsi
    andn r11, r11, rdx
    andn r11, r11, rcx
    shr r11, 0x7
    movabs rax, 0xfefefefefefe00
    lea rbx, [rax + 0xfe]
    mov r14, qword ptr [rsp + 0x8]
    and rbx, r14
    and rbx, r11
    andn rdi, rdi, rdx
    andn rdi, rdi, rcx
    shr rdi, 0x9
    movabs rax, 0x7f7f7f7f7f7f00
    lea r11, [rax + 0x7f]
    and r11, r14
    and r11, rdi
    test ecx, 0xff00
    mov qword ptr [rsp + 0x50], rsi
    je .L73
    mov rdi, qword ptr [rsp + 0x70]
    and dil, 0x7
    movabs rax, 0x101010101010101
    shlx eax, eax, edi
    mov edi, esi
    or edi, eax
    and ecx, edi
    shr ecx, 0x8
    andn ecx, r9d, ecx
    movzx esi, cl
    xor ecx, ecx
    test esi, esi
    je .L14
    xor r15d, r15d
    nop
.L11:
    cmp r15b, -0x1
    je .L13
    tzcnt rcx, rsi
    mov edi, ecx
    shl edi, 0x6
    lea ecx, [rcx + rdi + 0x8]
    lea r14d, [r15 + 0x1]
    movzx edi, cx
    mov ecx, edi
    or ecx, 0xb000
    movzx r12d, r15b
    mov word ptr [rsp + 2*r12 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r14b
    mov cl, -0x1
    cmp r14b, -0x1
    je .L13
    lea r12d, [r15 + 0x2]
    lea eax, [rdi + 0x8000]
    movzx r14d, r14b
    mov word ptr [rsp + 2*r14 + 0x7e], ax
    mov byte ptr [rsp + 0x27e], r12b
    cmp r12b, -0x1
    je .L13
    lea r14d, [r15 + 0x3]
    mov eax, edi
    or eax, 0xa000
    movzx r12d, r12b
    mov word ptr [rsp + 2*r12 + 0x7e], ax
    mov byte ptr [rsp + 0x27e], r14b
    mov r12b, -0x1
    cmp r14b, -0x1
    je .L12
    add r15b, 0x4
    or edi, 0x9000
    movzx eax, r14b
    mov word ptr [rsp + 2*rax + 0x7e], di
    mov byte ptr [rsp + 0x27e], r15b
    mov ecx, r15d
    mov r12d, r15d
.L12:
    blsr rsi, rsi
    mov r15d, r12d
    jne .L11
    jmp .L14
.L13:
    mov r12b, -0x1
    blsr rsi, rsi
    mov r15d, r12d
    jne .L11
.L14:
    mov rsi, rbx
    and rsi, 0xfe
    je .L124
    mov r15d, ecx
    nop
.L15:
    cmp r15b, -0x1
    je .L17
    tzcnt rax, rsi
    mov ecx, eax
    shl ecx, 0x6
    lea eax, [rax + rcx + 0x7]
    lea r14d, [r15 + 0x1]
    movzx edi, ax
    mov eax, edi
    or eax, 0xf000
    movzx ecx, r15b
    mov word ptr [rsp + 2*rcx + 0x7e], ax
    mov byte ptr [rsp + 0x27e], r14b
    mov cl, -0x1
    cmp r14b, -0x1
    je .L17
    lea r12d, [r15 + 0x2]
    mov eax, edi
    or eax, 0xc000
    movzx r14d, r14b
    mov word ptr [rsp + 2*r14 + 0x7e], ax
    mov byte ptr [rsp + 0x27e], r12b
    cmp r12b, -0x1
    je .L17
    lea r14d, [r15 + 0x3]
    mov eax, edi
    or eax, 0xe000
    movzx r12d, r12b
    mov word ptr [rsp + 2*r12 + 0x7e], ax
    mov byte ptr [rsp + 0x27e], r14b
    mov r12b, -0x1
    cmp r14b, -0x1
    je .L16
    add r15b, 0x4
    or edi, 0xd000
    movzx eax, r14b
    mov word ptr [rsp + 2*rax + 0x7e], di
    mov byte ptr [rsp + 0x27e], r15b
    mov ecx, r15d
    mov r12d, r15d
.L16:
    blsr rsi, rsi
    mov r15d, r12d
    lea r12, [plywright::board::geometry::AROUND]
    jne .L15
    jmp .L125
.L17:
    mov r12b, -0x1
    jmp .L16
    nop
.L18:
    test rcx, rcx
    lea r15, [plywright::sliders::magic::TABLE]
    jne .L231
    test rdx, rdx
    je .L43
    mov qword ptr [rsp + 0x70], rsi
    mov rcx, qword ptr [rsp + 0x38]
    and rcx, rax
    mov r9, qword ptr [rsp + 0x58]
    mov rdi, qword ptr [r9 + 0x30]
    mov r9, qword ptr [r9 + 0x38]
    mov rsi, rdx
    not rsi
    andn rdi, rdi, rdx
    andn rdi, rdi, rcx
    shl rdi, 0x9
    mov r11, r14
    movabs rbx, -0x101010101010200
    and r11, rbx
    and r11, rdi
    andn rdi, r9, rdx
    andn rdi, rdi, rcx
    shl rdi, 0x7
    mov r9, r14
    movabs rbx, 0x7f7f7f7f7f7f7f00
    and r9, rbx
    and r9, rdi
    movabs rdi, 0xff000000000000
    test rcx, rdi
    mov qword ptr [rsp + 0x50], rsi
    je .L74
    mov rbx, qword ptr [rsp + 0x70]
    and bl, 0x7
    movabs rdi, 0x101010101010101
    shlx rdi, rdi, rbx
    or rdi, rsi
    and rdi, rcx
    shl rdi, 0x8
    movabs rcx, -0x100000000000000
    andn rsi, rbp, rcx
    xor ecx, ecx
    and rsi, rdi
    je .L22
    xor r15d, r15d
    nop
.L19:
    cmp r15b, -0x1
    je .L21
    tzcnt rcx, rsi
    lea edi, [rcx + 0x38]
    and edi, 0x3f
    shl ecx, 0x6
    or ecx, edi
    lea r14d, [r15 + 0x1]
    movzx edi, cx
    mov ecx, edi
    or ecx, 0xb000
    movzx r12d, r15b
    mov word ptr [rsp + 2*r12 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r14b
    mov cl, -0x1
    cmp r14b, -0x1
    je .L21
    lea r12d, [r15 + 0x2]
    lea ebx, [rdi + 0x8000]
    movzx r14d, r14b
    mov word ptr [rsp + 2*r14 + 0x7e], bx
    mov byte ptr [rsp + 0x27e], r12b
    cmp r12b, -0x1
    je .L21
    lea r14d, [r15 + 0x3]
    lea ebx, [rdi + 0xa000]
    movzx r12d, r12b
    mov word ptr [rsp + 2*r12 + 0x7e], bx
    mov byte ptr [rsp + 0x27e], r14b
    mov r12b, -0x1
    cmp r14b, -0x1
    je .L20
    add r15b, 0x4
    or edi, 0x9000
    movzx ecx, r14b
    mov word ptr [rsp + 2*rcx + 0x7e], di
    mov byte ptr [rsp + 0x27e], r15b
    mov ecx, r15d
    mov r12d, r15d
.L20:
    blsr rsi, rsi
    mov r15d, r12d
    jne .L19
    jmp .L22
.L21:
    mov r12b, -0x1
    blsr rsi, rsi
    mov r15d, r12d
    jne .L19
.L22:
    mov rsi, r11
    movabs rdi, -0x200000000000000
    and rsi, rdi
    je .L169
    mov r15d, ecx
    nop
.L23:
    cmp r15b, -0x1
    je .L25
    tzcnt rcx, rsi
    lea edi, [rcx + 0x37]
    and edi, 0x3f
    shl ecx, 0x6
    or ecx, edi
    lea r14d, [r15 + 0x1]
    movzx edi, cx
    mov ecx, edi
    or ecx, 0xf000
    movzx ebx, r15b
    mov word ptr [rsp + 2*rbx + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r14b
    mov cl, -0x1
    cmp r14b, -0x1
    je .L25
    lea r12d, [r15 + 0x2]
    lea ebx, [rdi + 0xc000]
    movzx r14d, r14b
    mov word ptr [rsp + 2*r14 + 0x7e], bx
    mov byte ptr [rsp + 0x27e], r12b
    cmp r12b, -0x1
    je .L25
    lea r14d, [r15 + 0x3]
    lea ebx, [rdi + 0xe000]
    movzx r12d, r12b
    mov word ptr [rsp + 2*r12 + 0x7e], bx
    mov byte ptr [rsp + 0x27e], r14b
    mov r12b, -0x1
    cmp r14b, -0x1
    je .L24
    add r15b, 0x4
    or edi, 0xd000
    movzx ecx, r14b
    mov word ptr [rsp + 2*rcx + 0x7e], di
    mov byte ptr [rsp + 0x27e], r15b
    mov ecx, r15d
    mov r12d, r15d
.L24:
    blsr rsi, rsi
    mov r15d, r12d
    lea r12, [plywright::board::geometry::AROUND]
    jne .L23
    jmp .L170
.L25:
    mov r12b, -0x1
    jmp .L24
.L26:
    test rcx, rcx
    lea r15, [plywright::sliders::magic::TABLE]
    jne .L228
.L27:
    mov rcx, qword ptr [rsp + 0x30]
    and rcx, rbp
    mov rdx, rcx
    shr rdx, 0x7
    movabs rax, 0xfefefefefefe00
    lea r8, [rax + 0xfe]
    mov rdi, qword ptr [rsp + 0x8]
    and r8, rdi
    and r8, rdx
    mov rsi, rcx
    shr rsi, 0x9
    movabs rax, 0x7f7f7f7f7f7f00
    lea rdx, [rax + 0x7f]
    and rdx, rdi
    and rdx, rsi
    test ecx, 0xff00
    je .L48
    shr ecx, 0x8
    andn ecx, r9d, ecx
    movzx esi, cl
    xor ecx, ecx
    test esi, esi
    je .L31
    xor r10d, r10d
    nop
.L28:
    cmp r10b, -0x1
    je .L30
    tzcnt rcx, rsi
    mov edi, ecx
    shl edi, 0x6
    lea ecx, [rcx + rdi + 0x8]
    lea r11d, [r10 + 0x1]
    movzx edi, cx
    mov ecx, edi
    or ecx, 0xb000
    movzx ebx, r10b
    mov word ptr [rsp + 2*rbx + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r11b
    mov cl, -0x1
    cmp r11b, -0x1
    je .L30
    lea ebx, [r10 + 0x2]
    lea r14d, [rdi + 0x8000]
    movzx r11d, r11b
    mov word ptr [rsp + 2*r11 + 0x7e], r14w
    mov byte ptr [rsp + 0x27e], bl
    cmp bl, -0x1
    je .L30
    lea r11d, [r10 + 0x3]
    mov r14d, edi
    or r14d, 0xa000
    movzx ebx, bl
    mov word ptr [rsp + 2*rbx + 0x7e], r14w
    mov byte ptr [rsp + 0x27e], r11b
    mov bl, -0x1
    cmp r11b, -0x1
    je .L29
    add r10b, 0x4
    or edi, 0x9000
    movzx ecx, r11b
    mov word ptr [rsp + 2*rcx + 0x7e], di
    mov byte ptr [rsp + 0x27e], r10b
    mov ecx, r10d
    mov ebx, r10d
.L29:
    blsr rsi, rsi
    mov r10d, ebx
    jne .L28
    jmp .L31
.L30:
    mov bl, -0x1
    blsr rsi, rsi
    mov r10d, ebx
    jne .L28
.L31:
    mov rsi, r8
    and rsi, 0xfe
    je .L35
    mov r10d, ecx
    nop
.L32:
    cmp r10b, -0x1
    je .L34
    tzcnt rcx, rsi
    mov edi, ecx
    shl edi, 0x6
    lea ecx, [rcx + rdi + 0x7]
    lea r11d, [r10 + 0x1]
    movzx edi, cx
    mov ecx, edi
    or ecx, 0xf000
    movzx ebx, r10b
    mov word ptr [rsp + 2*rbx + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r11b
    mov cl, -0x1
    cmp r11b, -0x1
    je .L34
    lea ebx, [r10 + 0x2]
    mov r14d, edi
    or r14d, 0xc000
    movzx r11d, r11b
    mov word ptr [rsp + 2*r11 + 0x7e], r14w
    mov byte ptr [rsp + 0x27e], bl
    cmp bl, -0x1
    je .L34
    lea r11d, [r10 + 0x3]
    mov r14d, edi
    or r14d, 0xe000
    movzx ebx, bl
    mov word ptr [rsp + 2*rbx + 0x7e], r14w
    mov byte ptr [rsp + 0x27e], r11b
    mov bl, -0x1
    cmp r11b, -0x1
    je .L33
    add r10b, 0x4
    or edi, 0xd000
    movzx ecx, r11b
    mov word ptr [rsp + 2*rcx + 0x7e], di
    mov byte ptr [rsp + 0x27e], r10b
    mov ecx, r10d
    mov ebx, r10d
.L33:
    blsr rsi, rsi
    mov r10d, ebx
    jne .L32
    jmp .L35
.L34:
    mov bl, -0x1
    blsr rsi, rsi
    mov r10d, ebx
    jne .L32
.L35:
    mov rsi, rdx
    and rsi, 0x7f
    je .L39
    mov r10d, ecx
    nop
.L36:
    cmp r10b, -0x1
    je .L38
    tzcnt rcx, rsi
    mov edi, ecx
    shl edi, 0x6
    lea ecx, [rcx + rdi + 0x9]
    lea r11d, [r10 + 0x1]
    movzx edi, cx
    mov ecx, edi
    or ecx, 0xf000
    movzx ebx, r10b
    mov word ptr [rsp + 2*rbx + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r11b
    mov cl, -0x1
    cmp r11b, -0x1
    je .L38
    lea ebx, [r10 + 0x2]
    mov r14d, edi
    or r14d, 0xc000
    movzx r11d, r11b
    mov word ptr [rsp + 2*r11 + 0x7e], r14w
    mov byte ptr [rsp + 0x27e], bl
    cmp bl, -0x1
    je .L38
    lea r11d, [r10 + 0x3]
    mov r14d, edi
    or r14d, 0xe000
    movzx ebx, bl
    mov word ptr [rsp + 2*rbx + 0x7e], r14w
    mov byte ptr [rsp + 0x27e], r11b
    mov bl, -0x1
    cmp r11b, -0x1
    je .L37
    add r10b, 0x4
    or edi, 0xd000
    movzx ecx, r11b
    mov word ptr [rsp + 2*rcx + 0x7e], di
    mov byte ptr [rsp + 0x27e], r10b
    mov ecx, r10d
    mov ebx, r10d
.L37:
    blsr rsi, rsi
    mov r10d, ebx
    jne .L36
    jmp .L39
.L38:
    mov bl, -0x1
    blsr rsi, rsi
    mov r10d, ebx
    jne .L36
.L39:
    movabs rax, 0xfefefefefefe00
    and r8, rax
    movabs rax, 0x7f7f7f7f7f7f00
    and rdx, rax
    mov rbx, qword ptr [rsp + 0x18]
    mov esi, ecx
    test r8, r8
    je .L49
    nop
.L40:
    cmp sil, -0x1
    je .L41
    tzcnt rcx, r8
    mov edi, ecx
    shl edi, 0x6
    lea ecx, [rcx + rdi + 0x4007]
    movzx edi, sil
    inc sil
    mov word ptr [rsp + 2*rdi + 0x7e], cx
    mov byte ptr [rsp + 0x27e], sil
    mov ecx, esi
    blsr r8, r8
    jne .L40
    jmp .L49
.L41:
    mov sil, -0x1
    blsr r8, r8
    jne .L40
    jmp .L49
.L42:
    test rcx, rcx
    lea r15, [plywright::sliders::magic::TABLE]
    jne .L230
.L43:
    mov rcx, qword ptr [rsp + 0x38]
    and rcx, rax
    mov rdx, rcx
    shl rdx, 0x9
    mov r8, r14
    movabs rsi, -0x101010101010200
    and r8, rsi
    and r8, rdx
    mov rsi, rcx
    shl rsi, 0x7
    mov rdx, r14
    movabs rdi, 0x7f7f7f7f7f7f7f00
    and rdx, rdi
    and rdx, rsi
    movabs rsi, 0xff000000000000
    test rcx, rsi
    je .L72
    shl rcx, 0x8
    movabs rsi, -0x100000000000000
    andn rsi, rbp, rsi
    and rsi, rcx
    je .L75
    xor ecx, ecx
    xor r9d, r9d
    nop
.L44:
    cmp r9b, -0x1
    je .L46
    tzcnt rcx, rsi
    lea edi, [rcx + 0x38]
    and edi, 0x3f
    shl ecx, 0x6
    or ecx, edi
    lea edi, [r9 + 0x1]
    movzx r10d, cx
    mov ecx, r10d
    or ecx, 0xb000
    movzx r11d, r9b
    mov word ptr [rsp + 2*r11 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], dil
    mov cl, -0x1
    cmp dil, -0x1
    je .L47
    lea r11d, [r9 + 0x2]
    lea r14d, [r10 + 0x8000]
    movzx edi, dil
    mov word ptr [rsp + 2*rdi + 0x7e], r14w
    mov byte ptr [rsp + 0x27e], r11b
    cmp r11b, -0x1
    je .L47
    lea edi, [r9 + 0x3]
    lea r14d, [r10 + 0xa000]
    movzx r11d, r11b
    mov word ptr [rsp + 2*r11 + 0x7e], r14w
    mov byte ptr [rsp + 0x27e], dil
    mov r11b, -0x1
    cmp dil, -0x1
    mov r14, qword ptr [rsp + 0x8]
    je .L45
    add r9b, 0x4
    or r10d, 0x9000
    movzx ecx, dil
    mov word ptr [rsp + 2*rcx + 0x7e], r10w
    mov byte ptr [rsp + 0x27e], r9b
    mov ecx, r9d
    mov r11d, r9d
.L45:
    blsr rsi, rsi
    mov r9d, r11d
    jne .L44
    jmp .L76
.L46:
    mov r11b, -0x1
    jmp .L45
.L47:
    mov r11b, -0x1
    mov r14, qword ptr [rsp + 0x8]
    jmp .L45
.L48:
    xor ecx, ecx
    mov rbx, qword ptr [rsp + 0x18]
    mov esi, ecx
    test r8, r8
    jne .L40
    nop
.L49:
    mov esi, ecx
    test rdx, rdx
    je .L52
    nop
.L50:
    cmp sil, -0x1
    je .L51
    tzcnt rcx, rdx
    mov edi, ecx
    shl edi, 0x6
    lea ecx, [rcx + rdi + 0x4009]
    movzx edi, sil
    inc sil
    mov word ptr [rsp + 2*rdi + 0x7e], cx
    mov byte ptr [rsp + 0x27e], sil
    mov ecx, esi
    blsr rdx, rdx
    jne .L50
    jmp .L52
.L51:
    mov sil, -0x1
    blsr rdx, rdx
    jne .L50
.L52:
    mov rdx, rbx
    and rdx, rbp
    jne .L61
.L53:
    mov r12, qword ptr [rsp + 0x58]
    mov rdx, r12
    and rdx, rbp
    mov rax, qword ptr [rsp + 0x8]
    mov r14, qword ptr [rsp + 0x38]
    jne .L65
.L54:
    and rbp, r14
    jne .L69
.L55:
    mov rdx, qword ptr [rsp + 0x48]
    mov rdx, qword ptr [rdx + 0x8]
    and rdx, rax
    mov rbp, qword ptr [rsp + 0x28]
    mov r15, qword ptr [rsp + 0x40]
    mov r10d, 0x1
    je .L116
    mov rsi, qword ptr [rsp + 0x60]
    and rsi, rax
    tzcnt rsi, rsi
    and esi, 0x3f
    mov r8, qword ptr [rsp + 0x30]
    and r8, rax
    mov rdi, r8
    shl rdi, 0x9
    movabs rax, -0x101010101010200
    and rdi, rax
    shl r8, 0x7
    movabs rax, 0x7f7f7f7f7f7f7f00
    and r8, rax
    or r8, rdi
    shl esi, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    or r8, qword ptr [rsi + rax + 0x8]
    andn rdx, r8, rdx
    je .L111
    mov rax, qword ptr [rsp + 0x20]
    shlx rsi, r10, rax
    andn rax, rsi, r9
    mov rsi, rdx
    mov r15, r14
    mov r9, r12
    lea r12, [plywright::sliders::magic::TABLE]
    mov rbp, qword ptr [rsp + 0x8]
.L56:
    tzcnt r8, rsi
    lea rdi, [r8 + 2*r8]
    mov r10d, r8d
    shl r10d, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [r10 + r11]
    and r10, rbx
    mov r11d, dword ptr [r13 + 8*rdi + 0x10]
    movzx ebx, byte ptr [r13 + 8*rdi + 0x14]
    mov r14, qword ptr [r13 + 8*rdi]
    and r14, rax
    imul r14, qword ptr [r13 + 8*rdi + 0x8]
    shrx rbx, r14, rbx
    add rbx, r11
    mov r11, qword ptr [r12 + 8*rbx]
    and r11, r15
    movzx ebx, byte ptr [r13 + 8*rdi + 0x614]
    mov r14, qword ptr [r13 + 8*rdi + 0x600]
    and r14, rax
    imul r14, qword ptr [r13 + 8*rdi + 0x608]
    or r11, r10
    shrx r10, r14, rbx
    mov rbx, qword ptr [rsp + 0x18]
    mov edi, dword ptr [r13 + 8*rdi + 0x610]
    add r10, rdi
    mov rdi, qword ptr [r12 + 8*r10]
    mov r10d, 0x1
    and rdi, r9
    or rdi, r11
    shlx r8, r10, r8
    and rdi, rbp
    cmove r8, rdi
    xor rdx, r8
    blsr rsi, rsi
    jne .L56
    mov rax, rdx
    and rax, rbp
    je .L112
.L57:
    movzx esi, byte ptr [rsp + 0x10]
    or esi, 0x4000
    movzx esi, si
    mov edi, ecx
    mov r15, qword ptr [rsp + 0x40]
    nop
.L58:
    cmp dil, -0x1
    je .L59
    tzcnt rcx, rax
    shl ecx, 0x6
    or ecx, esi
    movzx r8d, dil
    inc dil
    mov word ptr [rsp + 2*r8 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], dil
    mov ecx, edi
    blsr rax, rax
    jne .L58
    jmp .L113
.L59:
    mov dil, -0x1
    blsr rax, rax
    jne .L58
    jmp .L113
    nop
.L60:
    blsr rdx, rdx
    je .L53
.L61:
    tzcnt rdi, rdx
    mov esi, edi
    shl esi, 0x6
    mov rsi, qword ptr [rsi + r12]
    and rsi, qword ptr [rsp + 0x8]
    je .L60
    or edi, 0x4000
    movzx edi, di
    mov r8d, ecx
    nop
.L62:
    cmp r8b, -0x1
    je .L63
    tzcnt rcx, rsi
    shl ecx, 0x6
    or ecx, edi
    movzx r10d, r8b
    inc r8b
    mov word ptr [rsp + 2*r10 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r8b
    mov ecx, r8d
    blsr rsi, rsi
    jne .L62
    jmp .L60
.L63:
    mov r8b, -0x1
    blsr rsi, rsi
    jne .L62
    jmp .L60
    nop
.L64:
    blsr rdx, rdx
    je .L54
.L65:
    tzcnt rdi, rdx
    lea rsi, [rdi + 2*rdi]
    mov r8d, dword ptr [r13 + 8*rsi + 0x610]
    movzx r10d, byte ptr [r13 + 8*rsi + 0x614]
    mov r11, qword ptr [r13 + 8*rsi + 0x600]
    and r11, r9
    imul r11, qword ptr [r13 + 8*rsi + 0x608]
    shrx rsi, r11, r10
    add rsi, r8
    mov rsi, qword ptr [r15 + 8*rsi]
    and rsi, rax
    je .L64
    or edi, 0x4000
    movzx edi, di
    mov r8d, ecx
    nop
.L66:
    cmp r8b, -0x1
    je .L67
    tzcnt rcx, rsi
    shl ecx, 0x6
    or ecx, edi
    movzx r10d, r8b
    inc r8b
    mov word ptr [rsp + 2*r10 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r8b
    mov ecx, r8d
    blsr rsi, rsi
    jne .L66
    jmp .L64
.L67:
    mov r8b, -0x1
    blsr rsi, rsi
    jne .L66
    jmp .L64
    nop
.L68:
    blsr rbp, rbp
    je .L55
.L69:
    tzcnt rsi, rbp
    lea rdx, [rsi + 2*rsi]
    mov edi, dword ptr [r13 + 8*rdx + 0x10]
    movzx r8d, byte ptr [r13 + 8*rdx + 0x14]
    mov r10, qword ptr [r13 + 8*rdx]
    and r10, r9
    imul r10, qword ptr [r13 + 8*rdx + 0x8]
    shrx rdx, r10, r8
    add rdx, rdi
    mov rdx, qword ptr [r15 + 8*rdx]
    and rdx, rax
    je .L68
    or esi, 0x4000
    movzx esi, si
    mov edi, ecx
    nop
.L70:
    cmp dil, -0x1
    je .L71
    tzcnt rcx, rdx
    shl ecx, 0x6
    or ecx, esi
    movzx r8d, dil
    inc dil
    mov word ptr [rsp + 2*r8 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], dil
    mov ecx, edi
    blsr rdx, rdx
    jne .L70
    jmp .L68
.L71:
    mov dil, -0x1
    blsr rdx, rdx
    jne .L70
    jmp .L68
.L72:
    xor ecx, ecx
    jmp .L87
.L73:
    xor ecx, ecx
    mov esi, ecx
    test rbx, rbx
    jne .L130
    jmp .L132
.L74:
    xor ecx, ecx
    mov esi, ecx
    test r11, r11
    jne .L175
    jmp .L177
.L75:
    xor ecx, ecx
.L76:
    mov rsi, r8
    movabs rdi, -0x200000000000000
    and rsi, rdi
    je .L81
    mov r9d, ecx
    nop
.L77:
    cmp r9b, -0x1
    je .L79
    tzcnt rcx, rsi
    lea edi, [rcx + 0x37]
    and edi, 0x3f
    shl ecx, 0x6
    or ecx, edi
    lea edi, [r9 + 0x1]
    movzx r10d, cx
    mov ecx, r10d
    or ecx, 0xf000
    movzx r11d, r9b
    mov word ptr [rsp + 2*r11 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], dil
    mov cl, -0x1
    cmp dil, -0x1
    je .L80
    lea r11d, [r9 + 0x2]
    lea r14d, [r10 + 0xc000]
    movzx edi, dil
    mov word ptr [rsp + 2*rdi + 0x7e], r14w
    mov byte ptr [rsp + 0x27e], r11b
    cmp r11b, -0x1
    je .L80
    lea edi, [r9 + 0x3]
    lea r14d, [r10 + 0xe000]
    movzx r11d, r11b
    mov word ptr [rsp + 2*r11 + 0x7e], r14w
    mov byte ptr [rsp + 0x27e], dil
    mov r11b, -0x1
    cmp dil, -0x1
    mov r14, qword ptr [rsp + 0x8]
    je .L78
    add r9b, 0x4
    or r10d, 0xd000
    movzx ecx, dil
    mov word ptr [rsp + 2*rcx + 0x7e], r10w
    mov byte ptr [rsp + 0x27e], r9b
    mov ecx, r9d
    mov r11d, r9d
.L78:
    blsr rsi, rsi
    mov r9d, r11d
    jne .L77
    jmp .L81
.L79:
    mov r11b, -0x1
    jmp .L78
.L80:
    mov r11b, -0x1
    mov r14, qword ptr [rsp + 0x8]
    jmp .L78
.L81:
    mov rsi, rdx
    movabs rdi, 0x7f00000000000000
    and rsi, rdi
    je .L86
    mov r9d, ecx
    nop
.L82:
    cmp r9b, -0x1
    je .L84
    tzcnt rcx, rsi
    lea edi, [rcx + 0x39]
    and edi, 0x3f
    shl ecx, 0x6
    or ecx, edi
    lea edi, [r9 + 0x1]
    movzx r10d, cx
    mov ecx, r10d
    or ecx, 0xf000
    movzx r11d, r9b
    mov word ptr [rsp + 2*r11 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], dil
    mov cl, -0x1
    cmp dil, -0x1
    je .L85
    lea r11d, [r9 + 0x2]
    lea r14d, [r10 + 0xc000]
    movzx edi, dil
    mov word ptr [rsp + 2*rdi + 0x7e], r14w
    mov byte ptr [rsp + 0x27e], r11b
    cmp r11b, -0x1
    je .L85
    lea edi, [r9 + 0x3]
    lea r14d, [r10 + 0xe000]
    movzx r11d, r11b
    mov word ptr [rsp + 2*r11 + 0x7e], r14w
    mov byte ptr [rsp + 0x27e], dil
    mov r11b, -0x1
    cmp dil, -0x1
    mov r14, qword ptr [rsp + 0x8]
    je .L83
    add r9b, 0x4
    or r10d, 0xd000
    movzx ecx, dil
    mov word ptr [rsp + 2*rcx + 0x7e], r10w
    mov byte ptr [rsp + 0x27e], r9b
    mov ecx, r9d
    mov r11d, r9d
.L83:
    blsr rsi, rsi
    mov r9d, r11d
    jne .L82
    jmp .L86
.L84:
    mov r11b, -0x1
    jmp .L83
.L85:
    mov r11b, -0x1
    mov r14, qword ptr [rsp + 0x8]
    jmp .L83
.L86:
    movabs rsi, 0xfefefefefefe00
    and r8, rsi
    movabs rsi, 0x7f7f7f7f7f7f00
    and rdx, rsi
.L87:
    mov r10, qword ptr [rsp + 0x18]
    mov esi, ecx
    test r8, r8
    mov r11, qword ptr [rsp + 0x30]
    je .L90
    nop
.L88:
    cmp sil, -0x1
    je .L89
    tzcnt rcx, r8
    mov edi, ecx
    shl edi, 0x6
    add ecx, 0x37
    and ecx, 0x3f
    lea ecx, [rcx + rdi + 0x4000]
    movzx edi, sil
    inc sil
    mov word ptr [rsp + 2*rdi + 0x7e], cx
    mov byte ptr [rsp + 0x27e], sil
    mov ecx, esi
    blsr r8, r8
    jne .L88
    jmp .L90
.L89:
    mov sil, -0x1
    blsr r8, r8
    jne .L88
    nop
.L90:
    mov esi, ecx
    test rdx, rdx
    je .L93
    nop
.L91:
    cmp sil, -0x1
    je .L92
    tzcnt rcx, rdx
    mov edi, ecx
    shl edi, 0x6
    add ecx, 0x39
    and ecx, 0x3f
    lea ecx, [rcx + rdi + 0x4000]
    movzx edi, sil
    inc sil
    mov word ptr [rsp + 2*rdi + 0x7e], cx
    mov byte ptr [rsp + 0x27e], sil
    mov ecx, esi
    blsr rdx, rdx
    jne .L91
    jmp .L93
.L92:
    mov sil, -0x1
    blsr rdx, rdx
    jne .L91
    nop
.L93:
    mov rdx, qword ptr [rsp + 0x48]
    and rdx, rax
    jne .L99
.L94:
    mov rdx, r11
    and rdx, rax
    jne .L108
.L95:
    and rax, r10
    jne .L103
.L96:
    mov rax, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rax + 0x8]
    and rax, r14
    je .L0
    mov rdx, qword ptr [rsp + 0x60]
    and rdx, r14
    tzcnt rdx, rdx
    and edx, 0x3f
    mov r8, qword ptr [rsp + 0x38]
    and r8, r14
    mov rsi, r8
    shr rsi, 0x7
    movabs rdi, 0xfefefefefefe00
    add rdi, 0xfe
    and rdi, rsi
    shr r8, 0x9
    movabs rsi, 0x7f7f7f7f7f7f00
    add rsi, 0x7f
    and rsi, r8
    or rsi, rdi
    shl edx, 0x6
    or rsi, qword ptr [rdx + r12 + 0x8]
    andn rax, rsi, rax
    je .L117
    mov edx, 0x1
    mov rsi, qword ptr [rsp + 0x10]
    shlx rdx, rdx, rsi
    andn rdx, rdx, rbp
    mov rsi, rax
    mov rbp, qword ptr [rsp + 0x48]
    mov rbx, r12
    mov r12, r10
    nop
.L97:
    tzcnt r8, rsi
    lea rdi, [r8 + 2*r8]
    mov r9d, r8d
    shl r9d, 0x6
    mov r9, qword ptr [r9 + rbx]
    and r9, rbp
    mov r10d, dword ptr [r13 + 8*rdi + 0x10]
    movzx r11d, byte ptr [r13 + 8*rdi + 0x14]
    mov r14, qword ptr [r13 + 8*rdi]
    and r14, rdx
    imul r14, qword ptr [r13 + 8*rdi + 0x8]
    shrx r11, r14, r11
    add r11, r10
    mov r10, qword ptr [r15 + 8*r11]
    and r10, r12
    movzx r11d, byte ptr [r13 + 8*rdi + 0x614]
    mov r14, qword ptr [r13 + 8*rdi + 0x600]
    and r14, rdx
    imul r14, qword ptr [r13 + 8*rdi + 0x608]
    or r10, r9
    shrx r9, r14, r11
    mov r14, qword ptr [rsp + 0x8]
    mov edi, dword ptr [r13 + 8*rdi + 0x610]
    add r9, rdi
    mov rdi, qword ptr [r15 + 8*r9]
    and rdi, qword ptr [rsp + 0x30]
    or rdi, r10
    mov r9d, 0x1
    shlx r8, r9, r8
    and rdi, r14
    cmove r8, rdi
    xor rax, r8
    blsr rsi, rsi
    jne .L97
    mov rdx, rax
    and rdx, r14
    jne .L118
    jmp .L121
    nop
.L98:
    blsr rdx, rdx
    je .L94
.L99:
    tzcnt rdi, rdx
    mov esi, edi
    shl esi, 0x6
    mov rsi, qword ptr [rsi + r12]
    and rsi, r14
    je .L98
    or edi, 0x4000
    movzx edi, di
    mov r8d, ecx
    nop
.L100:
    cmp r8b, -0x1
    je .L101
    tzcnt rcx, rsi
    shl ecx, 0x6
    or ecx, edi
    movzx r9d, r8b
    inc r8b
    mov word ptr [rsp + 2*r9 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r8b
    mov ecx, r8d
    blsr rsi, rsi
    jne .L100
    jmp .L98
.L101:
    mov r8b, -0x1
    blsr rsi, rsi
    jne .L100
    jmp .L98
    nop
.L102:
    blsr rax, rax
    je .L96
.L103:
    tzcnt rsi, rax
    lea rdx, [rsi + 2*rsi]
    mov edi, dword ptr [r13 + 8*rdx + 0x10]
    movzx r8d, byte ptr [r13 + 8*rdx + 0x14]
    mov r9, qword ptr [r13 + 8*rdx]
    and r9, rbp
    imul r9, qword ptr [r13 + 8*rdx + 0x8]
    shrx rdx, r9, r8
    add rdx, rdi
    mov rdx, qword ptr [r15 + 8*rdx]
    and rdx, r14
    je .L102
    or esi, 0x4000
    movzx esi, si
    mov edi, ecx
    nop
.L104:
    cmp dil, -0x1
    je .L105
    tzcnt rcx, rdx
    shl ecx, 0x6
    or ecx, esi
    movzx r8d, dil
    inc dil
    mov word ptr [rsp + 2*r8 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], dil
    mov ecx, edi
    blsr rdx, rdx
    jne .L104
    jmp .L102
.L105:
    mov dil, -0x1
    blsr rdx, rdx
    jne .L104
    jmp .L102
    nop
.L106:
    mov r10, qword ptr [rsp + 0x18]
.L107:
    blsr rdx, rdx
    je .L95
.L108:
    tzcnt rdi, rdx
    lea rsi, [rdi + 2*rdi]
    mov r8d, dword ptr [r13 + 8*rsi + 0x610]
    movzx r9d, byte ptr [r13 + 8*rsi + 0x614]
    mov r10, qword ptr [r13 + 8*rsi + 0x600]
    and r10, rbp
    imul r10, qword ptr [r13 + 8*rsi + 0x608]
    shrx rsi, r10, r9
    add rsi, r8
    mov rsi, qword ptr [r15 + 8*rsi]
    and rsi, r14
    je .L106
    or edi, 0x4000
    movzx edi, di
    mov r8d, ecx
    mov r10, qword ptr [rsp + 0x18]
.L109:
    cmp r8b, -0x1
    je .L110
    tzcnt rcx, rsi
    shl ecx, 0x6
    or ecx, edi
    movzx r9d, r8b
    inc r8b
    mov word ptr [rsp + 2*r9 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r8b
    mov ecx, r8d
    blsr rsi, rsi
    jne .L109
    jmp .L107
.L110:
    mov r8b, -0x1
    blsr rsi, rsi
    jne .L109
    jmp .L107
.L111:
    xor edx, edx
    mov rbp, qword ptr [rsp + 0x8]
    mov rax, rdx
    and rax, rbp
    jne .L57
.L112:
    mov r15, qword ptr [rsp + 0x40]
.L113:
    andn rax, rbp, rdx
    mov rbp, qword ptr [rsp + 0x28]
    je .L116
    movzx edx, byte ptr [rsp + 0x10]
    movzx edx, dx
    nop
.L114:
    cmp cl, -0x1
    je .L115
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, edx
    movzx edi, cl
    inc cl
    mov word ptr [rsp + 2*rdi + 0x7e], si
    mov byte ptr [rsp + 0x27e], cl
    blsr rax, rax
    jne .L114
    jmp .L116
.L115:
    mov cl, -0x1
    blsr rax, rax
    jne .L114
    nop
.L116:
    cmp byte ptr [rbp + 0x91], 0x0
    je .L1
    jmp .L220
.L117:
    xor eax, eax
    mov rdx, rax
    and rdx, r14
    je .L121
.L118:
    movzx esi, byte ptr [rsp + 0x20]
    or esi, 0x4000
    movzx esi, si
    mov edi, ecx
    nop
.L119:
    cmp dil, -0x1
    je .L120
    tzcnt rcx, rdx
    shl ecx, 0x6
    or ecx, esi
    movzx r8d, dil
    inc dil
    mov word ptr [rsp + 2*r8 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], dil
    mov ecx, edi
    blsr rdx, rdx
    jne .L119
    jmp .L121
.L120:
    mov dil, -0x1
    blsr rdx, rdx
    jne .L119
.L121:
    andn rax, r14, rax
    je .L0
    movzx edx, byte ptr [rsp + 0x20]
    movzx edx, dx
    nop
.L122:
    cmp cl, -0x1
    je .L123
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, edx
    movzx edi, cl
    inc cl
    mov word ptr [rsp + 2*rdi + 0x7e], si
    mov byte ptr [rsp + 0x27e], cl
    blsr rax, rax
    jne .L122
    jmp .L0
.L123:
    mov cl, -0x1
    blsr rax, rax
    jne .L122
    jmp .L0
.L124:
    lea r12, [plywright::board::geometry::AROUND]
.L125:
    mov rsi, r11
    and rsi, 0x7f
    je .L129
    mov r15d, ecx
    nop
.L126:
    cmp r15b, -0x1
    je .L128
    tzcnt rax, rsi
    mov ecx, eax
    shl ecx, 0x6
    lea eax, [rax + rcx + 0x9]
    lea r14d, [r15 + 0x1]
    movzx edi, ax
    mov eax, edi
    or eax, 0xf000
    movzx ecx, r15b
    mov word ptr [rsp + 2*rcx + 0x7e], ax
    mov byte ptr [rsp + 0x27e], r14b
    mov cl, -0x1
    cmp r14b, -0x1
    je .L128
    lea r12d, [r15 + 0x2]
    mov eax, edi
    or eax, 0xc000
    movzx r14d, r14b
    mov word ptr [rsp + 2*r14 + 0x7e], ax
    mov byte ptr [rsp + 0x27e], r12b
    cmp r12b, -0x1
    je .L128
    lea r14d, [r15 + 0x3]
    mov eax, edi
    or eax, 0xe000
    movzx r12d, r12b
    mov word ptr [rsp + 2*r12 + 0x7e], ax
    mov byte ptr [rsp + 0x27e], r14b
    mov r12b, -0x1
    cmp r14b, -0x1
    je .L127
    add r15b, 0x4
    or edi, 0xd000
    movzx eax, r14b
    mov word ptr [rsp + 2*rax + 0x7e], di
    mov byte ptr [rsp + 0x27e], r15b
    mov ecx, r15d
    mov r12d, r15d
.L127:
    blsr rsi, rsi
    mov r15d, r12d
    lea r12, [plywright::board::geometry::AROUND]
    jne .L126
    jmp .L129
.L128:
    mov r12b, -0x1
    blsr rsi, rsi
    mov r15d, r12d
    lea r12, [plywright::board::geometry::AROUND]
    jne .L126
.L129:
    movabs rax, 0xfefefefefefe00
    and rbx, rax
    movabs rax, 0x7f7f7f7f7f7f00
    and r11, rax
    lea r15, [plywright::sliders::magic::TABLE]
    mov esi, ecx
    test rbx, rbx
    je .L132
    nop
.L130:
    cmp sil, -0x1
    je .L131
    tzcnt rax, rbx
    mov ecx, eax
    shl ecx, 0x6
    lea eax, [rax + rcx + 0x4007]
    movzx ecx, sil
    inc sil
    mov word ptr [rsp + 2*rcx + 0x7e], ax
    mov byte ptr [rsp + 0x27e], sil
    mov ecx, esi
    blsr rbx, rbx
    jne .L130
    jmp .L132
.L131:
    mov sil, -0x1
    blsr rbx, rbx
    jne .L130
.L132:
    mov esi, ecx
    test r11, r11
    mov rdi, qword ptr [rsp + 0x18]
    mov rbx, qword ptr [rsp + 0x50]
    je .L135
    nop
.L133:
    cmp sil, -0x1
    je .L134
    tzcnt rax, r11
    mov ecx, eax
    shl ecx, 0x6
    lea eax, [rax + rcx + 0x4009]
    movzx ecx, sil
    inc sil
    mov word ptr [rsp + 2*rcx + 0x7e], ax
    mov byte ptr [rsp + 0x27e], sil
    mov ecx, esi
    blsr r11, r11
    jne .L133
    jmp .L135
.L134:
    mov sil, -0x1
    blsr r11, r11
    jne .L133
.L135:
    mov rsi, rdi
    and rsi, rbp
    and rsi, rbx
    jne .L140
.L136:
    mov rsi, qword ptr [rsp + 0x58]
    and rsi, rbp
    and rsi, qword ptr [rsp + 0x50]
    mov r12, qword ptr [rsp + 0x8]
    jne .L144
.L137:
    and rbp, qword ptr [rsp + 0x38]
    and rbp, qword ptr [rsp + 0x50]
    jne .L148
.L138:
    and r8, rdx
    je .L155
    mov r15, qword ptr [rsp + 0x20]
    mov esi, r15d
    shl esi, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rsi, rax
    mov rbp, qword ptr [rsp + 0x68]
    jmp .L152
    nop
.L139:
    blsr rsi, rsi
    je .L136
.L140:
    tzcnt r11, rsi
    mov eax, r11d
    shl eax, 0x6
    mov rdi, qword ptr [rax + r12]
    and rdi, qword ptr [rsp + 0x8]
    je .L139
    or r11d, 0x4000
    movzx r11d, r11w
    mov ebx, ecx
    nop
.L141:
    cmp bl, -0x1
    je .L142
    tzcnt rax, rdi
    shl eax, 0x6
    or eax, r11d
    movzx ecx, bl
    inc bl
    mov word ptr [rsp + 2*rcx + 0x7e], ax
    mov byte ptr [rsp + 0x27e], bl
    mov ecx, ebx
    blsr rdi, rdi
    jne .L141
    jmp .L139
.L142:
    mov bl, -0x1
    blsr rdi, rdi
    jne .L141
    jmp .L139
    nop
.L143:
    blsr rsi, rsi
    je .L137
.L144:
    tzcnt r11, rsi
    lea rax, [r11 + 2*r11]
    mov edi, dword ptr [r13 + 8*rax + 0x610]
    movzx ebx, byte ptr [r13 + 8*rax + 0x614]
    mov r14, qword ptr [r13 + 8*rax + 0x600]
    and r14, r9
    imul r14, qword ptr [r13 + 8*rax + 0x608]
    shrx rax, r14, rbx
    add rax, rdi
    mov rdi, qword ptr [r15 + 8*rax]
    and rdi, r12
    je .L143
    or r11d, 0x4000
    movzx r11d, r11w
    mov ebx, ecx
    nop
.L145:
    cmp bl, -0x1
    je .L146
    tzcnt rax, rdi
    shl eax, 0x6
    or eax, r11d
    movzx ecx, bl
    inc bl
    mov word ptr [rsp + 2*rcx + 0x7e], ax
    mov byte ptr [rsp + 0x27e], bl
    mov ecx, ebx
    blsr rdi, rdi
    jne .L145
    jmp .L143
.L146:
    mov bl, -0x1
    blsr rdi, rdi
    jne .L145
    jmp .L143
    nop
.L147:
    blsr rbp, rbp
    je .L138
.L148:
    tzcnt rdi, rbp
    lea rax, [rdi + 2*rdi]
    mov esi, dword ptr [r13 + 8*rax + 0x10]
    movzx r11d, byte ptr [r13 + 8*rax + 0x14]
    mov rbx, qword ptr [r13 + 8*rax]
    and rbx, r9
    imul rbx, qword ptr [r13 + 8*rax + 0x8]
    shrx rax, rbx, r11
    add rax, rsi
    mov rsi, qword ptr [r15 + 8*rax]
    and rsi, r12
    je .L147
    or edi, 0x4000
    movzx edi, di
    mov r11d, ecx
    nop
.L149:
    cmp r11b, -0x1
    je .L150
    tzcnt rax, rsi
    shl eax, 0x6
    or eax, edi
    movzx ecx, r11b
    inc r11b
    mov word ptr [rsp + 2*rcx + 0x7e], ax
    mov byte ptr [rsp + 0x27e], r11b
    mov ecx, r11d
    blsr rsi, rsi
    jne .L149
    jmp .L147
.L150:
    mov r11b, -0x1
    blsr rsi, rsi
    jne .L149
    jmp .L147
    nop
.L151:
    blsr r8, r8
    je .L156
.L152:
    tzcnt rdi, r8
    lea rax, [rdi + 2*rdi]
    mov r11d, dword ptr [r13 + 8*rax + 0x610]
    movzx ebx, byte ptr [r13 + 8*rax + 0x614]
    mov r14, qword ptr [r13 + 8*rax + 0x600]
    and r14, r9
    imul r14, qword ptr [r13 + 8*rax + 0x608]
    shrx rax, r14, rbx
    add rax, r11
    lea r11, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r11 + 8*rax]
    and r11, qword ptr [rsi + 8*rdi]
    and r11, r12
    je .L151
    or edi, 0x4000
    movzx edi, di
    mov ebx, ecx
.L153:
    cmp bl, -0x1
    je .L154
    tzcnt rax, r11
    shl eax, 0x6
    or eax, edi
    movzx ecx, bl
    inc bl
    mov word ptr [rsp + 2*rcx + 0x7e], ax
    mov byte ptr [rsp + 0x27e], bl
    mov ecx, ebx
    blsr r11, r11
    jne .L153
    jmp .L151
.L154:
    mov bl, -0x1
    blsr r11, r11
    jne .L153
    jmp .L151
.L155:
    mov r15, qword ptr [rsp + 0x20]
    mov rbp, qword ptr [rsp + 0x68]
.L156:
    and r10, rdx
    je .L161
    mov esi, r15d
    shl esi, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rsi, rax
    jmp .L158
    nop
.L157:
    blsr r10, r10
    je .L161
.L158:
    tzcnt rdi, r10
    lea rax, [rdi + 2*rdi]
    mov r8d, dword ptr [r13 + 8*rax + 0x10]
    movzx r11d, byte ptr [r13 + 8*rax + 0x14]
    mov rbx, qword ptr [r13 + 8*rax]
    and rbx, r9
    imul rbx, qword ptr [r13 + 8*rax + 0x8]
    shrx rax, rbx, r11
    add rax, r8
    lea r8, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [r8 + 8*rax]
    and r8, qword ptr [rsi + 8*rdi]
    and r8, r12
    je .L157
    or edi, 0x4000
    movzx edi, di
    mov r11d, ecx
    nop
.L159:
    cmp r11b, -0x1
    je .L160
    tzcnt rax, r8
    shl eax, 0x6
    or eax, edi
    movzx ecx, r11b
    inc r11b
    mov word ptr [rsp + 2*rcx + 0x7e], ax
    mov byte ptr [rsp + 0x27e], r11b
    mov ecx, r11d
    blsr r8, r8
    jne .L159
    jmp .L157
.L160:
    mov r11b, -0x1
    blsr r8, r8
    jne .L159
    jmp .L157
.L161:
    and rdx, rbp
    je .L166
    mov esi, r15d
    shl esi, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rsi, rax
    mov rbp, qword ptr [rsp + 0x28]
    jmp .L163
    nop
.L162:
    blsr rdx, rdx
    je .L167
.L163:
    tzcnt rdi, rdx
    lea rax, [rdi + 2*rdi]
    movzx r8d, byte ptr [r13 + 8*rax + 0x14]
    mov r10, qword ptr [r13 + 8*rax]
    and r10, r9
    imul r10, qword ptr [r13 + 8*rax + 0x8]
    mov r11d, dword ptr [r13 + 8*rax + 0x10]
    shrx r10, r10, r8
    add r10, r11
    mov r8d, dword ptr [r13 + 8*rax + 0x610]
    movzx r11d, byte ptr [r13 + 8*rax + 0x614]
    mov rbx, qword ptr [r13 + 8*rax + 0x600]
    and rbx, r9
    imul rbx, qword ptr [r13 + 8*rax + 0x608]
    shrx rax, rbx, r11
    add rax, r8
    lea r11, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [r11 + 8*rax]
    or r8, qword ptr [r11 + 8*r10]
    and r8, qword ptr [rsi + 8*rdi]
    and r8, r12
    je .L162
    or edi, 0x4000
    movzx edi, di
    mov r10d, ecx
    nop
.L164:
    cmp r10b, -0x1
    je .L165
    tzcnt rax, r8
    shl eax, 0x6
    or eax, edi
    movzx ecx, r10b
    inc r10b
    mov word ptr [rsp + 2*rcx + 0x7e], ax
    mov byte ptr [rsp + 0x27e], r10b
    mov ecx, r10d
    blsr r8, r8
    jne .L164
    jmp .L162
.L165:
    mov r10b, -0x1
    blsr r8, r8
    jne .L164
    jmp .L162
.L166:
    mov rbp, qword ptr [rsp + 0x28]
.L167:
    mov rax, qword ptr [rsp + 0x48]
    mov rdx, qword ptr [rax + 0x8]
    and rdx, r12
    je .L219
    mov rax, qword ptr [rsp + 0x60]
    and rax, r12
    tzcnt rax, rax
    and eax, 0x3f
    mov r8, qword ptr [rsp + 0x30]
    and r8, r12
    mov rsi, r8
    shl rsi, 0x9
    movabs rdi, -0x101010101010200
    and rsi, rdi
    shl r8, 0x7
    movabs rdi, 0x7f7f7f7f7f7f7f00
    and r8, rdi
    or r8, rsi
    shl eax, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    or r8, qword ptr [rax + rsi + 0x8]
    andn rdx, r8, rdx
    je .L212
    mov eax, 0x1
    shlx rax, rax, r15
    andn rax, rax, r9
    mov rsi, rdx
    mov rbp, qword ptr [rsp + 0x8]
    mov r15, qword ptr [rsp + 0x38]
    mov r12, qword ptr [rsp + 0x58]
    nop
.L168:
    tzcnt r8, rsi
    lea rdi, [r8 + 2*r8]
    mov r9d, r8d
    shl r9d, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [r9 + r10]
    and r9, qword ptr [rsp + 0x18]
    mov r10d, dword ptr [r13 + 8*rdi + 0x10]
    movzx r11d, byte ptr [r13 + 8*rdi + 0x14]
    mov rbx, qword ptr [r13 + 8*rdi]
    and rbx, rax
    imul rbx, qword ptr [r13 + 8*rdi + 0x8]
    shrx r11, rbx, r11
    add r11, r10
    lea r14, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [r14 + 8*r11]
    and r10, r15
    movzx r11d, byte ptr [r13 + 8*rdi + 0x614]
    mov rbx, qword ptr [r13 + 8*rdi + 0x600]
    and rbx, rax
    imul rbx, qword ptr [r13 + 8*rdi + 0x608]
    or r10, r9
    shrx r9, rbx, r11
    mov edi, dword ptr [r13 + 8*rdi + 0x610]
    add r9, rdi
    mov rdi, qword ptr [r14 + 8*r9]
    and rdi, r12
    or rdi, r10
    mov r9d, 0x1
    shlx r8, r9, r8
    and rdi, rbp
    cmove r8, rdi
    xor rdx, r8
    blsr rsi, rsi
    jne .L168
    mov rsi, rdx
    movzx eax, byte ptr [rsp + 0x10]
    and rsi, rbp
    jne .L213
    jmp .L216
.L169:
    lea r12, [plywright::board::geometry::AROUND]
.L170:
    mov rsi, r9
    movabs rdi, 0x7f00000000000000
    and rsi, rdi
    je .L174
    mov r15d, ecx
    nop
.L171:
    cmp r15b, -0x1
    je .L173
    tzcnt rcx, rsi
    lea edi, [rcx + 0x39]
    and edi, 0x3f
    shl ecx, 0x6
    or ecx, edi
    lea r14d, [r15 + 0x1]
    movzx edi, cx
    mov ecx, edi
    or ecx, 0xf000
    movzx ebx, r15b
    mov word ptr [rsp + 2*rbx + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r14b
    mov cl, -0x1
    cmp r14b, -0x1
    je .L173
    lea r12d, [r15 + 0x2]
    lea ebx, [rdi + 0xc000]
    movzx r14d, r14b
    mov word ptr [rsp + 2*r14 + 0x7e], bx
    mov byte ptr [rsp + 0x27e], r12b
    cmp r12b, -0x1
    je .L173
    lea r14d, [r15 + 0x3]
    lea ebx, [rdi + 0xe000]
    movzx r12d, r12b
    mov word ptr [rsp + 2*r12 + 0x7e], bx
    mov byte ptr [rsp + 0x27e], r14b
    mov r12b, -0x1
    cmp r14b, -0x1
    je .L172
    add r15b, 0x4
    or edi, 0xd000
    movzx ecx, r14b
    mov word ptr [rsp + 2*rcx + 0x7e], di
    mov byte ptr [rsp + 0x27e], r15b
    mov ecx, r15d
    mov r12d, r15d
.L172:
    blsr rsi, rsi
    mov r15d, r12d
    lea r12, [plywright::board::geometry::AROUND]
    jne .L171
    jmp .L174
.L173:
    mov r12b, -0x1
    blsr rsi, rsi
    mov r15d, r12d
    lea r12, [plywright::board::geometry::AROUND]
    jne .L171
.L174:
    movabs rsi, 0xfefefefefefe00
    and r11, rsi
    movabs rsi, 0x7f7f7f7f7f7f00
    and r9, rsi
    lea r15, [plywright::sliders::magic::TABLE]
    mov r14, qword ptr [rsp + 0x8]
    mov esi, ecx
    test r11, r11
    je .L177
    nop
.L175:
    cmp sil, -0x1
    je .L176
    tzcnt rcx, r11
    mov edi, ecx
    shl edi, 0x6
    add ecx, 0x37
    and ecx, 0x3f
    lea ecx, [rcx + rdi + 0x4000]
    movzx edi, sil
    inc sil
    mov word ptr [rsp + 2*rdi + 0x7e], cx
    mov byte ptr [rsp + 0x27e], sil
    mov ecx, esi
    blsr r11, r11
    jne .L175
    jmp .L177
.L176:
    mov sil, -0x1
    blsr r11, r11
    jne .L175
.L177:
    mov esi, ecx
    test r9, r9
    mov r11, qword ptr [rsp + 0x50]
    je .L180
    nop
.L178:
    cmp sil, -0x1
    je .L179
    tzcnt rcx, r9
    mov edi, ecx
    shl edi, 0x6
    add ecx, 0x39
    and ecx, 0x3f
    lea ecx, [rcx + rdi + 0x4000]
    movzx edi, sil
    inc sil
    mov word ptr [rsp + 2*rdi + 0x7e], cx
    mov byte ptr [rsp + 0x27e], sil
    mov ecx, esi
    blsr r9, r9
    jne .L178
    jmp .L180
.L179:
    mov sil, -0x1
    blsr r9, r9
    jne .L178
.L180:
    mov rsi, qword ptr [rsp + 0x48]
    and rsi, rax
    and rsi, r11
    jne .L185
.L181:
    mov rsi, qword ptr [rsp + 0x30]
    and rsi, rax
    and rsi, qword ptr [rsp + 0x50]
    jne .L189
.L182:
    and rax, qword ptr [rsp + 0x18]
    and rax, qword ptr [rsp + 0x50]
    jne .L193
.L183:
    and r8, rdx
    je .L200
    mov rax, qword ptr [rsp + 0x10]
    shl eax, 0x9
    lea rsi, [plywright::board::geometry::LINE]
    add rax, rsi
    jmp .L197
    nop
.L184:
    blsr rsi, rsi
    je .L181
.L185:
    tzcnt r9, rsi
    mov edi, r9d
    shl edi, 0x6
    mov rdi, qword ptr [rdi + r12]
    and rdi, r14
    je .L184
    or r9d, 0x4000
    movzx r9d, r9w
    mov r11d, ecx
    nop
.L186:
    cmp r11b, -0x1
    je .L187
    tzcnt rcx, rdi
    shl ecx, 0x6
    or ecx, r9d
    movzx ebx, r11b
    inc r11b
    mov word ptr [rsp + 2*rbx + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r11b
    mov ecx, r11d
    blsr rdi, rdi
    jne .L186
    jmp .L184
.L187:
    mov r11b, -0x1
    blsr rdi, rdi
    jne .L186
    jmp .L184
    nop
.L188:
    blsr rsi, rsi
    je .L182
.L189:
    tzcnt r9, rsi
    lea rdi, [r9 + 2*r9]
    mov r11d, dword ptr [r13 + 8*rdi + 0x610]
    movzx ebx, byte ptr [r13 + 8*rdi + 0x614]
    mov r14, qword ptr [r13 + 8*rdi + 0x600]
    and r14, rbp
    imul r14, qword ptr [r13 + 8*rdi + 0x608]
    shrx rdi, r14, rbx
    mov r14, qword ptr [rsp + 0x8]
    add rdi, r11
    mov rdi, qword ptr [r15 + 8*rdi]
    and rdi, r14
    je .L188
    or r9d, 0x4000
    movzx r9d, r9w
    mov r11d, ecx
    nop
.L190:
    cmp r11b, -0x1
    je .L191
    tzcnt rcx, rdi
    shl ecx, 0x6
    or ecx, r9d
    movzx ebx, r11b
    inc r11b
    mov word ptr [rsp + 2*rbx + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r11b
    mov ecx, r11d
    blsr rdi, rdi
    jne .L190
    jmp .L188
.L191:
    mov r11b, -0x1
    blsr rdi, rdi
    jne .L190
    jmp .L188
    nop
.L192:
    blsr rax, rax
    je .L183
.L193:
    tzcnt rdi, rax
    lea rsi, [rdi + 2*rdi]
    mov r9d, dword ptr [r13 + 8*rsi + 0x10]
    movzx r11d, byte ptr [r13 + 8*rsi + 0x14]
    mov rbx, qword ptr [r13 + 8*rsi]
    and rbx, rbp
    imul rbx, qword ptr [r13 + 8*rsi + 0x8]
    shrx rsi, rbx, r11
    add rsi, r9
    mov rsi, qword ptr [r15 + 8*rsi]
    and rsi, r14
    je .L192
    or edi, 0x4000
    movzx edi, di
    mov r9d, ecx
    nop
.L194:
    cmp r9b, -0x1
    je .L195
    tzcnt rcx, rsi
    shl ecx, 0x6
    or ecx, edi
    movzx r11d, r9b
    inc r9b
    mov word ptr [rsp + 2*r11 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r9b
    mov ecx, r9d
    blsr rsi, rsi
    jne .L194
    jmp .L192
.L195:
    mov r9b, -0x1
    blsr rsi, rsi
    jne .L194
    jmp .L192
    nop
.L196:
    blsr r8, r8
    je .L200
.L197:
    tzcnt rdi, r8
    lea rsi, [rdi + 2*rdi]
    mov r9d, dword ptr [r13 + 8*rsi + 0x610]
    movzx r11d, byte ptr [r13 + 8*rsi + 0x614]
    mov rbx, qword ptr [r13 + 8*rsi + 0x600]
    and rbx, rbp
    imul rbx, qword ptr [r13 + 8*rsi + 0x608]
    shrx rsi, rbx, r11
    add rsi, r9
    mov rsi, qword ptr [r15 + 8*rsi]
    and rsi, qword ptr [rax + 8*rdi]
    and rsi, r14
    je .L196
    or edi, 0x4000
    movzx edi, di
    mov r9d, ecx
    nop
.L198:
    cmp r9b, -0x1
    je .L199
    tzcnt rcx, rsi
    shl ecx, 0x6
    or ecx, edi
    movzx r11d, r9b
    inc r9b
    mov word ptr [rsp + 2*r11 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r9b
    mov ecx, r9d
    blsr rsi, rsi
    jne .L198
    jmp .L196
.L199:
    mov r9b, -0x1
    blsr rsi, rsi
    jne .L198
    jmp .L196
.L200:
    and r10, rdx
    je .L205
    mov rax, qword ptr [rsp + 0x10]
    shl eax, 0x9
    lea rsi, [plywright::board::geometry::LINE]
    add rax, rsi
    jmp .L202
.L201:
    blsr r10, r10
    je .L205
.L202:
    tzcnt rdi, r10
    lea rsi, [rdi + 2*rdi]
    mov r8d, dword ptr [r13 + 8*rsi + 0x10]
    movzx r9d, byte ptr [r13 + 8*rsi + 0x14]
    mov r11, qword ptr [r13 + 8*rsi]
    and r11, rbp
    imul r11, qword ptr [r13 + 8*rsi + 0x8]
    shrx rsi, r11, r9
    add rsi, r8
    mov rsi, qword ptr [r15 + 8*rsi]
    and rsi, qword ptr [rax + 8*rdi]
    and rsi, r14
    je .L201
    or edi, 0x4000
    movzx edi, di
    mov r8d, ecx
    nop
.L203:
    cmp r8b, -0x1
    je .L204
    tzcnt rcx, rsi
    shl ecx, 0x6
    or ecx, edi
    movzx r9d, r8b
    inc r8b
    mov word ptr [rsp + 2*r9 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r8b
    mov ecx, r8d
    blsr rsi, rsi
    jne .L203
    jmp .L201
.L204:
    mov r8b, -0x1
    blsr rsi, rsi
    jne .L203
    jmp .L201
.L205:
    and rdx, qword ptr [rsp + 0x68]
    je .L210
    mov rax, qword ptr [rsp + 0x10]
    shl eax, 0x9
    lea rsi, [plywright::board::geometry::LINE]
    add rax, rsi
    jmp .L207
    nop
.L206:
    blsr rdx, rdx
    je .L210
.L207:
    tzcnt rdi, rdx
    lea rsi, [rdi + 2*rdi]
    movzx r8d, byte ptr [r13 + 8*rsi + 0x14]
    mov r9, qword ptr [r13 + 8*rsi]
    and r9, rbp
    imul r9, qword ptr [r13 + 8*rsi + 0x8]
    mov r10d, dword ptr [r13 + 8*rsi + 0x10]
    shrx r8, r9, r8
    add r8, r10
    mov r9d, dword ptr [r13 + 8*rsi + 0x610]
    movzx r10d, byte ptr [r13 + 8*rsi + 0x614]
    mov r11, qword ptr [r13 + 8*rsi + 0x600]
    and r11, rbp
    imul r11, qword ptr [r13 + 8*rsi + 0x608]
    shrx rsi, r11, r10
    add rsi, r9
    mov rsi, qword ptr [r15 + 8*rsi]
    or rsi, qword ptr [r15 + 8*r8]
    and rsi, qword ptr [rax + 8*rdi]
    and rsi, r14
    je .L206
    or edi, 0x4000
    movzx edi, di
    mov r8d, ecx
    nop
.L208:
    cmp r8b, -0x1
    je .L209
    tzcnt rcx, rsi
    shl ecx, 0x6
    or ecx, edi
    movzx r9d, r8b
    inc r8b
    mov word ptr [rsp + 2*r9 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r8b
    mov ecx, r8d
    blsr rsi, rsi
    jne .L208
    jmp .L206
.L209:
    mov r8b, -0x1
    blsr rsi, rsi
    jne .L208
    jmp .L206
.L210:
    mov rax, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rax + 0x8]
    and rax, r14
    je .L0
    mov rdx, qword ptr [rsp + 0x60]
    and rdx, r14
    tzcnt rdx, rdx
    and edx, 0x3f
    mov r8, qword ptr [rsp + 0x38]
    and r8, r14
    mov rsi, r8
    shr rsi, 0x7
    movabs rdi, 0xfefefefefefe00
    add rdi, 0xfe
    and rdi, rsi
    shr r8, 0x9
    movabs rsi, 0x7f7f7f7f7f7f00
    add rsi, 0x7f
    and rsi, r8
    or rsi, rdi
    shl edx, 0x6
    or rsi, qword ptr [rdx + r12 + 0x8]
    andn rax, rsi, rax
    je .L221
    mov edx, 0x1
    mov rsi, qword ptr [rsp + 0x10]
    shlx rdx, rdx, rsi
    andn rdx, rdx, rbp
    mov rsi, rax
    mov rbp, qword ptr [rsp + 0x8]
    mov r12, qword ptr [rsp + 0x18]
    mov r14, qword ptr [rsp + 0x30]
    nop
.L211:
    tzcnt r8, rsi
    lea rdi, [r8 + 2*r8]
    mov r9d, r8d
    shl r9d, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [r9 + r10]
    and r9, qword ptr [rsp + 0x48]
    mov r10d, dword ptr [r13 + 8*rdi + 0x10]
    movzx r11d, byte ptr [r13 + 8*rdi + 0x14]
    mov rbx, qword ptr [r13 + 8*rdi]
    and rbx, rdx
    imul rbx, qword ptr [r13 + 8*rdi + 0x8]
    shrx r11, rbx, r11
    add r11, r10
    mov r10, qword ptr [r15 + 8*r11]
    and r10, r12
    movzx r11d, byte ptr [r13 + 8*rdi + 0x614]
    mov rbx, qword ptr [r13 + 8*rdi + 0x600]
    and rbx, rdx
    imul rbx, qword ptr [r13 + 8*rdi + 0x608]
    or r10, r9
    shrx r9, rbx, r11
    mov edi, dword ptr [r13 + 8*rdi + 0x610]
    add r9, rdi
    mov rdi, qword ptr [r15 + 8*r9]
    and rdi, r14
    or rdi, r10
    mov r9d, 0x1
    shlx r8, r9, r8
    and rdi, rbp
    cmove r8, rdi
    xor rax, r8
    blsr rsi, rsi
    jne .L211
    mov rsi, rax
    movzx edx, byte ptr [rsp + 0x20]
    and rsi, rbp
    jne .L222
    jmp .L225
.L212:
    xor edx, edx
    mov rbp, qword ptr [rsp + 0x8]
    mov rsi, rdx
    movzx eax, byte ptr [rsp + 0x10]
    and rsi, rbp
    je .L216
.L213:
    lea edi, [rax + 0x4000]
    movzx edi, di
    mov r8d, ecx
    nop
.L214:
    cmp r8b, -0x1
    je .L215
    tzcnt rcx, rsi
    shl ecx, 0x6
    or ecx, edi
    movzx r9d, r8b
    inc r8b
    mov word ptr [rsp + 2*r9 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r8b
    mov ecx, r8d
    blsr rsi, rsi
    jne .L214
    jmp .L216
.L215:
    mov r8b, -0x1
    blsr rsi, rsi
    jne .L214
.L216:
    andn rdx, rbp, rdx
    mov rbp, qword ptr [rsp + 0x28]
    je .L219
    movzx eax, ax
    nop
.L217:
    cmp cl, -0x1
    je .L218
    tzcnt rsi, rdx
    shl esi, 0x6
    or esi, eax
    movzx edi, cl
    inc cl
    mov word ptr [rsp + 2*rdi + 0x7e], si
    mov byte ptr [rsp + 0x27e], cl
    blsr rdx, rdx
    jne .L217
    jmp .L219
.L218:
    mov cl, -0x1
    blsr rdx, rdx
    jne .L217
.L219:
    cmp byte ptr [rbp + 0x91], 0x0
    mov r15, qword ptr [rsp + 0x40]
    je .L1
.L220:
    lea rdi, [rbp + 0x50]
    movzx edx, byte ptr [rbp + 0x92]
    movzx esi, byte ptr [rsp + 0x10]
    lea rcx, [rsp + 0x7e]
    call plywright::movegen::generate::en_passant
    jmp .L1
.L221:
    xor eax, eax
    mov rbp, qword ptr [rsp + 0x8]
    mov rsi, rax
    movzx edx, byte ptr [rsp + 0x20]
    and rsi, rbp
    je .L225
.L222:
    lea edi, [rdx + 0x4000]
    movzx edi, di
    mov r8d, ecx
    nop
.L223:
    cmp r8b, -0x1
    je .L224
    tzcnt rcx, rsi
    shl ecx, 0x6
    or ecx, edi
    movzx r9d, r8b
    inc r8b
    mov word ptr [rsp + 2*r9 + 0x7e], cx
    mov byte ptr [rsp + 0x27e], r8b
    mov ecx, r8d
    blsr rsi, rsi
    jne .L223
    jmp .L225
.L224:
    mov r8b, -0x1
    blsr rsi, rsi
    jne .L223
.L225:
    andn rax, rbp, rax
    je .L0
    movzx edx, dx
    nop
.L226:
    cmp cl, -0x1
    je .L227
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, edx
    movzx edi, cl
    inc cl
    mov word ptr [rsp + 2*rdi + 0x7e], si
    mov byte ptr [rsp + 0x27e], cl
    blsr rax, rax
    jne .L226
    jmp .L0
.L227:
    mov cl, -0x1
    blsr rax, rax
    jne .L226
    jmp .L0
.L228:
    xor edx, edx
.L229:
    mov rbp, qword ptr [rsp + 0x28]
    lea rdi, [rbp + 0x50]
    movzx esi, byte ptr [rsp + 0x10]
    lea r8, [rsp + 0x7e]
    mov r9, qword ptr [rsp + 0x8]
    call plywright::movegen::evasions::answers
    mov r15, qword ptr [rsp + 0x40]
    jmp .L1
.L230:
    xor edx, edx
.L231:
    mov rbp, qword ptr [rsp + 0x28]
    lea rdi, [rbp + 0x50]
    movzx esi, byte ptr [rsp + 0x20]
    lea r8, [rsp + 0x7e]
    mov r9, r14
    call plywright::movegen::evasions::answers
    mov r15, qword ptr [rsp + 0x40]
    jmp .L1
.L232:
    lea rdi, [rbp + 0x50]
    movzx edx, byte ptr [rbp + 0x92]
    movzx esi, byte ptr [rsp + 0x20]
    lea rcx, [rsp + 0x7e]
    call plywright::movegen::generate::en_passant
    jmp .L1
.L233:
    xor r15d, r15d
.L234:
    mov rax, r15
    add rsp, 0x288
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

plywright::movegen::evasions::answers:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov eax, esi
    mov r15, qword ptr [rdi + 0x30]
    popcnt rsi, rcx
    movzx r11d, al
    cmp rsi, 0x2
    mov qword ptr [rsp - 0x48], rdi
    mov qword ptr [rsp - 0x28], r11
    mov qword ptr [rsp - 0x20], r9
    mov qword ptr [rsp - 0x38], r15
    mov qword ptr [rsp - 0x10], rcx
    mov qword ptr [rsp - 0x8], rsi
    jae .L23
    movabs rbp, 0xfefefefefefe00
    movabs r13, 0x7f7f7f7f7f7f00
    mov r10, rcx
    tzcnt rcx, rcx
    mov esi, r11d
    shl esi, 0x9
    lea rbx, [plywright::board::geometry::BETWEEN]
    add rbx, rsi
    mov r14, qword ptr [rbx + 8*rcx]
    or r14, r10
    mov rcx, qword ptr [rdi]
    mov rbx, qword ptr [rdi + 0x38]
    mov qword ptr [rsp - 0x30], rcx
    and rcx, rbx
    mov esi, r11d
    shl esi, 0x6
    lea r12, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [rsi + r12 + 0x30]
    mov rsi, qword ptr [rsi + r12 + 0x38]
    andn rsi, rsi, rdx
    andn rsi, rsi, rcx
    shr rsi, 0x7
    add rbp, 0xfe
    and rbp, r15
    and rbp, r14
    and rbp, rsi
    andn rsi, r10, rdx
    andn rsi, rsi, rcx
    shr rsi, 0x9
    add r13, 0x7f
    and r13, r15
    and r13, r14
    and r13, rsi
    mov rsi, rdx
    not rsi
    test ecx, 0xff00
    mov qword ptr [rsp - 0x18], rbx
    mov qword ptr [rsp - 0x40], rsi
    je .L9
    and al, 0x7
    mov edx, 0x1010101
    shlx eax, edx, eax
    mov edx, esi
    or edx, eax
    and ecx, edx
    shr ecx, 0x8
    mov eax, ebx
    or eax, r15d
    andn eax, eax, r14d
    and eax, ecx
    movzx eax, al
    test eax, eax
    je .L2
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L0:
    mov sil, -0x1
    cmp cl, -0x1
    je .L1
    tzcnt rdx, rax
    mov edi, edx
    shl edi, 0x6
    lea edi, [rdx + rdi + 0x8]
    lea edx, [rcx + 0x1]
    movzx r10d, di
    mov edi, r10d
    or edi, 0xb000
    movzx r11d, cl
    mov word ptr [r8 + 2*r11], di
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L1
    lea edi, [rcx + 0x2]
    lea r11d, [r10 + 0x8000]
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], r11w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L1
    lea edx, [rcx + 0x3]
    mov r11d, r10d
    or r11d, 0xa000
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r11w
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L1
    add cl, 0x4
    or r10d, 0x9000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], r10w
    mov byte ptr [r8 + 0x200], cl
    mov esi, ecx
.L1:
    blsr rax, rax
    mov ecx, esi
    jne .L0
.L2:
    mov rax, rbp
    and rax, 0xfe
    je .L5
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L3:
    mov sil, -0x1
    cmp cl, -0x1
    je .L4
    tzcnt rdx, rax
    mov edi, edx
    shl edi, 0x6
    lea edi, [rdx + rdi + 0x7]
    lea edx, [rcx + 0x1]
    movzx r10d, di
    mov edi, r10d
    or edi, 0xf000
    movzx r11d, cl
    mov word ptr [r8 + 2*r11], di
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L4
    lea edi, [rcx + 0x2]
    mov r11d, r10d
    or r11d, 0xc000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], r11w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L4
    lea edx, [rcx + 0x3]
    mov r11d, r10d
    or r11d, 0xe000
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r11w
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L4
    add cl, 0x4
    or r10d, 0xd000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], r10w
    mov byte ptr [r8 + 0x200], cl
    mov esi, ecx
.L4:
    blsr rax, rax
    mov ecx, esi
    jne .L3
.L5:
    mov rax, r13
    and rax, 0x7f
    je .L8
    movzx ecx, byte ptr [r8 + 0x200]
.L6:
    mov sil, -0x1
    cmp cl, -0x1
    je .L7
    tzcnt rdx, rax
    mov edi, edx
    shl edi, 0x6
    lea edi, [rdx + rdi + 0x9]
    lea edx, [rcx + 0x1]
    movzx r10d, di
    mov edi, r10d
    or edi, 0xf000
    movzx r11d, cl
    mov word ptr [r8 + 2*r11], di
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L7
    lea edi, [rcx + 0x2]
    mov r11d, r10d
    or r11d, 0xc000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], r11w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L7
    lea edx, [rcx + 0x3]
    mov r11d, r10d
    or r11d, 0xe000
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r11w
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L7
    add cl, 0x4
    or r10d, 0xd000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], r10w
    mov byte ptr [r8 + 0x200], cl
    mov esi, ecx
.L7:
    blsr rax, rax
    mov ecx, esi
    jne .L6
.L8:
    movabs rax, 0xfefefefefefe00
    and rbp, rax
    movabs rax, 0x7f7f7f7f7f7f00
    and r13, rax
    mov rdi, qword ptr [rsp - 0x48]
    mov rsi, qword ptr [rsp - 0x40]
.L9:
    test rbp, rbp
    je .L12
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L10:
    cmp al, -0x1
    je .L11
    tzcnt rcx, rbp
    mov edx, ecx
    shl edx, 0x6
    lea ecx, [rcx + rdx + 0x4007]
    movzx edx, al
    inc al
    mov word ptr [r8 + 2*rdx], cx
    mov byte ptr [r8 + 0x200], al
    blsr rbp, rbp
    jne .L10
    jmp .L12
.L11:
    mov al, -0x1
    blsr rbp, rbp
    jne .L10
.L12:
    test r13, r13
    mov r15, qword ptr [rsp - 0x18]
    je .L15
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L13:
    cmp al, -0x1
    je .L14
    tzcnt rcx, r13
    mov edx, ecx
    shl edx, 0x6
    lea ecx, [rcx + rdx + 0x4009]
    movzx edx, al
    inc al
    mov word ptr [r8 + 2*rdx], cx
    mov byte ptr [r8 + 0x200], al
    blsr r13, r13
    jne .L13
    jmp .L15
.L14:
    mov al, -0x1
    blsr r13, r13
    jne .L13
.L15:
    and r14, qword ptr [rsp - 0x38]
    mov r13, qword ptr [rdi + 0x8]
    and r13, rsi
    mov rax, r9
    not rax
    and r13, r15
    je .L24
    movzx r10d, byte ptr [r8 + 0x200]
    jmp .L17
    nop
.L16:
    blsr r13, r13
    je .L24
.L17:
    tzcnt rcx, r13
    mov edx, ecx
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r12]
    and rcx, r14
    mov r11, rcx
    movzx esi, dx
    and r11, r9
    je .L20
    lea edx, [rsi + 0x4000]
    movzx ebx, dx
    mov edx, r10d
    nop
.L18:
    cmp dl, -0x1
    je .L19
    tzcnt rdi, r11
    shl edi, 0x6
    or edi, ebx
    movzx r10d, dl
    inc dl
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], dl
    mov r10d, edx
    blsr r11, r11
    jne .L18
    jmp .L20
.L19:
    mov dl, -0x1
    blsr r11, r11
    jne .L18
    nop
.L20:
    mov edi, r10d
    and rcx, rax
    je .L16
    nop
.L21:
    cmp dil, -0x1
    je .L22
    tzcnt rdx, rcx
    shl edx, 0x6
    or edx, esi
    movzx r10d, dil
    inc dil
    mov word ptr [r8 + 2*r10], dx
    mov byte ptr [r8 + 0x200], dil
    mov r10d, edi
    blsr rcx, rcx
    jne .L21
    jmp .L16
.L22:
    mov dil, -0x1
    blsr rcx, rcx
    jne .L21
    jmp .L16
.L23:
    mov rsi, qword ptr [rdi]
    jmp .L42
.L24:
    mov r12, r15
    or r12, qword ptr [rsp - 0x38]
    mov rcx, qword ptr [rsp - 0x48]
    mov r13, qword ptr [rcx + 0x20]
    mov rbp, qword ptr [rcx + 0x10]
    or rbp, r13
    and rbp, qword ptr [rsp - 0x40]
    and rbp, r15
    je .L32
    movzx r11d, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    jmp .L26
    nop
.L25:
    blsr rbp, rbp
    je .L32
.L26:
    tzcnt rcx, rbp
    lea rsi, [rcx + 2*rcx]
    mov edi, dword ptr [r10 + 8*rsi + 0x610]
    movzx ebx, byte ptr [r10 + 8*rsi + 0x614]
    mov r15, qword ptr [r10 + 8*rsi + 0x600]
    and r15, r12
    imul r15, qword ptr [r10 + 8*rsi + 0x608]
    shrx rsi, r15, rbx
    add rsi, rdi
    mov rbx, qword ptr [r9 + 8*rsi]
    and rbx, r14
    mov r15, rbx
    movzx esi, cx
    and r15, qword ptr [rsp - 0x20]
    je .L29
    lea ecx, [rsi + 0x4000]
    movzx edi, cx
    mov ecx, r11d
    nop
.L27:
    cmp cl, -0x1
    je .L28
    tzcnt r11, r15
    shl r11d, 0x6
    or r11d, edi
    movzx edx, cl
    inc cl
    mov word ptr [r8 + 2*rdx], r11w
    mov byte ptr [r8 + 0x200], cl
    mov r11d, ecx
    blsr r15, r15
    jne .L27
    jmp .L29
.L28:
    mov cl, -0x1
    blsr r15, r15
    jne .L27
    nop
.L29:
    mov edi, r11d
    and rbx, rax
    je .L25
    nop
.L30:
    cmp dil, -0x1
    je .L31
    tzcnt rcx, rbx
    shl ecx, 0x6
    or ecx, esi
    movzx r11d, dil
    inc dil
    mov word ptr [r8 + 2*r11], cx
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
    blsr rbx, rbx
    jne .L30
    jmp .L25
.L31:
    mov dil, -0x1
    blsr rbx, rbx
    jne .L30
    jmp .L25
.L32:
    mov rdi, qword ptr [rsp - 0x48]
    or r13, qword ptr [rdi + 0x18]
    and r13, qword ptr [rsp - 0x40]
    and r13, qword ptr [rsp - 0x18]
    je .L41
    movzx ecx, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    mov r15, qword ptr [rsp - 0x20]
    jmp .L34
    nop
.L33:
    blsr r13, r13
    je .L40
.L34:
    tzcnt rdi, r13
    lea rsi, [rdi + 2*rdi]
    mov r9d, dword ptr [rdx + 8*rsi + 0x10]
    movzx r11d, byte ptr [rdx + 8*rsi + 0x14]
    mov rbx, qword ptr [rdx + 8*rsi]
    and rbx, r12
    imul rbx, qword ptr [rdx + 8*rsi + 0x8]
    shrx rsi, rbx, r11
    add rsi, r9
    mov rsi, qword ptr [r10 + 8*rsi]
    and rsi, r14
    mov rbx, rsi
    movzx r11d, di
    and rbx, r15
    je .L37
    lea edi, [r11 + 0x4000]
    movzx edi, di
    mov ebp, ecx
    nop
.L35:
    cmp bpl, -0x1
    je .L36
    tzcnt rcx, rbx
    shl ecx, 0x6
    or ecx, edi
    movzx r9d, bpl
    inc bpl
    mov word ptr [r8 + 2*r9], cx
    mov byte ptr [r8 + 0x200], bpl
    mov ecx, ebp
    blsr rbx, rbx
    jne .L35
    jmp .L37
.L36:
    mov bpl, -0x1
    blsr rbx, rbx
    jne .L35
    nop
.L37:
    mov edi, ecx
    and rsi, rax
    je .L33
    nop
.L38:
    cmp dil, -0x1
    je .L39
    tzcnt rcx, rsi
    shl ecx, 0x6
    or ecx, r11d
    movzx r9d, dil
    inc dil
    mov word ptr [r8 + 2*r9], cx
    mov byte ptr [r8 + 0x200], dil
    mov ecx, edi
    blsr rsi, rsi
    jne .L38
    jmp .L33
.L39:
    mov dil, -0x1
    blsr rsi, rsi
    jne .L38
    jmp .L33
.L40:
    mov rdi, qword ptr [rsp - 0x48]
.L41:
    mov r11, qword ptr [rsp - 0x28]
    mov rsi, qword ptr [rsp - 0x30]
    mov r15, qword ptr [rsp - 0x38]
.L42:
    mov eax, r11d
    shl eax, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rdi + 0x28]
    and rcx, r15
    tzcnt rcx, rcx
    and ecx, 0x3f
    mov qword ptr [rsp - 0x30], rsi
    and rsi, r15
    mov rdx, rsi
    shl rdx, 0x9
    movabs r9, -0x101010101010200
    and r9, rdx
    shl rsi, 0x7
    movabs rdx, 0x7f7f7f7f7f7f7f00
    and rdx, rsi
    shl ecx, 0x6
    or rdx, qword ptr [rcx + rbx + 0x8]
    or rdx, r9
    andn rax, rdx, qword ptr [rax + rbx + 0x8]
    and rax, r15
    je .L44
    mov rcx, qword ptr [rdi + 0x38]
    or rcx, r15
    btr rcx, r11
    mov rdx, qword ptr [rdi + 0x8]
    mov qword ptr [rsp - 0x40], rdx
    mov r10, qword ptr [rdi + 0x20]
    mov r11, qword ptr [rdi + 0x18]
    or r11, r10
    or r10, qword ptr [rdi + 0x10]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    mov r13, rax
    nop
.L43:
    tzcnt rbp, r13
    lea rdi, [rbp + 2*rbp]
    mov r9d, ebp
    shl r9d, 0x6
    mov r9, qword ptr [r9 + rbx]
    and r9, qword ptr [rsp - 0x40]
    mov rsi, rbx
    mov ebx, dword ptr [r14 + 8*rdi + 0x10]
    movzx edx, byte ptr [r14 + 8*rdi + 0x14]
    mov r12, qword ptr [r14 + 8*rdi]
    and r12, rcx
    imul r12, qword ptr [r14 + 8*rdi + 0x8]
    shrx rdx, r12, rdx
    add rdx, rbx
    mov rdx, qword ptr [r15 + 8*rdx]
    and rdx, r11
    movzx ebx, byte ptr [r14 + 8*rdi + 0x614]
    mov r12, qword ptr [r14 + 8*rdi + 0x600]
    and r12, rcx
    imul r12, qword ptr [r14 + 8*rdi + 0x608]
    or rdx, r9
    shrx r9, r12, rbx
    mov rbx, rsi
    mov edi, dword ptr [r14 + 8*rdi + 0x610]
    add r9, rdi
    mov rdi, qword ptr [r15 + 8*r9]
    and rdi, r10
    or rdi, rdx
    mov edx, 0x1
    shlx rdx, rdx, rbp
    and rdi, qword ptr [rsp - 0x38]
    cmove rdx, rdi
    xor rax, rdx
    blsr r13, r13
    jne .L43
    jmp .L45
.L44:
    xor eax, eax
.L45:
    mov rcx, rax
    mov rbx, qword ptr [rsp - 0x20]
    and rcx, rbx
    mov rdi, qword ptr [rsp - 0x48]
    mov rsi, qword ptr [rsp - 0x28]
    je .L48
    lea edx, [rsi + 0x4000]
    movzx r11d, byte ptr [r8 + 0x200]
    movzx edx, dx
    nop
.L46:
    cmp r11b, -0x1
    je .L47
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, edx
    movzx r9d, r11b
    inc r11b
    mov word ptr [r8 + 2*r9], r10w
    mov byte ptr [r8 + 0x200], r11b
    blsr rcx, rcx
    jne .L46
    jmp .L48
.L47:
    mov r11b, -0x1
    blsr rcx, rcx
    jne .L46
.L48:
    andn rax, rbx, rax
    je .L51
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, si
    nop
.L49:
    cmp dl, -0x1
    je .L50
    tzcnt r10, rax
    shl r10d, 0x6
    or r10d, ecx
    movzx r9d, dl
    inc dl
    mov word ptr [r8 + 2*r9], r10w
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L49
    jmp .L51
.L50:
    mov dl, -0x1
    blsr rax, rax
    jne .L49
.L51:
    cmp dword ptr [rsp - 0x8], 0x1
    ja .L52
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L52
    movzx eax, byte ptr [rdi + 0x42]
    mov rdx, qword ptr [rsp - 0x30]
    or rdx, qword ptr [rdi + 0x8]
    lea ecx, [rax + 0x8]
    btr rdx, rcx
    test qword ptr [rsp - 0x10], rdx
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
    mov qword ptr [rsp - 0x40], r9
    mov eax, esi
    movabs r9, 0xfefefefefefe00
    movabs r10, 0x7f7f7f7f7f7f00
    mov r14, qword ptr [rdi + 0x38]
    popcnt rsi, rcx
    movzx r11d, al
    cmp rsi, 0x2
    mov qword ptr [rsp - 0x48], rdi
    mov qword ptr [rsp - 0x18], r11
    mov qword ptr [rsp - 0x28], r14
    mov qword ptr [rsp - 0x10], rcx
    mov qword ptr [rsp - 0x8], rsi
    jae .L23
    mov r10, rcx
    tzcnt rcx, rcx
    mov esi, r11d
    shl esi, 0x9
    lea r9, [plywright::board::geometry::BETWEEN]
    add r9, rsi
    mov rcx, qword ptr [r9 + 8*rcx]
    or rcx, r10
    mov rsi, qword ptr [rdi]
    mov r15, qword ptr [rdi + 0x30]
    mov qword ptr [rsp - 0x30], rsi
    and rsi, r15
    mov edi, r11d
    shl edi, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [rdi + r10 + 0x30]
    mov rdi, qword ptr [rdi + r10 + 0x38]
    mov r13, rdx
    not r13
    andn r11, r11, rdx
    andn rbx, r11, rsi
    shl rbx, 0x9
    mov r12, r14
    and r12, rcx
    movabs r11, -0x101010101010200
    and r11, rbx
    and r11, r12
    andn rdx, rdi, rdx
    andn rdi, rdx, rsi
    shl rdi, 0x7
    movabs rdx, 0x7f7f7f7f7f7f7f00
    and rdx, rdi
    and rdx, r12
    mov rdi, rsi
    shr rdi, 0x30
    test dil, dil
    mov qword ptr [rsp - 0x38], r15
    mov qword ptr [rsp - 0x20], r13
    je .L9
    and al, 0x7
    movabs rdi, 0x101010101010101
    shlx rax, rdi, rax
    or rax, r13
    and rsi, rax
    shl rsi, 0x8
    mov rax, r15
    or rax, r14
    andn rcx, rax, rcx
    and rcx, rsi
    movabs rax, -0x100000000000000
    and rax, rcx
    je .L2
    movzx ecx, byte ptr [r8 + 0x200]
.L0:
    mov sil, -0x1
    cmp cl, -0x1
    je .L1
    tzcnt rbx, rax
    lea edi, [rbx + 0x38]
    and edi, 0x3f
    shl ebx, 0x6
    or ebx, edi
    lea edi, [rcx + 0x1]
    movzx r14d, bx
    mov ebx, r14d
    or ebx, 0xb000
    movzx r15d, cl
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L1
    lea ebx, [rcx + 0x2]
    lea ebp, [r14 + 0x8000]
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], bp
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L1
    lea edi, [rcx + 0x3]
    lea ebp, [r14 + 0xa000]
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], bp
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L1
    add cl, 0x4
    or r14d, 0x9000
    movzx esi, dil
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], cl
    mov esi, ecx
.L1:
    blsr rax, rax
    mov ecx, esi
    jne .L0
.L2:
    movabs rax, -0x200000000000000
    and rax, r11
    je .L5
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L3:
    mov sil, -0x1
    cmp cl, -0x1
    je .L4
    tzcnt rbx, rax
    lea edi, [rbx + 0x37]
    and edi, 0x3f
    shl ebx, 0x6
    or ebx, edi
    lea edi, [rcx + 0x1]
    movzx r14d, bx
    mov ebx, r14d
    or ebx, 0xf000
    movzx r15d, cl
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L4
    lea ebx, [rcx + 0x2]
    lea ebp, [r14 + 0xc000]
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], bp
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L4
    lea edi, [rcx + 0x3]
    lea ebp, [r14 + 0xe000]
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], bp
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L4
    add cl, 0x4
    or r14d, 0xd000
    movzx esi, dil
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], cl
    mov esi, ecx
.L4:
    blsr rax, rax
    mov ecx, esi
    jne .L3
.L5:
    movabs rax, 0x7f00000000000000
    and rax, rdx
    je .L8
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L6:
    mov sil, -0x1
    cmp cl, -0x1
    je .L7
    tzcnt rbx, rax
    lea edi, [rbx + 0x39]
    and edi, 0x3f
    shl ebx, 0x6
    or ebx, edi
    lea edi, [rcx + 0x1]
    movzx r14d, bx
    mov ebx, r14d
    or ebx, 0xf000
    movzx r15d, cl
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L7
    lea ebx, [rcx + 0x2]
    lea ebp, [r14 + 0xc000]
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], bp
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L7
    lea edi, [rcx + 0x3]
    lea ebp, [r14 + 0xe000]
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], bp
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L7
    add cl, 0x4
    or r14d, 0xd000
    movzx esi, dil
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], cl
    mov esi, ecx
.L7:
    blsr rax, rax
    mov ecx, esi
    jne .L6
.L8:
    movabs rax, 0xfefefefefefe00
    and r11, rax
    movabs rax, 0x7f7f7f7f7f7f00
    and rdx, rax
.L9:
    test r11, r11
    mov rdi, qword ptr [rsp - 0x38]
    je .L12
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L10:
    cmp al, -0x1
    je .L11
    tzcnt rcx, r11
    mov esi, ecx
    shl esi, 0x6
    add ecx, 0x37
    and ecx, 0x3f
    lea ecx, [rcx + rsi + 0x4000]
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], al
    blsr r11, r11
    jne .L10
    jmp .L12
.L11:
    mov al, -0x1
    blsr r11, r11
    jne .L10
.L12:
    test rdx, rdx
    mov r9, qword ptr [rsp - 0x20]
    je .L15
    movzx eax, byte ptr [r8 + 0x200]
.L13:
    cmp al, -0x1
    je .L14
    tzcnt rcx, rdx
    mov esi, ecx
    shl esi, 0x6
    add ecx, 0x39
    and ecx, 0x3f
    lea ecx, [rcx + rsi + 0x4000]
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], al
    blsr rdx, rdx
    jne .L13
    jmp .L15
.L14:
    mov al, -0x1
    blsr rdx, rdx
    jne .L13
.L15:
    mov rax, qword ptr [rsp - 0x48]
    mov rdx, qword ptr [rax + 0x8]
    and rdx, r9
    mov rax, qword ptr [rsp - 0x40]
    not rax
    and rdx, rdi
    je .L24
    movzx r11d, byte ptr [r8 + 0x200]
    jmp .L17
    nop
.L16:
    blsr rdx, rdx
    je .L24
.L17:
    tzcnt rcx, rdx
    mov esi, ecx
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r10]
    and rcx, r12
    mov r14, rcx
    movzx esi, si
    and r14, qword ptr [rsp - 0x40]
    je .L20
    lea edi, [rsi + 0x4000]
    movzx ebp, di
    mov edi, r11d
    nop
.L18:
    cmp dil, -0x1
    je .L19
    tzcnt r9, r14
    shl r9d, 0x6
    or r9d, ebp
    movzx r11d, dil
    inc dil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
    blsr r14, r14
    jne .L18
    jmp .L20
.L19:
    mov dil, -0x1
    blsr r14, r14
    jne .L18
    nop
.L20:
    mov edi, r11d
    and rcx, rax
    je .L16
    nop
.L21:
    cmp dil, -0x1
    je .L22
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, esi
    movzx r11d, dil
    inc dil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
    blsr rcx, rcx
    jne .L21
    jmp .L16
.L22:
    mov dil, -0x1
    blsr rcx, rcx
    jne .L21
    jmp .L16
.L23:
    mov rsi, qword ptr [rdi]
    jmp .L41
.L24:
    mov rsi, qword ptr [rsp - 0x38]
    mov rdx, rsi
    or rdx, qword ptr [rsp - 0x28]
    mov rcx, qword ptr [rsp - 0x48]
    mov r10, qword ptr [rcx + 0x20]
    mov r11, qword ptr [rcx + 0x10]
    or r11, r10
    and r11, qword ptr [rsp - 0x20]
    and r11, rsi
    je .L32
    movzx ebx, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    jmp .L26
    nop
.L25:
    blsr r11, r11
    je .L32
.L26:
    tzcnt rsi, r11
    lea rdi, [rsi + 2*rsi]
    mov r14d, dword ptr [rcx + 8*rdi + 0x610]
    movzx r15d, byte ptr [rcx + 8*rdi + 0x614]
    mov rbp, qword ptr [rcx + 8*rdi + 0x600]
    and rbp, rdx
    imul rbp, qword ptr [rcx + 8*rdi + 0x608]
    shrx rdi, rbp, r15
    add rdi, r14
    mov r15, qword ptr [r9 + 8*rdi]
    and r15, r12
    mov rbp, r15
    movzx r14d, si
    and rbp, qword ptr [rsp - 0x40]
    je .L29
    lea esi, [r14 + 0x4000]
    movzx edi, si
    mov esi, ebx
    nop
.L27:
    cmp sil, -0x1
    je .L28
    tzcnt rbx, rbp
    shl ebx, 0x6
    or ebx, edi
    movzx r13d, sil
    inc sil
    mov word ptr [r8 + 2*r13], bx
    mov byte ptr [r8 + 0x200], sil
    mov ebx, esi
    blsr rbp, rbp
    jne .L27
    jmp .L29
.L28:
    mov sil, -0x1
    blsr rbp, rbp
    jne .L27
    nop
.L29:
    mov edi, ebx
    and r15, rax
    je .L25
    nop
.L30:
    cmp dil, -0x1
    je .L31
    tzcnt rsi, r15
    shl esi, 0x6
    or esi, r14d
    movzx ebx, dil
    inc dil
    mov word ptr [r8 + 2*rbx], si
    mov byte ptr [r8 + 0x200], dil
    mov ebx, edi
    blsr r15, r15
    jne .L30
    jmp .L25
.L31:
    mov dil, -0x1
    blsr r15, r15
    jne .L30
    jmp .L25
.L32:
    mov rcx, qword ptr [rsp - 0x48]
    or r10, qword ptr [rcx + 0x18]
    and r10, qword ptr [rsp - 0x20]
    and r10, qword ptr [rsp - 0x38]
    je .L40
    movzx r11d, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L34
    nop
.L33:
    blsr r10, r10
    je .L40
.L34:
    tzcnt rdi, r10
    lea r9, [rdi + 2*rdi]
    mov ebx, dword ptr [rcx + 8*r9 + 0x10]
    movzx r14d, byte ptr [rcx + 8*r9 + 0x14]
    mov r15, qword ptr [rcx + 8*r9]
    and r15, rdx
    imul r15, qword ptr [rcx + 8*r9 + 0x8]
    shrx r9, r15, r14
    add r9, rbx
    mov r13, qword ptr [rsi + 8*r9]
    and r13, r12
    mov r15, r13
    movzx r14d, di
    and r15, qword ptr [rsp - 0x40]
    je .L37
    lea edi, [r14 + 0x4000]
    movzx edi, di
    mov ebx, r11d
    nop
.L35:
    cmp bl, -0x1
    je .L36
    tzcnt r9, r15
    shl r9d, 0x6
    or r9d, edi
    movzx r11d, bl
    inc bl
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], bl
    mov r11d, ebx
    blsr r15, r15
    jne .L35
    jmp .L37
.L36:
    mov bl, -0x1
    blsr r15, r15
    jne .L35
    nop
.L37:
    mov edi, r11d
    and r13, rax
    je .L33
    nop
.L38:
    cmp dil, -0x1
    je .L39
    tzcnt r9, r13
    shl r9d, 0x6
    or r9d, r14d
    movzx r11d, dil
    inc dil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
    blsr r13, r13
    jne .L38
    jmp .L33
.L39:
    mov dil, -0x1
    blsr r13, r13
    jne .L38
    jmp .L33
.L40:
    mov rdi, qword ptr [rsp - 0x48]
    mov r11, qword ptr [rsp - 0x18]
    mov rsi, qword ptr [rsp - 0x30]
    mov r14, qword ptr [rsp - 0x28]
    movabs r9, 0xfefefefefefe00
    movabs r10, 0x7f7f7f7f7f7f00
.L41:
    mov eax, r11d
    shl eax, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov rdx, qword ptr [rdi + 0x28]
    and rdx, r14
    tzcnt rdx, rdx
    and edx, 0x3f
    mov qword ptr [rsp - 0x30], rsi
    and rsi, r14
    mov rcx, rsi
    shr rcx, 0x7
    add r9, 0xfe
    and r9, rcx
    shr rsi, 0x9
    add r10, 0x7f
    and r10, rsi
    shl edx, 0x6
    or r10, qword ptr [rdx + rbx + 0x8]
    or r10, r9
    andn rax, r10, qword ptr [rax + rbx + 0x8]
    and rax, r14
    je .L43
    mov rdx, qword ptr [rdi + 0x30]
    or rdx, r14
    btr rdx, r11
    mov rcx, qword ptr [rdi + 0x8]
    mov qword ptr [rsp - 0x38], rcx
    mov r10, qword ptr [rdi + 0x20]
    mov r11, qword ptr [rdi + 0x18]
    or r11, r10
    or r10, qword ptr [rdi + 0x10]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    mov r13, rax
    nop
.L42:
    tzcnt rbp, r13
    lea rdi, [rbp + 2*rbp]
    mov r9d, ebp
    shl r9d, 0x6
    mov r9, qword ptr [r9 + rbx]
    and r9, qword ptr [rsp - 0x38]
    mov rsi, rbx
    mov ebx, dword ptr [r14 + 8*rdi + 0x10]
    movzx ecx, byte ptr [r14 + 8*rdi + 0x14]
    mov r12, qword ptr [r14 + 8*rdi]
    and r12, rdx
    imul r12, qword ptr [r14 + 8*rdi + 0x8]
    shrx rcx, r12, rcx
    add rcx, rbx
    mov rcx, qword ptr [r15 + 8*rcx]
    and rcx, r11
    movzx ebx, byte ptr [r14 + 8*rdi + 0x614]
    mov r12, qword ptr [r14 + 8*rdi + 0x600]
    and r12, rdx
    imul r12, qword ptr [r14 + 8*rdi + 0x608]
    or rcx, r9
    shrx r9, r12, rbx
    mov rbx, rsi
    mov edi, dword ptr [r14 + 8*rdi + 0x610]
    add r9, rdi
    mov rdi, qword ptr [r15 + 8*r9]
    and rdi, r10
    or rdi, rcx
    mov ecx, 0x1
    shlx rcx, rcx, rbp
    and rdi, qword ptr [rsp - 0x28]
    cmove rcx, rdi
    xor rax, rcx
    blsr r13, r13
    jne .L42
    mov rcx, rax
    and rcx, qword ptr [rsp - 0x40]
    mov rsi, qword ptr [rsp - 0x18]
    jne .L44
    jmp .L47
.L43:
    xor eax, eax
    mov rcx, rax
    and rcx, qword ptr [rsp - 0x40]
    mov rsi, qword ptr [rsp - 0x18]
    je .L47
.L44:
    lea edx, [rsi + 0x4000]
    movzx r10d, byte ptr [r8 + 0x200]
    movzx edx, dx
    nop
.L45:
    cmp r10b, -0x1
    je .L46
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, edx
    movzx r9d, r10b
    inc r10b
    mov word ptr [r8 + 2*r9], di
    mov byte ptr [r8 + 0x200], r10b
    blsr rcx, rcx
    jne .L45
    jmp .L47
.L46:
    mov r10b, -0x1
    blsr rcx, rcx
    jne .L45
.L47:
    mov rcx, qword ptr [rsp - 0x40]
    andn rax, rcx, rax
    mov rdi, qword ptr [rsp - 0x48]
    je .L50
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, si
    nop
.L48:
    cmp dl, -0x1
    je .L49
    tzcnt r10, rax
    shl r10d, 0x6
    or r10d, ecx
    movzx r9d, dl
    inc dl
    mov word ptr [r8 + 2*r9], r10w
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L48
    jmp .L50
.L49:
    mov dl, -0x1
    blsr rax, rax
    jne .L48
.L50:
    cmp dword ptr [rsp - 0x8], 0x1
    ja .L51
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L51
    movzx eax, byte ptr [rdi + 0x42]
    mov rdx, qword ptr [rsp - 0x30]
    or rdx, qword ptr [rdi + 0x8]
    lea ecx, [rax + 0x38]
    btr rdx, rcx
    test qword ptr [rsp - 0x10], rdx
    je .L52
.L51:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L52:
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
    mov qword ptr [rsp - 0x30], rcx
    mov r11, rdi
    movzx ecx, dl
    mov edx, ecx
    shl edx, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [rdx + rax + 0x10]
    mov rdi, qword ptr [rdi + 0x38]
    and rax, qword ptr [r11]
    mov qword ptr [rsp - 0x28], rdi
    and rax, rdi
    je .L2
    mov r10, qword ptr [r11 + 0x20]
    mov rdi, qword ptr [r11 + 0x30]
    mov qword ptr [rsp - 0x8], rdi
    or qword ptr [rsp - 0x28], rdi
    mov edi, ecx
    add dil, 0x8
    mov r9d, 0x1
    shlx rdi, r9, rdi
    mov qword ptr [rsp - 0x10], rdi
    shlx rcx, r9, rcx
    mov qword ptr [rsp - 0x18], rcx
    movzx ecx, sil
    lea rcx, [rcx + 2*rcx]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov rsi, qword ptr [rdi + 8*rcx]
    mov qword ptr [rsp - 0x20], rsi
    mov rbx, qword ptr [rdi + 8*rcx + 0x8]
    mov r14d, dword ptr [rdi + 8*rcx + 0x10]
    mov r15d, dword ptr [rdi + 8*rcx + 0x14]
    and r15d, 0x3f
    mov r8, qword ptr [rdi + 8*rcx + 0x600]
    mov r13, qword ptr [rdi + 8*rcx + 0x608]
    mov ebp, dword ptr [rdi + 8*rcx + 0x610]
    mov r9d, dword ptr [rdi + 8*rcx + 0x614]
    mov rdi, qword ptr [r11 + 0x18]
    or rdi, r10
    or r10, qword ptr [r11 + 0x10]
    mov rsi, r10
    and r9d, 0x3f
    mov rcx, qword ptr [rsp - 0x30]
    movzx ecx, byte ptr [rcx + 0x200]
    or edx, 0x5000
    movzx edx, dx
    mov dword ptr [rsp - 0x34], edx
    lea rdx, [plywright::sliders::magic::TABLE]
    jmp .L1
    nop
.L0:
    blsr rax, rax
    je .L2
.L1:
    tzcnt r10, rax
    mov r11, qword ptr [rsp - 0x10]
    bts r11, r10
    andn r11, r11, qword ptr [rsp - 0x28]
    or r11, qword ptr [rsp - 0x18]
    mov r12, r8
    and r12, r11
    and r11, qword ptr [rsp - 0x20]
    imul r11, rbx
    shrx r11, r11, r15
    add r11, r14
    imul r12, r13
    shrx r12, r12, r9
    add r12, rbp
    mov r11, qword ptr [rdx + 8*r11]
    and r11, rdi
    mov r12, qword ptr [rdx + 8*r12]
    and r12, rsi
    or r12, r11
    test qword ptr [rsp - 0x8], r12
    setne r11b
    cmp cl, -0x1
    sete r12b
    or r12b, r11b
    jne .L0
    or r10d, dword ptr [rsp - 0x34]
    movzx r11d, cl
    inc cl
    mov r12, qword ptr [rsp - 0x30]
    mov word ptr [r12 + 2*r11], r10w
    mov byte ptr [r12 + 0x200], cl
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
    mov qword ptr [rsp - 0x30], rcx
    mov r11, rdi
    movzx ecx, dl
    mov edx, ecx
    shl edx, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [rdx + rax + 0x18]
    mov rdi, qword ptr [rdi + 0x30]
    and rax, qword ptr [r11]
    mov qword ptr [rsp - 0x28], rdi
    and rax, rdi
    je .L2
    mov r10, qword ptr [r11 + 0x20]
    mov rdi, qword ptr [r11 + 0x38]
    mov qword ptr [rsp - 0x8], rdi
    or qword ptr [rsp - 0x28], rdi
    mov edi, ecx
    add dil, 0x38
    mov r9d, 0x1
    shlx rdi, r9, rdi
    mov qword ptr [rsp - 0x10], rdi
    shlx rcx, r9, rcx
    mov qword ptr [rsp - 0x18], rcx
    movzx ecx, sil
    lea rcx, [rcx + 2*rcx]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov rsi, qword ptr [rdi + 8*rcx]
    mov qword ptr [rsp - 0x20], rsi
    mov rbx, qword ptr [rdi + 8*rcx + 0x8]
    mov r14d, dword ptr [rdi + 8*rcx + 0x10]
    mov r15d, dword ptr [rdi + 8*rcx + 0x14]
    and r15d, 0x3f
    mov r8, qword ptr [rdi + 8*rcx + 0x600]
    mov r13, qword ptr [rdi + 8*rcx + 0x608]
    mov ebp, dword ptr [rdi + 8*rcx + 0x610]
    mov r9d, dword ptr [rdi + 8*rcx + 0x614]
    mov rdi, qword ptr [r11 + 0x18]
    or rdi, r10
    or r10, qword ptr [r11 + 0x10]
    mov rsi, r10
    and r9d, 0x3f
    mov rcx, qword ptr [rsp - 0x30]
    movzx ecx, byte ptr [rcx + 0x200]
    or edx, 0x5000
    movzx edx, dx
    mov dword ptr [rsp - 0x34], edx
    lea rdx, [plywright::sliders::magic::TABLE]
    jmp .L1
    nop
.L0:
    blsr rax, rax
    je .L2
.L1:
    tzcnt r10, rax
    mov r11, qword ptr [rsp - 0x10]
    bts r11, r10
    andn r11, r11, qword ptr [rsp - 0x28]
    or r11, qword ptr [rsp - 0x18]
    mov r12, r8
    and r12, r11
    and r11, qword ptr [rsp - 0x20]
    imul r11, rbx
    shrx r11, r11, r15
    add r11, r14
    imul r12, r13
    shrx r12, r12, r9
    add r12, rbp
    mov r11, qword ptr [rdx + 8*r11]
    and r11, rdi
    mov r12, qword ptr [rdx + 8*r12]
    and r12, rsi
    or r12, r11
    test qword ptr [rsp - 0x8], r12
    setne r11b
    cmp cl, -0x1
    sete r12b
    or r12b, r11b
    jne .L0
    or r10d, dword ptr [rsp - 0x34]
    movzx r11d, cl
    inc cl
    mov r12, qword ptr [rsp - 0x30]
    mov word ptr [r12 + 2*r11], r10w
    mov byte ptr [r12 + 0x200], cl
    jmp .L0
.L2:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
