# The kernels of engine/captures, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm engine/captures --target i686
# binary: sha256 de84e497336a04d1087e3abb70330e2aabb06bb3ea91f682b8902a4a23db8597
# captures: 4467 instructions in 16820 bytes; innermost loops: .L5 of 39, .L9 of 39, .L12 of 62, .L17 of 62, .L23 of 59, .L28 of 60, .L32 of 62, .L37 of 62, .L42 of 62, .L47 of 62, .L57 of 32, .L61 of 32, .L67 of 28, .L73 of 28, .L79 of 28, .L85 of 28, .L91 of 28, .L97 of 28, .L101 of 100, .L104 of 34, .L108 of 34, .L114 of 28, .L120 of 28, .L126 of 28, .L132 of 28, .L138 of 28, .L144 of 28, .L148 of 100, .L151 of 59, .L155 of 59, .L160 of 31, .L164 of 31, .L170 of 28, .L176 of 28, .L182 of 28, .L186 of 100, .L189 of 60, .L193 of 60, .L198 of 38, .L202 of 36, .L208 of 28, .L214 of 28, .L220 of 28, .L224 of 99, .L227 of 28, .L231 of 29, .L236 of 28, .L240 of 30, .L245 of 28, .L249 of 29, .L254 of 28, .L258 of 30
# plywright::movegen::evasions::answers: 1174 instructions in 4315 bytes; innermost loops: .L2 of 97, .L4 of 61, .L9 of 30, .L13 of 32, .L20 of 61, .L24 of 61, .L30 of 33, .L34 of 33, .L40 of 32, .L50 of 31, .L60 of 32
# plywright::movegen::evasions::answers: 1167 instructions in 4264 bytes; innermost loops: .L2 of 97, .L4 of 61, .L9 of 30, .L13 of 32, .L20 of 61, .L24 of 61, .L30 of 31, .L34 of 31, .L40 of 32, .L50 of 32, .L54 of 32, .L60 of 32
# plywright::movegen::generate::en_passant: 210 instructions in 805 bytes; innermost loops: .L1 of 97
# plywright::movegen::generate::en_passant: 210 instructions in 805 bytes; innermost loops: .L1 of 97
# mix of 7228 instructions: 2858 mov, 758 and, 456 or, 432 add, 267 je, 254 movzx, 216 tzcnt, 203 jmp, 173 test, 154 cmovne, 140 shl, 136 cmp, 115 adc, 115 lea, 94 jne, 86 xor, 74 inc, 73 imul, 64 movd, 62 cmove, 59 push, 58 not, 47 shr, 46 pshufd, 39 shrd, 37 shld, 36 mul, 25 pop, 16 bsf, 16 pand, 14 punpckldq, 12 call, 10 movdqu, 10 por, 10 sub, 8 movdqa, 8 movq, 6 andpd, 6 punpcklqdq, 5 ret, 4 movsd, 4 pcmpeqd, 4 psllq, 4 psrlq, 4 pxor, 4 sete, 2 movapd, 2 movaps, 2 setne

captures:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x30c
    mov eax, dword ptr [esp + 0x324]
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    test eax, eax
    je .L269
    movaps xmm1, xmmword ptr [ebx + .C0]
    mov ecx, dword ptr [esp + 0x320]
    movdqa xmm0, xmmword ptr [ebx + .C1]
    movapd xmm2, xmmword ptr [ebx + .C2]
    imul eax, eax, 0x9c
    xor edx, edx
    mov dword ptr [esp + 0x34], ebx
    movaps xmmword ptr [esp + 0x2d0], xmm1
    movdqa xmm1, xmmword ptr [ebx + .C3]
    add eax, ecx
    movdqa xmmword ptr [esp + 0x2f0], xmm0
    movapd xmmword ptr [esp + 0x2e0], xmm2
    mov dword ptr [esp + 0xa4], eax
    xor eax, eax
    movdqa xmmword ptr [esp + 0x2c0], xmm1
    jmp .L3
    nop
.L1:
    mov ecx, dword ptr [esp + 0x44]
    cmp byte ptr [ecx + 0x91], 0x0
    jne .L268
.L2:
    movzx eax, byte ptr [esp + 0x2be]
    mov edx, dword ptr [esp + 0xac]
    add ecx, 0x9c
    mov ebx, dword ptr [esp + 0x34]
    add edx, eax
    mov eax, edx
    mov edx, dword ptr [esp + 0xa8]
    adc edx, 0x0
    cmp ecx, dword ptr [esp + 0xa4]
    je .L270
.L3:
    mov dword ptr [esp + 0xa8], edx
    mov dword ptr [esp + 0xac], eax
    mov dword ptr [esp + 0x44], ecx
    sub esp, 0x4
    push 0x201
    push 0x0
    lea eax, [esp + 0xca]
    push eax
    mov ebp, ebx
    call memset
    mov edx, dword ptr [esp + 0x54]
    add esp, 0x10
    cmp byte ptr [edx + 0x93], 0x1
    jne .L7
    mov ecx, dword ptr [edx + 0x78]
    mov esi, dword ptr [edx + 0x8c]
    mov eax, dword ptr [edx + 0x88]
    mov edi, dword ptr [edx + 0x7c]
    mov ebx, dword ptr [edx + 0x5c]
    mov dword ptr [esp + 0x18], eax
    mov dword ptr [esp + 0x9c], ecx
    and eax, ecx
    mov ecx, esi
    mov dword ptr [esp + 0x98], edi
    mov dword ptr [esp + 0x54], ebx
    mov dword ptr [esp + 0x14], esi
    and ecx, edi
    mov edi, 0x20
    bsf ecx, ecx
    cmove ecx, edi
    add ecx, 0x20
    bsf edi, eax
    cmove edi, ecx
    mov dword ptr [esp + 0x74], edi
    and edi, 0x3f
    mov dword ptr [esp + 0x40], edi
    shl edi, 0x6
    mov eax, dword ptr [ebp + edi + plywright::board::geometry::AROUND + 4]
    mov ecx, dword ptr [ebp + edi + plywright::board::geometry::AROUND + 28]
    mov esi, dword ptr [ebp + edi + plywright::board::geometry::AROUND + 24]
    and eax, ebx
    mov ebx, dword ptr [edx + 0x54]
    and ecx, ebx
    mov dword ptr [esp + 0x5c], ebx
    mov ebx, dword ptr [edx + 0x58]
    or ecx, eax
    mov eax, dword ptr [ebp + edi + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x2c], ecx
    mov ecx, edi
    mov edi, dword ptr [edx + 0x74]
    mov dword ptr [esp + 0xc], ecx
    mov dword ptr [esp + 0x3c], ebx
    and eax, ebx
    mov ebx, dword ptr [edx + 0x50]
    mov dword ptr [esp + 0x94], edi
    and esi, ebx
    mov dword ptr [esp + 0x58], ebx
    mov ebx, edi
    or esi, eax
    mov eax, dword ptr [edx + 0x6c]
    mov dword ptr [esp + 0x48], esi
    mov esi, ebp
    or ebx, eax
    mov dword ptr [esp + 0x50], eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 36]
    mov dword ptr [esp + 0x6c], ebx
    and eax, ebx
    mov ebx, dword ptr [edx + 0x64]
    mov dword ptr [esp + 0x84], ebx
    or ebx, edi
    mov edi, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 44]
    mov ebp, dword ptr [edx + 0x68]
    mov dword ptr [esp + 0x68], ebx
    and edi, ebx
    mov dword ptr [esp + 0x88], ebp
    or edi, eax
    mov eax, dword ptr [edx + 0x70]
    mov ebx, eax
    mov dword ptr [esp + 0xa0], eax
    or ebx, ebp
    mov ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 32]
    mov dword ptr [esp + 0x64], ebx
    and ebp, ebx
    mov ebx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 40]
    mov ecx, esi
    mov esi, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0x10], ebp
    mov ebp, dword ptr [edx + 0x60]
    mov dword ptr [esp + 0x4c], ebp
    or ebp, eax
    mov eax, dword ptr [esp + 0x14]
    and ebx, ebp
    mov dword ptr [esp + 0x60], ebp
    mov ebp, dword ptr [edx + 0x84]
    or ebx, dword ptr [esp + 0x10]
    or eax, ebp
    and edi, ebp
    mov dword ptr [esp + 0x24], ebp
    mov dword ptr [esp + 0x38], eax
    mov eax, dword ptr [edx + 0x80]
    mov edx, dword ptr [esp + 0x18]
    or edx, eax
    and ebx, eax
    and esi, eax
    mov dword ptr [esp + 0x20], eax
    mov dword ptr [esp + 0x28], edx
    mov edx, dword ptr [esp + 0x2c]
    mov eax, ebx
    and edx, ebp
    or eax, edi
    mov eax, dword ptr [esp + 0xc]
    lea eax, [ecx + eax + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x78], eax
    mov eax, dword ptr [esp + 0x40]
    je .L21
    shl eax, 0x9
    mov dword ptr [esp + 0x48], esi
    mov dword ptr [esp + 0x2c], edx
    mov dword ptr [esp + 0x1c], 0x0
    mov dword ptr [esp + 0x30], 0x0
    mov dword ptr [esp + 0x90], eax
    lea eax, [ecx + eax + plywright::board::geometry::BETWEEN]
    mov dword ptr [esp + 0x10], eax
    jmp .L6
    nop
.L4:
    xor eax, eax
    mov edx, 0x1
    shld eax, edx, cl
    shl edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne eax, edx
    cmovne edx, ecx
    or dword ptr [esp + 0x2c], eax
    or dword ptr [esp + 0x48], edx
.L5:
    mov edi, dword ptr [esp + 0xc]
    mov eax, ebx
    or eax, edi
    je .L11
.L6:
    tzcnt ecx, edi
    tzcnt esi, ebx
    mov ebp, ebx
    mov eax, edi
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, esi
    add ebx, -0x1
    adc edi, -0x1
    and ebx, ebp
    and edi, eax
    mov eax, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0xc], edi
    mov edx, dword ptr [eax + 8*ecx]
    mov esi, dword ptr [eax + 8*ecx + 0x4]
    mov edi, edx
    mov ebp, esi
    and edi, dword ptr [esp + 0x28]
    and ebp, dword ptr [esp + 0x38]
    mov eax, edi
    or eax, ebp
    je .L4
    mov eax, edi
    mov ecx, ebp
    add eax, -0x1
    adc ecx, -0x1
    and eax, edi
    and ecx, ebp
    or ecx, eax
    jne .L5
    and esi, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x18]
    or dword ptr [esp + 0x1c], edx
    or dword ptr [esp + 0x30], esi
    jmp .L5
    nop
.L7:
    mov ecx, dword ptr [edx + 0x78]
    mov esi, dword ptr [edx + 0x84]
    mov eax, dword ptr [edx + 0x80]
    mov edi, dword ptr [edx + 0x7c]
    mov ebx, dword ptr [edx + 0x5c]
    mov dword ptr [esp + 0x18], eax
    mov dword ptr [esp + 0x9c], ecx
    and eax, ecx
    mov ecx, esi
    mov dword ptr [esp + 0x98], edi
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x70], ebx
    and ecx, edi
    mov edi, 0x20
    bsf ecx, ecx
    cmove ecx, edi
    mov edi, ebp
    add ecx, 0x20
    bsf esi, eax
    cmove esi, ecx
    mov dword ptr [esp + 0x74], esi
    and esi, 0x3f
    mov dword ptr [esp + 0x4c], esi
    shl esi, 0x6
    mov eax, dword ptr [ebp + esi + plywright::board::geometry::AROUND + 4]
    mov ecx, dword ptr [ebp + esi + plywright::board::geometry::AROUND + 20]
    and eax, ebx
    mov ebx, dword ptr [edx + 0x54]
    and ecx, ebx
    mov dword ptr [esp + 0x5c], ebx
    mov ebx, dword ptr [edx + 0x58]
    or ecx, eax
    mov eax, dword ptr [ebp + esi + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x1c], ecx
    mov ecx, dword ptr [ebp + esi + plywright::board::geometry::AROUND + 16]
    mov ebp, dword ptr [edx + 0x74]
    mov dword ptr [esp + 0x54], ebx
    and eax, ebx
    mov ebx, dword ptr [edx + 0x50]
    mov dword ptr [esp + 0xa0], ebp
    and ecx, ebx
    mov dword ptr [esp + 0x58], ebx
    mov ebx, ebp
    or ecx, eax
    mov eax, dword ptr [edx + 0x6c]
    mov dword ptr [esp + 0x40], ecx
    mov ecx, dword ptr [edi + esi + plywright::board::geometry::AROUND + 44]
    or ebx, eax
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [edi + esi + plywright::board::geometry::AROUND + 36]
    mov dword ptr [esp + 0x6c], ebx
    and eax, ebx
    mov ebx, dword ptr [edx + 0x64]
    mov dword ptr [esp + 0x88], ebx
    or ebx, ebp
    mov ebp, edi
    mov edi, dword ptr [edx + 0x70]
    and ecx, ebx
    mov dword ptr [esp + 0x68], ebx
    or ecx, eax
    mov eax, dword ptr [edx + 0x68]
    mov ebx, edi
    mov dword ptr [esp + 0x90], edi
    or ebx, eax
    mov dword ptr [esp + 0x50], eax
    mov eax, dword ptr [ebp + esi + plywright::board::geometry::AROUND + 32]
    mov ebp, dword ptr [edx + 0x60]
    mov dword ptr [esp + 0x64], ebx
    and eax, ebx
    mov ebx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x84], ebp
    or ebp, edi
    mov edi, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x60], ebp
    mov ebx, dword ptr [ebx + esi + plywright::board::geometry::AROUND + 40]
    and ebx, ebp
    mov ebp, dword ptr [edx + 0x8c]
    or ebx, eax
    mov eax, dword ptr [esp + 0x14]
    and edi, ebp
    mov dword ptr [esp + 0x20], ebp
    or eax, ebp
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [edx + 0x88]
    mov edx, dword ptr [esp + 0x18]
    or edx, eax
    and ebx, eax
    mov dword ptr [esp + 0x24], eax
    mov dword ptr [esp + 0x38], edx
    mov edx, ecx
    mov ecx, dword ptr [esp + 0x40]
    and edx, ebp
    mov ebp, dword ptr [esp + 0x34]
    and ecx, eax
    mov eax, ebx
    or eax, edx
    lea eax, [ebp + esi + plywright::board::geometry::AROUND]
    mov esi, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x78], eax
    je .L26
    mov eax, esi
    mov dword ptr [esp + 0x40], ecx
    mov dword ptr [esp + 0x1c], edi
    mov dword ptr [esp + 0x3c], 0x0
    mov dword ptr [esp + 0x30], 0x0
    shl eax, 0x9
    mov dword ptr [esp + 0x8c], eax
    lea eax, [ebp + eax + plywright::board::geometry::BETWEEN]
    mov dword ptr [esp + 0x10], eax
    jmp .L10
    nop
.L8:
    xor eax, eax
    mov edx, 0x1
    shld eax, edx, cl
    shl edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne eax, edx
    cmovne edx, ecx
    or dword ptr [esp + 0x1c], eax
    or dword ptr [esp + 0x40], edx
.L9:
    mov edx, dword ptr [esp + 0xc]
    mov eax, ebx
    or eax, edx
    je .L16
.L10:
    tzcnt ecx, edx
    tzcnt esi, ebx
    mov ebp, ebx
    mov eax, edx
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, esi
    add ebx, -0x1
    adc edx, -0x1
    and ebx, ebp
    and edx, eax
    mov eax, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0xc], edx
    mov edx, dword ptr [eax + 8*ecx]
    mov edi, dword ptr [eax + 8*ecx + 0x4]
    mov esi, edx
    mov ebp, edi
    and esi, dword ptr [esp + 0x38]
    and ebp, dword ptr [esp + 0x28]
    mov eax, esi
    or eax, ebp
    je .L8
    mov eax, esi
    mov ecx, ebp
    add eax, -0x1
    adc ecx, -0x1
    and eax, esi
    and ecx, ebp
    or ecx, eax
    jne .L9
    and edi, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x18]
    or dword ptr [esp + 0x3c], edx
    or dword ptr [esp + 0x30], edi
    jmp .L9
    nop
.L11:
    mov eax, dword ptr [esp + 0x48]
    or eax, dword ptr [esp + 0x2c]
    jne .L262
    mov ecx, dword ptr [esp + 0x1c]
    mov esi, dword ptr [esp + 0x30]
    mov eax, ecx
    or eax, esi
    je .L22
    movd xmm0, dword ptr [esp + 0x20]
    movd xmm1, dword ptr [esp + 0x24]
    mov eax, dword ptr [esp + 0x5c]
    mov edx, dword ptr [esp + 0x58]
    movd xmm2, esi
    mov esi, dword ptr [esp + 0x78]
    mov ebx, ecx
    xor edi, edi
    not ebx
    mov dword ptr [esp + 0x2c], ebx
    punpckldq xmm0, xmm1
    and eax, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x18]
    pshufd xmm1, xmm0, 0x44
    movd xmm0, ecx
    punpckldq xmm0, xmm2
    pshufd xmm2, xmm0, 0x44
    pcmpeqd xmm0, xmm0
    pxor xmm2, xmm0
    movd xmm0, edx
    movd xmm3, eax
    test edx, 0xff00
    por xmm2, xmmword ptr [esi + 0x30]
    punpckldq xmm0, xmm3
    pshufd xmm0, xmm0, 0x44
    pand xmm0, xmm2
    movdqa xmm2, xmm0
    psrlq xmm0, 0x7
    psrlq xmm2, 0x9
    movsd xmm0, xmm2
    andpd xmm0, xmm1
    andpd xmm0, xmmword ptr [esp + 0x2f0]
    je .L55
    mov eax, dword ptr [esp + 0x74]
    mov ecx, eax
    mov eax, 0x1010101
    and cl, 0x7
    shl eax, cl
    mov ecx, dword ptr [esp + 0x28]
    or eax, ebx
    xor ebx, ebx
    and eax, edx
    shr eax, 0x8
    not ecx
    and ecx, eax
    and ecx, 0xff
    je .L31
    xor edx, edx
.L12:
    tzcnt eax, edi
    tzcnt esi, ecx
    add eax, 0x20
    test ecx, ecx
    cmovne eax, esi
    cmp dl, -0x1
    je .L14
    mov esi, eax
    mov ebx, edx
    movzx ebp, dl
    shl esi, 0x6
    inc bl
    lea esi, [eax + esi + 0x8]
    mov eax, esi
    or eax, 0xb000
    cmp bl, -0x1
    mov word ptr [esp + 2*ebp + 0xbe], ax
    mov al, -0x1
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], eax
    je .L15
    mov eax, edx
    mov ebp, esi
    movzx ebx, bl
    add al, 0x2
    or ebp, 0x8000
    cmp al, -0x1
    mov word ptr [esp + 2*ebx + 0xbe], bp
    mov byte ptr [esp + 0x2be], al
    je .L15
    mov bh, dl
    mov ebp, esi
    movzx eax, al
    mov bl, -0x1
    add bh, 0x3
    or ebp, 0xa000
    cmp bh, -0x1
    mov word ptr [esp + 2*eax + 0xbe], bp
    mov byte ptr [esp + 0x2be], bh
    je .L13
    add dl, 0x4
    or esi, 0x9000
    movzx eax, bh
    mov word ptr [esp + 2*eax + 0xbe], si
    mov eax, edx
    mov ebx, edx
    mov byte ptr [esp + 0x2be], dl
    mov dword ptr [esp + 0xc], eax
