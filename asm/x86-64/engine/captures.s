# The kernels of engine/captures, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm engine/captures
# binary: sha256 b6aaa39c97aea2c526edc84038760fe1410172268559f000bc4b4368e3abda6a
# captures: 37 instructions in 140 bytes; innermost loops: .L0 of 12
# plywright::movegen::evasions::answers: 630 instructions in 2546 bytes; innermost loops: .L1 of 42, .L4 of 43, .L7 of 43, .L12 of 18, .L15 of 18, .L20 of 17, .L23 of 17, .L28 of 17, .L31 of 17, .L36 of 17, .L39 of 17, .L43 of 38, .L46 of 16, .L49 of 16
# plywright::movegen::evasions::answers: 632 instructions in 2597 bytes; innermost loops: .L1 of 41, .L4 of 41, .L7 of 41, .L12 of 20, .L15 of 20, .L20 of 17, .L23 of 17, .L28 of 17, .L31 of 17, .L36 of 17, .L39 of 17, .L43 of 38, .L46 of 16, .L49 of 16
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# plywright::movegen::noisy: 2441 instructions in 10568 bytes; innermost loops: .L0 of 15, .L4 of 15, .L8 of 42, .L11 of 43, .L14 of 43, .L18 of 18, .L21 of 18, .L26 of 17, .L29 of 41, .L32 of 41, .L35 of 41, .L39 of 20, .L42 of 20, .L47 of 17, .L51 of 48, .L55 of 49, .L59 of 49, .L64 of 18, .L67 of 18, .L72 of 17, .L77 of 17, .L82 of 17, .L85 of 43, .L88 of 41, .L91 of 41, .L94 of 41, .L98 of 20, .L101 of 20, .L106 of 17, .L111 of 17, .L116 of 17, .L119 of 41, .L123 of 17, .L128 of 17, .L133 of 17, .L138 of 17, .L143 of 17, .L148 of 17, .L154 of 18, .L159 of 17, .L165 of 18, .L170 of 17, .L173 of 40, .L175 of 38, .L178 of 16, .L181 of 16, .L185 of 16, .L188 of 16, .L192 of 16, .L195 of 16, .L200 of 16, .L203 of 16
# mix of 3942 instructions: 1040 mov, 499 and, 378 lea, 317 movzx, 280 je, 206 or, 156 jne, 142 shl, 133 cmp, 132 jmp, 128 add, 116 tzcnt, 71 pop, 56 inc, 54 shr, 46 test, 43 movabs, 36 imul, 35 push, 28 not, 19 xor, 6 cmove, 6 ret, 4 btr, 4 bts, 2 call, 2 sete, 2 setne, 1 sub

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
    mov qword ptr [rsp - 0x30], rsi
    and rax, rsi
    mov r10, qword ptr [rdx + r11 + 0x18]
    mov qword ptr [rsp - 0x40], r9
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
    mov qword ptr [rsp - 0x38], r9
    and rax, r9
    or rax, rsi
    mov esi, ecx
    and sil, 0x3f
    mov byte ptr [rsp - 0x58], sil
    mov r9, qword ptr [rdi + 0x30]
    mov rsi, r12
    or rsi, r9
    mov qword ptr [rsp - 0x60], rsi
    lea rsi, [r11 + rdx]
    and r10, r9
    and rax, r9
    mov qword ptr [rsp - 0x68], r9
    mov qword ptr [rsp - 0x48], rbx
    mov qword ptr [rsp - 0x50], rsi
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
    mov qword ptr [rsp - 0x58], rcx
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
    mov qword ptr [rsp - 0x30], r9
    and r10, r9
    or r10, rax
    mov rbp, qword ptr [rdi + 0x18]
    mov r13, qword ptr [rdi + 0x20]
    mov rax, r13
    or rax, rbp
    mov rsi, qword ptr [rdx + r11 + 0x20]
    mov qword ptr [rsp - 0x40], rax
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
    mov byte ptr [rsp - 0x50], sil
    mov rsi, qword ptr [rdi + 0x38]
    mov r9, r12
    or r9, rsi
    add rdx, r11
    mov qword ptr [rsp - 0x38], rdx
    and r10, rsi
    and rax, rsi
    mov qword ptr [rsp - 0x68], rsi
    mov qword ptr [rsp - 0x28], rbx
    je .L86
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
    jne .L208
    test rdx, rdx
    je .L50
    movabs rdi, 0xfefefefefefe00
    movabs rbx, 0x7f7f7f7f7f7f00
    mov r10, qword ptr [rsp - 0x40]
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
    mov rax, qword ptr [rsp - 0x30]
    and rax, r12
    and rax, r14
    je .L120
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L25
    nop
