# The kernels of simd/scalar, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v3
# command: cargo lab asm simd/scalar --target x86-64-v3
# binary: sha256 4ed66a776f6b22913dd139c6c95ee6818ab5882f15994e67ac48697e3f8668d9
# latency: 324 instructions in 1554 bytes; innermost loops: .L15 of 7, .L30 of 7, .L32 of 16
# throughput: 322 instructions in 1510 bytes; innermost loops: .L14 of 7, .L28 of 7
# mix of 646 instructions: 128 mov, 70 cmp, 60 add, 57 movzx, 54 je, 34 jmp, 32 vmovaps, 28 xor, 22 test, 20 shl, 18 lea, 18 sub, 16 ja, 14 jne, 12 pop, 12 push, 8 imul, 6 call, 6 inc, 6 movsx, 6 vzeroupper, 5 and, 4 cmovle, 4 jl, 2 cwde, 2 ret, 2 vxorps

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
    jne .L37
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L37
    mov rdx, qword ptr [rdi + 0x8]
    mov rsi, qword ptr [rdi + 0x18]
    mov rcx, qword ptr [rdi + 0x20]
    mov r12, qword ptr [rdx + 0xb00]
    mov qword ptr [rsp + 0x40], 0x0
    lea rax, [rsp + 0x40]
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
    mov rdi, qword ptr [rsp + 0x40]
    mov qword ptr [rsp + 0x28], rdi
    vmovaps ymmword ptr [rsp + 0x40], ymm0
    mov qword ptr [rsp + 0x10], rax
    lea rax, [rsp + 0x10]
    xor r10d, r10d
    test rcx, rcx
    je .L38
    mov r11, qword ptr [rsp + 0x10]
    lea rax, [rcx + 8*rcx]
    shl rax, 0x4
    add rax, rsi
    mov qword ptr [rsp + 0x20], rax
    lea r15, [rsp + 0x10]
    xor eax, eax
    xor r13d, r13d
    xor r9d, r9d
    mov qword ptr [rsp + 0x18], r12
    jmp .L1
    nop
.L0:
    mov r13d, dword ptr [rsp + 0x10]
    mov rax, qword ptr [rsp + 0x38]
    add rax, r13
    and r13, qword ptr [rsp + 0x28]
    cmp rsi, qword ptr [rsp + 0x20]
    je .L39
.L1:
    xor r13d, r9d
    and r13d, 0x3
    shl r13d, 0x9
    lea rcx, [rdx + 0x300]
    add r13, rcx
    mov r14, qword ptr [rsi + 0x10]
    test r14, r14
    mov qword ptr [rsp + 0x38], rax
    mov qword ptr [rsp + 0x30], r9
    je .L5
    mov rcx, qword ptr [rsi + 0x8]
    movzx edi, word ptr [rcx]
    cmp rdi, 0x2ff
    ja .L43
    mov r8, r12
    cmp r14, 0x1
    je .L2
    movzx r8d, word ptr [rcx + 0x2]
    cmp r8, 0x2ff
    ja .L42
    shl r8d, 0x8
    add r8, r12
.L2:
    shl edi, 0x8
    add rdi, r12
    mov rbx, qword ptr [rsi + 0x28]
    test rbx, rbx
    jne .L6
    xor eax, eax
    jmp .L4
    nop
.L3:
    mov word ptr [rsp + 0x10], cx
    movzx ecx, word ptr [rsp + 0x10]
    mov word ptr [r11 + rax], cx
    add rax, 0x2
    cmp rax, 0x100
    je .L16
.L4:
    movzx ecx, word ptr [rdi + rax]
    add cx, word ptr [r13 + rax]
    cmp r14, 0x1
    je .L3
    add cx, word ptr [r8 + rax]
    jmp .L3
    nop
.L5:
    mov rbx, qword ptr [rsi + 0x28]
    mov rdi, r12
    mov r8, r12
    test rbx, rbx
    je .L14
.L6:
    mov rax, qword ptr [rsi + 0x20]
    movzx ecx, word ptr [rax]
    cmp rcx, 0x2ff
    ja .L41
    mov r9, r12
    cmp rbx, 0x1
    je .L7
    movzx r9d, word ptr [rax + 0x2]
    cmp r9, 0x2ff
    ja .L40
    shl r9d, 0x8
    add r9, r12
