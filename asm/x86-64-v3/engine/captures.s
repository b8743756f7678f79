# The kernels of engine/captures, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v3
# command: cargo lab asm engine/captures --target x86-64-v3
# binary: sha256 ec43b34fa2425d8604e551e175dac871cb9db516fab665445b3ce381b997cb21
# captures: 37 instructions in 140 bytes; innermost loops: .L0 of 12
# plywright::movegen::evasions::answers: 622 instructions in 2688 bytes; innermost loops: .L0 of 41, .L3 of 41, .L6 of 41, .L12 of 19, .L15 of 19, .L20 of 16, .L23 of 16, .L28 of 16, .L31 of 16, .L36 of 16, .L39 of 16, .L44 of 35, .L47 of 15, .L50 of 15
# plywright::movegen::evasions::answers: 616 instructions in 2603 bytes; innermost loops: .L0 of 42, .L3 of 43, .L6 of 43, .L10 of 17, .L13 of 17, .L18 of 16, .L21 of 16, .L27 of 16, .L30 of 16, .L35 of 16, .L38 of 16, .L42 of 35, .L45 of 15, .L48 of 15
# plywright::movegen::generate::en_passant: 96 instructions in 398 bytes; innermost loops: .L0 of 35
# plywright::movegen::generate::en_passant: 96 instructions in 398 bytes; innermost loops: .L0 of 35
# plywright::movegen::noisy: 2271 instructions in 10128 bytes; innermost loops: .L0 of 14, .L4 of 14, .L8 of 47, .L12 of 48, .L16 of 48, .L21 of 46, .L25 of 46, .L29 of 46, .L34 of 19, .L37 of 19, .L42 of 16, .L46 of 42, .L49 of 43, .L52 of 43, .L57 of 41, .L60 of 41, .L63 of 41, .L69 of 16, .L74 of 16, .L79 of 16, .L84 of 16, .L89 of 16, .L92 of 35, .L93 of 15, .L97 of 17, .L100 of 17, .L105 of 16, .L110 of 16, .L115 of 16, .L118 of 35, .L119 of 15, .L123 of 19, .L126 of 19, .L131 of 16, .L136 of 16, .L141 of 16, .L144 of 35, .L145 of 15, .L150 of 17, .L153 of 17, .L158 of 16, .L163 of 16, .L168 of 16, .L173 of 16, .L178 of 16, .L183 of 16, .L186 of 35, .L187 of 15
# mix of 3738 instructions: 973 mov, 302 and, 302 movzx, 270 je, 214 lea, 202 or, 160 blsr, 149 jne, 133 cmp, 129 jmp, 126 add, 120 shl, 117 xor, 112 tzcnt, 71 pop, 52 inc, 46 movabs, 40 andn, 36 imul, 36 shrx, 36 test, 35 push, 18 shlx, 18 shr, 8 not, 6 cmove, 6 ret, 4 btr, 4 bts, 2 call, 2 ja, 2 jae, 2 popcnt, 2 sete, 2 setne, 1 sub

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
    call plywright::movegen::noisy
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

plywright::movegen::evasions::answers:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov qword ptr [rsp - 0x48], r9
    mov eax, esi
    movabs r11, 0xfefefefefefe00
    movabs rbx, 0x7f7f7f7f7f7f00
    mov r12, qword ptr [rdi + 0x38]
    popcnt r10, rcx
    movzx esi, al
    mov qword ptr [rsp - 0x8], r10
    cmp r10, 0x2
    mov qword ptr [rsp - 0x38], rdi
    mov qword ptr [rsp - 0x10], rcx
    mov qword ptr [rsp - 0x18], rsi
    jae .L9
    mov r10, rcx
    tzcnt rcx, rcx
    mov r11d, esi
    shl r11d, 0x9
    lea r9, [plywright::board::geometry::BETWEEN]
    add r9, r11
    mov rcx, qword ptr [r9 + 8*rcx]
    or rcx, r10
    mov r9, qword ptr [rdi]
    mov r14, qword ptr [rdi + 0x30]
    mov qword ptr [rsp - 0x30], r9
    and r9, r14
    mov edi, esi
    shl edi, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [rdi + r10 + 0x30]
    mov rdi, qword ptr [rdi + r10 + 0x38]
    mov r15, rdx
    not r15
    andn r11, r11, rdx
    andn rbx, r11, r9
    shl rbx, 0x9
    mov rsi, r12
    and r12, rcx
    and rbx, r12
    movabs r11, -0x101010101010200
    and r11, rbx
    andn rdx, rdi, rdx
    andn rdi, rdx, r9
    shl rdi, 0x7
    and rdi, r12
    movabs rdx, 0x7f7f7f7f7f7f7f00
    and rdx, rdi
    mov rdi, r9
    shr rdi, 0x30
    test dil, dil
    mov qword ptr [rsp - 0x20], r14
    mov qword ptr [rsp - 0x40], r15
    mov qword ptr [rsp - 0x28], rsi
    je .L10
    and al, 0x7
    movabs rdi, 0x101010101010101
    shlx rax, rdi, rax
    or rax, r15
    and r9, rax
    shl r9, 0x8
    mov rax, r14
    or rax, rsi
    andn rcx, rax, rcx
    and rcx, r9
    movabs rax, -0x100000000000000
    and rax, rcx
    je .L2
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L0:
    mov sil, -0x1
    cmp cl, -0x1
    je .L1
    xor ebx, ebx
    tzcnt rbx, rax
    lea edi, [rbx + 0x38]
    and edi, 0x3f
    shl ebx, 0x6
    or ebx, edi
    lea edi, [rcx + 0x1]
    movzx ebx, bx
    mov ebp, ebx
    or ebp, 0xb000
    movzx r14d, cl
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L1
    lea ebp, [rcx + 0x2]
    lea r14d, [rbx + 0x8000]
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r14w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L1
    lea edi, [rcx + 0x3]
    lea r14d, [rbx + 0xa000]
    movzx r15d, bpl
    mov word ptr [r8 + 2*r15], r14w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L1
    add cl, 0x4
    or ebx, 0x9000
    movzx esi, dil
    mov word ptr [r8 + 2*rsi], bx
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
    xor ebx, ebx
    tzcnt rbx, rax
    lea edi, [rbx + 0x37]
    and edi, 0x3f
    shl ebx, 0x6
    or ebx, edi
    lea edi, [rcx + 0x1]
    movzx ebx, bx
    mov ebp, ebx
    or ebp, 0xf000
    movzx r14d, cl
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L4
    lea ebp, [rcx + 0x2]
    lea r14d, [rbx + 0xc000]
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r14w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L4
    lea edi, [rcx + 0x3]
    lea r14d, [rbx + 0xe000]
    movzx r15d, bpl
    mov word ptr [r8 + 2*r15], r14w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L4
    add cl, 0x4
    or ebx, 0xd000
    movzx esi, dil
    mov word ptr [r8 + 2*rsi], bx
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
    xor ebx, ebx
    tzcnt rbx, rax
    lea edi, [rbx + 0x39]
    and edi, 0x3f
    shl ebx, 0x6
    or ebx, edi
    lea edi, [rcx + 0x1]
    movzx ebx, bx
    mov ebp, ebx
    or ebp, 0xf000
    movzx r14d, cl
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L7
    lea ebp, [rcx + 0x2]
    lea r14d, [rbx + 0xc000]
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r14w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L7
    lea edi, [rcx + 0x3]
    lea r14d, [rbx + 0xe000]
    movzx r15d, bpl
    mov word ptr [r8 + 2*r15], r14w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L7
    add cl, 0x4
    or ebx, 0xd000
    movzx esi, dil
    mov word ptr [r8 + 2*rsi], bx
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
    mov r9, qword ptr [rsp - 0x20]
    test r11, r11
    mov rdi, qword ptr [rsp - 0x38]
    jne .L11
    jmp .L14
.L9:
    mov r9, qword ptr [rdi]
    jmp .L43
.L10:
    mov r9, r14
    test r11, r11
    mov rdi, qword ptr [rsp - 0x38]
    je .L14
.L11:
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L12:
    cmp al, -0x1
    je .L13
    xor ecx, ecx
    tzcnt rcx, r11
    mov esi, ecx
    shl esi, 0x6
    add ecx, 0x37
    and ecx, 0x3f
    add ecx, esi
    add ecx, 0x4000
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], al
    blsr r11, r11
    jne .L12
    jmp .L14
.L13:
    mov al, -0x1
    blsr r11, r11
    jne .L12
.L14:
    test rdx, rdx
    mov r11, qword ptr [rsp - 0x40]
    je .L17
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L15:
    cmp al, -0x1
    je .L16
    xor ecx, ecx
    tzcnt rcx, rdx
    mov esi, ecx
    shl esi, 0x6
    add ecx, 0x39
    and ecx, 0x3f
    add ecx, esi
    add ecx, 0x4000
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], al
    blsr rdx, rdx
    jne .L15
    jmp .L17
.L16:
    mov al, -0x1
    blsr rdx, rdx
    jne .L15
.L17:
    mov rdx, qword ptr [rdi + 0x8]
    and rdx, r11
    mov rax, qword ptr [rsp - 0x48]
    not rax
    and rdx, r9
    je .L25
    movzx r11d, byte ptr [r8 + 0x200]
    jmp .L19
    nop
.L18:
    blsr rdx, rdx
    je .L25
.L19:
    xor ecx, ecx
    tzcnt rcx, rdx
    mov esi, ecx
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r10]
    and rcx, r12
    mov rbx, rcx
    movzx esi, si
    and rbx, qword ptr [rsp - 0x48]
    je .L22
    lea edi, [rsi + 0x4000]
    movzx ebp, di
    mov edi, r11d
    nop
.L20:
    cmp dil, -0x1
    je .L21
    xor r9d, r9d
    tzcnt r9, rbx
    shl r9d, 0x6
    or r9d, ebp
    movzx r11d, dil
    inc dil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
    blsr rbx, rbx
    jne .L20
    jmp .L22
.L21:
    mov dil, -0x1
    blsr rbx, rbx
    jne .L20
    nop
.L22:
    mov ebx, r11d
    and rcx, rax
    je .L18
    nop
.L23:
    cmp bl, -0x1
    je .L24
    xor edi, edi
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, esi
    movzx r9d, bl
    inc bl
    mov word ptr [r8 + 2*r9], di
    mov byte ptr [r8 + 0x200], bl
    mov r11d, ebx
    blsr rcx, rcx
    jne .L23
    jmp .L18
.L24:
    mov bl, -0x1
    blsr rcx, rcx
    jne .L23
    jmp .L18
.L25:
    mov rsi, qword ptr [rsp - 0x20]
    mov rdx, rsi
    or rdx, qword ptr [rsp - 0x28]
    mov rcx, qword ptr [rsp - 0x38]
    mov r10, qword ptr [rcx + 0x20]
    mov r11, qword ptr [rcx + 0x10]
    or r11, r10
    and r11, qword ptr [rsp - 0x40]
    and r11, rsi
    je .L33
    movzx edi, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    jmp .L27
    nop
.L26:
    blsr r11, r11
    je .L33
.L27:
    xor esi, esi
    tzcnt rsi, r11
    lea rbx, [rsi + 2*rsi]
    mov r14d, dword ptr [rcx + 8*rbx + 0x610]
    movzx r15d, byte ptr [rcx + 8*rbx + 0x614]
    mov rbp, qword ptr [rcx + 8*rbx + 0x600]
    and rbp, rdx
    imul rbp, qword ptr [rcx + 8*rbx + 0x608]
    shrx rbx, rbp, r15
    add rbx, r14
    mov rbp, qword ptr [r9 + 8*rbx]
    and rbp, r12
    mov rbx, rbp
    movzx r14d, si
    and rbx, qword ptr [rsp - 0x48]
    je .L30
    lea esi, [r14 + 0x4000]
    movzx r15d, si
    mov esi, edi
    nop
