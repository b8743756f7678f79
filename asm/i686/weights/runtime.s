# The kernels of weights/runtime, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm weights/runtime --target i686
# binary: sha256 a91380e8f55069dc46efedbc9e976d6cf88225bf2839963cfa83b8ac167310d1
# latency: 60 instructions in 177 bytes; innermost loops: .L1 of 23
# throughput: 43 instructions in 109 bytes; innermost loops: .L1 of 14
# plywright::eval::Evaluator<R>::evaluate: 6279 instructions in 28773 bytes; innermost loops: .L11 of 105, .L16 of 158, .L20 of 117, .L25 of 139, .L31 of 104, .L35 of 164, .L40 of 118, .L45 of 137, .L56 of 16, .L59 of 16, .L62 of 182, .L72 of 16, .L99 of 18, .L101 of 16, .L103 of 168, .L113 of 18
# mix of 6382 instructions: 1851 mov, 564 and, 478 movdqa, 345 add, 327 or, 235 pand, 218 movd, 156 psrlw, 136 shr, 110 imul, 104 paddb, 102 movaps, 92 xor, 90 lea, 90 pshufd, 80 cmp, 76 je, 74 punpckldq, 71 test, 66 shl, 64 jmp, 64 shld, 61 not, 57 cmovne, 54 movzx, 52 psadbw, 52 psubb, 49 sub, 47 adc, 44 jne, 44 tzcnt, 39 punpcklqdq, 32 pmuludq, 31 movss, 30 shufps, 27 cmove, 26 pxor, 24 mul, 18 paddd, 18 shrd, 16 jae, 15 pop, 15 psrlq, 14 sete, 12 bsr, 12 push, 11 inc, 11 setne, 10 call, 10 sbb, 9 andps, 9 movsd, 9 unpcklps, 8 cmovb, 8 paddq, 7 movlhps, 7 por, 7 sar, 6 cmovl, 6 jbe, 6 packssdw, 5 dec, 5 punpckhqdq, 4 bsf, 4 bt, 4 cmova, 4 neg, 4 unpcklpd, 3 jle, 3 movlps, 3 movups, 3 ret, 2 cmovae, 2 cmovbe, 2 cmovg, 2 ja, 2 jge, 2 jl, 2 movapd, 2 movdqu, 2 packuswb, 2 psllq, 2 psrld, 2 psubq, 2 setae, 2 shufpd, 1 cmovge, 1 cmovns, 1 jb, 1 movq, 1 movsx, 1 xorps

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x2c
    mov eax, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x14], 0x0
    mov dword ptr [esp + 0x10], 0x0
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    mov ecx, dword ptr [eax + 0x4]
    mov ebp, dword ptr [eax + 0x8]
    lea eax, [esp + 0x10]
    mov dword ptr [esp + 0x28], ecx
    test ebp, ebp
    je .L3
    mov eax, dword ptr [esp + 0x40]
    mov ecx, dword ptr [esp + 0x10]
    xor edi, edi
    xor edx, edx
    xor esi, esi
    mov dword ptr [esp + 0x24], ebp
    mov eax, dword ptr [eax]
    mov dword ptr [esp + 0x20], ecx
    mov dword ptr [esp + 0x1c], eax
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
    add eax, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0xc], eax
    lea eax, [esp + 0xc]
    mov edx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x1c]
    call plywright::eval::Evaluator<R>::evaluate
    mov ecx, eax
    mov edx, ebp
    mov ebp, dword ptr [esp + 0x24]
    sar ecx, 0x1f
    add edi, eax
    adc edx, ecx
    and eax, dword ptr [esp + 0x20]
    jmp .L1
.L3:
    xor edi, edi
    xor edx, edx
.L4:
    mov eax, edi
    add esp, 0x2c
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
    mov edx, dword ptr [eax + 0x8]
    test edx, edx
    je .L2
    mov ecx, dword ptr [esp + 0x20]
    mov edi, dword ptr [eax + 0x4]
    xor esi, esi
    xor ebp, ebp
    mov eax, dword ptr [ecx]
    mov dword ptr [esp + 0x4], eax
    nop
.L1:
    mov dword ptr [esp + 0x8], edx
    mov dword ptr [esp], edi
    mov eax, esp
    mov edx, dword ptr [esp]
    mov ecx, dword ptr [esp + 0x4]
    call plywright::eval::Evaluator<R>::evaluate
    mov edx, dword ptr [esp + 0x8]
    mov ecx, eax
    sar ecx, 0x1f
    add esi, eax
    adc ebp, ecx
    add edi, 0x9c
    dec edx
    jne .L1
    jmp .L3
.L2:
    xor esi, esi
    xor ebp, ebp
.L3:
    mov eax, esi
    mov edx, ebp
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
    sub esp, 0x65c
    call .L0
.L0:
    pop eax
    mov ebx, dword ptr [edx + 0x50]
    mov esi, dword ptr [edx + 0x78]
    mov dword ptr [esp + 0x4], ecx
    mov ecx, dword ptr [edx + 0x84]
    mov ebp, dword ptr [edx + 0x54]
    mov dword ptr [esp + 0x1c4], edx
    mov edi, 0xfefefefe
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0xd0], eax
    mov eax, dword ptr [edx + 0x80]
    mov dword ptr [esp + 0x1a0], ebx
    mov dword ptr [esp + 0x110], esi
    mov dword ptr [esp + 0x180], ebp
    and ebp, ecx
    mov dword ptr [esp + 0x1c8], ecx
    mov dword ptr [esp + 0x340], ebp
    and ebx, eax
    and esi, eax
    mov dword ptr [esp + 0x1cc], eax
    mov eax, dword ptr [edx + 0x7c]
    mov dword ptr [esp + 0x94], esi
    mov dword ptr [esp + 0x18], ebx
    mov dword ptr [esp + 0x80], eax
    and eax, ecx
    mov ecx, 0x20
    bsf eax, eax
    cmovne ecx, eax
    add ecx, 0x20
    bsf edx, esi
    mov esi, 0x0
    cmove edx, ecx
    mov eax, edx
    and eax, 0x3f
    mov dword ptr [esp + 0x150], eax
    mov eax, ebp
    shld eax, ebx, 0x9
    mov dword ptr [esp + 0x250], eax
    mov eax, ebx
    shl eax, 0x9
    mov dword ptr [esp + 0x240], eax
    xor eax, eax
    add edi, 0xffffff02
    adc esi, 0xfefefefd
    shld ebp, ebx, 0x7
    shl ebx, 0x7
    mov dword ptr [esp + 0x190], ebx
    mov ebx, 0x7f7f7f7f
    add ebx, -0x7f
    adc eax, 0x7f7f7f7e
    mov dword ptr [esp + 0xc], eax
    mov eax, edx
    and al, 0x7
    mov byte ptr [esp + 0x420], al
    je .L1
    mov ecx, edx
    and ecx, 0x7
    cmp ecx, 0x7
    mov ch, al
    jne .L2
    mov ch, 0x6
    jmp .L2
.L1:
    mov ch, 0x1
.L2:
    mov eax, dword ptr [esp + 0x240]
    and dword ptr [esp + 0x190], ebx
    mov ebx, dword ptr [esp + 0x150]
    and dword ptr [esp + 0x250], esi
    mov esi, dword ptr [esp + 0x1c4]
    and ebp, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x274], edx
    and eax, edi
    mov cl, bl
    mov edi, eax
    mov eax, ebx
    shl eax, 0x6
    shr cl, 0x3
    mov dword ptr [esp + 0x26c], eax
    mov eax, dword ptr [esi + 0x88]
    mov dword ptr [esp + 0x14], eax
    mov eax, dword ptr [esi + 0x8c]
    mov dword ptr [esp + 0x2b0], eax
    movzx eax, cl
    mov dword ptr [esp + 0x2a0], eax
    je .L3
    cmp eax, 0x7
    jne .L4
    mov cl, 0x30
    jmp .L5
.L3:
    mov cl, 0x8
    jmp .L5
.L4:
    mov cl, dl
    and cl, 0x38
.L5:
    mov eax, dword ptr [esp + 0x190]
    mov esi, dword ptr [esp + 0x18]
    or cl, ch
    mov edx, 0x1
    mov dword ptr [esp + 0xc], ebp
    or ebp, dword ptr [esp + 0x250]
    movd xmm6, dword ptr [esp + 0x340]
    mov dword ptr [esp + 0x240], edi
    mov ebx, dword ptr [esp + 0x110]
    movd xmm1, dword ptr [esp + 0x1c8]
    mov byte ptr [esp + 0x1e0], cl
    or eax, edi
    movd xmm5, esi
    movd xmm0, esi
    xor esi, esi
    mov edi, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x4c], ebp
    mov ebp, dword ptr [esp + 0x180]
    mov dword ptr [esp + 0x48], eax
    xor eax, eax
    punpckldq xmm5, xmm6
    punpcklqdq xmm6, xmm0
    movd xmm0, dword ptr [esp + 0x1cc]
    shld eax, edx, cl
    shl edx, cl
    test cl, 0x20
    movdqa xmm4, xmm5
    cmovne eax, edx
    cmovne edx, esi
    mov esi, dword ptr [esp + 0x2b0]
    mov dword ptr [esp + 0x100], eax
    mov eax, dword ptr [esp + 0x1a0]
    and ebx, edi
    mov dword ptr [esp + 0x60], edx
    punpckldq xmm0, xmm1
    and ebp, esi
    and eax, edi
    mov edi, dword ptr [esp + 0x80]
    movd xmm1, ebp
    mov dword ptr [esp + 0x180], ebp
    movd xmm7, eax
    movdqa xmmword ptr [esp + 0x5b0], xmm1
    mov dword ptr [esp + 0x1a0], eax
    movdqa xmm2, xmm7
    punpckldq xmm2, xmm1
    and edi, esi
    punpcklqdq xmm4, xmm2
    mov dword ptr [esp + 0x80], edi
    bsf esi, edi
    mov edi, 0x20
    movdqa xmm3, xmm4
    cmovne edi, esi
    mov esi, dword ptr [esp + 0x1c4]
    psrlq xmm3, 0x8
    pshufd xmm1, xmm3, 0xff
    add edi, 0x20
    bsf ebx, ebx
    movdqa xmmword ptr [esp + 0x390], xmm3
    movd edx, xmm1
    pshufd xmm1, xmm3, 0xee
    cmove ebx, edi
    movzx edi, byte ptr [esp + 0x1e0]
    movd ecx, xmm1
    mov dword ptr [esp + 0x388], edx
    add edx, edx
    mov dword ptr [esp + 0xf8], ebx
    movups xmm1, xmmword ptr [esi + 0x58]
    mov dword ptr [esp + 0x38c], ecx
    add ecx, ecx
    mov esi, 0xffffffff
    and edx, 0xfefefe
    and ecx, 0xfefefefe
    mov dword ptr [esp + 0xa0], edx
    mov dword ptr [esp + 0x70], ecx
    mov ecx, ebp
    shld ecx, eax, 0x17
    mov eax, ebp
    movaps xmmword ptr [esp + 0x580], xmm1
    shufps xmm6, xmm1, 0x42
    movd xmm1, esi
    mov esi, ebx
    mov ebp, ecx
    mov ecx, dword ptr [esp + 0xd0]
    shr eax, 0x9
    and esi, 0x3f
    and eax, 0x7f7f7f
    pshufd xmm1, xmm1, 0x0
    and ebp, 0x7f7f7f7f
    mov dword ptr [esp + 0x380], esi
    mov esi, dword ptr [esp + 0x26c]
    mov dword ptr [esp + 0x50], eax
    mov eax, ebx
    punpcklqdq xmm1, xmm0
    and al, 0x7
    mov byte ptr [esp + 0xb], al
    mov edx, dword ptr [ecx + esi + plywright::board::geometry::AROUND + 12]
    mov ecx, dword ptr [ecx + esi + plywright::board::geometry::AROUND + 8]
    mov dword ptr [esp + 0x160], edx
    mov dword ptr [esp + 0x15c], ecx
    je .L6
    mov ecx, ebx
    and ecx, 0x7
    cmp ecx, 0x7
    mov ch, al
    jne .L7
    mov ch, 0x6
    jmp .L7
.L6:
    mov ch, 0x1
.L7:
    mov ebx, dword ptr [esp + 0x380]
    mov edx, dword ptr [esp + 0x4c]
    mov esi, dword ptr [esp + 0x190]
    shl edi, 0x6
    andps xmm6, xmm1
    movdqa xmmword ptr [esp + 0x500], xmm2
    movdqa xmmword ptr [esp + 0x430], xmm4
    mov dword ptr [esp + 0x220], ebp
    movdqa xmmword ptr [esp + 0x200], xmm7
    mov eax, ebx
    and edx, dword ptr [esp + 0x160]
    and esi, dword ptr [esp + 0x240]
    mov cl, bl
    shl eax, 0x6
    mov dword ptr [esp + 0x40c], eax
    mov eax, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x28], edx
    or eax, ebp
    mov dword ptr [esp + 0x350], eax
    mov eax, dword ptr [esp + 0xa0]
    or eax, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x2d0], eax
    mov eax, dword ptr [esp + 0x250]
    and dword ptr [esp + 0xc], eax
    mov eax, dword ptr [esp + 0x48]
    and eax, dword ptr [esp + 0x15c]
    shr cl, 0x3
    movzx edx, cl
    mov dword ptr [esp + 0x230], edx
    je .L8
    cmp edx, 0x7
    jne .L9
    mov cl, 0x30
    jmp .L10
.L8:
    mov cl, 0x8
    jmp .L10
.L9:
    mov ebx, dword ptr [esp + 0xf8]
    mov cl, bl
    and cl, 0x38
.L10:
    or eax, esi
    mov edx, dword ptr [esp + 0xc]
    or cl, ch
    mov ebp, 0x1
    mov esi, 0x1
    xor ebx, ebx
    pshufd xmm3, xmm6, 0xee
    pshufd xmm1, xmm6, 0xff
    movaps xmmword ptr [esp + 0x3d0], xmm6
    mov dword ptr [esp + 0x530], 0x0
    mov dword ptr [esp + 0x148], eax
    mov eax, dword ptr [esp + 0x4c]
    shld ebx, esi, cl
    shl ebp, cl
    or dword ptr [esp + 0x28], edx
    mov edx, dword ptr [esp + 0xd0]
    or eax, dword ptr [esp + 0x160]
    movdqa xmm7, xmmword ptr [edx + .C0]
    movdqa xmm4, xmmword ptr [edx + .C1]
    movdqa xmm6, xmmword ptr [edx + .C2]
    mov dword ptr [esp + 0x250], eax
    mov eax, dword ptr [esp + 0x48]
    or eax, dword ptr [esp + 0x15c]
    mov dword ptr [esp + 0x240], eax
    mov eax, dword ptr [esp + 0x100]
    or eax, dword ptr [edx + edi + plywright::board::geometry::AROUND + 12]
    mov dword ptr [esp + 0x100], eax
    mov eax, dword ptr [esp + 0x60]
    or eax, dword ptr [edx + edi + plywright::board::geometry::AROUND + 8]
    xor edi, edi
    mov dword ptr [esp + 0x60], eax
    movzx eax, cl
    shl eax, 0x6
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x274]
    cmovne ebx, ebp
    cmovne ebp, edi
    or ebp, dword ptr [edx + eax + plywright::board::geometry::AROUND + 8]
    or ebx, dword ptr [edx + eax + plywright::board::geometry::AROUND + 12]
    mov dword ptr [esp + 0x98], ebp
    xor ebp, ebp
    mov dword ptr [esp + 0xcc], ebx
    movd ebx, xmm3
    shld ebp, esi, cl
    shl esi, cl
    test cl, 0x20
    mov eax, ebx
    mov dword ptr [esp + 0x1f0], ebx
    cmovne ebp, esi
    cmovne esi, edi
    movd edi, xmm1
    or esi, dword ptr [esp + 0x18]
    or ebp, dword ptr [esp + 0x340]
    mov dword ptr [esp + 0x210], edi
    or esi, dword ptr [esp + 0x350]
    or ebp, dword ptr [esp + 0x2d0]
    or eax, edi
    mov eax, dword ptr [esp + 0x1c4]
    not esi
    not ebp
    movdqu xmm1, xmmword ptr [eax + 0x60]
    mov ecx, dword ptr [eax + 0x74]
    mov dword ptr [esp + 0x190], esi
    mov esi, dword ptr [eax + 0x70]
    mov dword ptr [esp + 0xc], ebp
    movdqa xmmword ptr [esp + 0x520], xmm1
    mov dword ptr [esp + 0x13c], ecx
    mov dword ptr [esp + 0x138], esi
    mov esi, dword ptr [esp + 0x40c]
    mov ebp, dword ptr [edx + esi + plywright::board::geometry::AROUND + 8]
    mov esi, dword ptr [edx + esi + plywright::board::geometry::AROUND + 12]
    mov edx, dword ptr [eax + 0x68]
    mov eax, dword ptr [eax + 0x6c]
    mov dword ptr [esp + 0x310], ebp
    mov dword ptr [esp + 0xf0], eax
    mov eax, dword ptr [esp + 0x150]
    mov ebp, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x30c], esi
    mov dword ptr [esp + 0x154], edx
    mov eax, dword ptr [ebp + 4*eax + 0x508]
    mov dword ptr [esp + 0xfc], eax
    je .L14
    mov edx, ebx
    mov ecx, edi
    mov dword ptr [esp + 0x40], 0x0
    mov dword ptr [esp + 0x144], 0x0
    mov dword ptr [esp + 0x20], 0x0
    mov dword ptr [esp + 0x284], 0x0
    mov dword ptr [esp + 0x280], 0x0
    nop
.L11:
    tzcnt esi, ecx
    tzcnt eax, edx
    mov dword ptr [esp + 0x110], ecx
    add esi, 0x20
    test edx, edx
    cmovne esi, eax
    mov eax, edx
    add eax, -0x1
    mov dword ptr [esp + 0x1e0], esi
    mov dword ptr [esp + 0x290], eax
    mov eax, dword ptr [esp + 0xd0]
    adc ecx, -0x1
    mov dword ptr [esp + 0x24], ecx
    mov ecx, esi
    shl ecx, 0x6
    mov ebp, dword ptr [eax + ecx + plywright::board::geometry::AROUND]
    mov esi, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 4]
    mov eax, ebp
    mov ecx, esi
    and eax, dword ptr [esp + 0x98]
    and ecx, dword ptr [esp + 0xcc]
    mov ebx, eax
    or ebx, ecx
    je .L12
    movd xmm1, eax
    movd xmm3, ecx
    mov eax, dword ptr [esp + 0x4]
    pxor xmm2, xmm2
    inc dword ptr [esp + 0x144]
    punpckldq xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x1
    pand xmm3, xmm7
    psubb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm1, 0x2
    pand xmm3, xmm4
    pand xmm1, xmm4
    paddb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x4
    paddb xmm3, xmm1
    pand xmm3, xmm6
    psadbw xmm3, xmm2
    movd ecx, xmm3
    imul ecx, dword ptr [eax + 0x990]
    add ecx, dword ptr [eax + 0x7f8]
    add ecx, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x40], ecx
    mov dword ptr [esp + 0x20], ecx
    jmp .L13
    nop
.L12:
    pxor xmm2, xmm2
.L13:
    mov eax, esi
    mov ecx, ebp
    mov dword ptr [esp + 0x1c], edx
    and eax, dword ptr [esp + 0xc]
    and ecx, dword ptr [esp + 0x190]
    movd xmm1, ecx
    movd xmm3, eax
    punpckldq xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x1
    pand xmm3, xmm7
    psubb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm1, 0x2
    pand xmm3, xmm4
    pand xmm1, xmm4
    paddb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x4
    paddb xmm3, xmm1
    pand xmm3, xmm6
    psadbw xmm3, xmm2
    movd edi, xmm3
    cmp edi, 0x9
    jae .L168
    mov edx, dword ptr [esp + 0x240]
    mov ebx, dword ptr [esp + 0x250]
    or dword ptr [esp + 0x284], ebp
    mov ecx, dword ptr [esp + 0x110]
    or dword ptr [esp + 0x280], esi
    mov eax, edx
    or edx, ebp
    and ecx, dword ptr [esp + 0x24]
    and eax, ebp
    mov ebp, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x240], edx
    or dword ptr [esp + 0x148], eax
    mov eax, ebx
    or ebx, esi
    and eax, esi
    mov dword ptr [esp + 0x250], ebx
    mov ebx, dword ptr [esp + 0xfc]
    mov esi, dword ptr [esp + 0x1e0]
    or dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x1c]
    add ebx, dword ptr [ebp + 4*edi + 0x8a0]
    and eax, dword ptr [esp + 0x290]
    add ebx, dword ptr [ebp + 4*esi + 0x108]
    mov edx, eax
    mov esi, edx
    or esi, ecx
    mov dword ptr [esp + 0xfc], ebx
    jne .L11
    jmp .L15
.L14:
    mov dword ptr [esp + 0x40], 0x0
    mov dword ptr [esp + 0x144], 0x0
    mov dword ptr [esp + 0x284], 0x0
    mov dword ptr [esp + 0x280], 0x0
.L15:
    mov edi, dword ptr [esp + 0x13c]
    mov ecx, dword ptr [esp + 0x1c8]
    mov edx, dword ptr [esp + 0x2b0]
    pshufd xmm0, xmm0, 0x44
    mov esi, dword ptr [esp + 0x138]
    mov eax, dword ptr [esp + 0x1cc]
    pand xmm0, xmmword ptr [esp + 0x520]
    and edi, ecx
    or edx, ecx
    mov ecx, dword ptr [esp + 0x14]
    and esi, eax
    mov dword ptr [esp + 0x158], esi
    movdqa xmmword ptr [esp + 0x5d0], xmm0
    mov dword ptr [esp + 0x1c0], edi
    xor edi, edx
    mov dword ptr [esp + 0x1e0], edx
    mov dword ptr [esp + 0x24], edi
    or ecx, eax
    xor esi, ecx
    mov dword ptr [esp + 0x290], ecx
    movd ecx, xmm0
    pshufd xmm0, xmm0, 0x55
    movd edx, xmm0
    mov eax, ecx
    mov dword ptr [esp + 0x1c], esi
    mov dword ptr [esp + 0x2fc], ecx
    or eax, edx
    mov dword ptr [esp + 0x2f8], edx
    je .L18
    mov eax, dword ptr [esp + 0x40]
    pxor xmm0, xmm0
    xor esi, esi
    mov dword ptr [esp + 0x530], 0x0
    mov dword ptr [esp + 0x10], eax
    nop
.L16:
    mov dword ptr [esp + 0x28c], esi
    tzcnt esi, edx
    tzcnt eax, ecx
    mov ebx, ecx
    mov dword ptr [esp + 0x20], edx
    mov dword ptr [esp + 0x110], ecx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, eax
    add ebx, -0x1
    mov dword ptr [esp + 0x30], esi
    lea edi, [esi + 2*esi]
    mov esi, dword ptr [esp + 0xd0]
    adc edx, -0x1
    mov dword ptr [esp + 0xb0], edx
    mov ebp, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    and ebp, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x1c]
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
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE]
    mov ecx, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE + 4]
    mov esi, eax
    mov eax, ecx
    and ecx, dword ptr [esp + 0xcc]
    mov edi, esi
    and edi, dword ptr [esp + 0x98]
    mov ebp, edi
    or ebp, ecx
    je .L17
    movd xmm1, edi
    movd xmm3, ecx
    mov edx, dword ptr [esp + 0x4]
    inc dword ptr [esp + 0x144]
    punpckldq xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x1
    pand xmm3, xmm7
    psubb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm1, 0x2
    pand xmm3, xmm4
    pand xmm1, xmm4
    paddb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x4
    paddb xmm3, xmm1
    pand xmm3, xmm6
    psadbw xmm3, xmm0
    movd ecx, xmm3
    imul ecx, dword ptr [edx + 0x990]
    add ecx, dword ptr [edx + 0x7fc]
    add ecx, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x40], ecx
    mov dword ptr [esp + 0x10], ecx
.L17:
    mov ecx, eax
    mov edi, esi
    and ecx, dword ptr [esp + 0xc]
    and edi, dword ptr [esp + 0x190]
    movd xmm1, edi
    movd xmm3, ecx
    punpckldq xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x1
    pand xmm3, xmm7
    psubb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm1, 0x2
    pand xmm3, xmm4
    pand xmm1, xmm4
    paddb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x4
    paddb xmm3, xmm1
    pand xmm3, xmm6
    psadbw xmm3, xmm0
    movd ecx, xmm3
    cmp ecx, 0xe
    jae .L165
    mov ebp, dword ptr [esp + 0x240]
    mov edx, esi
    or dword ptr [esp + 0x530], eax
    and dword ptr [esp + 0x110], ebx
    mov ebx, dword ptr [esp + 0x20]
    mov edi, ebp
    or ebp, edx
    and ebx, dword ptr [esp + 0xb0]
    and edi, esi
    mov esi, dword ptr [esp + 0x250]
    mov dword ptr [esp + 0x240], ebp
    mov ebp, dword ptr [esp + 0x4]
    or dword ptr [esp + 0x148], edi
    mov edi, esi
    or esi, eax
    and edi, eax
    mov eax, dword ptr [esp + 0xfc]
    mov dword ptr [esp + 0x250], esi
    mov esi, dword ptr [esp + 0x28c]
    or dword ptr [esp + 0x28], edi
    mov edi, 0x1
    add eax, dword ptr [ebp + 4*ecx + 0x818]
    mov ecx, dword ptr [esp + 0x30]
    or esi, edx
    xor edx, edx
    shld edx, edi, cl
    add eax, dword ptr [ebp + 4*ecx + 0x208]
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne edx, edi
    cmovne edi, ecx
    mov ecx, 0xaa55aa55
    and edx, ecx
    and edi, ecx
    or edi, edx
    mov edx, 0x55aa55aa
    cmove ecx, edx
    mov edx, ecx
    and ecx, dword ptr [esp + 0x340]
    and edx, dword ptr [esp + 0x18]
    movd xmm3, ecx
    movd xmm1, edx
    mov edx, ebx
    punpckldq xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x1
    pand xmm3, xmm7
    psubb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm1, 0x2
    pand xmm3, xmm4
    pand xmm1, xmm4
    paddb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x4
    paddb xmm3, xmm1
    pand xmm3, xmm6
    psadbw xmm3, xmm0
    movd ecx, xmm3
    imul ecx, dword ptr [ebp + 0x90c]
    add ecx, eax
    mov dword ptr [esp + 0xfc], ecx
    mov ecx, dword ptr [esp + 0x110]
    mov eax, ecx
    or eax, ebx
    jne .L16
    mov eax, esi
    or eax, dword ptr [esp + 0x284]
    mov dword ptr [esp + 0x550], eax
    mov eax, dword ptr [esp + 0x530]
    or eax, dword ptr [esp + 0x280]
    jmp .L19
.L18:
    mov eax, dword ptr [esp + 0x284]
    xor esi, esi
    mov dword ptr [esp + 0x550], eax
    mov eax, dword ptr [esp + 0x280]
.L19:
    mov edx, dword ptr [esp + 0x154]
    mov ecx, dword ptr [esp + 0xf0]
    mov dword ptr [esp + 0x560], eax
    mov dword ptr [esp + 0x28c], esi
    mov dword ptr [esp + 0x32c], 0x0
    and edx, dword ptr [esp + 0x1cc]
    and ecx, dword ptr [esp + 0x1c8]
    mov eax, edx
    mov dword ptr [esp + 0x16c], ecx
    mov dword ptr [esp + 0x4b0], edx
    or eax, ecx
    je .L23
    mov eax, dword ptr [esp + 0x40]
    xor dword ptr [esp + 0x1c], edx
    xor dword ptr [esp + 0x24], ecx
    pxor xmm0, xmm0
    mov esi, edx
    mov edi, ecx
    mov dword ptr [esp + 0x328], 0x0
    mov dword ptr [esp + 0x324], 0x0
    mov dword ptr [esp + 0xb0], eax
    nop
