# The kernels of simd/sse2, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm simd/sse2
# binary: sha256 4777a7e801eaf3842394ee22fb2cdfb31e6029317cf28051313e61f9dc358fde
# latency: 613 instructions in 3563 bytes; innermost loops: .L0 of 551
# throughput: 609 instructions in 3531 bytes; innermost loops: .L0 of 550
# mix of 1222 instructions: 130 movdqa, 128 movdqu, 128 paddw, 128 psubw, 89 mov, 66 paddd, 64 pmaddwd, 64 pmaxsw, 64 pminsw, 64 pmullw, 46 cmp, 44 je, 26 test, 24 add, 20 shl, 16 ja, 16 jmp, 16 movzx, 14 lea, 12 jne, 12 pop, 12 push, 12 xor, 8 call, 5 and, 4 pshufd, 2 inc, 2 movd, 2 pxor, 2 ret, 2 sub

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
    jne .L18
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L18
    mov r15, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdi + 0x18]
    mov qword ptr [rsp], rax
    mov r13, qword ptr [rdi + 0x20]
    mov r12, qword ptr [r15 + 0xb00]
    mov qword ptr [rsp + 0xc0], 0x0
    lea r14, [rsp + 0xc0]
    mov rax, qword ptr [rsp + 0xc0]
    mov qword ptr [rsp + 0x18], rax
    mov edx, 0x200
    mov rdi, r14
    xor esi, esi
    call qword ptr [address of memset]
    mov qword ptr [rsp + 0x8], r14
    lea rax, [rsp + 0x8]
    test r13, r13
    je .L19
    mov rcx, qword ptr [rsp + 0x8]
    shl r13, 0x4
    lea rax, [8*r13]
    add rax, r13
    mov qword ptr [rsp + 0x10], rax
    xor eax, eax
    xor r8d, r8d
    xor r10d, r10d
    xor r9d, r9d
    mov r11, qword ptr [rsp]
    jmp .L1
    nop
.L0:
    mov r11, qword ptr [rsp]
    movdqa xmmword ptr [rcx + 0x180], xmm8
    movdqa xmmword ptr [rcx + 0x190], xmm7
    movdqa xmmword ptr [rcx + 0x1a0], xmm6
    movdqa xmmword ptr [rcx + 0x1b0], xmm5
    movdqa xmmword ptr [rcx + 0x1c0], xmm4
    movdqa xmmword ptr [rcx + 0x1d0], xmm3
    movdqa xmmword ptr [rcx + 0x1e0], xmm2
    movdqa xmmword ptr [rsp + 0x20], xmm14
    movdqa xmmword ptr [rcx + 0x1f0], xmm14
    pxor xmm14, xmm14
    pmaxsw xmm9, xmm14
    movdqa xmm15, xmmword ptr [.C0]
    pminsw xmm9, xmm15
    movdqu xmm11, xmmword ptr [r15 + 0x100]
    pmullw xmm11, xmm9
    pmaddwd xmm11, xmm9
    pmaxsw xmm1, xmm14
    pminsw xmm1, xmm15
    movdqu xmm9, xmmword ptr [r15 + 0x110]
    pmullw xmm9, xmm1
    pmaddwd xmm9, xmm1
    pmaxsw xmm10, xmm14
    pminsw xmm10, xmm15
    movdqu xmm1, xmmword ptr [r15 + 0x120]
    pmullw xmm1, xmm10
    pmaddwd xmm1, xmm10
    paddd xmm1, xmm11
    pmaxsw xmm12, xmm14
    pminsw xmm12, xmm15
    movdqu xmm11, xmmword ptr [r15 + 0x130]
    pmullw xmm11, xmm12
    pmaddwd xmm11, xmm12
    paddd xmm11, xmm9
    pmaxsw xmm13, xmm14
    pminsw xmm13, xmm15
    movdqu xmm12, xmmword ptr [r15 + 0x140]
    pmullw xmm12, xmm13
    pmaddwd xmm12, xmm13
    pmaxsw xmm0, xmm14
    pminsw xmm0, xmm15
    movdqu xmm13, xmmword ptr [r15 + 0x150]
    pmullw xmm13, xmm0
    pmaddwd xmm13, xmm0
    movdqa xmm0, xmmword ptr [rsp + 0xa0]
    pmaxsw xmm0, xmm14
    pminsw xmm0, xmm15
    movdqu xmm9, xmmword ptr [r15 + 0x160]
    pmullw xmm9, xmm0
    pmaddwd xmm9, xmm0
    paddd xmm9, xmm12
    paddd xmm9, xmm1
    movdqa xmm12, xmmword ptr [rsp + 0xb0]
    pmaxsw xmm12, xmm14
    pminsw xmm12, xmm15
    movdqu xmm10, xmmword ptr [r15 + 0x170]
    pmullw xmm10, xmm12
    pmaddwd xmm10, xmm12
    paddd xmm10, xmm13
    paddd xmm10, xmm11
    movdqa xmm0, xmmword ptr [rsp + 0x30]
    pmaxsw xmm0, xmm14
    pminsw xmm0, xmm15
    movdqu xmm11, xmmword ptr [r15 + 0x180]
    pmullw xmm11, xmm0
    pmaddwd xmm11, xmm0
    movdqa xmm1, xmmword ptr [rsp + 0x40]
    pmaxsw xmm1, xmm14
    pminsw xmm1, xmm15
    movdqu xmm0, xmmword ptr [r15 + 0x190]
    pmullw xmm0, xmm1
    pmaddwd xmm0, xmm1
    movdqa xmm1, xmmword ptr [rsp + 0x50]
    pmaxsw xmm1, xmm14
    pminsw xmm1, xmm15
    movdqu xmm12, xmmword ptr [r15 + 0x1a0]
    pmullw xmm12, xmm1
    pmaddwd xmm12, xmm1
    paddd xmm12, xmm11
    movdqa xmm1, xmmword ptr [rsp + 0x60]
    pmaxsw xmm1, xmm14
    pminsw xmm1, xmm15
    movdqu xmm11, xmmword ptr [r15 + 0x1b0]
    pmullw xmm11, xmm1
    pmaddwd xmm11, xmm1
    paddd xmm11, xmm0
    movdqu xmm13, xmmword ptr [r15 + 0x1c0]
    movdqa xmm0, xmmword ptr [rsp + 0x70]
    pmaxsw xmm0, xmm14
    pminsw xmm0, xmm15
    pmullw xmm13, xmm0
    pmaddwd xmm13, xmm0
    paddd xmm13, xmm12
    paddd xmm13, xmm9
    movdqu xmm0, xmmword ptr [r15 + 0x1d0]
    movdqa xmm1, xmmword ptr [rsp + 0x80]
    pmaxsw xmm1, xmm14
    pminsw xmm1, xmm15
    pmullw xmm0, xmm1
    pmaddwd xmm0, xmm1
    paddd xmm0, xmm11
    paddd xmm0, xmm10
    movdqu xmm11, xmmword ptr [r15 + 0x1e0]
    movdqa xmm1, xmmword ptr [rsp + 0x90]
    pmaxsw xmm1, xmm14
    pminsw xmm1, xmm15
    pmullw xmm11, xmm1
    pmaddwd xmm11, xmm1
    movdqu xmm10, xmmword ptr [r15 + 0x1f0]
    movdqa xmm9, xmmword ptr [rcx + 0xf0]
    pmaxsw xmm9, xmm14
    pminsw xmm9, xmm15
    pmullw xmm10, xmm9
    pmaddwd xmm10, xmm9
    movdqu xmm9, xmmword ptr [r15 + 0x200]
    movdqa xmm12, xmmword ptr [rcx + 0x100]
    pmaxsw xmm12, xmm14
    pminsw xmm12, xmm15
    pmullw xmm9, xmm12
    pmaddwd xmm9, xmm12
    paddd xmm9, xmm11
    movdqu xmm11, xmmword ptr [r15 + 0x210]
    movdqa xmm12, xmmword ptr [rcx + 0x110]
    pmaxsw xmm12, xmm14
    pminsw xmm12, xmm15
    pmullw xmm11, xmm12
    pmaddwd xmm11, xmm12
    paddd xmm11, xmm10
    movdqu xmm12, xmmword ptr [r15 + 0x220]
    movdqa xmm10, xmmword ptr [rcx + 0x120]
    pmaxsw xmm10, xmm14
    pminsw xmm10, xmm15
    pmullw xmm12, xmm10
    pmaddwd xmm12, xmm10
    paddd xmm12, xmm9
    movdqu xmm10, xmmword ptr [r15 + 0x230]
    movdqa xmm9, xmmword ptr [rcx + 0x130]
    pmaxsw xmm9, xmm14
    pminsw xmm9, xmm15
    pmullw xmm10, xmm9
    pmaddwd xmm10, xmm9
    paddd xmm10, xmm11
    movdqu xmm9, xmmword ptr [r15 + 0x240]
    movdqa xmm11, xmmword ptr [rcx + 0x140]
    pmaxsw xmm11, xmm14
    pminsw xmm11, xmm15
    pmullw xmm9, xmm11
    pmaddwd xmm9, xmm11
    paddd xmm9, xmm12
    paddd xmm9, xmm13
    movdqu xmm11, xmmword ptr [r15 + 0x250]
    movdqa xmm12, xmmword ptr [rcx + 0x150]
    pmaxsw xmm12, xmm14
    pminsw xmm12, xmm15
    pmullw xmm11, xmm12
    pmaddwd xmm11, xmm12
    paddd xmm11, xmm10
    movdqu xmm12, xmmword ptr [r15 + 0x260]
    movdqa xmm10, xmmword ptr [rcx + 0x160]
    pmaxsw xmm10, xmm14
    pminsw xmm10, xmm15
    pmullw xmm12, xmm10
    pmaddwd xmm12, xmm10
    movdqu xmm10, xmmword ptr [r15 + 0x270]
    movdqa xmm13, xmmword ptr [rcx + 0x170]
    pmaxsw xmm13, xmm14
    pminsw xmm13, xmm15
    pmullw xmm10, xmm13
    pmaddwd xmm10, xmm13
    paddd xmm10, xmm11
    movdqu xmm11, xmmword ptr [r15 + 0x280]
    pmaxsw xmm8, xmm14
    pminsw xmm8, xmm15
    pmullw xmm11, xmm8
    pmaddwd xmm11, xmm8
    paddd xmm11, xmm12
    movdqu xmm8, xmmword ptr [r15 + 0x290]
    pmaxsw xmm7, xmm14
    pminsw xmm7, xmm15
    pmullw xmm8, xmm7
    pmaddwd xmm8, xmm7
    paddd xmm8, xmm10
    movdqu xmm7, xmmword ptr [r15 + 0x2a0]
    pmaxsw xmm6, xmm14
    pminsw xmm6, xmm15
    pmullw xmm7, xmm6
    pmaddwd xmm7, xmm6
    paddd xmm7, xmm11
    movdqu xmm6, xmmword ptr [r15 + 0x2b0]
    pmaxsw xmm5, xmm14
    pminsw xmm5, xmm15
    pmullw xmm6, xmm5
    pmaddwd xmm6, xmm5
    paddd xmm6, xmm8
    movdqu xmm5, xmmword ptr [r15 + 0x2c0]
    pmaxsw xmm4, xmm14
    pminsw xmm4, xmm15
    pmullw xmm5, xmm4
    pmaddwd xmm5, xmm4
    paddd xmm5, xmm7
    movdqu xmm4, xmmword ptr [r15 + 0x2d0]
    pmaxsw xmm3, xmm14
    pminsw xmm3, xmm15
    pmullw xmm4, xmm3
    pmaddwd xmm4, xmm3
    paddd xmm4, xmm6
    paddd xmm4, xmm0
    movdqu xmm0, xmmword ptr [r15 + 0x2e0]
    pmaxsw xmm2, xmm14
    pminsw xmm2, xmm15
    pmullw xmm0, xmm2
    pmaddwd xmm0, xmm2
    paddd xmm0, xmm5
    paddd xmm0, xmm9
    movdqu xmm2, xmmword ptr [r15 + 0x2f0]
    movdqa xmm1, xmmword ptr [rsp + 0x20]
    pmaxsw xmm1, xmm14
    pminsw xmm1, xmm15
    pmullw xmm2, xmm1
    pmaddwd xmm2, xmm1
    paddd xmm2, xmm4
    paddd xmm2, xmm0
    pshufd xmm0, xmm2, 0x4e
    paddd xmm0, xmm2
    pshufd xmm1, xmm0, 0x55
    paddd xmm1, xmm0
    movd r10d, xmm1
    add rax, r10
    and r10, qword ptr [rsp + 0x18]
    add r8, 0x90
    inc r9
    cmp qword ptr [rsp + 0x10], r8
    je .L20
