# The kernels of engine/make, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm engine/make --target x86-64-v4
# binary: sha256 3c4b072393d3a5fa4daa0af7ea64a2b0ffefa5665b978496ab749fb6bc4f9787
# make: 47 instructions in 157 bytes; innermost loops: .L0 of 19
# plywright::board::make::<impl plywright::board::position::Position>::make_for: 193 instructions in 844 bytes; innermost loops: none
# plywright::board::make::<impl plywright::board::position::Position>::make_for: 201 instructions in 872 bytes; innermost loops: none
# mix of 441 instructions: 126 mov, 47 movzx, 40 xor, 30 and, 18 lea, 18 pop, 18 push, 17 cmp, 17 test, 13 jne, 12 add, 12 je, 11 btc, 8 inc, 8 shl, 7 cmovne, 6 shlx, 4 cmove, 4 jmp, 4 shr, 3 ret, 3 vmovups, 3 vzeroupper, 2 call, 2 cmovs, 2 movabs, 2 or, 2 sete, 1 cmovb, 1 sub

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
    vzeroupper
    call plywright::board::make::<impl plywright::board::position::Position>::make_for
.L1:
    inc r14
    vmovups ymm0, ymmword ptr [rsp]
    vmovups ymmword ptr [rsp + 0x20], ymm0
    vmovups ymmword ptr [rbp], ymm0
    add rbp, 0x20
    cmp r12, r14
    je .L3
.L2:
    movzx edx, word ptr [r13 + 2*r14]
    cmp byte ptr [rbx + 0xc3], 0x0
    jne .L0
    mov rdi, r15
    lea rsi, [rbx + 0x30]
    vzeroupper
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
    vzeroupper
    ret

plywright::board::make::<impl plywright::board::position::Position>::make_for:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    movzx r9d, dx
    movzx eax, byte ptr [rsi + 0x90]
    movzx r14d, byte ptr [rsi + 0x91]
    movzx r8d, byte ptr [rsi + 0x92]
    movzx r15d, word ptr [rsi + 0x9c]
    mov r11, qword ptr [rsi + 0x40]
    mov rbx, qword ptr [rsi + 0x48]
    mov byte ptr [rdi + 0x17], 0x6
    mov byte ptr [rdi + 0x16], al
    mov byte ptr [rdi + 0x18], r14b
    mov byte ptr [rdi + 0x19], r8b
    mov r12, qword ptr [rsi + 0x98]
    mov dword ptr [rdi + 0x10], r12d
    mov word ptr [rdi + 0x14], r15w
    mov qword ptr [rdi], r11
    mov qword ptr [rdi + 0x8], rbx
    mov ecx, edx
    and ecx, 0x3f
    mov r10d, edx
    shr r10d, 0x6
    shr r9d, 0xc
    movzx r13d, byte ptr [rsi + rcx]
    xor ebp, ebp
    cmp r13b, 0x6
    cmovne ebp, r13d
    inc r12w
    mov r13d, 0xffff
    cmove r12d, r13d
    mov word ptr [rsi + 0x98], r12w
    inc r15w
    cmove r15d, r13d
    mov word ptr [rsi + 0x9c], r15w
    mov byte ptr [rsi + 0x91], 0x0
    cmp r14b, 0x1
    jne .L0
    and r8d, 0x7
    lea r14, [plywright::board::zobrist::WORDS]
    xor r11, qword ptr [r14 + 8*r8 + 0x1880]
.L0:
    mov r8d, r10d
    and r8d, 0x3f
    test edx, 0x4000
    je .L2
    lea r14d, [r10 + 0x38]
    and r14b, 0x3f
    cmp r9w, 0x5
    movzx r15d, r8b
    movzx r14d, r14b
    cmovne r14d, r15d
    movzx r15d, r14b
    movzx r14d, byte ptr [rsi + r15]
    mov byte ptr [rsi + r15], 0x6
    cmp r14, 0x6
    je .L2
    mov r12d, 0x1
    shlx r12, r12, r15
    xor qword ptr [rsi + 8*r14 + 0x50], r12
    xor qword ptr [rsi + 0x88], r12
    mov r12d, r14d
    shl r12d, 0x9
    lea r13, [plywright::board::zobrist::WORDS]
    add r13, r12
    mov r15, qword ptr [r13 + 8*r15 + 0xc00]
    xor r11, r15
    mov qword ptr [rsi + 0x40], r11
    test r14b, r14b
    jne .L1
    xor rbx, r15
    mov qword ptr [rsi + 0x48], rbx
