# The kernels of simd/autovectorised, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v3
# command: cargo lab asm simd/autovectorised --target x86-64-v3
# binary: sha256 4ed66a776f6b22913dd139c6c95ee6818ab5882f15994e67ac48697e3f8668d9
# latency: 464 instructions in 2567 bytes; innermost loops: .L0 of 387
# throughput: 466 instructions in 2578 bytes; innermost loops: .L0 of 386
# mix of 930 instructions: 108 vmovdqa, 78 mov, 70 vpaddd, 64 vpaddw, 64 vpmaddwd, 64 vpmaxsw, 64 vpminsw, 64 vpmullw, 64 vpsubw, 38 cmp, 28 je, 22 add, 20 shl, 18 test, 16 ja, 16 movzx, 15 lea, 14 jmp, 12 jne, 12 pop, 12 push, 12 vextracti128, 8 vpshufd, 8 xor, 7 call, 7 vzeroupper, 5 and, 4 vpxor, 2 inc, 2 ret, 2 sub, 2 vextractf128, 2 vmovaps, 2 vmovd, 2 vpblendd, 2 vpbroadcastd

latency:
    push rbp
    mov rbp, rsp
    push r15
    push r14
    push r13
    push r12
    push rbx
    and rsp, -0x40
    sub rsp, 0x300
    cmp byte ptr [rdi + 0x28], 0x0
    jne .L13
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L13
    mov rdx, qword ptr [rdi + 0x8]
    mov r15, qword ptr [rdi + 0x18]
    mov rax, qword ptr [rdi + 0x20]
    mov r11, qword ptr [rdx + 0xb00]
    mov qword ptr [rsp + 0xc0], 0x0
    lea rcx, [rsp + 0xc0]
    mov rdi, qword ptr [rsp + 0xc0]
    mov qword ptr [rsp + 0x28], rdi
    vpxor xmm0, xmm0, xmm0
    vmovdqa ymmword ptr [rsp + 0x2a0], ymm0
    vmovdqa ymmword ptr [rsp + 0x280], ymm0
    vmovdqa ymmword ptr [rsp + 0x260], ymm0
    vmovdqa ymmword ptr [rsp + 0x240], ymm0
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
    mov qword ptr [rsp + 0x18], rcx
    lea rcx, [rsp + 0x18]
    test rax, rax
    je .L14
    mov r10, qword ptr [rsp + 0x18]
    shl rax, 0x4
    lea rax, [rax + 8*rax]
    mov qword ptr [rsp + 0x20], rax
    xor eax, eax
    vpxor xmm0, xmm0, xmm0
    vpbroadcastd xmm1, dword ptr [.C0]
    xor r14d, r14d
    xor r12d, r12d
    mov qword ptr [rsp + 0x10], 0x0
    jmp .L1
    nop
