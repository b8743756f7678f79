# The kernels of simd/sse2, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm simd/sse2 --target x86-64-v2
# binary: sha256 e4bb91003ff5a39151c6da005ff2c204dee79891618d1b8117bedcc4770f99d0
# latency: 390 instructions in 2174 bytes; innermost loops: .L0 of 326
# throughput: 386 instructions in 2158 bytes; innermost loops: .L0 of 325
# plywright::simd::sse2::loops::output: 233 instructions in 1184 bytes; innermost loops: none
# mix of 1009 instructions: 128 paddw, 128 psubw, 101 mov, 97 movdqa, 96 movdqu, 46 cmp, 44 je, 33 paddd, 32 pmaddwd, 32 pmaxsw, 32 pminsw, 32 pmullw, 26 test, 24 add, 20 shl, 18 lea, 16 ja, 16 movzx, 14 jmp, 12 jne, 12 pop, 12 push, 12 xor, 10 call, 5 and, 3 ret, 2 inc, 2 pshufd, 2 sub, 1 movd, 1 pxor

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
    mov r14, qword ptr [rdi + 0x8]
    mov r12, qword ptr [rdi + 0x18]
    mov rbx, qword ptr [rdi + 0x20]
    mov r13, qword ptr [r14 + 0xb00]
    mov qword ptr [rsp + 0x40], 0x0
    lea r15, [rsp + 0x40]
    mov rax, qword ptr [rsp + 0x40]
    mov qword ptr [rsp + 0x38], rax
    mov edx, 0x200
    mov rdi, r15
    xor esi, esi
    call qword ptr [address of memset]
    mov qword ptr [rsp + 0x8], r15
    lea rax, [rsp + 0x8]
    test rbx, rbx
    je .L19
    mov r15, qword ptr [rsp + 0x8]
    shl rbx, 0x4
    lea rax, [rbx + 8*rbx]
    mov qword ptr [rsp + 0x18], rax
    lea rax, [r14 + 0x300]
    mov qword ptr [rsp + 0x30], rax
    add r14, 0x100
    mov qword ptr [rsp + 0x28], r14
    xor eax, eax
    xor ebx, ebx
    xor ecx, ecx
    xor r14d, r14d
    mov qword ptr [rsp + 0x20], r12
    jmp .L2
    nop
.L0:
    mov r12, rax
.L1:
    movdqa xmmword ptr [r15 + 0x180], xmm7
    movdqa xmmword ptr [r15 + 0x190], xmm6
    movdqa xmmword ptr [r15 + 0x1a0], xmm5
    movdqa xmmword ptr [r15 + 0x1b0], xmm4
    movdqa xmmword ptr [r15 + 0x1c0], xmm3
    movdqa xmmword ptr [r15 + 0x1d0], xmm2
    movdqa xmmword ptr [r15 + 0x1e0], xmm1
    movdqa xmmword ptr [r15 + 0x1f0], xmm0
    mov qword ptr [rsp + 0x8], r15
    lea rax, [r15 + 0x100]
    mov qword ptr [rsp + 0x10], rax
    lea rdi, [rsp + 0x8]
    mov rsi, qword ptr [rsp + 0x28]
    call plywright::simd::sse2::loops::output
    mov ecx, eax
    mov rax, r12
    add rax, rcx
    and rcx, qword ptr [rsp + 0x38]
    add rbx, 0x90
    inc r14
    cmp qword ptr [rsp + 0x18], rbx
    mov r12, qword ptr [rsp + 0x20]
    je .L20
.L2:
    mov r8, qword ptr [r12 + rbx + 0x10]
    mov r9, r13
    mov r10, r13
    test r8, r8
    je .L4
    mov rdx, qword ptr [r12 + rbx + 0x8]
    movzx r10d, word ptr [rdx]
    cmp r10, 0x2ff
    ja .L24
    shl r10d, 0x8
    add r10, r13
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
    mov rdx, qword ptr [r12 + rbx + 0x28]
    mov rsi, r13
    mov rdi, r13
    test rdx, rdx
    je .L6
    mov rsi, qword ptr [r12 + rbx + 0x20]
    movzx edi, word ptr [rsi]
    cmp rdi, 0x2ff
    ja .L22
    shl edi, 0x8
    add rdi, r13
    cmp rdx, 0x1
    jne .L5
    mov rsi, r13
    jmp .L6
    nop
.L5:
    movzx esi, word ptr [rsi + 0x2]
    cmp rsi, 0x2ff
    ja .L21
    shl esi, 0x8
    add rsi, r13
.L6:
    xor ecx, r14d
    and ecx, 0x3
    shl ecx, 0x9
    add rcx, qword ptr [rsp + 0x30]
    movdqu xmm7, xmmword ptr [rcx]
    movdqu xmm6, xmmword ptr [rcx + 0x10]
    movdqu xmm5, xmmword ptr [rcx + 0x20]
    movdqu xmm4, xmmword ptr [rcx + 0x30]
    movdqu xmm3, xmmword ptr [rcx + 0x40]
    movdqu xmm2, xmmword ptr [rcx + 0x50]
    movdqu xmm1, xmmword ptr [rcx + 0x60]
    movdqu xmm0, xmmword ptr [rcx + 0x70]
    test r8, r8
    je .L7
    paddw xmm7, xmmword ptr [r10]
    paddw xmm6, xmmword ptr [r10 + 0x10]
    paddw xmm5, xmmword ptr [r10 + 0x20]
    paddw xmm4, xmmword ptr [r10 + 0x30]
    paddw xmm3, xmmword ptr [r10 + 0x40]
    paddw xmm2, xmmword ptr [r10 + 0x50]
    paddw xmm1, xmmword ptr [r10 + 0x60]
    paddw xmm0, xmmword ptr [r10 + 0x70]
    cmp r8, 0x1
    je .L7
    paddw xmm7, xmmword ptr [r9]
    paddw xmm6, xmmword ptr [r9 + 0x10]
    paddw xmm5, xmmword ptr [r9 + 0x20]
    paddw xmm4, xmmword ptr [r9 + 0x30]
    paddw xmm3, xmmword ptr [r9 + 0x40]
    paddw xmm2, xmmword ptr [r9 + 0x50]
    paddw xmm1, xmmword ptr [r9 + 0x60]
    paddw xmm0, xmmword ptr [r9 + 0x70]