.L28:
    cmp sil, -0x1
    je .L29
    xor edi, edi
    tzcnt rdi, rbx
    shl edi, 0x6
    or edi, r15d
    movzx r13d, sil
    inc sil
    mov word ptr [r8 + 2*r13], di
    mov byte ptr [r8 + 0x200], sil
    mov edi, esi
    blsr rbx, rbx
    jne .L28
    jmp .L30
.L29:
    mov sil, -0x1
    blsr rbx, rbx
    jne .L28
    nop
.L30:
    mov ebx, edi
    and rbp, rax
    je .L26
    nop
.L31:
    cmp bl, -0x1
    je .L32
    xor esi, esi
    tzcnt rsi, rbp
    shl esi, 0x6
    or esi, r14d
    movzx edi, bl
    inc bl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], bl
    mov edi, ebx
    blsr rbp, rbp
    jne .L31
    jmp .L26
.L32:
    mov bl, -0x1
    blsr rbp, rbp
    jne .L31
    jmp .L26
.L33:
    mov rdi, qword ptr [rsp - 0x38]
    or r10, qword ptr [rdi + 0x18]
    and r10, qword ptr [rsp - 0x40]
    and r10, qword ptr [rsp - 0x20]
    je .L42
    movzx r11d, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L35
.L34:
    blsr r10, r10
    je .L41
.L35:
    xor edi, edi
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
    mov rbx, r13
    movzx r14d, di
    and rbx, qword ptr [rsp - 0x48]
    je .L38
    lea edi, [r14 + 0x4000]
    movzx ebp, di
    mov edi, r11d
    nop
.L36:
    cmp dil, -0x1
    je .L37
    xor r9d, r9d
    tzcnt r9, rbx
    shl r9d, 0x6
    or r9d, ebp
    movzx r11d, dil
    inc dil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
    blsr rbx, rbx
    jne .L36
    jmp .L38
.L37:
    mov dil, -0x1
    blsr rbx, rbx
    jne .L36
    nop
.L38:
    mov ebx, r11d
    and r13, rax
    je .L34
    nop
.L39:
    cmp bl, -0x1
    je .L40
    xor edi, edi
    tzcnt rdi, r13
    shl edi, 0x6
    or edi, r14d
    movzx r9d, bl
    inc bl
    mov word ptr [r8 + 2*r9], di
    mov byte ptr [r8 + 0x200], bl
    mov r11d, ebx
    blsr r13, r13
    jne .L39
    jmp .L34
.L40:
    mov bl, -0x1
    blsr r13, r13
    jne .L39
    jmp .L34
.L41:
    mov rdi, qword ptr [rsp - 0x38]
.L42:
    mov rsi, qword ptr [rsp - 0x18]
    mov r9, qword ptr [rsp - 0x30]
    mov r12, qword ptr [rsp - 0x28]
    movabs r11, 0xfefefefefefe00
    movabs rbx, 0x7f7f7f7f7f7f00
.L43:
    mov eax, esi
    shl eax, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rdx, qword ptr [rdi + 0x28]
    and rdx, r12
    tzcnt rdx, rdx
    and edx, 0x3f
    mov qword ptr [rsp - 0x30], r9
    and r9, r12
    mov rcx, r9
    shr rcx, 0x7
    add r11, 0xfe
    and r11, rcx
    shr r9, 0x9
    add rbx, 0x7f
    and rbx, r9
    shl edx, 0x6
    or rbx, qword ptr [rdx + r10 + 0x8]
    or rbx, r11
    andn rbp, rbx, qword ptr [rax + r10 + 0x8]
    and rbp, r12
    je .L45
    mov rdx, qword ptr [rdi + 0x30]
    or rdx, r12
    btr rdx, rsi
    mov r10, qword ptr [rdi + 0x8]
    mov r11, qword ptr [rdi + 0x20]
    mov r14, qword ptr [rdi + 0x18]
    or r14, r11
    or r11, qword ptr [rdi + 0x10]
    xor r13d, r13d
    lea r15, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp - 0x40], rbp
    nop
.L44:
    xor ebx, ebx
    tzcnt rbx, rbp
    lea rdi, [rbx + 2*rbx]
    mov r9d, ebx
    shl r9d, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [r9 + rax]
    and r9, r10
    mov rax, qword ptr [r15 + 8*rdi]
    and rax, rdx
    imul rax, qword ptr [r15 + 8*rdi + 0x8]
    movzx ecx, byte ptr [r15 + 8*rdi + 0x14]
    shrx rax, rax, rcx
    mov ecx, dword ptr [r15 + 8*rdi + 0x10]
    add rax, rcx
    mov rax, qword ptr [rsi + 8*rax]
    and rax, r14
    or rax, r9
    movzx ecx, byte ptr [r15 + 8*rdi + 0x614]
    mov r9, qword ptr [r15 + 8*rdi + 0x600]
    and r9, rdx
    imul r9, qword ptr [r15 + 8*rdi + 0x608]
    shrx rcx, r9, rcx
    mov edi, dword ptr [r15 + 8*rdi + 0x610]
    add rcx, rdi
    mov rcx, qword ptr [rsi + 8*rcx]
    and rcx, r11
    or rcx, rax
    mov eax, 0x1
    shlx rax, rax, rbx
    and rcx, r12
    cmove rax, rcx
    or r13, rax
    blsr rbp, rbp
    jne .L44
    not r13
    mov rsi, qword ptr [rsp - 0x18]
    mov rbp, qword ptr [rsp - 0x40]
    and rbp, r13
    mov rcx, rbp
    and rcx, qword ptr [rsp - 0x48]
    jne .L46
    jmp .L49
.L45:
    mov r13, -0x1
    and rbp, r13
    mov rcx, rbp
    and rcx, qword ptr [rsp - 0x48]
    je .L49
.L46:
    lea eax, [rsi + 0x4000]
    movzx r9d, byte ptr [r8 + 0x200]
    movzx edx, ax
    nop
.L47:
    cmp r9b, -0x1
    je .L48
    xor eax, eax
    tzcnt rax, rcx
    shl eax, 0x6
    or eax, edx
    movzx edi, r9b
    inc r9b
    mov word ptr [r8 + 2*rdi], ax
    mov byte ptr [r8 + 0x200], r9b
    blsr rcx, rcx
    jne .L47
    jmp .L49
.L48:
    mov r9b, -0x1
    blsr rcx, rcx
    jne .L47
.L49:
    mov rax, qword ptr [rsp - 0x48]
    andn rax, rax, rbp
    mov rdi, qword ptr [rsp - 0x38]
    je .L52
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, si
    nop
.L50:
    cmp dl, -0x1
    je .L51
    xor r10d, r10d
    tzcnt r10, rax
    shl r10d, 0x6
    or r10d, ecx
    movzx r9d, dl
    inc dl
    mov word ptr [r8 + 2*r9], r10w
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L50
    jmp .L52
.L51:
    mov dl, -0x1
    blsr rax, rax
    jne .L50
.L52:
    cmp dword ptr [rsp - 0x8], 0x1
    ja .L53
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L53
    mov rdx, qword ptr [rsp - 0x30]
    or rdx, qword ptr [rdi + 0x8]
    movzx eax, byte ptr [rdi + 0x42]
    lea ecx, [rax + 0x38]
    btr rdx, rcx
    test qword ptr [rsp - 0x10], rdx
    je .L54
.L53:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L54:
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
    mov r15, rdi
    mov r10, qword ptr [rdi + 0x30]
    xor edi, edi
    popcnt rdi, rcx
    movzx esi, al
    cmp rdi, 0x2
    mov qword ptr [rsp - 0x18], r15
    mov qword ptr [rsp - 0x10], rcx
    mov qword ptr [rsp - 0x28], rsi
    mov qword ptr [rsp - 0x8], rdi
    jae .L23
    movabs r11, 0xfefefefefefe00
    movabs rbx, 0x7f7f7f7f7f7f00
    mov r9, rcx
    tzcnt rcx, rcx
    mov qword ptr [rsp - 0x48], r10
    mov r10d, esi
    shl r10d, 0x9
    lea rdi, [plywright::board::geometry::BETWEEN]
    add rdi, r10
    mov r10, qword ptr [rsp - 0x48]
    mov r14, qword ptr [rdi + 8*rcx]
    or r14, r9
    mov rcx, qword ptr [r15]
    mov r9, qword ptr [r15 + 0x38]
    mov qword ptr [rsp - 0x38], rcx
    and rcx, r9
    shl esi, 0x6
    lea r12, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rsi + r12 + 0x30]
    mov rsi, qword ptr [rsi + r12 + 0x38]
    andn rsi, rsi, rdx
    andn rsi, rsi, rcx
    shr rsi, 0x7
    lea rbp, [r11 + 0xfe]
    and rbp, r10
    and rbp, r14
    and rbp, rsi
    andn rsi, rdi, rdx
    andn rsi, rsi, rcx
    shr rsi, 0x9
    lea r13, [rbx + 0x7f]
    and r13, r10
    and r13, r14
    and r13, rsi
    mov rsi, rdx
    not rsi
    test ecx, 0xff00
    mov qword ptr [rsp - 0x20], r9
    mov qword ptr [rsp - 0x30], rsi
    je .L9
    and al, 0x7
    mov edx, 0x1010101
    shlx eax, edx, eax
    mov edx, esi
    or edx, eax
    and ecx, edx
    shr ecx, 0x8
    mov eax, r9d
    or eax, r10d
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
    xor edx, edx
    tzcnt rdx, rax
    mov edi, edx
    shl edi, 0x6
    add edi, edx
    add edi, 0x8
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
    xor edx, edx
    tzcnt rdx, rax
    mov edi, edx
    shl edi, 0x6
    add edi, edx
    add edi, 0x7
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
    nop
.L6:
    mov sil, -0x1
    cmp cl, -0x1
    je .L7
    xor edx, edx
    tzcnt rdx, rax
    mov edi, edx
    shl edi, 0x6
    add edi, edx
    add edi, 0x9
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
    and r13, rbx
    mov r10, qword ptr [rsp - 0x48]
    mov rsi, qword ptr [rsp - 0x30]
.L9:
    test rbp, rbp
    je .L12
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L10:
    cmp al, -0x1
    je .L11
    xor ecx, ecx
    tzcnt rcx, rbp
    mov edx, ecx
    shl edx, 0x6
    add ecx, edx
    add ecx, 0x4007
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
    mov rbp, qword ptr [rsp - 0x20]
    je .L15
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L13:
    cmp al, -0x1
    je .L14
    xor ecx, ecx
    tzcnt rcx, r13
    mov edx, ecx
    shl edx, 0x6
    add ecx, edx
    add ecx, 0x4009
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
    and r14, r10
    mov r13, qword ptr [r15 + 0x8]
    and r13, rsi
    mov rax, qword ptr [rsp - 0x40]
    not rax
    and r13, rbp
    je .L24
    movzx r10d, byte ptr [r8 + 0x200]
    jmp .L17
.L16:
    blsr r13, r13
    je .L24
.L17:
    xor ecx, ecx
    tzcnt rcx, r13
    mov edx, ecx
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r12]
    and rcx, r14
    mov r11, rcx
    movzx esi, dx
    and r11, qword ptr [rsp - 0x40]
    je .L20
    lea edx, [rsi + 0x4000]
    movzx ebx, dx
    mov edx, r10d
    nop
