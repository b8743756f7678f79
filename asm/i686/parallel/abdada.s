# The kernels of parallel/abdada, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm parallel/abdada --target i686
# binary: sha256 35243da7d9b9d95f64860e72138f5c0a3d95f7afc293fa16d06fcc649a0358cd
# latency: 206 instructions in 740 bytes; innermost loops: .L0 of 169
# throughput: 202 instructions in 689 bytes; innermost loops: .L0 of 172
# mix of 408 instructions: 100 mov, 54 xor, 52 movd, 26 movq, 24 or, 24 pshufd, 22 add, 17 je, 15 jmp, 9 jne, 8 pop, 8 push, 6 shl, 4 and, 4 cmp, 4 imul, 4 jae, 4 test, 3 lea, 2 adc, 2 cmove, 2 movlps, 2 mul, 2 punpckldq, 2 ret, 2 setne, 2 shr, 2 sub, 2 xorps

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x34
    mov eax, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x1c], 0x0
    mov dword ptr [esp + 0x18], 0x0
    lea ecx, [esp + 0x18]
    mov ecx, dword ptr [eax + 0x8]
    test ecx, ecx
    je .L14
    mov esi, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x48]
    mov ebp, dword ptr [eax + 0x4]
    shl ecx, 0x3
    xorps xmm0, xmm0
    xor ebx, ebx
    xor edi, edi
    mov dword ptr [esp + 0x24], esi
    mov esi, dword ptr [esp + 0x1c]
    mov eax, dword ptr [edx + 0x8]
    mov dword ptr [esp + 0x20], esi
    mov esi, dword ptr [edx + 0x4]
    mov dword ptr [esp + 0x14], eax
    xor eax, eax
    xor edx, edx
    mov dword ptr [esp + 0x4], esi
    jmp .L3
    nop
.L0:
    mov esi, dword ptr [esp + 0x4]
    mov ecx, dword ptr [esp + 0xc]
.L1:
    movlps qword ptr [ecx], xmm0
.L2:
    mov eax, dword ptr [esp + 0x2c]
    mov edx, dword ptr [esp + 0x28]
    add ebp, 0x8
    mov ecx, dword ptr [esp + 0x30]
    add eax, ebx
    adc edx, edi
    and ebx, dword ptr [esp + 0x24]
    and edi, dword ptr [esp + 0x20]
    add ecx, -0x8
    je .L15
.L3:
    xor ebx, dword ptr [ebp]
    xor edi, dword ptr [ebp + 0x4]
    xor ebx, 0x170c
    mov dword ptr [esp + 0x2c], eax
    mov dword ptr [esp + 0x30], ecx
    mov ecx, 0x7f4a7c15
    mov dword ptr [esp + 0x28], edx
    mov eax, ebx
    mul ecx
    imul ecx, ebx, 0x9e3779b9
    mov ebx, 0x1
    mov dword ptr [esp + 0x8], eax
    shr eax, 0x7
    add ecx, edx
    imul edx, edi, 0x7f4a7c15
    and eax, 0x1fff
    add edx, ecx
    cmp eax, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x10], edx
    jae .L5
    mov ecx, eax
    mov dword ptr [esp + 0xc], ebp
    xor ebx, ebx
    shl ecx, 0x5
    movq xmm1, qword ptr [esi + ecx]
    mov edx, dword ptr [esp + 0x8]
    mov ebp, dword ptr [esp + 0x10]
    pshufd xmm2, xmm1, 0x55
    movd esi, xmm1
    movd edi, xmm2
    xor esi, edx
    xor edi, ebp
    or edi, esi
    je .L4
    add ecx, dword ptr [esp + 0x4]
    movq xmm1, qword ptr [ecx + 0x8]
    pshufd xmm2, xmm1, 0x55
    movd edi, xmm1
    movd esi, xmm2
    xor edi, edx
    xor esi, ebp
    or esi, edi
    jne .L7
.L4:
    mov esi, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xc]
.L5:
    cmp eax, dword ptr [esp + 0x14]
    mov edi, 0x0
    jae .L2
    shl eax, 0x5
    movq xmm1, qword ptr [esi + eax]
    lea ecx, [esi + eax]
    movd eax, xmm1
    pshufd xmm1, xmm1, 0x55
    movd esi, xmm1
    or esi, eax
    je .L6
    movq xmm1, qword ptr [ecx + 0x8]
    movd eax, xmm1
    pshufd xmm1, xmm1, 0x55
    movd esi, xmm1
    or esi, eax
    je .L8
    movq xmm1, qword ptr [ecx + 0x10]
    movd eax, xmm1
    pshufd xmm1, xmm1, 0x55
    movd esi, xmm1
    or esi, eax
    je .L9
    movq xmm1, qword ptr [ecx + 0x18]
    xor eax, eax
    movd edx, xmm1
    pshufd xmm1, xmm1, 0x55
    movd esi, xmm1
    or esi, edx
    jne .L11
    mov eax, 0x18
    jmp .L10
