# The kernels of repetition/scan, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm repetition/scan --target i686
# binary: sha256 477c897cbdd0e8801b296962e5e32655e739fa8a130644ea41157a5c48ae5948
# latency: 248 instructions in 892 bytes; innermost loops: .L13 of 11, .L19 of 11
# throughput: 221 instructions in 773 bytes; innermost loops: .L12 of 13, .L17 of 10
# mix of 469 instructions: 195 mov, 43 lea, 30 xor, 26 add, 22 jmp, 21 je, 19 cmp, 15 jne, 12 test, 10 pop, 10 sub, 8 movzx, 8 or, 8 push, 7 and, 6 dec, 6 shl, 4 call, 4 jb, 3 jae, 2 adc, 2 cmovae, 2 cmovb, 2 inc, 2 ret, 2 shr

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x4c
    call .L0
.L0:
    pop eax
    mov dword ptr [esp + 0x34], 0x0
    mov dword ptr [esp + 0x30], 0x0
    lea ecx, [esp + 0x30]
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x40], eax
    mov eax, dword ptr [esp + 0x64]
    mov edx, dword ptr [eax + 0x8]
    test edx, edx
    je .L24
    mov esi, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x24], 0x0
    mov dword ptr [esp + 0x48], esi
    mov esi, dword ptr [eax + 0x4]
    lea eax, [edx + 2*edx]
    xor edx, edx
    lea eax, [esi + 4*eax]
    mov dword ptr [esp + 0x3c], eax
    jmp .L2
    nop
.L1:
    mov esi, dword ptr [esp + 0x44]
    add esi, 0xc
    cmp esi, dword ptr [esp + 0x3c]
    je .L25
.L2:
    mov eax, dword ptr [esp + 0x60]
    mov dword ptr [esp + 0x44], esi
    mov dword ptr [eax + 0x8], 0x0
    mov edi, dword ptr [esi + 0x8]
    test edi, edi
    je .L1
    mov eax, dword ptr [esi + 0x4]
    shl edi, 0x4
    xor ebp, ebp
    xor ebx, ebx
    mov dword ptr [esp + 0x18], 0x0
    add edi, eax
    mov dword ptr [esp + 0xc], edi
    jmp .L4
    nop
.L3:
    mov ebx, dword ptr [esp + 0x14]
    mov esi, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x10]
    add eax, 0x10
    cmp eax, esi
    je .L1
.L4:
    mov dword ptr [esp + 0x8], eax
    movzx eax, word ptr [eax + 0xc]
    mov esi, ebp
    mov dword ptr [esp + 0x14], ebx
    test ax, ax
    jne .L6
    jmp .L7
    nop
.L5:
    xor ebp, ebp
    dec ax
    je .L7
.L6:
    test ebp, ebp
    je .L5
    mov ecx, dword ptr [esp + 0x60]
    dec ebp
    mov esi, ebp
    mov dword ptr [ecx + 0x8], ebp
    dec ax
    jne .L6
.L7:
    mov eax, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x10], edx
    mov ecx, dword ptr [esp + 0x60]
    mov edx, dword ptr [eax + 0x4]
    mov ebp, dword ptr [eax + 0x8]
    movzx edi, word ptr [eax + 0xe]
    xor edx, dword ptr [esp + 0x18]
    xor ebp, dword ptr [esp + 0x14]
    cmp esi, dword ptr [ecx]
    mov dword ptr [esp + 0x4], edx
    je .L15
