# The kernels of checks/on-make, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm checks/on-make --target i686
# binary: sha256 d6874f72037bbc7f2d56890aab27e3d66cb011398af2f5ebe565683ec3375a96
# latency: 265 instructions in 947 bytes; innermost loops: .L5 of 22
# throughput: 249 instructions in 893 bytes; innermost loops: .L4 of 22
# mix of 514 instructions: 230 mov, 55 and, 30 or, 21 lea, 16 call, 16 xor, 15 cmp, 13 je, 12 add, 10 cmovne, 10 jmp, 10 pop, 10 shl, 10 test, 8 movzx, 8 push, 7 jne, 5 jae, 4 adc, 4 bsf, 4 cmove, 4 tzcnt, 2 inc, 2 ret, 2 shld, 2 shr, 2 sub, 2 ud2

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x6c
    mov dword ptr [esp + 0x1c], 0x0
    mov dword ptr [esp + 0x18], 0x0
    lea eax, [esp + 0x18]
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x4], 0x1
    mov dword ptr [esp], 0x8
    mov eax, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0xc], ebx
    mov dword ptr [esp + 0x58], eax
    call calloc
    test eax, eax
    je .L16
    mov ecx, dword ptr [esp + 0x80]
    mov dword ptr [esp + 0x18], 0x8
    mov dword ptr [esp + 0x1c], eax
    mov dword ptr [esp + 0x20], 0x8
    mov edx, dword ptr [ecx + 0x8]
    test edx, edx
    je .L10
    mov eax, dword ptr [ecx + 0x4]
    lea ebp, [esp + 0x10]
    xor ebx, ebx
    xor esi, esi
    xor edi, edi
    mov dword ptr [esp + 0x50], edx
    mov dword ptr [esp + 0x54], eax
    xor eax, eax
    jmp .L2
    nop
.L1:
    inc edi
    cmp edi, edx
    je .L9
.L2:
    mov ecx, eax
    xor ecx, edi
    cmp ecx, edx
    jae .L1
    mov edx, dword ptr [esp + 0x54]
    lea eax, [ecx + 4*ecx]
    mov dword ptr [esp + 0x64], esi
    mov dword ptr [esp + 0x68], ebx
    shl eax, 0x5
    lea ecx, [edx + eax + 0x50]
    mov dword ptr [esp + 0x10], ecx
    mov dword ptr [esp + 0x60], edi
    and edi, 0x7
    mov esi, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x10], edi
    mov ebp, 0x20
    mov dword ptr [esp + 0x30], 0xffffffff
    movzx ecx, word ptr [edx + eax + 0x9c]
    movzx eax, byte ptr [esi + 0x43]
    mov edi, dword ptr [esi + 8*eax + 0x34]
    mov edx, dword ptr [esi + 8*eax + 0x30]
    and edi, dword ptr [esi + 0x2c]
    and edx, dword ptr [esi + 0x28]
    bsf edi, edi
    cmove edi, ebp
    add edi, 0x20
    bsf ebp, edx
    mov edx, ecx
    cmove ebp, edi
    and edx, 0xe000
    and ebp, 0x3f
    cmp edx, 0x2000
    mov dword ptr [esp + 0x2c], ebp
    je .L3
    mov edx, ecx
    mov dword ptr [esp + 0x24], 0xffffffff
    and edx, 0xf000
    movzx edx, dx
    cmp edx, 0x5000
    je .L4
    mov ebx, ecx
    mov edi, ebp
    mov dword ptr [esp + 0x14], eax
    shr ecx, 0x6
    mov eax, 0x1
    xor edx, edx
    mov ebp, 0x1
    shld edx, ebp, cl
    and ebx, 0x3f
    shl edi, 0x9
    shl eax, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0xc]
    mov ebp, dword ptr [esp + 0x2c]
    cmovne edx, eax
    lea ecx, [ecx + edi + plywright::board::geometry::LINE]
    mov edi, 0x0
    cmovne eax, edi
    or edx, dword ptr [ecx + 8*ebx + 0x4]
    or eax, dword ptr [ecx + 8*ebx]
    mov dword ptr [esp + 0x24], edx
    mov dword ptr [esp + 0x30], eax
    mov eax, dword ptr [esp + 0x14]
    jmp .L4
