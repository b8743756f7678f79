# The kernels of endgame/exact, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm endgame/exact --target i686
# binary: sha256 ac751e056848e7c2fdf1cc047839a6232e19f4cc9e6b6801dcfdd9e23e606089
# latency: 123 instructions in 466 bytes; innermost loops: .L1 of 78
# throughput: 99 instructions in 379 bytes; innermost loops: .L1 of 65
# plywright::endings::exact::probe::<impl plywright::endings::exact::Exact>::probe: 712 instructions in 2332 bytes; innermost loops: .L11 of 9, .L13 of 11, .L16 of 6, .L19 of 4, .L22 of 10, .L23 of 19, .L25 of 11, .L27 of 10, .L32 of 6, .L33 of 11
# plywright::endings::known::Endings::ask_sources: 2602 instructions in 9890 bytes; innermost loops: .L15 of 159, .L28 of 32, .L34 of 40, .L37 of 48, .L42 of 60, .L72 of 8, .L76 of 8, .L89 of 45
# plywright::endings::layout::Layout::folded: 206 instructions in 669 bytes; innermost loops: .L1 of 39, .L3 of 37
# plywright::endings::rules::feature::Feature::of: 152 instructions in 342 bytes; innermost loops: none
# plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot: 383 instructions in 1413 bytes; innermost loops: .L5 of 5
# plywright::endings::rules::view::View<R>::checks: 215 instructions in 772 bytes; innermost loops: .L1 of 11
# plywright::endings::rules::view::View<R>::new: 228 instructions in 1002 bytes; innermost loops: .L1 of 8, .L2 of 7, .L4 of 19
# mix of 4720 instructions: 1507 mov, 337 and, 271 movzx, 233 cmp, 214 add, 159 or, 153 xor, 137 jmp, 116 test, 102 shr, 93 sub, 86 lea, 83 shl, 81 je, 80 movdqa, 68 cmovne, 65 jne, 64 pand, 50 not, 48 cmove, 47 imul, 46 cmovb, 43 psrlw, 42 shrd, 40 pop, 40 push, 39 movd, 29 shld, 26 paddb, 25 jae, 24 mul, 23 call, 23 ret, 21 inc, 19 jbe, 18 ja, 18 pxor, 16 cmova, 16 jb, 16 tzcnt, 13 psadbw, 13 psubb, 13 setne, 12 dec, 12 movsd, 12 setb, 11 movdqu, 10 adc, 9 cmovae, 9 punpckldq, 8 setae, 7 pshufd, 7 sete, 4 bsf, 4 cmovge, 4 cmovl, 4 cmovs, 4 neg, 4 paddd, 4 por, 4 pshuflw, 4 psllw, 4 punpcklbw, 4 ror, 3 seta, 2 jle, 2 packssdw, 2 pmaddwd, 2 xorps, 1 bt, 1 cmovbe, 1 jge, 1 movq, 1 movups, 1 rep, 1 sar, 1 sbb, 1 setg, 1 setl, 1 sets

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x6c
    mov eax, dword ptr [esp + 0x84]
    mov dword ptr [esp + 0x14], 0x0
    mov dword ptr [esp + 0x10], 0x0
    call .L0
.L0:
    pop ecx
    add ecx, _GLOBAL_OFFSET_TABLE_
    mov ebx, dword ptr [eax + 0x8]
    mov edi, dword ptr [eax + 0x4]
    lea eax, [esp + 0x10]
    test ebx, ebx
    je .L5
    mov edx, dword ptr [esp + 0x10]
    mov eax, dword ptr [esp + 0x80]
    movdqa xmm2, xmmword ptr [ecx + .C0]
    movdqa xmm3, xmmword ptr [ecx + .C1]
    movdqa xmm4, xmmword ptr [ecx + .C2]
    pxor xmm5, xmm5
    xor esi, esi
    xor ebp, ebp
    mov dword ptr [esp + 0x20], ecx
    mov dword ptr [esp + 0x8], ebx
    mov dword ptr [esp + 0x24], edx
    mov edx, dword ptr [eax + 0x8]
    mov eax, dword ptr [eax + 0xc]
    movdqa xmmword ptr [esp + 0x50], xmm2
    movdqa xmmword ptr [esp + 0x40], xmm3
    movdqa xmmword ptr [esp + 0x30], xmm4
    mov dword ptr [esp + 0x1c], edx
    mov dword ptr [esp + 0x18], eax
    xor eax, eax
    xor edx, edx
    jmp .L4
    nop
.L1:
    xor edx, edx
.L2:
    mov eax, dword ptr [esp + 0x2c]
    mov ecx, dword ptr [esp + 0x28]
    add eax, esi
    adc ecx, edx
    and esi, dword ptr [esp + 0x24]
    mov edx, ecx
.L3:
    inc ebp
    cmp ebx, ebp
    je .L6
.L4:
    mov ecx, esi
    xor ecx, ebp
    cmp ecx, ebx
    jae .L3
    mov dword ptr [esp + 0x2c], eax
    imul eax, ecx, 0x9c
    mov dword ptr [esp + 0x28], edx
    xor esi, esi
    add eax, edi
    mov dword ptr [esp + 0xc], eax
    lea eax, [esp + 0xc]
    mov eax, dword ptr [esp + 0xc]
    mov ecx, dword ptr [eax + 0x88]
    mov edx, dword ptr [eax + 0x8c]
    or ecx, dword ptr [eax + 0x80]
    or edx, dword ptr [eax + 0x84]
    movd xmm1, edx
    movd xmm0, ecx
    punpckldq xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    pand xmm1, xmm2
    psubb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm0, 0x2
    pand xmm1, xmm3
    pand xmm0, xmm3
    paddb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x4
    paddb xmm1, xmm0
    pand xmm1, xmm4
    psadbw xmm1, xmm5
    movd ecx, xmm1
    cmp ecx, 0x5
    ja .L1
    mov ecx, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esp + 0x20]
    add eax, 0x50
    mov dword ptr [esp], eax
    call plywright::endings::known::Endings::ask_sources
    movdqa xmm4, xmmword ptr [esp + 0x30]
    movdqa xmm3, xmmword ptr [esp + 0x40]
    movdqa xmm2, xmmword ptr [esp + 0x50]
    mov ebx, dword ptr [esp + 0x8]
    mov ecx, edx
    pxor xmm5, xmm5
    cmp al, 0x2
    mov edx, 0x0
    je .L2
    mov ebx, edi
    shl cl, 0x4
    mov esi, 0x1
    xor edi, edi
    mov edx, 0x1
    shld edi, edx, cl
    shl esi, cl
    test cl, 0x20
    mov ecx, 0x0
    movzx edx, al
    cmovne edi, esi
    cmovne esi, ecx
    shl edx, 0x10
    or edx, edi
    mov edi, ebx
    mov ebx, dword ptr [esp + 0x8]
    jmp .L2
.L5:
    xor eax, eax
    xor edx, edx
.L6:
    add esp, 0x6c
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
    sub esp, 0x1c
    mov eax, dword ptr [esp + 0x34]
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    mov edx, dword ptr [eax + 0x8]
    test edx, edx
    je .L3
    mov ecx, dword ptr [esp + 0x30]
    mov edi, dword ptr [eax + 0x4]
    movdqa xmm2, xmmword ptr [ebx + .C0]
    movdqa xmm3, xmmword ptr [ebx + .C1]
    movdqa xmm4, xmmword ptr [ebx + .C2]
    pxor xmm5, xmm5
    xor esi, esi
    mov eax, dword ptr [ecx + 0x8]
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [ecx + 0xc]
    mov dword ptr [esp + 0xc], eax
    xor eax, eax
    jmp .L2
    nop
.L1:
    mov eax, dword ptr [esp + 0x14]
    add eax, edx
    mov edx, dword ptr [esp + 0x18]
    adc esi, ebp
    add edi, 0x9c
    dec edx
    je .L4
.L2:
    mov dword ptr [esp + 0x14], eax
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0x8], edi
    lea eax, [esp + 0x8]
    mov ebp, 0x0
    mov eax, dword ptr [esp + 0x8]
    mov ecx, dword ptr [eax + 0x88]
    mov edx, dword ptr [eax + 0x8c]
    or ecx, dword ptr [eax + 0x80]
    or edx, dword ptr [eax + 0x84]
    movd xmm1, edx
    movd xmm0, ecx
    mov edx, 0x0
    punpckldq xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    pand xmm1, xmm2
    psubb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm0, 0x2
    pand xmm1, xmm3
    pand xmm0, xmm3
    paddb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x4
    paddb xmm1, xmm0
    pand xmm1, xmm4
    psadbw xmm1, xmm5
    movd ecx, xmm1
    cmp ecx, 0x5
    ja .L1
    mov ecx, dword ptr [esp + 0x10]
    mov edx, dword ptr [esp + 0xc]
    add eax, 0x50
    mov dword ptr [esp], eax
    call plywright::endings::known::Endings::ask_sources
    movdqa xmm4, xmmword ptr [ebx + .C2]
    movdqa xmm3, xmmword ptr [ebx + .C1]
    movdqa xmm2, xmmword ptr [ebx + .C0]
    mov ecx, edx
    pxor xmm5, xmm5
    cmp al, 0x2
    mov edx, 0x0
    mov ebp, 0x0
    je .L1
    mov ch, al
    shl cl, 0x4
    xor eax, eax
    mov edx, 0x1
    shld eax, edx, cl
    shl edx, cl
    test cl, 0x20
    cmovne eax, edx
    cmovne edx, ebp
    movzx ebp, ch
    shl ebp, 0x10
    or ebp, eax
    jmp .L1
.L3:
    xor eax, eax
    xor esi, esi
.L4:
    mov edx, esi
    add esp, 0x1c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.C0 = 0x5555555555555555 0x5555555555555555
.C1 = 0x3333333333333333 0x3333333333333333
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f

plywright::endings::exact::probe::<impl plywright::endings::exact::Exact>::probe:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x7c
    mov esi, dword ptr [edx + 0x30]
    mov eax, dword ptr [edx + 0x38]
    mov ebp, dword ptr [edx + 0x28]
    mov ebx, dword ptr [edx + 0x3c]
    call .L0
.L0:
    pop edi
    add edi, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x14], eax
    mov dword ptr [esp + 0x24], esi
    or eax, esi
    mov esi, dword ptr [edx + 0x34]
    mov dword ptr [esp + 0x10], ebp
    not ebp
    and ebp, eax
    mov eax, ebx
    mov dword ptr [esp + 0x70], esi
    or eax, esi
    mov esi, dword ptr [edx + 0x2c]
    mov dword ptr [esp + 0x74], esi
    not esi
    and esi, eax
    mov eax, ebp
    or eax, esi
    mov al, 0x3
    je .L1
    mov dword ptr [esp + 0x4], ebx
    tzcnt ebx, esi
    mov dword ptr [esp + 0x20], edi
    tzcnt eax, ebp
    mov edi, ebp
    mov dword ptr [esp + 0x38], edx
    mov edx, esi
    add ebx, 0x20
    test ebp, ebp
    cmovne ebx, eax
    add edi, -0x1
    adc edx, -0x1
    and edi, ebp
    and edx, esi
    tzcnt ebp, edi
    tzcnt esi, edx
    mov eax, edx
    add esi, 0x20
    test edi, edi
    cmovne esi, ebp
    mov ebp, edi
    add ebp, -0x1
    adc eax, -0x1
    and ebp, edi
    and eax, edx
    or eax, ebp
    je .L2
    mov al, 0x3
.L1:
    add esp, 0x7c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L2:
    mov dword ptr [esp + 0x5c], esi
    mov esi, dword ptr [esp + 0x38]
    mov dword ptr [esp], ebx
    mov dword ptr [esp + 0x6c], ecx
    mov ebx, dword ptr [esp + 0x4]
    mov ecx, dword ptr [esp]
    mov ebp, dword ptr [esi + 0x24]
    mov eax, dword ptr [esi + 0x20]
    mov dword ptr [esp + 0x50], eax
    shrd eax, ebp, cl
    mov ecx, dword ptr [esp]
    mov dword ptr [esp + 0x58], ebp
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x14]
    shrd eax, ebx, cl
    mov ecx, dword ptr [esp]
    shr ebx, cl
    test byte ptr [esp], 0x20
    mov ecx, dword ptr [esp]
    cmove ebx, eax
    shr ebp, cl
    test byte ptr [esp], 0x20
    mov eax, dword ptr [esi + 0x18]
    mov ecx, dword ptr [esp]
    mov dword ptr [esp + 0x68], ebx
    mov ebx, dword ptr [esi + 0x1c]
    cmove ebp, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x48], eax
    shrd eax, ebx, cl
    mov ecx, dword ptr [esp]
    mov dword ptr [esp + 0x54], ebx
    shr ebx, cl
    test byte ptr [esp], 0x20
    mov ecx, dword ptr [esp]
    mov dword ptr [esp + 0x28], ebp
    mov ebp, dword ptr [esi + 0x14]
    cmove ebx, eax
    mov eax, dword ptr [esi + 0x10]
    mov dword ptr [esp + 0x64], ebx
    mov ebx, dword ptr [esi + 0xc]
    mov dword ptr [esp + 0x4c], ebp
    mov dword ptr [esp + 0x44], eax
    shrd eax, ebp, cl
    mov ecx, dword ptr [esp]
    shr ebp, cl
    test byte ptr [esp], 0x20
    mov ecx, dword ptr [esp]
    mov dword ptr [esp + 0x40], ebx
    cmove ebp, eax
    mov eax, dword ptr [esi + 0x8]
    mov esi, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x60], ebp
    mov ebp, 0x20
    mov dword ptr [esp + 0x3c], eax
    shrd eax, ebx, cl
    mov ecx, dword ptr [esp]
    shr ebx, cl
    test byte ptr [esp], 0x20
    mov ecx, dword ptr [esp + 0x70]
    cmove ebx, eax
    mov eax, dword ptr [esp + 0x74]
    and esi, dword ptr [esp + 0x10]
    and ecx, eax
    bsf ecx, ecx
    cmove ecx, ebp
    add cl, 0x20
    bsf esi, esi
    movzx ecx, cl
    cmovne ecx, esi
    and eax, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0x24], ecx
    mov ecx, dword ptr [esp + 0x10]
    and ecx, dword ptr [esp + 0x14]
    bsf eax, eax
    cmove eax, ebp
    add al, 0x20
    movzx eax, al
    bsf ecx, ecx
    cmovne eax, ecx
    mov ecx, dword ptr [esp + 0x64]
    and ebx, 0x1
    and esi, 0x1
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0x60]
    and ecx, 0x1
    and eax, 0x1
    lea ecx, [ecx + 2*ecx]
    lea eax, [ebx + 2*eax]
    add ecx, eax
    mov eax, dword ptr [esp + 0x28]
    and eax, 0x1
    or edi, edx
    lea eax, [ecx + 4*eax]
    lea edi, [esi + 2*eax]
    je .L3
    mov edx, dword ptr [esp + 0x14]
    mov ecx, dword ptr [esp + 0x5c]
    mov ebx, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp + 0x58]
    mov eax, dword ptr [esp + 0x50]
    mov ebp, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x14], edi
    mov edi, dword ptr [esp + 0x3c]
    shrd edx, ebx, cl
    shrd eax, esi, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, edx
    shr esi, cl
    test cl, 0x20
    mov edx, dword ptr [esp + 0x54]
    cmove esi, eax
    mov eax, dword ptr [esp + 0x48]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x4c]
    shrd ebp, eax, cl
    shr eax, cl
    test cl, 0x20
    cmove eax, ebp
    mov ebp, dword ptr [esp + 0x40]
    shrd edi, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, edi
    and edx, 0x1
    and eax, 0x1
    mov edi, dword ptr [esp + 0x14]
    and esi, 0x1
    and ebx, 0x1
    and ebp, 0x1
    lea edx, [edx + 2*edx]
    lea eax, [ebp + 2*eax]
    add edx, eax
    lea eax, [edx + 4*esi]
    lea ebx, [ebx + 2*eax]
    mov esi, dword ptr [esp + 0x6c]
    cmp edi, 0xa
    mov al, 0x3
    jbe .L4
    jmp .L1
.L3:
    mov ecx, dword ptr [esp]
    mov ebx, 0xa
    mov esi, dword ptr [esp + 0x6c]
    cmp edi, 0xa
    mov al, 0x3
    ja .L1
.L4:
    cmp ebx, 0xa
    ja .L1
    mov eax, dword ptr [esp + 0x38]
    mov edx, edi
    lea ebx, [ebx + 2*ebx]
    shl edx, 0x6
    lea edi, [edx + 2*edi]
    movzx eax, byte ptr [eax + 0x43]
    mov dword ptr [esp + 0x14], eax
    imul eax, eax, 0x2d6
    add eax, esi
    add edi, eax
    mov al, 0x3
    mov ah, byte ptr [edi + 2*ebx + 0xc]
    cmp ah, 0x2
    je .L1
    mov edx, dword ptr [esp + 0x24]
    mov byte ptr [esp + 0x1c], 0x0
    mov dword ptr [esp + 0x18], 0x0
    and dl, 0x3f
    mov ebp, edx
    mov edx, dword ptr [esp + 0x10]
    and dl, 0x3f
    cmp ah, 0x1
    mov dword ptr [esp + 0x10], edx
    lea edx, [edi + 2*ebx + 0xc]
    movzx edi, byte ptr [edx + 0x1]
    mov edx, dword ptr [edx + 0x2]
    jne .L5
    cmp dl, 0x5
    jae .L1
    mov ebx, edx
    mov dword ptr [esp + 0x4], edi
    mov edi, edx
    mov edx, ebp
    and ebx, 0x7
    xor dl, 0x38
    mov byte ptr [esp + ebx + 0x18], dl
    mov ebx, edi
    shr ebx, 0x8
    cmp bl, 0x5
    jae .L1
    mov edx, dword ptr [esp + 0x10]
    and ebx, 0x7
    xor dl, 0x38
    mov byte ptr [esp + ebx + 0x18], dl
    mov edx, edi
    shr edx, 0x10
    cmp dl, 0x4
    ja .L1
    mov ebx, dword ptr [esp]
    and edx, 0x7
    xor bl, 0x38
    cmp edi, 0x5000000
    mov byte ptr [esp + edx + 0x18], bl
    mov edx, dword ptr [esp + 0x4]
    jae .L1
    xor cl, 0x38
    jmp .L6
.L5:
    cmp dl, 0x5
    jae .L1
    mov ebx, edx
    mov dword ptr [esp + 0x4], edi
    mov edi, edx
    mov edx, ebp
    and ebx, 0x7
    mov byte ptr [esp + ebx + 0x18], dl
    mov ebx, edi
    shr ebx, 0x8
    cmp bl, 0x5
    jae .L1
    mov edx, dword ptr [esp + 0x10]
    and ebx, 0x7
    mov byte ptr [esp + ebx + 0x18], dl
    mov ebx, edi
    shr ebx, 0x10
    cmp bl, 0x4
    ja .L1
    mov edx, dword ptr [esp]
    and ebx, 0x7
    cmp edi, 0x5000000
    mov byte ptr [esp + ebx + 0x18], dl
    mov edx, dword ptr [esp + 0x4]
    jae .L1
