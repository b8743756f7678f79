# The kernels of engine/make, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm engine/make
# binary: sha256 b6aaa39c97aea2c526edc84038760fe1410172268559f000bc4b4368e3abda6a
# make: 47 instructions in 159 bytes; innermost loops: .L0 of 20
# plywright::board::make::<impl plywright::board::position::Position>::make_for: 195 instructions in 836 bytes; innermost loops: none
# plywright::board::make::<impl plywright::board::position::Position>::make_for: 204 instructions in 875 bytes; innermost loops: none
# mix of 446 instructions: 131 mov, 47 movzx, 40 xor, 30 and, 18 lea, 18 pop, 18 push, 17 cmp, 17 test, 14 shl, 13 jne, 12 add, 12 je, 11 btc, 8 inc, 7 cmovne, 4 cmove, 4 jmp, 4 movups, 4 shr, 3 ret, 2 call, 2 cmovs, 2 movabs, 2 movaps, 2 or, 2 sete, 1 cmovb, 1 sub

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

plywright::board::make::<impl plywright::board::position::Position>::make_for:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    movzx r10d, dx
    movzx r9d, byte ptr [rsi + 0x90]
    movzx r8d, byte ptr [rsi + 0x91]
    movzx ecx, byte ptr [rsi + 0x92]
    movzx r15d, word ptr [rsi + 0x9c]
    mov rbx, qword ptr [rsi + 0x40]
    mov r14, qword ptr [rsi + 0x48]
    mov byte ptr [rdi + 0x17], 0x6
    mov byte ptr [rdi + 0x16], r9b
    mov byte ptr [rdi + 0x18], r8b
    mov byte ptr [rdi + 0x19], cl
    mov r12, qword ptr [rsi + 0x98]
    mov dword ptr [rdi + 0x10], r12d
    mov word ptr [rdi + 0x14], r15w
    mov qword ptr [rdi], rbx
    mov eax, edx
    and eax, 0x3f
    mov r11d, edx
    shr r11d, 0x6
    shr r10d, 0xc
    movzx r13d, byte ptr [rsi + rax]
    xor ebp, ebp
    cmp r13b, 0x6
    cmovne ebp, r13d
    inc r12w
    mov r13d, 0xffff
    cmove r12d, r13d
    mov qword ptr [rdi + 0x8], r14
    inc r15w
    cmove r15d, r13d
    mov word ptr [rsi + 0x98], r12w
    mov word ptr [rsi + 0x9c], r15w
    mov byte ptr [rsi + 0x91], 0x0
    cmp r8b, 0x1
    jne .L0
    and ecx, 0x7
    lea r8, [plywright::board::zobrist::WORDS]
    xor rbx, qword ptr [r8 + 8*rcx + 0x1880]
.L0:
    mov r8d, r11d
    and r8d, 0x3f
    test edx, 0x4000
    je .L2
    lea ecx, [r11 + 0x38]
    and cl, 0x3f
    cmp r10w, 0x5
    movzx r15d, r8b
    movzx ecx, cl
    cmovne ecx, r15d
    movzx ecx, cl
    movzx r15d, byte ptr [rsi + rcx]
    mov byte ptr [rsi + rcx], 0x6
    cmp r15, 0x6
    je .L2
    mov r12d, 0x1
    shl r12, cl
    xor qword ptr [rsi + 8*r15 + 0x50], r12
    xor qword ptr [rsi + 0x88], r12
    mov r12d, r15d
    shl r12d, 0x9
    lea r13, [plywright::board::zobrist::WORDS]
    add r13, r12
    mov rcx, qword ptr [r13 + 8*rcx + 0xc00]
    xor rbx, rcx
    mov qword ptr [rsi + 0x40], rbx
    test r15b, r15b
    jne .L1
    xor r14, rcx
    mov qword ptr [rsi + 0x48], r14
.L1:
    mov byte ptr [rdi + 0x17], r15b
    mov word ptr [rsi + 0x98], 0x0
    mov word ptr [rsi + 0x9c], 0x0
.L2:
    mov byte ptr [rsi + rax], 0x6
    mov r12d, 0x1
    mov edi, 0x1
    mov ecx, eax
    shl rdi, cl
    movzx r13d, bpl
    xor qword ptr [rsi + 8*r13 + 0x50], rdi
    mov r15, qword ptr [rsi + 0x80]
    btc r15, rax
    mov qword ptr [rsi + 0x80], r15
    mov ecx, r13d
    shl ecx, 0x9
    lea rdi, [plywright::board::zobrist::WORDS]
    add rcx, rdi
    mov rcx, qword ptr [rcx + 8*rax]
    test r13b, r13b
    jne .L3
    xor r14, rcx
    mov qword ptr [rsi + 0x48], r14
