# The kernels of sliders/hyperbola-avx2, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v3
# command: cargo lab asm sliders/hyperbola-avx2 --target x86-64-v3
# binary: sha256 ce31d208eaf159dd3e93d43f1dafd56d9e35f806ea624d1d19b8854ff781e2c7
# latency: 202 instructions in 934 bytes; innermost loops: .L0 of 44, .L3 of 44, .L6 of 46
# throughput: 184 instructions in 856 bytes; innermost loops: .L0 of 43, .L2 of 43, .L4 of 45
# mix of 386 instructions: 48 vpand, 36 vpshufb, 35 mov, 24 vmovq, 24 vpsrlw, 21 xor, 20 vpor, 19 add, 18 vpbroadcastq, 14 vmovdqa, 9 lea, 9 shl, 8 jne, 8 test, 8 vpbroadcastd, 6 je, 6 movzx, 6 pop, 6 push, 6 shlx, 6 shrx, 6 vpaddq, 6 vpshufd, 6 vpsubq, 6 vpxor, 4 jmp, 4 vbroadcasti128, 3 and, 3 cmp, 3 dec, 2 movabs, 2 ret, 2 vextracti128, 2 vzeroupper

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
    xor r11d, r11d
    xor ebx, ebx
    nop
.L0:
    movzx r14d, byte ptr [rax + r11 + 0x8]
    xor rbx, qword ptr [rax + r11]
    mov r15d, r14d
    shl r14d, 0x5
    vmovdqa xmm3, xmmword ptr [r14 + r9]
    shlx r14, r10, r15
    vmovq xmm4, r14
    vpbroadcastq xmm4, xmm4
    shrx r14, rcx, r15
    vmovq xmm5, r14
    vpbroadcastq xmm5, xmm5
    vmovq xmm6, rbx
    vpbroadcastq xmm6, xmm6
    vpand xmm6, xmm3, xmm6
    vpaddq xmm4, xmm6, xmm4
    vpshufb xmm6, xmm6, xmm0
    vpand xmm7, xmm6, xmm1
    vpshufb xmm7, xmm2, xmm7
    vpsrlw xmm6, xmm6, 0x4
    vpand xmm6, xmm6, xmm1
    vpshufb xmm6, xmm2, xmm6
    vpsrlw xmm6, xmm6, 0x4
    vpand xmm6, xmm6, xmm1
    vpor xmm6, xmm6, xmm7
    vpsubq xmm5, xmm6, xmm5
    vpshufb xmm5, xmm5, xmm0
    vpand xmm6, xmm5, xmm1
    vpshufb xmm6, xmm2, xmm6
    vpsrlw xmm5, xmm5, 0x4
    vpand xmm5, xmm5, xmm1
    vpshufb xmm5, xmm2, xmm5
    vpsrlw xmm5, xmm5, 0x4
    vpand xmm5, xmm5, xmm1
    vpor xmm5, xmm5, xmm6
    vpxor xmm4, xmm5, xmm4
    vpand xmm3, xmm4, xmm3
    vpshufd xmm4, xmm3, 0xee
    vpor xmm3, xmm4, xmm3
    vmovq rbx, xmm3
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
    xor ebx, ebx
    xor r14d, r14d