.L6:
    shr edi, 0x18
    cmp dword ptr [esi + 0x8], edx
    mov byte ptr [esp + edi + 0x18], cl
    jbe .L1
    mov ecx, edx
    shl ecx, 0x6
    lea ebp, [ecx + 4*edx]
    xor edx, edx
    add ebp, dword ptr [esi + 0x4]
    cmp byte ptr [esp + 0x14], ah
    setne dl
    lea ecx, [edx + 2*edx]
    movzx edi, byte ptr [ebp + 4*ecx + 0x20]
    cmp edi, 0x3
    je .L1
    mov dword ptr [esp + 0x14], edx
    lea edx, [ebp + 4*ecx + 0x20]
    movzx eax, byte ptr [esp + 0x1c]
    mov esi, dword ptr [ebp + 4*ecx + 0x28]
    mov dword ptr [esp], ebp
    movzx ecx, byte ptr [edx + 0x3]
    movzx edx, word ptr [edx + 0x1]
    mov byte ptr [esp + 0xc], al
    mov eax, dword ptr [esp + 0x18]
    shl edx, 0x8
    shl ecx, 0x18
    or ecx, edx
    or ecx, edi
    mov edi, 0x2
    mov dword ptr [esp + 0x8], eax
    mov dword ptr [esp + 0x78], ecx
    xor eax, eax
    mov ecx, dword ptr [ebp + 0x8]
    cmp ecx, 0x4
    setne al
    add eax, 0x3
    cmp ecx, 0x4
    cmovae edi, eax
    cmp byte ptr [ebp + 0x11], 0x0
    je .L7
    mov ah, byte ptr [esp + 0x8]
    mov dl, ah
    mov byte ptr [esp + 0x4], ah
    and ah, 0x7
    mov dh, ah
    shr dl
    movzx ebx, ah
    xor dh, 0x7
    and dl, 0x7c
    movzx ecx, dh
    cmp dh, ah
    cmovae ecx, ebx
    add cl, dl
    movzx edx, byte ptr [esp + edi + 0x8]
    mov dh, dl
    mov bh, dl
    and dh, 0x7
    shr bh
    mov bl, dh
    and bh, 0x7c
    movzx ebp, dh
    xor bl, 0x7
    movzx eax, bl
    cmp bl, dh
    cmovae eax, ebp
    mov ebp, dword ptr [esp]
    add al, bh
    cmp cl, al
    jbe .L7
    movzx eax, byte ptr [esp + 0x4]
    mov byte ptr [esp + 0x8], dl
    mov byte ptr [esp + edi + 0x8], al
.L7:
    movzx eax, byte ptr [ebp + 0xc]
    mov dword ptr [esp + 0x10], edi
    test eax, eax
    je .L8
    cmp eax, 0x1
    jne .L9
    xor ecx, ecx
    lea edi, [esp + edi + 0x8]
    jmp .L10
.L8:
    movzx ecx, byte ptr [esp + 0x8]
    lea edi, [esp + edi + 0x8]
    shl cl, 0x5
    sar cl, 0x7
    and cl, 0x7
    jmp .L10
.L9:
    movzx eax, byte ptr [esp + 0x8]
    xor ebx, ebx
    mov edx, eax
    mov dh, al
    and dl, 0x7
    cmp dl, 0x4
    setae bl
    shr dh, 0x3
    xor ecx, ecx
    cmp al, 0x20
    mov al, 0x7
    setae cl
    sub al, dh
    mov ebp, ecx
    movzx ecx, al
    cmp al, dh
    mov eax, edx
    mov dword ptr [esp + 0x4], ecx
    movzx ecx, dh
    cmovb ecx, dword ptr [esp + 0x4]
    xor al, 0x7
    cmp al, dl
    mov dword ptr [esp + 0x4], ecx
    movzx ecx, dl
    mov dword ptr [esp + 0x24], ecx
    movzx ecx, al
    cmovae ecx, dword ptr [esp + 0x24]
    xor edx, edx
    cmp byte ptr [esp + 0x4], cl
    mov ecx, 0x7
    seta dl
    shl ebp, 0x8
    or ebx, ebp
    shl edx, 0x10
    or ebx, edx
    mov edx, 0x38
    mov eax, ebx
    and eax, 0x100
    cmove edx, eax
    xor eax, eax
    test bl, 0x1
    cmove ecx, eax
    mov eax, edi
    lea edi, [esp + edi + 0x8]
    or ecx, edx
    test ebx, 0x10000
    jne .L12
    mov ebp, dword ptr [esp]
.L10:
    lea ebx, [esp + 0x8]
    mov eax, edi
    sub eax, ebx
    inc eax
    cmp eax, 0x4
    jb .L18
    xor edx, edx
    cmp eax, 0x20
    movzx ebx, cl
    jb .L15
    movd xmm0, ebx
    mov edx, eax
    mov dword ptr [esp + 0x4], ebx
    lea ebp, [esp + 0x18]
    punpcklbw xmm0, xmm0
    and edx, -0x20
    pshuflw xmm0, xmm0, 0x0
    mov ebx, edx
    pshufd xmm0, xmm0, 0x44
.L11:
    movdqu xmm1, xmmword ptr [ebp - 0x10]
    movdqu xmm2, xmmword ptr [ebp]
    pxor xmm1, xmm0
    pxor xmm2, xmm0
    movdqu xmmword ptr [ebp - 0x10], xmm1
    movdqu xmmword ptr [ebp], xmm2
    add ebp, 0x20
    add ebx, -0x20
    jne .L11
    cmp eax, edx
    jne .L14
    mov ebp, dword ptr [esp]
    jmp .L20
.L12:
    mov ebp, dword ptr [esp]
    lea edx, [eax + 0x1]
    lea ebx, [esp + 0x8]
.L13:
    movzx eax, byte ptr [ebx]
    xor al, cl
    mov ah, al
    shl al, 0x3
    shr ah, 0x3
    and al, 0x38
    or al, ah
    dec edx
    mov byte ptr [ebx], al
    lea ebx, [ebx + 0x1]
    jne .L13
    jmp .L20
.L14:
    test al, 0x1c
    je .L36
    mov ebp, dword ptr [esp]
    mov ebx, dword ptr [esp + 0x4]
.L15:
    mov dword ptr [esp + 0x4], eax
    and dword ptr [esp + 0x4], -0x4
    movd xmm0, ebx
    lea ebx, [esp + edx + 0x8]
    sub edx, dword ptr [esp + 0x4]
    punpcklbw xmm0, xmm0
    pshuflw xmm0, xmm0, 0x0
.L16:
    movd xmm1, dword ptr [ebx]
    pxor xmm1, xmm0
    movd dword ptr [ebx], xmm1
    add ebx, 0x4
    add edx, 0x4
    jne .L16
    mov edx, dword ptr [esp + 0x4]
    cmp eax, edx
    je .L20
.L17:
    lea ebx, [esp + edx + 0x8]
.L18:
    dec ebx
.L19:
    xor byte ptr [ebx + 0x1], cl
    inc ebx
    cmp ebx, edi
    jne .L19
.L20:
    cmp byte ptr [ebp + 0x10], 0x1
    jne .L21
    movzx ecx, byte ptr [edi - 0x1]
    movzx edx, byte ptr [edi]
    cmp cl, dl
    jbe .L21
    mov byte ptr [edi - 0x1], dl
    mov byte ptr [edi], cl
.L21:
    cmp byte ptr [ebp + 0x12], 0x1
    mov ebx, dword ptr [esp + 0x20]
    mov edi, dword ptr [esp + 0x10]
    jne .L29
    lea ecx, [esp + 0x2c]
    lea edx, [esp + 0x8]
    mov dword ptr [esp + 0x2c], 0x0
    mov dword ptr [esp + 0x30], edi
    mov byte ptr [esp + 0x34], 0x0
    call <core::ops::range::RangeInclusive<usize> as core::slice::index::SliceIndex<[T]>>::index
.L22:
    test edx, edx
    je .L29
    movzx ecx, byte ptr [eax]
    inc eax
    dec edx
    mov ch, cl
    and cl, 0x7
    shr ch, 0x3
    cmp ch, cl
    je .L22
    jbe .L29
    lea ecx, [esp + 0x2c]
    lea edx, [esp + 0x8]
    mov dword ptr [esp + 0x2c], 0x0
    mov dword ptr [esp + 0x30], edi
    mov byte ptr [esp + 0x34], 0x0
    call <core::ops::range::RangeInclusive<usize> as core::slice::index::SliceIndex<[T]>>::index_mut
    test edx, edx
    je .L28
    cmp edx, 0x4
    mov ecx, eax
    jb .L26
    xor ecx, ecx
    cmp edx, 0x20
    jb .L24
    mov edi, dword ptr [esp + 0x20]
    mov ecx, edx
    lea ebx, [eax + 0x10]
    and ecx, -0x20
    mov ebp, ecx
    movdqa xmm0, xmmword ptr [edi + .C0]
    movdqa xmm1, xmmword ptr [edi + .C1]
.L23:
    movdqu xmm2, xmmword ptr [ebx - 0x10]
    movdqu xmm3, xmmword ptr [ebx]
    movdqa xmm4, xmm2
    movdqa xmm5, xmm3
    psllw xmm2, 0x3
    psllw xmm3, 0x3
    psrlw xmm4, 0x3
    psrlw xmm5, 0x3
    pand xmm2, xmm1
    pand xmm3, xmm1
    pand xmm4, xmm0
    pand xmm5, xmm0
    por xmm2, xmm4
    por xmm3, xmm5
    movdqu xmmword ptr [ebx - 0x10], xmm2
    movdqu xmmword ptr [ebx], xmm3
    add ebx, 0x20
    add ebp, -0x20
    jne .L23
    mov ebx, dword ptr [esp + 0x20]
    mov ebp, dword ptr [esp]
    cmp edx, ecx
    je .L28
    test dl, 0x1c
    je .L37
.L24:
    mov ebx, dword ptr [esp + 0x20]
    mov edi, edx
    lea ebp, [eax + ecx]
    and edi, -0x4
    sub ecx, edi
    movdqa xmm0, xmmword ptr [ebx + .C0]
    movdqa xmm1, xmmword ptr [ebx + .C2]
.L25:
    movd xmm2, dword ptr [ebp]
    movdqa xmm3, xmm2
    psllw xmm2, 0x3
    psrlw xmm3, 0x3
    pand xmm2, xmm1
    pand xmm3, xmm0
    por xmm2, xmm3
    movd dword ptr [ebp], xmm2
    add ebp, 0x4
    add ecx, 0x4
    jne .L25
    mov ebx, dword ptr [esp + 0x20]
    mov ebp, dword ptr [esp]
    cmp edx, edi
    je .L28
    add edi, eax
    mov ecx, edi
.L26:
    add eax, edx
.L27:
    movzx edx, byte ptr [ecx]
    mov dh, dl
    shl dl, 0x3
    shr dh, 0x3
    and dl, 0x38
    or dl, dh
    mov byte ptr [ecx], dl
    inc ecx
    cmp ecx, eax
    jne .L27
.L28:
    cmp byte ptr [ebp + 0x10], 0x1
    jne .L29
    mov eax, dword ptr [ebp + 0x8]
    xor ecx, ecx
    cmp eax, 0x4
    setne cl
    add ecx, 0x3
    cmp eax, 0x4
    mov eax, 0x2
    cmovae eax, ecx
    movzx ecx, byte ptr [esp + eax + 0x7]
    movzx edx, byte ptr [esp + eax + 0x8]
    cmp cl, dl
    jbe .L29
    mov byte ptr [esp + eax + 0x7], dl
    mov byte ptr [esp + eax + 0x8], cl
.L29:
    movzx eax, byte ptr [esp + 0xc]
    mov byte ptr [esp + 0x30], al
    mov eax, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x2c], eax
    movzx edx, al
    movzx eax, byte ptr [ebp + 0xc]
    cmp eax, 0x2
    je .L30
    cmp eax, 0x1
    je .L31
    mov eax, edx
    and edx, 0x7
    shr al, 0x3
    dec al
    movzx eax, al
    lea edx, [edx + 4*eax]
    jmp .L31
.L30:
    movzx edx, byte ptr [ebx + edx + .C3]
.L31:
    mov ebp, dword ptr [ebp + 0x8]
    xor eax, eax
    mov ebx, 0x1
    lea ecx, [esp + 0x2d]
    cmp ebp, 0x4
    sete al
    xor eax, 0x3
    cmp ebp, 0x4
    cmovae ebx, eax
.L32:
    movzx eax, byte ptr [ecx]
    shl edx, 0x6
    inc ecx
    or edx, eax
    dec ebx
    jne .L32
    mov edi, dword ptr [esp]
    mov eax, dword ptr [esp + 0x14]
    xor ebx, ebx
    cmp ebp, 0x4
    mov ecx, 0x2
    setne bl
    add ebx, 0x3
    cmp ebp, 0x4
    cmovae ecx, ebx
    mov ebp, dword ptr [edi + 4*eax + 0x3c]
    imul edx, dword ptr [edi + 0x38]
    mov al, 0x3
    lea ebx, [edx + ebp]
    add ebx, esi
    jb .L1
    cmp ebx, dword ptr [edi + 0x1c]
    ja .L1
    test esi, esi
    je .L34
    mov edi, dword ptr [edi + 0x18]
    movzx ecx, byte ptr [esp + ecx + 0x2c]
    shl esi, 0x3
    lea eax, [edi + 8*ebp]
    lea edx, [eax + 8*edx - 0x8]
    xor eax, eax
.L33:
    mov ebx, dword ptr [edx + esi + 0x4]
    mov edi, dword ptr [edx + esi]
    mov ebp, ebx
    shrd edi, ebx, cl
    shr ebp, cl
    test cl, 0x20
    cmovne edi, ebp
    and edi, 0x1
    add esi, -0x8
    lea eax, [edi + 2*eax]
    jne .L33
    and eax, 0x3
    jmp .L35
.L34:
    xor eax, eax
.L35:
    movzx eax, byte ptr [esp + eax + 0x78]
    jmp .L1
.L36:
    mov ebp, dword ptr [esp]
    jmp .L17
.L37:
    mov ebx, dword ptr [esp + 0x20]
    mov ebp, dword ptr [esp]
    add ecx, eax
    jmp .L26
.C0 = 0x1f1f1f1f1f1f1f1f 0x1f1f1f1f1f1f1f1f
.C1 = 0x3838383838383838 0x3838383838383838
.C2 = 0x0000000038383838 0x0000000000000000
.C3 = 0x00

plywright::endings::known::Endings::ask_sources:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x21c
    mov ebp, dword ptr [esp + 0x230]
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    test byte ptr [ebp + 0x40], 0xf
    jne .L2
    cmp byte ptr [ebp + 0x41], 0x0
    jne .L2
    test edx, edx
    je .L1
    mov esi, ecx
    mov ecx, edx
    mov edx, ebp
    call plywright::endings::exact::probe::<impl plywright::endings::exact::Exact>::probe
    mov ecx, esi
    cmp al, 0x3
    jne .L4