.L8:
    mov ecx, edi
    mov edi, dword ptr [esp + 0x60]
    lea ebx, [esi + 2*esi]
    mov dword ptr [esp + 0x1c], ebp
    mov dword ptr [esp + 0x2c], ebx
    mov edi, dword ptr [edi + 0x4]
    mov dword ptr [edi + 4*ebx + 0x4], ebp
    mov dword ptr [edi + 4*ebx], edx
    mov dword ptr [esp + 0x28], edi
    mov dword ptr [edi + 4*ebx + 0x8], ecx
    mov edi, dword ptr [esp + 0x60]
    lea ebp, [esi + 0x1]
    mov dword ptr [edi + 0x8], ebp
    cmp byte ptr [eax], 0x0
    je .L3
    mov edx, dword ptr [esp + 0x10]
    mov edi, ecx
    xor ecx, ecx
    test ebp, ebp
    je .L11
    cmp edi, esi
    cmovae edi, esi
    mov edx, edi
    sub edx, 0x2
    cmovb edx, ecx
    mov eax, edx
    and eax, 0xfffe
    je .L10
    mov ecx, dword ptr [esp + 0x28]
    sub esi, edi
    mov ebx, edx
    add eax, -0x2
    lea esi, [esi + 2*esi]
    and ebx, 0x1
    lea esi, [ecx + 4*esi]
    lea ecx, [ebx + 2*ebx]
    mov dword ptr [esp + 0x14], ecx
    lea ecx, [esi + 4*ecx]
    lea esi, [eax + 2*eax]
    mov ebx, dword ptr [ecx + 4*esi + 0x4]
    mov esi, dword ptr [ecx + 4*esi]
    mov dword ptr [esp + 0x18], ecx
    xor ebx, dword ptr [esp + 0x1c]
    xor esi, dword ptr [esp + 0x4]
    or esi, ebx
    mov esi, dword ptr [esp + 0x8]
    movzx ecx, word ptr [esi + 0x2]
    mov esi, 0x4
    jne .L12
    mov ebx, edi
    mov edx, dword ptr [esp + 0x10]
    cmp esi, ecx
    jae .L14
.L9:
    mov eax, dword ptr [esp + 0x8]
    mov esi, dword ptr [esp + 0xc]
    jmp .L21
.L10:
    mov edx, dword ptr [esp + 0x10]
    mov eax, dword ptr [esp + 0x8]
.L11:
    mov dword ptr [esp + 0x4], 0x0
    mov esi, dword ptr [esp + 0xc]
    jmp .L22
.L12:
    mov esi, dword ptr [esp + 0x2c]
    shr edx
    mov dword ptr [esp + 0x20], edi
    and edx, 0x7fff
    lea edx, [edx + 2*edx]
    lea esi, [4*esi]
    lea edx, [esi + 8*edx]
    mov esi, dword ptr [esp + 0x14]
    lea edx, [edx + 4*esi]
    lea esi, [4*edi]
    lea esi, [esi + 2*esi]
    sub edx, esi
    mov esi, dword ptr [esp + 0x28]
    lea ebx, [esi + edx - 0x30]
    mov esi, 0x3
.L13:
    test eax, eax
    je .L16
    mov edx, dword ptr [ebx]
    mov edi, dword ptr [ebx + 0x4]
    add eax, -0x2
    add esi, 0x2
    add ebx, -0x18
    xor edx, dword ptr [esp + 0x4]
    xor edi, dword ptr [esp + 0x1c]
    or edi, edx
    jne .L13
    mov ebx, dword ptr [esp + 0x20]
    inc esi
    mov edx, dword ptr [esp + 0x10]
    cmp esi, ecx
    jb .L9
.L14:
    mov esi, dword ptr [esp + 0xc]
    cmp eax, 0x2
    jae .L17
    mov eax, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x4], 0x0
    jmp .L22
.L15:
    mov ebx, dword ptr [esp + 0x40]
    mov dword ptr [esp + 0x20], edi
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov edi, dword ptr [esp + 0x20]
    mov eax, dword ptr [esp + 0x8]
    mov edx, dword ptr [esp + 0x4]
    jmp .L8
.L16:
    mov edx, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x4], 0x0
    jmp .L22
.L17:
    mov edi, dword ptr [esp + 0x18]
    lea esi, [eax + 2*eax]
    mov edx, dword ptr [edi + 4*esi - 0x14]
    mov edi, dword ptr [edi + 4*esi - 0x18]
    xor edx, dword ptr [esp + 0x1c]
    xor edi, dword ptr [esp + 0x4]
    or edi, edx
    jne .L18
    mov edx, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0xc]
    jmp .L20
.L18:
    mov edx, dword ptr [esp + 0x2c]
    shl esi, 0x2
    shl ebx, 0x2
    lea edx, [esi + 4*edx]
    mov esi, dword ptr [esp + 0x14]
    lea edx, [edx + 4*esi]
    lea esi, [ebx + 2*ebx]
    sub edx, esi
    mov esi, dword ptr [esp + 0x28]
    lea edx, [esi + edx - 0x30]
    mov esi, dword ptr [esp + 0xc]
    nop
.L19:
    add eax, -0x2
    cmp eax, 0x2
    jb .L23
    mov esi, dword ptr [edx]
    mov edi, dword ptr [edx + 0x4]
    add edx, -0x18
    xor esi, dword ptr [esp + 0x4]
    xor edi, dword ptr [esp + 0x1c]
    or edi, esi
    mov esi, dword ptr [esp + 0xc]
    jne .L19
    mov edx, dword ptr [esp + 0x10]
