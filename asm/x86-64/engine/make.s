# The kernels of engine/make, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm engine/make
# binary: sha256 c414284b079f83878d1a28440a3e3ca8160c315d51001081963539483c2514c5
# make: 47 instructions in 159 bytes; innermost loops: .L0 of 20
# plywright::board::en_passant::<impl plywright::board::placement::Placement>::may_take_en_passant: 90 instructions in 309 bytes; innermost loops: .L3 of 8
# plywright::board::make::<impl plywright::board::position::Position>::make_for: 242 instructions in 1006 bytes; innermost loops: none
# plywright::board::make::<impl plywright::board::position::Position>::make_for: 220 instructions in 911 bytes; innermost loops: none
# mix of 599 instructions: 192 mov, 49 movzx, 44 and, 42 xor, 26 lea, 25 test, 22 pop, 22 push, 20 shl, 18 cmp, 17 add, 17 je, 16 jne, 11 btc, 10 jmp, 9 or, 8 cmovne, 8 inc, 4 call, 4 cmove, 4 movups, 4 ret, 4 shr, 3 sub, 2 cmovs, 2 movabs, 2 movaps, 2 movdqa, 2 movq, 2 sete, 2 tzcnt, 1 btr, 1 cmovb, 1 jae, 1 neg, 1 not, 1 pextrw

make:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x48
    mov r12, qword ptr [rdi + 0x10]
    mov rax, qword ptr [rdi + 0x28]
    cmp rax, r12
    cmovb r12, rax
    test r12, r12
    je .L3
    mov rbx, rdi
    mov r13, qword ptr [rdi + 0x8]
    mov rbp, qword ptr [rdi + 0x20]
    xor r14d, r14d
    mov r15, rsp
    jmp .L2
    nop
.L0:
    mov rdi, r15
    lea rsi, [rbx + 0x30]
    call plywright::board::make::<impl plywright::board::position::Position>::make_for
.L1:
    inc r14
    movups xmm0, xmmword ptr [rsp]
    movups xmm1, xmmword ptr [rsp + 0x10]
    movaps xmmword ptr [rsp + 0x30], xmm1
    movaps xmmword ptr [rsp + 0x20], xmm0
    movups xmmword ptr [rbp + 0x10], xmm1
    movups xmmword ptr [rbp], xmm0
    add rbp, 0x20
    cmp r12, r14
    je .L3
.L2:
    movzx edx, word ptr [r13 + 2*r14]
    cmp byte ptr [rbx + 0xc3], 0x0
    jne .L0
    mov rdi, r15
    lea rsi, [rbx + 0x30]
    call plywright::board::make::<impl plywright::board::position::Position>::make_for
    jmp .L1
.L3:
    add rsp, 0x48
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

plywright::board::en_passant::<impl plywright::board::placement::Placement>::may_take_en_passant:
    push r15
    push r14
    push r12
    push rbx
    test esi, esi
    mov eax, 0x8
    mov ecx, 0x38
    cmovne ecx, eax
    mov ebx, esi
    shl ebx, 0x3
    mov r8, qword ptr [rdi + rbx + 0x30]
    mov r9, qword ptr [rdi + 0x28]
    and r9, r8
    mov eax, 0x40
    tzcnt rax, r9
    add cl, dl
    and eax, 0x3f
    xor sil, 0x1
    mov r14d, eax
    shl r14d, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    lea r9, [r10 + r14]
    movzx r11d, sil
    mov r15, qword ptr [r14 + r10]
    and r15, qword ptr [rdi + 0x8]
    mov r14, qword ptr [rdi]
    mov r12, qword ptr [rbx + r9 + 0x10]
    and r12, r14
    mov esi, 0x1
    shl rsi, cl
    or r12, r15
    mov rbx, qword ptr [rdi + 8*r11 + 0x30]
    btr r12, rcx
    test r12, rbx
    je .L1
.L0:
    xor eax, eax
    jmp .L5
.L1:
    movzx ecx, dl
    mov edx, ecx
    shl edx, 0x6
    add r10, rdx
    and r8, qword ptr [r10 + 8*r11 + 0x10]
    and r8, r14
    je .L0
    mov r10, qword ptr [rdi + 0x20]
    mov rdx, qword ptr [rdi + 0x10]
    or rdx, r10
    or r10, qword ptr [rdi + 0x18]
    and r10, qword ptr [r9 + 0x20]
    and rdx, qword ptr [r9 + 0x28]
    or rdx, r10
    and rdx, rbx
    lea r10, [r8 - 0x1]
    mov r9, qword ptr [rdi + 0x38]
    or r9, qword ptr [rdi + 0x30]
    mov edi, 0x1
    shl rdi, cl
    and r10, r8
    shl eax, 0x9
    lea rcx, [plywright::board::geometry::BETWEEN]
    add rcx, rax
