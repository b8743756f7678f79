# The kernels of sliders/hyperbola, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm sliders/hyperbola --target i686
# binary: sha256 afc79517535faa0ee582073b1438997fbb59a2537e6b22c2fca4c451339df11e
# latency: 410 instructions in 1452 bytes; innermost loops: .L1 of 95, .L4 of 71, .L7 of 149
# throughput: 376 instructions in 1285 bytes; innermost loops: .L1 of 96, .L4 of 72, .L7 of 148
# mix of 786 instructions: 256 mov, 54 xor, 38 and, 38 pshufd, 36 movd, 29 add, 28 bswap, 28 test, 22 cmovne, 16 lea, 16 or, 16 pshufhw, 16 pshuflw, 13 shl, 12 movdqa, 12 punpckldq, 11 movzx, 10 adc, 10 pop, 10 shld, 10 sub, 8 packuswb, 8 pand, 8 psubq, 8 punpckhbw, 8 punpcklbw, 8 push, 8 pxor, 8 sbb, 6 je, 6 jmp, 6 jne, 4 movdqu, 4 shr, 4 shrd, 3 dec, 2 call, 2 cmove, 2 por, 2 ret

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x5c
    mov eax, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x8], 0x0
    lea ecx, [esp + 0x8]
    call .L0
.L0:
    pop edx
    add edx, _GLOBAL_OFFSET_TABLE_
    mov esi, dword ptr [eax + 0x4]
    mov eax, dword ptr [eax + 0x8]
    mov dword ptr [esp + 0x14], edx
    test eax, eax
    je .L2
    mov ecx, dword ptr [esp + 0x8]
    shl eax, 0x2
    add esi, 0x8
    xor ebx, ebx
    xor ebp, ebp
    xor edi, edi
    mov dword ptr [esp + 0x38], ecx
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x18], ecx
    lea ecx, [eax + 2*eax]
    mov eax, esi
    xor esi, esi
.L1:
    movzx edx, byte ptr [eax]
    mov dword ptr [esp + 0x34], ecx
    mov dword ptr [esp + 0x4], eax
    mov eax, 0x1
    mov dword ptr [esp + 0x40], ebx
    mov ebx, 0x0
    mov dword ptr [esp + 0x3c], ebp
    mov ecx, edx
    shl eax, cl
    test dl, 0x20
    mov ecx, eax
    cmovne ecx, ebx
    xor ebp, ebp
    mov ebx, 0x1
    mov dword ptr [esp + 0x30], ecx
    mov ecx, edx
    mov ch, dl
    shld ebp, ebx, cl
    test dl, 0x20
    cmovne ebp, eax
    mov eax, dword ptr [esp + 0x4]
    and ch, 0x38
    mov cl, ch
    mov dword ptr [esp + 0x2c], ebp
    xor esi, dword ptr [eax - 0x8]
    xor edi, dword ptr [eax - 0x4]
    mov ebx, esi
    mov eax, edi
    shrd ebx, edi, cl
    mov cl, dl
    and cl, 0x18
    shr eax, cl
    test dl, 0x20
    cmove eax, ebx
    mov ebx, dword ptr [esp + 0x14]
    and eax, 0x7e
    lea eax, [ebx + 4*eax + plywright::sliders::hyperbola::RANK]
    mov ebx, edx
    and ebx, 0x7
    movzx ebp, byte ptr [ebx + eax]
    mov ebx, 0x0
    mov dword ptr [esp + 0x24], ebp
    shl ebp, cl
    test dl, 0x20
    mov cl, ch
    mov eax, ebp
    cmovne eax, ebx
    mov ebx, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x28], eax
    lea eax, [edx + 2*edx]
    mov dword ptr [esp + 0x20], eax
    xor eax, eax
    shld eax, ebx, cl
    test dl, 0x20
    mov edx, dword ptr [esp + 0x20]
    mov ebx, dword ptr [esp + 0x40]
    cmovne eax, ebp
    mov ebp, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x24], eax
    mov eax, dword ptr [esp + 0x14]
    mov ecx, dword ptr [eax + 8*edx + plywright::sliders::hyperbola::LINES]
    mov eax, dword ptr [eax + 8*edx + plywright::sliders::hyperbola::LINES + 4]
    mov edx, dword ptr [esp + 0x30]
    and esi, ecx
    mov dword ptr [esp + 0x20], eax
    and edi, eax
    mov dword ptr [esp + 0x1c], ecx
    mov eax, esi
    mov ecx, edi
    bswap edi
    bswap esi
    sub eax, edx
    bswap edx
    sbb ecx, ebp
    bswap ebp
    sub edi, ebp
    mov ebp, dword ptr [esp + 0x3c]
    sbb esi, edx
    bswap edi
    bswap esi
    xor edi, ecx
    mov ecx, dword ptr [esp + 0x34]
    xor esi, eax
    and edi, dword ptr [esp + 0x20]
    mov eax, dword ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x1c]
    or edi, dword ptr [esp + 0x24]
    or esi, dword ptr [esp + 0x28]
    add ebx, esi
    adc ebp, edi
    and edi, dword ptr [esp + 0x18]
    and esi, dword ptr [esp + 0x38]
    add eax, 0xc
    add ecx, -0xc
    jne .L1
    jmp .L3
