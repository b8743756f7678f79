# The kernels of popcount/swar, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm popcount/swar --target i686
# binary: sha256 2681e56bbcf684112d49ce1fce9e75ae9c059489f2f43efa4ad3e224278511cc
# latency: 110 instructions in 431 bytes; innermost loops: .L1 of 26, .L3 of 26
# throughput: 185 instructions in 775 bytes; innermost loops: .L2 of 23, .L4 of 24, .L7 of 23, .L9 of 24
# mix of 295 instructions: 56 mov, 36 movdqa, 24 pand, 22 add, 19 xor, 18 movd, 18 psrlw, 12 paddb, 10 pop, 8 jne, 8 push, 6 and, 6 psadbw, 6 psubb, 6 punpckldq, 6 pxor, 4 cmp, 4 je, 4 lea, 4 shr, 2 call, 2 dec, 2 inc, 2 jb, 2 ret, 2 setb, 2 shl, 2 sub, 2 test

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x14
    call .L0
.L0:
    pop eax
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp], 0x0
    mov ecx, 0x0
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0x28]
    mov ebx, dword ptr [eax + 0x8]
    mov edi, dword ptr [eax + 0x4]
    mov eax, esp
    xor eax, eax
    test ebx, ebx
    je .L2
    mov ecx, dword ptr [esp]
    shl ebx, 0x3
    xor ebp, ebp
    pxor xmm3, xmm3
    xor edx, edx
    mov dword ptr [esp + 0xc], ecx
    mov ecx, dword ptr [esp + 0x10]
    movdqa xmm0, xmmword ptr [ecx + .C0]
    movdqa xmm1, xmmword ptr [ecx + .C1]
    movdqa xmm2, xmmword ptr [ecx + .C2]
    xor ecx, ecx
    nop
.L1:
    mov esi, ebp
    xor edx, dword ptr [edi]
    xor esi, dword ptr [edi + 0x4]
    add edi, 0x8
    movd xmm4, edx
    movd xmm5, esi
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
    add ebx, -0x8
    jne .L1
.L2:
    mov edx, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp], 0x0
    mov esi, dword ptr [edx + 0x14]
    mov edi, dword ptr [edx + 0x10]
    mov edx, esp
    test esi, esi
    je .L4
    mov eax, dword ptr [esp]
    shl esi, 0x3
    xor ebx, ebx
    pxor xmm3, xmm3
    xor edx, edx
    mov dword ptr [esp + 0xc], eax
    mov eax, dword ptr [esp + 0x10]
    movdqa xmm0, xmmword ptr [eax + .C0]
    movdqa xmm1, xmmword ptr [eax + .C1]
    movdqa xmm2, xmmword ptr [eax + .C2]
    xor eax, eax
    nop
.L3:
    mov ebp, ebx
    xor edx, dword ptr [edi]
    xor ebp, dword ptr [edi + 0x4]
    add edi, 0x8
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
    add eax, edx
    and edx, dword ptr [esp + 0xc]
    add esi, -0x8
    jne .L3
.L4:
    xor edx, edx
    add eax, ecx
    setb dl
    add esp, 0x14
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
    sub esp, 0x10
    call .L0
.L0:
    pop eax
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x4], eax
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [eax + 0x4]
    mov eax, dword ptr [eax + 0x8]
    mov dword ptr [esp], ecx
    xor ecx, ecx
    cmp eax, 0x8
    mov dword ptr [esp + 0x8], eax
    jb .L3
    mov eax, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0x8]
    mov ebp, dword ptr [esp]
    xor ecx, ecx
    pxor xmm3, xmm3
    movdqa xmm0, xmmword ptr [eax + .C0]
    movdqa xmm1, xmmword ptr [eax + .C1]
    movdqa xmm2, xmmword ptr [eax + .C2]
    shr ebx, 0x3
    xor eax, eax
    nop
.L1:
    mov esi, 0xffffffc0
    nop
.L2:
    mov edx, dword ptr [ebp + esi + 0x40]
    mov edi, dword ptr [ebp + esi + 0x44]
    movd xmm5, edi
    movd xmm4, edx
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
    add esi, 0x8
    jne .L2
    inc eax
    add ebp, 0x40
    cmp eax, ebx
    jne .L1
.L3:
    mov edx, dword ptr [esp + 0x8]
    lea ebx, [8*edx]
    and ebx, 0x38
    je .L5
    mov esi, dword ptr [esp + 0x4]
    mov eax, dword ptr [esp]
    and edx, 0xffffff8
    shr ebx, 0x3
    pxor xmm3, xmm3
    movdqa xmm0, xmmword ptr [esi + .C0]
    movdqa xmm1, xmmword ptr [esi + .C1]
    movdqa xmm2, xmmword ptr [esi + .C2]
    lea eax, [eax + 8*edx]
    nop
.L4:
    mov edx, dword ptr [eax]
    mov esi, dword ptr [eax + 0x4]
    movd xmm5, esi
    movd xmm4, edx
    add eax, 0x8
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
    dec ebx
    jne .L4
.L5:
    mov eax, dword ptr [esp + 0x24]
    mov esi, dword ptr [eax + 0x14]
    mov edx, dword ptr [eax + 0x10]
    xor eax, eax
    cmp esi, 0x8
    mov dword ptr [esp + 0xc], edx
    mov dword ptr [esp], esi
    jb .L8
    mov edx, dword ptr [esp + 0x4]
    mov eax, dword ptr [esp]
    mov ebp, dword ptr [esp + 0xc]
    pxor xmm3, xmm3
    xor esi, esi
    movdqa xmm0, xmmword ptr [edx + .C0]
    movdqa xmm1, xmmword ptr [edx + .C1]
    movdqa xmm2, xmmword ptr [edx + .C2]
    shr eax, 0x3
    mov dword ptr [esp + 0x8], eax
    xor eax, eax
    nop
.L6:
    mov edx, 0xffffffc0
    nop
.L7:
    mov edi, dword ptr [ebp + edx + 0x40]
    mov ebx, dword ptr [ebp + edx + 0x44]
    movd xmm5, ebx
    movd xmm4, edi
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
    movd edi, xmm5
    add eax, edi
    add edx, 0x8
    jne .L7
    inc esi
    add ebp, 0x40
    cmp esi, dword ptr [esp + 0x8]
    jne .L6
.L8:
    mov esi, dword ptr [esp]
    lea ebx, [8*esi]
    and ebx, 0x38
    je .L10
    mov edi, dword ptr [esp + 0x4]
    mov edx, dword ptr [esp + 0xc]
    and esi, 0xffffff8
    shr ebx, 0x3
    pxor xmm3, xmm3
    movdqa xmm0, xmmword ptr [edi + .C0]
    movdqa xmm1, xmmword ptr [edi + .C1]
    movdqa xmm2, xmmword ptr [edi + .C2]
    lea esi, [edx + 8*esi]
    nop
.L9:
    mov edx, dword ptr [esi]
    mov edi, dword ptr [esi + 0x4]
    movd xmm5, edi
    movd xmm4, edx
    add esi, 0x8
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
    add eax, edx
    dec ebx
    jne .L9
.L10:
    xor edx, edx
    add eax, ecx
    setb dl
    add esp, 0x10
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.C0 = 0x5555555555555555 0x5555555555555555
.C1 = 0x3333333333333333 0x3333333333333333
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