.L0:
    vmovdqa ymm4, ymm3
    vmovdqa ymmword ptr [r10 + 0x100], ymm2
    vmovdqa ymmword ptr [r10 + 0x120], ymm15
    vmovdqa ymmword ptr [r10 + 0x140], ymm14
    vmovdqa ymmword ptr [r10 + 0x160], ymm13
    vmovdqa ymmword ptr [r10 + 0x180], ymm12
    vmovdqa ymmword ptr [r10 + 0x1a0], ymm11
    vmovdqa ymmword ptr [r10 + 0x1c0], ymm10
    vmovdqa ymmword ptr [r10 + 0x1e0], ymm9
    vpmaxsw xmm2, xmm0, xmmword ptr [rsp + 0x30]
    vpminsw xmm2, xmm2, xmm1
    vpmullw xmm3, xmm2, xmmword ptr [rdx + 0x1f0]
    vpmaxsw xmm9, xmm0, xmmword ptr [rsp + 0x40]
    vpminsw xmm9, xmm9, xmm1
    vpmullw xmm10, xmm9, xmmword ptr [rdx + 0x1b0]
    vpmaddwd xmm2, xmm3, xmm2
    vpmaddwd xmm3, xmm10, xmm9
    vpaddd xmm2, xmm2, xmm3
    vpmaxsw xmm3, xmm0, xmmword ptr [rsp + 0x50]
    vpminsw xmm3, xmm3, xmm1
    vpmullw xmm9, xmm3, xmmword ptr [rdx + 0x170]
    vpmaddwd xmm3, xmm9, xmm3
    vpmaxsw xmm9, xmm5, xmm0
    vpminsw xmm9, xmm9, xmm1
    vpmullw xmm10, xmm9, xmmword ptr [rdx + 0x130]
    vpmaddwd xmm9, xmm10, xmm9
    vpaddd xmm3, xmm9, xmm3
    vpaddd xmm2, xmm2, xmm3
    vpmaxsw xmm3, xmm4, xmm0
    vpminsw xmm3, xmm3, xmm1
    vpmullw xmm5, xmm3, xmmword ptr [rdx + 0x1e0]
    vpmaddwd xmm3, xmm5, xmm3
    vpmaxsw xmm4, xmm0, xmmword ptr [rsp + 0x60]
    vpminsw xmm4, xmm4, xmm1
    vpmullw xmm5, xmm4, xmmword ptr [rdx + 0x1a0]
    vpmaddwd xmm4, xmm5, xmm4
    vpaddd xmm3, xmm3, xmm4
    vpmaxsw xmm4, xmm0, xmmword ptr [rsp + 0xa0]
    vpminsw xmm4, xmm4, xmm1
    vpmullw xmm5, xmm4, xmmword ptr [rdx + 0x160]
    vpmaddwd xmm4, xmm5, xmm4
    vpmaxsw xmm5, xmm0, xmmword ptr [rsp + 0x80]
    vpminsw xmm5, xmm5, xmm1
    vpmullw xmm9, xmm5, xmmword ptr [rdx + 0x120]
    vpmaddwd xmm5, xmm9, xmm5
    vpaddd xmm4, xmm4, xmm5
    vpaddd xmm3, xmm3, xmm4
    vpmaxsw xmm4, xmm8, xmm0
    vpminsw xmm4, xmm4, xmm1
    vpmullw xmm5, xmm4, xmmword ptr [rdx + 0x1d0]
    vpmaddwd xmm4, xmm5, xmm4
    vpmaxsw xmm5, xmm7, xmm0
    vpminsw xmm5, xmm5, xmm1
    vpmullw xmm7, xmm5, xmmword ptr [rdx + 0x190]
    vpmaddwd xmm5, xmm7, xmm5
    vpmaxsw xmm6, xmm6, xmm0
    vpminsw xmm6, xmm6, xmm1
    vpmullw xmm7, xmm6, xmmword ptr [rdx + 0x150]
    vpaddd xmm4, xmm4, xmm5
    vpmaddwd xmm5, xmm7, xmm6
    vpmaxsw xmm6, xmm0, xmmword ptr [r10 + 0x10]
    vpminsw xmm6, xmm6, xmm1
    vpmullw xmm7, xmm6, xmmword ptr [rdx + 0x110]
    vpmaddwd xmm6, xmm7, xmm6
    vpaddd xmm5, xmm5, xmm6
    vpmaxsw xmm6, xmm0, xmmword ptr [r10 + 0xc0]
    vpminsw xmm6, xmm6, xmm1
    vpmullw xmm7, xmm6, xmmword ptr [rdx + 0x1c0]
    vpmaxsw xmm8, xmm0, xmmword ptr [r10 + 0x80]
    vpaddd xmm4, xmm4, xmm5
    vpminsw xmm5, xmm8, xmm1
    vpmullw xmm8, xmm5, xmmword ptr [rdx + 0x180]
    vpmaddwd xmm6, xmm7, xmm6
    vpmaddwd xmm5, xmm8, xmm5
    vpmaxsw xmm7, xmm0, xmmword ptr [r10 + 0x40]
    vpaddd xmm5, xmm6, xmm5
    vpminsw xmm6, xmm7, xmm1
    vpmullw xmm7, xmm6, xmmword ptr [rdx + 0x140]
    vpmaddwd xmm6, xmm7, xmm6
    vpmaxsw xmm7, xmm0, xmmword ptr [r10]
    vpminsw xmm7, xmm7, xmm1
    vpmullw xmm8, xmm7, xmmword ptr [rdx + 0x100]
    vpmaddwd xmm7, xmm8, xmm7
    vpaddd xmm6, xmm6, xmm7
    vpaddd xmm5, xmm5, xmm6
    vpaddd xmm4, xmm4, xmm5
    vpaddd xmm3, xmm3, xmm4
    vpaddd xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0xee
    vpaddd xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0x55
    vpaddd xmm2, xmm2, xmm3
    vpmaxsw xmm3, xmm0, xmmword ptr [r10 + 0x100]
    vpmaxsw xmm4, xmm0, xmmword ptr [r10 + 0x110]
    vpmaxsw xmm5, xmm0, xmmword ptr [r10 + 0x120]
    vpmaxsw xmm6, xmm0, xmmword ptr [r10 + 0x130]
    vpminsw xmm3, xmm3, xmm1
    vpminsw xmm4, xmm4, xmm1
    vpminsw xmm5, xmm5, xmm1
    vpminsw xmm6, xmm6, xmm1
    vpmullw xmm7, xmm3, xmmword ptr [rdx + 0x200]
    vpmullw xmm8, xmm4, xmmword ptr [rdx + 0x210]
    vpmullw xmm9, xmm5, xmmword ptr [rdx + 0x220]
    vpmullw xmm10, xmm6, xmmword ptr [rdx + 0x230]
    vpmaddwd xmm3, xmm7, xmm3
    vpmaddwd xmm4, xmm8, xmm4
    vpmaddwd xmm7, xmm9, xmm5
    vpmaddwd xmm6, xmm10, xmm6
    vpmaxsw xmm5, xmm0, xmmword ptr [r10 + 0x140]
    vpmaxsw xmm8, xmm0, xmmword ptr [r10 + 0x150]
    vpmaxsw xmm9, xmm0, xmmword ptr [r10 + 0x160]
    vpmaxsw xmm10, xmm0, xmmword ptr [r10 + 0x170]
    vpminsw xmm5, xmm5, xmm1
    vpminsw xmm8, xmm8, xmm1
    vpmullw xmm11, xmm5, xmmword ptr [rdx + 0x240]
    vpminsw xmm9, xmm9, xmm1
    vpmaddwd xmm5, xmm11, xmm5
    vpmullw xmm11, xmm8, xmmword ptr [rdx + 0x250]
    vpminsw xmm10, xmm10, xmm1
    vpaddd xmm12, xmm5, xmm3
    vpmullw xmm3, xmm9, xmmword ptr [rdx + 0x260]
    vpmaddwd xmm5, xmm11, xmm8
    vpmullw xmm8, xmm10, xmmword ptr [rdx + 0x270]
    vpaddd xmm5, xmm5, xmm4
    vpmaddwd xmm3, xmm9, xmm3
    vpaddd xmm4, xmm3, xmm7
    vpmaddwd xmm3, xmm8, xmm10
    vpaddd xmm3, xmm3, xmm6
    vpmaxsw xmm6, xmm0, xmmword ptr [r10 + 0x180]
    vpmaxsw xmm7, xmm0, xmmword ptr [r10 + 0x190]
    vpmaxsw xmm8, xmm0, xmmword ptr [r10 + 0x1a0]
    vpmaxsw xmm9, xmm0, xmmword ptr [r10 + 0x1b0]
    vpminsw xmm6, xmm6, xmm1
    vpminsw xmm7, xmm7, xmm1
    vpmullw xmm10, xmm6, xmmword ptr [rdx + 0x280]
    vpminsw xmm8, xmm8, xmm1
    vpmaddwd xmm6, xmm10, xmm6
    vpmullw xmm10, xmm7, xmmword ptr [rdx + 0x290]
    vpminsw xmm9, xmm9, xmm1
    vpaddd xmm11, xmm12, xmm6
    vpmullw xmm6, xmm8, xmmword ptr [rdx + 0x2a0]
    vpmaddwd xmm7, xmm10, xmm7
    vpmullw xmm10, xmm9, xmmword ptr [rdx + 0x2b0]
    vpmaddwd xmm8, xmm8, xmm6
    vpmaddwd xmm6, xmm10, xmm9
    vpmaxsw xmm9, xmm0, xmmword ptr [r10 + 0x1c0]
    vpminsw xmm9, xmm9, xmm1
    vpmullw xmm10, xmm9, xmmword ptr [rdx + 0x2c0]
    vpmaddwd xmm9, xmm10, xmm9
    vpblendd xmm2, xmm0, xmm2, 0x1
    vpaddd xmm9, xmm9, xmm11
    vpmaxsw xmm10, xmm0, xmmword ptr [r10 + 0x1d0]
    vpminsw xmm10, xmm10, xmm1
    vpaddd xmm2, xmm9, xmm2
    vpmullw xmm9, xmm10, xmmword ptr [rdx + 0x2d0]
    vpmaddwd xmm9, xmm9, xmm10
    vpaddd xmm7, xmm9, xmm7
    vpaddd xmm5, xmm7, xmm5
    vpmaxsw xmm7, xmm0, xmmword ptr [r10 + 0x1e0]
    vpminsw xmm7, xmm7, xmm1
    vpaddd xmm2, xmm5, xmm2
    vpmullw xmm5, xmm7, xmmword ptr [rdx + 0x2e0]
    vpmaddwd xmm5, xmm5, xmm7
    vpaddd xmm5, xmm8, xmm5
    vpmaxsw xmm7, xmm0, xmmword ptr [r10 + 0x1f0]
    vpminsw xmm7, xmm7, xmm1
    vpaddd xmm4, xmm5, xmm4
    vpmullw xmm5, xmm7, xmmword ptr [rdx + 0x2f0]
    vpaddd xmm2, xmm4, xmm2
    vpmaddwd xmm4, xmm5, xmm7
    vpaddd xmm4, xmm4, xmm6
    vpaddd xmm3, xmm4, xmm3
    vpaddd xmm2, xmm3, xmm2
    vpshufd xmm3, xmm2, 0xee
    vpaddd xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0x55
    vpaddd xmm2, xmm2, xmm3
    vmovd r12d, xmm2
    add rax, r12
    and r12, qword ptr [rsp + 0x28]
    add r14, 0x90
    inc qword ptr [rsp + 0x10]
    cmp qword ptr [rsp + 0x20], r14
    je .L15
