# The kernels of engine/captures, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm engine/captures --target x86-64-v2
# binary: sha256 547af397dc856f213a0f690345c66edb36c74ab22ab46ff710c0234b6366877b
# captures: 37 instructions in 140 bytes; innermost loops: .L0 of 12
# plywright::movegen::captures: 2441 instructions in 10568 bytes; innermost loops: .L0 of 15, .L4 of 15, .L8 of 42, .L11 of 43, .L14 of 43, .L18 of 18, .L21 of 18, .L26 of 17, .L29 of 41, .L32 of 41, .L35 of 41, .L39 of 20, .L42 of 20, .L47 of 17, .L52 of 17, .L57 of 17, .L62 of 17, .L67 of 17, .L72 of 17, .L77 of 17, .L83 of 18, .L88 of 17, .L94 of 18, .L99 of 17, .L102 of 40, .L104 of 38, .L107 of 48, .L111 of 49, .L115 of 49, .L120 of 18, .L123 of 18, .L128 of 17, .L133 of 17, .L138 of 17, .L141 of 43, .L144 of 41, .L147 of 41, .L150 of 41, .L154 of 20, .L157 of 20, .L162 of 17, .L167 of 17, .L172 of 17, .L175 of 41, .L178 of 16, .L181 of 16, .L185 of 16, .L188 of 16, .L192 of 16, .L195 of 16, .L200 of 16, .L203 of 16
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# plywright::movegen::generate::evasions: 626 instructions in 2612 bytes; innermost loops: .L0 of 37, .L3 of 16, .L6 of 16, .L9 of 42, .L12 of 43, .L15 of 43, .L19 of 18, .L22 of 18, .L27 of 17, .L30 of 17, .L35 of 17, .L38 of 17, .L43 of 17, .L46 of 17
# plywright::movegen::generate::evasions: 626 instructions in 2628 bytes; innermost loops: .L0 of 37, .L3 of 16, .L6 of 16, .L9 of 41, .L12 of 41, .L15 of 41, .L19 of 20, .L22 of 20, .L27 of 17, .L30 of 17, .L35 of 17, .L38 of 17, .L43 of 17, .L46 of 17
# mix of 3932 instructions: 1040 mov, 500 and, 381 lea, 317 movzx, 278 je, 206 or, 153 jne, 140 shl, 133 cmp, 129 add, 128 jmp, 116 tzcnt, 71 pop, 56 inc, 54 shr, 43 movabs, 42 test, 36 imul, 35 push, 28 not, 19 xor, 6 cmove, 6 ret, 4 btr, 4 bts, 2 call, 2 sete, 2 setne, 1 sub

captures:
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x210
    test rsi, rsi
    je .L1
    mov rbx, rdi
    shl rsi, 0x5
    lea r12, [rsi + 4*rsi]
    add rbx, 0x50
    xor r14d, r14d
    lea r15, [rsp + 0xe]
    mov r13, qword ptr [address of memset]
    nop
.L0:
    mov edx, 0x201
    mov rdi, r15
    xor esi, esi
    call r13
    mov rdi, rbx
    mov rsi, r15
    call plywright::movegen::captures
    movzx eax, byte ptr [rsp + 0x20e]
    add r14, rax
    add rbx, 0xa0
    add r12, -0xa0
    jne .L0
    jmp .L2
.L1:
    xor r14d, r14d
.L2:
    mov rax, r14
    add rsp, 0x210
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    ret

plywright::movegen::captures:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov r8, rsi
    cmp byte ptr [rdi + 0x43], 0x1
    mov qword ptr [rsp - 0x20], rdi
    jne .L3
    mov rcx, qword ptr [rdi + 0x28]
    mov r12, qword ptr [rdi + 0x38]
    mov rax, r12
    mov qword ptr [rsp - 0x18], rcx
    and rax, rcx
    mov ecx, 0x40
    tzcnt rcx, rax
    mov ebx, ecx
    and ebx, 0x3f
    mov edx, ebx
    shl edx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [rdi]
    mov rsi, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdx + r11]
    mov qword ptr [rsp - 0x38], rsi
    and rax, rsi
    mov r10, qword ptr [rdx + r11 + 0x18]
    mov qword ptr [rsp - 0x58], r9
    and r10, r9
    or r10, rax
    mov rbp, qword ptr [rdi + 0x18]
    mov r13, qword ptr [rdi + 0x20]
    mov rax, r13
    or rax, rbp
    mov rsi, qword ptr [rdx + r11 + 0x20]
    mov qword ptr [rsp - 0x30], rax
    and rsi, rax
    mov r15, qword ptr [rdi + 0x10]
    mov r9, r15
    or r9, r13
    mov rax, qword ptr [rdx + r11 + 0x28]
    mov qword ptr [rsp - 0x50], r9
    and rax, r9
    or rax, rsi
    mov esi, ecx
    and sil, 0x3f
    mov byte ptr [rsp - 0x48], sil
    mov r9, qword ptr [rdi + 0x30]
    mov rsi, r12
    or rsi, r9
    mov qword ptr [rsp - 0x60], rsi
    lea rsi, [r11 + rdx]
    and r10, r9
    and rax, r9
    mov qword ptr [rsp - 0x68], r9
    mov qword ptr [rsp - 0x28], rbx
    mov qword ptr [rsp - 0x40], rsi
    je .L105
    mov edx, ebx
    shl edx, 0x9
    lea rdi, [plywright::board::geometry::BETWEEN]
    add rdi, rdx
    xor edx, edx
    jmp .L2
    nop
.L0:
    bts r10, rbx
.L1:
    lea r11, [rax - 0x1]
    and rax, r11
    je .L7
.L2:
    tzcnt rbx, rax
    mov r11, qword ptr [rdi + 8*rbx]
    mov r14, r11
    and r14, qword ptr [rsp - 0x60]
    je .L0
    lea rbx, [r14 - 0x1]
    test r14, rbx
    jne .L1
    and r11, r12
    or rdx, r11
    jmp .L1
.L3:
    mov rcx, qword ptr [rdi + 0x28]
    mov r12, qword ptr [rdi + 0x30]
    mov rax, r12
    mov qword ptr [rsp - 0x48], rcx
    and rax, rcx
    mov ecx, 0x40
    tzcnt rcx, rax
    mov ebx, ecx
    and ebx, 0x3f
    mov edx, ebx
    shl edx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [rdi]
    mov rsi, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdx + r11]
    mov qword ptr [rsp - 0x60], rsi
    and rax, rsi
    mov r10, qword ptr [rdx + r11 + 0x10]
    mov qword ptr [rsp - 0x38], r9
    and r10, r9
    or r10, rax
    mov rbp, qword ptr [rdi + 0x18]
    mov r13, qword ptr [rdi + 0x20]
    mov rax, r13
    or rax, rbp
    mov rsi, qword ptr [rdx + r11 + 0x20]
    mov qword ptr [rsp - 0x50], rax
    and rsi, rax
    mov r15, qword ptr [rdi + 0x10]
    mov r9, r15
    or r9, r13
    mov rax, qword ptr [rdx + r11 + 0x28]
    mov qword ptr [rsp - 0x58], r9
    and rax, r9
    or rax, rsi
    mov esi, ecx
    and sil, 0x3f
    mov byte ptr [rsp - 0x40], sil
    mov rsi, qword ptr [rdi + 0x38]
    mov r9, r12
    or r9, rsi
    add rdx, r11
    mov qword ptr [rsp - 0x28], rdx
    and r10, rsi
    and rax, rsi
    mov qword ptr [rsp - 0x68], rsi
    mov qword ptr [rsp - 0x30], rbx
    je .L142
    mov edx, ebx
    shl edx, 0x9
    lea rdi, [plywright::board::geometry::BETWEEN]
    add rdi, rdx
    xor edx, edx
    jmp .L6
    nop
.L4:
    bts r10, rbx
.L5:
    lea r11, [rax - 0x1]
    and rax, r11
    je .L28
.L6:
    tzcnt rbx, rax
    mov r11, qword ptr [rdi + 8*rbx]
    mov r14, r11
    and r14, r9
    je .L4
    lea rbx, [r14 - 0x1]
    test r14, rbx
    jne .L5
    and r11, r12
    or rdx, r11
    jmp .L5
.L7:
    test r10, r10
    jne .L209
    test rdx, rdx
    je .L106
    movabs rdi, 0xfefefefefefe00
    movabs rbx, 0x7f7f7f7f7f7f00
    mov r10, qword ptr [rsp - 0x58]
    and r10, r12
    mov r14, rdx
    not r14
    mov rax, qword ptr [rsi + 0x38]
    or rax, r14
    and rax, r10
    shr rax, 0x7
    add rdi, 0xfe
    and rdi, r9
    and rdi, rax
    mov r11, qword ptr [rsi + 0x30]
    or r11, r14
    and r11, r10
    shr r11, 0x9
    lea rax, [rbx + 0x7f]
    and rax, r9
    and rax, r11
    test r10d, 0xff00
    mov qword ptr [rsp - 0x8], r13
    mov qword ptr [rsp - 0x10], r14
    je .L17
    mov r9, rbx
    and cl, 0x7
    movabs r11, 0x101010101010101
    shl r11d, cl
    mov ecx, r14d
    or ecx, r11d
    and r10d, ecx
    shr r10d, 0x8
    mov rcx, qword ptr [rsp - 0x60]
    not ecx
    and ecx, r10d
    movzx ecx, cl
    test ecx, ecx
    je .L10
    movzx r10d, byte ptr [r8 + 0x200]
    nop
.L8:
    mov bl, -0x1
    cmp r10b, -0x1
    je .L9
    tzcnt r11, rcx
    mov r14d, r11d
    shl r14d, 0x6
    add r11d, r14d
    add r11d, 0x8
    lea r13d, [r10 + 0x1]
    movzx r14d, r11w
    mov r11d, r14d
    or r11d, 0xb000
    movzx esi, r10b
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L9
    lea r11d, [r10 + 0x2]
    lea esi, [r14 + 0x8000]
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L9
    lea r13d, [r10 + 0x3]
    mov esi, r14d
    or esi, 0xa000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L9
    add r10b, 0x4
    or r14d, 0x9000
    movzx esi, r13b
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], r10b
    mov ebx, r10d
.L9:
    lea rsi, [rcx - 0x1]
    mov r10d, ebx
    and rcx, rsi
    jne .L8
.L10:
    mov rcx, rdi
    and rcx, 0xfe
    je .L13
    movzx r10d, byte ptr [r8 + 0x200]
    nop
.L11:
    mov bl, -0x1
    cmp r10b, -0x1
    je .L12
    tzcnt rsi, rcx
    mov r11d, esi
    shl r11d, 0x6
    add esi, r11d
    add esi, 0x7
    lea r13d, [r10 + 0x1]
    movzx r14d, si
    mov esi, r14d
    or esi, 0xf000
    movzx r11d, r10b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L12
    lea r11d, [r10 + 0x2]
    mov esi, r14d
    or esi, 0xc000
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L12
    lea r13d, [r10 + 0x3]
    mov esi, r14d
    or esi, 0xe000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L12
    add r10b, 0x4
    or r14d, 0xd000
    movzx esi, r13b
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], r10b
    mov ebx, r10d
.L12:
    lea rsi, [rcx - 0x1]
    mov r10d, ebx
    and rcx, rsi
    jne .L11
.L13:
    mov rcx, rax
    and rcx, 0x7f
    je .L16
    movzx r10d, byte ptr [r8 + 0x200]
    nop
.L14:
    mov bl, -0x1
    cmp r10b, -0x1
    je .L15
    tzcnt rsi, rcx
    mov r11d, esi
    shl r11d, 0x6
    add esi, r11d
    add esi, 0x9
    lea r13d, [r10 + 0x1]
    movzx r14d, si
    mov esi, r14d
    or esi, 0xf000
    movzx r11d, r10b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L15
    lea r11d, [r10 + 0x2]
    mov esi, r14d
    or esi, 0xc000
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L15
    lea r13d, [r10 + 0x3]
    mov esi, r14d
    or esi, 0xe000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L15
    add r10b, 0x4
    or r14d, 0xd000
    movzx esi, r13b
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], r10b
    mov ebx, r10d