.L1:
    mov byte ptr [rdi + 0x17], r14b
    mov word ptr [rsi + 0x98], 0x0
    mov word ptr [rsi + 0x9c], 0x0
.L2:
    mov byte ptr [rsi + rcx], 0x6
    mov r14d, 0x1
    shlx rdi, r14, rcx
    movzx r12d, bpl
    xor qword ptr [rsi + 8*r12 + 0x50], rdi
    mov r15, qword ptr [rsi + 0x80]
    btc r15, rcx
    mov qword ptr [rsi + 0x80], r15
    mov r13d, r12d
    shl r13d, 0x9
    lea rdi, [plywright::board::zobrist::WORDS]
    add r13, rdi
    mov r13, qword ptr [r13 + 8*rcx]
    test r12b, r12b
    jne .L3
    xor rbx, r13
    mov qword ptr [rsi + 0x48], rbx
.L3:
    xor r11, r13
    mov r13d, r9d
    and r13b, 0x3
    inc r13b
    test dx, dx
    movzx r13d, r13b
    cmovs r12d, r13d
    mov byte ptr [rsi + r8], r12b
    shlx r14, r14, r8
    movzx r12d, r12b
    xor qword ptr [rsi + 8*r12 + 0x50], r14
    btc r15, r8
    mov qword ptr [rsi + 0x80], r15
    mov r14d, r12d
    shl r14d, 0x9
    add r14, rdi
    mov r14, qword ptr [r14 + 8*r8]
    test r12b, r12b
    je .L5
    xor r14, r11
    test bpl, bpl
    je .L6
.L4:
    and edx, 0xe000
    cmp edx, 0x2000
    jne .L7
    mov edx, r10d
    and dl, 0x7
    and r10b, 0x38
    lea r9d, [r10 + 0x7]
    cmp dl, 0x6
    sete r11b
    movzx edx, r10b
    movzx r9d, r9b
    cmovne r9d, edx
    add r11b, r11b
    or dl, r11b
    movzx r9d, r9b
    mov byte ptr [rsi + r9], 0x6
    movzx r10d, dl
    add dl, 0x3
    mov byte ptr [r10 + rsi + 0x3], 0x3
    mov r10, qword ptr [rsi + 0x68]
    btc r10, r9
    btc r15, r9
    mov r9, qword ptr [rdi + 8*r9 + 0x600]
    btc r10, rdx
    mov qword ptr [rsi + 0x68], r10
    btc r15, rdx
    mov qword ptr [rsi + 0x80], r15
    movzx edx, dl
    xor r9, qword ptr [rdi + 8*rdx + 0x600]
    xor r14, r9
    jmp .L7
.L5:
    xor rbx, r14
    mov qword ptr [rsi + 0x48], rbx
    xor r14, r11
    test bpl, bpl
    jne .L4
.L6:
    mov word ptr [rsi + 0x98], 0x0
    mov word ptr [rsi + 0x9c], 0x0
    cmp r9w, 0x1
    jne .L7
    lea r9d, [rdx + 0x8]
    and r9b, 0x3f
    movzx r10d, r9b
    shl r10d, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [r10 + r11 + 0x10]
    and r10, qword ptr [rsi + 0x50]
    test qword ptr [rsi + 0x88], r10
    je .L7
    mov byte ptr [rsi + 0x91], 0x1
    mov byte ptr [rsi + 0x92], r9b
    and dl, 0x7
    movzx edx, dl
    xor r14, qword ptr [rdi + 8*rdx + 0x1880]
