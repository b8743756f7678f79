# The kernels of engine/make, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm engine/make --target i686
# binary: sha256 de84e497336a04d1087e3abb70330e2aabb06bb3ea91f682b8902a4a23db8597
# make: 56 instructions in 193 bytes; innermost loops: .L1 of 29
# plywright::board::make::<impl plywright::board::position::Position>::make_for: 328 instructions in 1269 bytes; innermost loops: none
# plywright::board::make::<impl plywright::board::position::Position>::make_for: 339 instructions in 1266 bytes; innermost loops: none
# mix of 723 instructions: 319 mov, 90 xor, 52 movzx, 41 and, 21 cmp, 18 shl, 17 add, 16 cmovne, 15 pop, 14 jne, 14 lea, 12 push, 12 test, 10 shr, 9 je, 9 movsd, 8 jmp, 7 inc, 6 or, 5 call, 5 cmove, 5 shld, 4 movdqu, 3 ret, 3 sub, 2 cmovs, 2 movd, 2 sete, 1 cmovb, 1 dec

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

plywright::board::make::<impl plywright::board::position::Position>::make_for:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x3c
    mov esi, ecx
    movzx ecx, word ptr [esp + 0x50]
    call .L0
.L0:
    pop eax
    movzx edi, word ptr [edx + 0x96]
    movzx ebp, word ptr [edx + 0x98]
    movdqu xmm0, xmmword ptr [edx + 0x40]
    add eax, _GLOBAL_OFFSET_TABLE_
    mov byte ptr [esi + 0x17], 0x6
    mov dword ptr [esp + 0x14], eax
    mov eax, ecx
    mov ebx, ecx
    mov dword ptr [esp + 0x8], ecx
    shr ecx, 0xc
    mov dword ptr [esp + 0x38], edi
    and eax, 0x3f
    shr ebx, 0x6
    mov dword ptr [esp + 0x20], ecx
    xor ecx, ecx
    mov dword ptr [esp + 0x30], eax
    movzx eax, byte ptr [edx + eax]
    mov dword ptr [esp + 0x28], ebx
    and ebx, 0x3f
    mov dword ptr [esp + 0x2c], ebx
    cmp al, 0x6
    cmovne ecx, eax
    movzx eax, byte ptr [edx + 0x90]
    mov dword ptr [esp + 0x24], ecx
    movzx ecx, word ptr [edx + 0x94]
    mov dword ptr [esp + 0x34], eax
    mov byte ptr [esi + 0x16], al
    movzx eax, byte ptr [edx + 0x91]
    mov byte ptr [esp + 0x4], al
    mov byte ptr [esi + 0x18], al
    movzx eax, byte ptr [edx + 0x92]
    mov byte ptr [esi + 0x19], al
    mov word ptr [esi + 0x10], cx
    mov word ptr [esi + 0x12], di
    inc cx
    mov edi, 0xffff
    mov word ptr [esi + 0x14], bp
    movdqu xmmword ptr [esi], xmm0
    cmove ecx, edi
    inc bp
    cmove ebp, edi
    mov edi, dword ptr [edx + 0x4c]
    cmp byte ptr [esp + 0x4], 0x1
    mov dword ptr [esp + 0x1c], edi
    mov edi, dword ptr [edx + 0x48]
    mov dword ptr [esp + 0x18], edi
    mov edi, dword ptr [edx + 0x44]
    mov word ptr [edx + 0x94], cx
    movd ecx, xmm0
    mov word ptr [edx + 0x98], bp
    mov byte ptr [edx + 0x91], 0x0
    jne .L1
    mov ebp, dword ptr [esp + 0x14]
    and eax, 0x7
    xor edi, dword ptr [ebp + 8*eax + plywright::board::zobrist::WORDS + 6276]
    xor ecx, dword ptr [ebp + 8*eax + plywright::board::zobrist::WORDS + 6272]
    mov dword ptr [esp], edi
    mov dword ptr [esp + 0x10], ecx
    jmp .L2
.L1:
    mov dword ptr [esp + 0x10], ecx
    mov dword ptr [esp], edi
.L2:
    mov eax, dword ptr [esp + 0x28]
    add al, 0x8
    movzx edi, bl
    mov byte ptr [esp + 0x4], bl
    and al, 0x3f
    cmp word ptr [esp + 0x20], 0x5
    movzx ecx, al
    cmovne ecx, edi
    test dword ptr [esp + 0x8], 0x4000
    je .L4
    movzx edi, cl
    movzx ebx, byte ptr [edx + edi]
    mov byte ptr [edx + edi], 0x6
    cmp ebx, 0x6
    je .L4
    mov eax, ecx
    mov ebp, 0x1
    and al, 0x20
    shl ebp, cl
    movzx eax, al
    shr eax, 0x3
    lea ecx, [edx + eax]
    xor dword ptr [ecx + 8*ebx + 0x50], ebp
    xor dword ptr [edx + eax + 0x80], ebp
    mov byte ptr [esp + 0xc], bl
    shl ebx, 0x9
    mov ebp, dword ptr [esp + 0x14]
    mov ecx, dword ptr [esp + 0x10]
    lea eax, [ebp + ebx + plywright::board::zobrist::WORDS]
    mov ebx, dword ptr [eax + 8*edi]
    mov eax, dword ptr [eax + 8*edi + 0x4]
    mov edi, dword ptr [esp]
    xor ecx, ebx
    xor edi, eax
    mov dword ptr [esp + 0x10], ecx
    mov dword ptr [edx + 0x40], ecx
    movzx ecx, byte ptr [esp + 0xc]
    mov dword ptr [edx + 0x44], edi
    mov dword ptr [esp], edi
    test cl, cl
    jne .L3
    mov edi, dword ptr [esp + 0x1c]
    mov ebp, dword ptr [esp + 0x18]
    xor edi, eax
    xor ebp, ebx
    mov dword ptr [esp + 0x18], ebp
    mov dword ptr [edx + 0x48], ebp
    mov dword ptr [esp + 0x1c], edi
    mov dword ptr [edx + 0x4c], edi
.L3:
    mov word ptr [edx + 0x94], 0x0
    mov byte ptr [esi + 0x17], cl
    mov word ptr [edx + 0x98], 0x0
.L4:
    mov eax, dword ptr [esp + 0x30]
    movzx ebp, byte ptr [esp + 0x24]
    mov ebx, 0x1
    mov edi, eax
    mov ecx, eax
    mov byte ptr [edx + eax], 0x6
    shr edi, 0x5
    shl ebx, cl
    lea esi, [edx + 4*edi]
    xor dword ptr [esi + 8*ebp + 0x50], ebx
    xor dword ptr [edx + 4*edi + 0x88], ebx
    mov dword ptr [esp + 0xc], ebp
    shl ebp, 0x9
    mov esi, 0x1
    mov edi, dword ptr [esp + 0x14]
    cmp byte ptr [esp + 0x24], 0x0
    lea edi, [edi + ebp + plywright::board::zobrist::WORDS]
    mov ecx, dword ptr [edi + 8*eax + 0xc00]
    mov ebx, dword ptr [edi + 8*eax + 0xc04]
    jne .L5
    mov eax, dword ptr [esp + 0x1c]
    mov edi, dword ptr [esp + 0x18]
    xor eax, ebx
    xor edi, ecx
    mov dword ptr [esp + 0x18], edi
    mov dword ptr [edx + 0x48], edi
    mov dword ptr [esp + 0x1c], eax
    mov dword ptr [edx + 0x4c], eax
