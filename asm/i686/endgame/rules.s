# The kernels of endgame/rules, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm endgame/rules --target i686
# binary: sha256 ac751e056848e7c2fdf1cc047839a6232e19f4cc9e6b6801dcfdd9e23e606089
# latency: 119 instructions in 459 bytes; innermost loops: .L1 of 76
# throughput: 96 instructions in 381 bytes; innermost loops: .L1 of 65
# plywright::endings::known::Endings::ask_sources: 2643 instructions in 10054 bytes; innermost loops: .L11 of 165, .L22 of 32, .L28 of 38, .L31 of 48, .L36 of 60, .L66 of 8, .L70 of 8, .L84 of 45
# plywright::endings::layout::Layout::folded: 206 instructions in 669 bytes; innermost loops: .L1 of 39, .L3 of 37
# plywright::endings::rules::feature::Feature::of: 152 instructions in 342 bytes; innermost loops: none
# plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot: 383 instructions in 1413 bytes; innermost loops: .L5 of 5
# plywright::endings::rules::view::View<R>::checks: 215 instructions in 772 bytes; innermost loops: .L1 of 11
# plywright::endings::rules::view::View<R>::new: 228 instructions in 1002 bytes; innermost loops: .L1 of 8, .L2 of 7, .L4 of 19
# mix of 4042 instructions: 1334 mov, 292 and, 234 movzx, 184 add, 178 cmp, 149 or, 128 xor, 123 jmp, 95 test, 88 sub, 79 shr, 72 shl, 71 movdqa, 63 cmovne, 61 je, 58 pand, 48 lea, 48 not, 47 jne, 45 cmovb, 45 imul, 40 psrlw, 36 push, 35 pop, 34 cmove, 33 movd, 31 shrd, 29 shld, 26 paddb, 24 mul, 22 ret, 19 call, 19 jae, 16 cmova, 16 inc, 13 ja, 13 jbe, 13 psadbw, 13 psubb, 13 setb, 12 movsd, 12 pxor, 12 tzcnt, 11 jb, 10 setne, 9 punpckldq, 8 adc, 7 dec, 7 sete, 6 pshufd, 6 setae, 4 cmovge, 4 cmovl, 4 cmovs, 4 neg, 4 paddd, 4 ror, 3 movdqu, 2 cmovae, 2 jle, 2 packssdw, 2 pmaddwd, 2 pshuflw, 2 punpcklbw, 2 seta, 2 xorps, 1 bt, 1 cmovbe, 1 jge, 1 movq, 1 movups, 1 por, 1 psllw, 1 rep, 1 sbb, 1 setg, 1 setl, 1 sets

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
    mov esi, dword ptr [eax + 0x4]
    lea eax, [esp + 0x10]
    test ebx, ebx
    je .L5
    mov eax, dword ptr [esp + 0x80]
    mov edx, dword ptr [esp + 0x10]
    movdqa xmm2, xmmword ptr [ecx + .C0]
    movdqa xmm3, xmmword ptr [ecx + .C1]
    movdqa xmm4, xmmword ptr [ecx + .C2]
    pxor xmm5, xmm5
    xor ebp, ebp
    xor edi, edi
    mov dword ptr [esp + 0x20], ecx
    mov dword ptr [esp + 0x8], ebx
    mov eax, dword ptr [eax + 0x8]
    mov dword ptr [esp + 0x24], edx
    xor edx, edx
    movdqa xmmword ptr [esp + 0x50], xmm2
    movdqa xmmword ptr [esp + 0x40], xmm3
    movdqa xmmword ptr [esp + 0x30], xmm4
    mov dword ptr [esp + 0x1c], eax
    xor eax, eax
    jmp .L4
    nop
.L1:
    xor edx, edx
.L2:
    mov eax, dword ptr [esp + 0x2c]
    mov ecx, dword ptr [esp + 0x28]
    add eax, ebp
    adc ecx, edx
    and ebp, dword ptr [esp + 0x24]
    mov edx, ecx
.L3:
    inc edi
    cmp ebx, edi
    je .L6
.L4:
    mov ecx, ebp
    xor ecx, edi
    cmp ecx, ebx
    jae .L3
    mov dword ptr [esp + 0x2c], eax
    imul eax, ecx, 0x9c
    mov dword ptr [esp + 0x28], edx
    xor ebp, ebp
    add eax, esi
    mov dword ptr [esp + 0xc], eax
    lea eax, [esp + 0xc]
    mov edx, dword ptr [esp + 0xc]
    mov eax, dword ptr [edx + 0x88]
    mov ecx, dword ptr [edx + 0x8c]
    or eax, dword ptr [edx + 0x80]
    or ecx, dword ptr [edx + 0x84]
    movd xmm1, ecx
    movd xmm0, eax
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
    movd eax, xmm1
    cmp eax, 0x5
    ja .L1
    mov ecx, dword ptr [esp + 0x1c]
    mov ebx, dword ptr [esp + 0x20]
    add edx, 0x50
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
    mov ebx, esi
    shl cl, 0x4
    mov ebp, 0x1
    xor esi, esi
    mov edx, 0x1
    shld esi, edx, cl
    shl ebp, cl
    test cl, 0x20
    mov ecx, 0x0
    movzx edx, al
    cmovne esi, ebp
    cmovne ebp, ecx
    shl edx, 0x10
    or edx, esi
    mov esi, ebx
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
    mov edi, dword ptr [eax + 0x8]
    test edi, edi
    je .L3
    mov ecx, dword ptr [esp + 0x30]
    mov esi, dword ptr [eax + 0x4]
    movdqa xmm2, xmmword ptr [ebx + .C0]
    movdqa xmm3, xmmword ptr [ebx + .C1]
    movdqa xmm4, xmmword ptr [ebx + .C2]
    pxor xmm5, xmm5
    xor edx, edx
    mov eax, dword ptr [ecx + 0x8]
    mov dword ptr [esp + 0xc], eax
    xor eax, eax
    jmp .L2
    nop
.L1:
    mov eax, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x10]
    add eax, edi
    mov edi, dword ptr [esp + 0x18]
    adc edx, ebp
    add esi, 0x9c
    dec edi
    je .L4
.L2:
    mov dword ptr [esp + 0x14], eax
    mov dword ptr [esp + 0x18], edi
    mov dword ptr [esp + 0x10], edx
    mov dword ptr [esp + 0x8], esi
    lea eax, [esp + 0x8]
    mov edi, 0x0
    mov ebp, 0x0
    mov edx, dword ptr [esp + 0x8]
    mov eax, dword ptr [edx + 0x88]
    mov ecx, dword ptr [edx + 0x8c]
    or eax, dword ptr [edx + 0x80]
    or ecx, dword ptr [edx + 0x84]
    movd xmm1, ecx
    movd xmm0, eax
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
    movd eax, xmm1
    cmp eax, 0x5
    ja .L1
    mov ecx, dword ptr [esp + 0xc]
    add edx, 0x50
    call plywright::endings::known::Endings::ask_sources
    movdqa xmm4, xmmword ptr [ebx + .C2]
    movdqa xmm3, xmmword ptr [ebx + .C1]
    movdqa xmm2, xmmword ptr [ebx + .C0]
    pxor xmm5, xmm5
    cmp al, 0x2
    mov edi, 0x0
    mov ebp, 0x0
    je .L1
    mov ecx, edx
    xor edx, edx
    mov edi, 0x1
    movzx ebp, al
    shl cl, 0x4
    shld edx, edi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne edx, edi
    cmovne edi, ecx
    shl ebp, 0x10
    or ebp, edx
    jmp .L1
.L3:
    xor eax, eax
    xor edx, edx
.L4:
    add esp, 0x1c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.C0 = 0x5555555555555555 0x5555555555555555
.C1 = 0x3333333333333333 0x3333333333333333
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f

plywright::endings::known::Endings::ask_sources:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x21c
    call .L0
