# The kernels of evasions/special, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm evasions/special --target i686
# binary: sha256 d0a74abc266dff7a47c9b545147b81827b7f873a7ba7380e2ff1f1f1b17f4cb8
# latency: 70 instructions in 238 bytes; innermost loops: .L1 of 37
# throughput: 51 instructions in 150 bytes; innermost loops: .L1 of 24
# plywright::movegen::all: 6588 instructions in 24239 bytes; innermost loops: .L1 of 51, .L5 of 51, .L9 of 58, .L13 of 60, .L18 of 60, .L23 of 62, .L28 of 65, .L34 of 58, .L38 of 65, .L44 of 58, .L50 of 58, .L54 of 60, .L58 of 58, .L62 of 60, .L67 of 31, .L71 of 31, .L75 of 34, .L79 of 31, .L85 of 30, .L89 of 35, .L95 of 32, .L99 of 32, .L105 of 32, .L109 of 32, .L115 of 31, .L119 of 33, .L125 of 32, .L129 of 33, .L135 of 31, .L139 of 32, .L143 of 112, .L147 of 31, .L151 of 32, .L155 of 33, .L159 of 33, .L165 of 30, .L169 of 32, .L175 of 34, .L180 of 35, .L186 of 34, .L191 of 32, .L195 of 113, .L198 of 35, .L202 of 36, .L206 of 36, .L210 of 36, .L216 of 30, .L220 of 32, .L226 of 39, .L231 of 32, .L237 of 32, .L241 of 32, .L245 of 112, .L248 of 32, .L252 of 32, .L256 of 37, .L260 of 37, .L266 of 30, .L270 of 33, .L276 of 31, .L280 of 34, .L286 of 32, .L290 of 32, .L296 of 31, .L300 of 33, .L306 of 31, .L310 of 33, .L316 of 31, .L320 of 33, .L324 of 112, .L327 of 32, .L331 of 30, .L337 of 32, .L341 of 30, .L347 of 32, .L351 of 31, .L360 of 33, .L364 of 32
# plywright::movegen::evasions::answers: 1292 instructions in 4702 bytes; innermost loops: .L2 of 63, .L7 of 60, .L11 of 60, .L16 of 31, .L20 of 31, .L24 of 33, .L28 of 31, .L34 of 32, .L44 of 32, .L48 of 32, .L54 of 32, .L65 of 99, .L68 of 30, .L72 of 32
# plywright::movegen::evasions::answers: 1305 instructions in 4750 bytes; innermost loops: .L2 of 61, .L6 of 61, .L10 of 61, .L15 of 33, .L19 of 33, .L23 of 33, .L27 of 33, .L33 of 32, .L43 of 32, .L54 of 32, .L64 of 99, .L67 of 30, .L71 of 32
# plywright::movegen::generate::en_passant: 210 instructions in 805 bytes; innermost loops: .L1 of 97
# plywright::movegen::generate::en_passant: 210 instructions in 805 bytes; innermost loops: .L1 of 97
# mix of 9726 instructions: 4027 mov, 1048 and, 590 or, 534 add, 378 movzx, 364 je, 276 tzcnt, 273 jmp, 224 test, 190 cmovne, 177 cmp, 174 shl, 153 lea, 146 adc, 141 jne, 113 inc, 105 imul, 93 xor, 88 not, 70 push, 66 shr, 60 movd, 56 cmove, 52 mul, 44 pshufd, 41 shrd, 39 shld, 35 pop, 17 call, 16 bsf, 15 sub, 14 pand, 12 punpckldq, 12 sete, 10 movdqu, 10 por, 10 setne, 8 movq, 7 ret, 6 andpd, 6 punpcklqdq, 4 movdqa, 4 movsd, 4 pcmpeqd, 4 psllq, 4 psrlq, 4 pxor, 1 dec, 1 jae

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
    mov dword ptr [esp + 0x90], ecx
    add ebp, _GLOBAL_OFFSET_TABLE_
    cmp byte ptr [ecx + 0x43], 0x1
    mov dword ptr [esp + 0x10], ebp
    jne .L4
    mov ebx, dword ptr [ecx + 0x3c]
    mov edi, dword ptr [ecx + 0x2c]
    mov edx, dword ptr [ecx + 0x28]
    mov eax, dword ptr [ecx + 0x38]
    mov esi, ecx
    mov ecx, ebx
    mov dword ptr [esp + 0x30], eax
    mov dword ptr [esp + 0xb4], edx
    and eax, edx
    mov edx, 0x20
    mov dword ptr [esp + 0xb0], edi
    mov dword ptr [esp + 0x48], ebx
    mov ebx, dword ptr [esi + 0x18]
    and ecx, edi
    mov edi, dword ptr [esi + 0xc]
    bsf ecx, ecx
    cmovne edx, ecx
    add edx, 0x20
    bsf eax, eax
    mov dword ptr [esp + 0x60], ebx
    cmove eax, edx
    mov dword ptr [esp + 0x68], edi
    mov ecx, eax
    mov dword ptr [esp + 0xac], eax
    and ecx, 0x3f
    mov dword ptr [esp + 0x64], ecx
    shl ecx, 0x6
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 4]
    mov edx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 28]
    and eax, edi
    mov edi, dword ptr [esi + 0x4]
    and edx, edi
    mov dword ptr [esp + 0x54], edi
    mov edi, dword ptr [esi + 0x8]
    or edx, eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x18], edx
    mov edx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 24]
    mov dword ptr [esp + 0x7c], edi
    and eax, edi
    mov edi, dword ptr [esi]
    and edx, edi
    mov dword ptr [esp + 0x94], edi
    or edx, eax
    mov eax, dword ptr [esi + 0x1c]
    mov dword ptr [esp + 0x14], edx
    mov edx, dword ptr [esi + 0x24]
    mov dword ptr [esp + 0x58], eax
    mov edi, edx
    mov dword ptr [esp + 0xbc], edx
    or edi, eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 36]
    mov dword ptr [esp + 0x5c], edi
    and eax, edi
    mov edi, dword ptr [esi + 0x14]
    mov dword ptr [esp + 0x1c], edi
    or edi, edx
    mov edx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 44]
    mov dword ptr [esp + 0x88], edi
    and edx, edi
    or edx, eax
    mov eax, dword ptr [esi + 0x20]
    mov edi, eax
    mov dword ptr [esp + 0xb8], eax
    or edi, ebx
    mov ebx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 32]
    mov dword ptr [esp + 0x78], edi
    and ebx, edi
    mov edi, dword ptr [esi + 0x10]
    mov dword ptr [esp + 0x74], edi
    or edi, eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 40]
    mov dword ptr [esp + 0x6c], edi
    and eax, edi
    mov edi, dword ptr [esp + 0x48]
    or eax, ebx
    mov ebx, dword ptr [esi + 0x34]
    mov esi, dword ptr [esi + 0x30]
    or edi, ebx
    and dword ptr [esp + 0x18], ebx
    and eax, esi
    and edx, ebx
    mov dword ptr [esp + 0x20], ebx
    mov dword ptr [esp + 0x28], esi
    mov dword ptr [esp + 0x44], edi
    mov edi, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x4], eax
    or edi, esi
    mov dword ptr [esp + 0x34], edi
    mov edi, dword ptr [esp + 0x14]
    and edi, esi
    or eax, edx
    lea eax, [ebp + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0xa8], eax
    je .L16
    mov eax, dword ptr [esp + 0x64]
    mov ebx, edx
    mov edx, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x14], edi
    mov dword ptr [esp + 0x40], 0x0
    mov dword ptr [esp + 0x4c], 0x0
    shl eax, 0x9
    mov dword ptr [esp + 0x9c], eax
    lea eax, [ebp + eax + plywright::board::geometry::BETWEEN]
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
    or dword ptr [esp + 0x18], eax
    or dword ptr [esp + 0x14], edx
.L2:
    mov edx, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x28]
    mov eax, edx
    or eax, ebx
    je .L8
.L3:
    tzcnt ecx, ebx
    tzcnt edi, edx
    mov esi, edx
    mov eax, ebx
    add ecx, 0x20
    test edx, edx
    cmovne ecx, edi
    add edx, -0x1
    adc ebx, -0x1
    and edx, esi
    and ebx, eax
    mov eax, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x4], edx
    mov edx, dword ptr [eax + 8*ecx]
    mov edi, dword ptr [eax + 8*ecx + 0x4]
    mov ebp, edx
    mov esi, edi
    and ebp, dword ptr [esp + 0x34]
    and esi, dword ptr [esp + 0x44]
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
    and edi, dword ptr [esp + 0x48]
    and edx, dword ptr [esp + 0x30]
    or dword ptr [esp + 0x40], edx
    or dword ptr [esp + 0x4c], edi
    jmp .L2
.L4:
    mov ebx, dword ptr [ecx + 0x34]
    mov edi, dword ptr [ecx + 0x2c]
    mov edx, dword ptr [ecx + 0x28]
    mov eax, dword ptr [ecx + 0x30]
    mov esi, ecx
    mov ecx, ebx
    mov dword ptr [esp + 0x3c], eax
    mov dword ptr [esp + 0xb4], edx
    and eax, edx
    mov edx, 0x20
    mov dword ptr [esp + 0xb0], edi
    mov dword ptr [esp + 0x30], ebx
    mov ebx, dword ptr [esi + 0x18]
    and ecx, edi
    mov edi, dword ptr [esi + 0xc]
    bsf ecx, ecx
    cmovne edx, ecx
    add edx, 0x20
    bsf eax, eax
    mov dword ptr [esp + 0x74], ebx
    cmove eax, edx
    mov dword ptr [esp + 0x48], edi
    mov ecx, eax
    mov dword ptr [esp + 0xac], eax
    and ecx, 0x3f
    mov dword ptr [esp + 0x64], ecx
    shl ecx, 0x6
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 4]
    mov edx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 20]
    and eax, edi
    mov edi, dword ptr [esi + 0x4]
    and edx, edi
    mov dword ptr [esp + 0x94], edi
    mov edi, dword ptr [esi + 0x8]
    or edx, eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x18], edx
    mov edx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 16]
    mov dword ptr [esp + 0x60], edi
    and eax, edi
    mov edi, dword ptr [esi]
    and edx, edi
    mov dword ptr [esp + 0x54], edi
    or edx, eax
    mov eax, dword ptr [esi + 0x1c]
    mov dword ptr [esp + 0x14], edx
    mov edx, dword ptr [esi + 0x24]
    mov dword ptr [esp + 0x58], eax
    mov edi, edx
    mov dword ptr [esp + 0xbc], edx
    or edi, eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 36]
    mov dword ptr [esp + 0x5c], edi
    and eax, edi
    mov edi, dword ptr [esi + 0x14]
    mov dword ptr [esp + 0x70], edi
    or edi, edx
    mov edx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 44]
    mov dword ptr [esp + 0x6c], edi
    and edx, edi
    or edx, eax
    mov eax, dword ptr [esi + 0x20]
    mov edi, eax
    mov dword ptr [esp + 0xb8], eax
    or edi, ebx
    mov ebx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 32]
    mov dword ptr [esp + 0x7c], edi
    and ebx, edi
    mov edi, dword ptr [esi + 0x10]
    mov dword ptr [esp + 0x84], edi
    or edi, eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 40]
    mov dword ptr [esp + 0x68], edi
    and eax, edi
    mov edi, dword ptr [esp + 0x30]
    or eax, ebx
    mov ebx, dword ptr [esi + 0x3c]
    mov esi, dword ptr [esi + 0x38]
    or edi, ebx
    and dword ptr [esp + 0x18], ebx
    and eax, esi
    and edx, ebx
    mov dword ptr [esp + 0x20], ebx
    mov dword ptr [esp + 0x28], esi
    mov dword ptr [esp + 0x34], edi
    mov edi, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x4], eax
    or edi, esi
    mov dword ptr [esp + 0x44], edi
    mov edi, dword ptr [esp + 0x14]
    and edi, esi
    or eax, edx
    lea eax, [ebp + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0xa8], eax
    je .L21
    mov eax, dword ptr [esp + 0x64]
    mov ebx, edx
    mov edx, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x14], edi
    mov dword ptr [esp + 0x40], 0x0
    mov dword ptr [esp + 0x4c], 0x0
    shl eax, 0x9
    mov dword ptr [esp + 0x9c], eax
    lea eax, [ebp + eax + plywright::board::geometry::BETWEEN]
    mov dword ptr [esp + 0x8], eax
    jmp .L7
.L5:
    xor eax, eax
    mov edx, 0x1
    shld eax, edx, cl
    shl edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne eax, edx
    cmovne edx, ecx
    or dword ptr [esp + 0x18], eax
    or dword ptr [esp + 0x14], edx
.L6:
    mov edx, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x28]
    mov eax, edx
    or eax, ebx
    je .L12
.L7:
    tzcnt ecx, ebx
    tzcnt edi, edx
    mov esi, edx
    mov eax, ebx
    add ecx, 0x20
    test edx, edx
    cmovne ecx, edi
    add edx, -0x1
    adc ebx, -0x1
    and edx, esi
    and ebx, eax
    mov eax, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x4], edx
    mov edx, dword ptr [eax + 8*ecx]
    mov edi, dword ptr [eax + 8*ecx + 0x4]
    mov ebp, edx
    mov esi, edi
    and ebp, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x34]
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
    and edi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x3c]
    or dword ptr [esp + 0x40], edx
    or dword ptr [esp + 0x4c], edi
    jmp .L6
.L8:
    mov eax, dword ptr [esp + 0x14]
    or eax, dword ptr [esp + 0x18]
    jne .L375
    mov ecx, dword ptr [esp + 0x40]
    mov edi, dword ptr [esp + 0x4c]
    mov eax, ecx
    or eax, edi
    je .L17
    mov esi, dword ptr [esp + 0x54]
    mov edx, dword ptr [esp + 0x94]
    movd xmm2, dword ptr [esp + 0x28]
    movd xmm3, dword ptr [esp + 0x20]
    mov ebx, ecx
    mov ebp, edi
    mov dword ptr [esp + 0x4c], edi
    mov dword ptr [esp + 0x40], ecx
    mov ecx, dword ptr [esp + 0xac]
    and cl, 0x7
    mov edi, 0x1010101
    mov eax, dword ptr [esp + 0x34]
    shl edi, cl
    not ebx
    not ebp
    movd xmm4, dword ptr [esp + 0x4c]
    mov ecx, edi
    or edi, ebx
    mov dword ptr [esp + 0xa0], ebp
    mov dword ptr [esp + 0xa4], ebx
    or ecx, ebp
    and esi, dword ptr [esp + 0x48]
    and edx, dword ptr [esp + 0x30]
    punpckldq xmm2, xmm3
    movd xmm3, dword ptr [esp + 0x40]
    not eax
    pshufd xmm2, xmm2, 0x44
    and edi, edx
    and ecx, esi
    punpckldq xmm3, xmm4
    pcmpeqd xmm4, xmm4
    movd xmm0, esi
    movd xmm1, edx
    mov esi, dword ptr [esp + 0x44]
    shrd edi, ecx, 0x8
    pshufd xmm3, xmm3, 0x44
    punpckldq xmm1, xmm0
    shr ecx, 0x8
    and edi, eax
    mov eax, dword ptr [esp + 0xa8]
    pxor xmm4, xmm3
    pshufd xmm0, xmm1, 0x44
    mov dword ptr [esp + 0x24], edi
    not esi
    and ecx, esi
    test edx, 0xff00
    por xmm4, xmmword ptr [eax + 0x30]
    mov eax, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x18], ecx
    pand xmm0, xmm4
    movdqa xmm1, xmm0
    psrlq xmm0, 0x7
    psrlq xmm1, 0x9
    movsd xmm0, xmm1
    andpd xmm0, xmm2
    andpd xmm0, xmmword ptr [eax + .C0]
    je .L66
    and edi, 0xff
    mov dword ptr [esp + 0x14], esi
    je .L49
    mov eax, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0xc]
    xor ebp, ebp
    mov dh, byte ptr [eax + 0x200]
    nop
.L9:
    tzcnt esi, ebp
    tzcnt ecx, edi
    add esi, 0x20
    test edi, edi
    cmovne esi, ecx
    mov cl, -0x1
    cmp dh, -0x1
    je .L10
    mov dword ptr [esp + 0x4], ebp
    mov ebp, esi
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
    mov eax, esi
    movzx ebp, ch
    mov dl, dh
    or eax, 0xa000
    add dl, 0x3
    mov word ptr [ebx + 2*ebp], ax
    mov ebp, dword ptr [esp + 0x4]
    cmp dl, -0x1
    mov byte ptr [ebx + 0x200], dl
    je .L10
    add dh, 0x4
    or esi, 0x9000
    movzx eax, dl
    mov cl, dh
    mov word ptr [ebx + 2*eax], si
    mov byte ptr [ebx + 0x200], dh
.L10:
    mov eax, edi
    mov edx, ebp
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    and ebp, edx
    mov eax, edi
    mov dh, cl
    or eax, ebp
    jne .L9
    jmp .L49
.L11:
    mov ebp, dword ptr [esp + 0x4]
    jmp .L10
.L12:
    mov eax, dword ptr [esp + 0x14]
    or eax, dword ptr [esp + 0x18]
    jne .L376
    mov ecx, dword ptr [esp + 0x40]
    mov edi, dword ptr [esp + 0x4c]
    mov eax, ecx
    or eax, edi
    je .L22
    mov edx, dword ptr [esp + 0x94]
    mov eax, dword ptr [esp + 0x54]
    mov ebx, ecx
    mov ebp, edi
    mov dword ptr [esp + 0x4c], edi
    mov dword ptr [esp + 0x40], ecx
    mov ecx, dword ptr [esp + 0xac]
    and cl, 0x7
    mov edi, 0x1010101
    movd xmm2, dword ptr [esp + 0x28]
    movd xmm3, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x34]
    shl edi, cl
    not ebx
    not ebp
    movd xmm4, dword ptr [esp + 0x4c]
    mov ecx, edi
    mov dword ptr [esp + 0xa4], ebx
    or edi, ebx
    mov ebx, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0xa0], ebp
    or ecx, ebp
    and edx, dword ptr [esp + 0x30]
    and eax, dword ptr [esp + 0x3c]
    punpckldq xmm2, xmm3
    movd xmm3, dword ptr [esp + 0x40]
    not esi
    pshufd xmm2, xmm2, 0x44
    not ebx
    mov dword ptr [esp + 0x18], ebx
    and edi, eax
    and ecx, edx
    movd xmm1, edx
    punpckldq xmm3, xmm4
    pcmpeqd xmm4, xmm4
    movd xmm0, eax
    shld ecx, edi, 0x8
    shl edi, 0x8
    pshufd xmm3, xmm3, 0x44
    punpckldq xmm0, xmm1
    and ecx, esi
    and edi, ebx
    test edx, 0xff0000
    mov edx, dword ptr [esp + 0xa8]
    pxor xmm4, xmm3
    pshufd xmm0, xmm0, 0x44
    mov esi, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x24], ecx
    por xmm4, xmmword ptr [edx + 0x30]
    pand xmm0, xmm4
    movdqa xmm1, xmm0
    psllq xmm0, 0x7
    psllq xmm1, 0x9
    movsd xmm0, xmm1
    andpd xmm0, xmm2
    andpd xmm0, xmmword ptr [esi + .C1]
    je .L246
    mov ebp, ecx
    mov dword ptr [esp + 0x14], edi
    and ebp, 0xff000000
    je .L53
    mov eax, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0xc]
    xor ebx, ebx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L13:
    tzcnt ecx, ebp
    tzcnt eax, ebx
    mov dh, -0x1
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    cmp dl, -0x1
    je .L14
    lea eax, [ecx + 0x38]
    shl ecx, 0x6
    mov dword ptr [esp + 0x4], ebp
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
    lea esi, [ecx + 0xa000]
    movzx ebp, ah
    mov eax, edx
    mov word ptr [edi + 2*ebp], si
    mov esi, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x4]
    add al, 0x3
    cmp al, -0x1
    mov byte ptr [edi + 0x200], al
    je .L14
    add dl, 0x4
    or ecx, 0x9000
    movzx eax, al
    mov dh, dl
    mov word ptr [edi + 2*eax], cx
    mov byte ptr [edi + 0x200], dl
.L14:
    mov eax, ebx
    mov ecx, ebp
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and ebx, eax
    and ebp, ecx
    mov eax, ebx
    or eax, ebp
    jne .L13
    jmp .L53
.L15:
    mov esi, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x4]
    jmp .L14
.L16:
    mov ecx, dword ptr [esp + 0x18]
    mov eax, edi
    or eax, ecx
    jne .L384
.L17:
    mov edi, dword ptr [esp + 0x54]
    mov ecx, dword ptr [esp + 0x94]
    mov eax, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x44]
    and edi, dword ptr [esp + 0x48]
    and ecx, dword ptr [esp + 0x30]
    not eax
    not edx
    mov dword ptr [esp + 0x24], edx
    mov ebx, edi
    mov ebp, edi
    shld ebx, ecx, 0x18
    shld ebp, ecx, 0x19
    and ebx, eax
    mov eax, edi
    and ebp, esi
    shr eax, 0x8
    and ebp, 0xfefefefe
    mov dword ptr [esp + 0x2c], ebx
    and eax, edx
    mov edx, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x8], ebp
    mov ebp, edi
    mov dword ptr [esp + 0x14], eax
    mov eax, edi
    shld ebp, ecx, 0x17
    shr edi, 0x9
    shr eax, 0x7
    and ebp, esi
    and ebp, 0x7f7f7f7f
    and eax, edx
    and edi, edx
    mov dword ptr [esp + 0x1c], ebp
    and eax, 0xfefefe
    and edi, 0x7f7f7f
    test ecx, 0xff00
    mov dword ptr [esp + 0x3c], eax
    mov dword ptr [esp + 0x38], edi
    je .L145
    and ebx, 0xff
    je .L27
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
    jmp .L27
.L20:
    mov edi, dword ptr [esp + 0x4]
    jmp .L19
.L21:
    mov ecx, dword ptr [esp + 0x18]
    mov eax, edi
    or eax, ecx
    jne .L386
.L22:
    mov eax, dword ptr [esp + 0x94]
    mov ebx, dword ptr [esp + 0x54]
    mov ecx, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x44]
    and eax, dword ptr [esp + 0x30]
    and ebx, dword ptr [esp + 0x3c]
    not ecx
    not edx
    mov dword ptr [esp + 0x24], edx
    mov edi, eax
    mov ebp, ebx
    shld edi, ebx, 0x8
    shl ebp, 0x8
    and edi, ecx
    mov ecx, dword ptr [esp + 0x20]
    and ebp, edx
    mov edx, eax
    mov dword ptr [esp + 0x18], edi
    mov edi, ebx
    shld edx, ebx, 0x9
    shl edi, 0x9
    and edi, esi
    and edi, 0xfefefe00
    and edx, ecx
    mov dword ptr [esp + 0x50], edi
    mov edi, eax
    and edx, 0xfefefefe
    shld edi, ebx, 0x7
    shl ebx, 0x7
    mov dword ptr [esp + 0x38], edx
    and edi, ecx
    and ebx, esi
    and edi, 0x7f7f7f7f
    and ebx, 0x7f7f7f00
    test eax, 0xff0000
    mov dword ptr [esp + 0x14], ebx
    mov dword ptr [esp + 0x1c], edi
    je .L196
    mov dword ptr [esp + 0x2c], ebp
    mov ebp, dword ptr [esp + 0x18]
    and ebp, 0xff000000
    je .L33
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    movzx edx, byte ptr [eax + 0x200]
    mov eax, dword ptr [esp + 0xc]
    nop
.L23:
    tzcnt esi, ebp
    tzcnt edi, ecx
    mov bh, -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edi
    cmp dl, -0x1
    je .L24
    lea edi, [esi + 0x38]
    shl esi, 0x6
    mov bl, dl
    mov dword ptr [esp + 0x4], ebp
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
    je .L26
    movzx ebp, bh
    lea edi, [esi + 0xa000]
    mov ebx, edx
    mov bh, -0x1
    mov word ptr [eax + 2*ebp], di
    mov ebp, dword ptr [esp + 0x4]
    add bl, 0x3
    cmp bl, -0x1
    mov byte ptr [eax + 0x200], bl
    je .L24
    add dl, 0x4
    or esi, 0x9000
    movzx edi, bl
    mov bh, dl
    mov word ptr [eax + 2*edi], si
    mov byte ptr [eax + 0x200], dl
.L24:
    mov edx, ecx
    mov esi, ebp
    add edx, -0x1
    adc esi, -0x1
    and ecx, edx
    and ebp, esi
    mov edx, ecx
    or edx, ebp
    mov dl, bh
    jne .L23
    jmp .L33
.L25:
    mov ebp, dword ptr [esp + 0x4]
    jmp .L24
.L26:
    mov ebp, dword ptr [esp + 0x4]
    mov bh, -0x1
    jmp .L24
.L27:
    mov ebx, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x14]
    mov ebp, ebx
    and ebx, 0xfe
    je .L37
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    mov dh, byte ptr [eax + 0x200]
    nop
.L28:
    tzcnt eax, ecx
    tzcnt esi, ebx
    mov dword ptr [esp + 0x18], ecx
    add eax, 0x20
    test ebx, ebx
    cmovne eax, esi
    cmp dh, -0x1
    je .L30
    mov esi, eax
    mov ecx, dword ptr [esp + 0xc]
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
    je .L31
    mov ah, dh
    mov edi, esi
    movzx ebp, al
    mov byte ptr [esp + 0x4], -0x1
    add ah, 0x2
    or edi, 0xc000
    cmp ah, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], ah
    je .L32
    mov edi, esi
    movzx eax, ah
    mov ebp, dword ptr [esp + 0x8]
    mov dl, dh
    or edi, 0xe000
    add dl, 0x3
    mov word ptr [ecx + 2*eax], di
    mov edi, dword ptr [esp + 0x14]
    cmp dl, -0x1
    mov byte ptr [ecx + 0x200], dl
    je .L29
    add dh, 0x4
    or esi, 0xd000
    movzx eax, dl
    mov word ptr [ecx + 2*eax], si
    mov byte ptr [ecx + 0x200], dh
    mov byte ptr [esp + 0x4], dh
.L29:
    mov ecx, dword ptr [esp + 0x18]
    mov eax, ebx
    add eax, -0x1
    mov edx, ecx
    adc edx, -0x1
    and ebx, eax
    and ecx, edx
    mov dh, byte ptr [esp + 0x4]
    mov eax, ebx
    or eax, ecx
    jne .L28
    jmp .L37
.L30:
    mov byte ptr [esp + 0x4], -0x1
    jmp .L29
.L31:
    mov byte ptr [esp + 0x4], -0x1
.L32:
    mov edi, dword ptr [esp + 0x14]
    mov ebp, dword ptr [esp + 0x8]
    jmp .L29
.L33:
    mov edi, dword ptr [esp + 0x38]
    and edi, 0xfe000000
    je .L43
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    mov bh, byte ptr [eax + 0x200]
    mov eax, dword ptr [esp + 0xc]
    nop
