# The kernels of weights/const, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm weights/const --target i686
# binary: sha256 a91380e8f55069dc46efedbc9e976d6cf88225bf2839963cfa83b8ac167310d1
# latency: 56 instructions in 157 bytes; innermost loops: .L1 of 22
# throughput: 39 instructions in 109 bytes; innermost loops: .L1 of 13
# plywright::eval::Evaluator<R>::evaluate: 6157 instructions in 26799 bytes; innermost loops: .L11 of 126, .L15 of 183, .L19 of 145, .L22 of 157, .L27 of 122, .L31 of 179, .L34 of 143, .L38 of 157, .L43 of 16, .L46 of 15, .L48 of 179, .L59 of 16, .L70 of 18, .L73 of 16, .L75 of 164, .L86 of 20
# mix of 6252 instructions: 1757 mov, 607 and, 390 movdqa, 319 add, 299 or, 213 movd, 194 pand, 178 shr, 149 lea, 129 psrlw, 113 pshufd, 101 imul, 96 movaps, 92 xor, 86 paddb, 78 cmp, 78 shld, 76 adc, 74 test, 70 shl, 65 cmovne, 61 punpckldq, 59 movzx, 58 je, 58 not, 58 sub, 49 cmove, 47 jmp, 44 tzcnt, 43 psadbw, 43 psubb, 38 jne, 33 punpcklqdq, 31 mul, 31 shufps, 28 movss, 26 pmuludq, 23 pxor, 21 paddd, 19 shrd, 18 sbb, 16 andps, 15 cmovb, 15 pop, 15 sete, 14 jae, 14 psrlq, 13 movlhps, 12 bsr, 12 por, 12 push, 11 call, 11 inc, 9 packssdw, 9 setne, 8 paddq, 6 movapd, 5 cmovl, 5 dec, 5 movq, 5 psubd, 5 sar, 5 unpcklps, 4 bsf, 4 bt, 4 cmova, 4 movsd, 4 neg, 4 orps, 4 psrld, 4 unpcklpd, 4 xorps, 3 jge, 3 jle, 3 movdqu, 3 punpckhqdq, 3 ret, 2 cmovae, 2 cmovbe, 2 cmovg, 2 ja, 2 pandn, 2 psllq, 2 psubq, 1 cmovge, 1 cmovns, 1 jg, 1 jl, 1 movlps, 1 movmskps, 1 movsx, 1 packuswb, 1 pcmpgtd, 1 pslldq, 1 setae, 1 setge, 1 shufpd

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x1c
    mov eax, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x8], 0x0
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    mov ecx, dword ptr [eax + 0x4]
    mov ebp, dword ptr [eax + 0x8]
    lea eax, [esp + 0x8]
    mov dword ptr [esp + 0x18], ecx
    test ebp, ebp
    je .L3
    mov eax, dword ptr [esp + 0x8]
    xor edi, edi
    xor edx, edx
    xor esi, esi
    mov dword ptr [esp + 0x14], ebp
    mov dword ptr [esp + 0x10], eax
    xor eax, eax
    jmp .L2
    nop
.L1:
    inc esi
    cmp ebp, esi
    je .L4
.L2:
    mov ecx, eax
    xor ecx, esi
    cmp ecx, ebp
    jae .L1
    imul eax, ecx, 0x9c
    mov ebp, edx
    add eax, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x4], eax
    lea eax, [esp + 0x4]
    mov ecx, dword ptr [esp + 0x4]
    call plywright::eval::Evaluator<R>::evaluate
    mov ecx, eax
    mov edx, ebp
    mov ebp, dword ptr [esp + 0x14]
    sar ecx, 0x1f
    add edi, eax
    adc edx, ecx
    and eax, dword ptr [esp + 0x10]
    jmp .L1
.L3:
    xor edi, edi
    xor edx, edx
.L4:
    mov eax, edi
    add esp, 0x1c
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
    sub esp, 0xc
    mov eax, dword ptr [esp + 0x24]
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    mov ecx, dword ptr [eax + 0x8]
    test ecx, ecx
    je .L2
    mov esi, dword ptr [eax + 0x4]
    xor ebp, ebp
    xor edi, edi
    nop
.L1:
    mov dword ptr [esp + 0x8], ecx
    mov dword ptr [esp + 0x4], esi
    lea ecx, [esp + 0x4]
    mov ecx, dword ptr [esp + 0x4]
    call plywright::eval::Evaluator<R>::evaluate
    mov ecx, eax
    sar ecx, 0x1f
    add ebp, eax
    adc edi, ecx
    mov ecx, dword ptr [esp + 0x8]
    add esi, 0x9c
    dec ecx
    jne .L1
    jmp .L3
.L2:
    xor ebp, ebp
    xor edi, edi
.L3:
    mov eax, ebp
    mov edx, edi
    add esp, 0xc
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret

plywright::eval::Evaluator<R>::evaluate:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x55c
    call .L0
.L0:
    pop eax
    mov edx, dword ptr [ecx + 0x80]
    mov esi, dword ptr [ecx + 0x84]
    mov ebp, dword ptr [ecx + 0x50]
    mov ebx, dword ptr [ecx + 0x54]
    mov dword ptr [esp + 0x16c], ecx
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [ecx + 0x78]
    mov ecx, dword ptr [ecx + 0x7c]
    mov dword ptr [esp + 0x180], ebx
    and ebx, esi
    mov dword ptr [esp + 0x2c], ebp
    and ebp, edx
    mov dword ptr [esp + 0x1f4], edx
    mov dword ptr [esp + 0x1f0], esi
    mov edi, ebp
    mov dword ptr [esp + 0x44], ebx
    mov dword ptr [esp + 0x38], ebp
    mov dword ptr [esp + 0x130], ecx
    and ecx, esi
    mov dword ptr [esp + 0xa0], eax
    and eax, edx
    mov edx, 0x20
    mov esi, ebx
    bsf ecx, ecx
    mov dword ptr [esp + 0x1e4], eax
    cmovne edx, ecx
    add edx, 0x20
    bsf eax, eax
    cmove eax, edx
    mov edx, 0xfefefefe
    shld esi, ebp, 0x9
    shl edi, 0x9
    xor ecx, ecx
    mov dword ptr [esp + 0x190], eax
    and eax, 0x3f
    add edx, 0xffffff02
    mov dword ptr [esp + 0x70], eax
    mov eax, 0x0
    adc eax, 0xfefefefd
    and edx, edi
    mov edi, ebp
    shld ebx, ebp, 0x7
    mov ebp, dword ptr [esp + 0x70]
    and eax, esi
    mov esi, 0x7f7f7f7f
    shl edi, 0x7
    add esi, -0x7f
    adc ecx, 0x7f7f7f7e
    and esi, edi
    and ecx, ebx
    shl ebp, 0x6
    mov ebx, dword ptr [esp + 0x190]
    mov edi, ecx
    or ecx, eax
    mov dword ptr [esp + 0x1d0], ebp
    and edi, eax
    mov eax, esi
    or esi, edx
    mov dword ptr [esp + 0x88], ecx
    and eax, edx
    mov dword ptr [esp + 0xd0], edi
    mov dword ptr [esp + 0x240], esi
    mov dword ptr [esp + 0x120], eax
    mov eax, dword ptr [esp + 0x8]
    mov edx, dword ptr [eax + ebp + plywright::board::geometry::AROUND + 8]
    mov edi, dword ptr [eax + ebp + plywright::board::geometry::AROUND + 12]
    mov eax, ebx
    and esi, edx
    and ecx, edi
    and al, 0x7
    mov dword ptr [esp + 0x1cc], edx
    mov dword ptr [esp + 0x1c8], edi
    mov byte ptr [esp + 0x7c], al
    je .L1
    mov edx, ebx
    and edx, 0x7
    cmp edx, 0x7
    movzx edx, byte ptr [esp + 0x7c]
    jne .L2
    mov dl, 0x6
    jmp .L2
.L1:
    mov dl, 0x1
.L2:
    movd xmm2, ecx
    mov ecx, dword ptr [esp + 0x16c]
    movss xmm1, dword ptr [esp + 0x240]
    movd xmm6, esi
    mov eax, dword ptr [esp + 0x70]
    movd xmm0, dword ptr [esp + 0xd0]
    movss xmm3, dword ptr [esp + 0x88]
    mov esi, dword ptr [ecx + 0x88]
    mov ecx, dword ptr [ecx + 0x8c]
    movaps xmmword ptr [esp + 0xf0], xmm1
    movd xmm1, dword ptr [esp + 0x120]
    mov dword ptr [esp + 0x220], ecx
    mov ecx, eax
    mov dword ptr [esp + 0x3c], esi
    shr cl, 0x3
    movzx ecx, cl
    mov dword ptr [esp + 0x310], ecx
    je .L3
    cmp ecx, 0x7
    jne .L4
    mov cl, 0x30
    jmp .L5
.L3:
    mov cl, 0x8
    jmp .L5
.L4:
    mov eax, dword ptr [esp + 0x190]
    mov ecx, eax
    and cl, 0x38
.L5:
    or cl, dl
    mov eax, 0x1
    xor esi, esi
    xor edx, edx
    movaps xmm4, xmmword ptr [esp + 0xf0]
    mov edi, dword ptr [esp + 0x2c]
    mov ebp, dword ptr [esp + 0x180]
    punpckldq xmm1, xmm0
    punpckldq xmm6, xmm2
    movss xmm5, dword ptr [esp + 0x38]
    movd xmm2, dword ptr [esp + 0x1f4]
    movd xmm0, dword ptr [esp + 0x1f0]
    shld esi, eax, cl
    shl eax, cl
    test cl, 0x20
    mov byte ptr [esp + 0xd0], cl
    mov ecx, dword ptr [esp + 0x3c]
    cmovne esi, eax
    cmovne eax, edx
    mov edx, dword ptr [esp + 0x220]
    mov dword ptr [esp + 0xe0], eax
    mov eax, dword ptr [esp + 0xa0]
    mov dword ptr [esp + 0x150], esi
    mov esi, 0x20
    unpcklps xmm4, xmm3
    punpckldq xmm2, xmm0
    movaps xmm3, xmm5
    and edi, ecx
    movaps xmmword ptr [esp + 0xf0], xmm4
    movss xmm4, dword ptr [esp + 0x44]
    pshufd xmm2, xmm2, 0x44
    and ebp, edx
    movd xmm0, edi
    movdqa xmmword ptr [esp + 0x90], xmm2
    mov dword ptr [esp + 0x2c], edi
    and eax, ecx
    mov ecx, dword ptr [esp + 0x130]
    movd xmm7, ebp
    movdqa xmmword ptr [esp + 0x390], xmm0
    mov dword ptr [esp + 0x180], ebp
    movdqa xmmword ptr [esp + 0x280], xmm7
    punpcklqdq xmm7, xmm0
    unpcklps xmm3, xmm4
    movaps xmmword ptr [esp + 0x4d0], xmm3
    shufps xmm3, xmm7, 0x24
    and ecx, edx
    movaps xmmword ptr [esp + 0x370], xmm3
    psrlq xmm3, 0x8
    bsf edx, ecx
    pshufd xmm0, xmm3, 0xff
    mov dword ptr [esp + 0x130], ecx
    movdqa xmmword ptr [esp + 0x2f0], xmm3
    cmovne esi, edx
    mov edx, dword ptr [esp + 0x16c]
    movd ebx, xmm0
    pshufd xmm0, xmm3, 0xee
    add esi, 0x20
    bsf ecx, eax
    movd dword ptr [esp + 0x26c], xmm0
    mov dword ptr [esp + 0x2c8], ebx
    cmove ecx, esi
    mov esi, dword ptr [esp + 0x1d0]
    mov eax, dword ptr [esp + 0x26c]
    mov dword ptr [esp + 0x1e8], ecx
    movdqu xmm0, xmmword ptr [edx + 0x58]
    movdqu xmm3, xmmword ptr [edx + 0x60]
    mov edx, ecx
    and edx, 0x3f
    mov dword ptr [esp + 0x2bc], edx
    lea edx, [ebx + ebx]
    add eax, eax
    and edx, 0xfefefe
    and eax, 0xfefefefe
    mov dword ptr [esp + 0x1a0], edx
    mov edx, ebp
    shr ebp, 0x9
    movdqa xmmword ptr [esp + 0x3f0], xmm0
    punpcklqdq xmm0, xmm3
    movdqa xmmword ptr [esp + 0x490], xmm3
    and ebp, 0x7f7f7f
    shld edx, edi, 0x17
    movzx edi, byte ptr [esp + 0xd0]
    mov dword ptr [esp + 0x28], ebp
    mov ebp, dword ptr [esp + 0x8]
    and edx, 0x7f7f7f7f
    mov dword ptr [esp + 0x290], edx
    mov edx, ecx
    and dl, 0x7
    mov byte ptr [esp + 0x1f], dl
    movq xmm2, qword ptr [ebp + esi + plywright::board::geometry::AROUND + 8]
    je .L6
    and ecx, 0x7
    cmp ecx, 0x7
    jne .L7
    mov dl, 0x6
    jmp .L7
.L6:
    mov dl, 0x1
.L7:
    mov esi, dword ptr [esp + 0x16c]
    mov ebx, dword ptr [esp + 0x2bc]
    movdqa xmm3, xmm0
    mov dword ptr [esp + 0x34], eax
    or eax, dword ptr [esp + 0x290]
    punpcklqdq xmm6, xmm2
    movaps xmm2, xmmword ptr [ebp + .C0]
    punpcklqdq xmm1, xmmword ptr [esp + 0xf0]
    shl edi, 0x6
    movaps xmmword ptr [esp + 0x540], xmm4
    movaps xmmword ptr [esp + 0x530], xmm5
    movaps xmmword ptr [esp + 0x460], xmm7
    pand xmm3, xmmword ptr [esp + 0x90]
    mov ecx, dword ptr [esi + 0x74]
    mov dword ptr [esp + 0x84], eax
    mov eax, dword ptr [esi + 0x6c]
    movaps xmmword ptr [esp + 0x300], xmm2
    movdqa xmmword ptr [esp + 0x230], xmm3
    movaps xmm3, xmmword ptr [ebp + .C1]
    mov dword ptr [esp + 0xc0], ecx
    mov ecx, dword ptr [esi + 0x70]
    mov esi, dword ptr [esi + 0x68]
    movaps xmmword ptr [esp + 0x2e0], xmm3
    movaps xmm3, xmmword ptr [ebp + .C2]
    mov dword ptr [esp + 0xbc], ecx
    mov ecx, ebx
    shl ecx, 0x6
    movaps xmmword ptr [esp + 0x2d0], xmm3
    mov dword ptr [esp + 0x33c], ecx
    mov ecx, dword ptr [esp + 0x1a0]
    or ecx, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x80], ecx
    mov ecx, ebx
    shr cl, 0x3
    movzx ecx, cl
    mov dword ptr [esp + 0x1fc], ecx
    je .L8
    cmp ecx, 0x7
    jne .L9
    mov cl, 0x30
    jmp .L10
.L8:
    mov cl, 0x8
    jmp .L10
.L9:
    mov ecx, dword ptr [esp + 0x1e8]
    and cl, 0x38
.L10:
    or cl, dl
    mov edx, dword ptr [esp + 0x150]
    mov dword ptr [esp + 0x164], eax
    mov ebx, 0x1
    mov dword ptr [esp + 0x470], esi
    movdqa xmm3, xmmword ptr [esp + 0x230]
    por xmm1, xmm6
    shl ebx, cl
    or edx, dword ptr [ebp + edi + plywright::board::geometry::AROUND + 12]
    pshufd xmm2, xmm3, 0x55
    mov dword ptr [esp + 0x150], edx
    mov edx, dword ptr [esp + 0xe0]
    or edx, dword ptr [ebp + edi + plywright::board::geometry::AROUND + 8]
    mov edi, dword ptr [esp + 0x220]
    xor ebp, ebp
    mov dword ptr [esp + 0xe0], edx
    mov edx, edi
    and edx, eax
    mov dword ptr [esp + 0xc4], edx
    mov edx, dword ptr [esp + 0x3c]
    movss xmm4, dword ptr [esp + 0xc4]
    mov eax, edx
    and eax, esi
    xor esi, esi
    mov dword ptr [esp + 0x11c], eax
    mov eax, edi
    mov edi, edx
    mov edx, 0x1
    and eax, dword ptr [esp + 0xc0]
    and edi, dword ptr [esp + 0xbc]
    shld esi, edx, cl
    mov dword ptr [esp + 0x360], eax
    movzx eax, cl
    mov dword ptr [esp + 0x74], edi
    shl eax, 0x6
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x8]
    cmovne esi, ebx
    cmovne ebx, ebp
    or esi, dword ptr [ecx + eax + plywright::board::geometry::AROUND + 12]
    mov ecx, dword ptr [esp + 0x8]
    or ebx, dword ptr [ecx + eax + plywright::board::geometry::AROUND + 8]
    mov ecx, dword ptr [esp + 0x190]
    mov dword ptr [esp + 0xcc], esi
    xor esi, esi
    mov dword ptr [esp + 0x380], ebx
    movd ebx, xmm2
    shld esi, edx, cl
    shl edx, cl
    test cl, 0x20
    movd ecx, xmm3
    movd xmm2, dword ptr [esp + 0x3c]
    movd xmm3, dword ptr [esp + 0x220]
    cmovne esi, edx
    cmovne edx, ebp
    mov ebp, dword ptr [esp + 0x8]
    mov eax, ecx
    mov dword ptr [esp + 0x8c], ebx
    mov dword ptr [esp + 0x118], ecx
    or edx, dword ptr [esp + 0x38]
    or esi, dword ptr [esp + 0x44]
    punpckldq xmm2, xmm3
    movd xmm3, edi
    pshufd xmm5, xmm2, 0x44
    movdqa xmm7, xmmword ptr [ebp + .C1]
    movdqa xmm6, xmmword ptr [ebp + .C2]
    pand xmm5, xmm0
    movd xmm0, dword ptr [esp + 0x360]
    or edx, dword ptr [esp + 0x84]
    or esi, dword ptr [esp + 0x80]
    or eax, ebx
    movdqa xmmword ptr [esp + 0x3a0], xmm5
    punpckldq xmm3, xmm0
    not edx
    not esi
    movdqa xmm0, xmm3
    movdqa xmmword ptr [esp + 0x210], xmm3
    mov dword ptr [esp + 0xa0], edx
    mov edx, dword ptr [esp + 0x33c]
    mov dword ptr [esp + 0xd0], esi
    psrlw xmm0, 0x1
    pand xmm0, xmm7
    psubb xmm3, xmm0
    movdqa xmm0, xmm3
    psrlw xmm3, 0x2
    mov eax, dword ptr [ebp + edx + plywright::board::geometry::AROUND + 8]
    pand xmm0, xmm6
    pand xmm3, xmm6
    paddb xmm3, xmm0
    movaps xmm0, xmmword ptr [esp + 0x280]
    movdqa xmm2, xmm3
    psrlw xmm2, 0x4
    mov dword ptr [esp + 0x268], eax
    mov eax, dword ptr [ebp + edx + plywright::board::geometry::AROUND + 12]
    paddb xmm2, xmm3
    movss xmm3, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x264], eax
    mov eax, dword ptr [esp + 0x70]
    movlhps xmm0, xmm3
    movss xmm3, dword ptr [esp + 0x11c]
    shufps xmm0, xmm5, 0x42
    mov edi, dword ptr [ebp + 4*eax + .C3]
    movlhps xmm4, xmm3
    shufps xmm5, xmm4, 0x2e
    movaps xmm4, xmm0
    movaps xmm3, xmm5
    psrlw xmm4, 0x1
    psrlw xmm3, 0x1
    pand xmm4, xmm7
    pand xmm3, xmm7
    psubb xmm0, xmm4
    psubb xmm5, xmm3
    movdqa xmm4, xmm0
    psrlw xmm0, 0x2
    movdqa xmm3, xmm5
    psrlw xmm5, 0x2
    pand xmm4, xmm6
    pand xmm0, xmm6
    pand xmm3, xmm6
    pand xmm5, xmm6
    paddb xmm0, xmm4
    paddb xmm5, xmm3
    movdqa xmm4, xmm0
    movdqa xmm3, xmm5
    psrlw xmm4, 0x4
    psrlw xmm3, 0x4
    paddb xmm4, xmm0
    pxor xmm0, xmm0
    paddb xmm3, xmm5
    movdqa xmm5, xmmword ptr [ebp + .C0]
    pand xmm3, xmm5
    pand xmm4, xmm5
    pand xmm2, xmm5
    psadbw xmm3, xmm0
    psadbw xmm4, xmm0
    psadbw xmm2, xmm0
    packssdw xmm4, xmm3
    movsd xmm3, qword ptr [esp + 0xf0]
    movdqa xmmword ptr [esp + 0x1b0], xmm4
    movdqa xmmword ptr [esp + 0x450], xmm4
    movd dword ptr [esp + 0x1c0], xmm2
    movaps xmmword ptr [esp + 0x3e0], xmm3
    je .L13
    pshufd xmm2, xmm1, 0xff
    mov eax, ebx
    pshufd xmm3, xmm1, 0xee
    mov edx, ebp
    mov ebx, ecx
    mov dword ptr [esp + 0xc8], 0x0
    mov dword ptr [esp + 0x2a0], 0x0
    mov dword ptr [esp + 0x170], 0x0
    mov dword ptr [esp + 0x14], 0x0
    movd esi, xmm2
    movd ebp, xmm3
    mov ecx, eax
    nop
.L11:
    mov dword ptr [esp + 0x24], esi
    mov esi, ebx
    tzcnt eax, ebx
    tzcnt ebx, ecx
    mov dword ptr [esp + 0x140], ecx
    mov dword ptr [esp + 0x18], ebp
    add ebx, 0x20
    test esi, esi
    mov dword ptr [esp + 0x120], esi
    cmovne ebx, eax
    add esi, -0x1
    adc ecx, -0x1
    mov dword ptr [esp + 0x20], ebx
    shl ebx, 0x6
    mov dword ptr [esp + 0x30], esi
    mov esi, dword ptr [edx + ebx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0xc], ebx
    mov ebx, dword ptr [edx + ebx + plywright::board::geometry::AROUND + 4]
    mov dword ptr [esp + 0x50], ecx
    mov edx, esi
    mov ecx, ebx
    and edx, dword ptr [esp + 0x380]
    and ecx, dword ptr [esp + 0xcc]
    mov eax, edx
    or eax, ecx
    je .L12
    mov eax, edx
    mov dword ptr [esp + 0x6c], edi
    mov edi, ecx
    mov ebp, 0x55555555
    inc dword ptr [esp + 0xc8]
    shr eax
    shr edi
    and eax, ebp
    and edi, ebp
    mov ebp, 0x33333333
    sub edx, eax
    sbb ecx, edi
    mov edi, edx
    shr edx, 0x2
    mov eax, ecx
    shr ecx, 0x2
    and edi, ebp
    and edx, ebp
    and eax, ebp
    and ecx, ebp
    add edx, edi
    mov ebp, 0x1010101
    add ecx, eax
    mov eax, ecx
    mov edi, ecx
    shld eax, edx, 0x1c
    shr edi, 0x4
    add eax, edx
    mov edx, 0x1010101
    adc edi, ecx
    mov ecx, 0xf0f0f0f
    and eax, ecx
    mov ecx, eax
    imul ecx, edx
    mul ebp
    mov eax, 0xf0f0f0f
    and edi, eax
    add edx, ecx
    mov eax, dword ptr [esp + 0x2a0]
    imul edi, ebp
    add edx, edi
    mov edi, dword ptr [esp + 0x6c]
    shr edx, 0x18
    lea eax, [eax + 8*edx + 0x10]
    mov dword ptr [esp + 0x2a0], eax
.L12:
    mov eax, ebx
    mov ecx, esi
    mov ebp, esi
    mov esi, ebx
    mov ebx, dword ptr [esp + 0x120]
    and eax, dword ptr [esp + 0xd0]
    and ecx, dword ptr [esp + 0xa0]
    movd xmm3, eax
    movd xmm2, ecx
    mov eax, dword ptr [esp + 0x24]
    punpckldq xmm2, xmm3
    movdqa xmm3, xmm2
    psrlw xmm3, 0x1
    pand xmm3, xmmword ptr [esp + 0x2e0]
    psubb xmm2, xmm3
    movdqa xmm3, xmm2
    psrlw xmm2, 0x2
    pand xmm3, xmm6
    pand xmm2, xmm6
    paddb xmm2, xmm3
    movdqa xmm3, xmm2
    psrlw xmm3, 0x4
    paddb xmm3, xmm2
    pand xmm3, xmm5
    psadbw xmm3, xmm0
    movd ecx, xmm3
    cmp ecx, 0x9
    jae .L119
    and eax, esi
    mov edx, dword ptr [esp + 0x8]
    and ebx, dword ptr [esp + 0x30]
    or dword ptr [esp + 0x14], esi
    or dword ptr [esp + 0x170], ebp
    movd xmm2, eax
    mov eax, dword ptr [esp + 0x18]
    add edi, dword ptr [edx + 4*ecx + .C4]
    and eax, ebp
    movd xmm3, eax
    mov eax, dword ptr [esp + 0xc]
    punpckldq xmm3, xmm2
    movq xmm4, qword ptr [edx + eax + plywright::board::geometry::AROUND]
    mov eax, dword ptr [esp + 0x140]
    and eax, dword ptr [esp + 0x50]
    punpcklqdq xmm3, xmm4
    por xmm1, xmm3
    pshufd xmm2, xmm1, 0xff
    movd esi, xmm2
    pshufd xmm2, xmm1, 0xee
    mov ecx, eax
    mov eax, dword ptr [esp + 0x20]
    movd ebp, xmm2
    add edi, dword ptr [edx + 4*eax + .C5]
    mov eax, ebx
    or eax, ecx
    jne .L11
    movss xmm0, dword ptr [esp + 0x170]
    movss xmm2, dword ptr [esp + 0x14]
    movaps xmm3, xmmword ptr [esp + 0x3e0]
    movlhps xmm2, xmm0
    shufps xmm3, xmm2, 0x24
    movaps xmmword ptr [esp + 0x3e0], xmm3
    xorps xmm3, xmm3
    movaps xmmword ptr [esp + 0x3b0], xmm3
    pshufd xmm3, xmm1, 0x4e
    jmp .L14
.L13:
    mov dword ptr [esp + 0xc8], 0x0
    pshufd xmm3, xmm1, 0x4e
    mov dword ptr [esp + 0x2a0], 0x0
    movdqa xmmword ptr [esp + 0x3b0], xmm0
.L14:
    movss xmm0, dword ptr [esp + 0xbc]
    movss xmm2, dword ptr [esp + 0xc0]
    mov ecx, dword ptr [esp + 0x3c]
    mov eax, dword ptr [esp + 0x220]
    movlhps xmm2, xmm0
    movaps xmm0, xmmword ptr [esp + 0x490]
    or eax, dword ptr [esp + 0x1f0]
    or ecx, dword ptr [esp + 0x1f4]
    shufps xmm0, xmm2, 0x2e
    mov dword ptr [esp + 0x24], eax
    mov dword ptr [esp + 0x120], ecx
    andps xmm0, xmmword ptr [esp + 0x90]
    pshufd xmm2, xmm0, 0xee
    movaps xmmword ptr [esp + 0x480], xmm0
    pshufd xmm0, xmm0, 0xff
    movd edx, xmm2
    movdqa xmmword ptr [esp + 0x500], xmm2
    movdqa xmm2, xmmword ptr [esp + 0x230]
    movd esi, xmm0
    mov dword ptr [esp + 0x358], esi
    xor esi, eax
    mov dword ptr [esp + 0x35c], edx
    xor edx, ecx
    mov dword ptr [esp + 0x20], esi
    mov dword ptr [esp + 0x30], edx
    pshufd xmm0, xmm2, 0xff
    pshufd xmm2, xmm2, 0xee
    movd ebp, xmm2
    movd ecx, xmm0
    mov eax, ebp
    mov dword ptr [esp + 0x3c0], ebp
    mov dword ptr [esp + 0x114], ecx
    or eax, ecx
    je .L17
    mov ebx, dword ptr [esp + 0x8]
    movdqa xmm7, xmmword ptr [esp + 0x2e0]
    mov eax, ebp
    mov ebp, ecx
    mov dword ptr [esp + 0x90], 0x0
    mov dword ptr [esp + 0x10], 0x0
    mov ecx, eax
    nop