.L5:
    mov eax, dword ptr [esp + 0x8]
    xor dword ptr [esp + 0x10], ecx
    mov ecx, dword ptr [esp + 0x20]
    and cl, 0x3
    xor dword ptr [esp], ebx
    movzx ebx, byte ptr [esp + 0x4]
    mov ebp, dword ptr [esp + 0x2c]
    inc cl
    movzx ecx, cl
    test ax, ax
    mov eax, dword ptr [esp + 0xc]
    cmovs eax, ecx
    mov ecx, ebx
    and bl, 0x20
    movzx ebx, bl
    shl esi, cl
    movzx ecx, al
    mov byte ptr [edx + ebp], al
    lea edi, [edx + 8*ecx]
    shr ebx, 0x3
    shl ecx, 0x9
    xor dword ptr [ebx + edi + 0x50], esi
    mov dword ptr [esp + 0xc], edx
    xor dword ptr [edx + ebx + 0x88], esi
    test al, al
    mov eax, dword ptr [esp + 0x14]
    lea eax, [eax + ecx + plywright::board::zobrist::WORDS]
    mov esi, dword ptr [eax + 8*ebp + 0xc00]
    mov eax, dword ptr [eax + 8*ebp + 0xc04]
    mov dword ptr [esp + 0x4], eax
    jne .L6
    mov ecx, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x18]
    mov eax, dword ptr [esp + 0xc]
    xor ecx, dword ptr [esp + 0x4]
    xor edx, esi
    mov dword ptr [eax + 0x48], edx
    mov dword ptr [eax + 0x4c], ecx
.L6:
    mov eax, dword ptr [esp]
    xor esi, dword ptr [esp + 0x10]
    xor dword ptr [esp + 0x4], eax
    cmp byte ptr [esp + 0x24], 0x0
    mov dword ptr [esp], esi
    je .L7
    mov eax, dword ptr [esp + 0x8]
    mov edx, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x14]
    and eax, 0xe000
    cmp eax, 0x2000
    jne .L8
    mov eax, dword ptr [edx + 0x88]
    mov ebp, 0x1
    mov edi, dword ptr [edx + 0x8c]
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [esp + 0x28]
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
    mov esi, 0x1
    or bl, al
    xor eax, eax
    shl esi, cl
    add bl, 0x3
    shld eax, ebp, cl
    test cl, 0x20
    movzx ecx, cl
    mov dword ptr [esp + 0x10], ecx
    mov byte ptr [edx + ecx], 0x6
    movzx ecx, bl
    cmovne eax, esi
    mov dword ptr [esp + 0x24], ecx
    mov byte ptr [edx + ecx], 0x3
    mov ecx, 0x0
    cmovne esi, ecx
    xor edi, eax
    xor eax, dword ptr [edx + 0x6c]
    mov ecx, ebx
    mov dword ptr [esp + 0x20], edi
    xor edi, edi
    xor dword ptr [esp + 0x8], esi
    xor esi, dword ptr [edx + 0x68]
    shld edi, ebp, cl
    shl ebp, cl
    test bl, 0x20
    mov ecx, 0x0
    cmovne edi, ebp
    cmovne ebp, ecx
    mov ecx, dword ptr [esp + 0x10]
    xor eax, edi
    xor edi, dword ptr [esp + 0x20]
    xor esi, ebp
    mov dword ptr [edx + 0x6c], eax
    xor ebp, dword ptr [esp + 0x8]
    mov dword ptr [edx + 0x68], esi
    mov esi, dword ptr [esp + 0x24]
    mov dword ptr [edx + 0x8c], edi
    mov edi, dword ptr [esp + 0x14]
    mov dword ptr [edx + 0x88], ebp
    mov ebp, dword ptr [esp]
    mov eax, dword ptr [edi + 8*ecx + plywright::board::zobrist::WORDS + 4612]
    mov ecx, dword ptr [edi + 8*ecx + plywright::board::zobrist::WORDS + 4608]
    xor eax, dword ptr [edi + 8*esi + plywright::board::zobrist::WORDS + 4612]
    xor ecx, dword ptr [edi + 8*esi + plywright::board::zobrist::WORDS + 4608]
    xor dword ptr [esp + 0x4], eax
    xor ebp, ecx
    jmp .L9
