# The kernels of engine/captures, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm engine/captures --target i686
# binary: sha256 456897bbd35e162fdb09e68a48084ba6ee19dd9182a204b2247bd3e3125218c5
# captures: 45 instructions in 154 bytes; innermost loops: .L1 of 18
# plywright::movegen::captures: 4514 instructions in 16432 bytes; innermost loops: .L1 of 57, .L5 of 58, .L9 of 49, .L13 of 59, .L18 of 58, .L21 of 58, .L25 of 58, .L31 of 56, .L34 of 63, .L38 of 63, .L43 of 58, .L47 of 59, .L51 of 58, .L55 of 59, .L60 of 30, .L64 of 30, .L70 of 30, .L76 of 30, .L82 of 30, .L88 of 30, .L94 of 30, .L100 of 30, .L104 of 97, .L108 of 33, .L112 of 35, .L118 of 30, .L124 of 30, .L130 of 30, .L134 of 101, .L137 of 34, .L141 of 37, .L147 of 30, .L153 of 30, .L159 of 30, .L163 of 98, .L166 of 33, .L170 of 33, .L176 of 30, .L182 of 30, .L188 of 30, .L194 of 30, .L200 of 30, .L206 of 30, .L210 of 100, .L213 of 30, .L217 of 33, .L222 of 29, .L226 of 33, .L231 of 30, .L235 of 33, .L241 of 30, .L245 of 33
# plywright::movegen::generate::en_passant: 210 instructions in 805 bytes; innermost loops: .L1 of 97
# plywright::movegen::generate::en_passant: 210 instructions in 805 bytes; innermost loops: .L1 of 97
# plywright::movegen::generate::evasions: 1163 instructions in 4360 bytes; innermost loops: .L1 of 97, .L4 of 33, .L8 of 34, .L12 of 60, .L16 of 60, .L20 of 60, .L25 of 30, .L29 of 30, .L35 of 32, .L45 of 30, .L55 of 32
# plywright::movegen::generate::evasions: 1165 instructions in 4344 bytes; innermost loops: .L1 of 97, .L4 of 33, .L8 of 34, .L12 of 60, .L16 of 60, .L20 of 60, .L25 of 32, .L29 of 32, .L35 of 31, .L45 of 30, .L55 of 31
# mix of 7307 instructions: 2895 mov, 753 and, 470 or, 428 add, 274 movzx, 272 je, 216 tzcnt, 195 jmp, 173 test, 160 cmovne, 139 shl, 136 lea, 133 cmp, 115 adc, 102 jne, 80 xor, 74 inc, 73 imul, 64 movd, 63 push, 58 not, 56 cmove, 47 shr, 46 pshufd, 39 shrd, 36 mul, 35 shld, 30 pop, 16 bsf, 16 pand, 14 call, 14 punpckldq, 11 sub, 10 movdqu, 10 por, 8 movq, 6 andpd, 6 punpcklqdq, 6 ret, 4 movdqa, 4 movsd, 4 pcmpeqd, 4 psllq, 4 psrlq, 4 pxor, 2 sete, 2 setne

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
    call plywright::movegen::captures
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

plywright::movegen::captures:
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
    mov dword ptr [esp + 0x24], esi
    jne .L8
    mov ebp, dword ptr [ecx + 0x3c]
    mov ebx, dword ptr [ecx + 0x2c]
    mov edx, dword ptr [ecx + 0x28]
    mov eax, dword ptr [ecx + 0x38]
    mov edi, ecx
    mov ecx, ebp
    mov dword ptr [esp + 0x38], eax
    mov dword ptr [esp + 0x94], edx
    and eax, edx
    mov edx, 0x20
    mov dword ptr [esp + 0x90], ebx
    mov dword ptr [esp + 0x28], ebp
    mov ebp, dword ptr [edi + 0x24]
    and ecx, ebx
    mov ebx, dword ptr [edi + 0xc]
    bsf ecx, ecx
    cmovne edx, ecx
    add edx, 0x20
    bsf eax, eax
    mov dword ptr [esp + 0x9c], ebp
    cmove eax, edx
    mov dword ptr [esp + 0x70], ebx
    mov ecx, eax
    mov dword ptr [esp + 0x80], eax
    and ecx, 0x3f
    mov dword ptr [esp + 0x40], ecx
    shl ecx, 0x6
    mov eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 4]
    mov edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 28]
    and eax, ebx
    mov ebx, dword ptr [edi + 0x4]
    and edx, ebx
    mov dword ptr [esp + 0x54], ebx
    mov ebx, dword ptr [edi + 0x8]
    or edx, eax
    mov eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x48], edx
    mov edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 24]
    mov dword ptr [esp + 0x30], ebx
    and eax, ebx
    mov ebx, dword ptr [edi]
    and edx, ebx
    mov dword ptr [esp + 0x50], ebx
    mov ebx, ebp
    or edx, eax
    mov eax, dword ptr [edi + 0x1c]
    mov dword ptr [esp + 0xc], edx
    mov edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 44]
    or ebx, eax
    mov dword ptr [esp + 0x34], eax
    mov eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 36]
    mov dword ptr [esp + 0x64], ebx
    and eax, ebx
    mov ebx, dword ptr [edi + 0x14]
    mov dword ptr [esp + 0x4c], ebx
    or ebx, ebp
    mov ebp, esi
    mov esi, dword ptr [edi + 0x20]
    and edx, ebx
    mov dword ptr [esp + 0x60], ebx
    or edx, eax
    mov eax, dword ptr [edi + 0x18]
    mov ebx, esi
    mov dword ptr [esp + 0x98], esi
    or ebx, eax
    mov dword ptr [esp + 0x3c], eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 32]
    mov ebp, dword ptr [edi + 0x10]
    mov dword ptr [esp + 0x5c], ebx
    mov dword ptr [esp + 0x6c], ebp
    or ebp, esi
    mov esi, dword ptr [esp + 0x24]
    and eax, ebx
    mov dword ptr [esp + 0x58], ebp
    mov ebx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 40]
    mov esi, dword ptr [esp + 0xc]
    and ebx, ebp
    mov ebp, dword ptr [edi + 0x34]
    or ebx, eax
    mov eax, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x14], ebp
    and edx, ebp
    or eax, ebp
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [edi + 0x30]
    mov edi, dword ptr [esp + 0x38]
    or edi, eax
    and ebx, eax
    and esi, eax
    mov dword ptr [esp + 0x18], eax
    mov dword ptr [esp + 0x1c], edi
    mov edi, dword ptr [esp + 0x48]
    mov eax, ebx
    and edi, ebp
    mov ebp, dword ptr [esp + 0x24]
    or eax, edx
    lea eax, [ebp + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x84], eax
    je .L16
    mov eax, dword ptr [esp + 0x40]
    xor ecx, ecx
    mov dword ptr [esp + 0xc], esi
    mov dword ptr [esp + 0x48], edi
    mov dword ptr [esp + 0x20], 0x0
    shl eax, 0x9
    mov dword ptr [esp + 0x74], eax
    lea eax, [ebp + eax + plywright::board::geometry::BETWEEN]
    mov dword ptr [esp + 0x4], eax
    jmp .L3
    nop
.L1:
    xor eax, eax
    mov edx, 0x1
    shld eax, edx, cl
    shl edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne eax, edx
    cmovne edx, ecx
    or dword ptr [esp + 0x48], eax
    or dword ptr [esp + 0xc], edx
.L2:
    mov edi, dword ptr [esp + 0x30]
    mov ecx, dword ptr [esp + 0x10]
    mov edx, dword ptr [esp]
    mov eax, ebx
    or eax, edx
    je .L4
.L3:
    mov dword ptr [esp + 0x10], ecx
    tzcnt ecx, edx
    tzcnt edi, ebx
    mov esi, ebx
    mov eax, edx
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, edi
    add ebx, -0x1
    adc edx, -0x1
    and ebx, esi
    and edx, eax
    mov eax, dword ptr [esp + 0x4]
    mov dword ptr [esp], edx
    mov edx, dword ptr [eax + 8*ecx]
    mov ebp, dword ptr [eax + 8*ecx + 0x4]
    mov edi, edx
    mov esi, ebp
    and edi, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x2c]
    mov eax, edi
    or eax, esi
    je .L1
    mov eax, edi
    mov ecx, esi
    add eax, -0x1
    adc ecx, -0x1
    and eax, edi
    and ecx, esi
    or ecx, eax
    jne .L2
    and ebp, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x38]
    mov ecx, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0x30]
    or dword ptr [esp + 0x20], ebp
    or ecx, edx
    mov edx, dword ptr [esp]
    mov eax, ebx
    or eax, edx
    jne .L3
.L4:
    mov eax, dword ptr [esp + 0xc]
    mov ebp, dword ptr [esp + 0x48]
    or eax, ebp
    jne .L251
    mov ebx, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x18]
    mov eax, ecx
    or eax, ebx
    je .L17
    mov edx, ecx
    mov ecx, dword ptr [esp + 0x54]
    movd xmm2, dword ptr [esp + 0x14]
    mov eax, dword ptr [esp + 0x50]
    movd xmm1, esi
    movd xmm3, ebx
    mov edi, edx
    mov dword ptr [esp + 0x10], edx
    not edi
    mov dword ptr [esp + 0x7c], edi
    and ecx, dword ptr [esp + 0x28]
    punpckldq xmm1, xmm2
    movd xmm2, edx
    and eax, dword ptr [esp + 0x38]
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
    mov ecx, dword ptr [esp + 0x24]
    pand xmm0, xmm3
    movdqa xmm2, xmm0
    psrlq xmm0, 0x7
    psrlq xmm2, 0x9
    movsd xmm0, xmm2
    andpd xmm0, xmm1
    andpd xmm0, xmmword ptr [ecx + .C0]
    je .L59
    mov ecx, dword ptr [esp + 0x80]
    and cl, 0x7
    mov edx, 0x1010101
    shl edx, cl
    or edx, edi
    and edx, eax
    mov eax, dword ptr [esp + 0x1c]
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
.L5:
    tzcnt esi, ebp
    tzcnt edi, eax
    mov dh, -0x1
    add esi, 0x20
    test eax, eax
    cmovne esi, edi
    cmp dl, -0x1
    je .L6
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
    je .L7
    mov bh, dl
    mov esi, edi
    movzx ebp, bl
    add bh, 0x2
    or esi, 0x8000
    cmp bh, -0x1
    mov word ptr [ecx + 2*ebp], si
    mov byte ptr [ecx + 0x200], bh
    je .L7
    mov esi, edi
    movzx ebp, bh
    mov ebx, edx
    or esi, 0xa000
    add bl, 0x3
    mov word ptr [ecx + 2*ebp], si
    mov ebp, dword ptr [esp]
    cmp bl, -0x1
    mov byte ptr [ecx + 0x200], bl
    je .L6
    add dl, 0x4
    or edi, 0x9000
    movzx esi, bl
    mov dh, dl
    mov word ptr [ecx + 2*esi], di
    mov byte ptr [ecx + 0x200], dl
.L6:
    mov esi, eax
    mov edi, ebp
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and eax, esi
    and ebp, edi
    mov esi, eax
    or esi, ebp
    jne .L5
    jmp .L42
.L7:
    mov ebp, dword ptr [esp]
    jmp .L6
.L8:
    mov ebp, dword ptr [ecx + 0x34]
    mov ebx, dword ptr [ecx + 0x2c]
    mov edx, dword ptr [ecx + 0x28]
    mov eax, dword ptr [ecx + 0x30]
    mov edi, ecx
    mov ecx, ebp
    mov dword ptr [esp + 0x10], eax
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
    mov dword ptr [esp + 0x80], eax
    and ecx, 0x3f
    mov dword ptr [esp + 0x40], ecx
    shl ecx, 0x6
    mov eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 4]
    mov edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 20]
    and eax, ebx
    mov ebx, dword ptr [edi + 0x4]
    and edx, ebx
    mov dword ptr [esp + 0x54], ebx
    mov ebx, dword ptr [edi + 0x8]
    or edx, eax
    mov eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0xc], edx
    mov edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 16]
    mov dword ptr [esp + 0x28], ebx
    and eax, ebx
    mov ebx, dword ptr [edi]
    and edx, ebx
    mov dword ptr [esp + 0x50], ebx
    mov ebx, ebp
    or edx, eax
    mov eax, dword ptr [edi + 0x1c]
    mov dword ptr [esp + 0x44], edx
    mov edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 44]
    or ebx, eax
    mov dword ptr [esp + 0x3c], eax
    mov eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 36]
    mov dword ptr [esp + 0x64], ebx
    and eax, ebx
    mov ebx, dword ptr [edi + 0x14]
    mov dword ptr [esp + 0x6c], ebx
    or ebx, ebp
    mov ebp, dword ptr [edi + 0x20]
    and edx, ebx
    mov dword ptr [esp + 0x60], ebx
    or edx, eax
    mov eax, dword ptr [edi + 0x18]
    mov ebx, ebp
    mov dword ptr [esp + 0x98], ebp
    or ebx, eax
    mov dword ptr [esp + 0x4c], eax
    mov eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 32]
    mov dword ptr [esp + 0x5c], ebx
    and eax, ebx
    mov ebx, dword ptr [edi + 0x10]
    mov dword ptr [esp + 0x48], ebx
    or ebx, ebp
    mov ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 40]
    mov dword ptr [esp + 0x58], ebx
    and ebp, ebx
    mov ebx, dword ptr [edi + 0x3c]
    or ebp, eax
    mov eax, dword ptr [esp + 0x30]
    and edx, ebx
    mov dword ptr [esp + 0x14], ebx
    or eax, ebx
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [edi + 0x38]
    mov edi, dword ptr [esp + 0x10]
    or edi, eax
    and dword ptr [esp + 0x44], eax
    and ebp, eax
    mov dword ptr [esp + 0x18], eax
    mov dword ptr [esp + 0x2c], edi
    mov edi, dword ptr [esp + 0xc]
    mov eax, ebp
    and edi, ebx
    or eax, edx
    lea eax, [esi + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x84], eax
    je .L29
    mov ebx, edx
    mov edx, dword ptr [esp + 0x40]
    mov dword ptr [esp + 0xc], edi
    mov dword ptr [esp + 0x20], 0x0
    mov dword ptr [esp + 0x34], 0x0
    shl edx, 0x9
    lea eax, [esi + edx + plywright::board::geometry::BETWEEN]
    mov dword ptr [esp + 0x74], edx
    mov dword ptr [esp + 0x4], eax
    jmp .L11
    nop
.L9:
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
.L10:
    mov ebx, dword ptr [esp]
    mov eax, ebp
    or eax, ebx
    je .L12
.L11:
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
    and ebx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x1c]
    mov eax, ebx
    or eax, esi
    je .L9
    mov eax, ebx
    mov ecx, esi
    add eax, -0x1
    adc ecx, -0x1
    and eax, ebx
    and ecx, esi
    or ecx, eax
    jne .L10
    and edi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x10]
    or dword ptr [esp + 0x20], edx
    or dword ptr [esp + 0x34], edi
    jmp .L10
.L12:
    mov ebp, dword ptr [esp + 0x44]
    mov edi, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x30]
    mov eax, ebp
    or eax, edi
    jne .L252
    mov edi, dword ptr [esp + 0x20]
    mov ebx, dword ptr [esp + 0x34]
    mov eax, edi
    or eax, ebx
    je .L30
    mov ecx, dword ptr [esp + 0x50]
    movd xmm1, dword ptr [esp + 0x18]
    movd xmm2, dword ptr [esp + 0x14]
    mov eax, dword ptr [esp + 0x54]
    movd xmm3, ebx
    and ecx, dword ptr [esp + 0x10]
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
    mov dword ptr [esp + 0x7c], esi
    pxor xmm3, xmm2
    movd xmm2, eax
    movd xmm0, ecx
    mov ecx, dword ptr [esp + 0x84]
    punpckldq xmm0, xmm2
    pshufd xmm0, xmm0, 0x44
    por xmm3, xmmword ptr [ecx + 0x30]
    mov ecx, dword ptr [esp + 0x24]
    pand xmm0, xmm3
    movdqa xmm2, xmm0
    psllq xmm0, 0x7
    psllq xmm2, 0x9
    movsd xmm0, xmm2
    andpd xmm0, xmm1
    andpd xmm0, xmmword ptr [ecx + .C1]
    je .L164
    mov ecx, dword ptr [esp + 0x80]
    mov ebx, dword ptr [esp + 0x1c]
    and cl, 0x7
    mov edx, 0x1010101
    mov ebp, dword ptr [esp + 0x28]
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
    mov ebp, dword ptr [esp + 0x28]
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
    mov ebp, dword ptr [esp + 0x28]
    jmp .L14
.L16:
    mov eax, esi
    mov ecx, esi
    mov esi, dword ptr [esp + 0x18]
    mov ebp, edi
    or eax, edi
    mov edi, dword ptr [esp + 0x30]
    jne .L253
.L17:
    mov ebp, dword ptr [esp + 0x54]
    mov eax, dword ptr [esp + 0x50]
    mov ecx, dword ptr [esp + 0x14]
    and ebp, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x38]
    mov edx, ebp
    mov ebx, ebp
    shld edx, eax, 0x19
    shr ebx, 0x7
    and edx, esi
    and ebx, ecx
    and edx, 0xfefefefe
    and ebx, 0xfefefe
    mov dword ptr [esp + 0x34], edx
    mov edx, ebp
    shr ebp, 0x9
    shld edx, eax, 0x17
    and ebp, ecx
    and edx, esi
    and ebp, 0x7f7f7f
    and edx, 0x7f7f7f7f
    test eax, 0xff00
    mov dword ptr [esp + 0x20], edx
    je .L106
    mov edi, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x8]
    shr eax, 0x8
    mov dword ptr [esp], ebx
    mov dword ptr [esp + 0x10], ebp
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
    mov dword ptr [esp + 0x4], ecx
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
    mov ecx, dword ptr [esp + 0x4]
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
    mov edi, dword ptr [esp + 0x34]
    and edi, 0xfe
    je .L24
    mov eax, dword ptr [esp + 0x8]
    mov ecx, dword ptr [esp + 0x8]
    xor ebx, ebx
    mov ah, byte ptr [eax + 0x200]
    nop
.L21:
    tzcnt esi, ebx
    tzcnt edx, edi
    mov byte ptr [esp + 0x4], -0x1
    add esi, 0x20
    test edi, edi
    cmovne esi, edx
    cmp ah, -0x1
    je .L22
    mov edx, esi
    mov al, ah
    mov dword ptr [esp + 0xc], ebx
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
    mov ebx, dword ptr [esp + 0xc]
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
    mov byte ptr [esp + 0x4], ah
.L22:
    mov eax, edi
    mov edx, ebx
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    and ebx, edx
    mov eax, edi
    or eax, ebx
    mov ah, byte ptr [esp + 0x4]
    jne .L21
    jmp .L24
