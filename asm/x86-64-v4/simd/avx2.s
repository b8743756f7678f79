# The kernels of simd/avx2, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm simd/avx2 --target x86-64-v4
# binary: sha256 3d689e043d6485e24df711a9c27a0b9ebec850911ce9666d278c8e0104bb5863
# latency: 372 instructions in 2015 bytes; innermost loops: .L0 of 290
# throughput: 368 instructions in 1983 bytes; innermost loops: .L0 of 289
# mix of 740 instructions: 81 mov, 64 vpaddw, 64 vpsubw, 60 vmovdqa, 38 cmp, 36 vpaddd, 32 vpmaddwd, 32 vpmaxsw, 32 vpminsw, 32 vpmullw, 28 je, 28 vmovdqu, 22 add, 20 shl, 18 test, 16 ja, 16 lea, 16 movzx, 14 jmp, 12 jne, 12 pop, 12 push, 8 call, 8 vzeroupper, 8 xor, 5 and, 4 vmovdqa64, 4 vmovdqu64, 4 vpshufd, 2 inc, 2 ret, 2 sub, 2 vextracti128, 2 vmovd, 2 vpbroadcastd, 2 vpxor

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
    jne .L13
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L13
    mov rdx, qword ptr [rdi + 0x8]
    mov r15, qword ptr [rdi + 0x18]
    mov rax, qword ptr [rdi + 0x20]
    mov r11, qword ptr [rdx + 0xb00]
    mov qword ptr [rsp + 0x40], 0x0
    lea rcx, [rsp + 0x40]
    mov rdi, qword ptr [rsp + 0x40]
    mov qword ptr [rsp + 0x38], rdi
    vpxor xmm0, xmm0, xmm0
    vmovdqa ymmword ptr [rsp + 0x220], ymm0
    vmovdqa ymmword ptr [rsp + 0x200], ymm0
    vmovdqa ymmword ptr [rsp + 0x1e0], ymm0
    vmovdqa ymmword ptr [rsp + 0x1c0], ymm0
    vmovdqa ymmword ptr [rsp + 0x1a0], ymm0
    vmovdqa ymmword ptr [rsp + 0x180], ymm0
    vmovdqa ymmword ptr [rsp + 0x160], ymm0
    vmovdqa ymmword ptr [rsp + 0x140], ymm0
    vmovdqa ymmword ptr [rsp + 0x120], ymm0
    vmovdqa ymmword ptr [rsp + 0x100], ymm0
    vmovdqa ymmword ptr [rsp + 0xe0], ymm0
    vmovdqa ymmword ptr [rsp + 0xc0], ymm0
    vmovdqa ymmword ptr [rsp + 0xa0], ymm0
    vmovdqa ymmword ptr [rsp + 0x80], ymm0
    vmovdqa ymmword ptr [rsp + 0x60], ymm0
    vmovdqa ymmword ptr [rsp + 0x40], ymm0
    mov qword ptr [rsp + 0x28], rcx
    lea rcx, [rsp + 0x28]
    test rax, rax
    je .L14
    mov r10, qword ptr [rsp + 0x28]
    shl rax, 0x4
    lea rax, [rax + 8*rax]
    mov qword ptr [rsp + 0x30], rax
    xor eax, eax
    vpbroadcastd ymm1, dword ptr [.C0]
    xor r14d, r14d
    xor r12d, r12d
    mov qword ptr [rsp + 0x20], 0x0
    jmp .L1
    nop
