# The kernels of simd/sse2, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v3
# command: cargo lab asm simd/sse2 --target x86-64-v3
# binary: sha256 4ed66a776f6b22913dd139c6c95ee6818ab5882f15994e67ac48697e3f8668d9
# latency: 411 instructions in 2396 bytes; innermost loops: .L0 of 331
# throughput: 407 instructions in 2380 bytes; innermost loops: .L0 of 330
# plywright::simd::sse2::loops::output: 169 instructions in 860 bytes; innermost loops: none
# mix of 987 instructions: 128 vpaddw, 128 vpsubw, 105 mov, 96 vmovdqa, 64 vmovdqu, 46 cmp, 44 je, 33 vpaddd, 32 vpmaddwd, 32 vpmaxsw, 32 vpminsw, 32 vpmullw, 26 test, 24 add, 20 shl, 18 lea, 16 ja, 16 movzx, 14 jmp, 12 jne, 12 pop, 12 push, 10 xor, 8 call, 8 vzeroupper, 5 and, 3 ret, 3 vpxor, 2 inc, 2 sub, 2 vpshufd, 1 vmovd, 1 vpbroadcastd

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
    jne .L18
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L18
    mov rsi, qword ptr [rdi + 0x8]
    mov r11, qword ptr [rdi + 0x18]
    mov rax, qword ptr [rdi + 0x20]
    mov r13, qword ptr [rsi + 0xb00]
    mov qword ptr [rsp + 0x40], 0x0
    lea rcx, [rsp + 0x40]
    mov rdx, qword ptr [rsp + 0x40]
    mov qword ptr [rsp + 0x38], rdx
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
    mov qword ptr [rsp + 0x8], rcx
    lea rcx, [rsp + 0x8]
    test rax, rax
    je .L19
    mov r15, qword ptr [rsp + 0x8]
    shl rax, 0x4
    lea rax, [rax + 8*rax]
    mov qword ptr [rsp + 0x20], rax
    lea rax, [rsi + 0x300]
    mov qword ptr [rsp + 0x30], rax
    add rsi, 0x100
    xor eax, eax
    xor ebx, ebx
    xor ecx, ecx
    xor r14d, r14d
    mov qword ptr [rsp + 0x28], r11
    mov qword ptr [rsp + 0x18], r13
    jmp .L2
    nop
.L0:
    mov r14, rax
.L1:
    vmovdqa xmmword ptr [r15 + 0x180], xmm7
    vmovdqa xmmword ptr [r15 + 0x190], xmm6
    vmovdqa xmmword ptr [r15 + 0x1a0], xmm5
    vmovdqa xmmword ptr [r15 + 0x1b0], xmm4
    vmovdqa xmmword ptr [r15 + 0x1c0], xmm3
    vmovdqa xmmword ptr [r15 + 0x1d0], xmm2
    vmovdqa xmmword ptr [r15 + 0x1e0], xmm1
    vmovdqa xmmword ptr [r15 + 0x1f0], xmm0
    mov qword ptr [rsp + 0x8], r15
    lea rax, [r15 + 0x100]
    mov qword ptr [rsp + 0x10], rax
    lea rdi, [rsp + 0x8]
    mov r12, rsi
    vzeroupper
    call plywright::simd::sse2::loops::output
    mov rsi, r12
    mov ecx, eax
    mov rax, r14
    add rax, rcx
    and rcx, qword ptr [rsp + 0x38]
    add rbx, 0x90
    mov r14, r13
    inc r14
    cmp qword ptr [rsp + 0x20], rbx
    mov r11, qword ptr [rsp + 0x28]
    mov r13, qword ptr [rsp + 0x18]
    je .L20
.L2:
    mov r8, qword ptr [r11 + rbx + 0x10]
    mov r9, r13
    mov r12, r13
    test r8, r8
    je .L4
    mov rdx, qword ptr [r11 + rbx + 0x8]
    movzx r12d, word ptr [rdx]
    cmp r12, 0x2ff
    ja .L24
    shl r12d, 0x8
    add r12, r13
    cmp r8, 0x1
    jne .L3
    mov r9, r13
    jmp .L4
    nop
.L3:
    movzx r9d, word ptr [rdx + 0x2]
    cmp r9, 0x2ff
    ja .L23
    shl r9d, 0x8
    add r9, r13
.L4:
    mov rdx, qword ptr [r11 + rbx + 0x28]
    mov r10, r13
    mov rdi, r13
    test rdx, rdx
    je .L6
    mov r10, qword ptr [r11 + rbx + 0x20]
    movzx edi, word ptr [r10]
    cmp rdi, 0x2ff
    ja .L22
    shl edi, 0x8
    add rdi, r13
    cmp rdx, 0x1
    jne .L5
    mov r10, r13
    jmp .L6
.L5:
    movzx r10d, word ptr [r10 + 0x2]
    cmp r10, 0x2ff
    ja .L21
    shl r10d, 0x8
    add r10, r13
.L6:
    xor ecx, r14d
    and ecx, 0x3
    shl ecx, 0x9
    add rcx, qword ptr [rsp + 0x30]
    vmovdqu xmm7, xmmword ptr [rcx]
    vmovdqu xmm6, xmmword ptr [rcx + 0x10]
    vmovdqu xmm5, xmmword ptr [rcx + 0x20]
    vmovdqu xmm4, xmmword ptr [rcx + 0x30]
    vmovdqu xmm3, xmmword ptr [rcx + 0x40]
    vmovdqu xmm2, xmmword ptr [rcx + 0x50]
    vmovdqu xmm1, xmmword ptr [rcx + 0x60]
    vmovdqu xmm0, xmmword ptr [rcx + 0x70]
    test r8, r8
    je .L7
    vpaddw xmm7, xmm7, xmmword ptr [r12]
    vpaddw xmm6, xmm6, xmmword ptr [r12 + 0x10]
    vpaddw xmm5, xmm5, xmmword ptr [r12 + 0x20]
    vpaddw xmm4, xmm4, xmmword ptr [r12 + 0x30]
    vpaddw xmm3, xmm3, xmmword ptr [r12 + 0x40]
    vpaddw xmm2, xmm2, xmmword ptr [r12 + 0x50]
    vpaddw xmm1, xmm1, xmmword ptr [r12 + 0x60]
    vpaddw xmm0, xmm0, xmmword ptr [r12 + 0x70]
    cmp r8, 0x1
    je .L7
    vpaddw xmm7, xmm7, xmmword ptr [r9]
    vpaddw xmm6, xmm6, xmmword ptr [r9 + 0x10]
    vpaddw xmm5, xmm5, xmmword ptr [r9 + 0x20]
    vpaddw xmm4, xmm4, xmmword ptr [r9 + 0x30]
    vpaddw xmm3, xmm3, xmmword ptr [r9 + 0x40]
    vpaddw xmm2, xmm2, xmmword ptr [r9 + 0x50]
    vpaddw xmm1, xmm1, xmmword ptr [r9 + 0x60]
    vpaddw xmm0, xmm0, xmmword ptr [r9 + 0x70]