.L7:
    shl ecx, 0x8
    add rcx, r12
    test r14, r14
    je .L11
    xor r12d, r12d
    jmp .L9
    nop
.L8:
    mov word ptr [rsp + 0x10], ax
    movzx eax, word ptr [rsp + 0x10]
    mov word ptr [r11 + r12], ax
    add r12, 0x2
    cmp r12, 0x100
    je .L16
.L9:
    movzx eax, word ptr [rdi + r12]
    add ax, word ptr [r13 + r12]
    cmp r14, 0x1
    je .L10
    add ax, word ptr [r8 + r12]
.L10:
    sub ax, word ptr [rcx + r12]
    cmp rbx, 0x1
    je .L8
    sub ax, word ptr [r9 + r12]
    jmp .L8
    nop
.L11:
    xor eax, eax
    jmp .L13
    nop
.L12:
    mov word ptr [rsp + 0x10], di
    movzx edi, word ptr [rsp + 0x10]
    mov word ptr [r11 + rax], di
    add rax, 0x2
    cmp rax, 0x100
    je .L16
.L13:
    movzx edi, word ptr [r13 + rax]
    sub di, word ptr [rcx + rax]
    cmp rbx, 0x1
    je .L12
    sub di, word ptr [r9 + rax]
    jmp .L12
.L14:
    xor eax, eax
    nop
.L15:
    movzx ecx, word ptr [r13 + rax]
    mov word ptr [rsp + 0x10], cx
    movzx ecx, word ptr [rsp + 0x10]
    mov word ptr [r11 + rax], cx
    add rax, 0x2
    cmp rax, 0x100
    jne .L15
    nop
.L16:
    mov r14, qword ptr [rsi + 0x58]
    test r14, r14
    je .L20
    mov rax, qword ptr [rsi + 0x50]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    mov r12, qword ptr [rsp + 0x18]
    ja .L43
    mov r8, r12
    cmp r14, 0x1
    je .L17
    movzx r8d, word ptr [rax + 0x2]
    cmp r8, 0x2ff
    ja .L42
    shl r8d, 0x8
    add r8, r12
.L17:
    shl edi, 0x8
    add rdi, r12
    mov rbx, qword ptr [rsi + 0x70]
    test rbx, rbx
    jne .L21
    xor eax, eax
    jmp .L19
    nop
.L18:
    mov word ptr [rsp + 0x10], cx
    movzx ecx, word ptr [rsp + 0x10]
    mov word ptr [r11 + rax + 0x100], cx
    add rax, 0x2
    cmp rax, 0x100
    je .L31
.L19:
    movzx ecx, word ptr [rdi + rax]
    add cx, word ptr [r13 + rax + 0x100]
    cmp r14, 0x1
    je .L18
    add cx, word ptr [r8 + rax]
    jmp .L18
    nop
.L20:
    mov rbx, qword ptr [rsi + 0x70]
    mov r12, qword ptr [rsp + 0x18]
    mov rdi, r12
    mov r8, r12
    test rbx, rbx
    je .L29
.L21:
    mov rax, qword ptr [rsi + 0x68]
    movzx ecx, word ptr [rax]
    cmp rcx, 0x2ff
    ja .L41
    mov r9, r12
    cmp rbx, 0x1
    je .L22
    movzx r9d, word ptr [rax + 0x2]
    cmp r9, 0x2ff
    ja .L40
    shl r9d, 0x8
    add r9, r12
.L22:
    shl ecx, 0x8
    add rcx, r12
    test r14, r14
    je .L26
    xor r12d, r12d
    jmp .L24
    nop
.L23:
    mov word ptr [rsp + 0x10], ax
    movzx eax, word ptr [rsp + 0x10]
    mov word ptr [r11 + r12 + 0x100], ax
    add r12, 0x2
    cmp r12, 0x100
    je .L31
.L24:
    movzx eax, word ptr [rdi + r12]
    add ax, word ptr [r13 + r12 + 0x100]
    cmp r14, 0x1
    je .L25
    add ax, word ptr [r8 + r12]