.L13:
    mov eax, ecx
    mov edx, edi
    add eax, -0x1
    adc edx, -0x1
    and ecx, eax
    and edi, edx
    mov edx, ebx
    mov ebx, dword ptr [esp + 0xc]
    mov eax, ecx
    or eax, edi
    jne .L12
    jmp .L31
.L14:
    mov dword ptr [esp + 0xc], ebx
.L15:
    mov bl, -0x1
    jmp .L13
    nop
.L16:
    mov eax, dword ptr [esp + 0x40]
    or eax, dword ptr [esp + 0x1c]
    jne .L263
    mov ecx, dword ptr [esp + 0x3c]
    mov edi, dword ptr [esp + 0x30]
    mov eax, ecx
    or eax, edi
    je .L27
    movd xmm0, dword ptr [esp + 0x24]
    movd xmm1, dword ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0x5c]
    mov ebp, dword ptr [esp + 0x58]
    movd xmm2, edi
    mov eax, dword ptr [esp + 0x78]
    mov ebx, ecx
    mov esi, edi
    not ebx
    not esi
    mov dword ptr [esp + 0x1c], ebx
    mov dword ptr [esp + 0x94], esi
    punpckldq xmm0, xmm1
    and edx, dword ptr [esp + 0x14]
    and ebp, dword ptr [esp + 0x18]
    pshufd xmm1, xmm0, 0x44
    movd xmm0, ecx
    punpckldq xmm0, xmm2
    pshufd xmm2, xmm0, 0x44
    pcmpeqd xmm0, xmm0
    pxor xmm2, xmm0
    movd xmm0, ebp
    movd xmm3, edx
    mov dword ptr [esp + 0xc], ebp
    xor ebp, ebp
    por xmm2, xmmword ptr [eax + 0x30]
    punpckldq xmm0, xmm3
    mov eax, 0xff0000
    pshufd xmm0, xmm0, 0x44
    test edx, eax
    pand xmm0, xmm2
    movdqa xmm2, xmm0
    psllq xmm0, 0x7
    psllq xmm2, 0x9
    movsd xmm0, xmm2
    andpd xmm0, xmm1
    andpd xmm0, xmmword ptr [esp + 0x2e0]
    je .L102
    mov eax, dword ptr [esp + 0x74]
    mov edi, 0x1010101
    mov ecx, eax
    mov eax, 0x1010101
    and cl, 0x7
    shl edi, cl
    shl eax, cl
    mov ecx, dword ptr [esp + 0x28]
    or edi, ebx
    or eax, esi
    xor ebx, ebx
    and edi, dword ptr [esp + 0xc]
    and eax, edx
    mov edx, 0xff000000
    not ecx
    and ecx, edx
    shld eax, edi, 0x8
    and ecx, eax
    je .L36
    xor edx, edx
    nop
.L17:
    tzcnt esi, ecx
    tzcnt eax, ebp
    add esi, 0x20
    test ebp, ebp
    cmovne esi, eax
    cmp dl, -0x1
    je .L19
    lea eax, [esi + 0x38]
    shl esi, 0x6
    mov ebx, edx
    movzx edi, dl
    and eax, 0x3f
    inc bl
    or esi, eax
    movzx esi, si
    mov eax, esi
    or eax, 0xb000
    cmp bl, -0x1
    mov word ptr [esp + 2*edi + 0xbe], ax
    mov al, -0x1
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], eax
    je .L20
    mov eax, edx
    lea edi, [esi + 0x8000]
    movzx ebx, bl
    add al, 0x2
    mov word ptr [esp + 2*ebx + 0xbe], di
    cmp al, -0x1
    mov byte ptr [esp + 0x2be], al
    je .L20
    mov bh, dl
    lea edi, [esi + 0xa000]
    movzx eax, al
    mov bl, -0x1
    add bh, 0x3
    mov word ptr [esp + 2*eax + 0xbe], di
    cmp bh, -0x1
    mov byte ptr [esp + 0x2be], bh
    je .L18
    add dl, 0x4
    or esi, 0x9000
    movzx eax, bh
    mov word ptr [esp + 2*eax + 0xbe], si
    mov eax, edx
    mov ebx, edx
    mov byte ptr [esp + 0x2be], dl
    mov dword ptr [esp + 0xc], eax
.L18:
    mov eax, ebp
    mov edx, ecx
    add eax, -0x1
    adc edx, -0x1
    and ebp, eax
    and ecx, edx
    mov edx, ebx
    mov ebx, dword ptr [esp + 0xc]
    mov eax, ebp
    or eax, ecx
    jne .L17
    jmp .L36
.L19:
    mov dword ptr [esp + 0xc], ebx
.L20:
    mov bl, -0x1
    jmp .L18
.L21:
    mov eax, esi
    or eax, edx
    jne .L264
.L22:
    mov eax, dword ptr [esp + 0x5c]
    mov ecx, dword ptr [esp + 0x58]
    mov ebx, dword ptr [esp + 0x20]
    mov esi, 0xfefefefe
    and eax, dword ptr [esp + 0x14]
    and ecx, dword ptr [esp + 0x18]
    mov ebp, ebx
    and ebp, esi
    mov edx, eax
    mov edi, eax
    shld edx, ecx, 0x19
    shr edi, 0x7
    and ebp, edx
    mov edx, 0xfefefe
    mov dword ptr [esp + 0x30], ebp
    mov ebp, dword ptr [esp + 0x24]
    mov esi, ebp
    and esi, edx
    mov edx, eax
    shr eax, 0x9
    and esi, edi
    shld edx, ecx, 0x17
    xor edi, edi
    mov dword ptr [esp + 0x2c], esi
    mov esi, 0x7f7f7f7f
    and ebx, esi
    mov esi, 0x7f7f7f
    and ebp, esi
    and ebx, edx
    and ebp, eax
    test ecx, 0xff00
    mov dword ptr [esp + 0x10], ebx
    mov dword ptr [esp + 0x1c], ebp
    je .L53
    mov ebp, dword ptr [esp + 0x28]
    shr ecx, 0x8
    not ebp
    and ebp, ecx
    and ebp, 0xff
    je .L149
    xor ebx, ebx
    mov dword ptr [esp + 0xc], 0x0
    nop
.L23:
    tzcnt eax, edi
    tzcnt ecx, ebp
    add eax, 0x20
    test ebp, ebp
    cmovne eax, ecx
    cmp bl, -0x1
    je .L25
    mov ecx, eax
    movzx esi, bl
    shl ecx, 0x6
    lea ecx, [eax + ecx + 0x8]
    mov eax, ebx
    mov edx, ecx
    inc al
    or edx, 0xb000
    cmp al, -0x1
    mov word ptr [esp + 2*esi + 0xbe], dx
    mov dl, -0x1
    mov byte ptr [esp + 0x2be], al
    mov dword ptr [esp + 0xc], edx
    je .L25
    mov edx, ebx
    mov esi, ecx
    movzx eax, al
    add dl, 0x2
    or esi, 0x8000
    cmp dl, -0x1
    mov word ptr [esp + 2*eax + 0xbe], si
    mov byte ptr [esp + 0x2be], dl
    je .L25
    mov ah, bl
    mov esi, ecx
    movzx edx, dl
    mov al, -0x1
    add ah, 0x3
    or esi, 0xa000
    cmp ah, -0x1
    mov word ptr [esp + 2*edx + 0xbe], si
    mov byte ptr [esp + 0x2be], ah
    je .L24
    add bl, 0x4
    or ecx, 0x9000
    movzx eax, ah
    mov word ptr [esp + 2*eax + 0xbe], cx
    mov eax, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], eax
.L24:
    mov ecx, ebp
    mov edx, edi
    mov ebx, eax
    add ecx, -0x1
    adc edx, -0x1
    and ebp, ecx
    and edi, edx
    mov ecx, ebp
    or ecx, edi
    jne .L23
    jmp .L150
.L25:
    mov al, -0x1
    jmp .L24
.L26:
    mov eax, ecx
    or eax, edi
    jne .L266
.L27:
    mov eax, dword ptr [esp + 0x5c]
    mov ebx, dword ptr [esp + 0x58]
    mov ebp, dword ptr [esp + 0x20]
    mov esi, 0xfefefefe
    and eax, dword ptr [esp + 0x14]
    and ebx, dword ptr [esp + 0x18]
    mov edi, ebp
    and edi, esi
    mov ecx, eax
    mov edx, ebx
    shld ecx, ebx, 0x9
    shl edx, 0x9
    and edi, ecx
    mov ecx, 0xfefefe00
    mov dword ptr [esp + 0x10], edi
    mov edi, dword ptr [esp + 0x24]
    mov esi, edi
    and esi, ecx
    mov ecx, eax
    and esi, edx
    shld ecx, ebx, 0x7
    mov edx, ebx
    mov dword ptr [esp + 0x30], esi
    mov esi, 0x7f7f7f7f
    shl edx, 0x7
    and ebp, esi
    xor esi, esi
    and ebp, ecx
    mov ecx, 0x7f7f7f00
    mov dword ptr [esp + 0x3c], ebp
    mov ebp, edi
    and ebp, ecx
    mov ecx, 0xff0000
    and ebp, edx
    test eax, ecx
    je .L54
    mov dword ptr [esp + 0x1c], ebp
    mov ebp, dword ptr [esp + 0x28]
    mov ecx, 0xff000000
    shld eax, ebx, 0x8
    not ebp
    and ebp, ecx
    and ebp, eax
    je .L187
    xor ebx, ebx
    mov dword ptr [esp + 0xc], 0x0
.L28:
    tzcnt eax, ebp
    tzcnt ecx, esi
    add eax, 0x20
    test esi, esi
    cmovne eax, ecx
    cmp bl, -0x1
    je .L30
    lea ecx, [eax + 0x38]
    shl eax, 0x6
    mov edx, ebx
    movzx edi, bl
    and ecx, 0x3f
    inc dl
    or eax, ecx
    movzx eax, ax
    mov ecx, eax
    or ecx, 0xb000
    cmp dl, -0x1
    mov word ptr [esp + 2*edi + 0xbe], cx
    mov cl, -0x1
    mov byte ptr [esp + 0x2be], dl
    mov dword ptr [esp + 0xc], ecx
    je .L30
    mov ecx, ebx
    lea edi, [eax + 0x8000]
    movzx edx, dl
    add cl, 0x2
    mov word ptr [esp + 2*edx + 0xbe], di
    cmp cl, -0x1
    mov byte ptr [esp + 0x2be], cl
    je .L30
    mov dh, bl
    lea edi, [eax + 0xa000]
    movzx ecx, cl
    mov dl, -0x1
    add dh, 0x3
    mov word ptr [esp + 2*ecx + 0xbe], di
    cmp dh, -0x1
    mov byte ptr [esp + 0x2be], dh
    je .L29
    add bl, 0x4
    or eax, 0x9000
    movzx ecx, dh
    mov word ptr [esp + 2*ecx + 0xbe], ax
    mov eax, ebx
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], eax
.L29:
    mov eax, esi
    mov ecx, ebp
    mov ebx, edx
    add eax, -0x1
    adc ecx, -0x1
    and esi, eax
    and ebp, ecx
    mov eax, esi
    or eax, ebp
    jne .L28
    jmp .L188
.L30:
    mov dl, -0x1
    jmp .L29
.L31:
    pshufd xmm1, xmm0, 0xee
    movd eax, xmm1
    and eax, 0xfe
    je .L41
    xor ecx, ecx
    mov edx, ebx
    nop
.L32:
    tzcnt esi, ecx
    tzcnt edi, eax
    add esi, 0x20
    test eax, eax
    cmovne esi, edi
    cmp dl, -0x1
    je .L34
    mov edi, esi
    mov dh, dl
    movzx ebx, dl
    shl edi, 0x6
    inc dh
    lea esi, [esi + edi + 0x7]
    mov edi, esi
    or edi, 0xf000
    cmp dh, -0x1
    mov word ptr [esp + 2*ebx + 0xbe], di
    mov bl, -0x1
    mov byte ptr [esp + 0x2be], dh
    mov dword ptr [esp + 0xc], ebx
    je .L35
    mov bh, dl
    mov edi, esi
    movzx ebp, dh
    add bh, 0x2
    or edi, 0xc000
    cmp bh, -0x1
    mov word ptr [esp + 2*ebp + 0xbe], di
    mov byte ptr [esp + 0x2be], bh
    je .L35
    mov bl, dl
    mov edi, esi
    movzx ebp, bh
    mov dh, -0x1
    add bl, 0x3
    or edi, 0xe000
    cmp bl, -0x1
    mov word ptr [esp + 2*ebp + 0xbe], di
    mov byte ptr [esp + 0x2be], bl
    je .L33
    add dl, 0x4
    movzx edi, bl
    or esi, 0xd000
    mov ebx, edx
    mov dh, dl
    mov word ptr [esp + 2*edi + 0xbe], si
    mov byte ptr [esp + 0x2be], dl
    mov dword ptr [esp + 0xc], ebx
.L33:
    mov esi, eax
    mov edi, ecx
    mov ebx, dword ptr [esp + 0xc]
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L32
    jmp .L41
.L34:
    mov dword ptr [esp + 0xc], ebx
.L35:
    mov dh, -0x1
    jmp .L33
.L36:
    pshufd xmm1, xmm0, 0x55
    mov ecx, 0xfe000000
    movd eax, xmm1
    and eax, ecx
    je .L46
    xor ecx, ecx
    mov edx, ebx
    nop
.L37:
    tzcnt esi, eax
    tzcnt edi, ecx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edi
    cmp dl, -0x1
    je .L39
    lea edi, [esi + 0x37]
    shl esi, 0x6
    mov dh, dl
    movzx ebx, dl
    and edi, 0x3f
    inc dh
    or esi, edi
    movzx esi, si
    mov edi, esi
    or edi, 0xf000
    cmp dh, -0x1
    mov word ptr [esp + 2*ebx + 0xbe], di
    mov bl, -0x1
    mov byte ptr [esp + 0x2be], dh
    mov dword ptr [esp + 0xc], ebx
    je .L40
    mov bh, dl
    lea edi, [esi + 0xc000]
    movzx ebp, dh
    add bh, 0x2
    mov word ptr [esp + 2*ebp + 0xbe], di
    cmp bh, -0x1
    mov byte ptr [esp + 0x2be], bh
    je .L40
    mov bl, dl
    lea edi, [esi + 0xe000]
    movzx ebp, bh
    mov dh, -0x1
    add bl, 0x3
    mov word ptr [esp + 2*ebp + 0xbe], di
    cmp bl, -0x1
    mov byte ptr [esp + 0x2be], bl
    je .L38
    add dl, 0x4
    movzx edi, bl
    or esi, 0xd000
    mov ebx, edx
    mov dh, dl
    mov word ptr [esp + 2*edi + 0xbe], si
    mov byte ptr [esp + 0x2be], dl
    mov dword ptr [esp + 0xc], ebx
.L38:
    mov esi, ecx
    mov edi, eax
    mov ebx, dword ptr [esp + 0xc]
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and ecx, esi
    and eax, edi
    mov esi, ecx
    or esi, eax
    jne .L37
    jmp .L46
.L39:
    mov dword ptr [esp + 0xc], ebx
.L40:
    mov dh, -0x1
    jmp .L38
.L41:
    movd eax, xmm0
    and eax, 0x7f
    je .L51
    xor ecx, ecx
    mov edx, ebx
    nop
.L42:
    tzcnt esi, ecx
    tzcnt edi, eax
    add esi, 0x20
    test eax, eax
    cmovne esi, edi
    cmp dl, -0x1
    je .L44
    mov edi, esi
    mov dh, dl
    movzx ebx, dl
    shl edi, 0x6
    inc dh
    lea esi, [esi + edi + 0x9]
    mov edi, esi
    or edi, 0xf000
    cmp dh, -0x1
    mov word ptr [esp + 2*ebx + 0xbe], di
    mov bl, -0x1
    mov byte ptr [esp + 0x2be], dh
    mov dword ptr [esp + 0xc], ebx
    je .L45
    mov bh, dl
    mov edi, esi
    movzx ebp, dh
    add bh, 0x2
    or edi, 0xc000
    cmp bh, -0x1
    mov word ptr [esp + 2*ebp + 0xbe], di
    mov byte ptr [esp + 0x2be], bh
    je .L45
    mov bl, dl
    mov edi, esi
    movzx ebp, bh
    mov dh, -0x1
    add bl, 0x3
    or edi, 0xe000
    cmp bl, -0x1
    mov word ptr [esp + 2*ebp + 0xbe], di
    mov byte ptr [esp + 0x2be], bl
    je .L43
    add dl, 0x4
    movzx edi, bl
    or esi, 0xd000
    mov ebx, edx
    mov dh, dl
    mov word ptr [esp + 2*edi + 0xbe], si
    mov byte ptr [esp + 0x2be], dl
    mov dword ptr [esp + 0xc], ebx
.L43:
    mov esi, eax
    mov edi, ecx
    mov ebx, dword ptr [esp + 0xc]
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L42
    jmp .L51
.L44:
    mov dword ptr [esp + 0xc], ebx
.L45:
    mov dh, -0x1
    jmp .L43
.L46:
    pshufd xmm1, xmm0, 0xff
    mov ecx, 0x7f000000
    movd eax, xmm1
    and eax, ecx
    je .L52
    xor ecx, ecx
    mov edx, ebx
    nop
.L47:
    tzcnt esi, eax
    tzcnt edi, ecx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edi
    cmp dl, -0x1
    je .L49
    lea edi, [esi + 0x39]
    shl esi, 0x6
    mov dh, dl
    movzx ebx, dl
    and edi, 0x3f
    inc dh
    or esi, edi
    movzx esi, si
    mov edi, esi
    or edi, 0xf000
    cmp dh, -0x1
    mov word ptr [esp + 2*ebx + 0xbe], di
    mov bl, -0x1
    mov byte ptr [esp + 0x2be], dh
    mov dword ptr [esp + 0xc], ebx
    je .L50
    mov bh, dl
    lea edi, [esi + 0xc000]
    movzx ebp, dh
    add bh, 0x2
    mov word ptr [esp + 2*ebp + 0xbe], di
    cmp bh, -0x1
    mov byte ptr [esp + 0x2be], bh
    je .L50
    mov bl, dl
    lea edi, [esi + 0xe000]
    movzx ebp, bh
    mov dh, -0x1
    add bl, 0x3
    mov word ptr [esp + 2*ebp + 0xbe], di
    cmp bl, -0x1
    mov byte ptr [esp + 0x2be], bl
    je .L48
    add dl, 0x4
    movzx edi, bl
    or esi, 0xd000
    mov ebx, edx
    mov dh, dl
    mov word ptr [esp + 2*edi + 0xbe], si
    mov byte ptr [esp + 0x2be], dl
    mov dword ptr [esp + 0xc], ebx
.L48:
    mov esi, ecx
    mov edi, eax
    mov ebx, dword ptr [esp + 0xc]
    mov dl, dh
    add esi, -0x1
    adc edi, -0x1
    and ecx, esi
    and eax, edi
    mov esi, ecx
    or esi, eax
    jne .L47
    jmp .L52
.L49:
    mov dword ptr [esp + 0xc], ebx
.L50:
    mov dh, -0x1
    jmp .L48
.L51:
    andpd xmm0, xmmword ptr [esp + 0x2d0]
    jmp .L56
.L52:
    andpd xmm0, xmmword ptr [esp + 0x2c0]
    jmp .L103
.L53:
    mov ebp, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x2c]
    xor ecx, ecx
    jmp .L159
.L54:
    mov edx, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x30]
    xor ecx, ecx
    jmp .L197
.L55:
    xor ebx, ebx