.L3:
    mov dword ptr [esp + 0x24], 0xffffffff
.L4:
    mov edx, dword ptr [esp + 0xc]
    mov edi, dword ptr [esi + 0x8]
    mov ebx, dword ptr [esi + 0xc]
    mov ecx, ebp
    shl ecx, 0x6
    lea ebp, [edx + ecx + plywright::board::geometry::AROUND]
    and ebx, dword ptr [edx + ecx + plywright::board::geometry::AROUND + 4]
    and edi, dword ptr [edx + ecx + plywright::board::geometry::AROUND]
    mov ecx, dword ptr [esi]
    mov edx, dword ptr [esi + 0x4]
    mov dword ptr [esp + 0x5c], ebp
    and ecx, dword ptr [ebp + 8*eax + 0x10]
    and edx, dword ptr [ebp + 8*eax + 0x14]
    or ecx, edi
    mov edi, eax
    or edx, ebx
    xor edi, 0x1
    mov ebp, dword ptr [esi + 8*edi + 0x30]
    mov edi, dword ptr [esi + 8*edi + 0x34]
    and edx, edi
    and ecx, ebp
    or ecx, edx
    mov ecx, dword ptr [esp + 0x10]
    mov dl, 0x1
    mov dword ptr [esp + 0x34], edx
    jne .L8
    mov dword ptr [esp + 0x28], ecx
    mov edx, dword ptr [esi + 0x24]
    mov ecx, dword ptr [esi + 0x14]
    mov ebx, dword ptr [esi + 0x20]
    mov dword ptr [esp + 0x40], ebp
    mov ebp, dword ptr [esi + 0x38]
    mov dword ptr [esp + 0x3c], edi
    or ecx, edx
    mov edi, ebp
    mov dword ptr [esp + 0x44], ecx
    mov ecx, dword ptr [esi + 0x10]
    or ecx, ebx
    test eax, eax
    mov eax, dword ptr [esi + 0x34]
    mov dword ptr [esp + 0x38], ecx
    mov ecx, dword ptr [esi + 0x3c]
    mov dword ptr [esp + 0x4c], eax
    mov dword ptr [esp + 0x14], ecx
    cmovne ecx, eax
    mov eax, dword ptr [esi + 0x30]
    cmovne edi, eax
    mov dword ptr [esp + 0x48], eax
    or edx, dword ptr [esi + 0x1c]
    mov eax, dword ptr [esp + 0x5c]
    or ebx, dword ptr [esi + 0x18]
    and ecx, dword ptr [esp + 0x44]
    and edi, dword ptr [esp + 0x38]
    or ebp, dword ptr [esp + 0x48]
    and edx, dword ptr [eax + 0x24]
    and ebx, dword ptr [eax + 0x20]
    and ecx, dword ptr [eax + 0x2c]
    and edi, dword ptr [eax + 0x28]
    mov eax, dword ptr [esp + 0x4c]
    and edx, dword ptr [esp + 0x3c]
    and ebx, dword ptr [esp + 0x40]
    or dword ptr [esp + 0x14], eax
    mov eax, dword ptr [esp + 0x2c]
    or ecx, edx
    or edi, ebx
    mov edx, dword ptr [esp + 0xc]
    mov ebx, ebp
    and ecx, dword ptr [esp + 0x24]
    and edi, dword ptr [esp + 0x30]
    shl eax, 0x9
    lea edx, [edx + eax + plywright::board::geometry::BETWEEN]
    nop
