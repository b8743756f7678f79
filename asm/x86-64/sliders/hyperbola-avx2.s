# The kernels of sliders/hyperbola-avx2, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm sliders/hyperbola-avx2
# binary: sha256 75426aee3d7e54c9b2a47c2a17bb6db114be20e8f25d3896cb3509dcf80561cf
# latency: 89 instructions in 319 bytes; innermost loops: .L0 of 9, .L3 of 9, .L6 of 9
# throughput: 64 instructions in 216 bytes; innermost loops: .L0 of 7, .L2 of 7, .L4 of 7
# plywright::sliders::hyperbola_avx2::lanes::all: 49 instructions in 238 bytes; innermost loops: none
# plywright::sliders::hyperbola_avx2::lanes::pair: 45 instructions in 216 bytes; innermost loops: none
# plywright::sliders::hyperbola_avx2::lanes::pair: 45 instructions in 215 bytes; innermost loops: none
# mix of 292 instructions: 46 mov, 24 vpand, 21 xor, 20 add, 18 vpshufb, 12 vmovq, 12 vpsrlw, 11 pop, 11 push, 11 vmovdqa, 10 vpor, 9 shl, 9 vpbroadcastq, 8 jne, 8 test, 6 call, 6 je, 6 lea, 5 ret, 4 jmp, 3 and, 3 cmp, 3 dec, 3 movabs, 3 movzx, 3 shr, 3 vpaddq, 3 vpshufd, 3 vpsubq, 3 vpxor, 1 sub, 1 vextracti128, 1 vpbroadcastb, 1 vpbroadcastd, 1 vzeroupper

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x18
    mov rbx, rdi
    mov r14, qword ptr [rdi + 0x8]
    mov r12, qword ptr [rdi + 0x10]
    mov qword ptr [rsp + 0x8], 0x0
    lea rax, [rsp + 0x8]
    test r12, r12
    je .L1
    mov r13, qword ptr [rsp + 0x8]
    shl r12, 0x4
    xor r15d, r15d
    xor ebp, ebp
    xor eax, eax
    nop
.L0:
    xor rax, qword ptr [r14 + rbp]
    mov edi, dword ptr [r14 + rbp + 0x8]
    mov rsi, rax
    call plywright::sliders::hyperbola_avx2::lanes::pair
    add r15, rax
    and rax, r13
    add rbp, 0x10
    cmp r12, rbp
    jne .L0
    jmp .L2
.L1:
    xor r15d, r15d
.L2:
    mov r12, qword ptr [rbx + 0x20]
    mov qword ptr [rsp + 0x10], rbx
    mov r13, qword ptr [rbx + 0x28]
    mov qword ptr [rsp + 0x8], 0x0
    lea rax, [rsp + 0x8]
    test r13, r13
    je .L4
    mov rbp, qword ptr [rsp + 0x8]
    shl r13, 0x4
    xor r14d, r14d
    xor ebx, ebx
    xor eax, eax
    nop
.L3:
    xor rax, qword ptr [r12 + rbx]
    mov edi, dword ptr [r12 + rbx + 0x8]
    mov rsi, rax
    call plywright::sliders::hyperbola_avx2::lanes::pair
    add r14, rax
    and rax, rbp
    add rbx, 0x10
    cmp r13, rbx
    jne .L3
    jmp .L5
.L4:
    xor r14d, r14d
.L5:
    mov rax, qword ptr [rsp + 0x10]
    mov r12, qword ptr [rax + 0x38]
    mov rcx, qword ptr [rax + 0x40]
    mov qword ptr [rsp + 0x8], 0x0
    lea rax, [rsp + 0x8]
    test rcx, rcx
    je .L7
    mov rbp, rcx
    mov rax, qword ptr [rsp + 0x8]
    mov qword ptr [rsp + 0x10], rax
    shl rbp, 0x4
    xor r13d, r13d
    xor ebx, ebx
    xor eax, eax
    nop
.L6:
    xor rax, qword ptr [r12 + rbx]
    mov edi, dword ptr [r12 + rbx + 0x8]
    mov rsi, rax
    call plywright::sliders::hyperbola_avx2::lanes::all
    add r13, rax
    and rax, qword ptr [rsp + 0x10]
    add rbx, 0x10
    cmp rbp, rbx
    jne .L6
    jmp .L8
.L7:
    xor r13d, r13d
.L8:
    add r14, r15
    add r14, r13
    mov rax, r14
    add rsp, 0x18
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

