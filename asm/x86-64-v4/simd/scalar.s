# The kernels of simd/scalar, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm simd/scalar --target x86-64-v4
# binary: sha256 3d689e043d6485e24df711a9c27a0b9ebec850911ce9666d278c8e0104bb5863
# latency: 319 instructions in 1489 bytes; innermost loops: .L13 of 7, .L16 of 12, .L27 of 7, .L29 of 14, .L30 of 14
# throughput: 325 instructions in 1543 bytes; innermost loops: .L13 of 7, .L27 of 7, .L29 of 14, .L30 of 14
# mix of 644 instructions: 135 mov, 70 cmp, 60 add, 57 movzx, 46 je, 32 vmovaps, 26 xor, 24 jmp, 22 jne, 22 test, 20 shl, 19 lea, 18 sub, 16 ja, 12 pop, 12 push, 8 imul, 8 movsx, 7 call, 7 vzeroupper, 6 inc, 5 and, 4 cmovge, 4 cmovle, 2 ret, 2 vxorps

latency:
    push rbp
    mov rbp, rsp
    push r15
    push r14
    push r13
    push r12
    push rbx
    and rsp, -0x40
    sub rsp, 0x280
    cmp byte ptr [rdi + 0x28], 0x0
    jne .L31
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L31
    mov rdx, qword ptr [rdi + 0x8]
    mov rbx, qword ptr [rdi + 0x18]
    mov rax, qword ptr [rdi + 0x20]
    mov rsi, qword ptr [rdx + 0xb00]
    mov qword ptr [rsp + 0x40], 0x0
    lea rcx, [rsp + 0x40]
    mov rdi, qword ptr [rsp + 0x40]
    mov qword ptr [rsp + 0x28], rdi
    vxorps xmm0, xmm0, xmm0
    vmovaps ymmword ptr [rsp + 0x220], ymm0
    vmovaps ymmword ptr [rsp + 0x200], ymm0
    vmovaps ymmword ptr [rsp + 0x1e0], ymm0
    vmovaps ymmword ptr [rsp + 0x1c0], ymm0
    vmovaps ymmword ptr [rsp + 0x1a0], ymm0
    vmovaps ymmword ptr [rsp + 0x180], ymm0
    vmovaps ymmword ptr [rsp + 0x160], ymm0
    vmovaps ymmword ptr [rsp + 0x140], ymm0
    vmovaps ymmword ptr [rsp + 0x120], ymm0
    vmovaps ymmword ptr [rsp + 0x100], ymm0
    vmovaps ymmword ptr [rsp + 0xe0], ymm0
    vmovaps ymmword ptr [rsp + 0xc0], ymm0
    vmovaps ymmword ptr [rsp + 0xa0], ymm0
    vmovaps ymmword ptr [rsp + 0x80], ymm0
    vmovaps ymmword ptr [rsp + 0x60], ymm0
    vmovaps ymmword ptr [rsp + 0x40], ymm0
    mov qword ptr [rsp + 0x8], rcx
    lea rcx, [rsp + 0x8]
    xor r10d, r10d
    test rax, rax
    je .L32
    mov r11, qword ptr [rsp + 0x8]
    lea rax, [rax + 8*rax]
    shl rax, 0x4
    add rax, rbx
    mov qword ptr [rsp + 0x20], rax
    lea r15, [rsp + 0x8]
    mov r12d, 0xff
    xor ecx, ecx
    xor r14d, r14d
    xor r13d, r13d
    mov qword ptr [rsp + 0x10], rsi
    nop
.L0:
    xor r14d, r13d
    and r14d, 0x3
    shl r14d, 0x9
    lea rax, [rdx + 0x300]
    add r14, rax
    mov r9, qword ptr [rbx + 0x10]
    test r9, r9
    mov qword ptr [rsp + 0x18], rbx
    mov qword ptr [rsp + 0x38], rcx
    mov qword ptr [rsp + 0x30], r13
    je .L4
    mov rax, qword ptr [rbx + 0x8]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L38
    mov r8, rsi
    cmp r9, 0x1
    je .L1
    movzx r8d, word ptr [rax + 0x2]
    cmp r8, 0x2ff
    ja .L37
    shl r8d, 0x8
    add r8, rsi