.L6:
    xor eax, eax
    jmp .L10
.L7:
    movq xmm1, qword ptr [ecx + 0x10]
    movd edi, xmm1
    pshufd xmm2, xmm1, 0x55
    xor edi, dword ptr [esp + 0x8]
    movd esi, xmm2
    xor esi, ebp
    mov ebp, dword ptr [esp + 0xc]
    or esi, edi
    mov esi, dword ptr [esp + 0x4]
    je .L5
    movq xmm1, qword ptr [ecx + 0x18]
    xor ebx, ebx
    pshufd xmm2, xmm1, 0x55
    movd esi, xmm1
    movd ecx, xmm2
    xor esi, dword ptr [esp + 0x8]
    xor ecx, dword ptr [esp + 0x10]
    or ecx, esi
    mov esi, dword ptr [esp + 0x4]
    setne bl
    jmp .L5
.L8:
    mov eax, 0x8
    jmp .L10
.L9:
    mov eax, 0x10
    nop
.L10:
    add eax, ecx
.L11:
    test eax, eax
    mov edx, dword ptr [esp + 0x10]
    mov esi, ecx
    cmove eax, ecx
    mov ecx, dword ptr [esp + 0x8]
    movd xmm2, edx
    movd xmm1, ecx
    punpckldq xmm1, xmm2
    movq qword ptr [eax], xmm1
    mov dword ptr [esp + 0xc], esi
    movq xmm1, qword ptr [esi]
    pshufd xmm2, xmm1, 0x55
    movd esi, xmm1
    movd eax, xmm2
    xor esi, ecx
    xor eax, edx
    or eax, esi
    je .L0
    mov ecx, dword ptr [esp + 0xc]
    movq xmm1, qword ptr [ecx + 0x8]
    pshufd xmm2, xmm1, 0x55
    movd esi, xmm1
    movd eax, xmm2
    xor esi, dword ptr [esp + 0x8]
    xor eax, dword ptr [esp + 0x10]
    or eax, esi
    jne .L12
    mov esi, dword ptr [esp + 0x4]
    add ecx, 0x8
    jmp .L1
.L12:
    movq xmm1, qword ptr [ecx + 0x10]
    pshufd xmm2, xmm1, 0x55
    movd esi, xmm1
    movd eax, xmm2
    xor esi, dword ptr [esp + 0x8]
    xor eax, dword ptr [esp + 0x10]
    or eax, esi
    jne .L13
    mov esi, dword ptr [esp + 0x4]
    add ecx, 0x10
    jmp .L1
.L13:
    movq xmm1, qword ptr [ecx + 0x18]
    pshufd xmm2, xmm1, 0x55
    movd esi, xmm1
    movd eax, xmm2
    xor esi, dword ptr [esp + 0x8]
    xor eax, dword ptr [esp + 0x10]
    or eax, esi
    mov esi, dword ptr [esp + 0x4]
    jne .L2
    add ecx, 0x18
    jmp .L1
.L14:
    xor eax, eax
    xor edx, edx
.L15:
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
    mov edi, dword ptr [eax + 0x8]
    test edi, edi
    je .L14
    mov ecx, dword ptr [esp + 0x3c]
    mov eax, dword ptr [eax + 0x4]
    shl edi, 0x3
    xorps xmm0, xmm0
    xor edx, edx
    mov ebx, dword ptr [ecx + 0x4]
    mov esi, dword ptr [ecx + 0x8]
    mov ecx, eax
    xor eax, eax
    mov ebp, ebx
    mov dword ptr [esp], ebx
    mov dword ptr [esp + 0xc], esi
    jmp .L4
.L0:
    add ecx, 0x8
.L1:
    mov ebp, dword ptr [esp]
    mov ebx, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x4]
.L2:
    movlps qword ptr [ecx], xmm0
.L3:
    mov ecx, dword ptr [esp + 0x18]
    mov eax, dword ptr [esp + 0x20]
    mov esi, edx
    mov edx, dword ptr [esp + 0x1c]
    add ecx, 0x8
    add eax, ebx
    adc edx, edi
    mov edi, dword ptr [esp + 0x24]
    add edi, -0x8
    je .L15