throughput:
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov rbx, rdi
    mov r14, qword ptr [rdi + 0x10]
    test r14, r14
    je .L5
    mov r12, qword ptr [rbx + 0x8]
    add r12, 0x8
    xor r15d, r15d
    nop
.L0:
    mov rsi, qword ptr [r12 - 0x8]
    mov edi, dword ptr [r12]
    call plywright::sliders::hyperbola_avx2::lanes::pair
    add r15, rax
    add r12, 0x10
    dec r14
    jne .L0
    mov r12, qword ptr [rbx + 0x28]
    test r12, r12
    je .L6
.L1:
    mov r13, qword ptr [rbx + 0x20]
    add r13, 0x8
    xor r14d, r14d
    nop
.L2:
    mov rsi, qword ptr [r13 - 0x8]
    mov edi, dword ptr [r13]
    call plywright::sliders::hyperbola_avx2::lanes::pair
    add r14, rax
    add r13, 0x10
    dec r12
    jne .L2
    mov r12, qword ptr [rbx + 0x40]
    test r12, r12
    je .L7
.L3:
    mov r13, qword ptr [rbx + 0x38]
    add r13, 0x8
    xor ebx, ebx
    nop
.L4:
    mov rsi, qword ptr [r13 - 0x8]
    mov edi, dword ptr [r13]
    call plywright::sliders::hyperbola_avx2::lanes::all
    add rbx, rax
    add r13, 0x10
    dec r12
    jne .L4
    jmp .L8
.L5:
    xor r15d, r15d
    mov r12, qword ptr [rbx + 0x28]
    test r12, r12
    jne .L1
.L6:
    xor r14d, r14d
    mov r12, qword ptr [rbx + 0x40]
    test r12, r12
    jne .L3
.L7:
    xor ebx, ebx
.L8:
    add r14, r15
    add r14, rbx
    mov rax, r14
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    ret

plywright::sliders::hyperbola_avx2::lanes::all:
    movzx ecx, dil
    mov eax, ecx
    shl eax, 0x5
    lea rdx, [plywright::sliders::hyperbola_avx2::lanes::LINES]
    vmovdqa ymm0, ymmword ptr [rax + rdx]
    mov rax, -0x1
    shl rax, cl
    movabs rdx, -0x8000000000000000
    shr rdx, cl
    vmovq xmm1, rax
    vpbroadcastq ymm1, xmm1
    vmovq xmm2, rdx
    vpbroadcastq ymm2, xmm2
    vmovq xmm3, rsi
    vpbroadcastq ymm3, xmm3
    vpand ymm3, ymm0, ymm3
    vpaddq ymm1, ymm3, ymm1
    vmovdqa ymm4, ymmword ptr [.C0]
    vpshufb ymm3, ymm3, ymm4
    vpbroadcastb ymm5, byte ptr [.C1]
    vpand ymm6, ymm3, ymm5
    vmovdqa ymm7, ymmword ptr [.C2]
    vpshufb ymm6, ymm7, ymm6
    vpsrlw ymm3, ymm3, 0x4
    vpand ymm3, ymm3, ymm5
    vpshufb ymm3, ymm7, ymm3
    vpsrlw ymm3, ymm3, 0x4
    vpbroadcastd ymm8, dword ptr [.C3]
    vpand ymm3, ymm8, ymm3
    vpor ymm3, ymm3, ymm6
    vpsubq ymm2, ymm3, ymm2
    vpshufb ymm2, ymm2, ymm4
    vpand ymm3, ymm2, ymm5
    vpshufb ymm3, ymm7, ymm3
    vpsrlw ymm2, ymm2, 0x4
    vpand ymm2, ymm2, ymm5
    vpshufb ymm2, ymm7, ymm2
    vpsrlw ymm2, ymm2, 0x4
    vpand ymm2, ymm8, ymm2
    vpor ymm2, ymm2, ymm3
    vpxor ymm1, ymm1, ymm2
    vpand ymm0, ymm1, ymm0
    vextracti128 xmm1, ymm0, 0x1
    vpor xmm0, xmm1, xmm0
    vpshufd xmm1, xmm0, 0xee
    vpor xmm0, xmm1, xmm0
    vmovq rax, xmm0
    vzeroupper
    ret
.C0 = 0x0001020304050607 0x08090a0b0c0d0e0f 0x0001020304050607 0x08090a0b0c0d0e0f
.C1 = 0x0f
.C2 = 0xe060a020c0408000 0xf070b030d0509010 0xe060a020c0408000 0xf070b030d0509010
.C3 = 0x0f0f0f0f

