# The kernels of simd/autovectorised, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm simd/autovectorised --target x86-64-v2
# binary: sha256 e4bb91003ff5a39151c6da005ff2c204dee79891618d1b8117bedcc4770f99d0
# latency: 599 instructions in 3894 bytes; innermost loops: .L21 of 21, .L22 of 21
# throughput: 595 instructions in 3885 bytes; innermost loops: .L21 of 21, .L22 of 21
# mix of 1194 instructions: 438 movdqa, 128 paddw, 128 psubw, 77 mov, 42 cmp, 36 movaps, 30 jne, 28 add, 22 test, 20 paddd, 20 shl, 18 je, 18 jmp, 16 ja, 16 lea, 16 movq, 16 movzx, 16 pmovzxwd, 14 xor, 12 pop, 12 push, 8 call, 8 pmaddwd, 8 pmaxsw, 8 pminsw, 8 pmullw, 8 pshufd, 8 pxor, 5 and, 2 inc, 2 movd, 2 pblendw, 2 ret, 2 sub

latency:
    push rbp
    mov rbp, rsp
    push r15
    push r14
    push r13
    push r12
    push rbx
    and rsp, -0x40
    sub rsp, 0x380
    cmp byte ptr [rdi + 0x28], 0x0
    jne .L24
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L24
    mov r15, qword ptr [rdi + 0x8]
    mov r12, qword ptr [rdi + 0x18]
    mov r14, qword ptr [rdi + 0x20]
    mov r13, qword ptr [r15 + 0xb00]
    mov qword ptr [rsp + 0x140], 0x0
    lea rdi, [rsp + 0x140]
    mov rax, qword ptr [rsp + 0x140]
    mov qword ptr [rsp + 0x138], rax
    xor ebx, ebx
    mov edx, 0x200
    xor esi, esi
    call qword ptr [address of memset]
    lea rax, [rsp + 0x140]
    mov qword ptr [rsp + 0x128], rax
    lea rax, [rsp + 0x128]
    test r14, r14
    je .L23
    mov rcx, qword ptr [rsp + 0x128]
    lea rax, [r14 + 8*r14]
    shl rax, 0x4
    add rax, r12
    mov qword ptr [rsp + 0x130], rax
    xor ebx, ebx
    pxor xmm0, xmm0
    movdqa xmm1, xmmword ptr [.C0]
    xor r9d, r9d
    xor r8d, r8d
    nop
.L0:
    mov rsi, qword ptr [r12 + 0x10]
    mov r14, r13
    mov rax, r13
    test rsi, rsi
    je .L2
    mov rdi, qword ptr [r12 + 0x8]
    movzx eax, word ptr [rdi]
    cmp rax, 0x2ff
    ja .L29
    shl eax, 0x8
    add rax, r13
    cmp rsi, 0x1
    jne .L1
    mov r14, r13
    jmp .L2
    nop
.L1:
    movzx r14d, word ptr [rdi + 0x2]
    cmp r14, 0x2ff
    ja .L28
    shl r14d, 0x8
    add r14, r13
.L2:
    mov r11, qword ptr [r12 + 0x28]
    mov r10, r13
    mov rdi, r13
    test r11, r11
    je .L4
    mov r10, qword ptr [r12 + 0x20]
    movzx edi, word ptr [r10]
    cmp rdi, 0x2ff
    ja .L27
    shl edi, 0x8
    add rdi, r13
    cmp r11, 0x1
    jne .L3
    mov r10, r13
    jmp .L4
.L3:
    movzx r10d, word ptr [r10 + 0x2]
    cmp r10, 0x2ff
    ja .L26
    shl r10d, 0x8
    add r10, r13
.L4:
    xor r9d, r8d
    and r9d, 0x3
    shl r9d, 0x9
    lea rdx, [r15 + 0x300]
    add r9, rdx
    movdqa xmm4, xmmword ptr [r9]
    movdqa xmm2, xmmword ptr [r9 + 0x10]
    movdqa xmm3, xmmword ptr [r9 + 0x20]
    movdqa xmm15, xmmword ptr [r9 + 0x30]
    movdqa xmm14, xmmword ptr [r9 + 0x40]
    movdqa xmm13, xmmword ptr [r9 + 0x50]
    movdqa xmm12, xmmword ptr [r9 + 0x60]
    movdqa xmm11, xmmword ptr [r9 + 0x70]
    movdqa xmm10, xmmword ptr [r9 + 0x80]
    movdqa xmm9, xmmword ptr [r9 + 0x90]
    movdqa xmm8, xmmword ptr [r9 + 0xa0]
    movdqa xmm7, xmmword ptr [r9 + 0xb0]
    movdqa xmm6, xmmword ptr [r9 + 0xc0]
    movaps xmm5, xmmword ptr [r9 + 0xd0]
    movaps xmmword ptr [rsp + 0x70], xmm5
    movaps xmm5, xmmword ptr [r9 + 0xe0]
    movaps xmmword ptr [rsp + 0x80], xmm5
    movdqa xmm5, xmmword ptr [r9 + 0xf0]
    movdqa xmmword ptr [rsp + 0x30], xmm5
    test rsi, rsi
    je .L5
    paddw xmm4, xmmword ptr [rax]
    paddw xmm2, xmmword ptr [rax + 0x10]
    paddw xmm3, xmmword ptr [rax + 0x20]
    paddw xmm15, xmmword ptr [rax + 0x30]
    paddw xmm14, xmmword ptr [rax + 0x40]
    paddw xmm13, xmmword ptr [rax + 0x50]
    paddw xmm12, xmmword ptr [rax + 0x60]
    paddw xmm11, xmmword ptr [rax + 0x70]
    paddw xmm10, xmmword ptr [rax + 0x80]
    paddw xmm9, xmmword ptr [rax + 0x90]
    paddw xmm8, xmmword ptr [rax + 0xa0]
    paddw xmm7, xmmword ptr [rax + 0xb0]
    paddw xmm6, xmmword ptr [rax + 0xc0]
    movdqa xmm5, xmmword ptr [rsp + 0x70]
    paddw xmm5, xmmword ptr [rax + 0xd0]
    movdqa xmmword ptr [rsp + 0x70], xmm5
    movdqa xmm5, xmmword ptr [rsp + 0x80]
    paddw xmm5, xmmword ptr [rax + 0xe0]
    movdqa xmmword ptr [rsp + 0x80], xmm5
    movdqa xmm5, xmmword ptr [rsp + 0x30]
    paddw xmm5, xmmword ptr [rax + 0xf0]
    movdqa xmmword ptr [rsp + 0x30], xmm5
    cmp rsi, 0x1
    jne .L7
.L5:
    movdqa xmmword ptr [rsp + 0x20], xmm4
    movdqa xmmword ptr [rsp + 0x40], xmm3
    movdqa xmmword ptr [rsp + 0x50], xmm15
    movdqa xmmword ptr [rsp + 0x90], xmm14
    movdqa xmmword ptr [rsp + 0xa0], xmm13
    movdqa xmmword ptr [rsp + 0xb0], xmm12
    movdqa xmmword ptr [rsp + 0xc0], xmm11
    movdqa xmmword ptr [rsp + 0xd0], xmm10
    movdqa xmmword ptr [rsp + 0xe0], xmm9
    movdqa xmmword ptr [rsp + 0xf0], xmm8
    movdqa xmmword ptr [rsp + 0x100], xmm7
    movdqa xmmword ptr [rsp + 0x110], xmm6
    movdqa xmmword ptr [rsp + 0x60], xmm2
    test r11, r11
    je .L8
