# The kernels of simd/avx512, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm simd/avx512 --target x86-64-v4
# binary: sha256 3d689e043d6485e24df711a9c27a0b9ebec850911ce9666d278c8e0104bb5863
# latency: 435 instructions in 2312 bytes; innermost loops: .L10 of 8, .L12 of 27, .L23 of 8, .L25 of 27
# throughput: 424 instructions in 2248 bytes; innermost loops: .L10 of 8, .L12 of 27, .L22 of 8, .L24 of 27
# mix of 859 instructions: 131 mov, 96 vpaddw, 64 vpsubw, 58 cmp, 41 add, 36 je, 32 vmovdqa, 32 vmovdqa64, 31 lea, 27 jmp, 26 test, 24 jne, 22 vpaddd, 20 shl, 16 ja, 16 movzx, 16 vmovdqu64, 16 vpmaddwd, 16 vpmaxsw, 16 vpminsw, 16 vpmullw, 12 pop, 12 push, 12 xor, 10 inc, 9 and, 8 call, 8 vzeroupper, 4 cmovb, 4 jb, 4 not, 4 shr, 4 vpshufd, 4 vpxor, 2 ret, 2 sub, 2 vextracti128, 2 vextracti64x4, 2 vmovd, 2 vpbroadcastd

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
    jne .L26
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L26
    mov rcx, qword ptr [rdi + 0x8]
    mov rsi, qword ptr [rdi + 0x18]
    mov rax, qword ptr [rdi + 0x20]
    mov qword ptr [rsp + 0x28], rcx
    mov rbx, qword ptr [rcx + 0xb00]
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
    mov qword ptr [rsp + 0x10], rcx
    lea rcx, [rsp + 0x10]
    test rax, rax
    je .L27
    mov r11, qword ptr [rsp + 0x10]
    lea rax, [rax + 8*rax]
    shl rax, 0x4
    add rax, rsi
    mov qword ptr [rsp + 0x30], rax
    xor eax, eax
    vpxor xmm0, xmm0, xmm0
    vpbroadcastd zmm1, dword ptr [.C0]
    xor r12d, r12d
    xor r15d, r15d
    jmp .L1
    nop
.L0:
    add rsi, 0x90
    inc r15
    vmovdqa64 zmmword ptr [r11 + 0x100], zmm6
    vmovdqa64 zmmword ptr [r11 + 0x140], zmm8
    vmovdqa64 zmmword ptr [r11 + 0x180], zmm7
    vmovdqa64 zmmword ptr [r11 + 0x1c0], zmm9
    vpmaxsw zmm9, zmm9, zmm0
    vpminsw zmm9, zmm9, zmm1
    mov rcx, qword ptr [rsp + 0x28]
    vpmullw zmm10, zmm9, zmmword ptr [rcx + 0x2c0]
    vpmaddwd zmm9, zmm10, zmm9
    vpmaxsw zmm8, zmm8, zmm0
    vpminsw zmm8, zmm8, zmm1
    vpmullw zmm10, zmm8, zmmword ptr [rcx + 0x240]
    vpmaddwd zmm8, zmm10, zmm8
    vpaddd zmm8, zmm8, zmm9
    vpmaxsw zmm5, zmm5, zmm0
    vpminsw zmm5, zmm5, zmm1
    vpmullw zmm9, zmm5, zmmword ptr [rcx + 0x1c0]
    vpmaddwd zmm5, zmm9, zmm5
    vpmaxsw zmm4, zmm4, zmm0
    vpminsw zmm4, zmm4, zmm1
    vpmullw zmm9, zmm4, zmmword ptr [rcx + 0x140]
    vpmaddwd zmm4, zmm9, zmm4
    vpaddd zmm4, zmm5, zmm4
    vpmaxsw zmm5, zmm7, zmm0
    vpminsw zmm5, zmm5, zmm1
    vpmullw zmm7, zmm5, zmmword ptr [rcx + 0x280]
    vpmaddwd zmm5, zmm7, zmm5
    vpaddd zmm4, zmm4, zmm5
    vpaddd zmm4, zmm8, zmm4
    vpmaxsw zmm5, zmm6, zmm0
    vpminsw zmm5, zmm5, zmm1
    vpmullw zmm6, zmm5, zmmword ptr [rcx + 0x200]
    vpmaddwd zmm5, zmm6, zmm5
    vpmaxsw zmm3, zmm3, zmm0
    vpminsw zmm3, zmm3, zmm1
    vpmullw zmm6, zmm3, zmmword ptr [rcx + 0x180]
    vpmaddwd zmm3, zmm6, zmm3
    vpaddd zmm3, zmm5, zmm3
    vpmaxsw zmm2, zmm2, zmm0
    vpminsw zmm2, zmm2, zmm1
    vpmullw zmm5, zmm2, zmmword ptr [rcx + 0x100]
    vpmaddwd zmm2, zmm5, zmm2
    vpaddd zmm2, zmm3, zmm2
    vpaddd zmm2, zmm4, zmm2
    vextracti64x4 ymm3, zmm2, 0x1
    vpaddd zmm2, zmm2, zmm3
    vextracti128 xmm3, ymm2, 0x1
    vpaddd xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0xee
    vpaddd xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0x55
    vpaddd xmm2, xmm2, xmm3
    vmovd r12d, xmm2
    add rax, r12
    and r12, qword ptr [rsp + 0x38]
    cmp rsi, qword ptr [rsp + 0x30]
    je .L28