.L3:
    movzx r15d, byte ptr [rsi + rbx + 0x8]
    xor r14, qword ptr [rsi + rbx]
    mov r12d, r15d
    shl r15d, 0x5
    vmovdqa xmm3, xmmword ptr [r15 + r10 + 0x10]
    shlx r15, r11, r12
    vmovq xmm4, r15
    vpbroadcastq xmm4, xmm4
    shrx r15, rcx, r12
    vmovq xmm5, r15
    vpbroadcastq xmm5, xmm5
    vmovq xmm6, r14
    vpbroadcastq xmm6, xmm6
    vpand xmm6, xmm3, xmm6
    vpaddq xmm4, xmm6, xmm4
    vpshufb xmm6, xmm6, xmm0
    vpand xmm7, xmm6, xmm1
    vpshufb xmm7, xmm2, xmm7
    vpsrlw xmm6, xmm6, 0x4
    vpand xmm6, xmm6, xmm1
    vpshufb xmm6, xmm2, xmm6
    vpsrlw xmm6, xmm6, 0x4
    vpand xmm6, xmm6, xmm1
    vpor xmm6, xmm6, xmm7
    vpsubq xmm5, xmm6, xmm5
    vpshufb xmm5, xmm5, xmm0
    vpand xmm6, xmm5, xmm1
    vpshufb xmm6, xmm2, xmm6
    vpsrlw xmm5, xmm5, 0x4
    vpand xmm5, xmm5, xmm1
    vpshufb xmm5, xmm2, xmm5
    vpsrlw xmm5, xmm5, 0x4
    vpand xmm5, xmm5, xmm1
    vpor xmm5, xmm5, xmm6
    vpxor xmm4, xmm5, xmm4
    vpand xmm3, xmm4, xmm3
    vpshufd xmm4, xmm3, 0xee
    vpor xmm3, xmm4, xmm3
    vmovq r14, xmm3
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
    xor r14, qword ptr [rsi + rbx]
    movzx r15d, byte ptr [rsi + rbx + 0x8]
    mov r12d, r15d
    shl r15d, 0x5
    vmovdqa ymm4, ymmword ptr [r15 + r10]
    shlx r15, r11, r12
    vmovq xmm5, r15
    vpbroadcastq ymm5, xmm5
    shrx r15, rcx, r12
    vmovq xmm6, r15
    vpbroadcastq ymm6, xmm6
    vmovq xmm7, r14
    vpbroadcastq ymm7, xmm7
    vpand ymm7, ymm4, ymm7
    vpaddq ymm5, ymm7, ymm5
    vpshufb ymm7, ymm7, ymm0
    vpand ymm8, ymm7, ymm1
    vpshufb ymm8, ymm2, ymm8
    vpsrlw ymm7, ymm7, 0x4
    vpand ymm7, ymm7, ymm1
    vpshufb ymm7, ymm2, ymm7
    vpsrlw ymm7, ymm7, 0x4
    vpand ymm7, ymm7, ymm3
    vpor ymm7, ymm8, ymm7
    vpsubq ymm6, ymm7, ymm6
    vpshufb ymm6, ymm6, ymm0
    vpand ymm7, ymm6, ymm1
    vpshufb ymm7, ymm2, ymm7
    vpsrlw ymm6, ymm6, 0x4
    vpand ymm6, ymm6, ymm1
    vpshufb ymm6, ymm2, ymm6
    vpsrlw ymm6, ymm6, 0x4
    vpand ymm6, ymm6, ymm3
    vpor ymm6, ymm6, ymm7
    vpxor ymm5, ymm5, ymm6
    vpand ymm4, ymm5, ymm4
    vextracti128 xmm5, ymm4, 0x1
    vpor xmm4, xmm5, xmm4
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
    nop
.L0:
    mov r10, qword ptr [rsi - 0x8]
    movzx r11d, byte ptr [rsi]
    mov ebx, r11d
    shl r11d, 0x5
    vmovdqa xmm3, xmmword ptr [r11 + r8]
    shlx r11, r9, rbx
    vmovq xmm4, r11
    vpbroadcastq xmm4, xmm4
    shrx r11, rcx, rbx
    vmovq xmm5, r11
    vpbroadcastq xmm5, xmm5
    vmovq xmm6, r10
    vpbroadcastq xmm6, xmm6
    vpand xmm6, xmm3, xmm6
    vpaddq xmm4, xmm6, xmm4
    vpshufb xmm6, xmm6, xmm0
    vpand xmm7, xmm6, xmm1
    vpshufb xmm7, xmm2, xmm7
    vpsrlw xmm6, xmm6, 0x4
    vpand xmm6, xmm6, xmm1
    vpshufb xmm6, xmm2, xmm6
    vpsrlw xmm6, xmm6, 0x4
    vpand xmm6, xmm6, xmm1
    vpor xmm6, xmm6, xmm7
    vpsubq xmm5, xmm6, xmm5
    vpshufb xmm5, xmm5, xmm0
    vpand xmm6, xmm5, xmm1
    vpshufb xmm6, xmm2, xmm6
    vpsrlw xmm5, xmm5, 0x4
    vpand xmm5, xmm5, xmm1
    vpshufb xmm5, xmm2, xmm5
    vpsrlw xmm5, xmm5, 0x4
    vpand xmm5, xmm5, xmm1
    vpor xmm5, xmm5, xmm6
    vpxor xmm4, xmm5, xmm4
    vpand xmm3, xmm4, xmm3
    vpshufd xmm4, xmm3, 0xee
    vpor xmm3, xmm4, xmm3
    vmovq r10, xmm3
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
    nop