.L1:
    test ecx, ecx
    je .L2
    movdqu xmm0, xmmword ptr [ebp + 0x30]
    movdqu xmm4, xmmword ptr [ebp + 0x18]
    movdqu xmm2, xmmword ptr [ebp + 0x8]
    mov eax, dword ptr [ebp]
    mov esi, dword ptr [ebp + 0x30]
    mov edx, dword ptr [ebp + 0x4]
    mov edi, dword ptr [ebp + 0x34]
    pxor xmm7, xmm7
    mov dword ptr [esp + 0x4], ebx
    pshufd xmm1, xmm0, 0x44
    movdqa xmmword ptr [esp + 0x40], xmm4
    movdqa xmm0, xmmword ptr [ebx + .C0]
    and esi, eax
    and edi, edx
    and eax, dword ptr [ebp + 0x38]
    and edx, dword ptr [ebp + 0x3c]
    movdqa xmm3, xmm1
    pand xmm1, xmm4
    movdqa xmm4, xmmword ptr [ebx + .C1]
    movdqa xmm5, xmm1
    pand xmm3, xmm2
    psrlw xmm5, 0x1
    pand xmm5, xmm4
    psubb xmm1, xmm5
    movdqa xmm5, xmm1
    psrlw xmm1, 0x2
    pand xmm5, xmm0
    pand xmm1, xmm0
    paddb xmm1, xmm5
    movdqa xmm5, xmm3
    psrlw xmm5, 0x1
    movdqa xmm6, xmm1
    pand xmm5, xmm4
    psrlw xmm6, 0x4
    psubb xmm3, xmm5
    paddb xmm6, xmm1
    movdqa xmm1, xmmword ptr [ebx + .C2]
    movdqa xmm5, xmm3
    psrlw xmm3, 0x2
    pand xmm5, xmm0
    pand xmm3, xmm0
    paddb xmm3, xmm5
    movdqa xmm5, xmm3
    pand xmm6, xmm1
    psrlw xmm5, 0x4
    psadbw xmm6, xmm7
    paddb xmm5, xmm3
    movdqa xmm3, xmm1
    pand xmm5, xmm1
    movdqa xmm1, xmm4
    psadbw xmm5, xmm7
    movd xmm7, edi
    packssdw xmm5, xmm6
    movd xmm6, esi
    punpckldq xmm6, xmm7
    pmaddwd xmm5, xmmword ptr [ebx + .C3]
    movdqa xmm7, xmm6
    psrlw xmm7, 0x1
    pand xmm7, xmm4
    pxor xmm4, xmm4
    psubb xmm6, xmm7
    movdqa xmm7, xmm6
    psrlw xmm6, 0x2
    pand xmm7, xmm0
    pand xmm6, xmm0
    paddb xmm6, xmm7
    movdqa xmm7, xmm6
    psrlw xmm7, 0x4
    paddb xmm7, xmm6
    pshufd xmm6, xmm5, 0xee
    paddd xmm6, xmm5
    pand xmm7, xmm3
    pshufd xmm5, xmm6, 0x55
    psadbw xmm7, xmm4
    paddd xmm5, xmm6
    movd esi, xmm7
    movdqa xmm7, xmm0
    movd edi, xmm5
    movq xmm5, qword ptr [ebp + 0x38]
    movdqa xmmword ptr [esp + 0x180], xmm7
    add edi, esi
    pshufd xmm6, xmm5, 0x44
    pand xmm2, xmm6
    pand xmm6, xmmword ptr [esp + 0x40]
    movdqa xmm4, xmm6
    psrlw xmm4, 0x1
    pand xmm4, xmm1
    psubb xmm6, xmm4
    movdqa xmm4, xmm6
    psrlw xmm6, 0x2
    pand xmm4, xmm0
    pand xmm6, xmm0
    pxor xmm0, xmm0
    paddb xmm6, xmm4
    movdqa xmm4, xmm2
    psrlw xmm4, 0x1
    movdqa xmm5, xmm6
    pand xmm4, xmm1
    psrlw xmm5, 0x4
    psubb xmm2, xmm4
    paddb xmm5, xmm6
    movdqa xmm4, xmm2
    psrlw xmm2, 0x2
    pand xmm5, xmm3
    pand xmm4, xmm7
    pand xmm2, xmm7
    psadbw xmm5, xmm0
    movdqa xmm0, xmm1
    movdqa xmm1, xmm3
    paddb xmm2, xmm4
    movdqa xmm4, xmm2
    psrlw xmm4, 0x4
    paddb xmm4, xmm2
    movd xmm2, eax
    pand xmm4, xmm3
    pxor xmm3, xmm3
    psadbw xmm4, xmm3
    packssdw xmm4, xmm5
    movd xmm5, edx
    punpckldq xmm2, xmm5
    pmaddwd xmm4, xmmword ptr [ebx + .C4]
    movdqa xmm5, xmm2
    psrlw xmm5, 0x1
    pand xmm5, xmm0
    psubb xmm2, xmm5
    movdqa xmm0, xmm2
    psrlw xmm2, 0x2
    pand xmm0, xmm7
    pand xmm2, xmm7
    paddb xmm2, xmm0
    movdqa xmm0, xmm2
    psrlw xmm0, 0x4
    paddb xmm0, xmm2
    pshufd xmm2, xmm4, 0xee
    pand xmm0, xmm1
    paddd xmm2, xmm4
    pshufd xmm1, xmm2, 0x55
    psadbw xmm0, xmm3
    movd edx, xmm0
    paddd xmm1, xmm2
    movd eax, xmm1
    imul edx, edx, 0x7c
    add eax, edx
    add eax, edi
    cmp eax, 0x8b8
    ja .L2
    mov edx, dword ptr [ecx + 0xc]
    movzx ebx, byte ptr [edx + eax]
    mov al, 0x2
    mov esi, ebx
    and esi, 0x7f
    je .L5
    dec esi
    cmp esi, dword ptr [ecx + 0x8]
    jae .L3
    mov ecx, dword ptr [ecx + 0x4]
    lea eax, [esi + 8*esi]
    lea esi, [ecx + 4*eax]
    sub esp, 0x8
    mov edi, dword ptr [esp + 0xc]
    mov eax, ebx
    mov dword ptr [esp + 0x48], ebx
    lea ecx, [esp + 0x1a4]
    mov edx, esi
    shr al, 0x7
    movzx eax, al
    mov ebx, edi
    push eax
    push ebp
    call plywright::endings::layout::Layout::folded
    add esp, 0x10
    cmp byte ptr [esp + 0x19c], 0x1
    jne .L104
    movzx eax, byte ptr [esp + 0x1a1]
    cmp byte ptr [esp + 0x40], 0x0
    mov byte ptr [esp + 0x140], al
    mov eax, dword ptr [esp + 0x19d]
    sets cl
    xor cl, byte ptr [ebp + 0x43]
    mov dword ptr [esp + 0x13c], eax
    mov edx, dword ptr [esi + 0x4]
    movzx eax, cl
    mov byte ptr [esp + 0x66], cl
    sub esp, 0x4
    mov dword ptr [esp + 0x18], esi
    lea esi, [esp + 0x140]
    lea ecx, [esp + 0x8c]
    mov ebx, edi
    push eax
    push esi
    mov esi, dword ptr [esp + 0x20]
    push dword ptr [esi + 0x8]
    call plywright::endings::rules::view::View<R>::new
    add esp, 0x10
    movzx ecx, word ptr [esi + 0x1c]
    mov edx, dword ptr [esi + 0x18]
    movzx eax, cx
    mov dword ptr [esp + 0x160], edx
    cmp edx, eax
    jbe .L100
    movzx ecx, byte ptr [esp + 0x106]
    mov ebp, 0x8
    mov ebx, 0x55aa55aa
    mov edx, ecx
    movzx edi, cl
    mov dword ptr [esp + 0x70], ecx
    mov dword ptr [esp + 0x114], edi
    xor edi, 0x1
    xor dl, 0x1
    test cl, cl
    mov dword ptr [esp + 0x84], edi
    mov byte ptr [esp + 0x77], dl
    mov edx, 0x38
    mov edi, dword ptr [esp + 0x8c]
    cmove edx, ebp
    mov dword ptr [esp + 0x150], edx
    mov edx, ecx
    imul ecx, ecx, 0x38
    mov dword ptr [esp + 0x14c], ecx
    movzx ecx, byte ptr [esp + 0x90]
    shl dl, 0x3
    cmp edi, 0x8
    mov dword ptr [esp + 0x24], edi
    mov byte ptr [esp + 0x1b], dl
    mov edx, 0x55aa55aa
    cmovb ebp, edi
    dec edi
    mov dword ptr [esp + 0x78], ebp
    mov ebp, 0x55aa55aa
    and edi, 0x7
    shr ebp, cl
    ror ebx, cl
    test cl, 0x20
    movzx ecx, byte ptr [esp + 0x91]
    mov dword ptr [esp + 0x148], edi
    mov edi, 0x55aa55aa
    cmovne ebx, ebp
    mov ebp, 0x55aa55aa
    and bl, 0x1
    mov dword ptr [esp + 0x7c], ebx
    mov ebx, 0x55aa55aa
    shr ebp, cl
    ror edx, cl
    test cl, 0x20
    movzx ecx, byte ptr [esp + 0x92]
    cmovne edx, ebp
    and dl, 0x1
    mov dword ptr [esp + 0x108], edx
    mov edx, 0x55aa55aa
    shr edi, cl
    ror ebx, cl
    test cl, 0x20
    movzx ecx, byte ptr [esp + 0x93]
    cmovne ebx, edi
    mov edi, 0x55aa55aa
    and bl, 0x1
    mov dword ptr [esp + 0x120], ebx
    shr edx, cl
    ror edi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x9c]
    cmovne edi, edx
    mov dword ptr [esp + 0x144], edi
    mov edi, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x12c], ecx
    not ecx
    mov dword ptr [esp + 0x158], ecx
    mov ecx, dword ptr [esp + 0x98]
    mov dword ptr [esp + 0x128], ecx
    not ecx
    mov dword ptr [esp + 0x154], ecx
    movzx ecx, byte ptr [esp + 0x100]
    mov edx, ecx
    mov dword ptr [esp + 0x110], ecx
    shr ecx, 0x3
    mov dword ptr [esp + 0x54], ecx
    movzx ecx, byte ptr [esp + 0x101]
    and edx, 0x7
    mov dword ptr [esp + 0x58], edx
    mov edx, ecx
    mov dword ptr [esp + 0x10c], ecx
    shr ecx, 0x3
    mov dword ptr [esp + 0x5c], ecx
    mov ecx, dword ptr [esi + 0x14]
    and edx, 0x7
    mov dword ptr [esp + 0x60], edx
    mov edx, dword ptr [esp + 0x88]
    mov dword ptr [esp + 0x15c], ecx
    mov ecx, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x1c], edx
    lea ecx, [edx + 2*ecx]
    mov dword ptr [esp + 0x80], ecx
    lea ecx, [edx - 0x2]
    mov dword ptr [esp + 0x124], ecx
    movzx ecx, byte ptr [esp + 0x104]
    mov ch, byte ptr [esp + 0x105]
    mov byte ptr [esp + 0x67], cl
    mov byte ptr [esp + 0x23], ch
    jmp .L14
.L2:
    mov al, 0x2
.L3:
    add esp, 0x21c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L4:
    mov edx, eax
    mov al, 0x1
    jmp .L3
.L5:
    jmp .L3
.L6:
    and ecx, 0x7
    movzx eax, byte ptr [esp + ecx + 0x90]
    and al, 0x7
.L7:
    mov ecx, eax
    or al, 0x38
.L8:
    mov esi, dword ptr [esp + 0x58]
    movzx ecx, cl
    mov edx, ecx
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr al, 0x3
.L9:
    movzx edx, al
    mov eax, dword ptr [esp + 0x54]
    mov ebp, dword ptr [esp + 0x60]
    mov ebx, dword ptr [esp + 0x5c]
    mov edi, edx
    sub edi, eax
    sub eax, edx
    cmovb eax, edi
    cmp esi, eax
    cmova eax, esi
    mov esi, ecx
    sub esi, ebp
    sub ebp, ecx
    mov ecx, edx
    cmovb ebp, esi
    sub ecx, ebx
    sub ebx, edx
    cmovb ebx, ecx
    mov ecx, ebx
    cmp ebp, ebx
    cmova ecx, ebp
.L10:
    shl cl, 0x3
    or cl, al
.L11:
    mov edi, dword ptr [esp + 0x4]
.L12:
    mov esi, dword ptr [esp + 0x14]
.L13:
    mov edx, dword ptr [esp + 0x168]
    mov eax, dword ptr [esp + 0x164]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x16c]
    and edx, 0x1
    movzx ecx, word ptr [eax + 2*edx + 0x8]
    movzx eax, cx
    cmp dword ptr [esp + 0x160], eax
    jbe .L100
.L14:
    mov ecx, dword ptr [esp + 0x15c]
    shl eax, 0x4
    mov ebx, edi
    lea edx, [ecx + eax]
    mov dword ptr [esp + 0x16c], edx
    mov edx, dword ptr [ecx + eax]
    mov dword ptr [esp + 0x164], edx
    mov edx, dword ptr [ecx + eax + 0x4]
    mov ecx, dword ptr [ecx + eax + 0xc]
    mov dword ptr [esp + 0x168], edx
    call plywright::endings::rules::feature::Feature::of
    movzx eax, al
    mov dword ptr [esp + 0x30], 0x0
    xor ecx, ecx
    mov eax, dword ptr [edi + 4*eax + .C5]
    add eax, edi
    jmp eax
    movzx eax, dl
    and eax, 0x7
    movzx ecx, byte ptr [esp + eax + 0x90]
    jmp .L13
    and dl, 0xf
    movzx eax, dl
    mov ecx, dword ptr [edi + 8*eax + .C6]
    mov eax, dword ptr [edi + 8*eax + .C7]
    and eax, 0x7
    and ecx, 0x7
    movzx eax, byte ptr [esp + eax + 0x90]
    movzx ecx, byte ptr [esp + ecx + 0x90]
    shl eax, 0x6
    lea eax, [edi + eax + plywright::endings::rules::view::HOPS]
    movzx ecx, byte ptr [ecx + eax]
    or cl, byte ptr [esp + 0x1b]
    jmp .L13
    and dl, 0xf
    mov ebx, edi
    movzx eax, dl
    mov ecx, dword ptr [edi + 8*eax + .C6]
    mov eax, dword ptr [edi + 8*eax + .C7]
    and ecx, 0x7
    and eax, 0x7
    movzx ecx, byte ptr [esp + ecx + 0x90]
    movzx edi, byte ptr [esp + eax + 0x90]
    mov edx, ecx
    mov eax, edi
    and edx, 0x7
    and eax, 0x7
    mov esi, edx
    sub esi, eax
    sub eax, edx
    cmovb eax, esi
    shr ecx, 0x3
    shr edi, 0x3
    mov esi, dword ptr [esp + 0x14]
    mov edx, ecx
    sub edx, edi
    sub edi, ecx
    mov ecx, edi
    mov edi, ebx
    cmovb ecx, edx
    cmp eax, ecx
    cmova ecx, eax
    or cl, byte ptr [esp + 0x1b]
    jmp .L13
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [esp + eax + 0x102]
    cmp dword ptr [esp + 0x24], eax
    jbe .L46
    mov edx, dword ptr [esp + 0x1c]
    mov ecx, eax
    and ecx, 0x7
    mov ch, byte ptr [esp + ecx + 0x90]
    cmp byte ptr [edx + 2*eax], 0x0
    je .L47
    mov al, ch
    mov edx, dword ptr [esp + 0x58]
    mov esi, dword ptr [esp + 0x60]
    mov ebx, dword ptr [esp + 0x5c]
    add ch, 0x38
    shr al, 0x3
    mov dword ptr [esp + 0xc], eax
    mov al, 0x1
    mov dword ptr [esp + 0x40], eax
    mov eax, dword ptr [esp + 0x54]
    mov dword ptr [esp + 0x8], edx
    jmp .L48
    movzx eax, dl
    and eax, 0x1
    movzx edx, byte ptr [esp + eax + 0x102]
    cmp dword ptr [esp + 0x24], edx
    jbe .L49
    mov eax, edx
    mov ecx, dword ptr [esp + 0x1c]
    and eax, 0x7
    movzx eax, byte ptr [esp + eax + 0x90]
    mov ebx, eax
    and bl, 0x7
    cmp byte ptr [ecx + 2*edx], 0x1
    jne .L50
    mov ecx, dword ptr [esp + 0x54]
    mov edx, dword ptr [esp + 0x58]
    shr al, 0x3
    mov bh, bl
    jmp .L51
    and dl, 0xf
    movzx eax, dl
    mov ecx, dword ptr [edi + 8*eax + .C7]
    and ecx, 0x7
    cmp ecx, dword ptr [esp + 0x24]
    jae .L52
    mov edx, dword ptr [esp + 0x1c]
    movdqa xmm2, xmmword ptr [esp + 0x180]
    movzx esi, byte ptr [edx + 2*ecx]
    mov edi, esi
    xor edi, 0x1
    mov edx, dword ptr [esp + 8*edi + 0xb0]
    mov edi, dword ptr [esp + 8*edi + 0xb4]
    or edx, dword ptr [esp + 8*esi + 0xa0]
    or edi, dword ptr [esp + 8*esi + 0xa4]
    not edi
    not edx
    and edx, dword ptr [esp + 8*ecx + 0xc0]
    and edi, dword ptr [esp + 8*ecx + 0xc4]
    movd xmm1, edi
    movd xmm0, edx
    mov edi, dword ptr [esp + 0x4]
    mov edx, 0x7
    punpckldq xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    pand xmm1, xmmword ptr [edi + .C1]
    psubb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm0, 0x2
    pand xmm1, xmm2
    pand xmm0, xmm2
    paddb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x4
    paddb xmm1, xmm0
    pxor xmm0, xmm0
    pand xmm1, xmmword ptr [edi + .C2]
    psadbw xmm0, xmm1
    movd ecx, xmm0
    cmp cl, 0x7
    cmovb edx, ecx
    mov ecx, edx
    jmp .L53
    movzx eax, dl
    and eax, 0x1
    movzx edx, byte ptr [esp + eax + 0x102]
    cmp dword ptr [esp + 0x24], edx
    jbe .L54
    mov eax, edx
    mov esi, dword ptr [esp + 0x1c]
    and eax, 0x7
    movzx ecx, byte ptr [esp + eax + 0x90]
    mov eax, ecx
    and al, 0x7
    cmp byte ptr [esi + 2*edx], 0x1
    jne .L55
    movzx edx, cl
    mov ecx, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x60]
    shr edx, 0x3
    mov ebx, edx
    jmp .L56
    mov ecx, dword ptr [esp + 0x114]
    mov eax, dword ptr [esp + 0x84]
    mov word ptr [esp + 0x1a4], 0x100
    mov esi, dword ptr [esp + 8*eax + 0xb0]
    mov eax, dword ptr [esp + 8*eax + 0xb4]
    movzx ecx, byte ptr [esp + ecx + 0x100]
    mov edx, eax
    shrd esi, eax, cl
    shr edx, cl
    test cl, 0x20
    mov ecx, esi
    cmovne ecx, edx
    xor eax, eax
    add cl, cl
    and cl, 0x2
    add cl, byte ptr [esp + 0x70]
    jmp .L18
.L15:
    mov dl, 0x1
.L16:
    mov eax, dword ptr [esp + 0x138]
    mov ecx, dword ptr [esp + 0x134]
    mov edi, dword ptr [esp + 0x130]
.L17:
    mov ebx, dword ptr [esp + 0x6c]
    mov esi, dword ptr [esp + 0x178]
    not edi
    mov ebp, dword ptr [esp + 0x68]
    and ebx, edi
    not esi
    and ebx, ecx
    mov ecx, dword ptr [esp + 0x3c]
    and ebp, esi
    and ebp, eax
    mov eax, ecx
    or al, 0x4
    or ebp, ebx
    setne ah
    or cl, 0x2
    shl ah, cl
    mov ecx, eax
    shl dl, cl
    mov ecx, dword ptr [esp + 0xc]
    or dl, ah
    mov al, 0x1
    or cl, dl
    test byte ptr [esp + 0x17c], 0x1
    jne .L27
.L18:
    mov dword ptr [esp + 0x17c], eax
    mov eax, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0xc], ecx
    xor edi, edi
    mov ebx, 0x1
    mov dword ptr [esp + 0x30], 0x1
    movzx ebp, byte ptr [esp + eax + 0x1a4]
    mov edx, ebp
    mov dword ptr [esp + 0x3c], ebp
    xor edx, 0x1
    mov eax, dword ptr [esp + 8*edx + 0xb0]
    mov esi, dword ptr [esp + 8*edx + 0xb4]
    movzx ecx, byte ptr [esp + edx + 0x100]
    mov dword ptr [esp + 0x6c], eax
    not eax
    mov dword ptr [esp + 0x68], esi
    not esi
    shl ebx, cl
    and eax, dword ptr [esp + 8*edx + 0xa0]
    and esi, dword ptr [esp + 8*edx + 0xa4]
    mov edx, 0x1
    shld edi, edx, cl
    xor edx, edx
    test cl, 0x20
    cmovne edi, ebx
    cmovne ebx, edx
    or ebx, eax
    or edi, esi
    mov esi, dword ptr [esp + 8*ebp + 0xb4]
    mov eax, ebx
    mov ecx, edi
    mov dword ptr [esp + 0x10], edi
    mov dword ptr [esp + 0x8], ebx
    add eax, -0x1
    adc ecx, -0x1
    and eax, ebx
    and ecx, edi
    mov edi, dword ptr [esp + 8*ebp + 0xb0]
    mov dword ptr [esp + 0x178], esi
    or ecx, eax
    mov ecx, dword ptr [esp + 8*ebp + 0xa0]
    mov eax, dword ptr [esp + 8*ebp + 0xa4]
    je .L17
    cmp dword ptr [esp + 0x24], 0x0
    je .L17
    mov edx, dword ptr [esp + 0x68]
    mov esi, dword ptr [esp + 0x6c]
    mov dword ptr [esp + 0x130], edi
    mov edi, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x138], eax
    mov dword ptr [esp + 0x134], ecx
    or edx, eax
    or esi, ecx
    not edx
    not esi
    mov dword ptr [esp + 0x174], edx
    xor edx, edx
    mov dword ptr [esp + 0x170], esi
    jmp .L20
    nop
.L19:
    mov edx, dword ptr [esp + 0x28]
    inc edx
    cmp edx, dword ptr [esp + 0x78]
    je .L26
.L20:
    mov eax, dword ptr [esp + 0x3c]
    mov ecx, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x28], edx
    cmp byte ptr [ecx + 2*edx], al
    jne .L19
    mov edx, dword ptr [esp + 0x28]
    mov esi, 0x1
    xor ebx, ebx
    xor eax, eax
    movzx ecx, byte ptr [esp + edx + 0x90]
    mov ebp, dword ptr [esp + 8*edx + 0xc0]
    mov edx, dword ptr [esp + 8*edx + 0xc4]
    shld ebx, esi, cl
    shl esi, cl
    test cl, 0x20
    cmovne ebx, esi
    cmovne esi, eax
    and ebp, dword ptr [esp + 0x170]
    and edx, dword ptr [esp + 0x174]
    mov eax, ebp
    or eax, edx
    je .L19
    mov ecx, esi
    mov eax, dword ptr [esp + 0x1c]
    not ebx
    not ecx
    and ebx, dword ptr [esp + 0x12c]
    and ecx, dword ptr [esp + 0x128]
    mov dword ptr [esp + 0x38], ebx
    mov dword ptr [esp + 0x2c], ecx
    mov ecx, dword ptr [esp + 0x28]
    movzx ecx, byte ptr [eax + 2*ecx + 0x1]
    mov dword ptr [esp + 0x34], ecx
    nop