.L1:
    mov r10, qword ptr [rsi + 0x10]
    mov r8, rbx
    mov rdi, rbx
    test r10, r10
    je .L3
    mov rcx, qword ptr [rsi + 0x8]
    movzx edi, word ptr [rcx]
    cmp rdi, 0x2ff
    ja .L33
    shl edi, 0x8
    add rdi, rbx
    cmp r10, 0x1
    jne .L2
    mov r8, rbx
    jmp .L3
    nop
.L2:
    movzx r8d, word ptr [rcx + 0x2]
    cmp r8, 0x2ff
    ja .L31
    shl r8d, 0x8
    add r8, rbx
.L3:
    mov r9, qword ptr [rsi + 0x28]
    cmp r9, 0x2
    mov r13d, 0x2
    cmovb r13, r9
    mov r14, rbx
    mov rcx, rbx
    test r9, r9
    je .L5
    mov r14, qword ptr [rsi + 0x20]
    movzx ecx, word ptr [r14]
    cmp rcx, 0x2ff
    ja .L30
    shl ecx, 0x8
    add rcx, rbx
    cmp r9, 0x1
    jne .L4
    mov r14, rbx
    jmp .L5
    nop
.L4:
    movzx r14d, word ptr [r14 + 0x2]
    cmp r14, 0x2ff
    ja .L29
    shl r14d, 0x8
    add r14, rbx
.L5:
    mov rdx, r15
    xor r12d, r15d
    and r12d, 0x3
    shl r12d, 0x9
    mov r15, qword ptr [rsp + 0x28]
    add r15, 0x300
    add r12, r15
    mov qword ptr [rsp + 0x10], rcx
    mov qword ptr [rsp + 0x18], r14
    mov qword ptr [rsp + 0x20], r13
    vmovdqu64 zmm2, zmmword ptr [r12]
    vmovdqu64 zmm4, zmmword ptr [r12 + 0x40]
    vmovdqu64 zmm3, zmmword ptr [r12 + 0x80]
    vmovdqu64 zmm5, zmmword ptr [r12 + 0xc0]
    test r10, r10
    je .L7
    vpaddw zmm2, zmm2, zmmword ptr [rdi]
    vpaddw zmm4, zmm4, zmmword ptr [rdi + 0x40]
    vpaddw zmm3, zmm3, zmmword ptr [rdi + 0x80]
    vpaddw zmm5, zmm5, zmmword ptr [rdi + 0xc0]
    test r9, r9
    je .L8
    cmp r10, 0x1
    mov r15, rdx
    je .L6
    vpaddw zmm2, zmm2, zmmword ptr [r8]
    vpaddw zmm4, zmm4, zmmword ptr [r8 + 0x40]
    vpaddw zmm3, zmm3, zmmword ptr [r8 + 0x80]
    vpaddw zmm5, zmm5, zmmword ptr [r8 + 0xc0]
.L6:
    lea rcx, [8*r13]
    add rcx, -0x8
    mov edi, ecx
    not edi
    test dil, 0x18
    jne .L9
    lea rcx, [rsp + 0x10]
    jmp .L11
    nop
.L7:
    test r9, r9
    je .L13
    vpsubw zmm2, zmm2, zmmword ptr [rcx]
    vpsubw zmm4, zmm4, zmmword ptr [rcx + 0x40]
    vpsubw zmm3, zmm3, zmmword ptr [rcx + 0x80]
    vpsubw zmm5, zmm5, zmmword ptr [rcx + 0xc0]
    cmp r9, 0x1
    mov r15, rdx
    je .L14
    vpsubw zmm2, zmm2, zmmword ptr [r14]
    vpsubw zmm4, zmm4, zmmword ptr [r14 + 0x40]
    vpsubw zmm3, zmm3, zmmword ptr [r14 + 0x80]
    vpsubw zmm5, zmm5, zmmword ptr [r14 + 0xc0]
    jmp .L14
    nop
.L8:
    cmp r10, 0x1
    mov r15, rdx
    je .L14
    vpaddw zmm2, zmm2, zmmword ptr [r8]
    vpaddw zmm4, zmm4, zmmword ptr [r8 + 0x40]
    vpaddw zmm3, zmm3, zmmword ptr [r8 + 0x80]
    vpaddw zmm5, zmm5, zmmword ptr [r8 + 0xc0]
    jmp .L14
