# The kernels of engine/legal, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm engine/legal --target i686
# binary: sha256 5fac233a6f933cdad168c733ad9b61cea809043eb85ac50a770c12092b9ffee7
# legal: 45 instructions in 154 bytes; innermost loops: .L1 of 18
# plywright::movegen::all: 6484 instructions in 23957 bytes; innermost loops: .L1 of 49, .L5 of 49, .L9 of 60, .L13 of 60, .L18 of 60, .L23 of 62, .L27 of 63, .L31 of 62, .L35 of 63, .L39 of 62, .L45 of 60, .L49 of 60, .L53 of 60, .L57 of 60, .L62 of 31, .L66 of 31, .L70 of 32, .L74 of 30, .L80 of 31, .L85 of 34, .L91 of 30, .L95 of 32, .L101 of 33, .L105 of 34, .L111 of 32, .L115 of 34, .L121 of 32, .L125 of 32, .L131 of 31, .L135 of 30, .L139 of 95, .L143 of 35, .L147 of 38, .L151 of 34, .L155 of 30, .L161 of 30, .L165 of 30, .L171 of 32, .L175 of 32, .L181 of 32, .L185 of 32, .L189 of 96, .L192 of 34, .L196 of 39, .L200 of 37, .L204 of 37, .L210 of 30, .L214 of 30, .L220 of 32, .L224 of 32, .L230 of 32, .L234 of 32, .L238 of 94, .L241 of 32, .L245 of 32, .L249 of 35, .L253 of 39, .L259 of 30, .L263 of 32, .L269 of 30, .L273 of 34, .L279 of 33, .L283 of 34, .L289 of 32, .L293 of 34, .L299 of 32, .L303 of 32, .L309 of 31, .L313 of 30, .L317 of 94, .L320 of 29, .L324 of 29, .L331 of 29, .L335 of 28, .L342 of 29, .L346 of 34, .L353 of 29, .L357 of 34
# plywright::movegen::evasions::answers: 1319 instructions in 4820 bytes; innermost loops: .L2 of 63, .L7 of 60, .L11 of 60, .L16 of 31, .L20 of 31, .L24 of 33, .L28 of 31, .L34 of 32, .L44 of 34, .L55 of 31, .L65 of 100, .L68 of 32, .L72 of 32
# plywright::movegen::evasions::answers: 1330 instructions in 4897 bytes; innermost loops: .L2 of 60, .L6 of 60, .L10 of 60, .L16 of 33, .L20 of 33, .L24 of 33, .L28 of 34, .L34 of 32, .L44 of 32, .L55 of 32, .L67 of 98, .L70 of 31, .L74 of 35
# plywright::movegen::generate::en_passant: 210 instructions in 805 bytes; innermost loops: .L1 of 97
# plywright::movegen::generate::en_passant: 210 instructions in 805 bytes; innermost loops: .L1 of 97
# mix of 9598 instructions: 3963 mov, 1048 and, 595 or, 529 add, 368 movzx, 359 je, 276 tzcnt, 270 jmp, 220 test, 190 cmovne, 174 cmp, 174 shl, 149 lea, 145 adc, 140 jne, 111 inc, 101 imul, 100 not, 82 xor, 64 shr, 63 push, 60 movd, 56 cmove, 50 mul, 44 pshufd, 41 shrd, 39 shld, 30 pop, 16 bsf, 14 call, 14 pand, 12 punpckldq, 11 sete, 11 sub, 10 movdqu, 10 por, 9 setne, 8 movq, 6 andpd, 6 punpcklqdq, 6 ret, 4 movdqa, 4 movsd, 4 pcmpeqd, 4 psllq, 4 psrlq, 4 pxor

legal:
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
    call plywright::movegen::all
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

plywright::movegen::all:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0xcc
    call .L0
.L0:
    pop ebp
    mov dword ptr [esp + 0xc], edx
    mov dword ptr [esp + 0x54], ecx
    add ebp, _GLOBAL_OFFSET_TABLE_
    cmp byte ptr [ecx + 0x43], 0x1
    mov dword ptr [esp + 0x24], ebp
    jne .L4
    mov esi, dword ptr [ecx + 0x2c]
    mov ebx, dword ptr [ecx + 0x3c]
    mov edx, dword ptr [ecx + 0x28]
    mov eax, dword ptr [ecx + 0x38]
    mov edi, ecx
    mov dword ptr [esp + 0x50], ebx
    and ebx, esi
    mov dword ptr [esp + 0x30], eax
    and eax, edx
    mov dword ptr [esp + 0xb4], edx
    mov edx, 0x20
    mov dword ptr [esp + 0xb0], esi
    bsf ecx, ebx
    cmovne edx, ecx
    add edx, 0x20
    bsf eax, eax
    cmove eax, edx
    mov edx, dword ptr [edi + 0xc]
    mov dword ptr [esp + 0xac], eax
    and eax, 0x3f
    mov ecx, eax
    mov dword ptr [esp + 0x68], eax
    shl ecx, 0x6
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 4]
    mov dword ptr [esp + 0x6c], edx
    mov ebx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 28]
    mov esi, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 24]
    mov dword ptr [esp + 0x4], ecx
    and eax, edx
    mov edx, dword ptr [edi + 0x4]
    and ebx, edx
    mov dword ptr [esp + 0x5c], edx
    mov edx, dword ptr [edi + 0x8]
    or ebx, eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x10], ebx
    mov ebx, dword ptr [edi + 0x24]
    mov dword ptr [esp + 0x80], edx
    and eax, edx
    mov edx, dword ptr [edi]
    mov dword ptr [esp + 0xbc], ebx
    and esi, edx
    mov dword ptr [esp + 0x94], edx
    mov edx, ebx
    or esi, eax
    mov eax, dword ptr [edi + 0x1c]
    mov dword ptr [esp + 0x14], esi
    mov esi, ebp
    or edx, eax
    mov dword ptr [esp + 0x44], eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 36]
    mov ebp, ecx
    mov ecx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 44]
    mov dword ptr [esp + 0x74], edx
    and eax, edx
    mov edx, dword ptr [edi + 0x14]
    mov dword ptr [esp + 0x60], edx
    or edx, ebx
    mov ebx, dword ptr [edi + 0x20]
    and ecx, edx
    mov dword ptr [esp + 0x8c], edx
    or ecx, eax
    mov eax, dword ptr [edi + 0x18]
    mov edx, ebx
    mov dword ptr [esp + 0xb8], ebx
    or edx, eax
    mov dword ptr [esp + 0x58], eax
    mov eax, dword ptr [esi + ebp + plywright::board::geometry::AROUND + 32]
    mov dword ptr [esp + 0x7c], edx
    and eax, edx
    mov edx, dword ptr [edi + 0x10]
    mov dword ptr [esp + 0x64], edx
    or edx, ebx
    mov ebx, dword ptr [esi + ebp + plywright::board::geometry::AROUND + 40]
    mov ebp, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x70], edx
    and ebx, edx
    mov edx, dword ptr [edi + 0x34]
    or ebx, eax
    mov eax, dword ptr [esp + 0x50]
    and ecx, edx
    mov dword ptr [esp + 0x20], edx
    or eax, edx
    mov dword ptr [esp + 0x4c], eax
    mov eax, dword ptr [edi + 0x30]
    mov edi, dword ptr [esp + 0x30]
    or edi, eax
    and ebx, eax
    and ebp, eax
    mov dword ptr [esp + 0x18], eax
    mov dword ptr [esp + 0x40], edi
    mov edi, dword ptr [esp + 0x10]
    mov eax, ebx
    and edi, edx
    or eax, ecx
    mov eax, dword ptr [esp + 0x4]
    lea eax, [esi + eax + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0xa8], eax
    je .L16
    mov eax, dword ptr [esp + 0x68]
    mov edx, ecx
    mov dword ptr [esp + 0x14], ebp
    mov dword ptr [esp + 0x10], edi
    mov dword ptr [esp + 0x38], 0x0
    mov dword ptr [esp + 0x3c], 0x0
    shl eax, 0x9
    mov dword ptr [esp + 0x9c], eax
    lea eax, [esi + eax + plywright::board::geometry::BETWEEN]
    mov dword ptr [esp + 0x8], eax
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
    or dword ptr [esp + 0x10], eax
    or dword ptr [esp + 0x14], edx
.L2:
    mov edx, dword ptr [esp + 0x4]
    mov eax, ebx
    or eax, edx
    je .L8
.L3:
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
    mov eax, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x4], edx
    mov edx, dword ptr [eax + 8*ecx]
    mov edi, dword ptr [eax + 8*ecx + 0x4]
    mov ebp, edx
    mov esi, edi
    and ebp, dword ptr [esp + 0x40]
    and esi, dword ptr [esp + 0x4c]
    mov eax, ebp
    or eax, esi
    je .L1
    mov eax, ebp
    mov ecx, esi
    add eax, -0x1
    adc ecx, -0x1
    and eax, ebp
    and ecx, esi
    or ecx, eax
    jne .L2
    and edi, dword ptr [esp + 0x50]
    and edx, dword ptr [esp + 0x30]
    or dword ptr [esp + 0x38], edx
    or dword ptr [esp + 0x3c], edi
    jmp .L2
.L4:
    mov esi, dword ptr [ecx + 0x2c]
    mov ebx, dword ptr [ecx + 0x34]
    mov edx, dword ptr [ecx + 0x28]
    mov eax, dword ptr [ecx + 0x30]
    mov edi, ecx
    mov dword ptr [esp + 0x2c], ebx
    and ebx, esi
    mov dword ptr [esp + 0x30], eax
    and eax, edx
    mov dword ptr [esp + 0xb4], edx
    mov edx, 0x20
    mov dword ptr [esp + 0xb0], esi
    bsf ecx, ebx
    cmovne edx, ecx
    add edx, 0x20
    bsf eax, eax
    cmove eax, edx
    mov edx, dword ptr [edi + 0xc]
    mov dword ptr [esp + 0xac], eax
    and eax, 0x3f
    mov ecx, eax
    mov dword ptr [esp + 0x68], eax
    shl ecx, 0x6
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 4]
    mov dword ptr [esp + 0x50], edx
    mov ebx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 20]
    mov esi, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 16]
    mov dword ptr [esp + 0x4], ecx
    and eax, edx
    mov edx, dword ptr [edi + 0x4]
    and ebx, edx
    mov dword ptr [esp + 0x94], edx
    mov edx, dword ptr [edi + 0x8]
    or ebx, eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x10], ebx
    mov ebx, dword ptr [edi + 0x24]
    mov dword ptr [esp + 0x74], edx
    and eax, edx
    mov edx, dword ptr [edi]
    mov dword ptr [esp + 0xbc], ebx
    and esi, edx
    mov dword ptr [esp + 0x5c], edx
    mov edx, ebx
    or esi, eax
    mov eax, dword ptr [edi + 0x1c]
    mov dword ptr [esp + 0x14], esi
    mov esi, ecx
    or edx, eax
    mov dword ptr [esp + 0x58], eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 36]
    mov ecx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 44]
    mov dword ptr [esp + 0x60], edx
    and eax, edx
    mov edx, dword ptr [edi + 0x14]
    mov dword ptr [esp + 0x78], edx
    or edx, ebx
    mov ebx, dword ptr [edi + 0x20]
    and ecx, edx
    mov dword ptr [esp + 0x70], edx
    or ecx, eax
    mov eax, dword ptr [edi + 0x18]
    mov edx, ebx
    mov dword ptr [esp + 0xb8], ebx
    or edx, eax
    mov dword ptr [esp + 0x64], eax
    mov eax, dword ptr [ebp + esi + plywright::board::geometry::AROUND + 32]
    mov dword ptr [esp + 0x80], edx
    and eax, edx
    mov edx, dword ptr [edi + 0x10]
    mov dword ptr [esp + 0x88], edx
    or edx, ebx
    mov ebx, dword ptr [ebp + esi + plywright::board::geometry::AROUND + 40]
    mov esi, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x6c], edx
    and ebx, edx
    mov edx, dword ptr [edi + 0x3c]
    or ebx, eax
    mov eax, dword ptr [esp + 0x2c]
    and ecx, edx
    mov dword ptr [esp + 0x18], edx
    or eax, edx
    mov dword ptr [esp + 0x40], eax
    mov eax, dword ptr [edi + 0x38]
    mov edi, dword ptr [esp + 0x30]
    or edi, eax
    and ebx, eax
    and esi, eax
    mov dword ptr [esp + 0x20], eax
    mov dword ptr [esp + 0x4c], edi
    mov edi, dword ptr [esp + 0x10]
    mov eax, ebx
    and edi, edx
    or eax, ecx
    mov eax, dword ptr [esp + 0x4]
    lea eax, [ebp + eax + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0xa8], eax
    je .L21
    mov eax, dword ptr [esp + 0x68]
    mov edx, ecx
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x10], edi
    mov dword ptr [esp + 0x44], 0x0
    mov dword ptr [esp + 0x38], 0x0
    shl eax, 0x9
    mov dword ptr [esp + 0x9c], eax
    lea eax, [ebp + eax + plywright::board::geometry::BETWEEN]
    mov dword ptr [esp + 0x8], eax
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
    or dword ptr [esp + 0x10], eax
    or dword ptr [esp + 0x14], edx
.L6:
    mov edx, dword ptr [esp + 0x4]
    mov eax, ebx
    or eax, edx
    je .L12
.L7:
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
    mov eax, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x4], edx
    mov edx, dword ptr [eax + 8*ecx]
    mov edi, dword ptr [eax + 8*ecx + 0x4]
    mov ebp, edx
    mov esi, edi
    and ebp, dword ptr [esp + 0x4c]
    and esi, dword ptr [esp + 0x40]
    mov eax, ebp
    or eax, esi
    je .L5
    mov eax, ebp
    mov ecx, esi
    add eax, -0x1
    adc ecx, -0x1
    and eax, ebp
    and ecx, esi
    or ecx, eax
    jne .L6
    and edi, dword ptr [esp + 0x2c]
    and edx, dword ptr [esp + 0x30]
    or dword ptr [esp + 0x44], edx
    or dword ptr [esp + 0x38], edi
    jmp .L6
.L8:
    mov eax, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x30]
    or eax, dword ptr [esp + 0x10]
    jne .L367
    mov ebp, dword ptr [esp + 0x38]
    mov ecx, dword ptr [esp + 0x3c]
    mov eax, ebp
    or eax, ecx
    je .L17
    mov eax, edx
    mov edx, dword ptr [esp + 0x94]
    mov dword ptr [esp + 0x3c], ecx
    mov esi, dword ptr [esp + 0x5c]
    mov ebx, ebp
    movd xmm2, dword ptr [esp + 0x18]
    movd xmm3, dword ptr [esp + 0x20]
    mov edi, dword ptr [esp + 0x40]
    not ebx
    movd xmm4, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0xa4], ebx
    and edx, eax
    mov eax, dword ptr [esp + 0xac]
    and esi, dword ptr [esp + 0x50]
    punpckldq xmm2, xmm3
    movd xmm3, ebp
    not edi
    mov dword ptr [esp + 0x4], edx
    mov edx, ecx
    punpckldq xmm3, xmm4
    pcmpeqd xmm4, xmm4
    pshufd xmm2, xmm2, 0x44
    not edx
    pshufd xmm3, xmm3, 0x44
    mov dword ptr [esp + 0xa0], edx
    pxor xmm4, xmm3
    mov ecx, eax
    mov eax, 0x1010101
    movd xmm0, esi
    and cl, 0x7
    shl eax, cl
    mov ecx, eax
    or ecx, edx
    mov edx, eax
    mov eax, dword ptr [esp + 0x4c]
    or edx, ebx
    mov ebx, dword ptr [esp + 0x4]
    and ecx, esi
    not eax
    and edx, ebx
    mov dword ptr [esp + 0x10], eax
    movd xmm1, ebx
    shrd edx, ecx, 0x8
    shr ecx, 0x8
    punpckldq xmm1, xmm0
    and ecx, eax
    mov eax, dword ptr [esp + 0xa8]
    pshufd xmm0, xmm1, 0x44
    and edx, edi
    test ebx, 0xff00
    mov dword ptr [esp + 0x14], edx
    mov dword ptr [esp + 0x1c], ecx
    por xmm4, xmmword ptr [eax + 0x30]
    mov eax, dword ptr [esp + 0x24]
    pand xmm0, xmm4
    movdqa xmm1, xmm0
    psrlq xmm0, 0x7
    psrlq xmm1, 0x9
    movsd xmm0, xmm1
    andpd xmm0, xmm2
    andpd xmm0, xmmword ptr [eax + .C0]
    je .L61
    mov edi, edx
    and edi, 0xff
    je .L44
    mov eax, dword ptr [esp + 0xc]
    xor ebx, ebx
    mov dh, byte ptr [eax + 0x200]
    nop
.L9:
    tzcnt esi, ebx
    tzcnt ecx, edi
    add esi, 0x20
    test edi, edi
    cmovne esi, ecx
    mov cl, -0x1
    cmp dh, -0x1
    je .L10
    mov ebp, esi
    mov dword ptr [esp + 0x4], ebx
    mov ebx, dword ptr [esp + 0xc]
    mov dl, dh
    movzx eax, dh
    shl ebp, 0x6
    inc dl
    lea esi, [esi + ebp + 0x8]
    mov ebp, esi
    or ebp, 0xb000
    cmp dl, -0x1
    mov word ptr [ebx + 2*eax], bp
    mov byte ptr [ebx + 0x200], dl
    je .L11
    mov ch, dh
    mov eax, esi
    movzx ebp, dl
    add ch, 0x2
    or eax, 0x8000
    cmp ch, -0x1
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], ch
    je .L11
    mov dl, dh
    mov eax, esi
    movzx ebp, ch
    or eax, 0xa000
    add dl, 0x3
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], dl
    mov ebx, dword ptr [esp + 0x4]
    cmp dl, -0x1
    je .L10
    mov ecx, dword ptr [esp + 0xc]
    add dh, 0x4
    or esi, 0x9000
    movzx eax, dl
    mov word ptr [ecx + 2*eax], si
    mov byte ptr [ecx + 0x200], dh
    mov cl, dh
.L10:
    mov eax, edi
    mov edx, ebx
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    and ebx, edx
    mov eax, edi
    mov dh, cl
    or eax, ebx
    jne .L9
    jmp .L44
.L11:
    mov ebx, dword ptr [esp + 0x4]
    jmp .L10
.L12:
    mov eax, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x30]
    or eax, dword ptr [esp + 0x10]
    jne .L368
    mov ebp, dword ptr [esp + 0x44]
    mov ebx, dword ptr [esp + 0x38]
    mov eax, ebp
    or eax, ebx
    je .L22
    mov eax, dword ptr [esp + 0x94]
    mov ecx, dword ptr [esp + 0xac]
    mov edi, ebp
    and cl, 0x7
    mov dword ptr [esp + 0x38], ebx
    not ebx
    movd xmm2, dword ptr [esp + 0x20]
    movd xmm3, dword ptr [esp + 0x18]
    mov esi, dword ptr [esp + 0x40]
    not edi
    movd xmm4, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0xa0], ebx
    mov dword ptr [esp + 0xa4], edi
    and eax, dword ptr [esp + 0x2c]
    punpckldq xmm2, xmm3
    movd xmm3, ebp
    not esi
    punpckldq xmm3, xmm4
    pcmpeqd xmm4, xmm4
    pshufd xmm2, xmm2, 0x44
    pshufd xmm3, xmm3, 0x44
    pxor xmm4, xmm3
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [esp + 0x5c]
    and eax, edx
    mov edx, 0x1010101
    shl edx, cl
    movd xmm0, eax
    mov ecx, edx
    or edx, edi
    mov edi, dword ptr [esp + 0x8]
    and edx, eax
    mov eax, dword ptr [esp + 0x4c]
    or ecx, ebx
    and ecx, edi
    movd xmm1, edi
    shld ecx, edx, 0x8
    not eax
    shl edx, 0x8
    punpckldq xmm0, xmm1
    mov dword ptr [esp + 0x4], eax
    and edx, eax
    mov eax, dword ptr [esp + 0xa8]
    pshufd xmm0, xmm0, 0x44
    and ecx, esi
    test edi, 0xff0000
    mov dword ptr [esp + 0x1c], ecx
    por xmm4, xmmword ptr [eax + 0x30]
    mov eax, dword ptr [esp + 0x24]
    pand xmm0, xmm4
    movdqa xmm1, xmm0
    psllq xmm0, 0x7
    psllq xmm1, 0x9
    movsd xmm0, xmm1
    andpd xmm0, xmm2
    andpd xmm0, xmmword ptr [eax + .C1]
    je .L239
    mov edi, ecx
    mov dword ptr [esp + 0x14], edx
    and edi, 0xff000000
    je .L48
    mov eax, dword ptr [esp + 0xc]
    xor ebx, ebx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L13:
    tzcnt ecx, edi
    tzcnt eax, ebx
    mov dh, -0x1
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    cmp dl, -0x1
    je .L14
    lea eax, [ecx + 0x38]
    shl ecx, 0x6
    mov dword ptr [esp + 0x8], edi
    mov edi, dword ptr [esp + 0xc]
    movzx ebp, dl
    and eax, 0x3f
    or ecx, eax
    mov eax, edx
    movzx ecx, cx
    inc al
    mov esi, ecx
    or esi, 0xb000
    cmp al, -0x1
    mov word ptr [edi + 2*ebp], si
    mov byte ptr [edi + 0x200], al
    je .L15
    mov ah, dl
    lea esi, [ecx + 0x8000]
    movzx ebp, al
    add ah, 0x2
    mov word ptr [edi + 2*ebp], si
    cmp ah, -0x1
    mov byte ptr [edi + 0x200], ah
    je .L15
    mov al, dl
    lea esi, [ecx + 0xa000]
    movzx ebp, ah
    add al, 0x3
    mov word ptr [edi + 2*ebp], si
    mov byte ptr [edi + 0x200], al
    mov edi, dword ptr [esp + 0x8]
    cmp al, -0x1
    je .L14
    mov esi, dword ptr [esp + 0xc]
    add dl, 0x4
    or ecx, 0x9000
    movzx eax, al
    mov dh, dl
    mov word ptr [esi + 2*eax], cx
    mov byte ptr [esi + 0x200], dl
.L14:
    mov eax, ebx
    mov ecx, edi
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and ebx, eax
    and edi, ecx
    mov eax, ebx
    or eax, edi
    jne .L13
    jmp .L48
.L15:
    mov edi, dword ptr [esp + 0x8]
    jmp .L14
.L16:
    mov edx, dword ptr [esp + 0x30]
    mov eax, ebp
    or eax, edi
    jne .L377
.L17:
    mov ebx, dword ptr [esp + 0x5c]
    mov edi, dword ptr [esp + 0x4c]
    mov ecx, dword ptr [esp + 0x94]
    mov eax, dword ptr [esp + 0x40]
    and ebx, dword ptr [esp + 0x50]
    not edi
    and ecx, edx
    not eax
    mov dword ptr [esp + 0x34], edi
    mov esi, ebx
    mov edx, ebx
    mov ebp, ebx
    shr esi, 0x8
    shr edx, 0x7
    shld ebp, ecx, 0x18
    and esi, edi
    mov edi, dword ptr [esp + 0x20]
    and ebp, eax
    mov eax, ebx
    shld eax, ecx, 0x19
    mov dword ptr [esp + 0x1c], esi
    mov dword ptr [esp + 0x48], ebp
    and eax, dword ptr [esp + 0x18]
    and edx, edi
    and edx, 0xfefefe
    mov dword ptr [esp + 0x10], edx
    mov edx, ebx
    shr ebx, 0x9
    and eax, 0xfefefefe
    shld edx, ecx, 0x17
    and ebx, edi
    mov dword ptr [esp + 0x8], eax
    and edx, dword ptr [esp + 0x18]
    and ebx, 0x7f7f7f
    mov dword ptr [esp + 0x28], ebx
    and edx, 0x7f7f7f7f
    test ecx, 0xff00
    mov dword ptr [esp + 0x2c], edx
    je .L141
    mov ebx, ebp
    and ebx, 0xff
    je .L26
    mov eax, dword ptr [esp + 0xc]
    xor edi, edi
    movzx eax, byte ptr [eax + 0x200]
    nop
.L18:
    tzcnt edx, edi
    tzcnt esi, ebx
    mov ah, -0x1
    add edx, 0x20
    test ebx, ebx
    cmovne edx, esi
    cmp al, -0x1
    je .L19
    mov esi, edx
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x4], edi
    movzx edi, al
    shl esi, 0x6
    lea ebp, [edx + esi + 0x8]
    mov edx, eax
    mov esi, ebp
    inc dl
    or esi, 0xb000
    cmp dl, -0x1
    mov word ptr [ecx + 2*edi], si
    mov byte ptr [ecx + 0x200], dl
    je .L20
    mov dh, al
    mov esi, ebp
    movzx edi, dl
    add dh, 0x2
    or esi, 0x8000
    cmp dh, -0x1
    mov word ptr [ecx + 2*edi], si
    mov byte ptr [ecx + 0x200], dh
    je .L20
    mov esi, ebp
    movzx edi, dh
    mov edx, eax
    or esi, 0xa000
    add dl, 0x3
    mov word ptr [ecx + 2*edi], si
    mov edi, dword ptr [esp + 0x4]
    cmp dl, -0x1
    mov byte ptr [ecx + 0x200], dl
    je .L19
    add al, 0x4
    or ebp, 0x9000
    movzx edx, dl
    mov ah, al
    mov word ptr [ecx + 2*edx], bp
    mov byte ptr [ecx + 0x200], al
.L19:
    mov cl, ah
    mov eax, ebx
    mov edx, edi
    add eax, -0x1
    adc edx, -0x1
    and ebx, eax
    and edi, edx
    mov eax, ebx
    or eax, edi
    mov eax, ecx
    jne .L18
    jmp .L26
.L20:
    mov edi, dword ptr [esp + 0x4]
    jmp .L19
.L21:
    mov edx, dword ptr [esp + 0x30]
    mov eax, esi
    or eax, edi
    jne .L379
.L22:
    mov eax, dword ptr [esp + 0x94]
    mov ebx, dword ptr [esp + 0x5c]
    mov ecx, dword ptr [esp + 0x40]
    mov ebp, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x4c]
    and eax, dword ptr [esp + 0x2c]
    and ebx, edx
    not ecx
    not esi
    mov edi, ebx
    mov dword ptr [esp + 0x14], esi
    shl edi, 0x9
    and edi, ebp
    mov edx, eax
    and edi, 0xfefefe00
    shld edx, ebx, 0x8
    mov dword ptr [esp + 0x3c], edi
    mov edi, eax
    and edx, ecx
    mov ecx, ebx
    shld edi, ebx, 0x7
    shl ecx, 0x8
    and edi, dword ptr [esp + 0x18]
    and ecx, esi
    mov esi, eax
    shld esi, ebx, 0x9
    shl ebx, 0x7
    and esi, dword ptr [esp + 0x18]
    and ebx, ebp
    and edi, 0x7f7f7f7f
    and ebx, 0x7f7f7f00
    mov dword ptr [esp + 0x4], ebx
    mov dword ptr [esp + 0x28], edi
    and esi, 0xfefefefe
    test eax, 0xff0000
    mov dword ptr [esp + 0x48], esi
    je .L190
    mov ebp, edx
    mov dword ptr [esp + 0x34], ecx
    mov dword ptr [esp + 0x1c], edx
    and ebp, 0xff000000
    je .L30
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L23:
    tzcnt esi, ebp
    tzcnt edi, ecx
    mov al, -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edi
    cmp dl, -0x1
    je .L24
    lea edi, [esi + 0x38]
    shl esi, 0x6
    mov eax, dword ptr [esp + 0xc]
    mov ebx, edx
    mov dword ptr [esp + 0x8], ebp
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
    je .L25
    mov bh, dl
    lea edi, [esi + 0x8000]
    movzx ebp, bl
    add bh, 0x2
    mov word ptr [eax + 2*ebp], di
    cmp bh, -0x1
    mov byte ptr [eax + 0x200], bh
    je .L25
    lea edi, [esi + 0xa000]
    movzx ebp, bh
    mov ebx, edx
    mov word ptr [eax + 2*ebp], di
    mov ebp, dword ptr [esp + 0x8]
    add bl, 0x3
    mov byte ptr [eax + 0x200], bl
    cmp bl, -0x1
    mov al, -0x1
    je .L24
    mov eax, dword ptr [esp + 0xc]
    add dl, 0x4
    or esi, 0x9000
    movzx edi, bl
    mov word ptr [eax + 2*edi], si
    mov byte ptr [eax + 0x200], dl
    mov eax, edx
.L24:
    mov edx, ecx
    mov esi, ebp
    add edx, -0x1
    adc esi, -0x1
    and ecx, edx
    and ebp, esi
    mov edx, ecx
    or edx, ebp
    mov edx, eax
    jne .L23
    jmp .L30
.L25:
    mov ebp, dword ptr [esp + 0x8]
    mov al, -0x1
    jmp .L24
.L26:
    mov ebx, dword ptr [esp + 0x8]
    and ebx, 0xfe
    je .L34
    mov eax, dword ptr [esp + 0xc]
    xor edi, edi
    mov dh, byte ptr [eax + 0x200]
    nop
.L27:
    tzcnt eax, edi
    tzcnt esi, ebx
    mov cl, -0x1
    add eax, 0x20
    test ebx, ebx
    cmovne eax, esi
    cmp dh, -0x1
    je .L28
    mov esi, eax
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x4], edi
    movzx ebp, dh
    shl esi, 0x6
    lea esi, [eax + esi + 0x7]
    mov al, dh
    mov edi, esi
    inc al
    or edi, 0xf000
    cmp al, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], al
    je .L29
    mov ah, dh
    mov edi, esi
    movzx ebp, al
    add ah, 0x2
    or edi, 0xc000
    cmp ah, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], ah
    je .L29
    mov ecx, dword ptr [esp + 0xc]
    mov edi, esi
    movzx eax, ah
    mov dl, dh
    or edi, 0xe000
    add dl, 0x3
    cmp dl, -0x1
    mov word ptr [ecx + 2*eax], di
    mov edi, dword ptr [esp + 0x4]
    mov byte ptr [ecx + 0x200], dl
    mov cl, -0x1
    je .L28
    mov ecx, dword ptr [esp + 0xc]
    add dh, 0x4
    or esi, 0xd000
    movzx eax, dl
    mov word ptr [ecx + 2*eax], si
    mov byte ptr [ecx + 0x200], dh
    mov cl, dh
.L28:
    mov eax, ebx
    mov edx, edi
    add eax, -0x1
    adc edx, -0x1
    and ebx, eax
    and edi, edx
    mov eax, ebx
    mov dh, cl
    or eax, edi
    jne .L27
    jmp .L34
.L29:
    mov edi, dword ptr [esp + 0x4]
    mov cl, -0x1
    jmp .L28
.L30:
    mov eax, dword ptr [esp + 0x48]
    and eax, 0xfe000000
    je .L38
    mov edx, dword ptr [esp + 0xc]
    xor ecx, ecx
    mov bh, byte ptr [edx + 0x200]
    nop
