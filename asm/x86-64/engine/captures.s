# The kernels of engine/captures, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm engine/captures
# binary: sha256 c414284b079f83878d1a28440a3e3ca8160c315d51001081963539483c2514c5
# captures: 37 instructions in 140 bytes; innermost loops: .L0 of 12
# plywright::movegen::evasions::answers: 641 instructions in 2672 bytes; innermost loops: .L1 of 41, .L4 of 41, .L7 of 41, .L12 of 20, .L15 of 20, .L20 of 17, .L23 of 17, .L28 of 17, .L31 of 17, .L36 of 17, .L39 of 17, .L43 of 38, .L46 of 16, .L49 of 16
# plywright::movegen::evasions::answers: 637 instructions in 2587 bytes; innermost loops: .L1 of 42, .L4 of 43, .L7 of 43, .L11 of 18, .L14 of 18, .L19 of 17, .L22 of 17, .L27 of 17, .L30 of 17, .L35 of 17, .L38 of 17, .L43 of 39, .L46 of 16, .L49 of 16
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# plywright::movegen::noisy: 2325 instructions in 10088 bytes; innermost loops: .L0 of 15, .L4 of 15, .L8 of 42, .L11 of 43, .L14 of 43, .L18 of 18, .L21 of 18, .L26 of 17, .L29 of 41, .L32 of 41, .L35 of 41, .L39 of 20, .L42 of 20, .L47 of 17, .L51 of 48, .L55 of 49, .L59 of 49, .L64 of 18, .L67 of 18, .L72 of 17, .L77 of 17, .L82 of 17, .L85 of 41, .L86 of 16, .L90 of 41, .L93 of 41, .L96 of 41, .L100 of 20, .L103 of 20, .L108 of 17, .L113 of 17, .L118 of 17, .L121 of 38, .L122 of 16, .L127 of 17, .L132 of 17, .L137 of 17, .L142 of 17, .L147 of 17, .L152 of 17, .L157 of 17, .L162 of 17, .L167 of 17, .L172 of 17, .L175 of 39, .L176 of 16, .L180 of 38, .L181 of 16
# mix of 3842 instructions: 1019 mov, 489 and, 368 lea, 302 movzx, 272 je, 210 or, 145 jne, 138 shl, 129 cmp, 128 add, 123 jmp, 112 tzcnt, 71 pop, 54 shr, 52 inc, 45 test, 44 movabs, 36 imul, 35 push, 30 not, 13 xor, 6 cmove, 6 ret, 4 btr, 4 bts, 2 call, 2 sete, 2 setne, 1 sub

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
    mov r10, rdi
    movabs r11, 0xfefefefefefe00
    movabs r15, 0x7f7f7f7f7f7f00
    mov r13, qword ptr [rdi + 0x38]
    lea r14, [rcx - 0x1]
    movzx ebx, sil
    mov rax, r9
    not rax
    mov qword ptr [rsp - 0x30], rax
    test rcx, r14
    mov qword ptr [rsp - 0x10], rcx
    mov qword ptr [rsp - 0x18], rbx
    mov qword ptr [rsp - 0x20], r14
    je .L0
    mov rdi, qword ptr [r10]
    jmp .L42
.L0:
    tzcnt rax, rcx
    mov r11d, ebx
    shl r11d, 0x9
    lea rdi, [plywright::board::geometry::BETWEEN]
    add rdi, r11
    mov r14, qword ptr [rdi + 8*rax]
    or r14, rcx
    mov rax, qword ptr [r10]
    mov r12, rdx
    mov r11, qword ptr [r10 + 0x30]
    mov qword ptr [rsp - 0x38], rax
    and rax, r11
    shl ebx, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    not r12
    mov rdi, qword ptr [rbx + rcx + 0x30]
    or rdi, r12
    and rdi, rax
    shl rdi, 0x9
    mov r15, r13
    and r13, r14
    and rdi, r13
    movabs rbp, -0x101010101010200
    and rbp, rdi
    mov rdi, rcx
    mov rdx, qword ptr [rbx + rcx + 0x38]
    or rdx, r12
    and rdx, rax
    shl rdx, 0x7
    and rdx, r13
    movabs rbx, 0x7f7f7f7f7f7f7f00
    and rbx, rdx
    mov rdx, rax
    shr rdx, 0x30
    test dl, dl
    mov qword ptr [rsp - 0x48], r11
    mov qword ptr [rsp - 0x28], r15
    mov qword ptr [rsp - 0x40], r12
    je .L10
    and sil, 0x7
    movabs rdx, 0x101010101010101
    mov ecx, esi
    shl rdx, cl
    or rdx, r12
    and rax, rdx
    shl rax, 0x8
    or r11, r15
    not r11
    and r11, rax
    and r14, r11
    movabs rax, -0x100000000000000
    and rax, r14
    mov r11, rdi
    je .L3
    movzx ecx, byte ptr [r8 + 0x200]
    nop
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
    mov r12, qword ptr [rsp - 0x40]
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
    movabs rax, 0x7f7f7f7f7f7f00
    and rbx, rax
    test rbp, rbp
    mov rsi, qword ptr [rsp - 0x48]
    jne .L11
    jmp .L14
.L10:
    mov r11, rdi
    test rbp, rbp
    mov rsi, qword ptr [rsp - 0x48]
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
    mov rax, qword ptr [r10 + 0x8]
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
    mov rcx, qword ptr [rcx + r11]
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
    mov rax, qword ptr [rsp - 0x48]
    mov r11, rax
    or r11, qword ptr [rsp - 0x28]
    mov rbx, qword ptr [r10 + 0x20]
    mov rbp, qword ptr [r10 + 0x10]
    or rbp, rbx
    and rbp, r12
    and rbp, rax
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
    and r14, r11
    imul r14, qword ptr [rax + 8*rdi + 0x608]
    shr r14, cl
    mov ecx, dword ptr [rax + 8*rdi + 0x610]
    add r14, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rcx + 8*r14]
    and rcx, r13
    mov rdi, rcx
    movzx r14d, si
    and rdi, r9
    je .L30
    lea esi, [r14 + 0x4000]
    movzx r15d, si
    mov esi, r12d
    nop
.L28:
    cmp sil, -0x1
    je .L29
    tzcnt r12, rdi
    shl r12d, 0x6
    or r12d, r15d
    movzx edx, sil
    inc sil
    mov word ptr [r8 + 2*rdx], r12w
    mov byte ptr [r8 + 0x200], sil
    mov r12d, esi
    lea rdx, [rdi - 0x1]
    and rdi, rdx
    jne .L28
    jmp .L30
.L29:
    mov sil, -0x1
    lea rdx, [rdi - 0x1]
    and rdi, rdx
    jne .L28
    nop
.L30:
    mov edi, r12d
    and rcx, qword ptr [rsp - 0x30]
    je .L26
    nop
.L31:
    cmp dil, -0x1
    je .L32
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, r14d
    movzx r15d, dil
    inc dil
    mov word ptr [r8 + 2*r15], si
    mov byte ptr [r8 + 0x200], dil
    mov r12d, edi
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L31
    jmp .L26
.L32:
    mov dil, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L31
    jmp .L26
.L33:
    or rbx, qword ptr [r10 + 0x18]
    and rbx, qword ptr [rsp - 0x40]
    and rbx, qword ptr [rsp - 0x48]
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
    and r15, r11
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
    mov rcx, qword ptr [rsp - 0x10]
    mov rbx, qword ptr [rsp - 0x18]
    movabs r15, 0x7f7f7f7f7f7f00
    mov r14, qword ptr [rsp - 0x20]
    mov rdi, qword ptr [rsp - 0x38]
    mov r13, qword ptr [rsp - 0x28]
    movabs r11, 0xfefefefefefe00