.L0:
    vmovdqa ymmword ptr [r10 + 0x100], ymm10
    vmovdqa ymmword ptr [r10 + 0x120], ymm14
    vmovdqa ymmword ptr [r10 + 0x140], ymm11
    vmovdqa ymmword ptr [r10 + 0x160], ymm15
    vmovdqa ymmword ptr [r10 + 0x180], ymm12
    vmovdqa64 ymmword ptr [r10 + 0x1a0], ymm16
    vmovdqa ymmword ptr [r10 + 0x1c0], ymm13
    vmovdqa64 ymmword ptr [r10 + 0x1e0], ymm17
    vpmaxsw ymm17, ymm17, ymm0
    vpminsw ymm17, ymm17, ymm1
    vpmullw ymm18, ymm17, ymmword ptr [rdx + 0x2e0]
    vpmaddwd ymm17, ymm18, ymm17
    vpmaxsw ymm16, ymm16, ymm0
    vpminsw ymm16, ymm16, ymm1
    vpmullw ymm18, ymm16, ymmword ptr [rdx + 0x2a0]
    vpmaddwd ymm16, ymm18, ymm16
    vpaddd ymm16, ymm16, ymm17
    vpmaxsw ymm15, ymm15, ymm0
    vpminsw ymm15, ymm15, ymm1
    vpmullw ymm17, ymm15, ymmword ptr [rdx + 0x260]
    vpmaddwd ymm15, ymm17, ymm15
    vpmaxsw ymm14, ymm14, ymm0
    vpminsw ymm14, ymm14, ymm1
    vpmullw ymm17, ymm14, ymmword ptr [rdx + 0x220]
    vpmaddwd ymm14, ymm17, ymm14
    vpaddd ymm14, ymm15, ymm14
    vpaddd ymm14, ymm16, ymm14
    vpmaxsw ymm9, ymm9, ymm0
    vpminsw ymm9, ymm9, ymm1
    vpmullw ymm15, ymm9, ymmword ptr [rdx + 0x1e0]
    vpmaddwd ymm9, ymm15, ymm9
    vpmaxsw ymm8, ymm8, ymm0
    vpminsw ymm8, ymm8, ymm1
    vpmullw ymm15, ymm8, ymmword ptr [rdx + 0x1a0]
    vpmaddwd ymm8, ymm15, ymm8
    vpaddd ymm8, ymm9, ymm8
    vpmaxsw ymm7, ymm7, ymm0
    vpminsw ymm7, ymm7, ymm1
    vpmullw ymm9, ymm7, ymmword ptr [rdx + 0x160]
    vpmaddwd ymm7, ymm9, ymm7
    vpaddd ymm7, ymm8, ymm7
    vpaddd ymm7, ymm14, ymm7
    vpmaxsw ymm6, ymm6, ymm0
    vpminsw ymm6, ymm6, ymm1
    vpmullw ymm8, ymm6, ymmword ptr [rdx + 0x120]
    vpmaddwd ymm6, ymm8, ymm6
    vpmaxsw ymm8, ymm13, ymm0
    vpminsw ymm8, ymm8, ymm1
    vpmullw ymm9, ymm8, ymmword ptr [rdx + 0x2c0]
    vpmaddwd ymm8, ymm9, ymm8
    vpaddd ymm6, ymm8, ymm6
    vpmaxsw ymm8, ymm12, ymm0
    vpminsw ymm8, ymm8, ymm1
    vpmullw ymm9, ymm8, ymmword ptr [rdx + 0x280]
    vpmaddwd ymm8, ymm9, ymm8
    vpaddd ymm6, ymm8, ymm6
    vpmaxsw ymm8, ymm11, ymm0
    vpminsw ymm8, ymm8, ymm1
    vpmullw ymm9, ymm8, ymmword ptr [rdx + 0x240]
    vpmaddwd ymm8, ymm9, ymm8
    vpaddd ymm6, ymm8, ymm6
    vpaddd ymm6, ymm7, ymm6
    vpmaxsw ymm7, ymm10, ymm0
    vpminsw ymm7, ymm7, ymm1
    vpmullw ymm8, ymm7, ymmword ptr [rdx + 0x200]
    vpmaddwd ymm7, ymm8, ymm7
    vpmaxsw ymm5, ymm5, ymm0
    vpminsw ymm5, ymm5, ymm1
    vpmullw ymm8, ymm5, ymmword ptr [rdx + 0x1c0]
    vpmaddwd ymm5, ymm8, ymm5
    vpaddd ymm5, ymm7, ymm5
    vpmaxsw ymm4, ymm4, ymm0
    vpminsw ymm4, ymm4, ymm1
    vpmullw ymm7, ymm4, ymmword ptr [rdx + 0x180]
    vpmaddwd ymm4, ymm7, ymm4
    vpaddd ymm4, ymm5, ymm4
    vpmaxsw ymm3, ymm3, ymm0
    vpminsw ymm3, ymm3, ymm1
    vpmullw ymm5, ymm3, ymmword ptr [rdx + 0x140]
    vpmaddwd ymm3, ymm5, ymm3
    vpaddd ymm3, ymm4, ymm3
    vpmaxsw ymm2, ymm2, ymm0
    vpminsw ymm2, ymm2, ymm1
    vpmullw ymm4, ymm2, ymmword ptr [rdx + 0x100]
    vpmaddwd ymm2, ymm4, ymm2
    vpaddd ymm2, ymm3, ymm2
    vpaddd ymm2, ymm6, ymm2
    vextracti128 xmm3, ymm2, 0x1
    vpaddd xmm2, xmm3, xmm2
    vpshufd xmm3, xmm2, 0x4e
    vpaddd xmm2, xmm3, xmm2
    vpshufd xmm3, xmm2, 0x55
    vpaddd xmm2, xmm3, xmm2
    vmovd r12d, xmm2
    add rax, r12
    and r12, qword ptr [rsp + 0x38]
    add r14, 0x90
    inc qword ptr [rsp + 0x20]
    cmp qword ptr [rsp + 0x30], r14
    je .L15
.L1:
    mov r9, qword ptr [r15 + r14 + 0x10]
    mov r8, r11
    mov rcx, r11
    test r9, r9
    je .L3
    mov rdi, qword ptr [r15 + r14 + 0x8]
    movzx ecx, word ptr [rdi]
    cmp rcx, 0x2ff
    ja .L20
    shl ecx, 0x8
    add rcx, r11
    cmp r9, 0x1
    jne .L2
    mov r8, r11
    jmp .L3
    nop