.L6:
    movdqa xmm2, xmmword ptr [rsp + 0x20]
    psubw xmm2, xmmword ptr [rdi]
    movdqa xmmword ptr [rsp + 0x20], xmm2
    movdqa xmm2, xmmword ptr [rsp + 0x60]
    psubw xmm2, xmmword ptr [rdi + 0x10]
    movdqa xmm3, xmmword ptr [rsp + 0x40]
    psubw xmm3, xmmword ptr [rdi + 0x20]
    movdqa xmmword ptr [rsp + 0x40], xmm3
    movdqa xmm15, xmmword ptr [rsp + 0x50]
    psubw xmm15, xmmword ptr [rdi + 0x30]
    movdqa xmm14, xmmword ptr [rsp + 0x90]
    psubw xmm14, xmmword ptr [rdi + 0x40]
    movdqa xmm13, xmmword ptr [rsp + 0xa0]
    psubw xmm13, xmmword ptr [rdi + 0x50]
    movdqa xmm12, xmmword ptr [rsp + 0xb0]
    psubw xmm12, xmmword ptr [rdi + 0x60]
    movdqa xmm11, xmmword ptr [rsp + 0xc0]
    psubw xmm11, xmmword ptr [rdi + 0x70]
    movdqa xmm10, xmmword ptr [rsp + 0xd0]
    psubw xmm10, xmmword ptr [rdi + 0x80]
    movdqa xmm9, xmmword ptr [rsp + 0xe0]
    psubw xmm9, xmmword ptr [rdi + 0x90]
    movdqa xmm8, xmmword ptr [rsp + 0xf0]
    psubw xmm8, xmmword ptr [rdi + 0xa0]
    movdqa xmm7, xmmword ptr [rsp + 0x100]
    psubw xmm7, xmmword ptr [rdi + 0xb0]
    movdqa xmm6, xmmword ptr [rsp + 0x110]
    psubw xmm6, xmmword ptr [rdi + 0xc0]
    movdqa xmm5, xmmword ptr [rsp + 0x70]
    psubw xmm5, xmmword ptr [rdi + 0xd0]
    movdqa xmm4, xmmword ptr [rsp + 0x80]
    psubw xmm4, xmmword ptr [rdi + 0xe0]
    movdqa xmm3, xmmword ptr [rsp + 0x30]
    psubw xmm3, xmmword ptr [rdi + 0xf0]
    cmp r11, 0x1
    jne .L9
    movdqa xmmword ptr [rsp + 0x30], xmm3
    movdqa xmmword ptr [rsp + 0x60], xmm2
    movdqa xmm3, xmmword ptr [rsp + 0x40]
    jmp .L10
    nop
.L7:
    paddw xmm4, xmmword ptr [r14]
    movdqa xmmword ptr [rsp + 0x20], xmm4
    paddw xmm2, xmmword ptr [r14 + 0x10]
    movdqa xmmword ptr [rsp + 0x60], xmm2
    paddw xmm3, xmmword ptr [r14 + 0x20]
    movdqa xmmword ptr [rsp + 0x40], xmm3
    paddw xmm15, xmmword ptr [r14 + 0x30]
    movdqa xmmword ptr [rsp + 0x50], xmm15
    paddw xmm14, xmmword ptr [r14 + 0x40]
    movdqa xmmword ptr [rsp + 0x90], xmm14
    paddw xmm13, xmmword ptr [r14 + 0x50]
    movdqa xmmword ptr [rsp + 0xa0], xmm13
    paddw xmm12, xmmword ptr [r14 + 0x60]
    movdqa xmmword ptr [rsp + 0xb0], xmm12
    paddw xmm11, xmmword ptr [r14 + 0x70]
    movdqa xmmword ptr [rsp + 0xc0], xmm11
    paddw xmm10, xmmword ptr [r14 + 0x80]
    movdqa xmmword ptr [rsp + 0xd0], xmm10
    paddw xmm9, xmmword ptr [r14 + 0x90]
    movdqa xmmword ptr [rsp + 0xe0], xmm9
    paddw xmm8, xmmword ptr [r14 + 0xa0]
    movdqa xmmword ptr [rsp + 0xf0], xmm8
    paddw xmm7, xmmword ptr [r14 + 0xb0]
    movdqa xmmword ptr [rsp + 0x100], xmm7
    paddw xmm6, xmmword ptr [r14 + 0xc0]
    movdqa xmmword ptr [rsp + 0x110], xmm6
    movdqa xmm2, xmmword ptr [rsp + 0x70]
    paddw xmm2, xmmword ptr [r14 + 0xd0]
    movdqa xmmword ptr [rsp + 0x70], xmm2
    movdqa xmm2, xmmword ptr [rsp + 0x80]
    paddw xmm2, xmmword ptr [r14 + 0xe0]
    movdqa xmmword ptr [rsp + 0x80], xmm2
    movdqa xmm2, xmmword ptr [rsp + 0x30]
    paddw xmm2, xmmword ptr [r14 + 0xf0]
    movdqa xmmword ptr [rsp + 0x30], xmm2
    test r11, r11
    jne .L6
.L8:
    movdqa xmm4, xmmword ptr [rsp + 0x80]
    movdqa xmm5, xmmword ptr [rsp + 0x70]
    movdqa xmm6, xmmword ptr [rsp + 0x110]
    movdqa xmm7, xmmword ptr [rsp + 0x100]
    movdqa xmm8, xmmword ptr [rsp + 0xf0]
    movdqa xmm9, xmmword ptr [rsp + 0xe0]
    movdqa xmm10, xmmword ptr [rsp + 0xd0]
    movdqa xmm11, xmmword ptr [rsp + 0xc0]
    movdqa xmm12, xmmword ptr [rsp + 0xb0]
    movdqa xmm13, xmmword ptr [rsp + 0xa0]
    movdqa xmm14, xmmword ptr [rsp + 0x90]
    movdqa xmm15, xmmword ptr [rsp + 0x50]
    movdqa xmm3, xmmword ptr [rsp + 0x40]
    jmp .L10
    nop
.L9:
    movdqa xmmword ptr [rsp + 0x50], xmm15
    movdqa xmm15, xmmword ptr [rsp + 0x20]
    psubw xmm15, xmmword ptr [r10]
    movdqa xmmword ptr [rsp + 0x20], xmm15
    psubw xmm2, xmmword ptr [r10 + 0x10]
    movdqa xmmword ptr [rsp + 0x60], xmm2
    movdqa xmm2, xmmword ptr [rsp + 0x40]
    psubw xmm2, xmmword ptr [r10 + 0x20]
    movdqa xmm15, xmmword ptr [rsp + 0x50]
    psubw xmm15, xmmword ptr [r10 + 0x30]
    psubw xmm14, xmmword ptr [r10 + 0x40]
    psubw xmm13, xmmword ptr [r10 + 0x50]
    psubw xmm12, xmmword ptr [r10 + 0x60]
    psubw xmm11, xmmword ptr [r10 + 0x70]
    psubw xmm10, xmmword ptr [r10 + 0x80]
    psubw xmm9, xmmword ptr [r10 + 0x90]
    psubw xmm8, xmmword ptr [r10 + 0xa0]
    psubw xmm7, xmmword ptr [r10 + 0xb0]
    psubw xmm6, xmmword ptr [r10 + 0xc0]
    psubw xmm5, xmmword ptr [r10 + 0xd0]
    psubw xmm4, xmmword ptr [r10 + 0xe0]
    psubw xmm3, xmmword ptr [r10 + 0xf0]
    movdqa xmmword ptr [rsp + 0x30], xmm3
    movdqa xmm3, xmm2
.L10:
    movaps xmm2, xmmword ptr [rsp + 0x20]
    movaps xmmword ptr [rcx], xmm2
    movaps xmm2, xmmword ptr [rsp + 0x60]
    movaps xmmword ptr [rcx + 0x10], xmm2
    movdqa xmmword ptr [rcx + 0x20], xmm3
    movdqa xmmword ptr [rcx + 0x30], xmm15
    movdqa xmmword ptr [rcx + 0x40], xmm14
    movdqa xmmword ptr [rcx + 0x50], xmm13
    movdqa xmmword ptr [rcx + 0x60], xmm12
    movdqa xmmword ptr [rcx + 0x70], xmm11
    movdqa xmmword ptr [rcx + 0x80], xmm10
    movdqa xmmword ptr [rcx + 0x90], xmm9
    movdqa xmmword ptr [rcx + 0xa0], xmm8
    movdqa xmmword ptr [rcx + 0xb0], xmm7
    movdqa xmmword ptr [rcx + 0xc0], xmm6
    movdqa xmmword ptr [rcx + 0xd0], xmm5
    movdqa xmmword ptr [rcx + 0xe0], xmm4
    movaps xmm2, xmmword ptr [rsp + 0x30]
    movaps xmmword ptr [rcx + 0xf0], xmm2
    mov rsi, qword ptr [r12 + 0x58]
    mov r14, r13
    mov rax, r13
    test rsi, rsi
    je .L12
    mov rdi, qword ptr [r12 + 0x50]
    movzx eax, word ptr [rdi]
    cmp rax, 0x2ff
    ja .L29
    shl eax, 0x8
    add rax, r13
    cmp rsi, 0x1
    jne .L11
    mov r14, r13
    jmp .L12
    nop