.L3:
    xor rbx, rcx
    mov ecx, r10d
    and cl, 0x3
    inc cl
    test dx, dx
    movzx ecx, cl
    cmovs r13d, ecx
    mov byte ptr [rsi + r8], r13b
    mov ecx, r8d
    shl r12, cl
    movzx r13d, r13b
    xor qword ptr [rsi + 8*r13 + 0x50], r12
    btc r15, r8
    mov qword ptr [rsi + 0x80], r15
    mov ecx, r13d
    shl ecx, 0x9
    add rcx, rdi
    mov rcx, qword ptr [rcx + 8*r8]
    test r13b, r13b
    je .L5
    xor rcx, rbx
    test bpl, bpl
    je .L6
.L4:
    and edx, 0xe000
    cmp edx, 0x2000
    jne .L7
    mov edx, r11d
    and dl, 0x7
    and r11b, 0x38
    lea r10d, [r11 + 0x7]
    cmp dl, 0x6
    movzx edx, r11b
    movzx r10d, r10b
    cmovne r10d, edx
    sete r11b
    add r11b, r11b
    or dl, r11b
    movzx r10d, r10b
    mov byte ptr [rsi + r10], 0x6
    movzx r11d, dl
    add dl, 0x3
    mov byte ptr [r11 + rsi + 0x3], 0x3
    mov r11, qword ptr [rsi + 0x68]
    btc r11, r10
    btc r15, r10
    mov r10, qword ptr [rdi + 8*r10 + 0x600]
    btc r11, rdx
    mov qword ptr [rsi + 0x68], r11
    btc r15, rdx
    mov qword ptr [rsi + 0x80], r15
    movzx edx, dl
    xor r10, qword ptr [rdi + 8*rdx + 0x600]
    xor rcx, r10
    jmp .L7
.L5:
    xor r14, rcx
    mov qword ptr [rsi + 0x48], r14
    xor rcx, rbx
    test bpl, bpl
    jne .L4
.L6:
    mov word ptr [rsi + 0x98], 0x0
    mov word ptr [rsi + 0x9c], 0x0
    cmp r10w, 0x1
    jne .L7
    lea r10d, [rdx + 0x8]
    and r10b, 0x3f
    movzx r11d, r10b
    shl r11d, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [r11 + rbx + 0x10]
    and r11, qword ptr [rsi + 0x50]
    test qword ptr [rsi + 0x88], r11
    je .L7
    mov byte ptr [rsi + 0x91], 0x1
    mov byte ptr [rsi + 0x92], r10b
    and dl, 0x7
    movzx edx, dl
    xor rcx, qword ptr [rdi + 8*rdx + 0x1880]
.L7:
    lea rdx, [plywright::board::castling::KEPT]
    movzx eax, byte ptr [rax + rdx]
    and al, byte ptr [r8 + rdx]
    and al, r9b
    mov byte ptr [rsi + 0x90], al
    and al, 0xf
    and r9d, 0xf
    movzx eax, al
    mov rax, qword ptr [rdi + 8*rax + 0x1800]
    xor rax, qword ptr [rdi + 8*r9 + 0x1800]
    movabs rdx, 0x25910f2287428428
    xor rdx, rax
    xor rdx, rcx
    mov qword ptr [rsi + 0x40], rdx
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
    movzx r11d, dx
    movzx eax, byte ptr [rsi + 0x90]
    movzx r8d, byte ptr [rsi + 0x91]
    movzx ecx, byte ptr [rsi + 0x92]
    movzx r13d, word ptr [rsi + 0x98]
    movzx r10d, word ptr [rsi + 0x9a]
    movzx r12d, word ptr [rsi + 0x9c]
    mov r14, qword ptr [rsi + 0x40]
    mov byte ptr [rdi + 0x17], 0x6
    mov qword ptr [rsp - 0x8], rax
    mov byte ptr [rdi + 0x16], al
    mov byte ptr [rdi + 0x18], r8b
    mov byte ptr [rdi + 0x19], cl
    mov word ptr [rdi + 0x10], r13w
    mov eax, edx
    and eax, 0x3f
    mov ebx, edx
    shr ebx, 0x6
    shr r11d, 0xc
    movzx r15d, byte ptr [rsi + rax]
    xor ebp, ebp
    cmp r15b, 0x6
    cmovne ebp, r15d
    inc r13w
    mov r9d, 0xffff
    cmove r13d, r9d
    mov r15, qword ptr [rsi + 0x48]
    mov word ptr [rsi + 0x98], r13w
    mov dword ptr [rsp - 0xc], r10d
    mov word ptr [rdi + 0x12], r10w
    mov word ptr [rdi + 0x14], r12w
    inc r12w
    cmove r12d, r9d
    mov word ptr [rsi + 0x9c], r12w
    mov qword ptr [rdi], r14
    mov qword ptr [rdi + 0x8], r15
    mov byte ptr [rsi + 0x91], 0x0
    cmp r8b, 0x1
    jne .L0
    and ecx, 0x7
    lea r8, [plywright::board::zobrist::WORDS]
    xor r14, qword ptr [r8 + 8*rcx + 0x1880]