.L0:
    pop edi
    add edi, _GLOBAL_OFFSET_TABLE_
    test byte ptr [edx + 0x40], 0xf
    setne al
    test ecx, ecx
    sete bl
    or bl, byte ptr [edx + 0x41]
    or bl, al
    test bl, 0x1
    jne .L1
    movdqu xmm0, xmmword ptr [edx + 0x30]
    movdqu xmm4, xmmword ptr [edx + 0x18]
    mov eax, edi
    movdqu xmm2, xmmword ptr [edx + 0x8]
    mov esi, dword ptr [edx]
    mov ebx, dword ptr [edx + 0x30]
    mov edi, dword ptr [edx + 0x4]
    mov ebp, dword ptr [edx + 0x34]
    mov dword ptr [esp + 0xc], eax
    pshufd xmm1, xmm0, 0x44
    movdqa xmmword ptr [esp + 0x50], xmm4
    movdqa xmm0, xmmword ptr [eax + .C0]
    and ebp, edi
    and ebx, esi
    and esi, dword ptr [edx + 0x38]
    and edi, dword ptr [edx + 0x3c]
    movdqa xmm3, xmm1
    pand xmm1, xmm4
    movdqa xmm4, xmmword ptr [eax + .C1]
    movd xmm7, ebp
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
    movdqa xmm1, xmmword ptr [eax + .C2]
    movdqa xmm5, xmm3
    psrlw xmm3, 0x2
    pand xmm5, xmm0
    pand xmm3, xmm0
    paddb xmm3, xmm5
    movdqa xmm5, xmm3
    pand xmm6, xmm1
    psrlw xmm5, 0x4
    paddb xmm5, xmm3
    pxor xmm3, xmm3
    pand xmm5, xmm1
    psadbw xmm6, xmm3
    psadbw xmm5, xmm3
    packssdw xmm5, xmm6
    movd xmm6, ebx
    punpckldq xmm6, xmm7
    pmaddwd xmm5, xmmword ptr [eax + .C3]
    movdqa xmm7, xmm6
    psrlw xmm7, 0x1
    pand xmm7, xmm4
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
    pand xmm7, xmm1
    movdqa xmm1, xmmword ptr [eax + .C1]
    pshufd xmm5, xmm6, 0x55
    psadbw xmm7, xmm3
    paddd xmm5, xmm6
    movd ebx, xmm7
    movdqa xmm7, xmm0
    movd ebp, xmm5
    movq xmm5, qword ptr [edx + 0x38]
    movdqa xmmword ptr [esp + 0x180], xmm7
    add ebp, ebx
    pshufd xmm6, xmm5, 0x44
    pand xmm2, xmm6
    pand xmm6, xmmword ptr [esp + 0x50]
    movdqa xmm4, xmm6
    psrlw xmm4, 0x1
    pand xmm4, xmm1
    psubb xmm6, xmm4
    movdqa xmm4, xmm6
    psrlw xmm6, 0x2
    pand xmm4, xmm0
    pand xmm6, xmm0
    paddb xmm6, xmm4
    movdqa xmm4, xmm2
    psrlw xmm4, 0x1
    movdqa xmm5, xmm6
    pand xmm4, xmm1
    psrlw xmm5, 0x4
    psubb xmm2, xmm4
    paddb xmm5, xmm6
    movdqa xmm6, xmmword ptr [eax + .C2]
    movdqa xmm4, xmm2
    psrlw xmm2, 0x2
    pand xmm4, xmm7
    pand xmm2, xmm7
    paddb xmm2, xmm4
    movdqa xmm4, xmm2
    pand xmm5, xmm6
    psrlw xmm4, 0x4
    psadbw xmm5, xmm3
    paddb xmm4, xmm2
    movd xmm2, esi
    pand xmm4, xmm6
    psadbw xmm4, xmm3
    packssdw xmm4, xmm5
    movd xmm5, edi
    punpckldq xmm2, xmm5
    pmaddwd xmm4, xmmword ptr [eax + .C4]
    movdqa xmm5, xmm2
    psrlw xmm5, 0x1
    pand xmm5, xmm1
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
    pand xmm0, xmm6
    paddd xmm2, xmm4
    pshufd xmm1, xmm2, 0x55
    psadbw xmm0, xmm3
    movd edi, xmm0
    paddd xmm1, xmm2
    movd esi, xmm1
    imul edi, edi, 0x7c
    add esi, edi
    add esi, ebp
    cmp esi, 0x8b8
    ja .L1
    mov edi, dword ptr [ecx + 0xc]
    mov al, 0x2
    movzx edi, byte ptr [edi + esi]
    mov esi, edi
    and esi, 0x7f
    je .L102
    dec esi
    cmp esi, dword ptr [ecx + 0x8]
    jae .L2
    mov eax, dword ptr [ecx + 0x4]
    lea ecx, [esi + 8*esi]
    lea ebp, [eax + 4*ecx]
    sub esp, 0x8
    mov ebx, dword ptr [esp + 0x14]
    mov eax, edi
    shr al, 0x7
    mov dword ptr [esp + 0x58], edi
    mov edi, edx
    lea ecx, [esp + 0x1a4]
    mov edx, ebp
    movzx eax, al
    push eax
    mov esi, edi
    push edi
    call plywright::endings::layout::Layout::folded
    add esp, 0x10
    cmp byte ptr [esp + 0x19c], 0x1
    jne .L101
    movzx eax, byte ptr [esp + 0x1a1]
    cmp byte ptr [esp + 0x50], 0x0
    mov byte ptr [esp + 0x14c], al
    mov eax, dword ptr [esp + 0x19d]
    sets cl
    xor cl, byte ptr [esi + 0x43]
    mov dword ptr [esp + 0x148], eax
    mov edx, dword ptr [ebp + 0x4]
    movzx eax, cl
    mov byte ptr [esp + 0x72], cl
    sub esp, 0x4
    lea ecx, [esp + 0x98]
    lea esi, [esp + 0x14c]
    push eax
    push esi
    push dword ptr [ebp + 0x8]
    call plywright::endings::rules::view::View<R>::new
    add esp, 0x10
    movzx ecx, word ptr [ebp + 0x1c]
    mov edx, dword ptr [ebp + 0x18]
    movzx eax, cx
    mov dword ptr [esp + 0x16c], edx
    cmp edx, eax
    jbe .L97
    movzx ecx, byte ptr [esp + 0x112]
    mov edi, 0x8
    mov ebx, 0x55aa55aa
    mov dword ptr [esp + 0x24], ebp
    mov edx, ecx
    movzx esi, cl
    mov dword ptr [esp + 0x78], ecx
    mov dword ptr [esp + 0x120], esi
    xor esi, 0x1
    xor dl, 0x1
    test cl, cl
    mov dword ptr [esp + 0x90], esi
    mov byte ptr [esp + 0x83], dl
    mov edx, 0x38
    mov esi, dword ptr [esp + 0x98]
    cmove edx, edi
    mov dword ptr [esp + 0x15c], edx
    mov edx, ecx
    imul ecx, ecx, 0x38
    mov dword ptr [esp + 0x158], ecx
    movzx ecx, byte ptr [esp + 0x9c]
    shl dl, 0x3
    cmp esi, 0x8
    mov dword ptr [esp + 0x38], esi
    mov byte ptr [esp + 0x2f], dl
    mov edx, 0x55aa55aa
    cmovb edi, esi
    dec esi
    mov dword ptr [esp + 0x84], edi
    mov edi, 0x55aa55aa
    and esi, 0x7
    shr edi, cl
    ror ebx, cl
    test cl, 0x20
    movzx ecx, byte ptr [esp + 0x9d]
    mov dword ptr [esp + 0x154], esi
    mov esi, 0x55aa55aa
    cmovne ebx, edi
    mov edi, 0x55aa55aa
    and bl, 0x1
    mov dword ptr [esp + 0x88], ebx
    mov ebx, 0x55aa55aa
    shr edi, cl
    ror edx, cl
    test cl, 0x20
    movzx ecx, byte ptr [esp + 0x9e]
    cmovne edx, edi
    and dl, 0x1
    mov dword ptr [esp + 0x114], edx
    mov edx, 0x55aa55aa
    shr esi, cl
    ror ebx, cl
    test cl, 0x20
    movzx ecx, byte ptr [esp + 0x9f]
    cmovne ebx, esi
    mov esi, 0x55aa55aa
    and bl, 0x1
    mov dword ptr [esp + 0x12c], ebx
    shr edx, cl
    ror esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0xa8]
    cmovne esi, edx
    mov dword ptr [esp + 0x150], esi
    mov dword ptr [esp + 0x138], ecx
    not ecx
    mov dword ptr [esp + 0x164], ecx
    mov ecx, dword ptr [esp + 0xa4]
    mov dword ptr [esp + 0x134], ecx
    not ecx
    mov dword ptr [esp + 0x160], ecx
    movzx ecx, byte ptr [esp + 0x10c]
    mov edx, ecx
    mov dword ptr [esp + 0x11c], ecx
    shr ecx, 0x3
    mov dword ptr [esp + 0x60], ecx
    movzx ecx, byte ptr [esp + 0x10d]
    and edx, 0x7
    mov dword ptr [esp + 0x64], edx
    mov edx, ecx
    mov dword ptr [esp + 0x118], ecx
    shr ecx, 0x3
    mov dword ptr [esp + 0x68], ecx
    mov ecx, dword ptr [ebp + 0x14]
    and edx, 0x7
    mov dword ptr [esp + 0x6c], edx
    mov edx, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x168], ecx
    mov ecx, dword ptr [esp + 0x94]
    lea edx, [ecx + 2*edx]
    mov dword ptr [esp + 0x28], ecx
    add ecx, -0x2
    mov dword ptr [esp + 0x8c], edx
    mov dword ptr [esp + 0x130], ecx
    mov ch, byte ptr [esp + 0x110]
    movzx edx, byte ptr [esp + 0x111]
    mov byte ptr [esp + 0x73], ch
    mov byte ptr [esp + 0x37], dl
    jmp .L10
.L1:
    mov al, 0x2
.L2:
    mov edx, ebx
    add esp, 0x21c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L3:
    and ecx, 0x7
    movzx eax, byte ptr [esp + ecx + 0x9c]
    and al, 0x7
.L4:
    mov ecx, eax
    or al, 0x38
.L5:
    mov esi, dword ptr [esp + 0x64]
    movzx ecx, cl
    mov edx, ecx
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr al, 0x3
.L6:
    movzx edx, al
    mov eax, dword ptr [esp + 0x60]
    mov ebp, dword ptr [esp + 0x6c]
    mov ebx, dword ptr [esp + 0x68]
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
.L7:
    shl cl, 0x3
    or cl, al
.L8:
    mov ebp, dword ptr [esp + 0x24]
    mov esi, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp + 0x1c]
.L9:
    mov eax, dword ptr [esp + 0x170]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    and edi, 0x1
    movzx ecx, word ptr [esi + 2*edi + 0x8]
    movzx eax, cx
    cmp dword ptr [esp + 0x16c], eax
    jbe .L97