.L1:
    mov rsi, qword ptr [r11 + r8 + 0x10]
    mov r13, r12
    mov rbx, r12
    test rsi, rsi
    je .L3
    mov rdi, qword ptr [r11 + r8 + 0x8]
    movzx ebx, word ptr [rdi]
    cmp rbx, 0x2ff
    ja .L24
    shl ebx, 0x8
    add rbx, r12
    cmp rsi, 0x1
    jne .L2
    mov r13, r12
    jmp .L3
    nop
.L2:
    movzx r13d, word ptr [rdi + 0x2]
    cmp r13, 0x2ff
    ja .L23
    shl r13d, 0x8
    add r13, r12
.L3:
    mov r11, qword ptr [r11 + r8 + 0x28]
    mov r14, r12
    mov rdi, r12
    test r11, r11
    je .L5
    mov rdi, qword ptr [rsp]
    mov r14, qword ptr [rdi + r8 + 0x20]
    movzx edi, word ptr [r14]
    cmp rdi, 0x2ff
    ja .L22
    shl edi, 0x8
    add rdi, r12
    cmp r11, 0x1
    jne .L4
    mov r14, r12
    jmp .L5
    nop
.L4:
    movzx r14d, word ptr [r14 + 0x2]
    cmp r14, 0x2ff
    ja .L21
    shl r14d, 0x8
    add r14, r12