.L24:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L120
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
    jne .L210
    test rdx, rdx
    je .L87
    mov rdi, qword ptr [rsp - 0x30]
    and rdi, r12
    mov r14, rdx
    not r14
    mov r11, qword ptr [rsp - 0x38]
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
    je .L125
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L46
    nop
.L45:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L125
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
    jne .L207
.L50:
    movabs rdi, 0xfefefefefefe00
    movabs rdx, 0x7f7f7f7f7f7f00
    mov r10, qword ptr [rsp - 0x40]
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
    mov rsi, qword ptr [rsp - 0x60]
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
    mov rbx, qword ptr [rsp - 0x38]
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
    mov rax, qword ptr [rsp - 0x30]
    and rax, r12
    je .L74
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L71
    nop
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
    and r14, qword ptr [rsp - 0x60]
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
    lea r15, [plywright::board::geometry::AROUND]
    mov rbp, qword ptr [rsp - 0x38]
    mov rsi, qword ptr [rsp - 0x50]
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
    and rbx, qword ptr [rsp - 0x60]
    imul rbx, qword ptr [rax + 8*r11 + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [rax + 8*r11 + 0x10]
    add rbx, rcx
    mov rcx, qword ptr [rdx + 8*rbx]
    and rcx, r9
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
    mov rcx, qword ptr [rsp - 0x48]
    shl rax, cl
    mov rdx, qword ptr [rsi + 0x8]
    and rdx, r9
    je .L197
    mov rsi, qword ptr [rsp - 0x18]
    and rsi, r9
    mov ecx, 0x40
    tzcnt rcx, rsi
    and ecx, 0x3f
    mov rsi, qword ptr [rsp - 0x40]
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
.L85:
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
    and rcx, qword ptr [rsp - 0x30]
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
    jne .L85
    mov rax, rdx
    and rax, r9
    jne .L177
    jmp .L180
.L86:
    test r10, r10
    jne .L209
.L87:
    movabs r10, 0xfefefefefefe00
    movabs rdx, 0x7f7f7f7f7f7f00
    mov rdi, qword ptr [rsp - 0x30]
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
    je .L97
    shl rdi, 0x8
    mov r11, r9
    not r11
    and r11, rdi
    movabs rdi, -0x100000000000000
    and rdi, r11
    je .L90
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L88:
    mov bl, -0x1
    cmp r15b, -0x1
    je .L89
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
    je .L89
    lea r13d, [r15 + 0x2]
    lea r11d, [rbp + 0x8000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L89
    lea r14d, [r15 + 0x3]
    lea r11d, [rbp + 0xa000]
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L89
    add r15b, 0x4
    or ebp, 0x9000
    movzx r11d, r14b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], r15b
    mov ebx, r15d
.L89:
    lea r11, [rdi - 0x1]
    mov r15d, ebx
    and rdi, r11
    jne .L88
.L90:
    movabs rdi, -0x200000000000000
    and rdi, rcx
    je .L93
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L91:
    mov bl, -0x1
    cmp r15b, -0x1
    je .L92
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
    je .L92
    lea r13d, [r15 + 0x2]
    lea r11d, [rbp + 0xc000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L92
    lea r14d, [r15 + 0x3]
    lea r11d, [rbp + 0xe000]
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L92
    add r15b, 0x4
    or ebp, 0xd000
    movzx r11d, r14b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], r15b
    mov ebx, r15d
.L92:
    lea r11, [rdi - 0x1]
    mov r15d, ebx
    and rdi, r11
    jne .L91
.L93:
    movabs rdi, 0x7f00000000000000
    and rdi, rax
    je .L96
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L94:
    mov bl, -0x1
    cmp r15b, -0x1
    je .L95
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
    je .L95
    lea r13d, [r15 + 0x2]
    lea r11d, [rbp + 0xc000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], r13b
    cmp r13b, -0x1
    je .L95
    lea r14d, [r15 + 0x3]
    lea r11d, [rbp + 0xe000]
    movzx r13d, r13b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L95
    add r15b, 0x4
    or ebp, 0xd000
    movzx r11d, r14b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], r15b
    mov ebx, r15d
.L95:
    lea r11, [rdi - 0x1]
    mov r15d, ebx
    and rdi, r11
    jne .L94
.L96:
    and rcx, r10
    and rax, rdx
.L97:
    mov r14, qword ptr [rsp - 0x60]
    mov r15, qword ptr [rsp - 0x48]
    test rcx, rcx
    je .L100
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L98:
    cmp dil, -0x1
    je .L99
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
    jne .L98
    jmp .L100
.L99:
    mov dil, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L98
.L100:
    test rax, rax
    je .L103
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L101:
    cmp cl, -0x1
    je .L102
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
    jne .L101
    jmp .L103
.L102:
    mov cl, -0x1
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L101
.L103:
    mov rax, r14
    and rax, r12
    je .L108
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L105
    nop