.L5:
    mov eax, edi
    or eax, ecx
    je .L6
    mov esi, edi
    mov eax, ecx
    add esi, -0x1
    adc eax, -0x1
    and esi, edi
    tzcnt ebp, edi
    and eax, ecx
    tzcnt ecx, ecx
    add ecx, 0x20
    test edi, edi
    cmovne ecx, ebp
    mov edi, dword ptr [edx + 8*ecx + 0x4]
    mov ecx, dword ptr [edx + 8*ecx]
    and edi, dword ptr [esp + 0x14]
    and ecx, ebx
    or ecx, edi
    mov edi, esi
    mov ecx, eax
    jne .L5
    jmp .L7
.L6:
    mov dword ptr [esp + 0x34], 0x0
.L7:
    mov ecx, dword ptr [esp + 0x28]
.L8:
    mov edx, dword ptr [esp + 0x20]
    mov ebx, dword ptr [esp + 0x68]
    mov esi, dword ptr [esp + 0x64]
    mov edi, dword ptr [esp + 0x60]
    lea ebp, [esp + 0x10]
    cmp ecx, edx
    jae .L14
    mov eax, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x34]
    mov byte ptr [eax + ecx], dl
    lea eax, [esp + 0x18]
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0x10]
    mov edx, dword ptr [eax + 0x8]
    cmp ecx, edx
    jae .L13
    mov eax, dword ptr [eax + 0x4]
    mov edx, dword ptr [esp + 0x50]
    movzx eax, byte ptr [eax + ecx]
    add ebx, eax
    adc esi, 0x0
    and eax, dword ptr [esp + 0x58]
    jmp .L1
.L9:
    cmp dword ptr [esp + 0x18], 0x0
    jne .L11
    jmp .L12
.L10:
    xor ebx, ebx
    xor esi, esi
.L11:
    mov eax, dword ptr [esp + 0x1c]
    mov edi, ebx
    mov ebx, dword ptr [esp + 0xc]
    mov dword ptr [esp], eax
    call free
    mov ebx, edi
.L12:
    mov eax, ebx
    mov edx, esi
    add esp, 0x6c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L13:
    mov ebx, dword ptr [esp + 0xc]
    lea eax, [ebx - 0x5098]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
    jmp .L15
.L14:
    mov ebx, dword ptr [esp + 0xc]
    lea eax, [ebx - 0x50a8]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.L15:
    ud2
.L16:
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, 0x1
    mov edx, 0x8
    call alloc::raw_vec::handle_error
    cmp dword ptr [esp + 0x18], 0x0
    mov esi, eax
    je .L17
    mov eax, dword ptr [esp + 0x1c]
    mov ebx, dword ptr [esp + 0xc]
    mov dword ptr [esp], eax
    call free
.L17:
    mov ebx, dword ptr [esp + 0xc]
    mov dword ptr [esp], esi
    call _Unwind_Resume

throughput:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x6c
    call .L0
.L0:
    pop ebx
    mov dword ptr [esp + 0x4], 0x1
    mov dword ptr [esp], 0x8
    add ebx, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x10], ebx
    call calloc
    test eax, eax
    je .L14
    mov ecx, dword ptr [esp + 0x80]
    mov dword ptr [esp + 0x24], 0x8
    mov dword ptr [esp + 0x28], eax
    mov dword ptr [esp + 0x2c], 0x8
    mov eax, dword ptr [ecx + 0x8]
    test eax, eax
    mov dword ptr [esp + 0x58], eax
    je .L8
    mov eax, dword ptr [ecx + 0x4]
    xor esi, esi
    xor edi, edi
    xor ebx, ebx
    mov dword ptr [esp + 0x54], eax
    nop