.L2:
    mov rax, r8
    neg rax
    and rax, r8
    mov r8, r10
    or rax, rsi
    not rax
    and rax, r9
    or rax, rdi
    mov r10, rdx
    nop
.L3:
    test r10, r10
    je .L4
    lea r11, [r10 - 0x1]
    and r11, r10
    tzcnt rbx, r10
    mov r10, r11
    test qword ptr [rcx + 8*rbx], rax
    jne .L3
    lea r10, [r8 - 0x1]
    and r10, r8
    xor eax, eax
    cmp r8, 0x1
    jae .L2
    jmp .L5
.L4:
    mov al, 0x1
.L5:
    pop rbx
    pop r12
    pop r14
    pop r15
    ret

plywright::board::make::<impl plywright::board::position::Position>::make_for:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x28
    movzx r9d, dx
    movzx eax, byte ptr [rsi + 0x90]
    movzx r14d, byte ptr [rsi + 0x91]
    movzx ecx, byte ptr [rsi + 0x92]
    movzx ebp, byte ptr [rsi + 0x9e]
    movzx r13d, word ptr [rsi + 0x9c]
    mov r12, qword ptr [rsi + 0x40]
    mov r10, qword ptr [rsi + 0x98]
    mov r11d, edx
    and r11d, 0x3f
    mov r8d, edx
    shr r8d, 0x6
    mov qword ptr [rsp + 0x20], r8
    shr r9d, 0xc
    mov dword ptr [rsp], r9d
    mov r8, r11
    movzx r11d, byte ptr [rsi + r11]
    xor r9d, r9d
    cmp r11b, 0x6
    cmovne r9d, r11d
    mov r11d, r9d
    mov r15d, r10d
    inc r15w
    mov r9d, 0xffff
    cmove r15d, r9d
    mov rbx, qword ptr [rsi + 0x48]
    mov word ptr [rsi + 0x98], r15w
    mov r15, rax
    mov byte ptr [rdi + 0x17], 0x6
    mov byte ptr [rdi + 0x16], r15b
    mov byte ptr [rdi + 0x18], r14b
    mov byte ptr [rdi + 0x19], cl
    mov byte ptr [rdi + 0x1a], bpl
    mov qword ptr [rsp + 0x18], r10
    mov dword ptr [rdi + 0x10], r10d
    mov word ptr [rdi + 0x14], r13w
    inc r13w
    cmove r13d, r9d
    mov word ptr [rsi + 0x9c], r13w
    mov qword ptr [rdi], r12
    mov r13, rbx
    mov qword ptr [rdi + 0x8], rbx
    mov byte ptr [rsi + 0x91], 0x0
    cmp r14b, 0x1
    jne .L0
    mov byte ptr [rsi + 0x9e], 0x0
    test bpl, bpl
    je .L0
    and ecx, 0x7
    lea r9, [plywright::board::zobrist::WORDS]
    xor r12, qword ptr [r9 + 8*rcx + 0x1880]
    mov qword ptr [rsi + 0x40], r12
.L0:
    mov eax, dword ptr [rsp]
    mov r10d, r11d
    mov rbx, r8
    mov r8, qword ptr [rsp + 0x20]
    mov r14d, r8d
    and r14d, 0x3f
    test edx, 0x4000
    mov r11, r13
    je .L2
    lea ecx, [r8 + 0x8]
    and cl, 0x3f
    cmp ax, 0x5
    movzx r9d, r14b
    movzx ecx, cl
    cmovne ecx, r9d
    movzx ecx, cl
    movzx r13d, byte ptr [rsi + rcx]
    mov byte ptr [rsi + rcx], 0x6
    cmp r13, 0x6
    je .L2
    mov rax, r15
    mov r9d, 0x1
    shl r9, cl
    xor qword ptr [rsi + 8*r13 + 0x50], r9
    xor qword ptr [rsi + 0x80], r9
    mov r9d, r13d
    shl r9d, 0x9
    lea r15, [plywright::board::zobrist::WORDS]
    add r15, r9
    mov rcx, qword ptr [r15 + 8*rcx]
    xor r12, rcx
    mov qword ptr [rsi + 0x40], r12
    test r13b, r13b
    jne .L1
    xor r11, rcx
    mov qword ptr [rsi + 0x48], r11