.L15:
    lea rsi, [rcx - 0x1]
    mov r10d, ebx
    and rcx, rsi
    jne .L14
.L16:
    movabs rcx, 0xfefefefefefe00
    and rdi, rcx
    and rax, r9
    mov r9, qword ptr [rsp - 0x68]
    mov r14, qword ptr [rsp - 0x10]
.L17:
    test rdi, rdi
    je .L20
    movzx ecx, byte ptr [r8 + 0x200]
.L18:
    cmp cl, -0x1
    je .L19
    tzcnt rsi, rdi
    mov r10d, esi
    shl r10d, 0x6
    add esi, r10d
    add esi, 0x4007
    movzx r10d, cl
    inc cl
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    jne .L18
    jmp .L20
.L19:
    mov cl, -0x1
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    jne .L18
.L20:
    test rax, rax
    je .L23
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L21:
    cmp cl, -0x1
    je .L22
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x4009
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L21
    jmp .L23
.L22:
    mov cl, -0x1
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L21
.L23:
    mov rax, qword ptr [rsp - 0x38]
    and rax, r12
    and rax, r14
    je .L49
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L25
    nop
.L24:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L49
.L25:
    tzcnt r10, rax
    mov esi, r10d
    shl esi, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rsi + rdi]
    and rdi, r9
    je .L24
    or r10d, 0x4000
    movzx r10d, r10w
    mov ebx, ecx
    nop
.L26:
    cmp bl, -0x1
    je .L27
    tzcnt rcx, rdi
    shl ecx, 0x6
    or ecx, r10d
    movzx esi, bl
    inc bl
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], bl
    mov ecx, ebx
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    jne .L26
    jmp .L24
.L27:
    mov bl, -0x1
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    jne .L26
    jmp .L24
.L28:
    test r10, r10
    jne .L211
    test rdx, rdx
    je .L143
    mov rdi, qword ptr [rsp - 0x38]
    and rdi, r12
    mov r14, rdx
    not r14
    mov r11, qword ptr [rsp - 0x28]
    mov rax, qword ptr [r11 + 0x30]
    or rax, r14
    and rax, rdi
    shl rax, 0x9
    movabs r10, -0x101010101010200
    and r10, rsi
    and r10, rax
    mov r11, qword ptr [r11 + 0x38]
    or r11, r14
    and r11, rdi
    shl r11, 0x7
    movabs rax, 0x7f7f7f7f7f7f7f00
    and rax, rsi
    and rax, r11
    mov r11, rdi
    shr r11, 0x30
    test r11b, r11b
    mov qword ptr [rsp - 0x10], r13
    mov qword ptr [rsp - 0x18], r14
    je .L38
    and cl, 0x7
    movabs r11, 0x101010101010101
    shl r11, cl
    or r11, r14
    and r11, rdi
    shl r11, 0x8
    mov rdi, r9
    not rdi
    and rdi, r11
    movabs rcx, -0x100000000000000
    and rcx, rdi
    je .L31
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L29:
    mov bl, -0x1
    cmp dil, -0x1
    je .L30
    tzcnt r11, rcx
    lea r14d, [r11 + 0x38]
    and r14d, 0x3f
    shl r11d, 0x6
    or r11d, r14d
    lea r13d, [rdi + 0x1]
    movzx r14d, r11w
    mov r11d, r14d
    or r11d, 0xb000
    movzx esi, dil
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L30
    lea r11d, [rdi + 0x2]
    lea esi, [r14 + 0x8000]
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L30
    lea r13d, [rdi + 0x3]
    lea esi, [r14 + 0xa000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L30
    add dil, 0x4
    or r14d, 0x9000
    movzx esi, r13b
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], dil
    mov ebx, edi
.L30:
    lea rsi, [rcx - 0x1]
    mov edi, ebx
    and rcx, rsi
    jne .L29
.L31:
    movabs rcx, -0x200000000000000
    and rcx, r10
    je .L34
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L32:
    mov bl, -0x1
    cmp dil, -0x1
    je .L33
    tzcnt rsi, rcx
    lea r11d, [rsi + 0x37]
    and r11d, 0x3f
    shl esi, 0x6
    or esi, r11d
    lea r13d, [rdi + 0x1]
    movzx r14d, si
    mov esi, r14d
    or esi, 0xf000
    movzx r11d, dil
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L33
    lea r11d, [rdi + 0x2]
    lea esi, [r14 + 0xc000]
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L33
    lea r13d, [rdi + 0x3]
    lea esi, [r14 + 0xe000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L33
    add dil, 0x4
    or r14d, 0xd000
    movzx esi, r13b
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], dil
    mov ebx, edi
.L33:
    lea rsi, [rcx - 0x1]
    mov edi, ebx
    and rcx, rsi
    jne .L32
.L34:
    movabs rcx, 0x7f00000000000000
    and rcx, rax
    je .L37
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L35:
    mov bl, -0x1
    cmp dil, -0x1
    je .L36
    tzcnt rsi, rcx
    lea r11d, [rsi + 0x39]
    and r11d, 0x3f
    shl esi, 0x6
    or esi, r11d
    lea r13d, [rdi + 0x1]
    movzx r14d, si
    mov esi, r14d
    or esi, 0xf000
    movzx r11d, dil
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L36
    lea r11d, [rdi + 0x2]
    lea esi, [r14 + 0xc000]
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L36
    lea r13d, [rdi + 0x3]
    lea esi, [r14 + 0xe000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L36
    add dil, 0x4
    or r14d, 0xd000
    movzx esi, r13b
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], dil
    mov ebx, edi
.L36:
    lea rsi, [rcx - 0x1]
    mov edi, ebx
    and rcx, rsi
    jne .L35
.L37:
    movabs rcx, 0xfefefefefefe00
    and r10, rcx
    movabs rcx, 0x7f7f7f7f7f7f00
    and rax, rcx
    mov r14, qword ptr [rsp - 0x18]
.L38:
    test r10, r10
    je .L41
    movzx ecx, byte ptr [r8 + 0x200]
.L39:
    cmp cl, -0x1
    je .L40
    tzcnt rsi, r10
    mov edi, esi
    shl edi, 0x6
    add esi, 0x37
    and esi, 0x3f
    add esi, edi
    add esi, 0x4000
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [r10 - 0x1]
    and r10, rsi
    jne .L39
    jmp .L41
.L40:
    mov cl, -0x1
    lea rsi, [r10 - 0x1]
    and r10, rsi
    jne .L39
.L41:
    test rax, rax
    je .L44
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L42:
    cmp cl, -0x1
    je .L43
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    add esi, 0x39
    and esi, 0x3f
    add esi, edi
    add esi, 0x4000
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L42
    jmp .L44
.L43:
    mov cl, -0x1
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L42
.L44:
    mov rax, qword ptr [rsp - 0x60]
    and rax, r12
    and rax, r14
    je .L54
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L46
    nop
.L45:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L54
.L46:
    tzcnt r10, rax
    mov esi, r10d
    shl esi, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rsi + rdi]
    and rdi, qword ptr [rsp - 0x68]
    je .L45
    or r10d, 0x4000
    movzx r10d, r10w
    mov ebx, ecx
    nop
.L47:
    cmp bl, -0x1
    je .L48
    tzcnt rcx, rdi
    shl ecx, 0x6
    or ecx, r10d
    movzx esi, bl
    inc bl
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], bl
    mov ecx, ebx
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    jne .L47
    jmp .L45
.L48:
    mov bl, -0x1
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    jne .L47
    jmp .L45
.L49:
    mov rax, qword ptr [rsp - 0x50]
    and rax, r12
    and rax, r14
    mov r9, qword ptr [rsp - 0x60]
    je .L59
    movzx r13d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L51
    nop
.L50:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L59
.L51:
    tzcnt rbx, rax
    lea rsi, [rbx + 2*rbx]
    movzx ecx, byte ptr [rdi + 8*rsi + 0x614]
    mov r11, qword ptr [rdi + 8*rsi + 0x600]
    and r11, r9
    imul r11, qword ptr [rdi + 8*rsi + 0x608]
    shr r11, cl
    mov ecx, dword ptr [rdi + 8*rsi + 0x610]
    add r11, rcx
    mov rcx, qword ptr [r10 + 8*r11]
    and rcx, qword ptr [rsp - 0x68]
    je .L50
    or ebx, 0x4000
    movzx r14d, bx
    mov ebx, r13d
    nop
.L52:
    cmp bl, -0x1
    je .L53
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, r14d
    movzx r11d, bl
    inc bl
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], bl
    mov r13d, ebx
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L52
    jmp .L50
.L53:
    mov bl, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L52
    jmp .L50
.L54:
    mov rax, qword ptr [rsp - 0x58]
    and rax, r12
    and rax, r14
    je .L64
    movzx r13d, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L56
    nop
.L55:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L64
.L56:
    tzcnt rbx, rax
    lea rsi, [rbx + 2*rbx]
    movzx ecx, byte ptr [r10 + 8*rsi + 0x614]
    mov r11, qword ptr [r10 + 8*rsi + 0x600]
    and r11, r9
    imul r11, qword ptr [r10 + 8*rsi + 0x608]
    shr r11, cl
    mov ecx, dword ptr [r10 + 8*rsi + 0x610]
    add r11, rcx
    mov rcx, qword ptr [rdi + 8*r11]
    and rcx, qword ptr [rsp - 0x68]
    je .L55
    or ebx, 0x4000
    movzx r14d, bx
    mov ebx, r13d
    nop
.L57:
    cmp bl, -0x1
    je .L58
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, r14d
    movzx r11d, bl
    inc bl
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], bl
    mov r13d, ebx
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L57
    jmp .L55
.L58:
    mov bl, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L57
    jmp .L55
.L59:
    and r12, qword ptr [rsp - 0x30]
    and r12, qword ptr [rsp - 0x10]
    mov r13, qword ptr [rsp - 0x68]
    je .L69
    movzx r10d, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L61
.L60:
    lea rcx, [r12 - 0x1]
    and r12, rcx
    je .L69
.L61:
    tzcnt rbx, r12
    lea rsi, [rbx + 2*rbx]
    movzx ecx, byte ptr [rax + 8*rsi + 0x14]
    mov r11, qword ptr [rax + 8*rsi]
    and r11, r9
    imul r11, qword ptr [rax + 8*rsi + 0x8]
    shr r11, cl
    mov ecx, dword ptr [rax + 8*rsi + 0x10]
    add r11, rcx
    mov rcx, qword ptr [rdi + 8*r11]
    and rcx, r13
    je .L60
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r10d
    nop
.L62:
    cmp r14b, -0x1
    je .L63
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, ebx
    movzx r10d, r14b
    inc r14b
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], r14b
    mov r10d, r14d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L62
    jmp .L60
.L63:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L62
    jmp .L60
.L64:
    and r12, qword ptr [rsp - 0x50]
    and r12, qword ptr [rsp - 0x18]
    mov r13, qword ptr [rsp - 0x10]
    je .L74
    movzx r10d, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L66
    nop
.L65:
    lea rcx, [r12 - 0x1]
    and r12, rcx
    je .L74
.L66:
    tzcnt rbx, r12
    lea rsi, [rbx + 2*rbx]
    movzx ecx, byte ptr [rax + 8*rsi + 0x14]
    mov r11, qword ptr [rax + 8*rsi]
    and r11, r9
    imul r11, qword ptr [rax + 8*rsi + 0x8]
    shr r11, cl
    mov ecx, dword ptr [rax + 8*rsi + 0x10]
    add r11, rcx
    mov rcx, qword ptr [rdi + 8*r11]
    and rcx, qword ptr [rsp - 0x68]
    je .L65
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r10d
    nop
