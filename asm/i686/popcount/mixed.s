# The kernels of popcount/mixed, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm popcount/mixed --target i686
# binary: sha256 2681e56bbcf684112d49ce1fce9e75ae9c059489f2f43efa4ad3e224278511cc
# latency: 105 instructions in 360 bytes; innermost loops: .L1 of 26, .L5 of 10
# throughput: 324 instructions in 1050 bytes; innermost loops: .L2 of 25, .L4 of 24, .L9 of 10, .L15 of 10, .L17 of 10, .L19 of 10, .L21 of 10, .L23 of 10, .L25 of 10, .L27 of 10, .L29 of 10
# mix of 429 instructions: 141 mov, 36 add, 32 xor, 26 and, 20 or, 18 movdqa, 17 je, 14 jne, 13 inc, 12 pand, 10 adc, 10 pop, 9 movd, 9 psrlw, 8 push, 6 cmp, 6 jmp, 6 paddb, 5 lea, 4 shr, 3 psadbw, 3 psubb, 3 punpckldq, 3 pxor, 2 call, 2 ret, 2 setb, 2 shl, 2 sub, 2 test, 1 dec, 1 jae, 1 jb

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x1c
    mov eax, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp], 0x0
    call .L0
.L0:
    pop edx
    mov ecx, 0x0
    add edx, _GLOBAL_OFFSET_TABLE_
    mov edi, dword ptr [eax + 0x8]
    mov esi, dword ptr [eax + 0x4]
    mov eax, esp
    xor eax, eax
    test edi, edi
    je .L2
    mov ecx, dword ptr [esp]
    movdqa xmm0, xmmword ptr [edx + .C0]
    movdqa xmm1, xmmword ptr [edx + .C1]
    movdqa xmm2, xmmword ptr [edx + .C2]
    shl edi, 0x3
    xor ebx, ebx
    pxor xmm3, xmm3
    xor edx, edx
    mov dword ptr [esp + 0xc], ecx
    xor ecx, ecx
    nop
.L1:
    mov ebp, ebx
    xor edx, dword ptr [esi]
    xor ebp, dword ptr [esi + 0x4]
    add esi, 0x8
    movd xmm4, edx
    movd xmm5, ebp
    punpckldq xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x1
    pand xmm5, xmm0
    psubb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm4, 0x2
    pand xmm5, xmm1
    pand xmm4, xmm1
    paddb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x4
    paddb xmm5, xmm4
    pand xmm5, xmm2
    psadbw xmm5, xmm3
    movd edx, xmm5
    add ecx, edx
    and edx, dword ptr [esp + 0xc]
    add edi, -0x8
    jne .L1
.L2:
    mov edx, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x10], ecx
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp], 0x0
    mov edi, esp
    mov esi, dword ptr [edx + 0x10]
    mov edx, dword ptr [edx + 0x14]
    test edx, edx
    je .L6
    mov eax, dword ptr [esp]
    xor edi, edi
    mov dword ptr [esp + 0x14], 0x0
    mov dword ptr [esp + 0xc], eax
    lea eax, [esi + 8*edx]
    mov dword ptr [esp + 0x18], eax
    xor eax, eax
    jmp .L4
    nop
.L3:
    add eax, edx
    and edx, dword ptr [esp + 0xc]
    add esi, 0x8
    cmp esi, dword ptr [esp + 0x18]
    mov edi, edx
    je .L6
.L4:
    mov ebx, dword ptr [esp + 0x14]
    xor edi, dword ptr [esi]
    xor ebx, dword ptr [esi + 0x4]
    mov edx, edi
    or edx, ebx
    mov edx, 0x0
    je .L3
    xor edx, edx
    nop
.L5:
    mov ebp, edi
    mov ecx, ebx
    add ebp, -0x1
    adc ecx, -0x1
    and edi, ebp
    inc edx
    and ebx, ecx
    mov ebp, edi
    or ebp, ebx
    jne .L5
    jmp .L3
.L6:
    xor edx, edx
    add eax, dword ptr [esp + 0x10]
    setb dl
    add esp, 0x1c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.C0 = 0x5555555555555555 0x5555555555555555
.C1 = 0x3333333333333333 0x3333333333333333
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f

throughput:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x30
    call .L0
.L0:
    pop eax
    xor esi, esi
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x4], eax
    mov eax, dword ptr [esp + 0x44]
    mov ecx, dword ptr [eax + 0x4]
    mov eax, dword ptr [eax + 0x8]
    cmp eax, 0x8
    mov dword ptr [esp + 0x8], ecx
    mov dword ptr [esp], eax
    jb .L3
    mov eax, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp]
    mov ebx, dword ptr [esp + 0x8]
    xor esi, esi
    pxor xmm3, xmm3
    xor ebp, ebp
    movdqa xmm0, xmmword ptr [eax + .C0]
    movdqa xmm1, xmmword ptr [eax + .C1]
    movdqa xmm2, xmmword ptr [eax + .C2]
    shr edi, 0x3
    nop