.L23:
    mov ebx, dword ptr [esp + 0xc]
    jmp .L22
.L24:
    mov ecx, dword ptr [esp + 0x20]
    and ecx, 0x7f
    je .L28
    mov eax, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x8]
    xor ebx, ebx
    mov ah, byte ptr [eax + 0x200]
    nop
.L25:
    tzcnt esi, ebx
    tzcnt edx, ecx
    mov byte ptr [esp + 0x4], -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    cmp ah, -0x1
    je .L26
    mov edx, esi
    mov al, ah
    mov dword ptr [esp + 0xc], ebx
    shl edx, 0x6
    inc al
    lea ebp, [esi + edx + 0x9]
    movzx esi, ah
    mov edx, ebp
    or edx, 0xf000
    cmp al, -0x1
    mov word ptr [edi + 2*esi], dx
    mov byte ptr [edi + 0x200], al
    je .L27
    mov bl, ah
    mov edx, ebp
    movzx esi, al
    add bl, 0x2
    or edx, 0xc000
    cmp bl, -0x1
    mov word ptr [edi + 2*esi], dx
    mov byte ptr [edi + 0x200], bl
    je .L27
    movzx esi, bl
    mov ebx, dword ptr [esp + 0xc]
    mov al, ah
    mov edx, ebp
    add al, 0x3
    or edx, 0xe000
    cmp al, -0x1
    mov word ptr [edi + 2*esi], dx
    mov byte ptr [edi + 0x200], al
    je .L26
    add ah, 0x4
    or ebp, 0xd000
    movzx edx, al
    mov word ptr [edi + 2*edx], bp
    mov byte ptr [edi + 0x200], ah
    mov byte ptr [esp + 0x4], ah
.L26:
    mov eax, ecx
    mov edx, ebx
    add eax, -0x1
    adc edx, -0x1
    and ecx, eax
    and ebx, edx
    mov eax, ecx
    or eax, ebx
    mov ah, byte ptr [esp + 0x4]
    jne .L25
    jmp .L28
.L27:
    mov ebx, dword ptr [esp + 0xc]
    jmp .L26
.L28:
    mov edx, dword ptr [esp + 0x34]
    mov ebx, dword ptr [esp]
    mov ecx, 0xfefefefe
    mov eax, 0xfefefe
    mov ebp, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0x30]
    add ecx, 0xffffff02
    adc eax, -0x1
    and edx, ecx
    mov ecx, 0x7f7f7f7f
    and ebx, eax
    mov eax, 0x7f7f7f
    add ecx, -0x7f
    adc eax, -0x1
    and dword ptr [esp + 0x20], ecx
    mov ecx, dword ptr [esp + 0x8]
    and ebp, eax
    mov eax, edx
    or eax, ebx
    jne .L107
    jmp .L111
.L29:
    mov ebp, dword ptr [esp + 0x44]
    mov esi, dword ptr [esp + 0x30]
    mov eax, ebp
    or eax, edi
    jne .L255
.L30:
    mov edi, dword ptr [esp + 0x50]
    mov ecx, dword ptr [esp + 0x54]
    mov edx, dword ptr [esp + 0x14]
    mov eax, dword ptr [esp + 0x18]
    and edi, dword ptr [esp + 0x10]
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
    mov dword ptr [esp + 0x20], ebx
    mov dword ptr [esp + 0x34], edi
    je .L135
    mov esi, dword ptr [esp + 0x1c]
    shl ecx, 0x8
    mov dword ptr [esp + 0x3c], ebp
    not esi
    and esi, ecx
    and esi, 0xff000000
    je .L33
    mov eax, dword ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0x8]
    xor ebp, ebp
    movzx edx, byte ptr [eax + 0x200]
    nop
.L31:
    mov dword ptr [esp], esi
    tzcnt esi, esi
    tzcnt ecx, ebp
    mov dh, -0x1
    add esi, 0x20
    test ebp, ebp
    cmovne esi, ecx
    cmp dl, -0x1
    je .L32
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
    je .L32
    mov ch, dl
    lea eax, [edi + 0x8000]
    movzx esi, cl
    add ch, 0x2
    mov word ptr [ebx + 2*esi], ax
    cmp ch, -0x1
    mov byte ptr [ebx + 0x200], ch
    je .L32
    mov cl, dl
    lea eax, [edi + 0xa000]
    movzx esi, ch
    add cl, 0x3
    mov word ptr [ebx + 2*esi], ax
    cmp cl, -0x1
    mov byte ptr [ebx + 0x200], cl
    je .L32
    add dl, 0x4
    or edi, 0x9000
    movzx eax, cl
    mov dh, dl
    mov word ptr [ebx + 2*eax], di
    mov byte ptr [ebx + 0x200], dl
.L32:
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
    jne .L31
.L33:
    mov edi, dword ptr [esp + 0x4]
    mov edx, dword ptr [esp + 0x8]
    mov ebx, edi
    and ebx, 0xfe000000
    je .L37
    mov ch, byte ptr [edx + 0x200]
    xor ebp, ebp
    nop
.L34:
    tzcnt esi, ebx
    tzcnt eax, ebp
    mov byte ptr [esp], -0x1
    add esi, 0x20
    test ebp, ebp
    cmovne esi, eax
    cmp ch, -0x1
    je .L35
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
    je .L36
    mov dl, ch
    lea eax, [esi + 0xc000]
    movzx edi, cl
    add dl, 0x2
    mov word ptr [ebx + 2*edi], ax
    cmp dl, -0x1
    mov byte ptr [ebx + 0x200], dl
    je .L36
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
    je .L35
    add ch, 0x4
    or esi, 0xd000
    movzx eax, cl
    mov word ptr [edx + 2*eax], si
    mov byte ptr [edx + 0x200], ch
    mov byte ptr [esp], ch
.L35:
    mov eax, ebp
    mov ecx, ebx
    add eax, -0x1
    adc ecx, -0x1
    and ebp, eax
    and ebx, ecx
    mov ch, byte ptr [esp]
    mov eax, ebp
    or eax, ebx
    jne .L34
    jmp .L37
.L36:
    mov edx, ebx
    mov edi, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0xc]
    jmp .L35
.L37:
    mov ebx, dword ptr [esp + 0x20]
    and ebx, 0x7f000000
    je .L41
    mov ch, byte ptr [edx + 0x200]
    xor ebp, ebp
    nop
.L38:
    tzcnt esi, ebx
    tzcnt eax, ebp
    mov byte ptr [esp], -0x1
    add esi, 0x20
    test ebp, ebp
    cmovne esi, eax
    cmp ch, -0x1
    je .L39
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
    je .L40
    mov dl, ch
    lea eax, [esi + 0xc000]
    movzx edi, cl
    add dl, 0x2
    mov word ptr [ebx + 2*edi], ax
    cmp dl, -0x1
    mov byte ptr [ebx + 0x200], dl
    je .L40
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
    je .L39
    add ch, 0x4
    or esi, 0xd000
    movzx eax, cl
    mov word ptr [edx + 2*eax], si
    mov byte ptr [edx + 0x200], ch
    mov byte ptr [esp], ch
.L39:
    mov eax, ebp
    mov ecx, ebx
    add eax, -0x1
    adc ecx, -0x1
    and ebp, eax
    and ebx, ecx
    mov ch, byte ptr [esp]
    mov eax, ebp
    or eax, ebx
    jne .L38
    jmp .L41
.L40:
    mov edx, ebx
    mov edi, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0xc]
    jmp .L39
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
    and dword ptr [esp + 0x34], esi
    and dword ptr [esp + 0x20], ecx
    mov eax, ebp
    or eax, edi
    jne .L136
    jmp .L140
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
    mov ebp, dword ptr [esp + 0x28]
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
    mov ebp, dword ptr [esp + 0x28]
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
    je .L105
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
    mov ebp, dword ptr [esp + 0x28]
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
    jmp .L105
.L57:
    mov ebp, dword ptr [esp + 0x28]
    jmp .L56
.L58:
    mov eax, dword ptr [esp + 0x24]
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
    mov eax, dword ptr [esp + 0x20]
    not eax
    mov dword ptr [esp + 0x78], eax
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
    mov esi, dword ptr [esp + 0x70]
    and edi, dword ptr [esp + 0x38]
    and esi, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x7c]
    and esi, dword ptr [esp + 0x78]
    mov eax, edi
    or eax, esi
    je .L73
    mov eax, dword ptr [esp + 0x8]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L69
    nop
.L68:
    mov edi, dword ptr [esp + 0x44]
    mov esi, dword ptr [esp + 0x48]
    and edi, dword ptr [esp + 0x68]
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
    mov dword ptr [esp + 0x68], edi
    mov edi, dword ptr [esp + 0x24]
    mov ecx, eax
    adc esi, -0x1
    shl ecx, 0x6
    mov dword ptr [esp + 0x88], esi
    mov ebp, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 4]
    mov edi, dword ptr [edi + ecx + plywright::board::geometry::AROUND]
    and edi, dword ptr [esp + 0x18]
    and ebp, dword ptr [esp + 0x14]
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
    mov esi, dword ptr [esp + 0x58]
    mov edx, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x38]
    and edx, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x7c]
    and edx, dword ptr [esp + 0x78]
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
    and esi, dword ptr [esp + 0x68]
    and edx, dword ptr [esp + 0x88]
    mov eax, esi
    or eax, edx
    je .L79
.L75:
    tzcnt ebp, edx
    tzcnt eax, esi
    mov edi, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x44], esi
    mov dword ptr [esp + 0x48], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    adc edx, -0x1
    mov dword ptr [esp + 0x68], esi
    mov dword ptr [esp + 0x88], edx
    lea edx, [ebp + 2*ebp]
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x1c]
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
    and edx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x14]
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
    mov edi, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x28]
    mov edx, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x5c]
    and esi, dword ptr [esp + 0x64]
    and edi, dword ptr [esp + 0x7c]
    and esi, dword ptr [esp + 0x78]
    mov eax, edi
    or eax, esi
    je .L85
    mov eax, dword ptr [esp + 0x8]
    mov ch, byte ptr [eax + 0x200]
    jmp .L81
    nop
.L80:
    mov edi, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x28]
    mov edx, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0x44]
    mov eax, edi
    or eax, esi
    je .L85
.L81:
    tzcnt ebp, esi
    tzcnt eax, edi
    mov dword ptr [esp + 0x38], edi
    mov dword ptr [esp + 0x28], esi
    add ebp, 0x20
    test edi, edi
    cmovne ebp, eax
    add edi, -0x1
    mov dword ptr [esp + 0x48], edi
    mov edi, dword ptr [esp + 0x24]
    adc esi, -0x1
    lea ebx, [ebp + 2*ebp]
    mov dword ptr [esp + 0x44], esi
    mov esi, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    and esi, edx
    lea edx, [ebp + 2*ebp]
    and eax, dword ptr [esp + 0x1c]
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
    and edx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x14]
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
    mov ebx, dword ptr [esp + 0x6c]
    mov esi, dword ptr [esp + 0x4c]
    and ebx, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x20]
    mov eax, ebx
    or eax, esi
    je .L91
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x74]
    mov edi, dword ptr [esp + 0x8]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x48], eax
    jmp .L87
    nop
.L86:
    mov ebx, dword ptr [esp + 0x6c]
    mov esi, dword ptr [esp + 0x4c]
    mov edx, dword ptr [esp + 0x2c]
    and ebx, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x38]
    mov eax, ebx
    or eax, esi
    je .L91
.L87:
    tzcnt edi, esi
    tzcnt eax, ebx
    mov dword ptr [esp + 0x6c], ebx
    mov dword ptr [esp + 0x4c], esi
    add edi, 0x20
    test ebx, ebx
    cmovne edi, eax
    add ebx, -0x1
    adc esi, -0x1
    lea ebp, [edi + 2*edi]
    mov dword ptr [esp + 0x28], ebx
    mov dword ptr [esp + 0x38], esi
    mov esi, dword ptr [esp + 0x24]
    mov ebx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebp, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    and ebx, edx
    lea edx, [edi + 2*edi]
    and eax, dword ptr [esp + 0x1c]
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
    and edx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x14]
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
    mov esi, dword ptr [esp + 0x34]
    and ebx, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x20]
    mov eax, ebx
    or eax, esi
    je .L97
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x74]
    mov edi, dword ptr [esp + 0x8]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x4c], eax
    jmp .L93
    nop
.L92:
    mov ebx, dword ptr [esp + 0x3c]
    mov esi, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x2c]
    and ebx, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x38]
    mov eax, ebx
    or eax, esi
    je .L97
.L93:
    tzcnt edi, esi
    tzcnt eax, ebx
    mov dword ptr [esp + 0x3c], ebx
    mov dword ptr [esp + 0x34], esi
    add edi, 0x20
    test ebx, ebx
    cmovne edi, eax
    add ebx, -0x1
    adc esi, -0x1
    lea ebp, [edi + 2*edi]
    mov dword ptr [esp + 0x28], ebx
    mov dword ptr [esp + 0x38], esi
    mov esi, dword ptr [esp + 0x24]
    mov ebx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    and ebx, edx
    lea edx, [edi + 2*edi]
    and eax, dword ptr [esp + 0x1c]
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
    mov esi, dword ptr [esp + 0x4c]
    and edx, dword ptr [esi + 8*edi]
    and eax, dword ptr [esi + 8*edi + 0x4]
    and edx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x14]
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
    mov edi, dword ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x98]
    and edi, dword ptr [esp + 0x9c]
    mov eax, esi
    or eax, edi
    je .L103
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x74]
    mov ebx, dword ptr [esp + 0x8]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [ebx + 0x200]
    mov dword ptr [esp + 0x34], eax
    jmp .L99
    nop
.L98:
    mov esi, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x38]
    mov eax, esi
    or eax, edi
    je .L103
.L99:
    tzcnt ebx, edi
    tzcnt eax, esi
    mov ebp, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x10], esi
    mov dword ptr [esp + 0x20], edi
    add ebx, 0x20
    test esi, esi
    cmovne ebx, eax
    add esi, -0x1
    adc edi, -0x1
    mov dword ptr [esp], ebx
    mov dword ptr [esp + 0x28], esi
    mov dword ptr [esp + 0x38], edi
    lea edi, [ebx + 2*ebx]
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    mov cl, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    and eax, edx
    and ebx, dword ptr [esp + 0x2c]
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    imul esi, eax
    imul ebx, edx
    mul edx
    add ebx, edx
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    add ebx, esi
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    mov cl, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    cmove ebx, eax
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    add ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x1c]
    imul edx, eax
    mov dword ptr [esp + 0x4], edx
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    imul esi, edx
    mul edx
    add esi, edx
    add esi, dword ptr [esp + 0x4]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov esi, dword ptr [esp + 0x34]
    or edx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::TABLE + 4]
    or eax, dword ptr [ebp + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esp]
    and eax, dword ptr [esi + 8*ebx]
    and edx, dword ptr [esi + 8*ebx + 0x4]
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x14]
    mov esi, eax
    or esi, edx
    je .L98
    mov edi, ebx
    mov cl, ch
    or edi, 0x4000
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
    mov ecx, dword ptr [esp + 0x80]
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
    and esi, dword ptr [esp + 0x18]
    and ebx, dword ptr [esp + 0x14]
    mov ecx, esi
    or ecx, ebx
    je .L238
    mov dword ptr [esp + 0x10], ebx
    mov ebx, dword ptr [esp + 0x14]
    mov ecx, dword ptr [esp + 0x90]
    mov edi, dword ptr [esp + 0x18]
    mov ebp, dword ptr [esp + 0x94]
    mov dword ptr [esp], esi
    mov esi, 0x20
    and ecx, ebx
    and ebp, edi
    bsf ecx, ecx
    cmovne esi, ecx
    add esi, 0x20
    bsf ecx, ebp
    mov ebp, dword ptr [esp + 0x50]
    cmove ecx, esi
    and ecx, 0x3f
    shl ecx, 0x6
    and ebp, edi
    mov edi, dword ptr [esp + 0x54]
    and edi, ebx
    mov ebx, dword ptr [esp + 0x10]
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
    mov esi, dword ptr [esp + 0x24]
    or edi, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 12]
    or ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 8]
    mov ecx, dword ptr [esp]
    not edi
    not ebp
    and ecx, ebp
    and ebx, edi
    mov dword ptr [esp], ecx
    or ecx, ebx
    je .L229
    mov esi, dword ptr [esp + 0x1c]
    not eax
    not edx
    mov edi, ebx
    mov ebp, ebx
    mov ebx, dword ptr [esp + 0x24]
    and dword ptr [esp + 0x2c], edx
    and esi, eax
    mov eax, dword ptr [esp]
    mov dword ptr [esp + 0x1c], esi
    mov edx, eax
    nop
.L104:
    tzcnt ecx, edi
    mov dword ptr [esp], eax
    tzcnt eax, edx
    mov dword ptr [esp + 0x4], ebp
    add ecx, 0x20
    test edx, edx
    cmovne ecx, eax
    mov eax, edx
    mov ebp, ecx
    add eax, -0x1
    mov ecx, edi
    adc ecx, -0x1
    mov dword ptr [esp + 0xc], ebp
    and edx, eax
    and edi, ecx
    mov ecx, esi
    mov esi, ebp
    lea ebp, [ebp + 2*ebp]
    mov dword ptr [esp + 0x28], edx
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x10], edi
    mov edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    shl esi, 0x6
    and edi, dword ptr [esp + 0x2c]
    and eax, ecx
    mov ecx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    imul ecx, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [ebx + esi + plywright::board::geometry::AROUND]
    mov esi, dword ptr [ebx + esi + plywright::board::geometry::AROUND + 4]
    add edi, ecx
    movzx ecx, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x70]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    cmove edi, eax
    add edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x5c]
    and edi, dword ptr [esp + 0x64]
    or eax, edx
    or edi, esi
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x38], eax
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x1c]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0xc]
    cmove esi, eax
    add esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebp, dword ptr [esp + 0x4]
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    and edx, dword ptr [esp + 0x58]
    and eax, dword ptr [esp + 0x60]
    or edx, dword ptr [esp + 0x38]
    or eax, edi
    mov edi, 0x1
    shld esi, edi, cl
    shl edi, cl
    and eax, dword ptr [esp + 0x14]
    mov ecx, 0x0
    and edx, dword ptr [esp + 0x18]
    test byte ptr [esp + 0xc], 0x20
    cmovne esi, edi
    cmovne edi, ecx
    or edx, eax
    mov edx, dword ptr [esp + 0x28]
    cmove edi, ecx
    cmove esi, ecx
    mov ecx, dword ptr [esp + 0x10]
    xor dword ptr [esp], edi
    xor ebp, esi
    mov esi, dword ptr [esp + 0x1c]
    mov eax, edx
    or eax, ecx
    mov eax, dword ptr [esp]
    mov edi, ecx
    jne .L104
    jmp .L230
.L105:
    mov eax, dword ptr [esp + 0x24]
    andpd xmm0, xmmword ptr [eax + .C3]
    jmp .L165