.L2:
    xor ebx, ebx
    xor ebp, ebp
.L3:
    mov ecx, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x3c], ebp
    mov dword ptr [esp + 0x40], ebx
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x8], 0x0
    lea edx, [esp + 0x8]
    mov eax, dword ptr [ecx + 0x10]
    mov ecx, dword ptr [ecx + 0x14]
    test ecx, ecx
    je .L5
    mov edx, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x14]
    shl ecx, 0x2
    add eax, 0x8
    pxor xmm0, xmm0
    xor ebx, ebx
    xor ebp, ebp
    lea esi, [ecx + 2*ecx]
    xor ecx, ecx
    mov dword ptr [esp + 0x2c], edx
    mov edx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x28], edx
    xor edx, edx
    nop
.L4:
    mov dword ptr [esp + 0x34], ecx
    movzx ecx, byte ptr [eax]
    xor ebp, dword ptr [eax - 0x4]
    xor ebx, dword ptr [eax - 0x8]
    mov dword ptr [esp + 0x4], esi
    mov dword ptr [esp + 0x30], edx
    xor edx, edx
    mov esi, 0x1
    shld edx, esi, cl
    shl esi, cl
    test cl, 0x20
    lea ecx, [ecx + 2*ecx]
    movd xmm2, ebx
    movd xmm3, ebp
    movdqu xmm1, xmmword ptr [edi + 8*ecx + plywright::sliders::hyperbola::LINES + 8]
    mov ecx, 0x0
    punpckldq xmm2, xmm3
    cmovne edx, esi
    cmovne esi, ecx
    pshufd xmm3, xmm2, 0x44
    movd xmm2, edx
    bswap edx
    mov ecx, dword ptr [esp + 0x34]
    movd xmm4, esi
    bswap esi
    punpckldq xmm4, xmm2
    movd xmm5, esi
    mov esi, dword ptr [esp + 0x4]
    pand xmm3, xmm1
    pshufd xmm4, xmm4, 0x44
    movdqa xmm2, xmm3
    psubq xmm2, xmm4
    movdqa xmm4, xmm3
    punpcklbw xmm3, xmm0
    punpckhbw xmm4, xmm0
    pshufd xmm3, xmm3, 0x4e
    pshufd xmm4, xmm4, 0x4e
    pshuflw xmm3, xmm3, 0x1b
    pshuflw xmm4, xmm4, 0x1b
    pshufhw xmm3, xmm3, 0x1b
    pshufhw xmm4, xmm4, 0x1b
    packuswb xmm3, xmm4
    movd xmm4, edx
    mov edx, dword ptr [esp + 0x30]
    punpckldq xmm4, xmm5
    pshufd xmm4, xmm4, 0x44
    psubq xmm3, xmm4
    movdqa xmm4, xmm3
    punpcklbw xmm3, xmm0
    punpckhbw xmm4, xmm0
    pshufd xmm3, xmm3, 0x4e
    pshufd xmm4, xmm4, 0x4e
    pshuflw xmm3, xmm3, 0x1b
    pshuflw xmm4, xmm4, 0x1b
    pshufhw xmm3, xmm3, 0x1b
    pshufhw xmm4, xmm4, 0x1b
    packuswb xmm3, xmm4
    pxor xmm3, xmm2
    pand xmm3, xmm1
    pshufd xmm1, xmm3, 0xee
    por xmm1, xmm3
    movd ebx, xmm1
    pshufd xmm1, xmm1, 0x55
    movd ebp, xmm1
    add edx, ebx
    adc ecx, ebp
    and ebp, dword ptr [esp + 0x28]
    and ebx, dword ptr [esp + 0x2c]
    add eax, 0xc
    add esi, -0xc
    jne .L4
    jmp .L6
