# The kernels of simd/avx-vnni, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm simd/avx-vnni --target x86-64-v4
# binary: sha256 3d689e043d6485e24df711a9c27a0b9ebec850911ce9666d278c8e0104bb5863
# latency: 225 instructions in 1036 bytes; innermost loops: .L0 of 139
# throughput: 213 instructions in 986 bytes; innermost loops: .L0 of 138
# plywright::simd::avx_vnni::loops::output: 94 instructions in 471 bytes; innermost loops: none
# plywright::simd::avx_vnni::loops::update: 84 instructions in 469 bytes; innermost loops: .L2 of 21
# mix of 616 instructions: 154 mov, 40 cmp, 32 vmovaps, 28 add, 27 lea, 24 vpaddw, 20 shl, 18 je, 18 vpaddd, 16 ja, 16 movzx, 16 vmovdqa, 16 vpmaxsw, 16 vpminsw, 16 vpmullw, 16 vpsubw, 15 test, 14 vpmaddwd, 13 jmp, 13 jne, 12 call, 12 pop, 12 push, 10 xor, 9 vzeroupper, 8 cmovb, 5 and, 4 ret, 3 vpxor, 2 inc, 2 sub, 2 vpdpwssd, 2 vpshufd, 2 vxorps, 1 vextracti128, 1 vmovd, 1 vpbroadcastd

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
    mov rdx, qword ptr [rdi + 0x8]
    mov rsi, qword ptr [rdi + 0x18]
    mov rax, qword ptr [rdi + 0x20]
    mov r12, qword ptr [rdx + 0xb00]
    mov qword ptr [rsp + 0x80], 0x0
    lea rcx, [rsp + 0x80]
    mov rdi, qword ptr [rsp + 0x80]
    mov qword ptr [rsp + 0x70], rdi
    vxorps xmm0, xmm0, xmm0
    vmovaps ymmword ptr [rsp + 0x260], ymm0
    vmovaps ymmword ptr [rsp + 0x240], ymm0
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
    mov qword ptr [rsp + 0x10], rcx
    lea rcx, [rsp + 0x10]
    test rax, rax
    je .L10
    mov rcx, qword ptr [rsp + 0x10]
    shl rax, 0x4
    lea rax, [rax + 8*rax]
    mov qword ptr [rsp + 0x58], rax
    lea rax, [rdx + 0x300]
    mov qword ptr [rsp + 0x68], rax
    mov qword ptr [rsp + 0x30], rcx
    lea rax, [rcx + 0x100]
    mov qword ptr [rsp + 0x50], rax
    add rdx, 0x100
    mov qword ptr [rsp + 0x60], rdx
    xor eax, eax
    xor r14d, r14d
    xor r13d, r13d
    xor ebx, ebx
    mov qword ptr [rsp + 0x28], rsi
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
    mov r13, qword ptr [rsp + 0x50]
    mov rsi, r13
    lea rdx, [rsp + 0x38]
    lea r15, [rsp + 0x10]
    mov r8, r15
    call plywright::simd::avx_vnni::loops::update
    mov rax, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x10], rax
    mov qword ptr [rsp + 0x18], r13
    mov rdi, r15
    mov rsi, qword ptr [rsp + 0x60]
    call plywright::simd::avx_vnni::loops::output
    mov rsi, qword ptr [rsp + 0x28]
    mov r13d, eax
    mov rax, qword ptr [rsp + 0x78]
    add rax, r13
    and r13, qword ptr [rsp + 0x70]
    add r14, 0x90
    inc rbx
    cmp qword ptr [rsp + 0x58], r14
    je .L11
.L2:
    mov rdx, qword ptr [rsi + r14 + 0x10]
    cmp rdx, 0x2
    mov ecx, 0x2
    cmovb rcx, rdx
    mov r8, r12
    mov rdi, r12
    test rdx, rdx
    je .L4
    mov r8, qword ptr [rsi + r14 + 0x8]
    movzx edi, word ptr [r8]
    cmp rdi, 0x2ff
    ja .L15
    shl edi, 0x8
    add rdi, r12
    cmp rdx, 0x1
    jne .L3
    mov r8, r12
    jmp .L4