.L5:
    xor r10d, r9d
    and r10d, 0x3
    shl r10d, 0x9
    lea rdx, [r15 + 0x300]
    add r10, rdx
    movdqu xmm9, xmmword ptr [r10]
    movdqu xmm11, xmmword ptr [r10 + 0x10]
    movdqu xmm10, xmmword ptr [r10 + 0x20]
    movdqu xmm12, xmmword ptr [r10 + 0x30]
    movdqu xmm13, xmmword ptr [r10 + 0x40]
    movdqu xmm0, xmmword ptr [r10 + 0x50]
    movdqu xmm14, xmmword ptr [r10 + 0x60]
    movdqu xmm15, xmmword ptr [r10 + 0x70]
    test rsi, rsi
    je .L6
    paddw xmm9, xmmword ptr [rbx]
    paddw xmm11, xmmword ptr [rbx + 0x10]
    paddw xmm10, xmmword ptr [rbx + 0x20]
    paddw xmm12, xmmword ptr [rbx + 0x30]
    paddw xmm13, xmmword ptr [rbx + 0x40]
    paddw xmm0, xmmword ptr [rbx + 0x50]
    paddw xmm14, xmmword ptr [rbx + 0x60]
    paddw xmm15, xmmword ptr [rbx + 0x70]
    cmp rsi, 0x1
    je .L6
    paddw xmm9, xmmword ptr [r13]
    paddw xmm11, xmmword ptr [r13 + 0x10]
    paddw xmm10, xmmword ptr [r13 + 0x20]
    paddw xmm12, xmmword ptr [r13 + 0x30]
    paddw xmm13, xmmword ptr [r13 + 0x40]
    paddw xmm0, xmmword ptr [r13 + 0x50]
    paddw xmm14, xmmword ptr [r13 + 0x60]
    paddw xmm15, xmmword ptr [r13 + 0x70]
.L6:
    test r11, r11
    je .L7
    psubw xmm9, xmmword ptr [rdi]
    psubw xmm11, xmmword ptr [rdi + 0x10]
    psubw xmm10, xmmword ptr [rdi + 0x20]
    psubw xmm12, xmmword ptr [rdi + 0x30]
    psubw xmm13, xmmword ptr [rdi + 0x40]
    psubw xmm0, xmmword ptr [rdi + 0x50]
    psubw xmm14, xmmword ptr [rdi + 0x60]
    psubw xmm15, xmmword ptr [rdi + 0x70]
    cmp r11, 0x1
    je .L7
    psubw xmm9, xmmword ptr [r14]
    psubw xmm11, xmmword ptr [r14 + 0x10]
    psubw xmm10, xmmword ptr [r14 + 0x20]
    psubw xmm12, xmmword ptr [r14 + 0x30]
    psubw xmm13, xmmword ptr [r14 + 0x40]
    psubw xmm0, xmmword ptr [r14 + 0x50]
    psubw xmm14, xmmword ptr [r14 + 0x60]
    psubw xmm15, xmmword ptr [r14 + 0x70]
.L7:
    movdqa xmmword ptr [rcx], xmm9
    movdqa xmmword ptr [rcx + 0x10], xmm11
    movdqa xmmword ptr [rcx + 0x20], xmm10
    movdqa xmmword ptr [rcx + 0x30], xmm12
    movdqa xmmword ptr [rcx + 0x40], xmm13
    movdqa xmmword ptr [rcx + 0x50], xmm0
    movdqa xmmword ptr [rcx + 0x60], xmm14
    movdqa xmmword ptr [rcx + 0x70], xmm15
    movdqu xmm8, xmmword ptr [r10 + 0x80]
    movdqu xmm7, xmmword ptr [r10 + 0x90]
    movdqu xmm6, xmmword ptr [r10 + 0xa0]
    movdqu xmm5, xmmword ptr [r10 + 0xb0]
    movdqu xmm4, xmmword ptr [r10 + 0xc0]
    movdqu xmm3, xmmword ptr [r10 + 0xd0]
    movdqu xmm2, xmmword ptr [r10 + 0xe0]
    movdqu xmm1, xmmword ptr [r10 + 0xf0]
    test rsi, rsi
    je .L8
    paddw xmm8, xmmword ptr [rbx + 0x80]
    paddw xmm7, xmmword ptr [rbx + 0x90]
    paddw xmm6, xmmword ptr [rbx + 0xa0]
    paddw xmm5, xmmword ptr [rbx + 0xb0]
    paddw xmm4, xmmword ptr [rbx + 0xc0]
    paddw xmm3, xmmword ptr [rbx + 0xd0]
    paddw xmm2, xmmword ptr [rbx + 0xe0]
    paddw xmm1, xmmword ptr [rbx + 0xf0]
    cmp rsi, 0x1
    je .L8
    paddw xmm8, xmmword ptr [r13 + 0x80]
    paddw xmm7, xmmword ptr [r13 + 0x90]
    paddw xmm6, xmmword ptr [r13 + 0xa0]
    paddw xmm5, xmmword ptr [r13 + 0xb0]
    paddw xmm4, xmmword ptr [r13 + 0xc0]
    paddw xmm3, xmmword ptr [r13 + 0xd0]
    paddw xmm2, xmmword ptr [r13 + 0xe0]
    paddw xmm1, xmmword ptr [r13 + 0xf0]
.L8:
    test r11, r11
    je .L9
    psubw xmm8, xmmword ptr [rdi + 0x80]
    psubw xmm7, xmmword ptr [rdi + 0x90]
    psubw xmm6, xmmword ptr [rdi + 0xa0]
    psubw xmm5, xmmword ptr [rdi + 0xb0]
    psubw xmm4, xmmword ptr [rdi + 0xc0]
    psubw xmm3, xmmword ptr [rdi + 0xd0]
    psubw xmm2, xmmword ptr [rdi + 0xe0]
    psubw xmm1, xmmword ptr [rdi + 0xf0]
    cmp r11, 0x1
    je .L9
    psubw xmm8, xmmword ptr [r14 + 0x80]
    psubw xmm7, xmmword ptr [r14 + 0x90]
    psubw xmm6, xmmword ptr [r14 + 0xa0]
    psubw xmm5, xmmword ptr [r14 + 0xb0]
    psubw xmm4, xmmword ptr [r14 + 0xc0]
    psubw xmm3, xmmword ptr [r14 + 0xd0]
    psubw xmm2, xmmword ptr [r14 + 0xe0]
    psubw xmm1, xmmword ptr [r14 + 0xf0]
.L9:
    mov r11, qword ptr [rsp]
    movdqa xmmword ptr [rcx + 0x80], xmm8
    movdqa xmmword ptr [rcx + 0x90], xmm7
    movdqa xmmword ptr [rcx + 0xa0], xmm6
    movdqa xmmword ptr [rcx + 0xb0], xmm5
    movdqa xmmword ptr [rcx + 0xc0], xmm4
    movdqa xmmword ptr [rcx + 0xd0], xmm3
    movdqa xmmword ptr [rcx + 0xe0], xmm2
    movdqa xmmword ptr [rcx + 0xf0], xmm1
    mov rsi, qword ptr [r11 + r8 + 0x58]
    mov r13, r12
    mov rbx, r12
    test rsi, rsi
    je .L11
    mov rdi, qword ptr [r11 + r8 + 0x50]
    movzx ebx, word ptr [rdi]
    cmp rbx, 0x2ff
    ja .L24
    shl ebx, 0x8
    add rbx, r12
    cmp rsi, 0x1
    jne .L10
    mov r13, r12
    jmp .L11
    nop
.L10:
    movzx r13d, word ptr [rdi + 0x2]
    cmp r13, 0x2ff
    ja .L23
    shl r13d, 0x8
    add r13, r12
.L11:
    mov r11, qword ptr [r11 + r8 + 0x70]
    mov r14, r12
    mov rdi, r12
    test r11, r11
    je .L13
    mov rdi, qword ptr [rsp]
    mov r14, qword ptr [rdi + r8 + 0x68]
    movzx edi, word ptr [r14]
    cmp rdi, 0x2ff
    ja .L22
    shl edi, 0x8
    add rdi, r12
    cmp r11, 0x1
    jne .L12
    mov r14, r12
    jmp .L13
    nop