.L15:
    tzcnt edx, ebp
    tzcnt eax, ecx
    mov dword ptr [esp + 0x6c], edi
    mov dword ptr [esp + 0x140], ecx
    mov dword ptr [esp + 0x18], ebp
    movdqa xmm5, xmm1
    add edx, 0x20
    test ecx, ecx
    cmovne edx, eax
    add ecx, -0x1
    lea esi, [edx + 2*edx]
    mov dword ptr [esp + 0x170], ecx
    adc ebp, -0x1
    mov dword ptr [esp + 0xc], edx
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x14], ebp
    and edi, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x30]
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
    mov ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov ecx, ebp
    mov edx, esi
    and ecx, dword ptr [esp + 0x380]
    and edx, dword ptr [esp + 0xcc]
    mov eax, ecx
    or eax, edx
    je .L16
    mov eax, ecx
    mov dword ptr [esp + 0x50], esi
    mov esi, edx
    mov ebx, 0x55555555
    inc dword ptr [esp + 0xc8]
    shr eax
    shr esi
    and eax, ebx
    and esi, ebx
    mov ebx, 0x33333333
    sub ecx, eax
    sbb edx, esi
    mov esi, ecx
    shr ecx, 0x2
    mov eax, edx
    shr edx, 0x2
    and esi, ebx
    and ecx, ebx
    and eax, ebx
    and edx, ebx
    add ecx, esi
    mov ebx, 0x1010101
    add edx, eax
    mov eax, edx
    mov esi, edx
    shld eax, ecx, 0x1c
    shr esi, 0x4
    add eax, ecx
    mov ecx, 0xf0f0f0f
    adc esi, edx
    and eax, ecx
    mov ecx, eax
    mul ebx
    mov eax, 0xf0f0f0f
    and esi, eax
    imul ecx, ebx
    mov eax, dword ptr [esp + 0x2a0]
    add edx, ecx
    imul esi, ebx
    add edx, esi
    mov esi, dword ptr [esp + 0x50]
    shr edx, 0x18
    lea eax, [eax + 8*edx + 0x9]
    mov dword ptr [esp + 0x2a0], eax
.L16:
    mov eax, esi
    mov ecx, ebp
    movdqa xmm1, xmmword ptr [esp + 0x2d0]
    movdqa xmm6, xmmword ptr [esp + 0x300]
    and eax, dword ptr [esp + 0xd0]
    and ecx, dword ptr [esp + 0xa0]
    movd xmm0, ecx
    movd xmm2, eax
    punpckldq xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm2, 0x1
    pand xmm2, xmm7
    psubb xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm0, 0x2
    pand xmm2, xmm1
    pand xmm0, xmm1
    paddb xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm2, 0x4
    paddb xmm2, xmm0
    pxor xmm0, xmm0
    pand xmm2, xmm6
    psadbw xmm2, xmm0
    movd ecx, xmm2
    cmp ecx, 0xe
    mov dword ptr [esp + 0x50], ecx
    jae .L121
    mov eax, dword ptr [esp + 0x140]
    pshufd xmm0, xmm5, 0xff
    pshufd xmm2, xmm5, 0xee
    or dword ptr [esp + 0x10], esi
    xor edx, edx
    mov ebx, dword ptr [esp + 0x8]
    movd ecx, xmm0
    and ecx, esi
    mov esi, 0x1
    movd xmm0, ecx
    movd ecx, xmm2
    and eax, dword ptr [esp + 0x170]
    and ecx, ebp
    movd xmm2, ecx
    punpckldq xmm2, xmm0
    mov dword ptr [esp + 0x140], eax
    mov eax, ebp
    mov ebp, dword ptr [esp + 0x18]
    or dword ptr [esp + 0x90], eax
    mov eax, dword ptr [esp + 0xc]
    and ebp, dword ptr [esp + 0x14]
    mov ecx, eax
    shld edx, esi, cl
    shl esi, cl
    test al, 0x20
    mov ecx, 0x0
    cmovne edx, esi
    cmovne esi, ecx
    mov ecx, 0xaa55aa55
    and edx, ecx
    and esi, ecx
    or esi, edx
    mov edx, 0x55aa55aa
    cmove ecx, edx
    mov edx, ecx
    and ecx, dword ptr [esp + 0x44]
    and edx, dword ptr [esp + 0x38]
    movd xmm4, ecx
    movd xmm3, edx
    mov edx, dword ptr [esp + 0x50]
    punpckldq xmm3, xmm4
    movdqa xmm4, xmm3
    psrlw xmm4, 0x1
    pand xmm4, xmm7
    psubb xmm3, xmm4
    movdqa xmm4, xmm3
    psrlw xmm3, 0x2
    pand xmm4, xmm1
    pand xmm3, xmm1
    movdqa xmm1, xmm5
    pxor xmm5, xmm5
    paddb xmm3, xmm4
    movdqa xmm4, xmm3
    psrlw xmm4, 0x4
    paddb xmm4, xmm3
    movq xmm3, qword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [esp + 0x6c]
    pand xmm4, xmm6
    psadbw xmm4, xmm5
    movd ecx, xmm4
    imul ecx, ecx, 0xfffdfffd
    punpcklqdq xmm2, xmm3
    add edi, ecx
    mov ecx, dword ptr [esp + 0x140]
    por xmm1, xmm2
    add edi, dword ptr [ebx + 4*edx + .C6]
    add edi, dword ptr [ebx + 4*eax + .C7]
    mov eax, ecx
    or eax, ebp
    jne .L15
    movss xmm0, dword ptr [esp + 0x90]
    movss xmm2, dword ptr [esp + 0x10]
    movdqa xmm5, xmmword ptr [esp + 0x300]
    movdqa xmm6, xmmword ptr [esp + 0x2d0]
    pshufd xmm3, xmm1, 0x4e
    movlhps xmm2, xmm0
    shufps xmm2, xmmword ptr [esp + 0x3b0], 0xe2
    movaps xmmword ptr [esp + 0x3b0], xmm2
    jmp .L18
.L17:
    mov ebx, dword ptr [esp + 0x8]
.L18:
    movdqa xmm2, xmmword ptr [esp + 0x480]
    movdqa xmm7, xmmword ptr [esp + 0x2e0]
    movd edx, xmm2
    pshufd xmm0, xmm2, 0x55
    movd esi, xmm0
    mov eax, edx
    mov dword ptr [esp + 0x1f8], edx
    or eax, esi
    mov dword ptr [esp + 0x2cc], esi
    je .L21
    xor dword ptr [esp + 0x30], edx
    xor dword ptr [esp + 0x20], esi
    xor ecx, ecx
    pxor xmm0, xmm0
    xor ebp, ebp
    nop
.L19:
    mov dword ptr [esp + 0x140], ecx
    tzcnt ecx, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x6c], edi
    mov dword ptr [esp + 0x170], edx
    mov ebx, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x50], ebp
    add ecx, 0x20
    test edx, edx
    cmovne ecx, eax
    mov eax, dword ptr [esp + 0x8]
    lea esi, [ecx + 2*ecx]
    mov dword ptr [esp + 0x90], ecx
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    mov ebx, dword ptr [esp + 0x8]
    mov edi, dword ptr [eax + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov edx, dword ptr [eax + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    movzx ecx, byte ptr [eax + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    mov eax, dword ptr [eax + 8*esi + plywright::sliders::magic::LOOKUPS]
    and edi, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x30]
    imul ebp, eax
    imul edi, edx
    mul edx
    add edi, edx
    add edi, ebp
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    add edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    mov ecx, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov edx, esi
    mov dword ptr [esp + 0x18], ecx
    and ecx, dword ptr [esp + 0xcc]
    and edx, dword ptr [esp + 0x380]
    mov eax, edx
    or eax, ecx
    je .L20
    mov eax, edx
    mov dword ptr [esp + 0xc], esi
    mov esi, ecx
    mov ebp, 0x55555555
    inc dword ptr [esp + 0xc8]
    mov ebx, 0xf0f0f0f
    shr eax
    shr esi
    and eax, ebp
    and esi, ebp
    mov ebp, 0x33333333
    sub edx, eax
    sbb ecx, esi
    mov esi, edx
    shr edx, 0x2
    mov eax, ecx
    shr ecx, 0x2
    and esi, ebp
    and edx, ebp
    and eax, ebp
    and ecx, ebp
    add edx, esi
    mov ebp, 0x1010101
    add ecx, eax
    mov eax, ecx
    mov esi, ecx
    shld eax, edx, 0x1c
    shr esi, 0x4
    add eax, edx
    adc esi, ecx
    and eax, ebx
    mov ecx, eax
    mul ebp
    and esi, ebx
    mov eax, dword ptr [esp + 0x2a0]
    imul ecx, ebp
    imul esi, ebp
    add edx, ecx
    add edx, esi
    mov esi, dword ptr [esp + 0xc]
    shr edx, 0x18
    lea eax, [eax + 8*edx + 0xd]
    mov dword ptr [esp + 0x2a0], eax
.L20:
    mov edx, dword ptr [esp + 0x18]
    mov ecx, esi
    mov ebp, dword ptr [esp + 0x50]
    and ecx, dword ptr [esp + 0xa0]
    mov eax, edx
    and eax, dword ptr [esp + 0xd0]
    movd xmm2, ecx
    movd xmm3, eax
    punpckldq xmm2, xmm3
    movdqa xmm3, xmm2
    psrlw xmm3, 0x1
    pand xmm3, xmm7
    psubb xmm2, xmm3
    movdqa xmm3, xmm2
    psrlw xmm2, 0x2
    pand xmm3, xmm6
    pand xmm2, xmm6
    paddb xmm2, xmm3
    movdqa xmm3, xmm2
    psrlw xmm3, 0x4
    paddb xmm3, xmm2
    pand xmm3, xmm5
    psadbw xmm3, xmm0
    movd ecx, xmm3
    mov dword ptr [esp + 0xc], ecx
    cmp ecx, 0xf
    mov ecx, dword ptr [esp + 0x140]
    jae .L122
    pshufd xmm2, xmm1, 0xff
    pshufd xmm3, xmm1, 0xee
    mov ebx, dword ptr [esp + 0x8]
    or ebp, edx
    or ecx, esi
    movd eax, xmm2
    and eax, edx
    mov edx, dword ptr [esp + 0x14]
    movd xmm2, eax
    movd eax, xmm3
    and eax, esi
    movq xmm4, qword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    movd xmm3, eax
    mov eax, dword ptr [esp + 0x170]
    mov esi, edx
    punpckldq xmm3, xmm2
    punpcklqdq xmm3, xmm4
    mov edi, eax
    por xmm1, xmm3
    add edi, -0x1
    adc esi, -0x1
    and eax, edi
    mov edi, dword ptr [esp + 0x6c]
    and edx, esi
    mov esi, dword ptr [esp + 0xc]
    add edi, dword ptr [ebx + 4*esi + .C8]
    mov esi, edx
    mov edx, eax
    mov eax, dword ptr [esp + 0x90]
    add edi, dword ptr [ebx + 4*eax + .C9]
    mov eax, edx
    or eax, esi
    jne .L19
    movaps xmm3, xmmword ptr [esp + 0x3b0]
    movd xmm0, ecx
    movd xmm2, ebp
    mov ebx, dword ptr [esp + 0x8]
    punpcklqdq xmm2, xmm0
    shufps xmm3, xmm2, 0x24
    movaps xmmword ptr [esp + 0x3b0], xmm3
    pshufd xmm3, xmm1, 0x4e
.L21:
    mov ecx, dword ptr [esp + 0x35c]
    mov edx, dword ptr [esp + 0x358]
    mov eax, ecx
    or eax, edx
    sete byte ptr [esp + 0x4f]
    je .L24
    pxor xmm7, xmm7
    mov esi, ecx
    mov ebp, edx
    mov dword ptr [esp + 0x278], 0x0
    mov dword ptr [esp + 0x274], 0x0
    nop
.L22:
    tzcnt ecx, ebp
    tzcnt eax, esi
    mov dword ptr [esp + 0x30], ebp
    mov dword ptr [esp + 0x6c], edi
    mov dword ptr [esp + 0x20], esi
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    lea ebp, [ecx + 2*ecx]
    mov dword ptr [esp + 0x50], ecx
    mov edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    movzx ecx, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x140], ebp
    and edi, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x120]
    imul esi, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, ebp
    add edi, esi
    mov esi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    mov ebp, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    cmove edi, eax
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    and ebp, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x120]
    imul ebp, ecx
    imul esi, eax
    mul ecx
    add ebp, edx
    mov edx, dword ptr [esp + 0x140]
    add ebp, esi
    movzx ecx, byte ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    add edi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 4]
    mov ebp, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    or ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    or esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov edx, ebp
    mov ecx, esi
    and edx, dword ptr [esp + 0x380]
    and ecx, dword ptr [esp + 0xcc]
    mov eax, edx
    or eax, ecx
    je .L23
    mov eax, edx
    mov dword ptr [esp + 0x140], esi
    mov esi, ecx
    mov edi, 0x55555555
    inc dword ptr [esp + 0xc8]
    mov ebx, 0xf0f0f0f
    shr eax
    shr esi
    and eax, edi
    and esi, edi
    mov edi, 0x33333333
    sub edx, eax
    sbb ecx, esi
    mov esi, edx
    shr edx, 0x2
    mov eax, ecx
    shr ecx, 0x2
    and esi, edi
    and edx, edi
    and eax, edi
    and ecx, edi
    add edx, esi
    mov esi, 0x1010101
    add ecx, eax
    mov eax, ecx
    mov edi, ecx
    shld eax, edx, 0x1c
    shr edi, 0x4
    add eax, edx
    adc edi, ecx
    and eax, ebx
    mov ecx, eax
    mul esi
    and edi, ebx
    mov eax, dword ptr [esp + 0x2a0]
    imul ecx, esi
    imul edi, esi
    mov esi, dword ptr [esp + 0x140]
    add edx, ecx
    add edx, edi
    shr edx, 0x18
    lea eax, [eax + 8*edx + 0x9]
    mov dword ptr [esp + 0x2a0], eax
.L23:
    mov eax, esi
    mov ecx, ebp
    mov edi, dword ptr [esp + 0x6c]
    and eax, dword ptr [esp + 0xd0]
    and ecx, dword ptr [esp + 0xa0]
    movd xmm0, ecx
    movd xmm2, eax
    punpckldq xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm2, 0x1
    pand xmm2, xmmword ptr [esp + 0x2e0]
    psubb xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm0, 0x2
    pand xmm2, xmm6
    pand xmm0, xmm6
    paddb xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm2, 0x4
    paddb xmm2, xmm0
    pand xmm2, xmm5
    psadbw xmm2, xmm7
    movd ecx, xmm2
    cmp ecx, 0x1b
    ja .L120
    pshufd xmm0, xmm1, 0xff
    pshufd xmm2, xmm1, 0xee
    movd xmm4, esi
    or dword ptr [esp + 0x274], esi
    movd xmm3, ebp
    or dword ptr [esp + 0x278], ebp
    mov ebx, dword ptr [esp + 0x8]
    movd eax, xmm0
    punpckldq xmm3, xmm4
    and eax, esi
    mov esi, dword ptr [esp + 0x20]
    movd xmm0, eax
    movd eax, xmm2
    and eax, ebp
    mov ebp, dword ptr [esp + 0x30]
    movd xmm2, eax
    mov eax, esi
    punpckldq xmm2, xmm0
    add eax, -0x1
    punpcklqdq xmm2, xmm3
    mov edx, ebp
    por xmm1, xmm2
    adc edx, -0x1
    and esi, eax
    add edi, dword ptr [ebx + 4*ecx + .C10]
    mov eax, dword ptr [esp + 0x50]
    and ebp, edx
    add edi, dword ptr [ebx + 4*eax + .C11]
    mov eax, esi
    or eax, ebp
    jne .L22
    pshufd xmm0, xmm1, 0x4e
    mov dword ptr [esp + 0x6c], edi
    movdqa xmmword ptr [esp + 0x3d0], xmm0
    jmp .L25
.L24:
    movdqa xmmword ptr [esp + 0x3d0], xmm3
    mov dword ptr [esp + 0x6c], edi
    mov dword ptr [esp + 0x278], 0x0
    mov dword ptr [esp + 0x274], 0x0
.L25:
    mov esi, dword ptr [esp + 0x38]
    movdqa xmm1, xmmword ptr [esp + 0x2f0]
    mov edi, dword ptr [esp + 0x44]
    movdqa xmm7, xmmword ptr [esp + 0x2e0]
    mov eax, esi
    pshufd xmm0, xmm1, 0x55
    shl eax, 0x8
    mov ebx, eax
    mov dword ptr [esp + 0xb8], eax
    movd eax, xmm0
    or ebx, esi
    or eax, edi
    mov ecx, ebx
    mov edx, eax
    mov ebp, eax
    shl ecx, 0x10
    shr edx, 0x10
    or ecx, ebx
    or eax, ecx
    mov ecx, edi
    shld ecx, esi, 0x8
    or eax, edx
    mov edx, dword ptr [esp + 0x84]
    mov dword ptr [esp + 0x110], ecx
    or ecx, edi
    mov edi, dword ptr [esp + 0x180]
    shrd ebx, ecx, 0x10
    or ebx, ecx
    movd ecx, xmm1
    mov dword ptr [esp + 0x1c4], ecx
    or ecx, esi
    or ebx, eax
    shld ebp, ecx, 0x10
    mov dword ptr [esp + 0x48], ebx
    mov ebx, dword ptr [esp + 0x2c]
    or ebp, ecx
    mov ecx, dword ptr [esp + 0x290]
    or ebp, eax
    mov dword ptr [esp + 0x78], ebp
    mov ebp, dword ptr [esp + 0x80]
    and dword ptr [esp + 0x34], ecx
    mov ecx, dword ptr [esp + 0x28]
    mov eax, ebp
    mov esi, ebp
    shld eax, edx, 0x18
    shr esi, 0x8
    or esi, ebp
    shr ebp, 0x10
    or eax, edx
    and dword ptr [esp + 0x1a0], ecx
    mov ecx, ebx
    or ebp, esi
    shld esi, eax, 0x10
    shl ecx, 0x8
    or esi, eax
    mov eax, edi
    mov dword ptr [esp + 0x108], ecx
    or ecx, ebx
    mov dword ptr [esp + 0xb4], ebp
    shld eax, ebx, 0x8
    or esi, ebp
    mov dword ptr [esp + 0x2c4], eax
    or eax, edi
    mov dword ptr [esp + 0x1d4], esi
    not esi
    mov edx, eax
    mov dword ptr [esp + 0x254], esi
    shld edx, ecx, 0x10
    or edx, eax
    mov eax, ecx
    mov dword ptr [esp + 0x260], edx
    mov edx, dword ptr [esp + 0x26c]
    shl eax, 0x10
    or eax, ecx
    or edx, ebx
    mov ebx, dword ptr [esp + 0x2c8]
    or ebx, edi
    mov ecx, ebx
    shld ecx, edx, 0x10
    or ecx, edx
    mov edx, ebx
    or ebx, eax
    mov eax, dword ptr [esp + 0x264]
    shr edx, 0x10
    or ebx, edx
    mov edx, dword ptr [esp + 0x8c]
    or dword ptr [esp + 0x260], ebx
    or ebx, ecx
    mov ecx, ebp
    mov ebp, dword ptr [esp + 0x240]
    and eax, dword ptr [esp + 0x80]
    not ecx
    mov dword ptr [esp + 0x40], ebx
    mov dword ptr [esp + 0x4b0], ecx
    and ebp, esi
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x268]
    and ebp, 0xff000000
    and eax, dword ptr [esp + 0x84]
    mov dword ptr [esp + 0x30], eax
    mov eax, dword ptr [esp + 0x88]
    and eax, ecx
    mov ecx, 0x33333333
    movzx edi, ax
    mov eax, dword ptr [esp + 0x118]
    and edx, edi
    mov ebx, edx
    shr ebx
    and eax, ebp
    and ebx, 0x5555
    mov esi, eax
    shr esi
    and esi, 0x55000000
    sub eax, esi
    sbb edx, ebx
    mov ebx, 0x33333333
    add ebx, 0xffcccccd
    mov esi, edx
    adc ecx, -0x1
    mov dword ptr [esp + 0x50], ebx
    and esi, ecx
    mov dword ptr [esp + 0xd0], ecx
    mov dword ptr [esp + 0xa0], esi
    mov esi, edx
    shr edx, 0x2
    shld esi, eax, 0x1e
    and eax, ebx
    and edx, ecx
    and esi, ebx
    add esi, eax
    adc edx, dword ptr [esp + 0xa0]
    mov eax, edx
    mov ecx, edx
    shld eax, esi, 0x1c
    shr ecx, 0x4
    add eax, esi
    mov esi, 0xf0f0f0f
    adc ecx, edx
    mov edx, 0xf0f0f0f
    add edx, 0xfff0f0f1
    adc esi, -0x1
    and eax, edx
    mov dword ptr [esp + 0x140], edx
    and ebp, dword ptr [esp + 0x3c0]
    and edi, dword ptr [esp + 0x114]
    mov dword ptr [esp + 0x18], esi
    mov ebx, eax
    mov esi, 0x1010101
    mul esi
    imul ebx, esi
    add edx, ebx
    mov ebx, dword ptr [esp + 0x18]
    mov eax, ebp
    shr eax
    and eax, 0x55000000
    and ecx, ebx
    imul ecx, esi
    add ecx, edx
    mov edx, edi
    shr edx
    mov dword ptr [esp + 0xa0], ecx
    mov ecx, dword ptr [esp + 0xd0]
    and edx, 0x5555
    sub ebp, eax
    mov eax, dword ptr [esp + 0x50]
    movd xmm4, dword ptr [esp + 0xa0]
    sbb edi, edx
    mov edx, edi
    shld edx, ebp, 0x1e
    and ebp, eax
    and edx, eax
    mov eax, edi
    shr edi, 0x2
    psrld xmm4, 0x18
    and eax, ecx
    and edi, ecx
    add edx, ebp
    mov ebp, dword ptr [esp + 0x40]
    adc edi, eax
    mov eax, edi
    mov ecx, edi
    shld eax, edx, 0x1c
    shr ecx, 0x4
    add eax, edx
    adc ecx, edi
    and eax, dword ptr [esp + 0x140]
    mov edi, 0x1010101
    and ecx, ebx
    mov ebx, dword ptr [esp + 0x180]
    imul ecx, edi
    mov esi, eax
    mul edi
    mov eax, dword ptr [esp + 0x1f8]
    imul esi, edi
    and ebx, 0xff0000
    add edx, esi
    mov esi, dword ptr [esp + 0x2cc]
    add ecx, edx
    mov edx, dword ptr [esp + 0x78]
    shr ecx, 0x18
    not edx
    and eax, edx
    mov dword ptr [esp + 0x4a0], edx
    mov edx, dword ptr [esp + 0x48]
    movd xmm0, eax
    and eax, ebp
    movd xmm2, eax
    mov eax, esi
    not edx
    and eax, edx
    mov dword ptr [esp + 0x438], edx
    mov edx, dword ptr [esp + 0x260]
    movd xmm1, eax
    movdqa xmmword ptr [esp + 0xd0], xmm1
    punpckldq xmm0, xmmword ptr [esp + 0xd0]
    and eax, edx
    not edx
    movd xmm5, eax
    mov eax, dword ptr [esp + 0x118]
    mov dword ptr [esp + 0x168], edx
    punpckldq xmm2, xmm5
    movdqa xmm5, xmm2
    psrlw xmm5, 0x1
    or eax, dword ptr [esp + 0x3c0]
    pand xmm5, xmm7
    psubb xmm2, xmm5
    movdqa xmm5, xmm2
    psrlw xmm2, 0x2
    pand xmm5, xmm6
    pand xmm2, xmm6
    movd xmm1, eax
    mov eax, dword ptr [esp + 0x8c]
    paddb xmm2, xmm5
    movdqa xmm5, xmm2
    psrlw xmm5, 0x4
    paddb xmm5, xmm2
    or eax, dword ptr [esp + 0x114]
    movd xmm3, eax
    mov eax, ebp
    movdqa xmmword ptr [esp + 0x140], xmm3
    not eax
    movdqa xmm3, xmmword ptr [esp + 0x300]
    punpckldq xmm1, xmmword ptr [esp + 0x140]
    movd xmm2, eax
    mov dword ptr [esp + 0x10c], eax
    mov eax, dword ptr [esp + 0x8]
    pand xmm5, xmm3
    punpcklqdq xmm0, xmm1
    movd xmm1, edx
    movdqa xmmword ptr [esp + 0x320], xmm1
    punpcklqdq xmm1, xmm2
    pxor xmm2, xmm2
    shufps xmm1, xmmword ptr [esp + 0x2f0], 0x42
    psadbw xmm5, xmm2
    andps xmm1, xmm0
    movaps xmm0, xmm1
    psrlw xmm0, 0x1
    pand xmm0, xmm7
    psubb xmm1, xmm0
    movdqa xmm0, xmm1
    psrlw xmm1, 0x2
    pand xmm0, xmm6
    pand xmm1, xmm6
    paddb xmm1, xmm0
    movdqa xmm0, xmm1
    psrlw xmm0, 0x4
    paddb xmm0, xmm1
    pxor xmm1, xmm1
    pand xmm0, xmm3
    movdqa xmmword ptr [esp + 0x440], xmm1
    psadbw xmm0, xmm2
    movdqa xmm2, xmmword ptr [eax + .C12]
    imul eax, ecx, 0x60015
    mov ecx, dword ptr [esp + 0x130]
    movdqa xmm1, xmm0
    shufps xmm0, xmm4, 0x6
    punpcklqdq xmm1, xmm5
    pmuludq xmm1, xmm2
    pshufd xmm2, xmm2, 0xf5
    and ecx, 0xff000000
    pmuludq xmm2, xmm0
    pshufd xmm0, xmm1, 0xe8
    pshufd xmm1, xmm2, 0xe8
    punpckldq xmm0, xmm1
    pshufd xmm1, xmm0, 0xee
    paddd xmm1, xmm0
    pshufd xmm0, xmm1, 0x55
    paddd xmm0, xmm1
    movd edx, xmm0
    add edx, eax
    or ecx, ebx
    je .L26
    mov ecx, esi
    mov eax, esi
    shr ecx
    and eax, 0xff0000
    and ecx, 0x550000
    sub eax, ecx
    mov ecx, eax
    shr eax, 0x2
    and ecx, 0x33330000
    and eax, 0x33330000
    add eax, ecx
    mov ecx, eax
    shr ecx, 0x4
    add ecx, eax
    and ecx, 0xf0f0000
    imul ecx, edi
    shr ecx, 0x18
    imul eax, ecx, 0x150008
    add edx, eax