.L106:
    mov ecx, dword ptr [esp + 0x8]
    mov edx, dword ptr [esp + 0x34]
    mov eax, edx
    or eax, ebx
    je .L111
.L107:
    movzx eax, byte ptr [ecx + 0x200]
    mov dword ptr [esp + 0x10], ebp
    nop
.L108:
    mov ecx, edx
    mov esi, ebx
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L110
    mov dword ptr [esp], ebx
    mov ebp, edx
    movzx edx, al
    inc al
    tzcnt ebx, dword ptr [esp]
    tzcnt edi, ebp
    add ebx, 0x20
    test ebp, ebp
    cmovne ebx, edi
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x4007]
    mov ebx, dword ptr [esp + 0x8]
    mov word ptr [ebx + 2*edx], di
    mov edx, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x30]
    mov ebx, dword ptr [esp]
    mov byte ptr [edx + 0x200], al
    mov edx, ebp
    mov ebp, dword ptr [esp + 0x10]
.L109:
    and edx, ecx
    and ebx, esi
    mov ecx, edx
    or ecx, ebx
    jne .L108
    jmp .L111
.L110:
    mov al, -0x1
    jmp .L109
.L111:
    mov esi, dword ptr [esp + 0x20]
    mov eax, esi
    or eax, ebp
    je .L115
    mov eax, dword ptr [esp + 0x8]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L112:
    mov ecx, esi
    mov edx, ebp
    add ecx, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L114
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
.L113:
    and esi, ecx
    and ebp, edx
    mov ecx, esi
    or ecx, ebp
    jne .L112
    jmp .L115
.L114:
    mov al, -0x1
    jmp .L113
.L115:
    mov esi, dword ptr [esp + 0x70]
    and edi, dword ptr [esp + 0x38]
    and esi, dword ptr [esp + 0x28]
    mov eax, edi
    or eax, esi
    je .L121
    mov eax, dword ptr [esp + 0x8]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L117
    nop
.L116:
    mov edi, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x20]
    and edi, dword ptr [esp + 0x34]
    and esi, dword ptr [esp + 0x3c]
    mov eax, edi
    or eax, esi
    je .L121
.L117:
    tzcnt ecx, esi
    tzcnt eax, edi
    mov dword ptr [esp + 0x10], edi
    mov dword ptr [esp + 0x20], esi
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    add edi, -0x1
    mov dword ptr [esp + 0x34], edi
    mov edi, dword ptr [esp + 0x24]
    mov eax, ecx
    adc esi, -0x1
    shl eax, 0x6
    mov dword ptr [esp + 0x3c], esi
    mov ebp, dword ptr [edi + eax + plywright::board::geometry::AROUND + 4]
    mov edi, dword ptr [edi + eax + plywright::board::geometry::AROUND]
    and edi, dword ptr [esp + 0x18]
    and ebp, dword ptr [esp + 0x14]
    mov eax, edi
    or eax, ebp
    je .L116
    or ecx, 0x4000
    mov dh, dl
    movzx eax, cx
    mov dword ptr [esp + 0xc], eax
    nop
.L118:
    mov esi, edi
    mov eax, ebp
    add esi, -0x1
    adc eax, -0x1
    cmp dh, -0x1
    je .L120
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
.L119:
    and edi, esi
    and ebp, eax
    mov eax, edi
    or eax, ebp
    jne .L118
    jmp .L116
.L120:
    mov dh, -0x1
    jmp .L119
.L121:
    mov edx, dword ptr [esp + 0x58]
    mov esi, dword ptr [esp + 0x60]
    and edx, dword ptr [esp + 0x38]
    and esi, dword ptr [esp + 0x28]
    mov eax, edx
    or eax, esi
    je .L127
    mov eax, dword ptr [esp + 0x8]
    mov ch, byte ptr [eax + 0x200]
    jmp .L123
    nop
.L122:
    mov edx, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x34]
    and esi, dword ptr [esp + 0x3c]
    mov eax, edx
    or eax, esi
    je .L127
.L123:
    tzcnt ebp, esi
    mov edi, dword ptr [esp + 0x24]
    tzcnt eax, edx
    mov dword ptr [esp + 0x10], edx
    mov dword ptr [esp + 0x20], esi
    add ebp, 0x20
    test edx, edx
    cmovne ebp, eax
    add edx, -0x1
    mov dword ptr [esp + 0x34], edx
    lea edx, [ebp + 2*ebp]
    adc esi, -0x1
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x3c], esi
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov ebx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x1c]
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
    and edx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x14]
    mov esi, edx
    or esi, eax
    je .L122
    or ebp, 0x4000
    mov cl, ch
    movzx esi, bp
    mov dword ptr [esp + 0xc], esi
    nop
.L124:
    mov esi, edx
    mov ebp, eax
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L126
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
.L125:
    and edx, esi
    and eax, ebp
    mov esi, edx
    or esi, eax
    jne .L124
    jmp .L122
.L126:
    mov cl, -0x1
    jmp .L125
.L127:
    mov esi, dword ptr [esp + 0x38]
    mov ebp, dword ptr [esp + 0x64]
    mov edx, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x5c]
    and edx, ebp
    mov eax, esi
    or eax, edx
    je .L133
    mov eax, dword ptr [esp + 0x8]
    mov ch, byte ptr [eax + 0x200]
    jmp .L129
    nop
.L128:
    mov esi, dword ptr [esp + 0x38]
    mov edx, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x10]
    and edx, dword ptr [esp + 0x20]
    mov eax, esi
    or eax, edx
    je .L133
.L129:
    tzcnt ebp, edx
    tzcnt eax, esi
    mov edi, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x38], esi
    mov dword ptr [esp + 0x28], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    adc edx, -0x1
    mov dword ptr [esp + 0x10], esi
    mov dword ptr [esp + 0x20], edx
    lea edx, [ebp + 2*ebp]
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x1c]
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
    and edx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x14]
    mov esi, edx
    or esi, eax
    je .L128
    or ebp, 0x4000
    mov cl, ch
    movzx esi, bp
    mov dword ptr [esp + 0xc], esi
    nop
.L130:
    mov ebx, edx
    mov esi, eax
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L132
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
.L131:
    and edx, ebx
    and eax, esi
    mov esi, edx
    or esi, eax
    jne .L130
    jmp .L128
.L132:
    mov cl, -0x1
    jmp .L131
.L133:
    mov ecx, dword ptr [esp + 0x80]
    mov eax, 0x1
    xor edi, edi
    xor edx, edx
    shld edi, eax, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x84]
    cmovne edi, eax
    cmovne eax, edx
    mov esi, dword ptr [ecx + 0x8]
    mov edx, dword ptr [ecx + 0xc]
    and esi, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x14]
    mov ecx, esi
    or ecx, edx
    je .L238
    mov ebx, dword ptr [esp + 0x14]
    mov ecx, dword ptr [esp + 0x90]
    mov dword ptr [esp + 0xc], edi
    mov dword ptr [esp + 0x4], edx
    mov edi, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x94]
    mov dword ptr [esp], esi
    mov esi, 0x20
    and ecx, ebx
    and edx, edi
    bsf ecx, ecx
    cmovne esi, ecx
    add esi, 0x20
    bsf ecx, edx
    mov edx, dword ptr [esp + 0x24]
    cmove ecx, esi
    mov esi, dword ptr [esp + 0x50]
    and ecx, 0x3f
    shl ecx, 0x6
    and esi, edi
    mov edi, dword ptr [esp + 0x54]
    mov ebp, esi
    shl ebp, 0x9
    and ebp, 0xfefefe00
    and edi, ebx
    mov ebx, edi
    shld edi, esi, 0x7
    shld ebx, esi, 0x9
    and edi, 0x7f7f7f7f
    shl esi, 0x7
    and ebx, 0xfefefefe
    and esi, 0x7f7f7f00
    or edi, ebx
    or esi, ebp
    or edi, dword ptr [edx + ecx + plywright::board::geometry::AROUND + 12]
    or esi, dword ptr [edx + ecx + plywright::board::geometry::AROUND + 8]
    mov edx, dword ptr [esp]
    not edi
    not esi
    and dword ptr [esp + 0x4], edi
    and edx, esi
    mov edi, dword ptr [esp + 0x4]
    mov ecx, edx
    or ecx, edi
    je .L211
    mov ecx, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x1c]
    not eax
    not ecx
    and esi, eax
    and dword ptr [esp + 0x2c], ecx
    mov eax, esi
    mov ecx, edi
    mov esi, edx
    mov ebp, eax
    mov dword ptr [esp + 0x1c], eax
    nop
.L134:
    mov dword ptr [esp + 0xc], ecx
    tzcnt ecx, edi
    tzcnt eax, esi
    mov ebx, dword ptr [esp + 0x24]
    mov dword ptr [esp], edx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, esi
    mov edx, ecx
    add eax, -0x1
    mov ecx, edi
    adc ecx, -0x1
    and esi, eax
    mov dword ptr [esp + 0x28], edx
    and edi, ecx
    mov dword ptr [esp + 0x10], esi
    lea esi, [edx + 2*edx]
    mov ecx, edx
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x4], edi
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x20], esi
    shl ecx, 0x6
    and edi, dword ptr [esp + 0x2c]
    and eax, ebp
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    mov esi, dword ptr [ebx + ecx + plywright::board::geometry::AROUND]
    imul ebp, eax
    imul edi, edx
    mul edx
    and esi, dword ptr [esp + 0x30]
    add edi, edx
    mov edx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 4]
    add edi, ebp
    mov ebp, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x70]
    movzx ecx, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, ebp
    cmove edi, eax
    add edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov edi, ecx
    and eax, dword ptr [esp + 0x5c]
    and ebp, dword ptr [esp + 0x64]
    or eax, esi
    mov esi, dword ptr [ebx + 8*ecx + plywright::sliders::magic::LOOKUPS + 1540]
    or ebp, edx
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x38], eax
    mov eax, dword ptr [ebx + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [ebx + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x1c]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x28]
    cmove esi, eax
    add esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    mov ebx, ecx
    shld esi, edi, cl
    shl edi, cl
    mov ecx, dword ptr [esp + 0xc]
    and edx, dword ptr [esp + 0x58]
    and eax, dword ptr [esp + 0x60]
    or edx, dword ptr [esp + 0x38]
    or eax, ebp
    mov ebp, 0x0
    and eax, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x18]
    test bl, 0x20
    cmovne esi, edi
    cmovne edi, ebp
    or edx, eax
    mov edx, dword ptr [esp]
    mov eax, dword ptr [esp + 0x10]
    cmove edi, ebp
    cmove esi, ebp
    mov ebp, dword ptr [esp + 0x1c]
    xor ecx, esi
    xor edx, edi
    mov edi, dword ptr [esp + 0x4]
    mov esi, eax
    or eax, edi
    jne .L134
    jmp .L212
.L135:
    mov edx, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x4]
    mov eax, ebp
    or eax, edi
    je .L140
.L136:
    movzx ebx, byte ptr [edx + 0x200]
    nop
.L137:
    mov esi, ebp
    mov eax, edi
    add esi, -0x1
    adc eax, -0x1
    cmp bl, -0x1
    je .L139
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
.L138:
    and ebp, esi
    and edi, eax
    mov eax, ebp
    or eax, edi
    jne .L137
    jmp .L140
.L139:
    mov bl, -0x1
    jmp .L138
.L140:
    mov ebp, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x20]
    mov edi, dword ptr [esp + 0x38]
    mov eax, ebp
    or eax, edx
    je .L144
    mov eax, dword ptr [esp + 0x8]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L141:
    mov ecx, ebp
    mov esi, edx
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L143
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
.L142:
    and ebp, ecx
    and edx, esi
    mov ecx, ebp
    or ecx, edx
    jne .L141
    jmp .L144
.L143:
    mov al, -0x1
    jmp .L142
.L144:
    mov esi, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x10]
    mov eax, esi
    or eax, edi
    je .L150
    mov eax, dword ptr [esp + 0x8]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L146
.L145:
    mov esi, dword ptr [esp + 0x20]
    mov edi, dword ptr [esp + 0x34]
    and esi, dword ptr [esp + 0x3c]
    and edi, dword ptr [esp + 0x4c]
    mov eax, esi
    or eax, edi
    je .L150
.L146:
    tzcnt ecx, edi
    tzcnt eax, esi
    mov dword ptr [esp + 0x20], esi
    mov dword ptr [esp + 0x34], edi
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    add esi, -0x1
    adc edi, -0x1
    mov eax, ecx
    mov dword ptr [esp + 0x3c], esi
    mov dword ptr [esp + 0x4c], edi
    mov edi, dword ptr [esp + 0x24]
    shl eax, 0x6
    mov ebp, dword ptr [edi + eax + plywright::board::geometry::AROUND + 4]
    mov edi, dword ptr [edi + eax + plywright::board::geometry::AROUND]
    and edi, dword ptr [esp + 0x18]
    and ebp, dword ptr [esp + 0x14]
    mov eax, edi
    or eax, ebp
    je .L145
    or ecx, 0x4000
    mov dh, dl
    movzx eax, cx
    mov dword ptr [esp + 0xc], eax
    nop
.L147:
    mov esi, edi
    mov eax, ebp
    add esi, -0x1
    adc eax, -0x1
    cmp dh, -0x1
    je .L149
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
.L148:
    and edi, esi
    and ebp, eax
    mov eax, edi
    or eax, ebp
    jne .L147
    jmp .L145
.L149:
    mov dh, -0x1
    jmp .L148
.L150:
    mov edx, dword ptr [esp + 0x58]
    mov esi, dword ptr [esp + 0x60]
    and edx, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x30]
    mov eax, edx
    or eax, esi
    je .L156
    mov eax, dword ptr [esp + 0x8]
    mov ch, byte ptr [eax + 0x200]
    jmp .L152
    nop
.L151:
    mov edx, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x34]
    and edx, dword ptr [esp + 0x3c]
    and esi, dword ptr [esp + 0x4c]
    mov eax, edx
    or eax, esi
    je .L156
.L152:
    tzcnt ebp, esi
    mov ebx, dword ptr [esp + 0x24]
    tzcnt eax, edx
    mov dword ptr [esp + 0x20], edx
    mov dword ptr [esp + 0x34], esi
    add ebp, 0x20
    test edx, edx
    cmovne ebp, eax
    add edx, -0x1
    mov dword ptr [esp + 0x3c], edx
    lea edx, [ebp + 2*ebp]
    adc esi, -0x1
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x4c], esi
    mov esi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov edi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x1c]
    and eax, dword ptr [esp + 0x2c]
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
    and edx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x14]
    mov esi, edx
    or esi, eax
    je .L151
    or ebp, 0x4000
    mov cl, ch
    movzx esi, bp
    mov dword ptr [esp + 0xc], esi
    nop
.L153:
    mov esi, edx
    mov ebp, eax
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L155
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
.L154:
    and edx, esi
    and eax, ebp
    mov esi, edx
    or esi, eax
    jne .L153
    jmp .L151
.L155:
    mov cl, -0x1
    jmp .L154
.L156:
    mov esi, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x64]
    mov edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x5c]
    and edx, ebp
    mov eax, esi
    or eax, edx
    je .L162
    mov eax, dword ptr [esp + 0x8]
    mov ch, byte ptr [eax + 0x200]
    jmp .L158
    nop
.L157:
    mov esi, dword ptr [esp + 0x10]
    mov edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x34]
    mov eax, esi
    or eax, edx
    je .L162
.L158:
    tzcnt ebp, edx
    tzcnt eax, esi
    mov edi, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x10], esi
    mov dword ptr [esp + 0x30], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    adc edx, -0x1
    mov dword ptr [esp + 0x20], esi
    mov dword ptr [esp + 0x34], edx
    lea edx, [ebp + 2*ebp]
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [esp + 0x1c]
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
    and edx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x14]
    mov esi, edx
    or esi, eax
    je .L157
    or ebp, 0x4000
    mov cl, ch
    movzx esi, bp
    mov dword ptr [esp + 0xc], esi
    nop
.L159:
    mov ebx, edx
    mov esi, eax
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L161
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
.L160:
    and edx, ebx
    and eax, esi
    mov esi, edx
    or esi, eax
    jne .L159
    jmp .L157
.L161:
    mov cl, -0x1
    jmp .L160
.L162:
    mov ecx, dword ptr [esp + 0x80]
    mov edx, 0x1
    xor edi, edi
    xor eax, eax
    shld edi, edx, cl
    shl edx, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x84]
    cmovne edi, edx
    cmovne edx, eax
    mov eax, dword ptr [ecx + 0x8]
    mov esi, dword ptr [ecx + 0xc]
    and eax, dword ptr [esp + 0x18]
    and esi, dword ptr [esp + 0x14]
    mov ecx, eax
    or ecx, esi
    je .L248
    mov ebx, dword ptr [esp + 0x14]
    mov ecx, dword ptr [esp + 0x90]
    mov dword ptr [esp + 0x30], edi
    mov dword ptr [esp + 0x4], edx
    mov edi, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x94]
    mov dword ptr [esp + 0xc], esi
    mov esi, 0x20
    mov dword ptr [esp], eax
    mov eax, 0xfefefefe
    mov ebp, 0x7f7f7f7f
    and ecx, ebx
    and edx, edi
    bsf ecx, ecx
    cmovne esi, ecx
    add esi, 0x20
    bsf ecx, edx
    mov edx, dword ptr [esp + 0x50]
    cmove ecx, esi
    mov esi, dword ptr [esp + 0x54]
    and ecx, 0x3f
    shl ecx, 0x6
    and edx, edi
    and esi, ebx
    mov ebx, esi
    mov edi, esi
    shld ebx, edx, 0x19
    shrd edx, esi, 0x9
    shr edi, 0x7
    shr esi, 0x9
    and ebx, eax
    and edx, ebp
    mov eax, 0xfefefe
    or edx, ebx
    mov ebx, 0x7f7f7f
    and edi, eax
    and esi, ebx
    or esi, edi
    mov edi, dword ptr [esp + 0x24]
    or esi, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 12]
    or edx, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 8]
    mov edi, dword ptr [esp]
    not esi
    not edx
    and dword ptr [esp + 0xc], esi
    and edi, edx
    mov esi, dword ptr [esp + 0xc]
    mov ecx, edi
    or ecx, esi
    je .L220
    mov ecx, dword ptr [esp + 0x30]
    mov eax, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0x24]
    mov edx, edi
    not ecx
    not eax
    and dword ptr [esp + 0x1c], ecx
    and dword ptr [esp + 0x2c], eax
    mov ecx, esi
    nop