.L34:
    tzcnt esi, edi
    tzcnt edx, ecx
    mov byte ptr [esp + 0x4], -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    cmp bh, -0x1
    je .L35
    lea edx, [esi + 0x37]
    shl esi, 0x6
    mov bl, bh
    mov dword ptr [esp + 0x8], edi
    movzx edi, bh
    and edx, 0x3f
    inc bl
    or esi, edx
    movzx esi, si
    mov edx, esi
    or edx, 0xf000
    cmp bl, -0x1
    mov word ptr [eax + 2*edi], dx
    mov byte ptr [eax + 0x200], bl
    je .L36
    mov dl, bh
    lea edi, [esi + 0xc000]
    movzx ebp, bl
    add dl, 0x2
    mov word ptr [eax + 2*ebp], di
    cmp dl, -0x1
    mov byte ptr [eax + 0x200], dl
    je .L36
    lea edi, [esi + 0xe000]
    movzx edx, dl
    mov bl, bh
    mov word ptr [eax + 2*edx], di
    mov edi, dword ptr [esp + 0x8]
    add bl, 0x3
    cmp bl, -0x1
    mov byte ptr [eax + 0x200], bl
    je .L35
    add bh, 0x4
    or esi, 0xd000
    movzx edx, bl
    mov word ptr [eax + 2*edx], si
    mov byte ptr [eax + 0x200], bh
    mov byte ptr [esp + 0x4], bh
.L35:
    mov edx, ecx
    mov esi, edi
    mov bh, byte ptr [esp + 0x4]
    add edx, -0x1
    adc esi, -0x1
    and ecx, edx
    and edi, esi
    mov edx, ecx
    or edx, edi
    jne .L34
    jmp .L43
.L36:
    mov edi, dword ptr [esp + 0x8]
    jmp .L35
.L37:
    mov ebx, dword ptr [esp + 0x1c]
    and ebx, 0x7f
    je .L47
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    mov dh, byte ptr [eax + 0x200]
    nop
.L38:
    tzcnt eax, ecx
    tzcnt esi, ebx
    mov dword ptr [esp + 0x18], ecx
    add eax, 0x20
    test ebx, ebx
    cmovne eax, esi
    cmp dh, -0x1
    je .L40
    mov esi, eax
    mov ecx, dword ptr [esp + 0xc]
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
    je .L41
    mov ah, dh
    mov edi, esi
    movzx ebp, al
    mov byte ptr [esp + 0x4], -0x1
    add ah, 0x2
    or edi, 0xc000
    cmp ah, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], ah
    je .L42
    mov edi, esi
    movzx eax, ah
    mov ebp, dword ptr [esp + 0x8]
    mov dl, dh
    or edi, 0xe000
    add dl, 0x3
    mov word ptr [ecx + 2*eax], di
    mov edi, dword ptr [esp + 0x14]
    cmp dl, -0x1
    mov byte ptr [ecx + 0x200], dl
    je .L39
    add dh, 0x4
    or esi, 0xd000
    movzx eax, dl
    mov word ptr [ecx + 2*eax], si
    mov byte ptr [ecx + 0x200], dh
    mov byte ptr [esp + 0x4], dh
.L39:
    mov ecx, dword ptr [esp + 0x18]
    mov eax, ebx
    add eax, -0x1
    mov edx, ecx
    adc edx, -0x1
    and ebx, eax
    and ecx, edx
    mov dh, byte ptr [esp + 0x4]
    mov eax, ebx
    or eax, ecx
    jne .L38
    jmp .L47
.L40:
    mov byte ptr [esp + 0x4], -0x1
    jmp .L39
.L41:
    mov byte ptr [esp + 0x4], -0x1
.L42:
    mov edi, dword ptr [esp + 0x14]
    mov ebp, dword ptr [esp + 0x8]
    jmp .L39
.L43:
    mov edi, dword ptr [esp + 0x1c]
    and edi, 0x7f000000
    je .L48
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    mov bh, byte ptr [eax + 0x200]
    mov eax, dword ptr [esp + 0xc]
    nop
.L44:
    tzcnt esi, edi
    tzcnt edx, ecx
    mov byte ptr [esp + 0x4], -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    cmp bh, -0x1
    je .L45
    lea edx, [esi + 0x39]
    shl esi, 0x6
    mov bl, bh
    mov dword ptr [esp + 0x8], edi
    movzx edi, bh
    and edx, 0x3f
    inc bl
    or esi, edx
    movzx esi, si
    mov edx, esi
    or edx, 0xf000
    cmp bl, -0x1
    mov word ptr [eax + 2*edi], dx
    mov byte ptr [eax + 0x200], bl
    je .L46
    mov dl, bh
    lea edi, [esi + 0xc000]
    movzx ebp, bl
    add dl, 0x2
    mov word ptr [eax + 2*ebp], di
    cmp dl, -0x1
    mov byte ptr [eax + 0x200], dl
    je .L46
    lea edi, [esi + 0xe000]
    movzx edx, dl
    mov bl, bh
    mov word ptr [eax + 2*edx], di
    mov edi, dword ptr [esp + 0x8]
    add bl, 0x3
    cmp bl, -0x1
    mov byte ptr [eax + 0x200], bl
    je .L45
    add bh, 0x4
    or esi, 0xd000
    movzx edx, bl
    mov word ptr [eax + 2*edx], si
    mov byte ptr [eax + 0x200], bh
    mov byte ptr [esp + 0x4], bh
.L45:
    mov edx, ecx
    mov esi, edi
    mov bh, byte ptr [esp + 0x4]
    add edx, -0x1
    adc esi, -0x1
    and ecx, edx
    and edi, esi
    mov edx, ecx
    or edx, edi
    jne .L44
    jmp .L48
.L46:
    mov edi, dword ptr [esp + 0x8]
    jmp .L45
.L47:
    mov esi, dword ptr [esp + 0x3c]
    mov edx, 0xfefefefe
    and dword ptr [esp + 0x2c], 0xffffff00
    mov eax, 0xfefefe
    mov ecx, ebp
    mov ebx, 0x7f7f7f
    add edx, 0xffffff02
    adc eax, -0x1
    and ecx, edx
    mov edx, 0x7f7f7f7f
    and esi, eax
    add edx, -0x7f
    adc ebx, -0x1
    and dword ptr [esp + 0x1c], edx
    and dword ptr [esp + 0x38], ebx
    jmp .L146
.L48:
    mov ebp, dword ptr [esp + 0x2c]
    mov edi, dword ptr [esp + 0x18]
    mov esi, dword ptr [esp + 0x50]
    mov ebx, dword ptr [esp + 0x38]
    mov ecx, 0xfefefefe
    mov edx, 0xfefefe
    mov eax, ebp
    and edi, 0xffffff
    and eax, 0xffffff00
    add ecx, 0xffffff02
    adc edx, -0x1
    and esi, ecx
    mov ecx, 0x7f7f7f7f
    mov dword ptr [esp + 0x40], eax
    mov eax, dword ptr [esp + 0x14]
    and ebx, edx
    add ecx, -0x7f
    mov edx, 0x7f7f7f
    adc edx, -0x1
    and dword ptr [esp + 0x1c], edx
    and eax, ecx
    jmp .L197
.L49:
    pshufd xmm1, xmm0, 0xee
    movd edi, xmm1
    and edi, 0xfe
    je .L57
    mov eax, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0xc]
    xor ebp, ebp
    movzx edx, byte ptr [eax + 0x200]
    nop
.L50:
    tzcnt ecx, ebp
    tzcnt eax, edi
    mov dh, -0x1
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    cmp dl, -0x1
    je .L51
    mov eax, ecx
    mov dword ptr [esp + 0x4], ebp
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
    je .L52
    mov ch, dl
    mov eax, esi
    movzx ebp, cl
    add ch, 0x2
    or eax, 0xc000
    cmp ch, -0x1
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], ch
    je .L52
    mov eax, esi
    movzx ebp, ch
    mov ecx, edx
    or eax, 0xe000
    add cl, 0x3
    mov word ptr [ebx + 2*ebp], ax
    mov ebp, dword ptr [esp + 0x4]
    cmp cl, -0x1
    mov byte ptr [ebx + 0x200], cl
    je .L51
    add dl, 0x4
    or esi, 0xd000
    movzx eax, cl
    mov dh, dl
    mov word ptr [ebx + 2*eax], si
    mov byte ptr [ebx + 0x200], dl
.L51:
    mov eax, edi
    mov ecx, ebp
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and edi, eax
    and ebp, ecx
    mov eax, edi
    or eax, ebp
    jne .L50
    jmp .L57
.L52:
    mov ebp, dword ptr [esp + 0x4]
    jmp .L51
.L53:
    pshufd xmm1, xmm0, 0x55
    movd ebp, xmm1
    and ebp, 0xfe000000
    je .L61
    mov eax, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0xc]
    xor ebx, ebx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L54:
    tzcnt ecx, ebp
    tzcnt eax, ebx
    mov dh, -0x1
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    cmp dl, -0x1
    je .L55
    lea eax, [ecx + 0x37]
    shl ecx, 0x6
    mov dword ptr [esp + 0x4], ebp
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
    je .L56
    mov ah, dl
    lea esi, [ecx + 0xc000]
    movzx ebp, al
    add ah, 0x2
    mov word ptr [edi + 2*ebp], si
    cmp ah, -0x1
    mov byte ptr [edi + 0x200], ah
    je .L56
    lea esi, [ecx + 0xe000]
    movzx ebp, ah
    mov eax, edx
    mov word ptr [edi + 2*ebp], si
    mov esi, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x4]
    add al, 0x3
    cmp al, -0x1
    mov byte ptr [edi + 0x200], al
    je .L55
    add dl, 0x4
    or ecx, 0xd000
    movzx eax, al
    mov dh, dl
    mov word ptr [edi + 2*eax], cx
    mov byte ptr [edi + 0x200], dl
.L55:
    mov eax, ebx
    mov ecx, ebp
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and ebx, eax
    and ebp, ecx
    mov eax, ebx
    or eax, ebp
    jne .L54
    jmp .L61
.L56:
    mov esi, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x4]
    jmp .L55
.L57:
    movd edi, xmm0
    and edi, 0x7f
    je .L65
    mov eax, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0xc]
    xor ebp, ebp
    movzx edx, byte ptr [eax + 0x200]
    nop
.L58:
    tzcnt ecx, ebp
    tzcnt eax, edi
    mov dh, -0x1
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    cmp dl, -0x1
    je .L59
    mov eax, ecx
    mov dword ptr [esp + 0x4], ebp
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
    je .L60
    mov ch, dl
    mov eax, esi
    movzx ebp, cl
    add ch, 0x2
    or eax, 0xc000
    cmp ch, -0x1
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], ch
    je .L60
    mov eax, esi
    movzx ebp, ch
    mov ecx, edx
    or eax, 0xe000
    add cl, 0x3
    mov word ptr [ebx + 2*ebp], ax
    mov ebp, dword ptr [esp + 0x4]
    cmp cl, -0x1
    mov byte ptr [ebx + 0x200], cl
    je .L59
    add dl, 0x4
    or esi, 0xd000
    movzx eax, cl
    mov dh, dl
    mov word ptr [ebx + 2*eax], si
    mov byte ptr [ebx + 0x200], dl
.L59:
    mov eax, edi
    mov ecx, ebp
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and edi, eax
    and ebp, ecx
    mov eax, edi
    or eax, ebp
    jne .L58
    jmp .L65
.L60:
    mov ebp, dword ptr [esp + 0x4]
    jmp .L59
.L61:
    pshufd xmm1, xmm0, 0xff
    movd ebp, xmm1
    and ebp, 0x7f000000
    je .L144
    mov eax, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0xc]
    xor ebx, ebx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L62:
    tzcnt ecx, ebp
    tzcnt eax, ebx
    mov dh, -0x1
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    cmp dl, -0x1
    je .L63
    lea eax, [ecx + 0x39]
    shl ecx, 0x6
    mov dword ptr [esp + 0x4], ebp
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
    je .L64
    mov ah, dl
    lea esi, [ecx + 0xc000]
    movzx ebp, al
    add ah, 0x2
    mov word ptr [edi + 2*ebp], si
    cmp ah, -0x1
    mov byte ptr [edi + 0x200], ah
    je .L64
    lea esi, [ecx + 0xe000]
    movzx ebp, ah
    mov eax, edx
    mov word ptr [edi + 2*ebp], si
    mov esi, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x4]
    add al, 0x3
    cmp al, -0x1
    mov byte ptr [edi + 0x200], al
    je .L63
    add dl, 0x4
    or ecx, 0xd000
    movzx eax, al
    mov dh, dl
    mov word ptr [edi + 2*eax], cx
    mov byte ptr [edi + 0x200], dl
.L63:
    mov eax, ebx
    mov ecx, ebp
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and ebx, eax
    and ebp, ecx
    mov eax, ebx
    or eax, ebp
    jne .L62
    jmp .L144
.L64:
    mov esi, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x4]
    jmp .L63
.L65:
    mov eax, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x14]
    and dword ptr [esp + 0x24], 0xffffff00
    andpd xmm0, xmmword ptr [eax + .C2]
.L66:
    mov eax, dword ptr [esp + 0x18]
    pshufd xmm1, xmm0, 0xff
    movd edx, xmm1
    pshufd xmm1, xmm0, 0xee
    shr eax, 0x8
    and esi, eax
    mov dword ptr [esp + 0x14], esi
    movd esi, xmm1
    mov eax, esi
    or eax, edx
    je .L70
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L67:
    mov edi, esi
    mov ebp, edx
    add edi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L69
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
.L68:
    and esi, edi
    and edx, ebp
    mov eax, esi
    or eax, edx
    jne .L67
    jmp .L70
.L69:
    mov cl, -0x1
    jmp .L68
.L70:
    movd edx, xmm0
    pshufd xmm0, xmm0, 0x55
    movd esi, xmm0
    mov eax, edx
    or eax, esi
    je .L74
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L71:
    mov edi, edx
    mov ebp, esi
    add edi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L73
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
.L72:
    and edx, edi
    and esi, ebp
    mov eax, edx
    or eax, esi
    jne .L71
    jmp .L74
.L73:
    mov cl, -0x1
    jmp .L72
.L74:
    mov edx, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x18]
    movzx eax, byte ptr [esp + 0x14]
    mov ecx, edx
    mov dword ptr [esp + 0x14], eax
    or ecx, edi
    je .L78
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L75:
    mov esi, edx
    mov eax, edi
    add esi, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L77
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
    mov ebp, edx
    mov edx, dword ptr [esp + 0xc]
    mov word ptr [edx + 2*ebx], cx
    mov ecx, eax
    mov eax, dword ptr [esp + 0x8]
    mov byte ptr [edx + 0x200], cl
    mov edx, ebp
.L76:
    and edx, esi
    and edi, eax
    mov eax, edx
    or eax, edi
    jne .L75
    jmp .L78
.L77:
    mov cl, -0x1
    jmp .L76
.L78:
    mov esi, dword ptr [esp + 0x14]
    test esi, esi
    je .L82
    mov ecx, dword ptr [esp + 0xc]
    xor eax, eax
    movzx ebx, byte ptr [ecx + 0x200]
    nop
.L79:
    mov edx, eax
    mov edi, esi
    add edx, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L81
    mov dword ptr [esp + 0x8], edx
    tzcnt edx, esi
    movzx ecx, bl
    inc bl
    tzcnt ebp, eax
    add edx, 0x20
    test eax, eax
    mov dword ptr [esp + 0x4], ecx
    cmovne edx, ebp
    mov ecx, dword ptr [esp + 0x4]
    mov ebp, edx
    shl ebp, 0x6
    lea edx, [edx + ebp + 0x1010]
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*ecx], dx
    mov edx, dword ptr [esp + 0xc]
    mov byte ptr [edx + 0x200], bl
    mov edx, dword ptr [esp + 0x8]
.L80:
    and eax, edx
    and esi, edi
    mov edx, eax
    or edx, esi
    jne .L79
    jmp .L82
.L81:
    mov bl, -0x1
    jmp .L80
.L82:
    mov ecx, dword ptr [esp + 0x30]
    mov esi, dword ptr [esp + 0x7c]
    mov edi, dword ptr [esp + 0x68]
    mov eax, ecx
    and esi, ecx
    mov ecx, dword ptr [esp + 0x20]
    not eax
    and esi, dword ptr [esp + 0xa4]
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [esp + 0x48]
    not ecx
    mov dword ptr [esp + 0x3c], ecx
    and edi, eax
    mov edx, eax
    mov eax, esi
    and edi, dword ptr [esp + 0xa0]
    not edx
    mov dword ptr [esp + 0x38], edx
    or eax, edi
    mov eax, dword ptr [esp + 0x28]
    not eax
    mov dword ptr [esp + 0x50], eax
    je .L92
    mov eax, dword ptr [esp + 0xc]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L84
.L83:
    mov esi, dword ptr [esp + 0x70]
    mov edi, dword ptr [esp + 0x24]
    and esi, dword ptr [esp + 0x84]
    and edi, dword ptr [esp + 0x80]
    mov eax, esi
    or eax, edi
    je .L92
.L84:
    mov ecx, esi
    tzcnt eax, esi
    tzcnt esi, edi
    mov dword ptr [esp + 0x24], edi
    add esi, 0x20
    test ecx, ecx
    mov dword ptr [esp + 0x70], ecx
    cmovne esi, eax
    add ecx, -0x1
    adc edi, -0x1
    mov eax, esi
    mov dword ptr [esp + 0x84], ecx
    mov dword ptr [esp + 0x80], edi
    mov edi, dword ptr [esp + 0x10]
    shl eax, 0x6
    mov ebx, dword ptr [edi + eax + plywright::board::geometry::AROUND]
    mov edi, dword ptr [edi + eax + plywright::board::geometry::AROUND + 4]
    movzx eax, si
    mov dword ptr [esp + 0x14], eax
    and ebx, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x8c], ebx
    and ebx, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x98], edi
    and edi, dword ptr [esp + 0x20]
    mov ebp, ebx
    or ebp, edi
    je .L88
    lea esi, [eax + 0x4000]
    mov dh, dl
    movzx eax, si
    mov dword ptr [esp + 0x18], eax
    nop
.L85:
    mov ebp, ebx
    mov eax, edi
    add ebp, -0x1
    adc eax, -0x1
    cmp dh, -0x1
    je .L87
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
    or ecx, dword ptr [esp + 0x18]
    mov word ptr [eax + 2*esi], cx
    mov byte ptr [eax + 0x200], dh
    mov eax, dword ptr [esp + 0x8]
.L86:
    and ebx, ebp
    and edi, eax
    mov eax, ebx
    or eax, edi
    jne .L85
    jmp .L88
.L87:
    mov dh, -0x1
    jmp .L86
    nop
.L88:
    mov ebp, dword ptr [esp + 0x8c]
    mov ecx, dword ptr [esp + 0x98]
    mov dh, dl
    and ebp, dword ptr [esp + 0x50]
    and ecx, dword ptr [esp + 0x3c]
    mov esi, ebp
    or esi, ecx
    je .L83
    nop
.L89:
    mov ebx, ebp
    mov eax, ecx
    add ebx, -0x1
    adc eax, -0x1
    cmp dh, -0x1
    je .L91
    mov esi, ecx
    mov dword ptr [esp + 0x8], eax
    movzx eax, dh
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
    mov ebp, ecx
    mov ecx, dword ptr [esp + 0xc]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x14]
    mov word ptr [ecx + 2*edi], ax
    mov eax, dword ptr [esp + 0xc]
    mov ecx, esi
    mov byte ptr [eax + 0x200], dh
    mov eax, dword ptr [esp + 0x8]
.L90:
    and ebp, ebx
    and ecx, eax
    mov eax, ebp
    or eax, ecx
    jne .L89
    jmp .L83
.L91:
    mov dh, -0x1
    jmp .L90
.L92:
    mov esi, dword ptr [esp + 0x6c]
    mov edx, dword ptr [esp + 0x88]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0xa4]
    and edx, dword ptr [esp + 0xa0]
    mov eax, esi
    or eax, edx
    je .L102
    mov eax, dword ptr [esp + 0xc]
    mov ch, byte ptr [eax + 0x200]
    jmp .L94
    nop
.L93:
    mov esi, dword ptr [esp + 0x84]
    mov edx, dword ptr [esp + 0x70]
    and esi, dword ptr [esp + 0x80]
    and edx, dword ptr [esp + 0x8c]
    mov eax, esi
    or eax, edx
    je .L102
.L94:
    tzcnt ebp, edx
    tzcnt eax, esi
    mov edi, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x84], esi
    mov dword ptr [esp + 0x70], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    adc edx, -0x1
    mov dword ptr [esp + 0x80], esi
    mov dword ptr [esp + 0x8c], edx
    lea edx, [ebp + 2*ebp]
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x44]
    and eax, dword ptr [esp + 0x34]
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
    and ebx, dword ptr [esp + 0x38]
    mov edx, ebx
    mov dword ptr [esp + 0x98], eax
    and eax, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x20]
    mov esi, eax
    or esi, edx
    movzx esi, bp
    mov dword ptr [esp + 0x14], esi
    je .L98
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x18], ebx
    movzx esi, si
    mov dword ptr [esp + 0x24], esi
    nop
.L95:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L97
    tzcnt ebx, edx
    mov dword ptr [esp + 0x8], esi
    movzx esi, cl
    inc cl
    tzcnt edi, eax
    add ebx, 0x20
    test eax, eax
    mov dword ptr [esp + 0x4], esi
    mov ch, cl
    cmovne ebx, edi
    mov edi, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x24]
    mov word ptr [edi + 2*esi], bx
    mov ebx, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [ebx + 0x200], cl
    mov ebx, dword ptr [esp + 0x18]
.L96:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L95
    jmp .L98
.L97:
    mov cl, -0x1
    jmp .L96
    nop
.L98:
    mov ebp, dword ptr [esp + 0x98]
    and ebx, dword ptr [esp + 0x3c]
    and ebp, dword ptr [esp + 0x50]
    mov eax, ebp
    or eax, ebx
    mov al, ch
    je .L93
    nop
.L99:
    mov edx, ebp
    mov esi, ebx
    add edx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L101
    movzx ecx, al
    tzcnt edi, ebx
    inc al
    mov dword ptr [esp + 0x8], esi
    mov esi, edx
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, ebp
    add edi, 0x20
    test ebp, ebp
    cmovne edi, ecx
    mov ecx, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x4]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x14]
    mov word ptr [ecx + 2*edx], di
    mov edx, esi
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [ecx + 0x200], al
    mov ch, al
.L100:
    and ebp, edx
    and ebx, esi
    mov edx, ebp
    or edx, ebx
    jne .L99
    jmp .L93
.L101:
    mov al, -0x1
    jmp .L100
.L102:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0x78]
    and edx, dword ptr [esp + 0x5c]
    and esi, dword ptr [esp + 0xa4]
    and edx, dword ptr [esp + 0xa0]
    mov eax, esi
    or eax, edx
    je .L112
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L104
    nop
.L103:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0x70]
    and edx, dword ptr [esp + 0x84]
    mov eax, esi
    or eax, edx
    je .L112
.L104:
    tzcnt ebp, edx
    mov edi, dword ptr [esp + 0x10]
    tzcnt eax, esi
    mov dword ptr [esp + 0x30], esi
    mov dword ptr [esp + 0x48], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    lea ecx, [ebp + 2*ebp]
    mov dword ptr [esp + 0x70], esi
    adc edx, -0x1
    mov esi, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x84], edx
    lea edx, [ebp + 2*ebp]
    mov ecx, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [esp + 0x44]
    and eax, dword ptr [esp + 0x34]
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
    and edi, dword ptr [esp + 0x38]
    mov edx, edi
    mov dword ptr [esp + 0x80], eax
    and eax, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x20]
    mov esi, eax
    or esi, edx
    je .L108
    lea esi, [ecx + 0x4000]
    mov dword ptr [esp + 0x18], edi
    movzx ecx, si
    mov dword ptr [esp + 0x24], ecx
    mov ecx, ebx
    nop
.L105:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L107
    tzcnt ebx, edx
    mov dword ptr [esp + 0x8], esi
    movzx esi, cl
    inc cl
    tzcnt edi, eax
    add ebx, 0x20
    test eax, eax
    mov dword ptr [esp + 0x4], esi
    cmovne ebx, edi
    mov edi, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x24]
    mov word ptr [edi + 2*esi], bx
    mov edi, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x8]
    mov ebx, ecx
    mov byte ptr [edi + 0x200], cl
    mov edi, dword ptr [esp + 0x18]
.L106:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L105
    jmp .L108
.L107:
    mov cl, -0x1
    jmp .L106
    nop
.L108:
    mov ebp, dword ptr [esp + 0x80]
    and edi, dword ptr [esp + 0x3c]
    and ebp, dword ptr [esp + 0x50]
    mov eax, ebp
    or eax, edi
    mov eax, ebx
    je .L103
    nop
.L109:
    mov esi, ebp
    mov edx, edi
    add esi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L111
    mov dword ptr [esp + 0x8], edx
    movzx edx, al
    inc al
    tzcnt ebx, ebp
    mov dword ptr [esp + 0x4], edx
    mov edx, edi
    tzcnt edi, edi
    add edi, 0x20
    test ebp, ebp
    mov ecx, dword ptr [esp + 0x4]
    cmovne edi, ebx
    mov ebx, dword ptr [esp + 0xc]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x14]
    mov word ptr [ebx + 2*ecx], di
    mov edi, edx
    mov edx, dword ptr [esp + 0x8]
    mov byte ptr [ebx + 0x200], al
    mov ebx, eax
.L110:
    and ebp, esi
    and edi, edx
    mov edx, ebp
    or edx, edi
    jne .L109
    jmp .L103
.L111:
    mov al, -0x1
    jmp .L110
.L112:
    mov esi, dword ptr [esp + 0x74]
    mov edx, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x40]
    and edx, dword ptr [esp + 0x4c]
    mov eax, esi
    or eax, edx
    je .L122
    mov eax, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x84], eax
    jmp .L114
.L113:
    mov esi, dword ptr [esp + 0x74]
    mov edx, dword ptr [esp + 0x1c]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x48]
    and edx, dword ptr [esp + 0x30]
    mov eax, esi
    or eax, edx
    je .L122
.L114:
    tzcnt edi, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x74], esi
    mov dword ptr [esp + 0x1c], edx
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [esp + 0x10]
    adc edx, -0x1
    mov dword ptr [esp + 0x30], edx
    lea edx, [edi + 2*edi]
    mov ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [edi + 2*edi]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and ebx, dword ptr [esp + 0x44]
    and eax, dword ptr [esp + 0x34]
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
    mov eax, dword ptr [esp + 0x84]
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebp, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and ebp, dword ptr [eax + 8*edi]
    and edx, dword ptr [eax + 8*edi + 0x4]
    and ebp, dword ptr [esp + 0x2c]
    and edx, dword ptr [esp + 0x38]
    mov eax, ebp
    mov dword ptr [esp + 0x70], edx
    and edx, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x28]
    mov esi, eax
    or esi, edx
    movzx esi, di
    mov dword ptr [esp + 0x14], esi
    je .L118
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x18], ebp
    movzx esi, si
    mov dword ptr [esp + 0x24], esi
    nop
.L115:
    mov edi, eax
    mov esi, edx
    add edi, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L117
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
    or ebp, dword ptr [esp + 0x24]
    mov word ptr [ebx + 2*esi], bp
    mov esi, dword ptr [esp + 0x8]
    mov ebp, dword ptr [esp + 0x18]
    mov byte ptr [ebx + 0x200], cl
.L116:
    and eax, edi
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L115
    jmp .L118
.L117:
    mov cl, -0x1
    jmp .L116
    nop
.L118:
    mov edi, dword ptr [esp + 0x70]
    and ebp, dword ptr [esp + 0x50]
    mov byte ptr [esp + 0x4], ch
    and edi, dword ptr [esp + 0x3c]
    mov eax, ebp
    or eax, edi
    mov al, ch
    je .L113
    nop