.L9:
    mov edi, ecx
    shr edi, 0x3
    inc edi
    and edi, 0x3
    xor r8d, r8d
    nop
.L10:
    mov r9, qword ptr [rsp + 8*r8 + 0x10]
    vpsubw zmm2, zmm2, zmmword ptr [r9]
    vpsubw zmm4, zmm4, zmmword ptr [r9 + 0x40]
    vpsubw zmm3, zmm3, zmmword ptr [r9 + 0x80]
    vpsubw zmm5, zmm5, zmmword ptr [r9 + 0xc0]
    inc r8
    cmp rdi, r8
    jne .L10
    cmp rcx, 0x18
    jb .L14
    lea rcx, [rsp + 8*rdi]
    add rcx, 0x10
.L11:
    lea rdi, [rsp + 8*r13]
    add rdi, 0x10
    nop
.L12:
    mov r8, qword ptr [rcx]
    mov r9, qword ptr [rcx + 0x8]
    vmovdqa64 zmm6, zmmword ptr [r8]
    vmovdqa64 zmm7, zmmword ptr [r8 + 0x40]
    vmovdqa64 zmm8, zmmword ptr [r8 + 0x80]
    vmovdqa64 zmm9, zmmword ptr [r8 + 0xc0]
    vpaddw zmm6, zmm6, zmmword ptr [r9]
    vpaddw zmm7, zmm7, zmmword ptr [r9 + 0x40]
    vpaddw zmm8, zmm8, zmmword ptr [r9 + 0x80]
    vpaddw zmm9, zmm9, zmmword ptr [r9 + 0xc0]
    mov r8, qword ptr [rcx + 0x10]
    vpaddw zmm6, zmm6, zmmword ptr [r8]
    vpaddw zmm7, zmm7, zmmword ptr [r8 + 0x40]
    vpaddw zmm8, zmm8, zmmword ptr [r8 + 0x80]
    vpaddw zmm9, zmm9, zmmword ptr [r8 + 0xc0]
    mov r8, qword ptr [rcx + 0x18]
    vpaddw zmm6, zmm6, zmmword ptr [r8]
    vpsubw zmm2, zmm2, zmm6
    vpaddw zmm6, zmm7, zmmword ptr [r8 + 0x40]
    vpsubw zmm4, zmm4, zmm6
    vpaddw zmm6, zmm8, zmmword ptr [r8 + 0x80]
    vpsubw zmm3, zmm3, zmm6
    vpaddw zmm6, zmm9, zmmword ptr [r8 + 0xc0]
    vpsubw zmm5, zmm5, zmm6
    add rcx, 0x20
    cmp rcx, rdi
    jne .L12
    jmp .L14
.L13:
    mov r15, rdx
    nop
.L14:
    vmovdqa64 zmmword ptr [r11], zmm2
    vmovdqa64 zmmword ptr [r11 + 0x40], zmm4
    vmovdqa64 zmmword ptr [r11 + 0x80], zmm3
    vmovdqa64 zmmword ptr [r11 + 0xc0], zmm5
    mov r8, qword ptr [rsi + 0x58]
    mov r10, rbx
    mov rdi, rbx
    test r8, r8
    je .L16
    mov rcx, qword ptr [rsi + 0x50]
    movzx edi, word ptr [rcx]
    cmp rdi, 0x2ff
    ja .L33
    shl edi, 0x8
    add rdi, rbx
    cmp r8, 0x1
    jne .L15
    mov r10, rbx
    jmp .L16
    nop
.L15:
    movzx r10d, word ptr [rcx + 0x2]
    cmp r10, 0x2ff
    ja .L32
    shl r10d, 0x8
    add r10, rbx
.L16:
    mov r9, qword ptr [rsi + 0x70]
    cmp r9, 0x2
    mov r13d, 0x2
    cmovb r13, r9
    mov r14, rbx
    mov rcx, rbx
    test r9, r9
    je .L18
    mov r14, qword ptr [rsi + 0x68]
    movzx ecx, word ptr [r14]
    cmp rcx, 0x2ff
    ja .L30
    shl ecx, 0x8
    add rcx, rbx
    cmp r9, 0x1
    jne .L17
    mov r14, rbx
    jmp .L18
    nop
.L17:
    movzx r14d, word ptr [r14 + 0x2]
    cmp r14, 0x2ff
    ja .L29
    shl r14d, 0x8
    add r14, rbx