plywright::sliders::hyperbola_avx2::lanes::pair:
    movzx ecx, dil
    mov eax, ecx
    shl eax, 0x5
    lea rdx, [plywright::sliders::hyperbola_avx2::lanes::LINES]
    vmovdqa xmm0, xmmword ptr [rax + rdx + 0x10]
    mov rax, -0x1
    shl rax, cl
    movabs rdx, -0x8000000000000000
    shr rdx, cl
    vmovq xmm1, rax
    vpbroadcastq xmm1, xmm1
    vmovq xmm2, rdx
    vpbroadcastq xmm2, xmm2
    vmovq xmm3, rsi
    vpbroadcastq xmm3, xmm3
    vpand xmm3, xmm0, xmm3
    vpaddq xmm1, xmm3, xmm1
    vmovdqa xmm4, xmmword ptr [.C0]
    vpshufb xmm3, xmm3, xmm4
    vmovdqa xmm5, xmmword ptr [.C1]
    vpand xmm6, xmm3, xmm5
    vmovdqa xmm7, xmmword ptr [.C2]
    vpshufb xmm6, xmm7, xmm6
    vpsrlw xmm3, xmm3, 0x4
    vpand xmm3, xmm3, xmm5
    vpshufb xmm3, xmm7, xmm3
    vpsrlw xmm3, xmm3, 0x4
    vpand xmm3, xmm3, xmm5
    vpor xmm3, xmm3, xmm6
    vpsubq xmm2, xmm3, xmm2
    vpshufb xmm2, xmm2, xmm4
    vpand xmm3, xmm2, xmm5
    vpshufb xmm3, xmm7, xmm3
    vpsrlw xmm2, xmm2, 0x4
    vpand xmm2, xmm2, xmm5
    vpshufb xmm2, xmm7, xmm2
    vpsrlw xmm2, xmm2, 0x4
    vpand xmm2, xmm2, xmm5
    vpor xmm2, xmm2, xmm3
    vpxor xmm1, xmm2, xmm1
    vpand xmm0, xmm1, xmm0
    vpshufd xmm1, xmm0, 0xee
    vpor xmm0, xmm1, xmm0
    vmovq rax, xmm0
    ret
.C0 = 0x0001020304050607 0x08090a0b0c0d0e0f
.C1 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
.C2 = 0xe060a020c0408000 0xf070b030d0509010

plywright::sliders::hyperbola_avx2::lanes::pair:
    movzx ecx, dil
    mov eax, ecx
    shl eax, 0x5
    lea rdx, [plywright::sliders::hyperbola_avx2::lanes::LINES]
    vmovdqa xmm0, xmmword ptr [rax + rdx]
    mov rax, -0x1
    shl rax, cl
    movabs rdx, -0x8000000000000000
    shr rdx, cl
    vmovq xmm1, rax
    vpbroadcastq xmm1, xmm1
    vmovq xmm2, rdx
    vpbroadcastq xmm2, xmm2
    vmovq xmm3, rsi
    vpbroadcastq xmm3, xmm3
    vpand xmm3, xmm0, xmm3
    vpaddq xmm1, xmm3, xmm1
    vmovdqa xmm4, xmmword ptr [.C0]
    vpshufb xmm3, xmm3, xmm4
    vmovdqa xmm5, xmmword ptr [.C1]
    vpand xmm6, xmm3, xmm5
    vmovdqa xmm7, xmmword ptr [.C2]
    vpshufb xmm6, xmm7, xmm6
    vpsrlw xmm3, xmm3, 0x4
    vpand xmm3, xmm3, xmm5
    vpshufb xmm3, xmm7, xmm3
    vpsrlw xmm3, xmm3, 0x4
    vpand xmm3, xmm3, xmm5
    vpor xmm3, xmm3, xmm6
    vpsubq xmm2, xmm3, xmm2
    vpshufb xmm2, xmm2, xmm4
    vpand xmm3, xmm2, xmm5
    vpshufb xmm3, xmm7, xmm3
    vpsrlw xmm2, xmm2, 0x4
    vpand xmm2, xmm2, xmm5
    vpshufb xmm2, xmm7, xmm2
    vpsrlw xmm2, xmm2, 0x4
    vpand xmm2, xmm2, xmm5
    vpor xmm2, xmm2, xmm3
    vpxor xmm1, xmm2, xmm1
    vpand xmm0, xmm1, xmm0
    vpshufd xmm1, xmm0, 0xee
    vpor xmm0, xmm1, xmm0
    vmovq rax, xmm0
    ret
.C0 = 0x0001020304050607 0x08090a0b0c0d0e0f
.C1 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
.C2 = 0xe060a020c0408000 0xf070b030d0509010