.L21:
    mov dword ptr [esp + 0x40], edx
    tzcnt edx, edx
    tzcnt eax, ebp
    add edx, 0x20
    test ebp, ebp
    cmovne edx, eax
    cmp ecx, 0x4
    ja .L24
    mov esi, dword ptr [edi + 4*ecx + .C8]
    xor eax, eax
    xor ecx, ecx
    add esi, edi
    jmp esi
    shl edx, 0x6
    mov ecx, dword ptr [edi + edx + plywright::board::geometry::AROUND + 4]
    mov eax, dword ptr [edi + edx + plywright::board::geometry::AROUND]
    jmp .L25
    mov eax, dword ptr [esp + 0x4]
    lea ebx, [edx + 2*edx]
    mov esi, dword ptr [esp + 0x4]
    mov edx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 8]
    movzx ecx, byte ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 20]
    mov edi, dword ptr [eax + 8*ebx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esp + 0x4]
    mov esi, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    mov eax, dword ptr [eax + 8*ebx + plywright::sliders::magic::LOOKUPS]
    and edi, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x2c]
    imul edi, edx
    imul esi, eax
    mul edx
    add edi, edx
    add edi, esi
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x4]
    cmove edi, eax
    mov eax, dword ptr [esp + 0x4]
    mov ecx, dword ptr [ecx + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [eax + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [esp + 0x4]
    mov esi, dword ptr [eax + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esp + 0x4]
    mov eax, dword ptr [eax + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    and esi, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x2c]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    mov edx, dword ptr [esp + 0x4]
    add esi, ecx
    mov ecx, dword ptr [esp + 0x4]
    add edi, dword ptr [edx + 8*ebx + plywright::sliders::magic::LOOKUPS + 16]
    mov edx, dword ptr [esp + 0x4]
    movzx ecx, byte ptr [ecx + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x4]
    cmove esi, eax
    mov eax, dword ptr [esp + 0x4]
    add esi, dword ptr [eax + 8*ebx + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [esp + 0x4]
    mov ecx, dword ptr [ecx + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov eax, dword ptr [eax + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x4]
    or ecx, dword ptr [edx + 8*edi + plywright::sliders::magic::TABLE + 4]
    or eax, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE]
    jmp .L23
    mov eax, dword ptr [esp + 0x4]
    lea esi, [edx + 2*edx]
    mov ecx, dword ptr [esp + 0x4]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 1544]
    mov edi, dword ptr [eax + 8*esi + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esp + 0x4]
    mov ecx, dword ptr [ecx + 8*esi + plywright::sliders::magic::LOOKUPS + 1548]
    mov eax, dword ptr [eax + 8*esi + plywright::sliders::magic::LOOKUPS + 1536]
    and edi, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x2c]
    imul edi, edx
    imul ecx, eax
    mul edx
    add edi, edx
    add edi, ecx
    mov ecx, dword ptr [esp + 0x4]
    movzx ecx, byte ptr [ecx + 8*esi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x4]
    cmove edi, eax
    add edi, dword ptr [ecx + 8*esi + plywright::sliders::magic::LOOKUPS + 1552]
    jmp .L22
    mov eax, dword ptr [esp + 0x4]
    lea esi, [edx + 2*edx]
    mov ecx, dword ptr [esp + 0x4]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov edi, dword ptr [eax + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esp + 0x4]
    mov ecx, dword ptr [ecx + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    mov eax, dword ptr [eax + 8*esi + plywright::sliders::magic::LOOKUPS]
    and edi, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x2c]
    imul edi, edx
    imul ecx, eax
    mul edx
    add edi, edx
    add edi, ecx
    mov ecx, dword ptr [esp + 0x4]
    movzx ecx, byte ptr [ecx + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x4]
    cmove edi, eax
    add edi, dword ptr [ecx + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
.L22:
    mov eax, dword ptr [esp + 0x4]
    mov ecx, dword ptr [eax + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov eax, dword ptr [esp + 0x4]
    mov eax, dword ptr [eax + 8*edi + plywright::sliders::magic::TABLE]
.L23:
    mov edi, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x30], 0x1
    jmp .L25
.L24:
    shl edx, 0x6
    mov ecx, dword ptr [edi + edx + plywright::board::geometry::AROUND + 12]
    mov eax, dword ptr [edi + edx + plywright::board::geometry::AROUND + 8]
    nop
.L25:
    and eax, dword ptr [esp + 0x8]
    and ecx, dword ptr [esp + 0x10]
    mov edx, eax
    mov esi, ecx
    add edx, -0x1
    adc esi, -0x1
    and edx, eax
    and esi, ecx
    or esi, edx
    jne .L15
    mov edx, dword ptr [esp + 0x40]
    mov eax, ebp
    add eax, -0x1
    mov ecx, edx
    adc ecx, -0x1
    and ebp, eax
    and edx, ecx
    mov ecx, dword ptr [esp + 0x34]
    mov eax, ebp
    or eax, edx
    jne .L21
    jmp .L19
.L26:
    xor edx, edx
    jmp .L16
.L27:
    mov esi, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp + 0x4]
    jmp .L13
    lea esi, [esp + 0x88]
    xor edx, edx
    mov ebx, edi
    mov ecx, esi
    call plywright::endings::rules::view::View<R>::checks
    mov ecx, esi
    mov esi, dword ptr [esp + 0x14]
    mov edx, 0x1
    mov byte ptr [esp + 0x40], al
    call plywright::endings::rules::view::View<R>::checks
    mov ecx, eax
    shl cl, 0x3
    add cl, byte ptr [esp + 0x40]
    jmp .L13
    movzx eax, dl
    xor ecx, ecx
    cmp dword ptr [esp + 0x24], eax
    jbe .L13
    mov esi, dword ptr [esp + 0x1c]
    mov edx, eax
    mov ebx, 0x1
    xor ebp, ebp
    xor edi, edi
    mov dword ptr [esp + 0x40], eax
    and edx, 0x7
    movzx ecx, byte ptr [esp + edx + 0x90]
    movzx esi, byte ptr [esi + 2*eax]
    shld ebp, ebx, cl
    shl ebx, cl
    test cl, 0x20
    cmovne ebp, ebx
    cmovne ebx, edi
    mov ecx, dword ptr [esp + 8*esi + 0xa0]
    mov edi, dword ptr [esp + 8*esi + 0xa4]
    xor esi, 0x1
    mov eax, dword ptr [esp + 8*esi + 0xb0]
    mov esi, dword ptr [esp + 8*esi + 0xb4]
    not edi
    not ecx
    or edi, ebp
    not esi
    or ecx, ebx
    not eax
    and esi, edi
    mov edi, dword ptr [esp + 8*edx + 0xc4]
    mov edx, dword ptr [esp + 8*edx + 0xc0]
    and eax, ecx
    mov dword ptr [esp + 0x2c], esi
    mov dword ptr [esp + 0x34], eax
    and edx, eax
    and edi, esi
    mov ecx, edx
    or ecx, edi
    je .L94
    mov eax, dword ptr [esp + 0x12c]
    not ebp
    not ebx
    mov ecx, dword ptr [esp + 0x1c]
    mov esi, edx
    mov dword ptr [esp + 0x68], ebx
    mov dword ptr [esp + 0x3c], ebp
    and eax, ebp
    mov dword ptr [esp + 0x30], eax
    mov eax, dword ptr [esp + 0x128]
    and eax, ebx
    mov ebx, edi
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x40]
    movzx eax, byte ptr [ecx + 2*eax + 0x1]
    mov dword ptr [esp + 0x38], eax
    jmp .L29
    lea ebp, [ecx + 2*ecx]
    movzx eax, byte ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    mov edi, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov edx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    mov ecx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    mov byte ptr [esp + 0xc], al
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS]
    and edi, dword ptr [esp + 0x30]
    and eax, dword ptr [esp + 0x28]
    imul edi, edx
    imul ecx, eax
    mul edx
    add edi, edx
    add edi, ecx
    movzx ecx, byte ptr [esp + 0xc]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, ebp
    cmove edi, eax
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    mov ebp, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x6c], ecx
    mov dword ptr [esp + 0xc], eax
    mov eax, dword ptr [esi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    and ebp, dword ptr [esp + 0x30]
    mov ecx, dword ptr [esi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [esp + 0xc]
    and eax, dword ptr [esp + 0x28]
    imul ebp, edx
    imul ecx, eax
    mul edx
    add ebp, edx
    mov edx, dword ptr [esp + 0x6c]
    add ebp, ecx
    movzx ecx, byte ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    add edi, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE + 4]
    mov ebp, dword ptr [esp + 0x3c]
    or edx, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE + 4]
    or eax, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE]
.L28:
    and edx, dword ptr [esp + 0x2c]
    mov edi, dword ptr [esp + 0x40]
    mov esi, dword ptr [esp + 0x10]
    and eax, dword ptr [esp + 0x34]
    or edi, edx
    mov edx, dword ptr [esp + 0x8]
    mov ecx, esi
    or edx, eax
    or ecx, ebx
    je .L84
.L29:
    tzcnt ecx, ebx
    mov dword ptr [esp + 0x40], edi
    tzcnt edi, esi
    mov dword ptr [esp + 0x8], edx
    mov edx, esi
    mov eax, ebx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, edi
    add esi, -0x1
    adc ebx, -0x1
    and esi, edx
    mov edx, dword ptr [esp + 0x38]
    and ebx, eax
    mov dword ptr [esp + 0x10], esi
    cmp edx, 0x4
    ja .L31
    mov esi, dword ptr [esp + 0x4]
    xor eax, eax
    mov edi, dword ptr [esi + 4*edx + .C9]
    xor edx, edx
    add edi, esi
    jmp edi
    shl ecx, 0x6
    mov edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 4]
    mov eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND]
    jmp .L28
    lea edi, [ecx + 2*ecx]
    mov ebp, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    mov edx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov ecx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    and ebp, dword ptr [esp + 0x30]
    and eax, dword ptr [esp + 0x28]
    imul ecx, eax
    imul ebp, edx
    mul edx
    add ebp, edx
    add ebp, ecx
    movzx ecx, byte ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    jmp .L30
    lea edi, [ecx + 2*ecx]
    mov ebp, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov ecx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    and ebp, dword ptr [esp + 0x30]
    and eax, dword ptr [esp + 0x28]
    imul ecx, eax
    imul ebp, edx
    mul edx
    add ebp, edx
    add ebp, ecx
    movzx ecx, byte ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
.L30:
    mov edx, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE + 4]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [esp + 0x3c]
    jmp .L28
.L31:
    mov eax, dword ptr [esp + 0x4]
    shl ecx, 0x6
    mov edx, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 12]
    mov eax, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 8]
    jmp .L28
    and dl, 0xf
    mov ebp, 0xfc
    mov esi, 0x3
    mov ebx, edi
    movzx eax, dl
    mov ecx, dword ptr [edi + 8*eax + .C6]
    mov eax, dword ptr [edi + 8*eax + .C7]
    and eax, 0x7
    and ecx, 0x7
    movzx eax, byte ptr [esp + eax + 0x90]
    movzx ecx, byte ptr [esp + ecx + 0x90]
    mov edx, ecx
    mov ah, al
    shr cl, 0x3
    shr al, 0x3
    and dl, 0x7
    and ah, 0x7
    sub cl, al
    sub dl, ah
    movzx edi, cl
    movzx eax, dl
    cmp dl, -0x3
    cmovl eax, ebp
    cmp al, 0x3
    cmovge eax, esi
    add al, 0x4
    cmp cl, -0x3
    mov ecx, edi
    mov edi, ebx
    cmovl ecx, ebp
    cmp cl, 0x3
    cmovge ecx, esi
    mov esi, dword ptr [esp + 0x14]
    shl cl, 0x3
    add cl, 0x20
    or cl, al
    jmp .L13
    movzx eax, dl
    mov edx, dword ptr [esp + 0x24]
    and eax, 0x1
    movzx eax, byte ptr [esp + eax + 0x102]
    cmp edx, eax
    jbe .L57
    mov ecx, eax
    mov edx, dword ptr [esp + 0x1c]
    and ecx, 0x7
    movzx ecx, byte ptr [esp + ecx + 0x90]
    mov ch, cl
    and ch, 0x7
    cmp byte ptr [edx + 2*eax], 0x0
    mov eax, dword ptr [esp + 0x70]
    je .L86
    mov eax, dword ptr [esp + 0x84]
    mov byte ptr [esp + 0x68], al
    mov eax, dword ptr [esp + 0x110]
    mov byte ptr [esp + 0xc], al
    mov eax, dword ptr [esp + 0x10c]
    add cl, 0x38
    mov dl, 0x1
    jmp .L88
    and dl, 0xf
    mov ebx, dword ptr [esp + 0x4]
    movzx eax, dl
    mov edx, dword ptr [edi + 8*eax + .C6]
    mov eax, dword ptr [edi + 8*eax + .C7]
    and edx, 0x7
    and eax, 0x7
    movzx edx, byte ptr [esp + edx + 0x90]
    movzx ecx, byte ptr [esp + eax + 0x90]
    mov ch, dl
    mov eax, ecx
    shr dl, 0x3
    shr cl, 0x3
    and ch, 0x7
    and al, 0x7
    movzx esi, ch
    movzx eax, al
    mov edi, esi
    sub edi, eax
    sub eax, esi
    mov esi, dword ptr [esp + 0x14]
    cmovb eax, edi
    movzx edi, cl
    movzx ecx, dl
    mov edx, ecx
    sub edx, edi
    sub edi, ecx
    mov ecx, edi
    mov edi, ebx
    cmovb ecx, edx
    jmp .L32
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [esp + eax + 0x102]
    cmp dword ptr [esp + 0x24], ecx
    jbe .L6
    mov eax, ecx
    mov edx, dword ptr [esp + 0x1c]
    and eax, 0x7
    movzx eax, byte ptr [esp + eax + 0x90]
    and al, 0x7
    cmp byte ptr [edx + 2*ecx], 0x0
    mov ecx, eax
    je .L7
    jmp .L8
    and dl, 0xf
    movzx eax, dl
    mov ecx, dword ptr [edi + 8*eax + .C6]
    mov eax, dword ptr [edi + 8*eax + .C7]
    and eax, 0x7
    and ecx, 0x7
    movzx ecx, byte ptr [esp + ecx + 0x90]
    movzx eax, byte ptr [esp + eax + 0x90]
    shr cl, 0x3
    shr al, 0x3
    jmp .L33
    movzx eax, dl
    and eax, 0x7
    movzx ecx, byte ptr [esp + eax + 0x90]
    and cl, 0x7
    or cl, byte ptr [esp + 0x1b]
    jmp .L13
    movzx eax, dl
    mov esi, dword ptr [esp + 0x58]
    and eax, 0x7
    movzx ebx, byte ptr [esp + eax + 0x90]
    mov eax, dword ptr [esp + 0x54]
    mov edx, ebx
    and edx, 0x7
    mov ecx, edx
    sub ecx, esi
    sub esi, edx
    cmovb esi, ecx
    shr ebx, 0x3
    mov ecx, dword ptr [esp + 0x5c]
    mov edi, ebx
    sub edi, eax
    sub eax, ebx
    cmovb eax, edi
    mov edi, dword ptr [esp + 0x60]
    cmp esi, eax
    cmova eax, esi
    mov esi, edx
    sub esi, edi
    sub edi, edx
    mov edx, ebx
    cmovb edi, esi
    sub edx, ecx
    sub ecx, ebx
    mov esi, dword ptr [esp + 0x14]
    cmovb ecx, edx
    cmp edi, ecx
    cmova ecx, edi
    mov edi, dword ptr [esp + 0x4]
.L32:
    shl cl, 0x3
    or cl, al
    jmp .L13
    movzx eax, dl
    cmp dword ptr [esp + 0x24], eax
    jbe .L58
    mov ecx, dword ptr [esp + 0x1c]
    movdqa xmm2, xmmword ptr [esp + 0x180]
    movzx edx, byte ptr [ecx + 2*eax]
    and eax, 0x7
    mov esi, edx
    xor esi, 0x1
    mov ecx, dword ptr [esp + 8*esi + 0xb0]
    mov esi, dword ptr [esp + 8*esi + 0xb4]
    or ecx, dword ptr [esp + 8*edx + 0xa0]
    or esi, dword ptr [esp + 8*edx + 0xa4]
    not esi
    not ecx
    and ecx, dword ptr [esp + 8*eax + 0xc0]
    and esi, dword ptr [esp + 8*eax + 0xc4]
    movd xmm1, esi
    movd xmm0, ecx
    mov esi, dword ptr [esp + 0x14]
    mov ecx, 0xf
    punpckldq xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    pand xmm1, xmmword ptr [edi + .C1]
    psubb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm0, 0x2
    pand xmm1, xmm2
    pand xmm0, xmm2
    paddb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x4
    paddb xmm1, xmm0
    pxor xmm0, xmm0
    pand xmm1, xmmword ptr [edi + .C2]
    psadbw xmm0, xmm1
    movd eax, xmm0
    cmp al, 0xf
    cmovb ecx, eax
    jmp .L13
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [esp + eax + 0x102]
    cmp dword ptr [esp + 0x24], ecx
    jbe .L59
    mov eax, ecx
    mov edx, dword ptr [esp + 0x1c]
    and eax, 0x7
    movzx eax, byte ptr [esp + eax + 0x90]
    mov ah, al
    and ah, 0x7
    cmp byte ptr [edx + 2*ecx], 0x0
    je .L60
    mov ecx, eax
    mov ebx, dword ptr [esp + 0x54]
    mov esi, dword ptr [esp + 0x58]
    add al, 0x38
    mov byte ptr [esp + 0x34], ah
    shr cl, 0x3
    mov dword ptr [esp + 0x8], ecx
    mov cl, 0x1
    mov dword ptr [esp + 0x10], ecx
    mov ecx, dword ptr [esp + 0x60]
    mov dword ptr [esp + 0x40], ecx
    mov ecx, dword ptr [esp + 0x5c]
    jmp .L61
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [esp + eax + 0x102]
    cmp dword ptr [esp + 0x24], ecx
    jbe .L62
    mov edx, dword ptr [esp + 0x1c]
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [esp + eax + 0x90]
    cmp byte ptr [edx + 2*ecx], 0x1
    jne .L63
    add al, 0x38
    jmp .L64
    and dl, 0xf
    movzx eax, dl
    mov ecx, dword ptr [edi + 8*eax + .C6]
    mov eax, dword ptr [edi + 8*eax + .C7]
    and eax, 0x7
    and ecx, 0x7
    movzx ecx, byte ptr [esp + ecx + 0x90]
    movzx eax, byte ptr [esp + eax + 0x90]
    and cl, 0x7
    and al, 0x7
.L33:
    sub cl, al
    add cl, 0x8
    jmp .L13
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [esp + eax + 0x102]
    cmp dword ptr [esp + 0x24], eax
    jbe .L65
    mov edx, dword ptr [esp + 0x1c]
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [esp + ecx + 0x90]
    cmp byte ptr [edx + 2*eax], 0x0
    je .L66
    add cl, 0x38
    mov edx, 0x1
    xor esi, esi
    mov eax, ecx
    shld esi, edx, cl
    shl edx, cl
    and al, 0x3f
    movzx ebp, al
    xor eax, eax
    test cl, 0x20
    cmovne esi, edx
    cmovne edx, eax
    mov edi, esi
    mov ecx, esi
    mov eax, esi
    shr edi, 0x10
    shr ecx, 0x8
    shld eax, edx, 0x18
    or ecx, edi
    or ecx, esi
    shld esi, edx, 0x10
    or eax, esi
    mov esi, ecx
    mov edi, ecx
    shr esi, 0x10
    shr edi, 0x8
    or eax, edx
    mov edx, ecx
    or edi, esi
    shld edx, eax, 0x18
    or edi, ecx
    shld ecx, eax, 0x10
    or edx, ecx
    mov esi, edi
    shr esi, 0x8
    or edx, eax
    mov al, 0x1
    or esi, edi
    shld edi, edx, 0x18
    or edi, edx
    jmp .L67
    xor esi, esi
    cmp dword ptr [esp + 0x24], 0x0
    je .L82
    xor ecx, ecx
    mov dword ptr [esp + 0x40], 0x0
    jmp .L35