.L42:
    mov eax, ebx
    shl eax, 0x6
    lea r12, [plywright::board::geometry::AROUND]
    mov rdx, qword ptr [r10 + 0x28]
    and rdx, r13
    mov esi, 0x40
    tzcnt rsi, rdx
    and esi, 0x3f
    mov qword ptr [rsp - 0x38], rdi
    mov rdx, rdi
    and rdx, r13
    mov rdi, rdx
    shr rdi, 0x7
    add r11, 0xfe
    and r11, rdi
    shr rdx, 0x9
    add r15, 0x7f
    and r15, rdx
    shl esi, 0x6
    or r15, qword ptr [rsi + r12 + 0x8]
    or r15, r11
    not r15
    and r15, qword ptr [rax + r12 + 0x8]
    and r15, r13
    mov qword ptr [rsp - 0x8], r10
    je .L44
    mov qword ptr [rsp - 0x40], r9
    mov rsi, qword ptr [r10 + 0x30]
    or rsi, r13
    btr rsi, rbx
    mov r9, qword ptr [r10 + 0x8]
    mov r14, qword ptr [r10 + 0x20]
    mov r12, qword ptr [r10 + 0x18]
    or r12, r14
    or r14, qword ptr [r10 + 0x10]
    xor r11d, r11d
    mov rcx, r15
    mov rbx, r13
    lea r13, [plywright::sliders::magic::LOOKUPS]
    lea rbp, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp - 0x48], r15
    nop
.L43:
    mov rdi, rcx
    tzcnt rdx, rcx
    lea r15, [rdx + 2*rdx]
    movzx ecx, byte ptr [r13 + 8*r15 + 0x14]
    mov rax, qword ptr [r13 + 8*r15]
    and rax, rsi
    imul rax, qword ptr [r13 + 8*r15 + 0x8]
    shr rax, cl
    mov ecx, dword ptr [r13 + 8*r15 + 0x10]
    add rax, rcx
    mov ecx, edx
    shl ecx, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r10]
    and rcx, r9
    mov rax, qword ptr [rbp + 8*rax]
    and rax, r12
    or rax, rcx
    movzx ecx, byte ptr [r13 + 8*r15 + 0x614]
    mov r10, qword ptr [r13 + 8*r15 + 0x600]
    and r10, rsi
    imul r10, qword ptr [r13 + 8*r15 + 0x608]
    mov r15d, dword ptr [r13 + 8*r15 + 0x610]
    shr r10, cl
    add r10, r15
    mov r10, qword ptr [rbp + 8*r10]
    and r10, r14
    or r10, rax
    mov eax, 0x1
    mov ecx, edx
    shl rax, cl
    and r10, rbx
    test r10, r10
    cmove rax, r10
    or r11, rax
    lea rcx, [rdi - 0x1]
    and rcx, rdi
    jne .L43
    not r11
    mov rcx, qword ptr [rsp - 0x10]
    mov rbx, qword ptr [rsp - 0x18]
    mov r15, qword ptr [rsp - 0x48]
    mov r14, qword ptr [rsp - 0x20]
    mov r9, qword ptr [rsp - 0x40]
    and r15, r11
    and r9, r15
    jne .L45
    jmp .L48
.L44:
    mov r11, -0x1
    and r15, r11
    and r9, r15
    je .L48
.L45:
    lea eax, [rbx + 0x4000]
    movzx edi, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L46:
    cmp dil, -0x1
    je .L47
    tzcnt rdx, r9
    shl edx, 0x6
    or edx, eax
    movzx esi, dil
    inc dil
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], dil
    lea rdx, [r9 - 0x1]
    and r9, rdx
    jne .L46
    jmp .L48
.L47:
    mov dil, -0x1
    lea rdx, [r9 - 0x1]
    and r9, rdx
    jne .L46
.L48:
    and r15, qword ptr [rsp - 0x30]
    mov rdi, qword ptr [rsp - 0x8]
    je .L51
    movzx r9d, byte ptr [r8 + 0x200]
    movzx eax, bx
    nop
.L49:
    cmp r9b, -0x1
    je .L50
    tzcnt rdx, r15
    shl edx, 0x6
    or edx, eax
    movzx esi, r9b
    inc r9b
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], r9b
    lea rdx, [r15 - 0x1]
    and r15, rdx
    jne .L49
    jmp .L51
.L50:
    mov r9b, -0x1
    lea rdx, [r15 - 0x1]
    and r15, rdx
    jne .L49
.L51:
    test rcx, r14
    jne .L52
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L52
    mov rsi, qword ptr [rsp - 0x38]
    or rsi, qword ptr [rdi + 0x8]
    movzx eax, byte ptr [rdi + 0x42]
    lea edx, [rax + 0x38]
    btr rsi, rdx
    test rsi, rcx
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
    mov esi, ebx
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
    mov r12, rcx
    mov ecx, esi
    mov rbx, qword ptr [rdi + 0x30]
    lea r11, [r12 - 0x1]
    movzx esi, cl
    mov rax, r9
    not rax
    mov qword ptr [rsp - 0x30], rax
    test r12, r11
    mov qword ptr [rsp - 0x10], r9
    mov qword ptr [rsp - 0x40], rbx
    mov qword ptr [rsp - 0x50], rdi
    mov qword ptr [rsp - 0x18], r12
    mov qword ptr [rsp - 0x20], rsi
    mov qword ptr [rsp - 0x28], r11
    je .L0
    mov r10, qword ptr [rdi]
    jmp .L42
.L0:
    movabs rbp, 0xfefefefefefe00
    movabs r14, 0x7f7f7f7f7f7f00
    tzcnt rax, r12
    mov r11d, esi
    shl r11d, 0x9
    lea r10, [plywright::board::geometry::BETWEEN]
    add r10, r11
    mov r15, qword ptr [r10 + 8*rax]
    or r15, r12
    mov rax, qword ptr [rdi]
    mov r11, qword ptr [rdi + 0x38]
    mov qword ptr [rsp - 0x38], rax
    and rax, r11
    mov edi, esi
    shl edi, 0x6
    lea r13, [plywright::board::geometry::AROUND]
    not rdx
    mov rsi, qword ptr [rdi + r13 + 0x38]
    or rsi, rdx
    and rsi, rax
    shr rsi, 0x7
    lea r10, [rbp + 0xfe]
    and r10, rbx
    and r10, r15
    and r10, rsi
    mov rdi, qword ptr [rdi + r13 + 0x30]
    or rdi, rdx
    and rdi, rax
    shr rdi, 0x9
    lea rbp, [r14 + 0x7f]
    and rbp, rbx
    and rbp, r15
    and rbp, rdi
    test eax, 0xff00
    mov qword ptr [rsp - 0x8], r11
    mov qword ptr [rsp - 0x48], rdx
    je .L10
    mov rsi, rdx
    and cl, 0x7
    mov edx, 0x1010101
    shl edx, cl
    mov ecx, esi
    or ecx, edx
    and eax, ecx
    shr eax, 0x8
    mov ecx, r11d
    or ecx, ebx
    not ecx
    and ecx, eax
    and ecx, r15d
    movzx eax, cl
    test eax, eax
    je .L3
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L1:
    mov sil, -0x1
    cmp cl, -0x1
    je .L2
    tzcnt rdx, rax
    mov edi, edx
    shl edi, 0x6
    add edi, edx
    add edi, 0x8
    lea edx, [rcx + 0x1]
    movzx edi, di
    mov r11d, edi
    or r11d, 0xb000
    movzx ebx, cl
    mov word ptr [r8 + 2*rbx], r11w
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L2
    lea r11d, [rcx + 0x2]
    lea ebx, [rdi + 0x8000]
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], bx
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L2
    lea edx, [rcx + 0x3]
    mov ebx, edi
    or ebx, 0xa000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], bx
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
    mov rax, r10
    and rax, 0xfe
    je .L6
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L4:
    mov sil, -0x1
    cmp cl, -0x1
    je .L5
    tzcnt rdx, rax
    mov edi, edx
    shl edi, 0x6
    add edi, edx
    add edi, 0x7
    lea edx, [rcx + 0x1]
    movzx edi, di
    mov r11d, edi
    or r11d, 0xf000
    movzx ebx, cl
    mov word ptr [r8 + 2*rbx], r11w
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L5
    lea r11d, [rcx + 0x2]
    mov ebx, edi
    or ebx, 0xc000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], bx
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L5
    lea edx, [rcx + 0x3]
    mov ebx, edi
    or ebx, 0xe000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], bx
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
    mov rax, rbp
    and rax, 0x7f
    je .L9
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L7:
    mov sil, -0x1
    cmp cl, -0x1
    je .L8
    tzcnt rdx, rax
    mov edi, edx
    shl edi, 0x6
    add edi, edx
    add edi, 0x9
    lea edx, [rcx + 0x1]
    movzx edi, di
    mov r11d, edi
    or r11d, 0xf000
    movzx ebx, cl
    mov word ptr [r8 + 2*rbx], r11w
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L8
    lea r11d, [rcx + 0x2]
    mov ebx, edi
    or ebx, 0xc000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], bx
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L8
    lea edx, [rcx + 0x3]
    mov ebx, edi
    or ebx, 0xe000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], bx
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
    and r10, rax
    and rbp, r14