.L56:
    pshufd xmm2, xmm0, 0xee
    pshufd xmm1, xmm0, 0xff
    mov dword ptr [esp + 0xc], ebx
    movd ecx, xmm2
    movd eax, xmm1
    mov edx, ecx
    or edx, eax
    mov edx, ebx
    mov ebx, dword ptr [esp + 0x2c]
    je .L60
.L57:
    mov esi, ecx
    mov edi, eax
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L59
    movzx ebx, dl
    inc dl
    tzcnt ebp, ecx
    mov dword ptr [esp + 0xc], ebx
    mov ebx, esi
    tzcnt esi, eax
    add esi, 0x20
    test ecx, ecx
    cmovne esi, ebp
    mov ebp, esi
    shl ebp, 0x6
    lea esi, [esi + ebp + 0x4007]
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [esp + 2*ebp + 0xbe], si
    mov esi, ebx
    mov ebx, edx
    mov byte ptr [esp + 0x2be], dl
    mov dword ptr [esp + 0xc], ebx
    mov ebx, dword ptr [esp + 0x2c]
.L58:
    and ecx, esi
    and eax, edi
    mov esi, ecx
    or esi, eax
    jne .L57
    jmp .L60
.L59:
    mov dl, -0x1
    jmp .L58
.L60:
    movd eax, xmm0
    pshufd xmm0, xmm0, 0x55
    movd ecx, xmm0
    mov edx, eax
    or edx, ecx
    mov edx, dword ptr [esp + 0xc]
    je .L64
    nop
.L61:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L63
    movzx ebx, dl
    inc dl
    tzcnt ebp, eax
    mov dword ptr [esp + 0xc], ebx
    mov ebx, esi
    tzcnt esi, ecx
    add esi, 0x20
    test eax, eax
    cmovne esi, ebp
    mov ebp, esi
    shl ebp, 0x6
    lea esi, [esi + ebp + 0x4009]
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [esp + 2*ebp + 0xbe], si
    mov esi, ebx
    mov ebx, edx
    mov byte ptr [esp + 0x2be], dl
    mov dword ptr [esp + 0xc], ebx
    mov ebx, dword ptr [esp + 0x2c]
.L62:
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L61
    jmp .L64
.L63:
    mov dl, -0x1
    jmp .L62
.L64:
    mov edx, dword ptr [esp + 0x54]
    mov esi, dword ptr [esp + 0x3c]
    mov eax, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x14]
    not eax
    mov dword ptr [esp + 0x8c], eax
    and esi, ebx
    and edx, eax
    jmp .L66
    nop
.L65:
    mov esi, dword ptr [esp + 0x80]
    mov edx, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0x7c]
    and edx, dword ptr [esp + 0x70]
.L66:
    mov eax, esi
    or eax, edx
    je .L70
    tzcnt eax, edx
    tzcnt ecx, esi
    mov ebx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x80], esi
    mov dword ptr [esp + 0x48], edx
    add eax, 0x20
    test esi, esi
    cmovne eax, ecx
    add esi, -0x1
    mov ecx, eax
    adc edx, -0x1
    mov dword ptr [esp + 0x7c], esi
    shl ecx, 0x6
    mov dword ptr [esp + 0x70], edx
    mov ebp, dword ptr [ebx + ecx + plywright::board::geometry::AROUND]
    mov edi, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 4]
    and ebp, dword ptr [esp + 0x20]
    and edi, dword ptr [esp + 0x24]
    mov ecx, ebp
    or ecx, edi
    je .L65
    or eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0xc]
    mov ebx, eax
    nop
.L67:
    mov esi, ebp
    mov ecx, edi
    add esi, -0x1
    adc ecx, -0x1
    cmp bl, -0x1
    je .L69
    movzx eax, bl
    inc bl
    tzcnt edx, ebp
    mov dword ptr [esp + 0xc], eax
    tzcnt eax, edi
    add eax, 0x20
    test ebp, ebp
    cmovne eax, edx
    mov edx, dword ptr [esp + 0xc]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*edx + 0xbe], ax
    mov eax, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], eax
.L68:
    and ebp, esi
    and edi, ecx
    mov eax, ebp
    or eax, edi
    jne .L67
    jmp .L65
.L69:
    mov bl, -0x1
    jmp .L68
.L70:
    mov ecx, dword ptr [esp + 0x68]
    mov edx, dword ptr [esp + 0x60]
    and ecx, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x2c]
    and ecx, dword ptr [esp + 0x8c]
    jmp .L72
    nop
.L71:
    mov edx, dword ptr [esp + 0x80]
    mov ecx, dword ptr [esp + 0x48]
    and edx, dword ptr [esp + 0x7c]
    and ecx, dword ptr [esp + 0x70]
.L72:
    mov eax, edx
    or eax, ecx
    je .L76
    tzcnt edi, ecx
    mov esi, dword ptr [esp + 0x34]
    tzcnt eax, edx
    mov dword ptr [esp + 0x80], edx
    mov dword ptr [esp + 0x48], ecx
    add edi, 0x20
    test edx, edx
    cmovne edi, eax
    add edx, -0x1
    lea ebp, [edi + 2*edi]
    adc ecx, -0x1
    mov dword ptr [esp + 0x7c], edx
    mov ebx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x70], ecx
    mov ecx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    and ebx, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x28]
    imul ecx, eax
    imul ebx, edx
    mul edx
    add ebx, edx
    add ebx, ecx
    movzx ecx, byte ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    add ebx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov ecx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and ecx, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x24]
    mov edx, ecx
    or edx, eax
    je .L71
    or edi, 0x4000
    movzx edx, di
    mov dword ptr [esp + 0x10], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L73:
    mov esi, ecx
    mov ebp, eax
    add esi, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L75
    movzx edx, bl
    tzcnt edi, eax
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, ecx
    add edi, 0x20
    test ecx, ecx
    cmovne edi, edx
    mov edx, dword ptr [esp + 0xc]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*edx + 0xbe], di
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L74:
    and ecx, esi
    and eax, ebp
    mov edx, ecx
    or edx, eax
    jne .L73
    jmp .L71
.L75:
    mov bl, -0x1
    jmp .L74
.L76:
    mov ecx, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x18]
    and ecx, dword ptr [esp + 0x6c]
    and edx, dword ptr [esp + 0x64]
    and edx, dword ptr [esp + 0x2c]
    and ecx, dword ptr [esp + 0x8c]
    jmp .L78
    nop
.L77:
    mov edx, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x2c]
    and ecx, dword ptr [esp + 0x48]
.L78:
    mov eax, edx
    or eax, ecx
    je .L82
    tzcnt ebp, ecx
    mov edi, dword ptr [esp + 0x34]
    tzcnt eax, edx
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0x14], ecx
    add ebp, 0x20
    test edx, edx
    cmovne ebp, eax
    add edx, -0x1
    lea esi, [ebp + 2*ebp]
    adc ecx, -0x1
    mov dword ptr [esp + 0x2c], edx
    mov ebx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x48], ecx
    mov ecx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    and ebx, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x28]
    imul ecx, eax
    imul ebx, edx
    mul edx
    add ebx, edx
    add ebx, ecx
    movzx ecx, byte ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    add ebx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
    mov ecx, dword ptr [edi + 8*ebx + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [edi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and ecx, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x24]
    mov edx, ecx
    or edx, eax
    je .L77
    or ebp, 0x4000
    movzx edx, bp
    mov dword ptr [esp + 0x10], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L79:
    mov edi, ecx
    mov ebp, eax
    add edi, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L81
    movzx edx, bl
    tzcnt esi, eax
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, ecx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*edx + 0xbe], si
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L80:
    and ecx, edi
    and eax, ebp
    mov edx, ecx
    or edx, eax
    jne .L79
    jmp .L77
.L81:
    mov bl, -0x1
    jmp .L80
.L82:
    mov edi, dword ptr [esp + 0x4c]
    mov edx, dword ptr [esp + 0x84]
    and edi, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x30]
    mov eax, edi
    or eax, edx
    je .L88
    mov eax, dword ptr [esp + 0x34]
    mov ecx, dword ptr [esp + 0x90]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov dword ptr [esp + 0x2c], eax
    jmp .L84
.L83:
    mov edi, dword ptr [esp + 0x4c]
    mov edx, dword ptr [esp + 0x84]
    and edi, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x18]
    mov eax, edi
    or eax, edx
    je .L88
.L84:
    tzcnt esi, edx
    mov ebp, dword ptr [esp + 0x34]
    tzcnt eax, edi
    mov dword ptr [esp + 0x4c], edi
    mov dword ptr [esp + 0x84], edx
    add esi, 0x20
    test edi, edi
    cmovne esi, eax
    add edi, -0x1
    lea ebx, [esi + 2*esi]
    mov dword ptr [esp + 0x14], edi
    adc edx, -0x1
    mov edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x18], edx
    mov ecx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    and edi, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x28]
    imul ecx, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [esp + 0x2c]
    add edi, ecx
    movzx ecx, byte ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    add edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ecx, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE + 4]
    and ecx, dword ptr [edx + 8*esi]
    and eax, dword ptr [edx + 8*esi + 0x4]
    and ecx, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x24]
    mov edx, ecx
    or edx, eax
    je .L83
    or esi, 0x4000
    movzx edx, si
    mov dword ptr [esp + 0x10], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L85:
    mov ebp, ecx
    mov edi, eax
    add ebp, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L87
    movzx edx, bl
    tzcnt esi, eax
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, ecx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*edx + 0xbe], si
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L86:
    and ecx, ebp
    and eax, edi
    mov edx, ecx
    or edx, eax
    jne .L85
    jmp .L83
.L87:
    mov bl, -0x1
    jmp .L86
.L88:
    mov edx, dword ptr [esp + 0x88]
    mov ecx, dword ptr [esp + 0x50]
    and edx, dword ptr [esp + 0x1c]
    and ecx, dword ptr [esp + 0x30]
    mov eax, edx
    or eax, ecx
    je .L94
    mov eax, dword ptr [esp + 0x34]
    mov esi, dword ptr [esp + 0x90]
    lea eax, [eax + esi + plywright::board::geometry::LINE]
    mov dword ptr [esp + 0x2c], eax
    jmp .L90
.L89:
    mov edx, dword ptr [esp + 0x88]
    mov ecx, dword ptr [esp + 0x50]
    and edx, dword ptr [esp + 0x14]
    and ecx, dword ptr [esp + 0x18]
    mov eax, edx
    or eax, ecx
    je .L94
.L90:
    tzcnt esi, ecx
    mov ebp, dword ptr [esp + 0x34]
    tzcnt eax, edx
    mov dword ptr [esp + 0x88], edx
    mov dword ptr [esp + 0x50], ecx
    add esi, 0x20
    test edx, edx
    cmovne esi, eax
    add edx, -0x1
    lea ebx, [esi + 2*esi]
    adc ecx, -0x1
    mov dword ptr [esp + 0x14], edx
    mov edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x18], ecx
    mov ecx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 8]
    and edi, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x28]
    imul ecx, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [esp + 0x2c]
    add edi, ecx
    movzx ecx, byte ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    add edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 16]
    mov ecx, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE + 4]
    and ecx, dword ptr [edx + 8*esi]
    and eax, dword ptr [edx + 8*esi + 0x4]
    and ecx, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x24]
    mov edx, ecx
    or edx, eax
    je .L89
    or esi, 0x4000
    movzx edx, si
    mov dword ptr [esp + 0x10], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L91:
    mov ebp, ecx
    mov edi, eax
    add ebp, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L93
    movzx edx, bl
    tzcnt esi, eax
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, ecx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*edx + 0xbe], si
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L92:
    and ecx, ebp
    and eax, edi
    mov edx, ecx
    or edx, eax
    jne .L91
    jmp .L89
.L93:
    mov bl, -0x1
    jmp .L92
.L94:
    mov ecx, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x30]
    and ecx, dword ptr [esp + 0xa0]
    and edx, dword ptr [esp + 0x94]
    mov eax, ecx
    or eax, edx
    je .L100
    mov eax, dword ptr [esp + 0x34]
    mov esi, dword ptr [esp + 0x90]
    lea eax, [eax + esi + plywright::board::geometry::LINE]
    mov dword ptr [esp + 0x2c], eax
    jmp .L96
    nop
.L95:
    mov ecx, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x30]
    and ecx, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x18]
    mov eax, ecx
    or eax, edx
    je .L100
.L96:
    tzcnt ebp, edx
    mov esi, dword ptr [esp + 0x34]
    tzcnt eax, ecx
    mov dword ptr [esp + 0x1c], ecx
    mov dword ptr [esp + 0x30], edx
    add ebp, 0x20
    test ecx, ecx
    cmovne ebp, eax
    add ecx, -0x1
    lea ebx, [ebp + 2*ebp]
    adc edx, -0x1
    mov dword ptr [esp + 0x14], ecx
    mov edi, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x18], edx
    mov ecx, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 8]
    and edi, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x28]
    imul ecx, eax
    imul edi, edx
    mul edx
    add edi, edx
    lea edx, [ebp + 2*ebp]
    add edi, ecx
    movzx ecx, byte ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 20]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, ebx
    mov ebx, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    cmove edi, eax
    mov eax, dword ptr [esi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [esi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    and ebx, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x28]
    imul ebx, edx
    imul ecx, eax
    mul edx
    add ebx, edx
    lea edx, [ebp + 2*ebp]
    add ebx, ecx
    movzx ecx, byte ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    add edi, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov edx, dword ptr [esp + 0x2c]
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov ecx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    or eax, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE]
    or ecx, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [edx + 8*ebp]
    and ecx, dword ptr [edx + 8*ebp + 0x4]
    and eax, dword ptr [esp + 0x20]
    and ecx, dword ptr [esp + 0x24]
    mov edx, eax
    or edx, ecx
    je .L95
    or ebp, 0x4000
    movzx edx, bp
    mov dword ptr [esp + 0x10], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L97:
    mov ebp, eax
    mov edi, ecx
    add ebp, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L99
    movzx edx, bl
    tzcnt esi, ecx
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, eax
    add esi, 0x20
    test eax, eax
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*edx + 0xbe], si
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L98:
    and eax, ebp
    and ecx, edi
    mov edx, eax
    or edx, ecx
    jne .L97
    jmp .L95
.L99:
    mov bl, -0x1
    jmp .L98
.L100:
    mov ecx, dword ptr [esp + 0x74]
    xor eax, eax
    mov edx, 0x1
    mov esi, dword ptr [esp + 0x40]
    shld eax, edx, cl
    shl edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne eax, edx
    cmovne edx, ecx
    mov ecx, dword ptr [esp + 0x78]
    mov edi, dword ptr [ecx + 0x8]
    mov ebx, dword ptr [ecx + 0xc]
    and edi, dword ptr [esp + 0x20]
    and ebx, dword ptr [esp + 0x24]
    mov ecx, edi
    or ecx, ebx
    je .L1
    mov dword ptr [esp + 0x10], ebx
    mov ebx, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x98]
    mov dword ptr [esp + 0x14], edi
    mov edi, dword ptr [esp + 0x20]
    mov ebp, dword ptr [esp + 0x9c]
    and ecx, ebx
    and ebp, edi
    bsf esi, ecx
    mov ecx, 0x20
    cmove esi, ecx
    add esi, 0x20
    bsf ecx, ebp
    mov ebp, dword ptr [esp + 0x5c]
    cmove ecx, esi
    mov esi, dword ptr [esp + 0x58]
    and ecx, 0x3f
    shl ecx, 0x6
    and ebp, ebx
    and esi, edi
    mov ebx, ebp
    mov edi, 0xfefefefe
    shld ebx, esi, 0x9
    shld ebp, esi, 0x7
    and ebx, edi
    mov edi, 0x7f7f7f7f
    and ebp, edi
    mov edi, 0xfefefe00
    or ebp, ebx
    mov ebx, esi
    shl esi, 0x7
    shl ebx, 0x9
    and ebx, edi
    mov edi, 0x7f7f7f00
    and esi, edi
    mov edi, dword ptr [esp + 0x34]
    or esi, ebx
    or ebp, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 12]
    or esi, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 8]
    mov edi, dword ptr [esp + 0x14]
    not ebp
    not esi
    and dword ptr [esp + 0x10], ebp
    and edi, esi
    mov ebx, dword ptr [esp + 0x10]
    mov ecx, edi
    or ecx, ebx
    je .L243
    mov ebp, dword ptr [esp + 0x28]
    not eax
    not edx
    mov ecx, edi
    mov esi, ebx
    and dword ptr [esp + 0x38], eax
    and ebp, edx
    mov edx, edi
    mov dword ptr [esp + 0x28], ebp
    nop
.L101:
    mov dword ptr [esp + 0x14], ecx
    tzcnt ecx, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x10], ebx
    add ecx, 0x20
    test edx, edx
    cmovne ecx, eax
    mov eax, edx
    mov ebx, ecx
    add eax, -0x1
    mov ecx, esi
    adc ecx, -0x1
    lea edi, [ebx + 2*ebx]
    and edx, eax
    mov eax, ebx
    mov dword ptr [esp + 0x1c], ebx
    and esi, ecx
    shl eax, 0x6
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0x30], esi
    mov esi, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x2c], eax
    mov ebx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov ecx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    and ebx, dword ptr [esp + 0x38]
    and eax, ebp
    imul ecx, eax
    imul ebx, edx
    mul edx
    add ebx, edx
    mov edx, dword ptr [esp + 0x2c]
    add ebx, ecx
    movzx ecx, byte ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    mov ebp, dword ptr [esi + edx + plywright::board::geometry::AROUND]
    mov edx, dword ptr [esi + edx + plywright::board::geometry::AROUND + 4]
    shrd eax, ebx, cl
    shr ebx, cl
    and ebp, dword ptr [esp + 0x3c]
    and edx, dword ptr [esp + 0x54]
    test cl, 0x20
    mov ecx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove ebx, eax
    add ebx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x64]
    and ebx, dword ptr [esp + 0x6c]
    or eax, ebp
    mov ebp, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    or ebx, edx
    mov edx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    and ebp, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x28]
    imul ebp, edx
    imul ecx, eax
    mul edx
    add ebp, edx
    add ebp, ecx
    movzx ecx, byte ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x1c]
    cmove ebp, eax
    add ebp, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    mov edx, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    mov ebp, dword ptr [esp + 0x28]
    shld esi, edi, cl
    shl edi, cl
    and edx, dword ptr [esp + 0x60]
    and eax, dword ptr [esp + 0x68]
    or edx, dword ptr [esp + 0x2c]
    or eax, ebx
    mov ebx, ecx
    mov ecx, dword ptr [esp + 0x14]
    and eax, dword ptr [esp + 0x24]
    and edx, dword ptr [esp + 0x20]
    test bl, 0x20
    mov ebx, 0x0
    cmovne esi, edi
    cmovne edi, ebx
    or edx, eax
    mov eax, 0x0
    mov edx, dword ptr [esp + 0x18]
    cmove edi, ebx
    mov ebx, dword ptr [esp + 0x10]
    cmove esi, eax
    xor ecx, edi
    mov eax, edx
    xor ebx, esi
    mov esi, dword ptr [esp + 0x30]
    or eax, esi
    jne .L101
    jmp .L244
.L102:
    xor ebx, ebx
.L103:
    movd eax, xmm0
    pshufd xmm1, xmm0, 0x55
    mov dword ptr [esp + 0xc], ebx
    movd ecx, xmm1
    mov edx, eax
    or edx, ecx
    mov edx, ebx
    mov ebx, dword ptr [esp + 0x1c]
    je .L107
    nop