.L7:
    test rdx, rdx
    je .L8
    psubw xmm7, xmmword ptr [rdi]
    psubw xmm6, xmmword ptr [rdi + 0x10]
    psubw xmm5, xmmword ptr [rdi + 0x20]
    psubw xmm4, xmmword ptr [rdi + 0x30]
    psubw xmm3, xmmword ptr [rdi + 0x40]
    psubw xmm2, xmmword ptr [rdi + 0x50]
    psubw xmm1, xmmword ptr [rdi + 0x60]
    psubw xmm0, xmmword ptr [rdi + 0x70]
    cmp rdx, 0x1
    je .L8
    psubw xmm7, xmmword ptr [rsi]
    psubw xmm6, xmmword ptr [rsi + 0x10]
    psubw xmm5, xmmword ptr [rsi + 0x20]
    psubw xmm4, xmmword ptr [rsi + 0x30]
    psubw xmm3, xmmword ptr [rsi + 0x40]
    psubw xmm2, xmmword ptr [rsi + 0x50]
    psubw xmm1, xmmword ptr [rsi + 0x60]
    psubw xmm0, xmmword ptr [rsi + 0x70]
.L8:
    movdqa xmmword ptr [r15], xmm7
    movdqa xmmword ptr [r15 + 0x10], xmm6
    movdqa xmmword ptr [r15 + 0x20], xmm5
    movdqa xmmword ptr [r15 + 0x30], xmm4
    movdqa xmmword ptr [r15 + 0x40], xmm3
    movdqa xmmword ptr [r15 + 0x50], xmm2
    movdqa xmmword ptr [r15 + 0x60], xmm1
    movdqa xmmword ptr [r15 + 0x70], xmm0
    movdqu xmm7, xmmword ptr [rcx + 0x80]
    movdqu xmm6, xmmword ptr [rcx + 0x90]
    movdqu xmm5, xmmword ptr [rcx + 0xa0]
    movdqu xmm4, xmmword ptr [rcx + 0xb0]
    movdqu xmm3, xmmword ptr [rcx + 0xc0]
    movdqu xmm2, xmmword ptr [rcx + 0xd0]
    movdqu xmm1, xmmword ptr [rcx + 0xe0]
    movdqu xmm0, xmmword ptr [rcx + 0xf0]
    test r8, r8
    je .L9
    paddw xmm7, xmmword ptr [r10 + 0x80]
    paddw xmm6, xmmword ptr [r10 + 0x90]
    paddw xmm5, xmmword ptr [r10 + 0xa0]
    paddw xmm4, xmmword ptr [r10 + 0xb0]
    paddw xmm3, xmmword ptr [r10 + 0xc0]
    paddw xmm2, xmmword ptr [r10 + 0xd0]
    paddw xmm1, xmmword ptr [r10 + 0xe0]
    paddw xmm0, xmmword ptr [r10 + 0xf0]
    cmp r8, 0x1
    je .L9
    paddw xmm7, xmmword ptr [r9 + 0x80]
    paddw xmm6, xmmword ptr [r9 + 0x90]
    paddw xmm5, xmmword ptr [r9 + 0xa0]
    paddw xmm4, xmmword ptr [r9 + 0xb0]
    paddw xmm3, xmmword ptr [r9 + 0xc0]
    paddw xmm2, xmmword ptr [r9 + 0xd0]
    paddw xmm1, xmmword ptr [r9 + 0xe0]
    paddw xmm0, xmmword ptr [r9 + 0xf0]
.L9:
    test rdx, rdx
    je .L10
    psubw xmm7, xmmword ptr [rdi + 0x80]
    psubw xmm6, xmmword ptr [rdi + 0x90]
    psubw xmm5, xmmword ptr [rdi + 0xa0]
    psubw xmm4, xmmword ptr [rdi + 0xb0]
    psubw xmm3, xmmword ptr [rdi + 0xc0]
    psubw xmm2, xmmword ptr [rdi + 0xd0]
    psubw xmm1, xmmword ptr [rdi + 0xe0]
    psubw xmm0, xmmword ptr [rdi + 0xf0]
    cmp rdx, 0x1
    je .L10
    psubw xmm7, xmmword ptr [rsi + 0x80]
    psubw xmm6, xmmword ptr [rsi + 0x90]
    psubw xmm5, xmmword ptr [rsi + 0xa0]
    psubw xmm4, xmmword ptr [rsi + 0xb0]
    psubw xmm3, xmmword ptr [rsi + 0xc0]
    psubw xmm2, xmmword ptr [rsi + 0xd0]
    psubw xmm1, xmmword ptr [rsi + 0xe0]
    psubw xmm0, xmmword ptr [rsi + 0xf0]
.L10:
    movdqa xmmword ptr [r15 + 0x80], xmm7
    movdqa xmmword ptr [r15 + 0x90], xmm6
    movdqa xmmword ptr [r15 + 0xa0], xmm5
    movdqa xmmword ptr [r15 + 0xb0], xmm4
    movdqa xmmword ptr [r15 + 0xc0], xmm3
    movdqa xmmword ptr [r15 + 0xd0], xmm2
    movdqa xmmword ptr [r15 + 0xe0], xmm1
    movdqa xmmword ptr [r15 + 0xf0], xmm0
    mov r8, qword ptr [r12 + rbx + 0x58]
    mov r9, r13
    mov r10, r13
    test r8, r8
    je .L12
    mov rdx, qword ptr [r12 + rbx + 0x50]
    movzx r10d, word ptr [rdx]
    cmp r10, 0x2ff
    ja .L24
    shl r10d, 0x8
    add r10, r13
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
    mov rdx, qword ptr [r12 + rbx + 0x70]
    mov rsi, r13
    mov rdi, r13
    test rdx, rdx
    je .L14
    mov rsi, qword ptr [r12 + rbx + 0x68]
    movzx edi, word ptr [rsi]
    cmp rdi, 0x2ff
    ja .L22
    shl edi, 0x8
    add rdi, r13
    cmp rdx, 0x1
    jne .L13
    mov rsi, r13
    jmp .L14
    nop