.L11:
    movzx r14d, word ptr [rdi + 0x2]
    cmp r14, 0x2ff
    ja .L28
    shl r14d, 0x8
    add r14, r13
.L12:
    mov r11, qword ptr [r12 + 0x70]
    mov r10, r13
    mov rdi, r13
    test r11, r11
    je .L14
    mov r10, qword ptr [r12 + 0x68]
    movzx edi, word ptr [r10]
    cmp rdi, 0x2ff
    ja .L27
    shl edi, 0x8
    add rdi, r13
    cmp r11, 0x1
    jne .L13
    mov r10, r13
    jmp .L14
.L13:
    movzx r10d, word ptr [r10 + 0x2]
    cmp r10, 0x2ff
    ja .L26
    shl r10d, 0x8
    add r10, r13
.L14:
    movdqa xmm4, xmmword ptr [r9 + 0x100]
    movdqa xmm2, xmmword ptr [r9 + 0x110]
    movdqa xmm3, xmmword ptr [r9 + 0x120]
    movdqa xmm15, xmmword ptr [r9 + 0x130]
    movdqa xmm14, xmmword ptr [r9 + 0x140]
    movdqa xmm13, xmmword ptr [r9 + 0x150]
    movdqa xmm12, xmmword ptr [r9 + 0x160]
    movdqa xmm11, xmmword ptr [r9 + 0x170]
    movdqa xmm10, xmmword ptr [r9 + 0x180]
    movdqa xmm9, xmmword ptr [r9 + 0x190]
    movdqa xmm8, xmmword ptr [r9 + 0x1a0]
    movdqa xmm7, xmmword ptr [r9 + 0x1b0]
    movdqa xmm6, xmmword ptr [r9 + 0x1c0]
    movaps xmm5, xmmword ptr [r9 + 0x1d0]
    movaps xmmword ptr [rsp + 0x70], xmm5
    movaps xmm5, xmmword ptr [r9 + 0x1e0]
    movaps xmmword ptr [rsp + 0x80], xmm5
    movdqa xmm5, xmmword ptr [r9 + 0x1f0]
    movdqa xmmword ptr [rsp + 0x30], xmm5
    test rsi, rsi
    je .L15
    paddw xmm4, xmmword ptr [rax]
    paddw xmm2, xmmword ptr [rax + 0x10]
    paddw xmm3, xmmword ptr [rax + 0x20]
    paddw xmm15, xmmword ptr [rax + 0x30]
    paddw xmm14, xmmword ptr [rax + 0x40]
    paddw xmm13, xmmword ptr [rax + 0x50]
    paddw xmm12, xmmword ptr [rax + 0x60]
    paddw xmm11, xmmword ptr [rax + 0x70]
    paddw xmm10, xmmword ptr [rax + 0x80]
    paddw xmm9, xmmword ptr [rax + 0x90]
    paddw xmm8, xmmword ptr [rax + 0xa0]
    paddw xmm7, xmmword ptr [rax + 0xb0]
    paddw xmm6, xmmword ptr [rax + 0xc0]
    movdqa xmm5, xmmword ptr [rsp + 0x70]
    paddw xmm5, xmmword ptr [rax + 0xd0]
    movdqa xmmword ptr [rsp + 0x70], xmm5
    movdqa xmm5, xmmword ptr [rsp + 0x80]
    paddw xmm5, xmmword ptr [rax + 0xe0]
    movdqa xmmword ptr [rsp + 0x80], xmm5
    movdqa xmm5, xmmword ptr [rsp + 0x30]
    paddw xmm5, xmmword ptr [rax + 0xf0]
    movdqa xmmword ptr [rsp + 0x30], xmm5
    cmp rsi, 0x1
    jne .L17
.L15:
    movdqa xmmword ptr [rsp + 0x20], xmm4
    movdqa xmmword ptr [rsp + 0x40], xmm3
    movdqa xmmword ptr [rsp + 0x50], xmm15
    movdqa xmmword ptr [rsp + 0x90], xmm14
    movdqa xmmword ptr [rsp + 0xa0], xmm13
    movdqa xmmword ptr [rsp + 0xb0], xmm12
    movdqa xmmword ptr [rsp + 0xc0], xmm11
    movdqa xmmword ptr [rsp + 0xd0], xmm10
    movdqa xmmword ptr [rsp + 0xe0], xmm9
    movdqa xmmword ptr [rsp + 0xf0], xmm8
    movdqa xmmword ptr [rsp + 0x100], xmm7
    movdqa xmmword ptr [rsp + 0x110], xmm6
    movdqa xmmword ptr [rsp + 0x60], xmm2
    test r11, r11
    je .L18
.L16:
    movdqa xmm2, xmmword ptr [rsp + 0x20]
    psubw xmm2, xmmword ptr [rdi]
    movdqa xmmword ptr [rsp + 0x20], xmm2
    movdqa xmm2, xmmword ptr [rsp + 0x60]
    psubw xmm2, xmmword ptr [rdi + 0x10]
    movdqa xmm3, xmmword ptr [rsp + 0x40]
    psubw xmm3, xmmword ptr [rdi + 0x20]
    movdqa xmmword ptr [rsp + 0x40], xmm3
    movdqa xmm15, xmmword ptr [rsp + 0x50]
    psubw xmm15, xmmword ptr [rdi + 0x30]
    movdqa xmm14, xmmword ptr [rsp + 0x90]
    psubw xmm14, xmmword ptr [rdi + 0x40]
    movdqa xmm13, xmmword ptr [rsp + 0xa0]
    psubw xmm13, xmmword ptr [rdi + 0x50]
    movdqa xmm12, xmmword ptr [rsp + 0xb0]
    psubw xmm12, xmmword ptr [rdi + 0x60]
    movdqa xmm11, xmmword ptr [rsp + 0xc0]
    psubw xmm11, xmmword ptr [rdi + 0x70]
    movdqa xmm10, xmmword ptr [rsp + 0xd0]
    psubw xmm10, xmmword ptr [rdi + 0x80]
    movdqa xmm9, xmmword ptr [rsp + 0xe0]
    psubw xmm9, xmmword ptr [rdi + 0x90]
    movdqa xmm8, xmmword ptr [rsp + 0xf0]
    psubw xmm8, xmmword ptr [rdi + 0xa0]
    movdqa xmm7, xmmword ptr [rsp + 0x100]
    psubw xmm7, xmmword ptr [rdi + 0xb0]
    movdqa xmm6, xmmword ptr [rsp + 0x110]
    psubw xmm6, xmmword ptr [rdi + 0xc0]
    movdqa xmm5, xmmword ptr [rsp + 0x70]
    psubw xmm5, xmmword ptr [rdi + 0xd0]
    movdqa xmm4, xmmword ptr [rsp + 0x80]
    psubw xmm4, xmmword ptr [rdi + 0xe0]
    movdqa xmm3, xmmword ptr [rsp + 0x30]
    psubw xmm3, xmmword ptr [rdi + 0xf0]
    cmp r11, 0x1
    jne .L19
    movdqa xmmword ptr [rsp + 0x30], xmm3
    movdqa xmmword ptr [rsp + 0x60], xmm2
    movdqa xmm3, xmmword ptr [rsp + 0x40]
    jmp .L20
    nop
