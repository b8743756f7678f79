# The kernels of sliders/magic, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm sliders/magic --target i686
# binary: sha256 afc79517535faa0ee582073b1438997fbb59a2537e6b22c2fca4c451339df11e
# latency: 231 instructions in 884 bytes; innermost loops: .L1 of 37, .L4 of 37, .L7 of 66
# throughput: 193 instructions in 718 bytes; innermost loops: .L1 of 35, .L4 of 32, .L7 of 67
# mix of 424 instructions: 163 mov, 53 add, 36 xor, 22 and, 16 imul, 14 movzx, 14 test, 12 lea, 10 adc, 10 pop, 8 cmove, 8 mul, 8 push, 8 shr, 8 shrd, 6 je, 6 jmp, 6 jne, 4 or, 3 dec, 3 shl, 2 call, 2 ret, 2 sub

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x3c
    call .L0
.L0:
    pop eax
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x8], 0x0
    lea ecx, [esp + 0x8]
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x4], eax
    mov eax, dword ptr [esp + 0x50]
    mov esi, dword ptr [eax + 0x4]
    mov eax, dword ptr [eax + 0x8]
    test eax, eax
    je .L2
    mov edi, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x8]
    shl eax, 0x2
    add esi, 0x8
    xor edx, edx
    xor ebp, ebp
    xor ebx, ebx
    mov dword ptr [esp + 0x14], edi
    lea edi, [eax + 2*eax]
    xor eax, eax
    mov dword ptr [esp + 0x18], ecx
    nop
.L1:
    movzx ecx, byte ptr [esi]
    mov dword ptr [esp + 0x24], ebp
    mov dword ptr [esp + 0x28], edx
    xor ebx, dword ptr [esi - 0x4]
    xor eax, dword ptr [esi - 0x8]
    lea ebp, [ecx + 2*ecx]
    mov ecx, dword ptr [esp + 0x4]
    mov edx, dword ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    mov ecx, dword ptr [esp + 0x4]
    and ebx, dword ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov ecx, dword ptr [esp + 0x4]
    and eax, dword ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS]
    mov ecx, dword ptr [esp + 0x4]
    imul ebx, edx
    mov ecx, dword ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    imul ecx, eax
    mul edx
    add ebx, edx
    mov edx, dword ptr [esp + 0x4]
    add ebx, ecx
    movzx ecx, byte ptr [edx + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    cmove ebx, eax
    add ebx, dword ptr [edx + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    mov ebp, dword ptr [esp + 0x24]
    mov eax, dword ptr [edx + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [edx + 8*ebx + plywright::sliders::magic::TABLE + 4]
    mov edx, dword ptr [esp + 0x28]
    add edx, eax
    adc ebp, ebx
    and ebx, dword ptr [esp + 0x14]
    and eax, dword ptr [esp + 0x18]
    add esi, 0xc
    add edi, -0xc
    jne .L1
    jmp .L3
.L2:
    xor edx, edx
    xor ebp, ebp
.L3:
    mov eax, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x8], 0x0
    lea ecx, [esp + 0x8]
    mov esi, dword ptr [eax + 0x10]
    mov eax, dword ptr [eax + 0x14]
    mov dword ptr [esp + 0x28], edx
    mov dword ptr [esp + 0x24], ebp
    test eax, eax
    je .L5
    mov ecx, dword ptr [esp + 0x8]
    shl eax, 0x2
    add esi, 0x8
    xor ebp, ebp
    xor ebx, ebx
    lea edi, [eax + 2*eax]
    xor eax, eax
    mov dword ptr [esp + 0x20], ecx
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x1c], ecx
    xor ecx, ecx
    nop
.L4:
    mov dword ptr [esp + 0x18], ecx
    movzx ecx, byte ptr [esi]
    mov dword ptr [esp + 0x14], ebp
    xor ebx, dword ptr [esi - 0x4]
    xor eax, dword ptr [esi - 0x8]
    lea ebp, [ecx + 2*ecx]
    mov ecx, dword ptr [esp + 0x4]
    mov edx, dword ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    mov ecx, dword ptr [esp + 0x4]
    and ebx, dword ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    mov ecx, dword ptr [esp + 0x4]
    and eax, dword ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [esp + 0x4]
    imul ebx, edx
    mov ecx, dword ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    imul ecx, eax
    mul edx
    add ebx, edx
    mov edx, dword ptr [esp + 0x4]
    add ebx, ecx
    movzx ecx, byte ptr [edx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x18]
    cmove ebx, eax
    add ebx, dword ptr [edx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebp, dword ptr [esp + 0x14]
    mov eax, dword ptr [edx + 8*ebx + plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [edx + 8*ebx + plywright::sliders::magic::TABLE + 4]
    add ebp, eax
    adc ecx, ebx
    and ebx, dword ptr [esp + 0x1c]
    and eax, dword ptr [esp + 0x20]
    add esi, 0xc
    add edi, -0xc
    jne .L4
    jmp .L6
.L5:
    xor ebp, ebp
    xor ecx, ecx
.L6:
    mov eax, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x18], ecx
    mov dword ptr [esp + 0x14], ebp
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x8], 0x0
    lea ecx, [esp + 0x8]
    mov edx, dword ptr [eax + 0x1c]
    mov eax, dword ptr [eax + 0x20]
    test eax, eax
    je .L8
    mov ecx, dword ptr [esp + 0x8]
    shl eax, 0x2
    add edx, 0x8
    xor esi, esi
    xor ebx, ebx
    xor edi, edi
    lea eax, [eax + 2*eax]
    mov dword ptr [esp + 0x30], ecx
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x2c], ecx
    xor ecx, ecx
    nop