.L1:
    mov byte ptr [rdi + 0x17], r13b
    mov word ptr [rsi + 0x98], 0x0
    mov word ptr [rsi + 0x9c], 0x0
    mov r15, rax
    mov eax, dword ptr [rsp]
.L2:
    mov byte ptr [rsi + rbx], 0x6
    mov r9d, 0x1
    mov ecx, ebx
    shl r9, cl
    movzx edi, r10b
    xor qword ptr [rsi + 8*rdi + 0x50], r9
    xor qword ptr [rsi + 0x88], r9
    mov ebp, 0x1
    mov ecx, edi
    shl ecx, 0x9
    lea r13, [plywright::board::zobrist::WORDS]
    add rcx, r13
    mov rcx, qword ptr [rcx + 8*rbx + 0xc00]
    xor r12, rcx
    test dil, dil
    jne .L3
    xor r11, rcx
    mov qword ptr [rsi + 0x48], r11
.L3:
    mov ecx, eax
    and cl, 0x3
    inc cl
    test dx, dx
    movzx ecx, cl
    cmovs edi, ecx
    mov byte ptr [rsi + r14], dil
    mov ecx, r14d
    shl rbp, cl
    movzx r9d, dil
    xor qword ptr [rsi + 8*r9 + 0x50], rbp
    mov rcx, qword ptr [rsi + 0x88]
    btc rcx, r14
    mov qword ptr [rsi + 0x88], rcx
    mov edi, r9d
    shl edi, 0x9
    add rdi, r13
    mov rdi, qword ptr [rdi + 8*r14 + 0xc00]
    xor r12, rdi
    mov qword ptr [rsi + 0x40], r12
    test r9b, r9b
    je .L5
    movq xmm0, qword ptr [rsp + 0x18]
    test r10b, r10b
    je .L6
.L4:
    and edx, 0xe000
    cmp edx, 0x2000
    jne .L7
    mov eax, r8d
    and al, 0x7
    and r8b, 0x38
    lea edx, [r8 + 0x7]
    cmp al, 0x6
    movzx eax, r8b
    movzx edx, dl
    cmovne edx, eax
    sete dil
    add dil, dil
    or al, dil
    movzx edx, dl
    mov byte ptr [rsi + rdx], 0x6
    movzx edi, al
    add al, 0x3
    mov byte ptr [rdi + rsi + 0x3], 0x3
    mov rdi, qword ptr [rsi + 0x68]
    btc rdi, rdx
    btc rcx, rdx
    mov rdx, qword ptr [r13 + 8*rdx + 0x1200]
    btc rdi, rax
    mov qword ptr [rsi + 0x68], rdi
    btc rcx, rax
    mov qword ptr [rsi + 0x88], rcx
    movzx eax, al
    xor rdx, qword ptr [r13 + 8*rax + 0x1200]
    xor r12, rdx
    jmp .L7
.L5:
    xor r11, rdi
    mov qword ptr [rsi + 0x48], r11
    movq xmm0, qword ptr [rsp + 0x18]
    test r10b, r10b
    jne .L4
.L6:
    mov word ptr [rsi + 0x98], 0x0
    mov word ptr [rsi + 0x9c], 0x0
    cmp ax, 0x1
    jne .L7
    lea eax, [rdx + 0x38]
    and al, 0x3f
    movzx eax, al
    mov ecx, eax
    shl ecx, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rdi + 0x18]
    and rcx, qword ptr [rsi + 0x50]
    test qword ptr [rsi + 0x80], rcx
    jne .L8
.L7:
    pextrw eax, xmm0, 0x1
    lea rcx, [plywright::board::castling::KEPT]
    movzx edx, byte ptr [rbx + rcx]
    and dl, byte ptr [r14 + rcx]
    and dl, r15b
    mov byte ptr [rsi + 0x90], dl
    and dl, 0xf
    and r15d, 0xf
    movzx ecx, dl
    mov rcx, qword ptr [r13 + 8*rcx + 0x1800]
    xor rcx, qword ptr [r13 + 8*r15 + 0x1800]
    movabs rdx, 0x25910f2287428428
    xor rdx, rcx
    xor rdx, r12
    mov qword ptr [rsi + 0x40], rdx
    mov byte ptr [rsi + 0x93], 0x0
    inc ax
    mov ecx, 0xffff
    cmovne ecx, eax
    mov word ptr [rsi + 0x9a], cx
    add rsp, 0x28
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L8:
    movdqa xmmword ptr [rsp], xmm0
    mov qword ptr [rsp + 0x18], rdx
    mov byte ptr [rsi + 0x91], 0x1
    mov byte ptr [rsi + 0x92], al
    mov rbp, rsi
    lea rdi, [rsi + 0x50]
    xor esi, esi
    mov edx, eax
    call plywright::board::en_passant::<impl plywright::board::placement::Placement>::may_take_en_passant
    test al, al
    je .L9
    mov rsi, rbp
    mov byte ptr [rbp + 0x9e], 0x1
    mov rax, qword ptr [rsp + 0x18]
    and al, 0x7
    movzx eax, al
    xor r12, qword ptr [r13 + 8*rax + 0x1880]
    jmp .L10