.L17:
    paddw xmm4, xmmword ptr [r14]
    movdqa xmmword ptr [rsp + 0x20], xmm4
    paddw xmm2, xmmword ptr [r14 + 0x10]
    movdqa xmmword ptr [rsp + 0x60], xmm2
    paddw xmm3, xmmword ptr [r14 + 0x20]
    movdqa xmmword ptr [rsp + 0x40], xmm3
    paddw xmm15, xmmword ptr [r14 + 0x30]
    movdqa xmmword ptr [rsp + 0x50], xmm15
    paddw xmm14, xmmword ptr [r14 + 0x40]
    movdqa xmmword ptr [rsp + 0x90], xmm14
    paddw xmm13, xmmword ptr [r14 + 0x50]
    movdqa xmmword ptr [rsp + 0xa0], xmm13
    paddw xmm12, xmmword ptr [r14 + 0x60]
    movdqa xmmword ptr [rsp + 0xb0], xmm12
    paddw xmm11, xmmword ptr [r14 + 0x70]
    movdqa xmmword ptr [rsp + 0xc0], xmm11
    paddw xmm10, xmmword ptr [r14 + 0x80]
    movdqa xmmword ptr [rsp + 0xd0], xmm10
    paddw xmm9, xmmword ptr [r14 + 0x90]
    movdqa xmmword ptr [rsp + 0xe0], xmm9
    paddw xmm8, xmmword ptr [r14 + 0xa0]
    movdqa xmmword ptr [rsp + 0xf0], xmm8
    paddw xmm7, xmmword ptr [r14 + 0xb0]
    movdqa xmmword ptr [rsp + 0x100], xmm7
    paddw xmm6, xmmword ptr [r14 + 0xc0]
    movdqa xmmword ptr [rsp + 0x110], xmm6
    movdqa xmm2, xmmword ptr [rsp + 0x70]
    paddw xmm2, xmmword ptr [r14 + 0xd0]
    movdqa xmmword ptr [rsp + 0x70], xmm2
    movdqa xmm2, xmmword ptr [rsp + 0x80]
    paddw xmm2, xmmword ptr [r14 + 0xe0]
    movdqa xmmword ptr [rsp + 0x80], xmm2
    movdqa xmm2, xmmword ptr [rsp + 0x30]
    paddw xmm2, xmmword ptr [r14 + 0xf0]
    movdqa xmmword ptr [rsp + 0x30], xmm2
    test r11, r11
    jne .L16
.L18:
    movdqa xmm4, xmmword ptr [rsp + 0x80]
    movdqa xmm5, xmmword ptr [rsp + 0x70]
    movdqa xmm6, xmmword ptr [rsp + 0x110]
    movdqa xmm7, xmmword ptr [rsp + 0x100]
    movdqa xmm8, xmmword ptr [rsp + 0xf0]
    movdqa xmm9, xmmword ptr [rsp + 0xe0]
    movdqa xmm10, xmmword ptr [rsp + 0xd0]
    movdqa xmm11, xmmword ptr [rsp + 0xc0]
    movdqa xmm12, xmmword ptr [rsp + 0xb0]
    movdqa xmm13, xmmword ptr [rsp + 0xa0]
    movdqa xmm14, xmmword ptr [rsp + 0x90]
    movdqa xmm15, xmmword ptr [rsp + 0x50]
    movdqa xmm3, xmmword ptr [rsp + 0x40]
    jmp .L20
    nop
.L19:
    movdqa xmmword ptr [rsp + 0x50], xmm15
    movdqa xmm15, xmmword ptr [rsp + 0x20]
    psubw xmm15, xmmword ptr [r10]
    movdqa xmmword ptr [rsp + 0x20], xmm15
    psubw xmm2, xmmword ptr [r10 + 0x10]
    movdqa xmmword ptr [rsp + 0x60], xmm2
    movdqa xmm2, xmmword ptr [rsp + 0x40]
    psubw xmm2, xmmword ptr [r10 + 0x20]
    movdqa xmm15, xmmword ptr [rsp + 0x50]
    psubw xmm15, xmmword ptr [r10 + 0x30]
    psubw xmm14, xmmword ptr [r10 + 0x40]
    psubw xmm13, xmmword ptr [r10 + 0x50]
    psubw xmm12, xmmword ptr [r10 + 0x60]
    psubw xmm11, xmmword ptr [r10 + 0x70]
    psubw xmm10, xmmword ptr [r10 + 0x80]
    psubw xmm9, xmmword ptr [r10 + 0x90]
    psubw xmm8, xmmword ptr [r10 + 0xa0]
    psubw xmm7, xmmword ptr [r10 + 0xb0]
    psubw xmm6, xmmword ptr [r10 + 0xc0]
    psubw xmm5, xmmword ptr [r10 + 0xd0]
    psubw xmm4, xmmword ptr [r10 + 0xe0]
    psubw xmm3, xmmword ptr [r10 + 0xf0]
    movdqa xmmword ptr [rsp + 0x30], xmm3
    movdqa xmm3, xmm2
.L20:
    movaps xmm2, xmmword ptr [rsp + 0x20]
    add r12, 0x90
    inc r8
    movaps xmmword ptr [rcx + 0x100], xmm2
    movaps xmm2, xmmword ptr [rsp + 0x60]
    movaps xmmword ptr [rcx + 0x110], xmm2
    movdqa xmmword ptr [rcx + 0x120], xmm3
    movdqa xmmword ptr [rcx + 0x130], xmm15
    movdqa xmmword ptr [rcx + 0x140], xmm14
    movdqa xmmword ptr [rcx + 0x150], xmm13
    movdqa xmmword ptr [rcx + 0x160], xmm12
    movdqa xmmword ptr [rcx + 0x170], xmm11
    movdqa xmmword ptr [rcx + 0x180], xmm10
    movdqa xmmword ptr [rcx + 0x190], xmm9
    movdqa xmmword ptr [rcx + 0x1a0], xmm8
    movdqa xmmword ptr [rcx + 0x1b0], xmm7
    movdqa xmmword ptr [rcx + 0x1c0], xmm6
    movdqa xmmword ptr [rcx + 0x1d0], xmm5
    movdqa xmmword ptr [rcx + 0x1e0], xmm4
    movdqa xmm2, xmmword ptr [rsp + 0x30]
    movdqa xmmword ptr [rcx + 0x1f0], xmm2
    pxor xmm2, xmm2
    xor eax, eax
    pxor xmm3, xmm3
    nop
.L21:
    movq xmm4, qword ptr [rcx + 2*rax]
    movq xmm5, qword ptr [rcx + 2*rax + 0x8]
    movq xmm6, qword ptr [r15 + 2*rax + 0x100]
    movq xmm7, qword ptr [r15 + 2*rax + 0x108]
    pmaxsw xmm4, xmm0
    pmaxsw xmm5, xmm0
    pminsw xmm4, xmm1
    pminsw xmm5, xmm1
    pmullw xmm6, xmm4
    pmullw xmm7, xmm5
    pmovzxwd xmm4, xmm4
    pmovzxwd xmm5, xmm5
    pmovzxwd xmm6, xmm6
    pmaddwd xmm6, xmm4
    paddd xmm3, xmm6
    pmovzxwd xmm4, xmm7
    pmaddwd xmm4, xmm5
    paddd xmm2, xmm4
    add rax, 0x8
    cmp rax, 0x80
    jne .L21
    paddd xmm2, xmm3
    pshufd xmm3, xmm2, 0xee
    paddd xmm3, xmm2
    pshufd xmm2, xmm3, 0x55
    paddd xmm2, xmm3
    pxor xmm3, xmm3
    pblendw xmm2, xmm3, 0xfc
    xor eax, eax
    nop
.L22:
    movq xmm4, qword ptr [rcx + 2*rax + 0x100]
    movq xmm5, qword ptr [rcx + 2*rax + 0x108]
    movq xmm6, qword ptr [r15 + 2*rax + 0x200]
    movq xmm7, qword ptr [r15 + 2*rax + 0x208]
    pmaxsw xmm4, xmm0
    pmaxsw xmm5, xmm0
    pminsw xmm4, xmm1
    pminsw xmm5, xmm1
    pmullw xmm6, xmm4
    pmullw xmm7, xmm5
    pmovzxwd xmm4, xmm4
    pmovzxwd xmm5, xmm5
    pmovzxwd xmm6, xmm6
    pmaddwd xmm6, xmm4
    paddd xmm2, xmm6
    pmovzxwd xmm4, xmm7
    pmaddwd xmm4, xmm5
    paddd xmm3, xmm4
    add rax, 0x8
    cmp rax, 0x80
    jne .L22
    paddd xmm3, xmm2
    pshufd xmm2, xmm3, 0xee
    paddd xmm2, xmm3
    pshufd xmm3, xmm2, 0x55
    paddd xmm3, xmm2
    movd r9d, xmm3
    add rbx, r9
    and r9, qword ptr [rsp + 0x138]
    cmp r12, qword ptr [rsp + 0x130]
    jne .L0