.L18:
    cmp dl, -0x1
    je .L19
    xor edi, edi
    tzcnt rdi, r11
    shl edi, 0x6
    or edi, ebx
    movzx r9d, dl
    inc dl
    mov word ptr [r8 + 2*r9], di
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
    xor edx, edx
    tzcnt rdx, rcx
    shl edx, 0x6
    or edx, esi
    movzx r9d, dil
    inc dil
    mov word ptr [r8 + 2*r9], dx
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
    mov rdx, qword ptr [r15]
    jmp .L41
.L24:
    mov r12, rbp
    or r12, qword ptr [rsp - 0x48]
    mov r13, qword ptr [r15 + 0x20]
    mov rcx, rbp
    mov rbp, qword ptr [r15 + 0x10]
    or rbp, r13
    and rbp, qword ptr [rsp - 0x30]
    and rbp, rcx
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
    xor ecx, ecx
    tzcnt rcx, rbp
    lea rsi, [rcx + 2*rcx]
    mov edi, dword ptr [r10 + 8*rsi + 0x610]
    movzx ebx, byte ptr [r10 + 8*rsi + 0x614]
    mov r15, qword ptr [r10 + 8*rsi + 0x600]
    and r15, r12
    imul r15, qword ptr [r10 + 8*rsi + 0x608]
    shrx rsi, r15, rbx
    add rsi, rdi
    mov r15, qword ptr [r9 + 8*rsi]
    and r15, r14
    mov rbx, r15
    movzx esi, cx
    and rbx, qword ptr [rsp - 0x40]
    je .L29
    lea ecx, [rsi + 0x4000]
    movzx edi, cx
    mov ecx, r11d
    nop
.L27:
    cmp cl, -0x1
    je .L28
    xor r11d, r11d
    tzcnt r11, rbx
    shl r11d, 0x6
    or r11d, edi
    movzx edx, cl
    inc cl
    mov word ptr [r8 + 2*rdx], r11w
    mov byte ptr [r8 + 0x200], cl
    mov r11d, ecx
    blsr rbx, rbx
    jne .L27
    jmp .L29
.L28:
    mov cl, -0x1
    blsr rbx, rbx
    jne .L27
    nop
.L29:
    mov edi, r11d
    and r15, rax
    je .L25
    nop
.L30:
    cmp dil, -0x1
    je .L31
    xor ecx, ecx
    tzcnt rcx, r15
    shl ecx, 0x6
    or ecx, esi
    movzx r11d, dil
    inc dil
    mov word ptr [r8 + 2*r11], cx
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
    blsr r15, r15
    jne .L30
    jmp .L25
.L31:
    mov dil, -0x1
    blsr r15, r15
    jne .L30
    jmp .L25
.L32:
    mov r15, qword ptr [rsp - 0x18]
    or r13, qword ptr [r15 + 0x18]
    and r13, qword ptr [rsp - 0x30]
    and r13, qword ptr [rsp - 0x20]
    je .L40
    movzx ecx, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L34
    nop
.L33:
    blsr r13, r13
    je .L40
.L34:
    xor edi, edi
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
    and rbx, qword ptr [rsp - 0x40]
    je .L37
    lea edi, [r11 + 0x4000]
    movzx edi, di
    mov ebp, ecx
    nop
.L35:
    cmp bpl, -0x1
    je .L36
    xor ecx, ecx
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
    xor ecx, ecx
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
    mov rsi, qword ptr [rsp - 0x28]
    mov rdx, qword ptr [rsp - 0x38]
    mov r10, qword ptr [rsp - 0x48]
.L41:
    mov eax, esi
    shl eax, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [r15 + 0x28]
    and rcx, r10
    tzcnt rcx, rcx
    and ecx, 0x3f
    mov qword ptr [rsp - 0x38], rdx
    and rdx, r10
    mov rdi, rdx
    shl rdi, 0x9
    movabs r9, -0x101010101010200
    and r9, rdi
    shl rdx, 0x7
    movabs rdi, 0x7f7f7f7f7f7f7f00
    and rdi, rdx
    shl ecx, 0x6
    or rdi, qword ptr [rcx + r11 + 0x8]
    or rdi, r9
    andn rbp, rdi, qword ptr [rax + r11 + 0x8]
    and rbp, r10
    je .L43
    mov rcx, qword ptr [r15 + 0x38]
    or rcx, r10
    btr rcx, rsi
    mov rsi, r10
    mov r10, qword ptr [r15 + 0x8]
    mov r11, qword ptr [r15 + 0x20]
    mov r14, qword ptr [r15 + 0x18]
    or r14, r11
    or r11, qword ptr [r15 + 0x10]
    xor r13d, r13d
    lea r15, [plywright::sliders::magic::LOOKUPS]
    lea r12, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp - 0x48], rbp
    nop
.L42:
    xor ebx, ebx
    tzcnt rbx, rbp
    lea rdi, [rbx + 2*rbx]
    mov r9d, ebx
    shl r9d, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [r9 + rax]
    and r9, r10
    mov rax, qword ptr [r15 + 8*rdi]
    and rax, rcx
    imul rax, qword ptr [r15 + 8*rdi + 0x8]
    movzx edx, byte ptr [r15 + 8*rdi + 0x14]
    shrx rax, rax, rdx
    mov edx, dword ptr [r15 + 8*rdi + 0x10]
    add rax, rdx
    mov rax, qword ptr [r12 + 8*rax]
    and rax, r14
    or rax, r9
    movzx edx, byte ptr [r15 + 8*rdi + 0x614]
    mov r9, qword ptr [r15 + 8*rdi + 0x600]
    and r9, rcx
    imul r9, qword ptr [r15 + 8*rdi + 0x608]
    shrx rdx, r9, rdx
    mov edi, dword ptr [r15 + 8*rdi + 0x610]
    add rdx, rdi
    mov rdx, qword ptr [r12 + 8*rdx]
    and rdx, r11
    or rdx, rax
    mov eax, 0x1
    shlx rax, rax, rbx
    and rdx, rsi
    cmove rax, rdx
    or r13, rax
    blsr rbp, rbp
    jne .L42
    not r13
    mov rsi, qword ptr [rsp - 0x28]
    mov rbp, qword ptr [rsp - 0x48]
    and rbp, r13
    mov rcx, rbp
    and rcx, qword ptr [rsp - 0x40]
    jne .L44
    jmp .L47
.L43:
    mov r13, -0x1
    and rbp, r13
    mov rcx, rbp
    and rcx, qword ptr [rsp - 0x40]
    je .L47
.L44:
    lea eax, [rsi + 0x4000]
    movzx r9d, byte ptr [r8 + 0x200]
    movzx edx, ax
    nop
.L45:
    cmp r9b, -0x1
    je .L46
    xor eax, eax
    tzcnt rax, rcx
    shl eax, 0x6
    or eax, edx
    movzx edi, r9b
    inc r9b
    mov word ptr [r8 + 2*rdi], ax
    mov byte ptr [r8 + 0x200], r9b
    blsr rcx, rcx
    jne .L45
    jmp .L47
.L46:
    mov r9b, -0x1
    blsr rcx, rcx
    jne .L45
.L47:
    mov rax, qword ptr [rsp - 0x40]
    andn rax, rax, rbp
    mov rdi, qword ptr [rsp - 0x18]
    mov r11, qword ptr [rsp - 0x38]
    je .L50
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, si
    nop
.L48:
    cmp dl, -0x1
    je .L49
    xor r10d, r10d
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
    or r11, qword ptr [rdi + 0x8]
    movzx eax, byte ptr [rdi + 0x42]
    lea ecx, [rax + 0x8]
    btr r11, rcx
    test qword ptr [rsp - 0x10], r11
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
    and r9d, 0x3f
    mov rdi, qword ptr [r11 + 0x18]
    or rdi, r10
    or r10, qword ptr [r11 + 0x10]
    mov rsi, r10
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
    xor r10d, r10d
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
    and r9d, 0x3f
    mov rdi, qword ptr [r11 + 0x18]
    or rdi, r10
    or r10, qword ptr [r11 + 0x10]
    mov rsi, r10
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
    xor r10d, r10d
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

plywright::movegen::noisy:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov r8, rsi
    cmp byte ptr [rdi + 0x43], 0x1
    mov qword ptr [rsp - 0x8], rdi
    jne .L3
    mov rcx, qword ptr [rdi + 0x28]
    mov r15, qword ptr [rdi + 0x38]
    mov rax, r15
    mov qword ptr [rsp - 0x30], rcx
    and rax, rcx
    xor ebp, ebp
    tzcnt rbp, rax
    mov r11d, ebp
    and r11d, 0x3f
    mov edx, r11d
    shl edx, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rdi]
    mov rcx, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdx + r10]
    mov qword ptr [rsp - 0x50], rcx
    and rax, rcx
    mov rcx, qword ptr [rdx + r10 + 0x18]
    mov qword ptr [rsp - 0x48], rsi
    and rcx, rsi
    or rcx, rax
    mov r13, qword ptr [rdi + 0x18]
    mov r9, qword ptr [rdi + 0x20]
    mov rax, r9
    or rax, r13
    mov rsi, qword ptr [rdx + r10 + 0x20]
    mov qword ptr [rsp - 0x40], rax
    and rsi, rax
    mov rbx, qword ptr [rdi + 0x10]
    mov r12, rbx
    mov qword ptr [rsp - 0x10], r9
    or r12, r9
    mov rax, qword ptr [rdx + r10 + 0x28]
    and rax, r12
    or rax, rsi
    mov esi, ebp
    and sil, 0x3f
    mov byte ptr [rsp - 0x38], sil
    mov rsi, qword ptr [rdi + 0x30]
    mov r9, r15
    or r9, rsi
    lea rdi, [r10 + rdx]
    and rcx, rsi
    mov qword ptr [rsp - 0x60], rsi
    and rax, rsi
    mov qword ptr [rsp - 0x58], r11
    mov qword ptr [rsp - 0x28], rdi
    je .L44
    mov edx, r11d
    shl edx, 0x9
    lea r10, [plywright::board::geometry::BETWEEN]
    add r10, rdx
    xor edx, edx
    jmp .L2
    nop
.L0:
    bts rcx, r11
.L1:
    blsr rax, rax
    je .L7
.L2:
    xor r11d, r11d
    tzcnt r11, rax
    mov rsi, qword ptr [r10 + 8*r11]
    mov r14, rsi
    and r14, r9
    je .L0
    blsr r11, r14
    jne .L1
    and rsi, r15
    or rdx, rsi
    jmp .L1
.L3:
    mov rcx, qword ptr [rdi + 0x28]
    mov r15, qword ptr [rdi + 0x30]
    mov rax, r15
    mov qword ptr [rsp - 0x18], rcx
    and rax, rcx
    tzcnt r10, rax
    mov r14d, r10d
    and r14d, 0x3f
    mov edx, r14d
    shl edx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rdi]
    mov rcx, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdx + r11]
    mov qword ptr [rsp - 0x58], rcx
    and rax, rcx
    mov rcx, qword ptr [rdx + r11 + 0x10]
    mov qword ptr [rsp - 0x50], rsi
    and rcx, rsi
    or rcx, rax
    mov r13, qword ptr [rdi + 0x18]
    mov r9, qword ptr [rdi + 0x20]
    mov rax, r9
    or rax, r13
    mov rsi, qword ptr [rdx + r11 + 0x20]
    mov qword ptr [rsp - 0x28], rax
    and rsi, rax
    mov rbx, qword ptr [rdi + 0x10]
    mov r12, rbx
    mov qword ptr [rsp - 0x38], r9
    or r12, r9
    mov rax, qword ptr [rdx + r11 + 0x28]
    and rax, r12
    or rax, rsi
    mov esi, r10d
    and sil, 0x3f
    mov byte ptr [rsp - 0x61], sil
    mov r9, qword ptr [rdi + 0x38]
    mov rbp, r15
    or rbp, r9
    add rdx, r11
    mov qword ptr [rsp - 0x40], rdx
    and rcx, r9
    and rax, r9
    mov qword ptr [rsp - 0x30], r12
    mov qword ptr [rsp - 0x10], r14
    je .L55
    mov edx, r14d
    shl edx, 0x9
    lea rdi, [plywright::board::geometry::BETWEEN]
    add rdi, rdx
    xor edx, edx
    jmp .L6
    nop
