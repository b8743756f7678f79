# The kernels of evasions/general, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm evasions/general --target i686
# binary: sha256 046e1c11f7791133035410daa5dc1075e9550e42aac613aa943c5faa9876977a
# latency: 70 instructions in 238 bytes; innermost loops: .L1 of 37
# throughput: 51 instructions in 150 bytes; innermost loops: .L1 of 24
# plywright::movegen::all: 6486 instructions in 23979 bytes; innermost loops: .L1 of 56, .L6 of 57, .L11 of 60, .L15 of 60, .L20 of 60, .L25 of 62, .L29 of 63, .L33 of 62, .L37 of 63, .L41 of 62, .L47 of 60, .L51 of 60, .L55 of 60, .L59 of 60, .L64 of 31, .L68 of 31, .L72 of 32, .L76 of 30, .L82 of 31, .L87 of 34, .L93 of 30, .L97 of 32, .L103 of 33, .L107 of 34, .L113 of 32, .L117 of 34, .L123 of 32, .L127 of 32, .L133 of 31, .L137 of 30, .L141 of 95, .L145 of 35, .L149 of 38, .L153 of 34, .L157 of 30, .L163 of 30, .L167 of 30, .L173 of 32, .L177 of 32, .L183 of 32, .L187 of 32, .L191 of 96, .L194 of 34, .L198 of 39, .L202 of 37, .L206 of 37, .L212 of 30, .L216 of 30, .L222 of 32, .L226 of 32, .L232 of 32, .L236 of 32, .L240 of 94, .L243 of 32, .L247 of 32, .L251 of 35, .L255 of 39, .L261 of 30, .L265 of 32, .L271 of 30, .L275 of 34, .L281 of 33, .L285 of 34, .L291 of 32, .L295 of 34, .L301 of 32, .L305 of 32, .L311 of 31, .L315 of 30, .L319 of 94, .L322 of 29, .L326 of 29, .L333 of 29, .L337 of 28, .L344 of 29, .L348 of 34, .L355 of 29, .L359 of 34
# plywright::movegen::evasions::filtered: 3236 instructions in 12514 bytes; innermost loops: .L1 of 116, .L3 of 116, .L5 of 116, .L8 of 118, .L10 of 116, .L12 of 118, .L14 of 122, .L17 of 33, .L21 of 32, .L25 of 32, .L29 of 36, .L37 of 96, .L40 of 31, .L53 of 94, .L56 of 31, .L69 of 94, .L72 of 31, .L81 of 44, .L83 of 44, .L85 of 66, .L87 of 98, .L90 of 31, .L94 of 29, .L100 of 63, .L104 of 63, .L108 of 63
# plywright::movegen::evasions::filtered: 3314 instructions in 12743 bytes; innermost loops: .L1 of 120, .L3 of 120, .L5 of 120, .L9 of 122, .L11 of 120, .L13 of 122, .L15 of 120, .L21 of 96, .L24 of 31, .L37 of 93, .L40 of 31, .L53 of 93, .L56 of 31, .L65 of 45, .L67 of 44, .L69 of 66, .L72 of 95, .L74 of 42, .L78 of 42, .L82 of 38, .L86 of 36, .L91 of 31, .L95 of 29, .L101 of 61, .L105 of 61, .L109 of 61
# plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}: 319 instructions in 1121 bytes; innermost loops: .L1 of 96, .L4 of 31, .L8 of 29
# plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}: 319 instructions in 1121 bytes; innermost loops: .L1 of 96, .L4 of 31, .L8 of 29
# plywright::movegen::generate::en_passant: 210 instructions in 805 bytes; innermost loops: .L1 of 97
# plywright::movegen::generate::en_passant: 309 instructions in 1217 bytes; innermost loops: .L1 of 178
# plywright::movegen::generate::en_passant: 309 instructions in 1217 bytes; innermost loops: .L1 of 178
# plywright::movegen::generate::en_passant: 210 instructions in 805 bytes; innermost loops: .L1 of 97
# mix of 14833 instructions: 6374 mov, 1571 and, 887 or, 800 add, 427 movzx, 385 je, 333 test, 324 tzcnt, 297 jmp, 294 cmovne, 236 xor, 228 shl, 221 imul, 210 lea, 200 not, 192 cmp, 192 jne, 178 adc, 160 cmove, 132 movd, 126 pshufd, 124 shr, 118 inc, 110 mul, 101 shrd, 90 push, 79 shld, 59 movq, 55 pop, 51 movdqu, 36 pand, 36 por, 30 punpcklqdq, 28 movsd, 27 call, 25 sub, 16 bsf, 11 ret, 9 sete, 9 setne, 8 neg, 8 punpckldq, 8 sbb, 6 andpd, 4 movdqa, 4 pcmpeqd, 4 psllq, 4 psrlq, 4 pxor, 1 dec, 1 jae

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
    mov dword ptr [esp + 0x54], ecx
    add ebp, _GLOBAL_OFFSET_TABLE_
    cmp byte ptr [ecx + 0x43], 0x1
    mov dword ptr [esp + 0x24], ebp
    jne .L5
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
    mov dword ptr [esp + 0x10], ecx
    and eax, edx
    mov edx, dword ptr [edi + 0x4]
    and ebx, edx
    mov dword ptr [esp + 0x5c], edx
    mov edx, dword ptr [edi + 0x8]
    or ebx, eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x8], ebx
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
    mov dword ptr [esp + 0x4], esi
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
    mov ebp, dword ptr [esp + 0x4]
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
    mov edi, dword ptr [esp + 0x8]
    mov eax, ebx
    and edi, edx
    or eax, ecx
    mov eax, dword ptr [esp + 0x10]
    lea eax, [esi + eax + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0xa8], eax
    je .L18
    mov eax, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0x4], ebp
    mov ebp, ecx
    mov dword ptr [esp + 0x38], 0x0
    mov dword ptr [esp + 0x3c], 0x0
    shl eax, 0x9
    mov dword ptr [esp + 0x9c], eax
    lea eax, [esi + eax + plywright::board::geometry::BETWEEN]
    mov dword ptr [esp + 0x14], eax
    jmp .L3
    nop
.L1:
    mov edi, dword ptr [esp + 0x8]
    mov eax, dword ptr [esp + 0x4]
.L2:
    mov ebp, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x4], eax
    mov eax, ebx
    or eax, ebp
    je .L10
.L3:
    tzcnt ecx, ebp
    tzcnt edx, ebx
    mov esi, ebx
    mov eax, ebp
    mov dword ptr [esp + 0x8], edi
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, edx
    add ebx, -0x1
    adc ebp, -0x1
    and ebx, esi
    and ebp, eax
    mov eax, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x10], ebp
    mov edi, dword ptr [eax + 8*ecx]
    mov edx, dword ptr [eax + 8*ecx + 0x4]
    mov ebp, edi
    mov esi, edx
    and ebp, dword ptr [esp + 0x40]
    and esi, dword ptr [esp + 0x4c]
    mov eax, ebp
    or eax, esi
    je .L4
    mov eax, ebp
    mov ecx, esi
    add eax, -0x1
    adc ecx, -0x1
    and eax, ebp
    and ecx, esi
    or ecx, eax
    jne .L1
    and edx, dword ptr [esp + 0x50]
    and edi, dword ptr [esp + 0x30]
    or dword ptr [esp + 0x38], edi
    or dword ptr [esp + 0x3c], edx
    jmp .L1
    nop
.L4:
    mov edi, dword ptr [esp + 0x8]
    xor eax, eax
    mov edx, 0x1
    shld eax, edx, cl
    shl edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne eax, edx
    cmovne edx, ecx
    or edi, eax
    mov eax, dword ptr [esp + 0x4]
    or eax, edx
    jmp .L2
.L5:
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
    mov dword ptr [esp + 0x10], ecx
    and eax, edx
    mov edx, dword ptr [edi + 0x4]
    and ebx, edx
    mov dword ptr [esp + 0x94], edx
    mov edx, dword ptr [edi + 0x8]
    or ebx, eax
    mov eax, dword ptr [ebp + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x8], ebx
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
    mov dword ptr [esp + 0x4], esi
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
    mov esi, dword ptr [esp + 0x4]
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
    mov edi, dword ptr [esp + 0x8]
    mov eax, ebx
    and edi, edx
    or eax, ecx
    mov eax, dword ptr [esp + 0x10]
    lea eax, [ebp + eax + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0xa8], eax
    je .L23
    mov eax, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0x4], esi
    mov dword ptr [esp + 0x44], 0x0
    mov dword ptr [esp + 0x38], 0x0
    shl eax, 0x9
    mov dword ptr [esp + 0x9c], eax
    lea eax, [ebp + eax + plywright::board::geometry::BETWEEN]
    mov dword ptr [esp + 0x14], eax
    jmp .L8
    nop
.L6:
    mov edi, dword ptr [esp + 0x8]
    mov eax, dword ptr [esp + 0x4]
.L7:
    mov ecx, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x4], eax
    mov eax, ebx
    or eax, ecx
    je .L14
.L8:
    mov dword ptr [esp + 0x8], edi
    mov eax, ecx
    mov edi, ecx
    tzcnt ecx, ecx
    tzcnt edx, ebx
    mov esi, ebx
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, edx
    add ebx, -0x1
    adc edi, -0x1
    and ebx, esi
    and edi, eax
    mov eax, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x10], edi
    mov edi, dword ptr [eax + 8*ecx]
    mov edx, dword ptr [eax + 8*ecx + 0x4]
    mov ebp, edi
    mov esi, edx
    and ebp, dword ptr [esp + 0x4c]
    and esi, dword ptr [esp + 0x40]
    mov eax, ebp
    or eax, esi
    je .L9
    mov eax, ebp
    mov ecx, esi
    add eax, -0x1
    adc ecx, -0x1
    and eax, ebp
    and ecx, esi
    or ecx, eax
    jne .L6
    and edx, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x30]
    or dword ptr [esp + 0x44], edi
    or dword ptr [esp + 0x38], edx
    jmp .L6
    nop
.L9:
    mov edi, dword ptr [esp + 0x8]
    xor eax, eax
    mov edx, 0x1
    shld eax, edx, cl
    shl edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne eax, edx
    cmovne edx, ecx
    or edi, eax
    mov eax, dword ptr [esp + 0x4]
    or eax, edx
    jmp .L7
.L10:
    or dword ptr [esp + 0x4], edi
    mov edx, dword ptr [esp + 0x30]
    jne .L369
    mov ebp, dword ptr [esp + 0x38]
    mov ecx, dword ptr [esp + 0x3c]
    mov eax, ebp
    or eax, ecx
    je .L19
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
    je .L63
    mov edi, edx
    and edi, 0xff
    je .L46
    mov eax, dword ptr [esp + 0xc]
    xor ebx, ebx
    mov dh, byte ptr [eax + 0x200]
    nop
.L11:
    tzcnt esi, ebx
    tzcnt ecx, edi
    add esi, 0x20
    test edi, edi
    cmovne esi, ecx
    mov cl, -0x1
    cmp dh, -0x1
    je .L12
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
    je .L13
    mov ch, dh
    mov eax, esi
    movzx ebp, dl
    add ch, 0x2
    or eax, 0x8000
    cmp ch, -0x1
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], ch
    je .L13
    mov dl, dh
    mov eax, esi
    movzx ebp, ch
    or eax, 0xa000
    add dl, 0x3
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], dl
    mov ebx, dword ptr [esp + 0x4]
    cmp dl, -0x1
    je .L12
    mov ecx, dword ptr [esp + 0xc]
    add dh, 0x4
    or esi, 0x9000
    movzx eax, dl
    mov word ptr [ecx + 2*eax], si
    mov byte ptr [ecx + 0x200], dh
    mov cl, dh
.L12:
    mov eax, edi
    mov edx, ebx
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    and ebx, edx
    mov eax, edi
    mov dh, cl
    or eax, ebx
    jne .L11
    jmp .L46
.L13:
    mov ebx, dword ptr [esp + 0x4]
    jmp .L12
.L14:
    or dword ptr [esp + 0x4], edi
    mov edx, dword ptr [esp + 0x30]
    jne .L370
    mov ebp, dword ptr [esp + 0x44]
    mov ebx, dword ptr [esp + 0x38]
    mov eax, ebp
    or eax, ebx
    je .L24
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
    je .L241
    mov edi, ecx
    mov dword ptr [esp + 0x14], edx
    and edi, 0xff000000
    je .L50
    mov eax, dword ptr [esp + 0xc]
    xor ebx, ebx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L15:
    tzcnt ecx, edi
    tzcnt eax, ebx
    mov dh, -0x1
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    cmp dl, -0x1
    je .L16
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
    je .L17
    mov ah, dl
    lea esi, [ecx + 0x8000]
    movzx ebp, al
    add ah, 0x2
    mov word ptr [edi + 2*ebp], si
    cmp ah, -0x1
    mov byte ptr [edi + 0x200], ah
    je .L17
    mov al, dl
    lea esi, [ecx + 0xa000]
    movzx ebp, ah
    add al, 0x3
    mov word ptr [edi + 2*ebp], si
    mov byte ptr [edi + 0x200], al
    mov edi, dword ptr [esp + 0x8]
    cmp al, -0x1
    je .L16
    mov esi, dword ptr [esp + 0xc]
    add dl, 0x4
    or ecx, 0x9000
    movzx eax, al
    mov dh, dl
    mov word ptr [esi + 2*eax], cx
    mov byte ptr [esi + 0x200], dl
.L16:
    mov eax, ebx
    mov ecx, edi
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and ebx, eax
    and edi, ecx
    mov eax, ebx
    or eax, edi
    jne .L15
    jmp .L50
.L17:
    mov edi, dword ptr [esp + 0x8]
    jmp .L16
.L18:
    mov edx, dword ptr [esp + 0x30]
    or ebp, edi
    jne .L379
.L19:
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
    je .L143
    mov ebx, ebp
    and ebx, 0xff
    je .L28
    mov eax, dword ptr [esp + 0xc]
    xor edi, edi
    movzx eax, byte ptr [eax + 0x200]
    nop
.L20:
    tzcnt edx, edi
    tzcnt esi, ebx
    mov ah, -0x1
    add edx, 0x20
    test ebx, ebx
    cmovne edx, esi
    cmp al, -0x1
    je .L21
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
    je .L22
    mov dh, al
    mov esi, ebp
    movzx edi, dl
    add dh, 0x2
    or esi, 0x8000
    cmp dh, -0x1
    mov word ptr [ecx + 2*edi], si
    mov byte ptr [ecx + 0x200], dh
    je .L22
    mov esi, ebp
    movzx edi, dh
    mov edx, eax
    or esi, 0xa000
    add dl, 0x3
    mov word ptr [ecx + 2*edi], si
    mov edi, dword ptr [esp + 0x4]
    cmp dl, -0x1
    mov byte ptr [ecx + 0x200], dl
    je .L21
    add al, 0x4
    or ebp, 0x9000
    movzx edx, dl
    mov ah, al
    mov word ptr [ecx + 2*edx], bp
    mov byte ptr [ecx + 0x200], al
.L21:
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
    jne .L20
    jmp .L28
.L22:
    mov edi, dword ptr [esp + 0x4]
    jmp .L21
.L23:
    mov edx, dword ptr [esp + 0x30]
    or esi, edi
    jne .L381
.L24:
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
    je .L192
    mov ebp, edx
    mov dword ptr [esp + 0x34], ecx
    mov dword ptr [esp + 0x1c], edx
    and ebp, 0xff000000
    je .L32
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L25:
    tzcnt esi, ebp
    tzcnt edi, ecx
    mov al, -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edi
    cmp dl, -0x1
    je .L26
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
    je .L27
    mov bh, dl
    lea edi, [esi + 0x8000]
    movzx ebp, bl
    add bh, 0x2
    mov word ptr [eax + 2*ebp], di
    cmp bh, -0x1
    mov byte ptr [eax + 0x200], bh
    je .L27
    lea edi, [esi + 0xa000]
    movzx ebp, bh
    mov ebx, edx
    mov word ptr [eax + 2*ebp], di
    mov ebp, dword ptr [esp + 0x8]
    add bl, 0x3
    mov byte ptr [eax + 0x200], bl
    cmp bl, -0x1
    mov al, -0x1
    je .L26
    mov eax, dword ptr [esp + 0xc]
    add dl, 0x4
    or esi, 0x9000
    movzx edi, bl
    mov word ptr [eax + 2*edi], si
    mov byte ptr [eax + 0x200], dl
    mov eax, edx
.L26:
    mov edx, ecx
    mov esi, ebp
    add edx, -0x1
    adc esi, -0x1
    and ecx, edx
    and ebp, esi
    mov edx, ecx
    or edx, ebp
    mov edx, eax
    jne .L25
    jmp .L32
.L27:
    mov ebp, dword ptr [esp + 0x8]
    mov al, -0x1
    jmp .L26
.L28:
    mov ebx, dword ptr [esp + 0x8]
    and ebx, 0xfe
    je .L36
    mov eax, dword ptr [esp + 0xc]
    xor edi, edi
    mov dh, byte ptr [eax + 0x200]
    nop
.L29:
    tzcnt eax, edi
    tzcnt esi, ebx
    mov cl, -0x1
    add eax, 0x20
    test ebx, ebx
    cmovne eax, esi
    cmp dh, -0x1
    je .L30
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
    je .L31
    mov ah, dh
    mov edi, esi
    movzx ebp, al
    add ah, 0x2
    or edi, 0xc000
    cmp ah, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], ah
    je .L31
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
    je .L30
    mov ecx, dword ptr [esp + 0xc]
    add dh, 0x4
    or esi, 0xd000
    movzx eax, dl
    mov word ptr [ecx + 2*eax], si
    mov byte ptr [ecx + 0x200], dh
    mov cl, dh
.L30:
    mov eax, ebx
    mov edx, edi
    add eax, -0x1
    adc edx, -0x1
    and ebx, eax
    and edi, edx
    mov eax, ebx
    mov dh, cl
    or eax, edi
    jne .L29
    jmp .L36
.L31:
    mov edi, dword ptr [esp + 0x4]
    mov cl, -0x1
    jmp .L30
.L32:
    mov eax, dword ptr [esp + 0x48]
    and eax, 0xfe000000
    je .L40
    mov edx, dword ptr [esp + 0xc]
    xor ecx, ecx
    mov bh, byte ptr [edx + 0x200]
    nop
.L33:
    tzcnt esi, eax
    tzcnt edx, ecx
    mov byte ptr [esp + 0x8], -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    cmp bh, -0x1
    je .L34
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
    je .L35
    mov dl, bh
    mov edi, ebp
    movzx ebp, bl
    lea eax, [esi + 0xc000]
    add dl, 0x2
    mov word ptr [edi + 2*ebp], ax
    cmp dl, -0x1
    mov byte ptr [edi + 0x200], dl
    je .L35
    mov ebp, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x10]
    mov bl, bh
    lea edi, [esi + 0xe000]
    movzx edx, dl
    add bl, 0x3
    cmp bl, -0x1
    mov word ptr [ebp + 2*edx], di
    mov byte ptr [ebp + 0x200], bl
    je .L34
    mov edi, dword ptr [esp + 0xc]
    add bh, 0x4
    or esi, 0xd000
    movzx edx, bl
    mov byte ptr [esp + 0x8], bh
    mov word ptr [edi + 2*edx], si
    mov byte ptr [edi + 0x200], bh
.L34:
    mov edx, ecx
    mov esi, eax
    mov bh, byte ptr [esp + 0x8]
    add edx, -0x1
    adc esi, -0x1
    and ecx, edx
    and eax, esi
    mov edx, ecx
    or edx, eax
    jne .L33
    jmp .L40
.L35:
    mov eax, dword ptr [esp + 0x10]
    jmp .L34
.L36:
    mov ebx, dword ptr [esp + 0x2c]
    and ebx, 0x7f
    je .L44
    mov eax, dword ptr [esp + 0xc]
    xor edi, edi
    mov dh, byte ptr [eax + 0x200]
    nop
.L37:
    tzcnt eax, edi
    tzcnt esi, ebx
    mov cl, -0x1
    add eax, 0x20
    test ebx, ebx
    cmovne eax, esi
    cmp dh, -0x1
    je .L38
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
    je .L39
    mov ah, dh
    mov edi, esi
    movzx ebp, al
    add ah, 0x2
    or edi, 0xc000
    cmp ah, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], ah
    je .L39
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
    je .L38
    mov ecx, dword ptr [esp + 0xc]
    add dh, 0x4
    or esi, 0xd000
    movzx eax, dl
    mov word ptr [ecx + 2*eax], si
    mov byte ptr [ecx + 0x200], dh
    mov cl, dh
.L38:
    mov eax, ebx
    mov edx, edi
    add eax, -0x1
    adc edx, -0x1
    and ebx, eax
    and edi, edx
    mov eax, ebx
    mov dh, cl
    or eax, edi
    jne .L37
    jmp .L44
.L39:
    mov edi, dword ptr [esp + 0x4]
    mov cl, -0x1
    jmp .L38
.L40:
    mov eax, dword ptr [esp + 0x28]
    and eax, 0x7f000000
    je .L45
    mov edx, dword ptr [esp + 0xc]
    xor ecx, ecx
    mov bh, byte ptr [edx + 0x200]
    nop
.L41:
    tzcnt esi, eax
    tzcnt edx, ecx
    mov byte ptr [esp + 0x8], -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    cmp bh, -0x1
    je .L42
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
    je .L43
    mov dl, bh
    mov edi, ebp
    movzx ebp, bl
    lea eax, [esi + 0xc000]
    add dl, 0x2
    mov word ptr [edi + 2*ebp], ax
    cmp dl, -0x1
    mov byte ptr [edi + 0x200], dl
    je .L43
    mov ebp, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x10]
    mov bl, bh
    lea edi, [esi + 0xe000]
    movzx edx, dl
    add bl, 0x3
    cmp bl, -0x1
    mov word ptr [ebp + 2*edx], di
    mov byte ptr [ebp + 0x200], bl
    je .L42
    mov edi, dword ptr [esp + 0xc]
    add bh, 0x4
    or esi, 0xd000
    movzx edx, bl
    mov byte ptr [esp + 0x8], bh
    mov word ptr [edi + 2*edx], si
    mov byte ptr [edi + 0x200], bh
.L42:
    mov edx, ecx
    mov esi, eax
    mov bh, byte ptr [esp + 0x8]
    add edx, -0x1
    adc esi, -0x1
    and ecx, edx
    and eax, esi
    mov edx, ecx
    or edx, eax
    jne .L41
    jmp .L45
.L43:
    mov eax, dword ptr [esp + 0x10]
    jmp .L42
.L44:
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
    jmp .L144
.L45:
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
    jmp .L193
.L46:
    pshufd xmm1, xmm0, 0xee
    movd edi, xmm1
    and edi, 0xfe
    je .L54
    mov eax, dword ptr [esp + 0xc]
    xor ebx, ebx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L47:
    tzcnt ecx, ebx
    tzcnt eax, edi
    mov dh, -0x1
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    cmp dl, -0x1
    je .L48
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
    je .L49
    mov ch, dl
    mov eax, esi
    movzx ebp, cl
    add ch, 0x2
    or eax, 0xc000
    cmp ch, -0x1
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], ch
    je .L49
    mov cl, dl
    mov eax, esi
    movzx ebp, ch
    or eax, 0xe000
    add cl, 0x3
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], cl
    mov ebx, dword ptr [esp + 0x4]
    cmp cl, -0x1
    je .L48
    mov ebp, dword ptr [esp + 0xc]
    add dl, 0x4
    or esi, 0xd000
    movzx eax, cl
    mov dh, dl
    mov word ptr [ebp + 2*eax], si
    mov byte ptr [ebp + 0x200], dl
.L48:
    mov eax, edi
    mov ecx, ebx
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and edi, eax
    and ebx, ecx
    mov eax, edi
    or eax, ebx
    jne .L47
    jmp .L54
.L49:
    mov ebx, dword ptr [esp + 0x4]
    jmp .L48
.L50:
    pshufd xmm1, xmm0, 0x55
    movd edi, xmm1
    and edi, 0xfe000000
    je .L58
    mov eax, dword ptr [esp + 0xc]
    xor ebx, ebx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L51:
    tzcnt ecx, edi
    tzcnt eax, ebx
    mov dh, -0x1
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    cmp dl, -0x1
    je .L52
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
    je .L53
    mov ah, dl
    lea esi, [ecx + 0xc000]
    movzx ebp, al
    add ah, 0x2
    mov word ptr [edi + 2*ebp], si
    cmp ah, -0x1
    mov byte ptr [edi + 0x200], ah
    je .L53
    mov al, dl
    lea esi, [ecx + 0xe000]
    movzx ebp, ah
    add al, 0x3
    mov word ptr [edi + 2*ebp], si
    mov byte ptr [edi + 0x200], al
    mov edi, dword ptr [esp + 0x8]
    cmp al, -0x1
    je .L52
    mov esi, dword ptr [esp + 0xc]
    add dl, 0x4
    or ecx, 0xd000
    movzx eax, al
    mov dh, dl
    mov word ptr [esi + 2*eax], cx
    mov byte ptr [esi + 0x200], dl
.L52:
    mov eax, ebx
    mov ecx, edi
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and ebx, eax
    and edi, ecx
    mov eax, ebx
    or eax, edi
    jne .L51
    jmp .L58
.L53:
    mov edi, dword ptr [esp + 0x8]
    jmp .L52
.L54:
    movd edi, xmm0
    and edi, 0x7f
    je .L62
    mov eax, dword ptr [esp + 0xc]
    xor ebx, ebx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L55:
    tzcnt ecx, ebx
    tzcnt eax, edi
    mov dh, -0x1
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    cmp dl, -0x1
    je .L56
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
    je .L57
    mov ch, dl
    mov eax, esi
    movzx ebp, cl
    add ch, 0x2
    or eax, 0xc000
    cmp ch, -0x1
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], ch
    je .L57
    mov cl, dl
    mov eax, esi
    movzx ebp, ch
    or eax, 0xe000
    add cl, 0x3
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], cl
    mov ebx, dword ptr [esp + 0x4]
    cmp cl, -0x1
    je .L56
    mov ebp, dword ptr [esp + 0xc]
    add dl, 0x4
    or esi, 0xd000
    movzx eax, cl
    mov dh, dl
    mov word ptr [ebp + 2*eax], si
    mov byte ptr [ebp + 0x200], dl
.L56:
    mov eax, edi
    mov ecx, ebx
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and edi, eax
    and ebx, ecx
    mov eax, edi
    or eax, ebx
    jne .L55
    jmp .L62
.L57:
    mov ebx, dword ptr [esp + 0x4]
    jmp .L56
.L58:
    pshufd xmm1, xmm0, 0xff
    movd edi, xmm1
    and edi, 0x7f000000
    je .L142
    mov eax, dword ptr [esp + 0xc]
    xor ebx, ebx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L59:
    tzcnt ecx, edi
    tzcnt eax, ebx
    mov dh, -0x1
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    cmp dl, -0x1
    je .L60
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
    je .L61
    mov ah, dl
    lea esi, [ecx + 0xc000]
    movzx ebp, al
    add ah, 0x2
    mov word ptr [edi + 2*ebp], si
    cmp ah, -0x1
    mov byte ptr [edi + 0x200], ah
    je .L61
    mov al, dl
    lea esi, [ecx + 0xe000]
    movzx ebp, ah
    add al, 0x3
    mov word ptr [edi + 2*ebp], si
    mov byte ptr [edi + 0x200], al
    mov edi, dword ptr [esp + 0x8]
    cmp al, -0x1
    je .L60
    mov esi, dword ptr [esp + 0xc]
    add dl, 0x4
    or ecx, 0xd000
    movzx eax, al
    mov dh, dl
    mov word ptr [esi + 2*eax], cx
    mov byte ptr [esi + 0x200], dl
.L60:
    mov eax, ebx
    mov ecx, edi
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and ebx, eax
    and edi, ecx
    mov eax, ebx
    or eax, edi
    jne .L59
    jmp .L142
.L61:
    mov edi, dword ptr [esp + 0x8]
    jmp .L60
.L62:
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x1c]
    and dword ptr [esp + 0x14], 0xffffff00
    andpd xmm0, xmmword ptr [eax + .C2]
.L63:
    pshufd xmm1, xmm0, 0xff
    shr ecx, 0x8
    movd edx, xmm1
    pshufd xmm1, xmm0, 0xee
    and dword ptr [esp + 0x10], ecx
    movd esi, xmm1
    mov eax, esi
    or eax, edx
    je .L67
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L64:
    mov edi, esi
    mov ebp, edx
    add edi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L66
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
.L65:
    and esi, edi
    and edx, ebp
    mov eax, esi
    or eax, edx
    jne .L64
    jmp .L67
.L66:
    mov cl, -0x1
    jmp .L65
.L67:
    movd edx, xmm0
    pshufd xmm0, xmm0, 0x55
    movd esi, xmm0
    mov eax, edx
    or eax, esi
    je .L71
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L68:
    mov edi, edx
    mov ebp, esi
    add edi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L70
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
.L69:
    and edx, edi
    and esi, ebp
    mov eax, edx
    or eax, esi
    jne .L68
    jmp .L71
.L70:
    mov cl, -0x1
    jmp .L69
.L71:
    mov edx, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp + 0x1c]
    movzx eax, byte ptr [esp + 0x10]
    mov ecx, edx
    mov dword ptr [esp + 0x10], eax
    or ecx, edi
    je .L75
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L72:
    mov esi, edx
    mov eax, edi
    add esi, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L74
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
.L73:
    and edx, esi
    and edi, eax
    mov eax, edx
    or eax, edi
    jne .L72
    jmp .L75
.L74:
    mov cl, -0x1
    jmp .L73
.L75:
    mov esi, dword ptr [esp + 0x10]
    test esi, esi
    je .L79
    mov ecx, dword ptr [esp + 0xc]
    xor eax, eax
    movzx ebx, byte ptr [ecx + 0x200]
    nop
.L76:
    mov edx, eax
    mov edi, esi
    add edx, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L78
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
.L77:
    and eax, edx
    and esi, edi
    mov edx, eax
    or edx, esi
    jne .L76
    jmp .L79
.L78:
    mov bl, -0x1
    jmp .L77
.L79:
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
    je .L90
    mov eax, dword ptr [esp + 0xc]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L81
    nop
.L80:
    mov ecx, dword ptr [esp + 0x78]
    mov edi, dword ptr [esp + 0x28]
    and ecx, dword ptr [esp + 0x88]
    and edi, dword ptr [esp + 0x84]
    mov eax, ecx
    or eax, edi
    je .L90
.L81:
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
    je .L85
    mov ecx, dword ptr [esp + 0x10]
    lea esi, [eax + 0x4000]
    mov dh, dl
    movzx eax, si
    mov dword ptr [esp + 0x1c], eax
    nop
.L82:
    mov ebp, ebx
    mov eax, edi
    add ebp, -0x1
    adc eax, -0x1
    cmp dh, -0x1
    je .L84
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
.L83:
    and ebx, ebp
    and edi, eax
    mov eax, ebx
    or eax, edi
    jne .L82
    jmp .L86
.L84:
    mov dh, -0x1
    jmp .L83
    nop
.L85:
    mov ecx, dword ptr [esp + 0x10]
.L86:
    mov ebp, dword ptr [esp + 0x90]
    mov eax, dword ptr [esp + 0x98]
    mov dh, dl
    and ebp, dword ptr [esp + 0x48]
    and eax, ecx
    mov ecx, eax
    mov esi, ebp
    or esi, eax
    je .L80
    nop
.L87:
    mov ebx, ebp
    mov eax, ecx
    add ebx, -0x1
    adc eax, -0x1
    cmp dh, -0x1
    je .L89
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
.L88:
    and ebp, ebx
    and ecx, eax
    mov eax, ebp
    or eax, ecx
    jne .L87
    jmp .L80
.L89:
    mov dh, -0x1
    jmp .L88
.L90:
    mov esi, dword ptr [esp + 0x70]
    mov edx, dword ptr [esp + 0x8c]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0xa4]
    and edx, dword ptr [esp + 0xa0]
    mov eax, esi
    or eax, edx
    je .L100
    mov eax, dword ptr [esp + 0xc]
    mov ch, byte ptr [eax + 0x200]
    jmp .L92
    nop
.L91:
    mov esi, dword ptr [esp + 0x78]
    mov edx, dword ptr [esp + 0x28]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x88]
    and edx, dword ptr [esp + 0x84]
    mov eax, esi
    or eax, edx
    je .L100
.L92:
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
    je .L96
    add esi, 0x4000
    mov cl, ch
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
    nop
.L93:
    mov edi, eax
    mov ebp, edx
    add edi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L95
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
.L94:
    and eax, edi
    and edx, ebp
    mov esi, eax
    or esi, edx
    jne .L93
    jmp .L96
.L95:
    mov cl, -0x1
    jmp .L94
    nop
.L96:
    mov ebx, dword ptr [esp + 0x90]
    mov ebp, dword ptr [esp + 0x98]
    mov byte ptr [esp + 0x4], ch
    and ebx, dword ptr [esp + 0x48]
    and ebp, dword ptr [esp + 0x10]
    mov eax, ebx
    or eax, ebp
    mov al, ch
    je .L91
    nop
.L97:
    mov ecx, ebx
    mov esi, ebp
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L99
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
.L98:
    and ebx, ecx
    and ebp, esi
    mov edx, ebx
    or edx, ebp
    jne .L97
    jmp .L91
.L99:
    mov al, -0x1
    jmp .L98
.L100:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0x7c]
    and edx, dword ptr [esp + 0x74]
    and esi, dword ptr [esp + 0xa4]
    and edx, dword ptr [esp + 0xa0]
    mov eax, esi
    or eax, edx
    je .L110
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L102
    nop
.L101:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0x78]
    and edx, dword ptr [esp + 0x88]
    mov eax, esi
    or eax, edx
    je .L110
.L102:
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
    je .L106
    lea esi, [ecx + 0x4000]
    mov dword ptr [esp + 0x1c], edi
    movzx ecx, si
    mov dword ptr [esp + 0x28], ecx
    mov ecx, ebx
    nop
.L103:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L105
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
.L104:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L103
    jmp .L106
.L105:
    mov cl, -0x1
    jmp .L104
    nop
.L106:
    mov ebp, dword ptr [esp + 0x84]
    and edi, dword ptr [esp + 0x10]
    and ebp, dword ptr [esp + 0x48]
    mov eax, ebp
    or eax, edi
    mov eax, ebx
    je .L101
    nop
.L107:
    mov ecx, ebp
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L109
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
.L108:
    and ebp, ecx
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L107
    jmp .L101
.L109:
    mov al, -0x1
    jmp .L108
.L110:
    mov esi, dword ptr [esp + 0x64]
    mov edx, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x38]
    and edx, dword ptr [esp + 0x3c]
    mov eax, esi
    or eax, edx
    je .L120
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x88], eax
    jmp .L112
    nop
.L111:
    mov esi, dword ptr [esp + 0x64]
    mov edx, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x50]
    mov eax, esi
    or eax, edx
    je .L120
.L112:
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
    je .L116
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x1c], ebx
    movzx esi, si
    mov dword ptr [esp + 0x28], esi
    nop
.L113:
    mov edi, eax
    mov esi, edx
    add edi, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L115
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
.L114:
    and eax, edi
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L113
    jmp .L116
.L115:
    mov cl, -0x1
    jmp .L114
    nop
.L116:
    mov edi, dword ptr [esp + 0x78]
    and ebx, dword ptr [esp + 0x10]
    and edi, dword ptr [esp + 0x48]
    mov eax, edi
    or eax, ebx
    mov al, ch
    je .L111
    nop
.L117:
    mov edx, edi
    mov esi, ebx
    add edx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L119
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
.L118:
    and edi, edx
    and ebx, esi
    mov edx, edi
    or edx, ebx
    jne .L117
    jmp .L111
.L119:
    mov al, -0x1
    jmp .L118
.L120:
    mov esi, dword ptr [esp + 0x58]
    mov edx, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x38]
    and edx, dword ptr [esp + 0x3c]
    mov eax, esi
    or eax, edx
    je .L130
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x64], eax
    jmp .L122
    nop
.L121:
    mov esi, dword ptr [esp + 0x58]
    mov edx, dword ptr [esp + 0x44]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x50]
    mov eax, esi
    or eax, edx
    je .L130
.L122:
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
    je .L126
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x1c], ebx
    movzx esi, si
    mov dword ptr [esp + 0x28], esi
    nop
.L123:
    mov edi, eax
    mov esi, edx
    add edi, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L125
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
.L124:
    and eax, edi
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L123
    jmp .L126
.L125:
    mov cl, -0x1
    jmp .L124
    nop
.L126:
    mov edi, dword ptr [esp + 0x60]
    and ebx, dword ptr [esp + 0x10]
    mov byte ptr [esp + 0x4], ch
    and edi, dword ptr [esp + 0x48]
    mov eax, edi
    or eax, ebx
    mov al, ch
    je .L121
    nop
.L127:
    mov esi, edi
    mov edx, ebx
    add esi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L129
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
.L128:
    and edi, esi
    and ebx, edx
    mov edx, edi
    or edx, ebx
    jne .L127
    jmp .L121