.L7:
    lea rdx, [plywright::board::castling::KEPT]
    movzx ecx, byte ptr [rcx + rdx]
    and cl, byte ptr [r8 + rdx]
    and cl, al
    mov edx, ecx
    and dl, 0xf
    and eax, 0xf
    movzx edx, dl
    mov rdx, qword ptr [rdi + 8*rdx + 0x1800]
    xor rdx, qword ptr [rdi + 8*rax + 0x1800]
    mov byte ptr [rsi + 0x90], cl
    movabs rax, 0x25910f2287428428
    xor rax, rdx
    xor rax, r14
    mov qword ptr [rsi + 0x40], rax
    mov byte ptr [rsi + 0x93], 0x1
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

plywright::board::make::<impl plywright::board::position::Position>::make_for:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    movzx r10d, dx
    movzx eax, byte ptr [rsi + 0x90]
    movzx r15d, byte ptr [rsi + 0x91]
    movzx r9d, byte ptr [rsi + 0x92]
    movzx r13d, word ptr [rsi + 0x98]
    movzx ecx, word ptr [rsi + 0x9a]
    movzx r12d, word ptr [rsi + 0x9c]
    mov rbx, qword ptr [rsi + 0x40]
    mov byte ptr [rdi + 0x17], 0x6
    mov qword ptr [rsp - 0x8], rax
    mov byte ptr [rdi + 0x16], al
    mov byte ptr [rdi + 0x18], r15b
    mov byte ptr [rdi + 0x19], r9b
    mov word ptr [rdi + 0x10], r13w
    mov r8d, edx
    and r8d, 0x3f
    mov r11d, edx
    shr r11d, 0x6
    shr r10d, 0xc
    movzx r14d, byte ptr [rsi + r8]
    xor ebp, ebp
    cmp r14b, 0x6
    cmovne ebp, r14d
    inc r13w
    mov eax, 0xffff
    cmove r13d, eax
    mov r14, qword ptr [rsi + 0x48]
    mov word ptr [rsi + 0x98], r13w
    mov dword ptr [rsp - 0xc], ecx
    mov word ptr [rdi + 0x12], cx
    mov word ptr [rdi + 0x14], r12w
    inc r12w
    cmove r12d, eax
    mov word ptr [rsi + 0x9c], r12w
    mov qword ptr [rdi], rbx
    mov qword ptr [rdi + 0x8], r14
    mov byte ptr [rsi + 0x91], 0x0
    cmp r15b, 0x1
    jne .L0
    and r9d, 0x7
    lea rax, [plywright::board::zobrist::WORDS]
    xor rbx, qword ptr [rax + 8*r9 + 0x1880]
.L0:
    mov r9d, r11d
    and r9d, 0x3f
    test edx, 0x4000
    je .L2
    lea eax, [r11 + 0x8]
    and al, 0x3f
    cmp r10w, 0x5
    movzx r15d, r9b
    movzx eax, al
    cmovne eax, r15d
    movzx r12d, al
    movzx r15d, byte ptr [rsi + r12]
    mov byte ptr [rsi + r12], 0x6
    cmp r15, 0x6
    je .L2
    mov eax, 0x1
    shlx rax, rax, r12
    xor qword ptr [rsi + 8*r15 + 0x50], rax
    xor qword ptr [rsi + 0x80], rax
    mov eax, r15d
    shl eax, 0x9
    lea r13, [plywright::board::zobrist::WORDS]
    add r13, rax
    mov r12, qword ptr [r13 + 8*r12]
    xor rbx, r12
    mov qword ptr [rsi + 0x40], rbx
    test r15b, r15b
    jne .L1
    xor r14, r12
    mov qword ptr [rsi + 0x48], r14
.L1:
    mov byte ptr [rdi + 0x17], r15b
    mov word ptr [rsi + 0x98], 0x0
    mov word ptr [rsi + 0x9c], 0x0