.L25:
    sub ax, word ptr [rcx + r12]
    cmp rbx, 0x1
    je .L23
    sub ax, word ptr [r9 + r12]
    jmp .L23
    nop
.L26:
    xor eax, eax
    jmp .L28
    nop
.L27:
    mov word ptr [rsp + 0x10], di
    movzx edi, word ptr [rsp + 0x10]
    mov word ptr [r11 + rax + 0x100], di
    add rax, 0x2
    cmp rax, 0x100
    je .L31
.L28:
    movzx edi, word ptr [r13 + rax + 0x100]
    sub di, word ptr [rcx + rax]
    cmp rbx, 0x1
    je .L27
    sub di, word ptr [r9 + rax]
    jmp .L27
.L29:
    xor eax, eax
    nop
.L30:
    movzx ecx, word ptr [r13 + rax + 0x100]
    mov word ptr [rsp + 0x10], cx
    movzx ecx, word ptr [rsp + 0x10]
    mov word ptr [r11 + rax + 0x100], cx
    add rax, 0x2
    cmp rax, 0x100
    jne .L30
    nop
.L31:
    add rsi, 0x90
    mov r9, qword ptr [rsp + 0x30]
    inc r9
    mov dword ptr [rsp + 0x10], 0x0
    xor ecx, ecx
    mov r12, qword ptr [rsp + 0x18]
    jmp .L33
.L32:
    movzx edi, ax
    imul ax, word ptr [rdx + 2*rcx + 0x100]
    cwde
    imul eax, edi
    add dword ptr [rsp + 0x10], eax
    inc rcx
    cmp rcx, 0x80
    je .L34
.L33:
    movzx eax, word ptr [r11 + 2*rcx]
    test ax, ax
    cmovle eax, r10d
    movsx edi, ax
    cmp edi, 0xff
    jl .L32
    mov eax, 0xff
    jmp .L32
    nop
.L34:
    xor ecx, ecx
    jmp .L36
    nop
.L35:
    movzx edi, ax
    imul ax, word ptr [rdx + 2*rcx + 0x200]
    cwde
    imul eax, edi
    add dword ptr [rsp + 0x10], eax
    inc rcx
    cmp rcx, 0x80
    je .L0
.L36:
    movzx eax, word ptr [r11 + 2*rcx + 0x100]
    test ax, ax
    cmovle eax, r10d
    movsx edi, ax
    cmp edi, 0xff
    jl .L35
    mov eax, 0xff
    jmp .L35
.L37:
    call simd::kernels::simd::other
    jmp .L39
.L38:
    xor eax, eax
.L39:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L40:
    mov rcx, r9
.L41:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rcx
    vzeroupper
    call core::panicking::panic_bounds_check
.L42:
    mov rdi, r8
.L43:
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
    jne .L35
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L35
    mov rdx, qword ptr [rdi + 0x8]
    mov r12, qword ptr [rdi + 0x18]
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
    xor r9d, r9d
    test rax, rax
    je .L36
    mov r10, qword ptr [rsp + 0x10]
    lea rax, [rax + 8*rax]
    shl rax, 0x4
    add rax, r12
    mov qword ptr [rsp + 0x28], rax
    lea r15, [rsp + 0x10]
    xor r11d, r11d
    xor ecx, ecx
    mov qword ptr [rsp + 0x18], rsi
    jmp .L1
    nop
.L0:
    mov eax, dword ptr [rsp + 0x10]
    mov rcx, qword ptr [rsp + 0x38]
    add rcx, rax
    inc r11b
    cmp r12, qword ptr [rsp + 0x28]
    mov rsi, qword ptr [rsp + 0x18]
    je .L37
.L1:
    movzx r13d, r11b
    and r13d, 0x3
    shl r13d, 0x9
    lea rax, [rdx + 0x300]
    lea rbx, [rax + r13]
    mov r14, qword ptr [r12 + 0x10]
    test r14, r14
    mov qword ptr [rsp + 0x20], r12
    mov qword ptr [rsp + 0x38], rcx
    mov qword ptr [rsp + 0x30], r11
    je .L5
    mov rax, qword ptr [r12 + 0x8]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L42
    mov r8, rsi
    cmp r14, 0x1
    je .L2
    movzx r8d, word ptr [rax + 0x2]
    cmp r8, 0x2ff
    ja .L41
    shl r8d, 0x8
    add r8, rsi