.L1:
    mov r9, qword ptr [r15 + r14 + 0x10]
    mov rbx, r11
    mov rcx, r11
    test r9, r9
    je .L3
    mov rdi, qword ptr [r15 + r14 + 0x8]
    movzx ecx, word ptr [rdi]
    cmp rcx, 0x2ff
    ja .L19
    shl ecx, 0x8
    add rcx, r11
    cmp r9, 0x1
    jne .L2
    mov rbx, r11
    jmp .L3
    nop
.L2:
    movzx ebx, word ptr [rdi + 0x2]
    cmp rbx, 0x2ff
    ja .L18
    shl ebx, 0x8
    add rbx, r11
.L3:
    mov r13, qword ptr [r15 + r14 + 0x28]
    mov r8, r11
    mov rdi, r11
    test r13, r13
    je .L5
    mov r8, qword ptr [r15 + r14 + 0x20]
    movzx edi, word ptr [r8]
    cmp rdi, 0x2ff
    ja .L17
    shl edi, 0x8
    add rdi, r11
    cmp r13, 0x1
    jne .L4
    mov r8, r11
    jmp .L5
    nop
.L4:
    movzx r8d, word ptr [r8 + 0x2]
    cmp r8, 0x2ff
    ja .L16
    shl r8d, 0x8
    add r8, r11
.L5:
    xor r12d, dword ptr [rsp + 0x10]
    and r12d, 0x3
    shl r12d, 0x9
    lea rsi, [rdx + 0x300]
    add r12, rsi
    vmovdqa ymm2, ymmword ptr [r12]
    vmovdqa ymm3, ymmword ptr [r12 + 0x20]
    vmovdqa ymm6, ymmword ptr [r12 + 0x40]
    vmovdqa ymm4, ymmword ptr [r12 + 0x60]
    vmovdqa ymm7, ymmword ptr [r12 + 0x80]
    vmovdqa ymm9, ymmword ptr [r12 + 0xa0]
    vmovdqa ymm8, ymmword ptr [r12 + 0xc0]
    vmovdqa ymm5, ymmword ptr [r12 + 0xe0]
    test r9, r9
    je .L6
    vpaddw ymm2, ymm2, ymmword ptr [rcx]
    vpaddw ymm3, ymm3, ymmword ptr [rcx + 0x20]
    vpaddw ymm6, ymm6, ymmword ptr [rcx + 0x40]
    vpaddw ymm4, ymm4, ymmword ptr [rcx + 0x60]
    vpaddw ymm7, ymm7, ymmword ptr [rcx + 0x80]
    vpaddw ymm9, ymm9, ymmword ptr [rcx + 0xa0]
    vpaddw ymm8, ymm8, ymmword ptr [rcx + 0xc0]
    vpaddw ymm5, ymm5, ymmword ptr [rcx + 0xe0]
    cmp r9, 0x1
    je .L6
    vpaddw ymm2, ymm2, ymmword ptr [rbx]
    vpaddw ymm3, ymm3, ymmword ptr [rbx + 0x20]
    vpaddw ymm6, ymm6, ymmword ptr [rbx + 0x40]
    vpaddw ymm4, ymm4, ymmword ptr [rbx + 0x60]
    vpaddw ymm7, ymm7, ymmword ptr [rbx + 0x80]
    vpaddw ymm9, ymm9, ymmword ptr [rbx + 0xa0]
    vpaddw ymm8, ymm8, ymmword ptr [rbx + 0xc0]
    vpaddw ymm5, ymm5, ymmword ptr [rbx + 0xe0]
