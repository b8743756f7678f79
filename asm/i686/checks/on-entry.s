# The kernels of checks/on-entry, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm checks/on-entry --target i686
# binary: sha256 2a6b114b6d46e55219967ceb9bcd6311c867ed0bc54c98f444e61a5efe229322
# latency: 179 instructions in 705 bytes; innermost loops: .L1 of 142
# throughput: 167 instructions in 640 bytes; innermost loops: .L1 of 140
# mix of 346 instructions: 108 mov, 33 and, 22 add, 16 movd, 12 xor, 10 lea, 10 or, 10 pop, 8 cmove, 8 imul, 8 pshufd, 8 push, 6 movzx, 6 test, 4 andps, 4 bsf, 4 movaps, 4 movlhps, 4 movsd, 4 movups, 4 mul, 4 orps, 4 por, 4 punpcklqdq, 4 shr, 4 shrd, 3 cmp, 3 je, 3 jmp, 3 shl, 2 adc, 2 call, 2 movq, 2 punpckldq, 2 ret, 2 setne, 2 shufps, 2 sub, 2 unpckhpd, 1 inc, 1 jae, 1 jne

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x44
    call .L0
.L0:
    pop eax
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp], 0x0
    mov ecx, esp
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [esp + 0x58]
    mov ecx, dword ptr [eax + 0x8]
    test ecx, ecx
    mov dword ptr [esp + 0x20], ecx
    je .L3
    mov eax, dword ptr [eax + 0x4]
    mov ecx, dword ptr [esp]
    mov ebx, dword ptr [esp + 0x2c]
    xor edi, edi
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x8], 0x0
    mov dword ptr [esp + 0x24], eax
    xor eax, eax
    mov dword ptr [esp + 0x28], ecx
    jmp .L2
    nop
.L1:
    inc edi
    cmp dword ptr [esp + 0x20], edi
    je .L4
.L2:
    mov ecx, eax
    xor ecx, edi
    cmp ecx, dword ptr [esp + 0x20]
    jae .L1
    lea eax, [ecx + 4*ecx]
    mov ecx, dword ptr [esp + 0x24]
    shl eax, 0x5
    lea eax, [ecx + eax + 0x50]
    mov ecx, esp
    mov dword ptr [esp], eax
    mov eax, edi
    and eax, 0x7
    mov esi, dword ptr [esp]
    mov dword ptr [esp], eax
    lea eax, [esp + 0x1f]
    mov dword ptr [esp], eax
    mov dword ptr [esp + 0x40], edi
    mov edi, 0x20
    movzx ecx, byte ptr [esi + 0x43]
    mov edx, dword ptr [esi + 0x34]
    mov dword ptr [esp + 0x38], esi
    mov eax, dword ptr [esi + 8*ecx + 0x30]
    mov dword ptr [esp + 0x3c], ecx
    mov ecx, dword ptr [esi + 8*ecx + 0x34]
    mov dword ptr [esp + 0x30], edx
    and ecx, dword ptr [esi + 0x2c]
    and eax, dword ptr [esi + 0x28]
    bsf ecx, ecx
    cmove ecx, edi
    add ecx, 0x20
    bsf ebp, eax
    mov eax, dword ptr [esi + 0x38]
    cmove ebp, ecx
    and ebp, 0x3f
    lea edi, [ebp + 2*ebp]
    shl ebp, 0x6
    mov ecx, eax
    mov dword ptr [esp + 0x10], edi
    and eax, dword ptr [ebx + ebp + plywright::board::geometry::AROUND + 16]
    mov edi, dword ptr [esi + 0x3c]
    movaps xmm1, xmmword ptr [ebx + ebp + plywright::board::geometry::AROUND]
    movd xmm0, eax
    mov eax, dword ptr [esi + 0x30]
    mov dword ptr [esp + 0x18], edi
    or edi, edx
    mov edx, dword ptr [esp + 0x10]
    or ecx, eax
    mov dword ptr [esp + 0x14], eax
    mov eax, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov esi, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x34], ecx
    and eax, ecx
    mov ecx, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [ebx + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and esi, edi
    imul ecx, eax
    imul esi, edx
    mul edx
    add esi, edx
    mov edx, dword ptr [esp + 0x30]
    add esi, ecx
    mov ecx, dword ptr [esp + 0x14]
    and edx, dword ptr [ebx + ebp + plywright::board::geometry::AROUND + 28]
    and ecx, dword ptr [ebx + ebp + plywright::board::geometry::AROUND + 24]
    movd xmm3, edx
    mov dword ptr [esp + 0x14], ecx
    mov ecx, dword ptr [esp + 0x18]
    movd xmm2, dword ptr [esp + 0x14]
    and ecx, dword ptr [ebx + ebp + plywright::board::geometry::AROUND + 20]
    mov ebp, dword ptr [esp + 0x10]
    punpckldq xmm2, xmm3
    mov dword ptr [esp + 0x18], ecx
    mov ecx, dword ptr [esp + 0x10]
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    movd xmm6, dword ptr [esp + 0x18]
    movzx ecx, byte ptr [ebx + 8*ecx + plywright::sliders::magic::LOOKUPS + 1556]
    punpcklqdq xmm6, xmm0
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    cmove esi, eax
    mov eax, dword ptr [esp + 0x34]
    and edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    add esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    and eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS]
    imul edi, edx
    movsd xmm4, qword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    imul ecx, eax
    mul edx
    add edi, edx
    mov edx, dword ptr [esp + 0x38]
    add edi, ecx
    movzx ecx, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    movq xmm3, qword ptr [edx + 0x10]
    movups xmm7, xmmword ptr [edx + 0x18]
    movups xmm5, xmmword ptr [edx]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    add edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    punpcklqdq xmm2, xmm3
    movsd xmm3, qword ptr [edx + 0x28]
    shufps xmm6, xmm7, 0xe2
    orps xmm6, xmm2
    movaps xmm0, xmm6
    movlhps xmm0, xmm1
    unpckhpd xmm1, xmm6
    movlhps xmm3, xmm4
    andps xmm0, xmm5
    andps xmm1, xmm3
    orps xmm1, xmm0
    pshufd xmm0, xmm7, 0xee
    por xmm0, xmm7
    pshufd xmm2, xmm0, 0x55
    movd ebp, xmm0
    pshufd xmm0, xmm1, 0xee
    movd eax, xmm2
    por xmm0, xmm1
    and ebp, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    and eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    movd ecx, xmm0
    pshufd xmm0, xmm0, 0x55
    movd edi, xmm0
    or ecx, ebp
    or edi, eax
    mov eax, dword ptr [esp + 0x3c]
    xor eax, 0x1
    and ecx, dword ptr [edx + 8*eax + 0x30]
    and edi, dword ptr [edx + 8*eax + 0x34]
    xor eax, eax
    or edi, ecx
    mov edi, dword ptr [esp + 0x40]
    setne al
    add dword ptr [esp + 0xc], eax
    adc dword ptr [esp + 0x8], 0x0
    and eax, dword ptr [esp + 0x28]
    jmp .L1
.L3:
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x8], 0x0
.L4:
    mov eax, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x8]
    add esp, 0x44
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
    sub esp, 0x40
    mov eax, dword ptr [esp + 0x54]
    call .L0
.L0:
    pop edi
    add edi, _GLOBAL_OFFSET_TABLE_
    mov ecx, dword ptr [eax + 0x8]
    test ecx, ecx
    je .L2
    mov esi, dword ptr [eax + 0x4]
    xor eax, eax
    xor edx, edx
    xor ebx, ebx
    mov dword ptr [esp + 0x14], ecx
    add esi, 0x50
    nop
.L1:
    mov dword ptr [esp + 0x34], eax
    lea eax, [ebx + 0x1]
    mov dword ptr [esp + 0x2c], edx
    mov dword ptr [esp + 0x30], esi
    mov dword ptr [esp + 0x10], esi
    and ebx, 0x7
    mov edx, 0x20
    mov dword ptr [esp + 0x28], eax
    lea eax, [esp + 0x10]
    mov dword ptr [esp + 0x38], ebx
    lea eax, [esp + 0x38]
    mov esi, dword ptr [esp + 0x10]
    lea eax, [esp + 0xb]
    mov dword ptr [esp + 0x3c], eax
    lea eax, [esp + 0x3c]
    movzx ecx, byte ptr [esi + 0x43]
    mov ebx, dword ptr [esi + 0x34]
    mov dword ptr [esp + 0x20], esi
    mov eax, dword ptr [esi + 8*ecx + 0x30]
    mov dword ptr [esp + 0x24], ecx
    mov ecx, dword ptr [esi + 8*ecx + 0x34]
    mov dword ptr [esp], ebx
    and ecx, dword ptr [esi + 0x2c]
    and eax, dword ptr [esi + 0x28]
    bsf ecx, ecx
    cmove ecx, edx
    add ecx, 0x20
    bsf ebp, eax
    mov eax, dword ptr [esi + 0x38]
    cmove ebp, ecx
    and ebp, 0x3f
    lea edx, [ebp + 2*ebp]
    shl ebp, 0x6
    mov ecx, eax
    and eax, dword ptr [edi + ebp + plywright::board::geometry::AROUND + 16]
    mov dword ptr [esp + 0xc], edx
    movaps xmm1, xmmword ptr [edi + ebp + plywright::board::geometry::AROUND]
    movd xmm0, eax
    mov eax, dword ptr [esi + 0x30]
    mov esi, dword ptr [esi + 0x3c]
    or ecx, eax
    mov dword ptr [esp + 0x18], eax
    mov eax, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1536]
    mov dword ptr [esp + 0x4], esi
    or esi, ebx
    mov ebx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1540]
    mov dword ptr [esp + 0x1c], ecx
    and eax, ecx
    mov ecx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [edi + 8*edx + plywright::sliders::magic::LOOKUPS + 1544]
    and ebx, esi
    imul ecx, eax
    imul ebx, edx
    mul edx
    add ebx, edx
    mov edx, dword ptr [esp + 0x18]
    add ebx, ecx
    mov ecx, dword ptr [esp]
    and edx, dword ptr [edi + ebp + plywright::board::geometry::AROUND + 24]
    and ecx, dword ptr [edi + ebp + plywright::board::geometry::AROUND + 28]
    movd xmm2, edx
    mov dword ptr [esp], ecx
    mov ecx, dword ptr [esp + 0x4]
    movd xmm3, dword ptr [esp]
    and ecx, dword ptr [edi + ebp + plywright::board::geometry::AROUND + 20]
    mov ebp, dword ptr [esp + 0xc]
    punpckldq xmm2, xmm3
    mov dword ptr [esp + 0x4], ecx
    mov ecx, dword ptr [esp + 0xc]
    mov edx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    movd xmm6, dword ptr [esp + 0x4]
    movzx ecx, byte ptr [edi + 8*ecx + plywright::sliders::magic::LOOKUPS + 1556]
    punpcklqdq xmm6, xmm0
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    mov ecx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    cmove ebx, eax
    mov eax, dword ptr [esp + 0x1c]
    and esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    add ebx, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    and eax, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS]
    imul esi, edx
    movsd xmm4, qword ptr [edi + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [esp + 0x20]
    imul ecx, eax
    mul edx
    movq xmm3, qword ptr [ebx + 0x10]
    movups xmm7, xmmword ptr [ebx + 0x18]
    add esi, edx
    movups xmm5, xmmword ptr [ebx]
    add esi, ecx
    movzx ecx, byte ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    punpcklqdq xmm2, xmm3
    movsd xmm3, qword ptr [ebx + 0x28]
    shufps xmm6, xmm7, 0xe2
    orps xmm6, xmm2
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    movaps xmm0, xmm6
    cmove esi, eax
    movlhps xmm0, xmm1
    unpckhpd xmm1, xmm6
    add esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    movlhps xmm3, xmm4
    andps xmm0, xmm5
    andps xmm1, xmm3
    orps xmm1, xmm0
    pshufd xmm0, xmm7, 0xee
    por xmm0, xmm7
    movd edx, xmm0
    pshufd xmm2, xmm0, 0x55
    pshufd xmm0, xmm1, 0xee
    movd eax, xmm2
    and edx, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE]
    por xmm0, xmm1
    and eax, dword ptr [edi + 8*esi + plywright::sliders::magic::TABLE + 4]
    movd ecx, xmm0
    pshufd xmm0, xmm0, 0x55
    mov esi, dword ptr [esp + 0x30]
    or ecx, edx
    movd edx, xmm0
    or edx, eax
    mov eax, dword ptr [esp + 0x24]
    xor eax, 0x1
    and ecx, dword ptr [ebx + 8*eax + 0x30]
    and edx, dword ptr [ebx + 8*eax + 0x34]
    mov eax, dword ptr [esp + 0x34]
    xor ebx, ebx
    or edx, ecx
    mov ecx, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x2c]
    setne bl
    add eax, ebx
    mov ebx, dword ptr [esp + 0x28]
    adc edx, 0x0
    add esi, 0xa0
    cmp ecx, ebx
    jne .L1
    jmp .L3
.L2:
    xor eax, eax
    xor edx, edx
.L3:
    add esp, 0x40
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