.L10:
    test r10, r10
    je .L13
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L11:
    cmp al, -0x1
    je .L12
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
    jne .L11
    jmp .L13
.L12:
    mov al, -0x1
    lea rcx, [r10 - 0x1]
    and r10, rcx
    jne .L11
.L13:
    test rbp, rbp
    je .L16
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L14:
    cmp al, -0x1
    je .L15
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
    jne .L14
    jmp .L16
.L15:
    mov al, -0x1
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    jne .L14
.L16:
    and r15, qword ptr [rsp - 0x40]
    mov rax, qword ptr [rsp - 0x50]
    mov rcx, qword ptr [rax + 0x8]
    and rcx, qword ptr [rsp - 0x48]
    mov r14, qword ptr [rsp - 0x8]
    and rcx, r14
    je .L24
    movzx r11d, byte ptr [r8 + 0x200]
    jmp .L18
    nop
.L17:
    lea rax, [rcx - 0x1]
    and rcx, rax
    je .L24
.L18:
    tzcnt rax, rcx
    mov edx, eax
    shl eax, 0x6
    mov rax, qword ptr [rax + r13]
    and rax, r15
    mov rsi, rax
    movzx r10d, dx
    and rsi, r9
    je .L21
    lea edx, [r10 + 0x4000]
    movzx edi, dx
    mov edx, r11d
    nop
.L19:
    cmp dl, -0x1
    je .L20
    tzcnt r11, rsi
    shl r11d, 0x6
    or r11d, edi
    movzx ebx, dl
    inc dl
    mov word ptr [r8 + 2*rbx], r11w
    mov byte ptr [r8 + 0x200], dl
    mov r11d, edx
    lea rbx, [rsi - 0x1]
    and rsi, rbx
    jne .L19
    jmp .L21
.L20:
    mov dl, -0x1
    lea rbx, [rsi - 0x1]
    and rsi, rbx
    jne .L19
    nop
.L21:
    mov esi, r11d
    and rax, qword ptr [rsp - 0x30]
    je .L17
    nop
.L22:
    cmp sil, -0x1
    je .L23
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
    jne .L22
    jmp .L17
.L23:
    mov sil, -0x1
    lea rdx, [rax - 0x1]
    and rax, rdx
    jne .L22
    jmp .L17
.L24:
    mov r10, r14
    or r10, qword ptr [rsp - 0x40]
    mov rax, qword ptr [rsp - 0x50]
    mov r13, qword ptr [rax + 0x20]
    mov rbp, qword ptr [rax + 0x10]
    or rbp, r13
    and rbp, qword ptr [rsp - 0x48]
    and rbp, r14
    je .L32
    movzx r12d, byte ptr [r8 + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea rdx, [plywright::sliders::magic::TABLE]
    jmp .L26
    nop
.L25:
    lea rax, [rbp - 0x1]
    and rbp, rax
    je .L32
.L26:
    tzcnt rax, rbp
    lea rsi, [rax + 2*rax]
    movzx ecx, byte ptr [r11 + 8*rsi + 0x614]
    mov rdi, qword ptr [r11 + 8*rsi + 0x600]
    and rdi, r10
    imul rdi, qword ptr [r11 + 8*rsi + 0x608]
    shr rdi, cl
    mov ecx, dword ptr [r11 + 8*rsi + 0x610]
    add rdi, rcx
    mov rcx, qword ptr [rdx + 8*rdi]
    and rcx, r15
    mov rsi, rcx
    movzx ebx, ax
    and rsi, r9
    je .L29
    lea eax, [rbx + 0x4000]
    movzx edi, ax
    mov eax, r12d
    nop
.L27:
    cmp al, -0x1
    je .L28
    tzcnt r14, rsi
    shl r14d, 0x6
    or r14d, edi
    movzx r12d, al
    inc al
    mov word ptr [r8 + 2*r12], r14w
    mov byte ptr [r8 + 0x200], al
    mov r12d, eax
    lea r14, [rsi - 0x1]
    and rsi, r14
    jne .L27
    jmp .L29
.L28:
    mov al, -0x1
    lea r14, [rsi - 0x1]
    and rsi, r14
    jne .L27
    nop
.L29:
    mov esi, r12d
    and rcx, qword ptr [rsp - 0x30]
    mov r9, qword ptr [rsp - 0x10]
    je .L25
    nop
.L30:
    cmp sil, -0x1
    je .L31
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
    jne .L30
    jmp .L25
.L31:
    mov sil, -0x1
    lea rax, [rcx - 0x1]
    and rcx, rax
    jne .L30
    jmp .L25
.L32:
    mov rax, qword ptr [rsp - 0x50]
    or r13, qword ptr [rax + 0x18]
    and r13, qword ptr [rsp - 0x48]
    and r13, qword ptr [rsp - 0x8]
    je .L40
    movzx eax, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rsp - 0x18]
    jmp .L34
    nop
.L33:
    lea rcx, [r13 - 0x1]
    and r13, rcx
    je .L41
.L34:
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
    je .L37
    lea edi, [rbx + 0x4000]
    movzx edi, di
    mov ebp, eax
    nop
.L35:
    cmp bpl, -0x1
    je .L36
    tzcnt rax, rsi
    shl eax, 0x6
    or eax, edi
    movzx r14d, bpl
    inc bpl
    mov word ptr [r8 + 2*r14], ax
    mov byte ptr [r8 + 0x200], bpl
    mov eax, ebp
    lea r14, [rsi - 0x1]
    and rsi, r14
    jne .L35
    jmp .L37
.L36:
    mov bpl, -0x1
    lea r14, [rsi - 0x1]
    and rsi, r14
    jne .L35
    nop
.L37:
    mov esi, eax
    and rcx, qword ptr [rsp - 0x30]
    mov r9, qword ptr [rsp - 0x10]
    je .L33
    nop
.L38:
    cmp sil, -0x1
    je .L39
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
    jne .L38
    jmp .L33
.L39:
    mov sil, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L38
    jmp .L33
.L40:
    mov r12, qword ptr [rsp - 0x18]
.L41:
    mov rsi, qword ptr [rsp - 0x20]
    mov r11, qword ptr [rsp - 0x28]
    mov r10, qword ptr [rsp - 0x38]
    mov rbx, qword ptr [rsp - 0x40]
    mov rdi, qword ptr [rsp - 0x50]
.L42:
    mov eax, esi
    shl eax, 0x6
    lea r15, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rdi + 0x28]
    and rcx, rbx
    mov edx, 0x40
    tzcnt rdx, rcx
    and edx, 0x3f
    mov qword ptr [rsp - 0x38], r10
    mov rcx, r10
    and rcx, rbx
    mov r10, rcx
    shl r10, 0x9
    movabs r14, -0x101010101010200
    and r14, r10
    shl rcx, 0x7
    movabs r10, 0x7f7f7f7f7f7f7f00
    and r10, rcx
    shl edx, 0x6
    or r10, qword ptr [rdx + r15 + 0x8]
    or r10, r14
    not r10
    and r10, qword ptr [rax + r15 + 0x8]
    and r10, rbx
    je .L44
    mov rax, qword ptr [rdi + 0x38]
    or rax, rbx
    btr rax, rsi
    mov rdx, qword ptr [rdi + 0x8]
    mov qword ptr [rsp - 0x48], rdx
    mov r12, qword ptr [rdi + 0x20]
    mov r13, qword ptr [rdi + 0x18]
    or r13, r12
    or r12, qword ptr [rdi + 0x10]
    xor ebx, ebx
    lea rbp, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    mov rcx, r10
    nop