.L6:
    test r13, r13
    je .L7
    vpsubw ymm2, ymm2, ymmword ptr [rdi]
    vpsubw ymm3, ymm3, ymmword ptr [rdi + 0x20]
    vpsubw ymm6, ymm6, ymmword ptr [rdi + 0x40]
    vpsubw ymm4, ymm4, ymmword ptr [rdi + 0x60]
    vpsubw ymm7, ymm7, ymmword ptr [rdi + 0x80]
    vpsubw ymm9, ymm9, ymmword ptr [rdi + 0xa0]
    vpsubw ymm8, ymm8, ymmword ptr [rdi + 0xc0]
    vpsubw ymm5, ymm5, ymmword ptr [rdi + 0xe0]
    cmp r13, 0x1
    je .L7
    vpsubw ymm2, ymm2, ymmword ptr [r8]
    vpsubw ymm3, ymm3, ymmword ptr [r8 + 0x20]
    vpsubw ymm6, ymm6, ymmword ptr [r8 + 0x40]
    vpsubw ymm4, ymm4, ymmword ptr [r8 + 0x60]
    vpsubw ymm7, ymm7, ymmword ptr [r8 + 0x80]
    vpsubw ymm9, ymm9, ymmword ptr [r8 + 0xa0]
    vpsubw ymm8, ymm8, ymmword ptr [r8 + 0xc0]
    vpsubw ymm5, ymm5, ymmword ptr [r8 + 0xe0]
.L7:
    vmovdqa ymmword ptr [r10], ymm2
    vmovdqa ymmword ptr [r10 + 0x20], ymm3
    vmovdqa ymmword ptr [r10 + 0x40], ymm6
    vmovdqa ymmword ptr [r10 + 0x60], ymm4
    vmovdqa ymmword ptr [r10 + 0x80], ymm7
    vmovdqa ymmword ptr [r10 + 0xa0], ymm9
    vmovdqa ymmword ptr [r10 + 0xc0], ymm8
    vmovdqa ymmword ptr [r10 + 0xe0], ymm5
    mov r9, qword ptr [r15 + r14 + 0x58]
    mov rbx, r11
    mov rcx, r11
    test r9, r9
    je .L9
    mov rdi, qword ptr [r15 + r14 + 0x50]
    movzx ecx, word ptr [rdi]
    cmp rcx, 0x2ff
    ja .L19
    shl ecx, 0x8
    add rcx, r11
    cmp r9, 0x1
    jne .L8
    mov rbx, r11
    jmp .L9
    nop
.L8:
    movzx ebx, word ptr [rdi + 0x2]
    cmp rbx, 0x2ff
    ja .L18
    shl ebx, 0x8
    add rbx, r11
.L9:
    mov r13, qword ptr [r15 + r14 + 0x70]
    mov r8, r11
    mov rdi, r11
    test r13, r13
    je .L11
    mov r8, qword ptr [r15 + r14 + 0x68]
    movzx edi, word ptr [r8]
    cmp rdi, 0x2ff
    ja .L17
    shl edi, 0x8
    add rdi, r11
    cmp r13, 0x1
    jne .L10
    mov r8, r11
    jmp .L11
    nop
.L10:
    movzx r8d, word ptr [r8 + 0x2]
    cmp r8, 0x2ff
    ja .L16
    shl r8d, 0x8
    add r8, r11
.L11:
    vmovdqa ymmword ptr [rsp + 0x60], ymm9
    vmovdqa ymm2, ymmword ptr [r12 + 0x100]
    vmovdqa ymm15, ymmword ptr [r12 + 0x120]
    vmovdqa ymm14, ymmword ptr [r12 + 0x140]
    vmovdqa ymm13, ymmword ptr [r12 + 0x160]
    vmovdqa ymm12, ymmword ptr [r12 + 0x180]
    vmovdqa ymm11, ymmword ptr [r12 + 0x1a0]
    vmovdqa ymm10, ymmword ptr [r12 + 0x1c0]
    vmovdqa ymm9, ymmword ptr [r12 + 0x1e0]
    test r9, r9
    vmovdqa ymmword ptr [rsp + 0x80], ymm3
    je .L12
    vpaddw ymm2, ymm2, ymmword ptr [rcx]
    vpaddw ymm15, ymm15, ymmword ptr [rcx + 0x20]
    vpaddw ymm14, ymm14, ymmword ptr [rcx + 0x40]
    vpaddw ymm13, ymm13, ymmword ptr [rcx + 0x60]
    vpaddw ymm12, ymm12, ymmword ptr [rcx + 0x80]
    vpaddw ymm11, ymm11, ymmword ptr [rcx + 0xa0]
    vpaddw ymm10, ymm10, ymmword ptr [rcx + 0xc0]
    vpaddw ymm9, ymm9, ymmword ptr [rcx + 0xe0]
    cmp r9, 0x1
    je .L12
    vpaddw ymm2, ymm2, ymmword ptr [rbx]
    vpaddw ymm15, ymm15, ymmword ptr [rbx + 0x20]
    vpaddw ymm14, ymm14, ymmword ptr [rbx + 0x40]
    vpaddw ymm13, ymm13, ymmword ptr [rbx + 0x60]
    vpaddw ymm12, ymm12, ymmword ptr [rbx + 0x80]
    vpaddw ymm11, ymm11, ymmword ptr [rbx + 0xa0]
    vpaddw ymm10, ymm10, ymmword ptr [rbx + 0xc0]
    vpaddw ymm9, ymm9, ymmword ptr [rbx + 0xe0]