.L67:
    cmp r14b, -0x1
    je .L68
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, ebx
    movzx r10d, r14b
    inc r14b
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], r14b
    mov r10d, r14d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L67
    jmp .L65
.L68:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L67
    jmp .L65
.L69:
    and r15, rdx
    je .L79
    mov rcx, qword ptr [rsp - 0x28]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r12d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L71
    nop
.L70:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L79
.L71:
    tzcnt rbx, r15
    lea rsi, [rbx + 2*rbx]
    mov r11d, dword ptr [rdi + 8*rsi + 0x610]
    movzx ecx, byte ptr [rdi + 8*rsi + 0x614]
    mov r14, qword ptr [rdi + 8*rsi + 0x600]
    and r14, r9
    imul r14, qword ptr [rdi + 8*rsi + 0x608]
    shr r14, cl
    add r14, r11
    mov rcx, qword ptr [r10 + 8*r14]
    and rcx, qword ptr [rax + 8*rbx]
    and rcx, r13
    je .L70
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r12d
    nop
.L72:
    cmp r14b, -0x1
    je .L73
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, ebx
    movzx r11d, r14b
    inc r14b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r14b
    mov r12d, r14d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L72
    jmp .L70
.L73:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L72
    jmp .L70
.L74:
    and r15, rdx
    je .L85
    mov rcx, qword ptr [rsp - 0x30]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r12d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L76
    nop
.L75:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L85
.L76:
    tzcnt rbx, r15
    lea rsi, [rbx + 2*rbx]
    mov r11d, dword ptr [rdi + 8*rsi + 0x610]
    movzx ecx, byte ptr [rdi + 8*rsi + 0x614]
    mov r14, qword ptr [rdi + 8*rsi + 0x600]
    and r14, r9
    imul r14, qword ptr [rdi + 8*rsi + 0x608]
    shr r14, cl
    add r14, r11
    mov rcx, qword ptr [r10 + 8*r14]
    and rcx, qword ptr [rax + 8*rbx]
    and rcx, qword ptr [rsp - 0x68]
    je .L75
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r12d
    nop
.L77:
    cmp r14b, -0x1
    je .L78
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, ebx
    movzx r11d, r14b
    inc r14b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r14b
    mov r12d, r14d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L77
    jmp .L75
.L78:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L77
    jmp .L75
.L79:
    and rbp, rdx
    mov r11, qword ptr [rsp - 0x38]
    mov r12, qword ptr [rsp - 0x28]
    mov r13, r11
    je .L90
    mov ecx, r12d
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r15d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L82
    nop
.L80:
    mov r11, r13
.L81:
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    je .L90
.L82:
    tzcnt rbx, rbp
    lea rsi, [rbx + 2*rbx]
    mov r11d, dword ptr [rdi + 8*rsi + 0x10]
    movzx ecx, byte ptr [rdi + 8*rsi + 0x14]
    mov r14, qword ptr [rdi + 8*rsi]
    and r14, r9
    imul r14, qword ptr [rdi + 8*rsi + 0x8]
    shr r14, cl
    add r14, r11
    mov rcx, qword ptr [r10 + 8*r14]
    and rcx, qword ptr [rax + 8*rbx]
    and rcx, qword ptr [rsp - 0x68]
    je .L80
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r15d
    mov r11, r13
    nop
.L83:
    cmp r14b, -0x1
    je .L84
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, ebx
    movzx r11d, r14b
    inc r14b
    mov word ptr [r8 + 2*r11], si
    mov r11, r13
    mov byte ptr [r8 + 0x200], r14b
    mov r15d, r14d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L83
    jmp .L81
.L84:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L83
    jmp .L81
.L85:
    and rbp, rdx
    mov r12, qword ptr [rsp - 0x30]
    je .L96
    mov ecx, r12d
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r15d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L87
    nop
.L86:
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    je .L96
.L87:
    tzcnt rbx, rbp
    lea rsi, [rbx + 2*rbx]
    mov r11d, dword ptr [rdi + 8*rsi + 0x10]
    movzx ecx, byte ptr [rdi + 8*rsi + 0x14]
    mov r14, qword ptr [rdi + 8*rsi]
    and r14, r9
    imul r14, qword ptr [rdi + 8*rsi + 0x8]
    shr r14, cl
    add r14, r11
    mov rcx, qword ptr [r10 + 8*r14]
    and rcx, qword ptr [rax + 8*rbx]
    and rcx, qword ptr [rsp - 0x68]
    je .L86
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r15d
    nop
.L88:
    cmp r14b, -0x1
    je .L89
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, ebx
    movzx r11d, r14b
    inc r14b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r14b
    mov r15d, r14d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L88
    jmp .L86
.L89:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L88
    jmp .L86
.L90:
    and rdx, qword ptr [rsp - 0x8]
    je .L101
    mov ecx, r12d
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx ebp, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L93
    nop
.L91:
    mov r11, r13
.L92:
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    je .L101
.L93:
    tzcnt rbx, rdx
    lea rsi, [rbx + 2*rbx]
    movzx ecx, byte ptr [rdi + 8*rsi + 0x14]
    mov r11, qword ptr [rdi + 8*rsi]
    and r11, r9
    imul r11, qword ptr [rdi + 8*rsi + 0x8]
    shr r11, cl
    mov ecx, dword ptr [rdi + 8*rsi + 0x10]
    add r11, rcx
    mov r14d, dword ptr [rdi + 8*rsi + 0x610]
    movzx ecx, byte ptr [rdi + 8*rsi + 0x614]
    mov r15, qword ptr [rdi + 8*rsi + 0x600]
    and r15, r9
    imul r15, qword ptr [rdi + 8*rsi + 0x608]
    shr r15, cl
    add r15, r14
    mov rcx, qword ptr [r10 + 8*r15]
    or rcx, qword ptr [r10 + 8*r11]
    and rcx, qword ptr [rax + 8*rbx]
    and rcx, qword ptr [rsp - 0x68]
    je .L91
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, ebp
    mov r11, r13
    nop
.L94:
    cmp r14b, -0x1
    je .L95
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, ebx
    movzx r11d, r14b
    inc r14b
    mov word ptr [r8 + 2*r11], si
    mov r11, r13
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L94
    jmp .L92
.L95:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L94
    jmp .L92
.L96:
    and rdx, r13
    je .L103
    mov ecx, r12d
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx ebp, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L98
    nop
.L97:
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    je .L103
.L98:
    tzcnt rbx, rdx
    lea rsi, [rbx + 2*rbx]
    movzx ecx, byte ptr [rdi + 8*rsi + 0x14]
    mov r11, qword ptr [rdi + 8*rsi]
    and r11, r9
    imul r11, qword ptr [rdi + 8*rsi + 0x8]
    shr r11, cl
    mov ecx, dword ptr [rdi + 8*rsi + 0x10]
    add r11, rcx
    mov r14d, dword ptr [rdi + 8*rsi + 0x610]
    movzx ecx, byte ptr [rdi + 8*rsi + 0x614]
    mov r15, qword ptr [rdi + 8*rsi + 0x600]
    and r15, r9
    imul r15, qword ptr [rdi + 8*rsi + 0x608]
    shr r15, cl
    add r15, r14
    mov rcx, qword ptr [r10 + 8*r15]
    or rcx, qword ptr [r10 + 8*r11]
    and rcx, qword ptr [rax + 8*rbx]
    and rcx, qword ptr [rsp - 0x68]
    je .L97
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, ebp
    nop
.L99:
    cmp r14b, -0x1
    je .L100
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, ebx
    movzx r11d, r14b
    inc r14b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L99
    jmp .L97
.L100:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L99
    jmp .L97
.L101:
    mov eax, 0x1
    mov ecx, r12d
    shl rax, cl
    mov rcx, qword ptr [rsp - 0x40]
    mov rdx, qword ptr [rcx + 0x8]
    mov rdi, qword ptr [rsp - 0x68]
    and rdx, rdi
    je .L197
    mov rsi, qword ptr [rsp - 0x18]
    and rsi, rdi
    mov ecx, 0x40
    tzcnt rcx, rsi
    and ecx, 0x3f
    mov r9, qword ptr [rsp - 0x58]
    and r9, rdi
    mov rsi, r9
    shl rsi, 0x9
    movabs rdi, -0x101010101010200
    and rdi, rsi
    shl r9, 0x7
    movabs rsi, 0x7f7f7f7f7f7f7f00
    and rsi, r9
    or rsi, rdi
    shl ecx, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    or rsi, qword ptr [rcx + r9 + 0x8]
    not rsi
    and rdx, rsi
    je .L190
    not rax
    mov r12, qword ptr [rsp - 0x60]
    and r12, rax
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov rax, rdx
    mov r15, qword ptr [rsp - 0x30]
    mov rbp, qword ptr [rsp - 0x50]
    mov r9, qword ptr [rsp - 0x68]
    nop
.L102:
    mov rbx, rax
    tzcnt rax, rax
    lea r14, [rax + 2*rax]
    movzx ecx, byte ptr [rdi + 8*r14 + 0x14]
    mov rsi, qword ptr [rdi + 8*r14]
    and rsi, r12
    imul rsi, qword ptr [rdi + 8*r14 + 0x8]
    shr rsi, cl
    mov ecx, dword ptr [rdi + 8*r14 + 0x10]
    add rsi, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r10]
    and rcx, r11
    lea r10, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [r10 + 8*rsi]
    and rsi, r15
    or rsi, rcx
    movzx ecx, byte ptr [rdi + 8*r14 + 0x614]
    mov r11, qword ptr [rdi + 8*r14 + 0x600]
    and r11, r12
    imul r11, qword ptr [rdi + 8*r14 + 0x608]
    mov r14d, dword ptr [rdi + 8*r14 + 0x610]
    shr r11, cl
    add r11, r14
    mov r11, qword ptr [r10 + 8*r11]
    and r11, rbp
    or r11, rsi
    mov esi, 0x1
    mov ecx, eax
    shl rsi, cl
    and r11, r9
    test r11, r11
    cmove rsi, r11
    mov r11, r13
    xor rdx, rsi
    lea rax, [rbx - 0x1]
    and rax, rbx
    jne .L102
    jmp .L191
.L103:
    mov eax, 0x1
    mov ecx, r12d
    shl rax, cl
    mov rcx, qword ptr [rsp - 0x28]
    mov rdx, qword ptr [rcx + 0x8]
    mov rsi, qword ptr [rsp - 0x68]
    and rdx, rsi
    je .L205
    mov rdi, qword ptr [rsp - 0x48]
    and rdi, rsi
    mov ecx, 0x40
    tzcnt rcx, rdi
    and ecx, 0x3f
    mov rdi, qword ptr [rsp - 0x38]
    and rdi, rsi
    mov rsi, rdi
    shr rsi, 0x7
    movabs r10, 0xfefefefefefe00
    add r10, 0xfe
    and r10, rsi
    shr rdi, 0x9
    movabs rsi, 0x7f7f7f7f7f7f00
    add rsi, 0x7f
    and rsi, rdi
    or rsi, r10
    shl ecx, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    or rsi, qword ptr [rcx + rdi + 0x8]
    not rsi
    and rdx, rsi
    je .L198
    not rax
    and r9, rax
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    mov rax, rdx
    mov r15, qword ptr [rsp - 0x68]
    mov r13, qword ptr [rsp - 0x60]
    mov rbp, qword ptr [rsp - 0x50]
    mov r12, qword ptr [rsp - 0x58]
    nop