.L23:
    mov rax, rbx
    jmp .L25
.L24:
    call simd::kernels::simd::other
.L25:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L26:
    mov rdi, r10
.L27:
    lea rdx, [.D0]
    mov esi, 0x300
    call core::panicking::panic_bounds_check
.L28:
    mov rax, r14
.L29:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rax
    call core::panicking::panic_bounds_check
.C0 = 0x00ff00ff00ff00ff 0x0000000000000000

throughput:
    push rbp
    mov rbp, rsp
    push r15
    push r14
    push r13
    push r12
    push rbx
    and rsp, -0x40
    sub rsp, 0x380
    cmp byte ptr [rdi + 0x28], 0x0
    jne .L24
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L24
    mov r15, qword ptr [rdi + 0x8]
    mov r12, qword ptr [rdi + 0x18]
    mov r14, qword ptr [rdi + 0x20]
    mov r13, qword ptr [r15 + 0xb00]
    mov qword ptr [rsp + 0x140], 0x0
    lea rdi, [rsp + 0x140]
    xor ebx, ebx
    mov edx, 0x200
    xor esi, esi
    call qword ptr [address of memset]
    lea rax, [rsp + 0x140]
    mov qword ptr [rsp + 0x130], rax
    lea rax, [rsp + 0x130]
    test r14, r14
    je .L23
    mov rcx, qword ptr [rsp + 0x130]
    lea rax, [r14 + 8*r14]
    shl rax, 0x4
    add rax, r12
    mov qword ptr [rsp + 0x138], rax
    xor ebx, ebx
    pxor xmm0, xmm0
    movdqa xmm1, xmmword ptr [.C0]
    xor r8d, r8d
    nop
.L0:
    mov rsi, qword ptr [r12 + 0x10]
    mov r14, r13
    mov rax, r13
    test rsi, rsi
    je .L2
    mov rdi, qword ptr [r12 + 0x8]
    movzx eax, word ptr [rdi]
    cmp rax, 0x2ff
    ja .L29
    shl eax, 0x8
    add rax, r13
    cmp rsi, 0x1
    jne .L1
    mov r14, r13
    jmp .L2
    nop
.L1:
    movzx r14d, word ptr [rdi + 0x2]
    cmp r14, 0x2ff
    ja .L28
    shl r14d, 0x8
    add r14, r13
.L2:
    mov r11, qword ptr [r12 + 0x28]
    mov r10, r13
    mov rdi, r13
    test r11, r11
    je .L4
    mov r9, qword ptr [r12 + 0x20]
    movzx edi, word ptr [r9]
    cmp rdi, 0x2ff
    ja .L27
    shl edi, 0x8
    add rdi, r13
    cmp r11, 0x1
    jne .L3
    mov r10, r13
    jmp .L4
.L3:
    movzx r10d, word ptr [r9 + 0x2]
    cmp r10, 0x2ff
    ja .L26
    shl r10d, 0x8
    add r10, r13
.L4:
    mov r9d, r8d
    and r9d, 0x3
    shl r9d, 0x9
    lea rdx, [r15 + 0x300]
    add r9, rdx
    movdqa xmm4, xmmword ptr [r9]
    movdqa xmm2, xmmword ptr [r9 + 0x10]
    movdqa xmm3, xmmword ptr [r9 + 0x20]
    movdqa xmm15, xmmword ptr [r9 + 0x30]
    movdqa xmm14, xmmword ptr [r9 + 0x40]
    movdqa xmm13, xmmword ptr [r9 + 0x50]
    movdqa xmm12, xmmword ptr [r9 + 0x60]
    movdqa xmm11, xmmword ptr [r9 + 0x70]
    movdqa xmm10, xmmword ptr [r9 + 0x80]
    movdqa xmm9, xmmword ptr [r9 + 0x90]
    movdqa xmm8, xmmword ptr [r9 + 0xa0]
    movdqa xmm7, xmmword ptr [r9 + 0xb0]
    movdqa xmm6, xmmword ptr [r9 + 0xc0]
    movaps xmm5, xmmword ptr [r9 + 0xd0]
    movaps xmmword ptr [rsp + 0x80], xmm5
    movaps xmm5, xmmword ptr [r9 + 0xe0]
    movaps xmmword ptr [rsp + 0x90], xmm5
    movdqa xmm5, xmmword ptr [r9 + 0xf0]
    movdqa xmmword ptr [rsp + 0x40], xmm5
    test rsi, rsi
    je .L5
    paddw xmm4, xmmword ptr [rax]
    paddw xmm2, xmmword ptr [rax + 0x10]
    paddw xmm3, xmmword ptr [rax + 0x20]
    paddw xmm15, xmmword ptr [rax + 0x30]
    paddw xmm14, xmmword ptr [rax + 0x40]
    paddw xmm13, xmmword ptr [rax + 0x50]
    paddw xmm12, xmmword ptr [rax + 0x60]
    paddw xmm11, xmmword ptr [rax + 0x70]
    paddw xmm10, xmmword ptr [rax + 0x80]
    paddw xmm9, xmmword ptr [rax + 0x90]
    paddw xmm8, xmmword ptr [rax + 0xa0]
    paddw xmm7, xmmword ptr [rax + 0xb0]
    paddw xmm6, xmmword ptr [rax + 0xc0]
    movdqa xmm5, xmmword ptr [rsp + 0x80]
    paddw xmm5, xmmword ptr [rax + 0xd0]
    movdqa xmmword ptr [rsp + 0x80], xmm5
    movdqa xmm5, xmmword ptr [rsp + 0x90]
    paddw xmm5, xmmword ptr [rax + 0xe0]
    movdqa xmmword ptr [rsp + 0x90], xmm5
    movdqa xmm5, xmmword ptr [rsp + 0x40]
    paddw xmm5, xmmword ptr [rax + 0xf0]
    movdqa xmmword ptr [rsp + 0x40], xmm5
    cmp rsi, 0x1
    jne .L7
.L5:
    movdqa xmmword ptr [rsp + 0x30], xmm4
    movdqa xmmword ptr [rsp + 0x50], xmm3
    movdqa xmmword ptr [rsp + 0x60], xmm15
    movdqa xmmword ptr [rsp + 0xa0], xmm14
    movdqa xmmword ptr [rsp + 0xb0], xmm13
    movdqa xmmword ptr [rsp + 0xc0], xmm12
    movdqa xmmword ptr [rsp + 0xd0], xmm11
    movdqa xmmword ptr [rsp + 0xe0], xmm10
    movdqa xmmword ptr [rsp + 0xf0], xmm9
    movdqa xmmword ptr [rsp + 0x100], xmm8
    movdqa xmmword ptr [rsp + 0x110], xmm7
    movdqa xmmword ptr [rsp + 0x120], xmm6
    movdqa xmmword ptr [rsp + 0x70], xmm2
    test r11, r11
    je .L8
.L6:
    movdqa xmm2, xmmword ptr [rsp + 0x30]
    psubw xmm2, xmmword ptr [rdi]
    movdqa xmmword ptr [rsp + 0x30], xmm2
    movdqa xmm2, xmmword ptr [rsp + 0x70]
    psubw xmm2, xmmword ptr [rdi + 0x10]
    movdqa xmm3, xmmword ptr [rsp + 0x50]
    psubw xmm3, xmmword ptr [rdi + 0x20]
    movdqa xmmword ptr [rsp + 0x50], xmm3
    movdqa xmm15, xmmword ptr [rsp + 0x60]
    psubw xmm15, xmmword ptr [rdi + 0x30]
    movdqa xmm14, xmmword ptr [rsp + 0xa0]
    psubw xmm14, xmmword ptr [rdi + 0x40]
    movdqa xmm13, xmmword ptr [rsp + 0xb0]
    psubw xmm13, xmmword ptr [rdi + 0x50]
    movdqa xmm12, xmmword ptr [rsp + 0xc0]
    psubw xmm12, xmmword ptr [rdi + 0x60]
    movdqa xmm11, xmmword ptr [rsp + 0xd0]
    psubw xmm11, xmmword ptr [rdi + 0x70]
    movdqa xmm10, xmmword ptr [rsp + 0xe0]
    psubw xmm10, xmmword ptr [rdi + 0x80]
    movdqa xmm9, xmmword ptr [rsp + 0xf0]
    psubw xmm9, xmmword ptr [rdi + 0x90]
    movdqa xmm8, xmmword ptr [rsp + 0x100]
    psubw xmm8, xmmword ptr [rdi + 0xa0]
    movdqa xmm7, xmmword ptr [rsp + 0x110]
    psubw xmm7, xmmword ptr [rdi + 0xb0]
    movdqa xmm6, xmmword ptr [rsp + 0x120]
    psubw xmm6, xmmword ptr [rdi + 0xc0]
    movdqa xmm5, xmmword ptr [rsp + 0x80]
    psubw xmm5, xmmword ptr [rdi + 0xd0]
    movdqa xmm4, xmmword ptr [rsp + 0x90]
    psubw xmm4, xmmword ptr [rdi + 0xe0]
    movdqa xmm3, xmmword ptr [rsp + 0x40]
    psubw xmm3, xmmword ptr [rdi + 0xf0]
    cmp r11, 0x1
    jne .L9
    movdqa xmmword ptr [rsp + 0x40], xmm3
    movdqa xmmword ptr [rsp + 0x70], xmm2
    movdqa xmm3, xmmword ptr [rsp + 0x50]
    jmp .L10
    nop
.L7:
    paddw xmm4, xmmword ptr [r14]
    movdqa xmmword ptr [rsp + 0x30], xmm4
    paddw xmm2, xmmword ptr [r14 + 0x10]
    movdqa xmmword ptr [rsp + 0x70], xmm2
    paddw xmm3, xmmword ptr [r14 + 0x20]
    movdqa xmmword ptr [rsp + 0x50], xmm3
    paddw xmm15, xmmword ptr [r14 + 0x30]
    movdqa xmmword ptr [rsp + 0x60], xmm15
    paddw xmm14, xmmword ptr [r14 + 0x40]
    movdqa xmmword ptr [rsp + 0xa0], xmm14
    paddw xmm13, xmmword ptr [r14 + 0x50]
    movdqa xmmword ptr [rsp + 0xb0], xmm13
    paddw xmm12, xmmword ptr [r14 + 0x60]
    movdqa xmmword ptr [rsp + 0xc0], xmm12
    paddw xmm11, xmmword ptr [r14 + 0x70]
    movdqa xmmword ptr [rsp + 0xd0], xmm11
    paddw xmm10, xmmword ptr [r14 + 0x80]
    movdqa xmmword ptr [rsp + 0xe0], xmm10
    paddw xmm9, xmmword ptr [r14 + 0x90]
    movdqa xmmword ptr [rsp + 0xf0], xmm9
    paddw xmm8, xmmword ptr [r14 + 0xa0]
    movdqa xmmword ptr [rsp + 0x100], xmm8
    paddw xmm7, xmmword ptr [r14 + 0xb0]
    movdqa xmmword ptr [rsp + 0x110], xmm7
    paddw xmm6, xmmword ptr [r14 + 0xc0]
    movdqa xmmword ptr [rsp + 0x120], xmm6
    movdqa xmm2, xmmword ptr [rsp + 0x80]
    paddw xmm2, xmmword ptr [r14 + 0xd0]
    movdqa xmmword ptr [rsp + 0x80], xmm2
    movdqa xmm2, xmmword ptr [rsp + 0x90]
    paddw xmm2, xmmword ptr [r14 + 0xe0]
    movdqa xmmword ptr [rsp + 0x90], xmm2
    movdqa xmm2, xmmword ptr [rsp + 0x40]
    paddw xmm2, xmmword ptr [r14 + 0xf0]
    movdqa xmmword ptr [rsp + 0x40], xmm2
    test r11, r11
    jne .L6
.L8:
    movdqa xmm4, xmmword ptr [rsp + 0x90]
    movdqa xmm5, xmmword ptr [rsp + 0x80]
    movdqa xmm6, xmmword ptr [rsp + 0x120]
    movdqa xmm7, xmmword ptr [rsp + 0x110]
    movdqa xmm8, xmmword ptr [rsp + 0x100]
    movdqa xmm9, xmmword ptr [rsp + 0xf0]
    movdqa xmm10, xmmword ptr [rsp + 0xe0]
    movdqa xmm11, xmmword ptr [rsp + 0xd0]
    movdqa xmm12, xmmword ptr [rsp + 0xc0]
    movdqa xmm13, xmmword ptr [rsp + 0xb0]
    movdqa xmm14, xmmword ptr [rsp + 0xa0]
    movdqa xmm15, xmmword ptr [rsp + 0x60]
    movdqa xmm3, xmmword ptr [rsp + 0x50]
    jmp .L10
    nop
.L9:
    movdqa xmmword ptr [rsp + 0x60], xmm15
    movdqa xmm15, xmmword ptr [rsp + 0x30]
    psubw xmm15, xmmword ptr [r10]
    movdqa xmmword ptr [rsp + 0x30], xmm15
    psubw xmm2, xmmword ptr [r10 + 0x10]
    movdqa xmmword ptr [rsp + 0x70], xmm2
    movdqa xmm2, xmmword ptr [rsp + 0x50]
    psubw xmm2, xmmword ptr [r10 + 0x20]
    movdqa xmm15, xmmword ptr [rsp + 0x60]
    psubw xmm15, xmmword ptr [r10 + 0x30]
    psubw xmm14, xmmword ptr [r10 + 0x40]
    psubw xmm13, xmmword ptr [r10 + 0x50]
    psubw xmm12, xmmword ptr [r10 + 0x60]
    psubw xmm11, xmmword ptr [r10 + 0x70]
    psubw xmm10, xmmword ptr [r10 + 0x80]
    psubw xmm9, xmmword ptr [r10 + 0x90]
    psubw xmm8, xmmword ptr [r10 + 0xa0]
    psubw xmm7, xmmword ptr [r10 + 0xb0]
    psubw xmm6, xmmword ptr [r10 + 0xc0]
    psubw xmm5, xmmword ptr [r10 + 0xd0]
    psubw xmm4, xmmword ptr [r10 + 0xe0]
    psubw xmm3, xmmword ptr [r10 + 0xf0]
    movdqa xmmword ptr [rsp + 0x40], xmm3
    movdqa xmm3, xmm2
.L10:
    movaps xmm2, xmmword ptr [rsp + 0x30]
    movaps xmmword ptr [rcx], xmm2
    movaps xmm2, xmmword ptr [rsp + 0x70]
    movaps xmmword ptr [rcx + 0x10], xmm2
    movdqa xmmword ptr [rcx + 0x20], xmm3
    movdqa xmmword ptr [rcx + 0x30], xmm15
    movdqa xmmword ptr [rcx + 0x40], xmm14
    movdqa xmmword ptr [rcx + 0x50], xmm13
    movdqa xmmword ptr [rcx + 0x60], xmm12
    movdqa xmmword ptr [rcx + 0x70], xmm11
    movdqa xmmword ptr [rcx + 0x80], xmm10
    movdqa xmmword ptr [rcx + 0x90], xmm9
    movdqa xmmword ptr [rcx + 0xa0], xmm8
    movdqa xmmword ptr [rcx + 0xb0], xmm7
    movdqa xmmword ptr [rcx + 0xc0], xmm6
    movdqa xmmword ptr [rcx + 0xd0], xmm5
    movdqa xmmword ptr [rcx + 0xe0], xmm4
    movaps xmm2, xmmword ptr [rsp + 0x40]
    movaps xmmword ptr [rcx + 0xf0], xmm2
    mov rsi, qword ptr [r12 + 0x58]
    mov r14, r13
    mov rax, r13
    test rsi, rsi
    je .L12
    mov rdi, qword ptr [r12 + 0x50]
    movzx eax, word ptr [rdi]
    cmp rax, 0x2ff
    ja .L29
    shl eax, 0x8
    add rax, r13
    cmp rsi, 0x1
    jne .L11
    mov r14, r13
    jmp .L12
    nop
.L11:
    movzx r14d, word ptr [rdi + 0x2]
    cmp r14, 0x2ff
    ja .L28
    shl r14d, 0x8
    add r14, r13
.L12:
    mov r11, qword ptr [r12 + 0x70]
    mov r10, r13
    mov rdi, r13
    test r11, r11
    je .L14
    mov r10, qword ptr [r12 + 0x68]
    movzx edi, word ptr [r10]
    cmp rdi, 0x2ff
    ja .L27
    shl edi, 0x8
    add rdi, r13
    cmp r11, 0x1
    jne .L13
    mov r10, r13
    jmp .L14
.L13:
    movzx r10d, word ptr [r10 + 0x2]
    cmp r10, 0x2ff
    ja .L26
    shl r10d, 0x8
    add r10, r13
.L14:
    movdqa xmm4, xmmword ptr [r9 + 0x100]
    movdqa xmm2, xmmword ptr [r9 + 0x110]
    movdqa xmm3, xmmword ptr [r9 + 0x120]
    movdqa xmm15, xmmword ptr [r9 + 0x130]
    movdqa xmm14, xmmword ptr [r9 + 0x140]
    movdqa xmm13, xmmword ptr [r9 + 0x150]
    movdqa xmm12, xmmword ptr [r9 + 0x160]
    movdqa xmm11, xmmword ptr [r9 + 0x170]
    movdqa xmm10, xmmword ptr [r9 + 0x180]
    movdqa xmm9, xmmword ptr [r9 + 0x190]
    movdqa xmm8, xmmword ptr [r9 + 0x1a0]
    movdqa xmm7, xmmword ptr [r9 + 0x1b0]
    movdqa xmm6, xmmword ptr [r9 + 0x1c0]
    movaps xmm5, xmmword ptr [r9 + 0x1d0]
    movaps xmmword ptr [rsp + 0x80], xmm5
    movaps xmm5, xmmword ptr [r9 + 0x1e0]
    movaps xmmword ptr [rsp + 0x90], xmm5
    movdqa xmm5, xmmword ptr [r9 + 0x1f0]
    movdqa xmmword ptr [rsp + 0x40], xmm5
    test rsi, rsi
    je .L15
    paddw xmm4, xmmword ptr [rax]
    paddw xmm2, xmmword ptr [rax + 0x10]
    paddw xmm3, xmmword ptr [rax + 0x20]
    paddw xmm15, xmmword ptr [rax + 0x30]
    paddw xmm14, xmmword ptr [rax + 0x40]
    paddw xmm13, xmmword ptr [rax + 0x50]
    paddw xmm12, xmmword ptr [rax + 0x60]
    paddw xmm11, xmmword ptr [rax + 0x70]
    paddw xmm10, xmmword ptr [rax + 0x80]
    paddw xmm9, xmmword ptr [rax + 0x90]
    paddw xmm8, xmmword ptr [rax + 0xa0]
    paddw xmm7, xmmword ptr [rax + 0xb0]
    paddw xmm6, xmmword ptr [rax + 0xc0]
    movdqa xmm5, xmmword ptr [rsp + 0x80]
    paddw xmm5, xmmword ptr [rax + 0xd0]
    movdqa xmmword ptr [rsp + 0x80], xmm5
    movdqa xmm5, xmmword ptr [rsp + 0x90]
    paddw xmm5, xmmword ptr [rax + 0xe0]
    movdqa xmmword ptr [rsp + 0x90], xmm5
    movdqa xmm5, xmmword ptr [rsp + 0x40]
    paddw xmm5, xmmword ptr [rax + 0xf0]
    movdqa xmmword ptr [rsp + 0x40], xmm5
    cmp rsi, 0x1
    jne .L17
.L15:
    movdqa xmmword ptr [rsp + 0x30], xmm4
    movdqa xmmword ptr [rsp + 0x50], xmm3
    movdqa xmmword ptr [rsp + 0x60], xmm15
    movdqa xmmword ptr [rsp + 0xa0], xmm14
    movdqa xmmword ptr [rsp + 0xb0], xmm13
    movdqa xmmword ptr [rsp + 0xc0], xmm12
    movdqa xmmword ptr [rsp + 0xd0], xmm11
    movdqa xmmword ptr [rsp + 0xe0], xmm10
    movdqa xmmword ptr [rsp + 0xf0], xmm9
    movdqa xmmword ptr [rsp + 0x100], xmm8
    movdqa xmmword ptr [rsp + 0x110], xmm7
    movdqa xmmword ptr [rsp + 0x120], xmm6
    movdqa xmmword ptr [rsp + 0x70], xmm2
    test r11, r11
    je .L18
.L16:
    movdqa xmm2, xmmword ptr [rsp + 0x30]
    psubw xmm2, xmmword ptr [rdi]
    movdqa xmmword ptr [rsp + 0x30], xmm2
    movdqa xmm2, xmmword ptr [rsp + 0x70]
    psubw xmm2, xmmword ptr [rdi + 0x10]
    movdqa xmm3, xmmword ptr [rsp + 0x50]
    psubw xmm3, xmmword ptr [rdi + 0x20]
    movdqa xmmword ptr [rsp + 0x50], xmm3
    movdqa xmm15, xmmword ptr [rsp + 0x60]
    psubw xmm15, xmmword ptr [rdi + 0x30]
    movdqa xmm14, xmmword ptr [rsp + 0xa0]
    psubw xmm14, xmmword ptr [rdi + 0x40]
    movdqa xmm13, xmmword ptr [rsp + 0xb0]
    psubw xmm13, xmmword ptr [rdi + 0x50]
    movdqa xmm12, xmmword ptr [rsp + 0xc0]
    psubw xmm12, xmmword ptr [rdi + 0x60]
    movdqa xmm11, xmmword ptr [rsp + 0xd0]
    psubw xmm11, xmmword ptr [rdi + 0x70]
    movdqa xmm10, xmmword ptr [rsp + 0xe0]
    psubw xmm10, xmmword ptr [rdi + 0x80]
    movdqa xmm9, xmmword ptr [rsp + 0xf0]
    psubw xmm9, xmmword ptr [rdi + 0x90]
    movdqa xmm8, xmmword ptr [rsp + 0x100]
    psubw xmm8, xmmword ptr [rdi + 0xa0]
    movdqa xmm7, xmmword ptr [rsp + 0x110]
    psubw xmm7, xmmword ptr [rdi + 0xb0]
    movdqa xmm6, xmmword ptr [rsp + 0x120]
    psubw xmm6, xmmword ptr [rdi + 0xc0]
    movdqa xmm5, xmmword ptr [rsp + 0x80]
    psubw xmm5, xmmword ptr [rdi + 0xd0]
    movdqa xmm4, xmmword ptr [rsp + 0x90]
    psubw xmm4, xmmword ptr [rdi + 0xe0]
    movdqa xmm3, xmmword ptr [rsp + 0x40]
    psubw xmm3, xmmword ptr [rdi + 0xf0]
    cmp r11, 0x1
    jne .L19
    movdqa xmmword ptr [rsp + 0x40], xmm3
    movdqa xmmword ptr [rsp + 0x70], xmm2
    movdqa xmm3, xmmword ptr [rsp + 0x50]
    jmp .L20
    nop