.L12:
    vmovdqa ymm3, ymm5
    vextracti128 xmmword ptr [rsp + 0x30], ymm5, 0x1
    vmovaps ymm5, ymmword ptr [rsp + 0x60]
    vextractf128 xmmword ptr [rsp + 0x40], ymm5, 0x1
    vmovdqa ymmword ptr [rsp + 0xa0], ymm4
    vextracti128 xmmword ptr [rsp + 0x50], ymm4, 0x1
    vmovdqa ymm4, ymmword ptr [rsp + 0x80]
    vextracti128 xmm5, ymm4, 0x1
    vextracti128 xmm8, ymm8, 0x1
    vextracti128 xmm7, ymm7, 0x1
    vextracti128 xmm6, ymm6, 0x1
    test r13, r13
    je .L0
    vpsubw ymm2, ymm2, ymmword ptr [rdi]
    vpsubw ymm15, ymm15, ymmword ptr [rdi + 0x20]
    vpsubw ymm14, ymm14, ymmword ptr [rdi + 0x40]
    vpsubw ymm13, ymm13, ymmword ptr [rdi + 0x60]
    vpsubw ymm12, ymm12, ymmword ptr [rdi + 0x80]
    vpsubw ymm11, ymm11, ymmword ptr [rdi + 0xa0]
    vpsubw ymm10, ymm10, ymmword ptr [rdi + 0xc0]
    vpsubw ymm9, ymm9, ymmword ptr [rdi + 0xe0]
    cmp r13, 0x1
    je .L0
    vpsubw ymm2, ymm2, ymmword ptr [r8]
    vpsubw ymm15, ymm15, ymmword ptr [r8 + 0x20]
    vpsubw ymm14, ymm14, ymmword ptr [r8 + 0x40]
    vpsubw ymm13, ymm13, ymmword ptr [r8 + 0x60]
    vpsubw ymm12, ymm12, ymmword ptr [r8 + 0x80]
    vpsubw ymm11, ymm11, ymmword ptr [r8 + 0xa0]
    vpsubw ymm10, ymm10, ymmword ptr [r8 + 0xc0]
    vpsubw ymm9, ymm9, ymmword ptr [r8 + 0xe0]
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
    mov rdi, r8
.L17:
    lea rdx, [.D0]
    mov esi, 0x300
    vzeroupper
    call core::panicking::panic_bounds_check
.L18:
    mov rcx, rbx
.L19:
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
    sub rsp, 0x300
    cmp byte ptr [rdi + 0x28], 0x0
    jne .L13
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L13
    mov rdx, qword ptr [rdi + 0x8]
    mov r14, qword ptr [rdi + 0x18]
    mov rax, qword ptr [rdi + 0x20]
    mov r10, qword ptr [rdx + 0xb00]
    mov qword ptr [rsp + 0xc0], 0x0
    lea rcx, [rsp + 0xc0]
    vpxor xmm0, xmm0, xmm0
    vmovdqa ymmword ptr [rsp + 0x2a0], ymm0
    vmovdqa ymmword ptr [rsp + 0x280], ymm0
    vmovdqa ymmword ptr [rsp + 0x260], ymm0
    vmovdqa ymmword ptr [rsp + 0x240], ymm0
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
    mov qword ptr [rsp + 0x20], rcx
    lea rcx, [rsp + 0x20]
    test rax, rax
    je .L14
    mov r9, qword ptr [rsp + 0x20]
    shl rax, 0x4
    lea rax, [rax + 8*rax]
    mov qword ptr [rsp + 0x28], rax
    xor eax, eax
    vpxor xmm0, xmm0, xmm0
    vpbroadcastd xmm1, dword ptr [.C0]
    xor ebx, ebx
    mov qword ptr [rsp + 0x18], 0x0
    jmp .L1
    nop