.L5:
    xor edx, edx
    xor ecx, ecx
.L6:
    mov eax, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x34], ecx
    mov dword ptr [esp + 0x30], edx
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x8], 0x0
    lea ecx, [esp + 0x8]
    mov esi, dword ptr [eax + 0x1c]
    mov eax, dword ptr [eax + 0x20]
    test eax, eax
    je .L8
    mov ecx, dword ptr [esp + 0x8]
    shl eax, 0x2
    add esi, 0x8
    pxor xmm0, xmm0
    xor edi, edi
    xor edx, edx
    lea ebx, [eax + 2*eax]
    xor eax, eax
    mov dword ptr [esp + 0x48], ecx
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x44], ecx
    xor ecx, ecx
    nop
.L7:
    mov dword ptr [esp + 0x24], ebx
    movzx ebx, byte ptr [esi]
    mov dword ptr [esp + 0x2c], ecx
    mov ebp, 0x1
    mov dword ptr [esp + 0x4], esi
    mov esi, 0x0
    mov dword ptr [esp + 0x28], edi
    mov edi, 0x1
    mov ecx, ebx
    shl ebp, cl
    test bl, 0x20
    mov ecx, ebp
    cmovne ecx, esi
    xor esi, esi
    mov dword ptr [esp + 0x18], ecx
    mov ecx, ebx
    shld esi, edi, cl
    mov ecx, dword ptr [esp + 0x4]
    test bl, 0x20
    mov edi, 0x0
    cmovne esi, ebp
    mov dword ptr [esp + 0x54], esi
    xor eax, dword ptr [ecx - 0x8]
    xor edx, dword ptr [ecx - 0x4]
    mov ch, bl
    and ch, 0x38
    mov cl, ch
    mov esi, eax
    mov ebp, edx
    movd xmm4, eax
    movd xmm6, edx
    shrd esi, edx, cl
    mov cl, bl
    punpckldq xmm4, xmm6
    and cl, 0x18
    pshufd xmm4, xmm4, 0x44
    shr ebp, cl
    test bl, 0x20
    cmove ebp, esi
    mov esi, dword ptr [esp + 0x14]
    and ebp, 0x7e
    lea esi, [esi + 4*ebp + plywright::sliders::hyperbola::RANK]
    mov ebp, ebx
    and ebp, 0x7
    movzx esi, byte ptr [ebp + esi]
    mov dword ptr [esp + 0x1c], esi
    shl esi, cl
    test bl, 0x20
    mov cl, ch
    mov ebp, esi
    cmovne ebp, edi
    mov edi, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x20], ebp
    xor ebp, ebp
    shld ebp, edi, cl
    test bl, 0x20
    lea edi, [ebx + 2*ebx]
    cmovne ebp, esi
    mov esi, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x1c], edi
    mov dword ptr [esp + 0x50], ebp
    mov ebx, dword ptr [esi + 8*edi + plywright::sliders::hyperbola::LINES]
    mov ebp, dword ptr [esi + 8*edi + plywright::sliders::hyperbola::LINES + 4]
    mov edi, dword ptr [esp + 0x18]
    mov esi, dword ptr [esp + 0x54]
    mov dword ptr [esp + 0x58], ebx
    and ebx, eax
    mov dword ptr [esp + 0x38], ebp
    and ebp, edx
    movd xmm2, esi
    movd xmm3, edi
    mov ecx, ebx
    bswap ebx
    punpckldq xmm3, xmm2
    sub ecx, edi
    bswap edi
    pshufd xmm3, xmm3, 0x44
    mov dword ptr [esp + 0x4c], ecx
    mov ecx, ebp
    bswap ebp
    mov dword ptr [esp + 0x18], edi
    sbb ecx, esi
    bswap esi
    sub ebp, esi
    movd xmm5, esi
    bswap ebp
    sbb ebx, edi
    mov edi, dword ptr [esp + 0x14]
    xor ebp, ecx
    bswap ebx
    and ebp, dword ptr [esp + 0x38]
    xor ebx, dword ptr [esp + 0x4c]
    or ebp, dword ptr [esp + 0x50]
    and ebx, dword ptr [esp + 0x58]
    mov ecx, ebp
    mov ebp, dword ptr [esp + 0x1c]
    or ebx, dword ptr [esp + 0x20]
    movdqu xmm1, xmmword ptr [edi + 8*ebp + plywright::sliders::hyperbola::LINES + 8]
    mov edi, dword ptr [esp + 0x28]
    pand xmm4, xmm1
    movdqa xmm2, xmm4
    psubq xmm2, xmm3
    movdqa xmm3, xmm4
    punpcklbw xmm4, xmm0
    punpckhbw xmm3, xmm0
    pshufd xmm4, xmm4, 0x4e
    pshufd xmm3, xmm3, 0x4e
    pshuflw xmm4, xmm4, 0x1b
    pshuflw xmm3, xmm3, 0x1b
    pshufhw xmm4, xmm4, 0x1b
    pshufhw xmm3, xmm3, 0x1b
    packuswb xmm4, xmm3
    movd xmm3, dword ptr [esp + 0x18]
    punpckldq xmm5, xmm3
    pshufd xmm3, xmm5, 0x44
    psubq xmm4, xmm3
    movdqa xmm3, xmm4
    punpcklbw xmm4, xmm0
    punpckhbw xmm3, xmm0
    pshufd xmm3, xmm3, 0x4e
    pshuflw xmm3, xmm3, 0x1b
    pshufhw xmm5, xmm3, 0x1b
    pshufd xmm3, xmm4, 0x4e
    pshuflw xmm3, xmm3, 0x1b
    pshufhw xmm3, xmm3, 0x1b
    packuswb xmm3, xmm5
    pxor xmm3, xmm2
    pand xmm3, xmm1
    pshufd xmm1, xmm3, 0x55
    movd esi, xmm3
    movd eax, xmm1
    pshufd xmm1, xmm3, 0xff
    or esi, ebx
    mov ebx, dword ptr [esp + 0x24]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x2c]
    movd edx, xmm1
    pshufd xmm1, xmm3, 0xee
    or edx, eax
    movd eax, xmm1
    or eax, esi
    mov esi, dword ptr [esp + 0x4]
    add ecx, eax
    adc edi, edx
    and edx, dword ptr [esp + 0x44]
    and eax, dword ptr [esp + 0x48]
    add esi, 0xc
    add ebx, -0xc
    jne .L7
    jmp .L9