.L34:
    inc esi
    cmp dword ptr [esp + 0x78], esi
    je .L12
.L35:
    mov eax, dword ptr [esp + 0x1c]
    cmp byte ptr [eax + 2*esi + 0x1], 0x5
    je .L34
    mov eax, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0xc], ecx
    movzx ecx, byte ptr [esp + esi + 0x90]
    movzx edi, byte ptr [eax + 2*esi]
    mov ebx, dword ptr [esp + 8*edi + 0xb0]
    mov eax, dword ptr [esp + 8*edi + 0xb4]
    xor edi, 0x1
    mov edx, dword ptr [esp + 8*edi + 0xb0]
    mov edi, dword ptr [esp + 8*edi + 0xb4]
    shrd ebx, eax, cl
    shr eax, cl
    mov ebp, edi
    shrd edx, edi, cl
    mov edi, dword ptr [esp + 0x4]
    shr ebp, cl
    test cl, 0x20
    cmove eax, ebx
    mov ebx, dword ptr [esp + 0x40]
    cmovne edx, ebp
    and dl, 0x1
    and al, 0x1
    mov ecx, ebx
    and cl, 0x7
    shl dl, cl
    mov ecx, ebx
    add bl, 0x2
    inc cl
    mov dword ptr [esp + 0x40], ebx
    and cl, 0x7
    shl al, cl
    or al, byte ptr [esp + 0xc]
    or al, dl
    mov ecx, eax
    jmp .L34
    movzx eax, dl
    and eax, 0x7
    movzx ecx, byte ptr [esp + eax + 0x90]
    mov edx, ecx
    and dl, 0x7
    mov ch, dl
    movzx esi, dl
    xor ch, 0x7
    movzx eax, ch
    cmp ch, dl
    mov ch, 0x7
    cmovae eax, esi
    shr cl, 0x3
    sub ch, cl
    movzx edx, cl
    movzx esi, ch
    cmp ch, cl
    mov ecx, eax
    cmovb edx, esi
    mov esi, dword ptr [esp + 0x14]
    cmp dl, al
    cmovb ecx, edx
    cmovbe edx, eax
    cmp dl, 0x2
    setb al
    or cl, byte ptr [esp + 0x1b]
    shl al, 0x2
    or cl, al
    jmp .L13
    movzx eax, dl
    and eax, 0x7
    movzx ecx, byte ptr [esp + eax + 0x90]
    shr cl, 0x3
    or cl, byte ptr [esp + 0x1b]
    jmp .L13
    mov edx, dword ptr [esp + 0x24]
    test edx, edx
    je .L83
    mov eax, dword ptr [esp + 0x148]
    mov edi, 0x55aa55aa
    movzx ecx, byte ptr [esp + eax + 0x90]
    mov eax, 0x55aa55aa
    shr edi, cl
    shrd eax, eax, cl
    test cl, 0x20
    mov ecx, edi
    cmove ecx, eax
    mov ebx, ecx
    and bl, 0x1
    cmp edx, 0x1
    jne .L85
    mov edi, dword ptr [esp + 0x4]
    mov ebp, ebx
    mov edx, dword ptr [esp + 0x7c]
    mov dword ptr [esp + 0xc], ebx
    xor ecx, ecx
    xor eax, eax
    mov ebx, ebp
    jmp .L98
    test byte ptr [esp + 0x67], 0x1
    jne .L81
    mov eax, dword ptr [esp + 0x84]
    mov edx, dword ptr [esp + 0x114]
    lea ecx, [esp + 0x88]
    mov ebx, edi
    mov ebp, dword ptr [esp + 8*eax + 0xb0]
    mov esi, dword ptr [esp + 8*eax + 0xb4]
    movzx eax, byte ptr [esp + edx + 0x100]
    mov byte ptr [esp + 0x68], al
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    movzx edx, byte ptr [esp + 0x77]
    lea ecx, [esp + 0x88]
    mov byte ptr [esp + 0x6c], al
    mov dword ptr [esp + 0x38], edx
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov byte ptr [esp + 0x23], al
    mov eax, dword ptr [esp + 0x1c]
    mov ebx, dword ptr [esp + 0x80]
    mov dword ptr [esp + 0x3c], esi
    not esi
    mov dword ptr [esp + 0xc], ebp
    not ebp
    mov dword ptr [esp + 0x40], 0x0
    mov dword ptr [esp + 0x30], esi
    mov dword ptr [esp + 0x28], ebp
    mov dword ptr [esp + 0x8], eax
    xor eax, eax
.L36:
    mov edx, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x10], eax
    jmp .L39
.L37:
    mov ebp, dword ptr [esp + 8*eax + 0xc0]
    mov edi, dword ptr [esp + 8*eax + 0xc4]
.L38:
    and ebp, dword ptr [esp + 0x154]
    and edi, dword ptr [esp + 0x158]
    mov eax, ebp
    or eax, edi
    mov eax, dword ptr [esp + 0x10]
    jne .L41
.L39:
    mov ecx, dword ptr [esp + 0x8]
    mov esi, dword ptr [esp + 0x40]
    cmp ecx, ebx
    je .L79
    cmp byte ptr [ecx], dl
    lea edi, [ecx + 0x2]
    mov dword ptr [esp + 0x8], edi
    lea edi, [esi + 0x1]
    mov dword ptr [esp + 0x40], edi
    jne .L39
    movzx ecx, byte ptr [ecx + 0x1]
    mov eax, esi
    and eax, 0x7
    test ecx, ecx
    je .L40
    cmp ecx, 0x5
    jne .L37
    mov ebp, dword ptr [esp + 8*eax + 0xc0]
    mov edi, dword ptr [esp + 8*eax + 0xc4]
    and ebp, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x30]
    jmp .L38
.L40:
    movzx eax, byte ptr [esp + eax + 0x90]
    mov ebp, 0x1
    xor edi, edi
    xor edx, edx
    mov ecx, eax
    add cl, byte ptr [esp + 0x150]
    shld edi, ebp, cl
    shl ebp, cl
    test cl, 0x20
    cmovne edi, ebp
    cmovne ebp, edx
    and al, -0x8
    mov edx, dword ptr [esp + 0x70]
    xor al, byte ptr [esp + 0x14c]
    cmp al, 0x30
    mov eax, dword ptr [esp + 0x10]
    je .L39
    jmp .L38
.L41:
    mov ecx, 0xcccccccd
    mov eax, esi
    mul ecx
    shr edx, 0x2
    lea eax, [edx + 4*edx]
    sub esi, eax
    jmp .L44
.L42:
    mov ebx, dword ptr [esp + 0x80]
.L43:
    and ebp, dword ptr [esp + 0x34]
    and edi, dword ptr [esp + 0x2c]
    mov eax, ebp
    or eax, edi
    je .L45
.L44:
    mov eax, ebp
    lea edx, [esp + 0x90]
    add eax, -0x1
    mov dword ptr [esp + 0x34], eax
    mov eax, edi
    adc eax, -0x1
    tzcnt ecx, edi
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [edx]
    add cl, 0x20
    movzx ecx, cl
    mov dword ptr [esp + 0x118], eax
    tzcnt eax, ebp
    test ebp, ebp
    cmovne ecx, eax
    movzx eax, byte ptr [edx + 0x4]
    mov byte ptr [esp + 0x11c], al
    mov byte ptr [esp + esi + 0x118], cl
    sub esp, 0x4
    mov ebx, dword ptr [esp + 0x8]
    mov edx, dword ptr [esp + 0x20]
    lea eax, [esp + 0x11c]
    lea ecx, [esp + 0x1a0]
    push dword ptr [esp + 0x3c]
    push eax
    push dword ptr [esp + 0x30]
    call plywright::endings::rules::view::View<R>::new
    add esp, 0x10
    mov eax, dword ptr [esp + 0x114]
    xor edx, edx
    movzx ecx, byte ptr [esp + eax + 0x214]
    mov eax, 0x1
    shld edx, eax, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne edx, eax
    cmovne eax, ecx
    mov ecx, dword ptr [esp + 0x84]
    and edx, dword ptr [esp + 8*ecx + 0x1c8]
    and eax, dword ptr [esp + 8*ecx + 0x1c4]
    or eax, edx
    jne .L42
    movzx edx, byte ptr [esp + 0x21a]
    lea ecx, [esp + 0x19c]
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    test al, al
    jne .L42
    mov eax, dword ptr [esp + 0x10]
    mov ebx, dword ptr [esp + 0x80]
    inc al
    cmp al, 0x3
    mov dword ptr [esp + 0x10], eax
    jne .L43
    jmp .L99
.L45:
    mov eax, dword ptr [esp + 0x10]
    jmp .L36
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [esp + eax + 0x102]
    cmp dword ptr [esp + 0x24], eax
    jbe .L68
    mov edx, dword ptr [esp + 0x1c]
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [esp + ecx + 0x90]
    cmp byte ptr [edx + 2*eax], 0x1
    jne .L69
    mov eax, ecx
    mov dl, 0x7
    shr al, 0x3
    sub dl, al
    mov eax, dword ptr [esp + 0x54]
    mov byte ptr [esp + 0x10], dl
    xor edx, edx
    mov ebx, eax
    mov eax, dword ptr [esp + 0x58]
    jmp .L70
.L46:
    and eax, 0x7
    mov ch, byte ptr [esp + eax + 0x90]
.L47:
    mov al, ch
    mov esi, dword ptr [esp + 0x60]
    mov ebx, dword ptr [esp + 0x54]
    mov dword ptr [esp + 0x40], 0x0
    shr al, 0x3
    movzx eax, al
    add eax, -0x7
    mov edx, eax
    mov dword ptr [esp + 0x8], esi
    mov esi, dword ptr [esp + 0x58]
    neg edx
    cmovs edx, eax
    mov eax, dword ptr [esp + 0x5c]
    add ch, 0x8
    mov dword ptr [esp + 0xc], edx
.L48:
    mov edx, dword ptr [esp + 0x40]
    mov cl, ch
    cmp byte ptr [esp + 0x70], dl
    mov edx, dword ptr [esp + 0x8]
    setne byte ptr [esp + 0x40]
    and cl, 0x7
    movzx edi, cl
    mov ebp, edi
    sub ebp, esi
    sub esi, edi
    cmovb esi, ebp
    shr ch, 0x3
    and ch, 0x7
    movzx ebp, ch
    mov ecx, ebp
    sub ecx, ebx
    sub ebx, ebp
    cmovb ebx, ecx
    mov ecx, edi
    cmp esi, ebx
    cmova ebx, esi
    sub ecx, edx
    sub edx, edi
    cmovb edx, ecx
    mov ecx, ebp
    sub ecx, eax
    sub eax, ebp
    cmovb eax, ecx
    mov ecx, 0xfd
    cmp edx, eax
    cmova eax, edx
    add bl, byte ptr [esp + 0x40]
    sub bl, al
    movzx eax, bl
    cmp bl, -0x2
    cmovge ecx, eax
    mov eax, 0x4
    cmp cl, 0x4
    cmovl eax, ecx
    mov ecx, dword ptr [esp + 0xc]
    add al, 0x3
    jmp .L10
.L49:
    and edx, 0x7
    movzx eax, byte ptr [esp + edx + 0x90]
    mov ebx, eax
    and bl, 0x7
.L50:
    shr al, 0x3
    mov bh, bl
    or bl, 0x38
    mov ecx, dword ptr [esp + 0x5c]
    movzx edx, al
    add edx, -0x7
    mov eax, edx
    neg eax
    cmovs eax, edx
    mov edx, dword ptr [esp + 0x60]
.L51:
    movzx esi, bh
    mov edi, esi
    sub edi, edx
    sub edx, esi
    cmovb edx, edi
    shr bl, 0x3
    movzx edi, bl
    mov esi, edi
    sub esi, ecx
    sub ecx, edi
    cmovb ecx, esi
    cmp edx, ecx
    cmova ecx, edx
    jmp .L10
.L52:
    xor ecx, ecx
.L53:
    mov eax, dword ptr [edi + 8*eax + .C6]
    and eax, 0x7
    cmp eax, dword ptr [esp + 0x24]
    jae .L12
    mov edx, dword ptr [esp + 0x1c]
    mov ebx, ecx
    movdqa xmm2, xmmword ptr [esp + 0x180]
    movzx edx, byte ptr [edx + 2*eax]
    mov esi, edx
    xor esi, 0x1
    mov ecx, dword ptr [esp + 8*esi + 0xb0]
    mov esi, dword ptr [esp + 8*esi + 0xb4]
    or ecx, dword ptr [esp + 8*edx + 0xa0]
    or esi, dword ptr [esp + 8*edx + 0xa4]
    not esi
    not ecx
    and ecx, dword ptr [esp + 8*eax + 0xc0]
    and esi, dword ptr [esp + 8*eax + 0xc4]
    mov eax, 0x7
    movd xmm1, esi
    movd xmm0, ecx
    mov esi, dword ptr [esp + 0x14]
    punpckldq xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    pand xmm1, xmmword ptr [edi + .C1]
    psubb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm0, 0x2
    pand xmm1, xmm2
    pand xmm0, xmm2
    paddb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x4
    paddb xmm1, xmm0
    pxor xmm0, xmm0
    pand xmm1, xmmword ptr [edi + .C2]
    psadbw xmm0, xmm1
    movd ecx, xmm0
    cmp cl, 0x7
    cmovb eax, ecx
    shl al, 0x3
    or al, bl
    mov ecx, eax
    jmp .L13
.L54:
    and edx, 0x7
    movzx ecx, byte ptr [esp + edx + 0x90]
    mov eax, ecx
    and al, 0x7
.L55:
    shr cl, 0x3
    movzx edx, cl
    mov ecx, dword ptr [esp + 0x54]
    lea esi, [edx - 0x7]
    mov ebx, esi
    neg ebx
    cmovs ebx, esi
    mov esi, dword ptr [esp + 0x58]
.L56:
    movzx eax, al
    mov edi, eax
    sub edi, esi
    sub esi, eax
    mov eax, edx
    cmovb esi, edi
    sub eax, ecx
    sub ecx, edx
    cmovb ecx, eax
    cmp esi, ecx
    cmova ecx, esi
    shl cl, 0x3
    or cl, bl
    jmp .L11
.L57:
    and eax, 0x7
    movzx ecx, byte ptr [esp + eax + 0x90]
    mov ch, cl
    and ch, 0x7
    or ch, 0x38
    test edx, edx
    mov edx, dword ptr [esp + 0x70]
    je .L95
    mov eax, edx
    add cl, 0x8
    xor edx, edx
    jmp .L87
.L58:
    xor ecx, ecx
    jmp .L13
.L59:
    and ecx, 0x7
    movzx eax, byte ptr [esp + ecx + 0x90]
    mov ah, al
    and ah, 0x7
.L60:
    mov ecx, eax
    mov byte ptr [esp + 0x34], ah
    or ah, 0x38
    mov ebx, dword ptr [esp + 0x5c]
    mov dword ptr [esp + 0x10], 0x0
    shr cl, 0x3
    movzx ecx, cl
    add ecx, -0x7
    mov esi, ecx
    neg esi
    cmovs esi, ecx
    mov ecx, dword ptr [esp + 0x58]
    add al, 0x8
    mov dword ptr [esp + 0x8], esi
    mov esi, dword ptr [esp + 0x60]
    mov dword ptr [esp + 0x40], ecx
    mov ecx, dword ptr [esp + 0x54]
.L61:
    mov edx, dword ptr [esp + 0x10]
    movzx edi, byte ptr [esp + 0x34]
    cmp byte ptr [esp + 0x70], dl
    mov ebp, edi
    setne dl
    sub ebp, esi
    sub esi, edi
    cmovb esi, ebp
    shr ah, 0x3
    movzx edi, ah
    mov ah, al
    mov ebp, edi
    sub ebp, ebx
    sub ebx, edi
    cmovb ebx, ebp
    mov ebp, dword ptr [esp + 0x40]
    cmp esi, ebx
    cmova ebx, esi
    add dl, byte ptr [esp + 0x8]
    sub bl, dl
    movzx edx, bl
    cmp bl, -0x3
    mov ebx, 0xfc
    cmovge ebx, edx
    mov edx, 0x3
    cmp bl, 0x3
    cmovl edx, ebx
    and ah, 0x7
    movzx esi, ah
    add dl, 0x4
    mov edi, esi
    sub edi, ebp
    sub ebp, esi
    cmovb ebp, edi
    shr al, 0x3
    and al, 0x7
    movzx eax, al
    mov esi, eax
    sub esi, ecx
    sub ecx, eax
    cmovb ecx, esi
    cmp ebp, ecx
    cmova ecx, ebp
    shl cl, 0x3
    or cl, dl
    jmp .L11
.L62:
    and ecx, 0x7
    movzx eax, byte ptr [esp + ecx + 0x90]
.L63:
    add al, 0x8
.L64:
    mov ecx, eax
    mov esi, dword ptr [esp + 0x58]
    and cl, 0x7
    movzx ecx, cl
    mov edx, ecx
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr al, 0x3
    and al, 0x7
    jmp .L9
.L65:
    and eax, 0x7
    movzx ecx, byte ptr [esp + eax + 0x90]
.L66:
    add cl, 0x8
    mov edi, 0x1010101
    mov esi, 0x101
    mov eax, ecx
    shld esi, edi, cl
    shl edi, cl
    and al, 0x3f
    movzx ebp, al
    xor eax, eax
    test cl, 0x20
    cmovne esi, edi
    cmovne edi, eax
.L67:
    movzx edx, al
    mov ebx, esi
    mov dword ptr [esp + 0x8], esi
    mov dword ptr [esp + 0x10], edi
    mov ecx, dword ptr [esp + 8*edx + 0xa4]
    and ecx, esi
    mov esi, dword ptr [esp + 8*edx + 0xa0]
    and esi, edi
    or esi, ecx
    setne cl
    xor al, 0x1
    movzx eax, al
    add cl, cl
    mov esi, dword ptr [esp + 8*eax + 0xa4]
    mov byte ptr [esp + 0x40], cl
    mov ecx, ebp
    mov ebp, dword ptr [esp + 8*edx + 0xb0]
    and esi, ebx
    mov ebx, dword ptr [esp + 8*eax + 0xa0]
    and ebx, edi
    or ebx, esi
    mov esi, dword ptr [esp + 8*eax + 0xb0]
    mov ebx, dword ptr [esp + 8*eax + 0xb4]
    setne al
    mov dword ptr [esp + 0xc], eax
    mov eax, esi
    mov edi, ebx
    mov dword ptr [esp + 0x2c], ebx
    mov dword ptr [esp + 0x34], esi
    mov esi, ebp
    not ebp
    shrd eax, ebx, cl
    mov ebx, dword ptr [esp + 0xc]
    shr edi, cl
    mov dword ptr [esp + 0x38], eax
    mov eax, dword ptr [esp + 8*edx + 0xb4]
    shl bl, 0x2
    mov edx, eax
    shrd esi, eax, cl
    not eax
    mov dword ptr [esp + 0xc], ebx
    shr edx, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x38]
    cmove edx, esi
    cmovne ecx, edi
    and eax, dword ptr [esp + 0x2c]
    and ebp, dword ptr [esp + 0x34]
    shl dl, 0x4
    shl cl, 0x3
    and dl, 0x10
    and cl, 0x8
    mov ebx, ecx
    mov ecx, dword ptr [esp + 0xc]
    and eax, dword ptr [esp + 0x8]
    and ebp, dword ptr [esp + 0x10]
    or ebp, eax
    setne al
    add cl, byte ptr [esp + 0x40]
    shl al, 0x5
    or cl, bl
    or cl, dl
    or cl, al
    add cl, byte ptr [esp + 0x70]
    jmp .L11
