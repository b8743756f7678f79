# The kernels of simd/avx-vnni, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm simd/avx-vnni --target x86-64-v2
# binary: sha256 e4bb91003ff5a39151c6da005ff2c204dee79891618d1b8117bedcc4770f99d0
# latency: 209 instructions in 904 bytes; innermost loops: .L0 of 140
# throughput: 205 instructions in 872 bytes; innermost loops: .L0 of 139
# plywright::simd::avx_vnni::loops::output: 126 instructions in 682 bytes; innermost loops: none
# plywright::simd::avx_vnni::loops::update: 56 instructions in 303 bytes; innermost loops: .L0 of 12
# mix of 596 instructions: 160 mov, 40 cmp, 29 add, 24 lea, 21 shl, 18 vpaddd, 17 je, 16 call, 16 ja, 16 movzx, 16 vinserti128, 16 vmovdqa, 16 vmovdqu, 16 vpmaxsw, 16 vpminsw, 16 vpmullw, 16 vpsubw, 14 vpmaddwd, 13 xor, 12 jmp, 12 pop, 12 push, 12 test, 11 jne, 8 cmovb, 8 vpaddw, 5 and, 4 ret, 3 vpxor, 2 inc, 2 sub, 2 vpdpwssd, 2 vpshufd, 2 vzeroupper, 1 vextracti128, 1 vmovd, 1 vpbroadcastw

latency:
    push rbp
    mov rbp, rsp
    push r15
    push r14
    push r13
    push r12
    push rbx
    and rsp, -0x40
    sub rsp, 0x2c0
    cmp byte ptr [rdi + 0x28], 0x0
    jne .L9
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L9
    mov r13, qword ptr [rdi + 0x8]
    mov rbx, qword ptr [rdi + 0x18]
    mov r14, qword ptr [rdi + 0x20]
    mov r12, qword ptr [r13 + 0xb00]
    mov qword ptr [rsp + 0x80], 0x0
    lea r15, [rsp + 0x80]
    mov rax, qword ptr [rsp + 0x80]
    mov qword ptr [rsp + 0x68], rax
    mov edx, 0x200
    mov rdi, r15
    xor esi, esi
    call qword ptr [address of memset]
    mov qword ptr [rsp + 0x10], r15
    lea rax, [rsp + 0x10]
    test r14, r14
    je .L10
    mov rax, qword ptr [rsp + 0x10]
    shl r14, 0x4
    lea rcx, [r14 + 8*r14]
    mov qword ptr [rsp + 0x50], rcx
    lea rcx, [r13 + 0x300]
    mov qword ptr [rsp + 0x60], rcx
    mov qword ptr [rsp + 0x28], rax
    add rax, 0x100
    mov qword ptr [rsp + 0x48], rax
    add r13, 0x100
    mov qword ptr [rsp + 0x58], r13
    xor eax, eax
    xor r15d, r15d
    xor r13d, r13d
    xor r14d, r14d
    jmp .L2
    nop
.L0:
    mov rax, r12
.L1:
    add r13, 0x100
    mov qword ptr [rsp + 0x10], rdi
    mov qword ptr [rsp + 0x18], rax
    mov qword ptr [rsp + 0x20], r9
    mov rdi, r13
    mov r13, qword ptr [rsp + 0x48]
    mov rsi, r13
    lea rdx, [rsp + 0x30]
    mov r14, rbx
    lea rbx, [rsp + 0x10]
    mov r8, rbx
    call plywright::simd::avx_vnni::loops::update
    mov rax, qword ptr [rsp + 0x28]
    mov qword ptr [rsp + 0x10], rax
    mov qword ptr [rsp + 0x18], r13
    mov rdi, rbx
    mov rbx, r14
    mov rsi, qword ptr [rsp + 0x58]
    call plywright::simd::avx_vnni::loops::output
    mov r13d, eax
    mov rax, qword ptr [rsp + 0x78]
    add rax, r13
    and r13, qword ptr [rsp + 0x68]
    add r15, 0x90
    mov r14, qword ptr [rsp + 0x70]
    inc r14
    cmp qword ptr [rsp + 0x50], r15
    je .L11
.L2:
    mov rdx, qword ptr [rbx + r15 + 0x10]
    cmp rdx, 0x2
    mov ecx, 0x2
    cmovb rcx, rdx
    mov rsi, r12
    mov rdi, r12
    test rdx, rdx
    je .L4
    mov rsi, qword ptr [rbx + r15 + 0x8]
    movzx edi, word ptr [rsi]
    cmp rdi, 0x2ff
    ja .L15
    shl edi, 0x8
    add rdi, r12
    cmp rdx, 0x1
    jne .L3
    mov rsi, r12
    jmp .L4
    nop