.L13:
    movzx esi, word ptr [rsi + 0x2]
    cmp rsi, 0x2ff
    ja .L21
    shl esi, 0x8
    add rsi, r13
.L14:
    movdqu xmm7, xmmword ptr [rcx + 0x100]
    movdqu xmm6, xmmword ptr [rcx + 0x110]
    movdqu xmm5, xmmword ptr [rcx + 0x120]
    movdqu xmm4, xmmword ptr [rcx + 0x130]
    movdqu xmm3, xmmword ptr [rcx + 0x140]
    movdqu xmm2, xmmword ptr [rcx + 0x150]
    movdqu xmm1, xmmword ptr [rcx + 0x160]
    movdqu xmm0, xmmword ptr [rcx + 0x170]
    test r8, r8
    je .L15
    paddw xmm7, xmmword ptr [r10]
    paddw xmm6, xmmword ptr [r10 + 0x10]
    paddw xmm5, xmmword ptr [r10 + 0x20]
    paddw xmm4, xmmword ptr [r10 + 0x30]
    paddw xmm3, xmmword ptr [r10 + 0x40]
    paddw xmm2, xmmword ptr [r10 + 0x50]
    paddw xmm1, xmmword ptr [r10 + 0x60]
    paddw xmm0, xmmword ptr [r10 + 0x70]
    cmp r8, 0x1
    je .L15
    paddw xmm7, xmmword ptr [r9]
    paddw xmm6, xmmword ptr [r9 + 0x10]
    paddw xmm5, xmmword ptr [r9 + 0x20]
    paddw xmm4, xmmword ptr [r9 + 0x30]
    paddw xmm3, xmmword ptr [r9 + 0x40]
    paddw xmm2, xmmword ptr [r9 + 0x50]
    paddw xmm1, xmmword ptr [r9 + 0x60]
    paddw xmm0, xmmword ptr [r9 + 0x70]
.L15:
    test rdx, rdx
    je .L16
    psubw xmm7, xmmword ptr [rdi]
    psubw xmm6, xmmword ptr [rdi + 0x10]
    psubw xmm5, xmmword ptr [rdi + 0x20]
    psubw xmm4, xmmword ptr [rdi + 0x30]
    psubw xmm3, xmmword ptr [rdi + 0x40]
    psubw xmm2, xmmword ptr [rdi + 0x50]
    psubw xmm1, xmmword ptr [rdi + 0x60]
    psubw xmm0, xmmword ptr [rdi + 0x70]
    cmp rdx, 0x1
    je .L16
    psubw xmm7, xmmword ptr [rsi]
    psubw xmm6, xmmword ptr [rsi + 0x10]
    psubw xmm5, xmmword ptr [rsi + 0x20]
    psubw xmm4, xmmword ptr [rsi + 0x30]
    psubw xmm3, xmmword ptr [rsi + 0x40]
    psubw xmm2, xmmword ptr [rsi + 0x50]
    psubw xmm1, xmmword ptr [rsi + 0x60]
    psubw xmm0, xmmword ptr [rsi + 0x70]
.L16:
    movdqa xmmword ptr [r15 + 0x100], xmm7
    movdqa xmmword ptr [r15 + 0x110], xmm6
    movdqa xmmword ptr [r15 + 0x120], xmm5
    movdqa xmmword ptr [r15 + 0x130], xmm4
    movdqa xmmword ptr [r15 + 0x140], xmm3
    movdqa xmmword ptr [r15 + 0x150], xmm2
    movdqa xmmword ptr [r15 + 0x160], xmm1
    movdqa xmmword ptr [r15 + 0x170], xmm0
    movdqu xmm7, xmmword ptr [rcx + 0x180]
    movdqu xmm6, xmmword ptr [rcx + 0x190]
    movdqu xmm5, xmmword ptr [rcx + 0x1a0]
    movdqu xmm4, xmmword ptr [rcx + 0x1b0]
    movdqu xmm3, xmmword ptr [rcx + 0x1c0]
    movdqu xmm2, xmmword ptr [rcx + 0x1d0]
    movdqu xmm1, xmmword ptr [rcx + 0x1e0]
    movdqu xmm0, xmmword ptr [rcx + 0x1f0]
    test r8, r8
    je .L17
    paddw xmm7, xmmword ptr [r10 + 0x80]
    paddw xmm6, xmmword ptr [r10 + 0x90]
    paddw xmm5, xmmword ptr [r10 + 0xa0]
    paddw xmm4, xmmword ptr [r10 + 0xb0]
    paddw xmm3, xmmword ptr [r10 + 0xc0]
    paddw xmm2, xmmword ptr [r10 + 0xd0]
    paddw xmm1, xmmword ptr [r10 + 0xe0]
    paddw xmm0, xmmword ptr [r10 + 0xf0]
    cmp r8, 0x1
    je .L17
    paddw xmm7, xmmword ptr [r9 + 0x80]
    paddw xmm6, xmmword ptr [r9 + 0x90]
    paddw xmm5, xmmword ptr [r9 + 0xa0]
    paddw xmm4, xmmword ptr [r9 + 0xb0]
    paddw xmm3, xmmword ptr [r9 + 0xc0]
    paddw xmm2, xmmword ptr [r9 + 0xd0]
    paddw xmm1, xmmword ptr [r9 + 0xe0]
    paddw xmm0, xmmword ptr [r9 + 0xf0]