.L31:
    tzcnt esi, eax
    tzcnt edx, ecx
    mov byte ptr [esp + 0x8], -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    cmp bh, -0x1
    je .L32
    lea edx, [esi + 0x37]
    shl esi, 0x6
    mov ebp, dword ptr [esp + 0xc]
    mov bl, bh
    movzx edi, bh
    mov dword ptr [esp + 0x10], eax
    and edx, 0x3f
    inc bl
    or esi, edx
    movzx esi, si
    mov edx, esi
    or edx, 0xf000
    cmp bl, -0x1
    mov word ptr [ebp + 2*edi], dx
    mov byte ptr [ebp + 0x200], bl
    je .L33
    mov dl, bh
    mov edi, ebp
    movzx ebp, bl
    lea eax, [esi + 0xc000]
    add dl, 0x2
    mov word ptr [edi + 2*ebp], ax
    cmp dl, -0x1
    mov byte ptr [edi + 0x200], dl
    je .L33
    mov ebp, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x10]
    mov bl, bh
    lea edi, [esi + 0xe000]
    movzx edx, dl
    add bl, 0x3
    cmp bl, -0x1
    mov word ptr [ebp + 2*edx], di
    mov byte ptr [ebp + 0x200], bl
    je .L32
    mov edi, dword ptr [esp + 0xc]
    add bh, 0x4
    or esi, 0xd000
    movzx edx, bl
    mov byte ptr [esp + 0x8], bh
    mov word ptr [edi + 2*edx], si
    mov byte ptr [edi + 0x200], bh
.L32:
    mov edx, ecx
    mov esi, eax
    mov bh, byte ptr [esp + 0x8]
    add edx, -0x1
    adc esi, -0x1
    and ecx, edx
    and eax, esi
    mov edx, ecx
    or edx, eax
    jne .L31
    jmp .L38
.L33:
    mov eax, dword ptr [esp + 0x10]
    jmp .L32
.L34:
    mov ebx, dword ptr [esp + 0x2c]
    and ebx, 0x7f
    je .L42
    mov eax, dword ptr [esp + 0xc]
    xor edi, edi
    mov dh, byte ptr [eax + 0x200]
    nop
.L35:
    tzcnt eax, edi
    tzcnt esi, ebx
    mov cl, -0x1
    add eax, 0x20
    test ebx, ebx
    cmovne eax, esi
    cmp dh, -0x1
    je .L36
    mov esi, eax
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x4], edi
    movzx ebp, dh
    shl esi, 0x6
    lea esi, [eax + esi + 0x9]
    mov al, dh
    mov edi, esi
    inc al
    or edi, 0xf000
    cmp al, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], al
    je .L37
    mov ah, dh
    mov edi, esi
    movzx ebp, al
    add ah, 0x2
    or edi, 0xc000
    cmp ah, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], ah
    je .L37
    mov ecx, dword ptr [esp + 0xc]
    mov edi, esi
    movzx eax, ah
    mov dl, dh
    or edi, 0xe000
    add dl, 0x3
    cmp dl, -0x1
    mov word ptr [ecx + 2*eax], di
    mov edi, dword ptr [esp + 0x4]
    mov byte ptr [ecx + 0x200], dl
    mov cl, -0x1
    je .L36
    mov ecx, dword ptr [esp + 0xc]
    add dh, 0x4
    or esi, 0xd000
    movzx eax, dl
    mov word ptr [ecx + 2*eax], si
    mov byte ptr [ecx + 0x200], dh
    mov cl, dh
.L36:
    mov eax, ebx
    mov edx, edi
    add eax, -0x1
    adc edx, -0x1
    and ebx, eax
    and edi, edx
    mov eax, ebx
    mov dh, cl
    or eax, edi
    jne .L35
    jmp .L42
.L37:
    mov edi, dword ptr [esp + 0x4]
    mov cl, -0x1
    jmp .L36
.L38:
    mov eax, dword ptr [esp + 0x28]
    and eax, 0x7f000000
    je .L43
    mov edx, dword ptr [esp + 0xc]
    xor ecx, ecx
    mov bh, byte ptr [edx + 0x200]
    nop
.L39:
    tzcnt esi, eax
    tzcnt edx, ecx
    mov byte ptr [esp + 0x8], -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    cmp bh, -0x1
    je .L40
    lea edx, [esi + 0x39]
    shl esi, 0x6
    mov ebp, dword ptr [esp + 0xc]
    mov bl, bh
    movzx edi, bh
    mov dword ptr [esp + 0x10], eax
    and edx, 0x3f
    inc bl
    or esi, edx
    movzx esi, si
    mov edx, esi
    or edx, 0xf000
    cmp bl, -0x1
    mov word ptr [ebp + 2*edi], dx
    mov byte ptr [ebp + 0x200], bl
    je .L41
    mov dl, bh
    mov edi, ebp
    movzx ebp, bl
    lea eax, [esi + 0xc000]
    add dl, 0x2
    mov word ptr [edi + 2*ebp], ax
    cmp dl, -0x1
    mov byte ptr [edi + 0x200], dl
    je .L41
    mov ebp, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x10]
    mov bl, bh
    lea edi, [esi + 0xe000]
    movzx edx, dl
    add bl, 0x3
    cmp bl, -0x1
    mov word ptr [ebp + 2*edx], di
    mov byte ptr [ebp + 0x200], bl
    je .L40
    mov edi, dword ptr [esp + 0xc]
    add bh, 0x4
    or esi, 0xd000
    movzx edx, bl
    mov byte ptr [esp + 0x8], bh
    mov word ptr [edi + 2*edx], si
    mov byte ptr [edi + 0x200], bh
.L40:
    mov edx, ecx
    mov esi, eax
    mov bh, byte ptr [esp + 0x8]
    add edx, -0x1
    adc esi, -0x1
    and ecx, edx
    and eax, esi
    mov edx, ecx
    or edx, eax
    jne .L39
    jmp .L43
.L41:
    mov eax, dword ptr [esp + 0x10]
    jmp .L40
.L42:
    mov edx, dword ptr [esp + 0x8]
    mov ecx, 0xfefefefe
    and dword ptr [esp + 0x48], 0xffffff00
    mov eax, 0xfefefe
    mov esi, 0x7f7f7f7f
    mov edi, 0x7f7f7f
    mov ebx, dword ptr [esp + 0x28]
    add ecx, 0xffffff02
    adc eax, -0x1
    and edx, ecx
    mov ecx, dword ptr [esp + 0x10]
    and ecx, eax
    add esi, -0x7f
    adc edi, -0x1
    and dword ptr [esp + 0x2c], esi
    mov esi, dword ptr [esp + 0x1c]
    and ebx, edi
    jmp .L142
.L43:
    mov esi, dword ptr [esp + 0x34]
    mov edi, dword ptr [esp + 0x3c]
    mov ebx, dword ptr [esp + 0x48]
    mov ecx, 0xfefefefe
    mov edx, 0xfefefe
    mov ebp, 0x7f7f7f
    mov eax, esi
    and eax, 0xffffff00
    mov dword ptr [esp + 0x38], eax
    mov eax, dword ptr [esp + 0x1c]
    and eax, 0xffffff
    add ecx, 0xffffff02
    adc edx, -0x1
    and edi, ecx
    mov ecx, 0x7f7f7f7f
    and ebx, edx
    add ecx, -0x7f
    adc ebp, -0x1
    and dword ptr [esp + 0x4], ecx
    and dword ptr [esp + 0x28], ebp
    jmp .L191
.L44:
    pshufd xmm1, xmm0, 0xee
    movd edi, xmm1
    and edi, 0xfe
    je .L52
    mov eax, dword ptr [esp + 0xc]
    xor ebx, ebx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L45:
    tzcnt ecx, ebx
    tzcnt eax, edi
    mov dh, -0x1
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    cmp dl, -0x1
    je .L46
    mov eax, ecx
    mov dword ptr [esp + 0x4], ebx
    mov ebx, dword ptr [esp + 0xc]
    movzx ebp, dl
    shl eax, 0x6
    lea esi, [ecx + eax + 0x7]
    mov ecx, edx
    mov eax, esi
    inc cl
    or eax, 0xf000
    cmp cl, -0x1
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], cl
    je .L47
    mov ch, dl
    mov eax, esi
    movzx ebp, cl
    add ch, 0x2
    or eax, 0xc000
    cmp ch, -0x1
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], ch
    je .L47
    mov cl, dl
    mov eax, esi
    movzx ebp, ch
    or eax, 0xe000
    add cl, 0x3
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], cl
    mov ebx, dword ptr [esp + 0x4]
    cmp cl, -0x1
    je .L46
    mov ebp, dword ptr [esp + 0xc]
    add dl, 0x4
    or esi, 0xd000
    movzx eax, cl
    mov dh, dl
    mov word ptr [ebp + 2*eax], si
    mov byte ptr [ebp + 0x200], dl
.L46:
    mov eax, edi
    mov ecx, ebx
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and edi, eax
    and ebx, ecx
    mov eax, edi
    or eax, ebx
    jne .L45
    jmp .L52
.L47:
    mov ebx, dword ptr [esp + 0x4]
    jmp .L46
.L48:
    pshufd xmm1, xmm0, 0x55
    movd edi, xmm1
    and edi, 0xfe000000
    je .L56
    mov eax, dword ptr [esp + 0xc]
    xor ebx, ebx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L49:
    tzcnt ecx, edi
    tzcnt eax, ebx
    mov dh, -0x1
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    cmp dl, -0x1
    je .L50
    lea eax, [ecx + 0x37]
    shl ecx, 0x6
    mov dword ptr [esp + 0x8], edi
    mov edi, dword ptr [esp + 0xc]
    movzx ebp, dl
    and eax, 0x3f
    or ecx, eax
    mov eax, edx
    movzx ecx, cx
    inc al
    mov esi, ecx
    or esi, 0xf000
    cmp al, -0x1
    mov word ptr [edi + 2*ebp], si
    mov byte ptr [edi + 0x200], al
    je .L51
    mov ah, dl
    lea esi, [ecx + 0xc000]
    movzx ebp, al
    add ah, 0x2
    mov word ptr [edi + 2*ebp], si
    cmp ah, -0x1
    mov byte ptr [edi + 0x200], ah
    je .L51
    mov al, dl
    lea esi, [ecx + 0xe000]
    movzx ebp, ah
    add al, 0x3
    mov word ptr [edi + 2*ebp], si
    mov byte ptr [edi + 0x200], al
    mov edi, dword ptr [esp + 0x8]
    cmp al, -0x1
    je .L50
    mov esi, dword ptr [esp + 0xc]
    add dl, 0x4
    or ecx, 0xd000
    movzx eax, al
    mov dh, dl
    mov word ptr [esi + 2*eax], cx
    mov byte ptr [esi + 0x200], dl
.L50:
    mov eax, ebx
    mov ecx, edi
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and ebx, eax
    and edi, ecx
    mov eax, ebx
    or eax, edi
    jne .L49
    jmp .L56
.L51:
    mov edi, dword ptr [esp + 0x8]
    jmp .L50
.L52:
    movd edi, xmm0
    and edi, 0x7f
    je .L60
    mov eax, dword ptr [esp + 0xc]
    xor ebx, ebx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L53:
    tzcnt ecx, ebx
    tzcnt eax, edi
    mov dh, -0x1
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    cmp dl, -0x1
    je .L54
    mov eax, ecx
    mov dword ptr [esp + 0x4], ebx
    mov ebx, dword ptr [esp + 0xc]
    movzx ebp, dl
    shl eax, 0x6
    lea esi, [ecx + eax + 0x9]
    mov ecx, edx
    mov eax, esi
    inc cl
    or eax, 0xf000
    cmp cl, -0x1
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], cl
    je .L55
    mov ch, dl
    mov eax, esi
    movzx ebp, cl
    add ch, 0x2
    or eax, 0xc000
    cmp ch, -0x1
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], ch
    je .L55
    mov cl, dl
    mov eax, esi
    movzx ebp, ch
    or eax, 0xe000
    add cl, 0x3
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], cl
    mov ebx, dword ptr [esp + 0x4]
    cmp cl, -0x1
    je .L54
    mov ebp, dword ptr [esp + 0xc]
    add dl, 0x4
    or esi, 0xd000
    movzx eax, cl
    mov dh, dl
    mov word ptr [ebp + 2*eax], si
    mov byte ptr [ebp + 0x200], dl
.L54:
    mov eax, edi
    mov ecx, ebx
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and edi, eax
    and ebx, ecx
    mov eax, edi
    or eax, ebx
    jne .L53
    jmp .L60
.L55:
    mov ebx, dword ptr [esp + 0x4]
    jmp .L54
.L56:
    pshufd xmm1, xmm0, 0xff
    movd edi, xmm1
    and edi, 0x7f000000
    je .L140
    mov eax, dword ptr [esp + 0xc]
    xor ebx, ebx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L57:
    tzcnt ecx, edi
    tzcnt eax, ebx
    mov dh, -0x1
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    cmp dl, -0x1
    je .L58
    lea eax, [ecx + 0x39]
    shl ecx, 0x6
    mov dword ptr [esp + 0x8], edi
    mov edi, dword ptr [esp + 0xc]
    movzx ebp, dl
    and eax, 0x3f
    or ecx, eax
    mov eax, edx
    movzx ecx, cx
    inc al
    mov esi, ecx
    or esi, 0xf000
    cmp al, -0x1
    mov word ptr [edi + 2*ebp], si
    mov byte ptr [edi + 0x200], al
    je .L59
    mov ah, dl
    lea esi, [ecx + 0xc000]
    movzx ebp, al
    add ah, 0x2
    mov word ptr [edi + 2*ebp], si
    cmp ah, -0x1
    mov byte ptr [edi + 0x200], ah
    je .L59
    mov al, dl
    lea esi, [ecx + 0xe000]
    movzx ebp, ah
    add al, 0x3
    mov word ptr [edi + 2*ebp], si
    mov byte ptr [edi + 0x200], al
    mov edi, dword ptr [esp + 0x8]
    cmp al, -0x1
    je .L58
    mov esi, dword ptr [esp + 0xc]
    add dl, 0x4
    or ecx, 0xd000
    movzx eax, al
    mov dh, dl
    mov word ptr [esi + 2*eax], cx
    mov byte ptr [esi + 0x200], dl
.L58:
    mov eax, ebx
    mov ecx, edi
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and ebx, eax
    and edi, ecx
    mov eax, ebx
    or eax, edi
    jne .L57
    jmp .L140
.L59:
    mov edi, dword ptr [esp + 0x8]
    jmp .L58
.L60:
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x1c]
    and dword ptr [esp + 0x14], 0xffffff00
    andpd xmm0, xmmword ptr [eax + .C2]
.L61:
    pshufd xmm1, xmm0, 0xff
    shr ecx, 0x8
    movd edx, xmm1
    pshufd xmm1, xmm0, 0xee
    and dword ptr [esp + 0x10], ecx
    movd esi, xmm1
    mov eax, esi
    or eax, edx
    je .L65
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L62:
    mov edi, esi
    mov ebp, edx
    add edi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L64
    movzx eax, cl
    inc cl
    mov dword ptr [esp + 0x8], eax
    tzcnt eax, edx
    mov byte ptr [esp + 0x4], cl
    tzcnt ecx, esi
    add eax, 0x20
    test esi, esi
    mov ebx, dword ptr [esp + 0x8]
    cmovne eax, ecx
    mov ecx, eax
    shl ecx, 0x6
    lea eax, [eax + ecx + 0x4007]
    mov ecx, dword ptr [esp + 0xc]
    mov word ptr [ecx + 2*ebx], ax
    mov ah, byte ptr [esp + 0x4]
    mov byte ptr [ecx + 0x200], ah
    movzx ecx, byte ptr [esp + 0x4]
.L63:
    and esi, edi
    and edx, ebp
    mov eax, esi
    or eax, edx
    jne .L62
    jmp .L65
.L64:
    mov cl, -0x1
    jmp .L63
.L65:
    movd edx, xmm0
    pshufd xmm0, xmm0, 0x55
    movd esi, xmm0
    mov eax, edx
    or eax, esi
    je .L69
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L66:
    mov edi, edx
    mov ebp, esi
    add edi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L68
    movzx eax, cl
    inc cl
    mov dword ptr [esp + 0x8], eax
    tzcnt eax, esi
    mov byte ptr [esp + 0x4], cl
    tzcnt ecx, edx
    add eax, 0x20
    test edx, edx
    mov ebx, dword ptr [esp + 0x8]
    cmovne eax, ecx
    mov ecx, eax
    shl ecx, 0x6
    lea eax, [eax + ecx + 0x4009]
    mov ecx, dword ptr [esp + 0xc]
    mov word ptr [ecx + 2*ebx], ax
    mov ah, byte ptr [esp + 0x4]
    mov byte ptr [ecx + 0x200], ah
    movzx ecx, byte ptr [esp + 0x4]
.L67:
    and edx, edi
    and esi, ebp
    mov eax, edx
    or eax, esi
    jne .L66
    jmp .L69
.L68:
    mov cl, -0x1
    jmp .L67
.L69:
    mov edx, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp + 0x1c]
    movzx eax, byte ptr [esp + 0x10]
    mov ecx, edx
    mov dword ptr [esp + 0x10], eax
    or ecx, edi
    je .L73
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L70:
    mov esi, edx
    mov eax, edi
    add esi, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L72
    tzcnt ebp, edi
    mov dword ptr [esp + 0x8], eax
    mov eax, ecx
    movzx ecx, cl
    mov dword ptr [esp + 0x4], ecx
    inc al
    tzcnt ecx, edx
    add ebp, 0x20
    test edx, edx
    cmovne ebp, ecx
    mov ebx, dword ptr [esp + 0x4]
    mov ecx, ebp
    shl ecx, 0x6
    lea ecx, [ebp + ecx + 0x8]
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*ebx], cx
    mov ecx, eax
    mov eax, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], cl
.L71:
    and edx, esi
    and edi, eax
    mov eax, edx
    or eax, edi
    jne .L70
    jmp .L73
.L72:
    mov cl, -0x1
    jmp .L71
.L73:
    mov esi, dword ptr [esp + 0x10]
    test esi, esi
    je .L77
    mov ecx, dword ptr [esp + 0xc]
    xor eax, eax
    movzx ebx, byte ptr [ecx + 0x200]
    nop
.L74:
    mov edx, eax
    mov edi, esi
    add edx, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L76
    mov dword ptr [esp + 0x8], edx
    movzx edx, bl
    inc bl
    tzcnt ebp, eax
    mov dword ptr [esp + 0x4], edx
    tzcnt edx, esi
    add edx, 0x20
    test eax, eax
    mov ecx, dword ptr [esp + 0x4]
    cmovne edx, ebp
    mov ebp, edx
    shl ebp, 0x6
    lea edx, [edx + ebp + 0x1010]
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*ecx], dx
    mov edx, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], bl
.L75:
    and eax, edx
    and esi, edi
    mov edx, eax
    or edx, esi
    jne .L74
    jmp .L77
.L76:
    mov bl, -0x1
    jmp .L75
.L77:
    mov ecx, dword ptr [esp + 0x30]
    mov edi, dword ptr [esp + 0x6c]
    mov eax, ecx
    not eax
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [esp + 0x50]
    mov edx, eax
    and edi, eax
    mov eax, dword ptr [esp + 0x80]
    and edi, dword ptr [esp + 0xa0]
    not edx
    mov dword ptr [esp + 0x34], edx
    mov edx, dword ptr [esp + 0x20]
    and eax, ecx
    mov ecx, eax
    and ecx, dword ptr [esp + 0xa4]
    not edx
    mov dword ptr [esp + 0x10], edx
    mov eax, ecx
    or eax, edi
    mov eax, dword ptr [esp + 0x18]
    not eax
    mov dword ptr [esp + 0x48], eax
    je .L88
    mov eax, dword ptr [esp + 0xc]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L79
    nop
.L78:
    mov ecx, dword ptr [esp + 0x78]
    mov edi, dword ptr [esp + 0x28]
    and ecx, dword ptr [esp + 0x88]
    and edi, dword ptr [esp + 0x84]
    mov eax, ecx
    or eax, edi
    je .L88
.L79:
    tzcnt esi, edi
    tzcnt eax, ecx
    mov dword ptr [esp + 0x78], ecx
    mov dword ptr [esp + 0x28], edi
    add esi, 0x20
    test ecx, ecx
    cmovne esi, eax
    add ecx, -0x1
    adc edi, -0x1
    mov eax, esi
    mov dword ptr [esp + 0x88], ecx
    mov dword ptr [esp + 0x84], edi
    mov edi, dword ptr [esp + 0x24]
    shl eax, 0x6
    mov ebx, dword ptr [edi + eax + plywright::board::geometry::AROUND]
    mov edi, dword ptr [edi + eax + plywright::board::geometry::AROUND + 4]
    movzx eax, si
    mov dword ptr [esp + 0x14], eax
    and ebx, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x90], ebx
    and ebx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x98], edi
    and edi, dword ptr [esp + 0x20]
    mov ebp, ebx
    or ebp, edi
    je .L83
    mov ecx, dword ptr [esp + 0x10]
    lea esi, [eax + 0x4000]
    mov dh, dl
    movzx eax, si
    mov dword ptr [esp + 0x1c], eax
    nop
.L80:
    mov ebp, ebx
    mov eax, edi
    add ebp, -0x1
    adc eax, -0x1
    cmp dh, -0x1
    je .L82
    tzcnt ecx, edi
    mov dword ptr [esp + 0x8], eax
    movzx eax, dh
    inc dh
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, ebx
    add ecx, 0x20
    test ebx, ebx
    mov dl, dh
    cmovne ecx, eax
    mov eax, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl ecx, 0x6
    or ecx, dword ptr [esp + 0x1c]
    mov word ptr [eax + 2*esi], cx
    mov byte ptr [eax + 0x200], dh
    mov ecx, dword ptr [esp + 0x10]
    mov eax, dword ptr [esp + 0x8]
.L81:
    and ebx, ebp
    and edi, eax
    mov eax, ebx
    or eax, edi
    jne .L80
    jmp .L84
.L82:
    mov dh, -0x1
    jmp .L81
    nop
.L83:
    mov ecx, dword ptr [esp + 0x10]
.L84:
    mov ebp, dword ptr [esp + 0x90]
    mov eax, dword ptr [esp + 0x98]
    mov dh, dl
    and ebp, dword ptr [esp + 0x48]
    and eax, ecx
    mov ecx, eax
    mov esi, ebp
    or esi, eax
    je .L78
    nop
.L85:
    mov ebx, ebp
    mov eax, ecx
    add ebx, -0x1
    adc eax, -0x1
    cmp dh, -0x1
    je .L87
    mov dword ptr [esp + 0x8], eax
    movzx eax, dh
    mov esi, ecx
    mov ecx, ebp
    inc dh
    tzcnt ebp, ebp
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, esi
    mov dl, dh
    add eax, 0x20
    test ecx, ecx
    mov edi, dword ptr [esp + 0x4]
    cmovne eax, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x14]
    mov word ptr [ebp + 2*edi], ax
    mov eax, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], dh
    mov ebp, ecx
    mov ecx, esi
.L86:
    and ebp, ebx
    and ecx, eax
    mov eax, ebp
    or eax, ecx
    jne .L85
    jmp .L78
.L87:
    mov dh, -0x1
    jmp .L86
.L88:
    mov esi, dword ptr [esp + 0x70]
    mov edx, dword ptr [esp + 0x8c]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0xa4]
    and edx, dword ptr [esp + 0xa0]
    mov eax, esi
    or eax, edx
    je .L98
    mov eax, dword ptr [esp + 0xc]
    mov ch, byte ptr [eax + 0x200]
    jmp .L90
    nop
.L89:
    mov esi, dword ptr [esp + 0x78]
    mov edx, dword ptr [esp + 0x28]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x88]
    and edx, dword ptr [esp + 0x84]
    mov eax, esi
    or eax, edx
    je .L98
.L90:
    tzcnt ebp, edx
    tzcnt eax, esi
    mov edi, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x78], esi
    mov dword ptr [esp + 0x28], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    adc edx, -0x1
    mov dword ptr [esp + 0x88], esi
    mov dword ptr [esp + 0x84], edx
    lea edx, [ebp + 2*ebp]
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x4c]
    and eax, dword ptr [esp + 0x40]
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
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x2c]
    and edx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x90], eax
    and eax, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x98], edx
    and edx, dword ptr [esp + 0x20]
    mov esi, eax
    or esi, edx
    movzx esi, bp
    mov dword ptr [esp + 0x14], esi
    je .L94
    add esi, 0x4000
    mov cl, ch
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
    nop
.L91:
    mov edi, eax
    mov ebp, edx
    add edi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L93
    tzcnt ebx, edx
    mov dword ptr [esp + 0x8], edi
    movzx edi, cl
    inc cl
    mov dword ptr [esp + 0x4], edi
    tzcnt edi, eax
    add ebx, 0x20
    test eax, eax
    mov ch, cl
    cmovne ebx, edi
    mov edi, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x1c]
    mov word ptr [edi + 2*esi], bx
    mov byte ptr [edi + 0x200], cl
    mov edi, dword ptr [esp + 0x8]
.L92:
    and eax, edi
    and edx, ebp
    mov esi, eax
    or esi, edx
    jne .L91
    jmp .L94
.L93:
    mov cl, -0x1
    jmp .L92
    nop
.L94:
    mov ebx, dword ptr [esp + 0x90]
    mov ebp, dword ptr [esp + 0x98]
    mov byte ptr [esp + 0x4], ch
    and ebx, dword ptr [esp + 0x48]
    and ebp, dword ptr [esp + 0x10]
    mov eax, ebx
    or eax, ebp
    mov al, ch
    je .L89
    nop
.L95:
    mov ecx, ebx
    mov esi, ebp
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L97
    mov edx, ebp
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, al
    inc al
    tzcnt ebp, ebx
    tzcnt edi, edx
    mov dword ptr [esp + 0x4], ecx
    add edi, 0x20
    test ebx, ebx
    mov ecx, dword ptr [esp + 0x4]
    mov byte ptr [esp + 0x4], al
    cmovne edi, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x14]
    mov word ptr [ebp + 2*ecx], di
    mov ecx, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], al
    mov ebp, edx
.L96:
    and ebx, ecx
    and ebp, esi
    mov edx, ebx
    or edx, ebp
    jne .L95
    jmp .L89
.L97:
    mov al, -0x1
    jmp .L96
.L98:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0x7c]
    and edx, dword ptr [esp + 0x74]
    and esi, dword ptr [esp + 0xa4]
    and edx, dword ptr [esp + 0xa0]
    mov eax, esi
    or eax, edx
    je .L108
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L100
    nop
.L99:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0x78]
    and edx, dword ptr [esp + 0x88]
    mov eax, esi
    or eax, edx
    je .L108
.L100:
    tzcnt ebp, edx
    mov edi, dword ptr [esp + 0x24]
    tzcnt eax, esi
    mov dword ptr [esp + 0x30], esi
    mov dword ptr [esp + 0x50], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    lea ecx, [ebp + 2*ebp]
    mov dword ptr [esp + 0x78], esi
    adc edx, -0x1
    mov esi, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x88], edx
    lea edx, [ebp + 2*ebp]
    mov ecx, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [esp + 0x4c]
    and eax, dword ptr [esp + 0x40]
    imul ecx, eax
    imul esi, edx
    mul edx
    add esi, edx
    lea edx, [ebp + 2*ebp]
    add esi, ecx
    movzx ecx, byte ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    movzx ecx, bp
    cmove esi, eax
    mov dword ptr [esp + 0x14], ecx
    add esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x34]
    mov edx, edi
    mov dword ptr [esp + 0x84], eax
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x20]
    mov esi, eax
    or esi, edx
    je .L104
    lea esi, [ecx + 0x4000]
    mov dword ptr [esp + 0x1c], edi
    movzx ecx, si
    mov dword ptr [esp + 0x28], ecx
    mov ecx, ebx
    nop
.L101:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L103
    movzx ebx, cl
    inc cl
    tzcnt edi, eax
    mov dword ptr [esp + 0x8], ebp
    mov ebp, esi
    mov dword ptr [esp + 0x4], ebx
    tzcnt ebx, edx
    add ebx, 0x20
    test eax, eax
    mov esi, dword ptr [esp + 0x4]
    cmovne ebx, edi
    mov edi, dword ptr [esp + 0xc]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x28]
    mov word ptr [edi + 2*esi], bx
    mov esi, ebp
    mov byte ptr [edi + 0x200], cl
    mov ebp, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x1c]
    mov ebx, ecx
.L102:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L101
    jmp .L104
.L103:
    mov cl, -0x1
    jmp .L102
    nop
.L104:
    mov ebp, dword ptr [esp + 0x84]
    and edi, dword ptr [esp + 0x10]
    and ebp, dword ptr [esp + 0x48]
    mov eax, ebp
    or eax, edi
    mov eax, ebx
    je .L99
    nop
.L105:
    mov ecx, ebp
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L107
    mov ebx, ebp
    mov edx, edi
    tzcnt edi, edi
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, al
    inc al
    tzcnt ebp, ebp
    add edi, 0x20
    test ebx, ebx
    mov dword ptr [esp + 0x4], ecx
    cmovne edi, ebp
    mov ebp, ebx
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x4]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x14]
    mov word ptr [ebx + 2*ecx], di
    mov ecx, dword ptr [esp + 0x8]
    mov byte ptr [ebx + 0x200], al
    mov edi, edx
    mov ebx, eax
.L106:
    and ebp, ecx
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L105
    jmp .L99
.L107:
    mov al, -0x1
    jmp .L106
.L108:
    mov esi, dword ptr [esp + 0x64]
    mov edx, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x38]
    and edx, dword ptr [esp + 0x3c]
    mov eax, esi
    or eax, edx
    je .L118
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x88], eax
    jmp .L110
    nop
.L109:
    mov esi, dword ptr [esp + 0x64]
    mov edx, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x50]
    mov eax, esi
    or eax, edx
    je .L118
.L110:
    tzcnt edi, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x64], esi
    mov dword ptr [esp + 0x60], edx
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    mov dword ptr [esp + 0x30], esi
    mov esi, dword ptr [esp + 0x24]
    adc edx, -0x1
    mov dword ptr [esp + 0x50], edx
    lea edx, [edi + 2*edi]
    mov ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [edi + 2*edi]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and ebx, dword ptr [esp + 0x4c]
    and eax, dword ptr [esp + 0x40]
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
    mov eax, dword ptr [esp + 0x88]
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebp, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and ebp, dword ptr [eax + 8*edi]
    and ebx, dword ptr [eax + 8*edi + 0x4]
    and ebp, dword ptr [esp + 0x2c]
    and ebx, dword ptr [esp + 0x34]
    mov eax, ebp
    mov edx, ebx
    mov dword ptr [esp + 0x78], ebp
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x20]
    mov esi, eax
    or esi, edx
    movzx esi, di
    mov dword ptr [esp + 0x14], esi
    je .L114
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x1c], ebx
    movzx esi, si
    mov dword ptr [esp + 0x28], esi
    nop
.L111:
    mov edi, eax
    mov esi, edx
    add edi, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L113
    tzcnt ebp, edx
    mov dword ptr [esp + 0x8], esi
    movzx esi, cl
    inc cl
    tzcnt ebx, eax
    add ebp, 0x20
    test eax, eax
    mov dword ptr [esp + 0x4], esi
    mov ch, cl
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x28]
    mov word ptr [ebx + 2*esi], bp
    mov ebx, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [ebx + 0x200], cl
    mov ebx, dword ptr [esp + 0x1c]
.L112:
    and eax, edi
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L111
    jmp .L114
.L113:
    mov cl, -0x1
    jmp .L112
    nop
.L114:
    mov edi, dword ptr [esp + 0x78]
    and ebx, dword ptr [esp + 0x10]
    and edi, dword ptr [esp + 0x48]
    mov eax, edi
    or eax, ebx
    mov al, ch
    je .L109
    nop