.L1:
    mov eax, 0xffffffc0
    nop
.L2:
    mov ecx, esi
    mov edx, dword ptr [ebx + eax + 0x40]
    mov esi, dword ptr [ebx + eax + 0x44]
    movd xmm5, esi
    movd xmm4, edx
    punpckldq xmm4, xmm5
    mov esi, ecx
    movdqa xmm5, xmm4
    psrlw xmm5, 0x1
    pand xmm5, xmm0
    psubb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm4, 0x2
    pand xmm5, xmm1
    pand xmm4, xmm1
    paddb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x4
    paddb xmm5, xmm4
    pand xmm5, xmm2
    psadbw xmm5, xmm3
    movd edx, xmm5
    add esi, edx
    add eax, 0x8
    jne .L2
    inc ebp
    add ebx, 0x40
    cmp ebp, edi
    jne .L1
.L3:
    mov ecx, dword ptr [esp]
    lea edi, [8*ecx]
    and edi, 0x38
    je .L5
    mov eax, dword ptr [esp + 0x8]
    and ecx, 0xffffff8
    shr edi, 0x3
    pxor xmm3, xmm3
    lea edx, [eax + 8*ecx]
    mov ecx, dword ptr [esp + 0x4]
    movdqa xmm0, xmmword ptr [ecx + .C0]
    movdqa xmm1, xmmword ptr [ecx + .C1]
    movdqa xmm2, xmmword ptr [ecx + .C2]
    nop
.L4:
    mov eax, dword ptr [edx]
    mov ecx, dword ptr [edx + 0x4]
    movd xmm5, ecx
    movd xmm4, eax
    add edx, 0x8
    punpckldq xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x1
    pand xmm5, xmm0
    psubb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm4, 0x2
    pand xmm5, xmm1
    pand xmm4, xmm1
    paddb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x4
    paddb xmm5, xmm4
    pand xmm5, xmm2
    psadbw xmm5, xmm3
    movd eax, xmm5
    add esi, eax
    dec edi
    jne .L4
.L5:
    mov eax, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x10], esi
    mov ecx, dword ptr [eax + 0x14]
    mov ebp, dword ptr [eax + 0x10]
    xor eax, eax
    cmp ecx, 0x8
    mov dword ptr [esp + 0xc], ecx
    jae .L11
.L6:
    mov ecx, dword ptr [esp + 0xc]
    lea edx, [8*ecx]
    and edx, 0x38
    je .L10
    and ecx, 0xffffff8
    shr edx, 0x3
    xor esi, esi
    lea ecx, [ebp + 8*ecx]
    mov dword ptr [esp], edx
    mov dword ptr [esp + 0x4], ecx
    jmp .L8
    nop
.L7:
    mov edx, dword ptr [esp]
    inc esi
    add eax, ebp
    cmp esi, edx
    je .L10
.L8:
    mov edx, dword ptr [esp + 0x4]
    mov ecx, dword ptr [edx + 8*esi]
    mov edx, dword ptr [edx + 8*esi + 0x4]
    mov ebp, ecx
    or ebp, edx
    mov ebp, 0x0
    je .L7
    xor ebp, ebp
    nop
.L9:
    mov edi, ecx
    mov ebx, edx
    add edi, -0x1
    adc ebx, -0x1
    and ecx, edi
    inc ebp
    and edx, ebx
    mov edi, ecx
    or edi, edx
    jne .L9
    jmp .L7
.L10:
    xor edx, edx
    add eax, dword ptr [esp + 0x10]
    setb dl
    add esp, 0x30
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L11:
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    xor edx, edx
    mov dword ptr [esp + 0x18], ebp
    shr eax, 0x3
    mov dword ptr [esp + 0x14], eax
    jmp .L14
    nop
.L12:
    xor eax, eax
.L13:
    add ecx, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x20]
    add edi, esi
    mov edx, dword ptr [esp + 0x28]
    mov ebp, dword ptr [esp + 0x18]
    add edi, ecx
    mov ecx, dword ptr [esp + 0x1c]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x24]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x2c]
    add eax, ecx
    mov ecx, dword ptr [esp + 0x4]
    add edx, edi
    add eax, edx
    mov edx, eax
    inc ecx
    cmp ecx, dword ptr [esp + 0x14]
    je .L6