.L1:
    shl edi, 0x8
    add rdi, rsi
    mov r13, qword ptr [rbx + 0x28]
    test r13, r13
    jne .L5
    xor eax, eax
    jmp .L3
    nop
.L2:
    mov word ptr [rsp + 0x8], cx
    movzx ecx, word ptr [rsp + 0x8]
    mov word ptr [r11 + rax], cx
    add rax, 0x2
    cmp rax, 0x100
    je .L14
.L3:
    movzx ecx, word ptr [rdi + rax]
    add cx, word ptr [r14 + rax]
    cmp r9, 0x1
    je .L2
    add cx, word ptr [r8 + rax]
    jmp .L2
    nop
.L4:
    mov r13, qword ptr [rbx + 0x28]
    mov rdi, rsi
    mov r8, rsi
    test r13, r13
    je .L12
.L5:
    mov rax, qword ptr [rbx + 0x20]
    movzx ecx, word ptr [rax]
    cmp rcx, 0x2ff
    ja .L36
    mov rbx, rsi
    cmp r13, 0x1
    je .L6
    movzx ebx, word ptr [rax + 0x2]
    cmp rbx, 0x2ff
    ja .L35
    shl ebx, 0x8
    add rbx, rsi
.L6:
    shl ecx, 0x8
    add rcx, rsi
    xor eax, eax
    test r9, r9
    jne .L8
    jmp .L11
    nop
.L7:
    mov word ptr [rsp + 0x8], si
    movzx esi, word ptr [rsp + 0x8]
    mov word ptr [r11 + rax], si
    add rax, 0x2
    cmp rax, 0x100
    je .L14
.L8:
    movzx esi, word ptr [rdi + rax]
    add si, word ptr [r14 + rax]
    cmp r9, 0x1
    je .L9
    add si, word ptr [r8 + rax]
.L9:
    sub si, word ptr [rcx + rax]
    cmp r13, 0x1
    je .L7
    sub si, word ptr [rbx + rax]
    jmp .L7
    nop
.L10:
    mov word ptr [rsp + 0x8], si
    movzx esi, word ptr [rsp + 0x8]
    mov word ptr [r11 + rax], si
    add rax, 0x2
    cmp rax, 0x100
    je .L14
.L11:
    movzx esi, word ptr [r14 + rax]
    sub si, word ptr [rcx + rax]
    cmp r13, 0x1
    je .L10
    sub si, word ptr [rbx + rax]
    jmp .L10
.L12:
    xor eax, eax
    nop
.L13:
    movzx ecx, word ptr [r14 + rax]
    mov word ptr [rsp + 0x8], cx
    movzx ecx, word ptr [rsp + 0x8]
    mov word ptr [r11 + rax], cx
    add rax, 0x2
    cmp rax, 0x100
    jne .L13
.L14:
    mov rcx, qword ptr [rsp + 0x18]
    mov r9, qword ptr [rcx + 0x58]
    test r9, r9
    je .L18
    mov rax, qword ptr [rcx + 0x50]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    mov rsi, qword ptr [rsp + 0x10]
    ja .L38
    mov r8, rsi
    cmp r9, 0x1
    je .L15
    movzx r8d, word ptr [rax + 0x2]
    cmp r8, 0x2ff
    ja .L37
    shl r8d, 0x8
    add r8, rsi
.L15:
    shl edi, 0x8
    add rdi, rsi
    mov r13, qword ptr [rcx + 0x70]
    test r13, r13
    jne .L19
    xor eax, eax
    jmp .L17
.L16:
    mov word ptr [rsp + 0x8], cx
    movzx ecx, word ptr [rsp + 0x8]
    mov word ptr [r11 + rax + 0x100], cx
    add rax, 0x2
    cmp rax, 0x100
    je .L28