.L4:
    bts rcx, r11
.L5:
    blsr rax, rax
    je .L20
.L6:
    xor r11d, r11d
    tzcnt r11, rax
    mov rsi, qword ptr [rdi + 8*r11]
    mov r14, rsi
    and r14, rbp
    je .L4
    blsr r11, r14
    jne .L5
    and rsi, r15
    or rdx, rsi
    jmp .L5
.L7:
    test rcx, rcx
    jne .L192
    test rdx, rdx
    je .L45
    mov qword ptr [rsp - 0x20], r12
    movabs r14, 0xfefefefefefe00
    movabs r11, 0x7f7f7f7f7f7f00
    mov rcx, qword ptr [rsp - 0x48]
    and rcx, r15
    mov rax, qword ptr [rdi + 0x30]
    mov rsi, qword ptr [rdi + 0x38]
    mov r10, rdx
    not r10
    andn rsi, rsi, rdx
    andn rsi, rsi, rcx
    shr rsi, 0x7
    lea r12, [r14 + 0xfe]
    mov rdi, qword ptr [rsp - 0x60]
    and r12, rdi
    and r12, rsi
    andn rax, rax, rdx
    andn rsi, rax, rcx
    shr rsi, 0x9
    lea rax, [r11 + 0x7f]
    and rax, rdi
    and rax, rsi
    test ecx, 0xff00
    mov qword ptr [rsp - 0x18], r10
    je .L148
    and bpl, 0x7
    movabs rsi, 0x101010101010101
    shlx esi, esi, ebp
    mov edi, r10d
    or edi, esi
    and ecx, edi
    shr ecx, 0x8
    andn ecx, r9d, ecx
    movzx edi, cl
    test edi, edi
    mov rbp, qword ptr [rsp - 0x60]
    je .L11
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L8:
    mov r10b, -0x1
    cmp cl, -0x1
    je .L9
    xor esi, esi
    tzcnt rsi, rdi
    mov r11d, esi
    shl r11d, 0x6
    add esi, r11d
    add esi, 0x8
    lea r14d, [rcx + 0x1]
    movzx r11d, si
    mov esi, r11d
    or esi, 0xb000
    movzx ebp, cl
    mov word ptr [r8 + 2*rbp], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L10
    lea esi, [rcx + 0x2]
    lea ebp, [r11 + 0x8000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L10
    lea r14d, [rcx + 0x3]
    mov ebp, r11d
    or ebp, 0xa000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    mov rbp, qword ptr [rsp - 0x60]
    je .L9
    add cl, 0x4
    or r11d, 0x9000
    movzx esi, r14b
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], cl
    mov r10d, ecx
.L9:
    blsr rdi, rdi
    mov ecx, r10d
    jne .L8
    jmp .L11
.L10:
    mov rbp, qword ptr [rsp - 0x60]
    blsr rdi, rdi
    mov ecx, r10d
    jne .L8
.L11:
    mov rdi, r12
    and rdi, 0xfe
    je .L15
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L12:
    mov r10b, -0x1
    cmp cl, -0x1
    je .L13
    xor esi, esi
    tzcnt rsi, rdi
    mov r11d, esi
    shl r11d, 0x6
    add esi, r11d
    add esi, 0x7
    lea r14d, [rcx + 0x1]
    movzx r11d, si
    mov esi, r11d
    or esi, 0xf000
    movzx ebp, cl
    mov word ptr [r8 + 2*rbp], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L14
    lea esi, [rcx + 0x2]
    mov ebp, r11d
    or ebp, 0xc000
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L14
    lea r14d, [rcx + 0x3]
    mov ebp, r11d
    or ebp, 0xe000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    mov rbp, qword ptr [rsp - 0x60]
    je .L13
    add cl, 0x4
    or r11d, 0xd000
    movzx esi, r14b
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], cl
    mov r10d, ecx
.L13:
    blsr rdi, rdi
    mov ecx, r10d
    jne .L12
    jmp .L15
.L14:
    mov rbp, qword ptr [rsp - 0x60]
    blsr rdi, rdi
    mov ecx, r10d
    jne .L12
.L15:
    mov rdi, rax
    and rdi, 0x7f
    je .L19
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L16:
    mov r10b, -0x1
    cmp cl, -0x1
    je .L17
    xor esi, esi
    tzcnt rsi, rdi
    mov r11d, esi
    shl r11d, 0x6
    add esi, r11d
    add esi, 0x9
    lea r14d, [rcx + 0x1]
    movzx r11d, si
    mov esi, r11d
    or esi, 0xf000
    movzx ebp, cl
    mov word ptr [r8 + 2*rbp], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L18
    lea esi, [rcx + 0x2]
    mov ebp, r11d
    or ebp, 0xc000
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L18
    lea r14d, [rcx + 0x3]
    mov ebp, r11d
    or ebp, 0xe000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    mov rbp, qword ptr [rsp - 0x60]
    je .L17
    add cl, 0x4
    or r11d, 0xd000
    movzx esi, r14b
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], cl
    mov r10d, ecx
.L17:
    blsr rdi, rdi
    mov ecx, r10d
    jne .L16
    jmp .L19
.L18:
    mov rbp, qword ptr [rsp - 0x60]
    blsr rdi, rdi
    mov ecx, r10d
    jne .L16
.L19:
    movabs rcx, 0xfefefefefefe00
    and r12, rcx
    movabs rcx, 0x7f7f7f7f7f7f00
    and rax, rcx
    mov r10, qword ptr [rsp - 0x18]
    test r12, r12
    jne .L149
    jmp .L152