.L163:
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, esi
    tzcnt eax, edx
    mov dword ptr [esp], edi
    add ecx, 0x20
    test edx, edx
    cmovne ecx, eax
    mov eax, edx
    mov edi, ecx
    add eax, -0x1
    mov ecx, esi
    adc ecx, -0x1
    and edx, eax
    mov dword ptr [esp + 0x10], edi
    and esi, ecx
    mov ecx, edi
    mov dword ptr [esp + 0x30], edx
    mov dword ptr [esp + 0xc], esi
    lea esi, [edi + 2*edi]
    shl ecx, 0x6
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x34], esi
    mov esi, dword ptr [ebx + ecx + plywright::board::geometry::AROUND]
    and edi, dword ptr [esp + 0x1c]
    and eax, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x28]
    imul ebp, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 4]
    add edi, ebp
    mov ebp, dword ptr [esp + 0x34]
    and edx, dword ptr [esp + 0x38]
    movzx ecx, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, ebp
    cmove edi, eax
    add edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov edi, ecx
    and eax, dword ptr [esp + 0x5c]
    and ebp, dword ptr [esp + 0x64]
    or eax, esi
    mov esi, dword ptr [ebx + 8*ecx + plywright::sliders::magic::LOOKUPS + 1540]
    or ebp, edx
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [ebx + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [ebx + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    and esi, dword ptr [esp + 0x1c]
    and eax, dword ptr [esp + 0x2c]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x10]
    cmove esi, eax
    add esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    shld esi, edi, cl
    shl edi, cl
    and edx, dword ptr [esp + 0x58]
    and eax, dword ptr [esp + 0x60]
    or edx, dword ptr [esp + 0x20]
    or eax, ebp
    and eax, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x18]
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    or edx, eax
    mov edx, dword ptr [esp + 0x30]
    cmove edi, ecx
    cmove esi, ecx
    xor dword ptr [esp + 0x4], esi
    xor dword ptr [esp], edi
    mov esi, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp]
    mov eax, edx
    or eax, esi
    jne .L163
    jmp .L221
.L164:
    mov ebp, dword ptr [esp + 0x28]
.L165:
    movd eax, xmm0
    pshufd xmm1, xmm0, 0x55
    movd ecx, xmm1
    mov edx, eax
    or edx, ecx
    je .L169
    mov edx, dword ptr [esp + 0x8]
    movzx ebx, byte ptr [edx + 0x200]
.L166:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L168
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
    mov ebp, dword ptr [esp + 0x28]
.L167:
    and eax, esi
    and ecx, edi
    mov edx, eax
    or edx, ecx
    jne .L166
    jmp .L169
.L168:
    mov bl, -0x1
    jmp .L167
.L169:
    mov eax, dword ptr [esp + 0x20]
    pshufd xmm1, xmm0, 0xff
    pshufd xmm0, xmm0, 0xee
    movd ecx, xmm0
    mov edx, ecx
    not eax
    mov dword ptr [esp + 0x78], eax
    movd eax, xmm1
    or edx, eax
    je .L173
    mov edx, dword ptr [esp + 0x8]
    movzx ebx, byte ptr [edx + 0x200]
    nop
.L170:
    mov esi, ecx
    mov edi, eax
    add esi, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L172
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
    mov ebp, dword ptr [esp + 0x28]
.L171:
    and ecx, esi
    and eax, edi
    mov edx, ecx
    or edx, eax
    jne .L170
    jmp .L173
.L172:
    mov bl, -0x1
    jmp .L171
.L173:
    mov esi, dword ptr [esp + 0x38]
    and ebp, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x30]
    and ebp, dword ptr [esp + 0x78]
    and esi, dword ptr [esp + 0x7c]
    mov eax, ebp
    or eax, esi
    je .L179
    mov eax, dword ptr [esp + 0x8]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L175
    nop
.L174:
    mov ebp, dword ptr [esp + 0x68]
    mov esi, dword ptr [esp + 0x44]
    and ebp, dword ptr [esp + 0x88]
    and esi, dword ptr [esp + 0x70]
    mov eax, ebp
    or eax, esi
    je .L179
.L175:
    tzcnt eax, esi
    tzcnt ecx, ebp
    mov edi, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x68], ebp
    mov dword ptr [esp + 0x44], esi
    add eax, 0x20
    test ebp, ebp
    cmovne eax, ecx
    add ebp, -0x1
    mov ecx, eax
    adc esi, -0x1
    mov dword ptr [esp + 0x88], ebp
    shl ecx, 0x6
    mov dword ptr [esp + 0x70], esi
    mov ebp, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 4]
    mov edi, dword ptr [edi + ecx + plywright::board::geometry::AROUND]
    and edi, dword ptr [esp + 0x18]
    and ebp, dword ptr [esp + 0x14]
    mov ecx, edi
    or ecx, ebp
    je .L174
    or eax, 0x4000
    mov dh, dl
    movzx eax, ax
    mov dword ptr [esp + 0xc], eax
    nop
.L176:
    mov esi, edi
    mov eax, ebp
    add esi, -0x1
    adc eax, -0x1
    cmp dh, -0x1
    je .L178
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
.L177:
    and edi, esi
    and ebp, eax
    mov eax, edi
    or eax, ebp
    jne .L176
    jmp .L174
.L178:
    mov dh, -0x1
    jmp .L177
.L179:
    mov esi, dword ptr [esp + 0x58]
    mov edx, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x10]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x78]
    and edx, dword ptr [esp + 0x7c]
    mov eax, esi
    or eax, edx
    je .L185
    mov eax, dword ptr [esp + 0x8]
    mov ch, byte ptr [eax + 0x200]
    jmp .L181
    nop
.L180:
    mov esi, dword ptr [esp + 0x68]
    mov edx, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x88]
    and edx, dword ptr [esp + 0x70]
    mov eax, esi
    or eax, edx
    je .L185
.L181:
    tzcnt ebp, edx
    tzcnt eax, esi
    mov ebx, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x68], esi
    mov dword ptr [esp + 0x44], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    adc edx, -0x1
    mov dword ptr [esp + 0x88], esi
    mov dword ptr [esp + 0x70], edx
    lea edx, [ebp + 2*ebp]
    mov esi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov edi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x1c]
    and eax, dword ptr [esp + 0x2c]
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
    and edx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x14]
    mov esi, edx
    or esi, eax
    je .L180
    or ebp, 0x4000
    mov cl, ch
    movzx esi, bp
    mov dword ptr [esp + 0xc], esi
    nop
.L182:
    mov esi, edx
    mov ebp, eax
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L184
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
.L183:
    and edx, esi
    and eax, ebp
    mov esi, edx
    or esi, eax
    jne .L182
    jmp .L180
.L184:
    mov cl, -0x1
    jmp .L183
.L185:
    mov edi, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x1c]
    and edi, dword ptr [esp + 0x5c]
    and esi, dword ptr [esp + 0x64]
    and edi, dword ptr [esp + 0x78]
    and esi, dword ptr [esp + 0x7c]
    mov eax, edi
    or eax, esi
    je .L191
    mov eax, dword ptr [esp + 0x8]
    mov ch, byte ptr [eax + 0x200]
    jmp .L187
    nop
.L186:
    mov edi, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x1c]
    and edi, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x68]
    mov eax, edi
    or eax, esi
    je .L191
.L187:
    tzcnt ebp, esi
    tzcnt eax, edi
    mov dword ptr [esp + 0x10], edi
    mov dword ptr [esp + 0x30], esi
    add ebp, 0x20
    test edi, edi
    cmovne ebp, eax
    add edi, -0x1
    mov dword ptr [esp + 0x44], edi
    mov edi, dword ptr [esp + 0x24]
    adc esi, -0x1
    lea ebx, [ebp + 2*ebp]
    mov dword ptr [esp + 0x68], esi
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
    and edx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x14]
    mov esi, edx
    or esi, eax
    je .L186
    or ebp, 0x4000
    mov cl, ch
    movzx esi, bp
    mov dword ptr [esp + 0xc], esi
    nop
.L188:
    mov ebx, edx
    mov esi, eax
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L190
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
.L189:
    and edx, ebx
    and eax, esi
    mov esi, edx
    or esi, eax
    jne .L188
    jmp .L186
.L190:
    mov cl, -0x1
    jmp .L189
.L191:
    mov ebx, dword ptr [esp + 0x48]
    mov esi, dword ptr [esp + 0x6c]
    and ebx, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0x34]
    mov eax, ebx
    or eax, esi
    je .L197
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x74]
    mov edi, dword ptr [esp + 0x8]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x44], eax
    jmp .L193
    nop
.L192:
    mov ebx, dword ptr [esp + 0x48]
    mov esi, dword ptr [esp + 0x6c]
    mov edx, dword ptr [esp + 0x1c]
    and ebx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x10]
    mov eax, ebx
    or eax, esi
    je .L197
.L193:
    tzcnt edi, esi
    tzcnt eax, ebx
    mov dword ptr [esp + 0x48], ebx
    mov dword ptr [esp + 0x6c], esi
    add edi, 0x20
    test ebx, ebx
    cmovne edi, eax
    add ebx, -0x1
    adc esi, -0x1
    lea ebp, [edi + 2*edi]
    mov dword ptr [esp + 0x30], ebx
    mov dword ptr [esp + 0x10], esi
    mov esi, dword ptr [esp + 0x24]
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
    mov esi, dword ptr [esp + 0x44]
    and edx, dword ptr [esi + 8*edi]
    and eax, dword ptr [esi + 8*edi + 0x4]
    and edx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x14]
    mov esi, edx
    or esi, eax
    je .L192
    or edi, 0x4000
    mov cl, ch
    movzx esi, di
    mov dword ptr [esp + 0xc], esi
    nop
.L194:
    mov ebp, edx
    mov esi, eax
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L196
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
.L195:
    and edx, ebp
    and eax, esi
    mov esi, edx
    or esi, eax
    jne .L194
    jmp .L192
.L196:
    mov cl, -0x1
    jmp .L195
.L197:
    mov ebx, dword ptr [esp + 0x4c]
    mov esi, dword ptr [esp + 0x3c]
    and ebx, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0x34]
    mov eax, ebx
    or eax, esi
    je .L203
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x74]
    mov edi, dword ptr [esp + 0x8]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x6c], eax
    jmp .L199
    nop
.L198:
    mov ebx, dword ptr [esp + 0x4c]
    mov esi, dword ptr [esp + 0x3c]
    mov edx, dword ptr [esp + 0x1c]
    and ebx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x10]
    mov eax, ebx
    or eax, esi
    je .L203
.L199:
    tzcnt edi, esi
    tzcnt eax, ebx
    mov dword ptr [esp + 0x4c], ebx
    mov dword ptr [esp + 0x3c], esi
    add edi, 0x20
    test ebx, ebx
    cmovne edi, eax
    add ebx, -0x1
    adc esi, -0x1
    lea ebp, [edi + 2*edi]
    mov dword ptr [esp + 0x30], ebx
    mov dword ptr [esp + 0x10], esi
    mov esi, dword ptr [esp + 0x24]
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
    mov esi, dword ptr [esp + 0x6c]
    and edx, dword ptr [esi + 8*edi]
    and eax, dword ptr [esi + 8*edi + 0x4]
    and edx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x14]
    mov esi, edx
    or esi, eax
    je .L198
    or edi, 0x4000
    mov cl, ch
    movzx esi, di
    mov dword ptr [esp + 0xc], esi
    nop
.L200:
    mov ebp, edx
    mov esi, eax
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L202
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
.L201:
    and edx, ebp
    and eax, esi
    mov esi, edx
    or esi, eax
    jne .L200
    jmp .L198
.L202:
    mov cl, -0x1
    jmp .L201
.L203:
    mov edx, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x34]
    and edx, dword ptr [esp + 0x98]
    and esi, dword ptr [esp + 0x9c]
    mov eax, edx
    or eax, esi
    je .L209
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x74]
    mov edi, dword ptr [esp + 0x8]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x3c], eax
    jmp .L205
    nop
.L204:
    mov edx, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x34]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x10]
    mov eax, edx
    or eax, esi
    je .L209
.L205:
    tzcnt edi, esi
    mov ebp, dword ptr [esp + 0x24]
    tzcnt eax, edx
    mov dword ptr [esp + 0x20], edx
    mov dword ptr [esp + 0x34], esi
    add edi, 0x20
    test edx, edx
    cmovne edi, eax
    add edx, -0x1
    mov dword ptr [esp], edi
    lea edi, [edi + 2*edi]
    adc esi, -0x1
    mov dword ptr [esp + 0x30], edx
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x10], esi
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov cl, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    and ebx, dword ptr [esp + 0x1c]
    and eax, dword ptr [esp + 0x2c]
    imul esi, eax
    imul ebx, edx
    mul edx
    add ebx, edx
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    add ebx, esi
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    mov cl, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    cmove ebx, eax
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    add ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    and esi, dword ptr [esp + 0x1c]
    and eax, dword ptr [esp + 0x2c]
    imul edx, eax
    mov dword ptr [esp + 0x4], edx
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    imul esi, edx
    mul edx
    add esi, edx
    add esi, dword ptr [esp + 0x4]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov esi, dword ptr [esp + 0x3c]
    or edx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::TABLE + 4]
    or eax, dword ptr [ebp + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esp]
    and eax, dword ptr [esi + 8*ebx]
    and edx, dword ptr [esi + 8*ebx + 0x4]
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x14]
    mov esi, eax
    or esi, edx
    je .L204
    mov edi, ebx
    mov cl, ch
    or edi, 0x4000
    movzx esi, di
    mov dword ptr [esp + 0xc], esi
    nop
.L206:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L208
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
.L207:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L206
    jmp .L204
.L208:
    mov cl, -0x1
    jmp .L207
.L209:
    mov ecx, dword ptr [esp + 0x80]
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
    and esi, dword ptr [esp + 0x18]
    and edi, dword ptr [esp + 0x14]
    mov ecx, esi
    or ecx, edi
    je .L248
    mov ebx, dword ptr [esp + 0x14]
    mov ecx, dword ptr [esp + 0x90]
    mov dword ptr [esp + 0xc], edi
    mov edi, dword ptr [esp + 0x18]
    mov ebp, dword ptr [esp + 0x94]
    mov dword ptr [esp], esi
    mov esi, 0x20
    and ecx, ebx
    and ebp, edi
    bsf ecx, ecx
    cmovne esi, ecx
    add esi, 0x20
    bsf ecx, ebp
    mov ebp, dword ptr [esp + 0x50]
    cmove ecx, esi
    and ecx, 0x3f
    shl ecx, 0x6
    and ebp, edi
    mov edi, dword ptr [esp + 0x54]
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
    mov esi, dword ptr [esp + 0x24]
    or edi, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 12]
    or ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 8]
    mov esi, dword ptr [esp]
    not edi
    not ebp
    and dword ptr [esp + 0xc], edi
    and esi, ebp
    mov edi, dword ptr [esp + 0xc]
    mov ecx, esi
    or ecx, edi
    je .L239
    mov ebx, dword ptr [esp + 0x2c]
    not edx
    mov ebp, dword ptr [esp + 0x24]
    not eax
    mov ecx, edi
    and dword ptr [esp + 0x1c], edx
    mov edx, esi
    and ebx, eax
    mov dword ptr [esp + 0x2c], ebx
    nop
.L210:
    mov dword ptr [esp + 0x4], ecx
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
    mov dword ptr [esp + 0x10], esi
    and edx, eax
    and edi, ecx
    mov ecx, esi
    lea esi, [esi + 2*esi]
    mov dword ptr [esp + 0x30], edx
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0xc], edi
    mov edi, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x34], esi
    shl ecx, 0x6
    and edi, dword ptr [esp + 0x1c]
    and eax, ebx
    mov ebx, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    mov esi, dword ptr [ebp + ecx + plywright::board::geometry::AROUND]
    imul ebx, eax
    imul edi, edx
    mul edx
    and esi, dword ptr [esp + 0x28]
    add edi, edx
    mov edx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 4]
    add edi, ebx
    mov ebx, dword ptr [esp + 0x34]
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
    and eax, dword ptr [esp + 0x5c]
    and ebx, dword ptr [esp + 0x64]
    or eax, esi
    mov esi, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1540]
    or ebx, edx
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    and esi, dword ptr [esp + 0x1c]
    and eax, dword ptr [esp + 0x2c]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x10]
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    shld esi, edi, cl
    shl edi, cl
    and edx, dword ptr [esp + 0x58]
    and eax, dword ptr [esp + 0x60]
    or edx, dword ptr [esp + 0x20]
    or eax, ebx
    mov ebx, ecx
    mov ecx, dword ptr [esp + 0x4]
    and eax, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x18]
    test bl, 0x20
    mov ebx, 0x0
    cmovne esi, edi
    cmovne edi, ebx
    or edx, eax
    mov edx, dword ptr [esp + 0x30]
    cmove edi, ebx
    cmove esi, ebx
    mov ebx, dword ptr [esp + 0x2c]
    xor dword ptr [esp], edi
    mov edi, dword ptr [esp + 0xc]
    xor ecx, esi
    mov esi, dword ptr [esp]
    mov eax, edx
    or eax, edi
    jne .L210
    jmp .L240
.L211:
    xor edx, edx
    xor ecx, ecx
.L212:
    mov eax, edx
    mov dword ptr [esp + 0xc], ecx
    and ecx, dword ptr [esp + 0x14]
    mov ebx, edx
    and eax, dword ptr [esp + 0x18]
    mov edx, eax
    or edx, ecx
    je .L216
    mov edx, dword ptr [esp + 0x40]
    mov dword ptr [esp], ebx
    lea esi, [edx + 0x4000]
    mov edx, dword ptr [esp + 0x8]
    movzx esi, si
    mov dword ptr [esp + 0x2c], esi
    movzx edx, byte ptr [edx + 0x200]
    nop
.L213:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L215
    movzx ebp, dl
    tzcnt ebx, ecx
    inc dl
    mov dword ptr [esp + 0x4], ebp
    tzcnt ebp, eax
    add ebx, 0x20
    test eax, eax
    mov byte ptr [esp + 0x1c], dl
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0x8]
    mov edx, dword ptr [esp + 0x4]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x2c]
    mov word ptr [ebp + 2*edx], bx
    movzx edx, byte ptr [esp + 0x1c]
    mov ebx, dword ptr [esp]
    mov byte ptr [ebp + 0x200], dl
.L214:
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L213
    jmp .L216
.L215:
    mov dl, -0x1
    jmp .L214
.L216:
    mov ecx, dword ptr [esp + 0x18]
    mov eax, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp + 0xc]
    not ecx
    not eax
    and ebx, ecx
    and edi, eax
    mov eax, ebx
    or eax, edi
    je .L238
    mov eax, dword ptr [esp + 0x8]
    movzx edx, word ptr [esp + 0x40]
    movzx ecx, byte ptr [eax + 0x200]
    mov dword ptr [esp + 0xc], edx
.L217:
    mov eax, ebx
    mov esi, edi
    add eax, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L219
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
    add ebp, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*ecx], bp
    mov byte ptr [ebx + 0x200], dl
    mov ebx, eax
    mov eax, dword ptr [esp + 0x4]
    mov ecx, edx
.L218:
    and ebx, eax
    and edi, esi
    mov edx, ebx
    or edx, edi
    jne .L217
    jmp .L238