.L17:
    test rdx, rdx
    je .L0
    psubw xmm7, xmmword ptr [rdi + 0x80]
    psubw xmm6, xmmword ptr [rdi + 0x90]
    psubw xmm5, xmmword ptr [rdi + 0xa0]
    psubw xmm4, xmmword ptr [rdi + 0xb0]
    psubw xmm3, xmmword ptr [rdi + 0xc0]
    psubw xmm2, xmmword ptr [rdi + 0xd0]
    psubw xmm1, xmmword ptr [rdi + 0xe0]
    psubw xmm0, xmmword ptr [rdi + 0xf0]
    mov r12, rax
    cmp rdx, 0x1
    je .L1
    psubw xmm7, xmmword ptr [rsi + 0x80]
    psubw xmm6, xmmword ptr [rsi + 0x90]
    psubw xmm5, xmmword ptr [rsi + 0xa0]
    psubw xmm4, xmmword ptr [rsi + 0xb0]
    psubw xmm3, xmmword ptr [rsi + 0xc0]
    psubw xmm2, xmmword ptr [rsi + 0xd0]
    psubw xmm1, xmmword ptr [rsi + 0xe0]
    psubw xmm0, xmmword ptr [rsi + 0xf0]
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
    ret
.L21:
    mov rdi, rsi
.L22:
    lea rdx, [.D0]
    mov esi, 0x300
    call core::panicking::panic_bounds_check
.L23:
    mov r10, r9
.L24:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, r10
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
    mov r14, qword ptr [rdi + 0x8]
    mov r12, qword ptr [rdi + 0x18]
    mov rbx, qword ptr [rdi + 0x20]
    mov r13, qword ptr [r14 + 0xb00]
    mov qword ptr [rsp + 0x40], 0x0
    lea r15, [rsp + 0x40]
    mov edx, 0x200
    mov rdi, r15
    xor esi, esi
    call qword ptr [address of memset]
    mov qword ptr [rsp + 0x10], r15
    lea rax, [rsp + 0x10]
    test rbx, rbx
    je .L19
    mov r15, qword ptr [rsp + 0x10]
    shl rbx, 0x4
    lea rax, [rbx + 8*rbx]
    mov qword ptr [rsp + 0x20], rax
    lea rax, [r14 + 0x300]
    mov qword ptr [rsp + 0x38], rax
    add r14, 0x100
    mov qword ptr [rsp + 0x30], r14
    xor eax, eax
    xor ebx, ebx
    xor r14d, r14d
    mov qword ptr [rsp + 0x28], r12
    jmp .L2
    nop
.L0:
    mov r12, rax
.L1:
    movdqa xmmword ptr [r15 + 0x180], xmm7
    movdqa xmmword ptr [r15 + 0x190], xmm6
    movdqa xmmword ptr [r15 + 0x1a0], xmm5
    movdqa xmmword ptr [r15 + 0x1b0], xmm4
    movdqa xmmword ptr [r15 + 0x1c0], xmm3
    movdqa xmmword ptr [r15 + 0x1d0], xmm2
    movdqa xmmword ptr [r15 + 0x1e0], xmm1
    movdqa xmmword ptr [r15 + 0x1f0], xmm0
    mov qword ptr [rsp + 0x10], r15
    lea rax, [r15 + 0x100]
    mov qword ptr [rsp + 0x18], rax
    lea rdi, [rsp + 0x10]
    mov rsi, qword ptr [rsp + 0x30]
    call plywright::simd::sse2::loops::output
    mov ecx, eax
    mov rax, r12
    add rax, rcx
    add rbx, 0x90
    inc r14
    cmp qword ptr [rsp + 0x20], rbx
    mov r12, qword ptr [rsp + 0x28]
    je .L20
.L2:
    mov r8, qword ptr [r12 + rbx + 0x10]
    mov r9, r13
    mov r10, r13
    test r8, r8
    je .L4
    mov rcx, qword ptr [r12 + rbx + 0x8]
    movzx r10d, word ptr [rcx]
    cmp r10, 0x2ff
    ja .L24
    shl r10d, 0x8
    add r10, r13
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
    mov rdx, qword ptr [r12 + rbx + 0x28]
    mov rsi, r13
    mov rdi, r13
    test rdx, rdx
    je .L6
    mov rcx, qword ptr [r12 + rbx + 0x20]
    movzx edi, word ptr [rcx]
    cmp rdi, 0x2ff
    ja .L22
    shl edi, 0x8
    add rdi, r13
    cmp rdx, 0x1
    jne .L5
    mov rsi, r13
    jmp .L6
    nop
.L5:
    movzx esi, word ptr [rcx + 0x2]
    cmp rsi, 0x2ff
    ja .L21
    shl esi, 0x8
    add rsi, r13
.L6:
    mov ecx, r14d
    and ecx, 0x3
    shl ecx, 0x9
    add rcx, qword ptr [rsp + 0x38]
    movdqu xmm7, xmmword ptr [rcx]
    movdqu xmm6, xmmword ptr [rcx + 0x10]
    movdqu xmm5, xmmword ptr [rcx + 0x20]
    movdqu xmm4, xmmword ptr [rcx + 0x30]
    movdqu xmm3, xmmword ptr [rcx + 0x40]
    movdqu xmm2, xmmword ptr [rcx + 0x50]
    movdqu xmm1, xmmword ptr [rcx + 0x60]
    movdqu xmm0, xmmword ptr [rcx + 0x70]
    test r8, r8
    je .L7
    paddw xmm7, xmmword ptr [r10]
    paddw xmm6, xmmword ptr [r10 + 0x10]
    paddw xmm5, xmmword ptr [r10 + 0x20]
    paddw xmm4, xmmword ptr [r10 + 0x30]
    paddw xmm3, xmmword ptr [r10 + 0x40]
    paddw xmm2, xmmword ptr [r10 + 0x50]
    paddw xmm1, xmmword ptr [r10 + 0x60]
    paddw xmm0, xmmword ptr [r10 + 0x70]
    cmp r8, 0x1
    je .L7
    paddw xmm7, xmmword ptr [r9]
    paddw xmm6, xmmword ptr [r9 + 0x10]
    paddw xmm5, xmmword ptr [r9 + 0x20]
    paddw xmm4, xmmword ptr [r9 + 0x30]
    paddw xmm3, xmmword ptr [r9 + 0x40]
    paddw xmm2, xmmword ptr [r9 + 0x50]
    paddw xmm1, xmmword ptr [r9 + 0x60]
    paddw xmm0, xmmword ptr [r9 + 0x70]