.L9:
    mov rsi, rbp
.L10:
    movdqa xmm0, xmmword ptr [rsp]
    jmp .L7

plywright::board::make::<impl plywright::board::position::Position>::make_for:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x18
    movzx eax, dx
    movzx r8d, byte ptr [rsi + 0x90]
    movzx ebp, byte ptr [rsi + 0x91]
    movzx ecx, byte ptr [rsi + 0x92]
    movzx r11d, byte ptr [rsi + 0x9e]
    movzx r14d, word ptr [rsi + 0x9c]
    mov r12, qword ptr [rsi + 0x40]
    mov r9, qword ptr [rsi + 0x48]
    mov byte ptr [rdi + 0x17], 0x6
    mov qword ptr [rsp + 0x10], r8
    mov byte ptr [rdi + 0x16], r8b
    mov byte ptr [rdi + 0x18], bpl
    mov byte ptr [rdi + 0x19], cl
    mov byte ptr [rdi + 0x1a], r11b
    mov r13, qword ptr [rsi + 0x98]
    mov dword ptr [rdi + 0x10], r13d
    mov word ptr [rdi + 0x14], r14w
    mov qword ptr [rdi], r12
    mov ebx, edx
    and ebx, 0x3f
    mov r8d, edx
    shr r8d, 0x6
    shr eax, 0xc
    movzx r15d, byte ptr [rsi + rbx]
    xor r10d, r10d
    cmp r15b, 0x6
    cmovne r10d, r15d
    inc r13w
    mov r15d, 0xffff
    cmove r13d, r15d
    mov qword ptr [rdi + 0x8], r9
    inc r14w
    cmove r14d, r15d
    mov word ptr [rsi + 0x98], r13w
    mov word ptr [rsi + 0x9c], r14w
    mov byte ptr [rsi + 0x91], 0x0
    cmp bpl, 0x1
    jne .L0
    mov byte ptr [rsi + 0x9e], 0x0
    test r11b, r11b
    je .L0
    and ecx, 0x7
    lea r11, [plywright::board::zobrist::WORDS]
    xor r12, qword ptr [r11 + 8*rcx + 0x1880]
    mov qword ptr [rsi + 0x40], r12
.L0:
    mov r14d, r8d
    and r14d, 0x3f
    test edx, 0x4000
    je .L2
    lea ecx, [r8 + 0x38]
    and cl, 0x3f
    cmp ax, 0x5
    movzx r11d, r14b
    movzx ecx, cl
    cmovne ecx, r11d
    movzx ecx, cl
    movzx r11d, byte ptr [rsi + rcx]
    mov byte ptr [rsi + rcx], 0x6
    cmp r11, 0x6
    je .L2
    mov r15d, 0x1
    shl r15, cl
    xor qword ptr [rsi + 8*r11 + 0x50], r15
    xor qword ptr [rsi + 0x88], r15
    mov r15d, r11d
    shl r15d, 0x9
    lea r13, [plywright::board::zobrist::WORDS]
    add r13, r15
    mov rcx, qword ptr [r13 + 8*rcx + 0xc00]
    xor r12, rcx
    mov qword ptr [rsi + 0x40], r12
    test r11b, r11b
    jne .L1
    xor r9, rcx
    mov qword ptr [rsi + 0x48], r9
.L1:
    mov byte ptr [rdi + 0x17], r11b
    mov word ptr [rsi + 0x98], 0x0
    mov word ptr [rsi + 0x9c], 0x0