.L219:
    mov cl, -0x1
    jmp .L218
.L220:
    xor edi, edi
    xor ecx, ecx
.L221:
    mov eax, edi
    mov dword ptr [esp + 0x4], ecx
    and ecx, dword ptr [esp + 0x14]
    mov dword ptr [esp], edi
    and eax, dword ptr [esp + 0x18]
    mov edx, eax
    or edx, ecx
    je .L225
    mov edx, dword ptr [esp + 0x40]
    lea esi, [edx + 0x4000]
    mov edx, dword ptr [esp + 0x8]
    movzx esi, si
    mov dword ptr [esp + 0x2c], esi
    movzx edx, byte ptr [edx + 0x200]
    nop
.L222:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L224
    movzx ebx, dl
    inc dl
    tzcnt ebp, eax
    mov dword ptr [esp + 0xc], ebx
    tzcnt ebx, ecx
    mov byte ptr [esp + 0x1c], dl
    add ebx, 0x20
    test eax, eax
    mov edx, dword ptr [esp + 0xc]
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0x8]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x2c]
    mov word ptr [ebp + 2*edx], bx
    movzx edx, byte ptr [esp + 0x1c]
    mov byte ptr [ebp + 0x200], dl
.L223:
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L222
    jmp .L225
.L224:
    mov dl, -0x1
    jmp .L223
.L225:
    mov ecx, dword ptr [esp + 0x18]
    mov eax, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp]
    mov esi, dword ptr [esp + 0x4]
    not ecx
    not eax
    and edi, ecx
    and esi, eax
    mov eax, edi
    or eax, esi
    je .L248
    mov eax, dword ptr [esp + 0x8]
    movzx edx, word ptr [esp + 0x40]
    movzx ecx, byte ptr [eax + 0x200]
    mov dword ptr [esp + 0xc], edx
.L226:
    mov edx, edi
    mov eax, esi
    add edx, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L228
    movzx ebx, cl
    tzcnt ebp, esi
    inc cl
    mov dword ptr [esp + 0x4], edx
    mov edx, eax
    mov dword ptr [esp], ebx
    tzcnt ebx, edi
    add ebp, 0x20
    test edi, edi
    mov eax, ecx
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0x8]
    mov ecx, dword ptr [esp]
    shl ebp, 0x6
    add ebp, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*ecx], bp
    mov ecx, eax
    mov eax, edx
    mov edx, dword ptr [esp + 0x4]
    mov byte ptr [ebx + 0x200], cl
.L227:
    and edi, edx
    and esi, eax
    mov edx, edi
    or edx, esi
    jne .L226
    jmp .L248
.L228:
    mov cl, -0x1
    jmp .L227
.L229:
    xor eax, eax
    xor ebp, ebp
.L230:
    mov ecx, ebp
    mov dword ptr [esp], eax
    and eax, dword ptr [esp + 0x18]
    and ecx, dword ptr [esp + 0x14]
    mov edx, eax
    or edx, ecx
    je .L234
    mov edx, dword ptr [esp + 0x40]
    mov dword ptr [esp + 0x4], ebp
    lea esi, [edx + 0x4000]
    mov edx, dword ptr [esp + 0x8]
    movzx esi, si
    mov dword ptr [esp + 0x2c], esi
    movzx edx, byte ptr [edx + 0x200]
    nop
.L231:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L233
    movzx ebx, dl
    inc dl
    tzcnt ebp, eax
    mov dword ptr [esp + 0xc], ebx
    tzcnt ebx, ecx
    mov byte ptr [esp + 0x1c], dl
    add ebx, 0x20
    test eax, eax
    mov edx, dword ptr [esp + 0xc]
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0x8]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x2c]
    mov word ptr [ebp + 2*edx], bx
    movzx edx, byte ptr [esp + 0x1c]
    mov byte ptr [ebp + 0x200], dl
    mov ebp, dword ptr [esp + 0x4]
.L232:
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L231
    jmp .L234
.L233:
    mov dl, -0x1
    jmp .L232
.L234:
    mov ecx, dword ptr [esp + 0x18]
    mov eax, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp]
    not ecx
    not eax
    and edi, ecx
    and ebp, eax
    mov eax, edi
    or eax, ebp
    je .L238
    mov eax, dword ptr [esp + 0x8]
    movzx edx, word ptr [esp + 0x40]
    movzx ecx, byte ptr [eax + 0x200]
    mov dword ptr [esp + 0xc], edx
    nop
.L235:
    mov eax, edi
    mov esi, ebp
    add eax, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L237
    mov dword ptr [esp + 0x4], eax
    movzx eax, cl
    inc cl
    tzcnt ebx, edi
    mov dword ptr [esp], eax
    mov eax, ebp
    tzcnt ebp, ebp
    mov edx, ecx
    add ebp, 0x20
    test edi, edi
    mov ecx, dword ptr [esp]
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0x8]
    shl ebp, 0x6
    add ebp, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*ecx], bp
    mov ebp, eax
    mov eax, dword ptr [esp + 0x4]
    mov ecx, edx
    mov byte ptr [ebx + 0x200], dl
.L236:
    and edi, eax
    and ebp, esi
    mov edx, edi
    or edx, ebp
    jne .L235
    jmp .L238
.L237:
    mov cl, -0x1
    jmp .L236
.L238:
    mov edx, dword ptr [esp + 0x8c]
    cmp byte ptr [edx + 0x41], 0x0
    je .L249
    movzx eax, byte ptr [edx + 0x42]
    sub esp, 0xc
    mov ebx, dword ptr [esp + 0x30]
    lea ecx, [esp + 0xac]
    push dword ptr [esp + 0x20]
    push dword ptr [esp + 0x28]
    push dword ptr [esp + 0x1c]
    push eax
    push dword ptr [esp + 0x5c]
    call plywright::movegen::generate::en_passant
    jmp .L257
.L239:
    xor esi, esi
    xor ecx, ecx
.L240:
    mov eax, esi
    mov ebp, ecx
    and ecx, dword ptr [esp + 0x14]
    mov dword ptr [esp], esi
    and eax, dword ptr [esp + 0x18]
    mov edx, eax
    or edx, ecx
    je .L244
    mov edx, dword ptr [esp + 0x40]
    mov dword ptr [esp + 0x4], ebp
    lea esi, [edx + 0x4000]
    mov edx, dword ptr [esp + 0x8]
    movzx esi, si
    mov dword ptr [esp + 0x2c], esi
    movzx edx, byte ptr [edx + 0x200]
    nop
.L241:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L243
    movzx ebx, dl
    inc dl
    tzcnt ebp, eax
    mov dword ptr [esp + 0xc], ebx
    tzcnt ebx, ecx
    mov byte ptr [esp + 0x1c], dl
    add ebx, 0x20
    test eax, eax
    mov edx, dword ptr [esp + 0xc]
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0x8]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x2c]
    mov word ptr [ebp + 2*edx], bx
    movzx edx, byte ptr [esp + 0x1c]
    mov byte ptr [ebp + 0x200], dl
    mov ebp, dword ptr [esp + 0x4]
.L242:
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L241
    jmp .L244
.L243:
    mov dl, -0x1
    jmp .L242
.L244:
    mov ecx, dword ptr [esp + 0x18]
    mov eax, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp]
    not ecx
    not eax
    and edi, ecx
    and ebp, eax
    mov eax, edi
    or eax, ebp
    je .L248
    mov eax, dword ptr [esp + 0x8]
    movzx edx, word ptr [esp + 0x40]
    movzx ecx, byte ptr [eax + 0x200]
    mov dword ptr [esp + 0xc], edx
    nop
.L245:
    mov eax, edi
    mov esi, ebp
    add eax, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L247
    mov dword ptr [esp + 0x4], eax
    movzx eax, cl
    inc cl
    tzcnt ebx, edi
    mov dword ptr [esp], eax
    mov eax, ebp
    tzcnt ebp, ebp
    mov edx, ecx
    add ebp, 0x20
    test edi, edi
    mov ecx, dword ptr [esp]
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0x8]
    shl ebp, 0x6
    add ebp, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*ecx], bp
    mov ebp, eax
    mov eax, dword ptr [esp + 0x4]
    mov ecx, edx
    mov byte ptr [ebx + 0x200], dl
.L246:
    and edi, eax
    and ebp, esi
    mov edx, edi
    or edx, ebp
    jne .L245
    jmp .L248
.L247:
    mov cl, -0x1
    jmp .L246
.L248:
    mov edx, dword ptr [esp + 0x8c]
    cmp byte ptr [edx + 0x41], 0x0
    jne .L250
.L249:
    add esp, 0xac
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L250:
    movzx eax, byte ptr [edx + 0x42]
    sub esp, 0xc
    mov ebx, dword ptr [esp + 0x30]
    lea ecx, [esp + 0xac]
    push dword ptr [esp + 0x20]
    push dword ptr [esp + 0x28]
    push dword ptr [esp + 0x1c]
    push eax
    push dword ptr [esp + 0x5c]
    call plywright::movegen::generate::en_passant
    jmp .L257
.L251:
    mov eax, dword ptr [esp + 0x40]
    mov esi, dword ptr [esp + 0x18]
    mov edi, ecx
    jmp .L254
.L252:
    mov eax, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x34]
    jmp .L256
.L253:
    mov eax, dword ptr [esp + 0x40]
    xor edi, edi
    mov dword ptr [esp + 0xc], ecx
    mov dword ptr [esp + 0x20], 0x0
.L254:
    mov edx, dword ptr [esp + 0x8c]
    mov ebx, dword ptr [esp + 0x24]
    lea ecx, [esp + 0xa0]
    push dword ptr [esp + 0x14]
    push esi
    push dword ptr [esp + 0x10]
    push ebp
    push dword ptr [esp + 0x1c]
    push dword ptr [esp + 0x34]
    push edi
    push eax
    call plywright::movegen::generate::evasions
    jmp .L257
.L255:
    xor eax, eax
    xor esi, esi
.L256:
    mov edx, dword ptr [esp + 0x8c]
    mov ebx, dword ptr [esp + 0x24]
    lea ecx, [esp + 0xa0]
    push dword ptr [esp + 0x14]
    push dword ptr [esp + 0x1c]
    push dword ptr [esp + 0x10]
    push edi
    push ebp
    push esi
    push eax
    push dword ptr [esp + 0x5c]
    call plywright::movegen::generate::evasions
.L257:
    add esp, 0x20
    jmp .L249
.C0 = 0x007f7f7f7f7f7f7f 0x00fefefefefefefe
.C1 = 0xfefefefefefefe00 0x7f7f7f7f7f7f7f00
.C2 = 0x007f7f7f7f7f7f00 0x00fefefefefefe00
.C3 = 0x00fefefefefefe00 0x007f7f7f7f7f7f00

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

plywright::movegen::generate::evasions:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x7c
    movzx eax, byte ptr [esp + 0x90]
    mov ebx, edx
    mov dword ptr [esp + 0x5c], ecx
    mov edx, dword ptr [edx + 0x30]
    call .L0
.L0:
    pop edi
    mov esi, 0x20
    mov ebp, dword ptr [ebx + 0x34]
    mov ecx, dword ptr [ebx + 0x2c]
    add edi, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x34], ebx
    mov dword ptr [esp + 0x2c], edi
    mov dword ptr [esp + 0x4c], eax
    shl eax, 0x6
    mov dword ptr [esp + 0x20], edx
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [ebx + 0x28]
    and ecx, ebp
    mov dword ptr [esp + 0x38], ebp
    and eax, edx
    bsf ecx, ecx
    cmovne esi, ecx
    mov ecx, dword ptr [ebx + 0x4]
    add esi, 0x20
    bsf eax, eax
    cmove eax, esi
    mov esi, dword ptr [ebx]
    and eax, 0x3f
    mov dword ptr [esp + 0x6c], ecx
    and ecx, ebp
    shl eax, 0x6
    mov dword ptr [esp + 0x70], esi
    and esi, edx
    mov edx, ecx
    shld ecx, esi, 0x7
    shld edx, esi, 0x9
    and ecx, 0x7f7f7f7f
    and edx, 0xfefefefe
    or ecx, dword ptr [edi + eax + plywright::board::geometry::AROUND + 12]
    or ecx, edx
    mov edx, esi
    shl esi, 0x7
    and esi, 0x7f7f7f00
    shl edx, 0x9
    not ecx
    or esi, dword ptr [edi + eax + plywright::board::geometry::AROUND + 8]
    mov eax, dword ptr [esp + 0x1c]
    and edx, 0xfefefe00
    or esi, edx
    mov edx, dword ptr [esp + 0x20]
    and ecx, dword ptr [edi + eax + plywright::board::geometry::AROUND + 12]
    not esi
    and esi, dword ptr [edi + eax + plywright::board::geometry::AROUND + 8]
    and ecx, ebp
    mov dword ptr [esp + 0xc], ecx
    mov edi, esi
    and edi, edx
    mov eax, edi
    or eax, ecx
    je .L2
    mov eax, dword ptr [ebx + 0x38]
    mov esi, dword ptr [ebx + 0x3c]
    movzx ecx, byte ptr [esp + 0x90]
    movdqu xmm0, xmmword ptr [ebx + 0x20]
    movdqu xmm1, xmmword ptr [ebx + 0x10]
    or eax, edx
    or esi, ebp
    xor edx, edx
    mov ebp, 0x1
    pshufd xmm0, xmm0, 0x44
    shld edx, ebp, cl
    shl ebp, cl
    test cl, 0x20
    mov ecx, 0x0
    por xmm0, xmm1
    cmovne edx, ebp
    cmovne ebp, ecx
    mov ecx, dword ptr [ebx + 0xc]
    not edx
    not ebp
    and edx, esi
    and ebp, eax
    mov dword ptr [esp + 0x18], edx
    mov edx, dword ptr [ebx + 0x8]
    mov ebx, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x14], ebp
    mov dword ptr [esp + 0x24], ecx
    mov ecx, edi
    mov dword ptr [esp + 0x28], edx
    mov edx, dword ptr [esp + 0xc]
    mov esi, edx
    nop
.L1:
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, esi
    tzcnt eax, ecx
    mov dword ptr [esp + 0x8], ecx
    mov dword ptr [esp + 0x4], edi
    add edx, 0x20
    test ecx, ecx
    cmovne edx, eax
    mov eax, ecx
    mov ecx, esi
    add eax, -0x1
    lea edi, [edx + 2*edx]
    mov dword ptr [esp + 0x30], edx
    adc ecx, -0x1
    mov ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    and dword ptr [esp + 0x8], eax
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS]
    and esi, ecx
    mov ecx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x10], esi
    mov esi, edx
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    shl esi, 0x6
    and ebp, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x14]
    imul ecx, eax
    imul ebp, edx
    mul edx
    add ebp, edx
    mov edx, dword ptr [ebx + esi + plywright::board::geometry::AROUND]
    add ebp, ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    and edx, dword ptr [esp + 0x28]
    shrd eax, ebp, cl
    shr ebp, cl
    mov dword ptr [esp + 0x48], edx
    mov edx, dword ptr [ebx + esi + plywright::board::geometry::AROUND + 4]
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    and edx, dword ptr [esp + 0x24]
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove ebp, eax
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    and esi, dword ptr [esp + 0x18]
    add ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x44], edx
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    and eax, dword ptr [esp + 0x14]
    movq xmm1, qword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    movq xmm2, qword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    xor esi, esi
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    pshufd xmm1, xmm2, 0xee
    movd ecx, xmm1
    pshufd xmm1, xmm2, 0xff
    movd edx, xmm1
    pshufd xmm1, xmm2, 0x55
    or edx, dword ptr [esp + 0x44]
    movd eax, xmm1
    or eax, edx
    movd edx, xmm2
    or edx, dword ptr [esp + 0x48]
    and eax, dword ptr [esp + 0x38]
    or edx, ecx
    mov ecx, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x20]
    shld esi, edi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    or edx, eax
    mov edx, dword ptr [esp + 0xc]
    cmove edi, ecx
    cmove esi, ecx
    mov ecx, dword ptr [esp + 0x8]
    xor dword ptr [esp + 0x4], edi
    mov edi, dword ptr [esp + 0x4]
    xor edx, esi
    mov esi, dword ptr [esp + 0x10]
    mov eax, ecx
    or eax, esi
    jne .L1
    jmp .L3
.L2:
    xor edi, edi
    xor edx, edx
.L3:
    mov eax, edi
    mov dword ptr [esp + 0xc], edx
    and edx, dword ptr [esp + 0xac]
    mov dword ptr [esp + 0x4], edi
    and eax, dword ptr [esp + 0xa8]
    mov ecx, eax
    or ecx, edx
    je .L7
    mov ecx, dword ptr [esp + 0x4c]
    lea esi, [ecx + 0x4000]
    mov ecx, dword ptr [esp + 0xa4]
    movzx edi, si
    mov dword ptr [esp + 0x10], edi
    movzx ecx, byte ptr [ecx + 0x200]
    mov byte ptr [esp + 0x8], cl
    nop
.L4:
    movzx ecx, byte ptr [esp + 0x8]
    mov edi, eax
    mov esi, edx
    add edi, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L6
    movzx ebx, cl
    inc cl
    mov dword ptr [esp + 0x14], esi
    tzcnt esi, eax
    mov dword ptr [esp + 0x18], ebx
    mov bh, cl
    tzcnt ecx, edx
    add ecx, 0x20
    test eax, eax
    mov ebp, dword ptr [esp + 0x18]
    mov byte ptr [esp + 0x8], bh
    cmovne ecx, esi
    mov esi, dword ptr [esp + 0xa4]
    shl ecx, 0x6
    or ecx, dword ptr [esp + 0x10]
    mov word ptr [esi + 2*ebp], cx
    mov esi, dword ptr [esp + 0x14]
    mov ecx, dword ptr [esp + 0xa4]
    mov byte ptr [ecx + 0x200], bh
.L5:
    and eax, edi
    and edx, esi
    mov ecx, eax
    or ecx, edx
    jne .L4
    jmp .L7
.L6:
    mov byte ptr [esp + 0x8], -0x1
    jmp .L5
.L7:
    mov eax, dword ptr [esp + 0xa8]
    mov ecx, dword ptr [esp + 0xac]
    mov ebx, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp + 0xc]
    not eax
    not ecx
    and ebx, eax
    mov dword ptr [esp + 0x44], eax
    and edi, ecx
    mov dword ptr [esp + 0x48], ecx
    mov eax, ebx
    or eax, edi
    je .L11
    mov eax, dword ptr [esp + 0xa4]
    movzx edx, word ptr [esp + 0x4c]
    movzx ecx, byte ptr [eax + 0x200]
    mov dword ptr [esp + 0xc], edx
    nop