.L3:
    movzx esi, word ptr [rsi + 0x2]
    cmp rsi, 0x2ff
    ja .L12
    shl esi, 0x8
    add rsi, r12
.L4:
    mov qword ptr [rsp + 0x30], rdi
    mov qword ptr [rsp + 0x38], rsi
    mov qword ptr [rsp + 0x40], rcx
    mov rdx, qword ptr [rbx + r15 + 0x28]
    cmp rdx, 0x2
    mov r9d, 0x2
    cmovb r9, rdx
    mov rsi, r12
    mov rdi, r12
    test rdx, rdx
    je .L6
    mov rsi, qword ptr [rbx + r15 + 0x20]
    movzx edi, word ptr [rsi]
    cmp rdi, 0x2ff
    ja .L15
    shl edi, 0x8
    add rdi, r12
    cmp rdx, 0x1
    jne .L5
    mov rsi, r12
    jmp .L6
    nop
.L5:
    movzx esi, word ptr [rsi + 0x2]
    cmp rsi, 0x2ff
    ja .L12
    shl esi, 0x8
    add rsi, r12
.L6:
    mov qword ptr [rsp + 0x78], rax
    xor r13d, r14d
    and r13d, 0x3
    shl r13d, 0x9
    add r13, qword ptr [rsp + 0x60]
    mov qword ptr [rsp + 0x10], rdi
    mov qword ptr [rsp + 0x18], rsi
    mov qword ptr [rsp + 0x20], r9
    mov rdi, r13
    mov rsi, qword ptr [rsp + 0x28]
    lea rdx, [rsp + 0x30]
    lea r8, [rsp + 0x10]
    call plywright::simd::avx_vnni::loops::update
    mov rdx, qword ptr [rbx + r15 + 0x58]
    cmp rdx, 0x2
    mov ecx, 0x2
    cmovb rcx, rdx
    mov rax, r12
    mov rdi, r12
    test rdx, rdx
    je .L8
    mov rax, qword ptr [rbx + r15 + 0x50]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L15
    shl edi, 0x8
    add rdi, r12
    cmp rdx, 0x1
    jne .L7
    mov rax, r12
    jmp .L8
    nop
.L7:
    movzx eax, word ptr [rax + 0x2]
    cmp rax, 0x2ff
    ja .L13
    shl eax, 0x8
    add rax, r12
.L8:
    mov qword ptr [rsp + 0x70], r14
    mov qword ptr [rsp + 0x30], rdi
    mov qword ptr [rsp + 0x38], rax
    mov qword ptr [rsp + 0x40], rcx
    mov rdx, qword ptr [rbx + r15 + 0x70]
    cmp rdx, 0x2
    mov r9d, 0x2
    cmovb r9, rdx
    mov rax, r12
    mov rdi, r12
    test rdx, rdx
    je .L1
    mov rax, qword ptr [rbx + r15 + 0x68]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L15
    shl edi, 0x8
    add rdi, r12
    cmp rdx, 0x1
    je .L0
    movzx eax, word ptr [rax + 0x2]
    cmp rax, 0x2ff
    ja .L14
    shl eax, 0x8
    add rax, r12
    jmp .L1
.L9:
    call simd::kernels::simd::other
    jmp .L11
.L10:
    xor eax, eax
.L11:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L12:
    mov rdi, rsi
    lea rdx, [.D0]
    mov esi, 0x300
    call core::panicking::panic_bounds_check
.L13:
    mov rdi, rax
    lea rdx, [.D0]
    mov esi, 0x300
    call core::panicking::panic_bounds_check
.L14:
    mov rdi, rax
.L15:
    lea rdx, [.D0]
    mov esi, 0x300
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
    sub rsp, 0x2c0
    cmp byte ptr [rdi + 0x28], 0x0
    jne .L9
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L9
    mov r13, qword ptr [rdi + 0x8]
    mov rbx, qword ptr [rdi + 0x18]
    mov r14, qword ptr [rdi + 0x20]
    mov r12, qword ptr [r13 + 0xb00]
    mov qword ptr [rsp + 0x80], 0x0
    lea r15, [rsp + 0x80]
    mov edx, 0x200
    mov rdi, r15
    xor esi, esi
    call qword ptr [address of memset]
    mov qword ptr [rsp + 0x18], r15
    lea rax, [rsp + 0x18]
    test r14, r14
    je .L10
    mov rax, qword ptr [rsp + 0x18]
    shl r14, 0x4
    lea rcx, [r14 + 8*r14]
    mov qword ptr [rsp + 0x58], rcx
    lea rcx, [r13 + 0x300]
    mov qword ptr [rsp + 0x68], rcx
    mov qword ptr [rsp + 0x30], rax
    add rax, 0x100
    mov qword ptr [rsp + 0x50], rax
    add r13, 0x100
    xor eax, eax
    xor r15d, r15d
    xor r14d, r14d
    mov qword ptr [rsp + 0x60], r13
    jmp .L2
    nop
