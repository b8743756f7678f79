# The kernels of simd/avx512, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v3
# command: cargo lab asm simd/avx512 --target x86-64-v3
# binary: sha256 4ed66a776f6b22913dd139c6c95ee6818ab5882f15994e67ac48697e3f8668d9
# latency: 225 instructions in 1036 bytes; innermost loops: .L0 of 139
# throughput: 213 instructions in 986 bytes; innermost loops: .L0 of 138
# plywright::simd::avx512::loops::output: 54 instructions in 317 bytes; innermost loops: none
# plywright::simd::avx512::loops::update: 165 instructions in 895 bytes; innermost loops: .L0 of 8, .L2 of 23, .L6 of 8, .L8 of 23, .L10 of 8, .L12 of 27
# mix of 657 instructions: 170 mov, 52 vpaddw, 50 cmp, 32 vmovaps, 31 add, 30 lea, 21 shl, 20 je, 17 jne, 16 ja, 16 movzx, 16 vpsubw, 15 jmp, 14 test, 13 vmovdqa64, 13 xor, 12 call, 12 pop, 12 push, 11 vpaddd, 9 vzeroupper, 8 and, 8 cmovb, 8 vpmaddwd, 8 vpmaxsw, 8 vpminsw, 8 vpmullw, 7 inc, 4 ret, 3 jb, 2 shr, 2 sub, 2 vpshufd, 2 vxorps, 1 not, 1 vextracti128, 1 vextracti64x4, 1 vmovd, 1 vpxor

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
    call plywright::simd::avx512::loops::update
    mov rax, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x10], rax
    mov qword ptr [rsp + 0x18], r13
    mov rdi, r15
    mov rsi, qword ptr [rsp + 0x60]
    call plywright::simd::avx512::loops::output
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
    call plywright::simd::avx512::loops::update
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
    call plywright::simd::avx512::loops::update
    mov rax, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x18], rax
    mov qword ptr [rsp + 0x20], r13
    mov rdi, r15
    mov rsi, qword ptr [rsp + 0x68]
    call plywright::simd::avx512::loops::output
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
    call plywright::simd::avx512::loops::update
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

plywright::simd::avx512::loops::output:
    mov rcx, qword ptr [rdi + 0x8]
    vpxor xmm0, xmm0, xmm0
    vpmaxsw zmm1, zmm0, zmmword ptr [rcx + 0xc0]
    vmovdqa64 zmm2, zmmword ptr [.C0]
    vpminsw zmm1, zmm1, zmm2
    vpmullw zmm3, zmm1, zmmword ptr [rsi + 0x1c0]
    mov rax, qword ptr [rdi]
    vpmaddwd zmm1, zmm3, zmm1
    vpmaxsw zmm3, zmm0, zmmword ptr [rcx + 0x40]
    vpminsw zmm3, zmm3, zmm2
    vpmullw zmm4, zmm3, zmmword ptr [rsi + 0x140]
    vpmaddwd zmm3, zmm4, zmm3
    vpaddd zmm1, zmm1, zmm3
    vpmaxsw zmm3, zmm0, zmmword ptr [rax + 0xc0]
    vpminsw zmm3, zmm3, zmm2
    vpmullw zmm4, zmm3, zmmword ptr [rsi + 0xc0]
    vpmaxsw zmm5, zmm0, zmmword ptr [rax + 0x40]
    vpmaddwd zmm3, zmm4, zmm3
    vpminsw zmm4, zmm5, zmm2
    vpmullw zmm5, zmm4, zmmword ptr [rsi + 0x40]
    vpmaddwd zmm4, zmm5, zmm4
    vpaddd zmm3, zmm3, zmm4
    vpmaxsw zmm4, zmm0, zmmword ptr [rcx + 0x80]
    vpaddd zmm1, zmm1, zmm3
    vpminsw zmm3, zmm4, zmm2
    vpmullw zmm4, zmm3, zmmword ptr [rsi + 0x180]
    vpmaddwd zmm3, zmm4, zmm3
    vpmaxsw zmm4, zmm0, zmmword ptr [rcx]
    vpminsw zmm4, zmm4, zmm2
    vpmullw zmm5, zmm4, zmmword ptr [rsi + 0x100]
    vpmaxsw zmm6, zmm0, zmmword ptr [rax + 0x80]
    vpmaddwd zmm4, zmm5, zmm4
    vpminsw zmm5, zmm6, zmm2
    vpmullw zmm6, zmm5, zmmword ptr [rsi + 0x80]
    vpaddd zmm3, zmm3, zmm4
    vpmaddwd zmm4, zmm6, zmm5
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
    je .L4
    lea rax, [rdx + 8*rcx]
    shl rcx, 0x3
    add rcx, -0x8
    mov edi, ecx
    shr edi, 0x3
    inc edi
    and edi, 0x3
    mov r10d, ecx
    and r10d, 0x18
    test r9, r9
    je .L5
    cmp r10d, 0x18
    je .L1
    xor r10d, r10d
    nop
.L0:
    mov r11, qword ptr [rdx + 8*r10]
    vpaddw zmm0, zmm0, zmmword ptr [r11]
    vpaddw zmm1, zmm1, zmmword ptr [r11 + 0x40]
    vpaddw zmm2, zmm2, zmmword ptr [r11 + 0x80]
    vpaddw zmm3, zmm3, zmmword ptr [r11 + 0xc0]
    inc r10
    cmp rdi, r10
    jne .L0
    lea rdx, [rdx + 8*rdi]
.L1:
    lea rdi, [8*r9]
    cmp rcx, 0x18
    jb .L3
    nop
.L2:
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
    mov rcx, qword ptr [rdx + 0x10]
    vpaddw zmm0, zmm0, zmmword ptr [rcx]
    vpaddw zmm1, zmm1, zmmword ptr [rcx + 0x40]
    vpaddw zmm2, zmm2, zmmword ptr [rcx + 0x80]
    vpaddw zmm3, zmm3, zmmword ptr [rcx + 0xc0]
    mov rcx, qword ptr [rdx + 0x18]
    vpaddw zmm0, zmm0, zmmword ptr [rcx]
    vpaddw zmm1, zmm1, zmmword ptr [rcx + 0x40]
    vpaddw zmm2, zmm2, zmmword ptr [rcx + 0x80]
    vpaddw zmm3, zmm3, zmmword ptr [rcx + 0xc0]
    add rdx, 0x20
    cmp rdx, rax
    jne .L2
.L3:
    add rdi, -0x8
    mov eax, edi
    not eax
    test al, 0x18
    jne .L9
    mov rax, r8
    jmp .L11
.L4:
    test r9, r9
    je .L13
    mov rax, qword ptr [r8]
    vpsubw zmm0, zmm0, zmmword ptr [rax]
    vpsubw zmm1, zmm1, zmmword ptr [rax + 0x40]
    vpsubw zmm2, zmm2, zmmword ptr [rax + 0x80]
    vpsubw zmm3, zmm3, zmmword ptr [rax + 0xc0]
    cmp r9, 0x1
    je .L13
    mov rax, qword ptr [r8 + 0x8]
    vpsubw zmm0, zmm0, zmmword ptr [rax]
    vpsubw zmm1, zmm1, zmmword ptr [rax + 0x40]
    vpsubw zmm2, zmm2, zmmword ptr [rax + 0x80]
    vpsubw zmm3, zmm3, zmmword ptr [rax + 0xc0]
    jmp .L13
.L5:
    cmp r10d, 0x18
    je .L7
    xor r8d, r8d
    nop
.L6:
    mov r9, qword ptr [rdx + 8*r8]
    vpaddw zmm0, zmm0, zmmword ptr [r9]
    vpaddw zmm1, zmm1, zmmword ptr [r9 + 0x40]
    vpaddw zmm2, zmm2, zmmword ptr [r9 + 0x80]
    vpaddw zmm3, zmm3, zmmword ptr [r9 + 0xc0]
    inc r8
    cmp rdi, r8
    jne .L6
    lea rdx, [rdx + 8*rdi]
.L7:
    cmp rcx, 0x18
    jb .L13
    nop
.L8:
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
    mov rcx, qword ptr [rdx + 0x10]
    vpaddw zmm0, zmm0, zmmword ptr [rcx]
    vpaddw zmm1, zmm1, zmmword ptr [rcx + 0x40]
    vpaddw zmm2, zmm2, zmmword ptr [rcx + 0x80]
    vpaddw zmm3, zmm3, zmmword ptr [rcx + 0xc0]
    mov rcx, qword ptr [rdx + 0x18]
    vpaddw zmm0, zmm0, zmmword ptr [rcx]
    vpaddw zmm1, zmm1, zmmword ptr [rcx + 0x40]
    vpaddw zmm2, zmm2, zmmword ptr [rcx + 0x80]
    vpaddw zmm3, zmm3, zmmword ptr [rcx + 0xc0]
    add rdx, 0x20
    cmp rdx, rax
    jne .L8
    jmp .L13
.L9:
    mov eax, edi
    shr eax, 0x3
    inc eax
    and eax, 0x3
    xor ecx, ecx
    nop
.L10:
    mov rdx, qword ptr [r8 + 8*rcx]
    vpsubw zmm0, zmm0, zmmword ptr [rdx]
    vpsubw zmm1, zmm1, zmmword ptr [rdx + 0x40]
    vpsubw zmm2, zmm2, zmmword ptr [rdx + 0x80]
    vpsubw zmm3, zmm3, zmmword ptr [rdx + 0xc0]
    inc rcx
    cmp rax, rcx
    jne .L10
    cmp rdi, 0x18
    jb .L13
    lea rax, [r8 + 8*rax]
.L11:
    lea rcx, [r8 + 8*r9]
    nop
.L12:
    mov rdx, qword ptr [rax]
    mov rdi, qword ptr [rax + 0x8]
    vmovdqa64 zmm4, zmmword ptr [rdx]
    vmovdqa64 zmm5, zmmword ptr [rdx + 0x40]
    vmovdqa64 zmm6, zmmword ptr [rdx + 0x80]
    vpaddw zmm4, zmm4, zmmword ptr [rdi]
    vpaddw zmm5, zmm5, zmmword ptr [rdi + 0x40]
    vpaddw zmm6, zmm6, zmmword ptr [rdi + 0x80]
    vmovdqa64 zmm7, zmmword ptr [rdx + 0xc0]
    vpaddw zmm7, zmm7, zmmword ptr [rdi + 0xc0]
    mov rdx, qword ptr [rax + 0x10]
    vpaddw zmm4, zmm4, zmmword ptr [rdx]
    vpaddw zmm5, zmm5, zmmword ptr [rdx + 0x40]
    vpaddw zmm6, zmm6, zmmword ptr [rdx + 0x80]
    vpaddw zmm7, zmm7, zmmword ptr [rdx + 0xc0]
    mov rdx, qword ptr [rax + 0x18]
    vpaddw zmm4, zmm4, zmmword ptr [rdx]
    vpsubw zmm0, zmm0, zmm4
    vpaddw zmm4, zmm5, zmmword ptr [rdx + 0x40]
    vpsubw zmm1, zmm1, zmm4
    vpaddw zmm4, zmm6, zmmword ptr [rdx + 0x80]
    vpaddw zmm5, zmm7, zmmword ptr [rdx + 0xc0]
    vpsubw zmm2, zmm2, zmm4
    vpsubw zmm3, zmm3, zmm5
    add rax, 0x20
    cmp rax, rcx
    jne .L12
.L13:
    vmovdqa64 zmmword ptr [rsi], zmm0
    vmovdqa64 zmmword ptr [rsi + 0x40], zmm1
    vmovdqa64 zmmword ptr [rsi + 0x80], zmm2
    vmovdqa64 zmmword ptr [rsi + 0xc0], zmm3
    vzeroupper
    ret