.L2:
    mov byte ptr [rsi + rbx], 0x6
    mov edi, 0x1
    mov ecx, ebx
    shl rdi, cl
    movzx r11d, r10b
    xor qword ptr [rsi + 8*r11 + 0x50], rdi
    mov ebp, 0x1
    mov rdi, qword ptr [rsi + 0x80]
    btc rdi, rbx
    mov qword ptr [rsi + 0x80], rdi
    mov ecx, r11d
    shl ecx, 0x9
    lea r13, [plywright::board::zobrist::WORDS]
    add rcx, r13
    mov rcx, qword ptr [rcx + 8*rbx]
    xor r12, rcx
    test r11b, r11b
    jne .L3
    xor r9, rcx
    mov qword ptr [rsi + 0x48], r9
.L3:
    mov ecx, eax
    and cl, 0x3
    inc cl
    test dx, dx
    movzx ecx, cl
    cmovs r11d, ecx
    mov byte ptr [rsi + r14], r11b
    mov ecx, r14d
    shl rbp, cl
    movzx r11d, r11b
    xor qword ptr [rsi + 8*r11 + 0x50], rbp
    btc rdi, r14
    mov qword ptr [rsi + 0x80], rdi
    mov ecx, r11d
    shl ecx, 0x9
    add rcx, r13
    mov rcx, qword ptr [rcx + 8*r14]
    xor r12, rcx
    mov qword ptr [rsi + 0x40], r12
    test r11b, r11b
    je .L5
    test r10b, r10b
    je .L6
.L4:
    and edx, 0xe000
    cmp edx, 0x2000
    jne .L7
    mov eax, r8d
    and al, 0x7
    and r8b, 0x38
    lea ecx, [r8 + 0x7]
    cmp al, 0x6
    movzx eax, r8b
    movzx ecx, cl
    cmovne ecx, eax
    sete dl
    add dl, dl
    or al, dl
    movzx ecx, cl
    mov byte ptr [rsi + rcx], 0x6
    movzx edx, al
    add al, 0x3
    mov byte ptr [rdx + rsi + 0x3], 0x3
    mov rdx, qword ptr [rsi + 0x68]
    btc rdx, rcx
    btc rdi, rcx
    mov rcx, qword ptr [r13 + 8*rcx + 0x600]
    btc rdx, rax
    mov qword ptr [rsi + 0x68], rdx
    btc rdi, rax
    mov qword ptr [rsi + 0x80], rdi
    movzx eax, al
    xor rcx, qword ptr [r13 + 8*rax + 0x600]
    xor r12, rcx
    jmp .L7
.L5:
    xor r9, rcx
    mov qword ptr [rsi + 0x48], r9
    test r10b, r10b
    jne .L4
.L6:
    mov word ptr [rsi + 0x98], 0x0
    mov word ptr [rsi + 0x9c], 0x0
    cmp ax, 0x1
    jne .L7
    lea eax, [rdx + 0x8]
    and al, 0x3f
    movzx eax, al
    mov ecx, eax
    shl ecx, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rdi + 0x10]
    and rcx, qword ptr [rsi + 0x50]
    test qword ptr [rsi + 0x88], rcx
    jne .L8
.L7:
    lea rax, [plywright::board::castling::KEPT]
    movzx ecx, byte ptr [rbx + rax]
    and cl, byte ptr [r14 + rax]
    mov rdx, qword ptr [rsp + 0x10]
    and cl, dl
    mov byte ptr [rsi + 0x90], cl
    and cl, 0xf
    and edx, 0xf
    movzx eax, cl
    mov rax, qword ptr [r13 + 8*rax + 0x1800]
    xor rax, qword ptr [r13 + 8*rdx + 0x1800]
    movabs rcx, 0x25910f2287428428
    xor rcx, rax
    xor rcx, r12
    mov qword ptr [rsi + 0x40], rcx
    mov byte ptr [rsi + 0x93], 0x1
    add rsp, 0x18
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L8:
    mov qword ptr [rsp + 0x8], rdx
    mov byte ptr [rsi + 0x91], 0x1
    mov byte ptr [rsi + 0x92], al
    mov rbp, rsi
    lea rdi, [rsi + 0x50]
    mov esi, 0x1
    mov edx, eax
    call plywright::board::en_passant::<impl plywright::board::placement::Placement>::may_take_en_passant
    test al, al
    je .L9
    mov rsi, rbp
    mov byte ptr [rbp + 0x9e], 0x1
    mov rax, qword ptr [rsp + 0x8]
    and al, 0x7
    movzx eax, al
    xor r12, qword ptr [r13 + 8*rax + 0x1880]
    jmp .L7
.L9:
    mov rsi, rbp
    jmp .L7