.L7:
    test rdx, rdx
    je .L8
    vpsubw xmm7, xmm7, xmmword ptr [rdi]
    vpsubw xmm6, xmm6, xmmword ptr [rdi + 0x10]
    vpsubw xmm5, xmm5, xmmword ptr [rdi + 0x20]
    vpsubw xmm4, xmm4, xmmword ptr [rdi + 0x30]
    vpsubw xmm3, xmm3, xmmword ptr [rdi + 0x40]
    vpsubw xmm2, xmm2, xmmword ptr [rdi + 0x50]
    vpsubw xmm1, xmm1, xmmword ptr [rdi + 0x60]
    vpsubw xmm0, xmm0, xmmword ptr [rdi + 0x70]
    cmp rdx, 0x1
    je .L8
    vpsubw xmm7, xmm7, xmmword ptr [r10]
    vpsubw xmm6, xmm6, xmmword ptr [r10 + 0x10]
    vpsubw xmm5, xmm5, xmmword ptr [r10 + 0x20]
    vpsubw xmm4, xmm4, xmmword ptr [r10 + 0x30]
    vpsubw xmm3, xmm3, xmmword ptr [r10 + 0x40]
    vpsubw xmm2, xmm2, xmmword ptr [r10 + 0x50]
    vpsubw xmm1, xmm1, xmmword ptr [r10 + 0x60]
    vpsubw xmm0, xmm0, xmmword ptr [r10 + 0x70]
.L8:
    vmovdqa xmmword ptr [r15], xmm7
    vmovdqa xmmword ptr [r15 + 0x10], xmm6
    vmovdqa xmmword ptr [r15 + 0x20], xmm5
    vmovdqa xmmword ptr [r15 + 0x30], xmm4
    vmovdqa xmmword ptr [r15 + 0x40], xmm3
    vmovdqa xmmword ptr [r15 + 0x50], xmm2
    vmovdqa xmmword ptr [r15 + 0x60], xmm1
    vmovdqa xmmword ptr [r15 + 0x70], xmm0
    vmovdqu xmm7, xmmword ptr [rcx + 0x80]
    vmovdqu xmm6, xmmword ptr [rcx + 0x90]
    vmovdqu xmm5, xmmword ptr [rcx + 0xa0]
    vmovdqu xmm4, xmmword ptr [rcx + 0xb0]
    vmovdqu xmm3, xmmword ptr [rcx + 0xc0]
    vmovdqu xmm2, xmmword ptr [rcx + 0xd0]
    vmovdqu xmm1, xmmword ptr [rcx + 0xe0]
    vmovdqu xmm0, xmmword ptr [rcx + 0xf0]
    test r8, r8
    je .L9
    vpaddw xmm7, xmm7, xmmword ptr [r12 + 0x80]
    vpaddw xmm6, xmm6, xmmword ptr [r12 + 0x90]
    vpaddw xmm5, xmm5, xmmword ptr [r12 + 0xa0]
    vpaddw xmm4, xmm4, xmmword ptr [r12 + 0xb0]
    vpaddw xmm3, xmm3, xmmword ptr [r12 + 0xc0]
    vpaddw xmm2, xmm2, xmmword ptr [r12 + 0xd0]
    vpaddw xmm1, xmm1, xmmword ptr [r12 + 0xe0]
    vpaddw xmm0, xmm0, xmmword ptr [r12 + 0xf0]
    cmp r8, 0x1
    je .L9
    vpaddw xmm7, xmm7, xmmword ptr [r9 + 0x80]
    vpaddw xmm6, xmm6, xmmword ptr [r9 + 0x90]
    vpaddw xmm5, xmm5, xmmword ptr [r9 + 0xa0]
    vpaddw xmm4, xmm4, xmmword ptr [r9 + 0xb0]
    vpaddw xmm3, xmm3, xmmword ptr [r9 + 0xc0]
    vpaddw xmm2, xmm2, xmmword ptr [r9 + 0xd0]
    vpaddw xmm1, xmm1, xmmword ptr [r9 + 0xe0]
    vpaddw xmm0, xmm0, xmmword ptr [r9 + 0xf0]
.L9:
    test rdx, rdx
    je .L10
    vpsubw xmm7, xmm7, xmmword ptr [rdi + 0x80]
    vpsubw xmm6, xmm6, xmmword ptr [rdi + 0x90]
    vpsubw xmm5, xmm5, xmmword ptr [rdi + 0xa0]
    vpsubw xmm4, xmm4, xmmword ptr [rdi + 0xb0]
    vpsubw xmm3, xmm3, xmmword ptr [rdi + 0xc0]
    vpsubw xmm2, xmm2, xmmword ptr [rdi + 0xd0]
    vpsubw xmm1, xmm1, xmmword ptr [rdi + 0xe0]
    vpsubw xmm0, xmm0, xmmword ptr [rdi + 0xf0]
    cmp rdx, 0x1
    je .L10
    vpsubw xmm7, xmm7, xmmword ptr [r10 + 0x80]
    vpsubw xmm6, xmm6, xmmword ptr [r10 + 0x90]
    vpsubw xmm5, xmm5, xmmword ptr [r10 + 0xa0]
    vpsubw xmm4, xmm4, xmmword ptr [r10 + 0xb0]
    vpsubw xmm3, xmm3, xmmword ptr [r10 + 0xc0]
    vpsubw xmm2, xmm2, xmmword ptr [r10 + 0xd0]
    vpsubw xmm1, xmm1, xmmword ptr [r10 + 0xe0]
    vpsubw xmm0, xmm0, xmmword ptr [r10 + 0xf0]
.L10:
    vmovdqa xmmword ptr [r15 + 0x80], xmm7
    vmovdqa xmmword ptr [r15 + 0x90], xmm6
    vmovdqa xmmword ptr [r15 + 0xa0], xmm5
    vmovdqa xmmword ptr [r15 + 0xb0], xmm4
    vmovdqa xmmword ptr [r15 + 0xc0], xmm3
    vmovdqa xmmword ptr [r15 + 0xd0], xmm2
    vmovdqa xmmword ptr [r15 + 0xe0], xmm1
    vmovdqa xmmword ptr [r15 + 0xf0], xmm0
    mov r8, qword ptr [r11 + rbx + 0x58]
    mov r9, r13
    mov r12, r13
    test r8, r8
    je .L12
    mov rdx, qword ptr [r11 + rbx + 0x50]
    movzx r12d, word ptr [rdx]
    cmp r12, 0x2ff
    ja .L24
    shl r12d, 0x8
    add r12, r13
    cmp r8, 0x1
    jne .L11
    mov r9, r13
    jmp .L12
    nop