.L104:
    mov rbx, rax
    tzcnt rax, rax
    lea r14, [rax + 2*rax]
    movzx ecx, byte ptr [rdi + 8*r14 + 0x14]
    mov rsi, qword ptr [rdi + 8*r14]
    and rsi, r9
    imul rsi, qword ptr [rdi + 8*r14 + 0x8]
    shr rsi, cl
    mov ecx, dword ptr [rdi + 8*r14 + 0x10]
    add rsi, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r11]
    and rcx, r13
    mov rsi, qword ptr [r10 + 8*rsi]
    and rsi, rbp
    or rsi, rcx
    movzx ecx, byte ptr [rdi + 8*r14 + 0x614]
    mov r11, qword ptr [rdi + 8*r14 + 0x600]
    and r11, r9
    imul r11, qword ptr [rdi + 8*r14 + 0x608]
    mov r14d, dword ptr [rdi + 8*r14 + 0x610]
    shr r11, cl
    add r11, r14
    mov r11, qword ptr [r10 + 8*r11]
    and r11, r12
    or r11, rsi
    mov esi, 0x1
    mov ecx, eax
    shl rsi, cl
    and r11, r15
    test r11, r11
    cmove rsi, r11
    xor rdx, rsi
    lea rax, [rbx - 0x1]
    and rax, rbx
    jne .L104
    mov rcx, rdx
    movzx eax, byte ptr [rsp - 0x40]
    and rcx, r15
    jne .L199
    jmp .L202
.L105:
    test r10, r10
    jne .L208
.L106:
    movabs rdi, 0xfefefefefefe00
    movabs rdx, 0x7f7f7f7f7f7f00
    mov r10, qword ptr [rsp - 0x58]
    and r10, r12
    mov rax, r10
    shr rax, 0x7
    lea rcx, [rdi + 0xfe]
    and rcx, r9
    and rcx, rax
    mov r11, r10
    shr r11, 0x9
    lea rax, [rdx + 0x7f]
    and rax, r9
    and rax, r11
    test r10d, 0xff00
    je .L119
    shr r10d, 0x8
    mov rsi, qword ptr [rsp - 0x60]
    mov r11d, esi
    not r11d
    and r11d, r10d
    movzx r10d, r11b
    test r10d, r10d
    je .L110
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L107:
    mov bl, -0x1
    cmp r15b, -0x1
    je .L108
    tzcnt r11, r10
    mov r14d, r11d
    shl r14d, 0x6
    add r11d, r14d
    add r11d, 0x8
    lea ebp, [r15 + 0x1]
    movzx r14d, r11w
    mov r11d, r14d
    or r11d, 0xb000
    movzx r13d, r15b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L109
    lea r13d, [r15 + 0x2]
    lea r11d, [r14 + 0x8000]
    movzx ebp, bpl
    mov word ptr [r8 + 2*rbp], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L109
    lea ebp, [r15 + 0x3]
    mov r11d, r14d
    or r11d, 0xa000
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    mov r9, qword ptr [rsp - 0x68]
    je .L108
    add r15b, 0x4
    or r14d, 0x9000
    movzx r11d, bpl
    mov word ptr [r8 + 2*r11], r14w
    mov byte ptr [r8 + 0x200], r15b
    mov ebx, r15d
.L108:
    lea r11, [r10 - 0x1]
    mov r15d, ebx
    and r10, r11
    jne .L107
    jmp .L110
.L109:
    mov r9, qword ptr [rsp - 0x68]
    lea r11, [r10 - 0x1]
    mov r15d, ebx
    and r10, r11
    jne .L107
.L110:
    mov r10, rcx
    and r10, 0xfe
    je .L114
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L111:
    mov bl, -0x1
    cmp r15b, -0x1
    je .L112
    tzcnt r11, r10
    mov r14d, r11d
    shl r14d, 0x6
    add r11d, r14d
    add r11d, 0x7
    lea r14d, [r15 + 0x1]
    movzx ebp, r11w
    mov r11d, ebp
    or r11d, 0xf000
    movzx r13d, r15b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L113
    lea r13d, [r15 + 0x2]
    mov r11d, ebp
    or r11d, 0xc000
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L113
    lea r14d, [r15 + 0x3]
    mov r11d, ebp
    or r11d, 0xe000
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    mov r9, qword ptr [rsp - 0x68]
    je .L112
    add r15b, 0x4
    or ebp, 0xd000
    movzx r11d, r14b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], r15b
    mov ebx, r15d
.L112:
    lea r11, [r10 - 0x1]
    mov r15d, ebx
    and r10, r11
    jne .L111
    jmp .L114
.L113:
    mov r9, qword ptr [rsp - 0x68]
    lea r11, [r10 - 0x1]
    mov r15d, ebx
    and r10, r11
    jne .L111
.L114:
    mov r10, rax
    and r10, 0x7f
    je .L118
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L115:
    mov bl, -0x1
    cmp r15b, -0x1
    je .L116
    tzcnt r11, r10
    mov r14d, r11d
    shl r14d, 0x6
    add r11d, r14d
    add r11d, 0x9
    lea r14d, [r15 + 0x1]
    movzx ebp, r11w
    mov r11d, ebp
    or r11d, 0xf000
    movzx r13d, r15b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L117
    lea r13d, [r15 + 0x2]
    mov r11d, ebp
    or r11d, 0xc000
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L117
    lea r14d, [r15 + 0x3]
    mov r11d, ebp
    or r11d, 0xe000
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    mov r9, qword ptr [rsp - 0x68]
    je .L116
    add r15b, 0x4
    or ebp, 0xd000
    movzx r11d, r14b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], r15b
    mov ebx, r15d
.L116:
    lea r11, [r10 - 0x1]
    mov r15d, ebx
    and r10, r11
    jne .L115
    jmp .L118
.L117:
    mov r9, qword ptr [rsp - 0x68]
    lea r11, [r10 - 0x1]
    mov r15d, ebx
    and r10, r11
    jne .L115
.L118:
    and rcx, rdi
    and rax, rdx
.L119:
    lea rsi, [plywright::board::geometry::AROUND]
    mov rbx, qword ptr [rsp - 0x50]
    test rcx, rcx
    je .L122
    movzx edx, byte ptr [r8 + 0x200]
    nop
.L120:
    cmp dl, -0x1
    je .L121
    tzcnt rdi, rcx
    mov r10d, edi
    shl r10d, 0x6
    add edi, r10d
    add edi, 0x4007
    movzx r10d, dl
    inc dl
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], dl
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L120
    jmp .L122
.L121:
    mov dl, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L120
.L122:
    test rax, rax
    je .L125
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L123:
    cmp cl, -0x1
    je .L124
    tzcnt rdx, rax
    mov edi, edx
    shl edi, 0x6
    add edx, edi
    add edx, 0x4009
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [rax - 0x1]
    and rax, rdx
    jne .L123
    jmp .L125
.L124:
    mov cl, -0x1
    lea rdx, [rax - 0x1]
    and rax, rdx
    jne .L123
.L125:
    mov rax, qword ptr [rsp - 0x38]
    and rax, r12
    je .L130
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L127
    nop
.L126:
    lea rdx, [rax - 0x1]
    and rax, rdx
    je .L130
.L127:
    tzcnt rdi, rax
    mov edx, edi
    shl edx, 0x6
    mov rdx, qword ptr [rdx + rsi]
    and rdx, r9
    je .L126
    or edi, 0x4000
    movzx edi, di
    mov r10d, ecx
    nop
.L128:
    cmp r10b, -0x1
    je .L129
    tzcnt rcx, rdx
    shl ecx, 0x6
    or ecx, edi
    movzx r11d, r10b
    inc r10b
    mov word ptr [r8 + 2*r11], cx
    mov byte ptr [r8 + 0x200], r10b
    mov ecx, r10d
    lea r11, [rdx - 0x1]
    and rdx, r11
    jne .L128
    jmp .L126
.L129:
    mov r10b, -0x1
    lea r11, [rdx - 0x1]
    and rdx, r11
    jne .L128
    jmp .L126
.L130:
    mov rax, rbx
    and rax, r12
    je .L135
    movzx r10d, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L132
    nop
.L131:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L135
.L132:
    tzcnt rbx, rax
    lea r11, [rbx + 2*rbx]
    movzx ecx, byte ptr [rdx + 8*r11 + 0x614]
    mov r14, qword ptr [rdx + 8*r11 + 0x600]
    and r14, qword ptr [rsp - 0x60]
    imul r14, qword ptr [rdx + 8*r11 + 0x608]
    shr r14, cl
    mov ecx, dword ptr [rdx + 8*r11 + 0x610]
    add r14, rcx
    mov rcx, qword ptr [rdi + 8*r14]
    and rcx, r9
    je .L131
    or ebx, 0x4000
    movzx ebx, bx
    mov ebp, r10d
    nop
.L133:
    cmp bpl, -0x1
    je .L134
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, ebx
    movzx r11d, bpl
    inc bpl
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], bpl
    mov r10d, ebp
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L133
    jmp .L131
.L134:
    mov bpl, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L133
    jmp .L131
.L135:
    mov r13, qword ptr [rsp - 0x30]
    and r12, r13
    lea r15, [plywright::board::geometry::AROUND]
    mov rbp, qword ptr [rsp - 0x50]
    mov rsi, qword ptr [rsp - 0x40]
    je .L140
    movzx edi, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdx, [plywright::sliders::magic::TABLE]
    jmp .L137
    nop
.L136:
    lea rcx, [r12 - 0x1]
    and r12, rcx
    je .L140
.L137:
    tzcnt r10, r12
    lea r11, [r10 + 2*r10]
    movzx ecx, byte ptr [rax + 8*r11 + 0x14]
    mov rbx, qword ptr [rax + 8*r11]
    and rbx, qword ptr [rsp - 0x60]
    imul rbx, qword ptr [rax + 8*r11 + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [rax + 8*r11 + 0x10]
    add rbx, rcx
    mov rcx, qword ptr [rdx + 8*rbx]
    and rcx, r9
    je .L136
    or r10d, 0x4000
    movzx r10d, r10w
    mov ebx, edi
    nop
.L138:
    cmp bl, -0x1
    je .L139
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, r10d
    movzx r11d, bl
    inc bl
    mov word ptr [r8 + 2*r11], di
    mov byte ptr [r8 + 0x200], bl
    mov edi, ebx
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L138
    jmp .L136
.L139:
    mov bl, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L138
    jmp .L136
.L140:
    mov eax, 0x1
    mov rcx, qword ptr [rsp - 0x28]
    shl rax, cl
    mov rdx, qword ptr [rsi + 0x8]
    and rdx, r9
    je .L197
    mov rsi, qword ptr [rsp - 0x18]
    and rsi, r9
    mov ecx, 0x40
    tzcnt rcx, rsi
    and ecx, 0x3f
    mov rsi, qword ptr [rsp - 0x58]
    and rsi, r9
    mov rdi, rsi
    shl rdi, 0x9
    movabs r10, -0x101010101010200
    and r10, rdi
    shl rsi, 0x7
    movabs rdi, 0x7f7f7f7f7f7f7f00
    and rdi, rsi
    or rdi, r10
    shl ecx, 0x6
    or rdi, qword ptr [rcx + r15 + 0x8]
    not rdi
    and rdx, rdi
    je .L176
    not rax
    mov rsi, qword ptr [rsp - 0x60]
    and rsi, rax
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov rax, rdx
    lea r12, [plywright::sliders::magic::TABLE]
    nop
.L141:
    mov rbx, rax
    tzcnt rax, rax
    lea r14, [rax + 2*rax]
    movzx ecx, byte ptr [rdi + 8*r14 + 0x14]
    mov r11, qword ptr [rdi + 8*r14]
    and r11, rsi
    imul r11, qword ptr [rdi + 8*r14 + 0x8]
    shr r11, cl
    mov ecx, dword ptr [rdi + 8*r14 + 0x10]
    add r11, rcx
    mov ecx, eax
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r15]
    and rcx, qword ptr [rsp - 0x38]
    mov r11, qword ptr [r12 + 8*r11]
    and r11, r13
    or r11, rcx
    movzx ecx, byte ptr [rdi + 8*r14 + 0x614]
    mov r10, r13
    mov r13, rbp
    mov rbp, r15
    mov r15, qword ptr [rdi + 8*r14 + 0x600]
    and r15, rsi
    imul r15, qword ptr [rdi + 8*r14 + 0x608]
    mov r14d, dword ptr [rdi + 8*r14 + 0x610]
    shr r15, cl
    add r15, r14
    mov r14, qword ptr [r12 + 8*r15]
    mov r15, rbp
    mov rbp, r13
    mov r13, r10
    and r14, rbp
    or r14, r11
    mov r11d, 0x1
    mov ecx, eax
    shl r11, cl
    and r14, r9
    test r14, r14
    cmove r11, r14
    xor rdx, r11
    lea rax, [rbx - 0x1]
    and rax, rbx
    jne .L141
    mov rax, rdx
    and rax, r9
    jne .L177
    jmp .L180
