# The kernels of evasions/general, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm evasions/general --target i686
# binary: sha256 d0a74abc266dff7a47c9b545147b81827b7f873a7ba7380e2ff1f1f1b17f4cb8
# latency: 70 instructions in 238 bytes; innermost loops: .L1 of 37
# throughput: 51 instructions in 150 bytes; innermost loops: .L1 of 24
# plywright::movegen::all: 6599 instructions in 24313 bytes; innermost loops: .L1 of 61, .L6 of 61, .L10 of 60, .L14 of 58, .L19 of 60, .L24 of 62, .L29 of 65, .L35 of 58, .L39 of 65, .L45 of 58, .L51 of 60, .L55 of 58, .L59 of 60, .L63 of 58, .L69 of 31, .L73 of 31, .L77 of 34, .L81 of 31, .L87 of 30, .L91 of 35, .L97 of 32, .L101 of 32, .L107 of 32, .L111 of 32, .L117 of 31, .L121 of 33, .L127 of 32, .L131 of 33, .L137 of 31, .L141 of 32, .L145 of 112, .L148 of 31, .L152 of 32, .L156 of 33, .L160 of 33, .L166 of 30, .L170 of 32, .L176 of 34, .L181 of 35, .L187 of 34, .L192 of 32, .L196 of 113, .L199 of 35, .L203 of 36, .L207 of 36, .L211 of 36, .L217 of 30, .L221 of 32, .L227 of 39, .L232 of 32, .L238 of 32, .L242 of 32, .L246 of 112, .L249 of 32, .L253 of 32, .L257 of 37, .L261 of 37, .L267 of 30, .L271 of 33, .L277 of 31, .L281 of 34, .L287 of 32, .L291 of 32, .L297 of 31, .L301 of 33, .L307 of 31, .L311 of 33, .L317 of 31, .L321 of 33, .L325 of 112, .L328 of 32, .L332 of 30, .L338 of 32, .L342 of 30, .L348 of 32, .L352 of 31, .L361 of 33, .L365 of 32
# plywright::movegen::evasions::filtered: 3293 instructions in 12670 bytes; innermost loops: .L1 of 122, .L3 of 122, .L5 of 122, .L8 of 122, .L10 of 122, .L12 of 120, .L14 of 122, .L17 of 34, .L21 of 34, .L25 of 35, .L29 of 36, .L37 of 95, .L40 of 31, .L53 of 93, .L56 of 31, .L69 of 93, .L72 of 31, .L81 of 44, .L83 of 44, .L85 of 66, .L88 of 100, .L91 of 31, .L95 of 29, .L101 of 61, .L105 of 61, .L109 of 63
# plywright::movegen::evasions::filtered: 3285 instructions in 12789 bytes; innermost loops: .L1 of 121, .L3 of 121, .L5 of 121, .L9 of 122, .L11 of 120, .L13 of 120, .L15 of 120, .L18 of 38, .L22 of 38, .L26 of 38, .L30 of 36, .L37 of 95, .L40 of 31, .L53 of 93, .L56 of 31, .L69 of 93, .L72 of 31, .L81 of 44, .L83 of 44, .L85 of 66, .L88 of 99, .L91 of 31, .L95 of 29, .L101 of 61, .L105 of 61, .L109 of 61
# plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}: 319 instructions in 1121 bytes; innermost loops: .L1 of 96, .L4 of 31, .L8 of 29
# plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}: 319 instructions in 1121 bytes; innermost loops: .L1 of 96, .L4 of 31, .L8 of 29
# plywright::movegen::generate::en_passant: 309 instructions in 1217 bytes; innermost loops: .L1 of 178
# plywright::movegen::generate::en_passant: 309 instructions in 1217 bytes; innermost loops: .L1 of 178
# plywright::movegen::generate::en_passant: 210 instructions in 805 bytes; innermost loops: .L1 of 97
# plywright::movegen::generate::en_passant: 210 instructions in 805 bytes; innermost loops: .L1 of 97
# mix of 14974 instructions: 6500 mov, 1570 and, 883 or, 802 add, 430 movzx, 388 je, 332 test, 324 tzcnt, 300 jmp, 294 cmovne, 237 xor, 228 shl, 225 imul, 211 lea, 197 cmp, 194 jne, 188 not, 178 adc, 160 cmove, 132 movd, 126 pshufd, 126 shr, 119 inc, 112 mul, 101 shrd, 90 push, 79 shld, 59 movq, 55 pop, 51 movdqu, 36 pand, 36 por, 30 punpcklqdq, 28 movsd, 27 call, 27 sub, 16 bsf, 11 ret, 10 sete, 10 setne, 8 neg, 8 punpckldq, 8 sbb, 6 andpd, 4 movdqa, 4 pcmpeqd, 4 psllq, 4 psrlq, 4 pxor, 1 dec, 1 jae

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
    jne .L5
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
    mov dword ptr [esp + 0x48], ebx
    mov dword ptr [esp + 0xb0], edi
    and ecx, edi
    mov edi, dword ptr [esi + 0xc]
    bsf ecx, ecx
    cmovne edx, ecx
    mov ecx, dword ptr [esi + 0x18]
    add edx, 0x20
    bsf ebx, eax
    cmove ebx, edx
    mov dword ptr [esp + 0x68], edi
    mov dword ptr [esp + 0xac], ebx
    and ebx, 0x3f
    mov dword ptr [esp + 0x64], ebx
    shl ebx, 0x6
    mov dword ptr [esp + 0x60], ecx
    mov eax, dword ptr [ebp + ebx + plywright::board::geometry::AROUND + 4]
    mov edx, dword ptr [ebp + ebx + plywright::board::geometry::AROUND + 28]
    mov dword ptr [esp + 0x18], ebx
    and eax, edi
    mov edi, dword ptr [esi + 0x4]
    and edx, edi
    mov dword ptr [esp + 0x54], edi
    mov edi, dword ptr [esi + 0x8]
    or edx, eax
    mov eax, dword ptr [ebp + ebx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x8], edx
    mov edx, dword ptr [ebp + ebx + plywright::board::geometry::AROUND + 24]
    mov dword ptr [esp + 0x7c], edi
    and eax, edi
    mov edi, dword ptr [esi]
    and edx, edi
    mov dword ptr [esp + 0x94], edi
    or edx, eax
    mov eax, dword ptr [esi + 0x1c]
    mov dword ptr [esp + 0x4], edx
    mov edx, dword ptr [esi + 0x24]
    mov dword ptr [esp + 0x58], eax
    mov edi, edx
    mov dword ptr [esp + 0xbc], edx
    or edi, eax
    mov eax, dword ptr [ebp + ebx + plywright::board::geometry::AROUND + 36]
    mov dword ptr [esp + 0x5c], edi
    and eax, edi
    mov edi, dword ptr [esi + 0x14]
    mov dword ptr [esp + 0x1c], edi
    or edi, edx
    mov edx, dword ptr [ebp + ebx + plywright::board::geometry::AROUND + 44]
    mov dword ptr [esp + 0x88], edi
    and edx, edi
    or edx, eax
    mov eax, dword ptr [esi + 0x20]
    mov edi, eax
    mov dword ptr [esp + 0xb8], eax
    or edi, ecx
    mov ecx, dword ptr [ebp + ebx + plywright::board::geometry::AROUND + 32]
    mov dword ptr [esp + 0x78], edi
    and ecx, edi
    mov edi, dword ptr [esi + 0x10]
    mov dword ptr [esp + 0x74], edi
    or edi, eax
    mov eax, dword ptr [ebp + ebx + plywright::board::geometry::AROUND + 40]
    mov ebx, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x6c], edi
    and eax, edi
    mov edi, dword ptr [esp + 0x48]
    or eax, ecx
    mov ecx, dword ptr [esi + 0x34]
    mov esi, dword ptr [esi + 0x30]
    or edi, ecx
    and edx, ecx
    and eax, esi
    and ebx, ecx
    mov dword ptr [esp + 0x20], ecx
    mov dword ptr [esp + 0x28], esi
    mov dword ptr [esp + 0x44], edi
    mov edi, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x14], eax
    mov dword ptr [esp + 0x8], edx
    or edi, esi
    mov dword ptr [esp + 0x34], edi
    mov edi, dword ptr [esp + 0x4]
    and edi, esi
    or eax, edx
    mov eax, dword ptr [esp + 0x18]
    lea eax, [ebp + eax + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0xa8], eax
    je .L17
    mov eax, dword ptr [esp + 0x64]
    mov ecx, dword ptr [esp + 0x8]
    mov edx, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x40], 0x0
    mov dword ptr [esp + 0x4c], 0x0
    shl eax, 0x9
    mov dword ptr [esp + 0x9c], eax
    lea eax, [ebp + eax + plywright::board::geometry::BETWEEN]
    mov dword ptr [esp + 0x18], eax
    jmp .L3
    nop
.L1:
    mov ebp, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x4]
.L2:
    mov edx, dword ptr [esp + 0x14]
    mov ecx, dword ptr [esp + 0x8]
    mov eax, edx
    or eax, ecx
    je .L13
.L3:
    mov dword ptr [esp + 0x4], edi
    mov eax, ecx
    mov edi, ecx
    tzcnt ecx, ecx
    mov esi, edx
    mov ebp, edx
    tzcnt edx, edx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, edx
    add ebp, -0x1
    adc edi, -0x1
    and ebp, esi
    and edi, eax
    mov eax, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x14], ebp
    mov dword ptr [esp + 0x8], edi
    mov edi, dword ptr [eax + 8*ecx]
    mov edx, dword ptr [eax + 8*ecx + 0x4]
    mov ebp, edi
    mov esi, edx
    and ebp, dword ptr [esp + 0x34]
    and esi, dword ptr [esp + 0x44]
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
    and edx, dword ptr [esp + 0x48]
    and edi, dword ptr [esp + 0x30]
    or dword ptr [esp + 0x40], edi
    or dword ptr [esp + 0x4c], edx
    jmp .L1
.L4:
    mov edi, dword ptr [esp + 0x4]
    xor eax, eax
    mov edx, 0x1
    mov ebp, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x28]
    shld eax, edx, cl
    shl edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne eax, edx
    cmovne edx, ecx
    or ebx, eax
    or edi, edx
    jmp .L2
.L5:
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
    mov dword ptr [esp + 0x30], ebx
    mov dword ptr [esp + 0xb0], edi
    and ecx, edi
    mov edi, dword ptr [esi + 0xc]
    bsf ecx, ecx
    cmovne edx, ecx
    add edx, 0x20
    bsf ebx, eax
    cmove ebx, edx
    mov dword ptr [esp + 0x48], edi
    mov edx, dword ptr [esi + 0x24]
    mov dword ptr [esp + 0xac], ebx
    and ebx, 0x3f
    mov dword ptr [esp + 0x64], ebx
    shl ebx, 0x6
    mov eax, dword ptr [ebp + ebx + plywright::board::geometry::AROUND + 4]
    mov ecx, dword ptr [ebp + ebx + plywright::board::geometry::AROUND + 20]
    mov dword ptr [esp + 0xbc], edx
    and eax, edi
    mov edi, dword ptr [esi + 0x4]
    and ecx, edi
    mov dword ptr [esp + 0x94], edi
    mov edi, dword ptr [esi + 0x8]
    or ecx, eax
    mov eax, dword ptr [ebp + ebx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x18], ecx
    mov ecx, dword ptr [ebp + ebx + plywright::board::geometry::AROUND + 16]
    mov dword ptr [esp + 0x60], edi
    and eax, edi
    mov edi, dword ptr [esi]
    and ecx, edi
    mov dword ptr [esp + 0x54], edi
    mov edi, edx
    or ecx, eax
    mov eax, dword ptr [esi + 0x1c]
    mov dword ptr [esp + 0x4], ecx
    mov ecx, dword ptr [esi + 0x18]
    or edi, eax
    mov dword ptr [esp + 0x58], eax
    mov eax, dword ptr [ebp + ebx + plywright::board::geometry::AROUND + 36]
    mov dword ptr [esp + 0x5c], edi
    mov dword ptr [esp + 0x74], ecx
    and eax, edi
    mov edi, dword ptr [esi + 0x14]
    mov dword ptr [esp + 0x70], edi
    or edi, edx
    mov edx, dword ptr [ebp + ebx + plywright::board::geometry::AROUND + 44]
    mov dword ptr [esp + 0x6c], edi
    and edx, edi
    or edx, eax
    mov eax, dword ptr [esi + 0x20]
    mov edi, eax
    mov dword ptr [esp + 0xb8], eax
    or edi, ecx
    mov ecx, dword ptr [ebp + ebx + plywright::board::geometry::AROUND + 32]
    mov dword ptr [esp + 0x7c], edi
    and ecx, edi
    mov edi, dword ptr [esi + 0x10]
    mov dword ptr [esp + 0x84], edi
    or edi, eax
    mov eax, dword ptr [ebp + ebx + plywright::board::geometry::AROUND + 40]
    mov dword ptr [esp + 0x68], edi
    and eax, edi
    mov edi, dword ptr [esp + 0x30]
    or eax, ecx
    mov ecx, dword ptr [esi + 0x3c]
    mov esi, dword ptr [esi + 0x38]
    or edi, ecx
    and dword ptr [esp + 0x18], ecx
    and eax, esi
    and edx, ecx
    mov dword ptr [esp + 0x20], ecx
    mov dword ptr [esp + 0x28], esi
    mov dword ptr [esp + 0x34], edi
    mov edi, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x8], eax
    or edi, esi
    mov dword ptr [esp + 0x44], edi
    mov edi, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x4], edx
    and edi, esi
    or eax, edx
    lea eax, [ebp + ebx + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0xa8], eax
    je .L22
    mov ebx, dword ptr [esp + 0x64]
    mov edx, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x40], 0x0
    mov dword ptr [esp + 0x4c], 0x0
    shl ebx, 0x9
    lea eax, [ebp + ebx + plywright::board::geometry::BETWEEN]
    mov dword ptr [esp + 0x9c], ebx
    mov ebx, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x14], eax
    jmp .L7
    nop
.L6:
    mov ebp, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x4]
    mov edx, dword ptr [esp + 0x8]
    mov eax, edx
    or eax, ebx
    je .L9
.L7:
    tzcnt ecx, ebx
    mov esi, edx
    mov dword ptr [esp + 0x4], edi
    mov edi, edx
    tzcnt edx, edx
    mov eax, ebx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, edx
    add edi, -0x1
    adc ebx, -0x1
    and edi, esi
    and ebx, eax
    mov eax, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x8], edi
    mov edi, dword ptr [eax + 8*ecx]
    mov edx, dword ptr [eax + 8*ecx + 0x4]
    mov ebp, edi
    mov esi, edx
    and ebp, dword ptr [esp + 0x44]
    and esi, dword ptr [esp + 0x34]
    mov eax, ebp
    or eax, esi
    je .L8
    mov eax, ebp
    mov ecx, esi
    add eax, -0x1
    adc ecx, -0x1
    and eax, ebp
    and ecx, esi
    or ecx, eax
    jne .L6
    and edx, dword ptr [esp + 0x30]
    and edi, dword ptr [esp + 0x3c]
    or dword ptr [esp + 0x40], edi
    or dword ptr [esp + 0x4c], edx
    jmp .L6
    nop
.L8:
    xor eax, eax
    mov edx, 0x1
    mov edi, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x28]
    shld eax, edx, cl
    shl edx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne eax, edx
    cmovne edx, ecx
    or dword ptr [esp + 0x18], eax
    or edi, edx
    mov edx, dword ptr [esp + 0x8]
    mov eax, edx
    or eax, ebx
    jne .L7
.L9:
    or edi, dword ptr [esp + 0x18]
    jne .L376
    mov ecx, dword ptr [esp + 0x40]
    mov edi, dword ptr [esp + 0x4c]
    mov eax, ecx
    or eax, edi
    je .L23
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
    andpd xmm0, xmmword ptr [esi + .C0]
    je .L247
    mov ebp, ecx
    mov dword ptr [esp + 0x14], edi
    and ebp, 0xff000000
    je .L50
    mov eax, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0xc]
    xor ebx, ebx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L10:
    tzcnt ecx, ebp
    tzcnt eax, ebx
    mov dh, -0x1
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    cmp dl, -0x1
    je .L11
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
    je .L12
    mov ah, dl
    lea esi, [ecx + 0x8000]
    movzx ebp, al
    add ah, 0x2
    mov word ptr [edi + 2*ebp], si
    cmp ah, -0x1
    mov byte ptr [edi + 0x200], ah
    je .L12
    lea esi, [ecx + 0xa000]
    movzx ebp, ah
    mov eax, edx
    mov word ptr [edi + 2*ebp], si
    mov esi, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x4]
    add al, 0x3
    cmp al, -0x1
    mov byte ptr [edi + 0x200], al
    je .L11
    add dl, 0x4
    or ecx, 0x9000
    movzx eax, al
    mov dh, dl
    mov word ptr [edi + 2*eax], cx
    mov byte ptr [edi + 0x200], dl
.L11:
    mov eax, ebx
    mov ecx, ebp
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and ebx, eax
    and ebp, ecx
    mov eax, ebx
    or eax, ebp
    jne .L10
    jmp .L50
.L12:
    mov esi, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x4]
    jmp .L11
.L13:
    or edi, ebx
    jne .L377
    mov ecx, dword ptr [esp + 0x40]
    mov edi, dword ptr [esp + 0x4c]
    mov eax, ecx
    or eax, edi
    je .L18
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
    andpd xmm0, xmmword ptr [eax + .C1]
    je .L68
    and edi, 0xff
    mov dword ptr [esp + 0x14], esi
    je .L54
    mov eax, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0xc]
    xor ebp, ebp
    mov dh, byte ptr [eax + 0x200]
    nop
.L14:
    tzcnt esi, ebp
    tzcnt ecx, edi
    add esi, 0x20
    test edi, edi
    cmovne esi, ecx
    mov cl, -0x1
    cmp dh, -0x1
    je .L15
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
    je .L16
    mov ch, dh
    mov eax, esi
    movzx ebp, dl
    add ch, 0x2
    or eax, 0x8000
    cmp ch, -0x1
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], ch
    je .L16
    mov eax, esi
    movzx ebp, ch
    mov dl, dh
    or eax, 0xa000
    add dl, 0x3
    mov word ptr [ebx + 2*ebp], ax
    mov ebp, dword ptr [esp + 0x4]
    cmp dl, -0x1
    mov byte ptr [ebx + 0x200], dl
    je .L15
    add dh, 0x4
    or esi, 0x9000
    movzx eax, dl
    mov cl, dh
    mov word ptr [ebx + 2*eax], si
    mov byte ptr [ebx + 0x200], dh
.L15:
    mov eax, edi
    mov edx, ebp
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    and ebp, edx
    mov eax, edi
    mov dh, cl
    or eax, ebp
    jne .L14
    jmp .L54
.L16:
    mov ebp, dword ptr [esp + 0x4]
    jmp .L15
.L17:
    or edi, ebx
    jne .L385
.L18:
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
    je .L146
    and ebx, 0xff
    je .L28
    mov eax, dword ptr [esp + 0xc]
    xor edi, edi
    movzx eax, byte ptr [eax + 0x200]
    nop
.L19:
    tzcnt edx, edi
    tzcnt esi, ebx
    mov ah, -0x1
    add edx, 0x20
    test ebx, ebx
    cmovne edx, esi
    cmp al, -0x1
    je .L20
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
    je .L21
    mov dh, al
    mov esi, ebp
    movzx edi, dl
    add dh, 0x2
    or esi, 0x8000
    cmp dh, -0x1
    mov word ptr [ecx + 2*edi], si
    mov byte ptr [ecx + 0x200], dh
    je .L21
    mov esi, ebp
    movzx edi, dh
    mov edx, eax
    or esi, 0xa000
    add dl, 0x3
    mov word ptr [ecx + 2*edi], si
    mov edi, dword ptr [esp + 0x4]
    cmp dl, -0x1
    mov byte ptr [ecx + 0x200], dl
    je .L20
    add al, 0x4
    or ebp, 0x9000
    movzx edx, dl
    mov ah, al
    mov word ptr [ecx + 2*edx], bp
    mov byte ptr [ecx + 0x200], al
.L20:
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
    jne .L19
    jmp .L28
.L21:
    mov edi, dword ptr [esp + 0x4]
    jmp .L20
.L22:
    or edi, dword ptr [esp + 0x18]
    jne .L387
.L23:
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
    je .L197
    mov dword ptr [esp + 0x2c], ebp
    mov ebp, dword ptr [esp + 0x18]
    and ebp, 0xff000000
    je .L34
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    movzx edx, byte ptr [eax + 0x200]
    mov eax, dword ptr [esp + 0xc]
    nop
.L24:
    tzcnt esi, ebp
    tzcnt edi, ecx
    mov bh, -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edi
    cmp dl, -0x1
    je .L25
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
    je .L26
    mov bh, dl
    lea edi, [esi + 0x8000]
    movzx ebp, bl
    add bh, 0x2
    mov word ptr [eax + 2*ebp], di
    cmp bh, -0x1
    mov byte ptr [eax + 0x200], bh
    je .L27
    movzx ebp, bh
    lea edi, [esi + 0xa000]
    mov ebx, edx
    mov bh, -0x1
    mov word ptr [eax + 2*ebp], di
    mov ebp, dword ptr [esp + 0x4]
    add bl, 0x3
    cmp bl, -0x1
    mov byte ptr [eax + 0x200], bl
    je .L25
    add dl, 0x4
    or esi, 0x9000
    movzx edi, bl
    mov bh, dl
    mov word ptr [eax + 2*edi], si
    mov byte ptr [eax + 0x200], dl
.L25:
    mov edx, ecx
    mov esi, ebp
    add edx, -0x1
    adc esi, -0x1
    and ecx, edx
    and ebp, esi
    mov edx, ecx
    or edx, ebp
    mov dl, bh
    jne .L24
    jmp .L34
.L26:
    mov ebp, dword ptr [esp + 0x4]
    jmp .L25
.L27:
    mov ebp, dword ptr [esp + 0x4]
    mov bh, -0x1
    jmp .L25
.L28:
    mov ebx, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x14]
    mov ebp, ebx
    and ebx, 0xfe
    je .L38
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    mov dh, byte ptr [eax + 0x200]
    nop
.L29:
    tzcnt eax, ecx
    tzcnt esi, ebx
    mov dword ptr [esp + 0x18], ecx
    add eax, 0x20
    test ebx, ebx
    cmovne eax, esi
    cmp dh, -0x1
    je .L31
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
    je .L32
    mov ah, dh
    mov edi, esi
    movzx ebp, al
    mov byte ptr [esp + 0x4], -0x1
    add ah, 0x2
    or edi, 0xc000
    cmp ah, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], ah
    je .L33
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
    je .L30
    add dh, 0x4
    or esi, 0xd000
    movzx eax, dl
    mov word ptr [ecx + 2*eax], si
    mov byte ptr [ecx + 0x200], dh
    mov byte ptr [esp + 0x4], dh
.L30:
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
    jne .L29
    jmp .L38
.L31:
    mov byte ptr [esp + 0x4], -0x1
    jmp .L30
.L32:
    mov byte ptr [esp + 0x4], -0x1
.L33:
    mov edi, dword ptr [esp + 0x14]
    mov ebp, dword ptr [esp + 0x8]
    jmp .L30
.L34:
    mov edi, dword ptr [esp + 0x38]
    and edi, 0xfe000000
    je .L44
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    mov bh, byte ptr [eax + 0x200]
    mov eax, dword ptr [esp + 0xc]
    nop
.L35:
    tzcnt esi, edi
    tzcnt edx, ecx
    mov byte ptr [esp + 0x4], -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    cmp bh, -0x1
    je .L36
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
    je .L37
    mov dl, bh
    lea edi, [esi + 0xc000]
    movzx ebp, bl
    add dl, 0x2
    mov word ptr [eax + 2*ebp], di
    cmp dl, -0x1
    mov byte ptr [eax + 0x200], dl
    je .L37
    lea edi, [esi + 0xe000]
    movzx edx, dl
    mov bl, bh
    mov word ptr [eax + 2*edx], di
    mov edi, dword ptr [esp + 0x8]
    add bl, 0x3
    cmp bl, -0x1
    mov byte ptr [eax + 0x200], bl
    je .L36
    add bh, 0x4
    or esi, 0xd000
    movzx edx, bl
    mov word ptr [eax + 2*edx], si
    mov byte ptr [eax + 0x200], bh
    mov byte ptr [esp + 0x4], bh
.L36:
    mov edx, ecx
    mov esi, edi
    mov bh, byte ptr [esp + 0x4]
    add edx, -0x1
    adc esi, -0x1
    and ecx, edx
    and edi, esi
    mov edx, ecx
    or edx, edi
    jne .L35
    jmp .L44
.L37:
    mov edi, dword ptr [esp + 0x8]
    jmp .L36
.L38:
    mov ebx, dword ptr [esp + 0x1c]
    and ebx, 0x7f
    je .L48
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    mov dh, byte ptr [eax + 0x200]
    nop
.L39:
    tzcnt eax, ecx
    tzcnt esi, ebx
    mov dword ptr [esp + 0x18], ecx
    add eax, 0x20
    test ebx, ebx
    cmovne eax, esi
    cmp dh, -0x1
    je .L41
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
    je .L42
    mov ah, dh
    mov edi, esi
    movzx ebp, al
    mov byte ptr [esp + 0x4], -0x1
    add ah, 0x2
    or edi, 0xc000
    cmp ah, -0x1
    mov word ptr [ecx + 2*ebp], di
    mov byte ptr [ecx + 0x200], ah
    je .L43
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
    je .L40
    add dh, 0x4
    or esi, 0xd000
    movzx eax, dl
    mov word ptr [ecx + 2*eax], si
    mov byte ptr [ecx + 0x200], dh
    mov byte ptr [esp + 0x4], dh
.L40:
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
    jne .L39
    jmp .L48
.L41:
    mov byte ptr [esp + 0x4], -0x1
    jmp .L40
.L42:
    mov byte ptr [esp + 0x4], -0x1
.L43:
    mov edi, dword ptr [esp + 0x14]
    mov ebp, dword ptr [esp + 0x8]
    jmp .L40
.L44:
    mov edi, dword ptr [esp + 0x1c]
    and edi, 0x7f000000
    je .L49
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    mov bh, byte ptr [eax + 0x200]
    mov eax, dword ptr [esp + 0xc]
    nop
.L45:
    tzcnt esi, edi
    tzcnt edx, ecx
    mov byte ptr [esp + 0x4], -0x1
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edx
    cmp bh, -0x1
    je .L46
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
    je .L47
    mov dl, bh
    lea edi, [esi + 0xc000]
    movzx ebp, bl
    add dl, 0x2
    mov word ptr [eax + 2*ebp], di
    cmp dl, -0x1
    mov byte ptr [eax + 0x200], dl
    je .L47
    lea edi, [esi + 0xe000]
    movzx edx, dl
    mov bl, bh
    mov word ptr [eax + 2*edx], di
    mov edi, dword ptr [esp + 0x8]
    add bl, 0x3
    cmp bl, -0x1
    mov byte ptr [eax + 0x200], bl
    je .L46
    add bh, 0x4
    or esi, 0xd000
    movzx edx, bl
    mov word ptr [eax + 2*edx], si
    mov byte ptr [eax + 0x200], bh
    mov byte ptr [esp + 0x4], bh
.L46:
    mov edx, ecx
    mov esi, edi
    mov bh, byte ptr [esp + 0x4]
    add edx, -0x1
    adc esi, -0x1
    and ecx, edx
    and edi, esi
    mov edx, ecx
    or edx, edi
    jne .L45
    jmp .L49
.L47:
    mov edi, dword ptr [esp + 0x8]
    jmp .L46
.L48:
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
    jmp .L147
.L49:
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
    jmp .L198
.L50:
    pshufd xmm1, xmm0, 0x55
    movd ebp, xmm1
    and ebp, 0xfe000000
    je .L58
    mov eax, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0xc]
    xor ebx, ebx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L51:
    tzcnt ecx, ebp
    tzcnt eax, ebx
    mov dh, -0x1
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    cmp dl, -0x1
    je .L52
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
    je .L53
    mov ah, dl
    lea esi, [ecx + 0xc000]
    movzx ebp, al
    add ah, 0x2
    mov word ptr [edi + 2*ebp], si
    cmp ah, -0x1
    mov byte ptr [edi + 0x200], ah
    je .L53
    lea esi, [ecx + 0xe000]
    movzx ebp, ah
    mov eax, edx
    mov word ptr [edi + 2*ebp], si
    mov esi, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x4]
    add al, 0x3
    cmp al, -0x1
    mov byte ptr [edi + 0x200], al
    je .L52
    add dl, 0x4
    or ecx, 0xd000
    movzx eax, al
    mov dh, dl
    mov word ptr [edi + 2*eax], cx
    mov byte ptr [edi + 0x200], dl
.L52:
    mov eax, ebx
    mov ecx, ebp
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and ebx, eax
    and ebp, ecx
    mov eax, ebx
    or eax, ebp
    jne .L51
    jmp .L58
.L53:
    mov esi, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x4]
    jmp .L52
.L54:
    pshufd xmm1, xmm0, 0xee
    movd edi, xmm1
    and edi, 0xfe
    je .L62
    mov eax, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0xc]
    xor ebp, ebp
    movzx edx, byte ptr [eax + 0x200]
    nop
.L55:
    tzcnt ecx, ebp
    tzcnt eax, edi
    mov dh, -0x1
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    cmp dl, -0x1
    je .L56
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
    mov eax, esi
    movzx ebp, ch
    mov ecx, edx
    or eax, 0xe000
    add cl, 0x3
    mov word ptr [ebx + 2*ebp], ax
    mov ebp, dword ptr [esp + 0x4]
    cmp cl, -0x1
    mov byte ptr [ebx + 0x200], cl
    je .L56
    add dl, 0x4
    or esi, 0xd000
    movzx eax, cl
    mov dh, dl
    mov word ptr [ebx + 2*eax], si
    mov byte ptr [ebx + 0x200], dl
.L56:
    mov eax, edi
    mov ecx, ebp
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and edi, eax
    and ebp, ecx
    mov eax, edi
    or eax, ebp
    jne .L55
    jmp .L62
.L57:
    mov ebp, dword ptr [esp + 0x4]
    jmp .L56