.L115:
    mov edx, edi
    mov esi, ebx
    add edx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L117
    movzx ecx, al
    mov ebp, ebx
    tzcnt ebx, ebx
    inc al
    mov dword ptr [esp + 0x8], esi
    mov esi, edx
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, edi
    add ebx, 0x20
    test edi, edi
    cmovne ebx, ecx
    mov ecx, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x4]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x14]
    mov word ptr [ecx + 2*edx], bx
    mov edx, esi
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [ecx + 0x200], al
    mov ebx, ebp
    mov ch, al
.L116:
    and edi, edx
    and ebx, esi
    mov edx, edi
    or edx, ebx
    jne .L115
    jmp .L109
.L117:
    mov al, -0x1
    jmp .L116
.L118:
    mov esi, dword ptr [esp + 0x58]
    mov edx, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x38]
    and edx, dword ptr [esp + 0x3c]
    mov eax, esi
    or eax, edx
    je .L128
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x64], eax
    jmp .L120
    nop
.L119:
    mov esi, dword ptr [esp + 0x58]
    mov edx, dword ptr [esp + 0x44]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x50]
    mov eax, esi
    or eax, edx
    je .L128
.L120:
    tzcnt edi, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x58], esi
    mov dword ptr [esp + 0x44], edx
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    mov dword ptr [esp + 0x30], esi
    mov esi, dword ptr [esp + 0x24]
    adc edx, -0x1
    mov dword ptr [esp + 0x50], edx
    lea edx, [edi + 2*edi]
    mov ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [edi + 2*edi]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and ebx, dword ptr [esp + 0x4c]
    and eax, dword ptr [esp + 0x40]
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
    mov eax, dword ptr [esp + 0x64]
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    mov ebp, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and ebp, dword ptr [eax + 8*edi]
    and ebx, dword ptr [eax + 8*edi + 0x4]
    and ebp, dword ptr [esp + 0x2c]
    and ebx, dword ptr [esp + 0x34]
    mov eax, ebp
    mov edx, ebx
    mov dword ptr [esp + 0x60], ebp
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x20]
    mov esi, eax
    or esi, edx
    movzx esi, di
    mov dword ptr [esp + 0x14], esi
    je .L124
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x1c], ebx
    movzx esi, si
    mov dword ptr [esp + 0x28], esi
    nop
.L121:
    mov edi, eax
    mov esi, edx
    add edi, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L123
    tzcnt ebp, edx
    mov dword ptr [esp + 0x8], esi
    movzx esi, cl
    inc cl
    tzcnt ebx, eax
    add ebp, 0x20
    test eax, eax
    mov dword ptr [esp + 0x4], esi
    mov ch, cl
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x28]
    mov word ptr [ebx + 2*esi], bp
    mov ebx, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [ebx + 0x200], cl
    mov ebx, dword ptr [esp + 0x1c]
.L122:
    and eax, edi
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L121
    jmp .L124
.L123:
    mov cl, -0x1
    jmp .L122
    nop
.L124:
    mov edi, dword ptr [esp + 0x60]
    and ebx, dword ptr [esp + 0x10]
    mov byte ptr [esp + 0x4], ch
    and edi, dword ptr [esp + 0x48]
    mov eax, edi
    or eax, ebx
    mov al, ch
    je .L119
    nop
.L125:
    mov esi, edi
    mov edx, ebx
    add esi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L127
    mov dword ptr [esp + 0x8], edx
    movzx edx, al
    inc al
    tzcnt ebp, edi
    mov dword ptr [esp + 0x4], edx
    mov edx, ebx
    tzcnt ebx, ebx
    add ebx, 0x20
    test edi, edi
    mov ecx, dword ptr [esp + 0x4]
    mov byte ptr [esp + 0x4], al
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x14]
    mov word ptr [ebp + 2*ecx], bx
    mov ebx, edx
    mov edx, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], al
.L126:
    and edi, esi
    and ebx, edx
    mov edx, edi
    or edx, ebx
    jne .L125
    jmp .L119
.L127:
    mov al, -0x1
    jmp .L126
.L128:
    mov edx, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x3c]
    and edx, dword ptr [esp + 0xb8]
    and esi, dword ptr [esp + 0xbc]
    mov eax, edx
    or eax, esi
    je .L138
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x58], eax
    jmp .L130
    nop
.L129:
    mov edx, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x3c]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x50]
    mov eax, edx
    or eax, esi
    je .L138
.L130:
    tzcnt edi, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x38], edx
    mov dword ptr [esp + 0x3c], esi
    add edi, 0x20
    test edx, edx
    cmovne edi, eax
    add edx, -0x1
    mov dword ptr [esp + 0x4], edi
    lea ebp, [edi + 2*edi]
    mov edi, dword ptr [esp + 0x24]
    adc esi, -0x1
    mov dword ptr [esp + 0x30], edx
    mov dword ptr [esp + 0x50], esi
    mov ebx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS]
    mov esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    mov cl, byte ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    and ebx, dword ptr [esp + 0x4c]
    and eax, dword ptr [esp + 0x40]
    imul esi, eax
    imul ebx, edx
    mul edx
    add ebx, edx
    mov edx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    add ebx, esi
    mov esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    mov cl, byte ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    cmove ebx, eax
    mov eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    add ebx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    and esi, dword ptr [esp + 0x4c]
    and eax, dword ptr [esp + 0x40]
    imul edx, eax
    mov dword ptr [esp + 0x8], edx
    mov edx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    imul esi, edx
    mul edx
    add esi, edx
    add esi, dword ptr [esp + 0x8]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    mov eax, dword ptr [esp + 0x58]
    add esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov ebp, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x4]
    or ebp, dword ptr [edi + 8*ebx + plywright::sliders::magic::TABLE]
    or edx, dword ptr [edi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and edx, dword ptr [eax + 8*esi + 0x4]
    and ebp, dword ptr [eax + 8*esi]
    mov eax, esi
    movzx eax, ax
    mov dword ptr [esp + 0x14], eax
    and ebp, dword ptr [esp + 0x2c]
    and edx, dword ptr [esp + 0x34]
    mov ebx, edx
    mov dword ptr [esp + 0x44], ebp
    and ebp, dword ptr [esp + 0x18]
    and ebx, dword ptr [esp + 0x20]
    mov esi, ebp
    or esi, ebx
    je .L134
    lea esi, [eax + 0x4000]
    mov cl, ch
    mov dword ptr [esp + 0x1c], edx
    movzx eax, si
    mov dword ptr [esp + 0x28], eax
    nop
.L131:
    mov edi, ebp
    mov eax, ebx
    add edi, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L133
    tzcnt edx, ebx
    mov dword ptr [esp + 0x8], eax
    movzx eax, cl
    inc cl
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, ebp
    add edx, 0x20
    test ebp, ebp
    mov ch, cl
    cmovne edx, eax
    mov eax, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl edx, 0x6
    or edx, dword ptr [esp + 0x28]
    mov word ptr [eax + 2*esi], dx
    mov byte ptr [eax + 0x200], cl
    mov edx, dword ptr [esp + 0x1c]
    mov eax, dword ptr [esp + 0x8]
.L132:
    and ebp, edi
    and ebx, eax
    mov eax, ebp
    or eax, ebx
    jne .L131
    jmp .L134
.L133:
    mov cl, -0x1
    jmp .L132
    nop
.L134:
    mov edi, dword ptr [esp + 0x44]
    and edx, dword ptr [esp + 0x10]
    mov cl, ch
    and edi, dword ptr [esp + 0x48]
    mov esi, edi
    or esi, edx
    je .L129
    nop
.L135:
    mov eax, edi
    mov ebx, edx
    add eax, -0x1
    adc ebx, -0x1
    cmp cl, -0x1
    je .L137
    mov dword ptr [esp + 0x8], eax
    movzx eax, cl
    inc cl
    tzcnt ebp, edi
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, edx
    mov ch, cl
    add eax, 0x20
    test edi, edi
    mov esi, dword ptr [esp + 0x4]
    cmovne eax, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x14]
    mov word ptr [ebp + 2*esi], ax
    mov eax, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], cl
.L136:
    and edi, eax
    and edx, ebx
    mov eax, edi
    or eax, edx
    jne .L135
    jmp .L129
.L137:
    mov cl, -0x1
    jmp .L136
.L138:
    mov ecx, dword ptr [esp + 0xac]
    mov esi, 0x1
    xor edi, edi
    xor eax, eax
    mov ebx, dword ptr [esp + 0x2c]
    mov edx, dword ptr [esp + 0x54]
    shld edi, esi, cl
    shl esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x34]
    cmovne edi, esi
    cmovne esi, eax
    mov eax, dword ptr [esp + 0xa8]
    and ebx, dword ptr [eax + 0x8]
    and ecx, dword ptr [eax + 0xc]
    mov eax, ebx
    or eax, ecx
    je .L372
    mov dword ptr [esp + 0x2c], ebx
    mov eax, dword ptr [esp + 0xb0]
    mov ebx, dword ptr [esp + 0x20]
    mov ebp, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0xb4]
    mov dword ptr [esp + 0x34], ecx
    mov ecx, 0x20
    mov dword ptr [esp + 0x44], edi
    mov edi, dword ptr [esp + 0x94]
    not esi
    mov dword ptr [esp + 0x58], esi
    and eax, ebx
    and edx, ebp
    bsf eax, eax
    cmovne ecx, eax
    add ecx, 0x20
    bsf eax, edx
    mov edx, dword ptr [esp + 0x5c]
    cmove eax, ecx
    and edi, ebp
    and eax, 0x3f
    shl eax, 0x6
    and edx, ebx
    mov ebx, dword ptr [esp + 0x2c]
    mov ecx, edx
    shld edx, edi, 0x7
    shld ecx, edi, 0x9
    and edx, 0x7f7f7f7f
    and ecx, 0xfefefefe
    or edx, ecx
    mov ecx, edi
    shl edi, 0x7
    shl ecx, 0x9
    and edi, 0x7f7f7f00
    and ecx, 0xfefefe00
    or edi, ecx
    mov ecx, dword ptr [esp + 0x24]
    or edx, dword ptr [ecx + eax + plywright::board::geometry::AROUND + 12]
    or edi, dword ptr [ecx + eax + plywright::board::geometry::AROUND + 8]
    mov ecx, dword ptr [esp + 0x34]
    mov eax, edx
    mov dword ptr [esp + 0x5c], edx
    mov edx, dword ptr [esp + 0x44]
    not edi
    not eax
    and ebx, edi
    and ecx, eax
    mov eax, ebx
    or eax, ecx
    not edx
    mov dword ptr [esp + 0x44], edx
    je .L340
    mov edi, dword ptr [esp + 0x4c]
    mov eax, dword ptr [esp + 0x40]
    mov dword ptr [esp + 0x2c], ebx
    mov dword ptr [esp + 0x34], ecx
    and edi, edx
    and eax, esi
    xor esi, esi
    xor edx, edx
    mov dword ptr [esp + 0x14], edi
    mov edi, ebx
    mov ebx, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x8], eax
    nop
.L139:
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, ecx
    tzcnt eax, edi
    mov dword ptr [esp + 0x1c], edx
    mov dword ptr [esp + 0x28], esi
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    mov eax, edi
    mov edx, ecx
    mov ecx, dword ptr [esp + 0x4]
    add eax, -0x1
    mov dword ptr [esp + 0x50], edx
    adc ecx, -0x1
    and edi, eax
    mov dword ptr [esp + 0x30], edi
    lea edi, [edx + 2*edx]
    and dword ptr [esp + 0x4], ecx
    mov ecx, edx
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    shl ecx, 0x6
    and esi, dword ptr [esp + 0x14]
    and eax, dword ptr [esp + 0x8]
    imul ebp, eax
    imul esi, edx
    mul edx
    add esi, edx
    mov edx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND]
    mov ecx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 4]
    add esi, ebp
    and ecx, dword ptr [esp + 0x6c]
    and edx, dword ptr [esp + 0x80]
    mov dword ptr [esp + 0x38], ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove esi, eax
    add esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    and eax, dword ptr [esp + 0x7c]
    and esi, dword ptr [esp + 0x14]
    and ebp, dword ptr [esp + 0x74]
    or eax, edx
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    or ebp, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x3c], eax
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    imul esi, edx
    and eax, dword ptr [esp + 0x8]
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x50]
    cmove esi, eax
    add esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    shld esi, edi, cl
    shl edi, cl
    and edx, dword ptr [esp + 0x70]
    and eax, dword ptr [esp + 0x8c]
    or edx, dword ptr [esp + 0x3c]
    or eax, ebp
    and eax, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x18]
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    or edx, eax
    mov edx, dword ptr [esp + 0x1c]
    cmove esi, ecx
    cmove edi, ecx
    mov ecx, dword ptr [esp + 0x4]
    or edx, esi
    mov esi, dword ptr [esp + 0x28]
    or esi, edi
    mov edi, dword ptr [esp + 0x30]
    mov eax, edi
    or eax, ecx
    jne .L139
    mov ecx, dword ptr [esp + 0x34]
    not edx
    mov eax, dword ptr [esp + 0x2c]
    mov ebp, dword ptr [esp + 0x18]
    not esi
    and ecx, edx
    mov edx, dword ptr [esp + 0x20]
    and eax, esi
    jmp .L341
.L140:
    mov eax, dword ptr [esp + 0x24]
    mov edx, dword ptr [esp + 0x14]
    and dword ptr [esp + 0x1c], 0xffffff
    andpd xmm0, xmmword ptr [eax + .C3]
    mov ecx, edx
    and ecx, 0xffffff00
    jmp .L240
.L141:
    mov ebx, dword ptr [esp + 0x28]
    mov edx, dword ptr [esp + 0x8]
    mov ecx, dword ptr [esp + 0x10]
.L142:
    mov eax, esi
    shr eax, 0x8
    and dword ptr [esp + 0x34], eax
    mov eax, edx
    or eax, ecx
    je .L146
    mov eax, dword ptr [esp + 0xc]
    mov esi, ecx
    mov dword ptr [esp + 0x28], ebx
    movzx eax, byte ptr [eax + 0x200]
    mov byte ptr [esp + 0x4], al
    nop
.L143:
    movzx eax, byte ptr [esp + 0x4]
    mov edi, edx
    mov ecx, esi
    add edi, -0x1
    adc ecx, -0x1
    cmp al, -0x1
    je .L145
    movzx ebp, al
    tzcnt ebx, esi
    inc al
    mov dword ptr [esp + 0x8], edi
    tzcnt edi, edx
    mov dword ptr [esp + 0x14], ecx
    mov dword ptr [esp + 0x10], ebp
    add ebx, 0x20
    test edx, edx
    mov ebp, dword ptr [esp + 0xc]
    mov byte ptr [esp + 0x4], al
    cmovne ebx, edi
    mov ecx, dword ptr [esp + 0x10]
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x4007]
    mov ebx, dword ptr [esp + 0x28]
    mov word ptr [ebp + 2*ecx], di
    mov ecx, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], al
.L144:
    and edx, edi
    and esi, ecx
    mov eax, edx
    or eax, esi
    jne .L143
    jmp .L146
.L145:
    mov byte ptr [esp + 0x4], -0x1
    jmp .L144
.L146:
    mov ecx, dword ptr [esp + 0x2c]
    mov esi, dword ptr [esp + 0x1c]
    mov eax, ecx
    or eax, ebx
    je .L150
    mov eax, ecx
    mov ecx, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [ecx + 0x200]
    nop
.L147:
    mov edx, eax
    mov ebp, ebx
    add edx, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L149
    mov dword ptr [esp + 0x8], edx
    movzx edx, cl
    inc cl
    tzcnt edi, eax
    mov dword ptr [esp + 0x4], edx
    mov edx, ecx
    mov ecx, eax
    mov eax, ebx
    tzcnt ebx, ebx
    add ebx, 0x20
    test ecx, ecx
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [esp + 0x4], dl
    cmovne ebx, edi
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x4009]
    mov ebx, eax
    mov eax, ecx
    mov ecx, dword ptr [esp + 0xc]
    mov word ptr [ecx + 2*esi], di
    mov byte ptr [ecx + 0x200], dl
    mov esi, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x8]
.L148:
    and eax, edx
    and ebx, ebp
    mov ecx, eax
    or ecx, ebx
    movzx ecx, byte ptr [esp + 0x4]
    jne .L147
    jmp .L150
.L149:
    mov byte ptr [esp + 0x4], -0x1
    jmp .L148
.L150:
    movzx eax, byte ptr [esp + 0x34]
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0x48]
    mov ecx, eax
    or ecx, esi
    je .L154
    mov ecx, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [ecx + 0x200]
    nop
.L151:
    mov edx, eax
    mov edi, esi
    add edx, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L153
    movzx ebx, cl
    tzcnt ebp, esi
    inc cl
    mov dword ptr [esp + 0x8], edi
    mov edi, edx
    mov dword ptr [esp + 0x4], ebx
    tzcnt ebx, eax
    add ebp, 0x20
    test eax, eax
    mov edx, ecx
    cmovne ebp, ebx
    mov ecx, dword ptr [esp + 0x4]
    mov ebx, ebp
    shl ebx, 0x6
    lea ebx, [ebp + ebx + 0x8]
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*ecx], bx
    mov ecx, edx
    mov edx, edi
    mov edi, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], cl
.L152:
    and eax, edx
    and esi, edi
    mov edx, eax
    or edx, esi
    jne .L151
    jmp .L154
.L153:
    mov cl, -0x1
    jmp .L152
.L154:
    mov edi, dword ptr [esp + 0x10]
    test edi, edi
    je .L158
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    movzx ebx, byte ptr [eax + 0x200]
    nop
.L155:
    mov esi, ecx
    mov eax, edi
    add esi, -0x1
    adc eax, -0x1
    cmp bl, -0x1
    je .L157
    mov dword ptr [esp + 0x8], eax
    movzx eax, bl
    inc bl
    tzcnt ebp, ecx
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, edi
    add eax, 0x20
    test ecx, ecx
    mov edx, dword ptr [esp + 0x4]
    cmovne eax, ebp
    mov ebp, eax
    shl ebp, 0x6
    lea eax, [eax + ebp + 0x1010]
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*edx], ax
    mov eax, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], bl
.L156:
    and ecx, esi
    and edi, eax
    mov eax, ecx
    or eax, edi
    jne .L155
    jmp .L158
.L157:
    mov bl, -0x1
    jmp .L156
.L158:
    mov eax, dword ptr [esp + 0x30]
    mov ebp, dword ptr [esp + 0x80]
    mov edi, dword ptr [esp + 0x6c]
    mov edx, dword ptr [esp + 0x50]
    and ebp, eax
    mov ecx, eax
    and edi, edx
    not edx
    mov eax, ebp
    not ecx
    mov dword ptr [esp + 0x34], edx
    or eax, edi
    mov dword ptr [esp + 0x2c], ecx
    je .L168
    mov ecx, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x20]
    movzx ebx, byte ptr [ecx + 0x200]
    not eax
    not edx
    mov dword ptr [esp + 0x58], eax
    mov dword ptr [esp + 0x60], edx
    jmp .L160
    nop
.L159:
    mov ebp, dword ptr [esp + 0x1c]
    mov edi, dword ptr [esp + 0x28]
    mov bl, dh
    and ebp, dword ptr [esp + 0x48]
    and edi, dword ptr [esp + 0x3c]
    mov eax, ebp
    or eax, edi
    je .L168
.L160:
    tzcnt esi, edi
    tzcnt eax, ebp
    mov edx, ebp
    mov dword ptr [esp + 0x28], edi
    mov dword ptr [esp + 0x1c], ebp
    add esi, 0x20
    test ebp, ebp
    cmovne esi, eax
    mov eax, dword ptr [esp + 0x24]
    add edx, -0x1
    mov ecx, esi
    adc edi, -0x1
    mov dword ptr [esp + 0x48], edx
    shl ecx, 0x6
    mov dword ptr [esp + 0x3c], edi
    mov edx, dword ptr [eax + ecx + plywright::board::geometry::AROUND]
    mov edi, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 4]
    movzx eax, si
    mov dword ptr [esp + 0x10], eax
    and edx, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x38], edx
    and edx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x44], edi
    and edi, dword ptr [esp + 0x20]
    mov ebp, edx
    or ebp, edi
    je .L164
    lea esi, [eax + 0x4000]
    mov bh, bl
    movzx eax, si
    mov dword ptr [esp + 0x14], eax
    nop
.L161:
    mov ebp, edx
    mov eax, edi
    add ebp, -0x1
    adc eax, -0x1
    cmp bh, -0x1
    je .L163
    mov dword ptr [esp + 0x8], eax
    movzx eax, bh
    inc bh
    tzcnt ecx, edx
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, edi
    mov bl, bh
    add eax, 0x20
    test edx, edx
    mov esi, dword ptr [esp + 0x4]
    cmovne eax, ecx
    mov ecx, dword ptr [esp + 0xc]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x14]
    mov word ptr [ecx + 2*esi], ax
    mov eax, dword ptr [esp + 0x8]
    mov byte ptr [ecx + 0x200], bh
.L162:
    and edx, ebp
    and edi, eax
    mov eax, edx
    or eax, edi
    jne .L161
    jmp .L164
.L163:
    mov bh, -0x1
    jmp .L162
    nop
.L164:
    mov eax, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x44]
    and eax, dword ptr [esp + 0x58]
    and esi, dword ptr [esp + 0x60]
    mov edx, eax
    or edx, esi
    mov dh, bl
    mov dl, bl
    je .L159
    nop
.L165:
    mov ebx, eax
    mov ecx, esi
    add ebx, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L167
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, dl
    inc dl
    tzcnt ebp, eax
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, esi
    mov dh, dl
    add ecx, 0x20
    test eax, eax
    mov edi, dword ptr [esp + 0x4]
    cmovne ecx, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl ecx, 0x6
    or ecx, dword ptr [esp + 0x10]
    mov word ptr [ebp + 2*edi], cx
    mov ecx, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], dl
.L166:
    and eax, ebx
    and esi, ecx
    mov ecx, eax
    or ecx, esi
    jne .L165
    jmp .L159
.L167:
    mov dl, -0x1
    jmp .L166
.L168:
    mov edx, dword ptr [esp + 0x70]
    mov esi, dword ptr [esp + 0x8c]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x50]
    mov eax, edx
    or eax, esi
    je .L178
    mov edi, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esp + 0x20]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x58], eax
    mov dword ptr [esp + 0x60], ebx
    jmp .L170
    nop
.L169:
    mov edx, dword ptr [esp + 0x48]
    mov esi, dword ptr [esp + 0x3c]
    mov ch, byte ptr [esp + 0x4]
    and edx, dword ptr [esp + 0x38]
    and esi, dword ptr [esp + 0x44]
    mov eax, edx
    or eax, esi
    je .L178
.L170:
    tzcnt ebp, esi
    mov edi, dword ptr [esp + 0x24]
    tzcnt eax, edx
    mov dword ptr [esp + 0x48], edx
    mov dword ptr [esp + 0x3c], esi
    add ebp, 0x20
    test edx, edx
    cmovne ebp, eax
    add edx, -0x1
    mov dword ptr [esp + 0x38], edx
    lea edx, [ebp + 2*ebp]
    adc esi, -0x1
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x44], esi
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov ebx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x4c]
    and eax, dword ptr [esp + 0x40]
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
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x2c]
    and ebx, dword ptr [esp + 0x34]
    mov edx, ebx
    mov edi, eax
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x20]
    mov esi, eax
    or esi, edx
    movzx esi, bp
    mov dword ptr [esp + 0x10], esi
    je .L174
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], edi
    mov dword ptr [esp + 0x1c], ebx
    movzx esi, si
    mov dword ptr [esp + 0x28], esi
    nop
.L171:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L173
    tzcnt edi, edx
    mov dword ptr [esp + 0x8], esi
    movzx esi, cl
    inc cl
    tzcnt ebx, eax
    add edi, 0x20
    test eax, eax
    mov dword ptr [esp + 0x4], esi
    mov ch, cl
    cmovne edi, ebx
    mov ebx, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x28]
    mov word ptr [ebx + 2*esi], di
    mov byte ptr [ebx + 0x200], cl
    mov esi, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x14]
    mov ebx, dword ptr [esp + 0x1c]
.L172:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L171
    jmp .L174
.L173:
    mov cl, -0x1
    jmp .L172
    nop
.L174:
    and edi, dword ptr [esp + 0x58]
    and ebx, dword ptr [esp + 0x60]
    mov byte ptr [esp + 0x4], ch
    mov eax, edi
    or eax, ebx
    mov al, ch
    je .L169
    nop
.L175:
    mov ecx, edi
    mov esi, ebx
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L177
    mov edx, ebx
    tzcnt ebx, ebx
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, al
    inc al
    tzcnt ebp, edi
    add ebx, 0x20
    test edi, edi
    mov dword ptr [esp + 0x4], ecx
    cmovne ebx, ebp
    mov ecx, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xc]
    mov byte ptr [esp + 0x4], al
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x10]
    mov word ptr [ebp + 2*ecx], bx
    mov ecx, dword ptr [esp + 0x8]
    mov ebx, edx
    mov byte ptr [ebp + 0x200], al
.L176:
    and edi, ecx
    and ebx, esi
    mov edx, edi
    or edx, ebx
    jne .L175
    jmp .L169
.L177:
    mov al, -0x1
    jmp .L176
.L178:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0x7c]
    and edx, dword ptr [esp + 0x74]
    mov eax, esi
    or eax, edx
    je .L188
    mov edi, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esp + 0x20]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x38], eax
    mov dword ptr [esp + 0x44], ebx
    jmp .L180
    nop
.L179:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x48]
    mov eax, esi
    or eax, edx
    je .L188
.L180:
    tzcnt ebx, edx
    tzcnt eax, esi
    mov edi, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x30], esi
    mov dword ptr [esp + 0x50], edx
    add ebx, 0x20
    test esi, esi
    cmovne ebx, eax
    add esi, -0x1
    adc edx, -0x1
    mov dword ptr [esp + 0x28], esi
    mov dword ptr [esp + 0x48], edx
    lea edx, [ebx + 2*ebx]
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [ebx + 2*ebx]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [esp + 0x4c]
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
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x2c]
    and ebp, dword ptr [esp + 0x34]
    mov edx, ebp
    mov dword ptr [esp + 0x3c], eax
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x20]
    mov esi, eax
    or esi, edx
    movzx esi, bx
    mov dword ptr [esp + 0x10], esi
    je .L184
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], ebp
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
    nop
.L181:
    mov ebx, eax
    mov esi, edx
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L183
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
    mov edi, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x1c]
    mov word ptr [edi + 2*esi], bp
    mov ebp, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], cl
    mov ebp, dword ptr [esp + 0x14]
.L182:
    and eax, ebx
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L181
    jmp .L184
.L183:
    mov cl, -0x1
    jmp .L182
    nop
.L184:
    mov ebx, dword ptr [esp + 0x3c]
    and ebp, dword ptr [esp + 0x44]
    and ebx, dword ptr [esp + 0x38]
    mov eax, ebx
    or eax, ebp
    mov al, ch
    je .L179
    nop
.L185:
    mov edx, ebx
    mov esi, ebp
    add edx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L187
    movzx ecx, al
    tzcnt edi, ebp
    inc al
    mov dword ptr [esp + 0x8], esi
    mov esi, edx
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, ebx
    add edi, 0x20
    test ebx, ebx
    cmovne edi, ecx
    mov ecx, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x4]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x10]
    mov word ptr [ecx + 2*edx], di
    mov edx, esi
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [ecx + 0x200], al
    mov ch, al
.L186:
    and ebx, edx
    and ebp, esi
    mov edx, ebx
    or edx, ebp
    jne .L185
    jmp .L179
.L187:
    mov al, -0x1
    jmp .L186
.L188:
    mov ecx, dword ptr [esp + 0xac]
    mov ebx, 0x1
    xor edi, edi
    xor eax, eax
    mov esi, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x54]
    shld edi, ebx, cl
    shl ebx, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x2c]
    cmovne edi, ebx
    cmovne ebx, eax
    mov eax, dword ptr [esp + 0xa8]
    and ecx, dword ptr [eax + 0x8]
    and esi, dword ptr [eax + 0xc]
    mov eax, ecx
    mov dword ptr [esp + 0x2c], ecx
    or eax, esi
    je .L372
    mov edx, dword ptr [esp + 0xb4]
    mov eax, dword ptr [esp + 0xb0]
    mov ebp, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x3c], edi
    mov ecx, 0x20
    mov edi, dword ptr [esp + 0x94]
    not ebx
    mov dword ptr [esp + 0x38], ebx
    and edx, dword ptr [esp + 0x18]
    and eax, ebp
    bsf eax, eax
    cmovne ecx, eax
    add ecx, 0x20
    bsf eax, edx
    mov edx, dword ptr [esp + 0x5c]
    cmove eax, ecx
    and edi, dword ptr [esp + 0x18]
    and eax, 0x3f
    shl eax, 0x6
    and edx, ebp
    mov ecx, edx
    shld edx, edi, 0x7
    shld ecx, edi, 0x9
    and edx, 0x7f7f7f7f
    and ecx, 0xfefefefe
    or edx, ecx
    mov ecx, edi
    shl edi, 0x7
    shl ecx, 0x9
    and edi, 0x7f7f7f00
    and ecx, 0xfefefe00
    or edi, ecx
    mov ecx, dword ptr [esp + 0x24]
    or edx, dword ptr [ecx + eax + plywright::board::geometry::AROUND + 12]
    or edi, dword ptr [ecx + eax + plywright::board::geometry::AROUND + 8]
    mov ecx, dword ptr [esp + 0x3c]
    mov eax, edx
    mov dword ptr [esp + 0x5c], edx
    mov edx, dword ptr [esp + 0x2c]
    not edi
    not ecx
    not eax
    mov dword ptr [esp + 0x3c], ecx
    and esi, eax
    and edx, edi
    mov edi, edx
    or edx, esi
    je .L318
    mov eax, dword ptr [esp + 0x40]
    mov ebp, dword ptr [esp + 0x24]
    xor edx, edx
    mov dword ptr [esp + 0x2c], edi
    mov dword ptr [esp + 0x34], esi
    and eax, ebx
    mov ebx, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x4], eax
    and ebx, ecx
    xor ecx, ecx
    mov dword ptr [esp + 0x8], ebx
    nop
.L189:
    mov dword ptr [esp + 0x14], ecx
    tzcnt ecx, esi
    tzcnt eax, edi
    mov dword ptr [esp + 0x10], edx
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    mov eax, edi
    mov edx, ecx
    add eax, -0x1
    mov ecx, esi
    adc ecx, -0x1
    and edi, eax
    mov dword ptr [esp + 0x30], edx
    and esi, ecx
    mov dword ptr [esp + 0x1c], edi
    lea edi, [edx + 2*edx]
    mov ecx, edx
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x28], esi
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    shl ecx, 0x6
    and esi, dword ptr [esp + 0x8]
    and eax, dword ptr [esp + 0x4]
    imul ebx, eax
    imul esi, edx
    mul edx
    add esi, edx
    mov edx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND]
    mov ecx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 4]
    add esi, ebx
    and ecx, dword ptr [esp + 0x6c]
    and edx, dword ptr [esp + 0x80]
    mov dword ptr [esp + 0x48], ecx
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    and eax, dword ptr [esp + 0x7c]
    and esi, dword ptr [esp + 0x8]
    and ebx, dword ptr [esp + 0x74]
    or eax, edx
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    or ebx, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0x50], eax
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    imul esi, edx
    and eax, dword ptr [esp + 0x4]
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x30]
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    shld esi, edi, cl
    shl edi, cl
    and edx, dword ptr [esp + 0x70]
    and eax, dword ptr [esp + 0x8c]
    or edx, dword ptr [esp + 0x50]
    or eax, ebx
    mov ebx, ecx
    mov ecx, dword ptr [esp + 0x14]
    and eax, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x18]
    test bl, 0x20
    mov ebx, 0x0
    cmovne esi, edi
    cmovne edi, ebx
    or edx, eax
    mov edx, dword ptr [esp + 0x10]
    cmove edi, ebx
    cmove esi, ebx
    or ecx, edi
    mov edi, dword ptr [esp + 0x1c]
    or edx, esi
    mov esi, dword ptr [esp + 0x28]
    mov eax, edi
    or eax, esi
    jne .L189
    mov eax, dword ptr [esp + 0x2c]
    not ecx
    not edx
    and eax, ecx
    mov ecx, dword ptr [esp + 0x34]
    and ecx, edx
    jmp .L319