.L104:
    lea rdi, [rax - 0x1]
    and rax, rdi
    je .L108
.L105:
    tzcnt r11, rax
    mov edi, r11d
    shl edi, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdi + rbx]
    and rdi, rsi
    je .L104
    or r11d, 0x4000
    movzx ebx, r11w
    mov ebp, ecx
    nop
.L106:
    cmp bpl, -0x1
    je .L107
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
    jne .L106
    jmp .L104
.L107:
    mov bpl, -0x1
    lea r11, [rdi - 0x1]
    and rdi, r11
    jne .L106
    jmp .L104
.L108:
    mov rax, r15
    and rax, r12
    je .L113
    movzx ebp, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    jmp .L110
    nop
.L109:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L113
.L110:
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
    je .L109
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, ebp
    nop
.L111:
    cmp r14b, -0x1
    je .L112
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
    jne .L111
    jmp .L109
.L112:
    mov r14b, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L111
    jmp .L109
.L113:
    and r12, qword ptr [rsp - 0x40]
    je .L118
    movzx ebp, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L115
    nop
.L114:
    lea rcx, [r12 - 0x1]
    and r12, rcx
    je .L118
.L115:
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
    je .L114
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, ebp
    nop
.L116:
    cmp r14b, -0x1
    je .L117
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
    jne .L116
    jmp .L114
.L117:
    mov r14b, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L116
    jmp .L114
.L118:
    mov eax, 0x1
    mov rcx, qword ptr [rsp - 0x28]
    shl rax, cl
    mov rcx, qword ptr [rsp - 0x38]
    mov rdi, qword ptr [rcx + 0x8]
    and rdi, rsi
    je .L205
    mov r11, qword ptr [rsp - 0x58]
    and r11, rsi
    mov ecx, 0x40
    tzcnt rcx, r11
    and ecx, 0x3f
    mov rbx, qword ptr [rsp - 0x30]
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
    mov rbp, qword ptr [rsp - 0x40]
    mov r12, qword ptr [rsp - 0x48]
    lea r13, [plywright::sliders::magic::TABLE]
    nop
.L119:
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
    jne .L119
    mov rax, rdi
    and rax, rsi
    jne .L184
    jmp .L187
.L120:
    mov rax, qword ptr [rsp - 0x38]
    and rax, r12
    and rax, r14
    mov r9, qword ptr [rsp - 0x60]
    je .L130
    movzx r13d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L122
    nop
.L121:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L130
.L122:
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
    je .L121
    or ebx, 0x4000
    movzx r14d, bx
    mov ebx, r13d
    nop
.L123:
    cmp bl, -0x1
    je .L124
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
    jne .L123
    jmp .L121
.L124:
    mov bl, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L123
    jmp .L121
.L125:
    mov rax, qword ptr [rsp - 0x48]
    and rax, r12
    and rax, r14
    je .L135
    movzx r13d, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L127
    nop
.L126:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L135
.L127:
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
    je .L126
    or ebx, 0x4000
    movzx r14d, bx
    mov ebx, r13d
    nop
.L128:
    cmp bl, -0x1
    je .L129
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
    jne .L128
    jmp .L126
.L129:
    mov bl, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L128
    jmp .L126
.L130:
    and r12, qword ptr [rsp - 0x28]
    and r12, qword ptr [rsp - 0x10]
    mov r13, qword ptr [rsp - 0x68]
    je .L140
    movzx r10d, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L132
.L131:
    lea rcx, [r12 - 0x1]
    and r12, rcx
    je .L140
.L132:
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
    je .L131
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r10d
    nop
.L133:
    cmp r14b, -0x1
    je .L134
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
    jne .L133
    jmp .L131
.L134:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L133
    jmp .L131
.L135:
    and r12, qword ptr [rsp - 0x40]
    and r12, qword ptr [rsp - 0x18]
    mov r13, qword ptr [rsp - 0x10]
    je .L145
    movzx r10d, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L137
    nop
.L136:
    lea rcx, [r12 - 0x1]
    and r12, rcx
    je .L145
.L137:
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
    je .L136
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r10d
    nop
.L138:
    cmp r14b, -0x1
    je .L139
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
    jne .L138
    jmp .L136
.L139:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L138
    jmp .L136
.L140:
    and r15, rdx
    je .L150
    mov rcx, qword ptr [rsp - 0x48]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r12d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L142
    nop
.L141:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L150
.L142:
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
    je .L141
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r12d
    nop
.L143:
    cmp r14b, -0x1
    je .L144
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
    jne .L143
    jmp .L141
.L144:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L143
    jmp .L141
.L145:
    and r15, rdx
    je .L156
    mov rcx, qword ptr [rsp - 0x28]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r12d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L147
    nop