.L10:
    mov ecx, dword ptr [esp + 0x168]
    shl eax, 0x4
    mov ebx, dword ptr [esp + 0xc]
    mov edx, dword ptr [ecx + eax]
    lea esi, [ecx + eax]
    mov edi, dword ptr [ecx + eax + 0x4]
    mov ecx, dword ptr [ecx + eax + 0xc]
    mov dword ptr [esp + 0x170], edx
    call plywright::endings::rules::feature::Feature::of
    movzx eax, al
    xor ecx, ecx
    mov eax, dword ptr [ebx + 4*eax + .C5]
    add eax, ebx
    jmp eax
    movzx eax, dl
    and eax, 0x7
    movzx ecx, byte ptr [esp + eax + 0x9c]
    jmp .L9
    mov ebx, dword ptr [esp + 0xc]
    and dl, 0xf
    movzx eax, dl
    mov ecx, dword ptr [ebx + 8*eax + .C6]
    mov eax, dword ptr [ebx + 8*eax + .C7]
    and eax, 0x7
    and ecx, 0x7
    movzx eax, byte ptr [esp + eax + 0x9c]
    movzx ecx, byte ptr [esp + ecx + 0x9c]
    shl eax, 0x6
    lea eax, [ebx + eax + plywright::endings::rules::view::HOPS]
    movzx ecx, byte ptr [ecx + eax]
    or cl, byte ptr [esp + 0x2f]
    jmp .L9
    mov ecx, dword ptr [esp + 0xc]
    and dl, 0xf
    mov dword ptr [esp + 0x1c], edi
    mov edi, esi
    mov ebx, dword ptr [esp + 0x24]
    movzx eax, dl
    mov edx, dword ptr [ecx + 8*eax + .C6]
    mov eax, dword ptr [ecx + 8*eax + .C7]
    and edx, 0x7
    and eax, 0x7
    movzx ebp, byte ptr [esp + edx + 0x9c]
    movzx ecx, byte ptr [esp + eax + 0x9c]
    mov edx, ebp
    mov eax, ecx
    and edx, 0x7
    and eax, 0x7
    mov esi, edx
    sub esi, eax
    sub eax, edx
    cmovb eax, esi
    shr ebp, 0x3
    shr ecx, 0x3
    mov esi, edi
    mov edi, dword ptr [esp + 0x1c]
    mov edx, ebp
    sub edx, ecx
    sub ecx, ebp
    mov ebp, ebx
    cmovb ecx, edx
    cmp eax, ecx
    cmova ecx, eax
    or cl, byte ptr [esp + 0x2f]
    jmp .L9
    movzx eax, dl
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x1c], edi
    and eax, 0x1
    movzx eax, byte ptr [esp + eax + 0x10e]
    cmp dword ptr [esp + 0x38], eax
    jbe .L40
    mov edx, dword ptr [esp + 0x28]
    mov ecx, eax
    and ecx, 0x7
    mov ch, byte ptr [esp + ecx + 0x9c]
    cmp byte ptr [edx + 2*eax], 0x0
    je .L41
    mov al, ch
    mov edx, dword ptr [esp + 0x64]
    mov esi, dword ptr [esp + 0x6c]
    mov ebx, dword ptr [esp + 0x68]
    add ch, 0x38
    shr al, 0x3
    mov dword ptr [esp + 0x18], eax
    mov al, 0x1
    mov dword ptr [esp + 0x50], eax
    mov eax, dword ptr [esp + 0x60]
    mov dword ptr [esp + 0x10], edx
    jmp .L42
    movzx eax, dl
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x1c], edi
    and eax, 0x1
    movzx edx, byte ptr [esp + eax + 0x10e]
    cmp dword ptr [esp + 0x38], edx
    jbe .L43
    mov eax, edx
    mov esi, dword ptr [esp + 0x28]
    and eax, 0x7
    movzx eax, byte ptr [esp + eax + 0x9c]
    mov ebx, eax
    and bl, 0x7
    cmp byte ptr [esi + 2*edx], 0x1
    jne .L44
    mov ecx, dword ptr [esp + 0x60]
    mov edx, dword ptr [esp + 0x64]
    shr al, 0x3
    mov bh, bl
    jmp .L45
    mov ecx, dword ptr [esp + 0xc]
    and dl, 0xf
    mov dword ptr [esp + 0x14], esi
    movzx eax, dl
    mov ecx, dword ptr [ecx + 8*eax + .C7]
    and ecx, 0x7
    cmp ecx, dword ptr [esp + 0x38]
    jae .L46
    mov ebp, dword ptr [esp + 0x28]
    mov ebx, edi
    movdqa xmm2, xmmword ptr [esp + 0x180]
    movzx esi, byte ptr [ebp + 2*ecx]
    mov edi, esi
    xor edi, 0x1
    mov edx, dword ptr [esp + 8*edi + 0xbc]
    mov edi, dword ptr [esp + 8*edi + 0xc0]
    or edx, dword ptr [esp + 8*esi + 0xac]
    or edi, dword ptr [esp + 8*esi + 0xb0]
    not edi
    not edx
    and edx, dword ptr [esp + 8*ecx + 0xcc]
    and edi, dword ptr [esp + 8*ecx + 0xd0]
    movd xmm1, edi
    movd xmm0, edx
    mov edi, ebx
    mov ebx, dword ptr [esp + 0xc]
    mov edx, 0x7
    punpckldq xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    pand xmm1, xmmword ptr [ebx + .C1]
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
    pand xmm1, xmmword ptr [ebx + .C2]
    psadbw xmm0, xmm1
    movd ecx, xmm0
    cmp cl, 0x7
    cmovb edx, ecx
    mov ecx, edx
    jmp .L47
    movzx eax, dl
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x1c], edi
    and eax, 0x1
    movzx edx, byte ptr [esp + eax + 0x10e]
    cmp dword ptr [esp + 0x38], edx
    jbe .L48
    mov eax, edx
    mov esi, dword ptr [esp + 0x28]
    and eax, 0x7
    movzx ecx, byte ptr [esp + eax + 0x9c]
    mov eax, ecx
    and al, 0x7
    cmp byte ptr [esi + 2*edx], 0x1
    jne .L49
    movzx edx, cl
    mov ecx, dword ptr [esp + 0x68]
    mov esi, dword ptr [esp + 0x6c]
    shr edx, 0x3
    mov ebx, edx
    jmp .L50
    mov ecx, dword ptr [esp + 0x120]
    mov eax, dword ptr [esp + 0x90]
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x1c], edi
    mov word ptr [esp + 0x1a4], 0x100
    mov esi, dword ptr [esp + 8*eax + 0xbc]
    mov eax, dword ptr [esp + 8*eax + 0xc0]
    movzx ecx, byte ptr [esp + ecx + 0x10c]
    mov edx, eax
    shrd esi, eax, cl
    shr edx, cl
    test cl, 0x20
    mov ecx, esi
    cmovne ecx, edx
    xor eax, eax
    xor edx, edx
    add cl, cl
    and cl, 0x2
    add cl, byte ptr [esp + 0x78]
    jmp .L14
    nop
.L11:
    mov al, 0x1
    mov edx, 0x1
    mov dword ptr [esp + 0x50], eax
.L12:
    mov eax, dword ptr [esp + 0x144]
    mov ecx, dword ptr [esp + 0x140]
    mov ebx, dword ptr [esp + 0x13c]
.L13:
    mov ebp, dword ptr [esp + 0x44]
    mov esi, dword ptr [esp + 0x17c]
    not ebx
    mov edi, dword ptr [esp + 0x74]
    and ebp, ebx
    not esi
    mov ebx, dword ptr [esp + 0x50]
    and ebp, ecx
    mov ecx, dword ptr [esp + 0x3c]
    and edi, esi
    and edi, eax
    mov eax, ecx
    or al, 0x4
    or edi, ebp
    setne ah
    or cl, 0x2
    shl ah, cl
    mov ecx, eax
    shl bl, cl
    mov ecx, dword ptr [esp + 0x18]
    or bl, ah
    mov al, 0x1
    or cl, bl
    test byte ptr [esp + 0x7c], 0x1
    jne .L8
.L14:
    movzx edi, byte ptr [esp + edx + 0x1a4]
    mov dword ptr [esp + 0x18], ecx
    mov dword ptr [esp + 0x7c], eax
    xor ebx, ebx
    mov eax, 0x1
    mov dword ptr [esp + 0x50], 0x0
    mov edx, edi
    mov dword ptr [esp + 0x3c], edi
    xor edx, 0x1
    mov ebp, dword ptr [esp + 8*edx + 0xbc]
    mov esi, dword ptr [esp + 8*edx + 0xc0]
    movzx ecx, byte ptr [esp + edx + 0x10c]
    mov dword ptr [esp + 0x44], ebp
    not ebp
    mov dword ptr [esp + 0x74], esi
    not esi
    shl eax, cl
    and ebp, dword ptr [esp + 8*edx + 0xac]
    and esi, dword ptr [esp + 8*edx + 0xb0]
    mov edx, 0x1
    shld ebx, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne ebx, eax
    cmovne eax, ecx
    or eax, ebp
    or ebx, esi
    mov esi, eax
    mov ecx, ebx
    mov dword ptr [esp + 0x10], ebx
    mov dword ptr [esp + 0x20], eax
    add esi, -0x1
    adc ecx, -0x1
    and esi, eax
    mov eax, dword ptr [esp + 8*edi + 0xb0]
    and ecx, ebx
    mov ebx, dword ptr [esp + 8*edi + 0xc0]
    or ecx, esi
    mov ecx, dword ptr [esp + 8*edi + 0xac]
    mov dword ptr [esp + 0x17c], ebx
    mov ebx, dword ptr [esp + 8*edi + 0xbc]
    je .L13
    cmp dword ptr [esp + 0x38], 0x0
    je .L13
    mov esi, dword ptr [esp + 0x44]
    mov edx, dword ptr [esp + 0x74]
    mov edi, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x140], ecx
    mov dword ptr [esp + 0x13c], ebx
    mov dword ptr [esp + 0x144], eax
    or esi, ecx
    or edx, eax
    xor ecx, ecx
    not esi
    not edx
    mov dword ptr [esp + 0x174], esi
    mov esi, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x178], edx
    jmp .L16
    nop
.L15:
    mov ecx, dword ptr [esp + 0x48]
    mov esi, dword ptr [esp + 0x28]
    mov edx, 0x1
    inc ecx
    cmp ecx, dword ptr [esp + 0x84]
    je .L21
.L16:
    mov eax, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x48], ecx
    cmp byte ptr [esi + 2*ecx], al
    jne .L15
    mov edx, dword ptr [esp + 0x48]
    mov esi, 0x1
    xor ebp, ebp
    xor eax, eax
    movzx ecx, byte ptr [esp + edx + 0x9c]
    shld ebp, esi, cl
    shl esi, cl
    test cl, 0x20
    cmovne ebp, esi
    cmovne esi, eax
    mov dword ptr [esp + 0x30], ebp
    mov ebp, dword ptr [esp + 8*edx + 0xcc]
    mov edx, dword ptr [esp + 8*edx + 0xd0]
    and ebp, dword ptr [esp + 0x174]
    and edx, dword ptr [esp + 0x178]
    mov eax, ebp
    or eax, edx
    je .L15
    mov ecx, esi
    mov eax, dword ptr [esp + 0x30]
    mov esi, dword ptr [esp + 0x28]
    not ecx
    and ecx, dword ptr [esp + 0x134]
    not eax
    and eax, dword ptr [esp + 0x138]
    mov dword ptr [esp + 0x4c], ecx
    mov ecx, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0x30], eax
    movzx ecx, byte ptr [esi + 2*ecx + 0x1]
    mov dword ptr [esp + 0x40], ecx
    nop