.L12:
    movzx r14d, word ptr [r14 + 0x2]
    cmp r14, 0x2ff
    ja .L21
    shl r14d, 0x8
    add r14, r12
.L13:
    movdqa xmmword ptr [rsp + 0x30], xmm8
    movdqa xmmword ptr [rsp + 0x40], xmm7
    movdqa xmmword ptr [rsp + 0x50], xmm6
    movdqa xmmword ptr [rsp + 0x60], xmm5
    movdqa xmmword ptr [rsp + 0x70], xmm4
    movdqa xmmword ptr [rsp + 0x80], xmm3
    movdqa xmmword ptr [rsp + 0x90], xmm2
    movdqu xmm8, xmmword ptr [r10 + 0x100]
    movdqu xmm7, xmmword ptr [r10 + 0x110]
    movdqu xmm6, xmmword ptr [r10 + 0x120]
    movdqu xmm5, xmmword ptr [r10 + 0x130]
    movdqu xmm4, xmmword ptr [r10 + 0x140]
    movdqu xmm3, xmmword ptr [r10 + 0x150]
    movdqu xmm2, xmmword ptr [r10 + 0x160]
    movdqu xmm1, xmmword ptr [r10 + 0x170]
    test rsi, rsi
    je .L14
    paddw xmm8, xmmword ptr [rbx]
    paddw xmm7, xmmword ptr [rbx + 0x10]
    paddw xmm6, xmmword ptr [rbx + 0x20]
    paddw xmm5, xmmword ptr [rbx + 0x30]
    paddw xmm4, xmmword ptr [rbx + 0x40]
    paddw xmm3, xmmword ptr [rbx + 0x50]
    paddw xmm2, xmmword ptr [rbx + 0x60]
    paddw xmm1, xmmword ptr [rbx + 0x70]
    cmp rsi, 0x1
    je .L14
    paddw xmm8, xmmword ptr [r13]
    paddw xmm7, xmmword ptr [r13 + 0x10]
    paddw xmm6, xmmword ptr [r13 + 0x20]
    paddw xmm5, xmmword ptr [r13 + 0x30]
    paddw xmm4, xmmword ptr [r13 + 0x40]
    paddw xmm3, xmmword ptr [r13 + 0x50]
    paddw xmm2, xmmword ptr [r13 + 0x60]
    paddw xmm1, xmmword ptr [r13 + 0x70]
.L14:
    test r11, r11
    movdqa xmmword ptr [rsp + 0xb0], xmm15
    je .L15
    psubw xmm8, xmmword ptr [rdi]
    psubw xmm7, xmmword ptr [rdi + 0x10]
    psubw xmm6, xmmword ptr [rdi + 0x20]
    psubw xmm5, xmmword ptr [rdi + 0x30]
    psubw xmm4, xmmword ptr [rdi + 0x40]
    psubw xmm3, xmmword ptr [rdi + 0x50]
    psubw xmm2, xmmword ptr [rdi + 0x60]
    psubw xmm1, xmmword ptr [rdi + 0x70]
    movdqa xmm15, xmm14
    cmp r11, 0x1
    je .L16
    psubw xmm8, xmmword ptr [r14]
    psubw xmm7, xmmword ptr [r14 + 0x10]
    psubw xmm6, xmmword ptr [r14 + 0x20]
    psubw xmm5, xmmword ptr [r14 + 0x30]
    psubw xmm4, xmmword ptr [r14 + 0x40]
    psubw xmm3, xmmword ptr [r14 + 0x50]
    psubw xmm2, xmmword ptr [r14 + 0x60]
    psubw xmm1, xmmword ptr [r14 + 0x70]
    jmp .L16
    nop
.L15:
    movdqa xmm15, xmm14
.L16:
    movdqa xmmword ptr [rcx + 0x100], xmm8
    movdqa xmmword ptr [rcx + 0x110], xmm7
    movdqa xmmword ptr [rcx + 0x120], xmm6
    movdqa xmmword ptr [rcx + 0x130], xmm5
    movdqa xmmword ptr [rcx + 0x140], xmm4
    movdqa xmmword ptr [rcx + 0x150], xmm3
    movdqa xmmword ptr [rcx + 0x160], xmm2
    movdqa xmmword ptr [rcx + 0x170], xmm1
    movdqu xmm8, xmmword ptr [r10 + 0x180]
    movdqu xmm7, xmmword ptr [r10 + 0x190]
    movdqu xmm6, xmmword ptr [r10 + 0x1a0]
    movdqu xmm5, xmmword ptr [r10 + 0x1b0]
    movdqu xmm4, xmmword ptr [r10 + 0x1c0]
    movdqu xmm3, xmmword ptr [r10 + 0x1d0]
    movdqu xmm2, xmmword ptr [r10 + 0x1e0]
    movdqu xmm14, xmmword ptr [r10 + 0x1f0]
    test rsi, rsi
    je .L17
    paddw xmm8, xmmword ptr [rbx + 0x80]
    paddw xmm7, xmmword ptr [rbx + 0x90]
    paddw xmm6, xmmword ptr [rbx + 0xa0]
    paddw xmm5, xmmword ptr [rbx + 0xb0]
    paddw xmm4, xmmword ptr [rbx + 0xc0]
    paddw xmm3, xmmword ptr [rbx + 0xd0]
    paddw xmm2, xmmword ptr [rbx + 0xe0]
    paddw xmm14, xmmword ptr [rbx + 0xf0]
    cmp rsi, 0x1
    je .L17
    paddw xmm8, xmmword ptr [r13 + 0x80]
    paddw xmm7, xmmword ptr [r13 + 0x90]
    paddw xmm6, xmmword ptr [r13 + 0xa0]
    paddw xmm5, xmmword ptr [r13 + 0xb0]
    paddw xmm4, xmmword ptr [r13 + 0xc0]
    paddw xmm3, xmmword ptr [r13 + 0xd0]
    paddw xmm2, xmmword ptr [r13 + 0xe0]
    paddw xmm14, xmmword ptr [r13 + 0xf0]
.L17:
    test r11, r11
    movdqa xmmword ptr [rsp + 0xa0], xmm15
    movdqa xmm1, xmm11
    je .L0
    psubw xmm8, xmmword ptr [rdi + 0x80]
    psubw xmm7, xmmword ptr [rdi + 0x90]
    psubw xmm6, xmmword ptr [rdi + 0xa0]
    psubw xmm5, xmmword ptr [rdi + 0xb0]
    psubw xmm4, xmmword ptr [rdi + 0xc0]
    psubw xmm3, xmmword ptr [rdi + 0xd0]
    psubw xmm2, xmmword ptr [rdi + 0xe0]
    psubw xmm14, xmmword ptr [rdi + 0xf0]
    cmp r11, 0x1
    je .L0
    psubw xmm8, xmmword ptr [r14 + 0x80]
    psubw xmm7, xmmword ptr [r14 + 0x90]
    psubw xmm6, xmmword ptr [r14 + 0xa0]
    psubw xmm5, xmmword ptr [r14 + 0xb0]
    psubw xmm4, xmmword ptr [r14 + 0xc0]
    psubw xmm3, xmmword ptr [r14 + 0xd0]
    psubw xmm2, xmmword ptr [r14 + 0xe0]
    psubw xmm14, xmmword ptr [r14 + 0xf0]
    jmp .L0