.L190:
    mov ebx, dword ptr [esp + 0x48]
    mov edi, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x38], ecx
    mov eax, edx
    mov esi, ecx
.L191:
    mov ecx, edi
    shl esi, 0x8
    mov dword ptr [esp + 0x1c], eax
    or ecx, ebx
    mov dword ptr [esp + 0x34], esi
    je .L195
    mov eax, dword ptr [esp + 0xc]
    mov esi, edi
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L192:
    mov edi, esi
    mov edx, ebx
    add edi, -0x1
    adc edx, -0x1
    cmp cl, -0x1
    je .L194
    tzcnt ebp, ebx
    mov dword ptr [esp + 0x10], edx
    movzx edx, cl
    inc cl
    mov dword ptr [esp + 0x8], edx
    tzcnt edx, esi
    add ebp, 0x20
    test esi, esi
    mov eax, ecx
    cmovne ebp, edx
    mov ecx, dword ptr [esp + 0x8]
    mov edx, ebp
    add ebp, 0x37
    shl edx, 0x6
    and ebp, 0x3f
    lea edx, [ebp + edx + 0x4000]
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*ecx], dx
    mov edx, dword ptr [esp + 0x10]
    mov ecx, eax
    mov byte ptr [ebp + 0x200], al
.L193:
    and esi, edi
    and ebx, edx
    mov edx, esi
    or edx, ebx
    jne .L192
    jmp .L195
.L194:
    mov cl, -0x1
    jmp .L193
.L195:
    mov ecx, dword ptr [esp + 0x34]
    mov eax, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0x50]
    and dword ptr [esp + 0x14], ecx
    or eax, esi
    je .L199
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    mov eax, dword ptr [esp + 0x4]
    nop
.L196:
    mov edx, eax
    mov edi, esi
    add edx, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L198
    movzx ebx, cl
    tzcnt ebp, esi
    inc cl
    mov dword ptr [esp + 0x4], eax
    mov dword ptr [esp + 0x8], ebx
    tzcnt ebx, eax
    add ebp, 0x20
    test eax, eax
    mov eax, dword ptr [esp + 0xc]
    cmovne ebp, ebx
    mov ebx, ebp
    add ebp, 0x39
    shl ebx, 0x6
    and ebp, 0x3f
    lea ebx, [ebp + ebx + 0x4000]
    mov ebp, edi
    mov edi, edx
    mov edx, ecx
    mov ecx, dword ptr [esp + 0x8]
    mov word ptr [eax + 2*ecx], bx
    mov ecx, edx
    mov ebx, dword ptr [esp + 0x50]
    mov edx, edi
    mov edi, ebp
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x4]
.L197:
    and eax, edx
    and esi, edi
    mov edx, eax
    or edx, esi
    jne .L196
    jmp .L199
.L198:
    mov cl, -0x1
    jmp .L197
.L199:
    mov edi, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x1c]
    and dword ptr [esp + 0x14], 0xff000000
    mov ecx, edi
    or ecx, esi
    je .L203
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L200:
    mov edx, edi
    mov eax, esi
    add edx, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L202
    movzx ebx, cl
    inc cl
    tzcnt ebp, edi
    mov dword ptr [esp + 0x8], edx
    mov edx, eax
    mov dword ptr [esp + 0x4], ebx
    tzcnt ebx, esi
    mov eax, ecx
    add ebx, 0x20
    test edi, edi
    mov ecx, dword ptr [esp + 0x4]
    cmovne ebx, ebp
    mov ebp, ebx
    add ebx, 0x38
    shl ebp, 0x6
    and ebx, 0x3f
    or ebx, ebp
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*ecx], bx
    mov ecx, eax
    mov eax, edx
    mov edx, dword ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0x50]
    mov byte ptr [ebp + 0x200], cl
.L201:
    and edi, edx
    and esi, eax
    mov edx, edi
    or edx, esi
    jne .L200
    jmp .L203
.L202:
    mov cl, -0x1
    jmp .L201
.L203:
    mov edi, dword ptr [esp + 0x14]
    test edi, edi
    je .L207
    mov ecx, dword ptr [esp + 0xc]
    xor eax, eax
    movzx ecx, byte ptr [ecx + 0x200]
    nop
.L204:
    mov edx, edi
    mov esi, eax
    add edx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L206
    movzx ebx, cl
    tzcnt ebp, eax
    inc cl
    mov dword ptr [esp + 0x8], esi
    mov esi, edx
    mov dword ptr [esp + 0x4], ebx
    tzcnt ebx, edi
    add ebp, 0x20
    test edi, edi
    cmovne ebp, ebx
    mov edx, dword ptr [esp + 0x4]
    mov ebx, ebp
    add ebp, 0x30
    shl ebx, 0x6
    and ebp, 0x3f
    or ebp, ebx
    mov ebx, dword ptr [esp + 0xc]
    or ebp, 0x1000
    mov word ptr [ebx + 2*edx], bp
    mov edx, esi
    mov ebp, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0x50]
    mov byte ptr [ebp + 0x200], cl
.L205:
    and edi, edx
    and eax, esi
    mov edx, edi
    or edx, eax
    jne .L204
    jmp .L207
.L206:
    mov cl, -0x1
    jmp .L205
.L207:
    mov eax, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x74]
    mov esi, dword ptr [esp + 0x2c]
    mov edi, ebx
    and edx, eax
    mov ecx, eax
    and edi, esi
    not esi
    mov eax, edx
    not ecx
    mov dword ptr [esp + 0x48], esi
    or eax, edi
    mov dword ptr [esp + 0x34], ecx
    je .L217
    mov ecx, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x18]
    movzx ebx, byte ptr [ecx + 0x200]
    not eax
    not esi
    mov dword ptr [esp + 0x64], eax
    mov dword ptr [esp + 0x78], esi
    jmp .L209
    nop
.L208:
    mov edx, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x3c]
    and edx, dword ptr [esp + 0x38]
    and edi, dword ptr [esp + 0x44]
    mov eax, edx
    or eax, edi
    je .L217
.L209:
    tzcnt esi, edi
    tzcnt eax, edx
    mov dword ptr [esp + 0x28], edx
    mov dword ptr [esp + 0x3c], edi
    add esi, 0x20
    test edx, edx
    cmovne esi, eax
    mov eax, dword ptr [esp + 0x24]
    add edx, -0x1
    mov ecx, esi
    adc edi, -0x1
    mov dword ptr [esp + 0x38], edx
    shl ecx, 0x6
    mov dword ptr [esp + 0x44], edi
    mov edx, dword ptr [eax + ecx + plywright::board::geometry::AROUND]
    mov edi, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 4]
    movzx eax, si
    mov dword ptr [esp + 0x14], eax
    and edx, dword ptr [esp + 0x34]
    and edi, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0x4], edx
    and edx, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x58], edi
    and edi, dword ptr [esp + 0x18]
    mov ebp, edx
    or ebp, edi
    je .L213
    lea esi, [eax + 0x4000]
    mov bh, bl
    movzx eax, si
    mov dword ptr [esp + 0x1c], eax
    nop
.L210:
    mov ebp, edx
    mov eax, edi
    add ebp, -0x1
    adc eax, -0x1
    cmp bh, -0x1
    je .L212
    mov dword ptr [esp + 0x10], eax
    movzx eax, bh
    inc bh
    tzcnt ecx, edx
    mov dword ptr [esp + 0x8], eax
    tzcnt eax, edi
    mov bl, bh
    add eax, 0x20
    test edx, edx
    mov esi, dword ptr [esp + 0x8]
    cmovne eax, ecx
    mov ecx, dword ptr [esp + 0xc]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x1c]
    mov word ptr [ecx + 2*esi], ax
    mov eax, dword ptr [esp + 0x10]
    mov byte ptr [ecx + 0x200], bh
.L211:
    and edx, ebp
    and edi, eax
    mov eax, edx
    or eax, edi
    jne .L210
    jmp .L213
.L212:
    mov bh, -0x1
    jmp .L211
    nop
.L213:
    mov eax, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0x58]
    and eax, dword ptr [esp + 0x64]
    and ebp, dword ptr [esp + 0x78]
    mov edx, eax
    or edx, ebp
    mov edx, ebx
    je .L208
    nop
.L214:
    mov esi, eax
    mov edi, ebp
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L216
    movzx ecx, dl
    inc dl
    tzcnt ebx, eax
    mov dword ptr [esp + 0x4], eax
    mov dword ptr [esp + 0x8], ecx
    tzcnt ecx, ebp
    add ecx, 0x20
    test eax, eax
    mov eax, dword ptr [esp + 0xc]
    cmovne ecx, ebx
    mov ebx, dword ptr [esp + 0x8]
    shl ecx, 0x6
    or ecx, dword ptr [esp + 0x14]
    mov word ptr [eax + 2*ebx], cx
    mov byte ptr [eax + 0x200], dl
    mov eax, dword ptr [esp + 0x4]
    mov ebx, edx
.L215:
    and eax, esi
    and ebp, edi
    mov ecx, eax
    or ecx, ebp
    jne .L214
    jmp .L208
.L216:
    mov dl, -0x1
    jmp .L215
.L217:
    mov edx, dword ptr [esp + 0x6c]
    mov esi, dword ptr [esp + 0x70]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x2c]
    mov eax, edx
    or eax, esi
    je .L227
    mov edi, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x20]
    mov ebx, dword ptr [esp + 0x18]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x64], eax
    mov dword ptr [esp + 0x78], ebx
    jmp .L219
    nop
.L218:
    mov edx, dword ptr [esp + 0x3c]
    mov esi, dword ptr [esp + 0x38]
    mov ch, byte ptr [esp + 0x4]
    and edx, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x58]
    mov eax, edx
    or eax, esi
    je .L227
.L219:
    tzcnt ebp, esi
    mov edi, dword ptr [esp + 0x24]
    tzcnt eax, edx
    mov dword ptr [esp + 0x3c], edx
    mov dword ptr [esp + 0x38], esi
    add ebp, 0x20
    test edx, edx
    cmovne ebp, eax
    add edx, -0x1
    mov dword ptr [esp + 0x44], edx
    lea edx, [ebp + 2*ebp]
    adc esi, -0x1
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x58], esi
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov ebx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x40]
    and eax, dword ptr [esp + 0x4c]
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
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x34]
    and ebx, dword ptr [esp + 0x48]
    mov edx, ebx
    mov edi, eax
    and eax, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x18]
    mov esi, eax
    or esi, edx
    movzx esi, bp
    mov dword ptr [esp + 0x10], esi
    je .L223
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], edi
    mov dword ptr [esp + 0x1c], ebx
    movzx esi, si
    mov dword ptr [esp + 0x28], esi
    nop
.L220:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L222
    tzcnt edi, edx
    mov dword ptr [esp + 0x8], esi
    movzx esi, cl
    inc cl
    tzcnt ebx, eax
    add edi, 0x20
    test eax, eax
    mov dword ptr [esp + 0x4], esi
    mov ch, cl
    cmovne edi, ebx
    mov ebx, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x28]
    mov word ptr [ebx + 2*esi], di
    mov byte ptr [ebx + 0x200], cl
    mov esi, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x14]
    mov ebx, dword ptr [esp + 0x1c]
.L221:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L220
    jmp .L223
.L222:
    mov cl, -0x1
    jmp .L221
    nop
.L223:
    and edi, dword ptr [esp + 0x64]
    and ebx, dword ptr [esp + 0x78]
    mov byte ptr [esp + 0x4], ch
    mov eax, edi
    or eax, ebx
    mov al, ch
    je .L218
    nop
.L224:
    mov ecx, edi
    mov esi, ebx
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L226
    mov edx, ebx
    tzcnt ebx, ebx
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, al
    inc al
    tzcnt ebp, edi
    add ebx, 0x20
    test edi, edi
    mov dword ptr [esp + 0x4], ecx
    cmovne ebx, ebp
    mov ecx, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xc]
    mov byte ptr [esp + 0x4], al
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x10]
    mov word ptr [ebp + 2*ecx], bx
    mov ecx, dword ptr [esp + 0x8]
    mov ebx, edx
    mov byte ptr [ebp + 0x200], al
.L225:
    and edi, ecx
    and ebx, esi
    mov edx, edi
    or edx, ebx
    jne .L224
    jmp .L218
.L226:
    mov al, -0x1
    jmp .L225
.L227:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x80]
    and edx, dword ptr [esp + 0x60]
    mov eax, esi
    or eax, edx
    je .L237
    mov edi, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x20]
    mov ebx, dword ptr [esp + 0x18]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x44], eax
    mov dword ptr [esp + 0x58], ebx
    jmp .L229
    nop
.L228:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x2c]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x3c]
    mov eax, esi
    or eax, edx
    je .L237
.L229:
    tzcnt ebx, edx
    tzcnt eax, esi
    mov edi, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x30], esi
    mov dword ptr [esp + 0x2c], edx
    add ebx, 0x20
    test esi, esi
    cmovne ebx, eax
    add esi, -0x1
    adc edx, -0x1
    mov dword ptr [esp + 0x28], esi
    mov dword ptr [esp + 0x3c], edx
    lea edx, [ebx + 2*ebx]
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [ebx + 2*ebx]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [esp + 0x40]
    and eax, dword ptr [esp + 0x4c]
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
    and eax, dword ptr [esp + 0x34]
    and edi, dword ptr [esp + 0x48]
    mov edx, edi
    mov dword ptr [esp + 0x38], eax
    and eax, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x18]
    mov esi, eax
    or esi, edx
    movzx esi, bx
    mov dword ptr [esp + 0x10], esi
    je .L233
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], edi
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
    nop
.L230:
    mov ebx, eax
    mov esi, edx
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L232
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
    mov edi, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x1c]
    mov word ptr [edi + 2*esi], bp
    mov edi, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [edi + 0x200], cl
    mov edi, dword ptr [esp + 0x14]
.L231:
    and eax, ebx
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L230
    jmp .L233
.L232:
    mov cl, -0x1
    jmp .L231
    nop
.L233:
    mov ebx, dword ptr [esp + 0x38]
    and edi, dword ptr [esp + 0x58]
    mov byte ptr [esp + 0x4], ch
    and ebx, dword ptr [esp + 0x44]
    mov eax, ebx
    or eax, edi
    mov al, ch
    je .L228
    nop
.L234:
    mov esi, ebx
    mov edx, edi
    add esi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L236
    mov dword ptr [esp + 0x8], edx
    movzx edx, al
    inc al
    tzcnt ebp, ebx
    mov dword ptr [esp + 0x4], edx
    mov edx, edi
    tzcnt edi, edi
    add edi, 0x20
    test ebx, ebx
    mov ecx, dword ptr [esp + 0x4]
    mov byte ptr [esp + 0x4], al
    cmovne edi, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x10]
    mov word ptr [ebp + 2*ecx], di
    mov edi, edx
    mov edx, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], al
.L235:
    and ebx, esi
    and edi, edx
    mov edx, ebx
    or edx, edi
    jne .L234
    jmp .L228
.L236:
    mov al, -0x1
    jmp .L235
.L237:
    mov ecx, dword ptr [esp + 0xac]
    mov edi, 0x1
    xor ebx, ebx
    xor eax, eax
    mov edx, dword ptr [esp + 0xa8]
    mov esi, dword ptr [esp + 0x48]
    mov ebp, dword ptr [esp + 0x24]
    shld ebx, edi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x34]
    cmovne ebx, edi
    cmovne edi, eax
    and esi, dword ptr [edx + 0xc]
    and ecx, dword ptr [edx + 0x8]
    mov edx, dword ptr [esp + 0x54]
    mov dword ptr [esp + 0x34], ecx
    or ecx, esi
    je .L366
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0xb0]
    mov dword ptr [esp + 0x38], edi
    mov ebp, dword ptr [esp + 0x20]
    mov edi, dword ptr [esp + 0xb4]
    mov edx, 0x20
    mov dword ptr [esp + 0x44], ebx
    mov ebx, dword ptr [esp + 0x94]
    mov eax, 0xfefefefe
    and ecx, esi
    and edi, ebp
    bsf ecx, ecx
    cmovne edx, ecx
    add edx, 0x20
    bsf ecx, edi
    mov edi, dword ptr [esp + 0x5c]
    cmove ecx, edx
    and ebx, esi
    mov edx, ebx
    mov esi, ebx
    and ecx, 0x3f
    shr esi, 0x7
    shl ecx, 0x6
    and edi, ebp
    shld edx, edi, 0x19
    shrd edi, ebx, 0x9
    shr ebx, 0x9
    and edx, eax
    mov eax, 0xfefefe
    and esi, eax
    mov eax, 0x7f7f7f7f
    and edi, eax
    mov eax, dword ptr [esp + 0x24]
    or edi, edx
    mov edx, 0x7f7f7f
    and ebx, edx
    mov edx, dword ptr [esp + 0x48]
    or ebx, esi
    mov esi, dword ptr [esp + 0x38]
    or edi, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 8]
    or ebx, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 12]
    mov eax, dword ptr [esp + 0x34]
    not esi
    mov ecx, edi
    not ebx
    mov dword ptr [esp + 0x5c], edi
    mov dword ptr [esp + 0x38], esi
    not ecx
    and edx, ebx
    and eax, ecx
    mov ecx, eax
    or ecx, edx
    mov ecx, dword ptr [esp + 0x44]
    not ecx
    mov dword ptr [esp + 0x44], ecx
    je .L329
    mov edi, dword ptr [esp + 0x4c]
    mov ebx, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x34], eax
    mov dword ptr [esp + 0x48], edx
    and edi, esi
    mov esi, dword ptr [esp + 0x40]
    mov dword ptr [esp + 0x14], edi
    xor edi, edi
    and esi, ecx
    mov ecx, eax
    mov dword ptr [esp + 0x1c], esi
    xor esi, esi
    nop
.L238:
    mov dword ptr [esp + 0x4], esi
    tzcnt esi, edx
    tzcnt eax, ecx
    mov dword ptr [esp + 0x10], ecx
    mov dword ptr [esp + 0x8], edi
    add esi, 0x20
    test ecx, ecx
    cmovne esi, eax
    mov eax, ecx
    mov ecx, edx
    add eax, -0x1
    lea edi, [esi + 2*esi]
    mov dword ptr [esp + 0x30], esi
    adc ecx, -0x1
    and dword ptr [esp + 0x10], eax
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    and edx, ecx
    mov ecx, esi
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x28], edx
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    shl ecx, 0x6
    and eax, dword ptr [esp + 0x14]
    and esi, dword ptr [esp + 0x1c]
    imul ebp, eax
    imul esi, edx
    mul edx
    add esi, edx
    mov edx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND]
    mov ecx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 4]
    add esi, ebp
    and ecx, dword ptr [esp + 0x50]
    and edx, dword ptr [esp + 0x74]
    mov dword ptr [esp + 0x3c], ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove esi, eax
    add esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    and eax, dword ptr [esp + 0x80]
    and esi, dword ptr [esp + 0x1c]
    and ebp, dword ptr [esp + 0x60]
    or eax, edx
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    or ebp, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    imul esi, edx
    and eax, dword ptr [esp + 0x14]
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x30]
    cmove esi, eax
    add esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    shld esi, edi, cl
    shl edi, cl
    and edx, dword ptr [esp + 0x6c]
    and eax, dword ptr [esp + 0x70]
    or edx, dword ptr [esp + 0x2c]
    or eax, ebp
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x20]
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    or edx, eax
    mov edx, dword ptr [esp + 0x28]
    cmove edi, ecx
    cmove esi, ecx
    mov ecx, dword ptr [esp + 0x10]
    or dword ptr [esp + 0x4], esi
    or dword ptr [esp + 0x8], edi
    mov esi, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp + 0x8]
    mov eax, ecx
    or eax, edx
    jne .L238
    mov eax, dword ptr [esp + 0x48]
    mov ecx, dword ptr [esp + 0x34]
    mov ebp, dword ptr [esp + 0x20]
    not esi
    not edi
    and eax, esi
    and ecx, edi
    mov edx, eax
    jmp .L330
.L239:
    mov ecx, edx
.L240:
    shl edx, 0x8
    pshufd xmm1, xmm0, 0x55
    mov dword ptr [esp + 0x28], ecx
    mov dword ptr [esp + 0x14], edx
    movd edx, xmm0
    movd ebx, xmm1
    mov eax, edx
    or eax, ebx
    je .L244
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L241:
    mov ebp, edx
    mov esi, ebx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L243
    movzx eax, cl
    inc cl
    tzcnt edi, edx
    mov dword ptr [esp + 0x8], eax
    tzcnt eax, ebx
    mov byte ptr [esp + 0x10], cl
    add eax, 0x20
    test edx, edx
    mov ecx, dword ptr [esp + 0x8]
    cmovne eax, edi
    mov edi, eax
    add eax, 0x37
    shl edi, 0x6
    and eax, 0x3f
    lea eax, [eax + edi + 0x4000]
    mov edi, dword ptr [esp + 0xc]
    mov word ptr [edi + 2*ecx], ax
    movzx ecx, byte ptr [esp + 0x10]
    mov byte ptr [edi + 0x200], cl
.L242:
    and edx, ebp
    and ebx, esi
    mov eax, edx
    or eax, ebx
    jne .L241
    jmp .L244
.L243:
    mov cl, -0x1
    jmp .L242
.L244:
    mov eax, dword ptr [esp + 0x14]
    pshufd xmm1, xmm0, 0xff
    pshufd xmm0, xmm0, 0xee
    movd ebx, xmm0
    movd edx, xmm1
    and dword ptr [esp + 0x4], eax
    mov eax, ebx
    or eax, edx
    je .L248
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
.L245:
    mov esi, ebx
    mov ebp, edx
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L247
    movzx eax, cl
    inc cl
    tzcnt edi, ebx
    mov dword ptr [esp + 0x8], eax
    tzcnt eax, edx
    mov byte ptr [esp + 0x10], cl
    add eax, 0x20
    test ebx, ebx
    mov ecx, dword ptr [esp + 0x8]
    cmovne eax, edi
    mov edi, eax
    add eax, 0x39
    shl edi, 0x6
    and eax, 0x3f
    lea eax, [eax + edi + 0x4000]
    mov edi, dword ptr [esp + 0xc]
    mov word ptr [edi + 2*ecx], ax
    movzx ecx, byte ptr [esp + 0x10]
    mov byte ptr [edi + 0x200], cl
.L246:
    and ebx, esi
    and edx, ebp
    mov eax, ebx
    or eax, edx
    jne .L245
    jmp .L248
.L247:
    mov cl, -0x1
    jmp .L246
.L248:
    mov ecx, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0x1c]
    and dword ptr [esp + 0x4], 0xff000000
    mov eax, ecx
    or eax, ebx
    je .L252
    mov eax, dword ptr [esp + 0xc]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L249:
    mov ebp, ecx
    mov edx, ebx
    add ebp, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L251
    mov dword ptr [esp + 0x10], edx
    movzx edx, al
    inc al
    tzcnt edi, ecx
    mov dword ptr [esp + 0x8], edx
    mov edx, eax
    tzcnt eax, ebx
    add eax, 0x20
    test ecx, ecx
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [esp + 0x8], dl
    cmovne eax, edi
    mov edi, eax
    add eax, 0x38
    shl edi, 0x6
    and eax, 0x3f
    or eax, edi
    mov edi, dword ptr [esp + 0xc]
    mov word ptr [edi + 2*esi], ax
    mov byte ptr [edi + 0x200], dl
    mov edx, dword ptr [esp + 0x10]
.L250:
    and ecx, ebp
    and ebx, edx
    mov eax, ecx
    or eax, ebx
    movzx eax, byte ptr [esp + 0x8]
    jne .L249
    jmp .L252
.L251:
    mov byte ptr [esp + 0x8], -0x1
    jmp .L250
.L252:
    mov eax, dword ptr [esp + 0x4]
    test eax, eax
    je .L256
    mov edx, dword ptr [esp + 0xc]
    xor ecx, ecx
    movzx edx, byte ptr [edx + 0x200]
    nop
.L253:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L255
    movzx ebx, dl
    tzcnt ebp, ecx
    mov dword ptr [esp + 0x4], eax
    inc dl
    mov eax, edi
    mov edi, esi
    mov dword ptr [esp + 0x8], ebx
    tzcnt ebx, dword ptr [esp + 0x4]
    add ebp, 0x20
    cmp dword ptr [esp + 0x4], 0x0
    mov esi, dword ptr [esp + 0x8]
    cmovne ebp, ebx
    mov ebx, ebp
    add ebp, 0x30
    shl ebx, 0x6
    and ebp, 0x3f
    or ebp, ebx
    mov ebx, dword ptr [esp + 0xc]
    or ebp, 0x1000
    mov word ptr [ebx + 2*esi], bp
    mov esi, edi
    mov edi, eax
    mov eax, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0xc]
    mov byte ptr [ebx + 0x200], dl
.L254:
    and eax, esi
    and ecx, edi
    mov esi, eax
    or eax, ecx
    mov eax, esi
    jne .L253
    jmp .L256
.L255:
    mov dl, -0x1
    jmp .L254
.L256:
    mov ecx, dword ptr [esp + 0x30]
    mov esi, dword ptr [esp + 0x74]
    mov edi, dword ptr [esp + 0x50]
    mov eax, ecx
    and esi, ecx
    mov ecx, dword ptr [esp + 0x18]
    not eax
    and esi, dword ptr [esp + 0xa4]
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x2c]
    not ecx
    mov dword ptr [esp + 0x3c], ecx
    and edi, eax
    mov edx, eax
    mov eax, esi
    and edi, dword ptr [esp + 0xa0]
    not edx
    mov dword ptr [esp + 0x34], edx
    or eax, edi
    mov eax, dword ptr [esp + 0x20]
    not eax
    mov dword ptr [esp + 0x48], eax
    je .L266
    mov eax, dword ptr [esp + 0xc]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L258
    nop
.L257:
    mov esi, dword ptr [esp + 0x84]
    mov edi, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x90]
    and edi, dword ptr [esp + 0x98]
    mov eax, esi
    or eax, edi
    je .L266
.L258:
    mov ecx, esi
    tzcnt eax, esi
    tzcnt esi, edi
    mov dword ptr [esp + 0x1c], edi
    add esi, 0x20
    test ecx, ecx
    mov dword ptr [esp + 0x84], ecx
    cmovne esi, eax
    add ecx, -0x1
    adc edi, -0x1
    mov eax, esi
    mov dword ptr [esp + 0x90], ecx
    mov dword ptr [esp + 0x98], edi
    mov edi, dword ptr [esp + 0x24]
    shl eax, 0x6
    mov ebx, dword ptr [edi + eax + plywright::board::geometry::AROUND]
    mov edi, dword ptr [edi + eax + plywright::board::geometry::AROUND + 4]
    movzx eax, si
    mov dword ptr [esp + 0x10], eax
    and ebx, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x7c], ebx
    and ebx, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x8c], edi
    and edi, dword ptr [esp + 0x18]
    mov ebp, ebx
    or ebp, edi
    je .L262
    lea esi, [eax + 0x4000]
    mov dh, dl
    movzx eax, si
    mov dword ptr [esp + 0x14], eax
    nop
.L259:
    mov eax, ebx
    mov ebp, edi
    add eax, -0x1
    adc ebp, -0x1
    cmp dh, -0x1
    je .L261
    tzcnt ecx, edi
    mov dword ptr [esp + 0x8], eax
    movzx eax, dh
    inc dh
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, ebx
    add ecx, 0x20
    test ebx, ebx
    mov dl, dh
    cmovne ecx, eax
    mov eax, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl ecx, 0x6
    or ecx, dword ptr [esp + 0x14]
    mov word ptr [eax + 2*esi], cx
    mov byte ptr [eax + 0x200], dh
    mov eax, dword ptr [esp + 0x8]
.L260:
    and ebx, eax
    and edi, ebp
    mov eax, ebx
    or eax, edi
    jne .L259
    jmp .L262
.L261:
    mov dh, -0x1
    jmp .L260
    nop
.L262:
    mov ebp, dword ptr [esp + 0x7c]
    mov ebx, dword ptr [esp + 0x8c]
    mov dh, dl
    and ebp, dword ptr [esp + 0x48]
    and ebx, dword ptr [esp + 0x3c]
    mov esi, ebp
    or esi, ebx
    je .L257
    nop
.L263:
    mov eax, ebp
    mov edi, ebx
    add eax, -0x1
    adc edi, -0x1
    cmp dh, -0x1
    je .L265
    mov dword ptr [esp + 0x8], eax
    movzx eax, dh
    mov ecx, ebp
    inc dh
    tzcnt ebp, ebp
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, ebx
    mov dl, dh
    add eax, 0x20
    test ecx, ecx
    mov esi, dword ptr [esp + 0x4]
    cmovne eax, ebp
    mov ebp, ecx
    mov ecx, dword ptr [esp + 0xc]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x10]
    mov word ptr [ecx + 2*esi], ax
    mov eax, dword ptr [esp + 0x8]
    mov byte ptr [ecx + 0x200], dh
.L264:
    and ebp, eax
    and ebx, edi
    mov eax, ebp
    or eax, ebx
    jne .L263
    jmp .L257
.L265:
    mov dh, -0x1
    jmp .L264
.L266:
    mov esi, dword ptr [esp + 0x6c]
    mov edx, dword ptr [esp + 0x70]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0xa4]
    and edx, dword ptr [esp + 0xa0]
    mov eax, esi
    or eax, edx
    mov eax, dword ptr [esp + 0x60]
    je .L276
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L268
    nop
.L267:
    mov esi, dword ptr [esp + 0x84]
    mov edx, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x90]
    and edx, dword ptr [esp + 0x98]
    mov eax, esi
    or eax, edx
    mov eax, dword ptr [esp + 0x60]
    je .L276
.L268:
    tzcnt ebp, edx
    mov edi, dword ptr [esp + 0x24]
    tzcnt eax, esi
    mov dword ptr [esp + 0x84], esi
    mov dword ptr [esp + 0x1c], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    lea ecx, [ebp + 2*ebp]
    mov dword ptr [esp + 0x90], esi
    adc edx, -0x1
    mov esi, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x98], edx
    lea edx, [ebp + 2*ebp]
    mov ecx, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x40]
    and eax, dword ptr [esp + 0x4c]
    imul ecx, eax
    imul esi, edx
    mul edx
    add esi, edx
    lea edx, [ebp + 2*ebp]
    add esi, ecx
    movzx ecx, byte ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    movzx ecx, bp
    cmove esi, eax
    mov dword ptr [esp + 0x10], ecx
    add esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x7c], eax
    and eax, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x8c], edx
    and edx, dword ptr [esp + 0x18]
    mov esi, eax
    or esi, edx
    je .L272
    lea esi, [ecx + 0x4000]
    movzx ecx, si
    mov dword ptr [esp + 0x14], ecx
    mov ecx, ebx
    nop