.L2:
    shl edi, 0x8
    add rdi, rsi
    mov r12, qword ptr [r12 + 0x28]
    test r12, r12
    jne .L6
    xor eax, eax
    jmp .L4
    nop
.L3:
    mov word ptr [rsp + 0x10], cx
    movzx ecx, word ptr [rsp + 0x10]
    mov word ptr [r10 + rax], cx
    add rax, 0x2
    cmp rax, 0x100
    je .L15
.L4:
    movzx ecx, word ptr [rdi + rax]
    add cx, word ptr [rbx + rax]
    cmp r14, 0x1
    je .L3
    add cx, word ptr [r8 + rax]
    jmp .L3
    nop
.L5:
    mov r12, qword ptr [r12 + 0x28]
    mov rdi, rsi
    mov r8, rsi
    test r12, r12
    je .L13
.L6:
    mov rax, qword ptr [rsp + 0x20]
    mov rax, qword ptr [rax + 0x20]
    movzx ecx, word ptr [rax]
    cmp rcx, 0x2ff
    ja .L40
    mov r11, rsi
    cmp r12, 0x1
    je .L7
    movzx r11d, word ptr [rax + 0x2]
    cmp r11, 0x2ff
    ja .L39
    shl r11d, 0x8
    add r11, rsi
.L7:
    shl ecx, 0x8
    add rcx, rsi
    xor eax, eax
    test r14, r14
    jne .L9
    jmp .L12
    nop
.L8:
    mov word ptr [rsp + 0x10], si
    movzx esi, word ptr [rsp + 0x10]
    mov word ptr [r10 + rax], si
    add rax, 0x2
    cmp rax, 0x100
    je .L15
.L9:
    movzx esi, word ptr [rdi + rax]
    add si, word ptr [rbx + rax]
    cmp r14, 0x1
    je .L10
    add si, word ptr [r8 + rax]
.L10:
    sub si, word ptr [rcx + rax]
    cmp r12, 0x1
    je .L8
    sub si, word ptr [r11 + rax]
    jmp .L8
    nop
.L11:
    mov word ptr [rsp + 0x10], si
    movzx esi, word ptr [rsp + 0x10]
    mov word ptr [r10 + rax], si
    add rax, 0x2
    cmp rax, 0x100
    je .L15
.L12:
    movzx esi, word ptr [rbx + rax]
    sub si, word ptr [rcx + rax]
    cmp r12, 0x1
    je .L11
    sub si, word ptr [r11 + rax]
    jmp .L11
.L13:
    xor eax, eax
    nop
.L14:
    movzx ecx, word ptr [rbx + rax]
    mov word ptr [rsp + 0x10], cx
    movzx ecx, word ptr [rsp + 0x10]
    mov word ptr [r10 + rax], cx
    add rax, 0x2
    cmp rax, 0x100
    jne .L14
    nop
.L15:
    lea rax, [rdx + 0x400]
    add r13, rax
    mov r12, qword ptr [rsp + 0x20]
    mov rbx, qword ptr [r12 + 0x58]
    test rbx, rbx
    je .L19
    mov rax, qword ptr [r12 + 0x50]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    mov rsi, qword ptr [rsp + 0x18]
    ja .L42
    mov r8, rsi
    cmp rbx, 0x1
    je .L16
    movzx r8d, word ptr [rax + 0x2]
    cmp r8, 0x2ff
    ja .L41
    shl r8d, 0x8
    add r8, rsi
.L16:
    shl edi, 0x8
    add rdi, rsi
    mov r14, qword ptr [r12 + 0x70]
    test r14, r14
    jne .L20
    xor eax, eax
    jmp .L18
    nop
.L17:
    mov word ptr [rsp + 0x10], cx
    movzx ecx, word ptr [rsp + 0x10]
    mov word ptr [r10 + rax + 0x100], cx
    add rax, 0x2
    cmp rax, 0x100
    je .L29