.L7:
    mov edx, dword ptr [esp + 0xc]
    cmp word ptr [esp + 0x20], 0x1
    mov ebx, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x14]
    mov word ptr [edx + 0x94], 0x0
    mov word ptr [edx + 0x98], 0x0
    jne .L8
    mov eax, ebx
    add al, 0x38
    and al, 0x3f
    movzx ecx, al
    shl ecx, 0x6
    mov esi, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 28]
    mov ecx, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 24]
    and ecx, dword ptr [edx + 0x50]
    and esi, dword ptr [edx + 0x54]
    and esi, dword ptr [edx + 0x84]
    and ecx, dword ptr [edx + 0x80]
    or ecx, esi
    je .L8
    mov ecx, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp]
    and bl, 0x7
    mov byte ptr [edx + 0x91], 0x1
    mov byte ptr [edx + 0x92], al
    movzx eax, bl
    xor ecx, dword ptr [edi + 8*eax + plywright::board::zobrist::WORDS + 6276]
    xor ebp, dword ptr [edi + 8*eax + plywright::board::zobrist::WORDS + 6272]
    mov dword ptr [esp + 0x4], ecx
    jmp .L9
.L8:
    mov ebp, dword ptr [esp]
.L9:
    mov eax, dword ptr [esp + 0x30]
    mov ecx, dword ptr [esp + 0x2c]
    mov ebx, dword ptr [esp + 0x34]
    movzx eax, byte ptr [edi + eax + plywright::board::castling::KEPT]
    and al, byte ptr [edi + ecx + plywright::board::castling::KEPT]
    and al, bl
    and ebx, 0xf
    mov ecx, eax
    mov byte ptr [edx + 0x90], al
    mov eax, 0xffff
    and cl, 0xf
    movzx ecx, cl
    mov esi, dword ptr [edi + 8*ecx + plywright::board::zobrist::WORDS + 6148]
    mov ecx, dword ptr [edi + 8*ecx + plywright::board::zobrist::WORDS + 6144]
    xor ecx, dword ptr [edi + 8*ebx + plywright::board::zobrist::WORDS + 6144]
    xor esi, dword ptr [edi + 8*ebx + plywright::board::zobrist::WORDS + 6148]
    xor ecx, ebp
    xor esi, dword ptr [esp + 0x4]
    xor ecx, 0x87428428
    mov dword ptr [edx + 0x40], ecx
    mov ecx, dword ptr [esp + 0x38]
    xor esi, 0x25910f22
    mov dword ptr [edx + 0x44], esi
    mov byte ptr [edx + 0x93], 0x0
    inc cx
    cmovne eax, ecx
    mov word ptr [edx + 0x96], ax
    add esp, 0x3c
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
    sub esp, 0x40
    mov esi, ecx
    movzx ecx, word ptr [esp + 0x54]
    call .L0
