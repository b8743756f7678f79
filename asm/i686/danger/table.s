# The kernels of danger/table, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm danger/table --target i686
# binary: sha256 638e8fad5ee1a05e6b6e81db5a603f7e2e9a3c709b713065121ac5ae2e6f26ac
# latency: 70 instructions in 238 bytes; innermost loops: .L1 of 37
# throughput: 51 instructions in 150 bytes; innermost loops: .L1 of 24
# plywright::movegen::all: 6763 instructions in 25031 bytes; innermost loops: .L1 of 49, .L5 of 49, .L9 of 60, .L13 of 60, .L18 of 60, .L23 of 62, .L27 of 63, .L31 of 62, .L35 of 63, .L39 of 62, .L45 of 60, .L49 of 60, .L53 of 60, .L57 of 60, .L62 of 31, .L66 of 31, .L70 of 32, .L74 of 30, .L80 of 31, .L85 of 34, .L91 of 33, .L95 of 34, .L101 of 33, .L105 of 34, .L111 of 32, .L115 of 34, .L121 of 32, .L125 of 32, .L131 of 31, .L135 of 30, .L139 of 18, .L141 of 40, .L145 of 33, .L149 of 32, .L153 of 36, .L157 of 30, .L163 of 30, .L167 of 30, .L173 of 32, .L177 of 32, .L183 of 32, .L187 of 32, .L191 of 18, .L193 of 40, .L196 of 39, .L200 of 38, .L204 of 34, .L208 of 36, .L214 of 30, .L218 of 30, .L224 of 32, .L228 of 32, .L234 of 32, .L238 of 32, .L242 of 18, .L244 of 40, .L247 of 32, .L251 of 32, .L255 of 35, .L259 of 36, .L265 of 30, .L269 of 32, .L275 of 33, .L279 of 34, .L285 of 33, .L289 of 34, .L295 of 32, .L299 of 34, .L305 of 32, .L309 of 32, .L315 of 31, .L319 of 30, .L323 of 18, .L325 of 42, .L332 of 42, .L335 of 29, .L339 of 29, .L346 of 42, .L349 of 29, .L353 of 28, .L364 of 42, .L367 of 29, .L371 of 34, .L378 of 44, .L381 of 29, .L385 of 29
# plywright::movegen::evasions::answers: 1388 instructions in 5006 bytes; innermost loops: .L2 of 64, .L7 of 61, .L11 of 61, .L16 of 32, .L20 of 32, .L24 of 33, .L28 of 32, .L34 of 32, .L44 of 34, .L54 of 31, .L64 of 18, .L68 of 40, .L71 of 42, .L74 of 33, .L78 of 33
# plywright::movegen::evasions::answers: 1390 instructions in 5109 bytes; innermost loops: .L2 of 60, .L6 of 60, .L10 of 60, .L15 of 33, .L19 of 33, .L23 of 32, .L27 of 33, .L33 of 32, .L43 of 31, .L54 of 31, .L63 of 18, .L67 of 40, .L70 of 42, .L73 of 33, .L77 of 37
# plywright::movegen::generate::en_passant: 210 instructions in 805 bytes; innermost loops: .L1 of 97
# plywright::movegen::generate::en_passant: 210 instructions in 805 bytes; innermost loops: .L1 of 97
# mix of 10082 instructions: 4118 mov, 1093 and, 625 or, 553 add, 380 je, 366 movzx, 300 tzcnt, 279 jmp, 232 test, 190 cmovne, 180 shl, 178 cmp, 176 lea, 158 adc, 152 jne, 112 inc, 101 imul, 100 not, 92 xor, 70 movd, 70 push, 64 shr, 56 cmove, 53 shrd, 50 mul, 48 pshufd, 35 pop, 33 shld, 22 psrlq, 18 pand, 18 punpckldq, 17 call, 16 bsf, 14 por, 14 sub, 12 andpd, 11 sete, 10 movdqa, 10 movsd, 10 punpcklqdq, 9 setne, 7 ret, 6 movdqu, 6 orpd, 4 movq, 4 pcmpeqd, 4 psllq, 4 pxor, 1 dec, 1 jae

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x21c
    mov eax, dword ptr [esp + 0x230]
    mov dword ptr [esp + 0x1c], 0x0
    mov dword ptr [esp + 0x18], 0x0
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    mov ecx, dword ptr [eax + 0x4]
    mov edx, dword ptr [eax + 0x8]
    lea eax, [esp + 0x18]
    mov dword ptr [esp + 0xc], ecx
    test edx, edx
    je .L3
    mov eax, dword ptr [esp + 0x18]
    xor ebp, ebp
    xor esi, esi
    xor edi, edi
    mov dword ptr [esp + 0x8], eax
    xor eax, eax
    jmp .L2
    nop
.L1:
    inc edi
    cmp edx, edi
    je .L4
.L2:
    mov ecx, esi
    xor ecx, edi
    cmp ecx, edx
    jae .L1
    mov dword ptr [esp + 0x10], ebp
    imul ebp, ecx, 0x9c
    sub esp, 0x4
    push 0x201
    push 0x0
    lea esi, [esp + 0x24]
    mov dword ptr [esp + 0x20], eax
    push esi
    mov esi, edx
    call memset
    add esp, 0x10
    mov eax, dword ptr [esp + 0xc]
    lea edx, [esp + 0x18]
    lea eax, [eax + ebp + 0x50]
    mov ebp, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x4], eax
    lea eax, [esp + 0x4]
    mov ecx, dword ptr [esp + 0x4]
    call plywright::movegen::all
    lea ecx, [esp + 0x18]
    mov eax, dword ptr [esp + 0x14]
    mov edx, esi
    mov dword ptr [esp + 0x4], ecx
    lea ecx, [esp + 0x4]
    mov ecx, dword ptr [esp + 0x4]
    movzx esi, byte ptr [ecx + 0x200]
    add eax, esi
    adc ebp, 0x0
    and esi, dword ptr [esp + 0x8]
    jmp .L1
.L3:
    xor eax, eax
    xor ebp, ebp
.L4:
    mov edx, ebp
    add esp, 0x21c
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
    sub esp, 0x20c
    mov eax, dword ptr [esp + 0x220]
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    mov ecx, dword ptr [eax + 0x8]
    test ecx, ecx
    je .L2
    mov edi, dword ptr [eax + 0x4]
    xor esi, esi
    xor ebp, ebp
    add edi, 0x50
    nop
.L1:
    mov dword ptr [esp + 0x4], ecx
    sub esp, 0x4
    push 0x201
    push 0x0
    lea eax, [esp + 0x16]
    push eax
    call memset
    add esp, 0x10
    mov dword ptr [esp], edi
    mov eax, esp
    lea edx, [esp + 0xa]
    mov ecx, dword ptr [esp]
    call plywright::movegen::all
    lea eax, [esp + 0xa]
    mov ecx, dword ptr [esp + 0x4]
    mov dword ptr [esp], eax
    mov eax, esp
    mov eax, dword ptr [esp]
    movzx eax, byte ptr [eax + 0x200]
    add esi, eax
    adc ebp, 0x0
    add edi, 0x9c
    dec ecx
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
    mov dword ptr [esp + 0x50], ecx
    add ebp, _GLOBAL_OFFSET_TABLE_
    cmp byte ptr [ecx + 0x43], 0x1
    mov dword ptr [esp + 0x24], ebp
    jne .L4
    mov esi, dword ptr [ecx + 0x2c]
    mov ebx, dword ptr [ecx + 0x3c]
    mov edx, dword ptr [ecx + 0x28]
    mov eax, dword ptr [ecx + 0x38]
    mov edi, ecx
    mov dword ptr [esp + 0x2c], ebx
    and ebx, esi
    mov dword ptr [esp + 0x34], eax
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
    mov dword ptr [esp + 0xa4], eax
    and eax, 0x3f
    mov ecx, eax
    mov dword ptr [esp + 0x54], eax
    shl ecx, 0x6
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 4]
    mov dword ptr [esp + 0x6c], edx
    mov ebx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 28]
    mov esi, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 24]
    mov dword ptr [esp + 0x4], ecx
    and eax, edx
    mov edx, dword ptr [edi + 0x4]
    and ebx, edx
    mov dword ptr [esp + 0x60], edx
    mov edx, dword ptr [edi + 0x8]
    or ebx, eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x10], ebx
    mov ebx, dword ptr [edi + 0x24]
    mov dword ptr [esp + 0x8c], edx
    and eax, edx
    mov edx, dword ptr [edi]
    mov dword ptr [esp + 0xbc], ebx
    and esi, edx
    mov dword ptr [esp + 0x90], edx
    mov edx, ebx
    or esi, eax
    mov eax, dword ptr [edi + 0x1c]
    mov dword ptr [esp + 0x14], esi
    mov esi, ebp
    or edx, eax
    mov dword ptr [esp + 0x5c], eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 36]
    mov ebp, ecx
    mov ecx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 44]
    mov dword ptr [esp + 0x74], edx
    and eax, edx
    mov edx, dword ptr [edi + 0x14]
    mov dword ptr [esp + 0x64], edx
    or edx, ebx
    mov ebx, dword ptr [edi + 0x20]
    and ecx, edx
    mov dword ptr [esp + 0x78], edx
    or ecx, eax
    mov eax, dword ptr [edi + 0x18]
    mov edx, ebx
    mov dword ptr [esp + 0xb8], ebx
    or edx, eax
    mov dword ptr [esp + 0x68], eax
    mov eax, dword ptr [esi + ebp + plywright::board::geometry::AROUND + 32]
    mov dword ptr [esp + 0x58], edx
    and eax, edx
    mov edx, dword ptr [edi + 0x10]
    mov dword ptr [esp + 0x88], edx
    or edx, ebx
    mov ebx, dword ptr [esi + ebp + plywright::board::geometry::AROUND + 40]
    mov ebp, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x70], edx
    and ebx, edx
    mov edx, dword ptr [edi + 0x34]
    or ebx, eax
    mov eax, dword ptr [esp + 0x2c]
    and ecx, edx
    mov dword ptr [esp + 0x1c], edx
    or eax, edx
    mov dword ptr [esp + 0x4c], eax
    mov eax, dword ptr [edi + 0x30]
    mov edi, dword ptr [esp + 0x34]
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
    mov dword ptr [esp + 0xa0], eax
    mov eax, dword ptr [esp + 0x54]
    je .L16
    shl eax, 0x9
    mov edx, ecx
    mov dword ptr [esp + 0x14], ebp
    mov dword ptr [esp + 0x10], edi
    mov dword ptr [esp + 0x48], 0x0
    mov dword ptr [esp + 0x38], 0x0
    mov dword ptr [esp + 0x94], eax
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
    and edi, dword ptr [esp + 0x2c]
    and edx, dword ptr [esp + 0x34]
    or dword ptr [esp + 0x48], edx
    or dword ptr [esp + 0x38], edi
    jmp .L2
.L4:
    mov esi, dword ptr [ecx + 0x2c]
    mov ebx, dword ptr [ecx + 0x34]
    mov edx, dword ptr [ecx + 0x28]
    mov eax, dword ptr [ecx + 0x30]
    mov edi, ecx
    mov dword ptr [esp + 0x2c], ebx
    and ebx, esi
    mov dword ptr [esp + 0x34], eax
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
    mov dword ptr [esp + 0xa4], eax
    and eax, 0x3f
    mov ecx, eax
    mov dword ptr [esp + 0x60], eax
    shl ecx, 0x6
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 4]
    mov dword ptr [esp + 0x8c], edx
    mov ebx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 20]
    mov esi, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 16]
    mov dword ptr [esp + 0x4], ecx
    and eax, edx
    mov edx, dword ptr [edi + 0x4]
    and ebx, edx
    mov dword ptr [esp + 0x90], edx
    mov edx, dword ptr [edi + 0x8]
    or ebx, eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x10], ebx
    mov ebx, dword ptr [edi + 0x24]
    mov dword ptr [esp + 0x6c], edx
    and eax, edx
    mov edx, dword ptr [edi]
    mov dword ptr [esp + 0xbc], ebx
    and esi, edx
    mov dword ptr [esp + 0x54], edx
    mov edx, ebx
    or esi, eax
    mov eax, dword ptr [edi + 0x1c]
    mov dword ptr [esp + 0x14], esi
    mov esi, ecx
    or edx, eax
    mov dword ptr [esp + 0x5c], eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 36]
    mov ecx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 44]
    mov dword ptr [esp + 0x58], edx
    and eax, edx
    mov edx, dword ptr [edi + 0x14]
    mov dword ptr [esp + 0x64], edx
    or edx, ebx
    mov ebx, dword ptr [edi + 0x20]
    and ecx, edx
    mov dword ptr [esp + 0x78], edx
    or ecx, eax
    mov eax, dword ptr [edi + 0x18]
    mov edx, ebx
    mov dword ptr [esp + 0xb8], ebx
    or edx, eax
    mov dword ptr [esp + 0x68], eax
    mov eax, dword ptr [ebp + esi + plywright::board::geometry::AROUND + 32]
    mov dword ptr [esp + 0x70], edx
    and eax, edx
    mov edx, dword ptr [edi + 0x10]
    mov dword ptr [esp + 0x88], edx
    or edx, ebx
    mov ebx, dword ptr [ebp + esi + plywright::board::geometry::AROUND + 40]
    mov esi, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x74], edx
    and ebx, edx
    mov edx, dword ptr [edi + 0x3c]
    or ebx, eax
    mov eax, dword ptr [esp + 0x2c]
    and ecx, edx
    mov dword ptr [esp + 0x18], edx
    or eax, edx
    mov dword ptr [esp + 0x40], eax
    mov eax, dword ptr [edi + 0x38]
    mov edi, dword ptr [esp + 0x34]
    or edi, eax
    and ebx, eax
    and esi, eax
    mov dword ptr [esp + 0x1c], eax
    mov dword ptr [esp + 0x4c], edi
    mov edi, dword ptr [esp + 0x10]
    mov eax, ebx
    and edi, edx
    or eax, ecx
    mov eax, dword ptr [esp + 0x4]
    lea eax, [ebp + eax + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0xa0], eax
    je .L21
    mov eax, dword ptr [esp + 0x60]
    mov edx, ecx
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x10], edi
    mov dword ptr [esp + 0x48], 0x0
    mov dword ptr [esp + 0x38], 0x0
    shl eax, 0x9
    mov dword ptr [esp + 0x94], eax
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
    and edx, dword ptr [esp + 0x34]
    or dword ptr [esp + 0x48], edx
    or dword ptr [esp + 0x38], edi
    jmp .L6
.L8:
    mov eax, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x34]
    or eax, dword ptr [esp + 0x10]
    jne .L390
    mov ebp, dword ptr [esp + 0x48]
    mov ecx, dword ptr [esp + 0x38]
    mov eax, ebp
    or eax, ecx
    je .L17
    mov eax, edx
    mov edx, dword ptr [esp + 0x90]
    mov dword ptr [esp + 0x38], ecx
    mov esi, dword ptr [esp + 0x60]
    mov ebx, ebp
    movd xmm2, dword ptr [esp + 0x18]
    movd xmm3, dword ptr [esp + 0x1c]
    mov edi, dword ptr [esp + 0x40]
    not ebx
    movd xmm4, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x9c], ebx
    and edx, eax
    mov eax, dword ptr [esp + 0xa4]
    and esi, dword ptr [esp + 0x2c]
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
    mov dword ptr [esp + 0x98], edx
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
    mov eax, dword ptr [esp + 0xa0]
    pshufd xmm0, xmm1, 0x44
    and edx, edi
    test ebx, 0xff00
    mov dword ptr [esp + 0x14], edx
    mov dword ptr [esp + 0x20], ecx
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
    mov edx, dword ptr [esp + 0x34]
    or eax, dword ptr [esp + 0x10]
    jne .L391
    mov ebp, dword ptr [esp + 0x48]
    mov ebx, dword ptr [esp + 0x38]
    mov eax, ebp
    or eax, ebx
    je .L22
    mov eax, dword ptr [esp + 0x90]
    mov ecx, dword ptr [esp + 0xa4]
    mov edi, ebp
    and cl, 0x7
    mov dword ptr [esp + 0x38], ebx
    not ebx
    movd xmm2, dword ptr [esp + 0x1c]
    movd xmm3, dword ptr [esp + 0x18]
    mov esi, dword ptr [esp + 0x40]
    not edi
    movd xmm4, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x98], ebx
    mov dword ptr [esp + 0x9c], edi
    and eax, dword ptr [esp + 0x2c]
    punpckldq xmm2, xmm3
    movd xmm3, ebp
    not esi
    punpckldq xmm3, xmm4
    pcmpeqd xmm4, xmm4
    pshufd xmm2, xmm2, 0x44
    pshufd xmm3, xmm3, 0x44
    pxor xmm4, xmm3
    mov dword ptr [esp + 0x4], eax
    mov eax, dword ptr [esp + 0x54]
    and eax, edx
    mov edx, 0x1010101
    shl edx, cl
    movd xmm0, eax
    mov ecx, edx
    or edx, edi
    mov edi, dword ptr [esp + 0x4]
    and edx, eax
    mov eax, dword ptr [esp + 0x4c]
    or ecx, ebx
    and ecx, edi
    movd xmm1, edi
    shld ecx, edx, 0x8
    not eax
    shl edx, 0x8
    punpckldq xmm0, xmm1
    mov dword ptr [esp + 0x10], eax
    and edx, eax
    mov eax, dword ptr [esp + 0xa0]
    pshufd xmm0, xmm0, 0x44
    and ecx, esi
    test edi, 0xff0000
    mov dword ptr [esp + 0x20], ecx
    por xmm4, xmmword ptr [eax + 0x30]
    mov eax, dword ptr [esp + 0x24]
    pand xmm0, xmm4
    movdqa xmm1, xmm0
    psllq xmm0, 0x7
    psllq xmm1, 0x9
    movsd xmm0, xmm1
    andpd xmm0, xmm2
    andpd xmm0, xmmword ptr [eax + .C1]
    je .L245
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
    mov dword ptr [esp + 0x4], edi
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
    mov edi, dword ptr [esp + 0x4]
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
    mov edi, dword ptr [esp + 0x4]
    jmp .L14
.L16:
    mov edx, dword ptr [esp + 0x34]
    mov eax, ebp
    or eax, edi
    jne .L402
.L17:
    mov edi, dword ptr [esp + 0x60]
    mov ebx, dword ptr [esp + 0x4c]
    mov ecx, dword ptr [esp + 0x90]
    mov eax, dword ptr [esp + 0x40]
    and edi, dword ptr [esp + 0x2c]
    not ebx
    and ecx, edx
    not eax
    mov dword ptr [esp + 0x20], ebx
    mov esi, edi
    mov edx, edi
    mov ebp, edi
    shr esi, 0x8
    shr edx, 0x7
    shld ebp, ecx, 0x18
    and esi, ebx
    mov ebx, dword ptr [esp + 0x1c]
    and ebp, eax
    mov eax, edi
    shld eax, ecx, 0x19
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x28], ebp
    and eax, dword ptr [esp + 0x18]
    and edx, ebx
    and edx, 0xfefefe
    mov dword ptr [esp + 0x3c], edx
    mov edx, edi
    shr edi, 0x9
    and eax, 0xfefefefe
    shld edx, ecx, 0x17
    and edi, ebx
    mov dword ptr [esp + 0x8], eax
    and edx, dword ptr [esp + 0x18]
    and edi, 0x7f7f7f
    mov dword ptr [esp + 0x30], edi
    and edx, 0x7f7f7f7f
    test ecx, 0xff00
    mov dword ptr [esp + 0x10], edx
    je .L143
    mov edi, ebp
    and edi, 0xff
    je .L26
    mov eax, dword ptr [esp + 0xc]
    xor ebx, ebx
    movzx eax, byte ptr [eax + 0x200]
    nop
.L18:
    tzcnt edx, ebx
    tzcnt esi, edi
    mov ah, -0x1
    add edx, 0x20
    test edi, edi
    cmovne edx, esi
    cmp al, -0x1
    je .L19
    mov esi, edx
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x4], ebx
    movzx ebx, al
    shl esi, 0x6
    lea ebp, [edx + esi + 0x8]
    mov edx, eax
    mov esi, ebp
    inc dl
    or esi, 0xb000
    cmp dl, -0x1
    mov word ptr [ecx + 2*ebx], si
    mov byte ptr [ecx + 0x200], dl
    je .L20
    mov dh, al
    mov esi, ebp
    movzx ebx, dl
    add dh, 0x2
    or esi, 0x8000
    cmp dh, -0x1
    mov word ptr [ecx + 2*ebx], si
    mov byte ptr [ecx + 0x200], dh
    je .L20
    mov esi, ebp
    movzx ebx, dh
    mov edx, eax
    or esi, 0xa000
    add dl, 0x3
    mov word ptr [ecx + 2*ebx], si
    mov ebx, dword ptr [esp + 0x4]
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
    mov eax, edi
    mov edx, ebx
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    and ebx, edx
    mov eax, edi
    or eax, ebx
    mov eax, ecx
    jne .L18
    jmp .L26
.L20:
    mov ebx, dword ptr [esp + 0x4]
    jmp .L19
.L21:
    mov edx, dword ptr [esp + 0x34]
    mov eax, esi
    or eax, edi
    jne .L404
.L22:
    mov eax, dword ptr [esp + 0x90]
    mov ecx, dword ptr [esp + 0x54]
    mov edi, dword ptr [esp + 0x40]
    mov ebp, dword ptr [esp + 0x1c]
    mov esi, dword ptr [esp + 0x4c]
    mov ebx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x2c]
    and ecx, edx
    not edi
    not esi
    mov dword ptr [esp + 0x28], esi
    mov edx, eax
    shld edx, ecx, 0x8
    and edx, edi
    mov edi, ecx
    shl edi, 0x9
    mov dword ptr [esp + 0x20], edx
    mov edx, ecx
    and edi, ebp
    shl edx, 0x8
    and edi, 0xfefefe00
    and edx, esi
    mov esi, eax
    mov dword ptr [esp + 0x44], edi
    mov edi, eax
    shld esi, ecx, 0x9
    shld edi, ecx, 0x7
    shl ecx, 0x7
    and esi, ebx
    and edi, ebx
    mov ebx, ecx
    and esi, 0xfefefefe
    and ebx, ebp
    and edi, 0x7f7f7f7f
    mov dword ptr [esp + 0x3c], esi
    and ebx, 0x7f7f7f00
    test eax, 0xff0000
    mov dword ptr [esp + 0x4], edi
    je .L194
    mov ebp, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x30], edx
    mov dword ptr [esp + 0x14], ebx
    and ebp, 0xff000000
    je .L30
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L23:
    tzcnt esi, ebp
    tzcnt eax, ecx
    mov bl, -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, eax
    cmp dl, -0x1
    je .L24
    lea eax, [esi + 0x38]
    shl esi, 0x6
    mov ebx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x8], ebp
    movzx ebp, dl
    and eax, 0x3f
    or esi, eax
    mov eax, edx
    movzx esi, si
    inc al
    mov edi, esi
    or edi, 0xb000
    cmp al, -0x1
    mov word ptr [ebx + 2*ebp], di
    mov byte ptr [ebx + 0x200], al
    je .L25
    mov ah, dl
    lea edi, [esi + 0x8000]
    movzx ebp, al
    add ah, 0x2
    mov word ptr [ebx + 2*ebp], di
    cmp ah, -0x1
    mov byte ptr [ebx + 0x200], ah
    je .L25
    lea edi, [esi + 0xa000]
    movzx ebp, ah
    mov eax, edx
    mov word ptr [ebx + 2*ebp], di
    mov ebp, dword ptr [esp + 0x8]
    add al, 0x3
    mov byte ptr [ebx + 0x200], al
    cmp al, -0x1
    mov bl, -0x1
    je .L24
    mov edi, dword ptr [esp + 0xc]
    add dl, 0x4
    or esi, 0x9000
    movzx eax, al
    mov ebx, edx
    mov word ptr [edi + 2*eax], si
    mov byte ptr [edi + 0x200], dl
.L24:
    mov eax, ecx
    mov edx, ebp
    add eax, -0x1
    adc edx, -0x1
    and ecx, eax
    and ebp, edx
    mov eax, ecx
    mov edx, ebx
    or eax, ebp
    jne .L23
    jmp .L30
.L25:
    mov ebp, dword ptr [esp + 0x8]
    mov bl, -0x1
    jmp .L24
.L26:
    mov edi, dword ptr [esp + 0x8]
    and edi, 0xfe
    je .L34
    mov eax, dword ptr [esp + 0xc]
    xor ebx, ebx
    mov dh, byte ptr [eax + 0x200]
    nop
.L27:
    tzcnt eax, ebx
    tzcnt esi, edi
    mov cl, -0x1
    add eax, 0x20
    test edi, edi
    cmovne eax, esi
    cmp dh, -0x1
    je .L28
    mov esi, eax
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x4], ebx
    movzx ebp, dh
    shl esi, 0x6
    lea esi, [eax + esi + 0x7]
    mov al, dh
    mov ebx, esi
    inc al
    or ebx, 0xf000
    cmp al, -0x1
    mov word ptr [ecx + 2*ebp], bx
    mov byte ptr [ecx + 0x200], al
    je .L29
    mov ah, dh
    mov ebx, esi
    movzx ebp, al
    add ah, 0x2
    or ebx, 0xc000
    cmp ah, -0x1
    mov word ptr [ecx + 2*ebp], bx
    mov byte ptr [ecx + 0x200], ah
    je .L29
    mov ecx, dword ptr [esp + 0xc]
    mov ebx, esi
    movzx eax, ah
    mov dl, dh
    or ebx, 0xe000
    add dl, 0x3
    cmp dl, -0x1
    mov word ptr [ecx + 2*eax], bx
    mov ebx, dword ptr [esp + 0x4]
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
    mov eax, edi
    mov edx, ebx
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    and ebx, edx
    mov eax, edi
    mov dh, cl
    or eax, ebx
    jne .L27
    jmp .L34
.L29:
    mov ebx, dword ptr [esp + 0x4]
    mov cl, -0x1
    jmp .L28
.L30:
    mov ebx, dword ptr [esp + 0x3c]
    and ebx, 0xfe000000
    je .L38
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    mov ah, byte ptr [eax + 0x200]
    nop
.L31:
    tzcnt esi, ebx
    tzcnt edx, ecx
    mov byte ptr [esp + 0x8], -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    cmp ah, -0x1
    je .L32
    lea edx, [esi + 0x37]
    shl esi, 0x6
    mov ebp, dword ptr [esp + 0xc]
    mov al, ah
    movzx edi, ah
    mov dword ptr [esp + 0x10], ebx
    and edx, 0x3f
    inc al
    or esi, edx
    movzx esi, si
    mov edx, esi
    or edx, 0xf000
    cmp al, -0x1
    mov word ptr [ebp + 2*edi], dx
    mov byte ptr [ebp + 0x200], al
    je .L33
    mov dl, ah
    mov edi, ebp
    movzx ebp, al
    lea ebx, [esi + 0xc000]
    add dl, 0x2
    mov word ptr [edi + 2*ebp], bx
    cmp dl, -0x1
    mov byte ptr [edi + 0x200], dl
    je .L33
    mov ebp, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0x10]
    mov al, ah
    lea edi, [esi + 0xe000]
    movzx edx, dl
    add al, 0x3
    cmp al, -0x1
    mov word ptr [ebp + 2*edx], di
    mov byte ptr [ebp + 0x200], al
    je .L32
    mov edi, dword ptr [esp + 0xc]
    add ah, 0x4
    or esi, 0xd000
    movzx edx, al
    mov byte ptr [esp + 0x8], ah
    mov word ptr [edi + 2*edx], si
    mov byte ptr [edi + 0x200], ah
.L32:
    mov eax, ecx
    mov edx, ebx
    add eax, -0x1
    adc edx, -0x1
    and ecx, eax
    and ebx, edx
    mov eax, ecx
    or eax, ebx
    mov ah, byte ptr [esp + 0x8]
    jne .L31
    jmp .L38
.L33:
    mov ebx, dword ptr [esp + 0x10]
    jmp .L32