.L2:
    mov r11, qword ptr [r8 - 0x8]
    movzx ebx, byte ptr [r8]
    mov r14d, ebx
    shl ebx, 0x5
    vmovdqa xmm3, xmmword ptr [rbx + r9 + 0x10]
    shlx rbx, r10, r14
    vmovq xmm4, rbx
    vpbroadcastq xmm4, xmm4
    shrx rbx, rcx, r14
    vmovq xmm5, rbx
    vpbroadcastq xmm5, xmm5
    vmovq xmm6, r11
    vpbroadcastq xmm6, xmm6
    vpand xmm6, xmm3, xmm6
    vpaddq xmm4, xmm6, xmm4
    vpshufb xmm6, xmm6, xmm0
    vpand xmm7, xmm6, xmm1
    vpshufb xmm7, xmm2, xmm7
    vpsrlw xmm6, xmm6, 0x4
    vpand xmm6, xmm6, xmm1
    vpshufb xmm6, xmm2, xmm6
    vpsrlw xmm6, xmm6, 0x4
    vpand xmm6, xmm6, xmm1
    vpor xmm6, xmm6, xmm7
    vpsubq xmm5, xmm6, xmm5
    vpshufb xmm5, xmm5, xmm0
    vpand xmm6, xmm5, xmm1
    vpshufb xmm6, xmm2, xmm6
    vpsrlw xmm5, xmm5, 0x4
    vpand xmm5, xmm5, xmm1
    vpshufb xmm5, xmm2, xmm5
    vpsrlw xmm5, xmm5, 0x4
    vpand xmm5, xmm5, xmm1
    vpor xmm5, xmm5, xmm6
    vpxor xmm4, xmm5, xmm4
    vpand xmm3, xmm4, xmm3
    vpshufd xmm4, xmm3, 0xee
    vpor xmm3, xmm4, xmm3
    vmovq r11, xmm3
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
    vmovq xmm5, rbx
    vpbroadcastq ymm5, xmm5
    shrx rbx, rcx, r14
    vmovq xmm6, rbx
    vpbroadcastq ymm6, xmm6
    vmovq xmm7, r11
    vpbroadcastq ymm7, xmm7
    vpand ymm7, ymm4, ymm7
    vpaddq ymm5, ymm7, ymm5
    vpshufb ymm7, ymm7, ymm0
    vpand ymm8, ymm7, ymm1
    vpshufb ymm8, ymm2, ymm8
    vpsrlw ymm7, ymm7, 0x4
    vpand ymm7, ymm7, ymm1
    vpshufb ymm7, ymm2, ymm7
    vpsrlw ymm7, ymm7, 0x4
    vpand ymm7, ymm7, ymm3
    vpor ymm7, ymm8, ymm7
    vpsubq ymm6, ymm7, ymm6
    vpshufb ymm6, ymm6, ymm0
    vpand ymm7, ymm6, ymm1
    vpshufb ymm7, ymm2, ymm7
    vpsrlw ymm6, ymm6, 0x4
    vpand ymm6, ymm6, ymm1
    vpshufb ymm6, ymm2, ymm6
    vpsrlw ymm6, ymm6, 0x4
    vpand ymm6, ymm6, ymm3
    vpor ymm6, ymm6, ymm7
    vpxor ymm5, ymm5, ymm6
    vpand ymm4, ymm5, ymm4
    vextracti128 xmm5, ymm4, 0x1
    vpor xmm4, xmm5, xmm4
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