.L17:
    movzx ecx, word ptr [rdi + rax]
    add cx, word ptr [r14 + rax + 0x100]
    cmp r9, 0x1
    je .L16
    add cx, word ptr [r8 + rax]
    jmp .L16
    nop
.L18:
    mov r13, qword ptr [rcx + 0x70]
    mov rsi, qword ptr [rsp + 0x10]
    mov rdi, rsi
    mov r8, rsi
    test r13, r13
    je .L26
.L19:
    mov rax, qword ptr [rcx + 0x68]
    movzx ecx, word ptr [rax]
    cmp rcx, 0x2ff
    ja .L36
    mov rbx, rsi
    cmp r13, 0x1
    je .L20
    movzx ebx, word ptr [rax + 0x2]
    cmp rbx, 0x2ff
    ja .L35
    shl ebx, 0x8
    add rbx, rsi
.L20:
    shl ecx, 0x8
    add rcx, rsi
    xor eax, eax
    test r9, r9
    jne .L22
    jmp .L25
    nop
.L21:
    mov word ptr [rsp + 0x8], si
    movzx esi, word ptr [rsp + 0x8]
    mov word ptr [r11 + rax + 0x100], si
    add rax, 0x2
    cmp rax, 0x100
    je .L28
.L22:
    movzx esi, word ptr [rdi + rax]
    add si, word ptr [r14 + rax + 0x100]
    cmp r9, 0x1
    je .L23
    add si, word ptr [r8 + rax]
.L23:
    sub si, word ptr [rcx + rax]
    cmp r13, 0x1
    je .L21
    sub si, word ptr [rbx + rax]
    jmp .L21
    nop
.L24:
    mov word ptr [rsp + 0x8], si
    movzx esi, word ptr [rsp + 0x8]
    mov word ptr [r11 + rax + 0x100], si
    add rax, 0x2
    cmp rax, 0x100
    je .L28
.L25:
    movzx esi, word ptr [r14 + rax + 0x100]
    sub si, word ptr [rcx + rax]
    cmp r13, 0x1
    je .L24
    sub si, word ptr [rbx + rax]
    jmp .L24
.L26:
    xor eax, eax
    nop
.L27:
    movzx ecx, word ptr [r14 + rax + 0x100]
    mov word ptr [rsp + 0x8], cx
    movzx ecx, word ptr [rsp + 0x8]
    mov word ptr [r11 + rax + 0x100], cx
    add rax, 0x2
    cmp rax, 0x100
    jne .L27
    nop
.L28:
    mov rbx, qword ptr [rsp + 0x18]
    add rbx, 0x90
    mov r13, qword ptr [rsp + 0x30]
    inc r13
    mov dword ptr [rsp + 0x8], 0x0
    xor eax, eax
    nop
.L29:
    movzx ecx, word ptr [r11 + 2*rax]
    test cx, cx
    cmovle ecx, r10d
    movsx esi, cx
    cmp esi, 0xff
    cmovge ecx, r12d
    movzx esi, cx
    imul cx, word ptr [rdx + 2*rax + 0x100]
    inc rax
    movsx ecx, cx
    imul ecx, esi
    add dword ptr [rsp + 0x8], ecx
    cmp rax, 0x80
    jne .L29
    xor eax, eax
    nop
.L30:
    movzx ecx, word ptr [r11 + 2*rax + 0x100]
    test cx, cx
    cmovle ecx, r10d
    movsx esi, cx
    cmp esi, 0xff
    cmovge ecx, r12d
    movzx esi, cx
    imul cx, word ptr [rdx + 2*rax + 0x200]
    inc rax
    movsx ecx, cx
    imul ecx, esi
    add dword ptr [rsp + 0x8], ecx
    cmp rax, 0x80
    jne .L30
    mov r14d, dword ptr [rsp + 0x8]
    mov rcx, qword ptr [rsp + 0x38]
    add rcx, r14
    and r14, qword ptr [rsp + 0x28]
    cmp rbx, qword ptr [rsp + 0x20]
    mov rsi, qword ptr [rsp + 0x10]
    jne .L0
    jmp .L33
.L31:
    call simd::kernels::simd::other
    jmp .L34