.L26:
    mov eax, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x334], edx
    mov edx, dword ptr [esp + 0x80]
    movdqa xmm3, xmmword ptr [esp + 0x390]
    mov ecx, dword ptr [esp + 0x268]
    mov ebx, dword ptr [esp + 0x8]
    mov esi, 0x0
    mov edi, 0x33333333
    mov ebp, 0x33333333
    movdqa xmm4, xmmword ptr [esp + 0x3a0]
    movdqa xmm5, xmmword ptr [esp + 0x300]
    movdqa xmm6, xmmword ptr [esp + 0x2d0]
    or dword ptr [esp + 0x30], eax
    mov eax, dword ptr [esp + 0x1a0]
    punpckldq xmm3, xmmword ptr [esp + 0x280]
    movd xmm0, edx
    or dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x264]
    or eax, edx
    mov edx, 0x33333333
    mov dword ptr [esp + 0xd0], eax
    mov eax, dword ptr [esp + 0x84]
    movd xmm1, eax
    or ecx, eax
    punpckldq xmm1, xmm0
    mov dword ptr [esp + 0xa0], ecx
    mov ecx, dword ptr [esp + 0x38]
    pshufd xmm0, xmm4, 0x55
    movdqa xmmword ptr [esp + 0x4f0], xmm1
    punpcklqdq xmm1, xmm3
    pxor xmm1, xmmword ptr [ebx + .C13]
    not ecx
    movd eax, xmm1
    movdqa xmmword ptr [esp + 0x200], xmm1
    and ecx, eax
    mov dword ptr [esp + 0x2b4], eax
    mov eax, ecx
    shr ecx
    and eax, 0x3c3c3c00
    and ecx, 0x14141400
    sub eax, ecx
    mov ecx, 0x33333333
    sbb esi, esi
    add edx, 0xfffffccd
    adc ecx, -0x1
    and edx, eax
    shrd eax, esi, 0x2
    and ecx, esi
    shr esi, 0x2
    add edi, -0x33
    adc ebp, -0x1
    and edi, eax
    mov eax, 0xf0f0f0f
    and ebp, esi
    add edi, edx
    movd esi, xmm4
    adc ebp, ecx
    mov dword ptr [esp + 0x1dc], esi
    mov edx, ebp
    mov ecx, ebp
    shld edx, edi, 0x1c
    shr ecx, 0x4
    add edx, edi
    mov edi, 0x1
    adc ecx, ebp
    add eax, -0xf
    mov dword ptr [esp + 0x354], ecx
    mov ecx, 0xf0f0f0f
    adc ecx, -0x1
    and eax, edx
    xor ebp, ebp
    mov edx, 0x1010101
    mov dword ptr [esp + 0x43c], ecx
    mov ecx, dword ptr [esp + 0x1e8]
    mov dword ptr [esp + 0x2c0], eax
    mul edx
    mov eax, 0x0
    mov dword ptr [esp + 0x1ec], edx
    movd edx, xmm0
    mov dword ptr [esp + 0x1e0], edx
    shld ebp, edi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, esi
    cmovne ebp, edi
    cmovne edi, eax
    mov eax, dword ptr [esp + 0x2bc]
    xor al, 0x38
    or ebp, dword ptr [esp + 0x180]
    or edi, dword ptr [esp + 0x2c]
    movzx eax, al
    or ebp, dword ptr [esp + 0x88]
    or edi, dword ptr [esp + 0x240]
    or ecx, edx
    not ebp
    not edi
    mov dword ptr [esp + 0xc], ebp
    mov ebp, dword ptr [ebx + 4*eax + .C3]
    mov dword ptr [esp + 0x18], edi
    je .L29
    mov ebx, esi
    mov esi, dword ptr [esp + 0x8]
    pxor xmm0, xmm0
    mov dword ptr [esp + 0x90], 0x0
    mov dword ptr [esp + 0x50], 0x0
    mov dword ptr [esp + 0x290], 0x0
    mov dword ptr [esp + 0x28], 0x0
    nop
.L27:
    tzcnt ecx, edx
    tzcnt eax, ebx
    mov dword ptr [esp + 0x10], edx
    mov dword ptr [esp + 0x14], ebx
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    mov eax, ebx
    add eax, -0x1
    mov dword ptr [esp + 0x130], ecx
    mov dword ptr [esp + 0x1a0], eax
    mov eax, ecx
    adc edx, -0x1
    shl eax, 0x6
    mov dword ptr [esp + 0x280], edx
    mov edi, dword ptr [esi + eax + plywright::board::geometry::AROUND]
    mov ecx, dword ptr [esi + eax + plywright::board::geometry::AROUND + 4]
    mov edx, edi
    mov dword ptr [esp + 0x170], ecx
    and ecx, dword ptr [esp + 0x150]
    and edx, dword ptr [esp + 0xe0]
    mov eax, edx
    or eax, ecx
    je .L28
    mov eax, edx
    mov dword ptr [esp + 0x140], ebp
    mov ebp, ecx
    mov esi, 0x55555555
    inc dword ptr [esp + 0x90]
    mov ebx, 0xf0f0f0f
    shr eax
    shr ebp
    and eax, esi
    and ebp, esi
    mov esi, 0x33333333
    sub edx, eax
    sbb ecx, ebp
    mov ebp, edx
    shr edx, 0x2
    mov eax, ecx
    shr ecx, 0x2
    and ebp, esi
    and edx, esi
    and eax, esi
    and ecx, esi
    add edx, ebp
    mov esi, 0x1010101
    add ecx, eax
    mov eax, ecx
    mov ebp, ecx
    shld eax, edx, 0x1c
    shr ebp, 0x4
    add eax, edx
    adc ebp, ecx
    and eax, ebx
    mov ecx, eax
    mul esi
    and ebp, ebx
    mov eax, dword ptr [esp + 0x50]
    imul ecx, esi
    imul ebp, esi
    add edx, ecx
    add edx, ebp
    mov ebp, dword ptr [esp + 0x140]
    shr edx, 0x18
    lea eax, [eax + 8*edx + 0x10]
    mov dword ptr [esp + 0x50], eax
.L28:
    mov ebx, dword ptr [esp + 0x170]
    mov ecx, edi
    and ecx, dword ptr [esp + 0x18]
    mov eax, ebx
    and eax, dword ptr [esp + 0xc]
    movd xmm1, ecx
    movd xmm2, eax
    punpckldq xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x1
    pand xmm2, xmm7
    psubb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm1, 0x2
    pand xmm2, xmm6
    pand xmm1, xmm6
    paddb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x4
    paddb xmm2, xmm1
    pand xmm2, xmm5
    psadbw xmm2, xmm0
    movd ecx, xmm2
    cmp ecx, 0x9
    jae .L119
    mov edx, dword ptr [esp + 0xa0]
    mov esi, dword ptr [esp + 0xd0]
    mov dword ptr [esp + 0x140], edi
    or dword ptr [esp + 0x28], ebx
    mov eax, edx
    and eax, edi
    mov edi, dword ptr [esp + 0x10]
    or dword ptr [esp + 0x30], eax
    mov eax, esi
    or esi, ebx
    and eax, ebx
    mov dword ptr [esp + 0xd0], esi
    mov esi, dword ptr [esp + 0x140]
    or dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x14]
    and edi, dword ptr [esp + 0x280]
    or edx, esi
    or dword ptr [esp + 0x290], esi
    mov esi, dword ptr [esp + 0x8]
    and eax, dword ptr [esp + 0x1a0]
    mov dword ptr [esp + 0xa0], edx
    mov edx, edi
    add ebp, dword ptr [esi + 4*ecx + .C4]
    mov ebx, eax
    mov eax, dword ptr [esp + 0x130]
    xor eax, 0x38
    add ebp, dword ptr [esi + 4*eax + .C5]
    mov eax, ebx
    or eax, edi
    jne .L27
    movd xmm0, dword ptr [esp + 0x290]
    movd xmm1, dword ptr [esp + 0x28]
    punpckldq xmm0, xmm1
    movq xmm0, xmm0
    movdqa xmmword ptr [esp + 0x440], xmm0
    jmp .L30
.L29:
    mov esi, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x90], 0x0
    mov dword ptr [esp + 0x50], 0x0
.L30:
    mov ecx, dword ptr [esp + 0x360]
    mov eax, dword ptr [esp + 0x74]
    pshufd xmm0, xmm4, 0xff
    xor ecx, dword ptr [esp + 0x24]
    xor eax, dword ptr [esp + 0x120]
    mov dword ptr [esp + 0x130], ecx
    movd ecx, xmm0
    pshufd xmm0, xmm4, 0xee
    mov dword ptr [esp + 0x10], eax
    movd edx, xmm0
    mov dword ptr [esp + 0x350], ecx
    mov edi, edx
    mov dword ptr [esp + 0x34c], edx
    or edi, ecx
    je .L33
    pxor xmm1, xmm1
    mov dword ptr [esp + 0x28], 0x0
    mov dword ptr [esp + 0x34], 0x0
    nop
.L31:
    tzcnt edi, ecx
    tzcnt eax, edx
    mov dword ptr [esp + 0x140], ebp
    mov dword ptr [esp + 0x170], edx
    mov dword ptr [esp + 0x14], ecx
    add edi, 0x20
    test edx, edx
    cmovne edi, eax
    add edx, -0x1
    mov dword ptr [esp + 0x1a0], edi
    lea edi, [edi + 2*edi]
    adc ecx, -0x1
    mov dword ptr [esp + 0x280], edx
    mov ebp, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x290], ecx
    mov ecx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    and ebp, dword ptr [esp + 0x130]
    and eax, dword ptr [esp + 0x10]
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
    mov edi, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE + 4]
    mov ecx, edi
    mov edx, ebp
    and ecx, dword ptr [esp + 0xe0]
    and edx, dword ptr [esp + 0x150]
    mov eax, ecx
    or eax, edx
    je .L32
    mov eax, ecx
    mov esi, edx
    mov ebx, 0x55555555
    inc dword ptr [esp + 0x90]
    shr eax
    shr esi
    and eax, ebx
    and esi, ebx
    mov ebx, 0x33333333
    sub ecx, eax
    sbb edx, esi
    mov esi, ecx
    shr ecx, 0x2
    mov eax, edx
    shr edx, 0x2
    and esi, ebx
    and ecx, ebx
    and eax, ebx
    and edx, ebx
    add ecx, esi
    mov ebx, 0x1010101
    add edx, eax
    mov eax, edx
    mov esi, edx
    shld eax, ecx, 0x1c
    shr esi, 0x4
    add eax, ecx
    mov ecx, 0xf0f0f0f
    adc esi, edx
    and eax, ecx
    mov ecx, eax
    mul ebx
    mov eax, 0xf0f0f0f
    and esi, eax
    imul ecx, ebx
    mov eax, dword ptr [esp + 0x50]
    add edx, ecx
    imul esi, ebx
    add edx, esi
    shr edx, 0x18
    lea eax, [eax + 8*edx + 0x9]
    mov dword ptr [esp + 0x50], eax
.L32:
    mov eax, ebp
    mov ecx, edi
    mov edx, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x30]
    mov ebx, dword ptr [esp + 0xa0]
    and eax, dword ptr [esp + 0xc]
    and ecx, dword ptr [esp + 0x18]
    movd xmm0, ecx
    movd xmm2, eax
    punpckldq xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm2, 0x1
    pand xmm2, xmm7
    psubb xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm0, 0x2
    pand xmm2, xmm6
    pand xmm0, xmm6
    paddb xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm2, 0x4
    paddb xmm2, xmm0
    pand xmm2, xmm5
    psadbw xmm2, xmm1
    movd eax, xmm2
    cmp eax, 0xe
    jae .L123
    mov ecx, ebx
    or ebx, edi
    or dword ptr [esp + 0x28], edi
    or dword ptr [esp + 0x34], ebp
    and ecx, edi
    mov edi, 0x1
    mov dword ptr [esp + 0xa0], ebx
    or esi, ecx
    mov dword ptr [esp + 0x30], esi
    mov esi, dword ptr [esp + 0xd0]
    mov ecx, esi
    or esi, ebp
    and ecx, ebp
    mov dword ptr [esp + 0xd0], esi
    xor esi, esi
    mov ebp, dword ptr [esp + 0x140]
    or edx, ecx
    mov ecx, dword ptr [esp + 0x170]
    mov dword ptr [esp + 0x20], edx
    and ecx, dword ptr [esp + 0x280]
    mov dword ptr [esp + 0x170], ecx
    mov ecx, dword ptr [esp + 0x14]
    and ecx, dword ptr [esp + 0x290]
    mov dword ptr [esp + 0x14], ecx
    mov ecx, dword ptr [esp + 0x1a0]
    mov edx, ecx
    shld esi, edi, cl
    shl edi, cl
    xor edx, 0x38
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    mov ecx, 0xaa55aa55
    and esi, ecx
    and edi, ecx
    or edi, esi
    mov esi, 0x55aa55aa
    cmove ecx, esi
    mov esi, ecx
    and ecx, dword ptr [esp + 0x180]
    and esi, dword ptr [esp + 0x2c]
    movd xmm2, ecx
    movd xmm0, esi
    mov esi, dword ptr [esp + 0x8]
    punpckldq xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm2, 0x1
    pand xmm2, xmm7
    psubb xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm0, 0x2
    pand xmm2, xmm6
    pand xmm0, xmm6
    paddb xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm2, 0x4
    paddb xmm2, xmm0
    pand xmm2, xmm5
    psadbw xmm2, xmm1
    movd ecx, xmm2
    imul ecx, ecx, 0xfffdfffd
    add ebp, ecx
    mov ecx, dword ptr [esp + 0x14]
    add ebp, dword ptr [esi + 4*eax + .C6]
    add ebp, dword ptr [esi + 4*edx + .C7]
    mov edx, dword ptr [esp + 0x170]
    mov eax, edx
    or eax, ecx
    jne .L31
    movss xmm0, dword ptr [esp + 0x28]
    movss xmm1, dword ptr [esp + 0x34]
    movaps xmm2, xmmword ptr [esp + 0x440]
    movlhps xmm1, xmm0
    shufps xmm2, xmm1, 0x24
    movaps xmmword ptr [esp + 0x440], xmm2
.L33:
    mov edx, dword ptr [esp + 0x11c]
    mov ecx, dword ptr [esp + 0xc4]
    mov dword ptr [esp + 0x8c], 0x0
    mov eax, edx
    or eax, ecx
    je .L36
    xor dword ptr [esp + 0x10], edx
    xor dword ptr [esp + 0x130], ecx
    mov edi, edx
    xorps xmm0, xmm0
    mov edx, ecx
    mov dword ptr [esp + 0x118], 0x0
    mov dword ptr [esp + 0x27c], 0x0
    nop
.L34:
    tzcnt ecx, edx
    tzcnt eax, edi
    mov dword ptr [esp + 0x170], edi
    mov dword ptr [esp + 0x140], ebp
    mov dword ptr [esp + 0x14], edx
    mov edx, dword ptr [esp + 0x8]
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    mov eax, dword ptr [esp + 0x8]
    lea edi, [ecx + 2*ecx]
    mov dword ptr [esp + 0x1a0], ecx
    mov ecx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov esi, dword ptr [edx + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    mov ebp, dword ptr [eax + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esp + 0x8]
    mov eax, dword ptr [eax + 8*edi + plywright::sliders::magic::LOOKUPS]
    and ebp, dword ptr [esp + 0x130]
    and eax, dword ptr [esp + 0x10]
    imul ebp, ecx
    imul esi, eax
    mul ecx
    mov ecx, dword ptr [esp + 0x8]
    add ebp, edx
    add ebp, esi
    movzx ecx, byte ptr [ecx + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    mov eax, dword ptr [esp + 0x8]
    add ebp, dword ptr [eax + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [esp + 0x8]
    mov esi, dword ptr [eax + 8*ebp + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [esp + 0x8]
    mov edi, dword ptr [eax + 8*ebp + plywright::sliders::magic::TABLE + 4]
    mov edx, esi
    and edx, dword ptr [esp + 0xe0]
    mov ecx, edi
    and ecx, dword ptr [esp + 0x150]
    mov eax, edx
    or eax, ecx
    je .L35
    mov eax, edx
    mov dword ptr [esp + 0x280], esi
    mov esi, ecx
    mov ebx, 0x55555555
    inc dword ptr [esp + 0x90]
    shr eax
    shr esi
    and eax, ebx
    and esi, ebx
    mov ebx, 0x33333333
    sub edx, eax
    sbb ecx, esi
    mov esi, edx
    shr edx, 0x2
    mov eax, ecx
    shr ecx, 0x2
    and esi, ebx
    and edx, ebx
    and eax, ebx
    and ecx, ebx
    add edx, esi
    mov ebx, 0xf0f0f0f
    mov esi, 0x1010101
    add ecx, eax
    mov eax, ecx
    mov ebp, ecx
    shld eax, edx, 0x1c
    shr ebp, 0x4
    add eax, edx
    adc ebp, ecx
    and eax, ebx
    mov ecx, eax
    mul esi
    and ebp, ebx
    mov eax, dword ptr [esp + 0x50]
    imul ecx, esi
    imul ebp, esi
    mov esi, dword ptr [esp + 0x280]
    add edx, ecx
    add edx, ebp
    shr edx, 0x18
    lea eax, [eax + 8*edx + 0xd]
    mov dword ptr [esp + 0x50], eax
.L35:
    mov eax, edi
    mov ecx, esi
    mov ebp, dword ptr [esp + 0x140]
    and eax, dword ptr [esp + 0xc]
    and ecx, dword ptr [esp + 0x18]
    movd xmm1, ecx
    movd xmm2, eax
    punpckldq xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x1
    pand xmm2, xmm7
    psubb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm1, 0x2
    pand xmm2, xmm6
    pand xmm1, xmm6
    paddb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x4
    paddb xmm2, xmm1
    pand xmm2, xmm5
    psadbw xmm2, xmm0
    movd ecx, xmm2
    cmp ecx, 0xf
    jae .L124
    mov edx, dword ptr [esp + 0xa0]
    mov ebx, esi
    or dword ptr [esp + 0x27c], edi
    or dword ptr [esp + 0x118], ebx
    mov eax, edx
    or edx, ebx
    and eax, esi
    mov esi, dword ptr [esp + 0xd0]
    mov dword ptr [esp + 0xa0], edx
    or dword ptr [esp + 0x30], eax
    mov eax, esi
    or esi, edi
    and eax, edi
    mov edi, dword ptr [esp + 0x170]
    mov dword ptr [esp + 0xd0], esi
    mov esi, dword ptr [esp + 0x14]
    or dword ptr [esp + 0x20], eax
    mov eax, edi
    mov edx, esi
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    mov eax, dword ptr [esp + 0x1a0]
    and esi, edx
    mov edx, esi
    mov esi, dword ptr [esp + 0x8]
    xor eax, 0x38
    add ebp, dword ptr [esi + 4*ecx + .C8]
    add ebp, dword ptr [esi + 4*eax + .C9]
    mov eax, edi
    or eax, edx
    jne .L34
    jmp .L37
.L36:
    mov dword ptr [esp + 0x118], 0x0
    mov dword ptr [esp + 0x27c], 0x0
.L37:
    mov edx, dword ptr [esp + 0x74]
    mov ecx, dword ptr [esp + 0x360]
    mov dword ptr [esp + 0x140], ebp
    mov eax, edx
    or eax, ecx
    sete byte ptr [esp + 0x250]
    je .L40
    xorps xmm1, xmm1
    mov edi, edx
    mov ebx, ecx
    mov dword ptr [esp + 0x270], 0x0
    mov dword ptr [esp + 0x8c], 0x0
    nop
.L38:
    tzcnt ecx, ebx
    tzcnt eax, edi
    mov dword ptr [esp + 0x14], ebx
    mov dword ptr [esp + 0x170], edi
    mov ebx, esi
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    lea edi, [ecx + 2*ecx]
    mov dword ptr [esp + 0x10], ecx
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    movzx ecx, byte ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    mov esi, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    and esi, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x120]
    imul ebp, eax
    imul esi, edx
    mul edx
    add esi, edx
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    add esi, ebp
    mov ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove esi, eax
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    add esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    and ebp, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x120]
    imul ebp, edx
    imul ecx, eax
    mul edx
    add ebp, edx
    add ebp, ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 4]
    mov ebp, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    or ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    or edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov edx, ebp
    mov ecx, edi
    and edx, dword ptr [esp + 0xe0]
    and ecx, dword ptr [esp + 0x150]
    mov eax, edx
    or eax, ecx
    je .L39
    mov eax, edx
    mov esi, ecx
    mov ebx, 0x55555555
    inc dword ptr [esp + 0x90]
    shr eax
    shr esi
    and eax, ebx
    and esi, ebx
    mov ebx, 0x33333333
    sub edx, eax
    sbb ecx, esi
    mov esi, edx
    shr edx, 0x2
    mov eax, ecx
    shr ecx, 0x2
    and esi, ebx
    and edx, ebx
    and eax, ebx
    and ecx, ebx
    add edx, esi
    mov ebx, 0x1010101
    add ecx, eax
    mov eax, ecx
    mov esi, ecx
    shld eax, edx, 0x1c
    shr esi, 0x4
    add eax, edx
    adc esi, ecx
    mov ecx, 0xf0f0f0f
    and eax, ecx
    mov ecx, eax
    mul ebx
    mov eax, 0xf0f0f0f
    and esi, eax
    imul ecx, ebx
    mov eax, dword ptr [esp + 0x50]
    add edx, ecx
    imul esi, ebx
    add edx, esi
    shr edx, 0x18
    lea eax, [eax + 8*edx + 0x9]
    mov dword ptr [esp + 0x50], eax
.L39:
    mov eax, edi
    mov ecx, ebp
    mov edx, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x30]
    mov ebx, dword ptr [esp + 0xa0]
    and eax, dword ptr [esp + 0xc]
    and ecx, dword ptr [esp + 0x18]
    movd xmm0, ecx
    movd xmm2, eax
    punpckldq xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm2, 0x1
    pand xmm2, xmm7
    psubb xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm0, 0x2
    pand xmm2, xmm6
    pand xmm0, xmm6
    paddb xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm2, 0x4
    paddb xmm2, xmm0
    pand xmm2, xmm5
    psadbw xmm2, xmm1
    movd ecx, xmm2
    cmp ecx, 0x1b
    ja .L120
    mov eax, ebx
    or ebx, ebp
    or dword ptr [esp + 0x8c], edi
    or dword ptr [esp + 0x270], ebp
    and eax, ebp
    mov dword ptr [esp + 0xa0], ebx
    mov ebx, dword ptr [esp + 0x14]
    or esi, eax
    mov dword ptr [esp + 0x30], esi
    mov esi, dword ptr [esp + 0xd0]
    mov eax, esi
    or esi, edi
    and eax, edi
    mov edi, dword ptr [esp + 0x170]
    mov dword ptr [esp + 0xd0], esi
    mov esi, dword ptr [esp + 0x8]
    or edx, eax
    mov dword ptr [esp + 0x20], edx
    mov edx, ebx
    mov eax, edi
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    and ebx, edx
    mov edx, dword ptr [esp + 0x140]
    add edx, dword ptr [esi + 4*ecx + .C10]
    mov ecx, dword ptr [esp + 0x10]
    xor ecx, 0x38
    add edx, dword ptr [esi + 4*ecx + .C11]
    mov ecx, edi
    or ecx, ebx
    mov dword ptr [esp + 0x140], edx
    jne .L38
    jmp .L41
.L40:
    mov dword ptr [esp + 0x270], 0x0
.L41:
    mov edx, dword ptr [esp + 0x88]
    mov esi, dword ptr [esp + 0x240]
    mov ebx, dword ptr [esp + 0x44]
    mov ebp, 0x55555555
    movdqa xmmword ptr [esp + 0x390], xmm3
    movd xmm4, dword ptr [esp + 0x48]
    movd xmm3, dword ptr [esp + 0x78]
    movdqa xmm7, xmm6
    movdqa xmm6, xmm5
    mov eax, edx
    mov ecx, esi
    punpckldq xmm3, xmm4
    movdqa xmm4, xmmword ptr [esp + 0x3a0]
    shld eax, esi, 0x8
    shl ecx, 0x8
    pshufd xmm3, xmm3, 0x44
    or eax, edx
    or ecx, esi
    mov edx, eax
    mov esi, ecx
    shld edx, ecx, 0x10
    shl esi, 0x10
    or edx, eax
    mov eax, dword ptr [esp + 0x38]
    or esi, ecx
    mov ecx, ebx
    shr ebx
    or edx, esi
    mov dword ptr [esp + 0x340], esi
    not esi
    mov dword ptr [esp + 0x344], edx
    not edx
    mov dword ptr [esp + 0xc], esi
    mov dword ptr [esp + 0x18], edx
    shld ecx, eax, 0x1f
    mov eax, dword ptr [esp + 0x80]
    and eax, edx
    mov edx, dword ptr [esp + 0x1dc]
    mov dword ptr [esp + 0x170], eax
    mov eax, dword ptr [esp + 0x84]
    movd xmm1, dword ptr [esp + 0x170]
    or edx, dword ptr [esp + 0x34c]
    and eax, esi
    mov esi, dword ptr [esp + 0x1e0]
    mov dword ptr [esp + 0x14], eax
    movd xmm0, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x108]
    or esi, dword ptr [esp + 0x350]
    punpckldq xmm0, xmm1
    pshufd xmm0, xmm0, 0x44
    and esi, dword ptr [esp + 0x2c4]
    mov eax, esi
    mov edi, esi
    shld eax, edx, 0x1f
    shr edi
    add ebp, -0x55
    mov dword ptr [esp + 0x10], eax
    mov eax, 0x55555555
    adc eax, -0x1
    and ebp, dword ptr [esp + 0x10]
    and eax, edi
    mov edi, 0x33333333
    sub edx, ebp
    mov ebp, 0x33333333
    sbb esi, eax
    add ebp, -0x33
    adc edi, -0x1
    mov eax, esi
    and eax, edi
    mov dword ptr [esp + 0x10], eax
    mov eax, esi
    shr esi, 0x2
    shld eax, edx, 0x1e
    and edx, ebp
    and esi, edi
    and eax, ebp
    mov ebp, 0xf0f0f0f
    add eax, edx
    adc esi, dword ptr [esp + 0x10]
    mov edi, esi
    mov edx, esi
    shld edi, eax, 0x1c
    shr edx, 0x4
    add edi, eax
    mov eax, 0xf0f0f0f
    adc edx, esi
    add eax, -0xf
    adc ebp, -0x1
    and eax, edi
    mov edi, 0x1010101
    mov esi, eax
    and ebp, edx
    mul edi
    imul esi, edi
    imul ebp, edi
    add edx, esi
    mov esi, dword ptr [esp + 0x11c]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x8]
    shr edx, 0x18
    mov eax, esi
    pand xmm0, xmmword ptr [ebp + .C14]
    and eax, dword ptr [esp + 0x10c]
    movdqa xmm5, xmmword ptr [ebp + .C15]
    pxor xmm3, xmmword ptr [ebp + .C16]
    pand xmm4, xmm0
    movd xmm2, eax
    mov eax, dword ptr [esp + 0x168]
    movdqa xmmword ptr [esp + 0x170], xmm5
    movdqa xmm0, xmm4
    psrlq xmm0, 0x1
    pand xmm0, xmmword ptr [ebp + .C17]
    and eax, dword ptr [esp + 0xc4]
    psubq xmm4, xmm0
    movdqa xmm0, xmmword ptr [ebp + .C18]
    movdqa xmm1, xmm4
    psrlq xmm4, 0x2
    pand xmm1, xmm0
    pand xmm4, xmm0
    paddq xmm4, xmm1
    movdqa xmm0, xmm4
    psrlq xmm0, 0x4
    paddq xmm0, xmm4
    movdqa xmm4, xmmword ptr [ebp + .C19]
    pand xmm0, xmmword ptr [ebp + .C20]
    movdqa xmm1, xmm0
    pmuludq xmm4, xmm0
    pmuludq xmm0, xmm5
    psrlq xmm1, 0x20
    pmuludq xmm1, xmm5
    movdqa xmm5, xmmword ptr [esp + 0x2e0]
    paddq xmm4, xmm1
    movd xmm1, eax
    imul eax, edx, 0x40005
    mov edx, dword ptr [esp + 0x38]
    punpckldq xmm2, xmm1
    psllq xmm4, 0x20
    pshufd xmm1, xmm2, 0x44
    paddq xmm0, xmm4
    movdqa xmm4, xmmword ptr [esp + 0x480]
    pand xmm1, xmm3
    psrlq xmm0, 0x38
    movdqa xmm2, xmm1
    and edx, 0xff00
    psrlw xmm2, 0x1
    pand xmm2, xmmword ptr [ebp + .C1]
    psubb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm1, 0x2
    pand xmm2, xmm7
    pand xmm1, xmm7
    paddb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x4
    paddb xmm2, xmm1
    pxor xmm1, xmm1
    pand xmm2, xmmword ptr [ebp + .C0]
    psadbw xmm2, xmm1
    movdqa xmm1, xmmword ptr [esp + 0x230]
    packuswb xmm2, xmm0
    movdqa xmm0, xmmword ptr [ebp + .C21]
    pshufd xmm3, xmm2, 0xf5
    pmuludq xmm2, xmm0
    pshufd xmm0, xmm0, 0xf5
    pmuludq xmm0, xmm3
    pshufd xmm2, xmm2, 0xe8
    movdqa xmm3, xmmword ptr [esp + 0x4d0]
    pshufd xmm0, xmm0, 0xe8
    punpckldq xmm2, xmm0
    pshufd xmm0, xmm2, 0xee
    paddd xmm0, xmm2
    pshufd xmm2, xmm0, 0x55
    paddd xmm2, xmm0
    movdqa xmm0, xmm3
    psrlw xmm0, 0x1
    movd edi, xmm2
    movdqa xmm2, xmm4
    pand xmm0, xmm5
    psrlw xmm2, 0x1
    add edi, eax
    movzx eax, byte ptr [esp + 0x1e4]
    psubb xmm3, xmm0
    movdqa xmm0, xmm1
    pand xmm2, xmm5
    mov dword ptr [esp + 0x258], edi
    psrlw xmm0, 0x1
    psubb xmm4, xmm2
    pand xmm0, xmm5
    movdqa xmm2, xmm4
    pand xmm4, xmm7
    psubb xmm1, xmm0
    movdqa xmm0, xmm3
    psrlw xmm2, 0x2
    pand xmm3, xmm7
    or eax, edx
    psrlw xmm0, 0x2
    pand xmm2, xmm7
    pand xmm0, xmm7
    paddb xmm2, xmm4
    paddb xmm0, xmm3
    movdqa xmm3, xmm1
    movdqa xmm5, xmm2
    pand xmm1, xmm7
    psrlw xmm3, 0x2
    psrlw xmm5, 0x4
    movdqa xmm4, xmm0
    pand xmm3, xmm7
    paddb xmm5, xmm2
    psrlw xmm4, 0x4
    paddb xmm3, xmm1
    paddb xmm4, xmm0
    pand xmm5, xmm6
    pxor xmm1, xmm1
    movdqa xmm2, xmm3
    pand xmm4, xmm6
    psadbw xmm5, xmm1
    psrlw xmm2, 0x4
    psadbw xmm4, xmm1
    paddb xmm2, xmm3
    movd dword ptr [esp + 0x25c], xmm4
    pand xmm2, xmm6
    psadbw xmm2, xmm1
    packssdw xmm2, xmm5
    je .L42
    mov edx, esi
    shr esi
    xor eax, eax
    mov ebp, 0x33333333
    mov edi, 0x33333333
    and edx, 0xff00
    and esi, 0x5500
    sub edx, esi
    sbb eax, eax
    add ebp, -0x33
    adc edi, -0x1
    mov esi, eax
    and esi, edi
    mov dword ptr [esp + 0x14], esi
    mov esi, eax
    shr eax, 0x2
    shld esi, edx, 0x1e
    and edx, ebp
    and eax, edi
    and esi, ebp
    mov ebp, dword ptr [esp + 0x8]
    add esi, edx
    adc eax, dword ptr [esp + 0x14]
    mov edi, eax
    mov edx, eax
    shld edi, esi, 0x1c
    shr edx, 0x4
    add edi, esi
    mov esi, 0xf0f0f0f
    adc edx, eax
    mov eax, 0xf0f0f0f
    add eax, -0xf
    adc esi, -0x1
    and eax, edi
    and esi, edx
    mov edi, eax
    mov edx, 0x1010101
    imul edi, edx
    mul edx
    mov eax, 0x1010101
    add edx, edi
    imul esi, eax
    add edx, esi
    shr edx, 0x18
    imul eax, edx, 0x150008
    add dword ptr [esp + 0x258], eax