.L11:
    movzx r9d, word ptr [rdx + 0x2]
    cmp r9, 0x2ff
    ja .L23
    shl r9d, 0x8
    add r9, r13
.L12:
    mov rdx, qword ptr [r11 + rbx + 0x70]
    mov r10, r13
    mov rdi, r13
    test rdx, rdx
    je .L14
    mov r10, qword ptr [r11 + rbx + 0x68]
    movzx edi, word ptr [r10]
    cmp rdi, 0x2ff
    ja .L22
    shl edi, 0x8
    add rdi, r13
    cmp rdx, 0x1
    jne .L13
    mov r10, r13
    jmp .L14
.L13:
    movzx r10d, word ptr [r10 + 0x2]
    cmp r10, 0x2ff
    ja .L21
    shl r10d, 0x8
    add r10, r13
.L14:
    vmovdqu xmm7, xmmword ptr [rcx + 0x100]
    vmovdqu xmm6, xmmword ptr [rcx + 0x110]
    vmovdqu xmm5, xmmword ptr [rcx + 0x120]
    vmovdqu xmm4, xmmword ptr [rcx + 0x130]
    vmovdqu xmm3, xmmword ptr [rcx + 0x140]
    vmovdqu xmm2, xmmword ptr [rcx + 0x150]
    vmovdqu xmm1, xmmword ptr [rcx + 0x160]
    vmovdqu xmm0, xmmword ptr [rcx + 0x170]
    test r8, r8
    je .L15
    vpaddw xmm7, xmm7, xmmword ptr [r12]
    vpaddw xmm6, xmm6, xmmword ptr [r12 + 0x10]
    vpaddw xmm5, xmm5, xmmword ptr [r12 + 0x20]
    vpaddw xmm4, xmm4, xmmword ptr [r12 + 0x30]
    vpaddw xmm3, xmm3, xmmword ptr [r12 + 0x40]
    vpaddw xmm2, xmm2, xmmword ptr [r12 + 0x50]
    vpaddw xmm1, xmm1, xmmword ptr [r12 + 0x60]
    vpaddw xmm0, xmm0, xmmword ptr [r12 + 0x70]
    cmp r8, 0x1
    je .L15
    vpaddw xmm7, xmm7, xmmword ptr [r9]
    vpaddw xmm6, xmm6, xmmword ptr [r9 + 0x10]
    vpaddw xmm5, xmm5, xmmword ptr [r9 + 0x20]
    vpaddw xmm4, xmm4, xmmword ptr [r9 + 0x30]
    vpaddw xmm3, xmm3, xmmword ptr [r9 + 0x40]
    vpaddw xmm2, xmm2, xmmword ptr [r9 + 0x50]
    vpaddw xmm1, xmm1, xmmword ptr [r9 + 0x60]
    vpaddw xmm0, xmm0, xmmword ptr [r9 + 0x70]
.L15:
    test rdx, rdx
    je .L16
    vpsubw xmm7, xmm7, xmmword ptr [rdi]
    vpsubw xmm6, xmm6, xmmword ptr [rdi + 0x10]
    vpsubw xmm5, xmm5, xmmword ptr [rdi + 0x20]
    vpsubw xmm4, xmm4, xmmword ptr [rdi + 0x30]
    vpsubw xmm3, xmm3, xmmword ptr [rdi + 0x40]
    vpsubw xmm2, xmm2, xmmword ptr [rdi + 0x50]
    vpsubw xmm1, xmm1, xmmword ptr [rdi + 0x60]
    vpsubw xmm0, xmm0, xmmword ptr [rdi + 0x70]
    cmp rdx, 0x1
    je .L16
    vpsubw xmm7, xmm7, xmmword ptr [r10]
    vpsubw xmm6, xmm6, xmmword ptr [r10 + 0x10]
    vpsubw xmm5, xmm5, xmmword ptr [r10 + 0x20]
    vpsubw xmm4, xmm4, xmmword ptr [r10 + 0x30]
    vpsubw xmm3, xmm3, xmmword ptr [r10 + 0x40]
    vpsubw xmm2, xmm2, xmmword ptr [r10 + 0x50]
    vpsubw xmm1, xmm1, xmmword ptr [r10 + 0x60]
    vpsubw xmm0, xmm0, xmmword ptr [r10 + 0x70]
.L16:
    vmovdqa xmmword ptr [r15 + 0x100], xmm7
    vmovdqa xmmword ptr [r15 + 0x110], xmm6
    vmovdqa xmmword ptr [r15 + 0x120], xmm5
    vmovdqa xmmword ptr [r15 + 0x130], xmm4
    vmovdqa xmmword ptr [r15 + 0x140], xmm3
    vmovdqa xmmword ptr [r15 + 0x150], xmm2
    vmovdqa xmmword ptr [r15 + 0x160], xmm1
    vmovdqa xmmword ptr [r15 + 0x170], xmm0
    vmovdqu xmm7, xmmword ptr [rcx + 0x180]
    vmovdqu xmm6, xmmword ptr [rcx + 0x190]
    vmovdqu xmm5, xmmword ptr [rcx + 0x1a0]
    vmovdqu xmm4, xmmword ptr [rcx + 0x1b0]
    vmovdqu xmm3, xmmword ptr [rcx + 0x1c0]
    vmovdqu xmm2, xmmword ptr [rcx + 0x1d0]
    vmovdqu xmm1, xmmword ptr [rcx + 0x1e0]
    vmovdqu xmm0, xmmword ptr [rcx + 0x1f0]
    test r8, r8
    je .L17
    vpaddw xmm7, xmm7, xmmword ptr [r12 + 0x80]
    vpaddw xmm6, xmm6, xmmword ptr [r12 + 0x90]
    vpaddw xmm5, xmm5, xmmword ptr [r12 + 0xa0]
    vpaddw xmm4, xmm4, xmmword ptr [r12 + 0xb0]
    vpaddw xmm3, xmm3, xmmword ptr [r12 + 0xc0]
    vpaddw xmm2, xmm2, xmmword ptr [r12 + 0xd0]
    vpaddw xmm1, xmm1, xmmword ptr [r12 + 0xe0]
    vpaddw xmm0, xmm0, xmmword ptr [r12 + 0xf0]
    cmp r8, 0x1
    je .L17
    vpaddw xmm7, xmm7, xmmword ptr [r9 + 0x80]
    vpaddw xmm6, xmm6, xmmword ptr [r9 + 0x90]
    vpaddw xmm5, xmm5, xmmword ptr [r9 + 0xa0]
    vpaddw xmm4, xmm4, xmmword ptr [r9 + 0xb0]
    vpaddw xmm3, xmm3, xmmword ptr [r9 + 0xc0]
    vpaddw xmm2, xmm2, xmmword ptr [r9 + 0xd0]
    vpaddw xmm1, xmm1, xmmword ptr [r9 + 0xe0]
    vpaddw xmm0, xmm0, xmmword ptr [r9 + 0xf0]
