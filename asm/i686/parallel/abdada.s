# The kernels of parallel/abdada, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm parallel/abdada --target i686
# binary: sha256 2c367d4a32b8015649c4c0376b7e6d169b30227a6a5a4d9753dd4fc7ed584c3a
# latency: 168 instructions in 587 bytes; innermost loops: .L0 of 131
# throughput: 163 instructions in 591 bytes; innermost loops: .L0 of 135
# mix of 331 instructions: 85 mov, 42 xor, 40 movd, 20 movq, 18 or, 18 pshufd, 15 je, 14 add, 11 jmp, 8 pop, 8 push, 6 shl, 5 lea, 4 and, 4 cmp, 4 imul, 4 jae, 3 jne, 2 adc, 2 movlps, 2 mul, 2 punpckldq, 2 ret, 2 sete, 2 setne, 2 shr, 2 sub, 2 test, 2 xorps

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x34
    mov eax, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x14], 0x0
    mov dword ptr [esp + 0x10], 0x0
    lea ecx, [esp + 0x10]
    mov ecx, dword ptr [eax + 0x8]
    test ecx, ecx
    je .L7
    mov edx, dword ptr [esp + 0x48]
    mov ebp, dword ptr [eax + 0x4]
    mov esi, dword ptr [esp + 0x10]
    shl ecx, 0x3
    xorps xmm0, xmm0
    xor ebx, ebx
    xor edi, edi
    mov eax, dword ptr [edx + 0x4]
    mov dword ptr [esp + 0x24], esi
    mov esi, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x4], eax
    mov eax, dword ptr [edx + 0x8]
    xor edx, edx
    mov dword ptr [esp + 0x20], esi
    mov dword ptr [esp + 0xc], eax
    xor eax, eax
    jmp .L1
    nop
.L0:
    mov eax, dword ptr [esp + 0x2c]
    mov edx, dword ptr [esp + 0x28]
    add ebp, 0x8
    mov ecx, dword ptr [esp + 0x30]
    add eax, ebx
    adc edx, edi
    and ebx, dword ptr [esp + 0x24]
    and edi, dword ptr [esp + 0x20]
    add ecx, -0x8
    je .L8
.L1:
    xor ebx, dword ptr [ebp]
    xor edi, dword ptr [ebp + 0x4]
    xor ebx, 0x170c
    mov dword ptr [esp + 0x2c], eax
    mov dword ptr [esp + 0x30], ecx
    mov ecx, 0x7f4a7c15
    mov dword ptr [esp + 0x28], edx
    imul esi, edi, 0x7f4a7c15
    mov eax, ebx
    mul ecx
    imul ecx, ebx, 0x9e3779b9
    mov ebx, 0x1
    mov dword ptr [esp], eax
    shr eax, 0x7
    add ecx, edx
    and eax, 0x1fff
    add esi, ecx
    cmp eax, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x8], esi
    jae .L2
    mov edi, dword ptr [esp + 0x4]
    mov ecx, eax
    mov edx, dword ptr [esp]
    mov ebx, esi
    shl ecx, 0x5
    movq xmm1, qword ptr [edi + ecx]
    pshufd xmm2, xmm1, 0x55
    movd esi, xmm1
    movd edi, xmm2
    xor esi, edx
    xor edi, ebx
    xor ebx, ebx
    or edi, esi
    je .L2
    add ecx, dword ptr [esp + 0x4]
    movq xmm1, qword ptr [ecx + 0x8]
    movd edi, xmm1
    pshufd xmm2, xmm1, 0x55
    xor edi, edx
    mov edx, dword ptr [esp + 0x8]
    movd esi, xmm2
    xor esi, edx
    or esi, edi
    je .L2
    movq xmm1, qword ptr [ecx + 0x10]
    movd edi, xmm1
    pshufd xmm2, xmm1, 0x55
    xor edi, dword ptr [esp]
    movd esi, xmm2
    xor esi, edx
    or esi, edi
    je .L2
    movq xmm1, qword ptr [ecx + 0x18]
    xor ebx, ebx
    movd esi, xmm1
    pshufd xmm2, xmm1, 0x55
    xor esi, dword ptr [esp]
    movd ecx, xmm2
    xor ecx, edx
    or ecx, esi
    setne bl
    nop