.L142:
    test r10, r10
    jne .L210
.L143:
    movabs r10, 0xfefefefefefe00
    movabs rdx, 0x7f7f7f7f7f7f00
    mov rdi, qword ptr [rsp - 0x38]
    and rdi, r12
    mov rax, rdi
    shl rax, 0x9
    and rax, rsi
    movabs rcx, -0x101010101010200
    and rcx, rax
    mov r11, rdi
    shl r11, 0x7
    and r11, rsi
    movabs rax, 0x7f7f7f7f7f7f7f00
    and rax, r11
    mov r11, rdi
    shr r11, 0x30
    test r11b, r11b
    je .L153
    shl rdi, 0x8
    mov r11, r9
    not r11
    and r11, rdi
    movabs rdi, -0x100000000000000
    and rdi, r11
    je .L146
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L144:
    mov bl, -0x1
    cmp r15b, -0x1
    je .L145
    tzcnt r11, rdi
    lea ebp, [r11 + 0x38]
    and ebp, 0x3f
    shl r11d, 0x6
    or r11d, ebp
    lea r14d, [r15 + 0x1]
    movzx ebp, r11w
    mov r11d, ebp
    or r11d, 0xb000
    movzx r13d, r15b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L145
    lea r13d, [r15 + 0x2]
    lea r11d, [rbp + 0x8000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L145
    lea r14d, [r15 + 0x3]
    lea r11d, [rbp + 0xa000]
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L145
    add r15b, 0x4
    or ebp, 0x9000
    movzx r11d, r14b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], r15b
    mov ebx, r15d
.L145:
    lea r11, [rdi - 0x1]
    mov r15d, ebx
    and rdi, r11
    jne .L144
.L146:
    movabs rdi, -0x200000000000000
    and rdi, rcx
    je .L149
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L147:
    mov bl, -0x1
    cmp r15b, -0x1
    je .L148
    tzcnt r11, rdi
    lea ebp, [r11 + 0x37]
    and ebp, 0x3f
    shl r11d, 0x6
    or r11d, ebp
    lea r14d, [r15 + 0x1]
    movzx ebp, r11w
    mov r11d, ebp
    or r11d, 0xf000
    movzx r13d, r15b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L148
    lea r13d, [r15 + 0x2]
    lea r11d, [rbp + 0xc000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L148
    lea r14d, [r15 + 0x3]
    lea r11d, [rbp + 0xe000]
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L148
    add r15b, 0x4
    or ebp, 0xd000
    movzx r11d, r14b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], r15b
    mov ebx, r15d
.L148:
    lea r11, [rdi - 0x1]
    mov r15d, ebx
    and rdi, r11
    jne .L147
.L149:
    movabs rdi, 0x7f00000000000000
    and rdi, rax
    je .L152
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L150:
    mov bl, -0x1
    cmp r15b, -0x1
    je .L151
    tzcnt r11, rdi
    lea ebp, [r11 + 0x39]
    and ebp, 0x3f
    shl r11d, 0x6
    or r11d, ebp
    lea r14d, [r15 + 0x1]
    movzx ebp, r11w
    mov r11d, ebp
    or r11d, 0xf000
    movzx r13d, r15b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L151
    lea r13d, [r15 + 0x2]
    lea r11d, [rbp + 0xc000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L151
    lea r14d, [r15 + 0x3]
    lea r11d, [rbp + 0xe000]
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L151
    add r15b, 0x4
    or ebp, 0xd000
    movzx r11d, r14b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], r15b
    mov ebx, r15d
.L151:
    lea r11, [rdi - 0x1]
    mov r15d, ebx
    and rdi, r11
    jne .L150
.L152:
    and rcx, r10
    and rax, rdx
.L153:
    mov r14, qword ptr [rsp - 0x60]
    mov r15, qword ptr [rsp - 0x58]
    test rcx, rcx
    je .L156
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L154:
    cmp dil, -0x1
    je .L155
    tzcnt r11, rcx
    mov ebx, r11d
    shl ebx, 0x6
    add r11d, 0x37
    and r11d, 0x3f
    add r11d, ebx
    add r11d, 0x4000
    movzx ebx, dil
    inc dil
    mov word ptr [r8 + 2*rbx], r11w
    mov byte ptr [r8 + 0x200], dil
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L154
    jmp .L156
.L155:
    mov dil, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L154
.L156:
    test rax, rax
    je .L159
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L157:
    cmp cl, -0x1
    je .L158
    tzcnt rdi, rax
    mov r11d, edi
    shl r11d, 0x6
    add edi, 0x39
    and edi, 0x3f
    add edi, r11d
    add edi, 0x4000
    movzx r11d, cl
    inc cl
    mov word ptr [r8 + 2*r11], di
    mov byte ptr [r8 + 0x200], cl
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L157
    jmp .L159
.L158:
    mov cl, -0x1
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L157
.L159:
    mov rax, r14
    and rax, r12
    je .L164
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L161
    nop
.L160:
    lea rdi, [rax - 0x1]
    and rax, rdi
    je .L164
.L161:
    tzcnt r11, rax
    mov edi, r11d
    shl edi, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdi + rbx]
    and rdi, rsi
    je .L160
    or r11d, 0x4000
    movzx ebx, r11w
    mov ebp, ecx
    nop
.L162:
    cmp bpl, -0x1
    je .L163
    tzcnt rcx, rdi
    shl ecx, 0x6
    or ecx, ebx
    movzx r11d, bpl
    inc bpl
    mov word ptr [r8 + 2*r11], cx
    mov byte ptr [r8 + 0x200], bpl
    mov ecx, ebp
    lea r11, [rdi - 0x1]
    and rdi, r11
    jne .L162
    jmp .L160
.L163:
    mov bpl, -0x1
    lea r11, [rdi - 0x1]
    and rdi, r11
    jne .L162
    jmp .L160
.L164:
    mov rax, r15
    and rax, r12
    je .L169
    movzx ebp, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    jmp .L166
    nop
.L165:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L169
.L166:
    tzcnt rbx, rax
    lea r11, [rbx + 2*rbx]
    movzx ecx, byte ptr [rdi + 8*r11 + 0x614]
    mov r14, qword ptr [rdi + 8*r11 + 0x600]
    and r14, r9
    imul r14, qword ptr [rdi + 8*r11 + 0x608]
    shr r14, cl
    mov ecx, dword ptr [rdi + 8*r11 + 0x610]
    add r14, rcx
    mov rcx, qword ptr [r15 + 8*r14]
    and rcx, rsi
    je .L165
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, ebp
    nop
.L167:
    cmp r14b, -0x1
    je .L168
    tzcnt r11, rcx
    shl r11d, 0x6
    or r11d, ebx
    movzx r13d, r14b
    inc r14b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L167
    jmp .L165
.L168:
    mov r14b, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L167
    jmp .L165
.L169:
    and r12, qword ptr [rsp - 0x50]
    je .L174
    movzx ebp, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L171
    nop
.L170:
    lea rcx, [r12 - 0x1]
    and r12, rcx
    je .L174
.L171:
    tzcnt rbx, r12
    lea r11, [rbx + 2*rbx]
    movzx ecx, byte ptr [rax + 8*r11 + 0x14]
    mov r14, qword ptr [rax + 8*r11]
    and r14, r9
    imul r14, qword ptr [rax + 8*r11 + 0x8]
    shr r14, cl
    mov ecx, dword ptr [rax + 8*r11 + 0x10]
    add r14, rcx
    mov rcx, qword ptr [rdi + 8*r14]
    and rcx, rsi
    je .L170
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, ebp
    nop
.L172:
    cmp r14b, -0x1
    je .L173
    tzcnt r11, rcx
    shl r11d, 0x6
    or r11d, ebx
    movzx r15d, r14b
    inc r14b
    mov word ptr [r8 + 2*r15], r11w
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L172
    jmp .L170
.L173:
    mov r14b, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L172
    jmp .L170
.L174:
    mov eax, 0x1
    mov rcx, qword ptr [rsp - 0x30]
    shl rax, cl
    mov rcx, qword ptr [rsp - 0x28]
    mov rdi, qword ptr [rcx + 0x8]
    and rdi, rsi
    je .L205
    mov r11, qword ptr [rsp - 0x48]
    and r11, rsi
    mov ecx, 0x40
    tzcnt rcx, r11
    and ecx, 0x3f
    mov rbx, qword ptr [rsp - 0x38]
    and rbx, rsi
    mov r11, rbx
    shr r11, 0x7
    add r10, 0xfe
    and r10, r11
    shr rbx, 0x9
    add rdx, 0x7f
    and rdx, rbx
    or rdx, r10
    shl ecx, 0x6
    lea r15, [plywright::board::geometry::AROUND]
    or rdx, qword ptr [rcx + r15 + 0x8]
    not rdx
    and rdi, rdx
    je .L183
    not rax
    and r9, rax
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    mov rax, rdi
    mov rbp, qword ptr [rsp - 0x50]
    mov r12, qword ptr [rsp - 0x58]
    lea r13, [plywright::sliders::magic::TABLE]
    nop
.L175:
    mov rbx, rax
    tzcnt rax, rax
    lea r14, [rax + 2*rax]
    movzx ecx, byte ptr [rdx + 8*r14 + 0x14]
    mov r11, qword ptr [rdx + 8*r14]
    and r11, r9
    imul r11, qword ptr [rdx + 8*r14 + 0x8]
    shr r11, cl
    mov ecx, dword ptr [rdx + 8*r14 + 0x10]
    add r11, rcx
    mov ecx, eax
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r15]
    and rcx, qword ptr [rsp - 0x60]
    mov r11, qword ptr [r13 + 8*r11]
    and r11, rbp
    or r11, rcx
    movzx ecx, byte ptr [rdx + 8*r14 + 0x614]
    mov r10, rsi
    mov rsi, r15
    mov r15, qword ptr [rdx + 8*r14 + 0x600]
    and r15, r9
    imul r15, qword ptr [rdx + 8*r14 + 0x608]
    mov r14d, dword ptr [rdx + 8*r14 + 0x610]
    shr r15, cl
    add r15, r14
    mov r14, qword ptr [r13 + 8*r15]
    mov r15, rsi
    mov rsi, r10
    and r14, r12
    or r14, r11
    mov r11d, 0x1
    mov ecx, eax
    shl r11, cl
    and r14, r10
    test r14, r14
    cmove r11, r14
    xor rdi, r11
    lea rax, [rbx - 0x1]
    and rax, rbx
    jne .L175
    mov rax, rdi
    and rax, rsi
    jne .L184
    jmp .L187
.L176:
    xor edx, edx
    mov rax, rdx
    and rax, r9
    je .L180
.L177:
    movzx ecx, byte ptr [rsp - 0x48]
    or ecx, 0x4000
    movzx esi, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L178:
    cmp sil, -0x1
    je .L179
    tzcnt rdi, rax
    shl edi, 0x6
    or edi, ecx
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], sil
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L178
    jmp .L180
.L179:
    mov sil, -0x1
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L178
.L180:
    not r9
    and rdx, r9
    je .L197
    movzx eax, byte ptr [rsp - 0x48]
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L181:
    cmp cl, -0x1
    je .L182
    tzcnt rsi, rdx
    shl esi, 0x6
    or esi, eax
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [rdx - 0x1]
    and rdx, rsi
    jne .L181
    jmp .L197