.L17:
    mov r13, r14
    test rdx, rdx
    je .L0
    vpsubw xmm7, xmm7, xmmword ptr [rdi + 0x80]
    vpsubw xmm6, xmm6, xmmword ptr [rdi + 0x90]
    vpsubw xmm5, xmm5, xmmword ptr [rdi + 0xa0]
    vpsubw xmm4, xmm4, xmmword ptr [rdi + 0xb0]
    vpsubw xmm3, xmm3, xmmword ptr [rdi + 0xc0]
    vpsubw xmm2, xmm2, xmmword ptr [rdi + 0xd0]
    vpsubw xmm1, xmm1, xmmword ptr [rdi + 0xe0]
    vpsubw xmm0, xmm0, xmmword ptr [rdi + 0xf0]
    mov r14, rax
    cmp rdx, 0x1
    je .L1
    vpsubw xmm7, xmm7, xmmword ptr [r10 + 0x80]
    vpsubw xmm6, xmm6, xmmword ptr [r10 + 0x90]
    vpsubw xmm5, xmm5, xmmword ptr [r10 + 0xa0]
    vpsubw xmm4, xmm4, xmmword ptr [r10 + 0xb0]
    vpsubw xmm3, xmm3, xmmword ptr [r10 + 0xc0]
    vpsubw xmm2, xmm2, xmmword ptr [r10 + 0xd0]
    vpsubw xmm1, xmm1, xmmword ptr [r10 + 0xe0]
    vpsubw xmm0, xmm0, xmmword ptr [r10 + 0xf0]
    jmp .L1
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
    vzeroupper
    ret
.L21:
    mov rdi, r10
.L22:
    lea rdx, [.D0]
    mov esi, 0x300
    vzeroupper
    call core::panicking::panic_bounds_check
.L23:
    mov r12, r9
.L24:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, r12
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
    jne .L18
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L18
    mov rsi, qword ptr [rdi + 0x8]
    mov r11, qword ptr [rdi + 0x18]
    mov rax, qword ptr [rdi + 0x20]
    mov r13, qword ptr [rsi + 0xb00]
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
    mov qword ptr [rsp + 0x10], rcx
    lea rcx, [rsp + 0x10]
    test rax, rax
    je .L19
    mov r15, qword ptr [rsp + 0x10]
    shl rax, 0x4
    lea rax, [rax + 8*rax]
    mov qword ptr [rsp + 0x28], rax
    lea rax, [rsi + 0x300]
    mov qword ptr [rsp + 0x38], rax
    add rsi, 0x100
    xor eax, eax
    xor ebx, ebx
    xor r14d, r14d
    mov qword ptr [rsp + 0x30], r11
    mov qword ptr [rsp + 0x20], r13
    jmp .L2
    nop
.L0:
    mov r14, rax
.L1:
    vmovdqa xmmword ptr [r15 + 0x180], xmm7
    vmovdqa xmmword ptr [r15 + 0x190], xmm6
    vmovdqa xmmword ptr [r15 + 0x1a0], xmm5
    vmovdqa xmmword ptr [r15 + 0x1b0], xmm4
    vmovdqa xmmword ptr [r15 + 0x1c0], xmm3
    vmovdqa xmmword ptr [r15 + 0x1d0], xmm2
    vmovdqa xmmword ptr [r15 + 0x1e0], xmm1
    vmovdqa xmmword ptr [r15 + 0x1f0], xmm0
    mov qword ptr [rsp + 0x10], r15
    lea rax, [r15 + 0x100]
    mov qword ptr [rsp + 0x18], rax
    lea rdi, [rsp + 0x10]
    mov r12, rsi
    vzeroupper
    call plywright::simd::sse2::loops::output
    mov rsi, r12
    mov ecx, eax
    mov rax, r14
    add rax, rcx
    add rbx, 0x90
    mov r14, r13
    inc r14
    cmp qword ptr [rsp + 0x28], rbx
    mov r11, qword ptr [rsp + 0x30]
    mov r13, qword ptr [rsp + 0x20]
    je .L20
.L2:
    mov r8, qword ptr [r11 + rbx + 0x10]
    mov r9, r13
    mov r12, r13
    test r8, r8
    je .L4
    mov rcx, qword ptr [r11 + rbx + 0x8]
    movzx r12d, word ptr [rcx]
    cmp r12, 0x2ff
    ja .L24
    shl r12d, 0x8
    add r12, r13
    cmp r8, 0x1
    jne .L3
    mov r9, r13
    jmp .L4
    nop
.L3:
    movzx r9d, word ptr [rcx + 0x2]
    cmp r9, 0x2ff
    ja .L23
    shl r9d, 0x8
    add r9, r13
.L4:
    mov rdx, qword ptr [r11 + rbx + 0x28]
    mov r10, r13
    mov rdi, r13
    test rdx, rdx
    je .L6
    mov rcx, qword ptr [r11 + rbx + 0x20]
    movzx edi, word ptr [rcx]
    cmp rdi, 0x2ff
    ja .L22
    shl edi, 0x8
    add rdi, r13
    cmp rdx, 0x1
    jne .L5
    mov r10, r13
    jmp .L6
    nop
.L5:
    movzx r10d, word ptr [rcx + 0x2]
    cmp r10, 0x2ff
    ja .L21
    shl r10d, 0x8
    add r10, r13
.L6:
    mov ecx, r14d
    and ecx, 0x3
    shl ecx, 0x9
    add rcx, qword ptr [rsp + 0x38]
    vmovdqu xmm7, xmmword ptr [rcx]
    vmovdqu xmm6, xmmword ptr [rcx + 0x10]
    vmovdqu xmm5, xmmword ptr [rcx + 0x20]
    vmovdqu xmm4, xmmword ptr [rcx + 0x30]
    vmovdqu xmm3, xmmword ptr [rcx + 0x40]
    vmovdqu xmm2, xmmword ptr [rcx + 0x50]
    vmovdqu xmm1, xmmword ptr [rcx + 0x60]
    vmovdqu xmm0, xmmword ptr [rcx + 0x70]
    test r8, r8
    je .L7
    vpaddw xmm7, xmm7, xmmword ptr [r12]
    vpaddw xmm6, xmm6, xmmword ptr [r12 + 0x10]
    vpaddw xmm5, xmm5, xmmword ptr [r12 + 0x20]
    vpaddw xmm4, xmm4, xmmword ptr [r12 + 0x30]
    vpaddw xmm3, xmm3, xmmword ptr [r12 + 0x40]
    vpaddw xmm2, xmm2, xmmword ptr [r12 + 0x50]
    vpaddw xmm1, xmm1, xmmword ptr [r12 + 0x60]
    vpaddw xmm0, xmm0, xmmword ptr [r12 + 0x70]
    cmp r8, 0x1
    je .L7
    vpaddw xmm7, xmm7, xmmword ptr [r9]
    vpaddw xmm6, xmm6, xmmword ptr [r9 + 0x10]
    vpaddw xmm5, xmm5, xmmword ptr [r9 + 0x20]
    vpaddw xmm4, xmm4, xmmword ptr [r9 + 0x30]
    vpaddw xmm3, xmm3, xmmword ptr [r9 + 0x40]
    vpaddw xmm2, xmm2, xmmword ptr [r9 + 0x50]
    vpaddw xmm1, xmm1, xmmword ptr [r9 + 0x60]
    vpaddw xmm0, xmm0, xmmword ptr [r9 + 0x70]
