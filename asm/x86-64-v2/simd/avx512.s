# The kernels of simd/avx512, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm simd/avx512 --target x86-64-v2
# binary: sha256 e4bb91003ff5a39151c6da005ff2c204dee79891618d1b8117bedcc4770f99d0
# latency: 209 instructions in 904 bytes; innermost loops: .L0 of 140
# throughput: 205 instructions in 872 bytes; innermost loops: .L0 of 139
# plywright::simd::avx512::loops::output: 54 instructions in 317 bytes; innermost loops: none
# plywright::simd::avx512::loops::update: 113 instructions in 605 bytes; innermost loops: .L1 of 13, .L6 of 13, .L9 of 17
# mix of 581 instructions: 169 mov, 42 cmp, 35 add, 28 lea, 28 vpaddw, 21 je, 21 shl, 20 test, 17 jne, 16 call, 16 ja, 16 movzx, 16 vpsubw, 15 jmp, 13 vmovdqa64, 12 pop, 12 push, 12 xor, 11 vpaddd, 8 cmovb, 8 vpmaddwd, 8 vpmaxsw, 8 vpminsw, 8 vpmullw, 5 and, 4 ret, 2 inc, 2 sub, 2 vpshufd, 2 vzeroupper, 1 vextracti128, 1 vextracti64x4, 1 vmovd, 1 vpxor

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
    call plywright::simd::avx512::loops::update
    mov rax, qword ptr [rsp + 0x28]
    mov qword ptr [rsp + 0x10], rax
    mov qword ptr [rsp + 0x18], r13
    mov rdi, rbx
    mov rbx, r14
    mov rsi, qword ptr [rsp + 0x58]
    call plywright::simd::avx512::loops::output
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
    call plywright::simd::avx512::loops::update
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
    call plywright::simd::avx512::loops::update
    mov rax, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x18], rax
    mov qword ptr [rsp + 0x20], r13
    mov rdi, rbx
    mov rbx, r14
    mov rsi, qword ptr [rsp + 0x60]
    call plywright::simd::avx512::loops::output
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
    call plywright::simd::avx512::loops::update
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

plywright::simd::avx512::loops::output:
    mov rax, qword ptr [rdi]
    mov rcx, qword ptr [rdi + 0x8]
    vpxor xmm0, xmm0, xmm0
    vpmaxsw zmm1, zmm0, zmmword ptr [rcx + 0xc0]
    vmovdqa64 zmm2, zmmword ptr [.C0]
    vpminsw zmm1, zmm1, zmm2
    vpmullw zmm3, zmm1, zmmword ptr [rsi + 0x1c0]
    vpmaddwd zmm1, zmm3, zmm1
    vpmaxsw zmm3, zmm0, zmmword ptr [rcx + 0x40]
    vpminsw zmm3, zmm3, zmm2
    vpmullw zmm4, zmm3, zmmword ptr [rsi + 0x140]
    vpmaxsw zmm5, zmm0, zmmword ptr [rax + 0xc0]
    vpmaddwd zmm3, zmm4, zmm3
    vpminsw zmm4, zmm5, zmm2
    vpmullw zmm5, zmm4, zmmword ptr [rsi + 0xc0]
    vpaddd zmm1, zmm1, zmm3
    vpmaddwd zmm3, zmm5, zmm4
    vpmaxsw zmm4, zmm0, zmmword ptr [rax + 0x40]
    vpminsw zmm4, zmm4, zmm2
    vpmullw zmm5, zmm4, zmmword ptr [rsi + 0x40]
    vpmaddwd zmm4, zmm5, zmm4
    vpaddd zmm3, zmm3, zmm4
    vpmaxsw zmm4, zmm0, zmmword ptr [rcx + 0x80]
    vpminsw zmm4, zmm4, zmm2
    vpmullw zmm5, zmm4, zmmword ptr [rsi + 0x180]
    vpmaxsw zmm6, zmm0, zmmword ptr [rcx]
    vpaddd zmm1, zmm1, zmm3
    vpminsw zmm3, zmm6, zmm2
    vpmullw zmm6, zmm3, zmmword ptr [rsi + 0x100]
    vpmaddwd zmm4, zmm5, zmm4
    vpmaddwd zmm3, zmm6, zmm3
    vpmaxsw zmm5, zmm0, zmmword ptr [rax + 0x80]
    vpaddd zmm3, zmm4, zmm3
    vpminsw zmm4, zmm5, zmm2
    vpmullw zmm5, zmm4, zmmword ptr [rsi + 0x80]
    vpmaddwd zmm4, zmm5, zmm4
    vpmaxsw zmm0, zmm0, zmmword ptr [rax]
    vpminsw zmm0, zmm0, zmm2
    vpmullw zmm2, zmm0, zmmword ptr [rsi]
    vpmaddwd zmm0, zmm2, zmm0
    vpaddd zmm0, zmm4, zmm0
    vpaddd zmm0, zmm3, zmm0
    vpaddd zmm0, zmm1, zmm0
    vextracti64x4 ymm1, zmm0, 0x1
    vpaddd zmm0, zmm0, zmm1
    vextracti128 xmm1, ymm0, 0x1
    vpaddd xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0xee
    vpaddd xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm0, xmm1
    vmovd eax, xmm0
    vzeroupper
    ret