.L182:
    mov cl, -0x1
    lea rsi, [rdx - 0x1]
    and rdx, rsi
    jne .L181
    jmp .L197
.L183:
    xor edi, edi
    mov rax, rdi
    and rax, rsi
    je .L187
.L184:
    movzx ecx, byte ptr [rsp - 0x40]
    or ecx, 0x4000
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L185:
    cmp dl, -0x1
    je .L186
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, ecx
    movzx r10d, dl
    inc dl
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], dl
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L185
    jmp .L187
.L186:
    mov dl, -0x1
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L185
.L187:
    mov rax, qword ptr [rsp - 0x68]
    not rax
    and rdi, rax
    je .L205
    movzx eax, byte ptr [rsp - 0x40]
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L188:
    cmp cl, -0x1
    je .L189
    tzcnt rdx, rdi
    shl edx, 0x6
    or edx, eax
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [rdi - 0x1]
    and rdi, rdx
    jne .L188
    jmp .L205
.L189:
    mov cl, -0x1
    lea rdx, [rdi - 0x1]
    and rdi, rdx
    jne .L188
    jmp .L205
.L190:
    xor edx, edx
    mov r9, qword ptr [rsp - 0x68]
.L191:
    mov rcx, rdx
    movzx eax, byte ptr [rsp - 0x48]
    and rcx, r9
    mov r11, r9
    je .L194
    lea esi, [rax + 0x4000]
    movzx edi, byte ptr [r8 + 0x200]
    movzx esi, si
    nop
.L192:
    cmp dil, -0x1
    je .L193
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, esi
    movzx r10d, dil
    inc dil
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], dil
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L192
    jmp .L194
.L193:
    mov dil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L192
.L194:
    not r11
    and rdx, r11
    je .L197
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L195:
    cmp cl, -0x1
    je .L196
    tzcnt rsi, rdx
    shl esi, 0x6
    or esi, eax
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [rdx - 0x1]
    and rdx, rsi
    jne .L195
    jmp .L197
.L196:
    mov cl, -0x1
    lea rsi, [rdx - 0x1]
    and rdx, rsi
    jne .L195
.L197:
    mov rdi, qword ptr [rsp - 0x20]
    cmp byte ptr [rdi + 0x41], 0x0
    je .L206
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
.L198:
    xor edx, edx
    mov r15, qword ptr [rsp - 0x68]
    mov rcx, rdx
    movzx eax, byte ptr [rsp - 0x40]
    and rcx, r15
    je .L202
.L199:
    lea esi, [rax + 0x4000]
    movzx edi, byte ptr [r8 + 0x200]
    movzx esi, si
    nop
.L200:
    cmp dil, -0x1
    je .L201
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, esi
    movzx r10d, dil
    inc dil
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], dil
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L200
    jmp .L202
.L201:
    mov dil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L200
.L202:
    mov rcx, qword ptr [rsp - 0x68]
    not rcx
    and rdx, rcx
    je .L205
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L203:
    cmp cl, -0x1
    je .L204
    tzcnt rsi, rdx
    shl esi, 0x6
    or esi, eax
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [rdx - 0x1]
    and rdx, rsi
    jne .L203
    jmp .L205
.L204:
    mov cl, -0x1
    lea rsi, [rdx - 0x1]
    and rdx, rsi
    jne .L203
.L205:
    mov rdi, qword ptr [rsp - 0x20]
    cmp byte ptr [rdi + 0x41], 0x0
    jne .L207
.L206:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L207:
    movzx edx, byte ptr [rdi + 0x42]
    movzx esi, byte ptr [rsp - 0x40]
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant
.L208:
    xor edx, edx
.L209:
    movzx esi, byte ptr [rsp - 0x48]
    mov rdi, qword ptr [rsp - 0x20]
    mov rcx, r10
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::evasions
.L210:
    xor edx, edx
.L211:
    movzx esi, byte ptr [rsp - 0x40]
    mov rdi, qword ptr [rsp - 0x20]
    mov rcx, r10
    mov r9, qword ptr [rsp - 0x68]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::evasions

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

plywright::movegen::generate::evasions:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov qword ptr [rsp - 0x8], r9
    mov qword ptr [rsp - 0x10], rcx
    mov qword ptr [rsp - 0x48], rdx
    mov rdx, qword ptr [rdi]
    mov r13, qword ptr [rdi + 0x30]
    mov dword ptr [rsp - 0x24], esi
    movzx r10d, sil
    mov r14d, r10d
    shl r14d, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [rdi + 0x28]
    and rax, r13
    mov ecx, 0x40
    tzcnt rcx, rax
    and ecx, 0x3f
    mov qword ptr [rsp - 0x20], rdx
    mov rax, rdx
    and rax, r13
    mov rdx, rax
    shl rdx, 0x9
    movabs rsi, -0x101010101010200
    and rsi, rdx
    shl rax, 0x7
    movabs rbx, 0x7f7f7f7f7f7f7f00
    and rbx, rax
    shl ecx, 0x6
    or rbx, qword ptr [rcx + r9 + 0x8]
    or rbx, rsi
    not rbx
    mov qword ptr [rsp - 0x38], r14
    and rbx, qword ptr [r14 + r9 + 0x8]
    and rbx, r13
    mov qword ptr [rsp - 0x30], rdi
    mov qword ptr [rsp - 0x18], r10
    je .L1
    mov rax, qword ptr [rdi + 0x38]
    or rax, r13
    btr rax, r10
    mov rsi, qword ptr [rdi + 0x20]
    mov r15, qword ptr [rdi + 0x18]
    or r15, rsi
    or rsi, qword ptr [rdi + 0x10]
    mov rcx, qword ptr [rdi + 0x8]
    mov qword ptr [rsp - 0x40], rcx
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rdx, [plywright::sliders::magic::TABLE]
    mov rcx, rbx
    lea r9, [plywright::board::geometry::AROUND]
.L0:
    mov r12, rcx
    tzcnt r11, rcx
    lea rdi, [r11 + 2*r11]
    movzx ecx, byte ptr [r10 + 8*rdi + 0x14]
    mov rbp, qword ptr [r10 + 8*rdi]
    and rbp, rax
    imul rbp, qword ptr [r10 + 8*rdi + 0x8]
    shr rbp, cl
    mov ecx, dword ptr [r10 + 8*rdi + 0x10]
    add rbp, rcx
    mov ecx, r11d
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r9]
    and rcx, qword ptr [rsp - 0x40]
    mov rbp, qword ptr [rdx + 8*rbp]
    and rbp, r15
    or rbp, rcx
    movzx ecx, byte ptr [r10 + 8*rdi + 0x614]
    mov r14, qword ptr [r10 + 8*rdi + 0x600]
    and r14, rax
    imul r14, qword ptr [r10 + 8*rdi + 0x608]
    mov edi, dword ptr [r10 + 8*rdi + 0x610]
    shr r14, cl
    add r14, rdi
    mov rdi, qword ptr [rdx + 8*r14]
    and rdi, rsi
    or rdi, rbp
    mov r14d, 0x1
    mov ecx, r11d
    shl r14, cl
    and rdi, r13
    test rdi, rdi
    cmove r14, rdi
    xor rbx, r14
    lea rcx, [r12 - 0x1]
    and rcx, r12
    jne .L0
    jmp .L2
.L1:
    xor ebx, ebx
    lea r9, [plywright::board::geometry::AROUND]
.L2:
    mov rax, rbx
    mov r11, qword ptr [rsp - 0x8]
    and rax, r11
    mov r10, qword ptr [rsp - 0x18]
    mov r14, r9
    je .L5
    lea ecx, [r10 + 0x4000]
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L3:
    cmp dl, -0x1
    je .L4
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L3
    jmp .L5
.L4:
    mov dl, -0x1
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L3
.L5:
    mov r9, r11
    not r9
    and rbx, r9
    mov r12, qword ptr [rsp - 0x30]
    je .L8
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, r10w
    nop
.L6:
    cmp cl, -0x1
    je .L7
    tzcnt rdx, rbx
    shl edx, 0x6
    or edx, eax
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [rbx - 0x1]
    and rbx, rdx
    jne .L6
    jmp .L8
.L7:
    mov cl, -0x1
    lea rdx, [rbx - 0x1]
    and rbx, rdx
    jne .L6
.L8:
    mov rsi, qword ptr [rsp - 0x10]
    lea rax, [rsi - 0x1]
    test rsi, rax
    jne .L49
    mov rbp, qword ptr [rsp - 0x38]
    add rbp, r14
    movabs rbx, 0xfefefefefefe00
    movabs r14, 0x7f7f7f7f7f7f00
    tzcnt rax, rsi
    mov ecx, r10d
    shl ecx, 0x9
    lea rdx, [plywright::board::geometry::BETWEEN]
    add rdx, rcx
    mov r15, qword ptr [rdx + 8*rax]
    or r15, rsi
    mov rdi, qword ptr [r12 + 0x38]
    mov rax, rdi
    and rax, qword ptr [rsp - 0x20]
    mov rsi, qword ptr [rsp - 0x48]
    not rsi
    mov rcx, qword ptr [rbp + 0x38]
    or rcx, rsi
    and rcx, rax
    shr rcx, 0x7
    add rbx, 0xfe
    and rbx, r13
    and rbx, rcx
    and rbx, r15
    mov rcx, qword ptr [rbp + 0x30]
    or rcx, rsi
    and rcx, rax
    shr rcx, 0x9
    lea rbp, [r14 + 0x7f]
    and rbp, r13
    and rbp, rcx
    and rbp, r15
    test eax, 0xff00
    mov qword ptr [rsp - 0x48], rsi
    mov qword ptr [rsp - 0x40], rdi
    je .L18
    mov ecx, dword ptr [rsp - 0x24]
    and cl, 0x7
    mov edx, 0x1010101
    shl edx, cl
    mov ecx, esi
    or ecx, edx
    and eax, ecx
    shr eax, 0x8
    mov ecx, edi
    or ecx, r13d
    not ecx
    and ecx, eax
    and ecx, r15d
    movzx eax, cl
    test eax, eax
    je .L11
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L9:
    mov dl, -0x1
    cmp cl, -0x1
    je .L10
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x8
    lea edi, [rcx + 0x1]
    movzx esi, si
    mov r10d, esi
    or r10d, 0xb000
    movzx r14d, cl
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L10
    lea r10d, [rcx + 0x2]
    lea r14d, [rsi + 0x8000]
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r14w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L10
    lea edi, [rcx + 0x3]
    mov r14d, esi
    or r14d, 0xa000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r14w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L10
    add cl, 0x4
    or esi, 0x9000
    movzx edx, dil
    mov word ptr [r8 + 2*rdx], si
    mov byte ptr [r8 + 0x200], cl
    mov edx, ecx
.L10:
    lea rsi, [rax - 0x1]
    mov ecx, edx
    and rax, rsi
    jne .L9
.L11:
    mov rax, rbx
    and rax, 0xfe
    je .L14
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L12:
    mov dl, -0x1
    cmp cl, -0x1
    je .L13
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x7
    lea edi, [rcx + 0x1]
    movzx esi, si
    mov r10d, esi
    or r10d, 0xf000
    movzx r14d, cl
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L13
    lea r10d, [rcx + 0x2]
    mov r14d, esi
    or r14d, 0xc000
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r14w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L13
    lea edi, [rcx + 0x3]
    mov r14d, esi
    or r14d, 0xe000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r14w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L13
    add cl, 0x4
    or esi, 0xd000
    movzx edx, dil
    mov word ptr [r8 + 2*rdx], si
    mov byte ptr [r8 + 0x200], cl
    mov edx, ecx
.L13:
    lea rsi, [rax - 0x1]
    mov ecx, edx
    and rax, rsi
    jne .L12