.L7:
    test rdx, rdx
    je .L8
    vpsubw xmm7, xmm7, xmmword ptr [rdi]
    vpsubw xmm6, xmm6, xmmword ptr [rdi + 0x10]
    vpsubw xmm5, xmm5, xmmword ptr [rdi + 0x20]
    vpsubw xmm4, xmm4, xmmword ptr [rdi + 0x30]
    vpsubw xmm3, xmm3, xmmword ptr [rdi + 0x40]
    vpsubw xmm2, xmm2, xmmword ptr [rdi + 0x50]
    vpsubw xmm1, xmm1, xmmword ptr [rdi + 0x60]
    vpsubw xmm0, xmm0, xmmword ptr [rdi + 0x70]
    cmp rdx, 0x1
    je .L8
    vpsubw xmm7, xmm7, xmmword ptr [r10]
    vpsubw xmm6, xmm6, xmmword ptr [r10 + 0x10]
    vpsubw xmm5, xmm5, xmmword ptr [r10 + 0x20]
    vpsubw xmm4, xmm4, xmmword ptr [r10 + 0x30]
    vpsubw xmm3, xmm3, xmmword ptr [r10 + 0x40]
    vpsubw xmm2, xmm2, xmmword ptr [r10 + 0x50]
    vpsubw xmm1, xmm1, xmmword ptr [r10 + 0x60]
    vpsubw xmm0, xmm0, xmmword ptr [r10 + 0x70]
.L8:
    vmovdqa xmmword ptr [r15], xmm7
    vmovdqa xmmword ptr [r15 + 0x10], xmm6
    vmovdqa xmmword ptr [r15 + 0x20], xmm5
    vmovdqa xmmword ptr [r15 + 0x30], xmm4
    vmovdqa xmmword ptr [r15 + 0x40], xmm3
    vmovdqa xmmword ptr [r15 + 0x50], xmm2
    vmovdqa xmmword ptr [r15 + 0x60], xmm1
    vmovdqa xmmword ptr [r15 + 0x70], xmm0
    vmovdqu xmm7, xmmword ptr [rcx + 0x80]
    vmovdqu xmm6, xmmword ptr [rcx + 0x90]
    vmovdqu xmm5, xmmword ptr [rcx + 0xa0]
    vmovdqu xmm4, xmmword ptr [rcx + 0xb0]
    vmovdqu xmm3, xmmword ptr [rcx + 0xc0]
    vmovdqu xmm2, xmmword ptr [rcx + 0xd0]
    vmovdqu xmm1, xmmword ptr [rcx + 0xe0]
    vmovdqu xmm0, xmmword ptr [rcx + 0xf0]
    test r8, r8
    je .L9
    vpaddw xmm7, xmm7, xmmword ptr [r12 + 0x80]
    vpaddw xmm6, xmm6, xmmword ptr [r12 + 0x90]
    vpaddw xmm5, xmm5, xmmword ptr [r12 + 0xa0]
    vpaddw xmm4, xmm4, xmmword ptr [r12 + 0xb0]
    vpaddw xmm3, xmm3, xmmword ptr [r12 + 0xc0]
    vpaddw xmm2, xmm2, xmmword ptr [r12 + 0xd0]
    vpaddw xmm1, xmm1, xmmword ptr [r12 + 0xe0]
    vpaddw xmm0, xmm0, xmmword ptr [r12 + 0xf0]
    cmp r8, 0x1
    je .L9
    vpaddw xmm7, xmm7, xmmword ptr [r9 + 0x80]
    vpaddw xmm6, xmm6, xmmword ptr [r9 + 0x90]
    vpaddw xmm5, xmm5, xmmword ptr [r9 + 0xa0]
    vpaddw xmm4, xmm4, xmmword ptr [r9 + 0xb0]
    vpaddw xmm3, xmm3, xmmword ptr [r9 + 0xc0]
    vpaddw xmm2, xmm2, xmmword ptr [r9 + 0xd0]
    vpaddw xmm1, xmm1, xmmword ptr [r9 + 0xe0]
    vpaddw xmm0, xmm0, xmmword ptr [r9 + 0xf0]
.L9:
    test rdx, rdx
    je .L10
    vpsubw xmm7, xmm7, xmmword ptr [rdi + 0x80]
    vpsubw xmm6, xmm6, xmmword ptr [rdi + 0x90]
    vpsubw xmm5, xmm5, xmmword ptr [rdi + 0xa0]
    vpsubw xmm4, xmm4, xmmword ptr [rdi + 0xb0]
    vpsubw xmm3, xmm3, xmmword ptr [rdi + 0xc0]
    vpsubw xmm2, xmm2, xmmword ptr [rdi + 0xd0]
    vpsubw xmm1, xmm1, xmmword ptr [rdi + 0xe0]
    vpsubw xmm0, xmm0, xmmword ptr [rdi + 0xf0]
    cmp rdx, 0x1
    je .L10
    vpsubw xmm7, xmm7, xmmword ptr [r10 + 0x80]
    vpsubw xmm6, xmm6, xmmword ptr [r10 + 0x90]
    vpsubw xmm5, xmm5, xmmword ptr [r10 + 0xa0]
    vpsubw xmm4, xmm4, xmmword ptr [r10 + 0xb0]
    vpsubw xmm3, xmm3, xmmword ptr [r10 + 0xc0]
    vpsubw xmm2, xmm2, xmmword ptr [r10 + 0xd0]
    vpsubw xmm1, xmm1, xmmword ptr [r10 + 0xe0]
    vpsubw xmm0, xmm0, xmmword ptr [r10 + 0xf0]
.L10:
    vmovdqa xmmword ptr [r15 + 0x80], xmm7
    vmovdqa xmmword ptr [r15 + 0x90], xmm6
    vmovdqa xmmword ptr [r15 + 0xa0], xmm5
    vmovdqa xmmword ptr [r15 + 0xb0], xmm4
    vmovdqa xmmword ptr [r15 + 0xc0], xmm3
    vmovdqa xmmword ptr [r15 + 0xd0], xmm2
    vmovdqa xmmword ptr [r15 + 0xe0], xmm1
    vmovdqa xmmword ptr [r15 + 0xf0], xmm0
    mov r8, qword ptr [r11 + rbx + 0x58]
    mov r9, r13
    mov r12, r13
    test r8, r8
    je .L12
    mov rdx, qword ptr [r11 + rbx + 0x50]
    movzx r12d, word ptr [rdx]
    cmp r12, 0x2ff
    ja .L24
    shl r12d, 0x8
    add r12, r13
    cmp r8, 0x1
    jne .L11
    mov r9, r13
    jmp .L12
    nop
.L11:
    movzx r9d, word ptr [rdx + 0x2]
    cmp r9, 0x2ff
    ja .L23
    shl r9d, 0x8
    add r9, r13
.L12:
    mov rdx, qword ptr [r11 + rbx + 0x70]
    mov r10, r13
    mov rdi, r13
    test rdx, rdx
    je .L14
    mov r10, qword ptr [r11 + rbx + 0x68]
    movzx edi, word ptr [r10]
    cmp rdi, 0x2ff
    ja .L22
    shl edi, 0x8
    add rdi, r13
    cmp rdx, 0x1
    jne .L13
    mov r10, r13
    jmp .L14
.L13:
    movzx r10d, word ptr [r10 + 0x2]
    cmp r10, 0x2ff
    ja .L21
    shl r10d, 0x8
    add r10, r13
.L14:
    vmovdqu xmm7, xmmword ptr [rcx + 0x100]
    vmovdqu xmm6, xmmword ptr [rcx + 0x110]
    vmovdqu xmm5, xmmword ptr [rcx + 0x120]
    vmovdqu xmm4, xmmword ptr [rcx + 0x130]
    vmovdqu xmm3, xmmword ptr [rcx + 0x140]
    vmovdqu xmm2, xmmword ptr [rcx + 0x150]
    vmovdqu xmm1, xmmword ptr [rcx + 0x160]
    vmovdqu xmm0, xmmword ptr [rcx + 0x170]
    test r8, r8
    je .L15
    vpaddw xmm7, xmm7, xmmword ptr [r12]
    vpaddw xmm6, xmm6, xmmword ptr [r12 + 0x10]
    vpaddw xmm5, xmm5, xmmword ptr [r12 + 0x20]
    vpaddw xmm4, xmm4, xmmword ptr [r12 + 0x30]
    vpaddw xmm3, xmm3, xmmword ptr [r12 + 0x40]
    vpaddw xmm2, xmm2, xmmword ptr [r12 + 0x50]
    vpaddw xmm1, xmm1, xmmword ptr [r12 + 0x60]
    vpaddw xmm0, xmm0, xmmword ptr [r12 + 0x70]
    cmp r8, 0x1
    je .L15
    vpaddw xmm7, xmm7, xmmword ptr [r9]
    vpaddw xmm6, xmm6, xmmword ptr [r9 + 0x10]
    vpaddw xmm5, xmm5, xmmword ptr [r9 + 0x20]
    vpaddw xmm4, xmm4, xmmword ptr [r9 + 0x30]
    vpaddw xmm3, xmm3, xmmword ptr [r9 + 0x40]
    vpaddw xmm2, xmm2, xmmword ptr [r9 + 0x50]
    vpaddw xmm1, xmm1, xmmword ptr [r9 + 0x60]
    vpaddw xmm0, xmm0, xmmword ptr [r9 + 0x70]
.L15:
    test rdx, rdx
    je .L16
    vpsubw xmm7, xmm7, xmmword ptr [rdi]
    vpsubw xmm6, xmm6, xmmword ptr [rdi + 0x10]
    vpsubw xmm5, xmm5, xmmword ptr [rdi + 0x20]
    vpsubw xmm4, xmm4, xmmword ptr [rdi + 0x30]
    vpsubw xmm3, xmm3, xmmword ptr [rdi + 0x40]
    vpsubw xmm2, xmm2, xmmword ptr [rdi + 0x50]
    vpsubw xmm1, xmm1, xmmword ptr [rdi + 0x60]
    vpsubw xmm0, xmm0, xmmword ptr [rdi + 0x70]
    cmp rdx, 0x1
    je .L16
    vpsubw xmm7, xmm7, xmmword ptr [r10]
    vpsubw xmm6, xmm6, xmmword ptr [r10 + 0x10]
    vpsubw xmm5, xmm5, xmmword ptr [r10 + 0x20]
    vpsubw xmm4, xmm4, xmmword ptr [r10 + 0x30]
    vpsubw xmm3, xmm3, xmmword ptr [r10 + 0x40]
    vpsubw xmm2, xmm2, xmmword ptr [r10 + 0x50]
    vpsubw xmm1, xmm1, xmmword ptr [r10 + 0x60]
    vpsubw xmm0, xmm0, xmmword ptr [r10 + 0x70]
.L16:
    vmovdqa xmmword ptr [r15 + 0x100], xmm7
    vmovdqa xmmword ptr [r15 + 0x110], xmm6
    vmovdqa xmmword ptr [r15 + 0x120], xmm5
    vmovdqa xmmword ptr [r15 + 0x130], xmm4
    vmovdqa xmmword ptr [r15 + 0x140], xmm3
    vmovdqa xmmword ptr [r15 + 0x150], xmm2
    vmovdqa xmmword ptr [r15 + 0x160], xmm1
    vmovdqa xmmword ptr [r15 + 0x170], xmm0
    vmovdqu xmm7, xmmword ptr [rcx + 0x180]
    vmovdqu xmm6, xmmword ptr [rcx + 0x190]
    vmovdqu xmm5, xmmword ptr [rcx + 0x1a0]
    vmovdqu xmm4, xmmword ptr [rcx + 0x1b0]
    vmovdqu xmm3, xmmword ptr [rcx + 0x1c0]
    vmovdqu xmm2, xmmword ptr [rcx + 0x1d0]
    vmovdqu xmm1, xmmword ptr [rcx + 0x1e0]
    vmovdqu xmm0, xmmword ptr [rcx + 0x1f0]
    test r8, r8
    je .L17
    vpaddw xmm7, xmm7, xmmword ptr [r12 + 0x80]
    vpaddw xmm6, xmm6, xmmword ptr [r12 + 0x90]
    vpaddw xmm5, xmm5, xmmword ptr [r12 + 0xa0]
    vpaddw xmm4, xmm4, xmmword ptr [r12 + 0xb0]
    vpaddw xmm3, xmm3, xmmword ptr [r12 + 0xc0]
    vpaddw xmm2, xmm2, xmmword ptr [r12 + 0xd0]
    vpaddw xmm1, xmm1, xmmword ptr [r12 + 0xe0]
    vpaddw xmm0, xmm0, xmmword ptr [r12 + 0xf0]
    cmp r8, 0x1
    je .L17
    vpaddw xmm7, xmm7, xmmword ptr [r9 + 0x80]
    vpaddw xmm6, xmm6, xmmword ptr [r9 + 0x90]
    vpaddw xmm5, xmm5, xmmword ptr [r9 + 0xa0]
    vpaddw xmm4, xmm4, xmmword ptr [r9 + 0xb0]
    vpaddw xmm3, xmm3, xmmword ptr [r9 + 0xc0]
    vpaddw xmm2, xmm2, xmmword ptr [r9 + 0xd0]
    vpaddw xmm1, xmm1, xmmword ptr [r9 + 0xe0]
    vpaddw xmm0, xmm0, xmmword ptr [r9 + 0xf0]