.L3:
    movzx r8d, word ptr [r8 + 0x2]
    cmp r8, 0x2ff
    ja .L12
    shl r8d, 0x8
    add r8, r12
.L4:
    mov qword ptr [rsp + 0x38], rdi
    mov qword ptr [rsp + 0x40], r8
    mov qword ptr [rsp + 0x48], rcx
    mov rdx, qword ptr [rsi + r14 + 0x28]
    cmp rdx, 0x2
    mov r9d, 0x2
    cmovb r9, rdx
    mov r8, r12
    mov rdi, r12
    test rdx, rdx
    je .L6
    mov r8, qword ptr [rsi + r14 + 0x20]
    movzx edi, word ptr [r8]
    cmp rdi, 0x2ff
    ja .L15
    shl edi, 0x8
    add rdi, r12
    cmp rdx, 0x1
    jne .L5
    mov r8, r12
    jmp .L6
    nop
.L5:
    movzx r8d, word ptr [r8 + 0x2]
    cmp r8, 0x2ff
    ja .L12
    shl r8d, 0x8
    add r8, r12
.L6:
    mov qword ptr [rsp + 0x78], rax
    xor r13d, ebx
    and r13d, 0x3
    shl r13d, 0x9
    add r13, qword ptr [rsp + 0x68]
    mov qword ptr [rsp + 0x10], rdi
    mov qword ptr [rsp + 0x18], r8
    mov qword ptr [rsp + 0x20], r9
    mov rdi, r13
    mov rsi, qword ptr [rsp + 0x30]
    lea rdx, [rsp + 0x38]
    lea r8, [rsp + 0x10]
    vzeroupper
    call plywright::simd::avx_vnni::loops::update
    mov rsi, qword ptr [rsp + 0x28]
    mov rdx, qword ptr [rsi + r14 + 0x58]
    cmp rdx, 0x2
    mov ecx, 0x2
    cmovb rcx, rdx
    mov rax, r12
    mov rdi, r12
    test rdx, rdx
    je .L8
    mov rax, qword ptr [rsi + r14 + 0x50]
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
    mov qword ptr [rsp + 0x38], rdi
    mov qword ptr [rsp + 0x40], rax
    mov qword ptr [rsp + 0x48], rcx
    mov rdx, qword ptr [rsi + r14 + 0x70]
    cmp rdx, 0x2
    mov r9d, 0x2
    cmovb r9, rdx
    mov rax, r12
    mov rdi, r12
    test rdx, rdx
    je .L1
    mov rax, qword ptr [rsi + r14 + 0x68]
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
    vzeroupper
    ret
.L12:
    mov rdi, r8
    lea rdx, [.D0]
    mov esi, 0x300
    vzeroupper
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
    sub rsp, 0x2c0
    cmp byte ptr [rdi + 0x28], 0x0
    jne .L9
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L9
    mov r13, qword ptr [rdi + 0x8]
    mov rsi, qword ptr [rdi + 0x18]
    mov rax, qword ptr [rdi + 0x20]
    mov r12, qword ptr [r13 + 0xb00]
    mov qword ptr [rsp + 0x80], 0x0
    lea rcx, [rsp + 0x80]
    vxorps xmm0, xmm0, xmm0
    vmovaps ymmword ptr [rsp + 0x260], ymm0
    vmovaps ymmword ptr [rsp + 0x240], ymm0
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
    mov qword ptr [rsp + 0x18], rcx
    lea rcx, [rsp + 0x18]
    test rax, rax
    je .L10
    mov rcx, qword ptr [rsp + 0x18]
    shl rax, 0x4
    lea rax, [rax + 8*rax]
    mov qword ptr [rsp + 0x60], rax
    lea rax, [r13 + 0x300]
    mov qword ptr [rsp + 0x70], rax
    mov qword ptr [rsp + 0x30], rcx
    lea rax, [rcx + 0x100]
    mov qword ptr [rsp + 0x58], rax
    add r13, 0x100
    xor r15d, r15d
    xor r14d, r14d
    xor ebx, ebx
    mov qword ptr [rsp + 0x68], r13
    mov qword ptr [rsp + 0x38], rsi
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
    mov r13, qword ptr [rsp + 0x58]
    mov rsi, r13
    lea rdx, [rsp + 0x40]
    lea r15, [rsp + 0x18]
    mov r8, r15
    call plywright::simd::avx_vnni::loops::update
    mov rax, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x18], rax
    mov qword ptr [rsp + 0x20], r13
    mov rdi, r15
    mov rsi, qword ptr [rsp + 0x68]
    call plywright::simd::avx_vnni::loops::output
    mov rsi, qword ptr [rsp + 0x38]
    mov eax, eax
    mov r15, qword ptr [rsp + 0x78]
    add r15, rax
    add r14, 0x90
    inc rbx
    cmp qword ptr [rsp + 0x60], r14
    je .L11