.L0:
    pop eax
    movzx edi, word ptr [edx + 0x98]
    mov ebp, 0xffff
    movdqu xmm0, xmmword ptr [edx + 0x40]
    add eax, _GLOBAL_OFFSET_TABLE_
    mov byte ptr [esi + 0x17], 0x6
    mov dword ptr [esp + 0x24], eax
    mov eax, ecx
    mov ebx, ecx
    mov dword ptr [esp + 0xc], ecx
    shr ecx, 0xc
    and eax, 0x3f
    shr ebx, 0x6
    mov dword ptr [esp + 0x1c], ecx
    xor ecx, ecx
    mov dword ptr [esp + 0x34], eax
    movzx eax, byte ptr [edx + eax]
    mov dword ptr [esp + 0x30], ebx
    and ebx, 0x3f
    mov dword ptr [esp + 0x2c], ebx
    cmp al, 0x6
    cmovne ecx, eax
    movzx eax, byte ptr [edx + 0x90]
    mov dword ptr [esp + 0x20], ecx
    mov ecx, dword ptr [edx + 0x94]
    mov dword ptr [esp + 0x3c], eax
    mov byte ptr [esi + 0x16], al
    movzx eax, byte ptr [edx + 0x91]
    mov byte ptr [esp], al
    mov byte ptr [esi + 0x18], al
    movzx eax, byte ptr [edx + 0x92]
    mov byte ptr [esi + 0x19], al
    mov dword ptr [esi + 0x10], ecx
    inc cx
    mov word ptr [esi + 0x14], di
    movdqu xmmword ptr [esi], xmm0
    cmove ecx, ebp
    inc di
    cmove edi, ebp
    mov ebp, dword ptr [edx + 0x4c]
    cmp byte ptr [esp], 0x1
    mov dword ptr [esp + 0x14], ebp
    mov ebp, dword ptr [edx + 0x48]
    mov dword ptr [esp + 0x10], ebp
    mov ebp, dword ptr [edx + 0x44]
    mov word ptr [edx + 0x94], cx
    movd ecx, xmm0
    mov word ptr [edx + 0x98], di
    mov byte ptr [edx + 0x91], 0x0
    jne .L1
    mov edi, dword ptr [esp + 0x24]
    and eax, 0x7
    xor ebp, dword ptr [edi + 8*eax + plywright::board::zobrist::WORDS + 6276]
    xor ecx, dword ptr [edi + 8*eax + plywright::board::zobrist::WORDS + 6272]
.L1:
    mov dword ptr [esp], ebp
    mov eax, dword ptr [esp + 0x30]
    add al, 0x38
    mov dword ptr [esp + 0x8], ecx
    movzx edi, bl
    mov byte ptr [esp + 0x4], bl
    and al, 0x3f
    cmp word ptr [esp + 0x1c], 0x5
    movzx ecx, al
    cmovne ecx, edi
    test dword ptr [esp + 0xc], 0x4000
    je .L4
    movzx edi, cl
    mov ebp, dword ptr [esp]
    movzx eax, byte ptr [edx + edi]
    mov byte ptr [edx + edi], 0x6
    cmp eax, 0x6
    jne .L2
    mov dword ptr [esp], ebp
    jmp .L4
.L2:
    mov bh, cl
    and bh, 0x20
    movzx ebp, bh
    mov ebx, 0x1
    shr ebp, 0x3
    shl ebx, cl
    lea ecx, [edx + ebp]
    xor dword ptr [ecx + 8*eax + 0x50], ebx
    xor dword ptr [edx + ebp + 0x88], ebx
    mov ecx, eax
    shl eax, 0x9
    mov ebx, dword ptr [esp + 0x24]
    mov ebp, dword ptr [esp]
    lea ebx, [ebx + eax + plywright::board::zobrist::WORDS]
    mov eax, dword ptr [ebx + 8*edi + 0xc00]
    mov edi, dword ptr [ebx + 8*edi + 0xc04]
    mov ebx, dword ptr [esp + 0x8]
    xor ebx, eax
    xor ebp, edi
    test cl, cl
    mov dword ptr [edx + 0x44], ebp
    mov dword ptr [esp + 0x8], ebx
    mov dword ptr [edx + 0x40], ebx
    jne .L3
    mov ebx, dword ptr [esp + 0x14]
    xor ebx, edi
    mov edi, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x14], ebx
    mov dword ptr [edx + 0x4c], ebx
    xor edi, eax
    mov dword ptr [esp + 0x10], edi
    mov dword ptr [edx + 0x48], edi
.L3:
    mov word ptr [edx + 0x94], 0x0
    mov dword ptr [esp], ebp
    mov byte ptr [esi + 0x17], cl
    mov word ptr [edx + 0x98], 0x0