.C0 = 0x00ff00ff00ff00ff 0x00ff00ff00ff00ff 0x00ff00ff00ff00ff 0x00ff00ff00ff00ff 0x00ff00ff00ff00ff 0x00ff00ff00ff00ff 0x00ff00ff00ff00ff 0x00ff00ff00ff00ff

plywright::simd::avx512::loops::update:
    vmovdqa64 zmm0, zmmword ptr [rdi]
    vmovdqa64 zmm1, zmmword ptr [rdi + 0x40]
    vmovdqa64 zmm2, zmmword ptr [rdi + 0x80]
    vmovdqa64 zmm3, zmmword ptr [rdi + 0xc0]
    test rcx, rcx
    je .L3
    lea rax, [rdx + 8*rcx]
    shl rcx, 0x3
    add rcx, -0x8
    test r9, r9
    je .L4
    test cl, 0x8
    jne .L0
    mov rdi, qword ptr [rdx]
    vpaddw zmm0, zmm0, zmmword ptr [rdi]
    vpaddw zmm1, zmm1, zmmword ptr [rdi + 0x40]
    vpaddw zmm2, zmm2, zmmword ptr [rdi + 0x80]
    vpaddw zmm3, zmm3, zmmword ptr [rdi + 0xc0]
    add rdx, 0x8
.L0:
    lea rdi, [8*r9]
    test rcx, rcx
    je .L2
    nop
.L1:
    mov rcx, qword ptr [rdx]
    mov r10, qword ptr [rdx + 0x8]
    vpaddw zmm0, zmm0, zmmword ptr [rcx]
    vpaddw zmm1, zmm1, zmmword ptr [rcx + 0x40]
    vpaddw zmm2, zmm2, zmmword ptr [rcx + 0x80]
    vpaddw zmm3, zmm3, zmmword ptr [rcx + 0xc0]
    vpaddw zmm0, zmm0, zmmword ptr [r10]
    vpaddw zmm1, zmm1, zmmword ptr [r10 + 0x40]
    vpaddw zmm2, zmm2, zmmword ptr [r10 + 0x80]
    vpaddw zmm3, zmm3, zmmword ptr [r10 + 0xc0]
    add rdx, 0x10
    cmp rdx, rax
    jne .L1
.L2:
    add rdi, -0x8
    test dil, 0x8
    jne .L7
    mov rax, qword ptr [r8]
    vpsubw zmm0, zmm0, zmmword ptr [rax]
    vpsubw zmm1, zmm1, zmmword ptr [rax + 0x40]
    vpsubw zmm2, zmm2, zmmword ptr [rax + 0x80]
    vpsubw zmm3, zmm3, zmmword ptr [rax + 0xc0]
    lea rax, [r8 + 0x8]
    test rdi, rdi
    jne .L8
    jmp .L10