.L18:
    mov qword ptr [rsp + 0x10], rcx
    mov qword ptr [rsp + 0x18], r14
    mov qword ptr [rsp + 0x20], r13
    vmovdqu64 zmm6, zmmword ptr [r12 + 0x100]
    vmovdqu64 zmm8, zmmword ptr [r12 + 0x140]
    vmovdqu64 zmm7, zmmword ptr [r12 + 0x180]
    vmovdqu64 zmm9, zmmword ptr [r12 + 0x1c0]
    test r8, r8
    je .L20
    vpaddw zmm6, zmm6, zmmword ptr [rdi]
    vpaddw zmm8, zmm8, zmmword ptr [rdi + 0x40]
    vpaddw zmm7, zmm7, zmmword ptr [rdi + 0x80]
    vpaddw zmm9, zmm9, zmmword ptr [rdi + 0xc0]
    test r9, r9
    je .L21
    cmp r8, 0x1
    je .L19
    vpaddw zmm6, zmm6, zmmword ptr [r10]
    vpaddw zmm8, zmm8, zmmword ptr [r10 + 0x40]
    vpaddw zmm7, zmm7, zmmword ptr [r10 + 0x80]
    vpaddw zmm9, zmm9, zmmword ptr [r10 + 0xc0]
.L19:
    lea rcx, [8*r13]
    add rcx, -0x8
    mov edi, ecx
    not edi
    test dil, 0x18
    jne .L22
    lea rcx, [rsp + 0x10]
    jmp .L24
    nop
.L20:
    test r9, r9
    je .L0
    vpsubw zmm6, zmm6, zmmword ptr [rcx]
    vpsubw zmm8, zmm8, zmmword ptr [rcx + 0x40]
    vpsubw zmm7, zmm7, zmmword ptr [rcx + 0x80]
    vpsubw zmm9, zmm9, zmmword ptr [rcx + 0xc0]
    cmp r9, 0x1
    je .L0
    vpsubw zmm6, zmm6, zmmword ptr [r14]
    vpsubw zmm8, zmm8, zmmword ptr [r14 + 0x40]
    vpsubw zmm7, zmm7, zmmword ptr [r14 + 0x80]
    vpsubw zmm9, zmm9, zmmword ptr [r14 + 0xc0]
    jmp .L0
    nop
.L21:
    cmp r8, 0x1
    je .L0
    vpaddw zmm6, zmm6, zmmword ptr [r10]
    vpaddw zmm8, zmm8, zmmword ptr [r10 + 0x40]
    vpaddw zmm7, zmm7, zmmword ptr [r10 + 0x80]
    vpaddw zmm9, zmm9, zmmword ptr [r10 + 0xc0]
    jmp .L0
.L22:
    mov edi, ecx
    shr edi, 0x3
    inc edi
    and edi, 0x3
    xor r8d, r8d
    nop
.L23:
    mov r9, qword ptr [rsp + 8*r8 + 0x10]
    vpsubw zmm6, zmm6, zmmword ptr [r9]
    vpsubw zmm8, zmm8, zmmword ptr [r9 + 0x40]
    vpsubw zmm7, zmm7, zmmword ptr [r9 + 0x80]
    vpsubw zmm9, zmm9, zmmword ptr [r9 + 0xc0]
    inc r8
    cmp rdi, r8
    jne .L23
    cmp rcx, 0x18
    jb .L0
    lea rcx, [rsp + 8*rdi]
    add rcx, 0x10
.L24:
    lea rdi, [rsp + 8*r13]
    add rdi, 0x10
    nop
.L25:
    mov r8, qword ptr [rcx]
    mov r9, qword ptr [rcx + 0x8]
    vmovdqa64 zmm10, zmmword ptr [r8]
    vmovdqa64 zmm11, zmmword ptr [r8 + 0x40]
    vmovdqa64 zmm12, zmmword ptr [r8 + 0x80]
    vmovdqa64 zmm13, zmmword ptr [r8 + 0xc0]
    vpaddw zmm10, zmm10, zmmword ptr [r9]
    vpaddw zmm11, zmm11, zmmword ptr [r9 + 0x40]
    vpaddw zmm12, zmm12, zmmword ptr [r9 + 0x80]
    vpaddw zmm13, zmm13, zmmword ptr [r9 + 0xc0]
    mov r8, qword ptr [rcx + 0x10]
    vpaddw zmm10, zmm10, zmmword ptr [r8]
    vpaddw zmm11, zmm11, zmmword ptr [r8 + 0x40]
    vpaddw zmm12, zmm12, zmmword ptr [r8 + 0x80]
    vpaddw zmm13, zmm13, zmmword ptr [r8 + 0xc0]
    mov r8, qword ptr [rcx + 0x18]
    vpaddw zmm10, zmm10, zmmword ptr [r8]
    vpsubw zmm6, zmm6, zmm10
    vpaddw zmm10, zmm11, zmmword ptr [r8 + 0x40]
    vpsubw zmm8, zmm8, zmm10
    vpaddw zmm10, zmm12, zmmword ptr [r8 + 0x80]
    vpsubw zmm7, zmm7, zmm10
    vpaddw zmm10, zmm13, zmmword ptr [r8 + 0xc0]
    vpsubw zmm9, zmm9, zmm10
    add rcx, 0x20
    cmp rcx, rdi
    jne .L25
    jmp .L0