.L34:
    mov edi, dword ptr [esp + 0x10]
    and edi, 0x7f
    je .L42
    mov eax, dword ptr [esp + 0xc]
    xor ebx, ebx
    mov dh, byte ptr [eax + 0x200]
    nop
.L35:
    tzcnt eax, ebx
    tzcnt esi, edi
    mov cl, -0x1
    add eax, 0x20
    test edi, edi
    cmovne eax, esi
    cmp dh, -0x1
    je .L36
    mov esi, eax
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x4], ebx
    movzx ebp, dh
    shl esi, 0x6
    lea esi, [eax + esi + 0x9]
    mov al, dh
    mov ebx, esi
    inc al
    or ebx, 0xf000
    cmp al, -0x1
    mov word ptr [ecx + 2*ebp], bx
    mov byte ptr [ecx + 0x200], al
    je .L37
    mov ah, dh
    mov ebx, esi
    movzx ebp, al
    add ah, 0x2
    or ebx, 0xc000
    cmp ah, -0x1
    mov word ptr [ecx + 2*ebp], bx
    mov byte ptr [ecx + 0x200], ah
    je .L37
    mov ecx, dword ptr [esp + 0xc]
    mov ebx, esi
    movzx eax, ah
    mov dl, dh
    or ebx, 0xe000
    add dl, 0x3
    cmp dl, -0x1
    mov word ptr [ecx + 2*eax], bx
    mov ebx, dword ptr [esp + 0x4]
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
    mov eax, edi
    mov edx, ebx
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    and ebx, edx
    mov eax, edi
    mov dh, cl
    or eax, ebx
    jne .L35
    jmp .L42
.L37:
    mov ebx, dword ptr [esp + 0x4]
    mov cl, -0x1
    jmp .L36
.L38:
    mov ebx, dword ptr [esp + 0x4]
    and ebx, 0x7f000000
    je .L43
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    mov ah, byte ptr [eax + 0x200]
    nop
.L39:
    tzcnt esi, ebx
    tzcnt edx, ecx
    mov byte ptr [esp + 0x8], -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    cmp ah, -0x1
    je .L40
    lea edx, [esi + 0x39]
    shl esi, 0x6
    mov ebp, dword ptr [esp + 0xc]
    mov al, ah
    movzx edi, ah
    mov dword ptr [esp + 0x10], ebx
    and edx, 0x3f
    inc al
    or esi, edx
    movzx esi, si
    mov edx, esi
    or edx, 0xf000
    cmp al, -0x1
    mov word ptr [ebp + 2*edi], dx
    mov byte ptr [ebp + 0x200], al
    je .L41
    mov dl, ah
    mov edi, ebp
    movzx ebp, al
    lea ebx, [esi + 0xc000]
    add dl, 0x2
    mov word ptr [edi + 2*ebp], bx
    cmp dl, -0x1
    mov byte ptr [edi + 0x200], dl
    je .L41
    mov ebp, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0x10]
    mov al, ah
    lea edi, [esi + 0xe000]
    movzx edx, dl
    add al, 0x3
    cmp al, -0x1
    mov word ptr [ebp + 2*edx], di
    mov byte ptr [ebp + 0x200], al
    je .L40
    mov edi, dword ptr [esp + 0xc]
    add ah, 0x4
    or esi, 0xd000
    movzx edx, al
    mov byte ptr [esp + 0x8], ah
    mov word ptr [edi + 2*edx], si
    mov byte ptr [edi + 0x200], ah
.L40:
    mov eax, ecx
    mov edx, ebx
    add eax, -0x1
    adc edx, -0x1
    and ecx, eax
    and ebx, edx
    mov eax, ecx
    or eax, ebx
    mov ah, byte ptr [esp + 0x8]
    jne .L39
    jmp .L43
.L41:
    mov ebx, dword ptr [esp + 0x10]
    jmp .L40
.L42:
    mov edx, dword ptr [esp + 0x8]
    mov ecx, 0xfefefefe
    and dword ptr [esp + 0x28], 0xffffff00
    mov eax, 0xfefefe
    mov edi, dword ptr [esp + 0x10]
    mov esi, 0x7f7f7f7f
    mov ebx, 0x7f7f7f
    add ecx, 0xffffff02
    adc eax, -0x1
    and edx, ecx
    mov ecx, dword ptr [esp + 0x3c]
    and ecx, eax
    add esi, -0x7f
    adc ebx, -0x1
    and edi, esi
    mov esi, dword ptr [esp + 0x14]
    and dword ptr [esp + 0x30], ebx
    jmp .L144
.L43:
    mov edx, dword ptr [esp + 0x30]
    mov ebp, dword ptr [esp + 0x20]
    mov edi, dword ptr [esp + 0x44]
    mov esi, dword ptr [esp + 0x3c]
    mov ecx, 0xfefefe
    mov ebx, dword ptr [esp + 0x14]
    mov eax, edx
    and ebp, 0xffffff
    and eax, 0xffffff00
    mov dword ptr [esp + 0x38], eax
    mov eax, 0xfefefefe
    add eax, 0xffffff02
    adc ecx, -0x1
    and edi, eax
    mov eax, 0x7f7f7f7f
    and esi, ecx
    add eax, -0x7f
    mov ecx, 0x7f7f7f
    adc ecx, -0x1
    and ebx, eax
    and dword ptr [esp + 0x4], ecx
    jmp .L195
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
    mov dword ptr [esp + 0x4], edi
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
    mov edi, dword ptr [esp + 0x4]
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
    mov edi, dword ptr [esp + 0x4]
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
    je .L142
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
    mov dword ptr [esp + 0x4], edi
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
    mov edi, dword ptr [esp + 0x4]
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
    jmp .L142
.L59:
    mov edi, dword ptr [esp + 0x4]
    jmp .L58
.L60:
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x20]
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
    mov edi, dword ptr [esp + 0x20]
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
    mov ebx, dword ptr [esp + 0x10]
    test ebx, ebx
    je .L77
    mov ecx, dword ptr [esp + 0xc]
    xor eax, eax
    movzx ecx, byte ptr [ecx + 0x200]
    nop
.L74:
    mov esi, eax
    mov edi, ebx
    add esi, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L76
    movzx edx, cl
    inc cl
    tzcnt ebp, eax
    mov dword ptr [esp + 0x4], edx
    tzcnt edx, ebx
    mov byte ptr [esp + 0x8], cl
    add edx, 0x20
    test eax, eax
    mov ecx, dword ptr [esp + 0x4]
    cmovne edx, ebp
    mov ebp, edx
    shl ebp, 0x6
    lea edx, [edx + ebp + 0x1010]
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*ecx], dx
    movzx ecx, byte ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], cl
.L75:
    and eax, esi
    and ebx, edi
    mov edx, eax
    or edx, ebx
    jne .L74
    jmp .L77
.L76:
    mov cl, -0x1
    jmp .L75
.L77:
    mov ecx, dword ptr [esp + 0x34]
    mov edi, dword ptr [esp + 0x6c]
    mov eax, ecx
    not eax
    mov dword ptr [esp + 0x30], eax
    mov eax, dword ptr [esp + 0x2c]
    mov edx, eax
    and edi, eax
    mov eax, dword ptr [esp + 0x8c]
    and edi, dword ptr [esp + 0x98]
    not edx
    mov dword ptr [esp + 0x3c], edx
    mov edx, dword ptr [esp + 0x1c]
    and eax, ecx
    mov ecx, eax
    and ecx, dword ptr [esp + 0x9c]
    not edx
    mov dword ptr [esp + 0x10], edx
    mov eax, ecx
    or eax, edi
    mov eax, dword ptr [esp + 0x18]
    not eax
    mov dword ptr [esp + 0x44], eax
    je .L88
    mov eax, dword ptr [esp + 0xc]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L79
    nop
.L78:
    mov ecx, dword ptr [esp + 0x80]
    mov edi, dword ptr [esp + 0x28]
    and ecx, dword ptr [esp + 0x7c]
    and edi, dword ptr [esp + 0x84]
    mov eax, ecx
    or eax, edi
    je .L88
.L79:
    tzcnt esi, edi
    tzcnt eax, ecx
    mov dword ptr [esp + 0x80], ecx
    mov dword ptr [esp + 0x28], edi
    add esi, 0x20
    test ecx, ecx
    cmovne esi, eax
    add ecx, -0x1
    adc edi, -0x1
    mov eax, esi
    mov dword ptr [esp + 0x7c], ecx
    mov dword ptr [esp + 0x84], edi
    mov edi, dword ptr [esp + 0x24]
    shl eax, 0x6
    mov ebx, dword ptr [edi + eax + plywright::board::geometry::AROUND]
    mov edi, dword ptr [edi + eax + plywright::board::geometry::AROUND + 4]
    movzx eax, si
    mov dword ptr [esp + 0x14], eax
    and ebx, dword ptr [esp + 0x30]
    and edi, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0xac], ebx
    and ebx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0xa8], edi
    and edi, dword ptr [esp + 0x1c]
    mov ebp, ebx
    or ebp, edi
    je .L83
    mov ecx, dword ptr [esp + 0x10]
    lea esi, [eax + 0x4000]
    mov dh, dl
    movzx eax, si
    mov dword ptr [esp + 0x20], eax
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
    or ecx, dword ptr [esp + 0x20]
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
    mov ebp, dword ptr [esp + 0xac]
    mov eax, dword ptr [esp + 0xa8]
    mov dh, dl
    and ebp, dword ptr [esp + 0x44]
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
    mov edx, dword ptr [esp + 0x78]
    and esi, dword ptr [esp + 0x34]
    and edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x9c]
    and edx, dword ptr [esp + 0x98]
    mov eax, esi
    or eax, edx
    je .L98
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L90
    nop
.L89:
    mov esi, dword ptr [esp + 0x7c]
    mov edx, dword ptr [esp + 0x80]
    and esi, dword ptr [esp + 0x84]
    and edx, dword ptr [esp + 0xac]
    mov eax, esi
    or eax, edx
    je .L98
.L90:
    tzcnt ebp, edx
    mov edi, dword ptr [esp + 0x24]
    tzcnt eax, esi
    mov dword ptr [esp + 0x7c], esi
    mov dword ptr [esp + 0x80], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    lea ecx, [ebp + 2*ebp]
    mov dword ptr [esp + 0x84], esi
    adc edx, -0x1
    mov esi, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0xac], edx
    lea edx, [ebp + 2*ebp]
    mov ecx, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x4c]
    and eax, dword ptr [esp + 0x40]
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
    mov dword ptr [esp + 0x14], ecx
    add esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x30]
    and edi, dword ptr [esp + 0x3c]
    mov edx, edi
    mov dword ptr [esp + 0xa8], eax
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x1c]
    mov esi, eax
    or esi, edx
    je .L94
    lea esi, [ecx + 0x4000]
    mov dword ptr [esp + 0x20], edi
    movzx ecx, si
    mov dword ptr [esp + 0x28], ecx
    mov ecx, ebx
    nop
.L91:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L93
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
    mov edi, dword ptr [esp + 0x20]
    mov ebx, ecx
.L92:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L91
    jmp .L94
.L93:
    mov cl, -0x1
    jmp .L92
    nop
.L94:
    mov ebp, dword ptr [esp + 0xa8]
    and edi, dword ptr [esp + 0x10]
    and ebp, dword ptr [esp + 0x44]
    mov eax, ebp
    or eax, edi
    mov eax, ebx
    je .L89
    nop
.L95:
    mov ecx, ebp
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L97
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
.L96:
    and ebp, ecx
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L95
    jmp .L89
.L97:
    mov al, -0x1
    jmp .L96
.L98:
    mov esi, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x58]
    and edx, dword ptr [esp + 0x74]
    and esi, dword ptr [esp + 0x9c]
    and edx, dword ptr [esp + 0x98]
    mov eax, esi
    or eax, edx
    je .L108
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L100
    nop
.L99:
    mov esi, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x80]
    and edx, dword ptr [esp + 0x7c]
    mov eax, esi
    or eax, edx
    je .L108
.L100:
    tzcnt ebp, edx
    mov edi, dword ptr [esp + 0x24]
    tzcnt eax, esi
    mov dword ptr [esp + 0x34], esi
    mov dword ptr [esp + 0x2c], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    lea ecx, [ebp + 2*ebp]
    mov dword ptr [esp + 0x80], esi
    adc edx, -0x1
    mov esi, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x7c], edx
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
    and eax, dword ptr [esp + 0x30]
    and edi, dword ptr [esp + 0x3c]
    mov edx, edi
    mov dword ptr [esp + 0x84], eax
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x1c]
    mov esi, eax
    or esi, edx
    je .L104
    lea esi, [ecx + 0x4000]
    mov dword ptr [esp + 0x20], edi
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
    mov edi, dword ptr [esp + 0x20]
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
    and ebp, dword ptr [esp + 0x44]
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
    mov esi, dword ptr [esp + 0x88]
    mov edx, dword ptr [esp + 0x64]
    and esi, dword ptr [esp + 0x48]
    and edx, dword ptr [esp + 0x38]
    mov eax, esi
    or eax, edx
    je .L118
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x94]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x7c], eax
    jmp .L110
    nop
.L109:
    mov esi, dword ptr [esp + 0x88]
    mov edx, dword ptr [esp + 0x64]
    and esi, dword ptr [esp + 0x34]
    and edx, dword ptr [esp + 0x2c]
    mov eax, esi
    or eax, edx
    je .L118
.L110:
    tzcnt edi, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x88], esi
    mov dword ptr [esp + 0x64], edx
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    mov dword ptr [esp + 0x34], esi
    mov esi, dword ptr [esp + 0x24]
    adc edx, -0x1
    mov dword ptr [esp + 0x2c], edx
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
    mov eax, dword ptr [esp + 0x7c]
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebp, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and ebp, dword ptr [eax + 8*edi]
    and ebx, dword ptr [eax + 8*edi + 0x4]
    and ebp, dword ptr [esp + 0x30]
    and ebx, dword ptr [esp + 0x3c]
    mov eax, ebp
    mov edx, ebx
    mov dword ptr [esp + 0x80], ebp
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x1c]
    mov esi, eax
    or esi, edx
    movzx esi, di
    mov dword ptr [esp + 0x14], esi
    je .L114
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x20], ebx
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
    mov ebx, dword ptr [esp + 0x20]
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
    mov edi, dword ptr [esp + 0x80]
    and ebx, dword ptr [esp + 0x10]
    and edi, dword ptr [esp + 0x44]
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
    mov esi, dword ptr [esp + 0x68]
    mov edx, dword ptr [esp + 0x5c]
    and esi, dword ptr [esp + 0x48]
    and edx, dword ptr [esp + 0x38]
    mov eax, esi
    or eax, edx
    je .L128
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x94]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x88], eax
    jmp .L120
    nop
.L119:
    mov esi, dword ptr [esp + 0x68]
    mov edx, dword ptr [esp + 0x5c]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x34]
    and edx, dword ptr [esp + 0x2c]
    mov eax, esi
    or eax, edx
    je .L128
.L120:
    tzcnt edi, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x68], esi
    mov dword ptr [esp + 0x5c], edx
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    mov dword ptr [esp + 0x34], esi
    mov esi, dword ptr [esp + 0x24]
    adc edx, -0x1
    mov dword ptr [esp + 0x2c], edx
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
    mov eax, dword ptr [esp + 0x88]
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    mov ebp, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and ebp, dword ptr [eax + 8*edi]
    and ebx, dword ptr [eax + 8*edi + 0x4]
    and ebp, dword ptr [esp + 0x30]
    and ebx, dword ptr [esp + 0x3c]
    mov eax, ebp
    mov edx, ebx
    mov dword ptr [esp + 0x64], ebp
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x1c]
    mov esi, eax
    or esi, edx
    movzx esi, di
    mov dword ptr [esp + 0x14], esi
    je .L124
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x20], ebx
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
    mov ebx, dword ptr [esp + 0x20]
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
    mov edi, dword ptr [esp + 0x64]
    and ebx, dword ptr [esp + 0x10]
    mov byte ptr [esp + 0x4], ch
    and edi, dword ptr [esp + 0x44]
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
    mov edx, dword ptr [esp + 0x48]
    mov esi, dword ptr [esp + 0x38]
    and edx, dword ptr [esp + 0xb8]
    and esi, dword ptr [esp + 0xbc]
    mov eax, edx
    or eax, esi
    je .L138
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x94]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x68], eax
    jmp .L130
    nop
.L129:
    mov edx, dword ptr [esp + 0x48]
    mov esi, dword ptr [esp + 0x38]
    and edx, dword ptr [esp + 0x34]
    and esi, dword ptr [esp + 0x2c]
    mov eax, edx
    or eax, esi
    je .L138
.L130:
    tzcnt edi, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x48], edx
    mov dword ptr [esp + 0x38], esi
    add edi, 0x20
    test edx, edx
    cmovne edi, eax
    add edx, -0x1
    mov dword ptr [esp + 0x4], edi
    lea ebp, [edi + 2*edi]
    mov edi, dword ptr [esp + 0x24]
    adc esi, -0x1
    mov dword ptr [esp + 0x34], edx
    mov dword ptr [esp + 0x2c], esi
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
    mov eax, dword ptr [esp + 0x68]
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
    and ebp, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x3c]
    mov ebx, edx
    mov dword ptr [esp + 0x5c], ebp
    and ebp, dword ptr [esp + 0x18]
    and ebx, dword ptr [esp + 0x1c]
    mov esi, ebp
    or esi, ebx
    je .L134
    lea esi, [eax + 0x4000]
    mov cl, ch
    mov dword ptr [esp + 0x20], edx
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
    mov edx, dword ptr [esp + 0x20]
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
    mov edi, dword ptr [esp + 0x5c]
    and edx, dword ptr [esp + 0x10]
    mov cl, ch
    and edi, dword ptr [esp + 0x44]
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
    mov ecx, dword ptr [esp + 0xa4]
    mov edx, 0x1
    xor eax, eax
    xor esi, esi
    mov ebx, dword ptr [esp + 0x50]
    mov edi, dword ptr [esp + 0x54]
    shld eax, edx, cl
    shl edx, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x3c]
    cmovne eax, edx
    cmovne edx, esi
    mov esi, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x38], eax
    mov eax, dword ptr [esp + 0xa0]
    and esi, dword ptr [eax + 0x8]
    and ecx, dword ptr [eax + 0xc]
    mov eax, esi
    or eax, ecx
    je .L395
    mov edi, dword ptr [esp + 0xb4]
    mov ebp, dword ptr [esp + 0x1c]
    mov eax, dword ptr [esp + 0xb0]
    mov dword ptr [esp + 0x3c], ecx
    mov ecx, 0x20
    mov ebx, dword ptr [esp + 0x90]
    not dword ptr [esp + 0x38]
    not edx
    mov dword ptr [esp + 0x48], edx
    and edi, dword ptr [esp + 0x18]
    and eax, ebp
    bsf eax, eax
    cmovne ecx, eax
    add ecx, 0x20
    bsf eax, edi
    mov edi, dword ptr [esp + 0x60]
    cmove eax, ecx
    and ebx, dword ptr [esp + 0x18]
    and eax, 0x3f
    shl eax, 0x6
    and edi, ebp
    mov ecx, edi
    shld edi, ebx, 0x7
    shld ecx, ebx, 0x9
    and edi, 0x7f7f7f7f
    and ecx, 0xfefefefe
    or edi, ecx
    mov ecx, ebx
    shl ebx, 0x7
    shl ecx, 0x9
    and ebx, 0x7f7f7f00
    and ecx, 0xfefefe00
    or ebx, ecx
    mov ecx, dword ptr [esp + 0x24]
    or edi, dword ptr [ecx + eax + plywright::board::geometry::AROUND + 12]
    or ebx, dword ptr [ecx + eax + plywright::board::geometry::AROUND + 8]
    mov ecx, dword ptr [esp + 0x3c]
    mov eax, edi
    not ebx
    mov dword ptr [esp + 0x60], edi
    not eax
    and esi, ebx
    and ecx, eax
    mov dword ptr [esp + 0x30], esi
    or esi, ecx
    je .L328
    mov ebx, dword ptr [esp + 0x8c]
    mov eax, dword ptr [esp + 0x6c]
    mov dword ptr [esp + 0x3c], ecx
    xor ebp, ebp
    xor edi, edi
    and ebx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x1c]
    mov ecx, ebx
    or ecx, eax
    je .L140
    nop
.L139:
    tzcnt ecx, eax
    tzcnt edx, ebx
    mov esi, eax
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, edx
    mov edx, ebx
    add edx, -0x1
    adc esi, -0x1
    shl ecx, 0x6
    and ebx, edx
    and eax, esi
    mov esi, dword ptr [esp + 0x24]
    or edi, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 4]
    or ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND]
    mov ecx, ebx
    or ecx, eax
    jne .L139
.L140:
    mov eax, dword ptr [esp + 0x40]
    mov ebx, dword ptr [esp + 0x54]
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x4], ebp
    mov dword ptr [esp + 0x8], edi
    and eax, dword ptr [esp + 0x48]
    lea ecx, [ebx + 0x37]
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x4c]
    and eax, dword ptr [esp + 0x38]
    test cl, 0x20
    mov dword ptr [esp + 0x34], eax
    mov eax, esi
    cmove eax, edx
    cmove edx, esi
    mov esi, edx
    shrd esi, eax, cl
    shrd eax, edx, cl
    mov edx, dword ptr [esp + 0x24]
    mov ecx, ebx
    movd xmm0, eax
    movd xmm1, esi
    shl ecx, 0xc
    punpckldq xmm1, xmm0
    movdqa xmm2, xmm1
    pshufd xmm0, xmm1, 0x44
    psrlq xmm2, 0x5
    psrlq xmm0, 0x6
    lea ecx, [edx + ecx + plywright::movegen::danger::ZONES]
    punpcklqdq xmm2, xmm1
    psrlq xmm1, 0xb
    movsd xmm0, xmm1
    pand xmm2, xmmword ptr [edx + .C3]
    andpd xmm0, xmmword ptr [edx + .C4]
    orpd xmm0, xmm2
    pshufd xmm1, xmm0, 0xee
    por xmm1, xmm0
    movd eax, xmm1
    shl eax, 0x4
    mov ebp, dword ptr [eax + ecx]
    mov esi, dword ptr [eax + ecx + 0x4]
    mov edx, dword ptr [eax + ecx + 0x8]
    and ebp, dword ptr [esp + 0x18]
    and esi, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x14], edx
    mov edx, dword ptr [eax + ecx + 0xc]
    and ebp, dword ptr [esp + 0x70]
    and esi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0x20], edx
    mov eax, ebp
    or eax, esi
    je .L362
    mov ecx, dword ptr [esp + 0x4]
    mov edx, dword ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0x24]
    nop
.L141:
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, esi
    tzcnt eax, ebp
    mov dword ptr [esp + 0x8], edx
    mov edx, esi
    add ecx, 0x20
    test ebp, ebp
    cmovne ecx, eax
    mov eax, ebp
    add eax, -0x1
    lea edi, [ecx + 2*ecx]
    adc edx, -0x1
    and ebp, eax
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    and esi, edx
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x2c], esi
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    and eax, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x34]
    imul ecx, eax
    imul esi, edx
    mul edx
    add esi, edx
    mov edx, dword ptr [esp + 0x8]
    add esi, ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x4]
    cmove esi, eax
    mov eax, ebp
    add esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    or edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    or ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x2c]
    or eax, esi
    jne .L141
    jmp .L363
.L142:
    mov eax, dword ptr [esp + 0x24]
    mov edx, dword ptr [esp + 0x14]
    and dword ptr [esp + 0x20], 0xffffff
    andpd xmm0, xmmword ptr [eax + .C5]
    mov ecx, edx
    and ecx, 0xffffff00
    jmp .L246
.L143:
    mov edi, dword ptr [esp + 0x10]
    mov edx, dword ptr [esp + 0x8]
    mov ecx, dword ptr [esp + 0x3c]
.L144:
    mov eax, esi
    shr eax, 0x8
    and dword ptr [esp + 0x20], eax
    mov eax, edx
    or eax, ecx
    je .L148
    mov eax, dword ptr [esp + 0xc]
    mov esi, ecx
    mov dword ptr [esp + 0x10], edi
    movzx ebx, byte ptr [eax + 0x200]
    nop
.L145:
    mov ebp, edx
    mov eax, esi
    add ebp, -0x1
    adc eax, -0x1
    cmp bl, -0x1
    je .L147
    mov dword ptr [esp + 0x8], eax
    movzx eax, bl
    inc bl
    tzcnt edi, edx
    mov dword ptr [esp + 0x4], eax
    mov eax, ebx
    tzcnt ebx, esi
    add ebx, 0x20
    test edx, edx
    mov ecx, dword ptr [esp + 0x4]
    cmovne ebx, edi
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x4007]
    mov ebx, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*ecx], di
    mov byte ptr [ebx + 0x200], al
    mov ebx, eax
    mov edi, dword ptr [esp + 0x10]
    mov eax, dword ptr [esp + 0x8]
.L146:
    and edx, ebp
    and esi, eax
    mov eax, edx
    or eax, esi
    jne .L145
    jmp .L148
.L147:
    mov bl, -0x1
    jmp .L146
.L148:
    mov edx, dword ptr [esp + 0x30]
    mov ebx, dword ptr [esp + 0x14]
    mov eax, edi
    or eax, edx
    je .L152
    mov eax, dword ptr [esp + 0xc]
    mov ebp, dword ptr [esp + 0xc]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L149:
    mov ecx, edi
    mov esi, edx
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L151
    movzx ebx, al
    inc al
    mov dword ptr [esp + 0x8], ebx
    tzcnt ebx, edx
    mov byte ptr [esp + 0x4], al
    mov eax, edi
    tzcnt edi, edi
    add ebx, 0x20
    test eax, eax
    cmovne ebx, edi
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x4009]
    mov ebx, dword ptr [esp + 0x8]
    mov word ptr [ebp + 2*ebx], di
    mov edi, eax
    movzx eax, byte ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0x14]
    mov byte ptr [ebp + 0x200], al
.L150:
    and edi, ecx
    and edx, esi
    mov ecx, edi
    or ecx, edx
    jne .L149
    jmp .L152
.L151:
    mov al, -0x1
    jmp .L150
.L152:
    movzx eax, byte ptr [esp + 0x20]
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0x28]
    mov ecx, eax
    or ecx, ebx
    je .L156
    mov ecx, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [ecx + 0x200]
    nop
.L153:
    mov edx, eax
    mov edi, ebx
    mov esi, ebx
    add edx, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L155
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
.L154:
    and eax, edx
    and esi, edi
    mov edx, eax
    mov ebx, esi
    or edx, esi
    jne .L153
    jmp .L156
.L155:
    mov cl, -0x1
    jmp .L154
.L156:
    mov esi, dword ptr [esp + 0x10]
    test esi, esi
    je .L160
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    movzx ebx, byte ptr [eax + 0x200]
    nop
.L157:
    mov eax, ecx
    mov edi, esi
    add eax, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L159
    mov dword ptr [esp + 0x8], eax
    movzx eax, bl
    inc bl
    tzcnt ebp, ecx
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, esi
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
.L158:
    and ecx, eax
    and esi, edi
    mov eax, ecx
    or eax, esi
    jne .L157
    jmp .L160
.L159:
    mov bl, -0x1
    jmp .L158
.L160:
    mov eax, dword ptr [esp + 0x34]
    mov ebp, dword ptr [esp + 0x8c]
    mov edi, dword ptr [esp + 0x6c]
    mov edx, dword ptr [esp + 0x2c]
    and ebp, eax
    mov ecx, eax
    and edi, edx
    not edx
    mov eax, ebp
    not ecx
    mov dword ptr [esp + 0x3c], edx
    or eax, edi
    mov dword ptr [esp + 0x30], ecx
    je .L170
    mov ecx, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x1c]
    movzx ebx, byte ptr [ecx + 0x200]
    not eax
    not edx
    mov dword ptr [esp + 0x68], eax
    mov dword ptr [esp + 0x64], edx
    jmp .L162
    nop