.L18:
    call simd::kernels::simd::other
    jmp .L20
.L19:
    xor eax, eax
.L20:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L21:
    mov rdi, r14
.L22:
    lea rdx, [.D0]
    mov esi, 0x300
    call core::panicking::panic_bounds_check
.L23:
    mov rbx, r13
.L24:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rbx
    call core::panicking::panic_bounds_check
.C0 = 0x00ff00ff00ff00ff 0x00ff00ff00ff00ff

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
    jne .L18
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L18
    mov r15, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdi + 0x18]
    mov qword ptr [rsp + 0x8], rax
    mov r13, qword ptr [rdi + 0x20]
    mov r12, qword ptr [r15 + 0xb00]
    mov qword ptr [rsp + 0xc0], 0x0
    lea r14, [rsp + 0xc0]
    mov edx, 0x200
    mov rdi, r14
    xor esi, esi
    call qword ptr [address of memset]
    mov qword ptr [rsp + 0x10], r14
    lea rax, [rsp + 0x10]
    test r13, r13
    je .L19
    mov rcx, qword ptr [rsp + 0x10]
    shl r13, 0x4
    lea rax, [8*r13]
    add rax, r13
    mov qword ptr [rsp + 0x18], rax
    xor eax, eax
    xor r8d, r8d
    xor r9d, r9d
    mov r10, qword ptr [rsp + 0x8]
    jmp .L1
    nop
.L0:
    movdqa xmmword ptr [rcx + 0x180], xmm8
    movdqa xmmword ptr [rcx + 0x190], xmm7
    movdqa xmmword ptr [rcx + 0x1a0], xmm6
    movdqa xmmword ptr [rcx + 0x1b0], xmm5
    movdqa xmmword ptr [rcx + 0x1c0], xmm4
    movdqa xmmword ptr [rcx + 0x1d0], xmm3
    movdqa xmmword ptr [rcx + 0x1e0], xmm2
    movdqa xmmword ptr [rsp + 0x20], xmm14
    movdqa xmmword ptr [rcx + 0x1f0], xmm14
    pxor xmm14, xmm14
    pmaxsw xmm9, xmm14
    movdqa xmm15, xmmword ptr [.C0]
    pminsw xmm9, xmm15
    movdqu xmm11, xmmword ptr [r15 + 0x100]
    pmullw xmm11, xmm9
    pmaddwd xmm11, xmm9
    pmaxsw xmm1, xmm14
    pminsw xmm1, xmm15
    movdqu xmm9, xmmword ptr [r15 + 0x110]
    pmullw xmm9, xmm1
    pmaddwd xmm9, xmm1
    pmaxsw xmm10, xmm14
    pminsw xmm10, xmm15
    movdqu xmm1, xmmword ptr [r15 + 0x120]
    pmullw xmm1, xmm10
    pmaddwd xmm1, xmm10
    paddd xmm1, xmm11
    pmaxsw xmm12, xmm14
    pminsw xmm12, xmm15
    movdqu xmm11, xmmword ptr [r15 + 0x130]
    pmullw xmm11, xmm12
    pmaddwd xmm11, xmm12
    paddd xmm11, xmm9
    pmaxsw xmm13, xmm14
    pminsw xmm13, xmm15
    movdqu xmm12, xmmword ptr [r15 + 0x140]
    pmullw xmm12, xmm13
    pmaddwd xmm12, xmm13
    pmaxsw xmm0, xmm14
    pminsw xmm0, xmm15
    movdqu xmm13, xmmword ptr [r15 + 0x150]
    pmullw xmm13, xmm0
    pmaddwd xmm13, xmm0
    movdqa xmm0, xmmword ptr [rsp + 0xa0]
    pmaxsw xmm0, xmm14
    pminsw xmm0, xmm15
    movdqu xmm9, xmmword ptr [r15 + 0x160]
    pmullw xmm9, xmm0
    pmaddwd xmm9, xmm0
    paddd xmm9, xmm12
    paddd xmm9, xmm1
    movdqa xmm12, xmmword ptr [rsp + 0xb0]
    pmaxsw xmm12, xmm14
    pminsw xmm12, xmm15
    movdqu xmm10, xmmword ptr [r15 + 0x170]
    pmullw xmm10, xmm12
    pmaddwd xmm10, xmm12
    paddd xmm10, xmm13
    paddd xmm10, xmm11
    movdqa xmm0, xmmword ptr [rsp + 0x30]
    pmaxsw xmm0, xmm14
    pminsw xmm0, xmm15
    movdqu xmm11, xmmword ptr [r15 + 0x180]
    pmullw xmm11, xmm0
    pmaddwd xmm11, xmm0
    movdqa xmm1, xmmword ptr [rsp + 0x40]
    pmaxsw xmm1, xmm14
    pminsw xmm1, xmm15
    movdqu xmm0, xmmword ptr [r15 + 0x190]
    pmullw xmm0, xmm1
    pmaddwd xmm0, xmm1
    movdqa xmm1, xmmword ptr [rsp + 0x50]
    pmaxsw xmm1, xmm14
    pminsw xmm1, xmm15
    movdqu xmm12, xmmword ptr [r15 + 0x1a0]
    pmullw xmm12, xmm1
    pmaddwd xmm12, xmm1
    paddd xmm12, xmm11
    movdqa xmm1, xmmword ptr [rsp + 0x60]
    pmaxsw xmm1, xmm14
    pminsw xmm1, xmm15
    movdqu xmm11, xmmword ptr [r15 + 0x1b0]
    pmullw xmm11, xmm1
    pmaddwd xmm11, xmm1
    paddd xmm11, xmm0
    movdqu xmm13, xmmword ptr [r15 + 0x1c0]
    movdqa xmm0, xmmword ptr [rsp + 0x70]
    pmaxsw xmm0, xmm14
    pminsw xmm0, xmm15
    pmullw xmm13, xmm0
    pmaddwd xmm13, xmm0
    paddd xmm13, xmm12
    paddd xmm13, xmm9
    movdqu xmm0, xmmword ptr [r15 + 0x1d0]
    movdqa xmm1, xmmword ptr [rsp + 0x80]
    pmaxsw xmm1, xmm14
    pminsw xmm1, xmm15
    pmullw xmm0, xmm1
    pmaddwd xmm0, xmm1
    paddd xmm0, xmm11
    paddd xmm0, xmm10
    movdqu xmm11, xmmword ptr [r15 + 0x1e0]
    movdqa xmm1, xmmword ptr [rsp + 0x90]
    pmaxsw xmm1, xmm14
    pminsw xmm1, xmm15
    pmullw xmm11, xmm1
    pmaddwd xmm11, xmm1
    movdqu xmm10, xmmword ptr [r15 + 0x1f0]
    movdqa xmm9, xmmword ptr [rcx + 0xf0]
    pmaxsw xmm9, xmm14
    pminsw xmm9, xmm15
    pmullw xmm10, xmm9
    pmaddwd xmm10, xmm9
    movdqu xmm9, xmmword ptr [r15 + 0x200]
    movdqa xmm12, xmmword ptr [rcx + 0x100]
    pmaxsw xmm12, xmm14
    pminsw xmm12, xmm15
    pmullw xmm9, xmm12
    pmaddwd xmm9, xmm12
    paddd xmm9, xmm11
    movdqu xmm11, xmmword ptr [r15 + 0x210]
    movdqa xmm12, xmmword ptr [rcx + 0x110]
    pmaxsw xmm12, xmm14
    pminsw xmm12, xmm15
    pmullw xmm11, xmm12
    pmaddwd xmm11, xmm12
    paddd xmm11, xmm10
    movdqu xmm12, xmmword ptr [r15 + 0x220]
    movdqa xmm10, xmmword ptr [rcx + 0x120]
    pmaxsw xmm10, xmm14
    pminsw xmm10, xmm15
    pmullw xmm12, xmm10
    pmaddwd xmm12, xmm10
    paddd xmm12, xmm9
    movdqu xmm10, xmmword ptr [r15 + 0x230]
    movdqa xmm9, xmmword ptr [rcx + 0x130]
    pmaxsw xmm9, xmm14
    pminsw xmm9, xmm15
    pmullw xmm10, xmm9
    pmaddwd xmm10, xmm9
    paddd xmm10, xmm11
    movdqu xmm9, xmmword ptr [r15 + 0x240]
    movdqa xmm11, xmmword ptr [rcx + 0x140]
    pmaxsw xmm11, xmm14
    pminsw xmm11, xmm15
    pmullw xmm9, xmm11
    pmaddwd xmm9, xmm11
    paddd xmm9, xmm12
    paddd xmm9, xmm13
    movdqu xmm11, xmmword ptr [r15 + 0x250]
    movdqa xmm12, xmmword ptr [rcx + 0x150]
    pmaxsw xmm12, xmm14
    pminsw xmm12, xmm15
    pmullw xmm11, xmm12
    pmaddwd xmm11, xmm12
    paddd xmm11, xmm10
    movdqu xmm12, xmmword ptr [r15 + 0x260]
    movdqa xmm10, xmmword ptr [rcx + 0x160]
    pmaxsw xmm10, xmm14
    pminsw xmm10, xmm15
    pmullw xmm12, xmm10
    pmaddwd xmm12, xmm10
    movdqu xmm10, xmmword ptr [r15 + 0x270]
    movdqa xmm13, xmmword ptr [rcx + 0x170]
    pmaxsw xmm13, xmm14
    pminsw xmm13, xmm15
    pmullw xmm10, xmm13
    pmaddwd xmm10, xmm13
    paddd xmm10, xmm11
    movdqu xmm11, xmmword ptr [r15 + 0x280]
    pmaxsw xmm8, xmm14
    pminsw xmm8, xmm15
    pmullw xmm11, xmm8
    pmaddwd xmm11, xmm8
    paddd xmm11, xmm12
    movdqu xmm8, xmmword ptr [r15 + 0x290]
    pmaxsw xmm7, xmm14
    pminsw xmm7, xmm15
    pmullw xmm8, xmm7
    pmaddwd xmm8, xmm7
    paddd xmm8, xmm10
    movdqu xmm7, xmmword ptr [r15 + 0x2a0]
    pmaxsw xmm6, xmm14
    pminsw xmm6, xmm15
    pmullw xmm7, xmm6
    pmaddwd xmm7, xmm6
    paddd xmm7, xmm11
    movdqu xmm6, xmmword ptr [r15 + 0x2b0]
    pmaxsw xmm5, xmm14
    pminsw xmm5, xmm15
    pmullw xmm6, xmm5
    pmaddwd xmm6, xmm5
    paddd xmm6, xmm8
    paddd xmm6, xmm0
    movdqu xmm0, xmmword ptr [r15 + 0x2c0]
    pmaxsw xmm4, xmm14
    pminsw xmm4, xmm15
    pmullw xmm0, xmm4
    pmaddwd xmm0, xmm4
    paddd xmm0, xmm7
    movdqu xmm4, xmmword ptr [r15 + 0x2d0]
    pmaxsw xmm3, xmm14
    pminsw xmm3, xmm15
    pmullw xmm4, xmm3
    pmaddwd xmm4, xmm3
    movdqu xmm3, xmmword ptr [r15 + 0x2e0]
    pmaxsw xmm2, xmm14
    pminsw xmm2, xmm15
    pmullw xmm3, xmm2
    pmaddwd xmm3, xmm2
    paddd xmm3, xmm0
    paddd xmm3, xmm9
    movdqu xmm0, xmmword ptr [r15 + 0x2f0]
    movdqa xmm1, xmmword ptr [rsp + 0x20]
    pmaxsw xmm1, xmm14
    pminsw xmm1, xmm15
    pmullw xmm0, xmm1
    pmaddwd xmm0, xmm1
    paddd xmm0, xmm4
    paddd xmm0, xmm6
    paddd xmm0, xmm3
    pshufd xmm1, xmm0, 0x4e
    paddd xmm1, xmm0
    pshufd xmm0, xmm1, 0x55
    paddd xmm0, xmm1
    movd esi, xmm0
    add rax, rsi
    add r8, 0x90
    inc r9
    cmp qword ptr [rsp + 0x18], r8
    mov r10, qword ptr [rsp + 0x8]
    je .L20