.L58:
    pshufd xmm1, xmm0, 0xff
    movd ebp, xmm1
    and ebp, 0x7f000000
    je .L66
    mov eax, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0xc]
    xor ebx, ebx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L59:
    tzcnt ecx, ebp
    tzcnt eax, ebx
    mov dh, -0x1
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    cmp dl, -0x1
    je .L60
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
    je .L61
    mov ah, dl
    lea esi, [ecx + 0xc000]
    movzx ebp, al
    add ah, 0x2
    mov word ptr [edi + 2*ebp], si
    cmp ah, -0x1
    mov byte ptr [edi + 0x200], ah
    je .L61
    lea esi, [ecx + 0xe000]
    movzx ebp, ah
    mov eax, edx
    mov word ptr [edi + 2*ebp], si
    mov esi, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x4]
    add al, 0x3
    cmp al, -0x1
    mov byte ptr [edi + 0x200], al
    je .L60
    add dl, 0x4
    or ecx, 0xd000
    movzx eax, al
    mov dh, dl
    mov word ptr [edi + 2*eax], cx
    mov byte ptr [edi + 0x200], dl
.L60:
    mov eax, ebx
    mov ecx, ebp
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and ebx, eax
    and ebp, ecx
    mov eax, ebx
    or eax, ebp
    jne .L59
    jmp .L66
.L61:
    mov esi, dword ptr [esp + 0x10]
    mov ebp, dword ptr [esp + 0x4]
    jmp .L60
.L62:
    movd edi, xmm0
    and edi, 0x7f
    je .L67
    mov eax, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0xc]
    xor ebp, ebp
    movzx edx, byte ptr [eax + 0x200]
    nop
.L63:
    tzcnt ecx, ebp
    tzcnt eax, edi
    mov dh, -0x1
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    cmp dl, -0x1
    je .L64
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
    je .L65
    mov ch, dl
    mov eax, esi
    movzx ebp, cl
    add ch, 0x2
    or eax, 0xc000
    cmp ch, -0x1
    mov word ptr [ebx + 2*ebp], ax
    mov byte ptr [ebx + 0x200], ch
    je .L65
    mov eax, esi
    movzx ebp, ch
    mov ecx, edx
    or eax, 0xe000
    add cl, 0x3
    mov word ptr [ebx + 2*ebp], ax
    mov ebp, dword ptr [esp + 0x4]
    cmp cl, -0x1
    mov byte ptr [ebx + 0x200], cl
    je .L64
    add dl, 0x4
    or esi, 0xd000
    movzx eax, cl
    mov dh, dl
    mov word ptr [ebx + 2*eax], si
    mov byte ptr [ebx + 0x200], dl
.L64:
    mov eax, edi
    mov ecx, ebp
    mov dl, dh
    add eax, -0x1
    adc ecx, -0x1
    and edi, eax
    and ebp, ecx
    mov eax, edi
    or eax, ebp
    jne .L63
    jmp .L67
.L65:
    mov ebp, dword ptr [esp + 0x4]
    jmp .L64
.L66:
    mov edi, dword ptr [esp + 0x14]
    andpd xmm0, xmmword ptr [esi + .C2]
    and dword ptr [esp + 0x24], 0xffffff
    mov eax, edi
    and eax, 0xffffff00
    jmp .L248
.L67:
    mov eax, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x14]
    and dword ptr [esp + 0x24], 0xffffff00
    andpd xmm0, xmmword ptr [eax + .C3]
.L68:
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
    je .L72
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L69:
    mov edi, esi
    mov ebp, edx
    add edi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L71
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
.L70:
    and esi, edi
    and edx, ebp
    mov eax, esi
    or eax, edx
    jne .L69
    jmp .L72
.L71:
    mov cl, -0x1
    jmp .L70
.L72:
    movd edx, xmm0
    pshufd xmm0, xmm0, 0x55
    movd esi, xmm0
    mov eax, edx
    or eax, esi
    je .L76
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L73:
    mov edi, edx
    mov ebp, esi
    add edi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L75
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
.L74:
    and edx, edi
    and esi, ebp
    mov eax, edx
    or eax, esi
    jne .L73
    jmp .L76
.L75:
    mov cl, -0x1
    jmp .L74
.L76:
    mov edx, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x18]
    movzx eax, byte ptr [esp + 0x14]
    mov ecx, edx
    mov dword ptr [esp + 0x14], eax
    or ecx, edi
    je .L80
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L77:
    mov esi, edx
    mov eax, edi
    add esi, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L79
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
.L78:
    and edx, esi
    and edi, eax
    mov eax, edx
    or eax, edi
    jne .L77
    jmp .L80
.L79:
    mov cl, -0x1
    jmp .L78
.L80:
    mov esi, dword ptr [esp + 0x14]
    test esi, esi
    je .L84
    mov ecx, dword ptr [esp + 0xc]
    xor eax, eax
    movzx ebx, byte ptr [ecx + 0x200]
    nop
.L81:
    mov edx, eax
    mov edi, esi
    add edx, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L83
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
.L82:
    and eax, edx
    and esi, edi
    mov edx, eax
    or edx, esi
    jne .L81
    jmp .L84
.L83:
    mov bl, -0x1
    jmp .L82
.L84:
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
    je .L94
    mov eax, dword ptr [esp + 0xc]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L86
.L85:
    mov esi, dword ptr [esp + 0x70]
    mov edi, dword ptr [esp + 0x24]
    and esi, dword ptr [esp + 0x84]
    and edi, dword ptr [esp + 0x80]
    mov eax, esi
    or eax, edi
    je .L94
.L86:
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
    je .L90
    lea esi, [eax + 0x4000]
    mov dh, dl
    movzx eax, si
    mov dword ptr [esp + 0x18], eax
    nop
.L87:
    mov ebp, ebx
    mov eax, edi
    add ebp, -0x1
    adc eax, -0x1
    cmp dh, -0x1
    je .L89
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
.L88:
    and ebx, ebp
    and edi, eax
    mov eax, ebx
    or eax, edi
    jne .L87
    jmp .L90
.L89:
    mov dh, -0x1
    jmp .L88
    nop
.L90:
    mov ebp, dword ptr [esp + 0x8c]
    mov ecx, dword ptr [esp + 0x98]
    mov dh, dl
    and ebp, dword ptr [esp + 0x50]
    and ecx, dword ptr [esp + 0x3c]
    mov esi, ebp
    or esi, ecx
    je .L85
    nop
.L91:
    mov ebx, ebp
    mov eax, ecx
    add ebx, -0x1
    adc eax, -0x1
    cmp dh, -0x1
    je .L93
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
.L92:
    and ebp, ebx
    and ecx, eax
    mov eax, ebp
    or eax, ecx
    jne .L91
    jmp .L85
.L93:
    mov dh, -0x1
    jmp .L92
.L94:
    mov esi, dword ptr [esp + 0x6c]
    mov edx, dword ptr [esp + 0x88]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0xa4]
    and edx, dword ptr [esp + 0xa0]
    mov eax, esi
    or eax, edx
    je .L104
    mov eax, dword ptr [esp + 0xc]
    mov ch, byte ptr [eax + 0x200]
    jmp .L96
    nop
.L95:
    mov esi, dword ptr [esp + 0x84]
    mov edx, dword ptr [esp + 0x70]
    and esi, dword ptr [esp + 0x80]
    and edx, dword ptr [esp + 0x8c]
    mov eax, esi
    or eax, edx
    je .L104
.L96:
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
    je .L100
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x18], ebx
    movzx esi, si
    mov dword ptr [esp + 0x24], esi
    nop
.L97:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L99
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
.L98:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L97
    jmp .L100
.L99:
    mov cl, -0x1
    jmp .L98
    nop
.L100:
    mov ebp, dword ptr [esp + 0x98]
    and ebx, dword ptr [esp + 0x3c]
    and ebp, dword ptr [esp + 0x50]
    mov eax, ebp
    or eax, ebx
    mov al, ch
    je .L95
    nop
.L101:
    mov edx, ebp
    mov esi, ebx
    add edx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L103
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
.L102:
    and ebp, edx
    and ebx, esi
    mov edx, ebp
    or edx, ebx
    jne .L101
    jmp .L95
.L103:
    mov al, -0x1
    jmp .L102
.L104:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0x78]
    and edx, dword ptr [esp + 0x5c]
    and esi, dword ptr [esp + 0xa4]
    and edx, dword ptr [esp + 0xa0]
    mov eax, esi
    or eax, edx
    je .L114
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L106
    nop
.L105:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x48]
    and esi, dword ptr [esp + 0x70]
    and edx, dword ptr [esp + 0x84]
    mov eax, esi
    or eax, edx
    je .L114
.L106:
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
    je .L110
    lea esi, [ecx + 0x4000]
    mov dword ptr [esp + 0x18], edi
    movzx ecx, si
    mov dword ptr [esp + 0x24], ecx
    mov ecx, ebx
    nop
.L107:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L109
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
.L108:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L107
    jmp .L110
.L109:
    mov cl, -0x1
    jmp .L108
    nop
.L110:
    mov ebp, dword ptr [esp + 0x80]
    and edi, dword ptr [esp + 0x3c]
    and ebp, dword ptr [esp + 0x50]
    mov eax, ebp
    or eax, edi
    mov eax, ebx
    je .L105
    nop
.L111:
    mov esi, ebp
    mov edx, edi
    add esi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L113
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
.L112:
    and ebp, esi
    and edi, edx
    mov edx, ebp
    or edx, edi
    jne .L111
    jmp .L105
.L113:
    mov al, -0x1
    jmp .L112
.L114:
    mov esi, dword ptr [esp + 0x74]
    mov edx, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x40]
    and edx, dword ptr [esp + 0x4c]
    mov eax, esi
    or eax, edx
    je .L124
    mov eax, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x84], eax
    jmp .L116
.L115:
    mov esi, dword ptr [esp + 0x74]
    mov edx, dword ptr [esp + 0x1c]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x48]
    and edx, dword ptr [esp + 0x30]
    mov eax, esi
    or eax, edx
    je .L124
.L116:
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
    je .L120
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x18], ebp
    movzx esi, si
    mov dword ptr [esp + 0x24], esi
    nop
.L117:
    mov edi, eax
    mov esi, edx
    add edi, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L119
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
.L118:
    and eax, edi
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L117
    jmp .L120
.L119:
    mov cl, -0x1
    jmp .L118
    nop
.L120:
    mov edi, dword ptr [esp + 0x70]
    and ebp, dword ptr [esp + 0x50]
    mov byte ptr [esp + 0x4], ch
    and edi, dword ptr [esp + 0x3c]
    mov eax, ebp
    or eax, edi
    mov al, ch
    je .L115
    nop
.L121:
    mov ecx, ebp
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L123
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
.L122:
    and ebp, ecx
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L121
    jmp .L115
.L123:
    mov al, -0x1
    jmp .L122
.L124:
    mov esi, dword ptr [esp + 0x60]
    mov edx, dword ptr [esp + 0x58]
    and esi, dword ptr [esp + 0x40]
    and edx, dword ptr [esp + 0x4c]
    mov eax, esi
    or eax, edx
    je .L134
    mov eax, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x74], eax
    jmp .L126
    nop
.L125:
    mov esi, dword ptr [esp + 0x60]
    mov edx, dword ptr [esp + 0x58]
    and esi, dword ptr [esp + 0x48]
    and edx, dword ptr [esp + 0x30]
    mov eax, esi
    or eax, edx
    je .L134
.L126:
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
    je .L130
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x18], ebp
    mov dword ptr [esp + 0x24], ebx
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
    nop
.L127:
    mov edi, eax
    mov esi, edx
    add edi, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L129
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
.L128:
    and eax, edi
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L127
    jmp .L130
.L129:
    mov cl, -0x1
    jmp .L128
    nop
.L130:
    and ebp, dword ptr [esp + 0x50]
    and ebx, dword ptr [esp + 0x3c]
    mov eax, ebp
    or eax, ebx
    mov al, ch
    je .L125
    nop
.L131:
    mov edx, ebp
    mov esi, ebx
    add edx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L133
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
.L132:
    and ebp, edx
    and ebx, esi
    mov edx, ebp
    or edx, ebx
    jne .L131
    jmp .L125
.L133:
    mov al, -0x1
    jmp .L132
.L134:
    mov edx, dword ptr [esp + 0x40]
    mov esi, dword ptr [esp + 0x4c]
    mov ebx, dword ptr [esp + 0x10]
    and edx, dword ptr [esp + 0xb8]
    and esi, dword ptr [esp + 0xbc]
    mov eax, edx
    or eax, esi
    je .L144
    mov edi, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x9c]
    mov ch, byte ptr [edi + 0x200]
    lea eax, [ebx + eax + plywright::board::geometry::LINE]
    mov dword ptr [esp + 0x58], eax
    jmp .L136
    nop
.L135:
    mov edx, dword ptr [esp + 0x40]
    mov esi, dword ptr [esp + 0x4c]
    mov ebx, dword ptr [esp + 0x10]
    and edx, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x48]
    mov eax, edx
    or eax, esi
    je .L144
.L136:
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
    je .L140
    lea esi, [eax + 0x4000]
    mov cl, ch
    mov dword ptr [esp + 0x18], edx
    movzx eax, si
    mov dword ptr [esp + 0x24], eax
    nop
.L137:
    mov edi, ebp
    mov eax, ebx
    add edi, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L139
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
.L138:
    and ebp, edi
    and ebx, eax
    mov eax, ebp
    or eax, ebx
    jne .L137
    jmp .L140
.L139:
    mov cl, -0x1
    jmp .L138
    nop
.L140:
    mov ebp, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x3c]
    mov cl, ch
    and ebp, dword ptr [esp + 0x50]
    mov esi, ebp
    or esi, edx
    je .L135
    nop
.L141:
    mov eax, ebp
    mov ebx, edx
    add eax, -0x1
    adc ebx, -0x1
    cmp cl, -0x1
    je .L143
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
.L142:
    and ebp, eax
    and edx, ebx
    mov eax, ebp
    or eax, edx
    jne .L141
    jmp .L135
.L143:
    mov cl, -0x1
    jmp .L142
.L144:
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
    je .L358
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
    je .L346
    mov esi, dword ptr [esp + 0x34]
    and esi, eax
    mov dword ptr [esp + 0x8], esi
    mov esi, dword ptr [esp + 0x44]
    and esi, edx
    mov edx, ebp
    mov dword ptr [esp + 0x14], esi
    mov esi, ecx
    nop
.L145:
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
    jne .L145
    jmp .L347
.L146:
    mov ecx, dword ptr [esp + 0x8]
    mov esi, dword ptr [esp + 0x3c]
    mov edi, dword ptr [esp + 0x14]
.L147:
    mov edx, dword ptr [esp + 0x24]
    mov eax, edi
    shr eax, 0x8
    and edx, eax
    mov eax, ecx
    or eax, esi
    mov dword ptr [esp + 0x24], edx
    je .L151
    mov eax, dword ptr [esp + 0xc]
    mov edi, ecx
    mov ecx, dword ptr [esp + 0xc]
    movzx edx, byte ptr [eax + 0x200]
    nop
.L148:
    mov eax, edi
    mov ebp, esi
    add eax, -0x1
    adc ebp, -0x1
    cmp dl, -0x1
    je .L150
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
.L149:
    and edi, eax
    and esi, ebp
    mov eax, edi
    or eax, esi
    jne .L148
    jmp .L151
.L150:
    mov dl, -0x1
    jmp .L149
.L151:
    mov esi, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x38]
    mov eax, esi
    or eax, edx
    je .L155
    mov eax, dword ptr [esp + 0xc]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L152:
    mov ecx, esi
    mov ebp, edx
    add ecx, -0x1
    adc ebp, -0x1
    cmp al, -0x1
    je .L154
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
.L153:
    and esi, ecx
    and edx, ebp
    mov ecx, esi
    or ecx, edx
    jne .L152
    jmp .L155
.L154:
    mov al, -0x1
    jmp .L153
.L155:
    movzx eax, byte ptr [esp + 0x24]
    mov ebp, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [esp + 0x2c]
    mov ecx, eax
    or ecx, ebp
    je .L159
    mov ecx, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [ecx + 0x200]
    nop
.L156:
    mov edx, eax
    mov esi, ebp
    add edx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L158
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
.L157:
    and eax, edx
    and ebp, esi
    mov edx, eax
    or edx, ebp
    jne .L156
    jmp .L159
.L158:
    mov cl, -0x1
    jmp .L157
.L159:
    mov ebp, dword ptr [esp + 0x8]
    test ebp, ebp
    je .L163
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L160:
    mov esi, ecx
    mov edi, ebp
    add esi, -0x1
    adc edi, -0x1
    cmp dl, -0x1
    je .L162
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
.L161:
    and ecx, esi
    and ebp, edi
    mov eax, ecx
    or eax, ebp
    jne .L160
    jmp .L163
.L162:
    mov dl, -0x1
    jmp .L161
.L163:
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
    je .L173
    mov ecx, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x28]
    mov edx, dword ptr [esp + 0x20]
    movzx ebx, byte ptr [ecx + 0x200]
    not eax
    not edx
    mov dword ptr [esp + 0x58], eax
    mov dword ptr [esp + 0x60], edx
    jmp .L165
    nop
.L164:
    mov ebp, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x1c]
    mov bl, dh
    and ebp, dword ptr [esp + 0x3c]
    and edi, dword ptr [esp + 0x50]
    mov eax, ebp
    or eax, edi
    je .L173
.L165:
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
    je .L169
    lea esi, [eax + 0x4000]
    mov bh, bl
    movzx eax, si
    mov dword ptr [esp + 0x18], eax
    nop
.L166:
    mov ebp, edx
    mov eax, edi
    add ebp, -0x1
    adc eax, -0x1
    cmp bh, -0x1
    je .L168
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
.L167:
    and edx, ebp
    and edi, eax
    mov eax, edx
    or eax, edi
    jne .L166
    jmp .L169
.L168:
    mov bh, -0x1
    jmp .L167
    nop
.L169:
    mov eax, dword ptr [esp + 0x40]
    mov ebp, dword ptr [esp + 0x4c]
    and eax, dword ptr [esp + 0x58]
    and ebp, dword ptr [esp + 0x60]
    mov edx, eax
    or edx, ebp
    mov dh, bl
    mov dl, bl
    je .L164
    nop
.L170:
    mov ebx, eax
    mov ecx, ebp
    add ebx, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L172
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
.L171:
    and eax, ebx
    and ebp, ecx
    mov ecx, eax
    or ecx, ebp
    jne .L170
    jmp .L164
.L172:
    mov dl, -0x1
    jmp .L171
.L173:
    mov edx, dword ptr [esp + 0x6c]
    mov esi, dword ptr [esp + 0x88]
    mov edi, dword ptr [esp + 0xc]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x48]
    mov eax, edx
    or eax, esi
    je .L184
    mov eax, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0x20]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x60], eax
    mov dword ptr [esp + 0x74], ebx
    jmp .L175
    nop
.L174:
    mov edx, dword ptr [esp + 0x3c]
    mov esi, dword ptr [esp + 0x50]
    mov ch, byte ptr [esp + 0x4]
    and edx, dword ptr [esp + 0x40]
    and esi, dword ptr [esp + 0x4c]
    mov eax, edx
    or eax, esi
    je .L184
.L175:
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
    je .L179
    mov edi, dword ptr [esp + 0xc]
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x24], ebx
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
    nop
.L176:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L178
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
.L177:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L176
    jmp .L180
.L178:
    mov cl, -0x1
    jmp .L177
    nop
.L179:
    mov edi, dword ptr [esp + 0xc]
.L180:
    mov ebp, dword ptr [esp + 0x58]
    and ebx, dword ptr [esp + 0x74]
    mov byte ptr [esp + 0x4], ch
    and ebp, dword ptr [esp + 0x60]
    mov eax, ebp
    or eax, ebx
    mov al, ch
    je .L174
.L181:
    mov ecx, ebp
    mov esi, ebx
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L183
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
.L182:
    and ebp, ecx
    and ebx, esi
    mov edx, ebp
    or edx, ebx
    jne .L181
    jmp .L174
.L183:
    mov al, -0x1
    jmp .L182
.L184:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x48]
    mov ebp, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x78]
    and edx, dword ptr [esp + 0x5c]
    mov eax, esi
    or eax, edx
    je .L195
    mov eax, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0x20]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x40], eax
    mov dword ptr [esp + 0x4c], ebx
    jmp .L186
    nop
.L185:
    mov esi, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x48]
    mov ebp, dword ptr [esp + 0x10]
    mov ch, bl
    and esi, dword ptr [esp + 0x3c]
    and edx, dword ptr [esp + 0x50]
    mov eax, esi
    or eax, edx
    je .L195
.L186:
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
    je .L190
    mov edi, dword ptr [esp + 0x14]
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x24], ebp
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
    nop
.L187:
    mov ebx, eax
    mov esi, edx
    add ebx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L189
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
.L188:
    and eax, ebx
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L187
    jmp .L191
.L189:
    mov cl, -0x1
    jmp .L188
    nop
.L190:
    mov edi, dword ptr [esp + 0x14]
.L191:
    and ebp, dword ptr [esp + 0x40]
    and edi, dword ptr [esp + 0x4c]
    mov bl, ch
    mov eax, ebp
    or eax, edi
    mov al, ch
    je .L185
    nop
.L192:
    mov ecx, ebp
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L194
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
.L193:
    and ebp, ecx
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L192
    jmp .L185
.L194:
    mov al, -0x1
    jmp .L193
.L195:
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
    je .L380
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
    je .L326
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
.L196:
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
    jne .L196
    jmp .L327
.L197:
    mov edi, dword ptr [esp + 0x18]
    mov eax, dword ptr [esp + 0x14]
    mov ebx, dword ptr [esp + 0x38]
    mov esi, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x40], ebp
.L198:
    mov ecx, esi
    shl ebp, 0x8
    mov dword ptr [esp + 0x18], edi
    or ecx, ebx
    mov dword ptr [esp + 0x2c], ebp
    je .L202
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x14], eax
    movzx ecx, byte ptr [ecx + 0x200]
    nop
.L199:
    mov edx, esi
    mov edi, ebx
    add edx, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L201
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
.L200:
    and esi, edx
    and ebx, edi
    mov edx, esi
    or edx, ebx
    jne .L199
    jmp .L202
.L201:
    mov cl, -0x1
    jmp .L200
.L202:
    mov ecx, dword ptr [esp + 0x2c]
    mov esi, dword ptr [esp + 0x1c]
    mov ebp, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0x48]
    and dword ptr [esp + 0x24], ecx
    mov ecx, eax
    or ecx, esi
    je .L206
    movzx ecx, byte ptr [ebp + 0x200]
    nop
.L203:
    mov edx, eax
    mov edi, esi
    add edx, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L205
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
.L204:
    and eax, edx
    and esi, edi
    mov edx, eax
    or edx, esi
    jne .L203
    jmp .L206
.L205:
    mov cl, -0x1
    jmp .L204
.L206:
    mov edi, dword ptr [esp + 0x40]
    mov esi, dword ptr [esp + 0x18]
    and dword ptr [esp + 0x24], 0xff000000
    mov ecx, edi
    or ecx, esi
    je .L210
    movzx ecx, byte ptr [ebp + 0x200]
    nop
.L207:
    mov edx, edi
    mov eax, esi
    add edx, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L209
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
.L208:
    and edi, edx
    and esi, eax
    mov edx, edi
    or edx, esi
    jne .L207
    jmp .L210
.L209:
    mov cl, -0x1
    jmp .L208
.L210:
    mov edi, dword ptr [esp + 0x24]
    test edi, edi
    je .L214
    movzx ecx, byte ptr [ebp + 0x200]
    xor eax, eax
    nop
.L211:
    mov edx, edi
    mov esi, eax
    add edx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L213
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
.L212:
    and edi, edx
    and eax, esi
    mov edx, edi
    or edx, eax
    jne .L211
    jmp .L214
.L213:
    mov cl, -0x1
    jmp .L212
.L214:
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
    je .L224
    mov ecx, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x28]
    mov edx, dword ptr [esp + 0x20]
    movzx ebx, byte ptr [ecx + 0x200]
    not eax
    not edx
    mov dword ptr [esp + 0x74], eax
    mov dword ptr [esp + 0x70], edx
    jmp .L216
    nop
.L215:
    mov ebp, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x1c]
    mov bl, dh
    and ebp, dword ptr [esp + 0x50]
    and edi, dword ptr [esp + 0x40]
    mov eax, ebp
    or eax, edi
    je .L224
.L216:
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
    je .L220
    lea esi, [eax + 0x4000]
    mov bh, bl
    movzx eax, si
    mov dword ptr [esp + 0x18], eax
    nop
.L217:
    mov ebp, edx
    mov eax, edi
    add ebp, -0x1
    adc eax, -0x1
    cmp bh, -0x1
    je .L219
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
.L218:
    and edx, ebp
    and edi, eax
    mov eax, edx
    or eax, edi
    jne .L217
    jmp .L220
.L219:
    mov bh, -0x1
    jmp .L218
    nop
.L220:
    mov eax, dword ptr [esp + 0x4c]
    mov ebp, dword ptr [esp + 0x58]
    and eax, dword ptr [esp + 0x74]
    and ebp, dword ptr [esp + 0x70]
    mov edx, eax
    or edx, ebp
    mov dh, bl
    mov dl, bl
    je .L215
    nop
.L221:
    mov ebx, eax
    mov ecx, ebp
    add ebx, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L223
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
.L222:
    and eax, ebx
    and ebp, ecx
    mov ecx, eax
    or ecx, ebp
    jne .L221
    jmp .L215
.L223:
    mov dl, -0x1
    jmp .L222
.L224:
    mov edx, dword ptr [esp + 0x68]
    mov esi, dword ptr [esp + 0x6c]
    and edx, dword ptr [esp + 0x3c]
    and esi, dword ptr [esp + 0x30]
    mov eax, edx
    or eax, esi
    je .L235
    mov edi, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0x20]
    mov ch, byte ptr [edi + 0x200]
    not eax
    not ebx
    mov dword ptr [esp + 0x74], eax
    mov dword ptr [esp + 0x70], ebx
    jmp .L226
    nop
.L225:
    mov edx, dword ptr [esp + 0x50]
    mov esi, dword ptr [esp + 0x40]
    mov ch, byte ptr [esp + 0x4]
    and edx, dword ptr [esp + 0x4c]
    and esi, dword ptr [esp + 0x58]
    mov eax, edx
    or eax, esi
    je .L235
.L226:
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
    je .L230
    mov ebx, dword ptr [esp + 0x14]
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x24], ebp
    movzx esi, si
    mov dword ptr [esp + 0x1c], esi
    nop
.L227:
    mov edi, eax
    mov esi, edx
    add edi, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L229
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
.L228:
    and eax, edi
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L227
    jmp .L231
.L229:
    mov cl, -0x1
    jmp .L228
    nop
.L230:
    mov ebx, dword ptr [esp + 0x14]
.L231:
    and ebx, dword ptr [esp + 0x74]
    and ebp, dword ptr [esp + 0x70]
    mov byte ptr [esp + 0x4], ch
    mov eax, ebx
    or eax, ebp
    mov al, ch
    je .L225
    nop
.L232:
    mov esi, ebx
    mov edx, ebp
    add esi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L234
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
.L233:
    and ebx, esi
    and ebp, edx
    mov edx, ebx
    or edx, ebp
    jne .L232
    jmp .L225
.L234:
    mov al, -0x1
    jmp .L233
.L235:
    mov esi, dword ptr [esp + 0x3c]
    mov edx, dword ptr [esp + 0x30]
    mov edi, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x7c]
    and edx, dword ptr [esp + 0x5c]
    mov eax, esi
    or eax, edx
    je .L245
    mov ecx, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x28]
    mov ebp, dword ptr [esp + 0x20]
    movzx ebx, byte ptr [ecx + 0x200]
    not eax
    not ebp
    mov dword ptr [esp + 0x4c], eax
    mov dword ptr [esp + 0x58], ebp
    jmp .L237
    nop
.L236:
    mov esi, dword ptr [esp + 0x3c]
    mov edx, dword ptr [esp + 0x30]
    mov edi, dword ptr [esp + 0x10]
    and esi, dword ptr [esp + 0x1c]
    and edx, dword ptr [esp + 0x50]
    mov eax, esi
    or eax, edx
    je .L245
.L237:
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
    je .L241
    lea esi, [ecx + 0x4000]
    mov dword ptr [esp + 0x18], edi
    movzx ecx, si
    mov dword ptr [esp + 0x24], ecx
    mov ecx, ebx
    nop
.L238:
    mov ebp, eax
    mov esi, edx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L240
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
.L239:
    and eax, ebp
    and edx, esi
    mov esi, eax
    or esi, edx
    jne .L238
    jmp .L241
.L240:
    mov cl, -0x1
    jmp .L239
    nop
.L241:
    mov ebp, dword ptr [esp + 0x40]
    and edi, dword ptr [esp + 0x58]
    and ebp, dword ptr [esp + 0x4c]
    mov eax, ebp
    or eax, edi
    mov eax, ebx
    je .L236
    nop
.L242:
    mov esi, ebp
    mov edx, edi
    add esi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L244
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
.L243:
    and ebp, esi
    and edi, edx
    mov edx, ebp
    or edx, edi
    jne .L242
    jmp .L236
.L244:
    mov al, -0x1
    jmp .L243
.L245:
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
    je .L383
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
    je .L336
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
.L246:
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
    jne .L246
    jmp .L337
.L247:
    mov eax, edi
.L248:
    pshufd xmm1, xmm0, 0x55
    movd edx, xmm0
    mov dword ptr [esp + 0x1c], eax
    shl edi, 0x8
    movd ebx, xmm1
    mov eax, edx
    mov dword ptr [esp + 0x14], edi
    or eax, ebx
    je .L252
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
    nop
.L249:
    mov ebp, edx
    mov esi, ebx
    add ebp, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L251
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
.L250:
    and edx, ebp
    and ebx, esi
    mov eax, edx
    or eax, ebx
    jne .L249
    jmp .L252
.L251:
    mov cl, -0x1
    jmp .L250
.L252:
    mov eax, dword ptr [esp + 0x14]
    pshufd xmm1, xmm0, 0xff
    pshufd xmm0, xmm0, 0xee
    movd ebx, xmm0
    movd edx, xmm1
    and dword ptr [esp + 0x18], eax
    mov eax, ebx
    or eax, edx
    je .L256
    mov eax, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [eax + 0x200]
.L253:
    mov esi, ebx
    mov ebp, edx
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L255
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
.L254:
    and ebx, esi
    and edx, ebp
    mov eax, ebx
    or eax, edx
    jne .L253
    jmp .L256
.L255:
    mov cl, -0x1
    jmp .L254
.L256:
    mov ecx, dword ptr [esp + 0x1c]
    mov ebp, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esp + 0x24]
    mov eax, ecx
    and ebp, 0xff000000
    or eax, ebx
    je .L260
    mov eax, dword ptr [esp + 0xc]
    movzx eax, byte ptr [eax + 0x200]
    nop