.L20:
    tzcnt ecx, edi
    mov ebx, dword ptr [esp + 0xd0]
    tzcnt eax, esi
    mov dword ptr [esp + 0x110], esi
    mov dword ptr [esp + 0x20], edi
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    lea esi, [ecx + 2*ecx]
    mov dword ptr [esp + 0x30], ecx
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    and edi, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x1c]
    imul ebp, eax
    imul edi, ecx
    mul ecx
    movzx ecx, byte ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    add edi, edx
    add edi, ebp
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    add edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov esi, eax
    mov ecx, edx
    and esi, dword ptr [esp + 0x98]
    and ecx, dword ptr [esp + 0xcc]
    mov edi, esi
    or edi, ecx
    je .L21
    movd xmm1, esi
    movd xmm3, ecx
    mov ebp, dword ptr [esp + 0x4]
    inc dword ptr [esp + 0x144]
    punpckldq xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x1
    pand xmm3, xmm7
    psubb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm1, 0x2
    pand xmm3, xmm4
    pand xmm1, xmm4
    paddb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x4
    paddb xmm3, xmm1
    pand xmm3, xmm6
    psadbw xmm3, xmm0
    movd ecx, xmm3
    imul ecx, dword ptr [ebp + 0x990]
    add ecx, dword ptr [ebp + 0x800]
    add ecx, dword ptr [esp + 0xb0]
    mov dword ptr [esp + 0x40], ecx
    mov dword ptr [esp + 0xb0], ecx
    jmp .L22
.L21:
    mov ebp, dword ptr [esp + 0x4]
.L22:
    mov ecx, edx
    mov esi, eax
    and ecx, dword ptr [esp + 0xc]
    and esi, dword ptr [esp + 0x190]
    movd xmm1, esi
    movd xmm3, ecx
    punpckldq xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x1
    pand xmm3, xmm7
    psubb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm1, 0x2
    pand xmm3, xmm4
    pand xmm1, xmm4
    paddb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x4
    paddb xmm3, xmm1
    pand xmm3, xmm6
    psadbw xmm3, xmm0
    movd ecx, xmm3
    cmp ecx, 0xf
    jae .L166
    mov ebx, dword ptr [esp + 0x240]
    mov edi, dword ptr [esp + 0x250]
    or dword ptr [esp + 0x328], eax
    or dword ptr [esp + 0x324], edx
    mov esi, ebx
    or ebx, eax
    and esi, eax
    mov dword ptr [esp + 0x240], ebx
    or dword ptr [esp + 0x148], esi
    mov esi, edi
    or edi, edx
    and esi, edx
    mov dword ptr [esp + 0x250], edi
    mov edi, dword ptr [esp + 0x20]
    or dword ptr [esp + 0x28], esi
    mov esi, dword ptr [esp + 0x110]
    mov edx, edi
    mov eax, esi
    add eax, -0x1
    adc edx, -0x1
    and esi, eax
    and edi, edx
    mov edx, dword ptr [esp + 0xfc]
    add edx, dword ptr [ebp + 4*ecx + 0x8c4]
    mov ecx, dword ptr [esp + 0x30]
    add edx, dword ptr [ebp + 4*ecx + 0x308]
    mov ecx, esi
    or ecx, edi
    mov dword ptr [esp + 0xfc], edx
    jne .L20
    jmp .L24
.L23:
    mov dword ptr [esp + 0x328], 0x0
    mov dword ptr [esp + 0x324], 0x0
.L24:
    mov ecx, dword ptr [esp + 0x158]
    mov edx, dword ptr [esp + 0x1c0]
    mov eax, ecx
    or eax, edx
    sete byte ptr [esp + 0x9f]
    je .L28
    mov eax, dword ptr [esp + 0x40]
    pxor xmm0, xmm0
    mov esi, ecx
    mov edi, edx
    mov dword ptr [esp + 0x318], 0x0
    mov dword ptr [esp + 0x32c], 0x0
    mov dword ptr [esp + 0x30], eax
    nop
.L25:
    tzcnt ecx, edi
    mov dword ptr [esp + 0x24], edi
    mov edi, dword ptr [esp + 0xd0]
    tzcnt eax, esi
    mov dword ptr [esp + 0x1c], esi
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    lea ebp, [ecx + 2*ecx]
    mov dword ptr [esp + 0x20], ecx
    mov esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    mov ebx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    movzx ecx, byte ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x110], ebp
    and esi, dword ptr [esp + 0x1e0]
    and eax, dword ptr [esp + 0x290]
    imul ebx, eax
    imul esi, edx
    mul edx
    add esi, edx
    mov edx, ebp
    add esi, ebx
    mov ebx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    mov ebp, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    cmove esi, eax
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    and ebp, dword ptr [esp + 0x1e0]
    and eax, dword ptr [esp + 0x290]
    imul ebp, ecx
    imul ebx, eax
    mul ecx
    add ebp, edx
    mov edx, dword ptr [esp + 0x110]
    add ebp, ebx
    movzx ecx, byte ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    add esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 4]
    or eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    or edx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov esi, eax
    mov ecx, edx
    and esi, dword ptr [esp + 0x98]
    and ecx, dword ptr [esp + 0xcc]
    mov edi, esi
    or edi, ecx
    je .L26
    movd xmm1, esi
    movd xmm3, ecx
    mov ebp, dword ptr [esp + 0x4]
    inc dword ptr [esp + 0x144]
    punpckldq xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x1
    pand xmm3, xmm7
    psubb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm1, 0x2
    pand xmm3, xmm4
    pand xmm1, xmm4
    paddb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x4
    paddb xmm3, xmm1
    pand xmm3, xmm6
    psadbw xmm3, xmm0
    movd ecx, xmm3
    imul ecx, dword ptr [ebp + 0x990]
    add ecx, dword ptr [ebp + 0x804]
    add ecx, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x40], ecx
    mov dword ptr [esp + 0x30], ecx
    jmp .L27
    nop
.L26:
    mov ebp, dword ptr [esp + 0x4]
.L27:
    mov ecx, edx
    mov esi, eax
    and ecx, dword ptr [esp + 0xc]
    and esi, dword ptr [esp + 0x190]
    movd xmm1, esi
    movd xmm3, ecx
    punpckldq xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x1
    pand xmm3, xmm7
    psubb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm1, 0x2
    pand xmm3, xmm4
    pand xmm1, xmm4
    paddb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x4
    paddb xmm3, xmm1
    pand xmm3, xmm6
    psadbw xmm3, xmm0
    movd ecx, xmm3
    cmp ecx, 0x1b
    ja .L167
    mov ebx, dword ptr [esp + 0x240]
    mov edi, dword ptr [esp + 0x250]
    or dword ptr [esp + 0x318], eax
    or dword ptr [esp + 0x32c], edx
    mov esi, ebx
    or ebx, eax
    and esi, eax
    mov dword ptr [esp + 0x240], ebx
    or dword ptr [esp + 0x148], esi
    mov esi, edi
    or edi, edx
    and esi, edx
    mov dword ptr [esp + 0x250], edi
    mov edi, dword ptr [esp + 0x24]
    or dword ptr [esp + 0x28], esi
    mov esi, dword ptr [esp + 0x1c]
    mov edx, edi
    mov eax, esi
    add eax, -0x1
    adc edx, -0x1
    and esi, eax
    and edi, edx
    mov edx, dword ptr [esp + 0xfc]
    add edx, dword ptr [ebp + 4*ecx + 0x788]
    mov ecx, dword ptr [esp + 0x20]
    add edx, dword ptr [ebp + 4*ecx + 0x408]
    mov ecx, esi
    or ecx, edi
    mov dword ptr [esp + 0xfc], edx
    jne .L25
    jmp .L29
.L28:
    mov dword ptr [esp + 0x318], 0x0
.L29:
    mov esi, dword ptr [esp + 0x18]
    movdqa xmm1, xmmword ptr [esp + 0x390]
    mov edi, dword ptr [esp + 0x340]
    movdqa xmmword ptr [esp + 0x480], xmm7
    movdqa xmmword ptr [esp + 0x490], xmm6
    movd xmm2, dword ptr [esp + 0x2b0]
    movdqa xmmword ptr [esp + 0x600], xmm5
    mov eax, esi
    pshufd xmm0, xmm1, 0x55
    shl eax, 0x8
    mov ebx, eax
    mov dword ptr [esp + 0xec], eax
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
    mov edx, dword ptr [esp + 0x350]
    mov dword ptr [esp + 0xc8], ecx
    or ecx, edi
    mov edi, dword ptr [esp + 0x1a0]
    shrd ebx, ecx, 0x10
    or ebx, ecx
    movd ecx, xmm1
    or ebx, eax
    mov dword ptr [esp + 0x1b8], ecx
    or ecx, esi
    mov dword ptr [esp + 0x170], ebx
    mov ebx, dword ptr [esp + 0x2d0]
    shld ebp, ecx, 0x10
    or ebp, ecx
    mov ecx, edi
    or ebp, eax
    mov eax, 0xffffffff
    shl ecx, 0x8
    movd xmm0, eax
    mov dword ptr [esp + 0x2c], ebp
    mov ebp, dword ptr [esp + 0x180]
    mov dword ptr [esp + 0x2f4], ecx
    or ecx, edi
    mov eax, ebx
    mov esi, ebx
    pshufd xmm6, xmm0, 0x0
    movd xmm0, dword ptr [esp + 0x14]
    shld eax, edx, 0x18
    shr esi, 0x8
    or esi, ebx
    shr ebx, 0x10
    or eax, edx
    or ebx, esi
    shld esi, eax, 0x10
    or esi, eax
    mov eax, ebp
    mov dword ptr [esp + 0x540], ebx
    punpckldq xmm0, xmm2
    shld eax, edi, 0x8
    or esi, ebx
    not ebx
    movdqa xmm2, xmm0
    mov dword ptr [esp + 0x384], eax
    or eax, ebp
    mov dword ptr [esp + 0x1bc], esi
    not esi
    punpcklqdq xmm2, xmm6
    movaps xmm6, xmmword ptr [esp + 0x5b0]
    mov dword ptr [esp + 0x4f0], ebx
    mov edx, eax
    mov dword ptr [esp + 0x4f4], esi
    shld edx, ecx, 0x10
    or edx, eax
    mov eax, ecx
    mov dword ptr [esp + 0x308], edx
    mov edx, dword ptr [esp + 0x38c]
    shl eax, 0x10
    unpcklpd xmm6, xmmword ptr [esp + 0x200]
    or eax, ecx
    or edx, edi
    mov edi, dword ptr [esp + 0x388]
    or edi, ebp
    mov ebp, dword ptr [esp + 0x308]
    mov ecx, edi
    shld ecx, edx, 0x10
    or ecx, edx
    mov edx, edi
    or edi, eax
    mov eax, dword ptr [esp + 0x48]
    shr edx, 0x10
    or edi, edx
    mov edx, dword ptr [esp + 0x2c]
    or ebp, edi
    or edi, ecx
    mov ecx, dword ptr [esp + 0x170]
    and eax, esi
    mov esi, ebp
    mov dword ptr [esp + 0x4ec], edi
    mov dword ptr [esp + 0x308], ebp
    movd xmm1, eax
    mov eax, dword ptr [esp + 0x4c]
    not esi
    not edx
    mov dword ptr [esp + 0x134], esi
    not ecx
    mov dword ptr [esp + 0x2f0], edx
    mov dword ptr [esp + 0x5a0], ecx
    and eax, ebx
    mov ebx, edi
    movd xmm3, eax
    mov eax, dword ptr [esp + 0x1f0]
    not ebx
    punpckldq xmm1, xmm3
    mov dword ptr [esp + 0xf4], ebx
    pshufd xmm3, xmm1, 0x44
    or eax, dword ptr [esp + 0x2fc]
    movd xmm7, eax
    mov eax, dword ptr [esp + 0x210]
    movdqa xmmword ptr [esp + 0x210], xmm0
    pshufd xmm0, xmmword ptr [esp + 0x580], 0x44
    or eax, dword ptr [esp + 0x2f8]
    shufps xmm0, xmm6, 0x24
    andps xmm0, xmm2
    movaps xmm2, xmmword ptr [esp + 0x3d0]
    movaps xmmword ptr [esp + 0x470], xmm0
    movd xmm5, eax
    mov eax, dword ptr [esp + 0x16c]
    movlps xmm2, qword ptr [esp + 0x5d0]
    punpckldq xmm7, xmm5
    and eax, ecx
    mov ecx, dword ptr [esp + 0x4b0]
    and ecx, edx
    mov edx, dword ptr [esp + 0xd0]
    pand xmm3, xmmword ptr [edx + .C3]
    movdqa xmm6, xmmword ptr [edx + .C4]
    pand xmm3, xmm2
    movdqa xmmword ptr [esp + 0x510], xmm6
    movdqa xmm1, xmm3
    psrlq xmm1, 0x1
    pand xmm1, xmmword ptr [edx + .C5]
    psubq xmm3, xmm1
    movdqa xmm1, xmmword ptr [edx + .C6]
    movdqa xmm2, xmm3
    psrlq xmm3, 0x2
    pand xmm2, xmm1
    pand xmm3, xmm1
    paddq xmm3, xmm2
    movdqa xmm1, xmm3
    psrlq xmm1, 0x4
    paddq xmm1, xmm3
    movdqa xmm3, xmmword ptr [edx + .C7]
    pand xmm1, xmmword ptr [edx + .C8]
    movdqa xmm2, xmm1
    pmuludq xmm3, xmm1
    pmuludq xmm1, xmm6
    psrlq xmm2, 0x20
    pmuludq xmm2, xmm6
    movdqa xmm6, xmmword ptr [edx + .C2]
    paddq xmm3, xmm2
    movd xmm2, ecx
    and ecx, edi
    mov edi, dword ptr [esp + 0xa0]
    psllq xmm3, 0x20
    paddq xmm1, xmm3
    movd xmm3, eax
    and eax, ebp
    mov ebp, dword ptr [esp + 0x180]
    punpckldq xmm2, xmm3
    movd xmm3, ebx
    psrlq xmm1, 0x38
    mov ebx, dword ptr [esp + 0x30c]
    punpcklqdq xmm7, xmm2
    movd xmm2, esi
    movdqa xmmword ptr [esp + 0x3b0], xmm3
    mov esi, dword ptr [esp + 0x4]
    and edi, dword ptr [esp + 0x50]
    movdqa xmmword ptr [esp + 0x3c0], xmm2
    punpcklqdq xmm2, xmm3
    movaps xmm3, xmmword ptr [esp + 0x390]
    and ebp, 0xff0000
    and ebx, dword ptr [esp + 0x2d0]
    shufps xmm3, xmm2, 0x24
    andps xmm3, xmm7
    movdqa xmm7, xmmword ptr [edx + .C0]
    movaps xmm2, xmm3
    psrlw xmm2, 0x1
    pand xmm2, xmm7
    psubb xmm3, xmm2
    movdqa xmm2, xmm3
    psrlw xmm3, 0x2
    pand xmm2, xmm4
    pand xmm3, xmm4
    paddb xmm3, xmm2
    movdqa xmm2, xmm3
    psrlw xmm2, 0x4
    paddb xmm2, xmm3
    pxor xmm3, xmm3
    pand xmm2, xmm6
    psadbw xmm2, xmm3
    movss xmm3, dword ptr [esi + 0x910]
    packuswb xmm1, xmm2
    movss xmm2, dword ptr [esi + 0x908]
    movaps xmmword ptr [esp + 0x460], xmm3
    movaps xmmword ptr [esp + 0x440], xmm2
    unpcklps xmm2, xmm3
    movsd xmm3, qword ptr [esi + 0x900]
    shufps xmm3, xmm3, 0xe1
    movaps xmmword ptr [esp + 0x3a0], xmm3
    movlhps xmm3, xmm2
    movaps xmm2, xmm3
    shufps xmm3, xmm3, 0xf5
    pmuludq xmm2, xmm1
    pshufd xmm1, xmm1, 0xf5
    pmuludq xmm3, xmm1
    pshufd xmm1, xmm2, 0xe8
    pshufd xmm2, xmm3, 0xe8
    movd xmm3, ecx
    mov ecx, dword ptr [esp + 0x220]
    punpckldq xmm1, xmm2
    movd xmm2, eax
    punpckldq xmm3, xmm2
    pshufd xmm0, xmm1, 0xee
    movdqa xmm2, xmm3
    paddd xmm0, xmm1
    psrlw xmm2, 0x1
    and dword ptr [esp + 0x70], ecx
    mov ecx, dword ptr [esi + 0x914]
    pshufd xmm1, xmm0, 0x55
    pand xmm2, xmm7
    paddd xmm1, xmm0
    psubb xmm3, xmm2
    movd edx, xmm1
    movdqa xmm2, xmm3
    psrlw xmm3, 0x2
    pand xmm2, xmm4
    pand xmm3, xmm4
    mov dword ptr [esp + 0x164], ecx
    paddb xmm3, xmm2
    movdqa xmm2, xmm3
    psrlw xmm2, 0x4
    paddb xmm2, xmm3
    pxor xmm3, xmm3
    pand xmm2, xmm6
    psadbw xmm2, xmm3
    movd eax, xmm2
    imul eax, ecx
    mov ecx, dword ptr [esp + 0x310]
    add edx, eax
    and ecx, dword ptr [esp + 0x350]
    mov dword ptr [esp + 0x24], ecx
    mov ecx, dword ptr [esp + 0x80]
    and ecx, 0xff000000
    or ecx, ebp
    mov ebp, 0x1010101
    je .L30
    mov ecx, dword ptr [esp + 0x16c]
    mov eax, ecx
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
    imul ecx, ebp
    shr ecx, 0x18
    imul ecx, dword ptr [esi + 0x918]
    add edx, ecx
.L30:
    mov eax, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x400], edx
    mov edx, dword ptr [esp + 0x350]
    mov ecx, dword ptr [esp + 0x18]
    or ebx, edi
    xor edi, edi
    mov ebp, esi
    movdqa xmm0, xmmword ptr [esp + 0x470]
    movdqa xmm5, xmmword ptr [esp + 0x520]
    mov dword ptr [esp + 0x2c0], 0x0
    mov dword ptr [esp + 0x20], ebx
    mov ebx, 0x1
    or dword ptr [esp + 0x24], eax
    mov eax, dword ptr [esp + 0x30c]
    not ecx
    pshufd xmm1, xmm0, 0x55
    or eax, dword ptr [esp + 0x2d0]
    mov dword ptr [esp + 0x190], eax
    mov eax, dword ptr [esp + 0x310]
    or eax, edx
    mov dword ptr [esp + 0xc], eax
    mov eax, edx
    not eax
    and ecx, eax
    mov dword ptr [esp + 0x314], eax
    mov eax, 0x0
    mov edx, ecx
    shr ecx
    and edx, 0x3c3c3c00
    and ecx, 0x14141400
    sub edx, ecx
    mov ecx, 0x33333300
    sbb eax, eax
    add ecx, 0xfffffd00
    mov dword ptr [esp + 0x304], eax
    mov eax, 0x0
    adc eax, 0x33333332
    and ecx, edx
    shr edx, 0x2
    xor esi, esi
    and edx, 0x33333300
    mov dword ptr [esp + 0x300], eax
    add edx, ecx
    mov ecx, dword ptr [esp + 0xf8]
    mov eax, edx
    shr eax, 0x4
    add eax, edx
    mov edx, 0x1010101
    and eax, 0xf0f0f00
    shld esi, ebx, cl
    shl ebx, cl
    mov dword ptr [esp + 0x4f8], eax
    mul edx
    test cl, 0x20
    mov eax, dword ptr [esp + 0x380]
    cmovne esi, ebx
    cmovne ebx, edi
    xor al, 0x38
    mov dword ptr [esp + 0x168], edx
    movd edx, xmm0
    movd edi, xmm1
    or esi, dword ptr [esp + 0x180]
    or ebx, dword ptr [esp + 0x1a0]
    movzx eax, al
    mov ecx, edx
    mov dword ptr [esp + 0x27c], edx
    mov dword ptr [esp + 0x278], edi
    mov eax, dword ptr [ebp + 4*eax + 0x508]
    or esi, dword ptr [esp + 0x4c]
    or ebx, dword ptr [esp + 0x48]
    or ecx, edi
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [ebp + 0x928]
    not esi
    not ebx
    mov dword ptr [esp + 0x30], esi
    mov dword ptr [esp + 0x110], ebx
    mov dword ptr [esp + 0x4fc], eax
    je .L33
    pxor xmm1, xmm1
    mov esi, edi
    xor ebx, ebx
    mov dword ptr [esp + 0x70], 0x0
    mov dword ptr [esp + 0x80], 0x0
    mov dword ptr [esp + 0x200], 0x0
    mov dword ptr [esp + 0x3e0], 0x0
    nop
.L31:
    tzcnt ecx, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0xb0], esi
    mov dword ptr [esp + 0x220], ebx
    add ecx, 0x20
    test edx, edx
    cmovne ecx, eax
    mov eax, edx
    add eax, -0x1
    mov dword ptr [esp + 0x10], ecx
    mov dword ptr [esp + 0xa0], eax
    mov eax, dword ptr [esp + 0xd0]
    adc esi, -0x1
    shl ecx, 0x6
    mov dword ptr [esp + 0x50], esi
    mov ebp, dword ptr [eax + ecx + plywright::board::geometry::AROUND]
    mov esi, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 4]
    mov eax, ebp
    mov ecx, esi
    and eax, dword ptr [esp + 0x60]
    and ecx, dword ptr [esp + 0x100]
    mov ebx, eax
    or ebx, ecx
    je .L32
    movd xmm3, eax
    movd xmm2, ecx
    mov eax, dword ptr [esp + 0x4]
    inc dword ptr [esp + 0x70]
    punpckldq xmm3, xmm2
    movdqa xmm2, xmm3
    psrlw xmm2, 0x1
    pand xmm2, xmm7
    psubb xmm3, xmm2
    movdqa xmm2, xmm3
    psrlw xmm3, 0x2
    pand xmm2, xmm4
    pand xmm3, xmm4
    paddb xmm3, xmm2
    movdqa xmm2, xmm3
    psrlw xmm2, 0x4
    paddb xmm2, xmm3
    pand xmm2, xmm6
    psadbw xmm2, xmm1
    movd ecx, xmm2
    imul ecx, dword ptr [eax + 0x990]
    add ecx, dword ptr [eax + 0x7f8]
    add ecx, dword ptr [esp + 0x200]
    mov dword ptr [esp + 0x80], ecx
    mov dword ptr [esp + 0x200], ecx
.L32:
    mov eax, esi
    mov ecx, ebp
    and eax, dword ptr [esp + 0x30]
    and ecx, dword ptr [esp + 0x110]
    movd xmm3, ecx
    movd xmm2, eax
    punpckldq xmm3, xmm2
    movdqa xmm2, xmm3
    psrlw xmm2, 0x1
    pand xmm2, xmm7
    psubb xmm3, xmm2
    movdqa xmm2, xmm3
    psrlw xmm3, 0x2
    pand xmm2, xmm4
    pand xmm3, xmm4
    paddb xmm3, xmm2
    movdqa xmm2, xmm3
    psrlw xmm2, 0x4
    paddb xmm2, xmm3
    pand xmm2, xmm6
    psadbw xmm2, xmm1
    movd ecx, xmm2
    cmp ecx, 0x9
    jae .L169
    mov edi, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0x190]
    and edx, dword ptr [esp + 0xa0]
    or dword ptr [esp + 0x3e0], esi
    mov eax, edi
    mov dword ptr [esp + 0xa0], edx
    mov edx, dword ptr [esp + 0xb0]
    or edi, ebp
    and eax, ebp
    mov dword ptr [esp + 0xc], edi
    mov edi, dword ptr [esp + 0x4]
    or dword ptr [esp + 0x24], eax
    mov eax, ebx
    or ebx, esi
    and eax, esi
    mov dword ptr [esp + 0x190], ebx
    mov ebx, dword ptr [esp + 0x220]
    or dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x50]
    or ebx, ebp
    add eax, dword ptr [edi + 4*ecx + 0x8a0]
    mov ecx, dword ptr [esp + 0x10]
    mov esi, edx
    mov edx, dword ptr [esp + 0xa0]
    xor ecx, 0x38
    add eax, dword ptr [edi + 4*ecx + 0x108]
    mov ecx, edx
    or ecx, esi
    mov dword ptr [esp + 0x1c], eax
    jne .L31
    movd xmm2, dword ptr [esp + 0x3e0]
    movd xmm1, ebx
    punpckldq xmm1, xmm2
    movq xmm3, xmm1
    jmp .L34
.L33:
    mov dword ptr [esp + 0x70], 0x0
    mov dword ptr [esp + 0x80], 0x0
    xor ebx, ebx
    mov dword ptr [esp + 0x3e0], 0x0
.L34:
    mov ecx, dword ptr [esp + 0x14]
    mov eax, dword ptr [esp + 0x2b0]
    pshufd xmm0, xmmword ptr [esp + 0x210], 0x44
    mov dword ptr [esp + 0x220], ebx
    and ecx, dword ptr [esp + 0x138]
    and eax, dword ptr [esp + 0x13c]
    pand xmm0, xmm5
    movd edx, xmm0
    movdqa xmmword ptr [esp + 0x450], xmm0
    pshufd xmm0, xmm0, 0x55
    mov esi, edx
    mov dword ptr [esp + 0x418], edx
    mov dword ptr [esp + 0x90], ecx
    xor ecx, dword ptr [esp + 0x290]
    mov dword ptr [esp + 0x44], eax
    xor eax, dword ptr [esp + 0x1e0]
    mov dword ptr [esp + 0xa0], ecx
    movd ecx, xmm0
    mov dword ptr [esp + 0x50], eax
    or esi, ecx
    mov dword ptr [esp + 0x41c], ecx
    je .L38
    mov eax, dword ptr [esp + 0x80]
    pxor xmm0, xmm0
    xor esi, esi
    mov dword ptr [esp + 0x2c0], 0x0
    mov dword ptr [esp + 0x330], eax
    nop
.L35:
    mov dword ptr [esp + 0x200], esi
    tzcnt esi, ecx
    tzcnt eax, edx
    mov dword ptr [esp + 0xb0], edx
    mov dword ptr [esp + 0x10], ecx
    add esi, 0x20
    test edx, edx
    cmovne esi, eax
    add edx, -0x1
    mov dword ptr [esp + 0x210], esi
    lea edi, [esi + 2*esi]
    mov esi, dword ptr [esp + 0xd0]
    adc ecx, -0x1
    mov dword ptr [esp + 0x1d0], edx
    mov dword ptr [esp + 0x1f0], ecx
    mov ebp, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    and ebp, dword ptr [esp + 0x50]
    and eax, dword ptr [esp + 0xa0]
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
    mov ebx, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE + 4]
    mov edi, ebx
    mov ecx, eax
    and edi, dword ptr [esp + 0x60]
    and ecx, dword ptr [esp + 0x100]
    mov ebp, edi
    or ebp, ecx
    je .L36
    movd xmm1, edi
    movd xmm2, ecx
    mov edx, dword ptr [esp + 0x4]
    inc dword ptr [esp + 0x70]
    punpckldq xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x1
    pand xmm2, xmm7
    psubb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm1, 0x2
    pand xmm2, xmm4
    pand xmm1, xmm4
    paddb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x4
    paddb xmm2, xmm1
    pand xmm2, xmm6
    psadbw xmm2, xmm0
    movd ecx, xmm2
    imul ecx, dword ptr [edx + 0x990]
    add ecx, dword ptr [edx + 0x7fc]
    add ecx, dword ptr [esp + 0x330]
    mov dword ptr [esp + 0x80], ecx
    mov dword ptr [esp + 0x330], ecx
    jmp .L37
    nop
.L36:
    mov edx, dword ptr [esp + 0x4]
.L37:
    mov ecx, eax
    mov edi, ebx
    and ecx, dword ptr [esp + 0x30]
    and edi, dword ptr [esp + 0x110]
    movd xmm1, edi
    movd xmm2, ecx
    punpckldq xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x1
    pand xmm2, xmm7
    psubb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm1, 0x2
    pand xmm2, xmm4
    pand xmm1, xmm4
    paddb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x4
    paddb xmm2, xmm1
    pand xmm2, xmm6
    psadbw xmm2, xmm0
    movd ecx, xmm2
    cmp ecx, 0xe
    jae .L165
    mov ebp, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x190]
    or dword ptr [esp + 0x2c0], eax
    mov edi, ebp
    or ebp, ebx
    and edi, ebx
    mov dword ptr [esp + 0xc], ebp
    mov ebp, edx
    or dword ptr [esp + 0x24], edi
    mov edi, esi
    or esi, eax
    and edi, eax
    mov dword ptr [esp + 0x190], esi
    mov esi, dword ptr [esp + 0x200]
    mov eax, dword ptr [esp + 0x1c]
    or dword ptr [esp + 0x20], edi
    mov edi, dword ptr [esp + 0xb0]
    or esi, ebx
    mov ebx, dword ptr [esp + 0x210]
    add eax, dword ptr [edx + 4*ecx + 0x818]
    and edi, dword ptr [esp + 0x1d0]
    mov ecx, ebx
    mov dword ptr [esp + 0xb0], edi
    mov edi, dword ptr [esp + 0x10]
    xor ecx, 0x38
    add eax, dword ptr [edx + 4*ecx + 0x208]
    xor edx, edx
    mov ecx, ebx
    and edi, dword ptr [esp + 0x1f0]
    mov dword ptr [esp + 0x10], edi
    mov edi, 0x1
    shld edx, edi, cl
    shl edi, cl
    test bl, 0x20
    mov ecx, 0x0
    cmovne edx, edi
    cmovne edi, ecx
    mov ecx, 0xaa55aa55
    and edx, ecx
    and edi, ecx
    or edi, edx
    mov edx, 0x55aa55aa
    cmove ecx, edx
    mov edx, ecx
    and ecx, dword ptr [esp + 0x180]
    and edx, dword ptr [esp + 0x1a0]
    movd xmm2, ecx
    movd xmm1, edx
    mov edx, dword ptr [esp + 0xb0]
    punpckldq xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x1
    pand xmm2, xmm7
    psubb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm1, 0x2
    pand xmm2, xmm4
    pand xmm1, xmm4
    paddb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x4
    paddb xmm2, xmm1
    pand xmm2, xmm6
    psadbw xmm2, xmm0
    movd ecx, xmm2
    imul ecx, dword ptr [ebp + 0x90c]
    add ecx, eax
    mov eax, edx
    mov dword ptr [esp + 0x1c], ecx
    mov ecx, dword ptr [esp + 0x10]
    or eax, ecx
    jne .L35
    movd xmm1, dword ptr [esp + 0x2c0]
    movd xmm0, esi
    punpcklqdq xmm1, xmm0
    shufps xmm3, xmm1, 0x24
    jmp .L39
.L38:
    xor esi, esi
.L39:
    mov edx, dword ptr [esp + 0x14]
    mov ecx, dword ptr [esp + 0x2b0]
    mov dword ptr [esp + 0x200], esi
    mov dword ptr [esp + 0x140], 0x0
    and edx, dword ptr [esp + 0x154]
    and ecx, dword ptr [esp + 0xf0]
    mov eax, edx
    mov dword ptr [esp + 0x330], edx
    mov dword ptr [esp + 0x288], ecx
    or eax, ecx
    je .L43
    mov eax, dword ptr [esp + 0x80]
    xor dword ptr [esp + 0xa0], edx
    xor dword ptr [esp + 0x50], ecx
    pxor xmm0, xmm0
    mov esi, edx
    mov edi, ecx
    mov dword ptr [esp + 0x320], 0x0
    mov dword ptr [esp + 0x31c], 0x0
    mov dword ptr [esp + 0x1f0], eax
    nop
.L40:
    tzcnt ecx, edi
    mov dword ptr [esp + 0x10], edi
    mov edi, dword ptr [esp + 0xd0]
    tzcnt eax, esi
    mov dword ptr [esp + 0xb0], esi
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    lea esi, [ecx + 2*ecx]
    mov dword ptr [esp + 0x210], ecx
    mov ebp, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov ecx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov ebx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    and ebp, dword ptr [esp + 0x50]
    and eax, dword ptr [esp + 0xa0]
    imul ebx, eax
    imul ebp, ecx
    mul ecx
    movzx ecx, byte ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    add ebp, edx
    add ebp, ebx
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 4]
    mov esi, eax
    mov ecx, edx
    and esi, dword ptr [esp + 0x60]
    and ecx, dword ptr [esp + 0x100]
    mov ebx, esi
    or ebx, ecx
    je .L41
    movd xmm1, esi
    movd xmm2, ecx
    mov ebp, dword ptr [esp + 0x4]
    inc dword ptr [esp + 0x70]
    punpckldq xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x1
    pand xmm2, xmm7
    psubb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm1, 0x2
    pand xmm2, xmm4
    pand xmm1, xmm4
    paddb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x4
    paddb xmm2, xmm1
    pand xmm2, xmm6
    psadbw xmm2, xmm0
    movd ecx, xmm2
    imul ecx, dword ptr [ebp + 0x990]
    add ecx, dword ptr [ebp + 0x800]
    add ecx, dword ptr [esp + 0x1f0]
    mov dword ptr [esp + 0x80], ecx
    mov dword ptr [esp + 0x1f0], ecx
    jmp .L42
    nop
.L41:
    mov ebp, dword ptr [esp + 0x4]
.L42:
    mov ecx, edx
    mov esi, eax
    and ecx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x110]
    movd xmm1, esi
    movd xmm2, ecx
    punpckldq xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x1
    pand xmm2, xmm7
    psubb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm1, 0x2
    pand xmm2, xmm4
    pand xmm1, xmm4
    paddb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x4
    paddb xmm2, xmm1
    pand xmm2, xmm6
    psadbw xmm2, xmm0
    movd ecx, xmm2
    cmp ecx, 0xf
    jae .L166
    mov ebx, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x190]
    or dword ptr [esp + 0x320], eax
    or dword ptr [esp + 0x31c], edx
    mov esi, ebx
    or ebx, eax
    and esi, eax
    mov dword ptr [esp + 0xc], ebx
    or dword ptr [esp + 0x24], esi
    mov esi, edi
    or edi, edx
    and esi, edx
    mov dword ptr [esp + 0x190], edi
    mov edi, dword ptr [esp + 0x10]
    or dword ptr [esp + 0x20], esi
    mov esi, dword ptr [esp + 0xb0]
    mov edx, edi
    mov eax, esi
    add eax, -0x1
    adc edx, -0x1
    and esi, eax
    and edi, edx
    mov edx, dword ptr [esp + 0x1c]
    add edx, dword ptr [ebp + 4*ecx + 0x8c4]
    mov ecx, dword ptr [esp + 0x210]
    xor ecx, 0x38
    add edx, dword ptr [ebp + 4*ecx + 0x308]
    mov ecx, esi
    or ecx, edi
    mov dword ptr [esp + 0x1c], edx
    jne .L40
    jmp .L44
.L43:
    mov dword ptr [esp + 0x320], 0x0
    mov dword ptr [esp + 0x31c], 0x0
.L44:
    mov edx, dword ptr [esp + 0x90]
    mov ecx, dword ptr [esp + 0x44]
    mov eax, edx
    or eax, ecx
    sete byte ptr [esp + 0x590]
    je .L48
    mov eax, dword ptr [esp + 0x80]
    pxor xmm0, xmm0
    mov esi, edx
    mov edi, ecx
    mov dword ptr [esp + 0x4a0], 0x0
    mov dword ptr [esp + 0x140], 0x0
    mov dword ptr [esp + 0x50], eax
.L45:
    tzcnt ecx, edi
    tzcnt eax, esi
    mov dword ptr [esp + 0xb0], esi
    mov dword ptr [esp + 0x10], edi
    add ecx, 0x20
    test esi, esi
    mov esi, dword ptr [esp + 0xd0]
    cmovne ecx, eax
    lea ebp, [ecx + 2*ecx]
    mov dword ptr [esp + 0xa0], ecx
    mov edi, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    mov ebx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    movzx ecx, byte ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    and edi, dword ptr [esp + 0x1e0]
    and eax, dword ptr [esp + 0x290]
    imul ebx, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    add edi, ebx
    mov ebx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    cmove edi, eax
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    add edi, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    and ebx, dword ptr [esp + 0x1e0]
    and eax, dword ptr [esp + 0x290]
    imul ebx, edx
    imul ecx, eax
    mul edx
    add ebx, edx
    add ebx, ecx
    movzx ecx, byte ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    add ebx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    or eax, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE]
    or edx, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov esi, eax
    mov ecx, edx
    and esi, dword ptr [esp + 0x60]
    and ecx, dword ptr [esp + 0x100]
    mov edi, esi
    or edi, ecx
    je .L46
    movd xmm1, esi
    movd xmm2, ecx
    mov ebp, dword ptr [esp + 0x4]
    inc dword ptr [esp + 0x70]
    punpckldq xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x1
    pand xmm2, xmm7
    psubb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm1, 0x2
    pand xmm2, xmm4
    pand xmm1, xmm4
    paddb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x4
    paddb xmm2, xmm1
    pand xmm2, xmm6
    psadbw xmm2, xmm0
    movd ecx, xmm2
    imul ecx, dword ptr [ebp + 0x990]
    add ecx, dword ptr [ebp + 0x804]
    add ecx, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x80], ecx
    mov dword ptr [esp + 0x50], ecx
    jmp .L47
    nop
.L46:
    mov ebp, dword ptr [esp + 0x4]
.L47:
    mov ecx, edx
    mov esi, eax
    and ecx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x110]
    movd xmm1, esi
    movd xmm2, ecx
    punpckldq xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x1
    pand xmm2, xmm7
    psubb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm1, 0x2
    pand xmm2, xmm4
    pand xmm1, xmm4
    paddb xmm1, xmm2
    movdqa xmm2, xmm1
    psrlw xmm2, 0x4
    paddb xmm2, xmm1
    pand xmm2, xmm6
    psadbw xmm2, xmm0
    movd ecx, xmm2
    cmp ecx, 0x1b
    ja .L167
    mov ebx, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x190]
    or dword ptr [esp + 0x4a0], eax
    or dword ptr [esp + 0x140], edx
    mov esi, ebx
    or ebx, eax
    and esi, eax
    mov dword ptr [esp + 0xc], ebx
    or dword ptr [esp + 0x24], esi
    mov esi, edi
    or edi, edx
    and esi, edx
    mov dword ptr [esp + 0x190], edi
    mov edi, dword ptr [esp + 0x10]
    or dword ptr [esp + 0x20], esi
    mov esi, dword ptr [esp + 0xb0]
    mov edx, edi
    mov eax, esi
    add eax, -0x1
    adc edx, -0x1
    and esi, eax
    and edi, edx
    mov edx, dword ptr [esp + 0x1c]
    add edx, dword ptr [ebp + 4*ecx + 0x788]
    mov ecx, dword ptr [esp + 0xa0]
    xor ecx, 0x38
    add edx, dword ptr [ebp + 4*ecx + 0x408]
    mov ecx, esi
    or ecx, edi
    mov dword ptr [esp + 0x1c], edx
    jne .L45
    jmp .L49
.L48:
    mov dword ptr [esp + 0x4a0], 0x0
.L49:
    movaps xmmword ptr [esp + 0x640], xmm3
    movdqa xmm3, xmmword ptr [esp + 0x3d0]
    movdqa xmm2, xmmword ptr [esp + 0x5d0]
    movdqa xmm5, xmm7
    movdqa xmm6, xmmword ptr [esp + 0x450]
    mov edx, dword ptr [esp + 0x4c]
    mov esi, dword ptr [esp + 0x48]
    mov edi, dword ptr [esp + 0xf4]
    mov ebp, dword ptr [esp + 0x134]
    movdqa xmm0, xmm3
    movdqa xmm1, xmm2
    mov eax, edx
    mov ecx, esi
    psrlw xmm0, 0x1
    psrlw xmm1, 0x1
    shld eax, esi, 0x8
    shl ecx, 0x8
    pand xmm0, xmm7
    pand xmm1, xmm7
    movdqa xmm7, xmm2
    or eax, edx
    or ecx, esi
    psubb xmm7, xmm1
    movdqa xmm1, xmmword ptr [esp + 0x470]
    psubb xmm3, xmm0
    mov edx, eax
    mov esi, ecx
    shld edx, ecx, 0x10
    shl esi, 0x10
    or edx, eax
    mov eax, dword ptr [esp + 0x2d0]
    or esi, ecx
    mov ecx, dword ptr [esp + 0x350]
    or edx, esi
    mov dword ptr [esp + 0x410], esi
    not esi
    movdqa xmm0, xmm1
    mov dword ptr [esp + 0x414], edx
    not edx
    mov dword ptr [esp + 0xa0], esi
    psrlw xmm0, 0x1
    mov dword ptr [esp + 0x10], edx
    pand xmm0, xmm5
    and eax, edx
    and ecx, esi
    mov edx, dword ptr [esp + 0x27c]
    mov esi, dword ptr [esp + 0x278]
    psubb xmm1, xmm0
    movdqa xmm0, xmm6
    movdqa xmmword ptr [esp + 0x570], xmm1
    movdqa xmm1, xmm6
    psrlw xmm1, 0x1
    pand xmm1, xmm5
    or edx, dword ptr [esp + 0x418]
    or esi, dword ptr [esp + 0x41c]
    psubb xmm0, xmm1
    movd xmm1, dword ptr [esp + 0x90]
    movdqa xmmword ptr [esp + 0x110], xmm0
    movd xmm0, dword ptr [esp + 0x44]
    and edx, dword ptr [esp + 0x2f4]
    and esi, dword ptr [esp + 0x384]
    movdqa xmmword ptr [esp + 0x5e0], xmm1
    punpckldq xmm1, xmm0
    movdqa xmmword ptr [esp + 0x5f0], xmm0
    movdqa xmm2, xmm1
    psrlw xmm2, 0x1
    pand xmm2, xmm5
    movdqa xmm5, xmm3
    pand xmm3, xmm4
    psrlw xmm5, 0x2
    psubb xmm1, xmm2
    movd xmm2, ecx
    mov ecx, esi
    pand xmm5, xmm4
    movdqa xmmword ptr [esp + 0x30], xmm1
    movdqa xmm1, xmmword ptr [esp + 0x490]
    shr ecx
    paddb xmm5, xmm3
    movdqa xmm3, xmm7
    pand xmm7, xmm4
    and ecx, 0x55555555
    psrlw xmm3, 0x2
    movdqa xmm0, xmm5
    pand xmm3, xmm4
    psrlw xmm0, 0x4
    paddb xmm3, xmm7
    paddb xmm0, xmm5
    movdqa xmm5, xmm3
    pand xmm0, xmm1
    psrlw xmm5, 0x4
    paddb xmm5, xmm3
    movdqa xmm3, xmm6
    pand xmm5, xmm1
    pxor xmm1, xmm1
    punpcklqdq xmm3, xmmword ptr [esp + 0x470]
    psadbw xmm0, xmm1
    psadbw xmm5, xmm1
    movdqa xmm1, xmmword ptr [esp + 0x510]
    packssdw xmm0, xmm5
    movd xmm5, eax
    mov eax, dword ptr [esp + 0xd0]
    punpckldq xmm2, xmm5
    movdqa xmmword ptr [esp + 0x5c0], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x490]
    pshufd xmm5, xmm2, 0x44
    pand xmm5, xmmword ptr [eax + .C9]
    pand xmm5, xmm3
    movdqa xmm2, xmm5
    psrlq xmm2, 0x1
    pand xmm2, xmmword ptr [eax + .C10]
    psubq xmm5, xmm2
    movdqa xmm2, xmmword ptr [eax + .C11]
    movdqa xmm3, xmm5
    psrlq xmm5, 0x2
    pand xmm3, xmm2
    pand xmm5, xmm2
    paddq xmm5, xmm3
    movdqa xmm3, xmm5
    psrlq xmm3, 0x4
    paddq xmm3, xmm5
    movdqa xmm5, xmmword ptr [eax + .C7]
    pand xmm3, xmmword ptr [eax + .C12]
    mov eax, edx
    shr eax
    and eax, 0x55555500
    sub edx, eax
    sbb esi, ecx
    mov ecx, 0x33333300
    movdqa xmm2, xmm3
    pmuludq xmm5, xmm3
    pmuludq xmm3, xmm1
    mov eax, esi
    shr esi, 0x2
    psrlq xmm2, 0x20
    and eax, 0x33333333
    and esi, 0x33333333
    pmuludq xmm2, xmm1
    movaps xmm1, xmmword ptr [esp + 0x3a0]
    add esi, eax
    mov eax, edx
    shr edx, 0x2
    paddq xmm5, xmm2
    and eax, ecx
    and edx, ecx
    mov ecx, esi
    psllq xmm5, 0x20
    add edx, eax
    mov eax, esi
    shr ecx, 0x4
    paddq xmm3, xmm5
    shld eax, edx, 0x1c
    psrlq xmm3, 0x38
    add eax, edx
    adc ecx, esi
    and edi, dword ptr [esp + 0x330]
    and ebp, dword ptr [esp + 0x288]
    and eax, 0xf0f0f00
    mov esi, eax
    and ecx, 0xf0f0f0f
    mov edx, ebp
    mov ebx, edi
    and ebp, dword ptr [esp + 0x170]
    and edi, dword ptr [esp + 0x2c]
    and edx, dword ptr [esp + 0x5a0]
    and ebx, dword ptr [esp + 0x2f0]
    movd xmm5, ebx
    movd xmm2, edx
    mov ebx, 0x1010101
    punpckldq xmm5, xmm2
    mul ebx
    imul esi, ebx
    imul ecx, ebx
    movdqa xmm2, xmm5
    add edx, esi
    movd xmm7, eax
    mov esi, 0x33333333
    psrlw xmm2, 0x1
    add ecx, edx
    pand xmm2, xmmword ptr [esp + 0x480]
    psubb xmm5, xmm2
    movdqa xmm2, xmm5
    psrlw xmm5, 0x2
    pand xmm2, xmm4
    pand xmm5, xmm4
    paddb xmm5, xmm2
    movd xmm2, ecx
    mov ecx, dword ptr [esp + 0x164]
    movdqa xmm6, xmm5
    punpckldq xmm7, xmm2
    psrlw xmm6, 0x4
    movdqa xmm2, xmm7
    psrlq xmm7, 0x38
    paddb xmm6, xmm5
    pxor xmm5, xmm5
    pand xmm6, xmm0
    psadbw xmm6, xmm5
    punpcklqdq xmm2, xmm6
    movdqa xmm6, xmm3
    packuswb xmm6, xmm7
    movaps xmm7, xmm1
    shufps xmm1, xmmword ptr [esp + 0x460], 0x5
    punpckhqdq xmm3, xmm2
    unpcklpd xmm7, xmmword ptr [esp + 0x440]
    pmuludq xmm1, xmm3
    pmuludq xmm7, xmm6
    pshufd xmm2, xmm1, 0xe8
    movd xmm6, edi
    pshufd xmm3, xmm7, 0xe8
    punpckldq xmm3, xmm2
    movd xmm2, ebp
    mov ebp, 0xf0f0f00
    punpckldq xmm6, xmm2
    pshufd xmm1, xmm3, 0xee
    movdqa xmm2, xmm6
    paddd xmm1, xmm3
    psrlw xmm2, 0x1
    pshufd xmm3, xmm1, 0x55
    pand xmm2, xmmword ptr [esp + 0x480]
    paddd xmm3, xmm1
    movdqa xmm1, xmmword ptr [esp + 0x570]
    movd edi, xmm3
    psubb xmm6, xmm2
    movdqa xmm3, xmm1
    pand xmm1, xmm4
    movdqa xmm2, xmm6
    psrlw xmm6, 0x2
    psrlw xmm3, 0x2
    pand xmm2, xmm4
    pand xmm6, xmm4
    pand xmm3, xmm4
    paddb xmm6, xmm2
    movdqa xmm2, xmm6
    psrlw xmm2, 0x4
    paddb xmm2, xmm6
    movdqa xmm6, xmmword ptr [esp + 0x30]
    pand xmm2, xmm0
    movdqa xmm0, xmmword ptr [esp + 0x110]
    psadbw xmm2, xmm5
    movd eax, xmm2
    imul ecx, eax
    mov eax, dword ptr [esp + 0x18]
    movdqa xmm5, xmm6
    psrlw xmm6, 0x2
    add edi, ecx
    movzx ecx, byte ptr [esp + 0x94]
    movdqa xmm7, xmm0
    pand xmm0, xmm4
    psrlw xmm7, 0x2
    movdqa xmmword ptr [esp + 0x110], xmm0
    pand xmm7, xmm4
    and eax, 0xff00
    or ecx, eax
    je .L50
    mov eax, dword ptr [esp + 0x330]
    xor edx, edx
    mov ecx, eax
    shr eax
    and ecx, 0xff00
    and eax, 0x5500
    sub ecx, eax
    sbb edx, edx
    mov eax, ecx
    shr ecx, 0x2
    and edx, esi
    mov esi, 0x33333300
    and eax, esi
    and ecx, esi
    add edx, edx
    add ecx, eax
    mov eax, edx
    mov esi, edx
    shld eax, ecx, 0x1c
    shr esi, 0x4
    add eax, ecx
    adc esi, edx
    and eax, ebp
    mov ecx, eax
    mul ebx
    imul ecx, ebx
    add edx, ecx
    mov ecx, 0xf0f0f0f
    and esi, ecx
    imul esi, ebx
    mov ebx, dword ptr [esp + 0x4]
    add esi, edx
    shr esi, 0x18
    imul esi, dword ptr [ebx + 0x918]
    add edi, esi
    jmp .L51
.L50:
    mov ebx, dword ptr [esp + 0x4]
.L51:
    mov dword ptr [esp + 0x3fc], edi
    mov ecx, dword ptr [esp + 0x180]
    mov eax, dword ptr [esp + 0x4c]
    mov edx, 0x33333300
    movdqa xmm0, xmmword ptr [esp + 0x5c0]
    mov edi, dword ptr [ebx + 0x894]
    mov ebp, dword ptr [ebx + 0x898]
    paddb xmm1, xmm3
    movdqa xmm3, xmmword ptr [esp + 0x110]
    pand xmm5, xmm4
    pand xmm6, xmm4
    not eax
    not ecx
    pshufd xmm2, xmm0, 0x55
    mov dword ptr [esp + 0x36c], edi
    mov dword ptr [esp + 0x3a0], ebp
    paddb xmm3, xmm7
    and ecx, eax
    mov dword ptr [esp + 0x27c], eax
    mov eax, ecx
    shr ecx
    and eax, 0x3c3c3c
    and ecx, 0x141414
    sub eax, ecx
    mov ecx, eax
    shr eax, 0x2
    and ecx, 0x33333330
    add edx, 0xcccccd00
    mov edx, 0x33333333
    adc edx, -0x1
    and edx, eax
    mov eax, 0xf0f0f00
    add edx, ecx
    mov ecx, edx
    mov dword ptr [esp + 0x2ec], edx
    mov edx, 0xf0f0f0f
    shl ecx, 0x1c
    add eax, 0xf0f0f100
    adc edx, -0x1
    and eax, ecx
    movd ecx, xmm2
    pshufd xmm2, xmm0, 0xff
    movd esi, xmm2
    mov dword ptr [esp + 0x4e4], edx
    movd edx, xmm0
    imul edi, ecx
    pshufd xmm2, xmm0, 0xee
    mov dword ptr [esp + 0x278], eax
    imul ebp, esi
    mov dword ptr [esp + 0x3f4], edx
    add edx, -0x5
    mov ebx, esi
    add ebp, edi
    imul ebp, edx
    mov edx, 0x1010101
    mul edx
    movd eax, xmm2
    cmp eax, 0x1
    mov dword ptr [esp + 0x164], edx
    mov dword ptr [esp + 0x374], eax
    jbe .L52
    mov eax, dword ptr [esp + 0x4]
    add ebp, dword ptr [eax + 0x888]
.L52:
    mov eax, dword ptr [esp + 0xd0]
    mov edx, dword ptr [esp + 0x340]
    movdqa xmm7, xmm5
    movdqa xmm2, xmm1
    cmp ecx, 0x1
    mov esi, ebx
    paddb xmm7, xmm6
    movdqa xmm6, xmm3
    psrlw xmm2, 0x4
    psrlw xmm3, 0x4
    movdqa xmm0, xmmword ptr [eax + .C2]
    jbe .L53
    mov eax, dword ptr [esp + 0x4]
    add ebp, dword ptr [eax + 0x88c]
.L53:
    movdqa xmm5, xmm7
    paddb xmm6, xmm3
    paddb xmm1, xmm2
    cmp esi, 0x1
    mov dword ptr [esp + 0x2e8], ecx
    psrlw xmm5, 0x4
    movdqa xmm2, xmm6
    jbe .L54
    mov eax, dword ptr [esp + 0x4]
    add ebp, dword ptr [eax + 0x890]
.L54:
    mov eax, dword ptr [esp + 0x18]
    mov ecx, edx
    mov ebx, edx
    paddb xmm7, xmm5
    pand xmm1, xmm0
    pand xmm2, xmm0
    mov dword ptr [esp + 0x14c], esi
    shr ebx
    movdqa xmmword ptr [esp + 0x570], xmm1
    movdqa xmmword ptr [esp + 0x30], xmm7
    movdqa xmmword ptr [esp + 0x110], xmm2
    shld ecx, eax, 0x1f
    cmp byte ptr [esp + 0x9f], 0x0
    jne .L55
    mov eax, dword ptr [esp + 0x4]
    mov eax, dword ptr [eax + 0x89c]
    imul eax, esi
    add ebp, eax
.L55:
    mov edi, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x3f8], ebp
    mov ebp, dword ptr [esp + 0xec]
    mov esi, edi
    mov eax, edi
    shl esi, 0x10
    shr eax, 0x10
    or esi, edi
    or eax, edx
    mov edi, edx
    mov edx, ebp
    or esi, ebp
    mov ebp, dword ptr [esp + 0xc8]
    or eax, ebp
    shld eax, esi, 0x10
    shl esi, 0x10
    or esi, edx
    or eax, ebp
    mov ebp, 0x55555555
    mov edx, esi
    or eax, esi
    mov dword ptr [esp + 0x37c], esi
    and edx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x378], eax
    and eax, edi
    mov esi, eax
    shr esi
    and esi, ebp
    mov ebp, 0x55555500
    mov edi, edx
    shr edi
    and edi, ebp
    mov ebp, 0x33333300
    sub edx, edi
    sbb eax, esi
    mov edi, eax
    mov esi, eax
    shld eax, edx, 0x1e
    and edx, ebp
    add ebp, 0x33
    and eax, ebp
    shr edi, 0x2
    mov dword ptr [esp + 0x4dc], ebp
    mov ebp, 0x1010101
    add eax, edx
    mov edx, 0x33333333
    and esi, edx
    and edi, edx
    add edi, esi
    mov edx, edi
    mov esi, edi
    shld edx, eax, 0x1c
    shr esi, 0x4
    add edx, eax
    mov eax, 0xf0f0f00
    lea eax, [eax + 0x7]
    adc esi, edi
    and eax, edx
    mov edi, eax
    mul ebp
    mov eax, 0xf0f0f0f
    and esi, eax
    imul edi, ebp
    add edx, edi
    imul esi, ebp
    add edx, esi
    mov esi, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0xb0], edx
    mov edx, 0xfefefefe
    shr dword ptr [esp + 0xb0], 0x18
    mov ebp, esi
    lea eax, [esi + esi]
    mov edi, esi
    mov esi, 0x7f7f7f7f
    shr ebp
    and eax, edx
    and ebp, esi
    or ebp, eax
    mov dword ptr [esp + 0x50], ebp
    mov ebp, dword ptr [esp + 0x170]
    mov eax, ebp
    shr ebp
    shld eax, edi, 0x1
    and ebp, esi
    and eax, edx
    mov edx, dword ptr [esp + 0x350]
    or ebp, eax
    mov eax, dword ptr [esp + 0x2d0]
    mov dword ptr [esp + 0x170], ebp
    mov ebp, 0x55555555
    and edx, dword ptr [esp + 0xec]
    and eax, dword ptr [esp + 0xc8]
    and edx, dword ptr [esp + 0xa0]
    and eax, dword ptr [esp + 0x10]
    shrd edx, eax, 0x8
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0xa0], edx
    mov edx, dword ptr [esp + 0x4c]
    movd xmm7, dword ptr [esp + 0xa0]
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x340]
    mov esi, eax
    mov edi, edx
    shr esi
    shr edi
    and edi, ebp
    mov ebp, 0x55555500
    and esi, ebp
    sub eax, esi
    sbb edx, edi
    mov edi, 0x33333333
    mov esi, edx
    shr edx, 0x2
    and esi, edi
    and edx, edi
    mov edi, 0x33333300
    add edx, esi
    mov esi, eax
    shr eax, 0x2
    and esi, edi
    and eax, edi
    mov edi, edx
    add eax, esi
    mov esi, edx
    shld edi, eax, 0x1c
    shr esi, 0x4
    add edi, eax
    mov eax, dword ptr [esp + 0x50]
    adc esi, edx
    mov edx, edi
    not eax
    and eax, dword ptr [esp + 0x18]
    movd xmm3, eax
    not eax
    movd xmm6, eax
    mov eax, dword ptr [esp + 0x170]
    not eax
    and eax, dword ptr [esp + 0x340]
    movd xmm5, eax
    not eax
    movd xmm2, eax
    punpckldq xmm3, xmm5
    mov eax, dword ptr [esp + 0xd0]
    punpckldq xmm6, xmm2
    movdqa xmm0, xmm3
    movdqa xmm5, xmm3
    movd xmm2, dword ptr [esp + 0x10]
    punpcklqdq xmm3, xmm6
    movdqa xmm6, xmmword ptr [esp + 0x3b0]
    psrlw xmm0, 0x1
    movdqa xmm1, xmmword ptr [eax + .C0]
    psrld xmm2, 0x8
    punpckldq xmm6, xmmword ptr [esp + 0x3c0]
    punpckldq xmm7, xmm2
    pand xmm0, xmm1
    psubb xmm5, xmm0
    punpcklqdq xmm6, xmm7
    movdqa xmm0, xmm5
    psrlw xmm5, 0x2
    movdqa xmm7, xmm1
    movd xmm1, dword ptr [esp + 0xb0]
    pand xmm6, xmm3
    pand xmm0, xmm4
    pand xmm5, xmm4
    pxor xmm3, xmm3
    movdqa xmm2, xmm6
    paddb xmm5, xmm0
    psrlw xmm2, 0x1
    movdqa xmm0, xmm5
    pand xmm2, xmm7
    psrlw xmm0, 0x4
    psubb xmm6, xmm2
    paddb xmm0, xmm5
    movdqa xmm5, xmmword ptr [eax + .C2]
    mov eax, dword ptr [esp + 0x4]
    movdqa xmm2, xmm6
    psrlw xmm6, 0x2
    pand xmm2, xmm4
    pand xmm6, xmm4
    paddb xmm6, xmm2
    movdqa xmm2, xmm6
    movsd xmm7, qword ptr [eax + 0x93c]
    pand xmm0, xmm5
    psrlw xmm2, 0x4
    psadbw xmm0, xmm3
    paddb xmm2, xmm6
    movdqu xmm6, xmmword ptr [eax + 0x92c]
    mov eax, 0xf0f0f0f
    pshufd xmm0, xmm0, 0x44
    and esi, eax
    mov eax, 0xf0f0f00
    pand xmm2, xmm5
    and edx, eax
    psadbw xmm2, xmm3
    movaps xmmword ptr [esp + 0x620], xmm7
    mov edi, edx
    mov eax, edx
    mov edx, 0x1010101
    punpcklqdq xmm1, xmm2
    punpckhqdq xmm0, xmm2
    imul edi, edx
    mul edx
    mov eax, 0x1010101
    pshufd xmm3, xmm6, 0xf5
    pmuludq xmm1, xmm6
    movdqa xmmword ptr [esp + 0x630], xmm6
    movdqa xmm6, xmmword ptr [esp + 0x570]
    imul esi, eax
    movzx eax, byte ptr [esp + 0x2c]
    add edx, edi
    pmuludq xmm3, xmm0
    pshufd xmm2, xmm1, 0xe8
    mov edi, dword ptr [esp + 0x340]
    movdqa xmm1, xmmword ptr [esp + 0x30]
    add esi, edx
    pshufd xmm0, xmm3, 0xe8
    punpckldq xmm2, xmm0
    movaps xmm0, xmm7
    shr esi, 0x18
    shufps xmm0, xmm7, 0x55
    lea edx, [eax + eax]
    movd ebp, xmm0
    pshufd xmm0, xmm2, 0xee
    pand xmm1, xmm5
    not edx
    paddd xmm0, xmm2
    and edx, eax
    pshufd xmm2, xmm0, 0x55
    movd eax, xmm7
    imul edx, edx, 0x8040201
    paddd xmm2, xmm0
    imul eax, esi
    pxor xmm0, xmm0
    shr edx, 0x3
    movd esi, xmm2
    movdqa xmm2, xmmword ptr [esp + 0x110]
    psadbw xmm6, xmm0
    and edx, 0x11111111
    imul edx, edx, 0x11111111
    shr edx, 0x1c
    imul edx, ebp
    mov ebp, 0xfefefefe
    psadbw xmm2, xmm0
    add edx, eax
    mov eax, edi
    add esi, edx
    mov edx, 0x7f7f7f7f
    mov dword ptr [esp + 0x510], esi
    mov esi, dword ptr [esp + 0x18]
    and ebx, edx
    and ecx, edx
    shld eax, esi, 0x1
    and eax, ebp
    or ebx, eax
    lea eax, [esi + esi]
    and eax, ebp
    or ebx, dword ptr [esp + 0x4c]
    or ecx, eax
    or ecx, dword ptr [esp + 0x48]
    and ebx, edi
    and ecx, esi
    mov eax, ecx
    or eax, ebx
    je .L57
    mov ebp, dword ptr [esp + 0x4]
    movdqa xmm5, xmmword ptr [esp + 0x520]
    mov edi, dword ptr [esp + 0x510]
    nop
.L56:
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
    add edi, dword ptr [ebp + 4*eax + 0x608]
    and ebx, esi
    mov eax, ecx
    or eax, ebx
    jne .L56
    jmp .L58
.L57:
    mov ebp, dword ptr [esp + 0x4]
    movdqa xmm5, xmmword ptr [esp + 0x520]
    mov edi, dword ptr [esp + 0x510]
.L58:
    mov ecx, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x340]
    lea eax, [ebp + 0x8]
    psadbw xmm1, xmm0
    packssdw xmm6, xmm2
    mov dword ptr [esp + 0x460], eax
    mov eax, ecx
    or eax, edx
    je .L60
    mov eax, ecx
    mov ecx, edx
    mov ebx, edi
    nop
.L59:
    tzcnt edx, ecx
    tzcnt esi, eax
    mov edi, ecx
    add edx, 0x20
    test eax, eax
    cmovne edx, esi
    mov esi, eax
    add esi, -0x1
    adc edi, -0x1
    and eax, esi
    and ecx, edi
    lea edi, [ebp + 0x8]
    add ebx, dword ptr [edi + 4*edx]
    mov edx, eax
    or edx, ecx
    jne .L59
    jmp .L61
.L60:
    mov ebx, edi
.L61:
    movd ecx, xmm1
    movdqa xmm1, xmmword ptr [esp + 0x430]
    mov dword ptr [esp + 0x510], ebx
    movd edx, xmm6
    mov dword ptr [esp + 0x270], edx
    mov dword ptr [esp + 0x12c], ecx
    movdqa xmm0, xmm1
    psrlq xmm0, 0x10
    por xmm0, xmm1
    movdqa xmm1, xmmword ptr [esp + 0x390]
    por xmm0, xmm1
    psrlq xmm0, 0x10
    por xmm0, xmm1
    movdqa xmm7, xmm0
    psrlq xmm7, 0x20
    por xmm7, xmm0
    pshufd xmm2, xmm7, 0xee
    movdqa xmm1, xmm7
    pshufd xmm0, xmm7, 0xff
    por xmm1, xmm2
    pshufd xmm3, xmm1, 0x55
    movd edi, xmm1
    pshufd xmm1, xmm6, 0xee
    movd ebx, xmm3
    mov dword ptr [esp + 0x128], edi
    or edi, dword ptr [esp + 0x1bc]
    mov dword ptr [esp + 0x130], ebx
    or ebx, dword ptr [esp + 0x540]
    not edi
    not ebx
    and edi, dword ptr [esp + 0x18]
    and ebx, dword ptr [esp + 0x340]
    mov eax, edi
    or eax, ebx
    movd eax, xmm1
    pshufd xmm1, xmm6, 0xff
    lea esi, [eax + edx]
    mov dword ptr [esp + 0x370], eax
    movd eax, xmm1
    movzx edx, byte ptr [esp + 0xb]
    mov dword ptr [esp + 0x390], eax
    lea eax, [esi + 2*eax]
    mov dword ptr [esp + 0x470], esi
    movzx esi, byte ptr [esp + 0x420]
    mov dword ptr [esp + 0x4e8], eax
    mov dword ptr [esp + 0x10], edx
    mov dword ptr [esp + 0xb0], esi
    je .L70
    lea eax, [4*ecx]
    mov dword ptr [esp + 0x110], 0x0
    neg eax
    mov dword ptr [esp + 0x3d0], eax
    lea eax, [ebp + 0x6a8]
    mov dword ptr [esp + 0x430], eax
    mov eax, dword ptr [esp + 0xc]
    or eax, dword ptr [esp + 0x290]
    mov dword ptr [esp + 0x3c0], eax
    mov eax, dword ptr [esp + 0x190]
    or eax, dword ptr [esp + 0x1e0]
    mov dword ptr [esp + 0x134], eax
    lea eax, [ebp + 0x6c8]
    mov dword ptr [esp + 0x440], eax
    lea eax, [ebp + 0x6e8]
    mov dword ptr [esp + 0xf4], eax
    mov eax, dword ptr [esp + 0x230]
    xor eax, 0x7
    mov dword ptr [esp + 0x94], eax
    mov eax, dword ptr [esp + 0x1c4]
    movzx eax, byte ptr [eax + 0x93]
    mov byte ptr [esp + 0x3b0], al
    jmp .L64
    nop
.L62:
    mov ebp, dword ptr [esp + 0x4]
.L63:
    mov eax, dword ptr [esp + 0x210]
    mov ecx, dword ptr [esp + 0x1f0]
    and edi, eax
    and ebx, ecx
    mov eax, edi
    or eax, ebx
    je .L71
.L64:
    tzcnt edx, ebx
    tzcnt eax, edi
    mov esi, dword ptr [esp + 0x110]
    mov dword ptr [esp + 0xa0], edi
    mov dword ptr [esp + 0x50], ebx
    add edx, 0x20
    test edi, edi
    cmovne edx, eax
    add edi, -0x1
    mov eax, edx
    adc ebx, -0x1
    mov dword ptr [esp + 0x210], edi
    shr al, 0x3
    mov dword ptr [esp + 0x1f0], ebx
    mov ebx, dword ptr [esp + 0x10]
    movzx ecx, al
    mov eax, edx
    add esi, dword ptr [ebp + 4*ecx + 0x648]
    mov dword ptr [esp + 0x30], ecx
    mov ecx, edx
    add al, 0x8
    and ecx, 0x7
    and al, 0x3f
    mov edi, ebx
    mov byte ptr [esp + 0x1d0], al
    sub edi, ecx
    mov dword ptr [esp + 0x110], esi
    mov esi, ecx
    sub esi, ebx
    mov ebx, eax
    mov eax, dword ptr [esp + 0x230]
    cmovb esi, edi
    shr bl, 0x3
    movzx edi, bl
    mov dword ptr [esp + 0x170], esi
    mov ebx, edi
    mov ebp, eax
    sub ebp, edi
    sub ebx, eax
    mov eax, dword ptr [esp + 0x4]
    cmovb ebx, ebp
    cmp esi, ebx
    cmova ebx, esi
    mov esi, dword ptr [esp + 0x30]
    imul ebx, dword ptr [eax + 4*esi + 0x668]
    mov eax, dword ptr [esp + 0xb0]
    mov ebp, eax
    add ebx, dword ptr [esp + 0x110]
    sub ebp, ecx
    sub ecx, eax
    mov eax, dword ptr [esp + 0x2a0]
    cmovb ecx, ebp
    mov ebp, eax
    sub ebp, edi
    sub edi, eax
    mov eax, 0x1
    cmovb edi, ebp
    cmp ecx, edi
    cmova edi, ecx
    mov ecx, dword ptr [esp + 0x4]
    imul edi, dword ptr [ecx + 4*esi + 0x688]
    xor esi, esi
    mov ecx, edx
    shld esi, eax, cl
    mov eax, 0x0
    add edi, ebx
    mov dword ptr [esp + 0x110], edi
    mov edi, 0x1
    shl edi, cl
    test dl, 0x20
    cmovne esi, edi
    cmovne edi, eax
    mov ebx, esi
    mov ebp, esi
    shr ebx, 0x8
    shld ebp, edi, 0x18
    or ebx, esi
    or ebp, edi
    mov ecx, ebx
    mov esi, ebx
    shr ecx, 0x10
    shld esi, ebp, 0x10
    or ecx, ebx
    or esi, ebp
    or esi, ecx
    mov edi, ecx
    mov ebx, esi
    and edi, dword ptr [esp + 0x16c]
    and ebx, dword ptr [esp + 0x4b0]
    or ebx, edi
    je .L65
    mov eax, dword ptr [esp + 0x4]
    mov ecx, dword ptr [esp + 0x110]
    add ecx, dword ptr [eax + 0x94c]
    mov dword ptr [esp + 0x110], ecx
    jmp .L66
    nop
.L65:
    and esi, dword ptr [esp + 0x330]
    and ecx, dword ptr [esp + 0x288]
    or ecx, esi
    je .L66
    mov ecx, dword ptr [esp + 0x4]
    mov eax, dword ptr [esp + 0x110]
    add eax, dword ptr [ecx + 0x950]
    mov dword ptr [esp + 0x110], eax
.L66:
    movzx edx, byte ptr [esp + 0x1d0]
    xor edi, edi
    mov eax, 0x1
    mov ebx, 0x1
    mov esi, 0x1010101
    mov ebp, 0x1010101
    mov ecx, edx
    shld edi, eax, cl
    shl ebx, cl
    shld esi, esi, cl
    shl ebp, cl
    mov ecx, dword ptr [esp + 0x290]
    test dl, 0x20
    mov eax, 0x0
    cmovne edi, ebx
    cmovne esi, ebp
    cmovne ebx, eax
    cmovne ebp, eax
    movzx eax, dl
    cmovne ecx, dword ptr [esp + 0x1e0]
    bt ecx, eax
    mov ecx, dword ptr [esp + 0x430]
    jae .L69
.L67:
    mov edx, dword ptr [esp + 0x30]
    mov eax, dword ptr [esp + 0x110]
    add eax, dword ptr [ecx + 4*edx]
    mov dword ptr [esp + 0x110], eax
.L68:
    mov eax, dword ptr [esp + 0x390]
    mov ecx, dword ptr [esp + 0x470]
    mov edi, dword ptr [esp + 0xa0]
    mov ebx, dword ptr [esp + 0x50]
    lea eax, [ecx + 2*eax]
    cmp eax, dword ptr [esp + 0x3d0]
    mov eax, dword ptr [esp + 0x1e0]
    jne .L62
    and ebp, dword ptr [esp + 0x290]
    and esi, eax
    or esi, ebp
    jne .L62
    xor dl, 0x7
    mov eax, 0x5
    mov ebp, dword ptr [esp + 0x4]
    movzx ecx, dl
    cmp dl, 0x5
    mov edx, dword ptr [esp + 0x170]
    cmovae ecx, eax
    mov eax, dword ptr [esp + 0x94]
    cmp edx, eax
    cmovbe edx, eax
    add cl, byte ptr [esp + 0x3b0]
    mov eax, dword ptr [esp + 0x110]
    cmp cl, dl
    jae .L63
    add eax, dword ptr [ebp + 0x954]
    mov dword ptr [esp + 0x110], eax
    jmp .L63
.L69:
    mov eax, ebp
    mov ecx, esi
    and eax, dword ptr [esp + 0x3c0]
    and ecx, dword ptr [esp + 0x134]
    or ecx, eax
    mov ecx, dword ptr [esp + 0xf4]
    je .L67
    and ebx, dword ptr [esp + 0xc]
    and edi, dword ptr [esp + 0x190]
    mov ecx, dword ptr [esp + 0x440]
    or edi, ebx
    je .L67
    mov edx, dword ptr [esp + 0x30]
    jmp .L68
.L70:
    mov dword ptr [esp + 0x110], 0x0
.L71:
    mov edi, dword ptr [esp + 0x130]
    mov ebx, dword ptr [esp + 0x128]
    mov edx, dword ptr [esp + 0x18]
    movd esi, xmm0
    movd ecx, xmm2
    mov dword ptr [esp + 0x408], ecx
    mov dword ptr [esp + 0x404], esi
    not edi
    not ebx
    and edi, dword ptr [esp + 0x340]
    and ebx, edx
    and ebx, dword ptr [esp + 0x1bc]
    and edi, dword ptr [esp + 0x540]
    mov eax, ebx
    or eax, edi
    je .L75
    mov ebp, dword ptr [esp + 0x378]
    mov dword ptr [esp + 0x128], ebx
    mov ebx, dword ptr [esp + 0x37c]
    mov ecx, 0xfefefefe
    mov eax, 0xfefefefe
    mov dword ptr [esp + 0x130], edi
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
    mov dword ptr [esp + 0x30], edi
    mov edi, dword ptr [esp + 0x408]
    and ebx, esi
    or esi, eax
    mov eax, edi
    shr eax
    and eax, ecx
    lea ecx, [edi + edi]
    and eax, ecx
    mov ecx, dword ptr [esp + 0x404]
    not eax
    and eax, edx
    or eax, dword ptr [esp + 0x30]
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
    and eax, dword ptr [esp + 0x128]
    and ecx, dword ptr [esp + 0x130]
    mov edx, eax
    or edx, ecx
    je .L73
    mov ebp, dword ptr [esp + 0x4]
    xor edx, edx
    nop
.L72:
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
    add edx, dword ptr [ebp + 4*esi + 0x628]
    and ecx, ebx
    mov esi, eax
    or esi, ecx
    jne .L72
    jmp .L74
.L73:
    xor edx, edx
.L74:
    add dword ptr [esp + 0x110], edx
    mov edx, dword ptr [esp + 0x18]
.L75:
    mov ebx, dword ptr [esp + 0x274]
    mov esi, 0xffffffff
    mov eax, 0xffffffff
    xor edi, edi
    movd xmm0, dword ptr [esp + 0x1c0]
    movd xmm2, dword ptr [esp + 0x158]
    mov ecx, ebx
    and cl, 0x18
    shl esi, cl
    test bl, 0x20
    mov ecx, esi
    cmove esi, eax
    mov eax, dword ptr [esp + 0x154]
    cmovne ecx, edi
    mov edi, esi
    and esi, dword ptr [esp + 0x180]
    and edi, dword ptr [esp + 0x340]
    or dword ptr [esp + 0x138], eax
    mov eax, dword ptr [esp + 0xf0]
    mov dword ptr [esp + 0x30], esi
    or dword ptr [esp + 0x13c], eax
    mov eax, ecx
    and ecx, dword ptr [esp + 0x1a0]
    and eax, edx
    mov dword ptr [esp + 0x1f0], eax
    movzx eax, byte ptr [esp + 0x420]
    mov dword ptr [esp + 0xa0], ecx
    test al, al
    je .L76
    cmp dword ptr [esp + 0xb0], 0x7
    mov ah, al
    jne .L77
    mov ah, 0x6
    jmp .L77
.L76:
    mov ah, 0x1
.L77:
    mov ecx, dword ptr [esp + 0x138]
    mov byte ptr [esp + 0x170], ah
    dec ah
    mov ebx, dword ptr [esp + 0x1f0]
    mov esi, 0x1010101
    mov ebp, 0x1010101
    mov dword ptr [esp + 0x1d0], edi
    punpckldq xmm2, xmm0
    and ecx, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x50], ecx
    mov ecx, dword ptr [esp + 0x13c]
    and ecx, dword ptr [esp + 0x2b0]
    mov dword ptr [esp + 0x210], ecx
    mov cl, ah
    and cl, 0x7
    shl esi, cl
    shl ebp, cl
    and edi, esi
    and ebx, ebp
    tzcnt ecx, edi
    tzcnt edx, ebx
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, edx
    shr ecx, 0x3
    or ebx, edi
    mov ebx, 0x0
    cmove ecx, ebx
    and esi, dword ptr [esp + 0x30]
    and ebp, dword ptr [esp + 0xa0]
    tzcnt edi, esi
    tzcnt edx, ebp
    add edi, 0x20
    test ebp, ebp
    cmovne edi, edx
    lea edx, [ecx + 0x1]
    shr edi, 0x3
    or ebp, esi
    cmove edi, ebx
    test ecx, ecx
    setne al
    cmp edx, edi
    sete dl
    xor ebx, ebx
    and dl, al
    movzx esi, dl
    shl esi, 0x5
    cmp ah, byte ptr [esp + 0x420]
    mov eax, dword ptr [esp + 0x460]
    sete bl
    add esi, eax
    shl ebx, 0x5
    add ebx, eax
    mov eax, dword ptr [esp + 0x50]
    mov edx, dword ptr [ebx + 4*ecx + 0x700]
    add edx, dword ptr [esi + 4*edi + 0x740]
    or eax, dword ptr [esp + 0x210]
    je .L78
    or edi, ecx
    jne .L78
    mov eax, dword ptr [esp + 0x4]
    add edx, dword ptr [eax + 0x958]
.L78:
    movzx ebx, byte ptr [esp + 0x170]
    mov edi, dword ptr [esp + 0x1d0]
    mov eax, dword ptr [esp + 0x1f0]
    mov esi, 0x1010101
    mov ebp, 0x1010101
    mov dword ptr [esp + 0xf0], edx
    movdqa xmm0, xmm2
    psrlw xmm0, 0x1
    mov ecx, ebx
    mov bh, bl
    shl esi, cl
    shl ebp, cl
    inc bh
    and edi, esi
    and eax, ebp
    tzcnt ecx, edi
    tzcnt edx, eax
    add ecx, 0x20
    test eax, eax
    cmovne ecx, edx
    xor edx, edx
    shr ecx, 0x3
    or eax, edi
    cmove ecx, edx
    and esi, dword ptr [esp + 0x30]
    and ebp, dword ptr [esp + 0xa0]
    tzcnt edi, esi
    tzcnt eax, ebp
    add edi, 0x20
    test ebp, ebp
    cmovne edi, eax
    shr edi, 0x3
    or ebp, esi
    mov ebp, dword ptr [esp + 0xf0]
    cmove edi, edx
    test ecx, ecx
    lea edx, [ecx + 0x1]
    setne al
    cmp edx, edi
    sete dl
    and dl, al
    xor eax, eax
    movzx esi, dl
    mov edx, dword ptr [esp + 0x460]
    shl esi, 0x5
    cmp bl, byte ptr [esp + 0x420]
    sete al
    add esi, edx
    shl eax, 0x5
    add eax, edx
    add ebp, dword ptr [eax + 4*ecx + 0x700]
    mov eax, dword ptr [esp + 0x50]
    add ebp, dword ptr [esi + 4*edi + 0x740]
    or eax, dword ptr [esp + 0x210]
    je .L79
    mov eax, dword ptr [esp + 0x4]
    or edi, ecx
    jne .L79
    add ebp, dword ptr [eax + 0x958]
.L79:
    mov edx, dword ptr [esp + 0x1d0]
    mov cl, bh
    mov byte ptr [esp + 0x1d0], bh
    mov ebx, dword ptr [esp + 0x1f0]
    mov edi, 0x1010101
    mov esi, 0x1010101
    pand xmm0, xmmword ptr [esp + 0x480]
    and cl, 0x7
    shl edi, cl
    shl esi, cl
    and edx, edi
    and ebx, esi
    tzcnt ecx, edx
    tzcnt eax, ebx
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    shr ecx, 0x3
    or ebx, edx
    mov edx, dword ptr [esp + 0x30]
    mov ebx, 0x0
    cmove ecx, ebx
    and edx, edi
    mov edi, dword ptr [esp + 0xa0]
    and edi, esi
    tzcnt esi, edx
    add esi, 0x20
    tzcnt eax, edi
    test edi, edi
    cmovne esi, eax
    shr esi, 0x3
    or edi, edx
    lea edx, [ecx + 0x1]
    mov edi, dword ptr [esp + 0x460]
    cmove esi, ebx
    test ecx, ecx
    movzx ebx, byte ptr [esp + 0x1d0]
    setne al
    cmp edx, esi
    sete dl
    and dl, al
    xor eax, eax
    movzx edx, dl
    shl edx, 0x5
    cmp bl, byte ptr [esp + 0x420]
    sete al
    add edx, edi
    shl eax, 0x5
    add eax, edi
    add ebp, dword ptr [eax + 4*ecx + 0x700]
    mov eax, dword ptr [esp + 0x210]
    add ebp, dword ptr [edx + 4*esi + 0x740]
    or dword ptr [esp + 0x50], eax
    je .L80
    mov edx, dword ptr [esp + 0x44]
    or esi, ecx
    jne .L81
    mov eax, dword ptr [esp + 0x4]
    add ebp, dword ptr [eax + 0x958]
    jmp .L81
.L80:
    mov edx, dword ptr [esp + 0x44]
.L81:
    mov eax, dword ptr [esp + 0x48]
    mov esi, dword ptr [esp + 0x90]
    mov edi, dword ptr [esp + 0x240]
    movdqa xmm1, xmm2
    mov dword ptr [esp + 0xf0], ebp
    mov dword ptr [esp + 0x30], 0xff000000
    psubb xmm1, xmm0
    not eax
    mov ecx, esi
    not edi
    mov dword ptr [esp + 0x154], eax
    xor eax, eax
    or ecx, edx
    mov ecx, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x130], edi
    setne al
    add ecx, eax
    cmp ecx, 0x2
    mov ecx, dword ptr [esp + 0x250]
    not ecx
    mov dword ptr [esp + 0x1bc], ecx
    mov ecx, 0x0
    jl .L89
    mov edi, dword ptr [esp + 0x15c]
    mov ecx, dword ptr [esp + 0x160]
    mov eax, dword ptr [esp + 0x148]
    movdqa xmm3, xmm1
    or edi, dword ptr [esp + 0x318]
    or ecx, dword ptr [esp + 0x32c]
    not eax
    or edi, dword ptr [esp + 0x130]
    or ecx, dword ptr [esp + 0x1bc]
    and edi, eax
    mov eax, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0xc]
    not eax
    and ecx, eax
    mov eax, dword ptr [esp + 0x60]
    mov dword ptr [esp + 0x70], edi
    and ecx, dword ptr [esp + 0x190]
    and eax, edi
    mov edi, dword ptr [esp + 0xd0]
    movd xmm0, eax
    mov eax, dword ptr [esp + 0x100]
    mov dword ptr [esp + 0x60], ecx
    and eax, ecx
    movd xmm1, eax
    mov eax, dword ptr [esp + 0x4]
    punpckldq xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    pand xmm1, xmmword ptr [edi + .C0]
    psubb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm0, 0x2
    pand xmm1, xmm4
    pand xmm0, xmm4
    paddb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x4
    paddb xmm1, xmm0
    pxor xmm0, xmm0
    pand xmm1, xmmword ptr [edi + .C2]
    psadbw xmm0, xmm1
    movd ecx, xmm0
    imul ecx, dword ptr [eax + 0x994]
    mov eax, dword ptr [esp + 0x150]
    lea ebx, [eax + 2*eax]
    add ecx, dword ptr [esp + 0x80]
    mov ebp, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 8]
    mov esi, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x100], ecx
    mov ecx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    and ebp, dword ptr [esp + 0x1e0]
    and eax, dword ptr [esp + 0x290]
    imul ecx, eax
    imul ebp, edx
    mul edx
    add ebp, edx
    mov edx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    add ebp, ecx
    movzx ecx, byte ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    mov ecx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    cmove ebp, eax
    mov eax, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    and esi, dword ptr [esp + 0x1e0]
    add ebp, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 16]
    and eax, dword ptr [esp + 0x290]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    mov edx, dword ptr [esp + 0x2b0]
    add esi, ecx
    movzx ecx, byte ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    not edx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    mov eax, dword ptr [esp + 0x70]
    add esi, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebx, dword ptr [esp + 0x220]
    and eax, dword ptr [esp + 0x24]
    or eax, dword ptr [esp + 0x130]
    mov ecx, eax
    mov eax, dword ptr [esp + 0x14]
    not eax
    and eax, ecx
    mov ecx, dword ptr [esp + 0x60]
    and ecx, dword ptr [esp + 0x20]
    or ecx, dword ptr [esp + 0x1bc]
    and edx, ecx
    mov ecx, dword ptr [esp + 0x26c]
    lea ecx, [edi + ecx + plywright::board::geometry::AROUND]
    mov edi, dword ptr [esp + 0x3e0]
    and ebx, dword ptr [ecx]
    and edi, dword ptr [ecx + 0x4]
    mov ecx, dword ptr [esp + 0xd0]
    and ebx, eax
    mov ecx, dword ptr [ecx + 8*esi + plywright::sliders::magic::TABLE]
    and edi, edx
    and ecx, eax
    mov dword ptr [esp + 0x60], ecx
    mov ecx, dword ptr [esp + 0xd0]
    mov esi, dword ptr [ecx + 8*esi + plywright::sliders::magic::TABLE + 4]
    and esi, edx
    or edi, ebx
    je .L82
    mov ebx, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp + 0x100]
    add edi, dword ptr [ebx + 0x808]
    mov dword ptr [esp + 0x100], edi
    jmp .L83
.L82:
    mov ebx, dword ptr [esp + 0x4]
.L83:
    mov edi, dword ptr [esp + 0xd0]
    mov ecx, dword ptr [esp + 0x60]
    movdqa xmm1, xmm3
    and eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE]
    and edx, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 4]
    mov ebp, dword ptr [esp + 0x200]
    mov edi, dword ptr [esp + 0x2c0]
    and ebp, ecx
    and edi, esi
    or edi, ebp
    je .L84
    mov edi, dword ptr [esp + 0x100]
    add edi, dword ptr [ebx + 0x80c]
    jmp .L85
.L84:
    mov edi, dword ptr [esp + 0x100]
.L85:
    or esi, edx
    or ecx, eax
    and eax, dword ptr [esp + 0x320]
    and edx, dword ptr [esp + 0x31c]
    or edx, eax
    je .L86
    add edi, dword ptr [ebx + 0x810]
.L86:
    and ecx, dword ptr [esp + 0x4a0]
    and esi, dword ptr [esp + 0x140]
    mov edx, dword ptr [esp + 0x44]
    or esi, ecx
    je .L87
    add edi, dword ptr [ebx + 0x814]
.L87:
    mov esi, dword ptr [esp + 0x90]
    cmp byte ptr [esp + 0x590], 0x0
    je .L88
    sub edi, dword ptr [ebx + 0x998]
.L88:
    xor eax, eax
    test edi, edi
    mov ecx, 0x3ff
    cmovg eax, edi
    mov edi, dword ptr [ebx + 0x99c]
    cmp eax, 0x3ff
    cmovl ecx, eax
    imul edi, ecx
    imul edi, ecx
    mov ecx, dword ptr [ebx + 0x9a0]
    sar edi, 0xc
    cmp ecx, edi
    cmovl edi, ecx
    mov ecx, dword ptr [ebx + 0x9a4]
    imul ecx, edi
    and ecx, -0x40
    shl ecx, 0xa
    add ecx, edi
.L89:
    movdqa xmm0, xmm5
    mov eax, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x4e0], ecx
    mov ebp, 0x55555500
    movdqa xmmword ptr [esp + 0x540], xmm2
    movdqa xmm2, xmm1
    por xmm0, xmmword ptr [esp + 0x580]
    psrlw xmm2, 0x2
    movd ecx, xmm0
    pshufd xmm0, xmm0, 0x55
    and eax, ecx
    mov dword ptr [esp + 0x90], ecx
    movd ecx, xmm0
    mov dword ptr [esp + 0x14], eax
    or eax, dword ptr [esp + 0x330]
    mov dword ptr [esp + 0x150], ecx
    or eax, esi
    mov esi, dword ptr [esp + 0xc8]
    mov dword ptr [esp + 0x60], eax
    mov eax, dword ptr [esp + 0x2b0]
    and eax, ecx
    mov dword ptr [esp + 0x2b0], eax
    or eax, dword ptr [esp + 0x288]
    or eax, edx
    mov edx, dword ptr [esp + 0x350]
    mov dword ptr [esp + 0x100], eax
    mov eax, dword ptr [esp + 0x290]
    mov ecx, eax
    mov edi, eax
    mov eax, dword ptr [esp + 0xec]
    not ecx
    or edx, edi
    mov edi, dword ptr [esp + 0xc]
    not edx
    and ecx, eax
    shl ecx, 0x8
    not edi
    and ecx, 0xff000000
    mov dword ptr [esp + 0xf4], edi
    or ecx, eax
    mov eax, dword ptr [esp + 0x2d0]
    or eax, dword ptr [esp + 0x1e0]
    not eax
    and esi, eax
    mov eax, dword ptr [esp + 0x240]
    or eax, edi
    and eax, edx
    mov edx, dword ptr [esp + 0x250]
    and eax, ecx
    mov ecx, dword ptr [esp + 0x190]
    mov ebx, eax
    shl ebx, 0x9
    not ecx
    or edx, ecx
    mov dword ptr [esp + 0x440], ecx
    mov ecx, 0xfefefefe
    and edx, esi
    mov esi, 0xfefefefe
    mov edi, edx
    shld edi, eax, 0x9
    add esi, 0xffff0102
    adc ecx, -0x1
    and esi, ebx
    shld edx, eax, 0x7
    shl eax, 0x7
    mov ebx, 0x7f7f7f7f
    and ecx, edi
    mov edi, 0x7f7f7f7f
    add edi, 0xffff8081
    adc ebx, -0x1
    and edi, eax
    mov eax, 0x55555555
    and ebx, edx
    or edi, esi
    mov esi, dword ptr [esp + 0x100]
    or ebx, ecx
    mov ecx, dword ptr [esp + 0x60]
    mov dword ptr [esp + 0x80], edi
    and esi, dword ptr [esp + 0x27c]
    and ecx, dword ptr [esp + 0x154]
    and esi, ebx
    mov edx, esi
    and ecx, edi
    mov edi, esi
    shld edi, ecx, 0x1f
    shr edx
    add ebp, 0xffffab00
    adc eax, -0x1
    and edi, ebp
    mov dword ptr [esp + 0x70], ebp
    and edx, eax
    sub ecx, edi
    mov dword ptr [esp + 0x50], eax
    mov eax, 0x33333300
    mov edi, 0x33333333
    sbb esi, edx
    add eax, 0xffffcd00
    adc edi, -0x1
    mov edx, esi
    mov dword ptr [esp + 0xa0], eax
    and edx, edi
    mov ebp, edi
    mov dword ptr [esp + 0x220], edi
    mov edi, esi
    shr esi, 0x2
    shld edi, ecx, 0x1e
    and ecx, eax
    and esi, ebp
    mov ebp, dword ptr [esp + 0x80]
    and edi, eax
    add edi, ecx
    adc esi, edx
    mov edx, 0x1010101
    mov eax, esi
    mov ecx, esi
    shld eax, edi, 0x1c
    shr ecx, 0x4
    add eax, edi
    adc ecx, esi
    mov esi, 0xf0f0f00
    mov dword ptr [esp + 0x3b0], ecx
    add esi, 0xfffff100
    mov ecx, 0xf0f0f0f
    adc ecx, -0x1
    and ebx, dword ptr [esp + 0x180]
    and ebp, dword ptr [esp + 0x1a0]
    and eax, esi
    mov dword ptr [esp + 0x26c], ecx
    mov dword ptr [esp + 0xec], eax
    mul edx
    mov eax, dword ptr [esp + 0x220]
    mov dword ptr [esp + 0x94], edx
    mov edi, ebx
    mov ecx, ebx
    shld edi, ebp, 0x1f
    shr ecx
    and edi, dword ptr [esp + 0x70]
    and ecx, dword ptr [esp + 0x50]
    sub ebp, edi
    sbb ebx, ecx
    mov edi, ebp
    mov ecx, ebx
    mov edx, ebx
    shr ebx, 0x2
    and ecx, eax
    and ebx, eax
    mov eax, dword ptr [esp + 0xa0]
    shld edx, ebp, 0x1e
    mov ebp, dword ptr [esp + 0x4]
    and edi, eax
    and edx, eax
    add edx, edi
    mov edi, 0x1010101
    adc ebx, ecx
    mov eax, ebx
    mov ecx, ebx
    shld eax, edx, 0x1c
    shr ecx, 0x4
    add eax, edx
    mov edx, dword ptr [esp + 0x1a0]
    adc ecx, ebx
    and eax, esi
    mov esi, dword ptr [esp + 0x180]
    mov dword ptr [esp + 0x3c0], ecx
    mov dword ptr [esp + 0xc8], eax
    mov ecx, esi
    shld esi, edx, 0x7
    mul edi
    shl ecx, 0x9
    mov dword ptr [esp + 0x128], edx
    mov edx, 0xffff
    and ecx, 0x800000
    add dword ptr [esp + 0x30], 0x1000000
    adc edx, 0x0
    and edx, esi
    mov esi, dword ptr [esp + 0x2fc]
    or edx, ecx
    and edx, dword ptr [esp + 0x2f8]
    mov eax, edx
    shr eax
    and eax, 0x400000
    sub edx, eax
    mov eax, edx
    shr edx, 0x2
    and eax, 0x33010000
    and edx, 0x33300000
    add edx, eax
    mov eax, dword ptr [esp + 0x1e0]
    mov ecx, edx
    shr ecx, 0x4
    add ecx, edx
    mov edx, dword ptr [esp + 0x290]
    and ecx, 0xf070000
    imul ecx, edi
    mov edi, 0x0
    shr ecx, 0x18
    shld eax, edx, 0x10
    mov edx, dword ptr [esp + 0x1b8]
    mov dword ptr [esp + 0x2f8], eax
    and edx, eax
    mov eax, edx
    and edx, 0x10
    shr eax
    and eax, 0x4
    lea eax, [eax + 2*edx]
    mov edx, 0x33333300
    and esi, eax
    mov eax, dword ptr [ebp + 0x91c]
    mov dword ptr [esp + 0x2fc], eax
    imul ecx, eax
    mov eax, esi
    shr eax
    and eax, -0x10
    sub esi, eax
    lea eax, [edx + 0x30]
    lea edx, [edx + 0x31]
    sbb edi, edi
    and eax, esi
    shrd esi, edi, 0x2
    and edx, esi
    add edx, eax
    mov eax, 0x33333333
    and edi, eax
    mov eax, 0xf0f0f00
    add edi, edi
    add eax, 0xf
    mov esi, edi
    mov ebx, edi
    shld esi, edx, 0x1c
    shr ebx, 0x4
    add esi, edx
    mov edx, 0x1010101
    adc ebx, edi
    and eax, esi
    mov edi, 0x1010101
    mov esi, eax
    imul esi, edx
    mul edx
    mov eax, 0xf0f0f0f
    and ebx, eax
    add edx, esi
    imul ebx, edi
    mov edi, dword ptr [ebp + 0x920]
    add ebx, edx
    mov edx, dword ptr [esp + 0x2d0]
    shr ebx, 0x18
    imul ebx, edi
    add ebx, ecx
    movzx ecx, byte ptr [esp + 0x420]
    not edx
    mov dword ptr [esp + 0x134], edx
    mov eax, ecx
    dec al
    cmp al, 0x2
    jae .L91
    cmp cl, 0x2
    mov ecx, 0x303
    mov eax, 0x101
    mov edx, dword ptr [esp + 0x4b0]
    mov esi, dword ptr [esp + 0x3a0]
    cmove eax, ecx
    mov ecx, dword ptr [esp + 0x36c]
.L90:
    test byte ptr [esp + 0x274], 0x38
    jne .L92
    and eax, dword ptr [esp + 0x2c]
    movdqa xmm3, xmm1
    and eax, edx
    mov edx, dword ptr [esp + 0x4]
    movd xmm0, eax
    mov eax, dword ptr [esp + 0xd0]
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    pand xmm1, xmmword ptr [eax + .C0]
    psubb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm0, 0x2
    pand xmm1, xmm4
    pand xmm0, xmm4
    paddb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x4
    paddb xmm1, xmm0
    pxor xmm0, xmm0
    pand xmm1, xmmword ptr [eax + .C2]
    psadbw xmm0, xmm1
    movdqa xmm1, xmm3
    movd eax, xmm0
    imul eax, dword ptr [edx + 0x924]
    add ebx, eax
    jmp .L92
.L91:
    mov ebp, dword ptr [esp + 0xb0]
    mov edx, dword ptr [esp + 0x4b0]
    mov esi, dword ptr [esp + 0x3a0]
    mov ecx, 0x99
    mov eax, 0xc0c0
    bt ecx, ebp
    jae .L150
    mov ecx, dword ptr [esp + 0x36c]
.L92:
    imul ecx, dword ptr [esp + 0x270]
    imul esi, dword ptr [esp + 0x390]
    pshufd xmm0, xmm6, 0x55
    mov ebp, dword ptr [esp + 0x180]
    mov edx, dword ptr [esp + 0x14]
    pand xmm1, xmm4
    pand xmm2, xmm4
    movdqa xmmword ptr [esp + 0x570], xmm6
    mov dword ptr [esp + 0x44], edi
    mov dword ptr [esp + 0x274], ebx
    movdqa xmmword ptr [esp + 0x610], xmm7
    movd eax, xmm0
    mov dword ptr [esp + 0x1b8], eax
    add eax, -0x5
    add esi, ecx
    mov ecx, dword ptr [esp + 0x134]
    and edx, dword ptr [esp + 0x314]
    and ebp, dword ptr [esp + 0x440]
    imul esi, eax
    mov eax, dword ptr [esp + 0x1a0]
    and dword ptr [esp + 0x2b0], ecx
    mov dword ptr [esp + 0x14], edx
    and eax, dword ptr [esp + 0xf4]
    cmp dword ptr [esp + 0x370], 0x1
    jbe .L93
    mov ecx, dword ptr [esp + 0x4]
    add esi, dword ptr [ecx + 0x888]
.L93:
    mov ecx, dword ptr [esp + 0x100]
    movd xmm3, eax
    mov ebx, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp + 0x550]
    mov dword ptr [esp + 0x3a0], esi
    mov edx, dword ptr [esp + 0x2b0]
    mov esi, dword ptr [esp + 0x560]
    movss xmm0, dword ptr [esp + 0x240]
    movd xmm6, ebp
    paddb xmm1, xmm2
    movdqa xmmword ptr [esp + 0x30], xmm1
    mov eax, ecx
    and edi, ebx
    movd xmm7, ebx
    movaps xmmword ptr [esp + 0x200], xmm0
    movss xmm0, dword ptr [esp + 0x250]
    and esi, edx
    and ecx, dword ptr [esp + 0x440]
    movd xmm5, edx
    or eax, dword ptr [esp + 0x180]
    movaps xmmword ptr [esp + 0xa0], xmm0
    mov dword ptr [esp + 0x1d0], eax
    mov eax, dword ptr [esp + 0x60]
    mov ebp, eax
    mov ebx, eax
    or ebp, dword ptr [esp + 0x1a0]
    and ebx, dword ptr [esp + 0xf4]
    cmp dword ptr [esp + 0x270], 0x1
    jbe .L94
    mov dword ptr [esp + 0x80], esi
    mov edx, dword ptr [esp + 0x3a0]
    mov esi, dword ptr [esp + 0x4]
    movdqa xmm0, xmm5
    add edx, dword ptr [esi + 0x88c]
    mov esi, dword ptr [esp + 0x80]
    mov dword ptr [esp + 0x3a0], edx
    jmp .L95
.L94:
    movdqa xmm0, xmm5
.L95:
    movd xmm5, edi
    mov edx, dword ptr [esp + 0x1d0]
    movaps xmm1, xmmword ptr [esp + 0x5f0]
    movaps xmm2, xmmword ptr [esp + 0x5e0]
    punpckldq xmm7, xmm0
    movss xmm0, dword ptr [esp + 0x560]
    punpcklqdq xmm6, xmm3
    movss xmm3, dword ptr [esp + 0x550]
    and ebp, dword ptr [esp + 0x15c]
    movdqa xmmword ptr [esp + 0x80], xmm5
    movd xmm5, esi
    movdqa xmmword ptr [esp + 0x1d0], xmm5
    movd xmm5, ebx
    movdqa xmmword ptr [esp + 0x1f0], xmm5
    movd xmm5, ecx
    mov ecx, dword ptr [esp + 0x100]
    movlhps xmm1, xmm2
    movdqa xmmword ptr [esp + 0x2c0], xmm5
    movaps xmmword ptr [esp + 0x60], xmm0
    movss xmm0, dword ptr [esp + 0x48]
    movss xmm5, dword ptr [esp + 0x328]
    movaps xmmword ptr [esp + 0x210], xmm3
    movd xmm3, eax
    and edx, dword ptr [esp + 0x160]
    and eax, dword ptr [esp + 0x314]
    mov dword ptr [esp + 0x70], ebp
    movd xmm2, ecx
    and ecx, dword ptr [esp + 0x134]
    cmp dword ptr [esp + 0x390], 0x1
    movdqa xmmword ptr [esp + 0x220], xmm2
    movaps xmm2, xmmword ptr [esp + 0x200]
    movaps xmmword ptr [esp + 0x100], xmm0
    movss xmm0, dword ptr [esp + 0x4c]
    unpcklps xmm2, xmmword ptr [esp + 0xa0]
    movaps xmmword ptr [esp + 0xa0], xmm5
    movss xmm5, dword ptr [esp + 0x324]
    movaps xmmword ptr [esp + 0x50], xmm0
    movaps xmmword ptr [esp + 0x200], xmm2
    movdqa xmm2, xmmword ptr [esp + 0x30]
    psrlw xmm2, 0x4
    jbe .L96
    mov ebp, dword ptr [esp + 0x3a0]
    mov edi, dword ptr [esp + 0x4]
    add ebp, dword ptr [edi + 0x890]
    jmp .L97
.L96:
    mov ebp, dword ptr [esp + 0x3a0]
    mov edi, dword ptr [esp + 0x4]
.L97:
    movdqa xmm0, xmmword ptr [esp + 0x220]
    mov esi, dword ptr [esp + 0x70]
    punpcklqdq xmm7, xmmword ptr [esp + 0x200]
    and edx, dword ptr [esp + 0x440]
    and ecx, dword ptr [esp + 0x190]
    and eax, dword ptr [esp + 0xc]
    movdqa xmmword ptr [esp + 0x4c0], xmm4
    punpcklqdq xmm0, xmm3
    movaps xmm3, xmmword ptr [esp + 0x450]
    and esi, dword ptr [esp + 0xf4]
    cmp byte ptr [esp + 0x590], 0x0
    movdqa xmmword ptr [esp + 0x3e0], xmm7
    movdqa xmmword ptr [esp + 0x220], xmm0
    movaps xmm0, xmmword ptr [esp + 0x80]
    shufps xmm3, xmm1, 0x2e
    movaps xmm1, xmmword ptr [esp + 0xa0]
    mov dword ptr [esp + 0x70], esi
    movaps xmmword ptr [esp + 0x450], xmm3
    movaps xmm3, xmmword ptr [esp + 0x1f0]
    unpcklps xmm0, xmmword ptr [esp + 0x1d0]
    mov dword ptr [esp + 0x1d0], edx
    unpcklps xmm1, xmm5
    movaps xmmword ptr [esp + 0xa0], xmm1
    movaps xmm1, xmmword ptr [esp + 0x210]
    unpcklps xmm3, xmmword ptr [esp + 0x2c0]
    movaps xmmword ptr [esp + 0x80], xmm0
    movaps xmm0, xmmword ptr [esp + 0x580]
    unpcklps xmm1, xmmword ptr [esp + 0x60]
    movaps xmmword ptr [esp + 0x1f0], xmm3
    movdqa xmm3, xmmword ptr [esp + 0x30]
    shufps xmm0, xmm6, 0x2e
    mov dword ptr [esp + 0x60], eax
    movaps xmmword ptr [esp + 0x170], xmm0
    movaps xmmword ptr [esp + 0x210], xmm1
    movaps xmm1, xmmword ptr [esp + 0x50]
    paddb xmm3, xmm2
    movdqa xmmword ptr [esp + 0x30], xmm3
    unpcklpd xmm1, xmmword ptr [esp + 0x100]
    mov dword ptr [esp + 0x100], ecx
    movaps xmmword ptr [esp + 0x50], xmm1
    movsd xmm1, qword ptr [edi + 0x92c]
    movaps xmmword ptr [esp + 0x2c0], xmm1
    jne .L98
    mov ecx, dword ptr [edi + 0x89c]
    imul ecx, dword ptr [esp + 0x390]
    add ebp, ecx
.L98:
    mov esi, dword ptr [esp + 0x308]
    mov eax, dword ptr [esp + 0x4ec]
    movss xmm0, dword ptr [esp + 0x1a0]
    movaps xmm6, xmmword ptr [esp + 0x5b0]
    mov dword ptr [esp + 0x3a0], ebp
    mov edi, 0xfefefefe
    mov ebp, 0x7f7f7f7f
    movd xmm4, dword ptr [esp + 0x350]
    mov ebx, dword ptr [esp + 0xd0]
    pxor xmm2, xmm2
    mov edx, esi
    movlhps xmm6, xmm0
    shr esi
    movzx ecx, al
    movdqa xmm7, xmmword ptr [ebx + .C0]
    shld edx, eax, 0x1
    shufps xmm6, xmmword ptr [esp + 0x610], 0xe2
    and esi, ebp
    movd xmm0, ecx
    add ecx, ecx
    and edx, edi
    not ecx
    or esi, edx
    lea edx, [eax + eax]
    shr eax
    movd xmm3, ecx
    mov ecx, dword ptr [esp + 0x5a0]
    and edx, edi
    and eax, ebp
    not esi
    or eax, edx
    movaps xmm5, xmm6
    movd xmm1, esi
    mov edx, 0xffffffff
    mov esi, dword ptr [esp + 0x180]
    not eax
    movlhps xmm5, xmm0
    movd xmm0, eax
    mov eax, dword ptr [esp + 0x2f0]
    punpckldq xmm0, xmm1
    movd xmm1, dword ptr [esp + 0x2d0]
    punpcklqdq xmm0, xmmword ptr [esp + 0x500]
    punpckldq xmm4, xmm1
    movd xmm1, edx
    punpckldq xmm3, xmm1
    movdqa xmm1, xmm4
    pand xmm0, xmm6
    movdqa xmmword ptr [esp + 0x560], xmm4
    movaps xmm4, xmmword ptr [esp + 0x620]
    punpcklqdq xmm1, xmm3
    pshufd xmm3, xmm0, 0x55
    movd ebp, xmm0
    movd edx, xmm3
    movdqa xmm3, xmm0
    pand xmm1, xmm5
    movdqa xmm5, xmmword ptr [esp + 0x4c0]
    and eax, ebp
    not ebp
    psrlw xmm3, 0x1
    and ecx, edx
    not edx
    pand xmm3, xmm7
    psubb xmm0, xmm3
    movdqa xmm3, xmm0
    psrlw xmm0, 0x2
    pand xmm3, xmm5
    pand xmm0, xmm5
    paddb xmm0, xmm3
    movaps xmm3, xmmword ptr [esp + 0x2c0]
    movdqa xmm6, xmm0
    psrlw xmm6, 0x4
    paddb xmm6, xmm0
    movdqa xmm0, xmm1
    psrlw xmm0, 0x1
    pand xmm0, xmm7
    movdqa xmm7, xmmword ptr [esp + 0x490]
    psubb xmm1, xmm0
    movdqa xmm0, xmm1
    psrlw xmm1, 0x2
    pand xmm0, xmm5
    pand xmm1, xmm5
    paddb xmm1, xmm0
    pand xmm6, xmm7
    movdqa xmm0, xmm1
    psadbw xmm6, xmm2
    psrlw xmm0, 0x4
    paddb xmm0, xmm1
    movaps xmm1, xmm3
    shufps xmm3, xmm4, 0x50
    pand xmm0, xmm7
    shufps xmm1, xmm4, 0x41
    movdqa xmm4, xmmword ptr [esp + 0xa0]
    psadbw xmm0, xmm2
    movdqa xmm2, xmm6
    packssdw xmm2, xmm0
    punpckhqdq xmm6, xmm0
    pmuludq xmm1, xmm2
    pmuludq xmm3, xmm6
    movd xmm2, ecx
    movaps xmm6, xmmword ptr [esp + 0x30]
    pshufd xmm0, xmm3, 0xe8
    pshufd xmm1, xmm1, 0xe8
    movaps xmm3, xmmword ptr [esp + 0x220]
    punpckldq xmm1, xmm0
    movd xmm0, eax
    punpckldq xmm0, xmm2
    movdqa xmm2, xmm0
    andps xmm6, xmmword ptr [esp + 0x490]
    psrlw xmm2, 0x1
    pand xmm2, xmmword ptr [esp + 0x480]
    movaps xmmword ptr [esp + 0x30], xmm6
    psubb xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm0, 0x2
    pand xmm2, xmm5
    pand xmm0, xmm5
    movaps xmm5, xmmword ptr [esp + 0x80]
    paddb xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm2, 0x4
    paddb xmm2, xmm0
    pxor xmm0, xmm0
    shufps xmm3, xmm5, 0x42
    pand xmm2, xmm7
    movaps xmmword ptr [esp + 0x220], xmm3
    movaps xmm3, xmmword ptr [esp + 0x210]
    psadbw xmm2, xmm0
    pshufd xmm0, xmm1, 0xee
    movd ecx, xmm2
    movdqa xmm2, xmmword ptr [esp + 0x630]
    paddd xmm0, xmm1
    pshufd xmm1, xmm0, 0x55
    paddd xmm1, xmm0
    movlhps xmm5, xmm3
    pshufd xmm7, xmm3, 0x44
    movaps xmm3, xmmword ptr [esp + 0x50]
    pshufd xmm0, xmm2, 0xee
    movd eax, xmm0
    movss xmm0, dword ptr [esp + 0x70]
    imul eax, ecx
    mov ecx, dword ptr [esp + 0x4f0]
    shufps xmm3, xmmword ptr [esp + 0x580], 0x42
    mov dword ptr [esp + 0x430], eax
    mov eax, dword ptr [esp + 0x4f4]
    movaps xmmword ptr [esp + 0x70], xmm0
    pshufd xmm0, xmm2, 0xff
    pshufd xmm2, xmm4, 0x44
    punpcklqdq xmm4, xmmword ptr [esp + 0x1f0]
    and ecx, dword ptr [esp + 0x388]
    movd edi, xmm0
    movss xmm0, dword ptr [esp + 0x1d0]
    and eax, dword ptr [esp + 0x38c]
    and ecx, dword ptr [esp + 0x4c]
    movaps xmmword ptr [esp + 0x3d0], xmm0
    movapd xmm0, xmmword ptr [esp + 0x450]
    and eax, dword ptr [esp + 0x48]
    shufpd xmm0, xmmword ptr [esp + 0x200], 0x1
    shld ecx, eax, 0x8
    shl eax, 0x8
    and edx, ecx
    and ebp, eax
    mov ecx, 0x55555555
    mov eax, edx
    mov ebx, ebp
    shr eax
    shr ebx
    and eax, ecx
    mov ecx, 0x55555500
    and ebx, ecx
    mov ecx, dword ptr [esp + 0x60]
    and ecx, dword ptr [esp + 0x148]
    mov dword ptr [esp + 0x60], ecx
    mov ecx, dword ptr [esp + 0x100]
    and ecx, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x100], ecx
    mov ecx, dword ptr [esp + 0x1a0]
    and ecx, dword ptr [esp + 0x314]
    mov dword ptr [esp + 0x1d0], ecx
    mov ecx, esi
    and ecx, dword ptr [esp + 0x134]
    sub ebp, ebx
    sbb edx, eax
    mov eax, edx
    shr edx, 0x2
    mov dword ptr [esp + 0x2c0], ecx
    mov ecx, 0x33333333
    and eax, ecx
    and edx, ecx
    mov ecx, 0x33333300
    add edx, eax
    mov eax, ebp
    shr ebp, 0x2
    and eax, ecx
    and ebp, ecx
    mov ebx, edx
    mov ecx, 0xf0f0f00
    add ebp, eax
    mov eax, edx
    shr ebx, 0x4
    shld eax, ebp, 0x1c
    add eax, ebp
    adc ebx, edx
    and eax, ecx
    mov ecx, 0x1010101
    mov ebp, eax
    mul ecx
    mov eax, 0xf0f0f0f
    and ebx, eax
    imul ebp, ecx
    mov eax, 0xfefefefe
    imul ebx, ecx
    add edx, ebp
    movd ecx, xmm1
    movapd xmm1, xmmword ptr [esp + 0x170]
    add ebx, edx
    mov edx, esi
    shr ebx, 0x18
    imul edi, ebx
    mov ebx, esi
    add edi, dword ptr [esp + 0x430]
    mov ebp, ebx
    shufpd xmm1, xmmword ptr [esp + 0x3e0], 0x1
    add ecx, edi
    mov edi, dword ptr [esp + 0x1a0]
    shld edx, edi, 0x1
    lea esi, [edi + edi]
    and edx, eax
    and esi, eax
    mov eax, ebx
    mov ebx, 0x7f7f7f7f
    shr eax
    and eax, ebx
    or eax, edx
    mov edx, edi
    shr edx
    or eax, dword ptr [esp + 0x2d0]
    and edx, ebx
    or edx, esi
    mov esi, dword ptr [esp + 0x24]
    or edx, dword ptr [esp + 0x350]
    and eax, ebp
    not esi
    and edx, edi
    mov dword ptr [esp + 0x160], esi
    mov esi, edx
    or esi, eax
    mov esi, dword ptr [esp + 0x20]
    not esi
    mov dword ptr [esp + 0x15c], esi
    je .L100
    mov ebp, dword ptr [esp + 0x4]
    nop
.L99:
    tzcnt esi, eax
    tzcnt edi, edx
    mov ebx, eax
    add esi, 0x20
    test edx, edx
    cmovne esi, edi
    mov edi, edx
    add edi, -0x1
    adc ebx, -0x1
    shr esi
    and edx, edi
    and esi, -0x4
    and eax, ebx
    xor esi, 0x1c
    add ecx, dword ptr [ebp + esi + 0x608]
    mov esi, edx
    or esi, eax
    jne .L99
.L100:
    mov ebp, ecx
    mov ecx, dword ptr [esp + 0x160]
    mov edx, dword ptr [esp + 0x2c0]
    movdqa xmm6, xmmword ptr [esp + 0x70]
    mov eax, dword ptr [esp + 0x100]
    pand xmm2, xmm1
    movdqa xmm1, xmmword ptr [esp + 0x30]
    andps xmm3, xmmword ptr [esp + 0x220]
    andps xmm5, xmmword ptr [esp + 0x170]
    pand xmm7, xmmword ptr [esp + 0x450]
    pand xmm4, xmm0
    pxor xmm0, xmm0
    and dword ptr [esp + 0x60], ecx
    mov ecx, dword ptr [esp + 0x1d0]
    and edx, dword ptr [esp + 0x4c]
    and eax, dword ptr [esp + 0x15c]
    punpckldq xmm6, xmmword ptr [esp + 0x3d0]
    psadbw xmm1, xmm0
    and ecx, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0x2c0], edx
    mov edx, dword ptr [esp + 0x180]
    mov dword ptr [esp + 0x100], eax
    mov dword ptr [esp + 0x1d0], ecx
    mov ecx, dword ptr [esp + 0x1a0]
    mov esi, ecx
    or esi, edx
    je .L102
    mov eax, ecx
    mov ecx, dword ptr [esp + 0x460]
    nop
.L101:
    tzcnt esi, edx
    tzcnt edi, eax
    mov ebx, edx
    add esi, 0x20
    test eax, eax
    cmovne esi, edi
    mov edi, eax
    add edi, -0x1
    adc ebx, -0x1
    xor esi, 0x38
    and eax, edi
    add ebp, dword ptr [ecx + 4*esi]
    and edx, ebx
    mov esi, eax
    or esi, edx
    jne .L101
.L102:
    mov ebx, dword ptr [esp + 0x1a0]
    mov eax, dword ptr [esp + 0x180]
    mov esi, dword ptr [esp + 0x2f4]
    mov edx, dword ptr [esp + 0x384]
    movdqa xmm0, xmm6
    mov dword ptr [esp + 0x5b0], ebp
    psrlw xmm0, 0x1
    movdqa xmmword ptr [esp + 0x2b0], xmm0
    movss xmm0, dword ptr [esp + 0x60]
    mov ecx, ebx
    mov edi, ebx
    shl ecx, 0x10
    shr edi, 0x10
    or edi, eax
    or ecx, ebx
    movaps xmmword ptr [esp + 0x170], xmm0
    movss xmm0, dword ptr [esp + 0x100]
    or ecx, esi
    or edi, edx
    shld edi, ecx, 0x10
    shl ecx, 0x10
    or edi, edx
    or ecx, esi
    movd edx, xmm1
    movss xmm1, dword ptr [esp + 0x2c0]
    or edi, ecx
    or ecx, dword ptr [esp + 0x37c]
    movaps xmmword ptr [esp + 0x5a0], xmm0
    movdqa xmm0, xmm2
    mov dword ptr [esp + 0x2c], edx
    or edi, dword ptr [esp + 0x378]
    psrlw xmm0, 0x1
    movdqa xmmword ptr [esp + 0x2d0], xmm0
    movdqa xmm0, xmm4
    psrlw xmm0, 0x1
    movaps xmmword ptr [esp + 0x590], xmm1
    mov dword ptr [esp + 0x2f4], ecx
    or ecx, dword ptr [esp + 0x410]
    movdqa xmmword ptr [esp + 0x350], xmm0
    movaps xmm0, xmm5
    mov dword ptr [esp + 0x2f0], edi
    or edi, dword ptr [esp + 0x414]
    psrlw xmm0, 0x1
    movdqa xmmword ptr [esp + 0x420], xmm0
    movaps xmm0, xmm3
    psrlw xmm0, 0x1
    not ecx
    movdqa xmmword ptr [esp + 0x550], xmm0
    movdqa xmm0, xmm7
    not edi
    and ecx, ebx
    psrlw xmm0, 0x1
    and edi, eax
    mov eax, ecx
    mov dword ptr [esp + 0x30], ecx
    mov ecx, dword ptr [esp + 0x374]
    movdqa xmmword ptr [esp + 0x450], xmm0
    movd xmm0, dword ptr [esp + 0x1d0]
    or eax, edi
    mov eax, dword ptr [esp + 0x2e8]
    lea esi, [ecx + eax]
    mov eax, dword ptr [esp + 0x14c]
    mov dword ptr [esp + 0x500], esi
    lea eax, [esi + 2*eax]
    mov dword ptr [esp + 0x210], eax
    je .L111
    mov esi, dword ptr [esp + 0x4]
    lea eax, [4*edx]
    mov edx, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x100], 0x0
    neg eax
    mov dword ptr [esp + 0x1f0], eax
    lea eax, [esi + 0x6a8]
    mov dword ptr [esp + 0x1d0], eax
    mov eax, dword ptr [esp + 0x240]
    or eax, dword ptr [esp + 0x290]
    mov dword ptr [esp + 0x3e0], eax
    mov eax, dword ptr [esp + 0x250]
    or eax, dword ptr [esp + 0x1e0]
    mov dword ptr [esp + 0x3d0], eax
    lea eax, [esi + 0x6c8]
    mov dword ptr [esp + 0x14], eax
    lea eax, [esi + 0x6e8]
    mov dword ptr [esp + 0x430], eax
    mov eax, dword ptr [esp + 0x1c4]
    movzx eax, byte ptr [eax + 0x93]
    xor al, 0x1
    mov byte ptr [esp + 0x2c0], al
    jmp .L105
    nop
.L103:
    mov esi, dword ptr [esp + 0x4]
.L104:
    mov eax, dword ptr [esp + 0x70]
    and edi, dword ptr [esp + 0xa0]
    mov ecx, dword ptr [esp + 0xf8]
    and edx, eax
    mov eax, edx
    or eax, edi
    je .L112
.L105:
    tzcnt ebx, edi
    tzcnt eax, edx
    mov dword ptr [esp + 0x30], edx
    mov dword ptr [esp + 0x80], edi
    add ebx, 0x20
    test edx, edx
    cmovne ebx, eax
    add edx, -0x1
    mov eax, ebx
    adc edi, -0x1
    mov dword ptr [esp + 0x70], edx
    mov edx, ebx
    shr al, 0x3
    mov dword ptr [esp + 0xa0], edi
    mov edi, dword ptr [esp + 0xb0]
    add dl, 0x38
    mov byte ptr [esp + 0x200], al
    xor al, 0x7
    and dl, 0x3f
    movzx ecx, al
    mov eax, dword ptr [esp + 0x100]
    mov byte ptr [esp + 0x50], dl
    mov dword ptr [esp + 0x60], ecx
    mov ebp, edi
    add eax, dword ptr [esi + 4*ecx + 0x648]
    mov ecx, ebx
    and ecx, 0x7
    mov esi, ecx
    sub ebp, ecx
    sub esi, edi
    mov dword ptr [esp + 0x100], eax
    mov eax, dword ptr [esp + 0x2a0]
    cmovb esi, ebp
    shr dl, 0x3
    movzx edi, dl
    mov dword ptr [esp + 0x220], esi
    mov ebp, edi
    mov edx, eax
    sub edx, edi
    sub ebp, eax
    mov eax, dword ptr [esp + 0x4]
    cmovb ebp, edx
    cmp esi, ebp
    cmova ebp, esi
    mov esi, dword ptr [esp + 0x60]
    imul ebp, dword ptr [eax + 4*esi + 0x668]
    mov eax, dword ptr [esp + 0x10]
    mov edx, eax
    add ebp, dword ptr [esp + 0x100]
    sub edx, ecx
    sub ecx, eax
    mov eax, dword ptr [esp + 0x230]
    cmovb ecx, edx
    mov edx, eax
    sub edx, edi
    sub edi, eax
    cmovb edi, edx
    mov edx, 0x1010101
    cmp ecx, edi
    cmova edi, ecx
    mov ecx, dword ptr [esp + 0x4]
    imul edi, dword ptr [ecx + 4*esi + 0x688]
    mov ecx, ebx
    mov esi, 0x1010101
    shld esi, esi, cl
    shl edx, cl
    mov ecx, 0x0
    mov eax, edi
    add eax, ebp
    test bl, 0x20
    cmovne esi, edx
    cmovne edx, ecx
    mov ecx, esi
    mov edi, edx
    and ecx, dword ptr [esp + 0x288]
    and edi, dword ptr [esp + 0x330]
    or edi, ecx
    je .L106
    mov ecx, dword ptr [esp + 0x4]
    add eax, dword ptr [ecx + 0x94c]
    jmp .L107
    nop
.L106:
    and edx, dword ptr [esp + 0x4b0]
    and esi, dword ptr [esp + 0x16c]
    or esi, edx
    je .L107
    mov ecx, dword ptr [esp + 0x4]
    add eax, dword ptr [ecx + 0x950]
.L107:
    mov dword ptr [esp + 0x100], eax
    movzx eax, byte ptr [esp + 0x50]
    xor ebx, ebx
    mov edx, 0x1
    mov esi, 0x1
    mov ecx, eax
    shld ebx, edx, cl
    mov edx, dword ptr [esp + 0x290]
    shl esi, cl
    test al, 0x20
    mov ecx, 0x0
    movzx eax, al
    cmovne ebx, esi
    cmovne esi, ecx
    mov ebp, ebx
    mov edi, ebx
    cmovne edx, dword ptr [esp + 0x1e0]
    shr ebp, 0x8
    shld edi, esi, 0x18
    or ebp, ebx
    or edi, esi
    mov ecx, ebp
    shr ecx, 0x10
    or ecx, ebp
    shld ebp, edi, 0x10
    or ebp, edi
    or ebp, ecx
    bt edx, eax
    mov edx, dword ptr [esp + 0x1d0]
    jae .L110
.L108:
    mov eax, dword ptr [esp + 0x60]
    mov esi, dword ptr [esp + 0x100]
    add esi, dword ptr [edx + 4*eax]
    mov dword ptr [esp + 0x100], esi
.L109:
    mov esi, dword ptr [esp + 0x1f0]
    mov edx, dword ptr [esp + 0x30]
    mov edi, dword ptr [esp + 0x80]
    cmp dword ptr [esp + 0x210], esi
    jne .L103
    and ebp, dword ptr [esp + 0x290]
    and ecx, dword ptr [esp + 0x1e0]
    or ecx, ebp
    jne .L103
    movzx eax, byte ptr [esp + 0x200]
    mov ebx, 0x5
    mov esi, dword ptr [esp + 0x2a0]
    movzx ecx, al
    cmp al, 0x5
    cmovae ecx, ebx
    mov ebx, dword ptr [esp + 0x220]
    cmp ebx, esi
    cmovbe ebx, esi
    add cl, byte ptr [esp + 0x2c0]
    mov esi, dword ptr [esp + 0x4]
    cmp cl, bl
    jae .L104
    mov eax, dword ptr [esp + 0x100]
    add eax, dword ptr [esi + 0x954]
    mov dword ptr [esp + 0x100], eax
    jmp .L104
    nop
.L110:
    mov edx, ebp
    mov edi, ecx
    and edx, dword ptr [esp + 0x3e0]
    and edi, dword ptr [esp + 0x3d0]
    or edi, edx
    mov edx, dword ptr [esp + 0x430]
    je .L108
    and esi, dword ptr [esp + 0x240]
    and ebx, dword ptr [esp + 0x250]
    mov edx, dword ptr [esp + 0x14]
    or ebx, esi
    jne .L109
    jmp .L108
.L111:
    mov ecx, dword ptr [esp + 0xf8]
    mov dword ptr [esp + 0x100], 0x0
.L112:
    movaps xmm1, xmmword ptr [esp + 0x170]
    movaps xmmword ptr [esp + 0x50], xmm3
    movdqa xmm3, xmm2
    movdqa xmm2, xmm6
    movdqa xmm6, xmmword ptr [esp + 0x480]
    mov edx, dword ptr [esp + 0x2f4]
    mov ebp, dword ptr [esp + 0x2f0]
    punpckldq xmm0, xmmword ptr [esp + 0x590]
    movdqa xmmword ptr [esp + 0x60], xmm7
    unpcklps xmm1, xmmword ptr [esp + 0x5a0]
    not edx
    not ebp
    movdqa xmm7, xmm0
    movdqa xmm0, xmmword ptr [esp + 0x450]
    and edx, dword ptr [esp + 0x1a0]
    and ebp, dword ptr [esp + 0x180]
    movaps xmmword ptr [esp + 0x170], xmm1
    movdqa xmm1, xmmword ptr [esp + 0x2b0]
    pand xmm0, xmm6
    and edx, dword ptr [esp + 0x410]
    and ebp, dword ptr [esp + 0x414]
    movdqa xmmword ptr [esp + 0x450], xmm0
    pand xmm1, xmm6
    movdqa xmmword ptr [esp + 0x2b0], xmm1
    movdqa xmm1, xmmword ptr [esp + 0x2d0]
    mov eax, edx
    or eax, ebp
    pand xmm1, xmm6
    movdqa xmmword ptr [esp + 0x2d0], xmm1
    movdqa xmm1, xmmword ptr [esp + 0x350]
    pand xmm1, xmm6
    movdqa xmmword ptr [esp + 0x350], xmm1
    movdqa xmm1, xmmword ptr [esp + 0x420]
    pand xmm1, xmm6
    movdqa xmmword ptr [esp + 0x420], xmm1
    movdqa xmm1, xmmword ptr [esp + 0x550]
    pand xmm1, xmm6
    je .L114
    mov ecx, dword ptr [esp + 0x404]
    mov eax, dword ptr [esp + 0x408]
    movdqa xmm6, xmm2
    mov esi, ecx
    lea edi, [eax + eax]
    shr ecx
    shld esi, eax, 0x1
    shr eax
    and edi, 0xfefefefe
    and ecx, 0x7f7f7f
    and eax, 0x7f7f7f7f
    mov ebx, edi
    and esi, 0xfefefe
    and ebx, eax
    or eax, edi
    mov edi, esi
    and edi, ecx
    mov dword ptr [esp + 0xb0], ebx
    mov ebx, dword ptr [esp + 0x378]
    or ecx, esi
    mov dword ptr [esp + 0x80], edi
    mov edi, dword ptr [esp + 0x37c]
    mov esi, ebx
    shr ebx
    shld esi, edi, 0x1
    mov dword ptr [esp + 0x70], esi
    lea esi, [edi + edi]
    shr edi
    mov dword ptr [esp + 0x2a0], esi
    mov esi, 0x7e7e7e00
    and edi, esi
    mov esi, 0x7e7e7e
    and ebx, esi
    and edi, dword ptr [esp + 0x2a0]
    and ebx, dword ptr [esp + 0x70]
    not edi
    not ebx
    and edi, eax
    and ebx, ecx
    or edi, dword ptr [esp + 0xb0]
    or ebx, dword ptr [esp + 0x80]
    shld ebx, edi, 0x8
    shl edi, 0x8
    and edx, edi
    and ebp, ebx
    mov eax, edx
    or eax, ebp
    je .L115
    mov ebx, ebp
    mov ebp, dword ptr [esp + 0x4]
    mov edi, edx
    xor eax, eax
    movdqa xmm0, xmm7
    nop
.L113:
    tzcnt ecx, ebx
    tzcnt edx, edi
    mov esi, ebx
    add ecx, 0x20
    test edi, edi
    cmovne ecx, edx
    mov edx, edi
    add edx, -0x1
    adc esi, -0x1
    shr ecx
    and edi, edx
    and ecx, -0x4
    and ebx, esi
    xor ecx, 0x1c
    add eax, dword ptr [ebp + ecx + 0x628]
    mov ecx, edi
    or ecx, ebx
    jne .L113
    jmp .L116
.L114:
    movdqa xmm0, xmm7
    movdqa xmm7, xmmword ptr [esp + 0x60]
    movdqa xmm6, xmm2
    jmp .L117
.L115:
    xor eax, eax
    movdqa xmm0, xmm7
.L116:
    mov ecx, dword ptr [esp + 0xf8]
    movdqa xmm7, xmmword ptr [esp + 0x60]
    add dword ptr [esp + 0x100], eax
.L117:
    mov ebx, ecx
    and cl, 0x18
    mov eax, 0xff
    xor esi, esi
    xor edx, edx
    psubb xmm4, xmmword ptr [esp + 0x350]
    psubb xmm7, xmmword ptr [esp + 0x450]
    movdqa xmm2, xmmword ptr [esp + 0x170]
    psubb xmm3, xmmword ptr [esp + 0x2d0]
    psubb xmm5, xmmword ptr [esp + 0x420]
    psubb xmm6, xmmword ptr [esp + 0x2b0]
    movdqa xmmword ptr [esp + 0x30], xmm0
    shld esi, eax, cl
    shl eax, cl
    test bl, 0x20
    cmovne esi, eax
    cmovne eax, edx
    mov ecx, esi
    shr ecx, 0x8
    movdqa xmmword ptr [esp + 0xa0], xmm4
    movdqa xmm4, xmmword ptr [esp + 0x50]
    movdqa xmmword ptr [esp + 0x60], xmm7
    movdqa xmm7, xmm0
    psrlw xmm2, 0x1
    movdqa xmmword ptr [esp + 0xb0], xmm3
    movdqa xmmword ptr [esp + 0x80], xmm5
    or ecx, esi
    shld esi, eax, 0x18
    psrlw xmm7, 0x1
    mov edx, ecx
    or esi, eax
    mov eax, dword ptr [esp + 0x18]
    shr edx, 0x10
    or edx, ecx
    shld ecx, esi, 0x10
    psubb xmm4, xmm1
    or ecx, esi
    and dword ptr [esp + 0x180], edx
    mov esi, ecx
    movzx ecx, byte ptr [esp + 0xb]
    or esi, edx
    and dword ptr [esp + 0x1a0], esi
    test cl, cl
    je .L118
    cmp dword ptr [esp + 0x10], 0x7
    mov ch, cl
    mov dword ptr [esp + 0x200], 0x0
    jne .L119
    mov ch, 0x6
    jmp .L119
.L118:
    mov dword ptr [esp + 0x200], 0x0
    mov ch, 0x1
.L119:
    mov byte ptr [esp + 0x220], ch
    dec ch
    mov ebx, dword ptr [esp + 0x1a0]
    and esi, eax
    mov eax, dword ptr [esp + 0x180]
    mov edi, 0x1010101
    movdqa xmm0, xmmword ptr [esp + 0x80]
    and edx, dword ptr [esp + 0x340]
    movdqa xmm3, xmm6
    movdqa xmm1, xmmword ptr [esp + 0xb0]
    movdqa xmmword ptr [esp + 0x70], xmm6
    movdqa xmm6, xmmword ptr [esp + 0xa0]
    mov cl, ch
    mov dword ptr [esp + 0x330], esi
    mov esi, 0x1010101
    psrlw xmm3, 0x2
    and cl, 0x7
    shl edi, cl
    shl esi, cl
    and ebx, edi
    and eax, esi
    psrlw xmm0, 0x2
    psrlw xmm1, 0x2
    psrlw xmm6, 0x2
    mov ebp, ebx
    movdqa xmmword ptr [esp + 0x230], xmm0
    movdqa xmm0, xmm4
    or ebp, eax
    mov ebp, dword ptr [esp + 0xd0]
    psrlw xmm0, 0x2
    movdqa xmmword ptr [esp + 0x50], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x60]
    movdqa xmm5, xmmword ptr [ebp + .C0]
    psrlw xmm0, 0x2
    movdqa xmmword ptr [esp + 0x2a0], xmm0
    pand xmm2, xmm5
    pand xmm7, xmm5
    je .L120
    bsr ebx, ebx
    bsr ebp, eax
    xor ebx, 0x1f
    xor ebp, 0x18
    or ebx, 0x20
    test eax, eax
    cmovne ebx, ebp
    shr ebx, 0x3
    mov dword ptr [esp + 0x200], ebx
.L120:
    movdqa xmm0, xmmword ptr [esp + 0x170]
    movdqa xmm5, xmmword ptr [esp + 0x4c0]
    and edi, dword ptr [esp + 0x330]
    and esi, edx
    mov dword ptr [esp + 0x14], edx
    psubb xmm0, xmm2
    movdqa xmm2, xmmword ptr [esp + 0x70]
    mov eax, edi
    pand xmm3, xmm5
    pand xmm1, xmm5
    pand xmm6, xmm5
    pand xmm4, xmm5
    movdqa xmmword ptr [esp + 0x170], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x30]
    or eax, esi
    pand xmm2, xmm5
    psubb xmm0, xmm7
    movdqa xmm7, xmmword ptr [esp + 0x80]
    movdqa xmmword ptr [esp + 0x70], xmm2
    movdqa xmm2, xmmword ptr [esp + 0xa0]
    movdqa xmmword ptr [esp + 0x30], xmm0
    movdqa xmm0, xmmword ptr [esp + 0xb0]
    pand xmm2, xmm5
    pand xmm7, xmm5
    pand xmm0, xmm5
    movdqa xmmword ptr [esp + 0xb0], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x230]
    pand xmm0, xmm5
    movdqa xmmword ptr [esp + 0x230], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x50]
    pand xmm0, xmm5
    movdqa xmmword ptr [esp + 0x50], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x60]
    pand xmm0, xmm5
    movdqa xmmword ptr [esp + 0x60], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x2a0]
    pand xmm0, xmm5
    movdqa xmmword ptr [esp + 0x2a0], xmm0
    je .L121
    bsr ebx, edi
    bsr eax, esi
    xor ebx, 0x1f
    xor eax, 0x18
    or ebx, 0x20
    test esi, esi
    cmovne ebx, eax
    shr ebx, 0x3
    jmp .L122
.L121:
    xor ebx, ebx
.L122:
    mov eax, dword ptr [esp + 0x3c0]
    mov edx, dword ptr [esp + 0xc8]
    mov ebp, dword ptr [esp + 0x13c]
    mov edi, dword ptr [esp + 0x200]
    movdqa xmm0, xmmword ptr [esp + 0xb0]
    mov dword ptr [esp + 0x80], ebx
    movdqa xmm5, xmmword ptr [esp + 0x70]
    paddb xmm4, xmmword ptr [esp + 0x50]
    paddb xmm7, xmmword ptr [esp + 0x230]
    paddb xmm2, xmm6
    and eax, dword ptr [esp + 0x26c]
    and ebp, dword ptr [esp + 0x1c8]
    lea esi, [edi + 0x1]
    paddb xmm0, xmm1
    paddb xmm5, xmm3
    movdqa xmmword ptr [esp + 0x50], xmm4
    movdqa xmmword ptr [esp + 0xb0], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x60]
    movdqa xmmword ptr [esp + 0x70], xmm5
    movdqa xmm5, xmmword ptr [esp + 0x170]
    mov dword ptr [esp + 0x3c0], eax
    mov eax, 0x1010101
    mov dword ptr [esp + 0x13c], ebp
    imul edx, eax
    paddb xmm0, xmmword ptr [esp + 0x2a0]
    movdqa xmm1, xmm5
    mov dword ptr [esp + 0xc8], edx
    mov edx, dword ptr [esp + 0x138]
    psrlw xmm1, 0x2
    movdqa xmmword ptr [esp + 0x60], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x1cc]
    test edi, edi
    setne al
    cmp esi, ebx
    sete cl
    xor ebx, ebx
    and cl, al
    psrlw xmm0, 0x2
    movzx eax, cl
    mov dword ptr [esp + 0x138], edx
    movdqa xmmword ptr [esp + 0x230], xmm0
    shl eax, 0x5
    cmp ch, byte ptr [esp + 0xb]
    mov ecx, dword ptr [esp + 0x460]
    sete bl
    add eax, ecx
    shl ebx, 0x5
    add ebx, ecx
    mov esi, dword ptr [ebx + 4*edi + 0x700]
    mov ebx, dword ptr [esp + 0x80]
    add esi, dword ptr [eax + 4*ebx + 0x740]
    or edx, ebp
    je .L124
    or ebx, edi
    mov ebx, dword ptr [esp + 0x304]
    mov edx, dword ptr [esp + 0x300]
    mov ebp, dword ptr [esp + 0x128]
    movzx ecx, byte ptr [esp + 0x220]
    jne .L123
    mov eax, dword ptr [esp + 0x4]
    add esi, dword ptr [eax + 0x958]
.L123:
    mov dword ptr [esp + 0x2a0], esi
    mov esi, dword ptr [esp + 0x3c0]
    mov edi, dword ptr [esp + 0xc8]
    movdqa xmm3, xmmword ptr [esp + 0x70]
    jmp .L125
.L124:
    mov dword ptr [esp + 0x2a0], esi
    mov ebx, dword ptr [esp + 0x304]
    mov edx, dword ptr [esp + 0x300]
    mov ebp, dword ptr [esp + 0x128]
    mov esi, dword ptr [esp + 0x3c0]
    mov edi, dword ptr [esp + 0xc8]
    movdqa xmm3, xmmword ptr [esp + 0x70]
    movzx ecx, byte ptr [esp + 0x220]
.L125:
    mov eax, 0x1010101
    movdqa xmm4, xmmword ptr [esp + 0x4c0]
    movdqa xmm0, xmmword ptr [esp + 0x30]
    and edx, ebx
    and ebx, 0x33333333
    imul esi, eax
    psrlw xmm3, 0x4
    shl eax, cl
    movdqa xmm6, xmm2
    movdqa xmmword ptr [esp + 0xa0], xmm2
    movdqa xmm2, xmmword ptr [esp + 0x60]
    add ebp, edi
    movdqa xmmword ptr [esp + 0x80], xmm7
    psrlw xmm7, 0x4
    mov dword ptr [esp + 0x300], edx
    mov edx, 0x1010101
    mov dword ptr [esp + 0x304], ebx
    mov ebx, dword ptr [esp + 0x1a0]
    movdqa xmmword ptr [esp + 0x200], xmm3
    movdqa xmm3, xmmword ptr [esp + 0xb0]
    mov dword ptr [esp + 0x3c0], esi
    psrlw xmm6, 0x4
    xor esi, esi
    shl edx, cl
    mov ecx, dword ptr [esp + 0x180]
    pand xmm5, xmm4
    pand xmm0, xmm4
    pand xmm1, xmm4
    psrlw xmm2, 0x4
    movdqa xmmword ptr [esp + 0x170], xmm5
    movdqa xmm5, xmmword ptr [esp + 0x50]
    movdqa xmmword ptr [esp + 0x30], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x230]
    and ebx, eax
    psrlw xmm3, 0x4
    and ecx, edx
    mov edi, ebx
    or edi, ecx
    mov edi, 0x0
    psrlw xmm5, 0x4
    pand xmm0, xmm4
    movdqa xmmword ptr [esp + 0x230], xmm0
    je .L126
    bsr edi, ebx
    mov dword ptr [esp + 0x128], ebp
    bsr ebp, ecx
    xor edi, 0x1f
    xor ebp, 0x18
    or edi, 0x20
    test ecx, ecx
    cmovne edi, ebp
    mov ebp, dword ptr [esp + 0x128]
    shr edi, 0x3
.L126:
    movdqa xmm4, xmmword ptr [esp + 0x70]
    movdqa xmm0, xmmword ptr [esp + 0xa0]
    mov ebx, dword ptr [esp + 0x304]
    and eax, dword ptr [esp + 0x330]
    and edx, dword ptr [esp + 0x14]
    add ebp, dword ptr [esp + 0x3c0]
    paddb xmm4, xmmword ptr [esp + 0x200]
    paddb xmm0, xmm6
    add ebx, dword ptr [esp + 0x300]
    mov ecx, eax
    movdqa xmmword ptr [esp + 0xa0], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x60]
    or ecx, edx
    movdqa xmmword ptr [esp + 0x70], xmm4
    movdqa xmm4, xmmword ptr [esp + 0x170]
    paddb xmm0, xmm2
    movdqa xmmword ptr [esp + 0x60], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x30]
    paddb xmm4, xmm1
    movdqa xmmword ptr [esp + 0x170], xmm4
    movdqa xmm4, xmmword ptr [esp + 0xb0]
    paddb xmm0, xmmword ptr [esp + 0x230]
    paddb xmm4, xmm3
    movdqa xmm3, xmmword ptr [esp + 0x80]
    movdqa xmmword ptr [esp + 0xb0], xmm4
    movdqa xmmword ptr [esp + 0x30], xmm0
    paddb xmm3, xmm7
    movdqa xmm7, xmmword ptr [esp + 0x50]
    movdqa xmmword ptr [esp + 0x80], xmm3
    paddb xmm7, xmm5
    je .L127
    bsr esi, eax
    bsr ecx, edx
    xor esi, 0x1f
    xor ecx, 0x18
    or esi, 0x20
    test edx, edx
    cmovne esi, ecx
    shr esi, 0x3
.L127:
    mov eax, ebx
    movzx edx, byte ptr [esp + 0x220]
    lea ecx, [edi + 0x1]
    movd xmm5, ebp
    mov ebp, dword ptr [esp + 0x460]
    movdqa xmm0, xmmword ptr [esp + 0x70]
    movdqa xmm2, xmmword ptr [esp + 0xb0]
    movdqa xmm4, xmmword ptr [esp + 0xa0]
    movdqa xmm1, xmmword ptr [esp + 0x170]
    pxor xmm6, xmm6
    shr eax, 0x4
    movdqa xmmword ptr [esp + 0x2c0], xmm5
    mov dword ptr [esp + 0x230], eax
    mov eax, dword ptr [esp + 0x2ec]
    psrlw xmm1, 0x4
    shr eax, 0x4
    mov dword ptr [esp + 0x50], eax
    mov eax, edx
    inc al
    test edi, edi
    mov byte ptr [esp + 0x2d0], al
    setne al
    cmp ecx, esi
    sete cl
    and cl, al
    movzx eax, cl
    xor ecx, ecx
    shl eax, 0x5
    cmp dl, byte ptr [esp + 0xb]
    mov edx, dword ptr [esp + 0x2a0]
    sete cl
    add eax, ebp
    shl ecx, 0x5
    add ecx, ebp
    mov ebp, dword ptr [esp + 0x4]
    add edx, dword ptr [ecx + 4*edi + 0x700]
    add edx, dword ptr [eax + 4*esi + 0x740]
    mov eax, dword ptr [esp + 0x138]
    or eax, dword ptr [esp + 0x13c]
    mov eax, dword ptr [esp + 0xd0]
    mov dword ptr [esp + 0x2a0], edx
    movdqa xmm3, xmmword ptr [eax + .C2]
    pand xmm0, xmm3
    pand xmm2, xmm3
    pand xmm4, xmm3
    pand xmm7, xmm3
    movdqa xmmword ptr [esp + 0x70], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x80]
    pand xmm0, xmm3
    movdqa xmmword ptr [esp + 0x80], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x60]
    pand xmm0, xmm3
    movsd xmm3, qword ptr [ebp + 0x980]
    movdqa xmmword ptr [esp + 0x60], xmm0
    movsd xmm0, qword ptr [ebp + 0x988]
    movaps xmmword ptr [esp + 0x200], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x30]
    psrlw xmm0, 0x4
    je .L128
    or esi, edi
    mov eax, 0x1010101
    jne .L129
    mov ecx, dword ptr [esp + 0x2a0]
    add ecx, dword ptr [ebp + 0x958]
    mov dword ptr [esp + 0x2a0], ecx
    jmp .L129
.L128:
    mov eax, 0x1010101
.L129:
    movups xmm5, xmmword ptr [ebp + 0x874]
    psadbw xmm2, xmm6
    mov ecx, dword ptr [esp + 0x3b0]
    psadbw xmm4, xmm6
    psadbw xmm7, xmm6
    mov edx, dword ptr [esp + 0x50]
    mov edi, dword ptr [esp + 0x2ec]
    mov esi, dword ptr [esp + 0xec]
    add dword ptr [esp + 0x230], ebx
    mov ebx, dword ptr [esp + 0x1a0]
    movaps xmmword ptr [esp + 0x3e0], xmm3
    unpcklps xmm3, xmmword ptr [esp + 0x200]
    mov dword ptr [esp + 0x350], 0x0
    movdqa xmmword ptr [esp + 0xb0], xmm2
    movdqa xmm2, xmmword ptr [esp + 0x60]
    movaps xmmword ptr [esp + 0x220], xmm5
    movdqa xmm5, xmmword ptr [esp + 0x70]
    and ecx, dword ptr [esp + 0x26c]
    add edx, edi
    imul esi, eax
    mov edi, 0x0
    movaps xmmword ptr [esp + 0x2b0], xmm3
    psadbw xmm2, xmm6
    mov dword ptr [esp + 0x50], edx
    mov edx, dword ptr [esp + 0x180]
    mov dword ptr [esp + 0xec], esi
    movdqa xmmword ptr [esp + 0x60], xmm2
    movups xmm2, xmmword ptr [ebp + 0x970]
    psadbw xmm5, xmm6
    mov dword ptr [esp + 0x3b0], ecx
    movzx ecx, byte ptr [esp + 0x2d0]
    movdqa xmmword ptr [esp + 0x70], xmm5
    movdqa xmm5, xmmword ptr [esp + 0x170]
    movaps xmmword ptr [esp + 0xa0], xmm2
    movsd xmm2, qword ptr [ebp + 0x968]
    and cl, 0x7
    paddb xmm5, xmm1
    movdqa xmm1, xmmword ptr [esp + 0x2c0]
    shl eax, cl
    movaps xmmword ptr [esp + 0x430], xmm2
    movdqa xmm2, xmmword ptr [esp + 0x30]
    and ebx, eax
    psrld xmm1, 0x18
    movdqa xmmword ptr [esp + 0x2c0], xmm1
    movdqa xmm1, xmmword ptr [esp + 0x80]
    paddb xmm2, xmm0
    movdqa xmmword ptr [esp + 0x30], xmm2
    psadbw xmm1, xmm6
    movsd xmm6, qword ptr [ebp + 0x964]
    movdqa xmmword ptr [esp + 0x80], xmm1
    movaps xmmword ptr [esp + 0x3d0], xmm6
    movsd xmm6, qword ptr [ebp + 0x95c]
    movaps xmmword ptr [esp + 0x1d0], xmm6
    movsd xmm6, qword ptr [ebp + 0x944]
    mov ebp, 0x1010101
    shl ebp, cl
    mov ecx, ebx
    and edx, ebp
    or ecx, edx
    movaps xmmword ptr [esp + 0x1f0], xmm6
    je .L130
    bsr edi, ebx
    bsr ecx, edx
    xor edi, 0x1f
    xor ecx, 0x18
    or edi, 0x20
    test edx, edx
    cmovne edi, ecx
    shr edi, 0x3
.L130:
    pshufd xmm0, xmmword ptr [esp + 0x5c0], 0xf5
    mov ecx, dword ptr [esp + 0x50]
    pand xmm5, xmmword ptr [esp + 0x490]
    movdqa xmm3, xmmword ptr [esp + 0x60]
    movdqa xmm2, xmmword ptr [esp + 0x80]
    mov esi, dword ptr [esp + 0x330]
    movdqa xmm1, xmm4
    movdqa xmm4, xmm7
    mov edx, dword ptr [esp + 0x14]
    mov ebx, dword ptr [esp + 0x4f8]
    and dword ptr [esp + 0x230], 0xf0f0f0f
    movdqa xmmword ptr [esp + 0x1a0], xmm0
    pshufd xmm0, xmmword ptr [esp + 0x220], 0xf5
    and ecx, dword ptr [esp + 0x4e4]
    movdqa xmmword ptr [esp + 0x170], xmm5
    movdqa xmm5, xmmword ptr [esp + 0xb0]
    movdqa xmm6, xmm3
    punpckhqdq xmm4, xmm2
    and esi, eax
    mov eax, dword ptr [esp + 0x278]
    and edx, ebp
    movdqa xmmword ptr [esp + 0x180], xmm0
    movdqa xmm0, xmm7
    mov dword ptr [esp + 0x50], ecx
    mov ecx, dword ptr [esp + 0xec]
    punpcklqdq xmm6, xmm5
    punpckhqdq xmm3, xmm5
    movaps xmm5, xmmword ptr [esp + 0x30]
    movdqa xmm7, xmm1
    shufps xmm1, xmmword ptr [esp + 0x2c0], 0x8e
    punpcklqdq xmm0, xmm2
    movaps xmm2, xmmword ptr [esp + 0x2b0]
    punpcklqdq xmm7, xmmword ptr [esp + 0x70]
    movdqa xmmword ptr [esp + 0x70], xmm6
    movaps xmm6, xmmword ptr [esp + 0x1d0]
    add dword ptr [esp + 0x94], ecx
    mov ecx, 0x1010101
    andps xmm5, xmmword ptr [esp + 0x490]
    shufps xmm2, xmmword ptr [esp + 0x1f0], 0x5
    imul eax, ecx
    shufps xmm6, xmmword ptr [esp + 0x430], 0xd4
    imul ebx, ecx
    mov dword ptr [esp + 0x278], eax
    mov eax, dword ptr [esp + 0x3b0]
    movaps xmmword ptr [esp + 0x30], xmm5
    pshufd xmm5, xmmword ptr [esp + 0xa0], 0xf5
    movaps xmmword ptr [esp + 0x80], xmm2
    movaps xmm2, xmmword ptr [esp + 0x3d0]
    imul eax, ecx
    mov dword ptr [esp + 0x3b0], eax
    mov eax, esi
    or eax, edx
    shufps xmm2, xmm2, 0xc5
    movaps xmmword ptr [esp + 0x60], xmm2
    je .L131
    bsr esi, esi
    bsr eax, edx
    xor esi, 0x1f
    xor eax, 0x18
    or esi, 0x20
    test edx, edx
    cmovne esi, eax
    shr esi, 0x3
    mov dword ptr [esp + 0x350], esi
.L131:
    movdqa xmm2, xmmword ptr [esp + 0x180]
    mov eax, dword ptr [esp + 0x230]
    mov ebp, dword ptr [esp + 0x164]
    mov edx, dword ptr [esp + 0x350]
    add dword ptr [esp + 0x168], ebx
    movzx ebx, byte ptr [esp + 0x2d0]
    pmuludq xmm6, xmm0
    mov esi, dword ptr [esp + 0x2a0]
    movdqa xmm0, xmmword ptr [esp + 0x5c0]
    pmuludq xmm5, xmm3
    mov dword ptr [esp + 0xb0], edi
    movdqa xmmword ptr [esp + 0x330], xmm6
    pxor xmm6, xmm6
    pmuludq xmm2, xmmword ptr [esp + 0x1a0]
    imul eax, ecx
    add ebp, dword ptr [esp + 0x278]
    movdqa xmmword ptr [esp + 0x1a0], xmm5
    movaps xmm5, xmmword ptr [esp + 0x200]
    pmuludq xmm0, xmmword ptr [esp + 0x220]
    mov dword ptr [esp + 0x230], eax
    mov eax, dword ptr [esp + 0x50]
    movdqa xmmword ptr [esp + 0x180], xmm2
    movdqa xmm2, xmmword ptr [esp + 0x80]
    shufps xmm5, xmm5, 0x55
    imul eax, ecx
    lea ecx, [edi + 0x1]
    mov dword ptr [esp + 0x50], eax
    mov eax, dword ptr [esp + 0x3b0]
    pmuludq xmm2, xmm1
    movdqa xmm1, xmmword ptr [esp + 0x60]
    movdqa xmmword ptr [esp + 0x80], xmm2
    movaps xmm2, xmmword ptr [esp + 0x1d0]
    add dword ptr [esp + 0x94], eax
    test edi, edi
    setne al
    cmp ecx, edx
    pmuludq xmm1, xmm4
    sete cl
    movdqa xmm4, xmmword ptr [esp + 0x2b0]
    movdqa xmmword ptr [esp + 0x60], xmm1
    movdqa xmm1, xmmword ptr [esp + 0x170]
    and cl, al
    shufps xmm2, xmm2, 0x55
    movzx eax, cl
    xor ecx, ecx
    shl eax, 0x5
    cmp bl, byte ptr [esp + 0xb]
    mov ebx, dword ptr [esp + 0x460]
    pmuludq xmm4, xmm7
    psadbw xmm1, xmm6
    movdqa xmmword ptr [esp + 0x170], xmm1
    movdqa xmm1, xmmword ptr [esp + 0x30]
    sete cl
    add eax, ebx
    shl ecx, 0x5
    add ecx, ebx
    psadbw xmm1, xmm6
    add esi, dword ptr [ecx + 4*edi + 0x700]
    mov ecx, dword ptr [esp + 0x138]
    movaps xmm6, xmmword ptr [esp + 0x1f0]
    movdqa xmmword ptr [esp + 0x30], xmm1
    movdqa xmm1, xmmword ptr [esp + 0x70]
    add esi, dword ptr [eax + 4*edx + 0x740]
    or ecx, dword ptr [esp + 0x13c]
    shufps xmm6, xmm6, 0x55
    pmuludq xmm1, xmmword ptr [esp + 0xa0]
    mov dword ptr [esp + 0x2a0], esi
    movdqa xmmword ptr [esp + 0x70], xmm1
    je .L132
    or edx, dword ptr [esp + 0xb0]
    jne .L132
    mov eax, dword ptr [esp + 0x2a0]
    mov edi, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp + 0x158]
    mov ebx, dword ptr [esp + 0x1c0]
    add eax, dword ptr [edi + 0x958]
    mov dword ptr [esp + 0x2a0], eax
    mov eax, dword ptr [esp + 0x94]
    jmp .L133
.L132:
    mov esi, dword ptr [esp + 0x158]
    mov ebx, dword ptr [esp + 0x1c0]
    mov eax, dword ptr [esp + 0x94]
    mov edi, dword ptr [esp + 0x4]
.L133:
    movdqa xmm1, xmmword ptr [esp + 0x180]
    pshufd xmm3, xmm0, 0xe8
    mov ecx, dword ptr [esp + 0x230]
    mov edx, dword ptr [esp + 0x168]
    shr eax, 0x18
    add ebp, dword ptr [esp + 0x50]
    movss dword ptr [esp + 0x50], xmm5
    movdqa xmm5, xmmword ptr [esp + 0x70]
    movss dword ptr [esp + 0xb0], xmm6
    movdqa xmm6, xmmword ptr [esp + 0x330]
    pshufd xmm7, xmmword ptr [esp + 0x80], 0xaa
    movss dword ptr [esp + 0x230], xmm2
    mov dword ptr [esp + 0x94], eax
    xor eax, eax
    pshufd xmm0, xmm1, 0xe8
    movaps xmm1, xmmword ptr [esp + 0x170]
    add edx, ecx
    mov ecx, esi
    pshufd xmm2, xmm6, 0xee
    mov dword ptr [esp + 0x164], ebp
    or ecx, ebx
    mov dword ptr [esp + 0x168], edx
    mov ecx, dword ptr [esp + 0x144]
    mov edx, dword ptr [esp + 0x1e0]
    setne al
    movss dword ptr [esp + 0x14], xmm1
    pshufd xmm1, xmmword ptr [esp + 0x60], 0xaa
    add ecx, eax
    mov eax, edx
    not eax
    cmp ecx, 0x2
    mov ecx, 0x0
    mov dword ptr [esp + 0x2d0], eax
    mov eax, dword ptr [edi + 0x884]
    movdqa xmmword ptr [esp + 0x3b0], xmm1
    pshufd xmm1, xmmword ptr [esp + 0x1a0], 0xaa
    movdqa xmmword ptr [esp + 0x170], xmm1
    pshufd xmm1, xmm5, 0xee
    movdqa xmmword ptr [esp + 0x180], xmm1
    movaps xmm1, xmmword ptr [esp + 0x30]
    mov dword ptr [esp + 0x30], eax
    movss dword ptr [esp + 0x2b0], xmm1
    pshufd xmm1, xmm4, 0xee
    movdqa xmmword ptr [esp + 0x2c0], xmm1
    jl .L141
    mov eax, dword ptr [esp + 0x140]
    mov ecx, dword ptr [esp + 0x4a0]
    movdqa xmm1, xmm3
    mov edi, dword ptr [esp + 0xd0]
    movdqa xmm6, xmm4
    movdqa xmm4, xmmword ptr [esp + 0x4c0]
    or eax, dword ptr [esp + 0x30c]
    or ecx, dword ptr [esp + 0x310]
    or eax, dword ptr [esp + 0x440]
    or ecx, dword ptr [esp + 0xf4]
    and ecx, dword ptr [esp + 0x160]
    and eax, dword ptr [esp + 0x15c]
    mov esi, eax
    and ecx, dword ptr [esp + 0x240]
    mov eax, dword ptr [esp + 0x98]
    and esi, dword ptr [esp + 0x250]
    and eax, ecx
    mov dword ptr [esp + 0x4a0], ecx
    mov ecx, dword ptr [esp + 0x4]
    movd xmm3, eax
    mov eax, dword ptr [esp + 0xcc]
    mov dword ptr [esp + 0x140], esi
    and eax, esi
    movd xmm5, eax
    punpckldq xmm3, xmm5
    movdqa xmm5, xmm3
    psrlw xmm5, 0x1
    pand xmm5, xmmword ptr [edi + .C0]
    psubb xmm3, xmm5
    movdqa xmm5, xmm3
    psrlw xmm3, 0x2
    pand xmm5, xmm4
    pand xmm3, xmm4
    paddb xmm3, xmm5
    movdqa xmm5, xmm3
    psrlw xmm5, 0x4
    paddb xmm5, xmm3
    pxor xmm3, xmm3
    pand xmm5, xmmword ptr [edi + .C2]
    psadbw xmm3, xmm5
    movd eax, xmm3
    imul eax, dword ptr [ecx + 0x994]
    add eax, dword ptr [esp + 0x40]
    mov dword ptr [esp + 0xcc], eax
    mov eax, dword ptr [esp + 0x380]
    lea ebx, [eax + 2*eax]
    mov esi, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS]
    mov ecx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    mov ebp, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    and esi, edx
    and eax, dword ptr [esp + 0x290]
    mov edx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 8]
    imul ecx, eax
    imul esi, edx
    mul edx
    add esi, edx
    mov edx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    add esi, ecx
    movzx ecx, byte ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    cmove esi, eax
    mov eax, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    and ebp, dword ptr [esp + 0x1e0]
    add esi, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 16]
    and eax, dword ptr [esp + 0x290]
    imul ebp, edx
    imul ecx, eax
    mul edx
    add ebp, edx
    add ebp, ecx
    movzx ecx, byte ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    mov eax, dword ptr [esp + 0x4a0]
    add ebp, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebx, dword ptr [esp + 0x284]
    and eax, dword ptr [esp + 0x148]
    or eax, dword ptr [esp + 0xf4]
    mov ecx, eax
    mov eax, dword ptr [esp + 0x140]
    and eax, dword ptr [esp + 0x28]
    or eax, dword ptr [esp + 0x440]
    mov edx, eax
    mov eax, dword ptr [esp + 0x1cc]
    not eax
    and eax, ecx
    mov ecx, dword ptr [esp + 0x1c8]
    not ecx
    and ecx, edx
    mov edx, dword ptr [esp + 0x40c]
    lea edx, [edi + edx + plywright::board::geometry::AROUND]
    mov edi, dword ptr [esp + 0x280]
    and ebx, dword ptr [edx]
    and edi, dword ptr [edx + 0x4]
    mov edx, dword ptr [esp + 0xd0]
    and ebx, eax
    mov edx, dword ptr [edx + 8*ebp + plywright::sliders::magic::TABLE]
    and edi, ecx
    and edx, eax
    mov dword ptr [esp + 0x98], edx
    mov edx, dword ptr [esp + 0xd0]
    mov ebp, dword ptr [edx + 8*ebp + plywright::sliders::magic::TABLE + 4]
    and ebp, ecx
    or edi, ebx
    je .L134
    mov ebx, dword ptr [esp + 0xcc]
    mov edi, dword ptr [esp + 0x4]
    add ebx, dword ptr [edi + 0x808]
    jmp .L135
.L134:
    mov ebx, dword ptr [esp + 0xcc]
.L135:
    mov edi, dword ptr [esp + 0xd0]
    mov edx, dword ptr [esp + 0x98]
    movdqa xmm5, xmmword ptr [esp + 0x70]
    movdqa xmm3, xmm1
    movdqa xmm4, xmm6
    and eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    and ecx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov edi, dword ptr [esp + 0x28c]
    mov esi, dword ptr [esp + 0x530]
    and edi, edx
    and esi, ebp
    or esi, edi
    je .L136
    mov esi, dword ptr [esp + 0x4]
    add ebx, dword ptr [esi + 0x80c]
.L136:
    mov edi, dword ptr [esp + 0x328]
    or edx, eax
    mov esi, dword ptr [esp + 0x158]
    movdqa xmm6, xmmword ptr [esp + 0x330]
    or ebp, ecx
    and edi, eax
    mov eax, dword ptr [esp + 0x324]
    and eax, ecx
    or eax, edi
    je .L137
    mov edi, dword ptr [esp + 0x4]
    add ebx, dword ptr [edi + 0x810]
    jmp .L138
.L137:
    mov edi, dword ptr [esp + 0x4]
.L138:
    mov ecx, dword ptr [esp + 0x318]
    mov eax, dword ptr [esp + 0x32c]
    and ecx, edx
    and eax, ebp
    or eax, ecx
    je .L139
    add ebx, dword ptr [edi + 0x814]
.L139:
    cmp byte ptr [esp + 0x9f], 0x0
    je .L140
    sub ebx, dword ptr [edi + 0x998]
.L140:
    xor eax, eax
    test ebx, ebx
    mov edx, dword ptr [edi + 0x99c]
    mov ecx, 0x3ff
    cmovg eax, ebx
    mov ebx, dword ptr [esp + 0x1c0]
    cmp eax, 0x3ff
    cmovl ecx, eax
    imul edx, ecx
    imul edx, ecx
    mov ecx, dword ptr [edi + 0x9a0]
    sar edx, 0xc
    cmp ecx, edx
    cmovl edx, ecx
    mov ecx, dword ptr [edi + 0x9a4]
    imul ecx, edx
    and ecx, -0x40
    shl ecx, 0xa
    add ecx, edx
.L141:
    punpckldq xmm3, xmm0
    movaps xmm0, xmmword ptr [esp + 0x80]
    mov eax, dword ptr [esp + 0x90]
    mov dword ptr [esp + 0xcc], ecx
    mov ecx, dword ptr [esp + 0x150]
    mov edi, dword ptr [esp + 0x4b0]
    movd dword ptr [esp + 0x330], xmm2
    movss xmm1, dword ptr [esp + 0x310]
    movaps xmm2, xmmword ptr [esp + 0x600]
    mov edx, dword ptr [esp + 0x340]
    movd dword ptr [esp + 0x98], xmm5
    movd dword ptr [esp + 0x140], xmm6
    movd xmm6, dword ptr [esp + 0x130]
    movd dword ptr [esp + 0x144], xmm4
    mov ebp, dword ptr [esp + 0x48]
    movd dword ptr [esp + 0x40], xmm7
    shr dword ptr [esp + 0x168], 0x18
    movdqa xmmword ptr [esp + 0xd0], xmm3
    movss dword ptr [esp + 0x80], xmm0
    movaps xmm0, xmmword ptr [esp + 0x60]
    and eax, dword ptr [esp + 0x1cc]
    and ecx, dword ptr [esp + 0x1c8]
    movaps xmm5, xmm2
    movdqa xmmword ptr [esp + 0x340], xmm6
    movss dword ptr [esp + 0x28c], xmm0
    movaps xmm0, xmmword ptr [esp + 0x3b0]
    or edi, eax
    mov dword ptr [esp + 0x90], eax
    mov eax, dword ptr [esp + 0x16c]
    mov dword ptr [esp + 0x150], ecx
    or edi, esi
    mov esi, dword ptr [esp + 0x38c]
    movss dword ptr [esp + 0x70], xmm0
    movaps xmm0, xmmword ptr [esp + 0x1a0]
    or eax, ecx
    or eax, ebx
    mov ebx, dword ptr [esp + 0x1bc]
    or edx, eax
    mov ecx, eax
    mov dword ptr [esp + 0x16c], eax
    mov eax, edi
    or eax, dword ptr [esp + 0x18]
    movss dword ptr [esp + 0x60], xmm0
    movss xmm0, dword ptr [esp + 0x30c]
    movd xmm3, ebx
    punpckldq xmm6, xmm3
    movdqa xmmword ptr [esp + 0x4b0], xmm3
    unpcklps xmm1, xmm0
    movaps xmm0, xmm2
    movdqa xmm2, xmmword ptr [esp + 0x640]
    movlhps xmm0, xmm1
    pshufd xmm1, xmm2, 0xee
    pshufd xmm2, xmm2, 0x44
    por xmm2, xmm1
    movd xmm1, eax
    mov eax, dword ptr [esp + 0x388]
    movdqa xmm4, xmm2
    movd xmm2, edx
    mov edx, dword ptr [esp + 0x2d0]
    punpcklqdq xmm2, xmm1
    movdqa xmm1, xmm4
    movdqa xmm3, xmm4
    movdqa xmmword ptr [esp + 0x4a0], xmm4
    movdqa xmm4, xmmword ptr [esp + 0x4c0]
    punpcklqdq xmm1, xmm6
    shufps xmm6, xmm2, 0x24
    movaps xmm2, xmmword ptr [esp + 0x5d0]
    andps xmm6, xmm0
    pand xmm1, xmm6
    movaps xmmword ptr [esp + 0x530], xmm6
    movdqa xmm6, xmmword ptr [esp + 0x480]
    and edx, eax
    movdqa xmm0, xmm1
    movzx edx, dh
    psrlw xmm0, 0x1
    movlps xmm2, qword ptr [esp + 0x540]
    or edx, eax
    mov eax, dword ptr [esp + 0x290]
    pand xmm0, xmm6
    psubb xmm1, xmm0
    movdqa xmm0, xmm1
    psrlw xmm1, 0x2
    pand xmm2, xmm3
    or eax, ebp
    movdqa xmm3, xmmword ptr [esp + 0x490]
    pand xmm0, xmm4
    pand xmm1, xmm4
    not eax
    paddb xmm1, xmm0
    and esi, eax
    mov eax, dword ptr [esp + 0x190]
    movdqa xmm0, xmm1
    psrlw xmm0, 0x4
    paddb xmm0, xmm1
    movdqa xmm1, xmm2
    psrlw xmm1, 0x1
    pand xmm0, xmm3
    or eax, ebx
    mov ebx, dword ptr [esp + 0x4c]
    pand xmm1, xmm6
    movd xmm6, edi
    psubb xmm2, xmm1
    movdqa xmm1, xmm2
    psrlw xmm2, 0x2
    pand xmm1, xmm4
    pand xmm2, xmm4
    movdqa xmm4, xmmword ptr [esp + 0x560]
    paddb xmm2, xmm1
    movdqa xmm1, xmm2
    psrlw xmm1, 0x4
    paddb xmm1, xmm2
    pxor xmm2, xmm2
    pand xmm1, xmm3
    psadbw xmm0, xmm2
    movss xmm3, dword ptr [esp + 0x320]
    psadbw xmm1, xmm2
    movd xmm2, dword ptr [esp + 0x314]
    packssdw xmm1, xmm0
    movd xmm0, ecx
    mov ecx, dword ptr [esp + 0x1e0]
    movdqa xmmword ptr [esp + 0x1a0], xmm1
    punpckldq xmm6, xmm0
    movd xmm0, dword ptr [esp + 0x154]
    movd xmm1, dword ptr [esp + 0x27c]
    or ecx, ebx
    not ecx
    punpckldq xmm0, xmm1
    movd xmm1, dword ptr [esp + 0x134]
    and eax, ecx
    mov ecx, dword ptr [esp + 0xc]
    and eax, edx
    punpckldq xmm2, xmm1
    mov edx, ecx
    punpcklqdq xmm2, xmm0
    movdqa xmm0, xmm6
    or edx, dword ptr [esp + 0x130]
    punpcklqdq xmm0, xmm5
    pand xmm2, xmm0
    and edx, esi
    mov esi, eax
    shld esi, edx, 0x19
    shrd edx, eax, 0x9
    and esi, 0xfefefefe
    and edx, 0x7f7f7f7f
    or edx, esi
    mov esi, eax
    shr eax, 0x9
    shr esi, 0x7
    movd xmm1, edx
    mov edx, dword ptr [esp + 0x28]
    and eax, 0x7f7f
    and esi, 0xfefe
    or eax, esi
    mov esi, 0x33333333
    movd xmm0, eax
    mov eax, dword ptr [esp + 0x148]
    or edx, ebx
    punpckldq xmm1, xmm0
    mov ebx, 0x0
    not edx
    movdqa xmm5, xmm1
    and edx, dword ptr [esp + 0x16c]
    or eax, ebp
    not eax
    and eax, edi
    mov edi, dword ptr [esp + 0x164]
    and edx, dword ptr [esp + 0x250]
    and eax, dword ptr [esp + 0x240]
    shr edi, 0x18
    movd xmm0, eax
    movd xmm1, edx
    mov edx, dword ptr [esp + 0x150]
    mov eax, dword ptr [esp + 0x90]
    mov dword ptr [esp + 0x164], edi
    punpckldq xmm0, xmm1
    movss xmm1, dword ptr [esp + 0x31c]
    and edx, dword ptr [esp + 0x27c]
    and eax, dword ptr [esp + 0x154]
    movlhps xmm1, xmm3
    movdqa xmm3, xmm4
    punpcklqdq xmm4, xmmword ptr [esp + 0x540]
    punpcklqdq xmm3, xmm5
    punpcklqdq xmm5, xmm0
    movdqa xmmword ptr [esp + 0x250], xmm5
    movd xmm0, eax
    movd xmm5, edx
    mov eax, dword ptr [esp + 0x230]
    mov edx, 0x33333300
    punpckldq xmm0, xmm5
    movd xmm5, dword ptr [esp + 0x24]
    movdqa xmm7, xmm0
    punpcklqdq xmm0, xmm6
    punpcklqdq xmm6, xmm2
    shufps xmm2, xmm1, 0x2e
    shufps xmm1, xmm1, 0x22
    pand xmm3, xmm6
    movd xmm6, dword ptr [esp + 0x20]
    punpcklqdq xmm7, xmmword ptr [esp + 0x530]
    movdqa xmmword ptr [esp + 0x1e0], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x4c0]
    pand xmm4, xmm2
    imul eax, dword ptr [esp + 0x94]
    punpckldq xmm5, xmm6
    movdqa xmm6, xmmword ptr [esp + 0x600]
    pand xmm7, xmm1
    movdqa xmm1, xmm3
    psrlw xmm1, 0x1
    mov dword ptr [esp + 0x230], eax
    mov eax, dword ptr [esp + 0x50]
    punpcklqdq xmm6, xmm5
    movdqa xmm5, xmmword ptr [esp + 0x480]
    pand xmm6, xmmword ptr [esp + 0x250]
    imul eax, dword ptr [esp + 0x14]
    pand xmm1, xmm5
    psubb xmm3, xmm1
    mov dword ptr [esp + 0x50], eax
    mov eax, dword ptr [esp + 0xb0]
    movdqa xmm1, xmm3
    psrlw xmm3, 0x2
    pand xmm1, xmm0
    pand xmm3, xmm0
    paddb xmm3, xmm1
    movdqa xmm1, xmm6
    psrlw xmm1, 0x1
    movdqa xmm2, xmm3
    imul eax, dword ptr [esp + 0x2b0]
    pand xmm1, xmm5
    movdqa xmm5, xmmword ptr [esp + 0x490]
    psrlw xmm2, 0x4
    psubb xmm6, xmm1
    paddb xmm2, xmm3
    pxor xmm3, xmm3
    movdqa xmm1, xmm6
    psrlw xmm6, 0x2
    pand xmm1, xmm0
    pand xmm6, xmm0
    movdqa xmm0, xmmword ptr [esp + 0x480]
    mov dword ptr [esp + 0xb0], eax
    paddb xmm6, xmm1
    pand xmm2, xmm5
    movdqa xmm1, xmm6
    psadbw xmm2, xmm3
    psrlw xmm1, 0x4
    paddb xmm1, xmm6
    pand xmm1, xmm5
    psadbw xmm1, xmm3
    movdqa xmm3, xmm7
    packssdw xmm1, xmm2
    movdqa xmm2, xmm4
    psrlw xmm3, 0x1
    psrlw xmm2, 0x1
    movdqa xmmword ptr [esp + 0x240], xmm1
    movdqa xmm1, xmmword ptr [esp + 0x4c0]
    pand xmm3, xmm0
    pand xmm2, xmm0
    psubb xmm7, xmm3
    psubb xmm4, xmm2
    movdqa xmm3, xmm7
    psrlw xmm7, 0x2
    movdqa xmm2, xmm4
    psrlw xmm4, 0x2
    pand xmm2, xmm1
    pand xmm4, xmm1
    pand xmm3, xmm1
    pand xmm7, xmm1
    paddb xmm4, xmm2
    paddb xmm7, xmm3
    movdqa xmm2, xmm0
    pxor xmm0, xmm0
    movdqa xmm6, xmm4
    movdqa xmm3, xmm7
    psrlw xmm6, 0x4
    psrlw xmm3, 0x4
    paddb xmm6, xmm4
    paddb xmm3, xmm7
    movdqa xmm7, xmm5
    movdqa xmm4, xmm1
    movdqa xmm1, xmmword ptr [esp + 0x4a0]
    pand xmm6, xmm5
    pand xmm3, xmm5
    movd xmm5, dword ptr [esp + 0x190]
    psadbw xmm6, xmm0
    psadbw xmm3, xmm0
    movdqa xmm0, xmmword ptr [esp + 0x1e0]
    packssdw xmm6, xmm3
    movd xmm3, ecx
    mov ecx, dword ptr [esp + 0x18]
    movdqa xmmword ptr [esp + 0x290], xmm6
    punpckldq xmm3, xmm5
    movdqa xmm5, xmmword ptr [esp + 0x580]
    punpcklqdq xmm1, xmm3
    mov eax, ecx
    shr ecx, 0x9
    pand xmm0, xmm1
    movaps xmm1, xmmword ptr [esp + 0x4b0]
    shr eax, 0x7
    and ecx, 0x100
    and eax, 0x8000
    pand xmm5, xmm0
    or ecx, eax
    mov eax, dword ptr [esp + 0x30]
    movdqa xmm3, xmm5
    and ecx, dword ptr [esp + 0x418]
    psrlw xmm3, 0x1
    unpcklpd xmm1, xmmword ptr [esp + 0x340]
    pand xmm3, xmm2
    psubb xmm5, xmm3
    imul eax, dword ptr [esp + 0x2c]
    movdqa xmm3, xmm5
    psrlw xmm5, 0x2
    pand xmm3, xmm4
    pand xmm5, xmm4
    paddb xmm5, xmm3
    movdqa xmm6, xmm5
    mov dword ptr [esp + 0x250], eax
    mov eax, ecx
    psrlw xmm6, 0x4
    shr eax
    paddb xmm6, xmm5
    movaps xmm5, xmmword ptr [esp + 0x520]
    and eax, 0x4000
    pand xmm6, xmm7
    sub ecx, eax
    mov eax, 0x33333333
    sbb ebx, ebx
    add edx, 0xffffce00
    mov ebp, ecx
    adc eax, -0x1
    and edx, ecx
    mov ecx, 0x33333300
    shrd ebp, ebx, 0x2
    movaps xmm3, xmm5
    and eax, ebx
    shr ebx, 0x2
    add ecx, 0xfffffd00
    shufps xmm3, xmm1, 0x24
    xorps xmm1, xmm1
    adc esi, -0x1
    and ecx, ebp
    andps xmm3, xmm0
    psadbw xmm6, xmm1
    and esi, ebx
    add ecx, edx
    mov ebx, 0xf0f0f0f
    movaps xmm0, xmm3
    adc esi, eax
    mov eax, 0xf0f0f00
    psrlw xmm0, 0x1
    mov ebp, esi
    mov edx, esi
    pand xmm0, xmm2
    shld ebp, ecx, 0x1c
    shr edx, 0x4
    psubb xmm3, xmm0
    add ebp, ecx
    mov ecx, 0x1010101
    movdqa xmm0, xmm3
    psrlw xmm3, 0x2
    adc edx, esi
    add eax, 0xfffff800
    pand xmm0, xmm4
    pand xmm3, xmm4
    adc ebx, -0x1
    and eax, ebp
    paddb xmm3, xmm0
    mov ebp, dword ptr [esp + 0x2fc]
    mov esi, eax
    and ebx, edx
    mul ecx
    movdqa xmm0, xmm3
    imul esi, ecx
    imul ebx, ecx
    psrlw xmm0, 0x4
    add edx, esi
    mov esi, dword ptr [esp + 0x41c]
    paddb xmm0, xmm3
    pshufd xmm3, xmm5, 0x55
    add ebx, edx
    mov edx, dword ptr [esp + 0x2f8]
    pand xmm0, xmm7
    movdqa xmmword ptr [esp + 0x190], xmm3
    psadbw xmm0, xmm1
    movaps xmm1, xmmword ptr [esp + 0x170]
    shr ebx, 0x18
    imul ebp, ebx
    mov ebx, dword ptr [esp + 0x44]
    pshufd xmm0, xmm0, 0xe8
    and edx, dword ptr [esp + 0x384]
    movss dword ptr [esp + 0xc], xmm1
    movdqa xmm1, xmmword ptr [esp + 0x180]
    mov eax, edx
    and edx, 0x10000000
    shr eax
    and eax, 0x4000000
    lea eax, [eax + 2*edx]
    and esi, eax
    mov eax, esi
    shr eax
    and eax, 0x10000000
    sub esi, eax
    mov eax, esi
    shr esi, 0x2
    and eax, 0x30000000
    mov edx, esi
    add esi, eax
    and edx, 0x1000000
    shr esi, 0x4
    add esi, edx
    movzx edx, byte ptr [esp + 0xb]
    and esi, 0xf000000
    imul esi, ecx
    movd ecx, xmm1
    movdqa xmm1, xmmword ptr [esp + 0x2c0]
    shr esi, 0x18
    mov eax, edx
    imul ebx, esi
    movd esi, xmm6
    dec al
    add ebx, ebp
    mov dword ptr [esp + 0x1e0], esi
    cmp al, 0x2
    movd ebp, xmm1
    jae .L144
    mov esi, dword ptr [esp + 0x98]
    cmp dl, 0x2
    mov eax, 0x3030000
    mov edx, 0x1010000
    cmove edx, eax
.L142:
    mov eax, dword ptr [esp + 0xf8]
    not al
    test al, 0x38
    jne .L143
    and edx, dword ptr [esp + 0x308]
    mov dword ptr [esp + 0x28], ecx
    mov ecx, ebp
    mov edi, 0x33333333
    and edx, dword ptr [esp + 0x288]
    mov eax, edx
    shr eax
    and eax, 0x41410000
    sub edx, eax
    mov eax, edx
    mov ebp, edx
    shl edx, 0x1e
    shr ebp, 0x2
    and edx, dword ptr [esp + 0x4dc]
    and eax, 0x33330000
    and ebp, edi
    add ebp, eax
    mov eax, ebp
    mov edi, ebp
    shld eax, edx, 0x1c
    shr edi, 0x4
    add eax, edx
    mov edx, 0x1010101
    adc edi, ebp
    and eax, 0x7070707
    and edi, 0xf0f0707
    mov ebp, eax
    imul edi, edx
    imul ebp, edx
    mul edx
    mov eax, dword ptr [esp + 0x4]
    add edx, ebp
    mov ebp, ecx
    mov ecx, dword ptr [esp + 0x28]
    add edx, edi
    shr edx, 0x18
    imul edx, dword ptr [eax + 0x924]
    add ebx, edx
.L143:
    mov dword ptr [esp + 0x44], ebx
    mov ebx, dword ptr [esp + 0x60]
    mov edx, dword ptr [esp + 0x40]
    mov edi, dword ptr [esp + 0x80]
    jmp .L145
.L144:
    mov esi, ebp
    mov ebp, ecx
    mov ecx, dword ptr [esp + 0x10]
    mov eax, 0x99
    mov edx, 0xc0c00000
    bt eax, ecx
    jae .L151
    mov dword ptr [esp + 0x44], ebx
    mov eax, dword ptr [esp + 0x60]
    mov ebx, dword ptr [esp + 0x98]
    mov edx, dword ptr [esp + 0x40]
    mov edi, dword ptr [esp + 0x80]
    mov ecx, ebp
    mov ebp, esi
    mov esi, ebx
    mov ebx, eax
.L145:
    movdqa xmm1, xmmword ptr [esp + 0x430]
    movdqa xmm3, xmmword ptr [esp + 0x200]
    movd dword ptr [esp + 0x28], xmm5
    movss xmm5, dword ptr [esp + 0x30]
    movd xmm7, dword ptr [esp + 0x12c]
    movdqa xmm4, xmm1
    pshufd xmm6, xmm3, 0x55
    punpcklqdq xmm1, xmm3
    punpckldq xmm4, xmm3
    shufps xmm5, xmm4, 0xe4
    movdqa xmm4, xmmword ptr [esp + 0x1f0]
    movdqa xmm2, xmm4
    punpckldq xmm4, xmm6
    movd xmm6, dword ptr [esp + 0x1e0]
    punpcklqdq xmm4, xmmword ptr [esp + 0x1d0]
    punpckldq xmm7, xmm6
    punpcklqdq xmm7, xmm0
    pshufd xmm0, xmm7, 0xf5
    pmuludq xmm5, xmm7
    movd xmm7, dword ptr [esp + 0x70]
    pmuludq xmm0, xmm1
    movdqa xmm1, xmmword ptr [esp + 0x240]
    pshufd xmm5, xmm5, 0xe8
    pshufd xmm0, xmm0, 0xe8
    punpckldq xmm5, xmm0
    pshufd xmm0, xmm4, 0xf5
    pmuludq xmm4, xmm1
    pshufd xmm1, xmm1, 0xf5
    pmuludq xmm1, xmm0
    pshufd xmm0, xmm4, 0xe8
    movdqa xmm4, xmmword ptr [esp + 0x290]
    pshufd xmm1, xmm1, 0xe8
    punpckldq xmm0, xmm1
    movdqa xmmword ptr [esp + 0x240], xmm0
    movaps xmm0, xmmword ptr [esp + 0xa0]
    movaps xmm1, xmm0
    shufps xmm2, xmm0, 0xb5
    movlps xmm1, qword ptr [esp + 0x3e0]
    pmuludq xmm2, xmm4
    movdqa xmm3, xmm2
    pshufd xmm2, xmm4, 0xf5
    pmuludq xmm2, xmm1
    pshufd xmm1, xmm3, 0xe8
    movdqa xmm3, xmmword ptr [esp + 0x570]
    pshufd xmm2, xmm2, 0xe8
    punpckldq xmm1, xmm2
    paddd xmm1, xmm5
    movdqa xmm5, xmmword ptr [esp + 0x220]
    pshufd xmm2, xmm3, 0xf5
    pshufd xmm4, xmm5, 0xf4
    pmuludq xmm4, xmm2
    pshufd xmm2, xmm5, 0xe1
    pmuludq xmm2, xmm3
    movdqa xmm3, xmmword ptr [esp + 0xd0]
    pshufd xmm4, xmm4, 0xe8
    pshufd xmm2, xmm2, 0xe8
    punpckldq xmm2, xmm4
    movaps xmm4, xmm0
    shufps xmm0, xmmword ptr [esp + 0x3e0], 0x50
    shufps xmm4, xmmword ptr [esp + 0x3d0], 0xc1
    pshufd xmm5, xmm3, 0xee
    paddd xmm5, xmm3
    movd xmm3, edx
    pshufd xmm6, xmm5, 0x55
    paddd xmm6, xmm5
    movd xmm5, dword ptr [esp + 0x28c]
    movd eax, xmm6
    movd xmm6, dword ptr [esp + 0x140]
    mov edx, eax
    mov eax, dword ptr [esp + 0xf0]
    add edx, dword ptr [esp + 0x250]
    punpckldq xmm6, xmm5
    movd xmm5, dword ptr [esp + 0x330]
    add eax, dword ptr [esp + 0x110]
    punpckldq xmm5, xmm7
    movd xmm7, edi
    punpcklqdq xmm6, xmm5
    movd xmm5, dword ptr [esp + 0x144]
    punpckldq xmm5, xmm7
    movd xmm7, ebp
    punpckldq xmm7, xmm3
    movd xmm3, ebx
    mov ebx, dword ptr [esp + 0x168]
    punpcklqdq xmm5, xmm7
    movd xmm7, dword ptr [esp + 0xc]
    paddd xmm5, xmm6
    movd xmm6, esi
    punpckldq xmm6, xmm3
    movd xmm3, ecx
    mov ecx, dword ptr [esp + 0x400]
    sub ebx, dword ptr [esp + 0x164]
    punpckldq xmm3, xmm7
    punpcklqdq xmm6, xmm3
    add ecx, dword ptr [esp + 0xfc]
    paddd xmm6, xmm5
    movdqa xmm5, xmmword ptr [esp + 0x1a0]
    imul ebx, dword ptr [esp + 0x4fc]
    pshufd xmm3, xmm6, 0x55
    movd ebp, xmm6
    movd edi, xmm3
    pshufd xmm3, xmm6, 0xee
    movd dword ptr [esp + 0xd0], xmm3
    pshufd xmm3, xmm6, 0xff
    add edi, ebp
    movd esi, xmm3
    pshufd xmm3, xmm5, 0xf5
    pmuludq xmm4, xmm5
    add ecx, ebx
    mov ebx, dword ptr [esp + 0x1c]
    add esi, dword ptr [esp + 0xd0]
    pmuludq xmm3, xmm0
    pshufd xmm4, xmm4, 0xe8
    pshufd xmm3, xmm3, 0xe8
    punpckldq xmm4, xmm3
    paddd xmm4, xmm2
    add ebx, dword ptr [esp + 0x3fc]
    add esi, edi
    mov edi, dword ptr [esp + 0xcc]
    paddd xmm4, xmmword ptr [esp + 0x240]
    add esi, dword ptr [esp + 0x230]
    sub ecx, ebx
    mov ebx, dword ptr [esp + 0x510]
    paddd xmm4, xmm1
    add edi, dword ptr [esp + 0x274]
    pshufd xmm0, xmm4, 0xee
    paddd xmm0, xmm4
    pshufd xmm1, xmm0, 0x55
    add ebx, dword ptr [esp + 0x3f8]
    paddd xmm1, xmm0
    movdqa xmm0, xmmword ptr [esp + 0x190]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x2a0]
    add ebx, eax
    mov eax, dword ptr [esp + 0xb0]
    add ebx, edx
    sub ebx, dword ptr [esp + 0x4e0]
    add ecx, dword ptr [esp + 0x100]
    add eax, dword ptr [esp + 0x50]
    add edi, ebx
    add ecx, dword ptr [esp + 0x44]
    add edi, eax
    movd eax, xmm1
    add edi, esi
    movd esi, xmm0
    add ecx, eax
    mov eax, dword ptr [esp + 0x5b0]
    add eax, dword ptr [esp + 0x3a0]
    add eax, ecx
    sub edi, eax
    mov eax, dword ptr [esp + 0x1c4]
    movzx ebx, byte ptr [eax + 0x93]
    mov eax, dword ptr [esp + 0x4]
    mov eax, dword ptr [eax + 0x870]
    mov edx, eax
    neg edx
    test bl, bl
    cmove edx, eax
    lea ecx, [edi + edx + 0x8000]
    lea ebp, [edi + edx]
    sar ecx, 0x10
    test ecx, ecx
    jle .L146
    mov edi, dword ptr [esp + 0x3f4]
    test edi, edi
    je .L148
    cmp dword ptr [esp + 0x374], 0x1
    jne .L147
    cmp dword ptr [esp + 0x370], 0x1
    jne .L147
    mov eax, dword ptr [esp + 0x28]
    mov edx, 0x55aa55aa
    and eax, edx
    and edx, esi
    or edx, eax
    je .L147
    mov edx, dword ptr [esp + 0x28]
    mov eax, 0xaa55aa55
    and esi, eax
    and edx, eax
    or esi, edx
    je .L147
    mov eax, dword ptr [esp + 0x2e8]
    mov edx, dword ptr [esp + 0x14c]
    lea eax, [eax + 2*eax]
    lea edx, [edx + 4*edx]
    add edx, eax
    mov eax, dword ptr [esp + 0x2c]
    lea eax, [eax + 8*eax]
    add eax, edx
    jne .L157
    mov eax, dword ptr [esp + 0x270]
    mov edx, dword ptr [esp + 0x390]
    lea eax, [eax + 2*eax]
    lea edx, [edx + 4*edx]
    add edx, eax
    mov eax, dword ptr [esp + 0x12c]
    lea esi, [eax + 8*eax]
    xor eax, eax
    add esi, edx
    setne al
    lea edx, [8*eax + 0x850]
    lea esi, [8*eax + 0x854]
    jmp .L158
.L146:
    cmp dword ptr [esp + 0x1b8], 0x0
    je .L152
    cmp dword ptr [esp + 0x370], 0x1
    jne .L149
    cmp dword ptr [esp + 0x374], 0x1
    jne .L149
    mov edx, dword ptr [esp + 0x28]
    mov eax, 0x55aa55aa
    and edx, eax
    and eax, esi
    or eax, edx
    je .L149
    mov edx, dword ptr [esp + 0x28]
    mov eax, 0xaa55aa55
    and esi, eax
    and edx, eax
    or esi, edx
    je .L149
    mov eax, dword ptr [esp + 0x270]
    lea edx, [eax + 2*eax]
    mov eax, dword ptr [esp + 0x390]
    lea esi, [eax + 4*eax]
    mov eax, dword ptr [esp + 0x12c]
    add esi, edx
    lea edx, [eax + 8*eax]
    add edx, esi
    jne .L160
    mov eax, dword ptr [esp + 0x2e8]
    lea edx, [eax + 2*eax]
    mov eax, dword ptr [esp + 0x14c]
    lea esi, [eax + 4*eax]
    mov eax, dword ptr [esp + 0x2c]
    add esi, edx
    xor edx, edx
    lea edi, [eax + 8*eax]
    add edi, esi
    setne dl
    lea eax, [8*edx + 0x850]
    lea esi, [8*edx + 0x854]
    mov edx, eax
    jmp .L161
.L147:
    mov edx, dword ptr [esp + 0x500]
    mov esi, dword ptr [esp + 0x14c]
    mov eax, dword ptr [esp + 0x2c]
    sub edx, dword ptr [esp + 0x470]
    sub esi, dword ptr [esp + 0x390]
    sub eax, dword ptr [esp + 0x12c]
    lea edx, [edx + 2*edx]
    lea esi, [esi + 4*esi]
    lea eax, [eax + 8*eax]
    add esi, edx
    mov edx, 0x40
    add esi, eax
    cmp esi, 0x4
    jge .L164
    mov eax, dword ptr [esp + 0x4]
    imul edi, dword ptr [eax + 0x864]
    add edi, dword ptr [eax + 0x860]
    jmp .L163
.L148:
    mov eax, dword ptr [esp + 0x500]
    lea edx, [eax + 2*eax]
    mov eax, dword ptr [esp + 0x14c]
    lea edi, [eax + 4*eax]
    mov eax, dword ptr [esp + 0x2c]
    add edi, edx
    lea esi, [eax + 8*eax]
    mov eax, dword ptr [esp + 0x470]
    add esi, edi
    lea edx, [eax + 2*eax]
    mov eax, dword ptr [esp + 0x390]
    lea edi, [eax + 4*eax]
    mov eax, dword ptr [esp + 0x12c]
    add edi, edx
    lea edx, [eax + 8*eax]
    mov eax, esi
    add edx, edi
    sub eax, edx
    cmp eax, 0x3
    jle .L154
    cmp dword ptr [esp + 0x2e8], 0x2
    mov edx, 0x40
    jne .L164
    xor esi, 0x6
    xor edx, edx
    or esi, dword ptr [esp + 0x1b8]
    jmp .L153
.L149:
    mov eax, dword ptr [esp + 0x470]
    mov edx, dword ptr [esp + 0x12c]
    sub eax, dword ptr [esp + 0x500]
    sub edx, dword ptr [esp + 0x2c]
    lea esi, [eax + 2*eax]
    mov eax, dword ptr [esp + 0x390]
    lea edx, [edx + 8*edx]
    sub eax, dword ptr [esp + 0x14c]
    lea edi, [eax + 4*eax]
    add edi, esi
    add edi, edx
    mov edx, 0x40
    cmp edi, 0x4
    jge .L164
    mov eax, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp + 0x1b8]
    imul esi, dword ptr [eax + 0x864]
    add esi, dword ptr [eax + 0x860]
    cmp esi, 0x40
    cmovl edx, esi
    jmp .L164
.L150:
    cmp dword ptr [esp + 0xb0], 0x5
    mov ecx, dword ptr [esp + 0x36c]
    je .L90
    mov eax, 0x8080
    jmp .L90
.L151:
    mov eax, dword ptr [esp + 0x98]
    cmp ecx, 0x5
    mov ecx, ebp
    mov ebp, esi
    mov esi, eax
    je .L142
    mov edx, 0x80800000
    jmp .L142
.L152:
    mov eax, dword ptr [esp + 0x470]
    lea edx, [eax + 2*eax]
    mov eax, dword ptr [esp + 0x390]
    lea edi, [eax + 4*eax]
    mov eax, dword ptr [esp + 0x12c]
    add edi, edx
    lea esi, [eax + 8*eax]
    mov eax, dword ptr [esp + 0x500]
    add esi, edi
    lea edx, [eax + 2*eax]
    mov eax, dword ptr [esp + 0x14c]
    lea edi, [eax + 4*eax]
    mov eax, dword ptr [esp + 0x2c]
    add edi, edx
    lea edx, [eax + 8*eax]
    mov eax, esi
    add edx, edi
    sub eax, edx
    cmp eax, 0x3
    jle .L155
    cmp dword ptr [esp + 0x270], 0x2
    mov eax, dword ptr [esp + 0x3f4]
    mov edx, 0x40
    jne .L164
    xor esi, 0x6
    xor edx, edx
    or esi, eax
.L153:
    setne dl
    shl edx, 0x6
    jmp .L164
.L154:
    cmp esi, 0x4
    jb .L156
    xor eax, eax
    cmp edx, 0x4
    mov edx, dword ptr [esp + 0x4]
    setae al
    mov edx, dword ptr [edx + 4*eax + 0x868]
    jmp .L164
.L155:
    cmp esi, 0x4
    jae .L159
.L156:
    xor edx, edx
    jmp .L164
.L157:
    mov esi, 0x85c
    mov edx, 0x858
.L158:
    mov eax, dword ptr [esp + 0x4]
    jmp .L162
.L159:
    mov esi, dword ptr [esp + 0x4]
    xor eax, eax
    cmp edx, 0x4
    setae al
    mov edx, eax
    mov edx, dword ptr [esi + 4*edx + 0x868]
    jmp .L164
.L160:
    mov esi, 0x85c
    mov edx, 0x858
.L161:
    mov eax, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp + 0x1b8]
.L162:
    imul edi, dword ptr [eax + esi]
    add edi, dword ptr [eax + edx]
    mov edx, 0x40
.L163:
    cmp edi, 0x40
    cmovl edx, edi
.L164:
    mov eax, dword ptr [esp + 0x12c]
    mov edi, dword ptr [esp + 0x4e8]
    movsx esi, bp
    add eax, dword ptr [esp + 0x2c]
    add edi, dword ptr [esp + 0x210]
    lea edi, [edi + 4*eax]
    mov eax, 0x18
    cmp edi, 0x18
    cmovge edi, eax
    imul edx, ecx
    imul esi, edi
    lea ecx, [edx + 0x3f]
    test edx, edx
    cmovns ecx, edx
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
    test bl, bl
    cmove eax, ecx
    add esp, 0x65c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L165:
    mov ebx, dword ptr [esp + 0xd0]
    mov edx, 0xe
    lea eax, [ebx + .D0]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.L166:
    mov ebx, dword ptr [esp + 0xd0]
    mov edx, 0xf
    lea eax, [ebx - 0x52ec]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.L167:
    mov ebx, dword ptr [esp + 0xd0]
    mov edx, 0x1c
    lea eax, [ebx - 0x52fc]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.L168:
    mov ebx, dword ptr [esp + 0xd0]
    mov ecx, edi
    mov edx, 0x9
    lea eax, [ebx - 0x52cc]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.L169:
    mov ebx, dword ptr [esp + 0xd0]
    mov edx, 0x9
    lea eax, [ebx - 0x52cc]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.C0 = 0x5555555555555555 0x5555555555555555
.C1 = 0x3333333333333333 0x3333333333333333
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
.C3 = 0x0000ffffff000000 0x0000ffffff000000
.C4 = 0x0101010101010101 0x0101010101010101
.C5 = 0x0000555555000000 0x0000555555000000
.C6 = 0x3333333333000000 0x3333333333000000
.C7 = 0x0000000001010101 0x0000000001010101
.C8 = 0x0f0f0f0f0f000000 0x0f0f0f0f0f000000
.C9 = 0x000000ffffff0000 0x000000ffffff0000
.C10 = 0x0000005555550000 0x0000005555550000
.C11 = 0x3333333333330000 0x3333333333330000
.C12 = 0x0f0f0f0f0f0f0000 0x0f0f0f0f0f0f0000