.L20:
    test rcx, rcx
    jne .L194
    test rdx, rdx
    je .L56
    mov rcx, qword ptr [rsp - 0x50]
    and rcx, r15
    mov rsi, qword ptr [rsp - 0x40]
    mov rax, qword ptr [rsi + 0x30]
    mov rsi, qword ptr [rsi + 0x38]
    mov r11, rdx
    not r11
    andn rax, rax, rdx
    andn rax, rax, rcx
    shl rax, 0x9
    movabs r12, -0x101010101010200
    and r12, r9
    and r12, rax
    andn rax, rsi, rdx
    andn rsi, rax, rcx
    shl rsi, 0x7
    movabs rax, 0x7f7f7f7f7f7f7f00
    and rax, r9
    and rax, rsi
    mov rsi, rcx
    shr rsi, 0x30
    test sil, sil
    mov qword ptr [rsp - 0x60], r9
    mov qword ptr [rsp - 0x48], rbp
    mov qword ptr [rsp - 0x20], r11
    je .L33
    and r10b, 0x7
    movabs rsi, 0x101010101010101
    shlx rsi, rsi, r10
    or rsi, r11
    and rsi, rcx
    shl rsi, 0x8
    andn rcx, rbp, rsi
    movabs r10, -0x100000000000000
    and r10, rcx
    je .L24
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L21:
    mov dil, -0x1
    cmp cl, -0x1
    je .L22
    xor esi, esi
    tzcnt rsi, r10
    lea r11d, [rsi + 0x38]
    and r11d, 0x3f
    shl esi, 0x6
    or esi, r11d
    lea r14d, [rcx + 0x1]
    movzx r11d, si
    mov esi, r11d
    or esi, 0xb000
    movzx ebp, cl
    mov word ptr [r8 + 2*rbp], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L23
    lea esi, [rcx + 0x2]
    lea ebp, [r11 + 0x8000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L23
    lea r14d, [rcx + 0x3]
    lea ebp, [r11 + 0xa000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    mov r9, qword ptr [rsp - 0x60]
    je .L22
    add cl, 0x4
    or r11d, 0x9000
    movzx esi, r14b
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], cl
    mov edi, ecx
.L22:
    blsr r10, r10
    mov ecx, edi
    jne .L21
    jmp .L24
.L23:
    mov r9, qword ptr [rsp - 0x60]
    blsr r10, r10
    mov ecx, edi
    jne .L21
.L24:
    movabs r10, -0x200000000000000
    and r10, r12
    je .L28
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L25:
    mov dil, -0x1
    cmp cl, -0x1
    je .L26
    xor esi, esi
    tzcnt rsi, r10
    lea r11d, [rsi + 0x37]
    and r11d, 0x3f
    shl esi, 0x6
    or esi, r11d
    lea r14d, [rcx + 0x1]
    movzx r11d, si
    mov esi, r11d
    or esi, 0xf000
    movzx ebp, cl
    mov word ptr [r8 + 2*rbp], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L27
    lea esi, [rcx + 0x2]
    lea ebp, [r11 + 0xc000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L27
    lea r14d, [rcx + 0x3]
    lea ebp, [r11 + 0xe000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    mov r9, qword ptr [rsp - 0x60]
    je .L26
    add cl, 0x4
    or r11d, 0xd000
    movzx esi, r14b
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], cl
    mov edi, ecx
.L26:
    blsr r10, r10
    mov ecx, edi
    jne .L25
    jmp .L28
.L27:
    mov r9, qword ptr [rsp - 0x60]
    blsr r10, r10
    mov ecx, edi
    jne .L25
.L28:
    movabs r10, 0x7f00000000000000
    and r10, rax
    je .L32
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L29:
    mov dil, -0x1
    cmp cl, -0x1
    je .L30
    xor esi, esi
    tzcnt rsi, r10
    lea r11d, [rsi + 0x39]
    and r11d, 0x3f
    shl esi, 0x6
    or esi, r11d
    lea r14d, [rcx + 0x1]
    movzx r11d, si
    mov esi, r11d
    or esi, 0xf000
    movzx ebp, cl
    mov word ptr [r8 + 2*rbp], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L31
    lea esi, [rcx + 0x2]
    lea ebp, [r11 + 0xc000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L31
    lea r14d, [rcx + 0x3]
    lea ebp, [r11 + 0xe000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    mov r9, qword ptr [rsp - 0x60]
    je .L30
    add cl, 0x4
    or r11d, 0xd000
    movzx esi, r14b
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], cl
    mov edi, ecx
.L30:
    blsr r10, r10
    mov ecx, edi
    jne .L29
    jmp .L32
.L31:
    mov r9, qword ptr [rsp - 0x60]
    blsr r10, r10
    mov ecx, edi
    jne .L29
.L32:
    movabs rcx, 0xfefefefefefe00
    and r12, rcx
    movabs rcx, 0x7f7f7f7f7f7f00
    and rax, rcx
    mov r11, qword ptr [rsp - 0x20]
.L33:
    test r12, r12
    je .L36
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L34:
    cmp cl, -0x1
    je .L35
    xor esi, esi
    tzcnt rsi, r12
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
    blsr r12, r12
    jne .L34
    jmp .L36
.L35:
    mov cl, -0x1
    blsr r12, r12
    jne .L34
.L36:
    test rax, rax
    mov r14, qword ptr [rsp - 0x30]
    je .L39
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L37:
    cmp cl, -0x1
    je .L38
    xor esi, esi
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
    blsr rax, rax
    jne .L37
    jmp .L39
.L38:
    mov cl, -0x1
    blsr rax, rax
    jne .L37
.L39:
    mov rax, qword ptr [rsp - 0x58]
    and rax, r15
    and rax, r11
    je .L66
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L41
    nop
.L40:
    blsr rax, rax
    je .L66
.L41:
    xor esi, esi
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdi + r10]
    and rdi, r9
    je .L40
    or esi, 0x4000
    movzx r10d, si
    mov r11d, ecx
    nop
.L42:
    cmp r11b, -0x1
    je .L43
    xor ecx, ecx
    tzcnt rcx, rdi
    shl ecx, 0x6
    or ecx, r10d
    movzx esi, r11b
    inc r11b
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], r11b
    mov ecx, r11d
    blsr rdi, rdi
    jne .L42
    jmp .L40
.L43:
    mov r11b, -0x1
    blsr rdi, rdi
    jne .L42
    jmp .L40
.L44:
    test rcx, rcx
    jne .L191
.L45:
    movabs rbx, 0xfefefefefefe00
    movabs rdx, 0x7f7f7f7f7f7f00
    mov rdi, qword ptr [rsp - 0x48]
    and rdi, r15
    mov rax, rdi
    shr rax, 0x7
    lea rcx, [rbx + 0xfe]
    mov rbp, qword ptr [rsp - 0x60]
    and rcx, rbp
    and rcx, rax
    mov rsi, rdi
    shr rsi, 0x9
    lea rax, [rdx + 0x7f]
    and rax, rbp
    and rax, rsi
    test edi, 0xff00
    je .L95
    mov rdx, r12
    shr edi, 0x8
    andn esi, r9d, edi
    movzx edi, sil
    test edi, edi
    je .L48
    movzx r12d, byte ptr [r8 + 0x200]
    nop
.L46:
    mov r13b, -0x1
    cmp r12b, -0x1
    je .L47
    xor esi, esi
    tzcnt rsi, rdi
    mov r10d, esi
    shl r10d, 0x6
    add esi, r10d
    add esi, 0x8
    lea r11d, [r12 + 0x1]
    movzx r10d, si
    mov esi, r10d
    or esi, 0xb000
    movzx r14d, r12b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L47
    lea r14d, [r12 + 0x2]
    lea esi, [r10 + 0x8000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L47
    lea r11d, [r12 + 0x3]
    mov esi, r10d
    or esi, 0xa000
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L47
    add r12b, 0x4
    or r10d, 0x9000
    movzx esi, r11b
    mov word ptr [r8 + 2*rsi], r10w
    mov byte ptr [r8 + 0x200], r12b
    mov r13d, r12d
.L47:
    blsr rdi, rdi
    mov r12d, r13d
    jne .L46
.L48:
    mov rdi, rcx
    and rdi, 0xfe
    je .L51
    movzx r12d, byte ptr [r8 + 0x200]
    nop
.L49:
    mov r13b, -0x1
    cmp r12b, -0x1
    je .L50
    xor esi, esi
    tzcnt rsi, rdi
    mov r10d, esi
    shl r10d, 0x6
    add esi, r10d
    add esi, 0x7
    lea r11d, [r12 + 0x1]
    movzx r10d, si
    mov esi, r10d
    or esi, 0xf000
    movzx r14d, r12b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L50
    lea r14d, [r12 + 0x2]
    mov esi, r10d
    or esi, 0xc000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L50
    lea r11d, [r12 + 0x3]
    mov esi, r10d
    or esi, 0xe000
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L50
    add r12b, 0x4
    or r10d, 0xd000
    movzx esi, r11b
    mov word ptr [r8 + 2*rsi], r10w
    mov byte ptr [r8 + 0x200], r12b
    mov r13d, r12d
.L50:
    blsr rdi, rdi
    mov r12d, r13d
    jne .L49
.L51:
    mov rdi, rax
    and rdi, 0x7f
    je .L54
    movzx r12d, byte ptr [r8 + 0x200]
    nop
.L52:
    mov r13b, -0x1
    cmp r12b, -0x1
    je .L53
    xor esi, esi
    tzcnt rsi, rdi
    mov r10d, esi
    shl r10d, 0x6
    add esi, r10d
    add esi, 0x9
    lea r11d, [r12 + 0x1]
    movzx r10d, si
    mov esi, r10d
    or esi, 0xf000
    movzx r14d, r12b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L53
    lea r14d, [r12 + 0x2]
    mov esi, r10d
    or esi, 0xc000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L53
    lea r11d, [r12 + 0x3]
    mov esi, r10d
    or esi, 0xe000
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L53
    add r12b, 0x4
    or r10d, 0xd000
    movzx esi, r11b
    mov word ptr [r8 + 2*rsi], r10w
    mov byte ptr [r8 + 0x200], r12b
    mov r13d, r12d
.L53:
    blsr rdi, rdi
    mov r12d, r13d
    jne .L52
.L54:
    and rcx, rbx
    movabs rsi, 0x7f7f7f7f7f7f00
    and rax, rsi
    lea r13, [plywright::board::geometry::AROUND]
    mov r12, rdx
    test rcx, rcx
    jne .L96
    jmp .L99
.L55:
    test rcx, rcx
    jne .L193
.L56:
    movabs rcx, 0xfefefefefefe00
    movabs rax, 0x7f7f7f7f7f7f00
    mov rdi, qword ptr [rsp - 0x50]
    and rdi, r15
    mov rdx, rdi
    shl rdx, 0x9
    and rdx, r9
    movabs rbx, -0x101010101010200
    and rbx, rdx
    mov rsi, rdi
    shl rsi, 0x7
    and rsi, r9
    movabs rdx, 0x7f7f7f7f7f7f7f00
    and rdx, rsi
    mov rsi, rdi
    shr rsi, 0x30
    test sil, sil
    je .L121
    shl rdi, 0x8
    andn rsi, rbp, rdi
    movabs r10, -0x100000000000000
    and r10, rsi
    je .L59
    movzx r12d, byte ptr [r8 + 0x200]
    nop
.L57:
    mov r13b, -0x1
    cmp r12b, -0x1
    je .L58
    xor esi, esi
    tzcnt rsi, r10
    lea edi, [rsi + 0x38]
    and edi, 0x3f
    shl esi, 0x6
    or esi, edi
    lea r11d, [r12 + 0x1]
    movzx edi, si
    mov esi, edi
    or esi, 0xb000
    movzx r14d, r12b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L58
    lea r14d, [r12 + 0x2]
    lea esi, [rdi + 0x8000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L58
    lea r11d, [r12 + 0x3]
    lea esi, [rdi + 0xa000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L58
    add r12b, 0x4
    or edi, 0x9000
    movzx esi, r11b
    mov word ptr [r8 + 2*rsi], di
    mov byte ptr [r8 + 0x200], r12b
    mov r13d, r12d
.L58:
    blsr r10, r10
    mov r12d, r13d
    jne .L57
.L59:
    movabs r10, -0x200000000000000
    and r10, rbx
    je .L62
    movzx r12d, byte ptr [r8 + 0x200]
    nop
.L60:
    mov r13b, -0x1
    cmp r12b, -0x1
    je .L61
    xor esi, esi
    tzcnt rsi, r10
    lea edi, [rsi + 0x37]
    and edi, 0x3f
    shl esi, 0x6
    or esi, edi
    lea r11d, [r12 + 0x1]
    movzx edi, si
    mov esi, edi
    or esi, 0xf000
    movzx r14d, r12b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L61
    lea r14d, [r12 + 0x2]
    lea esi, [rdi + 0xc000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L61
    lea r11d, [r12 + 0x3]
    lea esi, [rdi + 0xe000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L61
    add r12b, 0x4
    or edi, 0xd000
    movzx esi, r11b
    mov word ptr [r8 + 2*rsi], di
    mov byte ptr [r8 + 0x200], r12b
    mov r13d, r12d
.L61:
    blsr r10, r10
    mov r12d, r13d
    jne .L60
.L62:
    movabs r10, 0x7f00000000000000
    and r10, rdx
    je .L65
    movzx r12d, byte ptr [r8 + 0x200]
    nop
.L63:
    mov r13b, -0x1
    cmp r12b, -0x1
    je .L64
    xor esi, esi
    tzcnt rsi, r10
    lea edi, [rsi + 0x39]
    and edi, 0x3f
    shl esi, 0x6
    or esi, edi
    lea r11d, [r12 + 0x1]
    movzx edi, si
    mov esi, edi
    or esi, 0xf000
    movzx r14d, r12b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L64
    lea r14d, [r12 + 0x2]
    lea esi, [rdi + 0xc000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L64
    lea r11d, [r12 + 0x3]
    lea esi, [rdi + 0xe000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L64
    add r12b, 0x4
    or edi, 0xd000
    movzx esi, r11b
    mov word ptr [r8 + 2*rsi], di
    mov byte ptr [r8 + 0x200], r12b
    mov r13d, r12d
.L64:
    blsr r10, r10
    mov r12d, r13d
    jne .L63
.L65:
    and rbx, rcx
    and rdx, rax
    lea r14, [plywright::board::geometry::AROUND]
    mov r12, qword ptr [rsp - 0x30]
    test rbx, rbx
    jne .L122
    jmp .L125
.L66:
    mov rax, r14
    and rax, r15
    and rax, qword ptr [rsp - 0x20]
    je .L71
    movzx r14d, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r12, [plywright::sliders::magic::TABLE]
    mov r9, qword ptr [rsp - 0x60]
    jmp .L68
.L67:
    blsr rax, rax
    je .L71
.L68:
    xor ecx, ecx
    tzcnt rcx, rax
    lea rsi, [rcx + 2*rcx]
    mov edi, dword ptr [r10 + 8*rsi + 0x610]
    movzx r11d, byte ptr [r10 + 8*rsi + 0x614]
    mov rbp, qword ptr [r10 + 8*rsi + 0x600]
    and rbp, qword ptr [rsp - 0x48]
    imul rbp, qword ptr [r10 + 8*rsi + 0x608]
    shrx rsi, rbp, r11
    add rsi, rdi
    mov rdi, qword ptr [r12 + 8*rsi]
    and rdi, r9
    je .L67
    or ecx, 0x4000
    movzx r11d, cx
    mov ecx, r14d
    nop
.L69:
    cmp cl, -0x1
    je .L70
    xor esi, esi
    tzcnt rsi, rdi
    shl esi, 0x6
    or esi, r11d
    movzx r14d, cl
    inc cl
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], cl
    mov r14d, ecx
    blsr rdi, rdi
    jne .L69
    jmp .L67
.L70:
    mov cl, -0x1
    blsr rdi, rdi
    jne .L69
    jmp .L67
.L71:
    and r15, qword ptr [rsp - 0x28]
    and r15, qword ptr [rsp - 0x20]
    mov rbp, qword ptr [rsp - 0x48]
    je .L76
    movzx edi, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rcx, [plywright::sliders::magic::TABLE]
    jmp .L73
    nop
.L72:
    blsr r15, r15
    je .L76
.L73:
    xor r11d, r11d
    tzcnt r11, r15
    lea rsi, [r11 + 2*r11]
    mov r10d, dword ptr [rax + 8*rsi + 0x10]
    movzx r14d, byte ptr [rax + 8*rsi + 0x14]
    mov r12, qword ptr [rax + 8*rsi]
    and r12, rbp
    imul r12, qword ptr [rax + 8*rsi + 0x8]
    shrx rsi, r12, r14
    add rsi, r10
    mov r10, qword ptr [rcx + 8*rsi]
    and r10, r9
    je .L72
    or r11d, 0x4000
    movzx r11d, r11w
    mov r14d, edi
    nop
.L74:
    cmp r14b, -0x1
    je .L75
    xor esi, esi
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, r11d
    movzx edi, r14b
    inc r14b
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], r14b
    mov edi, r14d
    blsr r10, r10
    jne .L74
    jmp .L72
.L75:
    mov r14b, -0x1
    blsr r10, r10
    jne .L74
    jmp .L72
.L76:
    and rbx, rdx
    je .L81
    mov rcx, qword ptr [rsp - 0x10]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx edi, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L78
    nop
.L77:
    blsr rbx, rbx
    je .L81
.L78:
    xor r11d, r11d
    tzcnt r11, rbx
    lea rsi, [r11 + 2*r11]
    mov r14d, dword ptr [rcx + 8*rsi + 0x610]
    movzx r15d, byte ptr [rcx + 8*rsi + 0x614]
    mov r12, qword ptr [rcx + 8*rsi + 0x600]
    and r12, rbp
    imul r12, qword ptr [rcx + 8*rsi + 0x608]
    shrx rsi, r12, r15
    add rsi, r14
    mov r15, qword ptr [r10 + 8*rsi]
    and r15, qword ptr [rax + 8*r11]
    and r15, r9
    je .L77
    or r11d, 0x4000
    movzx r11d, r11w
    mov r14d, edi
    nop
.L79:
    cmp r14b, -0x1
    je .L80
    xor esi, esi
    tzcnt rsi, r15
    shl esi, 0x6
    or esi, r11d
    movzx edi, r14b
    inc r14b
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], r14b
    mov edi, r14d
    blsr r15, r15
    jne .L79
    jmp .L77
.L80:
    mov r14b, -0x1
    blsr r15, r15
    jne .L79
    jmp .L77
.L81:
    and r13, rdx
    je .L86
    mov rcx, qword ptr [rsp - 0x10]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx edi, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L83
    nop
.L82:
    blsr r13, r13
    je .L86
.L83:
    xor r11d, r11d
    tzcnt r11, r13
    lea rsi, [r11 + 2*r11]
    mov ebx, dword ptr [rcx + 8*rsi + 0x10]
    movzx r14d, byte ptr [rcx + 8*rsi + 0x14]
    mov r15, qword ptr [rcx + 8*rsi]
    and r15, rbp
    imul r15, qword ptr [rcx + 8*rsi + 0x8]
    shrx rsi, r15, r14
    add rsi, rbx
    mov rbx, qword ptr [r10 + 8*rsi]
    and rbx, qword ptr [rax + 8*r11]
    and rbx, r9
    je .L82
    or r11d, 0x4000
    movzx r11d, r11w
    mov r14d, edi
    nop
.L84:
    cmp r14b, -0x1
    je .L85
    xor esi, esi
    tzcnt rsi, rbx
    shl esi, 0x6
    or esi, r11d
    movzx edi, r14b
    inc r14b
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], r14b
    mov edi, r14d
    blsr rbx, rbx
    jne .L84
    jmp .L82
.L85:
    mov r14b, -0x1
    blsr rbx, rbx
    jne .L84
    jmp .L82
.L86:
    and rdx, qword ptr [rsp - 0x38]
    mov r13, qword ptr [rsp - 0x10]
    je .L91
    mov ecx, r13d
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx ebx, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L88
    nop
.L87:
    blsr rdx, rdx
    je .L91
.L88:
    xor r11d, r11d
    tzcnt r11, rdx
    lea rsi, [r11 + 2*r11]
    mov edi, dword ptr [rcx + 8*rsi + 0x10]
    movzx r14d, byte ptr [rcx + 8*rsi + 0x14]
    mov r15, qword ptr [rcx + 8*rsi]
    and r15, rbp
    imul r15, qword ptr [rcx + 8*rsi + 0x8]
    shrx r14, r15, r14
    add r14, rdi
    mov edi, dword ptr [rcx + 8*rsi + 0x610]
    movzx r15d, byte ptr [rcx + 8*rsi + 0x614]
    mov r12, qword ptr [rcx + 8*rsi + 0x600]
    and r12, rbp
    imul r12, qword ptr [rcx + 8*rsi + 0x608]
    shrx rsi, r12, r15
    add rsi, rdi
    mov rdi, qword ptr [r10 + 8*rsi]
    or rdi, qword ptr [r10 + 8*r14]
    and rdi, qword ptr [rax + 8*r11]
    and rdi, r9
    je .L87
    or r11d, 0x4000
    movzx r11d, r11w
    mov r14d, ebx
    nop
.L89:
    cmp r14b, -0x1
    je .L90
    xor esi, esi
    tzcnt rsi, rdi
    shl esi, 0x6
    or esi, r11d
    movzx ebx, r14b
    inc r14b
    mov word ptr [r8 + 2*rbx], si
    mov byte ptr [r8 + 0x200], r14b
    mov ebx, r14d
    blsr rdi, rdi
    jne .L89
    jmp .L87
.L90:
    mov r14b, -0x1
    blsr rdi, rdi
    jne .L89
    jmp .L87
.L91:
    mov rax, qword ptr [rsp - 0x40]
    mov rax, qword ptr [rax + 0x8]
    and rax, r9
    lea r14, [plywright::board::geometry::AROUND]
    je .L147
    mov rcx, qword ptr [rsp - 0x18]
    and rcx, r9
    tzcnt rcx, rcx
    and ecx, 0x3f
    mov rsi, qword ptr [rsp - 0x50]
    and rsi, r9
    mov rdx, rsi
    shr rdx, 0x7
    movabs rdi, 0xfefefefefefe00
    add rdi, 0xfe
    and rdi, rdx
    shr rsi, 0x9
    movabs rdx, 0x7f7f7f7f7f7f00
    add rdx, 0x7f
    and rdx, rsi
    or rdx, rdi
    shl ecx, 0x6
    or rdx, qword ptr [rcx + r14 + 0x8]
    andn r15, rdx, rax
    je .L147
    mov ecx, 0x1
    shlx rcx, rcx, r13
    andn rdx, rcx, rbp
    xor ecx, ecx
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp - 0x60], r15
    mov rax, r9
    mov rbp, qword ptr [rsp - 0x58]
    mov r13, qword ptr [rsp - 0x28]
    mov rbx, qword ptr [rsp - 0x30]
    nop
.L92:
    xor r12d, r12d
    tzcnt r12, r15
    lea r11, [r12 + 2*r12]
    mov esi, r12d
    shl esi, 0x6
    mov rsi, qword ptr [rsi + r14]
    and rsi, rbp
    mov r9, qword ptr [r10 + 8*r11]
    and r9, rdx
    imul r9, qword ptr [r10 + 8*r11 + 0x8]
    movzx r14d, byte ptr [r10 + 8*r11 + 0x14]
    shrx r9, r9, r14
    mov r14d, dword ptr [r10 + 8*r11 + 0x10]
    add r9, r14
    mov r9, qword ptr [rdi + 8*r9]
    and r9, r13
    or r9, rsi
    movzx esi, byte ptr [r10 + 8*r11 + 0x614]
    mov r14, qword ptr [r10 + 8*r11 + 0x600]
    and r14, rdx
    imul r14, qword ptr [r10 + 8*r11 + 0x608]
    shrx rsi, r14, rsi
    lea r14, [plywright::board::geometry::AROUND]
    mov r11d, dword ptr [r10 + 8*r11 + 0x610]
    add rsi, r11
    mov rsi, qword ptr [rdi + 8*rsi]
    and rsi, rbx
    or rsi, r9
    mov r9d, 0x1
    shlx r9, r9, r12
    and rsi, rax
    cmove r9, rsi
    or rcx, r9
    blsr r15, r15
    jne .L92
    andn rax, rcx, qword ptr [rsp - 0x60]
    je .L147
    movzx ecx, byte ptr [rsp - 0x61]
    or ecx, 0x4000
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L93:
    cmp dl, -0x1
    je .L94
    xor esi, esi
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L93
    jmp .L147
.L94:
    mov dl, -0x1
    blsr rax, rax
    jne .L93
    jmp .L147
.L95:
    lea r13, [plywright::board::geometry::AROUND]
    test rcx, rcx
    je .L99
.L96:
    movzx edx, byte ptr [r8 + 0x200]
.L97:
    cmp dl, -0x1
    je .L98
    xor esi, esi
    tzcnt rsi, rcx
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x4007
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    blsr rcx, rcx
    jne .L97
    jmp .L99
.L98:
    mov dl, -0x1
    blsr rcx, rcx
    jne .L97
.L99:
    test rax, rax
    je .L102
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L100:
    cmp cl, -0x1
    je .L101
    xor edx, edx
    tzcnt rdx, rax
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x4009
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    blsr rax, rax
    jne .L100
    jmp .L102
.L101:
    mov cl, -0x1
    blsr rax, rax
    jne .L100
.L102:
    mov rax, qword ptr [rsp - 0x50]
    and rax, r15
    je .L107
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L104
.L103:
    blsr rax, rax
    je .L107
.L104:
    xor esi, esi
    tzcnt rsi, rax
    mov edx, esi
    shl edx, 0x6
    mov rdx, qword ptr [rdx + r13]
    and rdx, rbp
    je .L103
    or esi, 0x4000
    movzx edi, si
    mov r10d, ecx
    nop
.L105:
    cmp r10b, -0x1
    je .L106
    xor ecx, ecx
    tzcnt rcx, rdx
    shl ecx, 0x6
    or ecx, edi
    movzx esi, r10b
    inc r10b
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], r10b
    mov ecx, r10d
    blsr rdx, rdx
    jne .L105
    jmp .L103
.L106:
    mov r10b, -0x1
    blsr rdx, rdx
    jne .L105
    jmp .L103
.L107:
    mov rax, r12
    and rax, r15
    je .L112
    movzx edi, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea rdx, [plywright::sliders::magic::TABLE]
    jmp .L109
    nop
.L108:
    blsr rax, rax
    je .L112
.L109:
    xor r11d, r11d
    tzcnt r11, rax
    lea rsi, [r11 + 2*r11]
    mov r10d, dword ptr [rcx + 8*rsi + 0x610]
    movzx ebx, byte ptr [rcx + 8*rsi + 0x614]
    mov r14, qword ptr [rcx + 8*rsi + 0x600]
    and r14, r9
    imul r14, qword ptr [rcx + 8*rsi + 0x608]
    shrx rsi, r14, rbx
    add rsi, r10
    mov r10, qword ptr [rdx + 8*rsi]
    and r10, rbp
    je .L108
    or r11d, 0x4000
    movzx r11d, r11w
    mov ebx, edi
    nop
.L110:
    cmp bl, -0x1
    je .L111
    xor esi, esi
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, r11d
    movzx edi, bl
    inc bl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], bl
    mov edi, ebx
    blsr r10, r10
    jne .L110
    jmp .L108
.L111:
    mov bl, -0x1
    blsr r10, r10
    jne .L110
    jmp .L108
.L112:
    and r15, qword ptr [rsp - 0x40]
    je .L117
    movzx edx, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rcx, [plywright::sliders::magic::TABLE]
    jmp .L114
    nop
.L113:
    blsr r15, r15
    je .L117
.L114:
    xor r10d, r10d
    tzcnt r10, r15
    lea rsi, [r10 + 2*r10]
    mov edi, dword ptr [rax + 8*rsi + 0x10]
    movzx r11d, byte ptr [rax + 8*rsi + 0x14]
    mov rbx, qword ptr [rax + 8*rsi]
    and rbx, r9
    imul rbx, qword ptr [rax + 8*rsi + 0x8]
    shrx rsi, rbx, r11
    add rsi, rdi
    mov rdi, qword ptr [rcx + 8*rsi]
    and rdi, rbp
    je .L113
    or r10d, 0x4000
    movzx r10d, r10w
    mov r11d, edx
    nop
.L115:
    cmp r11b, -0x1
    je .L116
    xor edx, edx
    tzcnt rdx, rdi
    shl edx, 0x6
    or edx, r10d
    movzx esi, r11b
    inc r11b
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], r11b
    mov edx, r11d
    blsr rdi, rdi
    jne .L115
    jmp .L113