.L26:
    call simd::kernels::simd::other
    jmp .L28
.L27:
    xor eax, eax
.L28:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L29:
    mov rcx, r14
.L30:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rcx
    vzeroupper
    call core::panicking::panic_bounds_check
.L31:
    mov rdi, r8
    lea rdx, [.D0]
    mov esi, 0x300
    vzeroupper
    call core::panicking::panic_bounds_check
.L32:
    mov rdi, r10
.L33:
    lea rdx, [.D0]
    mov esi, 0x300
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
    jne .L25
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L25
    mov rdx, qword ptr [rdi + 0x8]
    mov rsi, qword ptr [rdi + 0x18]
    mov rax, qword ptr [rdi + 0x20]
    mov r11, qword ptr [rdx + 0xb00]
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
    mov qword ptr [rsp + 0x18], rcx
    lea rcx, [rsp + 0x18]
    test rax, rax
    je .L26
    mov r10, qword ptr [rsp + 0x18]
    lea rax, [rax + 8*rax]
    shl rax, 0x4
    add rax, rsi
    mov qword ptr [rsp + 0x38], rax
    xor eax, eax
    vpxor xmm0, xmm0, xmm0
    vpbroadcastd zmm1, dword ptr [.C0]
    xor r15d, r15d
    jmp .L1
    nop
.L0:
    add rsi, 0x90
    vmovdqa64 zmmword ptr [r10 + 0x100], zmm6
    vmovdqa64 zmmword ptr [r10 + 0x140], zmm8
    vmovdqa64 zmmword ptr [r10 + 0x180], zmm7
    vmovdqa64 zmmword ptr [r10 + 0x1c0], zmm9
    inc r15
    vpmaxsw zmm9, zmm9, zmm0
    vpminsw zmm9, zmm9, zmm1
    vpmullw zmm10, zmm9, zmmword ptr [rdx + 0x2c0]
    vpmaddwd zmm9, zmm10, zmm9
    vpmaxsw zmm8, zmm8, zmm0
    vpminsw zmm8, zmm8, zmm1
    vpmullw zmm10, zmm8, zmmword ptr [rdx + 0x240]
    vpmaddwd zmm8, zmm10, zmm8
    vpaddd zmm8, zmm8, zmm9
    vpmaxsw zmm5, zmm5, zmm0
    vpminsw zmm5, zmm5, zmm1
    vpmullw zmm9, zmm5, zmmword ptr [rdx + 0x1c0]
    vpmaddwd zmm5, zmm9, zmm5
    vpmaxsw zmm4, zmm4, zmm0
    vpminsw zmm4, zmm4, zmm1
    vpmullw zmm9, zmm4, zmmword ptr [rdx + 0x140]
    vpmaddwd zmm4, zmm9, zmm4
    vpaddd zmm4, zmm5, zmm4
    vpmaxsw zmm5, zmm7, zmm0
    vpminsw zmm5, zmm5, zmm1
    vpmullw zmm7, zmm5, zmmword ptr [rdx + 0x280]
    vpmaddwd zmm5, zmm7, zmm5
    vpaddd zmm4, zmm4, zmm5
    vpaddd zmm4, zmm8, zmm4
    vpmaxsw zmm5, zmm6, zmm0
    vpminsw zmm5, zmm5, zmm1
    vpmullw zmm6, zmm5, zmmword ptr [rdx + 0x200]
    vpmaddwd zmm5, zmm6, zmm5
    vpmaxsw zmm3, zmm3, zmm0
    vpminsw zmm3, zmm3, zmm1
    vpmullw zmm6, zmm3, zmmword ptr [rdx + 0x180]
    vpmaddwd zmm3, zmm6, zmm3
    vpaddd zmm3, zmm5, zmm3
    vpmaxsw zmm2, zmm2, zmm0
    vpminsw zmm2, zmm2, zmm1
    vpmullw zmm5, zmm2, zmmword ptr [rdx + 0x100]
    vpmaddwd zmm2, zmm5, zmm2
    vpaddd zmm2, zmm3, zmm2
    vpaddd zmm2, zmm4, zmm2
    vextracti64x4 ymm3, zmm2, 0x1
    vpaddd zmm2, zmm2, zmm3
    vextracti128 xmm3, ymm2, 0x1
    vpaddd xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0xee
    vpaddd xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0x55
    vpaddd xmm2, xmm2, xmm3
    vmovd ecx, xmm2
    add rax, rcx
    cmp rsi, qword ptr [rsp + 0x38]
    je .L27