.L4:
    mov ebx, dword ptr [esp + 0x34]
    movzx eax, byte ptr [esp + 0x20]
    mov edi, 0x1
    mov ebp, edx
    mov ecx, ebx
    lea esi, [edx + 8*eax]
    mov byte ptr [edx + ebx], 0x6
    shl edi, cl
    mov ecx, ebx
    and ecx, -0x20
    shr ecx, 0x3
    xor dword ptr [ecx + esi + 0x50], edi
    xor dword ptr [edx + ecx + 0x80], edi
    mov ecx, dword ptr [edx + 0x80]
    mov esi, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x28], ecx
    mov ecx, dword ptr [edx + 0x84]
    mov dword ptr [esp + 0x18], ecx
    mov ecx, eax
    shl ecx, 0x9
    cmp byte ptr [esp + 0x20], 0x0
    lea esi, [esi + ecx + plywright::board::zobrist::WORDS]
    mov ecx, dword ptr [esi + 8*ebx]
    mov esi, dword ptr [esi + 8*ebx + 0x4]
    jne .L5
    mov edi, dword ptr [esp + 0x14]
    mov ebx, dword ptr [esp + 0x10]
    xor edi, esi
    xor ebx, ecx
    mov dword ptr [esp + 0x10], ebx
    mov dword ptr [ebp + 0x48], ebx
    mov dword ptr [esp + 0x14], edi
    mov dword ptr [ebp + 0x4c], edi
.L5:
    mov edi, dword ptr [esp + 0xc]
    xor dword ptr [esp + 0x8], ecx
    mov ecx, dword ptr [esp + 0x1c]
    and cl, 0x3
    movzx ebx, byte ptr [esp + 0x4]
    xor dword ptr [esp], esi
    mov edx, dword ptr [esp + 0x2c]
    inc cl
    movzx ecx, cl
    test di, di
    cmovs eax, ecx
    xor esi, esi
    mov ecx, ebx
    mov edi, eax
    mov eax, 0x1
    shld esi, eax, cl
    shl eax, cl
    mov ecx, edi
    mov dword ptr [esp + 0x38], edi
    xor edi, edi
    and bl, 0x20
    mov byte ptr [ebp + edx], cl
    movzx ecx, cl
    movzx ebx, bl
    mov edx, ebp
    cmovne esi, eax
    cmove edi, eax
    lea ebp, [ebp + 8*ecx]
    shr ebx, 0x3
    shl ecx, 0x9
    xor dword ptr [ebx + ebp + 0x50], eax
    mov eax, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0x18]
    xor eax, edi
    mov edi, dword ptr [esp + 0x24]
    xor ebx, esi
    cmp byte ptr [esp + 0x38], 0x0
    mov dword ptr [esp + 0x18], ebx
    mov dword ptr [edx + 0x84], ebx
    mov ebx, eax
    mov dword ptr [edx + 0x80], eax
    lea eax, [edi + ecx + plywright::board::zobrist::WORDS]
    mov ecx, dword ptr [esp + 0x2c]
    mov esi, dword ptr [eax + 8*ecx]
    mov eax, dword ptr [eax + 8*ecx + 0x4]
    mov dword ptr [esp + 0x4], eax
    jne .L6
    mov eax, dword ptr [esp + 0x14]
    mov ecx, dword ptr [esp + 0x10]
    xor eax, dword ptr [esp + 0x4]
    xor ecx, esi
    mov dword ptr [edx + 0x48], ecx
    mov dword ptr [edx + 0x4c], eax