.L2:
    mov rdx, qword ptr [rsi + r14 + 0x10]
    cmp rdx, 0x2
    mov ecx, 0x2
    cmovb rcx, rdx
    mov rax, r12
    mov rdi, r12
    test rdx, rdx
    je .L4
    mov rax, qword ptr [rsi + r14 + 0x8]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L14
    shl edi, 0x8
    add rdi, r12
    cmp rdx, 0x1
    jne .L3
    mov rax, r12
    jmp .L4
    nop
.L3:
    movzx eax, word ptr [rax + 0x2]
    cmp rax, 0x2ff
    ja .L13
    shl eax, 0x8
    add rax, r12
.L4:
    mov qword ptr [rsp + 0x40], rdi
    mov qword ptr [rsp + 0x48], rax
    mov qword ptr [rsp + 0x50], rcx
    mov rdx, qword ptr [rsi + r14 + 0x28]
    cmp rdx, 0x2
    mov r9d, 0x2
    cmovb r9, rdx
    mov rax, r12
    mov rdi, r12
    test rdx, rdx
    je .L6
    mov rax, qword ptr [rsi + r14 + 0x20]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L14
    shl edi, 0x8
    add rdi, r12
    cmp rdx, 0x1
    jne .L5
    mov rax, r12
    jmp .L6
    nop
.L5:
    movzx eax, word ptr [rax + 0x2]
    cmp rax, 0x2ff
    ja .L13
    shl eax, 0x8
    add rax, r12
.L6:
    mov r13d, ebx
    and r13d, 0x3
    shl r13d, 0x9
    add r13, qword ptr [rsp + 0x70]
    mov qword ptr [rsp + 0x18], rdi
    mov qword ptr [rsp + 0x20], rax
    mov qword ptr [rsp + 0x28], r9
    mov rdi, r13
    mov rsi, qword ptr [rsp + 0x30]
    lea rdx, [rsp + 0x40]
    lea r8, [rsp + 0x18]
    vzeroupper
    call plywright::simd::avx_vnni::loops::update
    mov rsi, qword ptr [rsp + 0x38]
    mov rdx, qword ptr [rsi + r14 + 0x58]
    cmp rdx, 0x2
    mov ecx, 0x2
    cmovb rcx, rdx
    mov rax, r12
    mov rdi, r12
    test rdx, rdx
    je .L8
    mov rax, qword ptr [rsi + r14 + 0x50]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L14
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
    mov qword ptr [rsp + 0x78], r15
    mov qword ptr [rsp + 0x40], rdi
    mov qword ptr [rsp + 0x48], rax
    mov qword ptr [rsp + 0x50], rcx
    mov rdx, qword ptr [rsi + r14 + 0x70]
    cmp rdx, 0x2
    mov r9d, 0x2
    cmovb r9, rdx
    mov rax, r12
    mov rdi, r12
    test rdx, rdx
    je .L1
    mov rax, qword ptr [rsi + r14 + 0x68]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L14
    shl edi, 0x8
    add rdi, r12
    cmp rdx, 0x1
    je .L0
    movzx eax, word ptr [rax + 0x2]
    cmp rax, 0x2ff
    ja .L13
    shl eax, 0x8
    add rax, r12
    jmp .L1