.L68:
    and eax, 0x7
    movzx ecx, byte ptr [esp + eax + 0x90]
.L69:
    mov eax, ecx
    mov dl, 0x1
    shr al, 0x3
    mov byte ptr [esp + 0x10], al
    mov eax, dword ptr [esp + 0x5c]
    mov ebx, eax
    mov eax, dword ptr [esp + 0x60]
.L70:
    mov ah, cl
    mov esi, 0x1
    xor edi, edi
    xor ebp, ebp
    and ah, 0x7
    shld edi, esi, cl
    shl esi, cl
    test cl, 0x20
    cmovne edi, esi
    movzx ecx, ah
    cmovne esi, ebp
    mov byte ptr [esp + 0x2c], ah
    cmp al, ah
    mov dword ptr [esp + 0x3c], edi
    movzx edi, al
    mov eax, ecx
    cmovb eax, edi
    mov dword ptr [esp + 0x34], edi
    mov dword ptr [esp + 0x38], eax
    mov eax, ecx
    cmova eax, edi
    test dl, dl
    mov dword ptr [esp + 0x30], eax
    je .L74
    xor edx, edx
    mov byte ptr [esp + 0x28], bl
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x40], 0x0
    mov dword ptr [esp + 0x8], 0x0
.L71:
    mov ebx, dword ptr [esp + 0x78]
    mov eax, dword ptr [esp + 0x124]
    cmp ebp, ebx
    lea edi, [eax + 2*ebp]
    cmova ebx, ebp
.L72:
    cmp ebx, ebp
    je .L78
    movzx eax, byte ptr [edi + 0x3]
    inc ebp
    add edi, 0x2
    add al, -0x3
    cmp al, 0x1
    ja .L72
    movzx ebx, byte ptr [esp + ebp + 0x8f]
    mov bh, bl
    and bh, 0x7
    cmp bh, byte ptr [esp + 0x2c]
    sete ah
    shr bl, 0x3
    cmp bl, byte ptr [esp + 0x10]
    setb al
    and al, ah
    cmp byte ptr [edi], 0x0
    jne .L73
    cmp byte ptr [esp + 0x38], bh
    setb ah
    cmp bh, byte ptr [esp + 0x30]
    setb bh
    and bh, ah
    or bh, byte ptr [esp + 0x8]
    and bh, 0x1
    cmp byte ptr [esp + 0x28], bl
    setb ah
    or ah, dl
    mov edx, dword ptr [esp + 0x40]
    and ah, 0x1
    or dl, al
    mov dword ptr [esp + 0x40], edx
    mov dl, ah
    mov al, bh
    mov dword ptr [esp + 0x8], eax
    jmp .L71
.L73:
    mov ebx, dword ptr [esp + 8*ebp + 0xbc]
    mov edi, dword ptr [esp + 8*ebp + 0xb8]
    movzx eax, al
    and ebx, dword ptr [esp + 0x3c]
    and edi, esi
    or ebx, edi
    mov ebx, 0x1
    cmove ebx, eax
    or bl, byte ptr [esp + 0xc]
    mov dword ptr [esp + 0xc], ebx
    jmp .L71
.L74:
    mov al, 0x7
    xor ebp, ebp
    xor edx, edx
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x40], 0x0
    mov dword ptr [esp + 0x8], 0x0
    sub al, bl
    mov byte ptr [esp + 0x28], al
.L75:
    mov ebx, dword ptr [esp + 0x78]
    mov eax, dword ptr [esp + 0x124]
    cmp ebp, ebx
    lea edi, [eax + 2*ebp]
    cmova ebx, ebp
.L76:
    cmp ebx, ebp
    je .L78
    movzx eax, byte ptr [edi + 0x3]
    inc ebp
    add edi, 0x2
    add al, -0x3
    cmp al, 0x1
    ja .L76
    movzx eax, byte ptr [esp + ebp + 0x8f]
    mov bl, 0x7
    mov bh, al
    and bh, 0x7
    cmp bh, byte ptr [esp + 0x2c]
    sete ah
    shr al, 0x3
    sub bl, al
    cmp bl, byte ptr [esp + 0x10]
    setb al
    and al, ah
    cmp byte ptr [edi], 0x0
    je .L77
    cmp byte ptr [esp + 0x38], bh
    setb ah
    cmp bh, byte ptr [esp + 0x30]
    setb bh
    and bh, ah
    or bh, byte ptr [esp + 0x8]
    and bh, 0x1
    cmp byte ptr [esp + 0x28], bl
    setb ah
    or ah, dl
    mov edx, dword ptr [esp + 0x40]
    and ah, 0x1
    or dl, al
    mov dword ptr [esp + 0x40], edx
    mov dl, ah
    mov al, bh
    mov dword ptr [esp + 0x8], eax
    jmp .L75
.L77:
    mov ebx, dword ptr [esp + 8*ebp + 0xbc]
    mov edi, dword ptr [esp + 8*ebp + 0xb8]
    movzx eax, al
    and ebx, dword ptr [esp + 0x3c]
    and edi, esi
    or ebx, edi
    mov ebx, 0x1
    cmove ebx, eax
    or bl, byte ptr [esp + 0xc]
    mov dword ptr [esp + 0xc], ebx
    jmp .L75
.L78:
    mov esi, dword ptr [esp + 0x34]
    mov edi, edx
    movzx edx, byte ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0xc]
    mov eax, esi
    sub eax, ecx
    sub ecx, esi
    cmovb ecx, eax
    cmp dl, byte ptr [esp + 0x10]
    mov edx, dword ptr [esp + 0x40]
    seta al
    shl dl, 0x2
    shl bl, 0x3
    add bl, dl
    mov edx, edi
    shl al, 0x4
    add dl, dl
    add bl, dl
    add bl, al
    cmp cl, 0x2
    mov ecx, ebx
    jmp .L93
.L79:
    shl al, 0x3
.L80:
    mov dword ptr [esp + 0x10], eax
    mov ah, byte ptr [esp + 0x6c]
    mov al, byte ptr [esp + 0x23]
    movzx ecx, byte ptr [esp + 0x68]
    mov ebx, dword ptr [esp + 0x3c]
    mov esi, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x4]
    shrd esi, ebx, cl
    add ah, ah
    shl al, 0x2
    shr ebx, cl
    test cl, 0x20
    cmove ebx, esi
    or al, ah
    mov esi, dword ptr [esp + 0x14]
    shl bl, 0x5
    and bl, 0x20
    or al, bl
    or al, dl
    add al, byte ptr [esp + 0x10]
    mov byte ptr [esp + 0x23], al
.L81:
    movzx eax, byte ptr [esp + 0x23]
    mov byte ptr [esp + 0x104], 0x1
    mov byte ptr [esp + 0x67], 0x1
    mov ecx, eax
    mov byte ptr [esp + 0x105], al
    jmp .L13
.L82:
    mov esi, dword ptr [esp + 0x14]
    xor ecx, ecx
    jmp .L13
.L83:
    xor ebx, ebx
    xor ecx, ecx
    xor edx, edx
    xor eax, eax
    mov dword ptr [esp + 0xc], 0x0
    jmp .L98
.L84:
    and edx, dword ptr [esp + 0x68]
    and edi, ebp
    movdqa xmm2, xmmword ptr [esp + 0x180]
    mov esi, dword ptr [esp + 0x14]
    mov ecx, 0x3f
    movd xmm1, edi
    mov edi, dword ptr [esp + 0x4]
    movd xmm0, edx
    punpckldq xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    pand xmm1, xmmword ptr [edi + .C1]
    psubb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm0, 0x2
    pand xmm1, xmm2
    pand xmm0, xmm2
    paddb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x4
    paddb xmm1, xmm0
    pxor xmm0, xmm0
    pand xmm1, xmmword ptr [edi + .C2]
    psadbw xmm0, xmm1
    movd eax, xmm0
    cmp eax, 0x3f
    cmovb ecx, eax
    jmp .L13
.L85:
    mov edi, dword ptr [esp + 0x4]
    cmp edx, 0x3
    jb .L96
    jne .L97
    mov dword ptr [esp + 0x40], ebx
    mov ecx, dword ptr [esp + 0x120]
    mov edx, dword ptr [esp + 0x7c]
    mov eax, dword ptr [esp + 0x108]
    mov ebx, dword ptr [esp + 0x40]
    mov dword ptr [esp + 0xc], ebx
    mov ebx, dword ptr [esp + 0x40]
    jmp .L98
.L86:
    or ch, 0x38
    add cl, 0x8
    xor edx, edx
.L87:
    mov byte ptr [esp + 0x68], al
    mov eax, dword ptr [esp + 0x10c]
    mov byte ptr [esp + 0xc], al
    mov eax, dword ptr [esp + 0x110]
.L88:
    mov edi, 0x1
    mov byte ptr [esp + 0x6c], al
    mov eax, ecx
    mov ebp, 0x1
    xor esi, esi
    xor ebx, ebx
    mov byte ptr [esp + 0x10], ch
    mov dword ptr [esp + 0x40], 0x0
    mov dword ptr [esp + 0x8], 0x0
    mov dword ptr [esp + 0x34], edx
    and al, 0x3f
    shld esi, ebp, cl
    shl edi, cl
    test cl, 0x20
    mov cl, ch
    cmovne esi, edi
    cmovne edi, ebx
    mov byte ptr [esp + 0x2c], al
    mov dword ptr [esp + 0x30], esi
    xor esi, esi
    mov dword ptr [esp + 0x28], edi
    shld esi, ebp, cl
    shl ebp, cl
    test ch, 0x20
    cmovne esi, ebp
    cmovne ebp, ebx
    xor ebx, ebx
    xor ecx, ecx
    mov dword ptr [esp + 0x3c], esi
    mov dword ptr [esp + 0x38], ebp
    jmp .L90
    nop
.L89:
    inc ecx
    cmp dword ptr [esp + 0x78], ecx
    je .L91
.L90:
    mov eax, dword ptr [esp + 0x1c]
    cmp byte ptr [eax + 2*ecx], dl
    je .L89
    mov eax, dword ptr [esp + 0x1c]
    cmp byte ptr [eax + 2*ecx + 0x1], 0x5
    je .L89
    mov esi, dword ptr [esp + 8*ecx + 0xc0]
    mov ebp, dword ptr [esp + 8*ecx + 0xc4]
    mov edx, ebx
    mov ebx, ebp
    mov edi, esi
    and ebx, dword ptr [esp + 0x30]
    and edi, dword ptr [esp + 0x28]
    or edi, ebx
    mov bh, byte ptr [esp + ecx + 0x90]
    setne al
    cmp bh, byte ptr [esp + 0x2c]
    sete bl
    and ebp, dword ptr [esp + 0x3c]
    and esi, dword ptr [esp + 0x38]
    or bl, byte ptr [esp + 0x40]
    or bl, al
    and bl, 0x1
    or esi, ebp
    setne al
    xor bh, byte ptr [esp + 0x10]
    sete ah
    or ah, byte ptr [esp + 0x8]
    or ah, al
    and ah, 0x1
    test bh, 0x7
    sete al
    or al, dl
    and al, 0x1
    mov edx, eax
    mov al, ah
    mov dword ptr [esp + 0x8], eax
    mov eax, ebx
    mov ebx, edx
    mov edx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x40], eax
    jmp .L89
.L91:
    mov eax, dword ptr [esp + 0x40]
    mov ecx, dword ptr [esp + 0x8]
    shl bl, 0x3
    add bl, byte ptr [esp + 0x68]
    add al, al
    shl cl, 0x2
    add cl, al
    add bl, cl
    movzx ecx, byte ptr [esp + 0x6c]
    mov dword ptr [esp + 0x8], ebx
    mov eax, ecx
    shr cl, 0x3
    movzx esi, cl
    movzx ecx, byte ptr [esp + 0xc]
    and al, 0x7
    movzx edx, al
    mov eax, ecx
    shr cl, 0x3
    and al, 0x7
    movzx ecx, cl
    movzx eax, al
.L92:
    mov dword ptr [esp + 0x40], eax
    movzx eax, byte ptr [esp + 0x10]
    mov ebx, eax
    and bl, 0x7
    movzx edi, bl
    mov ebx, edi
    sub ebx, edx
    sub edx, edi
    cmovb edx, ebx
    shr al, 0x3
    movzx ebx, al
    mov ebp, ebx
    sub ebp, esi
    sub esi, ebx
    cmovb esi, ebp
    mov ebp, dword ptr [esp + 0x40]
    cmp edx, esi
    cmova esi, edx
    mov edx, edi
    cmp esi, 0x2
    setb al
    sub edx, ebp
    shl al, 0x4
    sub ebp, edi
    mov edi, ebx
    cmovb ebp, edx
    sub edi, ecx
    sub ecx, ebx
    cmovb ecx, edi
    cmp ebp, ecx
    cmova ecx, ebp
    cmp ecx, 0x2
    mov ecx, eax
.L93:
    setb al
    or cl, byte ptr [esp + 0x8]
    shl al, 0x5
    or cl, al
    jmp .L11
.L94:
    mov edi, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp + 0x14]
    xor ecx, ecx
    jmp .L13
.L95:
    mov eax, dword ptr [esp + 0x60]
    mov ebx, edx
    mov byte ptr [esp + 0x10], ch
    mov ecx, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x54]
    mov edx, dword ptr [esp + 0x58]
    mov dword ptr [esp + 0x8], ebx
    jmp .L92
.L96:
    mov ebp, ebx
    mov edx, dword ptr [esp + 0x7c]
    mov eax, dword ptr [esp + 0x108]
    mov dword ptr [esp + 0xc], ebx
    xor ecx, ecx
    mov ebx, ebp
    jmp .L98
.L97:
    xor ecx, dword ptr [esp + 0x144]
    mov edx, dword ptr [esp + 0x7c]
    mov eax, dword ptr [esp + 0x108]
    and cl, 0x1
    mov dword ptr [esp + 0xc], ecx
    mov ecx, dword ptr [esp + 0x120]
.L98:
    xor al, bl
    xor cl, bl
    xor dl, bl
    add al, al
    shl cl, 0x2
    or dl, al
    or dl, cl
    mov ecx, dword ptr [esp + 0xc]
    shl cl, 0x3
    or cl, dl
    jmp .L13
.L99:
    mov edx, dword ptr [esp + 0x70]
    mov al, 0x18
    jmp .L80
.L100:
    and ecx, 0x3
    jne .L101
    cmp byte ptr [esi + 0x20], 0x0
    je .L101
    movzx ecx, byte ptr [esp + 0x90]
    movzx eax, byte ptr [esp + 0x92]
    movzx edx, byte ptr [esp + 0x91]
    movzx ebx, cl
    mov dword ptr [esp + 0x40], eax
    and eax, 0x7
    mov ch, cl
    mov byte ptr [esp + 0x34], cl
    mov byte ptr [esp + 0x8], dl
    and ebx, 0x7
    mov edi, eax
    sub al, bl
    mov ah, bl
    setl byte ptr [esp + 0x10]
    setg dh
    and ch, -0x8
    dec ah
    xor ch, 0x30
    cmp ah, 0x6
    setb ah
    or cl, 0x8
    xor cl, dl
    or cl, ch
    mov ch, byte ptr [esp + 0x94]
    sete cl
    and cl, ah
    cmp cl, 0x1
    mov cl, byte ptr [esp + 0x93]
    jne .L103
    sub dh, byte ptr [esp + 0x10]
    mul dh
    mov dl, al
    mov eax, ecx
    and al, 0x7
    sub al, bl
    mul dh
    test al, al
    jle .L103
    cmp al, dl
    jge .L103
    mov al, ch
    and al, 0x7
    sub al, bl
    add al, dh
    jne .L103
    mov esi, dword ptr [esp + 0xb8]
    mov eax, dword ptr [esp + 0xbc]
    not eax
    not esi
    shrd esi, eax, cl
    shr eax, cl
    test cl, 0x20
    cmove eax, esi
    test al, 0x1
    je .L103
    movzx edx, byte ptr [esp + 0x66]
    jmp .L106
.L101:
    movzx eax, byte ptr [edi + ecx + .C10]
    movzx edx, byte ptr [esp + 0x66]
    mov cl, 0x2
    add edi, dword ptr [edi + 4*eax + .C11]
    jmp edi
.L102:
    mov dl, 0x1
    xor ecx, ecx
    jmp .L105
.L103:
    mov edx, dword ptr [esp + 0x40]
    mov al, ch
    mov byte ptr [esp + 0x2c], cl
    and al, -0x8
    xor al, 0x28
    mov cl, dl
    and cl, -0x8
    xor cl, 0x38
    or cl, al
    jne .L104
    mov eax, ebx
    sub eax, edi
    sub edi, ebx
    cmovb edi, eax
    cmp byte ptr [esp + 0x8], 0x27
    ja .L104
    cmp byte ptr [esp + 0x34], 0x27
    ja .L104
    cmp edi, 0x1
    ja .L104
    mov eax, dword ptr [esp + 0xb0]
    mov edx, dword ptr [esp + 0xb4]
    mov esi, 0x1
    xor ebx, ebx
    mov cl, ch
    mov ebp, 0x1
    xor edi, edi
    shld ebx, esi, cl
    shl ebp, cl
    test ch, 0x20
    cmovne ebx, ebp
    cmovne ebp, edi
    and ebx, edx
    and ebp, eax
    or ebp, ebx
    jne .L104
    mov ecx, dword ptr [esp + 0x40]
    xor ebx, ebx
    shld ebx, esi, cl
    shl esi, cl
    test cl, 0x20
    cmovne ebx, esi
    cmovne esi, edi
    and edx, ebx
    and eax, esi
    or eax, edx
    jne .L104
    movzx ecx, byte ptr [esp + 0x8]
    mov edx, dword ptr [esp + 0xbc]
    mov ebp, dword ptr [esp + 0xb8]
    mov eax, 0x1
    mov ebx, 0x1
    xor esi, esi
    xor edi, edi
    shld esi, ebx, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, edx
    cmovne esi, eax
    cmovne eax, edi
    mov edi, ebp
    and ecx, esi
    and edi, eax
    or edi, ecx
    jne .L104
    movzx ecx, byte ptr [esp + 0x2c]
    xor edi, edi
    shld edi, ebx, cl
    shl ebx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne edi, ebx
    cmovne ebx, ecx
    and edx, edi
    and ebp, ebx
    or ebp, edx
    je .L107
.L104:
    mov cl, 0x2
.L105:
    mov eax, ecx
    jmp .L3
.L106:
    xor dl, 0x1
    add dl, dl
    xor ecx, ecx
    jmp .L105
.L107:
    cmp byte ptr [esp + 0x106], 0x0
    je .L108
    cmp byte ptr [esp + 0x8], 0x8
    jb .L104
    movzx eax, byte ptr [esp + 0x8]
    and al, 0x7
    dec al
    cmp al, 0x5
    ja .L104
    mov ebx, dword ptr [esp + 0x4]
    lea ecx, [esp + 0x88]
    mov edx, 0x1
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    test al, al
    jne .L104
    jmp .L102