.L1:
    mov r13, qword ptr [rsi + 0x10]
    mov r8, r11
    mov rdi, r11
    test r13, r13
    je .L3
    mov rcx, qword ptr [rsi + 0x8]
    movzx edi, word ptr [rcx]
    cmp rdi, 0x2ff
    ja .L32
    shl edi, 0x8
    add rdi, r11
    cmp r13, 0x1
    jne .L2
    mov r8, r11
    jmp .L3
    nop
.L2:
    movzx r8d, word ptr [rcx + 0x2]
    cmp r8, 0x2ff
    ja .L30
    shl r8d, 0x8
    add r8, r11
.L3:
    mov rbx, qword ptr [rsi + 0x28]
    cmp rbx, 0x2
    mov r12d, 0x2
    cmovb r12, rbx
    mov r9, r11
    mov rcx, r11
    test rbx, rbx
    je .L5
    mov r9, qword ptr [rsi + 0x20]
    movzx ecx, word ptr [r9]
    cmp rcx, 0x2ff
    ja .L29
    shl ecx, 0x8
    add rcx, r11
    cmp rbx, 0x1
    jne .L4
    mov r9, r11
    jmp .L5
    nop
.L4:
    movzx r9d, word ptr [r9 + 0x2]
    cmp r9, 0x2ff
    ja .L28
    shl r9d, 0x8
    add r9, r11
.L5:
    mov qword ptr [rsp + 0x30], r15
    and r15d, 0x3
    shl r15d, 0x9
    lea r14, [rdx + 0x300]
    add r15, r14
    mov qword ptr [rsp + 0x18], rcx
    mov qword ptr [rsp + 0x20], r9
    mov qword ptr [rsp + 0x28], r12
    vmovdqu64 zmm2, zmmword ptr [r15]
    vmovdqu64 zmm4, zmmword ptr [r15 + 0x40]
    vmovdqu64 zmm3, zmmword ptr [r15 + 0x80]
    vmovdqu64 zmm5, zmmword ptr [r15 + 0xc0]
    test r13, r13
    je .L7
    vpaddw zmm2, zmm2, zmmword ptr [rdi]
    vpaddw zmm4, zmm4, zmmword ptr [rdi + 0x40]
    vpaddw zmm3, zmm3, zmmword ptr [rdi + 0x80]
    vpaddw zmm5, zmm5, zmmword ptr [rdi + 0xc0]
    test rbx, rbx
    je .L8
    cmp r13, 0x1
    je .L6
    vpaddw zmm2, zmm2, zmmword ptr [r8]
    vpaddw zmm4, zmm4, zmmword ptr [r8 + 0x40]
    vpaddw zmm3, zmm3, zmmword ptr [r8 + 0x80]
    vpaddw zmm5, zmm5, zmmword ptr [r8 + 0xc0]
.L6:
    lea rcx, [8*r12]
    add rcx, -0x8
    mov edi, ecx
    not edi
    test dil, 0x18
    jne .L9
    lea rcx, [rsp + 0x18]
    jmp .L11
    nop
.L7:
    test rbx, rbx
    je .L13
    vpsubw zmm2, zmm2, zmmword ptr [rcx]
    vpsubw zmm4, zmm4, zmmword ptr [rcx + 0x40]
    vpsubw zmm3, zmm3, zmmword ptr [rcx + 0x80]
    vpsubw zmm5, zmm5, zmmword ptr [rcx + 0xc0]
    cmp rbx, 0x1
    je .L13
    vpsubw zmm2, zmm2, zmmword ptr [r9]
    vpsubw zmm4, zmm4, zmmword ptr [r9 + 0x40]
    vpsubw zmm3, zmm3, zmmword ptr [r9 + 0x80]
    vpsubw zmm5, zmm5, zmmword ptr [r9 + 0xc0]
    jmp .L13
    nop
.L8:
    cmp r13, 0x1
    je .L13
    vpaddw zmm2, zmm2, zmmword ptr [r8]
    vpaddw zmm4, zmm4, zmmword ptr [r8 + 0x40]
    vpaddw zmm3, zmm3, zmmword ptr [r8 + 0x80]
    vpaddw zmm5, zmm5, zmmword ptr [r8 + 0xc0]
    jmp .L13
.L9:
    mov edi, ecx
    shr edi, 0x3
    inc edi
    and edi, 0x3
    xor r8d, r8d
    nop
.L10:
    mov r9, qword ptr [rsp + 8*r8 + 0x18]
    vpsubw zmm2, zmm2, zmmword ptr [r9]
    vpsubw zmm4, zmm4, zmmword ptr [r9 + 0x40]
    vpsubw zmm3, zmm3, zmmword ptr [r9 + 0x80]
    vpsubw zmm5, zmm5, zmmword ptr [r9 + 0xc0]
    inc r8
    cmp rdi, r8
    jne .L10
    cmp rcx, 0x18
    jb .L13
    lea rcx, [rsp + 8*rdi]
    add rcx, 0x18