.L119:
    mov ecx, ebp
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L121
    mov edx, edi
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, al
    inc al
    tzcnt edi, ebp
    tzcnt ebx, edx
    mov dword ptr [esp + 0x4], ecx
    add ebx, 0x20
    test ebp, ebp
    mov ecx, dword ptr [esp + 0x4]
    mov byte ptr [esp + 0x4], al
    cmovne ebx, edi
    mov edi, dword ptr [esp + 0xc]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x14]
    mov word ptr [edi + 2*ecx], bx
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x8]
    mov edi, edx
    mov byte ptr [ebx + 0x200], al
.L120:
    and ebp, ecx
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L119
    jmp .L113
.L121:
    mov al, -0x1
    jmp .L120
.L122:
    mov esi, dword ptr [esp + 0x60]
    mov edx, dword ptr [esp + 0x58]
    and esi, dword ptr [esp + 0x40]
    and edx, dword ptr [esp + 0x4c]
    mov eax, esi
    or eax, edx
    je .L132
    mov eax, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x74], eax
    jmp .L124
    nop
.L123:
    mov esi, dword ptr [esp + 0x60]
    mov edx, dword ptr [esp + 0x58]
    and esi, dword ptr [esp + 0x48]
    and edx, dword ptr [esp + 0x30]
    mov eax, esi
    or eax, edx
    je .L132
.L124:
    tzcnt edi, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x60], esi
    mov dword ptr [esp + 0x58], edx
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [esp + 0x10]
    adc edx, -0x1
    mov dword ptr [esp + 0x30], edx
    lea edx, [edi + 2*edi]
    mov ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [edi + 2*edi]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and ebx, dword ptr [esp + 0x44]
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
    mov eax, dword ptr [esp + 0x74]
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    mov ebp, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and ebp, dword ptr [eax + 8*edi]
    and ebx, dword ptr [eax + 8*edi + 0x4]
    and ebp, dword ptr [esp + 0x2c]
    and ebx, dword ptr [esp + 0x38]
    mov eax, ebp
    mov edx, ebx
    and eax, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x20]
    mov esi, eax
    or esi, edx
    movzx esi, di
    mov dword ptr [esp + 0x14], esi
    je .L128
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x18], ebp
    mov dword ptr [esp + 0x24], ebx
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
    nop
.L125:
    mov edi, eax
    mov esi, edx
    add edi, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L127
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
    mov byte ptr [ebx + 0x200], cl
    mov esi, dword ptr [esp + 0x8]
    mov ebp, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esp + 0x24]
.L126:
    and eax, edi
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L125
    jmp .L128
.L127:
    mov cl, -0x1
    jmp .L126
    nop
.L128:
    and ebp, dword ptr [esp + 0x50]
    and ebx, dword ptr [esp + 0x3c]
    mov eax, ebp
    or eax, ebx
    mov al, ch
    je .L123
    nop
.L129:
    mov edx, ebp
    mov esi, ebx
    add edx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L131
    mov dword ptr [esp + 0x8], edx
    mov edx, ebx
    tzcnt ebx, ebx
    movzx ecx, al
    inc al
    tzcnt edi, ebp
    add ebx, 0x20
    test ebp, ebp
    mov dword ptr [esp + 0x4], ecx
    cmovne ebx, edi
    mov edi, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x4]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x14]
    mov word ptr [edi + 2*ecx], bx
    mov ecx, dword ptr [esp + 0xc]
    mov ebx, edx
    mov edx, dword ptr [esp + 0x8]
    mov byte ptr [ecx + 0x200], al
    mov ch, al
.L130:
    and ebp, edx
    and ebx, esi
    mov edx, ebp
    or edx, ebx
    jne .L129
    jmp .L123
.L131:
    mov al, -0x1
    jmp .L130
.L132:
    mov edx, dword ptr [esp + 0x40]
    mov esi, dword ptr [esp + 0x4c]
    mov ebx, dword ptr [esp + 0x10]
    and edx, dword ptr [esp + 0xb8]
    and esi, dword ptr [esp + 0xbc]
    mov eax, edx
    or eax, esi
    je .L142
    mov edi, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x9c]
    mov ch, byte ptr [edi + 0x200]
    lea eax, [ebx + eax + plywright::board::geometry::LINE]
    mov dword ptr [esp + 0x58], eax
    jmp .L134
    nop
.L133:
    mov edx, dword ptr [esp + 0x40]
    mov esi, dword ptr [esp + 0x4c]
    mov ebx, dword ptr [esp + 0x10]
    and edx, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x48]
    mov eax, edx
    or eax, esi
    je .L142
.L134:
    tzcnt edi, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x40], edx
    mov dword ptr [esp + 0x4c], esi
    add edi, 0x20
    test edx, edx
    cmovne edi, eax
    add edx, -0x1
    lea ebp, [edi + 2*edi]
    mov dword ptr [esp + 0x4], edi
    adc esi, -0x1
    mov dword ptr [esp + 0x1c], edx
    mov edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    mov cl, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    and edi, dword ptr [esp + 0x44]
    and eax, dword ptr [esp + 0x34]
    imul esi, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    add edi, esi
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov cl, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    cmove edi, eax
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    add edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    and esi, dword ptr [esp + 0x44]
    and eax, dword ptr [esp + 0x34]
    imul edx, eax
    mov dword ptr [esp + 0x8], edx
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    imul esi, edx
    mul edx
    add esi, edx
    add esi, dword ptr [esp + 0x8]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    mov eax, dword ptr [esp + 0x58]
    add esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x4]
    or ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    or edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    and edx, dword ptr [eax + 8*esi + 0x4]
    and ebp, dword ptr [eax + 8*esi]
    mov eax, esi
    movzx eax, ax
    mov dword ptr [esp + 0x14], eax
    and ebp, dword ptr [esp + 0x2c]
    and edx, dword ptr [esp + 0x38]
    mov ebx, edx
    mov dword ptr [esp + 0x30], ebp
    and ebp, dword ptr [esp + 0x28]
    and ebx, dword ptr [esp + 0x20]
    mov esi, ebp
    or esi, ebx
    je .L138
    lea esi, [eax + 0x4000]
    mov cl, ch
    mov dword ptr [esp + 0x18], edx
    movzx eax, si
    mov dword ptr [esp + 0x24], eax
    nop
.L135:
    mov edi, ebp
    mov eax, ebx
    add edi, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L137
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
    or edx, dword ptr [esp + 0x24]
    mov word ptr [eax + 2*esi], dx
    mov byte ptr [eax + 0x200], cl
    mov edx, dword ptr [esp + 0x18]
    mov eax, dword ptr [esp + 0x8]
.L136:
    and ebp, edi
    and ebx, eax
    mov eax, ebp
    or eax, ebx
    jne .L135
    jmp .L138
.L137:
    mov cl, -0x1
    jmp .L136
    nop
.L138:
    mov ebp, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x3c]
    mov cl, ch
    and ebp, dword ptr [esp + 0x50]
    mov esi, ebp
    or esi, edx
    je .L133
    nop
.L139:
    mov eax, ebp
    mov ebx, edx
    add eax, -0x1
    adc ebx, -0x1
    cmp cl, -0x1
    je .L141
    mov dword ptr [esp + 0x8], eax
    movzx eax, cl
    inc cl
    tzcnt esi, ebp
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, edx
    mov ch, cl
    add eax, 0x20
    test ebp, ebp
    mov edi, dword ptr [esp + 0x4]
    cmovne eax, esi
    mov esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x14]
    mov word ptr [edx + 2*edi], ax
    mov eax, dword ptr [esp + 0x8]
    mov byte ptr [edx + 0x200], cl
    mov edx, esi
.L140:
    and ebp, eax
    and edx, ebx
    mov eax, ebp
    or eax, edx
    jne .L139
    jmp .L133
.L141:
    mov cl, -0x1
    jmp .L140
.L142:
    mov ecx, dword ptr [esp + 0xac]
    mov edi, 0x1
    xor edx, edx
    xor eax, eax
    mov ebp, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x28]
    shld edx, edi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x2c]
    cmovne edx, edi
    cmovne edi, eax
    mov eax, dword ptr [esp + 0xa8]
    and ecx, dword ptr [eax + 0x8]
    and ebp, dword ptr [eax + 0xc]
    mov eax, ecx
    or eax, ebp
    je .L357
    mov dword ptr [esp + 0x1c], edx
    mov edx, dword ptr [esp + 0x20]
    mov eax, dword ptr [esp + 0xb0]
    mov dword ptr [esp + 0x48], edi
    mov edi, dword ptr [esp + 0xb4]
    mov dword ptr [esp + 0x2c], ecx
    mov ecx, 0x20
    and eax, edx
    and edi, esi
    bsf eax, eax
    cmovne ecx, eax
    add ecx, 0x20
    bsf eax, edi
    mov edi, dword ptr [esp + 0x94]
    cmove eax, ecx
    and eax, 0x3f
    shl eax, 0x6
    and edi, esi
    mov esi, dword ptr [esp + 0x54]
    and esi, edx
    mov edx, dword ptr [esp + 0x1c]
    mov ecx, esi
    shld esi, edi, 0x7
    shld ecx, edi, 0x9
    and esi, 0x7f7f7f7f
    and ecx, 0xfefefefe
    or esi, ecx
    mov ecx, edi
    shl edi, 0x7
    not edx
    shl ecx, 0x9
    and edi, 0x7f7f7f00
    or esi, dword ptr [ebx + eax + plywright::board::geometry::AROUND + 12]
    mov dword ptr [esp + 0x1c], edx
    and ecx, 0xfefefe00
    or edi, ecx
    or edi, dword ptr [ebx + eax + plywright::board::geometry::AROUND + 8]
    mov eax, esi
    mov dword ptr [esp + 0x54], esi
    not eax
    and ebp, eax
    not edi
    and dword ptr [esp + 0x2c], edi
    mov ecx, dword ptr [esp + 0x2c]
    mov eax, ecx
    or eax, ebp
    mov eax, dword ptr [esp + 0x48]
    not eax
    mov dword ptr [esp + 0x48], eax
    je .L345
    mov esi, dword ptr [esp + 0x34]
    and esi, eax
    mov dword ptr [esp + 0x8], esi
    mov esi, dword ptr [esp + 0x44]
    and esi, edx
    mov edx, ebp
    mov dword ptr [esp + 0x14], esi
    mov esi, ecx
    nop
.L143:
    mov dword ptr [esp + 0x2c], ecx
    tzcnt ecx, ebp
    tzcnt eax, esi
    mov dword ptr [esp + 0x4], edx
    mov edi, dword ptr [esp + 0x10]
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, esi
    mov edx, ecx
    add eax, -0x1
    mov ecx, ebp
    adc ecx, -0x1
    and esi, eax
    mov eax, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x24], edx
    and ebp, ecx
    mov dword ptr [esp + 0x18], esi
    mov ecx, edx
    mov dword ptr [esp + 0x38], ebp
    lea ebp, [edx + 2*edx]
    shl ecx, 0x6
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    mov ebx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    mov esi, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esp + 0x10]
    mov eax, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS]
    and esi, dword ptr [esp + 0x14]
    and eax, dword ptr [esp + 0x8]
    imul esi, edx
    imul ebx, eax
    mul edx
    add esi, edx
    mov edx, dword ptr [esp + 0x10]
    add esi, ebx
    mov edi, dword ptr [edx + ecx + plywright::board::geometry::AROUND]
    mov edx, dword ptr [esp + 0x10]
    mov edx, dword ptr [edx + ecx + plywright::board::geometry::AROUND + 4]
    mov ecx, dword ptr [esp + 0x10]
    and edi, dword ptr [esp + 0x7c]
    movzx ecx, byte ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    and edx, dword ptr [esp + 0x68]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x10]
    cmove esi, eax
    mov eax, dword ptr [esp + 0x10]
    mov ecx, dword ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    add esi, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [esp + 0x10]
    mov ebx, dword ptr [eax + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [esp + 0x10]
    and ebx, dword ptr [esp + 0x78]
    or ebx, edi
    mov edi, dword ptr [eax + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov eax, dword ptr [esp + 0x10]
    mov esi, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    and edi, dword ptr [esp + 0x5c]
    mov eax, dword ptr [esp + 0x10]
    mov eax, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    or edi, edx
    mov edx, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x14]
    and eax, dword ptr [esp + 0x8]
    mov edx, dword ptr [edx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    imul ecx, eax
    imul esi, edx
    mul edx
    add esi, edx
    add esi, ecx
    mov ecx, dword ptr [esp + 0x10]
    movzx ecx, byte ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x10]
    cmove esi, eax
    mov eax, dword ptr [esp + 0x10]
    add esi, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x38]
    mov edx, dword ptr [ecx + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [eax + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov ecx, dword ptr [esp + 0x24]
    xor esi, esi
    and eax, dword ptr [esp + 0x88]
    and edx, dword ptr [esp + 0x6c]
    or eax, edi
    or edx, ebx
    mov edi, 0x1
    mov ebx, ecx
    and eax, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x28]
    shld esi, edi, cl
    shl edi, cl
    test bl, 0x20
    mov ecx, 0x0
    mov ebx, dword ptr [esp + 0x10]
    cmovne esi, edi
    cmovne edi, ecx
    or edx, eax
    mov edx, dword ptr [esp + 0x4]
    cmove esi, ecx
    cmove edi, ecx
    xor dword ptr [esp + 0x2c], edi
    mov ecx, dword ptr [esp + 0x2c]
    xor edx, esi
    mov esi, dword ptr [esp + 0x18]
    mov eax, esi
    or eax, ebp
    jne .L143
    jmp .L346
.L144:
    mov edi, dword ptr [esp + 0x14]
    andpd xmm0, xmmword ptr [esi + .C3]
    and dword ptr [esp + 0x24], 0xffffff
    mov eax, edi
    and eax, 0xffffff00
    jmp .L247
.L145:
    mov ecx, dword ptr [esp + 0x8]
    mov esi, dword ptr [esp + 0x3c]
    mov edi, dword ptr [esp + 0x14]
.L146:
    mov edx, dword ptr [esp + 0x24]
    mov eax, edi
    shr eax, 0x8
    and edx, eax
    mov eax, ecx
    or eax, esi
    mov dword ptr [esp + 0x24], edx
    je .L150
    mov eax, dword ptr [esp + 0xc]
    mov edi, ecx
    mov ecx, dword ptr [esp + 0xc]
    movzx edx, byte ptr [eax + 0x200]
    nop
.L147:
    mov eax, edi
    mov ebp, esi
    add eax, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L149
    mov dword ptr [esp + 0x8], eax
    movzx eax, dl
    tzcnt ebx, esi
    inc dl
    mov dword ptr [esp + 0x4], eax
    mov eax, edi
    tzcnt edi, edi
    add ebx, 0x20
    test eax, eax
    cmovne ebx, edi
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x4007]
    mov ebx, dword ptr [esp + 0x4]
    mov word ptr [ecx + 2*ebx], di
    mov edi, eax
    mov eax, dword ptr [esp + 0x8]
    mov byte ptr [ecx + 0x200], dl
.L148:
    and edi, eax
    and esi, ebp
    mov eax, edi
    or eax, esi
    jne .L147
    jmp .L150
.L149:
    mov dl, -0x1
    jmp .L148
.L150:
    mov esi, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x38]
    mov eax, esi
    or eax, edx
    je .L154
    mov eax, dword ptr [esp + 0xc]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L151:
    mov ecx, esi
    mov ebp, edx
    add ecx, -0x1
    adc ebp, -0x1
    cmp al, -0x1
    je .L153
    movzx edi, al
    tzcnt ebx, edx
    inc al
    mov dword ptr [esp + 0x8], ecx
    mov dword ptr [esp + 0x4], edi
    tzcnt edi, esi
    add ebx, 0x20
    test esi, esi
    mov ecx, eax
    mov eax, dword ptr [esp + 0xc]
    cmovne ebx, edi
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x4009]
    mov ebx, dword ptr [esp + 0x4]
    mov word ptr [eax + 2*ebx], di
    mov byte ptr [eax + 0x200], cl
    mov eax, ecx
    mov ecx, dword ptr [esp + 0x8]
.L152:
    and esi, ecx
    and edx, ebp
    mov ecx, esi
    or ecx, edx
    jne .L151
    jmp .L154
.L153:
    mov al, -0x1
    jmp .L152
.L154:
    movzx eax, byte ptr [esp + 0x24]
    mov ebp, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [esp + 0x2c]
    mov ecx, eax
    or ecx, ebp
    je .L158
    mov ecx, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [ecx + 0x200]
    nop
.L155:
    mov edx, eax
    mov esi, ebp
    add edx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L157
    movzx edi, cl
    inc cl
    tzcnt ebx, eax
    mov byte ptr [esp + 0x4], cl
    mov ecx, ebp
    tzcnt ebp, ebp
    add ebp, 0x20
    test eax, eax
    cmovne ebp, ebx
    mov ebx, ebp
    shl ebx, 0x6
    lea ebx, [ebp + ebx + 0x8]
    mov ebp, eax
    mov eax, dword ptr [esp + 0xc]
    mov word ptr [eax + 2*edi], bx
    mov eax, ebp
    mov ebp, ecx
    movzx ecx, byte ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0xc]
    mov byte ptr [ebx + 0x200], cl
.L156:
    and eax, edx
    and ebp, esi
    mov edx, eax
    or edx, ebp
    jne .L155
    jmp .L158
.L157:
    mov cl, -0x1
    jmp .L156
.L158:
    mov ebp, dword ptr [esp + 0x8]
    test ebp, ebp
    je .L162
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L159:
    mov esi, ecx
    mov edi, ebp
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L161
    movzx eax, dl
    inc dl
    mov byte ptr [esp + 0x8], dl
    mov edx, ebp
    mov dword ptr [esp + 0x4], eax
    tzcnt ebp, ecx
    tzcnt eax, edx
    mov ebx, dword ptr [esp + 0x4]
    add eax, 0x20
    test ecx, ecx
    cmovne eax, ebp
    mov ebp, eax
    shl ebp, 0x6
    lea eax, [eax + ebp + 0x1010]
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*ebx], ax
    mov ebp, edx
    movzx edx, byte ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0xc]
    mov byte ptr [ebx + 0x200], dl
.L160:
    and ecx, esi
    and ebp, edi
    mov eax, ecx
    or eax, ebp
    jne .L159
    jmp .L162
.L161:
    mov dl, -0x1
    jmp .L160
.L162:
    mov eax, dword ptr [esp + 0x30]
    mov ebp, dword ptr [esp + 0x7c]
    mov edi, dword ptr [esp + 0x68]
    mov edx, dword ptr [esp + 0x48]
    and ebp, eax
    mov ecx, eax
    and edi, edx
    not edx
    mov eax, ebp
    not ecx
    mov dword ptr [esp + 0x38], edx
    or eax, edi
    mov dword ptr [esp + 0x2c], ecx
    je .L172
    mov ecx, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x28]
    mov edx, dword ptr [esp + 0x20]
    movzx ebx, byte ptr [ecx + 0x200]
    not eax
    not edx
    mov dword ptr [esp + 0x58], eax
    mov dword ptr [esp + 0x60], edx
    jmp .L164
    nop
.L163:
    mov ebp, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x1c]
    mov bl, dh
    and ebp, dword ptr [esp + 0x3c]
    and edi, dword ptr [esp + 0x50]
    mov eax, ebp
    or eax, edi
    je .L172
.L164:
    tzcnt esi, edi
    tzcnt eax, ebp
    mov edx, ebp
    mov dword ptr [esp + 0x1c], edi
    mov dword ptr [esp + 0x24], ebp
    add esi, 0x20
    test ebp, ebp
    cmovne esi, eax
    mov eax, dword ptr [esp + 0x10]
    add edx, -0x1
    mov ecx, esi
    adc edi, -0x1
    mov dword ptr [esp + 0x3c], edx
    shl ecx, 0x6
    mov dword ptr [esp + 0x50], edi
    mov edx, dword ptr [eax + ecx + plywright::board::geometry::AROUND]
    mov edi, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 4]
    movzx eax, si
    mov dword ptr [esp + 0x14], eax
    and edx, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x40], edx
    and edx, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x4c], edi
    and edi, dword ptr [esp + 0x20]
    mov ebp, edx
    or ebp, edi
    je .L168
    lea esi, [eax + 0x4000]
    mov bh, bl
    movzx eax, si
    mov dword ptr [esp + 0x18], eax
    nop
.L165:
    mov ebp, edx
    mov eax, edi
    add ebp, -0x1
    adc eax, -0x1
    cmp bh, -0x1
    je .L167
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
    or eax, dword ptr [esp + 0x18]
    mov word ptr [ecx + 2*esi], ax
    mov eax, dword ptr [esp + 0x8]
    mov byte ptr [ecx + 0x200], bh
.L166:
    and edx, ebp
    and edi, eax
    mov eax, edx
    or eax, edi
    jne .L165
    jmp .L168
.L167:
    mov bh, -0x1
    jmp .L166
    nop
.L168:
    mov eax, dword ptr [esp + 0x40]
    mov ebp, dword ptr [esp + 0x4c]
    and eax, dword ptr [esp + 0x58]
    and ebp, dword ptr [esp + 0x60]
    mov edx, eax
    or edx, ebp
    mov dh, bl
    mov dl, bl
    je .L163
    nop
.L169:
    mov ebx, eax
    mov ecx, ebp
    add ebx, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L171
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, dl
    inc dl
    tzcnt esi, eax
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, ebp
    mov dh, dl
    add ecx, 0x20
    test eax, eax
    mov edi, dword ptr [esp + 0x4]
    cmovne ecx, esi
    mov esi, eax
    mov eax, dword ptr [esp + 0xc]
    shl ecx, 0x6
    or ecx, dword ptr [esp + 0x14]
    mov word ptr [eax + 2*edi], cx
    mov ecx, dword ptr [esp + 0x8]
    mov byte ptr [eax + 0x200], dl
    mov eax, esi
.L170:
    and eax, ebx
    and ebp, ecx
    mov ecx, eax
    or ecx, ebp
    jne .L169
    jmp .L163
.L171:
    mov dl, -0x1
    jmp .L170
.L172:
    mov edx, dword ptr [esp + 0x6c]
    mov esi, dword ptr [esp + 0x88]
    mov edi, dword ptr [esp + 0xc]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x48]
    mov eax, edx
    or eax, esi
    je .L183
    mov eax, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0x20]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x60], eax
    mov dword ptr [esp + 0x74], ebx
    jmp .L174
    nop
.L173:
    mov edx, dword ptr [esp + 0x3c]
    mov esi, dword ptr [esp + 0x50]
    mov ch, byte ptr [esp + 0x4]
    and edx, dword ptr [esp + 0x40]
    and esi, dword ptr [esp + 0x4c]
    mov eax, edx
    or eax, esi
    je .L183
.L174:
    tzcnt ebp, esi
    mov edi, dword ptr [esp + 0x10]
    tzcnt eax, edx
    mov dword ptr [esp + 0x3c], edx
    mov dword ptr [esp + 0x50], esi
    add ebp, 0x20
    test edx, edx
    cmovne ebp, eax
    add edx, -0x1
    mov dword ptr [esp + 0x40], edx
    lea edx, [ebp + 2*ebp]
    adc esi, -0x1
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x4c], esi
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov ebx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x44]
    and eax, dword ptr [esp + 0x34]
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
    and ebx, dword ptr [esp + 0x38]
    mov edx, ebx
    mov dword ptr [esp + 0x58], eax
    and eax, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x20]
    mov esi, eax
    or esi, edx
    movzx esi, bp
    mov dword ptr [esp + 0x18], esi
    je .L178
    mov edi, dword ptr [esp + 0xc]
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x24], ebx
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
    nop
.L175:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L177
    movzx edi, cl
    inc cl
    tzcnt ebx, eax
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x4], ebp
    mov esi, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x8], edi
    tzcnt edi, edx
    mov ch, cl
    add edi, 0x20
    test eax, eax
    mov ebp, dword ptr [esp + 0x8]
    cmovne edi, ebx
    mov ebx, dword ptr [esp + 0x24]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x1c]
    mov word ptr [esi + 2*ebp], di
    mov edi, esi
    mov esi, dword ptr [esp + 0x14]
    mov ebp, dword ptr [esp + 0x4]
    mov byte ptr [edi + 0x200], cl
.L176:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L175
    jmp .L179
.L177:
    mov cl, -0x1
    jmp .L176
    nop
.L178:
    mov edi, dword ptr [esp + 0xc]
.L179:
    mov ebp, dword ptr [esp + 0x58]
    and ebx, dword ptr [esp + 0x74]
    mov byte ptr [esp + 0x4], ch
    and ebp, dword ptr [esp + 0x60]
    mov eax, ebp
    or eax, ebx
    mov al, ch
    je .L173
.L180:
    mov ecx, ebp
    mov esi, ebx
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L182
    mov edi, ebp
    mov edx, ebx
    tzcnt ebx, ebx
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, al
    inc al
    tzcnt ebp, ebp
    add ebx, 0x20
    test edi, edi
    mov dword ptr [esp + 0x4], ecx
    cmovne ebx, ebp
    mov ebp, edi
    mov ecx, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp + 0xc]
    mov byte ptr [esp + 0x4], al
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x18]
    mov word ptr [edi + 2*ecx], bx
    mov edi, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x8]
    mov ebx, edx
    mov byte ptr [edi + 0x200], al
.L181:
    and ebp, ecx
    and ebx, esi
    mov edx, ebp
    or edx, ebx
    jne .L180
    jmp .L173
.L182:
    mov al, -0x1
    jmp .L181
.L183:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x48]
    mov ebp, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x78]
    and edx, dword ptr [esp + 0x5c]
    mov eax, esi
    or eax, edx
    je .L194
    mov eax, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0x20]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x40], eax
    mov dword ptr [esp + 0x4c], ebx
    jmp .L185
    nop
.L184:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x48]
    mov ebp, dword ptr [esp + 0x10]
    mov ch, bl
    and esi, dword ptr [esp + 0x3c]
    and edx, dword ptr [esp + 0x50]
    mov eax, esi
    or eax, edx
    je .L194
.L185:
    tzcnt edi, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x30], esi
    mov dword ptr [esp + 0x48], edx
    mov ebx, ebp
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    adc edx, -0x1
    mov dword ptr [esp + 0x3c], esi
    mov dword ptr [esp + 0x50], edx
    lea edx, [edi + 2*edi]
    mov esi, dword ptr [ebp + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebp + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [ebp + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [edi + 2*edi]
    mov edx, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [esp + 0x44]
    and eax, dword ptr [esp + 0x34]
    imul ebp, eax
    imul esi, edx
    mul edx
    add esi, edx
    lea edx, [edi + 2*edi]
    mov cl, byte ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 20]
    add esi, ebp
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    and ebp, dword ptr [esp + 0x2c]
    and edx, dword ptr [esp + 0x38]
    mov eax, ebp
    mov dword ptr [esp + 0x14], edx
    and edx, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x28]
    mov esi, eax
    or esi, edx
    movzx esi, di
    mov dword ptr [esp + 0x18], esi
    je .L189
    mov edi, dword ptr [esp + 0x14]
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x24], ebp
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
    nop
.L186:
    mov ebx, eax
    mov esi, edx
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L188
    movzx edi, cl
    tzcnt ebp, edx
    inc cl
    mov dword ptr [esp + 0x8], ebx
    mov ebx, esi
    mov dword ptr [esp + 0x4], edi
    tzcnt edi, eax
    add ebp, 0x20
    test eax, eax
    mov ch, cl
    cmovne ebp, edi
    mov edi, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x1c]
    mov word ptr [edi + 2*esi], bp
    mov esi, ebx
    mov byte ptr [edi + 0x200], cl
    mov ebx, dword ptr [esp + 0x8]
    mov ebp, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x14]