.L269:
    mov ebp, eax
    mov edi, edx
    add ebp, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L271
    tzcnt ebx, edx
    mov dword ptr [esp + 0x8], edi
    movzx edi, cl
    inc cl
    mov dword ptr [esp + 0x4], edi
    tzcnt edi, eax
    add ebx, 0x20
    test eax, eax
    cmovne ebx, edi
    mov edi, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x14]
    mov word ptr [edi + 2*esi], bx
    mov byte ptr [edi + 0x200], cl
    mov edi, dword ptr [esp + 0x8]
    mov ebx, ecx
.L270:
    and eax, ebp
    and edx, edi
    mov esi, eax
    or esi, edx
    jne .L269
    jmp .L272
.L271:
    mov cl, -0x1
    jmp .L270
    nop
.L272:
    mov edi, dword ptr [esp + 0x7c]
    mov ebp, dword ptr [esp + 0x8c]
    and edi, dword ptr [esp + 0x48]
    and ebp, dword ptr [esp + 0x3c]
    mov eax, edi
    or eax, ebp
    mov eax, ebx
    je .L267
    nop
.L273:
    mov ecx, edi
    mov esi, ebp
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L275
    mov edx, ebp
    mov ebx, edi
    tzcnt ebp, edi
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, al
    inc al
    tzcnt edi, edx
    mov dword ptr [esp + 0x4], ecx
    add edi, 0x20
    test ebx, ebx
    mov ecx, dword ptr [esp + 0x4]
    cmovne edi, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x10]
    mov word ptr [ebp + 2*ecx], di
    mov ecx, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], al
    mov edi, ebx
    mov ebp, edx
    mov ebx, eax
.L274:
    and edi, ecx
    and ebp, esi
    mov edx, edi
    or edx, ebp
    jne .L273
    jmp .L267
.L275:
    mov al, -0x1
    jmp .L274
.L276:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x80]
    and edx, eax
    and edx, dword ptr [esp + 0xa0]
    and esi, dword ptr [esp + 0xa4]
    mov eax, esi
    or eax, edx
    je .L286
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L278
    nop
.L277:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x84]
    and edx, dword ptr [esp + 0x90]
    mov eax, esi
    or eax, edx
    je .L286
.L278:
    tzcnt ebp, edx
    mov edi, dword ptr [esp + 0x24]
    tzcnt eax, esi
    mov dword ptr [esp + 0x30], esi
    mov dword ptr [esp + 0x2c], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    lea ecx, [ebp + 2*ebp]
    mov dword ptr [esp + 0x84], esi
    adc edx, -0x1
    mov esi, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x90], edx
    lea edx, [ebp + 2*ebp]
    mov ecx, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [esp + 0x40]
    and eax, dword ptr [esp + 0x4c]
    imul ecx, eax
    imul esi, edx
    mul edx
    add esi, edx
    lea edx, [ebp + 2*ebp]
    add esi, ecx
    movzx ecx, byte ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    movzx ecx, bp
    cmove esi, eax
    mov dword ptr [esp + 0x10], ecx
    add esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x34]
    mov edx, edi
    mov dword ptr [esp + 0x98], eax
    and eax, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x18]
    mov esi, eax
    or esi, edx
    je .L282
    lea esi, [ecx + 0x4000]
    mov dword ptr [esp + 0x14], edi
    movzx ecx, si
    mov dword ptr [esp + 0x1c], ecx
    mov ecx, ebx
    nop
.L279:
    mov esi, eax
    mov ebp, edx
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L281
    movzx ebx, cl
    inc cl
    tzcnt edi, eax
    mov dword ptr [esp + 0x8], ebp
    mov ebp, esi
    mov dword ptr [esp + 0x4], ebx
    tzcnt ebx, edx
    add ebx, 0x20
    test eax, eax
    mov esi, dword ptr [esp + 0x4]
    cmovne ebx, edi
    mov edi, dword ptr [esp + 0xc]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x1c]
    mov word ptr [edi + 2*esi], bx
    mov esi, ebp
    mov byte ptr [edi + 0x200], cl
    mov ebp, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x14]
    mov ebx, ecx
.L280:
    and eax, esi
    and edx, ebp
    mov esi, eax
    or esi, edx
    jne .L279
    jmp .L282
.L281:
    mov cl, -0x1
    jmp .L280
    nop
.L282:
    mov ebp, dword ptr [esp + 0x98]
    and edi, dword ptr [esp + 0x3c]
    and ebp, dword ptr [esp + 0x48]
    mov eax, ebp
    or eax, edi
    mov eax, ebx
    je .L277
    nop
.L283:
    mov ecx, ebp
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L285
    mov ebx, ebp
    mov edx, edi
    tzcnt edi, edi
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, al
    inc al
    tzcnt ebp, ebp
    add edi, 0x20
    test ebx, ebx
    mov dword ptr [esp + 0x4], ecx
    cmovne edi, ebp
    mov ebp, ebx
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x4]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x10]
    mov word ptr [ebx + 2*ecx], di
    mov ecx, dword ptr [esp + 0x8]
    mov byte ptr [ebx + 0x200], al
    mov edi, edx
    mov ebx, eax
.L284:
    and ebp, ecx
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L283
    jmp .L277
.L285:
    mov al, -0x1
    jmp .L284
.L286:
    mov esi, dword ptr [esp + 0x88]
    mov edx, dword ptr [esp + 0x78]
    and esi, dword ptr [esp + 0x44]
    and edx, dword ptr [esp + 0x38]
    mov eax, esi
    or eax, edx
    je .L296
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x90], eax
    jmp .L288
    nop
.L287:
    mov esi, dword ptr [esp + 0x88]
    mov edx, dword ptr [esp + 0x78]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x2c]
    mov eax, esi
    or eax, edx
    je .L296
.L288:
    tzcnt edi, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x88], esi
    mov dword ptr [esp + 0x78], edx
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    mov dword ptr [esp + 0x30], esi
    mov esi, dword ptr [esp + 0x24]
    adc edx, -0x1
    mov dword ptr [esp + 0x2c], edx
    lea edx, [edi + 2*edi]
    mov ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [edi + 2*edi]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and ebx, dword ptr [esp + 0x40]
    and eax, dword ptr [esp + 0x4c]
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
    mov eax, dword ptr [esp + 0x90]
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebp, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and ebp, dword ptr [eax + 8*edi]
    and ebx, dword ptr [eax + 8*edi + 0x4]
    and ebp, dword ptr [esp + 0x28]
    and ebx, dword ptr [esp + 0x34]
    mov eax, ebp
    mov edx, ebx
    mov dword ptr [esp + 0x84], ebp
    and eax, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x18]
    mov esi, eax
    or esi, edx
    movzx esi, di
    mov dword ptr [esp + 0x10], esi
    je .L292
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], ebx
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
    nop
.L289:
    mov esi, eax
    mov edi, edx
    add esi, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L291
    tzcnt ebp, edx
    mov dword ptr [esp + 0x8], esi
    movzx esi, cl
    inc cl
    tzcnt ebx, eax
    add ebp, 0x20
    test eax, eax
    mov dword ptr [esp + 0x4], esi
    mov ch, cl
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x1c]
    mov word ptr [ebx + 2*esi], bp
    mov ebx, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [ebx + 0x200], cl
    mov ebx, dword ptr [esp + 0x14]
.L290:
    and eax, esi
    and edx, edi
    mov esi, eax
    or esi, edx
    jne .L289
    jmp .L292
.L291:
    mov cl, -0x1
    jmp .L290
    nop
.L292:
    mov edi, dword ptr [esp + 0x84]
    and ebx, dword ptr [esp + 0x3c]
    and edi, dword ptr [esp + 0x48]
    mov eax, edi
    or eax, ebx
    mov al, ch
    je .L287
    nop
.L293:
    mov edx, edi
    mov esi, ebx
    add edx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L295
    movzx ecx, al
    mov ebp, ebx
    tzcnt ebx, ebx
    inc al
    mov dword ptr [esp + 0x8], esi
    mov esi, edx
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, edi
    add ebx, 0x20
    test edi, edi
    cmovne ebx, ecx
    mov ecx, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x4]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x10]
    mov word ptr [ecx + 2*edx], bx
    mov edx, esi
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [ecx + 0x200], al
    mov ebx, ebp
    mov ch, al
.L294:
    and edi, edx
    and ebx, esi
    mov edx, edi
    or edx, ebx
    jne .L293
    jmp .L287
.L295:
    mov al, -0x1
    jmp .L294
.L296:
    mov esi, dword ptr [esp + 0x64]
    mov edx, dword ptr [esp + 0x58]
    and esi, dword ptr [esp + 0x44]
    and edx, dword ptr [esp + 0x38]
    mov eax, esi
    or eax, edx
    je .L306
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x88], eax
    jmp .L298
    nop
.L297:
    mov esi, dword ptr [esp + 0x64]
    mov edx, dword ptr [esp + 0x58]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x2c]
    mov eax, esi
    or eax, edx
    je .L306
.L298:
    tzcnt edi, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x64], esi
    mov dword ptr [esp + 0x58], edx
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    mov dword ptr [esp + 0x30], esi
    mov esi, dword ptr [esp + 0x24]
    adc edx, -0x1
    mov dword ptr [esp + 0x2c], edx
    lea edx, [edi + 2*edi]
    mov ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [edi + 2*edi]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and ebx, dword ptr [esp + 0x40]
    and eax, dword ptr [esp + 0x4c]
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
    mov eax, dword ptr [esp + 0x88]
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    mov ebp, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and ebp, dword ptr [eax + 8*edi]
    and ebx, dword ptr [eax + 8*edi + 0x4]
    and ebp, dword ptr [esp + 0x28]
    and ebx, dword ptr [esp + 0x34]
    mov eax, ebp
    mov edx, ebx
    mov dword ptr [esp + 0x78], ebp
    and eax, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x18]
    mov esi, eax
    or esi, edx
    movzx esi, di
    mov dword ptr [esp + 0x10], esi
    je .L302
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], ebx
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
    nop
.L299:
    mov esi, eax
    mov edi, edx
    add esi, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L301
    tzcnt ebp, edx
    mov dword ptr [esp + 0x8], esi
    movzx esi, cl
    inc cl
    tzcnt ebx, eax
    add ebp, 0x20
    test eax, eax
    mov dword ptr [esp + 0x4], esi
    mov ch, cl
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x1c]
    mov word ptr [ebx + 2*esi], bp
    mov ebx, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [ebx + 0x200], cl
    mov ebx, dword ptr [esp + 0x14]
.L300:
    and eax, esi
    and edx, edi
    mov esi, eax
    or esi, edx
    jne .L299
    jmp .L302
.L301:
    mov cl, -0x1
    jmp .L300
    nop
.L302:
    mov edi, dword ptr [esp + 0x78]
    and ebx, dword ptr [esp + 0x3c]
    mov byte ptr [esp + 0x4], ch
    and edi, dword ptr [esp + 0x48]
    mov eax, edi
    or eax, ebx
    mov al, ch
    je .L297
    nop
.L303:
    mov esi, edi
    mov edx, ebx
    add esi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L305
    mov dword ptr [esp + 0x8], edx
    movzx edx, al
    inc al
    tzcnt ebp, edi
    mov dword ptr [esp + 0x4], edx
    mov edx, ebx
    tzcnt ebx, ebx
    add ebx, 0x20
    test edi, edi
    mov ecx, dword ptr [esp + 0x4]
    mov byte ptr [esp + 0x4], al
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x10]
    mov word ptr [ebp + 2*ecx], bx
    mov ebx, edx
    mov edx, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], al
.L304:
    and edi, esi
    and ebx, edx
    mov edx, edi
    or edx, ebx
    jne .L303
    jmp .L297
.L305:
    mov al, -0x1
    jmp .L304
.L306:
    mov edx, dword ptr [esp + 0x44]
    mov esi, dword ptr [esp + 0x38]
    and edx, dword ptr [esp + 0xb8]
    and esi, dword ptr [esp + 0xbc]
    mov eax, edx
    or eax, esi
    je .L316
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x64], eax
    jmp .L308
    nop
.L307:
    mov edx, dword ptr [esp + 0x44]
    mov esi, dword ptr [esp + 0x38]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x2c]
    mov eax, edx
    or eax, esi
    je .L316
.L308:
    tzcnt edi, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x44], edx
    mov dword ptr [esp + 0x38], esi
    add edi, 0x20
    test edx, edx
    cmovne edi, eax
    add edx, -0x1
    mov dword ptr [esp + 0x4], edi
    lea ebp, [edi + 2*edi]
    mov edi, dword ptr [esp + 0x24]
    adc esi, -0x1
    mov dword ptr [esp + 0x30], edx
    mov dword ptr [esp + 0x2c], esi
    mov ebx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS]
    mov esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    mov cl, byte ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    and ebx, dword ptr [esp + 0x40]
    and eax, dword ptr [esp + 0x4c]
    imul esi, eax
    imul ebx, edx
    mul edx
    add ebx, edx
    mov edx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    add ebx, esi
    mov esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    mov cl, byte ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    cmove ebx, eax
    mov eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    add ebx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    and esi, dword ptr [esp + 0x40]
    and eax, dword ptr [esp + 0x4c]
    imul edx, eax
    mov dword ptr [esp + 0x8], edx
    mov edx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    imul esi, edx
    mul edx
    add esi, edx
    add esi, dword ptr [esp + 0x8]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    mov eax, dword ptr [esp + 0x64]
    add esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov ebp, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x4]
    or ebp, dword ptr [edi + 8*ebx + plywright::sliders::magic::TABLE]
    or edx, dword ptr [edi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and edx, dword ptr [eax + 8*esi + 0x4]
    and ebp, dword ptr [eax + 8*esi]
    mov eax, esi
    movzx eax, ax
    mov dword ptr [esp + 0x10], eax
    and ebp, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x34]
    mov ebx, edx
    mov dword ptr [esp + 0x58], ebp
    and ebp, dword ptr [esp + 0x20]
    and ebx, dword ptr [esp + 0x18]
    mov esi, ebp
    or esi, ebx
    je .L312
    lea esi, [eax + 0x4000]
    mov cl, ch
    mov dword ptr [esp + 0x14], edx
    movzx eax, si
    mov dword ptr [esp + 0x1c], eax
    nop
.L309:
    mov eax, ebp
    mov edi, ebx
    add eax, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L311
    tzcnt edx, ebx
    mov dword ptr [esp + 0x8], eax
    movzx eax, cl
    inc cl
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, ebp
    add edx, 0x20
    test ebp, ebp
    mov ch, cl
    cmovne edx, eax
    mov eax, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl edx, 0x6
    or edx, dword ptr [esp + 0x1c]
    mov word ptr [eax + 2*esi], dx
    mov byte ptr [eax + 0x200], cl
    mov edx, dword ptr [esp + 0x14]
    mov eax, dword ptr [esp + 0x8]
.L310:
    and ebp, eax
    and ebx, edi
    mov eax, ebp
    or eax, ebx
    jne .L309
    jmp .L312
.L311:
    mov cl, -0x1
    jmp .L310
    nop
.L312:
    mov ebx, dword ptr [esp + 0x58]
    and edx, dword ptr [esp + 0x3c]
    mov cl, ch
    and ebx, dword ptr [esp + 0x48]
    mov esi, ebx
    or esi, edx
    je .L307
    nop
.L313:
    mov eax, ebx
    mov edi, edx
    add eax, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L315
    mov dword ptr [esp + 0x8], eax
    movzx eax, cl
    inc cl
    tzcnt ebp, ebx
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, edx
    mov ch, cl
    add eax, 0x20
    test ebx, ebx
    mov esi, dword ptr [esp + 0x4]
    cmovne eax, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x10]
    mov word ptr [ebp + 2*esi], ax
    mov eax, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], cl
.L314:
    and ebx, eax
    and edx, edi
    mov eax, ebx
    or eax, edx
    jne .L313
    jmp .L307
.L315:
    mov cl, -0x1
    jmp .L314
.L316:
    mov ecx, dword ptr [esp + 0xac]
    mov edi, 0x1
    xor ebp, ebp
    xor eax, eax
    mov esi, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x54]
    shld ebp, edi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0xa8]
    cmovne ebp, edi
    cmovne edi, eax
    and esi, dword ptr [ecx + 0x8]
    and ebx, dword ptr [ecx + 0xc]
    mov ecx, esi
    or ecx, ebx
    je .L375
    mov eax, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0xb0]
    mov dword ptr [esp + 0x64], ebp
    mov dword ptr [esp + 0x28], esi
    mov ebp, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0xb4]
    mov edx, 0x20
    mov dword ptr [esp + 0x58], edi
    mov edi, dword ptr [esp + 0x94]
    and ecx, eax
    and esi, ebp
    bsf ecx, ecx
    cmovne edx, ecx
    add edx, 0x20
    bsf ecx, esi
    mov esi, dword ptr [esp + 0x5c]
    cmove ecx, edx
    and edi, eax
    mov eax, dword ptr [esp + 0x24]
    mov edx, edi
    and ecx, 0x3f
    shl ecx, 0x6
    and esi, ebp
    shld edx, esi, 0x19
    shrd esi, edi, 0x9
    and edx, 0xfefefefe
    and esi, 0x7f7f7f7f
    or esi, edx
    mov edx, edi
    shr edi, 0x9
    shr edx, 0x7
    or esi, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 8]
    and edi, 0x7f7f7f
    and edx, 0xfefefe
    or edi, edx
    mov edx, dword ptr [esp + 0x58]
    or edi, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 12]
    mov eax, dword ptr [esp + 0x28]
    mov ecx, esi
    mov dword ptr [esp + 0x5c], esi
    not ecx
    not edx
    and eax, ecx
    not edi
    mov dword ptr [esp + 0x58], edx
    and ebx, edi
    mov ecx, eax
    or ecx, ebx
    mov ecx, dword ptr [esp + 0x64]
    not ecx
    mov dword ptr [esp + 0x64], ecx
    je .L351
    mov esi, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x34], ebx
    mov edi, ebx
    mov ebx, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x28], eax
    and esi, edx
    mov edx, dword ptr [esp + 0x40]
    mov dword ptr [esp + 0x8], esi
    xor esi, esi
    and edx, ecx
    mov ecx, eax
    mov dword ptr [esp + 0x10], edx
    xor edx, edx
    nop
.L317:
    mov dword ptr [esp + 0x14], edx
    tzcnt edx, edi
    tzcnt eax, ecx
    mov dword ptr [esp + 0x4], ecx
    mov dword ptr [esp + 0x1c], esi
    add edx, 0x20
    test ecx, ecx
    cmovne edx, eax
    mov eax, ecx
    mov ecx, edi
    add eax, -0x1
    mov dword ptr [esp + 0x2c], edx
    adc ecx, -0x1
    and dword ptr [esp + 0x4], eax
    and edi, ecx
    mov ecx, edx
    mov dword ptr [esp + 0x30], edi
    lea edi, [edx + 2*edx]
    shl ecx, 0x6
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    and esi, dword ptr [esp + 0x10]
    and eax, dword ptr [esp + 0x8]
    imul ebp, eax
    imul esi, edx
    mul edx
    add esi, edx
    mov edx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND]
    mov ecx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 4]
    add esi, ebp
    and ecx, dword ptr [esp + 0x50]
    and edx, dword ptr [esp + 0x74]
    mov dword ptr [esp + 0x44], ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove esi, eax
    add esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    and eax, dword ptr [esp + 0x80]
    and esi, dword ptr [esp + 0x10]
    and ebp, dword ptr [esp + 0x60]
    or eax, edx
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    or ebp, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x38], eax
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    imul esi, edx
    and eax, dword ptr [esp + 0x8]
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x2c]
    cmove esi, eax
    add esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    shld esi, edi, cl
    shl edi, cl
    and edx, dword ptr [esp + 0x6c]
    and eax, dword ptr [esp + 0x70]
    or edx, dword ptr [esp + 0x38]
    or eax, ebp
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x20]
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    or edx, eax
    mov edx, dword ptr [esp + 0x14]
    cmove esi, ecx
    cmove edi, ecx
    mov ecx, dword ptr [esp + 0x4]
    or edx, esi
    mov esi, dword ptr [esp + 0x1c]
    mov eax, ecx
    or esi, edi
    mov edi, dword ptr [esp + 0x30]
    or eax, edi
    jne .L317
    mov eax, dword ptr [esp + 0x34]
    mov ecx, dword ptr [esp + 0x28]
    mov ebp, dword ptr [esp + 0x20]
    not edx
    not esi
    and eax, edx
    and ecx, esi
    mov edx, eax
    jmp .L352
.L318:
    xor eax, eax
    xor ecx, ecx
.L319:
    mov esi, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x2c], eax
    mov dword ptr [esp + 0x14], ecx
    and eax, esi
    and ecx, edx
    mov edx, eax
    or edx, ecx
    je .L323
    mov edx, dword ptr [esp + 0x68]
    lea esi, [edx + 0x4000]
    mov edx, dword ptr [esp + 0xc]
    movzx esi, si
    mov dword ptr [esp + 0x10], esi
    movzx edx, byte ptr [edx + 0x200]
    nop
.L320:
    mov esi, eax
    mov ebp, ecx
    add esi, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L322
    movzx edi, dl
    tzcnt ebx, ecx
    inc dl
    mov dword ptr [esp + 0x4], edi
    tzcnt edi, eax
    add ebx, 0x20
    test eax, eax
    mov byte ptr [esp + 0x8], dl
    cmovne ebx, edi
    mov edi, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x4]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x10]
    mov word ptr [edi + 2*edx], bx
    movzx edx, byte ptr [esp + 0x8]
    mov byte ptr [edi + 0x200], dl
.L321:
    and eax, esi
    and ecx, ebp
    mov esi, eax
    or esi, ecx
    jne .L320
    jmp .L323
.L322:
    mov dl, -0x1
    jmp .L321
.L323:
    mov eax, dword ptr [esp + 0x20]
    mov ecx, dword ptr [esp + 0x18]
    mov esi, dword ptr [esp + 0x2c]
    not eax
    not ecx
    and eax, dword ptr [esp + 0x14]
    and esi, ecx
    mov ecx, esi
    or ecx, eax
    je .L327
    mov ecx, dword ptr [esp + 0xc]
    movzx edx, word ptr [esp + 0x68]
    movzx ebx, byte ptr [ecx + 0x200]
    mov dword ptr [esp + 0x10], edx
    nop
.L324:
    mov edi, esi
    mov ecx, eax
    add edi, -0x1
    adc ecx, -0x1
    cmp bl, -0x1
    je .L326
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, bl
    inc bl
    tzcnt ebp, esi
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, eax
    add ecx, 0x20
    test esi, esi
    mov edx, dword ptr [esp + 0x4]
    cmovne ecx, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl ecx, 0x6
    add ecx, dword ptr [esp + 0x10]
    mov word ptr [ebp + 2*edx], cx
    mov ecx, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], bl
.L325:
    and esi, edi
    and eax, ecx
    mov ecx, esi
    or ecx, eax
    jne .L324
    jmp .L327
.L326:
    mov bl, -0x1
    jmp .L325
.L327:
    mov edx, dword ptr [esp + 0x54]
    mov edi, dword ptr [esp + 0x3c]
    mov eax, dword ptr [esp + 0x38]
    movzx ebx, byte ptr [edx + 0x40]
    test bl, 0xc
    je .L372
    mov ecx, dword ptr [esp + 0xc]
    and dword ptr [esp + 0x40], eax
    mov eax, dword ptr [esp + 0x4c]
    mov bh, byte ptr [ecx + 0x200]
    and edi, eax
    test bl, 0x4
    je .L363
    mov ecx, dword ptr [esp + 0x5c]
    and eax, 0x60000000
    and ecx, 0x40000000
    or ecx, eax
    jne .L362
    mov eax, dword ptr [esp + 0x14]
    and eax, 0x20000000
    je .L362
    mov eax, dword ptr [esp + 0x6c]
    mov ecx, dword ptr [esp + 0x40]
    mov edx, 0x10008804
    mov esi, edi
    mov dword ptr [esp + 0x3c], edi
    mov edi, dword ptr [esp + 0x24]
    and esi, 0x3e404040
    imul ebp, esi, 0x10008804
    and eax, 0x10a000
    and ecx, 0x40404000
    mov dword ptr [esp + 0x4], eax
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x420201
    mov ecx, dword ptr [esp + 0x40]
    add eax, edx
    mov edx, 0x809440e
    add ebp, eax
    shr ebp, 0x15
    and ecx, 0x4020000
    mov esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 770052]
    mov eax, ecx
    imul ecx, ecx, 0xc20408
    mul edx
    mov eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 770048]
    add ecx, edx
    mov edx, dword ptr [esp + 0x3c]
    and esi, dword ptr [esp + 0x74]
    and eax, dword ptr [esp + 0x7c]
    and edx, 0x201008
    imul edx, edx, 0x809440e
    or esi, dword ptr [esp + 0x4]
    add edx, ecx
    shr edx, 0x1b
    mov ecx, dword ptr [edi + 8*edx + plywright::sliders::magic::TABLE + 860416]
    and ecx, dword ptr [esp + 0x70]
    or ecx, eax
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::TABLE + 860420]
    mov edx, dword ptr [esp + 0x20]
    and ecx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x8c]
    or eax, esi
    and eax, edx
    or eax, ecx
    setne al
    cmp bh, -0x1
    sete cl
    or cl, al
    jne .L328
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, bh
    inc bh
    mov word ptr [ecx + 2*eax], 0x2fbc
    mov byte ptr [ecx + 0x200], bh
.L328:
    mov edx, dword ptr [esp + 0x54]
    mov edi, dword ptr [esp + 0x3c]
    jmp .L363
.L329:
    xor ecx, ecx
    xor edx, edx
.L330:
    mov dword ptr [esp + 0x14], edx
    and edx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x34], ecx
    and ecx, ebp
    mov esi, ecx
    or esi, edx
    je .L334
    mov eax, dword ptr [esp + 0x68]
    lea esi, [eax + 0x4000]
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    movzx eax, si
    mov dword ptr [esp + 0x10], eax
    nop
.L331:
    mov edi, ecx
    mov ebp, edx
    add edi, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L333
    movzx eax, bl
    inc bl
    tzcnt esi, ecx
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, edx
    mov byte ptr [esp + 0x8], bl
    add eax, 0x20
    test ecx, ecx
    mov ebx, dword ptr [esp + 0x4]
    cmovne eax, esi
    mov esi, dword ptr [esp + 0xc]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x10]
    mov word ptr [esi + 2*ebx], ax
    movzx ebx, byte ptr [esp + 0x8]
    mov byte ptr [esi + 0x200], bl
.L332:
    and ecx, edi
    and edx, ebp
    mov eax, ecx
    or eax, edx
    jne .L331
    jmp .L334
.L333:
    mov bl, -0x1
    jmp .L332
.L334:
    mov ecx, dword ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0x18]
    mov edi, dword ptr [esp + 0x14]
    not ecx
    not edx
    and ecx, dword ptr [esp + 0x34]
    and edi, edx
    mov edx, ecx
    or edx, edi
    je .L338
    mov eax, dword ptr [esp + 0xc]
    movzx esi, word ptr [esp + 0x68]
    movzx edx, byte ptr [eax + 0x200]
    mov dword ptr [esp + 0x8], esi
    nop
.L335:
    mov esi, ecx
    mov ebx, edi
    add esi, -0x1
    adc ebx, -0x1
    cmp dl, -0x1
    je .L337
    tzcnt eax, edi
    movzx ebp, dl
    inc dl
    mov byte ptr [esp + 0x4], dl
    tzcnt edx, ecx
    add eax, 0x20
    test ecx, ecx
    cmovne eax, edx
    mov edx, dword ptr [esp + 0xc]
    shl eax, 0x6
    add eax, dword ptr [esp + 0x8]
    mov word ptr [edx + 2*ebp], ax
    movzx edx, byte ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xc]
    mov byte ptr [ebp + 0x200], dl
.L336:
    and ecx, esi
    and edi, ebx
    mov eax, ecx
    or eax, edi
    jne .L335
    jmp .L338
.L337:
    mov dl, -0x1
    jmp .L336
.L338:
    mov edx, dword ptr [esp + 0x54]
    mov ebp, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x38]
    mov eax, dword ptr [esp + 0x44]
    mov bh, byte ptr [edx + 0x40]
    test bh, 0x3
    je .L366
    mov esi, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x4c]
    and dword ptr [esp + 0x40], eax
    mov bl, byte ptr [esi + 0x200]
    and edi, ecx
    test bh, 0x1
    je .L365
    mov eax, ecx
    mov ecx, dword ptr [esp + 0x5c]
    and eax, 0x60
    and ecx, 0x40
    or ecx, eax
    mov ecx, dword ptr [esp + 0x74]
    jne .L364
    mov eax, dword ptr [esp + 0x34]
    and eax, 0x20
    je .L364
    mov esi, dword ptr [esp + 0x40]
    and ecx, 0xa01000
    mov edx, 0x8800200
    mov dword ptr [esp + 0x4], ecx
    mov ecx, edi
    and ecx, 0x4040403e
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x2800100
    mov ecx, edi
    and esi, 0x404040
    mov edi, dword ptr [esp + 0x24]
    add eax, edx
    imul ebp, esi, 0x8800200
    mov dword ptr [esp + 0x38], ecx
    and ecx, 0x8102000
    mov edx, 0x2400260
    add ebp, eax
    mov eax, ecx
    imul ecx, ecx, 0x10810402
    mul edx
    shr ebp, 0x15
    add ecx, edx
    mov edx, dword ptr [esp + 0x40]
    mov eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 114692]
    mov esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 114688]
    and edx, 0x204
    and eax, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x80]
    imul edx, edx, 0x2400260
    add edx, ecx
    shr edx, 0x1b
    mov ecx, dword ptr [edi + 8*edx + plywright::sliders::magic::TABLE + 820996]
    or esi, dword ptr [esp + 0x4]
    and ecx, dword ptr [esp + 0x70]
    or ecx, eax
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::TABLE + 820992]
    and ecx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x6c]
    or eax, esi
    and eax, dword ptr [esp + 0x20]
    or eax, ecx
    setne al
    cmp bl, -0x1
    sete cl
    or cl, al
    jne .L339
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, bl
    inc bl
    mov word ptr [ecx + 2*eax], 0x2184
    mov byte ptr [ecx + 0x200], bl
.L339:
    mov ebp, dword ptr [esp + 0x24]
    mov edx, dword ptr [esp + 0x54]
    mov edi, dword ptr [esp + 0x38]
    jmp .L365
.L340:
    mov edx, dword ptr [esp + 0x20]
    xor eax, eax
    xor ecx, ecx
.L341:
    mov dword ptr [esp + 0x2c], eax
    and eax, ebp
    mov dword ptr [esp + 0x1c], ecx
    and ecx, edx
    mov edx, eax
    or edx, ecx
    je .L345
    mov edx, dword ptr [esp + 0x68]
    lea esi, [edx + 0x4000]
    mov edx, dword ptr [esp + 0xc]
    movzx esi, si
    mov dword ptr [esp + 0x14], esi
    movzx edx, byte ptr [edx + 0x200]
    nop
.L342:
    mov esi, eax
    mov ebp, ecx
    add esi, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L344
    movzx edi, dl
    tzcnt ebx, ecx
    inc dl
    mov dword ptr [esp + 0x4], edi
    tzcnt edi, eax
    add ebx, 0x20
    test eax, eax
    mov byte ptr [esp + 0x8], dl
    cmovne ebx, edi
    mov edi, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x4]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x14]
    mov word ptr [edi + 2*edx], bx
    movzx edx, byte ptr [esp + 0x8]
    mov byte ptr [edi + 0x200], dl
.L343:
    and eax, esi
    and ecx, ebp
    mov esi, eax
    or esi, ecx
    jne .L342
    jmp .L345
.L344:
    mov dl, -0x1
    jmp .L343
.L345:
    mov edi, dword ptr [esp + 0x2c]
    mov esi, dword ptr [esp + 0x10]
    and edi, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0x1c]
    mov eax, edi
    or eax, esi
    je .L349
    mov eax, dword ptr [esp + 0xc]
    movzx edx, word ptr [esp + 0x68]
    movzx ecx, byte ptr [eax + 0x200]
    mov dword ptr [esp + 0x10], edx
    nop
.L346:
    mov edx, edi
    mov eax, edi
    mov edi, esi
    add edx, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L348
    tzcnt ebp, esi
    mov dword ptr [esp + 0x8], edx
    mov edx, ecx
    tzcnt ebx, eax
    movzx ecx, cl
    inc dl
    add ebp, 0x20
    test eax, eax
    mov dword ptr [esp + 0x4], ecx
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x4]
    shl ebp, 0x6
    add ebp, dword ptr [esp + 0x10]
    mov word ptr [ebx + 2*ecx], bp
    mov ecx, edx
    mov edx, dword ptr [esp + 0x8]
    mov ebp, dword ptr [esp + 0xc]
    mov byte ptr [ebp + 0x200], cl
.L347:
    and eax, edx
    and esi, edi
    mov edx, eax
    mov edi, eax
    or edx, esi
    jne .L346
    jmp .L349
.L348:
    mov cl, -0x1
    jmp .L347
.L349:
    mov edx, dword ptr [esp + 0x54]
    mov edi, dword ptr [esp + 0x44]
    mov eax, dword ptr [esp + 0x58]
    movzx ebx, byte ptr [edx + 0x40]
    test bl, 0xc
    je .L372
    mov ecx, dword ptr [esp + 0xc]
    and dword ptr [esp + 0x40], eax
    mov eax, dword ptr [esp + 0x4c]
    mov bh, byte ptr [ecx + 0x200]
    and edi, eax
    test bl, 0x4
    je .L370
    mov ecx, dword ptr [esp + 0x5c]
    and eax, 0x60000000
    and ecx, 0x40000000
    or ecx, eax
    jne .L369
    mov eax, dword ptr [esp + 0x1c]
    and eax, 0x20000000
    je .L369
    mov eax, dword ptr [esp + 0x6c]
    mov ecx, dword ptr [esp + 0x40]
    mov edx, 0x10008804
    mov esi, edi
    mov dword ptr [esp + 0x44], edi
    mov edi, dword ptr [esp + 0x24]
    and esi, 0x3e404040
    imul ebp, esi, 0x10008804
    and eax, 0x10a000
    and ecx, 0x40404000
    mov dword ptr [esp + 0x4], eax
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x420201
    mov ecx, dword ptr [esp + 0x40]
    add eax, edx
    mov edx, 0x809440e
    add ebp, eax
    shr ebp, 0x15
    and ecx, 0x4020000
    mov esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 770052]
    mov eax, ecx
    imul ecx, ecx, 0xc20408
    mul edx
    mov eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 770048]
    add ecx, edx
    mov edx, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x74]
    and eax, dword ptr [esp + 0x7c]
    and edx, 0x201008
    imul edx, edx, 0x809440e
    or esi, dword ptr [esp + 0x4]
    add edx, ecx
    shr edx, 0x1b
    mov ecx, dword ptr [edi + 8*edx + plywright::sliders::magic::TABLE + 860416]
    and ecx, dword ptr [esp + 0x70]
    or ecx, eax
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::TABLE + 860420]
    mov edx, dword ptr [esp + 0x20]
    and ecx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x8c]
    or eax, esi
    and eax, edx
    or eax, ecx
    setne al
    cmp bh, -0x1
    sete cl
    or cl, al
    jne .L350
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, bh
    inc bh
    mov word ptr [ecx + 2*eax], 0x2fbc
    mov byte ptr [ecx + 0x200], bh
.L350:
    mov edx, dword ptr [esp + 0x54]
    mov edi, dword ptr [esp + 0x44]
    jmp .L370
.L351:
    xor ecx, ecx
    xor edx, edx
.L352:
    mov dword ptr [esp + 0x14], edx
    and edx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x28], ecx
    and ecx, ebp
    mov esi, ecx
    or esi, edx
    je .L356
    mov eax, dword ptr [esp + 0x68]
    lea esi, [eax + 0x4000]
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    movzx eax, si
    mov dword ptr [esp + 0x10], eax
    nop
.L353:
    mov edi, ecx
    mov ebp, edx
    add edi, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L355
    movzx eax, bl
    inc bl
    tzcnt esi, ecx
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, edx
    mov byte ptr [esp + 0x8], bl
    add eax, 0x20
    test ecx, ecx
    mov ebx, dword ptr [esp + 0x4]
    cmovne eax, esi
    mov esi, dword ptr [esp + 0xc]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x10]
    mov word ptr [esi + 2*ebx], ax
    movzx ebx, byte ptr [esp + 0x8]
    mov byte ptr [esi + 0x200], bl
.L354:
    and ecx, edi
    and edx, ebp
    mov eax, ecx
    or eax, edx
    jne .L353
    jmp .L356
.L355:
    mov bl, -0x1
    jmp .L354
.L356:
    mov ebx, dword ptr [esp + 0x48]
    mov edi, dword ptr [esp + 0x14]
    mov eax, dword ptr [esp + 0x68]
    and ebx, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x3c]
    mov ecx, ebx
    or ecx, edi
    je .L360
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, ax
    mov dword ptr [esp + 0x10], eax
    movzx ecx, byte ptr [ecx + 0x200]
    nop
.L357:
    mov esi, ebx
    mov edx, edi
    mov eax, ebx
    add esi, -0x1
    adc edx, -0x1
    cmp cl, -0x1
    je .L359
    movzx ebx, cl
    inc cl
    mov dword ptr [esp + 0x8], edx
    tzcnt ebp, eax
    mov edx, ecx
    tzcnt ecx, edi
    mov dword ptr [esp + 0x4], ebx
    add ecx, 0x20
    test eax, eax
    mov ebx, dword ptr [esp + 0x4]
    mov byte ptr [esp + 0x4], dl
    cmovne ecx, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl ecx, 0x6
    add ecx, dword ptr [esp + 0x10]
    mov word ptr [ebp + 2*ebx], cx
    mov byte ptr [ebp + 0x200], dl
    mov edx, dword ptr [esp + 0x8]
.L358:
    and eax, esi
    and edi, edx
    mov ecx, eax
    mov ebx, eax
    or ecx, edi
    movzx ecx, byte ptr [esp + 0x4]
    jne .L357
    jmp .L360
.L359:
    mov byte ptr [esp + 0x4], -0x1
    jmp .L358
.L360:
    mov edx, dword ptr [esp + 0x54]
    mov esi, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x58]
    mov ecx, dword ptr [esp + 0x64]
    mov bh, byte ptr [edx + 0x40]
    test bh, 0x3
    je .L375
    mov ebp, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x4c]
    and dword ptr [esp + 0x40], ecx
    mov bl, byte ptr [ebp + 0x200]
    and edi, eax
    test bh, 0x1
    je .L374
    mov ecx, dword ptr [esp + 0x5c]
    and eax, 0x60
    and ecx, 0x40
    or ecx, eax
    mov ecx, dword ptr [esp + 0x74]
    jne .L373
    mov eax, esi
    and eax, 0x20
    je .L373
    mov esi, dword ptr [esp + 0x40]
    and ecx, 0xa01000
    mov edx, 0x8800200
    mov dword ptr [esp + 0x4], ecx
    mov ecx, edi
    and ecx, 0x4040403e
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x2800100
    mov ecx, edi
    and esi, 0x404040
    mov edi, dword ptr [esp + 0x24]
    add eax, edx
    imul ebp, esi, 0x8800200
    mov dword ptr [esp + 0x58], ecx
    and ecx, 0x8102000
    mov edx, 0x2400260
    add ebp, eax
    mov eax, ecx
    imul ecx, ecx, 0x10810402
    mul edx
    shr ebp, 0x15
    add ecx, edx
    mov edx, dword ptr [esp + 0x40]
    mov eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 114692]
    mov esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 114688]
    and edx, 0x204
    and eax, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x80]
    imul edx, edx, 0x2400260
    add edx, ecx
    shr edx, 0x1b
    mov ecx, dword ptr [edi + 8*edx + plywright::sliders::magic::TABLE + 820996]
    or esi, dword ptr [esp + 0x4]
    and ecx, dword ptr [esp + 0x70]
    or ecx, eax
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::TABLE + 820992]
    and ecx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x6c]
    or eax, esi
    and eax, dword ptr [esp + 0x20]
    or eax, ecx
    setne al
    cmp bl, -0x1
    sete cl
    or cl, al
    jne .L361
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, bl
    inc bl
    mov word ptr [ecx + 2*eax], 0x2184
    mov byte ptr [ecx + 0x200], bl
.L361:
    mov edx, dword ptr [esp + 0x54]
    mov esi, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x58]
    jmp .L374
.L362:
    mov edx, dword ptr [esp + 0x54]
.L363:
    test bl, 0x8
    je .L372
    mov ecx, dword ptr [esp + 0x4c]
    mov eax, dword ptr [esp + 0x5c]
    and ecx, 0xe000000
    and eax, 0x4000000
    or eax, ecx
    jne .L372
    and dword ptr [esp + 0x14], 0x8000000
    jne .L371
    jmp .L372
.L364:
    mov ebp, dword ptr [esp + 0x24]
    mov edx, dword ptr [esp + 0x54]
.L365:
    test bh, 0x2
    je .L366
    mov esi, dword ptr [esp + 0x4c]
    mov ecx, dword ptr [esp + 0x5c]
    and esi, 0xe
    and ecx, 0x4
    or ecx, esi
    jne .L366
    and dword ptr [esp + 0x34], 0x8
    je .L366
    mov byte ptr [esp + 0x4], bl
    mov ebx, dword ptr [esp + 0x40]
    mov ecx, edi
    mov edx, 0x200040
    mov ebp, dword ptr [esp + 0x60]
    mov esi, edi
    mov edi, dword ptr [esp + 0x80]
    and ecx, 0x404047a
    and esi, 0x20100a00
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x51001009
    mov ecx, ebx
    add eax, edx
    and ebx, 0x40
    and ecx, 0x40404
    imul ecx, ecx, 0x200040
    add ecx, eax
    mov eax, dword ptr [esp + 0x24]
    shr ecx, 0x15
    and ebp, dword ptr [eax + 8*ecx + plywright::sliders::magic::TABLE + 49156]
    mov eax, dword ptr [esp + 0x24]
    and edi, dword ptr [eax + 8*ecx + plywright::sliders::magic::TABLE + 49152]
    mov eax, dword ptr [esp + 0x74]
    mov ecx, 0x82088061
    and eax, 0xa1100
    or edi, eax
    mov eax, esi
    mul ecx
    imul eax, esi, 0x10042410
    imul ecx, ebx, 0x82088061
    mov esi, dword ptr [esp + 0x6c]
    movzx ebx, byte ptr [esp + 0x4]
    add eax, edx
    mov edx, dword ptr [esp + 0x70]
    add ecx, eax
    mov eax, dword ptr [esp + 0x24]
    shr ecx, 0x1b
    and edx, dword ptr [eax + 8*ecx + plywright::sliders::magic::TABLE + 819972]
    mov eax, dword ptr [esp + 0x24]
    and esi, dword ptr [eax + 8*ecx + plywright::sliders::magic::TABLE + 819968]
    or edx, ebp
    mov ebp, dword ptr [esp + 0x24]
    and edx, dword ptr [esp + 0x18]
    or esi, edi
    and esi, dword ptr [esp + 0x20]
    or esi, edx
    mov edx, dword ptr [esp + 0x54]
    setne al
    cmp bl, -0x1
    sete cl
    or cl, al
    jne .L366
    mov ebp, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, bl
    inc bl
    mov word ptr [ecx + 2*eax], 0x3084
    mov byte ptr [ecx + 0x200], bl
.L366:
    cmp byte ptr [edx + 0x41], 0x0
    je .L382
    mov ebx, ebp
    jmp .L376
.L367:
    mov eax, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x3c]
    jmp .L378
.L368:
    mov eax, dword ptr [esp + 0x44]
    mov esi, dword ptr [esp + 0x38]
    jmp .L380
.L369:
    mov edx, dword ptr [esp + 0x54]
.L370:
    test bl, 0x8
    je .L372
    mov ecx, dword ptr [esp + 0x4c]
    mov eax, dword ptr [esp + 0x5c]
    and ecx, 0xe000000
    and eax, 0x4000000
    or eax, ecx
    jne .L372
    and dword ptr [esp + 0x1c], 0x8000000
    je .L372
.L371:
    mov esi, dword ptr [esp + 0x40]
    mov edx, 0x84011
    mov ebp, dword ptr [esp + 0x24]
    mov byte ptr [esp + 0x4], bh
    mov ebx, edi
    and ebx, 0xa1020
    mov ecx, esi
    and esi, 0x40000000
    and ecx, 0x4040400
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x610020
    mov ecx, edi
    mov edi, dword ptr [esp + 0x74]
    and ecx, 0x7a040404
    or eax, edx
    imul ecx, ecx, 0x84011
    add ecx, eax
    mov eax, dword ptr [esp + 0x7c]
    shr ecx, 0x15
    and edi, dword ptr [ebp + 8*ecx + plywright::sliders::magic::TABLE + 704516]
    and eax, dword ptr [ebp + 8*ecx + plywright::sliders::magic::TABLE + 704512]
    mov ecx, 0x2265220
    mov dword ptr [esp + 0x7c], eax
    mov eax, dword ptr [esp + 0x6c]
    and eax, 0x110a00
    or edi, eax
    mov eax, esi
    mul ecx
    imul eax, esi, 0x40001002
    imul ecx, ebx, 0x2265220
    movzx ebx, byte ptr [esp + 0x4]
    or eax, edx
    mov edx, dword ptr [esp + 0x70]
    add ecx, eax
    mov eax, dword ptr [esp + 0x8c]
    shr ecx, 0x1b
    and edx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::TABLE + 859392]
    and eax, dword ptr [ebp + 8*ecx + plywright::sliders::magic::TABLE + 859396]
    or edx, dword ptr [esp + 0x7c]
    or eax, edi
    and eax, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x18]
    or eax, edx
    mov edx, dword ptr [esp + 0x54]
    setne al
    cmp bl, -0x1
    sete cl
    or cl, al
    jne .L372
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, bl
    inc bl
    mov word ptr [ecx + 2*eax], 0x3ebc
    mov byte ptr [ecx + 0x200], bl
.L372:
    cmp byte ptr [edx + 0x41], 0x0
    je .L382
    movzx eax, byte ptr [edx + 0x42]
    sub esp, 0xc
    mov ebx, dword ptr [esp + 0x30]
    lea ecx, [esp + 0xcc]
    push dword ptr [esp + 0x2c]
    push dword ptr [esp + 0x28]
    push dword ptr [esp + 0x20]
    push eax
    push dword ptr [esp + 0x84]
    call plywright::movegen::generate::en_passant
    jmp .L381
.L373:
    mov edx, dword ptr [esp + 0x54]
.L374:
    test bh, 0x2
    je .L375
    mov ecx, dword ptr [esp + 0x4c]
    mov eax, dword ptr [esp + 0x5c]
    and ecx, 0xe
    and eax, 0x4
    or eax, ecx
    jne .L375
    and esi, 0x8
    je .L375
    mov ebp, dword ptr [esp + 0x40]
    mov ecx, edi
    mov edx, 0x200040
    mov esi, edi
    mov edi, dword ptr [esp + 0x24]
    mov byte ptr [esp + 0x4], bl
    mov ebx, dword ptr [esp + 0x80]
    and ecx, 0x404047a
    and esi, 0x20100a00
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x51001009
    mov ecx, ebp
    add eax, edx
    and ebp, 0x40
    and ecx, 0x40404
    imul ecx, ecx, 0x200040
    add ecx, eax
    mov eax, dword ptr [esp + 0x60]
    shr ecx, 0x15
    and ebx, dword ptr [edi + 8*ecx + plywright::sliders::magic::TABLE + 49152]
    and eax, dword ptr [edi + 8*ecx + plywright::sliders::magic::TABLE + 49156]
    mov ecx, 0x82088061
    mov dword ptr [esp + 0x60], eax
    mov eax, dword ptr [esp + 0x74]
    and eax, 0xa1100
    or ebx, eax
    mov eax, esi
    mul ecx
    imul eax, esi, 0x10042410
    imul ecx, ebp, 0x82088061
    add eax, edx
    mov edx, dword ptr [esp + 0x6c]
    add ecx, eax
    mov eax, dword ptr [esp + 0x70]
    shr ecx, 0x1b
    and edx, dword ptr [edi + 8*ecx + plywright::sliders::magic::TABLE + 819968]
    and eax, dword ptr [edi + 8*ecx + plywright::sliders::magic::TABLE + 819972]
    mov ch, byte ptr [esp + 0x4]
    or edx, ebx
    or eax, dword ptr [esp + 0x60]
    and edx, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x18]
    or edx, eax
    mov edx, dword ptr [esp + 0x54]
    setne al
    cmp ch, -0x1
    sete cl
    or cl, al
    jne .L375
    mov esi, dword ptr [esp + 0xc]
    movzx eax, ch
    inc ch
    mov word ptr [esi + 2*eax], 0x3084
    mov byte ptr [esi + 0x200], ch
.L375:
    cmp byte ptr [edx + 0x41], 0x0
    mov ebx, dword ptr [esp + 0x24]
    je .L382
.L376:
    movzx eax, byte ptr [edx + 0x42]
    sub esp, 0xc
    lea ecx, [esp + 0xcc]
    push dword ptr [esp + 0x24]
    push dword ptr [esp + 0x30]
    push dword ptr [esp + 0x20]
    push eax
    push dword ptr [esp + 0x84]
    call plywright::movegen::generate::en_passant
    jmp .L381
.L377:
    xor eax, eax
    xor esi, esi
    mov dword ptr [esp + 0x14], ebp
    mov dword ptr [esp + 0x10], edi
.L378:
    mov edx, dword ptr [esp + 0x54]
    mov ebx, dword ptr [esp + 0x24]
    lea ecx, [esp + 0xc0]
    push dword ptr [esp + 0x20]
    push dword ptr [esp + 0x1c]
    push dword ptr [esp + 0x14]
    push dword ptr [esp + 0x1c]
    push dword ptr [esp + 0x24]
    push esi
    push eax
    push dword ptr [esp + 0x84]
    call plywright::movegen::evasions::answers
    jmp .L381
.L379:
    mov dword ptr [esp + 0x14], esi
    xor eax, eax
    xor esi, esi
    mov dword ptr [esp + 0x10], edi
.L380:
    mov edx, dword ptr [esp + 0x54]
    mov ebx, dword ptr [esp + 0x24]
    lea ecx, [esp + 0xc0]
    push dword ptr [esp + 0x18]
    push dword ptr [esp + 0x24]
    push dword ptr [esp + 0x14]
    push dword ptr [esp + 0x1c]
    push dword ptr [esp + 0x24]
    push esi
    push eax
    push dword ptr [esp + 0x84]
    call plywright::movegen::evasions::answers
.L381:
    add esp, 0x20
.L382:
    add esp, 0xcc
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.C0 = 0x007f7f7f7f7f7f7f 0x00fefefefefefefe
.C1 = 0xfefefefefefefe00 0x7f7f7f7f7f7f7f00
.C2 = 0x007f7f7f7f7f7f00 0x00fefefefefefe00
.C3 = 0x00fefefefefefe00 0x007f7f7f7f7f7f00

plywright::movegen::evasions::answers:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x7c
    mov ebx, dword ptr [esp + 0x9c]
    mov esi, dword ptr [esp + 0xa0]
    call .L0
.L0:
    pop edi
    mov dword ptr [esp + 0x70], ecx
    add edi, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x38], edi
    mov eax, ebx
    mov ecx, esi
    add eax, -0x1
    adc ecx, -0x1
    and eax, ebx
    and ecx, esi
    mov esi, edx
    mov edx, dword ptr [edx + 0x38]
    or ecx, eax
    mov eax, dword ptr [esp + 0xa8]
    mov ebp, dword ptr [esi + 0x3c]
    mov dword ptr [esp + 0x18], esi
    sete cl
    mov byte ptr [esp + 0x43], cl
    mov dword ptr [esp + 0x4c], edx
    not eax
    mov dword ptr [esp + 0x30], ebp
    mov dword ptr [esp + 0x64], eax
    mov eax, dword ptr [esp + 0xac]
    not eax
    mov dword ptr [esp + 0x60], eax
    movzx eax, byte ptr [esp + 0x90]
    je .L1
    mov ecx, dword ptr [esi + 0x34]
    mov edi, dword ptr [esi]
    mov ebp, dword ptr [esi + 0x4]
    movzx eax, al
    mov dword ptr [esp + 0x34], ecx
    mov ecx, dword ptr [esi + 0x30]
    jmp .L64
.L1:
    mov ecx, dword ptr [esp + 0xa0]
    mov ebp, edi
    movzx edi, al
    tzcnt eax, ebx
    mov dword ptr [esp + 0x48], edi
    tzcnt ecx, ecx
    add ecx, 0x20
    test ebx, ebx
    mov ebx, dword ptr [esi + 0x30]
    cmovne ecx, eax
    mov eax, edi
    shl eax, 0x9
    lea eax, [ebp + eax + plywright::board::geometry::BETWEEN]
    mov edi, dword ptr [eax + 8*ecx + 0x4]
    mov eax, dword ptr [eax + 8*ecx]
    movzx ecx, byte ptr [esp + 0x90]
    mov dword ptr [esp + 0x44], ebx
    or ebx, edx
    mov dword ptr [esp + 0x5c], ebx
    not ebx
    mov dword ptr [esp + 0x14], edi
    mov edi, dword ptr [esi + 0x4]
    mov esi, dword ptr [esi]
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x98]
    and cl, 0x7
    mov dword ptr [esp + 0x2c], esi
    and esi, edx
    mov edx, dword ptr [esp + 0x94]
    movd xmm1, eax
    not eax
    mov dword ptr [esp + 0x24], edi
    and edi, dword ptr [esp + 0x30]
    mov dword ptr [esp], esi
    mov esi, 0x1010101
    mov dword ptr [esp + 0x68], eax
    shl esi, cl
    mov ecx, ebp
    mov ebp, esi
    or ebp, eax
    mov eax, dword ptr [esp + 0x48]
    movd xmm0, edx
    not edx
    punpckldq xmm0, xmm1
    or esi, edx
    mov dword ptr [esp + 0x6c], edx
    mov edx, dword ptr [esp + 0x14]
    and ebp, edi
    pshufd xmm1, xmm0, 0x44
    pcmpeqd xmm0, xmm0
    and esi, dword ptr [esp]
    pxor xmm0, xmm1
    movd xmm1, edi
    mov edi, dword ptr [esp]
    shl eax, 0x6
    por xmm0, xmmword ptr [ecx + eax + plywright::board::geometry::AROUND + 48]
    mov eax, dword ptr [esp + 0x18]
    or edx, dword ptr [esp + 0xa0]
    shrd esi, ebp, 0x8
    shr ebp, 0x8
    and esi, ebx
    mov ebx, ecx
    movd xmm4, edi
    punpckldq xmm4, xmm1
    mov ecx, dword ptr [eax + 0x34]
    mov dword ptr [esp + 0x14], edx
    pshufd xmm1, xmm4, 0x44
    pand xmm1, xmm0
    movdqa xmm0, xmm1
    psrlq xmm1, 0x7
    psrlq xmm0, 0x9
    mov eax, ecx
    mov dword ptr [esp + 0x34], ecx
    or ecx, dword ptr [esp + 0x30]
    movsd xmm1, xmm0
    and eax, edx
    mov edx, dword ptr [esp + 0x28]
    movd xmm2, eax
    mov eax, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x58], ecx
    not ecx
    or edx, dword ptr [esp + 0x9c]
    and ebp, ecx
    mov dword ptr [esp + 0x8], ebp
    and eax, edx
    and esi, edx
    test edi, 0xff00
    mov dword ptr [esp + 0x28], edx
    movd xmm3, eax
    punpckldq xmm3, xmm2
    pshufd xmm0, xmm3, 0x44
    pand xmm0, xmm1
    pand xmm0, xmmword ptr [ebx + .C0]
    je .L15
    mov dword ptr [esp + 0x4], ecx
    mov ecx, esi
    mov dword ptr [esp + 0xc], esi
    and ecx, 0xff
    je .L6
    mov eax, dword ptr [esp + 0xa4]
    xor edi, edi
    movzx edx, byte ptr [eax + 0x200]
    nop
.L2:
    tzcnt ebx, edi
    tzcnt eax, ecx
    add ebx, 0x20
    test ecx, ecx
    cmovne ebx, eax
    cmp dl, -0x1
    je .L4
    mov ebp, ebx
    mov eax, dword ptr [esp + 0xa4]
    mov dh, dl
    mov dword ptr [esp], edi
    movzx edi, dl
    shl ebp, 0x6
    inc dh
    lea ebp, [ebx + ebp + 0x8]
    mov ebx, ebp
    or ebx, 0xb000
    cmp dh, -0x1
    mov word ptr [eax + 2*edi], bx
    mov byte ptr [eax + 0x200], dh
    je .L5
    mov esi, dword ptr [esp + 0xa4]
    mov bh, dl
    mov edi, ebp
    movzx eax, dh
    add bh, 0x2
    or edi, 0x8000
    cmp bh, -0x1
    mov word ptr [esi + 2*eax], di
    mov byte ptr [esi + 0x200], bh
    je .L5
    mov eax, ebp
    movzx edi, bh
    mov ebx, edx
    mov bh, -0x1
    or eax, 0xa000
    add bl, 0x3
    mov word ptr [esi + 2*edi], ax
    mov edi, dword ptr [esp]
    cmp bl, -0x1
    mov byte ptr [esi + 0x200], bl
    je .L3
    add dl, 0x4
    or ebp, 0x9000
    movzx eax, bl
    mov bh, dl
    mov word ptr [esi + 2*eax], bp
    mov byte ptr [esi + 0x200], dl
.L3:
    mov eax, ecx
    mov edx, edi
    add eax, -0x1
    adc edx, -0x1
    and ecx, eax
    and edi, edx
    mov eax, ecx
    mov dl, bh
    or eax, edi
    jne .L2
    jmp .L6
.L4:
    mov bh, -0x1
    jmp .L3
.L5:
    mov edi, dword ptr [esp]
    mov bh, -0x1
    jmp .L3
.L6:
    pshufd xmm1, xmm0, 0xee
    movd ecx, xmm1
    and ecx, 0xfe
    je .L10
    mov eax, dword ptr [esp + 0xa4]
    xor esi, esi
    movzx ebx, byte ptr [eax + 0x200]
    nop
.L7:
    tzcnt eax, esi
    tzcnt edx, ecx
    mov bh, -0x1
    add eax, 0x20
    test ecx, ecx
    cmovne eax, edx
    cmp bl, -0x1
    je .L8
    mov edx, eax
    mov dword ptr [esp], esi
    mov esi, dword ptr [esp + 0xa4]
    movzx edi, bl
    shl edx, 0x6
    lea ebp, [eax + edx + 0x7]
    mov eax, ebx
    mov edx, ebp
    inc al
    or edx, 0xf000
    cmp al, -0x1
    mov word ptr [esi + 2*edi], dx
    mov byte ptr [esi + 0x200], al
    je .L9
    mov ah, bl
    mov edx, ebp
    movzx edi, al
    add ah, 0x2
    or edx, 0xc000
    cmp ah, -0x1
    mov word ptr [esi + 2*edi], dx
    mov byte ptr [esi + 0x200], ah
    je .L9
    mov edx, ebx
    mov edi, ebp
    movzx eax, ah
    or edi, 0xe000
    add dl, 0x3
    mov word ptr [esi + 2*eax], di
    mov edi, esi
    mov byte ptr [esi + 0x200], dl
    mov esi, dword ptr [esp]
    cmp dl, -0x1
    je .L8
    add bl, 0x4
    or ebp, 0xd000
    movzx eax, dl
    mov bh, bl
    mov word ptr [edi + 2*eax], bp
    mov byte ptr [edi + 0x200], bl
.L8:
    mov eax, ecx
    mov edx, esi
    mov bl, bh
    add eax, -0x1
    adc edx, -0x1
    and ecx, eax
    and esi, edx
    mov eax, ecx
    or eax, esi
    jne .L7
    jmp .L10
.L9:
    mov esi, dword ptr [esp]
    jmp .L8
.L10:
    movd ecx, xmm0
    and ecx, 0x7f
    je .L14
    mov eax, dword ptr [esp + 0xa4]
    xor esi, esi
    movzx ebx, byte ptr [eax + 0x200]
    nop
.L11:
    tzcnt eax, esi
    tzcnt edx, ecx
    mov bh, -0x1
    add eax, 0x20
    test ecx, ecx
    cmovne eax, edx
    cmp bl, -0x1
    je .L12
    mov edx, eax
    mov dword ptr [esp], esi
    mov esi, dword ptr [esp + 0xa4]
    movzx edi, bl
    shl edx, 0x6
    lea ebp, [eax + edx + 0x9]
    mov eax, ebx
    mov edx, ebp
    inc al
    or edx, 0xf000
    cmp al, -0x1
    mov word ptr [esi + 2*edi], dx
    mov byte ptr [esi + 0x200], al
    je .L13
    mov ah, bl
    mov edx, ebp
    movzx edi, al
    add ah, 0x2
    or edx, 0xc000
    cmp ah, -0x1
    mov word ptr [esi + 2*edi], dx
    mov byte ptr [esi + 0x200], ah
    je .L13
    mov edx, ebx
    mov edi, ebp
    movzx eax, ah
    or edi, 0xe000
    add dl, 0x3
    mov word ptr [esi + 2*eax], di
    mov edi, esi
    mov byte ptr [esi + 0x200], dl
    mov esi, dword ptr [esp]
    cmp dl, -0x1
    je .L12
    add bl, 0x4
    or ebp, 0xd000
    movzx eax, dl
    mov bh, bl
    mov word ptr [edi + 2*eax], bp
    mov byte ptr [edi + 0x200], bl
.L12:
    mov eax, ecx
    mov edx, esi
    mov bl, bh
    add eax, -0x1
    adc edx, -0x1
    and ecx, eax
    and esi, edx
    mov eax, ecx
    or eax, esi
    jne .L11
    jmp .L14
.L13:
    mov esi, dword ptr [esp]
    jmp .L12
.L14:
    mov eax, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x4]
    pand xmm0, xmmword ptr [eax + .C1]
    and esi, 0xffffff00
.L15:
    mov eax, dword ptr [esp + 0x8]
    pshufd xmm1, xmm0, 0xff
    mov dword ptr [esp + 0xc], esi
    movd esi, xmm1
    pshufd xmm1, xmm0, 0xee
    movd edi, xmm1
    shr eax, 0x8
    and eax, dword ptr [esp + 0x14]
    and eax, ecx
    mov ecx, edi
    or ecx, esi
    mov dword ptr [esp + 0x10], eax
    je .L19
    mov eax, dword ptr [esp + 0xa4]
    movzx edx, byte ptr [eax + 0x200]