.L161:
    mov ebp, dword ptr [esp + 0x20]
    mov edi, dword ptr [esp + 0x28]
    mov bl, dh
    and ebp, dword ptr [esp + 0x44]
    and edi, dword ptr [esp + 0x38]
    mov eax, ebp
    or eax, edi
    je .L170
.L162:
    tzcnt esi, edi
    tzcnt eax, ebp
    mov edx, ebp
    mov dword ptr [esp + 0x28], edi
    mov dword ptr [esp + 0x20], ebp
    add esi, 0x20
    test ebp, ebp
    cmovne esi, eax
    mov eax, dword ptr [esp + 0x24]
    add edx, -0x1
    mov ecx, esi
    adc edi, -0x1
    mov dword ptr [esp + 0x44], edx
    shl ecx, 0x6
    mov dword ptr [esp + 0x38], edi
    mov edx, dword ptr [eax + ecx + plywright::board::geometry::AROUND]
    mov edi, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 4]
    movzx eax, si
    mov dword ptr [esp + 0x10], eax
    and edx, dword ptr [esp + 0x30]
    and edi, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x48], edx
    and edx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x5c], edi
    and edi, dword ptr [esp + 0x1c]
    mov ebp, edx
    or ebp, edi
    je .L166
    lea esi, [eax + 0x4000]
    mov bh, bl
    movzx eax, si
    mov dword ptr [esp + 0x14], eax
    nop
.L163:
    mov ebp, edx
    mov eax, edi
    add ebp, -0x1
    adc eax, -0x1
    cmp bh, -0x1
    je .L165
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
.L164:
    and edx, ebp
    and edi, eax
    mov eax, edx
    or eax, edi
    jne .L163
    jmp .L166
.L165:
    mov bh, -0x1
    jmp .L164
    nop
.L166:
    mov eax, dword ptr [esp + 0x48]
    mov esi, dword ptr [esp + 0x5c]
    and eax, dword ptr [esp + 0x68]
    and esi, dword ptr [esp + 0x64]
    mov edx, eax
    or edx, esi
    mov dh, bl
    mov dl, bl
    je .L161
    nop
.L167:
    mov ebx, eax
    mov ecx, esi
    add ebx, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L169
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
.L168:
    and eax, ebx
    and esi, ecx
    mov ecx, eax
    or ecx, esi
    jne .L167
    jmp .L161
.L169:
    mov dl, -0x1
    jmp .L168
.L170:
    mov edx, dword ptr [esp + 0x70]
    mov esi, dword ptr [esp + 0x78]
    and edx, dword ptr [esp + 0x34]
    and esi, dword ptr [esp + 0x2c]
    mov eax, edx
    or eax, esi
    je .L180
    mov edi, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esp + 0x1c]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x68], eax
    mov dword ptr [esp + 0x64], ebx
    jmp .L172
    nop
.L171:
    mov edx, dword ptr [esp + 0x44]
    mov esi, dword ptr [esp + 0x38]
    mov ch, byte ptr [esp + 0x4]
    and edx, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0x5c]
    mov eax, edx
    or eax, esi
    je .L180
.L172:
    tzcnt ebp, esi
    mov edi, dword ptr [esp + 0x24]
    tzcnt eax, edx
    mov dword ptr [esp + 0x44], edx
    mov dword ptr [esp + 0x38], esi
    add ebp, 0x20
    test edx, edx
    cmovne ebp, eax
    add edx, -0x1
    mov dword ptr [esp + 0x48], edx
    lea edx, [ebp + 2*ebp]
    adc esi, -0x1
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x5c], esi
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
    and eax, dword ptr [esp + 0x30]
    and ebx, dword ptr [esp + 0x3c]
    mov edx, ebx
    mov edi, eax
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x1c]
    mov esi, eax
    or esi, edx
    movzx esi, bp
    mov dword ptr [esp + 0x10], esi
    je .L176
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], edi
    mov dword ptr [esp + 0x20], ebx
    movzx esi, si
    mov dword ptr [esp + 0x28], esi
    nop
.L173:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L175
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
    mov ebx, dword ptr [esp + 0x20]
.L174:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L173
    jmp .L176
.L175:
    mov cl, -0x1
    jmp .L174
    nop
.L176:
    and edi, dword ptr [esp + 0x68]
    and ebx, dword ptr [esp + 0x64]
    mov byte ptr [esp + 0x4], ch
    mov eax, edi
    or eax, ebx
    mov al, ch
    je .L171
    nop
.L177:
    mov ecx, edi
    mov esi, ebx
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L179
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
.L178:
    and edi, ecx
    and ebx, esi
    mov edx, edi
    or edx, ebx
    jne .L177
    jmp .L171
.L179:
    mov al, -0x1
    jmp .L178
.L180:
    mov esi, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x58]
    and edx, dword ptr [esp + 0x74]
    mov eax, esi
    or eax, edx
    je .L190
    mov edi, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esp + 0x1c]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x48], eax
    mov dword ptr [esp + 0x5c], ebx
    jmp .L182
    nop
.L181:
    mov esi, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x44]
    mov eax, esi
    or eax, edx
    je .L190
.L182:
    tzcnt ebx, edx
    tzcnt eax, esi
    mov edi, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x34], esi
    mov dword ptr [esp + 0x2c], edx
    add ebx, 0x20
    test esi, esi
    cmovne ebx, eax
    add esi, -0x1
    adc edx, -0x1
    mov dword ptr [esp + 0x28], esi
    mov dword ptr [esp + 0x44], edx
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
    and eax, dword ptr [esp + 0x30]
    and ebp, dword ptr [esp + 0x3c]
    mov edx, ebp
    mov dword ptr [esp + 0x38], eax
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x1c]
    mov esi, eax
    or esi, edx
    movzx esi, bx
    mov dword ptr [esp + 0x10], esi
    je .L186
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], ebp
    movzx esi, si
    mov dword ptr [esp + 0x20], esi
    nop
.L183:
    mov ebx, eax
    mov esi, edx
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L185
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
    or ebp, dword ptr [esp + 0x20]
    mov word ptr [edi + 2*esi], bp
    mov ebp, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], cl
    mov ebp, dword ptr [esp + 0x14]
.L184:
    and eax, ebx
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L183
    jmp .L186
.L185:
    mov cl, -0x1
    jmp .L184
    nop
.L186:
    mov ebx, dword ptr [esp + 0x38]
    and ebp, dword ptr [esp + 0x5c]
    and ebx, dword ptr [esp + 0x48]
    mov eax, ebx
    or eax, ebp
    mov al, ch
    je .L181
    nop
.L187:
    mov edx, ebx
    mov esi, ebp
    add edx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L189
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
.L188:
    and ebx, edx
    and ebp, esi
    mov edx, ebx
    or edx, ebp
    jne .L187
    jmp .L181
.L189:
    mov al, -0x1
    jmp .L188
.L190:
    mov ecx, dword ptr [esp + 0xa4]
    mov esi, 0x1
    xor eax, eax
    xor edx, edx
    mov ebx, dword ptr [esp + 0x50]
    mov edi, dword ptr [esp + 0x54]
    shld eax, esi, cl
    shl esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x30]
    cmovne eax, esi
    cmovne esi, edx
    mov edx, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [esp + 0xa0]
    and ecx, dword ptr [eax + 0x8]
    and edx, dword ptr [eax + 0xc]
    mov eax, ecx
    or eax, edx
    je .L395
    mov edi, dword ptr [esp + 0xb4]
    mov ebp, dword ptr [esp + 0x1c]
    mov eax, dword ptr [esp + 0xb0]
    mov dword ptr [esp + 0x30], ecx
    mov ecx, 0x20
    mov ebx, dword ptr [esp + 0x90]
    not dword ptr [esp + 0x2c]
    not esi
    mov dword ptr [esp + 0x44], esi
    and edi, dword ptr [esp + 0x18]
    and eax, ebp
    bsf eax, eax
    cmovne ecx, eax
    add ecx, 0x20
    bsf eax, edi
    mov edi, dword ptr [esp + 0x60]
    cmove eax, ecx
    and ebx, dword ptr [esp + 0x18]
    and eax, 0x3f
    shl eax, 0x6
    and edi, ebp
    mov ecx, edi
    shld edi, ebx, 0x7
    shld ecx, ebx, 0x9
    and edi, 0x7f7f7f7f
    and ecx, 0xfefefefe
    or edi, ecx
    mov ecx, ebx
    shl ebx, 0x7
    shl ecx, 0x9
    and ebx, 0x7f7f7f00
    and ecx, 0xfefefe00
    or ebx, ecx
    mov ecx, dword ptr [esp + 0x24]
    or edi, dword ptr [ecx + eax + plywright::board::geometry::AROUND + 12]
    or ebx, dword ptr [ecx + eax + plywright::board::geometry::AROUND + 8]
    mov ecx, dword ptr [esp + 0x30]
    mov eax, edi
    not ebx
    mov dword ptr [esp + 0x60], edi
    not eax
    and ecx, ebx
    and edx, eax
    mov dword ptr [esp + 0x30], ecx
    or ecx, edx
    mov dword ptr [esp + 0x3c], edx
    je .L326
    mov ebx, dword ptr [esp + 0x8c]
    mov eax, dword ptr [esp + 0x6c]
    xor ebp, ebp
    xor edi, edi
    and ebx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x1c]
    mov ecx, ebx
    or ecx, eax
    je .L192
    nop
.L191:
    tzcnt ecx, eax
    tzcnt edx, ebx
    mov esi, eax
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, edx
    mov edx, ebx
    add edx, -0x1
    adc esi, -0x1
    shl ecx, 0x6
    and ebx, edx
    and eax, esi
    mov esi, dword ptr [esp + 0x24]
    or edi, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 4]
    or ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND]
    mov ecx, ebx
    or ecx, eax
    jne .L191
.L192:
    mov eax, dword ptr [esp + 0x40]
    mov ebx, dword ptr [esp + 0x54]
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x4], ebp
    mov dword ptr [esp + 0x8], edi
    and eax, dword ptr [esp + 0x44]
    lea ecx, [ebx + 0x37]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x4c]
    and eax, dword ptr [esp + 0x2c]
    test cl, 0x20
    mov dword ptr [esp + 0x28], eax
    mov eax, esi
    cmove eax, edx
    cmove edx, esi
    mov esi, edx
    shrd esi, eax, cl
    shrd eax, edx, cl
    mov edx, dword ptr [esp + 0x24]
    mov ecx, ebx
    movd xmm0, eax
    movd xmm1, esi
    shl ecx, 0xc
    punpckldq xmm1, xmm0
    movdqa xmm2, xmm1
    pshufd xmm0, xmm1, 0x44
    psrlq xmm2, 0x5
    psrlq xmm0, 0x6
    lea ecx, [edx + ecx + plywright::movegen::danger::ZONES]
    punpcklqdq xmm2, xmm1
    psrlq xmm1, 0xb
    movsd xmm0, xmm1
    pand xmm2, xmmword ptr [edx + .C3]
    andpd xmm0, xmmword ptr [edx + .C4]
    orpd xmm0, xmm2
    pshufd xmm1, xmm0, 0xee
    por xmm1, xmm0
    movd eax, xmm1
    shl eax, 0x4
    mov ebp, dword ptr [eax + ecx]
    mov esi, dword ptr [eax + ecx + 0x4]
    mov edx, dword ptr [eax + ecx + 0x8]
    and ebp, dword ptr [esp + 0x18]
    and esi, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x10], edx
    mov edx, dword ptr [eax + ecx + 0xc]
    and ebp, dword ptr [esp + 0x70]
    and esi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0x14], edx
    mov eax, ebp
    or eax, esi
    je .L330
    mov ecx, dword ptr [esp + 0x4]
    mov edx, dword ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0x24]
    nop
.L193:
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, esi
    tzcnt eax, ebp
    mov dword ptr [esp + 0x8], edx
    mov edx, esi
    add ecx, 0x20
    test ebp, ebp
    cmovne ecx, eax
    mov eax, ebp
    add eax, -0x1
    lea edi, [ecx + 2*ecx]
    adc edx, -0x1
    and ebp, eax
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    and esi, edx
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x34], esi
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    and eax, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0x28]
    imul ecx, eax
    imul esi, edx
    mul edx
    add esi, edx
    mov edx, dword ptr [esp + 0x8]
    add esi, ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x4]
    cmove esi, eax
    mov eax, ebp
    add esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    or edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    or ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x34]
    or eax, esi
    jne .L193
    jmp .L331
.L194:
    mov ebp, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x3c]
    mov edi, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x38], edx
.L195:
    mov eax, edi
    shl edx, 0x8
    mov dword ptr [esp + 0x20], ebp
    or eax, esi
    mov dword ptr [esp + 0x30], edx
    je .L199
    mov eax, dword ptr [esp + 0xc]
    mov edx, edi
    mov dword ptr [esp + 0x14], ebx
    movzx eax, byte ptr [eax + 0x200]
    nop
.L196:
    mov ecx, edx
    mov edi, esi
    add ecx, -0x1
    adc edi, -0x1
    cmp al, -0x1
    je .L198
    movzx ebp, al
    mov ebx, edx
    inc al
    tzcnt edx, edx
    mov dword ptr [esp + 0x10], edi
    mov edi, ecx
    mov dword ptr [esp + 0x8], ebp
    tzcnt ebp, esi
    mov ecx, eax
    add ebp, 0x20
    test ebx, ebx
    mov eax, dword ptr [esp + 0x8]
    cmovne ebp, edx
    mov edx, ebp
    add ebp, 0x37
    shl edx, 0x6
    and ebp, 0x3f
    lea edx, [ebp + edx + 0x4000]
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*eax], dx
    mov eax, ecx
    mov ecx, edi
    mov edx, ebx
    mov edi, dword ptr [esp + 0x10]
    mov ebx, dword ptr [esp + 0x14]
    mov byte ptr [ebp + 0x200], al
.L197:
    and edx, ecx
    and esi, edi
    mov ecx, edx
    or ecx, esi
    jne .L196
    jmp .L199
.L198:
    mov al, -0x1
    jmp .L197
.L199:
    mov eax, dword ptr [esp + 0x30]
    mov esi, dword ptr [esp + 0x4]
    and dword ptr [esp + 0x28], eax
    mov eax, ebx
    or eax, esi
    je .L203
    mov eax, dword ptr [esp + 0xc]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L200:
    mov ecx, ebx
    mov edx, esi
    add ecx, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L202
    mov dword ptr [esp + 0x4], esi
    movzx edi, al
    inc al
    mov esi, edx
    mov edx, ecx
    tzcnt ebp, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x8], edi
    tzcnt edi, ebx
    mov ecx, eax
    mov eax, dword ptr [esp + 0x8]
    add ebp, 0x20
    test ebx, ebx
    cmovne ebp, edi
    mov edi, ebp
    add ebp, 0x39
    shl edi, 0x6
    and ebp, 0x3f
    lea edi, [ebp + edi + 0x4000]
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*eax], di
    mov eax, ecx
    mov ecx, edx
    mov edx, esi
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [ebp + 0x200], al
.L201:
    and ebx, ecx
    and esi, edx
    mov ecx, ebx
    or ecx, esi
    jne .L200
    jmp .L203
.L202:
    mov al, -0x1
    jmp .L201
.L203:
    mov esi, dword ptr [esp + 0x38]
    mov edx, dword ptr [esp + 0x20]
    and dword ptr [esp + 0x28], 0xff000000
    mov eax, esi
    or eax, edx
    je .L207
    mov eax, dword ptr [esp + 0xc]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L204:
    mov ebx, esi
    mov edi, edx
    add ebx, -0x1
    adc edi, -0x1
    cmp al, -0x1
    je .L206
    mov dword ptr [esp + 0x8], edi
    movzx edi, al
    inc al
    tzcnt ebp, esi
    mov dword ptr [esp + 0x4], edi
    tzcnt edi, edx
    mov ecx, eax
    add edi, 0x20
    test esi, esi
    mov eax, dword ptr [esp + 0x4]
    cmovne edi, ebp
    mov ebp, edi
    add edi, 0x38
    shl ebp, 0x6
    and edi, 0x3f
    or edi, ebp
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*eax], di
    mov edi, dword ptr [esp + 0x8]
    mov eax, ecx
    mov byte ptr [ebp + 0x200], cl
.L205:
    and esi, ebx
    and edx, edi
    mov ecx, esi
    or ecx, edx
    jne .L204
    jmp .L207
.L206:
    mov al, -0x1
    jmp .L205
.L207:
    mov ebx, dword ptr [esp + 0x28]
    test ebx, ebx
    je .L211
    mov ecx, dword ptr [esp + 0xc]
    xor eax, eax
    movzx ecx, byte ptr [ecx + 0x200]
    nop
.L208:
    mov edi, ebx
    mov edx, eax
    add edi, -0x1
    adc edx, -0x1
    cmp cl, -0x1
    je .L210
    mov dword ptr [esp + 0x8], edx
    movzx edx, cl
    tzcnt ebp, eax
    inc cl
    mov dword ptr [esp + 0x4], edx
    mov edx, ebx
    tzcnt ebx, ebx
    add ebp, 0x20
    test edx, edx
    mov esi, dword ptr [esp + 0x4]
    cmovne ebp, ebx
    mov ebx, ebp
    add ebp, 0x30
    shl ebx, 0x6
    and ebp, 0x3f
    or ebp, ebx
    mov ebx, dword ptr [esp + 0xc]
    or ebp, 0x1000
    mov word ptr [ebx + 2*esi], bp
    mov ebx, edx
    mov edx, dword ptr [esp + 0xc]
    mov byte ptr [edx + 0x200], cl
    mov edx, dword ptr [esp + 0x8]
.L209:
    and ebx, edi
    and eax, edx
    mov edx, ebx
    or edx, eax
    jne .L208
    jmp .L211
.L210:
    mov cl, -0x1
    jmp .L209
.L211:
    mov eax, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x6c]
    mov edi, dword ptr [esp + 0x8c]
    mov esi, dword ptr [esp + 0x2c]
    and edx, eax
    mov ecx, eax
    and edi, esi
    not esi
    mov eax, edx
    not ecx
    mov dword ptr [esp + 0x3c], esi
    or eax, edi
    mov dword ptr [esp + 0x30], ecx
    je .L221
    mov ecx, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x1c]
    mov esi, dword ptr [esp + 0x18]
    movzx ebx, byte ptr [ecx + 0x200]
    not eax
    not esi
    mov dword ptr [esp + 0x68], eax
    mov dword ptr [esp + 0x64], esi
    jmp .L213
    nop
.L212:
    mov edx, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x44]
    and edx, dword ptr [esp + 0x38]
    and edi, dword ptr [esp + 0x48]
    mov eax, edx
    or eax, edi
    je .L221
.L213:
    tzcnt esi, edi
    tzcnt eax, edx
    mov dword ptr [esp + 0x28], edx
    mov dword ptr [esp + 0x44], edi
    add esi, 0x20
    test edx, edx
    cmovne esi, eax
    mov eax, dword ptr [esp + 0x24]
    add edx, -0x1
    mov ecx, esi
    adc edi, -0x1
    mov dword ptr [esp + 0x38], edx
    shl ecx, 0x6
    mov dword ptr [esp + 0x48], edi
    mov edx, dword ptr [eax + ecx + plywright::board::geometry::AROUND]
    mov edi, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 4]
    movzx eax, si
    mov dword ptr [esp + 0x14], eax
    and edx, dword ptr [esp + 0x30]
    and edi, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x4], edx
    and edx, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x5c], edi
    and edi, dword ptr [esp + 0x18]
    mov ebp, edx
    or ebp, edi
    je .L217
    lea esi, [eax + 0x4000]
    mov bh, bl
    movzx eax, si
    mov dword ptr [esp + 0x20], eax
    nop
.L214:
    mov ebp, edx
    mov eax, edi
    add ebp, -0x1
    adc eax, -0x1
    cmp bh, -0x1
    je .L216
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
    or eax, dword ptr [esp + 0x20]
    mov word ptr [ecx + 2*esi], ax
    mov eax, dword ptr [esp + 0x10]
    mov byte ptr [ecx + 0x200], bh
.L215:
    and edx, ebp
    and edi, eax
    mov eax, edx
    or eax, edi
    jne .L214
    jmp .L217
.L216:
    mov bh, -0x1
    jmp .L215
    nop
.L217:
    mov eax, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0x5c]
    and eax, dword ptr [esp + 0x68]
    and ebp, dword ptr [esp + 0x64]
    mov edx, eax
    or edx, ebp
    mov edx, ebx
    je .L212
    nop
.L218:
    mov esi, eax
    mov edi, ebp
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L220
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
.L219:
    and eax, esi
    and ebp, edi
    mov ecx, eax
    or ecx, ebp
    jne .L218
    jmp .L212
.L220:
    mov dl, -0x1
    jmp .L219
.L221:
    mov edx, dword ptr [esp + 0x74]
    mov esi, dword ptr [esp + 0x78]
    and edx, dword ptr [esp + 0x34]
    and esi, dword ptr [esp + 0x2c]
    mov eax, edx
    or eax, esi
    je .L231
    mov edi, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x1c]
    mov ebx, dword ptr [esp + 0x18]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x68], eax
    mov dword ptr [esp + 0x64], ebx
    jmp .L223
    nop
.L222:
    mov edx, dword ptr [esp + 0x44]
    mov esi, dword ptr [esp + 0x38]
    mov ch, byte ptr [esp + 0x4]
    and edx, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0x5c]
    mov eax, edx
    or eax, esi
    je .L231
.L223:
    tzcnt ebp, esi
    mov edi, dword ptr [esp + 0x24]
    tzcnt eax, edx
    mov dword ptr [esp + 0x44], edx
    mov dword ptr [esp + 0x38], esi
    add ebp, 0x20
    test edx, edx
    cmovne ebp, eax
    add edx, -0x1
    mov dword ptr [esp + 0x48], edx
    lea edx, [ebp + 2*ebp]
    adc esi, -0x1
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x5c], esi
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
    and eax, dword ptr [esp + 0x30]
    and ebx, dword ptr [esp + 0x3c]
    mov edx, ebx
    mov edi, eax
    and eax, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x18]
    mov esi, eax
    or esi, edx
    movzx esi, bp
    mov dword ptr [esp + 0x10], esi
    je .L227
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], edi
    mov dword ptr [esp + 0x20], ebx
    movzx esi, si
    mov dword ptr [esp + 0x28], esi
    nop
.L224:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L226
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
    mov ebx, dword ptr [esp + 0x20]
.L225:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L224
    jmp .L227
.L226:
    mov cl, -0x1
    jmp .L225
    nop
.L227:
    and edi, dword ptr [esp + 0x68]
    and ebx, dword ptr [esp + 0x64]
    mov byte ptr [esp + 0x4], ch
    mov eax, edi
    or eax, ebx
    mov al, ch
    je .L222
    nop
.L228:
    mov ecx, edi
    mov esi, ebx
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L230
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
.L229:
    and edi, ecx
    and ebx, esi
    mov edx, edi
    or edx, ebx
    jne .L228
    jmp .L222
.L230:
    mov al, -0x1
    jmp .L229
.L231:
    mov esi, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x70]
    and edx, dword ptr [esp + 0x58]
    mov eax, esi
    or eax, edx
    je .L241
    mov edi, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x1c]
    mov ebx, dword ptr [esp + 0x18]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x48], eax
    mov dword ptr [esp + 0x5c], ebx
    jmp .L233
    nop
.L232:
    mov esi, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x2c]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x44]
    mov eax, esi
    or eax, edx
    je .L241
.L233:
    tzcnt ebx, edx
    tzcnt eax, esi
    mov edi, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x34], esi
    mov dword ptr [esp + 0x2c], edx
    add ebx, 0x20
    test esi, esi
    cmovne ebx, eax
    add esi, -0x1
    adc edx, -0x1
    mov dword ptr [esp + 0x28], esi
    mov dword ptr [esp + 0x44], edx
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
    and eax, dword ptr [esp + 0x30]
    and edi, dword ptr [esp + 0x3c]
    mov edx, edi
    mov dword ptr [esp + 0x38], eax
    and eax, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x18]
    mov esi, eax
    or esi, edx
    movzx esi, bx
    mov dword ptr [esp + 0x10], esi
    je .L237
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], edi
    movzx esi, si
    mov dword ptr [esp + 0x20], esi
    nop
.L234:
    mov ebx, eax
    mov esi, edx
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L236
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
    or ebp, dword ptr [esp + 0x20]
    mov word ptr [edi + 2*esi], bp
    mov edi, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [edi + 0x200], cl
    mov edi, dword ptr [esp + 0x14]
.L235:
    and eax, ebx
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L234
    jmp .L237
.L236:
    mov cl, -0x1
    jmp .L235
    nop
.L237:
    mov ebx, dword ptr [esp + 0x38]
    and edi, dword ptr [esp + 0x5c]
    mov byte ptr [esp + 0x4], ch
    and ebx, dword ptr [esp + 0x48]
    mov eax, ebx
    or eax, edi
    mov al, ch
    je .L232
    nop
.L238:
    mov esi, ebx
    mov edx, edi
    add esi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L240
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
.L239:
    and ebx, esi
    and edi, edx
    mov edx, ebx
    or edx, edi
    jne .L238
    jmp .L232
.L240:
    mov al, -0x1
    jmp .L239
.L241:
    mov ecx, dword ptr [esp + 0xa4]
    mov eax, 0x1
    xor edi, edi
    xor edx, edx
    mov esi, dword ptr [esp + 0x3c]
    shld edi, eax, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x30]
    cmovne edi, eax
    cmovne eax, edx
    mov edx, dword ptr [esp + 0xa0]
    mov dword ptr [esp + 0x2c], eax
    and ecx, dword ptr [edx + 0x8]
    and esi, dword ptr [edx + 0xc]
    mov edx, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x30], ecx
    or ecx, esi
    je .L400
    mov ebp, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0xb0]
    mov dword ptr [esp + 0x3c], esi
    mov eax, dword ptr [esp + 0x1c]
    mov esi, dword ptr [esp + 0xb4]
    mov edx, 0x20
    mov ebx, dword ptr [esp + 0x54]
    not dword ptr [esp + 0x2c]
    and ecx, ebp
    and esi, eax
    bsf ecx, ecx
    cmovne edx, ecx
    add edx, 0x20
    bsf ecx, esi
    mov esi, 0xfefefefe
    cmove ecx, edx
    mov edx, dword ptr [esp + 0x90]
    and ebx, eax
    mov eax, edi
    mov edi, 0xfefefe
    and ecx, 0x3f
    shl ecx, 0x6
    and edx, ebp
    mov ebp, edx
    shld ebp, ebx, 0x19
    shrd ebx, edx, 0x9
    and ebp, esi
    mov esi, edx
    shr edx, 0x9
    shr esi, 0x7
    and esi, edi
    mov edi, 0x7f7f7f7f
    and ebx, edi
    mov edi, eax
    mov eax, dword ptr [esp + 0x24]
    or ebx, ebp
    mov ebp, 0x7f7f7f
    not edi
    and edx, ebp
    mov dword ptr [esp + 0x44], edi
    or edx, esi
    mov esi, dword ptr [esp + 0x3c]
    or ebx, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 8]
    or edx, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 12]
    mov eax, dword ptr [esp + 0x30]
    mov ecx, ebx
    not edx
    mov dword ptr [esp + 0x54], ebx
    not ecx
    and esi, edx
    and eax, ecx
    mov ecx, eax
    or ecx, esi
    je .L327
    mov dword ptr [esp + 0x30], eax
    mov eax, dword ptr [esp + 0x6c]
    mov dword ptr [esp + 0x3c], esi
    mov esi, dword ptr [esp + 0x8c]
    xor ebp, ebp
    xor edi, edi
    and eax, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x18]
    mov ecx, eax
    or ecx, esi
    je .L243
    nop
.L242:
    tzcnt ecx, esi
    tzcnt edx, eax
    mov ebx, esi
    add ecx, 0x20
    test eax, eax
    cmovne ecx, edx
    mov edx, eax
    add edx, -0x1
    adc ebx, -0x1
    shl ecx, 0x6
    and eax, edx
    and esi, ebx
    mov ebx, dword ptr [esp + 0x24]
    or edi, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 4]
    or ebp, dword ptr [ebx + ecx + plywright::board::geometry::AROUND]
    mov ecx, eax
    or ecx, esi
    jne .L242