.L32:
    xor ecx, ecx
.L33:
    mov rax, rcx
.L34:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L35:
    mov rcx, rbx
.L36:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rcx
    vzeroupper
    call core::panicking::panic_bounds_check
.L37:
    mov rdi, r8
.L38:
    lea rdx, [.D0]
    mov esi, 0x300
    vzeroupper
    call core::panicking::panic_bounds_check

throughput:
    push rbp
    mov rbp, rsp
    push r15
    push r14
    push r13
    push r12
    push rbx
    and rsp, -0x40
    sub rsp, 0x280
    cmp byte ptr [rdi + 0x28], 0x0
    jne .L31
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L31
    mov rdx, qword ptr [rdi + 0x8]
    mov r13, qword ptr [rdi + 0x18]
    mov rax, qword ptr [rdi + 0x20]
    mov rsi, qword ptr [rdx + 0xb00]
    mov qword ptr [rsp + 0x40], 0x0
    lea rcx, [rsp + 0x40]
    vxorps xmm0, xmm0, xmm0
    vmovaps ymmword ptr [rsp + 0x220], ymm0
    vmovaps ymmword ptr [rsp + 0x200], ymm0
    vmovaps ymmword ptr [rsp + 0x1e0], ymm0
    vmovaps ymmword ptr [rsp + 0x1c0], ymm0
    vmovaps ymmword ptr [rsp + 0x1a0], ymm0
    vmovaps ymmword ptr [rsp + 0x180], ymm0
    vmovaps ymmword ptr [rsp + 0x160], ymm0
    vmovaps ymmword ptr [rsp + 0x140], ymm0
    vmovaps ymmword ptr [rsp + 0x120], ymm0
    vmovaps ymmword ptr [rsp + 0x100], ymm0
    vmovaps ymmword ptr [rsp + 0xe0], ymm0
    vmovaps ymmword ptr [rsp + 0xc0], ymm0
    vmovaps ymmword ptr [rsp + 0xa0], ymm0
    vmovaps ymmword ptr [rsp + 0x80], ymm0
    vmovaps ymmword ptr [rsp + 0x60], ymm0
    vmovaps ymmword ptr [rsp + 0x40], ymm0
    mov qword ptr [rsp + 0x10], rcx
    lea rcx, [rsp + 0x10]
    test rax, rax
    je .L32
    mov r10, qword ptr [rsp + 0x10]
    lea rax, [rax + 8*rax]
    shl rax, 0x4
    add rax, r13
    mov qword ptr [rsp + 0x20], rax
    lea r15, [rsp + 0x10]
    mov r12d, 0xff
    xor r8d, r8d
    xor ecx, ecx
    mov qword ptr [rsp + 0x18], rsi
    nop
.L0:
    movzx ebx, r8b
    and ebx, 0x3
    shl ebx, 0x9
    lea rax, [rdx + 0x300]
    lea r14, [rax + rbx]
    mov r11, qword ptr [r13 + 0x10]
    test r11, r11
    mov qword ptr [rsp + 0x38], r13
    mov qword ptr [rsp + 0x30], rcx
    mov qword ptr [rsp + 0x28], r8
    je .L4
    mov rax, qword ptr [r13 + 0x8]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L36
    mov r8, rsi
    cmp r11, 0x1
    je .L1
    movzx r8d, word ptr [rax + 0x2]
    cmp r8, 0x2ff
    ja .L35
    shl r8d, 0x8
    add r8, rsi
.L1:
    shl edi, 0x8
    add rdi, rsi
    mov rax, qword ptr [r13 + 0x28]
    test rax, rax
    jne .L5
    xor eax, eax
    jmp .L3
    nop
.L2:
    mov word ptr [rsp + 0x10], cx
    movzx ecx, word ptr [rsp + 0x10]
    mov word ptr [r10 + rax], cx
    add rax, 0x2
    cmp rax, 0x100
    je .L14
.L3:
    movzx ecx, word ptr [rdi + rax]
    add cx, word ptr [r14 + rax]
    cmp r11, 0x1
    je .L2
    add cx, word ptr [r8 + rax]
    jmp .L2
    nop