.L8:
    mov eax, ebx
    mov esi, edi
    add eax, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L10
    mov dword ptr [esp + 0x8], eax
    movzx eax, cl
    tzcnt ebp, edi
    inc cl
    mov dword ptr [esp + 0x4], eax
    mov eax, ebx
    tzcnt ebx, ebx
    add ebp, 0x20
    mov edx, ecx
    test eax, eax
    mov ecx, dword ptr [esp + 0x4]
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0xa4]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*ecx], bp
    mov ebx, eax
    mov ebp, dword ptr [esp + 0xa4]
    mov eax, dword ptr [esp + 0x8]
    mov ecx, edx
    mov byte ptr [ebp + 0x200], dl
.L9:
    and ebx, eax
    and edi, esi
    mov edx, ebx
    or edx, edi
    jne .L8
    jmp .L11
.L10:
    mov cl, -0x1
    jmp .L9
.L11:
    mov esi, dword ptr [esp + 0x9c]
    mov edx, dword ptr [esp + 0xa0]
    mov eax, esi
    mov ecx, edx
    add eax, -0x1
    adc ecx, -0x1
    and eax, esi
    and ecx, edx
    or ecx, eax
    jne .L63
    mov eax, esi
    mov esi, dword ptr [esp + 0x2c]
    mov ecx, dword ptr [esp + 0x1c]
    mov ebp, edx
    tzcnt edx, edx
    mov edi, dword ptr [esp + 0x94]
    movd xmm1, dword ptr [esp + 0x98]
    movd xmm3, dword ptr [esp + 0x38]
    add edx, 0x20
    lea ecx, [esi + ecx + plywright::board::geometry::AROUND]
    movd xmm0, edi
    not edi
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, eax
    test eax, eax
    punpckldq xmm0, xmm1
    mov dword ptr [esp + 0x68], edi
    cmovne edx, ecx
    mov ecx, dword ptr [esp + 0x4c]
    pshufd xmm1, xmm0, 0x44
    pcmpeqd xmm0, xmm0
    pxor xmm0, xmm1
    movd xmm1, dword ptr [esp + 0x20]
    shl ecx, 0x9
    lea ecx, [esi + ecx + plywright::board::geometry::BETWEEN]
    punpckldq xmm1, xmm3
    mov ebx, dword ptr [ecx + 8*edx]
    pshufd xmm1, xmm1, 0x44
    or ebx, eax
    mov dword ptr [esp + 0x10], ebx
    mov ebx, dword ptr [ecx + 8*edx + 0x4]
    mov ecx, dword ptr [esp + 0x34]
    mov eax, dword ptr [ecx + 0x3c]
    mov edx, dword ptr [ecx + 0x38]
    mov ecx, dword ptr [esp + 0x98]
    or ebx, ebp
    mov dword ptr [esp + 0x30], ebx
    mov dword ptr [esp + 0x58], ecx
    mov ecx, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x54], eax
    and eax, dword ptr [esp + 0x6c]
    por xmm0, xmmword ptr [ecx + 0x30]
    mov ecx, edx
    and edx, dword ptr [esp + 0x70]
    movd xmm2, eax
    mov dword ptr [esp + 0x50], ecx
    movd xmm3, edx
    test edx, 0xff00
    punpckldq xmm3, xmm2
    pshufd xmm2, xmm3, 0x44
    pand xmm2, xmm0
    movdqa xmm0, xmm2
    psrlq xmm2, 0x7
    psrlq xmm0, 0x9
    movsd xmm2, xmm0
    movd xmm0, ebx
    mov ebx, dword ptr [esp + 0x10]
    movd xmm3, ebx
    punpckldq xmm3, xmm0
    pshufd xmm0, xmm3, 0x44
    pand xmm0, xmm1
    pand xmm0, xmm2
    pand xmm0, xmmword ptr [esi + .C0]
    je .L24
    mov esi, ecx
    movzx ecx, byte ptr [esp + 0x90]
    mov eax, 0x1010101
    and cl, 0x7
    shl eax, cl
    or eax, edi
    and edx, eax
    mov eax, esi
    or eax, dword ptr [esp + 0x20]
    shr edx, 0x8
    not eax
    and eax, ebx
    and eax, edx
    and eax, 0xff
    je .L15
    mov edx, dword ptr [esp + 0xa4]
    xor ecx, ecx
    movzx edx, byte ptr [edx + 0x200]
    nop
.L12:
    tzcnt esi, ecx
    tzcnt edi, eax
    mov dh, -0x1
    add esi, 0x20
    test eax, eax
    cmovne esi, edi
    cmp dl, -0x1
    je .L13
    mov edi, esi
    mov dword ptr [esp + 0x4], ecx
    mov ecx, dword ptr [esp + 0xa4]
    mov ebx, edx
    movzx ebp, dl
    shl edi, 0x6
    inc bl
    lea esi, [esi + edi + 0x8]
    mov edi, esi
    or edi, 0xb000
    cmp bl, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], bl
    je .L14
    mov bh, dl
    mov edi, esi
    movzx ebp, bl
    add bh, 0x2
    or edi, 0x8000
    cmp bh, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], bh
    je .L14
    mov bl, dl
    mov edi, esi
    movzx ebp, bh
    or edi, 0xa000
    add bl, 0x3
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], bl
    mov ecx, dword ptr [esp + 0x4]
    cmp bl, -0x1
    je .L13
    mov ebp, dword ptr [esp + 0xa4]
    add dl, 0x4
    or esi, 0x9000
    movzx edi, bl
    mov dh, dl
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], dl
.L13:
    mov esi, eax
    mov edi, ecx
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L12
    jmp .L15
.L14:
    mov ecx, dword ptr [esp + 0x4]
    jmp .L13
.L15:
    pshufd xmm1, xmm0, 0xee
    movd eax, xmm1
    and eax, 0xfe
    je .L19
    mov edx, dword ptr [esp + 0xa4]
    xor ecx, ecx
    movzx edx, byte ptr [edx + 0x200]
    nop
.L16:
    tzcnt esi, ecx
    tzcnt edi, eax
    mov dh, -0x1
    add esi, 0x20
    test eax, eax
    cmovne esi, edi
    cmp dl, -0x1
    je .L17
    mov edi, esi
    mov dword ptr [esp + 0x4], ecx
    mov ecx, dword ptr [esp + 0xa4]
    mov ebx, edx
    movzx ebp, dl
    shl edi, 0x6
    inc bl
    lea esi, [esi + edi + 0x7]
    mov edi, esi
    or edi, 0xf000
    cmp bl, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], bl
    je .L18
    mov bh, dl
    mov edi, esi
    movzx ebp, bl
    add bh, 0x2
    or edi, 0xc000
    cmp bh, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], bh
    je .L18
    mov bl, dl
    mov edi, esi
    movzx ebp, bh
    or edi, 0xe000
    add bl, 0x3
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], bl
    mov ecx, dword ptr [esp + 0x4]
    cmp bl, -0x1
    je .L17
    mov ebp, dword ptr [esp + 0xa4]
    add dl, 0x4
    or esi, 0xd000
    movzx edi, bl
    mov dh, dl
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], dl
.L17:
    mov esi, eax
    mov edi, ecx
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L16
    jmp .L19
.L18:
    mov ecx, dword ptr [esp + 0x4]
    jmp .L17
.L19:
    movd eax, xmm0
    and eax, 0x7f
    je .L23
    mov edx, dword ptr [esp + 0xa4]
    xor ecx, ecx
    movzx edx, byte ptr [edx + 0x200]
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
    mov dword ptr [esp + 0x4], ecx
    mov ecx, dword ptr [esp + 0xa4]
    mov ebx, edx
    movzx ebp, dl
    shl edi, 0x6
    inc bl
    lea esi, [esi + edi + 0x9]
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
    mov ecx, dword ptr [esp + 0x4]
    cmp bl, -0x1
    je .L21
    mov ebp, dword ptr [esp + 0xa4]
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
    mov ecx, dword ptr [esp + 0x4]
    jmp .L21
.L23:
    mov eax, dword ptr [esp + 0x2c]
    pand xmm0, xmmword ptr [eax + .C1]
.L24:
    pshufd xmm2, xmm0, 0xee
    pshufd xmm1, xmm0, 0xff
    movd ecx, xmm2
    movd eax, xmm1
    mov edx, ecx
    or edx, eax
    je .L28
    mov edx, dword ptr [esp + 0xa4]
    movzx ebx, byte ptr [edx + 0x200]
    nop
.L25:
    mov esi, ecx
    mov edi, eax
    add esi, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L27
    movzx edx, bl
    inc bl
    tzcnt ebp, ecx
    mov dword ptr [esp + 0x4], edx
    tzcnt edx, eax
    mov byte ptr [esp + 0x8], bl
    add edx, 0x20
    test ecx, ecx
    mov ebx, dword ptr [esp + 0x4]
    cmovne edx, ebp
    mov ebp, edx
    shl ebp, 0x6
    lea edx, [edx + ebp + 0x4007]
    mov ebp, dword ptr [esp + 0xa4]
    mov word ptr [ebp + 2*ebx], dx
    movzx ebx, byte ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], bl
.L26:
    and ecx, esi
    and eax, edi
    mov edx, ecx
    or edx, eax
    jne .L25
    jmp .L28
.L27:
    mov bl, -0x1
    jmp .L26
.L28:
    movd eax, xmm0
    pshufd xmm0, xmm0, 0x55
    not dword ptr [esp + 0x58]
    movd ecx, xmm0
    mov edx, eax
    or edx, ecx
    je .L32
    mov edx, dword ptr [esp + 0xa4]
    movzx ebx, byte ptr [edx + 0x200]
    nop
.L29:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L31
    movzx edx, bl
    inc bl
    tzcnt ebp, eax
    mov dword ptr [esp + 0x4], edx
    tzcnt edx, ecx
    mov byte ptr [esp + 0x8], bl
    add edx, 0x20
    test eax, eax
    mov ebx, dword ptr [esp + 0x4]
    cmovne edx, ebp
    mov ebp, edx
    shl ebp, 0x6
    lea edx, [edx + ebp + 0x4009]
    mov ebp, dword ptr [esp + 0xa4]
    mov word ptr [ebp + 2*ebx], dx
    movzx ebx, byte ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], bl
.L30:
    and eax, esi
    and ecx, edi
    mov edx, eax
    or edx, ecx
    jne .L29
    jmp .L32
.L31:
    mov bl, -0x1
    jmp .L30
.L32:
    mov eax, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x50]
    mov edi, dword ptr [esp + 0x54]
    and eax, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0x68]
    and edi, dword ptr [esp + 0x58]
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0x30]
    mov ebx, esi
    mov dword ptr [esp + 0x60], edi
    mov dword ptr [esp + 0x64], esi
    and eax, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x30], eax
    mov eax, dword ptr [esp + 0x34]
    mov ecx, dword ptr [eax + 0x8]
    mov eax, dword ptr [eax + 0xc]
    and ebx, ecx
    mov dword ptr [esp + 0x74], eax
    and edi, eax
    mov dword ptr [esp + 0x78], ecx
    mov eax, ebx
    or eax, edi
    je .L42
    mov eax, dword ptr [esp + 0xa4]
    movzx ecx, byte ptr [eax + 0x200]
    jmp .L34
    nop
.L33:
    mov ebx, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x24]
    movzx ecx, byte ptr [esp + 0x4]
    and ebx, dword ptr [esp + 0x1c]
    and edi, dword ptr [esp + 0x40]
    mov eax, ebx
    or eax, edi
    je .L42
.L34:
    tzcnt esi, edi
    tzcnt eax, ebx
    mov edx, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x28], ebx
    mov dword ptr [esp + 0x24], edi
    add esi, 0x20
    test ebx, ebx
    cmovne esi, eax
    add ebx, -0x1
    mov eax, esi
    adc edi, -0x1
    mov dword ptr [esp + 0x1c], ebx
    shl eax, 0x6
    mov dword ptr [esp + 0x40], edi
    mov edi, dword ptr [edx + eax + plywright::board::geometry::AROUND]
    mov ebx, dword ptr [edx + eax + plywright::board::geometry::AROUND + 4]
    movzx edx, si
    mov dword ptr [esp + 0xc], edx
    and edi, dword ptr [esp + 0x10]
    and ebx, dword ptr [esp + 0x30]
    mov eax, edi
    mov dword ptr [esp + 0x3c], ebx
    and ebx, dword ptr [esp + 0xac]
    and eax, dword ptr [esp + 0xa8]
    mov ebp, eax
    or ebp, ebx
    je .L38
    lea esi, [edx + 0x4000]
    mov ch, cl
    mov dword ptr [esp + 0x18], edi
    movzx edx, si
    mov dword ptr [esp + 0x14], edx
    nop
.L35:
    mov ebp, eax
    mov edx, ebx
    add ebp, -0x1
    adc edx, -0x1
    cmp ch, -0x1
    je .L37
    mov dword ptr [esp + 0x8], edx
    movzx edx, ch
    inc ch
    tzcnt edi, eax
    mov esi, dword ptr [esp + 0xa4]
    mov dword ptr [esp + 0x4], edx
    tzcnt edx, ebx
    mov cl, ch
    add edx, 0x20
    test eax, eax
    cmovne edx, edi
    mov edi, dword ptr [esp + 0x4]
    shl edx, 0x6
    or edx, dword ptr [esp + 0x14]
    mov word ptr [esi + 2*edi], dx
    mov edx, dword ptr [esp + 0xa4]
    mov edi, dword ptr [esp + 0x18]
    mov byte ptr [edx + 0x200], ch
    mov edx, dword ptr [esp + 0x8]
.L36:
    and eax, ebp
    and ebx, edx
    mov edx, eax
    or edx, ebx
    jne .L35
    jmp .L38
.L37:
    mov ch, -0x1
    jmp .L36
    nop
.L38:
    mov edx, dword ptr [esp + 0x3c]
    and edi, dword ptr [esp + 0x44]
    mov byte ptr [esp + 0x4], cl
    and edx, dword ptr [esp + 0x48]
    mov eax, edi
    or eax, edx
    mov eax, ecx
    jne .L40
    jmp .L33
.L39:
    mov al, -0x1
    jmp .L41
    nop
.L40:
    mov ecx, edi
    mov ebx, edx
    add ecx, -0x1
    adc ebx, -0x1
    cmp al, -0x1
    je .L39
    movzx esi, al
    tzcnt ebp, edi
    inc al
    mov dword ptr [esp + 0x8], ecx
    mov ecx, dword ptr [esp + 0xa4]
    mov dword ptr [esp + 0x4], esi
    mov esi, edx
    mov edx, edi
    tzcnt edi, esi
    add edi, 0x20
    test edx, edx
    cmovne edi, ebp
    mov ebp, dword ptr [esp + 0x4]
    mov byte ptr [esp + 0x4], al
    shl edi, 0x6
    or edi, dword ptr [esp + 0xc]
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], al
    mov ecx, dword ptr [esp + 0x8]
    mov edi, edx
    mov edx, esi
.L41:
    and edi, ecx
    and edx, ebx
    mov esi, edi
    or esi, edx
    jne .L40
    jmp .L33
.L42:
    mov eax, dword ptr [esp + 0x50]
    or dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x54]
    or dword ptr [esp + 0x38], eax
    mov eax, dword ptr [esp + 0x34]
    mov edx, dword ptr [eax + 0x24]
    mov esi, dword ptr [eax + 0x14]
    mov ecx, dword ptr [eax + 0x20]
    or esi, edx
    mov dword ptr [esp + 0x24], edx
    mov edx, dword ptr [eax + 0x10]
    mov dword ptr [esp + 0x28], ecx
    and esi, dword ptr [esp + 0x60]
    or edx, ecx
    and edx, dword ptr [esp + 0x64]
    mov eax, edx
    or eax, esi
    je .L52
    mov eax, dword ptr [esp + 0xa4]
    mov ch, byte ptr [eax + 0x200]
    jmp .L44
    nop
.L43:
    mov edx, dword ptr [esp + 0x1c]
    mov esi, dword ptr [esp + 0x14]
    mov ch, byte ptr [esp + 0x4]
    and edx, dword ptr [esp + 0x40]
    and esi, dword ptr [esp + 0x3c]
    mov eax, edx
    or eax, esi
    je .L52
.L44:
    tzcnt ebx, esi
    mov edi, dword ptr [esp + 0x2c]
    tzcnt eax, edx
    mov dword ptr [esp + 0x1c], edx
    mov dword ptr [esp + 0x14], esi
    add ebx, 0x20
    test edx, edx
    cmovne ebx, eax
    add edx, -0x1
    mov dword ptr [esp + 0x40], edx
    lea edx, [ebx + 2*ebx]
    adc esi, -0x1
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x3c], esi
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov ebp, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebx + 2*ebx]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x20]
    imul ebp, eax
    imul esi, edx
    mul edx
    add esi, edx
    lea edx, [ebx + 2*ebx]
    mov cl, byte ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    add esi, ebp
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x10]
    and edx, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x64], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x60], edx
    and edx, dword ptr [esp + 0xac]
    mov esi, eax
    or esi, edx
    movzx esi, bx
    mov dword ptr [esp + 0xc], esi
    je .L48
    add esi, 0x4000
    mov cl, ch
    movzx esi, si
    mov dword ptr [esp + 0x18], esi
    nop
.L45:
    mov ebx, eax
    mov esi, edx
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L47
    tzcnt edi, edx
    mov dword ptr [esp + 0x8], esi
    movzx esi, cl
    inc cl
    tzcnt ebp, eax
    add edi, 0x20
    test eax, eax
    mov dword ptr [esp + 0x4], esi
    mov ch, cl
    cmovne edi, ebp
    mov ebp, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0x4]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x18]
    mov word ptr [ebp + 2*esi], di
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], cl
.L46:
    and eax, ebx
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L45
    jmp .L48
.L47:
    mov cl, -0x1
    jmp .L46
    nop
.L48:
    mov ebx, dword ptr [esp + 0x64]
    mov esi, dword ptr [esp + 0x60]
    mov byte ptr [esp + 0x4], ch
    and ebx, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x48]
    mov eax, ebx
    or eax, esi
    mov al, ch
    jne .L50
    jmp .L43
.L49:
    mov al, -0x1
    jmp .L51
    nop
.L50:
    mov edx, ebx
    mov ecx, esi
    add edx, -0x1
    adc ecx, -0x1
    cmp al, -0x1
    je .L49
    tzcnt ebp, esi
    mov edi, ebx
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, al
    inc al
    tzcnt ebx, ebx
    add ebp, 0x20
    test edi, edi
    mov dword ptr [esp + 0x4], ecx
    cmovne ebp, ebx
    mov ebx, edi
    mov ecx, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp + 0xa4]
    mov byte ptr [esp + 0x4], al
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0xc]
    mov word ptr [edi + 2*ecx], bp
    mov ecx, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0xa4]
    mov byte ptr [edi + 0x200], al
.L51:
    and ebx, edx
    and esi, ecx
    mov edx, ebx
    or edx, esi
    jne .L50
    jmp .L43