.L8:
    xor ecx, ecx
    xor edi, edi
.L9:
    mov eax, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x34]
    add eax, dword ptr [esp + 0x40]
    adc edx, dword ptr [esp + 0x3c]
    add eax, ecx
    adc edx, edi
    add esp, 0x5c
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
    sub esp, 0x3c
    call .L0
.L0:
    pop eax
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [esp + 0x50]
    mov edx, dword ptr [eax + 0x8]
    test edx, edx
    je .L2
    mov esi, dword ptr [eax + 0x4]
    xor ecx, ecx
    xor eax, eax
    add esi, 0x8
.L1:
    movzx ebx, byte ptr [esi]
    mov dword ptr [esp], esi
    mov dword ptr [esp + 0x28], ecx
    mov esi, 0x1
    mov dword ptr [esp + 0x18], eax
    mov dword ptr [esp + 0x4], edx
    mov ecx, ebx
    shl esi, cl
    test bl, 0x20
    mov ecx, 0x0
    mov eax, esi
    cmovne eax, ecx
    xor edx, edx
    mov ecx, ebx
    mov dword ptr [esp + 0x14], eax
    mov eax, 0x1
    shld edx, eax, cl
    mov ecx, dword ptr [esp]
    mov eax, dword ptr [esp]
    test bl, 0x20
    mov edi, edx
    cmovne edi, esi
    mov edx, dword ptr [ecx - 0x4]
    mov ch, bl
    mov eax, dword ptr [eax - 0x8]
    mov esi, edx
    mov ebp, eax
    mov dword ptr [esp + 0x20], edi
    and ch, 0x18
    mov cl, ch
    shr esi, cl
    mov cl, bl
    and cl, 0x38
    shrd ebp, edx, cl
    test bl, 0x20
    mov byte ptr [esp + 0x10], cl
    mov cl, ch
    cmovne ebp, esi
    mov esi, dword ptr [esp + 0x8]
    and ebp, 0x7e
    lea esi, [esi + 4*ebp + plywright::sliders::hyperbola::RANK]
    mov ebp, ebx
    and ebp, 0x7
    movzx edi, byte ptr [ebp + esi]
    mov ebp, 0x0
    mov dword ptr [esp + 0xc], edi
    shl edi, cl
    test bl, 0x20
    mov ecx, edi
    cmovne ecx, ebp
    mov ebp, dword ptr [esp + 0xc]
    xor esi, esi
    mov dword ptr [esp + 0x24], ecx
    movzx ecx, byte ptr [esp + 0x10]
    shld esi, ebp, cl
    lea ecx, [ebx + 2*ebx]
    test bl, 0x20
    mov ebp, esi
    mov esi, dword ptr [esp + 0x8]
    cmovne ebp, edi
    mov edi, dword ptr [esp + 0x20]
    mov ebx, dword ptr [esi + 8*ecx + plywright::sliders::hyperbola::LINES]
    mov ecx, dword ptr [esi + 8*ecx + plywright::sliders::hyperbola::LINES + 4]
    and eax, ebx
    mov dword ptr [esp + 0xc], ebx
    mov ebx, dword ptr [esp + 0x14]
    and edx, ecx
    mov dword ptr [esp + 0x10], ecx
    mov esi, eax
    mov ecx, edx
    bswap edx
    bswap eax
    sub esi, ebx
    mov ebx, ebx
    sbb ecx, edi
    bswap edi
    bswap ebx
    sub edx, edi
    sbb eax, ebx
    bswap edx
    bswap eax
    xor edx, ecx
    mov ecx, dword ptr [esp + 0x28]
    xor eax, esi
    and edx, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp]
    and eax, dword ptr [esp + 0xc]
    or edx, ebp
    or eax, dword ptr [esp + 0x24]
    add ecx, eax
    adc dword ptr [esp + 0x18], edx
    mov edx, dword ptr [esp + 0x4]
    add esi, 0xc
    mov eax, dword ptr [esp + 0x18]
    dec edx
    jne .L1
    jmp .L3