.L1:
    mov rsi, qword ptr [r10 + r8 + 0x10]
    mov r13, r12
    mov rbx, r12
    test rsi, rsi
    je .L3
    mov rdi, qword ptr [r10 + r8 + 0x8]
    movzx ebx, word ptr [rdi]
    cmp rbx, 0x2ff
    ja .L24
    shl ebx, 0x8
    add rbx, r12
    cmp rsi, 0x1
    jne .L2
    mov r13, r12
    jmp .L3
    nop
.L2:
    movzx r13d, word ptr [rdi + 0x2]
    cmp r13, 0x2ff
    ja .L23
    shl r13d, 0x8
    add r13, r12
.L3:
    mov r11, qword ptr [r10 + r8 + 0x28]
    mov r14, r12
    mov rdi, r12
    test r11, r11
    je .L5
    mov rdi, qword ptr [rsp + 0x8]
    mov r10, qword ptr [rdi + r8 + 0x20]
    movzx edi, word ptr [r10]
    cmp rdi, 0x2ff
    ja .L22
    shl edi, 0x8
    add rdi, r12
    cmp r11, 0x1
    jne .L4
    mov r14, r12
    jmp .L5
    nop
.L4:
    movzx r14d, word ptr [r10 + 0x2]
    cmp r14, 0x2ff
    ja .L21
    shl r14d, 0x8
    add r14, r12
.L5:
    mov r10d, r9d
    and r10d, 0x3
    shl r10d, 0x9
    lea rdx, [r15 + 0x300]
    add r10, rdx
    movdqu xmm9, xmmword ptr [r10]
    movdqu xmm11, xmmword ptr [r10 + 0x10]
    movdqu xmm10, xmmword ptr [r10 + 0x20]
    movdqu xmm12, xmmword ptr [r10 + 0x30]
    movdqu xmm13, xmmword ptr [r10 + 0x40]
    movdqu xmm0, xmmword ptr [r10 + 0x50]
    movdqu xmm14, xmmword ptr [r10 + 0x60]
    movdqu xmm15, xmmword ptr [r10 + 0x70]
    test rsi, rsi
    je .L6
    paddw xmm9, xmmword ptr [rbx]
    paddw xmm11, xmmword ptr [rbx + 0x10]
    paddw xmm10, xmmword ptr [rbx + 0x20]
    paddw xmm12, xmmword ptr [rbx + 0x30]
    paddw xmm13, xmmword ptr [rbx + 0x40]
    paddw xmm0, xmmword ptr [rbx + 0x50]
    paddw xmm14, xmmword ptr [rbx + 0x60]
    paddw xmm15, xmmword ptr [rbx + 0x70]
    cmp rsi, 0x1
    je .L6
    paddw xmm9, xmmword ptr [r13]
    paddw xmm11, xmmword ptr [r13 + 0x10]
    paddw xmm10, xmmword ptr [r13 + 0x20]
    paddw xmm12, xmmword ptr [r13 + 0x30]
    paddw xmm13, xmmword ptr [r13 + 0x40]
    paddw xmm0, xmmword ptr [r13 + 0x50]
    paddw xmm14, xmmword ptr [r13 + 0x60]
    paddw xmm15, xmmword ptr [r13 + 0x70]