.L52:
    mov eax, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x28]
    mov esi, dword ptr [esp + 0x24]
    or edx, dword ptr [eax + 0x18]
    or esi, dword ptr [eax + 0x1c]
    and edx, dword ptr [esp + 0x68]
    and esi, dword ptr [esp + 0x58]
    and edx, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0x54]
    mov eax, edx
    or eax, esi
    je .L62
    mov eax, dword ptr [esp + 0xa4]
    mov ch, byte ptr [eax + 0x200]
    jmp .L54
    nop
.L53:
    mov edx, dword ptr [esp + 0x28]
    mov esi, dword ptr [esp + 0x24]
    mov ch, byte ptr [esp + 0x4]
    and edx, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x40]
    mov eax, edx
    or eax, esi
    je .L62
.L54:
    tzcnt ebx, esi
    mov edi, dword ptr [esp + 0x2c]
    tzcnt eax, edx
    mov dword ptr [esp + 0x28], edx
    mov dword ptr [esp + 0x24], esi
    add ebx, 0x20
    test edx, edx
    cmovne ebx, eax
    add edx, -0x1
    mov dword ptr [esp + 0x1c], edx
    lea edx, [ebx + 2*ebx]
    adc esi, -0x1
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x40], esi
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov ebp, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [ebx + 2*ebx]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x20]
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
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x10]
    and edi, dword ptr [esp + 0x30]
    mov edx, edi
    mov dword ptr [esp + 0x3c], eax
    and eax, dword ptr [esp + 0xa8]
    and edx, dword ptr [esp + 0xac]
    mov esi, eax
    or esi, edx
    movzx esi, bx
    mov dword ptr [esp + 0xc], esi
    je .L58
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x18], edi
    movzx esi, si
    mov dword ptr [esp + 0x14], esi
    nop
.L55:
    mov ebx, eax
    mov esi, edx
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L57
    tzcnt ebp, edx
    mov dword ptr [esp + 0x8], esi
    movzx esi, cl
    inc cl
    tzcnt edi, eax
    add ebp, 0x20
    test eax, eax
    mov dword ptr [esp + 0x4], esi
    mov ch, cl
    cmovne ebp, edi
    mov edi, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0x4]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x14]
    mov word ptr [edi + 2*esi], bp
    mov ebp, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x18]
    mov byte ptr [ebp + 0x200], cl
.L56:
    and eax, ebx
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L55
    jmp .L58
.L57:
    mov cl, -0x1
    jmp .L56
    nop
.L58:
    mov ebx, dword ptr [esp + 0x3c]
    and edi, dword ptr [esp + 0x48]
    mov byte ptr [esp + 0x4], ch
    and ebx, dword ptr [esp + 0x44]
    mov eax, ebx
    or eax, edi
    mov al, ch
    jne .L60
    jmp .L53
.L59:
    mov al, -0x1
    jmp .L61
    nop
.L60:
    mov ecx, ebx
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L59
    mov edx, edi
    tzcnt edi, edi
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, al
    inc al
    tzcnt ebp, ebx
    add edi, 0x20
    test ebx, ebx
    mov dword ptr [esp + 0x4], ecx
    cmovne edi, ebp
    mov ecx, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xa4]
    mov byte ptr [esp + 0x4], al
    shl edi, 0x6
    or edi, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*ecx], di
    mov ecx, dword ptr [esp + 0x8]
    mov edi, edx
    mov byte ptr [ebp + 0x200], al
.L61:
    and ebx, ecx
    and edi, esi
    mov edx, ebx
    or edx, edi
    jne .L60
    jmp .L53
.L62:
    mov eax, dword ptr [esp + 0x34]
    cmp byte ptr [eax + 0x41], 0x1
    jne .L63
    mov edi, dword ptr [esp + 0x74]
    mov ebp, dword ptr [esp + 0x78]
    mov ch, byte ptr [eax + 0x42]
    mov ebx, 0x1
    xor esi, esi
    xor edx, edx
    or edi, dword ptr [esp + 0x6c]
    or ebp, dword ptr [esp + 0x70]
    mov cl, ch
    add cl, 0x8
    shld esi, ebx, cl
    shl ebx, cl
    test cl, 0x20
    cmovne esi, ebx
    cmovne ebx, edx
    mov edx, dword ptr [esp + 0x34]
    and edi, dword ptr [esp + 0xa0]
    and ebp, dword ptr [esp + 0x9c]
    not esi
    not ebx
    and edi, esi
    and ebp, ebx
    or ebp, edi
    je .L65
.L63:
    mov eax, dword ptr [esp + 0x5c]
    mov ecx, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0xa8]
    mov edx, dword ptr [esp + 0xac]
    mov dword ptr [eax], ecx
    mov dword ptr [eax + 0x4], esi
    mov dword ptr [eax + 0x8], edx
    add esp, 0x7c
.L64:
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L65:
    sub esp, 0xc
    movzx eax, ch
    mov ecx, dword ptr [esp + 0x68]
    mov ebx, dword ptr [esp + 0x38]
    push dword ptr [esp + 0xb8]
    push dword ptr [esp + 0xb8]
    push dword ptr [esp + 0xb8]
    push eax
    push dword ptr [esp + 0x68]
    call plywright::movegen::generate::en_passant
    add esp, 0x9c
    jmp .L64
.C0 = 0x007f7f7f7f7f7f7f 0x00fefefefefefefe
.C1 = 0x007f7f7f7f7f7f00 0x00fefefefefefe00

plywright::movegen::generate::evasions:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x7c
    movzx eax, byte ptr [esp + 0x90]
    mov ebx, edx
    mov dword ptr [esp + 0x5c], ecx
    mov edx, dword ptr [edx + 0x38]
    call .L0
.L0:
    pop edi
    mov esi, 0x20
    mov ebp, dword ptr [ebx + 0x3c]
    mov ecx, dword ptr [ebx + 0x2c]
    add edi, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x38], ebx
    mov dword ptr [esp + 0x20], edi
    mov dword ptr [esp + 0x4c], eax
    shl eax, 0x6
    mov dword ptr [esp + 0x30], edx
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [ebx + 0x28]
    and ecx, ebp
    mov dword ptr [esp + 0x2c], ebp
    and eax, edx
    bsf ecx, ecx
    cmovne esi, ecx
    mov ecx, dword ptr [ebx + 0x4]
    add esi, 0x20
    bsf eax, eax
    cmove eax, esi
    mov esi, dword ptr [ebx]
    and eax, 0x3f
    mov dword ptr [esp + 0x6c], ecx
    and ecx, ebp
    shl eax, 0x6
    mov dword ptr [esp + 0x70], esi
    and esi, edx
    mov edx, ecx
    shld edx, esi, 0x19
    shrd esi, ecx, 0x9
    and esi, 0x7f7f7f7f
    and edx, 0xfefefefe
    or esi, dword ptr [edi + eax + plywright::board::geometry::AROUND + 8]
    or esi, edx
    mov edx, ecx
    shr ecx, 0x9
    and ecx, 0x7f7f7f
    shr edx, 0x7
    not esi
    or ecx, dword ptr [edi + eax + plywright::board::geometry::AROUND + 12]
    mov eax, dword ptr [esp + 0x1c]
    and edx, 0xfefefe
    or ecx, edx
    and esi, dword ptr [edi + eax + plywright::board::geometry::AROUND + 8]
    mov edx, dword ptr [esp + 0x30]
    not ecx
    and ecx, dword ptr [edi + eax + plywright::board::geometry::AROUND + 12]
    mov edi, esi
    and edi, edx
    and ecx, ebp
    mov eax, edi
    or eax, ecx
    mov dword ptr [esp + 0xc], ecx
    je .L2
    mov eax, dword ptr [ebx + 0x30]
    mov esi, dword ptr [ebx + 0x34]
    movzx ecx, byte ptr [esp + 0x90]
    movdqu xmm0, xmmword ptr [ebx + 0x20]
    movdqu xmm1, xmmword ptr [ebx + 0x10]
    or eax, edx
    or esi, ebp
    xor edx, edx
    mov ebp, 0x1
    pshufd xmm0, xmm0, 0x44
    shld edx, ebp, cl
    shl ebp, cl
    test cl, 0x20
    mov ecx, 0x0
    por xmm0, xmm1
    cmovne edx, ebp
    cmovne ebp, ecx
    mov ecx, dword ptr [ebx + 0xc]
    not edx
    not ebp
    and edx, esi
    and ebp, eax
    mov dword ptr [esp + 0x14], edx
    mov edx, dword ptr [ebx + 0x8]
    mov ebx, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x10], ebp
    mov dword ptr [esp + 0x24], ecx
    mov ecx, edi
    mov dword ptr [esp + 0x28], edx
    mov edx, dword ptr [esp + 0xc]
    mov esi, edx
    nop
.L1:
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, esi
    tzcnt eax, ecx
    mov dword ptr [esp + 0x8], ecx
    mov dword ptr [esp + 0x4], edi
    add edx, 0x20
    test ecx, ecx
    cmovne edx, eax
    mov eax, ecx
    mov ecx, esi
    add eax, -0x1
    mov dword ptr [esp + 0x48], edx
    mov edi, edx
    adc ecx, -0x1
    and dword ptr [esp + 0x8], eax
    shl edi, 0x6
    and esi, ecx
    mov dword ptr [esp + 0x18], esi
    lea esi, [edx + 2*edx]
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    and ebp, dword ptr [esp + 0x14]
    and eax, dword ptr [esp + 0x10]
    imul ecx, eax
    imul ebp, edx
    mul edx
    add ebp, edx
    mov edx, dword ptr [ebx + edi + plywright::board::geometry::AROUND]
    add ebp, ecx
    movzx ecx, byte ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    and edx, dword ptr [esp + 0x28]
    shrd eax, ebp, cl
    shr ebp, cl
    mov dword ptr [esp + 0x44], edx
    mov edx, dword ptr [ebx + edi + plywright::board::geometry::AROUND + 4]
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1540]
    and edx, dword ptr [esp + 0x24]
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove ebp, eax
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1536]
    and edi, dword ptr [esp + 0x14]
    add ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x34], edx
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1544]
    and eax, dword ptr [esp + 0x10]
    movq xmm1, qword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    imul edi, edx
    imul ecx, eax
    mul edx
    add edi, edx
    add edi, ecx
    movzx ecx, byte ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    add edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1552]
    xor esi, esi
    movq xmm2, qword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, 0x1
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    pshufd xmm1, xmm2, 0xee
    movd ecx, xmm1
    pshufd xmm1, xmm2, 0xff
    movd edx, xmm1
    pshufd xmm1, xmm2, 0x55
    or edx, dword ptr [esp + 0x34]
    movd eax, xmm1
    or eax, edx
    movd edx, xmm2
    or edx, dword ptr [esp + 0x44]
    and eax, dword ptr [esp + 0x2c]
    or edx, ecx
    mov ecx, dword ptr [esp + 0x48]
    and edx, dword ptr [esp + 0x30]
    shld esi, edi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    or edx, eax
    mov edx, dword ptr [esp + 0xc]
    cmove edi, ecx
    cmove esi, ecx
    mov ecx, dword ptr [esp + 0x8]
    xor dword ptr [esp + 0x4], edi
    mov edi, dword ptr [esp + 0x4]
    xor edx, esi
    mov esi, dword ptr [esp + 0x18]
    mov eax, ecx
    or eax, esi
    jne .L1
    jmp .L3
.L2:
    xor edi, edi
    xor edx, edx
.L3:
    mov eax, edi
    mov dword ptr [esp + 0xc], edx
    and edx, dword ptr [esp + 0xac]
    mov dword ptr [esp + 0x4], edi
    and eax, dword ptr [esp + 0xa8]
    mov ecx, eax
    or ecx, edx
    je .L7
    mov ecx, dword ptr [esp + 0x4c]
    lea esi, [ecx + 0x4000]
    mov ecx, dword ptr [esp + 0xa4]
    movzx edi, si
    mov dword ptr [esp + 0x18], edi
    movzx ecx, byte ptr [ecx + 0x200]
    mov byte ptr [esp + 0x8], cl
    nop
.L4:
    movzx ecx, byte ptr [esp + 0x8]
    mov edi, eax
    mov esi, edx
    add edi, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L6
    movzx ebx, cl
    inc cl
    mov dword ptr [esp + 0x10], esi
    tzcnt esi, eax
    mov dword ptr [esp + 0x14], ebx
    mov bh, cl
    tzcnt ecx, edx
    add ecx, 0x20
    test eax, eax
    mov ebp, dword ptr [esp + 0x14]
    mov byte ptr [esp + 0x8], bh
    cmovne ecx, esi
    mov esi, dword ptr [esp + 0xa4]
    shl ecx, 0x6
    or ecx, dword ptr [esp + 0x18]
    mov word ptr [esi + 2*ebp], cx
    mov esi, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0xa4]
    mov byte ptr [ecx + 0x200], bh
.L5:
    and eax, edi
    and edx, esi
    mov ecx, eax
    or ecx, edx
    jne .L4
    jmp .L7
.L6:
    mov byte ptr [esp + 0x8], -0x1
    jmp .L5
.L7:
    mov eax, dword ptr [esp + 0xa8]
    mov ecx, dword ptr [esp + 0xac]
    mov ebx, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp + 0xc]
    not eax
    not ecx
    and ebx, eax
    mov dword ptr [esp + 0x44], eax
    and edi, ecx
    mov dword ptr [esp + 0x48], ecx
    mov eax, ebx
    or eax, edi
    je .L11
    mov eax, dword ptr [esp + 0xa4]
    movzx edx, word ptr [esp + 0x4c]
    movzx ecx, byte ptr [eax + 0x200]
    mov dword ptr [esp + 0xc], edx
    nop
.L8:
    mov eax, ebx
    mov esi, edi
    add eax, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L10
    mov dword ptr [esp + 0x8], eax
    movzx eax, cl
    tzcnt ebp, edi
    inc cl
    mov dword ptr [esp + 0x4], eax
    mov eax, ebx
    tzcnt ebx, ebx
    add ebp, 0x20
    mov edx, ecx
    test eax, eax
    mov ecx, dword ptr [esp + 0x4]
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0xa4]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*ecx], bp
    mov ebx, eax
    mov ebp, dword ptr [esp + 0xa4]
    mov eax, dword ptr [esp + 0x8]
    mov ecx, edx
    mov byte ptr [ebp + 0x200], dl
.L9:
    and ebx, eax
    and edi, esi
    mov edx, ebx
    or edx, edi
    jne .L8
    jmp .L11
.L10:
    mov cl, -0x1
    jmp .L9
.L11:
    mov esi, dword ptr [esp + 0x9c]
    mov edx, dword ptr [esp + 0xa0]
    mov eax, esi
    mov ecx, edx
    add eax, -0x1
    adc ecx, -0x1
    and eax, esi
    and ecx, edx
    or ecx, eax
    jne .L63
    mov ebp, esi
    mov esi, dword ptr [esp + 0x20]
    mov eax, dword ptr [esp + 0x1c]
    mov ebx, dword ptr [esp + 0x94]
    movd xmm3, dword ptr [esp + 0x2c]
    tzcnt ecx, ebp
    lea eax, [esi + eax + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x58], ebx
    movd xmm0, ebx
    mov ebx, dword ptr [esp + 0x98]
    mov dword ptr [esp + 0x4], eax
    mov eax, edx
    tzcnt edx, edx
    add edx, 0x20
    test ebp, ebp
    cmovne edx, ecx
    mov ecx, dword ptr [esp + 0x4c]
    movd xmm1, ebx
    not ebx
    punpckldq xmm0, xmm1
    mov dword ptr [esp + 0x68], ebx
    pshufd xmm1, xmm0, 0x44
    pcmpeqd xmm0, xmm0
    shl ecx, 0x9
    pxor xmm0, xmm1
    movd xmm1, dword ptr [esp + 0x30]
    lea ecx, [esi + ecx + plywright::board::geometry::BETWEEN]
    mov edi, dword ptr [ecx + 8*edx]
    mov esi, dword ptr [ecx + 8*edx + 0x4]
    mov ecx, dword ptr [esp + 0x38]
    mov edx, dword ptr [esp + 0x4]
    punpckldq xmm1, xmm3
    pshufd xmm1, xmm1, 0x44
    or esi, eax
    mov eax, dword ptr [ecx + 0x30]
    mov ecx, dword ptr [ecx + 0x34]
    por xmm0, xmmword ptr [edx + 0x30]
    or edi, ebp
    mov dword ptr [esp + 0x10], esi
    mov dword ptr [esp + 0x18], edi
    mov edx, ecx
    mov dword ptr [esp + 0x50], eax
    and eax, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x54], ecx
    and edx, dword ptr [esp + 0x6c]
    movd xmm2, eax
    mov eax, dword ptr [esp + 0x20]
    movd xmm3, edx
    test edx, 0xff0000
    punpckldq xmm2, xmm3
    movd xmm3, edi
    pshufd xmm2, xmm2, 0x44
    pand xmm2, xmm0
    movdqa xmm0, xmm2
    psllq xmm2, 0x7
    psllq xmm0, 0x9
    movsd xmm2, xmm0
    movd xmm0, esi
    punpckldq xmm3, xmm0
    pshufd xmm0, xmm3, 0x44
    pand xmm0, xmm1
    pand xmm0, xmm2
    pand xmm0, xmmword ptr [eax + .C0]
    je .L24
    mov esi, ecx
    movzx ecx, byte ptr [esp + 0x90]
    mov eax, 0x1010101
    and cl, 0x7
    shl eax, cl
    or eax, ebx
    and edx, eax
    mov eax, esi
    or eax, dword ptr [esp + 0x2c]
    shl edx, 0x8
    not eax
    and eax, dword ptr [esp + 0x10]
    and eax, edx
    and eax, 0xff000000
    je .L15
    mov edx, dword ptr [esp + 0xa4]
    xor ecx, ecx
    movzx edx, byte ptr [edx + 0x200]
    nop
.L12:
    tzcnt esi, eax
    tzcnt edi, ecx
    mov dh, -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edi
    cmp dl, -0x1
    je .L13
    lea edi, [esi + 0x38]
    shl esi, 0x6
    mov dword ptr [esp + 0x4], eax
    mov eax, dword ptr [esp + 0xa4]
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
    je .L14
    mov bh, dl
    lea edi, [esi + 0x8000]
    movzx ebp, bl
    add bh, 0x2
    mov word ptr [eax + 2*ebp], di
    cmp bh, -0x1
    mov byte ptr [eax + 0x200], bh
    je .L14
    mov bl, dl
    lea edi, [esi + 0xa000]
    movzx ebp, bh
    add bl, 0x3
    mov word ptr [eax + 2*ebp], di
    mov byte ptr [eax + 0x200], bl
    mov eax, dword ptr [esp + 0x4]
    cmp bl, -0x1
    je .L13
    mov ebp, dword ptr [esp + 0xa4]
    add dl, 0x4
    or esi, 0x9000
    movzx edi, bl
    mov dh, dl
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], dl
.L13:
    mov esi, ecx
    mov edi, eax
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and ecx, esi
    and eax, edi
    mov esi, ecx
    or esi, eax
    jne .L12
    jmp .L15