.L0:
    mov rax, r12
.L1:
    add r13, 0x100
    mov qword ptr [rsp + 0x18], rdi
    mov qword ptr [rsp + 0x20], rax
    mov qword ptr [rsp + 0x28], r9
    mov rdi, r13
    mov r13, qword ptr [rsp + 0x50]
    mov rsi, r13
    lea rdx, [rsp + 0x38]
    mov r14, rbx
    lea rbx, [rsp + 0x18]
    mov r8, rbx
    call plywright::simd::avx_vnni::loops::update
    mov rax, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x18], rax
    mov qword ptr [rsp + 0x20], r13
    mov rdi, rbx
    mov rbx, r14
    mov rsi, qword ptr [rsp + 0x60]
    call plywright::simd::avx_vnni::loops::output
    mov ecx, eax
    mov rax, qword ptr [rsp + 0x78]
    add rax, rcx
    add r15, 0x90
    mov r14, qword ptr [rsp + 0x70]
    inc r14
    cmp qword ptr [rsp + 0x58], r15
    je .L11
.L2:
    mov rdx, qword ptr [rbx + r15 + 0x10]
    cmp rdx, 0x2
    mov ecx, 0x2
    cmovb rcx, rdx
    mov rsi, r12
    mov rdi, r12
    test rdx, rdx
    je .L4
    mov rsi, qword ptr [rbx + r15 + 0x8]
    movzx edi, word ptr [rsi]
    cmp rdi, 0x2ff
    ja .L15
    shl edi, 0x8
    add rdi, r12
    cmp rdx, 0x1
    jne .L3
    mov rsi, r12
    jmp .L4
    nop
.L3:
    movzx esi, word ptr [rsi + 0x2]
    cmp rsi, 0x2ff
    ja .L12
    shl esi, 0x8
    add rsi, r12
.L4:
    mov qword ptr [rsp + 0x38], rdi
    mov qword ptr [rsp + 0x40], rsi
    mov qword ptr [rsp + 0x48], rcx
    mov rdx, qword ptr [rbx + r15 + 0x28]
    cmp rdx, 0x2
    mov r9d, 0x2
    cmovb r9, rdx
    mov rsi, r12
    mov rdi, r12
    test rdx, rdx
    je .L6
    mov rsi, qword ptr [rbx + r15 + 0x20]
    movzx edi, word ptr [rsi]
    cmp rdi, 0x2ff
    ja .L15
    shl edi, 0x8
    add rdi, r12
    cmp rdx, 0x1
    jne .L5
    mov rsi, r12
    jmp .L6
    nop
.L5:
    movzx esi, word ptr [rsi + 0x2]
    cmp rsi, 0x2ff
    ja .L12
    shl esi, 0x8
    add rsi, r12
.L6:
    mov qword ptr [rsp + 0x78], rax
    mov r13d, r14d
    and r13d, 0x3
    shl r13d, 0x9
    add r13, qword ptr [rsp + 0x68]
    mov qword ptr [rsp + 0x18], rdi
    mov qword ptr [rsp + 0x20], rsi
    mov qword ptr [rsp + 0x28], r9
    mov rdi, r13
    mov rsi, qword ptr [rsp + 0x30]
    lea rdx, [rsp + 0x38]
    lea r8, [rsp + 0x18]
    call plywright::simd::avx_vnni::loops::update
    mov rdx, qword ptr [rbx + r15 + 0x58]
    cmp rdx, 0x2
    mov ecx, 0x2
    cmovb rcx, rdx
    mov rax, r12
    mov rdi, r12
    test rdx, rdx
    je .L8
    mov rax, qword ptr [rbx + r15 + 0x50]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L15
    shl edi, 0x8
    add rdi, r12
    cmp rdx, 0x1
    jne .L7
    mov rax, r12
    jmp .L8
    nop
.L7:
    movzx eax, word ptr [rax + 0x2]
    cmp rax, 0x2ff
    ja .L13
    shl eax, 0x8
    add rax, r12
.L8:
    mov qword ptr [rsp + 0x70], r14
    mov qword ptr [rsp + 0x38], rdi
    mov qword ptr [rsp + 0x40], rax
    mov qword ptr [rsp + 0x48], rcx
    mov rdx, qword ptr [rbx + r15 + 0x70]
    cmp rdx, 0x2
    mov r9d, 0x2
    cmovb r9, rdx
    mov rax, r12
    mov rdi, r12
    test rdx, rdx
    je .L1
    mov rax, qword ptr [rbx + r15 + 0x68]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L15
    shl edi, 0x8
    add rdi, r12
    cmp rdx, 0x1
    je .L0
    movzx eax, word ptr [rax + 0x2]
    cmp rax, 0x2ff
    ja .L14
    shl eax, 0x8
    add rax, r12
    jmp .L1
.L9:
    call simd::kernels::simd::other
    jmp .L11
.L10:
    xor eax, eax
.L11:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L12:
    mov rdi, rsi
    lea rdx, [.D0]
    mov esi, 0x300
    call core::panicking::panic_bounds_check
.L13:
    mov rdi, rax
    lea rdx, [.D0]
    mov esi, 0x300
    call core::panicking::panic_bounds_check
.L14:
    mov rdi, rax
.L15:
    lea rdx, [.D0]
    mov esi, 0x300
    call core::panicking::panic_bounds_check

plywright::simd::avx_vnni::loops::output:
    mov rax, qword ptr [rdi]
    vmovdqu xmm0, xmmword ptr [rax]
    vmovdqu xmm1, xmmword ptr [rax + 0x20]
    vmovdqu xmm2, xmmword ptr [rax + 0x40]
    vmovdqu xmm3, xmmword ptr [rax + 0x60]
    vinserti128 ymm5, ymm0, xmmword ptr [rax + 0x10], 0x1
    vinserti128 ymm1, ymm1, xmmword ptr [rax + 0x30], 0x1
    vinserti128 ymm2, ymm2, xmmword ptr [rax + 0x50], 0x1
    vinserti128 ymm6, ymm3, xmmword ptr [rax + 0x70], 0x1
    vmovdqu xmm0, xmmword ptr [rax + 0x80]
    vinserti128 ymm3, ymm0, xmmword ptr [rax + 0x90], 0x1
    vmovdqu xmm0, xmmword ptr [rax + 0xa0]
    vinserti128 ymm7, ymm0, xmmword ptr [rax + 0xb0], 0x1
    vmovdqu xmm0, xmmword ptr [rax + 0xc0]
    vinserti128 ymm4, ymm0, xmmword ptr [rax + 0xd0], 0x1
    vmovdqu xmm0, xmmword ptr [rax + 0xe0]
    vinserti128 ymm8, ymm0, xmmword ptr [rax + 0xf0], 0x1
    vpxor xmm0, xmm0, xmm0
    vpmaxsw ymm9, ymm1, ymm0
    vpbroadcastw ymm1, word ptr [.C0]
    vpminsw ymm9, ymm9, ymm1
    vpmullw ymm10, ymm9, ymmword ptr [rsi + 0x20]
    vpxor xmm11, xmm11, xmm11
    {vex} vpdpwssd ymm11, ymm10, ymm9
    vpmaxsw ymm6, ymm6, ymm0
    vpminsw ymm6, ymm6, ymm1
    vpmullw ymm9, ymm6, ymmword ptr [rsi + 0x60]
    mov rax, qword ptr [rdi + 0x8]
    vpmaddwd ymm6, ymm9, ymm6
    vpaddd ymm6, ymm11, ymm6
    vpmaxsw ymm7, ymm7, ymm0
    vpminsw ymm7, ymm7, ymm1
    vpmullw ymm9, ymm7, ymmword ptr [rsi + 0xa0]
    vpmaddwd ymm7, ymm9, ymm7
    vpmaxsw ymm8, ymm8, ymm0
    vpminsw ymm8, ymm8, ymm1
    vpmullw ymm9, ymm8, ymmword ptr [rsi + 0xe0]
    vpaddd ymm6, ymm6, ymm7
    vpmaddwd ymm7, ymm9, ymm8
    vpaddd ymm8, ymm6, ymm7
    vmovdqu xmm7, xmmword ptr [rax]
    vmovdqu xmm9, xmmword ptr [rax + 0x20]
    vmovdqu xmm6, xmmword ptr [rax + 0x40]
    vinserti128 ymm9, ymm9, xmmword ptr [rax + 0x30], 0x1
    vpmaxsw ymm9, ymm9, ymm0
    vpminsw ymm9, ymm9, ymm1
    vpmullw ymm10, ymm9, ymmword ptr [rsi + 0x120]
    vmovdqu xmm11, xmmword ptr [rax + 0x60]
    vpmaddwd ymm9, ymm10, ymm9
    vinserti128 ymm10, ymm11, xmmword ptr [rax + 0x70], 0x1
    vpmaxsw ymm10, ymm10, ymm0
    vpminsw ymm10, ymm10, ymm1
    vpmullw ymm11, ymm10, ymmword ptr [rsi + 0x160]
    vpaddd ymm8, ymm8, ymm9
    vpmaddwd ymm9, ymm11, ymm10
    vpaddd ymm8, ymm8, ymm9
    vmovdqu xmm9, xmmword ptr [rax + 0xa0]
    vinserti128 ymm9, ymm9, xmmword ptr [rax + 0xb0], 0x1
    vpmaxsw ymm9, ymm9, ymm0
    vpminsw ymm9, ymm9, ymm1
    vpmullw ymm10, ymm9, ymmword ptr [rsi + 0x1a0]
    vpmaddwd ymm9, ymm10, ymm9
    vpaddd ymm8, ymm8, ymm9
    vmovdqu xmm9, xmmword ptr [rax + 0xe0]
    vinserti128 ymm9, ymm9, xmmword ptr [rax + 0xf0], 0x1
    vpmaxsw ymm9, ymm9, ymm0
    vpminsw ymm9, ymm9, ymm1
    vpmullw ymm10, ymm9, ymmword ptr [rsi + 0x1e0]
    vpmaddwd ymm9, ymm10, ymm9
    vpmaxsw ymm5, ymm5, ymm0
    vpminsw ymm10, ymm5, ymm1
    vpmullw ymm11, ymm10, ymmword ptr [rsi]
    vpaddd ymm5, ymm8, ymm9
    vpxor xmm8, xmm8, xmm8
    {vex} vpdpwssd ymm8, ymm11, ymm10
    vpmaxsw ymm2, ymm2, ymm0
    vpminsw ymm2, ymm2, ymm1
    vpmullw ymm9, ymm2, ymmword ptr [rsi + 0x40]
    vpmaddwd ymm2, ymm9, ymm2
    vpmaxsw ymm3, ymm3, ymm0
    vpminsw ymm3, ymm3, ymm1
    vpmullw ymm9, ymm3, ymmword ptr [rsi + 0x80]
    vpaddd ymm2, ymm8, ymm2
    vpmaddwd ymm3, ymm9, ymm3
    vpaddd ymm2, ymm2, ymm3
    vpmaxsw ymm3, ymm4, ymm0
    vpminsw ymm3, ymm3, ymm1
    vpmullw ymm4, ymm3, ymmword ptr [rsi + 0xc0]
    vpmaddwd ymm3, ymm4, ymm3
    vpaddd ymm2, ymm2, ymm3
    vinserti128 ymm3, ymm7, xmmword ptr [rax + 0x10], 0x1
    vpmaxsw ymm3, ymm3, ymm0
    vpminsw ymm3, ymm3, ymm1
    vpmullw ymm4, ymm3, ymmword ptr [rsi + 0x100]
    vpmaddwd ymm3, ymm4, ymm3
    vpaddd ymm2, ymm2, ymm3
    vinserti128 ymm3, ymm6, xmmword ptr [rax + 0x50], 0x1
    vpmaxsw ymm3, ymm3, ymm0
    vpminsw ymm3, ymm3, ymm1
    vpmullw ymm4, ymm3, ymmword ptr [rsi + 0x140]
    vpmaddwd ymm3, ymm4, ymm3
    vpaddd ymm2, ymm2, ymm3
    vmovdqu xmm3, xmmword ptr [rax + 0x80]
    vinserti128 ymm3, ymm3, xmmword ptr [rax + 0x90], 0x1
    vpmaxsw ymm3, ymm3, ymm0
    vpminsw ymm3, ymm3, ymm1
    vpmullw ymm4, ymm3, ymmword ptr [rsi + 0x180]
    vpmaddwd ymm3, ymm4, ymm3
    vmovdqu xmm4, xmmword ptr [rax + 0xc0]
    vinserti128 ymm4, ymm4, xmmword ptr [rax + 0xd0], 0x1
    vpmaxsw ymm0, ymm4, ymm0
    vpminsw ymm0, ymm0, ymm1
    vpmullw ymm1, ymm0, ymmword ptr [rsi + 0x1c0]
    vpaddd ymm2, ymm2, ymm3
    vpmaddwd ymm0, ymm1, ymm0
    vpaddd ymm0, ymm2, ymm0
    vpaddd ymm0, ymm5, ymm0
    vextracti128 xmm1, ymm0, 0x1
    vpaddd xmm0, xmm1, xmm0
    vpshufd xmm1, xmm0, 0x4e
    vpaddd xmm0, xmm1, xmm0
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm1, xmm0
    vmovd eax, xmm0
    vzeroupper
    ret
.C0 = 0x00ff

plywright::simd::avx_vnni::loops::update:
    vmovdqa ymm7, ymmword ptr [rdi]
    vmovdqa ymm6, ymmword ptr [rdi + 0x20]
    vmovdqa ymm5, ymmword ptr [rdi + 0x40]
    vmovdqa ymm4, ymmword ptr [rdi + 0x60]
    vmovdqa ymm3, ymmword ptr [rdi + 0x80]
    vmovdqa ymm2, ymmword ptr [rdi + 0xa0]
    vmovdqa ymm1, ymmword ptr [rdi + 0xc0]
    vmovdqa ymm0, ymmword ptr [rdi + 0xe0]
    test rcx, rcx
    je .L1
    shl rcx, 0x3
    xor eax, eax
    nop
.L0:
    mov rdi, qword ptr [rdx + rax]
    vpaddw ymm7, ymm7, ymmword ptr [rdi]
    vpaddw ymm6, ymm6, ymmword ptr [rdi + 0x20]
    vpaddw ymm5, ymm5, ymmword ptr [rdi + 0x40]
    vpaddw ymm4, ymm4, ymmword ptr [rdi + 0x60]
    vpaddw ymm3, ymm3, ymmword ptr [rdi + 0x80]
    vpaddw ymm2, ymm2, ymmword ptr [rdi + 0xa0]
    vpaddw ymm1, ymm1, ymmword ptr [rdi + 0xc0]
    vpaddw ymm0, ymm0, ymmword ptr [rdi + 0xe0]
    add rax, 0x8
    cmp rcx, rax
    jne .L0
.L1:
    test r9, r9
    je .L2
    mov rax, qword ptr [r8]
    vpsubw ymm7, ymm7, ymmword ptr [rax]
    vpsubw ymm6, ymm6, ymmword ptr [rax + 0x20]
    vpsubw ymm5, ymm5, ymmword ptr [rax + 0x40]
    vpsubw ymm4, ymm4, ymmword ptr [rax + 0x60]
    vpsubw ymm3, ymm3, ymmword ptr [rax + 0x80]
    vpsubw ymm2, ymm2, ymmword ptr [rax + 0xa0]
    vpsubw ymm1, ymm1, ymmword ptr [rax + 0xc0]
    vpsubw ymm0, ymm0, ymmword ptr [rax + 0xe0]
    cmp r9, 0x1
    je .L2
    mov rax, qword ptr [r8 + 0x8]
    vpsubw ymm7, ymm7, ymmword ptr [rax]
    vpsubw ymm6, ymm6, ymmword ptr [rax + 0x20]
    vpsubw ymm5, ymm5, ymmword ptr [rax + 0x40]
    vpsubw ymm4, ymm4, ymmword ptr [rax + 0x60]
    vpsubw ymm3, ymm3, ymmword ptr [rax + 0x80]
    vpsubw ymm2, ymm2, ymmword ptr [rax + 0xa0]
    vpsubw ymm1, ymm1, ymmword ptr [rax + 0xc0]
    vpsubw ymm0, ymm0, ymmword ptr [rax + 0xe0]
.L2:
    vmovdqa ymmword ptr [rsi], ymm7
    vmovdqa ymmword ptr [rsi + 0x20], ymm6
    vmovdqa ymmword ptr [rsi + 0x40], ymm5
    vmovdqa ymmword ptr [rsi + 0x60], ymm4
    vmovdqa ymmword ptr [rsi + 0x80], ymm3
    vmovdqa ymmword ptr [rsi + 0xa0], ymm2
    vmovdqa ymmword ptr [rsi + 0xc0], ymm1
    vmovdqa ymmword ptr [rsi + 0xe0], ymm0
    vzeroupper
    ret