.L2:
    movzx r8d, word ptr [rdi + 0x2]
    cmp r8, 0x2ff
    ja .L18
    shl r8d, 0x8
    add r8, r11
.L3:
    mov rbx, qword ptr [r15 + r14 + 0x28]
    mov r13, r11
    mov rdi, r11
    test rbx, rbx
    je .L5
    mov r13, qword ptr [r15 + r14 + 0x20]
    movzx edi, word ptr [r13]
    cmp rdi, 0x2ff
    ja .L17
    shl edi, 0x8
    add rdi, r11
    cmp rbx, 0x1
    jne .L4
    mov r13, r11
    jmp .L5
    nop
.L4:
    movzx r13d, word ptr [r13 + 0x2]
    cmp r13, 0x2ff
    ja .L16
    shl r13d, 0x8
    add r13, r11
.L5:
    xor r12d, dword ptr [rsp + 0x20]
    and r12d, 0x3
    shl r12d, 0x9
    lea rsi, [rdx + 0x300]
    add r12, rsi
    vmovdqu ymm2, ymmword ptr [r12]
    vmovdqu ymm6, ymmword ptr [r12 + 0x20]
    vmovdqu ymm3, ymmword ptr [r12 + 0x40]
    vmovdqu ymm7, ymmword ptr [r12 + 0x60]
    vmovdqu ymm4, ymmword ptr [r12 + 0x80]
    vmovdqu ymm8, ymmword ptr [r12 + 0xa0]
    vmovdqu ymm5, ymmword ptr [r12 + 0xc0]
    vmovdqu ymm9, ymmword ptr [r12 + 0xe0]
    test r9, r9
    je .L6
    vpaddw ymm2, ymm2, ymmword ptr [rcx]
    vpaddw ymm6, ymm6, ymmword ptr [rcx + 0x20]
    vpaddw ymm3, ymm3, ymmword ptr [rcx + 0x40]
    vpaddw ymm7, ymm7, ymmword ptr [rcx + 0x60]
    vpaddw ymm4, ymm4, ymmword ptr [rcx + 0x80]
    vpaddw ymm8, ymm8, ymmword ptr [rcx + 0xa0]
    vpaddw ymm5, ymm5, ymmword ptr [rcx + 0xc0]
    vpaddw ymm9, ymm9, ymmword ptr [rcx + 0xe0]
    cmp r9, 0x1
    je .L6
    vpaddw ymm2, ymm2, ymmword ptr [r8]
    vpaddw ymm6, ymm6, ymmword ptr [r8 + 0x20]
    vpaddw ymm3, ymm3, ymmword ptr [r8 + 0x40]
    vpaddw ymm7, ymm7, ymmword ptr [r8 + 0x60]
    vpaddw ymm4, ymm4, ymmword ptr [r8 + 0x80]
    vpaddw ymm8, ymm8, ymmword ptr [r8 + 0xa0]
    vpaddw ymm5, ymm5, ymmword ptr [r8 + 0xc0]
    vpaddw ymm9, ymm9, ymmword ptr [r8 + 0xe0]
.L6:
    test rbx, rbx
    je .L7
    vpsubw ymm2, ymm2, ymmword ptr [rdi]
    vpsubw ymm6, ymm6, ymmword ptr [rdi + 0x20]
    vpsubw ymm3, ymm3, ymmword ptr [rdi + 0x40]
    vpsubw ymm7, ymm7, ymmword ptr [rdi + 0x60]
    vpsubw ymm4, ymm4, ymmword ptr [rdi + 0x80]
    vpsubw ymm8, ymm8, ymmword ptr [rdi + 0xa0]
    vpsubw ymm5, ymm5, ymmword ptr [rdi + 0xc0]
    vpsubw ymm9, ymm9, ymmword ptr [rdi + 0xe0]
    cmp rbx, 0x1
    je .L7
    vpsubw ymm2, ymm2, ymmword ptr [r13]
    vpsubw ymm6, ymm6, ymmword ptr [r13 + 0x20]
    vpsubw ymm3, ymm3, ymmword ptr [r13 + 0x40]
    vpsubw ymm7, ymm7, ymmword ptr [r13 + 0x60]
    vpsubw ymm4, ymm4, ymmword ptr [r13 + 0x80]
    vpsubw ymm8, ymm8, ymmword ptr [r13 + 0xa0]
    vpsubw ymm5, ymm5, ymmword ptr [r13 + 0xc0]
    vpsubw ymm9, ymm9, ymmword ptr [r13 + 0xe0]