.L129:
    mov al, -0x1
    jmp .L128
.L130:
    mov edx, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x3c]
    and edx, dword ptr [esp + 0xb8]
    and esi, dword ptr [esp + 0xbc]
    mov eax, edx
    or eax, esi
    je .L140
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x58], eax
    jmp .L132
    nop
.L131:
    mov edx, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x3c]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x50]
    mov eax, edx
    or eax, esi
    je .L140
.L132:
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
    je .L136
    lea esi, [eax + 0x4000]
    mov cl, ch
    mov dword ptr [esp + 0x1c], edx
    movzx eax, si
    mov dword ptr [esp + 0x28], eax
    nop
.L133:
    mov edi, ebp
    mov eax, ebx
    add edi, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L135
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
.L134:
    and ebp, edi
    and ebx, eax
    mov eax, ebp
    or eax, ebx
    jne .L133
    jmp .L136
.L135:
    mov cl, -0x1
    jmp .L134
    nop
.L136:
    mov edi, dword ptr [esp + 0x44]
    and edx, dword ptr [esp + 0x10]
    mov cl, ch
    and edi, dword ptr [esp + 0x48]
    mov esi, edi
    or esi, edx
    je .L131
    nop
.L137:
    mov eax, edi
    mov ebx, edx
    add eax, -0x1
    adc ebx, -0x1
    cmp cl, -0x1
    je .L139
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
.L138:
    and edi, eax
    and edx, ebx
    mov eax, edi
    or eax, edx
    jne .L137
    jmp .L131
.L139:
    mov cl, -0x1
    jmp .L138
.L140:
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
    je .L374
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
    je .L342
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
.L141:
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
    jne .L141
    mov ecx, dword ptr [esp + 0x34]
    not edx
    mov eax, dword ptr [esp + 0x2c]
    mov ebp, dword ptr [esp + 0x18]
    not esi
    and ecx, edx
    mov edx, dword ptr [esp + 0x20]
    and eax, esi
    jmp .L343
.L142:
    mov eax, dword ptr [esp + 0x24]
    mov edx, dword ptr [esp + 0x14]
    and dword ptr [esp + 0x1c], 0xffffff
    andpd xmm0, xmmword ptr [eax + .C3]
    mov ecx, edx
    and ecx, 0xffffff00
    jmp .L242
.L143:
    mov ebx, dword ptr [esp + 0x28]
    mov edx, dword ptr [esp + 0x8]
    mov ecx, dword ptr [esp + 0x10]
.L144:
    mov eax, esi
    shr eax, 0x8
    and dword ptr [esp + 0x34], eax
    mov eax, edx
    or eax, ecx
    je .L148
    mov eax, dword ptr [esp + 0xc]
    mov esi, ecx
    mov dword ptr [esp + 0x28], ebx
    movzx eax, byte ptr [eax + 0x200]
    mov byte ptr [esp + 0x4], al
    nop
.L145:
    movzx eax, byte ptr [esp + 0x4]
    mov edi, edx
    mov ecx, esi
    add edi, -0x1
    adc ecx, -0x1
    cmp al, -0x1
    je .L147
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
.L146:
    and edx, edi
    and esi, ecx
    mov eax, edx
    or eax, esi
    jne .L145
    jmp .L148
.L147:
    mov byte ptr [esp + 0x4], -0x1
    jmp .L146
.L148:
    mov ecx, dword ptr [esp + 0x2c]
    mov esi, dword ptr [esp + 0x1c]
    mov eax, ecx
    or eax, ebx
    je .L152
    mov eax, ecx
    mov ecx, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [ecx + 0x200]
    nop
.L149:
    mov edx, eax
    mov ebp, ebx
    add edx, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L151
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
.L150:
    and eax, edx
    and ebx, ebp
    mov ecx, eax
    or ecx, ebx
    movzx ecx, byte ptr [esp + 0x4]
    jne .L149
    jmp .L152
.L151:
    mov byte ptr [esp + 0x4], -0x1
    jmp .L150
.L152:
    movzx eax, byte ptr [esp + 0x34]
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0x48]
    mov ecx, eax
    or ecx, esi
    je .L156
    mov ecx, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [ecx + 0x200]
    nop
.L153:
    mov edx, eax
    mov edi, esi
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
    or edx, esi
    jne .L153
    jmp .L156
.L155:
    mov cl, -0x1
    jmp .L154
.L156:
    mov edi, dword ptr [esp + 0x10]
    test edi, edi
    je .L160
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    movzx ebx, byte ptr [eax + 0x200]
    nop
.L157:
    mov esi, ecx
    mov eax, edi
    add esi, -0x1
    adc eax, -0x1
    cmp bl, -0x1
    je .L159
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
.L158:
    and ecx, esi
    and edi, eax
    mov eax, ecx
    or eax, edi
    jne .L157
    jmp .L160
.L159:
    mov bl, -0x1
    jmp .L158
.L160:
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
    je .L170
    mov ecx, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x20]
    movzx ebx, byte ptr [ecx + 0x200]
    not eax
    not edx
    mov dword ptr [esp + 0x58], eax
    mov dword ptr [esp + 0x60], edx
    jmp .L162
    nop
.L161:
    mov ebp, dword ptr [esp + 0x1c]
    mov edi, dword ptr [esp + 0x28]
    mov bl, dh
    and ebp, dword ptr [esp + 0x48]
    and edi, dword ptr [esp + 0x3c]
    mov eax, ebp
    or eax, edi
    je .L170
.L162:
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
    mov eax, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x44]
    and eax, dword ptr [esp + 0x58]
    and esi, dword ptr [esp + 0x60]
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
    mov esi, dword ptr [esp + 0x8c]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x50]
    mov eax, edx
    or eax, esi
    je .L180
    mov edi, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esp + 0x20]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x58], eax
    mov dword ptr [esp + 0x60], ebx
    jmp .L172
    nop
.L171:
    mov edx, dword ptr [esp + 0x48]
    mov esi, dword ptr [esp + 0x3c]
    mov ch, byte ptr [esp + 0x4]
    and edx, dword ptr [esp + 0x38]
    and esi, dword ptr [esp + 0x44]
    mov eax, edx
    or eax, esi
    je .L180
.L172:
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
    je .L176
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], edi
    mov dword ptr [esp + 0x1c], ebx
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
    mov ebx, dword ptr [esp + 0x1c]
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
    and edi, dword ptr [esp + 0x58]
    and ebx, dword ptr [esp + 0x60]
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
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0x7c]
    and edx, dword ptr [esp + 0x74]
    mov eax, esi
    or eax, edx
    je .L190
    mov edi, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esp + 0x20]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x38], eax
    mov dword ptr [esp + 0x44], ebx
    jmp .L182
    nop
.L181:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x48]
    mov eax, esi
    or eax, edx
    je .L190
.L182:
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
    je .L186
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], ebp
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
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
    or ebp, dword ptr [esp + 0x1c]
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
    mov ebx, dword ptr [esp + 0x3c]
    and ebp, dword ptr [esp + 0x44]
    and ebx, dword ptr [esp + 0x38]
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
    je .L374
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
    je .L320
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
.L191:
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
    jne .L191
    mov eax, dword ptr [esp + 0x2c]
    not ecx
    not edx
    and eax, ecx
    mov ecx, dword ptr [esp + 0x34]
    and ecx, edx
    jmp .L321
.L192:
    mov ebx, dword ptr [esp + 0x48]
    mov edi, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x38], ecx
    mov eax, edx
    mov esi, ecx
.L193:
    mov ecx, edi
    shl esi, 0x8
    mov dword ptr [esp + 0x1c], eax
    or ecx, ebx
    mov dword ptr [esp + 0x34], esi
    je .L197
    mov eax, dword ptr [esp + 0xc]
    mov esi, edi
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L194:
    mov edi, esi
    mov edx, ebx
    add edi, -0x1
    adc edx, -0x1
    cmp cl, -0x1
    je .L196
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
.L195:
    and esi, edi
    and ebx, edx
    mov edx, esi
    or edx, ebx
    jne .L194
    jmp .L197
.L196:
    mov cl, -0x1
    jmp .L195
.L197:
    mov ecx, dword ptr [esp + 0x34]
    mov eax, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0x50]
    and dword ptr [esp + 0x14], ecx
    or eax, esi
    je .L201
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    mov eax, dword ptr [esp + 0x4]
    nop
.L198:
    mov edx, eax
    mov edi, esi
    add edx, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L200
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
.L199:
    and eax, edx
    and esi, edi
    mov edx, eax
    or edx, esi
    jne .L198
    jmp .L201
.L200:
    mov cl, -0x1
    jmp .L199
.L201:
    mov edi, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x1c]
    and dword ptr [esp + 0x14], 0xff000000
    mov ecx, edi
    or ecx, esi
    je .L205
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L202:
    mov edx, edi
    mov eax, esi
    add edx, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L204
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
.L203:
    and edi, edx
    and esi, eax
    mov edx, edi
    or edx, esi
    jne .L202
    jmp .L205
.L204:
    mov cl, -0x1
    jmp .L203
.L205:
    mov edi, dword ptr [esp + 0x14]
    test edi, edi
    je .L209
    mov ecx, dword ptr [esp + 0xc]
    xor eax, eax
    movzx ecx, byte ptr [ecx + 0x200]
    nop
.L206:
    mov edx, edi
    mov esi, eax
    add edx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L208
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
.L207:
    and edi, edx
    and eax, esi
    mov edx, edi
    or edx, eax
    jne .L206
    jmp .L209
.L208:
    mov cl, -0x1
    jmp .L207
.L209:
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
    je .L219
    mov ecx, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x18]
    movzx ebx, byte ptr [ecx + 0x200]
    not eax
    not esi
    mov dword ptr [esp + 0x64], eax
    mov dword ptr [esp + 0x78], esi
    jmp .L211
    nop
.L210:
    mov edx, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x3c]
    and edx, dword ptr [esp + 0x38]
    and edi, dword ptr [esp + 0x44]
    mov eax, edx
    or eax, edi
    je .L219
.L211:
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
    je .L215
    lea esi, [eax + 0x4000]
    mov bh, bl
    movzx eax, si
    mov dword ptr [esp + 0x1c], eax
    nop
.L212:
    mov ebp, edx
    mov eax, edi
    add ebp, -0x1
    adc eax, -0x1
    cmp bh, -0x1
    je .L214
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
.L213:
    and edx, ebp
    and edi, eax
    mov eax, edx
    or eax, edi
    jne .L212
    jmp .L215
.L214:
    mov bh, -0x1
    jmp .L213
    nop
.L215:
    mov eax, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0x58]
    and eax, dword ptr [esp + 0x64]
    and ebp, dword ptr [esp + 0x78]
    mov edx, eax
    or edx, ebp
    mov edx, ebx
    je .L210
    nop
.L216:
    mov esi, eax
    mov edi, ebp
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L218
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
.L217:
    and eax, esi
    and ebp, edi
    mov ecx, eax
    or ecx, ebp
    jne .L216
    jmp .L210
.L218:
    mov dl, -0x1
    jmp .L217
.L219:
    mov edx, dword ptr [esp + 0x6c]
    mov esi, dword ptr [esp + 0x70]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x2c]
    mov eax, edx
    or eax, esi
    je .L229
    mov edi, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x20]
    mov ebx, dword ptr [esp + 0x18]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x64], eax
    mov dword ptr [esp + 0x78], ebx
    jmp .L221
    nop
.L220:
    mov edx, dword ptr [esp + 0x3c]
    mov esi, dword ptr [esp + 0x38]
    mov ch, byte ptr [esp + 0x4]
    and edx, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x58]
    mov eax, edx
    or eax, esi
    je .L229
.L221:
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
    je .L225
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], edi
    mov dword ptr [esp + 0x1c], ebx
    movzx esi, si
    mov dword ptr [esp + 0x28], esi
    nop
.L222:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L224
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
.L223:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L222
    jmp .L225
.L224:
    mov cl, -0x1
    jmp .L223
    nop
.L225:
    and edi, dword ptr [esp + 0x64]
    and ebx, dword ptr [esp + 0x78]
    mov byte ptr [esp + 0x4], ch
    mov eax, edi
    or eax, ebx
    mov al, ch
    je .L220
    nop
.L226:
    mov ecx, edi
    mov esi, ebx
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L228
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
.L227:
    and edi, ecx
    and ebx, esi
    mov edx, edi
    or edx, ebx
    jne .L226
    jmp .L220
.L228:
    mov al, -0x1
    jmp .L227
.L229:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x80]
    and edx, dword ptr [esp + 0x60]
    mov eax, esi
    or eax, edx
    je .L239
    mov edi, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x20]
    mov ebx, dword ptr [esp + 0x18]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x44], eax
    mov dword ptr [esp + 0x58], ebx
    jmp .L231
    nop
.L230:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x2c]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x28]
    and edx, dword ptr [esp + 0x3c]
    mov eax, esi
    or eax, edx
    je .L239
.L231:
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
    je .L235
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], edi
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
    nop
.L232:
    mov ebx, eax
    mov esi, edx
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L234
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
.L233:
    and eax, ebx
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L232
    jmp .L235
.L234:
    mov cl, -0x1
    jmp .L233
    nop
.L235:
    mov ebx, dword ptr [esp + 0x38]
    and edi, dword ptr [esp + 0x58]
    mov byte ptr [esp + 0x4], ch
    and ebx, dword ptr [esp + 0x44]
    mov eax, ebx
    or eax, edi
    mov al, ch
    je .L230
    nop
.L236:
    mov esi, ebx
    mov edx, edi
    add esi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L238
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
.L237:
    and ebx, esi
    and edi, edx
    mov edx, ebx
    or edx, edi
    jne .L236
    jmp .L230
.L238:
    mov al, -0x1
    jmp .L237
.L239:
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
    je .L368
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
    je .L331
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
.L240:
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
    jne .L240
    mov eax, dword ptr [esp + 0x48]
    mov ecx, dword ptr [esp + 0x34]
    mov ebp, dword ptr [esp + 0x20]
    not esi
    not edi
    and eax, esi
    and ecx, edi
    mov edx, eax
    jmp .L332
.L241:
    mov ecx, edx
.L242:
    shl edx, 0x8
    pshufd xmm1, xmm0, 0x55
    mov dword ptr [esp + 0x28], ecx
    mov dword ptr [esp + 0x14], edx
    movd edx, xmm0
    movd ebx, xmm1
    mov eax, edx
    or eax, ebx
    je .L246
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L243:
    mov ebp, edx
    mov esi, ebx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L245
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
.L244:
    and edx, ebp
    and ebx, esi
    mov eax, edx
    or eax, ebx
    jne .L243
    jmp .L246
.L245:
    mov cl, -0x1
    jmp .L244
.L246:
    mov eax, dword ptr [esp + 0x14]
    pshufd xmm1, xmm0, 0xff
    pshufd xmm0, xmm0, 0xee
    movd ebx, xmm0
    movd edx, xmm1
    and dword ptr [esp + 0x4], eax
    mov eax, ebx
    or eax, edx
    je .L250
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
.L247:
    mov esi, ebx
    mov ebp, edx
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L249
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
.L248:
    and ebx, esi
    and edx, ebp
    mov eax, ebx
    or eax, edx
    jne .L247
    jmp .L250
.L249:
    mov cl, -0x1
    jmp .L248
.L250:
    mov ecx, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0x1c]
    and dword ptr [esp + 0x4], 0xff000000
    mov eax, ecx
    or eax, ebx
    je .L254
    mov eax, dword ptr [esp + 0xc]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L251:
    mov ebp, ecx
    mov edx, ebx
    add ebp, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L253
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
.L252:
    and ecx, ebp
    and ebx, edx
    mov eax, ecx
    or eax, ebx
    movzx eax, byte ptr [esp + 0x8]
    jne .L251
    jmp .L254
.L253:
    mov byte ptr [esp + 0x8], -0x1
    jmp .L252
.L254:
    mov eax, dword ptr [esp + 0x4]
    test eax, eax
    je .L258
    mov edx, dword ptr [esp + 0xc]
    xor ecx, ecx
    movzx edx, byte ptr [edx + 0x200]
    nop
.L255:
    mov esi, eax
    mov edi, ecx
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L257
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
.L256:
    and eax, esi
    and ecx, edi
    mov esi, eax
    or eax, ecx
    mov eax, esi
    jne .L255
    jmp .L258
.L257:
    mov dl, -0x1
    jmp .L256
.L258:
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
    je .L268
    mov eax, dword ptr [esp + 0xc]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L260
    nop
.L259:
    mov esi, dword ptr [esp + 0x84]
    mov edi, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x90]
    and edi, dword ptr [esp + 0x98]
    mov eax, esi
    or eax, edi
    je .L268
.L260:
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
    je .L264
    lea esi, [eax + 0x4000]
    mov dh, dl
    movzx eax, si
    mov dword ptr [esp + 0x14], eax
    nop
.L261:
    mov eax, ebx
    mov ebp, edi
    add eax, -0x1
    adc ebp, -0x1
    cmp dh, -0x1
    je .L263
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
.L262:
    and ebx, eax
    and edi, ebp
    mov eax, ebx
    or eax, edi
    jne .L261
    jmp .L264
.L263:
    mov dh, -0x1
    jmp .L262
    nop
.L264:
    mov ebp, dword ptr [esp + 0x7c]
    mov ebx, dword ptr [esp + 0x8c]
    mov dh, dl
    and ebp, dword ptr [esp + 0x48]
    and ebx, dword ptr [esp + 0x3c]
    mov esi, ebp
    or esi, ebx
    je .L259
    nop
.L265:
    mov eax, ebp
    mov edi, ebx
    add eax, -0x1
    adc edi, -0x1
    cmp dh, -0x1
    je .L267
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
.L266:
    and ebp, eax
    and ebx, edi
    mov eax, ebp
    or eax, ebx
    jne .L265
    jmp .L259
.L267:
    mov dh, -0x1
    jmp .L266
.L268:
    mov esi, dword ptr [esp + 0x6c]
    mov edx, dword ptr [esp + 0x70]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0xa4]
    and edx, dword ptr [esp + 0xa0]
    mov eax, esi
    or eax, edx
    mov eax, dword ptr [esp + 0x60]
    je .L278
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L270
    nop
.L269:
    mov esi, dword ptr [esp + 0x84]
    mov edx, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x90]
    and edx, dword ptr [esp + 0x98]
    mov eax, esi
    or eax, edx
    mov eax, dword ptr [esp + 0x60]
    je .L278
.L270:
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
    je .L274
    lea esi, [ecx + 0x4000]
    movzx ecx, si
    mov dword ptr [esp + 0x14], ecx
    mov ecx, ebx
    nop
.L271:
    mov ebp, eax
    mov edi, edx
    add ebp, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L273
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
.L272:
    and eax, ebp
    and edx, edi
    mov esi, eax
    or esi, edx
    jne .L271
    jmp .L274
.L273:
    mov cl, -0x1
    jmp .L272
    nop
.L274:
    mov edi, dword ptr [esp + 0x7c]
    mov ebp, dword ptr [esp + 0x8c]
    and edi, dword ptr [esp + 0x48]
    and ebp, dword ptr [esp + 0x3c]
    mov eax, edi
    or eax, ebp
    mov eax, ebx
    je .L269
    nop
.L275:
    mov ecx, edi
    mov esi, ebp
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L277
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
.L276:
    and edi, ecx
    and ebp, esi
    mov edx, edi
    or edx, ebp
    jne .L275
    jmp .L269
.L277:
    mov al, -0x1
    jmp .L276
.L278:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x80]
    and edx, eax
    and edx, dword ptr [esp + 0xa0]
    and esi, dword ptr [esp + 0xa4]
    mov eax, esi
    or eax, edx
    je .L288
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L280
    nop
.L279:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x84]
    and edx, dword ptr [esp + 0x90]
    mov eax, esi
    or eax, edx
    je .L288
.L280:
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
    je .L284
    lea esi, [ecx + 0x4000]
    mov dword ptr [esp + 0x14], edi
    movzx ecx, si
    mov dword ptr [esp + 0x1c], ecx
    mov ecx, ebx
    nop
.L281:
    mov esi, eax
    mov ebp, edx
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L283
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
.L282:
    and eax, esi
    and edx, ebp
    mov esi, eax
    or esi, edx
    jne .L281
    jmp .L284
.L283:
    mov cl, -0x1
    jmp .L282
    nop
.L284:
    mov ebp, dword ptr [esp + 0x98]
    and edi, dword ptr [esp + 0x3c]
    and ebp, dword ptr [esp + 0x48]
    mov eax, ebp
    or eax, edi
    mov eax, ebx
    je .L279
    nop
.L285:
    mov ecx, ebp
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L287
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
.L286:
    and ebp, ecx
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L285
    jmp .L279
.L287:
    mov al, -0x1
    jmp .L286
.L288:
    mov esi, dword ptr [esp + 0x88]
    mov edx, dword ptr [esp + 0x78]
    and esi, dword ptr [esp + 0x44]
    and edx, dword ptr [esp + 0x38]
    mov eax, esi
    or eax, edx
    je .L298
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x90], eax
    jmp .L290
    nop
.L289:
    mov esi, dword ptr [esp + 0x88]
    mov edx, dword ptr [esp + 0x78]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x2c]
    mov eax, esi
    or eax, edx
    je .L298
.L290:
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
    je .L294
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], ebx
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
    nop
.L291:
    mov esi, eax
    mov edi, edx
    add esi, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L293
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
.L292:
    and eax, esi
    and edx, edi
    mov esi, eax
    or esi, edx
    jne .L291
    jmp .L294
.L293:
    mov cl, -0x1
    jmp .L292
    nop
.L294:
    mov edi, dword ptr [esp + 0x84]
    and ebx, dword ptr [esp + 0x3c]
    and edi, dword ptr [esp + 0x48]
    mov eax, edi
    or eax, ebx
    mov al, ch
    je .L289
    nop
.L295:
    mov edx, edi
    mov esi, ebx
    add edx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L297
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
.L296:
    and edi, edx
    and ebx, esi
    mov edx, edi
    or edx, ebx
    jne .L295
    jmp .L289
.L297:
    mov al, -0x1
    jmp .L296
.L298:
    mov esi, dword ptr [esp + 0x64]
    mov edx, dword ptr [esp + 0x58]
    and esi, dword ptr [esp + 0x44]
    and edx, dword ptr [esp + 0x38]
    mov eax, esi
    or eax, edx
    je .L308
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x88], eax
    jmp .L300
    nop
.L299:
    mov esi, dword ptr [esp + 0x64]
    mov edx, dword ptr [esp + 0x58]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x2c]
    mov eax, esi
    or eax, edx
    je .L308
.L300:
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
    je .L304
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x14], ebx
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
    nop
.L301:
    mov esi, eax
    mov edi, edx
    add esi, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L303
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
.L302:
    and eax, esi
    and edx, edi
    mov esi, eax
    or esi, edx
    jne .L301
    jmp .L304
.L303:
    mov cl, -0x1
    jmp .L302
    nop
.L304:
    mov edi, dword ptr [esp + 0x78]
    and ebx, dword ptr [esp + 0x3c]
    mov byte ptr [esp + 0x4], ch
    and edi, dword ptr [esp + 0x48]
    mov eax, edi
    or eax, ebx
    mov al, ch
    je .L299
    nop
.L305:
    mov esi, edi
    mov edx, ebx
    add esi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L307
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
.L306:
    and edi, esi
    and ebx, edx
    mov edx, edi
    or edx, ebx
    jne .L305
    jmp .L299
.L307:
    mov al, -0x1
    jmp .L306
.L308:
    mov edx, dword ptr [esp + 0x44]
    mov esi, dword ptr [esp + 0x38]
    and edx, dword ptr [esp + 0xb8]
    and esi, dword ptr [esp + 0xbc]
    mov eax, edx
    or eax, esi
    je .L318
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x64], eax
    jmp .L310
    nop
.L309:
    mov edx, dword ptr [esp + 0x44]
    mov esi, dword ptr [esp + 0x38]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x2c]
    mov eax, edx
    or eax, esi
    je .L318
.L310:
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
    je .L314
    lea esi, [eax + 0x4000]
    mov cl, ch
    mov dword ptr [esp + 0x14], edx
    movzx eax, si
    mov dword ptr [esp + 0x1c], eax
    nop
.L311:
    mov eax, ebp
    mov edi, ebx
    add eax, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L313
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
.L312:
    and ebp, eax
    and ebx, edi
    mov eax, ebp
    or eax, ebx
    jne .L311
    jmp .L314
.L313:
    mov cl, -0x1
    jmp .L312
    nop
.L314:
    mov ebx, dword ptr [esp + 0x58]
    and edx, dword ptr [esp + 0x3c]
    mov cl, ch
    and ebx, dword ptr [esp + 0x48]
    mov esi, ebx
    or esi, edx
    je .L309
    nop
.L315:
    mov eax, ebx
    mov edi, edx
    add eax, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L317
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
.L316:
    and ebx, eax
    and edx, edi
    mov eax, ebx
    or eax, edx
    jne .L315
    jmp .L309
.L317:
    mov cl, -0x1
    jmp .L316
.L318:
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
    je .L377
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
    je .L353
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
.L319:
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
    jne .L319
    mov eax, dword ptr [esp + 0x34]
    mov ecx, dword ptr [esp + 0x28]
    mov ebp, dword ptr [esp + 0x20]
    not edx
    not esi
    and eax, edx
    and ecx, esi
    mov edx, eax
    jmp .L354
.L320:
    xor eax, eax
    xor ecx, ecx
.L321:
    mov esi, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x2c], eax
    mov dword ptr [esp + 0x14], ecx
    and eax, esi
    and ecx, edx
    mov edx, eax
    or edx, ecx
    je .L325
    mov edx, dword ptr [esp + 0x68]
    lea esi, [edx + 0x4000]
    mov edx, dword ptr [esp + 0xc]
    movzx esi, si
    mov dword ptr [esp + 0x10], esi
    movzx edx, byte ptr [edx + 0x200]
    nop
.L322:
    mov esi, eax
    mov ebp, ecx
    add esi, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L324
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
.L323:
    and eax, esi
    and ecx, ebp
    mov esi, eax
    or esi, ecx
    jne .L322
    jmp .L325
.L324:
    mov dl, -0x1
    jmp .L323
.L325:
    mov eax, dword ptr [esp + 0x20]
    mov ecx, dword ptr [esp + 0x18]
    mov esi, dword ptr [esp + 0x2c]
    not eax
    not ecx
    and eax, dword ptr [esp + 0x14]
    and esi, ecx
    mov ecx, esi
    or ecx, eax
    je .L329
    mov ecx, dword ptr [esp + 0xc]
    movzx edx, word ptr [esp + 0x68]
    movzx ebx, byte ptr [ecx + 0x200]
    mov dword ptr [esp + 0x10], edx
    nop
.L326:
    mov edi, esi
    mov ecx, eax
    add edi, -0x1
    adc ecx, -0x1
    cmp bl, -0x1
    je .L328
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
.L327:
    and esi, edi
    and eax, ecx
    mov ecx, esi
    or ecx, eax
    jne .L326
    jmp .L329
.L328:
    mov bl, -0x1
    jmp .L327
.L329:
    mov edx, dword ptr [esp + 0x54]
    mov edi, dword ptr [esp + 0x3c]
    mov eax, dword ptr [esp + 0x38]
    movzx ebx, byte ptr [edx + 0x40]
    test bl, 0xc
    je .L374
    mov ecx, dword ptr [esp + 0xc]
    and dword ptr [esp + 0x40], eax
    mov eax, dword ptr [esp + 0x4c]
    mov bh, byte ptr [ecx + 0x200]
    and edi, eax
    test bl, 0x4
    je .L365
    mov ecx, dword ptr [esp + 0x5c]
    and eax, 0x60000000
    and ecx, 0x40000000
    or ecx, eax
    jne .L364
    mov eax, dword ptr [esp + 0x14]
    and eax, 0x20000000
    je .L364
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
    jne .L330
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, bh
    inc bh
    mov word ptr [ecx + 2*eax], 0x2fbc
    mov byte ptr [ecx + 0x200], bh
.L330:
    mov edx, dword ptr [esp + 0x54]
    mov edi, dword ptr [esp + 0x3c]
    jmp .L365
.L331:
    xor ecx, ecx
    xor edx, edx
.L332:
    mov dword ptr [esp + 0x14], edx
    and edx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x34], ecx
    and ecx, ebp
    mov esi, ecx
    or esi, edx
    je .L336
    mov eax, dword ptr [esp + 0x68]
    lea esi, [eax + 0x4000]
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    movzx eax, si
    mov dword ptr [esp + 0x10], eax
    nop
.L333:
    mov edi, ecx
    mov ebp, edx
    add edi, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L335
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
.L334:
    and ecx, edi
    and edx, ebp
    mov eax, ecx
    or eax, edx
    jne .L333
    jmp .L336
.L335:
    mov bl, -0x1
    jmp .L334
.L336:
    mov ecx, dword ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0x18]
    mov edi, dword ptr [esp + 0x14]
    not ecx
    not edx
    and ecx, dword ptr [esp + 0x34]
    and edi, edx
    mov edx, ecx
    or edx, edi
    je .L340
    mov eax, dword ptr [esp + 0xc]
    movzx esi, word ptr [esp + 0x68]
    movzx edx, byte ptr [eax + 0x200]
    mov dword ptr [esp + 0x8], esi
    nop
.L337:
    mov esi, ecx
    mov ebx, edi
    add esi, -0x1
    adc ebx, -0x1
    cmp dl, -0x1
    je .L339
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
.L338:
    and ecx, esi
    and edi, ebx
    mov eax, ecx
    or eax, edi
    jne .L337
    jmp .L340
.L339:
    mov dl, -0x1
    jmp .L338
.L340:
    mov edx, dword ptr [esp + 0x54]
    mov ebp, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x38]
    mov eax, dword ptr [esp + 0x44]
    mov bh, byte ptr [edx + 0x40]
    test bh, 0x3
    je .L368
    mov esi, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x4c]
    and dword ptr [esp + 0x40], eax
    mov bl, byte ptr [esi + 0x200]
    and edi, ecx
    test bh, 0x1
    je .L367
    mov eax, ecx
    mov ecx, dword ptr [esp + 0x5c]
    and eax, 0x60
    and ecx, 0x40
    or ecx, eax
    mov ecx, dword ptr [esp + 0x74]
    jne .L366
    mov eax, dword ptr [esp + 0x34]
    and eax, 0x20
    je .L366
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
    jne .L341
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, bl
    inc bl
    mov word ptr [ecx + 2*eax], 0x2184
    mov byte ptr [ecx + 0x200], bl
.L341:
    mov ebp, dword ptr [esp + 0x24]
    mov edx, dword ptr [esp + 0x54]
    mov edi, dword ptr [esp + 0x38]
    jmp .L367
.L342:
    mov edx, dword ptr [esp + 0x20]
    xor eax, eax
    xor ecx, ecx
.L343:
    mov dword ptr [esp + 0x2c], eax
    and eax, ebp
    mov dword ptr [esp + 0x1c], ecx
    and ecx, edx
    mov edx, eax
    or edx, ecx
    je .L347
    mov edx, dword ptr [esp + 0x68]
    lea esi, [edx + 0x4000]
    mov edx, dword ptr [esp + 0xc]
    movzx esi, si
    mov dword ptr [esp + 0x14], esi
    movzx edx, byte ptr [edx + 0x200]
    nop
.L344:
    mov esi, eax
    mov ebp, ecx
    add esi, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L346
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
.L345:
    and eax, esi
    and ecx, ebp
    mov esi, eax
    or esi, ecx
    jne .L344
    jmp .L347
.L346:
    mov dl, -0x1
    jmp .L345
.L347:
    mov edi, dword ptr [esp + 0x2c]
    mov esi, dword ptr [esp + 0x10]
    and edi, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0x1c]
    mov eax, edi
    or eax, esi
    je .L351
    mov eax, dword ptr [esp + 0xc]
    movzx edx, word ptr [esp + 0x68]
    movzx ecx, byte ptr [eax + 0x200]
    mov dword ptr [esp + 0x10], edx
    nop
.L348:
    mov edx, edi
    mov eax, edi
    mov edi, esi
    add edx, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L350
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
.L349:
    and eax, edx
    and esi, edi
    mov edx, eax
    mov edi, eax
    or edx, esi
    jne .L348
    jmp .L351
.L350:
    mov cl, -0x1
    jmp .L349
.L351:
    mov edx, dword ptr [esp + 0x54]
    mov edi, dword ptr [esp + 0x44]
    mov eax, dword ptr [esp + 0x58]
    movzx ebx, byte ptr [edx + 0x40]
    test bl, 0xc
    je .L374
    mov ecx, dword ptr [esp + 0xc]
    and dword ptr [esp + 0x40], eax
    mov eax, dword ptr [esp + 0x4c]
    mov bh, byte ptr [ecx + 0x200]
    and edi, eax
    test bl, 0x4
    je .L372
    mov ecx, dword ptr [esp + 0x5c]
    and eax, 0x60000000
    and ecx, 0x40000000
    or ecx, eax
    jne .L371
    mov eax, dword ptr [esp + 0x1c]
    and eax, 0x20000000
    je .L371
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
    jne .L352
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, bh
    inc bh
    mov word ptr [ecx + 2*eax], 0x2fbc
    mov byte ptr [ecx + 0x200], bh
.L352:
    mov edx, dword ptr [esp + 0x54]
    mov edi, dword ptr [esp + 0x44]
    jmp .L372
.L353:
    xor ecx, ecx
    xor edx, edx
.L354:
    mov dword ptr [esp + 0x14], edx
    and edx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x28], ecx
    and ecx, ebp
    mov esi, ecx
    or esi, edx
    je .L358
    mov eax, dword ptr [esp + 0x68]
    lea esi, [eax + 0x4000]
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    movzx eax, si
    mov dword ptr [esp + 0x10], eax
    nop
.L355:
    mov edi, ecx
    mov ebp, edx
    add edi, -0x1
    adc ebp, -0x1
    cmp bl, -0x1
    je .L357
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
.L356:
    and ecx, edi
    and edx, ebp
    mov eax, ecx
    or eax, edx
    jne .L355
    jmp .L358
.L357:
    mov bl, -0x1
    jmp .L356
.L358:
    mov ebx, dword ptr [esp + 0x48]
    mov edi, dword ptr [esp + 0x14]
    mov eax, dword ptr [esp + 0x68]
    and ebx, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x3c]
    mov ecx, ebx
    or ecx, edi
    je .L362
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, ax
    mov dword ptr [esp + 0x10], eax
    movzx ecx, byte ptr [ecx + 0x200]
    nop
.L359:
    mov esi, ebx
    mov edx, edi
    mov eax, ebx
    add esi, -0x1
    adc edx, -0x1
    cmp cl, -0x1
    je .L361
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
.L360:
    and eax, esi
    and edi, edx
    mov ecx, eax
    mov ebx, eax
    or ecx, edi
    movzx ecx, byte ptr [esp + 0x4]
    jne .L359
    jmp .L362
.L361:
    mov byte ptr [esp + 0x4], -0x1
    jmp .L360
.L362:
    mov edx, dword ptr [esp + 0x54]
    mov esi, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x58]
    mov ecx, dword ptr [esp + 0x64]
    mov bh, byte ptr [edx + 0x40]
    test bh, 0x3
    je .L377
    mov ebp, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x4c]
    and dword ptr [esp + 0x40], ecx
    mov bl, byte ptr [ebp + 0x200]
    and edi, eax
    test bh, 0x1
    je .L376
    mov ecx, dword ptr [esp + 0x5c]
    and eax, 0x60
    and ecx, 0x40
    or ecx, eax
    mov ecx, dword ptr [esp + 0x74]
    jne .L375
    mov eax, esi
    and eax, 0x20
    je .L375
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
    jne .L363
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, bl
    inc bl
    mov word ptr [ecx + 2*eax], 0x2184
    mov byte ptr [ecx + 0x200], bl
.L363:
    mov edx, dword ptr [esp + 0x54]
    mov esi, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x58]
    jmp .L376
.L364:
    mov edx, dword ptr [esp + 0x54]
.L365:
    test bl, 0x8
    je .L374
    mov ecx, dword ptr [esp + 0x4c]
    mov eax, dword ptr [esp + 0x5c]
    and ecx, 0xe000000
    and eax, 0x4000000
    or eax, ecx
    jne .L374
    and dword ptr [esp + 0x14], 0x8000000
    jne .L373
    jmp .L374
.L366:
    mov ebp, dword ptr [esp + 0x24]
    mov edx, dword ptr [esp + 0x54]
.L367:
    test bh, 0x2
    je .L368
    mov esi, dword ptr [esp + 0x4c]
    mov ecx, dword ptr [esp + 0x5c]
    and esi, 0xe
    and ecx, 0x4
    or ecx, esi
    jne .L368
    and dword ptr [esp + 0x34], 0x8
    je .L368
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
    jne .L368
    mov ebp, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, bl
    inc bl
    mov word ptr [ecx + 2*eax], 0x3084
    mov byte ptr [ecx + 0x200], bl