.L9:
    call simd::kernels::simd::other
    jmp .L12
.L10:
    xor r15d, r15d
.L11:
    mov rax, r15
.L12:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L13:
    mov rdi, rax
.L14:
    lea rdx, [.D0]
    mov esi, 0x300
    vzeroupper
    call core::panicking::panic_bounds_check

plywright::simd::avx_vnni::loops::output:
    mov rcx, qword ptr [rdi]
    mov rax, qword ptr [rdi + 0x8]
    vpxor xmm0, xmm0, xmm0
    vpmaxsw ymm2, ymm0, ymmword ptr [rcx + 0x20]
    vpbroadcastd ymm1, dword ptr [.C0]
    vpminsw ymm2, ymm2, ymm1
    vpmullw ymm3, ymm2, ymmword ptr [rsi + 0x20]
    vpxor xmm4, xmm4, xmm4
    {vex} vpdpwssd ymm4, ymm3, ymm2
    vpmaxsw ymm2, ymm0, ymmword ptr [rcx + 0x60]
    vpminsw ymm2, ymm2, ymm1
    vpmullw ymm3, ymm2, ymmword ptr [rsi + 0x60]
    vpmaddwd ymm2, ymm3, ymm2
    vpmaxsw ymm3, ymm0, ymmword ptr [rcx + 0xa0]
    vpminsw ymm3, ymm3, ymm1
    vpmullw ymm5, ymm3, ymmword ptr [rsi + 0xa0]
    vpaddd ymm2, ymm4, ymm2
    vpmaddwd ymm3, ymm5, ymm3
    vpaddd ymm2, ymm2, ymm3
    vpmaxsw ymm3, ymm0, ymmword ptr [rcx + 0xe0]
    vpminsw ymm3, ymm3, ymm1
    vpmullw ymm4, ymm3, ymmword ptr [rsi + 0xe0]
    vpmaddwd ymm3, ymm4, ymm3
    vpaddd ymm2, ymm2, ymm3
    vpmaxsw ymm3, ymm0, ymmword ptr [rax + 0x20]
    vpminsw ymm3, ymm3, ymm1
    vpmullw ymm4, ymm3, ymmword ptr [rsi + 0x120]
    vpmaddwd ymm3, ymm4, ymm3
    vpmaxsw ymm4, ymm0, ymmword ptr [rax + 0x60]
    vpaddd ymm2, ymm2, ymm3
    vpminsw ymm3, ymm4, ymm1
    vpmullw ymm4, ymm3, ymmword ptr [rsi + 0x160]
    vpmaddwd ymm3, ymm4, ymm3
    vpaddd ymm2, ymm2, ymm3
    vpmaxsw ymm3, ymm0, ymmword ptr [rax + 0xa0]
    vpminsw ymm3, ymm3, ymm1
    vpmullw ymm4, ymm3, ymmword ptr [rsi + 0x1a0]
    vpmaddwd ymm3, ymm4, ymm3
    vpaddd ymm2, ymm2, ymm3
    vpmaxsw ymm3, ymm0, ymmword ptr [rax + 0xe0]
    vpminsw ymm3, ymm3, ymm1
    vpmullw ymm4, ymm3, ymmword ptr [rsi + 0x1e0]
    vpmaddwd ymm3, ymm4, ymm3
    vpmaxsw ymm4, ymm0, ymmword ptr [rcx]
    vpminsw ymm4, ymm4, ymm1
    vpmullw ymm5, ymm4, ymmword ptr [rsi]
    vpaddd ymm2, ymm2, ymm3
    vpxor xmm3, xmm3, xmm3
    {vex} vpdpwssd ymm3, ymm5, ymm4
    vpmaxsw ymm4, ymm0, ymmword ptr [rcx + 0x40]
    vpminsw ymm4, ymm4, ymm1
    vpmullw ymm5, ymm4, ymmword ptr [rsi + 0x40]
    vpmaddwd ymm4, ymm5, ymm4
    vpaddd ymm3, ymm3, ymm4
    vpmaxsw ymm4, ymm0, ymmword ptr [rcx + 0x80]
    vpminsw ymm4, ymm4, ymm1
    vpmullw ymm5, ymm4, ymmword ptr [rsi + 0x80]
    vpmaddwd ymm4, ymm5, ymm4
    vpmaxsw ymm5, ymm0, ymmword ptr [rcx + 0xc0]
    vpaddd ymm3, ymm3, ymm4
    vpminsw ymm4, ymm5, ymm1
    vpmullw ymm5, ymm4, ymmword ptr [rsi + 0xc0]
    vpmaddwd ymm4, ymm5, ymm4
    vpaddd ymm3, ymm3, ymm4
    vpmaxsw ymm4, ymm0, ymmword ptr [rax]
    vpminsw ymm4, ymm4, ymm1
    vpmullw ymm5, ymm4, ymmword ptr [rsi + 0x100]
    vpmaddwd ymm4, ymm5, ymm4
    vpaddd ymm3, ymm3, ymm4
    vpmaxsw ymm4, ymm0, ymmword ptr [rax + 0x40]
    vpminsw ymm4, ymm4, ymm1
    vpmullw ymm5, ymm4, ymmword ptr [rsi + 0x140]
    vpmaddwd ymm4, ymm5, ymm4
    vpmaxsw ymm5, ymm0, ymmword ptr [rax + 0x80]
    vpminsw ymm5, ymm5, ymm1
    vpmullw ymm6, ymm5, ymmword ptr [rsi + 0x180]
    vpaddd ymm3, ymm3, ymm4
    vpmaddwd ymm4, ymm6, ymm5
    vpaddd ymm3, ymm3, ymm4
    vpmaxsw ymm0, ymm0, ymmword ptr [rax + 0xc0]
    vpminsw ymm0, ymm0, ymm1
    vpmullw ymm1, ymm0, ymmword ptr [rsi + 0x1c0]
    vpmaddwd ymm0, ymm1, ymm0
    vpaddd ymm0, ymm3, ymm0
    vpaddd ymm0, ymm2, ymm0
    vextracti128 xmm1, ymm0, 0x1
    vpaddd xmm0, xmm1, xmm0
    vpshufd xmm1, xmm0, 0x4e
    vpaddd xmm0, xmm1, xmm0
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm1, xmm0
    vmovd eax, xmm0
    vzeroupper
    ret