.L2:
    mov byte ptr [rsi + r8], 0x6
    mov r15d, 0x1
    shlx rax, r15, r8
    movzx r12d, bpl
    xor qword ptr [rsi + 8*r12 + 0x50], rax
    xor qword ptr [rsi + 0x88], rax
    mov eax, r12d
    shl eax, 0x9
    lea rdi, [plywright::board::zobrist::WORDS]
    add rax, rdi
    mov r13, qword ptr [rax + 8*r8 + 0xc00]
    test r12b, r12b
    jne .L3
    xor r14, r13
    mov qword ptr [rsi + 0x48], r14
.L3:
    xor rbx, r13
    mov eax, r10d
    and al, 0x3
    inc al
    test dx, dx
    movzx eax, al
    cmovs r12d, eax
    mov byte ptr [rsi + r9], r12b
    shlx rax, r15, r9
    movzx r13d, r12b
    xor qword ptr [rsi + 8*r13 + 0x50], rax
    mov r12, qword ptr [rsi + 0x88]
    btc r12, r9
    mov qword ptr [rsi + 0x88], r12
    mov eax, r13d
    shl eax, 0x9
    add rax, rdi
    mov r15, qword ptr [rax + 8*r9 + 0xc00]
    test r13b, r13b
    je .L5
    xor r15, rbx
    test bpl, bpl
    je .L6
.L4:
    and edx, 0xe000
    cmp edx, 0x2000
    jne .L7
    mov eax, r11d
    and al, 0x7
    and r11b, 0x38
    lea r10d, [r11 + 0x7]
    cmp al, 0x6
    sete al
    movzx edx, r11b
    movzx r10d, r10b
    cmovne r10d, edx
    add al, al
    or dl, al
    movzx eax, r10b
    mov byte ptr [rsi + rax], 0x6
    movzx r10d, dl
    add dl, 0x3
    mov byte ptr [r10 + rsi + 0x3], 0x3
    mov r10, qword ptr [rsi + 0x68]
    btc r10, rax
    btc r12, rax
    mov rax, qword ptr [rdi + 8*rax + 0x1200]
    btc r10, rdx
    mov qword ptr [rsi + 0x68], r10
    btc r12, rdx
    mov qword ptr [rsi + 0x88], r12
    movzx edx, dl
    xor rax, qword ptr [rdi + 8*rdx + 0x1200]
    xor r15, rax
    jmp .L7
.L5:
    xor r14, r15
    mov qword ptr [rsi + 0x48], r14
    xor r15, rbx
    test bpl, bpl
    jne .L4
.L6:
    mov word ptr [rsi + 0x98], 0x0
    mov word ptr [rsi + 0x9c], 0x0
    cmp r10w, 0x1
    jne .L7
    lea r10d, [rdx + 0x38]
    and r10b, 0x3f
    movzx eax, r10b
    shl eax, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [rax + r11 + 0x18]
    and rax, qword ptr [rsi + 0x50]
    test qword ptr [rsi + 0x80], rax
    je .L7
    mov byte ptr [rsi + 0x91], 0x1
    mov byte ptr [rsi + 0x92], r10b
    and dl, 0x7
    movzx eax, dl
    xor r15, qword ptr [rdi + 8*rax + 0x1880]
.L7:
    lea rax, [plywright::board::castling::KEPT]
    movzx edx, byte ptr [r8 + rax]
    and dl, byte ptr [r9 + rax]
    mov rcx, qword ptr [rsp - 0x8]
    and dl, cl
    mov byte ptr [rsi + 0x90], dl
    and dl, 0xf
    and ecx, 0xf
    movzx eax, dl
    mov rax, qword ptr [rdi + 8*rax + 0x1800]
    xor rax, qword ptr [rdi + 8*rcx + 0x1800]
    movabs rcx, 0x25910f2287428428
    xor rcx, rax
    xor rcx, r15
    mov qword ptr [rsi + 0x40], rcx
    mov byte ptr [rsi + 0x93], 0x0
    mov ecx, dword ptr [rsp - 0xc]
    inc cx
    mov eax, 0xffff
    cmovne eax, ecx
    mov word ptr [rsi + 0x9a], ax
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