.L16:
    mov ebp, edi
    mov ecx, esi
    add ebp, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L18
    movzx eax, dl
    inc dl
    mov ebx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], eax
    tzcnt eax, esi
    mov byte ptr [esp + 0x4], dl
    tzcnt edx, edi
    add eax, 0x20
    test edi, edi
    cmovne eax, edx
    mov edx, eax
    shl edx, 0x6
    lea eax, [eax + edx + 0x4007]
    mov edx, dword ptr [esp]
    mov word ptr [ebx + 2*edx], ax
    movzx edx, byte ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0xa4]
    mov byte ptr [ebx + 0x200], dl
.L17:
    and edi, ebp
    and esi, ecx
    mov eax, edi
    or eax, esi
    jne .L16
    jmp .L19
.L18:
    mov dl, -0x1
    jmp .L17
.L19:
    mov eax, dword ptr [esp + 0x8]
    movd esi, xmm0
    pshufd xmm0, xmm0, 0x55
    movd edi, xmm0
    mov ecx, esi
    and eax, dword ptr [esp + 0x14]
    or ecx, edi
    mov dword ptr [esp + 0x8], eax
    je .L23
    mov eax, dword ptr [esp + 0xa4]
    movzx edx, byte ptr [eax + 0x200]
    nop
.L20:
    mov ecx, esi
    mov ebp, edi
    add ecx, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L22
    movzx eax, dl
    inc dl
    mov ebx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], eax
    tzcnt eax, edi
    mov byte ptr [esp + 0x4], dl
    tzcnt edx, esi
    add eax, 0x20
    test esi, esi
    cmovne eax, edx
    mov edx, eax
    shl edx, 0x6
    lea eax, [eax + edx + 0x4009]
    mov edx, dword ptr [esp]
    mov word ptr [ebx + 2*edx], ax
    movzx edx, byte ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0xa4]
    mov byte ptr [ebx + 0x200], dl
.L21:
    and esi, ecx
    and edi, ebp
    mov eax, esi
    or eax, edi
    jne .L20
    jmp .L23
.L22:
    mov dl, -0x1
    jmp .L21
.L23:
    mov ebp, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x8]
    movzx eax, byte ptr [esp + 0x10]
    mov ecx, ebp
    mov dword ptr [esp + 0x10], eax
    or ecx, edi
    je .L27
    mov eax, dword ptr [esp + 0xa4]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L24:
    mov esi, ebp
    mov eax, edi
    add esi, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L26
    mov dword ptr [esp + 0x4], eax
    movzx eax, cl
    tzcnt edx, ebp
    inc cl
    mov ebx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], eax
    mov eax, ebp
    tzcnt ebp, edi
    add ebp, 0x20
    test eax, eax
    cmovne ebp, edx
    mov edx, ebp
    shl edx, 0x6
    lea edx, [ebp + edx + 0x8]
    mov ebp, dword ptr [esp]
    mov word ptr [ebx + 2*ebp], dx
    mov ebx, dword ptr [esp + 0xa4]
    mov ebp, eax
    mov eax, dword ptr [esp + 0x4]
    mov byte ptr [ebx + 0x200], cl
.L25:
    and ebp, esi
    and edi, eax
    mov eax, ebp
    or eax, edi
    jne .L24
    jmp .L27
.L26:
    mov cl, -0x1
    jmp .L25
.L27:
    mov ecx, dword ptr [esp + 0x4c]
    mov eax, dword ptr [esp + 0x30]
    not ecx
    not eax
    mov dword ptr [esp + 0xc], ecx
    mov ecx, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x8], eax
    test ecx, ecx
    je .L31
    mov eax, dword ptr [esp + 0xa4]
    xor esi, esi
    movzx edx, byte ptr [eax + 0x200]
    nop
.L28:
    mov edi, esi
    mov ebp, ecx
    add edi, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L30
    movzx eax, dl
    inc dl
    mov ebx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], eax
    tzcnt eax, ecx
    mov byte ptr [esp + 0x4], dl
    tzcnt edx, esi
    add eax, 0x20
    test esi, esi
    cmovne eax, edx
    mov edx, eax
    shl edx, 0x6
    lea eax, [eax + edx + 0x1010]
    mov edx, dword ptr [esp]
    mov word ptr [ebx + 2*edx], ax
    movzx edx, byte ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0xa4]
    mov byte ptr [ebx + 0x200], dl
.L29:
    and esi, edi
    and ecx, ebp
    mov eax, esi
    or eax, ecx
    jne .L28
    jmp .L31
.L30:
    mov dl, -0x1
    jmp .L29
.L31:
    mov eax, dword ptr [esp + 0xc]
    and dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x8]
    and dword ptr [esp + 0x14], eax
    mov eax, dword ptr [esp + 0x18]
    mov esi, dword ptr [eax + 0x8]
    mov edx, dword ptr [eax + 0xc]
    and esi, dword ptr [esp + 0x6c]
    and edx, dword ptr [esp + 0x68]
    and esi, dword ptr [esp + 0x4c]
    and edx, dword ptr [esp + 0x30]
    mov eax, esi
    or eax, edx
    je .L41
    mov eax, dword ptr [esp + 0xa4]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L33
    nop
.L32:
    mov esi, dword ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0x3c]
    and esi, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x54]
    mov eax, esi
    or eax, edx
    je .L41
.L33:
    tzcnt ecx, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x20], esi
    mov dword ptr [esp + 0x3c], edx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    add esi, -0x1
    mov eax, dword ptr [esp + 0x38]
    adc edx, -0x1
    mov dword ptr [esp + 0x1c], esi
    mov dword ptr [esp + 0x54], edx
    mov edx, ecx
    shl edx, 0x6
    mov edi, dword ptr [eax + edx + plywright::board::geometry::AROUND]
    mov esi, dword ptr [eax + edx + plywright::board::geometry::AROUND + 4]
    movzx eax, cx
    mov dword ptr [esp + 0x8], eax
    and edi, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x14]
    mov ebp, esi
    mov dword ptr [esp + 0x50], edi
    and edi, dword ptr [esp + 0xa8]
    and ebp, dword ptr [esp + 0xac]
    mov edx, edi
    or edx, ebp
    je .L37
    lea ecx, [eax + 0x4000]
    mov bh, bl
    mov dword ptr [esp + 0xc], esi
    movzx eax, cx
    mov dword ptr [esp + 0x10], eax
    nop
.L34:
    mov eax, edi
    mov edx, ebp
    add eax, -0x1
    adc edx, -0x1
    cmp bh, -0x1
    je .L36
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
    or eax, dword ptr [esp + 0x10]
    mov word ptr [ecx + 2*esi], ax
    mov eax, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0xc]
    mov byte ptr [eax + 0x200], bh
    mov eax, dword ptr [esp + 0x4]
.L35:
    and edi, eax
    and ebp, edx
    mov eax, edi
    or eax, ebp
    jne .L34
    jmp .L37
.L36:
    mov bh, -0x1
    jmp .L35
    nop
.L37:
    mov eax, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0x60]
    mov edx, ebx
    and eax, dword ptr [esp + 0x64]
    mov ecx, eax
    or ecx, esi
    jne .L39
    jmp .L32
.L38:
    mov dl, -0x1
    jmp .L40
    nop
.L39:
    mov ecx, eax
    mov ebp, esi
    add ecx, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L38
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
.L40:
    and eax, ecx
    and esi, ebp
    mov ecx, eax
    or ecx, esi
    jne .L39
    jmp .L32
.L41:
    mov ecx, dword ptr [esp + 0x18]
    mov ebp, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x2c]
    mov esi, dword ptr [ecx + 0x24]
    mov eax, dword ptr [ecx + 0x14]
    mov edx, dword ptr [ecx + 0x20]
    mov ecx, dword ptr [ecx + 0x10]
    mov dword ptr [esp + 0x3c], esi
    or eax, esi
    mov esi, dword ptr [esp + 0x6c]
    mov dword ptr [esp + 0x10], edx
    or ecx, edx
    mov edx, dword ptr [esp + 0x68]
    and esi, dword ptr [esp + 0x4c]
    and edx, dword ptr [esp + 0x30]
    and esi, ecx
    and edx, eax
    mov eax, esi
    or eax, edx
    je .L52
    mov eax, dword ptr [esp + 0xa4]
    mov ch, byte ptr [eax + 0x200]
    jmp .L43
    nop
.L42:
    mov esi, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x20]
    mov ch, byte ptr [esp]
    and esi, dword ptr [esp + 0x54]
    and edx, dword ptr [esp + 0x50]
    mov eax, esi
    or eax, edx
    je .L52
.L43:
    tzcnt edi, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x1c], esi
    mov dword ptr [esp + 0x20], edx
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    mov dword ptr [esp + 0x54], esi
    mov esi, dword ptr [esp + 0x38]
    lea ebx, [edi + 2*edi]
    mov dword ptr [esp], edi
    adc edx, -0x1
    mov dword ptr [esp + 0x50], edx
    mov edi, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebp, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    mov cl, byte ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    and edi, dword ptr [esp + 0x58]
    and eax, dword ptr [esp + 0x5c]
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
    mov edx, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE + 4]
    movzx esi, word ptr [esp]
    and eax, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x8], esi
    mov dword ptr [esp + 0x78], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x74], edx
    and edx, dword ptr [esp + 0xac]
    mov ebx, eax
    or ebx, edx
    je .L47
    mov ebp, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x2c]
    add esi, 0x4000
    mov cl, ch
    movzx esi, si
    mov dword ptr [esp + 0xc], esi
    nop
.L44:
    mov esi, eax
    mov ebx, edx
    add esi, -0x1
    adc ebx, -0x1
    cmp cl, -0x1
    je .L46
    movzx edi, cl
    tzcnt ebp, edx
    inc cl
    mov dword ptr [esp + 0x4], ebx
    mov ebx, esi
    mov esi, dword ptr [esp + 0xa4]
    mov dword ptr [esp], edi
    tzcnt edi, eax
    add ebp, 0x20
    test eax, eax
    mov ch, cl
    cmovne ebp, edi
    mov edi, dword ptr [esp]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0xc]
    mov word ptr [esi + 2*edi], bp
    mov byte ptr [esi + 0x200], cl
    mov esi, ebx
    mov ebp, dword ptr [esp + 0x24]
    mov ebx, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp + 0x2c]
.L45:
    and eax, esi
    and edx, ebx
    mov esi, eax
    or esi, edx
    jne .L44
    jmp .L48
.L46:
    mov cl, -0x1
    jmp .L45
    nop
.L47:
    mov ebp, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x2c]
.L48:
    mov esi, dword ptr [esp + 0x78]
    mov ebx, dword ptr [esp + 0x74]
    mov byte ptr [esp], ch
    and esi, dword ptr [esp + 0x64]
    and ebx, dword ptr [esp + 0x60]
    mov eax, esi
    or eax, ebx
    mov al, ch
    jne .L50
    jmp .L42
.L49:
    mov al, -0x1
    jmp .L51
    nop
.L50:
    mov edx, esi
    mov ecx, ebx
    add edx, -0x1
    adc ecx, -0x1
    cmp al, -0x1
    je .L49
    movzx edi, al
    mov ebp, esi
    inc al
    tzcnt esi, esi
    mov dword ptr [esp + 0x4], edx
    mov edx, ecx
    mov ecx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], edi
    tzcnt edi, ebx
    add edi, 0x20
    test ebp, ebp
    cmovne edi, esi
    mov esi, dword ptr [esp]
    mov byte ptr [esp], al
    shl edi, 0x6
    or edi, dword ptr [esp + 0x8]
    mov word ptr [ecx + 2*esi], di
    mov byte ptr [ecx + 0x200], al
    mov ecx, edx
    mov esi, ebp
    mov edi, dword ptr [esp + 0x2c]
    mov edx, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0x24]
.L51:
    and esi, edx
    and ebx, ecx
    mov edx, esi
    or edx, ebx
    jne .L50
    jmp .L42
.L52:
    mov esi, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0x3c]
    or edx, dword ptr [esi + 0x18]
    or ecx, dword ptr [esi + 0x1c]
    and edx, dword ptr [esp + 0x6c]
    and ecx, dword ptr [esp + 0x68]
    and edx, dword ptr [esp + 0x4c]
    and ecx, dword ptr [esp + 0x30]
    mov eax, edx
    or eax, ecx
    je .L63
    mov eax, dword ptr [esp + 0xa4]
    mov ebx, ecx
    mov esi, ebx
    mov ch, byte ptr [eax + 0x200]
    jmp .L54
    nop
.L53:
    mov edx, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x3c]
    mov ch, byte ptr [esp]
    and edx, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0x1c]
    mov eax, edx
    or eax, esi
    je .L62
.L54:
    tzcnt ebx, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x10], edx
    mov dword ptr [esp + 0x3c], esi
    add ebx, 0x20
    test edx, edx
    cmovne ebx, eax
    add edx, -0x1
    adc esi, -0x1
    mov dword ptr [esp + 0x20], edx
    lea edx, [ebx + 2*ebx]
    mov dword ptr [esp + 0x1c], esi
    mov esi, dword ptr [esp + 0x38]
    mov edi, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [ebx + 2*ebx]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and edi, dword ptr [esp + 0x58]
    and eax, dword ptr [esp + 0x5c]
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
    mov dword ptr [esp + 0x8], edx
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x54], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x50], edi
    and edi, dword ptr [esp + 0xac]
    mov ebp, eax
    or ebp, edi
    je .L58
    lea esi, [edx + 0x4000]
    mov cl, ch
    movzx edx, si
    mov dword ptr [esp + 0xc], edx
    nop
.L55:
    mov edx, eax
    mov ebp, edi
    add edx, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L57
    tzcnt ebx, edi
    mov dword ptr [esp + 0x4], edx
    movzx edx, cl
    inc cl
    mov dword ptr [esp], edx
    tzcnt edx, eax
    add ebx, 0x20
    test eax, eax
    mov ch, cl
    cmovne ebx, edx
    mov edx, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0xc]
    mov word ptr [edx + 2*esi], bx
    mov edx, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp + 0xa4]
    mov byte ptr [esi + 0x200], cl
.L56:
    and eax, edx
    and edi, ebp
    mov edx, eax
    or edx, edi
    jne .L55
    jmp .L58
.L57:
    mov cl, -0x1
    jmp .L56
    nop
.L58:
    mov esi, dword ptr [esp + 0x54]
    mov ebp, dword ptr [esp + 0x50]
    mov byte ptr [esp], ch
    and esi, dword ptr [esp + 0x64]
    and ebp, dword ptr [esp + 0x60]
    mov eax, esi
    or eax, ebp
    mov al, ch
    jne .L60
    jmp .L53
.L59:
    mov al, -0x1
    jmp .L61
    nop
.L60:
    mov edx, esi
    mov edi, ebp
    add edx, -0x1
    adc edi, -0x1
    cmp al, -0x1
    je .L59
    mov dword ptr [esp + 0x4], edx
    movzx edx, al
    inc al
    tzcnt ebx, esi
    mov ecx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], edx
    tzcnt edx, ebp
    add edx, 0x20
    test esi, esi
    cmovne edx, ebx
    mov ebx, dword ptr [esp]
    mov byte ptr [esp], al
    shl edx, 0x6
    or edx, dword ptr [esp + 0x8]
    mov word ptr [ecx + 2*ebx], dx
    mov edx, dword ptr [esp + 0x4]
    mov byte ptr [ecx + 0x200], al
.L61:
    and esi, edx
    and ebp, edi
    mov edx, esi
    or edx, ebp
    jne .L60
    jmp .L53
.L62:
    mov esi, dword ptr [esp + 0x18]
    mov ebp, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x2c]
.L63:
    mov ecx, dword ptr [esp + 0x44]
    mov eax, dword ptr [esp + 0x48]
.L64:
    shl eax, 0x6
    mov edx, esi
    mov dword ptr [esp + 0x24], ebp
    mov dword ptr [esp + 0x2c], edi
    mov dword ptr [esp + 0x48], eax
    mov eax, dword ptr [esi + 0x28]
    mov esi, ecx
    mov dword ptr [esp + 0x44], esi
    and eax, ecx
    mov ecx, dword ptr [edx + 0x2c]
    mov edx, 0x20
    and ecx, dword ptr [esp + 0x34]
    bsf ecx, ecx
    cmovne edx, ecx
    add edx, 0x20
    bsf ecx, eax
    mov eax, edi
    cmove ecx, edx
    mov edx, ebp
    and eax, esi
    mov esi, dword ptr [esp + 0x38]
    and edx, dword ptr [esp + 0x34]
    and ecx, 0x3f
    mov edi, eax
    shl ecx, 0x6
    shl edi, 0x9
    and edi, 0xfefefe00
    mov ebp, edx
    shld edx, eax, 0x7
    shld ebp, eax, 0x9
    shl eax, 0x7
    and edx, 0x7f7f7f7f
    and eax, 0x7f7f7f00
    or edx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 12]
    and ebp, 0xfefefefe
    or eax, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 8]
    mov ecx, dword ptr [esp + 0x30]
    or ebp, ecx
    or ebp, edx
    mov edx, dword ptr [esp + 0x4c]
    not ebp
    or edi, edx
    or edi, eax
    mov eax, dword ptr [esp + 0x48]
    not edi
    and edi, dword ptr [esi + eax + plywright::board::geometry::AROUND + 8]
    and ebp, dword ptr [esi + eax + plywright::board::geometry::AROUND + 12]
    mov eax, edi
    mov dword ptr [esp + 0x20], ebp
    mov dword ptr [esp + 0x1c], edi
    or eax, ebp
    mov eax, dword ptr [esp + 0x34]
    je .L66
    mov ebx, ecx
    movzx ecx, byte ptr [esp + 0x90]
    mov dword ptr [esp + 0x34], eax
    mov esi, 0x1
    xor eax, eax
    shld eax, esi, cl
    shl esi, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne eax, esi
    cmovne esi, ecx
    mov ecx, dword ptr [esp + 0x18]
    or ebx, dword ptr [esp + 0x34]
    or edx, dword ptr [esp + 0x44]
    not eax
    not esi
    movdqu xmm0, xmmword ptr [ecx + 0x20]
    and eax, ebx
    movdqu xmm1, xmmword ptr [ecx + 0x10]
    mov ebx, dword ptr [ecx + 0xc]
    and esi, edx
    xor edx, edx
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [ecx + 0x8]
    mov ecx, edi
    mov edi, ebp
    mov ebp, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0xc], esi
    xor esi, esi
    pshufd xmm0, xmm0, 0x44
    mov dword ptr [esp + 0x58], ebx
    por xmm0, xmm1
    mov dword ptr [esp + 0x5c], eax
    nop
.L65:
    tzcnt ebx, edi
    tzcnt eax, ecx
    mov dword ptr [esp + 0x4], ecx
    mov dword ptr [esp + 0x10], edx
    mov dword ptr [esp], esi
    add ebx, 0x20
    test ecx, ecx
    cmovne ebx, eax
    mov eax, ecx
    mov ecx, edi
    add eax, -0x1
    lea esi, [ebx + 2*ebx]
    adc ecx, -0x1
    and dword ptr [esp + 0x4], eax
    lea eax, [ebx + 2*ebx]
    mov esi, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    and edi, ecx
    mov edx, dword ptr [ebp + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov ecx, ebx
    mov dword ptr [esp + 0x14], edi
    mov edi, dword ptr [ebp + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebp + 8*eax + plywright::sliders::magic::LOOKUPS]
    shl ecx, 0x6
    and edi, dword ptr [esp + 0x8]
    and eax, dword ptr [esp + 0xc]
    imul esi, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND]
    mov ecx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 4]
    add edi, esi
    and edx, dword ptr [esp + 0x5c]
    and ecx, dword ptr [esp + 0x58]
    mov dword ptr [esp + 0x28], edx
    lea edx, [ebx + 2*ebx]
    mov dword ptr [esp + 0x3c], ecx
    movzx ecx, byte ptr [ebp + 8*edx + plywright::sliders::magic::LOOKUPS + 20]
    mov esi, dword ptr [ebp + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [ebp + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    cmove edi, eax
    mov eax, dword ptr [ebp + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    lea edx, [ebx + 2*ebx]
    and esi, dword ptr [esp + 0x8]
    mov edx, dword ptr [ebp + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and eax, dword ptr [esp + 0xc]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    lea edx, [ebx + 2*ebx]
    add esi, ecx
    movzx ecx, byte ptr [ebp + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    add edi, dword ptr [ebp + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    movq xmm1, qword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, 0x1
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    movq xmm2, qword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    xor esi, esi
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    pshufd xmm1, xmm2, 0xee
    movd ecx, xmm1
    pshufd xmm1, xmm2, 0xff
    movd edx, xmm1
    pshufd xmm1, xmm2, 0x55
    or edx, dword ptr [esp + 0x3c]
    movd eax, xmm1
    or eax, edx
    movd edx, xmm2
    or edx, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x34]
    or edx, ecx
    mov ecx, ebx
    and edx, dword ptr [esp + 0x44]
    shld esi, edi, cl
    shl edi, cl
    test bl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    or edx, eax
    mov edx, dword ptr [esp + 0x10]
    cmove edi, ecx
    cmove esi, ecx
    mov ecx, dword ptr [esp + 0x4]
    or dword ptr [esp], esi
    mov esi, dword ptr [esp]
    or edx, edi
    mov edi, dword ptr [esp + 0x14]
    mov eax, ecx
    or eax, edi
    jne .L65
    not edx
    not esi
    jmp .L67
.L66:
    mov edx, 0xffffffff
    mov esi, 0xffffffff
.L67:
    mov eax, dword ptr [esp + 0x1c]
    mov edi, dword ptr [esp + 0x20]
    and eax, edx
    and edi, esi
    mov dword ptr [esp + 0x1c], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x20], edi
    and edi, dword ptr [esp + 0xac]
    mov edx, eax
    or edx, edi
    je .L71
    mov edx, dword ptr [esp + 0xa4]
    movzx esi, byte ptr [esp + 0x90]
    movzx edx, byte ptr [edx + 0x200]
    or esi, 0x4000
    movzx esi, si
    mov dword ptr [esp + 0x8], esi
    nop
.L68:
    mov esi, eax
    mov ecx, edi
    add esi, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L70
    tzcnt ebx, edi
    mov dword ptr [esp + 0x4], ecx
    mov ecx, edx
    tzcnt ebp, eax
    movzx edx, dl
    inc cl
    add ebx, 0x20
    test eax, eax
    mov dword ptr [esp], edx
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0xa4]
    mov edx, dword ptr [esp]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x8]
    mov word ptr [ebp + 2*edx], bx
    mov edx, ecx
    mov ecx, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xa4]
    mov byte ptr [ebp + 0x200], dl
.L69:
    and eax, esi
    and edi, ecx
    mov esi, eax
    or esi, edi
    jne .L68
    jmp .L71
.L70:
    mov dl, -0x1
    jmp .L69
.L71:
    mov ecx, dword ptr [esp + 0x1c]
    mov esi, dword ptr [esp + 0x20]
    mov ebp, dword ptr [esp + 0x24]
    and ecx, dword ptr [esp + 0x64]
    and esi, dword ptr [esp + 0x60]
    mov eax, ecx
    or eax, esi
    je .L75
    mov edi, ecx
    mov ecx, dword ptr [esp + 0xa4]
    movzx eax, byte ptr [esp + 0x90]
    movzx ecx, byte ptr [ecx + 0x200]
    movzx eax, ax
    mov dword ptr [esp + 0x8], eax
    nop
.L72:
    mov edx, edi
    mov eax, esi
    add edx, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L74
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
    mov eax, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0x24]
    mov byte ptr [ebx + 0x200], cl
.L73:
    and edi, edx
    and esi, eax
    mov edx, edi
    or edx, esi
    jne .L72
    jmp .L75
.L74:
    mov cl, -0x1
    jmp .L73
.L75:
    cmp byte ptr [esp + 0x43], 0x0
    je .L76
    mov eax, dword ptr [esp + 0x18]
    cmp byte ptr [eax + 0x41], 0x0
    je .L76
    mov ecx, dword ptr [esp + 0x18]
    mov edi, dword ptr [esp + 0x2c]
    mov edx, 0x1
    xor esi, esi
    movzx eax, byte ptr [ecx + 0x42]
    or ebp, dword ptr [ecx + 0xc]
    or edi, dword ptr [ecx + 0x8]
    mov ecx, eax
    mov ch, al
    xor eax, eax
    add cl, 0x8
    shld esi, edx, cl
    shl edx, cl
    test cl, 0x20
    cmovne esi, edx
    cmovne edx, eax
    and ebp, dword ptr [esp + 0xa0]
    and edi, dword ptr [esp + 0x9c]
    not esi
    not edx
    and ebp, esi
    and edi, edx
    or edi, ebp
    je .L78
.L76:
    mov eax, dword ptr [esp + 0x70]
    mov ecx, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0xa8]
    mov edx, dword ptr [esp + 0xac]
    mov dword ptr [eax], ecx
    mov dword ptr [eax + 0x4], esi
    mov dword ptr [eax + 0x8], edx
    add esp, 0x7c
.L77:
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L78:
    sub esp, 0xc
    movzx eax, ch
    movzx esi, byte ptr [esp + 0x9c]
    mov ecx, dword ptr [esp + 0x7c]
    mov edx, dword ptr [esp + 0x24]
    mov ebx, dword ptr [esp + 0x44]
    push dword ptr [esp + 0xb8]
    push dword ptr [esp + 0xb8]
    push dword ptr [esp + 0xb8]
    push eax
    push esi
    call plywright::movegen::generate::en_passant
    add esp, 0x9c
    jmp .L77
.C0 = 0x007f7f7f7f7f7f7f 0x00fefefefefefefe
.C1 = 0x007f7f7f7f7f7f00 0x00fefefefefefe00

plywright::movegen::evasions::answers:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x7c
    mov ebx, dword ptr [esp + 0x9c]
    mov esi, dword ptr [esp + 0xa0]
    call .L0
.L0:
    pop edi
    mov dword ptr [esp + 0x70], ecx
    add edi, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x24], edi
    mov eax, ebx
    mov ecx, esi
    add eax, -0x1
    adc ecx, -0x1
    and eax, ebx
    and ecx, esi
    mov esi, edx
    mov edx, dword ptr [edx + 0x30]
    or ecx, eax
    mov eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x14], esi
    sete cl
    mov byte ptr [esp + 0x43], cl
    mov dword ptr [esp + 0x2c], edx
    mov edx, dword ptr [esi + 0x34]
    not eax
    mov dword ptr [esp + 0x60], eax
    mov eax, dword ptr [esp + 0xac]
    mov dword ptr [esp + 0x48], edx
    not eax
    mov dword ptr [esp + 0x5c], eax
    movzx eax, byte ptr [esp + 0x90]
    je .L1
    mov edi, dword ptr [esi]
    mov edx, dword ptr [esi + 0x3c]
    mov ebx, dword ptr [esi + 0x38]
    movzx eax, al
    mov dword ptr [esp + 0x6c], edi
    mov edi, dword ptr [esi + 0x4]
    jmp .L66
.L1:
    mov ecx, dword ptr [esp + 0xa0]
    mov esi, dword ptr [esp + 0x9c]
    mov ebx, edi
    movzx edi, al
    mov dword ptr [esp + 0x44], edi
    tzcnt ecx, ecx
    tzcnt eax, esi
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, edi
    shl eax, 0x9
    lea eax, [ebx + eax + plywright::board::geometry::BETWEEN]
    mov edi, dword ptr [eax + 8*ecx + 0x4]
    mov eax, dword ptr [eax + 8*ecx]
    movzx ecx, byte ptr [esp + 0x90]
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x30], edi
    and cl, 0x7
    mov ebp, dword ptr [esp + 0x30]
    mov esi, dword ptr [eax + 0x4]
    mov edi, dword ptr [eax + 0x3c]
    mov eax, dword ptr [eax]
    or ebp, dword ptr [esp + 0xa0]
    mov dword ptr [esp + 0x6c], eax
    and eax, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x38], edi
    or edi, edx
    mov dword ptr [esp + 0x34], esi
    and esi, edx
    mov edx, dword ptr [esp + 0x94]
    mov dword ptr [esp + 0x58], edi
    not edi
    mov ebx, esi
    mov dword ptr [esp + 0x8], esi
    mov dword ptr [esp + 0x30], ebp
    mov dword ptr [esp], edi
    mov edi, 0x1010101
    shl edi, cl
    mov ecx, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x4], eax
    mov eax, dword ptr [esp + 0x98]
    mov esi, edi
    movd xmm0, edx
    not edx
    mov dword ptr [esp + 0x68], edx
    or edi, edx
    mov edx, dword ptr [esp + 0x4]
    shl ecx, 0x6
    movd xmm1, eax
    not eax
    or esi, eax
    mov dword ptr [esp + 0x64], eax
    mov eax, dword ptr [esp + 0x24]
    punpckldq xmm0, xmm1
    and edi, edx
    pshufd xmm1, xmm0, 0x44
    pcmpeqd xmm0, xmm0
    and esi, ebx
    pxor xmm0, xmm1
    movd xmm1, edx
    mov edx, dword ptr [esp + 0x1c]
    shld esi, edi, 0x8
    shl edi, 0x8
    and esi, dword ptr [esp]
    por xmm0, xmmword ptr [eax + ecx + plywright::board::geometry::AROUND + 48]
    mov eax, dword ptr [esp + 0x38]
    or edx, dword ptr [esp + 0x9c]
    and esi, ebp
    and eax, ebp
    mov dword ptr [esp + 0x10], esi
    movd xmm2, eax
    mov eax, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x1c], edx
    mov ecx, dword ptr [eax + 0x38]
    mov eax, ecx
    mov dword ptr [esp + 0x50], ecx
    and eax, edx
    mov edx, dword ptr [esp + 0x2c]
    movd xmm3, eax
    punpckldq xmm3, xmm2
    or ecx, edx
    mov edx, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x54], ecx
    not ecx
    and edi, ecx
    mov dword ptr [esp + 0x28], ecx
    mov eax, edi
    and eax, dword ptr [esp + 0x1c]
    movd xmm4, edx
    test edx, 0xff0000
    punpckldq xmm1, xmm4
    pshufd xmm1, xmm1, 0x44
    pand xmm1, xmm0
    movdqa xmm0, xmm1
    mov dword ptr [esp + 0xc], eax
    mov eax, dword ptr [esp + 0x24]
    psllq xmm1, 0x7
    psllq xmm0, 0x9
    movsd xmm1, xmm0
    pshufd xmm0, xmm3, 0x44
    pand xmm0, xmm1
    pand xmm0, xmmword ptr [eax + .C0]
    je .L14
    and esi, 0xff000000
    mov dword ptr [esp + 0x8], edi
    je .L5
    mov eax, dword ptr [esp + 0xa4]
    xor ebx, ebx
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L2:
    tzcnt edi, esi
    tzcnt edx, ebx
    mov ch, -0x1
    add edi, 0x20
    test ebx, ebx
    cmovne edi, edx
    cmp cl, -0x1
    je .L3
    lea edx, [edi + 0x38]
    shl edi, 0x6
    mov dword ptr [esp], esi
    mov esi, dword ptr [esp + 0xa4]
    movzx eax, cl
    and edx, 0x3f
    or edi, edx
    mov edx, ecx
    movzx edi, di
    inc dl
    mov ebp, edi
    or ebp, 0xb000
    cmp dl, -0x1
    mov word ptr [esi + 2*eax], bp
    mov byte ptr [esi + 0x200], dl
    je .L4
    mov dh, cl
    lea eax, [edi + 0x8000]
    movzx ebp, dl
    add dh, 0x2
    mov word ptr [esi + 2*ebp], ax
    cmp dh, -0x1
    mov byte ptr [esi + 0x200], dh
    je .L4
    mov dl, cl
    lea eax, [edi + 0xa000]
    movzx ebp, dh
    add dl, 0x3
    mov word ptr [esi + 2*ebp], ax
    mov byte ptr [esi + 0x200], dl
    mov esi, dword ptr [esp]
    cmp dl, -0x1
    je .L3
    mov ebp, dword ptr [esp + 0xa4]
    add cl, 0x4
    or edi, 0x9000
    movzx eax, dl
    mov ch, cl
    mov word ptr [ebp + 2*eax], di
    mov byte ptr [ebp + 0x200], cl