.L0:
    vmovdqa ymm4, ymm3
    vmovdqa ymmword ptr [r9 + 0x100], ymm2
    vmovdqa ymmword ptr [r9 + 0x120], ymm15
    vmovdqa ymmword ptr [r9 + 0x140], ymm14
    vmovdqa ymmword ptr [r9 + 0x160], ymm13
    vmovdqa ymmword ptr [r9 + 0x180], ymm12
    vmovdqa ymmword ptr [r9 + 0x1a0], ymm11
    vmovdqa ymmword ptr [r9 + 0x1c0], ymm10
    vmovdqa ymmword ptr [r9 + 0x1e0], ymm9
    vpmaxsw xmm2, xmm0, xmmword ptr [rsp + 0x30]
    vpminsw xmm2, xmm2, xmm1
    vpmullw xmm3, xmm2, xmmword ptr [rdx + 0x1f0]
    vpmaddwd xmm2, xmm3, xmm2
    vpmaxsw xmm3, xmm0, xmmword ptr [rsp + 0x40]
    vpminsw xmm3, xmm3, xmm1
    vpmullw xmm9, xmm3, xmmword ptr [rdx + 0x1b0]
    vpmaddwd xmm3, xmm9, xmm3
    vpaddd xmm2, xmm2, xmm3
    vpmaxsw xmm3, xmm0, xmmword ptr [rsp + 0x50]
    vpminsw xmm3, xmm3, xmm1
    vpmullw xmm9, xmm3, xmmword ptr [rdx + 0x170]
    vpmaxsw xmm10, xmm5, xmm0
    vpminsw xmm10, xmm10, xmm1
    vpmullw xmm11, xmm10, xmmword ptr [rdx + 0x130]
    vpmaddwd xmm3, xmm9, xmm3
    vpmaddwd xmm9, xmm11, xmm10
    vpaddd xmm3, xmm9, xmm3
    vpaddd xmm2, xmm2, xmm3
    vpmaxsw xmm3, xmm4, xmm0
    vpminsw xmm3, xmm3, xmm1
    vpmullw xmm5, xmm3, xmmword ptr [rdx + 0x1e0]
    vpmaxsw xmm4, xmm0, xmmword ptr [rsp + 0x60]
    vpminsw xmm4, xmm4, xmm1
    vpmullw xmm9, xmm4, xmmword ptr [rdx + 0x1a0]
    vpmaddwd xmm3, xmm5, xmm3
    vpmaddwd xmm4, xmm9, xmm4
    vpaddd xmm3, xmm3, xmm4
    vpmaxsw xmm4, xmm0, xmmword ptr [rsp + 0xa0]
    vpminsw xmm4, xmm4, xmm1
    vpmullw xmm5, xmm4, xmmword ptr [rdx + 0x160]
    vpmaddwd xmm4, xmm5, xmm4
    vpmaxsw xmm5, xmm0, xmmword ptr [rsp + 0x80]
    vpminsw xmm5, xmm5, xmm1
    vpmullw xmm9, xmm5, xmmword ptr [rdx + 0x120]
    vpmaddwd xmm5, xmm9, xmm5
    vpaddd xmm4, xmm4, xmm5
    vpaddd xmm3, xmm3, xmm4
    vpmaxsw xmm4, xmm8, xmm0
    vpminsw xmm4, xmm4, xmm1
    vpmullw xmm5, xmm4, xmmword ptr [rdx + 0x1d0]
    vpmaddwd xmm4, xmm5, xmm4
    vpmaxsw xmm5, xmm7, xmm0
    vpminsw xmm5, xmm5, xmm1
    vpmullw xmm7, xmm5, xmmword ptr [rdx + 0x190]
    vpmaddwd xmm5, xmm7, xmm5
    vpaddd xmm4, xmm4, xmm5
    vpmaxsw xmm5, xmm6, xmm0
    vpminsw xmm5, xmm5, xmm1
    vpmullw xmm6, xmm5, xmmword ptr [rdx + 0x150]
    vpmaxsw xmm7, xmm0, xmmword ptr [r9 + 0x10]
    vpmaddwd xmm5, xmm6, xmm5
    vpminsw xmm6, xmm7, xmm1
    vpmullw xmm7, xmm6, xmmword ptr [rdx + 0x110]
    vpmaddwd xmm6, xmm7, xmm6
    vpaddd xmm5, xmm5, xmm6
    vpmaxsw xmm6, xmm0, xmmword ptr [r9 + 0xc0]
    vpaddd xmm4, xmm4, xmm5
    vpminsw xmm5, xmm6, xmm1
    vpmullw xmm6, xmm5, xmmword ptr [rdx + 0x1c0]
    vpmaddwd xmm5, xmm6, xmm5
    vpmaxsw xmm6, xmm0, xmmword ptr [r9 + 0x80]
    vpminsw xmm6, xmm6, xmm1
    vpmullw xmm7, xmm6, xmmword ptr [rdx + 0x180]
    vpmaxsw xmm8, xmm0, xmmword ptr [r9 + 0x40]
    vpmaddwd xmm6, xmm7, xmm6
    vpminsw xmm7, xmm8, xmm1
    vpmullw xmm8, xmm7, xmmword ptr [rdx + 0x140]
    vpaddd xmm5, xmm5, xmm6
    vpmaddwd xmm6, xmm8, xmm7
    vpmaxsw xmm7, xmm0, xmmword ptr [r9]
    vpminsw xmm7, xmm7, xmm1
    vpmullw xmm8, xmm7, xmmword ptr [rdx + 0x100]
    vpmaddwd xmm7, xmm8, xmm7
    vpaddd xmm6, xmm6, xmm7
    vpaddd xmm5, xmm5, xmm6
    vpaddd xmm4, xmm4, xmm5
    vpaddd xmm3, xmm3, xmm4
    vpaddd xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0xee
    vpaddd xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0x55
    vpmaxsw xmm4, xmm0, xmmword ptr [r9 + 0x100]
    vpmaxsw xmm5, xmm0, xmmword ptr [r9 + 0x110]
    vpmaxsw xmm6, xmm0, xmmword ptr [r9 + 0x120]
    vpmaxsw xmm7, xmm0, xmmword ptr [r9 + 0x130]
    vpminsw xmm4, xmm4, xmm1
    vpminsw xmm5, xmm5, xmm1
    vpminsw xmm6, xmm6, xmm1
    vpminsw xmm7, xmm7, xmm1
    vpmullw xmm8, xmm4, xmmword ptr [rdx + 0x200]
    vpmullw xmm9, xmm5, xmmword ptr [rdx + 0x210]
    vpmullw xmm10, xmm6, xmmword ptr [rdx + 0x220]
    vpmullw xmm11, xmm7, xmmword ptr [rdx + 0x230]
    vpaddd xmm2, xmm2, xmm3
    vpmaddwd xmm3, xmm8, xmm4
    vpmaddwd xmm4, xmm9, xmm5
    vpmaddwd xmm6, xmm10, xmm6
    vpmaxsw xmm5, xmm0, xmmword ptr [r9 + 0x140]
    vpmaxsw xmm8, xmm0, xmmword ptr [r9 + 0x150]
    vpmaxsw xmm9, xmm0, xmmword ptr [r9 + 0x160]
    vpmaxsw xmm10, xmm0, xmmword ptr [r9 + 0x170]
    vpmaddwd xmm7, xmm11, xmm7
    vpminsw xmm5, xmm5, xmm1
    vpmullw xmm11, xmm5, xmmword ptr [rdx + 0x240]
    vpminsw xmm8, xmm8, xmm1
    vpmaddwd xmm5, xmm11, xmm5
    vpmullw xmm11, xmm8, xmmword ptr [rdx + 0x250]
    vpminsw xmm9, xmm9, xmm1
    vpaddd xmm12, xmm5, xmm3
    vpmullw xmm3, xmm9, xmmword ptr [rdx + 0x260]
    vpminsw xmm10, xmm10, xmm1
    vpmaddwd xmm5, xmm11, xmm8
    vpmullw xmm8, xmm10, xmmword ptr [rdx + 0x270]
    vpaddd xmm5, xmm5, xmm4
    vpmaddwd xmm3, xmm9, xmm3
    vpaddd xmm3, xmm3, xmm6
    vpmaddwd xmm4, xmm8, xmm10
    vpmaxsw xmm6, xmm0, xmmword ptr [r9 + 0x180]
    vpmaxsw xmm8, xmm0, xmmword ptr [r9 + 0x190]
    vpmaxsw xmm9, xmm0, xmmword ptr [r9 + 0x1a0]
    vpmaxsw xmm10, xmm0, xmmword ptr [r9 + 0x1b0]
    vpaddd xmm4, xmm4, xmm7
    vpminsw xmm6, xmm6, xmm1
    vpmullw xmm7, xmm6, xmmword ptr [rdx + 0x280]
    vpminsw xmm8, xmm8, xmm1
    vpmaddwd xmm6, xmm7, xmm6
    vpmullw xmm7, xmm8, xmmword ptr [rdx + 0x290]
    vpminsw xmm9, xmm9, xmm1
    vpaddd xmm11, xmm12, xmm6
    vpmullw xmm6, xmm9, xmmword ptr [rdx + 0x2a0]
    vpminsw xmm10, xmm10, xmm1
    vpmaddwd xmm7, xmm8, xmm7
    vpmullw xmm8, xmm10, xmmword ptr [rdx + 0x2b0]
    vpmaddwd xmm9, xmm9, xmm6
    vpmaddwd xmm6, xmm8, xmm10
    vpmaxsw xmm8, xmm0, xmmword ptr [r9 + 0x1c0]
    vpminsw xmm8, xmm8, xmm1
    vpmullw xmm10, xmm8, xmmword ptr [rdx + 0x2c0]
    vpmaddwd xmm8, xmm10, xmm8
    vpblendd xmm2, xmm0, xmm2, 0x1
    vpaddd xmm8, xmm8, xmm11
    vpmaxsw xmm10, xmm0, xmmword ptr [r9 + 0x1d0]
    vpminsw xmm10, xmm10, xmm1
    vpaddd xmm2, xmm8, xmm2
    vpmullw xmm8, xmm10, xmmword ptr [rdx + 0x2d0]
    vpmaddwd xmm8, xmm8, xmm10
    vpaddd xmm7, xmm8, xmm7
    vpmaxsw xmm8, xmm0, xmmword ptr [r9 + 0x1e0]
    vpminsw xmm8, xmm8, xmm1
    vpaddd xmm5, xmm7, xmm5
    vpmullw xmm7, xmm8, xmmword ptr [rdx + 0x2e0]
    vpaddd xmm2, xmm5, xmm2
    vpmaddwd xmm5, xmm8, xmm7
    vpaddd xmm5, xmm9, xmm5
    vpaddd xmm3, xmm5, xmm3
    vpmaxsw xmm5, xmm0, xmmword ptr [r9 + 0x1f0]
    vpminsw xmm5, xmm5, xmm1
    vpaddd xmm2, xmm3, xmm2
    vpmullw xmm3, xmm5, xmmword ptr [rdx + 0x2f0]
    vpmaddwd xmm3, xmm3, xmm5
    vpaddd xmm3, xmm3, xmm6
    vpaddd xmm3, xmm3, xmm4
    vpaddd xmm2, xmm3, xmm2
    vpshufd xmm3, xmm2, 0xee
    vpaddd xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0x55
    vpaddd xmm2, xmm2, xmm3
    vmovd ecx, xmm2
    add rax, rcx
    add rbx, 0x90
    inc qword ptr [rsp + 0x18]
    cmp qword ptr [rsp + 0x28], rbx
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
    mov r12, qword ptr [r14 + rbx + 0x28]
    mov r13, r10
    mov rdi, r10
    test r12, r12
    je .L5
    mov r15, qword ptr [r14 + rbx + 0x20]
    movzx edi, word ptr [r15]
    cmp rdi, 0x2ff
    ja .L17
    shl edi, 0x8
    add rdi, r10
    cmp r12, 0x1
    jne .L4
    mov r13, r10
    jmp .L5