.L104:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L106
    mov dword ptr [esp + 0x10], esi
    tzcnt esi, ecx
    movzx ebx, dl
    inc dl
    tzcnt ebp, eax
    add esi, 0x20
    test eax, eax
    mov dword ptr [esp + 0xc], ebx
    mov bl, dl
    cmovne esi, ebp
    mov ebp, esi
    add esi, 0x37
    shl ebp, 0x6
    and esi, 0x3f
    lea esi, [esi + ebp + 0x4000]
    mov ebp, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0xc], ebx
    mov word ptr [esp + 2*ebp + 0xbe], si
    mov byte ptr [esp + 0x2be], bl
    mov esi, dword ptr [esp + 0x10]
    mov ebx, dword ptr [esp + 0x1c]
.L105:
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L104
    jmp .L107
.L106:
    mov dl, -0x1
    jmp .L105
.L107:
    pshufd xmm1, xmm0, 0xff
    pshufd xmm0, xmm0, 0xee
    movd ecx, xmm0
    movd eax, xmm1
    mov edx, ecx
    or edx, eax
    mov edx, dword ptr [esp + 0xc]
    je .L111
    nop
.L108:
    mov esi, ecx
    mov edi, eax
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L110
    movzx ebx, dl
    inc dl
    tzcnt ebp, ecx
    mov dword ptr [esp + 0xc], ebx
    mov ebx, esi
    tzcnt esi, eax
    add esi, 0x20
    test ecx, ecx
    cmovne esi, ebp
    mov ebp, esi
    add esi, 0x39
    shl ebp, 0x6
    and esi, 0x3f
    lea esi, [esi + ebp + 0x4000]
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [esp + 2*ebp + 0xbe], si
    mov esi, ebx
    mov ebx, edx
    mov byte ptr [esp + 0x2be], dl
    mov dword ptr [esp + 0xc], ebx
    mov ebx, dword ptr [esp + 0x1c]
.L109:
    and ecx, esi
    and eax, edi
    mov esi, ecx
    or esi, eax
    jne .L108
    jmp .L111
.L110:
    mov dl, -0x1
    jmp .L109
.L111:
    mov edx, dword ptr [esp + 0x70]
    mov esi, dword ptr [esp + 0x54]
    and edx, dword ptr [esp + 0x14]
    and esi, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x94]
    and esi, ebx
    jmp .L113
    nop
.L112:
    mov esi, dword ptr [esp + 0x48]
    mov edx, dword ptr [esp + 0x40]
    and esi, dword ptr [esp + 0x80]
    and edx, dword ptr [esp + 0x7c]
.L113:
    mov eax, esi
    or eax, edx
    je .L117
    tzcnt eax, edx
    tzcnt ecx, esi
    mov ebx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x48], esi
    mov dword ptr [esp + 0x40], edx
    add eax, 0x20
    test esi, esi
    cmovne eax, ecx
    add esi, -0x1
    mov ecx, eax
    adc edx, -0x1
    mov dword ptr [esp + 0x80], esi
    shl ecx, 0x6
    mov dword ptr [esp + 0x7c], edx
    mov ebp, dword ptr [ebx + ecx + plywright::board::geometry::AROUND]
    mov edi, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 4]
    and ebp, dword ptr [esp + 0x24]
    and edi, dword ptr [esp + 0x20]
    mov ecx, ebp
    or ecx, edi
    je .L112
    or eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0xc]
    mov ebx, eax
    nop
.L114:
    mov esi, ebp
    mov ecx, edi
    add esi, -0x1
    adc ecx, -0x1
    cmp bl, -0x1
    je .L116
    movzx eax, bl
    inc bl
    tzcnt edx, ebp
    mov dword ptr [esp + 0xc], eax
    tzcnt eax, edi
    add eax, 0x20
    test ebp, ebp
    cmovne eax, edx
    mov edx, dword ptr [esp + 0xc]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*edx + 0xbe], ax
    mov eax, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], eax
.L115:
    and ebp, esi
    and edi, ecx
    mov eax, ebp
    or eax, edi
    jne .L114
    jmp .L112
.L116:
    mov bl, -0x1
    jmp .L115
.L117:
    mov ecx, dword ptr [esp + 0x68]
    mov edx, dword ptr [esp + 0x60]
    and ecx, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x1c]
    and ecx, dword ptr [esp + 0x94]
    jmp .L119
    nop
.L118:
    mov edx, dword ptr [esp + 0x48]
    mov ecx, dword ptr [esp + 0x40]
    and edx, dword ptr [esp + 0x80]
    and ecx, dword ptr [esp + 0x7c]
.L119:
    mov eax, edx
    or eax, ecx
    je .L123
    tzcnt esi, ecx
    mov ebp, dword ptr [esp + 0x34]
    tzcnt eax, edx
    mov dword ptr [esp + 0x48], edx
    mov dword ptr [esp + 0x40], ecx
    add esi, 0x20
    test edx, edx
    cmovne esi, eax
    add edx, -0x1
    lea edi, [esi + 2*esi]
    adc ecx, -0x1
    mov dword ptr [esp + 0x80], edx
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x7c], ecx
    mov ecx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    and ebx, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x38]
    imul ecx, eax
    imul ebx, edx
    mul edx
    add ebx, edx
    add ebx, ecx
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    add ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov ecx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebp + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and ecx, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x20]
    mov edx, ecx
    or edx, eax
    je .L118
    or esi, 0x4000
    movzx edx, si
    mov dword ptr [esp + 0x10], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L120:
    mov ebp, ecx
    mov edi, eax
    add ebp, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L122
    movzx edx, bl
    tzcnt esi, eax
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, ecx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*edx + 0xbe], si
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L121:
    and ecx, ebp
    and eax, edi
    mov edx, ecx
    or edx, eax
    jne .L120
    jmp .L118
.L122:
    mov bl, -0x1
    jmp .L121
.L123:
    mov ecx, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x18]
    and ecx, dword ptr [esp + 0x6c]
    and edx, dword ptr [esp + 0x64]
    and edx, dword ptr [esp + 0x1c]
    and ecx, dword ptr [esp + 0x94]
    jmp .L125
    nop
.L124:
    mov edx, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x1c]
    and ecx, dword ptr [esp + 0x40]
.L125:
    mov eax, edx
    or eax, ecx
    je .L129
    tzcnt ebp, ecx
    mov edi, dword ptr [esp + 0x34]
    tzcnt eax, edx
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0x14], ecx
    add ebp, 0x20
    test edx, edx
    cmovne ebp, eax
    add edx, -0x1
    lea esi, [ebp + 2*ebp]
    adc ecx, -0x1
    mov dword ptr [esp + 0x1c], edx
    mov ebx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x40], ecx
    mov ecx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    and ebx, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x38]
    imul ecx, eax
    imul ebx, edx
    mul edx
    add ebx, edx
    add ebx, ecx
    movzx ecx, byte ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    add ebx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
    mov ecx, dword ptr [edi + 8*ebx + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [edi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and ecx, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x20]
    mov edx, ecx
    or edx, eax
    je .L124
    or ebp, 0x4000
    movzx edx, bp
    mov dword ptr [esp + 0x10], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L126:
    mov edi, ecx
    mov ebp, eax
    add edi, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L128
    movzx edx, bl
    tzcnt esi, eax
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, ecx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*edx + 0xbe], si
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L127:
    and ecx, edi
    and eax, ebp
    mov edx, ecx
    or edx, eax
    jne .L126
    jmp .L124
.L128:
    mov bl, -0x1
    jmp .L127
.L129:
    mov edi, dword ptr [esp + 0x84]
    mov edx, dword ptr [esp + 0x88]
    and edi, dword ptr [esp + 0x3c]
    and edx, dword ptr [esp + 0x30]
    mov eax, edi
    or eax, edx
    je .L135
    mov eax, dword ptr [esp + 0x34]
    mov ecx, dword ptr [esp + 0x8c]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov dword ptr [esp + 0x1c], eax
    jmp .L131
    nop
.L130:
    mov edi, dword ptr [esp + 0x84]
    mov edx, dword ptr [esp + 0x88]
    and edi, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x18]
    mov eax, edi
    or eax, edx
    je .L135
.L131:
    tzcnt esi, edx
    mov ebp, dword ptr [esp + 0x34]
    tzcnt eax, edi
    mov dword ptr [esp + 0x84], edi
    mov dword ptr [esp + 0x88], edx
    add esi, 0x20
    test edi, edi
    cmovne esi, eax
    add edi, -0x1
    lea ebx, [esi + 2*esi]
    mov dword ptr [esp + 0x14], edi
    adc edx, -0x1
    mov edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x18], edx
    mov ecx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    and edi, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x38]
    imul ecx, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [esp + 0x1c]
    add edi, ecx
    movzx ecx, byte ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    add edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ecx, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE + 4]
    and ecx, dword ptr [edx + 8*esi]
    and eax, dword ptr [edx + 8*esi + 0x4]
    and ecx, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x20]
    mov edx, ecx
    or edx, eax
    je .L130
    or esi, 0x4000
    movzx edx, si
    mov dword ptr [esp + 0x10], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L132:
    mov ebp, ecx
    mov edi, eax
    add ebp, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L134
    movzx edx, bl
    tzcnt esi, eax
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, ecx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*edx + 0xbe], si
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L133:
    and ecx, ebp
    and eax, edi
    mov edx, ecx
    or edx, eax
    jne .L132
    jmp .L130
.L134:
    mov bl, -0x1
    jmp .L133
.L135:
    mov edx, dword ptr [esp + 0x50]
    mov ecx, dword ptr [esp + 0x2c]
    and edx, dword ptr [esp + 0x3c]
    and ecx, dword ptr [esp + 0x30]
    mov eax, edx
    or eax, ecx
    je .L141
    mov eax, dword ptr [esp + 0x34]
    mov esi, dword ptr [esp + 0x8c]
    lea eax, [eax + esi + plywright::board::geometry::LINE]
    mov dword ptr [esp + 0x1c], eax
    jmp .L137
    nop
.L136:
    mov edx, dword ptr [esp + 0x50]
    mov ecx, dword ptr [esp + 0x2c]
    and edx, dword ptr [esp + 0x14]
    and ecx, dword ptr [esp + 0x18]
    mov eax, edx
    or eax, ecx
    je .L141
.L137:
    tzcnt esi, ecx
    mov ebp, dword ptr [esp + 0x34]
    tzcnt eax, edx
    mov dword ptr [esp + 0x50], edx
    mov dword ptr [esp + 0x2c], ecx
    add esi, 0x20
    test edx, edx
    cmovne esi, eax
    add edx, -0x1
    lea ebx, [esi + 2*esi]
    adc ecx, -0x1
    mov dword ptr [esp + 0x14], edx
    mov edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x18], ecx
    mov ecx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 8]
    and edi, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x38]
    imul ecx, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [esp + 0x1c]
    add edi, ecx
    movzx ecx, byte ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    add edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 16]
    mov ecx, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE + 4]
    and ecx, dword ptr [edx + 8*esi]
    and eax, dword ptr [edx + 8*esi + 0x4]
    and ecx, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x20]
    mov edx, ecx
    or edx, eax
    je .L136
    or esi, 0x4000
    movzx edx, si
    mov dword ptr [esp + 0x10], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L138:
    mov ebp, ecx
    mov edi, eax
    add ebp, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L140
    movzx edx, bl
    tzcnt esi, eax
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, ecx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*edx + 0xbe], si
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L139:
    and ecx, ebp
    and eax, edi
    mov edx, ecx
    or edx, eax
    jne .L138
    jmp .L136
.L140:
    mov bl, -0x1
    jmp .L139
.L141:
    mov ecx, dword ptr [esp + 0x3c]
    mov edx, dword ptr [esp + 0x30]
    and ecx, dword ptr [esp + 0x90]
    and edx, dword ptr [esp + 0xa0]
    mov eax, ecx
    or eax, edx
    je .L147
    mov eax, dword ptr [esp + 0x34]
    mov esi, dword ptr [esp + 0x8c]
    lea eax, [eax + esi + plywright::board::geometry::LINE]
    mov dword ptr [esp + 0x1c], eax
    jmp .L143
    nop
.L142:
    mov ecx, dword ptr [esp + 0x3c]
    mov edx, dword ptr [esp + 0x30]
    and ecx, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x18]
    mov eax, ecx
    or eax, edx
    je .L147
.L143:
    tzcnt ebp, edx
    mov esi, dword ptr [esp + 0x34]
    tzcnt eax, ecx
    mov dword ptr [esp + 0x3c], ecx
    mov dword ptr [esp + 0x30], edx
    add ebp, 0x20
    test ecx, ecx
    cmovne ebp, eax
    add ecx, -0x1
    lea ebx, [ebp + 2*ebp]
    adc edx, -0x1
    mov dword ptr [esp + 0x14], ecx
    mov edi, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x18], edx
    mov ecx, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 8]
    and edi, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x38]
    imul ecx, eax
    imul edi, edx
    mul edx
    add edi, edx
    lea edx, [ebp + 2*ebp]
    add edi, ecx
    movzx ecx, byte ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 20]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, ebx
    mov ebx, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    cmove edi, eax
    mov eax, dword ptr [esi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [esi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    and ebx, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x38]
    imul ebx, edx
    imul ecx, eax
    mul edx
    add ebx, edx
    lea edx, [ebp + 2*ebp]
    add ebx, ecx
    movzx ecx, byte ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    add edi, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov edx, dword ptr [esp + 0x1c]
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov ecx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    or eax, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE]
    or ecx, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [edx + 8*ebp]
    and ecx, dword ptr [edx + 8*ebp + 0x4]
    and eax, dword ptr [esp + 0x24]
    and ecx, dword ptr [esp + 0x20]
    mov edx, eax
    or edx, ecx
    je .L142
    or ebp, 0x4000
    movzx edx, bp
    mov dword ptr [esp + 0x10], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L144:
    mov ebp, eax
    mov edi, ecx
    add ebp, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L146
    movzx edx, bl
    tzcnt esi, ecx
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, eax
    add esi, 0x20
    test eax, eax
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*edx + 0xbe], si
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L145:
    and eax, ebp
    and ecx, edi
    mov edx, eax
    or edx, ecx
    jne .L144
    jmp .L142
.L146:
    mov bl, -0x1
    jmp .L145
.L147:
    mov eax, dword ptr [esp + 0x78]
    mov ecx, dword ptr [esp + 0x74]
    xor ebx, ebx
    mov edx, 0x1
    mov esi, dword ptr [esp + 0x4c]
    mov edi, dword ptr [eax + 0x8]
    mov ebp, dword ptr [eax + 0xc]
    shld ebx, edx, cl
    shl edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne ebx, edx
    cmovne edx, ecx
    and edi, dword ptr [esp + 0x24]
    and ebp, dword ptr [esp + 0x20]
    mov ecx, edi
    or ecx, ebp
    je .L261
    mov ecx, dword ptr [esp + 0x98]
    mov dword ptr [esp + 0x14], edi
    mov edi, dword ptr [esp + 0x24]
    mov eax, dword ptr [esp + 0x9c]
    mov dword ptr [esp + 0x10], ebp
    mov ebp, dword ptr [esp + 0x5c]
    and ecx, dword ptr [esp + 0x20]
    and eax, edi
    bsf esi, ecx
    mov ecx, 0x20
    cmove esi, ecx
    add esi, 0x20
    bsf ecx, eax
    mov eax, dword ptr [esp + 0x58]
    cmove ecx, esi
    and ebp, dword ptr [esp + 0x20]
    and ecx, 0x3f
    shl ecx, 0x6
    and eax, edi
    mov edi, 0xfefefefe
    mov esi, ebp
    shld esi, eax, 0x19
    shrd eax, ebp, 0x9
    and esi, edi
    mov edi, 0x7f7f7f7f
    and eax, edi
    mov edi, 0xfefefe
    or eax, esi
    mov esi, ebp
    shr ebp, 0x9
    shr esi, 0x7
    and esi, edi
    mov edi, 0x7f7f7f
    and ebp, edi
    mov edi, dword ptr [esp + 0x14]
    or ebp, esi
    mov esi, dword ptr [esp + 0x34]
    or ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 12]
    or eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 8]
    not ebp
    not eax
    and dword ptr [esp + 0x10], ebp
    and edi, eax
    mov ebp, dword ptr [esp + 0x10]
    mov ecx, edi
    or ecx, ebp
    je .L252
    mov ecx, edi
    mov edi, dword ptr [esp + 0x38]
    not ebx
    not edx
    mov esi, ebp
    and dword ptr [esp + 0x28], ebx
    and edi, edx
    mov edx, ecx
    mov dword ptr [esp + 0x38], edi
    nop
.L148:
    mov dword ptr [esp + 0x14], ecx
    tzcnt ecx, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x10], ebp
    add ecx, 0x20
    test edx, edx
    cmovne ecx, eax
    mov eax, edx
    mov ebx, ecx
    add eax, -0x1
    mov ecx, esi
    adc ecx, -0x1
    lea ebp, [ebx + 2*ebx]
    and edx, eax
    mov dword ptr [esp + 0x30], ebx
    and esi, ecx
    mov ecx, ebx
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0x2c], ebp
    mov dword ptr [esp + 0x3c], esi
    mov esi, dword ptr [esp + 0x34]
    shl ecx, 0x6
    mov ebx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    and ebx, dword ptr [esp + 0x28]
    and eax, edi
    mov edi, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    mov ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND]
    imul edi, eax
    imul ebx, edx
    mul edx
    and ebp, dword ptr [esp + 0x54]
    add ebx, edx
    mov edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 4]
    add ebx, edi
    mov edi, dword ptr [esp + 0x2c]
    and edx, dword ptr [esp + 0x70]
    movzx ecx, byte ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    mov ecx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove ebx, eax
    add ebx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x64]
    and ebx, dword ptr [esp + 0x6c]
    or eax, ebp
    mov ebp, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    or ebx, edx
    mov edx, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    and ebp, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x38]
    imul ebp, edx
    imul ecx, eax
    mul edx
    add ebp, edx
    add ebp, ecx
    movzx ecx, byte ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x30]
    cmove ebp, eax
    add ebp, dword ptr [esi + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    mov edx, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    mov ebp, dword ptr [esp + 0x10]
    shld esi, edi, cl
    shl edi, cl
    and edx, dword ptr [esp + 0x60]
    and eax, dword ptr [esp + 0x68]
    or edx, dword ptr [esp + 0x1c]
    or eax, ebx
    mov ebx, ecx
    mov ecx, dword ptr [esp + 0x14]
    and eax, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x24]
    test bl, 0x20
    mov ebx, 0x0
    cmovne esi, edi
    cmovne edi, ebx
    or edx, eax
    mov eax, 0x0
    mov edx, dword ptr [esp + 0x18]
    cmove esi, eax
    cmove edi, ebx
    xor ebp, esi
    mov esi, dword ptr [esp + 0x3c]
    xor ecx, edi
    mov edi, dword ptr [esp + 0x38]
    mov eax, edx
    or eax, esi
    jne .L148
    jmp .L253
.L149:
    mov dword ptr [esp + 0xc], 0x0
.L150:
    mov edi, dword ptr [esp + 0x30]
    and edi, 0xfe
    je .L154
    mov eax, dword ptr [esp + 0xc]
    xor ebp, ebp
    mov ebx, eax
    nop