.L7:
    mov dword ptr [esp + 0x34], eax
    movzx eax, byte ptr [edx]
    mov dword ptr [esp + 0x20], edx
    xor ebx, dword ptr [edx - 0x8]
    xor edi, dword ptr [edx - 0x4]
    mov dword ptr [esp + 0x38], esi
    mov dword ptr [esp + 0x1c], ecx
    mov ecx, dword ptr [esp + 0x4]
    lea ebp, [eax + 2*eax]
    mov eax, dword ptr [esp + 0x4]
    mov ecx, dword ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    mov edx, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    mov eax, dword ptr [esp + 0x4]
    mov esi, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esp + 0x4]
    mov eax, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS]
    and esi, edi
    imul esi, edx
    and eax, ebx
    imul ecx, eax
    mul edx
    add esi, edx
    add esi, ecx
    mov ecx, dword ptr [esp + 0x4]
    movzx ecx, byte ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    mov eax, dword ptr [esp + 0x4]
    mov edx, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [esp + 0x4]
    and edi, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esp + 0x4]
    and ebx, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    mov eax, dword ptr [esp + 0x4]
    imul edi, edx
    mov ecx, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    mov eax, ebx
    mul edx
    add edi, edx
    mov edx, dword ptr [esp + 0x4]
    imul ecx, ebx
    add edi, ecx
    movzx ecx, byte ptr [edx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    add esi, dword ptr [edx + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x1c]
    cmove edi, eax
    mov eax, dword ptr [esp + 0x34]
    add edi, dword ptr [edx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebx, dword ptr [edx + 8*edi + plywright::sliders::magic::TABLE]
    mov edi, dword ptr [edx + 8*edi + plywright::sliders::magic::TABLE + 4]
    or ebx, dword ptr [edx + 8*esi + plywright::sliders::magic::TABLE]
    or edi, dword ptr [edx + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov esi, dword ptr [esp + 0x38]
    add ecx, ebx
    mov edx, dword ptr [esp + 0x20]
    adc esi, edi
    and edi, dword ptr [esp + 0x2c]
    and ebx, dword ptr [esp + 0x30]
    add edx, 0xc
    add eax, -0xc
    jne .L7
    jmp .L9
.L8:
    xor ecx, ecx
    xor esi, esi
.L9:
    mov eax, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x18]
    add eax, dword ptr [esp + 0x28]
    adc edx, dword ptr [esp + 0x24]
    add eax, ecx
    adc edx, esi
    add esp, 0x3c
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
    sub esp, 0x24
    call .L0
.L0:
    pop eax
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp], eax
    mov eax, dword ptr [esp + 0x38]
    mov esi, dword ptr [eax + 0x8]
    test esi, esi
    je .L2
    mov edi, dword ptr [eax + 0x4]
    xor eax, eax
    xor ecx, ecx
    add edi, 0x8
    nop
.L1:
    mov dword ptr [esp + 0xc], ecx
    movzx ecx, byte ptr [edi]
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [edi - 0x8]
    mov ebp, dword ptr [edi - 0x4]
    lea ebx, [ecx + 2*ecx]
    mov ecx, dword ptr [esp]
    mov edx, dword ptr [ecx + 8*ebx + plywright::sliders::magic::LOOKUPS + 8]
    mov ecx, dword ptr [esp]
    and ebp, dword ptr [ecx + 8*ebx + plywright::sliders::magic::LOOKUPS + 4]
    mov ecx, dword ptr [esp]
    and eax, dword ptr [ecx + 8*ebx + plywright::sliders::magic::LOOKUPS]
    mov ecx, dword ptr [esp]
    imul ebp, edx
    mov ecx, dword ptr [ecx + 8*ebx + plywright::sliders::magic::LOOKUPS + 12]
    imul ecx, eax
    mul edx
    add ebp, edx
    mov edx, dword ptr [esp]
    add ebp, ecx
    movzx ecx, byte ptr [edx + 8*ebx + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [edx + 8*ebx + plywright::sliders::magic::LOOKUPS + 16]
    mov eax, dword ptr [edx + 8*ebp + plywright::sliders::magic::TABLE]
    mov ecx, dword ptr [edx + 8*ebp + plywright::sliders::magic::TABLE + 4]
    add dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0x10]
    adc dword ptr [esp + 0xc], ecx
    add edi, 0xc
    dec esi
    mov ecx, dword ptr [esp + 0xc]
    jne .L1
    jmp .L3
.L2:
    xor eax, eax
    xor ecx, ecx
.L3:
    mov edx, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x10], eax
    mov dword ptr [esp + 0xc], ecx
    mov ebx, dword ptr [edx + 0x14]
    test ebx, ebx
    je .L5
    mov edi, dword ptr [edx + 0x10]
    mov esi, dword ptr [esp]
    xor eax, eax
    xor edx, edx
    add edi, 0x8
    nop
.L4:
    movzx ecx, byte ptr [edi]
    mov dword ptr [esp + 0x4], ebx
    mov dword ptr [esp + 0x8], eax
    mov dword ptr [esp + 0x14], edx
    mov eax, dword ptr [edi - 0x8]
    mov ebp, dword ptr [edi - 0x4]
    lea ebx, [ecx + 2*ecx]
    mov edx, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1544]
    and ebp, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1540]
    and eax, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1548]
    imul ecx, eax
    imul ebp, edx
    mul edx
    add ebp, edx
    mov edx, dword ptr [esp + 0x14]
    add ebp, ecx
    movzx ecx, byte ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    add ebp, dword ptr [esi + 8*ebx + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebx, dword ptr [esp + 0x4]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE]
    mov ecx, dword ptr [esi + 8*ebp + plywright::sliders::magic::TABLE + 4]
    add dword ptr [esp + 0x8], eax
    mov eax, dword ptr [esp + 0x8]
    adc edx, ecx
    add edi, 0xc
    dec ebx
    jne .L4
    jmp .L6
.L5:
    xor eax, eax
    xor edx, edx
.L6:
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x14], edx
    mov edx, dword ptr [eax + 0x20]
    test edx, edx
    je .L8
    mov eax, dword ptr [eax + 0x1c]
    xor ecx, ecx
    xor esi, esi
    add eax, 0x8
    nop
.L7:
    mov dword ptr [esp + 0x4], eax
    mov dword ptr [esp + 0x18], ecx
    mov dword ptr [esp + 0x1c], edx
    mov dword ptr [esp + 0x20], esi
    mov eax, dword ptr [esp + 0x4]
    mov ecx, dword ptr [esp + 0x4]
    movzx eax, byte ptr [eax]
    mov ebx, dword ptr [ecx - 0x8]
    mov ecx, dword ptr [esp + 0x4]
    lea ebp, [eax + 2*eax]
    mov eax, dword ptr [esp]
    mov esi, dword ptr [ecx - 0x4]
    mov ecx, dword ptr [esp]
    mov edx, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    mov eax, dword ptr [esp]
    mov ecx, dword ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    mov edi, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [esp]
    mov eax, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS]
    and edi, esi
    imul edi, edx
    and eax, ebx
    imul ecx, eax
    mul edx
    add edi, edx
    add edi, ecx
    mov ecx, dword ptr [esp]
    movzx ecx, byte ptr [ecx + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    mov eax, dword ptr [esp]
    mov edx, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    mov eax, dword ptr [esp]
    and esi, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esp]
    and ebx, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    mov eax, dword ptr [esp]
    imul esi, edx
    mov ecx, dword ptr [eax + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    mov eax, ebx
    mul edx
    add esi, edx
    mov edx, dword ptr [esp]
    imul ecx, ebx
    add esi, ecx
    movzx ecx, byte ptr [edx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    add edi, dword ptr [edx + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [edx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov eax, dword ptr [edx + 8*esi + plywright::sliders::magic::TABLE + 4]
    mov ecx, dword ptr [edx + 8*esi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x20]
    or ecx, dword ptr [edx + 8*edi + plywright::sliders::magic::TABLE]
    or eax, dword ptr [edx + 8*edi + plywright::sliders::magic::TABLE + 4]
    add dword ptr [esp + 0x18], ecx
    mov edx, dword ptr [esp + 0x1c]
    mov ecx, dword ptr [esp + 0x18]
    adc esi, eax
    mov eax, dword ptr [esp + 0x4]
    add eax, 0xc
    dec edx
    jne .L7
    jmp .L9
.L8:
    xor ecx, ecx
    xor esi, esi
.L9:
    mov eax, dword ptr [esp + 0x8]
    mov edx, dword ptr [esp + 0x14]
    add eax, dword ptr [esp + 0x10]
    adc edx, dword ptr [esp + 0xc]
    add eax, ecx
    adc edx, esi
    add esp, 0x24
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