.L7:
    vmovdqa ymmword ptr [r10], ymm2
    vmovdqa ymmword ptr [r10 + 0x20], ymm6
    vmovdqa ymmword ptr [r10 + 0x40], ymm3
    vmovdqa ymmword ptr [r10 + 0x60], ymm7
    vmovdqa ymmword ptr [r10 + 0x80], ymm4
    vmovdqa ymmword ptr [r10 + 0xa0], ymm8
    vmovdqa ymmword ptr [r10 + 0xc0], ymm5
    vmovdqa ymmword ptr [r10 + 0xe0], ymm9
    mov r8, qword ptr [r15 + r14 + 0x58]
    mov r9, r11
    mov rcx, r11
    test r8, r8
    je .L9
    mov rdi, qword ptr [r15 + r14 + 0x50]
    movzx ecx, word ptr [rdi]
    cmp rcx, 0x2ff
    ja .L20
    shl ecx, 0x8
    add rcx, r11
    cmp r8, 0x1
    jne .L8
    mov r9, r11
    jmp .L9
    nop
.L8:
    movzx r9d, word ptr [rdi + 0x2]
    cmp r9, 0x2ff
    ja .L19
    shl r9d, 0x8
    add r9, r11
.L9:
    mov rbx, qword ptr [r15 + r14 + 0x70]
    mov r13, r11
    mov rdi, r11
    test rbx, rbx
    je .L11
    mov r13, qword ptr [r15 + r14 + 0x68]
    movzx edi, word ptr [r13]
    cmp rdi, 0x2ff
    ja .L17
    shl edi, 0x8
    add rdi, r11
    cmp rbx, 0x1
    jne .L10
    mov r13, r11
    jmp .L11
    nop
.L10:
    movzx r13d, word ptr [r13 + 0x2]
    cmp r13, 0x2ff
    ja .L16
    shl r13d, 0x8
    add r13, r11
.L11:
    vmovdqu ymm10, ymmword ptr [r12 + 0x100]
    vmovdqu ymm14, ymmword ptr [r12 + 0x120]
    vmovdqu ymm11, ymmword ptr [r12 + 0x140]
    vmovdqu ymm15, ymmword ptr [r12 + 0x160]
    vmovdqu ymm12, ymmword ptr [r12 + 0x180]
    vmovdqu64 ymm16, ymmword ptr [r12 + 0x1a0]
    vmovdqu ymm13, ymmword ptr [r12 + 0x1c0]
    vmovdqu64 ymm17, ymmword ptr [r12 + 0x1e0]
    test r8, r8
    je .L12
    vpaddw ymm10, ymm10, ymmword ptr [rcx]
    vpaddw ymm14, ymm14, ymmword ptr [rcx + 0x20]
    vpaddw ymm11, ymm11, ymmword ptr [rcx + 0x40]
    vpaddw ymm15, ymm15, ymmword ptr [rcx + 0x60]
    vpaddw ymm12, ymm12, ymmword ptr [rcx + 0x80]
    vpaddw ymm16, ymm16, ymmword ptr [rcx + 0xa0]
    vpaddw ymm13, ymm13, ymmword ptr [rcx + 0xc0]
    vpaddw ymm17, ymm17, ymmword ptr [rcx + 0xe0]
    cmp r8, 0x1
    je .L12
    vpaddw ymm10, ymm10, ymmword ptr [r9]
    vpaddw ymm14, ymm14, ymmword ptr [r9 + 0x20]
    vpaddw ymm11, ymm11, ymmword ptr [r9 + 0x40]
    vpaddw ymm15, ymm15, ymmword ptr [r9 + 0x60]
    vpaddw ymm12, ymm12, ymmword ptr [r9 + 0x80]
    vpaddw ymm16, ymm16, ymmword ptr [r9 + 0xa0]
    vpaddw ymm13, ymm13, ymmword ptr [r9 + 0xc0]
    vpaddw ymm17, ymm17, ymmword ptr [r9 + 0xe0]
.L12:
    test rbx, rbx
    je .L0
    vpsubw ymm10, ymm10, ymmword ptr [rdi]
    vpsubw ymm14, ymm14, ymmword ptr [rdi + 0x20]
    vpsubw ymm11, ymm11, ymmword ptr [rdi + 0x40]
    vpsubw ymm15, ymm15, ymmword ptr [rdi + 0x60]
    vpsubw ymm12, ymm12, ymmword ptr [rdi + 0x80]
    vpsubw ymm16, ymm16, ymmword ptr [rdi + 0xa0]
    vpsubw ymm13, ymm13, ymmword ptr [rdi + 0xc0]
    vpsubw ymm17, ymm17, ymmword ptr [rdi + 0xe0]
    cmp rbx, 0x1
    je .L0
    vpsubw ymm10, ymm10, ymmword ptr [r13]
    vpsubw ymm14, ymm14, ymmword ptr [r13 + 0x20]
    vpsubw ymm11, ymm11, ymmword ptr [r13 + 0x40]
    vpsubw ymm15, ymm15, ymmword ptr [r13 + 0x60]
    vpsubw ymm12, ymm12, ymmword ptr [r13 + 0x80]
    vpsubw ymm16, ymm16, ymmword ptr [r13 + 0xa0]
    vpsubw ymm13, ymm13, ymmword ptr [r13 + 0xc0]
    vpsubw ymm17, ymm17, ymmword ptr [r13 + 0xe0]
    jmp .L0