.L151:
    tzcnt eax, ebp
    tzcnt ecx, edi
    add eax, 0x20
    test edi, edi
    cmovne eax, ecx
    cmp bl, -0x1
    je .L153
    mov ecx, eax
    movzx esi, bl
    shl ecx, 0x6
    lea ecx, [eax + ecx + 0x7]
    mov eax, ebx
    mov edx, ecx
    inc al
    or edx, 0xf000
    cmp al, -0x1
    mov word ptr [esp + 2*esi + 0xbe], dx
    mov dl, -0x1
    mov byte ptr [esp + 0x2be], al
    mov dword ptr [esp + 0xc], edx
    je .L153
    mov edx, ebx
    mov esi, ecx
    movzx eax, al
    add dl, 0x2
    or esi, 0xc000
    cmp dl, -0x1
    mov word ptr [esp + 2*eax + 0xbe], si
    mov byte ptr [esp + 0x2be], dl
    je .L153
    mov ah, bl
    mov esi, ecx
    movzx edx, dl
    mov al, -0x1
    add ah, 0x3
    or esi, 0xe000
    cmp ah, -0x1
    mov word ptr [esp + 2*edx + 0xbe], si
    mov byte ptr [esp + 0x2be], ah
    je .L152
    add bl, 0x4
    or ecx, 0xd000
    movzx eax, ah
    mov word ptr [esp + 2*eax + 0xbe], cx
    mov eax, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], eax
.L152:
    mov ecx, edi
    mov edx, ebp
    mov ebx, eax
    add ecx, -0x1
    adc edx, -0x1
    and edi, ecx
    and ebp, edx
    mov ecx, edi
    or ecx, ebp
    jne .L151
    jmp .L154
.L153:
    mov al, -0x1
    jmp .L152
.L154:
    mov edi, dword ptr [esp + 0x10]
    and edi, 0x7f
    je .L158
    mov eax, dword ptr [esp + 0xc]
    xor ebp, ebp
    mov ebx, eax
    nop
.L155:
    tzcnt eax, ebp
    tzcnt ecx, edi
    add eax, 0x20
    test edi, edi
    cmovne eax, ecx
    cmp bl, -0x1
    je .L157
    mov ecx, eax
    movzx esi, bl
    shl ecx, 0x6
    lea ecx, [eax + ecx + 0x9]
    mov eax, ebx
    mov edx, ecx
    inc al
    or edx, 0xf000
    cmp al, -0x1
    mov word ptr [esp + 2*esi + 0xbe], dx
    mov dl, -0x1
    mov byte ptr [esp + 0x2be], al
    mov dword ptr [esp + 0xc], edx
    je .L157
    mov edx, ebx
    mov esi, ecx
    movzx eax, al
    add dl, 0x2
    or esi, 0xc000
    cmp dl, -0x1
    mov word ptr [esp + 2*eax + 0xbe], si
    mov byte ptr [esp + 0x2be], dl
    je .L157
    mov ah, bl
    mov esi, ecx
    movzx edx, dl
    mov al, -0x1
    add ah, 0x3
    or esi, 0xe000
    cmp ah, -0x1
    mov word ptr [esp + 2*edx + 0xbe], si
    mov byte ptr [esp + 0x2be], ah
    je .L156
    add bl, 0x4
    or ecx, 0xd000
    movzx eax, ah
    mov word ptr [esp + 2*eax + 0xbe], cx
    mov eax, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], eax
.L156:
    mov ecx, edi
    mov edx, ebp
    mov ebx, eax
    add ecx, -0x1
    adc edx, -0x1
    and edi, ecx
    and ebp, edx
    mov ecx, edi
    or ecx, ebp
    jne .L155
    jmp .L158
.L157:
    mov al, -0x1
    jmp .L156
.L158:
    mov ebp, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x2c]
    mov eax, 0xfefefefe
    mov ecx, 0xfefefe
    mov esi, 0x7f7f7f7f
    add eax, 0xffffff02
    adc ecx, -0x1
    and edx, ecx
    and ebp, eax
    add esi, -0x7f
    mov ecx, 0x7f7f7f
    adc ecx, -0x1
    and dword ptr [esp + 0x10], esi
    and dword ptr [esp + 0x1c], ecx
    mov ecx, dword ptr [esp + 0xc]
.L159:
    mov eax, ebp
    mov ebx, ecx
    mov dword ptr [esp + 0xc], ecx
    or eax, edx
    je .L163
    nop
.L160:
    mov ecx, ebp
    mov edi, edx
    add ecx, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L162
    movzx eax, bl
    inc bl
    mov dword ptr [esp + 0xc], eax
    mov eax, edx
    tzcnt edx, ebp
    tzcnt esi, eax
    add esi, 0x20
    test ebp, ebp
    cmovne esi, edx
    mov edx, esi
    shl edx, 0x6
    lea edx, [esi + edx + 0x4007]
    mov esi, dword ptr [esp + 0xc]
    mov word ptr [esp + 2*esi + 0xbe], dx
    mov edx, eax
    mov eax, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], eax
.L161:
    and ebp, ecx
    and edx, edi
    mov eax, ebp
    or eax, edx
    jne .L160
    jmp .L163
.L162:
    mov bl, -0x1
    jmp .L161
    nop
.L163:
    mov ecx, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x1c]
    mov edi, dword ptr [esp + 0x54]
    mov ebx, dword ptr [esp + 0x3c]
    mov eax, ecx
    or eax, esi
    mov eax, dword ptr [esp + 0xc]
    mov edx, eax
    je .L167
    nop
.L164:
    mov eax, ecx
    mov ebp, esi
    add eax, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L166
    tzcnt ebx, esi
    mov dword ptr [esp + 0x10], eax
    movzx eax, dl
    inc dl
    tzcnt edi, ecx
    add ebx, 0x20
    test ecx, ecx
    cmovne ebx, edi
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x4009]
    mov ebx, dword ptr [esp + 0x3c]
    mov word ptr [esp + 2*eax + 0xbe], di
    mov eax, edx
    mov edi, dword ptr [esp + 0x54]
    mov byte ptr [esp + 0x2be], dl
    mov dword ptr [esp + 0xc], eax
    mov eax, dword ptr [esp + 0x10]
.L165:
    and ecx, eax
    and esi, ebp
    mov eax, ecx
    or eax, esi
    jne .L164
    jmp .L167
.L166:
    mov dl, -0x1
    jmp .L165
    nop
.L167:
    and ebx, dword ptr [esp + 0x18]
    and edi, dword ptr [esp + 0x14]
    jmp .L169
    nop
.L168:
    mov ebx, dword ptr [esp + 0x30]
    mov edi, dword ptr [esp + 0x1c]
    and ebx, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x50]
.L169:
    mov eax, ebx
    or eax, edi
    je .L173
    tzcnt ecx, edi
    tzcnt eax, ebx
    mov edx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x30], ebx
    mov dword ptr [esp + 0x1c], edi
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    add ebx, -0x1
    mov eax, ecx
    adc edi, -0x1
    mov dword ptr [esp + 0x2c], ebx
    shl eax, 0x6
    mov dword ptr [esp + 0x50], edi
    mov ebx, dword ptr [edx + eax + plywright::board::geometry::AROUND]
    mov edi, dword ptr [edx + eax + plywright::board::geometry::AROUND + 4]
    and ebx, dword ptr [esp + 0x20]
    and edi, dword ptr [esp + 0x24]
    mov eax, ebx
    or eax, edi
    je .L168
    or ecx, 0x4000
    movzx eax, cx
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0xc]
    mov edx, eax
    nop
.L170:
    mov esi, ebx
    mov ecx, edi
    add esi, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L172
    movzx eax, dl
    inc dl
    tzcnt ebp, ebx
    mov dword ptr [esp + 0xc], eax
    tzcnt eax, edi
    add eax, 0x20
    test ebx, ebx
    cmovne eax, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*ebp + 0xbe], ax
    mov eax, edx
    mov byte ptr [esp + 0x2be], dl
    mov dword ptr [esp + 0xc], eax
.L171:
    and ebx, esi
    and edi, ecx
    mov eax, ebx
    or eax, edi
    jne .L170
    jmp .L168
.L172:
    mov dl, -0x1
    jmp .L171
    nop
.L173:
    mov ecx, dword ptr [esp + 0x60]
    mov edx, dword ptr [esp + 0x68]
    and ecx, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x14]
    jmp .L175
    nop
.L174:
    mov ecx, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x1c]
    and ecx, dword ptr [esp + 0x2c]
    and edx, dword ptr [esp + 0x50]
.L175:
    mov eax, ecx
    or eax, edx
    je .L179
    tzcnt ebx, edx
    mov esi, dword ptr [esp + 0x34]
    tzcnt eax, ecx
    mov dword ptr [esp + 0x30], ecx
    mov dword ptr [esp + 0x1c], edx
    add ebx, 0x20
    test ecx, ecx
    cmovne ebx, eax
    add ecx, -0x1
    lea ebp, [ebx + 2*ebx]
    adc edx, -0x1
    mov dword ptr [esp + 0x2c], ecx
    mov edi, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x50], edx
    mov ecx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    and edi, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x28]
    imul ecx, eax
    imul edi, edx
    mul edx
    add edi, edx
    add edi, ecx
    movzx ecx, byte ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    add edi, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov ecx, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE + 4]
    and ecx, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x24]
    mov edx, ecx
    or edx, eax
    je .L174
    or ebx, 0x4000
    movzx edx, bx
    mov dword ptr [esp + 0x10], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L176:
    mov esi, ecx
    mov ebp, eax
    add esi, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L178
    movzx edx, bl
    tzcnt edi, eax
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, ecx
    add edi, 0x20
    test ecx, ecx
    cmovne edi, edx
    mov edx, dword ptr [esp + 0xc]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*edx + 0xbe], di
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L177:
    and ecx, esi
    and eax, ebp
    mov edx, ecx
    or edx, eax
    jne .L176
    jmp .L174
.L178:
    mov bl, -0x1
    jmp .L177
    nop
.L179:
    mov edx, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x64]
    and ecx, dword ptr [esp + 0x6c]
    jmp .L181
    nop
.L180:
    mov edx, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x30]
    and ecx, dword ptr [esp + 0x1c]
.L181:
    mov eax, edx
    or eax, ecx
    je .L185
    tzcnt ebx, ecx
    mov edi, dword ptr [esp + 0x34]
    tzcnt eax, edx
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0x14], ecx
    add ebx, 0x20
    test edx, edx
    cmovne ebx, eax
    add edx, -0x1
    lea esi, [ebx + 2*ebx]
    adc ecx, -0x1
    mov dword ptr [esp + 0x30], edx
    mov ebp, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x1c], ecx
    mov ecx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    and ebp, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x28]
    imul ecx, eax
    imul ebp, edx
    mul edx
    add ebp, edx
    add ebp, ecx
    movzx ecx, byte ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
    mov ecx, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 4]
    and ecx, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x24]
    mov edx, ecx
    or edx, eax
    je .L180
    or ebx, 0x4000
    movzx edx, bx
    mov dword ptr [esp + 0x10], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L182:
    mov edi, ecx
    mov ebp, eax
    add edi, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L184
    movzx edx, bl
    tzcnt esi, eax
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, ecx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*edx + 0xbe], si
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L183:
    and ecx, edi
    and eax, ebp
    mov edx, ecx
    or edx, eax
    jne .L182
    jmp .L180
.L184:
    mov bl, -0x1
    jmp .L183
    nop
.L185:
    mov ecx, dword ptr [esp + 0x74]
    xor eax, eax
    mov edx, 0x1
    mov esi, dword ptr [esp + 0x40]
    shld eax, edx, cl
    shl edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne eax, edx
    cmovne edx, ecx
    mov ecx, dword ptr [esp + 0x78]
    mov edi, dword ptr [ecx + 0x8]
    mov ebx, dword ptr [ecx + 0xc]
    and edi, dword ptr [esp + 0x20]
    and ebx, dword ptr [esp + 0x24]
    mov ecx, edi
    or ecx, ebx
    je .L1
    mov dword ptr [esp + 0x14], ebx
    mov ebx, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x98]
    mov dword ptr [esp + 0x10], edi
    mov edi, dword ptr [esp + 0x20]
    mov ebp, dword ptr [esp + 0x9c]
    and ecx, ebx
    and ebp, edi
    bsf esi, ecx
    mov ecx, 0x20
    cmove esi, ecx
    add esi, 0x20
    bsf ecx, ebp
    mov ebp, dword ptr [esp + 0x5c]
    cmove ecx, esi
    mov esi, dword ptr [esp + 0x58]
    and ecx, 0x3f
    shl ecx, 0x6
    and ebp, ebx
    and esi, edi
    mov ebx, ebp
    mov edi, 0xfefefefe
    shld ebx, esi, 0x9
    shld ebp, esi, 0x7
    and ebx, edi
    mov edi, 0x7f7f7f7f
    and ebp, edi
    mov edi, 0xfefefe00
    or ebp, ebx
    mov ebx, esi
    shl esi, 0x7
    shl ebx, 0x9
    and ebx, edi
    mov edi, 0x7f7f7f00
    and esi, edi
    mov edi, dword ptr [esp + 0x34]
    or esi, ebx
    or ebp, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 12]
    or esi, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 8]
    mov edi, dword ptr [esp + 0x10]
    not ebp
    not esi
    and dword ptr [esp + 0x14], ebp
    and edi, esi
    mov ebx, dword ptr [esp + 0x14]
    mov ecx, edi
    or ecx, ebx
    je .L225
    not eax
    not edx
    mov ebp, dword ptr [esp + 0x34]
    mov esi, ebx
    mov ecx, ebx
    and dword ptr [esp + 0x28], edx
    and dword ptr [esp + 0x38], eax
    mov edx, edi
    nop
.L186:
    mov dword ptr [esp + 0x14], ecx
    tzcnt ecx, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x10], edi
    add ecx, 0x20
    test edx, edx
    cmovne ecx, eax
    mov eax, edx
    mov edi, ecx
    add eax, -0x1
    mov ecx, esi
    adc ecx, -0x1
    and edx, eax
    mov dword ptr [esp + 0x1c], edi
    and esi, ecx
    mov ecx, edi
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0x30], esi
    lea esi, [edi + 2*edi]
    shl ecx, 0x6
    mov edi, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov ebx, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x50], esi
    mov esi, dword ptr [ebp + ecx + plywright::board::geometry::AROUND]
    and edi, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x3c]
    imul ebx, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 4]
    add edi, ebx
    mov ebx, dword ptr [esp + 0x50]
    and edx, dword ptr [esp + 0x54]
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
    and eax, dword ptr [esp + 0x64]
    and ebx, dword ptr [esp + 0x6c]
    or eax, esi
    mov esi, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1540]
    or ebx, edx
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    and esi, dword ptr [esp + 0x38]
    and eax, dword ptr [esp + 0x28]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x1c]
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    shld esi, edi, cl
    shl edi, cl
    and edx, dword ptr [esp + 0x60]
    and eax, dword ptr [esp + 0x68]
    or edx, dword ptr [esp + 0x2c]
    or eax, ebx
    mov ebx, ecx
    mov ecx, dword ptr [esp + 0x14]
    and eax, dword ptr [esp + 0x24]
    and edx, dword ptr [esp + 0x20]
    test bl, 0x20
    mov ebx, 0x0
    cmovne esi, edi
    cmovne edi, ebx
    or edx, eax
    mov eax, 0x0
    mov edx, dword ptr [esp + 0x18]
    cmove esi, eax
    cmove edi, ebx
    xor dword ptr [esp + 0x10], edi
    xor ecx, esi
    mov esi, dword ptr [esp + 0x30]
    mov edi, dword ptr [esp + 0x10]
    mov eax, edx
    or eax, esi
    jne .L186
    jmp .L226
.L187:
    mov dword ptr [esp + 0xc], 0x0
.L188:
    mov esi, dword ptr [esp + 0x10]
    mov eax, 0xfe000000
    and esi, eax
    je .L192
    mov eax, dword ptr [esp + 0xc]
    xor ebp, ebp
    mov ebx, eax
    nop
.L189:
    tzcnt eax, esi
    tzcnt ecx, ebp
    add eax, 0x20
    test ebp, ebp
    cmovne eax, ecx
    cmp bl, -0x1
    je .L191
    lea ecx, [eax + 0x37]
    shl eax, 0x6
    mov edx, ebx
    movzx edi, bl
    and ecx, 0x3f
    inc dl
    or eax, ecx
    movzx eax, ax
    mov ecx, eax
    or ecx, 0xf000
    cmp dl, -0x1
    mov word ptr [esp + 2*edi + 0xbe], cx
    mov cl, -0x1
    mov byte ptr [esp + 0x2be], dl
    mov dword ptr [esp + 0xc], ecx
    je .L191
    mov ecx, ebx
    lea edi, [eax + 0xc000]
    movzx edx, dl
    add cl, 0x2
    mov word ptr [esp + 2*edx + 0xbe], di
    cmp cl, -0x1
    mov byte ptr [esp + 0x2be], cl
    je .L191
    mov dh, bl
    lea edi, [eax + 0xe000]
    movzx ecx, cl
    mov dl, -0x1
    add dh, 0x3
    mov word ptr [esp + 2*ecx + 0xbe], di
    cmp dh, -0x1
    mov byte ptr [esp + 0x2be], dh
    je .L190
    add bl, 0x4
    or eax, 0xd000
    movzx ecx, dh
    mov word ptr [esp + 2*ecx + 0xbe], ax
    mov eax, ebx
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], eax
.L190:
    mov eax, ebp
    mov ecx, esi
    mov ebx, edx
    add eax, -0x1
    adc ecx, -0x1
    and ebp, eax
    and esi, ecx
    mov eax, ebp
    or eax, esi
    jne .L189
    jmp .L192
.L191:
    mov dl, -0x1
    jmp .L190
.L192:
    mov esi, dword ptr [esp + 0x3c]
    mov eax, 0x7f000000
    and esi, eax
    je .L196
    mov eax, dword ptr [esp + 0xc]
    xor ebp, ebp
    mov ebx, eax
    nop
.L193:
    tzcnt eax, esi
    tzcnt ecx, ebp
    add eax, 0x20
    test ebp, ebp
    cmovne eax, ecx
    cmp bl, -0x1
    je .L195
    lea ecx, [eax + 0x39]
    shl eax, 0x6
    mov edx, ebx
    movzx edi, bl
    and ecx, 0x3f
    inc dl
    or eax, ecx
    movzx eax, ax
    mov ecx, eax
    or ecx, 0xf000
    cmp dl, -0x1
    mov word ptr [esp + 2*edi + 0xbe], cx
    mov cl, -0x1
    mov byte ptr [esp + 0x2be], dl
    mov dword ptr [esp + 0xc], ecx
    je .L195
    mov ecx, ebx
    lea edi, [eax + 0xc000]
    movzx edx, dl
    add cl, 0x2
    mov word ptr [esp + 2*edx + 0xbe], di
    cmp cl, -0x1
    mov byte ptr [esp + 0x2be], cl
    je .L195
    mov dh, bl
    lea edi, [eax + 0xe000]
    movzx ecx, cl
    mov dl, -0x1
    add dh, 0x3
    mov word ptr [esp + 2*ecx + 0xbe], di
    cmp dh, -0x1
    mov byte ptr [esp + 0x2be], dh
    je .L194
    add bl, 0x4
    or eax, 0xd000
    movzx ecx, dh
    mov word ptr [esp + 2*ecx + 0xbe], ax
    mov eax, ebx
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], eax
.L194:
    mov eax, ebp
    mov ecx, esi
    mov ebx, edx
    add eax, -0x1
    adc ecx, -0x1
    and ebp, eax
    and esi, ecx
    mov eax, ebp
    or eax, esi
    jne .L193
    jmp .L196
.L195:
    mov dl, -0x1
    jmp .L194