.L2:
    xor ecx, ecx
    xor eax, eax
.L3:
    mov edx, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x18], eax
    mov dword ptr [esp + 0x28], ecx
    mov eax, dword ptr [edx + 0x14]
    test eax, eax
    je .L5
    mov edx, dword ptr [edx + 0x10]
    pxor xmm0, xmm0
    xor edi, edi
    xor ecx, ecx
    add edx, 0x8
    nop
.L4:
    mov dword ptr [esp + 0x14], ecx
    movzx ecx, byte ptr [edx]
    mov dword ptr [esp + 0x4], edi
    mov esi, dword ptr [edx - 0x8]
    mov edi, edx
    mov edx, eax
    mov eax, dword ptr [esp + 0x8]
    xor ebx, ebx
    mov ebp, 0x1
    shld ebx, ebp, cl
    shl ebp, cl
    test cl, 0x20
    lea ecx, [ecx + 2*ecx]
    movdqu xmm1, xmmword ptr [eax + 8*ecx + plywright::sliders::hyperbola::LINES + 8]
    mov ecx, dword ptr [edi - 0x4]
    movd xmm2, ecx
    movd xmm3, esi
    mov ecx, 0x0
    cmovne ebx, ebp
    mov eax, edx
    mov edx, edi
    punpckldq xmm3, xmm2
    cmovne ebp, ecx
    movd xmm2, ebx
    bswap ebx
    movd xmm4, ebp
    pshufd xmm3, xmm3, 0x44
    bswap ebp
    punpckldq xmm4, xmm2
    movd xmm5, ebp
    pand xmm3, xmm1
    pshufd xmm4, xmm4, 0x44
    movdqa xmm2, xmm3
    psubq xmm2, xmm4
    movdqa xmm4, xmm3
    punpcklbw xmm3, xmm0
    punpckhbw xmm4, xmm0
    pshufd xmm3, xmm3, 0x4e
    pshufd xmm4, xmm4, 0x4e
    pshuflw xmm3, xmm3, 0x1b
    pshuflw xmm4, xmm4, 0x1b
    pshufhw xmm3, xmm3, 0x1b
    pshufhw xmm4, xmm4, 0x1b
    packuswb xmm3, xmm4
    movd xmm4, ebx
    punpckldq xmm4, xmm5
    pshufd xmm4, xmm4, 0x44
    psubq xmm3, xmm4
    movdqa xmm4, xmm3
    punpcklbw xmm3, xmm0
    punpckhbw xmm4, xmm0
    pshufd xmm3, xmm3, 0x4e
    pshufd xmm4, xmm4, 0x4e
    pshuflw xmm3, xmm3, 0x1b
    pshuflw xmm4, xmm4, 0x1b
    pshufhw xmm3, xmm3, 0x1b
    pshufhw xmm4, xmm4, 0x1b
    packuswb xmm3, xmm4
    pxor xmm3, xmm2
    pand xmm3, xmm1
    pshufd xmm1, xmm3, 0xee
    por xmm1, xmm3
    movd ecx, xmm1
    pshufd xmm1, xmm1, 0x55
    movd esi, xmm1
    add dword ptr [esp + 0x4], ecx
    mov ecx, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp + 0x4]
    adc ecx, esi
    add edx, 0xc
    dec eax
    jne .L4
    jmp .L6