.L18:
    movzx ecx, word ptr [rdi + rax]
    add cx, word ptr [r13 + rax]
    cmp rbx, 0x1
    je .L17
    add cx, word ptr [r8 + rax]
    jmp .L17
    nop
.L19:
    mov r14, qword ptr [r12 + 0x70]
    mov rsi, qword ptr [rsp + 0x18]
    mov rdi, rsi
    mov r8, rsi
    test r14, r14
    je .L27
.L20:
    mov rax, qword ptr [r12 + 0x68]
    movzx ecx, word ptr [rax]
    cmp rcx, 0x2ff
    ja .L40
    mov r11, rsi
    cmp r14, 0x1
    je .L21
    movzx r11d, word ptr [rax + 0x2]
    cmp r11, 0x2ff
    ja .L39
    shl r11d, 0x8
    add r11, rsi
.L21:
    shl ecx, 0x8
    add rcx, rsi
    xor eax, eax
    test rbx, rbx
    jne .L23
    jmp .L26
    nop
.L22:
    mov word ptr [rsp + 0x10], si
    movzx esi, word ptr [rsp + 0x10]
    mov word ptr [r10 + rax + 0x100], si
    add rax, 0x2
    cmp rax, 0x100
    je .L29
.L23:
    movzx esi, word ptr [rdi + rax]
    add si, word ptr [r13 + rax]
    cmp rbx, 0x1
    je .L24
    add si, word ptr [r8 + rax]
.L24:
    sub si, word ptr [rcx + rax]
    cmp r14, 0x1
    je .L22
    sub si, word ptr [r11 + rax]
    jmp .L22
    nop
.L25:
    mov word ptr [rsp + 0x10], si
    movzx esi, word ptr [rsp + 0x10]
    mov word ptr [r10 + rax + 0x100], si
    add rax, 0x2
    cmp rax, 0x100
    je .L29
.L26:
    movzx esi, word ptr [r13 + rax]
    sub si, word ptr [rcx + rax]
    cmp r14, 0x1
    je .L25
    sub si, word ptr [r11 + rax]
    jmp .L25
.L27:
    xor eax, eax
    nop
.L28:
    movzx ecx, word ptr [r13 + rax]
    mov word ptr [rsp + 0x10], cx
    movzx ecx, word ptr [rsp + 0x10]
    mov word ptr [r10 + rax + 0x100], cx
    add rax, 0x2
    cmp rax, 0x100
    jne .L28
    nop
.L29:
    add r12, 0x90
    mov dword ptr [rsp + 0x10], 0x0
    xor eax, eax
    mov r11, qword ptr [rsp + 0x30]
    jmp .L31
    nop
.L30:
    movzx esi, cx
    imul cx, word ptr [rdx + 2*rax + 0x100]
    movsx ecx, cx
    imul ecx, esi
    add dword ptr [rsp + 0x10], ecx
    inc rax
    cmp rax, 0x80
    je .L32
.L31:
    movzx ecx, word ptr [r10 + 2*rax]
    test cx, cx
    cmovle ecx, r9d
    movsx esi, cx
    cmp esi, 0xff
    jl .L30
    mov ecx, 0xff
    jmp .L30
    nop
.L32:
    xor eax, eax
    jmp .L34
    nop
.L33:
    movzx esi, cx
    imul cx, word ptr [rdx + 2*rax + 0x200]
    movsx ecx, cx
    imul ecx, esi
    add dword ptr [rsp + 0x10], ecx
    inc rax
    cmp rax, 0x80
    je .L0
.L34:
    movzx ecx, word ptr [r10 + 2*rax + 0x100]
    test cx, cx
    cmovle ecx, r9d
    movsx esi, cx
    cmp esi, 0xff
    jl .L33
    mov ecx, 0xff
    jmp .L33
.L35:
    call simd::kernels::simd::other
    jmp .L38
.L36:
    xor ecx, ecx
.L37:
    mov rax, rcx
.L38:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L39:
    mov rcx, r11
.L40:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rcx
    vzeroupper
    call core::panicking::panic_bounds_check
.L41:
    mov rdi, r8
.L42:
    lea rdx, [.D0]
    mov esi, 0x300
    vzeroupper
    call core::panicking::panic_bounds_check