.L14:
    mov rax, rbp
    and rax, 0x7f
    je .L17
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L15:
    mov dl, -0x1
    cmp cl, -0x1
    je .L16
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x9
    lea edi, [rcx + 0x1]
    movzx esi, si
    mov r10d, esi
    or r10d, 0xf000
    movzx r14d, cl
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L16
    lea r10d, [rcx + 0x2]
    mov r14d, esi
    or r14d, 0xc000
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r14w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L16
    lea edi, [rcx + 0x3]
    mov r14d, esi
    or r14d, 0xe000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r14w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L16
    add cl, 0x4
    or esi, 0xd000
    movzx edx, dil
    mov word ptr [r8 + 2*rdx], si
    mov byte ptr [r8 + 0x200], cl
    mov edx, ecx
.L16:
    lea rsi, [rax - 0x1]
    mov ecx, edx
    and rax, rsi
    jne .L15
.L17:
    movabs rax, 0xfefefefefefe00
    and rbx, rax
    movabs rax, 0x7f7f7f7f7f7f00
    and rbp, rax
    mov rsi, qword ptr [rsp - 0x48]
    mov rdi, qword ptr [rsp - 0x40]
.L18:
    test rbx, rbx
    je .L21
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L19:
    cmp al, -0x1
    je .L20
    tzcnt rcx, rbx
    mov edx, ecx
    shl edx, 0x6
    add ecx, edx
    add ecx, 0x4007
    movzx edx, al
    inc al
    mov word ptr [r8 + 2*rdx], cx
    mov byte ptr [r8 + 0x200], al
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    jne .L19
    jmp .L21
.L20:
    mov al, -0x1
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    jne .L19
.L21:
    test rbp, rbp
    je .L24
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L22:
    cmp al, -0x1
    je .L23
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
    jne .L22
    jmp .L24
.L23:
    mov al, -0x1
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    jne .L22
.L24:
    and r15, r13
    mov rcx, qword ptr [r12 + 0x8]
    mov rax, rdi
    and rax, rsi
    mov qword ptr [rsp - 0x38], rcx
    and rax, rcx
    je .L32
    movzx ebx, byte ptr [r8 + 0x200]
    jmp .L26
    nop
.L25:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L32
.L26:
    tzcnt rcx, rax
    mov esi, ecx
    shl ecx, 0x6
    lea rdx, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rdx]
    and rcx, r15
    mov rdx, rcx
    movzx esi, si
    and rdx, r11
    je .L29
    lea edi, [rsi + 0x4000]
    movzx ebp, di
    mov r10d, ebx
    nop
.L27:
    cmp r10b, -0x1
    je .L28
    tzcnt rdi, rdx
    shl edi, 0x6
    or edi, ebp
    movzx ebx, r10b
    inc r10b
    mov word ptr [r8 + 2*rbx], di
    mov byte ptr [r8 + 0x200], r10b
    mov ebx, r10d
    lea rdi, [rdx - 0x1]
    and rdx, rdi
    jne .L27
    jmp .L29
.L28:
    mov r10b, -0x1
    lea rdi, [rdx - 0x1]
    and rdx, rdi
    jne .L27
    nop
.L29:
    mov edx, ebx
    and rcx, r9
    je .L25
    nop
.L30:
    cmp dl, -0x1
    je .L31
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, esi
    movzx r10d, dl
    inc dl
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], dl
    mov ebx, edx
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L30
    jmp .L25
.L31:
    mov dl, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L30
    jmp .L25
.L32:
    mov rax, qword ptr [rsp - 0x40]
    or r13, rax
    mov rbx, qword ptr [r12 + 0x20]
    mov r12, qword ptr [r12 + 0x10]
    or r12, rbx
    and r12, qword ptr [rsp - 0x48]
    and r12, rax
    je .L40
    movzx r10d, byte ptr [r8 + 0x200]
    lea rbp, [plywright::sliders::magic::LOOKUPS]
    jmp .L34
    nop
.L33:
    lea rcx, [r12 - 0x1]
    and r12, rcx
    je .L40
.L34:
    tzcnt rsi, r12
    lea rdx, [rsi + 2*rsi]
    movzx ecx, byte ptr [rbp + 8*rdx + 0x614]
    mov rdi, qword ptr [rbp + 8*rdx + 0x600]
    mov rax, r13
    and rdi, r13
    imul rdi, qword ptr [rbp + 8*rdx + 0x608]
    shr rdi, cl
    mov ecx, dword ptr [rbp + 8*rdx + 0x610]
    add rdi, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rcx + 8*rdi]
    and rcx, r15
    mov rdx, rcx
    movzx esi, si
    and rdx, r11
    je .L37
    lea edi, [rsi + 0x4000]
    movzx edi, di
    mov r13d, r10d
    nop
.L35:
    cmp r13b, -0x1
    je .L36
    tzcnt r10, rdx
    shl r10d, 0x6
    or r10d, edi
    movzx r14d, r13b
    inc r13b
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], r13b
    mov r10d, r13d
    lea r14, [rdx - 0x1]
    and rdx, r14
    jne .L35
    jmp .L37
.L36:
    mov r13b, -0x1
    lea r14, [rdx - 0x1]
    and rdx, r14
    jne .L35
    nop
.L37:
    mov edx, r10d
    and rcx, r9
    mov r11, qword ptr [rsp - 0x8]
    mov r13, rax
    je .L33
    nop
.L38:
    cmp dl, -0x1
    je .L39
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, esi
    movzx r10d, dl
    inc dl
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], dl
    mov r10d, edx
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L38
    jmp .L33
.L39:
    mov dl, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L38
    jmp .L33
.L40:
    mov rax, qword ptr [rsp - 0x30]
    or rbx, qword ptr [rax + 0x18]
    and rbx, qword ptr [rsp - 0x48]
    and rbx, qword ptr [rsp - 0x40]
    je .L48
    movzx esi, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rax, [plywright::sliders::magic::TABLE]
    jmp .L42
    nop
.L41:
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    je .L48
.L42:
    tzcnt r10, rbx
    lea rdi, [r10 + 2*r10]
    movzx ecx, byte ptr [rdx + 8*rdi + 0x14]
    mov r14, qword ptr [rdx + 8*rdi]
    and r14, r13
    imul r14, qword ptr [rdx + 8*rdi + 0x8]
    shr r14, cl
    mov ecx, dword ptr [rdx + 8*rdi + 0x10]
    add r14, rcx
    mov rcx, qword ptr [rax + 8*r14]
    and rcx, r15
    mov rdi, rcx
    movzx r12d, r10w
    and rdi, r11
    je .L45
    lea r10d, [r12 + 0x4000]
    movzx ebp, r10w
    mov r10d, esi
    nop
.L43:
    cmp r10b, -0x1
    je .L44
    tzcnt rsi, rdi
    shl esi, 0x6
    or esi, ebp
    movzx r14d, r10b
    inc r10b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r10b
    mov esi, r10d
    lea r14, [rdi - 0x1]
    and rdi, r14
    jne .L43
    jmp .L45
.L44:
    mov r10b, -0x1
    lea r14, [rdi - 0x1]
    and rdi, r14
    jne .L43
    nop
.L45:
    mov edi, esi
    and rcx, r9
    je .L41
    nop
.L46:
    cmp dil, -0x1
    je .L47
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, r12d
    movzx r10d, dil
    inc dil
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], dil
    mov esi, edi
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L46
    jmp .L41
.L47:
    mov dil, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L46
    jmp .L41
.L48:
    mov rdi, qword ptr [rsp - 0x30]
    cmp byte ptr [rdi + 0x41], 0x1
    mov rdx, qword ptr [rsp - 0x10]
    mov rsi, qword ptr [rsp - 0x18]
    jne .L49
    movzx eax, byte ptr [rdi + 0x42]
    mov r9, qword ptr [rsp - 0x38]
    or r9, qword ptr [rsp - 0x20]
    lea ecx, [rax + 0x8]
    btr r9, rcx
    test r9, rdx
    je .L50
.L49:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L50:
    movzx edx, al
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant

plywright::movegen::generate::evasions:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov qword ptr [rsp - 0x8], r9
    mov qword ptr [rsp - 0x10], rcx
    mov qword ptr [rsp - 0x48], rdx
    movabs r10, 0xfefefefefefe00
    movabs r9, 0x7f7f7f7f7f7f00
    mov rdx, qword ptr [rdi]
    mov r13, qword ptr [rdi + 0x38]
    mov rax, qword ptr [rdi + 0x28]
    and rax, r13
    mov ecx, 0x40
    tzcnt rcx, rax
    mov qword ptr [rsp - 0x20], rdx
    mov rax, rdx
    and rax, r13
    mov rdx, rax
    shr rdx, 0x7
    add r10, 0xfe
    and r10, rdx
    shr rax, 0x9
    lea rbx, [r9 + 0x7f]
    and rbx, rax
    lea rax, [plywright::board::geometry::AROUND]
    and ecx, 0x3f
    shl ecx, 0x6
    or rbx, qword ptr [rcx + rax + 0x8]
    mov dword ptr [rsp - 0x24], esi
    movzx ecx, sil
    or rbx, r10
    mov edx, ecx
    shl edx, 0x6
    not rbx
    mov qword ptr [rsp - 0x38], rdx
    and rbx, qword ptr [rdx + rax + 0x8]
    and rbx, r13
    mov qword ptr [rsp - 0x30], rdi
    mov qword ptr [rsp - 0x18], rcx
    je .L1
    mov rax, qword ptr [rdi + 0x30]
    or rax, r13
    btr rax, rcx
    mov rsi, qword ptr [rdi + 0x20]
    mov r15, qword ptr [rdi + 0x18]
    or r15, rsi
    or rsi, qword ptr [rdi + 0x10]
    mov rcx, qword ptr [rdi + 0x8]
    mov qword ptr [rsp - 0x40], rcx
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rdx, [plywright::sliders::magic::TABLE]
    mov rcx, rbx
    lea r9, [plywright::board::geometry::AROUND]
    nop
.L0:
    mov r12, rcx
    tzcnt r11, rcx
    lea rdi, [r11 + 2*r11]
    movzx ecx, byte ptr [r10 + 8*rdi + 0x14]
    mov rbp, qword ptr [r10 + 8*rdi]
    and rbp, rax
    imul rbp, qword ptr [r10 + 8*rdi + 0x8]
    shr rbp, cl
    mov ecx, dword ptr [r10 + 8*rdi + 0x10]
    add rbp, rcx
    mov ecx, r11d
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r9]
    and rcx, qword ptr [rsp - 0x40]
    mov rbp, qword ptr [rdx + 8*rbp]
    and rbp, r15
    or rbp, rcx
    movzx ecx, byte ptr [r10 + 8*rdi + 0x614]
    mov r14, qword ptr [r10 + 8*rdi + 0x600]
    and r14, rax
    imul r14, qword ptr [r10 + 8*rdi + 0x608]
    mov edi, dword ptr [r10 + 8*rdi + 0x610]
    shr r14, cl
    add r14, rdi
    mov rdi, qword ptr [rdx + 8*r14]
    and rdi, rsi
    or rdi, rbp
    mov r14d, 0x1
    mov ecx, r11d
    shl r14, cl
    and rdi, r13
    test rdi, rdi
    cmove r14, rdi
    xor rbx, r14
    lea rcx, [r12 - 0x1]
    and rcx, r12
    jne .L0
    jmp .L2
.L1:
    xor ebx, ebx
    lea r9, [plywright::board::geometry::AROUND]
.L2:
    mov rax, rbx
    mov r11, qword ptr [rsp - 0x8]
    and rax, r11
    mov r10, qword ptr [rsp - 0x18]
    mov r14, r9
    je .L5
    lea ecx, [r10 + 0x4000]
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L3:
    cmp dl, -0x1
    je .L4
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L3
    jmp .L5
.L4:
    mov dl, -0x1
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L3
.L5:
    mov r9, r11
    not r9
    and rbx, r9
    mov r12, qword ptr [rsp - 0x30]
    je .L8
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, r10w
    nop
.L6:
    cmp cl, -0x1
    je .L7
    tzcnt rdx, rbx
    shl edx, 0x6
    or edx, eax
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [rbx - 0x1]
    and rbx, rdx
    jne .L6
    jmp .L8