.L17:
    paddw xmm4, xmmword ptr [r14]
    movdqa xmmword ptr [rsp + 0x30], xmm4
    paddw xmm2, xmmword ptr [r14 + 0x10]
    movdqa xmmword ptr [rsp + 0x70], xmm2
    paddw xmm3, xmmword ptr [r14 + 0x20]
    movdqa xmmword ptr [rsp + 0x50], xmm3
    paddw xmm15, xmmword ptr [r14 + 0x30]
    movdqa xmmword ptr [rsp + 0x60], xmm15
    paddw xmm14, xmmword ptr [r14 + 0x40]
    movdqa xmmword ptr [rsp + 0xa0], xmm14
    paddw xmm13, xmmword ptr [r14 + 0x50]
    movdqa xmmword ptr [rsp + 0xb0], xmm13
    paddw xmm12, xmmword ptr [r14 + 0x60]
    movdqa xmmword ptr [rsp + 0xc0], xmm12
    paddw xmm11, xmmword ptr [r14 + 0x70]
    movdqa xmmword ptr [rsp + 0xd0], xmm11
    paddw xmm10, xmmword ptr [r14 + 0x80]
    movdqa xmmword ptr [rsp + 0xe0], xmm10
    paddw xmm9, xmmword ptr [r14 + 0x90]
    movdqa xmmword ptr [rsp + 0xf0], xmm9
    paddw xmm8, xmmword ptr [r14 + 0xa0]
    movdqa xmmword ptr [rsp + 0x100], xmm8
    paddw xmm7, xmmword ptr [r14 + 0xb0]
    movdqa xmmword ptr [rsp + 0x110], xmm7
    paddw xmm6, xmmword ptr [r14 + 0xc0]
    movdqa xmmword ptr [rsp + 0x120], xmm6
    movdqa xmm2, xmmword ptr [rsp + 0x80]
    paddw xmm2, xmmword ptr [r14 + 0xd0]
    movdqa xmmword ptr [rsp + 0x80], xmm2
    movdqa xmm2, xmmword ptr [rsp + 0x90]
    paddw xmm2, xmmword ptr [r14 + 0xe0]
    movdqa xmmword ptr [rsp + 0x90], xmm2
    movdqa xmm2, xmmword ptr [rsp + 0x40]
    paddw xmm2, xmmword ptr [r14 + 0xf0]
    movdqa xmmword ptr [rsp + 0x40], xmm2
    test r11, r11
    jne .L16
.L18:
    movdqa xmm4, xmmword ptr [rsp + 0x90]
    movdqa xmm5, xmmword ptr [rsp + 0x80]
    movdqa xmm6, xmmword ptr [rsp + 0x120]
    movdqa xmm7, xmmword ptr [rsp + 0x110]
    movdqa xmm8, xmmword ptr [rsp + 0x100]
    movdqa xmm9, xmmword ptr [rsp + 0xf0]
    movdqa xmm10, xmmword ptr [rsp + 0xe0]
    movdqa xmm11, xmmword ptr [rsp + 0xd0]
    movdqa xmm12, xmmword ptr [rsp + 0xc0]
    movdqa xmm13, xmmword ptr [rsp + 0xb0]
    movdqa xmm14, xmmword ptr [rsp + 0xa0]
    movdqa xmm15, xmmword ptr [rsp + 0x60]
    movdqa xmm3, xmmword ptr [rsp + 0x50]
    jmp .L20
    nop
.L19:
    movdqa xmmword ptr [rsp + 0x60], xmm15
    movdqa xmm15, xmmword ptr [rsp + 0x30]
    psubw xmm15, xmmword ptr [r10]
    movdqa xmmword ptr [rsp + 0x30], xmm15
    psubw xmm2, xmmword ptr [r10 + 0x10]
    movdqa xmmword ptr [rsp + 0x70], xmm2
    movdqa xmm2, xmmword ptr [rsp + 0x50]
    psubw xmm2, xmmword ptr [r10 + 0x20]
    movdqa xmm15, xmmword ptr [rsp + 0x60]
    psubw xmm15, xmmword ptr [r10 + 0x30]
    psubw xmm14, xmmword ptr [r10 + 0x40]
    psubw xmm13, xmmword ptr [r10 + 0x50]
    psubw xmm12, xmmword ptr [r10 + 0x60]
    psubw xmm11, xmmword ptr [r10 + 0x70]
    psubw xmm10, xmmword ptr [r10 + 0x80]
    psubw xmm9, xmmword ptr [r10 + 0x90]
    psubw xmm8, xmmword ptr [r10 + 0xa0]
    psubw xmm7, xmmword ptr [r10 + 0xb0]
    psubw xmm6, xmmword ptr [r10 + 0xc0]
    psubw xmm5, xmmword ptr [r10 + 0xd0]
    psubw xmm4, xmmword ptr [r10 + 0xe0]
    psubw xmm3, xmmword ptr [r10 + 0xf0]
    movdqa xmmword ptr [rsp + 0x40], xmm3
    movdqa xmm3, xmm2
.L20:
    movaps xmm2, xmmword ptr [rsp + 0x30]
    add r12, 0x90
    inc r8
    movaps xmmword ptr [rcx + 0x100], xmm2
    movaps xmm2, xmmword ptr [rsp + 0x70]
    movaps xmmword ptr [rcx + 0x110], xmm2
    movdqa xmmword ptr [rcx + 0x120], xmm3
    movdqa xmmword ptr [rcx + 0x130], xmm15
    movdqa xmmword ptr [rcx + 0x140], xmm14
    movdqa xmmword ptr [rcx + 0x150], xmm13
    movdqa xmmword ptr [rcx + 0x160], xmm12
    movdqa xmmword ptr [rcx + 0x170], xmm11
    movdqa xmmword ptr [rcx + 0x180], xmm10
    movdqa xmmword ptr [rcx + 0x190], xmm9
    movdqa xmmword ptr [rcx + 0x1a0], xmm8
    movdqa xmmword ptr [rcx + 0x1b0], xmm7
    movdqa xmmword ptr [rcx + 0x1c0], xmm6
    movdqa xmmword ptr [rcx + 0x1d0], xmm5
    movdqa xmmword ptr [rcx + 0x1e0], xmm4
    movdqa xmm2, xmmword ptr [rsp + 0x40]
    movdqa xmmword ptr [rcx + 0x1f0], xmm2
    pxor xmm2, xmm2
    xor eax, eax
    pxor xmm3, xmm3
    nop
.L21:
    movq xmm4, qword ptr [rcx + 2*rax]
    movq xmm5, qword ptr [rcx + 2*rax + 0x8]
    movq xmm6, qword ptr [r15 + 2*rax + 0x100]
    movq xmm7, qword ptr [r15 + 2*rax + 0x108]
    pmaxsw xmm4, xmm0
    pmaxsw xmm5, xmm0
    pminsw xmm4, xmm1
    pminsw xmm5, xmm1
    pmullw xmm6, xmm4
    pmullw xmm7, xmm5
    pmovzxwd xmm4, xmm4
    pmovzxwd xmm5, xmm5
    pmovzxwd xmm6, xmm6
    pmaddwd xmm6, xmm4
    paddd xmm3, xmm6
    pmovzxwd xmm4, xmm7
    pmaddwd xmm4, xmm5
    paddd xmm2, xmm4
    add rax, 0x8
    cmp rax, 0x80
    jne .L21
    paddd xmm2, xmm3
    pshufd xmm3, xmm2, 0xee
    paddd xmm3, xmm2
    pshufd xmm2, xmm3, 0x55
    paddd xmm2, xmm3
    pxor xmm3, xmm3
    pblendw xmm2, xmm3, 0xfc
    xor eax, eax
    nop
.L22:
    movq xmm4, qword ptr [rcx + 2*rax + 0x100]
    movq xmm5, qword ptr [rcx + 2*rax + 0x108]
    movq xmm6, qword ptr [r15 + 2*rax + 0x200]
    movq xmm7, qword ptr [r15 + 2*rax + 0x208]
    pmaxsw xmm4, xmm0
    pmaxsw xmm5, xmm0
    pminsw xmm4, xmm1
    pminsw xmm5, xmm1
    pmullw xmm6, xmm4
    pmullw xmm7, xmm5
    pmovzxwd xmm4, xmm4
    pmovzxwd xmm5, xmm5
    pmovzxwd xmm6, xmm6
    pmaddwd xmm6, xmm4
    paddd xmm2, xmm6
    pmovzxwd xmm4, xmm7
    pmaddwd xmm4, xmm5
    paddd xmm3, xmm4
    add rax, 0x8
    cmp rax, 0x80
    jne .L22
    paddd xmm3, xmm2
    pshufd xmm2, xmm3, 0xee
    paddd xmm2, xmm3
    pshufd xmm3, xmm2, 0x55
    paddd xmm3, xmm2
    movd eax, xmm3
    add rbx, rax
    cmp r12, qword ptr [rsp + 0x138]
    jne .L0
.L23:
    mov rax, rbx
    jmp .L25
.L24:
    call simd::kernels::simd::other
.L25:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L26:
    mov rdi, r10
.L27:
    lea rdx, [.D0]
    mov esi, 0x300
    call core::panicking::panic_bounds_check
.L28:
    mov rax, r14
.L29:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rax
    call core::panicking::panic_bounds_check
.C0 = 0x00ff00ff00ff00ff 0x0000000000000000