.L4:
    mov rax, qword ptr [r13 + 0x28]
    mov rdi, rsi
    mov r8, rsi
    test rax, rax
    je .L12
.L5:
    mov rsi, qword ptr [r13 + 0x20]
    movzx ecx, word ptr [rsi]
    cmp rcx, 0x2ff
    ja .L39
    mov r9, qword ptr [rsp + 0x18]
    mov r13, r9
    cmp rax, 0x1
    je .L6
    movzx r13d, word ptr [rsi + 0x2]
    cmp r13, 0x2ff
    ja .L37
    shl r13d, 0x8
    mov r9, qword ptr [rsp + 0x18]
    add r13, r9
.L6:
    shl ecx, 0x8
    add rcx, r9
    xor esi, esi
    test r11, r11
    jne .L8
    jmp .L11
    nop
.L7:
    mov word ptr [rsp + 0x10], r9w
    movzx r9d, word ptr [rsp + 0x10]
    mov word ptr [r10 + rsi], r9w
    add rsi, 0x2
    cmp rsi, 0x100
    je .L14
.L8:
    movzx r9d, word ptr [rdi + rsi]
    add r9w, word ptr [r14 + rsi]
    cmp r11, 0x1
    je .L9
    add r9w, word ptr [r8 + rsi]
.L9:
    sub r9w, word ptr [rcx + rsi]
    cmp rax, 0x1
    je .L7
    sub r9w, word ptr [r13 + rsi]
    jmp .L7
    nop
.L10:
    mov word ptr [rsp + 0x10], di
    movzx edi, word ptr [rsp + 0x10]
    mov word ptr [r10 + rsi], di
    add rsi, 0x2
    cmp rsi, 0x100
    je .L14
.L11:
    movzx edi, word ptr [r14 + rsi]
    sub di, word ptr [rcx + rsi]
    cmp rax, 0x1
    je .L10
    sub di, word ptr [r13 + rsi]
    jmp .L10
.L12:
    xor eax, eax
    nop
.L13:
    movzx ecx, word ptr [r14 + rax]
    mov word ptr [rsp + 0x10], cx
    movzx ecx, word ptr [rsp + 0x10]
    mov word ptr [r10 + rax], cx
    add rax, 0x2
    cmp rax, 0x100
    jne .L13
.L14:
    lea rax, [rdx + 0x400]
    add rbx, rax
    mov r13, qword ptr [rsp + 0x38]
    mov r11, qword ptr [r13 + 0x58]
    test r11, r11
    je .L18
    mov rax, qword ptr [r13 + 0x50]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    mov rcx, qword ptr [rsp + 0x18]
    ja .L36
    mov r8, rcx
    cmp r11, 0x1
    je .L15
    movzx r8d, word ptr [rax + 0x2]
    cmp r8, 0x2ff
    ja .L35
    shl r8d, 0x8
    add r8, rcx
.L15:
    shl edi, 0x8
    add rdi, rcx
    mov rax, qword ptr [r13 + 0x70]
    test rax, rax
    jne .L19
    xor eax, eax
    jmp .L17
    nop
.L16:
    mov word ptr [rsp + 0x10], cx
    movzx ecx, word ptr [rsp + 0x10]
    mov word ptr [r10 + rax + 0x100], cx
    add rax, 0x2
    cmp rax, 0x100
    je .L28
.L17:
    movzx ecx, word ptr [rdi + rax]
    add cx, word ptr [rbx + rax]
    cmp r11, 0x1
    je .L16
    add cx, word ptr [r8 + rax]
    jmp .L16
    nop
.L18:
    mov rax, qword ptr [r13 + 0x70]
    mov r8, qword ptr [rsp + 0x18]
    mov rdi, r8
    test rax, rax
    je .L26