.L11:
    lea rdi, [rsp + 8*r12]
    add rdi, 0x18
    nop
.L12:
    mov r8, qword ptr [rcx]
    mov r9, qword ptr [rcx + 0x8]
    vmovdqa64 zmm6, zmmword ptr [r8]
    vmovdqa64 zmm7, zmmword ptr [r8 + 0x40]
    vmovdqa64 zmm8, zmmword ptr [r8 + 0x80]
    vmovdqa64 zmm9, zmmword ptr [r8 + 0xc0]
    vpaddw zmm6, zmm6, zmmword ptr [r9]
    vpaddw zmm7, zmm7, zmmword ptr [r9 + 0x40]
    vpaddw zmm8, zmm8, zmmword ptr [r9 + 0x80]
    vpaddw zmm9, zmm9, zmmword ptr [r9 + 0xc0]
    mov r8, qword ptr [rcx + 0x10]
    vpaddw zmm6, zmm6, zmmword ptr [r8]
    vpaddw zmm7, zmm7, zmmword ptr [r8 + 0x40]
    vpaddw zmm8, zmm8, zmmword ptr [r8 + 0x80]
    vpaddw zmm9, zmm9, zmmword ptr [r8 + 0xc0]
    mov r8, qword ptr [rcx + 0x18]
    vpaddw zmm6, zmm6, zmmword ptr [r8]
    vpsubw zmm2, zmm2, zmm6
    vpaddw zmm6, zmm7, zmmword ptr [r8 + 0x40]
    vpsubw zmm4, zmm4, zmm6
    vpaddw zmm6, zmm8, zmmword ptr [r8 + 0x80]
    vpsubw zmm3, zmm3, zmm6
    vpaddw zmm6, zmm9, zmmword ptr [r8 + 0xc0]
    vpsubw zmm5, zmm5, zmm6
    add rcx, 0x20
    cmp rcx, rdi
    jne .L12
.L13:
    vmovdqa64 zmmword ptr [r10], zmm2
    vmovdqa64 zmmword ptr [r10 + 0x40], zmm4
    vmovdqa64 zmmword ptr [r10 + 0x80], zmm3
    vmovdqa64 zmmword ptr [r10 + 0xc0], zmm5
    mov r8, qword ptr [rsi + 0x58]
    mov r13, r11
    mov rdi, r11
    test r8, r8
    je .L15
    mov rcx, qword ptr [rsi + 0x50]
    movzx edi, word ptr [rcx]
    cmp rdi, 0x2ff
    ja .L32
    shl edi, 0x8
    add rdi, r11
    cmp r8, 0x1
    jne .L14
    mov r13, r11
    jmp .L15
    nop
.L14:
    movzx r13d, word ptr [rcx + 0x2]
    cmp r13, 0x2ff
    ja .L31
    shl r13d, 0x8
    add r13, r11
.L15:
    mov rbx, qword ptr [rsi + 0x70]
    cmp rbx, 0x2
    mov r12d, 0x2
    cmovb r12, rbx
    mov r9, r11
    mov rcx, r11
    test rbx, rbx
    je .L17
    mov r9, qword ptr [rsi + 0x68]
    movzx ecx, word ptr [r9]
    cmp rcx, 0x2ff
    ja .L29
    shl ecx, 0x8
    add rcx, r11
    cmp rbx, 0x1
    jne .L16
    mov r9, r11
    jmp .L17
    nop
.L16:
    movzx r9d, word ptr [r9 + 0x2]
    cmp r9, 0x2ff
    ja .L28
    shl r9d, 0x8
    add r9, r11
.L17:
    mov qword ptr [rsp + 0x18], rcx
    mov qword ptr [rsp + 0x20], r9
    mov qword ptr [rsp + 0x28], r12
    vmovdqu64 zmm6, zmmword ptr [r15 + 0x100]
    vmovdqu64 zmm8, zmmword ptr [r15 + 0x140]
    vmovdqu64 zmm7, zmmword ptr [r15 + 0x180]
    vmovdqu64 zmm9, zmmword ptr [r15 + 0x1c0]
    test r8, r8
    je .L19
    vpaddw zmm6, zmm6, zmmword ptr [rdi]
    vpaddw zmm8, zmm8, zmmword ptr [rdi + 0x40]
    vpaddw zmm7, zmm7, zmmword ptr [rdi + 0x80]
    vpaddw zmm9, zmm9, zmmword ptr [rdi + 0xc0]
    test rbx, rbx
    mov r15, qword ptr [rsp + 0x30]
    je .L20
    cmp r8, 0x1
    je .L18
    vpaddw zmm6, zmm6, zmmword ptr [r13]
    vpaddw zmm8, zmm8, zmmword ptr [r13 + 0x40]
    vpaddw zmm7, zmm7, zmmword ptr [r13 + 0x80]
    vpaddw zmm9, zmm9, zmmword ptr [r13 + 0xc0]