.L13:
    call simd::kernels::simd::other
    jmp .L15
.L14:
    xor eax, eax
.L15:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L16:
    mov rdi, r13
.L17:
    lea rdx, [.D0]
    mov esi, 0x300
    vzeroupper
    call core::panicking::panic_bounds_check
.L18:
    mov rcx, r8
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rcx
    vzeroupper
    call core::panicking::panic_bounds_check
.L19:
    mov rcx, r9
.L20:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rcx
    vzeroupper
    call core::panicking::panic_bounds_check
.C0 = 0x00ff00ff

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
    jne .L13
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L13
    mov rdx, qword ptr [rdi + 0x8]
    mov r14, qword ptr [rdi + 0x18]
    mov rax, qword ptr [rdi + 0x20]
    mov r10, qword ptr [rdx + 0xb00]
    mov qword ptr [rsp + 0x40], 0x0
    lea rcx, [rsp + 0x40]
    vpxor xmm0, xmm0, xmm0
    vmovdqa ymmword ptr [rsp + 0x220], ymm0
    vmovdqa ymmword ptr [rsp + 0x200], ymm0
    vmovdqa ymmword ptr [rsp + 0x1e0], ymm0
    vmovdqa ymmword ptr [rsp + 0x1c0], ymm0
    vmovdqa ymmword ptr [rsp + 0x1a0], ymm0
    vmovdqa ymmword ptr [rsp + 0x180], ymm0
    vmovdqa ymmword ptr [rsp + 0x160], ymm0
    vmovdqa ymmword ptr [rsp + 0x140], ymm0
    vmovdqa ymmword ptr [rsp + 0x120], ymm0
    vmovdqa ymmword ptr [rsp + 0x100], ymm0
    vmovdqa ymmword ptr [rsp + 0xe0], ymm0
    vmovdqa ymmword ptr [rsp + 0xc0], ymm0
    vmovdqa ymmword ptr [rsp + 0xa0], ymm0
    vmovdqa ymmword ptr [rsp + 0x80], ymm0
    vmovdqa ymmword ptr [rsp + 0x60], ymm0
    vmovdqa ymmword ptr [rsp + 0x40], ymm0
    mov qword ptr [rsp + 0x30], rcx
    lea rcx, [rsp + 0x30]
    test rax, rax
    je .L14
    mov r9, qword ptr [rsp + 0x30]
    shl rax, 0x4
    lea rax, [rax + 8*rax]
    mov qword ptr [rsp + 0x38], rax
    xor eax, eax
    vpbroadcastd ymm1, dword ptr [.C0]
    xor ebx, ebx
    mov qword ptr [rsp + 0x28], 0x0
    jmp .L1
    nop