.L4:
    movzx r13d, word ptr [r15 + 0x2]
    cmp r13, 0x2ff
    ja .L16
    shl r13d, 0x8
    add r13, r10
.L5:
    mov r15, qword ptr [rsp + 0x18]
    and r15d, 0x3
    shl r15d, 0x9
    lea rsi, [rdx + 0x300]
    add r15, rsi
    vmovdqa ymm2, ymmword ptr [r15]
    vmovdqa ymm3, ymmword ptr [r15 + 0x20]
    vmovdqa ymm6, ymmword ptr [r15 + 0x40]
    vmovdqa ymm4, ymmword ptr [r15 + 0x60]
    vmovdqa ymm7, ymmword ptr [r15 + 0x80]
    vmovdqa ymm9, ymmword ptr [r15 + 0xa0]
    vmovdqa ymm8, ymmword ptr [r15 + 0xc0]
    vmovdqa ymm5, ymmword ptr [r15 + 0xe0]
    test r11, r11
    je .L6
    vpaddw ymm2, ymm2, ymmword ptr [rcx]
    vpaddw ymm3, ymm3, ymmword ptr [rcx + 0x20]
    vpaddw ymm6, ymm6, ymmword ptr [rcx + 0x40]
    vpaddw ymm4, ymm4, ymmword ptr [rcx + 0x60]
    vpaddw ymm7, ymm7, ymmword ptr [rcx + 0x80]
    vpaddw ymm9, ymm9, ymmword ptr [rcx + 0xa0]
    vpaddw ymm8, ymm8, ymmword ptr [rcx + 0xc0]
    vpaddw ymm5, ymm5, ymmword ptr [rcx + 0xe0]
    cmp r11, 0x1
    je .L6
    vpaddw ymm2, ymm2, ymmword ptr [r8]
    vpaddw ymm3, ymm3, ymmword ptr [r8 + 0x20]
    vpaddw ymm6, ymm6, ymmword ptr [r8 + 0x40]
    vpaddw ymm4, ymm4, ymmword ptr [r8 + 0x60]
    vpaddw ymm7, ymm7, ymmword ptr [r8 + 0x80]
    vpaddw ymm9, ymm9, ymmword ptr [r8 + 0xa0]
    vpaddw ymm8, ymm8, ymmword ptr [r8 + 0xc0]
    vpaddw ymm5, ymm5, ymmword ptr [r8 + 0xe0]
.L6:
    test r12, r12
    je .L7
    vpsubw ymm2, ymm2, ymmword ptr [rdi]
    vpsubw ymm3, ymm3, ymmword ptr [rdi + 0x20]
    vpsubw ymm6, ymm6, ymmword ptr [rdi + 0x40]
    vpsubw ymm4, ymm4, ymmword ptr [rdi + 0x60]
    vpsubw ymm7, ymm7, ymmword ptr [rdi + 0x80]
    vpsubw ymm9, ymm9, ymmword ptr [rdi + 0xa0]
    vpsubw ymm8, ymm8, ymmword ptr [rdi + 0xc0]
    vpsubw ymm5, ymm5, ymmword ptr [rdi + 0xe0]
    cmp r12, 0x1
    je .L7
    vpsubw ymm2, ymm2, ymmword ptr [r13]
    vpsubw ymm3, ymm3, ymmword ptr [r13 + 0x20]
    vpsubw ymm6, ymm6, ymmword ptr [r13 + 0x40]
    vpsubw ymm4, ymm4, ymmword ptr [r13 + 0x60]
    vpsubw ymm7, ymm7, ymmword ptr [r13 + 0x80]
    vpsubw ymm9, ymm9, ymmword ptr [r13 + 0xa0]
    vpsubw ymm8, ymm8, ymmword ptr [r13 + 0xc0]
    vpsubw ymm5, ymm5, ymmword ptr [r13 + 0xe0]