.L19:
    mov rsi, qword ptr [r13 + 0x68]
    movzx ecx, word ptr [rsi]
    cmp rcx, 0x2ff
    ja .L39
    mov r9, qword ptr [rsp + 0x18]
    mov r14, r9
    cmp rax, 0x1
    je .L20
    movzx r14d, word ptr [rsi + 0x2]
    cmp r14, 0x2ff
    ja .L38
    shl r14d, 0x8
    mov r9, qword ptr [rsp + 0x18]
    add r14, r9
.L20:
    shl ecx, 0x8
    add rcx, r9
    xor esi, esi
    test r11, r11
    jne .L22
    jmp .L25
    nop
.L21:
    mov word ptr [rsp + 0x10], r9w
    movzx r9d, word ptr [rsp + 0x10]
    mov word ptr [r10 + rsi + 0x100], r9w
    add rsi, 0x2
    cmp rsi, 0x100
    je .L28
.L22:
    movzx r9d, word ptr [rdi + rsi]
    add r9w, word ptr [rbx + rsi]
    cmp r11, 0x1
    je .L23
    add r9w, word ptr [r8 + rsi]
.L23:
    sub r9w, word ptr [rcx + rsi]
    cmp rax, 0x1
    je .L21
    sub r9w, word ptr [r14 + rsi]
    jmp .L21
    nop
.L24:
    mov word ptr [rsp + 0x10], di
    movzx edi, word ptr [rsp + 0x10]
    mov word ptr [r10 + rsi + 0x100], di
    add rsi, 0x2
    cmp rsi, 0x100
    je .L28
.L25:
    movzx edi, word ptr [rbx + rsi]
    sub di, word ptr [rcx + rsi]
    cmp rax, 0x1
    je .L24
    sub di, word ptr [r14 + rsi]
    jmp .L24
.L26:
    xor eax, eax
    nop
.L27:
    movzx ecx, word ptr [rbx + rax]
    mov word ptr [rsp + 0x10], cx
    movzx ecx, word ptr [rsp + 0x10]
    mov word ptr [r10 + rax + 0x100], cx
    add rax, 0x2
    cmp rax, 0x100
    jne .L27
    nop
.L28:
    add r13, 0x90
    mov dword ptr [rsp + 0x10], 0x0
    xor eax, eax
    xor edi, edi
    nop
.L29:
    movzx ecx, word ptr [r10 + 2*rax]
    test cx, cx
    cmovle ecx, edi
    movsx esi, cx
    cmp esi, 0xff
    cmovge ecx, r12d
    movzx esi, cx
    imul cx, word ptr [rdx + 2*rax + 0x100]
    inc rax
    movsx ecx, cx
    imul ecx, esi
    add dword ptr [rsp + 0x10], ecx
    cmp rax, 0x80
    jne .L29
    xor eax, eax
    mov r8, qword ptr [rsp + 0x28]
.L30:
    movzx ecx, word ptr [r10 + 2*rax + 0x100]
    test cx, cx
    cmovle ecx, edi
    movsx esi, cx
    cmp esi, 0xff
    cmovge ecx, r12d
    movzx esi, cx
    imul cx, word ptr [rdx + 2*rax + 0x200]
    inc rax
    movsx ecx, cx
    imul ecx, esi
    add dword ptr [rsp + 0x10], ecx
    cmp rax, 0x80
    jne .L30
    mov eax, dword ptr [rsp + 0x10]
    mov rcx, qword ptr [rsp + 0x30]
    add rcx, rax
    inc r8b
    cmp r13, qword ptr [rsp + 0x20]
    mov rsi, qword ptr [rsp + 0x18]
    jne .L0
    jmp .L33
.L31:
    call simd::kernels::simd::other
    jmp .L34
.L32:
    xor ecx, ecx
.L33:
    mov rax, rcx
.L34:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L35:
    mov rdi, r8
.L36:
    lea rdx, [.D0]
    mov esi, 0x300
    vzeroupper
    call core::panicking::panic_bounds_check
.L37:
    mov rcx, r13
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rcx
    vzeroupper
    call core::panicking::panic_bounds_check
.L38:
    mov rcx, r14
.L39:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rcx
    vzeroupper
    call core::panicking::panic_bounds_check