.L6:
    test r11, r11
    je .L7
    psubw xmm9, xmmword ptr [rdi]
    psubw xmm11, xmmword ptr [rdi + 0x10]
    psubw xmm10, xmmword ptr [rdi + 0x20]
    psubw xmm12, xmmword ptr [rdi + 0x30]
    psubw xmm13, xmmword ptr [rdi + 0x40]
    psubw xmm0, xmmword ptr [rdi + 0x50]
    psubw xmm14, xmmword ptr [rdi + 0x60]
    psubw xmm15, xmmword ptr [rdi + 0x70]
    cmp r11, 0x1
    je .L7
    psubw xmm9, xmmword ptr [r14]
    psubw xmm11, xmmword ptr [r14 + 0x10]
    psubw xmm10, xmmword ptr [r14 + 0x20]
    psubw xmm12, xmmword ptr [r14 + 0x30]
    psubw xmm13, xmmword ptr [r14 + 0x40]
    psubw xmm0, xmmword ptr [r14 + 0x50]
    psubw xmm14, xmmword ptr [r14 + 0x60]
    psubw xmm15, xmmword ptr [r14 + 0x70]
.L7:
    movdqa xmmword ptr [rcx], xmm9
    movdqa xmmword ptr [rcx + 0x10], xmm11
    movdqa xmmword ptr [rcx + 0x20], xmm10
    movdqa xmmword ptr [rcx + 0x30], xmm12
    movdqa xmmword ptr [rcx + 0x40], xmm13
    movdqa xmmword ptr [rcx + 0x50], xmm0
    movdqa xmmword ptr [rcx + 0x60], xmm14
    movdqa xmmword ptr [rcx + 0x70], xmm15
    movdqu xmm8, xmmword ptr [r10 + 0x80]
    movdqu xmm7, xmmword ptr [r10 + 0x90]
    movdqu xmm6, xmmword ptr [r10 + 0xa0]
    movdqu xmm5, xmmword ptr [r10 + 0xb0]
    movdqu xmm4, xmmword ptr [r10 + 0xc0]
    movdqu xmm3, xmmword ptr [r10 + 0xd0]
    movdqu xmm2, xmmword ptr [r10 + 0xe0]
    movdqu xmm1, xmmword ptr [r10 + 0xf0]
    test rsi, rsi
    je .L8
    paddw xmm8, xmmword ptr [rbx + 0x80]
    paddw xmm7, xmmword ptr [rbx + 0x90]
    paddw xmm6, xmmword ptr [rbx + 0xa0]
    paddw xmm5, xmmword ptr [rbx + 0xb0]
    paddw xmm4, xmmword ptr [rbx + 0xc0]
    paddw xmm3, xmmword ptr [rbx + 0xd0]
    paddw xmm2, xmmword ptr [rbx + 0xe0]
    paddw xmm1, xmmword ptr [rbx + 0xf0]
    cmp rsi, 0x1
    je .L8
    paddw xmm8, xmmword ptr [r13 + 0x80]
    paddw xmm7, xmmword ptr [r13 + 0x90]
    paddw xmm6, xmmword ptr [r13 + 0xa0]
    paddw xmm5, xmmword ptr [r13 + 0xb0]
    paddw xmm4, xmmword ptr [r13 + 0xc0]
    paddw xmm3, xmmword ptr [r13 + 0xd0]
    paddw xmm2, xmmword ptr [r13 + 0xe0]
    paddw xmm1, xmmword ptr [r13 + 0xf0]
.L8:
    test r11, r11
    je .L9
    psubw xmm8, xmmword ptr [rdi + 0x80]
    psubw xmm7, xmmword ptr [rdi + 0x90]
    psubw xmm6, xmmword ptr [rdi + 0xa0]
    psubw xmm5, xmmword ptr [rdi + 0xb0]
    psubw xmm4, xmmword ptr [rdi + 0xc0]
    psubw xmm3, xmmword ptr [rdi + 0xd0]
    psubw xmm2, xmmword ptr [rdi + 0xe0]
    psubw xmm1, xmmword ptr [rdi + 0xf0]
    cmp r11, 0x1
    je .L9
    psubw xmm8, xmmword ptr [r14 + 0x80]
    psubw xmm7, xmmword ptr [r14 + 0x90]
    psubw xmm6, xmmword ptr [r14 + 0xa0]
    psubw xmm5, xmmword ptr [r14 + 0xb0]
    psubw xmm4, xmmword ptr [r14 + 0xc0]
    psubw xmm3, xmmword ptr [r14 + 0xd0]
    psubw xmm2, xmmword ptr [r14 + 0xe0]
    psubw xmm1, xmmword ptr [r14 + 0xf0]
.L9:
    movdqa xmmword ptr [rcx + 0x80], xmm8
    movdqa xmmword ptr [rcx + 0x90], xmm7
    movdqa xmmword ptr [rcx + 0xa0], xmm6
    movdqa xmmword ptr [rcx + 0xb0], xmm5
    movdqa xmmword ptr [rcx + 0xc0], xmm4
    movdqa xmmword ptr [rcx + 0xd0], xmm3
    movdqa xmmword ptr [rcx + 0xe0], xmm2
    movdqa xmmword ptr [rcx + 0xf0], xmm1
    mov r11, qword ptr [rsp + 0x8]
    mov rsi, qword ptr [r11 + r8 + 0x58]
    mov r13, r12
    mov rbx, r12
    test rsi, rsi
    je .L11
    mov rdi, qword ptr [r11 + r8 + 0x50]
    movzx ebx, word ptr [rdi]
    cmp rbx, 0x2ff
    ja .L24
    shl ebx, 0x8
    add rbx, r12
    cmp rsi, 0x1
    jne .L10
    mov r13, r12
    jmp .L11
.L10:
    movzx r13d, word ptr [rdi + 0x2]
    cmp r13, 0x2ff
    ja .L23
    shl r13d, 0x8
    add r13, r12
.L11:
    mov r11, qword ptr [r11 + r8 + 0x70]
    mov r14, r12
    mov rdi, r12
    test r11, r11
    je .L13
    mov rdi, qword ptr [rsp + 0x8]
    mov r14, qword ptr [rdi + r8 + 0x68]
    movzx edi, word ptr [r14]
    cmp rdi, 0x2ff
    ja .L22
    shl edi, 0x8
    add rdi, r12
    cmp r11, 0x1
    jne .L12
    mov r14, r12
    jmp .L13
    nop
.L12:
    movzx r14d, word ptr [r14 + 0x2]
    cmp r14, 0x2ff
    ja .L21
    shl r14d, 0x8
    add r14, r12