.L116:
    mov r11b, -0x1
    blsr rdi, rdi
    jne .L115
    jmp .L113
.L117:
    mov rax, qword ptr [rsp - 0x28]
    mov rax, qword ptr [rax + 0x8]
    and rax, rbp
    je .L189
    mov rcx, qword ptr [rsp - 0x30]
    and rcx, rbp
    tzcnt rcx, rcx
    and ecx, 0x3f
    mov rdi, qword ptr [rsp - 0x48]
    and rdi, rbp
    mov rdx, rdi
    shl rdx, 0x9
    movabs rsi, -0x101010101010200
    and rsi, rdx
    shl rdi, 0x7
    movabs rdx, 0x7f7f7f7f7f7f7f00
    and rdx, rdi
    or rdx, rsi
    shl ecx, 0x6
    or rdx, qword ptr [rcx + r13 + 0x8]
    andn r10, rdx, rax
    je .L189
    mov ecx, 0x1
    mov rax, qword ptr [rsp - 0x58]
    shlx rcx, rcx, rax
    andn rdx, rcx, r9
    xor ecx, ecx
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp - 0x48], r10
    mov r9, qword ptr [rsp - 0x50]
    mov rax, qword ptr [rsp - 0x40]
    mov r15, r12
    nop
.L118:
    xor r12d, r12d
    tzcnt r12, r10
    lea r11, [r12 + 2*r12]
    mov esi, r12d
    shl esi, 0x6
    mov rsi, qword ptr [rsi + r13]
    and rsi, r9
    mov r14, qword ptr [rdi + 8*r11]
    and r14, rdx
    imul r14, qword ptr [rdi + 8*r11 + 0x8]
    movzx r13d, byte ptr [rdi + 8*r11 + 0x14]
    shrx r14, r14, r13
    mov r13d, dword ptr [rdi + 8*r11 + 0x10]
    add r14, r13
    mov r14, qword ptr [rbx + 8*r14]
    and r14, rax
    or r14, rsi
    movzx esi, byte ptr [rdi + 8*r11 + 0x614]
    mov r13, qword ptr [rdi + 8*r11 + 0x600]
    and r13, rdx
    imul r13, qword ptr [rdi + 8*r11 + 0x608]
    shrx rsi, r13, rsi
    lea r13, [plywright::board::geometry::AROUND]
    mov r11d, dword ptr [rdi + 8*r11 + 0x610]
    add rsi, r11
    mov rsi, qword ptr [rbx + 8*rsi]
    and rsi, r15
    or rsi, r14
    mov r11d, 0x1
    shlx r11, r11, r12
    and rsi, rbp
    cmove r11, rsi
    or rcx, r11
    blsr r10, r10
    jne .L118
    andn rax, rcx, qword ptr [rsp - 0x48]
    je .L189
    movzx ecx, byte ptr [rsp - 0x38]
    or ecx, 0x4000
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L119:
    cmp dl, -0x1
    je .L120
    xor esi, esi
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L119
    jmp .L189