.L108:
    not esi
    not eax
    mov ecx, dword ptr [esp + 0x40]
    mov ebx, dword ptr [esp + 0x4]
    and eax, dword ptr [esp + 0x98]
    and esi, dword ptr [esp + 0x9c]
    lea edi, [ecx + 2*ecx]
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    and eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov ecx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    imul ecx, eax
    imul esi, edx
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    cmp byte ptr [esp + 0x8], 0x18
    setae al
    cmp byte ptr [esp + 0x34], 0x18
    setae cl
    test cl, al
    je .L104
    mov eax, dword ptr [esp + 0x4]
    movzx ecx, byte ptr [esp + 0x2c]
    add esi, dword ptr [eax + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov edx, dword ptr [eax + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [eax + 8*esi + plywright::sliders::magic::TABLE + 4]
    not eax
    not edx
    shrd edx, eax, cl
    shr eax, cl
    test cl, 0x20
    cmove eax, edx
    test al, 0x1
    je .L104
    jmp .L102
.C0 = 0x3333333333333333 0x3333333333333333
.C1 = 0x5555555555555555 0x5555555555555555
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
.C3 = 0x0000000d00000004 0x0000004700000020
.C4 = 0x00000177000000da 0x000002e80000023c
.C5 = 0xffe43e7e
.C6 = 0x00000001
.C7 = 0x00000000
.C8 = 0xffe4457c
.C9 = 0xffe447ab
.C10 = 0x00
.C11 = 0xffe45dd8

plywright::endings::layout::Layout::folded:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x20
    mov dword ptr [esp + 0x8], ecx
    mov ecx, dword ptr [edx + 0x4]
    mov dword ptr [esp + 0x1c], edx
    mov edx, dword ptr [edx + 0x8]
    call .L0
.L0:
    pop eax
    mov byte ptr [esp + 0x4], 0x0
    mov dword ptr [esp], 0x0
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x18], eax
    mov dword ptr [esp + 0x14], ecx
    cmp edx, 0x5
    mov ecx, 0x5
    cmovb ecx, edx
    test edx, edx
    mov dword ptr [esp + 0x10], ecx
    je .L4
    cmp byte ptr [esp + 0x38], 0x0
    je .L2
    mov ebp, dword ptr [esp + 0x14]
    xor eax, eax
    xor ebx, ebx
    xor esi, esi
    nop
.L1:
    mov ecx, eax
    mov dword ptr [esp + 0xc], eax
    movzx edi, byte ptr [ebp + 2*esi + 0x1]
    mov eax, dword ptr [esp + 0x34]
    mov edx, ebx
    not ecx
    not edx
    and edx, dword ptr [eax + 8*edi + 0x4]
    and ecx, dword ptr [eax + 8*edi]
    movzx edi, byte ptr [ebp + 2*esi]
    xor edi, 0x1
    and ecx, dword ptr [eax + 8*edi + 0x30]
    and edx, dword ptr [eax + 8*edi + 0x34]
    mov edi, ecx
    or edi, edx
    je .L5
    tzcnt edx, edx
    tzcnt edi, ecx
    mov eax, 0x1
    add dl, 0x20
    test ecx, ecx
    movzx ecx, dl
    cmovne ecx, edi
    xor edx, edx
    mov edi, 0x1
    shld edx, eax, cl
    shl edi, cl
    test cl, 0x20
    mov eax, 0x0
    cmovne edx, edi
    cmovne edi, eax
    mov eax, dword ptr [esp + 0xc]
    xor cl, 0x38
    mov byte ptr [esp + esi], cl
    inc esi
    or ebx, edx
    or eax, edi
    cmp dword ptr [esp + 0x10], esi
    jne .L1
    jmp .L4
.L2:
    mov ebp, dword ptr [esp + 0x14]
    xor esi, esi
    xor eax, eax
    xor edx, edx
    nop
.L3:
    mov ecx, esi
    mov dword ptr [esp + 0xc], esi
    movzx edi, byte ptr [ebp + 2*edx + 0x1]
    mov esi, dword ptr [esp + 0x34]
    mov ebx, eax
    not ecx
    not ebx
    and ebx, dword ptr [esi + 8*edi + 0x4]
    and ecx, dword ptr [esi + 8*edi]
    movzx edi, byte ptr [ebp + 2*edx]
    and ecx, dword ptr [esi + 8*edi + 0x30]
    and ebx, dword ptr [esi + 8*edi + 0x34]
    mov edi, ecx
    or edi, ebx
    je .L5
    tzcnt ebx, ebx
    tzcnt edi, ecx
    mov esi, 0x1
    add bl, 0x20
    test ecx, ecx
    movzx ecx, bl
    mov ebx, 0x1
    cmovne ecx, edi
    xor edi, edi
    shld edi, esi, cl
    shl ebx, cl
    test cl, 0x20
    mov esi, 0x0
    mov byte ptr [esp + edx], cl
    lea edx, [edx + 0x1]
    cmovne edi, ebx
    cmovne ebx, esi
    mov esi, dword ptr [esp + 0xc]
    or eax, edi
    or esi, ebx
    cmp dword ptr [esp + 0x10], edx
    jne .L3
.L4:
    mov eax, dword ptr [esp + 0x1c]
    movzx ecx, byte ptr [esp]
    movzx eax, byte ptr [eax + 0xc]
    test eax, eax
    je .L6
    cmp eax, 0x1
    jne .L8
    xor ebp, ebp
    jmp .L7
.L5:
    mov edx, dword ptr [esp + 0x8]
    xor eax, eax
    jmp .L12
.L6:
    mov eax, ecx
    shr al, 0x2
    and al, 0x1
    mov ebp, eax
.L7:
    xor eax, eax
    xor ebx, ebx
    jmp .L9
.L8:
    mov edx, ecx
    mov ebx, ecx
    mov bh, 0x7
    and dl, 0x7
    cmp dl, 0x4
    mov ch, dl
    setae al
    shr bl, 0x3
    cmp cl, 0x20
    mov ebp, eax
    setae al
    sub bh, bl
    movzx esi, bh
    cmp bh, bl
    movzx ebx, bl
    cmovb ebx, esi
    xor ch, 0x7
    movzx esi, dl
    cmp ch, dl
    movzx edx, ch
    cmovae edx, esi
    cmp bl, dl
    seta bl
.L9:
    movzx esi, al
    movzx edx, bl
    mov eax, ebp
    movd xmm0, dword ptr [esp + 0x1]
    shl edx, 0x10
    shl esi, 0x8
    or esi, edx
    movzx edx, al
    xor eax, eax
    or edx, esi
    mov esi, 0x7
    test dl, 0x1
    mov edi, edx
    cmove esi, eax
    and edi, 0x100
    mov eax, 0x38
    cmove eax, edi
    or eax, esi
    xor cl, al
    test edx, 0x10000
    jne .L10
    movzx eax, al
    movd xmm1, eax
    punpcklbw xmm1, xmm1
    pshuflw xmm1, xmm1, 0x0
    pxor xmm1, xmm0
    jmp .L11
.L10:
    movzx eax, al
    mov edx, ecx
    shl cl, 0x3
    movd xmm1, eax
    mov eax, dword ptr [esp + 0x18]
    shr dl, 0x3
    and cl, 0x38
    punpcklbw xmm1, xmm1
    or cl, dl
    pshuflw xmm1, xmm1, 0x0
    pxor xmm1, xmm0
    movdqa xmm0, xmm1
    psllw xmm1, 0x3
    psrlw xmm0, 0x3
    pand xmm1, xmmword ptr [eax + .C0]
    pand xmm0, xmmword ptr [eax + .C1]
    por xmm1, xmm0
.L11:
    mov edx, dword ptr [esp + 0x8]
    mov al, 0x1
    mov byte ptr [edx + 0x1], cl
    movd dword ptr [edx + 0x2], xmm1
.L12:
    mov byte ptr [edx], al
    add esp, 0x20
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.C0 = 0x0000000038383838 0x0000000000000000
.C1 = 0x1f1f1f1f1f1f1f1f 0x1f1f1f1f1f1f1f1f

plywright::endings::rules::feature::Feature::of:
    cmp cl, 0x5
    jae .L0
    mov edx, ecx
    xor eax, eax
    ret
.L0:
    cmp cl, 0xf
    jae .L1
    add cl, -0x5
    mov al, 0x1
    mov edx, ecx
    ret
.L1:
    cmp cl, 0x19
    jae .L2
    add cl, -0xf
    mov al, 0x2
    mov edx, ecx
    ret
.L2:
    cmp cl, 0x23
    jae .L3
    add cl, -0x19
    mov al, 0x3
    mov edx, ecx
    ret
.L3:
    cmp cl, 0x28
    jae .L4
    add cl, -0x23
    mov al, 0x4
    mov edx, ecx
    ret
.L4:
    cmp cl, 0x2a
    jae .L5
    add cl, -0x28
    mov al, 0x5
    mov edx, ecx
    ret
.L5:
    cmp cl, 0x2c
    jae .L6
    add cl, -0x2a
    mov al, 0x6
    mov edx, ecx
    ret
.L6:
    cmp cl, 0x2e
    jae .L7
    add cl, -0x2c
    mov al, 0x9
    mov edx, ecx
    ret
.L7:
    cmp cl, 0x30
    jae .L8
    add cl, -0x2e
    mov al, 0xa
    mov edx, ecx
    ret
.L8:
    cmp cl, 0x32
    jae .L9
    add cl, -0x30
    mov al, 0xb
    mov edx, ecx
    ret
.L9:
    cmp cl, 0x34
    jae .L10
    add cl, -0x32
    mov al, 0xc
    mov edx, ecx
    ret
.L10:
    cmp cl, 0x36
    jae .L11
    add cl, -0x34
    mov al, 0xd
    mov edx, ecx
    ret
.L11:
    cmp cl, 0x38
    jae .L12
    add cl, -0x36
    mov al, 0xe
    mov edx, ecx
    ret
.L12:
    movzx eax, cl
    cmp eax, 0x6b
    jle .L13
    cmp eax, 0x6c
    je .L14
    cmp eax, 0x72
    je .L15
    cmp eax, 0x7f
    jne .L18
    mov al, 0x1b
    jmp .L17
.L13:
    cmp eax, 0x38
    je .L16
    cmp eax, 0x39
    jne .L18
    mov al, 0x8
    jmp .L17
.L14:
    mov al, 0x16
    jmp .L17
.L15:
    mov al, 0x18
    jmp .L17
.L16:
    mov al, 0x7
.L17:
    ret
.L18:
    mov edx, ecx
    mov al, 0xf
    add dl, -0x3a
    cmp dl, 0xa
    jb .L17
    mov edx, ecx
    mov al, 0x10
    add dl, -0x44
    cmp dl, 0xa
    jb .L17
    mov edx, ecx
    mov al, 0x11
    add dl, -0x4e
    cmp dl, 0xa
    jb .L17
    mov edx, ecx
    mov al, 0x12
    add dl, -0x58
    cmp dl, 0x5
    jb .L17
    mov edx, ecx
    mov al, 0x13
    add dl, -0x5d
    cmp dl, 0x5
    jb .L17
    mov edx, ecx
    mov al, 0x14
    add dl, -0x62
    cmp dl, 0x5
    jb .L17
    mov edx, ecx
    mov al, 0x15
    add dl, -0x67
    cmp dl, 0x5
    jb .L17
    mov edx, ecx
    mov al, 0x17
    add dl, -0x6d
    cmp dl, 0x5
    jb .L17
    mov edx, ecx
    mov al, 0x19
    add dl, -0x73
    cmp dl, 0x2
    jb .L17
    add cl, -0x75
    cmp cl, 0xa
    mov edx, ecx
    setae al
    add al, al
    add al, 0x1a
    ret

plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x68
    call .L0
.L0:
    pop eax
    mov edi, ecx
    mov esi, 0x1
    xor ebp, ebp
    xor ebx, ebx
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp], eax
    mov eax, edx
    xor al, 0x1
    mov byte ptr [esp + 0x7], al
    movzx eax, al
    movzx ecx, byte ptr [ecx + eax + 0x78]
    shld ebp, esi, cl
    shl esi, cl
    test cl, 0x20
    mov ecx, dword ptr [edi + 8*eax + 0x18]
    cmovne ebp, esi
    cmovne esi, ebx
    mov ebx, dword ptr [edi + 8*eax + 0x2c]
    mov dword ptr [esp + 0x8], ebp
    mov dword ptr [esp + 0x2c], ecx
    mov ecx, dword ptr [edi + 8*eax + 0x1c]
    mov dword ptr [esp + 0x3c], ebx
    or ebx, ebp
    not ebx
    mov dword ptr [esp + 0x28], ecx
    mov ecx, dword ptr [edi + 8*eax + 0x28]
    mov eax, dword ptr [edi + 8*edx + 0x2c]
    and ebx, dword ptr [esp + 0x28]
    mov ebp, ecx
    mov dword ptr [esp + 0x38], ecx
    mov ecx, dword ptr [edi + 8*edx + 0x28]
    or ebp, esi
    and eax, ebx
    not ebp
    and ebp, dword ptr [esp + 0x2c]
    and ecx, ebp
    or ecx, eax
    mov al, 0x1
    jne .L15
    mov eax, dword ptr [edi + 0x4]
    mov ecx, 0x8
    mov dword ptr [esp + 0x54], ebp
    mov dword ptr [esp + 0x58], ebx
    mov dword ptr [esp + 0x20], esi
    cmp eax, 0x8
    cmovb ecx, eax
    test eax, eax
    mov dword ptr [esp + 0x48], ecx
    je .L14
    mov eax, dword ptr [esp + 0x8]
    mov ecx, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x34], edi
    mov edi, dword ptr [edi]
    mov esi, 0x8
    mov dword ptr [esp + 0x40], edx
    not eax
    not ecx
    mov dword ptr [esp + 0x24], edi
    and dword ptr [esp + 0x2c], ecx
    and dword ptr [esp + 0x28], eax
    test dl, dl
    mov eax, 0x38
    mov ecx, 0x0
    cmovne esi, eax
    cmove eax, ecx
    xor ecx, ecx
    mov dword ptr [esp + 0x50], esi
    mov dword ptr [esp + 0x4c], eax
    jmp .L3
    nop
.L1:
    mov ecx, eax
    xor edx, edx
    mov esi, 0x1
    mov edi, 0x0
    add cl, byte ptr [esp + 0x50]
    shld edx, esi, cl
    shl esi, cl
    test cl, 0x20
    movzx ecx, cl
    cmovne ebx, ebp
    cmovne edx, esi
    cmovne esi, edi
    bt ebx, ecx
    mov ecx, dword ptr [esp + 0x3c]
    jae .L12
    nop
.L2:
    mov ecx, dword ptr [esp + 0x44]
    mov edx, dword ptr [esp + 0x40]
    inc ecx
    cmp ecx, dword ptr [esp + 0x48]
    je .L14
.L3:
    mov eax, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x44], ecx
    cmp byte ptr [eax + 2*ecx], dl
    jne .L2
    mov esi, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x44]
    mov ecx, dword ptr [esi + 8*edx + 0x38]
    movzx eax, byte ptr [esi + edx + 0x8]
    mov dword ptr [esp + 0x18], ecx
    mov ecx, dword ptr [esi + 8*edx + 0x3c]
    mov dword ptr [esp + 0x14], ecx
    mov ecx, dword ptr [esp + 0x24]
    movzx edx, byte ptr [ecx + 2*edx + 0x1]
    lea ebp, [edx - 0x1]
    cmp ebp, 0x2
    mov dword ptr [esp + 0x5c], ebp
    jae .L7
    mov ah, byte ptr [esp + 0x7]
    xor edi, edi
    mov dword ptr [esp + 0x10], 0x0
    mov dword ptr [esp + 0xc], 0x0
    jmp .L6
    nop
.L4:
    mov ecx, dword ptr [esp + 0x24]
.L5:
    inc edi
    cmp dword ptr [esp + 0x48], edi
    je .L8
.L6:
    cmp byte ptr [ecx + 2*edi], ah
    jne .L5
    movzx ecx, byte ptr [ecx + 2*edi + 0x1]
    add cl, -0x3
    cmp cl, 0x1
    ja .L4
    movzx ecx, byte ptr [esi + edi + 0x8]
    xor esi, esi
    mov ebp, 0x1
    shld esi, ebp, cl
    shl ebp, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, ebp
    cmovne ebp, ecx
    or dword ptr [esp + 0xc], esi
    mov esi, dword ptr [esp + 0x34]
    or dword ptr [esp + 0x10], ebp
    jmp .L4
    nop
.L7:
    test edx, edx
    mov dword ptr [esp + 0x10], 0x0
    mov dword ptr [esp + 0xc], 0x0
    jne .L8
    mov ecx, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x14]
    and ecx, dword ptr [esp + 0x2c]
    and edx, dword ptr [esp + 0x28]
    or edx, ecx
    jne .L13
    mov ebx, dword ptr [esi + 0x10]
    mov ebp, dword ptr [esi + 0x14]
    jmp .L1
    nop
.L8:
    mov ecx, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0xc]
    and ecx, dword ptr [esp + 0x18]
    and esi, dword ptr [esp + 0x14]
    or esi, ecx
    jne .L13
    mov edi, dword ptr [esp + 0x34]
    test edx, edx
    mov ebx, dword ptr [edi + 0x10]
    mov ebp, dword ptr [edi + 0x14]
    je .L1
    xor edx, edx
    mov ecx, eax
    mov esi, 0x1
    shld edx, esi, cl
    shl esi, cl
    test al, 0x20
    mov eax, 0x0
    mov ecx, dword ptr [esp + 0x40]
    cmovne edx, esi
    cmovne esi, eax
    mov eax, dword ptr [esp + 0x20]
    or edx, dword ptr [esp + 0x8]
    or esi, eax
    not edx
    not esi
    and ebp, edx
    mov edx, dword ptr [edi + 8*ecx + 0x1c]
    and ebx, esi
    mov esi, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x30], ebx
    mov ebx, eax
    mov eax, dword ptr [edi + 8*ecx + 0x18]
    mov edi, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x1c], ebp
    or edx, dword ptr [esp + 0x3c]
    or edi, dword ptr [esp + 0x54]
    or eax, dword ptr [esp + 0x38]
    not edx
    and ecx, edx
    mov edx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x10], edi
    mov edi, dword ptr [esp]
    not eax
    and esi, eax
    or edx, dword ptr [esp + 0x58]
    mov dword ptr [esp + 0xc], edx