.L243:
    mov eax, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x10], edi
    mov edi, dword ptr [esp + 0x60]
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x8], ebp
    and eax, dword ptr [esp + 0x2c]
    lea ecx, [edi + 0x37]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x40]
    and eax, dword ptr [esp + 0x44]
    test cl, 0x20
    mov dword ptr [esp + 0x28], eax
    mov eax, esi
    cmove eax, edx
    cmove edx, esi
    mov esi, edx
    shrd esi, eax, cl
    shrd eax, edx, cl
    mov edx, dword ptr [esp + 0x24]
    mov ecx, edi
    movd xmm0, eax
    movd xmm1, esi
    shl ecx, 0xc
    punpckldq xmm1, xmm0
    movdqa xmm2, xmm1
    pshufd xmm0, xmm1, 0x44
    psrlq xmm2, 0x5
    psrlq xmm0, 0x6
    lea ecx, [edx + ecx + plywright::movegen::danger::ZONES]
    punpcklqdq xmm2, xmm1
    psrlq xmm1, 0xb
    movsd xmm0, xmm1
    pand xmm2, xmmword ptr [edx + .C3]
    andpd xmm0, xmmword ptr [edx + .C4]
    orpd xmm0, xmm2
    pshufd xmm1, xmm0, 0xee
    por xmm1, xmm0
    movd eax, xmm1
    shl eax, 0x4
    mov edi, dword ptr [eax + ecx]
    mov esi, dword ptr [eax + ecx + 0x4]
    mov edx, dword ptr [eax + ecx + 0x8]
    and edi, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x4], edx
    mov edx, dword ptr [eax + ecx + 0xc]
    and edi, dword ptr [esp + 0x74]
    and esi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0x14], edx
    mov eax, edi
    or eax, esi
    je .L344
    mov edx, dword ptr [esp + 0x8]
    mov ecx, dword ptr [esp + 0x10]
    mov ebx, dword ptr [esp + 0x24]
    nop
.L244:
    mov dword ptr [esp + 0x10], ecx
    tzcnt ecx, esi
    tzcnt eax, edi
    mov dword ptr [esp + 0x8], edx
    mov edx, esi
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    mov eax, edi
    add eax, -0x1
    lea ebp, [ecx + 2*ecx]
    adc edx, -0x1
    and edi, eax
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    and esi, edx
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x34], esi
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    and eax, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0x28]
    imul ecx, eax
    imul esi, edx
    mul edx
    add esi, edx
    mov edx, dword ptr [esp + 0x8]
    add esi, ecx
    movzx ecx, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x10]
    cmove esi, eax
    mov eax, edi
    add esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    or ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    or edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x34]
    or eax, esi
    jne .L244
    jmp .L345
.L245:
    mov ecx, edx
.L246:
    shl edx, 0x8
    pshufd xmm1, xmm0, 0x55
    mov dword ptr [esp + 0x28], ecx
    mov dword ptr [esp + 0x14], edx
    movd edx, xmm0
    movd ebx, xmm1
    mov eax, edx
    or eax, ebx
    je .L250
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L247:
    mov ebp, edx
    mov esi, ebx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L249
    movzx eax, cl
    inc cl
    tzcnt edi, edx
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, ebx
    mov byte ptr [esp + 0x8], cl
    add eax, 0x20
    test edx, edx
    mov ecx, dword ptr [esp + 0x4]
    cmovne eax, edi
    mov edi, eax
    add eax, 0x37
    shl edi, 0x6
    and eax, 0x3f
    lea eax, [eax + edi + 0x4000]
    mov edi, dword ptr [esp + 0xc]
    mov word ptr [edi + 2*ecx], ax
    movzx ecx, byte ptr [esp + 0x8]
    mov byte ptr [edi + 0x200], cl
.L248:
    and edx, ebp
    and ebx, esi
    mov eax, edx
    or eax, ebx
    jne .L247
    jmp .L250
.L249:
    mov cl, -0x1
    jmp .L248
.L250:
    mov eax, dword ptr [esp + 0x14]
    pshufd xmm1, xmm0, 0xff
    pshufd xmm0, xmm0, 0xee
    movd ebx, xmm0
    movd edx, xmm1
    and dword ptr [esp + 0x10], eax
    mov eax, ebx
    or eax, edx
    je .L254
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
.L251:
    mov esi, ebx
    mov ebp, edx
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L253
    movzx eax, cl
    inc cl
    tzcnt edi, ebx
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, edx
    mov byte ptr [esp + 0x8], cl
    add eax, 0x20
    test ebx, ebx
    mov ecx, dword ptr [esp + 0x4]
    cmovne eax, edi
    mov edi, eax
    add eax, 0x39
    shl edi, 0x6
    and eax, 0x3f
    lea eax, [eax + edi + 0x4000]
    mov edi, dword ptr [esp + 0xc]
    mov word ptr [edi + 2*ecx], ax
    movzx ecx, byte ptr [esp + 0x8]
    mov byte ptr [edi + 0x200], cl
.L252:
    and ebx, esi
    and edx, ebp
    mov eax, ebx
    or eax, edx
    jne .L251
    jmp .L254
.L253:
    mov cl, -0x1
    jmp .L252
.L254:
    mov ecx, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0x20]
    and dword ptr [esp + 0x10], 0xff000000
    mov eax, ecx
    or eax, ebx
    je .L258
    mov eax, dword ptr [esp + 0xc]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L255:
    mov ebp, ecx
    mov edx, ebx
    add ebp, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L257
    mov dword ptr [esp + 0x8], edx
    movzx edx, al
    inc al
    tzcnt edi, ecx
    mov dword ptr [esp + 0x4], edx
    mov edx, eax
    tzcnt eax, ebx
    add eax, 0x20
    test ecx, ecx
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [esp + 0x4], dl
    cmovne eax, edi
    mov edi, eax
    add eax, 0x38
    shl edi, 0x6
    and eax, 0x3f
    or eax, edi
    mov edi, dword ptr [esp + 0xc]
    mov word ptr [edi + 2*esi], ax
    mov byte ptr [edi + 0x200], dl
    mov edx, dword ptr [esp + 0x8]
.L256:
    and ecx, ebp
    and ebx, edx
    mov eax, ecx
    or eax, ebx
    movzx eax, byte ptr [esp + 0x4]
    jne .L255
    jmp .L258
.L257:
    mov byte ptr [esp + 0x4], -0x1
    jmp .L256
.L258:
    mov ebx, dword ptr [esp + 0x10]
    test ebx, ebx
    je .L262
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L259:
    mov eax, ebx
    mov edi, ecx
    add eax, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L261
    mov dword ptr [esp + 0x8], eax
    movzx eax, dl
    tzcnt ebp, ecx
    inc dl
    mov dword ptr [esp + 0x4], eax
    mov eax, ebx
    tzcnt ebx, ebx
    add ebp, 0x20
    test eax, eax
    mov esi, dword ptr [esp + 0x4]
    cmovne ebp, ebx
    mov ebx, ebp
    add ebp, 0x30
    shl ebx, 0x6
    and ebp, 0x3f
    or ebp, ebx
    mov ebx, dword ptr [esp + 0xc]
    or ebp, 0x1000
    mov word ptr [ebx + 2*esi], bp
    mov ebx, eax
    mov eax, dword ptr [esp + 0xc]
    mov byte ptr [eax + 0x200], dl
    mov eax, dword ptr [esp + 0x8]
.L260:
    and ebx, eax
    and ecx, edi
    mov eax, ebx
    or eax, ecx
    jne .L259
    jmp .L262
.L261:
    mov dl, -0x1
    jmp .L260
.L262:
    mov ecx, dword ptr [esp + 0x34]
    mov esi, dword ptr [esp + 0x6c]
    mov edi, dword ptr [esp + 0x8c]
    mov eax, ecx
    and esi, ecx
    mov ecx, dword ptr [esp + 0x18]
    not eax
    and esi, dword ptr [esp + 0x9c]
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x2c]
    not ecx
    mov dword ptr [esp + 0x44], ecx
    and edi, eax
    mov edx, eax
    mov eax, esi
    and edi, dword ptr [esp + 0x98]
    not edx
    mov dword ptr [esp + 0x30], edx
    or eax, edi
    mov eax, dword ptr [esp + 0x1c]
    not eax
    mov dword ptr [esp + 0x3c], eax
    je .L272
    mov eax, dword ptr [esp + 0xc]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L264
    nop
.L263:
    mov esi, dword ptr [esp + 0x80]
    mov edi, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0x7c]
    and edi, dword ptr [esp + 0x84]
    mov eax, esi
    or eax, edi
    je .L272
.L264:
    mov ecx, esi
    tzcnt eax, esi
    tzcnt esi, edi
    mov dword ptr [esp + 0x20], edi
    add esi, 0x20
    test ecx, ecx
    mov dword ptr [esp + 0x80], ecx
    cmovne esi, eax
    add ecx, -0x1
    adc edi, -0x1
    mov eax, esi
    mov dword ptr [esp + 0x7c], ecx
    mov dword ptr [esp + 0x84], edi
    mov edi, dword ptr [esp + 0x24]
    shl eax, 0x6
    mov ebx, dword ptr [edi + eax + plywright::board::geometry::AROUND]
    mov edi, dword ptr [edi + eax + plywright::board::geometry::AROUND + 4]
    movzx eax, si
    mov dword ptr [esp + 0x10], eax
    and ebx, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0xac], ebx
    and ebx, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0xa8], edi
    and edi, dword ptr [esp + 0x18]
    mov ebp, ebx
    or ebp, edi
    je .L268
    lea esi, [eax + 0x4000]
    mov dh, dl
    movzx eax, si
    mov dword ptr [esp + 0x14], eax
    nop
.L265:
    mov eax, ebx
    mov ebp, edi
    add eax, -0x1
    adc ebp, -0x1
    cmp dh, -0x1
    je .L267
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
.L266:
    and ebx, eax
    and edi, ebp
    mov eax, ebx
    or eax, edi
    jne .L265
    jmp .L268
.L267:
    mov dh, -0x1
    jmp .L266
    nop
.L268:
    mov ebp, dword ptr [esp + 0xac]
    mov ebx, dword ptr [esp + 0xa8]
    mov dh, dl
    and ebp, dword ptr [esp + 0x3c]
    and ebx, dword ptr [esp + 0x44]
    mov esi, ebp
    or esi, ebx
    je .L263
    nop
.L269:
    mov eax, ebp
    mov edi, ebx
    add eax, -0x1
    adc edi, -0x1
    cmp dh, -0x1
    je .L271
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
.L270:
    and ebp, eax
    and ebx, edi
    mov eax, ebp
    or eax, ebx
    jne .L269
    jmp .L263
.L271:
    mov dh, -0x1
    jmp .L270
.L272:
    mov esi, dword ptr [esp + 0x74]
    mov edx, dword ptr [esp + 0x78]
    and esi, dword ptr [esp + 0x34]
    and edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x9c]
    and edx, dword ptr [esp + 0x98]
    mov eax, esi
    or eax, edx
    je .L282
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L274
    nop
.L273:
    mov esi, dword ptr [esp + 0x7c]
    mov edx, dword ptr [esp + 0x80]
    and esi, dword ptr [esp + 0x84]
    and edx, dword ptr [esp + 0xac]
    mov eax, esi
    or eax, edx
    je .L282
.L274:
    tzcnt ebp, edx
    mov edi, dword ptr [esp + 0x24]
    tzcnt eax, esi
    mov dword ptr [esp + 0x7c], esi
    mov dword ptr [esp + 0x80], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    lea ecx, [ebp + 2*ebp]
    mov dword ptr [esp + 0x84], esi
    adc edx, -0x1
    mov esi, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0xac], edx
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
    mov edi, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x30]
    mov edx, edi
    mov dword ptr [esp + 0xa8], eax
    and eax, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x18]
    mov esi, eax
    or esi, edx
    je .L278
    lea esi, [ecx + 0x4000]
    mov dword ptr [esp + 0x14], edi
    movzx ecx, si
    mov dword ptr [esp + 0x20], ecx
    mov ecx, ebx
    nop
.L275:
    mov esi, eax
    mov ebp, edx
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L277
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
    or ebx, dword ptr [esp + 0x20]
    mov word ptr [edi + 2*esi], bx
    mov esi, ebp
    mov byte ptr [edi + 0x200], cl
    mov ebp, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x14]
    mov ebx, ecx
.L276:
    and eax, esi
    and edx, ebp
    mov esi, eax
    or esi, edx
    jne .L275
    jmp .L278
.L277:
    mov cl, -0x1
    jmp .L276
    nop
.L278:
    mov ebp, dword ptr [esp + 0xa8]
    and edi, dword ptr [esp + 0x44]
    and ebp, dword ptr [esp + 0x3c]
    mov eax, ebp
    or eax, edi
    mov eax, ebx
    je .L273
    nop
.L279:
    mov ecx, ebp
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L281
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
.L280:
    and ebp, ecx
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L279
    jmp .L273
.L281:
    mov al, -0x1
    jmp .L280
.L282:
    mov esi, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x70]
    and edx, dword ptr [esp + 0x58]
    and esi, dword ptr [esp + 0x9c]
    and edx, dword ptr [esp + 0x98]
    mov eax, esi
    or eax, edx
    je .L292
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L284
    nop
.L283:
    mov esi, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x80]
    and edx, dword ptr [esp + 0x7c]
    mov eax, esi
    or eax, edx
    je .L292
.L284:
    tzcnt ebp, edx
    mov edi, dword ptr [esp + 0x24]
    tzcnt eax, esi
    mov dword ptr [esp + 0x34], esi
    mov dword ptr [esp + 0x2c], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    lea ecx, [ebp + 2*ebp]
    mov dword ptr [esp + 0x80], esi
    adc edx, -0x1
    mov esi, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x7c], edx
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
    and edi, dword ptr [esp + 0x30]
    mov edx, edi
    mov dword ptr [esp + 0x84], eax
    and eax, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x18]
    mov esi, eax
    or esi, edx
    je .L288
    lea esi, [ecx + 0x4000]
    mov dword ptr [esp + 0x14], edi
    movzx ecx, si
    mov dword ptr [esp + 0x20], ecx
    mov ecx, ebx
    nop
.L285:
    mov esi, eax
    mov ebp, edx
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L287
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
    or ebx, dword ptr [esp + 0x20]
    mov word ptr [edi + 2*esi], bx
    mov esi, ebp
    mov byte ptr [edi + 0x200], cl
    mov ebp, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x14]
    mov ebx, ecx
.L286:
    and eax, esi
    and edx, ebp
    mov esi, eax
    or esi, edx
    jne .L285
    jmp .L288
.L287:
    mov cl, -0x1
    jmp .L286
    nop
.L288:
    mov ebp, dword ptr [esp + 0x84]
    and edi, dword ptr [esp + 0x44]
    and ebp, dword ptr [esp + 0x3c]
    mov eax, ebp
    or eax, edi
    mov eax, ebx
    je .L283
    nop
.L289:
    mov ecx, ebp
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L291
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
.L290:
    and ebp, ecx
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L289
    jmp .L283
.L291:
    mov al, -0x1
    jmp .L290
.L292:
    mov esi, dword ptr [esp + 0x88]
    mov edx, dword ptr [esp + 0x64]
    and esi, dword ptr [esp + 0x48]
    and edx, dword ptr [esp + 0x38]
    mov eax, esi
    or eax, edx
    je .L302
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x94]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x7c], eax
    jmp .L294
    nop
.L293:
    mov esi, dword ptr [esp + 0x88]
    mov edx, dword ptr [esp + 0x64]
    and esi, dword ptr [esp + 0x34]
    and edx, dword ptr [esp + 0x2c]
    mov eax, esi
    or eax, edx
    je .L302
.L294:
    tzcnt edi, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x88], esi
    mov dword ptr [esp + 0x64], edx
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    mov dword ptr [esp + 0x34], esi
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
    mov eax, dword ptr [esp + 0x7c]
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebp, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and ebp, dword ptr [eax + 8*edi]
    and ebx, dword ptr [eax + 8*edi + 0x4]
    and ebp, dword ptr [esp + 0x28]
    and ebx, dword ptr [esp + 0x30]
    mov eax, ebp
    mov edx, ebx
    mov dword ptr [esp + 0x80], ebp
    and eax, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x18]
    mov esi, eax
    or esi, edx
    movzx esi, di
    mov dword ptr [esp + 0x10], esi
    je .L298
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], ebx
    movzx esi, si
    mov dword ptr [esp + 0x20], esi
    nop
.L295:
    mov esi, eax
    mov edi, edx
    add esi, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L297
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
    or ebp, dword ptr [esp + 0x20]
    mov word ptr [ebx + 2*esi], bp
    mov ebx, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [ebx + 0x200], cl
    mov ebx, dword ptr [esp + 0x14]
.L296:
    and eax, esi
    and edx, edi
    mov esi, eax
    or esi, edx
    jne .L295
    jmp .L298
.L297:
    mov cl, -0x1
    jmp .L296
    nop
.L298:
    mov edi, dword ptr [esp + 0x80]
    and ebx, dword ptr [esp + 0x44]
    and edi, dword ptr [esp + 0x3c]
    mov eax, edi
    or eax, ebx
    mov al, ch
    je .L293
    nop
.L299:
    mov edx, edi
    mov esi, ebx
    add edx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L301
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
.L300:
    and edi, edx
    and ebx, esi
    mov edx, edi
    or edx, ebx
    jne .L299
    jmp .L293
.L301:
    mov al, -0x1
    jmp .L300
.L302:
    mov esi, dword ptr [esp + 0x68]
    mov edx, dword ptr [esp + 0x5c]
    and esi, dword ptr [esp + 0x48]
    and edx, dword ptr [esp + 0x38]
    mov eax, esi
    or eax, edx
    je .L312
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x94]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x88], eax
    jmp .L304
    nop
.L303:
    mov esi, dword ptr [esp + 0x68]
    mov edx, dword ptr [esp + 0x5c]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x34]
    and edx, dword ptr [esp + 0x2c]
    mov eax, esi
    or eax, edx
    je .L312
.L304:
    tzcnt edi, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x68], esi
    mov dword ptr [esp + 0x5c], edx
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    mov dword ptr [esp + 0x34], esi
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
    and ebx, dword ptr [esp + 0x30]
    mov eax, ebp
    mov edx, ebx
    mov dword ptr [esp + 0x64], ebp
    and eax, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x18]
    mov esi, eax
    or esi, edx
    movzx esi, di
    mov dword ptr [esp + 0x10], esi
    je .L308
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], ebx
    movzx esi, si
    mov dword ptr [esp + 0x20], esi
    nop
.L305:
    mov esi, eax
    mov edi, edx
    add esi, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L307
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
    or ebp, dword ptr [esp + 0x20]
    mov word ptr [ebx + 2*esi], bp
    mov ebx, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [ebx + 0x200], cl
    mov ebx, dword ptr [esp + 0x14]
.L306:
    and eax, esi
    and edx, edi
    mov esi, eax
    or esi, edx
    jne .L305
    jmp .L308
.L307:
    mov cl, -0x1
    jmp .L306
    nop
.L308:
    mov edi, dword ptr [esp + 0x64]
    and ebx, dword ptr [esp + 0x44]
    mov byte ptr [esp + 0x4], ch
    and edi, dword ptr [esp + 0x3c]
    mov eax, edi
    or eax, ebx
    mov al, ch
    je .L303
    nop
.L309:
    mov esi, edi
    mov edx, ebx
    add esi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L311
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
.L310:
    and edi, esi
    and ebx, edx
    mov edx, edi
    or edx, ebx
    jne .L309
    jmp .L303
.L311:
    mov al, -0x1
    jmp .L310
.L312:
    mov edx, dword ptr [esp + 0x48]
    mov esi, dword ptr [esp + 0x38]
    and edx, dword ptr [esp + 0xb8]
    and esi, dword ptr [esp + 0xbc]
    mov eax, edx
    or eax, esi
    je .L322
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x94]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x68], eax
    jmp .L314
    nop
.L313:
    mov edx, dword ptr [esp + 0x48]
    mov esi, dword ptr [esp + 0x38]
    and edx, dword ptr [esp + 0x34]
    and esi, dword ptr [esp + 0x2c]
    mov eax, edx
    or eax, esi
    je .L322
.L314:
    tzcnt edi, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x48], edx
    mov dword ptr [esp + 0x38], esi
    add edi, 0x20
    test edx, edx
    cmovne edi, eax
    add edx, -0x1
    mov dword ptr [esp + 0x4], edi
    lea ebp, [edi + 2*edi]
    mov edi, dword ptr [esp + 0x24]
    adc esi, -0x1
    mov dword ptr [esp + 0x34], edx
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
    mov eax, dword ptr [esp + 0x68]
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
    and edx, dword ptr [esp + 0x30]
    mov ebx, edx
    mov dword ptr [esp + 0x5c], ebp
    and ebp, dword ptr [esp + 0x1c]
    and ebx, dword ptr [esp + 0x18]
    mov esi, ebp
    or esi, ebx
    je .L318
    lea esi, [eax + 0x4000]
    mov cl, ch
    mov dword ptr [esp + 0x14], edx
    movzx eax, si
    mov dword ptr [esp + 0x20], eax
    nop
.L315:
    mov eax, ebp
    mov edi, ebx
    add eax, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L317
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
    or edx, dword ptr [esp + 0x20]
    mov word ptr [eax + 2*esi], dx
    mov byte ptr [eax + 0x200], cl
    mov edx, dword ptr [esp + 0x14]
    mov eax, dword ptr [esp + 0x8]
.L316:
    and ebp, eax
    and ebx, edi
    mov eax, ebp
    or eax, ebx
    jne .L315
    jmp .L318
.L317:
    mov cl, -0x1
    jmp .L316
    nop
.L318:
    mov ebx, dword ptr [esp + 0x5c]
    and edx, dword ptr [esp + 0x44]
    mov cl, ch
    and ebx, dword ptr [esp + 0x3c]
    mov esi, ebx
    or esi, edx
    je .L313
    nop
.L319:
    mov eax, ebx
    mov edi, edx
    add eax, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L321
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
.L320:
    and ebx, eax
    and edx, edi
    mov eax, ebx
    or eax, edx
    jne .L319
    jmp .L313
.L321:
    mov cl, -0x1
    jmp .L320
.L322:
    mov ecx, dword ptr [esp + 0xa4]
    mov eax, 0x1
    xor ebp, ebp
    xor edx, edx
    mov edi, dword ptr [esp + 0x28]
    mov esi, dword ptr [esp + 0x30]
    shld ebp, eax, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0xa0]
    cmovne ebp, eax
    cmovne eax, edx
    mov edx, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x38], eax
    and edi, dword ptr [ecx + 0x8]
    and esi, dword ptr [ecx + 0xc]
    mov ecx, edi
    or ecx, esi
    je .L398
    mov ecx, dword ptr [esp + 0xb0]
    mov ebx, dword ptr [esp + 0x1c]
    mov eax, dword ptr [esp + 0xb4]
    mov dword ptr [esp + 0x28], edi
    mov edi, dword ptr [esp + 0x54]
    mov edx, 0x20
    not dword ptr [esp + 0x38]
    not ebp
    mov dword ptr [esp + 0x48], ebp
    and ecx, dword ptr [esp + 0x18]
    and eax, ebx
    bsf ecx, ecx
    cmovne edx, ecx
    add edx, 0x20
    bsf ecx, eax
    cmove ecx, edx
    and edi, ebx
    mov ebx, dword ptr [esp + 0x90]
    and ecx, 0x3f
    shl ecx, 0x6
    and ebx, dword ptr [esp + 0x18]
    mov edx, ebx
    mov eax, ebx
    shld edx, edi, 0x19
    shrd edi, ebx, 0x9
    shr eax, 0x7
    shr ebx, 0x9
    and eax, 0xfefefe
    and ebx, 0x7f7f7f
    and edx, 0xfefefefe
    and edi, 0x7f7f7f7f
    or ebx, eax
    mov eax, dword ptr [esp + 0x24]
    or edi, edx
    or edi, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 8]
    or ebx, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 12]
    mov eax, dword ptr [esp + 0x28]
    mov ecx, edi
    not ebx
    mov dword ptr [esp + 0x54], edi
    not ecx
    and esi, ebx
    and eax, ecx
    mov ecx, eax
    or ecx, esi
    je .L329
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x6c]
    mov dword ptr [esp + 0x30], esi
    mov esi, dword ptr [esp + 0x8c]
    xor ebp, ebp
    xor edi, edi
    and eax, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x18]
    mov ecx, eax
    or ecx, esi
    je .L324
    nop
.L323:
    tzcnt ecx, esi
    tzcnt edx, eax
    mov ebx, esi
    add ecx, 0x20
    test eax, eax
    cmovne ecx, edx
    mov edx, eax
    add edx, -0x1
    adc ebx, -0x1
    shl ecx, 0x6
    and eax, edx
    and esi, ebx
    mov ebx, dword ptr [esp + 0x24]
    or edi, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 4]
    or ebp, dword ptr [ebx + ecx + plywright::board::geometry::AROUND]
    mov ecx, eax
    or ecx, esi
    jne .L323
.L324:
    mov eax, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x10], edi
    mov edi, dword ptr [esp + 0x60]
    mov esi, dword ptr [esp + 0x28]
    mov edx, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x4], ebp
    and eax, dword ptr [esp + 0x38]
    lea ecx, [edi + 0x37]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x40]
    and eax, dword ptr [esp + 0x48]
    test cl, 0x20
    mov dword ptr [esp + 0x34], eax
    mov eax, esi
    cmove eax, edx
    cmove edx, esi
    mov esi, edx
    shrd esi, eax, cl
    shrd eax, edx, cl
    mov edx, dword ptr [esp + 0x24]
    mov ecx, edi
    movd xmm0, eax
    movd xmm1, esi
    shl ecx, 0xc
    punpckldq xmm1, xmm0
    movdqa xmm2, xmm1
    pshufd xmm0, xmm1, 0x44
    psrlq xmm2, 0x5
    psrlq xmm0, 0x6
    lea ecx, [edx + ecx + plywright::movegen::danger::ZONES]
    punpcklqdq xmm2, xmm1
    psrlq xmm1, 0xb
    movsd xmm0, xmm1
    pand xmm2, xmmword ptr [edx + .C3]
    andpd xmm0, xmmword ptr [edx + .C4]
    orpd xmm0, xmm2
    pshufd xmm1, xmm0, 0xee
    por xmm1, xmm0
    movd eax, xmm1
    shl eax, 0x4
    mov edi, dword ptr [eax + ecx]
    mov esi, dword ptr [eax + ecx + 0x4]
    mov edx, dword ptr [eax + ecx + 0x8]
    and edi, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x8], edx
    mov edx, dword ptr [eax + ecx + 0xc]
    and edi, dword ptr [esp + 0x74]
    and esi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0x14], edx
    mov eax, edi
    or eax, esi
    je .L376
    mov edx, dword ptr [esp + 0x4]
    mov ecx, dword ptr [esp + 0x10]
    mov ebx, dword ptr [esp + 0x24]
    nop
.L325:
    mov dword ptr [esp + 0x10], ecx
    tzcnt ecx, esi
    tzcnt eax, edi
    mov dword ptr [esp + 0x4], edx
    mov edx, esi
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    mov eax, edi
    add eax, -0x1
    lea ebp, [ecx + 2*ecx]
    adc edx, -0x1
    and edi, eax
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    and esi, edx
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x2c], esi
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    and eax, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0x34]
    imul ecx, eax
    imul esi, edx
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x10]
    cmove esi, eax
    mov eax, dword ptr [esp + 0x4]
    add esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    or eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    or ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov esi, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x4], eax
    mov eax, edi
    mov edx, dword ptr [esp + 0x4]
    or eax, esi
    jne .L325
    jmp .L377
.L326:
    mov edx, dword ptr [esp + 0x1c]
    mov esi, dword ptr [esp + 0x18]
    xor eax, eax
    xor ecx, ecx
    jmp .L334