.L43:
    mov rdi, rcx
    tzcnt rdx, rcx
    lea r14, [rdx + 2*rdx]
    movzx ecx, byte ptr [rbp + 8*r14 + 0x14]
    mov r11, qword ptr [rbp + 8*r14]
    and r11, rax
    imul r11, qword ptr [rbp + 8*r14 + 0x8]
    shr r11, cl
    mov ecx, dword ptr [rbp + 8*r14 + 0x10]
    add r11, rcx
    mov ecx, edx
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r15]
    and rcx, qword ptr [rsp - 0x48]
    mov r11, qword ptr [rsi + 8*r11]
    and r11, r13
    or r11, rcx
    movzx ecx, byte ptr [rbp + 8*r14 + 0x614]
    mov r9, r15
    mov r15, qword ptr [rbp + 8*r14 + 0x600]
    and r15, rax
    imul r15, qword ptr [rbp + 8*r14 + 0x608]
    mov r14d, dword ptr [rbp + 8*r14 + 0x610]
    shr r15, cl
    add r15, r14
    mov r14, qword ptr [rsi + 8*r15]
    mov r15, r9
    and r14, r12
    or r14, r11
    mov r11d, 0x1
    mov ecx, edx
    shl r11, cl
    and r14, qword ptr [rsp - 0x40]
    test r14, r14
    cmove r11, r14
    or rbx, r11
    lea rcx, [rdi - 0x1]
    and rcx, rdi
    jne .L43
    not rbx
    mov r12, qword ptr [rsp - 0x18]
    mov rsi, qword ptr [rsp - 0x20]
    mov r11, qword ptr [rsp - 0x28]
    mov r9, qword ptr [rsp - 0x10]
    and r10, rbx
    and r9, r10
    jne .L45
    jmp .L48
.L44:
    mov rbx, -0x1
    and r10, rbx
    and r9, r10
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
    and r10, qword ptr [rsp - 0x30]
    mov rdi, qword ptr [rsp - 0x50]
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
    test r12, r11
    jne .L52
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L52
    mov rdx, qword ptr [rsp - 0x38]
    or rdx, qword ptr [rdi + 0x8]
    movzx eax, byte ptr [rdi + 0x42]
    lea ecx, [rax + 0x8]
    btr rdx, rcx
    test rdx, r12
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

plywright::movegen::noisy:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov r8, rsi
    cmp byte ptr [rdi + 0x43], 0x1
    mov qword ptr [rsp - 0x18], rdi
    jne .L3
    mov rcx, qword ptr [rdi + 0x28]
    mov r12, qword ptr [rdi + 0x38]
    mov rax, r12
    mov qword ptr [rsp - 0x30], rcx
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
    mov qword ptr [rsp - 0x40], rsi
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
    mov qword ptr [rsp - 0x28], rax
    and rsi, rax
    mov r15, qword ptr [rdi + 0x10]
    mov r9, r15
    or r9, r13
    mov rax, qword ptr [rdx + r11 + 0x28]
    mov qword ptr [rsp - 0x48], r9
    and rax, r9
    or rax, rsi
    mov esi, ecx
    and sil, 0x3f
    mov byte ptr [rsp - 0x38], sil
    mov r9, qword ptr [rdi + 0x30]
    mov rsi, r12
    or rsi, r9
    add rdx, r11
    mov qword ptr [rsp - 0x20], rdx
    and r10, r9
    and rax, r9
    mov qword ptr [rsp - 0x68], r9
    mov qword ptr [rsp - 0x60], rsi
    mov qword ptr [rsp - 0x50], rbx
    je .L49
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
    and r14, rsi
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
    mov qword ptr [rsp - 0x20], rcx
    and rax, rcx
    mov ecx, 0x40
    tzcnt rcx, rax
    mov ebx, ecx
    and ebx, 0x3f
    mov edx, ebx
    shl edx, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [rdi]
    mov rsi, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdx + r9]
    mov qword ptr [rsp - 0x60], rsi
    and rax, rsi
    mov r10, qword ptr [rdx + r9 + 0x10]
    mov qword ptr [rsp - 0x48], r11
    and r10, r11
    or r10, rax
    mov rbp, qword ptr [rdi + 0x18]
    mov r13, qword ptr [rdi + 0x20]
    mov rax, r13
    or rax, rbp
    mov rsi, qword ptr [rdx + r9 + 0x20]
    mov qword ptr [rsp - 0x50], rax
    and rsi, rax
    mov r15, qword ptr [rdi + 0x10]
    mov r11, r15
    or r11, r13
    mov rax, qword ptr [rdx + r9 + 0x28]
    mov qword ptr [rsp - 0x58], r11
    and rax, r11
    or rax, rsi
    mov esi, ecx
    and sil, 0x3f
    mov byte ptr [rsp - 0x30], sil
    mov rsi, r9
    mov rdi, qword ptr [rdi + 0x38]
    mov r9, r12
    or r9, rdi
    add rdx, rsi
    mov qword ptr [rsp - 0x40], rdx
    and r10, rdi
    mov qword ptr [rsp - 0x68], rdi
    and rax, rdi
    je .L88
    mov edx, ebx
    shl edx, 0x9
    lea rdi, [plywright::board::geometry::BETWEEN]
    add rdi, rdx
    xor edx, edx
    mov rsi, rbx
    jmp .L6
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
    jne .L186
    test rdx, rdx
    je .L50
    movabs r10, 0xfefefefefefe00
    movabs rbx, 0x7f7f7f7f7f7f00
    mov rdi, qword ptr [rsp - 0x58]
    and rdi, r12
    mov r14, rdx
    not r14
    mov r11, qword ptr [rsp - 0x20]
    mov rax, qword ptr [r11 + 0x38]
    or rax, r14
    and rax, rdi
    shr rax, 0x7
    add r10, 0xfe
    and r10, r9
    and r10, rax
    mov r11, qword ptr [r11 + 0x30]
    or r11, r14
    and r11, rdi
    shr r11, 0x9
    lea rax, [rbx + 0x7f]
    and rax, r9
    and rax, r11
    test edi, 0xff00
    mov qword ptr [rsp - 0x8], r13
    mov qword ptr [rsp - 0x10], r14
    je .L17
    mov r9, rbx
    and cl, 0x7
    movabs r11, 0x101010101010101
    shl r11d, cl
    mov ecx, r14d
    or ecx, r11d
    and edi, ecx
    shr edi, 0x8
    mov ecx, esi
    not ecx
    and ecx, edi
    movzx ecx, cl
    test ecx, ecx
    je .L10
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L8:
    mov bl, -0x1
    cmp dil, -0x1
    je .L9
    tzcnt r11, rcx
    mov r14d, r11d
    shl r14d, 0x6
    add r11d, r14d
    add r11d, 0x8
    lea r13d, [rdi + 0x1]
    movzx r14d, r11w
    mov r11d, r14d
    or r11d, 0xb000
    movzx esi, dil
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L9
    lea r11d, [rdi + 0x2]
    lea esi, [r14 + 0x8000]
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L9
    lea r13d, [rdi + 0x3]
    mov esi, r14d
    or esi, 0xa000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L9
    add dil, 0x4
    or r14d, 0x9000
    movzx esi, r13b
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], dil
    mov ebx, edi
.L9:
    lea rsi, [rcx - 0x1]
    mov edi, ebx
    and rcx, rsi
    jne .L8
.L10:
    mov rcx, r10
    and rcx, 0xfe
    je .L13
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L11:
    mov bl, -0x1
    cmp dil, -0x1
    je .L12
    tzcnt rsi, rcx
    mov r11d, esi
    shl r11d, 0x6
    add esi, r11d
    add esi, 0x7
    lea r13d, [rdi + 0x1]
    movzx r14d, si
    mov esi, r14d
    or esi, 0xf000
    movzx r11d, dil
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L12
    lea r11d, [rdi + 0x2]
    mov esi, r14d
    or esi, 0xc000
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L12
    lea r13d, [rdi + 0x3]
    mov esi, r14d
    or esi, 0xe000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L12
    add dil, 0x4
    or r14d, 0xd000
    movzx esi, r13b
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], dil
    mov ebx, edi
.L12:
    lea rsi, [rcx - 0x1]
    mov edi, ebx
    and rcx, rsi
    jne .L11
.L13:
    mov rcx, rax
    and rcx, 0x7f
    je .L16
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L14:
    mov bl, -0x1
    cmp dil, -0x1
    je .L15
    tzcnt rsi, rcx
    mov r11d, esi
    shl r11d, 0x6
    add esi, r11d
    add esi, 0x9
    lea r13d, [rdi + 0x1]
    movzx r14d, si
    mov esi, r14d
    or esi, 0xf000
    movzx r11d, dil
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L15
    lea r11d, [rdi + 0x2]
    mov esi, r14d
    or esi, 0xc000
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L15
    lea r13d, [rdi + 0x3]
    mov esi, r14d
    or esi, 0xe000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L15
    add dil, 0x4
    or r14d, 0xd000
    movzx esi, r13b
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], dil
    mov ebx, edi
.L15:
    lea rsi, [rcx - 0x1]
    mov edi, ebx
    and rcx, rsi
    jne .L14