.L9:
    mov ebp, dword ptr [esp + 0x8]
    mov eax, esi
    or eax, ecx
    je .L2
    tzcnt edx, ecx
    tzcnt eax, esi
    mov dword ptr [esp + 0x18], esi
    mov dword ptr [esp + 0x14], ecx
    add edx, 0x20
    test esi, esi
    cmovne edx, eax
    mov eax, dword ptr [esp + 0x5c]
    add esi, -0x1
    adc ecx, -0x1
    mov dword ptr [esp + 0x64], esi
    mov dword ptr [esp + 0x60], ecx
    mov eax, dword ptr [edi + 4*eax + .C0]
    add eax, edi
    jmp eax
    shl edx, 0x6
    mov eax, dword ptr [edi + edx + plywright::board::geometry::AROUND + 4]
    mov edx, dword ptr [edi + edx + plywright::board::geometry::AROUND]
    jmp .L11
    shl edx, 0x6
    mov eax, dword ptr [edi + edx + plywright::board::geometry::AROUND + 12]
    mov edx, dword ptr [edi + edx + plywright::board::geometry::AROUND + 8]
    jmp .L11
    mov eax, dword ptr [esp]
    lea esi, [edx + 2*edx]
    mov edx, dword ptr [esp]
    mov ecx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov edi, dword ptr [eax + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esp]
    mov ebp, dword ptr [edx + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    mov eax, dword ptr [eax + 8*esi + plywright::sliders::magic::LOOKUPS]
    and edi, dword ptr [esp + 0x1c]
    and eax, dword ptr [esp + 0x30]
    imul edi, ecx
    imul ebp, eax
    mul ecx
    mov ecx, dword ptr [esp]
    add edi, edx
    add edi, ebp
    mov ebp, dword ptr [esp + 0x8]
    movzx ecx, byte ptr [ecx + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp]
    cmove edi, eax
    add edi, dword ptr [ecx + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
    jmp .L10
    mov eax, dword ptr [esp]
    lea edi, [edx + 2*edx]
    mov esi, dword ptr [esp]
    mov ebx, dword ptr [esp + 0x30]
    mov edx, dword ptr [eax + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov eax, dword ptr [esp]
    mov esi, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    movzx ecx, byte ptr [eax + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    mov eax, dword ptr [esp]
    mov ebp, dword ptr [eax + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esp]
    mov eax, dword ptr [eax + 8*edi + plywright::sliders::magic::LOOKUPS]
    and ebp, dword ptr [esp + 0x1c]
    and eax, ebx
    imul ebp, edx
    imul esi, eax
    mul edx
    add ebp, edx
    add ebp, esi
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    mov ecx, dword ptr [esp]
    cmove ebp, eax
    mov eax, dword ptr [esp]
    mov ecx, dword ptr [ecx + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [eax + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [esp]
    mov esi, dword ptr [eax + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esp]
    mov eax, dword ptr [eax + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    and esi, dword ptr [esp + 0x1c]
    and eax, ebx
    imul esi, edx
    mov ebx, dword ptr [esp + 0x20]
    imul ecx, eax
    mul edx
    add esi, edx
    mov edx, dword ptr [esp]
    add esi, ecx
    mov ecx, dword ptr [esp]
    add ebp, dword ptr [edx + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    movzx ecx, byte ptr [ecx + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    mov eax, dword ptr [esp]
    add esi, dword ptr [eax + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, dword ptr [esp]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    or eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 4]
    or edx, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [esp + 0x8]
    jmp .L11
    mov eax, dword ptr [esp]
    lea esi, [edx + 2*edx]
    mov edx, dword ptr [esp]
    mov ecx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 1544]
    mov edi, dword ptr [eax + 8*esi + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esp]
    mov ebp, dword ptr [edx + 8*esi + plywright::sliders::magic::LOOKUPS + 1548]
    mov eax, dword ptr [eax + 8*esi + plywright::sliders::magic::LOOKUPS + 1536]
    and edi, dword ptr [esp + 0x1c]
    and eax, dword ptr [esp + 0x30]
    imul edi, ecx
    imul ebp, eax
    mul ecx
    mov ecx, dword ptr [esp]
    add edi, edx
    add edi, ebp
    mov ebp, dword ptr [esp + 0x8]
    movzx ecx, byte ptr [ecx + 8*esi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp]
    cmove edi, eax
    add edi, dword ptr [ecx + 8*esi + plywright::sliders::magic::LOOKUPS + 1552]
.L10:
    mov eax, dword ptr [esp]
    mov ecx, dword ptr [esp]
    mov eax, dword ptr [eax + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov edx, dword ptr [ecx + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [esp]
.L11:
    mov ecx, edx
    mov esi, eax
    and ecx, ebx
    and esi, ebp
    or esi, ecx
    setne bl
    and edx, dword ptr [esp + 0x10]
    and eax, dword ptr [esp + 0xc]
    mov ecx, edx
    mov esi, eax
    sub ecx, 0x1
    sbb esi, 0x0
    setae bh
    test bl, bh
    jne .L13
    mov ebx, dword ptr [esp + 0x18]
    mov ebp, dword ptr [esp + 0x14]
    and eax, esi
    and edx, ecx
    and ebx, dword ptr [esp + 0x64]
    and ebp, dword ptr [esp + 0x60]
    or eax, edx
    mov esi, ebx
    mov ebx, dword ptr [esp + 0x20]
    mov ecx, ebp
    je .L9
    jmp .L13
.L12:
    and al, -0x8
    xor al, byte ptr [esp + 0x4c]
    cmp al, 0x30
    jne .L2
    and esi, dword ptr [esp + 0x38]
    and edx, ecx
    or edx, esi
    jne .L2
.L13:
    mov al, 0x1
    jmp .L15
.L14:
    xor eax, eax
.L15:
    add esp, 0x68
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.C0 = 0xffe4db7f

plywright::endings::rules::view::View<R>::checks:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x34
    mov dword ptr [esp + 0x14], ecx
    mov ecx, dword ptr [ecx + 0x4]
    call .L0
.L0:
    pop eax
    mov ebp, 0x8
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp], eax
    cmp ecx, 0x8
    cmovb ebp, ecx
    test ecx, ecx
    je .L8
    mov ecx, dword ptr [esp + 0x14]
    mov eax, edx
    mov esi, dword ptr [esp]
    pxor xmm3, xmm3
    mov dword ptr [esp + 0x10], 0x0
    mov dword ptr [esp + 0x30], edx
    mov dword ptr [esp + 0x8], ebp
    xor al, 0x1
    movzx eax, al
    mov dword ptr [esp + 0x2c], eax
    movzx eax, byte ptr [ecx + eax + 0x78]
    mov ebx, dword ptr [ecx]
    movzx ecx, dl
    movdqa xmm0, xmmword ptr [esi + .C0]
    movdqa xmm1, xmmword ptr [esi + .C1]
    movdqa xmm2, xmmword ptr [esi + .C2]
    mov dword ptr [esp + 0x28], ecx
    lea ecx, [eax + 2*eax]
    shl eax, 0x6
    lea ecx, [esi + 8*ecx + plywright::sliders::magic::LOOKUPS]
    lea eax, [esi + eax + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0xc], ecx
    mov dword ptr [esp + 0x1c], eax
    mov eax, ebx
    xor ebx, ebx
    mov ecx, edx
    mov dword ptr [esp + 0x18], eax
    jmp .L3
    nop
.L1:
    mov eax, dword ptr [esp + 0x18]
.L2:
    inc ebx
    cmp ebp, ebx
    je .L7
.L3:
    cmp byte ptr [eax + 2*ebx], cl
    jne .L2
    movzx edx, byte ptr [eax + 2*ebx + 0x1]
    mov eax, edx
    dec al
    cmp al, 0x3
    ja .L1
    mov esi, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp]
    xor ebp, ebp
    mov eax, 0x1
    movzx ecx, byte ptr [esi + ebx + 0x8]
    shld ebp, eax, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne ebp, eax
    cmovne eax, ecx
    dec edx
    mov ecx, dword ptr [edi + 4*edx + .C3]
    not ebp
    not eax
    and ebp, dword ptr [esi + 0x14]
    and eax, dword ptr [esi + 0x10]
    add ecx, edi
    jmp ecx
    mov eax, dword ptr [esp + 0x1c]
    mov ecx, dword ptr [eax]
    mov eax, dword ptr [eax + 0x4]
    jmp .L5
    mov esi, dword ptr [esp + 0xc]
    mov edx, dword ptr [esi + 0x8]
    and ebp, dword ptr [esi + 0x4]
    and eax, dword ptr [esi]
    mov ecx, dword ptr [esi + 0xc]
    imul ecx, eax
    imul ebp, edx
    mul edx
    add ebp, edx
    add ebp, ecx
    movzx ecx, byte ptr [esi + 0x14]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [esi + 0x10]
    jmp .L4
    mov edi, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x4], eax
    mov ecx, dword ptr [edi + 0x8]
    mov edx, dword ptr [edi + 0xc]
    mov esi, dword ptr [edi + 0x4]
    mov dword ptr [esp + 0x24], ecx
    mov ecx, dword ptr [edi]
    and esi, ebp
    and ecx, eax
    imul edx, ecx
    mov eax, ecx
    movzx ecx, byte ptr [edi + 0x14]
    mov dword ptr [esp + 0x20], edx
    mov edx, dword ptr [esp + 0x24]
    imul esi, edx
    mul edx
    add esi, edx
    mov edx, dword ptr [edi + 0x608]
    add esi, dword ptr [esp + 0x20]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [edi + 0x60c]
    cmove esi, eax
    mov eax, dword ptr [esp + 0x4]
    and ebp, dword ptr [edi + 0x604]
    add esi, dword ptr [edi + 0x10]
    and eax, dword ptr [edi + 0x600]
    imul ebp, edx
    imul ecx, eax
    mul edx
    add ebp, edx
    mov edx, dword ptr [esp]
    add ebp, ecx
    movzx ecx, byte ptr [edi + 0x614]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    mov eax, dword ptr [esp]
    add ebp, dword ptr [edi + 0x610]
    mov ecx, dword ptr [eax + 8*ebp + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [esp]
    mov eax, dword ptr [eax + 8*ebp + plywright::sliders::magic::TABLE + 4]
    or eax, dword ptr [edx + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov dword ptr [esp + 0x4], eax
    mov eax, dword ptr [esp]
    or ecx, dword ptr [eax + 8*esi + plywright::sliders::magic::TABLE]
    jmp .L6
    mov esi, dword ptr [esp + 0xc]
    mov edx, dword ptr [esi + 0x608]
    and ebp, dword ptr [esi + 0x604]
    and eax, dword ptr [esi + 0x600]
    mov ecx, dword ptr [esi + 0x60c]
    imul ecx, eax
    imul ebp, edx
    mul edx
    add ebp, edx
    add ebp, ecx
    movzx ecx, byte ptr [esi + 0x614]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [esi + 0x610]
.L4:
    mov ecx, dword ptr [esp]
    mov eax, dword ptr [ecx + 8*ebp + plywright::sliders::magic::TABLE + 4]
    mov ecx, dword ptr [ecx + 8*ebp + plywright::sliders::magic::TABLE]
.L5:
    mov dword ptr [esp + 0x4], eax
.L6:
    mov esi, dword ptr [esp + 0x2c]
    mov edi, dword ptr [esp + 0x14]
    mov eax, dword ptr [esp + 0x28]
    mov ebp, dword ptr [esp + 0x8]
    mov edx, dword ptr [edi + 8*esi + 0x28]
    or edx, dword ptr [edi + 8*eax + 0x18]
    not edx
    and edx, dword ptr [edi + 8*ebx + 0x38]
    and edx, ecx
    mov ecx, dword ptr [edi + 8*esi + 0x2c]
    movd xmm4, edx
    or ecx, dword ptr [edi + 8*eax + 0x1c]
    not ecx
    and ecx, dword ptr [edi + 8*ebx + 0x3c]
    and ecx, dword ptr [esp + 0x4]
    movd xmm5, ecx
    mov ecx, dword ptr [esp + 0x10]
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
    add cl, al
    mov eax, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x10], ecx
    mov ecx, dword ptr [esp + 0x30]
    jmp .L2
.L7:
    mov eax, dword ptr [esp + 0x10]
    movzx ecx, al
    cmp al, 0x7
    mov eax, 0x7
    cmovb eax, ecx
    jmp .L9
.L8:
    xor eax, eax
.L9:
    add esp, 0x34
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.C0 = 0x5555555555555555 0x5555555555555555
.C1 = 0x3333333333333333 0x3333333333333333
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
.C3 = 0xffe4cd87

plywright::endings::rules::view::View<R>::new:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0xa0
    mov ebp, edx
    mov eax, dword ptr [esp + 0xb4]
    movzx edx, byte ptr [esp + 0xbc]
    xorps xmm0, xmm0
    call .L0
.L0:
    pop ebx
    mov dword ptr [esp + 0x18], ecx
    lea ecx, [esp + 0x28]
    add ebx, _GLOBAL_OFFSET_TABLE_
    movsd qword ptr [esp + 0x90], xmm0
    movsd qword ptr [esp + 0x88], xmm0
    movsd qword ptr [esp + 0x80], xmm0
    movsd qword ptr [esp + 0x78], xmm0
    movsd qword ptr [esp + 0x70], xmm0
    movsd qword ptr [esp + 0x68], xmm0
    movsd qword ptr [esp + 0x60], xmm0
    movsd qword ptr [esp + 0x58], xmm0
    movsd qword ptr [esp + 0x50], xmm0
    movsd qword ptr [esp + 0x48], xmm0
    movsd qword ptr [esp + 0x40], xmm0
    movsd qword ptr [esp + 0x38], xmm0
    mov dword ptr [esp + 0x20], ebp
    xorps xmm0, xmm0
    mov dword ptr [esp], ebp
    mov dword ptr [esp + 0x24], eax
    mov byte ptr [esp + 0x9e], dl
    lea esi, [eax + eax]
    mov dl, -0x1
    movups xmmword ptr [esp + 0x28], xmm0
    mov dword ptr [esp + 0x98], 0x0
    mov byte ptr [esp + 0x9c], 0x0
    nop
.L1:
    test esi, esi
    je .L3
    add esi, -0x2
    inc dl
    cmp byte ptr [ebp + 0x1], 0x0
    lea edi, [ebp + 0x2]
    mov ebp, edi
    jne .L1
    mov byte ptr [esp + 0x9a], dl
    nop
.L2:
    test esi, esi
    je .L3
    inc dl
    add esi, -0x2
    cmp byte ptr [edi + 0x1], 0x0
    lea edi, [edi + 0x2]
    jne .L2
    mov byte ptr [esp + 0x9b], dl
.L3:
    mov esi, dword ptr [esp + 0xb8]
    cmp eax, 0x5
    movzx edx, byte ptr [esi + 0x4]
    mov byte ptr [ecx + 0x4], dl
    mov edx, dword ptr [esi]
    mov dword ptr [ecx], edx
    mov edx, 0x5
    cmovb edx, eax
    test eax, eax
    mov dword ptr [esp + 0x10], edx
    je .L10
    mov edx, dword ptr [esp]
    mov dword ptr [esp + 0x14], ebx
    xor esi, esi
    mov ebx, 0x0
    jmp .L5
    nop
.L4:
    inc esi
    cmp dword ptr [esp + 0x10], esi
    je .L6
.L5:
    mov eax, dword ptr [esp + 0xb8]
    movzx edi, byte ptr [edx + 2*esi]
    xor ebp, ebp
    movzx ecx, byte ptr [eax + esi]
    mov eax, 0x1
    shld ebp, eax, cl
    shl eax, cl
    test cl, 0x20
    cmovne ebp, eax
    cmovne eax, ebx
    or dword ptr [esp + 8*edi + 0x38], eax
    or dword ptr [esp + 8*edi + 0x3c], ebp
    cmp byte ptr [edx + 2*esi + 0x1], 0x5
    jne .L4
    mov byte ptr [esp + edi + 0x98], cl
    jmp .L4
.L6:
    mov eax, dword ptr [esp + 0x40]
    mov ecx, dword ptr [esp + 0x44]
    mov esi, dword ptr [esp]
    mov ebx, dword ptr [esp + 0x14]
    xor ebp, ebp
    or eax, dword ptr [esp + 0x38]
    or ecx, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x4], ecx
    mov dword ptr [esp + 0x34], ecx
    mov dword ptr [esp + 0x8], eax
    mov dword ptr [esp + 0x30], eax
    jmp .L8
    lea esi, [ecx + 2*ecx]
    movzx eax, byte ptr [ebx + 8*esi - 0x213ac8]
    mov edi, dword ptr [ebx + 8*esi - 0x213ad8]
    mov edx, dword ptr [ebx + 8*esi - 0x213ad4]
    mov ecx, dword ptr [ebx + 8*esi - 0x213ad0]
    mov byte ptr [esp + 0xc], al
    mov eax, dword ptr [ebx + 8*esi - 0x213adc]
    and edi, dword ptr [esp + 0x4]
    and eax, dword ptr [esp + 0x8]
    imul edi, edx
    imul ecx, eax
    mul edx
    add edi, edx
    add edi, ecx
    movzx ecx, byte ptr [esp + 0xc]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, esi
    cmove edi, eax
    mov eax, dword ptr [ebx + 8*esi - 0x2134d4]
    mov esi, dword ptr [ebx + 8*esi - 0x2134d8]
    mov dword ptr [esp + 0x1c], ecx
    mov dword ptr [esp + 0xc], eax
    mov eax, dword ptr [ebx + 8*ecx - 0x2134dc]
    and esi, dword ptr [esp + 0x4]
    mov ecx, dword ptr [ebx + 8*ecx - 0x2134d0]
    mov edx, dword ptr [esp + 0xc]
    and eax, dword ptr [esp + 0x8]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    mov edx, dword ptr [esp + 0x1c]
    add esi, ecx
    movzx ecx, byte ptr [ebx + 8*edx - 0x2134c8]
    add edi, dword ptr [ebx + 8*edx - 0x213acc]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [ebx + 8*edx - 0x2134cc]
    mov ecx, dword ptr [ebx + 8*esi - 0x2e5edc]
    mov eax, dword ptr [ebx + 8*esi - 0x2e5ed8]
    mov esi, dword ptr [esp]
    or eax, dword ptr [ebx + 8*edi - 0x2e5ed8]
    or ecx, dword ptr [ebx + 8*edi - 0x2e5edc]
    nop
.L7:
    movzx edx, byte ptr [esi + 2*ebp]
    mov dword ptr [esp + 8*ebp + 0x58], ecx
    mov dword ptr [esp + 8*ebp + 0x5c], eax
    inc ebp
    or dword ptr [esp + 8*edx + 0x48], ecx
    or dword ptr [esp + 8*edx + 0x4c], eax
    cmp dword ptr [esp + 0x10], ebp
    je .L11
.L8:
    mov eax, dword ptr [esp + 0xb8]
    movzx ecx, byte ptr [eax + ebp]
    movzx eax, byte ptr [esi + 2*ebp + 0x1]
    mov eax, dword ptr [ebx + 4*eax + .C0]
    add eax, ebx
    jmp eax
    movzx eax, byte ptr [esi + 2*ebp]
    shl ecx, 0x6
    lea edx, [ebx + ecx + plywright::board::geometry::AROUND]
    mov ecx, dword ptr [edx + 8*eax + 0x10]
    mov eax, dword ptr [edx + 8*eax + 0x14]
    jmp .L7
    lea esi, [ecx + 2*ecx]
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1536]
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1544]
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1548]
    and edi, dword ptr [esp + 0x4]
    and eax, dword ptr [esp + 0x8]
    imul ecx, eax
    imul edi, edx
    mul edx
    add edi, edx
    add edi, ecx
    movzx ecx, byte ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    add edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1552]
    jmp .L9
    lea esi, [ecx + 2*ecx]
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    and edi, dword ptr [esp + 0x4]
    and eax, dword ptr [esp + 0x8]
    imul ecx, eax
    imul edi, edx
    mul edx
    add edi, edx
    add edi, ecx
    movzx ecx, byte ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    add edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
.L9:
    mov esi, dword ptr [esp]
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov ecx, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    jmp .L7
    shl ecx, 0x6
    mov eax, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 4]
    mov ecx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND]
    jmp .L7
    shl ecx, 0x6
    mov eax, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 12]
    mov ecx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 8]
    jmp .L7
.L10:
    mov dword ptr [esp + 0x34], 0x0
    mov dword ptr [esp + 0x30], 0x0
.L11:
    mov edi, dword ptr [esp + 0x18]
    lea esi, [esp + 0x20]
    mov ecx, 0x20
    rep movsd dword ptr es:[edi], dword ptr [esi]
    add esp, 0xa0
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.C0 = 0xffe4bd96