.L327:
    xor ecx, ecx
    xor edx, edx
    jmp .L348
.L328:
    mov edx, dword ptr [esp + 0x1c]
    mov esi, dword ptr [esp + 0x18]
    xor eax, eax
    xor ecx, ecx
    jmp .L366
.L329:
    xor ecx, ecx
    xor edx, edx
    jmp .L380
.L330:
    mov ecx, dword ptr [esp + 0x4]
    mov edx, dword ptr [esp + 0x8]
.L331:
    mov esi, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0x14]
    and esi, dword ptr [esp + 0x18]
    and edi, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x58]
    and edi, dword ptr [esp + 0x74]
    mov eax, esi
    or eax, edi
    je .L333
    mov ebp, dword ptr [esp + 0x24]
    nop
.L332:
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, edi
    tzcnt eax, esi
    mov dword ptr [esp + 0x8], edx
    mov edx, edi
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, esi
    add eax, -0x1
    adc edx, -0x1
    and esi, eax
    and edi, edx
    mov dword ptr [esp + 0x10], esi
    mov dword ptr [esp + 0x14], edi
    lea edi, [ecx + 2*ecx]
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov ecx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    and esi, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x20]
    imul ebx, eax
    imul esi, ecx
    mul ecx
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    add esi, edx
    mov edx, dword ptr [esp + 0x8]
    add esi, ebx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x4]
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov edi, dword ptr [esp + 0x14]
    or edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    or ecx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x10]
    mov eax, esi
    or eax, edi
    jne .L332
.L333:
    mov eax, dword ptr [esp + 0x30]
    not ecx
    not edx
    mov esi, dword ptr [esp + 0x18]
    and eax, ecx
    mov ecx, dword ptr [esp + 0x3c]
    and ecx, edx
    mov edx, dword ptr [esp + 0x1c]
.L334:
    mov dword ptr [esp + 0x30], eax
    and eax, esi
    mov dword ptr [esp + 0x14], ecx
    and ecx, edx
    mov edx, eax
    or edx, ecx
    je .L338
    mov edx, dword ptr [esp + 0x54]
    lea esi, [edx + 0x4000]
    mov edx, dword ptr [esp + 0xc]
    movzx esi, si
    mov dword ptr [esp + 0x10], esi
    movzx edx, byte ptr [edx + 0x200]
    nop
.L335:
    mov esi, eax
    mov ebp, ecx
    add esi, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L337
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
.L336:
    and eax, esi
    and ecx, ebp
    mov esi, eax
    or esi, ecx
    jne .L335
    jmp .L338
.L337:
    mov dl, -0x1
    jmp .L336
.L338:
    mov eax, dword ptr [esp + 0x1c]
    mov ecx, dword ptr [esp + 0x18]
    mov esi, dword ptr [esp + 0x30]
    not eax
    not ecx
    and eax, dword ptr [esp + 0x14]
    and esi, ecx
    mov ecx, esi
    or ecx, eax
    je .L342
    mov ecx, dword ptr [esp + 0xc]
    movzx edx, word ptr [esp + 0x54]
    movzx ebx, byte ptr [ecx + 0x200]
    mov dword ptr [esp + 0x10], edx
    nop
.L339:
    mov edi, esi
    mov ecx, eax
    add edi, -0x1
    adc ecx, -0x1
    cmp bl, -0x1
    je .L341
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
.L340:
    and esi, edi
    and eax, ecx
    mov ecx, esi
    or ecx, eax
    jne .L339
    jmp .L342
.L341:
    mov bl, -0x1
    jmp .L340
.L342:
    mov ebx, dword ptr [esp + 0x50]
    mov edi, dword ptr [esp + 0x54]
    mov eax, dword ptr [esp + 0x44]
    mov dh, byte ptr [ebx + 0x40]
    test dh, 0xc
    je .L395
    mov ecx, dword ptr [esp + 0xc]
    and dword ptr [esp + 0x40], eax
    mov eax, dword ptr [esp + 0x4c]
    mov dl, byte ptr [ecx + 0x200]
    and dword ptr [esp + 0x2c], eax
    test dh, 0x4
    je .L361
    mov ecx, dword ptr [esp + 0x60]
    and eax, 0x60000000
    and ecx, 0x40000000
    or ecx, eax
    jne .L360
    mov eax, dword ptr [esp + 0x14]
    and eax, 0x20000000
    je .L360
    mov eax, dword ptr [esp + 0x6c]
    mov ecx, dword ptr [esp + 0x40]
    mov ebx, dword ptr [esp + 0x2c]
    mov byte ptr [esp + 0x8], dh
    mov byte ptr [esp + 0x4], dl
    mov edx, 0x10008804
    mov edi, dword ptr [esp + 0x24]
    and eax, 0x10a000
    and ecx, 0x40404000
    mov esi, ebx
    mov dword ptr [esp + 0x10], eax
    mov eax, ecx
    and esi, 0x3e404040
    mul edx
    imul eax, ecx, 0x420201
    mov ecx, dword ptr [esp + 0x40]
    imul ebp, esi, 0x10008804
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
    mov edx, ebx
    and edx, 0x201008
    and esi, dword ptr [esp + 0x74]
    imul edx, edx, 0x809440e
    add edx, ecx
    and eax, dword ptr [esp + 0x58]
    shr edx, 0x1b
    mov ecx, dword ptr [edi + 8*edx + plywright::sliders::magic::TABLE + 860416]
    or esi, dword ptr [esp + 0x10]
    and ecx, dword ptr [esp + 0x70]
    or ecx, eax
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::TABLE + 860420]
    movzx edx, byte ptr [esp + 0x4]
    and ecx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x78]
    or eax, esi
    and eax, dword ptr [esp + 0x1c]
    or eax, ecx
    setne al
    cmp dl, -0x1
    sete cl
    or cl, al
    jne .L343
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, dl
    inc dl
    mov word ptr [ecx + 2*eax], 0x2fbc
    mov byte ptr [ecx + 0x200], dl
.L343:
    mov ebx, dword ptr [esp + 0x50]
    mov edi, dword ptr [esp + 0x54]
    mov dh, byte ptr [esp + 0x8]
    jmp .L361
.L344:
    mov edx, dword ptr [esp + 0x8]
    mov ecx, dword ptr [esp + 0x10]
.L345:
    mov edi, ecx
    mov ecx, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp + 0x14]
    and ecx, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x18]
    and ecx, dword ptr [esp + 0x70]
    and esi, dword ptr [esp + 0x58]
    mov eax, ecx
    or eax, esi
    je .L347
    mov ebp, dword ptr [esp + 0x24]
    nop
.L346:
    mov dword ptr [esp + 0x4], ecx
    tzcnt eax, ecx
    tzcnt ecx, esi
    mov dword ptr [esp + 0x8], edx
    mov edx, esi
    mov dword ptr [esp + 0x10], edi
    add ecx, 0x20
    cmp dword ptr [esp + 0x4], 0x0
    cmovne ecx, eax
    mov eax, dword ptr [esp + 0x4]
    lea edi, [ecx + 2*ecx]
    mov ecx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    add eax, -0x1
    adc edx, -0x1
    and dword ptr [esp + 0x4], eax
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS]
    and esi, edx
    mov dword ptr [esp + 0x14], esi
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    and eax, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0x28]
    imul ebx, eax
    mul ecx
    imul esi, ecx
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    add esi, edx
    mov edx, dword ptr [esp + 0x8]
    add esi, ebx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x4]
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov edi, dword ptr [esp + 0x10]
    mov eax, ecx
    or edi, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    or edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x14]
    or eax, esi
    jne .L346
.L347:
    mov eax, dword ptr [esp + 0x3c]
    mov ecx, dword ptr [esp + 0x30]
    not edi
    not edx
    and eax, edi
    and ecx, edx
    mov edx, eax
.L348:
    mov eax, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x14], edx
    and edx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x30], ecx
    and ecx, eax
    mov esi, ecx
    or esi, edx
    je .L352
    mov eax, dword ptr [esp + 0x60]
    lea esi, [eax + 0x4000]
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    movzx eax, si
    mov dword ptr [esp + 0x10], eax
.L349:
    mov edi, ecx
    mov ebp, edx
    add edi, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L351
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
.L350:
    and ecx, edi
    and edx, ebp
    mov eax, ecx
    or eax, edx
    jne .L349
    jmp .L352
.L351:
    mov bl, -0x1
    jmp .L350
.L352:
    mov ecx, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x18]
    mov edi, dword ptr [esp + 0x14]
    not ecx
    not edx
    and ecx, dword ptr [esp + 0x30]
    and edi, edx
    mov edx, ecx
    or edx, edi
    je .L356
    mov eax, dword ptr [esp + 0xc]
    movzx esi, word ptr [esp + 0x60]
    movzx edx, byte ptr [eax + 0x200]
    mov dword ptr [esp + 0x8], esi
    nop
.L353:
    mov esi, ecx
    mov ebx, edi
    add esi, -0x1
    adc ebx, -0x1
    cmp dl, -0x1
    je .L355
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
.L354:
    and ecx, esi
    and edi, ebx
    mov eax, ecx
    or eax, edi
    jne .L353
    jmp .L356
.L355:
    mov dl, -0x1
    jmp .L354
.L356:
    mov edx, dword ptr [esp + 0x50]
    mov eax, dword ptr [esp + 0x44]
    mov bh, byte ptr [edx + 0x40]
    test bh, 0x3
    je .L400
    and dword ptr [esp + 0x40], eax
    mov eax, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x4c]
    mov bl, byte ptr [eax + 0x200]
    and dword ptr [esp + 0x2c], ecx
    test bh, 0x1
    je .L358
    mov edx, dword ptr [esp + 0x54]
    mov eax, ecx
    and eax, 0x60
    and edx, 0x40
    or edx, eax
    jne .L357
    mov eax, dword ptr [esp + 0x30]
    and eax, 0x20
    je .L357
    mov eax, dword ptr [esp + 0x6c]
    mov ecx, dword ptr [esp + 0x2c]
    mov esi, dword ptr [esp + 0x40]
    mov edx, 0x8800200
    mov edi, dword ptr [esp + 0x24]
    and eax, 0xa01000
    and ecx, 0x4040403e
    and esi, 0x404040
    mov dword ptr [esp + 0x4], eax
    mov eax, ecx
    imul ebp, esi, 0x8800200
    mul edx
    imul eax, ecx, 0x2800100
    mov ecx, dword ptr [esp + 0x2c]
    add eax, edx
    mov edx, 0x2400260
    add ebp, eax
    shr ebp, 0x15
    and ecx, 0x8102000
    mov esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 114688]
    mov eax, ecx
    imul ecx, ecx, 0x10810402
    mul edx
    mov eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 114692]
    add ecx, edx
    mov edx, dword ptr [esp + 0x40]
    and esi, dword ptr [esp + 0x70]
    and eax, dword ptr [esp + 0x58]
    and edx, 0x204
    imul edx, edx, 0x2400260
    or esi, dword ptr [esp + 0x4]
    add edx, ecx
    shr edx, 0x1b
    mov ecx, dword ptr [edi + 8*edx + plywright::sliders::magic::TABLE + 820996]
    and ecx, dword ptr [esp + 0x78]
    or ecx, eax
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::TABLE + 820992]
    and ecx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x74]
    or eax, esi
    and eax, dword ptr [esp + 0x1c]
    or eax, ecx
    setne al
    cmp bl, -0x1
    sete cl
    or cl, al
    je .L399
.L357:
    mov edx, dword ptr [esp + 0x50]
.L358:
    test bh, 0x2
    je .L400
.L359:
    mov esi, dword ptr [esp + 0x4c]
    mov ecx, dword ptr [esp + 0x54]
    and esi, 0xe
    and ecx, 0x4
    or ecx, esi
    jne .L400
    and dword ptr [esp + 0x30], 0x8
    je .L400
    mov esi, dword ptr [esp + 0x2c]
    mov byte ptr [esp + 0x4], bl
    mov ebx, dword ptr [esp + 0x40]
    mov edx, 0x200040
    mov ebp, dword ptr [esp + 0x58]
    mov edi, dword ptr [esp + 0x70]
    mov ecx, esi
    and esi, 0x20100a00
    and ecx, 0x404047a
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x51001009
    mov ecx, ebx
    and ebx, 0x40
    and ecx, 0x40404
    add eax, edx
    imul ecx, ecx, 0x200040
    add ecx, eax
    mov eax, dword ptr [esp + 0x24]
    shr ecx, 0x15
    and ebp, dword ptr [eax + 8*ecx + plywright::sliders::magic::TABLE + 49156]
    mov eax, dword ptr [esp + 0x24]
    and edi, dword ptr [eax + 8*ecx + plywright::sliders::magic::TABLE + 49152]
    mov eax, dword ptr [esp + 0x6c]
    mov ecx, 0x82088061
    and eax, 0xa1100
    or edi, eax
    mov eax, esi
    mul ecx
    imul eax, esi, 0x10042410
    imul ecx, ebx, 0x82088061
    mov esi, dword ptr [esp + 0x74]
    movzx ebx, byte ptr [esp + 0x4]
    add eax, edx
    mov edx, dword ptr [esp + 0x78]
    add ecx, eax
    mov eax, dword ptr [esp + 0x24]
    shr ecx, 0x1b
    and edx, dword ptr [eax + 8*ecx + plywright::sliders::magic::TABLE + 819972]
    mov eax, dword ptr [esp + 0x24]
    and esi, dword ptr [eax + 8*ecx + plywright::sliders::magic::TABLE + 819968]
    or edx, ebp
    and edx, dword ptr [esp + 0x18]
    or esi, edi
    and esi, dword ptr [esp + 0x1c]
    or esi, edx
    mov edx, dword ptr [esp + 0x50]
    setne al
    cmp bl, -0x1
    sete cl
    or cl, al
    jne .L400
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, bl
    inc bl
    mov word ptr [ecx + 2*eax], 0x3084
    mov byte ptr [ecx + 0x200], bl
    jmp .L400
.L360:
    mov ebx, dword ptr [esp + 0x50]
.L361:
    test dh, 0x8
    je .L395
    mov ecx, dword ptr [esp + 0x4c]
    mov eax, dword ptr [esp + 0x60]
    and ecx, 0xe000000
    and eax, 0x4000000
    or eax, ecx
    jne .L395
    and dword ptr [esp + 0x14], 0x8000000
    je .L395
    mov esi, dword ptr [esp + 0x40]
    mov edi, dword ptr [esp + 0x2c]
    jmp .L394
.L362:
    mov ecx, dword ptr [esp + 0x4]
    mov edx, dword ptr [esp + 0x8]
.L363:
    mov esi, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0x18]
    and edi, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x58]
    and edi, dword ptr [esp + 0x74]
    mov eax, esi
    or eax, edi
    je .L365
    mov ebp, dword ptr [esp + 0x24]
    nop
.L364:
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, edi
    tzcnt eax, esi
    mov dword ptr [esp + 0x8], edx
    mov edx, edi
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, esi
    add eax, -0x1
    adc edx, -0x1
    and esi, eax
    and edi, edx
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x20], edi
    lea edi, [ecx + 2*ecx]
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov ecx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    and esi, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x28]
    imul ebx, eax
    imul esi, ecx
    mul ecx
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    add esi, edx
    mov edx, dword ptr [esp + 0x8]
    add esi, ebx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x4]
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov edi, dword ptr [esp + 0x20]
    or edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    or ecx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x14]
    mov eax, esi
    or eax, edi
    jne .L364
.L365:
    mov eax, dword ptr [esp + 0x30]
    not ecx
    not edx
    mov esi, dword ptr [esp + 0x18]
    and eax, ecx
    mov ecx, dword ptr [esp + 0x3c]
    and ecx, edx
    mov edx, dword ptr [esp + 0x1c]
.L366:
    mov dword ptr [esp + 0x30], eax
    and eax, esi
    mov dword ptr [esp + 0x20], ecx
    and ecx, edx
    mov edx, eax
    or edx, ecx
    je .L370
    mov edx, dword ptr [esp + 0x54]
    lea esi, [edx + 0x4000]
    mov edx, dword ptr [esp + 0xc]
    movzx esi, si
    mov dword ptr [esp + 0x14], esi
    movzx edx, byte ptr [edx + 0x200]
    nop
.L367:
    mov esi, eax
    mov ebp, ecx
    add esi, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L369
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
.L368:
    and eax, esi
    and ecx, ebp
    mov esi, eax
    or esi, ecx
    jne .L367
    jmp .L370
.L369:
    mov dl, -0x1
    jmp .L368
.L370:
    mov edi, dword ptr [esp + 0x30]
    mov esi, dword ptr [esp + 0x10]
    and edi, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x20]
    mov eax, edi
    or eax, esi
    je .L374
    mov eax, dword ptr [esp + 0xc]
    movzx edx, word ptr [esp + 0x54]
    movzx ecx, byte ptr [eax + 0x200]
    mov dword ptr [esp + 0x10], edx
    nop
.L371:
    mov edx, edi
    mov eax, edi
    mov edi, esi
    add edx, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L373
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
.L372:
    and eax, edx
    and esi, edi
    mov edx, eax
    mov edi, eax
    or edx, esi
    jne .L371
    jmp .L374
.L373:
    mov cl, -0x1
    jmp .L372
.L374:
    mov ebx, dword ptr [esp + 0x50]
    mov edi, dword ptr [esp + 0x54]
    mov eax, dword ptr [esp + 0x48]
    mov dh, byte ptr [ebx + 0x40]
    test dh, 0xc
    je .L395
    mov ecx, dword ptr [esp + 0xc]
    and dword ptr [esp + 0x40], eax
    mov eax, dword ptr [esp + 0x4c]
    mov dl, byte ptr [ecx + 0x200]
    and dword ptr [esp + 0x38], eax
    test dh, 0x4
    je .L393
    mov ecx, dword ptr [esp + 0x60]
    and eax, 0x60000000
    and ecx, 0x40000000
    or ecx, eax
    jne .L392
    mov eax, dword ptr [esp + 0x20]
    and eax, 0x20000000
    je .L392
    mov ebx, dword ptr [esp + 0x40]
    mov eax, dword ptr [esp + 0x6c]
    mov esi, dword ptr [esp + 0x38]
    mov byte ptr [esp + 0x8], dh
    mov byte ptr [esp + 0x4], dl
    mov edx, 0x10008804
    mov edi, dword ptr [esp + 0x24]
    mov ecx, ebx
    and eax, 0x10a000
    and esi, 0x3e404040
    and ebx, 0x4020000
    and ecx, 0x40404000
    mov dword ptr [esp + 0x10], eax
    imul ebp, esi, 0x10008804
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x420201
    imul ecx, ebx, 0xc20408
    add eax, edx
    mov edx, 0x809440e
    add ebp, eax
    mov eax, ebx
    mul edx
    shr ebp, 0x15
    add ecx, edx
    mov edx, dword ptr [esp + 0x38]
    mov eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 770048]
    mov esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 770052]
    and edx, 0x201008
    and eax, dword ptr [esp + 0x58]
    and esi, dword ptr [esp + 0x74]
    imul edx, edx, 0x809440e
    add edx, ecx
    shr edx, 0x1b
    mov ecx, dword ptr [edi + 8*edx + plywright::sliders::magic::TABLE + 860416]
    or esi, dword ptr [esp + 0x10]
    and ecx, dword ptr [esp + 0x70]
    or ecx, eax
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::TABLE + 860420]
    movzx edx, byte ptr [esp + 0x4]
    and ecx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x78]
    or eax, esi
    and eax, dword ptr [esp + 0x1c]
    or eax, ecx
    setne al
    cmp dl, -0x1
    sete cl
    or cl, al
    jne .L375
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, dl
    inc dl
    mov word ptr [ecx + 2*eax], 0x2fbc
    mov byte ptr [ecx + 0x200], dl
.L375:
    mov ebx, dword ptr [esp + 0x50]
    mov edi, dword ptr [esp + 0x54]
    mov dh, byte ptr [esp + 0x8]
    jmp .L393
.L376:
    mov edx, dword ptr [esp + 0x4]
    mov ecx, dword ptr [esp + 0x10]
.L377:
    mov edi, ecx
    mov ecx, dword ptr [esp + 0x8]
    mov esi, dword ptr [esp + 0x14]
    and ecx, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x18]
    and ecx, dword ptr [esp + 0x70]
    and esi, dword ptr [esp + 0x58]
    mov eax, ecx
    or eax, esi
    je .L379
    mov ebp, dword ptr [esp + 0x24]
    nop
.L378:
    mov dword ptr [esp + 0x8], ecx
    tzcnt eax, ecx
    tzcnt ecx, esi
    mov dword ptr [esp + 0x4], edx
    mov edx, esi
    mov dword ptr [esp + 0x10], edi
    add ecx, 0x20
    cmp dword ptr [esp + 0x8], 0x0
    cmovne ecx, eax
    mov eax, dword ptr [esp + 0x8]
    lea edi, [ecx + 2*ecx]
    mov ecx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    add eax, -0x1
    adc edx, -0x1
    and dword ptr [esp + 0x8], eax
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS]
    and esi, edx
    mov dword ptr [esp + 0x14], esi
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    and eax, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0x34]
    imul ebx, eax
    mul ecx
    imul esi, ecx
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    add esi, edx
    add esi, ebx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x8]
    cmove esi, eax
    mov eax, dword ptr [esp + 0x4]
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov edi, dword ptr [esp + 0x10]
    or eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    or edi, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov esi, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x4], eax
    mov eax, ecx
    mov edx, dword ptr [esp + 0x4]
    or eax, esi
    jne .L378
.L379:
    mov eax, dword ptr [esp + 0x30]
    mov ecx, dword ptr [esp + 0x28]
    not edi
    not edx
    and eax, edi
    and ecx, edx
    mov edx, eax
.L380:
    mov ebp, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x14], edx
    and edx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x28], ecx
    and ecx, ebp
    mov esi, ecx
    or esi, edx
    je .L384
    mov eax, dword ptr [esp + 0x60]
    lea esi, [eax + 0x4000]
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    movzx eax, si
    mov dword ptr [esp + 0x10], eax
    nop
.L381:
    mov edi, ecx
    mov ebp, edx
    add edi, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L383
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
.L382:
    and ecx, edi
    and edx, ebp
    mov eax, ecx
    or eax, edx
    jne .L381
    jmp .L384
.L383:
    mov bl, -0x1
    jmp .L382
.L384:
    mov eax, dword ptr [esp + 0x3c]
    mov esi, dword ptr [esp + 0x14]
    and eax, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x44]
    mov ecx, eax
    or ecx, esi
    je .L388
    mov ecx, dword ptr [esp + 0xc]
    movzx edx, word ptr [esp + 0x60]
    movzx ebx, byte ptr [ecx + 0x200]
    mov dword ptr [esp + 0x10], edx
    nop
.L385:
    mov ecx, eax
    mov edi, esi
    add ecx, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L387
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, bl
    inc bl
    tzcnt ebp, eax
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, esi
    add ecx, 0x20
    test eax, eax
    mov edx, dword ptr [esp + 0x4]
    cmovne ecx, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl ecx, 0x6
    add ecx, dword ptr [esp + 0x10]
    mov word ptr [ebp + 2*edx], cx
    mov ecx, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], bl
.L386:
    and eax, ecx
    and esi, edi
    mov ecx, eax
    or ecx, esi
    jne .L385
    jmp .L388
.L387:
    mov bl, -0x1
    jmp .L386
.L388:
    mov edx, dword ptr [esp + 0x50]
    mov esi, dword ptr [esp + 0x28]
    mov ecx, dword ptr [esp + 0x48]
    mov bh, byte ptr [edx + 0x40]
    test bh, 0x3
    je .L398
    and dword ptr [esp + 0x40], ecx
    mov ecx, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x4c]
    mov bl, byte ptr [ecx + 0x200]
    and dword ptr [esp + 0x38], eax
    test bh, 0x1
    je .L397
    mov ecx, dword ptr [esp + 0x54]
    and eax, 0x60
    and ecx, 0x40
    or ecx, eax
    jne .L396
    mov eax, esi
    and eax, 0x20
    je .L396
    mov eax, dword ptr [esp + 0x6c]
    mov ecx, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x40]
    mov edx, 0x8800200
    mov edi, dword ptr [esp + 0x24]
    and eax, 0xa01000
    and ecx, 0x4040403e
    and esi, 0x404040
    mov dword ptr [esp + 0x4], eax
    mov eax, ecx
    imul ebp, esi, 0x8800200
    mul edx
    imul eax, ecx, 0x2800100
    mov ecx, dword ptr [esp + 0x38]
    add eax, edx
    mov edx, 0x2400260
    add ebp, eax
    shr ebp, 0x15
    and ecx, 0x8102000
    mov esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 114688]
    mov eax, ecx
    imul ecx, ecx, 0x10810402
    mul edx
    mov eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 114692]
    add ecx, edx
    mov edx, dword ptr [esp + 0x40]
    and esi, dword ptr [esp + 0x70]
    and eax, dword ptr [esp + 0x58]
    and edx, 0x204
    imul edx, edx, 0x2400260
    or esi, dword ptr [esp + 0x4]
    add edx, ecx
    shr edx, 0x1b
    mov ecx, dword ptr [edi + 8*edx + plywright::sliders::magic::TABLE + 820996]
    and ecx, dword ptr [esp + 0x78]
    or ecx, eax
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::TABLE + 820992]
    and ecx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x74]
    or eax, esi
    and eax, dword ptr [esp + 0x1c]
    or eax, ecx
    setne al
    cmp bl, -0x1
    sete cl
    or cl, al
    jne .L389
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, bl
    inc bl
    mov word ptr [ecx + 2*eax], 0x2184
    mov byte ptr [ecx + 0x200], bl
.L389:
    mov edx, dword ptr [esp + 0x50]
    mov esi, dword ptr [esp + 0x28]
    jmp .L397
.L390:
    mov eax, dword ptr [esp + 0x48]
    mov esi, dword ptr [esp + 0x38]
    jmp .L403
.L391:
    mov eax, dword ptr [esp + 0x48]
    mov esi, dword ptr [esp + 0x38]
    jmp .L405
.L392:
    mov ebx, dword ptr [esp + 0x50]
.L393:
    test dh, 0x8
    je .L395
    mov ecx, dword ptr [esp + 0x4c]
    mov eax, dword ptr [esp + 0x60]
    and ecx, 0xe000000
    and eax, 0x4000000
    or eax, ecx
    jne .L395
    and dword ptr [esp + 0x20], 0x8000000
    je .L395
    mov esi, dword ptr [esp + 0x40]
    mov edi, dword ptr [esp + 0x38]
.L394:
    mov byte ptr [esp + 0x4], dl
    mov edx, 0x84011
    mov ecx, esi
    and ecx, 0x4040400
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x610020
    or eax, edx
    mov ecx, edi
    mov ebp, dword ptr [esp + 0x24]
    mov ebx, dword ptr [esp + 0x74]
    and esi, 0x40000000
    and edi, 0xa1020
    and ecx, 0x7a040404
    imul ecx, ecx, 0x84011
    add ecx, eax
    mov eax, dword ptr [esp + 0x58]
    shr ecx, 0x15
    and ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::TABLE + 704516]
    and eax, dword ptr [ebp + 8*ecx + plywright::sliders::magic::TABLE + 704512]
    mov ecx, 0x2265220
    mov dword ptr [esp + 0x58], eax
    mov eax, dword ptr [esp + 0x6c]
    and eax, 0x110a00
    or ebx, eax
    mov eax, esi
    mul ecx
    imul eax, esi, 0x40001002
    imul ecx, edi, 0x2265220
    mov edi, dword ptr [esp + 0x54]
    or eax, edx
    mov edx, dword ptr [esp + 0x70]
    add ecx, eax
    mov eax, dword ptr [esp + 0x78]
    shr ecx, 0x1b
    and edx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::TABLE + 859392]
    and eax, dword ptr [ebp + 8*ecx + plywright::sliders::magic::TABLE + 859396]
    or edx, dword ptr [esp + 0x58]
    or eax, ebx
    mov ebx, dword ptr [esp + 0x50]
    and eax, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x18]
    or eax, edx
    movzx edx, byte ptr [esp + 0x4]
    setne al
    cmp dl, -0x1
    sete cl
    or cl, al
    jne .L395
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, dl
    inc dl
    mov word ptr [ecx + 2*eax], 0x3ebc
    mov byte ptr [ecx + 0x200], dl
.L395:
    cmp byte ptr [ebx + 0x41], 0x0
    je .L401
    movzx eax, byte ptr [ebx + 0x42]
    sub esp, 0xc
    mov edx, ebx
    mov ebx, dword ptr [esp + 0x30]
    lea ecx, [esp + 0xcc]
    push dword ptr [esp + 0x28]
    push dword ptr [esp + 0x28]
    push dword ptr [esp + 0x20]
    push eax
    push edi
    call plywright::movegen::generate::en_passant
    jmp .L406
.L396:
    mov edx, dword ptr [esp + 0x50]
.L397:
    test bh, 0x2
    je .L398
    mov ecx, dword ptr [esp + 0x4c]
    mov eax, dword ptr [esp + 0x54]
    and ecx, 0xe
    and eax, 0x4
    or eax, ecx
    jne .L398
    and esi, 0x8
    je .L398
    mov esi, dword ptr [esp + 0x38]
    mov edi, dword ptr [esp + 0x40]
    mov edx, 0x200040
    mov ebp, dword ptr [esp + 0x24]
    mov byte ptr [esp + 0x4], bl
    mov ebx, dword ptr [esp + 0x70]
    mov ecx, esi
    and esi, 0x20100a00
    and ecx, 0x404047a
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x51001009
    mov ecx, edi
    and edi, 0x40
    and ecx, 0x40404
    add eax, edx
    imul ecx, ecx, 0x200040
    add ecx, eax
    mov eax, dword ptr [esp + 0x58]
    shr ecx, 0x15
    and ebx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::TABLE + 49152]
    and eax, dword ptr [ebp + 8*ecx + plywright::sliders::magic::TABLE + 49156]
    mov ecx, 0x82088061
    mov dword ptr [esp + 0x58], eax
    mov eax, dword ptr [esp + 0x6c]
    and eax, 0xa1100
    or ebx, eax
    mov eax, esi
    mul ecx
    imul eax, esi, 0x10042410
    imul ecx, edi, 0x82088061
    add eax, edx
    mov edx, dword ptr [esp + 0x74]
    add ecx, eax
    mov eax, dword ptr [esp + 0x78]
    shr ecx, 0x1b
    and edx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::TABLE + 819968]
    and eax, dword ptr [ebp + 8*ecx + plywright::sliders::magic::TABLE + 819972]
    mov ch, byte ptr [esp + 0x4]
    or edx, ebx
    or eax, dword ptr [esp + 0x58]
    and edx, dword ptr [esp + 0x1c]
    and eax, dword ptr [esp + 0x18]
    or edx, eax
    mov edx, dword ptr [esp + 0x50]
    setne al
    cmp ch, -0x1
    sete cl
    or cl, al
    jne .L398
    mov esi, dword ptr [esp + 0xc]
    movzx eax, ch
    inc ch
    mov word ptr [esi + 2*eax], 0x3084
    mov byte ptr [esi + 0x200], ch
.L398:
    cmp byte ptr [edx + 0x41], 0x0
    mov ebx, dword ptr [esp + 0x24]
    je .L401
    movzx eax, byte ptr [edx + 0x42]
    sub esp, 0xc
    jmp .L408
.L399:
    mov ecx, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x50]
    movzx eax, bl
    inc bl
    mov word ptr [ecx + 2*eax], 0x2184
    mov byte ptr [ecx + 0x200], bl
    test bh, 0x2
    jne .L359
.L400:
    cmp byte ptr [edx + 0x41], 0x0
    jne .L407
.L401:
    add esp, 0xcc
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L402:
    xor eax, eax
    xor esi, esi
    mov dword ptr [esp + 0x14], ebp
    mov dword ptr [esp + 0x10], edi
.L403:
    mov edx, dword ptr [esp + 0x50]
    mov ebx, dword ptr [esp + 0x24]
    lea ecx, [esp + 0xc0]
    push dword ptr [esp + 0x1c]
    push dword ptr [esp + 0x1c]
    push dword ptr [esp + 0x14]
    push dword ptr [esp + 0x1c]
    push dword ptr [esp + 0x24]
    push esi
    push eax
    push dword ptr [esp + 0x70]
    call plywright::movegen::evasions::answers
    jmp .L406
.L404:
    mov dword ptr [esp + 0x14], esi
    xor eax, eax
    xor esi, esi
    mov dword ptr [esp + 0x10], edi
.L405:
    mov edx, dword ptr [esp + 0x50]
    mov ebx, dword ptr [esp + 0x24]
    lea ecx, [esp + 0xc0]
    push dword ptr [esp + 0x18]
    push dword ptr [esp + 0x20]
    push dword ptr [esp + 0x14]
    push dword ptr [esp + 0x1c]
    push dword ptr [esp + 0x24]
    push esi
    push eax
    push dword ptr [esp + 0x7c]
    call plywright::movegen::evasions::answers
.L406:
    add esp, 0x20
    jmp .L401
.L407:
    movzx eax, byte ptr [edx + 0x42]
    sub esp, 0xc
    mov ebx, dword ptr [esp + 0x30]
.L408:
    lea ecx, [esp + 0xcc]
    push dword ptr [esp + 0x24]
    push dword ptr [esp + 0x2c]
    push dword ptr [esp + 0x20]
    push eax
    push dword ptr [esp + 0x7c]
    call plywright::movegen::generate::en_passant
    jmp .L406
.C0 = 0x007f7f7f7f7f7f7f 0x00fefefefefefefe
.C1 = 0xfefefefefefefe00 0x7f7f7f7f7f7f7f00
.C2 = 0x007f7f7f7f7f7f00 0x00fefefefefefe00
.C3 = 0x0000000000000008 0x0000000000000007
.C4 = 0x00000000000000e0 0x0000000000000010
.C5 = 0x00fefefefefefe00 0x007f7f7f7f7f7f00

plywright::movegen::evasions::answers:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x7c
    mov edi, dword ptr [esp + 0x9c]
    mov ebx, dword ptr [esp + 0xa0]
    call .L0
.L0:
    pop ebp
    mov dword ptr [esp + 0x24], edx
    mov dword ptr [esp + 0x68], ecx
    add ebp, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x20], ebp
    mov eax, edi
    mov esi, ebx
    add eax, -0x1
    adc esi, -0x1
    and eax, edi
    and esi, ebx
    mov ebx, dword ptr [edx + 0x38]
    or esi, eax
    mov eax, dword ptr [esp + 0xa8]
    mov esi, dword ptr [edx + 0x3c]
    sete byte ptr [esp + 0x3b]
    mov dword ptr [esp + 0x18], ebx
    not eax
    mov dword ptr [esp + 0x28], esi
    mov dword ptr [esp + 0x5c], eax
    mov eax, dword ptr [esp + 0xac]
    not eax
    mov dword ptr [esp + 0x58], eax
    movzx eax, byte ptr [esp + 0x90]
    mov dword ptr [esp + 0x2c], eax
    je .L1
    mov ecx, dword ptr [edx + 0x30]
    mov edi, dword ptr [edx + 0x34]
    mov ebp, dword ptr [edx]
    mov ebx, dword ptr [edx + 0x4]
    mov dword ptr [esp + 0x40], ecx
    jmp .L63
.L1:
    mov ecx, edi
    mov edi, eax
    tzcnt eax, ecx
    tzcnt ecx, dword ptr [esp + 0xa0]
    add ecx, 0x20
    cmp dword ptr [esp + 0x9c], 0x0
    cmovne ecx, eax
    mov eax, edi
    shl eax, 0x9
    lea eax, [ebp + eax + plywright::board::geometry::BETWEEN]
    mov edi, dword ptr [eax + 8*ecx + 0x4]
    mov eax, dword ptr [eax + 8*ecx]
    mov ecx, esi
    mov esi, dword ptr [edx + 0x4]
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [edx + 0x30]
    mov dword ptr [esp + 0x54], esi
    and esi, ecx
    movzx ecx, byte ptr [esp + 0x90]
    mov dword ptr [esp + 0x10], edi
    mov edi, 0x1010101
    mov dword ptr [esp + 0x40], eax
    or eax, ebx
    and cl, 0x7
    mov dword ptr [esp + 0x70], eax
    not eax
    shl edi, cl
    mov ecx, ebp
    mov dword ptr [esp], eax
    mov eax, dword ptr [edx]
    mov ebp, edi
    mov dword ptr [esp + 0x44], eax
    and eax, ebx
    mov ebx, dword ptr [esp + 0x94]
    mov dword ptr [esp + 0x4], eax
    mov eax, dword ptr [esp + 0x98]
    movd xmm0, ebx
    not ebx
    movd xmm1, eax
    not eax
    mov dword ptr [esp + 0x64], ebx
    or edi, ebx
    mov ebx, dword ptr [esp + 0x4]
    or ebp, eax
    punpckldq xmm0, xmm1
    mov dword ptr [esp + 0x60], eax
    mov eax, dword ptr [esp + 0x2c]
    pshufd xmm1, xmm0, 0x44
    pcmpeqd xmm0, xmm0
    and ebp, esi
    pxor xmm0, xmm1
    movd xmm1, esi
    mov esi, dword ptr [esp + 0x10]
    and edi, ebx
    movd xmm4, ebx
    shl eax, 0x6
    shrd edi, ebp, 0x8
    punpckldq xmm4, xmm1
    shr ebp, 0x8
    por xmm0, xmmword ptr [ecx + eax + plywright::board::geometry::AROUND + 48]
    mov ecx, dword ptr [edx + 0x34]
    mov edx, dword ptr [esp + 0x1c]
    and edi, dword ptr [esp]
    pshufd xmm1, xmm4, 0x44
    or esi, dword ptr [esp + 0xa0]
    mov eax, ecx
    or edx, dword ptr [esp + 0x9c]
    pand xmm1, xmm0
    mov dword ptr [esp + 0x3c], ecx
    or ecx, dword ptr [esp + 0x28]
    and eax, esi
    mov dword ptr [esp + 0x10], esi
    mov esi, dword ptr [esp + 0x40]
    movdqa xmm0, xmm1
    psrlq xmm1, 0x7
    movd xmm2, eax
    psrlq xmm0, 0x9
    movsd xmm1, xmm0
    mov dword ptr [esp + 0x1c], edx
    and edi, edx
    mov dword ptr [esp + 0x6c], ecx
    not ecx
    and esi, edx
    mov edx, dword ptr [esp + 0x20]
    and ebp, ecx
    test ebx, 0xff00
    movd xmm3, esi
    mov dword ptr [esp + 0x8], ebp
    punpckldq xmm3, xmm2
    pshufd xmm0, xmm3, 0x44
    pand xmm0, xmm1
    pand xmm0, xmmword ptr [edx + .C0]
    je .L15
    mov esi, dword ptr [esp + 0xa4]
    mov dword ptr [esp + 0x4], ecx
    mov ecx, edi
    mov dword ptr [esp + 0xc], edi
    and ecx, 0xff
    je .L6
    movzx edx, byte ptr [esi + 0x200]
    xor edi, edi
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
    mov dh, dl
    mov dword ptr [esp], edi
    mov edi, esi
    movzx esi, dl
    shl ebp, 0x6
    inc dh
    lea ebp, [ebx + ebp + 0x8]
    mov ebx, ebp
    or ebx, 0xb000
    cmp dh, -0x1
    mov word ptr [edi + 2*esi], bx
    mov byte ptr [edi + 0x200], dh
    je .L5
    mov bh, dl
    mov esi, ebp
    movzx eax, dh
    add bh, 0x2
    or esi, 0x8000
    cmp bh, -0x1
    mov word ptr [edi + 2*eax], si
    mov byte ptr [edi + 0x200], bh
    je .L5
    mov bl, dl
    mov eax, ebp
    movzx esi, bh
    mov bh, -0x1
    or eax, 0xa000
    add bl, 0x3
    mov word ptr [edi + 2*esi], ax
    mov byte ptr [edi + 0x200], bl
    mov esi, edi
    mov edi, dword ptr [esp]
    cmp bl, -0x1
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
    mov esi, edi
    mov edi, dword ptr [esp]
    mov bh, -0x1
    jmp .L3
.L6:
    pshufd xmm1, xmm0, 0xee
    movd ecx, xmm1
    and ecx, 0xfe
    je .L10
    movzx ebx, byte ptr [esi + 0x200]
    xor edi, edi
    nop
.L7:
    tzcnt eax, edi
    tzcnt edx, ecx
    mov bh, -0x1
    add eax, 0x20
    test ecx, ecx
    cmovne eax, edx
    cmp bl, -0x1
    je .L8
    mov edx, eax
    mov dword ptr [esp], edi
    mov edi, esi
    movzx esi, bl
    shl edx, 0x6
    lea ebp, [eax + edx + 0x7]
    mov eax, ebx
    mov edx, ebp
    inc al
    or edx, 0xf000
    cmp al, -0x1
    mov word ptr [edi + 2*esi], dx
    mov byte ptr [edi + 0x200], al
    je .L9
    mov ah, bl
    mov edx, ebp
    movzx esi, al
    add ah, 0x2
    or edx, 0xc000
    cmp ah, -0x1
    mov word ptr [edi + 2*esi], dx
    mov byte ptr [edi + 0x200], ah
    je .L9
    mov edx, ebx
    mov esi, ebp
    movzx eax, ah
    or esi, 0xe000
    add dl, 0x3
    mov word ptr [edi + 2*eax], si
    mov byte ptr [edi + 0x200], dl
    mov esi, edi
    mov edi, dword ptr [esp]
    cmp dl, -0x1
    je .L8
    add bl, 0x4
    or ebp, 0xd000
    movzx eax, dl
    mov bh, bl
    mov word ptr [esi + 2*eax], bp
    mov byte ptr [esi + 0x200], bl
.L8:
    mov eax, ecx
    mov edx, edi
    mov bl, bh
    add eax, -0x1
    adc edx, -0x1
    and ecx, eax
    and edi, edx
    mov eax, ecx
    or eax, edi
    jne .L7
    jmp .L10
.L9:
    mov esi, edi
    mov edi, dword ptr [esp]
    jmp .L8
.L10:
    movd ecx, xmm0
    and ecx, 0x7f
    je .L14
    movzx ebx, byte ptr [esi + 0x200]
    xor edi, edi
    nop
.L11:
    tzcnt eax, edi
    tzcnt edx, ecx
    mov bh, -0x1
    add eax, 0x20
    test ecx, ecx
    cmovne eax, edx
    cmp bl, -0x1
    je .L12
    mov edx, eax
    mov dword ptr [esp], edi
    mov edi, esi
    movzx esi, bl
    shl edx, 0x6
    lea ebp, [eax + edx + 0x9]
    mov eax, ebx
    mov edx, ebp
    inc al
    or edx, 0xf000
    cmp al, -0x1
    mov word ptr [edi + 2*esi], dx
    mov byte ptr [edi + 0x200], al
    je .L13
    mov ah, bl
    mov edx, ebp
    movzx esi, al
    add ah, 0x2
    or edx, 0xc000
    cmp ah, -0x1
    mov word ptr [edi + 2*esi], dx
    mov byte ptr [edi + 0x200], ah
    je .L13
    mov edx, ebx
    mov esi, ebp
    movzx eax, ah
    or esi, 0xe000
    add dl, 0x3
    mov word ptr [edi + 2*eax], si
    mov byte ptr [edi + 0x200], dl
    mov esi, edi
    mov edi, dword ptr [esp]
    cmp dl, -0x1
    je .L12
    add bl, 0x4
    or ebp, 0xd000
    movzx eax, dl
    mov bh, bl
    mov word ptr [esi + 2*eax], bp
    mov byte ptr [esi + 0x200], bl
.L12:
    mov eax, ecx
    mov edx, edi
    mov bl, bh
    add eax, -0x1
    adc edx, -0x1
    and ecx, eax
    and edi, edx
    mov eax, ecx
    or eax, edi
    jne .L11
    jmp .L14
.L13:
    mov esi, edi
    mov edi, dword ptr [esp]
    jmp .L12
.L14:
    mov eax, dword ptr [esp + 0x20]
    mov edi, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x4]
    pand xmm0, xmmword ptr [eax + .C1]
    and edi, 0xffffff00
.L15:
    mov eax, dword ptr [esp + 0x8]
    pshufd xmm1, xmm0, 0xff
    mov edx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0xc], edi
    movd esi, xmm1
    pshufd xmm1, xmm0, 0xee
    movd edi, xmm1
    shr eax, 0x8
    and eax, dword ptr [esp + 0x10]
    and eax, ecx
    mov ecx, edi
    or ecx, esi
    mov dword ptr [esp + 0x14], eax
    je .L19
    mov eax, dword ptr [esp + 0xa4]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L16:
    mov ebp, edi
    mov eax, esi
    add ebp, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L18
    mov dword ptr [esp + 0x4], eax
    movzx eax, cl
    inc cl
    tzcnt edx, edi
    mov ebx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], eax
    tzcnt eax, esi
    add eax, 0x20
    test edi, edi
    cmovne eax, edx
    mov edx, eax
    shl edx, 0x6
    lea eax, [eax + edx + 0x4007]
    mov edx, dword ptr [esp]
    mov word ptr [ebx + 2*edx], ax
    mov eax, dword ptr [esp + 0xa4]
    mov edx, dword ptr [esp + 0x18]
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x4]
.L17:
    and edi, ebp
    and esi, eax
    mov eax, edi
    or eax, esi
    jne .L16
    jmp .L19
.L18:
    mov cl, -0x1
    jmp .L17
.L19:
    mov eax, dword ptr [esp + 0x8]
    movd esi, xmm0
    pshufd xmm0, xmm0, 0x55
    movd edi, xmm0
    mov ecx, esi
    and eax, dword ptr [esp + 0x10]
    or ecx, edi
    mov dword ptr [esp + 0x8], eax
    je .L23
    mov eax, dword ptr [esp + 0xa4]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L20:
    mov eax, esi
    mov ebp, edi
    add eax, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L22
    mov dword ptr [esp + 0x4], eax
    movzx eax, cl
    inc cl
    tzcnt edx, esi
    mov ebx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], eax
    tzcnt eax, edi
    add eax, 0x20
    test esi, esi
    cmovne eax, edx
    mov edx, eax
    shl edx, 0x6
    lea eax, [eax + edx + 0x4009]
    mov edx, dword ptr [esp]
    mov word ptr [ebx + 2*edx], ax
    mov eax, dword ptr [esp + 0xa4]
    mov edx, dword ptr [esp + 0x18]
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x4]
.L21:
    and esi, eax
    and edi, ebp
    mov eax, esi
    or eax, edi
    jne .L20
    jmp .L23
.L22:
    mov cl, -0x1
    jmp .L21
.L23:
    mov ebp, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x8]
    movzx eax, byte ptr [esp + 0x14]
    mov ecx, ebp
    mov dword ptr [esp + 0x14], eax
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
    mov ebp, eax
    mov edx, dword ptr [esp + 0x18]
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
    mov ecx, edx
    mov eax, dword ptr [esp + 0x28]
    not ecx
    mov dword ptr [esp + 0xc], ecx
    mov ecx, dword ptr [esp + 0x14]
    not eax
    mov dword ptr [esp + 0x8], eax
    test ecx, ecx
    je .L31
    mov eax, dword ptr [esp + 0xa4]
    xor esi, esi
    movzx ebx, byte ptr [eax + 0x200]
    nop
.L28:
    mov edi, esi
    mov ebp, ecx
    add edi, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L30
    movzx eax, bl
    inc bl
    tzcnt edx, esi
    mov dword ptr [esp], eax
    tzcnt eax, ecx
    mov byte ptr [esp + 0x4], bl
    mov ebx, dword ptr [esp + 0xa4]
    add eax, 0x20
    test esi, esi
    cmovne eax, edx
    mov edx, eax
    shl edx, 0x6
    lea eax, [eax + edx + 0x1010]
    mov edx, dword ptr [esp]
    mov word ptr [ebx + 2*edx], ax
    movzx ebx, byte ptr [esp + 0x4]
    mov edx, dword ptr [esp + 0xa4]
    mov byte ptr [edx + 0x200], bl
    mov edx, dword ptr [esp + 0x18]
.L29:
    and esi, edi
    and ecx, ebp
    mov eax, esi
    or eax, ecx
    jne .L28
    jmp .L31
.L30:
    mov bl, -0x1
    jmp .L29
.L31:
    mov eax, dword ptr [esp + 0xc]
    and dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [esp + 0x8]
    and dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0x24]
    mov esi, dword ptr [eax + 0xc]
    mov edi, dword ptr [eax + 0x8]
    and esi, dword ptr [esp + 0x60]
    and edi, dword ptr [esp + 0x64]
    and esi, dword ptr [esp + 0x28]
    and edi, edx
    mov eax, edi
    or eax, esi
    mov eax, dword ptr [esp + 0xa4]
    je .L41
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L33
    nop
.L32:
    mov edi, dword ptr [esp + 0x30]
    mov esi, dword ptr [esp + 0x34]
    and edi, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0x4c]
    mov eax, edi
    or eax, esi
    je .L41
.L33:
    tzcnt ecx, esi
    tzcnt eax, edi
    mov dword ptr [esp + 0x30], edi
    mov dword ptr [esp + 0x34], esi
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    mov eax, dword ptr [esp + 0x20]
    add edi, -0x1
    mov edx, ecx
    adc esi, -0x1
    mov dword ptr [esp + 0x50], edi
    shl edx, 0x6
    mov dword ptr [esp + 0x4c], esi
    mov edi, dword ptr [eax + edx + plywright::board::geometry::AROUND]
    mov esi, dword ptr [eax + edx + plywright::board::geometry::AROUND + 4]
    movzx eax, cx
    mov dword ptr [esp + 0x8], eax
    and edi, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x10]
    mov ebp, esi
    mov dword ptr [esp + 0x48], edi
    and edi, dword ptr [esp + 0xa8]
    and ebp, dword ptr [esp + 0xac]
    mov edx, edi
    or edx, ebp
    je .L37
    lea ecx, [eax + 0x4000]
    mov bh, bl
    mov dword ptr [esp + 0xc], esi
    movzx eax, cx
    mov dword ptr [esp + 0x14], eax
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
    or eax, dword ptr [esp + 0x14]
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
    mov eax, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0x58]
    mov edx, ebx
    and eax, dword ptr [esp + 0x5c]
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
    mov dword ptr [esp], ecx
    mov ecx, esi
    tzcnt esi, esi
    add esi, 0x20
    test eax, eax
    mov edi, dword ptr [esp]
    cmovne esi, ebx
    mov ebx, eax
    mov eax, dword ptr [esp + 0xa4]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x8]
    mov word ptr [eax + 2*edi], si
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
    mov ecx, dword ptr [esp + 0x24]
    mov esi, dword ptr [ecx + 0x24]
    mov eax, dword ptr [ecx + 0x14]
    mov edx, dword ptr [ecx + 0x20]
    mov ecx, dword ptr [ecx + 0x10]
    mov dword ptr [esp + 0x30], esi
    or eax, esi
    mov esi, dword ptr [esp + 0x64]
    mov dword ptr [esp + 0x34], edx
    or ecx, edx
    mov edx, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x28]
    and esi, ecx
    and edx, eax
    mov eax, esi
    or eax, edx
    je .L51
    mov eax, dword ptr [esp + 0xa4]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L43
    nop
.L42:
    mov esi, dword ptr [esp + 0x4c]
    mov edx, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0x48]
    and edx, dword ptr [esp + 0x78]
    mov eax, esi
    or eax, edx
    je .L51
.L43:
    tzcnt ebp, edx
    mov edi, dword ptr [esp + 0x20]
    tzcnt eax, esi
    mov dword ptr [esp + 0x4c], esi
    mov dword ptr [esp + 0x50], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    lea ecx, [ebp + 2*ebp]
    mov dword ptr [esp + 0x48], esi
    adc edx, -0x1
    mov esi, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x78], edx
    lea edx, [ebp + 2*ebp]
    mov ecx, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x6c]
    and eax, dword ptr [esp + 0x70]
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
    mov dword ptr [esp + 0x8], ecx
    add esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x1c]
    and edi, dword ptr [esp + 0x10]
    mov edx, edi
    mov dword ptr [esp + 0x74], eax
    and eax, dword ptr [esp + 0xa8]
    and edx, dword ptr [esp + 0xac]
    mov esi, eax
    or esi, edx
    je .L47
    lea esi, [ecx + 0x4000]
    mov dword ptr [esp + 0xc], edi
    movzx ecx, si
    mov dword ptr [esp + 0x14], ecx
    mov ecx, ebx
    nop
.L44:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L46
    movzx ebx, cl
    inc cl
    tzcnt edi, eax
    mov dword ptr [esp + 0x4], ebp
    mov ebp, esi
    mov esi, dword ptr [esp + 0xa4]
    mov dword ptr [esp], ebx
    tzcnt ebx, edx
    add ebx, 0x20
    test eax, eax
    cmovne ebx, edi
    mov edi, dword ptr [esp]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x14]
    mov word ptr [esi + 2*edi], bx
    mov edi, dword ptr [esp + 0xa4]
    mov esi, ebp
    mov ebp, dword ptr [esp + 0x4]
    mov ebx, ecx
    mov byte ptr [edi + 0x200], cl
    mov edi, dword ptr [esp + 0xc]
.L45:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L44
    jmp .L47
.L46:
    mov cl, -0x1
    jmp .L45
    nop
.L47:
    mov ebp, dword ptr [esp + 0x74]
    and edi, dword ptr [esp + 0x58]
    and ebp, dword ptr [esp + 0x5c]
    mov eax, ebp
    or eax, edi
    mov eax, ebx
    jne .L49
    jmp .L42
.L48:
    mov al, -0x1
    jmp .L50
    nop
.L49:
    mov esi, ebp
    mov edx, edi
    add esi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L48
    mov dword ptr [esp + 0x4], edx
    movzx edx, al
    mov ebx, ebp
    inc al
    tzcnt ebp, ebp
    mov ecx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], edx
    mov edx, edi
    tzcnt edi, edi
    add edi, 0x20
    test ebx, ebx
    cmovne edi, ebp
    mov ebp, ebx
    mov ebx, dword ptr [esp]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x8]
    mov word ptr [ecx + 2*ebx], di
    mov edi, edx
    mov edx, dword ptr [esp + 0x4]
    mov ebx, eax
    mov byte ptr [ecx + 0x200], al
.L50:
    and ebp, esi
    and edi, edx
    mov edx, ebp
    or edx, edi
    jne .L49
    jmp .L42
.L51:
    mov edx, dword ptr [esp + 0x24]
    mov esi, dword ptr [esp + 0x34]
    mov ecx, dword ptr [esp + 0x30]
    or esi, dword ptr [edx + 0x18]
    or ecx, dword ptr [edx + 0x1c]
    and esi, dword ptr [esp + 0x64]
    and ecx, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x18]
    and ecx, dword ptr [esp + 0x28]
    mov eax, esi
    or eax, ecx
    je .L62
    mov eax, dword ptr [esp + 0xa4]
    mov edi, ecx
    mov edx, edi
    mov ch, byte ptr [eax + 0x200]
    jmp .L53
    nop
.L52:
    mov esi, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x30]
    mov ch, byte ptr [esp]
    and esi, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x50]
    mov eax, esi
    or eax, edx
    je .L61