.L187:
    and eax, ebx
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L186
    jmp .L190
.L188:
    mov cl, -0x1
    jmp .L187
    nop
.L189:
    mov edi, dword ptr [esp + 0x14]
.L190:
    and ebp, dword ptr [esp + 0x40]
    and edi, dword ptr [esp + 0x4c]
    mov bl, ch
    mov eax, ebp
    or eax, edi
    mov al, ch
    je .L184
    nop
.L191:
    mov ecx, ebp
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L193
    mov edx, edi
    tzcnt edi, edi
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, al
    inc al
    tzcnt ebx, ebp
    add edi, 0x20
    test ebp, ebp
    mov dword ptr [esp + 0x4], ecx
    cmovne edi, ebx
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x4]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x18]
    mov word ptr [ebx + 2*ecx], di
    mov ecx, dword ptr [esp + 0x8]
    mov byte ptr [ebx + 0x200], al
    mov edi, edx
    mov ebx, eax
.L192:
    and ebp, ecx
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L191
    jmp .L184
.L193:
    mov al, -0x1
    jmp .L192
.L194:
    mov ecx, dword ptr [esp + 0xac]
    mov ebx, 0x1
    xor edx, edx
    xor eax, eax
    mov ebp, dword ptr [esp + 0x2c]
    mov esi, dword ptr [esp + 0x28]
    shld edx, ebx, cl
    shl ebx, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x38]
    cmovne edx, ebx
    cmovne ebx, eax
    mov eax, dword ptr [esp + 0xa8]
    and ebp, dword ptr [eax + 0x8]
    and ecx, dword ptr [eax + 0xc]
    mov eax, ebp
    or eax, ecx
    je .L379
    mov dword ptr [esp + 0x1c], edx
    mov edx, dword ptr [esp + 0x20]
    mov eax, dword ptr [esp + 0xb0]
    mov edi, dword ptr [esp + 0xb4]
    mov dword ptr [esp + 0x38], ecx
    mov ecx, 0x20
    not ebx
    mov dword ptr [esp + 0x48], ebx
    and eax, edx
    and edi, esi
    bsf eax, eax
    cmovne ecx, eax
    add ecx, 0x20
    bsf eax, edi
    mov edi, dword ptr [esp + 0x94]
    cmove eax, ecx
    and eax, 0x3f
    shl eax, 0x6
    and edi, esi
    mov esi, dword ptr [esp + 0x54]
    and esi, edx
    mov edx, dword ptr [esp + 0x38]
    mov ecx, esi
    shld esi, edi, 0x7
    shld ecx, edi, 0x9
    and esi, 0x7f7f7f7f
    and ecx, 0xfefefefe
    or esi, ecx
    mov ecx, edi
    shl edi, 0x7
    shl ecx, 0x9
    and edi, 0x7f7f7f00
    and ecx, 0xfefefe00
    or edi, ecx
    mov ecx, dword ptr [esp + 0x10]
    or edi, dword ptr [ecx + eax + plywright::board::geometry::AROUND + 8]
    or esi, dword ptr [ecx + eax + plywright::board::geometry::AROUND + 12]
    mov ecx, dword ptr [esp + 0x1c]
    mov eax, esi
    not edi
    mov dword ptr [esp + 0x54], esi
    not ecx
    not eax
    and ebp, edi
    mov dword ptr [esp + 0x1c], ecx
    and edx, eax
    mov esi, ebp
    or esi, edx
    je .L325
    mov esi, dword ptr [esp + 0x34]
    mov eax, dword ptr [esp + 0x44]
    and esi, ebx
    mov ebx, dword ptr [esp + 0x10]
    and eax, ecx
    mov ecx, edx
    mov dword ptr [esp + 0x8], esi
    mov esi, ebp
    mov dword ptr [esp + 0x14], eax
    nop
.L195:
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x2c], ebp
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, esi
    mov edi, ecx
    add eax, -0x1
    mov ecx, edx
    adc ecx, -0x1
    and esi, eax
    mov eax, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x24], edi
    and edx, ecx
    mov ecx, edi
    lea edi, [edi + 2*edi]
    mov dword ptr [esp + 0x18], esi
    mov dword ptr [esp + 0x38], edx
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov ebx, edi
    shl ecx, 0x6
    mov esi, dword ptr [eax + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esp + 0x10]
    mov eax, dword ptr [eax + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov edi, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x14]
    and eax, dword ptr [esp + 0x8]
    mov ebp, dword ptr [edi + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    imul esi, edx
    imul ebp, eax
    mul edx
    add esi, edx
    mov edx, dword ptr [esp + 0x10]
    add esi, ebp
    mov edi, dword ptr [edx + ecx + plywright::board::geometry::AROUND]
    mov edx, dword ptr [esp + 0x10]
    mov edx, dword ptr [edx + ecx + plywright::board::geometry::AROUND + 4]
    mov ecx, dword ptr [esp + 0x10]
    and edi, dword ptr [esp + 0x7c]
    movzx ecx, byte ptr [ecx + 8*ebx + plywright::sliders::magic::LOOKUPS + 20]
    and edx, dword ptr [esp + 0x68]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x10]
    cmove esi, eax
    mov eax, dword ptr [esp + 0x10]
    mov ecx, dword ptr [ecx + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    add esi, dword ptr [eax + 8*ebx + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [esp + 0x10]
    mov ebp, dword ptr [eax + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [esp + 0x10]
    and ebp, dword ptr [esp + 0x78]
    or ebp, edi
    mov edi, dword ptr [eax + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov eax, dword ptr [esp + 0x10]
    mov esi, dword ptr [eax + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    and edi, dword ptr [esp + 0x5c]
    mov eax, dword ptr [esp + 0x10]
    mov eax, dword ptr [eax + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    or edi, edx
    mov edx, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x14]
    and eax, dword ptr [esp + 0x8]
    mov edx, dword ptr [edx + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    imul ecx, eax
    imul esi, edx
    mul edx
    add esi, edx
    add esi, ecx
    mov ecx, dword ptr [esp + 0x10]
    movzx ecx, byte ptr [ecx + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x10]
    cmove esi, eax
    mov eax, dword ptr [esp + 0x10]
    add esi, dword ptr [eax + 8*ebx + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [esp + 0x10]
    mov edx, dword ptr [ecx + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [eax + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov ecx, dword ptr [esp + 0x24]
    xor esi, esi
    and eax, dword ptr [esp + 0x88]
    and edx, dword ptr [esp + 0x6c]
    mov ebx, ecx
    or eax, edi
    or edx, ebp
    mov edi, 0x1
    mov ebp, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x28]
    shld esi, edi, cl
    shl edi, cl
    mov ecx, dword ptr [esp + 0x4]
    test bl, 0x20
    mov ebx, 0x0
    cmovne esi, edi
    cmovne edi, ebx
    or edx, eax
    mov edx, dword ptr [esp + 0x38]
    cmove esi, ebx
    cmove edi, ebx
    mov ebx, dword ptr [esp + 0x10]
    xor ecx, esi
    mov esi, dword ptr [esp + 0x18]
    xor ebp, edi
    mov eax, esi
    or eax, edx
    jne .L195
    jmp .L326
.L196:
    mov edi, dword ptr [esp + 0x18]
    mov eax, dword ptr [esp + 0x14]
    mov ebx, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x40], ebp
.L197:
    mov ecx, esi
    shl ebp, 0x8
    mov dword ptr [esp + 0x18], edi
    or ecx, ebx
    mov dword ptr [esp + 0x2c], ebp
    je .L201
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x14], eax
    movzx ecx, byte ptr [ecx + 0x200]
    nop
.L198:
    mov edx, esi
    mov edi, ebx
    add edx, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L200
    tzcnt ebp, ebx
    mov dword ptr [esp + 0x8], edx
    movzx edx, cl
    inc cl
    mov dword ptr [esp + 0x4], edx
    tzcnt edx, esi
    add ebp, 0x20
    test esi, esi
    mov eax, ecx
    cmovne ebp, edx
    mov ecx, dword ptr [esp + 0x4]
    mov edx, ebp
    add ebp, 0x37
    shl edx, 0x6
    and ebp, 0x3f
    lea edx, [ebp + edx + 0x4000]
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*ecx], dx
    mov edx, dword ptr [esp + 0x8]
    mov ecx, eax
    mov byte ptr [ebp + 0x200], al
    mov eax, dword ptr [esp + 0x14]
.L199:
    and esi, edx
    and ebx, edi
    mov edx, esi
    or edx, ebx
    jne .L198
    jmp .L201
.L200:
    mov cl, -0x1
    jmp .L199
.L201:
    mov ecx, dword ptr [esp + 0x2c]
    mov esi, dword ptr [esp + 0x1c]
    mov ebp, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0x48]
    and dword ptr [esp + 0x24], ecx
    mov ecx, eax
    or ecx, esi
    je .L205
    movzx ecx, byte ptr [ebp + 0x200]
    nop
.L202:
    mov edx, eax
    mov edi, esi
    add edx, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L204
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
    mov ecx, dword ptr [esp + 0x4]
    mov ebx, ebp
    add ebp, 0x39
    shl ebx, 0x6
    and ebp, 0x3f
    lea ebx, [ebp + ebx + 0x4000]
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*ecx], bx
    mov ecx, edx
    mov ebp, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0x48]
    mov byte ptr [ebp + 0x200], cl
.L203:
    and eax, edx
    and esi, edi
    mov edx, eax
    or edx, esi
    jne .L202
    jmp .L205
.L204:
    mov cl, -0x1
    jmp .L203
.L205:
    mov edi, dword ptr [esp + 0x40]
    mov esi, dword ptr [esp + 0x18]
    and dword ptr [esp + 0x24], 0xff000000
    mov ecx, edi
    or ecx, esi
    je .L209
    movzx ecx, byte ptr [ebp + 0x200]
    nop
.L206:
    mov edx, edi
    mov eax, esi
    add edx, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L208
    tzcnt ebx, esi
    mov dword ptr [esp + 0x8], eax
    mov eax, ecx
    tzcnt ebp, edi
    movzx ecx, cl
    inc al
    add ebx, 0x20
    test edi, edi
    mov dword ptr [esp + 0x4], ecx
    cmovne ebx, ebp
    mov ecx, dword ptr [esp + 0x4]
    mov ebp, ebx
    add ebx, 0x38
    shl ebp, 0x6
    and ebx, 0x3f
    or ebx, ebp
    mov ebp, dword ptr [esp + 0xc]
    mov word ptr [ebp + 2*ecx], bx
    mov ecx, eax
    mov ebp, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0x48]
    mov byte ptr [ebp + 0x200], cl
.L207:
    and edi, edx
    and esi, eax
    mov edx, edi
    or edx, esi
    jne .L206
    jmp .L209
.L208:
    mov cl, -0x1
    jmp .L207
.L209:
    mov edi, dword ptr [esp + 0x24]
    test edi, edi
    je .L213
    movzx ecx, byte ptr [ebp + 0x200]
    xor eax, eax
    nop
.L210:
    mov edx, edi
    mov esi, eax
    add edx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L212
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
    mov byte ptr [ebx + 0x200], cl
    mov esi, dword ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0x48]
.L211:
    and edi, edx
    and eax, esi
    mov edx, edi
    or edx, eax
    jne .L210
    jmp .L213
.L212:
    mov cl, -0x1
    jmp .L211
.L213:
    mov eax, dword ptr [esp + 0x3c]
    mov ebp, dword ptr [esp + 0x60]
    mov edx, dword ptr [esp + 0x30]
    mov edi, ebx
    and ebp, eax
    mov ecx, eax
    and edi, edx
    not edx
    mov eax, ebp
    not ecx
    mov dword ptr [esp + 0x38], edx
    or eax, edi
    mov dword ptr [esp + 0x2c], ecx
    je .L223
    mov ecx, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x28]
    mov edx, dword ptr [esp + 0x20]
    movzx ebx, byte ptr [ecx + 0x200]
    not eax
    not edx
    mov dword ptr [esp + 0x74], eax
    mov dword ptr [esp + 0x70], edx
    jmp .L215
    nop
.L214:
    mov ebp, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x1c]
    mov bl, dh
    and ebp, dword ptr [esp + 0x50]
    and edi, dword ptr [esp + 0x40]
    mov eax, ebp
    or eax, edi
    je .L223
.L215:
    tzcnt esi, edi
    tzcnt eax, ebp
    mov edx, ebp
    mov dword ptr [esp + 0x1c], edi
    mov dword ptr [esp + 0x24], ebp
    add esi, 0x20
    test ebp, ebp
    cmovne esi, eax
    mov eax, dword ptr [esp + 0x10]
    add edx, -0x1
    mov ecx, esi
    adc edi, -0x1
    mov dword ptr [esp + 0x50], edx
    shl ecx, 0x6
    mov dword ptr [esp + 0x40], edi
    mov edx, dword ptr [eax + ecx + plywright::board::geometry::AROUND]
    mov edi, dword ptr [eax + ecx + plywright::board::geometry::AROUND + 4]
    movzx eax, si
    mov dword ptr [esp + 0x14], eax
    and edx, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x4c], edx
    and edx, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x58], edi
    and edi, dword ptr [esp + 0x20]
    mov ebp, edx
    or ebp, edi
    je .L219
    lea esi, [eax + 0x4000]
    mov bh, bl
    movzx eax, si
    mov dword ptr [esp + 0x18], eax
    nop
.L216:
    mov ebp, edx
    mov eax, edi
    add ebp, -0x1
    adc eax, -0x1
    cmp bh, -0x1
    je .L218
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
    or eax, dword ptr [esp + 0x18]
    mov word ptr [ecx + 2*esi], ax
    mov eax, dword ptr [esp + 0x8]
    mov byte ptr [ecx + 0x200], bh
.L217:
    and edx, ebp
    and edi, eax
    mov eax, edx
    or eax, edi
    jne .L216
    jmp .L219
.L218:
    mov bh, -0x1
    jmp .L217
    nop
.L219:
    mov eax, dword ptr [esp + 0x4c]
    mov ebp, dword ptr [esp + 0x58]
    and eax, dword ptr [esp + 0x74]
    and ebp, dword ptr [esp + 0x70]
    mov edx, eax
    or edx, ebp
    mov dh, bl
    mov dl, bl
    je .L214
    nop
.L220:
    mov ebx, eax
    mov ecx, ebp
    add ebx, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L222
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, dl
    inc dl
    tzcnt esi, eax
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, ebp
    mov dh, dl
    add ecx, 0x20
    test eax, eax
    mov edi, dword ptr [esp + 0x4]
    cmovne ecx, esi
    mov esi, eax
    mov eax, dword ptr [esp + 0xc]
    shl ecx, 0x6
    or ecx, dword ptr [esp + 0x14]
    mov word ptr [eax + 2*edi], cx
    mov ecx, dword ptr [esp + 0x8]
    mov byte ptr [eax + 0x200], dl
    mov eax, esi
.L221:
    and eax, ebx
    and ebp, ecx
    mov ecx, eax
    or ecx, ebp
    jne .L220
    jmp .L214
.L222:
    mov dl, -0x1
    jmp .L221
.L223:
    mov edx, dword ptr [esp + 0x68]
    mov esi, dword ptr [esp + 0x6c]
    and edx, dword ptr [esp + 0x3c]
    and esi, dword ptr [esp + 0x30]
    mov eax, edx
    or eax, esi
    je .L234
    mov edi, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0x20]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x74], eax
    mov dword ptr [esp + 0x70], ebx
    jmp .L225
    nop
.L224:
    mov edx, dword ptr [esp + 0x50]
    mov esi, dword ptr [esp + 0x40]
    mov ch, byte ptr [esp + 0x4]
    and edx, dword ptr [esp + 0x4c]
    and esi, dword ptr [esp + 0x58]
    mov eax, edx
    or eax, esi
    je .L234
.L225:
    tzcnt ebx, esi
    mov edi, dword ptr [esp + 0x10]
    tzcnt eax, edx
    mov dword ptr [esp + 0x50], edx
    mov dword ptr [esp + 0x40], esi
    add ebx, 0x20
    test edx, edx
    cmovne ebx, eax
    add edx, -0x1
    mov dword ptr [esp + 0x4c], edx
    lea edx, [ebx + 2*ebx]
    adc esi, -0x1
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x58], esi
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov ebp, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebx + 2*ebx]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x44]
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
    mov ebp, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x2c]
    and ebp, dword ptr [esp + 0x38]
    mov edx, ebp
    mov dword ptr [esp + 0x14], eax
    and eax, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x20]
    mov esi, eax
    or esi, edx
    movzx esi, bx
    mov dword ptr [esp + 0x18], esi
    je .L229
    mov ebx, dword ptr [esp + 0x14]
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x24], ebp
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
    nop
.L226:
    mov edi, eax
    mov esi, edx
    add edi, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L228
    mov dword ptr [esp + 0x4], edx
    mov edx, ecx
    tzcnt ebp, eax
    movzx ecx, cl
    tzcnt ebx, dword ptr [esp + 0x4]
    inc dl
    mov dword ptr [esp + 0x8], ecx
    mov ecx, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x8], edi
    mov edi, esi
    mov esi, dword ptr [esp + 0xc]
    add ebx, 0x20
    test eax, eax
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x1c]
    mov word ptr [ebp + 2*ecx], bx
    mov ecx, edx
    mov edx, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0x24]
    mov ebx, dword ptr [esp + 0x14]
    mov byte ptr [esi + 0x200], cl
    mov esi, edi
    mov edi, dword ptr [esp + 0x8]
    mov ch, cl
.L227:
    and eax, edi
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L226
    jmp .L230
.L228:
    mov cl, -0x1
    jmp .L227
    nop
.L229:
    mov ebx, dword ptr [esp + 0x14]
.L230:
    and ebx, dword ptr [esp + 0x74]
    and ebp, dword ptr [esp + 0x70]
    mov byte ptr [esp + 0x4], ch
    mov eax, ebx
    or eax, ebp
    mov al, ch
    je .L224
    nop
.L231:
    mov esi, ebx
    mov edx, ebp
    add esi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L233
    mov dword ptr [esp + 0x8], edx
    movzx edx, al
    inc al
    tzcnt edi, ebx
    mov dword ptr [esp + 0x4], edx
    mov edx, ebp
    tzcnt ebp, ebp
    add ebp, 0x20
    test ebx, ebx
    mov ecx, dword ptr [esp + 0x4]
    mov byte ptr [esp + 0x4], al
    cmovne ebp, edi
    mov edi, dword ptr [esp + 0xc]
    shl ebp, 0x6
    or ebp, dword ptr [esp + 0x18]
    mov word ptr [edi + 2*ecx], bp
    mov ebp, edx
    mov edx, dword ptr [esp + 0x8]
    mov byte ptr [edi + 0x200], al
.L232:
    and ebx, esi
    and ebp, edx
    mov edx, ebx
    or edx, ebp
    jne .L231
    jmp .L224
.L233:
    mov al, -0x1
    jmp .L232
.L234:
    mov esi, dword ptr [esp + 0x3c]
    mov edx, dword ptr [esp + 0x30]
    mov edi, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x7c]
    and edx, dword ptr [esp + 0x5c]
    mov eax, esi
    or eax, edx
    je .L244
    mov ecx, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x28]
    mov ebp, dword ptr [esp + 0x20]
    movzx ebx, byte ptr [ecx + 0x200]
    not eax
    not ebp
    mov dword ptr [esp + 0x4c], eax
    mov dword ptr [esp + 0x58], ebp
    jmp .L236
    nop
.L235:
    mov esi, dword ptr [esp + 0x3c]
    mov edx, dword ptr [esp + 0x30]
    mov edi, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x50]
    mov eax, esi
    or eax, edx
    je .L244
.L236:
    tzcnt ebp, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x3c], esi
    mov dword ptr [esp + 0x30], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    lea ecx, [ebp + 2*ebp]
    mov dword ptr [esp + 0x1c], esi
    adc edx, -0x1
    mov esi, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x50], edx
    lea edx, [ebp + 2*ebp]
    mov ecx, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x44]
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
    and edi, dword ptr [esp + 0x38]
    mov edx, edi
    mov dword ptr [esp + 0x40], eax
    and eax, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x20]
    mov esi, eax
    or esi, edx
    je .L240
    lea esi, [ecx + 0x4000]
    mov dword ptr [esp + 0x18], edi
    movzx ecx, si
    mov dword ptr [esp + 0x24], ecx
    mov ecx, ebx
    nop
.L237:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L239
    tzcnt ebx, edx
    mov dword ptr [esp + 0x8], esi
    movzx esi, cl
    inc cl
    tzcnt edi, eax
    add ebx, 0x20
    test eax, eax
    mov dword ptr [esp + 0x4], esi
    cmovne ebx, edi
    mov edi, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x24]
    mov word ptr [edi + 2*esi], bx
    mov ebx, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x18]
    mov byte ptr [ebx + 0x200], cl
    mov ebx, ecx
.L238:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L237
    jmp .L240
.L239:
    mov cl, -0x1
    jmp .L238
    nop
.L240:
    mov ebp, dword ptr [esp + 0x40]
    and edi, dword ptr [esp + 0x58]
    and ebp, dword ptr [esp + 0x4c]
    mov eax, ebp
    or eax, edi
    mov eax, ebx
    je .L235
    nop
.L241:
    mov esi, ebp
    mov edx, edi
    add esi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L243
    mov dword ptr [esp + 0x8], edx
    movzx edx, al
    inc al
    tzcnt ebx, ebp
    mov dword ptr [esp + 0x4], edx
    mov edx, edi
    tzcnt edi, edi
    add edi, 0x20
    test ebp, ebp
    mov ecx, dword ptr [esp + 0x4]
    cmovne edi, ebx
    mov ebx, dword ptr [esp + 0xc]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x14]
    mov word ptr [ebx + 2*ecx], di
    mov edi, edx
    mov edx, dword ptr [esp + 0x8]
    mov byte ptr [ebx + 0x200], al
    mov ebx, eax
.L242:
    and ebp, esi
    and edi, edx
    mov edx, ebp
    or edx, edi
    jne .L241
    jmp .L235
.L243:
    mov al, -0x1
    jmp .L242
.L244:
    mov ecx, dword ptr [esp + 0xac]
    mov edi, 0x1
    xor ebx, ebx
    xor eax, eax
    mov edx, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x28]
    shld ebx, edi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x2c]
    cmovne ebx, edi
    cmovne edi, eax
    mov eax, dword ptr [esp + 0xa8]
    and ecx, dword ptr [eax + 0x8]
    and edx, dword ptr [eax + 0xc]
    mov eax, ecx
    mov dword ptr [esp + 0x2c], ecx
    or eax, edx
    je .L382
    mov dword ptr [esp + 0x38], edx
    mov edx, dword ptr [esp + 0x20]
    mov eax, dword ptr [esp + 0xb0]
    mov dword ptr [esp + 0x1c], edi
    mov edi, dword ptr [esp + 0xb4]
    mov ecx, 0x20
    mov ebp, 0xfefefe
    not ebx
    mov dword ptr [esp + 0x30], ebx
    and eax, edx
    and edi, esi
    bsf eax, eax
    cmovne ecx, eax
    add ecx, 0x20
    bsf eax, edi
    mov edi, dword ptr [esp + 0x54]
    cmove eax, ecx
    and eax, 0x3f
    shl eax, 0x6
    and edi, esi
    mov esi, dword ptr [esp + 0x94]
    and esi, edx
    mov edx, 0xfefefefe
    mov ecx, esi
    shld ecx, edi, 0x19
    shrd edi, esi, 0x9
    and ecx, edx
    mov edx, esi
    shr esi, 0x9
    shr edx, 0x7
    and edx, ebp
    mov ebp, 0x7f7f7f7f
    and edi, ebp
    or edi, ecx
    mov ecx, 0x7f7f7f
    and esi, ecx
    mov ecx, dword ptr [esp + 0x10]
    or esi, edx
    mov edx, dword ptr [esp + 0x38]
    or esi, dword ptr [ecx + eax + plywright::board::geometry::AROUND + 12]
    or edi, dword ptr [ecx + eax + plywright::board::geometry::AROUND + 8]
    mov ecx, dword ptr [esp + 0x2c]
    not esi
    mov eax, edi
    mov dword ptr [esp + 0x54], edi
    and edx, esi
    mov esi, dword ptr [esp + 0x1c]
    not eax
    and ecx, eax
    mov eax, ecx
    or eax, edx
    not esi
    mov dword ptr [esp + 0x1c], esi
    je .L335
    mov edi, dword ptr [esp + 0x44]
    and edi, esi
    mov esi, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x8], edi
    mov edi, ecx
    and esi, ebx
    mov ebx, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x14], esi
    mov esi, edx
    nop
.L245:
    mov dword ptr [esp + 0x2c], ecx
    tzcnt ecx, edx
    tzcnt eax, edi
    mov dword ptr [esp + 0x4], esi
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    mov eax, edi
    mov esi, ecx
    add eax, -0x1
    mov ecx, edx
    adc ecx, -0x1
    and edi, eax
    mov eax, dword ptr [esp + 0x10]
    lea ebp, [esi + 2*esi]
    mov dword ptr [esp + 0x24], esi
    and edx, ecx
    mov ecx, esi
    mov dword ptr [esp + 0x18], edi
    mov edi, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x38], edx
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    shl ecx, 0x6
    mov esi, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esp + 0x10]
    mov ebx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    mov eax, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS]
    and esi, dword ptr [esp + 0x14]
    and eax, dword ptr [esp + 0x8]
    imul esi, edx
    imul ebx, eax
    mul edx
    add esi, edx
    mov edx, dword ptr [esp + 0x10]
    add esi, ebx
    mov edi, dword ptr [edx + ecx + plywright::board::geometry::AROUND]
    mov edx, dword ptr [esp + 0x10]
    mov edx, dword ptr [edx + ecx + plywright::board::geometry::AROUND + 4]
    mov ecx, dword ptr [esp + 0x10]
    and edi, dword ptr [esp + 0x60]
    movzx ecx, byte ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    and edx, dword ptr [esp + 0x48]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x10]
    cmove esi, eax
    mov eax, dword ptr [esp + 0x10]
    mov ecx, dword ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    add esi, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [esp + 0x10]
    mov ebx, dword ptr [eax + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [esp + 0x10]
    and ebx, dword ptr [esp + 0x7c]
    or ebx, edi
    mov edi, dword ptr [eax + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov eax, dword ptr [esp + 0x10]
    mov esi, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    and edi, dword ptr [esp + 0x5c]
    mov eax, dword ptr [esp + 0x10]
    mov eax, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    or edi, edx
    mov edx, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x14]
    and eax, dword ptr [esp + 0x8]
    mov edx, dword ptr [edx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    imul ecx, eax
    imul esi, edx
    mul edx
    add esi, edx
    add esi, ecx
    mov ecx, dword ptr [esp + 0x10]
    movzx ecx, byte ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x10]
    cmove esi, eax
    mov eax, dword ptr [esp + 0x10]
    add esi, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [esp + 0x10]
    mov edx, dword ptr [ecx + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [eax + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov ecx, dword ptr [esp + 0x24]
    xor esi, esi
    and eax, dword ptr [esp + 0x6c]
    and edx, dword ptr [esp + 0x68]
    or eax, edi
    or edx, ebx
    mov edi, 0x1
    mov ebx, ecx
    and eax, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x28]
    shld esi, edi, cl
    shl edi, cl
    test bl, 0x20
    mov ecx, 0x0
    mov ebx, dword ptr [esp + 0x10]
    cmovne esi, edi
    cmovne edi, ecx
    or edx, eax
    mov edx, dword ptr [esp + 0x38]
    cmove edi, ecx
    cmove esi, ecx
    mov ecx, dword ptr [esp + 0x2c]
    xor dword ptr [esp + 0x4], esi
    mov esi, dword ptr [esp + 0x4]
    xor ecx, edi
    mov edi, dword ptr [esp + 0x18]
    mov eax, edi
    or eax, edx
    jne .L245
    jmp .L336
.L246:
    mov eax, edi
.L247:
    pshufd xmm1, xmm0, 0x55
    movd edx, xmm0
    mov dword ptr [esp + 0x1c], eax
    shl edi, 0x8
    movd ebx, xmm1
    mov eax, edx
    mov dword ptr [esp + 0x14], edi
    or eax, ebx
    je .L251
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L248:
    mov ebp, edx
    mov esi, ebx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L250
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
.L249:
    and edx, ebp
    and ebx, esi
    mov eax, edx
    or eax, ebx
    jne .L248
    jmp .L251
.L250:
    mov cl, -0x1
    jmp .L249
.L251:
    mov eax, dword ptr [esp + 0x14]
    pshufd xmm1, xmm0, 0xff
    pshufd xmm0, xmm0, 0xee
    movd ebx, xmm0
    movd edx, xmm1
    and dword ptr [esp + 0x18], eax
    mov eax, ebx
    or eax, edx
    je .L255
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
.L252:
    mov esi, ebx
    mov ebp, edx
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L254
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
.L253:
    and ebx, esi
    and edx, ebp
    mov eax, ebx
    or eax, edx
    jne .L252
    jmp .L255
.L254:
    mov cl, -0x1
    jmp .L253
.L255:
    mov ecx, dword ptr [esp + 0x1c]
    mov ebp, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esp + 0x24]
    mov eax, ecx
    and ebp, 0xff000000
    or eax, ebx
    je .L259
    mov eax, dword ptr [esp + 0xc]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L256:
    mov edx, ecx
    mov esi, ebx
    add edx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L258
    movzx edi, al
    inc al
    mov dword ptr [esp + 0x8], edx
    mov edx, esi
    mov byte ptr [esp + 0x4], al
    tzcnt eax, ebx
    mov dword ptr [esp + 0x14], edi
    tzcnt edi, ecx
    add eax, 0x20
    test ecx, ecx
    mov esi, dword ptr [esp + 0x14]
    cmovne eax, edi
    mov edi, eax
    add eax, 0x38
    shl edi, 0x6
    and eax, 0x3f
    or eax, edi
    mov edi, dword ptr [esp + 0xc]
    mov word ptr [edi + 2*esi], ax
    mov esi, edx
    movzx edx, byte ptr [esp + 0x4]
    mov byte ptr [edi + 0x200], dl
    mov edx, dword ptr [esp + 0x8]
.L257:
    and ecx, edx
    and ebx, esi
    mov eax, ecx
    or eax, ebx
    movzx eax, byte ptr [esp + 0x4]
    jne .L256
    jmp .L259
.L258:
    mov byte ptr [esp + 0x4], -0x1
    jmp .L257
.L259:
    test ebp, ebp
    je .L263
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L260:
    mov eax, ebp
    mov esi, ecx
    add eax, -0x1
    adc esi, -0x1
    cmp dl, -0x1
    je .L262
    mov dword ptr [esp + 0x8], eax
    tzcnt ebx, ebp
    mov eax, ebp
    tzcnt ebp, ecx
    movzx edi, dl
    inc dl
    add ebp, 0x20
    test eax, eax
    mov dword ptr [esp + 0x4], edi
    cmovne ebp, ebx
    mov edi, dword ptr [esp + 0x4]
    mov ebx, ebp
    add ebp, 0x30
    shl ebx, 0x6
    and ebp, 0x3f
    or ebp, ebx
    mov ebx, esi
    mov esi, dword ptr [esp + 0xc]
    or ebp, 0x1000
    mov word ptr [esi + 2*edi], bp
    mov ebp, eax
    mov eax, dword ptr [esp + 0x8]
    mov byte ptr [esi + 0x200], dl
    mov esi, ebx
.L261:
    and ebp, eax
    and ecx, esi
    mov eax, ebp
    or eax, ecx
    jne .L260
    jmp .L263
.L262:
    mov dl, -0x1
    jmp .L261
.L263:
    mov ecx, dword ptr [esp + 0x3c]
    mov esi, dword ptr [esp + 0x60]
    mov edi, dword ptr [esp + 0x48]
    mov eax, ecx
    and esi, ecx
    mov ecx, dword ptr [esp + 0x20]
    not eax
    and esi, dword ptr [esp + 0xa4]
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [esp + 0x30]
    not ecx
    mov dword ptr [esp + 0x50], ecx
    and edi, eax
    mov edx, eax
    mov eax, esi
    and edi, dword ptr [esp + 0xa0]
    not edx
    mov dword ptr [esp + 0x2c], edx
    or eax, edi
    mov eax, dword ptr [esp + 0x28]
    not eax
    mov dword ptr [esp + 0x38], eax
    je .L273
    mov eax, dword ptr [esp + 0xc]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L265
    nop
.L264:
    mov esi, dword ptr [esp + 0x80]
    mov edi, dword ptr [esp + 0x24]
    and esi, dword ptr [esp + 0x8c]
    and edi, dword ptr [esp + 0x98]
    mov eax, esi
    or eax, edi
    je .L273
.L265:
    mov ecx, esi
    tzcnt eax, esi
    tzcnt esi, edi
    mov dword ptr [esp + 0x24], edi
    add esi, 0x20
    test ecx, ecx
    mov dword ptr [esp + 0x80], ecx
    cmovne esi, eax
    add ecx, -0x1
    adc edi, -0x1
    mov eax, esi
    mov dword ptr [esp + 0x8c], ecx
    mov dword ptr [esp + 0x98], edi
    mov edi, dword ptr [esp + 0x10]
    shl eax, 0x6
    mov ebx, dword ptr [edi + eax + plywright::board::geometry::AROUND]
    mov edi, dword ptr [edi + eax + plywright::board::geometry::AROUND + 4]
    movzx eax, si
    mov dword ptr [esp + 0x14], eax
    and ebx, dword ptr [esp + 0x1c]
    and edi, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x78], ebx
    and ebx, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x88], edi
    and edi, dword ptr [esp + 0x20]
    mov ebp, ebx
    or ebp, edi
    je .L269
    lea esi, [eax + 0x4000]
    mov dh, dl
    movzx eax, si
    mov dword ptr [esp + 0x18], eax
    nop
.L266:
    mov eax, ebx
    mov ebp, edi
    add eax, -0x1
    adc ebp, -0x1
    cmp dh, -0x1
    je .L268
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
    or ecx, dword ptr [esp + 0x18]
    mov word ptr [eax + 2*esi], cx
    mov byte ptr [eax + 0x200], dh
    mov eax, dword ptr [esp + 0x8]
.L267:
    and ebx, eax
    and edi, ebp
    mov eax, ebx
    or eax, edi
    jne .L266
    jmp .L269
.L268:
    mov dh, -0x1
    jmp .L267
    nop
.L269:
    mov ebp, dword ptr [esp + 0x78]
    mov ebx, dword ptr [esp + 0x88]
    mov dh, dl
    and ebp, dword ptr [esp + 0x38]
    and ebx, dword ptr [esp + 0x50]
    mov esi, ebp
    or esi, ebx
    je .L264
    nop
.L270:
    mov eax, ebp
    mov edi, ebx
    add eax, -0x1
    adc edi, -0x1
    cmp dh, -0x1
    je .L272
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
    or eax, dword ptr [esp + 0x14]
    mov word ptr [ecx + 2*esi], ax
    mov eax, dword ptr [esp + 0xc]
    mov byte ptr [eax + 0x200], dh
    mov eax, dword ptr [esp + 0x8]
.L271:
    and ebp, eax
    and ebx, edi
    mov eax, ebp
    or eax, ebx
    jne .L270
    jmp .L264
.L272:
    mov dh, -0x1
    jmp .L271
.L273:
    mov esi, dword ptr [esp + 0x68]
    mov edx, dword ptr [esp + 0x6c]
    and esi, dword ptr [esp + 0x3c]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0xa4]
    and edx, dword ptr [esp + 0xa0]
    mov eax, esi
    or eax, edx
    je .L283
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L275
    nop
.L274:
    mov esi, dword ptr [esp + 0x80]
    mov edx, dword ptr [esp + 0x24]
    and esi, dword ptr [esp + 0x8c]
    and edx, dword ptr [esp + 0x98]
    mov eax, esi
    or eax, edx
    je .L283
.L275:
    tzcnt ebp, edx
    mov edi, dword ptr [esp + 0x10]
    tzcnt eax, esi
    mov dword ptr [esp + 0x80], esi
    mov dword ptr [esp + 0x24], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    lea ecx, [ebp + 2*ebp]
    mov dword ptr [esp + 0x8c], esi
    adc edx, -0x1
    mov esi, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x98], edx
    lea edx, [ebp + 2*ebp]
    mov ecx, dword ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x44]
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
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x78], eax
    and eax, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x88], edx
    and edx, dword ptr [esp + 0x20]
    mov esi, eax
    or esi, edx
    je .L279
    lea esi, [ecx + 0x4000]
    movzx ecx, si
    mov dword ptr [esp + 0x18], ecx
    mov ecx, ebx
    nop
.L276:
    mov esi, eax
    mov ebp, edx
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L278
    tzcnt ebx, edx
    mov dword ptr [esp + 0x8], esi
    movzx esi, cl
    inc cl
    tzcnt edi, eax
    add ebx, 0x20
    test eax, eax
    mov dword ptr [esp + 0x4], esi
    cmovne ebx, edi
    mov edi, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x18]
    mov word ptr [edi + 2*esi], bx
    mov edi, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x8]
    mov ebx, ecx
    mov byte ptr [edi + 0x200], cl
.L277:
    and eax, esi
    and edx, ebp
    mov esi, eax
    or esi, edx
    jne .L276
    jmp .L279
.L278:
    mov cl, -0x1
    jmp .L277
    nop
.L279:
    mov edi, dword ptr [esp + 0x78]
    mov ebp, dword ptr [esp + 0x88]
    and edi, dword ptr [esp + 0x38]
    and ebp, dword ptr [esp + 0x50]
    mov eax, edi
    or eax, ebp
    mov eax, ebx
    je .L274
    nop
.L280:
    mov esi, edi
    mov edx, ebp
    add esi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L282
    mov dword ptr [esp + 0x8], edx
    movzx edx, al
    mov ebx, edi
    inc al
    mov dword ptr [esp + 0x4], edx
    mov edx, ebp
    tzcnt ebp, edi
    tzcnt edi, edx
    mov ecx, dword ptr [esp + 0x4]
    add edi, 0x20
    test ebx, ebx
    cmovne edi, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl edi, 0x6
    or edi, dword ptr [esp + 0x14]
    mov word ptr [ebp + 2*ecx], di
    mov byte ptr [ebp + 0x200], al
    mov ebp, edx
    mov edx, dword ptr [esp + 0x8]
    mov edi, ebx
    mov ebx, eax
.L281:
    and edi, esi
    and ebp, edx
    mov edx, edi
    or edx, ebp
    jne .L280
    jmp .L274
.L282:
    mov al, -0x1
    jmp .L281
.L283:
    mov esi, dword ptr [esp + 0x3c]
    mov edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x7c]
    and edx, dword ptr [esp + 0x5c]
    and esi, dword ptr [esp + 0xa4]
    and edx, dword ptr [esp + 0xa0]
    mov eax, esi
    or eax, edx
    je .L293
    mov eax, dword ptr [esp + 0xc]
    mov ch, byte ptr [eax + 0x200]
    jmp .L285
    nop
.L284:
    mov esi, dword ptr [esp + 0x3c]
    mov edx, dword ptr [esp + 0x30]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x80]
    and edx, dword ptr [esp + 0x8c]
    mov eax, esi
    or eax, edx
    je .L293
.L285:
    tzcnt ebp, edx
    tzcnt eax, esi
    mov edi, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x3c], esi
    mov dword ptr [esp + 0x30], edx
    add ebp, 0x20
    test esi, esi
    cmovne ebp, eax
    add esi, -0x1
    adc edx, -0x1
    mov dword ptr [esp + 0x80], esi
    mov dword ptr [esp + 0x8c], edx
    lea edx, [ebp + 2*ebp]
    mov esi, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [ebp + 2*ebp]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and esi, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x44]
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
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x1c]
    and edi, dword ptr [esp + 0x2c]
    mov edx, edi
    mov dword ptr [esp + 0x98], eax
    and eax, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x20]
    mov esi, eax
    or esi, edx
    movzx esi, bp
    mov dword ptr [esp + 0x14], esi
    je .L289
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x18], edi
    movzx esi, si
    mov dword ptr [esp + 0x24], esi
    nop
.L286:
    mov esi, eax
    mov ebp, edx
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L288
    tzcnt ebx, edx
    mov dword ptr [esp + 0x8], esi
    movzx esi, cl
    inc cl
    tzcnt edi, eax
    add ebx, 0x20
    test eax, eax
    mov dword ptr [esp + 0x4], esi
    mov ch, cl
    cmovne ebx, edi
    mov edi, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x4]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x24]
    mov word ptr [edi + 2*esi], bx
    mov ebx, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x18]
    mov byte ptr [ebx + 0x200], cl
.L287:
    and eax, esi
    and edx, ebp
    mov esi, eax
    or esi, edx
    jne .L286
    jmp .L289
.L288:
    mov cl, -0x1
    jmp .L287
    nop
.L289:
    mov ebp, dword ptr [esp + 0x98]
    and edi, dword ptr [esp + 0x50]
    mov byte ptr [esp + 0x4], ch
    and ebp, dword ptr [esp + 0x38]
    mov eax, ebp
    or eax, edi
    mov al, ch
    je .L284
    nop
.L290:
    mov ecx, ebp
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L292
    movzx edx, al
    inc al
    tzcnt ebx, ebp
    mov dword ptr [esp + 0x8], ecx
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x4], edx
    mov edx, edi
    tzcnt edi, edi
    add edi, 0x20
    test ebp, ebp
    cmovne edi, ebx
    mov ebx, dword ptr [esp + 0x4]
    mov byte ptr [esp + 0x4], al
    shl edi, 0x6
    or edi, dword ptr [esp + 0x14]
    mov word ptr [ecx + 2*ebx], di
    mov byte ptr [ecx + 0x200], al
    mov ecx, dword ptr [esp + 0x8]
    mov edi, edx
.L291:
    and ebp, ecx
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L290
    jmp .L284
.L292:
    mov al, -0x1
    jmp .L291
.L293:
    mov esi, dword ptr [esp + 0x84]
    mov edx, dword ptr [esp + 0x70]
    and esi, dword ptr [esp + 0x40]
    and edx, dword ptr [esp + 0x4c]
    mov eax, esi
    or eax, edx
    je .L303
    mov eax, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x8c], eax
    jmp .L295
    nop
.L294:
    mov esi, dword ptr [esp + 0x84]
    mov edx, dword ptr [esp + 0x70]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x3c]
    mov eax, esi
    or eax, edx
    je .L303
.L295:
    tzcnt edi, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x84], esi
    mov dword ptr [esp + 0x70], edx
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    mov dword ptr [esp + 0x30], esi
    mov esi, dword ptr [esp + 0x10]
    adc edx, -0x1
    mov dword ptr [esp + 0x3c], edx
    lea edx, [edi + 2*edi]
    mov ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [edi + 2*edi]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and ebx, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x44]
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
    mov eax, dword ptr [esp + 0x8c]
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebp, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and ebp, dword ptr [eax + 8*edi]
    and edx, dword ptr [eax + 8*edi + 0x4]
    and ebp, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x2c]
    mov eax, ebp
    mov dword ptr [esp + 0x80], edx
    and edx, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x28]
    mov esi, eax
    or esi, edx
    movzx esi, di
    mov dword ptr [esp + 0x14], esi
    je .L299
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x18], ebp
    movzx esi, si
    mov dword ptr [esp + 0x24], esi
    nop
.L296:
    mov esi, eax
    mov edi, edx
    add esi, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L298
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
    or ebp, dword ptr [esp + 0x24]
    mov word ptr [ebx + 2*esi], bp
    mov esi, dword ptr [esp + 0x8]
    mov ebp, dword ptr [esp + 0x18]
    mov byte ptr [ebx + 0x200], cl
.L297:
    and eax, esi
    and edx, edi
    mov esi, eax
    or esi, edx
    jne .L296
    jmp .L299
.L298:
    mov cl, -0x1
    jmp .L297
    nop
.L299:
    mov edi, dword ptr [esp + 0x80]
    and ebp, dword ptr [esp + 0x38]
    mov byte ptr [esp + 0x4], ch
    and edi, dword ptr [esp + 0x50]
    mov eax, ebp
    or eax, edi
    mov al, ch
    je .L294
    nop
.L300:
    mov ecx, ebp
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L302
    mov edx, edi
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, al
    inc al
    tzcnt edi, ebp
    tzcnt ebx, edx
    mov dword ptr [esp + 0x4], ecx
    add ebx, 0x20
    test ebp, ebp
    mov ecx, dword ptr [esp + 0x4]
    mov byte ptr [esp + 0x4], al
    cmovne ebx, edi
    mov edi, dword ptr [esp + 0xc]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x14]
    mov word ptr [edi + 2*ecx], bx
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x8]
    mov edi, edx
    mov byte ptr [ebx + 0x200], al
.L301:
    and ebp, ecx
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L300
    jmp .L294
.L302:
    mov al, -0x1
    jmp .L301
.L303:
    mov esi, dword ptr [esp + 0x74]
    mov edx, dword ptr [esp + 0x58]
    and esi, dword ptr [esp + 0x40]
    and edx, dword ptr [esp + 0x4c]
    mov eax, esi
    or eax, edx
    je .L313
    mov eax, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x84], eax
    jmp .L305
    nop
.L304:
    mov esi, dword ptr [esp + 0x74]
    mov edx, dword ptr [esp + 0x58]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x3c]
    mov eax, esi
    or eax, edx
    je .L313
.L305:
    tzcnt edi, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x74], esi
    mov dword ptr [esp + 0x58], edx
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    mov dword ptr [esp + 0x30], esi
    mov esi, dword ptr [esp + 0x10]
    adc edx, -0x1
    mov dword ptr [esp + 0x3c], edx
    lea edx, [edi + 2*edi]
    mov ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [edi + 2*edi]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and ebx, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x44]
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
    mov eax, dword ptr [esp + 0x84]
    add ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    mov ebp, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov edx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and ebp, dword ptr [eax + 8*edi]
    and edx, dword ptr [eax + 8*edi + 0x4]
    and ebp, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x2c]
    mov eax, ebp
    mov dword ptr [esp + 0x70], edx
    and edx, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x28]
    mov esi, eax
    or esi, edx
    movzx esi, di
    mov dword ptr [esp + 0x14], esi
    je .L309
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x18], ebp
    movzx esi, si
    mov dword ptr [esp + 0x24], esi
    nop
.L306:
    mov esi, eax
    mov edi, edx
    add esi, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L308
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
    or ebp, dword ptr [esp + 0x24]
    mov word ptr [ebx + 2*esi], bp
    mov esi, dword ptr [esp + 0x8]
    mov ebp, dword ptr [esp + 0x18]
    mov byte ptr [ebx + 0x200], cl
.L307:
    and eax, esi
    and edx, edi
    mov esi, eax
    or esi, edx
    jne .L306
    jmp .L309
.L308:
    mov cl, -0x1
    jmp .L307
    nop
.L309:
    mov edi, dword ptr [esp + 0x70]
    and ebp, dword ptr [esp + 0x38]
    mov byte ptr [esp + 0x4], ch
    and edi, dword ptr [esp + 0x50]
    mov eax, ebp
    or eax, edi
    mov al, ch
    je .L304
    nop
.L310:
    mov ecx, ebp
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L312
    mov edx, edi
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, al
    inc al
    tzcnt edi, ebp
    tzcnt ebx, edx
    mov dword ptr [esp + 0x4], ecx
    add ebx, 0x20
    test ebp, ebp
    mov ecx, dword ptr [esp + 0x4]
    mov byte ptr [esp + 0x4], al
    cmovne ebx, edi
    mov edi, dword ptr [esp + 0xc]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x14]
    mov word ptr [edi + 2*ecx], bx
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x8]
    mov edi, edx
    mov byte ptr [ebx + 0x200], al
.L311:
    and ebp, ecx
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L310
    jmp .L304
.L312:
    mov al, -0x1
    jmp .L311
.L313:
    mov edx, dword ptr [esp + 0x40]
    mov esi, dword ptr [esp + 0x4c]
    mov ecx, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0x10]
    and edx, dword ptr [esp + 0xb8]
    and esi, dword ptr [esp + 0xbc]
    mov eax, edx
    or eax, esi
    je .L323
    mov eax, dword ptr [esp + 0x9c]
    mov ch, byte ptr [ecx + 0x200]
    lea eax, [ebx + eax + plywright::board::geometry::LINE]
    mov dword ptr [esp + 0x74], eax
    jmp .L315
    nop
.L314:
    mov edx, dword ptr [esp + 0x40]
    mov esi, dword ptr [esp + 0x4c]
    mov ebx, dword ptr [esp + 0x10]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x3c]
    mov eax, edx
    or eax, esi
    je .L323
.L315:
    tzcnt edi, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x40], edx
    mov dword ptr [esp + 0x4c], esi
    add edi, 0x20
    test edx, edx
    cmovne edi, eax
    add edx, -0x1
    lea ebp, [edi + 2*edi]
    mov dword ptr [esp + 0x4], edi
    adc esi, -0x1
    mov dword ptr [esp + 0x30], edx
    mov edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x3c], esi
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    mov cl, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    and edi, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x44]
    imul esi, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    add edi, esi
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov cl, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    cmove edi, eax
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    add edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    and esi, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x44]
    imul edx, eax
    mov dword ptr [esp + 0x8], edx
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    imul esi, edx
    mul edx
    add esi, edx
    add esi, dword ptr [esp + 0x8]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    mov eax, dword ptr [esp + 0x74]
    add esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x4]
    or ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    or edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    and edx, dword ptr [eax + 8*esi + 0x4]
    and ebp, dword ptr [eax + 8*esi]
    mov eax, esi
    movzx eax, ax
    mov dword ptr [esp + 0x14], eax
    and ebp, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x2c]
    mov ebx, edx
    mov dword ptr [esp + 0x58], ebp
    and ebp, dword ptr [esp + 0x28]
    and ebx, dword ptr [esp + 0x20]
    mov esi, ebp
    or esi, ebx
    je .L319
    lea esi, [eax + 0x4000]
    mov cl, ch
    mov dword ptr [esp + 0x18], edx
    movzx eax, si
    mov dword ptr [esp + 0x24], eax
    nop
.L316:
    mov eax, ebp
    mov edi, ebx
    add eax, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L318
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
    or edx, dword ptr [esp + 0x24]
    mov word ptr [eax + 2*esi], dx
    mov byte ptr [eax + 0x200], cl
    mov edx, dword ptr [esp + 0x18]
    mov eax, dword ptr [esp + 0x8]
.L317:
    and ebp, eax
    and ebx, edi
    mov eax, ebp
    or eax, ebx
    jne .L316
    jmp .L319
.L318:
    mov cl, -0x1
    jmp .L317
    nop
.L319:
    mov ebp, dword ptr [esp + 0x58]
    and edx, dword ptr [esp + 0x50]
    mov cl, ch
    and ebp, dword ptr [esp + 0x38]
    mov esi, ebp
    or esi, edx
    je .L314
    nop
.L320:
    mov ebx, ebp
    mov eax, edx
    add ebx, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L322
    mov dword ptr [esp + 0x8], eax
    movzx eax, cl
    inc cl
    tzcnt esi, ebp
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, edx
    mov ch, cl
    add eax, 0x20
    test ebp, ebp
    mov edi, dword ptr [esp + 0x4]
    cmovne eax, esi
    mov esi, edx
    mov edx, dword ptr [esp + 0xc]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x14]
    mov word ptr [edx + 2*edi], ax
    mov eax, dword ptr [esp + 0xc]
    mov edx, esi
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x8]
.L321:
    and ebp, ebx
    and edx, eax
    mov eax, ebp
    or eax, edx
    jne .L320
    jmp .L314
.L322:
    mov cl, -0x1
    jmp .L321
.L323:
    mov ecx, dword ptr [esp + 0xac]
    mov edx, 0x1
    xor edi, edi
    xor eax, eax
    mov ebp, dword ptr [esp + 0x2c]
    mov esi, dword ptr [esp + 0x28]
    shld edi, edx, cl
    shl edx, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x1c]
    cmovne edi, edx
    cmovne edx, eax
    mov eax, dword ptr [esp + 0xa8]
    and ecx, dword ptr [eax + 0x8]
    and ebp, dword ptr [eax + 0xc]
    mov eax, ecx
    mov dword ptr [esp + 0x1c], ecx
    or eax, ebp
    je .L371
    mov dword ptr [esp + 0x30], edx
    mov edx, dword ptr [esp + 0x20]
    mov eax, dword ptr [esp + 0xb0]
    mov dword ptr [esp + 0x3c], edi
    mov edi, dword ptr [esp + 0xb4]
    mov ecx, 0x20
    and eax, edx
    and edi, esi
    bsf eax, eax
    cmovne ecx, eax
    add ecx, 0x20
    bsf eax, edi
    mov edi, dword ptr [esp + 0x54]
    cmove eax, ecx
    and eax, 0x3f
    shl eax, 0x6
    and edi, esi
    mov esi, dword ptr [esp + 0x94]
    and esi, edx
    mov edx, dword ptr [esp + 0x30]
    mov ecx, esi
    shld ecx, edi, 0x19
    shrd edi, esi, 0x9
    and ecx, 0xfefefefe
    and edi, 0x7f7f7f7f
    or edi, ecx
    mov ecx, esi
    shr esi, 0x9
    not edx
    shr ecx, 0x7
    or edi, dword ptr [ebx + eax + plywright::board::geometry::AROUND + 8]
    and esi, 0x7f7f7f
    mov dword ptr [esp + 0x30], edx
    and ecx, 0xfefefe
    or esi, ecx
    mov ecx, dword ptr [esp + 0x1c]
    or esi, dword ptr [ebx + eax + plywright::board::geometry::AROUND + 12]
    mov eax, edi
    mov dword ptr [esp + 0x54], edi
    not eax
    and ecx, eax
    not esi
    mov eax, ecx
    and ebp, esi
    or eax, ebp
    mov eax, dword ptr [esp + 0x3c]
    not eax
    mov dword ptr [esp + 0x3c], eax
    je .L358
    mov esi, dword ptr [esp + 0x44]
    and esi, edx
    mov edx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x8], esi
    mov esi, ebp
    and edx, eax
    mov dword ptr [esp + 0x14], edx
    mov edx, ecx
    nop
.L324:
    mov dword ptr [esp + 0x1c], ecx
    tzcnt ecx, ebp
    tzcnt eax, edx
    mov dword ptr [esp + 0x4], esi
    mov edi, dword ptr [esp + 0x10]
    add ecx, 0x20
    test edx, edx
    cmovne ecx, eax
    mov eax, edx
    mov esi, ecx
    add eax, -0x1
    mov ecx, ebp
    adc ecx, -0x1
    and edx, eax
    mov eax, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x24], esi
    and ebp, ecx
    mov ecx, esi
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0x2c], ebp
    lea ebp, [esi + 2*esi]
    shl ecx, 0x6
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    mov ebx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    mov esi, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esp + 0x10]
    mov eax, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS]
    and esi, dword ptr [esp + 0x14]
    and eax, dword ptr [esp + 0x8]
    imul esi, edx
    imul ebx, eax
    mul edx
    add esi, edx
    mov edx, dword ptr [esp + 0x10]
    add esi, ebx
    mov edi, dword ptr [edx + ecx + plywright::board::geometry::AROUND]
    mov edx, dword ptr [esp + 0x10]
    mov edx, dword ptr [edx + ecx + plywright::board::geometry::AROUND + 4]
    mov ecx, dword ptr [esp + 0x10]
    and edi, dword ptr [esp + 0x60]
    movzx ecx, byte ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    and edx, dword ptr [esp + 0x48]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x10]
    cmove esi, eax
    mov eax, dword ptr [esp + 0x10]
    mov ecx, dword ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    add esi, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [esp + 0x10]
    mov ebx, dword ptr [eax + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [esp + 0x10]
    and ebx, dword ptr [esp + 0x7c]
    or ebx, edi
    mov edi, dword ptr [eax + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov eax, dword ptr [esp + 0x10]
    mov esi, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    and edi, dword ptr [esp + 0x5c]
    mov eax, dword ptr [esp + 0x10]
    mov eax, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    or edi, edx
    mov edx, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x14]
    and eax, dword ptr [esp + 0x8]
    mov edx, dword ptr [edx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    imul ecx, eax
    imul esi, edx
    mul edx
    add esi, edx
    add esi, ecx
    mov ecx, dword ptr [esp + 0x10]
    movzx ecx, byte ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x10]
    cmove esi, eax
    mov eax, dword ptr [esp + 0x10]
    add esi, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x2c]
    mov edx, dword ptr [ecx + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [eax + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov ecx, dword ptr [esp + 0x24]
    xor esi, esi
    and eax, dword ptr [esp + 0x6c]
    and edx, dword ptr [esp + 0x68]
    or eax, edi
    or edx, ebx
    mov edi, 0x1
    mov ebx, ecx
    and eax, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x28]
    shld esi, edi, cl
    shl edi, cl
    test bl, 0x20
    mov ebx, 0x0
    mov ecx, dword ptr [esp + 0x1c]
    cmovne esi, edi
    cmovne edi, ebx
    or edx, eax
    mov edx, dword ptr [esp + 0x18]
    cmove esi, ebx
    cmove edi, ebx
    mov ebx, dword ptr [esp + 0x10]
    xor dword ptr [esp + 0x4], esi
    xor ecx, edi
    mov esi, dword ptr [esp + 0x4]
    mov eax, edx
    or eax, ebp
    jne .L324
    jmp .L359
.L325:
    xor ebp, ebp
    xor ecx, ecx
.L326:
    mov eax, ebp
    mov edi, ecx
    mov ebx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x2c], ebp
    mov dword ptr [esp + 0x4], ecx
    and eax, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x20]
    mov edx, eax
    or edx, edi
    je .L330
    mov edx, dword ptr [esp + 0x64]
    lea esi, [edx + 0x4000]
    movzx edx, byte ptr [ebx + 0x200]
    movzx esi, si
    mov dword ptr [esp + 0x18], esi
    nop
.L327:
    mov esi, eax
    mov ecx, edi
    add esi, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L329
    tzcnt ebx, edi
    mov dword ptr [esp + 0x14], ecx
    mov ecx, edx
    tzcnt ebp, eax
    movzx edx, dl
    inc cl
    add ebx, 0x20
    test eax, eax
    mov dword ptr [esp + 0x8], edx
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x8]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x18]
    mov word ptr [ebp + 2*edx], bx
    mov edx, ecx
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x14]
    mov byte ptr [ebx + 0x200], dl
.L328:
    and eax, esi
    and edi, ecx
    mov esi, eax
    or esi, edi
    jne .L327
    jmp .L330
.L329:
    mov dl, -0x1
    jmp .L328
.L330:
    mov eax, dword ptr [esp + 0x20]
    mov ecx, dword ptr [esp + 0x28]
    mov esi, dword ptr [esp + 0x2c]
    not eax
    not ecx
    and eax, dword ptr [esp + 0x4]
    and esi, ecx
    mov ecx, esi
    or ecx, eax
    je .L334
    movzx ebx, byte ptr [ebx + 0x200]
    movzx ecx, word ptr [esp + 0x64]
    mov dword ptr [esp + 0x18], ecx
    nop
.L331:
    mov ecx, esi
    mov edi, eax
    add ecx, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L333
    mov dword ptr [esp + 0x14], ecx
    movzx ecx, bl
    inc bl
    tzcnt ebp, esi
    mov dword ptr [esp + 0x8], ecx
    tzcnt ecx, eax
    add ecx, 0x20
    test esi, esi
    mov edx, dword ptr [esp + 0x8]
    cmovne ecx, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl ecx, 0x6
    add ecx, dword ptr [esp + 0x18]
    mov word ptr [ebp + 2*edx], cx
    mov ecx, dword ptr [esp + 0xc]
    mov byte ptr [ecx + 0x200], bl
    mov ecx, dword ptr [esp + 0x14]
.L332:
    and esi, ecx
    and eax, edi
    mov ecx, esi
    or ecx, eax
    jne .L331
    jmp .L334
.L333:
    mov bl, -0x1
    jmp .L332
.L334:
    mov eax, dword ptr [esp + 0x90]
    mov esi, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x1c]
    mov dh, byte ptr [eax + 0x40]
    mov eax, dword ptr [esp + 0x48]
    test dh, 0xc
    je .L379
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x44]
    and dword ptr [esp + 0x34], eax
    mov dl, byte ptr [ebx + 0x200]
    and edi, ecx
    test dh, 0x4
    je .L378
    mov eax, ecx
    mov ecx, dword ptr [esp + 0x54]
    and eax, 0x60000000
    and ecx, 0x40000000
    or ecx, eax
    mov ecx, dword ptr [esp + 0x10]
    jne .L378
    mov eax, dword ptr [esp + 0x4]
    and eax, 0x20000000
    je .L378
    mov ebx, ecx
    mov ecx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x1c], edi
    mov byte ptr [esp + 0x14], dh
    mov byte ptr [esp + 0x8], dl
    mov edx, 0x10008804
    mov edi, dword ptr [esp + 0x68]
    mov esi, dword ptr [esp + 0x1c]
    and ecx, 0x40404000
    and edi, 0x10a000
    mov eax, ecx
    and esi, 0x3e404040
    mul edx
    imul eax, ecx, 0x420201
    imul ebp, esi, 0x10008804
    mov ecx, dword ptr [esp + 0x34]
    add eax, edx
    mov edx, 0x809440e
    add ebp, eax
    shr ebp, 0x15
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 770052]
    and ecx, 0x4020000
    mov eax, ecx
    imul ecx, ecx, 0xc20408
    mul edx
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 770048]
    add ecx, edx
    and esi, dword ptr [esp + 0x5c]
    and eax, dword ptr [esp + 0x78]
    or esi, edi
    mov edi, dword ptr [esp + 0x1c]
    mov edx, edi
    and edx, 0x201008
    imul edx, edx, 0x809440e
    add edx, ecx
    shr edx, 0x1b
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE + 860416]
    and ecx, dword ptr [esp + 0x6c]
    or ecx, eax
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE + 860420]
    movzx edx, byte ptr [esp + 0x8]
    and eax, dword ptr [esp + 0x88]
    or eax, esi
    mov esi, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x20]
    and ecx, esi
    or eax, ecx
    setne al
    cmp dl, -0x1
    sete cl
    or cl, al
    je .L377
    mov dh, byte ptr [esp + 0x14]
    jmp .L378
.L335:
    xor ecx, ecx
    xor esi, esi
.L336:
    mov eax, ecx
    mov edi, esi
    mov ebx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x2c], ecx
    mov dword ptr [esp + 0x4], esi
    and eax, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x20]
    mov edx, eax
    or edx, edi
    je .L340
    mov edx, dword ptr [esp + 0x64]
    lea esi, [edx + 0x4000]
    movzx edx, byte ptr [ebx + 0x200]
    movzx esi, si
    mov dword ptr [esp + 0x18], esi
    nop
.L337:
    mov esi, eax
    mov ecx, edi
    add esi, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L339
    tzcnt ebx, edi
    mov dword ptr [esp + 0x14], ecx
    mov ecx, edx
    tzcnt ebp, eax
    movzx edx, dl
    inc cl
    add ebx, 0x20
    test eax, eax
    mov dword ptr [esp + 0x8], edx
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x8]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x18]
    mov word ptr [ebp + 2*edx], bx
    mov edx, ecx
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x14]
    mov byte ptr [ebx + 0x200], dl
.L338:
    and eax, esi
    and edi, ecx
    mov esi, eax
    or esi, edi
    jne .L337
    jmp .L340
.L339:
    mov dl, -0x1
    jmp .L338
.L340:
    mov eax, dword ptr [esp + 0x28]
    mov ecx, dword ptr [esp + 0x20]
    mov edi, dword ptr [esp + 0x4]
    not eax
    not ecx
    and eax, dword ptr [esp + 0x2c]
    and edi, ecx
    mov ecx, eax
    or ecx, edi
    je .L344
    movzx ebx, byte ptr [ebx + 0x200]
    movzx ecx, word ptr [esp + 0x64]
    mov dword ptr [esp + 0x14], ecx
    nop
.L341:
    mov esi, eax
    mov ecx, edi
    add esi, -0x1
    adc ecx, -0x1
    cmp bl, -0x1
    je .L343
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, bl
    inc bl
    tzcnt ebp, eax
    mov dword ptr [esp + 0x4], ecx
    tzcnt ecx, edi
    add ecx, 0x20
    test eax, eax
    mov edx, dword ptr [esp + 0x4]
    cmovne ecx, ebp
    mov ebp, dword ptr [esp + 0xc]
    shl ecx, 0x6
    add ecx, dword ptr [esp + 0x14]
    mov word ptr [ebp + 2*edx], cx
    mov ecx, dword ptr [esp + 0xc]
    mov byte ptr [ecx + 0x200], bl
    mov ecx, dword ptr [esp + 0x8]
.L342:
    and eax, esi
    and edi, ecx
    mov ecx, eax
    or ecx, edi
    jne .L341
    jmp .L344
.L343:
    mov bl, -0x1
    jmp .L342
.L344:
    mov eax, dword ptr [esp + 0x90]
    mov esi, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x1c]
    mov dh, byte ptr [eax + 0x40]
    mov eax, dword ptr [esp + 0x30]
    test dh, 0x3
    je .L382
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x44]
    and dword ptr [esp + 0x34], eax
    mov dl, byte ptr [ebx + 0x200]
    and edi, ecx
    test dh, 0x1
    je .L373
    mov byte ptr [esp + 0x8], dh
    mov byte ptr [esp + 0x4], dl
    mov edx, edi
    mov edi, dword ptr [esp + 0x54]
    mov eax, ecx
    and eax, 0x60
    and edi, 0x40
    or edi, eax
    mov edi, dword ptr [esp + 0x60]
    jne .L372
    mov eax, dword ptr [esp + 0x2c]
    and eax, 0x20
    je .L372
    mov esi, dword ptr [esp + 0x34]
    mov ecx, edx
    mov dword ptr [esp + 0x1c], edx
    mov edx, 0x8800200
    mov ebx, dword ptr [esp + 0x10]
    and edi, 0xa01000
    and ecx, 0x4040403e
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x2800100
    and esi, 0x404040
    add eax, edx
    mov edx, 0x2400260
    imul ebp, esi, 0x8800200
    add ebp, eax
    shr ebp, 0x15
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 114688]
    and esi, dword ptr [esp + 0x7c]
    or esi, edi
    mov edi, dword ptr [esp + 0x1c]
    mov ecx, edi
    and ecx, 0x8102000
    mov eax, ecx
    imul ecx, ecx, 0x10810402
    mul edx
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 114692]
    add ecx, edx
    mov edx, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x5c]
    and edx, 0x204
    imul edx, edx, 0x2400260
    add edx, ecx
    shr edx, 0x1b
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE + 820996]
    and ecx, dword ptr [esp + 0x6c]
    or ecx, eax
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE + 820992]
    movzx edx, byte ptr [esp + 0x4]
    and ecx, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x68]
    or eax, esi
    mov esi, dword ptr [esp + 0x28]
    and eax, esi
    or eax, ecx
    setne al
    cmp dl, -0x1
    sete cl
    or cl, al
    je .L381
    mov dh, byte ptr [esp + 0x8]
    test dh, 0x2
    jne .L374
    jmp .L382
.L345:
    xor ecx, ecx
    xor edx, edx
.L346:
    mov eax, ecx
    mov edi, edx
    mov ebx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x4], edx
    mov dword ptr [esp + 0x2c], ecx
    and eax, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x20]
    mov edx, eax
    or edx, edi
    je .L350
    mov edx, dword ptr [esp + 0x64]
    lea esi, [edx + 0x4000]
    movzx edx, byte ptr [ebx + 0x200]
    movzx esi, si
    mov dword ptr [esp + 0x18], esi
    nop
.L347:
    mov esi, eax
    mov ecx, edi
    add esi, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L349
    tzcnt ebx, edi
    mov dword ptr [esp + 0x14], ecx
    mov ecx, edx
    tzcnt ebp, eax
    movzx edx, dl
    inc cl
    add ebx, 0x20
    test eax, eax
    mov dword ptr [esp + 0x8], edx
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x8]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x18]
    mov word ptr [ebp + 2*edx], bx
    mov edx, ecx
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x14]
    mov byte ptr [ebx + 0x200], dl
.L348:
    and eax, esi
    and edi, ecx
    mov esi, eax
    or esi, edi
    jne .L347
    jmp .L350
.L349:
    mov dl, -0x1
    jmp .L348
.L350:
    mov edi, dword ptr [esp + 0x2c]
    mov esi, dword ptr [esp + 0x3c]
    and edi, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0x4]
    mov eax, edi
    or eax, esi
    je .L354
    movzx ecx, byte ptr [ebx + 0x200]
    movzx eax, word ptr [esp + 0x64]
    mov dword ptr [esp + 0x18], eax
    nop
.L351:
    mov edx, edi
    mov eax, esi
    add edx, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L353
    tzcnt ebp, esi
    mov dword ptr [esp + 0x14], eax
    mov eax, ecx
    tzcnt ebx, edi
    movzx ecx, cl
    inc al
    add ebp, 0x20
    test edi, edi
    mov dword ptr [esp + 0x8], ecx
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x8]
    shl ebp, 0x6
    add ebp, dword ptr [esp + 0x18]
    mov word ptr [ebx + 2*ecx], bp
    mov ecx, eax
    mov eax, dword ptr [esp + 0x14]
    mov byte ptr [ebx + 0x200], cl
.L352:
    and edi, edx
    and esi, eax
    mov edx, edi
    or edx, esi
    jne .L351
    jmp .L354
.L353:
    mov cl, -0x1
    jmp .L352
.L354:
    mov eax, dword ptr [esp + 0x90]
    mov ebx, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x1c]
    mov dh, byte ptr [eax + 0x40]
    mov eax, dword ptr [esp + 0x48]
    test dh, 0xc
    je .L357
    mov ebp, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x44]
    and dword ptr [esp + 0x34], eax
    mov dl, byte ptr [ebp + 0x200]
    and edi, ecx
    test dh, 0x4
    je .L356
    mov ebp, dword ptr [esp + 0x54]
    mov eax, ecx
    and eax, 0x60000000
    and ebp, 0x40000000
    or ebp, eax
    jne .L356
    mov eax, dword ptr [esp + 0x4]
    and eax, 0x20000000
    je .L356
    mov ecx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x1c], edi
    mov byte ptr [esp + 0x14], dh
    mov byte ptr [esp + 0x8], dl
    mov edx, 0x10008804
    mov edi, dword ptr [esp + 0x68]
    mov esi, dword ptr [esp + 0x1c]
    and ecx, 0x40404000
    and edi, 0x10a000
    mov eax, ecx
    and esi, 0x3e404040
    mul edx
    imul eax, ecx, 0x420201
    imul ebp, esi, 0x10008804
    mov ecx, dword ptr [esp + 0x34]
    add eax, edx
    mov edx, 0x809440e
    add ebp, eax
    shr ebp, 0x15
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 770052]
    and ecx, 0x4020000
    mov eax, ecx
    imul ecx, ecx, 0xc20408
    mul edx
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 770048]
    add ecx, edx
    and esi, dword ptr [esp + 0x5c]
    and eax, dword ptr [esp + 0x78]
    or esi, edi
    mov edi, dword ptr [esp + 0x1c]
    mov edx, edi
    and edx, 0x201008
    imul edx, edx, 0x809440e
    add edx, ecx
    shr edx, 0x1b
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE + 860416]
    and ecx, dword ptr [esp + 0x6c]
    or ecx, eax
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE + 860420]
    movzx edx, byte ptr [esp + 0x8]
    and eax, dword ptr [esp + 0x88]
    or eax, esi
    mov esi, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x20]
    and ecx, esi
    or eax, ecx
    setne al
    cmp dl, -0x1
    sete cl
    or cl, al
    jne .L355
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, dl
    inc dl
    mov word ptr [ecx + 2*eax], 0x2fbc
    mov byte ptr [ecx + 0x200], dl
.L355:
    mov ebx, dword ptr [esp + 0x10]
    mov dh, byte ptr [esp + 0x14]
.L356:
    test dh, 0x8
    je .L357
    mov ecx, dword ptr [esp + 0x44]
    mov eax, dword ptr [esp + 0x54]
    and ecx, 0xe000000
    and eax, 0x4000000
    or eax, ecx
    jne .L357
    and dword ptr [esp + 0x4], 0x8000000
    je .L357
    mov ebp, dword ptr [esp + 0x34]
    mov byte ptr [esp + 0x8], dl
    mov edx, 0x84011
    mov dword ptr [esp + 0x1c], edi
    mov ecx, ebp
    and ebp, 0x40000000
    and ecx, 0x4040400
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x610020
    mov ecx, edi
    mov edi, dword ptr [esp + 0x5c]
    and ecx, 0x7a040404
    or eax, edx
    imul ecx, ecx, 0x84011
    add ecx, eax
    mov eax, dword ptr [esp + 0x78]
    shr ecx, 0x15
    and edi, dword ptr [ebx + 8*ecx + plywright::sliders::magic::TABLE + 704516]
    and eax, dword ptr [ebx + 8*ecx + plywright::sliders::magic::TABLE + 704512]
    mov ecx, 0x2265220
    mov dword ptr [esp + 0x78], eax
    mov eax, dword ptr [esp + 0x68]
    and eax, 0x110a00
    or edi, eax
    mov eax, ebp
    mul ecx
    mov ecx, dword ptr [esp + 0x1c]
    imul eax, ebp, 0x40001002
    or eax, edx
    mov edx, dword ptr [esp + 0x6c]
    and ecx, 0xa1020
    imul ecx, ecx, 0x2265220
    add ecx, eax
    mov eax, dword ptr [esp + 0x88]
    shr ecx, 0x1b
    and edx, dword ptr [ebx + 8*ecx + plywright::sliders::magic::TABLE + 859392]
    and eax, dword ptr [ebx + 8*ecx + plywright::sliders::magic::TABLE + 859396]
    or edx, dword ptr [esp + 0x78]
    or eax, edi
    and eax, dword ptr [esp + 0x20]
    and edx, esi
    or eax, edx
    movzx edx, byte ptr [esp + 0x8]
    setne al
    cmp dl, -0x1
    sete cl
    or cl, al
    jne .L357
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, dl
    inc dl
    mov word ptr [ecx + 2*eax], 0x3ebc
    mov byte ptr [ecx + 0x200], dl
.L357:
    mov edx, dword ptr [esp + 0x90]
    cmp byte ptr [edx + 0x41], 0x0
    je .L383
    movzx eax, byte ptr [edx + 0x42]
    sub esp, 0xc
    jmp .L380
.L358:
    xor ecx, ecx
    xor esi, esi
.L359:
    mov eax, ecx
    mov edi, esi
    mov ebx, dword ptr [esp + 0xc]
    mov ebp, esi
    mov dword ptr [esp + 0x1c], ecx
    and eax, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x20]
    mov edx, eax
    or edx, edi
    je .L363
    mov edx, dword ptr [esp + 0x64]
    mov dword ptr [esp + 0x4], ebp
    lea esi, [edx + 0x4000]
    movzx edx, byte ptr [ebx + 0x200]
    movzx esi, si
    mov dword ptr [esp + 0x18], esi
    nop
.L360:
    mov esi, eax
    mov ecx, edi
    add esi, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L362
    tzcnt ebx, edi
    mov dword ptr [esp + 0x14], ecx
    mov ecx, edx
    tzcnt ebp, eax
    movzx edx, dl
    inc cl
    add ebx, 0x20
    test eax, eax
    mov dword ptr [esp + 0x8], edx
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x8]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x18]
    mov word ptr [ebp + 2*edx], bx
    mov edx, ecx
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x14]
    mov ebp, dword ptr [esp + 0x4]
    mov byte ptr [ebx + 0x200], dl
.L361:
    and eax, esi
    and edi, ecx
    mov esi, eax
    or esi, edi
    jne .L360
    jmp .L363
.L362:
    mov dl, -0x1
    jmp .L361
.L363:
    mov esi, dword ptr [esp + 0x38]
    and ebp, dword ptr [esp + 0x50]
    mov edi, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x1c]
    mov eax, esi
    or eax, ebp
    je .L367
    movzx ecx, byte ptr [ebx + 0x200]
    movzx eax, word ptr [esp + 0x64]
    mov dword ptr [esp + 0x8], eax
    nop
.L364:
    mov edx, esi
    mov eax, esi
    mov esi, ebp
    add edx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L366
    movzx edi, cl
    inc cl
    tzcnt ebx, eax
    mov byte ptr [esp + 0x4], cl
    mov ecx, ebp
    tzcnt ebp, ebp
    add ebp, 0x20
    test eax, eax
    cmovne ebp, ebx
    mov ebx, dword ptr [esp + 0xc]
    shl ebp, 0x6
    add ebp, dword ptr [esp + 0x8]
    mov word ptr [ebx + 2*edi], bp
    mov ebp, ecx
    movzx ecx, byte ptr [esp + 0x4]
    mov edi, dword ptr [esp + 0x60]
    mov byte ptr [ebx + 0x200], cl
.L365:
    and eax, edx
    and ebp, esi
    mov edx, eax
    mov esi, eax
    or edx, ebp
    jne .L364
    jmp .L367
.L366:
    mov cl, -0x1
    jmp .L365
.L367:
    mov eax, dword ptr [esp + 0x90]
    mov ebx, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x28]
    mov ebp, dword ptr [esp + 0x30]
    movzx edx, byte ptr [eax + 0x40]
    mov eax, dword ptr [esp + 0x3c]
    test dl, 0x3
    je .L371
    and dword ptr [esp + 0x34], eax
    mov eax, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x44]
    movzx eax, byte ptr [eax + 0x200]
    and ebp, ecx
    test dl, 0x1
    mov byte ptr [esp + 0x4], al
    je .L370
    mov byte ptr [esp + 0x8], dl
    mov edx, dword ptr [esp + 0x54]
    mov eax, ecx
    and eax, 0x60
    and edx, 0x40
    or edx, eax
    jne .L369
    mov eax, dword ptr [esp + 0x1c]
    and eax, 0x20
    je .L369
    mov ecx, ebp
    mov esi, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x30], ebp
    mov edx, 0x8800200
    and edi, 0xa01000
    and ecx, 0x4040403e
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x2800100
    mov ecx, dword ptr [esp + 0x30]
    and esi, 0x404040
    add eax, edx
    mov edx, 0x2400260
    imul ebp, esi, 0x8800200
    add ebp, eax
    and ecx, 0x8102000
    shr ebp, 0x15
    mov eax, ecx
    imul ecx, ecx, 0x10810402
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 114688]
    mul edx
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 114692]
    add ecx, edx
    mov edx, dword ptr [esp + 0x34]
    and esi, dword ptr [esp + 0x7c]
    and eax, dword ptr [esp + 0x5c]
    and edx, 0x204
    imul edx, edx, 0x2400260
    add edx, ecx
    or esi, edi
    shr edx, 0x1b
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE + 820996]
    and ecx, dword ptr [esp + 0x6c]
    or ecx, eax
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE + 820992]
    movzx edx, byte ptr [esp + 0x4]
    and ecx, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x68]
    or eax, esi
    mov esi, dword ptr [esp + 0x28]
    and eax, esi
    or eax, ecx
    setne al
    cmp dl, -0x1
    sete cl
    or cl, al
    jne .L368
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, dl
    inc dl
    mov byte ptr [esp + 0x4], dl
    mov word ptr [ecx + 2*eax], 0x2184
    mov byte ptr [ecx + 0x200], dl
.L368:
    mov ebx, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0x60]
    mov ebp, dword ptr [esp + 0x30]
.L369:
    movzx edx, byte ptr [esp + 0x8]
.L370:
    test dl, 0x2
    je .L371
    mov ecx, dword ptr [esp + 0x44]
    mov eax, dword ptr [esp + 0x54]
    and ecx, 0xe
    and eax, 0x4
    or eax, ecx
    jne .L371
    and dword ptr [esp + 0x1c], 0x8
    je .L371
    mov ecx, ebp
    mov edx, 0x200040
    mov dword ptr [esp + 0x30], ebp
    mov ebp, dword ptr [esp + 0x7c]
    and ecx, 0x404047a
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x51001009
    mov ecx, dword ptr [esp + 0x34]
    add eax, edx
    mov edx, 0x82088061
    and ecx, 0x40404
    imul ecx, ecx, 0x200040
    add ecx, eax
    mov eax, edi
    mov edi, dword ptr [esp + 0x5c]
    shr ecx, 0x15
    and eax, 0xa1100
    and ebp, dword ptr [ebx + 8*ecx + plywright::sliders::magic::TABLE + 49152]
    and edi, dword ptr [ebx + 8*ecx + plywright::sliders::magic::TABLE + 49156]
    mov ecx, dword ptr [esp + 0x30]
    or ebp, eax
    and ecx, 0x20100a00
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x10042410
    mov ecx, dword ptr [esp + 0x34]
    add eax, edx
    mov edx, dword ptr [esp + 0x68]
    and ecx, 0x40
    imul ecx, ecx, 0x82088061
    add ecx, eax
    mov eax, dword ptr [esp + 0x6c]
    shr ecx, 0x1b
    and edx, dword ptr [ebx + 8*ecx + plywright::sliders::magic::TABLE + 819968]
    and eax, dword ptr [ebx + 8*ecx + plywright::sliders::magic::TABLE + 819972]
    or edx, ebp
    and edx, esi
    or eax, edi
    and eax, dword ptr [esp + 0x20]
    or edx, eax
    setne al
    cmp byte ptr [esp + 0x4], -0x1
    sete cl
    or cl, al
    jne .L371
    movzx edx, byte ptr [esp + 0x4]
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, dl
    inc dl
    mov word ptr [ecx + 2*eax], 0x3084
    mov byte ptr [ecx + 0x200], dl
.L371:
    mov edx, dword ptr [esp + 0x90]
    cmp byte ptr [edx + 0x41], 0x0
    je .L383
    movzx eax, byte ptr [edx + 0x42]
    sub esp, 0xc
    jmp .L390
.L372:
    mov edi, edx
    movzx edx, byte ptr [esp + 0x4]
    mov dh, byte ptr [esp + 0x8]
.L373:
    test dh, 0x2
    je .L382
.L374:
    mov ecx, dword ptr [esp + 0x44]
    mov eax, dword ptr [esp + 0x54]
    and ecx, 0xe
    and eax, 0x4
    or eax, ecx
    jne .L382
    and dword ptr [esp + 0x2c], 0x8
    je .L382
    mov ecx, edi
    mov byte ptr [esp + 0x4], dl
    mov edx, 0x200040
    mov ebx, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x7c]
    and edi, 0x20100a00
    and ecx, 0x404047a
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x51001009
    mov ecx, dword ptr [esp + 0x34]
    add eax, edx
    and ecx, 0x40404
    imul ecx, ecx, 0x200040
    add ecx, eax
    mov eax, dword ptr [esp + 0x5c]
    shr ecx, 0x15
    and ebp, dword ptr [ebx + 8*ecx + plywright::sliders::magic::TABLE + 49152]
    and eax, dword ptr [ebx + 8*ecx + plywright::sliders::magic::TABLE + 49156]
    mov ecx, 0x82088061
    mov dword ptr [esp + 0x5c], eax
    mov eax, dword ptr [esp + 0x60]
    and eax, 0xa1100
    or ebp, eax
    mov eax, edi
    mul ecx
    mov ecx, dword ptr [esp + 0x34]
    imul eax, edi, 0x10042410
    add eax, edx
    mov edx, dword ptr [esp + 0x68]
    and ecx, 0x40
    imul ecx, ecx, 0x82088061
    add ecx, eax
    mov eax, dword ptr [esp + 0x6c]
    shr ecx, 0x1b
    and edx, dword ptr [ebx + 8*ecx + plywright::sliders::magic::TABLE + 819968]
    and eax, dword ptr [ebx + 8*ecx + plywright::sliders::magic::TABLE + 819972]
    or edx, ebp
    and edx, esi
    or eax, dword ptr [esp + 0x5c]
    and eax, dword ptr [esp + 0x20]
    or edx, eax
    movzx edx, byte ptr [esp + 0x4]
    setne al
    cmp dl, -0x1
    sete cl
    or cl, al
    jne .L382
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, dl
    inc dl
    mov word ptr [ecx + 2*eax], 0x3084
    mov byte ptr [ecx + 0x200], dl
    jmp .L382
.L375:
    mov eax, dword ptr [esp + 0x40]
    mov edi, dword ptr [esp + 0x4c]
    jmp .L385
.L376:
    mov eax, dword ptr [esp + 0x40]
    mov edi, dword ptr [esp + 0x4c]
    jmp .L387
.L377:
    mov ecx, dword ptr [esp + 0xc]
    mov dh, byte ptr [esp + 0x14]
    movzx eax, dl
    inc dl
    mov word ptr [ecx + 2*eax], 0x2fbc
    mov byte ptr [ecx + 0x200], dl
.L378:
    test dh, 0x8
    je .L379
    mov ecx, dword ptr [esp + 0x44]
    mov eax, dword ptr [esp + 0x54]
    and ecx, 0xe000000
    and eax, 0x4000000
    or eax, ecx
    jne .L379
    and dword ptr [esp + 0x4], 0x8000000
    je .L379
    mov ebp, dword ptr [esp + 0x34]
    mov byte ptr [esp + 0x8], dl
    mov edx, 0x84011
    mov ebx, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x1c], edi
    mov ecx, ebp
    and ebp, 0x40000000
    and ecx, 0x4040400
    mov eax, ecx
    mul edx
    imul eax, ecx, 0x610020
    mov ecx, edi
    mov edi, dword ptr [esp + 0x5c]
    and ecx, 0x7a040404
    or eax, edx
    imul ecx, ecx, 0x84011
    add ecx, eax
    mov eax, dword ptr [esp + 0x78]
    shr ecx, 0x15
    and edi, dword ptr [ebx + 8*ecx + plywright::sliders::magic::TABLE + 704516]
    and eax, dword ptr [ebx + 8*ecx + plywright::sliders::magic::TABLE + 704512]
    mov ecx, 0x2265220
    mov dword ptr [esp + 0x78], eax
    mov eax, dword ptr [esp + 0x68]
    and eax, 0x110a00
    or edi, eax
    mov eax, ebp
    mul ecx
    mov ecx, dword ptr [esp + 0x1c]
    imul eax, ebp, 0x40001002
    or eax, edx
    mov edx, dword ptr [esp + 0x6c]
    and ecx, 0xa1020
    imul ecx, ecx, 0x2265220
    add ecx, eax
    mov eax, dword ptr [esp + 0x88]
    shr ecx, 0x1b
    and edx, dword ptr [ebx + 8*ecx + plywright::sliders::magic::TABLE + 859392]
    and eax, dword ptr [ebx + 8*ecx + plywright::sliders::magic::TABLE + 859396]
    or edx, dword ptr [esp + 0x78]
    or eax, edi
    and eax, dword ptr [esp + 0x20]
    and edx, esi
    or eax, edx
    movzx edx, byte ptr [esp + 0x8]
    setne al
    cmp dl, -0x1
    sete cl
    or cl, al
    jne .L379
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, dl
    inc dl
    mov word ptr [ecx + 2*eax], 0x3ebc
    mov byte ptr [ecx + 0x200], dl
.L379:
    mov edx, dword ptr [esp + 0x90]
    cmp byte ptr [edx + 0x41], 0x0
    je .L383
    movzx eax, byte ptr [edx + 0x42]
    sub esp, 0xc
    mov ebx, dword ptr [esp + 0x1c]
.L380:
    lea ecx, [esp + 0xcc]
    push dword ptr [esp + 0x2c]
    push esi
    push dword ptr [esp + 0x20]
    push eax
    push dword ptr [esp + 0x80]
    call plywright::movegen::generate::en_passant
    jmp .L388
.L381:
    mov ecx, dword ptr [esp + 0xc]
    mov dh, byte ptr [esp + 0x8]
    movzx eax, dl
    inc dl
    mov word ptr [ecx + 2*eax], 0x2184
    mov byte ptr [ecx + 0x200], dl
    test dh, 0x2
    jne .L374
.L382:
    mov edx, dword ptr [esp + 0x90]
    cmp byte ptr [edx + 0x41], 0x0
    jne .L389
.L383:
    add esp, 0xcc
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L384:
    mov dword ptr [esp + 0x14], edi
    xor eax, eax
    xor edi, edi
.L385:
    mov edx, dword ptr [esp + 0x90]
    lea ecx, [esp + 0xc0]
    mov ebx, ebp
    push dword ptr [esp + 0x20]
    push esi
    push dword ptr [esp + 0x14]
    push dword ptr [esp + 0x24]
    push dword ptr [esp + 0x24]
    push edi
    push eax
    push dword ptr [esp + 0x80]
    call plywright::movegen::evasions::answers
    jmp .L388
.L386:
    mov dword ptr [esp + 0x14], edi
    xor eax, eax
    xor edi, edi
.L387:
    mov edx, dword ptr [esp + 0x90]
    lea ecx, [esp + 0xc0]
    mov ebx, ebp
    push dword ptr [esp + 0x20]
    push esi
    push dword ptr [esp + 0x14]
    push dword ptr [esp + 0x24]
    push dword ptr [esp + 0x24]
    push edi
    push eax
    push dword ptr [esp + 0x80]
    call plywright::movegen::evasions::answers
.L388:
    add esp, 0x20
    jmp .L383
.L389:
    movzx eax, byte ptr [edx + 0x42]
    sub esp, 0xc
    mov ebx, dword ptr [esp + 0x1c]
.L390:
    lea ecx, [esp + 0xcc]
    push dword ptr [esp + 0x2c]
    push esi
    push dword ptr [esp + 0x20]
    push eax
    push dword ptr [esp + 0x80]
    call plywright::movegen::generate::en_passant
    jmp .L388
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
    mov edi, dword ptr [esp + 0x9c]
    mov esi, dword ptr [esp + 0xa0]
    call .L0
.L0:
    pop ebp
    mov dword ptr [esp + 0x70], ecx
    mov ebx, dword ptr [edx + 0x38]
    add ebp, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x24], ebp
    mov eax, edi
    mov ecx, esi
    mov dword ptr [esp + 0x3c], ebx
    add eax, -0x1
    adc ecx, -0x1
    and eax, edi
    and ecx, esi
    mov esi, edx
    mov edx, dword ptr [edx + 0x3c]
    or ecx, eax
    mov eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x18], esi
    sete cl
    mov byte ptr [esp + 0x33], cl
    mov dword ptr [esp + 0x1c], edx
    not eax
    mov dword ptr [esp + 0x60], eax
    mov eax, dword ptr [esp + 0xac]
    not eax
    mov dword ptr [esp + 0x5c], eax
    movzx eax, byte ptr [esp + 0x90]
    je .L1
    mov ecx, dword ptr [esi + 0x4]
    mov edi, dword ptr [esi + 0x34]
    mov ebp, dword ptr [esi + 0x30]
    mov ebx, dword ptr [esi]
    movzx eax, al
    mov dword ptr [esp + 0x6c], ecx
    jmp .L64
.L1:
    mov ecx, dword ptr [esp + 0xa0]
    movzx edx, al
    tzcnt eax, edi
    mov dword ptr [esp + 0x38], edx
    tzcnt ecx, ecx
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    shl edx, 0x9
    lea eax, [ebp + edx + plywright::board::geometry::BETWEEN]
    mov edx, dword ptr [esp + 0x98]
    mov esi, dword ptr [eax + 8*ecx + 0x4]
    mov eax, dword ptr [eax + 8*ecx]
    movd xmm1, edx
    not edx
    mov dword ptr [esp + 0x14], esi
    mov esi, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x20], eax
    mov eax, ebx
    mov dword ptr [esp + 0x64], edx
    mov ecx, dword ptr [esi + 0x30]
    mov edi, dword ptr [esi + 0x4]
    mov esi, dword ptr [esi]
    mov dword ptr [esp + 0x34], ecx
    or ecx, ebx
    mov dword ptr [esp + 0x50], esi
    and esi, eax
    mov eax, dword ptr [esp + 0x94]
    mov dword ptr [esp + 0x6c], edi
    and edi, dword ptr [esp + 0x1c]
    mov ebx, ecx
    mov dword ptr [esp + 0x58], ecx
    movzx ecx, byte ptr [esp + 0x90]
    mov dword ptr [esp], esi
    mov esi, 0x1010101
    not ebx
    movd xmm0, eax
    not eax
    and cl, 0x7
    mov dword ptr [esp + 0x68], eax
    punpckldq xmm0, xmm1
    shl esi, cl
    mov ecx, ebp
    pshufd xmm1, xmm0, 0x44
    pcmpeqd xmm0, xmm0
    mov ebp, esi
    or esi, eax
    mov eax, dword ptr [esp + 0x38]
    pxor xmm0, xmm1
    movd xmm1, edi
    and esi, dword ptr [esp]
    or ebp, edx
    mov edx, dword ptr [esp + 0x14]
    and ebp, edi
    mov edi, dword ptr [esp]
    shl eax, 0x6
    por xmm0, xmmword ptr [ecx + eax + plywright::board::geometry::AROUND + 48]
    mov eax, dword ptr [esp + 0x18]
    shrd esi, ebp, 0x8
    or edx, dword ptr [esp + 0xa0]
    shr ebp, 0x8
    and esi, ebx
    mov ebx, ecx
    movd xmm4, edi
    punpckldq xmm4, xmm1
    pshufd xmm1, xmm4, 0x44
    mov ecx, dword ptr [eax + 0x34]
    mov dword ptr [esp + 0x14], edx
    pand xmm1, xmm0
    movdqa xmm0, xmm1
    psrlq xmm1, 0x7
    psrlq xmm0, 0x9
    movsd xmm1, xmm0
    mov eax, ecx
    mov dword ptr [esp + 0x4c], ecx
    or ecx, dword ptr [esp + 0x1c]
    and eax, edx
    mov edx, dword ptr [esp + 0x20]
    movd xmm2, eax
    mov eax, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x54], ecx
    not ecx
    or edx, dword ptr [esp + 0x9c]
    and ebp, ecx
    mov dword ptr [esp + 0x8], ebp
    and eax, edx
    and esi, edx
    test edi, 0xff00
    mov dword ptr [esp + 0x20], edx
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
    mov eax, dword ptr [esp + 0x24]
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
    movzx eax, byte ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x10], eax
    mov eax, ebp
    or eax, edi
    mov eax, dword ptr [esp + 0xa4]
    je .L27
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
    mov ecx, dword ptr [esp + 0x3c]
    mov eax, dword ptr [esp + 0x1c]
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
    and dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x8]
    and dword ptr [esp + 0x14], eax
    mov eax, dword ptr [esp + 0x18]
    mov esi, dword ptr [eax + 0x8]
    mov edx, dword ptr [eax + 0xc]
    and esi, dword ptr [esp + 0x68]
    and edx, dword ptr [esp + 0x64]
    and esi, dword ptr [esp + 0x3c]
    and edx, dword ptr [esp + 0x1c]
    mov eax, esi
    or eax, edx
    je .L41
    mov eax, dword ptr [esp + 0xa4]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L33
    nop
.L32:
    mov esi, dword ptr [esp + 0x28]
    mov edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x48]
    and edx, dword ptr [esp + 0x44]
    mov eax, esi
    or eax, edx
    je .L41
.L33:
    tzcnt ecx, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x28], esi
    mov dword ptr [esp + 0x2c], edx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    add esi, -0x1
    mov eax, dword ptr [esp + 0x24]
    adc edx, -0x1
    mov dword ptr [esp + 0x48], esi
    mov dword ptr [esp + 0x44], edx
    mov edx, ecx
    shl edx, 0x6
    mov edi, dword ptr [eax + edx + plywright::board::geometry::AROUND]
    mov esi, dword ptr [eax + edx + plywright::board::geometry::AROUND + 4]
    movzx eax, cx
    mov dword ptr [esp + 0x8], eax
    and edi, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0x14]
    mov ebp, esi
    mov dword ptr [esp + 0x40], edi
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
    mov eax, dword ptr [esp + 0x40]
    and esi, dword ptr [esp + 0x5c]
    mov edx, ebx
    and eax, dword ptr [esp + 0x60]
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
    mov esi, dword ptr [ecx + 0x24]
    mov eax, dword ptr [ecx + 0x14]
    mov edx, dword ptr [ecx + 0x20]
    mov ecx, dword ptr [ecx + 0x10]
    mov dword ptr [esp + 0x28], esi
    or eax, esi
    mov esi, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0x2c], edx
    or ecx, edx
    mov edx, dword ptr [esp + 0x64]
    and esi, dword ptr [esp + 0x3c]
    and edx, dword ptr [esp + 0x1c]
    and esi, ecx
    and edx, eax
    mov eax, esi
    or eax, edx
    je .L51
    mov eax, dword ptr [esp + 0xa4]
    mov ch, byte ptr [eax + 0x200]
    jmp .L43
    nop
.L42:
    mov esi, dword ptr [esp + 0x44]
    mov edx, dword ptr [esp + 0x48]
    mov ch, byte ptr [esp]
    and esi, dword ptr [esp + 0x40]
    and edx, dword ptr [esp + 0x78]
    mov eax, esi
    or eax, edx
    je .L51
.L43:
    tzcnt edi, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x44], esi
    mov dword ptr [esp + 0x48], edx
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    mov dword ptr [esp + 0x40], esi
    mov esi, dword ptr [esp + 0x24]
    lea ebx, [edi + 2*edi]
    mov dword ptr [esp], edi
    adc edx, -0x1
    mov dword ptr [esp + 0x78], edx
    mov edi, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebp, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    mov cl, byte ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    and edi, dword ptr [esp + 0x54]
    and eax, dword ptr [esp + 0x58]
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
    and eax, dword ptr [esp + 0x20]
    and edi, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x8], esi
    mov edx, edi
    mov dword ptr [esp + 0x74], eax
    and eax, dword ptr [esp + 0xa8]
    and edx, dword ptr [esp + 0xac]
    mov ebx, eax
    or ebx, edx
    je .L47
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0xc], edi
    movzx esi, si
    mov dword ptr [esp + 0x10], esi
    nop
.L44:
    mov esi, eax
    mov ebx, edx
    add esi, -0x1
    adc ebx, -0x1
    cmp cl, -0x1
    je .L46
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
    or ebp, dword ptr [esp + 0x10]
    mov word ptr [edi + 2*esi], bp
    mov ebp, dword ptr [esp + 0xa4]
    mov esi, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp + 0xc]
    mov byte ptr [ebp + 0x200], cl
.L45:
    and eax, esi
    and edx, ebx
    mov esi, eax
    or esi, edx
    jne .L44
    jmp .L47
.L46:
    mov cl, -0x1
    jmp .L45
    nop
.L47:
    mov esi, dword ptr [esp + 0x74]
    and edi, dword ptr [esp + 0x5c]
    mov byte ptr [esp], ch
    and esi, dword ptr [esp + 0x60]
    mov eax, esi
    or eax, edi
    mov al, ch
    jne .L49
    jmp .L42
.L48:
    mov al, -0x1
    jmp .L50
.L49:
    mov ebx, esi
    mov edx, edi
    add ebx, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L48
    mov dword ptr [esp + 0x4], edx
    movzx edx, al
    inc al
    tzcnt ebp, esi
    mov ecx, dword ptr [esp + 0xa4]
    mov dword ptr [esp], edx
    mov edx, edi
    tzcnt edi, edi
    add edi, 0x20
    test esi, esi
    cmovne edi, ebp
    mov ebp, dword ptr [esp]
    mov byte ptr [esp], al
    shl edi, 0x6
    or edi, dword ptr [esp + 0x8]
    mov word ptr [ecx + 2*ebp], di
    mov edi, edx
    mov edx, dword ptr [esp + 0x4]
    mov byte ptr [ecx + 0x200], al
.L50:
    and esi, ebx
    and edi, edx
    mov edx, esi
    or edx, edi
    jne .L49
    jmp .L42
.L51:
    mov esi, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x2c]
    mov ecx, dword ptr [esp + 0x28]
    or edx, dword ptr [esi + 0x18]
    or ecx, dword ptr [esi + 0x1c]
    and edx, dword ptr [esp + 0x68]
    and ecx, dword ptr [esp + 0x64]
    and edx, dword ptr [esp + 0x3c]
    and ecx, dword ptr [esp + 0x1c]
    mov eax, edx
    or eax, ecx
    je .L63
    mov eax, dword ptr [esp + 0xa4]
    mov edi, ecx
    mov esi, edi
    mov ch, byte ptr [eax + 0x200]
    jmp .L53
    nop
.L52:
    mov edx, dword ptr [esp + 0x2c]
    mov esi, dword ptr [esp + 0x28]
    mov ch, byte ptr [esp]
    and edx, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0x44]
    mov eax, edx
    or eax, esi
    je .L62
.L53:
    tzcnt ebx, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x2c], edx
    mov dword ptr [esp + 0x28], esi
    add ebx, 0x20
    test edx, edx
    cmovne ebx, eax
    add edx, -0x1
    adc esi, -0x1
    mov dword ptr [esp + 0x48], edx
    lea edx, [ebx + 2*ebx]
    mov dword ptr [esp + 0x44], esi
    mov esi, dword ptr [esp + 0x24]
    mov edi, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [ebx + 2*ebx]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and edi, dword ptr [esp + 0x54]
    and eax, dword ptr [esp + 0x58]
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
    mov dword ptr [esp + 0xc], edx
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x20]
    and edi, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x8], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x40], edi
    and edi, dword ptr [esp + 0xac]
    mov ebp, eax
    or ebp, edi
    je .L57
    mov ebx, dword ptr [esp + 0x8]
    lea esi, [edx + 0x4000]
    mov cl, ch
    movzx edx, si
    mov dword ptr [esp + 0x10], edx
    nop
.L54:
    mov edx, eax
    mov ebp, edi
    add edx, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L56
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
    or ebx, dword ptr [esp + 0x10]
    mov word ptr [esi + 2*edx], bx
    mov edx, dword ptr [esp + 0xa4]
    mov ebx, dword ptr [esp + 0x8]
    mov byte ptr [edx + 0x200], cl
    mov edx, dword ptr [esp + 0x4]
.L55:
    and eax, edx
    and edi, ebp
    mov edx, eax
    or edx, edi
    jne .L54
    jmp .L58
.L56:
    mov cl, -0x1
    jmp .L55
    nop
.L57:
    mov ebx, dword ptr [esp + 0x8]
.L58:
    mov edi, dword ptr [esp + 0x40]
    and ebx, dword ptr [esp + 0x60]
    mov byte ptr [esp], ch
    and edi, dword ptr [esp + 0x5c]
    mov eax, ebx
    or eax, edi
    mov al, ch
    jne .L60
    jmp .L52
.L59:
    mov al, -0x1
    jmp .L61
    nop
.L60:
    mov ebp, ebx
    mov edx, edi
    add ebp, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L59
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
    or edx, dword ptr [esp + 0xc]
    mov word ptr [ecx + 2*esi], dx
    mov edx, dword ptr [esp + 0xa4]
    mov byte ptr [edx + 0x200], al
    mov edx, dword ptr [esp + 0x4]
.L61:
    and ebx, ebp
    and edi, edx
    mov edx, ebx
    or edx, edi
    jne .L60
    jmp .L52
.L62:
    mov esi, dword ptr [esp + 0x18]
.L63:
    mov ebx, dword ptr [esp + 0x50]
    mov ebp, dword ptr [esp + 0x34]
    mov edi, dword ptr [esp + 0x4c]
    mov eax, dword ptr [esp + 0x38]
.L64:
    mov ecx, dword ptr [esi + 0x2c]
    shl eax, 0x6
    mov edx, 0x20
    mov dword ptr [esp + 0x50], ebx
    mov dword ptr [esp + 0x34], ebp
    mov dword ptr [esp + 0x4c], edi
    mov dword ptr [esp + 0x38], eax
    mov eax, dword ptr [esi + 0x28]
    and ecx, edi
    and eax, ebp
    bsf ecx, ecx
    cmovne edx, ecx
    add edx, 0x20
    bsf ecx, eax
    cmove ecx, edx
    and ebx, ebp
    mov ebp, dword ptr [esp + 0x6c]
    and ecx, 0x3f
    mov eax, ebx
    shl ecx, 0x6
    shl eax, 0x9
    and eax, 0xfefefe00
    and ebp, edi
    mov edi, dword ptr [esp + 0x24]
    mov edx, ebp
    shld ebp, ebx, 0x7
    shld edx, ebx, 0x9
    and ebp, 0x7f7f7f7f
    shl ebx, 0x7
    and edx, 0xfefefefe
    and ebx, 0x7f7f7f00
    or ebp, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 12]
    or edx, dword ptr [esp + 0x1c]
    or ebx, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 8]
    mov ecx, dword ptr [esp + 0x38]
    or edx, ebp
    mov ebp, dword ptr [esp + 0x3c]
    not edx
    and edx, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 12]
    or eax, ebp
    or eax, ebx
    not eax
    mov dword ptr [esp], edx
    and eax, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 8]
    mov edi, eax
    or eax, edx
    mov edx, dword ptr [esp + 0x4c]
    je .L66
    movzx ecx, byte ptr [esp + 0x90]
    mov ebx, 0x1
    xor eax, eax
    movdqu xmm0, xmmword ptr [esi + 0x20]
    movdqu xmm1, xmmword ptr [esi + 0x10]
    shld eax, ebx, cl
    shl ebx, cl
    test cl, 0x20
    mov ecx, 0x0
    pshufd xmm0, xmm0, 0x44
    cmovne eax, ebx
    cmovne ebx, ecx
    mov ecx, dword ptr [esp + 0x1c]
    or ebp, dword ptr [esp + 0x34]
    por xmm0, xmm1
    not eax
    not ebx
    or ecx, edx
    and ebx, ebp
    mov edx, dword ptr [esi + 0x8]
    and eax, ecx
    mov ecx, dword ptr [esi + 0xc]
    mov dword ptr [esp + 0xc], ebx
    mov ebx, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x8], eax
    mov dword ptr [esp + 0x58], edx
    mov edx, edi
    mov dword ptr [esp + 0x54], ecx
    mov ecx, dword ptr [esp]
    mov ebp, ecx
    nop
.L65:
    mov dword ptr [esp], ecx
    tzcnt ecx, ebp
    tzcnt eax, edx
    mov dword ptr [esp + 0x4], edi
    add ecx, 0x20
    test edx, edx
    cmovne ecx, eax
    mov eax, edx
    mov esi, ecx
    add eax, -0x1
    mov ecx, ebp
    adc ecx, -0x1
    mov dword ptr [esp + 0x20], esi
    and edx, eax
    and ebp, ecx
    mov ecx, esi
    lea esi, [esi + 2*esi]
    mov dword ptr [esp + 0x10], edx
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x14], ebp
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    shl ecx, 0x6
    and ebp, dword ptr [esp + 0x8]
    and eax, dword ptr [esp + 0xc]
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
    mov dword ptr [esp + 0x28], ecx
    movzx ecx, byte ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x2c], edx
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1544]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove ebp, eax
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1536]
    and edi, dword ptr [esp + 0x8]
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
    or edx, dword ptr [esp + 0x28]
    movd eax, xmm1
    or eax, edx
    movd edx, xmm2
    or edx, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x4c]
    or edx, ecx
    mov ecx, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x34]
    shld esi, edi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    or edx, eax
    mov edx, dword ptr [esp + 0x10]
    cmove edi, ecx
    cmove esi, ecx
    xor dword ptr [esp], esi
    xor dword ptr [esp + 0x4], edi
    mov esi, dword ptr [esp + 0x14]
    mov ecx, dword ptr [esp]
    mov edi, dword ptr [esp + 0x4]
    mov eax, edx
    mov ebp, esi
    or eax, esi
    jne .L65
    jmp .L67
.L66:
    xor edi, edi
    xor ecx, ecx
.L67:
    mov eax, edi
    mov dword ptr [esp], ecx
    and ecx, dword ptr [esp + 0xac]
    mov ebp, dword ptr [esp + 0xa4]
    mov dword ptr [esp + 0x4], edi
    and eax, dword ptr [esp + 0xa8]
    mov edx, eax
    or edx, ecx
    je .L71
    movzx esi, byte ptr [esp + 0x90]
    movzx edx, byte ptr [ebp + 0x200]
    or esi, 0x4000
    movzx esi, si
    mov dword ptr [esp + 0x10], esi
    nop
.L68:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L70
    movzx ebx, dl
    inc dl
    tzcnt ebp, eax
    mov dword ptr [esp + 0x8], ebx
    tzcnt ebx, ecx
    mov byte ptr [esp + 0xc], dl
    mov edx, dword ptr [esp + 0xa4]
    add ebx, 0x20
    test eax, eax
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0x8]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x10]
    mov word ptr [edx + 2*ebp], bx
    movzx edx, byte ptr [esp + 0xc]
    mov ebp, dword ptr [esp + 0xa4]
    mov byte ptr [ebp + 0x200], dl
.L69:
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L68
    jmp .L71
.L70:
    mov dl, -0x1
    jmp .L69
.L71:
    mov edi, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp]
    and edi, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x5c]
    mov eax, edi
    or eax, esi
    je .L75
    movzx eax, byte ptr [esp + 0x90]
    movzx ecx, byte ptr [ebp + 0x200]
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
    mov ebp, dword ptr [esp + 0xa4]
    mov eax, dword ptr [esp + 0x4]
    mov byte ptr [ebp + 0x200], cl
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
    cmp byte ptr [esp + 0x33], 0x0
    je .L76
    mov eax, dword ptr [esp + 0x18]
    cmp byte ptr [eax + 0x41], 0x0
    je .L76
    mov ecx, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esp + 0x6c]
    mov eax, dword ptr [esp + 0x50]
    xor esi, esi
    xor edi, edi
    movzx edx, byte ptr [ecx + 0x42]
    or ebx, dword ptr [ecx + 0xc]
    or eax, dword ptr [ecx + 0x8]
    mov ecx, edx
    mov ch, dl
    mov edx, 0x1
    add cl, 0x8
    shld esi, edx, cl
    shl edx, cl
    test cl, 0x20
    cmovne esi, edx
    cmovne edx, edi
    and ebx, dword ptr [esp + 0xa0]
    and eax, dword ptr [esp + 0x9c]
    not esi
    not edx
    and ebx, esi
    and eax, edx
    or eax, ebx
    je .L78
.L76:
    mov eax, dword ptr [esp + 0x70]
    mov ecx, dword ptr [esp + 0xa8]
    mov edx, dword ptr [esp + 0xac]
    mov dword ptr [eax], ebp
    mov dword ptr [eax + 0x4], ecx
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
    mov ebx, dword ptr [esp + 0x30]
    push dword ptr [esp + 0xb8]
    push dword ptr [esp + 0xb8]
    push ebp
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
    mov edi, dword ptr [esp + 0x9c]
    mov esi, dword ptr [esp + 0xa0]
    call .L0
.L0:
    pop ebx
    mov dword ptr [esp + 0x70], ecx
    mov ebp, dword ptr [esp + 0xa4]
    add ebx, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x20], ebx
    mov eax, edi
    mov ecx, esi
    add eax, -0x1
    adc ecx, -0x1
    and eax, edi
    and ecx, esi
    mov esi, edx
    mov edx, dword ptr [edx + 0x30]
    or ecx, eax
    mov eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x14], esi
    sete cl
    mov byte ptr [esp + 0x33], cl
    mov dword ptr [esp + 0x28], edx
    mov edx, dword ptr [esi + 0x34]
    not eax
    mov dword ptr [esp + 0x60], eax
    mov eax, dword ptr [esp + 0xac]
    mov dword ptr [esp + 0x38], edx
    not eax
    mov dword ptr [esp + 0x5c], eax
    movzx eax, byte ptr [esp + 0x90]
    je .L1
    mov ecx, dword ptr [esi + 0x3c]
    mov edx, dword ptr [esi + 0x4]
    mov ebp, dword ptr [esi + 0x38]
    mov ebx, dword ptr [esi]
    movzx eax, al
    mov dword ptr [esp + 0x48], ecx
    mov dword ptr [esp + 0x6c], edx
    jmp .L63
.L1:
    mov ecx, edi
    movzx edi, al
    tzcnt eax, ecx
    mov esi, ecx
    mov ecx, dword ptr [esp + 0xa0]
    mov dword ptr [esp + 0x34], edi
    tzcnt ecx, ecx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    shl edi, 0x9
    lea eax, [ebx + edi + plywright::board::geometry::BETWEEN]
    mov esi, dword ptr [eax + 8*ecx + 0x4]
    mov eax, dword ptr [eax + 8*ecx]
    movzx ecx, byte ptr [esp + 0x90]
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x24], esi
    and cl, 0x7
    mov edi, dword ptr [eax + 0x3c]
    mov esi, dword ptr [eax + 0x4]
    mov dword ptr [esp + 0x48], edi
    or edi, edx
    mov dword ptr [esp + 0x6c], esi
    and esi, edx
    mov edx, dword ptr [esp + 0x94]
    mov dword ptr [esp + 0x54], edi
    not edi
    mov dword ptr [esp], esi
    mov esi, ebx
    mov ebx, 0x1010101
    mov dword ptr [esp + 0x4], edi
    mov edi, dword ptr [eax]
    mov eax, dword ptr [esp + 0x98]
    shl ebx, cl
    mov ecx, ebx
    movd xmm0, edx
    not edx
    or ebx, edx
    mov dword ptr [esp + 0x68], edx
    movd xmm1, eax
    not eax
    mov dword ptr [esp + 0x4c], edi
    and edi, dword ptr [esp + 0x28]
    or ecx, eax
    punpckldq xmm0, xmm1
    mov dword ptr [esp + 0x64], eax
    mov eax, dword ptr [esp + 0x48]
    and ecx, dword ptr [esp]
    pshufd xmm1, xmm0, 0x44
    pcmpeqd xmm0, xmm0
    pxor xmm0, xmm1
    and ebx, edi
    movd xmm1, edi
    mov edi, dword ptr [esp + 0x1c]
    shld ecx, ebx, 0x8
    shl ebx, 0x8
    and ecx, dword ptr [esp + 0x4]
    or edi, dword ptr [esp + 0x9c]
    mov edx, ecx
    mov ecx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x1c], edi
    shl ecx, 0x6
    por xmm0, xmmword ptr [esi + ecx + plywright::board::geometry::AROUND + 48]
    mov esi, dword ptr [esp + 0x24]
    or esi, dword ptr [esp + 0xa0]
    and eax, esi
    and edx, esi
    mov dword ptr [esp + 0x24], esi
    movd xmm2, eax
    mov eax, dword ptr [esp + 0x14]
    mov ecx, dword ptr [eax + 0x38]
    mov eax, ecx
    mov dword ptr [esp + 0x58], ecx
    or ecx, dword ptr [esp + 0x28]
    and eax, edi
    movd xmm3, eax
    punpckldq xmm3, xmm2
    mov dword ptr [esp + 0x50], ecx
    not ecx
    and ebx, ecx
    mov dword ptr [esp + 0x18], ecx
    mov ecx, dword ptr [esp]
    mov eax, ebx
    and eax, edi
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0x20]
    movd xmm4, ecx
    test ecx, 0xff0000
    punpckldq xmm1, xmm4
    pshufd xmm1, xmm1, 0x44
    pand xmm1, xmm0
    movdqa xmm0, xmm1
    psllq xmm1, 0x7
    psllq xmm0, 0x9
    movsd xmm1, xmm0
    pshufd xmm0, xmm3, 0x44
    pand xmm0, xmm1
    pand xmm0, xmmword ptr [eax + .C0]
    je .L14
    mov esi, edx
    mov dword ptr [esp + 0x8], ebx
    mov dword ptr [esp + 0xc], edx
    and esi, 0xff000000
    je .L5
    movzx ecx, byte ptr [ebp + 0x200]
    xor ebx, ebx
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
    mov esi, ebp
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
    mov ebp, esi
    mov byte ptr [esi + 0x200], dl
    mov esi, dword ptr [esp]
    cmp dl, -0x1
    je .L3
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
    mov ebp, esi
    mov esi, dword ptr [esp]
    jmp .L3
.L5:
    pshufd xmm1, xmm0, 0x55
    movd esi, xmm1
    and esi, 0xfe000000
    je .L9
    movzx ecx, byte ptr [ebp + 0x200]
    xor ebx, ebx
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
    mov edx, ecx
    mov dword ptr [esp], esi
    mov esi, ebp
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
    mov ebp, esi
    mov byte ptr [esi + 0x200], dl
    mov esi, dword ptr [esp]
    cmp dl, -0x1
    je .L7
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
    mov ebp, esi
    mov esi, dword ptr [esp]
    jmp .L7
.L9:
    pshufd xmm1, xmm0, 0xff
    movd esi, xmm1
    and esi, 0x7f000000
    je .L13
    movzx ecx, byte ptr [ebp + 0x200]
    xor ebx, ebx
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
    mov edx, ecx
    mov dword ptr [esp], esi
    mov esi, ebp
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
    mov ebp, esi
    mov byte ptr [esi + 0x200], dl
    mov esi, dword ptr [esp]
    cmp dl, -0x1
    je .L11
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
    mov ebp, esi
    mov esi, dword ptr [esp]
    jmp .L11
.L13:
    mov eax, dword ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0x8]
    and dword ptr [esp + 0x10], 0xffffff00
    pand xmm0, xmmword ptr [eax + .C1]
    and edx, 0xffffff
.L14:
    shl ebx, 0x8
    movd ecx, xmm0
    pshufd xmm1, xmm0, 0x55
    mov dword ptr [esp + 0xc], edx
    and ebx, dword ptr [esp + 0x1c]
    movd esi, xmm1
    mov eax, ecx
    or eax, esi
    mov dword ptr [esp + 0x8], ebx
    je .L18
    mov eax, dword ptr [esp + 0xa4]
    movzx edx, byte ptr [eax + 0x200]
    nop
.L15:
    mov edi, ecx
    mov ebp, esi
    add edi, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L17
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
.L16:
    and ecx, edi
    and esi, ebp
    mov eax, ecx
    or eax, esi
    jne .L15
    jmp .L18
.L17:
    mov dl, -0x1
    jmp .L16
.L18:
    mov eax, dword ptr [esp + 0x18]
    pshufd xmm1, xmm0, 0xff
    pshufd xmm0, xmm0, 0xee
    movd esi, xmm0
    movd ecx, xmm1
    and dword ptr [esp + 0x8], eax
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
    mov ecx, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0xc]
    and dword ptr [esp + 0x8], 0xff000000
    mov eax, ecx
    or eax, edi
    je .L26
    mov eax, dword ptr [esp + 0xa4]
    movzx ebx, byte ptr [eax + 0x200]
    nop
.L23:
    mov esi, ecx
    mov ebp, edi
    add esi, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L25
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
.L24:
    and ecx, esi
    and edi, ebp
    mov eax, ecx
    or eax, edi
    jne .L23
    jmp .L26
.L25:
    mov bl, -0x1
    jmp .L24
.L26:
    mov eax, dword ptr [esp + 0x38]
    mov ecx, dword ptr [esp + 0x28]
    mov edx, dword ptr [esp + 0x8]
    not eax
    not ecx
    test edx, edx
    mov dword ptr [esp + 0xc], eax
    mov dword ptr [esp + 0x10], ecx
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
    mov eax, dword ptr [esp + 0x10]
    and dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [esp + 0xc]
    and dword ptr [esp + 0x24], eax
    mov eax, dword ptr [esp + 0x14]
    mov esi, dword ptr [eax + 0x8]
    mov edx, dword ptr [eax + 0xc]
    and esi, dword ptr [esp + 0x68]
    and edx, dword ptr [esp + 0x64]
    and esi, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x38]
    mov eax, esi
    or eax, edx
    je .L40
    mov eax, dword ptr [esp + 0xa4]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L32
    nop
.L31:
    mov esi, dword ptr [esp + 0x2c]
    mov edx, dword ptr [esp + 0x18]
    and esi, dword ptr [esp + 0x44]
    and edx, dword ptr [esp + 0x40]
    mov eax, esi
    or eax, edx
    je .L40
.L32:
    tzcnt ecx, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x2c], esi
    mov dword ptr [esp + 0x18], edx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    add esi, -0x1
    mov eax, dword ptr [esp + 0x20]
    adc edx, -0x1
    mov dword ptr [esp + 0x44], esi
    mov dword ptr [esp + 0x40], edx
    mov edx, ecx
    shl edx, 0x6
    mov edi, dword ptr [eax + edx + plywright::board::geometry::AROUND]
    mov esi, dword ptr [eax + edx + plywright::board::geometry::AROUND + 4]
    movzx eax, cx
    mov dword ptr [esp + 0x8], eax
    and edi, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x24]
    mov ebp, esi
    mov dword ptr [esp + 0x3c], edi
    and edi, dword ptr [esp + 0xa8]
    and ebp, dword ptr [esp + 0xac]
    mov edx, edi
    or edx, ebp
    je .L36
    lea ecx, [eax + 0x4000]
    mov bh, bl
    mov dword ptr [esp + 0xc], esi
    movzx eax, cx
    mov dword ptr [esp + 0x10], eax
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
    or eax, dword ptr [esp + 0x10]
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
    mov eax, dword ptr [esp + 0x3c]
    and esi, dword ptr [esp + 0x5c]
    and eax, dword ptr [esp + 0x60]
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
    mov ecx, dword ptr [esp + 0x14]
    mov esi, dword ptr [ecx + 0x24]
    mov eax, dword ptr [ecx + 0x14]
    mov edx, dword ptr [ecx + 0x20]
    mov ecx, dword ptr [ecx + 0x10]
    mov dword ptr [esp + 0x2c], esi
    or eax, esi
    mov esi, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0x18], edx
    or ecx, edx
    mov edx, dword ptr [esp + 0x64]
    and esi, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x38]
    and esi, ecx
    and edx, eax
    mov eax, esi
    or eax, edx
    je .L51
    mov eax, dword ptr [esp + 0xa4]
    mov ch, byte ptr [eax + 0x200]
    jmp .L42
    nop
.L41:
    mov esi, dword ptr [esp + 0x40]
    mov edx, dword ptr [esp + 0x44]
    mov ch, byte ptr [esp]
    and esi, dword ptr [esp + 0x3c]
    and edx, dword ptr [esp + 0x78]
    mov eax, esi
    or eax, edx
    je .L51
.L42:
    tzcnt ebx, edx
    tzcnt eax, esi
    mov dword ptr [esp + 0x40], esi
    mov dword ptr [esp + 0x44], edx
    add ebx, 0x20
    test esi, esi
    cmovne ebx, eax
    add esi, -0x1
    mov dword ptr [esp + 0x3c], esi
    mov esi, dword ptr [esp + 0x20]
    adc edx, -0x1
    mov dword ptr [esp + 0x78], edx
    lea edx, [ebx + 2*ebx]
    mov edi, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    lea edx, [ebx + 2*ebx]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and edi, dword ptr [esp + 0x54]
    and eax, dword ptr [esp + 0x50]
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
    and edx, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x74], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x8], edx
    and edx, dword ptr [esp + 0xac]
    mov edi, eax
    or edi, edx
    je .L46
    mov ebx, dword ptr [esp + 0x8]
    add esi, 0x4000
    mov cl, ch
    movzx esi, si
    mov dword ptr [esp + 0x10], esi
    nop
.L43:
    mov esi, eax
    mov edi, edx
    add esi, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L45
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
.L44:
    and eax, esi
    and edx, edi
    mov esi, eax
    or esi, edx
    jne .L43
    jmp .L47
.L45:
    mov cl, -0x1
    jmp .L44
    nop
.L46:
    mov ebx, dword ptr [esp + 0x8]
.L47:
    mov esi, dword ptr [esp + 0x74]
    and ebx, dword ptr [esp + 0x5c]
    mov byte ptr [esp], ch
    and esi, dword ptr [esp + 0x60]
    mov eax, esi
    or eax, ebx
    mov al, ch
    jne .L49
    jmp .L41
.L48:
    mov al, -0x1
    jmp .L50
    nop
.L49:
    mov edi, esi
    mov edx, ebx
    add edi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L48
    mov dword ptr [esp + 0x4], edx
    movzx edx, al
    inc al
    tzcnt ebp, esi
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
    mov ebx, edx
    mov edx, dword ptr [esp + 0x4]
    mov byte ptr [ecx + 0x200], al
.L50:
    and esi, edi
    and ebx, edx
    mov edx, esi
    or edx, ebx
    jne .L49
    jmp .L41
.L51:
    mov eax, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x2c]
    or edx, dword ptr [eax + 0x18]
    or ecx, dword ptr [eax + 0x1c]
    and edx, dword ptr [esp + 0x68]
    and ecx, dword ptr [esp + 0x64]
    and edx, dword ptr [esp + 0x28]
    and ecx, dword ptr [esp + 0x38]
    mov eax, edx
    or eax, ecx
    je .L62
    mov eax, dword ptr [esp + 0xa4]
    mov esi, ecx
    mov ch, byte ptr [eax + 0x200]
    jmp .L53
    nop
.L52:
    mov edx, dword ptr [esp + 0x18]
    mov esi, dword ptr [esp + 0x2c]
    mov ch, bl
    and edx, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x40]
    mov eax, edx
    or eax, esi
    je .L62
.L53:
    tzcnt edi, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0x2c], esi
    add edi, 0x20
    test edx, edx
    cmovne edi, eax
    add edx, -0x1
    adc esi, -0x1
    mov dword ptr [esp + 0x44], edx
    lea edx, [edi + 2*edi]
    mov dword ptr [esp + 0x40], esi
    mov esi, dword ptr [esp + 0x20]
    mov ebx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    lea edx, [edi + 2*edi]
    mov edx, dword ptr [esi + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and ebx, dword ptr [esp + 0x54]
    and eax, dword ptr [esp + 0x50]
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
    mov dword ptr [esp + 0xc], edx
    mov eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x1c]
    and ebx, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x8], eax
    and eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x3c], ebx
    and ebx, dword ptr [esp + 0xac]
    mov ebp, eax
    or ebp, ebx
    je .L57
    mov edi, dword ptr [esp + 0x8]
    lea esi, [edx + 0x4000]
    mov cl, ch
    movzx edx, si
    mov dword ptr [esp + 0x10], edx
    nop
.L54:
    mov edx, eax
    mov ebp, ebx
    add edx, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L56
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
    or edi, dword ptr [esp + 0x10]
    mov word ptr [esi + 2*edx], di
    mov edx, dword ptr [esp + 0xa4]
    mov edi, dword ptr [esp + 0x8]
    mov byte ptr [edx + 0x200], cl
    mov edx, dword ptr [esp + 0x4]
.L55:
    and eax, edx
    and ebx, ebp
    mov edx, eax
    or edx, ebx
    jne .L54
    jmp .L58
.L56:
    mov cl, -0x1
    jmp .L55
    nop
.L57:
    mov edi, dword ptr [esp + 0x8]
.L58:
    mov esi, dword ptr [esp + 0x3c]
    and edi, dword ptr [esp + 0x60]
    mov bl, ch
    and esi, dword ptr [esp + 0x5c]
    mov eax, edi
    or eax, esi
    mov al, ch
    jne .L60
    jmp .L52
.L59:
    mov al, -0x1
    jmp .L61
    nop
.L60:
    mov ebp, edi
    mov edx, esi
    add ebp, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L59
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
    or edx, dword ptr [esp + 0xc]
    mov word ptr [ecx + 2*esi], dx
    mov edx, dword ptr [esp + 0xa4]
    mov esi, ebx
    mov ebx, eax
    mov byte ptr [edx + 0x200], al
    mov edx, dword ptr [esp + 0x4]
.L61:
    and edi, ebp
    and esi, edx
    mov edx, edi
    or edx, esi
    jne .L60
    jmp .L52
.L62:
    mov esi, dword ptr [esp + 0x14]
    mov ebx, dword ptr [esp + 0x4c]
    mov ebp, dword ptr [esp + 0x58]
    mov eax, dword ptr [esp + 0x34]
.L63:
    shl eax, 0x6
    mov ecx, dword ptr [esi + 0x2c]
    mov edi, dword ptr [esp + 0x48]
    mov edx, 0x20
    mov dword ptr [esp + 0x4c], ebx
    mov dword ptr [esp + 0x34], eax
    mov eax, dword ptr [esi + 0x28]
    and ecx, edi
    and eax, ebp
    bsf ecx, ecx
    cmovne edx, ecx
    add edx, 0x20
    bsf esi, eax
    mov eax, dword ptr [esp + 0x6c]
    cmove esi, edx
    mov edx, ebx
    and edx, ebp
    and esi, 0x3f
    shl esi, 0x6
    and eax, edi
    mov edi, dword ptr [esp + 0x20]
    mov ebx, eax
    mov ecx, eax
    shld ebx, edx, 0x19
    shrd edx, eax, 0x9
    shr eax, 0x9
    shr ecx, 0x7
    and edx, 0x7f7f7f7f
    and eax, 0x7f7f7f
    and ebx, 0xfefefefe
    and ecx, 0xfefefe
    or edx, dword ptr [edi + esi + plywright::board::geometry::AROUND + 8]
    or eax, dword ptr [edi + esi + plywright::board::geometry::AROUND + 12]
    mov esi, dword ptr [esp + 0x28]
    or ebx, esi
    or ebx, edx
    mov edx, dword ptr [esp + 0x38]
    not ebx
    or ecx, edx
    or ecx, eax
    mov eax, dword ptr [esp + 0x34]
    not ecx
    and ebx, dword ptr [edi + eax + plywright::board::geometry::AROUND + 8]
    and ecx, dword ptr [edi + eax + plywright::board::geometry::AROUND + 12]
    mov eax, ebx
    mov dword ptr [esp], ecx
    or eax, ecx
    je .L65
    movzx ecx, byte ptr [esp + 0x90]
    mov edi, ebx
    mov ebx, 0x1
    xor eax, eax
    shld eax, ebx, cl
    shl ebx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne eax, ebx
    cmovne ebx, ecx
    mov ecx, dword ptr [esp + 0x14]
    or edx, dword ptr [esp + 0x48]
    or esi, ebp
    not eax
    not ebx
    and ebx, esi
    mov dword ptr [esp + 0xc], ebx
    mov ebx, dword ptr [esp + 0x20]
    movdqu xmm0, xmmword ptr [ecx + 0x20]
    and eax, edx
    mov esi, dword ptr [ecx + 0x8]
    mov edx, dword ptr [ecx + 0xc]
    movdqu xmm1, xmmword ptr [ecx + 0x10]
    mov ecx, dword ptr [esp]
    mov dword ptr [esp + 0x8], eax
    pshufd xmm0, xmm0, 0x44
    mov dword ptr [esp + 0x54], esi
    mov esi, ebp
    mov dword ptr [esp + 0x50], edx
    mov edx, edi
    mov ebp, ecx
    por xmm0, xmm1
    mov dword ptr [esp + 0x58], esi
.L64:
    mov dword ptr [esp], ecx
    tzcnt ecx, ebp
    tzcnt eax, edx
    mov dword ptr [esp + 0x4], edi
    add ecx, 0x20
    test edx, edx
    cmovne ecx, eax
    mov eax, edx
    mov esi, ecx
    add eax, -0x1
    mov ecx, ebp
    adc ecx, -0x1
    mov dword ptr [esp + 0x24], esi
    and edx, eax
    and ebp, ecx
    mov ecx, esi
    lea esi, [esi + 2*esi]
    mov dword ptr [esp + 0x10], edx
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x1c], ebp
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    shl ecx, 0x6
    and ebp, dword ptr [esp + 0x8]
    and eax, dword ptr [esp + 0xc]
    imul edi, eax
    imul ebp, edx
    mul edx
    add ebp, edx
    mov edx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND]
    mov ecx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 4]
    add ebp, edi
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1540]
    and ecx, dword ptr [esp + 0x50]
    and edx, dword ptr [esp + 0x54]
    mov dword ptr [esp + 0x2c], ecx
    movzx ecx, byte ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x18], edx
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1544]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove ebp, eax
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 1536]
    and edi, dword ptr [esp + 0x8]
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
    or edx, dword ptr [esp + 0x2c]
    movd eax, xmm1
    or eax, edx
    movd edx, xmm2
    or edx, dword ptr [esp + 0x18]
    and eax, dword ptr [esp + 0x48]
    or edx, ecx
    mov ecx, dword ptr [esp + 0x24]
    and edx, dword ptr [esp + 0x58]
    shld esi, edi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    or edx, eax
    mov edx, dword ptr [esp + 0x10]
    cmove edi, ecx
    cmove esi, ecx
    xor dword ptr [esp], esi
    xor dword ptr [esp + 0x4], edi
    mov esi, dword ptr [esp + 0x1c]
    mov ecx, dword ptr [esp]
    mov edi, dword ptr [esp + 0x4]
    mov eax, edx
    mov ebp, esi
    or eax, esi
    jne .L64
    jmp .L66
.L65:
    xor edi, edi
    xor ecx, ecx
.L66:
    mov eax, edi
    mov dword ptr [esp], ecx
    and ecx, dword ptr [esp + 0xac]
    mov ebp, dword ptr [esp + 0xa4]
    mov dword ptr [esp + 0x4], edi
    and eax, dword ptr [esp + 0xa8]
    mov edx, eax
    or edx, ecx
    je .L70
    movzx esi, byte ptr [esp + 0x90]
    movzx edx, byte ptr [ebp + 0x200]
    or esi, 0x4000
    movzx esi, si
    mov dword ptr [esp + 0x10], esi
    nop
.L67:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L69
    movzx ebx, dl
    inc dl
    tzcnt ebp, eax
    mov dword ptr [esp + 0x8], ebx
    tzcnt ebx, ecx
    mov byte ptr [esp + 0xc], dl
    mov edx, dword ptr [esp + 0xa4]
    add ebx, 0x20
    test eax, eax
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0x8]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x10]
    mov word ptr [edx + 2*ebp], bx
    movzx edx, byte ptr [esp + 0xc]
    mov ebp, dword ptr [esp + 0xa4]
    mov byte ptr [ebp + 0x200], dl
.L68:
    and eax, esi
    and ecx, edi
    mov esi, eax
    or esi, ecx
    jne .L67
    jmp .L70
.L69:
    mov dl, -0x1
    jmp .L68
.L70:
    mov edi, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp]
    and edi, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x5c]
    mov eax, edi
    or eax, esi
    je .L74
    movzx eax, byte ptr [esp + 0x90]
    movzx ecx, byte ptr [ebp + 0x200]
    movzx eax, ax
    mov dword ptr [esp + 0x8], eax
    nop
.L71:
    mov edx, edi
    mov eax, esi
    add edx, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L73
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
.L72:
    and edi, edx
    and esi, eax
    mov edx, edi
    or edx, esi
    jne .L71
    jmp .L74
.L73:
    mov cl, -0x1
    jmp .L72
.L74:
    cmp byte ptr [esp + 0x33], 0x0
    je .L75
    mov eax, dword ptr [esp + 0x14]
    cmp byte ptr [eax + 0x41], 0x0
    je .L75
    mov ecx, dword ptr [esp + 0x14]
    mov ebx, dword ptr [esp + 0x6c]
    mov eax, dword ptr [esp + 0x4c]
    xor esi, esi
    xor edi, edi
    movzx edx, byte ptr [ecx + 0x42]
    or ebx, dword ptr [ecx + 0xc]
    or eax, dword ptr [ecx + 0x8]
    mov ecx, edx
    mov ch, dl
    mov edx, 0x1
    add cl, 0x38
    shld esi, edx, cl
    shl edx, cl
    test cl, 0x20
    cmovne esi, edx
    cmovne edx, edi
    and ebx, dword ptr [esp + 0xa0]
    and eax, dword ptr [esp + 0x9c]
    not esi
    not edx
    and ebx, esi
    and eax, edx
    or eax, ebx
    je .L77
.L75:
    mov eax, dword ptr [esp + 0x70]
    mov ecx, dword ptr [esp + 0xa8]
    mov edx, dword ptr [esp + 0xac]
    mov dword ptr [eax], ebp
    mov dword ptr [eax + 0x4], ecx
    mov dword ptr [eax + 0x8], edx
    add esp, 0x7c
.L76:
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L77:
    sub esp, 0xc
    movzx eax, ch
    movzx esi, byte ptr [esp + 0x9c]
    mov ecx, dword ptr [esp + 0x7c]
    mov edx, dword ptr [esp + 0x20]
    mov ebx, dword ptr [esp + 0x2c]
    push dword ptr [esp + 0xb8]
    push dword ptr [esp + 0xb8]
    push ebp
    push eax
    push esi
    call plywright::movegen::generate::en_passant
    add esp, 0x9c
    jmp .L76
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