.L14:
    mov edi, ecx
    mov dword ptr [esp + 0x8], edx
    mov dword ptr [esp + 0x4], ecx
    mov ebx, 0x0
    shl edi, 0x6
    mov eax, dword ptr [ebp + edi]
    mov ecx, dword ptr [ebp + edi + 0x4]
    mov edx, eax
    or edx, ecx
    je .L16
    xor ebx, ebx
    nop
.L15:
    mov edx, eax
    mov esi, ecx
    add edx, -0x1
    adc esi, -0x1
    and eax, edx
    inc ebx
    and ecx, esi
    mov edx, eax
    or edx, ecx
    jne .L15
.L16:
    add edi, ebp
    xor ebp, ebp
    mov dword ptr [esp], edi
    mov ecx, dword ptr [edi + 0x8]
    mov eax, dword ptr [edi + 0xc]
    mov edx, ecx
    mov edi, 0x0
    or edx, eax
    je .L18
    xor edi, edi
    nop
.L17:
    mov edx, ecx
    mov esi, eax
    add edx, -0x1
    adc esi, -0x1
    and ecx, edx
    inc edi
    and eax, esi
    mov edx, ecx
    or edx, eax
    jne .L17
.L18:
    mov dword ptr [esp + 0x24], edi
    mov edi, dword ptr [esp]
    mov eax, dword ptr [edi + 0x10]
    mov ecx, dword ptr [edi + 0x14]
    mov edx, eax
    or edx, ecx
    je .L20
    xor ebp, ebp
    nop
.L19:
    mov edx, eax
    mov esi, ecx
    add edx, -0x1
    adc esi, -0x1
    and eax, edx
    inc ebp
    and ecx, esi
    mov edx, eax
    or edx, ecx
    jne .L19
.L20:
    mov ecx, dword ptr [edi + 0x18]
    mov eax, dword ptr [edi + 0x1c]
    mov edx, ecx
    mov edi, 0x0
    or edx, eax
    je .L22
    xor edi, edi
    nop
.L21:
    mov edx, ecx
    mov esi, eax
    add edx, -0x1
    adc esi, -0x1
    and ecx, edx
    inc edi
    and eax, esi
    mov edx, ecx
    or edx, eax
    jne .L21
.L22:
    mov dword ptr [esp + 0x1c], edi
    mov edi, dword ptr [esp]
    mov dword ptr [esp + 0x2c], ebx
    mov ebx, 0x0
    mov eax, dword ptr [edi + 0x20]
    mov ecx, dword ptr [edi + 0x24]
    mov edx, eax
    or edx, ecx
    je .L24
    xor ebx, ebx
    nop
.L23:
    mov edx, eax
    mov esi, ecx
    add edx, -0x1
    adc esi, -0x1
    and eax, edx
    inc ebx
    and ecx, esi
    mov edx, eax
    or edx, ecx
    jne .L23
.L24:
    mov dword ptr [esp + 0x20], ebx
    mov eax, dword ptr [edi + 0x28]
    xor ecx, ecx
    mov ebx, dword ptr [edi + 0x2c]
    mov esi, eax
    or esi, ebx
    mov esi, 0x0
    je .L26
    xor esi, esi
    nop
.L25:
    mov edi, eax
    mov edx, ebx
    add edi, -0x1
    adc edx, -0x1
    and eax, edi
    inc esi
    and ebx, edx
    mov edi, eax
    or edi, ebx
    jne .L25
.L26:
    mov edx, dword ptr [esp]
    mov dword ptr [esp + 0x28], ebp
    mov eax, dword ptr [edx + 0x30]
    mov edx, dword ptr [edx + 0x34]
    mov edi, eax
    or edi, edx
    je .L28
    xor ecx, ecx
    nop
.L27:
    mov edi, eax
    mov ebx, edx
    add edi, -0x1
    adc ebx, -0x1
    and eax, edi
    inc ecx
    and edx, ebx
    mov edi, eax
    or edi, edx
    jne .L27
.L28:
    mov eax, dword ptr [esp]
    mov edx, dword ptr [eax + 0x38]
    mov ebp, dword ptr [eax + 0x3c]
    mov eax, edx
    or eax, ebp
    je .L12
    xor eax, eax
    nop
.L29:
    mov ebx, edx
    mov edi, ebp
    add ebx, -0x1
    adc edi, -0x1
    and edx, ebx
    inc eax
    and ebp, edi
    mov ebx, edx
    or ebx, ebp
    jne .L29
    jmp .L13
.C0 = 0x5555555555555555 0x5555555555555555
.C1 = 0x3333333333333333 0x3333333333333333
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