.L14:
    mov eax, dword ptr [esp + 0x4]
    jmp .L13
.L15:
    pshufd xmm1, xmm0, 0x55
    movd eax, xmm1
    and eax, 0xfe000000
    je .L19
    mov edx, dword ptr [esp + 0xa4]
    xor ecx, ecx
    movzx edx, byte ptr [edx + 0x200]
    nop
.L16:
    tzcnt esi, eax
    tzcnt edi, ecx
    mov dh, -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edi
    cmp dl, -0x1
    je .L17
    lea edi, [esi + 0x37]
    shl esi, 0x6
    mov dword ptr [esp + 0x4], eax
    mov eax, dword ptr [esp + 0xa4]
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
    je .L18
    mov bh, dl
    lea edi, [esi + 0xc000]
    movzx ebp, bl
    add bh, 0x2
    mov word ptr [eax + 2*ebp], di
    cmp bh, -0x1
    mov byte ptr [eax + 0x200], bh
    je .L18
    mov bl, dl
    lea edi, [esi + 0xe000]
    movzx ebp, bh
    add bl, 0x3
    mov word ptr [eax + 2*ebp], di
    mov byte ptr [eax + 0x200], bl
    mov eax, dword ptr [esp + 0x4]
    cmp bl, -0x1
    je .L17
    mov ebp, dword ptr [esp + 0xa4]
    add dl, 0x4
    or esi, 0xd000
    movzx edi, bl
    mov dh, dl
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], dl
.L17:
    mov esi, ecx
    mov edi, eax
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and ecx, esi
    and eax, edi
    mov esi, ecx
    or esi, eax
    jne .L16
    jmp .L19
.L18:
    mov eax, dword ptr [esp + 0x4]
    jmp .L17
.L19:
    pshufd xmm1, xmm0, 0xff
    movd eax, xmm1
    and eax, 0x7f000000
    je .L23
    mov edx, dword ptr [esp + 0xa4]
    xor ecx, ecx
    movzx edx, byte ptr [edx + 0x200]
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
    lea edi, [esi + 0x39]
    shl esi, 0x6
    mov dword ptr [esp + 0x4], eax
    mov eax, dword ptr [esp + 0xa4]
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
    mov byte ptr [eax + 0x200], bl
    mov eax, dword ptr [esp + 0x4]
    cmp bl, -0x1
    je .L21
    mov ebp, dword ptr [esp + 0xa4]
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
    mov eax, dword ptr [esp + 0x4]
    jmp .L21
.L23:
    mov eax, dword ptr [esp + 0x20]
    pand xmm0, xmmword ptr [eax + .C1]
.L24:
    movd eax, xmm0
    pshufd xmm1, xmm0, 0x55
    movd ecx, xmm1
    mov edx, eax
    or edx, ecx
    je .L28
    mov edx, dword ptr [esp + 0xa4]
    movzx ebx, byte ptr [edx + 0x200]
    nop
.L25:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L27
    movzx edx, bl
    inc bl
    tzcnt ebp, eax
    mov dword ptr [esp + 0x4], edx
    tzcnt edx, ecx
    mov byte ptr [esp + 0x8], bl
    add edx, 0x20
    test eax, eax
    mov ebx, dword ptr [esp + 0x4]
    cmovne edx, ebp
    mov ebp, edx
    add edx, 0x37
    shl ebp, 0x6
    and edx, 0x3f
    lea edx, [edx + ebp + 0x4000]
    mov ebp, dword ptr [esp + 0xa4]
    mov word ptr [ebp + 2*ebx], dx
    movzx ebx, byte ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], bl
.L26:
    and eax, esi
    and ecx, edi
    mov edx, eax
    or edx, ecx
    jne .L25
    jmp .L28
.L27:
    mov bl, -0x1
    jmp .L26
.L28:
    pshufd xmm1, xmm0, 0xff
    pshufd xmm0, xmm0, 0xee
    not dword ptr [esp + 0x58]
    movd ecx, xmm0
    movd eax, xmm1
    mov edx, ecx
    or edx, eax
    je .L32
    mov edx, dword ptr [esp + 0xa4]
    movzx ebx, byte ptr [edx + 0x200]
    nop
.L29:
    mov esi, ecx
    mov edi, eax
    add esi, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L31
    movzx edx, bl
    inc bl
    tzcnt ebp, ecx
    mov dword ptr [esp + 0x4], edx
    tzcnt edx, eax
    mov byte ptr [esp + 0x8], bl
    add edx, 0x20
    test ecx, ecx
    mov ebx, dword ptr [esp + 0x4]
    cmovne edx, ebp
    mov ebp, edx
    add edx, 0x39
    shl ebp, 0x6
    and edx, 0x3f
    lea edx, [edx + ebp + 0x4000]
    mov ebp, dword ptr [esp + 0xa4]
    mov word ptr [ebp + 2*ebx], dx
    movzx ebx, byte ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], bl
.L30:
    and ecx, esi
    and eax, edi
    mov edx, ecx
    or edx, eax
    jne .L29
    jmp .L32
.L31:
    mov bl, -0x1
    jmp .L30
.L32:
    mov eax, dword ptr [esp + 0x18]
    mov edi, dword ptr [esp + 0x54]
    mov esi, dword ptr [esp + 0x50]
    and eax, dword ptr [esp + 0x30]
    and edi, dword ptr [esp + 0x68]
    and esi, dword ptr [esp + 0x58]
    mov dword ptr [esp + 0x18], eax
    mov eax, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x64], esi
    mov ebx, edi
    mov dword ptr [esp + 0x60], edi
    and eax, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0x38]
    mov ecx, dword ptr [eax + 0x8]
    mov eax, dword ptr [eax + 0xc]
    and esi, ecx
    mov dword ptr [esp + 0x74], eax
    and ebx, eax
    mov dword ptr [esp + 0x78], ecx
    mov eax, esi
    or eax, ebx
    je .L42
    mov eax, dword ptr [esp + 0xa4]
    movzx ecx, byte ptr [eax + 0x200]
    jmp .L34
    nop
.L33:
    mov esi, dword ptr [esp + 0x34]
    mov ebx, dword ptr [esp + 0x28]
    movzx ecx, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x24]
    and ebx, dword ptr [esp + 0x1c]
    mov eax, esi
    or eax, ebx
    je .L42
.L34:
    tzcnt edi, ebx
    tzcnt eax, esi
    mov edx, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x34], esi
    mov dword ptr [esp + 0x28], ebx
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    mov eax, edi
    adc ebx, -0x1
    mov dword ptr [esp + 0x24], esi
    shl eax, 0x6
    mov dword ptr [esp + 0x1c], ebx
    mov esi, dword ptr [edx + eax + plywright::board::geometry::AROUND]
    mov ebx, dword ptr [edx + eax + plywright::board::geometry::AROUND + 4]
    movzx edx, di
    mov dword ptr [esp + 0xc], edx
    and esi, dword ptr [esp + 0x18]
    and ebx, dword ptr [esp + 0x10]
    mov eax, esi
    mov dword ptr [esp + 0x3c], ebx
    and ebx, dword ptr [esp + 0xac]
    mov dword ptr [esp + 0x40], esi
    and eax, dword ptr [esp + 0xa8]
    mov ebp, eax
    or ebp, ebx
    je .L38
    lea edi, [edx + 0x4000]
    mov ch, cl
    movzx edx, di
    mov dword ptr [esp + 0x14], edx
    nop
.L35:
    mov ebp, eax
    mov edx, ebx
    add ebp, -0x1
    adc edx, -0x1
    cmp ch, -0x1
    je .L37
    mov dword ptr [esp + 0x8], edx
    movzx edx, ch
    inc ch
    tzcnt esi, eax
    mov edi, dword ptr [esp + 0xa4]
    mov dword ptr [esp + 0x4], edx
    tzcnt edx, ebx
    mov cl, ch
    add edx, 0x20
    test eax, eax
    cmovne edx, esi
    mov esi, dword ptr [esp + 0x4]
    shl edx, 0x6
    or edx, dword ptr [esp + 0x14]
    mov word ptr [edi + 2*esi], dx
    mov edx, dword ptr [esp + 0xa4]
    mov byte ptr [edx + 0x200], ch
    mov edx, dword ptr [esp + 0x8]
.L36:
    and eax, ebp
    and ebx, edx
    mov edx, eax
    or edx, ebx
    jne .L35
    jmp .L38
.L37:
    mov ch, -0x1
    jmp .L36
    nop
.L38:
    mov edi, dword ptr [esp + 0x40]
    mov ebx, dword ptr [esp + 0x3c]
    mov byte ptr [esp + 0x4], cl
    and edi, dword ptr [esp + 0x44]
    and ebx, dword ptr [esp + 0x48]
    mov eax, edi
    or eax, ebx
    mov eax, ecx
    jne .L40
    jmp .L33
.L39:
    mov al, -0x1
    jmp .L41
    nop
.L40:
    mov edx, edi
    mov ecx, ebx
    add edx, -0x1
    adc ecx, -0x1
    cmp al, -0x1
    je .L39
    movzx esi, al
    inc al
    tzcnt ebp, edi
    mov dword ptr [esp + 0x8], edx
    mov edx, ecx
    mov ecx, dword ptr [esp + 0xa4]
    mov dword ptr [esp + 0x4], esi
    tzcnt esi, ebx
    add esi, 0x20
    test edi, edi
    cmovne esi, ebp
    mov ebp, dword ptr [esp + 0x4]
    mov byte ptr [esp + 0x4], al
    shl esi, 0x6
    or esi, dword ptr [esp + 0xc]
    mov word ptr [ecx + 2*ebp], si
    mov byte ptr [ecx + 0x200], al
    mov ecx, edx
    mov edx, dword ptr [esp + 0x8]
.L41:
    and edi, edx
    and ebx, ecx
    mov esi, edi
    or esi, ebx
    jne .L40
    jmp .L33
.L42:
    mov eax, dword ptr [esp + 0x50]
    or dword ptr [esp + 0x30], eax
    mov eax, dword ptr [esp + 0x54]
    or dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [esp + 0x38]
    mov edx, dword ptr [eax + 0x24]
    mov esi, dword ptr [eax + 0x14]
    mov ecx, dword ptr [eax + 0x20]
    or esi, edx
    mov dword ptr [esp + 0x28], edx
    mov edx, dword ptr [eax + 0x10]
    mov dword ptr [esp + 0x34], ecx
    and esi, dword ptr [esp + 0x60]
    or edx, ecx
    and edx, dword ptr [esp + 0x64]
    mov eax, edx
    or eax, esi
    je .L52
    mov eax, dword ptr [esp + 0xa4]
    mov ch, byte ptr [eax + 0x200]
    jmp .L44
    nop
.L43:
    mov edx, dword ptr [esp + 0x1c]
    mov esi, dword ptr [esp + 0x24]
    and edx, dword ptr [esp + 0x40]
    and esi, dword ptr [esp + 0x3c]
    mov eax, edx
    or eax, esi
    je .L52
.L44:
    tzcnt ebx, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x1c], edx
    mov dword ptr [esp + 0x24], esi
    add ebx, 0x20
    test edx, edx
    cmovne ebx, eax
    add edx, -0x1
    adc esi, -0x1
    mov dword ptr [esp + 0x40], edx
    lea edx, [ebx + 2*ebx]
    mov dword ptr [esp + 0x3c], esi
    mov esi, dword ptr [esp + 0x20]
    mov edi, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebx + 2*ebx]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and edi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x30]
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
    mov dword ptr [esp + 0xc], esi
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x64], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x60], edx
    and edx, dword ptr [esp + 0xac]
    mov edi, eax
    or edi, edx
    je .L48
    lea edi, [esi + 0x4000]
    mov cl, ch
    movzx esi, di
    mov dword ptr [esp + 0x14], esi
    nop
.L45:
    mov ebx, eax
    mov esi, edx
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L47
    mov dword ptr [esp + 0x8], esi
    movzx esi, cl
    inc cl
    tzcnt ebp, eax
    mov dword ptr [esp + 0x4], esi
    tzcnt esi, edx
    mov ch, cl
    add esi, 0x20
    test eax, eax
    mov edi, dword ptr [esp + 0x4]
    cmovne esi, ebp
    mov ebp, dword ptr [esp + 0xa4]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x14]
    mov word ptr [ebp + 2*edi], si
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], cl
.L46:
    and eax, ebx
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L45
    jmp .L48
.L47:
    mov cl, -0x1
    jmp .L46
    nop
.L48:
    mov esi, dword ptr [esp + 0x64]
    mov ebx, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x44]
    and ebx, dword ptr [esp + 0x48]
    mov eax, esi
    or eax, ebx
    mov al, ch
    jne .L50
    jmp .L43
.L49:
    mov al, -0x1
    jmp .L51
    nop
.L50:
    mov edx, esi
    mov edi, ebx
    add edx, -0x1
    adc edi, -0x1
    cmp al, -0x1
    je .L49
    movzx ecx, al
    tzcnt ebp, ebx
    inc al
    mov dword ptr [esp + 0x8], edi
    mov edi, edx
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, esi
    add ebp, 0x20
    test esi, esi
    cmovne ebp, ecx
    mov ecx, esi
    mov esi, dword ptr [esp + 0xa4]
    mov edx, dword ptr [esp + 0x4]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0xc]
    mov word ptr [esi + 2*edx], bp
    mov edx, edi
    mov ebp, dword ptr [esp + 0xa4]
    mov edi, dword ptr [esp + 0x8]
    mov esi, ecx
    mov ch, al
    mov byte ptr [ebp + 0x200], al
.L51:
    and esi, edx
    and ebx, edi
    mov edx, esi
    or edx, ebx
    jne .L50
    jmp .L43
.L52:
    mov eax, dword ptr [esp + 0x38]
    mov edx, dword ptr [esp + 0x34]
    mov esi, dword ptr [esp + 0x28]
    or edx, dword ptr [eax + 0x18]
    or esi, dword ptr [eax + 0x1c]
    and edx, dword ptr [esp + 0x58]
    and esi, dword ptr [esp + 0x68]
    and edx, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0x54]
    mov eax, edx
    or eax, esi
    je .L62
    mov eax, dword ptr [esp + 0xa4]
    mov ch, byte ptr [eax + 0x200]
    jmp .L54
    nop
.L53:
    mov edx, dword ptr [esp + 0x34]
    mov esi, dword ptr [esp + 0x28]
    mov ch, byte ptr [esp + 0x4]
    and edx, dword ptr [esp + 0x24]
    and esi, dword ptr [esp + 0x1c]
    mov eax, edx
    or eax, esi
    je .L62
.L54:
    tzcnt ebx, esi
    mov edi, dword ptr [esp + 0x20]
    tzcnt eax, edx
    mov dword ptr [esp + 0x34], edx
    mov dword ptr [esp + 0x28], esi
    add ebx, 0x20
    test edx, edx
    cmovne ebx, eax
    add edx, -0x1
    mov dword ptr [esp + 0x24], edx
    lea edx, [ebx + 2*ebx]
    adc esi, -0x1
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x1c], esi
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov ebp, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [ebx + 2*ebx]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x30]
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
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    movzx esi, bx
    mov dword ptr [esp + 0xc], esi
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x40], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x3c], edx
    and edx, dword ptr [esp + 0xac]
    mov edi, eax
    or edi, edx
    je .L58
    lea edi, [esi + 0x4000]
    mov cl, ch
    movzx esi, di
    mov dword ptr [esp + 0x14], esi
    nop
.L55:
    mov ebx, eax
    mov esi, edx
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L57
    tzcnt ebp, edx
    mov dword ptr [esp + 0x8], esi
    movzx esi, cl
    inc cl
    mov dword ptr [esp + 0x4], esi
    tzcnt esi, eax
    add ebp, 0x20
    test eax, eax
    mov ch, cl
    cmovne ebp, esi
    mov esi, dword ptr [esp + 0xa4]
    mov edi, dword ptr [esp + 0x4]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x14]
    mov word ptr [esi + 2*edi], bp
    mov esi, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0xa4]
    mov byte ptr [edi + 0x200], cl
.L56:
    and eax, ebx
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L55
    jmp .L58
.L57:
    mov cl, -0x1
    jmp .L56
    nop
.L58:
    mov ebx, dword ptr [esp + 0x40]
    mov esi, dword ptr [esp + 0x3c]
    mov byte ptr [esp + 0x4], ch
    and ebx, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x48]
    mov eax, ebx
    or eax, esi
    mov al, ch
    jne .L60
    jmp .L53
.L59:
    mov al, -0x1
    jmp .L61
    nop
.L60:
    mov ecx, ebx
    mov edi, esi
    add ecx, -0x1
    adc edi, -0x1
    cmp al, -0x1
    je .L59
    mov edx, esi
    tzcnt esi, esi
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, al
    inc al
    tzcnt ebp, ebx
    add esi, 0x20
    test ebx, ebx
    mov dword ptr [esp + 0x4], ecx
    cmovne esi, ebp
    mov ecx, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xa4]
    mov byte ptr [esp + 0x4], al
    shl esi, 0x6
    or esi, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*ecx], si
    mov ecx, dword ptr [esp + 0x8]
    mov esi, edx
    mov byte ptr [ebp + 0x200], al
.L61:
    and ebx, ecx
    and esi, edi
    mov edx, ebx
    or edx, esi
    jne .L60
    jmp .L53
.L62:
    mov eax, dword ptr [esp + 0x38]
    cmp byte ptr [eax + 0x41], 0x1
    jne .L63
    mov ch, byte ptr [eax + 0x42]
    mov eax, dword ptr [esp + 0x74]
    mov ebx, dword ptr [esp + 0x78]
    mov edx, 0x1
    xor esi, esi
    xor edi, edi
    or eax, dword ptr [esp + 0x6c]
    or ebx, dword ptr [esp + 0x70]
    mov cl, ch
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
    je .L65
.L63:
    mov eax, dword ptr [esp + 0x5c]
    mov ecx, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0xa8]
    mov edx, dword ptr [esp + 0xac]
    mov dword ptr [eax], ecx
    mov dword ptr [eax + 0x4], esi
    mov dword ptr [eax + 0x8], edx
    add esp, 0x7c
.L64:
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L65:
    sub esp, 0xc
    movzx eax, ch
    mov ecx, dword ptr [esp + 0x68]
    mov edx, dword ptr [esp + 0x44]
    mov ebx, dword ptr [esp + 0x2c]
    push dword ptr [esp + 0xb8]
    push dword ptr [esp + 0xb8]
    push dword ptr [esp + 0xb8]
    push eax
    push dword ptr [esp + 0x68]
    call plywright::movegen::generate::en_passant
    add esp, 0x9c
    jmp .L64
.C0 = 0xfefefefefefefe00 0x7f7f7f7f7f7f7f00
.C1 = 0x00fefefefefefe00 0x007f7f7f7f7f7f00