.L196:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x10]
    mov eax, 0xfefefefe
    mov ecx, 0xfefefe
    mov edi, 0x7f7f7f7f
    mov ebp, dword ptr [esp + 0x1c]
    add eax, 0xffffff02
    adc ecx, -0x1
    and edx, ecx
    and esi, eax
    add edi, -0x7f
    mov ecx, 0x7f7f7f
    adc ecx, -0x1
    and ebp, edi
    and dword ptr [esp + 0x3c], ecx
    mov ecx, dword ptr [esp + 0xc]
.L197:
    mov dword ptr [esp + 0xc], ecx
    mov ebx, ecx
    mov ecx, dword ptr [esp + 0x54]
    mov eax, esi
    or eax, edx
    je .L201
    nop
.L198:
    mov eax, esi
    mov edi, edx
    add eax, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L200
    mov dword ptr [esp + 0x10], eax
    mov eax, edx
    movzx ecx, bl
    mov edx, edi
    inc bl
    tzcnt edi, eax
    mov dword ptr [esp + 0xc], ecx
    tzcnt ecx, esi
    add edi, 0x20
    test esi, esi
    cmovne edi, ecx
    mov ecx, edi
    add edi, 0x37
    shl ecx, 0x6
    and edi, 0x3f
    lea ecx, [edi + ecx + 0x4000]
    mov edi, edx
    mov edx, dword ptr [esp + 0xc]
    mov word ptr [esp + 2*edx + 0xbe], cx
    mov edx, ebx
    mov ecx, dword ptr [esp + 0x54]
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
    mov edx, eax
    mov eax, dword ptr [esp + 0x10]
.L199:
    and esi, eax
    and edx, edi
    mov eax, esi
    or eax, edx
    jne .L198
    jmp .L201
.L200:
    mov bl, -0x1
    jmp .L199
    nop
.L201:
    mov ebx, dword ptr [esp + 0x3c]
    mov eax, ebp
    or eax, ebx
    mov eax, dword ptr [esp + 0xc]
    mov edx, eax
    je .L205
.L202:
    mov edi, ebp
    mov esi, ebx
    add edi, -0x1
    adc esi, -0x1
    cmp dl, -0x1
    je .L204
    movzx eax, dl
    tzcnt ecx, ebp
    inc dl
    mov dword ptr [esp + 0xc], eax
    mov eax, ebp
    mov ebp, ebx
    tzcnt ebx, ebx
    add ebx, 0x20
    test eax, eax
    cmovne ebx, ecx
    mov ecx, ebx
    add ebx, 0x39
    shl ecx, 0x6
    and ebx, 0x3f
    lea ecx, [ebx + ecx + 0x4000]
    mov ebx, dword ptr [esp + 0xc]
    mov word ptr [esp + 2*ebx + 0xbe], cx
    mov ecx, dword ptr [esp + 0x54]
    mov ebx, edx
    mov byte ptr [esp + 0x2be], dl
    mov dword ptr [esp + 0xc], ebx
    mov ebx, ebp
    mov ebp, eax
.L203:
    and ebp, edi
    and ebx, esi
    mov eax, ebp
    or eax, ebx
    jne .L202
    jmp .L205
.L204:
    mov dl, -0x1
    jmp .L203
    nop
.L205:
    mov esi, dword ptr [esp + 0x70]
    mov edx, ecx
    and edx, dword ptr [esp + 0x18]
    and esi, dword ptr [esp + 0x14]
    jmp .L207
.L206:
    mov edx, dword ptr [esp + 0x3c]
    mov esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x2c]
.L207:
    mov eax, edx
    or eax, esi
    je .L211
    tzcnt ecx, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x3c], edx
    mov dword ptr [esp + 0x30], esi
    add ecx, 0x20
    test edx, edx
    cmovne ecx, eax
    add edx, -0x1
    adc esi, -0x1
    mov eax, ecx
    mov dword ptr [esp + 0x1c], edx
    mov dword ptr [esp + 0x2c], esi
    mov esi, dword ptr [esp + 0x34]
    shl eax, 0x6
    mov ebx, dword ptr [esi + eax + plywright::board::geometry::AROUND]
    mov edi, dword ptr [esi + eax + plywright::board::geometry::AROUND + 4]
    and ebx, dword ptr [esp + 0x24]
    and edi, dword ptr [esp + 0x20]
    mov eax, ebx
    or eax, edi
    je .L206
    or ecx, 0x4000
    movzx eax, cx
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0xc]
    mov edx, eax
    nop
.L208:
    mov esi, ebx
    mov ecx, edi
    add esi, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L210
    movzx eax, dl
    inc dl
    tzcnt ebp, ebx
    mov dword ptr [esp + 0xc], eax
    tzcnt eax, edi
    add eax, 0x20
    test ebx, ebx
    cmovne eax, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*ebp + 0xbe], ax
    mov eax, edx
    mov byte ptr [esp + 0x2be], dl
    mov dword ptr [esp + 0xc], eax
.L209:
    and ebx, esi
    and edi, ecx
    mov eax, ebx
    or eax, edi
    jne .L208
    jmp .L206
.L210:
    mov dl, -0x1
    jmp .L209
    nop
.L211:
    mov ecx, dword ptr [esp + 0x60]
    mov edx, dword ptr [esp + 0x68]
    and ecx, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x14]
    jmp .L213
    nop
.L212:
    mov ecx, dword ptr [esp + 0x3c]
    mov edx, dword ptr [esp + 0x30]
    and ecx, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x2c]
.L213:
    mov eax, ecx
    or eax, edx
    je .L217
    tzcnt ebx, edx
    mov edi, dword ptr [esp + 0x34]
    tzcnt eax, ecx
    mov dword ptr [esp + 0x3c], ecx
    mov dword ptr [esp + 0x30], edx
    add ebx, 0x20
    test ecx, ecx
    cmovne ebx, eax
    add ecx, -0x1
    lea ebp, [ebx + 2*ebx]
    adc edx, -0x1
    mov dword ptr [esp + 0x1c], ecx
    mov esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x2c], edx
    mov ecx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x38]
    imul ecx, eax
    imul esi, edx
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov ecx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and ecx, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x20]
    mov edx, ecx
    or edx, eax
    je .L212
    or ebx, 0x4000
    movzx edx, bx
    mov dword ptr [esp + 0x10], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L214:
    mov edi, ecx
    mov ebp, eax
    add edi, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L216
    movzx edx, bl
    tzcnt esi, eax
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, ecx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*edx + 0xbe], si
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L215:
    and ecx, edi
    and eax, ebp
    mov edx, ecx
    or edx, eax
    jne .L214
    jmp .L212
.L216:
    mov bl, -0x1
    jmp .L215
    nop
.L217:
    mov edx, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x64]
    and ecx, dword ptr [esp + 0x6c]
    jmp .L219
    nop
.L218:
    mov edx, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x3c]
    and ecx, dword ptr [esp + 0x30]
.L219:
    mov eax, edx
    or eax, ecx
    je .L223
    tzcnt ebx, ecx
    mov edi, dword ptr [esp + 0x34]
    tzcnt eax, edx
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0x14], ecx
    add ebx, 0x20
    test edx, edx
    cmovne ebx, eax
    add edx, -0x1
    lea esi, [ebx + 2*ebx]
    adc ecx, -0x1
    mov dword ptr [esp + 0x3c], edx
    mov ebp, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x30], ecx
    mov ecx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    and ebp, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x38]
    imul ecx, eax
    imul ebp, edx
    mul edx
    add ebp, edx
    add ebp, ecx
    movzx ecx, byte ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
    mov ecx, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 4]
    and ecx, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x20]
    mov edx, ecx
    or edx, eax
    je .L218
    or ebx, 0x4000
    movzx edx, bx
    mov dword ptr [esp + 0x10], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L220:
    mov edi, ecx
    mov ebp, eax
    add edi, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L222
    movzx edx, bl
    tzcnt esi, eax
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, ecx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*edx + 0xbe], si
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L221:
    and ecx, edi
    and eax, ebp
    mov edx, ecx
    or edx, eax
    jne .L220
    jmp .L218
.L222:
    mov bl, -0x1
    jmp .L221
    nop
.L223:
    mov eax, dword ptr [esp + 0x78]
    mov ecx, dword ptr [esp + 0x74]
    xor ebx, ebx
    mov edx, 0x1
    mov esi, dword ptr [esp + 0x4c]
    mov edi, dword ptr [eax + 0x8]
    mov ebp, dword ptr [eax + 0xc]
    shld ebx, edx, cl
    shl edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne ebx, edx
    cmovne edx, ecx
    and edi, dword ptr [esp + 0x24]
    and ebp, dword ptr [esp + 0x20]
    mov ecx, edi
    or ecx, ebp
    je .L261
    mov ecx, dword ptr [esp + 0x98]
    mov dword ptr [esp + 0x10], edi
    mov edi, dword ptr [esp + 0x24]
    mov eax, dword ptr [esp + 0x9c]
    mov dword ptr [esp + 0x18], ebp
    mov ebp, dword ptr [esp + 0x5c]
    and ecx, dword ptr [esp + 0x20]
    and eax, edi
    bsf esi, ecx
    mov ecx, 0x20
    cmove esi, ecx
    add esi, 0x20
    bsf ecx, eax
    mov eax, dword ptr [esp + 0x58]
    cmove ecx, esi
    and ebp, dword ptr [esp + 0x20]
    and ecx, 0x3f
    shl ecx, 0x6
    and eax, edi
    mov edi, 0xfefefefe
    mov esi, ebp
    shld esi, eax, 0x19
    shrd eax, ebp, 0x9
    and esi, edi
    mov edi, 0x7f7f7f7f
    and eax, edi
    mov edi, 0xfefefe
    or eax, esi
    mov esi, ebp
    shr ebp, 0x9
    shr esi, 0x7
    and esi, edi
    mov edi, 0x7f7f7f
    and ebp, edi
    mov edi, dword ptr [esp + 0x10]
    or ebp, esi
    mov esi, dword ptr [esp + 0x34]
    or ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 12]
    or eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 8]
    not ebp
    not eax
    and dword ptr [esp + 0x18], ebp
    and edi, eax
    mov ebp, dword ptr [esp + 0x18]
    mov ecx, edi
    or ecx, ebp
    je .L234
    mov esi, dword ptr [esp + 0x28]
    not edx
    not ebx
    mov ecx, edi
    and dword ptr [esp + 0x38], edx
    mov edx, ebp
    and esi, ebx
    mov dword ptr [esp + 0x28], esi
    nop
.L224:
    mov dword ptr [esp + 0x10], edi
    tzcnt edi, edx
    tzcnt eax, ecx
    mov ebx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x14], ecx
    mov dword ptr [esp + 0x18], ebp
    add edi, 0x20
    test ecx, ecx
    cmovne edi, eax
    mov eax, ecx
    mov ecx, edx
    add eax, -0x1
    lea ebp, [edi + 2*edi]
    mov dword ptr [esp + 0x30], edi
    adc ecx, -0x1
    and dword ptr [esp + 0x14], eax
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x2c], ebp
    and edx, ecx
    mov ecx, edi
    mov edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x3c], edx
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    shl ecx, 0x6
    and eax, dword ptr [esp + 0x38]
    and edi, esi
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    mov ebp, dword ptr [ebx + ecx + plywright::board::geometry::AROUND]
    imul edi, edx
    imul esi, eax
    mul edx
    and ebp, dword ptr [esp + 0x54]
    add edi, edx
    mov edx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 4]
    add edi, esi
    mov esi, dword ptr [esp + 0x2c]
    and edx, dword ptr [esp + 0x70]
    movzx ecx, byte ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove edi, eax
    add edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x64]
    and edi, dword ptr [esp + 0x6c]
    or eax, ebp
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1540]
    or edi, edx
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1536]
    and ebp, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x38]
    imul ebp, edx
    imul ecx, eax
    mul edx
    add ebp, edx
    add ebp, ecx
    movzx ecx, byte ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x30]
    cmove ebp, eax
    add ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1552]
    xor esi, esi
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 4]
    mov ebx, ecx
    mov ebp, 0x0
    and edx, dword ptr [esp + 0x60]
    and eax, dword ptr [esp + 0x68]
    or edx, dword ptr [esp + 0x1c]
    or eax, edi
    mov edi, 0x1
    and eax, dword ptr [esp + 0x20]
    shld esi, edi, cl
    shl edi, cl
    mov ecx, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x24]
    test bl, 0x20
    cmovne esi, edi
    cmovne edi, ebp
    mov ebp, dword ptr [esp + 0x18]
    or edx, eax
    mov eax, 0x0
    mov edx, dword ptr [esp + 0x3c]
    cmove edi, eax
    cmove esi, eax
    mov eax, ecx
    xor dword ptr [esp + 0x10], edi
    xor ebp, esi
    mov esi, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x10]
    or eax, edx
    jne .L224
    jmp .L235
.L225:
    xor edi, edi
    xor ecx, ecx
.L226:
    mov eax, edi
    mov dword ptr [esp + 0x14], ecx
    and ecx, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x10], edi
    and eax, dword ptr [esp + 0x20]
    mov edx, eax
    or edx, ecx
    je .L230
    mov edx, dword ptr [esp + 0x40]
    add edx, 0x4000
    movzx edx, dx
    mov dword ptr [esp + 0x28], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L227:
    mov ebp, eax
    mov edi, ecx
    add ebp, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L229
    movzx edx, bl
    tzcnt esi, ecx
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, eax
    add esi, 0x20
    test eax, eax
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x28]
    mov word ptr [esp + 2*edx + 0xbe], si
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L228:
    and eax, ebp
    and ecx, edi
    mov edx, eax
    or edx, ecx
    jne .L227
    jmp .L230
.L229:
    mov bl, -0x1
    jmp .L228
.L230:
    mov ecx, dword ptr [esp + 0x20]
    mov eax, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x14]
    mov esi, dword ptr [esp + 0x40]
    mov ebx, dword ptr [esp + 0xc]
    not ecx
    not eax
    and edi, ecx
    and ebp, eax
    mov eax, edi
    or eax, ebp
    je .L1
    movzx eax, si
    mov dword ptr [esp + 0x10], eax
    nop
.L231:
    mov ecx, edi
    mov edx, ebp
    add ecx, -0x1
    adc edx, -0x1
    cmp bl, -0x1
    je .L233
    movzx eax, bl
    inc bl
    mov esi, ebx
    tzcnt ebx, ebp
    mov dword ptr [esp + 0xc], eax
    tzcnt eax, edi
    add ebx, 0x20
    test edi, edi
    cmovne ebx, eax
    mov eax, dword ptr [esp + 0xc]
    shl ebx, 0x6
    add ebx, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*eax + 0xbe], bx
    mov ebx, esi
    mov esi, dword ptr [esp + 0x40]
    mov byte ptr [esp + 0x2be], bl
.L232:
    and edi, ecx
    and ebp, edx
    mov ecx, edi
    or ecx, ebp
    jne .L231
    jmp .L1
.L233:
    mov bl, -0x1
    jmp .L232
.L234:
    xor edi, edi
    xor ebp, ebp
.L235:
    mov eax, edi
    mov ecx, ebp
    mov dword ptr [esp + 0x10], edi
    mov dword ptr [esp + 0x18], ebp
    and eax, dword ptr [esp + 0x24]
    and ecx, dword ptr [esp + 0x20]
    mov edx, eax
    or edx, ecx
    je .L239
    mov edx, dword ptr [esp + 0x4c]
    add edx, 0x4000
    movzx edx, dx
    mov dword ptr [esp + 0x28], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L236:
    mov ebp, eax
    mov edi, ecx
    add ebp, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L238
    movzx edx, bl
    tzcnt esi, ecx
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, eax
    add esi, 0x20
    test eax, eax
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x28]
    mov word ptr [esp + 2*edx + 0xbe], si
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L237:
    and eax, ebp
    and ecx, edi
    mov edx, eax
    or edx, ecx
    jne .L236
    jmp .L239
.L238:
    mov bl, -0x1
    jmp .L237
.L239:
    mov ecx, dword ptr [esp + 0x24]
    mov eax, dword ptr [esp + 0x20]
    mov edi, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x18]
    mov esi, dword ptr [esp + 0x4c]
    not ecx
    not eax
    and edi, ecx
    and ebp, eax
    mov eax, edi
    or eax, ebp
    je .L261
    movzx eax, si
    mov dword ptr [esp + 0x28], eax
    nop
.L240:
    mov eax, dword ptr [esp + 0xc]
    mov ecx, edi
    mov edx, ebp
    add ecx, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L242
    movzx esi, al
    tzcnt ebx, ebp
    inc al
    mov dword ptr [esp + 0x10], esi
    tzcnt esi, edi
    add ebx, 0x20
    test edi, edi
    mov dword ptr [esp + 0xc], eax
    cmovne ebx, esi
    mov esi, dword ptr [esp + 0x10]
    shl ebx, 0x6
    add ebx, dword ptr [esp + 0x28]
    mov word ptr [esp + 2*esi + 0xbe], bx
    mov esi, dword ptr [esp + 0x4c]
    mov byte ptr [esp + 0x2be], al
.L241:
    and edi, ecx
    and ebp, edx
    mov ecx, edi
    or ecx, ebp
    jne .L240
    jmp .L261
.L242:
    mov al, -0x1
    mov dword ptr [esp + 0xc], eax
    jmp .L241
.L243:
    xor ecx, ecx
    xor ebx, ebx
.L244:
    mov eax, ecx
    mov dword ptr [esp + 0x14], ecx
    mov ecx, ebx
    mov dword ptr [esp + 0x10], ebx
    and eax, dword ptr [esp + 0x20]
    and ecx, dword ptr [esp + 0x24]
    mov edx, eax
    or edx, ecx
    je .L248
    mov edx, dword ptr [esp + 0x40]
    add edx, 0x4000
    movzx edx, dx
    mov dword ptr [esp + 0x28], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L245:
    mov ebp, eax
    mov edi, ecx
    add ebp, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L247
    movzx edx, bl
    tzcnt esi, ecx
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, eax
    add esi, 0x20
    test eax, eax
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x28]
    mov word ptr [esp + 2*edx + 0xbe], si
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L246:
    and eax, ebp
    and ecx, edi
    mov edx, eax
    or edx, ecx
    jne .L245
    jmp .L248
.L247:
    mov bl, -0x1
    jmp .L246
.L248:
    mov ecx, dword ptr [esp + 0x20]
    mov eax, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x14]
    mov ebp, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x40]
    mov ebx, dword ptr [esp + 0xc]
    not ecx
    not eax
    and edi, ecx
    and ebp, eax
    mov eax, edi
    or eax, ebp
    je .L1
    movzx eax, si
    mov dword ptr [esp + 0x10], eax
    nop
.L249:
    mov ecx, edi
    mov edx, ebp
    add ecx, -0x1
    adc edx, -0x1
    cmp bl, -0x1
    je .L251
    movzx eax, bl
    inc bl
    mov esi, ebx
    tzcnt ebx, ebp
    mov dword ptr [esp + 0xc], eax
    tzcnt eax, edi
    add ebx, 0x20
    test edi, edi
    cmovne ebx, eax
    mov eax, dword ptr [esp + 0xc]
    shl ebx, 0x6
    add ebx, dword ptr [esp + 0x10]
    mov word ptr [esp + 2*eax + 0xbe], bx
    mov ebx, esi
    mov esi, dword ptr [esp + 0x40]
    mov byte ptr [esp + 0x2be], bl
.L250:
    and edi, ecx
    and ebp, edx
    mov ecx, edi
    or ecx, ebp
    jne .L249
    jmp .L1
.L251:
    mov bl, -0x1
    jmp .L250