.L17:
    mov dword ptr [esp + 0x50], edx
    tzcnt edx, edx
    tzcnt eax, ebp
    add edx, 0x20
    test ebp, ebp
    cmovne edx, eax
    cmp ecx, 0x4
    ja .L19
    mov esi, dword ptr [edi + 4*ecx + .C8]
    xor eax, eax
    xor ecx, ecx
    add esi, edi
    jmp esi
    shl edx, 0x6
    mov ecx, dword ptr [edi + edx + plywright::board::geometry::AROUND + 4]
    mov eax, dword ptr [edi + edx + plywright::board::geometry::AROUND]
    jmp .L20
    mov eax, dword ptr [esp + 0xc]
    lea ebx, [edx + 2*edx]
    mov esi, dword ptr [esp + 0xc]
    mov edx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 8]
    movzx ecx, byte ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 20]
    mov edi, dword ptr [eax + 8*ebx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esp + 0xc]
    mov esi, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    mov eax, dword ptr [eax + 8*ebx + plywright::sliders::magic::LOOKUPS]
    and edi, dword ptr [esp + 0x30]
    and eax, dword ptr [esp + 0x4c]
    imul edi, edx
    imul esi, eax
    mul edx
    add edi, edx
    add edi, esi
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0xc]
    cmove edi, eax
    mov eax, dword ptr [esp + 0xc]
    mov ecx, dword ptr [ecx + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [eax + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [esp + 0xc]
    mov esi, dword ptr [eax + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esp + 0xc]
    mov eax, dword ptr [eax + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    and esi, dword ptr [esp + 0x30]
    and eax, dword ptr [esp + 0x4c]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    mov edx, dword ptr [esp + 0xc]
    add esi, ecx
    mov ecx, dword ptr [esp + 0xc]
    add edi, dword ptr [edx + 8*ebx + plywright::sliders::magic::LOOKUPS + 16]
    mov edx, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [ecx + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0xc]
    cmove esi, eax
    mov eax, dword ptr [esp + 0xc]
    add esi, dword ptr [eax + 8*ebx + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [esp + 0xc]
    mov ecx, dword ptr [ecx + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov eax, dword ptr [eax + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0xc]
    or ecx, dword ptr [edx + 8*edi + plywright::sliders::magic::TABLE + 4]
    or eax, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [esp + 0xc]
    jmp .L20
    mov eax, dword ptr [esp + 0xc]
    lea esi, [edx + 2*edx]
    mov ecx, dword ptr [esp + 0xc]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 1544]
    mov edi, dword ptr [eax + 8*esi + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esp + 0xc]
    mov ecx, dword ptr [ecx + 8*esi + plywright::sliders::magic::LOOKUPS + 1548]
    mov eax, dword ptr [eax + 8*esi + plywright::sliders::magic::LOOKUPS + 1536]
    and edi, dword ptr [esp + 0x30]
    and eax, dword ptr [esp + 0x4c]
    imul edi, edx
    imul ecx, eax
    mul edx
    add edi, edx
    add edi, ecx
    mov ecx, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [ecx + 8*esi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0xc]
    cmove edi, eax
    add edi, dword ptr [ecx + 8*esi + plywright::sliders::magic::LOOKUPS + 1552]
    jmp .L18
    mov eax, dword ptr [esp + 0xc]
    lea esi, [edx + 2*edx]
    mov ecx, dword ptr [esp + 0xc]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov edi, dword ptr [eax + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esp + 0xc]
    mov ecx, dword ptr [ecx + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    mov eax, dword ptr [eax + 8*esi + plywright::sliders::magic::LOOKUPS]
    and edi, dword ptr [esp + 0x30]
    and eax, dword ptr [esp + 0x4c]
    imul edi, edx
    imul ecx, eax
    mul edx
    add edi, edx
    add edi, ecx
    mov ecx, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [ecx + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0xc]
    cmove edi, eax
    add edi, dword ptr [ecx + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
.L18:
    mov eax, dword ptr [esp + 0xc]
    mov ecx, dword ptr [eax + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov eax, dword ptr [esp + 0xc]
    mov eax, dword ptr [eax + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [esp + 0xc]
    jmp .L20
.L19:
    shl edx, 0x6
    mov ecx, dword ptr [edi + edx + plywright::board::geometry::AROUND + 12]
    mov eax, dword ptr [edi + edx + plywright::board::geometry::AROUND + 8]
    nop
.L20:
    and eax, dword ptr [esp + 0x20]
    and ecx, dword ptr [esp + 0x10]
    mov edx, eax
    mov esi, ecx
    add edx, -0x1
    adc esi, -0x1
    and edx, eax
    and esi, ecx
    or esi, edx
    jne .L11
    mov edx, dword ptr [esp + 0x50]
    mov eax, ebp
    add eax, -0x1
    mov ecx, edx
    adc ecx, -0x1
    and ebp, eax
    and edx, ecx
    mov ecx, dword ptr [esp + 0x40]
    mov eax, ebp
    or eax, edx
    jne .L17
    jmp .L15
.L21:
    mov dword ptr [esp + 0x50], 0x0
    jmp .L12
    mov ebx, dword ptr [esp + 0xc]
    mov ebp, edi
    mov edi, esi
    lea esi, [esp + 0x94]
    xor edx, edx
    mov ecx, esi
    call plywright::endings::rules::view::View<R>::checks
    mov ecx, esi
    mov esi, edi
    mov edi, ebp
    mov ebp, dword ptr [esp + 0x24]
    mov edx, 0x1
    mov byte ptr [esp + 0x50], al
    call plywright::endings::rules::view::View<R>::checks
    mov ecx, eax
    shl cl, 0x3
    add cl, byte ptr [esp + 0x50]
    jmp .L9
    movzx eax, dl
    xor ecx, ecx
    cmp dword ptr [esp + 0x38], eax
    jbe .L9
    mov dword ptr [esp + 0x14], esi
    mov esi, dword ptr [esp + 0x28]
    mov edx, eax
    mov ebp, 0x1
    xor ebx, ebx
    mov dword ptr [esp + 0x1c], edi
    xor edi, edi
    mov dword ptr [esp + 0x50], eax
    and edx, 0x7
    movzx ecx, byte ptr [esp + edx + 0x9c]
    movzx esi, byte ptr [esi + 2*eax]
    shld ebx, ebp, cl
    shl ebp, cl
    test cl, 0x20
    cmovne ebx, ebp
    cmovne ebp, edi
    mov ecx, dword ptr [esp + 8*esi + 0xac]
    mov edi, dword ptr [esp + 8*esi + 0xb0]
    xor esi, 0x1
    mov eax, dword ptr [esp + 8*esi + 0xbc]
    mov esi, dword ptr [esp + 8*esi + 0xc0]
    not edi
    not ecx
    or edi, ebx
    not esi
    or ecx, ebp
    not eax
    and esi, edi
    mov edi, dword ptr [esp + 8*edx + 0xd0]
    mov edx, dword ptr [esp + 8*edx + 0xcc]
    and eax, ecx
    mov dword ptr [esp + 0x30], esi
    mov dword ptr [esp + 0x40], eax
    and edx, eax
    and edi, esi
    mov ecx, edx
    or ecx, edi
    je .L89
    mov eax, dword ptr [esp + 0x138]
    not ebx
    not ebp
    mov ecx, dword ptr [esp + 0x28]
    mov esi, edx
    mov dword ptr [esp + 0x7c], ebx
    mov dword ptr [esp + 0x18], ebp
    and eax, ebx
    mov ebx, edi
    mov dword ptr [esp + 0x48], eax
    mov eax, dword ptr [esp + 0x134]
    and eax, ebp
    mov dword ptr [esp + 0x3c], eax
    mov eax, dword ptr [esp + 0x50]
    movzx eax, byte ptr [ecx + 2*eax + 0x1]
    mov dword ptr [esp + 0x4c], eax
    jmp .L23
    lea ebp, [ecx + 2*ecx]
    movzx eax, byte ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    mov edi, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov edx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    mov ecx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    mov byte ptr [esp + 0x44], al
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS]
    and edi, dword ptr [esp + 0x48]
    and eax, dword ptr [esp + 0x3c]
    imul edi, edx
    imul ecx, eax
    mul edx
    add edi, edx
    add edi, ecx
    movzx ecx, byte ptr [esp + 0x44]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, ebp
    cmove edi, eax
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    mov ebp, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x74], ecx
    mov dword ptr [esp + 0x44], eax
    mov eax, dword ptr [esi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    and ebp, dword ptr [esp + 0x48]
    mov ecx, dword ptr [esi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [esp + 0x44]
    and eax, dword ptr [esp + 0x3c]
    imul ebp, edx
    imul ecx, eax
    mul edx
    add ebp, edx
    mov edx, dword ptr [esp + 0x74]
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
    mov ebp, dword ptr [esp + 0x18]
    or edx, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE + 4]
    or eax, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE]
    nop
.L22:
    and edx, dword ptr [esp + 0x30]
    mov edi, dword ptr [esp + 0x50]
    mov esi, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x40]
    or edi, edx
    mov edx, dword ptr [esp + 0x10]
    mov ecx, esi
    or edx, eax
    or ecx, ebx
    je .L79
.L23:
    tzcnt ecx, ebx
    mov dword ptr [esp + 0x50], edi
    tzcnt edi, esi
    mov dword ptr [esp + 0x10], edx
    mov edx, esi
    mov eax, ebx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, edi
    add esi, -0x1
    adc ebx, -0x1
    and esi, edx
    mov edx, dword ptr [esp + 0x4c]
    and ebx, eax
    mov dword ptr [esp + 0x20], esi
    cmp edx, 0x4
    ja .L25
    mov esi, dword ptr [esp + 0xc]
    xor eax, eax
    mov edi, dword ptr [esi + 4*edx + .C9]
    xor edx, edx
    add edi, esi
    jmp edi
    shl ecx, 0x6
    mov edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 4]
    mov eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND]
    jmp .L22
    lea edi, [ecx + 2*ecx]
    mov ebp, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    mov edx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov ecx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    and ebp, dword ptr [esp + 0x48]
    and eax, dword ptr [esp + 0x3c]
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
    jmp .L24
    lea edi, [ecx + 2*ecx]
    mov ebp, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov ecx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    and ebp, dword ptr [esp + 0x48]
    and eax, dword ptr [esp + 0x3c]
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
.L24:
    mov edx, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE + 4]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [esp + 0x18]
    jmp .L22
.L25:
    mov eax, dword ptr [esp + 0xc]
    shl ecx, 0x6
    mov edx, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 12]
    mov eax, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 8]
    jmp .L22
    and dl, 0xf
    mov ebx, 0xfc
    mov ebp, edi
    mov edi, esi
    mov esi, 0x3
    movzx eax, dl
    mov edx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [edx + 8*eax + .C6]
    mov eax, dword ptr [edx + 8*eax + .C7]
    and eax, 0x7
    and ecx, 0x7
    movzx eax, byte ptr [esp + eax + 0x9c]
    movzx ecx, byte ptr [esp + ecx + 0x9c]
    mov edx, ecx
    mov ah, al
    shr cl, 0x3
    shr al, 0x3
    and dl, 0x7
    and ah, 0x7
    sub cl, al
    sub dl, ah
    movzx eax, dl
    cmp dl, -0x3
    movzx edx, cl
    cmovl eax, ebx
    cmp al, 0x3
    cmovge eax, esi
    add al, 0x4
    cmp cl, -0x3
    mov ecx, edx
    cmovl ecx, ebx
    cmp cl, 0x3
    cmovge ecx, esi
    mov esi, edi
    mov edi, ebp
    mov ebp, dword ptr [esp + 0x24]
    shl cl, 0x3
    add cl, 0x20
    or cl, al
    jmp .L9
    movzx eax, dl
    mov edx, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x1c], edi
    and eax, 0x1
    movzx eax, byte ptr [esp + eax + 0x10e]
    cmp edx, eax
    jbe .L51
    mov ecx, eax
    mov esi, dword ptr [esp + 0x28]
    and ecx, 0x7
    movzx ecx, byte ptr [esp + ecx + 0x9c]
    mov ch, cl
    and ch, 0x7
    cmp byte ptr [esi + 2*eax], 0x0
    mov eax, dword ptr [esp + 0x78]
    je .L81
    mov eax, dword ptr [esp + 0x90]
    mov byte ptr [esp + 0x7c], al
    mov eax, dword ptr [esp + 0x11c]
    mov byte ptr [esp + 0x44], al
    mov eax, dword ptr [esp + 0x118]
    add cl, 0x38
    mov bl, 0x1
    jmp .L83
    mov ecx, dword ptr [esp + 0xc]
    and dl, 0xf
    mov ebx, esi
    mov ebp, edi
    movzx eax, dl
    mov edx, dword ptr [ecx + 8*eax + .C6]
    mov eax, dword ptr [ecx + 8*eax + .C7]
    and edx, 0x7
    and eax, 0x7
    movzx edx, byte ptr [esp + edx + 0x9c]
    movzx ecx, byte ptr [esp + eax + 0x9c]
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
    mov esi, ebx
    mov ebx, dword ptr [esp + 0x24]
    cmovb eax, edi
    mov edi, ebp
    movzx ebp, cl
    movzx ecx, dl
    mov edx, ecx
    sub edx, ebp
    sub ebp, ecx
    mov ecx, ebp
    mov ebp, ebx
    cmovb ecx, edx
    jmp .L26
    movzx eax, dl
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x1c], edi
    and eax, 0x1
    movzx ecx, byte ptr [esp + eax + 0x10e]
    cmp dword ptr [esp + 0x38], ecx
    jbe .L3
    mov eax, ecx
    mov edx, dword ptr [esp + 0x28]
    and eax, 0x7
    movzx eax, byte ptr [esp + eax + 0x9c]
    and al, 0x7
    cmp byte ptr [edx + 2*ecx], 0x0
    mov ecx, eax
    je .L4
    jmp .L5
    mov ebx, dword ptr [esp + 0xc]
    and dl, 0xf
    movzx eax, dl
    mov ecx, dword ptr [ebx + 8*eax + .C6]
    mov eax, dword ptr [ebx + 8*eax + .C7]
    and eax, 0x7
    and ecx, 0x7
    movzx ecx, byte ptr [esp + ecx + 0x9c]
    movzx eax, byte ptr [esp + eax + 0x9c]
    shr cl, 0x3
    shr al, 0x3
    jmp .L27
    movzx eax, dl
    and eax, 0x7
    movzx ecx, byte ptr [esp + eax + 0x9c]
    and cl, 0x7
    or cl, byte ptr [esp + 0x2f]
    jmp .L9
    movzx eax, dl
    mov dword ptr [esp + 0x14], esi
    mov esi, dword ptr [esp + 0x64]
    mov dword ptr [esp + 0x1c], edi
    mov ebx, dword ptr [esp + 0x24]
    and eax, 0x7
    movzx ebp, byte ptr [esp + eax + 0x9c]
    mov eax, dword ptr [esp + 0x60]
    mov edx, ebp
    and edx, 0x7
    mov ecx, edx
    sub ecx, esi
    sub esi, edx
    cmovb esi, ecx
    shr ebp, 0x3
    mov ecx, dword ptr [esp + 0x68]
    mov edi, ebp
    sub edi, eax
    sub eax, ebp
    cmovb eax, edi
    mov edi, dword ptr [esp + 0x6c]
    cmp esi, eax
    cmova eax, esi
    mov esi, edx
    sub esi, edi
    sub edi, edx
    mov edx, ebp
    cmovb edi, esi
    sub edx, ecx
    sub ecx, ebp
    mov esi, dword ptr [esp + 0x14]
    mov ebp, ebx
    cmovb ecx, edx
    cmp edi, ecx
    cmova ecx, edi
    mov edi, dword ptr [esp + 0x1c]