.C0 = 0x00ff00ff

plywright::simd::avx_vnni::loops::update:
    vmovdqa ymm0, ymmword ptr [rdi]
    vmovdqa ymm1, ymmword ptr [rdi + 0x20]
    vmovdqa ymm2, ymmword ptr [rdi + 0x40]
    vmovdqa ymm3, ymmword ptr [rdi + 0x60]
    vmovdqa ymm4, ymmword ptr [rdi + 0x80]
    vmovdqa ymm5, ymmword ptr [rdi + 0xa0]
    vmovdqa ymm6, ymmword ptr [rdi + 0xc0]
    vmovdqa ymm7, ymmword ptr [rdi + 0xe0]
    test rcx, rcx
    je .L3
    lea rdi, [8*rcx]
    add rdi, -0x8
    test dil, 0x8
    jne .L0
    mov rax, qword ptr [rdx]
    vpaddw ymm0, ymm0, ymmword ptr [rax]
    vpaddw ymm1, ymm1, ymmword ptr [rax + 0x20]
    vpaddw ymm2, ymm2, ymmword ptr [rax + 0x40]
    vpaddw ymm3, ymm3, ymmword ptr [rax + 0x60]
    vpaddw ymm4, ymm4, ymmword ptr [rax + 0x80]
    vpaddw ymm5, ymm5, ymmword ptr [rax + 0xa0]
    vpaddw ymm6, ymm6, ymmword ptr [rax + 0xc0]
    vpaddw ymm7, ymm7, ymmword ptr [rax + 0xe0]
    lea rax, [rdx + 0x8]
    test rdi, rdi
    jne .L1
    jmp .L3