.L53:
    tzcnt ebp, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x34], esi
    mov dword ptr [esp + 0x30], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    mov dword ptr [esp + 0x14], esi
    mov esi, dword ptr [esp + 0x20]
    adc edx, -0x1
    mov dword ptr [esp + 0x50], edx
    lea edx, [ebp + 2*ebp]
    mov edi, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and edi, dword ptr [esp + 0x6c]
    and eax, dword ptr [esp + 0x70]
    imul ebx, eax
    imul edi, edx
    mul edx
    add edi, edx
    lea edx, [ebp + 2*ebp]
    mov cl, byte ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 20]
    add edi, ebx
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    add edi, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    movzx edx, bp
    mov dword ptr [esp + 0x8], edx
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x1c]
    and edi, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x4c], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x48], edi
    and edi, dword ptr [esp + 0xac]
    mov ebx, eax
    or ebx, edi
    je .L57
    lea ebx, [edx + 0x4000]
    mov cl, ch
    movzx edx, bx
    mov dword ptr [esp + 0xc], edx
    nop
.L54:
    mov ebp, eax
    mov edx, edi
    add ebp, -0x1
    adc edx, -0x1
    cmp cl, -0x1
    je .L56
    tzcnt esi, edi
    mov dword ptr [esp + 0x4], edx
    movzx edx, cl
    inc cl
    mov dword ptr [esp], edx
    tzcnt edx, eax
    add esi, 0x20
    test eax, eax
    mov ch, cl
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xa4]
    mov ebx, dword ptr [esp]
    shl esi, 0x6
    or esi, dword ptr [esp + 0xc]
    mov word ptr [edx + 2*ebx], si
    mov edx, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0xa4]
    mov byte ptr [ebx + 0x200], cl
.L55:
    and eax, ebp
    and edi, edx
    mov edx, eax
    or edx, edi
    jne .L54
    jmp .L57
.L56:
    mov cl, -0x1
    jmp .L55
    nop
.L57:
    mov ebp, dword ptr [esp + 0x4c]
    mov ebx, dword ptr [esp + 0x48]
    mov byte ptr [esp], ch
    and ebp, dword ptr [esp + 0x5c]
    and ebx, dword ptr [esp + 0x58]
    mov eax, ebp
    or eax, ebx
    mov al, ch
    jne .L59
    jmp .L52
.L58:
    mov al, -0x1
    jmp .L60
    nop
.L59:
    mov edi, ebp
    mov ecx, ebx
    add edi, -0x1
    adc ecx, -0x1
    cmp al, -0x1
    je .L58
    tzcnt edx, ebx
    mov dword ptr [esp + 0x4], ecx
    movzx ecx, al
    inc al
    tzcnt esi, ebp
    add edx, 0x20
    test ebp, ebp
    mov dword ptr [esp], ecx
    cmovne edx, esi
    mov ecx, dword ptr [esp]
    mov esi, dword ptr [esp + 0xa4]
    mov byte ptr [esp], al
    shl edx, 0x6
    or edx, dword ptr [esp + 0x8]
    mov word ptr [esi + 2*ecx], dx
    mov ecx, dword ptr [esp + 0x4]
    mov byte ptr [esi + 0x200], al
.L60:
    and ebp, edi
    and ebx, ecx
    mov edx, ebp
    or edx, ebx
    jne .L59
    jmp .L52
.L61:
    mov edx, dword ptr [esp + 0x24]
.L62:
    mov eax, dword ptr [esp + 0x2c]
    mov ebx, dword ptr [esp + 0x54]
    mov ebp, dword ptr [esp + 0x44]
    mov edi, dword ptr [esp + 0x3c]
.L63:
    shl eax, 0x6
    mov ecx, dword ptr [edx + 0x28]
    mov edx, dword ptr [edx + 0x2c]
    mov esi, 0x20
    mov dword ptr [esp + 0x44], ebp
    mov dword ptr [esp + 0x54], ebx
    mov dword ptr [esp + 0x3c], edi
    mov dword ptr [esp], eax
    mov eax, dword ptr [esp + 0x40]
    and edx, edi
    and ecx, eax
    bsf edx, edx
    cmovne esi, edx
    add esi, 0x20
    bsf edx, ecx
    cmove edx, esi
    and ebp, eax
    mov eax, ebx
    mov ebx, dword ptr [esp + 0x20]
    and eax, edi
    and edx, 0x3f
    mov ecx, ebp
    mov edi, dword ptr [esp + 0x28]
    mov esi, eax
    shld eax, ebp, 0x7
    shl edx, 0x6
    shl ecx, 0x9
    shld esi, ebp, 0x9
    shl ebp, 0x7
    and eax, 0x7f7f7f7f
    and ecx, 0xfefefe00
    and ebp, 0x7f7f7f00
    or eax, dword ptr [ebx + edx + plywright::board::geometry::AROUND + 12]
    and esi, 0xfefefefe
    or ebp, dword ptr [ebx + edx + plywright::board::geometry::AROUND + 8]
    mov edx, dword ptr [esp + 0x18]
    or esi, edi
    or esi, eax
    mov eax, dword ptr [esp]
    or ecx, edx
    not esi
    or ecx, ebp
    not ecx
    and esi, dword ptr [ebx + eax + plywright::board::geometry::AROUND + 12]
    and ecx, dword ptr [ebx + eax + plywright::board::geometry::AROUND + 8]
    mov dword ptr [esp + 0x1c], ecx
    or ecx, esi
    mov dword ptr [esp + 0x10], esi
    je .L65
    movzx ecx, byte ptr [esp + 0x90]
    mov ebx, 0x1
    xor ebp, ebp
    xor eax, eax
    mov esi, dword ptr [esp + 0x40]
    shld ebp, ebx, cl
    shl ebx, cl
    test cl, 0x20
    cmovne ebp, ebx
    cmovne ebx, eax
    mov eax, dword ptr [esp + 0x3c]
    or edx, esi
    not ebp
    not ebx
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0xc], ebp
    mov dword ptr [esp + 0x8], ebx
    or edi, eax
    mov dword ptr [esp + 0x28], edi
    mov edi, dword ptr [esp + 0x24]
    mov ecx, dword ptr [edi + 0x8]
    mov edi, dword ptr [edi + 0xc]
    and ecx, esi
    and edi, eax
    mov esi, ecx
    or esi, edi
    je .L66
    xor edx, edx
    xor eax, eax
    nop
.L64:
    tzcnt esi, edi
    tzcnt ebx, ecx
    mov ebp, edi
    add esi, 0x20
    test ecx, ecx
    cmovne esi, ebx
    mov ebx, ecx
    add ebx, -0x1
    adc ebp, -0x1
    shl esi, 0x6
    and ecx, ebx
    and edi, ebp
    mov ebp, dword ptr [esp + 0x20]
    or eax, dword ptr [ebp + esi + plywright::board::geometry::AROUND + 4]
    or edx, dword ptr [ebp + esi + plywright::board::geometry::AROUND]
    mov esi, ecx
    or esi, edi
    jne .L64
    jmp .L67
.L65:
    xor eax, eax
    xor ebp, ebp
    jmp .L73
.L66:
    xor edx, edx
    xor eax, eax
.L67:
    mov dword ptr [esp], eax
    mov eax, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0x2c]
    mov esi, dword ptr [esp + 0x1c]
    mov edi, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x4], edx
    mov edx, dword ptr [esp + 0x20]
    and dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x8]
    lea ecx, [ebx + 0x37]
    and dword ptr [esp + 0x18], eax
    test cl, 0x20
    mov eax, esi
    cmove eax, edi
    cmove edi, esi
    mov esi, edi
    shrd esi, eax, cl
    shrd eax, edi, cl
    mov ecx, ebx
    movd xmm0, eax
    movd xmm1, esi
    shl ecx, 0xc
    punpckldq xmm1, xmm0
    lea ecx, [edx + ecx + plywright::movegen::danger::ZONES]
    movdqa xmm2, xmm1
    pshufd xmm0, xmm1, 0x44
    psrlq xmm2, 0x5
    psrlq xmm0, 0x6
    punpcklqdq xmm2, xmm1
    psrlq xmm1, 0xb
    movsd xmm0, xmm1
    pand xmm2, xmmword ptr [edx + .C2]
    andpd xmm0, xmmword ptr [edx + .C3]
    orpd xmm0, xmm2
    pshufd xmm1, xmm0, 0xee
    por xmm1, xmm0
    movd eax, xmm1
    shl eax, 0x4
    mov edx, dword ptr [eax + ecx + 0x8]
    mov dword ptr [esp + 0xc], edx
    mov edx, dword ptr [esp + 0x24]
    mov ebx, dword ptr [edx + 0x20]
    mov esi, dword ptr [edx + 0x24]
    mov ebp, dword ptr [edx + 0x14]
    mov edx, dword ptr [edx + 0x10]
    or edx, ebx
    or ebp, esi
    mov dword ptr [esp + 0x30], ebx
    mov dword ptr [esp + 0x34], esi
    and edx, dword ptr [eax + ecx]
    and ebp, dword ptr [eax + ecx + 0x4]
    mov eax, dword ptr [eax + ecx + 0xc]
    and edx, dword ptr [esp + 0x40]
    and ebp, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x14], eax
    mov eax, edx
    or eax, ebp
    je .L69
    mov ebx, dword ptr [esp]
    mov ecx, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp + 0x20]
    nop
.L68:
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, ebp
    tzcnt eax, edx
    mov dword ptr [esp + 0x8], edx
    mov dword ptr [esp], ebx
    add ecx, 0x20
    test edx, edx
    cmovne ecx, eax
    mov eax, edx
    mov edx, ebp
    lea ebx, [ecx + 2*ecx]
    add eax, -0x1
    adc edx, -0x1
    mov esi, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    and dword ptr [esp + 0x8], eax
    mov eax, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    and ebp, edx
    mov edx, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x18]
    imul ecx, eax
    imul esi, edx
    mul edx
    add esi, edx
    mov edx, dword ptr [esp + 0x8]
    add esi, ecx
    movzx ecx, byte ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x4]
    cmove esi, eax
    mov eax, edx
    add esi, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebx, dword ptr [esp]
    or ebx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    or ecx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    or eax, ebp
    jne .L68
    jmp .L70
.L69:
    mov ebx, dword ptr [esp]
    mov ecx, dword ptr [esp + 0x4]
.L70:
    mov eax, dword ptr [esp + 0x24]
    mov edx, dword ptr [esp + 0x30]
    mov esi, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x14]
    or edx, dword ptr [eax + 0x18]
    and esi, edx
    mov edx, dword ptr [esp + 0x34]
    and esi, dword ptr [esp + 0x40]
    or edx, dword ptr [eax + 0x1c]
    mov eax, esi
    and edi, edx
    mov edx, ebx
    and edi, dword ptr [esp + 0x3c]
    or eax, edi
    je .L72
    mov ebp, dword ptr [esp + 0x20]
    nop
.L71:
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, edi
    tzcnt eax, esi
    mov dword ptr [esp], edx
    mov edx, edi
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, esi
    add eax, -0x1
    adc edx, -0x1
    and esi, eax
    and edi, edx
    mov dword ptr [esp + 0xc], esi
    mov dword ptr [esp + 0x14], edi
    lea edi, [ecx + 2*ecx]
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov ecx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    and esi, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x18]
    imul ebx, eax
    imul esi, ecx
    mul ecx
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    add esi, edx
    mov edx, dword ptr [esp]
    add esi, ebx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x4]
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov edi, dword ptr [esp + 0x14]
    or edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    or ecx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0xc]
    mov eax, esi
    or eax, edi
    jne .L71
.L72:
    mov eax, dword ptr [esp + 0x1c]
    mov ebp, dword ptr [esp + 0x10]
    not edx
    not ecx
    and eax, ecx
    and ebp, edx
.L73:
    mov ecx, ebp
    mov dword ptr [esp + 0x1c], eax
    and eax, dword ptr [esp + 0xa8]
    mov ebx, dword ptr [esp + 0x44]
    and ecx, dword ptr [esp + 0xac]
    mov edx, eax
    or edx, ecx
    je .L77
    mov edx, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x10], ebp
    lea esi, [edx + 0x4000]
    mov edx, dword ptr [esp + 0xa4]
    movzx esi, si
    mov dword ptr [esp + 0x8], esi
    movzx edx, byte ptr [edx + 0x200]
    nop
.L74:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L76
    movzx ebx, dl
    inc dl
    tzcnt ebp, eax
    mov dword ptr [esp + 0x4], ebx
    tzcnt ebx, ecx
    mov byte ptr [esp], dl
    mov edx, dword ptr [esp + 0xa4]
    add ebx, 0x20
    test eax, eax
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0x4]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x8]
    mov word ptr [edx + 2*ebp], bx
    movzx ebx, byte ptr [esp]
    mov ebp, dword ptr [esp + 0x44]
    mov byte ptr [edx + 0x200], bl
    mov ebx, ebp
    movzx edx, byte ptr [esp]
    mov ebp, dword ptr [esp + 0x10]
.L75:
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L74
    jmp .L77
.L76:
    mov dl, -0x1
    jmp .L75
.L77:
    mov ecx, dword ptr [esp + 0x1c]
    and ebp, dword ptr [esp + 0x58]
    mov edi, dword ptr [esp + 0x54]
    and ecx, dword ptr [esp + 0x5c]
    mov eax, ecx
    or eax, ebp
    je .L81
    mov eax, dword ptr [esp + 0xa4]
    movzx edx, byte ptr [eax + 0x200]
    mov eax, ecx
    movzx ecx, word ptr [esp + 0x2c]
    mov dword ptr [esp + 0x4], ecx
    mov ecx, edx
    nop
.L78:
    mov edx, eax
    mov esi, ebp
    add edx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L80
    movzx edi, cl
    inc cl
    tzcnt ebx, eax
    mov byte ptr [esp], cl
    mov ecx, eax
    mov eax, ebp
    tzcnt ebp, ebp
    add ebp, 0x20
    test ecx, ecx
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0xa4]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x4]
    mov word ptr [ebx + 2*edi], bp
    mov ebp, eax
    mov eax, ecx
    movzx ecx, byte ptr [esp]
    mov edi, dword ptr [esp + 0x54]
    mov byte ptr [ebx + 0x200], cl
    mov ebx, dword ptr [esp + 0x44]
.L79:
    and eax, edx
    and ebp, esi
    mov edx, eax
    or edx, ebp
    jne .L78
    jmp .L81
.L80:
    mov cl, -0x1
    jmp .L79
.L81:
    cmp byte ptr [esp + 0x3b], 0x0
    je .L82
    mov eax, dword ptr [esp + 0x24]
    cmp byte ptr [eax + 0x41], 0x0
    je .L82
    mov ecx, dword ptr [esp + 0x24]
    mov edx, 0x1
    xor esi, esi
    movzx eax, byte ptr [ecx + 0x42]
    or ebx, dword ptr [ecx + 0x8]
    or edi, dword ptr [ecx + 0xc]
    mov ecx, eax
    mov ebp, ebx
    mov ebx, edi
    xor edi, edi
    add cl, 0x8
    shld esi, edx, cl
    shl edx, cl
    test cl, 0x20
    cmovne esi, edx
    cmovne edx, edi
    and ebx, dword ptr [esp + 0xa0]
    and ebp, dword ptr [esp + 0x9c]
    not esi
    not edx
    and ebx, esi
    and ebp, edx
    or ebp, ebx
    je .L84
.L82:
    mov eax, dword ptr [esp + 0x68]
    mov ecx, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0xa8]
    mov edx, dword ptr [esp + 0xac]
    mov dword ptr [eax], ecx
    mov dword ptr [eax + 0x4], esi
    mov dword ptr [eax + 0x8], edx
    add esp, 0x7c
.L83:
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L84:
    sub esp, 0xc
    mov ecx, dword ptr [esp + 0x74]
    mov edx, dword ptr [esp + 0x30]
    mov ebx, dword ptr [esp + 0x2c]
    movzx eax, al
    push dword ptr [esp + 0xb8]
    push dword ptr [esp + 0xb8]
    push dword ptr [esp + 0xb8]
    push eax
    push dword ptr [esp + 0x48]
    call plywright::movegen::generate::en_passant
    add esp, 0x9c
    jmp .L83
.C0 = 0x007f7f7f7f7f7f7f 0x00fefefefefefefe
.C1 = 0x007f7f7f7f7f7f00 0x00fefefefefefe00
.C2 = 0x0000000000000008 0x0000000000000007
.C3 = 0x00000000000000e0 0x0000000000000010

plywright::movegen::evasions::answers:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x7c
    mov edi, dword ptr [esp + 0x9c]
    mov ebp, dword ptr [esp + 0xa0]
    call .L0
.L0:
    pop ebx
    mov dword ptr [esp + 0x10], edx
    mov dword ptr [esp + 0x6c], ecx
    add ebx, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x1c], ebx
    mov eax, edi
    mov esi, ebp
    add eax, -0x1
    adc esi, -0x1
    and eax, edi
    and esi, ebp
    mov ebp, dword ptr [edx + 0x30]
    or esi, eax
    mov eax, dword ptr [esp + 0xa8]
    mov esi, dword ptr [edx + 0x34]
    sete byte ptr [esp + 0x3b]
    mov dword ptr [esp + 0x24], ebp
    not eax
    mov dword ptr [esp + 0x2c], esi
    mov dword ptr [esp + 0x5c], eax
    mov eax, dword ptr [esp + 0xac]
    not eax
    mov dword ptr [esp + 0x58], eax
    movzx eax, byte ptr [esp + 0x90]
    mov dword ptr [esp + 0x34], eax
    je .L1
    mov ecx, dword ptr [edx + 0x3c]
    mov edi, dword ptr [edx + 0x4]
    mov esi, dword ptr [edx + 0x38]
    mov ebp, dword ptr [edx]
    mov dword ptr [esp + 0x30], ecx
    mov dword ptr [esp + 0x68], edi
    jmp .L62
.L1:
    mov ecx, dword ptr [esp + 0xa0]
    mov edx, edi
    mov edi, eax
    tzcnt eax, edx
    tzcnt ecx, ecx
    add ecx, 0x20
    test edx, edx
    mov edx, 0x1010101
    cmovne ecx, eax
    shl edi, 0x9
    lea eax, [ebx + edi + plywright::board::geometry::BETWEEN]
    mov ebx, dword ptr [eax + 8*ecx + 0x4]
    mov eax, dword ptr [eax + 8*ecx]
    mov ecx, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x18], eax
    mov eax, dword ptr [ecx + 0x4]
    mov dword ptr [esp + 0x20], ebx
    mov ebx, dword ptr [ecx + 0x3c]
    mov dword ptr [esp + 0x68], eax
    and eax, esi
    mov dword ptr [esp + 0x30], ebx
    or ebx, esi
    mov esi, dword ptr [esp + 0x94]
    mov edi, eax
    mov dword ptr [esp], eax
    mov eax, dword ptr [ecx]
    movzx ecx, byte ptr [esp + 0x90]
    mov dword ptr [esp + 0x54], ebx
    not ebx
    movd xmm0, esi
    not esi
    mov dword ptr [esp + 0x50], eax
    and eax, ebp
    mov ebp, dword ptr [esp + 0x98]
    and cl, 0x7
    mov dword ptr [esp + 0x64], esi
    shl edx, cl
    mov ecx, edx
    or edx, esi
    mov esi, dword ptr [esp + 0x1c]
    and edx, eax
    movd xmm1, ebp
    not ebp
    or ecx, ebp
    mov dword ptr [esp + 0x60], ebp
    punpckldq xmm0, xmm1
    mov ebp, ecx
    pshufd xmm1, xmm0, 0x44
    pcmpeqd xmm0, xmm0
    mov ecx, dword ptr [esp + 0x34]
    and ebp, edi
    pxor xmm0, xmm1
    movd xmm1, eax
    mov eax, dword ptr [esp + 0x30]
    mov edi, dword ptr [esp + 0x18]
    shld ebp, edx, 0x8
    shl edx, 0x8
    and ebp, ebx
    mov ebx, dword ptr [esp + 0x20]
    shl ecx, 0x6
    por xmm0, xmmword ptr [esi + ecx + plywright::board::geometry::AROUND + 48]
    mov esi, dword ptr [esp]
    or edi, dword ptr [esp + 0x9c]
    or ebx, dword ptr [esp + 0xa0]
    movd xmm4, esi
    mov dword ptr [esp + 0x18], edi
    punpckldq xmm1, xmm4
    and eax, ebx
    pshufd xmm1, xmm1, 0x44
    and ebp, ebx
    mov dword ptr [esp + 0x20], ebx
    movd xmm2, eax
    mov eax, dword ptr [esp + 0x10]
    pand xmm1, xmm0
    movdqa xmm0, xmm1
    psllq xmm1, 0x7
    psllq xmm0, 0x9
    movsd xmm1, xmm0
    mov ecx, dword ptr [eax + 0x38]
    mov eax, ecx
    mov dword ptr [esp + 0x3c], ecx
    or ecx, dword ptr [esp + 0x24]
    and eax, edi
    movd xmm3, eax
    punpckldq xmm3, xmm2
    mov dword ptr [esp + 0x70], ecx
    not ecx
    pshufd xmm0, xmm3, 0x44
    and edx, ecx
    mov dword ptr [esp + 0x28], ecx
    pand xmm0, xmm1
    mov ecx, edx
    and ecx, edi
    test esi, 0xff0000
    mov esi, dword ptr [esp + 0x1c]
    pand xmm0, xmmword ptr [esi + .C0]
    je .L14
    mov esi, ebp
    mov dword ptr [esp + 0x14], ecx
    mov dword ptr [esp + 0xc], edx
    mov dword ptr [esp], ebp
    and esi, 0xff000000
    je .L5
    mov eax, dword ptr [esp + 0xa4]
    xor ebx, ebx
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L2:
    mov dword ptr [esp + 0x4], esi
    tzcnt esi, esi
    tzcnt edx, ebx
    mov ch, -0x1
    add esi, 0x20
    test ebx, ebx
    cmovne esi, edx
    cmp cl, -0x1
    je .L3
    lea edx, [esi + 0x38]
    shl esi, 0x6
    mov edi, dword ptr [esp + 0xa4]
    movzx eax, cl
    and edx, 0x3f
    or esi, edx
    mov edx, ecx
    movzx esi, si
    inc dl
    mov ebp, esi
    or ebp, 0xb000
    cmp dl, -0x1
    mov word ptr [edi + 2*eax], bp
    mov byte ptr [edi + 0x200], dl
    je .L4
    mov dh, cl
    lea eax, [esi + 0x8000]
    movzx ebp, dl
    add dh, 0x2
    mov word ptr [edi + 2*ebp], ax
    cmp dh, -0x1
    mov byte ptr [edi + 0x200], dh
    je .L4
    lea eax, [esi + 0xa000]
    movzx ebp, dh
    mov edx, ecx
    mov word ptr [edi + 2*ebp], ax
    mov ebp, dword ptr [esp]
    add dl, 0x3
    cmp dl, -0x1
    mov byte ptr [edi + 0x200], dl
    je .L3
    add cl, 0x4
    or esi, 0x9000
    movzx eax, dl
    mov ch, cl
    mov word ptr [edi + 2*eax], si
    mov byte ptr [edi + 0x200], cl
.L3:
    mov esi, dword ptr [esp + 0x4]
    mov eax, ebx
    mov cl, ch
    add eax, -0x1
    mov edx, esi
    adc edx, -0x1
    and ebx, eax
    and esi, edx
    mov eax, ebx
    or eax, esi
    jne .L2
    jmp .L5
.L4:
    mov ebp, dword ptr [esp]
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
    mov dword ptr [esp + 0x4], esi
    tzcnt esi, esi
    tzcnt eax, ebx
    mov ch, -0x1
    add esi, 0x20
    test ebx, ebx
    cmovne esi, eax
    cmp cl, -0x1
    je .L7
    lea eax, [esi + 0x37]
    shl esi, 0x6
    mov edi, dword ptr [esp + 0xa4]
    mov edx, ecx
    movzx ebp, cl
    and eax, 0x3f
    inc dl
    or esi, eax
    movzx esi, si
    mov eax, esi
    or eax, 0xf000
    cmp dl, -0x1
    mov word ptr [edi + 2*ebp], ax
    mov byte ptr [edi + 0x200], dl
    je .L8
    mov dh, cl
    lea eax, [esi + 0xc000]
    movzx ebp, dl
    add dh, 0x2
    mov word ptr [edi + 2*ebp], ax
    cmp dh, -0x1
    mov byte ptr [edi + 0x200], dh
    je .L8
    lea eax, [esi + 0xe000]
    movzx ebp, dh
    mov edx, ecx
    mov word ptr [edi + 2*ebp], ax
    mov ebp, dword ptr [esp]
    add dl, 0x3
    cmp dl, -0x1
    mov byte ptr [edi + 0x200], dl
    je .L7
    add cl, 0x4
    or esi, 0xd000
    movzx eax, dl
    mov ch, cl
    mov word ptr [edi + 2*eax], si
    mov byte ptr [edi + 0x200], cl
.L7:
    mov esi, dword ptr [esp + 0x4]
    mov eax, ebx
    mov cl, ch
    add eax, -0x1
    mov edx, esi
    adc edx, -0x1
    and ebx, eax
    and esi, edx
    mov eax, ebx
    or eax, esi
    jne .L6
    jmp .L9
.L8:
    mov ebp, dword ptr [esp]
    jmp .L7
.L9:
    pshufd xmm1, xmm0, 0xff
    movd esi, xmm1
    and esi, 0x7f000000
    je .L13
    mov eax, dword ptr [esp + 0xa4]
    xor ebx, ebx
    movzx ecx, byte ptr [eax + 0x200]
.L10:
    mov dword ptr [esp + 0x4], esi
    tzcnt esi, esi
    tzcnt eax, ebx
    mov ch, -0x1
    add esi, 0x20
    test ebx, ebx
    cmovne esi, eax
    cmp cl, -0x1
    je .L11
    lea eax, [esi + 0x39]
    shl esi, 0x6
    mov edi, dword ptr [esp + 0xa4]
    mov edx, ecx
    movzx ebp, cl
    and eax, 0x3f
    inc dl
    or esi, eax
    movzx esi, si
    mov eax, esi
    or eax, 0xf000
    cmp dl, -0x1
    mov word ptr [edi + 2*ebp], ax
    mov byte ptr [edi + 0x200], dl
    je .L12
    mov dh, cl
    lea eax, [esi + 0xc000]
    movzx ebp, dl
    add dh, 0x2
    mov word ptr [edi + 2*ebp], ax
    cmp dh, -0x1
    mov byte ptr [edi + 0x200], dh
    je .L12
    lea eax, [esi + 0xe000]
    movzx ebp, dh
    mov edx, ecx
    mov word ptr [edi + 2*ebp], ax
    mov ebp, dword ptr [esp]
    add dl, 0x3
    cmp dl, -0x1
    mov byte ptr [edi + 0x200], dl
    je .L11
    add cl, 0x4
    or esi, 0xd000
    movzx eax, dl
    mov ch, cl
    mov word ptr [edi + 2*eax], si
    mov byte ptr [edi + 0x200], cl
.L11:
    mov esi, dword ptr [esp + 0x4]
    mov eax, ebx
    mov cl, ch
    add eax, -0x1
    mov edx, esi
    adc edx, -0x1
    and ebx, eax
    and esi, edx
    mov eax, ebx
    or eax, esi
    jne .L10
    jmp .L13
.L12:
    mov ebp, dword ptr [esp]
    jmp .L11
.L13:
    mov eax, dword ptr [esp + 0x1c]
    mov ecx, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0xc]
    and ebp, 0xffffff
    pand xmm0, xmmword ptr [eax + .C1]
    and ecx, 0xffffff00
.L14:
    shl edx, 0x8
    mov dword ptr [esp + 0x14], ecx
    movd ecx, xmm0
    pshufd xmm1, xmm0, 0x55
    mov dword ptr [esp], ebp
    and edx, dword ptr [esp + 0x18]
    movd edi, xmm1
    mov eax, ecx
    or eax, edi
    mov dword ptr [esp + 0xc], edx
    je .L18
    mov eax, dword ptr [esp + 0xa4]
    movzx edx, byte ptr [eax + 0x200]
    nop
.L15:
    mov esi, ecx
    mov ebp, edi
    add esi, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L17
    movzx eax, dl
    inc dl
    mov ebx, dword ptr [esp + 0xa4]
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, edi
    mov byte ptr [esp + 0x8], dl
    tzcnt edx, ecx
    add eax, 0x20
    test ecx, ecx
    cmovne eax, edx
    mov edx, eax
    add eax, 0x37
    shl edx, 0x6
    and eax, 0x3f
    lea eax, [eax + edx + 0x4000]
    mov edx, dword ptr [esp + 0x4]
    mov word ptr [ebx + 2*edx], ax
    movzx edx, byte ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0xa4]
    mov byte ptr [ebx + 0x200], dl
.L16:
    and ecx, esi
    and edi, ebp
    mov eax, ecx
    or eax, edi
    jne .L15
    jmp .L18
.L17:
    mov dl, -0x1
    jmp .L16
.L18:
    mov eax, dword ptr [esp + 0x28]
    pshufd xmm1, xmm0, 0xff
    pshufd xmm0, xmm0, 0xee
    movd esi, xmm0
    movd ecx, xmm1
    and dword ptr [esp + 0xc], eax
    mov eax, esi
    or eax, ecx
    je .L22
    mov eax, dword ptr [esp + 0xa4]
    movzx edx, byte ptr [eax + 0x200]
    nop
.L19:
    mov edi, esi
    mov ebp, ecx
    add edi, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L21
    movzx eax, dl
    inc dl
    mov ebx, dword ptr [esp + 0xa4]
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, ecx
    mov byte ptr [esp + 0x8], dl
    tzcnt edx, esi
    add eax, 0x20
    test esi, esi
    cmovne eax, edx
    mov edx, eax
    add eax, 0x39
    shl edx, 0x6
    and eax, 0x3f
    lea eax, [eax + edx + 0x4000]
    mov edx, dword ptr [esp + 0x4]
    mov word ptr [ebx + 2*edx], ax
    movzx edx, byte ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0xa4]
    mov byte ptr [ebx + 0x200], dl
.L20:
    and esi, edi
    and ecx, ebp
    mov eax, esi
    or eax, ecx
    jne .L19
    jmp .L22
.L21:
    mov dl, -0x1
    jmp .L20
.L22:
    mov esi, dword ptr [esp + 0x14]
    mov ebp, dword ptr [esp]
    and dword ptr [esp + 0xc], 0xff000000
    mov eax, esi
    or eax, ebp
    mov eax, dword ptr [esp + 0xa4]
    je .L26
    movzx ebx, byte ptr [eax + 0x200]
    nop
.L23:
    mov eax, esi
    mov edi, ebp
    add eax, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L25
    tzcnt edx, ebp
    mov dword ptr [esp + 0x4], eax
    movzx eax, bl
    inc bl
    mov dword ptr [esp], eax
    tzcnt eax, esi
    add edx, 0x20
    test esi, esi
    cmovne edx, eax
    mov ecx, dword ptr [esp]
    mov eax, edx
    add edx, 0x38
    shl eax, 0x6
    and edx, 0x3f
    or edx, eax
    mov eax, dword ptr [esp + 0xa4]
    mov word ptr [eax + 2*ecx], dx
    mov byte ptr [eax + 0x200], bl
    mov eax, dword ptr [esp + 0x4]
.L24:
    and esi, eax
    and ebp, edi
    mov eax, esi
    or eax, ebp
    jne .L23
    jmp .L26
.L25:
    mov bl, -0x1
    jmp .L24
.L26:
    mov eax, dword ptr [esp + 0x2c]
    mov ecx, dword ptr [esp + 0x24]
    mov edx, dword ptr [esp + 0xc]
    not eax
    not ecx
    test edx, edx
    mov dword ptr [esp + 0x8], eax
    mov dword ptr [esp + 0x14], ecx
    je .L30
    mov eax, dword ptr [esp + 0xa4]
    xor esi, esi
    movzx ebx, byte ptr [eax + 0x200]
    nop
.L27:
    mov eax, edx
    mov ebp, esi
    add eax, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L29
    tzcnt ecx, esi
    mov dword ptr [esp + 0x4], eax
    movzx eax, bl
    inc bl
    mov dword ptr [esp], eax
    tzcnt eax, edx
    add ecx, 0x20
    test edx, edx
    cmovne ecx, eax
    mov edi, dword ptr [esp]
    mov eax, ecx
    add ecx, 0x30
    shl eax, 0x6
    and ecx, 0x3f
    or ecx, eax
    mov eax, dword ptr [esp + 0xa4]
    or ecx, 0x1000
    mov word ptr [eax + 2*edi], cx
    mov byte ptr [eax + 0x200], bl
    mov eax, dword ptr [esp + 0x4]
.L28:
    and edx, eax
    and esi, ebp
    mov eax, edx
    or eax, esi
    jne .L27
    jmp .L30
.L29:
    mov bl, -0x1
    jmp .L28
.L30:
    mov eax, dword ptr [esp + 0x14]
    and dword ptr [esp + 0x18], eax
    mov eax, dword ptr [esp + 0x8]
    and dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x10]
    mov esi, dword ptr [eax + 0x8]
    mov edx, dword ptr [eax + 0xc]
    and esi, dword ptr [esp + 0x64]
    and edx, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x24]
    and edx, dword ptr [esp + 0x2c]
    mov eax, esi
    or eax, edx
    je .L40
    mov eax, dword ptr [esp + 0xa4]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L32
    nop
.L31:
    mov esi, dword ptr [esp + 0x4c]
    mov edx, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x48]
    and edx, dword ptr [esp + 0x44]
    mov eax, esi
    or eax, edx
    je .L40
.L32:
    tzcnt ecx, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x4c], esi
    mov dword ptr [esp + 0x28], edx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    add esi, -0x1
    mov eax, dword ptr [esp + 0x1c]
    adc edx, -0x1
    mov dword ptr [esp + 0x48], esi
    mov dword ptr [esp + 0x44], edx
    mov edx, ecx
    shl edx, 0x6
    mov edi, dword ptr [eax + edx + plywright::board::geometry::AROUND]
    mov esi, dword ptr [eax + edx + plywright::board::geometry::AROUND + 4]
    movzx eax, cx
    mov dword ptr [esp + 0x8], eax
    and edi, dword ptr [esp + 0x18]
    and esi, dword ptr [esp + 0x20]
    mov ebp, esi
    mov dword ptr [esp + 0x40], edi
    and edi, dword ptr [esp + 0xa8]
    and ebp, dword ptr [esp + 0xac]
    mov edx, edi
    or edx, ebp
    je .L36
    lea ecx, [eax + 0x4000]
    mov bh, bl
    mov dword ptr [esp + 0xc], esi
    movzx eax, cx
    mov dword ptr [esp + 0x14], eax
    nop
.L33:
    mov edx, edi
    mov eax, ebp
    add edx, -0x1
    adc eax, -0x1
    cmp bh, -0x1
    je .L35
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
    or eax, dword ptr [esp + 0x14]
    mov word ptr [ecx + 2*esi], ax
    mov eax, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0xc]
    mov byte ptr [eax + 0x200], bh
    mov eax, dword ptr [esp + 0x4]
.L34:
    and edi, edx
    and ebp, eax
    mov eax, edi
    or eax, ebp
    jne .L33
    jmp .L36
.L35:
    mov bh, -0x1
    jmp .L34
    nop
.L36:
    mov eax, dword ptr [esp + 0x40]
    and esi, dword ptr [esp + 0x58]
    and eax, dword ptr [esp + 0x5c]
    mov ecx, eax
    or ecx, esi
    mov ecx, ebx
    jne .L38
    jmp .L31
.L37:
    mov cl, -0x1
    jmp .L39
    nop
.L38:
    mov ebp, eax
    mov edi, esi
    add ebp, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L37
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
.L39:
    and eax, ebp
    and esi, edi
    mov edx, eax
    or edx, esi
    jne .L38
    jmp .L31
.L40:
    mov ecx, dword ptr [esp + 0x10]
    mov esi, dword ptr [ecx + 0x24]
    mov eax, dword ptr [ecx + 0x14]
    mov edx, dword ptr [ecx + 0x20]
    mov ecx, dword ptr [ecx + 0x10]
    mov dword ptr [esp + 0x28], esi
    or eax, esi
    mov esi, dword ptr [esp + 0x64]
    mov dword ptr [esp + 0x14], edx
    or ecx, edx
    mov edx, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x24]
    and edx, dword ptr [esp + 0x2c]
    and esi, ecx
    and edx, eax
    mov eax, esi
    or eax, edx
    je .L51
    mov eax, dword ptr [esp + 0xa4]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L42
    nop
.L41:
    mov esi, dword ptr [esp + 0x48]
    mov edx, dword ptr [esp + 0x4c]
    and esi, dword ptr [esp + 0x44]
    and edx, dword ptr [esp + 0x40]
    mov eax, esi
    or eax, edx
    je .L51
.L42:
    tzcnt ebp, edx
    mov edi, dword ptr [esp + 0x1c]
    tzcnt eax, esi
    mov dword ptr [esp + 0x48], esi
    mov dword ptr [esp + 0x4c], edx
    mov byte ptr [esp], bl
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    lea ecx, [ebp + 2*ebp]
    mov dword ptr [esp + 0x44], esi
    adc edx, -0x1
    mov esi, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x40], edx
    mov ebx, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x54]
    and eax, dword ptr [esp + 0x70]
    imul ebx, eax
    imul esi, edx
    mul edx
    add esi, edx
    mov edx, ecx
    movzx ecx, byte ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1556]
    add esi, ebx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    movzx esi, bp
    mov dword ptr [esp + 0x8], esi
    and eax, dword ptr [esp + 0x18]
    and edx, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x78], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x74], edx
    and edx, dword ptr [esp + 0xac]
    mov edi, eax
    or edi, edx
    je .L46
    mov ch, byte ptr [esp]
    lea edi, [esi + 0x4000]
    movzx esi, di
    mov dword ptr [esp + 0xc], esi
    mov cl, ch
    mov bl, ch
    nop
.L43:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L45
    tzcnt ebx, edx
    mov dword ptr [esp + 0x4], esi
    movzx esi, cl
    inc cl
    mov dword ptr [esp], esi
    tzcnt esi, eax
    add ebx, 0x20
    test eax, eax
    cmovne ebx, esi
    mov esi, dword ptr [esp + 0xa4]
    mov edi, dword ptr [esp]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0xc]
    mov word ptr [esi + 2*edi], bx
    mov ebx, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0x4]
    mov byte ptr [ebx + 0x200], cl
    mov ebx, ecx
.L44:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L43
    jmp .L47
.L45:
    mov cl, -0x1
    jmp .L44
    nop
.L46:
    movzx ebx, byte ptr [esp]
.L47:
    mov ebp, dword ptr [esp + 0x78]
    mov esi, dword ptr [esp + 0x74]
    and ebp, dword ptr [esp + 0x5c]
    and esi, dword ptr [esp + 0x58]
    mov eax, ebp
    or eax, esi
    mov eax, ebx
    jne .L49
    jmp .L41
.L48:
    mov al, -0x1
    jmp .L50
    nop
.L49:
    mov edi, ebp
    mov edx, esi
    add edi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L48
    mov dword ptr [esp + 0x4], edx
    movzx edx, al
    inc al
    tzcnt ebx, ebp
    mov dword ptr [esp], edx
    mov edx, esi
    tzcnt esi, esi
    add esi, 0x20
    test ebp, ebp
    mov ecx, dword ptr [esp]
    cmovne esi, ebx
    mov ebx, dword ptr [esp + 0xa4]
    shl esi, 0x6
    or esi, dword ptr [esp + 0x8]
    mov word ptr [ebx + 2*ecx], si
    mov esi, edx
    mov edx, dword ptr [esp + 0x4]
    mov byte ptr [ebx + 0x200], al
    mov ebx, eax
.L50:
    and ebp, edi
    and esi, edx
    mov edx, ebp
    or edx, esi
    jne .L49
    jmp .L41
.L51:
    mov eax, dword ptr [esp + 0x10]
    mov edx, dword ptr [esp + 0x14]
    mov ecx, dword ptr [esp + 0x28]
    or edx, dword ptr [eax + 0x18]
    or ecx, dword ptr [eax + 0x1c]
    and edx, dword ptr [esp + 0x64]
    and ecx, dword ptr [esp + 0x60]
    and edx, dword ptr [esp + 0x24]
    and ecx, dword ptr [esp + 0x2c]
    mov eax, edx
    or eax, ecx
    je .L61
    mov eax, dword ptr [esp + 0xa4]
    mov esi, ecx
    mov ch, byte ptr [eax + 0x200]
    jmp .L53
    nop
.L52:
    mov edx, dword ptr [esp + 0x14]
    mov esi, dword ptr [esp + 0x28]
    mov ch, byte ptr [esp]
    and edx, dword ptr [esp + 0x4c]
    and esi, dword ptr [esp + 0x48]
    mov eax, edx
    or eax, esi
    je .L61
.L53:
    tzcnt ebp, esi
    mov edi, dword ptr [esp + 0x1c]
    tzcnt eax, edx
    mov dword ptr [esp + 0x14], edx
    mov dword ptr [esp + 0x28], esi
    add ebp, 0x20
    test edx, edx
    cmovne ebp, eax
    add edx, -0x1
    mov dword ptr [esp + 0x4c], edx
    lea edx, [ebp + 2*ebp]
    adc esi, -0x1
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov ebx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [esp + 0x54]
    and eax, dword ptr [esp + 0x70]
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
    movzx edx, bp
    mov dword ptr [esp + 0x8], edx
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x18]
    and esi, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x44], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x40], esi
    and esi, dword ptr [esp + 0xac]
    mov ebx, eax
    or ebx, esi
    je .L57
    lea ebx, [edx + 0x4000]
    mov cl, ch
    movzx edx, bx
    mov dword ptr [esp + 0xc], edx
    nop
.L54:
    mov ebp, eax
    mov edx, esi
    add ebp, -0x1
    adc edx, -0x1
    cmp cl, -0x1
    je .L56
    tzcnt edi, esi
    mov dword ptr [esp + 0x4], edx
    movzx edx, cl
    inc cl
    mov ebx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], edx
    tzcnt edx, eax
    add edi, 0x20
    test eax, eax
    mov ch, cl
    cmovne edi, edx
    mov edx, dword ptr [esp]
    shl edi, 0x6
    or edi, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*edx], di
    mov edx, dword ptr [esp + 0xa4]
    mov byte ptr [edx + 0x200], cl
    mov edx, dword ptr [esp + 0x4]
.L55:
    and eax, ebp
    and esi, edx
    mov edx, eax
    or edx, esi
    jne .L54
    jmp .L57
.L56:
    mov cl, -0x1
    jmp .L55
    nop
.L57:
    mov ebp, dword ptr [esp + 0x44]
    mov ebx, dword ptr [esp + 0x40]
    mov byte ptr [esp], ch
    and ebp, dword ptr [esp + 0x5c]
    and ebx, dword ptr [esp + 0x58]
    mov eax, ebp
    or eax, ebx
    mov al, ch
    jne .L59
    jmp .L52
.L58:
    mov al, -0x1
    jmp .L60
    nop
.L59:
    mov edx, ebp
    mov esi, ebx
    add edx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L58
    mov dword ptr [esp + 0x4], edx
    movzx edx, al
    mov edi, ebp
    inc al
    tzcnt ebp, ebp
    mov ecx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], edx
    tzcnt edx, ebx
    add edx, 0x20
    test edi, edi
    cmovne edx, ebp
    mov ebp, edi
    mov edi, dword ptr [esp]
    mov byte ptr [esp], al
    shl edx, 0x6
    or edx, dword ptr [esp + 0x8]
    mov word ptr [ecx + 2*edi], dx
    mov edx, dword ptr [esp + 0xa4]
    mov byte ptr [edx + 0x200], al
    mov edx, dword ptr [esp + 0x4]
.L60:
    and ebp, edx
    and ebx, esi
    mov edx, ebp
    or edx, ebx
    jne .L59
    jmp .L52
.L61:
    mov edx, dword ptr [esp + 0x10]
    mov eax, dword ptr [esp + 0x34]
    mov ebp, dword ptr [esp + 0x50]
    mov esi, dword ptr [esp + 0x3c]
.L62:
    mov ecx, dword ptr [edx + 0x28]
    mov ebx, dword ptr [esp + 0x30]
    mov edx, dword ptr [edx + 0x2c]
    mov edi, eax
    mov eax, esi
    mov dword ptr [esp + 0x3c], esi
    mov dword ptr [esp + 0x50], ebp
    shl edi, 0x6
    and edx, ebx
    and ecx, esi
    mov esi, 0x20
    mov dword ptr [esp + 0x30], ebx
    bsf edx, edx
    cmovne esi, edx
    add esi, 0x20
    bsf edx, ecx
    cmove edx, esi
    mov esi, ebp
    and esi, eax
    mov eax, dword ptr [esp + 0x68]
    and edx, 0x3f
    shl edx, 0x6
    and eax, ebx
    mov ebx, dword ptr [esp + 0x1c]
    mov ebp, eax
    mov ecx, eax
    shld ebp, esi, 0x19
    shrd esi, eax, 0x9
    shr eax, 0x9
    shr ecx, 0x7
    and esi, 0x7f7f7f7f
    and eax, 0x7f7f7f
    and ebp, 0xfefefefe
    and ecx, 0xfefefe
    or esi, dword ptr [ebx + edx + plywright::board::geometry::AROUND + 8]
    or eax, dword ptr [ebx + edx + plywright::board::geometry::AROUND + 12]
    mov edx, dword ptr [esp + 0x24]
    or ebp, edx
    or ebp, esi
    mov esi, dword ptr [esp + 0x2c]
    not ebp
    and ebp, dword ptr [ebx + edi + plywright::board::geometry::AROUND + 8]
    or ecx, esi
    or ecx, eax
    not ecx
    mov eax, ebp
    and ecx, dword ptr [ebx + edi + plywright::board::geometry::AROUND + 12]
    mov edi, dword ptr [esp + 0x3c]
    or eax, ecx
    mov dword ptr [esp + 0x20], ecx
    je .L64
    movzx ecx, byte ptr [esp + 0x90]
    mov dword ptr [esp + 0x18], ebp
    mov ebp, 0x1
    xor ebx, ebx
    xor eax, eax
    shld ebx, ebp, cl
    shl ebp, cl
    test cl, 0x20
    cmovne ebx, ebp
    cmovne ebp, eax
    or esi, dword ptr [esp + 0x30]
    or edx, edi
    not ebx
    not ebp
    mov dword ptr [esp + 0x24], edx
    mov dword ptr [esp + 0xc], ebx
    mov dword ptr [esp + 0x8], ebp
    mov dword ptr [esp + 0x2c], esi
    mov esi, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esi + 0x8]
    mov esi, dword ptr [esi + 0xc]
    and esi, dword ptr [esp + 0x30]
    and ecx, edi
    mov edi, ecx
    or edi, esi
    je .L65
    xor edx, edx
    xor eax, eax
    nop
.L63:
    tzcnt edi, esi
    tzcnt ebx, ecx
    mov ebp, esi
    add edi, 0x20
    test ecx, ecx
    cmovne edi, ebx
    mov ebx, ecx
    add ebx, -0x1
    adc ebp, -0x1
    shl edi, 0x6
    and ecx, ebx
    and esi, ebp
    mov ebp, dword ptr [esp + 0x1c]
    or eax, dword ptr [ebp + edi + plywright::board::geometry::AROUND + 4]
    or edx, dword ptr [ebp + edi + plywright::board::geometry::AROUND]
    mov edi, ecx
    or edi, esi
    jne .L63
    jmp .L66
.L64:
    xor ebp, ebp
    xor edi, edi
    jmp .L72
.L65:
    xor edx, edx
.L66:
    mov dword ptr [esp], eax
    mov eax, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0x34]
    mov esi, dword ptr [esp + 0x18]
    mov edi, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x4], edx
    mov edx, dword ptr [esp + 0x1c]
    mov ebp, dword ptr [esp + 0x10]
    and dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [esp + 0x8]
    lea ecx, [ebx + 0x37]
    and dword ptr [esp + 0x24], eax
    test cl, 0x20
    mov eax, esi
    cmove eax, edi
    cmove edi, esi
    mov esi, edi
    shrd esi, eax, cl
    shrd eax, edi, cl
    mov ecx, ebx
    mov ebx, dword ptr [ebp + 0x14]
    mov edi, dword ptr [ebp + 0x20]
    movd xmm1, esi
    movd xmm0, eax
    mov esi, dword ptr [ebp + 0x24]
    shl ecx, 0xc
    punpckldq xmm1, xmm0
    lea ecx, [edx + ecx + plywright::movegen::danger::ZONES]
    movdqa xmm2, xmm1
    pshufd xmm0, xmm1, 0x44
    psrlq xmm2, 0x5
    psrlq xmm0, 0x6
    mov dword ptr [esp + 0x54], edi
    punpcklqdq xmm2, xmm1
    psrlq xmm1, 0xb
    mov dword ptr [esp + 0x28], esi
    or ebx, esi
    mov esi, dword ptr [ebp + 0x10]
    movsd xmm0, xmm1
    pand xmm2, xmmword ptr [edx + .C2]
    andpd xmm0, xmmword ptr [edx + .C3]
    or esi, edi
    orpd xmm0, xmm2
    pshufd xmm1, xmm0, 0xee
    por xmm1, xmm0
    movd eax, xmm1
    shl eax, 0x4
    and esi, dword ptr [eax + ecx]
    and ebx, dword ptr [eax + ecx + 0x4]
    mov edx, dword ptr [eax + ecx + 0x8]
    mov eax, dword ptr [eax + ecx + 0xc]
    and esi, dword ptr [esp + 0x3c]
    and ebx, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0xc], eax
    mov dword ptr [esp + 0x8], edx
    mov eax, esi
    or eax, ebx
    je .L68
    mov ebp, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp]
    mov ecx, dword ptr [esp + 0x4]
    nop
.L67:
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, ebx
    tzcnt eax, esi
    mov dword ptr [esp], edx
    mov edx, ebx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, esi
    add eax, -0x1
    adc edx, -0x1
    and esi, eax
    and ebx, edx
    mov dword ptr [esp + 0x14], ebx
    lea ebx, [ecx + 2*ecx]
    mov edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    mov edx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    mov ecx, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    and edi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x24]
    imul ecx, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [esp]
    add edi, ecx
    movzx ecx, byte ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x4]
    cmove edi, eax
    mov eax, esi
    add edi, dword ptr [ebp + 8*ebx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebx, dword ptr [esp + 0x14]
    or edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE + 4]
    or ecx, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE]
    or eax, ebx
    jne .L67
    jmp .L69
.L68:
    mov edx, dword ptr [esp]
    mov ecx, dword ptr [esp + 0x4]
.L69:
    mov eax, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0x54]
    mov ebx, dword ptr [esp + 0x28]
    mov esi, dword ptr [esp + 0x8]
    or edi, dword ptr [eax + 0x18]
    or ebx, dword ptr [eax + 0x1c]
    and esi, edi
    mov edi, dword ptr [esp + 0xc]
    and esi, dword ptr [esp + 0x3c]
    and edi, ebx
    and edi, dword ptr [esp + 0x30]
    mov eax, esi
    or eax, edi
    je .L71
    mov ebp, dword ptr [esp + 0x1c]
    nop
.L70:
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, edi
    tzcnt eax, esi
    mov dword ptr [esp], edx
    mov edx, edi
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, esi
    add eax, -0x1
    adc edx, -0x1
    and esi, eax
    and edi, edx
    mov dword ptr [esp + 0x8], esi
    mov dword ptr [esp + 0xc], edi
    lea edi, [ecx + 2*ecx]
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov ecx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x24]
    imul ebx, eax
    imul esi, ecx
    mul ecx
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    add esi, edx
    mov edx, dword ptr [esp]
    add esi, ebx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x4]
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov edi, dword ptr [esp + 0xc]
    or edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    or ecx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x8]
    mov eax, esi
    or eax, edi
    jne .L70
.L71:
    mov ebp, dword ptr [esp + 0x18]
    mov edi, dword ptr [esp + 0x20]
    not edx
    not ecx
    and ebp, ecx
    and edi, edx
.L72:
    mov eax, ebp
    mov dword ptr [esp + 0x20], edi
    and edi, dword ptr [esp + 0xac]
    mov ebx, dword ptr [esp + 0xa4]
    and eax, dword ptr [esp + 0xa8]
    mov edx, eax
    or edx, edi
    je .L76
    mov edx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x18], ebp
    lea esi, [edx + 0x4000]
    movzx edx, byte ptr [ebx + 0x200]
    movzx esi, si
    mov dword ptr [esp + 0x8], esi
    nop
.L73:
    mov esi, eax
    mov ecx, edi
    add esi, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L75
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
    mov ebx, dword ptr [esp + 0xa4]
    mov ecx, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0x18]
    mov byte ptr [ebx + 0x200], dl
.L74:
    and eax, esi
    and edi, ecx
    mov esi, eax
    or esi, edi
    jne .L73
    jmp .L76
.L75:
    mov dl, -0x1
    jmp .L74
.L76:
    mov esi, dword ptr [esp + 0x20]
    and ebp, dword ptr [esp + 0x5c]
    and esi, dword ptr [esp + 0x58]
    mov eax, ebp
    or eax, esi
    mov eax, dword ptr [esp + 0x50]
    je .L80
    movzx ecx, byte ptr [ebx + 0x200]
    movzx edx, word ptr [esp + 0x34]
    mov dword ptr [esp + 0x8], edx
    nop
.L77:
    mov edx, ebp
    mov edi, esi
    add edx, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L79
    movzx eax, cl
    tzcnt ebx, ebp
    inc cl
    mov dword ptr [esp + 0x4], edi
    mov edi, edx
    mov dword ptr [esp], eax
    mov eax, ebp
    tzcnt ebp, esi
    mov edx, ecx
    mov ecx, dword ptr [esp + 0xa4]
    add ebp, 0x20
    test eax, eax
    cmovne ebp, ebx
    mov ebx, dword ptr [esp]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x8]
    mov word ptr [ecx + 2*ebx], bp
    mov ecx, edx
    mov edx, edi
    mov ebx, dword ptr [esp + 0xa4]
    mov ebp, eax
    mov edi, dword ptr [esp + 0x4]
    mov eax, dword ptr [esp + 0x50]
    mov byte ptr [ebx + 0x200], cl
.L78:
    and ebp, edx
    and esi, edi
    mov edx, ebp
    or edx, esi
    jne .L77
    jmp .L80
.L79:
    mov cl, -0x1
    jmp .L78
.L80:
    cmp byte ptr [esp + 0x3b], 0x0
    je .L81
    mov ecx, dword ptr [esp + 0x10]
    mov edi, eax
    cmp byte ptr [ecx + 0x41], 0x0
    je .L81
    mov ecx, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x68]
    mov edx, 0x1
    xor esi, esi
    movzx eax, byte ptr [ecx + 0x42]
    or ebp, dword ptr [ecx + 0xc]
    or edi, dword ptr [ecx + 0x8]
    mov ecx, eax
    mov ch, al
    xor eax, eax
    add cl, 0x38
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
    je .L83
.L81:
    mov eax, dword ptr [esp + 0x6c]
    mov ecx, dword ptr [esp + 0xa8]
    mov edx, dword ptr [esp + 0xac]
    mov dword ptr [eax], ebx
    mov dword ptr [eax + 0x4], ecx
    mov dword ptr [eax + 0x8], edx
    add esp, 0x7c
.L82:
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L83:
    sub esp, 0xc
    movzx eax, ch
    mov esi, ebx
    mov ecx, dword ptr [esp + 0x78]
    mov edx, dword ptr [esp + 0x1c]
    mov ebx, dword ptr [esp + 0x28]
    push dword ptr [esp + 0xb8]
    push dword ptr [esp + 0xb8]
    push esi
    push eax
    push dword ptr [esp + 0x50]
    call plywright::movegen::generate::en_passant
    add esp, 0x9c
    jmp .L82
.C0 = 0xfefefefefefefe00 0x7f7f7f7f7f7f7f00
.C1 = 0x00fefefefefefe00 0x007f7f7f7f7f7f00
.C2 = 0x0000000000000008 0x0000000000000007
.C3 = 0x00000000000000e0 0x0000000000000010

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