.L17:
    mov r13, r14
    test rdx, rdx
    je .L0
    vpsubw xmm7, xmm7, xmmword ptr [rdi + 0x80]
    vpsubw xmm6, xmm6, xmmword ptr [rdi + 0x90]
    vpsubw xmm5, xmm5, xmmword ptr [rdi + 0xa0]
    vpsubw xmm4, xmm4, xmmword ptr [rdi + 0xb0]
    vpsubw xmm3, xmm3, xmmword ptr [rdi + 0xc0]
    vpsubw xmm2, xmm2, xmmword ptr [rdi + 0xd0]
    vpsubw xmm1, xmm1, xmmword ptr [rdi + 0xe0]
    vpsubw xmm0, xmm0, xmmword ptr [rdi + 0xf0]
    mov r14, rax
    cmp rdx, 0x1
    je .L1
    vpsubw xmm7, xmm7, xmmword ptr [r10 + 0x80]
    vpsubw xmm6, xmm6, xmmword ptr [r10 + 0x90]
    vpsubw xmm5, xmm5, xmmword ptr [r10 + 0xa0]
    vpsubw xmm4, xmm4, xmmword ptr [r10 + 0xb0]
    vpsubw xmm3, xmm3, xmmword ptr [r10 + 0xc0]
    vpsubw xmm2, xmm2, xmmword ptr [r10 + 0xd0]
    vpsubw xmm1, xmm1, xmmword ptr [r10 + 0xe0]
    vpsubw xmm0, xmm0, xmmword ptr [r10 + 0xf0]
    jmp .L1
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
    vzeroupper
    ret
.L21:
    mov rdi, r10
.L22:
    lea rdx, [.D0]
    mov esi, 0x300
    vzeroupper
    call core::panicking::panic_bounds_check
.L23:
    mov r12, r9
.L24:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, r12
    vzeroupper
    call core::panicking::panic_bounds_check