.L6:
    mov eax, dword ptr [esp]
    xor esi, dword ptr [esp + 0x8]
    xor dword ptr [esp + 0x4], eax
    cmp byte ptr [esp + 0x20], 0x0
    mov dword ptr [esp], esi
    je .L7
    mov eax, dword ptr [esp + 0xc]
    and eax, 0xe000
    cmp eax, 0x2000
    jne .L8
    mov eax, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x28], ebx
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
    mov esi, 0x1
    xor ebp, ebp
    xor edi, edi
    or bl, al
    mov eax, 0x1
    shl esi, cl
    add bl, 0x3
    shld ebp, eax, cl
    test cl, 0x20
    movzx ecx, cl
    mov dword ptr [esp + 0x20], ecx
    mov byte ptr [edx + ecx], 0x6
    movzx ecx, bl
    cmovne ebp, esi
    cmovne esi, edi
    mov edi, dword ptr [esp + 0x24]
    mov byte ptr [edx + ecx], 0x3
    mov dword ptr [esp + 0xc], ecx
    mov ecx, dword ptr [edx + 0x6c]
    xor ecx, ebp
    xor ebp, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x8], ecx
    mov ecx, dword ptr [edx + 0x68]
    mov dword ptr [esp + 0x1c], ebp
    xor ebp, ebp
    xor ecx, esi
    xor esi, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x18], ecx
    mov ecx, ebx
    shld ebp, eax, cl
    shl eax, cl
    test bl, 0x20
    mov ecx, 0x0
    cmovne ebp, eax
    cmovne eax, ecx
    mov ecx, dword ptr [esp + 0x18]
    xor ecx, eax
    xor eax, esi
    mov esi, dword ptr [esp + 0xc]
    mov dword ptr [edx + 0x68], ecx
    mov ecx, dword ptr [esp + 0x8]
    xor ecx, ebp
    xor ebp, dword ptr [esp + 0x1c]
    mov dword ptr [edx + 0x6c], ecx
    mov ecx, dword ptr [esp + 0x20]
    mov dword ptr [edx + 0x80], eax
    mov dword ptr [edx + 0x84], ebp
    mov ebp, dword ptr [esp]
    mov eax, dword ptr [edi + 8*ecx + plywright::board::zobrist::WORDS + 1540]
    mov ecx, dword ptr [edi + 8*ecx + plywright::board::zobrist::WORDS + 1536]
    xor eax, dword ptr [edi + 8*esi + plywright::board::zobrist::WORDS + 1540]
    xor ecx, dword ptr [edi + 8*esi + plywright::board::zobrist::WORDS + 1536]
    xor dword ptr [esp + 0x4], eax
    xor ebp, ecx
    jmp .L9
.L7:
    cmp word ptr [esp + 0x1c], 0x1
    mov ebx, dword ptr [esp + 0xc]
    mov word ptr [edx + 0x94], 0x0
    mov word ptr [edx + 0x98], 0x0
    jne .L8
    mov eax, ebx
    add al, 0x8
    and al, 0x3f
    movzx ecx, al
    shl ecx, 0x6
    mov esi, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 20]
    mov ecx, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 16]
    and ecx, dword ptr [edx + 0x50]
    and esi, dword ptr [edx + 0x54]
    and esi, dword ptr [edx + 0x8c]
    and ecx, dword ptr [edx + 0x88]
    or ecx, esi
    je .L8
    mov ecx, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp]
    and bl, 0x7
    mov byte ptr [edx + 0x91], 0x1
    mov byte ptr [edx + 0x92], al
    movzx eax, bl
    xor ecx, dword ptr [edi + 8*eax + plywright::board::zobrist::WORDS + 6276]
    xor ebp, dword ptr [edi + 8*eax + plywright::board::zobrist::WORDS + 6272]
    mov dword ptr [esp + 0x4], ecx
    jmp .L9
.L8:
    mov ebp, dword ptr [esp]
.L9:
    mov eax, dword ptr [esp + 0x34]
    mov ecx, dword ptr [esp + 0x2c]
    mov ebx, dword ptr [esp + 0x3c]
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
    xor esi, dword ptr [edi + 8*ebx + plywright::board::zobrist::WORDS + 6148]
    xor ecx, dword ptr [edi + 8*ebx + plywright::board::zobrist::WORDS + 6144]
    xor esi, dword ptr [esp + 0x4]
    xor ecx, ebp
    xor ecx, 0x87428428
    mov dword ptr [edx + 0x40], ecx
    xor esi, 0x25910f22
    mov dword ptr [edx + 0x44], esi
    mov byte ptr [edx + 0x93], 0x1
    add esp, 0x40
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