.L7:
    vmovdqa ymmword ptr [r9], ymm2
    vmovdqa ymmword ptr [r9 + 0x20], ymm3
    vmovdqa ymmword ptr [r9 + 0x40], ymm6
    vmovdqa ymmword ptr [r9 + 0x60], ymm4
    vmovdqa ymmword ptr [r9 + 0x80], ymm7
    vmovdqa ymmword ptr [r9 + 0xa0], ymm9
    vmovdqa ymmword ptr [r9 + 0xc0], ymm8
    vmovdqa ymmword ptr [r9 + 0xe0], ymm5
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
    mov r12, qword ptr [r14 + rbx + 0x70]
    mov r13, r10
    mov rdi, r10
    test r12, r12
    je .L11
    mov r13, qword ptr [r14 + rbx + 0x68]
    movzx edi, word ptr [r13]
    cmp rdi, 0x2ff
    ja .L17
    shl edi, 0x8
    add rdi, r10
    cmp r12, 0x1
    jne .L10
    mov r13, r10
    jmp .L11
    nop
.L10:
    movzx r13d, word ptr [r13 + 0x2]
    cmp r13, 0x2ff
    ja .L16
    shl r13d, 0x8
    add r13, r10
.L11:
    vmovdqa ymmword ptr [rsp + 0x60], ymm9
    vmovdqa ymm2, ymmword ptr [r15 + 0x100]
    vmovdqa ymm15, ymmword ptr [r15 + 0x120]
    vmovdqa ymm14, ymmword ptr [r15 + 0x140]
    vmovdqa ymm13, ymmword ptr [r15 + 0x160]
    vmovdqa ymm12, ymmword ptr [r15 + 0x180]
    vmovdqa ymm11, ymmword ptr [r15 + 0x1a0]
    vmovdqa ymm10, ymmword ptr [r15 + 0x1c0]
    vmovdqa ymm9, ymmword ptr [r15 + 0x1e0]
    test r8, r8
    vmovdqa ymmword ptr [rsp + 0x80], ymm3
    je .L12
    vpaddw ymm2, ymm2, ymmword ptr [rcx]
    vpaddw ymm15, ymm15, ymmword ptr [rcx + 0x20]
    vpaddw ymm14, ymm14, ymmword ptr [rcx + 0x40]
    vpaddw ymm13, ymm13, ymmword ptr [rcx + 0x60]
    vpaddw ymm12, ymm12, ymmword ptr [rcx + 0x80]
    vpaddw ymm11, ymm11, ymmword ptr [rcx + 0xa0]
    vpaddw ymm10, ymm10, ymmword ptr [rcx + 0xc0]
    vpaddw ymm9, ymm9, ymmword ptr [rcx + 0xe0]
    cmp r8, 0x1
    je .L12
    vpaddw ymm2, ymm2, ymmword ptr [r11]
    vpaddw ymm15, ymm15, ymmword ptr [r11 + 0x20]
    vpaddw ymm14, ymm14, ymmword ptr [r11 + 0x40]
    vpaddw ymm13, ymm13, ymmword ptr [r11 + 0x60]
    vpaddw ymm12, ymm12, ymmword ptr [r11 + 0x80]
    vpaddw ymm11, ymm11, ymmword ptr [r11 + 0xa0]
    vpaddw ymm10, ymm10, ymmword ptr [r11 + 0xc0]
    vpaddw ymm9, ymm9, ymmword ptr [r11 + 0xe0]
.L12:
    vmovdqa ymm3, ymm5
    vextracti128 xmmword ptr [rsp + 0x30], ymm5, 0x1
    vmovaps ymm5, ymmword ptr [rsp + 0x60]
    vextractf128 xmmword ptr [rsp + 0x40], ymm5, 0x1
    vmovdqa ymmword ptr [rsp + 0xa0], ymm4
    vextracti128 xmmword ptr [rsp + 0x50], ymm4, 0x1
    vmovdqa ymm4, ymmword ptr [rsp + 0x80]
    vextracti128 xmm5, ymm4, 0x1
    vextracti128 xmm8, ymm8, 0x1
    vextracti128 xmm7, ymm7, 0x1
    vextracti128 xmm6, ymm6, 0x1
    test r12, r12
    je .L0
    vpsubw ymm2, ymm2, ymmword ptr [rdi]
    vpsubw ymm15, ymm15, ymmword ptr [rdi + 0x20]
    vpsubw ymm14, ymm14, ymmword ptr [rdi + 0x40]
    vpsubw ymm13, ymm13, ymmword ptr [rdi + 0x60]
    vpsubw ymm12, ymm12, ymmword ptr [rdi + 0x80]
    vpsubw ymm11, ymm11, ymmword ptr [rdi + 0xa0]
    vpsubw ymm10, ymm10, ymmword ptr [rdi + 0xc0]
    vpsubw ymm9, ymm9, ymmword ptr [rdi + 0xe0]
    cmp r12, 0x1
    je .L0
    vpsubw ymm2, ymm2, ymmword ptr [r13]
    vpsubw ymm15, ymm15, ymmword ptr [r13 + 0x20]
    vpsubw ymm14, ymm14, ymmword ptr [r13 + 0x40]
    vpsubw ymm13, ymm13, ymmword ptr [r13 + 0x60]
    vpsubw ymm12, ymm12, ymmword ptr [r13 + 0x80]
    vpsubw ymm11, ymm11, ymmword ptr [r13 + 0xa0]
    vpsubw ymm10, ymm10, ymmword ptr [r13 + 0xc0]
    vpsubw ymm9, ymm9, ymmword ptr [r13 + 0xe0]
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
    mov rcx, r11
.L20:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rcx
    vzeroupper
    call core::panicking::panic_bounds_check
.C0 = 0x00ff00ff