.L16:
    movabs rcx, 0xfefefefefefe00
    and r10, rcx
    and rax, r9
    mov r9, qword ptr [rsp - 0x68]
    mov r14, qword ptr [rsp - 0x10]
.L17:
    test r10, r10
    je .L20
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L18:
    cmp cl, -0x1
    je .L19
    tzcnt rsi, r10
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x4007
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [r10 - 0x1]
    and r10, rsi
    jne .L18
    jmp .L20
.L19:
    mov cl, -0x1
    lea rsi, [r10 - 0x1]
    and r10, rsi
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
    mov rax, qword ptr [rsp - 0x40]
    and rax, r12
    and rax, r14
    je .L124
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L25
    nop
.L24:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L124
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
    jne .L188
    test rdx, rdx
    je .L89
    mov qword ptr [rsp - 0x28], rsi
    mov rdi, qword ptr [rsp - 0x48]
    and rdi, r12
    mov r14, rdx
    not r14
    mov r11, qword ptr [rsp - 0x40]
    mov rax, qword ptr [r11 + 0x30]
    or rax, r14
    and rax, rdi
    shl rax, 0x9
    movabs r10, -0x101010101010200
    mov rsi, qword ptr [rsp - 0x68]
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
    mov qword ptr [rsp - 0x38], r14
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
    mov r14, qword ptr [rsp - 0x38]
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
    je .L129
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L46
    nop
.L45:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L129
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
    test r10, r10
    jne .L185
.L50:
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
    je .L63
    shr r10d, 0x8
    mov r11d, esi
    not r11d
    and r11d, r10d
    movzx r10d, r11b
    test r10d, r10d
    je .L54
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L51:
    mov bl, -0x1
    cmp r15b, -0x1
    je .L52
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
    je .L53
    lea r13d, [r15 + 0x2]
    lea r11d, [r14 + 0x8000]
    movzx ebp, bpl
    mov word ptr [r8 + 2*rbp], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L53
    lea ebp, [r15 + 0x3]
    mov r11d, r14d
    or r11d, 0xa000
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    mov r9, qword ptr [rsp - 0x68]
    je .L52
    add r15b, 0x4
    or r14d, 0x9000
    movzx r11d, bpl
    mov word ptr [r8 + 2*r11], r14w
    mov byte ptr [r8 + 0x200], r15b
    mov ebx, r15d
.L52:
    lea r11, [r10 - 0x1]
    mov r15d, ebx
    and r10, r11
    jne .L51
    jmp .L54
.L53:
    mov r9, qword ptr [rsp - 0x68]
    lea r11, [r10 - 0x1]
    mov r15d, ebx
    and r10, r11
    jne .L51
.L54:
    mov r10, rcx
    and r10, 0xfe
    je .L58
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L55:
    mov bl, -0x1
    cmp r15b, -0x1
    je .L56
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
    je .L57
    lea r13d, [r15 + 0x2]
    mov r11d, ebp
    or r11d, 0xc000
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L57
    lea r14d, [r15 + 0x3]
    mov r11d, ebp
    or r11d, 0xe000
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    mov r9, qword ptr [rsp - 0x68]
    je .L56
    add r15b, 0x4
    or ebp, 0xd000
    movzx r11d, r14b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], r15b
    mov ebx, r15d
.L56:
    lea r11, [r10 - 0x1]
    mov r15d, ebx
    and r10, r11
    jne .L55
    jmp .L58
.L57:
    mov r9, qword ptr [rsp - 0x68]
    lea r11, [r10 - 0x1]
    mov r15d, ebx
    and r10, r11
    jne .L55
.L58:
    mov r10, rax
    and r10, 0x7f
    je .L62
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L59:
    mov bl, -0x1
    cmp r15b, -0x1
    je .L60
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
    je .L61
    lea r13d, [r15 + 0x2]
    mov r11d, ebp
    or r11d, 0xc000
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L61
    lea r14d, [r15 + 0x3]
    mov r11d, ebp
    or r11d, 0xe000
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    mov r9, qword ptr [rsp - 0x68]
    je .L60
    add r15b, 0x4
    or ebp, 0xd000
    movzx r11d, r14b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], r15b
    mov ebx, r15d
.L60:
    lea r11, [r10 - 0x1]
    mov r15d, ebx
    and r10, r11
    jne .L59
    jmp .L62
.L61:
    mov r9, qword ptr [rsp - 0x68]
    lea r11, [r10 - 0x1]
    mov r15d, ebx
    and r10, r11
    jne .L59
.L62:
    and rcx, rdi
    and rax, rdx
.L63:
    lea rsi, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [rsp - 0x40]
    mov rbx, qword ptr [rsp - 0x48]
    test rcx, rcx
    je .L66
    movzx edx, byte ptr [r8 + 0x200]
    nop
.L64:
    cmp dl, -0x1
    je .L65
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
    jne .L64
    jmp .L66
.L65:
    mov dl, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L64
.L66:
    test rax, rax
    je .L69
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L67:
    cmp cl, -0x1
    je .L68
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
    jne .L67
    jmp .L69
.L68:
    mov cl, -0x1
    lea rdx, [rax - 0x1]
    and rax, rdx
    jne .L67
.L69:
    mov rax, r11
    and rax, r12
    je .L74
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L71
.L70:
    lea rdx, [rax - 0x1]
    and rax, rdx
    je .L74
.L71:
    tzcnt rdi, rax
    mov edx, edi
    shl edx, 0x6
    mov rdx, qword ptr [rdx + rsi]
    and rdx, r9
    je .L70
    or edi, 0x4000
    movzx edi, di
    mov r10d, ecx
    nop
.L72:
    cmp r10b, -0x1
    je .L73
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
    jne .L72
    jmp .L70
.L73:
    mov r10b, -0x1
    lea r11, [rdx - 0x1]
    and rdx, r11
    jne .L72
    jmp .L70
.L74:
    mov rax, rbx
    and rax, r12
    mov rsi, qword ptr [rsp - 0x60]
    je .L79
    movzx r10d, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L76
    nop
.L75:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L79
.L76:
    tzcnt rbx, rax
    lea r11, [rbx + 2*rbx]
    movzx ecx, byte ptr [rdx + 8*r11 + 0x614]
    mov r14, qword ptr [rdx + 8*r11 + 0x600]
    and r14, rsi
    imul r14, qword ptr [rdx + 8*r11 + 0x608]
    shr r14, cl
    mov ecx, dword ptr [rdx + 8*r11 + 0x610]
    add r14, rcx
    mov rcx, qword ptr [rdi + 8*r14]
    and rcx, r9
    je .L75
    or ebx, 0x4000
    movzx ebx, bx
    mov ebp, r10d
    nop
.L77:
    cmp bpl, -0x1
    je .L78
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
    jne .L77
    jmp .L75
.L78:
    mov bpl, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L77
    jmp .L75
.L79:
    mov r13, qword ptr [rsp - 0x28]
    and r12, r13
    lea r14, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rsp - 0x60]
    mov rbp, qword ptr [rsp - 0x40]
    mov r9, qword ptr [rsp - 0x50]
    je .L84
    movzx edi, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdx, [plywright::sliders::magic::TABLE]
    jmp .L81
    nop
.L80:
    lea rcx, [r12 - 0x1]
    and r12, rcx
    je .L84