.L368:
    cmp byte ptr [edx + 0x41], 0x0
    je .L384
    mov ebx, ebp
    jmp .L378
.L369:
    mov eax, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x3c]
    jmp .L380
.L370:
    mov eax, dword ptr [esp + 0x44]
    mov esi, dword ptr [esp + 0x38]
    jmp .L382
.L371:
    mov edx, dword ptr [esp + 0x54]
.L372:
    test bl, 0x8
    je .L374
    mov ecx, dword ptr [esp + 0x4c]
    mov eax, dword ptr [esp + 0x5c]
    and ecx, 0xe000000
    and eax, 0x4000000
    or eax, ecx
    jne .L374
    and dword ptr [esp + 0x1c], 0x8000000
    je .L374
.L373:
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
    jne .L374
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, bl
    inc bl
    mov word ptr [ecx + 2*eax], 0x3ebc
    mov byte ptr [ecx + 0x200], bl
.L374:
    cmp byte ptr [edx + 0x41], 0x0
    je .L384
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
    jmp .L383
.L375:
    mov edx, dword ptr [esp + 0x54]
.L376:
    test bh, 0x2
    je .L377
    mov ecx, dword ptr [esp + 0x4c]
    mov eax, dword ptr [esp + 0x5c]
    and ecx, 0xe
    and eax, 0x4
    or eax, ecx
    jne .L377
    and esi, 0x8
    je .L377
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
    jne .L377
    mov esi, dword ptr [esp + 0xc]
    movzx eax, ch
    inc ch
    mov word ptr [esi + 2*eax], 0x3084
    mov byte ptr [esi + 0x200], ch
.L377:
    cmp byte ptr [edx + 0x41], 0x0
    mov ebx, dword ptr [esp + 0x24]
    je .L384
.L378:
    movzx eax, byte ptr [edx + 0x42]
    sub esp, 0xc
    lea ecx, [esp + 0xcc]
    push dword ptr [esp + 0x24]
    push dword ptr [esp + 0x30]
    push dword ptr [esp + 0x20]
    push eax
    push dword ptr [esp + 0x84]
    call plywright::movegen::generate::en_passant
    jmp .L383
.L379:
    xor eax, eax
    xor esi, esi
.L380:
    sub esp, 0x8
    mov edx, dword ptr [esp + 0x5c]
    mov ebx, dword ptr [esp + 0x2c]
    lea ecx, [esp + 0xc8]
    push dword ptr [esp + 0x28]
    push dword ptr [esp + 0x24]
    push dword ptr [esp + 0x1c]
    push esi
    push eax
    push dword ptr [esp + 0x84]
    call plywright::movegen::evasions::filtered
    jmp .L383
.L381:
    xor eax, eax
    xor esi, esi
.L382:
    sub esp, 0x8
    mov edx, dword ptr [esp + 0x5c]
    mov ebx, dword ptr [esp + 0x2c]
    lea ecx, [esp + 0xc8]
    push dword ptr [esp + 0x20]
    push dword ptr [esp + 0x2c]
    push dword ptr [esp + 0x1c]
    push esi
    push eax
    push dword ptr [esp + 0x84]
    call plywright::movegen::evasions::filtered
.L383:
    add esp, 0x20
.L384:
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

plywright::movegen::evasions::filtered:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x12c
    mov ebx, dword ptr [edx + 0x38]
    mov edi, dword ptr [edx + 0x3c]
    mov eax, dword ptr [edx + 0x4]
    mov dword ptr [esp + 0x114], ecx
    mov ecx, dword ptr [edx]
    mov esi, dword ptr [edx + 0x30]
    mov ebp, dword ptr [esp + 0x148]
    mov dword ptr [esp + 0x5c], edx
    mov edx, 0x1010101
    movq xmm2, qword ptr [esp + 0x144]
    pcmpeqd xmm3, xmm3
    mov dword ptr [esp + 0x88], edi
    and edi, eax
    mov dword ptr [esp + 0x70], eax
    mov eax, ebx
    mov dword ptr [esp + 0x74], ecx
    mov dword ptr [esp + 0x58], esi
    or esi, ebx
    mov dword ptr [esp + 0xa4], ebx
    mov ebx, dword ptr [esp + 0x144]
    not ebp
    pshufd xmm2, xmm2, 0x44
    and eax, ecx
    movzx ecx, byte ptr [esp + 0x140]
    mov dword ptr [esp + 0x98], ebp
    mov dword ptr [esp + 0x28], esi
    not esi
    pxor xmm3, xmm2
    movd xmm0, edi
    movd xmm1, eax
    punpckldq xmm1, xmm0
    not ebx
    pshufd xmm1, xmm1, 0x44
    and cl, 0x7
    mov dword ptr [esp + 0xa8], ebx
    shl edx, cl
    mov ecx, edx
    or edx, ebx
    or ecx, ebp
    and edx, eax
    mov ebx, ecx
    mov ecx, dword ptr [esp + 0x5c]
    and ebx, edi
    mov edi, dword ptr [esp + 0x5c]
    shrd edx, ebx, 0x8
    shr ebx, 0x8
    and edx, esi
    call .L0
.L0:
    pop esi
    mov ecx, dword ptr [ecx + 0x34]
    add esi, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0xd4], edi
    mov dword ptr [esp + 0x18], esi
    mov dword ptr [esp + 0x64], ecx
    or ecx, dword ptr [esp + 0x88]
    mov ebp, ecx
    mov dword ptr [esp + 0x2c], ecx
    movzx ecx, byte ptr [esp + 0x140]
    not ebp
    and ebx, ebp
    mov dword ptr [esp + 0x94], ebp
    mov ebp, dword ptr [esp + 0x150]
    mov dword ptr [esp + 0x10], ebx
    mov dword ptr [esp + 0x6c], ecx
    shl ecx, 0x6
    test eax, 0xff00
    movzx eax, byte ptr [esp + 0x140]
    por xmm3, xmmword ptr [esi + ecx + plywright::board::geometry::AROUND + 48]
    lea ecx, [esi + ecx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x78], ecx
    mov byte ptr [esp + 0xe4], al
    mov eax, dword ptr [esp + 0x14c]
    pand xmm1, xmm3
    movdqa xmm0, xmm1
    psrlq xmm1, 0x7
    psrlq xmm0, 0x9
    movsd xmm1, xmm0
    movdqu xmm0, xmmword ptr [edi + 0x30]
    mov dword ptr [esp + 0xd8], eax
    mov eax, dword ptr [esp + 0x154]
    mov dword ptr [esp + 0xdc], ebp
    pshufd xmm0, xmm0, 0x44
    mov dword ptr [esp + 0xe0], eax
    pand xmm0, xmm1
    pand xmm0, xmmword ptr [esi + .C0]
    je .L7
    mov edi, edx
    mov dword ptr [esp + 0x60], edx
    and edi, 0xff
    je .L2
    mov edx, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x4], edi
    mov eax, dword ptr [edx + 0x8]
    mov ebx, dword ptr [esi + 0x18]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm1, xmmword ptr [edx + 0x20]
    movdqu xmm2, xmmword ptr [edx + 0x10]
    xor edx, edx
    and eax, dword ptr [esi]
    and ebx, dword ptr [esp + 0x74]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm1, xmm1, 0x44
    por xmm1, xmm2
    or ebx, eax
    mov eax, dword ptr [esi + 0x1c]
    mov dword ptr [esp + 0x24], ebx
    and eax, dword ptr [esp + 0x70]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x50], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x4c], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x54], esi
    and ebp, 0x3f
    mov dword ptr [esp + 0x1c], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x48], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x40], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x44], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x38], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x3c], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    mov ecx, edi
    mov dword ptr [esp + 0x30], ebx
    and eax, 0x3f
    mov dword ptr [esp + 0x34], ebp
    mov dword ptr [esp + 0x68], eax
    nop
.L1:
    mov dword ptr [esp], ecx
    tzcnt eax, ecx
    tzcnt ecx, edx
    mov dword ptr [esp + 0x8], edx
    mov edi, 0x1
    add cl, 0x20
    cmp dword ptr [esp], 0x0
    mov edx, dword ptr [esp + 0x8]
    movzx ecx, cl
    cmovne ecx, eax
    mov eax, dword ptr [esp]
    add eax, -0x1
    adc edx, -0x1
    and dword ptr [esp], eax
    mov eax, ecx
    xor esi, esi
    shl edi, cl
    and dword ptr [esp + 0x8], edx
    mov edx, 0x1
    add al, 0x8
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    xor ebp, ebp
    mov ecx, eax
    xor ebx, ebx
    mov dword ptr [esp + 0x14], esi
    mov esi, 0x1
    shld ebp, edx, cl
    shl esi, cl
    test al, 0x20
    mov eax, dword ptr [esp + 0x50]
    cmovne ebp, esi
    cmovne esi, ebx
    not esi
    not ebp
    and esi, dword ptr [esp + 0x28]
    and ebp, dword ptr [esp + 0x2c]
    or esi, edi
    or ebp, dword ptr [esp + 0x14]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x1c]
    imul ecx, dword ptr [esp + 0x4c]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x54]
    and ecx, ebp
    imul ecx, dword ptr [esp + 0x1c]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x48]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x3c]
    and ebp, dword ptr [esp + 0x40]
    add ebx, dword ptr [esp + 0x44]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x34]
    imul ecx, dword ptr [esp + 0x38]
    mul esi
    imul ebp, esi
    mov esi, dword ptr [esp + 0xc]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x68]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x4]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x18]
    add edx, dword ptr [esp + 0x30]
    movq xmm2, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esp + 0x14]
    movq xmm3, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm3, xmm2
    pand xmm3, xmm1
    movd eax, xmm3
    pshufd xmm2, xmm3, 0xff
    movd ecx, xmm2
    or eax, dword ptr [esp + 0x24]
    pshufd xmm2, xmm3, 0xee
    or ecx, dword ptr [esp + 0x20]
    movd edx, xmm2
    pshufd xmm2, xmm3, 0x55
    or eax, edx
    movd edx, xmm2
    or edx, ecx
    mov ecx, ebx
    not ecx
    and ecx, dword ptr [esp + 0x64]
    and ecx, edx
    mov edx, edi
    not edx
    and edx, dword ptr [esp + 0x58]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov ecx, dword ptr [esp]
    mov edx, dword ptr [esp + 0x8]
    cmove ebx, eax
    cmove edi, eax
    mov eax, ebx
    xor eax, esi
    mov dword ptr [esp + 0xc], eax
    mov eax, edi
    xor eax, ebp
    mov dword ptr [esp + 0x4], eax
    mov eax, ecx
    or eax, edx
    jne .L1
    xor edi, ebp
    xor ebx, esi
    mov ebp, dword ptr [esp + 0xc]
    or ebx, edi
    mov edi, dword ptr [esp + 0x4]
    jne .L99
.L2:
    pshufd xmm1, xmm0, 0xee
    movd edi, xmm1
    and edi, 0xfe
    je .L4
    mov edx, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x4], edi
    mov eax, dword ptr [edx + 0x8]
    mov ebx, dword ptr [esi + 0x18]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm1, xmmword ptr [edx + 0x20]
    movdqu xmm2, xmmword ptr [edx + 0x10]
    xor edx, edx
    and eax, dword ptr [esi]
    and ebx, dword ptr [esp + 0x74]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm1, xmm1, 0x44
    por xmm1, xmm2
    or ebx, eax
    mov eax, dword ptr [esi + 0x1c]
    mov dword ptr [esp + 0x24], ebx
    and eax, dword ptr [esp + 0x70]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x50], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x4c], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x54], esi
    and ebp, 0x3f
    mov dword ptr [esp + 0x1c], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x48], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x40], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x44], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x38], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x3c], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    mov ecx, edi
    mov dword ptr [esp + 0x30], ebx
    and eax, 0x3f
    mov dword ptr [esp + 0x34], ebp
    mov dword ptr [esp + 0x68], eax
    nop
.L3:
    mov dword ptr [esp], ecx
    tzcnt eax, ecx
    tzcnt ecx, edx
    mov dword ptr [esp + 0x8], edx
    mov edi, 0x1
    add cl, 0x20
    cmp dword ptr [esp], 0x0
    mov edx, dword ptr [esp + 0x8]
    movzx ecx, cl
    cmovne ecx, eax
    mov eax, dword ptr [esp]
    add eax, -0x1
    adc edx, -0x1
    and dword ptr [esp], eax
    mov eax, ecx
    xor esi, esi
    shl edi, cl
    and dword ptr [esp + 0x8], edx
    mov edx, 0x1
    add al, 0x7
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    xor ebp, ebp
    mov ecx, eax
    xor ebx, ebx
    mov dword ptr [esp + 0x14], esi
    mov esi, 0x1
    shld ebp, edx, cl
    shl esi, cl
    test al, 0x20
    mov eax, dword ptr [esp + 0x50]
    cmovne ebp, esi
    cmovne esi, ebx
    not esi
    not ebp
    and esi, dword ptr [esp + 0x28]
    and ebp, dword ptr [esp + 0x2c]
    or esi, edi
    or ebp, dword ptr [esp + 0x14]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x1c]
    imul ecx, dword ptr [esp + 0x4c]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x54]
    and ecx, ebp
    imul ecx, dword ptr [esp + 0x1c]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x48]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x3c]
    and ebp, dword ptr [esp + 0x40]
    add ebx, dword ptr [esp + 0x44]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x34]
    imul ecx, dword ptr [esp + 0x38]
    mul esi
    imul ebp, esi
    mov esi, dword ptr [esp + 0xc]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x68]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x4]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x18]
    add edx, dword ptr [esp + 0x30]
    movq xmm2, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esp + 0x14]
    movq xmm3, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm3, xmm2
    pand xmm3, xmm1
    movd eax, xmm3
    pshufd xmm2, xmm3, 0xff
    movd ecx, xmm2
    or eax, dword ptr [esp + 0x24]
    pshufd xmm2, xmm3, 0xee
    or ecx, dword ptr [esp + 0x20]
    movd edx, xmm2
    pshufd xmm2, xmm3, 0x55
    or eax, edx
    movd edx, xmm2
    or edx, ecx
    mov ecx, ebx
    not ecx
    and ecx, dword ptr [esp + 0x64]
    and ecx, edx
    mov edx, edi
    not edx
    and edx, dword ptr [esp + 0x58]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov ecx, dword ptr [esp]
    mov edx, dword ptr [esp + 0x8]
    cmove ebx, eax
    cmove edi, eax
    mov eax, ebx
    xor eax, esi
    mov dword ptr [esp + 0xc], eax
    mov eax, edi
    xor eax, ebp
    mov dword ptr [esp + 0x4], eax
    mov eax, ecx
    or eax, edx
    jne .L3
    xor edi, ebp
    xor ebx, esi
    mov ebp, dword ptr [esp + 0xc]
    or ebx, edi
    mov edi, dword ptr [esp + 0x4]
    jne .L103
.L4:
    movd edi, xmm0
    and edi, 0x7f
    je .L6
    mov edx, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x4], edi
    mov eax, dword ptr [edx + 0x8]
    mov ebx, dword ptr [esi + 0x18]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm1, xmmword ptr [edx + 0x20]
    movdqu xmm2, xmmword ptr [edx + 0x10]
    xor edx, edx
    and eax, dword ptr [esi]
    and ebx, dword ptr [esp + 0x74]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm1, xmm1, 0x44
    por xmm1, xmm2
    or ebx, eax
    mov eax, dword ptr [esi + 0x1c]
    mov dword ptr [esp + 0x24], ebx
    and eax, dword ptr [esp + 0x70]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x50], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x4c], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x54], esi
    and ebp, 0x3f
    mov dword ptr [esp + 0x1c], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x48], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x40], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x44], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x38], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x3c], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    mov ecx, edi
    mov dword ptr [esp + 0x30], ebx
    and eax, 0x3f
    mov dword ptr [esp + 0x34], ebp
    mov dword ptr [esp + 0x68], eax
    nop
.L5:
    mov dword ptr [esp], ecx
    tzcnt eax, ecx
    tzcnt ecx, edx
    mov dword ptr [esp + 0x8], edx
    mov edi, 0x1
    add cl, 0x20
    cmp dword ptr [esp], 0x0
    mov edx, dword ptr [esp + 0x8]
    movzx ecx, cl
    cmovne ecx, eax
    mov eax, dword ptr [esp]
    add eax, -0x1
    adc edx, -0x1
    and dword ptr [esp], eax
    mov eax, ecx
    xor esi, esi
    shl edi, cl
    and dword ptr [esp + 0x8], edx
    mov edx, 0x1
    add al, 0x9
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    xor ebp, ebp
    mov ecx, eax
    xor ebx, ebx
    mov dword ptr [esp + 0x14], esi
    mov esi, 0x1
    shld ebp, edx, cl
    shl esi, cl
    test al, 0x20
    mov eax, dword ptr [esp + 0x50]
    cmovne ebp, esi
    cmovne esi, ebx
    not esi
    not ebp
    and esi, dword ptr [esp + 0x28]
    and ebp, dword ptr [esp + 0x2c]
    or esi, edi
    or ebp, dword ptr [esp + 0x14]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x1c]
    imul ecx, dword ptr [esp + 0x4c]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x54]
    and ecx, ebp
    imul ecx, dword ptr [esp + 0x1c]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x48]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x3c]
    and ebp, dword ptr [esp + 0x40]
    add ebx, dword ptr [esp + 0x44]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x34]
    imul ecx, dword ptr [esp + 0x38]
    mul esi
    imul ebp, esi
    mov esi, dword ptr [esp + 0xc]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x68]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x4]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x18]
    add edx, dword ptr [esp + 0x30]
    movq xmm2, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esp + 0x14]
    movq xmm3, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm3, xmm2
    pand xmm3, xmm1
    movd eax, xmm3
    pshufd xmm2, xmm3, 0xff
    movd ecx, xmm2
    or eax, dword ptr [esp + 0x24]
    pshufd xmm2, xmm3, 0xee
    or ecx, dword ptr [esp + 0x20]
    movd edx, xmm2
    pshufd xmm2, xmm3, 0x55
    or eax, edx
    movd edx, xmm2
    or edx, ecx
    mov ecx, ebx
    not ecx
    and ecx, dword ptr [esp + 0x64]
    and ecx, edx
    mov edx, edi
    not edx
    and edx, dword ptr [esp + 0x58]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov ecx, dword ptr [esp]
    mov edx, dword ptr [esp + 0x8]
    cmove ebx, eax
    cmove edi, eax
    mov eax, ebx
    xor eax, esi
    mov dword ptr [esp + 0xc], eax
    mov eax, edi
    xor eax, ebp
    mov dword ptr [esp + 0x4], eax
    mov eax, ecx
    or eax, edx
    jne .L5
    xor edi, ebp
    xor ebx, esi
    mov ebp, dword ptr [esp + 0xc]
    or ebx, edi
    mov edi, dword ptr [esp + 0x4]
    jne .L107
.L6:
    mov eax, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x60]
    pand xmm0, xmmword ptr [eax + .C1]
    and edx, 0xffffff00
.L7:
    mov eax, dword ptr [esp + 0x10]
    pshufd xmm1, xmm0, 0xff
    mov dword ptr [esp + 0x60], edx
    movd edi, xmm1
    pshufd xmm1, xmm0, 0xee
    movd ecx, xmm1
    shr eax, 0x8
    and dword ptr [esp + 0x94], eax
    mov eax, ecx
    or eax, edi
    je .L9
    mov edx, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x78]
    mov ebp, ecx
    mov dword ptr [esp + 0x8], edi
    mov eax, dword ptr [edx + 0x8]
    mov ebx, dword ptr [esi + 0x18]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm1, xmmword ptr [edx + 0x20]
    movdqu xmm2, xmmword ptr [edx + 0x10]
    mov edx, ebp
    and eax, dword ptr [esi]
    and ebx, dword ptr [esp + 0x74]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm1, xmm1, 0x44
    por xmm1, xmm2
    or ebx, eax
    mov eax, dword ptr [esi + 0x1c]
    mov dword ptr [esp + 0x24], ebx
    and eax, dword ptr [esp + 0x70]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x54], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x30], ebx
    mov ebx, edi
    mov dword ptr [esp + 0x50], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x4c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    and esi, 0x3f
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0xc], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x44], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x40], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x3c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x38], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    mov ecx, ebp
    and eax, 0x3f
    mov dword ptr [esp + 0x34], esi
    mov dword ptr [esp + 0x68], eax
    nop
.L8:
    mov dword ptr [esp + 0x1c], ecx
    tzcnt ecx, ebx
    tzcnt eax, edx
    mov dword ptr [esp + 0x4], edx
    mov ebp, 0x1
    add cl, 0x20
    test edx, edx
    movzx ecx, cl
    cmovne ecx, eax
    mov eax, edx
    mov edx, ebx
    add eax, -0x1
    adc edx, -0x1
    and dword ptr [esp + 0x4], eax
    mov eax, ecx
    xor esi, esi
    shl ebp, cl
    and ebx, edx
    mov edx, 0x1
    add al, 0x7
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    mov dword ptr [esp + 0x14], ebx
    cmovne esi, ebp
    cmovne ebp, ecx
    xor edi, edi
    mov ecx, eax
    xor ebx, ebx
    mov dword ptr [esp], esi
    mov esi, 0x1
    shld edi, edx, cl
    shl esi, cl
    test al, 0x20
    mov eax, dword ptr [esp + 0x50]
    cmovne edi, esi
    cmovne esi, ebx
    not esi
    not edi
    and esi, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x2c]
    or esi, ebp
    or edi, dword ptr [esp]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0xc]
    imul ecx, dword ptr [esp + 0x4c]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x54]
    and ecx, edi
    imul ecx, dword ptr [esp + 0xc]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x48]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x3c]
    and edi, dword ptr [esp + 0x40]
    add ebx, dword ptr [esp + 0x44]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x34]
    imul ecx, dword ptr [esp + 0x38]
    mul esi
    imul edi, esi
    mov esi, dword ptr [esp]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x68]
    add edx, edi
    mov edi, dword ptr [esp + 0x8]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x18]
    add edx, dword ptr [esp + 0x30]
    movq xmm2, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esp + 0x14]
    movq xmm3, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm3, xmm2
    pand xmm3, xmm1
    movd eax, xmm3
    pshufd xmm2, xmm3, 0xff
    movd ecx, xmm2
    or eax, dword ptr [esp + 0x24]
    pshufd xmm2, xmm3, 0xee
    or ecx, dword ptr [esp + 0x20]
    movd edx, xmm2
    pshufd xmm2, xmm3, 0x55
    or eax, edx
    movd edx, xmm2
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, dword ptr [esp + 0x64]
    and ecx, edx
    mov edx, ebp
    not edx
    and edx, dword ptr [esp + 0x58]
    and edx, eax
    mov eax, esi
    or edx, ecx
    mov ecx, 0x0
    mov edx, dword ptr [esp + 0x4]
    cmove eax, ecx
    cmove ebp, ecx
    mov dword ptr [esp], eax
    xor eax, edi
    mov ecx, ebp
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [esp + 0x1c]
    mov esi, eax
    xor ecx, eax
    mov eax, edx
    or eax, ebx
    jne .L8
    mov eax, dword ptr [esp]
    xor ebp, esi
    xor eax, edi
    or eax, ebp
    mov ebp, dword ptr [esp + 0x8]
    jne .L16
.L9:
    movd edi, xmm0
    pshufd xmm0, xmm0, 0x55
    movd ecx, xmm0
    mov eax, edi
    or eax, ecx
    mov dword ptr [esp + 0x8], ecx
    je .L11
    mov edx, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0x14], edi
    mov eax, dword ptr [edx + 0x8]
    mov ebp, dword ptr [esi + 0x18]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm0, xmmword ptr [edx + 0x20]
    movdqu xmm1, xmmword ptr [edx + 0x10]
    mov edx, dword ptr [esp + 0x8]
    and eax, dword ptr [esi]
    and ebp, dword ptr [esp + 0x74]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm0, xmm0, 0x44
    por xmm0, xmm1
    or ebp, eax
    mov eax, dword ptr [esi + 0x1c]
    mov dword ptr [esp + 0x24], ebp
    and eax, dword ptr [esp + 0x70]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x50], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x4c], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x54], esi
    and ebp, 0x3f
    mov dword ptr [esp + 0x1c], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x48], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x40], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x44], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x38], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x3c], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    mov ecx, edi
    mov dword ptr [esp + 0x30], ebx
    and eax, 0x3f
    mov dword ptr [esp + 0x34], ebp
    mov dword ptr [esp + 0x68], eax
    nop
.L10:
    mov dword ptr [esp], ecx
    tzcnt eax, ecx
    tzcnt ecx, edx
    mov dword ptr [esp + 0xc], edx
    mov edi, 0x1
    add cl, 0x20
    cmp dword ptr [esp], 0x0
    mov edx, dword ptr [esp + 0xc]
    movzx ecx, cl
    cmovne ecx, eax
    mov eax, dword ptr [esp]
    add eax, -0x1
    adc edx, -0x1
    and dword ptr [esp], eax
    mov eax, ecx
    xor esi, esi
    shl edi, cl
    and dword ptr [esp + 0xc], edx
    mov edx, 0x1
    add al, 0x9
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, edi
    cmovne edi, ecx
    xor ebp, ebp
    mov ecx, eax
    xor ebx, ebx
    mov dword ptr [esp + 0x4], esi
    mov esi, 0x1
    shld ebp, edx, cl
    shl esi, cl
    test al, 0x20
    mov eax, dword ptr [esp + 0x50]
    cmovne ebp, esi
    cmovne esi, ebx
    not esi
    not ebp
    and esi, dword ptr [esp + 0x28]
    and ebp, dword ptr [esp + 0x2c]
    or esi, edi
    or ebp, dword ptr [esp + 0x4]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x1c]
    imul ecx, dword ptr [esp + 0x4c]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x54]
    and ecx, ebp
    imul ecx, dword ptr [esp + 0x1c]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x48]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x3c]
    and ebp, dword ptr [esp + 0x40]
    add ebx, dword ptr [esp + 0x44]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x34]
    imul ecx, dword ptr [esp + 0x38]
    mul esi
    imul ebp, esi
    mov esi, dword ptr [esp + 0x14]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x68]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x8]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x18]
    add edx, dword ptr [esp + 0x30]
    movq xmm1, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esp + 0x4]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    movd eax, xmm2
    pshufd xmm1, xmm2, 0xff
    movd ecx, xmm1
    or eax, dword ptr [esp + 0x24]
    pshufd xmm1, xmm2, 0xee
    or ecx, dword ptr [esp + 0x20]
    movd edx, xmm1
    pshufd xmm1, xmm2, 0x55
    or eax, edx
    movd edx, xmm1
    or edx, ecx
    mov ecx, ebx
    not ecx
    and ecx, dword ptr [esp + 0x64]
    and ecx, edx
    mov edx, edi
    not edx
    and edx, dword ptr [esp + 0x58]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov ecx, dword ptr [esp]
    mov edx, dword ptr [esp + 0xc]
    cmove ebx, eax
    cmove edi, eax
    mov dword ptr [esp + 0x4], ebx
    xor ebx, ebp
    mov eax, edi
    mov dword ptr [esp + 0x8], ebx
    xor eax, esi
    mov ebx, ecx
    mov dword ptr [esp + 0x14], eax
    or ebx, edx
    jne .L10
    mov eax, dword ptr [esp + 0x4]
    xor edi, esi
    xor eax, ebp
    mov ebp, dword ptr [esp + 0x14]
    or eax, edi
    jne .L20
.L11:
    mov ecx, dword ptr [esp + 0x60]
    movzx eax, byte ptr [esp + 0x94]
    or ecx, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x4], eax
    je .L13
    mov edx, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x78]
    mov eax, dword ptr [edx + 0x8]
    mov ebx, dword ptr [esi + 0x18]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm0, xmmword ptr [edx + 0x20]
    movdqu xmm1, xmmword ptr [edx + 0x10]
    mov edx, dword ptr [esp + 0x60]
    and eax, dword ptr [esi]
    and ebx, dword ptr [esp + 0x74]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm0, xmm0, 0x44
    por xmm0, xmm1
    or ebx, eax
    mov eax, dword ptr [esi + 0x1c]
    mov dword ptr [esp + 0x1c], ebx
    and eax, dword ptr [esp + 0x70]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x24], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x54], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x50], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x20], esi
    and ebx, 0x3f
    mov dword ptr [esp + 0xc], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x4c], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x44], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x48], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x3c], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x40], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    mov ecx, edx
    mov dword ptr [esp + 0x34], edi
    mov dword ptr [esp + 0x38], ebx
    mov ebx, dword ptr [esp + 0x10]
    and eax, 0x3f
    mov dword ptr [esp + 0x30], eax
    nop
.L12:
    mov dword ptr [esp], ecx
    tzcnt eax, ecx
    tzcnt ecx, ebx
    mov dword ptr [esp + 0x60], edx
    mov edx, ebx
    mov ebp, 0x1
    add cl, 0x20
    cmp dword ptr [esp], 0x0
    movzx ecx, cl
    cmovne ecx, eax
    mov eax, dword ptr [esp]
    add eax, -0x1
    adc edx, -0x1
    and dword ptr [esp], eax
    mov eax, ecx
    xor esi, esi
    shl ebp, cl
    and ebx, edx
    mov edx, 0x1
    add al, 0x8
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    mov dword ptr [esp + 0x14], ebx
    cmovne esi, ebp
    cmovne ebp, ecx
    xor edi, edi
    mov ecx, eax
    xor ebx, ebx
    mov dword ptr [esp + 0x8], esi
    mov esi, 0x1
    shld edi, edx, cl
    shl esi, cl
    test al, 0x20
    mov eax, dword ptr [esp + 0x54]
    cmovne edi, esi
    cmovne esi, ebx
    not esi
    not edi
    and esi, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x2c]
    or esi, ebp
    or edi, dword ptr [esp + 0x8]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0xc]
    imul ecx, dword ptr [esp + 0x50]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x20]
    and ecx, edi
    imul ecx, dword ptr [esp + 0xc]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x4c]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x40]
    and edi, dword ptr [esp + 0x44]
    add ebx, dword ptr [esp + 0x48]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x38]
    imul ecx, dword ptr [esp + 0x3c]
    mul esi
    imul edi, esi
    mov esi, dword ptr [esp + 0x8]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x30]
    add edx, edi
    mov edi, dword ptr [esp + 0x10]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x18]
    add edx, dword ptr [esp + 0x34]
    movq xmm1, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esp + 0x14]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    movd eax, xmm2
    pshufd xmm1, xmm2, 0xff
    movd ecx, xmm1
    or eax, dword ptr [esp + 0x1c]
    pshufd xmm1, xmm2, 0xee
    or ecx, dword ptr [esp + 0x24]
    movd edx, xmm1
    pshufd xmm1, xmm2, 0x55
    or eax, edx
    movd edx, xmm1
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, dword ptr [esp + 0x64]
    and ecx, edx
    mov edx, ebp
    not edx
    and edx, dword ptr [esp + 0x58]
    and edx, eax
    mov eax, esi
    or edx, ecx
    mov edx, 0x0
    mov ecx, dword ptr [esp]
    cmove eax, edx
    cmove ebp, edx
    mov dword ptr [esp + 0x8], eax
    xor eax, edi
    mov edx, ebp
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0x60]
    mov esi, eax
    xor edx, eax
    mov eax, ecx
    or eax, ebx
    jne .L12
    mov eax, dword ptr [esp + 0x8]
    xor ebp, esi
    xor eax, edi
    or eax, ebp
    jne .L24
.L13:
    cmp dword ptr [esp + 0x4], 0x0
    je .L15
    mov edx, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0x8], 0x0
    mov ecx, dword ptr [edx + 0x8]
    mov eax, dword ptr [esi]
    mov edi, dword ptr [edx + 0xc]
    movdqu xmm0, xmmword ptr [edx + 0x20]
    movdqu xmm1, xmmword ptr [edx + 0x10]
    mov edx, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x90], ecx
    and eax, ecx
    mov ecx, dword ptr [esi + 0x4]
    mov dword ptr [esp + 0x9c], edi
    pshufd xmm0, xmm0, 0x44
    por xmm0, xmm1
    and ecx, edi
    mov edi, dword ptr [esi + 0x18]
    and edi, dword ptr [esp + 0x74]
    or edi, eax
    mov eax, dword ptr [esi + 0x1c]
    mov dword ptr [esp + 0x14], edi
    and eax, dword ptr [esp + 0x70]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    and ebx, 0x3f
    mov dword ptr [esp + 0x54], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x24], esi
    mov dword ptr [esp + 0x20], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0xc], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x50], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x48], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x4c], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x40], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x44], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    xor ecx, ecx
    mov dword ptr [esp + 0x38], edi
    mov edi, edx
    and eax, 0x3f
    mov dword ptr [esp + 0x3c], ebx
    mov dword ptr [esp + 0x34], eax
    nop
.L14:
    mov dword ptr [esp], ecx
    tzcnt eax, ecx
    tzcnt ecx, edi
    mov dword ptr [esp + 0x4], edx
    mov edx, edi
    mov ebp, 0x1
    add cl, 0x20
    cmp dword ptr [esp], 0x0
    movzx ecx, cl
    cmovne ecx, eax
    mov eax, dword ptr [esp]
    add eax, -0x1
    adc edx, -0x1
    and dword ptr [esp], eax
    mov eax, ecx
    xor esi, esi
    shl ebp, cl
    and edi, edx
    mov edx, 0x1
    add al, 0x10
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    mov dword ptr [esp + 0x60], edi
    cmovne esi, ebp
    cmovne ebp, ecx
    xor edi, edi
    mov ecx, eax
    xor ebx, ebx
    mov dword ptr [esp + 0x10], esi
    mov esi, 0x1
    shld edi, edx, cl
    shl esi, cl
    test al, 0x20
    mov eax, dword ptr [esp + 0x54]
    cmovne edi, esi
    cmovne esi, ebx
    not esi
    not edi
    and esi, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x2c]
    or esi, ebp
    or edi, dword ptr [esp + 0x10]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0xc]
    imul ecx, dword ptr [esp + 0x50]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x24]
    and ecx, edi
    imul ecx, dword ptr [esp + 0xc]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x20]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x44]
    and edi, dword ptr [esp + 0x48]
    add ebx, dword ptr [esp + 0x4c]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x3c]
    imul ecx, dword ptr [esp + 0x40]
    mul esi
    imul edi, esi
    mov esi, dword ptr [esp + 0x10]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x8]
    add edx, edi
    mov edi, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x4], ecx
    mov ecx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x30], edi
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x18]
    add edx, dword ptr [esp + 0x38]
    movq xmm1, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esp + 0x60]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    movd eax, xmm2
    pshufd xmm1, xmm2, 0xff
    movd ecx, xmm1
    or eax, dword ptr [esp + 0x14]
    pshufd xmm1, xmm2, 0xee
    or ecx, dword ptr [esp + 0x1c]
    movd edx, xmm1
    pshufd xmm1, xmm2, 0x55
    or eax, edx
    movd edx, xmm1
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, dword ptr [esp + 0x64]
    and ecx, edx
    mov edx, ebp
    not edx
    and edx, dword ptr [esp + 0x58]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov edx, esi
    mov ecx, dword ptr [esp]
    cmove edx, eax
    cmove ebp, eax
    mov dword ptr [esp + 0x10], edx
    xor edx, edi
    mov edi, dword ptr [esp + 0x4]
    mov eax, ebp
    xor eax, edi
    mov esi, edi
    mov edi, ebx
    mov dword ptr [esp + 0x8], eax
    mov eax, ecx
    or eax, ebx
    jne .L14
    mov eax, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0x8]
    xor ebp, esi
    xor eax, dword ptr [esp + 0x30]
    or eax, ebp
    jne .L28
    mov ecx, dword ptr [esp + 0x5c]
    mov eax, dword ptr [esp + 0x88]
    mov ebx, dword ptr [esp + 0x90]
    jmp .L33
.L15:
    mov ecx, dword ptr [esp + 0x5c]
    mov eax, dword ptr [esp + 0x88]
    mov ebx, dword ptr [ecx + 0x8]
    mov ebp, dword ptr [ecx + 0xc]
    jmp .L34
.L16:
    mov eax, dword ptr [esp + 0x14c]
    movzx ebx, byte ptr [eax + 0x200]
    mov eax, ecx
    nop
.L17:
    mov esi, eax
    mov edx, ebp
    add esi, -0x1
    adc edx, -0x1
    cmp bl, -0x1
    je .L19
    movzx ecx, bl
    inc bl
    tzcnt edi, eax
    mov dword ptr [esp + 0x8], ebp
    mov dword ptr [esp], ecx
    mov ch, bl
    tzcnt ebx, ebp
    add ebx, 0x20
    test eax, eax
    mov ebp, dword ptr [esp]
    cmovne ebx, edi
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x4007]
    mov ebx, dword ptr [esp + 0x14c]
    mov word ptr [ebx + 2*ebp], di
    mov ebp, dword ptr [esp + 0x14c]
    mov bl, ch
    mov byte ptr [ebp + 0x200], ch
    mov ebp, dword ptr [esp + 0x8]