.L7:
    test rdx, rdx
    je .L8
    psubw xmm7, xmmword ptr [rdi]
    psubw xmm6, xmmword ptr [rdi + 0x10]
    psubw xmm5, xmmword ptr [rdi + 0x20]
    psubw xmm4, xmmword ptr [rdi + 0x30]
    psubw xmm3, xmmword ptr [rdi + 0x40]
    psubw xmm2, xmmword ptr [rdi + 0x50]
    psubw xmm1, xmmword ptr [rdi + 0x60]
    psubw xmm0, xmmword ptr [rdi + 0x70]
    cmp rdx, 0x1
    je .L8
    psubw xmm7, xmmword ptr [rsi]
    psubw xmm6, xmmword ptr [rsi + 0x10]
    psubw xmm5, xmmword ptr [rsi + 0x20]
    psubw xmm4, xmmword ptr [rsi + 0x30]
    psubw xmm3, xmmword ptr [rsi + 0x40]
    psubw xmm2, xmmword ptr [rsi + 0x50]
    psubw xmm1, xmmword ptr [rsi + 0x60]
    psubw xmm0, xmmword ptr [rsi + 0x70]
.L8:
    movdqa xmmword ptr [r15], xmm7
    movdqa xmmword ptr [r15 + 0x10], xmm6
    movdqa xmmword ptr [r15 + 0x20], xmm5
    movdqa xmmword ptr [r15 + 0x30], xmm4
    movdqa xmmword ptr [r15 + 0x40], xmm3
    movdqa xmmword ptr [r15 + 0x50], xmm2
    movdqa xmmword ptr [r15 + 0x60], xmm1
    movdqa xmmword ptr [r15 + 0x70], xmm0
    movdqu xmm7, xmmword ptr [rcx + 0x80]
    movdqu xmm6, xmmword ptr [rcx + 0x90]
    movdqu xmm5, xmmword ptr [rcx + 0xa0]
    movdqu xmm4, xmmword ptr [rcx + 0xb0]
    movdqu xmm3, xmmword ptr [rcx + 0xc0]
    movdqu xmm2, xmmword ptr [rcx + 0xd0]
    movdqu xmm1, xmmword ptr [rcx + 0xe0]
    movdqu xmm0, xmmword ptr [rcx + 0xf0]
    test r8, r8
    je .L9
    paddw xmm7, xmmword ptr [r10 + 0x80]
    paddw xmm6, xmmword ptr [r10 + 0x90]
    paddw xmm5, xmmword ptr [r10 + 0xa0]
    paddw xmm4, xmmword ptr [r10 + 0xb0]
    paddw xmm3, xmmword ptr [r10 + 0xc0]
    paddw xmm2, xmmword ptr [r10 + 0xd0]
    paddw xmm1, xmmword ptr [r10 + 0xe0]
    paddw xmm0, xmmword ptr [r10 + 0xf0]
    cmp r8, 0x1
    je .L9
    paddw xmm7, xmmword ptr [r9 + 0x80]
    paddw xmm6, xmmword ptr [r9 + 0x90]
    paddw xmm5, xmmword ptr [r9 + 0xa0]
    paddw xmm4, xmmword ptr [r9 + 0xb0]
    paddw xmm3, xmmword ptr [r9 + 0xc0]
    paddw xmm2, xmmword ptr [r9 + 0xd0]
    paddw xmm1, xmmword ptr [r9 + 0xe0]
    paddw xmm0, xmmword ptr [r9 + 0xf0]
.L9:
    test rdx, rdx
    je .L10
    psubw xmm7, xmmword ptr [rdi + 0x80]
    psubw xmm6, xmmword ptr [rdi + 0x90]
    psubw xmm5, xmmword ptr [rdi + 0xa0]
    psubw xmm4, xmmword ptr [rdi + 0xb0]
    psubw xmm3, xmmword ptr [rdi + 0xc0]
    psubw xmm2, xmmword ptr [rdi + 0xd0]
    psubw xmm1, xmmword ptr [rdi + 0xe0]
    psubw xmm0, xmmword ptr [rdi + 0xf0]
    cmp rdx, 0x1
    je .L10
    psubw xmm7, xmmword ptr [rsi + 0x80]
    psubw xmm6, xmmword ptr [rsi + 0x90]
    psubw xmm5, xmmword ptr [rsi + 0xa0]
    psubw xmm4, xmmword ptr [rsi + 0xb0]
    psubw xmm3, xmmword ptr [rsi + 0xc0]
    psubw xmm2, xmmword ptr [rsi + 0xd0]
    psubw xmm1, xmmword ptr [rsi + 0xe0]
    psubw xmm0, xmmword ptr [rsi + 0xf0]