.L4:
    mov dword ptr [esp + 0x1c], edx
    mov dword ptr [esp + 0x24], edi
    mov dword ptr [esp + 0x20], eax
    mov dword ptr [esp + 0x18], ecx
    mov edi, dword ptr [ecx]
    mov edx, 0x7f4a7c15
    mov ecx, dword ptr [ecx + 0x4]
    xor edi, 0x170c
    imul ecx, ecx, 0x7f4a7c15
    mov eax, edi
    mul edx
    mov ebx, eax
    imul eax, edi, 0x9e3779b9
    add eax, edx
    mov dword ptr [esp + 0x14], ebx
    mov edx, esi
    add ecx, eax
    mov eax, ebx
    mov ebx, 0x1
    shr eax, 0x7
    mov dword ptr [esp + 0x10], ecx
    and eax, 0x1fff
    cmp eax, esi
    jae .L6
    mov ecx, eax
    shl ecx, 0x5
    movq xmm1, qword ptr [ebp + ecx]
    mov edx, dword ptr [esp + 0x14]
    mov ebx, dword ptr [esp + 0x10]
    pshufd xmm2, xmm1, 0x55
    movd esi, xmm1
    movd edi, xmm2
    xor esi, edx
    xor edi, ebx
    or edi, esi
    je .L5
    add ecx, ebp
    movq xmm1, qword ptr [ecx + 0x8]
    pshufd xmm2, xmm1, 0x55
    movd edi, xmm1
    movd esi, xmm2
    xor edi, edx
    xor esi, ebx
    or esi, edi
    jne .L8
    mov ebp, dword ptr [esp]
.L5:
    mov edx, dword ptr [esp + 0xc]
    xor ebx, ebx
.L6:
    cmp eax, edx
    mov edi, 0x0
    jae .L3
    shl eax, 0x5
    movq xmm1, qword ptr [ebp + eax]
    lea ecx, [ebp + eax]
    movd eax, xmm1
    pshufd xmm1, xmm1, 0x55
    movd esi, xmm1
    or esi, eax
    je .L7
    movq xmm1, qword ptr [ecx + 0x8]
    movd eax, xmm1
    pshufd xmm1, xmm1, 0x55
    movd esi, xmm1
    or esi, eax
    je .L9
    movq xmm1, qword ptr [ecx + 0x10]
    movd eax, xmm1
    pshufd xmm1, xmm1, 0x55
    movd esi, xmm1
    or esi, eax
    je .L10
    movq xmm1, qword ptr [ecx + 0x18]
    xor eax, eax
    movd ebp, xmm1
    pshufd xmm1, xmm1, 0x55
    movd esi, xmm1
    or esi, ebp
    jne .L12
    mov eax, 0x18
    jmp .L11
.L7:
    xor eax, eax
    jmp .L11
.L8:
    movq xmm1, qword ptr [ecx + 0x10]
    mov ebp, dword ptr [esp]
    movd edi, xmm1
    pshufd xmm2, xmm1, 0x55
    xor edi, edx
    mov edx, dword ptr [esp + 0xc]
    movd esi, xmm2
    xor esi, ebx
    mov ebx, 0x0
    or esi, edi
    je .L6
    movq xmm1, qword ptr [ecx + 0x18]
    mov ebp, dword ptr [esp]
    xor ebx, ebx
    pshufd xmm2, xmm1, 0x55
    movd esi, xmm1
    movd ecx, xmm2
    xor esi, dword ptr [esp + 0x14]
    xor ecx, dword ptr [esp + 0x10]
    or ecx, esi
    setne bl
    jmp .L6
.L9:
    mov eax, 0x8
    jmp .L11
.L10:
    mov eax, 0x10
    nop
.L11:
    add eax, ecx
.L12:
    mov dword ptr [esp + 0x4], edi
    mov dword ptr [esp + 0x8], ebx
    mov ebx, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp + 0x10]
    test eax, eax
    cmove eax, ecx
    movd xmm1, ebx
    movd xmm2, edi
    punpckldq xmm1, xmm2
    movq qword ptr [eax], xmm1
    movq xmm1, qword ptr [ecx]
    pshufd xmm2, xmm1, 0x55
    movd esi, xmm1
    movd eax, xmm2
    xor esi, ebx
    xor eax, edi
    or eax, esi
    je .L1
    movq xmm1, qword ptr [ecx + 0x8]
    pshufd xmm2, xmm1, 0x55
    movd esi, xmm1
    movd eax, xmm2
    xor esi, ebx
    xor eax, edi
    or eax, esi
    je .L0
    movq xmm1, qword ptr [ecx + 0x10]
    pshufd xmm2, xmm1, 0x55
    movd esi, xmm1
    movd eax, xmm2
    xor esi, ebx
    xor eax, edi
    or eax, esi
    jne .L13
    add ecx, 0x10
    jmp .L1
.L13:
    movq xmm1, qword ptr [ecx + 0x18]
    mov ebp, dword ptr [esp]
    pshufd xmm2, xmm1, 0x55
    movd esi, xmm1
    movd eax, xmm2
    xor esi, ebx
    mov ebx, dword ptr [esp + 0x8]
    xor eax, edi
    mov edi, dword ptr [esp + 0x4]
    or eax, esi
    jne .L3
    add ecx, 0x18
    jmp .L2
.L14:
    xor eax, eax
    xor edx, edx
.L15:
    add esp, 0x28
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
