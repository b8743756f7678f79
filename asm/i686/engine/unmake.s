# The kernels of engine/unmake, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm engine/unmake --target i686
# binary: sha256 5fac233a6f933cdad168c733ad9b61cea809043eb85ac50a770c12092b9ffee7
# unmake: 66 instructions in 218 bytes; innermost loops: .L1 of 34
# plywright::board::make::<impl plywright::board::position::Position>::unmake_for: 178 instructions in 602 bytes; innermost loops: none
# plywright::board::make::<impl plywright::board::position::Position>::unmake_for: 156 instructions in 532 bytes; innermost loops: none
# mix of 400 instructions: 149 mov, 42 xor, 31 movzx, 20 and, 16 cmovne, 13 add, 13 cmp, 13 pop, 12 lea, 12 push, 11 test, 10 shl, 8 shr, 7 shld, 6 je, 6 movsd, 4 cmove, 4 movups, 4 or, 3 call, 3 ret, 3 sub, 2 cmovns, 2 jmp, 2 jne, 2 sete, 1 cmovb, 1 dec

unmake:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x2c
    mov eax, dword ptr [esp + 0x40]
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    mov ebp, dword ptr [eax + 0x8]
    mov eax, dword ptr [eax + 0x14]
    cmp eax, ebp
    cmovb ebp, eax
    test ebp, ebp
    je .L5
    mov ecx, dword ptr [esp + 0x40]
    mov esi, dword ptr [ecx + 0x4]
    mov eax, dword ptr [ecx + 0x10]
    add ecx, 0x18
    mov dword ptr [esp + 0x8], ecx
    lea ecx, [ebp + 8*ebp]
    lea ecx, [ecx + 2*ecx]
    add ecx, ebp
    lea edi, [eax + ecx - 0x1]
    mov dword ptr [esp + 0xc], esi
    jmp .L4
    nop
.L1:
    mov ecx, dword ptr [esp + 0x8]
    lea eax, [esp + 0x10]
    mov dword ptr [esp], eax
    call plywright::board::make::<impl plywright::board::position::Position>::unmake_for
.L2:
    mov esi, dword ptr [esp + 0xc]
.L3:
    dec ebp
    add edi, -0x1c
    test ebp, ebp
    je .L5
.L4:
    movzx eax, byte ptr [edi - 0x1]
    movzx edx, word ptr [esi + 2*ebp - 0x2]
    mov ah, byte ptr [edi]
    mov byte ptr [edi - 0x1], 0x2
    cmp al, 0x2
    je .L3
    lea esi, [edi - 0x1b]
    movzx ecx, word ptr [esi + 0x18]
    mov word ptr [esp + 0x28], cx
    mov ecx, dword ptr [esp + 0x40]
    movsd xmm0, qword ptr [esi + 0x10]
    cmp byte ptr [ecx + 0xab], 0x1
    movsd qword ptr [esp + 0x20], xmm0
    movsd xmm0, qword ptr [esi]
    movsd xmm1, qword ptr [esi + 0x8]
    movsd qword ptr [esp + 0x18], xmm1
    movsd qword ptr [esp + 0x10], xmm0
    mov byte ptr [esp + 0x2a], al
    mov byte ptr [esp + 0x2b], ah
    je .L1
    mov ecx, dword ptr [esp + 0x8]
    lea eax, [esp + 0x10]
    mov dword ptr [esp], eax
    call plywright::board::make::<impl plywright::board::position::Position>::unmake_for
    jmp .L2
.L5:
    add esp, 0x2c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret

plywright::board::make::<impl plywright::board::position::Position>::unmake_for:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x20
    mov ebx, edx
    mov eax, edx
    mov esi, edx
    mov dword ptr [esp + 0x4], edx
    xor edx, edx
    mov dword ptr [esp + 0x14], ecx
    mov ebp, 0x1
    shr ebx, 0x6
    and eax, 0x3f
    mov dword ptr [esp + 0x10], ebx
    and ebx, 0x3f
    mov dword ptr [esp + 0xc], eax
    movzx eax, byte ptr [ecx + ebx]
    mov ecx, 0x0
    mov dword ptr [esp + 0x1c], ebx
    cmp al, 0x6
    cmove eax, edx
    test si, si
    cmovns ecx, eax
    movzx eax, al
    xor edi, edi
    mov dword ptr [esp + 0x18], ecx
    mov ecx, ebx
    mov dword ptr [esp], eax
    mov eax, 0x1
    shl ebp, cl
    shld edi, eax, cl
    test bl, 0x20
    mov ecx, ebp
    cmovne edi, ebp
    cmovne ecx, edx
    xor esi, esi
    mov dword ptr [esp + 0x8], ecx
    mov ecx, dword ptr [esp + 0xc]
    shld esi, eax, cl
    shl eax, cl
    mov ecx, dword ptr [esp + 0x14]
    mov byte ptr [ecx + ebx], 0x6
    mov ebx, dword ptr [esp]
    lea ebx, [ecx + 8*ebx + 0x50]
    mov ecx, dword ptr [esp + 0x4]
    mov dword ptr [esp], ebx
    mov ebx, dword ptr [esp]
    shr ecx, 0x9
    and ecx, 0x4
    xor dword ptr [ecx + ebx], ebp
    mov ebp, dword ptr [esp + 0x14]
    mov ecx, dword ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0x4]
    xor ecx, dword ptr [ebp + 0x88]
    xor edi, dword ptr [ebp + 0x8c]
    test byte ptr [esp + 0xc], 0x20
    mov dword ptr [esp + 0x8], ecx
    movzx ecx, byte ptr [esp + 0x18]
    cmovne esi, eax
    cmove edx, eax
    and ebx, 0x20
    shr ebx, 0x3
    xor esi, edi
    lea ecx, [ebp + 8*ecx + 0x50]
    mov dword ptr [esp], ecx
    mov ecx, dword ptr [esp]
    xor dword ptr [ebx + ecx], eax
    mov dword ptr [esp], esi
    mov dword ptr [ebp + 0x8c], esi
    mov esi, ebp
    xor edx, dword ptr [esp + 0x8]
    mov eax, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [ebp + 0x88], edx
    mov byte ptr [ebp + ecx], al
    mov ebp, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x8], edx
    movzx eax, byte ptr [ebp + 0x17]
    cmp eax, 0x6
    je .L0
    mov edx, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0x4]
    mov ebx, edx
    movzx edx, byte ptr [esp + 0x1c]
    and ecx, 0xf000
    add bl, 0x8
    and bl, 0x3f
    cmp ecx, 0x5000
    movzx ecx, bl
    mov ebx, 0x1
    cmovne ecx, edx
    mov edi, ecx
    movzx edx, cl
    shl ebx, cl
    and edi, 0x20
    mov byte ptr [esi + edx], al
    shr edi, 0x3
    lea edx, [esi + edi]
    xor dword ptr [edx + 8*eax + 0x50], ebx
    xor dword ptr [esi + edi + 0x80], ebx
.L0:
    mov eax, dword ptr [esp + 0x4]
    and eax, 0xe000
    cmp eax, 0x2000
    jne .L1
    mov ebx, dword ptr [esp + 0x10]
    mov ebp, 0x1
    mov eax, ebx
    and bl, 0x38
    mov ah, bl
    and al, 0x7
    movzx edx, bl
    or ah, 0x7
    cmp al, 0x6
    movzx eax, ah
    sete cl
    cmovne eax, edx
    add cl, cl
    xor edi, edi
    or cl, bl
    mov edx, eax
    mov dword ptr [esp + 0x4], eax
    add cl, 0x3
    movzx eax, cl
    shl ebp, cl
    mov byte ptr [esi + eax], 0x6
    movzx eax, dl
    mov edx, 0x1
    mov byte ptr [esi + eax], 0x3
    shld edi, edx, cl
    xor eax, eax
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x4]
    cmovne edi, ebp
    cmovne ebp, eax
    mov eax, dword ptr [esi + 0x6c]
    mov ebx, dword ptr [esi + 0x68]
    xor eax, edi
    xor ebx, ebp
    xor edi, dword ptr [esp]
    xor ebp, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0xc], eax
    xor eax, eax
    shld eax, edx, cl
    shl edx, cl
    test byte ptr [esp + 0x4], 0x20
    mov ecx, 0x0
    cmovne eax, edx
    cmovne edx, ecx
    xor ebx, edx
    xor edx, ebp
    mov ebp, dword ptr [esp + 0x34]
    mov dword ptr [esi + 0x68], ebx
    mov ebx, dword ptr [esp + 0xc]
    xor ebx, eax
    xor eax, edi
    mov dword ptr [esi + 0x6c], ebx
    mov dword ptr [esi + 0x8c], eax
    mov dword ptr [esi + 0x88], edx
.L1:
    movzx eax, byte ptr [ebp + 0x16]
    movzx ecx, word ptr [ebp + 0x18]
    mov byte ptr [esi + 0x93], 0x1
    mov ah, byte ptr [ebp + 0x1a]
    movzx edx, word ptr [ebp + 0x14]
    movups xmm0, xmmword ptr [ebp]
    mov byte ptr [esi + 0x90], al
    mov word ptr [esi + 0x91], cx
    mov ecx, dword ptr [ebp + 0x10]
    mov byte ptr [esi + 0x9a], ah
    mov dword ptr [esi + 0x94], ecx
    mov word ptr [esi + 0x98], dx
    movups xmmword ptr [esi + 0x40], xmm0
    add esp, 0x20
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret

plywright::board::make::<impl plywright::board::position::Position>::unmake_for:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x14
    mov eax, edx
    mov esi, ecx
    mov ebx, edx
    xor edi, edi
    mov ebp, 0x1
    mov dword ptr [esp], edx
    shr eax, 0x6
    and ebx, 0x3f
    mov dword ptr [esp + 0x8], eax
    and eax, 0x3f
    movzx ecx, byte ptr [ecx + eax]
    mov dword ptr [esp + 0xc], eax
    mov byte ptr [esi + eax], 0x6
    cmp cl, 0x6
    cmove ecx, edi
    test dx, dx
    mov edi, 0x0
    mov edx, 0x1
    cmovns edi, ecx
    movzx ecx, cl
    mov dword ptr [esp + 0x10], ecx
    mov ecx, eax
    mov dword ptr [esp + 0x4], edi
    xor edi, edi
    mov eax, esi
    shl ebp, cl
    mov ecx, ebx
    mov ebx, 0x1
    shld edi, edx, cl
    mov edx, ecx
    shl ebx, cl
    mov ecx, dword ptr [esp + 0x10]
    lea ecx, [esi + 8*ecx + 0x50]
    mov esi, dword ptr [esp]
    shr esi, 0x9
    and esi, 0x4
    xor dword ptr [esi + ecx], ebp
    xor dword ptr [eax + esi + 0x80], ebp
    test dl, 0x20
    mov ebp, 0x0
    mov esi, dword ptr [esp]
    movzx ecx, byte ptr [esp + 0x4]
    cmovne edi, ebx
    cmove ebp, ebx
    and esi, 0x20
    lea ecx, [eax + 8*ecx + 0x50]
    shr esi, 0x3
    xor dword ptr [esi + ecx], ebx
    xor dword ptr [eax + 0x80], ebp
    mov ebp, dword ptr [esp + 0x28]
    xor dword ptr [eax + 0x84], edi
    mov ecx, dword ptr [esp + 0x4]
    mov byte ptr [eax + edx], cl
    movzx edx, byte ptr [ebp + 0x17]
    cmp edx, 0x6
    je .L0
    mov ecx, dword ptr [esp]
    movzx esi, byte ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0x8]
    add bl, 0x38
    and bl, 0x3f
    and ecx, 0xf000
    cmp ecx, 0x5000
    movzx ecx, bl
    mov ebx, 0x1
    cmovne ecx, esi
    movzx esi, cl
    mov byte ptr [eax + esi], dl
    mov esi, ecx
    shl ebx, cl
    and esi, 0x20
    shr esi, 0x3
    lea edi, [eax + esi]
    xor dword ptr [edi + 8*edx + 0x50], ebx
    xor dword ptr [eax + esi + 0x88], ebx
.L0:
    mov ecx, dword ptr [esp]
    and ecx, 0xe000
    cmp ecx, 0x2000
    jne .L1
    mov ebx, dword ptr [esp + 0x8]
    mov ebp, 0x1
    mov ecx, ebx
    and bl, 0x38
    mov edx, ebx
    and cl, 0x7
    movzx esi, bl
    or dl, 0x7
    cmp cl, 0x6
    movzx edx, dl
    sete cl
    cmovne edx, esi
    add cl, cl
    mov esi, 0x1
    or cl, bl
    mov dword ptr [esp], edx
    xor ebx, ebx
    add cl, 0x3
    movzx edx, cl
    shld ebx, esi, cl
    shl ebp, cl
    mov byte ptr [eax + edx], 0x6
    movzx edx, byte ptr [esp]
    mov byte ptr [eax + edx], 0x3
    xor edx, edx
    test cl, 0x20
    mov ecx, dword ptr [eax + 0x6c]
    cmovne ebx, ebp
    cmovne ebp, edx
    mov edi, dword ptr [eax + 0x68]
    xor edx, edx
    xor ecx, ebx
    xor edi, ebp
    xor ebx, dword ptr [eax + 0x84]
    xor ebp, dword ptr [eax + 0x80]
    mov dword ptr [esp + 0x4], ecx
    mov ecx, dword ptr [esp]
    shld edx, esi, cl
    shl esi, cl
    test byte ptr [esp], 0x20
    mov ecx, 0x0
    cmovne edx, esi
    cmovne esi, ecx
    xor edi, esi
    xor esi, ebp
    mov ebp, dword ptr [esp + 0x28]
    mov dword ptr [eax + 0x68], edi
    mov edi, dword ptr [esp + 0x4]
    xor edi, edx
    xor edx, ebx
    mov dword ptr [eax + 0x6c], edi
    mov dword ptr [eax + 0x80], esi
    mov dword ptr [eax + 0x84], edx
.L1:
    movzx ecx, byte ptr [ebp + 0x16]
    movzx edx, word ptr [ebp + 0x18]
    mov byte ptr [eax + 0x93], 0x0
    mov ch, byte ptr [ebp + 0x1a]
    movzx esi, word ptr [ebp + 0x14]
    movups xmm0, xmmword ptr [ebp]
    mov byte ptr [eax + 0x90], cl
    mov word ptr [eax + 0x91], dx
    mov edx, dword ptr [ebp + 0x10]
    mov byte ptr [eax + 0x9a], ch
    mov dword ptr [eax + 0x94], edx
    mov word ptr [eax + 0x98], si
    movups xmmword ptr [eax + 0x40], xmm0
    add esp, 0x14
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