.L146:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L156
.L147:
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
    je .L146
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r12d
    nop
.L148:
    cmp r14b, -0x1
    je .L149
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
    jne .L148
    jmp .L146
.L149:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L148
    jmp .L146
.L150:
    and rbp, rdx
    mov r11, qword ptr [rsp - 0x30]
    mov r12, qword ptr [rsp - 0x48]
    mov r13, r11
    je .L161
    mov ecx, r12d
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r15d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L153
    nop
.L151:
    mov r11, r13
.L152:
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    je .L161
.L153:
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
    je .L151
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r15d
    mov r11, r13
    nop
.L154:
    cmp r14b, -0x1
    je .L155
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
    jne .L154
    jmp .L152
.L155:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L154
    jmp .L152
.L156:
    and rbp, rdx
    mov r12, qword ptr [rsp - 0x28]
    je .L167
    mov ecx, r12d
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r15d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L158
    nop
.L157:
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    je .L167
.L158:
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
    je .L157
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, r15d
    nop
.L159:
    cmp r14b, -0x1
    je .L160
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
    jne .L159
    jmp .L157
.L160:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L159
    jmp .L157
.L161:
    and rdx, qword ptr [rsp - 0x8]
    je .L172
    mov ecx, r12d
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx ebp, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L164
    nop
.L162:
    mov r11, r13
.L163:
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    je .L172
.L164:
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
    je .L162
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, ebp
    mov r11, r13
    nop
.L165:
    cmp r14b, -0x1
    je .L166
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
    jne .L165
    jmp .L163
.L166:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L165
    jmp .L163
.L167:
    and rdx, r13
    je .L174
    mov ecx, r12d
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx ebp, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L169
    nop
.L168:
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    je .L174
.L169:
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
    je .L168
    or ebx, 0x4000
    movzx ebx, bx
    mov r14d, ebp
    nop
.L170:
    cmp r14b, -0x1
    je .L171
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
    jne .L170
    jmp .L168
.L171:
    mov r14b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L170
    jmp .L168
.L172:
    mov eax, 0x1
    mov ecx, r12d
    shl rax, cl
    mov rcx, qword ptr [rsp - 0x50]
    mov rdx, qword ptr [rcx + 0x8]
    mov rdi, qword ptr [rsp - 0x68]
    and rdx, rdi
    je .L197
    mov rsi, qword ptr [rsp - 0x18]
    and rsi, rdi
    mov ecx, 0x40
    tzcnt rcx, rsi
    and ecx, 0x3f
    mov r9, qword ptr [rsp - 0x40]
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
    mov r15, qword ptr [rsp - 0x28]
    mov rbp, qword ptr [rsp - 0x38]
    mov r9, qword ptr [rsp - 0x68]
    nop
.L173:
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
    jne .L173
    jmp .L191
.L174:
    mov eax, 0x1
    mov ecx, r12d
    shl rax, cl
    mov rcx, qword ptr [rsp - 0x38]
    mov rdx, qword ptr [rcx + 0x8]
    mov rsi, qword ptr [rsp - 0x68]
    and rdx, rsi
    je .L205
    mov rdi, qword ptr [rsp - 0x58]
    and rdi, rsi
    mov ecx, 0x40
    tzcnt rcx, rdi
    and ecx, 0x3f
    mov rdi, qword ptr [rsp - 0x30]
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
    mov rbp, qword ptr [rsp - 0x40]
    mov r12, qword ptr [rsp - 0x48]
    nop
.L175:
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
    jne .L175
    mov rcx, rdx
    movzx eax, byte ptr [rsp - 0x50]
    and rcx, r15
    jne .L199
    jmp .L202
.L176:
    xor edx, edx
    mov rax, rdx
    and rax, r9
    je .L180
.L177:
    movzx ecx, byte ptr [rsp - 0x58]
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
    movzx eax, byte ptr [rsp - 0x58]
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
    movzx ecx, byte ptr [rsp - 0x50]
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
    movzx eax, byte ptr [rsp - 0x50]
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
    movzx eax, byte ptr [rsp - 0x58]
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
    movzx esi, byte ptr [rsp - 0x58]
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
    movzx eax, byte ptr [rsp - 0x50]
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
    jne .L211
.L206:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L207:
    xor edx, edx
.L208:
    movzx esi, byte ptr [rsp - 0x58]
    mov rdi, qword ptr [rsp - 0x20]
    mov rcx, r10
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::answers
.L209:
    xor edx, edx
.L210:
    movzx esi, byte ptr [rsp - 0x50]
    mov rdi, qword ptr [rsp - 0x20]
    mov rcx, r10
    mov r9, qword ptr [rsp - 0x68]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::answers
.L211:
    movzx edx, byte ptr [rdi + 0x42]
    movzx esi, byte ptr [rsp - 0x50]
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant
