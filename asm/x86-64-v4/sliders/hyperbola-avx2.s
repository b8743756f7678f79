# The kernels of sliders/hyperbola-avx2, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm sliders/hyperbola-avx2 --target x86-64-v4
# binary: sha256 f7f862d3f3b01e9a2ad574c06a7e18418f16c5000caec350cec394247662f598
# latency: 186 instructions in 903 bytes; innermost loops: .L0 of 38, .L3 of 38, .L6 of 40
# throughput: 168 instructions in 841 bytes; innermost loops: .L0 of 37, .L2 of 37, .L4 of 39
# mix of 354 instructions: 36 vpshufb, 35 mov, 30 vpand, 24 vpsrlw, 22 vpbroadcastq, 21 xor, 19 add, 14 vmovdqa, 14 vpternlogq, 9 lea, 9 shl, 8 jne, 8 test, 8 vpbroadcastd, 8 vpor, 6 je, 6 movzx, 6 pop, 6 push, 6 shlx, 6 shrx, 6 vmovq, 6 vpaddq, 6 vpshufd, 6 vpsubq, 4 jmp, 4 vbroadcasti128, 4 vpternlogd, 3 and, 3 cmp, 3 dec, 2 movabs, 2 ret, 2 vextracti128, 2 vzeroupper

latency:
    push r15
    push r14
    push r12
    push rbx
    movabs rcx, -0x8000000000000000
    mov rax, qword ptr [rdi + 0x8]
    mov rsi, qword ptr [rdi + 0x10]
    mov qword ptr [rsp - 0x8], 0x0
    lea rdx, [rsp - 0x8]
    test rsi, rsi
    je .L1
    mov r8, qword ptr [rsp - 0x8]
    shl rsi, 0x4
    xor edx, edx
    lea r9, [plywright::sliders::hyperbola_avx2::lanes::LINES]
    mov r10, -0x1
    vmovdqa xmm0, xmmword ptr [.C0]
    vpbroadcastd xmm1, dword ptr [.C1]
    vmovdqa xmm2, xmmword ptr [.C2]
    vpbroadcastq xmm3, qword ptr [.C3]
    xor r11d, r11d
    xor ebx, ebx
.L0:
    movzx r14d, byte ptr [rax + r11 + 0x8]
    xor rbx, qword ptr [rax + r11]
    mov r15d, r14d
    shl r14d, 0x5
    vmovdqa xmm4, xmmword ptr [r14 + r9]
    shlx r14, r10, r15
    vpbroadcastq xmm5, r14
    shrx r14, rcx, r15
    vpbroadcastq xmm6, r14
    vpbroadcastq xmm7, rbx
    vpand xmm7, xmm4, xmm7
    vpaddq xmm5, xmm7, xmm5
    vpshufb xmm7, xmm7, xmm0
    vpand xmm8, xmm7, xmm1
    vpshufb xmm8, xmm2, xmm8
    vpsrlw xmm7, xmm7, 0x4
    vpand xmm7, xmm7, xmm1
    vpshufb xmm7, xmm2, xmm7
    vpsrlw xmm7, xmm7, 0x4
    vpternlogq xmm7, xmm8, xmm3, 0xec
    vpsubq xmm6, xmm7, xmm6
    vpshufb xmm6, xmm6, xmm0
    vpand xmm7, xmm6, xmm1
    vpshufb xmm7, xmm2, xmm7
    vpsrlw xmm6, xmm6, 0x4
    vpand xmm6, xmm6, xmm1
    vpshufb xmm6, xmm2, xmm6
    vpsrlw xmm6, xmm6, 0x4
    vpternlogq xmm6, xmm7, xmm3, 0xec
    vpternlogq xmm6, xmm4, xmm5, 0x48
    vpshufd xmm4, xmm6, 0xee
    vpor xmm4, xmm4, xmm6
    vmovq rbx, xmm4
    add rdx, rbx
    and rbx, r8
    add r11, 0x10
    cmp rsi, r11
    jne .L0
    jmp .L2
.L1:
    xor edx, edx
.L2:
    mov rsi, qword ptr [rdi + 0x20]
    mov r8, qword ptr [rdi + 0x28]
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    test r8, r8
    je .L4
    mov r9, qword ptr [rsp - 0x8]
    shl r8, 0x4
    xor eax, eax
    lea r10, [plywright::sliders::hyperbola_avx2::lanes::LINES]
    mov r11, -0x1
    vmovdqa xmm0, xmmword ptr [.C0]
    vpbroadcastd xmm1, dword ptr [.C1]
    vmovdqa xmm2, xmmword ptr [.C2]
    vpbroadcastq xmm3, qword ptr [.C3]
    xor ebx, ebx
    xor r14d, r14d
    nop
.L3:
    movzx r15d, byte ptr [rsi + rbx + 0x8]
    xor r14, qword ptr [rsi + rbx]
    mov r12d, r15d
    shl r15d, 0x5
    vmovdqa xmm4, xmmword ptr [r15 + r10 + 0x10]
    shlx r15, r11, r12
    vpbroadcastq xmm5, r15
    shrx r15, rcx, r12
    vpbroadcastq xmm6, r15
    vpbroadcastq xmm7, r14
    vpand xmm7, xmm4, xmm7
    vpaddq xmm5, xmm7, xmm5
    vpshufb xmm7, xmm7, xmm0
    vpand xmm8, xmm7, xmm1
    vpshufb xmm8, xmm2, xmm8
    vpsrlw xmm7, xmm7, 0x4
    vpand xmm7, xmm7, xmm1
    vpshufb xmm7, xmm2, xmm7
    vpsrlw xmm7, xmm7, 0x4
    vpternlogq xmm7, xmm8, xmm3, 0xec
    vpsubq xmm6, xmm7, xmm6
    vpshufb xmm6, xmm6, xmm0
    vpand xmm7, xmm6, xmm1
    vpshufb xmm7, xmm2, xmm7
    vpsrlw xmm6, xmm6, 0x4
    vpand xmm6, xmm6, xmm1
    vpshufb xmm6, xmm2, xmm6
    vpsrlw xmm6, xmm6, 0x4
    vpternlogq xmm6, xmm7, xmm3, 0xec
    vpternlogq xmm6, xmm4, xmm5, 0x48
    vpshufd xmm4, xmm6, 0xee
    vpor xmm4, xmm4, xmm6
    vmovq r14, xmm4
    add rax, r14
    and r14, r9
    add rbx, 0x10
    cmp r8, rbx
    jne .L3
    jmp .L5
.L4:
    xor eax, eax
.L5:
    mov rsi, qword ptr [rdi + 0x38]
    mov rdi, qword ptr [rdi + 0x40]
    mov qword ptr [rsp - 0x8], 0x0
    lea r8, [rsp - 0x8]
    test rdi, rdi
    je .L7
    mov r9, qword ptr [rsp - 0x8]
    shl rdi, 0x4
    xor r8d, r8d
    lea r10, [plywright::sliders::hyperbola_avx2::lanes::LINES]
    mov r11, -0x1
    vbroadcasti128 ymm0, xmmword ptr [.C0]
    vpbroadcastd ymm1, dword ptr [.C1]
    vbroadcasti128 ymm2, xmmword ptr [.C2]
    vpbroadcastd ymm3, dword ptr [.C1]
    xor ebx, ebx
    xor r14d, r14d
    nop
.L6:
    movzx r15d, byte ptr [rsi + rbx + 0x8]
    xor r14, qword ptr [rsi + rbx]
    mov r12d, r15d
    shl r15d, 0x5
    vmovdqa ymm4, ymmword ptr [r15 + r10]
    shlx r15, r11, r12
    vpbroadcastq ymm5, r15
    shrx r15, rcx, r12
    vpbroadcastq ymm6, r15
    vpbroadcastq ymm7, r14
    vpand ymm7, ymm4, ymm7
    vpaddq ymm5, ymm7, ymm5
    vpshufb ymm7, ymm7, ymm0
    vpand ymm8, ymm7, ymm1
    vpshufb ymm8, ymm2, ymm8
    vpsrlw ymm7, ymm7, 0x4
    vpand ymm7, ymm7, ymm1
    vpshufb ymm7, ymm2, ymm7
    vpsrlw ymm7, ymm7, 0x4
    vpternlogd ymm7, ymm8, ymm3, 0xec
    vpsubq ymm6, ymm7, ymm6
    vpshufb ymm6, ymm6, ymm0
    vpand ymm7, ymm6, ymm1
    vpshufb ymm7, ymm2, ymm7
    vpsrlw ymm6, ymm6, 0x4
    vpand ymm6, ymm6, ymm1
    vpshufb ymm6, ymm2, ymm6
    vpsrlw ymm6, ymm6, 0x4
    vpternlogd ymm6, ymm7, ymm3, 0xec
    vpternlogq ymm6, ymm4, ymm5, 0x48
    vextracti128 xmm4, ymm6, 0x1
    vpor xmm4, xmm4, xmm6
    vpshufd xmm5, xmm4, 0xee
    vpor xmm4, xmm5, xmm4
    vmovq r14, xmm4
    add r8, r14
    and r14, r9
    add rbx, 0x10
    cmp rdi, rbx
    jne .L6
    jmp .L8
.L7:
    xor r8d, r8d
.L8:
    add rax, rdx
    add rax, r8
    pop rbx
    pop r12
    pop r14
    pop r15
    vzeroupper
    ret
.C0 = 0x0001020304050607 0x08090a0b0c0d0e0f
.C1 = 0x0f0f0f0f
.C2 = 0xe060a020c0408000 0xf070b030d0509010
.C3 = 0x0f0f0f0f0f0f0f0f

throughput:
    push r14
    push rbx
    movabs rcx, -0x8000000000000000
    mov rax, qword ptr [rdi + 0x10]
    test rax, rax
    je .L5
    mov rsi, qword ptr [rdi + 0x8]
    add rsi, 0x8
    xor edx, edx
    lea r8, [plywright::sliders::hyperbola_avx2::lanes::LINES]
    mov r9, -0x1
    vmovdqa xmm0, xmmword ptr [.C0]
    vpbroadcastd xmm1, dword ptr [.C1]
    vmovdqa xmm2, xmmword ptr [.C2]
    vpbroadcastq xmm3, qword ptr [.C3]
    nop
.L0:
    mov r10, qword ptr [rsi - 0x8]
    movzx r11d, byte ptr [rsi]
    mov ebx, r11d
    shl r11d, 0x5
    vmovdqa xmm4, xmmword ptr [r11 + r8]
    shlx r11, r9, rbx
    vpbroadcastq xmm5, r11
    shrx r11, rcx, rbx
    vpbroadcastq xmm6, r11
    vpbroadcastq xmm7, r10
    vpand xmm7, xmm4, xmm7
    vpaddq xmm5, xmm7, xmm5
    vpshufb xmm7, xmm7, xmm0
    vpand xmm8, xmm7, xmm1
    vpshufb xmm8, xmm2, xmm8
    vpsrlw xmm7, xmm7, 0x4
    vpand xmm7, xmm7, xmm1
    vpshufb xmm7, xmm2, xmm7
    vpsrlw xmm7, xmm7, 0x4
    vpternlogq xmm7, xmm8, xmm3, 0xec
    vpsubq xmm6, xmm7, xmm6
    vpshufb xmm6, xmm6, xmm0
    vpand xmm7, xmm6, xmm1
    vpshufb xmm7, xmm2, xmm7
    vpsrlw xmm6, xmm6, 0x4
    vpand xmm6, xmm6, xmm1
    vpshufb xmm6, xmm2, xmm6
    vpsrlw xmm6, xmm6, 0x4
    vpternlogq xmm6, xmm7, xmm3, 0xec
    vpternlogq xmm6, xmm4, xmm5, 0x48
    vpshufd xmm4, xmm6, 0xee
    vpor xmm4, xmm4, xmm6
    vmovq r10, xmm4
    add rdx, r10
    add rsi, 0x10
    dec rax
    jne .L0
    mov rsi, qword ptr [rdi + 0x28]
    test rsi, rsi
    je .L6
.L1:
    mov r8, qword ptr [rdi + 0x20]
    add r8, 0x8
    xor eax, eax
    lea r9, [plywright::sliders::hyperbola_avx2::lanes::LINES]
    mov r10, -0x1
    vmovdqa xmm0, xmmword ptr [.C0]
    vpbroadcastd xmm1, dword ptr [.C1]
    vmovdqa xmm2, xmmword ptr [.C2]
    vpbroadcastq xmm3, qword ptr [.C3]
    nop
.L2:
    mov r11, qword ptr [r8 - 0x8]
    movzx ebx, byte ptr [r8]
    mov r14d, ebx
    shl ebx, 0x5
    vmovdqa xmm4, xmmword ptr [rbx + r9 + 0x10]
    shlx rbx, r10, r14
    vpbroadcastq xmm5, rbx
    shrx rbx, rcx, r14
    vpbroadcastq xmm6, rbx
    vpbroadcastq xmm7, r11
    vpand xmm7, xmm4, xmm7
    vpaddq xmm5, xmm7, xmm5
    vpshufb xmm7, xmm7, xmm0
    vpand xmm8, xmm7, xmm1
    vpshufb xmm8, xmm2, xmm8
    vpsrlw xmm7, xmm7, 0x4
    vpand xmm7, xmm7, xmm1
    vpshufb xmm7, xmm2, xmm7
    vpsrlw xmm7, xmm7, 0x4
    vpternlogq xmm7, xmm8, xmm3, 0xec
    vpsubq xmm6, xmm7, xmm6
    vpshufb xmm6, xmm6, xmm0
    vpand xmm7, xmm6, xmm1
    vpshufb xmm7, xmm2, xmm7
    vpsrlw xmm6, xmm6, 0x4
    vpand xmm6, xmm6, xmm1
    vpshufb xmm6, xmm2, xmm6
    vpsrlw xmm6, xmm6, 0x4
    vpternlogq xmm6, xmm7, xmm3, 0xec
    vpternlogq xmm6, xmm4, xmm5, 0x48
    vpshufd xmm4, xmm6, 0xee
    vpor xmm4, xmm4, xmm6
    vmovq r11, xmm4
    add rax, r11
    add r8, 0x10
    dec rsi
    jne .L2
    mov r8, qword ptr [rdi + 0x40]
    test r8, r8
    je .L7
.L3:
    mov rdi, qword ptr [rdi + 0x38]
    add rdi, 0x8
    xor esi, esi
    lea r9, [plywright::sliders::hyperbola_avx2::lanes::LINES]
    mov r10, -0x1
    vbroadcasti128 ymm0, xmmword ptr [.C0]
    vpbroadcastd ymm1, dword ptr [.C1]
    vbroadcasti128 ymm2, xmmword ptr [.C2]
    vpbroadcastd ymm3, dword ptr [.C1]
    nop
.L4:
    mov r11, qword ptr [rdi - 0x8]
    movzx ebx, byte ptr [rdi]
    mov r14d, ebx
    shl ebx, 0x5
    vmovdqa ymm4, ymmword ptr [rbx + r9]
    shlx rbx, r10, r14
    vpbroadcastq ymm5, rbx
    shrx rbx, rcx, r14
    vpbroadcastq ymm6, rbx
    vpbroadcastq ymm7, r11
    vpand ymm7, ymm4, ymm7
    vpaddq ymm5, ymm7, ymm5
    vpshufb ymm7, ymm7, ymm0
    vpand ymm8, ymm7, ymm1
    vpshufb ymm8, ymm2, ymm8
    vpsrlw ymm7, ymm7, 0x4
    vpand ymm7, ymm7, ymm1
    vpshufb ymm7, ymm2, ymm7
    vpsrlw ymm7, ymm7, 0x4
    vpternlogd ymm7, ymm8, ymm3, 0xec
    vpsubq ymm6, ymm7, ymm6
    vpshufb ymm6, ymm6, ymm0
    vpand ymm7, ymm6, ymm1
    vpshufb ymm7, ymm2, ymm7
    vpsrlw ymm6, ymm6, 0x4
    vpand ymm6, ymm6, ymm1
    vpshufb ymm6, ymm2, ymm6
    vpsrlw ymm6, ymm6, 0x4
    vpternlogd ymm6, ymm7, ymm3, 0xec
    vpternlogq ymm6, ymm4, ymm5, 0x48
    vextracti128 xmm4, ymm6, 0x1
    vpor xmm4, xmm4, xmm6
    vpshufd xmm5, xmm4, 0xee
    vpor xmm4, xmm5, xmm4
    vmovq r11, xmm4
    add rsi, r11
    add rdi, 0x10
    dec r8
    jne .L4
    jmp .L8
.L5:
    xor edx, edx
    mov rsi, qword ptr [rdi + 0x28]
    test rsi, rsi
    jne .L1
.L6:
    xor eax, eax
    mov r8, qword ptr [rdi + 0x40]
    test r8, r8
    jne .L3
.L7:
    xor esi, esi
.L8:
    add rax, rdx
    add rax, rsi
    pop rbx
    pop r14
    vzeroupper
    ret
.C0 = 0x0001020304050607 0x08090a0b0c0d0e0f
.C1 = 0x0f0f0f0f
.C2 = 0xe060a020c0408000 0xf070b030d0509010
.C3 = 0x0f0f0f0f0f0f0f0f