.L42:
    mov eax, dword ptr [esp + 0x180]
    mov edx, dword ptr [esp + 0x88]
    mov esi, 0x33333333
    pshufd xmm0, xmm2, 0xee
    movdqa xmmword ptr [esp + 0x4c0], xmm2
    movdqa xmm7, xmmword ptr [esp + 0x4d0]
    movdqa xmm1, xmmword ptr [esp + 0x170]
    movd edi, xmm0
    pshufd xmm0, xmm2, 0x55
    mov dword ptr [esp + 0x104], edi
    not eax
    not edx
    and edx, eax
    mov eax, edx
    shr edx
    and eax, 0x3c3c3c
    and edx, 0x141414
    sub eax, edx
    mov edx, eax
    shr eax, 0x2
    and edx, 0x33333330
    add esi, 0xcccccccd
    mov esi, 0x33333333
    adc esi, -0x1
    and esi, eax
    add esi, edx
    mov edx, 0xf0f0f0f
    mov eax, esi
    mov dword ptr [esp + 0x348], esi
    mov esi, 0xf0f0f0f
    shl eax, 0x1c
    add edx, 0xf0f0f0f1
    adc esi, -0x1
    and edx, eax
    movd eax, xmm2
    mov dword ptr [esp + 0x424], esi
    mov dword ptr [esp + 0x1d8], eax
    imul eax, eax, 0x5fffe
    imul esi, edi, 0xffff0003
    mov dword ptr [esp + 0x1e4], edx
    add esi, eax
    mov eax, dword ptr [esp + 0x25c]
    add eax, -0x5
    imul esi, eax
    mov eax, edx
    mov edx, 0x1010101
    mul edx
    movd eax, xmm0
    mov dword ptr [esp + 0x3a0], edx
    mov edx, dword ptr [esp + 0x1d8]
    mov dword ptr [esp + 0x2b8], eax
    cmp eax, 0x2
    lea eax, [esi + .D0]
    cmovb eax, esi
    mov esi, dword ptr [esp + 0x78]
    cmp edx, 0x2
    lea edx, [eax + .D1]
    cmovb edx, eax
    cmp edi, 0x2
    lea eax, [edx + .D2]
    cmovb eax, edx
    shl edi, 0x11
    xor edx, edx
    cmp byte ptr [esp + 0x4f], 0x0
    mov dword ptr [esp + 0x430], eax
    lea eax, [edi + 2*edi]
    mov edi, dword ptr [esp + 0x78]
    cmove edx, eax
    mov eax, dword ptr [esp + 0x78]
    shr esi
    mov dword ptr [esp + 0x42c], edx
    mov edx, 0xfefefefe
    add eax, eax
    and eax, edx
    mov edx, 0x7f7f7f7f
    and esi, edx
    mov edx, dword ptr [esp + 0x48]
    or esi, eax
    movd xmm2, esi
    mov eax, edx
    shr edx
    shld eax, edi, 0x1
    mov edi, 0xfefefefe
    and eax, edi
    mov edi, 0x7f7f7f7f
    and edx, edi
    mov edi, dword ptr [esp + 0xb8]
    or edx, eax
    mov eax, dword ptr [esp + 0x84]
    movd xmm3, edx
    mov edx, dword ptr [esp + 0x38]
    punpckldq xmm2, xmm3
    and eax, dword ptr [esp + 0xb8]
    mov esi, edx
    shl esi, 0x10
    or esi, edx
    and eax, dword ptr [esp + 0xc]
    or esi, edi
    mov dword ptr [esp + 0xc], eax
    mov eax, dword ptr [esp + 0x80]
    and eax, dword ptr [esp + 0x110]
    and eax, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x18], eax
    mov eax, edx
    mov edx, dword ptr [esp + 0x110]
    shr eax, 0x10
    or eax, dword ptr [esp + 0x44]
    or eax, edx
    shld eax, esi, 0x10
    shl esi, 0x10
    or esi, edi
    or eax, edx
    mov edx, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x44]
    or eax, esi
    movd xmm4, esi
    mov dword ptr [esp + 0x1e0], esi
    movzx esi, byte ptr [esp + 0x78]
    movd xmm0, eax
    mov dword ptr [esp + 0x1dc], eax
    mov eax, dword ptr [esp + 0x18]
    punpckldq xmm4, xmm0
    movdqa xmm0, xmmword ptr [esp + 0xf0]
    shrd edx, eax, 0x8
    punpcklqdq xmm0, xmm4
    pshufd xmm4, xmm7, 0x44
    movd xmm5, edx
    pand xmm4, xmm0
    movdqa xmm0, xmm4
    psrlq xmm0, 0x1
    pand xmm0, xmmword ptr [ebp + .C22]
    psubq xmm4, xmm0
    movdqa xmm0, xmmword ptr [ebp + .C23]
    pand xmm0, xmm4
    psrlq xmm4, 0x2
    pand xmm4, xmmword ptr [ebp + .C24]
    paddq xmm4, xmm0
    movdqa xmm0, xmm4
    psrlq xmm0, 0x4
    paddq xmm0, xmm4
    movdqa xmm4, xmmword ptr [ebp + .C19]
    pand xmm0, xmmword ptr [ebp + .C25]
    movdqa xmm6, xmm0
    pmuludq xmm4, xmm0
    pmuludq xmm0, xmm1
    psrlq xmm6, 0x20
    pmuludq xmm6, xmm1
    pxor xmm1, xmm1
    paddq xmm4, xmm6
    movd xmm6, esi
    mov esi, 0xfefefefe
    movdqa xmm3, xmm6
    pslldq xmm6, 0x8
    psllq xmm4, 0x20
    paddd xmm3, xmm3
    shufps xmm7, xmm6, 0x24
    paddq xmm0, xmm4
    punpcklqdq xmm2, xmm3
    movd xmm3, eax
    psrlq xmm0, 0x38
    pandn xmm2, xmm7
    psrld xmm3, 0x8
    movdqa xmm7, xmmword ptr [esp + 0x300]
    movd eax, xmm2
    pshufd xmm4, xmm2, 0x55
    punpcklqdq xmm3, xmm5
    movdqa xmm5, xmm2
    not eax
    shufps xmm5, xmm3, 0x24
    movd xmm6, eax
    movd eax, xmm4
    not eax
    movd xmm4, eax
    punpckldq xmm6, xmm4
    movd xmm4, dword ptr [esp + 0x10c]
    punpckldq xmm4, xmmword ptr [esp + 0x320]
    punpcklqdq xmm4, xmm6
    movdqa xmm6, xmmword ptr [esp + 0x2d0]
    pand xmm4, xmm5
    movdqa xmm5, xmmword ptr [esp + 0x2e0]
    movdqa xmm3, xmm4
    psrlw xmm3, 0x1
    pand xmm3, xmm5
    psubb xmm4, xmm3
    movdqa xmm3, xmm4
    psrlw xmm4, 0x2
    pand xmm3, xmm6
    pand xmm4, xmm6
    paddb xmm4, xmm3
    movdqa xmm3, xmm4
    psrlw xmm3, 0x4
    paddb xmm3, xmm4
    movdqa xmm4, xmm2
    psrlw xmm4, 0x1
    pand xmm3, xmm7
    pand xmm4, xmm5
    psadbw xmm3, xmm1
    psubb xmm2, xmm4
    movdqa xmm4, xmm2
    psrlw xmm2, 0x2
    pand xmm4, xmm6
    pand xmm2, xmm6
    paddb xmm2, xmm4
    movdqa xmm4, xmm2
    psrlw xmm4, 0x4
    paddb xmm4, xmm2
    movdqa xmm2, xmmword ptr [ebp + .C26]
    pand xmm4, xmm7
    psadbw xmm4, xmm1
    movdqa xmm1, xmm4
    punpckhqdq xmm4, xmm3
    packssdw xmm1, xmm3
    pshufd xmm3, xmm2, 0xf5
    pmuludq xmm1, xmm2
    pmuludq xmm3, xmm4
    pshufd xmm2, xmm3, 0xe8
    pshufd xmm1, xmm1, 0xe8
    pshufd xmm3, xmm0, 0xaa
    pmuludq xmm0, xmmword ptr [ebp + .C27]
    punpckldq xmm1, xmm2
    pmuludq xmm3, xmmword ptr [ebp + .C28]
    pshufd xmm2, xmm1, 0xee
    paddd xmm2, xmm1
    pshufd xmm1, xmm2, 0x55
    movd edx, xmm0
    paddd xmm1, xmm2
    movd eax, xmm1
    add edx, eax
    movd eax, xmm3
    add eax, edx
    mov edx, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x10c], eax
    mov eax, edi
    shld eax, edx, 0x1
    and eax, esi
    mov esi, 0x7f7f7f7f
    and ebx, esi
    mov esi, 0xfefefefe
    or ebx, eax
    lea eax, [edx + edx]
    and eax, esi
    mov esi, 0x7f7f7f7f
    or ebx, dword ptr [esp + 0x88]
    and ecx, esi
    or ecx, eax
    or ecx, dword ptr [esp + 0x240]
    and ebx, edi
    and ecx, edx
    mov eax, ecx
    or eax, ebx
    je .L44
    movdqa xmm4, xmmword ptr [esp + 0x200]
    mov edi, dword ptr [esp + 0x10c]
    nop
.L43:
    tzcnt eax, ebx
    tzcnt edx, ecx
    mov esi, ebx
    add eax, 0x20
    test ecx, ecx
    cmovne eax, edx
    mov edx, ecx
    add edx, -0x1
    adc esi, -0x1
    shr eax, 0x3
    and ecx, edx
    add edi, dword ptr [ebp + 4*eax + .C29]
    and ebx, esi
    mov eax, ecx
    or eax, ebx
    jne .L43
    jmp .L45
.L44:
    movdqa xmm4, xmmword ptr [esp + 0x200]
    mov edi, dword ptr [esp + 0x10c]
.L45:
    mov ecx, dword ptr [esp + 0x38]
    mov edx, dword ptr [esp + 0x44]
    mov ebx, edi
    mov eax, ecx
    or eax, edx
    sete byte ptr [esp + 0x4e]
    je .L47
    mov eax, ecx
    mov ecx, edx
    nop
.L46:
    tzcnt edx, ecx
    tzcnt esi, eax
    mov edi, ecx
    add edx, 0x20
    test eax, eax
    cmovne edx, esi
    mov esi, eax
    add esi, -0x1
    adc edi, -0x1
    add ebx, dword ptr [ebp + 4*edx + .C30]
    and eax, esi
    and ecx, edi
    mov edx, eax
    or edx, ecx
    jne .L46
.L47:
    movdqa xmm1, xmmword ptr [esp + 0x370]
    mov dword ptr [esp + 0x10c], ebx
    movdqu xmm6, xmmword ptr [esp + 0x1b4]
    mov ecx, dword ptr [esp + 0x1bc]
    movzx edi, byte ptr [esp + 0x7c]
    movzx edx, byte ptr [esp + 0x1f]
    movdqa xmm0, xmm1
    movdqa xmmword ptr [esp + 0x4e0], xmm6
    mov dword ptr [esp + 0x410], ecx
    mov dword ptr [esp + 0x14], edi
    mov dword ptr [esp + 0x170], edx
    psrlq xmm0, 0x10
    por xmm0, xmm1
    movdqa xmm1, xmmword ptr [esp + 0x2f0]
    por xmm0, xmm1
    psrlq xmm0, 0x10
    por xmm0, xmm1
    movdqa xmm5, xmm0
    psrlq xmm5, 0x20
    por xmm5, xmm0
    pshufd xmm1, xmm5, 0xee
    movdqa xmm2, xmm5
    pshufd xmm0, xmm5, 0xff
    por xmm2, xmm1
    pshufd xmm3, xmm2, 0x55
    movd esi, xmm2
    pshufd xmm2, xmm6, 0x55
    movd ebx, xmm3
    mov dword ptr [esp + 0x320], esi
    or esi, dword ptr [esp + 0x1d4]
    paddd xmm2, xmm6
    mov dword ptr [esp + 0x370], ebx
    or ebx, dword ptr [esp + 0xb4]
    movd eax, xmm2
    lea eax, [eax + 2*ecx]
    mov dword ptr [esp + 0x88], eax
    not esi
    not ebx
    and esi, dword ptr [esp + 0x38]
    and ebx, dword ptr [esp + 0x44]
    mov eax, esi
    or eax, ebx
    mov eax, dword ptr [esp + 0x1c0]
    mov dword ptr [esp + 0x434], eax
    je .L57
    lea eax, [4*eax]
    mov ecx, dword ptr [esp + 0x1fc]
    movdqa xmm3, xmmword ptr [esp + 0x3d0]
    xor edi, edi
    neg eax
    mov dword ptr [esp + 0xf0], eax
    mov eax, dword ptr [esp + 0xa0]
    xor ecx, 0x7
    mov dword ptr [esp + 0x230], ecx
    or eax, dword ptr [esp + 0x120]
    mov dword ptr [esp + 0x2f0], eax
    mov eax, dword ptr [esp + 0xd0]
    or eax, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x48], eax
    mov eax, dword ptr [esp + 0x16c]
    movzx eax, byte ptr [eax + 0x93]
    mov byte ptr [esp + 0x240], al
    jmp .L49
    nop
.L48:
    mov esi, dword ptr [esp + 0x130]
    and ebx, dword ptr [esp + 0x280]
    mov ebp, dword ptr [esp + 0x8]
    mov edx, dword ptr [esp + 0x190]
    and esi, dword ptr [esp + 0x1a0]
    mov eax, esi
    or eax, ebx
    je .L58
.L49:
    tzcnt ecx, ebx
    tzcnt edx, esi
    mov dword ptr [esp + 0x130], esi
    mov dword ptr [esp + 0x10], ebx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, edx
    add esi, -0x1
    mov eax, ecx
    adc ebx, -0x1
    mov dword ptr [esp + 0x28], ecx
    mov dword ptr [esp + 0x1a0], esi
    shr al, 0x3
    mov dword ptr [esp + 0x280], ebx
    movzx ebx, al
    mov eax, ecx
    and ecx, 0x7
    add edi, dword ptr [ebp + 4*ebx + .C31]
    mov ebp, dword ptr [esp + 0x170]
    add al, 0x8
    mov edx, ecx
    mov dword ptr [esp + 0xc], ebx
    and al, 0x3f
    mov byte ptr [esp + 0x290], al
    mov esi, ebp
    mov dword ptr [esp + 0x18], edi
    sub esi, ecx
    sub edx, ebp
    cmovb edx, esi
    shr al, 0x3
    movzx esi, al
    mov eax, dword ptr [esp + 0x1fc]
    mov dword ptr [esp + 0x34], edx
    mov edi, esi
    mov ebp, eax
    sub ebp, esi
    sub edi, eax
    mov eax, dword ptr [esp + 0x14]
    cmovb edi, ebp
    cmp edx, edi
    cmova edi, edx
    mov edx, dword ptr [esp + 0x8]
    mov ebp, eax
    sub ebp, ecx
    imul edi, dword ptr [edx + 4*ebx + .C32]
    add edi, dword ptr [esp + 0x18]
    sub ecx, eax
    mov eax, dword ptr [esp + 0x310]
    cmovb ecx, ebp
    mov ebp, eax
    sub ebp, esi
    sub esi, eax
    mov eax, 0x1
    cmovb esi, ebp
    cmp ecx, esi
    cmova esi, ecx
    mov ecx, dword ptr [esp + 0x28]
    imul esi, dword ptr [edx + 4*ebx + .C33]
    xor ebx, ebx
    shld ebx, eax, cl
    mov eax, ecx
    add esi, edi
    mov edi, 0x1
    shl edi, cl
    test al, 0x20
    mov eax, 0x0
    cmovne ebx, edi
    cmovne edi, eax
    mov ebp, ebx
    shr ebp, 0x8
    or ebp, ebx
    shld ebx, edi, 0x18
    mov ecx, ebp
    or ebx, edi
    mov edx, ebp
    shr ecx, 0x10
    shld edx, ebx, 0x10
    or ecx, ebp
    or edx, ebx
    or edx, ecx
    mov edi, ecx
    mov ebx, edx
    and edi, dword ptr [esp + 0x2cc]
    and ebx, dword ptr [esp + 0x1f8]
    or ebx, edi
    je .L50
    add esi, 0x60007
    mov dword ptr [esp + 0x18], esi
    jmp .L51
    nop
.L50:
    and edx, dword ptr [esp + 0x11c]
    and ecx, dword ptr [esp + 0xc4]
    lea eax, [esi + plywright::sliders::magic::TABLE + 754911]
    or ecx, edx
    cmove eax, esi
    mov dword ptr [esp + 0x18], eax
.L51:
    movzx ecx, byte ptr [esp + 0x290]
    mov ebx, dword ptr [esp + 0x120]
    mov edi, 0x1
    mov esi, 0x1010101
    mov ebp, 0x1010101
    xor edx, edx
    mov eax, 0x1
    shld edx, eax, cl
    shl edi, cl
    shld esi, esi, cl
    shl ebp, cl
    test cl, 0x20
    mov eax, 0x0
    cmovne ebx, dword ptr [esp + 0x24]
    cmovne edx, edi
    cmovne esi, ebp
    cmovne edi, eax
    cmovne ebp, eax
    movzx eax, cl
    bt ebx, eax
    mov ebx, dword ptr [esp + 0xa0]
    jae .L54
    mov eax, dword ptr [esp + 0x8]
    lea ecx, [eax + .D3]
.L52:
    mov edi, dword ptr [esp + 0x18]
    mov eax, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x120]
    mov ebx, dword ptr [esp + 0x10]
    add edi, dword ptr [ecx + 4*eax]
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0xf0]
    cmp dword ptr [esp + 0x88], ecx
    jne .L48
.L53:
    and ebp, edx
    and esi, eax
    or esi, ebp
    jne .L48
    mov eax, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x34]
    xor al, 0x7
    movzx ecx, al
    cmp al, 0x5
    mov eax, 0x5
    cmovae ecx, eax
    mov eax, dword ptr [esp + 0x230]
    cmp edx, eax
    cmovbe edx, eax
    add cl, byte ptr [esp + 0x240]
    lea eax, [edi + .D4]
    cmp cl, dl
    cmovb edi, eax
    jmp .L48
    nop
.L54:
    mov eax, ebp
    mov ecx, esi
    and eax, dword ptr [esp + 0x2f0]
    and ecx, dword ptr [esp + 0x48]
    or ecx, eax
    je .L55
    and edx, dword ptr [esp + 0xd0]
    and edi, ebx
    or edx, edi
    je .L56
    mov eax, dword ptr [esp + 0x24]
    mov edx, dword ptr [esp + 0x120]
    mov edi, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0xf0]
    cmp dword ptr [esp + 0x88], ecx
    je .L53
    jmp .L48
.L55:
    mov eax, dword ptr [esp + 0x8]
    lea ecx, [eax + .D5]
    jmp .L52
.L56:
    mov eax, dword ptr [esp + 0x8]
    lea ecx, [eax + .D6]
    jmp .L52
.L57:
    movdqa xmm3, xmmword ptr [esp + 0x3d0]
    mov edx, dword ptr [esp + 0x190]
    xor edi, edi
.L58:
    mov ebx, dword ptr [esp + 0x320]
    mov esi, dword ptr [esp + 0x370]
    movd ebp, xmm0
    movd ecx, xmm1
    mov dword ptr [esp + 0x338], ecx
    mov dword ptr [esp + 0x168], ebp
    not ebx
    not esi
    and ebx, dword ptr [esp + 0x38]
    and esi, dword ptr [esp + 0x44]
    and ebx, dword ptr [esp + 0x1d4]
    and esi, dword ptr [esp + 0xb4]
    mov eax, ebx
    or eax, esi
    je .L62
    mov ebp, dword ptr [esp + 0x1dc]
    mov dword ptr [esp + 0x320], ebx
    mov ebx, dword ptr [esp + 0x1e0]
    mov ecx, 0xfefefefe
    mov eax, 0xfefefefe
    mov dword ptr [esp + 0x18], edi
    mov dword ptr [esp + 0x370], esi
    mov edx, ebp
    mov edi, ebp
    lea esi, [ebx + ebx]
    shld edx, ebx, 0x1
    add ecx, 0xffffff02
    adc eax, -0x1
    shld edi, ebx, 0x1f
    mov ebx, ebp
    and ecx, esi
    mov esi, 0x7f7f7f7f
    and eax, edx
    mov edx, 0x7f7f7f7f
    shr ebx
    add edx, -0x7f
    adc esi, -0x1
    and edx, edi
    mov edi, ecx
    and edi, edx
    and esi, ebx
    mov ebx, eax
    or edx, ecx
    mov ecx, 0x7e7e7e00
    mov dword ptr [esp + 0xc], edi
    mov edi, dword ptr [esp + 0x338]
    and ebx, esi
    or esi, eax
    mov eax, edi
    shr eax
    and eax, ecx
    lea ecx, [edi + edi]
    and eax, ecx
    mov ecx, dword ptr [esp + 0x168]
    not eax
    and eax, edx
    or eax, dword ptr [esp + 0xc]
    mov ebp, ecx
    shr ecx
    shld ebp, edi, 0x1
    mov edi, 0x7e7e7e
    and ecx, edi
    and ecx, ebp
    not ecx
    and ecx, esi
    or ecx, ebx
    shrd eax, ecx, 0x8
    shr ecx, 0x8
    and eax, dword ptr [esp + 0x320]
    and ecx, dword ptr [esp + 0x370]
    mov edx, eax
    or edx, ecx
    je .L60
    mov ebp, dword ptr [esp + 0x8]
    xor edx, edx
.L59:
    tzcnt esi, ecx
    tzcnt edi, eax
    mov ebx, ecx
    add esi, 0x20
    test eax, eax
    cmovne esi, edi
    mov edi, eax
    add edi, -0x1
    adc ebx, -0x1
    shr esi, 0x3
    and eax, edi
    add edx, dword ptr [ebp + 4*esi + .C34]
    and ecx, ebx
    mov esi, eax
    or esi, ecx
    jne .L59
    jmp .L61
.L60:
    xor edx, edx
.L61:
    mov edi, dword ptr [esp + 0x18]
    add edi, edx
    mov edx, dword ptr [esp + 0x190]
.L62:
    mov ecx, edx
    mov esi, 0xffffffff
    mov eax, 0xffffffff
    pshufd xmm0, xmm4, 0x55
    mov dword ptr [esp + 0x18], edi
    and cl, 0x18
    shl esi, cl
    xor ecx, ecx
    test dl, 0x20
    mov edx, esi
    cmove esi, eax
    mov eax, dword ptr [esp + 0x470]
    cmovne edx, ecx
    mov ebp, esi
    and esi, dword ptr [esp + 0x180]
    and ebp, dword ptr [esp + 0x44]
    or dword ptr [esp + 0xbc], eax
    mov eax, dword ptr [esp + 0x164]
    mov dword ptr [esp + 0x10], esi
    or dword ptr [esp + 0xc0], eax
    mov eax, edx
    and edx, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x130], edx
    mov dword ptr [esp + 0x280], eax
    movzx eax, byte ptr [esp + 0x7c]
    test al, al
    je .L63
    mov ebx, eax
    cmp dword ptr [esp + 0x14], 0x7
    mov eax, dword ptr [esp + 0x3c]
    mov ecx, dword ptr [esp + 0x220]
    jne .L64
    mov bl, 0x6
    jmp .L64
.L63:
    mov eax, dword ptr [esp + 0x3c]
    mov ecx, dword ptr [esp + 0x220]
    mov bl, 0x1
.L64:
    mov edx, dword ptr [esp + 0xbc]
    mov byte ptr [esp + 0xc], bl
    mov dword ptr [esp + 0x28], ebp
    mov esi, 0x1010101
    pshufd xmm1, xmm3, 0xee
    movdqa xmmword ptr [esp + 0x520], xmm5
    movdqa xmmword ptr [esp + 0x3d0], xmm3
    and edx, eax
    mov eax, dword ptr [esp + 0xc0]
    mov dword ptr [esp + 0x290], edx
    mov edx, 0x1010101
    and eax, ecx
    mov dword ptr [esp + 0x1a0], eax
    mov ah, bl
    mov ebx, ebp
    mov ebp, dword ptr [esp + 0x280]
    dec ah
    mov cl, ah
    and cl, 0x7
    shl edx, cl
    shl esi, cl
    and ebx, edx
    and ebp, esi
    tzcnt ecx, ebx
    tzcnt edi, ebp
    add ecx, 0x20
    test ebp, ebp
    cmovne ecx, edi
    mov edi, 0x0
    shr ecx, 0x3
    or ebp, ebx
    cmove ecx, edi
    and edx, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x130]
    xor ebp, ebp
    tzcnt ebx, edx
    tzcnt edi, esi
    add ebx, 0x20
    test esi, esi
    cmovne ebx, edi
    mov edi, dword ptr [esp + 0x8]
    shr ebx, 0x3
    or esi, edx
    lea edx, [ecx + 0x1]
    cmove ebx, ebp
    test ecx, ecx
    setne al
    cmp edx, ebx
    sete dl
    and dl, al
    movzx esi, dl
    xor edx, edx
    shl esi, 0x5
    cmp ah, byte ptr [esp + 0x7c]
    lea eax, [edi + esi + .C30]
    mov eax, dword ptr [eax + 4*ebx + 0x740]
    sete dl
    shl edx, 0x5
    or ebx, ecx
    mov ebx, 0x1010101
    lea edx, [edi + edx + .C30]
    mov edi, dword ptr [esp + 0x280]
    mov ecx, dword ptr [edx + 4*ecx + 0x700]
    lea edx, [ecx + eax]
    lea ecx, [ecx + eax + .D7]
    mov eax, dword ptr [esp + 0x290]
    cmovne ecx, edx
    or eax, dword ptr [esp + 0x1a0]
    mov eax, dword ptr [esp + 0x28]
    cmove ecx, edx
    mov edx, 0x1010101
    mov dword ptr [esp + 0x34], ecx
    movzx ecx, byte ptr [esp + 0xc]
    shl edx, cl
    shl ebx, cl
    and eax, edx
    and edi, ebx
    tzcnt ecx, eax
    tzcnt ebp, edi
    add ecx, 0x20
    test edi, edi
    cmovne ecx, ebp
    mov ebp, 0x0
    shr ecx, 0x3
    or edi, eax
    cmove ecx, ebp
    and edx, dword ptr [esp + 0x10]
    and ebx, dword ptr [esp + 0x130]
    tzcnt eax, edx
    tzcnt edi, ebx
    add eax, 0x20
    test ebx, ebx
    cmovne eax, edi
    lea edi, [ecx + 0x1]
    shr eax, 0x3
    or ebx, edx
    cmove eax, ebp
    test ecx, ecx
    mov ebp, dword ptr [esp + 0x8]
    setne dl
    cmp edi, eax
    sete dh
    xor ebx, ebx
    and dh, dl
    mov dl, byte ptr [esp + 0xc]
    movzx esi, dh
    shl esi, 0x5
    cmp dl, byte ptr [esp + 0x7c]
    lea edx, [ebp + esi + .C30]
    mov edx, dword ptr [edx + 4*eax + 0x740]
    sete bl
    shl ebx, 0x5
    lea edi, [ebp + ebx + .C30]
    mov ebx, dword ptr [esp + 0x34]
    mov ebp, dword ptr [esp + 0x28]
    add ebx, dword ptr [edi + 4*ecx + 0x700]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x290]
    lea eax, [ebx + edx]
    lea edx, [edx + ebx + .D7]
    mov ebx, 0x1010101
    cmovne edx, eax
    or ecx, dword ptr [esp + 0x1a0]
    movzx ecx, byte ptr [esp + 0xc]
    cmove edx, eax
    inc cl
    mov eax, dword ptr [esp + 0x280]
    mov dword ptr [esp + 0x280], 0xff000000
    mov dword ptr [esp + 0x34], edx
    mov byte ptr [esp + 0xc], cl
    and cl, 0x7
    mov edx, 0x1010101
    shl edx, cl
    shl ebx, cl
    and ebp, edx
    tzcnt ecx, ebp
    and eax, ebx
    add ecx, 0x20
    tzcnt edi, eax
    test eax, eax
    cmovne ecx, edi
    shr ecx, 0x3
    or eax, ebp
    mov ebp, 0x0
    cmove ecx, ebp
    and edx, dword ptr [esp + 0x10]
    and ebx, dword ptr [esp + 0x130]
    movd dword ptr [esp + 0x10], xmm0
    pshufd xmm0, xmm3, 0xff
    tzcnt eax, edx
    tzcnt edi, ebx
    add eax, 0x20
    test ebx, ebx
    cmovne eax, edi
    lea edi, [ecx + 0x1]
    shr eax, 0x3
    or ebx, edx
    cmove eax, ebp
    test ecx, ecx
    mov ebp, dword ptr [esp + 0x8]
    setne dl
    cmp edi, eax
    sete dh
    xor ebx, ebx
    and dh, dl
    mov dl, byte ptr [esp + 0xc]
    movzx esi, dh
    shl esi, 0x5
    cmp dl, byte ptr [esp + 0x7c]
    lea edx, [ebp + esi + .C30]
    mov edx, dword ptr [edx + 4*eax + 0x740]
    sete bl
    shl ebx, 0x5
    lea edi, [ebp + ebx + .C30]
    mov ebx, dword ptr [esp + 0x34]
    add ebx, dword ptr [edi + 4*ecx + 0x700]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x290]
    lea eax, [ebx + edx]
    lea edx, [edx + ebx + .D7]
    cmovne edx, eax
    or dword ptr [esp + 0x1a0], ecx
    mov ecx, dword ptr [esp + 0x74]
    cmove edx, eax
    xor eax, eax
    or ecx, dword ptr [esp + 0x360]
    mov ecx, dword ptr [esp + 0x90]
    mov dword ptr [esp + 0x428], edx
    setne al
    add ecx, eax
    movd eax, xmm1
    cmp ecx, 0x1
    movd ecx, xmm0
    mov dword ptr [esp + 0x404], eax
    mov dword ptr [esp + 0x408], ecx
    jg .L65
    pshufd xmm0, xmm3, 0x55
    movd esi, xmm3
    mov dword ptr [esp + 0x250], 0x0
    movd edi, xmm0
    jmp .L66
.L65:
    mov edx, dword ptr [esp + 0x1cc]
    movd esi, xmm3
    not eax
    pshufd xmm0, xmm3, 0x55
    movdqa xmm4, xmmword ptr [esp + 0x440]
    movdqa xmm2, xmmword ptr [esp + 0x2d0]
    mov dword ptr [esp + 0x2f0], esi
    not esi
    mov dword ptr [esp + 0x130], esi
    or edx, dword ptr [esp + 0x278]
    or edx, esi
    and edx, eax
    mov eax, ecx
    movd ecx, xmm0
    pshufd xmm0, xmm4, 0x55
    mov dword ptr [esp + 0x90], edx
    mov edx, ebp
    mov ebp, dword ptr [esp + 0x1c8]
    mov dword ptr [esp + 0x48], ecx
    not ecx
    not eax
    mov dword ptr [esp + 0x1a0], ecx
    or ebp, dword ptr [esp + 0x274]
    or ebp, ecx
    and ebp, eax
    mov eax, dword ptr [esp + 0x70]
    and ebp, dword ptr [esp + 0xd0]
    lea edi, [eax + 2*eax]
    mov ebx, dword ptr [edx + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edx + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov ecx, dword ptr [edx + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    mov esi, dword ptr [edx + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    and dword ptr [esp + 0x150], ebp
    movd xmm1, dword ptr [esp + 0x150]
    and ebx, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x120]
    imul ecx, eax
    imul ebx, esi
    mul esi
    mov esi, dword ptr [esp + 0x90]
    add ebx, edx
    mov edx, dword ptr [esp + 0x8]
    add ebx, ecx
    and esi, dword ptr [esp + 0xa0]
    movzx ecx, byte ptr [edx + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    and dword ptr [esp + 0xe0], esi
    mov dword ptr [esp + 0x90], esi
    mov esi, dword ptr [edx + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    mov ecx, dword ptr [edx + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove ebx, eax
    mov eax, dword ptr [edx + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0xc], ebx
    mov ebx, dword ptr [edx + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x120]
    imul esi, ebx
    imul ecx, eax
    mul ebx
    mov ebx, dword ptr [esp + 0x220]
    add esi, edx
    mov edx, dword ptr [esp + 0x8]
    add esi, ecx
    mov ecx, dword ptr [esp + 0xc]
    not ebx
    add ecx, dword ptr [edx + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0xc], ecx
    movzx ecx, byte ptr [edx + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, edx
    cmove esi, eax
    mov eax, dword ptr [esp + 0x90]
    and ebp, dword ptr [esp + 0x20]
    add esi, dword ptr [edx + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, dword ptr [esp + 0x3c]
    and eax, dword ptr [esp + 0x30]
    or ebp, dword ptr [esp + 0x1a0]
    not edi
    or eax, dword ptr [esp + 0x130]
    and ebx, ebp
    mov ebp, ecx
    and edi, eax
    mov eax, dword ptr [esp + 0x1d0]
    lea edx, [edx + eax + plywright::board::geometry::AROUND]
    movd eax, xmm0
    movd xmm0, dword ptr [esp + 0xe0]
    and eax, dword ptr [edx + 0x4]
    mov ecx, edx
    movd edx, xmm4
    and edx, dword ptr [ecx]
    mov ecx, ebp
    mov ebp, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    punpckldq xmm0, xmm1
    movdqa xmm1, xmm0
    and eax, ebx
    and ebp, edi
    and edx, edi
    psrlw xmm1, 0x1
    mov dword ptr [esp + 0x130], ebp
    mov ebp, dword ptr [esp + 0xc]
    mov ebp, dword ptr [ecx + 8*ebp + plywright::sliders::magic::TABLE]
    and ebp, edi
    mov edi, dword ptr [ecx + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov dword ptr [esp + 0x90], ebp
    mov ebp, ecx
    mov ecx, dword ptr [esp + 0xc]
    pand xmm1, xmmword ptr [ebp + .C1]
    and edi, ebx
    mov esi, dword ptr [ebp + 8*ecx + plywright::sliders::magic::TABLE + 4]
    mov dword ptr [esp + 0x1a0], edi
    psubb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm0, 0x2
    pand xmm1, xmm2
    pand xmm0, xmm2
    and esi, ebx
    mov ebx, edi
    mov edi, dword ptr [esp + 0x130]
    paddb xmm0, xmm1
    movdqa xmm1, xmm0
    or ebx, esi
    psrlw xmm1, 0x4
    paddb xmm1, xmm0
    pxor xmm0, xmm0
    or edi, dword ptr [esp + 0x90]
    pand xmm1, xmmword ptr [ebp + .C0]
    or eax, edx
    mov dword ptr [esp + 0xc], edi
    mov edi, dword ptr [esp + 0x50]
    psadbw xmm0, xmm1
    pshufd xmm1, xmm4, 0xff
    movd eax, xmm0
    pshufd xmm0, xmm4, 0xee
    lea eax, [eax + 4*eax]
    lea ecx, [edi + 2*eax]
    lea eax, [edi + 2*eax + 0x28]
    movd edi, xmm1
    cmove eax, ecx
    movd ecx, xmm0
    and edi, dword ptr [esp + 0x1a0]
    and ecx, dword ptr [esp + 0x130]
    or edi, ecx
    lea ecx, [eax + 0x11]
    mov edi, dword ptr [esp + 0x48]
    cmove ecx, eax
    mov eax, dword ptr [esp + 0x90]
    and esi, dword ptr [esp + 0x27c]
    and eax, dword ptr [esp + 0x118]
    or esi, eax
    lea eax, [ecx + 0x25]
    mov esi, dword ptr [esp + 0x2f0]
    cmove eax, ecx
    mov ecx, dword ptr [esp + 0xc]
    and ebx, dword ptr [esp + 0x8c]
    and ecx, dword ptr [esp + 0x270]
    or ebx, ecx
    lea ecx, [eax + 0x2d]
    cmove ecx, eax
    cmp byte ptr [esp + 0x250], 0x0
    lea eax, [ecx - 0x37]
    cmove eax, ecx
    xor ecx, ecx
    test eax, eax
    cmovg ecx, eax
    mov eax, 0x3ff
    cmp ecx, 0x3ff
    cmovl eax, ecx
    mov ecx, 0x156
    imul eax, eax
    shr eax, 0x7
    cmp eax, 0x156
    cmovb ecx, eax
    mov eax, ecx
    shl eax, 0xb
    lea eax, [eax + 8*eax]
    and eax, 0xff0000
    or eax, ecx
    mov dword ptr [esp + 0x250], eax
.L66:
    mov ecx, dword ptr [esp + 0x120]
    mov edx, dword ptr [esp + 0x110]
    movdqa xmm0, xmmword ptr [esp + 0x490]
    mov dword ptr [esp + 0x2f0], esi
    mov dword ptr [esp + 0x48], edi
    mov ebp, 0xfefefefe
    movdqa xmm3, xmmword ptr [esp + 0x3e0]
    movdqa xmm6, xmmword ptr [esp + 0x3b0]
    mov eax, ecx
    mov ebx, ecx
    mov ecx, dword ptr [esp + 0xb8]
    por xmm0, xmmword ptr [esp + 0x3f0]
    pshufd xmm5, xmm3, 0xee
    movdqa xmmword ptr [esp + 0x3e0], xmm3
    not eax
    movdqa xmmword ptr [esp + 0x510], xmm5
    por xmm6, xmm5
    and eax, ecx
    pshufd xmm1, xmm0, 0x55
    shl eax, 0x8
    and eax, 0xff000000
    or eax, ecx
    mov ecx, dword ptr [esp + 0x80]
    or ecx, dword ptr [esp + 0x24]
    not ecx
    and edx, ecx
    mov ecx, dword ptr [esp + 0x84]
    or ecx, ebx
    mov ebx, dword ptr [esp + 0xa0]
    not ecx
    not ebx
    or esi, ebx
    mov dword ptr [esp + 0x70], ebx
    mov ebx, dword ptr [esp + 0x220]
    and esi, ecx
    mov ecx, dword ptr [esp + 0x3c]
    and esi, eax
    mov eax, dword ptr [esp + 0xd0]
    not eax
    or edi, eax
    mov dword ptr [esp + 0xb8], eax
    movd eax, xmm0
    and ecx, eax
    mov dword ptr [esp + 0x420], eax
    movd eax, xmm1
    and edi, edx
    mov edx, esi
    and ebx, eax
    mov dword ptr [esp + 0x41c], eax
    mov eax, ecx
    mov dword ptr [esp + 0x3c], ecx
    mov ecx, edi
    shl edx, 0x9
    or eax, dword ptr [esp + 0x11c]
    mov dword ptr [esp + 0x220], ebx
    or ebx, dword ptr [esp + 0xc4]
    shld ecx, esi, 0x9
    movd xmm1, dword ptr [esp + 0x3c]
    movd xmm2, dword ptr [esp + 0x220]
    mov dword ptr [esp + 0x50], eax
    mov eax, 0xfefefefe
    add eax, 0xffff0102
    punpckldq xmm1, xmm2
    adc ebp, -0x1
    and eax, edx
    shld edi, esi, 0x7
    shl esi, 0x7
    mov edx, 0x7f7f7f7f
    and ebp, ecx
    mov ecx, 0x7f7f7f7f
    add ecx, 0xffff8081
    adc edx, -0x1
    and edx, edi
    mov edi, 0x55555555
    or edx, ebp
    mov ebp, ecx
    and ebp, esi
    mov esi, edx
    mov dword ptr [esp + 0x34], edx
    or ebp, eax
    and esi, dword ptr [esp + 0x180]
    mov eax, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x28], ebp
    mov ecx, esi
    and ebp, eax
    mov edx, esi
    mov eax, 0x55555555
    shld edx, ebp, 0x1f
    shr ecx
    add edi, 0xffffaaab
    adc eax, -0x1
    and edx, edi
    mov dword ptr [esp + 0xf0], edi
    mov edi, 0x33333333
    and ecx, eax
    sub ebp, edx
    mov dword ptr [esp + 0x230], eax
    mov eax, 0x33333333
    sbb esi, ecx
    add edi, 0xffffcccd
    adc eax, -0x1
    mov ecx, esi
    mov dword ptr [esp + 0x320], edi
    and ecx, eax
    mov edx, eax
    mov dword ptr [esp + 0xb4], eax
    mov eax, esi
    shr esi, 0x2
    shld eax, ebp, 0x1e
    and ebp, edi
    and esi, edx
    and eax, edi
    mov edi, dword ptr [esp + 0x50]
    add eax, ebp
    adc esi, ecx
    mov edx, esi
    mov ecx, esi
    shld edx, eax, 0x1c
    shr ecx, 0x4
    add edx, eax
    mov eax, 0xf0f0f0f
    adc ecx, esi
    add eax, 0xfffff0f1
    mov dword ptr [esp + 0x370], edx
    mov edx, dword ptr [esp + 0x70]
    mov esi, dword ptr [esp + 0x180]
    mov dword ptr [esp + 0x90], eax
    mov eax, 0xf0f0f0f
    mov dword ptr [esp + 0x110], ecx
    mov ecx, dword ptr [esp + 0x2c]
    adc eax, -0x1
    or edi, dword ptr [esp + 0x74]
    or ebx, dword ptr [esp + 0x360]
    mov dword ptr [esp + 0x40c], eax
    mov eax, dword ptr [esp + 0x2b4]
    movd xmm0, edx
    movd xmm2, edx
    movdqa xmmword ptr [esp + 0x50], xmm0
    movd xmm0, dword ptr [esp + 0xb8]
    movd xmm5, edi
    mov edx, ebx
    and ecx, eax
    and eax, edi
    or edx, dword ptr [esp + 0x180]
    and eax, dword ptr [esp + 0xa0]
    mov dword ptr [esp + 0xe0], ecx
    mov ecx, dword ptr [esp + 0x20]
    punpckldq xmm2, xmm0
    punpcklqdq xmm0, xmmword ptr [esp + 0x50]
    movd dword ptr [esp + 0x50], xmm6
    punpcklqdq xmm1, xmm2
    movdqa xmm2, xmmword ptr [esp + 0x200]
    and edx, dword ptr [esp + 0x1c8]
    movd xmm4, eax
    mov eax, dword ptr [esp + 0x10]
    not ecx
    shufps xmm0, xmm6, 0x42
    mov dword ptr [esp + 0x400], ecx
    pand xmm2, xmm1
    movd xmm1, ebx
    movaps xmmword ptr [esp + 0x130], xmm0
    punpckldq xmm5, xmm1
    pshufd xmm1, xmm3, 0x55
    movd xmm3, ecx
    movdqa xmmword ptr [esp + 0x200], xmm2
    mov ecx, edi
    or edi, dword ptr [esp + 0x2c]
    and edx, dword ptr [esp + 0xb8]
    and esi, eax
    and eax, ebx
    and eax, dword ptr [esp + 0xd0]
    and edi, dword ptr [esp + 0x1cc]
    movd xmm7, eax
    mov eax, dword ptr [esp + 0x30]
    punpckldq xmm4, xmm7
    movdqa xmm7, xmm5
    movdqa xmmword ptr [esp + 0x1a0], xmm4
    movdqa xmm4, xmmword ptr [esp + 0x200]
    and edi, dword ptr [esp + 0x70]
    not eax
    movd xmm2, eax
    mov dword ptr [esp + 0x164], eax
    movd eax, xmm1
    movd xmm1, esi
    punpcklqdq xmm3, xmm2
    movaps xmm2, xmmword ptr [esp + 0x3f0]
    mov dword ptr [esp + 0x1d0], eax
    not eax
    and ebx, eax
    mov dword ptr [esp + 0x418], eax
    and ebx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x34], edx
    mov edx, 0x1010101
    movaps xmmword ptr [esp + 0x360], xmm2
    shufps xmm2, xmm3, 0x24
    movapd xmm3, xmmword ptr [esp + 0x3d0]
    movaps xmmword ptr [esp + 0x3f0], xmm2
    pshufd xmm2, xmm6, 0x55
    movd dword ptr [esp + 0xc], xmm2
    movaps xmm2, xmmword ptr [esp + 0x3b0]
    mov esi, ebx
    mov dword ptr [esp + 0x3c], ebx
    shr ebx
    and ebx, dword ptr [esp + 0x230]
    movapd xmm0, xmm3
    movsd xmm0, xmm6
    movaps xmm5, xmm2
    movapd xmmword ptr [esp + 0x150], xmm0
    pshufd xmm0, xmm4, 0xff
    shufps xmm5, xmm6, 0x4e
    movdqa xmm6, xmmword ptr [esp + 0x3e0]
    movd dword ptr [esp + 0x10], xmm0
    pshufd xmm0, xmm4, 0xee
    movd ebp, xmm0
    movd xmm0, dword ptr [esp + 0xe0]
    movdqa xmmword ptr [esp + 0xe0], xmm7
    movaps xmmword ptr [esp + 0x240], xmm5
    and ebp, dword ptr [esp + 0x50]
    movd eax, xmm6
    mov dword ptr [esp + 0x1cc], eax
    not eax
    punpckldq xmm0, xmm1
    movdqa xmm1, xmm4
    and ecx, eax
    mov dword ptr [esp + 0x414], eax
    mov eax, dword ptr [esp + 0x370]
    punpcklqdq xmm7, xmm0
    movapd xmm0, xmmword ptr [esp + 0x360]
    and ecx, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x28], edi
    mov edi, dword ptr [esp + 0xb4]
    movdqa xmmword ptr [esp + 0x290], xmm7
    and eax, dword ptr [esp + 0x90]
    movsd xmm0, xmm3
    movaps xmm3, xmmword ptr [esp + 0x210]
    shld esi, ecx, 0x1f
    movapd xmmword ptr [esp + 0x360], xmm0
    movdqa xmm0, xmm4
    and esi, dword ptr [esp + 0xf0]
    mov dword ptr [esp + 0xf0], ebp
    mov ebp, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x370], eax
    mul edx
    shufps xmm0, xmm3, 0x4e
    punpcklqdq xmm3, xmm4
    mov dword ptr [esp + 0x1c8], edx
    mov edx, ecx
    movdqa xmmword ptr [esp + 0x210], xmm3
    and dword ptr [esp + 0x10], ebp
    sub edx, esi
    mov esi, dword ptr [esp + 0x3c]
    movss xmm4, dword ptr [esp + 0x10]
    sbb esi, ebx
    mov ebx, 0x33333333
    mov eax, esi
    mov ecx, esi
    shr esi, 0x2
    and eax, edi
    and esi, edi
    mov edi, dword ptr [esp + 0x320]
    shld ecx, edx, 0x1e
    and edx, edi
    and ecx, edi
    mov edi, 0x1010101
    add ecx, edx
    adc esi, eax
    mov eax, esi
    mov edx, esi
    shld eax, ecx, 0x1c
    shr edx, 0x4
    add eax, ecx
    mov ecx, dword ptr [esp + 0x50]
    adc edx, esi
    mov esi, dword ptr [esp + 0x180]
    and eax, dword ptr [esp + 0x90]
    and ebp, dword ptr [esp + 0xc4]
    movaps xmmword ptr [esp + 0x90], xmm4
    movss xmm4, dword ptr [esp + 0xf0]
    mov dword ptr [esp + 0x74], edx
    mov edx, dword ptr [esp + 0x2c]
    and ecx, dword ptr [esp + 0x11c]
    mov dword ptr [esp + 0xb4], eax
    mov dword ptr [esp + 0xc], ebp
    movaps xmmword ptr [esp + 0xf0], xmm4
    mov dword ptr [esp + 0x50], ecx
    mov ecx, esi
    shld esi, edx, 0x7
    mul edi
    shl ecx, 0x9
    mov dword ptr [esp + 0x320], edx
    mov edx, 0xffff
    movss xmm4, dword ptr [esp + 0x50]
    and ecx, 0x800000
    add dword ptr [esp + 0x280], 0x1000000
    movaps xmmword ptr [esp + 0x230], xmm4
    movss xmm4, dword ptr [esp + 0xc]
    adc edx, 0x0
    and edx, esi
    mov esi, dword ptr [esp + 0x3c0]
    or edx, ecx
    mov ecx, dword ptr [esp + 0x24]
    and edx, dword ptr [esp + 0x114]
    movaps xmmword ptr [esp + 0x50], xmm4
    pshufd xmm4, xmm2, 0xee
    movdqa xmmword ptr [esp + 0x470], xmm4
    pshufd xmm4, xmm6, 0x44
    movdqa xmmword ptr [esp + 0x220], xmm4
    mov eax, edx
    shr eax
    and eax, 0x400000
    sub edx, eax
    mov eax, edx
    shr edx, 0x2
    and eax, 0x33010000
    and edx, 0x33300000
    add edx, eax
    mov eax, edx
    shr eax, 0x4
    add eax, edx
    mov edx, dword ptr [esp + 0x120]
    and eax, 0xf070000
    imul eax, edi
    mov edi, 0x33333333
    shr eax, 0x18
    shld ecx, edx, 0x10
    mov edx, dword ptr [esp + 0x1c4]
    imul ebp, eax, 0xffc3ffb0
    xor eax, eax
    mov dword ptr [esp + 0x2b4], ecx
    and edx, ecx
    mov ecx, edx
    and edx, 0x10
    shr ecx
    and ecx, 0x4
    lea ecx, [ecx + 2*edx]
    and esi, ecx
    mov ecx, 0x33333333
    mov edx, esi
    shr edx
    and edx, -0x10
    sub esi, edx
    mov edx, 0x33333333
    sbb eax, eax
    add ecx, -0x3
    adc edx, -0x1
    and ecx, esi
    shrd esi, eax, 0x2
    and edx, eax
    shr eax, 0x2
    add edi, -0x2
    adc ebx, -0x1
    and edi, esi
    and ebx, eax
    add edi, ecx
    mov ecx, 0x1010101
    adc ebx, edx
    mov eax, ebx
    mov esi, ebx
    shld eax, edi, 0x1c
    shr esi, 0x4
    add eax, edi
    adc esi, ebx
    mov ebx, 0xf0f0f0f
    and eax, ebx
    and esi, ebx
    mov edi, eax
    mul ecx
    mov eax, 0x1010101
    imul edi, ecx
    movzx ecx, byte ptr [esp + 0x7c]
    imul esi, eax
    add edx, edi
    mov edi, dword ptr [esp + 0x1b4]
    add esi, edx
    shr esi, 0x18
    mov eax, ecx
    imul ebx, esi, 0xfff8ffe3
    dec al
    add ebx, ebp
    cmp al, 0x2
    jae .L68
    cmp cl, 0x2
    mov edx, 0x303
    mov ecx, 0x101
    mov eax, dword ptr [esp + 0x8]
    movaps xmm4, xmmword ptr [esp + 0x460]
    movdqa xmm5, xmmword ptr [esp + 0x450]
    mov ebp, dword ptr [esp + 0x254]
    movdqa xmm7, xmm1
    cmove ecx, edx
    mov edx, dword ptr [esp + 0x1f8]
.L67:
    test byte ptr [esp + 0x190], 0x38
    jne .L69
    and ecx, dword ptr [esp + 0x78]
    movdqa xmm3, xmmword ptr [esp + 0x2d0]
    and ecx, edx
    movd xmm1, ecx
    movdqa xmm2, xmm1
    psrlw xmm2, 0x1
    pand xmm2, xmmword ptr [eax + .C1]
    psubb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm1, 0x2
    pand xmm2, xmm3
    pand xmm1, xmm3
    paddb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x4
    paddb xmm2, xmm1
    pxor xmm1, xmm1
    pand xmm2, xmmword ptr [eax + .C0]
    psadbw xmm1, xmm2
    movd ecx, xmm1
    imul ecx, ecx, 0xfffeffe4
    add ebx, ecx
    jmp .L69
.L68:
    mov esi, dword ptr [esp + 0x14]
    mov eax, dword ptr [esp + 0x8]
    movaps xmm4, xmmword ptr [esp + 0x460]
    movdqa xmm5, xmmword ptr [esp + 0x450]
    mov ebp, dword ptr [esp + 0x254]
    mov edx, 0x99
    mov ecx, 0xc0c0
    movdqa xmm7, xmm1
    bt edx, esi
    jae .L110
.L69:
    movdqa xmm1, xmmword ptr [esp + 0x4e0]
    mov esi, dword ptr [esp + 0x410]
    mov dword ptr [esp + 0x1c4], ebx
    movd ebx, xmm5
    movaps xmm6, xmmword ptr [esp + 0x390]
    movdqa xmm5, xmmword ptr [esp + 0x2e0]
    mov dword ptr [esp + 0x450], ebx
    pcmpgtd xmm1, xmmword ptr [eax + .C35]
    imul eax, edi, 0x5fffe
    imul edx, esi, 0xffff0003
    mov edi, 0xfefefefe
    unpcklpd xmm6, xmmword ptr [esp + 0x4f0]
    add edx, eax
    lea eax, [ebx - 0x5]
    mov ebx, dword ptr [esp + 0x40]
    imul edx, eax
    lea eax, [edx + .D0]
    movmskps ecx, xmm1
    test cl, 0x2
    cmove eax, edx
    test cl, 0x1
    lea edx, [eax + .D1]
    cmove edx, eax
    test cl, 0x4
    lea eax, [edx + .D2]
    cmove eax, edx
    shl esi, 0x11
    xor edx, edx
    mov dword ptr [esp + 0x254], eax
    lea eax, [esi + 2*esi]
    mov esi, 0x7f7f7f7f
    neg eax
    test cl, 0x8
    cmovne edx, eax
    mov eax, dword ptr [esp + 0x260]
    and ebp, dword ptr [esp + 0x26c]
    mov dword ptr [esp + 0x1d4], edx
    mov edx, 0xfefefefe
    mov ecx, eax
    shr eax
    and ebp, dword ptr [esp + 0x1cc]
    shld ecx, ebx, 0x1
    and eax, esi
    and ecx, edx
    lea edx, [ebx + ebx]
    or eax, ecx
    mov ecx, ebx
    and edx, edi
    shr ecx
    movd xmm2, eax
    not eax
    and ecx, esi
    and eax, dword ptr [esp + 0x180]
    mov esi, dword ptr [esp + 0x4b0]
    or ecx, edx
    movzx edx, bl
    mov ebx, 0x55555555
    movd xmm1, ecx
    movd xmm3, edx
    not ecx
    mov edx, dword ptr [esp + 0x4a0]
    punpckldq xmm1, xmm2
    movdqa xmm2, xmm3
    and ecx, dword ptr [esp + 0x2c]
    paddd xmm2, xmm2
    and esi, dword ptr [esp + 0x2c8]
    punpcklqdq xmm2, xmm1
    movaps xmm1, xmmword ptr [esp + 0x520]
    and edx, ecx
    not ecx
    and esi, dword ptr [esp + 0x1d0]
    shufps xmm1, xmm4, 0x2e
    movdqa xmm4, xmmword ptr [esp + 0x2d0]
    shufps xmm3, xmm1, 0xe4
    andps xmm6, xmm1
    pandn xmm2, xmm3
    movd xmm3, edx
    mov edx, dword ptr [esp + 0x438]
    shld esi, ebp, 0x8
    shl ebp, 0x8
    and ecx, ebp
    mov ebp, 0x55555555
    and edx, eax
    not eax
    movd xmm1, edx
    mov edx, dword ptr [esp + 0x8]
    and eax, esi
    punpckldq xmm3, xmm1
    mov edi, eax
    movdqa xmm1, xmm3
    shr edi
    psrlw xmm1, 0x1
    pand xmm1, xmm5
    psubb xmm3, xmm1
    movdqa xmm1, xmm3
    psrlw xmm3, 0x2
    pand xmm1, xmm4
    pand xmm3, xmm4
    paddb xmm3, xmm1
    movdqa xmm1, xmm3
    psrlw xmm1, 0x4
    paddb xmm1, xmm3
    movdqa xmm3, xmm2
    psrlw xmm3, 0x1
    pand xmm3, xmm5
    psubb xmm2, xmm3
    movdqa xmm3, xmm2
    psrlw xmm2, 0x2
    pand xmm3, xmm4
    pand xmm2, xmm4
    paddb xmm2, xmm3
    movdqa xmm3, xmm2
    psrlw xmm3, 0x4
    paddb xmm3, xmm2
    movaps xmm2, xmm6
    psrlw xmm2, 0x1
    pand xmm2, xmm5
    movdqa xmm5, xmmword ptr [esp + 0x300]
    psubb xmm6, xmm2
    movdqa xmm2, xmm6
    psrlw xmm6, 0x2
    pand xmm2, xmm4
    pand xmm6, xmm4
    pxor xmm4, xmm4
    paddb xmm6, xmm2
    pand xmm1, xmm5
    pand xmm3, xmm5
    movdqa xmm2, xmm6
    psadbw xmm1, xmm4
    psadbw xmm3, xmm4
    psrlw xmm2, 0x4
    paddb xmm2, xmm6
    movdqa xmm6, xmmword ptr [esp + 0x210]
    pand xmm2, xmm5
    psadbw xmm2, xmm4
    movdqa xmm4, xmm2
    punpckhqdq xmm2, xmm3
    packssdw xmm4, xmm3
    movdqa xmm3, xmmword ptr [edx + .C36]
    movd edx, xmm1
    movss xmm1, dword ptr [esp + 0x34]
    pand xmm6, xmmword ptr [esp + 0x470]
    imul esi, edx, 0xfff4fffa
    mov edx, eax
    shld edx, ecx, 0x1f
    add ebx, -0x55
    adc ebp, -0x1
    and ebx, edx
    mov edx, 0x33333333
    and ebp, edi
    sub ecx, ebx
    mov edi, 0x33333333
    pshufd xmm5, xmm3, 0xf5
    pmuludq xmm4, xmm3
    sbb eax, ebp
    add edx, -0x33
    pmuludq xmm5, xmm2
    pshufd xmm3, xmm4, 0xe8
    mov ebp, eax
    adc edi, -0x1
    mov ebx, eax
    shr eax, 0x2
    pshufd xmm2, xmm5, 0xe8
    movdqa xmm5, xmmword ptr [esp + 0x130]
    shld ebp, ecx, 0x1e
    and ecx, edx
    and ebx, edi
    and eax, edi
    mov edi, 0xf0f0f0f
    punpckldq xmm3, xmm2
    and ebp, edx
    pshufd xmm4, xmm3, 0xee
    add ebp, ecx
    paddd xmm4, xmm3
    movss xmm3, dword ptr [esp + 0x28]
    adc eax, ebx
    mov ebx, 0x1010101
    pshufd xmm2, xmm4, 0x55
    pand xmm5, xmmword ptr [esp + 0x360]
    mov edx, eax
    mov ecx, eax
    paddd xmm2, xmm4
    movaps xmm4, xmmword ptr [esp + 0x220]
    shld edx, ebp, 0x1c
    shr ecx, 0x4
    add edx, ebp
    movd ebp, xmm2
    movaps xmm2, xmmword ptr [esp + 0xf0]
    movaps xmmword ptr [esp + 0x190], xmm3
    movdqa xmm3, xmmword ptr [esp + 0x230]
    adc ecx, eax
    mov eax, 0xf0f0f0f
    add eax, -0xf
    andps xmm4, xmmword ptr [esp + 0x290]
    adc edi, -0x1
    and eax, edx
    and edi, ecx
    mov ecx, eax
    mul ebx
    unpcklps xmm2, xmmword ptr [esp + 0x90]
    punpckldq xmm3, xmmword ptr [esp + 0x50]
    imul ecx, ebx
    imul edi, ebx
    add edx, ecx
    movaps xmmword ptr [esp + 0x220], xmm4
    movaps xmm4, xmmword ptr [esp + 0x240]
    add edx, edi
    mov edi, dword ptr [esp + 0x2c]
    shr edx, 0x18
    movaps xmmword ptr [esp + 0xf0], xmm2
    movdqa xmm2, xmmword ptr [esp + 0xe0]
    imul eax, edx, 0xffeefffd
    add eax, esi
    mov esi, dword ptr [esp + 0x180]
    andps xmm4, xmm0
    movaps xmm0, xmmword ptr [esp + 0x150]
    add ebp, eax
    mov eax, 0xfefefefe
    lea edx, [edi + edi]
    movaps xmmword ptr [esp + 0x240], xmm4
    and edx, eax
    punpcklqdq xmm2, xmm7
    punpcklqdq xmm7, xmmword ptr [esp + 0x1a0]
    mov ecx, esi
    mov ebx, esi
    andps xmm0, xmmword ptr [esp + 0x3f0]
    shld ecx, edi, 0x1
    and ecx, eax
    mov eax, esi
    mov esi, 0x7f7f7f7f
    shr eax
    and eax, esi
    movaps xmmword ptr [esp + 0x150], xmm0
    or eax, ecx
    mov ecx, edi
    shr ecx
    or eax, dword ptr [esp + 0x80]
    and ecx, esi
    or ecx, edx
    or ecx, dword ptr [esp + 0x84]
    and eax, ebx
    and ecx, edi
    mov edx, ecx
    or edx, eax
    je .L71
    mov ebx, dword ptr [esp + 0x8]
    nop
.L70:
    tzcnt edx, eax
    tzcnt esi, ecx
    mov edi, eax
    add edx, 0x20
    test ecx, ecx
    cmovne edx, esi
    mov esi, ecx
    add esi, -0x1
    adc edi, -0x1
    shr edx
    and ecx, esi
    and edx, -0x4
    and eax, edi
    xor edx, 0x1c
    add ebp, dword ptr [ebx + edx + .C29]
    mov edx, ecx
    or edx, eax
    jne .L70
    jmp .L72
.L71:
    mov ebx, dword ptr [esp + 0x8]
.L72:
    pand xmm7, xmmword ptr [esp + 0x150]
    movaps xmm4, xmmword ptr [esp + 0x190]
    mov edx, dword ptr [esp + 0x2c]
    movdqa xmm0, xmmword ptr [esp + 0xf0]
    pand xmm2, xmm5
    movdqa xmm5, xmmword ptr [esp + 0x240]
    mov ecx, dword ptr [esp + 0x180]
    movdqa xmmword ptr [esp + 0x210], xmm6
    psrlw xmm6, 0x1
    movdqa xmmword ptr [esp + 0x230], xmm3
    movdqa xmmword ptr [esp + 0x200], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x220]
    unpcklps xmm4, xmm1
    movdqa xmm1, xmm3
    mov eax, edx
    psrlw xmm0, 0x1
    psrlw xmm5, 0x1
    psrlw xmm1, 0x1
    or eax, ecx
    movaps xmmword ptr [esp + 0x190], xmm4
    psrlw xmm7, 0x1
    je .L74
    mov eax, edx
    nop
.L73:
    tzcnt edx, ecx
    tzcnt esi, eax
    mov edi, ecx
    add edx, 0x20
    test eax, eax
    cmovne edx, esi
    mov esi, eax
    add esi, -0x1
    adc edi, -0x1
    xor edx, 0x38
    and eax, esi
    add ebp, dword ptr [ebx + 4*edx + .C30]
    and ecx, edi
    mov edx, eax
    or edx, ecx
    jne .L73
.L74:
    mov edi, dword ptr [esp + 0x2c]
    mov eax, dword ptr [esp + 0x180]
    mov esi, dword ptr [esp + 0x108]
    mov edx, dword ptr [esp + 0x2c4]
    mov dword ptr [esp + 0x460], ebp
    movdqa xmm3, xmmword ptr [esp + 0x190]
    movdqa xmm4, xmmword ptr [esp + 0x2e0]
    mov ebp, edi
    mov ecx, edi
    psrlw xmm3, 0x1
    pand xmm0, xmm4
    pand xmm1, xmm4
    pand xmm7, xmm4
    pand xmm5, xmm4
    pand xmm6, xmm4
    shl ebp, 0x10
    shr ecx, 0x10
    movdqa xmmword ptr [esp + 0x4b0], xmm3
    movdqa xmm3, xmm2
    psrlw xmm2, 0x1
    or ecx, eax
    or ebp, edi
    movdqa xmmword ptr [esp + 0x4a0], xmm2
    pshufd xmm2, xmmword ptr [esp + 0x4c0], 0xff
    or ebp, esi
    or ecx, edx
    shld ecx, ebp, 0x10
    shl ebp, 0x10
    or ecx, edx
    or ebp, esi
    mov edx, dword ptr [esp + 0x1d8]
    mov esi, dword ptr [esp + 0x2b8]
    or ecx, ebp
    or ebp, dword ptr [esp + 0x1e0]
    movd ebx, xmm2
    movdqa xmm2, xmmword ptr [esp + 0x200]
    or ecx, dword ptr [esp + 0x1dc]
    mov dword ptr [esp + 0x40], ebx
    add edx, esi
    mov dword ptr [esp + 0x114], ebp
    or ebp, dword ptr [esp + 0x340]
    psrlw xmm2, 0x1
    mov dword ptr [esp + 0x108], edx
    mov dword ptr [esp + 0x390], ecx
    or ecx, dword ptr [esp + 0x344]
    movdqa xmmword ptr [esp + 0x3c0], xmm2
    not ebp
    mov esi, ecx
    and ebp, edi
    not esi
    and esi, eax
    mov eax, ebp
    or eax, esi
    mov eax, dword ptr [esp + 0x104]
    lea eax, [edx + 2*eax]
    mov dword ptr [esp + 0x28], eax
    je .L84
    lea eax, [4*ebx]
    movdqa xmm4, xmmword ptr [esp + 0x230]
    xor ebx, ebx
    movdqa xmm2, xmm3
    neg eax
    mov dword ptr [esp + 0x34], eax
    mov eax, dword ptr [esp + 0x2f0]
    or eax, dword ptr [esp + 0x120]
    mov dword ptr [esp + 0x7c], eax
    mov eax, dword ptr [esp + 0x48]
    or eax, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x78], eax
    mov eax, dword ptr [esp + 0x16c]
    movzx eax, byte ptr [eax + 0x93]
    xor al, 0x1
    mov byte ptr [esp + 0x3c], al
    jmp .L76
    nop
.L75:
    mov ebp, dword ptr [esp + 0x150]
    mov esi, dword ptr [esp + 0xe0]
    and ebp, dword ptr [esp + 0xc]
    and esi, dword ptr [esp + 0x90]
    mov eax, ebp
    or eax, esi
    je .L85
.L76:
    tzcnt ecx, esi
    tzcnt eax, ebp
    mov dword ptr [esp + 0x150], ebp
    mov dword ptr [esp + 0xe0], esi
    add ecx, 0x20
    test ebp, ebp
    cmovne ecx, eax
    add ebp, -0x1
    mov eax, ecx
    adc esi, -0x1
    mov edx, ecx
    mov dword ptr [esp + 0x130], ecx
    and ecx, 0x7
    mov dword ptr [esp + 0xc], ebp
    shr al, 0x3
    add dl, 0x38
    mov dword ptr [esp + 0x90], esi
    mov esi, ecx
    mov byte ptr [esp + 0x280], al
    xor al, 0x7
    and dl, 0x3f
    movzx edi, al
    mov eax, dword ptr [esp + 0x8]
    mov byte ptr [esp + 0x10], dl
    mov dword ptr [esp + 0x1a0], edi
    add ebx, dword ptr [eax + 4*edi + .C31]
    mov eax, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x50], ebx
    mov ebx, eax
    sub ebx, ecx
    sub esi, eax
    mov eax, dword ptr [esp + 0x310]
    cmovb esi, ebx
    shr dl, 0x3
    movzx ebp, dl
    mov dword ptr [esp + 0x290], esi
    mov ebx, ebp
    mov edx, eax
    sub edx, ebp
    sub ebx, eax
    mov eax, dword ptr [esp + 0x170]
    cmovb ebx, edx
    cmp esi, ebx
    cmova ebx, esi
    mov esi, dword ptr [esp + 0x8]
    mov edx, eax
    sub edx, ecx
    imul ebx, dword ptr [esi + 4*edi + .C32]
    add ebx, dword ptr [esp + 0x50]
    sub ecx, eax
    mov eax, dword ptr [esp + 0x1fc]
    cmovb ecx, edx
    mov edx, eax
    sub edx, ebp
    sub ebp, eax
    cmovb ebp, edx
    cmp ecx, ebp
    cmova ebp, ecx
    mov ecx, dword ptr [esp + 0x130]
    imul ebp, dword ptr [esi + 4*edi + .C33]
    mov esi, 0x1010101
    mov eax, ecx
    shld esi, esi, cl
    add ebp, ebx
    mov ebx, 0x1010101
    shl ebx, cl
    test al, 0x20
    mov eax, 0x0
    cmovne esi, ebx
    cmovne ebx, eax
    mov ecx, esi
    mov edx, ebx
    and ecx, dword ptr [esp + 0xc4]
    and edx, dword ptr [esp + 0x11c]
    or edx, ecx
    je .L77
    add ebp, 0x60007
    mov dword ptr [esp + 0x50], ebp
    jmp .L78
    nop
.L77:
    and ebx, dword ptr [esp + 0x1f8]
    and esi, dword ptr [esp + 0x2cc]
    lea eax, [ebp + plywright::sliders::magic::TABLE + 754911]
    or esi, ebx
    cmove eax, ebp
    mov dword ptr [esp + 0x50], eax
.L78:
    movzx eax, byte ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0x120]
    xor edx, edx
    mov esi, 0x1
    mov ecx, eax
    shld edx, esi, cl
    shl esi, cl
    test al, 0x20
    mov ecx, 0x0
    cmovne edx, esi
    cmovne esi, ecx
    cmovne edi, dword ptr [esp + 0x24]
    mov ebp, edx
    mov ebx, edx
    shr ebp, 0x8
    shld ebx, esi, 0x18
    or ebp, edx
    or ebx, esi
    mov ecx, ebp
    shr ecx, 0x10
    or ecx, ebp
    shld ebp, ebx, 0x10
    or ebp, ebx
    movzx ebx, al
    or ebp, ecx
    bt edi, ebx
    jae .L82
    mov edx, dword ptr [esp + 0x8]
    lea edx, [edx + .D3]
.L79:
    mov esi, dword ptr [esp + 0x120]
    mov ebx, dword ptr [esp + 0x50]
.L80:
    mov eax, dword ptr [esp + 0x1a0]
    add ebx, dword ptr [edx + 4*eax]
.L81:
    mov eax, dword ptr [esp + 0x34]
    cmp dword ptr [esp + 0x28], eax
    jne .L75
    and ecx, dword ptr [esp + 0x24]
    and ebp, esi
    or ecx, ebp
    jne .L75
    movzx eax, byte ptr [esp + 0x280]
    mov edx, dword ptr [esp + 0x290]
    movzx ecx, al
    cmp al, 0x5
    mov eax, 0x5
    cmovae ecx, eax
    mov eax, dword ptr [esp + 0x310]
    cmp edx, eax
    cmovbe edx, eax
    add cl, byte ptr [esp + 0x3c]
    lea eax, [ebx + .D4]
    cmp cl, dl
    cmovb ebx, eax
    jmp .L75
    nop
.L82:
    mov edi, ebp
    mov ebx, ecx
    and edi, dword ptr [esp + 0x7c]
    and ebx, dword ptr [esp + 0x78]
    or ebx, edi
    je .L83
    and esi, dword ptr [esp + 0x2f0]
    and edx, dword ptr [esp + 0x48]
    mov ebx, dword ptr [esp + 0x50]
    or edx, esi
    mov esi, dword ptr [esp + 0x120]
    jne .L81
    mov edx, dword ptr [esp + 0x8]
    lea edx, [edx + .D6]
    jmp .L80
.L83:
    mov edx, dword ptr [esp + 0x8]
    lea edx, [edx + .D5]
    jmp .L79
.L84:
    movdqa xmm4, xmmword ptr [esp + 0x230]
    xor ebx, ebx
    movdqa xmm2, xmm3
.L85:
    movdqa xmm3, xmmword ptr [esp + 0xf0]
    mov edx, dword ptr [esp + 0x114]
    mov esi, dword ptr [esp + 0x390]
    psubb xmm4, xmm1
    movdqa xmm1, xmmword ptr [esp + 0x2e0]
    mov edi, dword ptr [esp + 0x168]
    mov dword ptr [esp + 0x50], ebx
    psubb xmm3, xmm0
    movdqa xmm0, xmmword ptr [esp + 0x220]
    not edx
    not esi
    and edx, dword ptr [esp + 0x2c]
    movdqa xmmword ptr [esp + 0xf0], xmm3
    movdqa xmm3, xmmword ptr [esp + 0x210]
    and esi, dword ptr [esp + 0x180]
    psubb xmm0, xmm7
    movdqa xmm7, xmmword ptr [esp + 0x240]
    psubb xmm3, xmm6
    and edx, dword ptr [esp + 0x340]
    movdqa xmm6, xmmword ptr [esp + 0x4a0]
    movdqa xmmword ptr [esp + 0x220], xmm0
    and esi, dword ptr [esp + 0x344]
    movdqa xmm0, xmm3
    movdqa xmm3, xmmword ptr [esp + 0x3c0]
    movdqa xmmword ptr [esp + 0x210], xmm0
    psubb xmm7, xmm5
    movdqa xmm5, xmmword ptr [esp + 0x4b0]
    mov eax, edx
    pand xmm6, xmm1
    pand xmm3, xmm1
    or eax, esi
    movdqa xmmword ptr [esp + 0x3c0], xmm3
    pand xmm5, xmm1
    je .L87
    mov eax, dword ptr [esp + 0x338]
    mov ecx, edi
    mov dword ptr [esp + 0x114], edx
    shr edi
    mov ebp, dword ptr [esp + 0x1dc]
    mov dword ptr [esp + 0x390], esi
    mov esi, 0x7e7e7e00
    movdqa xmm1, xmmword ptr [esp + 0x200]
    and edi, 0x7f7f7f
    lea edx, [eax + eax]
    shld ecx, eax, 0x1
    shr eax
    and edx, 0xfefefefe
    and eax, 0x7f7f7f7f
    and ecx, 0xfefefe
    mov ebx, edx
    and ebx, eax
    or eax, edx
    mov edx, ecx
    and edx, edi
    or edi, ecx
    mov ecx, ebp
    mov dword ptr [esp + 0x150], ebx
    shr ebp
    mov dword ptr [esp + 0x168], edi
    mov edi, dword ptr [esp + 0x1e0]
    lea ebx, [edi + edi]
    shld ecx, edi, 0x1
    shr edi
    and edi, esi
    mov dword ptr [esp + 0xe0], ebx
    mov esi, 0x7e7e7e
    and ebp, esi
    and edi, dword ptr [esp + 0xe0]
    mov esi, dword ptr [esp + 0x390]
    and ebp, ecx
    not ebp
    and ebp, dword ptr [esp + 0x168]
    not edi
    and edi, eax
    or edi, dword ptr [esp + 0x150]
    or ebp, edx
    mov edx, dword ptr [esp + 0x114]
    shld ebp, edi, 0x8
    shl edi, 0x8
    and edx, edi
    and esi, ebp
    mov eax, edx
    or eax, esi
    je .L88
    mov ebx, dword ptr [esp + 0x8]
    xor eax, eax
    nop
.L86:
    tzcnt ecx, esi
    mov ebp, edx
    tzcnt edx, edx
    mov edi, esi
    add ecx, 0x20
    test ebp, ebp
    cmovne ecx, edx
    mov edx, ebp
    add edx, -0x1
    adc edi, -0x1
    shr ecx
    and ebp, edx
    and ecx, -0x4
    and esi, edi
    mov edx, ebp
    xor ecx, 0x1c
    add eax, dword ptr [ebx + ecx + .C34]
    mov ecx, ebp
    or ecx, esi
    jne .L86
    jmp .L89
.L87:
    movdqa xmm1, xmmword ptr [esp + 0x200]
    jmp .L90
.L88:
    xor eax, eax
.L89:
    add dword ptr [esp + 0x50], eax
.L90:
    mov ebx, dword ptr [esp + 0x1e8]
    mov eax, 0xff
    xor edx, edx
    xor esi, esi
    movdqa xmm0, xmmword ptr [esp + 0x190]
    movdqa xmm3, xmmword ptr [esp + 0xf0]
    psubb xmm2, xmm6
    movdqa xmm6, xmm7
    movdqa xmmword ptr [esp + 0x240], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x210]
    psubb xmm1, xmmword ptr [esp + 0x3c0]
    mov edi, dword ptr [esp + 0x170]
    movdqa xmmword ptr [esp + 0x230], xmm4
    psrlw xmm4, 0x2
    mov dword ptr [esp + 0x10], 0x0
    psrlw xmm6, 0x2
    mov ecx, ebx
    psubb xmm0, xmm5
    movdqa xmm5, xmmword ptr [esp + 0x220]
    psrlw xmm3, 0x2
    psrlw xmm7, 0x2
    movdqa xmmword ptr [esp + 0x200], xmm1
    and cl, 0x18
    movdqa xmmword ptr [esp + 0x190], xmm0
    shld edx, eax, cl
    shl eax, cl
    test bl, 0x20
    mov ebx, dword ptr [esp + 0x180]
    cmovne edx, eax
    cmovne eax, esi
    mov ecx, edx
    psrlw xmm5, 0x2
    shr ecx, 0x8
    or ecx, edx
    shld edx, eax, 0x18
    or edx, eax
    mov eax, ecx
    mov esi, ecx
    shr eax, 0x10
    shld esi, edx, 0x10
    or eax, ecx
    or esi, edx
    or esi, eax
    and ebx, eax
    mov edx, eax
    movzx eax, byte ptr [esp + 0x1f]
    and dword ptr [esp + 0x2c], esi
    mov dword ptr [esp + 0x180], ebx
    test al, al
    je .L91
    mov ecx, eax
    mov eax, dword ptr [esp + 0x38]
    cmp edi, 0x7
    jne .L92
    mov cl, 0x6
    jmp .L92
.L91:
    mov eax, dword ptr [esp + 0x38]
    mov cl, 0x1
.L92:
    movdqa xmm1, xmmword ptr [esp + 0x2d0]
    movdqa xmm0, xmmword ptr [esp + 0xf0]
    and edx, dword ptr [esp + 0x44]
    mov byte ptr [esp + 0x14], cl
    dec cl
    mov ebp, 0x1010101
    mov ebx, 0x1010101
    movdqa xmmword ptr [esp + 0xe0], xmm2
    psrlw xmm2, 0x2
    and esi, eax
    mov byte ptr [esp + 0x1fc], cl
    and cl, 0x7
    movdqa xmmword ptr [esp + 0x310], xmm2
    movdqa xmm2, xmmword ptr [esp + 0x200]
    mov dword ptr [esp + 0xc], esi
    shl ebp, cl
    shl ebx, cl
    mov ecx, dword ptr [esp + 0x2c]
    pand xmm0, xmm1
    mov dword ptr [esp + 0x150], edx
    mov edx, dword ptr [esp + 0x180]
    pand xmm3, xmm1
    pand xmm4, xmm1
    pand xmm5, xmm1
    pand xmm6, xmm1
    pand xmm7, xmm1
    movdqa xmmword ptr [esp + 0xf0], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x190]
    psrlw xmm2, 0x2
    and ecx, ebp
    mov edi, ecx
    and edx, ebx
    psrlw xmm0, 0x2
    or edi, edx
    movdqa xmmword ptr [esp + 0x90], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x230]
    pand xmm0, xmm1
    movdqa xmmword ptr [esp + 0x230], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x220]
    pand xmm0, xmm1
    movdqa xmmword ptr [esp + 0x220], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x240]
    pand xmm0, xmm1
    movdqa xmmword ptr [esp + 0x240], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x210]
    pand xmm0, xmm1
    movdqa xmmword ptr [esp + 0x210], xmm0
    je .L93
    bsr eax, ecx
    bsr edi, edx
    xor eax, 0x1f
    xor edi, 0x18
    or eax, 0x20
    test edx, edx
    cmovne eax, edi
    shr eax, 0x3
    mov dword ptr [esp + 0x10], eax
.L93:
    movdqa xmm0, xmmword ptr [esp + 0xf0]
    mov ecx, dword ptr [esp + 0x40c]
    mov esi, dword ptr [esp + 0x110]
    movdqa xmm1, xmmword ptr [esp + 0x220]
    mov edi, dword ptr [esp + 0x370]
    and ebp, dword ptr [esp + 0xc]
    mov eax, 0x1010101
    and ebx, dword ptr [esp + 0x150]
    mov edx, 0x0
    mov dword ptr [esp + 0x130], 0x0
    paddb xmm0, xmm3
    and esi, ecx
    and dword ptr [esp + 0x74], ecx
    mov ecx, dword ptr [esp + 0xb4]
    paddb xmm1, xmm5
    movdqa xmm3, xmmword ptr [esp + 0x190]
    movdqa xmm5, xmmword ptr [esp + 0x90]
    imul edi, eax
    movdqa xmmword ptr [esp + 0xf0], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x230]
    imul ecx, eax
    movzx eax, byte ptr [esp + 0x1f]
    paddb xmm0, xmm4
    movdqa xmm4, xmmword ptr [esp + 0x2d0]
    mov dword ptr [esp + 0xb4], ecx
    mov ecx, ebp
    movdqa xmmword ptr [esp + 0x230], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x240]
    or ecx, ebx
    pand xmm3, xmm4
    pand xmm5, xmm4
    pand xmm2, xmm4
    paddb xmm0, xmm6
    movdqa xmm6, xmmword ptr [esp + 0x310]
    movdqa xmmword ptr [esp + 0x240], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x210]
    pand xmm6, xmm4
    paddb xmm0, xmm7
    movdqa xmmword ptr [esp + 0x310], xmm6
    movdqa xmm6, xmmword ptr [esp + 0x200]
    movdqa xmm7, xmm0
    movdqa xmm0, xmmword ptr [esp + 0xe0]
    pand xmm6, xmm4
    pand xmm0, xmm4
    movdqa xmmword ptr [esp + 0xe0], xmm0
    je .L94
    bsr edx, ebp
    bsr ecx, ebx
    xor edx, 0x1f
    xor ecx, 0x18
    or edx, 0x20
    test ebx, ebx
    cmovne edx, ecx
    shr edx, 0x3
.L94:
    mov ecx, dword ptr [esp + 0x348]
    add dword ptr [esp + 0x1c8], edi
    mov edi, dword ptr [esp + 0xbc]
    mov ebp, dword ptr [esp + 0x10]
    movdqa xmm0, xmmword ptr [esp + 0xe0]
    paddb xmm3, xmm5
    movdqa xmm4, xmmword ptr [esp + 0xf0]
    paddb xmm6, xmm2
    movdqa xmm2, xmmword ptr [esp + 0x240]
    movdqa xmmword ptr [esp + 0x210], xmm7
    movdqa xmm5, xmm3
    movdqa xmm3, xmmword ptr [esp + 0x230]
    movdqa xmmword ptr [esp + 0x200], xmm6
    movdqa xmm6, xmm1
    psrlw xmm1, 0x4
    shr ecx, 0x4
    and edi, dword ptr [esp + 0x1f4]
    lea ebx, [ebp + 0x1]
    paddb xmm0, xmmword ptr [esp + 0x310]
    psrlw xmm4, 0x4
    psrlw xmm2, 0x4
    mov dword ptr [esp + 0x90], ecx
    mov ecx, 0x1010101
    psrlw xmm3, 0x4
    imul esi, ecx
    mov dword ptr [esp + 0x110], esi
    mov esi, dword ptr [esp + 0x74]
    mov dword ptr [esp + 0xbc], edi
    movdqa xmmword ptr [esp + 0xe0], xmm0
    movdqa xmm0, xmm7
    psrlw xmm0, 0x4
    imul esi, ecx
    mov ecx, dword ptr [esp + 0xb4]
    mov dword ptr [esp + 0x74], esi
    mov esi, dword ptr [esp + 0xc0]
    add dword ptr [esp + 0x320], ecx
    and esi, dword ptr [esp + 0x1f0]
    test ebp, ebp
    setne cl
    cmp ebx, edx
    sete ch
    xor ebx, ebx
    and ch, cl
    movzx ecx, ch
    mov dword ptr [esp + 0xc0], esi
    shl ecx, 0x5
    cmp byte ptr [esp + 0x1fc], al
    mov eax, dword ptr [esp + 0x8]
    sete bl
    lea ecx, [eax + ecx + .C30]
    shl ebx, 0x5
    mov ecx, dword ptr [ecx + 4*edx + 0x740]
    or edx, ebp
    mov edx, 0x1010101
    lea ebx, [eax + ebx + .C30]
    mov ebx, dword ptr [ebx + 4*ebp + 0x700]
    lea eax, [ebx + ecx]
    lea ebp, [ebx + ecx + .D7]
    movzx ecx, byte ptr [esp + 0x14]
    mov ebx, 0x1010101
    cmovne ebp, eax
    or edi, esi
    mov esi, dword ptr [esp + 0x2c]
    cmove ebp, eax
    shl edx, cl
    shl ebx, cl
    mov ecx, dword ptr [esp + 0x180]
    and esi, edx
    mov eax, esi
    and ecx, ebx
    or eax, ecx
    je .L95
    bsr esi, esi
    bsr eax, ecx
    xor esi, 0x1f
    xor eax, 0x18
    or esi, 0x20
    test ecx, ecx
    cmovne esi, eax
    shr esi, 0x3
    mov dword ptr [esp + 0x130], esi
.L95:
    movdqa xmm7, xmmword ptr [esp + 0xf0]
    mov eax, dword ptr [esp + 0x74]
    paddb xmm6, xmm1
    movdqa xmm1, xmm5
    mov esi, dword ptr [esp + 0x90]
    mov edi, dword ptr [esp + 0x1c8]
    and edx, dword ptr [esp + 0xc]
    and ebx, dword ptr [esp + 0x150]
    mov ecx, 0x0
    mov dword ptr [esp + 0x10], 0x0
    psrlw xmm1, 0x4
    paddb xmm7, xmm4
    movdqa xmm4, xmmword ptr [esp + 0x230]
    add dword ptr [esp + 0x320], eax
    movzx eax, byte ptr [esp + 0x14]
    add esi, dword ptr [esp + 0x348]
    add edi, dword ptr [esp + 0x110]
    movdqa xmmword ptr [esp + 0xf0], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x240]
    paddb xmm4, xmm3
    movdqa xmm3, xmm5
    movdqa xmm5, xmmword ptr [esp + 0x210]
    inc al
    paddb xmm7, xmm2
    movdqa xmm2, xmmword ptr [esp + 0xe0]
    mov byte ptr [esp + 0x310], al
    mov eax, edx
    or eax, ebx
    paddb xmm5, xmm0
    movdqa xmm0, xmmword ptr [esp + 0x200]
    psrlw xmm2, 0x4
    movdqa xmmword ptr [esp + 0x210], xmm5
    psrlw xmm0, 0x4
    je .L96
    bsr ecx, edx
    bsr eax, ebx
    xor ecx, 0x1f
    xor eax, 0x18
    or ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    shr ecx, 0x3
.L96:
    mov eax, dword ptr [esp + 0x43c]
    mov edx, dword ptr [esp + 0x2c0]
    movd xmm5, edi
    mov edi, dword ptr [esp + 0x130]
    and esi, dword ptr [esp + 0x424]
    movzx ebx, byte ptr [esp + 0x14]
    paddb xmm3, xmm1
    movdqa xmm1, xmmword ptr [esp + 0xe0]
    movdqa xmmword ptr [esp + 0x190], xmm3
    movdqa xmm3, xmmword ptr [esp + 0xf0]
    and dword ptr [esp + 0x354], eax
    mov eax, 0x1010101
    paddb xmm1, xmm2
    movd xmm2, dword ptr [esp + 0x320]
    imul edx, eax
    movdqa xmmword ptr [esp + 0xe0], xmm1
    movdqa xmm1, xmmword ptr [esp + 0x300]
    mov dword ptr [esp + 0x2c0], edx
    mov edx, dword ptr [esp + 0x1e4]
    pand xmm3, xmm1
    pand xmm4, xmm1
    pand xmm6, xmm1
    pand xmm7, xmm1
    imul edx, eax
    test edi, edi
    movdqa xmmword ptr [esp + 0xf0], xmm3
    movdqa xmm3, xmmword ptr [esp + 0x200]
    mov dword ptr [esp + 0x1e4], edx
    lea edx, [edi + 0x1]
    setne al
    cmp edx, ecx
    sete dl
    and dl, al
    paddb xmm3, xmm0
    pxor xmm0, xmm0
    movzx eax, dl
    xor edx, edx
    movdqa xmmword ptr [esp + 0x200], xmm3
    movdqa xmm3, xmmword ptr [esp + 0x210]
    shl eax, 0x5
    cmp bl, byte ptr [esp + 0x1f]
    mov ebx, dword ptr [esp + 0x8]
    pand xmm3, xmm1
    sete dl
    lea eax, [ebx + eax + .C30]
    movdqa xmmword ptr [esp + 0x210], xmm3
    shl edx, 0x5
    mov eax, dword ptr [eax + 4*ecx + 0x740]
    lea edx, [ebx + edx + .C30]
    mov ebx, 0x1010101
    add ebp, dword ptr [edx + 4*edi + 0x700]
    or ecx, edi
    mov edx, 0x1010101
    lea ecx, [ebp + eax]
    lea edi, [eax + ebp + .D7]
    mov eax, dword ptr [esp + 0xbc]
    mov ebp, dword ptr [esp + 0x2c]
    cmovne edi, ecx
    or eax, dword ptr [esp + 0xc0]
    cmove edi, ecx
    movzx ecx, byte ptr [esp + 0x310]
    and cl, 0x7
    shl edx, cl
    shl ebx, cl
    mov ecx, dword ptr [esp + 0x180]
    and ebp, edx
    mov eax, ebp
    and ecx, ebx
    or eax, ecx
    je .L97
    bsr ebp, ebp
    bsr eax, ecx
    xor ebp, 0x1f
    xor eax, 0x18
    or ebp, 0x20
    test ecx, ecx
    cmovne ebp, eax
    shr ebp, 0x3
    mov dword ptr [esp + 0x10], ebp
.L97:
    movdqa xmm1, xmmword ptr [esp + 0xf0]
    mov eax, dword ptr [esp + 0x2c0]
    psrld xmm5, 0x18
    mov ebp, dword ptr [esp + 0x354]
    psadbw xmm4, xmm0
    psrld xmm2, 0x18
    psadbw xmm7, xmm0
    mov ecx, 0x0
    movdqa xmm3, xmm5
    movaps xmm5, xmmword ptr [esp + 0x190]
    psadbw xmm1, xmm0
    add dword ptr [esp + 0x1ec], eax
    mov eax, dword ptr [esp + 0x1e4]
    movdqa xmmword ptr [esp + 0xf0], xmm1
    movaps xmm1, xmmword ptr [esp + 0x300]
    add dword ptr [esp + 0x3a0], eax
    mov eax, 0x1010101
    andps xmm5, xmm1
    imul esi, eax
    imul ebp, eax
    movaps xmmword ptr [esp + 0x190], xmm5
    movaps xmm5, xmmword ptr [esp + 0xe0]
    mov dword ptr [esp + 0x90], esi
    mov esi, dword ptr [esp + 0xc]
    andps xmm5, xmm1
    and esi, edx
    mov edx, dword ptr [esp + 0x150]
    movaps xmmword ptr [esp + 0xe0], xmm5
    movaps xmm5, xmmword ptr [esp + 0x200]
    mov eax, esi
    and edx, ebx
    andps xmm5, xmm1
    movdqa xmm1, xmm6
    movdqa xmm6, xmmword ptr [esp + 0x210]
    or eax, edx
    psadbw xmm1, xmm0
    movaps xmmword ptr [esp + 0x200], xmm5
    psadbw xmm6, xmm0
    movdqa xmmword ptr [esp + 0x210], xmm6
    je .L98
    bsr ecx, esi
    bsr eax, edx
    xor ecx, 0x1f
    xor eax, 0x18
    or ecx, 0x20
    test edx, edx
    cmovne ecx, eax
    shr ecx, 0x3
.L98:
    mov eax, dword ptr [esp + 0x90]
    mov esi, dword ptr [esp + 0x10]
    add dword ptr [esp + 0x1ec], ebp
    movzx ebx, byte ptr [esp + 0x310]
    mov ebp, dword ptr [esp + 0x8]
    movdqa xmm5, xmmword ptr [esp + 0x190]
    punpcklqdq xmm2, xmm1
    shufps xmm4, xmm7, 0xe4
    add dword ptr [esp + 0x3a0], eax
    test esi, esi
    lea edx, [esi + 0x1]
    psadbw xmm5, xmm0
    setne al
    cmp edx, ecx
    movdqa xmmword ptr [esp + 0x190], xmm5
    movdqa xmm5, xmmword ptr [esp + 0xe0]
    sete dl
    and dl, al
    movzx eax, dl
    xor edx, edx
    shl eax, 0x5
    cmp bl, byte ptr [esp + 0x1f]
    psadbw xmm5, xmm0
    lea eax, [ebp + eax + .C30]
    movdqa xmmword ptr [esp + 0xe0], xmm5
    movdqa xmm5, xmmword ptr [esp + 0x200]
    mov eax, dword ptr [eax + 4*ecx + 0x740]
    sete dl
    shl edx, 0x5
    psadbw xmm5, xmm0
    movdqa xmm0, xmmword ptr [esp + 0x210]
    lea edx, [ebp + edx + .C30]
    movdqa xmmword ptr [esp + 0x200], xmm5
    movdqa xmm5, xmm3
    add edi, dword ptr [edx + 4*esi + 0x700]
    or ecx, esi
    mov esi, dword ptr [esp + 0x24]
    punpcklqdq xmm5, xmmword ptr [esp + 0xf0]
    packssdw xmm1, xmm0
    shufps xmm0, xmm7, 0x4e
    movaps xmm7, xmm0
    lea ecx, [edi + eax]
    lea edx, [eax + edi + .D7]
    mov eax, dword ptr [esp + 0xbc]
    cmovne edx, ecx
    or eax, dword ptr [esp + 0xc0]
    cmove edx, ecx
    mov ecx, dword ptr [esp + 0x358]
    xor eax, eax
    mov dword ptr [esp + 0xc], edx
    or dword ptr [esp + 0x35c], ecx
    mov ecx, dword ptr [esp + 0xc8]
    setne al
    add ecx, eax
    mov eax, esi
    not eax
    cmp ecx, 0x2
    mov dword ptr [esp + 0xc8], eax
    mov eax, 0x0
    jl .L99
    mov eax, dword ptr [esp + 0x8c]
    mov edi, ebp
    mov ecx, dword ptr [esp + 0x164]
    pshufd xmm0, xmmword ptr [esp + 0x3e0], 0xff
    movdqa xmm6, xmm1
    movdqa xmm3, xmmword ptr [esp + 0x2d0]
    or eax, dword ptr [esp + 0x264]
    and ecx, dword ptr [esp + 0x2f0]
    or eax, dword ptr [esp + 0xb8]
    and eax, dword ptr [esp + 0x400]
    mov ebp, eax
    mov eax, dword ptr [esp + 0x270]
    and ebp, dword ptr [esp + 0x48]
    or eax, dword ptr [esp + 0x268]
    and dword ptr [esp + 0xcc], ebp
    mov dword ptr [esp + 0x8c], ebp
    movd xmm1, dword ptr [esp + 0xcc]
    or eax, dword ptr [esp + 0x70]
    and ecx, eax
    mov eax, dword ptr [esp + 0x2bc]
    mov dword ptr [esp + 0x164], ecx
    lea ebx, [eax + 2*eax]
    mov esi, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS]
    mov ecx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x120]
    imul ecx, eax
    imul esi, edx
    mul edx
    add esi, edx
    mov edx, edi
    add esi, ecx
    mov ecx, dword ptr [esp + 0x380]
    mov ebp, dword ptr [edx + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    and ecx, dword ptr [esp + 0x164]
    mov dword ptr [esp + 0x380], ecx
    movzx ecx, byte ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 20]
    mov edi, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [edx + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    cmove esi, eax
    mov eax, dword ptr [edx + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    and edi, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x120]
    imul edi, ebp
    imul ecx, eax
    mul ebp
    movd ebp, xmm0
    movdqa xmm0, xmmword ptr [esp + 0x510]
    add edi, edx
    mov edx, dword ptr [esp + 0x8]
    add edi, ecx
    movzx ecx, byte ptr [edx + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    add esi, dword ptr [edx + 8*ebx + plywright::sliders::magic::LOOKUPS + 16]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x8c]
    cmove edi, eax
    mov eax, dword ptr [esp + 0x164]
    add edi, dword ptr [edx + 8*ebx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebx, edx
    and ecx, dword ptr [esp + 0x408]
    and eax, dword ptr [esp + 0x404]
    or ecx, dword ptr [esp + 0xb8]
    or eax, dword ptr [esp + 0x70]
    mov edx, ecx
    mov ecx, dword ptr [esp + 0x1f0]
    not ecx
    and ecx, edx
    mov edx, dword ptr [esp + 0x1f4]
    not edx
    and edx, eax
    mov eax, dword ptr [esp + 0x33c]
    lea ebx, [ebx + eax + plywright::board::geometry::AROUND]
    movd eax, xmm0
    movd xmm0, dword ptr [esp + 0x380]
    and ebp, dword ptr [ebx + 0x4]
    and eax, dword ptr [ebx]
    mov ebx, dword ptr [esp + 0x8]
    punpckldq xmm0, xmm1
    mov ebx, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    and eax, edx
    and ebp, ecx
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    and ebx, edx
    mov dword ptr [esp + 0x150], ebx
    mov ebx, dword ptr [esp + 0x8]
    mov ebx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    and ebx, edx
    mov edx, dword ptr [esp + 0x8]
    mov edi, dword ptr [edx + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov edx, dword ptr [esp + 0x8]
    mov edx, dword ptr [edx + 8*esi + plywright::sliders::magic::TABLE + 4]
    and edi, ecx
    mov esi, edi
    and edx, ecx
    mov ecx, dword ptr [esp + 0x150]
    or esi, edx
    or ecx, ebx
    or ebp, eax
    mov eax, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x14], ecx
    pand xmm1, xmmword ptr [eax + .C1]
    mov eax, dword ptr [esp + 0x8]
    psubb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm0, 0x2
    pand xmm1, xmm3
    pand xmm0, xmm3
    movdqa xmm3, xmmword ptr [esp + 0x470]
    paddb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x4
    paddb xmm1, xmm0
    pxor xmm0, xmm0
    pand xmm1, xmmword ptr [eax + .C0]
    psadbw xmm0, xmm1
    movdqa xmm1, xmmword ptr [esp + 0x3b0]
    movd eax, xmm0
    lea ecx, [eax + 4*eax]
    mov eax, dword ptr [esp + 0x2a0]
    pshufd xmm0, xmm1, 0x55
    lea ebp, [eax + 2*ecx]
    lea eax, [eax + 2*ecx + 0x28]
    mov ecx, dword ptr [esp + 0x278]
    cmove eax, ebp
    movd ebp, xmm0
    pshufd xmm0, xmm1, 0xff
    and ebp, edi
    movd edi, xmm1
    movdqa xmm1, xmm6
    and edi, dword ptr [esp + 0x150]
    or edi, ebp
    lea edi, [eax + 0x11]
    mov ebp, dword ptr [esp + 0x8]
    cmove edi, eax
    movd eax, xmm0
    and edx, eax
    movd eax, xmm3
    and ebx, eax
    lea eax, [edi + 0x25]
    or ebx, edx
    mov edx, dword ptr [esp + 0x274]
    cmove eax, edi
    and ecx, dword ptr [esp + 0x14]
    and edx, esi
    mov esi, dword ptr [esp + 0x24]
    or ecx, edx
    lea ecx, [eax + 0x2d]
    cmove ecx, eax
    cmp byte ptr [esp + 0x4f], 0x0
    lea eax, [ecx - 0x37]
    cmove eax, ecx
    xor ecx, ecx
    test eax, eax
    cmovg ecx, eax
    mov eax, 0x3ff
    cmp ecx, 0x3ff
    cmovl eax, ecx
    mov ecx, 0x156
    imul eax, eax
    shr eax, 0x7
    cmp eax, 0x156
    cmovb ecx, eax
    mov eax, ecx
    shl eax, 0xb
    lea eax, [eax + 8*eax]
    and eax, 0xff0000
    or eax, ecx
.L99:
    movaps xmm0, xmmword ptr [esp + 0x190]
    mov ecx, dword ptr [esp + 0x41c]
    mov dword ptr [esp + 0xcc], eax
    mov eax, dword ptr [esp + 0x420]
    shufps xmm2, xmm1, 0x92
    mov ebx, dword ptr [esp + 0x2f0]
    mov edi, dword ptr [esp + 0x48]
    movss xmm3, dword ptr [esp + 0xd0]
    shufps xmm7, xmm4, 0x28
    movss xmm6, dword ptr [esp + 0x20]
    shufps xmm5, xmmword ptr [esp + 0xf0], 0xe2
    shr dword ptr [esp + 0x1ec], 0x18
    shr dword ptr [esp + 0x3a0], 0x18
    movaps xmmword ptr [esp + 0x380], xmm2
    movaps xmmword ptr [esp + 0x210], xmm7
    movss dword ptr [esp + 0x14], xmm0
    movdqa xmm0, xmmword ptr [esp + 0xe0]
    and ecx, dword ptr [esp + 0x1f0]
    and eax, dword ptr [esp + 0x1f4]
    not ebx
    not edi
    movaps xmmword ptr [esp + 0x150], xmm5
    movd xmm4, ebx
    packssdw xmm0, xmmword ptr [esp + 0x200]
    movd xmm2, ecx
    movd xmm1, eax
    mov ecx, dword ptr [esp + 0xc8]
    movdqa xmmword ptr [esp + 0xe0], xmm0
    movd xmm0, eax
    punpckldq xmm0, xmm2
    punpcklqdq xmm2, xmm1
    movaps xmm1, xmmword ptr [esp + 0x3d0]
    shufps xmm2, xmmword ptr [esp + 0x3e0], 0x42
    movdqa xmmword ptr [esp + 0x2a0], xmm0
    movaps xmm0, xmmword ptr [esp + 0x500]
    movlps xmm1, qword ptr [esp + 0x480]
    orps xmm1, xmm2
    movaps xmm2, xmmword ptr [ebp + .C16]
    mov ebp, dword ptr [esp + 0x38]
    orps xmm0, xmm2
    orps xmm0, xmm1
    xorps xmm1, xmm2
    pshufd xmm2, xmm0, 0x55
    movd edx, xmm0
    movaps xmm7, xmm0
    movaps xmmword ptr [esp + 0x310], xmm0
    movd eax, xmm2
    movss xmm2, dword ptr [esp + 0xa0]
    or edx, ebp
    or eax, dword ptr [esp + 0x44]
    and edx, dword ptr [esp + 0x268]
    unpcklps xmm2, xmm3
    movd xmm3, edi
    movaps xmmword ptr [esp + 0x90], xmm2
    movd xmm2, ebx
    and eax, dword ptr [esp + 0x264]
    and edx, ebx
    punpckldq xmm2, xmm3
    movdqa xmmword ptr [esp + 0x180], xmm2
    movdqa xmm2, xmm3
    movdqa xmm3, xmmword ptr [esp + 0x2d0]
    punpcklqdq xmm2, xmm4
    movss xmm4, dword ptr [esp + 0x30]
    and eax, edi
    shufps xmm2, xmmword ptr [esp + 0x360], 0xe2
    movlhps xmm6, xmm4
    movaps xmm4, xmmword ptr [esp + 0x3f0]
    shufps xmm4, xmm6, 0x24
    movd xmm6, eax
    mov eax, dword ptr [esp + 0x2c8]
    movaps xmmword ptr [esp + 0x3f0], xmm4
    movd xmm4, edx
    punpckldq xmm4, xmm6
    movdqa xmm6, xmm4
    and ecx, eax
    psrlw xmm6, 0x1
    movzx edx, ch
    mov ecx, dword ptr [esp + 0x1d0]
    pand xmm6, xmmword ptr [esp + 0x2e0]
    or edx, eax
    mov eax, dword ptr [esp + 0x1cc]
    or ecx, esi
    mov esi, dword ptr [esp + 0x26c]
    psubb xmm4, xmm6
    or eax, dword ptr [esp + 0x120]
    movdqa xmm6, xmm4
    psrlw xmm4, 0x2
    not ecx
    pand xmm6, xmm3
    pand xmm4, xmm3
    pxor xmm3, xmm3
    paddb xmm4, xmm6
    movdqa xmm6, xmm4
    not eax
    psrlw xmm6, 0x4
    and esi, eax
    mov eax, dword ptr [esp + 0xd0]
    paddb xmm6, xmm4
    pand xmm6, xmmword ptr [esp + 0x300]
    or eax, edi
    and eax, ecx
    psadbw xmm6, xmm3
    mov ecx, 0xf0f0f0f
    and eax, edx
    mov edx, dword ptr [esp + 0xa0]
    movd dword ptr [esp + 0x20], xmm6
    mov edi, eax
    shr edi, 0x7
    and edi, 0xfefe
    or edx, ebx
    movd xmm6, edi
    mov edi, 0x33333333
    mov ebx, 0x33333333
    and edx, esi
    mov esi, eax
    shld esi, edx, 0x19
    shrd edx, eax, 0x9
    shr eax, 0x9
    and esi, 0xfefefefe
    and eax, 0x7f7f
    and edx, 0x7f7f7f7f
    movd xmm4, esi
    movd xmm5, eax
    mov eax, dword ptr [esp + 0x84]
    mov esi, 0x33333333
    punpcklqdq xmm6, xmm4
    movaps xmm4, xmmword ptr [esp + 0x440]
    not eax
    movaps xmm3, xmm4
    shufps xmm3, xmm6, 0x2e
    movd xmm6, edx
    mov edx, dword ptr [esp + 0x80]
    punpcklqdq xmm5, xmm6
    movss xmm6, dword ptr [esp + 0x414]
    shufps xmm4, xmm5, 0x24
    movss xmm5, dword ptr [esp + 0x418]
    orps xmm4, xmm3
    not edx
    movaps xmm3, xmm4
    unpcklpd xmm3, xmmword ptr [esp + 0x3d0]
    movlhps xmm5, xmm6
    movd xmm6, eax
    mov eax, dword ptr [esp + 0x254]
    shufps xmm7, xmm5, 0x24
    movd xmm5, edx
    punpckldq xmm6, xmm5
    movdqa xmm5, xmmword ptr [esp + 0x4d0]
    sub dword ptr [esp + 0x1d4], eax
    mov eax, ebp
    shr ebp, 0x9
    shr eax, 0x7
    and ebp, 0x100
    punpcklqdq xmm6, xmm5
    and eax, 0x8000
    pand xmm6, xmm7
    shufps xmm7, xmm5, 0x4e
    movaps xmm5, xmmword ptr [esp + 0x2a0]
    or ebp, eax
    xor eax, eax
    and ebp, dword ptr [esp + 0x34c]
    unpcklpd xmm5, xmmword ptr [esp + 0x180]
    mov edx, ebp
    shr edx
    and edx, 0x4000
    andps xmm5, xmm7
    sub ebp, edx
    mov edx, 0x33333333
    movaps xmm7, xmm5
    movaps xmmword ptr [esp + 0x2a0], xmm5
    movaps xmm5, xmm0
    sbb eax, eax
    add esi, 0xffffcdcd
    movlhps xmm5, xmm7
    adc edx, -0x1
    and esi, ebp
    shrd ebp, eax, 0x2
    andps xmm5, xmm2
    movaps xmm2, xmmword ptr [esp + 0x90]
    and edx, eax
    shr eax, 0x2
    add edi, 0xfffffccd
    adc ebx, -0x1
    and edi, ebp
    and ebx, eax
    add edi, esi
    mov eax, 0xf0f0f0f
    adc ebx, edx
    movlhps xmm2, xmm4
    mov edx, ebx
    mov esi, ebx
    andps xmm5, xmm2
    pshufd xmm2, xmm1, 0xee
    movaps xmm1, xmm7
    shld edx, edi, 0x1c
    shr esi, 0x4
    pand xmm2, xmm0
    movdqa xmm0, xmmword ptr [esp + 0x2d0]
    add edx, edi
    mov edi, 0x1010101
    movlhps xmm1, xmm2
    movaps xmm2, xmm7
    movdqa xmm7, xmmword ptr [esp + 0x2e0]
    adc esi, ebx
    add eax, 0xfffff7f1
    andps xmm1, xmmword ptr [esp + 0x3f0]
    adc ecx, -0x1
    and eax, edx
    and ecx, esi
    mov esi, eax
    mul edi
    imul esi, edi
    imul ecx, edi
    add edx, esi
    mov esi, dword ptr [esp + 0x350]
    andps xmm1, xmm3
    movaps xmm3, xmmword ptr [esp + 0x540]
    add ecx, edx
    mov edx, dword ptr [esp + 0x2b4]
    shr ecx, 0x18
    unpcklpd xmm3, xmmword ptr [esp + 0x530]
    and edx, dword ptr [esp + 0x2c4]
    shufps xmm2, xmm3, 0x2e
    mov eax, edx
    and edx, 0x10000000
    andps xmm2, xmm4
    shr eax
    movaps xmm3, xmm2
    and eax, 0x4000000
    psrlw xmm3, 0x1
    lea eax, [eax + 2*edx]
    pand xmm3, xmm7
    and esi, eax
    psubb xmm2, xmm3
    mov eax, esi
    movdqa xmm3, xmm2
    psrlw xmm2, 0x2
    shr eax
    pand xmm3, xmm0
    pand xmm2, xmm0
    movdqa xmm0, xmm7
    and eax, 0x10000000
    paddb xmm2, xmm3
    sub esi, eax
    movdqa xmm3, xmm2
    mov eax, esi
    shr esi, 0x2
    psrlw xmm3, 0x4
    and eax, 0x30000000
    mov edx, esi
    paddb xmm3, xmm2
    movaps xmm2, xmm1
    add esi, eax
    and edx, 0x1000000
    imul eax, ecx, 0xffc3ffb0
    movzx ecx, byte ptr [esp + 0x1f]
    psrlw xmm2, 0x1
    movdqa xmmword ptr [esp + 0xa0], xmm3
    pxor xmm3, xmm3
    shr esi, 0x4
    pand xmm2, xmm7
    movdqa xmm7, xmmword ptr [esp + 0x2d0]
    add esi, edx
    psubb xmm1, xmm2
    and esi, 0xf000000
    movdqa xmm2, xmm1
    psrlw xmm1, 0x2
    imul esi, edi
    shr esi, 0x18
    pand xmm2, xmm7
    pand xmm1, xmm7
    imul edx, esi, 0xfff8ffe3
    paddb xmm1, xmm2
    add edx, eax
    mov eax, ecx
    movdqa xmm2, xmm1
    dec al
    psrlw xmm2, 0x4
    cmp al, 0x2
    paddb xmm2, xmm1
    movaps xmm1, xmm5
    psrlw xmm1, 0x1
    pand xmm1, xmm0
    movdqa xmm0, xmmword ptr [esp + 0x300]
    psubb xmm5, xmm1
    movdqa xmm1, xmm5
    psrlw xmm5, 0x2
    pand xmm1, xmm7
    pand xmm5, xmm7
    paddb xmm5, xmm1
    pand xmm2, xmm0
    movdqa xmm1, xmm5
    psadbw xmm2, xmm3
    psrlw xmm1, 0x4
    paddb xmm1, xmm5
    movaps xmm5, xmmword ptr [esp + 0x500]
    pand xmm1, xmm0
    movdqa xmm0, xmmword ptr [esp + 0x310]
    psadbw xmm1, xmm3
    movd xmm3, dword ptr [esp + 0x118]
    packssdw xmm1, xmm2
    movd xmm2, dword ptr [esp + 0x27c]
    movdqa xmmword ptr [esp + 0xd0], xmm1
    movaps xmm1, xmmword ptr [esp + 0x480]
    movlhps xmm5, xmm4
    punpcklqdq xmm0, xmm6
    punpckldq xmm3, xmm2
    movaps xmm2, xmm4
    movlhps xmm4, xmm1
    punpckhqdq xmm6, xmm1
    pshufd xmm3, xmm3, 0x44
    movdqa xmm1, xmmword ptr [esp + 0x2a0]
    andps xmm4, xmm5
    movapd xmm5, xmmword ptr [esp + 0x4f0]
    pand xmm1, xmm3
    movsd xmm2, xmm5
    shufpd xmm5, xmm3, 0x2
    movdqa xmmword ptr [esp + 0x2a0], xmm1
    movdqa xmm1, xmm7
    pand xmm6, xmm5
    movdqa xmm5, xmmword ptr [esp + 0x2e0]
    pand xmm0, xmm2
    movaps xmm2, xmm4
    movdqa xmm3, xmm0
    psrlw xmm2, 0x1
    psrlw xmm3, 0x1
    pand xmm3, xmm5
    pand xmm2, xmm5
    psubb xmm0, xmm3
    psubb xmm4, xmm2
    movdqa xmm3, xmm0
    psrlw xmm0, 0x2
    movdqa xmm2, xmm4
    psrlw xmm4, 0x2
    pand xmm3, xmm1
    pand xmm0, xmm1
    pand xmm2, xmm7
    pand xmm4, xmm7
    movdqa xmm7, xmm5
    paddb xmm0, xmm3
    paddb xmm4, xmm2
    pxor xmm3, xmm3
    movdqa xmm5, xmm0
    movdqa xmm2, xmm4
    psrlw xmm5, 0x4
    psrlw xmm2, 0x4
    paddb xmm5, xmm0
    movdqa xmm0, xmm6
    paddb xmm2, xmm4
    movdqa xmm4, xmmword ptr [esp + 0x2a0]
    psrlw xmm0, 0x1
    pand xmm0, xmm7
    psubb xmm6, xmm0
    movdqa xmm0, xmm6
    psrlw xmm6, 0x2
    pand xmm0, xmm1
    pand xmm6, xmm1
    paddb xmm6, xmm0
    movdqa xmm0, xmm6
    psrlw xmm0, 0x4
    paddb xmm0, xmm6
    movdqa xmm6, xmmword ptr [esp + 0x300]
    pand xmm5, xmm6
    pand xmm0, xmm6
    pand xmm2, xmm6
    psadbw xmm5, xmm3
    psadbw xmm0, xmm3
    packssdw xmm5, xmm0
    movdqa xmm0, xmm4
    psrlw xmm0, 0x1
    pand xmm0, xmm7
    psubb xmm4, xmm0
    movdqa xmm3, xmm4
    psrlw xmm4, 0x2
    pand xmm4, xmm1
    pand xmm3, xmm1
    pshufd xmm1, xmmword ptr [esp + 0x490], 0x55
    movdqa xmm0, xmm4
    movdqa xmm4, xmmword ptr [esp + 0xa0]
    paddb xmm0, xmm3
    movdqa xmm3, xmm0
    psrlw xmm3, 0x4
    movdqa xmmword ptr [esp + 0x120], xmm1
    paddb xmm3, xmm0
    pxor xmm0, xmm0
    pand xmm4, xmm6
    pand xmm3, xmm6
    psadbw xmm4, xmm0
    psadbw xmm2, xmm0
    psadbw xmm3, xmm0
    packssdw xmm3, xmm2
    pshufd xmm2, xmm4, 0xe8
    jae .L101
    cmp cl, 0x2
    mov esi, 0x3030000
    mov eax, 0x1010000
    mov ecx, dword ptr [esp + 0x1e8]
    movdqa xmm6, xmmword ptr [esp + 0x210]
    mov ebx, dword ptr [esp + 0x140]
    movdqa xmm7, xmmword ptr [esp + 0x4c0]
    movdqa xmm1, xmmword ptr [esp + 0xd0]
    cmove eax, esi
    mov esi, dword ptr [esp + 0x1ec]
.L100:
    not cl
    test cl, 0x38
    jne .L102
    and eax, dword ptr [esp + 0x260]
    mov ebp, esi
    mov ecx, 0x33333333
    and eax, dword ptr [esp + 0xc4]
    mov esi, eax
    shr esi
    and esi, 0x41410000
    sub eax, esi
    mov esi, eax
    shr eax, 0x2
    and esi, 0x33330000
    and eax, ecx
    add eax, esi
    mov esi, eax
    shr esi, 0x4
    add esi, eax
    and esi, 0xf0f0707
    imul esi, edi
    shr esi, 0x18
    imul eax, esi, 0xfffeffe4
    mov esi, ebp
    add edx, eax
    jmp .L102
.L101:
    mov ebx, dword ptr [esp + 0x170]
    mov esi, 0x99
    mov ecx, dword ptr [esp + 0x1e8]
    movdqa xmm7, xmmword ptr [esp + 0x4c0]
    movdqa xmm6, xmmword ptr [esp + 0x210]
    movdqa xmm1, xmmword ptr [esp + 0xd0]
    mov eax, 0xc0c00000
    bt esi, ebx
    mov esi, dword ptr [esp + 0x1ec]
    jae .L111
    mov ebx, dword ptr [esp + 0x140]
.L102:
    mov dword ptr [esp + 0xa0], edx
    mov edi, dword ptr [esp + 0x3a0]
    mov ebp, dword ptr [esp + 0x8]
    psubd xmm6, xmm3
    psubd xmm7, xmmword ptr [esp + 0x4e0]
    movdqa xmm0, xmmword ptr [esp + 0x380]
    mov ecx, dword ptr [esp + 0x258]
    mov edx, dword ptr [esp + 0x14]
    sub edi, esi
    movdqa xmm3, xmmword ptr [ebp + .C37]
    pshufd xmm4, xmm7, 0xf5
    psubd xmm0, xmm5
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x430]
    sub edx, dword ptr [esp + 0x20]
    mov esi, edi
    shl esi, 0x11
    add esi, edi
    mov edi, dword ptr [esp + 0x25c]
    pmuludq xmm7, xmm3
    pshufd xmm5, xmm3, 0xf5
    pshufd xmm3, xmm7, 0xe8
    movdqa xmm7, xmmword ptr [esp + 0x150]
    pmuludq xmm5, xmm4
    pshufd xmm4, xmm5, 0xe8
    movdqa xmm5, xmmword ptr [esp + 0xe0]
    sub edi, dword ptr [esp + 0x450]
    punpckldq xmm3, xmm4
    pshufd xmm4, xmm3, 0xee
    psubd xmm7, xmm2
    movdqa xmm2, xmmword ptr [ebp + .C38]
    paddd xmm4, xmm3
    pshufd xmm3, xmm4, 0x55
    psubd xmm5, xmm1
    imul edi, edi, 0x73004a
    paddd xmm3, xmm4
    pshufd xmm4, xmm6, 0xf5
    add edi, esi
    movd eax, xmm3
    pshufd xmm3, xmm0, 0xf5
    mov esi, dword ptr [esp + 0x42c]
    add edi, dword ptr [esp + 0x6c]
    pmuludq xmm0, xmm2
    pshufd xmm2, xmm2, 0xf5
    pmuludq xmm2, xmm3
    pshufd xmm1, xmm0, 0xe8
    movdqa xmm0, xmmword ptr [esp + 0x120]
    pshufd xmm2, xmm2, 0xe8
    punpckldq xmm1, xmm2
    movdqa xmm2, xmmword ptr [ebp + .C39]
    add esi, dword ptr [esp + 0x428]
    add edi, dword ptr [esp + 0x334]
    pshufd xmm3, xmm2, 0xf5
    pmuludq xmm6, xmm2
    add ecx, esi
    sub edi, ebx
    mov ebx, dword ptr [esp + 0x10c]
    pmuludq xmm3, xmm4
    pshufd xmm4, xmm6, 0xe8
    pshufd xmm6, xmm7, 0xf5
    pshufd xmm3, xmm3, 0xe8
    punpckldq xmm4, xmm3
    pshufd xmm3, xmm5, 0xf5
    paddd xmm4, xmm1
    movdqa xmm1, xmmword ptr [ebp + .C40]
    add ebx, edi
    mov edi, dword ptr [esp + 0x18]
    pmuludq xmm5, xmm1
    pshufd xmm1, xmm1, 0xf5
    add edi, dword ptr [esp + 0x1d4]
    pmuludq xmm1, xmm3
    pshufd xmm5, xmm5, 0xe8
    pshufd xmm1, xmm1, 0xe8
    punpckldq xmm5, xmm1
    pshufd xmm1, xmm4, 0xee
    pshufd xmm3, xmm5, 0xee
    paddd xmm1, xmm4
    add edi, ebx
    paddd xmm3, xmm5
    pshufd xmm4, xmm1, 0x55
    movd ebx, xmm0
    movd xmm0, dword ptr [esp + 0xcc]
    add edi, ecx
    mov ecx, dword ptr [esp + 0x460]
    pshufd xmm5, xmm3, 0x55
    punpckldq xmm1, xmm3
    add edi, eax
    mov eax, 0x200011
    punpckldq xmm4, xmm5
    movd xmm2, eax
    sub edi, dword ptr [esp + 0x250]
    mov eax, 0x20002
    pmuludq xmm2, xmm7
    movdqa xmm7, xmmword ptr [esp + 0x490]
    movd xmm5, eax
    imul eax, edx, 0x2a0016
    add ecx, dword ptr [esp + 0x50]
    pmuludq xmm5, xmm6
    pshufd xmm2, xmm2, 0xe8
    pshufd xmm5, xmm5, 0xe8
    movd xmm6, edi
    punpckldq xmm2, xmm5
    movd xmm5, eax
    movd edi, xmm7
    movd xmm7, dword ptr [esp + 0x1c4]
    paddd xmm1, xmm2
    punpckldq xmm5, xmm6
    add ecx, dword ptr [esp + 0xa0]
    paddd xmm1, xmm4
    punpckldq xmm0, xmm7
    paddd xmm0, xmm5
    add ecx, dword ptr [esp + 0xc]
    paddd xmm0, xmm1
    pshufd xmm1, xmm0, 0x55
    paddd xmm1, xmm0
    movd eax, xmm1
    sub eax, ecx
    mov ecx, dword ptr [esp + 0x16c]
    lea edx, [eax + .D8]
    add eax, 0x80016
    movzx ecx, byte ptr [ecx + 0x93]
    test cl, cl
    mov byte ptr [esp + 0xa0], cl
    cmovne eax, edx
    lea edx, [eax + 0x8000]
    sar edx, 0x10
    test edx, edx
    jle .L104
    cmp byte ptr [esp + 0x4e], 0x0
    jne .L108
    mov esi, dword ptr [esp + 0x1b8]
    mov ebp, dword ptr [esp + 0x2b8]
    mov ecx, esi
    xor ebp, 0x1
    xor ecx, 0x1
    or ecx, ebp
    jne .L107
    mov ecx, edi
    mov ebp, 0x55aa55aa
    and ecx, ebp
    and ebp, ebx
    or ebp, ecx
    je .L107
    mov ecx, 0xaa55aa55
    and edi, ecx
    and ebx, ecx
    or ebx, edi
    je .L107
    mov ecx, dword ptr [esp + 0x1d8]
    mov esi, dword ptr [esp + 0x104]
    mov ebp, dword ptr [esp + 0x8]
    lea ebx, [esi + 4*esi]
    lea ecx, [ecx + 2*ecx]
    lea esi, [ebp + .D9]
    lea edi, [ebp + .D10]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x40]
    lea ecx, [ecx + 8*ecx]
    add ecx, ebx
    jne .L103
    mov ecx, dword ptr [esp + 0x1b4]
    mov ebx, dword ptr [esp + 0x1bc]
    lea ecx, [ecx + 2*ecx]
    lea ebx, [ebx + 4*ebx]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x1c0]
    lea ecx, [ecx + 8*ecx]
    add ecx, ebx
    jne .L103
    lea esi, [ebp + .D11]
    lea edi, [ebp + .D12]
.L103:
    mov ecx, dword ptr [esp + 0x25c]
    imul ecx, dword ptr [edi]
    add ecx, dword ptr [esi]
    jmp .L106
.L104:
    mov ecx, dword ptr [esp + 0x1b0]
    test ecx, ecx
    je .L112
    mov ebp, dword ptr [esp + 0x1b8]
    mov dword ptr [esp + 0xd0], ecx
    cmp ebp, 0x1
    jne .L109
    cmp dword ptr [esp + 0x2b8], 0x1
    jne .L109
    mov ecx, edi
    mov esi, 0x55aa55aa
    and ecx, esi
    and esi, ebx
    or esi, ecx
    je .L109
    mov ecx, 0xaa55aa55
    and edi, ecx
    and ebx, ecx
    or ebx, edi
    je .L109
    mov ecx, dword ptr [esp + 0x1b4]
    mov edi, dword ptr [esp + 0x1bc]
    mov ebx, dword ptr [esp + 0x8]
    lea ebp, [edi + 4*edi]
    lea ecx, [ecx + 2*ecx]
    lea edi, [ebx + .D9]
    lea ebx, [ebx + .D10]
    add ebp, ecx
    mov ecx, dword ptr [esp + 0x1c0]
    lea ecx, [ecx + 8*ecx]
    add ecx, ebp
    jne .L105
    mov ecx, dword ptr [esp + 0x1d8]
    mov esi, dword ptr [esp + 0x104]
    lea ecx, [ecx + 2*ecx]
    lea ebp, [esi + 4*esi]
    add ebp, ecx
    mov ecx, dword ptr [esp + 0x40]
    lea ecx, [ecx + 8*ecx]
    add ecx, ebp
    jne .L105
    mov ecx, dword ptr [esp + 0x8]
    lea edi, [ecx + .D11]
    lea ebx, [ecx + .D12]
.L105:
    mov ecx, dword ptr [esp + 0xd0]
    imul ecx, dword ptr [ebx]
    add ecx, dword ptr [edi]
.L106:
    cmp ecx, 0x40
    mov ebx, 0x40
    cmovl ebx, ecx
    mov ecx, dword ptr [esp + 0x40]
    jmp .L118
.L107:
    add esi, dword ptr [esp + 0x1b4]
    mov edi, dword ptr [esp + 0x108]
    mov ebx, dword ptr [esp + 0x40]
    sub edi, esi
    mov ecx, ebx
    lea esi, [edi + 2*edi]
    mov edi, dword ptr [esp + 0x104]
    sub ecx, dword ptr [esp + 0x1c0]
    sub edi, dword ptr [esp + 0x1bc]
    lea ecx, [ecx + 8*ecx]
    lea edi, [edi + 4*edi]
    add edi, ecx
    mov ecx, ebx
    mov ebx, 0x40
    add edi, esi
    cmp edi, 0x4
    jge .L118
    mov esi, ecx
    mov ecx, dword ptr [esp + 0x25c]
    mov ebx, 0x18
    shl ecx, 0x3
    cmp ecx, 0x18
    cmovl ebx, ecx
    mov ecx, esi
    add ebx, 0x28
    jmp .L118
.L108:
    mov ecx, dword ptr [esp + 0x108]
    mov esi, dword ptr [esp + 0x104]
    lea ecx, [ecx + 2*ecx]
    lea edi, [esi + 4*esi]
    add edi, ecx
    mov ecx, dword ptr [esp + 0x40]
    lea esi, [ecx + 8*ecx]
    mov ecx, dword ptr [esp + 0x1b8]
    add esi, edi
    mov edi, dword ptr [esp + 0x1bc]
    add ecx, dword ptr [esp + 0x1b4]
    lea ebx, [edi + 4*edi]
    mov edi, dword ptr [esp + 0x1c0]
    lea ecx, [ecx + 2*ecx]
    lea edi, [edi + 8*edi]
    add edi, ebx
    mov ebx, esi
    add edi, ecx
    sub ebx, edi
    cmp ebx, 0x3
    jle .L113
    cmp dword ptr [esp + 0x1d8], 0x2
    mov ecx, dword ptr [esp + 0x40]
    mov ebx, 0x40
    jne .L118
    xor esi, 0x6
    xor ebx, ebx
    or esi, dword ptr [esp + 0x1b0]
    setne bl
    shl ebx, 0x6
    jmp .L118
.L109:
    mov edi, dword ptr [esp + 0x1bc]
    add ebp, dword ptr [esp + 0x1b4]
    mov ebx, dword ptr [esp + 0x1c0]
    mov ecx, dword ptr [esp + 0x40]
    sub edi, dword ptr [esp + 0x104]
    sub ebp, dword ptr [esp + 0x108]
    sub ebx, ecx
    lea ebx, [ebx + 8*ebx]
    lea edi, [edi + 4*edi]
    lea ebp, [ebp + 2*ebp]
    add edi, ebx
    mov ebx, 0x40
    add edi, ebp
    cmp edi, 0x4
    jge .L118
    mov esi, ecx
    mov ecx, dword ptr [esp + 0xd0]
    lea ecx, [8*ecx + 0x28]
    cmp ecx, 0x40
    cmovl ebx, ecx
    jmp .L117
.L110:
    cmp dword ptr [esp + 0x14], 0x5
    mov edx, dword ptr [esp + 0x1f8]
    je .L67
    mov ecx, 0x8080
    jmp .L67
.L111:
    cmp ebx, 0x5
    mov ebx, dword ptr [esp + 0x140]
    je .L100
    mov eax, 0x80800000
    jmp .L100
.L112:
    mov esi, dword ptr [esp + 0x1bc]
    mov edi, dword ptr [esp + 0x1b4]
    mov ebx, dword ptr [esp + 0x1b8]
    mov ecx, dword ptr [esp + 0x108]
    lea ebp, [esi + 4*esi]
    mov esi, dword ptr [esp + 0x1c0]
    add ebx, edi
    lea ebx, [ebx + 2*ebx]
    lea esi, [esi + 8*esi]
    add esi, ebp
    add esi, ebx
    lea ebx, [ecx + 2*ecx]
    mov ecx, dword ptr [esp + 0x104]
    lea ebp, [ecx + 4*ecx]
    mov ecx, dword ptr [esp + 0x40]
    add ebp, ebx
    lea ebx, [ecx + 8*ecx]
    add ebx, ebp
    mov ebp, esi
    sub ebp, ebx
    cmp ebp, 0x3
    jle .L114
    mov ebx, 0x40
    cmp edi, 0x2
    jne .L118
    mov ebx, ecx
    movzx ecx, byte ptr [esp + 0x4e]
    xor cl, 0x1
    movzx edi, cl
    mov ecx, ebx
    mov ebx, 0x40
    shl edi, 0x6
    cmp esi, 0x6
    cmove ebx, edi
    jmp .L118
.L113:
    cmp esi, 0x4
    jae .L115
    mov ecx, dword ptr [esp + 0x40]
    xor ebx, ebx
    jmp .L118
.L114:
    cmp esi, 0x4
    jge .L116
    xor ebx, ebx
    jmp .L118
.L115:
    xor ecx, ecx
    cmp edi, 0x4
    setge cl
    mov ebx, dword ptr [ebp + 4*ecx + .C41]
    mov ecx, dword ptr [esp + 0x40]
    jmp .L118
.L116:
    mov edi, dword ptr [esp + 0x8]
    cmp ebx, 0x4
    mov ebx, 0x0
    mov esi, ecx
    setae bl
    mov ebx, dword ptr [edi + 4*ebx + .C41]
.L117:
    mov ecx, esi
.L118:
    mov edi, dword ptr [esp + 0x434]
    movsx esi, ax
    mov eax, 0x18
    add edi, ecx
    mov ecx, dword ptr [esp + 0x88]
    add ecx, dword ptr [esp + 0x28]
    lea edi, [ecx + 4*edi]
    cmp edi, 0x18
    cmovge edi, eax
    imul ebx, edx
    imul esi, edi
    lea ecx, [ebx + 0x3f]
    test ebx, ebx
    cmovns ecx, ebx
    sub eax, edi
    sar ecx, 0x6
    imul eax, ecx
    mov ecx, 0x2aaaaaab
    add eax, esi
    imul ecx
    mov ecx, edx
    sar edx, 0x2
    shr ecx, 0x1f
    add ecx, edx
    mov eax, ecx
    neg eax
    cmp byte ptr [esp + 0xa0], 0x0
    cmove eax, ecx
    add esp, 0x55c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L119:
    mov ebx, dword ptr [esp + 0x8]
    mov edx, 0x9
    lea eax, [ebx + .D13]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.L120:
    mov ebx, dword ptr [esp + 0x8]
    mov edx, 0x1c
    lea eax, [ebx - 0x52fc]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.L121:
    mov ebx, dword ptr [esp + 0x8]
    mov edx, 0xe
    lea ecx, [ebx - 0x52dc]
    mov dword ptr [esp], ecx
    mov ecx, dword ptr [esp + 0x50]
    call core::panicking::panic_bounds_check
.L122:
    mov ebx, dword ptr [esp + 0x8]
    mov ecx, dword ptr [esp + 0xc]
    mov edx, 0xf
    lea eax, [ebx - 0x52ec]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.L123:
    mov ebx, dword ptr [esp + 0x8]
    mov edx, 0xe
    lea ecx, [ebx - 0x52dc]
    mov dword ptr [esp], ecx
    mov ecx, eax
    call core::panicking::panic_bounds_check
.L124:
    mov ebx, dword ptr [esp + 0x8]
    mov edx, 0xf
    lea eax, [ebx - 0x52ec]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.C0 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
.C1 = 0x5555555555555555 0x5555555555555555
.C2 = 0x3333333333333333 0x3333333333333333
.C3 = 0xffda0012
.C4 = 0xffc2ffe0
.C5 = 0xffd8ffc5
.C6 = 0xffd0ffed
.C7 = 0xffeefff7
.C8 = 0xffc2ffd4
.C9 = 0xfff5fff8
.C10 = 0xffcfffe2
.C11 = 0xffe0fffb
.C12 = 0x000400050008001a 0x000d0016000e000c
.C13 = 0xffffffffffffffff 0x0000000000000000
.C14 = 0x000000ffffff0000 0x000000ffffff0000
.C15 = 0x0101010101010101 0x0101010101010101
.C16 = 0x0000000000000000 0xffffffffffffffff
.C17 = 0x0000005555550000 0x0000005555550000
.C18 = 0x3333333333330000 0x3333333333330000
.C19 = 0x0000000001010101 0x0000000001010101
.C20 = 0x0f0f0f0f0f0f0000 0x0f0f0f0f0f0f0000
.C21 = 0x0008001a000e000c 0x00060015000d0016
.C22 = 0x5555555555555500 0x5555555555555500
.C23 = 0x3333333333333300 0x3333333333333300
.C24 = 0x3333333333333300 0x3333333333333333
.C25 = 0x0f0f0f0f0f0f0f00 0x0f0f0f0f0f0f0f07
.C26 = 0xfffdfff3fff7fffc 0xffeefffdfff4fffa
.C27 = 0x0003000a0003000a 0x0003000a0003000a
.C28 = 0xffe8fff5ffe8fff5 0xffe8fff5ffe8fff5
.C29 = 0x00000000
.C30 = 0x00000000
.C31 = 0x00000000
.C32 = 0x00000000
.C33 = 0x00000000
.C34 = 0x00000000
.C35 = 0x0000000100000001 0x0000000000000001
.C36 = 0x0003000affe8fff5 0xfff7fffcfffdfff3
.C37 = 0x0146015a0148014b 0x03ce03f6022f01da
.C38 = 0x000900130021003d 0x001a002f0000fff3
.C39 = 0x0024000c00180014 0x0021002c002f0026
.C40 = 0x0017001900000012 0x001400110017000d
.C41 = 0x00000000