.L2:
    cmp eax, dword ptr [esp + 0xc]
    mov edi, 0x0
    jae .L0
    mov ecx, dword ptr [esp + 0x4]
    shl eax, 0x5
    movq xmm1, qword ptr [ecx + eax]
    lea edx, [ecx + eax]
    movd eax, xmm1
    pshufd xmm1, xmm1, 0x55
    movd esi, xmm1
    or esi, eax
    je .L3
    movq xmm1, qword ptr [edx + 0x8]
    mov ecx, edx
    movd eax, xmm1
    pshufd xmm1, xmm1, 0x55
    movd esi, xmm1
    or esi, eax
    je .L4
    movq xmm1, qword ptr [ecx + 0x10]
    movd eax, xmm1
    pshufd xmm1, xmm1, 0x55
    movd esi, xmm1
    or esi, eax
    je .L5
    movq xmm1, qword ptr [ecx + 0x18]
    xor eax, eax
    movd edx, xmm1
    pshufd xmm1, xmm1, 0x55
    movd esi, xmm1
    or esi, edx
    sete al
    lea esi, [eax + 2*eax]
    jmp .L6
.L3:
    xor esi, esi
    mov ecx, edx
    jmp .L6
.L4:
    mov esi, 0x1
    jmp .L6
.L5:
    mov esi, 0x2
    nop
.L6:
    mov edx, dword ptr [esp]
    mov eax, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x18], ecx
    movd xmm1, edx
    movd xmm2, eax
    punpckldq xmm1, xmm2
    movq qword ptr [ecx + 8*esi], xmm1
    mov dword ptr [esp + 0x1c], esi
    movq xmm1, qword ptr [ecx + 8*esi]
    pshufd xmm2, xmm1, 0x55
    movd ecx, xmm1
    movd esi, xmm2
    xor ecx, edx
    xor esi, eax
    or esi, ecx
    jne .L0
    mov eax, dword ptr [esp + 0x1c]
    mov ecx, dword ptr [esp + 0x18]
    movlps qword ptr [ecx + 8*eax], xmm0
    jmp .L0
.L7:
    xor eax, eax
    xor edx, edx
.L8:
    add esp, 0x34
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret

throughput:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x28
    mov eax, dword ptr [esp + 0x40]
    mov esi, dword ptr [eax + 0x8]
    test esi, esi
    je .L9
    mov ecx, dword ptr [esp + 0x3c]
    mov ebp, dword ptr [eax + 0x4]
    shl esi, 0x3
    xorps xmm0, xmm0
    xor edx, edx
    mov eax, dword ptr [ecx + 0x4]
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [ecx + 0x8]
    mov dword ptr [esp + 0x14], eax
    xor eax, eax
    jmp .L1
    nop
.L0:
    mov eax, dword ptr [esp + 0x24]
    add ebp, 0x8
    add eax, ebx
    adc edx, ecx
    add esi, -0x8
    je .L10