.L10:
    movdqa xmmword ptr [r15 + 0x80], xmm7
    movdqa xmmword ptr [r15 + 0x90], xmm6
    movdqa xmmword ptr [r15 + 0xa0], xmm5
    movdqa xmmword ptr [r15 + 0xb0], xmm4
    movdqa xmmword ptr [r15 + 0xc0], xmm3
    movdqa xmmword ptr [r15 + 0xd0], xmm2
    movdqa xmmword ptr [r15 + 0xe0], xmm1
    movdqa xmmword ptr [r15 + 0xf0], xmm0
    mov r8, qword ptr [r12 + rbx + 0x58]
    mov r9, r13
    mov r10, r13
    test r8, r8
    je .L12
    mov rdx, qword ptr [r12 + rbx + 0x50]
    movzx r10d, word ptr [rdx]
    cmp r10, 0x2ff
    ja .L24
    shl r10d, 0x8
    add r10, r13
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
    mov rdx, qword ptr [r12 + rbx + 0x70]
    mov rsi, r13
    mov rdi, r13
    test rdx, rdx
    je .L14
    mov rsi, qword ptr [r12 + rbx + 0x68]
    movzx edi, word ptr [rsi]
    cmp rdi, 0x2ff
    ja .L22
    shl edi, 0x8
    add rdi, r13
    cmp rdx, 0x1
    jne .L13
    mov rsi, r13
    jmp .L14
    nop
.L13:
    movzx esi, word ptr [rsi + 0x2]
    cmp rsi, 0x2ff
    ja .L21
    shl esi, 0x8
    add rsi, r13
.L14:
    movdqu xmm7, xmmword ptr [rcx + 0x100]
    movdqu xmm6, xmmword ptr [rcx + 0x110]
    movdqu xmm5, xmmword ptr [rcx + 0x120]
    movdqu xmm4, xmmword ptr [rcx + 0x130]
    movdqu xmm3, xmmword ptr [rcx + 0x140]
    movdqu xmm2, xmmword ptr [rcx + 0x150]
    movdqu xmm1, xmmword ptr [rcx + 0x160]
    movdqu xmm0, xmmword ptr [rcx + 0x170]
    test r8, r8
    je .L15
    paddw xmm7, xmmword ptr [r10]
    paddw xmm6, xmmword ptr [r10 + 0x10]
    paddw xmm5, xmmword ptr [r10 + 0x20]
    paddw xmm4, xmmword ptr [r10 + 0x30]
    paddw xmm3, xmmword ptr [r10 + 0x40]
    paddw xmm2, xmmword ptr [r10 + 0x50]
    paddw xmm1, xmmword ptr [r10 + 0x60]
    paddw xmm0, xmmword ptr [r10 + 0x70]
    cmp r8, 0x1
    je .L15
    paddw xmm7, xmmword ptr [r9]
    paddw xmm6, xmmword ptr [r9 + 0x10]
    paddw xmm5, xmmword ptr [r9 + 0x20]
    paddw xmm4, xmmword ptr [r9 + 0x30]
    paddw xmm3, xmmword ptr [r9 + 0x40]
    paddw xmm2, xmmword ptr [r9 + 0x50]
    paddw xmm1, xmmword ptr [r9 + 0x60]
    paddw xmm0, xmmword ptr [r9 + 0x70]
.L15:
    test rdx, rdx
    je .L16
    psubw xmm7, xmmword ptr [rdi]
    psubw xmm6, xmmword ptr [rdi + 0x10]
    psubw xmm5, xmmword ptr [rdi + 0x20]
    psubw xmm4, xmmword ptr [rdi + 0x30]
    psubw xmm3, xmmword ptr [rdi + 0x40]
    psubw xmm2, xmmword ptr [rdi + 0x50]
    psubw xmm1, xmmword ptr [rdi + 0x60]
    psubw xmm0, xmmword ptr [rdi + 0x70]
    cmp rdx, 0x1
    je .L16
    psubw xmm7, xmmword ptr [rsi]
    psubw xmm6, xmmword ptr [rsi + 0x10]
    psubw xmm5, xmmword ptr [rsi + 0x20]
    psubw xmm4, xmmword ptr [rsi + 0x30]
    psubw xmm3, xmmword ptr [rsi + 0x40]
    psubw xmm2, xmmword ptr [rsi + 0x50]
    psubw xmm1, xmmword ptr [rsi + 0x60]
    psubw xmm0, xmmword ptr [rsi + 0x70]
.L16:
    movdqa xmmword ptr [r15 + 0x100], xmm7
    movdqa xmmword ptr [r15 + 0x110], xmm6
    movdqa xmmword ptr [r15 + 0x120], xmm5
    movdqa xmmword ptr [r15 + 0x130], xmm4
    movdqa xmmword ptr [r15 + 0x140], xmm3
    movdqa xmmword ptr [r15 + 0x150], xmm2
    movdqa xmmword ptr [r15 + 0x160], xmm1
    movdqa xmmword ptr [r15 + 0x170], xmm0
    movdqu xmm7, xmmword ptr [rcx + 0x180]
    movdqu xmm6, xmmword ptr [rcx + 0x190]
    movdqu xmm5, xmmword ptr [rcx + 0x1a0]
    movdqu xmm4, xmmword ptr [rcx + 0x1b0]
    movdqu xmm3, xmmword ptr [rcx + 0x1c0]
    movdqu xmm2, xmmword ptr [rcx + 0x1d0]
    movdqu xmm1, xmmword ptr [rcx + 0x1e0]
    movdqu xmm0, xmmword ptr [rcx + 0x1f0]
    test r8, r8
    je .L17
    paddw xmm7, xmmword ptr [r10 + 0x80]
    paddw xmm6, xmmword ptr [r10 + 0x90]
    paddw xmm5, xmmword ptr [r10 + 0xa0]
    paddw xmm4, xmmword ptr [r10 + 0xb0]
    paddw xmm3, xmmword ptr [r10 + 0xc0]
    paddw xmm2, xmmword ptr [r10 + 0xd0]
    paddw xmm1, xmmword ptr [r10 + 0xe0]
    paddw xmm0, xmmword ptr [r10 + 0xf0]
    cmp r8, 0x1
    je .L17
    paddw xmm7, xmmword ptr [r9 + 0x80]
    paddw xmm6, xmmword ptr [r9 + 0x90]
    paddw xmm5, xmmword ptr [r9 + 0xa0]
    paddw xmm4, xmmword ptr [r9 + 0xb0]
    paddw xmm3, xmmword ptr [r9 + 0xc0]
    paddw xmm2, xmmword ptr [r9 + 0xd0]
    paddw xmm1, xmmword ptr [r9 + 0xe0]
    paddw xmm0, xmmword ptr [r9 + 0xf0]