.L20:
    mov eax, dword ptr [esp + 0x8]
.L21:
    mov bl, 0x1
    mov dword ptr [esp + 0x4], ebx
.L22:
    xor ebx, ebx
    movzx edi, byte ptr [esp + 0x4]
    add dword ptr [esp + 0x24], edi
    adc edx, 0x0
    and edi, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0x18], edi
    add eax, 0x10
    cmp eax, esi
    jne .L4
    jmp .L1
.L23:
    mov edx, dword ptr [esp + 0x10]
    mov eax, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x4], 0x0
    jmp .L22
.L24:
    xor edx, edx
    mov dword ptr [esp + 0x24], 0x0
.L25:
    mov eax, dword ptr [esp + 0x24]
    add esp, 0x4c
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
    sub esp, 0x3c
    call .L0
.L0:
    pop eax
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [esp + 0x54]
    mov edx, dword ptr [eax + 0x8]
    test edx, edx
    je .L22
    mov esi, dword ptr [eax + 0x4]
    mov ecx, dword ptr [esp + 0x50]
    lea eax, [edx + 2*edx]
    mov dword ptr [esp + 0x10], 0x0
    mov dword ptr [esp + 0xc], 0x0
    lea eax, [esi + 4*eax]
    mov dword ptr [esp + 0x28], eax
    mov eax, esi
    jmp .L2
    nop
.L1:
    mov eax, dword ptr [esp + 0x30]
    add eax, 0xc
    cmp eax, dword ptr [esp + 0x28]
    je .L23
.L2:
    mov dword ptr [ecx + 0x8], 0x0
    mov dword ptr [esp + 0x30], eax
    mov edx, dword ptr [eax + 0x8]
    test edx, edx
    je .L1
    mov ebp, dword ptr [eax + 0x4]
    shl edx, 0x4
    xor eax, eax
    add edx, ebp
    mov dword ptr [esp + 0x4], edx
    jmp .L4
    nop
.L3:
    mov edx, dword ptr [esp + 0x4]
    add ebp, 0x10
    cmp ebp, edx
    je .L1
.L4:
    movzx esi, word ptr [ebp + 0xc]
    mov edi, eax
    test si, si
    jne .L6
    jmp .L7
    nop
.L5:
    dec eax
    mov edi, eax
    mov dword ptr [ecx + 0x8], eax
    dec si
    je .L7
.L6:
    test eax, eax
    jne .L5
    xor eax, eax
    dec si
    jne .L6
.L7:
    mov eax, dword ptr [ebp + 0x8]
    movzx edx, word ptr [ebp + 0xe]
    mov esi, dword ptr [ebp + 0x4]
    cmp edi, dword ptr [ecx]
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0x8], eax
    je .L14
.L8:
    mov ebx, dword ptr [ecx + 0x4]
    lea edx, [edi + 2*edi]
    mov dword ptr [esp + 0x1c], esi
    mov dword ptr [esp + 0x24], edx
    mov dword ptr [ebx + 4*edx], esi
    mov esi, dword ptr [esp + 0x18]
    mov dword ptr [ebx + 4*edx + 0x4], eax
    lea eax, [edi + 0x1]
    mov dword ptr [esp + 0x14], ebx
    mov dword ptr [ebx + 4*edx + 0x8], esi
    mov dword ptr [ecx + 0x8], eax
    cmp byte ptr [ebp], 0x0
    je .L3
    xor ebx, ebx
    test eax, eax
    je .L9
    cmp esi, edi
    mov dword ptr [esp], ebp
    cmovae esi, edi
    mov edx, esi
    sub esi, 0x2
    cmovb esi, ebx
    mov ebp, esi
    and ebp, 0xfffe
    je .L10
    mov ecx, dword ptr [esp + 0x14]
    sub edi, edx
    mov ebx, esi
    add ebp, -0x2
    lea edi, [edi + 2*edi]
    and ebx, 0x1
    lea edi, [ecx + 4*edi]
    lea ecx, [ebx + 2*ebx]
    mov dword ptr [esp + 0x20], ecx
    lea ecx, [edi + 4*ecx]
    lea edi, [ebp + 2*ebp]
    mov ebx, dword ptr [ecx + 4*edi + 0x4]
    mov edi, dword ptr [ecx + 4*edi]
    mov dword ptr [esp + 0x38], ecx
    mov ecx, dword ptr [esp]
    xor ebx, dword ptr [esp + 0x8]
    xor edi, dword ptr [esp + 0x1c]
    movzx ecx, word ptr [ecx + 0x2]
    or edi, ebx
    mov edi, 0x4
    jne .L11
    mov esi, edx
    jmp .L13