.L0:
    vmovdqa ymmword ptr [r9 + 0x100], ymm10
    vmovdqa ymmword ptr [r9 + 0x120], ymm14
    vmovdqa ymmword ptr [r9 + 0x140], ymm11
    vmovdqa ymmword ptr [r9 + 0x160], ymm15
    vmovdqa ymmword ptr [r9 + 0x180], ymm12
    vmovdqa64 ymmword ptr [r9 + 0x1a0], ymm16
    vmovdqa ymmword ptr [r9 + 0x1c0], ymm13
    vmovdqa64 ymmword ptr [r9 + 0x1e0], ymm17
    vpmaxsw ymm17, ymm17, ymm0
    vpminsw ymm17, ymm17, ymm1
    vpmullw ymm18, ymm17, ymmword ptr [rdx + 0x2e0]
    vpmaddwd ymm17, ymm18, ymm17
    vpmaxsw ymm16, ymm16, ymm0
    vpminsw ymm16, ymm16, ymm1
    vpmullw ymm18, ymm16, ymmword ptr [rdx + 0x2a0]
    vpmaddwd ymm16, ymm18, ymm16
    vpaddd ymm16, ymm16, ymm17
    vpmaxsw ymm15, ymm15, ymm0
    vpminsw ymm15, ymm15, ymm1
    vpmullw ymm17, ymm15, ymmword ptr [rdx + 0x260]
    vpmaddwd ymm15, ymm17, ymm15
    vpmaxsw ymm14, ymm14, ymm0
    vpminsw ymm14, ymm14, ymm1
    vpmullw ymm17, ymm14, ymmword ptr [rdx + 0x220]
    vpmaddwd ymm14, ymm17, ymm14
    vpaddd ymm14, ymm15, ymm14
    vpaddd ymm14, ymm16, ymm14
    vpmaxsw ymm9, ymm9, ymm0
    vpminsw ymm9, ymm9, ymm1
    vpmullw ymm15, ymm9, ymmword ptr [rdx + 0x1e0]
    vpmaddwd ymm9, ymm15, ymm9
    vpmaxsw ymm8, ymm8, ymm0
    vpminsw ymm8, ymm8, ymm1
    vpmullw ymm15, ymm8, ymmword ptr [rdx + 0x1a0]
    vpmaddwd ymm8, ymm15, ymm8
    vpaddd ymm8, ymm9, ymm8
    vpmaxsw ymm7, ymm7, ymm0
    vpminsw ymm7, ymm7, ymm1
    vpmullw ymm9, ymm7, ymmword ptr [rdx + 0x160]
    vpmaddwd ymm7, ymm9, ymm7
    vpaddd ymm7, ymm8, ymm7
    vpaddd ymm7, ymm14, ymm7
    vpmaxsw ymm6, ymm6, ymm0
    vpminsw ymm6, ymm6, ymm1
    vpmullw ymm8, ymm6, ymmword ptr [rdx + 0x120]
    vpmaddwd ymm6, ymm8, ymm6
    vpmaxsw ymm8, ymm13, ymm0
    vpminsw ymm8, ymm8, ymm1
    vpmullw ymm9, ymm8, ymmword ptr [rdx + 0x2c0]
    vpmaddwd ymm8, ymm9, ymm8
    vpaddd ymm6, ymm8, ymm6
    vpmaxsw ymm8, ymm12, ymm0
    vpminsw ymm8, ymm8, ymm1
    vpmullw ymm9, ymm8, ymmword ptr [rdx + 0x280]
    vpmaddwd ymm8, ymm9, ymm8
    vpaddd ymm6, ymm8, ymm6
    vpmaxsw ymm8, ymm11, ymm0
    vpminsw ymm8, ymm8, ymm1
    vpmullw ymm9, ymm8, ymmword ptr [rdx + 0x240]
    vpmaddwd ymm8, ymm9, ymm8
    vpaddd ymm6, ymm8, ymm6
    vpaddd ymm6, ymm7, ymm6
    vpmaxsw ymm7, ymm10, ymm0
    vpminsw ymm7, ymm7, ymm1
    vpmullw ymm8, ymm7, ymmword ptr [rdx + 0x200]
    vpmaddwd ymm7, ymm8, ymm7
    vpmaxsw ymm5, ymm5, ymm0
    vpminsw ymm5, ymm5, ymm1
    vpmullw ymm8, ymm5, ymmword ptr [rdx + 0x1c0]
    vpmaddwd ymm5, ymm8, ymm5
    vpaddd ymm5, ymm7, ymm5
    vpmaxsw ymm4, ymm4, ymm0
    vpminsw ymm4, ymm4, ymm1
    vpmullw ymm7, ymm4, ymmword ptr [rdx + 0x180]
    vpmaddwd ymm4, ymm7, ymm4
    vpaddd ymm4, ymm5, ymm4
    vpmaxsw ymm3, ymm3, ymm0
    vpminsw ymm3, ymm3, ymm1
    vpmullw ymm5, ymm3, ymmword ptr [rdx + 0x140]
    vpmaddwd ymm3, ymm5, ymm3
    vpaddd ymm3, ymm4, ymm3
    vpmaxsw ymm2, ymm2, ymm0
    vpminsw ymm2, ymm2, ymm1
    vpmullw ymm4, ymm2, ymmword ptr [rdx + 0x100]
    vpmaddwd ymm2, ymm4, ymm2
    vpaddd ymm2, ymm3, ymm2
    vpaddd ymm2, ymm6, ymm2
    vextracti128 xmm3, ymm2, 0x1
    vpaddd xmm2, xmm3, xmm2
    vpshufd xmm3, xmm2, 0x4e
    vpaddd xmm2, xmm3, xmm2
    vpshufd xmm3, xmm2, 0x55
    vpaddd xmm2, xmm3, xmm2
    vmovd ecx, xmm2
    add rax, rcx
    add rbx, 0x90
    inc qword ptr [rsp + 0x28]
    cmp qword ptr [rsp + 0x38], rbx
    je .L15
.L1:
    mov r11, qword ptr [r14 + rbx + 0x10]
    mov r8, r10
    mov rcx, r10
    test r11, r11
    je .L3
    mov rdi, qword ptr [r14 + rbx + 0x8]
    movzx ecx, word ptr [rdi]
    cmp rcx, 0x2ff
    ja .L20
    shl ecx, 0x8
    add rcx, r10
    cmp r11, 0x1
    jne .L2
    mov r8, r10
    jmp .L3
    nop
.L2:
    movzx r8d, word ptr [rdi + 0x2]
    cmp r8, 0x2ff
    ja .L18
    shl r8d, 0x8
    add r8, r10
.L3:
    mov r13, qword ptr [r14 + rbx + 0x28]
    mov r12, r10
    mov rdi, r10
    test r13, r13
    je .L5
    mov r15, qword ptr [r14 + rbx + 0x20]
    movzx edi, word ptr [r15]
    cmp rdi, 0x2ff
    ja .L17
    shl edi, 0x8
    add rdi, r10
    cmp r13, 0x1
    jne .L4
    mov r12, r10
    jmp .L5