.L3:
    mov eax, ebx
    mov edx, esi
    mov cl, ch
    add eax, -0x1
    adc edx, -0x1
    and ebx, eax
    and esi, edx
    mov eax, ebx
    or eax, esi
    jne .L2
    jmp .L5
.L4:
    mov esi, dword ptr [esp]
    jmp .L3
.L5:
    pshufd xmm1, xmm0, 0x55
    movd esi, xmm1
    and esi, 0xfe000000
    je .L9
    mov eax, dword ptr [esp + 0xa4]
    xor ebx, ebx
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L6:
    tzcnt edi, esi
    tzcnt eax, ebx
    mov ch, -0x1
    add edi, 0x20
    test ebx, ebx
    cmovne edi, eax
    cmp cl, -0x1
    je .L7
    lea eax, [edi + 0x37]
    shl edi, 0x6
    mov dword ptr [esp], esi
    mov esi, dword ptr [esp + 0xa4]
    mov edx, ecx
    movzx ebp, cl
    and eax, 0x3f
    inc dl
    or edi, eax
    movzx edi, di
    mov eax, edi
    or eax, 0xf000
    cmp dl, -0x1
    mov word ptr [esi + 2*ebp], ax
    mov byte ptr [esi + 0x200], dl
    je .L8
    mov dh, cl
    lea eax, [edi + 0xc000]
    movzx ebp, dl
    add dh, 0x2
    mov word ptr [esi + 2*ebp], ax
    cmp dh, -0x1
    mov byte ptr [esi + 0x200], dh
    je .L8
    mov dl, cl
    lea eax, [edi + 0xe000]
    movzx ebp, dh
    add dl, 0x3
    mov word ptr [esi + 2*ebp], ax
    mov byte ptr [esi + 0x200], dl
    mov esi, dword ptr [esp]
    cmp dl, -0x1
    je .L7
    mov ebp, dword ptr [esp + 0xa4]
    add cl, 0x4
    or edi, 0xd000
    movzx eax, dl
    mov ch, cl
    mov word ptr [ebp + 2*eax], di
    mov byte ptr [ebp + 0x200], cl
.L7:
    mov eax, ebx
    mov edx, esi
    mov cl, ch
    add eax, -0x1
    adc edx, -0x1
    and ebx, eax
    and esi, edx
    mov eax, ebx
    or eax, esi
    jne .L6
    jmp .L9
.L8:
    mov esi, dword ptr [esp]
    jmp .L7
.L9:
    pshufd xmm1, xmm0, 0xff
    movd esi, xmm1
    and esi, 0x7f000000
    je .L13
    mov eax, dword ptr [esp + 0xa4]
    xor ebx, ebx
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L10:
    tzcnt edi, esi
    tzcnt eax, ebx
    mov ch, -0x1
    add edi, 0x20
    test ebx, ebx
    cmovne edi, eax
    cmp cl, -0x1
    je .L11
    lea eax, [edi + 0x39]
    shl edi, 0x6
    mov dword ptr [esp], esi
    mov esi, dword ptr [esp + 0xa4]
    mov edx, ecx
    movzx ebp, cl
    and eax, 0x3f
    inc dl
    or edi, eax
    movzx edi, di
    mov eax, edi
    or eax, 0xf000
    cmp dl, -0x1
    mov word ptr [esi + 2*ebp], ax
    mov byte ptr [esi + 0x200], dl
    je .L12
    mov dh, cl
    lea eax, [edi + 0xc000]
    movzx ebp, dl
    add dh, 0x2
    mov word ptr [esi + 2*ebp], ax
    cmp dh, -0x1
    mov byte ptr [esi + 0x200], dh
    je .L12
    mov dl, cl
    lea eax, [edi + 0xe000]
    movzx ebp, dh
    add dl, 0x3
    mov word ptr [esi + 2*ebp], ax
    mov byte ptr [esi + 0x200], dl
    mov esi, dword ptr [esp]
    cmp dl, -0x1
    je .L11
    mov ebp, dword ptr [esp + 0xa4]
    add cl, 0x4
    or edi, 0xd000
    movzx eax, dl
    mov ch, cl
    mov word ptr [ebp + 2*eax], di
    mov byte ptr [ebp + 0x200], cl
.L11:
    mov eax, ebx
    mov edx, esi
    mov cl, ch
    add eax, -0x1
    adc edx, -0x1
    and ebx, eax
    and esi, edx
    mov eax, ebx
    or eax, esi
    jne .L10
    jmp .L13
.L12:
    mov esi, dword ptr [esp]
    jmp .L11
.L13:
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x8]
    and dword ptr [esp + 0x10], 0xffffff
    pand xmm0, xmmword ptr [eax + .C1]
    and ecx, 0xffffff00
    jmp .L15
.L14:
    mov ecx, dword ptr [esp + 0xc]
.L15:
    shl edi, 0x8
    mov dword ptr [esp + 0xc], ecx
    movd ecx, xmm0
    pshufd xmm1, xmm0, 0x55
    and edi, dword ptr [esp + 0x1c]
    movd esi, xmm1
    mov eax, ecx
    or eax, esi
    mov dword ptr [esp + 0x8], edi
    je .L19
    mov eax, dword ptr [esp + 0xa4]
    movzx edx, byte ptr [eax + 0x200]
    nop
.L16:
    mov edi, ecx
    mov ebp, esi
    add edi, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L18
    movzx eax, dl
    inc dl
    mov ebx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], eax
    tzcnt eax, esi
    mov byte ptr [esp + 0x4], dl
    tzcnt edx, ecx
    add eax, 0x20
    test ecx, ecx
    cmovne eax, edx
    mov edx, eax
    add eax, 0x37
    shl edx, 0x6
    and eax, 0x3f
    lea eax, [eax + edx + 0x4000]
    mov edx, dword ptr [esp]
    mov word ptr [ebx + 2*edx], ax
    movzx edx, byte ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0xa4]
    mov byte ptr [ebx + 0x200], dl
.L17:
    and ecx, edi
    and esi, ebp
    mov eax, ecx
    or eax, esi
    jne .L16
    jmp .L19
.L18:
    mov dl, -0x1
    jmp .L17
.L19:
    mov eax, dword ptr [esp + 0x28]
    pshufd xmm1, xmm0, 0xff
    pshufd xmm0, xmm0, 0xee
    movd esi, xmm0
    movd ecx, xmm1
    and dword ptr [esp + 0x8], eax
    mov eax, esi
    or eax, ecx
    je .L23
    mov eax, dword ptr [esp + 0xa4]
    movzx edx, byte ptr [eax + 0x200]
    nop
.L20:
    mov edi, esi
    mov ebp, ecx
    add edi, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L22
    movzx eax, dl
    inc dl
    mov ebx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], eax
    tzcnt eax, ecx
    mov byte ptr [esp + 0x4], dl
    tzcnt edx, esi
    add eax, 0x20
    test esi, esi
    cmovne eax, edx
    mov edx, eax
    add eax, 0x39
    shl edx, 0x6
    and eax, 0x3f
    lea eax, [eax + edx + 0x4000]
    mov edx, dword ptr [esp]
    mov word ptr [ebx + 2*edx], ax
    movzx edx, byte ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0xa4]
    mov byte ptr [ebx + 0x200], dl
.L21:
    and esi, edi
    and ecx, ebp
    mov eax, esi
    or eax, ecx
    jne .L20
    jmp .L23
.L22:
    mov dl, -0x1
    jmp .L21
.L23:
    mov ecx, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x10]
    and dword ptr [esp + 0x8], 0xff000000
    mov eax, ecx
    or eax, edi
    je .L27
    mov eax, dword ptr [esp + 0xa4]
    movzx ebx, byte ptr [eax + 0x200]
    nop
.L24:
    mov esi, ecx
    mov ebp, edi
    add esi, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L26
    movzx eax, bl
    tzcnt edx, edi
    inc bl
    mov dword ptr [esp], eax
    tzcnt eax, ecx
    add edx, 0x20
    test ecx, ecx
    mov byte ptr [esp + 0x4], bl
    mov ebx, dword ptr [esp + 0xa4]
    cmovne edx, eax
    mov eax, edx
    add edx, 0x38
    shl eax, 0x6
    and edx, 0x3f
    or edx, eax
    mov eax, dword ptr [esp]
    mov word ptr [ebx + 2*eax], dx
    movzx ebx, byte ptr [esp + 0x4]
    mov edx, dword ptr [esp + 0xa4]
    mov byte ptr [edx + 0x200], bl
.L25:
    and ecx, esi
    and edi, ebp
    mov eax, ecx
    or eax, edi
    jne .L24
    jmp .L27
.L26:
    mov bl, -0x1
    jmp .L25
.L27:
    mov ecx, dword ptr [esp + 0x48]
    mov edx, dword ptr [esp + 0x2c]
    mov edi, dword ptr [esp + 0x8]
    mov eax, ecx
    not edx
    test edi, edi
    not eax
    mov dword ptr [esp + 0x10], edx
    mov dword ptr [esp + 0xc], eax
    je .L31
    mov eax, dword ptr [esp + 0xa4]
    xor esi, esi
    movzx ebx, byte ptr [eax + 0x200]
    nop
.L28:
    mov eax, edi
    mov ebp, esi
    add eax, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L30
    tzcnt ecx, esi
    mov dword ptr [esp + 0x4], eax
    movzx eax, bl
    inc bl
    mov dword ptr [esp], eax
    tzcnt eax, edi
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    mov edx, dword ptr [esp]
    mov eax, ecx
    add ecx, 0x30
    shl eax, 0x6
    and ecx, 0x3f
    or ecx, eax
    mov eax, dword ptr [esp + 0xa4]
    or ecx, 0x1000
    mov word ptr [eax + 2*edx], cx
    mov byte ptr [eax + 0x200], bl
    mov ecx, dword ptr [esp + 0x48]
    mov eax, dword ptr [esp + 0x4]
.L29:
    and edi, eax
    and esi, ebp
    mov eax, edi
    or eax, esi
    jne .L28
    jmp .L31
.L30:
    mov bl, -0x1
    jmp .L29
.L31:
    mov eax, dword ptr [esp + 0x10]
    and dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [esp + 0xc]
    and dword ptr [esp + 0x30], eax
    mov eax, dword ptr [esp + 0x14]
    mov esi, dword ptr [eax + 0x8]
    mov edx, dword ptr [eax + 0xc]
    and esi, dword ptr [esp + 0x68]
    and edx, dword ptr [esp + 0x64]
    and esi, dword ptr [esp + 0x2c]
    and edx, ecx
    mov eax, esi
    or eax, edx
    je .L41
    mov eax, dword ptr [esp + 0xa4]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L33
    nop
.L32:
    mov esi, dword ptr [esp + 0x3c]
    mov edx, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x18]
    mov eax, esi
    or eax, edx
    je .L41
.L33:
    tzcnt ecx, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x3c], esi
    mov dword ptr [esp + 0x28], edx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    add esi, -0x1
    mov eax, dword ptr [esp + 0x24]
    adc edx, -0x1
    mov dword ptr [esp + 0x20], esi
    mov dword ptr [esp + 0x18], edx
    mov edx, ecx
    shl edx, 0x6
    mov edi, dword ptr [eax + edx + plywright::board::geometry::AROUND]
    mov esi, dword ptr [eax + edx + plywright::board::geometry::AROUND + 4]
    movzx eax, cx
    mov dword ptr [esp + 0x8], eax
    and edi, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x30]
    mov ebp, esi
    mov dword ptr [esp + 0x4c], edi
    and edi, dword ptr [esp + 0xa8]
    and ebp, dword ptr [esp + 0xac]
    mov edx, edi
    or edx, ebp
    je .L37
    lea ecx, [eax + 0x4000]
    mov bh, bl
    mov dword ptr [esp + 0xc], esi
    movzx eax, cx
    mov dword ptr [esp + 0x10], eax
    nop
.L34:
    mov edx, edi
    mov eax, ebp
    add edx, -0x1
    adc eax, -0x1
    cmp bh, -0x1
    je .L36
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
    or eax, dword ptr [esp + 0x10]
    mov word ptr [ecx + 2*esi], ax
    mov eax, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0xc]
    mov byte ptr [eax + 0x200], bh
    mov eax, dword ptr [esp + 0x4]
.L35:
    and edi, edx
    and ebp, eax
    mov eax, edi
    or eax, ebp
    jne .L34
    jmp .L37
.L36:
    mov bh, -0x1
    jmp .L35
    nop
.L37:
    mov eax, dword ptr [esp + 0x4c]
    and esi, dword ptr [esp + 0x5c]
    and eax, dword ptr [esp + 0x60]
    mov ecx, eax
    or ecx, esi
    mov ecx, ebx
    jne .L39
    jmp .L32
.L38:
    mov cl, -0x1
    jmp .L40
    nop
.L39:
    mov ebp, eax
    mov edi, esi
    add ebp, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L38
    mov dword ptr [esp + 0x4], edi
    movzx edi, cl
    inc cl
    tzcnt ebx, eax
    mov edx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], edi
    mov edi, esi
    tzcnt esi, esi
    add esi, 0x20
    test eax, eax
    cmovne esi, ebx
    mov ebx, eax
    mov eax, dword ptr [esp]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x8]
    mov word ptr [edx + 2*eax], si
    mov eax, dword ptr [esp + 0xa4]
    mov esi, edi
    mov edi, dword ptr [esp + 0x4]
    mov byte ptr [eax + 0x200], cl
    mov eax, ebx
    mov ebx, ecx
.L40:
    and eax, ebp
    and esi, edi
    mov edx, eax
    or edx, esi
    jne .L39
    jmp .L32
.L41:
    mov ecx, dword ptr [esp + 0x14]
    mov esi, dword ptr [ecx + 0x24]
    mov eax, dword ptr [ecx + 0x14]
    mov edx, dword ptr [ecx + 0x20]
    mov ecx, dword ptr [ecx + 0x10]
    mov dword ptr [esp + 0x3c], esi
    or eax, esi
    mov esi, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0x28], edx
    or ecx, edx
    mov edx, dword ptr [esp + 0x64]
    and esi, dword ptr [esp + 0x2c]
    and edx, dword ptr [esp + 0x48]
    and esi, ecx
    and edx, eax
    mov eax, esi
    or eax, edx
    je .L52
    mov eax, dword ptr [esp + 0xa4]
    mov ch, byte ptr [eax + 0x200]
    jmp .L43
    nop
.L42:
    mov esi, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x20]
    mov ch, byte ptr [esp]
    and esi, dword ptr [esp + 0x4c]
    and edx, dword ptr [esp + 0x78]
    mov eax, esi
    or eax, edx
    je .L52
.L43:
    tzcnt ebx, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x18], esi
    mov dword ptr [esp + 0x20], edx
    add ebx, 0x20
    test esi, esi
    cmovne ebx, eax
    add esi, -0x1
    mov dword ptr [esp + 0x4c], esi
    mov esi, dword ptr [esp + 0x24]
    adc edx, -0x1
    mov dword ptr [esp + 0x78], edx
    lea edx, [ebx + 2*ebx]
    mov edi, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebx + 2*ebx]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and edi, dword ptr [esp + 0x58]
    and eax, dword ptr [esp + 0x54]
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
    and eax, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x74], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x8], edx
    and edx, dword ptr [esp + 0xac]
    mov edi, eax
    or edi, edx
    je .L47
    mov ebx, dword ptr [esp + 0x8]
    add esi, 0x4000
    mov cl, ch
    movzx esi, si
    mov dword ptr [esp + 0x10], esi
    nop
.L44:
    mov esi, eax
    mov edi, edx
    add esi, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L46
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
    mov ebp, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], cl
.L45:
    and eax, esi
    and edx, edi
    mov esi, eax
    or esi, edx
    jne .L44
    jmp .L48
.L46:
    mov cl, -0x1
    jmp .L45
    nop
.L47:
    mov ebx, dword ptr [esp + 0x8]
.L48:
    mov esi, dword ptr [esp + 0x74]
    and ebx, dword ptr [esp + 0x5c]
    mov byte ptr [esp], ch
    and esi, dword ptr [esp + 0x60]
    mov eax, esi
    or eax, ebx
    mov al, ch
    jne .L50
    jmp .L42
.L49:
    mov al, -0x1
    jmp .L51
    nop
.L50:
    mov ecx, esi
    mov edi, ebx
    add ecx, -0x1
    adc edi, -0x1
    cmp al, -0x1
    je .L49
    movzx edx, al
    inc al
    tzcnt ebp, esi
    mov dword ptr [esp + 0x4], ecx
    mov ecx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], edx
    mov edx, ebx
    tzcnt ebx, ebx
    add ebx, 0x20
    test esi, esi
    cmovne ebx, ebp
    mov ebp, dword ptr [esp]
    mov byte ptr [esp], al
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0xc]
    mov word ptr [ecx + 2*ebp], bx
    mov byte ptr [ecx + 0x200], al
    mov ecx, dword ptr [esp + 0x4]
    mov ebx, edx
.L51:
    and esi, ecx
    and ebx, edi
    mov edx, esi
    or edx, ebx
    jne .L50
    jmp .L42
.L52:
    mov eax, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x28]
    mov ecx, dword ptr [esp + 0x3c]
    or edx, dword ptr [eax + 0x18]
    or ecx, dword ptr [eax + 0x1c]
    and edx, dword ptr [esp + 0x68]
    and ecx, dword ptr [esp + 0x64]
    and edx, dword ptr [esp + 0x2c]
    and ecx, dword ptr [esp + 0x48]
    mov eax, edx
    or eax, ecx
    je .L64
    mov eax, dword ptr [esp + 0xa4]
    mov esi, ecx
    mov ch, byte ptr [eax + 0x200]
    jmp .L54
    nop
.L53:
    mov edx, dword ptr [esp + 0x28]
    mov esi, dword ptr [esp + 0x3c]
    mov ch, byte ptr [esp]
    and edx, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x20]
    mov eax, edx
    or eax, esi
    je .L63
.L54:
    tzcnt edi, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x28], edx
    mov dword ptr [esp + 0x3c], esi
    add edi, 0x20
    test edx, edx
    cmovne edi, eax
    add edx, -0x1
    adc esi, -0x1
    mov dword ptr [esp + 0x10], edx
    lea edx, [edi + 2*edi]
    mov dword ptr [esp + 0x20], esi
    mov esi, dword ptr [esp + 0x24]
    mov ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [edi + 2*edi]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and ebx, dword ptr [esp + 0x58]
    and eax, dword ptr [esp + 0x54]
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
    mov dword ptr [esp + 0x8], edx
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x1c]
    and ebx, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x18], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x4c], ebx
    and ebx, dword ptr [esp + 0xac]
    mov ebp, eax
    or ebp, ebx
    je .L58
    mov edi, dword ptr [esp + 0x34]
    lea esi, [edx + 0x4000]
    mov cl, ch
    movzx edx, si
    mov dword ptr [esp + 0xc], edx
    nop
.L55:
    mov edx, eax
    mov ebp, ebx
    add edx, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L57
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
    mov edi, dword ptr [esp + 0x34]
    mov byte ptr [edx + 0x200], cl
    mov edx, dword ptr [esp + 0x4]
.L56:
    and eax, edx
    and ebx, ebp
    mov edx, eax
    or edx, ebx
    jne .L55
    jmp .L59
.L57:
    mov cl, -0x1
    jmp .L56
    nop
.L58:
    mov edi, dword ptr [esp + 0x34]
.L59:
    mov esi, dword ptr [esp + 0x18]
    mov ebp, dword ptr [esp + 0x4c]
    mov byte ptr [esp], ch
    and esi, dword ptr [esp + 0x60]
    and ebp, dword ptr [esp + 0x5c]
    mov eax, esi
    or eax, ebp
    mov al, ch
    jne .L61
    jmp .L53
.L60:
    mov al, -0x1
    jmp .L62
    nop
.L61:
    mov edx, esi
    mov ebx, ebp
    add edx, -0x1
    adc ebx, -0x1
    cmp al, -0x1
    je .L60
    mov dword ptr [esp + 0x4], edx
    movzx edx, al
    mov edi, esi
    inc al
    tzcnt esi, esi
    mov ecx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], edx
    tzcnt edx, ebp
    add edx, 0x20
    test edi, edi
    cmovne edx, esi
    mov esi, dword ptr [esp]
    mov byte ptr [esp], al
    shl edx, 0x6
    or edx, dword ptr [esp + 0x8]
    mov word ptr [ecx + 2*esi], dx
    mov edx, dword ptr [esp + 0xa4]
    mov esi, edi
    mov edi, dword ptr [esp + 0x34]
    mov byte ptr [edx + 0x200], al
    mov edx, dword ptr [esp + 0x4]
.L62:
    and esi, edx
    and ebp, ebx
    mov edx, esi
    or edx, ebp
    jne .L61
    jmp .L53
.L63:
    mov esi, dword ptr [esp + 0x14]
    jmp .L65
.L64:
    mov esi, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp + 0x34]
.L65:
    mov edx, dword ptr [esp + 0x38]
    mov ebx, dword ptr [esp + 0x50]
    mov eax, dword ptr [esp + 0x44]
.L66:
    mov ecx, dword ptr [esi + 0x2c]
    shl eax, 0x6
    mov dword ptr [esp + 0x38], edx
    mov dword ptr [esp + 0x34], edi
    mov dword ptr [esp + 0x50], ebx
    mov dword ptr [esp + 0x44], eax
    mov eax, dword ptr [esi + 0x28]
    mov esi, edi
    mov edi, dword ptr [esp + 0x24]
    mov ebp, dword ptr [esp + 0x50]
    and ecx, edx
    mov edx, 0x20
    and eax, ebx
    bsf ecx, ecx
    cmovne edx, ecx
    add edx, 0x20
    bsf ecx, eax
    cmove ecx, edx
    mov edx, dword ptr [esp + 0x6c]
    and esi, dword ptr [esp + 0x38]
    and ecx, 0x3f
    shl ecx, 0x6
    and edx, ebx
    mov ebx, esi
    mov eax, esi
    shld ebx, edx, 0x19
    shrd edx, esi, 0x9
    shr esi, 0x9
    shr eax, 0x7
    and edx, 0x7f7f7f7f
    and ebx, 0xfefefefe
    and esi, 0x7f7f7f
    and eax, 0xfefefe
    or edx, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 8]
    or ebx, dword ptr [esp + 0x2c]
    or esi, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 12]
    mov ecx, dword ptr [esp + 0x48]
    or ebx, edx
    mov edx, dword ptr [esp + 0x44]
    or eax, ecx
    or eax, esi
    not ebx
    not eax
    and ebx, dword ptr [edi + edx + plywright::board::geometry::AROUND + 8]
    and eax, dword ptr [edi + edx + plywright::board::geometry::AROUND + 12]
    mov edi, eax
    mov eax, ebx
    mov dword ptr [esp + 0x20], ebx
    or eax, edi
    mov eax, dword ptr [esp + 0x38]
    je .L68
    mov dword ptr [esp + 0x18], edi
    mov edi, ecx
    movzx ecx, byte ptr [esp + 0x90]
    mov esi, 0x1
    xor edx, edx
    shld edx, esi, cl
    shl esi, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne edx, esi
    cmovne esi, ecx
    or edi, eax
    mov ecx, dword ptr [esp + 0x2c]
    not edx
    not esi
    and edx, edi
    mov dword ptr [esp], edx
    mov edx, dword ptr [esp + 0x14]
    or ecx, ebp
    mov ebp, dword ptr [esp + 0x18]
    and esi, ecx
    mov dword ptr [esp + 0x4], esi
    mov esi, ebx
    mov ebx, dword ptr [esp + 0x24]
    mov ecx, dword ptr [edx + 0x8]
    movdqu xmm0, xmmword ptr [edx + 0x20]
    movdqu xmm1, xmmword ptr [edx + 0x10]
    mov dword ptr [esp + 0x58], ecx
    mov ecx, dword ptr [edx + 0xc]
    pshufd xmm0, xmm0, 0x44
    xor edx, edx
    por xmm0, xmm1
    mov dword ptr [esp + 0x54], ecx
    xor ecx, ecx
.L67:
    mov dword ptr [esp + 0x8], ecx
    tzcnt ecx, ebp
    tzcnt eax, esi
    mov dword ptr [esp + 0xc], edx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, esi
    mov edx, ecx
    add eax, -0x1
    mov ecx, ebp
    adc ecx, -0x1
    and esi, eax
    mov dword ptr [esp + 0x30], edx
    and ebp, ecx
    mov dword ptr [esp + 0x10], esi
    lea esi, [edx + 2*edx]
    mov ecx, edx
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x1c], ebp
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    shl ecx, 0x6
    and ebp, dword ptr [esp]
    and eax, dword ptr [esp + 0x4]
    imul edi, eax
    imul ebp, edx
    mul edx
    add ebp, edx
    mov edx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND]
    mov ecx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 4]
    add ebp, edi
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1540]
    and ecx, dword ptr [esp + 0x54]
    and edx, dword ptr [esp + 0x58]
    mov dword ptr [esp + 0x3c], ecx
    movzx ecx, byte ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x28], edx
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1544]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove ebp, eax
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1536]
    and edi, dword ptr [esp]
    add ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
    and eax, dword ptr [esp + 0x4]
    imul edi, edx
    movq xmm1, qword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [esp + 0x1c]
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
    or edx, dword ptr [esp + 0x3c]
    movd eax, xmm1
    or eax, edx
    movd edx, xmm2
    or edx, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x38]
    or edx, ecx
    mov ecx, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x50]
    shld esi, edi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    or edx, eax
    mov edx, dword ptr [esp + 0xc]
    cmove esi, ecx
    cmove edi, ecx
    mov ecx, dword ptr [esp + 0x8]
    or edx, esi
    mov esi, dword ptr [esp + 0x10]
    or ecx, edi
    mov eax, esi
    or eax, ebp
    jne .L67
    mov edi, dword ptr [esp + 0x18]
    not ecx
    not edx
    jmp .L69
.L68:
    mov ecx, 0xffffffff
    mov edx, 0xffffffff
.L69:
    mov eax, dword ptr [esp + 0x20]
    and edi, edx
    mov dword ptr [esp + 0x18], edi
    and edi, dword ptr [esp + 0xac]
    and eax, ecx
    mov dword ptr [esp + 0x20], eax
    and eax, dword ptr [esp + 0xa8]
    mov edx, eax
    or edx, edi
    je .L73
    mov edx, dword ptr [esp + 0xa4]
    movzx esi, byte ptr [esp + 0x90]
    movzx edx, byte ptr [edx + 0x200]
    or esi, 0x4000
    movzx esi, si
    mov dword ptr [esp + 0x8], esi
    nop
.L70:
    mov esi, eax
    mov ecx, edi
    add esi, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L72
    tzcnt ebx, edi
    mov dword ptr [esp + 0x4], ecx
    mov ecx, edx
    tzcnt ebp, eax
    movzx edx, dl
    inc cl
    add ebx, 0x20
    test eax, eax
    mov dword ptr [esp], edx
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0xa4]
    mov edx, dword ptr [esp]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x8]
    mov word ptr [ebp + 2*edx], bx
    mov edx, ecx
    mov ecx, dword ptr [esp + 0x4]
    mov byte ptr [ebp + 0x200], dl
.L71:
    and eax, esi
    and edi, ecx
    mov esi, eax
    or esi, edi
    jne .L70
    jmp .L73
.L72:
    mov dl, -0x1
    jmp .L71
.L73:
    mov edx, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esp + 0x34]
    and edx, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x5c]
    mov eax, edx
    or eax, esi
    je .L77
    mov ecx, dword ptr [esp + 0xa4]
    movzx eax, byte ptr [esp + 0x90]
    movzx ecx, byte ptr [ecx + 0x200]
    movzx eax, ax
    mov dword ptr [esp + 0x8], eax
    nop
.L74:
    mov edi, edx
    mov eax, edx
    mov edx, esi
    add edi, -0x1
    adc edx, -0x1
    cmp cl, -0x1
    je .L76
    tzcnt ebp, esi
    mov dword ptr [esp + 0x4], edx
    mov edx, ecx
    tzcnt ebx, eax
    movzx ecx, cl
    inc dl
    add ebp, 0x20
    test eax, eax
    mov dword ptr [esp], ecx
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0xa4]
    mov ecx, dword ptr [esp]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x8]
    mov word ptr [ebx + 2*ecx], bp
    mov ecx, edx
    mov ebp, dword ptr [esp + 0xa4]
    mov edx, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0x34]
    mov byte ptr [ebp + 0x200], cl
.L75:
    and eax, edi
    and esi, edx
    mov edx, eax
    or edx, esi
    mov edx, eax
    jne .L74
    jmp .L77
.L76:
    mov cl, -0x1
    jmp .L75
.L77:
    cmp byte ptr [esp + 0x43], 0x0
    je .L78
    mov eax, dword ptr [esp + 0x14]
    cmp byte ptr [eax + 0x41], 0x0
    je .L78
    mov ecx, dword ptr [esp + 0x14]
    mov edi, ebx
    mov ebx, dword ptr [esp + 0x6c]
    mov edx, 0x1
    xor esi, esi
    movzx eax, byte ptr [ecx + 0x42]
    or edi, dword ptr [ecx + 0xc]
    or ebx, dword ptr [ecx + 0x8]
    mov ecx, eax
    mov ch, al
    xor eax, eax
    add cl, 0x38
    shld esi, edx, cl
    shl edx, cl
    test cl, 0x20
    cmovne esi, edx
    cmovne edx, eax
    and edi, dword ptr [esp + 0xa0]
    and ebx, dword ptr [esp + 0x9c]
    not esi
    not edx
    and edi, esi
    and ebx, edx
    or ebx, edi
    je .L80
.L78:
    mov eax, dword ptr [esp + 0x70]
    mov ecx, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0xa8]
    mov edx, dword ptr [esp + 0xac]
    mov dword ptr [eax], ecx
    mov dword ptr [eax + 0x4], esi
    mov dword ptr [eax + 0x8], edx
    add esp, 0x7c
.L79:
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L80:
    sub esp, 0xc
    movzx eax, ch
    movzx esi, byte ptr [esp + 0x9c]
    mov ecx, dword ptr [esp + 0x7c]
    mov edx, dword ptr [esp + 0x20]
    mov ebx, dword ptr [esp + 0x30]
    push dword ptr [esp + 0xb8]
    push dword ptr [esp + 0xb8]
    push dword ptr [esp + 0xb8]
    push eax
    push esi
    call plywright::movegen::generate::en_passant
    add esp, 0x9c
    jmp .L79
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