.L7:
    mov cl, -0x1
    lea rdx, [rbx - 0x1]
    and rbx, rdx
    jne .L6
.L8:
    mov rsi, qword ptr [rsp - 0x10]
    lea rax, [rsi - 0x1]
    test rsi, rax
    jne .L49
    mov rbp, qword ptr [rsp - 0x38]
    add rbp, r14
    tzcnt rax, rsi
    mov ecx, r10d
    shl ecx, 0x9
    lea rdx, [plywright::board::geometry::BETWEEN]
    add rdx, rcx
    mov r15, qword ptr [rdx + 8*rax]
    or r15, rsi
    mov rdi, qword ptr [r12 + 0x30]
    mov rax, rdi
    and rax, qword ptr [rsp - 0x20]
    mov rsi, qword ptr [rsp - 0x48]
    not rsi
    mov rcx, qword ptr [rbp + 0x30]
    or rcx, rsi
    and rcx, rax
    shl rcx, 0x9
    and rcx, r13
    and rcx, r15
    movabs rbx, -0x101010101010200
    and rbx, rcx
    mov rcx, qword ptr [rbp + 0x38]
    or rcx, rsi
    and rcx, rax
    shl rcx, 0x7
    and rcx, r13
    and rcx, r15
    movabs rbp, 0x7f7f7f7f7f7f7f00
    and rbp, rcx
    mov rcx, rax
    shr rcx, 0x30
    test cl, cl
    mov qword ptr [rsp - 0x48], rsi
    mov qword ptr [rsp - 0x40], rdi
    je .L18
    mov ecx, dword ptr [rsp - 0x24]
    and cl, 0x7
    movabs rdx, 0x101010101010101
    shl rdx, cl
    or rdx, rsi
    and rax, rdx
    shl rax, 0x8
    mov rcx, rdi
    or rcx, r13
    not rcx
    and rcx, rax
    and rcx, r15
    movabs rax, -0x100000000000000
    and rax, rcx
    je .L11
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L9:
    mov dl, -0x1
    cmp cl, -0x1
    je .L10
    tzcnt rsi, rax
    lea edi, [rsi + 0x38]
    and edi, 0x3f
    shl esi, 0x6
    or esi, edi
    lea edi, [rcx + 0x1]
    movzx esi, si
    mov r10d, esi
    or r10d, 0xb000
    movzx r14d, cl
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L10
    lea r10d, [rcx + 0x2]
    lea r14d, [rsi + 0x8000]
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r14w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L10
    lea edi, [rcx + 0x3]
    lea r14d, [rsi + 0xa000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r14w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L10
    add cl, 0x4
    or esi, 0x9000
    movzx edx, dil
    mov word ptr [r8 + 2*rdx], si
    mov byte ptr [r8 + 0x200], cl
    mov edx, ecx
.L10:
    lea rsi, [rax - 0x1]
    mov ecx, edx
    and rax, rsi
    jne .L9
.L11:
    movabs rax, -0x200000000000000
    and rax, rbx
    je .L14
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L12:
    mov dl, -0x1
    cmp cl, -0x1
    je .L13
    tzcnt rsi, rax
    lea edi, [rsi + 0x37]
    and edi, 0x3f
    shl esi, 0x6
    or esi, edi
    lea edi, [rcx + 0x1]
    movzx esi, si
    mov r10d, esi
    or r10d, 0xf000
    movzx r14d, cl
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L13
    lea r10d, [rcx + 0x2]
    lea r14d, [rsi + 0xc000]
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r14w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L13
    lea edi, [rcx + 0x3]
    lea r14d, [rsi + 0xe000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r14w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L13
    add cl, 0x4
    or esi, 0xd000
    movzx edx, dil
    mov word ptr [r8 + 2*rdx], si
    mov byte ptr [r8 + 0x200], cl
    mov edx, ecx
.L13:
    lea rsi, [rax - 0x1]
    mov ecx, edx
    and rax, rsi
    jne .L12
.L14:
    movabs rax, 0x7f00000000000000
    and rax, rbp
    je .L17
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L15:
    mov dl, -0x1
    cmp cl, -0x1
    je .L16
    tzcnt rsi, rax
    lea edi, [rsi + 0x39]
    and edi, 0x3f
    shl esi, 0x6
    or esi, edi
    lea edi, [rcx + 0x1]
    movzx esi, si
    mov r10d, esi
    or r10d, 0xf000
    movzx r14d, cl
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L16
    lea r10d, [rcx + 0x2]
    lea r14d, [rsi + 0xc000]
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r14w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L16
    lea edi, [rcx + 0x3]
    lea r14d, [rsi + 0xe000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r14w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L16
    add cl, 0x4
    or esi, 0xd000
    movzx edx, dil
    mov word ptr [r8 + 2*rdx], si
    mov byte ptr [r8 + 0x200], cl
    mov edx, ecx
.L16:
    lea rsi, [rax - 0x1]
    mov ecx, edx
    and rax, rsi
    jne .L15
.L17:
    movabs rax, 0xfefefefefefe00
    and rbx, rax
    movabs rax, 0x7f7f7f7f7f7f00
    and rbp, rax
    mov rsi, qword ptr [rsp - 0x48]
    mov rdi, qword ptr [rsp - 0x40]
.L18:
    test rbx, rbx
    je .L21
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L19:
    cmp al, -0x1
    je .L20
    tzcnt rcx, rbx
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
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    jne .L19
    jmp .L21
.L20:
    mov al, -0x1
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    jne .L19
.L21:
    test rbp, rbp
    je .L24
    movzx eax, byte ptr [r8 + 0x200]
.L22:
    cmp al, -0x1
    je .L23
    tzcnt rcx, rbp
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
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    jne .L22
    jmp .L24
.L23:
    mov al, -0x1
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    jne .L22
.L24:
    and r15, r13
    mov rcx, qword ptr [r12 + 0x8]
    mov rax, rdi
    and rax, rsi
    mov qword ptr [rsp - 0x38], rcx
    and rax, rcx
    je .L32
    movzx ebx, byte ptr [r8 + 0x200]
    jmp .L26
    nop
.L25:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L32
.L26:
    tzcnt rcx, rax
    mov esi, ecx
    shl ecx, 0x6
    lea rdx, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rdx]
    and rcx, r15
    mov rdx, rcx
    movzx esi, si
    and rdx, r11
    je .L29
    lea edi, [rsi + 0x4000]
    movzx ebp, di
    mov r10d, ebx
    nop
.L27:
    cmp r10b, -0x1
    je .L28
    tzcnt rdi, rdx
    shl edi, 0x6
    or edi, ebp
    movzx ebx, r10b
    inc r10b
    mov word ptr [r8 + 2*rbx], di
    mov byte ptr [r8 + 0x200], r10b
    mov ebx, r10d
    lea rdi, [rdx - 0x1]
    and rdx, rdi
    jne .L27
    jmp .L29
.L28:
    mov r10b, -0x1
    lea rdi, [rdx - 0x1]
    and rdx, rdi
    jne .L27
    nop
.L29:
    mov edx, ebx
    and rcx, r9
    je .L25
    nop
.L30:
    cmp dl, -0x1
    je .L31
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, esi
    movzx r10d, dl
    inc dl
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], dl
    mov ebx, edx
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L30
    jmp .L25
.L31:
    mov dl, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L30
    jmp .L25
.L32:
    mov rax, qword ptr [rsp - 0x40]
    or r13, rax
    mov rbx, qword ptr [r12 + 0x20]
    mov r12, qword ptr [r12 + 0x10]
    or r12, rbx
    and r12, qword ptr [rsp - 0x48]
    and r12, rax
    je .L40
    movzx r10d, byte ptr [r8 + 0x200]
    lea rbp, [plywright::sliders::magic::LOOKUPS]
    jmp .L34
    nop
.L33:
    lea rcx, [r12 - 0x1]
    and r12, rcx
    je .L40
.L34:
    tzcnt rsi, r12
    lea rdx, [rsi + 2*rsi]
    movzx ecx, byte ptr [rbp + 8*rdx + 0x614]
    mov rdi, qword ptr [rbp + 8*rdx + 0x600]
    mov rax, r13
    and rdi, r13
    imul rdi, qword ptr [rbp + 8*rdx + 0x608]
    shr rdi, cl
    mov ecx, dword ptr [rbp + 8*rdx + 0x610]
    add rdi, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rcx + 8*rdi]
    and rcx, r15
    mov rdx, rcx
    movzx esi, si
    and rdx, r11
    je .L37
    lea edi, [rsi + 0x4000]
    movzx edi, di
    mov r13d, r10d
    nop
.L35:
    cmp r13b, -0x1
    je .L36
    tzcnt r10, rdx
    shl r10d, 0x6
    or r10d, edi
    movzx r14d, r13b
    inc r13b
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], r13b
    mov r10d, r13d
    lea r14, [rdx - 0x1]
    and rdx, r14
    jne .L35
    jmp .L37
.L36:
    mov r13b, -0x1
    lea r14, [rdx - 0x1]
    and rdx, r14
    jne .L35
    nop
.L37:
    mov edx, r10d
    and rcx, r9
    mov r11, qword ptr [rsp - 0x8]
    mov r13, rax
    je .L33
    nop
.L38:
    cmp dl, -0x1
    je .L39
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, esi
    movzx r10d, dl
    inc dl
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], dl
    mov r10d, edx
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L38
    jmp .L33
.L39:
    mov dl, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L38
    jmp .L33
.L40:
    mov rax, qword ptr [rsp - 0x30]
    or rbx, qword ptr [rax + 0x18]
    and rbx, qword ptr [rsp - 0x48]
    and rbx, qword ptr [rsp - 0x40]
    je .L48
    movzx esi, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rax, [plywright::sliders::magic::TABLE]
    jmp .L42
    nop
.L41:
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    je .L48
.L42:
    tzcnt r10, rbx
    lea rdi, [r10 + 2*r10]
    movzx ecx, byte ptr [rdx + 8*rdi + 0x14]
    mov r14, qword ptr [rdx + 8*rdi]
    and r14, r13
    imul r14, qword ptr [rdx + 8*rdi + 0x8]
    shr r14, cl
    mov ecx, dword ptr [rdx + 8*rdi + 0x10]
    add r14, rcx
    mov rcx, qword ptr [rax + 8*r14]
    and rcx, r15
    mov rdi, rcx
    movzx r12d, r10w
    and rdi, r11
    je .L45
    lea r10d, [r12 + 0x4000]
    movzx ebp, r10w
    mov r10d, esi
    nop
.L43:
    cmp r10b, -0x1
    je .L44
    tzcnt rsi, rdi
    shl esi, 0x6
    or esi, ebp
    movzx r14d, r10b
    inc r10b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r10b
    mov esi, r10d
    lea r14, [rdi - 0x1]
    and rdi, r14
    jne .L43
    jmp .L45
.L44:
    mov r10b, -0x1
    lea r14, [rdi - 0x1]
    and rdi, r14
    jne .L43
    nop
.L45:
    mov edi, esi
    and rcx, r9
    je .L41
    nop
.L46:
    cmp dil, -0x1
    je .L47
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, r12d
    movzx r10d, dil
    inc dil
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], dil
    mov esi, edi
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L46
    jmp .L41
.L47:
    mov dil, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L46
    jmp .L41
.L48:
    mov rdi, qword ptr [rsp - 0x30]
    cmp byte ptr [rdi + 0x41], 0x1
    mov rdx, qword ptr [rsp - 0x10]
    mov rsi, qword ptr [rsp - 0x18]
    jne .L49
    movzx eax, byte ptr [rdi + 0x42]
    mov r9, qword ptr [rsp - 0x38]
    or r9, qword ptr [rsp - 0x20]
    lea ecx, [rax + 0x38]
    btr r9, rcx
    test r9, rdx
    je .L50
.L49:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L50:
    movzx edx, al
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant
