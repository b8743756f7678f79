# The kernels of engine/captures, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm engine/captures --target i686
# binary: sha256 5fac233a6f933cdad168c733ad9b61cea809043eb85ac50a770c12092b9ffee7
# captures: 45 instructions in 154 bytes; innermost loops: .L1 of 18
# plywright::movegen::evasions::answers: 1169 instructions in 4296 bytes; innermost loops: .L2 of 98, .L4 of 61, .L9 of 30, .L13 of 32, .L20 of 61, .L24 of 61, .L30 of 30, .L34 of 30, .L40 of 32, .L50 of 31, .L60 of 32
# plywright::movegen::evasions::answers: 1183 instructions in 4331 bytes; innermost loops: .L2 of 98, .L4 of 61, .L9 of 30, .L13 of 32, .L20 of 61, .L24 of 61, .L30 of 33, .L34 of 33, .L40 of 32, .L50 of 31, .L60 of 32
# plywright::movegen::generate::en_passant: 210 instructions in 805 bytes; innermost loops: .L1 of 97
# plywright::movegen::generate::en_passant: 210 instructions in 805 bytes; innermost loops: .L1 of 97
# plywright::movegen::noisy: 4320 instructions in 15840 bytes; innermost loops: .L1 of 50, .L5 of 49, .L9 of 58, .L13 of 59, .L18 of 58, .L21 of 58, .L26 of 56, .L29 of 63, .L33 of 58, .L37 of 63, .L43 of 58, .L47 of 59, .L51 of 58, .L55 of 59, .L60 of 30, .L64 of 30, .L70 of 30, .L76 of 30, .L82 of 30, .L88 of 30, .L94 of 30, .L100 of 30, .L104 of 97, .L105 of 31, .L111 of 36, .L115 of 35, .L121 of 30, .L127 of 30, .L133 of 30, .L137 of 99, .L138 of 33, .L144 of 34, .L148 of 37, .L154 of 30, .L160 of 30, .L166 of 30, .L170 of 100, .L171 of 33, .L176 of 33, .L180 of 33, .L186 of 30, .L192 of 30, .L198 of 30, .L204 of 30, .L210 of 30, .L216 of 30, .L220 of 100, .L221 of 33
# mix of 7137 instructions: 2814 mov, 745 and, 473 or, 419 add, 270 je, 260 movzx, 208 tzcnt, 186 jmp, 169 test, 156 cmovne, 137 shl, 131 cmp, 129 lea, 111 adc, 93 jne, 73 imul, 70 inc, 68 xor, 64 movd, 63 push, 62 not, 56 cmove, 47 shr, 46 pshufd, 39 shrd, 36 mul, 35 shld, 30 pop, 16 bsf, 16 pand, 14 call, 14 punpckldq, 11 sub, 10 movdqu, 10 por, 8 movq, 6 andpd, 6 punpcklqdq, 6 ret, 4 movdqa, 4 movsd, 4 pcmpeqd, 4 psllq, 4 psrlq, 4 pxor, 4 sete, 2 setne

captures:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x20c
    mov eax, dword ptr [esp + 0x224]
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    test eax, eax
    je .L2
    mov edi, dword ptr [esp + 0x220]
    imul ecx, eax, 0x9c
    xor esi, esi
    xor ebp, ebp
    add edi, 0x50
    nop
.L1:
    mov dword ptr [esp + 0x4], ecx
    sub esp, 0x4
    push 0x201
    push 0x0
    lea ecx, [esp + 0x16]
    push ecx
    call memset
    add esp, 0x10
    mov ecx, edi
    lea edx, [esp + 0xa]
    call plywright::movegen::noisy
    movzx eax, byte ptr [esp + 0x20a]
    mov ecx, dword ptr [esp + 0x4]
    add esi, eax
    adc ebp, 0x0
    add edi, 0x9c
    add ecx, 0xffffff64
    jne .L1
    jmp .L3
.L2:
    xor esi, esi
    xor ebp, ebp
.L3:
    mov eax, esi
    mov edx, ebp
    add esp, 0x20c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret

plywright::movegen::evasions::answers:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x7c
    mov esi, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xa0]
    call .L0
.L0:
    pop eax
    mov dword ptr [esp + 0x70], ecx
    mov ebx, dword ptr [esp + 0xac]
    mov dword ptr [esp + 0xc], edx
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x14], eax
    mov eax, esi
    mov ecx, edi
    not ebx
    add eax, -0x1
    mov dword ptr [esp + 0x50], ebx
    mov ebx, dword ptr [edx + 0x30]
    adc ecx, -0x1
    and eax, esi
    and ecx, edi
    or ecx, eax
    mov ecx, dword ptr [esp + 0xa8]
    sete byte ptr [esp + 0x3b]
    mov dword ptr [esp + 0x1c], ebx
    not ecx
    mov dword ptr [esp + 0x54], ecx
    mov ecx, dword ptr [edx + 0x34]
    mov dword ptr [esp + 0x44], ecx
    mov ecx, dword ptr [edx]
    mov edx, dword ptr [edx + 0x4]
    mov dword ptr [esp + 0x68], ecx
    movzx ecx, byte ptr [esp + 0x90]
    mov dword ptr [esp + 0x64], edx
    mov dword ptr [esp + 0x48], ecx
    je .L3
.L1:
    mov edx, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x44]
    mov eax, dword ptr [esp + 0x48]
    mov ebx, dword ptr [esp + 0x1c]
    mov esi, 0x20
    mov ecx, dword ptr [edx + 0x28]
    mov edx, dword ptr [edx + 0x2c]
    shl eax, 0x6
    and edx, edi
    and ecx, ebx
    bsf edx, edx
    cmovne esi, edx
    mov edx, dword ptr [esp + 0x68]
    add esi, 0x20
    bsf ecx, ecx
    cmove ecx, esi
    mov esi, dword ptr [esp + 0x14]
    and ecx, 0x3f
    and edx, ebx
    mov ebx, dword ptr [esp + 0x64]
    shl ecx, 0x6
    and ebx, edi
    mov ebp, ebx
    shld ebx, edx, 0x7
    and ebx, 0x7f7f7f7f
    shld ebp, edx, 0x9
    or ebx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 12]
    and ebp, 0xfefefefe
    or ebx, ebp
    mov ebp, edx
    shl edx, 0x7
    and edx, 0x7f7f7f00
    shl ebp, 0x9
    not ebx
    or edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 8]
    and ebp, 0xfefefe00
    and ebx, dword ptr [esi + eax + plywright::board::geometry::AROUND + 12]
    or edx, ebp
    and ebx, edi
    not edx
    and edx, dword ptr [esi + eax + plywright::board::geometry::AROUND + 8]
    and edx, dword ptr [esp + 0x1c]
    mov eax, edx
    mov dword ptr [esp + 0x10], edx
    or eax, ebx
    je .L7
    movzx ecx, byte ptr [esp + 0x90]
    mov esi, dword ptr [esp + 0xc]
    mov edi, 0x1
    mov eax, 0x1
    xor ebp, ebp
    mov dword ptr [esp + 0x18], ebx
    shld ebp, eax, cl
    shl edi, cl
    test cl, 0x20
    mov eax, 0x0
    mov ecx, dword ptr [esi + 0x3c]
    movdqu xmm0, xmmword ptr [esi + 0x20]
    movdqu xmm1, xmmword ptr [esi + 0x10]
    cmovne ebp, edi
    cmovne edi, eax
    mov eax, dword ptr [esi + 0x38]
    not edi
    not ebp
    or ecx, dword ptr [esp + 0x44]
    pshufd xmm0, xmm0, 0x44
    or eax, dword ptr [esp + 0x1c]
    por xmm0, xmm1
    and ebp, ecx
    xor ecx, ecx
    and edi, eax
    mov dword ptr [esp + 0x4], ebp
    mov ebp, dword ptr [esi + 0x8]
    mov dword ptr [esp + 0x8], edi
    mov edi, dword ptr [esi + 0xc]
    xor esi, esi
    mov dword ptr [esp + 0x40], ebp
    mov dword ptr [esp + 0x3c], edi
    mov edi, ebx
    mov ebx, dword ptr [esp + 0x14]
    nop
.L2:
    mov dword ptr [esp + 0x34], ecx
    tzcnt ecx, edi
    tzcnt eax, edx
    mov dword ptr [esp], esi
    add ecx, 0x20
    test edx, edx
    cmovne ecx, eax
    mov eax, edx
    mov esi, ecx
    add eax, -0x1
    mov ecx, edi
    adc ecx, -0x1
    mov dword ptr [esp + 0x28], esi
    and edx, eax
    and edi, ecx
    mov ecx, esi
    lea esi, [esi + 2*esi]
    mov dword ptr [esp + 0x30], edx
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x2c], edi
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    shl ecx, 0x6
    and edi, dword ptr [esp + 0x4]
    and eax, dword ptr [esp + 0x8]
    imul ebp, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND]
    mov ecx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 4]
    add edi, ebp
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1540]
    and ecx, dword ptr [esp + 0x3c]
    and edx, dword ptr [esp + 0x40]
    mov dword ptr [esp + 0x20], ecx
    movzx ecx, byte ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x24], edx
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1544]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove edi, eax
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1536]
    and ebp, dword ptr [esp + 0x4]
    add edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
    and eax, dword ptr [esp + 0x8]
    imul ebp, edx
    movq xmm1, qword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, 0x1
    imul ecx, eax
    mul edx
    add ebp, edx
    add ebp, ecx
    movzx ecx, byte ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1552]
    xor esi, esi
    movq xmm2, qword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    pshufd xmm1, xmm2, 0xee
    movd ecx, xmm1
    pshufd xmm1, xmm2, 0xff
    movd edx, xmm1
    pshufd xmm1, xmm2, 0x55
    or edx, dword ptr [esp + 0x20]
    movd eax, xmm1
    or eax, edx
    movd edx, xmm2
    or edx, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x44]
    or edx, ecx
    mov ecx, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x1c]
    shld esi, edi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    or edx, eax
    mov edx, dword ptr [esp + 0x30]
    cmove edi, ecx
    cmove esi, ecx
    mov ecx, dword ptr [esp + 0x34]
    or dword ptr [esp], esi
    mov esi, dword ptr [esp]
    mov eax, edx
    or ecx, edi
    mov edi, dword ptr [esp + 0x2c]
    or eax, edi
    jne .L2
    mov ebx, dword ptr [esp + 0x18]
    not ecx
    not esi
    jmp .L8
.L3:
    mov ebx, dword ptr [esp + 0x48]
    tzcnt ecx, edi
    mov edx, dword ptr [esp + 0x14]
    tzcnt eax, esi
    movd xmm1, dword ptr [esp + 0x98]
    movd xmm3, dword ptr [esp + 0x44]
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, ebx
    shl eax, 0x9
    lea eax, [edx + eax + plywright::board::geometry::BETWEEN]
    mov ebp, dword ptr [eax + 8*ecx]
    mov ecx, dword ptr [eax + 8*ecx + 0x4]
    mov eax, dword ptr [esp + 0xc]
    or ebp, esi
    mov esi, dword ptr [eax + 0x38]
    or ecx, edi
    mov edx, dword ptr [eax + 0x3c]
    mov eax, ebx
    mov edi, dword ptr [esp + 0x94]
    shl eax, 0x6
    mov dword ptr [esp + 0x28], ecx
    mov dword ptr [esp + 0x2c], ebp
    mov ebx, esi
    mov esi, dword ptr [esp + 0x98]
    movd xmm0, edi
    mov dword ptr [esp + 0x5c], edx
    not edi
    punpckldq xmm0, xmm1
    mov dword ptr [esp + 0x58], ebx
    mov dword ptr [esp + 0x60], edi
    pshufd xmm1, xmm0, 0x44
    pcmpeqd xmm0, xmm0
    pxor xmm0, xmm1
    mov dword ptr [esp + 0x4c], esi
    mov esi, dword ptr [esp + 0x14]
    por xmm0, xmmword ptr [esi + eax + plywright::board::geometry::AROUND + 48]
    mov eax, dword ptr [esp + 0x64]
    and eax, edx
    mov edx, dword ptr [esp + 0x68]
    movd xmm2, eax
    mov eax, dword ptr [esp + 0x1c]
    and edx, ebx
    movd xmm1, eax
    test edx, 0xff00
    punpckldq xmm1, xmm3
    movd xmm3, edx
    punpckldq xmm3, xmm2
    pshufd xmm1, xmm1, 0x44
    pshufd xmm2, xmm3, 0x44
    movd xmm3, ebp
    pand xmm2, xmm0
    movdqa xmm0, xmm2
    psrlq xmm2, 0x7
    psrlq xmm0, 0x9
    movsd xmm2, xmm0
    movd xmm0, ecx
    punpckldq xmm3, xmm0
    pshufd xmm0, xmm3, 0x44
    pand xmm0, xmm1
    pand xmm0, xmm2
    pand xmm0, xmmword ptr [esi + .C0]
    je .L28
    movzx ecx, byte ptr [esp + 0x90]
    mov esi, eax
    mov eax, 0x1010101
    and cl, 0x7
    shl eax, cl
    or eax, edi
    and edx, eax
    mov eax, ebx
    or eax, esi
    shr edx, 0x8
    not eax
    and eax, edx
    and eax, ebp
    mov ebp, dword ptr [esp + 0xa4]
    and eax, 0xff
    je .L19
    movzx edx, byte ptr [ebp + 0x200]
    xor ecx, ecx
    nop
.L4:
    tzcnt esi, ecx
    tzcnt edi, eax
    mov dh, -0x1
    add esi, 0x20
    test eax, eax
    cmovne esi, edi
    cmp dl, -0x1
    je .L5
    mov edi, esi
    mov ebx, edx
    mov dword ptr [esp], ecx
    mov ecx, ebp
    movzx ebp, dl
    shl edi, 0x6
    inc bl
    lea esi, [esi + edi + 0x8]
    mov edi, esi
    or edi, 0xb000
    cmp bl, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], bl
    je .L6
    mov bh, dl
    mov edi, esi
    movzx ebp, bl
    add bh, 0x2
    or edi, 0x8000
    cmp bh, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], bh
    je .L6
    mov bl, dl
    mov edi, esi
    movzx ebp, bh
    or edi, 0xa000
    add bl, 0x3
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], bl
    mov ebp, ecx
    mov ecx, dword ptr [esp]
    cmp bl, -0x1
    je .L5
    add dl, 0x4
    or esi, 0x9000
    movzx edi, bl
    mov dh, dl
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], dl
.L5:
    mov esi, eax
    mov edi, ecx
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L4
    jmp .L19
.L6:
    mov ebp, ecx
    mov ecx, dword ptr [esp]
    jmp .L5
.L7:
    mov ecx, 0xffffffff
    mov esi, 0xffffffff
.L8:
    mov eax, dword ptr [esp + 0x10]
    and ebx, esi
    mov ebp, dword ptr [esp + 0xa4]
    mov dword ptr [esp + 0x18], ebx
    and eax, ecx
    mov ecx, ebx
    mov dword ptr [esp + 0x10], eax
    and eax, dword ptr [esp + 0xa8]
    and ecx, dword ptr [esp + 0xac]
    mov edx, eax
    or edx, ecx
    je .L12
    mov edx, dword ptr [esp + 0x48]
    lea esi, [edx + 0x4000]
    movzx edx, byte ptr [ebp + 0x200]
    movzx esi, si
    mov dword ptr [esp + 0x8], esi
    nop
.L9:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L11
    movzx ebx, dl
    inc dl
    tzcnt ebp, eax
    mov dword ptr [esp], ebx
    tzcnt ebx, ecx
    mov byte ptr [esp + 0x4], dl
    mov edx, dword ptr [esp + 0xa4]
    add ebx, 0x20
    test eax, eax
    cmovne ebx, ebp
    mov ebp, dword ptr [esp]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x8]
    mov word ptr [edx + 2*ebp], bx
    movzx edx, byte ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xa4]
    mov byte ptr [ebp + 0x200], dl
.L10:
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L9
    jmp .L12
.L11:
    mov dl, -0x1
    jmp .L10
.L12:
    mov edi, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x18]
    and edi, dword ptr [esp + 0x54]
    and esi, dword ptr [esp + 0x50]
    mov eax, edi
    or eax, esi
    je .L16
    movzx ecx, byte ptr [ebp + 0x200]
    movzx eax, word ptr [esp + 0x48]
    mov dword ptr [esp + 0x8], eax
    nop
.L13:
    mov edx, edi
    mov eax, esi
    add edx, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L15
    tzcnt ebp, esi
    mov dword ptr [esp + 0x4], eax
    mov eax, ecx
    tzcnt ebx, edi
    movzx ecx, cl
    inc al
    add ebp, 0x20
    test edi, edi
    mov dword ptr [esp], ecx
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0xa4]
    mov ecx, dword ptr [esp]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x8]
    mov word ptr [ebx + 2*ecx], bp
    mov ecx, eax
    mov ebp, dword ptr [esp + 0xa4]
    mov eax, dword ptr [esp + 0x4]
    mov byte ptr [ebp + 0x200], cl
.L14:
    and edi, edx
    and esi, eax
    mov edx, edi
    or edx, esi
    jne .L13
    jmp .L16
.L15:
    mov cl, -0x1
    jmp .L14
.L16:
    cmp byte ptr [esp + 0x3b], 0x0
    je .L17
    mov eax, dword ptr [esp + 0xc]
    cmp byte ptr [eax + 0x41], 0x0
    je .L17
    mov ecx, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x64]
    mov ebx, dword ptr [esp + 0x68]
    xor esi, esi
    xor edi, edi
    movzx edx, byte ptr [ecx + 0x42]
    or eax, dword ptr [ecx + 0xc]
    or ebx, dword ptr [ecx + 0x8]
    mov ecx, edx
    mov ch, dl
    mov edx, 0x1
    add cl, 0x8
    shld esi, edx, cl
    shl edx, cl
    test cl, 0x20
    cmovne esi, edx
    cmovne edx, edi
    and eax, dword ptr [esp + 0xa0]
    and ebx, dword ptr [esp + 0x9c]
    not esi
    not edx
    and eax, esi
    and ebx, edx
    or ebx, eax
    je .L68
.L17:
    mov eax, dword ptr [esp + 0x70]
    mov ecx, dword ptr [esp + 0xa8]
    mov edx, dword ptr [esp + 0xac]
    mov dword ptr [eax], ebp
    mov dword ptr [eax + 0x4], ecx
    mov dword ptr [eax + 0x8], edx
    add esp, 0x7c
.L18:
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L19:
    pshufd xmm1, xmm0, 0xee
    movd eax, xmm1
    and eax, 0xfe
    je .L23
    movzx edx, byte ptr [ebp + 0x200]
    xor ecx, ecx
    nop
.L20:
    tzcnt esi, ecx
    tzcnt edi, eax
    mov dh, -0x1
    add esi, 0x20
    test eax, eax
    cmovne esi, edi
    cmp dl, -0x1
    je .L21
    mov edi, esi
    mov ebx, edx
    mov dword ptr [esp], ecx
    mov ecx, ebp
    movzx ebp, dl
    shl edi, 0x6
    inc bl
    lea esi, [esi + edi + 0x7]
    mov edi, esi
    or edi, 0xf000
    cmp bl, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], bl
    je .L22
    mov bh, dl
    mov edi, esi
    movzx ebp, bl
    add bh, 0x2
    or edi, 0xc000
    cmp bh, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], bh
    je .L22
    mov bl, dl
    mov edi, esi
    movzx ebp, bh
    or edi, 0xe000
    add bl, 0x3
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], bl
    mov ebp, ecx
    mov ecx, dword ptr [esp]
    cmp bl, -0x1
    je .L21
    add dl, 0x4
    or esi, 0xd000
    movzx edi, bl
    mov dh, dl
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], dl
.L21:
    mov esi, eax
    mov edi, ecx
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L20
    jmp .L23
.L22:
    mov ebp, ecx
    mov ecx, dword ptr [esp]
    jmp .L21
.L23:
    movd eax, xmm0
    and eax, 0x7f
    je .L27
    movzx edx, byte ptr [ebp + 0x200]
    xor ecx, ecx
    nop
.L24:
    tzcnt esi, ecx
    tzcnt edi, eax
    mov dh, -0x1
    add esi, 0x20
    test eax, eax
    cmovne esi, edi
    cmp dl, -0x1
    je .L25
    mov edi, esi
    mov ebx, edx
    mov dword ptr [esp], ecx
    mov ecx, ebp
    movzx ebp, dl
    shl edi, 0x6
    inc bl
    lea esi, [esi + edi + 0x9]
    mov edi, esi
    or edi, 0xf000
    cmp bl, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], bl
    je .L26
    mov bh, dl
    mov edi, esi
    movzx ebp, bl
    add bh, 0x2
    or edi, 0xc000
    cmp bh, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], bh
    je .L26
    mov bl, dl
    mov edi, esi
    movzx ebp, bh
    or edi, 0xe000
    add bl, 0x3
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], bl
    mov ebp, ecx
    mov ecx, dword ptr [esp]
    cmp bl, -0x1
    je .L25
    add dl, 0x4
    or esi, 0xd000
    movzx edi, bl
    mov dh, dl
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], dl
.L25:
    mov esi, eax
    mov edi, ecx
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L24
    jmp .L27
.L26:
    mov ebp, ecx
    mov ecx, dword ptr [esp]
    jmp .L25
.L27:
    mov eax, dword ptr [esp + 0x14]
    pand xmm0, xmmword ptr [eax + .C1]
    jmp .L29
.L28:
    mov ebp, dword ptr [esp + 0xa4]
.L29:
    pshufd xmm2, xmm0, 0xee
    pshufd xmm1, xmm0, 0xff
    movd ecx, xmm2
    movd eax, xmm1
    mov edx, ecx
    or edx, eax
    je .L33
    movzx ebx, byte ptr [ebp + 0x200]
    nop
.L30:
    mov esi, ecx
    mov edi, eax
    add esi, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L32
    movzx edx, bl
    inc bl
    tzcnt ebp, ecx
    mov dword ptr [esp], edx
    tzcnt edx, eax
    mov byte ptr [esp + 0x4], bl
    add edx, 0x20
    test ecx, ecx
    mov ebx, dword ptr [esp]
    cmovne edx, ebp
    mov ebp, edx
    shl ebp, 0x6
    lea edx, [edx + ebp + 0x4007]
    mov ebp, dword ptr [esp + 0xa4]
    mov word ptr [ebp + 2*ebx], dx
    movzx ebx, byte ptr [esp + 0x4]
    mov byte ptr [ebp + 0x200], bl
.L31:
    and ecx, esi
    and eax, edi
    mov edx, ecx
    or edx, eax
    jne .L30
    jmp .L33
.L32:
    mov bl, -0x1
    jmp .L31
.L33:
    movd eax, xmm0
    pshufd xmm0, xmm0, 0x55
    not dword ptr [esp + 0x4c]
    movd ecx, xmm0
    mov edx, eax
    or edx, ecx
    je .L37
    movzx ebx, byte ptr [ebp + 0x200]
    nop
.L34:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L36
    movzx edx, bl
    inc bl
    tzcnt ebp, eax
    mov dword ptr [esp], edx
    tzcnt edx, ecx
    mov byte ptr [esp + 0x4], bl
    add edx, 0x20
    test eax, eax
    mov ebx, dword ptr [esp]
    cmovne edx, ebp
    mov ebp, edx
    shl ebp, 0x6
    lea edx, [edx + ebp + 0x4009]
    mov ebp, dword ptr [esp + 0xa4]
    mov word ptr [ebp + 2*ebx], dx
    movzx ebx, byte ptr [esp + 0x4]
    mov byte ptr [ebp + 0x200], bl
.L35:
    and eax, esi
    and ecx, edi
    mov edx, eax
    or edx, ecx
    jne .L34
    jmp .L37
.L36:
    mov bl, -0x1
    jmp .L35
.L37:
    mov eax, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0xc]
    mov edi, dword ptr [eax + 0x8]
    mov esi, dword ptr [eax + 0xc]
    and edi, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x4c]
    and edi, dword ptr [esp + 0x58]
    and esi, dword ptr [esp + 0x5c]
    mov eax, edi
    or eax, esi
    je .L47
    movzx ecx, byte ptr [ebp + 0x200]
    jmp .L39
    nop
.L38:
    mov edi, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x24]
    and edi, dword ptr [esp + 0x40]
    and esi, dword ptr [esp + 0x3c]
    mov eax, edi
    or eax, esi
    je .L47
.L39:
    tzcnt edx, esi
    tzcnt eax, edi
    mov dword ptr [esp + 0x20], edi
    mov dword ptr [esp + 0x24], esi
    add edx, 0x20
    test edi, edi
    cmovne edx, eax
    add edi, -0x1
    mov eax, dword ptr [esp + 0x14]
    adc esi, -0x1
    mov dword ptr [esp + 0x40], edi
    mov dword ptr [esp + 0x3c], esi
    mov esi, edx
    shl esi, 0x6
    mov ebx, dword ptr [eax + esi + plywright::board::geometry::AROUND]
    mov edi, dword ptr [eax + esi + plywright::board::geometry::AROUND + 4]
    movzx eax, dx
    mov dword ptr [esp + 0x8], eax
    and ebx, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x28]
    mov esi, edi
    mov dword ptr [esp + 0x10], ebx
    and ebx, dword ptr [esp + 0xa8]
    and esi, dword ptr [esp + 0xac]
    mov ebp, ebx
    or ebp, esi
    je .L43
    lea edx, [eax + 0x4000]
    mov ch, cl
    mov dword ptr [esp + 0x34], edi
    movzx eax, dx
    mov dword ptr [esp + 0x30], eax
    nop
.L40:
    mov ebp, ebx
    mov eax, esi
    add ebp, -0x1
    adc eax, -0x1
    cmp ch, -0x1
    je .L42
    mov dword ptr [esp + 0x4], eax
    movzx eax, ch
    inc ch
    tzcnt edi, ebx
    mov edx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], eax
    tzcnt eax, esi
    mov cl, ch
    add eax, 0x20
    test ebx, ebx
    cmovne eax, edi
    mov edi, dword ptr [esp]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x30]
    mov word ptr [edx + 2*edi], ax
    mov eax, dword ptr [esp + 0xa4]
    mov edi, dword ptr [esp + 0x34]
    mov byte ptr [eax + 0x200], ch
    mov eax, dword ptr [esp + 0x4]
.L41:
    and ebx, ebp
    and esi, eax
    mov eax, ebx
    or eax, esi
    jne .L40
    jmp .L43
.L42:
    mov ch, -0x1
    jmp .L41
    nop
.L43:
    mov eax, dword ptr [esp + 0x10]
    and edi, dword ptr [esp + 0x50]
    mov ebp, dword ptr [esp + 0xa4]
    and eax, dword ptr [esp + 0x54]
    mov edx, eax
    or edx, edi
    mov edx, ecx
    jne .L45
    jmp .L38
.L44:
    mov dl, -0x1
    jmp .L46
    nop
.L45:
    mov esi, eax
    mov ebx, edi
    add esi, -0x1
    adc ebx, -0x1
    cmp dl, -0x1
    je .L44
    movzx ecx, dl
    inc dl
    tzcnt ebp, eax
    mov dword ptr [esp + 0x4], ebx
    mov ebx, esi
    mov esi, dword ptr [esp + 0xa4]
    mov dword ptr [esp], ecx
    mov ecx, edi
    tzcnt edi, edi
    add edi, 0x20
    test eax, eax
    cmovne edi, ebp
    mov ebp, dword ptr [esp]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x8]
    mov word ptr [esi + 2*ebp], di
    mov esi, ebx
    mov ebp, dword ptr [esp + 0xa4]
    mov ebx, dword ptr [esp + 0x4]
    mov edi, ecx
    mov ecx, edx
    mov byte ptr [ebp + 0x200], dl
.L46:
    and eax, esi
    and edi, ebx
    mov esi, eax
    or esi, edi
    jne .L45
    jmp .L38
.L47:
    mov esi, dword ptr [esp + 0x58]
    mov edx, dword ptr [esp + 0x5c]
    mov ecx, dword ptr [esp + 0xc]
    mov eax, esi
    mov edi, dword ptr [ecx + 0x20]
    mov ebx, dword ptr [ecx + 0x24]
    or eax, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x24], edi
    mov dword ptr [esp + 0x20], ebx
    mov dword ptr [esp + 0x40], eax
    mov eax, edx
    or eax, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x3c], eax
    mov eax, dword ptr [ecx + 0x14]
    mov ecx, dword ptr [ecx + 0x10]
    or ecx, edi
    mov edi, dword ptr [esp + 0x4c]
    or eax, ebx
    and edi, edx
    mov edx, dword ptr [esp + 0x60]
    and edi, eax
    and edx, esi
    and edx, ecx
    mov eax, edx
    or eax, edi
    je .L57
    mov ch, byte ptr [ebp + 0x200]
    jmp .L49
    nop
.L48:
    mov edx, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0x30]
    mov ch, byte ptr [esp]
    and edx, dword ptr [esp + 0x18]
    and edi, dword ptr [esp + 0x6c]
    mov eax, edx
    or eax, edi
    je .L57
.L49:
    tzcnt esi, edi
    tzcnt eax, edx
    mov dword ptr [esp + 0x10], edx
    mov dword ptr [esp + 0x30], edi
    add esi, 0x20
    test edx, edx
    cmovne esi, eax
    add edx, -0x1
    adc edi, -0x1
    lea ebx, [esi + 2*esi]
    mov dword ptr [esp], esi
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0x6c], edi
    mov edi, dword ptr [esp + 0x14]
    mov esi, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebp, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    mov cl, byte ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    and esi, dword ptr [esp + 0x3c]
    and eax, dword ptr [esp + 0x40]
    imul ebp, eax
    imul esi, edx
    mul edx
    add esi, edx
    movzx edx, word ptr [esp]
    add esi, ebp
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x8], edx
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x78], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x74], esi
    and esi, dword ptr [esp + 0xac]
    mov ebx, eax
    or ebx, esi
    je .L53
    lea edi, [edx + 0x4000]
    mov cl, ch
    movzx edx, di
    mov dword ptr [esp + 0x34], edx
    nop
.L50:
    mov edx, eax
    mov ebx, esi
    add edx, -0x1
    adc ebx, -0x1
    cmp cl, -0x1
    je .L52
    tzcnt ebp, esi
    mov dword ptr [esp + 0x4], edx
    movzx edx, cl
    inc cl
    mov dword ptr [esp], edx
    tzcnt edx, eax
    add ebp, 0x20
    test eax, eax
    mov ch, cl
    cmovne ebp, edx
    mov edx, dword ptr [esp + 0xa4]
    mov edi, dword ptr [esp]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x34]
    mov word ptr [edx + 2*edi], bp
    mov edx, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp + 0xa4]
    mov byte ptr [edi + 0x200], cl
.L51:
    and eax, edx
    and esi, ebx
    mov edx, eax
    or edx, esi
    jne .L50
    jmp .L53
.L52:
    mov cl, -0x1
    jmp .L51
    nop
.L53:
    mov edi, dword ptr [esp + 0x78]
    mov ebx, dword ptr [esp + 0x74]
    mov byte ptr [esp], ch
    and edi, dword ptr [esp + 0x54]
    and ebx, dword ptr [esp + 0x50]
    mov eax, edi
    or eax, ebx
    mov al, ch
    jne .L55
    jmp .L48
.L54:
    mov al, -0x1
    jmp .L56
    nop
.L55:
    mov esi, edi
    mov ecx, ebx
    add esi, -0x1
    adc ecx, -0x1
    cmp al, -0x1
    je .L54
    tzcnt edx, ebx
    mov dword ptr [esp + 0x4], ecx
    movzx ecx, al
    inc al
    tzcnt ebp, edi
    add edx, 0x20
    test edi, edi
    mov dword ptr [esp], ecx
    cmovne edx, ebp
    mov ecx, dword ptr [esp]
    mov ebp, dword ptr [esp + 0xa4]
    mov byte ptr [esp], al
    shl edx, 0x6
    or edx, dword ptr [esp + 0x8]
    mov word ptr [ebp + 2*ecx], dx
    mov ecx, dword ptr [esp + 0x4]
    mov byte ptr [ebp + 0x200], al
.L56:
    and edi, esi
    and ebx, ecx
    mov edx, edi
    or edx, ebx
    jne .L55
    jmp .L48
.L57:
    mov eax, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x24]
    mov esi, dword ptr [esp + 0x20]
    or edx, dword ptr [eax + 0x18]
    or esi, dword ptr [eax + 0x1c]
    and edx, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x4c]
    and edx, dword ptr [esp + 0x58]
    and esi, dword ptr [esp + 0x5c]
    mov eax, edx
    or eax, esi
    je .L1
    mov eax, dword ptr [esp + 0xa4]
    mov ch, byte ptr [eax + 0x200]
    jmp .L59
    nop
.L58:
    mov edx, dword ptr [esp + 0x24]
    mov esi, dword ptr [esp + 0x20]
    mov ch, byte ptr [esp]
    and edx, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x18]
    mov eax, edx
    or eax, esi
    je .L1
.L59:
    tzcnt ebx, esi
    mov edi, dword ptr [esp + 0x14]
    tzcnt eax, edx
    mov dword ptr [esp + 0x24], edx
    mov dword ptr [esp + 0x20], esi
    add ebx, 0x20
    test edx, edx
    cmovne ebx, eax
    add edx, -0x1
    mov dword ptr [esp + 0x10], edx
    lea edx, [ebx + 2*ebx]
    adc esi, -0x1
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x18], esi
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov ebp, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [ebx + 2*ebx]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [esp + 0x3c]
    and eax, dword ptr [esp + 0x40]
    imul ebp, eax
    imul esi, edx
    mul edx
    add esi, edx
    lea edx, [ebx + 2*ebx]
    mov cl, byte ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 20]
    add esi, ebp
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    movzx edx, bx
    mov dword ptr [esp + 0x34], edx
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x8], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x6c], esi
    and esi, dword ptr [esp + 0xac]
    mov ebp, eax
    or ebp, esi
    je .L63
    mov ebx, dword ptr [esp + 0x8]
    lea edi, [edx + 0x4000]
    mov cl, ch
    movzx edx, di
    mov dword ptr [esp + 0x30], edx
    nop
.L60:
    mov edx, eax
    mov ebp, esi
    add edx, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L62
    tzcnt ebx, esi
    mov dword ptr [esp + 0x4], edx
    movzx edx, cl
    inc cl
    mov edi, dword ptr [esp + 0xa4]
    mov dword ptr [esp], edx
    tzcnt edx, eax
    add ebx, 0x20
    test eax, eax
    mov ch, cl
    cmovne ebx, edx
    mov edx, dword ptr [esp]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x30]
    mov word ptr [edi + 2*edx], bx
    mov edx, dword ptr [esp + 0xa4]
    mov ebx, dword ptr [esp + 0x8]
    mov byte ptr [edx + 0x200], cl
    mov edx, dword ptr [esp + 0x4]
.L61:
    and eax, edx
    and esi, ebp
    mov edx, eax
    or edx, esi
    jne .L60
    jmp .L64
.L62:
    mov cl, -0x1
    jmp .L61
    nop
.L63:
    mov ebx, dword ptr [esp + 0x8]
.L64:
    mov esi, dword ptr [esp + 0x6c]
    and ebx, dword ptr [esp + 0x54]
    mov byte ptr [esp], ch
    and esi, dword ptr [esp + 0x50]
    mov eax, ebx
    or eax, esi
    mov al, ch
    jne .L66
    jmp .L58
.L65:
    mov al, -0x1
    jmp .L67
    nop
.L66:
    mov ebp, ebx
    mov edx, esi
    add ebp, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L65
    mov dword ptr [esp + 0x4], edx
    movzx edx, al
    inc al
    tzcnt edi, ebx
    mov ecx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], edx
    tzcnt edx, esi
    add edx, 0x20
    test ebx, ebx
    cmovne edx, edi
    mov edi, dword ptr [esp]
    mov byte ptr [esp], al
    shl edx, 0x6
    or edx, dword ptr [esp + 0x34]
    mov word ptr [ecx + 2*edi], dx
    mov edx, dword ptr [esp + 0xa4]
    mov byte ptr [edx + 0x200], al
    mov edx, dword ptr [esp + 0x4]
.L67:
    and ebx, ebp
    and esi, edx
    mov edx, ebx
    or edx, esi
    jne .L66
    jmp .L58
.L68:
    sub esp, 0xc
    movzx eax, ch
    mov ecx, dword ptr [esp + 0x7c]
    mov edx, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esp + 0x20]
    push dword ptr [esp + 0xb8]
    push dword ptr [esp + 0xb8]
    push ebp
    push eax
    push dword ptr [esp + 0x64]
    call plywright::movegen::generate::en_passant
    add esp, 0x9c
    jmp .L18
.C0 = 0x007f7f7f7f7f7f7f 0x00fefefefefefefe
.C1 = 0x007f7f7f7f7f7f00 0x00fefefefefefe00

plywright::movegen::evasions::answers:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x7c
    mov esi, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xa0]
    call .L0
.L0:
    pop eax
    mov dword ptr [esp + 0x70], ecx
    mov ebx, dword ptr [esp + 0xac]
    mov dword ptr [esp + 0xc], edx
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x14], eax
    mov eax, esi
    mov ecx, edi
    not ebx
    add eax, -0x1
    mov dword ptr [esp + 0x50], ebx
    mov ebx, dword ptr [edx + 0x38]
    adc ecx, -0x1
    and eax, esi
    and ecx, edi
    or ecx, eax
    mov ecx, dword ptr [esp + 0xa8]
    sete byte ptr [esp + 0x37]
    mov dword ptr [esp + 0x40], ebx
    not ecx
    mov dword ptr [esp + 0x54], ecx
    mov ecx, dword ptr [edx + 0x3c]
    mov dword ptr [esp + 0x44], ecx
    mov ecx, dword ptr [edx]
    mov edx, dword ptr [edx + 0x4]
    mov dword ptr [esp + 0x68], ecx
    movzx ecx, byte ptr [esp + 0x90]
    mov dword ptr [esp + 0x64], edx
    mov dword ptr [esp + 0x48], ecx
    je .L3
.L1:
    mov eax, dword ptr [esp + 0x48]
    mov edx, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x44]
    mov esi, 0x20
    mov ebx, dword ptr [esp + 0x68]
    shl eax, 0x6
    mov ecx, dword ptr [edx + 0x28]
    mov edx, dword ptr [edx + 0x2c]
    mov dword ptr [esp], eax
    mov eax, dword ptr [esp + 0x40]
    and edx, edi
    and ecx, eax
    bsf edx, edx
    cmovne esi, edx
    mov edx, dword ptr [esp + 0x64]
    add esi, 0x20
    bsf ecx, ecx
    cmove ecx, esi
    mov esi, dword ptr [esp + 0x14]
    and ebx, eax
    and ecx, 0x3f
    and edx, edi
    shl ecx, 0x6
    mov ebp, edx
    shld ebp, ebx, 0x19
    shrd ebx, edx, 0x9
    and ebx, 0x7f7f7f7f
    and ebp, 0xfefefefe
    or ebx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 8]
    or ebx, ebp
    mov ebp, edx
    shr edx, 0x9
    and edx, 0x7f7f7f
    shr ebp, 0x7
    not ebx
    or edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 12]
    mov ecx, dword ptr [esp]
    and ebp, 0xfefefe
    or edx, ebp
    and ebx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 8]
    not edx
    and edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 12]
    and ebx, eax
    mov eax, ebx
    mov dword ptr [esp + 0x10], ebx
    and edx, edi
    or eax, edx
    je .L7
    movzx ecx, byte ptr [esp + 0x90]
    mov esi, dword ptr [esp + 0xc]
    mov edi, 0x1
    mov eax, 0x1
    xor ebp, ebp
    mov dword ptr [esp + 0x1c], edx
    shld ebp, eax, cl
    shl edi, cl
    test cl, 0x20
    mov eax, 0x0
    mov ecx, dword ptr [esi + 0x34]
    movdqu xmm0, xmmword ptr [esi + 0x20]
    movdqu xmm1, xmmword ptr [esi + 0x10]
    cmovne ebp, edi
    cmovne edi, eax
    mov eax, dword ptr [esi + 0x30]
    not edi
    not ebp
    or ecx, dword ptr [esp + 0x44]
    pshufd xmm0, xmm0, 0x44
    or eax, dword ptr [esp + 0x40]
    por xmm0, xmm1
    and ebp, ecx
    xor ecx, ecx
    and edi, eax
    mov dword ptr [esp + 0x4], ebp
    mov ebp, dword ptr [esi + 0x8]
    mov dword ptr [esp + 0x8], edi
    mov edi, dword ptr [esi + 0xc]
    xor esi, esi
    mov dword ptr [esp + 0x3c], ebp
    mov dword ptr [esp + 0x38], edi
    mov edi, ebx
    mov ebx, dword ptr [esp + 0x14]
    nop
.L2:
    mov dword ptr [esp + 0x30], ecx
    tzcnt ecx, edx
    tzcnt eax, edi
    mov dword ptr [esp], esi
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    mov eax, edi
    mov esi, ecx
    add eax, -0x1
    mov ecx, edx
    adc ecx, -0x1
    and edi, eax
    mov dword ptr [esp + 0x28], esi
    mov dword ptr [esp + 0x2c], edi
    lea edi, [esi + 2*esi]
    and edx, ecx
    mov ecx, esi
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x18], edx
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    shl ecx, 0x6
    and esi, dword ptr [esp + 0x4]
    and eax, dword ptr [esp + 0x8]
    imul ebp, eax
    imul esi, edx
    mul edx
    add esi, edx
    mov edx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND]
    mov ecx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 4]
    add esi, ebp
    mov ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    and ecx, dword ptr [esp + 0x38]
    and edx, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x20], ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x24], edx
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove esi, eax
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    and ebp, dword ptr [esp + 0x4]
    add esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    and eax, dword ptr [esp + 0x8]
    imul ebp, edx
    movq xmm1, qword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    imul ecx, eax
    mul edx
    add ebp, edx
    add ebp, ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    xor esi, esi
    add ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    movq xmm2, qword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    pshufd xmm1, xmm2, 0xee
    movd ecx, xmm1
    pshufd xmm1, xmm2, 0xff
    movd edx, xmm1
    pshufd xmm1, xmm2, 0x55
    or edx, dword ptr [esp + 0x20]
    movd eax, xmm1
    or eax, edx
    movd edx, xmm2
    or edx, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x44]
    or edx, ecx
    mov ecx, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x40]
    shld esi, edi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    or edx, eax
    mov edx, dword ptr [esp + 0x18]
    cmove edi, ecx
    cmove esi, ecx
    mov ecx, dword ptr [esp + 0x30]
    or dword ptr [esp], esi
    mov esi, dword ptr [esp]
    or ecx, edi
    mov edi, dword ptr [esp + 0x2c]
    mov eax, edi
    or eax, edx
    jne .L2
    mov edx, dword ptr [esp + 0x1c]
    not ecx
    not esi
    jmp .L8
.L3:
    mov ebx, dword ptr [esp + 0x48]
    tzcnt ecx, edi
    mov edx, dword ptr [esp + 0x14]
    tzcnt eax, esi
    movd xmm0, dword ptr [esp + 0x94]
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, ebx
    shl eax, 0x9
    lea eax, [edx + eax + plywright::board::geometry::BETWEEN]
    mov ebp, dword ptr [eax + 8*ecx]
    mov eax, dword ptr [eax + 8*ecx + 0x4]
    mov ecx, dword ptr [esp + 0x94]
    or eax, edi
    or ebp, esi
    mov esi, edx
    mov dword ptr [esp + 0x4c], ecx
    mov dword ptr [esp + 0x18], eax
    mov eax, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x28], ebp
    mov edx, dword ptr [eax + 0x30]
    mov edi, dword ptr [eax + 0x34]
    mov eax, ebx
    mov ebx, dword ptr [esp + 0x98]
    shl eax, 0x6
    movd xmm1, ebx
    mov dword ptr [esp + 0x58], edx
    not ebx
    mov dword ptr [esp + 0x5c], edi
    punpckldq xmm0, xmm1
    mov dword ptr [esp + 0x60], ebx
    pshufd xmm1, xmm0, 0x44
    pcmpeqd xmm0, xmm0
    pxor xmm0, xmm1
    movd xmm1, dword ptr [esp + 0x40]
    por xmm0, xmmword ptr [esi + eax + plywright::board::geometry::AROUND + 48]
    mov eax, dword ptr [esp + 0x68]
    mov esi, dword ptr [esp + 0x44]
    and eax, edx
    mov edx, dword ptr [esp + 0x64]
    movd xmm3, esi
    punpckldq xmm1, xmm3
    movd xmm2, eax
    mov eax, dword ptr [esp + 0x14]
    pshufd xmm1, xmm1, 0x44
    and edx, edi
    movd xmm3, edx
    test edx, 0xff0000
    punpckldq xmm2, xmm3
    movd xmm3, ebp
    pshufd xmm2, xmm2, 0x44
    pand xmm2, xmm0
    movdqa xmm0, xmm2
    psllq xmm2, 0x7
    psllq xmm0, 0x9
    movsd xmm2, xmm0
    movd xmm0, dword ptr [esp + 0x18]
    punpckldq xmm3, xmm0
    pshufd xmm0, xmm3, 0x44
    pand xmm0, xmm1
    pand xmm0, xmm2
    pand xmm0, xmmword ptr [eax + .C0]
    je .L28
    movzx ecx, byte ptr [esp + 0x90]
    mov eax, 0x1010101
    mov ebp, dword ptr [esp + 0xa4]
    and cl, 0x7
    shl eax, cl
    or eax, ebx
    and edx, eax
    mov eax, edi
    or eax, esi
    shl edx, 0x8
    not eax
    and eax, edx
    and eax, dword ptr [esp + 0x18]
    and eax, 0xff000000
    je .L19
    movzx edx, byte ptr [ebp + 0x200]
    xor ecx, ecx
    nop
.L4:
    tzcnt esi, eax
    tzcnt edi, ecx
    mov dh, -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edi
    cmp dl, -0x1
    je .L5
    lea edi, [esi + 0x38]
    shl esi, 0x6
    mov ebx, edx
    mov dword ptr [esp], eax
    mov eax, ebp
    movzx ebp, dl
    and edi, 0x3f
    inc bl
    or esi, edi
    movzx esi, si
    mov edi, esi
    or edi, 0xb000
    cmp bl, -0x1
    mov word ptr [eax + 2*ebp], di
    mov byte ptr [eax + 0x200], bl
    je .L6
    mov bh, dl
    lea edi, [esi + 0x8000]
    movzx ebp, bl
    add bh, 0x2
    mov word ptr [eax + 2*ebp], di
    cmp bh, -0x1
    mov byte ptr [eax + 0x200], bh
    je .L6
    mov bl, dl
    lea edi, [esi + 0xa000]
    movzx ebp, bh
    add bl, 0x3
    mov word ptr [eax + 2*ebp], di
    mov ebp, eax
    mov byte ptr [eax + 0x200], bl
    mov eax, dword ptr [esp]
    cmp bl, -0x1
    je .L5
    add dl, 0x4
    or esi, 0x9000
    movzx edi, bl
    mov dh, dl
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], dl
.L5:
    mov esi, ecx
    mov edi, eax
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and ecx, esi
    and eax, edi
    mov esi, ecx
    or esi, eax
    jne .L4
    jmp .L19
.L6:
    mov ebp, eax
    mov eax, dword ptr [esp]
    jmp .L5
.L7:
    mov ecx, 0xffffffff
    mov esi, 0xffffffff
.L8:
    mov eax, dword ptr [esp + 0x10]
    and edx, esi
    mov ebp, dword ptr [esp + 0xa4]
    mov dword ptr [esp + 0x1c], edx
    and eax, ecx
    mov ecx, edx
    mov dword ptr [esp + 0x10], eax
    and eax, dword ptr [esp + 0xa8]
    and ecx, dword ptr [esp + 0xac]
    mov edx, eax
    or edx, ecx
    je .L12
    mov edx, dword ptr [esp + 0x48]
    lea esi, [edx + 0x4000]
    movzx edx, byte ptr [ebp + 0x200]
    movzx esi, si
    mov dword ptr [esp + 0x8], esi
    nop
.L9:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L11
    movzx ebx, dl
    inc dl
    tzcnt ebp, eax
    mov dword ptr [esp], ebx
    tzcnt ebx, ecx
    mov byte ptr [esp + 0x4], dl
    mov edx, dword ptr [esp + 0xa4]
    add ebx, 0x20
    test eax, eax
    cmovne ebx, ebp
    mov ebp, dword ptr [esp]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x8]
    mov word ptr [edx + 2*ebp], bx
    movzx edx, byte ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xa4]
    mov byte ptr [ebp + 0x200], dl
.L10:
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L9
    jmp .L12
.L11:
    mov dl, -0x1
    jmp .L10
.L12:
    mov edi, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x1c]
    and edi, dword ptr [esp + 0x54]
    and esi, dword ptr [esp + 0x50]
    mov eax, edi
    or eax, esi
    je .L16
    movzx ecx, byte ptr [ebp + 0x200]
    movzx eax, word ptr [esp + 0x48]
    mov dword ptr [esp + 0x8], eax
    nop
.L13:
    mov edx, edi
    mov eax, esi
    add edx, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L15
    tzcnt ebp, esi
    mov dword ptr [esp + 0x4], eax
    mov eax, ecx
    tzcnt ebx, edi
    movzx ecx, cl
    inc al
    add ebp, 0x20
    test edi, edi
    mov dword ptr [esp], ecx
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0xa4]
    mov ecx, dword ptr [esp]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x8]
    mov word ptr [ebx + 2*ecx], bp
    mov ecx, eax
    mov ebp, dword ptr [esp + 0xa4]
    mov eax, dword ptr [esp + 0x4]
    mov byte ptr [ebp + 0x200], cl
.L14:
    and edi, edx
    and esi, eax
    mov edx, edi
    or edx, esi
    jne .L13
    jmp .L16
.L15:
    mov cl, -0x1
    jmp .L14
.L16:
    cmp byte ptr [esp + 0x37], 0x0
    je .L17
    mov eax, dword ptr [esp + 0xc]
    cmp byte ptr [eax + 0x41], 0x0
    je .L17
    mov ecx, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x64]
    mov ebx, dword ptr [esp + 0x68]
    xor esi, esi
    xor edi, edi
    movzx edx, byte ptr [ecx + 0x42]
    or eax, dword ptr [ecx + 0xc]
    or ebx, dword ptr [ecx + 0x8]
    mov ecx, edx
    mov ch, dl
    mov edx, 0x1
    add cl, 0x38
    shld esi, edx, cl
    shl edx, cl
    test cl, 0x20
    cmovne esi, edx
    cmovne edx, edi
    and eax, dword ptr [esp + 0xa0]
    and ebx, dword ptr [esp + 0x9c]
    not esi
    not edx
    and eax, esi
    and ebx, edx
    or ebx, eax
    je .L68
.L17:
    mov eax, dword ptr [esp + 0x70]
    mov ecx, dword ptr [esp + 0xa8]
    mov edx, dword ptr [esp + 0xac]
    mov dword ptr [eax], ebp
    mov dword ptr [eax + 0x4], ecx
    mov dword ptr [eax + 0x8], edx
    add esp, 0x7c
.L18:
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L19:
    pshufd xmm1, xmm0, 0x55
    movd eax, xmm1
    and eax, 0xfe000000
    je .L23
    movzx edx, byte ptr [ebp + 0x200]
    xor ecx, ecx
    nop
.L20:
    tzcnt esi, eax
    tzcnt edi, ecx
    mov dh, -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edi
    cmp dl, -0x1
    je .L21
    lea edi, [esi + 0x37]
    shl esi, 0x6
    mov ebx, edx
    mov dword ptr [esp], eax
    mov eax, ebp
    movzx ebp, dl
    and edi, 0x3f
    inc bl
    or esi, edi
    movzx esi, si
    mov edi, esi
    or edi, 0xf000
    cmp bl, -0x1
    mov word ptr [eax + 2*ebp], di
    mov byte ptr [eax + 0x200], bl
    je .L22
    mov bh, dl
    lea edi, [esi + 0xc000]
    movzx ebp, bl
    add bh, 0x2
    mov word ptr [eax + 2*ebp], di
    cmp bh, -0x1
    mov byte ptr [eax + 0x200], bh
    je .L22
    mov bl, dl
    lea edi, [esi + 0xe000]
    movzx ebp, bh
    add bl, 0x3
    mov word ptr [eax + 2*ebp], di
    mov ebp, eax
    mov byte ptr [eax + 0x200], bl
    mov eax, dword ptr [esp]
    cmp bl, -0x1
    je .L21
    add dl, 0x4
    or esi, 0xd000
    movzx edi, bl
    mov dh, dl
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], dl
.L21:
    mov esi, ecx
    mov edi, eax
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and ecx, esi
    and eax, edi
    mov esi, ecx
    or esi, eax
    jne .L20
    jmp .L23
.L22:
    mov ebp, eax
    mov eax, dword ptr [esp]
    jmp .L21
.L23:
    pshufd xmm1, xmm0, 0xff
    movd eax, xmm1
    and eax, 0x7f000000
    je .L27
    movzx edx, byte ptr [ebp + 0x200]
    xor ecx, ecx
    nop
.L24:
    tzcnt esi, eax
    tzcnt edi, ecx
    mov dh, -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edi
    cmp dl, -0x1
    je .L25
    lea edi, [esi + 0x39]
    shl esi, 0x6
    mov ebx, edx
    mov dword ptr [esp], eax
    mov eax, ebp
    movzx ebp, dl
    and edi, 0x3f
    inc bl
    or esi, edi
    movzx esi, si
    mov edi, esi
    or edi, 0xf000
    cmp bl, -0x1
    mov word ptr [eax + 2*ebp], di
    mov byte ptr [eax + 0x200], bl
    je .L26
    mov bh, dl
    lea edi, [esi + 0xc000]
    movzx ebp, bl
    add bh, 0x2
    mov word ptr [eax + 2*ebp], di
    cmp bh, -0x1
    mov byte ptr [eax + 0x200], bh
    je .L26
    mov bl, dl
    lea edi, [esi + 0xe000]
    movzx ebp, bh
    add bl, 0x3
    mov word ptr [eax + 2*ebp], di
    mov ebp, eax
    mov byte ptr [eax + 0x200], bl
    mov eax, dword ptr [esp]
    cmp bl, -0x1
    je .L25
    add dl, 0x4
    or esi, 0xd000
    movzx edi, bl
    mov dh, dl
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], dl
.L25:
    mov esi, ecx
    mov edi, eax
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and ecx, esi
    and eax, edi
    mov esi, ecx
    or esi, eax
    jne .L24
    jmp .L27
.L26:
    mov ebp, eax
    mov eax, dword ptr [esp]
    jmp .L25
.L27:
    mov eax, dword ptr [esp + 0x14]
    pand xmm0, xmmword ptr [eax + .C1]
    jmp .L29
.L28:
    mov ebp, dword ptr [esp + 0xa4]
.L29:
    movd eax, xmm0
    pshufd xmm1, xmm0, 0x55
    movd ecx, xmm1
    mov edx, eax
    or edx, ecx
    je .L33
    movzx ebx, byte ptr [ebp + 0x200]
    nop
.L30:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L32
    movzx edx, bl
    inc bl
    tzcnt ebp, eax
    mov dword ptr [esp], edx
    tzcnt edx, ecx
    mov byte ptr [esp + 0x4], bl
    mov ebx, dword ptr [esp + 0xa4]
    add edx, 0x20
    test eax, eax
    cmovne edx, ebp
    mov ebp, edx
    add edx, 0x37
    shl ebp, 0x6
    and edx, 0x3f
    lea edx, [edx + ebp + 0x4000]
    mov ebp, dword ptr [esp]
    mov word ptr [ebx + 2*ebp], dx
    movzx ebx, byte ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xa4]
    mov byte ptr [ebp + 0x200], bl
.L31:
    and eax, esi
    and ecx, edi
    mov edx, eax
    or edx, ecx
    jne .L30
    jmp .L33
.L32:
    mov bl, -0x1
    jmp .L31
.L33:
    pshufd xmm1, xmm0, 0xff
    pshufd xmm0, xmm0, 0xee
    not dword ptr [esp + 0x4c]
    movd ecx, xmm0
    movd eax, xmm1
    mov edx, ecx
    or edx, eax
    je .L37
    movzx ebx, byte ptr [ebp + 0x200]
.L34:
    mov esi, ecx
    mov edi, eax
    add esi, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L36
    movzx edx, bl
    inc bl
    tzcnt ebp, ecx
    mov dword ptr [esp], edx
    tzcnt edx, eax
    mov byte ptr [esp + 0x4], bl
    mov ebx, dword ptr [esp + 0xa4]
    add edx, 0x20
    test ecx, ecx
    cmovne edx, ebp
    mov ebp, edx
    add edx, 0x39
    shl ebp, 0x6
    and edx, 0x3f
    lea edx, [edx + ebp + 0x4000]
    mov ebp, dword ptr [esp]
    mov word ptr [ebx + 2*ebp], dx
    movzx ebx, byte ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xa4]
    mov byte ptr [ebp + 0x200], bl
.L35:
    and ecx, esi
    and eax, edi
    mov edx, ecx
    or edx, eax
    jne .L34
    jmp .L37
.L36:
    mov bl, -0x1
    jmp .L35
.L37:
    mov eax, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x40]
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x18], eax
    mov eax, dword ptr [esp + 0xc]
    mov esi, dword ptr [eax + 0x8]
    mov edx, dword ptr [eax + 0xc]
    and esi, dword ptr [esp + 0x4c]
    and edx, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x58]
    and edx, dword ptr [esp + 0x5c]
    mov eax, esi
    or eax, edx
    je .L47
    mov eax, dword ptr [esp + 0xa4]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L39
    nop
.L38:
    mov esi, dword ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0x24]
    and esi, dword ptr [esp + 0x3c]
    and edx, dword ptr [esp + 0x38]
    mov eax, esi
    or eax, edx
    je .L47
.L39:
    tzcnt ecx, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x20], esi
    mov dword ptr [esp + 0x24], edx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    add esi, -0x1
    mov eax, dword ptr [esp + 0x14]
    adc edx, -0x1
    mov dword ptr [esp + 0x3c], esi
    mov dword ptr [esp + 0x38], edx
    mov edx, ecx
    shl edx, 0x6
    mov edi, dword ptr [eax + edx + plywright::board::geometry::AROUND]
    mov esi, dword ptr [eax + edx + plywright::board::geometry::AROUND + 4]
    movzx eax, cx
    mov dword ptr [esp + 0x8], eax
    and edi, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x18]
    mov ebp, esi
    mov dword ptr [esp + 0x10], edi
    and edi, dword ptr [esp + 0xa8]
    and ebp, dword ptr [esp + 0xac]
    mov edx, edi
    or edx, ebp
    je .L43
    lea ecx, [eax + 0x4000]
    mov bh, bl
    mov dword ptr [esp + 0x30], esi
    movzx eax, cx
    mov dword ptr [esp + 0x2c], eax
    nop
.L40:
    mov eax, edi
    mov edx, ebp
    add eax, -0x1
    adc edx, -0x1
    cmp bh, -0x1
    je .L42
    mov dword ptr [esp + 0x4], eax
    movzx eax, bh
    inc bh
    tzcnt esi, edi
    mov ecx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], eax
    tzcnt eax, ebp
    mov bl, bh
    add eax, 0x20
    test edi, edi
    cmovne eax, esi
    mov esi, dword ptr [esp]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x2c]
    mov word ptr [ecx + 2*esi], ax
    mov eax, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0x30]
    mov byte ptr [eax + 0x200], bh
    mov eax, dword ptr [esp + 0x4]
.L41:
    and edi, eax
    and ebp, edx
    mov eax, edi
    or eax, ebp
    jne .L40
    jmp .L43
.L42:
    mov bh, -0x1
    jmp .L41
    nop
.L43:
    mov eax, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x50]
    mov edx, ebx
    and eax, dword ptr [esp + 0x54]
    mov ecx, eax
    or ecx, esi
    jne .L45
    jmp .L38
.L44:
    mov dl, -0x1
    jmp .L46
    nop
.L45:
    mov ecx, eax
    mov ebp, esi
    add ecx, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L44
    mov dword ptr [esp + 0x4], ecx
    movzx ecx, dl
    inc dl
    tzcnt ebx, eax
    mov edi, dword ptr [esp + 0xa4]
    mov dword ptr [esp], ecx
    mov ecx, esi
    tzcnt esi, esi
    add esi, 0x20
    test eax, eax
    cmovne esi, ebx
    mov ebx, eax
    mov eax, dword ptr [esp]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x8]
    mov word ptr [edi + 2*eax], si
    mov eax, dword ptr [esp + 0xa4]
    mov esi, ecx
    mov ecx, dword ptr [esp + 0x4]
    mov byte ptr [eax + 0x200], dl
    mov eax, ebx
    mov ebx, edx
.L46:
    and eax, ecx
    and esi, ebp
    mov ecx, eax
    or ecx, esi
    jne .L45
    jmp .L38
.L47:
    mov esi, dword ptr [esp + 0x58]
    mov edx, dword ptr [esp + 0x5c]
    mov ecx, dword ptr [esp + 0xc]
    mov eax, esi
    mov edi, dword ptr [ecx + 0x20]
    mov ebx, dword ptr [ecx + 0x24]
    or eax, dword ptr [esp + 0x40]
    mov dword ptr [esp + 0x24], edi
    mov dword ptr [esp + 0x20], ebx
    mov dword ptr [esp + 0x3c], eax
    mov eax, edx
    or eax, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x38], eax
    mov eax, dword ptr [ecx + 0x14]
    mov ecx, dword ptr [ecx + 0x10]
    or ecx, edi
    mov edi, dword ptr [esp + 0x60]
    or eax, ebx
    and edi, edx
    mov edx, dword ptr [esp + 0x4c]
    and edi, eax
    and edx, esi
    and edx, ecx
    mov eax, edx
    or eax, edi
    je .L57
    mov eax, dword ptr [esp + 0xa4]
    mov ch, byte ptr [eax + 0x200]
    jmp .L49
    nop
.L48:
    mov edx, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0x2c]
    mov ch, bl
    and edx, dword ptr [esp + 0x1c]
    and edi, dword ptr [esp + 0x6c]
    mov eax, edx
    or eax, edi
    je .L57
.L49:
    tzcnt ebx, edi
    mov esi, dword ptr [esp + 0x14]
    tzcnt eax, edx
    mov dword ptr [esp + 0x10], edx
    mov dword ptr [esp + 0x2c], edi
    add ebx, 0x20
    test edx, edx
    cmovne ebx, eax
    add edx, -0x1
    mov dword ptr [esp + 0x1c], edx
    lea edx, [ebx + 2*ebx]
    adc edi, -0x1
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x6c], edi
    mov edi, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebx + 2*ebx]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and edi, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x3c]
    imul ebp, eax
    imul edi, edx
    mul edx
    add edi, edx
    lea edx, [ebx + 2*ebx]
    mov cl, byte ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    add edi, ebp
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    add edi, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE + 4]
    movzx esi, bx
    mov dword ptr [esp + 0x8], esi
    and eax, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x78], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x74], edx
    and edx, dword ptr [esp + 0xac]
    mov edi, eax
    or edi, edx
    je .L53
    add esi, 0x4000
    mov cl, ch
    movzx esi, si
    mov dword ptr [esp + 0x30], esi
    nop
.L50:
    mov esi, eax
    mov edi, edx
    add esi, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L52
    tzcnt ebp, edx
    mov dword ptr [esp + 0x4], esi
    movzx esi, cl
    inc cl
    tzcnt ebx, eax
    add ebp, 0x20
    test eax, eax
    mov dword ptr [esp], esi
    mov ch, cl
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x30]
    mov word ptr [ebx + 2*esi], bp
    mov esi, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0xa4]
    mov byte ptr [ebx + 0x200], cl
.L51:
    and eax, esi
    and edx, edi
    mov esi, eax
    or esi, edx
    jne .L50
    jmp .L53
.L52:
    mov cl, -0x1
    jmp .L51
    nop
.L53:
    mov esi, dword ptr [esp + 0x78]
    mov edi, dword ptr [esp + 0x74]
    mov bl, ch
    and esi, dword ptr [esp + 0x54]
    and edi, dword ptr [esp + 0x50]
    mov eax, esi
    or eax, edi
    mov al, ch
    jne .L55
    jmp .L48
.L54:
    mov al, -0x1
    jmp .L56
    nop
.L55:
    mov edx, esi
    mov ecx, edi
    add edx, -0x1
    adc ecx, -0x1
    cmp al, -0x1
    je .L54
    movzx ebx, al
    inc al
    tzcnt ebp, esi
    mov dword ptr [esp + 0x4], edx
    mov edx, ecx
    mov dword ptr [esp], ebx
    tzcnt ebx, edi
    add ebx, 0x20
    test esi, esi
    mov ecx, dword ptr [esp]
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0xa4]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x8]
    mov word ptr [ebp + 2*ecx], bx
    mov ecx, edx
    mov edx, dword ptr [esp + 0x4]
    mov ebx, eax
    mov byte ptr [ebp + 0x200], al
.L56:
    and esi, edx
    and edi, ecx
    mov edx, esi
    or edx, edi
    jne .L55
    jmp .L48
.L57:
    mov eax, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x24]
    mov esi, dword ptr [esp + 0x20]
    or edx, dword ptr [eax + 0x18]
    or esi, dword ptr [eax + 0x1c]
    and edx, dword ptr [esp + 0x4c]
    and esi, dword ptr [esp + 0x60]
    and edx, dword ptr [esp + 0x58]
    and esi, dword ptr [esp + 0x5c]
    mov eax, edx
    or eax, esi
    je .L1
    mov eax, dword ptr [esp + 0xa4]
    mov ch, byte ptr [eax + 0x200]
    jmp .L59
    nop
.L58:
    mov edx, dword ptr [esp + 0x24]
    mov esi, dword ptr [esp + 0x20]
    mov ch, bl
    and edx, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x1c]
    mov eax, edx
    or eax, esi
    je .L1
.L59:
    tzcnt edi, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x24], edx
    mov dword ptr [esp + 0x20], esi
    add edi, 0x20
    test edx, edx
    cmovne edi, eax
    add edx, -0x1
    adc esi, -0x1
    mov dword ptr [esp + 0x10], edx
    lea edx, [edi + 2*edi]
    mov dword ptr [esp + 0x1c], esi
    mov esi, dword ptr [esp + 0x14]
    mov ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [edi + 2*edi]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and ebx, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x3c]
    imul ebp, eax
    imul ebx, edx
    mul edx
    add ebx, edx
    lea edx, [edi + 2*edi]
    mov cl, byte ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 20]
    add ebx, ebp
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    movzx edx, di
    mov dword ptr [esp + 0x30], edx
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x28]
    and ebx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x8], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x6c], ebx
    and ebx, dword ptr [esp + 0xac]
    mov ebp, eax
    or ebp, ebx
    je .L63
    mov edi, dword ptr [esp + 0x8]
    lea esi, [edx + 0x4000]
    mov cl, ch
    movzx edx, si
    mov dword ptr [esp + 0x2c], edx
    nop
.L60:
    mov edx, eax
    mov ebp, ebx
    add edx, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L62
    tzcnt edi, ebx
    mov dword ptr [esp + 0x4], edx
    movzx edx, cl
    inc cl
    mov esi, dword ptr [esp + 0xa4]
    mov dword ptr [esp], edx
    tzcnt edx, eax
    add edi, 0x20
    test eax, eax
    mov ch, cl
    cmovne edi, edx
    mov edx, dword ptr [esp]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x2c]
    mov word ptr [esi + 2*edx], di
    mov edx, dword ptr [esp + 0xa4]
    mov edi, dword ptr [esp + 0x8]
    mov byte ptr [edx + 0x200], cl
    mov edx, dword ptr [esp + 0x4]
.L61:
    and eax, edx
    and ebx, ebp
    mov edx, eax
    or edx, ebx
    jne .L60
    jmp .L64
.L62:
    mov cl, -0x1
    jmp .L61
    nop
.L63:
    mov edi, dword ptr [esp + 0x8]
.L64:
    mov esi, dword ptr [esp + 0x6c]
    and edi, dword ptr [esp + 0x54]
    mov bl, ch
    and esi, dword ptr [esp + 0x50]
    mov eax, edi
    or eax, esi
    mov al, ch
    jne .L66
    jmp .L58
.L65:
    mov al, -0x1
    jmp .L67
    nop
.L66:
    mov ebp, edi
    mov edx, esi
    add ebp, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L65
    mov dword ptr [esp + 0x4], edx
    movzx edx, al
    mov ebx, esi
    inc al
    tzcnt esi, edi
    mov ecx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], edx
    tzcnt edx, ebx
    add edx, 0x20
    test edi, edi
    cmovne edx, esi
    mov esi, dword ptr [esp]
    shl edx, 0x6
    or edx, dword ptr [esp + 0x30]
    mov word ptr [ecx + 2*esi], dx
    mov edx, dword ptr [esp + 0xa4]
    mov esi, ebx
    mov ebx, eax
    mov byte ptr [edx + 0x200], al
    mov edx, dword ptr [esp + 0x4]
.L67:
    and edi, ebp
    and esi, edx
    mov edx, edi
    or edx, esi
    jne .L66
    jmp .L58
.L68:
    sub esp, 0xc
    movzx eax, ch
    mov ecx, dword ptr [esp + 0x7c]
    mov edx, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esp + 0x20]
    push dword ptr [esp + 0xb8]
    push dword ptr [esp + 0xb8]
    push ebp
    push eax
    push dword ptr [esp + 0x64]
    call plywright::movegen::generate::en_passant
    add esp, 0x9c
    jmp .L18
.C0 = 0xfefefefefefefe00 0x7f7f7f7f7f7f7f00
.C1 = 0x00fefefefefefe00 0x007f7f7f7f7f7f00

plywright::movegen::generate::en_passant:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x74
    movzx eax, byte ptr [esp + 0x8c]
    call .L0
.L0:
    pop esi
    mov dword ptr [esp + 0x10], ecx
    add esi, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0xc], esi
    mov ecx, eax
    shl ecx, 0x6
    mov edi, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 20]
    mov esi, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 16]
    mov ecx, dword ptr [edx + 0x3c]
    and edi, dword ptr [edx + 0x4]
    and esi, dword ptr [edx]
    mov dword ptr [esp + 0x8], ecx
    and edi, ecx
    mov ecx, dword ptr [edx + 0x38]
    and esi, ecx
    mov dword ptr [esp + 0x4], ecx
    mov ecx, esi
    or ecx, edi
    je .L3
    mov ecx, dword ptr [edx + 0x30]
    mov ebx, dword ptr [edx + 0x34]
    movdqu xmm1, xmmword ptr [edx + 0x18]
    xor ebp, ebp
    movdqu xmm0, xmmword ptr [edx + 0x10]
    movdqu xmm2, xmmword ptr [edx + 0x20]
    mov edx, 0x1
    mov dword ptr [esp + 0x5c], ecx
    or dword ptr [esp + 0x4], ecx
    mov ecx, eax
    mov dword ptr [esp + 0x58], ebx
    or dword ptr [esp + 0x8], ebx
    mov ebx, 0x1
    pshufd xmm1, xmm1, 0x4e
    punpcklqdq xmm0, xmm2
    add cl, 0x8
    por xmm0, xmm1
    shld ebp, ebx, cl
    shl edx, cl
    xor ebx, ebx
    test cl, 0x20
    mov ecx, eax
    cmovne ebp, edx
    cmovne edx, ebx
    mov dword ptr [esp + 0x54], ebp
    mov dword ptr [esp + 0x50], edx
    xor edx, edx
    mov ebp, 0x1
    shld edx, ebp, cl
    shl ebp, cl
    test al, 0x20
    movzx ecx, byte ptr [esp + 0x88]
    movzx eax, al
    cmovne edx, ebp
    cmovne ebp, ebx
    shl eax, 0x6
    mov dword ptr [esp + 0x48], ebp
    mov ebp, dword ptr [esp + 0xc]
    or eax, 0x5000
    mov dword ptr [esp + 0x4c], edx
    movzx eax, ax
    lea ecx, [ecx + 2*ecx]
    mov dword ptr [esp + 0x14], eax
    mov eax, dword ptr [esp + 0x90]
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 20]
    movzx eax, byte ptr [eax + 0x200]
    and ebx, 0x3f
    mov dword ptr [esp + 0x44], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 4]
    mov byte ptr [esp + 0x3], al
    mov dword ptr [esp + 0x40], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x3c], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x38], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x34], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x30], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x2c], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x28], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x24], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x20], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ecx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1556]
    mov dword ptr [esp + 0x1c], ebx
    mov ebx, dword ptr [esp + 0x34]
    and ecx, 0x3f
    mov dword ptr [esp + 0x18], ecx
    jmp .L2
    nop
.L1:
    mov esi, dword ptr [esp + 0x6c]
    mov edi, dword ptr [esp + 0x70]
    and esi, dword ptr [esp + 0x68]
    and edi, dword ptr [esp + 0x64]
    mov eax, esi
    or eax, edi
    je .L3
.L2:
    tzcnt ecx, edi
    tzcnt eax, esi
    mov dword ptr [esp + 0x6c], esi
    mov dword ptr [esp + 0x70], edi
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    add esi, -0x1
    mov eax, 0x1
    adc edi, -0x1
    mov dword ptr [esp + 0x68], esi
    xor esi, esi
    mov dword ptr [esp + 0x60], ecx
    mov dword ptr [esp + 0x64], edi
    mov edi, 0x1
    shld esi, eax, cl
    mov eax, 0x0
    shl edi, cl
    test cl, 0x20
    cmovne esi, edi
    cmovne edi, eax
    or edi, dword ptr [esp + 0x50]
    or esi, dword ptr [esp + 0x54]
    not edi
    not esi
    and edi, dword ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x8]
    or edi, dword ptr [esp + 0x48]
    or esi, dword ptr [esp + 0x4c]
    mov eax, edi
    and eax, dword ptr [esp + 0x3c]
    mov ecx, eax
    mul ebx
    imul ecx, dword ptr [esp + 0x38]
    mov ebp, edx
    add ebp, ecx
    mov ecx, esi
    and ecx, dword ptr [esp + 0x40]
    imul ecx, ebx
    add ebp, ecx
    mov ecx, dword ptr [esp + 0x44]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    and edi, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x2c]
    add ebp, dword ptr [esp + 0x30]
    mov ecx, edi
    mov eax, edi
    mov edi, dword ptr [esp + 0x20]
    imul ecx, dword ptr [esp + 0x24]
    mul edi
    imul esi, edi
    add edx, ecx
    mov ecx, dword ptr [esp + 0x18]
    add edx, esi
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0xc]
    add edx, dword ptr [esp + 0x1c]
    movq xmm1, qword ptr [eax + 8*ebp + plywright::sliders::magic::TABLE]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    movzx edx, byte ptr [esp + 0x3]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    pshufd xmm1, xmm2, 0xee
    por xmm1, xmm2
    pshufd xmm2, xmm1, 0x55
    movd ecx, xmm1
    movd eax, xmm2
    and ecx, dword ptr [esp + 0x5c]
    and eax, dword ptr [esp + 0x58]
    or eax, ecx
    setne al
    cmp dl, -0x1
    sete cl
    or cl, al
    jne .L1
    mov esi, dword ptr [esp + 0x60]
    mov ecx, dword ptr [esp + 0x90]
    movzx eax, dl
    inc dl
    mov byte ptr [esp + 0x3], dl
    or esi, dword ptr [esp + 0x14]
    mov word ptr [ecx + 2*eax], si
    mov byte ptr [ecx + 0x200], dl
    jmp .L1
.L3:
    mov eax, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0x90]
    mov esi, dword ptr [esp + 0x94]
    mov edx, dword ptr [esp + 0x98]
    mov dword ptr [eax], ecx
    mov dword ptr [eax + 0x4], esi
    mov dword ptr [eax + 0x8], edx
    add esp, 0x74
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret

plywright::movegen::generate::en_passant:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x74
    movzx eax, byte ptr [esp + 0x8c]
    call .L0
.L0:
    pop esi
    mov dword ptr [esp + 0x10], ecx
    add esi, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0xc], esi
    mov ecx, eax
    shl ecx, 0x6
    mov edi, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 28]
    mov esi, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 24]
    mov ecx, dword ptr [edx + 0x34]
    and edi, dword ptr [edx + 0x4]
    and esi, dword ptr [edx]
    mov dword ptr [esp + 0x8], ecx
    and edi, ecx
    mov ecx, dword ptr [edx + 0x30]
    and esi, ecx
    mov dword ptr [esp + 0x4], ecx
    mov ecx, esi
    or ecx, edi
    je .L3
    mov ecx, dword ptr [edx + 0x38]
    mov ebx, dword ptr [edx + 0x3c]
    movdqu xmm1, xmmword ptr [edx + 0x18]
    xor ebp, ebp
    movdqu xmm0, xmmword ptr [edx + 0x10]
    movdqu xmm2, xmmword ptr [edx + 0x20]
    mov edx, 0x1
    mov dword ptr [esp + 0x5c], ecx
    or dword ptr [esp + 0x4], ecx
    mov ecx, eax
    mov dword ptr [esp + 0x58], ebx
    or dword ptr [esp + 0x8], ebx
    mov ebx, 0x1
    pshufd xmm1, xmm1, 0x4e
    punpcklqdq xmm0, xmm2
    add cl, 0x38
    por xmm0, xmm1
    shld ebp, ebx, cl
    shl edx, cl
    xor ebx, ebx
    test cl, 0x20
    mov ecx, eax
    cmovne ebp, edx
    cmovne edx, ebx
    mov dword ptr [esp + 0x54], ebp
    mov dword ptr [esp + 0x50], edx
    xor edx, edx
    mov ebp, 0x1
    shld edx, ebp, cl
    shl ebp, cl
    test al, 0x20
    movzx ecx, byte ptr [esp + 0x88]
    movzx eax, al
    cmovne edx, ebp
    cmovne ebp, ebx
    shl eax, 0x6
    mov dword ptr [esp + 0x48], ebp
    mov ebp, dword ptr [esp + 0xc]
    or eax, 0x5000
    mov dword ptr [esp + 0x4c], edx
    movzx eax, ax
    lea ecx, [ecx + 2*ecx]
    mov dword ptr [esp + 0x14], eax
    mov eax, dword ptr [esp + 0x90]
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 20]
    movzx eax, byte ptr [eax + 0x200]
    and ebx, 0x3f
    mov dword ptr [esp + 0x44], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 4]
    mov byte ptr [esp + 0x3], al
    mov dword ptr [esp + 0x40], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x3c], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x38], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x34], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x30], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x2c], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x28], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x24], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x20], ebx
    mov ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ecx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1556]
    mov dword ptr [esp + 0x1c], ebx
    mov ebx, dword ptr [esp + 0x34]
    and ecx, 0x3f
    mov dword ptr [esp + 0x18], ecx
    jmp .L2
    nop
.L1:
    mov esi, dword ptr [esp + 0x6c]
    mov edi, dword ptr [esp + 0x70]
    and esi, dword ptr [esp + 0x68]
    and edi, dword ptr [esp + 0x64]
    mov eax, esi
    or eax, edi
    je .L3
.L2:
    tzcnt ecx, edi
    tzcnt eax, esi
    mov dword ptr [esp + 0x6c], esi
    mov dword ptr [esp + 0x70], edi
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    add esi, -0x1
    mov eax, 0x1
    adc edi, -0x1
    mov dword ptr [esp + 0x68], esi
    xor esi, esi
    mov dword ptr [esp + 0x60], ecx
    mov dword ptr [esp + 0x64], edi
    mov edi, 0x1
    shld esi, eax, cl
    mov eax, 0x0
    shl edi, cl
    test cl, 0x20
    cmovne esi, edi
    cmovne edi, eax
    or edi, dword ptr [esp + 0x50]
    or esi, dword ptr [esp + 0x54]
    not edi
    not esi
    and edi, dword ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x8]
    or edi, dword ptr [esp + 0x48]
    or esi, dword ptr [esp + 0x4c]
    mov eax, edi
    and eax, dword ptr [esp + 0x3c]
    mov ecx, eax
    mul ebx
    imul ecx, dword ptr [esp + 0x38]
    mov ebp, edx
    add ebp, ecx
    mov ecx, esi
    and ecx, dword ptr [esp + 0x40]
    imul ecx, ebx
    add ebp, ecx
    mov ecx, dword ptr [esp + 0x44]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    and edi, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x2c]
    add ebp, dword ptr [esp + 0x30]
    mov ecx, edi
    mov eax, edi
    mov edi, dword ptr [esp + 0x20]
    imul ecx, dword ptr [esp + 0x24]
    mul edi
    imul esi, edi
    add edx, ecx
    mov ecx, dword ptr [esp + 0x18]
    add edx, esi
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0xc]
    add edx, dword ptr [esp + 0x1c]
    movq xmm1, qword ptr [eax + 8*ebp + plywright::sliders::magic::TABLE]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    movzx edx, byte ptr [esp + 0x3]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    pshufd xmm1, xmm2, 0xee
    por xmm1, xmm2
    pshufd xmm2, xmm1, 0x55
    movd ecx, xmm1
    movd eax, xmm2
    and ecx, dword ptr [esp + 0x5c]
    and eax, dword ptr [esp + 0x58]
    or eax, ecx
    setne al
    cmp dl, -0x1
    sete cl
    or cl, al
    jne .L1
    mov esi, dword ptr [esp + 0x60]
    mov ecx, dword ptr [esp + 0x90]
    movzx eax, dl
    inc dl
    mov byte ptr [esp + 0x3], dl
    or esi, dword ptr [esp + 0x14]
    mov word ptr [ecx + 2*eax], si
    mov byte ptr [ecx + 0x200], dl
    jmp .L1
.L3:
    mov eax, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0x90]
    mov esi, dword ptr [esp + 0x94]
    mov edx, dword ptr [esp + 0x98]
    mov dword ptr [eax], ecx
    mov dword ptr [eax + 0x4], esi
    mov dword ptr [eax + 0x8], edx
    add esp, 0x74
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret

plywright::movegen::noisy:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0xac
    call .L0
.L0:
    pop esi
    mov dword ptr [esp + 0x8], edx
    mov dword ptr [esp + 0x8c], ecx
    add esi, _GLOBAL_OFFSET_TABLE_
    cmp byte ptr [ecx + 0x43], 0x1
    mov dword ptr [esp + 0x18], esi
    jne .L4
    mov ebp, dword ptr [ecx + 0x3c]
    mov ebx, dword ptr [ecx + 0x2c]
    mov edx, dword ptr [ecx + 0x28]
    mov eax, dword ptr [ecx + 0x38]
    mov edi, ecx
    mov ecx, ebp
    mov dword ptr [esp + 0x20], eax
    mov dword ptr [esp + 0x94], edx
    and eax, edx
    mov edx, 0x20
    mov dword ptr [esp + 0x90], ebx
    mov dword ptr [esp + 0x14], ebp
    mov ebp, dword ptr [edi + 0x24]
    and ecx, ebx
    mov ebx, dword ptr [edi + 0xc]
    bsf ecx, ecx
    cmovne edx, ecx
    add edx, 0x20
    bsf eax, eax
    mov dword ptr [esp + 0x9c], ebp
    cmove eax, edx
    mov dword ptr [esp + 0x74], ebx
    mov ecx, eax
    mov dword ptr [esp + 0x50], eax
    and ecx, 0x3f
    mov dword ptr [esp + 0x4c], ecx
    shl ecx, 0x6
    mov eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 4]
    mov edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 28]
    and eax, ebx
    mov ebx, dword ptr [edi + 0x4]
    and edx, ebx
    mov dword ptr [esp + 0x58], ebx
    mov ebx, dword ptr [edi + 0x8]
    or edx, eax
    mov eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0xc], edx
    mov edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 24]
    mov dword ptr [esp + 0x30], ebx
    and eax, ebx
    mov ebx, dword ptr [edi]
    and edx, ebx
    mov dword ptr [esp + 0x54], ebx
    mov ebx, ebp
    or edx, eax
    mov eax, dword ptr [edi + 0x1c]
    mov dword ptr [esp + 0x48], edx
    mov edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 44]
    or ebx, eax
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 36]
    mov dword ptr [esp + 0x68], ebx
    and eax, ebx
    mov ebx, dword ptr [edi + 0x14]
    mov dword ptr [esp + 0x40], ebx
    or ebx, ebp
    mov ebp, esi
    mov esi, dword ptr [edi + 0x20]
    and edx, ebx
    mov dword ptr [esp + 0x64], ebx
    or edx, eax
    mov eax, dword ptr [edi + 0x18]
    mov ebx, esi
    mov dword ptr [esp + 0x98], esi
    or ebx, eax
    mov dword ptr [esp + 0x3c], eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 32]
    mov ebp, dword ptr [edi + 0x10]
    mov dword ptr [esp + 0x60], ebx
    mov dword ptr [esp + 0x70], ebp
    or ebp, esi
    mov esi, dword ptr [esp + 0x18]
    and eax, ebx
    mov dword ptr [esp + 0x5c], ebp
    mov ebx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 40]
    mov esi, dword ptr [esp + 0x48]
    and ebx, ebp
    mov ebp, dword ptr [edi + 0x34]
    or ebx, eax
    mov eax, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x24], ebp
    and edx, ebp
    or eax, ebp
    mov dword ptr [esp + 0x34], eax
    mov eax, dword ptr [edi + 0x30]
    mov edi, dword ptr [esp + 0x20]
    or edi, eax
    and ebx, eax
    and esi, eax
    mov dword ptr [esp + 0x28], eax
    mov dword ptr [esp + 0x2c], edi
    mov edi, dword ptr [esp + 0xc]
    mov eax, ebx
    and edi, ebp
    mov ebp, dword ptr [esp + 0x18]
    or eax, edx
    lea eax, [ebp + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x84], eax
    je .L16
    mov eax, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x48], esi
    mov dword ptr [esp + 0xc], edi
    mov dword ptr [esp + 0x10], 0x0
    mov dword ptr [esp + 0x38], 0x0
    shl eax, 0x9
    mov dword ptr [esp + 0x78], eax
    lea eax, [ebp + eax + plywright::board::geometry::BETWEEN]
    mov dword ptr [esp + 0x4], eax
    jmp .L3
.L1:
    xor eax, eax
    mov edx, 0x1
    shld eax, edx, cl
    shl edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne eax, edx
    cmovne edx, ecx
    or dword ptr [esp + 0xc], eax
    or dword ptr [esp + 0x48], edx
.L2:
    mov edx, dword ptr [esp]
    mov edi, dword ptr [esp + 0x30]
    mov eax, ebx
    or eax, edx
    je .L8
.L3:
    tzcnt ecx, edx
    tzcnt eax, ebx
    mov ebp, ebx
    mov esi, edx
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    mov eax, dword ptr [esp + 0x4]
    add ebx, -0x1
    adc edx, -0x1
    and ebx, ebp
    and edx, esi
    mov dword ptr [esp], edx
    mov edx, dword ptr [eax + 8*ecx]
    mov eax, dword ptr [eax + 8*ecx + 0x4]
    mov edi, edx
    mov esi, eax
    and edi, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x34]
    mov ebp, edi
    or ebp, esi
    je .L1
    mov ecx, edi
    mov ebp, esi
    add ecx, -0x1
    adc ebp, -0x1
    and ecx, edi
    and ebp, esi
    or ebp, ecx
    jne .L2
    and eax, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x20]
    or dword ptr [esp + 0x10], edx
    or dword ptr [esp + 0x38], eax
    jmp .L2
.L4:
    mov ebp, dword ptr [ecx + 0x34]
    mov ebx, dword ptr [ecx + 0x2c]
    mov edx, dword ptr [ecx + 0x28]
    mov eax, dword ptr [ecx + 0x30]
    mov edi, ecx
    mov ecx, ebp
    mov dword ptr [esp + 0x14], eax
    mov dword ptr [esp + 0x94], edx
    and eax, edx
    mov edx, 0x20
    mov dword ptr [esp + 0x90], ebx
    mov dword ptr [esp + 0x30], ebp
    mov ebp, dword ptr [edi + 0x24]
    and ecx, ebx
    mov ebx, dword ptr [edi + 0xc]
    bsf ecx, ecx
    cmovne edx, ecx
    add edx, 0x20
    bsf eax, eax
    mov dword ptr [esp + 0x9c], ebp
    cmove eax, edx
    mov dword ptr [esp + 0x38], ebx
    mov ecx, eax
    mov dword ptr [esp + 0x4c], eax
    and ecx, 0x3f
    mov dword ptr [esp + 0x50], ecx
    shl ecx, 0x6
    mov eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 4]
    mov edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 20]
    and eax, ebx
    mov ebx, dword ptr [edi + 0x4]
    and edx, ebx
    mov dword ptr [esp + 0x58], ebx
    mov ebx, dword ptr [edi + 0x8]
    or edx, eax
    mov eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0xc], edx
    mov edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 16]
    mov dword ptr [esp + 0x20], ebx
    and eax, ebx
    mov ebx, dword ptr [edi]
    and edx, ebx
    mov dword ptr [esp + 0x54], ebx
    mov ebx, ebp
    or edx, eax
    mov eax, dword ptr [edi + 0x1c]
    mov dword ptr [esp + 0x44], edx
    mov edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 44]
    or ebx, eax
    mov dword ptr [esp + 0x3c], eax
    mov eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 36]
    mov dword ptr [esp + 0x68], ebx
    and eax, ebx
    mov ebx, dword ptr [edi + 0x14]
    mov dword ptr [esp + 0x70], ebx
    or ebx, ebp
    mov ebp, dword ptr [edi + 0x20]
    and edx, ebx
    mov dword ptr [esp + 0x64], ebx
    or edx, eax
    mov eax, dword ptr [edi + 0x18]
    mov ebx, ebp
    mov dword ptr [esp + 0x98], ebp
    or ebx, eax
    mov dword ptr [esp + 0x40], eax
    mov eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 32]
    mov dword ptr [esp + 0x60], ebx
    and eax, ebx
    mov ebx, dword ptr [edi + 0x10]
    mov dword ptr [esp + 0x48], ebx
    or ebx, ebp
    mov ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 40]
    mov dword ptr [esp + 0x5c], ebx
    and ebp, ebx
    mov ebx, dword ptr [edi + 0x3c]
    or ebp, eax
    mov eax, dword ptr [esp + 0x30]
    and edx, ebx
    mov dword ptr [esp + 0x24], ebx
    or eax, ebx
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [edi + 0x38]
    mov edi, dword ptr [esp + 0x14]
    or edi, eax
    and dword ptr [esp + 0x44], eax
    and ebp, eax
    mov dword ptr [esp + 0x28], eax
    mov dword ptr [esp + 0x34], edi
    mov edi, dword ptr [esp + 0xc]
    mov eax, ebp
    and edi, ebx
    or eax, edx
    lea eax, [esi + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x84], eax
    je .L24
    mov ebx, edx
    mov edx, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0xc], edi
    mov dword ptr [esp + 0x10], 0x0
    mov dword ptr [esp + 0x1c], 0x0
    shl edx, 0x9
    lea eax, [esi + edx + plywright::board::geometry::BETWEEN]
    mov dword ptr [esp + 0x78], edx
    mov dword ptr [esp + 0x4], eax
    jmp .L7
    nop
.L5:
    xor eax, eax
    mov edx, 0x1
    shld eax, edx, cl
    shl edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne eax, edx
    cmovne edx, ecx
    or dword ptr [esp + 0xc], eax
    or dword ptr [esp + 0x44], edx
.L6:
    mov ebx, dword ptr [esp]
    mov eax, ebp
    or eax, ebx
    je .L12
.L7:
    tzcnt ecx, ebx
    tzcnt edi, ebp
    mov esi, ebp
    mov eax, ebx
    add ecx, 0x20
    test ebp, ebp
    cmovne ecx, edi
    add ebp, -0x1
    adc ebx, -0x1
    and ebp, esi
    and ebx, eax
    mov eax, dword ptr [esp + 0x4]
    mov dword ptr [esp], ebx
    mov edx, dword ptr [eax + 8*ecx]
    mov edi, dword ptr [eax + 8*ecx + 0x4]
    mov ebx, edx
    mov esi, edi
    and ebx, dword ptr [esp + 0x34]
    and esi, dword ptr [esp + 0x2c]
    mov eax, ebx
    or eax, esi
    je .L5
    mov eax, ebx
    mov ecx, esi
    add eax, -0x1
    adc ecx, -0x1
    and eax, ebx
    and ecx, esi
    or ecx, eax
    jne .L6
    and edi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x14]
    or dword ptr [esp + 0x10], edx
    or dword ptr [esp + 0x1c], edi
    jmp .L6
.L8:
    mov eax, dword ptr [esp + 0x48]
    mov ecx, dword ptr [esp + 0x28]
    or eax, dword ptr [esp + 0xc]
    jne .L226
    mov ebx, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x38]
    mov eax, ebx
    or eax, ebp
    je .L17
    mov edx, ecx
    mov ecx, dword ptr [esp + 0x58]
    movd xmm2, dword ptr [esp + 0x24]
    mov eax, dword ptr [esp + 0x54]
    movd xmm3, ebp
    mov esi, ebx
    movd xmm1, edx
    not esi
    mov dword ptr [esp + 0x80], esi
    and ecx, dword ptr [esp + 0x14]
    punpckldq xmm1, xmm2
    movd xmm2, ebx
    and eax, dword ptr [esp + 0x20]
    punpckldq xmm2, xmm3
    pcmpeqd xmm3, xmm3
    pshufd xmm1, xmm1, 0x44
    pshufd xmm2, xmm2, 0x44
    pxor xmm3, xmm2
    movd xmm0, ecx
    mov ecx, dword ptr [esp + 0x84]
    movd xmm2, eax
    test eax, 0xff00
    punpckldq xmm2, xmm0
    pshufd xmm0, xmm2, 0x44
    por xmm3, xmmword ptr [ecx + 0x30]
    mov ecx, dword ptr [esp + 0x18]
    pand xmm0, xmm3
    movdqa xmm2, xmm0
    psrlq xmm0, 0x7
    psrlq xmm2, 0x9
    movsd xmm0, xmm2
    andpd xmm0, xmm1
    andpd xmm0, xmmword ptr [ecx + .C0]
    je .L59
    mov ecx, dword ptr [esp + 0x50]
    and cl, 0x7
    mov edx, 0x1010101
    shl edx, cl
    or edx, esi
    and edx, eax
    mov eax, dword ptr [esp + 0x2c]
    shr edx, 0x8
    not eax
    and eax, edx
    and eax, 0xff
    je .L42
    mov ecx, dword ptr [esp + 0x8]
    xor ebp, ebp
    movzx edx, byte ptr [ecx + 0x200]
    mov ecx, dword ptr [esp + 0x8]
    nop
.L9:
    tzcnt esi, ebp
    tzcnt edi, eax
    mov dh, -0x1
    add esi, 0x20
    test eax, eax
    cmovne esi, edi
    cmp dl, -0x1
    je .L10
    mov edi, esi
    mov ebx, edx
    mov dword ptr [esp], ebp
    movzx ebp, dl
    shl edi, 0x6
    inc bl
    lea edi, [esi + edi + 0x8]
    mov esi, edi
    or esi, 0xb000
    cmp bl, -0x1
    mov word ptr [ecx + 2*ebp], si
    mov byte ptr [ecx + 0x200], bl
    je .L11
    mov bh, dl
    mov esi, edi
    movzx ebp, bl
    add bh, 0x2
    or esi, 0x8000
    cmp bh, -0x1
    mov word ptr [ecx + 2*ebp], si
    mov byte ptr [ecx + 0x200], bh
    je .L11
    mov esi, edi
    movzx ebp, bh
    mov ebx, edx
    or esi, 0xa000
    add bl, 0x3
    mov word ptr [ecx + 2*ebp], si
    mov ebp, dword ptr [esp]
    cmp bl, -0x1
    mov byte ptr [ecx + 0x200], bl
    je .L10
    add dl, 0x4
    or edi, 0x9000
    movzx esi, bl
    mov dh, dl
    mov word ptr [ecx + 2*esi], di
    mov byte ptr [ecx + 0x200], dl
.L10:
    mov esi, eax
    mov edi, ebp
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and eax, esi
    and ebp, edi
    mov esi, eax
    or esi, ebp
    jne .L9
    jmp .L42
.L11:
    mov ebp, dword ptr [esp]
    jmp .L10
.L12:
    mov ebp, dword ptr [esp + 0x44]
    mov edi, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x30]
    mov eax, ebp
    or eax, edi
    jne .L227
    mov edi, dword ptr [esp + 0x10]
    mov ebx, dword ptr [esp + 0x1c]
    mov eax, edi
    or eax, ebx
    je .L25
    mov ecx, dword ptr [esp + 0x54]
    movd xmm1, dword ptr [esp + 0x28]
    movd xmm2, dword ptr [esp + 0x24]
    mov eax, dword ptr [esp + 0x58]
    movd xmm3, ebx
    and ecx, dword ptr [esp + 0x14]
    punpckldq xmm1, xmm2
    movd xmm2, edi
    and eax, esi
    mov esi, ebx
    punpckldq xmm2, xmm3
    pcmpeqd xmm3, xmm3
    pshufd xmm1, xmm1, 0x44
    not esi
    test eax, 0xff0000
    pshufd xmm2, xmm2, 0x44
    mov dword ptr [esp + 0x80], esi
    pxor xmm3, xmm2
    movd xmm2, eax
    movd xmm0, ecx
    mov ecx, dword ptr [esp + 0x84]
    punpckldq xmm0, xmm2
    pshufd xmm0, xmm0, 0x44
    por xmm3, xmmword ptr [ecx + 0x30]
    mov ecx, dword ptr [esp + 0x18]
    pand xmm0, xmm3
    movdqa xmm2, xmm0
    psllq xmm0, 0x7
    psllq xmm2, 0x9
    movsd xmm0, xmm2
    andpd xmm0, xmm1
    andpd xmm0, xmmword ptr [ecx + .C1]
    je .L174
    mov ecx, dword ptr [esp + 0x4c]
    mov ebx, dword ptr [esp + 0x2c]
    and cl, 0x7
    mov edx, 0x1010101
    mov ebp, dword ptr [esp + 0x20]
    shl edx, cl
    or edx, esi
    and edx, eax
    shl edx, 0x8
    not ebx
    and ebx, edx
    and ebx, 0xff000000
    je .L46
    mov eax, dword ptr [esp + 0x8]
    xor ecx, ecx
    movzx edx, byte ptr [eax + 0x200]
    mov eax, dword ptr [esp + 0x8]
    nop
.L13:
    tzcnt esi, ebx
    tzcnt edi, ecx
    mov dh, -0x1
    mov dword ptr [esp], ebx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edi
    cmp dl, -0x1
    je .L14
    lea edi, [esi + 0x38]
    shl esi, 0x6
    mov ebx, edx
    movzx ebp, dl
    and edi, 0x3f
    inc bl
    or esi, edi
    movzx esi, si
    mov edi, esi
    or edi, 0xb000
    cmp bl, -0x1
    mov word ptr [eax + 2*ebp], di
    mov byte ptr [eax + 0x200], bl
    je .L15
    mov bh, dl
    lea edi, [esi + 0x8000]
    movzx ebp, bl
    add bh, 0x2
    mov word ptr [eax + 2*ebp], di
    cmp bh, -0x1
    mov byte ptr [eax + 0x200], bh
    je .L15
    lea edi, [esi + 0xa000]
    movzx ebp, bh
    mov ebx, edx
    mov word ptr [eax + 2*ebp], di
    mov ebp, dword ptr [esp + 0x20]
    add bl, 0x3
    cmp bl, -0x1
    mov byte ptr [eax + 0x200], bl
    je .L14
    add dl, 0x4
    or esi, 0x9000
    movzx edi, bl
    mov dh, dl
    mov word ptr [eax + 2*edi], si
    mov byte ptr [eax + 0x200], dl
.L14:
    mov ebx, dword ptr [esp]
    mov esi, ecx
    mov dl, dh
    add esi, -0x1
    mov edi, ebx
    adc edi, -0x1
    and ecx, esi
    and ebx, edi
    mov esi, ecx
    or esi, ebx
    jne .L13
    jmp .L46
.L15:
    mov ebp, dword ptr [esp + 0x20]
    jmp .L14
.L16:
    mov eax, esi
    mov edx, esi
    mov esi, dword ptr [esp + 0x4c]
    mov ecx, dword ptr [esp + 0x28]
    or eax, edi
    mov eax, edi
    mov edi, dword ptr [esp + 0x30]
    jne .L228
.L17:
    mov ebx, dword ptr [esp + 0x58]
    mov eax, dword ptr [esp + 0x54]
    mov edx, dword ptr [esp + 0x24]
    and ebx, dword ptr [esp + 0x14]
    and eax, dword ptr [esp + 0x20]
    mov esi, ebx
    mov ebp, ebx
    shld esi, eax, 0x19
    shr ebp, 0x7
    and esi, ecx
    and ebp, edx
    and esi, 0xfefefefe
    and ebp, 0xfefefe
    mov dword ptr [esp + 0x10], esi
    mov esi, ebx
    shr ebx, 0x9
    shld esi, eax, 0x17
    and ebx, edx
    and esi, ecx
    and ebx, 0x7f7f7f
    and esi, 0x7f7f7f7f
    test eax, 0xff00
    mov dword ptr [esp + 0x38], ebx
    mov dword ptr [esp + 0xc], esi
    je .L109
    mov edi, dword ptr [esp + 0x2c]
    mov edx, dword ptr [esp + 0x8]
    shr eax, 0x8
    mov dword ptr [esp + 0x1c], ebp
    not edi
    and edi, eax
    and edi, 0xff
    je .L20
    movzx ebx, byte ptr [edx + 0x200]
    xor ecx, ecx
    nop
.L18:
    tzcnt eax, ecx
    tzcnt esi, edi
    mov bh, -0x1
    mov dword ptr [esp], ecx
    add eax, 0x20
    test edi, edi
    cmovne eax, esi
    cmp bl, -0x1
    je .L19
    mov esi, eax
    mov ecx, edx
    movzx edx, bl
    shl esi, 0x6
    lea ebp, [eax + esi + 0x8]
    mov eax, ebx
    mov esi, ebp
    inc al
    or esi, 0xb000
    cmp al, -0x1
    mov word ptr [ecx + 2*edx], si
    mov byte ptr [ecx + 0x200], al
    je .L19
    mov ah, bl
    mov edx, ebp
    movzx esi, al
    add ah, 0x2
    or edx, 0x8000
    cmp ah, -0x1
    mov word ptr [ecx + 2*esi], dx
    mov byte ptr [ecx + 0x200], ah
    je .L19
    mov al, bl
    mov edx, ebp
    movzx esi, ah
    add al, 0x3
    or edx, 0xa000
    cmp al, -0x1
    mov word ptr [ecx + 2*esi], dx
    mov byte ptr [ecx + 0x200], al
    je .L19
    add bl, 0x4
    or ebp, 0x9000
    movzx eax, al
    mov bh, bl
    mov word ptr [ecx + 2*eax], bp
    mov byte ptr [ecx + 0x200], bl
.L19:
    mov ecx, dword ptr [esp]
    mov eax, edi
    mov bl, bh
    add eax, -0x1
    mov edx, ecx
    adc edx, -0x1
    and edi, eax
    and ecx, edx
    mov edx, dword ptr [esp + 0x8]
    mov eax, edi
    or eax, ecx
    jne .L18
.L20:
    mov edi, dword ptr [esp + 0x10]
    and edi, 0xfe
    je .L32
    mov eax, dword ptr [esp + 0x8]
    mov ecx, dword ptr [esp + 0x8]
    xor ebx, ebx
    mov ah, byte ptr [eax + 0x200]
    nop
.L21:
    tzcnt esi, ebx
    tzcnt edx, edi
    mov byte ptr [esp], -0x1
    add esi, 0x20
    test edi, edi
    cmovne esi, edx
    cmp ah, -0x1
    je .L22
    mov edx, esi
    mov al, ah
    mov dword ptr [esp + 0x4], ebx
    shl edx, 0x6
    inc al
    lea ebp, [esi + edx + 0x7]
    movzx esi, ah
    mov edx, ebp
    or edx, 0xf000
    cmp al, -0x1
    mov word ptr [ecx + 2*esi], dx
    mov byte ptr [ecx + 0x200], al
    je .L23
    mov bl, ah
    mov edx, ebp
    movzx esi, al
    add bl, 0x2
    or edx, 0xc000
    cmp bl, -0x1
    mov word ptr [ecx + 2*esi], dx
    mov byte ptr [ecx + 0x200], bl
    je .L23
    movzx esi, bl
    mov ebx, dword ptr [esp + 0x4]
    mov al, ah
    mov edx, ebp
    add al, 0x3
    or edx, 0xe000
    cmp al, -0x1
    mov word ptr [ecx + 2*esi], dx
    mov byte ptr [ecx + 0x200], al
    je .L22
    add ah, 0x4
    or ebp, 0xd000
    movzx edx, al
    mov word ptr [ecx + 2*edx], bp
    mov byte ptr [ecx + 0x200], ah
    mov byte ptr [esp], ah
.L22:
    mov eax, edi
    mov edx, ebx
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    and ebx, edx
    mov eax, edi
    or eax, ebx
    mov ah, byte ptr [esp]
    jne .L21
    jmp .L32
.L23:
    mov ebx, dword ptr [esp + 0x4]
    jmp .L22
.L24:
    mov ebp, dword ptr [esp + 0x44]
    mov esi, dword ptr [esp + 0x30]
    mov eax, ebp
    or eax, edi
    jne .L230
.L25:
    mov edi, dword ptr [esp + 0x54]
    mov ecx, dword ptr [esp + 0x58]
    mov edx, dword ptr [esp + 0x24]
    mov eax, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x14]
    and ecx, esi
    mov esi, ecx
    mov ebx, ecx
    mov ebp, edi
    shld esi, edi, 0x9
    shld ebx, edi, 0x7
    shl edi, 0x7
    shl ebp, 0x9
    and esi, edx
    and ebx, edx
    and edi, eax
    and ebp, eax
    and esi, 0xfefefefe
    and ebx, 0x7f7f7f7f
    and edi, 0x7f7f7f00
    and ebp, 0xfefefe00
    test ecx, 0xff0000
    mov dword ptr [esp + 0x4], esi
    mov dword ptr [esp + 0x10], ebx
    mov dword ptr [esp + 0x1c], edi
    je .L142
    mov esi, dword ptr [esp + 0x2c]
    shl ecx, 0x8
    mov dword ptr [esp + 0x3c], ebp
    not esi
    and esi, ecx
    and esi, 0xff000000
    je .L28
    mov eax, dword ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0x8]
    xor ebp, ebp
    movzx edx, byte ptr [eax + 0x200]
    nop
.L26:
    mov dword ptr [esp], esi
    tzcnt esi, esi
    tzcnt ecx, ebp
    mov dh, -0x1
    add esi, 0x20
    test ebp, ebp
    cmovne esi, ecx
    cmp dl, -0x1
    je .L27
    lea ecx, [esi + 0x38]
    shl esi, 0x6
    movzx eax, dl
    and ecx, 0x3f
    or esi, ecx
    mov ecx, edx
    movzx edi, si
    inc cl
    mov esi, edi
    or esi, 0xb000
    cmp cl, -0x1
    mov word ptr [ebx + 2*eax], si
    mov byte ptr [ebx + 0x200], cl
    je .L27
    mov ch, dl
    lea eax, [edi + 0x8000]
    movzx esi, cl
    add ch, 0x2
    mov word ptr [ebx + 2*esi], ax
    cmp ch, -0x1
    mov byte ptr [ebx + 0x200], ch
    je .L27
    mov cl, dl
    lea eax, [edi + 0xa000]
    movzx esi, ch
    add cl, 0x3
    mov word ptr [ebx + 2*esi], ax
    cmp cl, -0x1
    mov byte ptr [ebx + 0x200], cl
    je .L27
    add dl, 0x4
    or edi, 0x9000
    movzx eax, cl
    mov dh, dl
    mov word ptr [ebx + 2*eax], di
    mov byte ptr [ebx + 0x200], dl
.L27:
    mov esi, dword ptr [esp]
    mov eax, ebp
    mov dl, dh
    add eax, -0x1
    mov ecx, esi
    adc ecx, -0x1
    and ebp, eax
    and esi, ecx
    mov eax, ebp
    or eax, esi
    jne .L26
.L28:
    mov edi, dword ptr [esp + 0x4]
    mov edx, dword ptr [esp + 0x8]
    mov ebx, edi
    and ebx, 0xfe000000
    je .L36
    mov ch, byte ptr [edx + 0x200]
    xor ebp, ebp
    nop
.L29:
    tzcnt esi, ebx
    tzcnt eax, ebp
    mov byte ptr [esp], -0x1
    add esi, 0x20
    test ebp, ebp
    cmovne esi, eax
    cmp ch, -0x1
    je .L30
    lea eax, [esi + 0x37]
    shl esi, 0x6
    mov cl, ch
    mov dword ptr [esp + 0xc], ebx
    mov ebx, edx
    movzx edx, ch
    and eax, 0x3f
    inc cl
    or esi, eax
    movzx esi, si
    mov eax, esi
    or eax, 0xf000
    cmp cl, -0x1
    mov word ptr [ebx + 2*edx], ax
    mov byte ptr [ebx + 0x200], cl
    je .L31
    mov dl, ch
    lea eax, [esi + 0xc000]
    movzx edi, cl
    add dl, 0x2
    mov word ptr [ebx + 2*edi], ax
    cmp dl, -0x1
    mov byte ptr [ebx + 0x200], dl
    je .L31
    mov cl, ch
    lea eax, [esi + 0xe000]
    movzx edx, dl
    mov edi, dword ptr [esp + 0x4]
    add cl, 0x3
    mov word ptr [ebx + 2*edx], ax
    mov edx, ebx
    mov byte ptr [ebx + 0x200], cl
    mov ebx, dword ptr [esp + 0xc]
    cmp cl, -0x1
    je .L30
    add ch, 0x4
    or esi, 0xd000
    movzx eax, cl
    mov word ptr [edx + 2*eax], si
    mov byte ptr [edx + 0x200], ch
    mov byte ptr [esp], ch
.L30:
    mov eax, ebp
    mov ecx, ebx
    add eax, -0x1
    adc ecx, -0x1
    and ebp, eax
    and ebx, ecx
    mov ch, byte ptr [esp]
    mov eax, ebp
    or eax, ebx
    jne .L29
    jmp .L36
.L31:
    mov edx, ebx
    mov edi, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0xc]
    jmp .L30
.L32:
    mov ecx, dword ptr [esp + 0xc]
    and ecx, 0x7f
    je .L40
    mov eax, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x8]
    xor ebx, ebx
    mov ah, byte ptr [eax + 0x200]
    nop
.L33:
    tzcnt esi, ebx
    tzcnt edx, ecx
    mov byte ptr [esp], -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    cmp ah, -0x1
    je .L34
    mov edx, esi
    mov al, ah
    mov dword ptr [esp + 0x4], ebx
    shl edx, 0x6
    inc al
    lea ebp, [esi + edx + 0x9]
    movzx esi, ah
    mov edx, ebp
    or edx, 0xf000
    cmp al, -0x1
    mov word ptr [edi + 2*esi], dx
    mov byte ptr [edi + 0x200], al
    je .L35
    mov bl, ah
    mov edx, ebp
    movzx esi, al
    add bl, 0x2
    or edx, 0xc000
    cmp bl, -0x1
    mov word ptr [edi + 2*esi], dx
    mov byte ptr [edi + 0x200], bl
    je .L35
    movzx esi, bl
    mov ebx, dword ptr [esp + 0x4]
    mov al, ah
    mov edx, ebp
    add al, 0x3
    or edx, 0xe000
    cmp al, -0x1
    mov word ptr [edi + 2*esi], dx
    mov byte ptr [edi + 0x200], al
    je .L34
    add ah, 0x4
    or ebp, 0xd000
    movzx edx, al
    mov word ptr [edi + 2*edx], bp
    mov byte ptr [edi + 0x200], ah
    mov byte ptr [esp], ah
.L34:
    mov eax, ecx
    mov edx, ebx
    add eax, -0x1
    adc edx, -0x1
    and ecx, eax
    and ebx, edx
    mov eax, ecx
    or eax, ebx
    mov ah, byte ptr [esp]
    jne .L33
    jmp .L40
.L35:
    mov ebx, dword ptr [esp + 0x4]
    jmp .L34
.L36:
    mov ebx, dword ptr [esp + 0x10]
    and ebx, 0x7f000000
    je .L41
    mov ch, byte ptr [edx + 0x200]
    xor ebp, ebp
    nop
.L37:
    tzcnt esi, ebx
    tzcnt eax, ebp
    mov byte ptr [esp], -0x1
    add esi, 0x20
    test ebp, ebp
    cmovne esi, eax
    cmp ch, -0x1
    je .L38
    lea eax, [esi + 0x39]
    shl esi, 0x6
    mov cl, ch
    mov dword ptr [esp + 0xc], ebx
    mov ebx, edx
    movzx edx, ch
    and eax, 0x3f
    inc cl
    or esi, eax
    movzx esi, si
    mov eax, esi
    or eax, 0xf000
    cmp cl, -0x1
    mov word ptr [ebx + 2*edx], ax
    mov byte ptr [ebx + 0x200], cl
    je .L39
    mov dl, ch
    lea eax, [esi + 0xc000]
    movzx edi, cl
    add dl, 0x2
    mov word ptr [ebx + 2*edi], ax
    cmp dl, -0x1
    mov byte ptr [ebx + 0x200], dl
    je .L39
    mov cl, ch
    lea eax, [esi + 0xe000]
    movzx edx, dl
    mov edi, dword ptr [esp + 0x4]
    add cl, 0x3
    mov word ptr [ebx + 2*edx], ax
    mov edx, ebx
    mov byte ptr [ebx + 0x200], cl
    mov ebx, dword ptr [esp + 0xc]
    cmp cl, -0x1
    je .L38
    add ch, 0x4
    or esi, 0xd000
    movzx eax, cl
    mov word ptr [edx + 2*eax], si
    mov byte ptr [edx + 0x200], ch
    mov byte ptr [esp], ch
.L38:
    mov eax, ebp
    mov ecx, ebx
    add eax, -0x1
    adc ecx, -0x1
    and ebp, eax
    and ebx, ecx
    mov ch, byte ptr [esp]
    mov eax, ebp
    or eax, ebx
    jne .L37
    jmp .L41
.L39:
    mov edx, ebx
    mov edi, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0xc]
    jmp .L38
.L40:
    mov edx, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x1c]
    mov ecx, 0xfefefefe
    mov eax, 0xfefefe
    mov edi, dword ptr [esp + 0x30]
    add ecx, 0xffffff02
    adc eax, -0x1
    and edx, ecx
    mov ecx, 0x7f7f7f7f
    and ebp, eax
    mov eax, 0x7f7f7f
    add ecx, -0x7f
    adc eax, -0x1
    and dword ptr [esp + 0xc], ecx
    mov ecx, dword ptr [esp + 0x8]
    and dword ptr [esp + 0x38], eax
    mov eax, edx
    or eax, ebp
    jne .L110
    jmp .L114
.L41:
    mov ebp, dword ptr [esp + 0x3c]
    mov eax, 0xfefefefe
    mov ecx, 0xfefefe
    mov esi, 0x7f7f7f7f
    add eax, 0xffffff02
    adc ecx, -0x1
    and edi, ecx
    mov ecx, 0x7f7f7f
    and ebp, eax
    add esi, -0x7f
    adc ecx, -0x1
    and dword ptr [esp + 0x1c], esi
    and dword ptr [esp + 0x10], ecx
    mov eax, ebp
    or eax, edi
    jne .L143
    jmp .L147
.L42:
    pshufd xmm1, xmm0, 0xee
    movd eax, xmm1
    and eax, 0xfe
    je .L50
    mov ecx, dword ptr [esp + 0x8]
    xor ebp, ebp
    movzx edx, byte ptr [ecx + 0x200]
    mov ecx, dword ptr [esp + 0x8]
    nop
.L43:
    tzcnt esi, ebp
    tzcnt edi, eax
    mov dh, -0x1
    add esi, 0x20
    test eax, eax
    cmovne esi, edi
    cmp dl, -0x1
    je .L44
    mov edi, esi
    mov ebx, edx
    mov dword ptr [esp], ebp
    movzx ebp, dl
    shl edi, 0x6
    inc bl
    lea edi, [esi + edi + 0x7]
    mov esi, edi
    or esi, 0xf000
    cmp bl, -0x1
    mov word ptr [ecx + 2*ebp], si
    mov byte ptr [ecx + 0x200], bl
    je .L45
    mov bh, dl
    mov esi, edi
    movzx ebp, bl
    add bh, 0x2
    or esi, 0xc000
    cmp bh, -0x1
    mov word ptr [ecx + 2*ebp], si
    mov byte ptr [ecx + 0x200], bh
    je .L45
    mov esi, edi
    movzx ebp, bh
    mov ebx, edx
    or esi, 0xe000
    add bl, 0x3
    mov word ptr [ecx + 2*ebp], si
    mov ebp, dword ptr [esp]
    cmp bl, -0x1
    mov byte ptr [ecx + 0x200], bl
    je .L44
    add dl, 0x4
    or edi, 0xd000
    movzx esi, bl
    mov dh, dl
    mov word ptr [ecx + 2*esi], di
    mov byte ptr [ecx + 0x200], dl
.L44:
    mov esi, eax
    mov edi, ebp
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and eax, esi
    and ebp, edi
    mov esi, eax
    or esi, ebp
    jne .L43
    jmp .L50
.L45:
    mov ebp, dword ptr [esp]
    jmp .L44
.L46:
    pshufd xmm1, xmm0, 0x55
    movd ebx, xmm1
    and ebx, 0xfe000000
    je .L54
    mov eax, dword ptr [esp + 0x8]
    xor ecx, ecx
    movzx edx, byte ptr [eax + 0x200]
    mov eax, dword ptr [esp + 0x8]
    nop
.L47:
    tzcnt esi, ebx
    tzcnt edi, ecx
    mov dh, -0x1
    mov dword ptr [esp], ebx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edi
    cmp dl, -0x1
    je .L48
    lea edi, [esi + 0x37]
    shl esi, 0x6
    mov ebx, edx
    movzx ebp, dl
    and edi, 0x3f
    inc bl
    or esi, edi
    movzx esi, si
    mov edi, esi
    or edi, 0xf000
    cmp bl, -0x1
    mov word ptr [eax + 2*ebp], di
    mov byte ptr [eax + 0x200], bl
    je .L49
    mov bh, dl
    lea edi, [esi + 0xc000]
    movzx ebp, bl
    add bh, 0x2
    mov word ptr [eax + 2*ebp], di
    cmp bh, -0x1
    mov byte ptr [eax + 0x200], bh
    je .L49
    lea edi, [esi + 0xe000]
    movzx ebp, bh
    mov ebx, edx
    mov word ptr [eax + 2*ebp], di
    mov ebp, dword ptr [esp + 0x20]
    add bl, 0x3
    cmp bl, -0x1
    mov byte ptr [eax + 0x200], bl
    je .L48
    add dl, 0x4
    or esi, 0xd000
    movzx edi, bl
    mov dh, dl
    mov word ptr [eax + 2*edi], si
    mov byte ptr [eax + 0x200], dl
.L48:
    mov ebx, dword ptr [esp]
    mov esi, ecx
    mov dl, dh
    add esi, -0x1
    mov edi, ebx
    adc edi, -0x1
    and ecx, esi
    and ebx, edi
    mov esi, ecx
    or esi, ebx
    jne .L47
    jmp .L54
.L49:
    mov ebp, dword ptr [esp + 0x20]
    jmp .L48
.L50:
    movd eax, xmm0
    and eax, 0x7f
    je .L58
    mov ecx, dword ptr [esp + 0x8]
    xor ebp, ebp
    movzx edx, byte ptr [ecx + 0x200]
    mov ecx, dword ptr [esp + 0x8]
    nop
.L51:
    tzcnt esi, ebp
    tzcnt edi, eax
    mov dh, -0x1
    add esi, 0x20
    test eax, eax
    cmovne esi, edi
    cmp dl, -0x1
    je .L52
    mov edi, esi
    mov ebx, edx
    mov dword ptr [esp], ebp
    movzx ebp, dl
    shl edi, 0x6
    inc bl
    lea edi, [esi + edi + 0x9]
    mov esi, edi
    or esi, 0xf000
    cmp bl, -0x1
    mov word ptr [ecx + 2*ebp], si
    mov byte ptr [ecx + 0x200], bl
    je .L53
    mov bh, dl
    mov esi, edi
    movzx ebp, bl
    add bh, 0x2
    or esi, 0xc000
    cmp bh, -0x1
    mov word ptr [ecx + 2*ebp], si
    mov byte ptr [ecx + 0x200], bh
    je .L53
    mov esi, edi
    movzx ebp, bh
    mov ebx, edx
    or esi, 0xe000
    add bl, 0x3
    mov word ptr [ecx + 2*ebp], si
    mov ebp, dword ptr [esp]
    cmp bl, -0x1
    mov byte ptr [ecx + 0x200], bl
    je .L52
    add dl, 0x4
    or edi, 0xd000
    movzx esi, bl
    mov dh, dl
    mov word ptr [ecx + 2*esi], di
    mov byte ptr [ecx + 0x200], dl
.L52:
    mov esi, eax
    mov edi, ebp
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and eax, esi
    and ebp, edi
    mov esi, eax
    or esi, ebp
    jne .L51
    jmp .L58
.L53:
    mov ebp, dword ptr [esp]
    jmp .L52
.L54:
    pshufd xmm1, xmm0, 0xff
    movd ebx, xmm1
    and ebx, 0x7f000000
    je .L108
    mov eax, dword ptr [esp + 0x8]
    xor ecx, ecx
    movzx edx, byte ptr [eax + 0x200]
    mov eax, dword ptr [esp + 0x8]
    nop
.L55:
    tzcnt esi, ebx
    tzcnt edi, ecx
    mov dh, -0x1
    mov dword ptr [esp], ebx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edi
    cmp dl, -0x1
    je .L56
    lea edi, [esi + 0x39]
    shl esi, 0x6
    mov ebx, edx
    movzx ebp, dl
    and edi, 0x3f
    inc bl
    or esi, edi
    movzx esi, si
    mov edi, esi
    or edi, 0xf000
    cmp bl, -0x1
    mov word ptr [eax + 2*ebp], di
    mov byte ptr [eax + 0x200], bl
    je .L57
    mov bh, dl
    lea edi, [esi + 0xc000]
    movzx ebp, bl
    add bh, 0x2
    mov word ptr [eax + 2*ebp], di
    cmp bh, -0x1
    mov byte ptr [eax + 0x200], bh
    je .L57
    lea edi, [esi + 0xe000]
    movzx ebp, bh
    mov ebx, edx
    mov word ptr [eax + 2*ebp], di
    mov ebp, dword ptr [esp + 0x20]
    add bl, 0x3
    cmp bl, -0x1
    mov byte ptr [eax + 0x200], bl
    je .L56
    add dl, 0x4
    or esi, 0xd000
    movzx edi, bl
    mov dh, dl
    mov word ptr [eax + 2*edi], si
    mov byte ptr [eax + 0x200], dl
.L56:
    mov ebx, dword ptr [esp]
    mov esi, ecx
    mov dl, dh
    add esi, -0x1
    mov edi, ebx
    adc edi, -0x1
    and ecx, esi
    and ebx, edi
    mov esi, ecx
    or esi, ebx
    jne .L55
    jmp .L108
.L57:
    mov ebp, dword ptr [esp + 0x20]
    jmp .L56
.L58:
    mov eax, dword ptr [esp + 0x18]
    andpd xmm0, xmmword ptr [eax + .C2]
.L59:
    pshufd xmm2, xmm0, 0xee
    pshufd xmm1, xmm0, 0xff
    movd ecx, xmm2
    movd eax, xmm1
    mov edx, ecx
    or edx, eax
    je .L63
    mov edx, dword ptr [esp + 0x8]
    movzx ebx, byte ptr [edx + 0x200]
    nop
.L60:
    mov esi, ecx
    mov edi, eax
    add esi, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L62
    movzx edx, bl
    inc bl
    tzcnt ebp, ecx
    mov dword ptr [esp], edx
    tzcnt edx, eax
    mov byte ptr [esp + 0x4], bl
    add edx, 0x20
    test ecx, ecx
    mov ebx, dword ptr [esp]
    cmovne edx, ebp
    mov ebp, edx
    shl ebp, 0x6
    lea edx, [edx + ebp + 0x4007]
    mov ebp, dword ptr [esp + 0x8]
    mov word ptr [ebp + 2*ebx], dx
    movzx ebx, byte ptr [esp + 0x4]
    mov byte ptr [ebp + 0x200], bl
.L61:
    and ecx, esi
    and eax, edi
    mov edx, ecx
    or edx, eax
    jne .L60
    jmp .L63
.L62:
    mov bl, -0x1
    jmp .L61
.L63:
    mov eax, dword ptr [esp + 0x38]
    not eax
    mov dword ptr [esp + 0x7c], eax
    movd eax, xmm0
    pshufd xmm0, xmm0, 0x55
    movd ecx, xmm0
    mov edx, eax
    or edx, ecx
    je .L67
    mov edx, dword ptr [esp + 0x8]
    movzx ebx, byte ptr [edx + 0x200]
    nop
.L64:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L66
    movzx edx, bl
    inc bl
    tzcnt ebp, eax
    mov dword ptr [esp], edx
    tzcnt edx, ecx
    mov byte ptr [esp + 0x4], bl
    add edx, 0x20
    test eax, eax
    mov ebx, dword ptr [esp]
    cmovne edx, ebp
    mov ebp, edx
    shl ebp, 0x6
    lea edx, [edx + ebp + 0x4009]
    mov ebp, dword ptr [esp + 0x8]
    mov word ptr [ebp + 2*ebx], dx
    movzx ebx, byte ptr [esp + 0x4]
    mov byte ptr [ebp + 0x200], bl
.L65:
    and eax, esi
    and ecx, edi
    mov edx, eax
    or edx, ecx
    jne .L64
    jmp .L67
.L66:
    mov bl, -0x1
    jmp .L65
.L67:
    mov edi, dword ptr [esp + 0x30]
    mov esi, dword ptr [esp + 0x74]
    and edi, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0x14]
    and edi, dword ptr [esp + 0x80]
    and esi, dword ptr [esp + 0x7c]
    mov eax, edi
    or eax, esi
    je .L73
    mov eax, dword ptr [esp + 0x8]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L69
.L68:
    mov edi, dword ptr [esp + 0x44]
    mov esi, dword ptr [esp + 0x48]
    and edi, dword ptr [esp + 0x6c]
    and esi, dword ptr [esp + 0x88]
    mov eax, edi
    or eax, esi
    je .L73
.L69:
    tzcnt eax, esi
    tzcnt ecx, edi
    mov dword ptr [esp + 0x44], edi
    mov dword ptr [esp + 0x48], esi
    add eax, 0x20
    test edi, edi
    cmovne eax, ecx
    add edi, -0x1
    mov dword ptr [esp + 0x6c], edi
    mov edi, dword ptr [esp + 0x18]
    mov ecx, eax
    adc esi, -0x1
    shl ecx, 0x6
    mov dword ptr [esp + 0x88], esi
    mov ebp, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 4]
    mov edi, dword ptr [edi + ecx + plywright::board::geometry::AROUND]
    and edi, dword ptr [esp + 0x28]
    and ebp, dword ptr [esp + 0x24]
    mov ecx, edi
    or ecx, ebp
    je .L68
    or eax, 0x4000
    mov dh, dl
    movzx eax, ax
    mov dword ptr [esp + 0xc], eax
    nop
.L70:
    mov esi, edi
    mov eax, ebp
    add esi, -0x1
    adc eax, -0x1
    cmp dh, -0x1
    je .L72
    mov dword ptr [esp + 0x4], eax
    movzx eax, dh
    inc dh
    tzcnt ebx, edi
    mov dword ptr [esp], eax
    tzcnt eax, ebp
    mov dl, dh
    add eax, 0x20
    test edi, edi
    mov ecx, dword ptr [esp]
    cmovne eax, ebx
    mov ebx, dword ptr [esp + 0x8]
    shl eax, 0x6
    or eax, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*ecx], ax
    mov eax, dword ptr [esp + 0x4]
    mov byte ptr [ebx + 0x200], dh
.L71:
    and edi, esi
    and ebp, eax
    mov eax, edi
    or eax, ebp
    jne .L70
    jmp .L68
.L72:
    mov dh, -0x1
    jmp .L71
.L73:
    mov esi, dword ptr [esp + 0x5c]
    mov edx, dword ptr [esp + 0x64]
    and esi, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x14]
    and esi, dword ptr [esp + 0x80]
    and edx, dword ptr [esp + 0x7c]
    mov eax, esi
    or eax, edx
    je .L79
    mov eax, dword ptr [esp + 0x8]
    mov ch, byte ptr [eax + 0x200]
    jmp .L75
    nop
.L74:
    mov esi, dword ptr [esp + 0x44]
    mov edx, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0x6c]
    and edx, dword ptr [esp + 0x88]
    mov eax, esi
    or eax, edx
    je .L79
.L75:
    tzcnt ebp, edx
    tzcnt eax, esi
    mov edi, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x44], esi
    mov dword ptr [esp + 0x48], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    adc edx, -0x1
    mov dword ptr [esp + 0x6c], esi
    mov dword ptr [esp + 0x88], edx
    lea edx, [ebp + 2*ebp]
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x2c]
    imul ebx, eax
    imul esi, edx
    mul edx
    add esi, edx
    lea edx, [ebp + 2*ebp]
    mov cl, byte ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    add esi, ebx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and edx, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x24]
    mov esi, edx
    or esi, eax
    je .L74
    or ebp, 0x4000
    mov cl, ch
    movzx esi, bp
    mov dword ptr [esp + 0xc], esi
    nop
.L76:
    mov esi, edx
    mov ebp, eax
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L78
    mov dword ptr [esp + 0x4], esi
    movzx esi, cl
    inc cl
    tzcnt edi, edx
    mov dword ptr [esp], esi
    tzcnt esi, eax
    mov ch, cl
    add esi, 0x20
    test edx, edx
    mov ebx, dword ptr [esp]
    cmovne esi, edi
    mov edi, dword ptr [esp + 0x8]
    shl esi, 0x6
    or esi, dword ptr [esp + 0xc]
    mov word ptr [edi + 2*ebx], si
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [edi + 0x200], cl
.L77:
    and edx, esi
    and eax, ebp
    mov esi, edx
    or esi, eax
    jne .L76
    jmp .L74
.L78:
    mov cl, -0x1
    jmp .L77
.L79:
    mov edi, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x34]
    and edi, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x68]
    and edi, dword ptr [esp + 0x80]
    and esi, dword ptr [esp + 0x7c]
    mov eax, edi
    or eax, esi
    je .L85
    mov eax, dword ptr [esp + 0x8]
    mov ch, byte ptr [eax + 0x200]
    jmp .L81
    nop
.L80:
    mov edi, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x34]
    and edi, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0x44]
    mov eax, edi
    or eax, esi
    je .L85
.L81:
    tzcnt ebp, esi
    tzcnt eax, edi
    mov dword ptr [esp + 0x20], edi
    mov dword ptr [esp + 0x14], esi
    add ebp, 0x20
    test edi, edi
    cmovne ebp, eax
    add edi, -0x1
    mov dword ptr [esp + 0x48], edi
    mov edi, dword ptr [esp + 0x18]
    adc esi, -0x1
    lea ebx, [ebp + 2*ebp]
    mov dword ptr [esp + 0x44], esi
    mov esi, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    and esi, edx
    lea edx, [ebp + 2*ebp]
    and eax, dword ptr [esp + 0x2c]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    imul ebx, eax
    imul esi, edx
    mul edx
    add esi, edx
    lea edx, [ebp + 2*ebp]
    mov cl, byte ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 20]
    add esi, ebx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and edx, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x24]
    mov esi, edx
    or esi, eax
    je .L80
    or ebp, 0x4000
    mov cl, ch
    movzx esi, bp
    mov dword ptr [esp + 0xc], esi
    nop
.L82:
    mov ebx, edx
    mov esi, eax
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L84
    mov dword ptr [esp + 0x4], esi
    movzx esi, cl
    inc cl
    tzcnt ebp, edx
    mov dword ptr [esp], esi
    tzcnt esi, eax
    mov ch, cl
    add esi, 0x20
    test edx, edx
    mov edi, dword ptr [esp]
    cmovne esi, ebp
    mov ebp, dword ptr [esp + 0x8]
    shl esi, 0x6
    or esi, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*edi], si
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [ebp + 0x200], cl
.L83:
    and edx, ebx
    and eax, esi
    mov esi, edx
    or esi, eax
    jne .L82
    jmp .L80
.L84:
    mov cl, -0x1
    jmp .L83
.L85:
    mov ebx, dword ptr [esp + 0x70]
    mov esi, dword ptr [esp + 0x40]
    and ebx, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x38]
    mov eax, ebx
    or eax, esi
    je .L91
    mov eax, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x78]
    mov edi, dword ptr [esp + 0x8]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x48], eax
    jmp .L87
    nop
.L86:
    mov ebx, dword ptr [esp + 0x70]
    mov esi, dword ptr [esp + 0x40]
    mov edx, dword ptr [esp + 0x34]
    and ebx, dword ptr [esp + 0x14]
    and esi, dword ptr [esp + 0x20]
    mov eax, ebx
    or eax, esi
    je .L91
.L87:
    tzcnt edi, esi
    tzcnt eax, ebx
    mov dword ptr [esp + 0x70], ebx
    mov dword ptr [esp + 0x40], esi
    add edi, 0x20
    test ebx, ebx
    cmovne edi, eax
    add ebx, -0x1
    adc esi, -0x1
    lea ebp, [edi + 2*edi]
    mov dword ptr [esp + 0x14], ebx
    mov dword ptr [esp + 0x20], esi
    mov esi, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebp, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    and ebx, edx
    lea edx, [edi + 2*edi]
    and eax, dword ptr [esp + 0x2c]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    imul ebp, eax
    imul ebx, edx
    mul edx
    add ebx, edx
    lea edx, [edi + 2*edi]
    mov cl, byte ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    add ebx, ebp
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    mov edx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x48]
    and edx, dword ptr [esi + 8*edi]
    and eax, dword ptr [esi + 8*edi + 0x4]
    and edx, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x24]
    mov esi, edx
    or esi, eax
    je .L86
    or edi, 0x4000
    mov cl, ch
    movzx esi, di
    mov dword ptr [esp + 0xc], esi
    nop
.L88:
    mov ebp, edx
    mov esi, eax
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L90
    mov dword ptr [esp + 0x4], esi
    movzx esi, cl
    inc cl
    tzcnt edi, edx
    mov dword ptr [esp], esi
    tzcnt esi, eax
    mov ch, cl
    add esi, 0x20
    test edx, edx
    mov ebx, dword ptr [esp]
    cmovne esi, edi
    mov edi, dword ptr [esp + 0x8]
    shl esi, 0x6
    or esi, dword ptr [esp + 0xc]
    mov word ptr [edi + 2*ebx], si
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [edi + 0x200], cl
.L89:
    and edx, ebp
    and eax, esi
    mov esi, edx
    or esi, eax
    jne .L88
    jmp .L86
.L90:
    mov cl, -0x1
    jmp .L89
.L91:
    mov ebx, dword ptr [esp + 0x3c]
    mov esi, dword ptr [esp + 0x1c]
    and ebx, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x38]
    mov eax, ebx
    or eax, esi
    je .L97
    mov eax, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x78]
    mov edi, dword ptr [esp + 0x8]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x40], eax
    jmp .L93
    nop
.L92:
    mov ebx, dword ptr [esp + 0x3c]
    mov esi, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x34]
    and ebx, dword ptr [esp + 0x14]
    and esi, dword ptr [esp + 0x20]
    mov eax, ebx
    or eax, esi
    je .L97
.L93:
    tzcnt edi, esi
    tzcnt eax, ebx
    mov dword ptr [esp + 0x3c], ebx
    mov dword ptr [esp + 0x1c], esi
    add edi, 0x20
    test ebx, ebx
    cmovne edi, eax
    add ebx, -0x1
    adc esi, -0x1
    lea ebp, [edi + 2*edi]
    mov dword ptr [esp + 0x14], ebx
    mov dword ptr [esp + 0x20], esi
    mov esi, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    and ebx, edx
    lea edx, [edi + 2*edi]
    and eax, dword ptr [esp + 0x2c]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    imul ebp, eax
    imul ebx, edx
    mul edx
    add ebx, edx
    lea edx, [edi + 2*edi]
    mov cl, byte ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 20]
    add ebx, ebp
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    mov edx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x40]
    and edx, dword ptr [esi + 8*edi]
    and eax, dword ptr [esi + 8*edi + 0x4]
    and edx, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x24]
    mov esi, edx
    or esi, eax
    je .L92
    or edi, 0x4000
    mov cl, ch
    movzx esi, di
    mov dword ptr [esp + 0xc], esi
    nop
.L94:
    mov ebp, edx
    mov esi, eax
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L96
    mov dword ptr [esp + 0x4], esi
    movzx esi, cl
    inc cl
    tzcnt edi, edx
    mov dword ptr [esp], esi
    tzcnt esi, eax
    mov ch, cl
    add esi, 0x20
    test edx, edx
    mov ebx, dword ptr [esp]
    cmovne esi, edi
    mov edi, dword ptr [esp + 0x8]
    shl esi, 0x6
    or esi, dword ptr [esp + 0xc]
    mov word ptr [edi + 2*ebx], si
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [edi + 0x200], cl
.L95:
    and edx, ebp
    and eax, esi
    mov esi, edx
    or esi, eax
    jne .L94
    jmp .L92
.L96:
    mov cl, -0x1
    jmp .L95
.L97:
    mov esi, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0x38]
    mov edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x98]
    and edi, dword ptr [esp + 0x9c]
    mov eax, esi
    or eax, edi
    je .L103
    mov eax, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x78]
    mov ebx, dword ptr [esp + 0x8]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [ebx + 0x200]
    mov dword ptr [esp + 0x1c], eax
    jmp .L99
    nop
.L98:
    mov esi, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0x38]
    mov edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x14]
    and edi, dword ptr [esp + 0x20]
    mov eax, esi
    or eax, edi
    je .L103
.L99:
    tzcnt ebx, edi
    mov ebp, dword ptr [esp + 0x18]
    tzcnt eax, esi
    mov dword ptr [esp + 0x10], esi
    mov dword ptr [esp + 0x38], edi
    add ebx, 0x20
    test esi, esi
    cmovne ebx, eax
    add esi, -0x1
    mov dword ptr [esp], ebx
    lea ebx, [ebx + 2*ebx]
    adc edi, -0x1
    mov dword ptr [esp + 0x14], esi
    mov eax, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x20], edi
    mov edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 4]
    mov esi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    mov cl, byte ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 20]
    and eax, edx
    and edi, dword ptr [esp + 0x34]
    mov edx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 8]
    imul esi, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    add edi, esi
    mov esi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov cl, byte ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    cmove edi, eax
    mov eax, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    add edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 16]
    and esi, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x2c]
    imul edx, eax
    mov dword ptr [esp + 0x4], edx
    mov edx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    imul esi, edx
    mul edx
    add esi, edx
    add esi, dword ptr [esp + 0x4]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov esi, dword ptr [esp + 0x1c]
    or edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE + 4]
    or eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [esp]
    and eax, dword ptr [esi + 8*edi]
    and edx, dword ptr [esi + 8*edi + 0x4]
    and eax, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x24]
    mov esi, eax
    or esi, edx
    je .L98
    or edi, 0x4000
    mov cl, ch
    movzx esi, di
    mov dword ptr [esp + 0xc], esi
    nop
.L100:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L102
    mov dword ptr [esp + 0x4], esi
    movzx esi, cl
    inc cl
    tzcnt edi, eax
    mov dword ptr [esp], esi
    tzcnt esi, edx
    mov ch, cl
    add esi, 0x20
    test eax, eax
    mov ebx, dword ptr [esp]
    cmovne esi, edi
    mov edi, dword ptr [esp + 0x8]
    shl esi, 0x6
    or esi, dword ptr [esp + 0xc]
    mov word ptr [edi + 2*ebx], si
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [edi + 0x200], cl
.L101:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L100
    jmp .L98
.L102:
    mov cl, -0x1
    jmp .L101
.L103:
    mov ecx, dword ptr [esp + 0x50]
    mov eax, 0x1
    xor edx, edx
    xor esi, esi
    shld edx, eax, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x84]
    cmovne edx, eax
    cmovne eax, esi
    mov esi, dword ptr [ecx + 0x8]
    mov ebx, dword ptr [ecx + 0xc]
    and esi, dword ptr [esp + 0x28]
    and ebx, dword ptr [esp + 0x24]
    mov ecx, esi
    or ecx, ebx
    je .L141
    mov dword ptr [esp + 0x10], ebx
    mov ebx, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x90]
    mov edi, dword ptr [esp + 0x28]
    mov ebp, dword ptr [esp + 0x94]
    mov dword ptr [esp + 0x1c], esi
    mov esi, 0x20
    and ecx, ebx
    and ebp, edi
    bsf ecx, ecx
    cmovne esi, ecx
    add esi, 0x20
    bsf ecx, ebp
    mov ebp, dword ptr [esp + 0x54]
    cmove ecx, esi
    and ecx, 0x3f
    shl ecx, 0x6
    and ebp, edi
    mov edi, dword ptr [esp + 0x58]
    and edi, ebx
    mov ebx, dword ptr [esp + 0x1c]
    mov esi, edi
    shld edi, ebp, 0x7
    shld esi, ebp, 0x9
    and edi, 0x7f7f7f7f
    and esi, 0xfefefefe
    or edi, esi
    mov esi, ebp
    shl ebp, 0x7
    shl esi, 0x9
    and ebp, 0x7f7f7f00
    and esi, 0xfefefe00
    or ebp, esi
    mov esi, dword ptr [esp + 0x18]
    or edi, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 12]
    or ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 8]
    not edi
    not ebp
    and dword ptr [esp + 0x10], edi
    and ebx, ebp
    mov edi, dword ptr [esp + 0x10]
    mov ecx, ebx
    or ecx, edi
    je .L141
    mov esi, dword ptr [esp + 0x2c]
    not edx
    mov ebp, dword ptr [esp + 0x18]
    not eax
    xor ecx, ecx
    mov dword ptr [esp + 0x1c], ebx
    and dword ptr [esp + 0x34], edx
    xor edx, edx
    and esi, eax
    mov dword ptr [esp + 0x2c], esi
    nop
.L104:
    mov dword ptr [esp], ecx
    tzcnt ecx, edi
    tzcnt eax, ebx
    mov dword ptr [esp + 0x4], edx
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    mov eax, ebx
    mov edx, ecx
    add eax, -0x1
    mov ecx, edi
    adc ecx, -0x1
    and ebx, eax
    mov dword ptr [esp + 0x20], edx
    and edi, ecx
    mov dword ptr [esp + 0xc], ebx
    lea ebx, [edx + 2*edx]
    mov ecx, esi
    mov esi, edx
    mov eax, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x14], edi
    mov edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 4]
    mov edx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 8]
    shl esi, 0x6
    and edi, dword ptr [esp + 0x34]
    and eax, ecx
    mov ecx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    imul ecx, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [ebp + esi + plywright::board::geometry::AROUND]
    mov esi, dword ptr [ebp + esi + plywright::board::geometry::AROUND + 4]
    add edi, ecx
    movzx ecx, byte ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 20]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x74]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    cmove edi, eax
    add edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x60]
    and edi, dword ptr [esp + 0x68]
    or eax, edx
    or edi, esi
    mov esi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    mov edx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x38], eax
    mov eax, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    and esi, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x2c]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x20]
    cmove esi, eax
    add esi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebx, ecx
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    and edx, dword ptr [esp + 0x5c]
    and eax, dword ptr [esp + 0x64]
    or edx, dword ptr [esp + 0x38]
    or eax, edi
    mov edi, 0x1
    and eax, dword ptr [esp + 0x24]
    shld esi, edi, cl
    shl edi, cl
    mov ecx, dword ptr [esp]
    and edx, dword ptr [esp + 0x28]
    test bl, 0x20
    mov ebx, 0x0
    cmovne esi, edi
    cmovne edi, ebx
    or edx, eax
    mov edx, dword ptr [esp + 0x4]
    cmove edi, ebx
    cmove esi, ebx
    mov ebx, dword ptr [esp + 0xc]
    or ecx, esi
    mov esi, dword ptr [esp + 0x2c]
    or edx, edi
    mov edi, dword ptr [esp + 0x14]
    mov eax, ebx
    or eax, edi
    jne .L104
    mov ebx, dword ptr [esp + 0x1c]
    mov ebp, dword ptr [esp + 0x10]
    not edx
    not ecx
    and ebx, edx
    and ebp, ecx
    mov eax, ebx
    or eax, ebp
    je .L141
    mov ecx, dword ptr [esp + 0x8]
    mov eax, dword ptr [esp + 0x4c]
    movzx ecx, byte ptr [ecx + 0x200]
    add eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0x4], eax
    nop
.L105:
    mov edx, ebx
    mov esi, ebp
    add edx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L107
    movzx edi, cl
    inc cl
    mov eax, ebx
    tzcnt ebx, ebx
    mov byte ptr [esp], cl
    mov ecx, ebp
    tzcnt ebp, ebp
    add ebp, 0x20
    test eax, eax
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0x8]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x4]
    mov word ptr [ebx + 2*edi], bp
    mov ebp, ecx
    movzx ecx, byte ptr [esp]
    mov byte ptr [ebx + 0x200], cl
    mov ebx, eax
.L106:
    and ebx, edx
    and ebp, esi
    mov edx, ebx
    or edx, ebp
    jne .L105
    jmp .L141
.L107:
    mov cl, -0x1
    jmp .L106
.L108:
    mov eax, dword ptr [esp + 0x18]
    andpd xmm0, xmmword ptr [eax + .C3]
    jmp .L175
.L109:
    mov ecx, dword ptr [esp + 0x8]
    mov edx, dword ptr [esp + 0x10]
    mov eax, edx
    or eax, ebp
    je .L114
.L110:
    movzx ebx, byte ptr [ecx + 0x200]
    nop
.L111:
    mov ecx, edx
    mov esi, ebp
    add ecx, -0x1
    adc esi, -0x1
    cmp bl, -0x1
    je .L113
    mov eax, ebp
    mov ebp, edx
    movzx edx, bl
    inc bl
    mov byte ptr [esp + 0x4], bl
    tzcnt ebx, eax
    tzcnt edi, ebp
    mov dword ptr [esp], edx
    add ebx, 0x20
    test ebp, ebp
    mov edx, dword ptr [esp]
    cmovne ebx, edi
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x4007]
    mov ebx, dword ptr [esp + 0x8]
    mov word ptr [ebx + 2*edx], di
    movzx ebx, byte ptr [esp + 0x4]
    mov edx, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x30]
    mov byte ptr [edx + 0x200], bl
    mov edx, ebp
    mov ebp, eax
.L112:
    and edx, ecx
    and ebp, esi
    mov ecx, edx
    or ecx, ebp
    jne .L111
    jmp .L114
.L113:
    mov bl, -0x1
    jmp .L112
.L114:
    mov esi, dword ptr [esp + 0xc]
    mov ebp, dword ptr [esp + 0x38]
    mov eax, esi
    or eax, ebp
    je .L118
    mov eax, dword ptr [esp + 0x8]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L115:
    mov ecx, esi
    mov edx, ebp
    add ecx, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L117
    movzx edi, al
    tzcnt ebx, ebp
    inc al
    mov dword ptr [esp + 0x4], edx
    mov edx, ecx
    mov dword ptr [esp], edi
    tzcnt edi, esi
    add ebx, 0x20
    test esi, esi
    mov ecx, eax
    cmovne ebx, edi
    mov eax, dword ptr [esp]
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x4009]
    mov ebx, dword ptr [esp + 0x8]
    mov word ptr [ebx + 2*eax], di
    mov eax, ecx
    mov ecx, edx
    mov edx, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp + 0x30]
    mov byte ptr [ebx + 0x200], al
.L116:
    and esi, ecx
    and ebp, edx
    mov ecx, esi
    or ecx, ebp
    jne .L115
    jmp .L118
.L117:
    mov al, -0x1
    jmp .L116
.L118:
    mov esi, dword ptr [esp + 0x74]
    and edi, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0x14]
    mov eax, edi
    or eax, esi
    je .L124
    mov eax, dword ptr [esp + 0x8]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L120
    nop
.L119:
    mov edi, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x10]
    and edi, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x3c]
    mov eax, edi
    or eax, esi
    je .L124
.L120:
    tzcnt ecx, esi
    tzcnt eax, edi
    mov dword ptr [esp + 0x38], edi
    mov dword ptr [esp + 0x10], esi
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    add edi, -0x1
    mov dword ptr [esp + 0x1c], edi
    mov edi, dword ptr [esp + 0x18]
    mov eax, ecx
    adc esi, -0x1
    shl eax, 0x6
    mov dword ptr [esp + 0x3c], esi
    mov ebp, dword ptr [edi + eax + plywright::board::geometry::AROUND + 4]
    mov edi, dword ptr [edi + eax + plywright::board::geometry::AROUND]
    and edi, dword ptr [esp + 0x28]
    and ebp, dword ptr [esp + 0x24]
    mov eax, edi
    or eax, ebp
    je .L119
    or ecx, 0x4000
    mov dh, dl
    movzx eax, cx
    mov dword ptr [esp + 0xc], eax
    nop
.L121:
    mov esi, edi
    mov eax, ebp
    add esi, -0x1
    adc eax, -0x1
    cmp dh, -0x1
    je .L123
    mov dword ptr [esp + 0x4], eax
    movzx eax, dh
    inc dh
    tzcnt ebx, edi
    mov dword ptr [esp], eax
    tzcnt eax, ebp
    mov dl, dh
    add eax, 0x20
    test edi, edi
    mov ecx, dword ptr [esp]
    cmovne eax, ebx
    mov ebx, dword ptr [esp + 0x8]
    shl eax, 0x6
    or eax, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*ecx], ax
    mov eax, dword ptr [esp + 0x4]
    mov byte ptr [ebx + 0x200], dh
.L122:
    and edi, esi
    and ebp, eax
    mov eax, edi
    or eax, ebp
    jne .L121
    jmp .L119
.L123:
    mov dh, -0x1
    jmp .L122
.L124:
    mov edx, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x64]
    and edx, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0x14]
    mov eax, edx
    or eax, esi
    je .L130
    mov eax, dword ptr [esp + 0x8]
    mov ch, byte ptr [eax + 0x200]
    jmp .L126
    nop
.L125:
    mov edx, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x10]
    and edx, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x3c]
    mov eax, edx
    or eax, esi
    je .L130
.L126:
    tzcnt ebp, esi
    mov edi, dword ptr [esp + 0x18]
    tzcnt eax, edx
    mov dword ptr [esp + 0x38], edx
    mov dword ptr [esp + 0x10], esi
    add ebp, 0x20
    test edx, edx
    cmovne ebp, eax
    add edx, -0x1
    mov dword ptr [esp + 0x1c], edx
    lea edx, [ebp + 2*ebp]
    adc esi, -0x1
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x3c], esi
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov ebx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x2c]
    imul ebx, eax
    imul esi, edx
    mul edx
    add esi, edx
    lea edx, [ebp + 2*ebp]
    mov cl, byte ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    add esi, ebx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and edx, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x24]
    mov esi, edx
    or esi, eax
    je .L125
    or ebp, 0x4000
    mov cl, ch
    movzx esi, bp
    mov dword ptr [esp + 0xc], esi
    nop
.L127:
    mov esi, edx
    mov ebp, eax
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L129
    mov dword ptr [esp + 0x4], esi
    movzx esi, cl
    inc cl
    tzcnt edi, edx
    mov dword ptr [esp], esi
    tzcnt esi, eax
    mov ch, cl
    add esi, 0x20
    test edx, edx
    mov ebx, dword ptr [esp]
    cmovne esi, edi
    mov edi, dword ptr [esp + 0x8]
    shl esi, 0x6
    or esi, dword ptr [esp + 0xc]
    mov word ptr [edi + 2*ebx], si
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [edi + 0x200], cl
.L128:
    and edx, esi
    and eax, ebp
    mov esi, edx
    or esi, eax
    jne .L127
    jmp .L125
.L129:
    mov cl, -0x1
    jmp .L128
.L130:
    mov esi, dword ptr [esp + 0x20]
    mov ebp, dword ptr [esp + 0x68]
    mov edx, dword ptr [esp + 0x14]
    and esi, dword ptr [esp + 0x60]
    and edx, ebp
    mov eax, esi
    or eax, edx
    je .L136
    mov eax, dword ptr [esp + 0x8]
    mov ch, byte ptr [eax + 0x200]
    jmp .L132
    nop
.L131:
    mov esi, dword ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0x14]
    and esi, dword ptr [esp + 0x38]
    and edx, dword ptr [esp + 0x10]
    mov eax, esi
    or eax, edx
    je .L136
.L132:
    tzcnt ebp, edx
    tzcnt eax, esi
    mov edi, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x20], esi
    mov dword ptr [esp + 0x14], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    adc edx, -0x1
    mov dword ptr [esp + 0x38], esi
    mov dword ptr [esp + 0x10], edx
    lea edx, [ebp + 2*ebp]
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x2c]
    imul ebx, eax
    imul esi, edx
    mul edx
    add esi, edx
    lea edx, [ebp + 2*ebp]
    mov cl, byte ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 20]
    add esi, ebx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and edx, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x24]
    mov esi, edx
    or esi, eax
    je .L131
    or ebp, 0x4000
    mov cl, ch
    movzx esi, bp
    mov dword ptr [esp + 0xc], esi
    nop
.L133:
    mov ebx, edx
    mov esi, eax
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L135
    mov dword ptr [esp + 0x4], esi
    movzx esi, cl
    inc cl
    tzcnt ebp, edx
    mov dword ptr [esp], esi
    tzcnt esi, eax
    mov ch, cl
    add esi, 0x20
    test edx, edx
    mov edi, dword ptr [esp]
    cmovne esi, ebp
    mov ebp, dword ptr [esp + 0x8]
    shl esi, 0x6
    or esi, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*edi], si
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [ebp + 0x200], cl
.L134:
    and edx, ebx
    and eax, esi
    mov esi, edx
    or esi, eax
    jne .L133
    jmp .L131
.L135:
    mov cl, -0x1
    jmp .L134
.L136:
    mov ecx, dword ptr [esp + 0x50]
    mov eax, 0x1
    xor ebx, ebx
    xor esi, esi
    shld ebx, eax, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x84]
    cmovne ebx, eax
    cmovne eax, esi
    mov esi, dword ptr [ecx + 0x8]
    mov edx, dword ptr [ecx + 0xc]
    and esi, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x24]
    mov ecx, esi
    or ecx, edx
    je .L141
    mov dword ptr [esp], ebx
    mov ebx, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x90]
    mov dword ptr [esp + 0x10], edx
    mov edi, dword ptr [esp + 0x28]
    mov edx, dword ptr [esp + 0x94]
    mov ebp, dword ptr [esp + 0x54]
    mov dword ptr [esp + 0x1c], esi
    mov esi, 0x20
    and ecx, ebx
    and edx, edi
    bsf ecx, ecx
    cmovne esi, ecx
    add esi, 0x20
    bsf ecx, edx
    mov edx, dword ptr [esp + 0x1c]
    cmove ecx, esi
    and ebp, edi
    mov edi, dword ptr [esp + 0x58]
    and ecx, 0x3f
    shl ecx, 0x6
    and edi, ebx
    mov ebx, edi
    shld edi, ebp, 0x7
    shld ebx, ebp, 0x9
    and edi, 0x7f7f7f7f
    and ebx, 0xfefefefe
    or edi, ebx
    mov ebx, ebp
    shl ebp, 0x7
    shl ebx, 0x9
    and ebp, 0x7f7f7f00
    and ebx, 0xfefefe00
    or ebp, ebx
    mov ebx, dword ptr [esp + 0x18]
    or edi, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 12]
    or ebp, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 8]
    mov ebx, dword ptr [esp]
    not edi
    not ebp
    and dword ptr [esp + 0x10], edi
    and edx, ebp
    mov edi, dword ptr [esp + 0x10]
    mov ecx, edx
    or ecx, edi
    je .L141
    mov esi, dword ptr [esp + 0x2c]
    not ebx
    not eax
    xor ecx, ecx
    mov dword ptr [esp + 0x1c], edx
    and dword ptr [esp + 0x34], ebx
    xor ebx, ebx
    and esi, eax
    mov dword ptr [esp + 0x2c], esi
    nop
.L137:
    mov dword ptr [esp], ecx
    tzcnt ecx, edi
    tzcnt eax, edx
    mov ebp, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x4], ebx
    add ecx, 0x20
    test edx, edx
    cmovne ecx, eax
    mov eax, edx
    mov ebx, ecx
    add eax, -0x1
    mov ecx, edi
    adc ecx, -0x1
    mov dword ptr [esp + 0x20], ebx
    and edx, eax
    and edi, ecx
    mov ecx, esi
    mov esi, ebx
    lea ebx, [ebx + 2*ebx]
    mov dword ptr [esp + 0xc], edx
    mov eax, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x14], edi
    mov edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 4]
    mov edx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 8]
    shl esi, 0x6
    and edi, dword ptr [esp + 0x34]
    and eax, ecx
    mov ecx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    imul ecx, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [ebp + esi + plywright::board::geometry::AROUND]
    mov esi, dword ptr [ebp + esi + plywright::board::geometry::AROUND + 4]
    add edi, ecx
    movzx ecx, byte ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 20]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x74]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    cmove edi, eax
    add edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x60]
    and edi, dword ptr [esp + 0x68]
    or eax, edx
    or edi, esi
    mov esi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    mov edx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x38], eax
    mov eax, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    and esi, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x2c]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x20]
    cmove esi, eax
    add esi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebx, ecx
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    mov ebp, 0x0
    and edx, dword ptr [esp + 0x5c]
    and eax, dword ptr [esp + 0x64]
    or edx, dword ptr [esp + 0x38]
    or eax, edi
    mov edi, 0x1
    and eax, dword ptr [esp + 0x24]
    shld esi, edi, cl
    shl edi, cl
    mov ecx, dword ptr [esp]
    and edx, dword ptr [esp + 0x28]
    test bl, 0x20
    mov ebx, dword ptr [esp + 0x4]
    cmovne esi, edi
    cmovne edi, ebp
    or edx, eax
    mov eax, 0x0
    mov edx, dword ptr [esp + 0xc]
    cmove edi, eax
    cmove esi, eax
    or ebx, edi
    mov edi, dword ptr [esp + 0x14]
    or ecx, esi
    mov esi, dword ptr [esp + 0x2c]
    mov eax, edx
    or eax, edi
    jne .L137
    mov eax, ebx
    mov ebx, dword ptr [esp + 0x1c]
    mov edi, dword ptr [esp + 0x10]
    not ecx
    not eax
    and ebx, eax
    and edi, ecx
    mov eax, ebx
    or eax, edi
    je .L141
    mov ecx, dword ptr [esp + 0x8]
    mov eax, dword ptr [esp + 0x4c]
    movzx ecx, byte ptr [ecx + 0x200]
    add eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0xc], eax
.L138:
    mov eax, ebx
    mov esi, edi
    add eax, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L140
    mov dword ptr [esp + 0x4], eax
    movzx eax, cl
    tzcnt ebp, edi
    inc cl
    mov dword ptr [esp], eax
    mov eax, ebx
    tzcnt ebx, ebx
    add ebp, 0x20
    mov edx, ecx
    test eax, eax
    mov ecx, dword ptr [esp]
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0x8]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*ecx], bp
    mov byte ptr [ebx + 0x200], dl
    mov ebx, eax
    mov eax, dword ptr [esp + 0x4]
    mov ecx, edx
.L139:
    and ebx, eax
    and edi, esi
    mov edx, ebx
    or edx, edi
    jne .L138
    jmp .L141
.L140:
    mov cl, -0x1
    jmp .L139
.L141:
    mov edx, dword ptr [esp + 0x8c]
    cmp byte ptr [edx + 0x41], 0x0
    je .L225
    movzx eax, byte ptr [edx + 0x42]
    sub esp, 0xc
    mov ebx, dword ptr [esp + 0x24]
    lea ecx, [esp + 0xac]
    push dword ptr [esp + 0x30]
    push dword ptr [esp + 0x38]
    push dword ptr [esp + 0x1c]
    push eax
    push dword ptr [esp + 0x68]
    call plywright::movegen::generate::en_passant
    jmp .L232
.L142:
    mov edx, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x4]
    mov eax, ebp
    or eax, edi
    je .L147
.L143:
    movzx ebx, byte ptr [edx + 0x200]
    nop
.L144:
    mov esi, ebp
    mov eax, edi
    add esi, -0x1
    adc eax, -0x1
    cmp bl, -0x1
    je .L146
    tzcnt edx, edi
    mov dword ptr [esp + 0x4], eax
    movzx eax, bl
    inc bl
    mov ecx, edi
    mov dword ptr [esp], eax
    tzcnt eax, ebp
    add edx, 0x20
    test ebp, ebp
    cmovne edx, eax
    mov edi, dword ptr [esp]
    mov eax, edx
    add edx, 0x37
    shl eax, 0x6
    and edx, 0x3f
    lea eax, [edx + eax + 0x4000]
    mov edx, dword ptr [esp + 0x8]
    mov word ptr [edx + 2*edi], ax
    mov eax, dword ptr [esp + 0x4]
    mov edi, ecx
    mov byte ptr [edx + 0x200], bl
.L145:
    and ebp, esi
    and edi, eax
    mov eax, ebp
    or eax, edi
    jne .L144
    jmp .L147
.L146:
    mov bl, -0x1
    jmp .L145
.L147:
    mov ebp, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0x38]
    mov eax, ebp
    or eax, edx
    je .L151
    mov eax, dword ptr [esp + 0x8]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L148:
    mov ecx, ebp
    mov esi, edx
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L150
    movzx edi, al
    tzcnt ebx, edx
    inc al
    mov dword ptr [esp + 0x4], esi
    mov esi, ecx
    mov dword ptr [esp], edi
    tzcnt edi, ebp
    add ebx, 0x20
    test ebp, ebp
    mov ecx, eax
    cmovne ebx, edi
    mov eax, dword ptr [esp]
    mov edi, ebx
    add ebx, 0x39
    shl edi, 0x6
    and ebx, 0x3f
    lea edi, [ebx + edi + 0x4000]
    mov ebx, dword ptr [esp + 0x8]
    mov word ptr [ebx + 2*eax], di
    mov eax, ecx
    mov ecx, esi
    mov esi, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp + 0x38]
    mov byte ptr [ebx + 0x200], al
.L149:
    and ebp, ecx
    and edx, esi
    mov ecx, ebp
    or ecx, edx
    jne .L148
    jmp .L151
.L150:
    mov al, -0x1
    jmp .L149
.L151:
    mov esi, dword ptr [esp + 0x20]
    and edi, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x14]
    mov eax, esi
    or eax, edi
    je .L157
    mov eax, dword ptr [esp + 0x8]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L153
.L152:
    mov esi, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x3c]
    and edi, dword ptr [esp + 0x40]
    mov eax, esi
    or eax, edi
    je .L157
.L153:
    tzcnt ecx, edi
    tzcnt eax, esi
    mov dword ptr [esp + 0x10], esi
    mov dword ptr [esp + 0x1c], edi
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    add esi, -0x1
    adc edi, -0x1
    mov eax, ecx
    mov dword ptr [esp + 0x3c], esi
    mov dword ptr [esp + 0x40], edi
    mov edi, dword ptr [esp + 0x18]
    shl eax, 0x6
    mov ebp, dword ptr [edi + eax + plywright::board::geometry::AROUND + 4]
    mov edi, dword ptr [edi + eax + plywright::board::geometry::AROUND]
    and edi, dword ptr [esp + 0x28]
    and ebp, dword ptr [esp + 0x24]
    mov eax, edi
    or eax, ebp
    je .L152
    or ecx, 0x4000
    mov dh, dl
    movzx eax, cx
    mov dword ptr [esp + 0xc], eax
    nop
.L154:
    mov esi, edi
    mov eax, ebp
    add esi, -0x1
    adc eax, -0x1
    cmp dh, -0x1
    je .L156
    mov dword ptr [esp + 0x4], eax
    movzx eax, dh
    inc dh
    tzcnt ebx, edi
    mov dword ptr [esp], eax
    tzcnt eax, ebp
    mov dl, dh
    add eax, 0x20
    test edi, edi
    mov ecx, dword ptr [esp]
    cmovne eax, ebx
    mov ebx, dword ptr [esp + 0x8]
    shl eax, 0x6
    or eax, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*ecx], ax
    mov eax, dword ptr [esp + 0x4]
    mov byte ptr [ebx + 0x200], dh
.L155:
    and edi, esi
    and ebp, eax
    mov eax, edi
    or eax, ebp
    jne .L154
    jmp .L152
.L156:
    mov dh, -0x1
    jmp .L155
.L157:
    mov edx, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x64]
    and edx, dword ptr [esp + 0x14]
    and esi, dword ptr [esp + 0x30]
    mov eax, edx
    or eax, esi
    je .L163
    mov eax, dword ptr [esp + 0x8]
    mov ch, byte ptr [eax + 0x200]
    jmp .L159
    nop
.L158:
    mov edx, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x3c]
    and esi, dword ptr [esp + 0x40]
    mov eax, edx
    or eax, esi
    je .L163
.L159:
    tzcnt ebp, esi
    mov ebx, dword ptr [esp + 0x18]
    tzcnt eax, edx
    mov dword ptr [esp + 0x10], edx
    mov dword ptr [esp + 0x1c], esi
    add ebp, 0x20
    test edx, edx
    cmovne ebp, eax
    add edx, -0x1
    mov dword ptr [esp + 0x3c], edx
    lea edx, [ebp + 2*ebp]
    adc esi, -0x1
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x40], esi
    mov esi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov edi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x34]
    imul edi, eax
    imul esi, edx
    mul edx
    add esi, edx
    lea edx, [ebp + 2*ebp]
    mov cl, byte ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    add esi, edi
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    and edx, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x24]
    mov esi, edx
    or esi, eax
    je .L158
    or ebp, 0x4000
    mov cl, ch
    movzx esi, bp
    mov dword ptr [esp + 0xc], esi
    nop
.L160:
    mov esi, edx
    mov ebp, eax
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L162
    mov dword ptr [esp + 0x4], esi
    movzx esi, cl
    inc cl
    tzcnt ebx, edx
    mov dword ptr [esp], esi
    tzcnt esi, eax
    mov ch, cl
    add esi, 0x20
    test edx, edx
    mov edi, dword ptr [esp]
    cmovne esi, ebx
    mov ebx, dword ptr [esp + 0x8]
    shl esi, 0x6
    or esi, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*edi], si
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [ebx + 0x200], cl
.L161:
    and edx, esi
    and eax, ebp
    mov esi, edx
    or esi, eax
    jne .L160
    jmp .L158
.L162:
    mov cl, -0x1
    jmp .L161
.L163:
    mov esi, dword ptr [esp + 0x14]
    mov ebp, dword ptr [esp + 0x68]
    mov edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x60]
    and edx, ebp
    mov eax, esi
    or eax, edx
    je .L169
    mov eax, dword ptr [esp + 0x8]
    mov ch, byte ptr [eax + 0x200]
    jmp .L165
    nop
.L164:
    mov esi, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x10]
    and edx, dword ptr [esp + 0x1c]
    mov eax, esi
    or eax, edx
    je .L169
.L165:
    tzcnt ebp, edx
    tzcnt eax, esi
    mov edi, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x30], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    adc edx, -0x1
    mov dword ptr [esp + 0x10], esi
    mov dword ptr [esp + 0x1c], edx
    lea edx, [ebp + 2*ebp]
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x34]
    imul ebx, eax
    imul esi, edx
    mul edx
    add esi, edx
    lea edx, [ebp + 2*ebp]
    mov cl, byte ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 20]
    add esi, ebx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and edx, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x24]
    mov esi, edx
    or esi, eax
    je .L164
    or ebp, 0x4000
    mov cl, ch
    movzx esi, bp
    mov dword ptr [esp + 0xc], esi
    nop
.L166:
    mov ebx, edx
    mov esi, eax
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L168
    mov dword ptr [esp + 0x4], esi
    movzx esi, cl
    inc cl
    tzcnt ebp, edx
    mov dword ptr [esp], esi
    tzcnt esi, eax
    mov ch, cl
    add esi, 0x20
    test edx, edx
    mov edi, dword ptr [esp]
    cmovne esi, ebp
    mov ebp, dword ptr [esp + 0x8]
    shl esi, 0x6
    or esi, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*edi], si
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [ebp + 0x200], cl
.L167:
    and edx, ebx
    and eax, esi
    mov esi, edx
    or esi, eax
    jne .L166
    jmp .L164
.L168:
    mov cl, -0x1
    jmp .L167
.L169:
    mov ecx, dword ptr [esp + 0x4c]
    mov eax, 0x1
    xor edx, edx
    xor esi, esi
    shld edx, eax, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x84]
    cmovne edx, eax
    cmovne eax, esi
    mov dword ptr [esp], eax
    mov dword ptr [esp + 0x4], edx
    mov eax, dword ptr [ecx + 0x8]
    mov edx, dword ptr [ecx + 0xc]
    and eax, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x24]
    mov ecx, eax
    or ecx, edx
    je .L224
    mov ebx, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x90]
    mov dword ptr [esp + 0x40], edx
    mov edi, dword ptr [esp + 0x28]
    mov edx, dword ptr [esp + 0x94]
    mov esi, 0x20
    mov dword ptr [esp + 0x3c], eax
    mov eax, 0xfefefefe
    mov ebp, 0x7f7f7f
    and ecx, ebx
    and edx, edi
    bsf ecx, ecx
    cmovne esi, ecx
    add esi, 0x20
    bsf ecx, edx
    mov edx, dword ptr [esp + 0x54]
    cmove ecx, esi
    mov esi, dword ptr [esp + 0x58]
    and ecx, 0x3f
    shl ecx, 0x6
    and edx, edi
    and esi, ebx
    mov ebx, esi
    mov edi, esi
    shld ebx, edx, 0x19
    shrd edx, esi, 0x9
    shr esi, 0x9
    shr edi, 0x7
    and ebx, eax
    mov eax, 0xfefefe
    and esi, ebp
    and edi, eax
    mov eax, 0x7f7f7f7f
    or esi, edi
    mov edi, dword ptr [esp + 0x18]
    and edx, eax
    or edx, ebx
    mov ebx, dword ptr [esp + 0x3c]
    or edx, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 8]
    or esi, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 12]
    mov edi, dword ptr [esp + 0x40]
    not edx
    not esi
    and ebx, edx
    and edi, esi
    mov ecx, ebx
    or ecx, edi
    je .L224
    mov edx, dword ptr [esp + 0x4]
    mov ecx, dword ptr [esp]
    mov eax, ebx
    mov ebx, dword ptr [esp + 0x34]
    mov ebp, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x40], edi
    mov esi, eax
    mov dword ptr [esp + 0x3c], eax
    not edx
    not ecx
    and dword ptr [esp + 0x2c], edx
    and ebx, ecx
    xor edx, edx
    xor ecx, ecx
    mov dword ptr [esp + 0x34], ebx
    nop
.L170:
    mov dword ptr [esp], ecx
    tzcnt ecx, edi
    tzcnt eax, esi
    mov dword ptr [esp + 0x4], edx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, esi
    mov edx, ecx
    add eax, -0x1
    mov ecx, edi
    adc ecx, -0x1
    and esi, eax
    mov dword ptr [esp + 0x14], edx
    and edi, ecx
    mov dword ptr [esp + 0xc], esi
    lea esi, [edx + 2*edx]
    mov ecx, edx
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x30], edi
    mov edi, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x1c], esi
    shl ecx, 0x6
    and edi, dword ptr [esp + 0x2c]
    and eax, ebx
    mov ebx, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    mov esi, dword ptr [ebp + ecx + plywright::board::geometry::AROUND]
    imul ebx, eax
    imul edi, edx
    mul edx
    and esi, dword ptr [esp + 0x20]
    add edi, edx
    mov edx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 4]
    add edi, ebx
    mov ebx, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x38]
    movzx ecx, byte ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, ebx
    cmove edi, eax
    add edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov edi, ecx
    and eax, dword ptr [esp + 0x60]
    and ebx, dword ptr [esp + 0x68]
    or eax, esi
    mov esi, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1540]
    or ebx, edx
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x34]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x14]
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    shld esi, edi, cl
    shl edi, cl
    and edx, dword ptr [esp + 0x5c]
    and eax, dword ptr [esp + 0x64]
    or edx, dword ptr [esp + 0x10]
    or eax, ebx
    mov ebx, ecx
    mov ecx, dword ptr [esp]
    and eax, dword ptr [esp + 0x24]
    and edx, dword ptr [esp + 0x28]
    test bl, 0x20
    mov ebx, 0x0
    cmovne esi, edi
    cmovne edi, ebx
    or edx, eax
    mov edx, dword ptr [esp + 0x4]
    cmove esi, ebx
    cmove edi, ebx
    mov ebx, dword ptr [esp + 0x34]
    or ecx, esi
    mov esi, dword ptr [esp + 0xc]
    or edx, edi
    mov edi, dword ptr [esp + 0x30]
    mov eax, esi
    or eax, edi
    jne .L170
    mov ebx, dword ptr [esp + 0x3c]
    mov edi, dword ptr [esp + 0x40]
    not edx
    not ecx
    and ebx, edx
    and edi, ecx
    mov eax, ebx
    or eax, edi
    je .L224
    mov ecx, dword ptr [esp + 0x8]
    mov eax, dword ptr [esp + 0x50]
    movzx ecx, byte ptr [ecx + 0x200]
    add eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0xc], eax
    nop
.L171:
    mov eax, ebx
    mov esi, edi
    add eax, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L173
    mov dword ptr [esp + 0x4], eax
    movzx eax, cl
    tzcnt ebp, edi
    inc cl
    mov dword ptr [esp], eax
    mov eax, ebx
    tzcnt ebx, ebx
    add ebp, 0x20
    mov edx, ecx
    test eax, eax
    mov ecx, dword ptr [esp]
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0x8]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*ecx], bp
    mov byte ptr [ebx + 0x200], dl
    mov ebx, eax
    mov eax, dword ptr [esp + 0x4]
    mov ecx, edx
.L172:
    and ebx, eax
    and edi, esi
    mov edx, ebx
    or edx, edi
    jne .L171
    jmp .L224
.L173:
    mov cl, -0x1
    jmp .L172
.L174:
    mov ebp, dword ptr [esp + 0x20]
.L175:
    movd eax, xmm0
    pshufd xmm1, xmm0, 0x55
    movd ecx, xmm1
    mov edx, eax
    or edx, ecx
    je .L179
    mov edx, dword ptr [esp + 0x8]
    movzx ebx, byte ptr [edx + 0x200]
    nop
.L176:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L178
    movzx edx, bl
    inc bl
    tzcnt ebp, eax
    mov dword ptr [esp], edx
    tzcnt edx, ecx
    mov byte ptr [esp + 0x4], bl
    add edx, 0x20
    test eax, eax
    mov ebx, dword ptr [esp]
    cmovne edx, ebp
    mov ebp, edx
    add edx, 0x37
    shl ebp, 0x6
    and edx, 0x3f
    lea edx, [edx + ebp + 0x4000]
    mov ebp, dword ptr [esp + 0x8]
    mov word ptr [ebp + 2*ebx], dx
    movzx ebx, byte ptr [esp + 0x4]
    mov byte ptr [ebp + 0x200], bl
    mov ebp, dword ptr [esp + 0x20]
.L177:
    and eax, esi
    and ecx, edi
    mov edx, eax
    or edx, ecx
    jne .L176
    jmp .L179
.L178:
    mov bl, -0x1
    jmp .L177
.L179:
    mov eax, dword ptr [esp + 0x10]
    pshufd xmm1, xmm0, 0xff
    pshufd xmm0, xmm0, 0xee
    movd ecx, xmm0
    mov edx, ecx
    not eax
    mov dword ptr [esp + 0x7c], eax
    movd eax, xmm1
    or edx, eax
    je .L183
    mov edx, dword ptr [esp + 0x8]
    movzx ebx, byte ptr [edx + 0x200]
    nop
.L180:
    mov esi, ecx
    mov edi, eax
    add esi, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L182
    movzx edx, bl
    inc bl
    tzcnt ebp, ecx
    mov dword ptr [esp], edx
    tzcnt edx, eax
    mov byte ptr [esp + 0x4], bl
    add edx, 0x20
    test ecx, ecx
    mov ebx, dword ptr [esp]
    cmovne edx, ebp
    mov ebp, edx
    add edx, 0x39
    shl ebp, 0x6
    and edx, 0x3f
    lea edx, [edx + ebp + 0x4000]
    mov ebp, dword ptr [esp + 0x8]
    mov word ptr [ebp + 2*ebx], dx
    movzx ebx, byte ptr [esp + 0x4]
    mov byte ptr [ebp + 0x200], bl
    mov ebp, dword ptr [esp + 0x20]
.L181:
    and ecx, esi
    and eax, edi
    mov edx, ecx
    or edx, eax
    jne .L180
    jmp .L183
.L182:
    mov bl, -0x1
    jmp .L181
.L183:
    mov esi, dword ptr [esp + 0x38]
    and ebp, dword ptr [esp + 0x14]
    and esi, dword ptr [esp + 0x30]
    and ebp, dword ptr [esp + 0x7c]
    and esi, dword ptr [esp + 0x80]
    mov eax, ebp
    or eax, esi
    je .L189
    mov eax, dword ptr [esp + 0x8]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L185
    nop
.L184:
    mov ebp, dword ptr [esp + 0x6c]
    mov esi, dword ptr [esp + 0x44]
    and ebp, dword ptr [esp + 0x88]
    and esi, dword ptr [esp + 0x74]
    mov eax, ebp
    or eax, esi
    je .L189
.L185:
    tzcnt eax, esi
    tzcnt ecx, ebp
    mov edi, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x6c], ebp
    mov dword ptr [esp + 0x44], esi
    add eax, 0x20
    test ebp, ebp
    cmovne eax, ecx
    add ebp, -0x1
    mov ecx, eax
    adc esi, -0x1
    mov dword ptr [esp + 0x88], ebp
    shl ecx, 0x6
    mov dword ptr [esp + 0x74], esi
    mov ebp, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 4]
    mov edi, dword ptr [edi + ecx + plywright::board::geometry::AROUND]
    and edi, dword ptr [esp + 0x28]
    and ebp, dword ptr [esp + 0x24]
    mov ecx, edi
    or ecx, ebp
    je .L184
    or eax, 0x4000
    mov dh, dl
    movzx eax, ax
    mov dword ptr [esp + 0xc], eax
    nop
.L186:
    mov esi, edi
    mov eax, ebp
    add esi, -0x1
    adc eax, -0x1
    cmp dh, -0x1
    je .L188
    mov dword ptr [esp + 0x4], eax
    movzx eax, dh
    inc dh
    tzcnt ebx, edi
    mov dword ptr [esp], eax
    tzcnt eax, ebp
    mov dl, dh
    add eax, 0x20
    test edi, edi
    mov ecx, dword ptr [esp]
    cmovne eax, ebx
    mov ebx, dword ptr [esp + 0x8]
    shl eax, 0x6
    or eax, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*ecx], ax
    mov eax, dword ptr [esp + 0x4]
    mov byte ptr [ebx + 0x200], dh
.L187:
    and edi, esi
    and ebp, eax
    mov eax, edi
    or eax, ebp
    jne .L186
    jmp .L184
.L188:
    mov dh, -0x1
    jmp .L187
.L189:
    mov esi, dword ptr [esp + 0x5c]
    mov edx, dword ptr [esp + 0x64]
    and esi, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x7c]
    and edx, dword ptr [esp + 0x80]
    mov eax, esi
    or eax, edx
    je .L195
    mov eax, dword ptr [esp + 0x8]
    mov ch, byte ptr [eax + 0x200]
    jmp .L191
    nop
.L190:
    mov esi, dword ptr [esp + 0x6c]
    mov edx, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x88]
    and edx, dword ptr [esp + 0x74]
    mov eax, esi
    or eax, edx
    je .L195
.L191:
    tzcnt ebp, edx
    tzcnt eax, esi
    mov ebx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x6c], esi
    mov dword ptr [esp + 0x44], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    adc edx, -0x1
    mov dword ptr [esp + 0x88], esi
    mov dword ptr [esp + 0x74], edx
    lea edx, [ebp + 2*ebp]
    mov esi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov edi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x34]
    imul edi, eax
    imul esi, edx
    mul edx
    add esi, edx
    lea edx, [ebp + 2*ebp]
    mov cl, byte ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    add esi, edi
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    and edx, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x24]
    mov esi, edx
    or esi, eax
    je .L190
    or ebp, 0x4000
    mov cl, ch
    movzx esi, bp
    mov dword ptr [esp + 0xc], esi
    nop
.L192:
    mov esi, edx
    mov ebp, eax
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L194
    mov dword ptr [esp + 0x4], esi
    movzx esi, cl
    inc cl
    tzcnt ebx, edx
    mov dword ptr [esp], esi
    tzcnt esi, eax
    mov ch, cl
    add esi, 0x20
    test edx, edx
    mov edi, dword ptr [esp]
    cmovne esi, ebx
    mov ebx, dword ptr [esp + 0x8]
    shl esi, 0x6
    or esi, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*edi], si
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [ebx + 0x200], cl
.L193:
    and edx, esi
    and eax, ebp
    mov esi, edx
    or esi, eax
    jne .L192
    jmp .L190
.L194:
    mov cl, -0x1
    jmp .L193
.L195:
    mov edi, dword ptr [esp + 0x14]
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x68]
    and edi, dword ptr [esp + 0x7c]
    and esi, dword ptr [esp + 0x80]
    mov eax, edi
    or eax, esi
    je .L201
    mov eax, dword ptr [esp + 0x8]
    mov ch, byte ptr [eax + 0x200]
    jmp .L197
    nop
.L196:
    mov edi, dword ptr [esp + 0x14]
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x6c]
    mov eax, edi
    or eax, esi
    je .L201
.L197:
    tzcnt ebp, esi
    tzcnt eax, edi
    mov dword ptr [esp + 0x14], edi
    mov dword ptr [esp + 0x30], esi
    add ebp, 0x20
    test edi, edi
    cmovne ebp, eax
    add edi, -0x1
    mov dword ptr [esp + 0x44], edi
    mov edi, dword ptr [esp + 0x18]
    adc esi, -0x1
    lea ebx, [ebp + 2*ebp]
    mov dword ptr [esp + 0x6c], esi
    mov esi, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    and esi, edx
    lea edx, [ebp + 2*ebp]
    and eax, dword ptr [esp + 0x34]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    imul ebx, eax
    imul esi, edx
    mul edx
    add esi, edx
    lea edx, [ebp + 2*ebp]
    mov cl, byte ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 20]
    add esi, ebx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and edx, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x24]
    mov esi, edx
    or esi, eax
    je .L196
    or ebp, 0x4000
    mov cl, ch
    movzx esi, bp
    mov dword ptr [esp + 0xc], esi
    nop
.L198:
    mov ebx, edx
    mov esi, eax
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L200
    mov dword ptr [esp + 0x4], esi
    movzx esi, cl
    inc cl
    tzcnt ebp, edx
    mov dword ptr [esp], esi
    tzcnt esi, eax
    mov ch, cl
    add esi, 0x20
    test edx, edx
    mov edi, dword ptr [esp]
    cmovne esi, ebp
    mov ebp, dword ptr [esp + 0x8]
    shl esi, 0x6
    or esi, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*edi], si
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [ebp + 0x200], cl
.L199:
    and edx, ebx
    and eax, esi
    mov esi, edx
    or esi, eax
    jne .L198
    jmp .L196
.L200:
    mov cl, -0x1
    jmp .L199
.L201:
    mov ebx, dword ptr [esp + 0x48]
    mov esi, dword ptr [esp + 0x70]
    and ebx, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x1c]
    mov eax, ebx
    or eax, esi
    je .L207
    mov eax, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x78]
    mov edi, dword ptr [esp + 0x8]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x44], eax
    jmp .L203
    nop
.L202:
    mov ebx, dword ptr [esp + 0x48]
    mov esi, dword ptr [esp + 0x70]
    mov edx, dword ptr [esp + 0x2c]
    and ebx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x14]
    mov eax, ebx
    or eax, esi
    je .L207
.L203:
    tzcnt edi, esi
    tzcnt eax, ebx
    mov dword ptr [esp + 0x48], ebx
    mov dword ptr [esp + 0x70], esi
    add edi, 0x20
    test ebx, ebx
    cmovne edi, eax
    add ebx, -0x1
    adc esi, -0x1
    lea ebp, [edi + 2*edi]
    mov dword ptr [esp + 0x30], ebx
    mov dword ptr [esp + 0x14], esi
    mov esi, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebp, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    and ebx, edx
    lea edx, [edi + 2*edi]
    and eax, dword ptr [esp + 0x34]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    imul ebp, eax
    imul ebx, edx
    mul edx
    add ebx, edx
    lea edx, [edi + 2*edi]
    mov cl, byte ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    add ebx, ebp
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    mov edx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x44]
    and edx, dword ptr [esi + 8*edi]
    and eax, dword ptr [esi + 8*edi + 0x4]
    and edx, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x24]
    mov esi, edx
    or esi, eax
    je .L202
    or edi, 0x4000
    mov cl, ch
    movzx esi, di
    mov dword ptr [esp + 0xc], esi
    nop
.L204:
    mov ebp, edx
    mov esi, eax
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L206
    mov dword ptr [esp + 0x4], esi
    movzx esi, cl
    inc cl
    tzcnt edi, edx
    mov dword ptr [esp], esi
    tzcnt esi, eax
    mov ch, cl
    add esi, 0x20
    test edx, edx
    mov ebx, dword ptr [esp]
    cmovne esi, edi
    mov edi, dword ptr [esp + 0x8]
    shl esi, 0x6
    or esi, dword ptr [esp + 0xc]
    mov word ptr [edi + 2*ebx], si
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [edi + 0x200], cl
.L205:
    and edx, ebp
    and eax, esi
    mov esi, edx
    or esi, eax
    jne .L204
    jmp .L202
.L206:
    mov cl, -0x1
    jmp .L205
.L207:
    mov ebx, dword ptr [esp + 0x40]
    mov esi, dword ptr [esp + 0x3c]
    and ebx, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x1c]
    mov eax, ebx
    or eax, esi
    je .L213
    mov eax, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x78]
    mov edi, dword ptr [esp + 0x8]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x70], eax
    jmp .L209
    nop
.L208:
    mov ebx, dword ptr [esp + 0x40]
    mov esi, dword ptr [esp + 0x3c]
    mov edx, dword ptr [esp + 0x2c]
    and ebx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x14]
    mov eax, ebx
    or eax, esi
    je .L213
.L209:
    tzcnt edi, esi
    tzcnt eax, ebx
    mov dword ptr [esp + 0x40], ebx
    mov dword ptr [esp + 0x3c], esi
    add edi, 0x20
    test ebx, ebx
    cmovne edi, eax
    add ebx, -0x1
    adc esi, -0x1
    lea ebp, [edi + 2*edi]
    mov dword ptr [esp + 0x30], ebx
    mov dword ptr [esp + 0x14], esi
    mov esi, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    and ebx, edx
    lea edx, [edi + 2*edi]
    and eax, dword ptr [esp + 0x34]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    imul ebp, eax
    imul ebx, edx
    mul edx
    add ebx, edx
    lea edx, [edi + 2*edi]
    mov cl, byte ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 20]
    add ebx, ebp
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    mov edx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x70]
    and edx, dword ptr [esi + 8*edi]
    and eax, dword ptr [esi + 8*edi + 0x4]
    and edx, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x24]
    mov esi, edx
    or esi, eax
    je .L208
    or edi, 0x4000
    mov cl, ch
    movzx esi, di
    mov dword ptr [esp + 0xc], esi
    nop
.L210:
    mov ebp, edx
    mov esi, eax
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L212
    mov dword ptr [esp + 0x4], esi
    movzx esi, cl
    inc cl
    tzcnt edi, edx
    mov dword ptr [esp], esi
    tzcnt esi, eax
    mov ch, cl
    add esi, 0x20
    test edx, edx
    mov ebx, dword ptr [esp]
    cmovne esi, edi
    mov edi, dword ptr [esp + 0x8]
    shl esi, 0x6
    or esi, dword ptr [esp + 0xc]
    mov word ptr [edi + 2*ebx], si
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [edi + 0x200], cl
.L211:
    and edx, ebp
    and eax, esi
    mov esi, edx
    or esi, eax
    jne .L210
    jmp .L208
.L212:
    mov cl, -0x1
    jmp .L211
.L213:
    mov edx, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x98]
    and esi, dword ptr [esp + 0x9c]
    mov eax, edx
    or eax, esi
    je .L219
    mov eax, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x78]
    mov edi, dword ptr [esp + 0x8]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x3c], eax
    jmp .L215
    nop
.L214:
    mov edx, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x14]
    mov eax, edx
    or eax, esi
    je .L219
.L215:
    tzcnt edi, esi
    mov ebp, dword ptr [esp + 0x18]
    tzcnt eax, edx
    mov dword ptr [esp + 0x10], edx
    mov dword ptr [esp + 0x1c], esi
    add edi, 0x20
    test edx, edx
    cmovne edi, eax
    add edx, -0x1
    lea ebx, [edi + 2*edi]
    mov dword ptr [esp], edi
    adc esi, -0x1
    mov dword ptr [esp + 0x30], edx
    mov edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x14], esi
    mov esi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 8]
    mov cl, byte ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 20]
    and edi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x34]
    imul esi, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    add edi, esi
    mov esi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov cl, byte ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    cmove edi, eax
    mov eax, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    add edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 16]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x34]
    imul edx, eax
    mov dword ptr [esp + 0x4], edx
    mov edx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    imul esi, edx
    mul edx
    add esi, edx
    add esi, dword ptr [esp + 0x4]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov esi, dword ptr [esp + 0x3c]
    or edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE + 4]
    or eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [esp]
    and eax, dword ptr [esi + 8*edi]
    and edx, dword ptr [esi + 8*edi + 0x4]
    and eax, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x24]
    mov esi, eax
    or esi, edx
    je .L214
    or edi, 0x4000
    mov cl, ch
    movzx esi, di
    mov dword ptr [esp + 0xc], esi
    nop
.L216:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L218
    mov dword ptr [esp + 0x4], esi
    movzx esi, cl
    inc cl
    tzcnt edi, eax
    mov dword ptr [esp], esi
    tzcnt esi, edx
    mov ch, cl
    add esi, 0x20
    test eax, eax
    mov ebx, dword ptr [esp]
    cmovne esi, edi
    mov edi, dword ptr [esp + 0x8]
    shl esi, 0x6
    or esi, dword ptr [esp + 0xc]
    mov word ptr [edi + 2*ebx], si
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [edi + 0x200], cl
.L217:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L216
    jmp .L214
.L218:
    mov cl, -0x1
    jmp .L217
.L219:
    mov ecx, dword ptr [esp + 0x4c]
    mov eax, 0x1
    xor edx, edx
    xor esi, esi
    shld edx, eax, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x84]
    cmovne edx, eax
    cmovne eax, esi
    mov esi, dword ptr [ecx + 0x8]
    mov edi, dword ptr [ecx + 0xc]
    and esi, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x24]
    mov ecx, esi
    or ecx, edi
    je .L224
    mov ebx, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x90]
    mov dword ptr [esp + 0x40], edi
    mov edi, dword ptr [esp + 0x28]
    mov ebp, dword ptr [esp + 0x94]
    mov dword ptr [esp + 0x3c], esi
    mov esi, 0x20
    and ecx, ebx
    and ebp, edi
    bsf ecx, ecx
    cmovne esi, ecx
    add esi, 0x20
    bsf ecx, ebp
    mov ebp, dword ptr [esp + 0x54]
    cmove ecx, esi
    and ecx, 0x3f
    shl ecx, 0x6
    and ebp, edi
    mov edi, dword ptr [esp + 0x58]
    and edi, ebx
    mov esi, edi
    shld esi, ebp, 0x19
    shrd ebp, edi, 0x9
    and esi, 0xfefefefe
    and ebp, 0x7f7f7f7f
    or ebp, esi
    mov esi, edi
    shr edi, 0x9
    shr esi, 0x7
    and edi, 0x7f7f7f
    and esi, 0xfefefe
    or edi, esi
    mov esi, dword ptr [esp + 0x18]
    or ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 8]
    or edi, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 12]
    not ebp
    not edi
    and dword ptr [esp + 0x3c], ebp
    and dword ptr [esp + 0x40], edi
    mov esi, dword ptr [esp + 0x3c]
    mov edi, dword ptr [esp + 0x40]
    mov ecx, esi
    or ecx, edi
    je .L224
    mov ebx, dword ptr [esp + 0x34]
    not edx
    mov ebp, dword ptr [esp + 0x18]
    not eax
    xor ecx, ecx
    and dword ptr [esp + 0x2c], edx
    xor edx, edx
    and ebx, eax
    mov dword ptr [esp + 0x34], ebx
    nop
.L220:
    mov dword ptr [esp], ecx
    tzcnt ecx, edi
    tzcnt eax, esi
    mov dword ptr [esp + 0x4], edx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, esi
    mov edx, ecx
    add eax, -0x1
    mov ecx, edi
    adc ecx, -0x1
    and esi, eax
    mov dword ptr [esp + 0x14], edx
    and edi, ecx
    mov dword ptr [esp + 0xc], esi
    lea esi, [edx + 2*edx]
    mov ecx, edx
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x30], edi
    mov edi, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x1c], esi
    shl ecx, 0x6
    and edi, dword ptr [esp + 0x2c]
    and eax, ebx
    mov ebx, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    mov esi, dword ptr [ebp + ecx + plywright::board::geometry::AROUND]
    imul ebx, eax
    imul edi, edx
    mul edx
    and esi, dword ptr [esp + 0x20]
    add edi, edx
    mov edx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 4]
    add edi, ebx
    mov ebx, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x38]
    movzx ecx, byte ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, ebx
    cmove edi, eax
    add edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov edi, ecx
    and eax, dword ptr [esp + 0x60]
    and ebx, dword ptr [esp + 0x68]
    or eax, esi
    mov esi, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1540]
    or ebx, edx
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x34]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x14]
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    shld esi, edi, cl
    shl edi, cl
    and edx, dword ptr [esp + 0x5c]
    and eax, dword ptr [esp + 0x64]
    or edx, dword ptr [esp + 0x10]
    or eax, ebx
    mov ebx, ecx
    mov ecx, dword ptr [esp]
    and eax, dword ptr [esp + 0x24]
    and edx, dword ptr [esp + 0x28]
    test bl, 0x20
    mov ebx, 0x0
    cmovne esi, edi
    cmovne edi, ebx
    or edx, eax
    mov edx, dword ptr [esp + 0x4]
    cmove esi, ebx
    cmove edi, ebx
    mov ebx, dword ptr [esp + 0x34]
    or ecx, esi
    mov esi, dword ptr [esp + 0xc]
    or edx, edi
    mov edi, dword ptr [esp + 0x30]
    mov eax, esi
    or eax, edi
    jne .L220
    mov ebp, dword ptr [esp + 0x3c]
    mov edi, dword ptr [esp + 0x40]
    not edx
    not ecx
    and ebp, edx
    and edi, ecx
    mov eax, ebp
    or eax, edi
    je .L224
    mov ecx, dword ptr [esp + 0x8]
    mov eax, dword ptr [esp + 0x50]
    movzx ecx, byte ptr [ecx + 0x200]
    add eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0xc], eax
    nop
.L221:
    mov eax, ebp
    mov esi, edi
    add eax, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L223
    mov dword ptr [esp + 0x4], eax
    movzx eax, cl
    tzcnt ebx, ebp
    inc cl
    mov dword ptr [esp], eax
    mov eax, ebp
    tzcnt ebp, edi
    mov edx, ecx
    add ebp, 0x20
    test eax, eax
    mov ecx, dword ptr [esp]
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0x8]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*ecx], bp
    mov ebp, eax
    mov eax, dword ptr [esp + 0x4]
    mov ecx, edx
    mov byte ptr [ebx + 0x200], dl
.L222:
    and ebp, eax
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L221
    jmp .L224
.L223:
    mov cl, -0x1
    jmp .L222
.L224:
    mov edx, dword ptr [esp + 0x8c]
    cmp byte ptr [edx + 0x41], 0x0
    jne .L233
.L225:
    add esp, 0xac
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L226:
    mov esi, dword ptr [esp + 0x4c]
    mov eax, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0x38]
    jmp .L229
.L227:
    mov eax, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x1c]
    jmp .L231
.L228:
    mov dword ptr [esp + 0xc], eax
    xor eax, eax
    xor edi, edi
    mov dword ptr [esp + 0x48], edx
.L229:
    mov edx, dword ptr [esp + 0x8c]
    mov ebx, dword ptr [esp + 0x18]
    lea ecx, [esp + 0xa0]
    push dword ptr [esp + 0x24]
    push dword ptr [esp + 0x2c]
    push dword ptr [esp + 0x10]
    push dword ptr [esp + 0x18]
    push dword ptr [esp + 0x58]
    push edi
    push eax
    push esi
    call plywright::movegen::evasions::answers
    jmp .L232
.L230:
    xor eax, eax
    xor esi, esi
.L231:
    mov edx, dword ptr [esp + 0x8c]
    mov ebx, dword ptr [esp + 0x18]
    lea ecx, [esp + 0xa0]
    push dword ptr [esp + 0x24]
    push dword ptr [esp + 0x2c]
    push dword ptr [esp + 0x10]
    push edi
    push ebp
    push esi
    push eax
    push dword ptr [esp + 0x6c]
    call plywright::movegen::evasions::answers
.L232:
    add esp, 0x20
    jmp .L225
.L233:
    movzx eax, byte ptr [edx + 0x42]
    sub esp, 0xc
    mov ebx, dword ptr [esp + 0x24]
    lea ecx, [esp + 0xac]
    push dword ptr [esp + 0x30]
    push dword ptr [esp + 0x38]
    push dword ptr [esp + 0x1c]
    push eax
    push dword ptr [esp + 0x6c]
    call plywright::movegen::generate::en_passant
    jmp .L232
.C0 = 0x007f7f7f7f7f7f7f 0x00fefefefefefefe
.C1 = 0xfefefefefefefe00 0x7f7f7f7f7f7f7f00
.C2 = 0x007f7f7f7f7f7f00 0x00fefefefefefe00
.C3 = 0x00fefefefefefe00 0x007f7f7f7f7f7f00