.L3:
    test r9, r9
    je .L10
    mov rax, qword ptr [r8]
    vpsubw zmm0, zmm0, zmmword ptr [rax]
    vpsubw zmm1, zmm1, zmmword ptr [rax + 0x40]
    vpsubw zmm2, zmm2, zmmword ptr [rax + 0x80]
    vpsubw zmm3, zmm3, zmmword ptr [rax + 0xc0]
    cmp r9, 0x1
    je .L10
    mov rax, qword ptr [r8 + 0x8]
    vpsubw zmm0, zmm0, zmmword ptr [rax]
    vpsubw zmm1, zmm1, zmmword ptr [rax + 0x40]
    vpsubw zmm2, zmm2, zmmword ptr [rax + 0x80]
    vpsubw zmm3, zmm3, zmmword ptr [rax + 0xc0]
    jmp .L10
.L4:
    test cl, 0x8
    jne .L5
    mov rdi, qword ptr [rdx]
    vpaddw zmm0, zmm0, zmmword ptr [rdi]
    vpaddw zmm1, zmm1, zmmword ptr [rdi + 0x40]
    vpaddw zmm2, zmm2, zmmword ptr [rdi + 0x80]
    vpaddw zmm3, zmm3, zmmword ptr [rdi + 0xc0]
    add rdx, 0x8
.L5:
    test rcx, rcx
    je .L10
    nop
.L6:
    mov rcx, qword ptr [rdx]
    mov rdi, qword ptr [rdx + 0x8]
    vpaddw zmm0, zmm0, zmmword ptr [rcx]
    vpaddw zmm1, zmm1, zmmword ptr [rcx + 0x40]
    vpaddw zmm2, zmm2, zmmword ptr [rcx + 0x80]
    vpaddw zmm3, zmm3, zmmword ptr [rcx + 0xc0]
    vpaddw zmm0, zmm0, zmmword ptr [rdi]
    vpaddw zmm1, zmm1, zmmword ptr [rdi + 0x40]
    vpaddw zmm2, zmm2, zmmword ptr [rdi + 0x80]
    vpaddw zmm3, zmm3, zmmword ptr [rdi + 0xc0]
    add rdx, 0x10
    cmp rdx, rax
    jne .L6
    jmp .L10
.L7:
    mov rax, r8
    test rdi, rdi
    je .L10
.L8:
    lea rcx, [r8 + 8*r9]
    nop
.L9:
    mov rdx, qword ptr [rax]
    mov rdi, qword ptr [rax + 0x8]
    vmovdqa64 zmm4, zmmword ptr [rdx]
    vmovdqa64 zmm5, zmmword ptr [rdx + 0x40]
    vmovdqa64 zmm6, zmmword ptr [rdx + 0x80]
    vmovdqa64 zmm7, zmmword ptr [rdx + 0xc0]
    vpaddw zmm4, zmm4, zmmword ptr [rdi]
    vpsubw zmm0, zmm0, zmm4
    vpaddw zmm4, zmm5, zmmword ptr [rdi + 0x40]
    vpsubw zmm1, zmm1, zmm4
    vpaddw zmm4, zmm6, zmmword ptr [rdi + 0x80]
    vpaddw zmm5, zmm7, zmmword ptr [rdi + 0xc0]
    vpsubw zmm2, zmm2, zmm4
    vpsubw zmm3, zmm3, zmm5
    add rax, 0x10
    cmp rax, rcx
    jne .L9
.L10:
    vmovdqa64 zmmword ptr [rsi], zmm0
    vmovdqa64 zmmword ptr [rsi + 0x40], zmm1
    vmovdqa64 zmmword ptr [rsi + 0x80], zmm2
    vmovdqa64 zmmword ptr [rsi + 0xc0], zmm3
    vzeroupper
    ret