.L18:
    lea rcx, [8*r12]
    add rcx, -0x8
    mov edi, ecx
    not edi
    test dil, 0x18
    jne .L21
    lea rcx, [rsp + 0x18]
    jmp .L23
    nop
.L19:
    test rbx, rbx
    mov r15, qword ptr [rsp + 0x30]
    je .L0
    vpsubw zmm6, zmm6, zmmword ptr [rcx]
    vpsubw zmm8, zmm8, zmmword ptr [rcx + 0x40]
    vpsubw zmm7, zmm7, zmmword ptr [rcx + 0x80]
    vpsubw zmm9, zmm9, zmmword ptr [rcx + 0xc0]
    cmp rbx, 0x1
    je .L0
    vpsubw zmm6, zmm6, zmmword ptr [r9]
    vpsubw zmm8, zmm8, zmmword ptr [r9 + 0x40]
    vpsubw zmm7, zmm7, zmmword ptr [r9 + 0x80]
    vpsubw zmm9, zmm9, zmmword ptr [r9 + 0xc0]
    jmp .L0
    nop
.L20:
    cmp r8, 0x1
    je .L0
    vpaddw zmm6, zmm6, zmmword ptr [r13]
    vpaddw zmm8, zmm8, zmmword ptr [r13 + 0x40]
    vpaddw zmm7, zmm7, zmmword ptr [r13 + 0x80]
    vpaddw zmm9, zmm9, zmmword ptr [r13 + 0xc0]
    jmp .L0
.L21:
    mov edi, ecx
    shr edi, 0x3
    inc edi
    and edi, 0x3
    xor r8d, r8d
    nop
.L22:
    mov r9, qword ptr [rsp + 8*r8 + 0x18]
    vpsubw zmm6, zmm6, zmmword ptr [r9]
    vpsubw zmm8, zmm8, zmmword ptr [r9 + 0x40]
    vpsubw zmm7, zmm7, zmmword ptr [r9 + 0x80]
    vpsubw zmm9, zmm9, zmmword ptr [r9 + 0xc0]
    inc r8
    cmp rdi, r8
    jne .L22
    cmp rcx, 0x18
    jb .L0
    lea rcx, [rsp + 8*rdi]
    add rcx, 0x18
.L23:
    lea rdi, [rsp + 8*r12]
    add rdi, 0x18
    nop
.L24:
    mov r8, qword ptr [rcx]
    mov r9, qword ptr [rcx + 0x8]
    vmovdqa64 zmm10, zmmword ptr [r8]
    vmovdqa64 zmm11, zmmword ptr [r8 + 0x40]
    vmovdqa64 zmm12, zmmword ptr [r8 + 0x80]
    vmovdqa64 zmm13, zmmword ptr [r8 + 0xc0]
    vpaddw zmm10, zmm10, zmmword ptr [r9]
    vpaddw zmm11, zmm11, zmmword ptr [r9 + 0x40]
    vpaddw zmm12, zmm12, zmmword ptr [r9 + 0x80]
    vpaddw zmm13, zmm13, zmmword ptr [r9 + 0xc0]
    mov r8, qword ptr [rcx + 0x10]
    vpaddw zmm10, zmm10, zmmword ptr [r8]
    vpaddw zmm11, zmm11, zmmword ptr [r8 + 0x40]
    vpaddw zmm12, zmm12, zmmword ptr [r8 + 0x80]
    vpaddw zmm13, zmm13, zmmword ptr [r8 + 0xc0]
    mov r8, qword ptr [rcx + 0x18]
    vpaddw zmm10, zmm10, zmmword ptr [r8]
    vpsubw zmm6, zmm6, zmm10
    vpaddw zmm10, zmm11, zmmword ptr [r8 + 0x40]
    vpsubw zmm8, zmm8, zmm10
    vpaddw zmm10, zmm12, zmmword ptr [r8 + 0x80]
    vpsubw zmm7, zmm7, zmm10
    vpaddw zmm10, zmm13, zmmword ptr [r8 + 0xc0]
    vpsubw zmm9, zmm9, zmm10
    add rcx, 0x20
    cmp rcx, rdi
    jne .L24
    jmp .L0
.L25:
    call simd::kernels::simd::other
    jmp .L27
.L26:
    xor eax, eax
.L27:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L28:
    mov rcx, r9
.L29:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rcx
    vzeroupper
    call core::panicking::panic_bounds_check
.L30:
    mov rdi, r8
    lea rdx, [.D0]
    mov esi, 0x300
    vzeroupper
    call core::panicking::panic_bounds_check
.L31:
    mov rdi, r13
.L32:
    lea rdx, [.D0]
    mov esi, 0x300
    vzeroupper
    call core::panicking::panic_bounds_check
.C0 = 0x00ff00ff