.L120:
    mov dl, -0x1
    blsr rax, rax
    jne .L119
    jmp .L189
.L121:
    lea r14, [plywright::board::geometry::AROUND]
    test rbx, rbx
    je .L125
.L122:
    movzx edi, byte ptr [r8 + 0x200]
.L123:
    cmp dil, -0x1
    je .L124
    xor esi, esi
    tzcnt rsi, rbx
    mov r10d, esi
    shl r10d, 0x6
    add esi, 0x37
    and esi, 0x3f
    add esi, r10d
    add esi, 0x4000
    movzx r10d, dil
    inc dil
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], dil
    blsr rbx, rbx
    jne .L123
    jmp .L125
.L124:
    mov dil, -0x1
    blsr rbx, rbx
    jne .L123
.L125:
    test rdx, rdx
    je .L128
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L126:
    cmp dil, -0x1
    je .L127
    xor esi, esi
    tzcnt rsi, rdx
    mov r10d, esi
    shl r10d, 0x6
    add esi, 0x39
    and esi, 0x3f
    add esi, r10d
    add esi, 0x4000
    movzx r10d, dil
    inc dil
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], dil
    blsr rdx, rdx
    jne .L126
    jmp .L128
.L127:
    mov dil, -0x1
    blsr rdx, rdx
    jne .L126
.L128:
    mov rdx, qword ptr [rsp - 0x58]
    and rdx, r15
    je .L133
    movzx edi, byte ptr [r8 + 0x200]
    jmp .L130
    nop
.L129:
    blsr rdx, rdx
    je .L133
.L130:
    xor esi, esi
    tzcnt rsi, rdx
    mov r10d, esi
    shl r10d, 0x6
    mov r10, qword ptr [r10 + r14]
    and r10, r9
    je .L129
    or esi, 0x4000
    movzx r11d, si
    mov ebx, edi
    nop
.L131:
    cmp bl, -0x1
    je .L132
    xor esi, esi
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, r11d
    movzx edi, bl
    inc bl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], bl
    mov edi, ebx
    blsr r10, r10
    jne .L131
    jmp .L129
.L132:
    mov bl, -0x1
    blsr r10, r10
    jne .L131
    jmp .L129
.L133:
    mov rdx, r12
    and rdx, r15
    je .L138
    movzx edi, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    jmp .L135
    nop
.L134:
    blsr rdx, rdx
    je .L138
.L135:
    xor r11d, r11d
    tzcnt r11, rdx
    lea rsi, [r11 + 2*r11]
    mov r14d, dword ptr [r10 + 8*rsi + 0x610]
    movzx r12d, byte ptr [r10 + 8*rsi + 0x614]
    mov r13, qword ptr [r10 + 8*rsi + 0x600]
    and r13, rbp
    imul r13, qword ptr [r10 + 8*rsi + 0x608]
    shrx rsi, r13, r12
    add rsi, r14
    mov r12, qword ptr [rbx + 8*rsi]
    and r12, r9
    je .L134
    or r11d, 0x4000
    movzx r11d, r11w
    mov r13d, edi
    nop
.L136:
    cmp r13b, -0x1
    je .L137
    xor esi, esi
    tzcnt rsi, r12
    shl esi, 0x6
    or esi, r11d
    movzx edi, r13b
    inc r13b
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], r13b
    mov edi, r13d
    blsr r12, r12
    jne .L136
    jmp .L134
.L137:
    mov r13b, -0x1
    blsr r12, r12
    jne .L136
    jmp .L134
.L138:
    and r15, qword ptr [rsp - 0x28]
    lea r13, [plywright::board::geometry::AROUND]
    je .L143
    movzx edi, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L140
    nop
.L139:
    blsr r15, r15
    je .L143
.L140:
    xor r11d, r11d
    tzcnt r11, r15
    lea rsi, [r11 + 2*r11]
    mov ebx, dword ptr [rdx + 8*rsi + 0x10]
    movzx r14d, byte ptr [rdx + 8*rsi + 0x14]
    mov r12, qword ptr [rdx + 8*rsi]
    and r12, rbp
    imul r12, qword ptr [rdx + 8*rsi + 0x8]
    shrx rsi, r12, r14
    add rsi, rbx
    mov rbx, qword ptr [r10 + 8*rsi]
    and rbx, r9
    je .L139
    or r11d, 0x4000
    movzx r11d, r11w
    mov r12d, edi
    nop
.L141:
    cmp r12b, -0x1
    je .L142
    xor esi, esi
    tzcnt rsi, rbx
    shl esi, 0x6
    or esi, r11d
    movzx edi, r12b
    inc r12b
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], r12b
    mov edi, r12d
    blsr rbx, rbx
    jne .L141
    jmp .L139
.L142:
    mov r12b, -0x1
    blsr rbx, rbx
    jne .L141
    jmp .L139
.L143:
    mov rdx, qword ptr [rsp - 0x40]
    mov rdx, qword ptr [rdx + 0x8]
    and rdx, r9
    je .L147
    mov rsi, qword ptr [rsp - 0x18]
    and rsi, r9
    tzcnt rsi, rsi
    and esi, 0x3f
    mov r10, qword ptr [rsp - 0x50]
    and r10, r9
    mov rdi, r10
    shr rdi, 0x7
    add rcx, 0xfe
    and rcx, rdi
    shr r10, 0x9
    add rax, 0x7f
    and rax, r10
    or rax, rcx
    shl esi, 0x6
    or rax, qword ptr [rsi + r13 + 0x8]
    andn r15, rax, rdx
    je .L147
    mov ecx, 0x1
    mov rax, qword ptr [rsp - 0x10]
    shlx rcx, rcx, rax
    andn rdx, rcx, rbp
    xor ecx, ecx
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp - 0x60], r15
    mov rbp, qword ptr [rsp - 0x58]
    mov rax, qword ptr [rsp - 0x28]
    mov rbx, qword ptr [rsp - 0x30]
    nop
.L144:
    xor r12d, r12d
    tzcnt r12, r15
    lea r11, [r12 + 2*r12]
    mov esi, r12d
    shl esi, 0x6
    mov rsi, qword ptr [rsi + r13]
    and rsi, rbp
    mov r14, qword ptr [r10 + 8*r11]
    and r14, rdx
    imul r14, qword ptr [r10 + 8*r11 + 0x8]
    movzx r13d, byte ptr [r10 + 8*r11 + 0x14]
    shrx r14, r14, r13
    mov r13d, dword ptr [r10 + 8*r11 + 0x10]
    add r14, r13
    mov r14, qword ptr [rdi + 8*r14]
    and r14, rax
    or r14, rsi
    movzx esi, byte ptr [r10 + 8*r11 + 0x614]
    mov r13, qword ptr [r10 + 8*r11 + 0x600]
    and r13, rdx
    imul r13, qword ptr [r10 + 8*r11 + 0x608]
    shrx rsi, r13, rsi
    lea r13, [plywright::board::geometry::AROUND]
    mov r11d, dword ptr [r10 + 8*r11 + 0x610]
    add rsi, r11
    mov rsi, qword ptr [rdi + 8*rsi]
    and rsi, rbx
    or rsi, r14
    mov r11d, 0x1
    shlx r11, r11, r12
    and rsi, r9
    cmove r11, rsi
    or rcx, r11
    blsr r15, r15
    jne .L144
    andn rax, rcx, qword ptr [rsp - 0x60]
    je .L147
    movzx ecx, byte ptr [rsp - 0x61]
    or ecx, 0x4000
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, cx
.L145:
    cmp dl, -0x1
    je .L146
    xor esi, esi
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L145
    jmp .L147
.L146:
    mov dl, -0x1
    blsr rax, rax
    jne .L145
.L147:
    mov rdi, qword ptr [rsp - 0x8]
    cmp byte ptr [rdi + 0x41], 0x0
    je .L190
    movzx edx, byte ptr [rdi + 0x42]
    movzx esi, byte ptr [rsp - 0x61]
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant
.L148:
    mov rbp, qword ptr [rsp - 0x60]
    test r12, r12
    je .L152
.L149:
    movzx ecx, byte ptr [r8 + 0x200]
.L150:
    cmp cl, -0x1
    je .L151
    xor esi, esi
    tzcnt rsi, r12
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x4007
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    blsr r12, r12
    jne .L150
    jmp .L152
.L151:
    mov cl, -0x1
    blsr r12, r12
    jne .L150
.L152:
    test rax, rax
    mov r14, qword ptr [rsp - 0x20]
    je .L155
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L153:
    cmp cl, -0x1
    je .L154
    xor esi, esi
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x4009
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    blsr rax, rax
    jne .L153
    jmp .L155
.L154:
    mov cl, -0x1
    blsr rax, rax
    jne .L153