.L0:
    mov rax, rdx
    test rdi, rdi
    je .L3
.L1:
    lea rcx, [rdx + 8*rcx]
    nop
.L2:
    mov rdx, qword ptr [rax]
    mov rdi, qword ptr [rax + 0x8]
    vpaddw ymm0, ymm0, ymmword ptr [rdx]
    vpaddw ymm1, ymm1, ymmword ptr [rdx + 0x20]
    vpaddw ymm2, ymm2, ymmword ptr [rdx + 0x40]
    vpaddw ymm3, ymm3, ymmword ptr [rdx + 0x60]
    vpaddw ymm4, ymm4, ymmword ptr [rdx + 0x80]
    vpaddw ymm5, ymm5, ymmword ptr [rdx + 0xa0]
    vpaddw ymm6, ymm6, ymmword ptr [rdx + 0xc0]
    vpaddw ymm7, ymm7, ymmword ptr [rdx + 0xe0]
    vpaddw ymm0, ymm0, ymmword ptr [rdi]
    vpaddw ymm1, ymm1, ymmword ptr [rdi + 0x20]
    vpaddw ymm2, ymm2, ymmword ptr [rdi + 0x40]
    vpaddw ymm3, ymm3, ymmword ptr [rdi + 0x60]
    vpaddw ymm4, ymm4, ymmword ptr [rdi + 0x80]
    vpaddw ymm5, ymm5, ymmword ptr [rdi + 0xa0]
    vpaddw ymm6, ymm6, ymmword ptr [rdi + 0xc0]
    vpaddw ymm7, ymm7, ymmword ptr [rdi + 0xe0]
    add rax, 0x10
    cmp rax, rcx
    jne .L2
.L3:
    test r9, r9
    je .L4
    mov rax, qword ptr [r8]
    vpsubw ymm0, ymm0, ymmword ptr [rax]
    vpsubw ymm1, ymm1, ymmword ptr [rax + 0x20]
    vpsubw ymm2, ymm2, ymmword ptr [rax + 0x40]
    vpsubw ymm3, ymm3, ymmword ptr [rax + 0x60]
    vpsubw ymm4, ymm4, ymmword ptr [rax + 0x80]
    vpsubw ymm5, ymm5, ymmword ptr [rax + 0xa0]
    vpsubw ymm6, ymm6, ymmword ptr [rax + 0xc0]
    vpsubw ymm7, ymm7, ymmword ptr [rax + 0xe0]
    cmp r9, 0x1
    je .L4
    mov rax, qword ptr [r8 + 0x8]
    vpsubw ymm0, ymm0, ymmword ptr [rax]
    vpsubw ymm1, ymm1, ymmword ptr [rax + 0x20]
    vpsubw ymm2, ymm2, ymmword ptr [rax + 0x40]
    vpsubw ymm3, ymm3, ymmword ptr [rax + 0x60]
    vpsubw ymm4, ymm4, ymmword ptr [rax + 0x80]
    vpsubw ymm5, ymm5, ymmword ptr [rax + 0xa0]
    vpsubw ymm6, ymm6, ymmword ptr [rax + 0xc0]
    vpsubw ymm7, ymm7, ymmword ptr [rax + 0xe0]
.L4:
    vmovdqa ymmword ptr [rsi], ymm0
    vmovdqa ymmword ptr [rsi + 0x20], ymm1
    vmovdqa ymmword ptr [rsi + 0x40], ymm2
    vmovdqa ymmword ptr [rsi + 0x60], ymm3
    vmovdqa ymmword ptr [rsi + 0x80], ymm4
    vmovdqa ymmword ptr [rsi + 0xa0], ymm5
    vmovdqa ymmword ptr [rsi + 0xc0], ymm6
    vmovdqa ymmword ptr [rsi + 0xe0], ymm7
    vzeroupper
    ret