.L1:
    mov edx, dword ptr [esp + 0x54]
    lea eax, [ebx + 4*ebx]
    mov dword ptr [esp + 0x64], edi
    lea edi, [esp + 0x14]
    shl eax, 0x5
    lea ecx, [edx + eax + 0x50]
    mov dword ptr [esp + 0x14], ecx
    mov ecx, ebx
    and ecx, 0x7
    mov dword ptr [esp + 0x60], ebx
    mov ebp, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x14], ecx
    mov edi, 0x20
    mov dword ptr [esp + 0x34], 0xffffffff
    mov dword ptr [esp + 0x68], esi
    movzx ecx, word ptr [edx + eax + 0x9c]
    movzx ebx, byte ptr [ebp + 0x43]
    mov edx, dword ptr [ebp + 8*ebx + 0x34]
    mov eax, dword ptr [ebp + 8*ebx + 0x30]
    and edx, dword ptr [ebp + 0x2c]
    and eax, dword ptr [ebp + 0x28]
    bsf edx, edx
    cmove edx, edi
    mov edi, ecx
    add edx, 0x20
    bsf eax, eax
    cmove eax, edx
    and edi, 0xe000
    mov edx, eax
    and edx, 0x3f
    cmp edi, 0x2000
    mov dword ptr [esp + 0x1c], edx
    je .L2
    mov eax, ecx
    mov dword ptr [esp + 0x18], 0xffffffff
    and eax, 0xf000
    movzx eax, ax
    cmp eax, 0x5000
    je .L3
    mov edx, dword ptr [esp + 0x1c]
    mov eax, ecx
    shr ecx, 0x6
    xor edi, edi
    mov esi, 0x1
    shld edi, esi, cl
    and eax, 0x3f
    shl esi, cl
    shl edx, 0x9
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x10]
    cmovne edi, esi
    lea ecx, [ecx + edx + plywright::board::geometry::LINE]
    mov edx, 0x0
    cmovne esi, edx
    mov edx, dword ptr [esp + 0x1c]
    or edi, dword ptr [ecx + 8*eax + 0x4]
    or esi, dword ptr [ecx + 8*eax]
    mov dword ptr [esp + 0x18], edi
    mov dword ptr [esp + 0x34], esi
    jmp .L3
.L2:
    mov dword ptr [esp + 0x18], 0xffffffff
.L3:
    mov eax, edx
    mov ecx, dword ptr [esp + 0x10]
    mov edx, dword ptr [ebp + 0x8]
    mov esi, dword ptr [ebp + 0xc]
    shl eax, 0x6
    lea edi, [ecx + eax + plywright::board::geometry::AROUND]
    and esi, dword ptr [ecx + eax + plywright::board::geometry::AROUND + 4]
    and edx, dword ptr [ecx + eax + plywright::board::geometry::AROUND]
    mov eax, dword ptr [ebp]
    mov ecx, dword ptr [ebp + 0x4]
    mov dword ptr [esp + 0x5c], edi
    and eax, dword ptr [edi + 8*ebx + 0x10]
    and ecx, dword ptr [edi + 8*ebx + 0x14]
    or eax, edx
    mov edx, ebx
    or ecx, esi
    xor edx, 0x1
    mov edi, dword ptr [ebp + 8*edx + 0x30]
    mov edx, dword ptr [ebp + 8*edx + 0x34]
    and ecx, edx
    and eax, edi
    or eax, ecx
    mov ecx, dword ptr [esp + 0x14]
    mov al, 0x1
    mov dword ptr [esp + 0x38], eax
    jne .L7
    mov dword ptr [esp + 0x48], edx
    mov edx, dword ptr [ebp + 0x24]
    mov eax, dword ptr [ebp + 0x14]
    mov dword ptr [esp + 0x30], ecx
    mov ecx, dword ptr [ebp + 0x20]
    mov esi, dword ptr [ebp + 0x3c]
    mov dword ptr [esp + 0x44], edi
    or eax, edx
    mov dword ptr [esp + 0x20], esi
    mov edi, esi
    mov esi, dword ptr [ebp + 0x38]
    mov dword ptr [esp + 0x40], eax
    mov eax, dword ptr [ebp + 0x10]
    or eax, ecx
    test ebx, ebx
    mov ebx, esi
    mov dword ptr [esp + 0x3c], eax
    mov eax, dword ptr [ebp + 0x34]
    mov dword ptr [esp + 0x50], eax
    cmovne edi, eax
    mov eax, dword ptr [ebp + 0x30]
    cmovne ebx, eax
    mov dword ptr [esp + 0x4c], eax
    and edi, dword ptr [esp + 0x40]
    mov eax, dword ptr [esp + 0x5c]
    or edx, dword ptr [ebp + 0x1c]
    or ecx, dword ptr [ebp + 0x18]
    and ebx, dword ptr [esp + 0x3c]
    or esi, dword ptr [esp + 0x4c]
    and edx, dword ptr [eax + 0x24]
    and ecx, dword ptr [eax + 0x20]
    and edi, dword ptr [eax + 0x2c]
    and ebx, dword ptr [eax + 0x28]
    mov eax, dword ptr [esp + 0x20]
    and edx, dword ptr [esp + 0x48]
    and ecx, dword ptr [esp + 0x44]
    or eax, dword ptr [esp + 0x50]
    or ebx, ecx
    or edi, edx
    mov ecx, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x1c]
    and edi, dword ptr [esp + 0x18]
    and ebx, dword ptr [esp + 0x34]
    shl eax, 0x9
    lea ecx, [ecx + eax + plywright::board::geometry::BETWEEN]
    nop
.L4:
    mov edx, ebx
    or edx, edi
    je .L5
    mov edx, ebx
    mov ebp, edi
    add edx, -0x1
    adc ebp, -0x1
    and edx, ebx
    tzcnt eax, ebx
    and ebp, edi
    tzcnt edi, edi
    add edi, 0x20
    test ebx, ebx
    mov ebx, edx
    cmovne edi, eax
    mov eax, dword ptr [ecx + 8*edi + 0x4]
    mov edi, dword ptr [ecx + 8*edi]
    and eax, dword ptr [esp + 0x20]
    and edi, esi
    or edi, eax
    mov edi, ebp
    jne .L4
    jmp .L6
.L5:
    mov dword ptr [esp + 0x38], 0x0
.L6:
    mov ecx, dword ptr [esp + 0x30]
.L7:
    mov edx, dword ptr [esp + 0x2c]
    mov esi, dword ptr [esp + 0x68]
    mov edi, dword ptr [esp + 0x64]
    mov ebx, dword ptr [esp + 0x60]
    cmp ecx, edx
    jae .L12
    mov eax, dword ptr [esp + 0x28]
    mov edx, dword ptr [esp + 0x38]
    mov byte ptr [eax + ecx], dl
    lea eax, [esp + 0x24]
    mov dword ptr [esp + 0x14], eax
    lea eax, [esp + 0x14]
    mov eax, dword ptr [esp + 0x14]
    mov edx, dword ptr [eax + 0x8]
    cmp ecx, edx
    jae .L11
    mov eax, dword ptr [eax + 0x4]
    inc ebx
    movzx eax, byte ptr [eax + ecx]
    add esi, eax
    adc edi, 0x0
    cmp ebx, dword ptr [esp + 0x58]
    jne .L1
    cmp dword ptr [esp + 0x24], 0x0
    jne .L9
    jmp .L10
.L8:
    xor esi, esi
    xor edi, edi
.L9:
    mov eax, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0x10]
    mov dword ptr [esp], eax
    call free
.L10:
    mov eax, esi
    mov edx, edi
    add esp, 0x6c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L11:
    mov ebx, dword ptr [esp + 0x10]
    lea eax, [ebx - 0x5098]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
    jmp .L13
.L12:
    mov ebx, dword ptr [esp + 0x10]
    lea eax, [ebx - 0x50a8]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.L13:
    ud2
.L14:
    mov ebx, dword ptr [esp + 0x10]
    mov ecx, 0x1
    mov edx, 0x8
    call alloc::raw_vec::handle_error
    cmp dword ptr [esp + 0x24], 0x0
    mov esi, eax
    je .L15
    mov eax, dword ptr [esp + 0x28]
    mov ebx, dword ptr [esp + 0x10]
    mov dword ptr [esp], eax
    call free
.L15:
    mov ebx, dword ptr [esp + 0x10]
    mov dword ptr [esp], esi
    call _Unwind_Resume