.L81:
    tzcnt r10, r12
    lea r11, [r10 + 2*r10]
    movzx ecx, byte ptr [rax + 8*r11 + 0x14]
    mov rbx, qword ptr [rax + 8*r11]
    and rbx, rsi
    imul rbx, qword ptr [rax + 8*r11 + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [rax + 8*r11 + 0x10]
    add rbx, rcx
    mov rcx, qword ptr [rdx + 8*rbx]
    and rcx, qword ptr [rsp - 0x68]
    je .L80
    or r10d, 0x4000
    movzx r10d, r10w
    mov ebx, edi
    nop
.L82:
    cmp bl, -0x1
    je .L83
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
    jne .L82
    jmp .L80
.L83:
    mov bl, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L82
    jmp .L80
.L84:
    mov eax, 0x1
    mov ecx, r9d
    shl rax, cl
    mov rcx, qword ptr [rsp - 0x20]
    mov r15, qword ptr [rcx + 0x8]
    mov r12, qword ptr [rsp - 0x68]
    and r15, r12
    je .L178
    mov rdi, qword ptr [rsp - 0x30]
    and rdi, r12
    mov ecx, 0x40
    tzcnt rcx, rdi
    and ecx, 0x3f
    mov r11, qword ptr [rsp - 0x58]
    and r11, r12
    mov rdi, r11
    shl rdi, 0x9
    movabs r10, -0x101010101010200
    and r10, rdi
    shl r11, 0x7
    movabs rdi, 0x7f7f7f7f7f7f7f00
    and rdi, r11
    or rdi, r10
    shl ecx, 0x6
    or rdi, qword ptr [rcx + r14 + 0x8]
    not rdi
    and r15, rdi
    je .L178
    not rax
    and rsi, rax
    xor edi, edi
    lea r10, [plywright::sliders::magic::LOOKUPS]
    mov rax, r15
    nop
.L85:
    mov rbx, rax
    tzcnt rax, rax
    lea r14, [rax + 2*rax]
    movzx ecx, byte ptr [r10 + 8*r14 + 0x14]
    mov r11, qword ptr [r10 + 8*r14]
    and r11, rsi
    imul r11, qword ptr [r10 + 8*r14 + 0x8]
    shr r11, cl
    mov ecx, dword ptr [r10 + 8*r14 + 0x10]
    add r11, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea rdx, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rdx]
    and rcx, rbp
    lea rdx, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [rdx + 8*r11]
    and r11, r13
    or r11, rcx
    movzx ecx, byte ptr [r10 + 8*r14 + 0x614]
    mov r9, r12
    mov r12, qword ptr [r10 + 8*r14 + 0x600]
    and r12, rsi
    imul r12, qword ptr [r10 + 8*r14 + 0x608]
    mov r14d, dword ptr [r10 + 8*r14 + 0x610]
    shr r12, cl
    add r12, r14
    mov r14, qword ptr [rdx + 8*r12]
    mov r12, r9
    and r14, qword ptr [rsp - 0x48]
    or r14, r11
    mov r11d, 0x1
    mov ecx, eax
    shl r11, cl
    and r14, r9
    test r14, r14
    cmove r11, r14
    or rdi, r11
    lea rax, [rbx - 0x1]
    and rax, rbx
    jne .L85
    not rdi
    and r15, rdi
    je .L178
    movzx eax, byte ptr [rsp - 0x38]
    or eax, 0x4000
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L86:
    cmp cl, -0x1
    je .L87
    tzcnt rsi, r15
    shl esi, 0x6
    or esi, eax
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [r15 - 0x1]
    and r15, rsi
    jne .L86
    jmp .L178
.L87:
    mov cl, -0x1
    lea rsi, [r15 - 0x1]
    and r15, rsi
    jne .L86
    jmp .L178
.L88:
    test r10, r10
    mov rsi, rbx
    jne .L187
.L89:
    movabs r10, 0xfefefefefefe00
    movabs rdx, 0x7f7f7f7f7f7f00
    mov rdi, qword ptr [rsp - 0x48]
    and rdi, r12
    mov rax, rdi
    shl rax, 0x9
    mov rbx, qword ptr [rsp - 0x68]
    and rax, rbx
    movabs rcx, -0x101010101010200
    and rcx, rax
    mov r11, rdi
    shl r11, 0x7
    and r11, rbx
    movabs rax, 0x7f7f7f7f7f7f7f00
    and rax, r11
    mov r11, rdi
    shr r11, 0x30
    test r11b, r11b
    je .L99
    shl rdi, 0x8
    mov r11, r9
    not r11
    and r11, rdi
    movabs rdi, -0x100000000000000
    and rdi, r11
    je .L92
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L90:
    mov bl, -0x1
    cmp r15b, -0x1
    je .L91
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
    je .L91
    lea r13d, [r15 + 0x2]
    lea r11d, [rbp + 0x8000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L91
    lea r14d, [r15 + 0x3]
    lea r11d, [rbp + 0xa000]
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L91
    add r15b, 0x4
    or ebp, 0x9000
    movzx r11d, r14b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], r15b
    mov ebx, r15d
.L91:
    lea r11, [rdi - 0x1]
    mov r15d, ebx
    and rdi, r11
    jne .L90
.L92:
    movabs rdi, -0x200000000000000
    and rdi, rcx
    je .L95
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L93:
    mov bl, -0x1
    cmp r15b, -0x1
    je .L94
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
    je .L94
    lea r13d, [r15 + 0x2]
    lea r11d, [rbp + 0xc000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L94
    lea r14d, [r15 + 0x3]
    lea r11d, [rbp + 0xe000]
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L94
    add r15b, 0x4
    or ebp, 0xd000
    movzx r11d, r14b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], r15b
    mov ebx, r15d
.L94:
    lea r11, [rdi - 0x1]
    mov r15d, ebx
    and rdi, r11
    jne .L93
.L95:
    movabs rdi, 0x7f00000000000000
    and rdi, rax
    je .L98
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L96:
    mov bl, -0x1
    cmp r15b, -0x1
    je .L97
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
    je .L97
    lea r13d, [r15 + 0x2]
    lea r11d, [rbp + 0xc000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L97
    lea r14d, [r15 + 0x3]
    lea r11d, [rbp + 0xe000]
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L97
    add r15b, 0x4
    or ebp, 0xd000
    movzx r11d, r14b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], r15b
    mov ebx, r15d
.L97:
    lea r11, [rdi - 0x1]
    mov r15d, ebx
    and rdi, r11
    jne .L96
.L98:
    and rcx, r10
    and rax, rdx
.L99:
    mov r14, qword ptr [rsp - 0x60]
    mov r15, qword ptr [rsp - 0x58]
    test rcx, rcx
    je .L102
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L100:
    cmp dil, -0x1
    je .L101
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
    jne .L100
    jmp .L102
.L101:
    mov dil, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L100
.L102:
    test rax, rax
    je .L105
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L103:
    cmp cl, -0x1
    je .L104
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
    jne .L103
    jmp .L105
.L104:
    mov cl, -0x1
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L103
.L105:
    mov rax, r14
    and rax, r12
    je .L110
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L107
    nop
.L106:
    lea rdi, [rax - 0x1]
    and rax, rdi
    je .L110
.L107:
    tzcnt r11, rax
    mov edi, r11d
    shl edi, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdi + rbx]
    and rdi, qword ptr [rsp - 0x68]
    je .L106
    or r11d, 0x4000
    movzx ebx, r11w
    mov ebp, ecx
    nop
.L108:
    cmp bpl, -0x1
    je .L109
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
    jne .L108
    jmp .L106
.L109:
    mov bpl, -0x1
    lea r11, [rdi - 0x1]
    and rdi, r11
    jne .L108
    jmp .L106
.L110:
    mov rax, r15
    and rax, r12
    je .L115
    movzx ebp, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    jmp .L112
    nop
.L111:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L115
.L112:
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
    and rcx, qword ptr [rsp - 0x68]
    je .L111
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, ebp
    nop
.L113:
    cmp r14b, -0x1
    je .L114
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
    jne .L113
    jmp .L111
.L114:
    mov r14b, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L113
    jmp .L111
.L115:
    and r12, qword ptr [rsp - 0x50]
    je .L120
    movzx ebp, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L117
    nop
.L116:
    lea rcx, [r12 - 0x1]
    and r12, rcx
    je .L120
.L117:
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
    and rcx, qword ptr [rsp - 0x68]
    je .L116
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, ebp
    nop
.L118:
    cmp r14b, -0x1
    je .L119
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
    jne .L118
    jmp .L116
.L119:
    mov r14b, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L118
    jmp .L116
.L120:
    mov eax, 0x1
    mov ecx, esi
    shl rax, cl
    mov rcx, qword ptr [rsp - 0x40]
    mov rdi, qword ptr [rcx + 0x8]
    mov r11, qword ptr [rsp - 0x68]
    and rdi, r11
    mov r13, qword ptr [rsp - 0x60]
    lea r12, [plywright::board::geometry::AROUND]
    je .L183
    mov rsi, qword ptr [rsp - 0x20]
    and rsi, r11
    mov ecx, 0x40
    tzcnt rcx, rsi
    and ecx, 0x3f
    mov rsi, qword ptr [rsp - 0x48]
    and rsi, r11
    mov r11, rsi
    shr r11, 0x7
    add r10, 0xfe
    and r10, r11
    shr rsi, 0x9
    add rdx, 0x7f
    and rdx, rsi
    or rdx, r10
    shl ecx, 0x6
    or rdx, qword ptr [rcx + r12 + 0x8]
    not rdx
    and rdi, rdx
    je .L183
    not rax
    and r9, rax
    xor edx, edx
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    mov rax, rdi
    mov rbp, qword ptr [rsp - 0x50]
    mov rsi, qword ptr [rsp - 0x58]
    nop