.L1:
    mov dword ptr [esp + 0x20], edx
    mov dword ptr [esp + 0x24], eax
    mov edi, dword ptr [ebp]
    mov edx, 0x7f4a7c15
    mov ebx, 0x1
    mov ecx, dword ptr [ebp + 0x4]
    xor edi, 0x170c
    imul ecx, ecx, 0x7f4a7c15
    mov dword ptr [esp], esi
    mov eax, edi
    imul edi, edi, 0x9e3779b9
    mul edx
    add edi, edx
    mov dword ptr [esp + 0x10], eax
    add ecx, edi
    mov edi, eax
    shr edi, 0x7
    mov dword ptr [esp + 0xc], ecx
    and edi, 0x1fff
    cmp edi, dword ptr [esp + 0x14]
    jae .L3
    mov ecx, dword ptr [esp + 0x8]
    mov eax, edi
    shl eax, 0x5
    movq xmm1, qword ptr [ecx + eax]
    mov ebx, dword ptr [esp + 0x10]
    mov edx, dword ptr [esp + 0xc]
    pshufd xmm2, xmm1, 0x55
    movd esi, xmm1
    movd ecx, xmm2
    xor esi, ebx
    xor ecx, edx
    or ecx, esi
    je .L2
    add eax, dword ptr [esp + 0x8]
    movq xmm1, qword ptr [eax + 0x8]
    pshufd xmm2, xmm1, 0x55
    movd esi, xmm1
    movd ecx, xmm2
    xor esi, ebx
    xor ecx, edx
    or ecx, esi
    jne .L5
.L2:
    mov esi, dword ptr [esp]
    xor ebx, ebx
.L3:
    cmp edi, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x20]
    mov ecx, 0x0
    jae .L0
    mov eax, dword ptr [esp + 0x8]
    shl edi, 0x5
    lea esi, [eax + edi]
    mov dword ptr [esp + 0x4], esi
    movq xmm1, qword ptr [eax + edi]
    mov dword ptr [esp + 0x1c], ebx
    movd esi, xmm1
    pshufd xmm1, xmm1, 0x55
    movd edi, xmm1
    or edi, esi
    je .L4
    mov eax, dword ptr [esp + 0x4]
    movq xmm1, qword ptr [eax + 0x8]
    movd esi, xmm1
    pshufd xmm1, xmm1, 0x55
    movd edi, xmm1
    or edi, esi
    je .L6
    movq xmm1, qword ptr [eax + 0x10]
    movd esi, xmm1
    pshufd xmm1, xmm1, 0x55
    movd edi, xmm1
    or edi, esi
    je .L7
    movq xmm1, qword ptr [eax + 0x18]
    xor ebx, ebx
    movd esi, xmm1
    pshufd xmm1, xmm1, 0x55
    movd edi, xmm1
    or edi, esi
    sete bl
    lea esi, [ebx + 2*ebx]
    jmp .L8
.L4:
    mov eax, dword ptr [esp + 0x4]
    xor esi, esi
    jmp .L8
.L5:
    movq xmm1, qword ptr [eax + 0x10]
    pshufd xmm2, xmm1, 0x55
    movd esi, xmm1
    movd ecx, xmm2
    xor esi, ebx
    mov ebx, 0x0
    xor ecx, edx
    or ecx, esi
    mov esi, dword ptr [esp]
    je .L3
    movq xmm1, qword ptr [eax + 0x18]
    xor ebx, ebx
    pshufd xmm2, xmm1, 0x55
    movd ecx, xmm1
    movd eax, xmm2
    xor ecx, dword ptr [esp + 0x10]
    xor eax, dword ptr [esp + 0xc]
    or eax, ecx
    setne bl
    jmp .L3
.L6:
    mov esi, 0x1
    jmp .L8
.L7:
    mov esi, 0x2
    nop
.L8:
    mov ebx, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0xc]
    movd xmm1, ebx
    movd xmm2, edi
    punpckldq xmm1, xmm2
    movq qword ptr [eax + 8*esi], xmm1
    mov dword ptr [esp + 0x18], esi
    movq xmm1, qword ptr [eax + 8*esi]
    pshufd xmm2, xmm1, 0x55
    movd eax, xmm1
    movd esi, xmm2
    xor eax, ebx
    mov ebx, dword ptr [esp + 0x1c]
    xor esi, edi
    or esi, eax
    mov esi, dword ptr [esp]
    jne .L0
    mov eax, dword ptr [esp + 0x18]
    mov edi, dword ptr [esp + 0x4]
    movlps qword ptr [edi + 8*eax], xmm0
    jmp .L0
.L9:
    xor eax, eax
    xor edx, edx
.L10:
    add esp, 0x28
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