.L18:
    and eax, esi
    and ebp, edx
    mov ecx, eax
    or ecx, ebp
    jne .L17
    jmp .L9
.L19:
    mov bl, -0x1
    jmp .L18
.L20:
    mov eax, dword ptr [esp + 0x14c]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L21:
    mov edx, dword ptr [esp + 0x8]
    mov ecx, ebp
    add ecx, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L23
    tzcnt ebx, dword ptr [esp + 0x8]
    movzx esi, al
    inc al
    tzcnt edi, ebp
    mov byte ptr [esp], al
    add ebx, 0x20
    test ebp, ebp
    cmovne ebx, edi
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x4009]
    mov ebx, ebp
    mov ebp, dword ptr [esp + 0x14c]
    mov word ptr [ebp + 2*esi], di
    mov byte ptr [ebp + 0x200], al
    mov ebp, ebx
.L22:
    mov eax, dword ptr [esp + 0x8]
    and ebp, ecx
    mov ecx, ebp
    and eax, edx
    mov dword ptr [esp + 0x8], eax
    or ecx, eax
    movzx eax, byte ptr [esp]
    jne .L21
    jmp .L11
.L23:
    mov byte ptr [esp], -0x1
    jmp .L22
.L24:
    mov ecx, dword ptr [esp + 0x14c]
    movzx ebx, byte ptr [ecx + 0x200]
    nop
.L25:
    mov esi, dword ptr [esp + 0x10]
    mov ecx, edx
    add ecx, -0x1
    adc esi, -0x1
    cmp bl, -0x1
    je .L27
    movzx edi, bl
    inc bl
    mov ebp, dword ptr [esp + 0x14c]
    mov eax, ebx
    tzcnt ebx, dword ptr [esp + 0x10]
    mov dword ptr [esp], edi
    tzcnt edi, edx
    add ebx, 0x20
    test edx, edx
    cmovne ebx, edi
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x8]
    mov ebx, eax
    mov eax, dword ptr [esp]
    mov word ptr [ebp + 2*eax], di
    mov byte ptr [ebp + 0x200], bl
.L26:
    mov edi, dword ptr [esp + 0x10]
    and edx, ecx
    mov ecx, edx
    and edi, esi
    or ecx, edi
    mov dword ptr [esp + 0x10], edi
    jne .L25
    jmp .L13
.L27:
    mov bl, -0x1
    jmp .L26
.L28:
    mov ebp, dword ptr [esp + 0x14c]
    mov ebx, dword ptr [esp + 0x90]
    movzx eax, byte ptr [ebp + 0x200]
    mov ebp, ecx
    nop
.L29:
    mov ecx, ebp
    mov esi, edx
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L31
    movzx edi, al
    tzcnt ebx, edx
    inc al
    mov dword ptr [esp + 0x8], ebp
    mov dword ptr [esp], edi
    tzcnt edi, ebp
    add ebx, 0x20
    test ebp, ebp
    cmovne ebx, edi
    mov ebp, dword ptr [esp]
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x1010]
    mov ebx, ecx
    mov ecx, eax
    mov eax, dword ptr [esp + 0x14c]
    mov word ptr [eax + 2*ebp], di
    mov ebp, dword ptr [esp + 0x14c]
    mov eax, ecx
    mov ecx, ebx
    mov ebx, dword ptr [esp + 0x90]
    mov byte ptr [ebp + 0x200], al
    mov ebp, dword ptr [esp + 0x8]
.L30:
    and ebp, ecx
    and edx, esi
    mov ecx, ebp
    or ecx, edx
    jne .L29
    jmp .L32
.L31:
    mov al, -0x1
    jmp .L30
.L32:
    mov ecx, dword ptr [esp + 0x5c]
    mov eax, dword ptr [esp + 0x88]
.L33:
    mov ebp, dword ptr [esp + 0x9c]
.L34:
    mov edi, dword ptr [esp + 0xa4]
    mov edx, eax
    mov dword ptr [esp + 0x9c], ebp
    mov dword ptr [esp + 0x90], ebx
    not edx
    mov dword ptr [esp + 0x84], edx
    mov edx, edi
    not edx
    mov dword ptr [esp + 0x80], edx
    mov edx, dword ptr [esp + 0x98]
    and edx, eax
    mov eax, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0x98], edx
    and edx, ebp
    and eax, edi
    mov edi, dword ptr [esp + 0x154]
    mov esi, eax
    mov dword ptr [esp + 0xa8], eax
    and esi, ebx
    mov eax, esi
    or eax, edx
    mov eax, dword ptr [esp + 0x150]
    not edi
    mov dword ptr [esp + 0xcc], edi
    not eax
    mov dword ptr [esp + 0xd0], eax
    je .L49
    mov eax, dword ptr [esp + 0x6c]
    mov edi, edx
    mov edx, dword ptr [esp + 0x18]
    movdqu xmm0, xmmword ptr [ecx + 0x20]
    movdqu xmm1, xmmword ptr [ecx + 0x10]
    lea eax, [eax + 2*eax]
    pshufd xmm2, xmm0, 0x44
    lea eax, [edx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov edx, edi
    mov edi, dword ptr [esp + 0x14c]
    por xmm2, xmm1
    mov dword ptr [esp + 0x8c], eax
    mov ch, byte ptr [edi + 0x200]
    jmp .L36
.L35:
    mov esi, dword ptr [esp + 0x94]
    mov edx, dword ptr [esp + 0xa4]
    and esi, dword ptr [esp + 0xbc]
    and edx, dword ptr [esp + 0xb8]
    mov eax, esi
    or eax, edx
    je .L48
.L36:
    tzcnt ebx, edx
    mov byte ptr [esp + 0x7c], ch
    tzcnt eax, esi
    mov ecx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x94], esi
    mov dword ptr [esp + 0xa4], edx
    add ebx, 0x20
    test esi, esi
    cmovne ebx, eax
    add esi, -0x1
    mov eax, ebx
    adc edx, -0x1
    mov dword ptr [esp + 0xbc], esi
    mov dword ptr [esp + 0xa0], ebx
    shl eax, 0x6
    mov dword ptr [esp + 0xb8], edx
    mov esi, dword ptr [ecx + eax + plywright::board::geometry::AROUND + 4]
    mov ecx, dword ptr [ecx + eax + plywright::board::geometry::AROUND]
    and ecx, dword ptr [esp + 0x80]
    and esi, dword ptr [esp + 0x84]
    mov eax, ecx
    or eax, esi
    je .L38
    mov edi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0x10], ecx
    mov dword ptr [esp], esi
    xor edx, edx
    mov ecx, ebx
    mov esi, 0x1
    shld edx, esi, cl
    shl esi, cl
    mov ecx, 0x0
    mov eax, dword ptr [edi + 0x4]
    mov ebp, dword ptr [edi]
    and eax, dword ptr [esp + 0x9c]
    and ebp, dword ptr [esp + 0x90]
    test bl, 0x20
    mov ebx, dword ptr [edi + 0x1c]
    cmovne edx, esi
    cmovne esi, ecx
    mov ecx, dword ptr [esp]
    not edx
    not esi
    and edx, dword ptr [esp + 0x2c]
    and esi, dword ptr [esp + 0x28]
    and ebx, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x14], edx
    mov dword ptr [esp + 0x1c], esi
    or ebx, eax
    mov eax, dword ptr [edi + 0x18]
    mov dword ptr [esp + 0x24], ebx
    and eax, dword ptr [esp + 0x74]
    or eax, ebp
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x8c]
    mov edx, dword ptr [eax + 0x4]
    mov edi, dword ptr [eax]
    mov dword ptr [esp + 0x48], edx
    mov edx, dword ptr [eax + 0xc]
    mov dword ptr [esp + 0x54], edi
    mov edi, dword ptr [eax + 0x14]
    mov dword ptr [esp + 0x44], edx
    mov edx, dword ptr [eax + 0x8]
    and edi, 0x3f
    mov dword ptr [esp + 0x50], edi
    mov edi, dword ptr [eax + 0x614]
    mov dword ptr [esp + 0x40], edx
    mov edx, dword ptr [eax + 0x10]
    and edi, 0x3f
    mov dword ptr [esp + 0x4c], edi
    mov edi, ecx
    mov dword ptr [esp + 0x3c], edx
    mov edx, dword ptr [eax + 0x600]
    mov dword ptr [esp + 0x38], edx
    mov edx, dword ptr [eax + 0x604]
    mov dword ptr [esp + 0x34], edx
    mov edx, dword ptr [eax + 0x60c]
    mov dword ptr [esp + 0x30], edx
    mov edx, dword ptr [eax + 0x608]
    mov eax, dword ptr [eax + 0x610]
    mov dword ptr [esp + 0x88], eax
    mov eax, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x68], edx
    mov edx, ecx
    mov ebx, eax
    mov esi, eax
    nop
.L37:
    add esi, -0x1
    mov dword ptr [esp], ecx
    mov ecx, eax
    mov dword ptr [esp + 0x10], ebx
    mov ebx, dword ptr [esp + 0x40]
    mov ebp, dword ptr [esp + 0x14]
    adc edi, -0x1
    and esi, eax
    and edi, edx
    mov dword ptr [esp + 0x8], esi
    neg ecx
    mov esi, 0x0
    mov dword ptr [esp + 0x4], edi
    mov edi, dword ptr [esp + 0x1c]
    sbb esi, edx
    and ecx, eax
    mov eax, dword ptr [esp + 0x54]
    mov dword ptr [esp + 0xc], ecx
    and esi, edx
    mov dword ptr [esp + 0x60], esi
    or ebp, esi
    or edi, ecx
    and eax, edi
    mov ecx, eax
    mul ebx
    imul ecx, dword ptr [esp + 0x44]
    mov esi, edx
    add esi, ecx
    mov ecx, dword ptr [esp + 0x48]
    and ecx, ebp
    imul ecx, ebx
    mov ebx, dword ptr [esp + 0xc]
    add esi, ecx
    mov ecx, dword ptr [esp + 0x50]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    and edi, dword ptr [esp + 0x38]
    and ebp, dword ptr [esp + 0x34]
    add esi, dword ptr [esp + 0x3c]
    mov ecx, edi
    mov eax, edi
    mov edi, dword ptr [esp + 0x68]
    imul ecx, dword ptr [esp + 0x30]
    mul edi
    imul ebp, edi
    mov edi, dword ptr [esp + 0x4]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x4c]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x60]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x18]
    add edx, dword ptr [esp + 0x88]
    movq xmm3, qword ptr [eax + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x8]
    movq xmm4, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm4, xmm3
    pand xmm4, xmm2
    movd eax, xmm4
    pshufd xmm3, xmm4, 0xff
    movd ecx, xmm3
    or eax, dword ptr [esp + 0x20]
    pshufd xmm3, xmm4, 0xee
    or ecx, dword ptr [esp + 0x24]
    movd edx, xmm3
    pshufd xmm3, xmm4, 0x55
    or eax, edx
    movd edx, xmm3
    or edx, ecx
    mov ecx, ebp
    not ecx
    and ecx, dword ptr [esp + 0x64]
    and ecx, edx
    mov edx, ebx
    not edx
    and edx, dword ptr [esp + 0x58]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov ecx, dword ptr [esp]
    mov edx, edi
    cmove ebx, eax
    cmove ebp, eax
    mov eax, dword ptr [esp + 0x10]
    xor ecx, ebp
    xor eax, ebx
    mov ebx, eax
    mov eax, esi
    or eax, edi
    mov eax, esi
    jne .L37
    jmp .L39
    nop
.L38:
    xor ebx, ebx
    xor ecx, ecx
.L39:
    mov edx, dword ptr [esp + 0x150]
    mov esi, dword ptr [esp + 0x154]
    mov dword ptr [esp + 0x10], ebx
    mov dword ptr [esp], ecx
    and edx, ebx
    and esi, ecx
    mov eax, edx
    or eax, esi
    movzx eax, word ptr [esp + 0xa0]
    mov dword ptr [esp + 0xc], eax
    je .L43
    mov ch, byte ptr [esp + 0x7c]
    add eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0x60], eax
    mov cl, ch
    nop
.L40:
    mov eax, edx
    mov ebp, esi
    add eax, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L42
    mov dword ptr [esp + 0x4], eax
    movzx eax, cl
    inc cl
    tzcnt edi, edx
    mov ebx, dword ptr [esp + 0x14c]
    mov dword ptr [esp + 0x8], eax
    tzcnt eax, esi
    mov ch, cl
    add eax, 0x20
    test edx, edx
    cmovne eax, edi
    mov edi, dword ptr [esp + 0x8]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x60]
    mov word ptr [ebx + 2*edi], ax
    mov eax, dword ptr [esp + 0x14c]
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x4]
.L41:
    and edx, eax
    and esi, ebp
    mov eax, edx
    or eax, esi
    jne .L40
    jmp .L44
.L42:
    mov cl, -0x1
    jmp .L41
    nop
.L43:
    mov ch, byte ptr [esp + 0x7c]
.L44:
    mov edx, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp]
    mov cl, ch
    and edx, dword ptr [esp + 0xd0]
    and esi, dword ptr [esp + 0xcc]
    mov eax, edx
    or eax, esi
    jne .L46
    jmp .L35
.L45:
    mov cl, -0x1
    jmp .L47
    nop
.L46:
    mov ebp, edx
    mov edi, esi
    add ebp, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L45
    tzcnt ebx, esi
    mov dword ptr [esp + 0x10], edi
    movzx edi, cl
    inc cl
    mov eax, dword ptr [esp + 0x14c]
    mov dword ptr [esp], edi
    tzcnt edi, edx
    add ebx, 0x20
    test edx, edx
    mov ch, cl
    cmovne ebx, edi
    mov edi, dword ptr [esp]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0xc]
    mov word ptr [eax + 2*edi], bx
    mov edi, dword ptr [esp + 0x14c]
    mov byte ptr [edi + 0x200], cl
    mov edi, dword ptr [esp + 0x10]
.L47:
    and edx, ebp
    and esi, edi
    mov eax, edx
    or eax, esi
    jne .L46
    jmp .L35
.L48:
    mov ecx, dword ptr [esp + 0x5c]
    movd esi, xmm1
    pshufd xmm1, xmm1, 0x55
    movd edx, xmm0
    pshufd xmm0, xmm0, 0x55
    movd ebx, xmm1
    movd ebp, xmm0
    jmp .L50
.L49:
    mov esi, dword ptr [ecx + 0x10]
    mov ebx, dword ptr [ecx + 0x14]
    mov ebp, dword ptr [ecx + 0x24]
    mov edx, dword ptr [ecx + 0x20]
.L50:
    mov edi, ebp
    mov dword ptr [esp + 0xc0], ebx
    mov dword ptr [esp + 0xc4], esi
    or edi, ebx
    mov ebx, edx
    or ebx, esi
    mov esi, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0xc], edi
    mov dword ptr [esp + 0x60], ebx
    mov eax, esi
    and eax, ebx
    mov ebx, dword ptr [esp + 0x98]
    mov dword ptr [esp + 0x8c], eax
    and ebx, edi
    mov edi, edx
    or eax, ebx
    mov dword ptr [esp + 0xb4], ebx
    je .L65
    mov eax, dword ptr [esp + 0x6c]
    mov edx, dword ptr [esp + 0x18]
    mov esi, ebp
    lea eax, [eax + 2*eax]
    lea eax, [edx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [esp + 0xb4]
    mov dword ptr [esp + 0x118], eax
    mov eax, dword ptr [ecx + 0x18]
    mov ecx, dword ptr [ecx + 0x1c]
    or edi, eax
    mov dword ptr [esp + 0x7c], eax
    mov eax, dword ptr [esp + 0x14c]
    or esi, ecx
    mov dword ptr [esp + 0xac], ecx
    mov ecx, dword ptr [esp + 0x8c]
    mov dword ptr [esp + 0x4], esi
    mov dword ptr [esp + 0x8], edi
    movzx eax, byte ptr [eax + 0x200]
    mov byte ptr [esp + 0xb0], al
    jmp .L52
    nop
.L51:
    mov byte ptr [esp + 0xb0], ch
    mov ecx, dword ptr [esp + 0x8c]
    mov edx, dword ptr [esp + 0xb4]
    and ecx, dword ptr [esp + 0xc8]
    and edx, dword ptr [esp + 0x11c]
    mov eax, ecx
    or eax, edx
    je .L64
.L52:
    tzcnt esi, edx
    mov ebp, dword ptr [esp + 0x18]
    tzcnt eax, ecx
    mov dword ptr [esp + 0x8c], ecx
    mov dword ptr [esp + 0xb4], edx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, eax
    add ecx, -0x1
    lea edi, [esi + 2*esi]
    mov dword ptr [esp + 0xa0], esi
    adc edx, -0x1
    mov dword ptr [esp + 0xc8], ecx
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x11c], edx
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x28]
    imul ebx, eax
    imul esi, edx
    mul edx
    add esi, edx
    add esi, ebx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov ecx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    and ecx, dword ptr [esp + 0x80]
    and ebx, dword ptr [esp + 0x84]
    mov eax, ecx
    or eax, ebx
    je .L54
    mov esi, dword ptr [esp + 0x78]
    mov dword ptr [esp], ecx
    mov ecx, dword ptr [esp + 0xa0]
    xor edx, edx
    mov edi, 0x1
    mov eax, dword ptr [esi + 0x4]
    mov ebp, dword ptr [esi]
    shld edx, edi, cl
    shl edi, cl
    and eax, dword ptr [esp + 0x9c]
    and ebp, dword ptr [esp + 0x90]
    test cl, 0x20
    mov ecx, 0x0
    cmovne edx, edi
    cmovne edi, ecx
    mov ecx, dword ptr [esi + 0x1c]
    not edx
    not edi
    and edx, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x28]
    and ecx, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x54], edx
    mov dword ptr [esp + 0x50], edi
    mov edx, ebx
    or ecx, eax
    mov eax, dword ptr [esi + 0x18]
    mov esi, ebx
    mov dword ptr [esp + 0x4c], ecx
    and eax, dword ptr [esp + 0x74]
    or eax, ebp
    mov dword ptr [esp + 0x48], eax
    mov eax, dword ptr [esp + 0x118]
    mov ecx, dword ptr [eax]
    mov dword ptr [esp + 0x44], ecx
    mov ecx, dword ptr [eax + 0x14]
    and ecx, 0x3f
    mov dword ptr [esp + 0x40], ecx
    mov ecx, dword ptr [eax + 0x614]
    and ecx, 0x3f
    mov dword ptr [esp + 0x3c], ecx
    mov ecx, dword ptr [eax + 0x4]
    mov dword ptr [esp + 0x38], ecx
    mov ecx, dword ptr [eax + 0xc]
    mov dword ptr [esp + 0x34], ecx
    mov ecx, dword ptr [eax + 0x8]
    mov dword ptr [esp + 0x30], ecx
    mov ecx, dword ptr [eax + 0x10]
    mov dword ptr [esp + 0x68], ecx
    mov ecx, dword ptr [eax + 0x600]
    mov dword ptr [esp + 0x88], ecx
    mov ecx, dword ptr [eax + 0x604]
    mov dword ptr [esp + 0x94], ecx
    mov ecx, dword ptr [eax + 0x60c]
    mov dword ptr [esp + 0xa4], ecx
    mov ecx, dword ptr [eax + 0x608]
    mov eax, dword ptr [eax + 0x610]
    mov dword ptr [esp + 0xb8], eax
    mov eax, dword ptr [esp]
    mov dword ptr [esp + 0xbc], ecx
    mov edi, eax
    mov ecx, eax
    nop
.L53:
    add ecx, -0x1
    mov ebp, dword ptr [esp + 0x54]
    mov dword ptr [esp + 0x10], ebx
    mov ebx, dword ptr [esp + 0x30]
    mov dword ptr [esp], edi
    adc esi, -0x1
    and ecx, eax
    mov dword ptr [esp + 0x14], ecx
    and esi, edx
    mov ecx, eax
    mov dword ptr [esp + 0x1c], esi
    neg ecx
    mov esi, 0x0
    sbb esi, edx
    and ecx, eax
    mov eax, dword ptr [esp + 0x44]
    and esi, edx
    mov dword ptr [esp + 0x24], ecx
    mov dword ptr [esp + 0x20], esi
    or ebp, esi
    mov esi, dword ptr [esp + 0x50]
    or esi, ecx
    and eax, esi
    mov ecx, eax
    mul ebx
    imul ecx, dword ptr [esp + 0x34]
    mov edi, edx
    add edi, ecx
    mov ecx, dword ptr [esp + 0x38]
    and ecx, ebp
    imul ecx, ebx
    mov ebx, dword ptr [esp + 0x10]
    add edi, ecx
    mov ecx, dword ptr [esp + 0x40]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    and esi, dword ptr [esp + 0x88]
    and ebp, dword ptr [esp + 0x94]
    add edi, dword ptr [esp + 0x68]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0xbc]
    imul ecx, dword ptr [esp + 0xa4]
    mul esi
    imul ebp, esi
    add edx, ecx
    mov ecx, dword ptr [esp + 0x3c]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x18]
    shrd eax, edx, cl
    shr edx, cl
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov edi, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE]
    and esi, dword ptr [esp + 0x4]
    and edi, dword ptr [esp + 0x8]
    or esi, dword ptr [esp + 0x4c]
    or edi, dword ptr [esp + 0x48]
    test cl, 0x20
    cmove edx, eax
    add edx, dword ptr [esp + 0xb8]
    mov eax, dword ptr [ebp + 8*edx + plywright::sliders::magic::TABLE]
    mov ecx, dword ptr [ebp + 8*edx + plywright::sliders::magic::TABLE + 4]
    mov ebp, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x60]
    mov edx, ebp
    and ecx, dword ptr [esp + 0xc]
    not edx
    and edx, dword ptr [esp + 0x64]
    or eax, edi
    mov edi, dword ptr [esp + 0x24]
    or ecx, esi
    mov esi, dword ptr [esp + 0x1c]
    and edx, ecx
    mov ecx, edi
    not ecx
    and ecx, dword ptr [esp + 0x58]
    and ecx, eax
    mov eax, 0x0
    or ecx, edx
    mov edx, ebp
    mov ecx, dword ptr [esp + 0x14]
    cmove edi, eax
    cmove edx, eax
    mov eax, dword ptr [esp]
    xor ebx, edx
    mov edx, esi
    xor eax, edi
    mov edi, eax
    mov eax, ecx
    or eax, esi
    mov eax, ecx
    jne .L53
    jmp .L55
    nop
.L54:
    xor edi, edi
    xor ebx, ebx
.L55:
    mov edx, dword ptr [esp + 0x150]
    mov esi, dword ptr [esp + 0x154]
    mov dword ptr [esp], edi
    mov dword ptr [esp + 0x10], ebx
    and edx, edi
    and esi, ebx
    mov eax, edx
    or eax, esi
    movzx eax, word ptr [esp + 0xa0]
    mov dword ptr [esp + 0x24], eax
    je .L59
    mov ch, byte ptr [esp + 0xb0]
    add eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0x20], eax
    mov cl, ch
    nop
.L56:
    mov eax, edx
    mov ebp, esi
    add eax, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L58
    mov dword ptr [esp + 0x1c], eax
    movzx eax, cl
    inc cl
    tzcnt edi, edx
    mov ebx, dword ptr [esp + 0x14c]
    mov dword ptr [esp + 0x14], eax
    tzcnt eax, esi
    mov ch, cl
    add eax, 0x20
    test edx, edx
    cmovne eax, edi
    mov edi, dword ptr [esp + 0x14]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x20]
    mov word ptr [ebx + 2*edi], ax
    mov eax, dword ptr [esp + 0x14c]
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x1c]
.L57:
    and edx, eax
    and esi, ebp
    mov eax, edx
    or eax, esi
    jne .L56
    jmp .L60
.L58:
    mov cl, -0x1
    jmp .L57
    nop
.L59:
    mov ch, byte ptr [esp + 0xb0]
.L60:
    mov edx, dword ptr [esp]
    mov ebp, dword ptr [esp + 0x10]
    mov cl, ch
    and edx, dword ptr [esp + 0xd0]
    and ebp, dword ptr [esp + 0xcc]
    mov eax, edx
    or eax, ebp
    jne .L62
    jmp .L51
.L61:
    mov cl, -0x1
    jmp .L63
    nop
.L62:
    mov edi, edx
    mov eax, ebp
    add edi, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L61
    tzcnt ebx, ebp
    mov dword ptr [esp + 0x10], eax
    movzx eax, cl
    inc cl
    tzcnt esi, edx
    add ebx, 0x20
    test edx, edx
    mov dword ptr [esp], eax
    mov eax, dword ptr [esp + 0x14c]
    mov ch, cl
    cmovne ebx, esi
    mov esi, dword ptr [esp]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x24]
    mov word ptr [eax + 2*esi], bx
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x10]
.L63:
    and edx, edi
    and ebp, eax
    mov eax, edx
    or eax, ebp
    jne .L62
    jmp .L51
.L64:
    mov edx, dword ptr [esp + 0x28]
    mov esi, dword ptr [esp + 0xa8]
    mov ecx, dword ptr [esp + 0x98]
    mov edi, dword ptr [esp + 0x8]
    mov eax, dword ptr [esp + 0x4]
    jmp .L66
.L65:
    mov eax, dword ptr [ecx + 0x18]
    mov ecx, dword ptr [ecx + 0x1c]
    mov edx, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0xac], ecx
    or ebp, ecx
    mov ecx, dword ptr [esp + 0x98]
    mov dword ptr [esp + 0x7c], eax
    or edi, eax
    mov eax, ebp
.L66:
    and esi, edi
    mov dword ptr [esp + 0x4], eax
    and ecx, eax
    mov dword ptr [esp + 0x8], edi
    mov eax, esi
    or eax, ecx
    je .L80
    mov eax, dword ptr [esp + 0x6c]
    mov edi, ecx
    mov ecx, dword ptr [esp + 0x18]
    lea eax, [eax + 2*eax]
    lea eax, [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov ecx, edi
    mov dword ptr [esp + 0xc8], eax
    mov eax, dword ptr [esp + 0x14c]
    movzx eax, byte ptr [eax + 0x200]
    mov byte ptr [esp + 0x8c], al
    jmp .L68
    nop
.L67:
    mov esi, dword ptr [esp + 0xa8]
    mov byte ptr [esp + 0x8c], ch
    mov ecx, dword ptr [esp + 0x98]
    mov edx, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0xb4]
    and ecx, dword ptr [esp + 0xb0]
    mov eax, esi
    or eax, ecx
    je .L80
.L68:
    tzcnt edi, ecx
    mov ebp, dword ptr [esp + 0x18]
    tzcnt eax, esi
    mov dword ptr [esp + 0xa8], esi
    mov dword ptr [esp + 0x98], ecx
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    mov dword ptr [esp + 0xa0], edi
    lea edi, [edi + 2*edi]
    mov dword ptr [esp + 0xb4], esi
    adc ecx, -0x1
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0xb0], ecx
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    and eax, edx
    and esi, dword ptr [esp + 0x2c]
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    imul ebx, eax
    imul esi, edx
    mul edx
    add esi, edx
    add esi, ebx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov ebx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov ebp, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    and ebp, dword ptr [esp + 0x80]
    and ebx, dword ptr [esp + 0x84]
    mov eax, ebp
    or eax, ebx
    je .L70
    mov esi, dword ptr [esp + 0x78]
    xor edx, edx
    mov edi, 0x1
    mov ecx, dword ptr [esi]
    mov eax, dword ptr [esi + 0x4]
    and ecx, dword ptr [esp + 0x90]
    and eax, dword ptr [esp + 0x9c]
    mov dword ptr [esp], ecx
    mov ecx, dword ptr [esp + 0xa0]
    shld edx, edi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne edx, edi
    cmovne edi, ecx
    mov ecx, dword ptr [esi + 0x1c]
    not edx
    not edi
    and edx, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x28]
    and ecx, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x54], edx
    mov edx, ebx
    mov dword ptr [esp + 0x50], edi
    or ecx, eax
    mov eax, dword ptr [esi + 0x18]
    mov esi, ebx
    mov dword ptr [esp + 0x4c], ecx
    and eax, dword ptr [esp + 0x74]
    or eax, dword ptr [esp]
    mov dword ptr [esp + 0x48], eax
    mov eax, dword ptr [esp + 0xc8]
    mov ecx, dword ptr [eax]
    mov dword ptr [esp + 0x44], ecx
    mov ecx, dword ptr [eax + 0x14]
    and ecx, 0x3f
    mov dword ptr [esp + 0x40], ecx
    mov ecx, dword ptr [eax + 0x614]
    and ecx, 0x3f
    mov dword ptr [esp + 0x3c], ecx
    mov ecx, dword ptr [eax + 0x4]
    mov dword ptr [esp + 0x38], ecx
    mov ecx, dword ptr [eax + 0xc]
    mov dword ptr [esp + 0x34], ecx
    mov ecx, dword ptr [eax + 0x8]
    mov dword ptr [esp + 0x30], ecx
    mov ecx, dword ptr [eax + 0x10]
    mov dword ptr [esp + 0x68], ecx
    mov ecx, dword ptr [eax + 0x600]
    mov dword ptr [esp + 0x88], ecx
    mov ecx, dword ptr [eax + 0x604]
    mov dword ptr [esp + 0x94], ecx
    mov ecx, dword ptr [eax + 0x60c]
    mov dword ptr [esp + 0xa4], ecx
    mov ecx, dword ptr [eax + 0x608]
    mov eax, dword ptr [eax + 0x610]
    mov dword ptr [esp + 0xbc], ecx
    mov dword ptr [esp + 0xb8], eax
    mov eax, ebp
    mov ecx, ebp
    nop
.L69:
    add ecx, -0x1
    mov dword ptr [esp + 0x10], ebp
    mov ebp, dword ptr [esp + 0x54]
    mov dword ptr [esp], ebx
    mov ebx, dword ptr [esp + 0x30]
    adc esi, -0x1
    and ecx, eax
    mov dword ptr [esp + 0x14], ecx
    and esi, edx
    mov ecx, eax
    mov dword ptr [esp + 0x1c], esi
    neg ecx
    mov esi, 0x0
    sbb esi, edx
    and ecx, eax
    mov eax, dword ptr [esp + 0x44]
    and esi, edx
    mov dword ptr [esp + 0x24], ecx
    mov dword ptr [esp + 0x20], esi
    or ebp, esi
    mov esi, dword ptr [esp + 0x50]
    or esi, ecx
    and eax, esi
    mov ecx, eax
    mul ebx
    imul ecx, dword ptr [esp + 0x34]
    mov edi, edx
    add edi, ecx
    mov ecx, dword ptr [esp + 0x38]
    and ecx, ebp
    imul ecx, ebx
    mov ebx, dword ptr [esp + 0x10]
    add edi, ecx
    mov ecx, dword ptr [esp + 0x40]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    and esi, dword ptr [esp + 0x88]
    and ebp, dword ptr [esp + 0x94]
    add edi, dword ptr [esp + 0x68]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0xbc]
    imul ecx, dword ptr [esp + 0xa4]
    mul esi
    imul ebp, esi
    add edx, ecx
    mov ecx, dword ptr [esp + 0x3c]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x18]
    shrd eax, edx, cl
    shr edx, cl
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov edi, dword ptr [ebp + 8*edi + plywright::sliders::magic::TABLE]
    and esi, dword ptr [esp + 0x4]
    and edi, dword ptr [esp + 0x8]
    or esi, dword ptr [esp + 0x4c]
    or edi, dword ptr [esp + 0x48]
    test cl, 0x20
    cmove edx, eax
    add edx, dword ptr [esp + 0xb8]
    mov eax, dword ptr [ebp + 8*edx + plywright::sliders::magic::TABLE]
    mov ecx, dword ptr [ebp + 8*edx + plywright::sliders::magic::TABLE + 4]
    mov ebp, ebx
    mov ebx, dword ptr [esp + 0x20]
    and eax, dword ptr [esp + 0x60]
    mov edx, ebx
    and ecx, dword ptr [esp + 0xc]
    not edx
    and edx, dword ptr [esp + 0x64]
    or eax, edi
    mov edi, dword ptr [esp + 0x24]
    or ecx, esi
    mov esi, dword ptr [esp + 0x1c]
    and edx, ecx
    mov ecx, edi
    not ecx
    and ecx, dword ptr [esp + 0x58]
    and ecx, eax
    mov eax, 0x0
    or ecx, edx
    mov ecx, dword ptr [esp + 0x14]
    mov edx, ebx
    mov ebx, dword ptr [esp]
    cmove edi, eax
    cmove edx, eax
    xor ebp, edi
    mov eax, ecx
    xor ebx, edx
    mov edx, esi
    or eax, esi
    mov eax, ecx
    jne .L69
    jmp .L71
    nop
.L70:
    xor ebp, ebp
    xor ebx, ebx
.L71:
    mov edx, dword ptr [esp + 0x150]
    mov esi, dword ptr [esp + 0x154]
    mov dword ptr [esp + 0x10], ebp
    mov dword ptr [esp], ebx
    and edx, ebp
    and esi, ebx
    mov eax, edx
    or eax, esi
    movzx eax, word ptr [esp + 0xa0]
    mov dword ptr [esp + 0x24], eax
    je .L75
    mov ch, byte ptr [esp + 0x8c]
    add eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0x20], eax
    mov cl, ch
    nop
.L72:
    mov eax, edx
    mov ebp, esi
    add eax, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L74
    mov dword ptr [esp + 0x1c], eax
    movzx eax, cl
    inc cl
    tzcnt edi, edx
    mov ebx, dword ptr [esp + 0x14c]
    mov dword ptr [esp + 0x14], eax
    tzcnt eax, esi
    mov ch, cl
    add eax, 0x20
    test edx, edx
    cmovne eax, edi
    mov edi, dword ptr [esp + 0x14]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x20]
    mov word ptr [ebx + 2*edi], ax
    mov eax, dword ptr [esp + 0x14c]
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x1c]
.L73:
    and edx, eax
    and esi, ebp
    mov eax, edx
    or eax, esi
    jne .L72
    jmp .L76
.L74:
    mov cl, -0x1
    jmp .L73
    nop
.L75:
    mov ch, byte ptr [esp + 0x8c]
.L76:
    mov edx, dword ptr [esp + 0x10]
    mov ebx, dword ptr [esp]
    mov cl, ch
    and edx, dword ptr [esp + 0xd0]
    and ebx, dword ptr [esp + 0xcc]
    mov eax, edx
    mov ebp, edx
    or eax, ebx
    jne .L78
    jmp .L67
.L77:
    mov cl, -0x1
    jmp .L79
    nop
.L78:
    mov eax, ebp
    mov esi, ebx
    add eax, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L77
    mov dword ptr [esp + 0x10], eax
    movzx eax, cl
    tzcnt edi, ebp
    inc cl
    mov edx, dword ptr [esp + 0x14c]
    mov dword ptr [esp], eax
    mov eax, ebp
    mov ebp, ebx
    tzcnt ebx, ebx
    mov ch, cl
    add ebx, 0x20
    test eax, eax
    cmovne ebx, edi
    mov edi, dword ptr [esp]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x24]
    mov word ptr [edx + 2*edi], bx
    mov ebx, ebp
    mov ebp, eax
    mov eax, dword ptr [esp + 0x14c]
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x10]
.L79:
    and ebp, eax
    and ebx, esi
    mov eax, ebp
    or eax, ebx
    jne .L78
    jmp .L67
.L80:
    mov esi, dword ptr [esp + 0x144]
    mov edx, dword ptr [esp + 0x148]
    mov eax, esi
    or eax, edx
    je .L86
    mov ecx, dword ptr [esp + 0x5c]
    lea eax, [esp + 0xd4]
    mov edi, dword ptr [esp + 0x84]
    mov ebp, dword ptr [esp + 0xc0]
    mov dword ptr [esp + 0xe8], eax
    lea eax, [esp + 0x120]
    mov dword ptr [esp + 0xec], eax
    lea eax, [esp + 0x110]
    mov dword ptr [esp + 0xf0], eax
    mov eax, dword ptr [esp + 0xc4]
    mov dword ptr [esp + 0xfc], ecx
    mov dword ptr [esp + 0x104], 0xffffffff
    mov dword ptr [esp + 0x100], 0xffffffff
    mov dword ptr [esp + 0x10c], edx
    movzx edx, byte ptr [esp + 0x140]
    mov dword ptr [esp + 0x108], esi
    mov dword ptr [esp + 0x124], edi
    mov edi, dword ptr [esp + 0x80]
    and eax, esi
    mov byte ptr [esp + 0x110], dl
    mov edx, dword ptr [esp + 0x148]
    mov dword ptr [esp + 0x120], edi
    mov edi, eax
    and ebp, edx
    or eax, ebp
    mov eax, ecx
    je .L82
    mov ebx, dword ptr [esp + 0x18]
    mov esi, edi
    nop
.L81:
    tzcnt edi, ebp
    tzcnt eax, esi
    mov ecx, ebp
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    mov eax, esi
    add eax, -0x1
    lea edx, [edi + 2*edi]
    adc ecx, -0x1
    and esi, eax
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    and ebp, ecx
    mov dword ptr [esp + 0xc4], esi
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    mov esi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0xc0], ebp
    mov ebp, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    and eax, dword ptr [esp + 0x28]
    and ebp, dword ptr [esp + 0x2c]
    imul esi, eax
    mul ecx
    imul ebp, ecx
    add ebp, edx
    lea edx, [edi + 2*edi]
    movzx ecx, byte ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    add ebp, esi
    mov esi, dword ptr [esp + 0xc4]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    sub esp, 0x8
    lea ecx, [esp + 0xf0]
    mov edx, edi
    push dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 4]
    push dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [esp + 0xd0]
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    add esp, 0x10
    mov eax, esi
    or eax, ebp
    jne .L81
    mov eax, dword ptr [esp + 0xfc]
    mov esi, dword ptr [esp + 0x144]
    mov edx, dword ptr [eax + 0x1c]
    mov ecx, dword ptr [eax + 0x18]
    mov dword ptr [esp + 0xac], edx
    mov edx, dword ptr [esp + 0x148]
    mov dword ptr [esp + 0x7c], ecx
.L82:
    mov edi, dword ptr [esp + 0x7c]
    mov ebp, dword ptr [esp + 0xac]
    and edi, esi
    and ebp, edx
    mov ecx, edi
    or ecx, ebp
    je .L84
    mov ebx, dword ptr [esp + 0x18]
    nop
.L83:
    mov dword ptr [esp + 0x7c], edi
    tzcnt eax, edi
    tzcnt edi, ebp
    mov ecx, ebp
    add edi, 0x20
    cmp dword ptr [esp + 0x7c], 0x0
    cmovne edi, eax
    mov eax, dword ptr [esp + 0x7c]
    lea edx, [edi + 2*edi]
    mov esi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    add eax, -0x1
    adc ecx, -0x1
    and dword ptr [esp + 0x7c], eax
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS]
    and ebp, ecx
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0xac], ebp
    mov ebp, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    and eax, dword ptr [esp + 0x28]
    and ebp, dword ptr [esp + 0x2c]
    imul esi, eax
    mul ecx
    imul ebp, ecx
    add ebp, edx
    lea edx, [edi + 2*edi]
    movzx ecx, byte ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 20]
    add ebp, esi
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    sub esp, 0x8
    mov edx, edi
    mov edi, dword ptr [esp + 0x84]
    lea ecx, [esp + 0xf0]
    push dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 4]
    push dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [esp + 0xbc]
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    add esp, 0x10
    mov eax, edi
    or eax, ebp
    jne .L83
    mov eax, dword ptr [esp + 0xfc]
    mov esi, dword ptr [esp + 0x144]
    mov edx, dword ptr [esp + 0x148]
.L84:
    and esi, dword ptr [eax + 0x20]
    and edx, dword ptr [eax + 0x24]
    mov ebx, dword ptr [esp + 0x18]
    mov eax, esi
    or eax, edx
    je .L86
    nop
.L85:
    tzcnt ecx, edx
    tzcnt eax, esi
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, esi
    mov edi, ecx
    mov dword ptr [esp + 0x14], ecx
    add eax, -0x1
    mov ecx, edx
    lea ebp, [edi + 2*edi]
    adc ecx, -0x1
    and esi, eax
    mov edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS]
    and edx, ecx
    mov dword ptr [esp], esi
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    movzx ecx, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x10], edx
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    and edi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x28]
    imul esi, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    add edi, esi
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    cmove edi, eax
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    add edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x28]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov esi, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    or esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    or eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    sub esp, 0x8
    mov edx, dword ptr [esp + 0x1c]
    lea ecx, [esp + 0xf0]
    push eax
    push esi
    mov esi, dword ptr [esp + 0x10]
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    mov edx, dword ptr [esp + 0x20]
    add esp, 0x10
    mov eax, esi
    or eax, edx
    jne .L85
.L86:
    movzx ecx, byte ptr [esp + 0x140]
    mov eax, 0x1
    xor edx, edx
    xor esi, esi
    mov ebp, dword ptr [esp + 0x80]
    mov edi, dword ptr [esp + 0x84]
    shld edx, eax, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x78]
    cmovne edx, eax
    cmovne eax, esi
    and ebp, dword ptr [ecx + 0x8]
    and edi, dword ptr [ecx + 0xc]
    mov ecx, ebp
    or ecx, edi
    je .L97
    mov esi, dword ptr [esp + 0x5c]
    mov ebx, dword ptr [esp + 0x64]
    mov dword ptr [esp + 0x84], edi
    mov edi, 0x20
    mov dword ptr [esp + 0x80], ebp
    mov ebp, dword ptr [esp + 0x70]
    mov ecx, dword ptr [esi + 0x28]
    mov esi, dword ptr [esi + 0x2c]
    and ecx, dword ptr [esp + 0x58]
    and esi, ebx
    bsf esi, esi
    cmovne edi, esi
    add edi, 0x20
    bsf ecx, ecx
    cmove ecx, edi
    mov edi, dword ptr [esp + 0x74]
    and ebp, ebx
    mov ebx, dword ptr [esp + 0x84]
    mov esi, ebp
    and ecx, 0x3f
    shl ecx, 0x6
    and edi, dword ptr [esp + 0x58]
    shld esi, edi, 0x9
    shld ebp, edi, 0x7
    and esi, 0xfefefefe
    and ebp, 0x7f7f7f7f
    or ebp, esi
    mov esi, edi
    shl edi, 0x7
    shl esi, 0x9
    and edi, 0x7f7f7f00
    and esi, 0xfefefe00
    or edi, esi
    mov esi, dword ptr [esp + 0x18]
    or ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 12]
    or edi, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 8]
    not ebp
    not edi
    and ebx, ebp
    mov ebp, dword ptr [esp + 0x80]
    and ebp, edi
    mov ecx, ebp
    or ecx, ebx
    je .L88
    mov esi, dword ptr [esp + 0x2c]
    not eax
    not edx
    xor ecx, ecx
    mov edi, ebx
    mov dword ptr [esp + 0x80], ebp
    mov dword ptr [esp + 0x84], ebx
    and dword ptr [esp + 0x28], eax
    and esi, edx
    xor edx, edx
    mov dword ptr [esp + 0x2c], esi
    nop
.L87:
    mov dword ptr [esp], ecx
    tzcnt ecx, edi
    tzcnt eax, ebp
    mov dword ptr [esp + 0x10], edx
    mov ebx, dword ptr [esp + 0x18]
    add ecx, 0x20
    test ebp, ebp
    cmovne ecx, eax
    mov eax, ebp
    mov edx, ecx
    add eax, -0x1
    mov ecx, edi
    adc ecx, -0x1
    and ebp, eax
    mov eax, esi
    mov esi, edx
    mov dword ptr [esp + 0x24], edx
    and edi, ecx
    mov dword ptr [esp + 0x14], ebp
    shl esi, 0x6
    mov dword ptr [esp + 0x1c], edi
    lea edi, [edx + 2*edx]
    mov ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    mov ecx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    and ebp, eax
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS]
    imul ebp, edx
    and eax, dword ptr [esp + 0x28]
    imul ecx, eax
    mul edx
    add ebp, edx
    mov edx, dword ptr [ebx + esi + plywright::board::geometry::AROUND]
    mov esi, dword ptr [ebx + esi + plywright::board::geometry::AROUND + 4]
    add ebp, ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    and edx, dword ptr [esp + 0x90]
    and esi, dword ptr [esp + 0x9c]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove ebp, eax
    add ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x8]
    and ebp, dword ptr [esp + 0x4]
    or eax, edx
    or ebp, esi
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x28]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x24]
    cmove esi, eax
    add esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    mov ebx, ecx
    shld esi, edi, cl
    shl edi, cl
    mov ecx, dword ptr [esp]
    and edx, dword ptr [esp + 0x60]
    and eax, dword ptr [esp + 0xc]
    or edx, dword ptr [esp + 0x20]
    or eax, ebp
    mov ebp, 0x0
    and eax, dword ptr [esp + 0x64]
    and edx, dword ptr [esp + 0x58]
    test bl, 0x20
    cmovne esi, edi
    cmovne edi, ebp
    or edx, eax
    mov edx, dword ptr [esp + 0x10]
    cmove edi, ebp
    cmove esi, ebp
    mov ebp, dword ptr [esp + 0x14]
    or ecx, edi
    mov edi, dword ptr [esp + 0x1c]
    or edx, esi
    mov esi, dword ptr [esp + 0x2c]
    mov eax, ebp
    or eax, edi
    jne .L87
    mov ebx, dword ptr [esp + 0x84]
    mov ebp, dword ptr [esp + 0x80]
    not ecx
    not edx
    jmp .L89
.L88:
    mov ecx, 0xffffffff
    mov edx, 0xffffffff
.L89:
    and ebx, edx
    mov edx, dword ptr [esp + 0xdc]
    mov esi, dword ptr [esp + 0xe0]
    and ebp, ecx
    mov dword ptr [esp + 0x80], ebp
    mov dword ptr [esp + 0x84], ebx
    mov dword ptr [esp + 0x4], edx
    and edx, ebp
    mov dword ptr [esp + 0x8], esi
    and esi, ebx
    mov eax, edx
    or eax, esi
    je .L93
    mov edi, dword ptr [esp + 0xd8]
    mov eax, dword ptr [esp + 0x6c]
    movzx ebx, byte ptr [edi + 0x200]
    lea ecx, [eax + 0x4000]
    mov dword ptr [esp], edi
    movzx eax, cx
    mov dword ptr [esp + 0x10], eax
.L90:
    mov ebp, edx
    mov eax, esi
    add ebp, -0x1
    adc eax, -0x1
    cmp bl, -0x1
    je .L92
    mov dword ptr [esp + 0x64], eax
    movzx eax, bl
    inc bl
    tzcnt edi, edx
    mov dword ptr [esp + 0x58], eax
    tzcnt eax, esi
    mov ecx, ebx
    add eax, 0x20
    test edx, edx
    mov ebx, dword ptr [esp + 0x58]
    cmovne eax, edi
    mov edi, dword ptr [esp]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x10]
    mov word ptr [edi + 2*ebx], ax
    mov eax, dword ptr [esp + 0x64]
    mov ebx, ecx
    mov byte ptr [edi + 0x200], cl
.L91:
    and edx, ebp
    and esi, eax
    mov eax, edx
    or eax, esi
    jne .L90
    jmp .L93
.L92:
    mov bl, -0x1
    jmp .L91
.L93:
    mov ecx, dword ptr [esp + 0x4]
    mov eax, dword ptr [esp + 0x8]
    mov ebp, dword ptr [esp + 0x80]
    mov esi, dword ptr [esp + 0x84]
    not ecx
    not eax
    and ebp, ecx
    and esi, eax
    mov eax, ebp
    or eax, esi
    je .L97
    mov eax, dword ptr [esp + 0xd8]
    movzx ecx, word ptr [esp + 0x6c]
    movzx ebx, byte ptr [eax + 0x200]
    mov dword ptr [esp], eax
    mov dword ptr [esp + 0x10], ecx
    nop
.L94:
    mov eax, ebp
    mov edi, esi
    add eax, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L96
    tzcnt ecx, esi
    mov dword ptr [esp + 0x64], eax
    movzx eax, bl
    inc bl
    mov dword ptr [esp + 0x58], eax
    tzcnt eax, ebp
    add ecx, 0x20
    test ebp, ebp
    cmovne ecx, eax
    mov eax, dword ptr [esp]
    mov edx, dword ptr [esp + 0x58]
    shl ecx, 0x6
    or ecx, dword ptr [esp + 0x10]
    mov word ptr [eax + 2*edx], cx
    mov byte ptr [eax + 0x200], bl
    mov eax, dword ptr [esp + 0x64]
.L95:
    and ebp, eax
    and esi, edi
    mov ecx, ebp
    or ecx, esi
    jne .L94
    jmp .L97
.L96:
    mov bl, -0x1
    jmp .L95
.L97:
    mov edx, dword ptr [esp + 0x5c]
    cmp byte ptr [edx + 0x41], 0x0
    jne .L111
    mov eax, dword ptr [esp + 0xe4]
    movsd xmm0, qword ptr [esp + 0xd4]
    movsd xmm1, qword ptr [esp + 0xdc]
    mov dword ptr [esp + 0xf8], eax
    movsd qword ptr [esp + 0xf0], xmm1
    movsd qword ptr [esp + 0xe8], xmm0
.L98:
    mov eax, dword ptr [esp + 0xf4]
    mov ecx, dword ptr [esp + 0xec]
    mov esi, dword ptr [esp + 0x114]
    mov edx, dword ptr [esp + 0xf0]
    mov dword ptr [esi], ecx
    mov dword ptr [esi + 0x4], edx
    mov dword ptr [esi + 0x8], eax
    add esp, 0x12c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L99:
    mov eax, dword ptr [esp + 0x14c]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L100:
    tzcnt edx, ebp
    tzcnt ecx, edi
    add edx, 0x20
    test edi, edi
    cmovne edx, ecx
    mov cl, -0x1
    cmp al, -0x1
    je .L101
    mov esi, edx
    mov dword ptr [esp + 0xc], ebp
    mov ebp, dword ptr [esp + 0x14c]
    mov ah, al
    mov dword ptr [esp + 0x4], edi
    movzx edi, al
    shl esi, 0x6
    inc ah
    lea edx, [edx + esi + 0x8]
    mov esi, edx
    or esi, 0xb000
    cmp ah, -0x1
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ah
    je .L102
    mov ch, al
    mov esi, edx
    movzx edi, ah
    add ch, 0x2
    or esi, 0x8000
    cmp ch, -0x1
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ch
    je .L102
    mov ah, al
    mov esi, edx
    movzx edi, ch
    or esi, 0xa000
    add ah, 0x3
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ah
    mov edi, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xc]
    cmp ah, -0x1
    je .L101
    mov esi, dword ptr [esp + 0x14c]
    add al, 0x4
    or edx, 0x9000
    movzx ecx, ah
    mov word ptr [esi + 2*ecx], dx
    mov ecx, eax
    mov byte ptr [esi + 0x200], al
.L101:
    mov eax, edi
    mov edx, ebp
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    and ebp, edx
    mov eax, edi
    or eax, ebp
    mov eax, ecx
    jne .L100
    jmp .L2
.L102:
    mov edi, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xc]
    jmp .L101
.L103:
    mov eax, dword ptr [esp + 0x14c]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L104:
    tzcnt edx, ebp
    tzcnt ecx, edi
    add edx, 0x20
    test edi, edi
    cmovne edx, ecx
    mov cl, -0x1
    cmp al, -0x1
    je .L105
    mov esi, edx
    mov dword ptr [esp + 0xc], ebp
    mov ebp, dword ptr [esp + 0x14c]
    mov ah, al
    mov dword ptr [esp + 0x4], edi
    movzx edi, al
    shl esi, 0x6
    inc ah
    lea edx, [edx + esi + 0x7]
    mov esi, edx
    or esi, 0xf000
    cmp ah, -0x1
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ah
    je .L106
    mov ch, al
    mov esi, edx
    movzx edi, ah
    add ch, 0x2
    or esi, 0xc000
    cmp ch, -0x1
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ch
    je .L106
    mov ah, al
    mov esi, edx
    movzx edi, ch
    or esi, 0xe000
    add ah, 0x3
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ah
    mov edi, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xc]
    cmp ah, -0x1
    je .L105
    mov esi, dword ptr [esp + 0x14c]
    add al, 0x4
    or edx, 0xd000
    movzx ecx, ah
    mov word ptr [esi + 2*ecx], dx
    mov ecx, eax
    mov byte ptr [esi + 0x200], al
.L105:
    mov eax, edi
    mov edx, ebp
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    and ebp, edx
    mov eax, edi
    or eax, ebp
    mov eax, ecx
    jne .L104
    jmp .L4
.L106:
    mov edi, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xc]
    jmp .L105
.L107:
    mov eax, dword ptr [esp + 0x14c]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L108:
    tzcnt edx, ebp
    tzcnt ecx, edi
    add edx, 0x20
    test edi, edi
    cmovne edx, ecx
    mov cl, -0x1
    cmp al, -0x1
    je .L109
    mov esi, edx
    mov dword ptr [esp + 0xc], ebp
    mov ebp, dword ptr [esp + 0x14c]
    mov ah, al
    mov dword ptr [esp + 0x4], edi
    movzx edi, al
    shl esi, 0x6
    inc ah
    lea edx, [edx + esi + 0x9]
    mov esi, edx
    or esi, 0xf000
    cmp ah, -0x1
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ah
    je .L110
    mov ch, al
    mov esi, edx
    movzx edi, ah
    add ch, 0x2
    or esi, 0xc000
    cmp ch, -0x1
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ch
    je .L110
    mov ah, al
    mov esi, edx
    movzx edi, ch
    or esi, 0xe000
    add ah, 0x3
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ah
    mov edi, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xc]
    cmp ah, -0x1
    je .L109
    mov esi, dword ptr [esp + 0x14c]
    add al, 0x4
    or edx, 0xd000
    movzx ecx, ah
    mov word ptr [esi + 2*ecx], dx
    mov ecx, eax
    mov byte ptr [esi + 0x200], al
.L109:
    mov eax, edi
    mov edx, ebp
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    and ebp, edx
    mov eax, edi
    or eax, ebp
    mov eax, ecx
    jne .L108
    jmp .L6
.L110:
    mov edi, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0xc]
    jmp .L109
.L111:
    mov ecx, dword ptr [esp + 0xe4]
    movsd xmm0, qword ptr [esp + 0xd4]
    movsd xmm1, qword ptr [esp + 0xdc]
    movzx eax, byte ptr [edx + 0x42]
    mov dword ptr [esp + 0x10c], ecx
    movsd qword ptr [esp + 0x104], xmm1
    movsd qword ptr [esp + 0xfc], xmm0
    sub esp, 0x4
    mov ebx, dword ptr [esp + 0x1c]
    lea esi, [esp + 0x100]
    lea ecx, [esp + 0xec]
    push esi
    push eax
    push dword ptr [esp + 0x78]
    call plywright::movegen::generate::en_passant
    add esp, 0x10
    jmp .L98
.C0 = 0x007f7f7f7f7f7f7f 0x00fefefefefefefe
.C1 = 0x007f7f7f7f7f7f00 0x00fefefefefefe00

plywright::movegen::evasions::filtered:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x12c
    mov dword ptr [esp + 0x114], ecx
    mov eax, dword ptr [edx + 0x34]
    mov ecx, dword ptr [edx + 0x4]
    mov esi, dword ptr [edx + 0x3c]
    mov edi, dword ptr [edx + 0x30]
    mov ebx, dword ptr [esp + 0x144]
    mov ebp, dword ptr [esp + 0x148]
    mov dword ptr [esp + 0x60], edx
    movq xmm2, qword ptr [esp + 0x144]
    pcmpeqd xmm3, xmm3
    mov dword ptr [esp + 0x34], esi
    or esi, eax
    mov dword ptr [esp + 0x8c], eax
    and eax, ecx
    mov dword ptr [esp + 0x74], ecx
    mov ecx, dword ptr [edx]
    mov dword ptr [esp + 0xa0], edi
    mov edx, 0x1010101
    not ebx
    not ebp
    pshufd xmm2, xmm2, 0x44
    mov dword ptr [esp + 0x28], esi
    not esi
    mov dword ptr [esp + 0xb4], ebx
    mov dword ptr [esp + 0xa8], ebp
    pxor xmm3, xmm2
    movd xmm1, eax
    and edi, ecx
    mov dword ptr [esp + 0x70], ecx
    movzx ecx, byte ptr [esp + 0x140]
    movd xmm0, edi
    punpckldq xmm0, xmm1
    pshufd xmm1, xmm0, 0x44
    and cl, 0x7
    shl edx, cl
    mov ecx, edx
    or edx, ebx
    or ecx, ebp
    and edx, edi
    mov edi, dword ptr [esp + 0x60]
    and ecx, eax
    shld ecx, edx, 0x8
    shl edx, 0x8
    and ecx, esi
    call .L0
.L0:
    pop esi
    mov dword ptr [esp + 0x30], ecx
    mov ecx, dword ptr [esp + 0x60]
    add esi, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0xd0], edi
    mov dword ptr [esp + 0x14], esi
    mov ebx, dword ptr [ecx + 0x38]
    mov ecx, ebx
    mov dword ptr [esp + 0x18], ebx
    or ecx, dword ptr [esp + 0xa0]
    mov ebp, ecx
    mov dword ptr [esp + 0x2c], ecx
    movzx ecx, byte ptr [esp + 0x140]
    not ebp
    and edx, ebp
    mov dword ptr [esp + 0x68], ebp
    mov ebp, dword ptr [esp + 0x14c]
    mov dword ptr [esp + 0x6c], ecx
    shl ecx, 0x6
    test eax, 0xff0000
    movzx eax, byte ptr [esp + 0x140]
    por xmm3, xmmword ptr [esi + ecx + plywright::board::geometry::AROUND + 48]
    mov byte ptr [esp + 0xe0], al
    mov eax, dword ptr [esp + 0x154]
    mov dword ptr [esp + 0xd4], ebp
    pand xmm1, xmm3
    movdqa xmm0, xmm1
    psllq xmm1, 0x7
    psllq xmm0, 0x9
    movsd xmm1, xmm0
    movq xmm0, qword ptr [edi + 0x38]
    mov dword ptr [esp + 0xdc], eax
    mov eax, dword ptr [esp + 0x150]
    pshufd xmm0, xmm0, 0x44
    mov dword ptr [esp + 0xd8], eax
    lea eax, [esi + ecx + plywright::board::geometry::AROUND]
    pand xmm0, xmm1
    mov dword ptr [esp + 0x78], eax
    pand xmm0, xmmword ptr [esi + .C0]
    je .L7
    mov esi, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x90], edx
    and esi, 0xff000000
    je .L2
    mov edx, dword ptr [esp + 0x60]
    mov ebp, esi
    mov esi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0x4], ebp
    mov eax, dword ptr [edx + 0x8]
    mov ebx, dword ptr [esi + 0x10]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm1, xmmword ptr [edx + 0x20]
    movdqu xmm2, xmmword ptr [edx + 0x10]
    mov edx, ebp
    and eax, dword ptr [esi]
    and ebx, dword ptr [esp + 0x70]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm1, xmm1, 0x44
    por xmm1, xmm2
    or ebx, eax
    mov eax, dword ptr [esi + 0x14]
    mov dword ptr [esp + 0x24], ebx
    and eax, dword ptr [esp + 0x74]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x5c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x58], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x54], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    and esi, 0x3f
    mov dword ptr [esp + 0x50], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x10], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x4c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x44], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x40], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x3c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    xor ecx, ecx
    mov dword ptr [esp + 0x38], esi
    and eax, 0x3f
    xor esi, esi
    mov dword ptr [esp + 0x64], eax
    nop
.L1:
    mov edi, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0xc], ecx
    tzcnt eax, esi
    mov dword ptr [esp + 0x8], edx
    mov ebp, 0x1
    tzcnt ecx, edi
    mov edx, edi
    add cl, 0x20
    test esi, esi
    movzx ecx, cl
    cmovne ecx, eax
    mov eax, esi
    add eax, -0x1
    adc edx, -0x1
    and esi, eax
    mov eax, ecx
    shl ebp, cl
    and edi, edx
    mov dword ptr [esp + 0x1c], esi
    xor esi, esi
    mov edx, 0x1
    add al, 0x38
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    mov dword ptr [esp + 0x4], edi
    cmovne esi, ebp
    cmovne ebp, ecx
    xor edi, edi
    mov ecx, eax
    xor ebx, ebx
    mov dword ptr [esp], esi
    mov esi, 0x1
    shld edi, edx, cl
    shl esi, cl
    test al, 0x20
    mov eax, dword ptr [esp + 0x58]
    cmovne edi, esi
    cmovne esi, ebx
    not esi
    not edi
    and esi, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x28]
    or esi, ebp
    or edi, dword ptr [esp]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x10]
    imul ecx, dword ptr [esp + 0x54]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x5c]
    and ecx, edi
    imul ecx, dword ptr [esp + 0x10]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x50]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x44]
    and edi, dword ptr [esp + 0x48]
    add ebx, dword ptr [esp + 0x4c]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x3c]
    imul ecx, dword ptr [esp + 0x40]
    mul esi
    imul edi, esi
    mov esi, dword ptr [esp]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x64]
    add edx, edi
    mov edi, dword ptr [esp + 0x8]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x8], edi
    add edx, dword ptr [esp + 0x38]
    movq xmm2, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esp + 0x18]
    movq xmm3, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm3, xmm2
    pand xmm3, xmm1
    movd eax, xmm3
    pshufd xmm2, xmm3, 0xff
    movd ecx, xmm2
    or eax, dword ptr [esp + 0x24]
    pshufd xmm2, xmm3, 0xee
    or ecx, dword ptr [esp + 0x20]
    movd edx, xmm2
    pshufd xmm2, xmm3, 0x55
    or eax, edx
    movd edx, xmm2
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, dword ptr [esp + 0x34]
    and ecx, edx
    mov edx, ebp
    not edx
    and edx, ebx
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov edx, esi
    cmove ebp, eax
    cmove edx, eax
    mov eax, dword ptr [esp + 0xc]
    mov ecx, ebp
    mov dword ptr [esp], edx
    xor edx, edi
    mov edi, eax
    xor ecx, eax
    mov eax, dword ptr [esp + 0x1c]
    mov esi, eax
    or eax, dword ptr [esp + 0x4]
    jne .L1
    mov eax, dword ptr [esp]
    xor ebp, edi
    xor eax, dword ptr [esp + 0x8]
    or eax, ebp
    mov ebp, dword ptr [esp + 0x14c]
    jne .L100
.L2:
    pshufd xmm1, xmm0, 0x55
    movd esi, xmm1
    and esi, 0xfe000000
    je .L4
    mov edx, dword ptr [esp + 0x60]
    mov ebp, esi
    mov esi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0x4], ebp
    mov eax, dword ptr [edx + 0x8]
    mov ebx, dword ptr [esi + 0x10]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm1, xmmword ptr [edx + 0x20]
    movdqu xmm2, xmmword ptr [edx + 0x10]
    mov edx, ebp
    and eax, dword ptr [esi]
    and ebx, dword ptr [esp + 0x70]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm1, xmm1, 0x44
    por xmm1, xmm2
    or ebx, eax
    mov eax, dword ptr [esi + 0x14]
    mov dword ptr [esp + 0x24], ebx
    and eax, dword ptr [esp + 0x74]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x5c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x58], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x54], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    and esi, 0x3f
    mov dword ptr [esp + 0x50], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x10], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x4c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x44], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x40], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x3c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    xor ecx, ecx
    mov dword ptr [esp + 0x38], esi
    and eax, 0x3f
    xor esi, esi
    mov dword ptr [esp + 0x64], eax
.L3:
    mov edi, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0xc], ecx
    tzcnt eax, esi
    mov dword ptr [esp + 0x8], edx
    mov ebp, 0x1
    tzcnt ecx, edi
    mov edx, edi
    add cl, 0x20
    test esi, esi
    movzx ecx, cl
    cmovne ecx, eax
    mov eax, esi
    add eax, -0x1
    adc edx, -0x1
    and esi, eax
    mov eax, ecx
    shl ebp, cl
    and edi, edx
    mov dword ptr [esp + 0x1c], esi
    xor esi, esi
    mov edx, 0x1
    add al, 0x37
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    mov dword ptr [esp + 0x4], edi
    cmovne esi, ebp
    cmovne ebp, ecx
    xor edi, edi
    mov ecx, eax
    xor ebx, ebx
    mov dword ptr [esp], esi
    mov esi, 0x1
    shld edi, edx, cl
    shl esi, cl
    test al, 0x20
    mov eax, dword ptr [esp + 0x58]
    cmovne edi, esi
    cmovne esi, ebx
    not esi
    not edi
    and esi, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x28]
    or esi, ebp
    or edi, dword ptr [esp]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x10]
    imul ecx, dword ptr [esp + 0x54]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x5c]
    and ecx, edi
    imul ecx, dword ptr [esp + 0x10]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x50]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x44]
    and edi, dword ptr [esp + 0x48]
    add ebx, dword ptr [esp + 0x4c]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x3c]
    imul ecx, dword ptr [esp + 0x40]
    mul esi
    imul edi, esi
    mov esi, dword ptr [esp]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x64]
    add edx, edi
    mov edi, dword ptr [esp + 0x8]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x8], edi
    add edx, dword ptr [esp + 0x38]
    movq xmm2, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esp + 0x18]
    movq xmm3, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm3, xmm2
    pand xmm3, xmm1
    movd eax, xmm3
    pshufd xmm2, xmm3, 0xff
    movd ecx, xmm2
    or eax, dword ptr [esp + 0x24]
    pshufd xmm2, xmm3, 0xee
    or ecx, dword ptr [esp + 0x20]
    movd edx, xmm2
    pshufd xmm2, xmm3, 0x55
    or eax, edx
    movd edx, xmm2
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, dword ptr [esp + 0x34]
    and ecx, edx
    mov edx, ebp
    not edx
    and edx, ebx
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov edx, esi
    cmove ebp, eax
    cmove edx, eax
    mov eax, dword ptr [esp + 0xc]
    mov ecx, ebp
    mov dword ptr [esp], edx
    xor edx, edi
    mov edi, eax
    xor ecx, eax
    mov eax, dword ptr [esp + 0x1c]
    mov esi, eax
    or eax, dword ptr [esp + 0x4]
    jne .L3
    mov eax, dword ptr [esp]
    xor ebp, edi
    xor eax, dword ptr [esp + 0x8]
    or eax, ebp
    mov ebp, dword ptr [esp + 0x14c]
    jne .L104
.L4:
    pshufd xmm1, xmm0, 0xff
    movd esi, xmm1
    and esi, 0x7f000000
    je .L6
    mov edx, dword ptr [esp + 0x60]
    mov ebp, esi
    mov esi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0x4], ebp
    mov eax, dword ptr [edx + 0x8]
    mov ebx, dword ptr [esi + 0x10]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm1, xmmword ptr [edx + 0x20]
    movdqu xmm2, xmmword ptr [edx + 0x10]
    mov edx, ebp
    and eax, dword ptr [esi]
    and ebx, dword ptr [esp + 0x70]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm1, xmm1, 0x44
    por xmm1, xmm2
    or ebx, eax
    mov eax, dword ptr [esi + 0x14]
    mov dword ptr [esp + 0x24], ebx
    and eax, dword ptr [esp + 0x74]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x5c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x58], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x54], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    and esi, 0x3f
    mov dword ptr [esp + 0x50], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x10], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x4c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x44], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x40], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x3c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    xor ecx, ecx
    mov dword ptr [esp + 0x38], esi
    and eax, 0x3f
    xor esi, esi
    mov dword ptr [esp + 0x64], eax
.L5:
    mov edi, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0xc], ecx
    tzcnt eax, esi
    mov dword ptr [esp + 0x8], edx
    mov ebp, 0x1
    tzcnt ecx, edi
    mov edx, edi
    add cl, 0x20
    test esi, esi
    movzx ecx, cl
    cmovne ecx, eax
    mov eax, esi
    add eax, -0x1
    adc edx, -0x1
    and esi, eax
    mov eax, ecx
    shl ebp, cl
    and edi, edx
    mov dword ptr [esp + 0x1c], esi
    xor esi, esi
    mov edx, 0x1
    add al, 0x39
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    mov dword ptr [esp + 0x4], edi
    cmovne esi, ebp
    cmovne ebp, ecx
    xor edi, edi
    mov ecx, eax
    xor ebx, ebx
    mov dword ptr [esp], esi
    mov esi, 0x1
    shld edi, edx, cl
    shl esi, cl
    test al, 0x20
    mov eax, dword ptr [esp + 0x58]
    cmovne edi, esi
    cmovne esi, ebx
    not esi
    not edi
    and esi, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x28]
    or esi, ebp
    or edi, dword ptr [esp]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x10]
    imul ecx, dword ptr [esp + 0x54]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x5c]
    and ecx, edi
    imul ecx, dword ptr [esp + 0x10]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x50]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x44]
    and edi, dword ptr [esp + 0x48]
    add ebx, dword ptr [esp + 0x4c]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x3c]
    imul ecx, dword ptr [esp + 0x40]
    mul esi
    imul edi, esi
    mov esi, dword ptr [esp]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x64]
    add edx, edi
    mov edi, dword ptr [esp + 0x8]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x8], edi
    add edx, dword ptr [esp + 0x38]
    movq xmm2, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esp + 0x18]
    movq xmm3, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm3, xmm2
    pand xmm3, xmm1
    movd eax, xmm3
    pshufd xmm2, xmm3, 0xff
    movd ecx, xmm2
    or eax, dword ptr [esp + 0x24]
    pshufd xmm2, xmm3, 0xee
    or ecx, dword ptr [esp + 0x20]
    movd edx, xmm2
    pshufd xmm2, xmm3, 0x55
    or eax, edx
    movd edx, xmm2
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, dword ptr [esp + 0x34]
    and ecx, edx
    mov edx, ebp
    not edx
    and edx, ebx
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov edx, esi
    cmove ebp, eax
    cmove edx, eax
    mov eax, dword ptr [esp + 0xc]
    mov ecx, ebp
    mov dword ptr [esp], edx
    xor edx, edi
    mov edi, eax
    xor ecx, eax
    mov eax, dword ptr [esp + 0x1c]
    mov esi, eax
    or eax, dword ptr [esp + 0x4]
    jne .L5
    mov eax, dword ptr [esp]
    xor ebp, edi
    xor eax, dword ptr [esp + 0x8]
    or eax, ebp
    mov ebp, dword ptr [esp + 0x14c]
    jne .L108
.L6:
    mov esi, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x90]
    mov ecx, dword ptr [esp + 0x30]
    pand xmm0, xmmword ptr [esi + .C1]
    mov eax, edx
    and ecx, 0xffffff
    and eax, 0xffffff00
    mov dword ptr [esp + 0x10], eax
    jmp .L8
.L7:
    mov ecx, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x10], edx
.L8:
    movd ebp, xmm0
    pshufd xmm1, xmm0, 0x55
    mov dword ptr [esp + 0x30], ecx
    shl edx, 0x8
    movd ecx, xmm1
    mov eax, ebp
    mov dword ptr [esp + 0x90], edx
    or eax, ecx
    je .L10
    mov edx, dword ptr [esp + 0x60]
    mov esi, dword ptr [esp + 0x78]
    mov edi, ecx
    mov dword ptr [esp + 0x4], ebp
    mov eax, dword ptr [edx + 0x8]
    mov ebx, dword ptr [esi + 0x10]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm1, xmmword ptr [edx + 0x20]
    movdqu xmm2, xmmword ptr [edx + 0x10]
    mov edx, ebp
    and eax, dword ptr [esi]
    and ebx, dword ptr [esp + 0x70]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm1, xmm1, 0x44
    por xmm1, xmm2
    or ebx, eax
    mov eax, dword ptr [esi + 0x14]
    mov dword ptr [esp + 0x20], ebx
    and eax, dword ptr [esp + 0x74]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x5c], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x58], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x64], ebx
    mov ebx, edi
    mov dword ptr [esp + 0x54], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x50], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    and esi, 0x3f
    mov dword ptr [esp + 0x4c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x1c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x44], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x40], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x3c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    mov ecx, edi
    and eax, 0x3f
    mov dword ptr [esp + 0x38], esi
    mov dword ptr [esp + 0x94], eax
    nop
.L9:
    mov dword ptr [esp + 0x8], ecx
    tzcnt ecx, ebx
    tzcnt eax, edx
    mov dword ptr [esp + 0xc], edx
    mov ebp, 0x1
    add cl, 0x20
    test edx, edx
    movzx ecx, cl
    cmovne ecx, eax
    mov eax, edx
    mov edx, ebx
    add eax, -0x1
    adc edx, -0x1
    and dword ptr [esp + 0xc], eax
    mov eax, ecx
    xor esi, esi
    shl ebp, cl
    and ebx, edx
    mov edx, 0x1
    add al, 0x37
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    mov dword ptr [esp + 0x24], ebx
    cmovne esi, ebp
    cmovne ebp, ecx
    xor edi, edi
    mov ecx, eax
    xor ebx, ebx
    mov dword ptr [esp], esi
    mov esi, 0x1
    shld edi, edx, cl
    shl esi, cl
    test al, 0x20
    mov eax, dword ptr [esp + 0x54]
    cmovne edi, esi
    cmovne esi, ebx
    not esi
    not edi
    and esi, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x28]
    or esi, ebp
    or edi, dword ptr [esp]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x1c]
    imul ecx, dword ptr [esp + 0x50]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x58]
    and ecx, edi
    imul ecx, dword ptr [esp + 0x1c]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x4c]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x40]
    and edi, dword ptr [esp + 0x44]
    add ebx, dword ptr [esp + 0x48]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x38]
    imul ecx, dword ptr [esp + 0x3c]
    mul esi
    imul edi, esi
    mov esi, dword ptr [esp]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x4]
    add edx, edi
    mov edi, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x8], ecx
    mov ecx, dword ptr [esp + 0x94]
    mov dword ptr [esp + 0x84], edi
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x14]
    add edx, dword ptr [esp + 0x64]
    movq xmm2, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    movq xmm3, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm3, xmm2
    pand xmm3, xmm1
    movd eax, xmm3
    pshufd xmm2, xmm3, 0xff
    movd ecx, xmm2
    or eax, dword ptr [esp + 0x20]
    pshufd xmm2, xmm3, 0xee
    or ecx, dword ptr [esp + 0x5c]
    movd edx, xmm2
    pshufd xmm2, xmm3, 0x55
    or eax, edx
    movd edx, xmm2
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, dword ptr [esp + 0x34]
    and ecx, edx
    mov edx, ebp
    not edx
    and edx, dword ptr [esp + 0x18]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov ecx, esi
    mov esi, dword ptr [esp + 0x8]
    mov edx, dword ptr [esp + 0xc]
    cmove ebp, eax
    cmove ecx, eax
    mov eax, ebp
    mov dword ptr [esp], ecx
    xor ecx, edi
    xor eax, esi
    mov edi, esi
    mov esi, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x4], eax
    mov eax, edx
    mov ebx, esi
    or eax, esi
    jne .L9
    mov eax, dword ptr [esp]
    xor ebp, edi
    mov ebx, dword ptr [esp + 0x18]
    xor eax, dword ptr [esp + 0x84]
    or eax, ebp
    mov ebp, dword ptr [esp + 0x4]
    jne .L73
.L10:
    mov eax, dword ptr [esp + 0x90]
    pshufd xmm1, xmm0, 0xff
    pshufd xmm0, xmm0, 0xee
    movd ecx, xmm0
    movd edi, xmm1
    and dword ptr [esp + 0x68], eax
    mov eax, ecx
    or eax, edi
    je .L12
    mov edx, dword ptr [esp + 0x60]
    mov esi, dword ptr [esp + 0x78]
    mov ebp, ecx
    mov dword ptr [esp + 0x4], edi
    mov eax, dword ptr [edx + 0x8]
    mov ebx, dword ptr [esi + 0x10]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm0, xmmword ptr [edx + 0x20]
    movdqu xmm1, xmmword ptr [edx + 0x10]
    mov edx, ebp
    and eax, dword ptr [esi]
    and ebx, dword ptr [esp + 0x70]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm0, xmm0, 0x44
    por xmm0, xmm1
    or ebx, eax
    mov eax, dword ptr [esi + 0x14]
    mov dword ptr [esp + 0x20], ebx
    and eax, dword ptr [esp + 0x74]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x5c], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x58], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x64], ebx
    mov ebx, edi
    mov dword ptr [esp + 0x54], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x50], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    and esi, 0x3f
    mov dword ptr [esp + 0x4c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x1c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x44], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x40], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x3c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    mov ecx, ebp
    and eax, 0x3f
    mov dword ptr [esp + 0x38], esi
    mov dword ptr [esp + 0x94], eax
    nop
.L11:
    mov dword ptr [esp + 0x8], ecx
    tzcnt ecx, ebx
    tzcnt eax, edx
    mov dword ptr [esp + 0xc], edx
    mov edi, 0x1
    add cl, 0x20
    test edx, edx
    movzx ecx, cl
    cmovne ecx, eax
    mov eax, edx
    mov edx, ebx
    add eax, -0x1
    adc edx, -0x1
    and dword ptr [esp + 0xc], eax
    mov eax, ecx
    xor esi, esi
    shl edi, cl
    and ebx, edx
    mov edx, 0x1
    add al, 0x39
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    mov dword ptr [esp + 0x24], ebx
    cmovne esi, edi
    cmovne edi, ecx
    xor ebp, ebp
    mov ecx, eax
    xor ebx, ebx
    mov dword ptr [esp], esi
    mov esi, 0x1
    shld ebp, edx, cl
    shl esi, cl
    test al, 0x20
    mov eax, dword ptr [esp + 0x54]
    cmovne ebp, esi
    cmovne esi, ebx
    not esi
    not ebp
    and esi, dword ptr [esp + 0x2c]
    and ebp, dword ptr [esp + 0x28]
    or esi, edi
    or ebp, dword ptr [esp]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x1c]
    imul ecx, dword ptr [esp + 0x50]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x58]
    and ecx, ebp
    imul ecx, dword ptr [esp + 0x1c]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x4c]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x40]
    and ebp, dword ptr [esp + 0x44]
    add ebx, dword ptr [esp + 0x48]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x38]
    imul ecx, dword ptr [esp + 0x3c]
    mul esi
    imul ebp, esi
    mov esi, dword ptr [esp]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x94]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x4]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x84], ebp
    add edx, dword ptr [esp + 0x64]
    movq xmm1, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    movd eax, xmm2
    pshufd xmm1, xmm2, 0xff
    movd ecx, xmm1
    or eax, dword ptr [esp + 0x20]
    pshufd xmm1, xmm2, 0xee
    or ecx, dword ptr [esp + 0x5c]
    movd edx, xmm1
    pshufd xmm1, xmm2, 0x55
    or eax, edx
    movd edx, xmm1
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, dword ptr [esp + 0x34]
    and ecx, edx
    mov edx, edi
    not edx
    and edx, dword ptr [esp + 0x18]
    and edx, eax
    mov eax, esi
    or edx, ecx
    mov ecx, 0x0
    mov edx, dword ptr [esp + 0xc]
    cmove eax, ecx
    cmove edi, ecx
    mov dword ptr [esp], eax
    xor eax, ebp
    mov ebp, dword ptr [esp + 0x24]
    mov ecx, edi
    mov dword ptr [esp + 0x4], eax
    mov eax, dword ptr [esp + 0x8]
    mov ebx, ebp
    mov esi, eax
    xor ecx, eax
    mov eax, edx
    or eax, ebp
    jne .L11
    mov eax, dword ptr [esp]
    mov ebp, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0x18]
    xor edi, esi
    xor eax, dword ptr [esp + 0x84]
    or eax, edi
    jne .L77
.L12:
    mov ebp, dword ptr [esp + 0x10]
    and dword ptr [esp + 0x68], 0xff000000
    mov eax, ebp
    or eax, dword ptr [esp + 0x30]
    je .L14
    mov edx, dword ptr [esp + 0x60]
    mov esi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0x10], ebp
    mov eax, dword ptr [edx + 0x8]
    mov ebx, dword ptr [esi + 0x10]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm0, xmmword ptr [edx + 0x20]
    movdqu xmm1, xmmword ptr [edx + 0x10]
    mov edx, dword ptr [esp + 0x30]
    and eax, dword ptr [esi]
    and ebx, dword ptr [esp + 0x70]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm0, xmm0, 0x44
    por xmm0, xmm1
    or ebx, eax
    mov eax, dword ptr [esi + 0x14]
    mov dword ptr [esp + 0x1c], ebx
    and eax, dword ptr [esp + 0x74]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x24], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x5c], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x58], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x20], esi
    and ebx, 0x3f
    mov dword ptr [esp + 0xc], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x54], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x4c], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x50], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x44], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x48], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    mov ecx, ebp
    mov dword ptr [esp + 0x3c], edi
    mov dword ptr [esp + 0x40], ebx
    and eax, 0x3f
    mov ebx, edx
    mov dword ptr [esp + 0x38], eax
    nop
.L13:
    mov dword ptr [esp], ecx
    tzcnt eax, ecx
    tzcnt ecx, ebx
    mov dword ptr [esp + 0x30], edx
    mov edx, ebx
    mov ebp, 0x1
    add cl, 0x20
    cmp dword ptr [esp], 0x0
    movzx ecx, cl
    cmovne ecx, eax
    mov eax, dword ptr [esp]
    add eax, -0x1
    adc edx, -0x1
    and dword ptr [esp], eax
    mov eax, ecx
    xor esi, esi
    shl ebp, cl
    and ebx, edx
    mov edx, 0x1
    add al, 0x38
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    mov dword ptr [esp + 0x8], ebx
    cmovne esi, ebp
    cmovne ebp, ecx
    xor edi, edi
    mov ecx, eax
    xor ebx, ebx
    mov dword ptr [esp + 0x4], esi
    mov esi, 0x1
    shld edi, edx, cl
    shl esi, cl
    test al, 0x20
    mov eax, dword ptr [esp + 0x5c]
    cmovne edi, esi
    cmovne esi, ebx
    not esi
    not edi
    and esi, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x28]
    or esi, ebp
    or edi, dword ptr [esp + 0x4]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0xc]
    imul ecx, dword ptr [esp + 0x58]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x20]
    and ecx, edi
    imul ecx, dword ptr [esp + 0xc]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x54]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x48]
    and edi, dword ptr [esp + 0x4c]
    add ebx, dword ptr [esp + 0x50]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x40]
    imul ecx, dword ptr [esp + 0x44]
    mul esi
    imul edi, esi
    mov esi, dword ptr [esp + 0x4]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x10]
    add edx, edi
    mov edi, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x30], ecx
    mov ecx, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x64], edi
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x14]
    add edx, dword ptr [esp + 0x3c]
    movq xmm1, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    movd eax, xmm2
    pshufd xmm1, xmm2, 0xff
    movd ecx, xmm1
    or eax, dword ptr [esp + 0x1c]
    pshufd xmm1, xmm2, 0xee
    or ecx, dword ptr [esp + 0x24]
    movd edx, xmm1
    pshufd xmm1, xmm2, 0x55
    or eax, edx
    movd edx, xmm1
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, dword ptr [esp + 0x34]
    and ecx, edx
    mov edx, ebp
    not edx
    and edx, dword ptr [esp + 0x18]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov edx, esi
    mov esi, dword ptr [esp + 0x30]
    mov ecx, dword ptr [esp]
    cmove ebp, eax
    cmove edx, eax
    mov eax, ebp
    mov dword ptr [esp + 0x4], edx
    xor edx, edi
    xor eax, esi
    mov edi, esi
    mov esi, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x10], eax
    mov eax, ecx
    mov ebx, esi
    or eax, esi
    jne .L13
    mov eax, dword ptr [esp + 0x4]
    xor ebp, edi
    mov ebx, dword ptr [esp + 0x18]
    xor eax, dword ptr [esp + 0x64]
    or eax, ebp
    mov ebp, dword ptr [esp + 0x10]
    jne .L81
.L14:
    cmp dword ptr [esp + 0x68], 0x0
    je .L17
    mov edx, dword ptr [esp + 0x60]
    mov esi, dword ptr [esp + 0x78]
    xor ebx, ebx
    mov dword ptr [esp + 0xc], 0x0
    mov ecx, dword ptr [edx + 0x8]
    mov eax, dword ptr [esi]
    mov edi, dword ptr [edx + 0xc]
    movdqu xmm0, xmmword ptr [edx + 0x20]
    movdqu xmm1, xmmword ptr [edx + 0x10]
    mov edx, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0x9c], ecx
    and eax, ecx
    mov ecx, dword ptr [esi + 0x4]
    mov dword ptr [esp + 0xac], edi
    pshufd xmm0, xmm0, 0x44
    por xmm0, xmm1
    and ecx, edi
    mov edi, dword ptr [esi + 0x10]
    and edi, dword ptr [esp + 0x70]
    or edi, eax
    mov eax, dword ptr [esi + 0x14]
    mov dword ptr [esp + 0x10], edi
    and eax, dword ptr [esp + 0x74]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    and ebp, 0x3f
    mov dword ptr [esp + 0x5c], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x24], esi
    mov dword ptr [esp + 0x20], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x8], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x58], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x50], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x54], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x48], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x4c], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    mov ecx, edx
    mov dword ptr [esp + 0x40], edi
    and eax, 0x3f
    mov dword ptr [esp + 0x44], ebp
    mov dword ptr [esp + 0x3c], eax
    nop
.L15:
    mov dword ptr [esp], ecx
    tzcnt eax, ecx
    tzcnt ecx, ebx
    mov dword ptr [esp + 0x68], edx
    mov edx, ebx
    mov ebp, 0x1
    add cl, 0x20
    cmp dword ptr [esp], 0x0
    movzx ecx, cl
    cmovne ecx, eax
    mov eax, dword ptr [esp]
    add eax, -0x1
    adc edx, -0x1
    and dword ptr [esp], eax
    mov eax, ecx
    xor esi, esi
    shl ebp, cl
    and ebx, edx
    mov edx, 0x1
    add al, 0x30
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    mov dword ptr [esp + 0x30], ebx
    cmovne esi, ebp
    cmovne ebp, ecx
    xor edi, edi
    mov ecx, eax
    xor ebx, ebx
    mov dword ptr [esp + 0x4], esi
    mov esi, 0x1
    shld edi, edx, cl
    shl esi, cl
    test al, 0x20
    mov eax, dword ptr [esp + 0x5c]
    cmovne edi, esi
    cmovne esi, ebx
    not esi
    not edi
    and esi, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x28]
    or esi, ebp
    or edi, dword ptr [esp + 0x4]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x8]
    imul ecx, dword ptr [esp + 0x58]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x24]
    and ecx, edi
    imul ecx, dword ptr [esp + 0x8]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x20]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x4c]
    and edi, dword ptr [esp + 0x50]
    add ebx, dword ptr [esp + 0x54]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x44]
    imul ecx, dword ptr [esp + 0x48]
    mul esi
    imul edi, esi
    mov esi, dword ptr [esp + 0x4]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x3c]
    add edx, edi
    mov edi, dword ptr [esp + 0xc]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x38], edi
    add edx, dword ptr [esp + 0x40]
    movq xmm1, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    movd eax, xmm2
    pshufd xmm1, xmm2, 0xff
    movd ecx, xmm1
    or eax, dword ptr [esp + 0x10]
    pshufd xmm1, xmm2, 0xee
    or ecx, dword ptr [esp + 0x1c]
    movd edx, xmm1
    pshufd xmm1, xmm2, 0x55
    or eax, edx
    movd edx, xmm1
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, dword ptr [esp + 0x34]
    and ecx, edx
    mov edx, ebp
    not edx
    and edx, dword ptr [esp + 0x18]
    and edx, eax
    mov eax, esi
    mov esi, dword ptr [esp + 0x30]
    or edx, ecx
    mov edx, 0x0
    mov ecx, dword ptr [esp]
    cmove eax, edx
    cmove ebp, edx
    mov dword ptr [esp + 0x4], eax
    xor eax, edi
    mov edx, ebp
    mov dword ptr [esp + 0xc], eax
    mov eax, dword ptr [esp + 0x68]
    mov ebx, esi
    mov edi, eax
    xor edx, eax
    mov eax, ecx
    or eax, esi
    jne .L15
    mov eax, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0xc]
    xor ebp, edi
    xor eax, dword ptr [esp + 0x38]
    or eax, ebp
    jne .L85
    mov ebp, dword ptr [esp + 0x14c]
.L16:
    mov eax, dword ptr [esp + 0x8c]
    mov edx, dword ptr [esp + 0x9c]
    mov ecx, dword ptr [esp + 0xac]
    jmp .L18
.L17:
    mov eax, dword ptr [esp + 0x60]
    mov ebp, dword ptr [esp + 0x14c]
    mov edx, dword ptr [eax + 0x8]
    mov ecx, dword ptr [eax + 0xc]
    mov eax, dword ptr [esp + 0x8c]
.L18:
    mov dword ptr [esp + 0x9c], edx
    mov edx, eax
    mov edi, dword ptr [esp + 0xa0]
    mov dword ptr [esp + 0xac], ecx
    not edx
    mov dword ptr [esp + 0x80], edx
    mov edx, dword ptr [esp + 0xa8]
    mov esi, edi
    not esi
    and edx, eax
    mov eax, dword ptr [esp + 0xb4]
    mov dword ptr [esp + 0x7c], esi
    mov dword ptr [esp + 0xa8], edx
    and eax, edi
    mov edi, ecx
    mov ecx, eax
    and edx, edi
    mov dword ptr [esp + 0xb4], eax
    mov edi, dword ptr [esp + 0x154]
    and ecx, dword ptr [esp + 0x9c]
    not edi
    mov eax, ecx
    mov dword ptr [esp + 0xc8], edi
    or eax, edx
    mov eax, dword ptr [esp + 0x150]
    not eax
    mov dword ptr [esp + 0xcc], eax
    je .L33
    mov eax, dword ptr [esp + 0x6c]
    mov edi, edx
    mov edx, dword ptr [esp + 0x14]
    lea eax, [eax + 2*eax]
    lea eax, [edx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov edx, edi
    mov dword ptr [esp + 0x98], eax
    mov eax, dword ptr [esp + 0x60]
    movdqu xmm0, xmmword ptr [eax + 0x20]
    movdqu xmm1, xmmword ptr [eax + 0x10]
    movzx eax, byte ptr [ebp + 0x200]
    pshufd xmm2, xmm0, 0x44
    mov byte ptr [esp + 0x84], al
    por xmm2, xmm1
    jmp .L20
    nop
.L19:
    mov byte ptr [esp + 0x84], ch
    mov ecx, dword ptr [esp + 0x90]
    mov edx, dword ptr [esp + 0xa0]
    mov esi, dword ptr [esp + 0x7c]
    and ecx, dword ptr [esp + 0x8c]
    and edx, dword ptr [esp + 0x88]
    mov eax, ecx
    or eax, edx
    je .L32
.L20:
    tzcnt ebx, edx
    tzcnt eax, ecx
    mov dword ptr [esp + 0x90], ecx
    mov dword ptr [esp + 0xa0], edx
    add ebx, 0x20
    test ecx, ecx
    cmovne ebx, eax
    add ecx, -0x1
    mov dword ptr [esp + 0x8c], ecx
    mov ecx, dword ptr [esp + 0x14]
    mov eax, ebx
    adc edx, -0x1
    mov dword ptr [esp + 0xb0], ebx
    shl eax, 0x6
    mov dword ptr [esp + 0x88], edx
    mov edx, dword ptr [ecx + eax + plywright::board::geometry::AROUND + 4]
    mov ecx, dword ptr [ecx + eax + plywright::board::geometry::AROUND]
    and edx, dword ptr [esp + 0x80]
    and ecx, esi
    mov eax, ecx
    or eax, edx
    je .L22
    mov edi, dword ptr [esp + 0x78]
    mov esi, edx
    mov dword ptr [esp + 0x4], ecx
    xor edx, edx
    mov ecx, ebx
    mov dword ptr [esp], esi
    mov esi, 0x1
    shld edx, esi, cl
    shl esi, cl
    mov ecx, 0x0
    mov eax, dword ptr [edi + 0x4]
    mov ebp, dword ptr [edi]
    and eax, dword ptr [esp + 0xac]
    and ebp, dword ptr [esp + 0x9c]
    test bl, 0x20
    mov ebx, dword ptr [edi + 0x14]
    cmovne edx, esi
    cmovne esi, ecx
    mov ecx, dword ptr [esp]
    not edx
    not esi
    and edx, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x2c]
    and ebx, dword ptr [esp + 0x74]
    mov dword ptr [esp + 0x10], edx
    mov dword ptr [esp + 0x1c], esi
    or ebx, eax
    mov eax, dword ptr [edi + 0x10]
    mov dword ptr [esp + 0x24], ebx
    and eax, dword ptr [esp + 0x70]
    or eax, ebp
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x98]
    mov edx, dword ptr [eax + 0x4]
    mov edi, dword ptr [eax]
    mov dword ptr [esp + 0x50], edx
    mov edx, dword ptr [eax + 0xc]
    mov dword ptr [esp + 0x5c], edi
    mov edi, dword ptr [eax + 0x14]
    mov dword ptr [esp + 0x4c], edx
    mov edx, dword ptr [eax + 0x8]
    and edi, 0x3f
    mov dword ptr [esp + 0x58], edi
    mov edi, dword ptr [eax + 0x614]
    mov dword ptr [esp + 0x48], edx
    mov edx, dword ptr [eax + 0x10]
    and edi, 0x3f
    mov dword ptr [esp + 0x54], edi
    mov edi, ecx
    mov dword ptr [esp + 0x44], edx
    mov edx, dword ptr [eax + 0x600]
    mov dword ptr [esp + 0x40], edx
    mov edx, dword ptr [eax + 0x604]
    mov dword ptr [esp + 0x3c], edx
    mov edx, dword ptr [eax + 0x60c]
    mov dword ptr [esp + 0x38], edx
    mov edx, dword ptr [eax + 0x608]
    mov eax, dword ptr [eax + 0x610]
    mov dword ptr [esp + 0x94], eax
    mov eax, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x64], edx
    mov edx, ecx
    mov ebx, eax
    mov esi, eax
    nop
.L21:
    add esi, -0x1
    mov dword ptr [esp], ecx
    mov ecx, eax
    mov dword ptr [esp + 0x4], ebx
    mov ebx, dword ptr [esp + 0x48]
    mov ebp, dword ptr [esp + 0x10]
    adc edi, -0x1
    and esi, eax
    and edi, edx
    mov dword ptr [esp + 0xc], esi
    neg ecx
    mov esi, 0x0
    mov dword ptr [esp + 0x8], edi
    mov edi, dword ptr [esp + 0x1c]
    sbb esi, edx
    and ecx, eax
    mov eax, dword ptr [esp + 0x5c]
    mov dword ptr [esp + 0x30], ecx
    and esi, edx
    mov dword ptr [esp + 0x68], esi
    or ebp, esi
    or edi, ecx
    and eax, edi
    mov ecx, eax
    mul ebx
    imul ecx, dword ptr [esp + 0x4c]
    mov esi, edx
    add esi, ecx
    mov ecx, dword ptr [esp + 0x50]
    and ecx, ebp
    imul ecx, ebx
    mov ebx, dword ptr [esp + 0x30]
    add esi, ecx
    mov ecx, dword ptr [esp + 0x58]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    and edi, dword ptr [esp + 0x40]
    and ebp, dword ptr [esp + 0x3c]
    add esi, dword ptr [esp + 0x44]
    mov ecx, edi
    mov eax, edi
    mov edi, dword ptr [esp + 0x64]
    imul ecx, dword ptr [esp + 0x38]
    mul edi
    imul ebp, edi
    mov edi, dword ptr [esp + 0x8]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x54]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x68]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x14]
    add edx, dword ptr [esp + 0x94]
    movq xmm3, qword ptr [eax + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0xc]
    movq xmm4, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm4, xmm3
    pand xmm4, xmm2
    movd eax, xmm4
    pshufd xmm3, xmm4, 0xff
    movd ecx, xmm3
    or eax, dword ptr [esp + 0x20]
    pshufd xmm3, xmm4, 0xee
    or ecx, dword ptr [esp + 0x24]
    movd edx, xmm3
    pshufd xmm3, xmm4, 0x55
    or eax, edx
    movd edx, xmm3
    or edx, ecx
    mov ecx, ebp
    not ecx
    and ecx, dword ptr [esp + 0x34]
    and ecx, edx
    mov edx, ebx
    not edx
    and edx, dword ptr [esp + 0x18]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov ecx, dword ptr [esp]
    mov edx, edi
    cmove ebx, eax
    cmove ebp, eax
    mov eax, dword ptr [esp + 0x4]
    xor ecx, ebp
    xor eax, ebx
    mov ebx, eax
    mov eax, esi
    or eax, edi
    mov eax, esi
    jne .L21
    jmp .L23
    nop
.L22:
    xor ebx, ebx
    xor ecx, ecx
.L23:
    mov edx, dword ptr [esp + 0x150]
    mov esi, dword ptr [esp + 0x154]
    mov dword ptr [esp + 0x4], ebx
    mov dword ptr [esp], ecx
    and edx, ebx
    and esi, ecx
    mov eax, edx
    or eax, esi
    movzx eax, word ptr [esp + 0xb0]
    mov dword ptr [esp + 0x30], eax
    je .L27
    mov ch, byte ptr [esp + 0x84]
    add eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0x68], eax
    mov cl, ch
    nop
.L24:
    mov eax, edx
    mov ebp, esi
    add eax, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L26
    mov dword ptr [esp + 0x8], eax
    movzx eax, cl
    inc cl
    tzcnt edi, edx
    mov ebx, dword ptr [esp + 0x14c]
    mov dword ptr [esp + 0xc], eax
    tzcnt eax, esi
    mov ch, cl
    add eax, 0x20
    test edx, edx
    cmovne eax, edi
    mov edi, dword ptr [esp + 0xc]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x68]
    mov word ptr [ebx + 2*edi], ax
    mov eax, dword ptr [esp + 0x14c]
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x8]
.L25:
    and edx, eax
    and esi, ebp
    mov eax, edx
    or eax, esi
    jne .L24
    jmp .L28
.L26:
    mov cl, -0x1
    jmp .L25
    nop
.L27:
    mov ch, byte ptr [esp + 0x84]
.L28:
    mov edx, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp]
    mov ebx, dword ptr [esp + 0x18]
    mov ebp, dword ptr [esp + 0x14c]
    mov cl, ch
    and edx, dword ptr [esp + 0xcc]
    and esi, dword ptr [esp + 0xc8]
    mov eax, edx
    or eax, esi
    jne .L30
    jmp .L19
.L29:
    mov cl, -0x1
    jmp .L31
    nop
.L30:
    mov edi, edx
    mov eax, esi
    add edi, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L29
    movzx ebx, cl
    inc cl
    tzcnt ebp, edx
    mov dword ptr [esp + 0x4], edi
    mov edi, eax
    mov eax, dword ptr [esp + 0x14c]
    mov dword ptr [esp], ebx
    tzcnt ebx, esi
    mov ch, cl
    add ebx, 0x20
    test edx, edx
    cmovne ebx, ebp
    mov ebp, dword ptr [esp]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x30]
    mov word ptr [eax + 2*ebp], bx
    mov eax, edi
    mov ebp, dword ptr [esp + 0x14c]
    mov edi, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0x18]
    mov byte ptr [ebp + 0x200], cl
.L31:
    and edx, edi
    and esi, eax
    mov eax, edx
    or eax, esi
    jne .L30
    jmp .L19
.L32:
    movd esi, xmm1
    pshufd xmm1, xmm1, 0x55
    movd ecx, xmm0
    pshufd xmm0, xmm0, 0x55
    movd eax, xmm1
    movd edi, xmm0
    jmp .L34
.L33:
    mov ecx, dword ptr [esp + 0x60]
    mov esi, dword ptr [ecx + 0x10]
    mov eax, dword ptr [ecx + 0x14]
    mov edi, dword ptr [ecx + 0x24]
    mov ecx, dword ptr [ecx + 0x20]
.L34:
    mov dword ptr [esp + 0xc], edi
    or edi, eax
    mov dword ptr [esp + 0x110], eax
    mov eax, ecx
    mov dword ptr [esp + 0xc0], esi
    or eax, esi
    mov esi, dword ptr [esp + 0xb4]
    mov dword ptr [esp + 0x30], edi
    mov dword ptr [esp + 0x68], eax
    mov edx, esi
    and edx, eax
    mov eax, ecx
    mov ecx, dword ptr [esp + 0xa8]
    mov dword ptr [esp + 0xa4], edx
    and ecx, edi
    mov edi, eax
    or edx, ecx
    mov dword ptr [esp + 0xbc], ecx
    je .L49
    mov eax, dword ptr [esp + 0x6c]
    mov edx, dword ptr [esp + 0x14]
    mov ecx, dword ptr [esp + 0x60]
    lea eax, [eax + 2*eax]
    lea eax, [edx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [ecx + 0x18]
    mov ecx, dword ptr [ecx + 0x1c]
    mov dword ptr [esp + 0x118], eax
    mov dword ptr [esp + 0x98], ecx
    or dword ptr [esp + 0xc], ecx
    movzx ecx, byte ptr [ebp + 0x200]
    or edi, edx
    mov dword ptr [esp + 0x88], edx
    mov edx, dword ptr [esp + 0xbc]
    mov dword ptr [esp + 0x8], edi
    mov byte ptr [esp + 0xb8], cl
    mov ecx, dword ptr [esp + 0xa4]
    jmp .L36
    nop
.L35:
    mov byte ptr [esp + 0xb8], ch
    mov ecx, dword ptr [esp + 0xa4]
    mov edx, dword ptr [esp + 0xbc]
    and ecx, dword ptr [esp + 0xc4]
    and edx, dword ptr [esp + 0x11c]
    mov eax, ecx
    or eax, edx
    je .L48
.L36:
    tzcnt esi, edx
    mov ebp, dword ptr [esp + 0x14]
    tzcnt eax, ecx
    mov dword ptr [esp + 0xa4], ecx
    mov dword ptr [esp + 0xbc], edx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, eax
    add ecx, -0x1
    lea edi, [esi + 2*esi]
    mov dword ptr [esp + 0xb0], esi
    adc edx, -0x1
    mov dword ptr [esp + 0xc4], ecx
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x11c], edx
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    and esi, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x2c]
    imul ebx, eax
    imul esi, edx
    mul edx
    add esi, edx
    add esi, ebx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov ecx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    and edx, dword ptr [esp + 0x7c]
    and ecx, dword ptr [esp + 0x80]
    mov eax, edx
    or eax, ecx
    je .L38
    mov esi, dword ptr [esp + 0x78]
    mov dword ptr [esp], ecx
    mov ecx, dword ptr [esp + 0xb0]
    mov ebx, edx
    xor edx, edx
    mov edi, 0x1
    mov eax, dword ptr [esi + 0x4]
    mov ebp, dword ptr [esi]
    shld edx, edi, cl
    shl edi, cl
    and eax, dword ptr [esp + 0xac]
    and ebp, dword ptr [esp + 0x9c]
    test cl, 0x20
    mov ecx, 0x0
    cmovne edx, edi
    cmovne edi, ecx
    mov ecx, ebx
    mov ebx, dword ptr [esi + 0x14]
    not edx
    not edi
    and edx, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x2c]
    and ebx, dword ptr [esp + 0x74]
    mov dword ptr [esp + 0x5c], edx
    mov dword ptr [esp + 0x58], edi
    or ebx, eax
    mov eax, dword ptr [esi + 0x10]
    mov dword ptr [esp + 0x54], ebx
    and eax, dword ptr [esp + 0x70]
    or eax, ebp
    mov dword ptr [esp + 0x50], eax
    mov eax, dword ptr [esp + 0x118]
    mov edx, dword ptr [eax + 0x4]
    mov esi, dword ptr [eax]
    mov dword ptr [esp + 0x40], edx
    mov edx, dword ptr [eax + 0xc]
    mov dword ptr [esp + 0x4c], esi
    mov esi, dword ptr [eax + 0x14]
    mov dword ptr [esp + 0x3c], edx
    mov edx, dword ptr [eax + 0x8]
    and esi, 0x3f
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [eax + 0x614]
    mov dword ptr [esp + 0x38], edx
    mov edx, dword ptr [eax + 0x10]
    and esi, 0x3f
    mov dword ptr [esp + 0x44], esi
    mov esi, ecx
    mov dword ptr [esp + 0x64], edx
    mov edx, dword ptr [eax + 0x600]
    mov dword ptr [esp + 0x94], edx
    mov edx, dword ptr [eax + 0x604]
    mov dword ptr [esp + 0x84], edx
    mov edx, dword ptr [eax + 0x60c]
    mov dword ptr [esp + 0x90], edx
    mov edx, dword ptr [eax + 0x608]
    mov eax, dword ptr [eax + 0x610]
    mov dword ptr [esp + 0xa0], edx
    mov edx, dword ptr [esp]
    mov dword ptr [esp + 0x8c], eax
    mov eax, ecx
    mov ebp, edx
    mov edi, edx
    nop
.L37:
    add esi, -0x1
    mov dword ptr [esp + 0x4], ecx
    mov dword ptr [esp], ebp
    mov ecx, eax
    mov ebp, dword ptr [esp + 0x5c]
    mov ebx, dword ptr [esp + 0x38]
    adc edi, -0x1
    and esi, eax
    and edi, edx
    mov dword ptr [esp + 0x10], esi
    neg ecx
    mov esi, 0x0
    sbb esi, edx
    and ecx, eax
    mov eax, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x1c], edi
    and esi, edx
    mov dword ptr [esp + 0x24], ecx
    mov dword ptr [esp + 0x20], esi
    or ebp, esi
    mov esi, dword ptr [esp + 0x58]
    or esi, ecx
    and eax, esi
    mov ecx, eax
    mul ebx
    imul ecx, dword ptr [esp + 0x3c]
    mov edi, edx
    add edi, ecx
    mov ecx, dword ptr [esp + 0x40]
    and ecx, ebp
    imul ecx, ebx
    mov ebx, dword ptr [esp + 0x14]
    add edi, ecx
    mov ecx, dword ptr [esp + 0x48]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    and esi, dword ptr [esp + 0x94]
    and ebp, dword ptr [esp + 0x84]
    add edi, dword ptr [esp + 0x64]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0xa0]
    imul ecx, dword ptr [esp + 0x90]
    mul esi
    imul ebp, esi
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov edi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x44]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0xc]
    and edi, dword ptr [esp + 0x8]
    shrd eax, edx, cl
    shr edx, cl
    or esi, dword ptr [esp + 0x54]
    or edi, dword ptr [esp + 0x50]
    test cl, 0x20
    cmove edx, eax
    add edx, dword ptr [esp + 0x8c]
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE + 4]
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE]
    mov edx, ebp
    mov ebx, dword ptr [esp + 0x24]
    not edx
    and edx, dword ptr [esp + 0x34]
    and ecx, dword ptr [esp + 0x30]
    and eax, dword ptr [esp + 0x68]
    or ecx, esi
    or eax, edi
    mov esi, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0x1c]
    and edx, ecx
    mov ecx, ebx
    not ecx
    and ecx, dword ptr [esp + 0x18]
    and ecx, eax
    mov eax, 0x0
    or ecx, edx
    mov edx, ebp
    mov ecx, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp]
    cmove ebx, eax
    cmove edx, eax
    mov eax, esi
    xor ebp, edx
    xor ecx, ebx
    or eax, edi
    mov eax, esi
    mov edx, edi
    jne .L37
    jmp .L39
    nop
.L38:
    xor ecx, ecx
    xor ebp, ebp
.L39:
    mov edx, dword ptr [esp + 0x150]
    mov esi, dword ptr [esp + 0x154]
    mov dword ptr [esp + 0x4], ecx
    mov dword ptr [esp], ebp
    and edx, ecx
    and esi, ebp
    mov eax, edx
    or eax, esi
    movzx eax, word ptr [esp + 0xb0]
    mov dword ptr [esp + 0x24], eax
    je .L43
    mov ch, byte ptr [esp + 0xb8]
    add eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0x20], eax
    mov cl, ch
    nop
.L40:
    mov eax, edx
    mov ebp, esi
    add eax, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L42
    mov dword ptr [esp + 0x1c], eax
    movzx eax, cl
    inc cl
    tzcnt edi, edx
    mov ebx, dword ptr [esp + 0x14c]
    mov dword ptr [esp + 0x10], eax
    tzcnt eax, esi
    mov ch, cl
    add eax, 0x20
    test edx, edx
    cmovne eax, edi
    mov edi, dword ptr [esp + 0x10]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x20]
    mov word ptr [ebx + 2*edi], ax
    mov eax, dword ptr [esp + 0x14c]
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x1c]
.L41:
    and edx, eax
    and esi, ebp
    mov eax, edx
    or eax, esi
    jne .L40
    jmp .L44
.L42:
    mov cl, -0x1
    jmp .L41
    nop
.L43:
    mov ch, byte ptr [esp + 0xb8]
.L44:
    mov edx, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp]
    mov ebx, dword ptr [esp + 0x18]
    mov ebp, dword ptr [esp + 0x14c]
    mov cl, ch
    and edx, dword ptr [esp + 0xcc]
    and esi, dword ptr [esp + 0xc8]
    mov eax, edx
    or eax, esi
    jne .L46
    jmp .L35
.L45:
    mov cl, -0x1
    jmp .L47
    nop
.L46:
    mov edi, edx
    mov eax, esi
    add edi, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L45
    tzcnt ebx, esi
    mov dword ptr [esp + 0x4], eax
    movzx eax, cl
    inc cl
    tzcnt ebp, edx
    add ebx, 0x20
    test edx, edx
    mov dword ptr [esp], eax
    mov ch, cl
    cmovne ebx, ebp
    mov ebp, dword ptr [esp + 0x14c]
    mov eax, dword ptr [esp]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x24]
    mov word ptr [ebp + 2*eax], bx
    mov eax, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0x18]
    mov byte ptr [ebp + 0x200], cl
.L47:
    and edx, edi
    and esi, eax
    mov eax, edx
    or eax, esi
    jne .L46
    jmp .L35
.L48:
    mov edx, dword ptr [esp + 0x28]
    mov esi, dword ptr [esp + 0xb4]
    mov ecx, dword ptr [esp + 0xa8]
    mov edi, dword ptr [esp + 0x8]
    mov eax, dword ptr [esp + 0xc]
    jmp .L50
.L49:
    mov ecx, dword ptr [esp + 0x60]
    mov edx, dword ptr [esp + 0xc]
    mov eax, dword ptr [ecx + 0x18]
    mov ecx, dword ptr [ecx + 0x1c]
    or edx, ecx
    mov dword ptr [esp + 0x98], ecx
    mov dword ptr [esp + 0x88], eax
    or edi, eax
    mov ecx, dword ptr [esp + 0xa8]
    mov eax, edx
    mov edx, dword ptr [esp + 0x28]
.L50:
    mov dword ptr [esp + 0x8], edi
    and esi, edi
    mov edi, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0xc], eax
    and ecx, eax
    mov eax, esi
    or eax, ecx
    je .L64
    mov eax, dword ptr [esp + 0x6c]
    mov edi, ecx
    mov ecx, dword ptr [esp + 0x14]
    lea eax, [eax + 2*eax]
    lea eax, [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov ecx, edi
    mov dword ptr [esp + 0xc4], eax
    mov ah, byte ptr [ebp + 0x200]
    mov byte ptr [esp + 0xa4], ah
    jmp .L52
    nop
.L51:
    mov esi, dword ptr [esp + 0xb4]
    mov byte ptr [esp + 0xa4], ch
    mov ecx, dword ptr [esp + 0xa8]
    mov edx, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0xbc]
    and ecx, dword ptr [esp + 0xb8]
    mov eax, esi
    or eax, ecx
    je .L64
.L52:
    tzcnt edi, ecx
    mov ebp, dword ptr [esp + 0x14]
    tzcnt eax, esi
    mov dword ptr [esp + 0xb4], esi
    mov dword ptr [esp + 0xa8], ecx
    add edi, 0x20
    test esi, esi
    cmovne edi, eax
    add esi, -0x1
    mov dword ptr [esp + 0xb0], edi
    lea edi, [edi + 2*edi]
    mov dword ptr [esp + 0xbc], esi
    adc ecx, -0x1
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0xb8], ecx
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    and esi, edx
    and eax, dword ptr [esp + 0x2c]
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    imul ebx, eax
    imul esi, edx
    mul edx
    add esi, edx
    add esi, ebx
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov ecx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    and eax, dword ptr [esp + 0x80]
    and ecx, dword ptr [esp + 0x7c]
    mov ebp, eax
    mov edx, ecx
    or edx, ebp
    je .L54
    mov esi, dword ptr [esp + 0x78]
    mov ebx, ecx
    xor edx, edx
    mov edi, 0x1
    mov ecx, dword ptr [esi]
    mov eax, dword ptr [esi + 0x4]
    and ecx, dword ptr [esp + 0x9c]
    and eax, dword ptr [esp + 0xac]
    mov dword ptr [esp], ecx
    mov ecx, dword ptr [esp + 0xb0]
    shld edx, edi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne edx, edi
    cmovne edi, ecx
    mov ecx, ebx
    mov ebx, dword ptr [esi + 0x14]
    not edx
    not edi
    and edx, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x2c]
    and ebx, dword ptr [esp + 0x74]
    mov dword ptr [esp + 0x5c], edx
    mov dword ptr [esp + 0x58], edi
    mov edi, ebp
    or ebx, eax
    mov eax, dword ptr [esi + 0x10]
    mov dword ptr [esp + 0x54], ebx
    and eax, dword ptr [esp + 0x70]
    or eax, dword ptr [esp]
    mov dword ptr [esp + 0x50], eax
    mov eax, dword ptr [esp + 0xc4]
    mov edx, dword ptr [eax + 0x4]
    mov esi, dword ptr [eax]
    mov dword ptr [esp + 0x40], edx
    mov edx, dword ptr [eax + 0xc]
    mov dword ptr [esp + 0x4c], esi
    mov esi, dword ptr [eax + 0x14]
    mov dword ptr [esp + 0x3c], edx
    mov edx, dword ptr [eax + 0x8]
    and esi, 0x3f
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [eax + 0x614]
    mov dword ptr [esp + 0x38], edx
    mov edx, dword ptr [eax + 0x10]
    and esi, 0x3f
    mov dword ptr [esp + 0x44], esi
    mov esi, ecx
    mov dword ptr [esp + 0x64], edx
    mov edx, dword ptr [eax + 0x600]
    mov dword ptr [esp + 0x94], edx
    mov edx, dword ptr [eax + 0x604]
    mov dword ptr [esp + 0x84], edx
    mov edx, dword ptr [eax + 0x60c]
    mov dword ptr [esp + 0x90], edx
    mov edx, dword ptr [eax + 0x608]
    mov eax, dword ptr [eax + 0x610]
    mov dword ptr [esp + 0xa0], edx
    mov dword ptr [esp + 0x8c], eax
    mov eax, ecx
    mov edx, ebp
    nop
.L53:
    add esi, -0x1
    mov dword ptr [esp + 0x4], ecx
    mov dword ptr [esp], ebp
    mov ecx, eax
    mov ebp, dword ptr [esp + 0x5c]
    mov ebx, dword ptr [esp + 0x38]
    adc edi, -0x1
    and esi, eax
    and edi, edx
    mov dword ptr [esp + 0x10], esi
    neg ecx
    mov esi, 0x0
    sbb esi, edx
    and ecx, eax
    mov eax, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x1c], edi
    and esi, edx
    mov dword ptr [esp + 0x24], ecx
    mov dword ptr [esp + 0x20], esi
    or ebp, esi
    mov esi, dword ptr [esp + 0x58]
    or esi, ecx
    and eax, esi
    mov ecx, eax
    mul ebx
    imul ecx, dword ptr [esp + 0x3c]
    mov edi, edx
    add edi, ecx
    mov ecx, dword ptr [esp + 0x40]
    and ecx, ebp
    imul ecx, ebx
    mov ebx, dword ptr [esp + 0x14]
    add edi, ecx
    mov ecx, dword ptr [esp + 0x48]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    and esi, dword ptr [esp + 0x94]
    and ebp, dword ptr [esp + 0x84]
    add edi, dword ptr [esp + 0x64]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0xa0]
    imul ecx, dword ptr [esp + 0x90]
    mul esi
    imul ebp, esi
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov edi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x44]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0xc]
    and edi, dword ptr [esp + 0x8]
    shrd eax, edx, cl
    shr edx, cl
    or esi, dword ptr [esp + 0x54]
    or edi, dword ptr [esp + 0x50]
    test cl, 0x20
    cmove edx, eax
    add edx, dword ptr [esp + 0x8c]
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE + 4]
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE]
    mov edx, ebp
    mov ebx, dword ptr [esp + 0x24]
    not edx
    and edx, dword ptr [esp + 0x34]
    and ecx, dword ptr [esp + 0x30]
    and eax, dword ptr [esp + 0x68]
    or ecx, esi
    or eax, edi
    mov esi, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0x1c]
    and edx, ecx
    mov ecx, ebx
    not ecx
    and ecx, dword ptr [esp + 0x18]
    and ecx, eax
    mov eax, 0x0
    or ecx, edx
    mov edx, ebp
    mov ecx, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp]
    cmove ebx, eax
    cmove edx, eax
    mov eax, esi
    xor ebp, edx
    xor ecx, ebx
    or eax, edi
    mov eax, esi
    mov edx, edi
    jne .L53
    jmp .L55
    nop
.L54:
    xor ecx, ecx
    xor ebp, ebp
.L55:
    mov edx, dword ptr [esp + 0x150]
    mov esi, dword ptr [esp + 0x154]
    mov dword ptr [esp + 0x4], ecx
    mov dword ptr [esp], ebp
    and edx, ecx
    and esi, ebp
    mov eax, edx
    or eax, esi
    movzx eax, word ptr [esp + 0xb0]
    mov dword ptr [esp + 0x24], eax
    je .L59
    mov ch, byte ptr [esp + 0xa4]
    add eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0x20], eax
    mov cl, ch
    nop
.L56:
    mov eax, edx
    mov ebp, esi
    add eax, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L58
    mov dword ptr [esp + 0x1c], eax
    movzx eax, cl
    inc cl
    tzcnt edi, edx
    mov ebx, dword ptr [esp + 0x14c]
    mov dword ptr [esp + 0x10], eax
    tzcnt eax, esi
    mov ch, cl
    add eax, 0x20
    test edx, edx
    cmovne eax, edi
    mov edi, dword ptr [esp + 0x10]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x20]
    mov word ptr [ebx + 2*edi], ax
    mov eax, dword ptr [esp + 0x14c]
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x1c]
.L57:
    and edx, eax
    and esi, ebp
    mov eax, edx
    or eax, esi
    jne .L56
    jmp .L60
.L58:
    mov cl, -0x1
    jmp .L57
    nop
.L59:
    mov ch, byte ptr [esp + 0xa4]
.L60:
    mov edx, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp]
    mov edi, dword ptr [esp + 0x34]
    mov ebx, dword ptr [esp + 0x18]
    mov cl, ch
    and edx, dword ptr [esp + 0xcc]
    and ebp, dword ptr [esp + 0xc8]
    mov eax, edx
    or eax, ebp
    jne .L62
    jmp .L51
.L61:
    mov cl, -0x1
    jmp .L63
    nop
.L62:
    mov eax, edx
    mov esi, ebp
    add eax, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L61
    movzx ebx, cl
    inc cl
    tzcnt edi, edx
    mov dword ptr [esp + 0x4], esi
    mov esi, eax
    mov eax, dword ptr [esp + 0x14c]
    mov dword ptr [esp], ebx
    tzcnt ebx, ebp
    mov ch, cl
    add ebx, 0x20
    test edx, edx
    cmovne ebx, edi
    mov edi, dword ptr [esp]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x24]
    mov word ptr [eax + 2*edi], bx
    mov edi, dword ptr [esp + 0x14c]
    mov eax, esi
    mov esi, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0x18]
    mov byte ptr [edi + 0x200], cl
    mov edi, dword ptr [esp + 0x34]
.L63:
    and edx, eax
    and ebp, esi
    mov eax, edx
    or eax, ebp
    jne .L62
    jmp .L51
.L64:
    mov esi, dword ptr [esp + 0x144]
    mov edx, dword ptr [esp + 0x148]
    mov eax, esi
    or eax, edx
    je .L71
    mov ecx, dword ptr [esp + 0x60]
    lea eax, [esp + 0xd0]
    mov edi, dword ptr [esp + 0x80]
    mov ebx, dword ptr [esp + 0x110]
    mov dword ptr [esp + 0xe4], eax
    lea eax, [esp + 0x120]
    mov dword ptr [esp + 0xe8], eax
    lea eax, [esp + 0x10c]
    mov dword ptr [esp + 0xec], eax
    mov eax, dword ptr [esp + 0xc0]
    mov dword ptr [esp + 0xf8], ecx
    mov dword ptr [esp + 0x100], 0xffffffff
    mov dword ptr [esp + 0xfc], 0xffffffff
    mov dword ptr [esp + 0x108], edx
    movzx edx, byte ptr [esp + 0x140]
    mov dword ptr [esp + 0x104], esi
    mov dword ptr [esp + 0x124], edi
    mov edi, dword ptr [esp + 0x7c]
    and eax, esi
    mov byte ptr [esp + 0x10c], dl
    mov edx, dword ptr [esp + 0x148]
    mov dword ptr [esp + 0x120], edi
    mov edi, eax
    and ebx, edx
    or eax, ebx
    mov ebp, ebx
    mov ebx, dword ptr [esp + 0x98]
    mov eax, ecx
    je .L66
    mov ebx, dword ptr [esp + 0x14]
    mov esi, edi
    mov edi, ebp
    nop
.L65:
    tzcnt ecx, edi
    tzcnt eax, esi
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, esi
    mov edx, ecx
    mov dword ptr [esp], ecx
    add eax, -0x1
    mov ecx, edi
    lea edx, [edx + 2*edx]
    adc ecx, -0x1
    and esi, eax
    mov ebp, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0xc0], esi
    and edi, ecx
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    mov esi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x4], edx
    and ebp, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x2c]
    imul esi, eax
    imul ebp, ecx
    mul ecx
    add ebp, edx
    mov edx, dword ptr [esp + 0x4]
    add ebp, esi
    mov esi, dword ptr [esp + 0xc0]
    movzx ecx, byte ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    sub esp, 0x8
    mov edx, dword ptr [esp + 0x8]
    lea ecx, [esp + 0xec]
    push dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 4]
    push dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    add esp, 0x10
    mov eax, esi
    or eax, edi
    jne .L65
    mov eax, dword ptr [esp + 0xf8]
    mov esi, dword ptr [esp + 0x144]
    mov edx, dword ptr [esp + 0x148]
    mov ecx, dword ptr [eax + 0x18]
    mov ebx, dword ptr [eax + 0x1c]
    mov dword ptr [esp + 0x88], ecx
.L66:
    mov edi, dword ptr [esp + 0x88]
    and ebx, edx
    and edi, esi
    mov ecx, edi
    or ecx, ebx
    je .L68
    mov ecx, ebx
    mov ebx, dword ptr [esp + 0x14]
    nop
.L67:
    mov dword ptr [esp + 0x88], edi
    tzcnt eax, edi
    tzcnt edi, ecx
    mov dword ptr [esp + 0x98], ecx
    add edi, 0x20
    cmp dword ptr [esp + 0x88], 0x0
    mov ecx, dword ptr [esp + 0x98]
    cmovne edi, eax
    mov eax, dword ptr [esp + 0x88]
    lea edx, [edi + 2*edi]
    mov ebp, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov esi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    add eax, -0x1
    adc ecx, -0x1
    and dword ptr [esp + 0x88], eax
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS]
    and dword ptr [esp + 0x98], ecx
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and ebp, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x2c]
    imul ebp, ecx
    imul esi, eax
    mul ecx
    add ebp, edx
    lea edx, [edi + 2*edi]
    movzx ecx, byte ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 20]
    add ebp, esi
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 16]
    sub esp, 0x8
    mov edx, edi
    mov edi, dword ptr [esp + 0x90]
    lea ecx, [esp + 0xec]
    push dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 4]
    push dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    mov ecx, dword ptr [esp + 0xa8]
    add esp, 0x10
    mov eax, edi
    or eax, ecx
    jne .L67
    mov eax, dword ptr [esp + 0xf8]
    mov esi, dword ptr [esp + 0x144]
    mov edx, dword ptr [esp + 0x148]
.L68:
    and esi, dword ptr [eax + 0x20]
    and edx, dword ptr [eax + 0x24]
    mov ebx, dword ptr [esp + 0x14]
    mov eax, esi
    or eax, edx
    je .L70
    nop
.L69:
    tzcnt ecx, edx
    tzcnt eax, esi
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, esi
    mov edi, ecx
    mov dword ptr [esp + 0x10], ecx
    add eax, -0x1
    mov ecx, edx
    lea ebp, [edi + 2*edi]
    adc ecx, -0x1
    and esi, eax
    mov edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS]
    and edx, ecx
    mov dword ptr [esp], esi
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    movzx ecx, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x4], edx
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    and edi, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x2c]
    imul esi, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    add edi, esi
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    cmove edi, eax
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    add edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    and esi, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x2c]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov esi, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    or esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    or eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    sub esp, 0x8
    mov edx, dword ptr [esp + 0x18]
    lea ecx, [esp + 0xec]
    push eax
    push esi
    mov esi, dword ptr [esp + 0x10]
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    mov edx, dword ptr [esp + 0x14]
    add esp, 0x10
    mov eax, esi
    or eax, edx
    jne .L69
.L70:
    mov edi, dword ptr [esp + 0x34]
    mov ebx, dword ptr [esp + 0x18]
.L71:
    movzx ecx, byte ptr [esp + 0x140]
    mov eax, 0x1
    xor edx, edx
    xor esi, esi
    mov ebp, dword ptr [esp + 0x80]
    shld edx, eax, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x78]
    cmovne edx, eax
    cmovne eax, esi
    mov esi, dword ptr [esp + 0x7c]
    and ebp, dword ptr [ecx + 0xc]
    and esi, dword ptr [ecx + 0x8]
    mov ecx, esi
    or ecx, ebp
    je .L98
    mov dword ptr [esp + 0x7c], esi
    mov esi, dword ptr [esp + 0x60]
    mov dword ptr [esp + 0x80], ebp
    mov ebp, dword ptr [esp + 0x70]
    mov ecx, dword ptr [esi + 0x28]
    mov esi, dword ptr [esi + 0x2c]
    and esi, edi
    and ecx, ebx
    mov edi, 0x20
    bsf esi, esi
    cmovne edi, esi
    add edi, 0x20
    bsf ecx, ecx
    cmove ecx, edi
    mov edi, dword ptr [esp + 0x74]
    and ebp, ebx
    and ecx, 0x3f
    shl ecx, 0x6
    and edi, dword ptr [esp + 0x34]
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
    mov esi, dword ptr [esp + 0x14]
    or edi, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 12]
    or ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 8]
    mov esi, dword ptr [esp + 0x7c]
    not edi
    not ebp
    and dword ptr [esp + 0x80], edi
    and esi, ebp
    mov edi, dword ptr [esp + 0x80]
    mov ecx, esi
    or ecx, edi
    je .L89
    mov ecx, esi
    mov esi, dword ptr [esp + 0x2c]
    not edx
    mov ebx, dword ptr [esp + 0x14]
    not eax
    xor ebp, ebp
    and dword ptr [esp + 0x28], edx
    xor edx, edx
    mov dword ptr [esp + 0x7c], ecx
    and esi, eax
    mov dword ptr [esp + 0x2c], esi
    nop
.L72:
    mov dword ptr [esp + 0x10], edx
    tzcnt edx, edi
    tzcnt eax, ecx
    mov dword ptr [esp], ecx
    mov dword ptr [esp + 0x1c], ebp
    add edx, 0x20
    test ecx, ecx
    cmovne edx, eax
    mov eax, ecx
    mov ecx, edi
    add eax, -0x1
    mov dword ptr [esp + 0x4], edx
    adc ecx, -0x1
    and dword ptr [esp], eax
    and edi, ecx
    mov ecx, esi
    mov esi, edx
    mov dword ptr [esp + 0x24], edi
    lea edi, [edx + 2*edx]
    shl esi, 0x6
    mov ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 8]
    and ebp, dword ptr [esp + 0x28]
    and eax, ecx
    mov ecx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    imul ecx, eax
    imul ebp, edx
    mul edx
    add ebp, edx
    mov edx, dword ptr [ebx + esi + plywright::board::geometry::AROUND]
    mov esi, dword ptr [ebx + esi + plywright::board::geometry::AROUND + 4]
    add ebp, ecx
    movzx ecx, byte ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    and edx, dword ptr [esp + 0x9c]
    and esi, dword ptr [esp + 0xac]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove ebp, eax
    add ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 4]
    and eax, dword ptr [esp + 0x8]
    and ebp, dword ptr [esp + 0xc]
    or eax, edx
    or ebp, esi
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    mov edx, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    and esi, dword ptr [esp + 0x28]
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
    mov ecx, dword ptr [esp + 0x4]
    cmove esi, eax
    add esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    shld esi, edi, cl
    shl edi, cl
    mov ecx, 0x0
    and edx, dword ptr [esp + 0x68]
    and eax, dword ptr [esp + 0x30]
    or edx, dword ptr [esp + 0x20]
    or eax, ebp
    mov ebp, dword ptr [esp + 0x1c]
    and eax, dword ptr [esp + 0x34]
    and edx, dword ptr [esp + 0x18]
    test byte ptr [esp + 0x4], 0x20
    cmovne esi, edi
    cmovne edi, ecx
    or edx, eax
    mov edx, dword ptr [esp + 0x10]
    cmove edi, ecx
    cmove esi, ecx
    mov ecx, dword ptr [esp]
    or ebp, esi
    mov esi, dword ptr [esp + 0x2c]
    or edx, edi
    mov edi, dword ptr [esp + 0x24]
    mov eax, ecx
    or eax, edi
    jne .L72
    mov edi, dword ptr [esp + 0x80]
    mov esi, dword ptr [esp + 0x7c]
    not edx
    not ebp
    jmp .L90
.L73:
    mov eax, dword ptr [esp + 0x14c]
    movzx eax, byte ptr [eax + 0x200]
    mov byte ptr [esp], al
    mov eax, ecx
    nop
.L74:
    movzx ecx, byte ptr [esp]
    mov esi, ebp
    mov edx, eax
    add esi, -0x1
    adc edx, -0x1
    cmp cl, -0x1
    je .L76
    movzx edi, cl
    tzcnt ebx, eax
    inc cl
    mov dword ptr [esp + 0x8], eax
    mov eax, esi
    mov esi, edx
    mov dword ptr [esp + 0x4], ebp
    mov edx, dword ptr [esp + 0x14c]
    mov dword ptr [esp + 0xc], edi
    tzcnt edi, ebp
    add ebx, 0x20
    test ebp, ebp
    mov byte ptr [esp], cl
    cmovne ebx, edi
    mov ebp, dword ptr [esp + 0xc]
    mov edi, ebx
    add ebx, 0x37
    shl edi, 0x6
    and ebx, 0x3f
    lea edi, [ebx + edi + 0x4000]
    mov ebx, dword ptr [esp + 0x18]
    mov word ptr [edx + 2*ebp], di
    mov edx, esi
    mov esi, eax
    mov eax, dword ptr [esp + 0x14c]
    mov ebp, dword ptr [esp + 0x4]
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x8]
.L75:
    and ebp, esi
    and eax, edx
    mov ecx, ebp
    or ecx, eax
    jne .L74
    jmp .L10
.L76:
    mov byte ptr [esp], -0x1
    jmp .L75
.L77:
    mov eax, dword ptr [esp + 0x14c]
    movzx eax, byte ptr [eax + 0x200]
    mov byte ptr [esp], al
    mov eax, ecx
    nop
.L78:
    movzx ecx, byte ptr [esp]
    mov esi, eax
    mov edx, ebp
    add esi, -0x1
    adc edx, -0x1
    cmp cl, -0x1
    je .L80
    movzx edi, cl
    tzcnt ebx, ebp
    inc cl
    mov dword ptr [esp + 0x8], eax
    mov dword ptr [esp + 0x4], ebp
    mov dword ptr [esp + 0xc], edi
    tzcnt edi, eax
    add ebx, 0x20
    test eax, eax
    mov eax, esi
    mov esi, edx
    mov edx, dword ptr [esp + 0x14c]
    mov byte ptr [esp], cl
    cmovne ebx, edi
    mov ebp, dword ptr [esp + 0xc]
    mov edi, ebx
    add ebx, 0x39
    shl edi, 0x6
    and ebx, 0x3f
    lea edi, [ebx + edi + 0x4000]
    mov ebx, dword ptr [esp + 0x18]
    mov word ptr [edx + 2*ebp], di
    mov edx, esi
    mov esi, eax
    mov eax, dword ptr [esp + 0x14c]
    mov ebp, dword ptr [esp + 0x4]
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x8]
.L79:
    and eax, esi
    and ebp, edx
    mov ecx, eax
    or ecx, ebp
    jne .L78
    jmp .L12
.L80:
    mov byte ptr [esp], -0x1
    jmp .L79
.L81:
    mov eax, dword ptr [esp + 0x14c]
    movzx eax, byte ptr [eax + 0x200]
.L82:
    mov ecx, ebp
    mov esi, edx
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L84
    movzx edi, al
    inc al
    tzcnt ebx, ebp
    mov dword ptr [esp], esi
    mov dword ptr [esp + 0xc], ecx
    mov esi, dword ptr [esp + 0x14c]
    mov dword ptr [esp + 0x4], edi
    tzcnt edi, edx
    mov ecx, eax
    add edi, 0x20
    test ebp, ebp
    mov eax, dword ptr [esp + 0x4]
    cmovne edi, ebx
    mov ebx, edi
    add edi, 0x38
    shl ebx, 0x6
    and edi, 0x3f
    or edi, ebx
    mov ebx, dword ptr [esp + 0x18]
    mov word ptr [esi + 2*eax], di
    mov eax, dword ptr [esp + 0x14c]
    mov esi, dword ptr [esp]
    mov byte ptr [eax + 0x200], cl
    mov eax, ecx
    mov ecx, dword ptr [esp + 0xc]
.L83:
    and ebp, ecx
    and edx, esi
    mov ecx, ebp
    or ecx, edx
    jne .L82
    jmp .L14
.L84:
    mov al, -0x1
    jmp .L83
.L85:
    mov ebp, dword ptr [esp + 0x14c]
    mov edi, ecx
    movzx eax, byte ptr [ebp + 0x200]
    nop
.L86:
    mov ecx, edx
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    mov dword ptr [esp], ecx
    je .L88
    movzx ebx, al
    mov ecx, edi
    inc al
    tzcnt edi, edx
    mov dword ptr [esp + 0x4], esi
    mov dword ptr [esp + 0xc], ebx
    tzcnt ebx, ecx
    mov esi, dword ptr [esp + 0x4]
    add ebx, 0x20
    test edx, edx
    cmovne ebx, edi
    mov edi, ebx
    add ebx, 0x30
    shl edi, 0x6
    and ebx, 0x3f
    or ebx, edi
    mov edi, ecx
    mov ecx, dword ptr [esp + 0xc]
    or ebx, 0x1000
    mov word ptr [ebp + 2*ecx], bx
    mov ebx, dword ptr [esp + 0x18]
    mov byte ptr [ebp + 0x200], al
.L87:
    and edx, dword ptr [esp]
    and edi, esi
    mov ecx, edx
    or ecx, edi
    jne .L86
    jmp .L16
.L88:
    mov al, -0x1
    jmp .L87
.L89:
    mov edx, 0xffffffff
    mov ebp, 0xffffffff
.L90:
    and esi, edx
    mov edx, dword ptr [esp + 0xd8]
    mov eax, dword ptr [esp + 0xdc]
    and edi, ebp
    mov dword ptr [esp + 0x7c], esi
    mov dword ptr [esp + 0x80], edi
    mov dword ptr [esp + 0x8], edx
    and edx, esi
    mov esi, eax
    mov dword ptr [esp + 0xc], eax
    and esi, edi
    mov eax, edx
    or eax, esi
    je .L94
    mov edi, dword ptr [esp + 0xd4]
    mov eax, dword ptr [esp + 0x6c]
    movzx ebx, byte ptr [edi + 0x200]
    lea ecx, [eax + 0x4000]
    mov dword ptr [esp], edi
    movzx eax, cx
    mov dword ptr [esp + 0x4], eax
    nop
.L91:
    mov ebp, edx
    mov eax, esi
    add ebp, -0x1
    adc eax, -0x1
    cmp bl, -0x1
    je .L93
    mov dword ptr [esp + 0x34], eax
    movzx eax, bl
    inc bl
    tzcnt edi, edx
    mov dword ptr [esp + 0x18], eax
    tzcnt eax, esi
    mov ecx, ebx
    add eax, 0x20
    test edx, edx
    mov ebx, dword ptr [esp + 0x18]
    cmovne eax, edi
    mov edi, dword ptr [esp]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x4]
    mov word ptr [edi + 2*ebx], ax
    mov eax, dword ptr [esp + 0x34]
    mov ebx, ecx
    mov byte ptr [edi + 0x200], cl
.L92:
    and edx, ebp
    and esi, eax
    mov eax, edx
    or eax, esi
    jne .L91
    jmp .L94
.L93:
    mov bl, -0x1
    jmp .L92
.L94:
    mov ecx, dword ptr [esp + 0x8]
    mov eax, dword ptr [esp + 0xc]
    mov esi, dword ptr [esp + 0x7c]
    mov ebp, dword ptr [esp + 0x80]
    not ecx
    not eax
    and esi, ecx
    and ebp, eax
    mov eax, esi
    or eax, ebp
    je .L98
    mov eax, dword ptr [esp + 0xd4]
    movzx ecx, word ptr [esp + 0x6c]
    movzx ebx, byte ptr [eax + 0x200]
    mov dword ptr [esp], eax
    mov dword ptr [esp + 0x4], ecx
    nop
.L95:
    mov eax, esi
    mov edi, ebp
    add eax, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L97
    tzcnt ecx, ebp
    mov dword ptr [esp + 0x34], eax
    movzx eax, bl
    inc bl
    mov dword ptr [esp + 0x18], eax
    tzcnt eax, esi
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    mov eax, dword ptr [esp]
    mov edx, dword ptr [esp + 0x18]
    shl ecx, 0x6
    or ecx, dword ptr [esp + 0x4]
    mov word ptr [eax + 2*edx], cx
    mov byte ptr [eax + 0x200], bl
    mov eax, dword ptr [esp + 0x34]
.L96:
    and esi, eax
    and ebp, edi
    mov ecx, esi
    or ecx, ebp
    jne .L95
    jmp .L98
.L97:
    mov bl, -0x1
    jmp .L96
.L98:
    mov edx, dword ptr [esp + 0x60]
    cmp byte ptr [edx + 0x41], 0x0
    jne .L112
    mov eax, dword ptr [esp + 0xe0]
    movsd xmm0, qword ptr [esp + 0xd0]
    movsd xmm1, qword ptr [esp + 0xd8]
    mov dword ptr [esp + 0xf4], eax
    movsd qword ptr [esp + 0xec], xmm1
    movsd qword ptr [esp + 0xe4], xmm0
.L99:
    mov eax, dword ptr [esp + 0xf0]
    mov ecx, dword ptr [esp + 0xe8]
    mov esi, dword ptr [esp + 0x114]
    mov edx, dword ptr [esp + 0xec]
    mov dword ptr [esi], ecx
    mov dword ptr [esi + 0x4], edx
    mov dword ptr [esi + 0x8], eax
    add esp, 0x12c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L100:
    movzx eax, byte ptr [ebp + 0x200]
    mov esi, edx
.L101:
    tzcnt edx, esi
    tzcnt edi, ecx
    mov dword ptr [esp + 0xc], ecx
    add edx, 0x20
    test ecx, ecx
    mov cl, -0x1
    cmovne edx, edi
    cmp al, -0x1
    je .L102
    mov dword ptr [esp + 0x8], esi
    lea esi, [edx + 0x38]
    shl edx, 0x6
    mov ah, al
    movzx edi, al
    and esi, 0x3f
    inc ah
    or edx, esi
    movzx edx, dx
    mov esi, edx
    or esi, 0xb000
    cmp ah, -0x1
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ah
    je .L103
    mov ch, al
    lea esi, [edx + 0x8000]
    movzx edi, ah
    add ch, 0x2
    mov word ptr [ebp + 2*edi], si
    cmp ch, -0x1
    mov byte ptr [ebp + 0x200], ch
    je .L103
    lea esi, [edx + 0xa000]
    movzx edi, ch
    mov ah, al
    mov word ptr [ebp + 2*edi], si
    mov esi, dword ptr [esp + 0x8]
    add ah, 0x3
    cmp ah, -0x1
    mov byte ptr [ebp + 0x200], ah
    je .L102
    add al, 0x4
    or edx, 0x9000
    movzx ecx, ah
    mov word ptr [ebp + 2*ecx], dx
    mov ecx, eax
    mov byte ptr [ebp + 0x200], al
.L102:
    mov byte ptr [esp], cl
    mov ecx, dword ptr [esp + 0xc]
    mov edx, esi
    mov eax, ecx
    add eax, -0x1
    adc edx, -0x1
    and ecx, eax
    and esi, edx
    mov eax, ecx
    or eax, esi
    movzx eax, byte ptr [esp]
    jne .L101
    jmp .L2
.L103:
    mov esi, dword ptr [esp + 0x8]
    jmp .L102
.L104:
    movzx eax, byte ptr [ebp + 0x200]
    mov esi, edx
    nop
.L105:
    tzcnt edx, esi
    tzcnt edi, ecx
    mov dword ptr [esp + 0xc], ecx
    add edx, 0x20
    test ecx, ecx
    mov cl, -0x1
    cmovne edx, edi
    cmp al, -0x1
    je .L106
    mov dword ptr [esp + 0x8], esi
    lea esi, [edx + 0x37]
    shl edx, 0x6
    mov ah, al
    movzx edi, al
    and esi, 0x3f
    inc ah
    or edx, esi
    movzx edx, dx
    mov esi, edx
    or esi, 0xf000
    cmp ah, -0x1
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ah
    je .L107
    mov ch, al
    lea esi, [edx + 0xc000]
    movzx edi, ah
    add ch, 0x2
    mov word ptr [ebp + 2*edi], si
    cmp ch, -0x1
    mov byte ptr [ebp + 0x200], ch
    je .L107
    lea esi, [edx + 0xe000]
    movzx edi, ch
    mov ah, al
    mov word ptr [ebp + 2*edi], si
    mov esi, dword ptr [esp + 0x8]
    add ah, 0x3
    cmp ah, -0x1
    mov byte ptr [ebp + 0x200], ah
    je .L106
    add al, 0x4
    or edx, 0xd000
    movzx ecx, ah
    mov word ptr [ebp + 2*ecx], dx
    mov ecx, eax
    mov byte ptr [ebp + 0x200], al
.L106:
    mov byte ptr [esp], cl
    mov ecx, dword ptr [esp + 0xc]
    mov edx, esi
    mov eax, ecx
    add eax, -0x1
    adc edx, -0x1
    and ecx, eax
    and esi, edx
    mov eax, ecx
    or eax, esi
    movzx eax, byte ptr [esp]
    jne .L105
    jmp .L4
.L107:
    mov esi, dword ptr [esp + 0x8]
    jmp .L106
.L108:
    movzx eax, byte ptr [ebp + 0x200]
    mov esi, edx
    nop
.L109:
    tzcnt edx, esi
    tzcnt edi, ecx
    mov dword ptr [esp + 0xc], ecx
    add edx, 0x20
    test ecx, ecx
    mov cl, -0x1
    cmovne edx, edi
    cmp al, -0x1
    je .L110
    mov dword ptr [esp + 0x8], esi
    lea esi, [edx + 0x39]
    shl edx, 0x6
    mov ah, al
    movzx edi, al
    and esi, 0x3f
    inc ah
    or edx, esi
    movzx edx, dx
    mov esi, edx
    or esi, 0xf000
    cmp ah, -0x1
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ah
    je .L111
    mov ch, al
    lea esi, [edx + 0xc000]
    movzx edi, ah
    add ch, 0x2
    mov word ptr [ebp + 2*edi], si
    cmp ch, -0x1
    mov byte ptr [ebp + 0x200], ch
    je .L111
    lea esi, [edx + 0xe000]
    movzx edi, ch
    mov ah, al
    mov word ptr [ebp + 2*edi], si
    mov esi, dword ptr [esp + 0x8]
    add ah, 0x3
    cmp ah, -0x1
    mov byte ptr [ebp + 0x200], ah
    je .L110
    add al, 0x4
    or edx, 0xd000
    movzx ecx, ah
    mov word ptr [ebp + 2*ecx], dx
    mov ecx, eax
    mov byte ptr [ebp + 0x200], al
.L110:
    mov byte ptr [esp], cl
    mov ecx, dword ptr [esp + 0xc]
    mov edx, esi
    mov eax, ecx
    add eax, -0x1
    adc edx, -0x1
    and ecx, eax
    and esi, edx
    mov eax, ecx
    or eax, esi
    movzx eax, byte ptr [esp]
    jne .L109
    jmp .L6
.L111:
    mov esi, dword ptr [esp + 0x8]
    jmp .L110
.L112:
    mov ecx, dword ptr [esp + 0xe0]
    movsd xmm0, qword ptr [esp + 0xd0]
    movsd xmm1, qword ptr [esp + 0xd8]
    movzx eax, byte ptr [edx + 0x42]
    mov dword ptr [esp + 0x108], ecx
    movsd qword ptr [esp + 0x100], xmm1
    movsd qword ptr [esp + 0xf8], xmm0
    sub esp, 0x4
    mov ebx, dword ptr [esp + 0x18]
    lea esi, [esp + 0xfc]
    lea ecx, [esp + 0xe8]
    push esi
    push eax
    push dword ptr [esp + 0x78]
    call plywright::movegen::generate::en_passant
    add esp, 0x10
    jmp .L99
.C0 = 0xfefefefefefefe00 0x7f7f7f7f7f7f7f00
.C1 = 0x00fefefefefefe00 0x007f7f7f7f7f7f00

plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x6c
    mov eax, dword ptr [ecx + 0x4]
    mov ebx, edx
    call .L0
.L0:
    pop edx
    mov ebp, dword ptr [ecx]
    add edx, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x28], ebx
    mov dword ptr [esp + 0x10], edx
    mov esi, dword ptr [eax]
    mov edi, dword ptr [eax + 0x4]
    mov eax, dword ptr [ecx + 0x8]
    movzx ecx, bl
    mov dword ptr [esp + 0x1c], ebp
    movzx eax, byte ptr [eax]
    and esi, dword ptr [esp + 0x80]
    and edi, dword ptr [esp + 0x84]
    shl eax, 0x9
    lea eax, [edx + eax + plywright::board::geometry::LINE]
    and esi, dword ptr [eax + 8*ecx]
    and edi, dword ptr [eax + 8*ecx + 0x4]
    mov eax, esi
    or eax, edi
    je .L2
    mov eax, ebp
    mov ebp, dword ptr [ebp]
    mov dword ptr [esp + 0xc], esi
    mov esi, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x8], edi
    movzx ebx, byte ptr [eax + 0x10]
    mov eax, dword ptr [ebp + 0xc]
    mov ecx, dword ptr [ebp + 0x38]
    mov edx, dword ptr [ebp + 0x8]
    mov edi, dword ptr [ebp + 0x34]
    movq xmm0, qword ptr [ebp + 0x20]
    movdqu xmm1, xmmword ptr [ebp + 0x10]
    mov dword ptr [esp + 0x4], ebx
    shl ebx, 0x6
    and eax, dword ptr [esi + ebx + plywright::board::geometry::AROUND + 4]
    mov dword ptr [esp + 0x24], ecx
    and edx, dword ptr [esi + ebx + plywright::board::geometry::AROUND]
    pshufd xmm0, xmm0, 0x44
    por xmm0, xmm1
    mov dword ptr [esp + 0x18], eax
    mov eax, dword ptr [ebp + 0x30]
    mov dword ptr [esp + 0x14], edx
    xor edx, edx
    or eax, ecx
    mov ecx, dword ptr [ebp + 0x3c]
    mov dword ptr [esp], eax
    mov eax, 0x1
    mov dword ptr [esp + 0x20], ecx
    or edi, ecx
    mov ecx, dword ptr [esp + 0x28]
    shld edx, eax, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne edx, eax
    cmovne eax, ecx
    mov ecx, dword ptr [ebp]
    not eax
    not edx
    and eax, dword ptr [esp]
    and edx, edi
    mov edi, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x64], edx
    and ecx, dword ptr [esi + ebx + plywright::board::geometry::AROUND + 16]
    mov dword ptr [esp + 0x68], eax
    mov eax, dword ptr [esp + 0x4]
    or ecx, dword ptr [esp + 0x14]
    lea eax, [eax + 2*eax]
    mov dword ptr [esp + 0x60], ecx
    mov ecx, dword ptr [ebp + 0x4]
    and ecx, dword ptr [esi + ebx + plywright::board::geometry::AROUND + 20]
    mov ebx, dword ptr [esp + 0xc]
    or ecx, dword ptr [esp + 0x18]
    mov edx, ebx
    mov dword ptr [esp + 0x5c], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    and ecx, 0x3f
    mov dword ptr [esp + 0x58], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x54], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x50], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x4c], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x48], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x44], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x40], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x3c], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x38], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x34], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    mov esi, edi
    and eax, 0x3f
    mov dword ptr [esp + 0x30], ecx
    mov ecx, edi
    mov dword ptr [esp + 0x2c], eax
    mov eax, ebx
    nop
.L1:
    add edx, -0x1
    mov dword ptr [esp + 0x8], edi
    mov edi, dword ptr [esp + 0x68]
    mov ebp, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0xc], ebx
    mov ebx, dword ptr [esp + 0x64]
    adc esi, -0x1
    and edx, eax
    mov dword ptr [esp + 0x4], edx
    and esi, ecx
    mov edx, eax
    mov dword ptr [esp], esi
    neg edx
    mov esi, 0x0
    sbb esi, ecx
    and edx, eax
    mov eax, dword ptr [esp + 0x50]
    or edi, edx
    and esi, ecx
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0x14], esi
    or ebx, esi
    and eax, edi
    mov ecx, eax
    mul ebp
    imul ecx, dword ptr [esp + 0x4c]
    mov esi, edx
    add esi, ecx
    mov ecx, dword ptr [esp + 0x54]
    and ecx, ebx
    imul ecx, ebp
    mov ebp, dword ptr [esp + 0x34]
    add esi, ecx
    mov ecx, dword ptr [esp + 0x58]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    and edi, dword ptr [esp + 0x3c]
    and ebx, dword ptr [esp + 0x40]
    add esi, dword ptr [esp + 0x44]
    mov ecx, edi
    mov eax, edi
    imul ebx, ebp
    mov edi, dword ptr [esp + 0x8]
    imul ecx, dword ptr [esp + 0x38]
    mul ebp
    mov ebp, dword ptr [esp + 0x18]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x2c]
    add edx, ebx
    mov ebx, dword ptr [esp + 0x14]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x10]
    add edx, dword ptr [esp + 0x30]
    movq xmm1, qword ptr [eax + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    movd eax, xmm2
    pshufd xmm1, xmm2, 0xff
    movd ecx, xmm1
    or eax, dword ptr [esp + 0x60]
    pshufd xmm1, xmm2, 0xee
    or ecx, dword ptr [esp + 0x5c]
    movd edx, xmm1
    pshufd xmm1, xmm2, 0x55
    or eax, edx
    movd edx, xmm1
    or edx, ecx
    mov ecx, ebx
    not ecx
    and ecx, dword ptr [esp + 0x20]
    and ecx, edx
    mov edx, ebp
    not edx
    and edx, dword ptr [esp + 0x24]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov edx, dword ptr [esp + 0x4]
    mov ecx, ebx
    mov ebx, dword ptr [esp + 0xc]
    cmove ebp, eax
    cmove ecx, eax
    xor edi, ecx
    mov ecx, esi
    mov eax, edx
    xor ebx, ebp
    or eax, esi
    mov eax, edx
    jne .L1
    jmp .L3
.L2:
    xor ebx, ebx
    xor edi, edi
.L3:
    mov eax, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x8], edi
    mov dword ptr [esp + 0xc], ebx
    mov ecx, dword ptr [eax + 0x8]
    mov esi, dword ptr [eax + 0xc]
    mov dword ptr [esp + 0x24], esi
    and esi, edi
    mov edi, ecx
    mov dword ptr [esp + 0x20], ecx
    and edi, ebx
    mov eax, edi
    or eax, esi
    movzx eax, byte ptr [esp + 0x28]
    mov dword ptr [esp + 0x10], eax
    je .L7
    mov eax, dword ptr [esp + 0x1c]
    mov edx, dword ptr [eax + 0x4]
    mov eax, dword ptr [esp + 0x10]
    movzx ebx, byte ptr [edx + 0x200]
    lea ecx, [eax + 0x4000]
    mov dword ptr [esp + 0x18], edx
    movzx eax, cx
    mov dword ptr [esp + 0x14], eax
    nop
.L4:
    mov eax, edi
    mov edx, esi
    add eax, -0x1
    adc edx, -0x1
    cmp bl, -0x1
    je .L6
    mov dword ptr [esp], eax
    movzx eax, bl
    inc bl
    tzcnt ebp, edi
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, esi
    mov ecx, ebx
    add eax, 0x20
    test edi, edi
    mov ebx, dword ptr [esp + 0x4]
    cmovne eax, ebp
    mov ebp, dword ptr [esp + 0x18]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x14]
    mov word ptr [ebp + 2*ebx], ax
    mov eax, dword ptr [esp]
    mov ebx, ecx
    mov byte ptr [ebp + 0x200], cl
.L5:
    and edi, eax
    and esi, edx
    mov eax, edi
    or eax, esi
    jne .L4
    jmp .L7
.L6:
    mov bl, -0x1
    jmp .L5
.L7:
    mov ecx, dword ptr [esp + 0x20]
    mov eax, dword ptr [esp + 0x24]
    mov ebx, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x8]
    not ecx
    not eax
    and ebx, ecx
    and edi, eax
    mov eax, ebx
    or eax, edi
    je .L11
    mov eax, dword ptr [esp + 0x1c]
    movzx edx, word ptr [esp + 0x10]
    mov eax, dword ptr [eax + 0x4]
    mov dword ptr [esp], edx
    movzx ecx, byte ptr [eax + 0x200]
    mov dword ptr [esp + 0x4], eax
    nop
.L8:
    mov esi, ebx
    mov eax, edi
    add esi, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L10
    mov dword ptr [esp + 0x8], eax
    movzx eax, cl
    inc cl
    tzcnt ebp, ebx
    mov dword ptr [esp + 0xc], eax
    tzcnt eax, edi
    add eax, 0x20
    test ebx, ebx
    mov edx, dword ptr [esp + 0xc]
    cmovne eax, ebp
    mov ebp, dword ptr [esp + 0x4]
    shl eax, 0x6
    or eax, dword ptr [esp]
    mov word ptr [ebp + 2*edx], ax
    mov eax, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], cl
.L9:
    and ebx, esi
    and edi, eax
    mov eax, ebx
    or eax, edi
    jne .L8
    jmp .L11
.L10:
    mov cl, -0x1
    jmp .L9
.L11:
    add esp, 0x6c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret

plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x6c
    mov eax, dword ptr [ecx + 0x4]
    mov ebx, edx
    call .L0
.L0:
    pop edx
    mov ebp, dword ptr [ecx]
    add edx, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x28], ebx
    mov dword ptr [esp + 0x10], edx
    mov esi, dword ptr [eax]
    mov edi, dword ptr [eax + 0x4]
    mov eax, dword ptr [ecx + 0x8]
    movzx ecx, bl
    mov dword ptr [esp + 0x1c], ebp
    movzx eax, byte ptr [eax]
    and esi, dword ptr [esp + 0x80]
    and edi, dword ptr [esp + 0x84]
    shl eax, 0x9
    lea eax, [edx + eax + plywright::board::geometry::LINE]
    and esi, dword ptr [eax + 8*ecx]
    and edi, dword ptr [eax + 8*ecx + 0x4]
    mov eax, esi
    or eax, edi
    je .L2
    mov eax, ebp
    mov ebp, dword ptr [ebp]
    mov dword ptr [esp + 0xc], esi
    mov esi, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x8], edi
    movzx ebx, byte ptr [eax + 0x10]
    mov eax, dword ptr [ebp + 0xc]
    mov ecx, dword ptr [ebp + 0x30]
    mov edx, dword ptr [ebp + 0x8]
    mov edi, dword ptr [ebp + 0x3c]
    movq xmm0, qword ptr [ebp + 0x20]
    movdqu xmm1, xmmword ptr [ebp + 0x10]
    mov dword ptr [esp + 0x4], ebx
    shl ebx, 0x6
    and eax, dword ptr [esi + ebx + plywright::board::geometry::AROUND + 4]
    mov dword ptr [esp + 0x24], ecx
    and edx, dword ptr [esi + ebx + plywright::board::geometry::AROUND]
    pshufd xmm0, xmm0, 0x44
    por xmm0, xmm1
    mov dword ptr [esp + 0x18], eax
    mov eax, dword ptr [ebp + 0x38]
    mov dword ptr [esp + 0x14], edx
    xor edx, edx
    or eax, ecx
    mov ecx, dword ptr [ebp + 0x34]
    mov dword ptr [esp], eax
    mov eax, 0x1
    mov dword ptr [esp + 0x20], ecx
    or edi, ecx
    mov ecx, dword ptr [esp + 0x28]
    shld edx, eax, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne edx, eax
    cmovne eax, ecx
    mov ecx, dword ptr [ebp]
    not eax
    not edx
    and eax, dword ptr [esp]
    and edx, edi
    mov edi, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x64], edx
    and ecx, dword ptr [esi + ebx + plywright::board::geometry::AROUND + 24]
    mov dword ptr [esp + 0x68], eax
    mov eax, dword ptr [esp + 0x4]
    or ecx, dword ptr [esp + 0x14]
    lea eax, [eax + 2*eax]
    mov dword ptr [esp + 0x60], ecx
    mov ecx, dword ptr [ebp + 0x4]
    and ecx, dword ptr [esi + ebx + plywright::board::geometry::AROUND + 28]
    mov ebx, dword ptr [esp + 0xc]
    or ecx, dword ptr [esp + 0x18]
    mov edx, ebx
    mov dword ptr [esp + 0x5c], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    and ecx, 0x3f
    mov dword ptr [esp + 0x58], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x54], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x50], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x4c], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x48], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x44], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x40], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x3c], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x38], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x34], ecx
    mov ecx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    mov esi, edi
    and eax, 0x3f
    mov dword ptr [esp + 0x30], ecx
    mov ecx, edi
    mov dword ptr [esp + 0x2c], eax
    mov eax, ebx
    nop
.L1:
    add edx, -0x1
    mov dword ptr [esp + 0x8], edi
    mov edi, dword ptr [esp + 0x68]
    mov ebp, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0xc], ebx
    mov ebx, dword ptr [esp + 0x64]
    adc esi, -0x1
    and edx, eax
    mov dword ptr [esp + 0x4], edx
    and esi, ecx
    mov edx, eax
    mov dword ptr [esp], esi
    neg edx
    mov esi, 0x0
    sbb esi, ecx
    and edx, eax
    mov eax, dword ptr [esp + 0x50]
    or edi, edx
    and esi, ecx
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0x14], esi
    or ebx, esi
    and eax, edi
    mov ecx, eax
    mul ebp
    imul ecx, dword ptr [esp + 0x4c]
    mov esi, edx
    add esi, ecx
    mov ecx, dword ptr [esp + 0x54]
    and ecx, ebx
    imul ecx, ebp
    mov ebp, dword ptr [esp + 0x34]
    add esi, ecx
    mov ecx, dword ptr [esp + 0x58]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    and edi, dword ptr [esp + 0x3c]
    and ebx, dword ptr [esp + 0x40]
    add esi, dword ptr [esp + 0x44]
    mov ecx, edi
    mov eax, edi
    imul ebx, ebp
    mov edi, dword ptr [esp + 0x8]
    imul ecx, dword ptr [esp + 0x38]
    mul ebp
    mov ebp, dword ptr [esp + 0x18]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x2c]
    add edx, ebx
    mov ebx, dword ptr [esp + 0x14]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x10]
    add edx, dword ptr [esp + 0x30]
    movq xmm1, qword ptr [eax + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    movd eax, xmm2
    pshufd xmm1, xmm2, 0xff
    movd ecx, xmm1
    or eax, dword ptr [esp + 0x60]
    pshufd xmm1, xmm2, 0xee
    or ecx, dword ptr [esp + 0x5c]
    movd edx, xmm1
    pshufd xmm1, xmm2, 0x55
    or eax, edx
    movd edx, xmm1
    or edx, ecx
    mov ecx, ebx
    not ecx
    and ecx, dword ptr [esp + 0x20]
    and ecx, edx
    mov edx, ebp
    not edx
    and edx, dword ptr [esp + 0x24]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov edx, dword ptr [esp + 0x4]
    mov ecx, ebx
    mov ebx, dword ptr [esp + 0xc]
    cmove ebp, eax
    cmove ecx, eax
    xor edi, ecx
    mov ecx, esi
    mov eax, edx
    xor ebx, ebp
    or eax, esi
    mov eax, edx
    jne .L1
    jmp .L3
.L2:
    xor ebx, ebx
    xor edi, edi
.L3:
    mov eax, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x8], edi
    mov dword ptr [esp + 0xc], ebx
    mov ecx, dword ptr [eax + 0x8]
    mov esi, dword ptr [eax + 0xc]
    mov dword ptr [esp + 0x24], esi
    and esi, edi
    mov edi, ecx
    mov dword ptr [esp + 0x20], ecx
    and edi, ebx
    mov eax, edi
    or eax, esi
    movzx eax, byte ptr [esp + 0x28]
    mov dword ptr [esp + 0x10], eax
    je .L7
    mov eax, dword ptr [esp + 0x1c]
    mov edx, dword ptr [eax + 0x4]
    mov eax, dword ptr [esp + 0x10]
    movzx ebx, byte ptr [edx + 0x200]
    lea ecx, [eax + 0x4000]
    mov dword ptr [esp + 0x18], edx
    movzx eax, cx
    mov dword ptr [esp + 0x14], eax
    nop
.L4:
    mov eax, edi
    mov edx, esi
    add eax, -0x1
    adc edx, -0x1
    cmp bl, -0x1
    je .L6
    mov dword ptr [esp], eax
    movzx eax, bl
    inc bl
    tzcnt ebp, edi
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, esi
    mov ecx, ebx
    add eax, 0x20
    test edi, edi
    mov ebx, dword ptr [esp + 0x4]
    cmovne eax, ebp
    mov ebp, dword ptr [esp + 0x18]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x14]
    mov word ptr [ebp + 2*ebx], ax
    mov eax, dword ptr [esp]
    mov ebx, ecx
    mov byte ptr [ebp + 0x200], cl
.L5:
    and edi, eax
    and esi, edx
    mov eax, edi
    or eax, esi
    jne .L4
    jmp .L7
.L6:
    mov bl, -0x1
    jmp .L5
.L7:
    mov ecx, dword ptr [esp + 0x20]
    mov eax, dword ptr [esp + 0x24]
    mov ebx, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x8]
    not ecx
    not eax
    and ebx, ecx
    and edi, eax
    mov eax, ebx
    or eax, edi
    je .L11
    mov eax, dword ptr [esp + 0x1c]
    movzx edx, word ptr [esp + 0x10]
    mov eax, dword ptr [eax + 0x4]
    mov dword ptr [esp], edx
    movzx ecx, byte ptr [eax + 0x200]
    mov dword ptr [esp + 0x4], eax
    nop
.L8:
    mov esi, ebx
    mov eax, edi
    add esi, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L10
    mov dword ptr [esp + 0x8], eax
    movzx eax, cl
    inc cl
    tzcnt ebp, ebx
    mov dword ptr [esp + 0xc], eax
    tzcnt eax, edi
    add eax, 0x20
    test ebx, ebx
    mov edx, dword ptr [esp + 0xc]
    cmovne eax, ebp
    mov ebp, dword ptr [esp + 0x4]
    shl eax, 0x6
    or eax, dword ptr [esp]
    mov word ptr [ebp + 2*edx], ax
    mov eax, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], cl
.L9:
    and ebx, esi
    and edi, eax
    mov eax, ebx
    or eax, edi
    jne .L8
    jmp .L11
.L10:
    mov cl, -0x1
    jmp .L9
.L11:
    add esp, 0x6c
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

plywright::movegen::generate::en_passant:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x98
    movzx eax, byte ptr [esp + 0xb0]
    call .L0
.L0:
    pop esi
    mov dword ptr [esp + 0x24], ecx
    add esi, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x4], esi
    mov ecx, eax
    shl ecx, 0x6
    mov ebx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 20]
    mov ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 16]
    mov ecx, dword ptr [edx + 0x3c]
    and ebx, dword ptr [edx + 0x4]
    and ebp, dword ptr [edx]
    mov dword ptr [esp + 0x18], ecx
    and ebx, ecx
    mov ecx, dword ptr [edx + 0x38]
    and ebp, ecx
    mov dword ptr [esp + 0x14], ecx
    mov ecx, ebp
    or ecx, ebx
    je .L3
    mov ecx, dword ptr [edx + 0x30]
    mov esi, dword ptr [edx + 0x34]
    xor edi, edi
    mov dword ptr [esp], eax
    movdqu xmm1, xmmword ptr [edx + 0x18]
    movdqu xmm0, xmmword ptr [edx + 0x10]
    movdqu xmm2, xmmword ptr [edx + 0x20]
    xor edx, edx
    mov dword ptr [esp + 0x78], ecx
    or dword ptr [esp + 0x14], ecx
    mov ecx, eax
    mov dword ptr [esp + 0x74], esi
    or dword ptr [esp + 0x18], esi
    mov esi, 0x1
    mov eax, 0x1
    pshufd xmm1, xmm1, 0x4e
    punpcklqdq xmm0, xmm2
    add cl, 0x8
    por xmm0, xmm1
    shld edi, esi, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, dword ptr [esp]
    cmovne edi, eax
    cmovne eax, edx
    mov dword ptr [esp + 0x10], edi
    xor edi, edi
    mov dword ptr [esp + 0x70], eax
    not eax
    mov dword ptr [esp + 0x30], eax
    shld edi, esi, cl
    shl esi, cl
    test cl, 0x20
    movzx ecx, byte ptr [esp + 0xac]
    cmovne edi, esi
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xb4]
    mov dword ptr [esp + 0x20], edi
    mov edi, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x1c], esi
    shl ecx, 0x3
    movzx edx, byte ptr [edx + 0x10]
    lea ecx, [ecx + 2*ecx]
    mov esi, edx
    shl edx, 0x3
    lea edx, [edx + 2*edx]
    shl esi, 0x6
    lea eax, [edi + edx + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 20]
    lea esi, [edi + esi + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x2c], eax
    movzx eax, byte ptr [esp]
    mov dword ptr [esp + 0x38], esi
    mov esi, dword ptr [esp + 0x10]
    and edx, 0x3f
    mov dword ptr [esp + 0x6c], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 4]
    not esi
    shl eax, 0x6
    mov dword ptr [esp + 0x34], esi
    mov esi, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 1552]
    or eax, 0x5000
    movzx eax, ax
    mov dword ptr [esp + 0x28], eax
    mov dword ptr [esp + 0x68], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x48], esi
    mov dword ptr [esp + 0x64], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x60], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x5c], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x58], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x54], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x50], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 1544]
    mov ecx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 1556]
    and ecx, 0x3f
    mov dword ptr [esp + 0x4c], edx
    mov dword ptr [esp + 0x44], ecx
    mov ecx, dword ptr [esp + 0xb4]
    mov eax, dword ptr [ecx]
    mov ecx, dword ptr [ecx + 0x4]
    mov dword ptr [esp + 0xc], eax
    mov dword ptr [esp + 0x8], ecx
    jmp .L2
    nop
.L1:
    mov ebp, dword ptr [esp + 0x90]
    mov ebx, dword ptr [esp + 0x94]
    and ebp, dword ptr [esp + 0x8c]
    and ebx, dword ptr [esp + 0x88]
    mov eax, ebp
    or eax, ebx
    je .L3
.L2:
    tzcnt ecx, ebx
    tzcnt eax, ebp
    mov dword ptr [esp + 0x90], ebp
    mov dword ptr [esp + 0x94], ebx
    mov edx, 0x1
    mov esi, dword ptr [esp + 0x18]
    add ecx, 0x20
    test ebp, ebp
    cmovne ecx, eax
    add ebp, -0x1
    mov eax, 0x1
    adc ebx, -0x1
    shl edx, cl
    mov dword ptr [esp + 0x8c], ebp
    mov ebp, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x7c], ecx
    mov dword ptr [esp + 0x88], ebx
    xor ebx, ebx
    shld ebx, eax, cl
    test cl, 0x20
    mov eax, 0x0
    cmovne ebx, edx
    cmovne edx, eax
    or edx, dword ptr [esp + 0x70]
    or ebx, dword ptr [esp + 0x10]
    not edx
    not ebx
    and ebp, edx
    and esi, ebx
    mov dword ptr [esp + 0x80], edx
    mov dword ptr [esp + 0x84], ebx
    mov ebx, dword ptr [esp + 0x4c]
    or ebp, dword ptr [esp + 0x1c]
    or esi, dword ptr [esp + 0x20]
    mov eax, ebp
    and eax, dword ptr [esp + 0x64]
    mov ecx, eax
    mul dword ptr [esp]
    imul ecx, dword ptr [esp + 0x60]
    mov edi, edx
    add edi, ecx
    mov ecx, esi
    and ecx, dword ptr [esp + 0x68]
    imul ecx, dword ptr [esp]
    add edi, ecx
    mov ecx, dword ptr [esp + 0x6c]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    and ebp, dword ptr [esp + 0x54]
    and esi, dword ptr [esp + 0x58]
    add edi, dword ptr [esp + 0x5c]
    mov ecx, ebp
    mov eax, ebp
    imul esi, ebx
    imul ecx, dword ptr [esp + 0x50]
    mul ebx
    add edx, ecx
    mov ecx, dword ptr [esp + 0x44]
    add edx, esi
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x4]
    add edx, dword ptr [esp + 0x48]
    movq xmm1, qword ptr [eax + 8*edi + plywright::sliders::magic::TABLE]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    pshufd xmm1, xmm2, 0xee
    por xmm1, xmm2
    pshufd xmm2, xmm1, 0x55
    movd ecx, xmm1
    movd eax, xmm2
    and ecx, dword ptr [esp + 0x78]
    and eax, dword ptr [esp + 0x74]
    or eax, ecx
    jne .L1
    mov edx, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x2c]
    mov eax, dword ptr [edx + 0x34]
    mov esi, dword ptr [edx + 0x3c]
    mov ecx, dword ptr [edx + 0x30]
    mov ebp, dword ptr [edx + 0x38]
    mov ebx, dword ptr [edi + 0x4]
    mov edx, dword ptr [edi + 0x8]
    or ebp, ecx
    or esi, eax
    mov dword ptr [esp + 0x40], eax
    mov eax, dword ptr [edi]
    mov dword ptr [esp + 0x3c], ecx
    mov ecx, dword ptr [edi + 0xc]
    and esi, dword ptr [esp + 0x84]
    and ebp, dword ptr [esp + 0x80]
    or ebp, dword ptr [esp + 0x1c]
    or esi, dword ptr [esp + 0x20]
    and ebx, esi
    and eax, ebp
    imul ecx, eax
    imul ebx, edx
    mul edx
    add ebx, edx
    mov edx, dword ptr [edi + 0x608]
    add ebx, ecx
    movzx ecx, byte ptr [edi + 0x14]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    mov ecx, dword ptr [edi + 0x60c]
    cmove ebx, eax
    and ebp, dword ptr [edi + 0x600]
    and esi, dword ptr [edi + 0x604]
    add ebx, dword ptr [edi + 0x10]
    mov eax, ebp
    imul esi, edx
    imul ecx, ebp
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [edi + 0x614]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0xc]
    cmove esi, eax
    mov eax, dword ptr [esp + 0x4]
    add esi, dword ptr [edi + 0x610]
    movdqu xmm3, xmmword ptr [ecx + 0x10]
    movq xmm4, qword ptr [ecx + 0x20]
    movdqu xmm2, xmmword ptr [ecx]
    mov ecx, dword ptr [esp + 0x3c]
    movq xmm6, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    movq xmm1, qword ptr [eax + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x40]
    pshufd xmm4, xmm4, 0x44
    pshufd xmm3, xmm3, 0x4e
    and ecx, dword ptr [esp + 0x30]
    por xmm3, xmm4
    punpcklqdq xmm6, xmm1
    movq xmm1, qword ptr [eax]
    movq xmm5, qword ptr [eax + 0x18]
    and esi, dword ptr [esp + 0x34]
    pand xmm6, xmm3
    punpcklqdq xmm5, xmm1
    pand xmm5, xmm2
    por xmm5, xmm6
    pshufd xmm1, xmm5, 0xee
    por xmm1, xmm5
    movd eax, xmm1
    pshufd xmm1, xmm1, 0x55
    and ecx, eax
    movd eax, xmm1
    mov edx, ecx
    and esi, eax
    or esi, edx
    jne .L1
    mov eax, dword ptr [esp + 0x8]
    movzx eax, byte ptr [eax + 0x200]
    cmp eax, 0xff
    je .L1
    movzx edx, word ptr [esp + 0x7c]
    mov esi, dword ptr [esp + 0x8]
    mov ecx, eax
    inc cl
    or edx, dword ptr [esp + 0x28]
    mov word ptr [esi + 2*eax], dx
    mov byte ptr [esi + 0x200], cl
    jmp .L1
.L3:
    mov edx, dword ptr [esp + 0xb4]
    mov ecx, dword ptr [esp + 0x24]
    mov eax, dword ptr [edx + 0x10]
    movsd xmm0, qword ptr [edx]
    movsd xmm1, qword ptr [edx + 0x8]
    mov dword ptr [ecx + 0x10], eax
    movsd qword ptr [ecx + 0x8], xmm1
    movsd qword ptr [ecx], xmm0
    add esp, 0x98
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
    sub esp, 0x98
    movzx eax, byte ptr [esp + 0xb0]
    call .L0
.L0:
    pop esi
    mov dword ptr [esp + 0x24], ecx
    add esi, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x4], esi
    mov ecx, eax
    shl ecx, 0x6
    mov ebx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 28]
    mov ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 24]
    mov ecx, dword ptr [edx + 0x34]
    and ebx, dword ptr [edx + 0x4]
    and ebp, dword ptr [edx]
    mov dword ptr [esp + 0x18], ecx
    and ebx, ecx
    mov ecx, dword ptr [edx + 0x30]
    and ebp, ecx
    mov dword ptr [esp + 0x14], ecx
    mov ecx, ebp
    or ecx, ebx
    je .L3
    mov ecx, dword ptr [edx + 0x38]
    mov esi, dword ptr [edx + 0x3c]
    xor edi, edi
    mov dword ptr [esp], eax
    movdqu xmm1, xmmword ptr [edx + 0x18]
    movdqu xmm0, xmmword ptr [edx + 0x10]
    movdqu xmm2, xmmword ptr [edx + 0x20]
    xor edx, edx
    mov dword ptr [esp + 0x78], ecx
    or dword ptr [esp + 0x14], ecx
    mov ecx, eax
    mov dword ptr [esp + 0x74], esi
    or dword ptr [esp + 0x18], esi
    mov esi, 0x1
    mov eax, 0x1
    pshufd xmm1, xmm1, 0x4e
    punpcklqdq xmm0, xmm2
    add cl, 0x38
    por xmm0, xmm1
    shld edi, esi, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, dword ptr [esp]
    cmovne edi, eax
    cmovne eax, edx
    mov dword ptr [esp + 0x10], edi
    xor edi, edi
    mov dword ptr [esp + 0x70], eax
    not eax
    mov dword ptr [esp + 0x30], eax
    shld edi, esi, cl
    shl esi, cl
    test cl, 0x20
    movzx ecx, byte ptr [esp + 0xac]
    cmovne edi, esi
    cmovne esi, edx
    mov edx, dword ptr [esp + 0xb4]
    mov dword ptr [esp + 0x20], edi
    mov edi, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x1c], esi
    shl ecx, 0x3
    movzx edx, byte ptr [edx + 0x10]
    lea ecx, [ecx + 2*ecx]
    mov esi, edx
    shl edx, 0x3
    lea edx, [edx + 2*edx]
    shl esi, 0x6
    lea eax, [edi + edx + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 20]
    lea esi, [edi + esi + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x2c], eax
    movzx eax, byte ptr [esp]
    mov dword ptr [esp + 0x38], esi
    mov esi, dword ptr [esp + 0x10]
    and edx, 0x3f
    mov dword ptr [esp + 0x6c], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 4]
    not esi
    shl eax, 0x6
    mov dword ptr [esp + 0x34], esi
    mov esi, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 1552]
    or eax, 0x5000
    movzx eax, ax
    mov dword ptr [esp + 0x28], eax
    mov dword ptr [esp + 0x68], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x48], esi
    mov dword ptr [esp + 0x64], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x60], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x5c], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x58], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x54], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x50], edx
    mov edx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 1544]
    mov ecx, dword ptr [edi + ecx + plywright::sliders::magic::LOOKUPS + 1556]
    and ecx, 0x3f
    mov dword ptr [esp + 0x4c], edx
    mov dword ptr [esp + 0x44], ecx
    mov ecx, dword ptr [esp + 0xb4]
    mov eax, dword ptr [ecx]
    mov ecx, dword ptr [ecx + 0x4]
    mov dword ptr [esp + 0xc], eax
    mov dword ptr [esp + 0x8], ecx
    jmp .L2
    nop
.L1:
    mov ebp, dword ptr [esp + 0x90]
    mov ebx, dword ptr [esp + 0x94]
    and ebp, dword ptr [esp + 0x8c]
    and ebx, dword ptr [esp + 0x88]
    mov eax, ebp
    or eax, ebx
    je .L3
.L2:
    tzcnt ecx, ebx
    tzcnt eax, ebp
    mov dword ptr [esp + 0x90], ebp
    mov dword ptr [esp + 0x94], ebx
    mov edx, 0x1
    mov esi, dword ptr [esp + 0x18]
    add ecx, 0x20
    test ebp, ebp
    cmovne ecx, eax
    add ebp, -0x1
    mov eax, 0x1
    adc ebx, -0x1
    shl edx, cl
    mov dword ptr [esp + 0x8c], ebp
    mov ebp, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x7c], ecx
    mov dword ptr [esp + 0x88], ebx
    xor ebx, ebx
    shld ebx, eax, cl
    test cl, 0x20
    mov eax, 0x0
    cmovne ebx, edx
    cmovne edx, eax
    or edx, dword ptr [esp + 0x70]
    or ebx, dword ptr [esp + 0x10]
    not edx
    not ebx
    and ebp, edx
    and esi, ebx
    mov dword ptr [esp + 0x80], edx
    mov dword ptr [esp + 0x84], ebx
    mov ebx, dword ptr [esp + 0x4c]
    or ebp, dword ptr [esp + 0x1c]
    or esi, dword ptr [esp + 0x20]
    mov eax, ebp
    and eax, dword ptr [esp + 0x64]
    mov ecx, eax
    mul dword ptr [esp]
    imul ecx, dword ptr [esp + 0x60]
    mov edi, edx
    add edi, ecx
    mov ecx, esi
    and ecx, dword ptr [esp + 0x68]
    imul ecx, dword ptr [esp]
    add edi, ecx
    mov ecx, dword ptr [esp + 0x6c]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    and ebp, dword ptr [esp + 0x54]
    and esi, dword ptr [esp + 0x58]
    add edi, dword ptr [esp + 0x5c]
    mov ecx, ebp
    mov eax, ebp
    imul esi, ebx
    imul ecx, dword ptr [esp + 0x50]
    mul ebx
    add edx, ecx
    mov ecx, dword ptr [esp + 0x44]
    add edx, esi
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x4]
    add edx, dword ptr [esp + 0x48]
    movq xmm1, qword ptr [eax + 8*edi + plywright::sliders::magic::TABLE]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    pshufd xmm1, xmm2, 0xee
    por xmm1, xmm2
    pshufd xmm2, xmm1, 0x55
    movd ecx, xmm1
    movd eax, xmm2
    and ecx, dword ptr [esp + 0x78]
    and eax, dword ptr [esp + 0x74]
    or eax, ecx
    jne .L1
    mov edx, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x2c]
    mov eax, dword ptr [edx + 0x3c]
    mov esi, dword ptr [edx + 0x34]
    mov ecx, dword ptr [edx + 0x38]
    mov ebp, dword ptr [edx + 0x30]
    mov ebx, dword ptr [edi + 0x4]
    mov edx, dword ptr [edi + 0x8]
    or ebp, ecx
    or esi, eax
    mov dword ptr [esp + 0x40], eax
    mov eax, dword ptr [edi]
    mov dword ptr [esp + 0x3c], ecx
    mov ecx, dword ptr [edi + 0xc]
    and esi, dword ptr [esp + 0x84]
    and ebp, dword ptr [esp + 0x80]
    or ebp, dword ptr [esp + 0x1c]
    or esi, dword ptr [esp + 0x20]
    and ebx, esi
    and eax, ebp
    imul ecx, eax
    imul ebx, edx
    mul edx
    add ebx, edx
    mov edx, dword ptr [edi + 0x608]
    add ebx, ecx
    movzx ecx, byte ptr [edi + 0x14]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    mov ecx, dword ptr [edi + 0x60c]
    cmove ebx, eax
    and ebp, dword ptr [edi + 0x600]
    and esi, dword ptr [edi + 0x604]
    add ebx, dword ptr [edi + 0x10]
    mov eax, ebp
    imul esi, edx
    imul ecx, ebp
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [edi + 0x614]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0xc]
    cmove esi, eax
    mov eax, dword ptr [esp + 0x4]
    add esi, dword ptr [edi + 0x610]
    movdqu xmm3, xmmword ptr [ecx + 0x10]
    movq xmm4, qword ptr [ecx + 0x20]
    movdqu xmm2, xmmword ptr [ecx]
    mov ecx, dword ptr [esp + 0x3c]
    movq xmm6, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    movq xmm1, qword ptr [eax + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x40]
    pshufd xmm4, xmm4, 0x44
    pshufd xmm3, xmm3, 0x4e
    and ecx, dword ptr [esp + 0x30]
    por xmm3, xmm4
    punpcklqdq xmm6, xmm1
    movq xmm1, qword ptr [eax]
    movq xmm5, qword ptr [eax + 0x10]
    and esi, dword ptr [esp + 0x34]
    pand xmm6, xmm3
    punpcklqdq xmm5, xmm1
    pand xmm5, xmm2
    por xmm5, xmm6
    pshufd xmm1, xmm5, 0xee
    por xmm1, xmm5
    movd eax, xmm1
    pshufd xmm1, xmm1, 0x55
    and ecx, eax
    movd eax, xmm1
    mov edx, ecx
    and esi, eax
    or esi, edx
    jne .L1
    mov eax, dword ptr [esp + 0x8]
    movzx eax, byte ptr [eax + 0x200]
    cmp eax, 0xff
    je .L1
    movzx edx, word ptr [esp + 0x7c]
    mov esi, dword ptr [esp + 0x8]
    mov ecx, eax
    inc cl
    or edx, dword ptr [esp + 0x28]
    mov word ptr [esi + 2*eax], dx
    mov byte ptr [esi + 0x200], cl
    jmp .L1
.L3:
    mov edx, dword ptr [esp + 0xb4]
    mov ecx, dword ptr [esp + 0x24]
    mov eax, dword ptr [edx + 0x10]
    movsd xmm0, qword ptr [edx]
    movsd xmm1, qword ptr [edx + 0x8]
    mov dword ptr [ecx + 0x10], eax
    movsd qword ptr [ecx + 0x8], xmm1
    movsd qword ptr [ecx], xmm0
    add esp, 0x98
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