.L121:
    mov rbx, rax
    tzcnt rax, rax
    lea r14, [rax + 2*rax]
    movzx ecx, byte ptr [r10 + 8*r14 + 0x14]
    mov r11, qword ptr [r10 + 8*r14]
    and r11, r9
    imul r11, qword ptr [r10 + 8*r14 + 0x8]
    shr r11, cl
    mov ecx, dword ptr [r10 + 8*r14 + 0x10]
    add r11, rcx
    mov ecx, eax
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r12]
    and rcx, r13
    mov r11, qword ptr [r15 + 8*r11]
    and r11, rbp
    or r11, rcx
    movzx ecx, byte ptr [r10 + 8*r14 + 0x614]
    mov r12, qword ptr [r10 + 8*r14 + 0x600]
    and r12, r9
    imul r12, qword ptr [r10 + 8*r14 + 0x608]
    mov r14d, dword ptr [r10 + 8*r14 + 0x610]
    shr r12, cl
    add r12, r14
    mov r14, qword ptr [r15 + 8*r12]
    lea r12, [plywright::board::geometry::AROUND]
    and r14, rsi
    or r14, r11
    mov r11d, 0x1
    mov ecx, eax
    shl r11, cl
    and r14, qword ptr [rsp - 0x68]
    test r14, r14
    cmove r11, r14
    or rdx, r11
    lea rax, [rbx - 0x1]
    and rax, rbx
    jne .L121
    not rdx
    and rdi, rdx
    je .L183
    movzx eax, byte ptr [rsp - 0x30]
    or eax, 0x4000
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L122:
    cmp cl, -0x1
    je .L123
    tzcnt rdx, rdi
    shl edx, 0x6
    or edx, eax
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [rdi - 0x1]
    and rdi, rdx
    jne .L122
    jmp .L183
.L123:
    mov cl, -0x1
    lea rdx, [rdi - 0x1]
    and rdi, rdx
    jne .L122
    jmp .L183
.L124:
    mov rax, qword ptr [rsp - 0x48]
    and rax, r12
    and rax, r14
    je .L134
    movzx r13d, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L126
    nop
.L125:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L134
.L126:
    tzcnt rbx, rax
    lea rsi, [rbx + 2*rbx]
    movzx ecx, byte ptr [r10 + 8*rsi + 0x614]
    mov r11, qword ptr [r10 + 8*rsi + 0x600]
    and r11, qword ptr [rsp - 0x60]
    imul r11, qword ptr [r10 + 8*rsi + 0x608]
    shr r11, cl
    mov ecx, dword ptr [r10 + 8*rsi + 0x610]
    add r11, rcx
    mov rcx, qword ptr [rdi + 8*r11]
    and rcx, qword ptr [rsp - 0x68]
    je .L125
    or ebx, 0x4000
    movzx r14d, bx
    mov ebx, r13d
    nop
.L127:
    cmp bl, -0x1
    je .L128
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
    jne .L127
    jmp .L125
.L128:
    mov bl, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L127
    jmp .L125
.L129:
    mov rax, qword ptr [rsp - 0x58]
    and rax, r12
    and rax, r14
    je .L139
    movzx r13d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L131
    nop
.L130:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L139
.L131:
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
    je .L130
    or ebx, 0x4000
    movzx r14d, bx
    mov ebx, r13d
    nop
.L132:
    cmp bl, -0x1
    je .L133
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
    jne .L132
    jmp .L130
.L133:
    mov bl, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L132
    jmp .L130
.L134:
    and r12, qword ptr [rsp - 0x28]
    and r12, qword ptr [rsp - 0x10]
    mov r9, qword ptr [rsp - 0x68]
    mov r13, qword ptr [rsp - 0x8]
    je .L144
    movzx r10d, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L136
    nop
.L135:
    lea rcx, [r12 - 0x1]
    and r12, rcx
    je .L144
.L136:
    tzcnt rbx, r12
    lea rsi, [rbx + 2*rbx]
    movzx ecx, byte ptr [rax + 8*rsi + 0x14]
    mov r11, qword ptr [rax + 8*rsi]
    and r11, qword ptr [rsp - 0x60]
    imul r11, qword ptr [rax + 8*rsi + 0x8]
    shr r11, cl
    mov ecx, dword ptr [rax + 8*rsi + 0x10]
    add r11, rcx
    mov rcx, qword ptr [rdi + 8*r11]
    and rcx, r9
    je .L135
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r10d
    nop
.L137:
    cmp r14b, -0x1
    je .L138
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
    jne .L137
    jmp .L135
.L138:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L137
    jmp .L135
.L139:
    and r12, qword ptr [rsp - 0x50]
    and r12, qword ptr [rsp - 0x38]
    mov r13, qword ptr [rsp - 0x10]
    je .L149
    movzx r10d, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L141
    nop
.L140:
    lea rcx, [r12 - 0x1]
    and r12, rcx
    je .L149
.L141:
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
    je .L140
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r10d
    nop
.L142:
    cmp r14b, -0x1
    je .L143
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
    jne .L142
    jmp .L140
.L143:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L142
    jmp .L140
.L144:
    and r15, rdx
    je .L154
    mov rcx, qword ptr [rsp - 0x50]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r12d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L146
    nop
.L145:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L154
.L146:
    tzcnt rbx, r15
    lea rsi, [rbx + 2*rbx]
    mov r11d, dword ptr [rdi + 8*rsi + 0x610]
    movzx ecx, byte ptr [rdi + 8*rsi + 0x614]
    mov r14, qword ptr [rdi + 8*rsi + 0x600]
    and r14, qword ptr [rsp - 0x60]
    imul r14, qword ptr [rdi + 8*rsi + 0x608]
    shr r14, cl
    add r14, r11
    mov rcx, qword ptr [r10 + 8*r14]
    and rcx, qword ptr [rax + 8*rbx]
    and rcx, r9
    je .L145
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r12d
    nop
.L147:
    cmp r14b, -0x1
    je .L148
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
    jne .L147
    jmp .L145
.L148:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L147
    jmp .L145
.L149:
    and r15, rdx
    je .L159
    mov rcx, qword ptr [rsp - 0x28]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r12d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L151
    nop
.L150:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L159
.L151:
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
    je .L150
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r12d
    nop
.L152:
    cmp r14b, -0x1
    je .L153
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
    jne .L152
    jmp .L150
.L153:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L152
    jmp .L150
.L154:
    and rbp, rdx
    je .L164
    mov rcx, qword ptr [rsp - 0x50]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r15d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L156
    nop
.L155:
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    je .L164
.L156:
    tzcnt rbx, rbp
    lea rsi, [rbx + 2*rbx]
    mov r11d, dword ptr [rdi + 8*rsi + 0x10]
    movzx ecx, byte ptr [rdi + 8*rsi + 0x14]
    mov r14, qword ptr [rdi + 8*rsi]
    and r14, qword ptr [rsp - 0x60]
    imul r14, qword ptr [rdi + 8*rsi + 0x8]
    shr r14, cl
    add r14, r11
    mov rcx, qword ptr [r10 + 8*r14]
    and rcx, qword ptr [rax + 8*rbx]
    and rcx, r9
    je .L155
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r15d
    nop
.L157:
    cmp r14b, -0x1
    je .L158
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
    jne .L157
    jmp .L155
.L158:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L157
    jmp .L155
.L159:
    and rbp, rdx
    mov r12, qword ptr [rsp - 0x68]
    je .L169
    mov rcx, qword ptr [rsp - 0x28]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r15d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L161
    nop
.L160:
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    je .L169
.L161:
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
    and rcx, r12
    je .L160
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r15d
    nop
.L162:
    cmp r14b, -0x1
    je .L163
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
    jne .L162
    jmp .L160
.L163:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L162
    jmp .L160
.L164:
    and rdx, r13
    je .L174
    mov rcx, qword ptr [rsp - 0x50]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx ebp, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rsp - 0x60]
    jmp .L166
    nop