.L252:
    xor ecx, ecx
    xor ebp, ebp
.L253:
    mov eax, ecx
    mov dword ptr [esp + 0x14], ecx
    mov ecx, ebp
    mov dword ptr [esp + 0x10], ebp
    and eax, dword ptr [esp + 0x24]
    and ecx, dword ptr [esp + 0x20]
    mov edx, eax
    or edx, ecx
    je .L257
    mov edx, dword ptr [esp + 0x4c]
    add edx, 0x4000
    movzx edx, dx
    mov dword ptr [esp + 0x28], edx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, edx
    nop
.L254:
    mov ebp, eax
    mov edi, ecx
    add ebp, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L256
    movzx edx, bl
    tzcnt esi, ecx
    inc bl
    mov dword ptr [esp + 0xc], edx
    tzcnt edx, eax
    add esi, 0x20
    test eax, eax
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x28]
    mov word ptr [esp + 2*edx + 0xbe], si
    mov edx, ebx
    mov byte ptr [esp + 0x2be], bl
    mov dword ptr [esp + 0xc], edx
.L255:
    and eax, ebp
    and ecx, edi
    mov edx, eax
    or edx, ecx
    jne .L254
    jmp .L257
.L256:
    mov bl, -0x1
    jmp .L255
.L257:
    mov ecx, dword ptr [esp + 0x24]
    mov eax, dword ptr [esp + 0x20]
    mov edi, dword ptr [esp + 0x14]
    mov ebp, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x4c]
    not ecx
    not eax
    and edi, ecx
    and ebp, eax
    mov eax, edi
    or eax, ebp
    je .L261
    movzx eax, si
    mov dword ptr [esp + 0x28], eax
    nop
.L258:
    mov eax, dword ptr [esp + 0xc]
    mov ecx, edi
    mov edx, ebp
    add ecx, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L260
    movzx esi, al
    tzcnt ebx, ebp
    inc al
    mov dword ptr [esp + 0x10], esi
    tzcnt esi, edi
    add ebx, 0x20
    test edi, edi
    mov dword ptr [esp + 0xc], eax
    cmovne ebx, esi
    mov esi, dword ptr [esp + 0x10]
    shl ebx, 0x6
    add ebx, dword ptr [esp + 0x28]
    mov word ptr [esp + 2*esi + 0xbe], bx
    mov esi, dword ptr [esp + 0x4c]
    mov byte ptr [esp + 0x2be], al
.L259:
    and edi, ecx
    and ebp, edx
    mov ecx, edi
    or ecx, ebp
    jne .L258
    jmp .L261
.L260:
    mov al, -0x1
    mov dword ptr [esp + 0xc], eax
    jmp .L259
    nop
.L261:
    mov ecx, dword ptr [esp + 0x44]
    cmp byte ptr [ecx + 0x91], 0x0
    je .L2
    mov eax, dword ptr [esp + 0x44]
    lea edx, [eax + 0x50]
    mov eax, dword ptr [esp + 0x44]
    movzx eax, byte ptr [eax + 0x92]
    sub esp, 0xc
    mov ebx, dword ptr [esp + 0x40]
    lea ecx, [esp + 0xbc]
    mov edi, esi
    push dword ptr [esp + 0x2c]
    push dword ptr [esp + 0x34]
    lea esi, [esp + 0xd2]
    push esi
    push eax
    push edi
    call plywright::movegen::generate::en_passant
    mov ecx, dword ptr [esp + 0x64]
    add esp, 0x20
    jmp .L2
.L262:
    mov edi, dword ptr [esp + 0x1c]
    mov ebp, dword ptr [esp + 0x30]
    jmp .L265
.L263:
    mov edi, dword ptr [esp + 0x3c]
    mov ebp, dword ptr [esp + 0x30]
    jmp .L267
.L264:
    xor edi, edi
    xor ebp, ebp
    mov dword ptr [esp + 0x48], esi
    mov dword ptr [esp + 0x2c], edx
.L265:
    mov esi, dword ptr [esp + 0x44]
    mov ebx, dword ptr [esp + 0x34]
    lea ecx, [esp + 0xb0]
    lea edx, [esi + 0x50]
    push dword ptr [esp + 0x24]
    push dword ptr [esp + 0x24]
    lea eax, [esp + 0xc6]
    push eax
    push dword ptr [esp + 0x38]
    push dword ptr [esp + 0x58]
    push ebp
    push edi
    push dword ptr [esp + 0x5c]
    call plywright::movegen::evasions::answers
    mov ecx, esi
    add esp, 0x20
    jmp .L2
.L266:
    mov dword ptr [esp + 0x1c], edi
    xor edi, edi
    xor ebp, ebp
    mov dword ptr [esp + 0x40], ecx
.L267:
    mov esi, dword ptr [esp + 0x44]
    mov ebx, dword ptr [esp + 0x34]
    lea ecx, [esp + 0xb0]
    lea edx, [esi + 0x50]
    push dword ptr [esp + 0x20]
    push dword ptr [esp + 0x28]
    lea eax, [esp + 0xc6]
    push eax
    push dword ptr [esp + 0x28]
    push dword ptr [esp + 0x50]
    push ebp
    push edi
    push dword ptr [esp + 0x68]
    call plywright::movegen::evasions::answers
    mov ecx, esi
    add esp, 0x20
    jmp .L2
.L268:
    mov eax, dword ptr [esp + 0x44]
    lea edx, [eax + 0x50]
    mov eax, dword ptr [esp + 0x44]
    movzx eax, byte ptr [eax + 0x92]
    sub esp, 0xc
    mov ebx, dword ptr [esp + 0x40]
    lea ecx, [esp + 0xbc]
    mov edi, esi
    push dword ptr [esp + 0x30]
    push dword ptr [esp + 0x30]
    lea esi, [esp + 0xd2]
    push esi
    push eax
    push edi
    call plywright::movegen::generate::en_passant
    mov ecx, dword ptr [esp + 0x64]
    add esp, 0x20
    jmp .L2
.L269:
    xor eax, eax
    xor edx, edx
.L270:
    add esp, 0x30c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.C0 = 0x007f7f7f7f7f7f00 0x00fefefefefefe00
.C1 = 0x007f7f7f7f7f7f7f 0x00fefefefefefefe
.C2 = 0xfefefefefefefe00 0x7f7f7f7f7f7f7f00
.C3 = 0x00fefefefefefe00 0x007f7f7f7f7f7f00

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
    mov dword ptr [esp + 0x14], edx
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x18], eax
    mov eax, esi
    mov ecx, edi
    not ebx
    add eax, -0x1
    mov dword ptr [esp + 0x4c], ebx
    mov ebx, dword ptr [edx + 0x38]
    adc ecx, -0x1
    and eax, esi
    and ecx, edi
    or ecx, eax
    mov ecx, dword ptr [esp + 0xa8]
    sete byte ptr [esp + 0x2f]
    mov dword ptr [esp + 0x38], ebx
    not ecx
    mov dword ptr [esp + 0x50], ecx
    mov ecx, dword ptr [edx + 0x3c]
    mov dword ptr [esp + 0x3c], ecx
    mov ecx, dword ptr [edx]
    mov edx, dword ptr [edx + 0x4]
    mov dword ptr [esp + 0x64], ecx
    movzx ecx, byte ptr [esp + 0x90]
    mov dword ptr [esp + 0x60], edx
    mov dword ptr [esp + 0x40], ecx
    je .L3
.L1:
    mov eax, dword ptr [esp + 0x40]
    mov edx, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp + 0x3c]
    mov esi, 0x20
    mov ebp, dword ptr [esp + 0x64]
    shl eax, 0x6
    mov ecx, dword ptr [edx + 0x28]
    mov edx, dword ptr [edx + 0x2c]
    mov dword ptr [esp], eax
    mov eax, dword ptr [esp + 0x38]
    and edx, edi
    and ecx, eax
    bsf edx, edx
    cmovne esi, edx
    mov edx, dword ptr [esp + 0x60]
    add esi, 0x20
    bsf ecx, ecx
    cmove ecx, esi
    mov esi, dword ptr [esp + 0x18]
    and ebp, eax
    and ecx, 0x3f
    and edx, edi
    shl ecx, 0x6
    mov ebx, edx
    shld ebx, ebp, 0x19
    shrd ebp, edx, 0x9
    and ebp, 0x7f7f7f7f
    and ebx, 0xfefefefe
    or ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 8]
    or ebp, ebx
    mov ebx, edx
    shr edx, 0x9
    and edx, 0x7f7f7f
    shr ebx, 0x7
    not ebp
    or edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 12]
    mov ecx, dword ptr [esp]
    and ebx, 0xfefefe
    or edx, ebx
    and ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 8]
    not edx
    and edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 12]
    and ebp, eax
    mov eax, ebp
    and edx, edi
    or eax, edx
    je .L7
    movzx ecx, byte ptr [esp + 0x90]
    mov esi, dword ptr [esp + 0x14]
    mov edi, 0x1
    mov eax, 0x1
    xor ebx, ebx
    shld ebx, eax, cl
    shl edi, cl
    test cl, 0x20
    mov eax, 0x0
    mov ecx, dword ptr [esi + 0x34]
    movdqu xmm0, xmmword ptr [esi + 0x20]
    movdqu xmm1, xmmword ptr [esi + 0x10]
    cmovne ebx, edi
    cmovne edi, eax
    mov eax, dword ptr [esi + 0x30]
    not ebx
    not edi
    or ecx, dword ptr [esp + 0x3c]
    pshufd xmm0, xmm0, 0x44
    or eax, dword ptr [esp + 0x38]
    por xmm0, xmm1
    and ebx, ecx
    mov ecx, dword ptr [esi + 0xc]
    and edi, eax
    mov dword ptr [esp + 0x10], ebx
    mov ebx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0xc], edi
    mov edi, dword ptr [esi + 0x8]
    mov esi, edx
    mov dword ptr [esp + 0x30], ecx
    mov ecx, ebp
    mov dword ptr [esp + 0x34], edi
    nop
.L2:
    mov dword ptr [esp + 0x4], edx
    tzcnt edx, esi
    tzcnt eax, ecx
    mov dword ptr [esp + 0x8], ecx
    mov dword ptr [esp], ebp
    add edx, 0x20
    test ecx, ecx
    cmovne edx, eax
    mov eax, ecx
    mov ecx, esi
    add eax, -0x1
    mov dword ptr [esp + 0x28], edx
    adc ecx, -0x1
    and dword ptr [esp + 0x8], eax
    and esi, ecx
    mov ecx, edx
    mov dword ptr [esp + 0x1c], esi
    lea esi, [edx + 2*edx]
    shl ecx, 0x6
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    and ebp, dword ptr [esp + 0x10]
    and eax, dword ptr [esp + 0xc]
    imul edi, eax
    imul ebp, edx
    mul edx
    add ebp, edx
    mov edx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND]
    mov ecx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 4]
    add ebp, edi
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1540]
    and ecx, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x20], ecx
    movzx ecx, byte ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x24], edx
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1544]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove ebp, eax
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1536]
    and edi, dword ptr [esp + 0x10]
    add ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
    and eax, dword ptr [esp + 0xc]
    imul edi, edx
    movq xmm1, qword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
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
    or edx, dword ptr [esp + 0x20]
    movd eax, xmm1
    or eax, edx
    movd edx, xmm2
    or edx, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x3c]
    or edx, ecx
    mov ecx, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x38]
    shld esi, edi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    or edx, eax
    cmove edi, ecx
    cmove esi, ecx
    mov ecx, dword ptr [esp + 0x8]
    xor dword ptr [esp + 0x4], esi
    xor dword ptr [esp], edi
    mov esi, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp]
    mov eax, ecx
    or eax, esi
    jne .L2
    jmp .L8
.L3:
    mov ebx, dword ptr [esp + 0x40]
    tzcnt ecx, edi
    mov edx, dword ptr [esp + 0x18]
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
    mov dword ptr [esp + 0x48], ecx
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x28], ebp
    mov edx, dword ptr [eax + 0x30]
    mov edi, dword ptr [eax + 0x34]
    mov eax, ebx
    mov ebx, dword ptr [esp + 0x98]
    shl eax, 0x6
    movd xmm1, ebx
    mov dword ptr [esp + 0x54], edx
    not ebx
    mov dword ptr [esp + 0x58], edi
    punpckldq xmm0, xmm1
    mov dword ptr [esp + 0x5c], ebx
    pshufd xmm1, xmm0, 0x44
    pcmpeqd xmm0, xmm0
    pxor xmm0, xmm1
    movd xmm1, dword ptr [esp + 0x38]
    por xmm0, xmmword ptr [esi + eax + plywright::board::geometry::AROUND + 48]
    mov eax, dword ptr [esp + 0x64]
    mov esi, dword ptr [esp + 0x3c]
    and eax, edx
    mov edx, dword ptr [esp + 0x60]
    movd xmm3, esi
    punpckldq xmm1, xmm3
    movd xmm2, eax
    mov eax, dword ptr [esp + 0x18]
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
    movd xmm0, dword ptr [esp + 0x1c]
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
    and eax, dword ptr [esp + 0x1c]
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
    xor ebp, ebp
    xor edx, edx
.L8:
    mov eax, ebp
    mov ecx, edx
    mov dword ptr [esp], ebp
    mov ebp, dword ptr [esp + 0xa4]
    mov dword ptr [esp + 0x4], edx
    and eax, dword ptr [esp + 0xa8]
    and ecx, dword ptr [esp + 0xac]
    mov edx, eax
    or edx, ecx
    je .L12
    mov edx, dword ptr [esp + 0x40]
    lea esi, [edx + 0x4000]
    movzx edx, byte ptr [ebp + 0x200]
    movzx esi, si
    mov dword ptr [esp + 0xc], esi
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
    mov dword ptr [esp + 0x8], ebx
    tzcnt ebx, ecx
    mov byte ptr [esp + 0x10], dl
    mov edx, dword ptr [esp + 0xa4]
    add ebx, 0x20
    test eax, eax
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0x8]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0xc]
    mov word ptr [edx + 2*ebp], bx
    movzx edx, byte ptr [esp + 0x10]
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
    mov edi, dword ptr [esp]
    mov esi, dword ptr [esp + 0x4]
    and edi, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0x4c]
    mov eax, edi
    or eax, esi
    je .L16
    movzx ecx, byte ptr [ebp + 0x200]
    movzx eax, word ptr [esp + 0x40]
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
    cmp byte ptr [esp + 0x2f], 0x0
    je .L17
    mov eax, dword ptr [esp + 0x14]
    cmp byte ptr [eax + 0x41], 0x0
    je .L17
    mov ecx, dword ptr [esp + 0x14]
    mov eax, dword ptr [esp + 0x60]
    mov ebx, dword ptr [esp + 0x64]
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
    mov eax, dword ptr [esp + 0x18]
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
    not dword ptr [esp + 0x48]
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
    and eax, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x1c]
    and eax, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [esp + 0x14]
    mov esi, dword ptr [eax + 0x8]
    mov edx, dword ptr [eax + 0xc]
    and esi, dword ptr [esp + 0x48]
    and edx, dword ptr [esp + 0x5c]
    and esi, dword ptr [esp + 0x54]
    and edx, dword ptr [esp + 0x58]
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
    and esi, dword ptr [esp + 0x34]
    and edx, dword ptr [esp + 0x30]
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
    mov eax, dword ptr [esp + 0x18]
    adc edx, -0x1
    mov dword ptr [esp + 0x34], esi
    mov dword ptr [esp + 0x30], edx
    mov edx, ecx
    shl edx, 0x6
    mov edi, dword ptr [eax + edx + plywright::board::geometry::AROUND]
    mov esi, dword ptr [eax + edx + plywright::board::geometry::AROUND + 4]
    movzx eax, cx
    mov dword ptr [esp + 0x8], eax
    and edi, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x1c]
    mov ebp, esi
    mov dword ptr [esp + 0x44], edi
    and edi, dword ptr [esp + 0xa8]
    and ebp, dword ptr [esp + 0xac]
    mov edx, edi
    or edx, ebp
    je .L43
    lea ecx, [eax + 0x4000]
    mov bh, bl
    mov dword ptr [esp + 0x10], esi
    movzx eax, cx
    mov dword ptr [esp + 0xc], eax
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
    or eax, dword ptr [esp + 0xc]
    mov word ptr [ecx + 2*esi], ax
    mov eax, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0x10]
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
    mov eax, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x4c]
    mov edx, ebx
    and eax, dword ptr [esp + 0x50]
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
    mov esi, dword ptr [esp + 0x54]
    mov edx, dword ptr [esp + 0x58]
    mov ecx, dword ptr [esp + 0x14]
    mov eax, esi
    mov edi, dword ptr [ecx + 0x20]
    mov ebx, dword ptr [ecx + 0x24]
    or eax, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x24], edi
    mov dword ptr [esp + 0x20], ebx
    mov dword ptr [esp + 0x34], eax
    mov eax, edx
    or eax, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x30], eax
    mov eax, dword ptr [ecx + 0x14]
    mov ecx, dword ptr [ecx + 0x10]
    or ecx, edi
    mov edi, dword ptr [esp + 0x5c]
    or eax, ebx
    and edi, edx
    mov edx, dword ptr [esp + 0x48]
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
    mov edx, dword ptr [esp + 0x44]
    mov edi, dword ptr [esp + 0xc]
    mov ch, bl
    and edx, dword ptr [esp + 0x6c]
    and edi, dword ptr [esp + 0x68]
    mov eax, edx
    or eax, edi
    je .L57
.L49:
    tzcnt ebx, edi
    mov esi, dword ptr [esp + 0x18]
    tzcnt eax, edx
    mov dword ptr [esp + 0x44], edx
    mov dword ptr [esp + 0xc], edi
    add ebx, 0x20
    test edx, edx
    cmovne ebx, eax
    add edx, -0x1
    mov dword ptr [esp + 0x6c], edx
    lea edx, [ebx + 2*ebx]
    adc edi, -0x1
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x68], edi
    mov edi, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebx + 2*ebx]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and edi, dword ptr [esp + 0x30]
    and eax, dword ptr [esp + 0x34]
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
    and edx, dword ptr [esp + 0x1c]
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
    mov dword ptr [esp + 0x10], esi
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
    or ebp, dword ptr [esp + 0x10]
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
    and esi, dword ptr [esp + 0x50]
    and edi, dword ptr [esp + 0x4c]
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
    mov eax, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x24]
    mov esi, dword ptr [esp + 0x20]
    or edx, dword ptr [eax + 0x18]
    or esi, dword ptr [eax + 0x1c]
    and edx, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0x5c]
    and edx, dword ptr [esp + 0x54]
    and esi, dword ptr [esp + 0x58]
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
    and edx, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x6c]
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
    mov dword ptr [esp + 0x44], edx
    lea edx, [edi + 2*edi]
    mov dword ptr [esp + 0x6c], esi
    mov esi, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [edi + 2*edi]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and ebx, dword ptr [esp + 0x30]
    and eax, dword ptr [esp + 0x34]
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
    mov dword ptr [esp + 0x10], edx
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x28]
    and ebx, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x8], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x68], ebx
    and ebx, dword ptr [esp + 0xac]
    mov ebp, eax
    or ebp, ebx
    je .L63
    mov edi, dword ptr [esp + 0x8]
    lea esi, [edx + 0x4000]
    mov cl, ch
    movzx edx, si
    mov dword ptr [esp + 0xc], edx
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
    or edi, dword ptr [esp + 0xc]
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
    mov esi, dword ptr [esp + 0x68]
    and edi, dword ptr [esp + 0x50]
    mov bl, ch
    and esi, dword ptr [esp + 0x4c]
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
    or edx, dword ptr [esp + 0x10]
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
    mov edx, dword ptr [esp + 0x20]
    mov ebx, dword ptr [esp + 0x24]
    push dword ptr [esp + 0xb8]
    push dword ptr [esp + 0xb8]
    push ebp
    push eax
    push dword ptr [esp + 0x5c]
    call plywright::movegen::generate::en_passant
    add esp, 0x9c
    jmp .L18