.L155:
    mov rax, qword ptr [rsp - 0x50]
    and rax, r15
    and rax, r10
    je .L160
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L157
    nop
.L156:
    blsr rax, rax
    je .L160
.L157:
    xor esi, esi
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdi + r10]
    and rdi, rbp
    je .L156
    or esi, 0x4000
    movzx r10d, si
    mov r11d, ecx
.L158:
    cmp r11b, -0x1
    je .L159
    xor ecx, ecx
    tzcnt rcx, rdi
    shl ecx, 0x6
    or ecx, r10d
    movzx esi, r11b
    inc r11b
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], r11b
    mov ecx, r11d
    blsr rdi, rdi
    jne .L158
    jmp .L156
.L159:
    mov r11b, -0x1
    blsr rdi, rdi
    jne .L158
    jmp .L156
.L160:
    mov rax, r14
    and rax, r15
    and rax, qword ptr [rsp - 0x18]
    je .L165
    movzx r14d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r12, [plywright::sliders::magic::TABLE]
    jmp .L162
    nop
.L161:
    blsr rax, rax
    je .L165
.L162:
    xor ecx, ecx
    tzcnt rcx, rax
    lea rsi, [rcx + 2*rcx]
    mov r10d, dword ptr [rdi + 8*rsi + 0x610]
    movzx r11d, byte ptr [rdi + 8*rsi + 0x614]
    mov rbp, qword ptr [rdi + 8*rsi + 0x600]
    and rbp, r9
    imul rbp, qword ptr [rdi + 8*rsi + 0x608]
    shrx rsi, rbp, r11
    mov rbp, qword ptr [rsp - 0x60]
    add rsi, r10
    mov r10, qword ptr [r12 + 8*rsi]
    and r10, rbp
    je .L161
    or ecx, 0x4000
    movzx r11d, cx
    mov ecx, r14d
    nop
.L163:
    cmp cl, -0x1
    je .L164
    xor esi, esi
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, r11d
    movzx r14d, cl
    inc cl
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], cl
    mov r14d, ecx
    blsr r10, r10
    jne .L163
    jmp .L161
.L164:
    mov cl, -0x1
    blsr r10, r10
    jne .L163
    jmp .L161
.L165:
    and r15, qword ptr [rsp - 0x40]
    and r15, qword ptr [rsp - 0x18]
    je .L170
    movzx edi, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rcx, [plywright::sliders::magic::TABLE]
    jmp .L167
    nop
.L166:
    blsr r15, r15
    je .L170
.L167:
    xor r11d, r11d
    tzcnt r11, r15
    lea rsi, [r11 + 2*r11]
    mov r10d, dword ptr [rax + 8*rsi + 0x10]
    movzx r14d, byte ptr [rax + 8*rsi + 0x14]
    mov r12, qword ptr [rax + 8*rsi]
    and r12, r9
    imul r12, qword ptr [rax + 8*rsi + 0x8]
    shrx rsi, r12, r14
    add rsi, r10
    mov r10, qword ptr [rcx + 8*rsi]
    and r10, rbp
    je .L166
    or r11d, 0x4000
    movzx r11d, r11w
    mov r14d, edi
    nop
.L168:
    cmp r14b, -0x1
    je .L169
    xor esi, esi
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, r11d
    movzx edi, r14b
    inc r14b
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], r14b
    mov edi, r14d
    blsr r10, r10
    jne .L168
    jmp .L166
.L169:
    mov r14b, -0x1
    blsr r10, r10
    jne .L168
    jmp .L166
.L170:
    and rbx, rdx
    je .L175
    mov rcx, qword ptr [rsp - 0x58]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r15d, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L172
    nop
.L171:
    blsr rbx, rbx
    je .L175
.L172:
    xor r11d, r11d
    tzcnt r11, rbx
    lea rsi, [r11 + 2*r11]
    mov r10d, dword ptr [rcx + 8*rsi + 0x610]
    movzx r14d, byte ptr [rcx + 8*rsi + 0x614]
    mov r12, qword ptr [rcx + 8*rsi + 0x600]
    and r12, r9
    imul r12, qword ptr [rcx + 8*rsi + 0x608]
    shrx rsi, r12, r14
    add rsi, r10
    mov r10, qword ptr [rdi + 8*rsi]
    and r10, qword ptr [rax + 8*r11]
    and r10, rbp
    je .L171
    or r11d, 0x4000
    movzx r11d, r11w
    mov r14d, r15d
    nop
.L173:
    cmp r14b, -0x1
    je .L174
    xor esi, esi
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, r11d
    movzx r15d, r14b
    inc r14b
    mov word ptr [r8 + 2*r15], si
    mov byte ptr [r8 + 0x200], r14b
    mov r15d, r14d
    blsr r10, r10
    jne .L173
    jmp .L171
.L174:
    mov r14b, -0x1
    blsr r10, r10
    jne .L173
    jmp .L171
.L175:
    and r13, rdx
    je .L180
    mov rcx, qword ptr [rsp - 0x58]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx ebx, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L177
    nop
.L176:
    blsr r13, r13
    je .L180
.L177:
    xor r11d, r11d
    tzcnt r11, r13
    lea rsi, [r11 + 2*r11]
    mov r10d, dword ptr [rcx + 8*rsi + 0x10]
    movzx r14d, byte ptr [rcx + 8*rsi + 0x14]
    mov r15, qword ptr [rcx + 8*rsi]
    and r15, r9
    imul r15, qword ptr [rcx + 8*rsi + 0x8]
    shrx rsi, r15, r14
    add rsi, r10
    mov r10, qword ptr [rdi + 8*rsi]
    and r10, qword ptr [rax + 8*r11]
    and r10, rbp
    je .L176
    or r11d, 0x4000
    movzx r11d, r11w
    mov r14d, ebx
    nop
.L178:
    cmp r14b, -0x1
    je .L179
    xor esi, esi
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, r11d
    movzx ebx, r14b
    inc r14b
    mov word ptr [r8 + 2*rbx], si
    mov byte ptr [r8 + 0x200], r14b
    mov ebx, r14d
    blsr r10, r10
    jne .L178
    jmp .L176
.L179:
    mov r14b, -0x1
    blsr r10, r10
    jne .L178
    jmp .L176
.L180:
    and rdx, qword ptr [rsp - 0x10]
    mov r13, qword ptr [rsp - 0x58]
    je .L185
    mov ecx, r13d
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx ebx, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L182
    nop
.L181:
    blsr rdx, rdx
    je .L185
.L182:
    xor r11d, r11d
    tzcnt r11, rdx
    lea rsi, [r11 + 2*r11]
    mov r10d, dword ptr [rcx + 8*rsi + 0x10]
    movzx r14d, byte ptr [rcx + 8*rsi + 0x14]
    mov r15, qword ptr [rcx + 8*rsi]
    and r15, r9
    imul r15, qword ptr [rcx + 8*rsi + 0x8]
    shrx r14, r15, r14
    add r14, r10
    mov r10d, dword ptr [rcx + 8*rsi + 0x610]
    movzx r15d, byte ptr [rcx + 8*rsi + 0x614]
    mov r12, qword ptr [rcx + 8*rsi + 0x600]
    and r12, r9
    imul r12, qword ptr [rcx + 8*rsi + 0x608]
    shrx rsi, r12, r15
    add rsi, r10
    mov r10, qword ptr [rdi + 8*rsi]
    or r10, qword ptr [rdi + 8*r14]
    and r10, qword ptr [rax + 8*r11]
    and r10, rbp
    je .L181
    or r11d, 0x4000
    movzx r11d, r11w
    mov r14d, ebx
    nop
.L183:
    cmp r14b, -0x1
    je .L184
    xor esi, esi
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, r11d
    movzx ebx, r14b
    inc r14b
    mov word ptr [r8 + 2*rbx], si
    mov byte ptr [r8 + 0x200], r14b
    mov ebx, r14d
    blsr r10, r10
    jne .L183
    jmp .L181
.L184:
    mov r14b, -0x1
    blsr r10, r10
    jne .L183
    jmp .L181
.L185:
    mov rax, qword ptr [rsp - 0x28]
    mov rax, qword ptr [rax + 0x8]
    and rax, rbp
    lea r14, [plywright::board::geometry::AROUND]
    je .L189
    mov rcx, qword ptr [rsp - 0x30]
    and rcx, rbp
    tzcnt rcx, rcx
    and ecx, 0x3f
    mov rdi, qword ptr [rsp - 0x48]
    and rdi, rbp
    mov rdx, rdi
    shl rdx, 0x9
    movabs rsi, -0x101010101010200
    and rsi, rdx
    shl rdi, 0x7
    movabs rdx, 0x7f7f7f7f7f7f7f00
    and rdx, rdi
    or rdx, rsi
    shl ecx, 0x6
    or rdx, qword ptr [rcx + r14 + 0x8]
    andn r10, rdx, rax
    je .L189
    mov ecx, 0x1
    shlx rcx, rcx, r13
    andn rdx, rcx, r9
    xor ecx, ecx
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp - 0x60], r10
    mov rax, rbp
    mov rbp, qword ptr [rsp - 0x50]
    mov r13, qword ptr [rsp - 0x40]
    mov r15, qword ptr [rsp - 0x20]
    nop
.L186:
    xor r12d, r12d
    tzcnt r12, r10
    lea r11, [r12 + 2*r12]
    mov esi, r12d
    shl esi, 0x6
    mov rsi, qword ptr [rsi + r14]
    and rsi, rbp
    mov r9, qword ptr [rdi + 8*r11]
    and r9, rdx
    imul r9, qword ptr [rdi + 8*r11 + 0x8]
    movzx r14d, byte ptr [rdi + 8*r11 + 0x14]
    shrx r9, r9, r14
    mov r14d, dword ptr [rdi + 8*r11 + 0x10]
    add r9, r14
    mov r9, qword ptr [rbx + 8*r9]
    and r9, r13
    or r9, rsi
    movzx esi, byte ptr [rdi + 8*r11 + 0x614]
    mov r14, qword ptr [rdi + 8*r11 + 0x600]
    and r14, rdx
    imul r14, qword ptr [rdi + 8*r11 + 0x608]
    shrx rsi, r14, rsi
    lea r14, [plywright::board::geometry::AROUND]
    mov r11d, dword ptr [rdi + 8*r11 + 0x610]
    add rsi, r11
    mov rsi, qword ptr [rbx + 8*rsi]
    and rsi, r15
    or rsi, r9
    mov r9d, 0x1
    shlx r9, r9, r12
    and rsi, rax
    cmove r9, rsi
    or rcx, r9
    blsr r10, r10
    jne .L186
    andn rax, rcx, qword ptr [rsp - 0x60]
    je .L189
    movzx ecx, byte ptr [rsp - 0x38]
    or ecx, 0x4000
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, cx
.L187:
    cmp dl, -0x1
    je .L188
    xor esi, esi
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L187
    jmp .L189
.L188:
    mov dl, -0x1
    blsr rax, rax
    jne .L187
.L189:
    mov rdi, qword ptr [rsp - 0x8]
    cmp byte ptr [rdi + 0x41], 0x0
    jne .L195
.L190:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L191:
    xor edx, edx
.L192:
    movzx esi, byte ptr [rsp - 0x38]
    mov rdi, qword ptr [rsp - 0x8]
    mov r9, qword ptr [rsp - 0x60]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::answers
.L193:
    xor edx, edx
.L194:
    movzx esi, byte ptr [rsp - 0x61]
    mov rdi, qword ptr [rsp - 0x8]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::answers
.L195:
    movzx edx, byte ptr [rdi + 0x42]
    movzx esi, byte ptr [rsp - 0x38]
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant
