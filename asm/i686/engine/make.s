# The kernels of engine/make, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm engine/make --target i686
# binary: sha256 5fac233a6f933cdad168c733ad9b61cea809043eb85ac50a770c12092b9ffee7
# make: 56 instructions in 193 bytes; innermost loops: .L1 of 29
# plywright::board::en_passant::<impl plywright::board::placement::Placement>::may_take_en_passant: 222 instructions in 708 bytes; innermost loops: .L2 of 27
# plywright::board::make::<impl plywright::board::position::Position>::make_for: 376 instructions in 1436 bytes; innermost loops: none
# plywright::board::make::<impl plywright::board::position::Position>::make_for: 375 instructions in 1443 bytes; innermost loops: none
# mix of 1029 instructions: 485 mov, 93 xor, 75 and, 52 movzx, 27 cmp, 26 add, 24 or, 23 cmovne, 23 shl, 20 pop, 18 je, 17 lea, 17 test, 16 jne, 16 push, 10 shr, 9 jmp, 9 movsd, 8 call, 7 inc, 7 shld, 6 cmove, 5 not, 5 sub, 4 movd, 4 movdqu, 4 ret, 2 adc, 2 bsf, 2 cmovs, 2 movdqa, 2 sbb, 2 sete, 2 tzcnt, 1 cmovb, 1 dec, 1 neg, 1 pextrw, 1 setb

make:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x4c
    mov eax, dword ptr [esp + 0x60]
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    mov esi, dword ptr [eax + 0x8]
    mov eax, dword ptr [eax + 0x14]
    cmp eax, esi
    cmovb esi, eax
    test esi, esi
    je .L4
    mov eax, dword ptr [esp + 0x60]
    mov edi, dword ptr [eax + 0x4]
    mov ebp, dword ptr [eax + 0x10]
    add eax, 0x18
    mov dword ptr [esp + 0x10], eax
    jmp .L3
    nop
.L1:
    mov edx, dword ptr [esp + 0x10]
    lea ecx, [esp + 0x14]
    mov dword ptr [esp], eax
    call plywright::board::make::<impl plywright::board::position::Position>::make_for
.L2:
    mov eax, dword ptr [esp + 0x2c]
    movsd xmm0, qword ptr [esp + 0x24]
    movsd xmm1, qword ptr [esp + 0x14]
    movsd xmm2, qword ptr [esp + 0x1c]
    add edi, 0x2
    mov dword ptr [esp + 0x48], eax
    movsd qword ptr [esp + 0x40], xmm0
    movsd qword ptr [esp + 0x38], xmm2
    movsd qword ptr [esp + 0x30], xmm1
    mov dword ptr [ebp + 0x18], eax
    movsd qword ptr [ebp + 0x10], xmm0
    movsd qword ptr [ebp + 0x8], xmm2
    movsd qword ptr [ebp], xmm1
    add ebp, 0x1c
    dec esi
    je .L4
.L3:
    mov ecx, dword ptr [esp + 0x60]
    movzx eax, word ptr [edi]
    cmp byte ptr [ecx + 0xab], 0x0
    jne .L1
    mov edx, dword ptr [esp + 0x10]
    lea ecx, [esp + 0x14]
    mov dword ptr [esp], eax
    call plywright::board::make::<impl plywright::board::position::Position>::make_for
    jmp .L2
.L4:
    add esp, 0x4c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret

plywright::board::en_passant::<impl plywright::board::placement::Placement>::may_take_en_passant:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x38
    mov eax, edx
    call .L0
.L0:
    pop edx
    mov esi, ecx
    mov edi, 0x38
    add edx, _GLOBAL_OFFSET_TABLE_
    mov ecx, eax
    mov dword ptr [esp + 0x20], eax
    test eax, eax
    mov eax, 0x8
    cmovne edi, eax
    mov eax, dword ptr [esi + 0x28]
    mov ebx, dword ptr [esi + 8*ecx + 0x34]
    mov dword ptr [esp + 0xc], edx
    mov dword ptr [esp], edi
    mov edi, dword ptr [esi + 8*ecx + 0x30]
    mov dword ptr [esp + 0x4], ebx
    mov dword ptr [esp + 0x24], edi
    and eax, edi
    mov edi, dword ptr [esi + 0x2c]
    and edi, ebx
    mov ebx, 0x20
    bsf edi, edi
    cmovne ebx, edi
    mov edi, dword ptr [esp + 0x20]
    add ebx, 0x20
    bsf eax, eax
    cmove eax, ebx
    and eax, 0x3f
    mov ebx, eax
    mov dword ptr [esp + 0x30], eax
    shl ebx, 0x6
    mov ebp, dword ptr [edx + ebx + plywright::board::geometry::AROUND]
    lea ecx, [edx + ebx + plywright::board::geometry::AROUND]
    mov edx, dword ptr [esi]
    mov eax, dword ptr [ecx + 8*edi + 0x10]
    mov dword ptr [esp + 0x18], ecx
    and ebp, dword ptr [esi + 0x8]
    mov dword ptr [esp + 0x1c], edx
    and eax, edx
    mov edx, edi
    not dl
    movzx edx, dl
    and edx, 0x1
    or eax, ebp
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [esp + 0xc]
    mov ebp, dword ptr [eax + ebx + plywright::board::geometry::AROUND + 4]
    mov eax, dword ptr [ecx + 8*edi + 0x14]
    mov ecx, dword ptr [esp]
    mov ebx, dword ptr [esi + 0x4]
    mov dword ptr [esp], 0x0
    and ebp, dword ptr [esi + 0xc]
    add cl, byte ptr [esp + 0x4c]
    and eax, ebx
    mov dword ptr [esp + 0x14], ebx
    mov ebx, 0x1
    or eax, ebp
    xor ebp, ebp
    shld ebp, ebx, cl
    shl ebx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne ebp, ebx
    cmovne ebx, ecx
    mov ecx, dword ptr [esi + 8*edx + 0x34]
    mov dword ptr [esp + 0x34], ebp
    not ebp
    mov dword ptr [esp + 0x20], ebx
    not ebx
    and ebp, ecx
    and ebp, eax
    mov eax, dword ptr [esi + 8*edx + 0x30]
    and ebx, eax
    and ebx, dword ptr [esp + 0x8]
    or ebx, ebp
    mov ebx, dword ptr [esp + 0x4]
    jne .L4
    movzx edi, byte ptr [esp + 0x4c]
    mov ebp, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x8], ecx
    mov dword ptr [esp], 0x0
    shl edi, 0x6
    lea edi, [ebp + edi + plywright::board::geometry::AROUND]
    mov ebp, dword ptr [esp + 0x24]
    and ebx, dword ptr [edi + 8*edx + 0x14]
    and ebp, dword ptr [edi + 8*edx + 0x10]
    and ebx, dword ptr [esp + 0x14]
    and ebp, dword ptr [esp + 0x1c]
    mov edx, ebp
    or edx, ebx
    je .L4
    mov edx, dword ptr [esi + 0x24]
    mov ecx, dword ptr [esi + 0x14]
    mov edi, dword ptr [esi + 0x10]
    mov dword ptr [esp + 0x4], ebx
    or ecx, edx
    or edx, dword ptr [esi + 0x1c]
    and ecx, dword ptr [eax + 0x2c]
    and edx, dword ptr [eax + 0x24]
    or ecx, edx
    mov edx, dword ptr [esi + 0x20]
    and ecx, dword ptr [esp + 0x8]
    or edi, edx
    or edx, dword ptr [esi + 0x18]
    and edi, dword ptr [eax + 0x28]
    mov dword ptr [esp + 0x2c], ecx
    movzx ecx, byte ptr [esp + 0x4c]
    and edx, dword ptr [eax + 0x20]
    mov eax, dword ptr [esi + 0x3c]
    or edi, edx
    mov edx, ebx
    and edi, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x10], edi
    mov edi, ebp
    add edi, -0x1
    adc edx, -0x1
    or eax, dword ptr [esi + 0x34]
    and edi, ebp
    and edx, ebx
    mov ebx, 0x1
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [esi + 0x38]
    or eax, dword ptr [esi + 0x30]
    xor esi, esi
    shld esi, ebx, cl
    shl ebx, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne esi, ebx
    cmovne ebx, ecx
    mov ecx, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x28], ebx
    mov dword ptr [esp + 0x14], esi
    mov dword ptr [esp + 0x18], eax
    mov eax, dword ptr [esp + 0xc]
    shl ecx, 0x9
    lea eax, [eax + ecx + plywright::board::geometry::BETWEEN]
    mov ecx, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x8], eax
.L1:
    mov esi, dword ptr [esp + 0x4]
    mov eax, ebp
    mov dword ptr [esp], ebp
    mov ebp, 0x0
    mov dword ptr [esp + 0x4], edx
    mov edx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x24], edi
    mov edi, dword ptr [esp + 0x1c]
    neg eax
    sbb ebp, esi
    and eax, dword ptr [esp]
    and ebp, esi
    mov esi, ecx
    or ebp, dword ptr [esp + 0x34]
    or eax, dword ptr [esp + 0x20]
    not ebp
    and ebp, edi
    not eax
    or ebp, dword ptr [esp + 0x14]
    and eax, edx
    or eax, ebx
    mov dword ptr [esp], eax
    mov eax, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0xc], ebp
    mov edx, eax
    nop
.L2:
    mov edi, edx
    or edi, esi
    je .L3
    mov edi, edx
    mov ebp, esi
    mov ebx, eax
    mov eax, ecx
    add edi, -0x1
    adc ebp, -0x1
    and edi, edx
    tzcnt ecx, edx
    and ebp, esi
    tzcnt esi, esi
    add esi, 0x20
    test edx, edx
    mov edx, dword ptr [esp + 0x8]
    cmovne esi, ecx
    mov ecx, dword ptr [edx + 8*esi + 0x4]
    mov edx, dword ptr [edx + 8*esi]
    mov esi, ebp
    and ecx, dword ptr [esp + 0xc]
    and edx, dword ptr [esp]
    or edx, ecx
    mov ecx, eax
    mov eax, ebx
    mov edx, edi
    jne .L2
    mov ebp, dword ptr [esp + 0x24]
    mov esi, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0x28]
    mov dword ptr [esp], 0x0
    mov edi, ebp
    mov edx, esi
    sub edi, 0x1
    sbb edx, 0x0
    setb al
    and edi, ebp
    and edx, esi
    test al, al
    je .L1
    jmp .L4
.L3:
    mov al, 0x1
    mov dword ptr [esp], eax
.L4:
    mov eax, dword ptr [esp]
    add esp, 0x38
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret

plywright::board::make::<impl plywright::board::position::Position>::make_for:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x4c
    movzx edi, word ptr [esp + 0x60]
    call .L0
.L0:
    pop eax
    mov esi, ecx
    movzx ebx, byte ptr [edx + 0x92]
    mov ebp, 0xffff
    movdqu xmm0, xmmword ptr [edx + 0x40]
    mov dword ptr [esp + 0x8], edx
    add eax, _GLOBAL_OFFSET_TABLE_
    mov byte ptr [esi + 0x17], 0x6
    mov dword ptr [esp + 0x14], eax
    mov eax, edi
    mov ecx, edi
    mov dword ptr [esp + 0x1c], edi
    shr edi, 0xc
    mov dword ptr [esp + 0xc], ebx
    and eax, 0x3f
    shr ecx, 0x6
    mov dword ptr [esp + 0x30], edi
    xor edi, edi
    mov dword ptr [esp + 0x40], eax
    movzx eax, byte ptr [edx + eax]
    mov dword ptr [esp + 0x3c], ecx
    and ecx, 0x3f
    mov dword ptr [esp + 0x38], ecx
    cmp al, 0x6
    cmovne edi, eax
    movzx eax, byte ptr [edx + 0x90]
    mov dword ptr [esp + 0x34], edi
    mov edi, dword ptr [edx + 0x94]
    mov dword ptr [esp + 0x48], eax
    mov byte ptr [esi + 0x16], al
    movzx eax, byte ptr [edx + 0x91]
    mov ah, byte ptr [edx + 0x9a]
    mov byte ptr [esi + 0x18], al
    mov byte ptr [esi + 0x19], bl
    movzx ebx, word ptr [edx + 0x98]
    mov byte ptr [esi + 0x1a], ah
    mov dword ptr [esi + 0x10], edi
    inc di
    mov byte ptr [esp + 0x10], ah
    cmove edi, ebp
    mov word ptr [esi + 0x14], bx
    inc bx
    movdqu xmmword ptr [esi], xmm0
    cmove ebx, ebp
    cmp al, 0x1
    mov eax, dword ptr [edx + 0x4c]
    mov ebp, dword ptr [edx + 0x44]
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [edx + 0x48]
    mov word ptr [edx + 0x94], di
    mov word ptr [edx + 0x98], bx
    mov ebx, ecx
    mov byte ptr [edx + 0x91], 0x0
    mov dword ptr [esp + 0x24], eax
    movd eax, xmm0
    jne .L1
    mov ecx, dword ptr [esp + 0x8]
    cmp byte ptr [esp + 0x10], 0x0
    mov byte ptr [ecx + 0x9a], 0x0
    je .L1
    mov edx, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x14]
    and edx, 0x7
    xor ebp, dword ptr [ecx + 8*edx + plywright::board::zobrist::WORDS + 6276]
    xor eax, dword ptr [ecx + 8*edx + plywright::board::zobrist::WORDS + 6272]
.L1:
    mov dword ptr [esp + 0xc], eax
    mov eax, dword ptr [esp + 0x3c]
    add al, 0x38
    movzx edi, bl
    mov dword ptr [esp + 0x10], ebp
    mov byte ptr [esp + 0x23], bl
    and al, 0x3f
    cmp word ptr [esp + 0x30], 0x5
    movzx ecx, al
    cmovne ecx, edi
    test dword ptr [esp + 0x1c], 0x4000
    je .L3
    mov edx, dword ptr [esp + 0x8]
    movzx edi, cl
    movzx eax, byte ptr [edx + edi]
    mov byte ptr [edx + edi], 0x6
    cmp eax, 0x6
    je .L3
    mov bh, cl
    mov edx, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x18], esi
    mov esi, 0x1
    and bh, 0x20
    shl esi, cl
    mov ecx, eax
    movzx ebp, bh
    shr ebp, 0x3
    lea ebx, [edx + ebp]
    xor dword ptr [ebx + 8*eax + 0x50], esi
    xor dword ptr [edx + ebp + 0x88], esi
    shl eax, 0x9
    mov esi, dword ptr [esp + 0x14]
    mov ebx, dword ptr [esp + 0xc]
    mov ebp, dword ptr [esp + 0x10]
    lea esi, [esi + eax + plywright::board::zobrist::WORDS]
    mov eax, dword ptr [esi + 8*edi + 0xc00]
    mov edi, dword ptr [esi + 8*edi + 0xc04]
    xor ebx, eax
    xor ebp, edi
    test cl, cl
    mov dword ptr [edx + 0x44], ebp
    mov dword ptr [esp + 0xc], ebx
    mov dword ptr [edx + 0x40], ebx
    mov dword ptr [esp + 0x10], ebp
    jne .L2
    mov esi, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0x24]
    mov edx, dword ptr [esp + 0x8]
    xor esi, edi
    xor ebx, eax
    mov dword ptr [esp + 0x24], ebx
    mov dword ptr [edx + 0x48], ebx
    mov dword ptr [esp + 0x28], esi
    mov dword ptr [edx + 0x4c], esi
.L2:
    mov esi, dword ptr [esp + 0x18]
    mov eax, dword ptr [esp + 0x8]
    mov word ptr [eax + 0x94], 0x0
    mov byte ptr [esi + 0x17], cl
    mov word ptr [eax + 0x98], 0x0
.L3:
    mov ecx, dword ptr [esp + 0x40]
    mov edx, dword ptr [esp + 0x8]
    movzx edi, byte ptr [esp + 0x34]
    mov ebp, 0x1
    mov esi, 0x1
    mov ebx, ecx
    lea eax, [edx + 8*edi]
    shl ebp, cl
    mov byte ptr [edx + ecx], 0x6
    and ebx, -0x20
    shr ebx, 0x3
    xor dword ptr [ebx + eax + 0x50], ebp
    xor dword ptr [edx + ebx + 0x80], ebp
    mov ebx, edi
    mov eax, dword ptr [edx + 0x80]
    shl ebx, 0x9
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [edx + 0x84]
    mov edx, edi
    mov edi, dword ptr [esp + 0x14]
    lea edi, [edi + ebx + plywright::board::zobrist::WORDS]
    mov dword ptr [esp + 0x18], eax
    mov eax, dword ptr [esp + 0x10]
    mov ebx, dword ptr [edi + 8*ecx]
    mov edi, dword ptr [edi + 8*ecx + 0x4]
    xor eax, edi
    xor dword ptr [esp + 0xc], ebx
    cmp byte ptr [esp + 0x34], 0x0
    mov dword ptr [esp + 0x10], eax
    jne .L4
    mov ecx, dword ptr [esp + 0x24]
    mov eax, dword ptr [esp + 0x28]
    xor ecx, ebx
    mov ebx, dword ptr [esp + 0x8]
    xor eax, edi
    mov dword ptr [esp + 0x24], ecx
    mov dword ptr [esp + 0x28], eax
    mov dword ptr [ebx + 0x48], ecx
    mov dword ptr [ebx + 0x4c], eax
.L4:
    mov eax, dword ptr [esp + 0x30]
    movzx ebx, byte ptr [esp + 0x23]
    mov ecx, eax
    mov eax, dword ptr [esp + 0x8]
    and cl, 0x3
    inc cl
    cmp word ptr [esp + 0x1c], 0x0
    movzx ecx, cl
    cmovs edx, ecx
    xor edi, edi
    mov ecx, ebx
    xor ebp, ebp
    shld edi, esi, cl
    shl esi, cl
    mov ecx, dword ptr [esp + 0x38]
    and bl, 0x20
    mov dword ptr [esp + 0x44], edx
    movzx ebx, bl
    cmovne edi, esi
    cmove ebp, esi
    shr ebx, 0x3
    mov byte ptr [eax + ecx], dl
    movzx ecx, dl
    lea edx, [eax + 8*ecx]
    shl ecx, 0x9
    xor dword ptr [ebx + edx + 0x50], esi
    mov esi, dword ptr [esp + 0x14]
    mov ebx, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x2c]
    lea esi, [esi + ecx + plywright::board::zobrist::WORDS]
    mov ecx, dword ptr [esp + 0x38]
    xor ebx, edi
    xor edx, ebp
    mov ebp, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x18], ebx
    mov dword ptr [eax + 0x84], ebx
    mov dword ptr [eax + 0x80], edx
    mov edi, dword ptr [esi + 8*ecx]
    mov esi, dword ptr [esi + 8*ecx + 0x4]
    xor ebp, edi
    mov dword ptr [esp + 0x2c], edi
    mov edi, dword ptr [esp + 0x10]
    mov dword ptr [eax + 0x40], ebp
    xor edi, esi
    cmp byte ptr [esp + 0x44], 0x0
    mov dword ptr [esp + 0x10], edi
    mov dword ptr [eax + 0x44], edi
    je .L6
    cmp byte ptr [esp + 0x34], 0x0
    mov dword ptr [esp + 0xc], ebp
    je .L7
.L5:
    mov eax, dword ptr [esp + 0x1c]
    and eax, 0xe000
    cmp eax, 0x2000
    jne .L8
    mov ebx, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x2c], edx
    mov edx, dword ptr [esp + 0x8]
    mov edi, 0x1
    mov eax, ebx
    and bl, 0x38
    mov ecx, ebx
    and al, 0x7
    movzx esi, bl
    or cl, 0x7
    cmp al, 0x6
    movzx ecx, cl
    sete al
    cmovne ecx, esi
    add al, al
    mov esi, 0x1
    xor ebp, ebp
    or al, bl
    xor ebx, ebx
    shl edi, cl
    add al, 0x3
    shld ebx, esi, cl
    test cl, 0x20
    movzx ecx, cl
    mov dword ptr [esp + 0x34], ecx
    mov byte ptr [edx + ecx], 0x6
    movzx ecx, al
    cmovne ebx, edi
    cmovne edi, ebp
    xor ebp, ebp
    mov byte ptr [edx + ecx], 0x3
    mov dword ptr [esp + 0x1c], ecx
    mov ecx, dword ptr [edx + 0x6c]
    xor ecx, ebx
    xor ebx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x30], ecx
    mov ecx, eax
    shld ebp, esi, cl
    shl esi, cl
    mov ecx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x18], ebx
    mov ebx, dword ptr [edx + 0x68]
    xor ebx, edi
    xor edi, dword ptr [esp + 0x2c]
    test al, 0x20
    mov eax, 0x0
    cmovne ebp, esi
    cmovne esi, eax
    mov eax, dword ptr [esp + 0x30]
    xor ebx, esi
    mov dword ptr [edx + 0x68], ebx
    xor esi, edi
    mov edi, dword ptr [esp + 0x14]
    xor eax, ebp
    xor ebp, dword ptr [esp + 0x18]
    mov dword ptr [edx + 0x6c], eax
    mov dword ptr [edx + 0x80], esi
    mov eax, dword ptr [edi + 8*ecx + plywright::board::zobrist::WORDS + 1540]
    mov ecx, dword ptr [edi + 8*ecx + plywright::board::zobrist::WORDS + 1536]
    mov dword ptr [edx + 0x84], ebp
    mov edx, dword ptr [esp + 0x1c]
    mov ebp, dword ptr [esp + 0x10]
    xor ecx, dword ptr [edi + 8*edx + plywright::board::zobrist::WORDS + 1536]
    xor eax, dword ptr [edi + 8*edx + plywright::board::zobrist::WORDS + 1540]
    xor dword ptr [esp + 0xc], ecx
    xor ebp, eax
    jmp .L9
.L6:
    mov ecx, dword ptr [esp + 0x24]
    mov ebx, dword ptr [esp + 0x28]
    mov eax, dword ptr [esp + 0x8]
    xor ecx, dword ptr [esp + 0x2c]
    xor ebx, esi
    mov dword ptr [eax + 0x4c], ebx
    mov dword ptr [eax + 0x48], ecx
    cmp byte ptr [esp + 0x34], 0x0
    mov dword ptr [esp + 0xc], ebp
    jne .L5
.L7:
    mov eax, dword ptr [esp + 0x8]
    cmp word ptr [esp + 0x30], 0x1
    mov word ptr [eax + 0x94], 0x0
    mov word ptr [eax + 0x98], 0x0
    mov eax, dword ptr [esp + 0x1c]
    jne .L8
    add al, 0x8
    mov ebx, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x8]
    mov ebp, dword ptr [esp + 0x10]
    and al, 0x3f
    movzx esi, al
    mov ecx, esi
    shl ecx, 0x6
    mov edi, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 20]
    mov ecx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 16]
    and ecx, dword ptr [edx + 0x50]
    and edi, dword ptr [edx + 0x54]
    and edi, dword ptr [edx + 0x8c]
    and ecx, dword ptr [edx + 0x88]
    or ecx, edi
    je .L9
    mov ecx, dword ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0x14]
    mov edx, 0x1
    mov dword ptr [esp], esi
    mov byte ptr [ecx + 0x91], 0x1
    mov byte ptr [ecx + 0x92], al
    mov edi, ecx
    add ecx, 0x50
    call plywright::board::en_passant::<impl plywright::board::placement::Placement>::may_take_en_passant
    test al, al
    je .L9
    mov eax, dword ptr [esp + 0x1c]
    mov ecx, dword ptr [esp + 0x14]
    mov esi, dword ptr [esp + 0xc]
    mov byte ptr [edi + 0x9a], 0x1
    and al, 0x7
    movzx eax, al
    xor ebp, dword ptr [ecx + 8*eax + plywright::board::zobrist::WORDS + 6276]
    xor esi, dword ptr [ecx + 8*eax + plywright::board::zobrist::WORDS + 6272]
    mov dword ptr [esp + 0xc], esi
    jmp .L9
.L8:
    mov ebp, dword ptr [esp + 0x10]
.L9:
    mov edi, dword ptr [esp + 0x14]
    mov eax, dword ptr [esp + 0x40]
    mov ecx, dword ptr [esp + 0x38]
    mov ebx, dword ptr [esp + 0x48]
    mov edx, dword ptr [esp + 0x8]
    movzx eax, byte ptr [edi + eax + plywright::board::castling::KEPT]
    and al, byte ptr [edi + ecx + plywright::board::castling::KEPT]
    and al, bl
    and ebx, 0xf
    mov ecx, eax
    mov byte ptr [edx + 0x90], al
    and cl, 0xf
    movzx ecx, cl
    mov esi, dword ptr [edi + 8*ecx + plywright::board::zobrist::WORDS + 6148]
    mov ecx, dword ptr [edi + 8*ecx + plywright::board::zobrist::WORDS + 6144]
    xor ecx, dword ptr [edi + 8*ebx + plywright::board::zobrist::WORDS + 6144]
    xor esi, dword ptr [edi + 8*ebx + plywright::board::zobrist::WORDS + 6148]
    xor ecx, dword ptr [esp + 0xc]
    xor esi, ebp
    xor esi, 0x25910f22
    mov dword ptr [edx + 0x44], esi
    xor ecx, 0x87428428
    mov dword ptr [edx + 0x40], ecx
    mov byte ptr [edx + 0x93], 0x1
    add esp, 0x4c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret

plywright::board::make::<impl plywright::board::position::Position>::make_for:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x5c
    movzx edi, word ptr [esp + 0x70]
    call .L0
.L0:
    pop eax
    mov esi, ecx
    movzx ebx, byte ptr [edx + 0x92]
    mov ebp, dword ptr [edx + 0x94]
    movdqu xmm0, xmmword ptr [edx + 0x40]
    mov dword ptr [esp + 0xc], edx
    add eax, _GLOBAL_OFFSET_TABLE_
    mov byte ptr [esi + 0x17], 0x6
    mov dword ptr [esp + 0x18], eax
    mov eax, edi
    mov ecx, edi
    mov dword ptr [esp + 0x14], edi
    shr edi, 0xc
    mov dword ptr [esp + 0x30], ebx
    mov dword ptr [esp + 0x54], ebp
    and eax, 0x3f
    shr ecx, 0x6
    mov dword ptr [esp + 0x24], edi
    xor edi, edi
    mov dword ptr [esp + 0x50], eax
    movzx eax, byte ptr [edx + eax]
    mov dword ptr [esp + 0x48], ecx
    and ecx, 0x3f
    mov dword ptr [esp + 0x4c], ecx
    cmp al, 0x6
    cmovne edi, eax
    movzx eax, byte ptr [edx + 0x90]
    mov dword ptr [esp + 0x28], edi
    mov edi, 0xffff
    mov dword ptr [esp + 0x58], eax
    mov byte ptr [esi + 0x16], al
    movzx eax, byte ptr [edx + 0x91]
    mov ah, byte ptr [edx + 0x9a]
    mov byte ptr [esi + 0x18], al
    mov byte ptr [esi + 0x19], bl
    movzx ebx, word ptr [edx + 0x98]
    mov byte ptr [esi + 0x1a], ah
    mov dword ptr [esi + 0x10], ebp
    inc bp
    mov byte ptr [esp + 0x10], ah
    cmove ebp, edi
    mov word ptr [esi + 0x14], bx
    inc bx
    movdqu xmmword ptr [esi], xmm0
    cmove ebx, edi
    cmp al, 0x1
    mov eax, dword ptr [edx + 0x4c]
    movd edi, xmm0
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [edx + 0x48]
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [edx + 0x44]
    mov word ptr [edx + 0x94], bp
    mov word ptr [edx + 0x98], bx
    mov byte ptr [edx + 0x91], 0x0
    jne .L1
    mov edx, dword ptr [esp + 0xc]
    cmp byte ptr [esp + 0x10], 0x0
    mov byte ptr [edx + 0x9a], 0x0
    je .L1
    mov edx, dword ptr [esp + 0x30]
    mov ebx, ecx
    mov ecx, dword ptr [esp + 0x18]
    and edx, 0x7
    xor eax, dword ptr [ecx + 8*edx + plywright::board::zobrist::WORDS + 6276]
    xor edi, dword ptr [ecx + 8*edx + plywright::board::zobrist::WORDS + 6272]
    mov ecx, ebx
.L1:
    mov dword ptr [esp + 0x30], eax
    mov eax, dword ptr [esp + 0x48]
    add al, 0x8
    mov ebx, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x10], edi
    mov byte ptr [esp + 0x2c], cl
    movzx edi, cl
    and al, 0x3f
    cmp word ptr [esp + 0x24], 0x5
    movzx ecx, al
    cmovne ecx, edi
    test ebx, 0x4000
    je .L3
    mov edx, dword ptr [esp + 0xc]
    movzx ebp, cl
    movzx eax, byte ptr [edx + ebp]
    mov byte ptr [edx + ebp], 0x6
    cmp eax, 0x6
    je .L3
    mov bh, cl
    mov edx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x44], esi
    mov esi, 0x1
    and bh, 0x20
    shl esi, cl
    mov ecx, eax
    movzx edi, bh
    shr edi, 0x3
    lea ebx, [edx + edi]
    xor dword ptr [ebx + 8*eax + 0x50], esi
    xor dword ptr [edx + edi + 0x80], esi
    shl eax, 0x9
    mov esi, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esp + 0x10]
    lea esi, [esi + eax + plywright::board::zobrist::WORDS]
    mov eax, dword ptr [esi + 8*ebp]
    mov edi, dword ptr [esi + 8*ebp + 0x4]
    mov ebp, dword ptr [esp + 0x30]
    xor ebx, eax
    xor ebp, edi
    test cl, cl
    mov dword ptr [esp + 0x30], ebp
    mov dword ptr [edx + 0x44], ebp
    mov dword ptr [edx + 0x40], ebx
    mov dword ptr [esp + 0x10], ebx
    jne .L2
    mov esi, dword ptr [esp + 0x20]
    mov ebx, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0xc]
    xor esi, edi
    xor ebx, eax
    mov dword ptr [esp + 0x1c], ebx
    mov dword ptr [edx + 0x48], ebx
    mov dword ptr [esp + 0x20], esi
    mov dword ptr [edx + 0x4c], esi
.L2:
    mov esi, dword ptr [esp + 0x44]
    mov eax, dword ptr [esp + 0xc]
    mov word ptr [eax + 0x94], 0x0
    mov byte ptr [esi + 0x17], cl
    mov word ptr [eax + 0x98], 0x0
.L3:
    mov eax, dword ptr [esp + 0x50]
    mov edx, dword ptr [esp + 0xc]
    movzx ebx, byte ptr [esp + 0x28]
    mov ebp, 0x1
    mov edi, eax
    mov ecx, eax
    mov byte ptr [edx + eax], 0x6
    shr edi, 0x5
    shl ebp, cl
    mov ecx, ebx
    lea esi, [edx + 4*edi]
    shl ecx, 0x9
    xor dword ptr [esi + 8*ebx + 0x50], ebp
    xor dword ptr [edx + 4*edi + 0x88], ebp
    mov esi, 0x1
    mov edi, dword ptr [esp + 0x18]
    lea edi, [edi + ecx + plywright::board::zobrist::WORDS]
    mov ecx, dword ptr [edi + 8*eax + 0xc00]
    mov edi, dword ptr [edi + 8*eax + 0xc04]
    mov eax, dword ptr [esp + 0x10]
    xor eax, ecx
    xor dword ptr [esp + 0x30], edi
    cmp byte ptr [esp + 0x28], 0x0
    mov dword ptr [esp + 0x10], eax
    jne .L4
    mov eax, dword ptr [esp + 0x20]
    mov ebp, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0xc]
    xor eax, edi
    xor ebp, ecx
    mov dword ptr [esp + 0x1c], ebp
    mov dword ptr [edx + 0x48], ebp
    mov dword ptr [esp + 0x20], eax
    mov dword ptr [edx + 0x4c], eax
.L4:
    mov eax, dword ptr [esp + 0x24]
    mov edi, dword ptr [esp + 0x4c]
    mov edx, dword ptr [esp + 0xc]
    mov ecx, eax
    and cl, 0x3
    inc cl
    cmp word ptr [esp + 0x14], 0x0
    movzx ecx, cl
    cmovs ebx, ecx
    movzx ecx, byte ptr [esp + 0x2c]
    mov eax, ebx
    mov byte ptr [edx + edi], bl
    movzx ebx, al
    shl esi, cl
    and cl, 0x20
    movzx ebp, cl
    lea ecx, [edx + 8*ebx]
    shl ebx, 0x9
    shr ebp, 0x3
    xor dword ptr [ebp + ecx + 0x50], esi
    xor dword ptr [edx + ebp + 0x88], esi
    mov esi, dword ptr [esp + 0x18]
    mov ebp, dword ptr [esp + 0x10]
    lea esi, [esi + ebx + plywright::board::zobrist::WORDS]
    mov ebx, dword ptr [edx + 0x88]
    mov ecx, dword ptr [esi + 8*edi + 0xc00]
    mov esi, dword ptr [esi + 8*edi + 0xc04]
    mov edi, dword ptr [esp + 0x30]
    xor ebp, ecx
    xor edi, esi
    test al, al
    mov eax, dword ptr [edx + 0x8c]
    mov dword ptr [edx + 0x44], edi
    mov dword ptr [edx + 0x40], ebp
    mov dword ptr [esp + 0x2c], eax
    je .L6
    movd xmm0, dword ptr [esp + 0x54]
    cmp byte ptr [esp + 0x28], 0x0
    je .L7
.L5:
    mov eax, dword ptr [esp + 0x14]
    and eax, 0xe000
    cmp eax, 0x2000
    jne .L8
    mov eax, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0x14], ebx
    mov edx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x10], ebp
    mov ebp, 0x1
    mov dword ptr [esp + 0x30], edi
    mov ch, al
    and al, 0x38
    mov cl, al
    and ch, 0x7
    movzx esi, al
    or cl, 0x7
    cmp ch, 0x6
    movzx ecx, cl
    sete bl
    cmovne ecx, esi
    add bl, bl
    xor esi, esi
    or bl, al
    mov eax, 0x1
    shl ebp, cl
    add bl, 0x3
    shld esi, eax, cl
    test cl, 0x20
    movzx ecx, cl
    mov dword ptr [esp + 0x24], ecx
    mov byte ptr [edx + ecx], 0x6
    movzx ecx, bl
    cmovne esi, ebp
    mov dword ptr [esp + 0x28], ecx
    mov byte ptr [edx + ecx], 0x3
    mov ecx, 0x0
    cmovne ebp, ecx
    xor dword ptr [esp + 0x2c], esi
    xor esi, dword ptr [edx + 0x6c]
    xor edi, edi
    mov ecx, ebx
    xor dword ptr [esp + 0x14], ebp
    xor ebp, dword ptr [edx + 0x68]
    shld edi, eax, cl
    shl eax, cl
    test bl, 0x20
    mov ecx, 0x0
    mov ebx, dword ptr [esp + 0x18]
    cmovne edi, eax
    cmovne eax, ecx
    mov ecx, dword ptr [esp + 0x30]
    xor esi, edi
    xor edi, dword ptr [esp + 0x2c]
    xor ebp, eax
    xor eax, dword ptr [esp + 0x14]
    mov dword ptr [edx + 0x6c], esi
    mov esi, dword ptr [esp + 0x28]
    mov dword ptr [edx + 0x68], ebp
    mov ebp, dword ptr [esp + 0x10]
    mov dword ptr [edx + 0x8c], edi
    mov dword ptr [edx + 0x88], eax
    mov edx, ecx
    mov ecx, dword ptr [esp + 0x24]
    mov eax, dword ptr [ebx + 8*ecx + plywright::board::zobrist::WORDS + 4612]
    mov ecx, dword ptr [ebx + 8*ecx + plywright::board::zobrist::WORDS + 4608]
    xor ecx, dword ptr [ebx + 8*esi + plywright::board::zobrist::WORDS + 4608]
    xor eax, dword ptr [ebx + 8*esi + plywright::board::zobrist::WORDS + 4612]
    xor edx, eax
    xor ebp, ecx
    jmp .L9
.L6:
    mov eax, dword ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0xc]
    xor eax, esi
    mov esi, dword ptr [esp + 0x1c]
    mov dword ptr [edx + 0x4c], eax
    xor esi, ecx
    mov dword ptr [edx + 0x48], esi
    movd xmm0, dword ptr [esp + 0x54]
    cmp byte ptr [esp + 0x28], 0x0
    jne .L5
.L7:
    mov eax, dword ptr [esp + 0xc]
    cmp word ptr [esp + 0x24], 0x1
    mov word ptr [eax + 0x94], 0x0
    mov word ptr [eax + 0x98], 0x0
    mov eax, dword ptr [esp + 0x14]
    jne .L8
    add al, 0x38
    mov ebx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x10], ebp
    mov ebp, edi
    mov edx, dword ptr [esp + 0xc]
    and al, 0x3f
    movzx esi, al
    mov ecx, esi
    shl ecx, 0x6
    mov edi, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 28]
    mov ecx, dword ptr [ebx + ecx + plywright::board::geometry::AROUND + 24]
    and ecx, dword ptr [edx + 0x50]
    and edi, dword ptr [edx + 0x54]
    and edi, dword ptr [edx + 0x84]
    and ecx, dword ptr [edx + 0x80]
    or ecx, edi
    jne .L10
    mov edx, ebp
    mov ebp, dword ptr [esp + 0x10]
    jmp .L9
.L8:
    mov edx, edi
.L9:
    mov eax, dword ptr [esp + 0x50]
    mov edi, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x4c]
    mov ebx, dword ptr [esp + 0x58]
    movzx eax, byte ptr [edi + eax + plywright::board::castling::KEPT]
    and al, byte ptr [edi + ecx + plywright::board::castling::KEPT]
    and al, bl
    and ebx, 0xf
    mov ecx, eax
    and cl, 0xf
    movzx ecx, cl
    mov esi, dword ptr [edi + 8*ecx + plywright::board::zobrist::WORDS + 6148]
    mov ecx, dword ptr [edi + 8*ecx + plywright::board::zobrist::WORDS + 6144]
    xor ecx, dword ptr [edi + 8*ebx + plywright::board::zobrist::WORDS + 6144]
    xor esi, dword ptr [edi + 8*ebx + plywright::board::zobrist::WORDS + 6148]
    mov edi, dword ptr [esp + 0xc]
    xor ecx, ebp
    xor esi, edx
    mov byte ptr [edi + 0x90], al
    pextrw eax, xmm0, 0x1
    xor ecx, 0x87428428
    xor esi, 0x25910f22
    inc ax
    mov dword ptr [edi + 0x40], ecx
    mov ecx, 0xffff
    mov dword ptr [edi + 0x44], esi
    mov byte ptr [edi + 0x93], 0x0
    cmovne ecx, eax
    mov word ptr [edi + 0x96], cx
    add esp, 0x5c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L10:
    mov ecx, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0x18]
    xor edx, edx
    movdqa xmmword ptr [esp + 0x30], xmm0
    mov dword ptr [esp], esi
    mov byte ptr [ecx + 0x91], 0x1
    mov byte ptr [ecx + 0x92], al
    mov edi, ecx
    add ecx, 0x50
    call plywright::board::en_passant::<impl plywright::board::placement::Placement>::may_take_en_passant
    test al, al
    je .L11
    mov eax, dword ptr [esp + 0x14]
    mov edx, ebp
    mov ecx, dword ptr [esp + 0x18]
    mov ebp, dword ptr [esp + 0x10]
    mov byte ptr [edi + 0x9a], 0x1
    and al, 0x7
    movzx eax, al
    xor edx, dword ptr [ecx + 8*eax + plywright::board::zobrist::WORDS + 6276]
    xor ebp, dword ptr [ecx + 8*eax + plywright::board::zobrist::WORDS + 6272]
    jmp .L12
.L11:
    mov edx, ebp
    mov ebp, dword ptr [esp + 0x10]
.L12:
    movdqa xmm0, xmmword ptr [esp + 0x30]
    jmp .L9