.L4:
    movzx r12d, word ptr [r15 + 0x2]
    cmp r12, 0x2ff
    ja .L16
    shl r12d, 0x8
    add r12, r10
.L5:
    mov r15, qword ptr [rsp + 0x28]
    and r15d, 0x3
    shl r15d, 0x9
    lea rsi, [rdx + 0x300]
    add r15, rsi
    vmovdqu ymm2, ymmword ptr [r15]
    vmovdqu ymm6, ymmword ptr [r15 + 0x20]
    vmovdqu ymm3, ymmword ptr [r15 + 0x40]
    vmovdqu ymm7, ymmword ptr [r15 + 0x60]
    vmovdqu ymm4, ymmword ptr [r15 + 0x80]
    vmovdqu ymm8, ymmword ptr [r15 + 0xa0]
    vmovdqu ymm5, ymmword ptr [r15 + 0xc0]
    vmovdqu ymm9, ymmword ptr [r15 + 0xe0]
    test r11, r11
    je .L6
    vpaddw ymm2, ymm2, ymmword ptr [rcx]
    vpaddw ymm6, ymm6, ymmword ptr [rcx + 0x20]
    vpaddw ymm3, ymm3, ymmword ptr [rcx + 0x40]
    vpaddw ymm7, ymm7, ymmword ptr [rcx + 0x60]
    vpaddw ymm4, ymm4, ymmword ptr [rcx + 0x80]
    vpaddw ymm8, ymm8, ymmword ptr [rcx + 0xa0]
    vpaddw ymm5, ymm5, ymmword ptr [rcx + 0xc0]
    vpaddw ymm9, ymm9, ymmword ptr [rcx + 0xe0]
    cmp r11, 0x1
    je .L6
    vpaddw ymm2, ymm2, ymmword ptr [r8]
    vpaddw ymm6, ymm6, ymmword ptr [r8 + 0x20]
    vpaddw ymm3, ymm3, ymmword ptr [r8 + 0x40]
    vpaddw ymm7, ymm7, ymmword ptr [r8 + 0x60]
    vpaddw ymm4, ymm4, ymmword ptr [r8 + 0x80]
    vpaddw ymm8, ymm8, ymmword ptr [r8 + 0xa0]
    vpaddw ymm5, ymm5, ymmword ptr [r8 + 0xc0]
    vpaddw ymm9, ymm9, ymmword ptr [r8 + 0xe0]
.L6:
    test r13, r13
    je .L7
    vpsubw ymm2, ymm2, ymmword ptr [rdi]
    vpsubw ymm6, ymm6, ymmword ptr [rdi + 0x20]
    vpsubw ymm3, ymm3, ymmword ptr [rdi + 0x40]
    vpsubw ymm7, ymm7, ymmword ptr [rdi + 0x60]
    vpsubw ymm4, ymm4, ymmword ptr [rdi + 0x80]
    vpsubw ymm8, ymm8, ymmword ptr [rdi + 0xa0]
    vpsubw ymm5, ymm5, ymmword ptr [rdi + 0xc0]
    vpsubw ymm9, ymm9, ymmword ptr [rdi + 0xe0]
    cmp r13, 0x1
    je .L7
    vpsubw ymm2, ymm2, ymmword ptr [r12]
    vpsubw ymm6, ymm6, ymmword ptr [r12 + 0x20]
    vpsubw ymm3, ymm3, ymmword ptr [r12 + 0x40]
    vpsubw ymm7, ymm7, ymmword ptr [r12 + 0x60]
    vpsubw ymm4, ymm4, ymmword ptr [r12 + 0x80]
    vpsubw ymm8, ymm8, ymmword ptr [r12 + 0xa0]
    vpsubw ymm5, ymm5, ymmword ptr [r12 + 0xc0]
    vpsubw ymm9, ymm9, ymmword ptr [r12 + 0xe0]
.L7:
    vmovdqa ymmword ptr [r9], ymm2
    vmovdqa ymmword ptr [r9 + 0x20], ymm6
    vmovdqa ymmword ptr [r9 + 0x40], ymm3
    vmovdqa ymmword ptr [r9 + 0x60], ymm7
    vmovdqa ymmword ptr [r9 + 0x80], ymm4
    vmovdqa ymmword ptr [r9 + 0xa0], ymm8
    vmovdqa ymmword ptr [r9 + 0xc0], ymm5
    vmovdqa ymmword ptr [r9 + 0xe0], ymm9
    mov r8, qword ptr [r14 + rbx + 0x58]
    mov r11, r10
    mov rcx, r10
    test r8, r8
    je .L9
    mov rdi, qword ptr [r14 + rbx + 0x50]
    movzx ecx, word ptr [rdi]
    cmp rcx, 0x2ff
    ja .L20
    shl ecx, 0x8
    add rcx, r10
    cmp r8, 0x1
    jne .L8
    mov r11, r10
    jmp .L9
    nop