.L257:
    mov edx, ecx
    mov esi, ebx
    add edx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L259
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
.L258:
    and ecx, edx
    and ebx, esi
    mov eax, ecx
    or eax, ebx
    movzx eax, byte ptr [esp + 0x4]
    jne .L257
    jmp .L260
.L259:
    mov byte ptr [esp + 0x4], -0x1
    jmp .L258
.L260:
    test ebp, ebp
    je .L264
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    movzx edx, byte ptr [eax + 0x200]
    nop
.L261:
    mov eax, ebp
    mov esi, ecx
    add eax, -0x1
    adc esi, -0x1
    cmp dl, -0x1
    je .L263
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
.L262:
    and ebp, eax
    and ecx, esi
    mov eax, ebp
    or eax, ecx
    jne .L261
    jmp .L264
.L263:
    mov dl, -0x1
    jmp .L262
.L264:
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
    je .L274
    mov eax, dword ptr [esp + 0xc]
    movzx edx, byte ptr [eax + 0x200]
    jmp .L266
    nop
.L265:
    mov esi, dword ptr [esp + 0x80]
    mov edi, dword ptr [esp + 0x24]
    and esi, dword ptr [esp + 0x8c]
    and edi, dword ptr [esp + 0x98]
    mov eax, esi
    or eax, edi
    je .L274
.L266:
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
    je .L270
    lea esi, [eax + 0x4000]
    mov dh, dl
    movzx eax, si
    mov dword ptr [esp + 0x18], eax
    nop
.L267:
    mov eax, ebx
    mov ebp, edi
    add eax, -0x1
    adc ebp, -0x1
    cmp dh, -0x1
    je .L269
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
.L268:
    and ebx, eax
    and edi, ebp
    mov eax, ebx
    or eax, edi
    jne .L267
    jmp .L270
.L269:
    mov dh, -0x1
    jmp .L268
    nop
.L270:
    mov ebp, dword ptr [esp + 0x78]
    mov ebx, dword ptr [esp + 0x88]
    mov dh, dl
    and ebp, dword ptr [esp + 0x38]
    and ebx, dword ptr [esp + 0x50]
    mov esi, ebp
    or esi, ebx
    je .L265
    nop
.L271:
    mov eax, ebp
    mov edi, ebx
    add eax, -0x1
    adc edi, -0x1
    cmp dh, -0x1
    je .L273
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
.L272:
    and ebp, eax
    and ebx, edi
    mov eax, ebp
    or eax, ebx
    jne .L271
    jmp .L265
.L273:
    mov dh, -0x1
    jmp .L272
.L274:
    mov esi, dword ptr [esp + 0x68]
    mov edx, dword ptr [esp + 0x6c]
    and esi, dword ptr [esp + 0x3c]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0xa4]
    and edx, dword ptr [esp + 0xa0]
    mov eax, esi
    or eax, edx
    je .L284
    mov eax, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [eax + 0x200]
    jmp .L276
    nop
.L275:
    mov esi, dword ptr [esp + 0x80]
    mov edx, dword ptr [esp + 0x24]
    and esi, dword ptr [esp + 0x8c]
    and edx, dword ptr [esp + 0x98]
    mov eax, esi
    or eax, edx
    je .L284
.L276:
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
    je .L280
    lea esi, [ecx + 0x4000]
    movzx ecx, si
    mov dword ptr [esp + 0x18], ecx
    mov ecx, ebx
    nop
.L277:
    mov esi, eax
    mov ebp, edx
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L279
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
.L278:
    and eax, esi
    and edx, ebp
    mov esi, eax
    or esi, edx
    jne .L277
    jmp .L280
.L279:
    mov cl, -0x1
    jmp .L278
    nop
.L280:
    mov edi, dword ptr [esp + 0x78]
    mov ebp, dword ptr [esp + 0x88]
    and edi, dword ptr [esp + 0x38]
    and ebp, dword ptr [esp + 0x50]
    mov eax, edi
    or eax, ebp
    mov eax, ebx
    je .L275
    nop
.L281:
    mov esi, edi
    mov edx, ebp
    add esi, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L283
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
.L282:
    and edi, esi
    and ebp, edx
    mov edx, edi
    or edx, ebp
    jne .L281
    jmp .L275
.L283:
    mov al, -0x1
    jmp .L282
.L284:
    mov esi, dword ptr [esp + 0x3c]
    mov edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x7c]
    and edx, dword ptr [esp + 0x5c]
    and esi, dword ptr [esp + 0xa4]
    and edx, dword ptr [esp + 0xa0]
    mov eax, esi
    or eax, edx
    je .L294
    mov eax, dword ptr [esp + 0xc]
    mov ch, byte ptr [eax + 0x200]
    jmp .L286
    nop
.L285:
    mov esi, dword ptr [esp + 0x3c]
    mov edx, dword ptr [esp + 0x30]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x80]
    and edx, dword ptr [esp + 0x8c]
    mov eax, esi
    or eax, edx
    je .L294
.L286:
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
    je .L290
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x18], edi
    movzx esi, si
    mov dword ptr [esp + 0x24], esi
    nop
.L287:
    mov esi, eax
    mov ebp, edx
    add esi, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L289
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
.L288:
    and eax, esi
    and edx, ebp
    mov esi, eax
    or esi, edx
    jne .L287
    jmp .L290
.L289:
    mov cl, -0x1
    jmp .L288
    nop
.L290:
    mov ebp, dword ptr [esp + 0x98]
    and edi, dword ptr [esp + 0x50]
    mov byte ptr [esp + 0x4], ch
    and ebp, dword ptr [esp + 0x38]
    mov eax, ebp
    or eax, edi
    mov al, ch
    je .L285
    nop
.L291:
    mov ecx, ebp
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L293
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
.L292:
    and ebp, ecx
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L291
    jmp .L285
.L293:
    mov al, -0x1
    jmp .L292
.L294:
    mov esi, dword ptr [esp + 0x84]
    mov edx, dword ptr [esp + 0x70]
    and esi, dword ptr [esp + 0x40]
    and edx, dword ptr [esp + 0x4c]
    mov eax, esi
    or eax, edx
    je .L304
    mov eax, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x8c], eax
    jmp .L296
    nop
.L295:
    mov esi, dword ptr [esp + 0x84]
    mov edx, dword ptr [esp + 0x70]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x3c]
    mov eax, esi
    or eax, edx
    je .L304
.L296:
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
    je .L300
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x18], ebp
    movzx esi, si
    mov dword ptr [esp + 0x24], esi
    nop
.L297:
    mov esi, eax
    mov edi, edx
    add esi, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L299
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
.L298:
    and eax, esi
    and edx, edi
    mov esi, eax
    or esi, edx
    jne .L297
    jmp .L300
.L299:
    mov cl, -0x1
    jmp .L298
    nop
.L300:
    mov edi, dword ptr [esp + 0x80]
    and ebp, dword ptr [esp + 0x38]
    mov byte ptr [esp + 0x4], ch
    and edi, dword ptr [esp + 0x50]
    mov eax, ebp
    or eax, edi
    mov al, ch
    je .L295
    nop
.L301:
    mov ecx, ebp
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L303
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
.L302:
    and ebp, ecx
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L301
    jmp .L295
.L303:
    mov al, -0x1
    jmp .L302
.L304:
    mov esi, dword ptr [esp + 0x74]
    mov edx, dword ptr [esp + 0x58]
    and esi, dword ptr [esp + 0x40]
    and edx, dword ptr [esp + 0x4c]
    mov eax, esi
    or eax, edx
    je .L314
    mov eax, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0x9c]
    mov edi, dword ptr [esp + 0xc]
    lea eax, [eax + ecx + plywright::board::geometry::LINE]
    mov ch, byte ptr [edi + 0x200]
    mov dword ptr [esp + 0x84], eax
    jmp .L306
    nop
.L305:
    mov esi, dword ptr [esp + 0x74]
    mov edx, dword ptr [esp + 0x58]
    mov ch, byte ptr [esp + 0x4]
    and esi, dword ptr [esp + 0x30]
    and edx, dword ptr [esp + 0x3c]
    mov eax, esi
    or eax, edx
    je .L314
.L306:
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
    je .L310
    add esi, 0x4000
    mov cl, ch
    mov dword ptr [esp + 0x18], ebp
    movzx esi, si
    mov dword ptr [esp + 0x24], esi
    nop
.L307:
    mov esi, eax
    mov edi, edx
    add esi, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L309
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
.L308:
    and eax, esi
    and edx, edi
    mov esi, eax
    or esi, edx
    jne .L307
    jmp .L310
.L309:
    mov cl, -0x1
    jmp .L308
    nop
.L310:
    mov edi, dword ptr [esp + 0x70]
    and ebp, dword ptr [esp + 0x38]
    mov byte ptr [esp + 0x4], ch
    and edi, dword ptr [esp + 0x50]
    mov eax, ebp
    or eax, edi
    mov al, ch
    je .L305
    nop
.L311:
    mov ecx, ebp
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L313
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
.L312:
    and ebp, ecx
    and edi, esi
    mov edx, ebp
    or edx, edi
    jne .L311
    jmp .L305
.L313:
    mov al, -0x1
    jmp .L312
.L314:
    mov edx, dword ptr [esp + 0x40]
    mov esi, dword ptr [esp + 0x4c]
    mov ecx, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0x10]
    and edx, dword ptr [esp + 0xb8]
    and esi, dword ptr [esp + 0xbc]
    mov eax, edx
    or eax, esi
    je .L324
    mov eax, dword ptr [esp + 0x9c]
    mov ch, byte ptr [ecx + 0x200]
    lea eax, [ebx + eax + plywright::board::geometry::LINE]
    mov dword ptr [esp + 0x74], eax
    jmp .L316
    nop
.L315:
    mov edx, dword ptr [esp + 0x40]
    mov esi, dword ptr [esp + 0x4c]
    mov ebx, dword ptr [esp + 0x10]
    and edx, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x3c]
    mov eax, edx
    or eax, esi
    je .L324
.L316:
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
    je .L320
    lea esi, [eax + 0x4000]
    mov cl, ch
    mov dword ptr [esp + 0x18], edx
    movzx eax, si
    mov dword ptr [esp + 0x24], eax
    nop
.L317:
    mov eax, ebp
    mov edi, ebx
    add eax, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L319
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
.L318:
    and ebp, eax
    and ebx, edi
    mov eax, ebp
    or eax, ebx
    jne .L317
    jmp .L320
.L319:
    mov cl, -0x1
    jmp .L318
    nop
.L320:
    mov ebp, dword ptr [esp + 0x58]
    and edx, dword ptr [esp + 0x50]
    mov cl, ch
    and ebp, dword ptr [esp + 0x38]
    mov esi, ebp
    or esi, edx
    je .L315
    nop
.L321:
    mov ebx, ebp
    mov eax, edx
    add ebx, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L323
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
.L322:
    and ebp, ebx
    and edx, eax
    mov eax, ebp
    or eax, edx
    jne .L321
    jmp .L315
.L323:
    mov cl, -0x1
    jmp .L322
.L324:
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
    je .L372
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
    je .L359
    mov esi, dword ptr [esp + 0x44]
    and esi, edx
    mov edx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x8], esi
    mov esi, ebp
    and edx, eax
    mov dword ptr [esp + 0x14], edx
    mov edx, ecx
    nop
.L325:
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
    jne .L325
    jmp .L360
.L326:
    xor ebp, ebp
    xor ecx, ecx
.L327:
    mov eax, ebp
    mov edi, ecx
    mov ebx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x2c], ebp
    mov dword ptr [esp + 0x4], ecx
    and eax, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x20]
    mov edx, eax
    or edx, edi
    je .L331
    mov edx, dword ptr [esp + 0x64]
    lea esi, [edx + 0x4000]
    movzx edx, byte ptr [ebx + 0x200]
    movzx esi, si
    mov dword ptr [esp + 0x18], esi
    nop
.L328:
    mov esi, eax
    mov ecx, edi
    add esi, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L330
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
.L329:
    and eax, esi
    and edi, ecx
    mov esi, eax
    or esi, edi
    jne .L328
    jmp .L331
.L330:
    mov dl, -0x1
    jmp .L329
.L331:
    mov eax, dword ptr [esp + 0x20]
    mov ecx, dword ptr [esp + 0x28]
    mov esi, dword ptr [esp + 0x2c]
    not eax
    not ecx
    and eax, dword ptr [esp + 0x4]
    and esi, ecx
    mov ecx, esi
    or ecx, eax
    je .L335
    movzx ebx, byte ptr [ebx + 0x200]
    movzx ecx, word ptr [esp + 0x64]
    mov dword ptr [esp + 0x18], ecx
    nop
.L332:
    mov ecx, esi
    mov edi, eax
    add ecx, -0x1
    adc edi, -0x1
    cmp bl, -0x1
    je .L334
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
.L333:
    and esi, ecx
    and eax, edi
    mov ecx, esi
    or ecx, eax
    jne .L332
    jmp .L335
.L334:
    mov bl, -0x1
    jmp .L333
.L335:
    mov eax, dword ptr [esp + 0x90]
    mov esi, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x1c]
    mov dh, byte ptr [eax + 0x40]
    mov eax, dword ptr [esp + 0x48]
    test dh, 0xc
    je .L380
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x44]
    and dword ptr [esp + 0x34], eax
    mov dl, byte ptr [ebx + 0x200]
    and edi, ecx
    test dh, 0x4
    je .L379
    mov eax, ecx
    mov ecx, dword ptr [esp + 0x54]
    and eax, 0x60000000
    and ecx, 0x40000000
    or ecx, eax
    mov ecx, dword ptr [esp + 0x10]
    jne .L379
    mov eax, dword ptr [esp + 0x4]
    and eax, 0x20000000
    je .L379
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
    je .L378
    mov dh, byte ptr [esp + 0x14]
    jmp .L379
.L336:
    xor ecx, ecx
    xor esi, esi
.L337:
    mov eax, ecx
    mov edi, esi
    mov ebx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x2c], ecx
    mov dword ptr [esp + 0x4], esi
    and eax, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x20]
    mov edx, eax
    or edx, edi
    je .L341
    mov edx, dword ptr [esp + 0x64]
    lea esi, [edx + 0x4000]
    movzx edx, byte ptr [ebx + 0x200]
    movzx esi, si
    mov dword ptr [esp + 0x18], esi
    nop
.L338:
    mov esi, eax
    mov ecx, edi
    add esi, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L340
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
.L339:
    and eax, esi
    and edi, ecx
    mov esi, eax
    or esi, edi
    jne .L338
    jmp .L341
.L340:
    mov dl, -0x1
    jmp .L339
.L341:
    mov eax, dword ptr [esp + 0x28]
    mov ecx, dword ptr [esp + 0x20]
    mov edi, dword ptr [esp + 0x4]
    not eax
    not ecx
    and eax, dword ptr [esp + 0x2c]
    and edi, ecx
    mov ecx, eax
    or ecx, edi
    je .L345
    movzx ebx, byte ptr [ebx + 0x200]
    movzx ecx, word ptr [esp + 0x64]
    mov dword ptr [esp + 0x14], ecx
    nop
.L342:
    mov esi, eax
    mov ecx, edi
    add esi, -0x1
    adc ecx, -0x1
    cmp bl, -0x1
    je .L344
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
.L343:
    and eax, esi
    and edi, ecx
    mov ecx, eax
    or ecx, edi
    jne .L342
    jmp .L345
.L344:
    mov bl, -0x1
    jmp .L343
.L345:
    mov eax, dword ptr [esp + 0x90]
    mov esi, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x1c]
    mov dh, byte ptr [eax + 0x40]
    mov eax, dword ptr [esp + 0x30]
    test dh, 0x3
    je .L383
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x44]
    and dword ptr [esp + 0x34], eax
    mov dl, byte ptr [ebx + 0x200]
    and edi, ecx
    test dh, 0x1
    je .L374
    mov byte ptr [esp + 0x8], dh
    mov byte ptr [esp + 0x4], dl
    mov edx, edi
    mov edi, dword ptr [esp + 0x54]
    mov eax, ecx
    and eax, 0x60
    and edi, 0x40
    or edi, eax
    mov edi, dword ptr [esp + 0x60]
    jne .L373
    mov eax, dword ptr [esp + 0x2c]
    and eax, 0x20
    je .L373
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
    je .L382
    mov dh, byte ptr [esp + 0x8]
    test dh, 0x2
    jne .L375
    jmp .L383
.L346:
    xor ecx, ecx
    xor edx, edx
.L347:
    mov eax, ecx
    mov edi, edx
    mov ebx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x4], edx
    mov dword ptr [esp + 0x2c], ecx
    and eax, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x20]
    mov edx, eax
    or edx, edi
    je .L351
    mov edx, dword ptr [esp + 0x64]
    lea esi, [edx + 0x4000]
    movzx edx, byte ptr [ebx + 0x200]
    movzx esi, si
    mov dword ptr [esp + 0x18], esi
    nop
.L348:
    mov esi, eax
    mov ecx, edi
    add esi, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L350
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
.L349:
    and eax, esi
    and edi, ecx
    mov esi, eax
    or esi, edi
    jne .L348
    jmp .L351
.L350:
    mov dl, -0x1
    jmp .L349
.L351:
    mov edi, dword ptr [esp + 0x2c]
    mov esi, dword ptr [esp + 0x3c]
    and edi, dword ptr [esp + 0x50]
    and esi, dword ptr [esp + 0x4]
    mov eax, edi
    or eax, esi
    je .L355
    movzx ecx, byte ptr [ebx + 0x200]
    movzx eax, word ptr [esp + 0x64]
    mov dword ptr [esp + 0x18], eax
    nop
.L352:
    mov edx, edi
    mov eax, esi
    add edx, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L354
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
.L353:
    and edi, edx
    and esi, eax
    mov edx, edi
    or edx, esi
    jne .L352
    jmp .L355
.L354:
    mov cl, -0x1
    jmp .L353
.L355:
    mov eax, dword ptr [esp + 0x90]
    mov ebx, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x1c]
    mov dh, byte ptr [eax + 0x40]
    mov eax, dword ptr [esp + 0x48]
    test dh, 0xc
    je .L358
    mov ebp, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x44]
    and dword ptr [esp + 0x34], eax
    mov dl, byte ptr [ebp + 0x200]
    and edi, ecx
    test dh, 0x4
    je .L357
    mov ebp, dword ptr [esp + 0x54]
    mov eax, ecx
    and eax, 0x60000000
    and ebp, 0x40000000
    or ebp, eax
    jne .L357
    mov eax, dword ptr [esp + 0x4]
    and eax, 0x20000000
    je .L357
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
    jne .L356
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, dl
    inc dl
    mov word ptr [ecx + 2*eax], 0x2fbc
    mov byte ptr [ecx + 0x200], dl
.L356:
    mov ebx, dword ptr [esp + 0x10]
    mov dh, byte ptr [esp + 0x14]
.L357:
    test dh, 0x8
    je .L358
    mov ecx, dword ptr [esp + 0x44]
    mov eax, dword ptr [esp + 0x54]
    and ecx, 0xe000000
    and eax, 0x4000000
    or eax, ecx
    jne .L358
    and dword ptr [esp + 0x4], 0x8000000
    je .L358
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
    jne .L358
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, dl
    inc dl
    mov word ptr [ecx + 2*eax], 0x3ebc
    mov byte ptr [ecx + 0x200], dl
.L358:
    mov edx, dword ptr [esp + 0x90]
    cmp byte ptr [edx + 0x41], 0x0
    je .L384
    movzx eax, byte ptr [edx + 0x42]
    sub esp, 0xc
    jmp .L381
.L359:
    xor ecx, ecx
    xor esi, esi
.L360:
    mov eax, ecx
    mov edi, esi
    mov ebx, dword ptr [esp + 0xc]
    mov ebp, esi
    mov dword ptr [esp + 0x1c], ecx
    and eax, dword ptr [esp + 0x28]
    and edi, dword ptr [esp + 0x20]
    mov edx, eax
    or edx, edi
    je .L364
    mov edx, dword ptr [esp + 0x64]
    mov dword ptr [esp + 0x4], ebp
    lea esi, [edx + 0x4000]
    movzx edx, byte ptr [ebx + 0x200]
    movzx esi, si
    mov dword ptr [esp + 0x18], esi
    nop
.L361:
    mov esi, eax
    mov ecx, edi
    add esi, -0x1
    adc ecx, -0x1
    cmp dl, -0x1
    je .L363
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
.L362:
    and eax, esi
    and edi, ecx
    mov esi, eax
    or esi, edi
    jne .L361
    jmp .L364
.L363:
    mov dl, -0x1
    jmp .L362
.L364:
    mov esi, dword ptr [esp + 0x38]
    and ebp, dword ptr [esp + 0x50]
    mov edi, dword ptr [esp + 0x60]
    and esi, dword ptr [esp + 0x1c]
    mov eax, esi
    or eax, ebp
    je .L368
    movzx ecx, byte ptr [ebx + 0x200]
    movzx eax, word ptr [esp + 0x64]
    mov dword ptr [esp + 0x8], eax
    nop
.L365:
    mov edx, esi
    mov eax, esi
    mov esi, ebp
    add edx, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L367
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
.L366:
    and eax, edx
    and ebp, esi
    mov edx, eax
    mov esi, eax
    or edx, ebp
    jne .L365
    jmp .L368
.L367:
    mov cl, -0x1
    jmp .L366
.L368:
    mov eax, dword ptr [esp + 0x90]
    mov ebx, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x28]
    mov ebp, dword ptr [esp + 0x30]
    movzx edx, byte ptr [eax + 0x40]
    mov eax, dword ptr [esp + 0x3c]
    test dl, 0x3
    je .L372
    and dword ptr [esp + 0x34], eax
    mov eax, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x44]
    movzx eax, byte ptr [eax + 0x200]
    and ebp, ecx
    test dl, 0x1
    mov byte ptr [esp + 0x4], al
    je .L371
    mov byte ptr [esp + 0x8], dl
    mov edx, dword ptr [esp + 0x54]
    mov eax, ecx
    and eax, 0x60
    and edx, 0x40
    or edx, eax
    jne .L370
    mov eax, dword ptr [esp + 0x1c]
    and eax, 0x20
    je .L370
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
    jne .L369
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, dl
    inc dl
    mov byte ptr [esp + 0x4], dl
    mov word ptr [ecx + 2*eax], 0x2184
    mov byte ptr [ecx + 0x200], dl
.L369:
    mov ebx, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0x60]
    mov ebp, dword ptr [esp + 0x30]
.L370:
    movzx edx, byte ptr [esp + 0x8]
.L371:
    test dl, 0x2
    je .L372
    mov ecx, dword ptr [esp + 0x44]
    mov eax, dword ptr [esp + 0x54]
    and ecx, 0xe
    and eax, 0x4
    or eax, ecx
    jne .L372
    and dword ptr [esp + 0x1c], 0x8
    je .L372
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
    jne .L372
    movzx edx, byte ptr [esp + 0x4]
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, dl
    inc dl
    mov word ptr [ecx + 2*eax], 0x3084
    mov byte ptr [ecx + 0x200], dl
.L372:
    mov edx, dword ptr [esp + 0x90]
    cmp byte ptr [edx + 0x41], 0x0
    je .L384
    movzx eax, byte ptr [edx + 0x42]
    sub esp, 0xc
    jmp .L391
.L373:
    mov edi, edx
    movzx edx, byte ptr [esp + 0x4]
    mov dh, byte ptr [esp + 0x8]
.L374:
    test dh, 0x2
    je .L383
.L375:
    mov ecx, dword ptr [esp + 0x44]
    mov eax, dword ptr [esp + 0x54]
    and ecx, 0xe
    and eax, 0x4
    or eax, ecx
    jne .L383
    and dword ptr [esp + 0x2c], 0x8
    je .L383
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
    jne .L383
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, dl
    inc dl
    mov word ptr [ecx + 2*eax], 0x3084
    mov byte ptr [ecx + 0x200], dl
    jmp .L383
.L376:
    mov eax, dword ptr [esp + 0x40]
    mov edi, dword ptr [esp + 0x4c]
    jmp .L388
.L377:
    mov eax, dword ptr [esp + 0x40]
    mov edi, dword ptr [esp + 0x4c]
    jmp .L386
.L378:
    mov ecx, dword ptr [esp + 0xc]
    mov dh, byte ptr [esp + 0x14]
    movzx eax, dl
    inc dl
    mov word ptr [ecx + 2*eax], 0x2fbc
    mov byte ptr [ecx + 0x200], dl
.L379:
    test dh, 0x8
    je .L380
    mov ecx, dword ptr [esp + 0x44]
    mov eax, dword ptr [esp + 0x54]
    and ecx, 0xe000000
    and eax, 0x4000000
    or eax, ecx
    jne .L380
    and dword ptr [esp + 0x4], 0x8000000
    je .L380
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
    jne .L380
    mov ecx, dword ptr [esp + 0xc]
    movzx eax, dl
    inc dl
    mov word ptr [ecx + 2*eax], 0x3ebc
    mov byte ptr [ecx + 0x200], dl
.L380:
    mov edx, dword ptr [esp + 0x90]
    cmp byte ptr [edx + 0x41], 0x0
    je .L384
    movzx eax, byte ptr [edx + 0x42]
    sub esp, 0xc
    mov ebx, dword ptr [esp + 0x1c]
.L381:
    lea ecx, [esp + 0xcc]
    push dword ptr [esp + 0x2c]
    push esi
    push dword ptr [esp + 0x20]
    push eax
    push dword ptr [esp + 0x80]
    call plywright::movegen::generate::en_passant
    jmp .L389
.L382:
    mov ecx, dword ptr [esp + 0xc]
    mov dh, byte ptr [esp + 0x8]
    movzx eax, dl
    inc dl
    mov word ptr [ecx + 2*eax], 0x2184
    mov byte ptr [ecx + 0x200], dl
    test dh, 0x2
    jne .L375
.L383:
    mov edx, dword ptr [esp + 0x90]
    cmp byte ptr [edx + 0x41], 0x0
    jne .L390
.L384:
    add esp, 0xcc
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L385:
    xor eax, eax
    xor edi, edi
.L386:
    sub esp, 0x8
    mov edx, dword ptr [esp + 0x98]
    lea ecx, [esp + 0xc8]
    mov ebx, ebp
    push dword ptr [esp + 0x28]
    push esi
    push dword ptr [esp + 0x1c]
    push edi
    push eax
    push dword ptr [esp + 0x80]
    call plywright::movegen::evasions::filtered
    jmp .L389
.L387:
    xor eax, eax
    xor edi, edi
.L388:
    sub esp, 0x8
    mov edx, dword ptr [esp + 0x98]
    lea ecx, [esp + 0xc8]
    mov ebx, ebp
    push dword ptr [esp + 0x28]
    push esi
    push dword ptr [esp + 0x1c]
    push edi
    push eax
    push dword ptr [esp + 0x80]
    call plywright::movegen::evasions::filtered
.L389:
    add esp, 0x20
    jmp .L384
.L390:
    movzx eax, byte ptr [edx + 0x42]
    sub esp, 0xc
    mov ebx, dword ptr [esp + 0x1c]
.L391:
    lea ecx, [esp + 0xcc]
    push dword ptr [esp + 0x2c]
    push esi
    push dword ptr [esp + 0x20]
    push eax
    push dword ptr [esp + 0x80]
    call plywright::movegen::generate::en_passant
    jmp .L389
.C0 = 0xfefefefefefefe00 0x7f7f7f7f7f7f7f00
.C1 = 0x007f7f7f7f7f7f7f 0x00fefefefefefefe
.C2 = 0x00fefefefefefe00 0x007f7f7f7f7f7f00
.C3 = 0x007f7f7f7f7f7f00 0x00fefefefefefe00

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
    mov dword ptr [esp + 0x60], edx
    mov ebp, dword ptr [esp + 0x148]
    movq xmm2, qword ptr [esp + 0x144]
    pcmpeqd xmm3, xmm3
    mov dword ptr [esp + 0x8c], edi
    and edi, eax
    mov dword ptr [esp + 0x70], eax
    mov eax, ebx
    mov dword ptr [esp + 0x74], ecx
    mov dword ptr [esp + 0x68], esi
    or esi, ebx
    mov dword ptr [esp + 0x94], ebx
    mov ebx, dword ptr [esp + 0x144]
    not ebp
    pshufd xmm2, xmm2, 0x44
    and eax, ecx
    movzx ecx, byte ptr [esp + 0x140]
    mov dword ptr [esp + 0x2c], esi
    not esi
    movd xmm0, edi
    mov dword ptr [esp + 0x90], ebp
    pxor xmm3, xmm2
    mov dword ptr [esp + 0x14], esi
    mov esi, 0x1010101
    mov dword ptr [esp], eax
    not ebx
    and cl, 0x7
    mov dword ptr [esp + 0xa8], ebx
    shl esi, cl
    mov edx, esi
    or esi, ebx
    and esi, eax
    mov eax, dword ptr [esp + 0x60]
    or edx, ebp
    call .L0
.L0:
    pop ebp
    and edx, edi
    add ebp, _GLOBAL_OFFSET_TABLE_
    mov edi, edx
    shrd esi, edx, 0x8
    mov edx, ebp
    mov dword ptr [esp + 0x1c], ebp
    mov ebp, dword ptr [esp + 0x14c]
    shr edi, 0x8
    and esi, dword ptr [esp + 0x14]
    mov ebx, dword ptr [eax + 0x34]
    movzx eax, byte ptr [esp + 0x140]
    mov ecx, ebx
    mov dword ptr [esp + 0x6c], eax
    shl eax, 0x6
    mov dword ptr [esp + 0x14], ebx
    or ecx, dword ptr [esp + 0x8c]
    por xmm3, xmmword ptr [edx + eax + plywright::board::geometry::AROUND + 48]
    lea eax, [edx + eax + plywright::board::geometry::AROUND]
    mov dword ptr [esp + 0x78], eax
    mov eax, dword ptr [esp + 0x60]
    mov dword ptr [esp + 0x34], ecx
    not ecx
    and edi, ecx
    mov dword ptr [esp + 0xa0], ecx
    mov ecx, dword ptr [esp]
    mov dword ptr [esp + 0x8], edi
    movd xmm1, ecx
    test ecx, 0xff00
    mov ecx, dword ptr [esp + 0x60]
    punpckldq xmm1, xmm0
    pshufd xmm1, xmm1, 0x44
    pand xmm1, xmm3
    movdqa xmm0, xmm1
    mov dword ptr [esp + 0xd4], ecx
    movzx ecx, byte ptr [esp + 0x140]
    psrlq xmm1, 0x7
    psrlq xmm0, 0x9
    movsd xmm1, xmm0
    movdqu xmm0, xmmword ptr [eax + 0x30]
    mov byte ptr [esp + 0xe4], cl
    mov ecx, dword ptr [esp + 0x154]
    mov dword ptr [esp + 0xd8], ebp
    pshufd xmm0, xmm0, 0x44
    pand xmm0, xmm1
    mov dword ptr [esp + 0xe0], ecx
    mov ecx, dword ptr [esp + 0x150]
    pand xmm0, xmmword ptr [edx + .C0]
    mov dword ptr [esp + 0xdc], ecx
    je .L7
    mov dword ptr [esp + 0x30], esi
    and esi, 0xff
    je .L2
    mov edx, dword ptr [esp + 0x60]
    mov ebx, esi
    mov esi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0x4], 0x0
    mov eax, dword ptr [edx + 0x8]
    mov edi, dword ptr [esi + 0x18]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm1, xmmword ptr [edx + 0x20]
    movdqu xmm2, xmmword ptr [edx + 0x10]
    xor edx, edx
    and eax, dword ptr [esi]
    and edi, dword ptr [esp + 0x74]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm1, xmm1, 0x44
    por xmm1, xmm2
    or edi, eax
    mov eax, dword ptr [esi + 0x1c]
    mov dword ptr [esp + 0x24], edi
    and eax, dword ptr [esp + 0x70]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x28], eax
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
    mov dword ptr [esp + 0x18], esi
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
    mov ecx, ebx
    mov dword ptr [esp + 0x38], esi
    and eax, 0x3f
    mov esi, ebx
    mov dword ptr [esp + 0x64], eax
    nop