plywright::simd::sse2::loops::output:
    mov rcx, qword ptr [rdi + 0x8]
    vpxor xmm0, xmm0, xmm0
    vpmaxsw xmm2, xmm0, xmmword ptr [rcx + 0xf0]
    vpbroadcastd xmm1, dword ptr [.C0]
    vpminsw xmm2, xmm2, xmm1
    vpmullw xmm3, xmm2, xmmword ptr [rsi + 0x1f0]
    mov rax, qword ptr [rdi]
    vpmaxsw xmm4, xmm0, xmmword ptr [rcx + 0xd0]
    vpminsw xmm4, xmm4, xmm1
    vpmullw xmm5, xmm4, xmmword ptr [rsi + 0x1d0]
    vpmaxsw xmm6, xmm0, xmmword ptr [rcx + 0xb0]
    vpmaddwd xmm2, xmm3, xmm2
    vpminsw xmm3, xmm6, xmm1
    vpmullw xmm6, xmm3, xmmword ptr [rsi + 0x1b0]
    vpmaddwd xmm4, xmm5, xmm4
    vpmaxsw xmm5, xmm0, xmmword ptr [rcx + 0x90]
    vpminsw xmm5, xmm5, xmm1
    vpmullw xmm7, xmm5, xmmword ptr [rsi + 0x190]
    vpmaxsw xmm8, xmm0, xmmword ptr [rcx + 0x70]
    vpmaddwd xmm3, xmm6, xmm3
    vpminsw xmm6, xmm8, xmm1
    vpmullw xmm8, xmm6, xmmword ptr [rsi + 0x170]
    vpmaddwd xmm5, xmm7, xmm5
    vpmaddwd xmm6, xmm8, xmm6
    vpaddd xmm5, xmm5, xmm6
    vpaddd xmm3, xmm3, xmm5
    vpaddd xmm3, xmm4, xmm3
    vpmaxsw xmm4, xmm0, xmmword ptr [rcx + 0x50]
    vpminsw xmm4, xmm4, xmm1
    vpmullw xmm5, xmm4, xmmword ptr [rsi + 0x150]
    vpmaxsw xmm6, xmm0, xmmword ptr [rcx + 0x30]
    vpaddd xmm2, xmm2, xmm3
    vpminsw xmm3, xmm6, xmm1
    vpmullw xmm6, xmm3, xmmword ptr [rsi + 0x130]
    vpmaddwd xmm4, xmm5, xmm4
    vpmaxsw xmm5, xmm0, xmmword ptr [rcx + 0x10]
    vpminsw xmm5, xmm5, xmm1
    vpmullw xmm7, xmm5, xmmword ptr [rsi + 0x110]
    vpmaxsw xmm8, xmm0, xmmword ptr [rax + 0xf0]
    vpmaddwd xmm3, xmm6, xmm3
    vpminsw xmm6, xmm8, xmm1
    vpmullw xmm8, xmm6, xmmword ptr [rsi + 0xf0]
    vpmaddwd xmm5, xmm7, xmm5
    vpmaddwd xmm6, xmm8, xmm6
    vpaddd xmm5, xmm5, xmm6
    vpaddd xmm3, xmm3, xmm5
    vpaddd xmm3, xmm4, xmm3
    vpmaxsw xmm4, xmm0, xmmword ptr [rax + 0xd0]
    vpminsw xmm4, xmm4, xmm1
    vpmullw xmm5, xmm4, xmmword ptr [rsi + 0xd0]
    vpmaxsw xmm6, xmm0, xmmword ptr [rax + 0xb0]
    vpmaddwd xmm4, xmm5, xmm4
    vpminsw xmm5, xmm6, xmm1
    vpmullw xmm6, xmm5, xmmword ptr [rsi + 0xb0]
    vpmaddwd xmm5, xmm6, xmm5
    vpmaxsw xmm6, xmm0, xmmword ptr [rax + 0x90]
    vpminsw xmm6, xmm6, xmm1
    vpmullw xmm7, xmm6, xmmword ptr [rsi + 0x90]
    vpmaddwd xmm6, xmm7, xmm6
    vpaddd xmm5, xmm5, xmm6
    vpaddd xmm4, xmm4, xmm5
    vpmaxsw xmm5, xmm0, xmmword ptr [rax + 0x70]
    vpminsw xmm5, xmm5, xmm1
    vpmullw xmm6, xmm5, xmmword ptr [rsi + 0x70]
    vpmaxsw xmm7, xmm0, xmmword ptr [rax + 0x50]
    vpmaddwd xmm5, xmm6, xmm5
    vpminsw xmm6, xmm7, xmm1
    vpmullw xmm7, xmm6, xmmword ptr [rsi + 0x50]
    vpmaddwd xmm6, xmm7, xmm6
    vpmaxsw xmm7, xmm0, xmmword ptr [rax + 0x30]
    vpminsw xmm7, xmm7, xmm1
    vpmullw xmm8, xmm7, xmmword ptr [rsi + 0x30]
    vpmaxsw xmm9, xmm0, xmmword ptr [rax + 0x10]
    vpaddd xmm5, xmm5, xmm6
    vpminsw xmm6, xmm9, xmm1
    vpmullw xmm9, xmm6, xmmword ptr [rsi + 0x10]
    vpmaddwd xmm7, xmm8, xmm7
    vpmaddwd xmm6, xmm9, xmm6
    vpaddd xmm6, xmm7, xmm6
    vpaddd xmm5, xmm5, xmm6
    vpaddd xmm4, xmm4, xmm5
    vpaddd xmm3, xmm3, xmm4
    vpmaxsw xmm4, xmm0, xmmword ptr [rcx + 0xe0]
    vpaddd xmm2, xmm2, xmm3
    vpminsw xmm3, xmm4, xmm1
    vpmullw xmm4, xmm3, xmmword ptr [rsi + 0x1e0]
    vpmaddwd xmm3, xmm4, xmm3
    vpmaxsw xmm4, xmm0, xmmword ptr [rcx + 0xc0]
    vpminsw xmm4, xmm4, xmm1
    vpmullw xmm5, xmm4, xmmword ptr [rsi + 0x1c0]
    vpmaxsw xmm6, xmm0, xmmword ptr [rcx + 0xa0]
    vpmaddwd xmm4, xmm5, xmm4
    vpminsw xmm5, xmm6, xmm1
    vpmullw xmm6, xmm5, xmmword ptr [rsi + 0x1a0]
    vpmaddwd xmm5, xmm6, xmm5
    vpmaxsw xmm6, xmm0, xmmword ptr [rcx + 0x80]
    vpminsw xmm6, xmm6, xmm1
    vpmullw xmm7, xmm6, xmmword ptr [rsi + 0x180]
    vpmaxsw xmm8, xmm0, xmmword ptr [rcx + 0x60]
    vpmaddwd xmm6, xmm7, xmm6
    vpminsw xmm7, xmm8, xmm1
    vpmullw xmm8, xmm7, xmmword ptr [rsi + 0x160]
    vpmaddwd xmm7, xmm8, xmm7
    vpaddd xmm6, xmm6, xmm7
    vpaddd xmm5, xmm5, xmm6
    vpaddd xmm4, xmm4, xmm5
    vpaddd xmm3, xmm3, xmm4
    vpmaxsw xmm4, xmm0, xmmword ptr [rcx + 0x40]
    vpminsw xmm4, xmm4, xmm1
    vpmullw xmm5, xmm4, xmmword ptr [rsi + 0x140]
    vpmaxsw xmm6, xmm0, xmmword ptr [rcx + 0x20]
    vpmaddwd xmm4, xmm5, xmm4
    vpminsw xmm5, xmm6, xmm1
    vpmullw xmm6, xmm5, xmmword ptr [rsi + 0x120]
    vpmaddwd xmm5, xmm6, xmm5
    vpmaxsw xmm6, xmm0, xmmword ptr [rcx]
    vpminsw xmm6, xmm6, xmm1
    vpmullw xmm7, xmm6, xmmword ptr [rsi + 0x100]
    vpmaxsw xmm8, xmm0, xmmword ptr [rax + 0xe0]
    vpmaddwd xmm6, xmm7, xmm6
    vpminsw xmm7, xmm8, xmm1
    vpmullw xmm8, xmm7, xmmword ptr [rsi + 0xe0]
    vpmaddwd xmm7, xmm8, xmm7
    vpaddd xmm6, xmm6, xmm7
    vpmaxsw xmm7, xmm0, xmmword ptr [rax + 0xc0]
    vpaddd xmm5, xmm5, xmm6
    vpminsw xmm6, xmm7, xmm1
    vpmullw xmm7, xmm6, xmmword ptr [rsi + 0xc0]
    vpaddd xmm4, xmm4, xmm5
    vpmaxsw xmm5, xmm0, xmmword ptr [rax + 0xa0]
    vpminsw xmm5, xmm5, xmm1
    vpmullw xmm8, xmm5, xmmword ptr [rsi + 0xa0]
    vpmaxsw xmm9, xmm0, xmmword ptr [rax + 0x80]
    vpmaddwd xmm6, xmm7, xmm6
    vpminsw xmm7, xmm9, xmm1
    vpmullw xmm9, xmm7, xmmword ptr [rsi + 0x80]
    vpmaddwd xmm5, xmm8, xmm5
    vpmaddwd xmm7, xmm9, xmm7
    vpmaxsw xmm8, xmm0, xmmword ptr [rax + 0x60]
    vpaddd xmm5, xmm5, xmm7
    vpminsw xmm7, xmm8, xmm1
    vpmullw xmm8, xmm7, xmmword ptr [rsi + 0x60]
    vpaddd xmm5, xmm6, xmm5
    vpmaddwd xmm6, xmm8, xmm7
    vpmaxsw xmm7, xmm0, xmmword ptr [rax + 0x40]
    vpminsw xmm7, xmm7, xmm1
    vpmullw xmm8, xmm7, xmmword ptr [rsi + 0x40]
    vpmaddwd xmm7, xmm8, xmm7
    vpaddd xmm6, xmm6, xmm7
    vpmaxsw xmm7, xmm0, xmmword ptr [rax + 0x20]
    vpminsw xmm7, xmm7, xmm1
    vpmullw xmm8, xmm7, xmmword ptr [rsi + 0x20]
    vpmaxsw xmm0, xmm0, xmmword ptr [rax]
    vpmaddwd xmm7, xmm8, xmm7
    vpminsw xmm0, xmm0, xmm1
    vpmullw xmm1, xmm0, xmmword ptr [rsi]
    vpmaddwd xmm0, xmm1, xmm0
    vpaddd xmm0, xmm7, xmm0
    vpaddd xmm0, xmm6, xmm0
    vpaddd xmm0, xmm5, xmm0
    vpaddd xmm0, xmm4, xmm0
    vpaddd xmm0, xmm3, xmm0
    vpaddd xmm0, xmm2, xmm0
    vpshufd xmm1, xmm0, 0x4e
    vpaddd xmm0, xmm1, xmm0
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm1, xmm0
    vmovd eax, xmm0
    ret
.C0 = 0x00ff00ff