.L9:
    mov edx, dword ptr [esp + 0x4]
    jmp .L21
.L10:
    mov ebp, dword ptr [esp]
    mov edx, dword ptr [esp + 0x4]
    jmp .L21
.L11:
    mov dword ptr [esp + 0x34], ecx
    mov ecx, dword ptr [esp + 0x24]
    shr esi
    mov ebx, edx
    mov dword ptr [esp + 0x18], edx
    and esi, 0x7fff
    lea edx, [esi + 2*esi]
    mov esi, dword ptr [esp + 0x14]
    lea edi, [4*ecx]
    mov ecx, dword ptr [esp + 0x20]
    lea edx, [edi + 8*edx]
    lea edi, [4*ebx]
    lea edi, [edi + 2*edi]
    lea edx, [edx + 4*ecx]
    sub edx, edi
    mov edi, 0x3
    lea ebx, [esi + edx - 0x30]
    mov esi, dword ptr [esp + 0x18]
    nop
.L12:
    test ebp, ebp
    je .L18
    mov edx, dword ptr [ebx]
    mov ecx, esi
    mov esi, dword ptr [ebx + 0x4]
    add ebp, -0x2
    add edi, 0x2
    add ebx, -0x18
    xor edx, dword ptr [esp + 0x1c]
    xor esi, dword ptr [esp + 0x8]
    or esi, edx
    mov esi, ecx
    jne .L12
    mov ecx, dword ptr [esp + 0x34]
    inc edi
.L13:
    cmp edi, ecx
    mov ecx, dword ptr [esp + 0x50]
    mov edx, dword ptr [esp + 0x4]
    mov bl, 0x1
    jb .L20
    cmp ebp, 0x2
    jae .L15
    xor ebx, ebx
    jmp .L20
.L14:
    mov ebx, dword ptr [esp + 0x2c]
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov eax, dword ptr [esp + 0x8]
    mov ecx, dword ptr [esp + 0x50]
    jmp .L8
.L15:
    mov ecx, dword ptr [esp + 0x38]
    lea edi, [ebp + 2*ebp]
    mov ebx, esi
    mov edx, dword ptr [ecx + 4*edi - 0x14]
    mov esi, dword ptr [ecx + 4*edi - 0x18]
    mov ecx, dword ptr [esp + 0x1c]
    xor edx, dword ptr [esp + 0x8]
    xor esi, ecx
    or esi, edx
    jne .L16
    mov ecx, dword ptr [esp + 0x50]
    mov edx, dword ptr [esp + 0x4]
    mov ebp, dword ptr [esp]
    mov bl, 0x1
    jmp .L21
.L16:
    mov edx, dword ptr [esp + 0x24]
    mov esi, dword ptr [esp + 0x20]
    shl edi, 0x2
    shl ebx, 0x2
    lea edx, [edi + 4*edx]
    mov edi, dword ptr [esp + 0x14]
    lea edx, [edx + 4*esi]
    lea esi, [ebx + 2*ebx]
    mov bl, 0x1
    sub edx, esi
    lea edx, [edi + edx - 0x30]
    nop
.L17:
    add ebp, -0x2
    cmp ebp, 0x2
    jb .L18
    mov edi, dword ptr [edx + 0x4]
    mov esi, dword ptr [edx]
    add edx, -0x18
    xor edi, dword ptr [esp + 0x8]
    xor esi, ecx
    or edi, esi
    jne .L17
    jmp .L19
.L18:
    xor ebx, ebx
.L19:
    mov ecx, dword ptr [esp + 0x50]
    mov edx, dword ptr [esp + 0x4]
.L20:
    mov ebp, dword ptr [esp]
.L21:
    movzx esi, bl
    add dword ptr [esp + 0x10], esi
    adc dword ptr [esp + 0xc], 0x0
    add ebp, 0x10
    cmp ebp, edx
    jne .L4
    jmp .L1
.L22:
    mov dword ptr [esp + 0x10], 0x0
    mov dword ptr [esp + 0xc], 0x0
.L23:
    mov eax, dword ptr [esp + 0x10]
    mov edx, dword ptr [esp + 0xc]
    add esp, 0x3c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