.L5:
    xor edi, edi
    xor ecx, ecx
.L6:
    mov eax, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x14], ecx
    mov dword ptr [esp + 0x4], edi
    mov ecx, dword ptr [eax + 0x20]
    test ecx, ecx
    je .L8
    mov eax, dword ptr [eax + 0x1c]
    pxor xmm0, xmm0
    xor esi, esi
    xor edi, edi
    add eax, 0x8
    nop
.L7:
    movzx ebx, byte ptr [eax]
    mov dword ptr [esp], eax
    mov dword ptr [esp + 0x24], ecx
    mov eax, 0x1
    mov edx, 0x0
    mov dword ptr [esp + 0x10], esi
    mov dword ptr [esp + 0xc], edi
    mov ecx, ebx
    shl eax, cl
    test bl, 0x20
    mov ecx, eax
    cmovne ecx, edx
    xor esi, esi
    mov edx, 0x1
    mov dword ptr [esp + 0x20], ecx
    mov ecx, ebx
    shld esi, edx, cl
    mov ecx, dword ptr [esp]
    test bl, 0x20
    cmovne esi, eax
    mov edx, dword ptr [ecx - 0x8]
    mov ecx, dword ptr [esp]
    mov ebp, dword ptr [ecx - 0x4]
    mov ch, bl
    mov edi, edx
    mov dword ptr [esp + 0x1c], edx
    mov edx, ebx
    mov eax, ebp
    mov dword ptr [esp + 0x38], esi
    movd xmm3, ebp
    and ch, 0x18
    and dl, 0x38
    mov esi, edi
    mov cl, ch
    shr eax, cl
    mov cl, dl
    shrd esi, ebp, cl
    test bl, 0x20
    mov cl, ch
    cmovne esi, eax
    mov eax, dword ptr [esp + 0x8]
    and esi, 0x7e
    lea eax, [eax + 4*esi + plywright::sliders::hyperbola::RANK]
    mov esi, ebx
    and esi, 0x7
    movzx edi, byte ptr [esi + eax]
    mov esi, edi
    shl esi, cl
    test bl, 0x20
    mov ecx, 0x0
    mov eax, esi
    cmovne eax, ecx
    mov ecx, edx
    mov edx, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x34], eax
    xor eax, eax
    shld eax, edi, cl
    test bl, 0x20
    lea ebx, [ebx + 2*ebx]
    mov edi, dword ptr [esp + 0x20]
    mov ecx, ebp
    mov ebp, dword ptr [esp + 0x38]
    cmovne eax, esi
    mov dword ptr [esp + 0x30], eax
    mov eax, dword ptr [esp + 0x8]
    movd xmm2, edx
    punpckldq xmm2, xmm3
    movd xmm4, ebp
    movd xmm5, edi
    pshufd xmm3, xmm2, 0x44
    punpckldq xmm5, xmm4
    mov esi, dword ptr [eax + 8*ebx + plywright::sliders::hyperbola::LINES + 4]
    mov eax, dword ptr [eax + 8*ebx + plywright::sliders::hyperbola::LINES]
    pshufd xmm4, xmm5, 0x44
    and edx, eax
    mov dword ptr [esp + 0x2c], eax
    and ecx, esi
    mov dword ptr [esp + 0x1c], esi
    mov eax, edx
    mov esi, ecx
    bswap ecx
    bswap edx
    sub eax, edi
    bswap edi
    sbb esi, ebp
    bswap ebp
    sub ecx, ebp
    movd xmm6, ebp
    sbb edx, edi
    bswap ecx
    bswap edx
    xor ecx, esi
    xor edx, eax
    mov eax, dword ptr [esp + 0x8]
    and ecx, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x2c]
    movdqu xmm1, xmmword ptr [eax + 8*ebx + plywright::sliders::hyperbola::LINES + 8]
    or ecx, dword ptr [esp + 0x30]
    or edx, dword ptr [esp + 0x34]
    pand xmm3, xmm1
    movdqa xmm2, xmm3
    psubq xmm2, xmm4
    movdqa xmm4, xmm3
    punpcklbw xmm3, xmm0
    punpckhbw xmm4, xmm0
    pshufd xmm3, xmm3, 0x4e
    pshufd xmm4, xmm4, 0x4e
    pshuflw xmm3, xmm3, 0x1b
    pshuflw xmm4, xmm4, 0x1b
    pshufhw xmm3, xmm3, 0x1b
    pshufhw xmm4, xmm4, 0x1b
    packuswb xmm3, xmm4
    movd xmm4, edi
    mov edi, dword ptr [esp + 0xc]
    punpckldq xmm6, xmm4
    pshufd xmm4, xmm6, 0x44
    psubq xmm3, xmm4
    movdqa xmm4, xmm3
    punpcklbw xmm3, xmm0
    punpckhbw xmm4, xmm0
    pshufd xmm3, xmm3, 0x4e
    pshufd xmm4, xmm4, 0x4e
    pshuflw xmm3, xmm3, 0x1b
    pshuflw xmm4, xmm4, 0x1b
    pshufhw xmm3, xmm3, 0x1b
    pshufhw xmm4, xmm4, 0x1b
    packuswb xmm3, xmm4
    pxor xmm3, xmm2
    pand xmm3, xmm1
    pshufd xmm1, xmm3, 0x55
    movd esi, xmm3
    pshufd xmm2, xmm3, 0xee
    pshufd xmm4, xmm3, 0xff
    movd ebx, xmm1
    or esi, edx
    movd eax, xmm4
    or ebx, ecx
    movd ecx, xmm2
    or ecx, esi
    mov esi, dword ptr [esp + 0x10]
    or eax, ebx
    add esi, ecx
    mov ecx, dword ptr [esp + 0x24]
    adc edi, eax
    mov eax, dword ptr [esp]
    add eax, 0xc
    dec ecx
    jne .L7
    jmp .L9
.L8:
    xor esi, esi
    xor edi, edi
.L9:
    mov eax, dword ptr [esp + 0x4]
    mov edx, dword ptr [esp + 0x14]
    add eax, dword ptr [esp + 0x28]
    adc edx, dword ptr [esp + 0x18]
    add eax, esi
    adc edx, edi
    add esp, 0x3c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