.L26:
    shl cl, 0x3
    or cl, al
    jmp .L9
    movzx eax, dl
    cmp dword ptr [esp + 0x38], eax
    jbe .L52
    mov ecx, dword ptr [esp + 0x28]
    mov ebp, edi
    mov edi, esi
    movdqa xmm2, xmmword ptr [esp + 0x180]
    movzx edx, byte ptr [ecx + 2*eax]
    and eax, 0x7
    mov esi, edx
    xor esi, 0x1
    mov ecx, dword ptr [esp + 8*esi + 0xbc]
    mov esi, dword ptr [esp + 8*esi + 0xc0]
    or ecx, dword ptr [esp + 8*edx + 0xac]
    or esi, dword ptr [esp + 8*edx + 0xb0]
    not esi
    not ecx
    and ecx, dword ptr [esp + 8*eax + 0xcc]
    and esi, dword ptr [esp + 8*eax + 0xd0]
    mov eax, dword ptr [esp + 0xc]
    movd xmm1, esi
    movd xmm0, ecx
    mov esi, edi
    mov edi, ebp
    mov ebp, dword ptr [esp + 0x24]
    mov ecx, 0xf
    punpckldq xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    pand xmm1, xmmword ptr [eax + .C1]
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
    pand xmm1, xmmword ptr [eax + .C2]
    psadbw xmm0, xmm1
    movd eax, xmm0
    cmp al, 0xf
    cmovb ecx, eax
    jmp .L9
    movzx eax, dl
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x1c], edi
    and eax, 0x1
    movzx ecx, byte ptr [esp + eax + 0x10e]
    cmp dword ptr [esp + 0x38], ecx
    jbe .L53
    mov eax, ecx
    mov edx, dword ptr [esp + 0x28]
    and eax, 0x7
    movzx eax, byte ptr [esp + eax + 0x9c]
    mov ah, al
    and ah, 0x7
    cmp byte ptr [edx + 2*ecx], 0x0
    je .L54
    mov ecx, eax
    mov ebx, dword ptr [esp + 0x60]
    mov esi, dword ptr [esp + 0x64]
    add al, 0x38
    mov byte ptr [esp + 0x40], ah
    shr cl, 0x3
    mov dword ptr [esp + 0x10], ecx
    mov cl, 0x1
    mov dword ptr [esp + 0x20], ecx
    mov ecx, dword ptr [esp + 0x6c]
    mov dword ptr [esp + 0x50], ecx
    mov ecx, dword ptr [esp + 0x68]
    jmp .L55
    movzx eax, dl
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x1c], edi
    and eax, 0x1
    movzx ecx, byte ptr [esp + eax + 0x10e]
    cmp dword ptr [esp + 0x38], ecx
    jbe .L56
    mov edx, dword ptr [esp + 0x28]
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [esp + eax + 0x9c]
    cmp byte ptr [edx + 2*ecx], 0x1
    jne .L57
    add al, 0x38
    jmp .L58
    mov ebx, dword ptr [esp + 0xc]
    and dl, 0xf
    movzx eax, dl
    mov ecx, dword ptr [ebx + 8*eax + .C6]
    mov eax, dword ptr [ebx + 8*eax + .C7]
    and eax, 0x7
    and ecx, 0x7
    movzx ecx, byte ptr [esp + ecx + 0x9c]
    movzx eax, byte ptr [esp + eax + 0x9c]
    and cl, 0x7
    and al, 0x7
.L27:
    sub cl, al
    add cl, 0x8
    jmp .L9
    movzx eax, dl
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x1c], edi
    and eax, 0x1
    movzx eax, byte ptr [esp + eax + 0x10e]
    cmp dword ptr [esp + 0x38], eax
    jbe .L59
    mov edx, dword ptr [esp + 0x28]
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [esp + ecx + 0x9c]
    cmp byte ptr [edx + 2*eax], 0x0
    je .L60
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
    jmp .L61
    mov dword ptr [esp + 0x14], esi
    xor esi, esi
    cmp dword ptr [esp + 0x38], 0x0
    je .L76
    mov dword ptr [esp + 0x1c], edi
    mov edi, dword ptr [esp + 0x28]
    xor ecx, ecx
    xor ebx, ebx
    jmp .L29
    nop
.L28:
    inc esi
    cmp dword ptr [esp + 0x84], esi
    je .L8
.L29:
    cmp byte ptr [edi + 2*esi + 0x1], 0x5
    je .L28
    movzx edi, byte ptr [edi + 2*esi]
    mov dword ptr [esp + 0x50], ebx
    mov dword ptr [esp + 0x18], ecx
    movzx ecx, byte ptr [esp + esi + 0x9c]
    mov ebx, dword ptr [esp + 8*edi + 0xbc]
    mov eax, dword ptr [esp + 8*edi + 0xc0]
    xor edi, 0x1
    mov edx, dword ptr [esp + 8*edi + 0xbc]
    mov edi, dword ptr [esp + 8*edi + 0xc0]
    shrd ebx, eax, cl
    shr eax, cl
    mov ebp, edi
    shrd edx, edi, cl
    mov edi, dword ptr [esp + 0x28]
    shr ebp, cl
    test cl, 0x20
    cmove eax, ebx
    mov ebx, dword ptr [esp + 0x50]
    cmovne edx, ebp
    and dl, 0x1
    and al, 0x1
    mov ecx, ebx
    and cl, 0x7
    shl dl, cl
    mov ecx, ebx
    add bl, 0x2
    inc cl
    and cl, 0x7
    shl al, cl
    or al, byte ptr [esp + 0x18]
    or al, dl
    mov ecx, eax
    jmp .L28
    movzx eax, dl
    mov ebp, edi
    mov edi, esi
    and eax, 0x7
    movzx ecx, byte ptr [esp + eax + 0x9c]
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
    mov esi, edi
    mov edi, ebp
    mov ebp, dword ptr [esp + 0x24]
    cmp dl, al
    cmovb ecx, edx
    cmovbe edx, eax
    cmp dl, 0x2
    setb al
    or cl, byte ptr [esp + 0x2f]
    shl al, 0x2
    or cl, al
    jmp .L9
    movzx eax, dl
    and eax, 0x7
    movzx ecx, byte ptr [esp + eax + 0x9c]
    shr cl, 0x3
    or cl, byte ptr [esp + 0x2f]
    jmp .L9
    mov edx, dword ptr [esp + 0x38]
    test edx, edx
    je .L78
    mov eax, dword ptr [esp + 0x154]
    mov ebp, 0x55aa55aa
    movzx ecx, byte ptr [esp + eax + 0x9c]
    mov eax, 0x55aa55aa
    shr ebp, cl
    shrd eax, eax, cl
    test cl, 0x20
    mov ecx, ebp
    cmove ecx, eax
    mov ebx, ecx
    and bl, 0x1
    cmp edx, 0x1
    jne .L80
    mov dword ptr [esp + 0x50], ebx
    mov ebp, dword ptr [esp + 0x24]
    mov edx, dword ptr [esp + 0x88]
    xor ecx, ecx
    xor eax, eax
    jmp .L93
    test byte ptr [esp + 0x73], 0x1
    jne .L75
    mov eax, dword ptr [esp + 0x90]
    mov edx, dword ptr [esp + 0x120]
    mov dword ptr [esp + 0x1c], edi
    mov ebx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x14], esi
    lea esi, [esp + 0x94]
    mov ecx, esi
    mov ebp, dword ptr [esp + 8*eax + 0xbc]
    mov edi, dword ptr [esp + 8*eax + 0xc0]
    movzx eax, byte ptr [esp + edx + 0x10c]
    mov byte ptr [esp + 0x7c], al
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    movzx edx, byte ptr [esp + 0x83]
    mov ecx, esi
    mov byte ptr [esp + 0x74], al
    mov dword ptr [esp + 0x4c], edx
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov byte ptr [esp + 0x37], al
    mov eax, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0x8c]
    mov dword ptr [esp + 0x18], edi
    not edi
    mov dword ptr [esp + 0x44], ebp
    not ebp
    mov dword ptr [esp + 0x50], 0x0
    mov dword ptr [esp + 0x48], edi
    mov dword ptr [esp + 0x3c], ebp
    mov dword ptr [esp + 0x10], eax
    xor eax, eax
.L30:
    mov edx, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0x20], eax
    jmp .L33
.L31:
    mov ebp, dword ptr [esp + 8*eax + 0xcc]
    mov edi, dword ptr [esp + 8*eax + 0xd0]
.L32:
    and ebp, dword ptr [esp + 0x160]
    and edi, dword ptr [esp + 0x164]
    mov eax, ebp
    or eax, edi
    mov eax, dword ptr [esp + 0x20]
    jne .L35
.L33:
    mov ecx, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x50]
    cmp ecx, ebx
    je .L73
    cmp byte ptr [ecx], dl
    lea edi, [ecx + 0x2]
    mov dword ptr [esp + 0x10], edi
    lea edi, [esi + 0x1]
    mov dword ptr [esp + 0x50], edi
    jne .L33
    movzx ecx, byte ptr [ecx + 0x1]
    mov eax, esi
    and eax, 0x7
    test ecx, ecx
    je .L34
    cmp ecx, 0x5
    jne .L31
    mov ebp, dword ptr [esp + 8*eax + 0xcc]
    mov edi, dword ptr [esp + 8*eax + 0xd0]
    and ebp, dword ptr [esp + 0x3c]
    and edi, dword ptr [esp + 0x48]
    jmp .L32
.L34:
    movzx eax, byte ptr [esp + eax + 0x9c]
    mov ebp, 0x1
    xor edi, edi
    xor edx, edx
    mov ecx, eax
    add cl, byte ptr [esp + 0x15c]
    shld edi, ebp, cl
    shl ebp, cl
    test cl, 0x20
    cmovne edi, ebp
    cmovne ebp, edx
    and al, -0x8
    mov edx, dword ptr [esp + 0x78]
    xor al, byte ptr [esp + 0x158]
    cmp al, 0x30
    mov eax, dword ptr [esp + 0x20]
    je .L33
    jmp .L32
.L35:
    mov ecx, 0xcccccccd
    mov eax, esi
    mul ecx
    shr edx, 0x2
    lea eax, [edx + 4*edx]
    sub esi, eax
    jmp .L38
.L36:
    mov ebx, dword ptr [esp + 0x8c]
.L37:
    and ebp, dword ptr [esp + 0x40]
    and edi, dword ptr [esp + 0x30]
    mov eax, ebp
    or eax, edi
    je .L39
.L38:
    mov eax, ebp
    lea edx, [esp + 0x9c]
    add eax, -0x1
    mov dword ptr [esp + 0x40], eax
    mov eax, edi
    adc eax, -0x1
    tzcnt ecx, edi
    mov dword ptr [esp + 0x30], eax
    mov eax, dword ptr [edx]
    add cl, 0x20
    movzx ecx, cl
    mov dword ptr [esp + 0x124], eax
    tzcnt eax, ebp
    test ebp, ebp
    cmovne ecx, eax
    movzx eax, byte ptr [edx + 0x4]
    mov byte ptr [esp + 0x128], al
    mov byte ptr [esp + esi + 0x124], cl
    sub esp, 0x4
    mov ebx, dword ptr [esp + 0x10]
    mov edx, dword ptr [esp + 0x2c]
    lea eax, [esp + 0x128]
    lea ecx, [esp + 0x1a0]
    push dword ptr [esp + 0x50]
    push eax
    push dword ptr [esp + 0x44]
    call plywright::endings::rules::view::View<R>::new
    add esp, 0x10
    mov eax, dword ptr [esp + 0x120]
    xor edx, edx
    movzx ecx, byte ptr [esp + eax + 0x214]
    mov eax, 0x1
    shld edx, eax, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne edx, eax
    cmovne eax, ecx
    mov ecx, dword ptr [esp + 0x90]
    and edx, dword ptr [esp + 8*ecx + 0x1c8]
    and eax, dword ptr [esp + 8*ecx + 0x1c4]
    or eax, edx
    jne .L36
    movzx edx, byte ptr [esp + 0x21a]
    lea ecx, [esp + 0x19c]
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    test al, al
    jne .L36
    mov eax, dword ptr [esp + 0x20]
    mov ebx, dword ptr [esp + 0x8c]
    inc al
    cmp al, 0x3
    mov dword ptr [esp + 0x20], eax
    jne .L37
    jmp .L96
.L39:
    mov eax, dword ptr [esp + 0x20]
    jmp .L30
    movzx eax, dl
    mov dword ptr [esp + 0x14], esi
    and eax, 0x1
    movzx eax, byte ptr [esp + eax + 0x10e]
    cmp dword ptr [esp + 0x38], eax
    jbe .L62
    mov edx, dword ptr [esp + 0x28]
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [esp + ecx + 0x9c]
    cmp byte ptr [edx + 2*eax], 0x1
    jne .L63
    mov eax, ecx
    mov dl, 0x7
    shr al, 0x3
    sub dl, al
    mov eax, dword ptr [esp + 0x60]
    mov byte ptr [esp + 0x20], dl
    xor edx, edx
    mov ebx, eax
    mov eax, dword ptr [esp + 0x64]
    jmp .L64
.L40:
    and eax, 0x7
    mov ch, byte ptr [esp + eax + 0x9c]
.L41:
    mov al, ch
    mov esi, dword ptr [esp + 0x6c]
    mov ebx, dword ptr [esp + 0x60]
    mov dword ptr [esp + 0x50], 0x0
    shr al, 0x3
    movzx eax, al
    add eax, -0x7
    mov edx, eax
    mov dword ptr [esp + 0x10], esi
    mov esi, dword ptr [esp + 0x64]
    neg edx
    cmovs edx, eax
    mov eax, dword ptr [esp + 0x68]
    add ch, 0x8
    mov dword ptr [esp + 0x18], edx
.L42:
    mov edx, dword ptr [esp + 0x50]
    mov cl, ch
    cmp byte ptr [esp + 0x78], dl
    mov edx, dword ptr [esp + 0x10]
    setne byte ptr [esp + 0x50]
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
    add bl, byte ptr [esp + 0x50]
    sub bl, al
    movzx eax, bl
    cmp bl, -0x2
    cmovge ecx, eax
    mov eax, 0x4
    cmp cl, 0x4
    cmovl eax, ecx
    mov ecx, dword ptr [esp + 0x18]
    add al, 0x3
    jmp .L7
.L43:
    and edx, 0x7
    movzx eax, byte ptr [esp + edx + 0x9c]
    mov ebx, eax
    and bl, 0x7
.L44:
    shr al, 0x3
    mov bh, bl
    or bl, 0x38
    mov ecx, dword ptr [esp + 0x68]
    movzx edx, al
    add edx, -0x7
    mov eax, edx
    neg eax
    cmovs eax, edx
    mov edx, dword ptr [esp + 0x6c]
.L45:
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
    jmp .L7
.L46:
    mov ebp, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0xc]
    xor ecx, ecx
.L47:
    mov eax, dword ptr [ebx + 8*eax + .C6]
    and eax, 0x7
    cmp eax, dword ptr [esp + 0x38]
    jae .L77
    movzx edx, byte ptr [ebp + 2*eax]
    mov ebp, ecx
    movdqa xmm2, xmmword ptr [esp + 0x180]
    mov esi, edx
    xor esi, 0x1
    mov ecx, dword ptr [esp + 8*esi + 0xbc]
    mov esi, dword ptr [esp + 8*esi + 0xc0]
    or ecx, dword ptr [esp + 8*edx + 0xac]
    or esi, dword ptr [esp + 8*edx + 0xb0]
    not esi
    not ecx
    and ecx, dword ptr [esp + 8*eax + 0xcc]
    and esi, dword ptr [esp + 8*eax + 0xd0]
    mov eax, 0x7
    movd xmm1, esi
    movd xmm0, ecx
    punpckldq xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    pand xmm1, xmmword ptr [ebx + .C1]
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
    pand xmm1, xmmword ptr [ebx + .C2]
    psadbw xmm0, xmm1
    movd ecx, xmm0
    cmp cl, 0x7
    cmovb eax, ecx
    mov ecx, ebp
    shl al, 0x3
    or al, cl
    mov ecx, eax
    jmp .L77
.L48:
    and edx, 0x7
    movzx ecx, byte ptr [esp + edx + 0x9c]
    mov eax, ecx
    and al, 0x7
.L49:
    shr cl, 0x3
    movzx edx, cl
    mov ecx, dword ptr [esp + 0x60]
    lea esi, [edx - 0x7]
    mov ebx, esi
    neg ebx
    cmovs ebx, esi
    mov esi, dword ptr [esp + 0x64]
.L50:
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
    jmp .L8
.L51:
    and eax, 0x7
    mov esi, dword ptr [esp + 0x28]
    movzx ecx, byte ptr [esp + eax + 0x9c]
    mov ch, cl
    and ch, 0x7
    or ch, 0x38
    test edx, edx
    mov edx, dword ptr [esp + 0x78]
    je .L90
    add cl, 0x8
    xor ebx, ebx
    mov byte ptr [esp + 0x7c], dl
    jmp .L82
.L52:
    xor ecx, ecx
    jmp .L9
.L53:
    and ecx, 0x7
    movzx eax, byte ptr [esp + ecx + 0x9c]
    mov ah, al
    and ah, 0x7
.L54:
    mov ecx, eax
    mov byte ptr [esp + 0x40], ah
    or ah, 0x38
    mov ebx, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0x20], 0x0
    shr cl, 0x3
    movzx ecx, cl
    add ecx, -0x7
    mov esi, ecx
    neg esi
    cmovs esi, ecx
    mov ecx, dword ptr [esp + 0x64]
    add al, 0x8
    mov dword ptr [esp + 0x10], esi
    mov esi, dword ptr [esp + 0x6c]
    mov dword ptr [esp + 0x50], ecx
    mov ecx, dword ptr [esp + 0x60]
.L55:
    mov edx, dword ptr [esp + 0x20]
    movzx edi, byte ptr [esp + 0x40]
    cmp byte ptr [esp + 0x78], dl
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
    mov ebp, dword ptr [esp + 0x50]
    cmp esi, ebx
    cmova ebx, esi
    add dl, byte ptr [esp + 0x10]
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
    jmp .L8
.L56:
    and ecx, 0x7
    movzx eax, byte ptr [esp + ecx + 0x9c]
.L57:
    add al, 0x8
.L58:
    mov ecx, eax
    mov esi, dword ptr [esp + 0x64]
    and cl, 0x7
    movzx ecx, cl
    mov edx, ecx
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr al, 0x3
    and al, 0x7
    jmp .L6
.L59:
    and eax, 0x7
    movzx ecx, byte ptr [esp + eax + 0x9c]
.L60:
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
.L61:
    movzx edx, al
    mov ebx, esi
    mov dword ptr [esp + 0x10], esi
    mov dword ptr [esp + 0x20], edi
    mov ecx, dword ptr [esp + 8*edx + 0xb0]
    and ecx, esi
    mov esi, dword ptr [esp + 8*edx + 0xac]
    and esi, edi
    or esi, ecx
    setne cl
    xor al, 0x1
    movzx eax, al
    add cl, cl
    mov esi, dword ptr [esp + 8*eax + 0xb0]
    mov byte ptr [esp + 0x50], cl
    mov ecx, ebp
    mov ebp, dword ptr [esp + 8*edx + 0xbc]
    and esi, ebx
    mov ebx, dword ptr [esp + 8*eax + 0xac]
    and ebx, edi
    or ebx, esi
    mov esi, dword ptr [esp + 8*eax + 0xbc]
    mov ebx, dword ptr [esp + 8*eax + 0xc0]
    setne al
    mov dword ptr [esp + 0x18], eax
    mov eax, esi
    mov edi, ebx
    mov dword ptr [esp + 0x30], ebx
    mov dword ptr [esp + 0x40], esi
    mov esi, ebp
    not ebp
    shrd eax, ebx, cl
    mov ebx, dword ptr [esp + 0x18]
    shr edi, cl
    mov dword ptr [esp + 0x4c], eax
    mov eax, dword ptr [esp + 8*edx + 0xc0]
    shl bl, 0x2
    mov edx, eax
    shrd esi, eax, cl
    not eax
    mov dword ptr [esp + 0x18], ebx
    shr edx, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x4c]
    cmove edx, esi
    cmovne ecx, edi
    and eax, dword ptr [esp + 0x30]
    and ebp, dword ptr [esp + 0x40]
    shl dl, 0x4
    shl cl, 0x3
    and dl, 0x10
    and cl, 0x8
    mov ebx, ecx
    mov ecx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x10]
    and ebp, dword ptr [esp + 0x20]
    or ebp, eax
    setne al
    add cl, byte ptr [esp + 0x50]
    shl al, 0x5
    or cl, bl
    or cl, dl
    or cl, al
    add cl, byte ptr [esp + 0x78]
    jmp .L8
.L62:
    and eax, 0x7
    movzx ecx, byte ptr [esp + eax + 0x9c]
.L63:
    mov eax, ecx
    mov dl, 0x1
    shr al, 0x3
    mov byte ptr [esp + 0x20], al
    mov eax, dword ptr [esp + 0x68]
    mov ebx, eax
    mov eax, dword ptr [esp + 0x6c]
.L64:
    mov ah, cl
    mov dword ptr [esp + 0x1c], edi
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
    mov byte ptr [esp + 0x30], ah
    cmp al, ah
    mov dword ptr [esp + 0x44], edi
    movzx edi, al
    mov eax, ecx
    cmovb eax, edi
    mov dword ptr [esp + 0x40], edi
    mov dword ptr [esp + 0x4c], eax
    mov eax, ecx
    cmova eax, edi
    test dl, dl
    mov dword ptr [esp + 0x48], eax
    je .L68
    xor edx, edx
    mov byte ptr [esp + 0x3c], bl
    mov dword ptr [esp + 0x18], 0x0
    mov dword ptr [esp + 0x50], 0x0
    mov dword ptr [esp + 0x10], 0x0
.L65:
    mov ebx, dword ptr [esp + 0x84]
    mov eax, dword ptr [esp + 0x130]
    cmp ebp, ebx
    lea edi, [eax + 2*ebp]
    cmova ebx, ebp
    nop
.L66:
    cmp ebx, ebp
    je .L72
    movzx eax, byte ptr [edi + 0x3]
    inc ebp
    add edi, 0x2
    add al, -0x3
    cmp al, 0x1
    ja .L66
    movzx ebx, byte ptr [esp + ebp + 0x9b]
    mov bh, bl
    and bh, 0x7
    cmp bh, byte ptr [esp + 0x30]
    sete ah
    shr bl, 0x3
    cmp bl, byte ptr [esp + 0x20]
    setb al
    and al, ah
    cmp byte ptr [edi], 0x0
    jne .L67
    cmp byte ptr [esp + 0x4c], bh
    setb ah
    cmp bh, byte ptr [esp + 0x48]
    setb bh
    and bh, ah
    or bh, byte ptr [esp + 0x10]
    and bh, 0x1
    cmp byte ptr [esp + 0x3c], bl
    setb ah
    or ah, dl
    mov edx, dword ptr [esp + 0x50]
    and ah, 0x1
    or dl, al
    mov dword ptr [esp + 0x50], edx
    mov dl, ah
    mov al, bh
    mov dword ptr [esp + 0x10], eax
    jmp .L65
.L67:
    mov ebx, dword ptr [esp + 8*ebp + 0xc8]
    mov edi, dword ptr [esp + 8*ebp + 0xc4]
    movzx eax, al
    and ebx, dword ptr [esp + 0x44]
    and edi, esi
    or ebx, edi
    mov ebx, 0x1
    cmove ebx, eax
    or bl, byte ptr [esp + 0x18]
    mov dword ptr [esp + 0x18], ebx
    jmp .L65
.L68:
    mov al, 0x7
    xor ebp, ebp
    xor edx, edx
    mov dword ptr [esp + 0x18], 0x0
    mov dword ptr [esp + 0x50], 0x0
    mov dword ptr [esp + 0x10], 0x0
    sub al, bl
    mov byte ptr [esp + 0x3c], al
.L69:
    mov ebx, dword ptr [esp + 0x84]
    mov eax, dword ptr [esp + 0x130]
    cmp ebp, ebx
    lea edi, [eax + 2*ebp]
    cmova ebx, ebp
    nop
.L70:
    cmp ebx, ebp
    je .L72
    movzx eax, byte ptr [edi + 0x3]
    inc ebp
    add edi, 0x2
    add al, -0x3
    cmp al, 0x1
    ja .L70
    movzx eax, byte ptr [esp + ebp + 0x9b]
    mov bl, 0x7
    mov bh, al
    and bh, 0x7
    cmp bh, byte ptr [esp + 0x30]
    sete ah
    shr al, 0x3
    sub bl, al
    cmp bl, byte ptr [esp + 0x20]
    setb al
    and al, ah
    cmp byte ptr [edi], 0x0
    je .L71
    cmp byte ptr [esp + 0x4c], bh
    setb ah
    cmp bh, byte ptr [esp + 0x48]
    setb bh
    and bh, ah
    or bh, byte ptr [esp + 0x10]
    and bh, 0x1
    cmp byte ptr [esp + 0x3c], bl
    setb ah
    or ah, dl
    mov edx, dword ptr [esp + 0x50]
    and ah, 0x1
    or dl, al
    mov dword ptr [esp + 0x50], edx
    mov dl, ah
    mov al, bh
    mov dword ptr [esp + 0x10], eax
    jmp .L69
.L71:
    mov ebx, dword ptr [esp + 8*ebp + 0xc8]
    mov edi, dword ptr [esp + 8*ebp + 0xc4]
    movzx eax, al
    and ebx, dword ptr [esp + 0x44]
    and edi, esi
    or ebx, edi
    mov ebx, 0x1
    cmove ebx, eax
    or bl, byte ptr [esp + 0x18]
    mov dword ptr [esp + 0x18], ebx
    jmp .L69
.L72:
    mov esi, dword ptr [esp + 0x40]
    mov edi, edx
    movzx edx, byte ptr [esp + 0x3c]
    mov ebx, dword ptr [esp + 0x18]
    mov eax, esi
    sub eax, ecx
    sub ecx, esi
    cmovb ecx, eax
    cmp dl, byte ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0x50]
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
    setb al
    or cl, byte ptr [esp + 0x10]
    jmp .L88
.L73:
    shl al, 0x3
.L74:
    mov dword ptr [esp + 0x20], eax
    mov ah, byte ptr [esp + 0x74]
    mov al, byte ptr [esp + 0x37]
    movzx ecx, byte ptr [esp + 0x7c]
    mov ebx, dword ptr [esp + 0x18]
    mov esi, dword ptr [esp + 0x44]
    mov ebp, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x1c]
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
    add al, byte ptr [esp + 0x20]
    mov byte ptr [esp + 0x37], al
.L75:
    movzx eax, byte ptr [esp + 0x37]
    mov byte ptr [esp + 0x110], 0x1
    mov byte ptr [esp + 0x73], 0x1
    mov ecx, eax
    mov byte ptr [esp + 0x111], al
    jmp .L9
.L76:
    xor ecx, ecx
.L77:
    mov ebp, dword ptr [esp + 0x24]
    mov esi, dword ptr [esp + 0x14]
    jmp .L9
.L78:
    xor ebx, ebx
    xor ecx, ecx
    xor edx, edx
    xor eax, eax
    mov dword ptr [esp + 0x18], 0x0
    jmp .L94
.L79:
    and edi, dword ptr [esp + 0x7c]
    and edx, ebp
    mov eax, dword ptr [esp + 0xc]
    movdqa xmm2, xmmword ptr [esp + 0x180]
    mov ecx, 0x3f
    movd xmm0, edx
    movd xmm1, edi
    punpckldq xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    pand xmm1, xmmword ptr [eax + .C1]
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
    pand xmm1, xmmword ptr [eax + .C2]
    psadbw xmm0, xmm1
    movd eax, xmm0
    cmp eax, 0x3f
    cmovb ecx, eax
    jmp .L8
.L80:
    mov ebp, dword ptr [esp + 0x24]
    cmp edx, 0x3
    jb .L91
    jne .L95
    mov ecx, dword ptr [esp + 0x12c]
    jmp .L92
.L81:
    or ch, 0x38
    add cl, 0x8
    xor ebx, ebx
    mov byte ptr [esp + 0x7c], al
.L82:
    mov eax, dword ptr [esp + 0x118]
    mov byte ptr [esp + 0x44], al
    mov eax, dword ptr [esp + 0x11c]
.L83:
    mov byte ptr [esp + 0x74], al
    mov eax, ecx
    mov ebp, 0x1
    xor edx, edx
    mov byte ptr [esp + 0x20], ch
    mov dword ptr [esp + 0x10], 0x0
    mov dword ptr [esp + 0x40], ebx
    and al, 0x3f
    shl ebp, cl
    mov byte ptr [esp + 0x30], al
    mov eax, 0x1
    shld edx, eax, cl
    test cl, 0x20
    mov cl, ch
    cmovne edx, ebp
    mov dword ptr [esp + 0x48], edx
    mov edx, 0x0
    cmovne ebp, edx
    xor edx, edx
    shld edx, eax, cl
    shl eax, cl
    test ch, 0x20
    mov dword ptr [esp + 0x3c], ebp
    cmovne edx, eax
    mov dword ptr [esp + 0x18], edx
    mov edx, 0x0
    cmovne eax, edx
    xor ecx, ecx
    mov dword ptr [esp + 0x4c], eax
    xor eax, eax
    jmp .L85
    nop
.L84:
    inc ecx
    cmp dword ptr [esp + 0x84], ecx
    je .L86
.L85:
    cmp byte ptr [esi + 2*ecx], bl
    je .L84
    cmp byte ptr [esi + 2*ecx + 0x1], 0x5
    je .L84
    mov ebp, dword ptr [esp + 8*ecx + 0xd0]
    mov esi, dword ptr [esp + 8*ecx + 0xcc]
    mov dword ptr [esp + 0x50], eax
    mov eax, edi
    mov ebx, ebp
    mov edi, esi
    and ebx, dword ptr [esp + 0x48]
    and edi, dword ptr [esp + 0x3c]
    or edi, ebx
    mov bh, byte ptr [esp + ecx + 0x9c]
    mov edi, eax
    setne al
    cmp bh, byte ptr [esp + 0x30]
    sete bl
    and ebp, dword ptr [esp + 0x18]
    and esi, dword ptr [esp + 0x4c]
    or bl, dl
    or bl, al
    and bl, 0x1
    or esi, ebp
    mov esi, dword ptr [esp + 0x28]
    setne al
    xor bh, byte ptr [esp + 0x20]
    sete ah
    or ah, byte ptr [esp + 0x10]
    or ah, al
    and ah, 0x1
    test bh, 0x7
    sete al
    or al, byte ptr [esp + 0x50]
    and al, 0x1
    mov edx, eax
    mov al, ah
    mov dword ptr [esp + 0x10], eax
    mov eax, edx
    mov edx, ebx
    mov ebx, dword ptr [esp + 0x40]
    jmp .L84
.L86:
    mov ecx, dword ptr [esp + 0x10]
    shl al, 0x3
    add dl, dl
    add al, byte ptr [esp + 0x7c]
    shl cl, 0x2
    add cl, dl
    add al, cl
    movzx ecx, byte ptr [esp + 0x74]
    mov dword ptr [esp + 0x50], eax
    mov eax, ecx
    shr cl, 0x3
    movzx esi, cl
    movzx ecx, byte ptr [esp + 0x44]
    and al, 0x7
    movzx edx, al
    mov eax, ecx
    shr cl, 0x3
    and al, 0x7
    movzx ecx, cl
    movzx eax, al
.L87:
    mov dword ptr [esp + 0x10], eax
    movzx eax, byte ptr [esp + 0x20]
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
    mov ebp, dword ptr [esp + 0x10]
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
    setb al
    or cl, byte ptr [esp + 0x50]
.L88:
    shl al, 0x5
    or cl, al
    jmp .L8
.L89:
    mov ebp, dword ptr [esp + 0x24]
    mov esi, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp + 0x1c]
    xor ecx, ecx
    jmp .L9
.L90:
    mov eax, dword ptr [esp + 0x6c]
    mov ebx, edx
    mov byte ptr [esp + 0x20], ch
    mov ecx, dword ptr [esp + 0x68]
    mov esi, dword ptr [esp + 0x60]
    mov edx, dword ptr [esp + 0x64]
    mov dword ptr [esp + 0x50], ebx
    jmp .L87
.L91:
    xor ecx, ecx
.L92:
    mov dword ptr [esp + 0x50], ebx
    mov edx, dword ptr [esp + 0x88]
    mov eax, dword ptr [esp + 0x114]
.L93:
    mov ebx, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x18], ebx
    mov ebx, dword ptr [esp + 0x50]
.L94:
    xor al, bl
    xor cl, bl
    xor dl, bl
    add al, al
    shl cl, 0x2
    or dl, al
    or dl, cl
    mov ecx, dword ptr [esp + 0x18]
    shl cl, 0x3
    or cl, dl
    jmp .L9
.L95:
    xor ecx, dword ptr [esp + 0x150]
    mov edx, dword ptr [esp + 0x88]
    mov eax, dword ptr [esp + 0x114]
    and cl, 0x1
    mov dword ptr [esp + 0x18], ecx
    mov ecx, dword ptr [esp + 0x12c]
    jmp .L94
.L96:
    mov edx, dword ptr [esp + 0x78]
    mov al, 0x18
    jmp .L74
.L97:
    and ecx, 0x3
    jne .L98
    cmp byte ptr [ebp + 0x20], 0x0
    je .L98
    movzx ecx, byte ptr [esp + 0x9c]
    movzx eax, byte ptr [esp + 0x9e]
    movzx edx, byte ptr [esp + 0x9d]
    movzx ebx, cl
    mov dword ptr [esp + 0x50], eax
    and eax, 0x7
    mov ch, cl
    mov byte ptr [esp + 0x40], cl
    mov byte ptr [esp + 0x10], dl
    and ebx, 0x7
    mov edi, eax
    sub al, bl
    mov ah, bl
    setl byte ptr [esp + 0x20]
    setg dh
    and ch, -0x8
    dec ah
    xor ch, 0x30
    cmp ah, 0x6
    setb ah
    or cl, 0x8
    xor cl, dl
    or cl, ch
    mov ch, byte ptr [esp + 0xa0]
    sete cl
    and cl, ah
    cmp cl, 0x1
    mov cl, byte ptr [esp + 0x9f]
    jne .L100
    sub dh, byte ptr [esp + 0x20]
    mul dh
    mov dl, al
    mov eax, ecx
    and al, 0x7
    sub al, bl
    mul dh
    test al, al
    jle .L100
    cmp al, dl
    jge .L100
    mov al, ch
    and al, 0x7
    sub al, bl
    add al, dh
    jne .L100
    mov esi, dword ptr [esp + 0xc4]
    mov eax, dword ptr [esp + 0xc8]
    not eax
    not esi
    shrd esi, eax, cl
    shr eax, cl
    test cl, 0x20
    cmove eax, esi
    test al, 0x1
    je .L100
    movzx ebx, byte ptr [esp + 0x72]
    jmp .L103
.L98:
    mov edx, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [esp + 0x72]
    mov al, 0x2
    movzx ecx, byte ptr [edx + ecx + .C10]
    add edx, dword ptr [edx + 4*ecx + .C11]
    jmp edx
.L99:
    mov bl, 0x1
    xor eax, eax
    jmp .L2
.L100:
    mov edx, dword ptr [esp + 0x50]
    mov al, ch
    mov byte ptr [esp + 0x30], cl
    and al, -0x8
    xor al, 0x28
    mov cl, dl
    and cl, -0x8
    xor cl, 0x38
    or cl, al
    jne .L101
    mov eax, ebx
    sub eax, edi
    sub edi, ebx
    cmovb edi, eax
    cmp byte ptr [esp + 0x10], 0x27
    ja .L101
    cmp byte ptr [esp + 0x40], 0x27
    ja .L101
    cmp edi, 0x1
    ja .L101
    mov eax, dword ptr [esp + 0xbc]
    mov edx, dword ptr [esp + 0xc0]
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
    jne .L101
    mov ecx, dword ptr [esp + 0x50]
    xor ebx, ebx
    shld ebx, esi, cl
    shl esi, cl
    test cl, 0x20
    cmovne ebx, esi
    cmovne esi, edi
    and edx, ebx
    and eax, esi
    or eax, edx
    jne .L101
    movzx ecx, byte ptr [esp + 0x10]
    mov edx, dword ptr [esp + 0xc8]
    mov ebp, dword ptr [esp + 0xc4]
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
    jne .L101
    movzx ecx, byte ptr [esp + 0x30]
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
    je .L104
.L101:
    mov al, 0x2
.L102:
    jmp .L2
.L103:
    xor bl, 0x1
    add bl, bl
    xor eax, eax
    jmp .L2
.L104:
    cmp byte ptr [esp + 0x112], 0x0
    je .L105
    cmp byte ptr [esp + 0x10], 0x8
    jb .L101
    movzx eax, byte ptr [esp + 0x10]
    and al, 0x7
    dec al
    cmp al, 0x5
    ja .L101
    mov ebx, dword ptr [esp + 0xc]
    lea ecx, [esp + 0x94]
    mov edx, 0x1
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    test al, al
    jne .L101
    jmp .L99
.L105:
    not esi
    not eax
    mov ecx, dword ptr [esp + 0x50]
    mov ebx, dword ptr [esp + 0xc]
    and eax, dword ptr [esp + 0xa4]
    and esi, dword ptr [esp + 0xa8]
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
    cmp byte ptr [esp + 0x10], 0x18
    setae al
    cmp byte ptr [esp + 0x40], 0x18
    setae cl
    test cl, al
    je .L101
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [esp + 0x30]
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
    je .L101
    jmp .L99
.C0 = 0x3333333333333333 0x3333333333333333
.C1 = 0x5555555555555555 0x5555555555555555
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
.C3 = 0x0000000d00000004 0x0000004700000020
.C4 = 0x00000177000000da 0x000002e80000023c
.C5 = 0xffe416df
.C6 = 0x00000001
.C7 = 0x00000000
.C8 = 0xffe41e2c
.C9 = 0xffe4206c
.C10 = 0x00
.C11 = 0xffe41605

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