.L0:
    mov r8d, ebx
    and r8d, 0x3f
    test edx, 0x4000
    je .L2
    lea ecx, [rbx + 0x8]
    and cl, 0x3f
    cmp r11w, 0x5
    movzx r9d, r8b
    movzx ecx, cl
    cmovne ecx, r9d
    movzx ecx, cl
    movzx r12d, byte ptr [rsi + rcx]
    mov byte ptr [rsi + rcx], 0x6
    cmp r12, 0x6
    je .L2
    mov r9d, 0x1
    shl r9, cl
    xor qword ptr [rsi + 8*r12 + 0x50], r9
    xor qword ptr [rsi + 0x80], r9
    mov r9d, r12d
    shl r9d, 0x9
    lea r13, [plywright::board::zobrist::WORDS]
    add r13, r9
    mov rcx, qword ptr [r13 + 8*rcx]
    xor r14, rcx
    mov qword ptr [rsi + 0x40], r14
    test r12b, r12b
    jne .L1
    xor r15, rcx
    mov qword ptr [rsi + 0x48], r15
.L1:
    mov byte ptr [rdi + 0x17], r12b
    mov word ptr [rsi + 0x98], 0x0
    mov word ptr [rsi + 0x9c], 0x0
.L2:
    mov byte ptr [rsi + rax], 0x6
    mov edi, 0x1
    mov ecx, eax
    shl rdi, cl
    movzx r12d, bpl
    xor qword ptr [rsi + 8*r12 + 0x50], rdi
    xor qword ptr [rsi + 0x88], rdi
    mov r13d, 0x1
    mov ecx, r12d
    shl ecx, 0x9
    lea rdi, [plywright::board::zobrist::WORDS]
    add rcx, rdi
    mov rcx, qword ptr [rcx + 8*rax + 0xc00]
    test r12b, r12b
    jne .L3
    xor r15, rcx
    mov qword ptr [rsi + 0x48], r15
.L3:
    xor r14, rcx
    mov ecx, r11d
    and cl, 0x3
    inc cl
    test dx, dx
    movzx ecx, cl
    cmovs r12d, ecx
    mov byte ptr [rsi + r8], r12b
    mov ecx, r8d
    shl r13, cl
    movzx r9d, r12b
    xor qword ptr [rsi + 8*r9 + 0x50], r13
    mov r12, qword ptr [rsi + 0x88]
    btc r12, r8
    mov qword ptr [rsi + 0x88], r12
    mov ecx, r9d
    shl ecx, 0x9
    add rcx, rdi
    mov rcx, qword ptr [rcx + 8*r8 + 0xc00]
    test r9b, r9b
    je .L5
    xor rcx, r14
    test bpl, bpl
    je .L6
.L4:
    and edx, 0xe000
    cmp edx, 0x2000
    jne .L7
    mov edx, ebx
    and dl, 0x7
    and bl, 0x38
    lea r9d, [rbx + 0x7]
    cmp dl, 0x6
    movzx edx, bl
    movzx r9d, r9b
    cmovne r9d, edx
    sete r11b
    add r11b, r11b
    or dl, r11b
    movzx r9d, r9b
    mov byte ptr [rsi + r9], 0x6
    movzx r11d, dl
    add dl, 0x3
    mov byte ptr [r11 + rsi + 0x3], 0x3
    mov r11, qword ptr [rsi + 0x68]
    btc r11, r9
    btc r12, r9
    mov r9, qword ptr [rdi + 8*r9 + 0x1200]
    btc r11, rdx
    mov qword ptr [rsi + 0x68], r11
    btc r12, rdx
    mov qword ptr [rsi + 0x88], r12
    movzx edx, dl
    xor r9, qword ptr [rdi + 8*rdx + 0x1200]
    xor rcx, r9
    jmp .L7
.L5:
    xor r15, rcx
    mov qword ptr [rsi + 0x48], r15
    xor rcx, r14
    test bpl, bpl
    jne .L4
.L6:
    mov word ptr [rsi + 0x98], 0x0
    mov word ptr [rsi + 0x9c], 0x0
    cmp r11w, 0x1
    jne .L7
    lea r11d, [rdx + 0x38]
    and r11b, 0x3f
    movzx r9d, r11b
    shl r9d, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [r9 + rbx + 0x18]
    and r9, qword ptr [rsi + 0x50]
    test qword ptr [rsi + 0x80], r9
    je .L7
    mov byte ptr [rsi + 0x91], 0x1
    mov byte ptr [rsi + 0x92], r11b
    and dl, 0x7
    movzx edx, dl
    xor rcx, qword ptr [rdi + 8*rdx + 0x1880]
.L7:
    lea rdx, [plywright::board::castling::KEPT]
    movzx eax, byte ptr [rax + rdx]
    and al, byte ptr [r8 + rdx]
    mov rdx, qword ptr [rsp - 0x8]
    and al, dl
    mov byte ptr [rsi + 0x90], al
    and al, 0xf
    and edx, 0xf
    movzx eax, al
    mov rax, qword ptr [rdi + 8*rax + 0x1800]
    xor rax, qword ptr [rdi + 8*rdx + 0x1800]
    movabs rdx, 0x25910f2287428428
    xor rdx, rax
    xor rdx, rcx
    mov qword ptr [rsi + 0x40], rdx
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