.L165:
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    je .L174
.L166:
    tzcnt rbx, rdx
    lea rsi, [rbx + 2*rbx]
    movzx ecx, byte ptr [rdi + 8*rsi + 0x14]
    mov r11, qword ptr [rdi + 8*rsi]
    and r11, r12
    imul r11, qword ptr [rdi + 8*rsi + 0x8]
    shr r11, cl
    mov ecx, dword ptr [rdi + 8*rsi + 0x10]
    add r11, rcx
    mov r14d, dword ptr [rdi + 8*rsi + 0x610]
    movzx ecx, byte ptr [rdi + 8*rsi + 0x614]
    mov r15, qword ptr [rdi + 8*rsi + 0x600]
    and r15, r12
    imul r15, qword ptr [rdi + 8*rsi + 0x608]
    shr r15, cl
    add r15, r14
    mov rcx, qword ptr [r10 + 8*r15]
    or rcx, qword ptr [r10 + 8*r11]
    and rcx, qword ptr [rax + 8*rbx]
    and rcx, r9
    je .L165
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, ebp
    nop
.L167:
    cmp r14b, -0x1
    je .L168
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
    jne .L167
    jmp .L165
.L168:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L167
    jmp .L165
.L169:
    and rdx, r13
    je .L179
    mov rcx, qword ptr [rsp - 0x28]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx ebp, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L171
    nop
.L170:
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    je .L179
.L171:
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
    and rcx, r12
    je .L170
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, ebp
    nop
.L172:
    cmp r14b, -0x1
    je .L173
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
    jne .L172
    jmp .L170
.L173:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L172
    jmp .L170
.L174:
    mov eax, 0x1
    mov rcx, qword ptr [rsp - 0x50]
    shl rax, cl
    mov rcx, qword ptr [rsp - 0x20]
    mov rdx, qword ptr [rcx + 0x8]
    and rdx, r9
    lea r11, [plywright::board::geometry::AROUND]
    je .L178
    mov rsi, qword ptr [rsp - 0x30]
    and rsi, r9
    mov ecx, 0x40
    tzcnt rcx, rsi
    and ecx, 0x3f
    mov r10, qword ptr [rsp - 0x58]
    and r10, r9
    mov rsi, r10
    shl rsi, 0x9
    movabs rdi, -0x101010101010200
    and rdi, rsi
    shl r10, 0x7
    movabs rsi, 0x7f7f7f7f7f7f7f00
    and rsi, r10
    or rsi, rdi
    shl ecx, 0x6
    or rsi, qword ptr [rcx + r11 + 0x8]
    not rsi
    and rdx, rsi
    je .L178
    not rax
    mov r15, qword ptr [rsp - 0x60]
    and r15, rax
    xor edi, edi
    lea r10, [plywright::sliders::magic::LOOKUPS]
    mov rax, rdx
    mov rbp, qword ptr [rsp - 0x28]
    mov r12, qword ptr [rsp - 0x48]
    lea r9, [plywright::sliders::magic::TABLE]
    nop
.L175:
    mov rbx, rax
    tzcnt rax, rax
    lea r14, [rax + 2*rax]
    movzx ecx, byte ptr [r10 + 8*r14 + 0x14]
    mov rsi, qword ptr [r10 + 8*r14]
    and rsi, r15
    imul rsi, qword ptr [r10 + 8*r14 + 0x8]
    shr rsi, cl
    mov ecx, dword ptr [r10 + 8*r14 + 0x10]
    add rsi, rcx
    mov ecx, eax
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r11]
    and rcx, qword ptr [rsp - 0x40]
    mov rsi, qword ptr [r9 + 8*rsi]
    and rsi, rbp
    or rsi, rcx
    movzx ecx, byte ptr [r10 + 8*r14 + 0x614]
    mov r13, r11
    mov r11, qword ptr [r10 + 8*r14 + 0x600]
    and r11, r15
    imul r11, qword ptr [r10 + 8*r14 + 0x608]
    mov r14d, dword ptr [r10 + 8*r14 + 0x610]
    shr r11, cl
    add r11, r14
    mov r11, qword ptr [r9 + 8*r11]
    and r11, r12
    or r11, rsi
    mov esi, 0x1
    mov ecx, eax
    shl rsi, cl
    and r11, qword ptr [rsp - 0x68]
    test r11, r11
    cmove rsi, r11
    mov r11, r13
    or rdi, rsi
    lea rax, [rbx - 0x1]
    and rax, rbx
    jne .L175
    not rdi
    and rdx, rdi
    je .L178
    movzx eax, byte ptr [rsp - 0x38]
    or eax, 0x4000
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
.L176:
    cmp cl, -0x1
    je .L177
    tzcnt rsi, rdx
    shl esi, 0x6
    or esi, eax
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [rdx - 0x1]
    and rdx, rsi
    jne .L176
    jmp .L178
.L177:
    mov cl, -0x1
    lea rsi, [rdx - 0x1]
    and rdx, rsi
    jne .L176
.L178:
    mov rdi, qword ptr [rsp - 0x18]
    cmp byte ptr [rdi + 0x41], 0x0
    je .L184
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
.L179:
    mov eax, 0x1
    mov rcx, qword ptr [rsp - 0x28]
    shl rax, cl
    mov rcx, qword ptr [rsp - 0x40]
    mov rdx, qword ptr [rcx + 0x8]
    and rdx, r12
    je .L183
    mov rsi, qword ptr [rsp - 0x20]
    and rsi, r12
    mov ecx, 0x40
    tzcnt rcx, rsi
    and ecx, 0x3f
    mov rdi, qword ptr [rsp - 0x48]
    and rdi, r12
    mov rsi, rdi
    shr rsi, 0x7
    movabs r11, 0xfefefefefefe00
    add r11, 0xfe
    and r11, rsi
    shr rdi, 0x9
    movabs r10, 0x7f7f7f7f7f7f00
    add r10, 0x7f
    and r10, rdi
    or r10, r11
    shl ecx, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    or r10, qword ptr [rcx + rsi + 0x8]
    not r10
    and rdx, r10
    je .L183
    not rax
    and r9, rax
    xor edi, edi
    lea r10, [plywright::sliders::magic::LOOKUPS]
    mov rax, rdx
    mov r13, qword ptr [rsp - 0x60]
    mov r12, qword ptr [rsp - 0x50]
    mov r15, qword ptr [rsp - 0x58]
    lea rbp, [plywright::sliders::magic::TABLE]
    nop
.L180:
    mov rbx, rax
    tzcnt rax, rax
    lea r14, [rax + 2*rax]
    movzx ecx, byte ptr [r10 + 8*r14 + 0x14]
    mov rsi, qword ptr [r10 + 8*r14]
    and rsi, r9
    imul rsi, qword ptr [r10 + 8*r14 + 0x8]
    shr rsi, cl
    mov ecx, dword ptr [r10 + 8*r14 + 0x10]
    add rsi, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r11]
    and rcx, r13
    mov rsi, qword ptr [rbp + 8*rsi]
    and rsi, r12
    or rsi, rcx
    movzx ecx, byte ptr [r10 + 8*r14 + 0x614]
    mov r11, qword ptr [r10 + 8*r14 + 0x600]
    and r11, r9
    imul r11, qword ptr [r10 + 8*r14 + 0x608]
    mov r14d, dword ptr [r10 + 8*r14 + 0x610]
    shr r11, cl
    add r11, r14
    mov r11, qword ptr [rbp + 8*r11]
    and r11, r15
    or r11, rsi
    mov esi, 0x1
    mov ecx, eax
    shl rsi, cl
    and r11, qword ptr [rsp - 0x68]
    test r11, r11
    cmove rsi, r11
    or rdi, rsi
    lea rax, [rbx - 0x1]
    and rax, rbx
    jne .L180
    not rdi
    and rdx, rdi
    je .L183
    movzx eax, byte ptr [rsp - 0x30]
    or eax, 0x4000
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
    jmp .L183
.L182:
    mov cl, -0x1
    lea rsi, [rdx - 0x1]
    and rdx, rsi
    jne .L181
.L183:
    mov rdi, qword ptr [rsp - 0x18]
    cmp byte ptr [rdi + 0x41], 0x0
    jne .L189
.L184:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L185:
    xor edx, edx
.L186:
    movzx esi, byte ptr [rsp - 0x38]
    mov rdi, qword ptr [rsp - 0x18]
    mov rcx, r10
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::answers
.L187:
    xor edx, edx
.L188:
    movzx esi, byte ptr [rsp - 0x30]
    mov rdi, qword ptr [rsp - 0x18]
    mov rcx, r10
    mov r9, qword ptr [rsp - 0x68]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::answers
.L189:
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