.L17:
    test rdx, rdx
    je .L0
    psubw xmm7, xmmword ptr [rdi + 0x80]
    psubw xmm6, xmmword ptr [rdi + 0x90]
    psubw xmm5, xmmword ptr [rdi + 0xa0]
    psubw xmm4, xmmword ptr [rdi + 0xb0]
    psubw xmm3, xmmword ptr [rdi + 0xc0]
    psubw xmm2, xmmword ptr [rdi + 0xd0]
    psubw xmm1, xmmword ptr [rdi + 0xe0]
    psubw xmm0, xmmword ptr [rdi + 0xf0]
    mov r12, rax
    cmp rdx, 0x1
    je .L1
    psubw xmm7, xmmword ptr [rsi + 0x80]
    psubw xmm6, xmmword ptr [rsi + 0x90]
    psubw xmm5, xmmword ptr [rsi + 0xa0]
    psubw xmm4, xmmword ptr [rsi + 0xb0]
    psubw xmm3, xmmword ptr [rsi + 0xc0]
    psubw xmm2, xmmword ptr [rsi + 0xd0]
    psubw xmm1, xmmword ptr [rsi + 0xe0]
    psubw xmm0, xmmword ptr [rsi + 0xf0]
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
    ret
.L21:
    mov rdi, rsi
.L22:
    lea rdx, [.D0]
    mov esi, 0x300
    call core::panicking::panic_bounds_check
.L23:
    mov r10, r9
.L24:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, r10
    call core::panicking::panic_bounds_check