.L1:
    mov edi, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0xc], ecx
    tzcnt eax, esi
    mov dword ptr [esp + 0x10], edx
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
    and edi, edx
    mov dword ptr [esp + 0x20], esi
    xor esi, esi
    mov edx, 0x1
    add al, 0x8
    mov dword ptr [esp + 0x4], edi
    mov edi, 0x1
    shld esi, edx, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
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
    mov eax, dword ptr [esp + 0x58]
    cmovne ebp, esi
    cmovne esi, ebx
    not esi
    not ebp
    and esi, dword ptr [esp + 0x2c]
    and ebp, dword ptr [esp + 0x34]
    or esi, edi
    or ebp, dword ptr [esp]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x18]
    imul ecx, dword ptr [esp + 0x54]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x5c]
    and ecx, ebp
    imul ecx, dword ptr [esp + 0x18]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x50]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x44]
    and ebp, dword ptr [esp + 0x48]
    add ebx, dword ptr [esp + 0x4c]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x3c]
    imul ecx, dword ptr [esp + 0x40]
    mul esi
    imul ebp, esi
    mov esi, dword ptr [esp]
    add edx, ecx
    mov ecx, dword ptr [esp + 0xc]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x10], ecx
    mov ecx, dword ptr [esp + 0x64]
    mov dword ptr [esp + 0xc], ebp
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x1c]
    add edx, dword ptr [esp + 0x38]
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
    or ecx, dword ptr [esp + 0x28]
    movd edx, xmm2
    pshufd xmm2, xmm3, 0x55
    or eax, edx
    movd edx, xmm2
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, ebx
    and ecx, edx
    mov edx, edi
    not edx
    and edx, dword ptr [esp + 0x68]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov edx, esi
    cmove edi, eax
    cmove edx, eax
    mov eax, dword ptr [esp + 0x10]
    mov ecx, edi
    mov dword ptr [esp], edx
    xor edx, ebp
    mov ebp, eax
    xor ecx, eax
    mov eax, dword ptr [esp + 0x20]
    mov esi, eax
    or eax, dword ptr [esp + 0x4]
    jne .L1
    mov eax, dword ptr [esp]
    xor edi, ebp
    mov ebp, dword ptr [esp + 0x14c]
    xor eax, dword ptr [esp + 0xc]
    or eax, edi
    mov edi, dword ptr [esp + 0x8]
    jne .L100
.L2:
    pshufd xmm1, xmm0, 0xee
    movd esi, xmm1
    and esi, 0xfe
    je .L4
    mov edx, dword ptr [esp + 0x60]
    mov ebx, esi
    mov esi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0x4], 0x0
    mov eax, dword ptr [edx + 0x8]
    mov edi, dword ptr [esi + 0x18]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm1, xmmword ptr [edx + 0x20]
    movdqu xmm2, xmmword ptr [edx + 0x10]
    xor edx, edx
    and eax, dword ptr [esi]
    and edi, dword ptr [esp + 0x74]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm1, xmm1, 0x44
    por xmm1, xmm2
    or edi, eax
    mov eax, dword ptr [esi + 0x1c]
    mov dword ptr [esp + 0x24], edi
    and eax, dword ptr [esp + 0x70]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x28], eax
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
    mov dword ptr [esp + 0x18], esi
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
    mov ecx, ebx
    mov dword ptr [esp + 0x38], esi
    and eax, 0x3f
    mov esi, ebx
    mov dword ptr [esp + 0x64], eax
.L3:
    mov edi, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0xc], ecx
    tzcnt eax, esi
    mov dword ptr [esp + 0x10], edx
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
    and edi, edx
    mov dword ptr [esp + 0x20], esi
    xor esi, esi
    mov edx, 0x1
    add al, 0x7
    mov dword ptr [esp + 0x4], edi
    mov edi, 0x1
    shld esi, edx, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
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
    mov eax, dword ptr [esp + 0x58]
    cmovne ebp, esi
    cmovne esi, ebx
    not esi
    not ebp
    and esi, dword ptr [esp + 0x2c]
    and ebp, dword ptr [esp + 0x34]
    or esi, edi
    or ebp, dword ptr [esp]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x18]
    imul ecx, dword ptr [esp + 0x54]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x5c]
    and ecx, ebp
    imul ecx, dword ptr [esp + 0x18]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x50]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x44]
    and ebp, dword ptr [esp + 0x48]
    add ebx, dword ptr [esp + 0x4c]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x3c]
    imul ecx, dword ptr [esp + 0x40]
    mul esi
    imul ebp, esi
    mov esi, dword ptr [esp]
    add edx, ecx
    mov ecx, dword ptr [esp + 0xc]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x10], ecx
    mov ecx, dword ptr [esp + 0x64]
    mov dword ptr [esp + 0xc], ebp
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x1c]
    add edx, dword ptr [esp + 0x38]
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
    or ecx, dword ptr [esp + 0x28]
    movd edx, xmm2
    pshufd xmm2, xmm3, 0x55
    or eax, edx
    movd edx, xmm2
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, ebx
    and ecx, edx
    mov edx, edi
    not edx
    and edx, dword ptr [esp + 0x68]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov edx, esi
    cmove edi, eax
    cmove edx, eax
    mov eax, dword ptr [esp + 0x10]
    mov ecx, edi
    mov dword ptr [esp], edx
    xor edx, ebp
    mov ebp, eax
    xor ecx, eax
    mov eax, dword ptr [esp + 0x20]
    mov esi, eax
    or eax, dword ptr [esp + 0x4]
    jne .L3
    mov eax, dword ptr [esp]
    xor edi, ebp
    mov ebp, dword ptr [esp + 0x14c]
    xor eax, dword ptr [esp + 0xc]
    or eax, edi
    mov edi, dword ptr [esp + 0x8]
    jne .L104
.L4:
    movd esi, xmm0
    and esi, 0x7f
    je .L6
    mov edx, dword ptr [esp + 0x60]
    mov ebx, esi
    mov esi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0x4], 0x0
    mov eax, dword ptr [edx + 0x8]
    mov edi, dword ptr [esi + 0x18]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm1, xmmword ptr [edx + 0x20]
    movdqu xmm2, xmmword ptr [edx + 0x10]
    xor edx, edx
    and eax, dword ptr [esi]
    and edi, dword ptr [esp + 0x74]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm1, xmm1, 0x44
    por xmm1, xmm2
    or edi, eax
    mov eax, dword ptr [esi + 0x1c]
    mov dword ptr [esp + 0x24], edi
    and eax, dword ptr [esp + 0x70]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x28], eax
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
    mov dword ptr [esp + 0x18], esi
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
    mov ecx, ebx
    mov dword ptr [esp + 0x38], esi
    and eax, 0x3f
    mov esi, ebx
    mov dword ptr [esp + 0x64], eax
    nop
.L5:
    mov edi, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0xc], ecx
    tzcnt eax, esi
    mov dword ptr [esp + 0x10], edx
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
    and edi, edx
    mov dword ptr [esp + 0x20], esi
    xor esi, esi
    mov edx, 0x1
    add al, 0x9
    mov dword ptr [esp + 0x4], edi
    mov edi, 0x1
    shld esi, edx, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
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
    mov eax, dword ptr [esp + 0x58]
    cmovne ebp, esi
    cmovne esi, ebx
    not esi
    not ebp
    and esi, dword ptr [esp + 0x2c]
    and ebp, dword ptr [esp + 0x34]
    or esi, edi
    or ebp, dword ptr [esp]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x18]
    imul ecx, dword ptr [esp + 0x54]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x5c]
    and ecx, ebp
    imul ecx, dword ptr [esp + 0x18]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x50]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x44]
    and ebp, dword ptr [esp + 0x48]
    add ebx, dword ptr [esp + 0x4c]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x3c]
    imul ecx, dword ptr [esp + 0x40]
    mul esi
    imul ebp, esi
    mov esi, dword ptr [esp]
    add edx, ecx
    mov ecx, dword ptr [esp + 0xc]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x10], ecx
    mov ecx, dword ptr [esp + 0x64]
    mov dword ptr [esp + 0xc], ebp
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x1c]
    add edx, dword ptr [esp + 0x38]
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
    or ecx, dword ptr [esp + 0x28]
    movd edx, xmm2
    pshufd xmm2, xmm3, 0x55
    or eax, edx
    movd edx, xmm2
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, ebx
    and ecx, edx
    mov edx, edi
    not edx
    and edx, dword ptr [esp + 0x68]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov edx, esi
    cmove edi, eax
    cmove edx, eax
    mov eax, dword ptr [esp + 0x10]
    mov ecx, edi
    mov dword ptr [esp], edx
    xor edx, ebp
    mov ebp, eax
    xor ecx, eax
    mov eax, dword ptr [esp + 0x20]
    mov esi, eax
    or eax, dword ptr [esp + 0x4]
    jne .L5
    mov eax, dword ptr [esp]
    xor edi, ebp
    mov ebp, dword ptr [esp + 0x14c]
    xor eax, dword ptr [esp + 0xc]
    or eax, edi
    mov edi, dword ptr [esp + 0x8]
    jne .L108
.L6:
    mov eax, dword ptr [esp + 0x1c]
    mov esi, dword ptr [esp + 0x30]
    pand xmm0, xmmword ptr [eax + .C1]
    and esi, 0xffffff00
.L7:
    mov eax, edi
    pshufd xmm1, xmm0, 0xff
    mov dword ptr [esp + 0x30], esi
    shr eax, 0x8
    movd ecx, xmm1
    pshufd xmm1, xmm0, 0xee
    and dword ptr [esp + 0xa0], eax
    movd esi, xmm1
    mov eax, esi
    or eax, ecx
    je .L9
    mov edx, dword ptr [esp + 0x60]
    mov ebp, esi
    mov esi, dword ptr [esp + 0x78]
    mov edi, ecx
    mov dword ptr [esp + 0x10], ebp
    mov eax, dword ptr [edx + 0x8]
    mov ebx, dword ptr [esi + 0x18]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm1, xmmword ptr [edx + 0x20]
    movdqu xmm2, xmmword ptr [edx + 0x10]
    mov edx, edi
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
    mov ecx, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x5c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x38], ebx
    mov ebx, edi
    mov dword ptr [esp + 0x58], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x54], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    and esi, 0x3f
    mov dword ptr [esp + 0x50], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0xc], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x4c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x44], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x40], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    mov ecx, ebp
    and eax, 0x3f
    mov dword ptr [esp + 0x3c], esi
    mov dword ptr [esp + 0x64], eax
    nop
.L8:
    mov dword ptr [esp], ecx
    tzcnt eax, ecx
    tzcnt ecx, ebx
    mov dword ptr [esp + 0x20], edx
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
    add al, 0x7
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    mov dword ptr [esp + 0x18], ebx
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
    mov eax, dword ptr [esp + 0x58]
    cmovne edi, esi
    cmovne esi, ebx
    not esi
    not edi
    and esi, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x34]
    or esi, ebp
    or edi, dword ptr [esp + 0x4]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0xc]
    imul ecx, dword ptr [esp + 0x54]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x5c]
    and ecx, edi
    imul ecx, dword ptr [esp + 0xc]
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
    mov esi, dword ptr [esp + 0x4]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x10]
    add edx, edi
    mov edi, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x20], ecx
    mov ecx, dword ptr [esp + 0x64]
    mov dword ptr [esp + 0x98], edi
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x1c]
    add edx, dword ptr [esp + 0x38]
    movq xmm2, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    movq xmm3, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm3, xmm2
    pand xmm3, xmm1
    movd eax, xmm3
    pshufd xmm2, xmm3, 0xff
    movd ecx, xmm2
    or eax, dword ptr [esp + 0x24]
    pshufd xmm2, xmm3, 0xee
    or ecx, dword ptr [esp + 0x28]
    movd edx, xmm2
    pshufd xmm2, xmm3, 0x55
    or eax, edx
    movd edx, xmm2
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, dword ptr [esp + 0x14]
    and ecx, edx
    mov edx, ebp
    not edx
    and edx, dword ptr [esp + 0x68]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov edx, esi
    mov esi, dword ptr [esp + 0x20]
    mov ecx, dword ptr [esp]
    cmove ebp, eax
    cmove edx, eax
    mov eax, ebp
    mov dword ptr [esp + 0x4], edx
    xor edx, edi
    xor eax, esi
    mov edi, esi
    mov esi, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x10], eax
    mov eax, ecx
    mov ebx, esi
    or eax, esi
    jne .L8
    xor ebp, edi
    mov edi, dword ptr [esp + 0x4]
    mov eax, dword ptr [esp + 0x10]
    mov ebx, dword ptr [esp + 0x14]
    xor edi, dword ptr [esp + 0x98]
    or edi, ebp
    mov ebp, dword ptr [esp + 0x14c]
    mov edi, dword ptr [esp + 0x8]
    jne .L16
.L9:
    movd esi, xmm0
    pshufd xmm0, xmm0, 0x55
    movd ecx, xmm0
    mov eax, esi
    or eax, ecx
    je .L11
    mov edx, dword ptr [esp + 0x60]
    mov ebp, esi
    mov esi, dword ptr [esp + 0x78]
    mov edi, ecx
    mov dword ptr [esp + 0x10], ebp
    mov eax, dword ptr [edx + 0x8]
    mov ebx, dword ptr [esi + 0x18]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm0, xmmword ptr [edx + 0x20]
    movdqu xmm1, xmmword ptr [edx + 0x10]
    mov edx, edi
    and eax, dword ptr [esi]
    and ebx, dword ptr [esp + 0x74]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm0, xmm0, 0x44
    por xmm0, xmm1
    or ebx, eax
    mov eax, dword ptr [esi + 0x1c]
    mov dword ptr [esp + 0x24], ebx
    and eax, dword ptr [esp + 0x70]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x5c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x38], ebx
    mov ebx, edi
    mov dword ptr [esp + 0x58], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x54], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    and esi, 0x3f
    mov dword ptr [esp + 0x50], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0xc], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x4c], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x44], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x40], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    mov ecx, ebp
    and eax, 0x3f
    mov dword ptr [esp + 0x3c], esi
    mov dword ptr [esp + 0x64], eax
    nop
.L10:
    mov dword ptr [esp], ecx
    tzcnt eax, ecx
    tzcnt ecx, ebx
    mov dword ptr [esp + 0x20], edx
    mov edx, ebx
    mov edi, 0x1
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
    shl edi, cl
    and ebx, edx
    mov edx, 0x1
    add al, 0x9
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    mov dword ptr [esp + 0x18], ebx
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
    mov eax, dword ptr [esp + 0x58]
    cmovne ebp, esi
    cmovne esi, ebx
    not esi
    not ebp
    and esi, dword ptr [esp + 0x2c]
    and ebp, dword ptr [esp + 0x34]
    or esi, edi
    or ebp, dword ptr [esp + 0x4]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0xc]
    imul ecx, dword ptr [esp + 0x54]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x5c]
    and ecx, ebp
    imul ecx, dword ptr [esp + 0xc]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x50]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x44]
    and ebp, dword ptr [esp + 0x48]
    add ebx, dword ptr [esp + 0x4c]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x3c]
    imul ecx, dword ptr [esp + 0x40]
    mul esi
    imul ebp, esi
    mov esi, dword ptr [esp + 0x4]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x10]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x20], ecx
    mov ecx, dword ptr [esp + 0x64]
    mov dword ptr [esp + 0x98], ebp
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x1c]
    add edx, dword ptr [esp + 0x38]
    movq xmm1, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    movd eax, xmm2
    pshufd xmm1, xmm2, 0xff
    movd ecx, xmm1
    or eax, dword ptr [esp + 0x24]
    pshufd xmm1, xmm2, 0xee
    or ecx, dword ptr [esp + 0x28]
    movd edx, xmm1
    pshufd xmm1, xmm2, 0x55
    or eax, edx
    movd edx, xmm1
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, dword ptr [esp + 0x14]
    and ecx, edx
    mov edx, edi
    not edx
    and edx, dword ptr [esp + 0x68]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov edx, esi
    mov esi, dword ptr [esp + 0x20]
    mov ecx, dword ptr [esp]
    cmove edi, eax
    cmove edx, eax
    mov eax, edi
    mov dword ptr [esp + 0x4], edx
    xor edx, ebp
    xor eax, esi
    mov ebp, esi
    mov esi, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x10], eax
    mov eax, ecx
    mov ebx, esi
    or eax, esi
    jne .L10
    xor edi, ebp
    mov ebp, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp + 0x10]
    mov ebx, dword ptr [esp + 0x14]
    xor ebp, dword ptr [esp + 0x98]
    or ebp, edi
    mov ebp, dword ptr [esp + 0x14c]
    mov edi, dword ptr [esp + 0x8]
    jne .L20
.L11:
    mov ecx, dword ptr [esp + 0x30]
    movzx eax, byte ptr [esp + 0xa0]
    or ecx, edi
    mov dword ptr [esp + 0x10], eax
    je .L13
    mov edx, dword ptr [esp + 0x60]
    mov esi, dword ptr [esp + 0x78]
    mov eax, dword ptr [edx + 0x8]
    mov ebp, dword ptr [esi + 0x18]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm0, xmmword ptr [edx + 0x20]
    movdqu xmm1, xmmword ptr [edx + 0x10]
    mov edx, dword ptr [esp + 0x30]
    and eax, dword ptr [esi]
    and ebp, dword ptr [esp + 0x74]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm0, xmm0, 0x44
    por xmm0, xmm1
    or ebp, eax
    mov eax, dword ptr [esi + 0x1c]
    mov dword ptr [esp + 0x20], ebp
    and eax, dword ptr [esp + 0x70]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x24], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x5c], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x58], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x28], esi
    and ebp, 0x3f
    mov dword ptr [esp + 0xc], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x54], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x4c], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x50], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x44], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x48], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    mov ecx, edx
    mov dword ptr [esp + 0x3c], ebx
    mov ebx, edi
    and eax, 0x3f
    mov dword ptr [esp + 0x40], ebp
    mov dword ptr [esp + 0x38], eax
    nop
.L12:
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
    add al, 0x8
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    mov dword ptr [esp + 0x18], ebx
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
    and edi, dword ptr [esp + 0x34]
    or esi, ebp
    or edi, dword ptr [esp + 0x4]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0xc]
    imul ecx, dword ptr [esp + 0x58]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x28]
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
    mov ecx, dword ptr [esp + 0x38]
    add edx, edi
    mov edi, dword ptr [esp + 0x8]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x64], edi
    add edx, dword ptr [esp + 0x3c]
    movq xmm1, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    movd eax, xmm2
    pshufd xmm1, xmm2, 0xff
    movd ecx, xmm1
    or eax, dword ptr [esp + 0x20]
    pshufd xmm1, xmm2, 0xee
    or ecx, dword ptr [esp + 0x24]
    movd edx, xmm1
    pshufd xmm1, xmm2, 0x55
    or eax, edx
    movd edx, xmm1
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, dword ptr [esp + 0x14]
    and ecx, edx
    mov edx, ebp
    not edx
    and edx, dword ptr [esp + 0x68]
    and edx, eax
    mov eax, esi
    or edx, ecx
    mov edx, 0x0
    mov ecx, dword ptr [esp]
    cmove eax, edx
    cmove ebp, edx
    mov dword ptr [esp + 0x4], eax
    xor eax, edi
    mov edi, dword ptr [esp + 0x18]
    mov edx, ebp
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [esp + 0x30]
    mov ebx, edi
    mov esi, eax
    xor edx, eax
    mov eax, ecx
    or eax, edi
    jne .L12
    mov eax, dword ptr [esp + 0x4]
    xor ebp, esi
    mov edi, dword ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0x14]
    xor eax, dword ptr [esp + 0x64]
    or eax, ebp
    mov ebp, dword ptr [esp + 0x14c]
    jne .L24
.L13:
    cmp dword ptr [esp + 0x10], 0x0
    je .L15
    mov edx, dword ptr [esp + 0x60]
    mov esi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0x4], 0x0
    mov ecx, dword ptr [edx + 0x8]
    mov eax, dword ptr [esi]
    mov edi, dword ptr [edx + 0xc]
    movdqu xmm0, xmmword ptr [edx + 0x20]
    movdqu xmm1, xmmword ptr [edx + 0x10]
    mov edx, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x9c], ecx
    and eax, ecx
    mov ecx, dword ptr [esi + 0x4]
    mov dword ptr [esp + 0xb4], edi
    pshufd xmm0, xmm0, 0x44
    por xmm0, xmm1
    and ecx, edi
    mov edi, dword ptr [esi + 0x18]
    and edi, dword ptr [esp + 0x74]
    or edi, eax
    mov eax, dword ptr [esi + 0x1c]
    mov dword ptr [esp + 0x18], edi
    and eax, dword ptr [esp + 0x70]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x6c]
    lea eax, [eax + 2*eax]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    and ebx, 0x3f
    mov dword ptr [esp + 0x5c], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x24], esi
    mov dword ptr [esp + 0x28], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x30], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x58], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x50], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x54], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x48], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x4c], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    xor ecx, ecx
    mov dword ptr [esp + 0x40], edi
    mov dword ptr [esp + 0x44], ebx
    and eax, 0x3f
    mov ebx, edx
    mov dword ptr [esp + 0x3c], eax
    nop
.L14:
    mov dword ptr [esp], ecx
    tzcnt eax, ecx
    tzcnt ecx, ebx
    mov dword ptr [esp + 0x10], edx
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
    add al, 0x10
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    mov dword ptr [esp + 0xc], ebx
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
    mov eax, dword ptr [esp + 0x5c]
    cmovne edi, esi
    cmovne esi, ebx
    not esi
    not edi
    and esi, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x34]
    or esi, ebp
    or edi, dword ptr [esp + 0x8]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x30]
    imul ecx, dword ptr [esp + 0x58]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x24]
    and ecx, edi
    imul ecx, dword ptr [esp + 0x30]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x28]
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
    mov esi, dword ptr [esp + 0x8]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x4]
    add edx, edi
    mov edi, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x10], ecx
    mov ecx, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x38], edi
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x1c]
    add edx, dword ptr [esp + 0x40]
    movq xmm1, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    movd eax, xmm2
    pshufd xmm1, xmm2, 0xff
    movd ecx, xmm1
    or eax, dword ptr [esp + 0x18]
    pshufd xmm1, xmm2, 0xee
    or ecx, dword ptr [esp + 0x20]
    movd edx, xmm1
    pshufd xmm1, xmm2, 0x55
    or eax, edx
    movd edx, xmm1
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, dword ptr [esp + 0x14]
    and ecx, edx
    mov edx, ebp
    not edx
    and edx, dword ptr [esp + 0x68]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov edx, esi
    mov esi, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp]
    cmove ebp, eax
    cmove edx, eax
    mov eax, ebp
    mov dword ptr [esp + 0x8], edx
    xor edx, edi
    xor eax, esi
    mov edi, esi
    mov esi, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x4], eax
    mov eax, ecx
    mov ebx, esi
    or eax, esi
    jne .L14
    mov eax, dword ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0x14]
    mov ecx, dword ptr [esp + 0x4]
    xor ebp, edi
    xor eax, dword ptr [esp + 0x38]
    or eax, ebp
    jne .L28
    mov ecx, dword ptr [esp + 0x60]
    mov esi, dword ptr [esp + 0x90]
    mov ebp, dword ptr [esp + 0x14c]
    mov edx, dword ptr [esp + 0x94]
    jmp .L33
.L15:
    mov ecx, dword ptr [esp + 0x60]
    mov esi, dword ptr [esp + 0x90]
    mov edx, dword ptr [esp + 0x94]
    mov eax, dword ptr [ecx + 0xc]
    mov edi, dword ptr [ecx + 0x8]
    mov dword ptr [esp + 0xb4], eax
    mov eax, dword ptr [esp + 0x8c]
    jmp .L34
.L16:
    movzx ecx, byte ptr [ebp + 0x200]
    mov byte ptr [esp], cl
    nop
.L17:
    mov ecx, eax
    mov esi, edx
    add ecx, -0x1
    mov dword ptr [esp + 0x4], ecx
    movzx ecx, byte ptr [esp]
    adc esi, -0x1
    cmp cl, -0x1
    je .L19
    movzx edi, cl
    tzcnt ebx, edx
    inc cl
    mov dword ptr [esp + 0xc], esi
    mov dword ptr [esp + 0x10], edi
    tzcnt edi, eax
    add ebx, 0x20
    test eax, eax
    mov byte ptr [esp], cl
    cmovne ebx, edi
    mov esi, dword ptr [esp + 0x10]
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x4007]
    mov ebx, dword ptr [esp + 0x14]
    mov word ptr [ebp + 2*esi], di
    mov esi, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], cl
.L18:
    and eax, dword ptr [esp + 0x4]
    and edx, esi
    mov ecx, eax
    or ecx, edx
    jne .L17
    jmp .L9
.L19:
    mov byte ptr [esp], -0x1
    jmp .L18
.L20:
    movzx eax, byte ptr [ebp + 0x200]
    mov byte ptr [esp], al
    nop
.L21:
    mov ecx, esi
    mov eax, edx
    add ecx, -0x1
    adc eax, -0x1
    mov dword ptr [esp + 0x4], eax
    movzx eax, byte ptr [esp]
    cmp al, -0x1
    je .L23
    movzx edi, al
    tzcnt ebx, edx
    inc al
    mov dword ptr [esp + 0xc], ecx
    mov dword ptr [esp + 0x10], edi
    tzcnt edi, esi
    add ebx, 0x20
    test esi, esi
    mov byte ptr [esp], al
    cmovne ebx, edi
    mov ecx, dword ptr [esp + 0x10]
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x4009]
    mov ebx, dword ptr [esp + 0x14]
    mov word ptr [ebp + 2*ecx], di
    mov ecx, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], al
.L22:
    and edx, dword ptr [esp + 0x4]
    and esi, ecx
    mov ecx, esi
    or ecx, edx
    jne .L21
    jmp .L11
.L23:
    mov byte ptr [esp], -0x1
    jmp .L22
.L24:
    mov ah, byte ptr [ebp + 0x200]
    nop
.L25:
    mov esi, edx
    add esi, -0x1
    mov dword ptr [esp], esi
    mov esi, edi
    adc esi, -0x1
    cmp ah, -0x1
    je .L27
    movzx ebx, ah
    mov ecx, edi
    mov al, ah
    tzcnt edi, edx
    mov dword ptr [esp + 0x4], esi
    mov dword ptr [esp + 0x8], ebx
    tzcnt ebx, ecx
    inc al
    add ebx, 0x20
    test edx, edx
    mov esi, dword ptr [esp + 0x8]
    mov ah, al
    cmovne ebx, edi
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x8]
    mov ebx, dword ptr [esp + 0x14]
    mov word ptr [ebp + 2*esi], di
    mov esi, dword ptr [esp + 0x4]
    mov edi, ecx
    mov byte ptr [ebp + 0x200], al
.L26:
    and edx, dword ptr [esp]
    and edi, esi
    mov ecx, edx
    or ecx, edi
    jne .L25
    jmp .L13
.L27:
    mov ah, -0x1
    jmp .L26
.L28:
    mov ebp, dword ptr [esp + 0x14c]
    mov edi, ecx
    mov ah, byte ptr [ebp + 0x200]
    nop
.L29:
    mov ecx, edi
    mov esi, edx
    add ecx, -0x1
    adc esi, -0x1
    cmp ah, -0x1
    je .L31
    movzx ebx, ah
    mov al, ah
    mov dword ptr [esp], ecx
    mov ecx, edi
    tzcnt edi, edi
    mov dword ptr [esp + 0x4], esi
    mov dword ptr [esp + 0x8], ebx
    tzcnt ebx, edx
    inc al
    add ebx, 0x20
    test ecx, ecx
    mov esi, dword ptr [esp + 0x8]
    mov ah, al
    cmovne ebx, edi
    mov edi, ebx
    shl edi, 0x6
    lea edi, [ebx + edi + 0x1010]
    mov ebx, dword ptr [esp + 0x14]
    mov word ptr [ebp + 2*esi], di
    mov edi, ecx
    mov esi, dword ptr [esp + 0x4]
    mov ecx, dword ptr [esp]
    mov byte ptr [ebp + 0x200], al
.L30:
    and edi, ecx
    and edx, esi
    mov ecx, edi
    or ecx, edx
    jne .L29
    jmp .L32
.L31:
    mov ah, -0x1
    jmp .L30
.L32:
    mov ecx, dword ptr [esp + 0x60]
    mov edx, dword ptr [esp + 0x94]
    mov esi, dword ptr [esp + 0x90]
.L33:
    mov eax, dword ptr [esp + 0x8c]
    mov edi, dword ptr [esp + 0x9c]
.L34:
    mov dword ptr [esp + 0x9c], edi
    mov edi, eax
    and esi, eax
    mov eax, dword ptr [esp + 0xa8]
    not edi
    mov dword ptr [esp + 0x84], edi
    mov edi, edx
    not edi
    and eax, edx
    mov dword ptr [esp + 0x88], edi
    mov edi, esi
    mov esi, eax
    mov edx, edi
    mov dword ptr [esp + 0xa8], eax
    mov dword ptr [esp + 0x90], edi
    and esi, dword ptr [esp + 0x9c]
    and edx, dword ptr [esp + 0xb4]
    mov eax, esi
    or eax, edx
    mov eax, dword ptr [esp + 0x150]
    not eax
    mov dword ptr [esp + 0xd0], eax
    mov eax, dword ptr [esp + 0x154]
    not eax
    mov dword ptr [esp + 0xcc], eax
    je .L49
    mov eax, dword ptr [esp + 0x6c]
    movdqu xmm0, xmmword ptr [ecx + 0x20]
    mov edi, edx
    movdqu xmm1, xmmword ptr [ecx + 0x10]
    mov edx, dword ptr [esp + 0x1c]
    mov ch, byte ptr [ebp + 0x200]
    lea eax, [eax + 2*eax]
    pshufd xmm2, xmm0, 0x44
    lea eax, [edx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov edx, edi
    por xmm2, xmm1
    mov dword ptr [esp + 0xac], eax
    jmp .L36
    nop
.L35:
    mov esi, dword ptr [esp + 0x8c]
    mov edx, dword ptr [esp + 0xa0]
    and esi, dword ptr [esp + 0x94]
    and edx, dword ptr [esp + 0xc0]
    mov eax, esi
    or eax, edx
    je .L48
.L36:
    mov byte ptr [esp + 0x7c], ch
    tzcnt ecx, edx
    tzcnt eax, esi
    mov edi, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x8c], esi
    mov dword ptr [esp + 0xa0], edx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    add esi, -0x1
    mov eax, ecx
    adc edx, -0x1
    mov dword ptr [esp + 0x94], esi
    mov dword ptr [esp + 0x80], ecx
    shl eax, 0x6
    mov dword ptr [esp + 0xc0], edx
    mov edx, dword ptr [edi + eax + plywright::board::geometry::AROUND + 4]
    mov eax, dword ptr [edi + eax + plywright::board::geometry::AROUND]
    and eax, dword ptr [esp + 0x88]
    and edx, dword ptr [esp + 0x84]
    mov ebp, eax
    or eax, edx
    je .L38
    mov esi, dword ptr [esp + 0x78]
    mov ebx, edx
    mov edi, 0x1
    mov edx, dword ptr [esi]
    mov eax, dword ptr [esi + 0x4]
    and edx, dword ptr [esp + 0x9c]
    and eax, dword ptr [esp + 0xb4]
    mov dword ptr [esp], edx
    xor edx, edx
    shld edx, edi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne edx, edi
    cmovne edi, ecx
    mov ecx, ebx
    mov ebx, dword ptr [esi + 0x1c]
    not edx
    not edi
    and edx, dword ptr [esp + 0x34]
    and edi, dword ptr [esp + 0x2c]
    and ebx, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0x20], edi
    mov edi, ecx
    or ebx, eax
    mov eax, dword ptr [esi + 0x18]
    mov dword ptr [esp + 0x24], ebx
    and eax, dword ptr [esp + 0x74]
    or eax, dword ptr [esp]
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0xac]
    mov edx, dword ptr [eax + 0x4]
    mov esi, dword ptr [eax]
    mov dword ptr [esp + 0x50], edx
    mov edx, dword ptr [eax + 0xc]
    mov dword ptr [esp + 0x5c], esi
    mov esi, dword ptr [eax + 0x14]
    mov dword ptr [esp + 0x4c], edx
    mov edx, dword ptr [eax + 0x8]
    and esi, 0x3f
    mov dword ptr [esp + 0x58], esi
    mov esi, dword ptr [eax + 0x614]
    mov dword ptr [esp + 0x48], edx
    mov edx, dword ptr [eax + 0x10]
    and esi, 0x3f
    mov dword ptr [esp + 0x54], esi
    mov esi, ebp
    mov dword ptr [esp + 0x44], edx
    mov edx, dword ptr [eax + 0x600]
    mov dword ptr [esp + 0x40], edx
    mov edx, dword ptr [eax + 0x604]
    mov dword ptr [esp + 0x3c], edx
    mov edx, dword ptr [eax + 0x60c]
    mov dword ptr [esp + 0x38], edx
    mov edx, dword ptr [eax + 0x608]
    mov eax, dword ptr [eax + 0x610]
    mov dword ptr [esp + 0x64], edx
    mov dword ptr [esp + 0x98], eax
    mov eax, ebp
    mov edx, ecx
    nop
.L37:
    add esi, -0x1
    mov dword ptr [esp], ecx
    mov ecx, eax
    mov ebx, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0x8], ebp
    mov ebp, dword ptr [esp + 0x18]
    adc edi, -0x1
    and esi, eax
    and edi, edx
    mov dword ptr [esp + 0x4], esi
    neg ecx
    mov esi, 0x0
    mov dword ptr [esp + 0x30], edi
    mov edi, dword ptr [esp + 0x20]
    sbb esi, edx
    and ecx, eax
    mov eax, dword ptr [esp + 0x5c]
    mov dword ptr [esp + 0x10], ecx
    and esi, edx
    mov dword ptr [esp + 0xc], esi
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
    mov ebx, dword ptr [esp + 0x10]
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
    mov edi, dword ptr [esp + 0x30]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x54]
    add edx, ebp
    mov ebp, dword ptr [esp + 0xc]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x1c]
    add edx, dword ptr [esp + 0x98]
    movq xmm3, qword ptr [eax + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x4]
    movq xmm4, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm4, xmm3
    pand xmm4, xmm2
    movd eax, xmm4
    pshufd xmm3, xmm4, 0xff
    movd ecx, xmm3
    or eax, dword ptr [esp + 0x28]
    pshufd xmm3, xmm4, 0xee
    or ecx, dword ptr [esp + 0x24]
    movd edx, xmm3
    pshufd xmm3, xmm4, 0x55
    or eax, edx
    movd edx, xmm3
    or edx, ecx
    mov ecx, ebp
    not ecx
    and ecx, dword ptr [esp + 0x14]
    and ecx, edx
    mov edx, ebx
    not edx
    and edx, dword ptr [esp + 0x68]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov ecx, dword ptr [esp]
    mov edx, edi
    cmove ebp, eax
    cmove ebx, eax
    mov eax, esi
    xor ecx, ebp
    mov ebp, dword ptr [esp + 0x8]
    xor ebp, ebx
    or eax, edi
    mov eax, esi
    jne .L37
    jmp .L39
    nop
.L38:
    xor ebp, ebp
    xor ecx, ecx
.L39:
    mov edx, dword ptr [esp + 0x150]
    mov esi, dword ptr [esp + 0x154]
    mov dword ptr [esp + 0x8], ebp
    mov dword ptr [esp], ecx
    and edx, ebp
    and esi, ecx
    mov eax, edx
    or eax, esi
    movzx eax, word ptr [esp + 0x80]
    mov dword ptr [esp + 0x10], eax
    je .L43
    mov ch, byte ptr [esp + 0x7c]
    add eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0xc], eax
    mov cl, ch
    nop
.L40:
    mov eax, edx
    mov ebp, esi
    add eax, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L42
    mov dword ptr [esp + 0x30], eax
    movzx eax, cl
    inc cl
    tzcnt edi, edx
    mov ebx, dword ptr [esp + 0x14c]
    mov dword ptr [esp + 0x4], eax
    tzcnt eax, esi
    mov ch, cl
    add eax, 0x20
    test edx, edx
    cmovne eax, edi
    mov edi, dword ptr [esp + 0x4]
    shl eax, 0x6
    or eax, dword ptr [esp + 0xc]
    mov word ptr [ebx + 2*edi], ax
    mov eax, dword ptr [esp + 0x14c]
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x30]
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
    mov edx, dword ptr [esp + 0x8]
    mov esi, dword ptr [esp]
    mov ebx, dword ptr [esp + 0x14]
    mov ebp, dword ptr [esp + 0x14c]
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
    mov edi, edx
    mov eax, esi
    add edi, -0x1
    adc eax, -0x1
    cmp cl, -0x1
    je .L45
    tzcnt ebx, esi
    mov dword ptr [esp + 0x8], eax
    movzx eax, cl
    inc cl
    mov dword ptr [esp], eax
    tzcnt eax, edx
    add ebx, 0x20
    test edx, edx
    mov ch, cl
    cmovne ebx, eax
    mov eax, dword ptr [esp]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x10]
    mov word ptr [ebp + 2*eax], bx
    mov eax, dword ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0x14]
    mov byte ptr [ebp + 0x200], cl
.L47:
    and edx, edi
    and esi, eax
    mov eax, edx
    or eax, esi
    jne .L46
    jmp .L35
.L48:
    mov edx, dword ptr [esp + 0x90]
    movd dword ptr [esp + 0x7c], xmm1
    pshufd xmm1, xmm1, 0x55
    movd ecx, xmm0
    pshufd xmm0, xmm0, 0x55
    movd eax, xmm1
    movd esi, xmm0
    jmp .L50
.L49:
    mov eax, dword ptr [ecx + 0x10]
    mov esi, dword ptr [ecx + 0x24]
    mov edx, edi
    mov dword ptr [esp + 0x7c], eax
    mov eax, dword ptr [ecx + 0x14]
    mov ecx, dword ptr [ecx + 0x20]
.L50:
    mov edi, esi
    mov dword ptr [esp + 0xbc], eax
    mov dword ptr [esp + 0x4], esi
    mov esi, dword ptr [esp + 0xa8]
    or edi, eax
    mov eax, ecx
    or eax, dword ptr [esp + 0x7c]
    and edx, edi
    mov dword ptr [esp + 0x10], edi
    mov edi, ecx
    mov dword ptr [esp + 0xa4], edx
    and esi, eax
    mov dword ptr [esp + 0xc], eax
    mov eax, esi
    or eax, edx
    je .L65
    mov eax, dword ptr [esp + 0x6c]
    mov edx, dword ptr [esp + 0x1c]
    mov ecx, dword ptr [esp + 0x60]
    lea eax, [eax + 2*eax]
    mov ebx, dword ptr [ecx + 0x18]
    mov ecx, dword ptr [ecx + 0x1c]
    lea eax, [edx + 8*eax + plywright::sliders::magic::LOOKUPS]
    movzx edx, byte ptr [ebp + 0x200]
    mov dword ptr [esp + 0x118], eax
    or dword ptr [esp + 0x4], ecx
    mov dword ptr [esp + 0xb0], ecx
    or edi, ebx
    mov ecx, esi
    mov dword ptr [esp + 0x80], ebx
    mov byte ptr [esp + 0xb8], dl
    mov edx, dword ptr [esp + 0xa4]
    mov dword ptr [esp + 0x30], edi
    jmp .L52
    nop
.L51:
    mov byte ptr [esp + 0xb8], ch
    mov ecx, dword ptr [esp + 0xc8]
    mov edx, dword ptr [esp + 0xa4]
    and ecx, dword ptr [esp + 0xc4]
    and edx, dword ptr [esp + 0x11c]
    mov eax, ecx
    or eax, edx
    je .L64
.L52:
    tzcnt esi, edx
    mov ebp, dword ptr [esp + 0x1c]
    tzcnt eax, ecx
    mov dword ptr [esp + 0xc8], ecx
    mov dword ptr [esp + 0xa4], edx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, eax
    add ecx, -0x1
    lea edi, [esi + 2*esi]
    mov dword ptr [esp + 0xac], esi
    adc edx, -0x1
    mov dword ptr [esp + 0xc4], ecx
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x11c], edx
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    and esi, dword ptr [esp + 0x34]
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
    and edx, dword ptr [esp + 0x88]
    and ecx, dword ptr [esp + 0x84]
    mov eax, edx
    or eax, ecx
    je .L54
    mov esi, dword ptr [esp + 0x78]
    mov dword ptr [esp], ecx
    mov ecx, dword ptr [esp + 0xac]
    mov ebx, edx
    xor edx, edx
    mov edi, 0x1
    mov eax, dword ptr [esi + 0x4]
    mov ebp, dword ptr [esi]
    shld edx, edi, cl
    shl edi, cl
    and eax, dword ptr [esp + 0xb4]
    and ebp, dword ptr [esp + 0x9c]
    test cl, 0x20
    mov ecx, 0x0
    cmovne edx, edi
    cmovne edi, ecx
    mov ecx, ebx
    mov ebx, dword ptr [esi + 0x1c]
    not edx
    not edi
    and edx, dword ptr [esp + 0x34]
    and edi, dword ptr [esp + 0x2c]
    and ebx, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x5c], edx
    mov dword ptr [esp + 0x58], edi
    or ebx, eax
    mov eax, dword ptr [esi + 0x18]
    mov dword ptr [esp + 0x54], ebx
    and eax, dword ptr [esp + 0x74]
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
    mov dword ptr [esp + 0x98], edx
    mov edx, dword ptr [eax + 0x604]
    mov dword ptr [esp + 0x8c], edx
    mov edx, dword ptr [eax + 0x60c]
    mov dword ptr [esp + 0xa0], edx
    mov edx, dword ptr [eax + 0x608]
    mov eax, dword ptr [eax + 0x610]
    mov dword ptr [esp + 0x94], edx
    mov edx, dword ptr [esp]
    mov dword ptr [esp + 0xc0], eax
    mov eax, ecx
    mov ebp, edx
    mov edi, edx
    nop
.L53:
    add esi, -0x1
    mov dword ptr [esp + 0x8], ecx
    mov dword ptr [esp], ebp
    mov ecx, eax
    mov ebp, dword ptr [esp + 0x5c]
    mov ebx, dword ptr [esp + 0x38]
    adc edi, -0x1
    and esi, eax
    and edi, edx
    mov dword ptr [esp + 0x18], esi
    neg ecx
    mov esi, 0x0
    sbb esi, edx
    and ecx, eax
    mov eax, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x20], edi
    and esi, edx
    mov dword ptr [esp + 0x24], ecx
    mov dword ptr [esp + 0x28], esi
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
    mov ebx, dword ptr [esp + 0x1c]
    add edi, ecx
    mov ecx, dword ptr [esp + 0x48]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    and esi, dword ptr [esp + 0x98]
    and ebp, dword ptr [esp + 0x8c]
    add edi, dword ptr [esp + 0x64]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x94]
    imul ecx, dword ptr [esp + 0xa0]
    mul esi
    imul ebp, esi
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov edi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x44]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x4]
    and edi, dword ptr [esp + 0x30]
    shrd eax, edx, cl
    shr edx, cl
    or esi, dword ptr [esp + 0x54]
    or edi, dword ptr [esp + 0x50]
    test cl, 0x20
    cmove edx, eax
    add edx, dword ptr [esp + 0xc0]
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE + 4]
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE]
    mov edx, ebp
    mov ebx, dword ptr [esp + 0x24]
    not edx
    and edx, dword ptr [esp + 0x14]
    and ecx, dword ptr [esp + 0x10]
    and eax, dword ptr [esp + 0xc]
    or ecx, esi
    or eax, edi
    mov esi, dword ptr [esp + 0x18]
    mov edi, dword ptr [esp + 0x20]
    and edx, ecx
    mov ecx, ebx
    not ecx
    and ecx, dword ptr [esp + 0x68]
    and ecx, eax
    mov eax, 0x0
    or ecx, edx
    mov edx, ebp
    mov ecx, dword ptr [esp + 0x8]
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
    mov dword ptr [esp + 0x8], ecx
    mov dword ptr [esp], ebp
    and edx, ecx
    and esi, ebp
    mov eax, edx
    or eax, esi
    movzx eax, word ptr [esp + 0xac]
    mov dword ptr [esp + 0x24], eax
    je .L59
    mov ch, byte ptr [esp + 0xb8]
    add eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0x28], eax
    mov cl, ch
    nop
.L56:
    mov eax, edx
    mov ebp, esi
    add eax, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L58
    mov dword ptr [esp + 0x20], eax
    movzx eax, cl
    inc cl
    tzcnt edi, edx
    mov ebx, dword ptr [esp + 0x14c]
    mov dword ptr [esp + 0x18], eax
    tzcnt eax, esi
    mov ch, cl
    add eax, 0x20
    test edx, edx
    cmovne eax, edi
    mov edi, dword ptr [esp + 0x18]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x28]
    mov word ptr [ebx + 2*edi], ax
    mov eax, dword ptr [esp + 0x14c]
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x20]
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
    mov ch, byte ptr [esp + 0xb8]
.L60:
    mov edx, dword ptr [esp + 0x8]
    mov esi, dword ptr [esp]
    mov ebx, dword ptr [esp + 0x14]
    mov cl, ch
    and edx, dword ptr [esp + 0xd0]
    and esi, dword ptr [esp + 0xcc]
    mov eax, edx
    or eax, esi
    jne .L62
    jmp .L51
.L61:
    mov cl, -0x1
    jmp .L63
    nop
.L62:
    mov ebp, edx
    mov edi, esi
    add ebp, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L61
    tzcnt ebx, esi
    mov dword ptr [esp + 0x8], edi
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
    or ebx, dword ptr [esp + 0x24]
    mov word ptr [eax + 2*edi], bx
    mov edi, dword ptr [esp + 0x14c]
    mov ebx, dword ptr [esp + 0x14]
    mov byte ptr [edi + 0x200], cl
    mov edi, dword ptr [esp + 0x8]
.L63:
    and edx, ebp
    and esi, edi
    mov eax, edx
    or eax, esi
    jne .L62
    jmp .L51
.L64:
    mov edx, dword ptr [esp + 0x2c]
    mov ecx, dword ptr [esp + 0xa8]
    mov esi, dword ptr [esp + 0x90]
    mov edi, dword ptr [esp + 0x30]
    mov eax, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0x14c]
    jmp .L66
.L65:
    mov ecx, dword ptr [esp + 0x60]
    mov edx, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp + 0x90]
    mov eax, dword ptr [ecx + 0x18]
    mov ecx, dword ptr [ecx + 0x1c]
    or edx, ecx
    mov dword ptr [esp + 0xb0], ecx
    mov dword ptr [esp + 0x80], eax
    or edi, eax
    mov ecx, dword ptr [esp + 0xa8]
    mov eax, edx
    mov edx, dword ptr [esp + 0x2c]
.L66:
    and ecx, edi
    mov dword ptr [esp + 0x4], eax
    and esi, eax
    mov dword ptr [esp + 0x30], edi
    mov eax, ecx
    or eax, esi
    je .L80
    mov eax, dword ptr [esp + 0x6c]
    mov edi, esi
    mov esi, ecx
    mov ecx, dword ptr [esp + 0x1c]
    lea eax, [eax + 2*eax]
    lea eax, [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov ecx, esi
    mov esi, edi
    mov dword ptr [esp + 0xc4], eax
    mov ah, byte ptr [ebp + 0x200]
    mov byte ptr [esp + 0xa4], ah
    jmp .L68
    nop
.L67:
    mov byte ptr [esp + 0xa4], ch
    mov ecx, dword ptr [esp + 0xa8]
    mov esi, dword ptr [esp + 0x90]
    mov edx, dword ptr [esp + 0x2c]
    and ecx, dword ptr [esp + 0xb8]
    and esi, dword ptr [esp + 0xc8]
    mov eax, ecx
    or eax, esi
    je .L80
.L68:
    tzcnt edi, esi
    mov ebp, dword ptr [esp + 0x1c]
    tzcnt eax, ecx
    mov dword ptr [esp + 0xa8], ecx
    mov dword ptr [esp + 0x90], esi
    add edi, 0x20
    test ecx, ecx
    cmovne edi, eax
    add ecx, -0x1
    adc esi, -0x1
    mov dword ptr [esp + 0xac], edi
    lea edi, [edi + 2*edi]
    mov dword ptr [esp + 0xb8], ecx
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0xc8], esi
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    and eax, edx
    and esi, dword ptr [esp + 0x34]
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
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov ecx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    and edx, dword ptr [esp + 0x88]
    and ecx, dword ptr [esp + 0x84]
    mov eax, edx
    or eax, ecx
    je .L70
    mov esi, dword ptr [esp + 0x78]
    mov dword ptr [esp], ecx
    mov ecx, dword ptr [esp + 0xac]
    mov ebx, edx
    xor edx, edx
    mov edi, 0x1
    mov eax, dword ptr [esi + 0x4]
    mov ebp, dword ptr [esi]
    shld edx, edi, cl
    shl edi, cl
    and eax, dword ptr [esp + 0xb4]
    and ebp, dword ptr [esp + 0x9c]
    test cl, 0x20
    mov ecx, 0x0
    cmovne edx, edi
    cmovne edi, ecx
    mov ecx, ebx
    mov ebx, dword ptr [esi + 0x1c]
    not edx
    not edi
    and edx, dword ptr [esp + 0x34]
    and edi, dword ptr [esp + 0x2c]
    and ebx, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x5c], edx
    mov dword ptr [esp + 0x58], edi
    or ebx, eax
    mov eax, dword ptr [esi + 0x18]
    mov dword ptr [esp + 0x54], ebx
    and eax, dword ptr [esp + 0x74]
    or eax, ebp
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
    mov dword ptr [esp + 0x98], edx
    mov edx, dword ptr [eax + 0x604]
    mov dword ptr [esp + 0x8c], edx
    mov edx, dword ptr [eax + 0x60c]
    mov dword ptr [esp + 0xa0], edx
    mov edx, dword ptr [eax + 0x608]
    mov eax, dword ptr [eax + 0x610]
    mov dword ptr [esp + 0x94], edx
    mov edx, dword ptr [esp]
    mov dword ptr [esp + 0xc0], eax
    mov eax, ecx
    mov ebp, edx
    mov edi, edx
    nop
.L69:
    add esi, -0x1
    mov dword ptr [esp + 0x8], ecx
    mov dword ptr [esp], ebp
    mov ecx, eax
    mov ebp, dword ptr [esp + 0x5c]
    mov ebx, dword ptr [esp + 0x38]
    adc edi, -0x1
    and esi, eax
    and edi, edx
    mov dword ptr [esp + 0x18], esi
    neg ecx
    mov esi, 0x0
    sbb esi, edx
    and ecx, eax
    mov eax, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x20], edi
    and esi, edx
    mov dword ptr [esp + 0x24], ecx
    mov dword ptr [esp + 0x28], esi
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
    mov ebx, dword ptr [esp + 0x1c]
    add edi, ecx
    mov ecx, dword ptr [esp + 0x48]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    and esi, dword ptr [esp + 0x98]
    and ebp, dword ptr [esp + 0x8c]
    add edi, dword ptr [esp + 0x64]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x94]
    imul ecx, dword ptr [esp + 0xa0]
    mul esi
    imul ebp, esi
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov edi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x44]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x4]
    and edi, dword ptr [esp + 0x30]
    shrd eax, edx, cl
    shr edx, cl
    or esi, dword ptr [esp + 0x54]
    or edi, dword ptr [esp + 0x50]
    test cl, 0x20
    cmove edx, eax
    add edx, dword ptr [esp + 0xc0]
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE + 4]
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE]
    mov edx, ebp
    mov ebx, dword ptr [esp + 0x24]
    not edx
    and edx, dword ptr [esp + 0x14]
    and ecx, dword ptr [esp + 0x10]
    and eax, dword ptr [esp + 0xc]
    or ecx, esi
    or eax, edi
    mov esi, dword ptr [esp + 0x18]
    mov edi, dword ptr [esp + 0x20]
    and edx, ecx
    mov ecx, ebx
    not ecx
    and ecx, dword ptr [esp + 0x68]
    and ecx, eax
    mov eax, 0x0
    or ecx, edx
    mov edx, ebp
    mov ecx, dword ptr [esp + 0x8]
    mov ebp, dword ptr [esp]
    cmove ebx, eax
    cmove edx, eax
    mov eax, esi
    xor ebp, edx
    xor ecx, ebx
    or eax, edi
    mov eax, esi
    mov edx, edi
    jne .L69
    jmp .L71
    nop
.L70:
    xor ecx, ecx
    xor ebp, ebp
.L71:
    mov edx, dword ptr [esp + 0x150]
    mov esi, dword ptr [esp + 0x154]
    mov dword ptr [esp + 0x8], ecx
    mov dword ptr [esp], ebp
    and edx, ecx
    and esi, ebp
    mov eax, edx
    or eax, esi
    movzx eax, word ptr [esp + 0xac]
    mov dword ptr [esp + 0x24], eax
    je .L75
    mov ch, byte ptr [esp + 0xa4]
    add eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0x28], eax
    mov cl, ch
    nop
.L72:
    mov eax, edx
    mov ebp, esi
    add eax, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L74
    mov dword ptr [esp + 0x20], eax
    movzx eax, cl
    inc cl
    tzcnt edi, edx
    mov ebx, dword ptr [esp + 0x14c]
    mov dword ptr [esp + 0x18], eax
    tzcnt eax, esi
    mov ch, cl
    add eax, 0x20
    test edx, edx
    cmovne eax, edi
    mov edi, dword ptr [esp + 0x18]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x28]
    mov word ptr [ebx + 2*edi], ax
    mov eax, dword ptr [esp + 0x14c]
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x20]
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
    mov ch, byte ptr [esp + 0xa4]
.L76:
    mov edx, dword ptr [esp + 0x8]
    mov esi, dword ptr [esp]
    mov ebx, dword ptr [esp + 0x14]
    mov cl, ch
    and edx, dword ptr [esp + 0xd0]
    and esi, dword ptr [esp + 0xcc]
    mov eax, edx
    or eax, esi
    jne .L78
    jmp .L67
.L77:
    mov cl, -0x1
    jmp .L79
    nop
.L78:
    mov ebp, edx
    mov edi, esi
    add ebp, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L77
    tzcnt ebx, esi
    mov dword ptr [esp + 0x8], edi
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
    or ebx, dword ptr [esp + 0x24]
    mov word ptr [eax + 2*edi], bx
    mov edi, dword ptr [esp + 0x14c]
    mov ebx, dword ptr [esp + 0x14]
    mov byte ptr [edi + 0x200], cl
    mov edi, dword ptr [esp + 0x8]
.L79:
    and edx, ebp
    and esi, edi
    mov eax, edx
    or eax, esi
    jne .L78
    jmp .L67
.L80:
    mov esi, dword ptr [esp + 0x144]
    mov edx, dword ptr [esp + 0x148]
    mov eax, esi
    or eax, edx
    je .L87
    mov edi, dword ptr [esp + 0x84]
    mov ecx, dword ptr [esp + 0x60]
    mov ebx, dword ptr [esp + 0xbc]
    lea eax, [esp + 0xd4]
    mov dword ptr [esp + 0xe8], eax
    lea eax, [esp + 0x120]
    mov dword ptr [esp + 0xec], eax
    lea eax, [esp + 0x110]
    mov dword ptr [esp + 0xf0], eax
    mov dword ptr [esp + 0x124], edi
    mov edi, dword ptr [esp + 0x88]
    mov dword ptr [esp + 0xfc], ecx
    mov dword ptr [esp + 0x104], 0xffffffff
    mov dword ptr [esp + 0x100], 0xffffffff
    mov dword ptr [esp + 0x10c], edx
    movzx edx, byte ptr [esp + 0x140]
    mov dword ptr [esp + 0x108], esi
    mov dword ptr [esp + 0x120], edi
    mov edi, dword ptr [esp + 0x7c]
    mov byte ptr [esp + 0x110], dl
    mov edx, dword ptr [esp + 0x148]
    and edi, esi
    and ebx, edx
    mov eax, edi
    mov ebp, ebx
    or eax, ebx
    mov ebx, dword ptr [esp + 0xb0]
    mov eax, ecx
    je .L82
    mov ebx, dword ptr [esp + 0x1c]
    nop
.L81:
    mov dword ptr [esp + 0x7c], edi
    tzcnt eax, edi
    tzcnt edi, ebp
    mov dword ptr [esp + 0xbc], ebp
    add edi, 0x20
    cmp dword ptr [esp + 0x7c], 0x0
    mov ecx, dword ptr [esp + 0xbc]
    cmovne edi, eax
    mov eax, dword ptr [esp + 0x7c]
    lea edx, [edi + 2*edi]
    mov ebp, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov esi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    add eax, -0x1
    adc ecx, -0x1
    and dword ptr [esp + 0x7c], eax
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    and dword ptr [esp + 0xbc], ecx
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and ebp, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x2c]
    imul ebp, ecx
    imul esi, eax
    mul ecx
    add ebp, edx
    lea edx, [edi + 2*edi]
    movzx ecx, byte ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    add ebp, esi
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    sub esp, 0x8
    mov edx, edi
    mov edi, dword ptr [esp + 0x84]
    lea ecx, [esp + 0xf0]
    push dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 4]
    push dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    mov ebp, dword ptr [esp + 0xcc]
    add esp, 0x10
    mov eax, edi
    or eax, ebp
    jne .L81
    mov eax, dword ptr [esp + 0xfc]
    mov esi, dword ptr [esp + 0x144]
    mov edx, dword ptr [esp + 0x148]
    mov ecx, dword ptr [eax + 0x18]
    mov ebx, dword ptr [eax + 0x1c]
    mov dword ptr [esp + 0x80], ecx
.L82:
    mov edi, dword ptr [esp + 0x80]
    and ebx, edx
    and edi, esi
    mov ecx, edi
    or ecx, ebx
    je .L84
    mov ecx, ebx
    mov ebx, dword ptr [esp + 0x1c]
    nop
.L83:
    mov dword ptr [esp + 0x80], edi
    tzcnt eax, edi
    tzcnt edi, ecx
    mov dword ptr [esp + 0xb0], ecx
    add edi, 0x20
    cmp dword ptr [esp + 0x80], 0x0
    mov ecx, dword ptr [esp + 0xb0]
    cmovne edi, eax
    mov eax, dword ptr [esp + 0x80]
    lea edx, [edi + 2*edi]
    mov ebp, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov esi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    add eax, -0x1
    adc ecx, -0x1
    and dword ptr [esp + 0x80], eax
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS]
    and dword ptr [esp + 0xb0], ecx
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and ebp, dword ptr [esp + 0x34]
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
    mov edi, dword ptr [esp + 0x88]
    lea ecx, [esp + 0xf0]
    push dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 4]
    push dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    mov ecx, dword ptr [esp + 0xc0]
    add esp, 0x10
    mov eax, edi
    or eax, ecx
    jne .L83
    mov eax, dword ptr [esp + 0xfc]
    mov esi, dword ptr [esp + 0x144]
    mov edx, dword ptr [esp + 0x148]
.L84:
    and esi, dword ptr [eax + 0x20]
    and edx, dword ptr [eax + 0x24]
    mov ebx, dword ptr [esp + 0x1c]
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
    mov dword ptr [esp + 0x18], ecx
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
    mov dword ptr [esp + 0x8], edx
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    and edi, dword ptr [esp + 0x34]
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
    and esi, dword ptr [esp + 0x34]
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
    mov edx, dword ptr [esp + 0x20]
    lea ecx, [esp + 0xf0]
    push eax
    push esi
    mov esi, dword ptr [esp + 0x10]
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    mov edx, dword ptr [esp + 0x18]
    add esp, 0x10
    mov eax, esi
    or eax, edx
    jne .L85
.L86:
    mov ebx, dword ptr [esp + 0x14]
.L87:
    movzx ecx, byte ptr [esp + 0x140]
    mov eax, 0x1
    xor edx, edx
    xor esi, esi
    mov ebp, dword ptr [esp + 0x88]
    shld edx, eax, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x78]
    cmovne edx, eax
    cmovne eax, esi
    mov esi, dword ptr [esp + 0x84]
    and ebp, dword ptr [ecx + 0x8]
    and esi, dword ptr [ecx + 0xc]
    mov ecx, ebp
    or ecx, esi
    je .L98
    mov dword ptr [esp + 0x84], esi
    mov esi, dword ptr [esp + 0x60]
    mov dword ptr [esp], edx
    mov edx, dword ptr [esp + 0x68]
    mov edi, 0x20
    mov ecx, dword ptr [esi + 0x28]
    mov esi, dword ptr [esi + 0x2c]
    and esi, ebx
    and ecx, edx
    bsf esi, esi
    cmovne edi, esi
    mov esi, dword ptr [esp + 0x70]
    add edi, 0x20
    bsf ecx, ecx
    cmove ecx, edi
    mov edi, dword ptr [esp + 0x74]
    and ecx, 0x3f
    and esi, ebx
    shl ecx, 0x6
    mov ebx, esi
    and edi, edx
    mov edx, dword ptr [esp + 0x1c]
    shld ebx, edi, 0x9
    shld esi, edi, 0x7
    and ebx, 0xfefefefe
    and esi, 0x7f7f7f7f
    or esi, ebx
    mov ebx, edi
    shl edi, 0x7
    shl ebx, 0x9
    or esi, dword ptr [edx + ecx + plywright::board::geometry::AROUND + 12]
    and edi, 0x7f7f7f00
    and ebx, 0xfefefe00
    or edi, ebx
    or edi, dword ptr [edx + ecx + plywright::board::geometry::AROUND + 8]
    not esi
    and dword ptr [esp + 0x84], esi
    mov esi, dword ptr [esp + 0x84]
    not edi
    and ebp, edi
    mov ecx, ebp
    or ecx, esi
    je .L89
    mov ecx, dword ptr [esp]
    mov ebx, dword ptr [esp + 0x34]
    not eax
    mov edx, ebp
    mov edi, ebp
    mov ebp, dword ptr [esp + 0x1c]
    and dword ptr [esp + 0x2c], eax
    not ecx
    and ebx, ecx
    mov ecx, esi
    mov dword ptr [esp + 0x34], ebx
    nop
.L88:
    mov dword ptr [esp], ecx
    tzcnt ecx, esi
    tzcnt eax, edx
    mov dword ptr [esp + 0x88], edi
    add ecx, 0x20
    test edx, edx
    cmovne ecx, eax
    mov eax, edx
    mov edi, ecx
    add eax, -0x1
    mov ecx, esi
    adc ecx, -0x1
    and edx, eax
    mov dword ptr [esp + 0x18], edi
    and esi, ecx
    mov ecx, edi
    mov dword ptr [esp + 0x8], edx
    mov dword ptr [esp + 0x84], esi
    lea esi, [edi + 2*edi]
    shl ecx, 0x6
    mov edi, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x24], esi
    and edi, ebx
    mov ebx, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    and eax, dword ptr [esp + 0x2c]
    mov esi, dword ptr [ebp + ecx + plywright::board::geometry::AROUND]
    imul edi, edx
    imul ebx, eax
    mul edx
    and esi, dword ptr [esp + 0x9c]
    add edi, edx
    mov edx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 4]
    add edi, ebx
    mov ebx, dword ptr [esp + 0x24]
    and edx, dword ptr [esp + 0xb4]
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
    and eax, dword ptr [esp + 0x30]
    and ebx, dword ptr [esp + 0x4]
    or eax, esi
    mov esi, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1540]
    or ebx, edx
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    and esi, dword ptr [esp + 0x34]
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
    mov ecx, dword ptr [esp + 0x18]
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    shld esi, edi, cl
    shl edi, cl
    and edx, dword ptr [esp + 0xc]
    and eax, dword ptr [esp + 0x10]
    or edx, dword ptr [esp + 0x20]
    or eax, ebx
    mov ebx, ecx
    mov ecx, dword ptr [esp]
    and eax, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0x68]
    test bl, 0x20
    mov ebx, 0x0
    cmovne esi, edi
    cmovne edi, ebx
    or edx, eax
    mov edx, dword ptr [esp + 0x8]
    cmove edi, ebx
    cmove esi, ebx
    mov ebx, dword ptr [esp + 0x34]
    xor dword ptr [esp + 0x88], edi
    xor ecx, esi
    mov esi, dword ptr [esp + 0x84]
    mov edi, dword ptr [esp + 0x88]
    mov eax, edx
    or eax, esi
    jne .L88
    jmp .L90
.L89:
    xor edi, edi
    xor ecx, ecx
.L90:
    mov edx, dword ptr [esp + 0xdc]
    mov eax, dword ptr [esp + 0xe0]
    mov dword ptr [esp + 0x88], edi
    mov dword ptr [esp], ecx
    mov dword ptr [esp + 0x10], edx
    and edx, edi
    mov edi, eax
    mov dword ptr [esp + 0x30], eax
    and edi, ecx
    mov eax, edx
    or eax, edi
    je .L94
    mov esi, dword ptr [esp + 0xd8]
    mov eax, dword ptr [esp + 0x6c]
    movzx ebx, byte ptr [esi + 0x200]
    lea ecx, [eax + 0x4000]
    mov dword ptr [esp + 0x8], esi
    movzx eax, cx
    mov dword ptr [esp + 0x4], eax
    nop
.L91:
    mov ebp, edx
    mov eax, edi
    add ebp, -0x1
    adc eax, -0x1
    cmp bl, -0x1
    je .L93
    mov dword ptr [esp + 0x68], eax
    movzx eax, bl
    inc bl
    tzcnt esi, edx
    mov dword ptr [esp + 0x14], eax
    tzcnt eax, edi
    mov ecx, ebx
    add eax, 0x20
    test edx, edx
    mov ebx, dword ptr [esp + 0x14]
    cmovne eax, esi
    mov esi, dword ptr [esp + 0x8]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x4]
    mov word ptr [esi + 2*ebx], ax
    mov eax, dword ptr [esp + 0x68]
    mov ebx, ecx
    mov byte ptr [esi + 0x200], cl
.L92:
    and edx, ebp
    and edi, eax
    mov eax, edx
    or eax, edi
    jne .L91
    jmp .L94
.L93:
    mov bl, -0x1
    jmp .L92
.L94:
    mov ecx, dword ptr [esp + 0x10]
    mov eax, dword ptr [esp + 0x30]
    mov ebp, dword ptr [esp + 0x88]
    mov edi, dword ptr [esp]
    not ecx
    not eax
    and ebp, ecx
    and edi, eax
    mov eax, ebp
    or eax, edi
    je .L98
    mov eax, dword ptr [esp + 0xd8]
    movzx ecx, word ptr [esp + 0x6c]
    movzx ebx, byte ptr [eax + 0x200]
    mov dword ptr [esp], eax
    mov dword ptr [esp + 0x8], ecx
    nop
.L95:
    mov esi, ebp
    mov eax, edi
    add esi, -0x1
    adc eax, -0x1
    cmp bl, -0x1
    je .L97
    tzcnt ecx, edi
    mov dword ptr [esp + 0x68], eax
    movzx eax, bl
    inc bl
    mov dword ptr [esp + 0x14], eax
    tzcnt eax, ebp
    add ecx, 0x20
    test ebp, ebp
    cmovne ecx, eax
    mov eax, dword ptr [esp]
    mov edx, dword ptr [esp + 0x14]
    shl ecx, 0x6
    or ecx, dword ptr [esp + 0x8]
    mov word ptr [eax + 2*edx], cx
    mov byte ptr [eax + 0x200], bl
    mov eax, dword ptr [esp + 0x68]
.L96:
    and ebp, esi
    and edi, eax
    mov ecx, ebp
    or ecx, edi
    jne .L95
    jmp .L98
.L97:
    mov bl, -0x1
    jmp .L96
.L98:
    mov edx, dword ptr [esp + 0x60]
    cmp byte ptr [edx + 0x41], 0x0
    jne .L112
    mov eax, dword ptr [esp + 0xe4]
    movsd xmm0, qword ptr [esp + 0xd4]
    movsd xmm1, qword ptr [esp + 0xdc]
    mov dword ptr [esp + 0xf8], eax
    movsd qword ptr [esp + 0xf0], xmm1
    movsd qword ptr [esp + 0xe8], xmm0
.L99:
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
.L100:
    movzx eax, byte ptr [ebp + 0x200]
    mov esi, ecx
.L101:
    mov dword ptr [esp + 0x10], edx
    tzcnt edx, edx
    tzcnt ecx, esi
    add edx, 0x20
    test esi, esi
    cmovne edx, ecx
    mov cl, -0x1
    cmp al, -0x1
    je .L102
    mov dword ptr [esp + 0xc], esi
    mov esi, edx
    mov ah, al
    movzx edi, al
    shl esi, 0x6
    inc ah
    lea edx, [edx + esi + 0x8]
    mov esi, edx
    or esi, 0xb000
    cmp ah, -0x1
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ah
    je .L103
    mov ch, al
    mov esi, edx
    movzx edi, ah
    add ch, 0x2
    or esi, 0x8000
    cmp ch, -0x1
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ch
    je .L103
    mov esi, edx
    movzx edi, ch
    mov ah, al
    or esi, 0xa000
    add ah, 0x3
    mov word ptr [ebp + 2*edi], si
    mov esi, dword ptr [esp + 0xc]
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
    mov edx, dword ptr [esp + 0x10]
    mov eax, esi
    add eax, -0x1
    mov edi, edx
    adc edi, -0x1
    and esi, eax
    and edx, edi
    mov edi, dword ptr [esp + 0x8]
    mov eax, esi
    or eax, edx
    mov eax, ecx
    jne .L101
    jmp .L2
.L103:
    mov esi, dword ptr [esp + 0xc]
    jmp .L102
.L104:
    movzx eax, byte ptr [ebp + 0x200]
    mov esi, ecx
.L105:
    mov dword ptr [esp + 0x10], edx
    tzcnt edx, edx
    tzcnt ecx, esi
    add edx, 0x20
    test esi, esi
    cmovne edx, ecx
    mov cl, -0x1
    cmp al, -0x1
    je .L106
    mov dword ptr [esp + 0xc], esi
    mov esi, edx
    mov ah, al
    movzx edi, al
    shl esi, 0x6
    inc ah
    lea edx, [edx + esi + 0x7]
    mov esi, edx
    or esi, 0xf000
    cmp ah, -0x1
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ah
    je .L107
    mov ch, al
    mov esi, edx
    movzx edi, ah
    add ch, 0x2
    or esi, 0xc000
    cmp ch, -0x1
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ch
    je .L107
    mov esi, edx
    movzx edi, ch
    mov ah, al
    or esi, 0xe000
    add ah, 0x3
    mov word ptr [ebp + 2*edi], si
    mov esi, dword ptr [esp + 0xc]
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
    mov edx, dword ptr [esp + 0x10]
    mov eax, esi
    add eax, -0x1
    mov edi, edx
    adc edi, -0x1
    and esi, eax
    and edx, edi
    mov edi, dword ptr [esp + 0x8]
    mov eax, esi
    or eax, edx
    mov eax, ecx
    jne .L105
    jmp .L4
.L107:
    mov esi, dword ptr [esp + 0xc]
    jmp .L106
.L108:
    movzx eax, byte ptr [ebp + 0x200]
    mov esi, ecx
.L109:
    mov dword ptr [esp + 0x10], edx
    tzcnt edx, edx
    tzcnt ecx, esi
    add edx, 0x20
    test esi, esi
    cmovne edx, ecx
    mov cl, -0x1
    cmp al, -0x1
    je .L110
    mov dword ptr [esp + 0xc], esi
    mov esi, edx
    mov ah, al
    movzx edi, al
    shl esi, 0x6
    inc ah
    lea edx, [edx + esi + 0x9]
    mov esi, edx
    or esi, 0xf000
    cmp ah, -0x1
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ah
    je .L111
    mov ch, al
    mov esi, edx
    movzx edi, ah
    add ch, 0x2
    or esi, 0xc000
    cmp ch, -0x1
    mov word ptr [ebp + 2*edi], si
    mov byte ptr [ebp + 0x200], ch
    je .L111
    mov esi, edx
    movzx edi, ch
    mov ah, al
    or esi, 0xe000
    add ah, 0x3
    mov word ptr [ebp + 2*edi], si
    mov edi, dword ptr [esp + 0x8]
    mov esi, dword ptr [esp + 0xc]
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
    mov edx, dword ptr [esp + 0x10]
    mov eax, esi
    mov byte ptr [esp], cl
    add eax, -0x1
    mov ecx, edx
    adc ecx, -0x1
    and esi, eax
    and edx, ecx
    mov eax, esi
    or eax, edx
    movzx eax, byte ptr [esp]
    jne .L109
    jmp .L6
.L111:
    mov edi, dword ptr [esp + 0x8]
    mov esi, dword ptr [esp + 0xc]
    jmp .L110
.L112:
    mov ecx, dword ptr [esp + 0xe4]
    movsd xmm0, qword ptr [esp + 0xd4]
    movsd xmm1, qword ptr [esp + 0xdc]
    movzx eax, byte ptr [edx + 0x42]
    mov dword ptr [esp + 0x10c], ecx
    movsd qword ptr [esp + 0x104], xmm1
    movsd qword ptr [esp + 0xfc], xmm0
    sub esp, 0x4
    mov ebx, dword ptr [esp + 0x20]
    lea esi, [esp + 0x100]
    lea ecx, [esp + 0xec]
    push esi
    push eax
    push dword ptr [esp + 0x78]
    call plywright::movegen::generate::en_passant
    add esp, 0x10
    jmp .L99
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
    mov dword ptr [esp + 0x5c], edx
    movq xmm2, qword ptr [esp + 0x144]
    pcmpeqd xmm3, xmm3
    mov dword ptr [esp + 0x64], esi
    or esi, eax
    mov dword ptr [esp + 0x9c], eax
    and eax, ecx
    mov dword ptr [esp + 0x80], ecx
    mov ecx, dword ptr [edx]
    mov dword ptr [esp + 0x90], edi
    mov edx, 0x1010101
    not ebx
    not ebp
    pshufd xmm2, xmm2, 0x44
    mov dword ptr [esp + 0x2c], esi
    not esi
    mov dword ptr [esp + 0xac], ebx
    mov dword ptr [esp + 0x94], ebp
    pxor xmm3, xmm2
    movd xmm1, eax
    and edi, ecx
    mov dword ptr [esp + 0x7c], ecx
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
    mov edi, dword ptr [esp + 0x5c]
    and ecx, eax
    shld ecx, edx, 0x8
    shl edx, 0x8
    and ecx, esi
    call .L0
.L0:
    pop esi
    mov dword ptr [esp + 0x24], ecx
    mov ecx, dword ptr [esp + 0x5c]
    add esi, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0xd4], edi
    mov dword ptr [esp + 0x18], esi
    mov ebx, dword ptr [ecx + 0x38]
    mov ecx, ebx
    mov dword ptr [esp + 0x1c], ebx
    or ecx, dword ptr [esp + 0x90]
    mov ebp, ecx
    mov dword ptr [esp + 0x30], ecx
    movzx ecx, byte ptr [esp + 0x140]
    not ebp
    and edx, ebp
    mov dword ptr [esp + 0x68], ebp
    mov ebp, dword ptr [esp + 0x14c]
    mov dword ptr [esp + 0x74], ecx
    shl ecx, 0x6
    test eax, 0xff0000
    movzx eax, byte ptr [esp + 0x140]
    por xmm3, xmmword ptr [esi + ecx + plywright::board::geometry::AROUND + 48]
    mov byte ptr [esp + 0xe4], al
    mov eax, dword ptr [esp + 0x154]
    mov dword ptr [esp + 0xd8], ebp
    pand xmm1, xmm3
    movdqa xmm0, xmm1
    psllq xmm1, 0x7
    psllq xmm0, 0x9
    movsd xmm1, xmm0
    movq xmm0, qword ptr [edi + 0x38]
    mov dword ptr [esp + 0xe0], eax
    mov eax, dword ptr [esp + 0x150]
    pshufd xmm0, xmm0, 0x44
    mov dword ptr [esp + 0xdc], eax
    lea eax, [esi + ecx + plywright::board::geometry::AROUND]
    pand xmm0, xmm1
    mov dword ptr [esp + 0x84], eax
    pand xmm0, xmmword ptr [esi + .C0]
    je .L7
    mov edi, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0xa0], edx
    and edi, 0xff000000
    je .L2
    mov edx, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x84]
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x10], edi
    mov eax, dword ptr [edx + 0x8]
    mov ebx, dword ptr [esi + 0x10]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm1, xmmword ptr [edx + 0x20]
    movdqu xmm2, xmmword ptr [edx + 0x10]
    mov edx, edi
    and eax, dword ptr [esi]
    and ebx, dword ptr [esp + 0x7c]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm1, xmm1, 0x44
    por xmm1, xmm2
    or ebx, eax
    mov eax, dword ptr [esi + 0x14]
    mov dword ptr [esp + 0x58], ebx
    and eax, dword ptr [esp + 0x80]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x54], eax
    mov eax, dword ptr [esp + 0x74]
    lea eax, [eax + 2*eax]
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x4c], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x48], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x50], esi
    and ebp, 0x3f
    mov dword ptr [esp + 0x20], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x44], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x3c], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x40], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x34], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x38], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    xor ecx, ecx
    mov dword ptr [esp + 0x70], ebx
    and eax, 0x3f
    mov dword ptr [esp + 0x60], ebp
    mov dword ptr [esp + 0x6c], eax
    nop
.L1:
    mov dword ptr [esp], ecx
    tzcnt eax, ecx
    tzcnt ecx, edx
    mov dword ptr [esp + 0x8], edx
    mov ebp, 0x1
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
    shl ebp, cl
    and dword ptr [esp + 0x8], edx
    mov edx, 0x1
    add al, 0x38
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
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
    mov eax, dword ptr [esp + 0x4c]
    cmovne edi, esi
    cmovne esi, ebx
    not esi
    not edi
    and esi, dword ptr [esp + 0x30]
    and edi, dword ptr [esp + 0x2c]
    or esi, ebp
    or edi, dword ptr [esp + 0x4]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x20]
    imul ecx, dword ptr [esp + 0x48]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x50]
    and ecx, edi
    imul ecx, dword ptr [esp + 0x20]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x44]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x38]
    and edi, dword ptr [esp + 0x3c]
    add ebx, dword ptr [esp + 0x40]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x60]
    imul ecx, dword ptr [esp + 0x34]
    mul esi
    imul edi, esi
    mov esi, dword ptr [esp + 0x4]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x10]
    add edx, edi
    mov edi, 0x0
    mov dword ptr [esp + 0x28], ecx
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x14], ecx
    mov ecx, dword ptr [esp + 0x6c]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x18]
    add edx, dword ptr [esp + 0x70]
    movq xmm2, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esp + 0x1c]
    movq xmm3, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm3, xmm2
    pand xmm3, xmm1
    movd eax, xmm3
    pshufd xmm2, xmm3, 0xff
    movd ecx, xmm2
    or eax, dword ptr [esp + 0x58]
    pshufd xmm2, xmm3, 0xee
    or ecx, dword ptr [esp + 0x54]
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
    and edx, ebx
    and edx, eax
    mov eax, esi
    or edx, ecx
    mov ecx, dword ptr [esp]
    mov edx, dword ptr [esp + 0x8]
    cmove eax, edi
    cmove ebp, edi
    mov edi, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x4], eax
    mov esi, ecx
    xor eax, edi
    mov dword ptr [esp + 0x10], eax
    mov eax, ebp
    xor eax, dword ptr [esp + 0x14]
    or esi, edx
    mov dword ptr [esp + 0xc], eax
    jne .L1
    mov esi, dword ptr [esp + 0x4]
    xor ebp, dword ptr [esp + 0x14]
    xor esi, edi
    mov edi, dword ptr [esp + 0xc]
    or esi, ebp
    mov ebp, dword ptr [esp + 0x14c]
    mov esi, dword ptr [esp + 0x10]
    jne .L100
.L2:
    pshufd xmm1, xmm0, 0x55
    movd edi, xmm1
    and edi, 0xfe000000
    je .L4
    mov edx, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x84]
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x10], edi
    mov eax, dword ptr [edx + 0x8]
    mov ebx, dword ptr [esi + 0x10]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm1, xmmword ptr [edx + 0x20]
    movdqu xmm2, xmmword ptr [edx + 0x10]
    mov edx, edi
    and eax, dword ptr [esi]
    and ebx, dword ptr [esp + 0x7c]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm1, xmm1, 0x44
    por xmm1, xmm2
    or ebx, eax
    mov eax, dword ptr [esi + 0x14]
    mov dword ptr [esp + 0x58], ebx
    and eax, dword ptr [esp + 0x80]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x54], eax
    mov eax, dword ptr [esp + 0x74]
    lea eax, [eax + 2*eax]
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x4c], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x48], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x50], esi
    and ebp, 0x3f
    mov dword ptr [esp + 0x20], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x44], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x3c], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x40], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x34], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x38], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    xor ecx, ecx
    mov dword ptr [esp + 0x70], ebx
    and eax, 0x3f
    mov dword ptr [esp + 0x60], ebp
    mov dword ptr [esp + 0x6c], eax
    nop
.L3:
    mov dword ptr [esp], ecx
    tzcnt eax, ecx
    tzcnt ecx, edx
    mov dword ptr [esp + 0x8], edx
    mov ebp, 0x1
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
    shl ebp, cl
    and dword ptr [esp + 0x8], edx
    mov edx, 0x1
    add al, 0x37
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
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
    mov eax, dword ptr [esp + 0x4c]
    cmovne edi, esi
    cmovne esi, ebx
    not esi
    not edi
    and esi, dword ptr [esp + 0x30]
    and edi, dword ptr [esp + 0x2c]
    or esi, ebp
    or edi, dword ptr [esp + 0x4]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x20]
    imul ecx, dword ptr [esp + 0x48]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x50]
    and ecx, edi
    imul ecx, dword ptr [esp + 0x20]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x44]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x38]
    and edi, dword ptr [esp + 0x3c]
    add ebx, dword ptr [esp + 0x40]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x60]
    imul ecx, dword ptr [esp + 0x34]
    mul esi
    imul edi, esi
    mov esi, dword ptr [esp + 0x4]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x10]
    add edx, edi
    mov edi, 0x0
    mov dword ptr [esp + 0x28], ecx
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x14], ecx
    mov ecx, dword ptr [esp + 0x6c]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x18]
    add edx, dword ptr [esp + 0x70]
    movq xmm2, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esp + 0x1c]
    movq xmm3, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm3, xmm2
    pand xmm3, xmm1
    movd eax, xmm3
    pshufd xmm2, xmm3, 0xff
    movd ecx, xmm2
    or eax, dword ptr [esp + 0x58]
    pshufd xmm2, xmm3, 0xee
    or ecx, dword ptr [esp + 0x54]
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
    and edx, ebx
    and edx, eax
    mov eax, esi
    or edx, ecx
    mov ecx, dword ptr [esp]
    mov edx, dword ptr [esp + 0x8]
    cmove eax, edi
    cmove ebp, edi
    mov edi, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x4], eax
    mov esi, ecx
    xor eax, edi
    mov dword ptr [esp + 0x10], eax
    mov eax, ebp
    xor eax, dword ptr [esp + 0x14]
    or esi, edx
    mov dword ptr [esp + 0xc], eax
    jne .L3
    mov esi, dword ptr [esp + 0x4]
    xor ebp, dword ptr [esp + 0x14]
    xor esi, edi
    mov edi, dword ptr [esp + 0xc]
    or esi, ebp
    mov ebp, dword ptr [esp + 0x14c]
    mov esi, dword ptr [esp + 0x10]
    jne .L104
.L4:
    pshufd xmm1, xmm0, 0xff
    movd edi, xmm1
    and edi, 0x7f000000
    je .L6
    mov edx, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x84]
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x10], edi
    mov eax, dword ptr [edx + 0x8]
    mov ebx, dword ptr [esi + 0x10]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm1, xmmword ptr [edx + 0x20]
    movdqu xmm2, xmmword ptr [edx + 0x10]
    mov edx, edi
    and eax, dword ptr [esi]
    and ebx, dword ptr [esp + 0x7c]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm1, xmm1, 0x44
    por xmm1, xmm2
    or ebx, eax
    mov eax, dword ptr [esi + 0x14]
    mov dword ptr [esp + 0x58], ebx
    and eax, dword ptr [esp + 0x80]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x54], eax
    mov eax, dword ptr [esp + 0x74]
    lea eax, [eax + 2*eax]
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x4c], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x48], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x50], esi
    and ebp, 0x3f
    mov dword ptr [esp + 0x20], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x44], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x3c], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x40], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x34], ebx
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x38], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    xor ecx, ecx
    mov dword ptr [esp + 0x70], ebx
    and eax, 0x3f
    mov dword ptr [esp + 0x60], ebp
    mov dword ptr [esp + 0x6c], eax
    nop
.L5:
    mov dword ptr [esp], ecx
    tzcnt eax, ecx
    tzcnt ecx, edx
    mov dword ptr [esp + 0x8], edx
    mov ebp, 0x1
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
    shl ebp, cl
    and dword ptr [esp + 0x8], edx
    mov edx, 0x1
    add al, 0x39
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
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
    mov eax, dword ptr [esp + 0x4c]
    cmovne edi, esi
    cmovne esi, ebx
    not esi
    not edi
    and esi, dword ptr [esp + 0x30]
    and edi, dword ptr [esp + 0x2c]
    or esi, ebp
    or edi, dword ptr [esp + 0x4]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x20]
    imul ecx, dword ptr [esp + 0x48]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x50]
    and ecx, edi
    imul ecx, dword ptr [esp + 0x20]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x44]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    and esi, dword ptr [esp + 0x38]
    and edi, dword ptr [esp + 0x3c]
    add ebx, dword ptr [esp + 0x40]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x60]
    imul ecx, dword ptr [esp + 0x34]
    mul esi
    imul edi, esi
    mov esi, dword ptr [esp + 0x4]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x10]
    add edx, edi
    mov edi, 0x0
    mov dword ptr [esp + 0x28], ecx
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x14], ecx
    mov ecx, dword ptr [esp + 0x6c]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x18]
    add edx, dword ptr [esp + 0x70]
    movq xmm2, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esp + 0x1c]
    movq xmm3, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm3, xmm2
    pand xmm3, xmm1
    movd eax, xmm3
    pshufd xmm2, xmm3, 0xff
    movd ecx, xmm2
    or eax, dword ptr [esp + 0x58]
    pshufd xmm2, xmm3, 0xee
    or ecx, dword ptr [esp + 0x54]
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
    and edx, ebx
    and edx, eax
    mov eax, esi
    or edx, ecx
    mov ecx, dword ptr [esp]
    mov edx, dword ptr [esp + 0x8]
    cmove eax, edi
    cmove ebp, edi
    mov edi, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x4], eax
    mov esi, ecx
    xor eax, edi
    mov dword ptr [esp + 0x10], eax
    mov eax, ebp
    xor eax, dword ptr [esp + 0x14]
    or esi, edx
    mov dword ptr [esp + 0xc], eax
    jne .L5
    mov esi, dword ptr [esp + 0x4]
    xor ebp, dword ptr [esp + 0x14]
    xor esi, edi
    mov edi, dword ptr [esp + 0xc]
    or esi, ebp
    mov ebp, dword ptr [esp + 0x14c]
    mov esi, dword ptr [esp + 0x10]
    jne .L108
.L6:
    mov esi, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0xa0]
    mov ecx, dword ptr [esp + 0x24]
    pand xmm0, xmmword ptr [esi + .C1]
    mov eax, edx
    and ecx, 0xffffff
    and eax, 0xffffff00
    mov dword ptr [esp + 0x10], eax
    jmp .L8
.L7:
    mov ecx, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x10], edx
.L8:
    movd edi, xmm0
    pshufd xmm1, xmm0, 0x55
    mov dword ptr [esp + 0x24], ecx
    shl edx, 0x8
    movd ecx, xmm1
    mov eax, edi
    mov dword ptr [esp + 0xa0], edx
    or eax, ecx
    je .L10
    mov edx, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x84]
    mov ebx, ecx
    mov dword ptr [esp + 0x8], edi
    mov eax, dword ptr [edx + 0x8]
    mov ebp, dword ptr [esi + 0x10]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm1, xmmword ptr [edx + 0x20]
    movdqu xmm2, xmmword ptr [edx + 0x10]
    mov edx, ebx
    and eax, dword ptr [esi]
    and ebp, dword ptr [esp + 0x7c]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm1, xmm1, 0x44
    por xmm1, xmm2
    or ebp, eax
    mov eax, dword ptr [esi + 0x14]
    mov dword ptr [esp + 0x28], ebp
    and eax, dword ptr [esp + 0x80]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x58], eax
    mov eax, dword ptr [esp + 0x74]
    lea eax, [eax + 2*eax]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x54], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x60], ebp
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
    mov ecx, edi
    and eax, 0x3f
    mov dword ptr [esp + 0x34], esi
    mov dword ptr [esp + 0x70], eax
    nop
.L9:
    mov dword ptr [esp], ecx
    tzcnt eax, ecx
    tzcnt ecx, ebx
    mov dword ptr [esp + 0x14], edx
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
    add al, 0x37
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    mov dword ptr [esp + 0x20], ebx
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
    mov eax, dword ptr [esp + 0x50]
    cmovne edi, esi
    cmovne esi, ebx
    not esi
    not edi
    and esi, dword ptr [esp + 0x30]
    and edi, dword ptr [esp + 0x2c]
    or esi, ebp
    or edi, dword ptr [esp + 0x4]
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
    mov esi, dword ptr [esp + 0x4]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x8]
    add edx, edi
    mov edi, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x14], ecx
    mov ecx, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x6c], edi
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x18]
    add edx, dword ptr [esp + 0x60]
    movq xmm2, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    movq xmm3, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm3, xmm2
    pand xmm3, xmm1
    movd eax, xmm3
    pshufd xmm2, xmm3, 0xff
    movd ecx, xmm2
    or eax, dword ptr [esp + 0x28]
    pshufd xmm2, xmm3, 0xee
    or ecx, dword ptr [esp + 0x58]
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
    and edx, dword ptr [esp + 0x1c]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov edx, esi
    mov esi, dword ptr [esp + 0x14]
    mov ecx, dword ptr [esp]
    cmove ebp, eax
    cmove edx, eax
    mov eax, ebp
    mov dword ptr [esp + 0x4], edx
    xor edx, edi
    xor eax, esi
    mov edi, esi
    mov esi, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x8], eax
    mov eax, ecx
    mov ebx, esi
    or eax, esi
    jne .L9
    xor ebp, edi
    mov edi, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0x1c]
    xor edi, dword ptr [esp + 0x6c]
    or edi, ebp
    mov ebp, dword ptr [esp + 0x14c]
    mov edi, dword ptr [esp + 0x8]
    jne .L17
.L10:
    mov eax, dword ptr [esp + 0xa0]
    pshufd xmm1, xmm0, 0xff
    pshufd xmm0, xmm0, 0xee
    movd esi, xmm0
    movd edi, xmm1
    and dword ptr [esp + 0x68], eax
    mov eax, esi
    or eax, edi
    je .L12
    mov edx, dword ptr [esp + 0x5c]
    mov ebp, esi
    mov esi, dword ptr [esp + 0x84]
    mov dword ptr [esp + 0x8], edi
    mov eax, dword ptr [edx + 0x8]
    mov ebx, dword ptr [esi + 0x10]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm0, xmmword ptr [edx + 0x20]
    movdqu xmm1, xmmword ptr [edx + 0x10]
    mov edx, ebp
    and eax, dword ptr [esi]
    and ebx, dword ptr [esp + 0x7c]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm0, xmm0, 0x44
    por xmm0, xmm1
    or ebx, eax
    mov eax, dword ptr [esi + 0x14]
    mov dword ptr [esp + 0x28], ebx
    and eax, dword ptr [esp + 0x80]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x58], eax
    mov eax, dword ptr [esp + 0x74]
    lea eax, [eax + 2*eax]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov ebx, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x54], esi
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x60], ebx
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
    mov dword ptr [esp + 0x70], eax
    nop
.L11:
    mov dword ptr [esp], ecx
    tzcnt eax, ecx
    tzcnt ecx, ebx
    mov dword ptr [esp + 0x14], edx
    mov edx, ebx
    mov edi, 0x1
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
    shl edi, cl
    and ebx, edx
    mov edx, 0x1
    add al, 0x39
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    mov dword ptr [esp + 0x20], ebx
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
    and esi, dword ptr [esp + 0x30]
    and ebp, dword ptr [esp + 0x2c]
    or esi, edi
    or ebp, dword ptr [esp + 0x4]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0xc]
    imul ecx, dword ptr [esp + 0x4c]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x54]
    and ecx, ebp
    imul ecx, dword ptr [esp + 0xc]
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
    mov esi, dword ptr [esp + 0x4]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x70]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x8]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x6c], ebp
    add edx, dword ptr [esp + 0x60]
    movq xmm1, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    movd eax, xmm2
    pshufd xmm1, xmm2, 0xff
    movd ecx, xmm1
    or eax, dword ptr [esp + 0x28]
    pshufd xmm1, xmm2, 0xee
    or ecx, dword ptr [esp + 0x58]
    movd edx, xmm1
    pshufd xmm1, xmm2, 0x55
    or eax, edx
    movd edx, xmm1
    or edx, ecx
    mov ecx, esi
    not ecx
    and ecx, dword ptr [esp + 0x64]
    and ecx, edx
    mov edx, edi
    not edx
    and edx, dword ptr [esp + 0x1c]
    and edx, eax
    mov eax, esi
    mov esi, dword ptr [esp + 0x20]
    or edx, ecx
    mov edx, 0x0
    mov ecx, dword ptr [esp]
    cmove eax, edx
    cmove edi, edx
    mov dword ptr [esp + 0x4], eax
    xor eax, ebp
    mov edx, edi
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [esp + 0x14]
    mov ebx, esi
    mov ebp, eax
    xor edx, eax
    mov eax, ecx
    or eax, esi
    jne .L11
    xor edi, ebp
    mov ebp, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0x1c]
    xor ebp, dword ptr [esp + 0x6c]
    or ebp, edi
    mov ebp, dword ptr [esp + 0x14c]
    mov edi, dword ptr [esp + 0x8]
    jne .L21
.L12:
    mov eax, dword ptr [esp + 0x10]
    and dword ptr [esp + 0x68], 0xff000000
    or eax, dword ptr [esp + 0x24]
    je .L14
    mov edx, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x84]
    mov eax, dword ptr [edx + 0x8]
    mov edi, dword ptr [esi + 0x10]
    mov ecx, dword ptr [edx + 0xc]
    movdqu xmm0, xmmword ptr [edx + 0x20]
    movdqu xmm1, xmmword ptr [edx + 0x10]
    mov edx, dword ptr [esp + 0x24]
    and eax, dword ptr [esi]
    and edi, dword ptr [esp + 0x7c]
    and ecx, dword ptr [esi + 0x4]
    pshufd xmm0, xmm0, 0x44
    por xmm0, xmm1
    or edi, eax
    mov eax, dword ptr [esi + 0x14]
    mov esi, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x14], edi
    and eax, dword ptr [esp + 0x80]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x74]
    lea eax, [eax + 2*eax]
    mov ebp, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov edi, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x54], ebp
    mov ebp, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    mov dword ptr [esp + 0x50], ebx
    mov ebx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x58], edi
    and ebp, 0x3f
    mov dword ptr [esp + 0x4], ebx
    mov ebx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x4c], ebp
    mov ebp, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x44], ebx
    mov ebx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x48], ebp
    mov ebp, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x3c], ebx
    mov ebx, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x40], ebp
    mov ebp, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [esi + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    mov esi, ecx
    mov dword ptr [esp + 0x34], ebx
    mov ebx, edx
    and eax, 0x3f
    mov dword ptr [esp + 0x38], ebp
    mov dword ptr [esp + 0x60], eax
    nop
.L13:
    mov dword ptr [esp + 0x10], ecx
    tzcnt ecx, ebx
    tzcnt eax, esi
    mov dword ptr [esp + 0x24], edx
    mov edx, ebx
    mov ebp, 0x1
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
    and ebx, edx
    mov dword ptr [esp + 0xc], esi
    xor esi, esi
    mov edx, 0x1
    add al, 0x38
    shld esi, edx, cl
    test cl, 0x20
    mov ecx, 0x0
    mov dword ptr [esp + 0x20], ebx
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
    and esi, dword ptr [esp + 0x30]
    and edi, dword ptr [esp + 0x2c]
    or esi, ebp
    or edi, dword ptr [esp]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x4]
    imul ecx, dword ptr [esp + 0x50]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x58]
    and ecx, edi
    imul ecx, dword ptr [esp + 0x4]
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
    mov ecx, dword ptr [esp + 0x10]
    add edx, edi
    mov edi, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x8], ecx
    mov ecx, dword ptr [esp + 0x60]
    mov dword ptr [esp + 0x24], edi
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x18]
    add edx, dword ptr [esp + 0x34]
    movq xmm1, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    movd eax, xmm2
    pshufd xmm1, xmm2, 0xff
    movd ecx, xmm1
    or eax, dword ptr [esp + 0x14]
    pshufd xmm1, xmm2, 0xee
    or ecx, dword ptr [esp + 0x28]
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
    and edx, dword ptr [esp + 0x1c]
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
    mov edi, dword ptr [esp + 0x20]
    xor ecx, dword ptr [esp + 0x8]
    mov esi, eax
    mov ebx, edi
    or eax, edi
    jne .L13
    mov ebx, dword ptr [esp]
    xor ebp, dword ptr [esp + 0x8]
    xor ebx, dword ptr [esp + 0x24]
    or ebx, ebp
    mov ebp, dword ptr [esp + 0x14c]
    mov ebx, dword ptr [esp + 0x1c]
    jne .L25
.L14:
    cmp dword ptr [esp + 0x68], 0x0
    je .L16
    mov edx, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x84]
    xor ebx, ebx
    mov dword ptr [esp + 0x8], 0x0
    mov ecx, dword ptr [edx + 0x8]
    mov eax, dword ptr [esi]
    mov edi, dword ptr [edx + 0xc]
    movdqu xmm0, xmmword ptr [edx + 0x20]
    movdqu xmm1, xmmword ptr [edx + 0x10]
    mov edx, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0xa4], ecx
    and eax, ecx
    mov ecx, dword ptr [esi + 0x4]
    mov dword ptr [esp + 0xb8], edi
    pshufd xmm0, xmm0, 0x44
    por xmm0, xmm1
    and ecx, edi
    mov edi, dword ptr [esi + 0x10]
    and edi, dword ptr [esp + 0x7c]
    or edi, eax
    mov eax, dword ptr [esi + 0x14]
    mov dword ptr [esp + 0xc], edi
    and eax, dword ptr [esp + 0x80]
    or eax, ecx
    mov ecx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x74]
    lea eax, [eax + 2*eax]
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 20]
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov esi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 4]
    and ebp, 0x3f
    mov dword ptr [esp + 0x58], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 8]
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x28], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 12]
    mov dword ptr [esp + 0x24], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x54], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 16]
    mov dword ptr [esp + 0x4c], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1548]
    mov dword ptr [esp + 0x50], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x44], edi
    mov edi, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1552]
    mov dword ptr [esp + 0x48], ebp
    mov ebp, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [ecx + 8*eax + plywright::sliders::magic::LOOKUPS + 1556]
    mov ecx, edx
    mov dword ptr [esp + 0x3c], edi
    and eax, 0x3f
    mov dword ptr [esp + 0x40], ebp
    mov dword ptr [esp + 0x38], eax
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
    mov dword ptr [esp + 0x10], ebx
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
    mov eax, dword ptr [esp + 0x58]
    cmovne edi, esi
    cmovne esi, ebx
    not esi
    not edi
    and esi, dword ptr [esp + 0x30]
    and edi, dword ptr [esp + 0x2c]
    or esi, ebp
    or edi, dword ptr [esp + 0x4]
    and eax, esi
    mov ecx, eax
    mul dword ptr [esp + 0x24]
    imul ecx, dword ptr [esp + 0x54]
    mov ebx, edx
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x14]
    and ecx, edi
    imul ecx, dword ptr [esp + 0x24]
    add ebx, ecx
    mov ecx, dword ptr [esp + 0x28]
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
    mov ecx, dword ptr [esp + 0x38]
    add edx, edi
    mov edi, dword ptr [esp + 0x8]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x34], edi
    add edx, dword ptr [esp + 0x3c]
    movq xmm1, qword ptr [eax + 8*ebx + plywright::sliders::magic::TABLE]
    movq xmm2, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm2, xmm1
    pand xmm2, xmm0
    movd eax, xmm2
    pshufd xmm1, xmm2, 0xff
    movd ecx, xmm1
    or eax, dword ptr [esp + 0xc]
    pshufd xmm1, xmm2, 0xee
    or ecx, dword ptr [esp + 0x20]
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
    and edx, dword ptr [esp + 0x1c]
    and edx, eax
    mov eax, esi
    mov esi, dword ptr [esp + 0x10]
    or edx, ecx
    mov edx, 0x0
    mov ecx, dword ptr [esp]
    cmove eax, edx
    cmove ebp, edx
    mov dword ptr [esp + 0x4], eax
    xor eax, edi
    mov edx, ebp
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [esp + 0x68]
    mov ebx, esi
    mov edi, eax
    xor edx, eax
    mov eax, ecx
    or eax, esi
    jne .L15
    mov eax, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0x1c]
    mov ecx, dword ptr [esp + 0x8]
    xor ebp, edi
    xor eax, dword ptr [esp + 0x34]
    or eax, ebp
    jne .L29
    mov ecx, dword ptr [esp + 0x5c]
    mov edi, dword ptr [esp + 0x94]
    mov ebp, dword ptr [esp + 0x14c]
    mov eax, dword ptr [esp + 0x9c]
    mov edx, dword ptr [esp + 0x90]
    mov esi, dword ptr [esp + 0xa4]
    jmp .L34
.L16:
    mov ecx, dword ptr [esp + 0x5c]
    mov edi, dword ptr [esp + 0x94]
    mov edx, dword ptr [esp + 0x90]
    mov eax, dword ptr [ecx + 0xc]
    mov esi, dword ptr [ecx + 0x8]
    mov dword ptr [esp + 0xb8], eax
    mov eax, dword ptr [esp + 0x9c]
    jmp .L34
.L17:
    movzx eax, byte ptr [ebp + 0x200]
    nop
.L18:
    mov ecx, edi
    mov esi, edx
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    je .L20
    movzx ebx, al
    inc al
    mov dword ptr [esp + 0x8], esi
    mov esi, ecx
    mov dword ptr [esp + 0x4], ebx
    tzcnt ebx, edx
    mov byte ptr [esp], al
    mov eax, edi
    tzcnt edi, edi
    add ebx, 0x20
    test eax, eax
    mov ecx, dword ptr [esp + 0x4]
    cmovne ebx, edi
    mov edi, ebx
    add ebx, 0x37
    shl edi, 0x6
    and ebx, 0x3f
    lea edi, [ebx + edi + 0x4000]
    mov ebx, dword ptr [esp + 0x1c]
    mov word ptr [ebp + 2*ecx], di
    mov ecx, esi
    mov edi, eax
    movzx eax, byte ptr [esp]
    mov esi, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], al
.L19:
    and edi, ecx
    and edx, esi
    mov ecx, edi
    or ecx, edx
    jne .L18
    jmp .L10
.L20:
    mov al, -0x1
    jmp .L19
.L21:
    movzx eax, byte ptr [ebp + 0x200]
    mov esi, edx
    nop
.L22:
    mov ecx, esi
    mov edx, edi
    add ecx, -0x1
    adc edx, -0x1
    cmp al, -0x1
    je .L24
    movzx ebx, al
    mov dword ptr [esp + 0x8], edi
    inc al
    tzcnt edi, esi
    mov dword ptr [esp + 0x4], ebx
    tzcnt ebx, dword ptr [esp + 0x8]
    mov byte ptr [esp], al
    mov eax, edx
    mov edx, ecx
    mov ecx, dword ptr [esp + 0x4]
    add ebx, 0x20
    test esi, esi
    cmovne ebx, edi
    mov edi, ebx
    add ebx, 0x39
    shl edi, 0x6
    and ebx, 0x3f
    lea edi, [ebx + edi + 0x4000]
    mov ebx, dword ptr [esp + 0x1c]
    mov word ptr [ebp + 2*ecx], di
    mov ecx, edx
    mov edx, eax
    movzx eax, byte ptr [esp]
    mov edi, dword ptr [esp + 0x8]
    mov byte ptr [ebp + 0x200], al
.L23:
    and esi, ecx
    and edi, edx
    mov ecx, esi
    or ecx, edi
    jne .L22
    jmp .L12
.L24:
    mov al, -0x1
    jmp .L23
.L25:
    movzx eax, byte ptr [ebp + 0x200]
    mov byte ptr [esp], al
    nop
.L26:
    mov edi, ecx
    mov eax, ecx
    movzx ecx, byte ptr [esp]
    mov esi, edx
    add edi, -0x1
    adc esi, -0x1
    cmp cl, -0x1
    je .L28
    movzx ebx, cl
    mov dword ptr [esp + 0x4], edi
    tzcnt edi, edx
    inc cl
    mov dword ptr [esp + 0x24], esi
    mov dword ptr [esp + 0x8], ebx
    tzcnt ebx, eax
    add edi, 0x20
    test eax, eax
    mov byte ptr [esp], cl
    cmovne edi, ebx
    mov esi, dword ptr [esp + 0x8]
    mov ebx, edi
    add edi, 0x38
    shl ebx, 0x6
    and edi, 0x3f
    or edi, ebx
    mov ebx, dword ptr [esp + 0x1c]
    mov word ptr [ebp + 2*esi], di
    mov esi, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x4]
    mov byte ptr [ebp + 0x200], cl
.L27:
    and eax, edi
    and edx, esi
    mov ecx, eax
    or ecx, edx
    mov ecx, eax
    jne .L26
    jmp .L14
.L28:
    mov byte ptr [esp], -0x1
    jmp .L27
.L29:
    mov ebp, dword ptr [esp + 0x14c]
    mov edi, ecx
    movzx eax, byte ptr [ebp + 0x200]
    nop
.L30:
    mov ecx, edx
    mov esi, edi
    add ecx, -0x1
    adc esi, -0x1
    cmp al, -0x1
    mov dword ptr [esp], ecx
    je .L32
    movzx ebx, al
    mov ecx, edi
    inc al
    tzcnt edi, edx
    mov dword ptr [esp + 0x4], esi
    mov dword ptr [esp + 0x8], ebx
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
    mov ecx, dword ptr [esp + 0x8]
    or ebx, 0x1000
    mov word ptr [ebp + 2*ecx], bx
    mov ebx, dword ptr [esp + 0x1c]
    mov byte ptr [ebp + 0x200], al
.L31:
    and edx, dword ptr [esp]
    and edi, esi
    mov ecx, edx
    or ecx, edi
    jne .L30
    jmp .L33
.L32:
    mov al, -0x1
    jmp .L31
.L33:
    mov ecx, dword ptr [esp + 0x5c]
    mov eax, dword ptr [esp + 0x9c]
    mov edx, dword ptr [esp + 0x90]
    mov esi, dword ptr [esp + 0xa4]
    mov edi, dword ptr [esp + 0x94]
.L34:
    mov dword ptr [esp + 0xa4], esi
    mov esi, eax
    and edi, eax
    mov eax, dword ptr [esp + 0xac]
    not esi
    mov dword ptr [esp + 0x94], edi
    mov dword ptr [esp + 0x98], esi
    mov esi, edx
    not esi
    and eax, edx
    mov dword ptr [esp + 0x78], esi
    mov edx, edi
    mov esi, eax
    and edx, dword ptr [esp + 0xb8]
    mov dword ptr [esp + 0xac], eax
    and esi, dword ptr [esp + 0xa4]
    mov eax, esi
    or eax, edx
    mov eax, dword ptr [esp + 0x150]
    not eax
    mov dword ptr [esp + 0xd0], eax
    mov eax, dword ptr [esp + 0x154]
    not eax
    mov dword ptr [esp + 0xcc], eax
    je .L49
    mov eax, dword ptr [esp + 0x74]
    movdqu xmm0, xmmword ptr [ecx + 0x20]
    mov edi, edx
    movdqu xmm1, xmmword ptr [ecx + 0x10]
    mov edx, dword ptr [esp + 0x18]
    mov ch, byte ptr [ebp + 0x200]
    lea eax, [eax + 2*eax]
    pshufd xmm2, xmm0, 0x44
    lea eax, [edx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov edx, edi
    por xmm2, xmm1
    mov dword ptr [esp + 0xb0], eax
    jmp .L36
    nop
.L35:
    mov esi, dword ptr [esp + 0x6c]
    mov edx, dword ptr [esp + 0xa0]
    and esi, dword ptr [esp + 0x90]
    and edx, dword ptr [esp + 0x9c]
    mov eax, esi
    or eax, edx
    je .L48
.L36:
    mov byte ptr [esp + 0x88], ch
    tzcnt ecx, edx
    tzcnt eax, esi
    mov edi, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x6c], esi
    mov dword ptr [esp + 0xa0], edx
    add ecx, 0x20
    test esi, esi
    cmovne ecx, eax
    add esi, -0x1
    mov eax, ecx
    adc edx, -0x1
    mov dword ptr [esp + 0x90], esi
    mov dword ptr [esp + 0x8c], ecx
    shl eax, 0x6
    mov dword ptr [esp + 0x9c], edx
    mov edx, dword ptr [edi + eax + plywright::board::geometry::AROUND + 4]
    mov eax, dword ptr [edi + eax + plywright::board::geometry::AROUND]
    and eax, dword ptr [esp + 0x78]
    and edx, dword ptr [esp + 0x98]
    mov ebp, eax
    or eax, edx
    je .L38
    mov esi, dword ptr [esp + 0x84]
    mov ebx, edx
    mov edi, 0x1
    mov edx, dword ptr [esi]
    mov eax, dword ptr [esi + 0x4]
    and edx, dword ptr [esp + 0xa4]
    and eax, dword ptr [esp + 0xb8]
    mov dword ptr [esp], edx
    xor edx, edx
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
    and edx, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x30]
    and ebx, dword ptr [esp + 0x80]
    mov dword ptr [esp + 0xc], edx
    mov dword ptr [esp + 0x20], edi
    mov edi, ecx
    or ebx, eax
    mov eax, dword ptr [esi + 0x10]
    mov dword ptr [esp + 0x14], ebx
    and eax, dword ptr [esp + 0x7c]
    or eax, dword ptr [esp]
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0xb0]
    mov edx, dword ptr [eax + 0x4]
    mov esi, dword ptr [eax]
    mov dword ptr [esp + 0x4c], edx
    mov edx, dword ptr [eax + 0xc]
    mov dword ptr [esp + 0x58], esi
    mov esi, dword ptr [eax + 0x14]
    mov dword ptr [esp + 0x48], edx
    mov edx, dword ptr [eax + 0x8]
    and esi, 0x3f
    mov dword ptr [esp + 0x54], esi
    mov esi, dword ptr [eax + 0x614]
    mov dword ptr [esp + 0x44], edx
    mov edx, dword ptr [eax + 0x10]
    and esi, 0x3f
    mov dword ptr [esp + 0x50], esi
    mov esi, ebp
    mov dword ptr [esp + 0x40], edx
    mov edx, dword ptr [eax + 0x600]
    mov dword ptr [esp + 0x3c], edx
    mov edx, dword ptr [eax + 0x604]
    mov dword ptr [esp + 0x38], edx
    mov edx, dword ptr [eax + 0x60c]
    mov dword ptr [esp + 0x34], edx
    mov edx, dword ptr [eax + 0x608]
    mov eax, dword ptr [eax + 0x610]
    mov dword ptr [esp + 0x60], edx
    mov dword ptr [esp + 0x70], eax
    mov eax, ebp
    mov edx, ecx
    nop
.L37:
    add esi, -0x1
    mov dword ptr [esp], ecx
    mov ecx, eax
    mov ebx, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x4], ebp
    mov ebp, dword ptr [esp + 0xc]
    adc edi, -0x1
    and esi, eax
    and edi, edx
    mov dword ptr [esp + 0x8], esi
    neg ecx
    mov esi, 0x0
    mov dword ptr [esp + 0x24], edi
    mov edi, dword ptr [esp + 0x20]
    sbb esi, edx
    and ecx, eax
    mov eax, dword ptr [esp + 0x58]
    mov dword ptr [esp + 0x68], ecx
    and esi, edx
    mov dword ptr [esp + 0x10], esi
    or ebp, esi
    or edi, ecx
    and eax, edi
    mov ecx, eax
    mul ebx
    imul ecx, dword ptr [esp + 0x48]
    mov esi, edx
    add esi, ecx
    mov ecx, dword ptr [esp + 0x4c]
    and ecx, ebp
    imul ecx, ebx
    mov ebx, dword ptr [esp + 0x68]
    add esi, ecx
    mov ecx, dword ptr [esp + 0x54]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    and edi, dword ptr [esp + 0x3c]
    and ebp, dword ptr [esp + 0x38]
    add esi, dword ptr [esp + 0x40]
    mov ecx, edi
    mov eax, edi
    mov edi, dword ptr [esp + 0x60]
    imul ecx, dword ptr [esp + 0x34]
    mul edi
    imul ebp, edi
    mov edi, dword ptr [esp + 0x24]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x50]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x10]
    shrd eax, edx, cl
    shr edx, cl
    test cl, 0x20
    cmove edx, eax
    mov eax, dword ptr [esp + 0x18]
    add edx, dword ptr [esp + 0x70]
    movq xmm3, qword ptr [eax + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x8]
    movq xmm4, qword ptr [eax + 8*edx + plywright::sliders::magic::TABLE]
    punpcklqdq xmm4, xmm3
    pand xmm4, xmm2
    movd eax, xmm4
    pshufd xmm3, xmm4, 0xff
    movd ecx, xmm3
    or eax, dword ptr [esp + 0x28]
    pshufd xmm3, xmm4, 0xee
    or ecx, dword ptr [esp + 0x14]
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
    and edx, dword ptr [esp + 0x1c]
    and edx, eax
    mov eax, 0x0
    or edx, ecx
    mov ecx, dword ptr [esp]
    mov edx, edi
    cmove ebp, eax
    cmove ebx, eax
    mov eax, esi
    xor ecx, ebp
    mov ebp, dword ptr [esp + 0x4]
    xor ebp, ebx
    or eax, edi
    mov eax, esi
    jne .L37
    jmp .L39
    nop
.L38:
    xor ebp, ebp
    xor ecx, ecx
.L39:
    mov edx, dword ptr [esp + 0x150]
    mov esi, dword ptr [esp + 0x154]
    mov dword ptr [esp + 0x4], ebp
    mov dword ptr [esp], ecx
    and edx, ebp
    and esi, ecx
    mov eax, edx
    or eax, esi
    movzx eax, word ptr [esp + 0x8c]
    mov dword ptr [esp + 0x68], eax
    je .L43
    mov ch, byte ptr [esp + 0x88]
    add eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0x10], eax
    mov cl, ch
    nop
.L40:
    mov eax, edx
    mov ebp, esi
    add eax, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L42
    mov dword ptr [esp + 0x24], eax
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
    or eax, dword ptr [esp + 0x10]
    mov word ptr [ebx + 2*edi], ax
    mov eax, dword ptr [esp + 0x14c]
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x24]
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
    mov ch, byte ptr [esp + 0x88]
.L44:
    mov edx, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp]
    mov ebx, dword ptr [esp + 0x1c]
    mov ebp, dword ptr [esp + 0x14c]
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
    mov dword ptr [esp], eax
    tzcnt eax, edx
    add ebx, 0x20
    test edx, edx
    mov ch, cl
    cmovne ebx, eax
    mov eax, dword ptr [esp]
    shl ebx, 0x6
    or ebx, dword ptr [esp + 0x68]
    mov word ptr [ebp + 2*eax], bx
    mov eax, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0x1c]
    mov byte ptr [ebp + 0x200], cl
.L47:
    and edx, edi
    and esi, eax
    mov eax, edx
    or eax, esi
    jne .L46
    jmp .L35
.L48:
    mov edi, dword ptr [esp + 0x94]
    movd dword ptr [esp + 0x88], xmm1
    pshufd xmm1, xmm1, 0x55
    movd eax, xmm0
    pshufd xmm0, xmm0, 0x55
    movd esi, xmm1
    movd edx, xmm0
    jmp .L50
.L49:
    mov eax, dword ptr [ecx + 0x10]
    mov esi, dword ptr [ecx + 0x14]
    mov edx, dword ptr [ecx + 0x24]
    mov dword ptr [esp + 0x88], eax
    mov eax, dword ptr [ecx + 0x20]
.L50:
    mov ecx, edx
    or edx, esi
    mov dword ptr [esp + 0xc0], esi
    mov esi, eax
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [esp + 0xac]
    or esi, dword ptr [esp + 0x88]
    and edi, edx
    mov dword ptr [esp + 0x68], edx
    mov edx, ecx
    mov dword ptr [esp + 0xa8], edi
    and eax, esi
    mov dword ptr [esp + 0x10], esi
    mov esi, eax
    or eax, edi
    je .L65
    mov eax, dword ptr [esp + 0x74]
    mov edi, edx
    mov edx, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x5c]
    lea eax, [eax + 2*eax]
    lea eax, [edx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [ecx + 0x18]
    mov ecx, dword ptr [ecx + 0x1c]
    mov dword ptr [esp + 0x118], eax
    or edi, ecx
    mov dword ptr [esp + 0xb4], ecx
    movzx ecx, byte ptr [ebp + 0x200]
    or dword ptr [esp + 0x8], edx
    mov dword ptr [esp + 0x8c], edx
    mov dword ptr [esp + 0x24], edi
    mov byte ptr [esp + 0xbc], cl
    mov ecx, dword ptr [esp + 0xa8]
    jmp .L52
    nop
.L51:
    mov esi, dword ptr [esp + 0xc8]
    mov byte ptr [esp + 0xbc], ch
    mov ecx, dword ptr [esp + 0xa8]
    and esi, dword ptr [esp + 0xc4]
    and ecx, dword ptr [esp + 0x11c]
    mov eax, esi
    or eax, ecx
    je .L64
.L52:
    tzcnt edx, ecx
    mov ebp, dword ptr [esp + 0x18]
    tzcnt eax, esi
    mov dword ptr [esp + 0xc8], esi
    mov dword ptr [esp + 0xa8], ecx
    add edx, 0x20
    test esi, esi
    cmovne edx, eax
    add esi, -0x1
    lea edi, [edx + 2*edx]
    mov dword ptr [esp + 0xc4], esi
    adc ecx, -0x1
    mov dword ptr [esp + 0xb0], edx
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1536]
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x11c], ecx
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x30]
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
    and edx, dword ptr [esp + 0x78]
    and ecx, dword ptr [esp + 0x98]
    mov eax, edx
    or eax, ecx
    je .L54
    mov esi, dword ptr [esp + 0x84]
    mov dword ptr [esp], ecx
    mov ecx, dword ptr [esp + 0xb0]
    mov ebx, edx
    xor edx, edx
    mov edi, 0x1
    mov eax, dword ptr [esi + 0x4]
    mov ebp, dword ptr [esi]
    shld edx, edi, cl
    shl edi, cl
    and eax, dword ptr [esp + 0xb8]
    and ebp, dword ptr [esp + 0xa4]
    test cl, 0x20
    mov ecx, 0x0
    cmovne edx, edi
    cmovne edi, ecx
    mov ecx, ebx
    mov ebx, dword ptr [esi + 0x14]
    not edx
    not edi
    and edx, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x30]
    and ebx, dword ptr [esp + 0x80]
    mov dword ptr [esp + 0x58], edx
    mov dword ptr [esp + 0x54], edi
    or ebx, eax
    mov eax, dword ptr [esi + 0x10]
    mov dword ptr [esp + 0x50], ebx
    and eax, dword ptr [esp + 0x7c]
    or eax, ebp
    mov dword ptr [esp + 0x4c], eax
    mov eax, dword ptr [esp + 0x118]
    mov edx, dword ptr [eax + 0x4]
    mov esi, dword ptr [eax]
    mov dword ptr [esp + 0x3c], edx
    mov edx, dword ptr [eax + 0xc]
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [eax + 0x14]
    mov dword ptr [esp + 0x38], edx
    mov edx, dword ptr [eax + 0x8]
    and esi, 0x3f
    mov dword ptr [esp + 0x44], esi
    mov esi, dword ptr [eax + 0x614]
    mov dword ptr [esp + 0x34], edx
    mov edx, dword ptr [eax + 0x10]
    and esi, 0x3f
    mov dword ptr [esp + 0x40], esi
    mov esi, ecx
    mov dword ptr [esp + 0x60], edx
    mov edx, dword ptr [eax + 0x600]
    mov dword ptr [esp + 0x70], edx
    mov edx, dword ptr [eax + 0x604]
    mov dword ptr [esp + 0x6c], edx
    mov edx, dword ptr [eax + 0x60c]
    mov dword ptr [esp + 0xa0], edx
    mov edx, dword ptr [eax + 0x608]
    mov eax, dword ptr [eax + 0x610]
    mov dword ptr [esp + 0x90], edx
    mov edx, dword ptr [esp]
    mov dword ptr [esp + 0x9c], eax
    mov eax, ecx
    mov ebp, edx
    mov edi, edx
    nop
.L53:
    add esi, -0x1
    mov dword ptr [esp + 0x4], ecx
    mov dword ptr [esp], ebp
    mov ecx, eax
    mov ebp, dword ptr [esp + 0x58]
    mov ebx, dword ptr [esp + 0x34]
    adc edi, -0x1
    and esi, eax
    and edi, edx
    mov dword ptr [esp + 0xc], esi
    neg ecx
    mov esi, 0x0
    sbb esi, edx
    and ecx, eax
    mov eax, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0x20], edi
    and esi, edx
    mov dword ptr [esp + 0x14], ecx
    mov dword ptr [esp + 0x28], esi
    or ebp, esi
    mov esi, dword ptr [esp + 0x54]
    or esi, ecx
    and eax, esi
    mov ecx, eax
    mul ebx
    imul ecx, dword ptr [esp + 0x38]
    mov edi, edx
    add edi, ecx
    mov ecx, dword ptr [esp + 0x3c]
    and ecx, ebp
    imul ecx, ebx
    mov ebx, dword ptr [esp + 0x18]
    add edi, ecx
    mov ecx, dword ptr [esp + 0x44]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    and esi, dword ptr [esp + 0x70]
    and ebp, dword ptr [esp + 0x6c]
    add edi, dword ptr [esp + 0x60]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x90]
    imul ecx, dword ptr [esp + 0xa0]
    mul esi
    imul ebp, esi
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov edi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x40]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x24]
    and edi, dword ptr [esp + 0x8]
    shrd eax, edx, cl
    shr edx, cl
    or esi, dword ptr [esp + 0x50]
    or edi, dword ptr [esp + 0x4c]
    test cl, 0x20
    cmove edx, eax
    add edx, dword ptr [esp + 0x9c]
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE + 4]
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE]
    mov edx, ebp
    mov ebx, dword ptr [esp + 0x14]
    not edx
    and edx, dword ptr [esp + 0x64]
    and ecx, dword ptr [esp + 0x68]
    and eax, dword ptr [esp + 0x10]
    or ecx, esi
    or eax, edi
    mov esi, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x20]
    and edx, ecx
    mov ecx, ebx
    not ecx
    and ecx, dword ptr [esp + 0x1c]
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
    mov dword ptr [esp + 0x14], eax
    je .L59
    mov ch, byte ptr [esp + 0xbc]
    add eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0x28], eax
    mov cl, ch
    nop
.L56:
    mov eax, edx
    mov ebp, esi
    add eax, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L58
    mov dword ptr [esp + 0x20], eax
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
    or eax, dword ptr [esp + 0x28]
    mov word ptr [ebx + 2*edi], ax
    mov eax, dword ptr [esp + 0x14c]
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x20]
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
    mov ch, byte ptr [esp + 0xbc]
.L60:
    mov edx, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp]
    mov ebx, dword ptr [esp + 0x1c]
    mov cl, ch
    and edx, dword ptr [esp + 0xd0]
    and esi, dword ptr [esp + 0xcc]
    mov eax, edx
    or eax, esi
    jne .L62
    jmp .L51
.L61:
    mov cl, -0x1
    jmp .L63
    nop
.L62:
    mov ebp, edx
    mov edi, esi
    add ebp, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L61
    tzcnt ebx, esi
    mov dword ptr [esp + 0x4], edi
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
    or ebx, dword ptr [esp + 0x14]
    mov word ptr [eax + 2*edi], bx
    mov edi, dword ptr [esp + 0x14c]
    mov ebx, dword ptr [esp + 0x1c]
    mov byte ptr [edi + 0x200], cl
    mov edi, dword ptr [esp + 0x4]
.L63:
    and edx, ebp
    and esi, edi
    mov eax, edx
    or eax, esi
    jne .L62
    jmp .L51
.L64:
    mov edx, dword ptr [esp + 0x2c]
    mov ecx, dword ptr [esp + 0xac]
    mov edi, dword ptr [esp + 0x94]
    mov eax, dword ptr [esp + 0x24]
    mov ebp, dword ptr [esp + 0x14c]
    jmp .L66
.L65:
    mov ecx, dword ptr [esp + 0x5c]
    mov edi, dword ptr [esp + 0x94]
    mov eax, dword ptr [ecx + 0x18]
    mov ecx, dword ptr [ecx + 0x1c]
    or edx, ecx
    mov dword ptr [esp + 0xb4], ecx
    mov dword ptr [esp + 0x8c], eax
    or dword ptr [esp + 0x8], eax
    mov ecx, dword ptr [esp + 0xac]
    mov eax, edx
    mov edx, dword ptr [esp + 0x2c]
.L66:
    and ecx, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x24], eax
    and edi, eax
    mov eax, ecx
    or eax, edi
    je .L80
    mov eax, dword ptr [esp + 0x74]
    mov esi, ecx
    mov ecx, dword ptr [esp + 0x18]
    lea eax, [eax + 2*eax]
    lea eax, [ecx + 8*eax + plywright::sliders::magic::LOOKUPS]
    mov ecx, esi
    mov esi, edi
    mov dword ptr [esp + 0xc4], eax
    mov ah, byte ptr [ebp + 0x200]
    mov byte ptr [esp + 0xa8], ah
    jmp .L68
    nop
.L67:
    mov byte ptr [esp + 0xa8], ch
    mov ecx, dword ptr [esp + 0xac]
    mov esi, dword ptr [esp + 0x94]
    mov edx, dword ptr [esp + 0x2c]
    and ecx, dword ptr [esp + 0xbc]
    and esi, dword ptr [esp + 0xc8]
    mov eax, ecx
    or eax, esi
    je .L80
.L68:
    tzcnt edi, esi
    mov ebp, dword ptr [esp + 0x18]
    tzcnt eax, ecx
    mov dword ptr [esp + 0xac], ecx
    mov dword ptr [esp + 0x94], esi
    add edi, 0x20
    test ecx, ecx
    cmovne edi, eax
    add ecx, -0x1
    adc esi, -0x1
    mov dword ptr [esp + 0xb0], edi
    lea edi, [edi + 2*edi]
    mov dword ptr [esp + 0xbc], ecx
    mov eax, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0xc8], esi
    mov esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 4]
    mov ebx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 12]
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 20]
    and esi, edx
    and eax, dword ptr [esp + 0x30]
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
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov ecx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    and edx, dword ptr [esp + 0x78]
    and ecx, dword ptr [esp + 0x98]
    mov eax, edx
    or eax, ecx
    je .L70
    mov esi, dword ptr [esp + 0x84]
    mov dword ptr [esp], ecx
    mov ecx, dword ptr [esp + 0xb0]
    mov ebx, edx
    xor edx, edx
    mov edi, 0x1
    mov eax, dword ptr [esi + 0x4]
    mov ebp, dword ptr [esi]
    shld edx, edi, cl
    shl edi, cl
    and eax, dword ptr [esp + 0xb8]
    and ebp, dword ptr [esp + 0xa4]
    test cl, 0x20
    mov ecx, 0x0
    cmovne edx, edi
    cmovne edi, ecx
    mov ecx, ebx
    mov ebx, dword ptr [esi + 0x14]
    not edx
    not edi
    and edx, dword ptr [esp + 0x2c]
    and edi, dword ptr [esp + 0x30]
    and ebx, dword ptr [esp + 0x80]
    mov dword ptr [esp + 0x58], edx
    mov dword ptr [esp + 0x54], edi
    or ebx, eax
    mov eax, dword ptr [esi + 0x10]
    mov dword ptr [esp + 0x50], ebx
    and eax, dword ptr [esp + 0x7c]
    or eax, ebp
    mov dword ptr [esp + 0x4c], eax
    mov eax, dword ptr [esp + 0xc4]
    mov edx, dword ptr [eax + 0x4]
    mov esi, dword ptr [eax]
    mov dword ptr [esp + 0x3c], edx
    mov edx, dword ptr [eax + 0xc]
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [eax + 0x14]
    mov dword ptr [esp + 0x38], edx
    mov edx, dword ptr [eax + 0x8]
    and esi, 0x3f
    mov dword ptr [esp + 0x44], esi
    mov esi, dword ptr [eax + 0x614]
    mov dword ptr [esp + 0x34], edx
    mov edx, dword ptr [eax + 0x10]
    and esi, 0x3f
    mov dword ptr [esp + 0x40], esi
    mov esi, ecx
    mov dword ptr [esp + 0x60], edx
    mov edx, dword ptr [eax + 0x600]
    mov dword ptr [esp + 0x70], edx
    mov edx, dword ptr [eax + 0x604]
    mov dword ptr [esp + 0x6c], edx
    mov edx, dword ptr [eax + 0x60c]
    mov dword ptr [esp + 0xa0], edx
    mov edx, dword ptr [eax + 0x608]
    mov eax, dword ptr [eax + 0x610]
    mov dword ptr [esp + 0x90], edx
    mov edx, dword ptr [esp]
    mov dword ptr [esp + 0x9c], eax
    mov eax, ecx
    mov ebp, edx
    mov edi, edx
    nop
.L69:
    add esi, -0x1
    mov dword ptr [esp + 0x4], ecx
    mov dword ptr [esp], ebp
    mov ecx, eax
    mov ebp, dword ptr [esp + 0x58]
    mov ebx, dword ptr [esp + 0x34]
    adc edi, -0x1
    and esi, eax
    and edi, edx
    mov dword ptr [esp + 0xc], esi
    neg ecx
    mov esi, 0x0
    sbb esi, edx
    and ecx, eax
    mov eax, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0x20], edi
    and esi, edx
    mov dword ptr [esp + 0x14], ecx
    mov dword ptr [esp + 0x28], esi
    or ebp, esi
    mov esi, dword ptr [esp + 0x54]
    or esi, ecx
    and eax, esi
    mov ecx, eax
    mul ebx
    imul ecx, dword ptr [esp + 0x38]
    mov edi, edx
    add edi, ecx
    mov ecx, dword ptr [esp + 0x3c]
    and ecx, ebp
    imul ecx, ebx
    mov ebx, dword ptr [esp + 0x18]
    add edi, ecx
    mov ecx, dword ptr [esp + 0x44]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    and esi, dword ptr [esp + 0x70]
    and ebp, dword ptr [esp + 0x6c]
    add edi, dword ptr [esp + 0x60]
    mov ecx, esi
    mov eax, esi
    mov esi, dword ptr [esp + 0x90]
    imul ecx, dword ptr [esp + 0xa0]
    mul esi
    imul ebp, esi
    mov esi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov edi, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x40]
    add edx, ebp
    mov ebp, dword ptr [esp + 0x28]
    and esi, dword ptr [esp + 0x24]
    and edi, dword ptr [esp + 0x8]
    shrd eax, edx, cl
    shr edx, cl
    or esi, dword ptr [esp + 0x50]
    or edi, dword ptr [esp + 0x4c]
    test cl, 0x20
    cmove edx, eax
    add edx, dword ptr [esp + 0x9c]
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE + 4]
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::TABLE]
    mov edx, ebp
    mov ebx, dword ptr [esp + 0x14]
    not edx
    and edx, dword ptr [esp + 0x64]
    and ecx, dword ptr [esp + 0x68]
    and eax, dword ptr [esp + 0x10]
    or ecx, esi
    or eax, edi
    mov esi, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x20]
    and edx, ecx
    mov ecx, ebx
    not ecx
    and ecx, dword ptr [esp + 0x1c]
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
    jne .L69
    jmp .L71
    nop
.L70:
    xor ecx, ecx
    xor ebp, ebp
.L71:
    mov edx, dword ptr [esp + 0x150]
    mov esi, dword ptr [esp + 0x154]
    mov dword ptr [esp + 0x4], ecx
    mov dword ptr [esp], ebp
    and edx, ecx
    and esi, ebp
    mov eax, edx
    or eax, esi
    movzx eax, word ptr [esp + 0xb0]
    mov dword ptr [esp + 0x14], eax
    je .L75
    mov ch, byte ptr [esp + 0xa8]
    add eax, 0x4000
    movzx eax, ax
    mov dword ptr [esp + 0x28], eax
    mov cl, ch
    nop
.L72:
    mov eax, edx
    mov ebp, esi
    add eax, -0x1
    adc ebp, -0x1
    cmp cl, -0x1
    je .L74
    mov dword ptr [esp + 0x20], eax
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
    or eax, dword ptr [esp + 0x28]
    mov word ptr [ebx + 2*edi], ax
    mov eax, dword ptr [esp + 0x14c]
    mov byte ptr [eax + 0x200], cl
    mov eax, dword ptr [esp + 0x20]
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
    mov ch, byte ptr [esp + 0xa8]
.L76:
    mov edx, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp]
    mov ebx, dword ptr [esp + 0x1c]
    mov cl, ch
    and edx, dword ptr [esp + 0xd0]
    and esi, dword ptr [esp + 0xcc]
    mov eax, edx
    or eax, esi
    jne .L78
    jmp .L67
.L77:
    mov cl, -0x1
    jmp .L79
    nop
.L78:
    mov ebp, edx
    mov edi, esi
    add ebp, -0x1
    adc edi, -0x1
    cmp cl, -0x1
    je .L77
    tzcnt ebx, esi
    mov dword ptr [esp + 0x4], edi
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
    or ebx, dword ptr [esp + 0x14]
    mov word ptr [eax + 2*edi], bx
    mov edi, dword ptr [esp + 0x14c]
    mov ebx, dword ptr [esp + 0x1c]
    mov byte ptr [edi + 0x200], cl
    mov edi, dword ptr [esp + 0x4]
.L79:
    and edx, ebp
    and esi, edi
    mov eax, edx
    or eax, esi
    jne .L78
    jmp .L67
.L80:
    mov esi, dword ptr [esp + 0x144]
    mov edx, dword ptr [esp + 0x148]
    mov eax, esi
    or eax, edx
    je .L87
    mov edi, dword ptr [esp + 0x98]
    mov ecx, dword ptr [esp + 0x5c]
    mov ebx, dword ptr [esp + 0xc0]
    lea eax, [esp + 0xd4]
    mov dword ptr [esp + 0xe8], eax
    lea eax, [esp + 0x120]
    mov dword ptr [esp + 0xec], eax
    lea eax, [esp + 0x110]
    mov dword ptr [esp + 0xf0], eax
    mov dword ptr [esp + 0x124], edi
    mov edi, dword ptr [esp + 0x78]
    mov dword ptr [esp + 0xfc], ecx
    mov dword ptr [esp + 0x104], 0xffffffff
    mov dword ptr [esp + 0x100], 0xffffffff
    mov dword ptr [esp + 0x10c], edx
    movzx edx, byte ptr [esp + 0x140]
    mov dword ptr [esp + 0x108], esi
    mov dword ptr [esp + 0x120], edi
    mov edi, dword ptr [esp + 0x88]
    mov byte ptr [esp + 0x110], dl
    mov edx, dword ptr [esp + 0x148]
    and edi, esi
    and ebx, edx
    mov eax, edi
    mov ebp, ebx
    or eax, ebx
    mov ebx, dword ptr [esp + 0xb4]
    mov eax, ecx
    je .L82
    mov ebx, dword ptr [esp + 0x18]
    mov esi, ebp
    nop
.L81:
    mov dword ptr [esp + 0x88], edi
    tzcnt eax, edi
    tzcnt edi, esi
    mov ecx, esi
    add edi, 0x20
    cmp dword ptr [esp + 0x88], 0x0
    cmovne edi, eax
    mov eax, dword ptr [esp + 0x88]
    lea edx, [edi + 2*edi]
    mov ebp, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    add eax, -0x1
    adc ecx, -0x1
    and dword ptr [esp + 0x88], eax
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    and esi, ecx
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and ebp, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0xc0], esi
    mov esi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    and eax, dword ptr [esp + 0x30]
    imul ebp, ecx
    imul esi, eax
    mul ecx
    add ebp, edx
    lea edx, [edi + 2*edi]
    movzx ecx, byte ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1556]
    add ebp, esi
    mov esi, dword ptr [esp + 0xc0]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1552]
    sub esp, 0x8
    mov edx, edi
    mov edi, dword ptr [esp + 0x90]
    lea ecx, [esp + 0xf0]
    push dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 4]
    push dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    add esp, 0x10
    mov eax, edi
    or eax, esi
    jne .L81
    mov eax, dword ptr [esp + 0xfc]
    mov esi, dword ptr [esp + 0x144]
    mov edx, dword ptr [esp + 0x148]
    mov ecx, dword ptr [eax + 0x18]
    mov ebx, dword ptr [eax + 0x1c]
    mov dword ptr [esp + 0x8c], ecx
.L82:
    mov edi, dword ptr [esp + 0x8c]
    and ebx, edx
    and edi, esi
    mov ecx, edi
    or ecx, ebx
    je .L84
    mov ecx, ebx
    mov ebx, dword ptr [esp + 0x18]
    nop
.L83:
    mov dword ptr [esp + 0x8c], edi
    tzcnt eax, edi
    tzcnt edi, ecx
    mov dword ptr [esp + 0xb4], ecx
    add edi, 0x20
    cmp dword ptr [esp + 0x8c], 0x0
    mov ecx, dword ptr [esp + 0xb4]
    cmovne edi, eax
    mov eax, dword ptr [esp + 0x8c]
    lea edx, [edi + 2*edi]
    mov ebp, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 4]
    mov esi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 12]
    add eax, -0x1
    adc ecx, -0x1
    and dword ptr [esp + 0x8c], eax
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS]
    and dword ptr [esp + 0xb4], ecx
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 8]
    and ebp, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x30]
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
    mov edi, dword ptr [esp + 0x94]
    lea ecx, [esp + 0xf0]
    push dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 4]
    push dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    mov ecx, dword ptr [esp + 0xc4]
    add esp, 0x10
    mov eax, edi
    or eax, ecx
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
    mov dword ptr [esp + 0xc], ecx
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
    and edi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x30]
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
    and eax, dword ptr [esp + 0x30]
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
    mov edx, dword ptr [esp + 0x14]
    lea ecx, [esp + 0xf0]
    push eax
    push esi
    mov esi, dword ptr [esp + 0x10]
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    mov edx, dword ptr [esp + 0x14]
    add esp, 0x10
    mov eax, esi
    or eax, edx
    jne .L85
.L86:
    mov ebx, dword ptr [esp + 0x1c]
.L87:
    movzx ecx, byte ptr [esp + 0x140]
    mov eax, 0x1
    xor esi, esi
    xor edx, edx
    mov ebp, dword ptr [esp + 0x78]
    shld esi, eax, cl
    shl eax, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x84]
    cmovne esi, eax
    cmovne eax, edx
    mov edx, dword ptr [esp + 0x98]
    and ebp, dword ptr [ecx + 0x8]
    and edx, dword ptr [ecx + 0xc]
    mov ecx, ebp
    or ecx, edx
    je .L98
    mov dword ptr [esp], esi
    mov esi, dword ptr [esp + 0x5c]
    mov dword ptr [esp + 0x78], ebp
    mov ebp, dword ptr [esp + 0x7c]
    mov edi, 0x20
    mov ecx, dword ptr [esi + 0x28]
    mov esi, dword ptr [esi + 0x2c]
    and esi, dword ptr [esp + 0x64]
    and ecx, ebx
    bsf esi, esi
    cmovne edi, esi
    mov esi, dword ptr [esp + 0x64]
    add edi, 0x20
    bsf ecx, ecx
    cmove ecx, edi
    and ebp, ebx
    mov ebx, dword ptr [esp + 0x80]
    and ecx, 0x3f
    shl ecx, 0x6
    and ebx, esi
    mov esi, ebx
    shld esi, ebp, 0x19
    shrd ebp, ebx, 0x9
    and esi, 0xfefefefe
    and ebp, 0x7f7f7f7f
    or ebp, esi
    mov esi, ebx
    shr ebx, 0x9
    shr esi, 0x7
    and ebx, 0x7f7f7f
    and esi, 0xfefefe
    or ebx, esi
    mov esi, dword ptr [esp + 0x18]
    or ebp, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 8]
    or ebx, dword ptr [esi + ecx + plywright::board::geometry::AROUND + 12]
    not ebp
    not ebx
    and dword ptr [esp + 0x78], ebp
    and edx, ebx
    mov esi, dword ptr [esp + 0x78]
    mov ecx, esi
    or ecx, edx
    je .L89
    mov ecx, dword ptr [esp]
    not eax
    mov ebp, dword ptr [esp + 0x18]
    mov ebx, esi
    mov edi, esi
    mov esi, edx
    and dword ptr [esp + 0x30], eax
    not ecx
    and dword ptr [esp + 0x2c], ecx
    mov ecx, edx
    nop
.L88:
    mov dword ptr [esp + 0x98], ecx
    tzcnt ecx, ecx
    tzcnt eax, ebx
    mov dword ptr [esp], esi
    mov dword ptr [esp + 0x78], edi
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    mov eax, ebx
    mov edx, ecx
    mov ecx, dword ptr [esp + 0x98]
    add eax, -0x1
    lea esi, [edx + 2*edx]
    mov dword ptr [esp + 0xc], edx
    mov edi, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov dword ptr [esp + 0x14], esi
    adc ecx, -0x1
    and ebx, eax
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov dword ptr [esp + 0x4], ebx
    and dword ptr [esp + 0x98], ecx
    mov ecx, edx
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov ebx, dword ptr [ebp + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    and edi, dword ptr [esp + 0x2c]
    shl ecx, 0x6
    mov esi, dword ptr [ebp + ecx + plywright::board::geometry::AROUND]
    and eax, dword ptr [esp + 0x30]
    imul edi, edx
    and esi, dword ptr [esp + 0xa4]
    imul ebx, eax
    mul edx
    add edi, edx
    mov edx, dword ptr [ebp + ecx + plywright::board::geometry::AROUND + 4]
    add edi, ebx
    mov ebx, dword ptr [esp + 0x14]
    and edx, dword ptr [esp + 0xb8]
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
    and eax, dword ptr [esp + 0x8]
    and ebx, dword ptr [esp + 0x24]
    or eax, esi
    mov esi, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1540]
    or ebx, edx
    mov edx, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1544]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [ebp + 8*ecx + plywright::sliders::magic::LOOKUPS + 1548]
    and esi, dword ptr [esp + 0x2c]
    and eax, dword ptr [esp + 0x30]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    movzx ecx, byte ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0xc]
    cmove esi, eax
    add esi, dword ptr [ebp + 8*edi + plywright::sliders::magic::LOOKUPS + 1552]
    mov edi, 0x1
    mov edx, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebp + 8*esi + plywright::sliders::magic::TABLE + 4]
    xor esi, esi
    shld esi, edi, cl
    shl edi, cl
    and edx, dword ptr [esp + 0x10]
    and eax, dword ptr [esp + 0x68]
    or edx, dword ptr [esp + 0x20]
    or eax, ebx
    mov ebx, ecx
    mov ecx, dword ptr [esp + 0x98]
    and eax, dword ptr [esp + 0x64]
    and edx, dword ptr [esp + 0x1c]
    test bl, 0x20
    mov ebx, 0x0
    cmovne esi, edi
    cmovne edi, ebx
    or edx, eax
    cmove edi, ebx
    cmove esi, ebx
    mov ebx, dword ptr [esp + 0x4]
    xor dword ptr [esp], esi
    xor dword ptr [esp + 0x78], edi
    mov esi, dword ptr [esp]
    mov edi, dword ptr [esp + 0x78]
    mov eax, ebx
    or eax, ecx
    jne .L88
    jmp .L90
.L89:
    xor edi, edi
    xor esi, esi
.L90:
    mov edx, dword ptr [esp + 0xdc]
    mov eax, dword ptr [esp + 0xe0]
    mov dword ptr [esp + 0x78], edi
    mov dword ptr [esp], esi
    mov dword ptr [esp + 0x68], edx
    and edx, edi
    mov edi, eax
    mov dword ptr [esp + 0x24], eax
    and edi, esi
    mov eax, edx
    or eax, edi
    je .L94
    mov esi, dword ptr [esp + 0xd8]
    mov eax, dword ptr [esp + 0x74]
    movzx ebx, byte ptr [esi + 0x200]
    lea ecx, [eax + 0x4000]
    mov dword ptr [esp + 0x4], esi
    movzx eax, cx
    mov dword ptr [esp + 0x8], eax
    nop
.L91:
    mov ebp, edx
    mov eax, edi
    add ebp, -0x1
    adc eax, -0x1
    cmp bl, -0x1
    je .L93
    mov dword ptr [esp + 0x64], eax
    movzx eax, bl
    inc bl
    tzcnt esi, edx
    mov dword ptr [esp + 0x1c], eax
    tzcnt eax, edi
    mov ecx, ebx
    add eax, 0x20
    test edx, edx
    mov ebx, dword ptr [esp + 0x1c]
    cmovne eax, esi
    mov esi, dword ptr [esp + 0x4]
    shl eax, 0x6
    or eax, dword ptr [esp + 0x8]
    mov word ptr [esi + 2*ebx], ax
    mov eax, dword ptr [esp + 0x64]
    mov ebx, ecx
    mov byte ptr [esi + 0x200], cl
.L92:
    and edx, ebp
    and edi, eax
    mov eax, edx
    or eax, edi
    jne .L91
    jmp .L94
.L93:
    mov bl, -0x1
    jmp .L92
.L94:
    mov ecx, dword ptr [esp + 0x68]
    mov eax, dword ptr [esp + 0x24]
    mov ebp, dword ptr [esp + 0x78]
    mov edi, dword ptr [esp]
    not ecx
    not eax
    and ebp, ecx
    and edi, eax
    mov eax, ebp
    or eax, edi
    je .L98
    mov eax, dword ptr [esp + 0xd8]
    movzx ecx, word ptr [esp + 0x74]
    movzx ebx, byte ptr [eax + 0x200]
    mov dword ptr [esp], eax
    mov dword ptr [esp + 0x4], ecx
    nop
.L95:
    mov esi, ebp
    mov eax, edi
    add esi, -0x1
    adc eax, -0x1
    cmp bl, -0x1
    je .L97
    tzcnt ecx, edi
    mov dword ptr [esp + 0x64], eax
    movzx eax, bl
    inc bl
    mov dword ptr [esp + 0x1c], eax
    tzcnt eax, ebp
    add ecx, 0x20
    test ebp, ebp
    cmovne ecx, eax
    mov eax, dword ptr [esp]
    mov edx, dword ptr [esp + 0x1c]
    shl ecx, 0x6
    or ecx, dword ptr [esp + 0x4]
    mov word ptr [eax + 2*edx], cx
    mov byte ptr [eax + 0x200], bl
    mov eax, dword ptr [esp + 0x64]
.L96:
    and ebp, esi
    and edi, eax
    mov ecx, ebp
    or ecx, edi
    jne .L95
    jmp .L98
.L97:
    mov bl, -0x1
    jmp .L96
.L98:
    mov edx, dword ptr [esp + 0x5c]
    cmp byte ptr [edx + 0x41], 0x0
    jne .L112
    mov eax, dword ptr [esp + 0xe4]
    movsd xmm0, qword ptr [esp + 0xd4]
    movsd xmm1, qword ptr [esp + 0xdc]
    mov dword ptr [esp + 0xf8], eax
    movsd qword ptr [esp + 0xf0], xmm1
    movsd qword ptr [esp + 0xe8], xmm0
.L99:
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
.L100:
    movzx eax, byte ptr [ebp + 0x200]
    nop
.L101:
    tzcnt edx, esi
    tzcnt ecx, edi
    add edx, 0x20
    test edi, edi
    cmovne edx, ecx
    mov cl, -0x1
    cmp al, -0x1
    je .L102
    mov dword ptr [esp + 0x10], esi
    lea esi, [edx + 0x38]
    shl edx, 0x6
    mov ah, al
    mov dword ptr [esp + 0xc], edi
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
    mov esi, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0xc]
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
    mov eax, edi
    mov edx, esi
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    and esi, edx
    mov eax, edi
    or eax, esi
    mov eax, ecx
    jne .L101
    jmp .L2
.L103:
    mov esi, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0xc]
    jmp .L102
.L104:
    movzx eax, byte ptr [ebp + 0x200]
    nop
.L105:
    tzcnt edx, esi
    tzcnt ecx, edi
    add edx, 0x20
    test edi, edi
    cmovne edx, ecx
    mov cl, -0x1
    cmp al, -0x1
    je .L106
    mov dword ptr [esp + 0x10], esi
    lea esi, [edx + 0x37]
    shl edx, 0x6
    mov ah, al
    mov dword ptr [esp + 0xc], edi
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
    mov esi, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0xc]
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
    mov eax, edi
    mov edx, esi
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    and esi, edx
    mov eax, edi
    or eax, esi
    mov eax, ecx
    jne .L105
    jmp .L4
.L107:
    mov esi, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0xc]
    jmp .L106
.L108:
    movzx eax, byte ptr [ebp + 0x200]
    nop
.L109:
    tzcnt edx, esi
    tzcnt ecx, edi
    add edx, 0x20
    test edi, edi
    cmovne edx, ecx
    mov cl, -0x1
    cmp al, -0x1
    je .L110
    mov dword ptr [esp + 0x10], esi
    lea esi, [edx + 0x39]
    shl edx, 0x6
    mov ah, al
    mov dword ptr [esp + 0xc], edi
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
    mov esi, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0xc]
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
    mov eax, edi
    mov edx, esi
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    and esi, edx
    mov eax, edi
    or eax, esi
    mov eax, ecx
    jne .L109
    jmp .L6
.L111:
    mov esi, dword ptr [esp + 0x10]
    mov edi, dword ptr [esp + 0xc]
    jmp .L110
.L112:
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
    push dword ptr [esp + 0x80]
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