.C0 = 0xfefefefefefefe00 0x7f7f7f7f7f7f7f00
.C1 = 0x00fefefefefefe00 0x007f7f7f7f7f7f00

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
    mov dword ptr [esp + 0x14], edx
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x18], eax
    mov eax, esi
    mov ecx, edi
    not ebx
    add eax, -0x1
    mov dword ptr [esp + 0x4c], ebx
    mov ebx, dword ptr [edx + 0x30]
    adc ecx, -0x1
    and eax, esi
    and ecx, edi
    or ecx, eax
    mov ecx, dword ptr [esp + 0xa8]
    sete byte ptr [esp + 0x33]
    mov dword ptr [esp + 0x1c], ebx
    not ecx
    mov dword ptr [esp + 0x50], ecx
    mov ecx, dword ptr [edx + 0x34]
    mov dword ptr [esp + 0x3c], ecx
    mov ecx, dword ptr [edx]
    mov edx, dword ptr [edx + 0x4]
    mov dword ptr [esp + 0x64], ecx
    movzx ecx, byte ptr [esp + 0x90]
    mov dword ptr [esp + 0x60], edx
    mov dword ptr [esp + 0x40], ecx
    je .L3
.L1:
    mov edx, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp + 0x3c]
    mov eax, dword ptr [esp + 0x40]
    mov ebx, dword ptr [esp + 0x1c]
    mov esi, 0x20
    mov ecx, dword ptr [edx + 0x28]
    mov edx, dword ptr [edx + 0x2c]
    shl eax, 0x6
    and edx, edi
    and ecx, ebx
    bsf edx, edx
    cmovne esi, edx
    mov edx, dword ptr [esp + 0x64]
    add esi, 0x20
    bsf ecx, ecx
    cmove ecx, esi
    mov esi, dword ptr [esp + 0x18]
    and ecx, 0x3f
    and edx, ebx
    mov ebx, dword ptr [esp + 0x60]
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
    not edx
    and edx, dword ptr [esi + eax + plywright::board::geometry::AROUND + 8]
    mov esi, ebx
    and esi, edi
    and edx, dword ptr [esp + 0x1c]
    mov eax, edx
    or eax, esi
    je .L7
    movzx ecx, byte ptr [esp + 0x90]
    mov ebx, dword ptr [esp + 0x14]
    mov edi, 0x1
    mov eax, 0x1
    xor ebp, ebp
    shld ebp, eax, cl
    shl edi, cl
    test cl, 0x20
    mov eax, 0x0
    mov ecx, dword ptr [ebx + 0x3c]
    movdqu xmm0, xmmword ptr [ebx + 0x20]
    movdqu xmm1, xmmword ptr [ebx + 0x10]
    cmovne ebp, edi
    cmovne edi, eax
    mov eax, dword ptr [ebx + 0x38]
    not edi
    not ebp
    or ecx, dword ptr [esp + 0x3c]
    pshufd xmm0, xmm0, 0x44
    or eax, dword ptr [esp + 0x1c]
    por xmm0, xmm1
    and ebp, ecx
    mov ecx, dword ptr [ebx + 0xc]
    and edi, eax
    mov dword ptr [esp + 0x10], ebp
    mov dword ptr [esp + 0xc], edi
    mov edi, dword ptr [ebx + 0x8]
    mov ebx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x34], ecx
    mov ecx, edx
    mov dword ptr [esp + 0x38], edi
    mov edi, esi
    nop
.L2:
    mov dword ptr [esp], edx
    tzcnt edx, edi
    tzcnt eax, ecx
    mov dword ptr [esp + 0x8], ecx
    mov dword ptr [esp + 0x4], esi
    add edx, 0x20
    test ecx, ecx
    cmovne edx, eax
    mov eax, ecx
    mov ecx, edi
    add eax, -0x1
    lea esi, [edx + 2*edx]
    mov dword ptr [esp + 0x28], edx
    adc ecx, -0x1
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    and dword ptr [esp + 0x8], eax
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS]
    and edi, ecx
    mov ecx, edx
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x2c], edi
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    shl ecx, 0x6
    and ebp, dword ptr [esp + 0x10]
    and eax, dword ptr [esp + 0xc]
    imul edi, eax
    imul ebp, edx
    mul edx
    add ebp, edx
    mov edx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND]
    mov ecx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 4]
    add ebp, edi
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1540]
    and ecx, dword ptr [esp + 0x34]
    and edx, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x20], ecx
    movzx ecx, byte ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x24], edx
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1544]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove ebp, eax
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1536]
    and edi, dword ptr [esp + 0x10]
    add ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
    and eax, dword ptr [esp + 0xc]
    imul edi, edx
    movq xmm1, qword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
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
    or edx, dword ptr [esp + 0x20]
    movd eax, xmm1
    or eax, edx
    movd edx, xmm2
    or edx, dword ptr [esp + 0x24]
    and eax, dword ptr [esp + 0x3c]
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
    cmove edi, ecx
    cmove esi, ecx
    mov ecx, dword ptr [esp + 0x8]
    xor dword ptr [esp + 0x4], esi
    xor dword ptr [esp], edi
    mov edi, dword ptr [esp + 0x2c]
    mov esi, dword ptr [esp + 0x4]
    mov edx, dword ptr [esp]
    mov eax, ecx
    or eax, edi
    jne .L2
    jmp .L8
.L3:
    mov ebx, dword ptr [esp + 0x40]
    tzcnt ecx, edi
    mov edx, dword ptr [esp + 0x18]
    tzcnt eax, esi
    movd xmm1, dword ptr [esp + 0x98]
    movd xmm3, dword ptr [esp + 0x3c]
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, ebx
    shl eax, 0x9
    lea eax, [edx + eax + plywright::board::geometry::BETWEEN]
    mov ebp, dword ptr [eax + 8*ecx]
    mov ecx, dword ptr [eax + 8*ecx + 0x4]
    mov eax, dword ptr [esp + 0x14]
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
    mov dword ptr [esp + 0x58], edx
    not edi
    punpckldq xmm0, xmm1
    mov dword ptr [esp + 0x54], ebx
    mov dword ptr [esp + 0x5c], edi
    pshufd xmm1, xmm0, 0x44
    pcmpeqd xmm0, xmm0
    pxor xmm0, xmm1
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [esp + 0x18]
    por xmm0, xmmword ptr [esi + eax + plywright::board::geometry::AROUND + 48]
    mov eax, dword ptr [esp + 0x60]
    and eax, edx
    mov edx, dword ptr [esp + 0x64]
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
    xor edx, edx
    xor esi, esi
.L8:
    mov eax, edx
    mov ecx, esi
    mov ebp, dword ptr [esp + 0xa4]
    mov dword ptr [esp], edx
    mov dword ptr [esp + 0x4], esi
    and eax, dword ptr [esp + 0xa8]
    and ecx, dword ptr [esp + 0xac]
    mov edx, eax
    or edx, ecx
    je .L12
    mov edx, dword ptr [esp + 0x40]
    lea esi, [edx + 0x4000]
    movzx edx, byte ptr [ebp + 0x200]
    movzx esi, si
    mov dword ptr [esp + 0xc], esi
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
    mov dword ptr [esp + 0x8], ebx
    tzcnt ebx, ecx
    mov byte ptr [esp + 0x10], dl
    mov edx, dword ptr [esp + 0xa4]
    add ebx, 0x20
    test eax, eax
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0x8]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0xc]
    mov word ptr [edx + 2*ebp], bx
    movzx edx, byte ptr [esp + 0x10]
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
    mov edi, dword ptr [esp]
    mov esi, dword ptr [esp + 0x4]
    and edi, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0x4c]
    mov eax, edi
    or eax, esi
    je .L16
    movzx ecx, byte ptr [ebp + 0x200]
    movzx eax, word ptr [esp + 0x40]
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
    cmp byte ptr [esp + 0x33], 0x0
    je .L17
    mov eax, dword ptr [esp + 0x14]
    cmp byte ptr [eax + 0x41], 0x0
    je .L17
    mov ecx, dword ptr [esp + 0x14]
    mov eax, dword ptr [esp + 0x60]
    mov ebx, dword ptr [esp + 0x64]
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
    mov eax, dword ptr [esp + 0x18]
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
    mov ebx, dword ptr [esp + 0xa4]
    add edx, 0x20
    test ecx, ecx
    cmovne edx, ebp
    mov ebp, edx
    shl ebp, 0x6
    lea edx, [edx + ebp + 0x4007]
    mov ebp, dword ptr [esp]
    mov word ptr [ebx + 2*ebp], dx
    movzx ebx, byte ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xa4]
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
    not dword ptr [esp + 0x48]
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
    mov ebx, dword ptr [esp + 0xa4]
    add edx, 0x20
    test eax, eax
    cmovne edx, ebp
    mov ebp, edx
    shl ebp, 0x6
    lea edx, [edx + ebp + 0x4009]
    mov ebp, dword ptr [esp]
    mov word ptr [ebx + 2*ebp], dx
    movzx ebx, byte ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xa4]
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
    and eax, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x14]
    mov esi, dword ptr [eax + 0x8]
    mov edx, dword ptr [eax + 0xc]
    and esi, dword ptr [esp + 0x5c]
    and edx, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0x54]
    and edx, dword ptr [esp + 0x58]
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
    and esi, dword ptr [esp + 0x38]
    and edx, dword ptr [esp + 0x34]
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
    mov eax, dword ptr [esp + 0x18]
    adc edx, -0x1
    mov dword ptr [esp + 0x38], esi
    mov dword ptr [esp + 0x34], edx
    mov edx, ecx
    shl edx, 0x6
    mov edi, dword ptr [eax + edx + plywright::board::geometry::AROUND]
    mov esi, dword ptr [eax + edx + plywright::board::geometry::AROUND + 4]
    movzx eax, cx
    mov dword ptr [esp + 0x8], eax
    and edi, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x28]
    mov ebp, esi
    mov dword ptr [esp + 0x44], edi
    and edi, dword ptr [esp + 0xa8]
    and ebp, dword ptr [esp + 0xac]
    mov edx, edi
    or edx, ebp
    je .L43
    lea ecx, [eax + 0x4000]
    mov bh, bl
    mov dword ptr [esp + 0x10], esi
    movzx eax, cx
    mov dword ptr [esp + 0xc], eax
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
    or eax, dword ptr [esp + 0xc]
    mov word ptr [ecx + 2*esi], ax
    mov eax, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0x10]
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
    mov eax, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x4c]
    mov edx, ebx
    and eax, dword ptr [esp + 0x50]
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
    mov esi, dword ptr [esp + 0x54]
    mov edx, dword ptr [esp + 0x58]
    mov ecx, dword ptr [esp + 0x14]
    mov eax, esi
    mov edi, dword ptr [ecx + 0x20]
    mov ebx, dword ptr [ecx + 0x24]
    or eax, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x24], edi
    mov dword ptr [esp + 0x20], ebx
    mov dword ptr [esp + 0x38], eax
    mov eax, edx
    or eax, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x34], eax
    mov eax, dword ptr [ecx + 0x14]
    mov ecx, dword ptr [ecx + 0x10]
    or ecx, edi
    mov edi, dword ptr [esp + 0x48]
    or eax, ebx
    and edi, edx
    mov edx, dword ptr [esp + 0x5c]
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
    mov edx, dword ptr [esp + 0x6c]
    mov edi, dword ptr [esp + 0x44]
    mov ch, byte ptr [esp]
    and edx, dword ptr [esp + 0x68]
    and edi, dword ptr [esp + 0x78]
    mov eax, edx
    or eax, edi
    je .L57
.L49:
    tzcnt esi, edi
    tzcnt eax, edx
    mov dword ptr [esp + 0x6c], edx
    mov dword ptr [esp + 0x44], edi
    add esi, 0x20
    test edx, edx
    cmovne esi, eax
    add edx, -0x1
    mov dword ptr [esp], esi
    lea ebx, [esi + 2*esi]
    mov esi, dword ptr [esp + 0x18]
    adc edi, -0x1
    mov dword ptr [esp + 0x68], edx
    mov dword ptr [esp + 0x78], edi
    mov edi, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebp, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    mov cl, byte ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    and edi, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x38]
    imul ebp, eax
    imul edi, edx
    mul edx
    add edi, edx
    add edi, ebp
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    add edi, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE + 4]
    movzx esi, word ptr [esp]
    and eax, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x8], esi
    mov edx, edi
    mov dword ptr [esp + 0x74], eax
    and eax, dword ptr [esp + 0xa8]
    and edx, dword ptr [esp + 0xac]
    mov ebx, eax
    or ebx, edx
    je .L53
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x10], edi
    movzx esi, si
    mov dword ptr [esp + 0xc], esi
    nop
.L50:
    mov esi, eax
    mov ebx, edx
    add esi, -0x1
    adc ebx, -0x1
    cmp cl, -0x1
    je .L52
    tzcnt ebp, edx
    mov dword ptr [esp + 0x4], esi
    movzx esi, cl
    inc cl
    tzcnt edi, eax
    add ebp, 0x20
    test eax, eax
    mov dword ptr [esp], esi
    mov ch, cl
    cmovne ebp, edi
    mov edi, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0xc]
    mov word ptr [edi + 2*esi], bp
    mov ebp, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp + 0x10]
    mov byte ptr [ebp + 0x200], cl
.L51:
    and eax, esi
    and edx, ebx
    mov esi, eax
    or esi, edx
    jne .L50
    jmp .L53
.L52:
    mov cl, -0x1
    jmp .L51
    nop
.L53:
    mov esi, dword ptr [esp + 0x74]
    and edi, dword ptr [esp + 0x4c]
    mov byte ptr [esp], ch
    and esi, dword ptr [esp + 0x50]
    mov eax, esi
    or eax, edi
    mov al, ch
    jne .L55
    jmp .L48
.L54:
    mov al, -0x1
    jmp .L56
.L55:
    mov ecx, esi
    mov ebx, edi
    add ecx, -0x1
    adc ebx, -0x1
    cmp al, -0x1
    je .L54
    mov edx, edi
    tzcnt edi, edi
    mov dword ptr [esp + 0x4], ecx
    movzx ecx, al
    inc al
    tzcnt ebp, esi
    add edi, 0x20
    test esi, esi
    mov dword ptr [esp], ecx
    cmovne edi, ebp
    mov ecx, dword ptr [esp]
    mov ebp, dword ptr [esp + 0xa4]
    mov byte ptr [esp], al
    shl edi, 0x6
    or edi, dword ptr [esp + 0x8]
    mov word ptr [ebp + 2*ecx], di
    mov ecx, dword ptr [esp + 0x4]
    mov edi, edx
    mov byte ptr [ebp + 0x200], al
.L56:
    and esi, ecx
    and edi, ebx
    mov edx, esi
    or edx, edi
    jne .L55
    jmp .L48
.L57:
    mov eax, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x24]
    mov esi, dword ptr [esp + 0x20]
    or edx, dword ptr [eax + 0x18]
    or esi, dword ptr [eax + 0x1c]
    and edx, dword ptr [esp + 0x5c]
    and esi, dword ptr [esp + 0x48]
    and edx, dword ptr [esp + 0x54]
    and esi, dword ptr [esp + 0x58]
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
    and edx, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x6c]
    mov eax, edx
    or eax, esi
    je .L1
.L59:
    tzcnt ebx, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x24], edx
    mov dword ptr [esp + 0x20], esi
    add ebx, 0x20
    test edx, edx
    cmovne ebx, eax
    add edx, -0x1
    adc esi, -0x1
    mov dword ptr [esp + 0x44], edx
    lea edx, [ebx + 2*ebx]
    mov dword ptr [esp + 0x6c], esi
    mov esi, dword ptr [esp + 0x18]
    mov edi, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [ebx + 2*ebx]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and edi, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x38]
    imul ebp, eax
    imul edi, edx
    mul edx
    add edi, edx
    lea edx, [ebx + 2*ebx]
    mov cl, byte ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 20]
    add edi, ebp
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    add edi, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    movzx edx, bx
    mov dword ptr [esp + 0x10], edx
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x8], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x68], edi
    and edi, dword ptr [esp + 0xac]
    mov ebp, eax
    or ebp, edi
    je .L63
    mov ebx, dword ptr [esp + 0x8]
    lea esi, [edx + 0x4000]
    mov cl, ch
    movzx edx, si
    mov dword ptr [esp + 0xc], edx
    nop
.L60:
    mov edx, eax
    mov ebp, edi
    add edx, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L62
    tzcnt ebx, edi
    mov dword ptr [esp + 0x4], edx
    movzx edx, cl
    inc cl
    mov esi, dword ptr [esp + 0xa4]
    mov dword ptr [esp], edx
    tzcnt edx, eax
    add ebx, 0x20
    test eax, eax
    mov ch, cl
    cmovne ebx, edx
    mov edx, dword ptr [esp]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0xc]
    mov word ptr [esi + 2*edx], bx
    mov edx, dword ptr [esp + 0xa4]
    mov ebx, dword ptr [esp + 0x8]
    mov byte ptr [edx + 0x200], cl
    mov edx, dword ptr [esp + 0x4]
.L61:
    and eax, edx
    and edi, ebp
    mov edx, eax
    or edx, edi
    jne .L60
    jmp .L64
.L62:
    mov cl, -0x1
    jmp .L61
    nop
.L63:
    mov ebx, dword ptr [esp + 0x8]
.L64:
    mov edi, dword ptr [esp + 0x68]
    and ebx, dword ptr [esp + 0x50]
    mov byte ptr [esp], ch
    and edi, dword ptr [esp + 0x4c]
    mov eax, ebx
    or eax, edi
    mov al, ch
    jne .L66
    jmp .L58
.L65:
    mov al, -0x1
    jmp .L67
    nop
.L66:
    mov ebp, ebx
    mov edx, edi
    add ebp, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L65
    mov dword ptr [esp + 0x4], edx
    movzx edx, al
    inc al
    tzcnt esi, ebx
    mov ecx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], edx
    tzcnt edx, edi
    add edx, 0x20
    test ebx, ebx
    cmovne edx, esi
    mov esi, dword ptr [esp]
    mov byte ptr [esp], al
    shl edx, 0x6
    or edx, dword ptr [esp + 0x10]
    mov word ptr [ecx + 2*esi], dx
    mov edx, dword ptr [esp + 0xa4]
    mov byte ptr [edx + 0x200], al
    mov edx, dword ptr [esp + 0x4]
.L67:
    and ebx, ebp
    and edi, edx
    mov edx, ebx
    or edx, edi
    jne .L66
    jmp .L58
.L68:
    sub esp, 0xc
    movzx eax, ch
    mov ecx, dword ptr [esp + 0x7c]
    mov edx, dword ptr [esp + 0x20]
    mov ebx, dword ptr [esp + 0x24]
    push dword ptr [esp + 0xb8]
    push dword ptr [esp + 0xb8]
    push ebp
    push eax
    push dword ptr [esp + 0x5c]
    call plywright::movegen::generate::en_passant
    add esp, 0x9c
    jmp .L18
.C0 = 0x007f7f7f7f7f7f7f 0x00fefefefefefefe
.C1 = 0x007f7f7f7f7f7f00 0x00fefefefefefe00

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