plywright::simd::sse2::loops::output:
    mov rax, qword ptr [rdi]
    mov rcx, qword ptr [rdi + 0x8]
    movdqu xmm3, xmmword ptr [rax + 0x10]
    movdqu xmm4, xmmword ptr [rcx + 0xf0]
    pxor xmm0, xmm0
    pmaxsw xmm4, xmm0
    movdqa xmm1, xmmword ptr [.C0]
    pminsw xmm4, xmm1
    movdqa xmm2, xmmword ptr [rsi + 0x1f0]
    pmullw xmm2, xmm4
    pmaddwd xmm2, xmm4
    movdqu xmm4, xmmword ptr [rcx + 0xd0]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    movdqa xmm5, xmmword ptr [rsi + 0x1d0]
    pmullw xmm5, xmm4
    pmaddwd xmm5, xmm4
    movdqu xmm4, xmmword ptr [rcx + 0xb0]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    movdqa xmm7, xmmword ptr [rsi + 0x1b0]
    pmullw xmm7, xmm4
    pmaddwd xmm7, xmm4
    movdqu xmm4, xmmword ptr [rcx + 0x90]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    movdqa xmm8, xmmword ptr [rsi + 0x190]
    pmullw xmm8, xmm4
    pmaddwd xmm8, xmm4
    movdqu xmm6, xmmword ptr [rcx + 0x70]
    pmaxsw xmm6, xmm0
    pminsw xmm6, xmm1
    movdqa xmm4, xmmword ptr [rsi + 0x170]
    pmullw xmm4, xmm6
    pmaddwd xmm4, xmm6
    movdqu xmm6, xmmword ptr [rax + 0xf0]
    paddd xmm4, xmm8
    paddd xmm4, xmm7
    paddd xmm4, xmm5
    paddd xmm4, xmm2
    movdqu xmm5, xmmword ptr [rcx + 0x50]
    pmaxsw xmm5, xmm0
    pminsw xmm5, xmm1
    movdqa xmm2, xmmword ptr [rsi + 0x150]
    pmullw xmm2, xmm5
    pmaddwd xmm2, xmm5
    movdqu xmm5, xmmword ptr [rcx + 0x10]
    movdqu xmm7, xmmword ptr [rcx + 0x30]
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    movdqa xmm8, xmmword ptr [rsi + 0x130]
    pmullw xmm8, xmm7
    pmaddwd xmm8, xmm7
    pmaxsw xmm5, xmm0
    pminsw xmm5, xmm1
    movdqa xmm9, xmmword ptr [rsi + 0x110]
    pmullw xmm9, xmm5
    pmaddwd xmm9, xmm5
    pmaxsw xmm6, xmm0
    pminsw xmm6, xmm1
    movdqa xmm5, xmmword ptr [rsi + 0xf0]
    pmullw xmm5, xmm6
    pmaddwd xmm5, xmm6
    movdqu xmm7, xmmword ptr [rax + 0x90]
    paddd xmm5, xmm9
    movdqu xmm6, xmmword ptr [rax + 0xb0]
    paddd xmm5, xmm8
    movdqu xmm8, xmmword ptr [rax + 0xd0]
    paddd xmm5, xmm2
    pmaxsw xmm8, xmm0
    pminsw xmm8, xmm1
    movdqa xmm2, xmmword ptr [rsi + 0xd0]
    pmullw xmm2, xmm8
    pmaddwd xmm2, xmm8
    pmaxsw xmm6, xmm0
    pminsw xmm6, xmm1
    movdqa xmm8, xmmword ptr [rsi + 0xb0]
    pmullw xmm8, xmm6
    pmaddwd xmm8, xmm6
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    movdqa xmm6, xmmword ptr [rsi + 0x90]
    pmullw xmm6, xmm7
    pmaddwd xmm6, xmm7
    movdqu xmm7, xmmword ptr [rax + 0x50]
    paddd xmm6, xmm8
    movdqu xmm8, xmmword ptr [rax + 0x70]
    paddd xmm6, xmm2
    pmaxsw xmm8, xmm0
    pminsw xmm8, xmm1
    movdqa xmm2, xmmword ptr [rsi + 0x70]
    pmullw xmm2, xmm8
    pmaddwd xmm2, xmm8
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    movdqa xmm8, xmmword ptr [rsi + 0x50]
    pmullw xmm8, xmm7
    pmaddwd xmm8, xmm7
    movdqu xmm7, xmmword ptr [rax + 0x30]
    paddd xmm8, xmm2
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    movdqa xmm9, xmmword ptr [rsi + 0x30]
    pmullw xmm9, xmm7
    pmaddwd xmm9, xmm7
    pmaxsw xmm3, xmm0
    pminsw xmm3, xmm1
    movdqa xmm2, xmmword ptr [rsi + 0x10]
    pmullw xmm2, xmm3
    pmaddwd xmm2, xmm3
    paddd xmm2, xmm9
    paddd xmm2, xmm8
    paddd xmm2, xmm6
    paddd xmm2, xmm5
    paddd xmm2, xmm4
    movdqu xmm3, xmmword ptr [rcx + 0xe0]
    pmaxsw xmm3, xmm0
    pminsw xmm3, xmm1
    movdqa xmm4, xmmword ptr [rsi + 0x1e0]
    pmullw xmm4, xmm3
    pmaddwd xmm4, xmm3
    movdqu xmm3, xmmword ptr [rcx + 0xc0]
    pmaxsw xmm3, xmm0
    pminsw xmm3, xmm1
    movdqa xmm6, xmmword ptr [rsi + 0x1c0]
    pmullw xmm6, xmm3
    pmaddwd xmm6, xmm3
    movdqu xmm3, xmmword ptr [rcx + 0xa0]
    pmaxsw xmm3, xmm0
    pminsw xmm3, xmm1
    movdqa xmm8, xmmword ptr [rsi + 0x1a0]
    pmullw xmm8, xmm3
    pmaddwd xmm8, xmm3
    movdqu xmm3, xmmword ptr [rcx + 0x80]
    pmaxsw xmm3, xmm0
    pminsw xmm3, xmm1
    movdqa xmm7, xmmword ptr [rsi + 0x180]
    pmullw xmm7, xmm3
    pmaddwd xmm7, xmm3
    movdqu xmm5, xmmword ptr [rcx + 0x60]
    pmaxsw xmm5, xmm0
    pminsw xmm5, xmm1
    movdqa xmm3, xmmword ptr [rsi + 0x160]
    pmullw xmm3, xmm5
    pmaddwd xmm3, xmm5
    movdqu xmm5, xmmword ptr [rax + 0xe0]
    paddd xmm3, xmm7
    movdqu xmm7, xmmword ptr [rcx]
    paddd xmm3, xmm8
    movdqu xmm8, xmmword ptr [rcx + 0x20]
    paddd xmm3, xmm6
    paddd xmm3, xmm4
    movdqu xmm4, xmmword ptr [rcx + 0x40]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    movdqa xmm6, xmmword ptr [rsi + 0x140]
    pmullw xmm6, xmm4
    pmaddwd xmm6, xmm4
    pmaxsw xmm8, xmm0
    pminsw xmm8, xmm1
    movdqa xmm9, xmmword ptr [rsi + 0x120]
    pmullw xmm9, xmm8
    pmaddwd xmm9, xmm8
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    movdqa xmm8, xmmword ptr [rsi + 0x100]
    pmullw xmm8, xmm7
    pmaddwd xmm8, xmm7
    pmaxsw xmm5, xmm0
    pminsw xmm5, xmm1
    movdqa xmm4, xmmword ptr [rsi + 0xe0]
    pmullw xmm4, xmm5
    pmaddwd xmm4, xmm5
    movdqu xmm7, xmmword ptr [rax + 0x80]
    paddd xmm4, xmm8
    movdqu xmm5, xmmword ptr [rax + 0xa0]
    paddd xmm4, xmm9
    movdqu xmm8, xmmword ptr [rax + 0xc0]
    paddd xmm4, xmm6
    pmaxsw xmm8, xmm0
    pminsw xmm8, xmm1
    movdqa xmm6, xmmword ptr [rsi + 0xc0]
    pmullw xmm6, xmm8
    pmaddwd xmm6, xmm8
    pmaxsw xmm5, xmm0
    pminsw xmm5, xmm1
    movdqa xmm8, xmmword ptr [rsi + 0xa0]
    pmullw xmm8, xmm5
    pmaddwd xmm8, xmm5
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    movdqa xmm5, xmmword ptr [rsi + 0x80]
    pmullw xmm5, xmm7
    pmaddwd xmm5, xmm7
    movdqu xmm7, xmmword ptr [rax + 0x40]
    paddd xmm5, xmm8
    movdqu xmm8, xmmword ptr [rax + 0x60]
    paddd xmm5, xmm6
    pmaxsw xmm8, xmm0
    pminsw xmm8, xmm1
    movdqa xmm6, xmmword ptr [rsi + 0x60]
    pmullw xmm6, xmm8
    pmaddwd xmm6, xmm8
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    movdqa xmm8, xmmword ptr [rsi + 0x40]
    pmullw xmm8, xmm7
    pmaddwd xmm8, xmm7
    movdqu xmm7, xmmword ptr [rax + 0x20]
    paddd xmm8, xmm6
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    movdqa xmm6, xmmword ptr [rsi + 0x20]
    pmullw xmm6, xmm7
    pmaddwd xmm6, xmm7
    movdqu xmm7, xmmword ptr [rax]
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    movdqa xmm0, xmmword ptr [rsi]
    pmullw xmm0, xmm7
    pmaddwd xmm0, xmm7
    paddd xmm0, xmm6
    paddd xmm0, xmm8
    paddd xmm0, xmm5
    paddd xmm0, xmm4
    paddd xmm0, xmm3
    paddd xmm0, xmm2
    pshufd xmm1, xmm0, 0x4e
    paddd xmm1, xmm0
    pshufd xmm0, xmm1, 0x55
    paddd xmm0, xmm1
    movd eax, xmm0
    ret
.C0 = 0x00ff00ff00ff00ff 0x00ff00ff00ff00ff