.L13:
    movdqa xmmword ptr [rsp + 0x30], xmm8
    movdqa xmmword ptr [rsp + 0x40], xmm7
    movdqa xmmword ptr [rsp + 0x50], xmm6
    movdqa xmmword ptr [rsp + 0x60], xmm5
    movdqa xmmword ptr [rsp + 0x70], xmm4
    movdqa xmmword ptr [rsp + 0x80], xmm3
    movdqa xmmword ptr [rsp + 0x90], xmm2
    movdqu xmm8, xmmword ptr [r10 + 0x100]
    movdqu xmm7, xmmword ptr [r10 + 0x110]
    movdqu xmm6, xmmword ptr [r10 + 0x120]
    movdqu xmm5, xmmword ptr [r10 + 0x130]
    movdqu xmm4, xmmword ptr [r10 + 0x140]
    movdqu xmm3, xmmword ptr [r10 + 0x150]
    movdqu xmm2, xmmword ptr [r10 + 0x160]
    movdqu xmm1, xmmword ptr [r10 + 0x170]
    test rsi, rsi
    je .L14
    paddw xmm8, xmmword ptr [rbx]
    paddw xmm7, xmmword ptr [rbx + 0x10]
    paddw xmm6, xmmword ptr [rbx + 0x20]
    paddw xmm5, xmmword ptr [rbx + 0x30]
    paddw xmm4, xmmword ptr [rbx + 0x40]
    paddw xmm3, xmmword ptr [rbx + 0x50]
    paddw xmm2, xmmword ptr [rbx + 0x60]
    paddw xmm1, xmmword ptr [rbx + 0x70]
    cmp rsi, 0x1
    je .L14
    paddw xmm8, xmmword ptr [r13]
    paddw xmm7, xmmword ptr [r13 + 0x10]
    paddw xmm6, xmmword ptr [r13 + 0x20]
    paddw xmm5, xmmword ptr [r13 + 0x30]
    paddw xmm4, xmmword ptr [r13 + 0x40]
    paddw xmm3, xmmword ptr [r13 + 0x50]
    paddw xmm2, xmmword ptr [r13 + 0x60]
    paddw xmm1, xmmword ptr [r13 + 0x70]
.L14:
    test r11, r11
    movdqa xmmword ptr [rsp + 0xb0], xmm15
    je .L15
    psubw xmm8, xmmword ptr [rdi]
    psubw xmm7, xmmword ptr [rdi + 0x10]
    psubw xmm6, xmmword ptr [rdi + 0x20]
    psubw xmm5, xmmword ptr [rdi + 0x30]
    psubw xmm4, xmmword ptr [rdi + 0x40]
    psubw xmm3, xmmword ptr [rdi + 0x50]
    psubw xmm2, xmmword ptr [rdi + 0x60]
    psubw xmm1, xmmword ptr [rdi + 0x70]
    movdqa xmm15, xmm14
    cmp r11, 0x1
    je .L16
    psubw xmm8, xmmword ptr [r14]
    psubw xmm7, xmmword ptr [r14 + 0x10]
    psubw xmm6, xmmword ptr [r14 + 0x20]
    psubw xmm5, xmmword ptr [r14 + 0x30]
    psubw xmm4, xmmword ptr [r14 + 0x40]
    psubw xmm3, xmmword ptr [r14 + 0x50]
    psubw xmm2, xmmword ptr [r14 + 0x60]
    psubw xmm1, xmmword ptr [r14 + 0x70]
    jmp .L16
    nop
.L15:
    movdqa xmm15, xmm14
.L16:
    movdqa xmmword ptr [rcx + 0x100], xmm8
    movdqa xmmword ptr [rcx + 0x110], xmm7
    movdqa xmmword ptr [rcx + 0x120], xmm6
    movdqa xmmword ptr [rcx + 0x130], xmm5
    movdqa xmmword ptr [rcx + 0x140], xmm4
    movdqa xmmword ptr [rcx + 0x150], xmm3
    movdqa xmmword ptr [rcx + 0x160], xmm2
    movdqa xmmword ptr [rcx + 0x170], xmm1
    movdqu xmm8, xmmword ptr [r10 + 0x180]
    movdqu xmm7, xmmword ptr [r10 + 0x190]
    movdqu xmm6, xmmword ptr [r10 + 0x1a0]
    movdqu xmm5, xmmword ptr [r10 + 0x1b0]
    movdqu xmm4, xmmword ptr [r10 + 0x1c0]
    movdqu xmm3, xmmword ptr [r10 + 0x1d0]
    movdqu xmm2, xmmword ptr [r10 + 0x1e0]
    movdqu xmm14, xmmword ptr [r10 + 0x1f0]
    test rsi, rsi
    je .L17
    paddw xmm8, xmmword ptr [rbx + 0x80]
    paddw xmm7, xmmword ptr [rbx + 0x90]
    paddw xmm6, xmmword ptr [rbx + 0xa0]
    paddw xmm5, xmmword ptr [rbx + 0xb0]
    paddw xmm4, xmmword ptr [rbx + 0xc0]
    paddw xmm3, xmmword ptr [rbx + 0xd0]
    paddw xmm2, xmmword ptr [rbx + 0xe0]
    paddw xmm14, xmmword ptr [rbx + 0xf0]
    cmp rsi, 0x1
    je .L17
    paddw xmm8, xmmword ptr [r13 + 0x80]
    paddw xmm7, xmmword ptr [r13 + 0x90]
    paddw xmm6, xmmword ptr [r13 + 0xa0]
    paddw xmm5, xmmword ptr [r13 + 0xb0]
    paddw xmm4, xmmword ptr [r13 + 0xc0]
    paddw xmm3, xmmword ptr [r13 + 0xd0]
    paddw xmm2, xmmword ptr [r13 + 0xe0]
    paddw xmm14, xmmword ptr [r13 + 0xf0]
.L17:
    test r11, r11
    movdqa xmmword ptr [rsp + 0xa0], xmm15
    movdqa xmm1, xmm11
    je .L0
    psubw xmm8, xmmword ptr [rdi + 0x80]
    psubw xmm7, xmmword ptr [rdi + 0x90]
    psubw xmm6, xmmword ptr [rdi + 0xa0]
    psubw xmm5, xmmword ptr [rdi + 0xb0]
    psubw xmm4, xmmword ptr [rdi + 0xc0]
    psubw xmm3, xmmword ptr [rdi + 0xd0]
    psubw xmm2, xmmword ptr [rdi + 0xe0]
    psubw xmm14, xmmword ptr [rdi + 0xf0]
    cmp r11, 0x1
    je .L0
    psubw xmm8, xmmword ptr [r14 + 0x80]
    psubw xmm7, xmmword ptr [r14 + 0x90]
    psubw xmm6, xmmword ptr [r14 + 0xa0]
    psubw xmm5, xmmword ptr [r14 + 0xb0]
    psubw xmm4, xmmword ptr [r14 + 0xc0]
    psubw xmm3, xmmword ptr [r14 + 0xd0]
    psubw xmm2, xmmword ptr [r14 + 0xe0]
    psubw xmm14, xmmword ptr [r14 + 0xf0]
    jmp .L0
.L18:
    call simd::kernels::simd::other
    jmp .L20
.L19:
    xor eax, eax
.L20:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L21:
    mov rdi, r14
.L22:
    lea rdx, [.D0]
    mov esi, 0x300
    call core::panicking::panic_bounds_check
.L23:
    mov rbx, r13
.L24:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rbx
    call core::panicking::panic_bounds_check
.C0 = 0x00ff00ff00ff00ff 0x00ff00ff00ff00ff