.L8:
    movzx r11d, word ptr [rdi + 0x2]
    cmp r11, 0x2ff
    ja .L19
    shl r11d, 0x8
    add r11, r10
.L9:
    mov r13, qword ptr [r14 + rbx + 0x70]
    mov r12, r10
    mov rdi, r10
    test r13, r13
    je .L11
    mov r12, qword ptr [r14 + rbx + 0x68]
    movzx edi, word ptr [r12]
    cmp rdi, 0x2ff
    ja .L17
    shl edi, 0x8
    add rdi, r10
    cmp r13, 0x1
    jne .L10
    mov r12, r10
    jmp .L11
    nop
.L10:
    movzx r12d, word ptr [r12 + 0x2]
    cmp r12, 0x2ff
    ja .L16
    shl r12d, 0x8
    add r12, r10
.L11:
    vmovdqu ymm10, ymmword ptr [r15 + 0x100]
    vmovdqu ymm14, ymmword ptr [r15 + 0x120]
    vmovdqu ymm11, ymmword ptr [r15 + 0x140]
    vmovdqu ymm15, ymmword ptr [r15 + 0x160]
    vmovdqu ymm12, ymmword ptr [r15 + 0x180]
    vmovdqu64 ymm16, ymmword ptr [r15 + 0x1a0]
    vmovdqu ymm13, ymmword ptr [r15 + 0x1c0]
    vmovdqu64 ymm17, ymmword ptr [r15 + 0x1e0]
    test r8, r8
    je .L12
    vpaddw ymm10, ymm10, ymmword ptr [rcx]
    vpaddw ymm14, ymm14, ymmword ptr [rcx + 0x20]
    vpaddw ymm11, ymm11, ymmword ptr [rcx + 0x40]
    vpaddw ymm15, ymm15, ymmword ptr [rcx + 0x60]
    vpaddw ymm12, ymm12, ymmword ptr [rcx + 0x80]
    vpaddw ymm16, ymm16, ymmword ptr [rcx + 0xa0]
    vpaddw ymm13, ymm13, ymmword ptr [rcx + 0xc0]
    vpaddw ymm17, ymm17, ymmword ptr [rcx + 0xe0]
    cmp r8, 0x1
    je .L12
    vpaddw ymm10, ymm10, ymmword ptr [r11]
    vpaddw ymm14, ymm14, ymmword ptr [r11 + 0x20]
    vpaddw ymm11, ymm11, ymmword ptr [r11 + 0x40]
    vpaddw ymm15, ymm15, ymmword ptr [r11 + 0x60]
    vpaddw ymm12, ymm12, ymmword ptr [r11 + 0x80]
    vpaddw ymm16, ymm16, ymmword ptr [r11 + 0xa0]
    vpaddw ymm13, ymm13, ymmword ptr [r11 + 0xc0]
    vpaddw ymm17, ymm17, ymmword ptr [r11 + 0xe0]
.L12:
    test r13, r13
    je .L0
    vpsubw ymm10, ymm10, ymmword ptr [rdi]
    vpsubw ymm14, ymm14, ymmword ptr [rdi + 0x20]
    vpsubw ymm11, ymm11, ymmword ptr [rdi + 0x40]
    vpsubw ymm15, ymm15, ymmword ptr [rdi + 0x60]
    vpsubw ymm12, ymm12, ymmword ptr [rdi + 0x80]
    vpsubw ymm16, ymm16, ymmword ptr [rdi + 0xa0]
    vpsubw ymm13, ymm13, ymmword ptr [rdi + 0xc0]
    vpsubw ymm17, ymm17, ymmword ptr [rdi + 0xe0]
    cmp r13, 0x1
    je .L0
    vpsubw ymm10, ymm10, ymmword ptr [r12]
    vpsubw ymm14, ymm14, ymmword ptr [r12 + 0x20]
    vpsubw ymm11, ymm11, ymmword ptr [r12 + 0x40]
    vpsubw ymm15, ymm15, ymmword ptr [r12 + 0x60]
    vpsubw ymm12, ymm12, ymmword ptr [r12 + 0x80]
    vpsubw ymm16, ymm16, ymmword ptr [r12 + 0xa0]
    vpsubw ymm13, ymm13, ymmword ptr [r12 + 0xc0]
    vpsubw ymm17, ymm17, ymmword ptr [r12 + 0xe0]
    jmp .L0
.L13:
    call simd::kernels::simd::other
    jmp .L15
.L14:
    xor eax, eax
.L15:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L16:
    mov rdi, r12
.L17:
    lea rdx, [.D0]
    mov esi, 0x300
    vzeroupper
    call core::panicking::panic_bounds_check
.L18:
    mov rcx, r8
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rcx
    vzeroupper
    call core::panicking::panic_bounds_check
.L19:
    mov rcx, r11
.L20:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rcx
    vzeroupper
    call core::panicking::panic_bounds_check
.C0 = 0x00ff00ff
