# The kernels of repetition/distance, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm repetition/distance --target i686
# binary: sha256 477c897cbdd0e8801b296962e5e32655e739fa8a130644ea41157a5c48ae5948
# latency: 245 instructions in 878 bytes; innermost loops: .L7 of 5, .L11 of 16, .L16 of 11
# throughput: 239 instructions in 854 bytes; innermost loops: .L4 of 74, .L10 of 12, .L18 of 10
# mix of 484 instructions: 209 mov, 37 add, 30 xor, 27 cmp, 22 shl, 20 jmp, 19 jne, 18 je, 10 pop, 10 sub, 10 test, 9 and, 9 lea, 8 movzx, 8 or, 8 push, 6 dec, 4 call, 4 jae, 2 adc, 2 cmovae, 2 cmovb, 2 inc, 2 jb, 2 ret, 2 setbe, 2 setne

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x4c
    call .L0
.L0:
    pop eax
    mov dword ptr [esp + 0x2c], 0x0
    mov dword ptr [esp + 0x28], 0x0
    lea ecx, [esp + 0x28]
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x38], eax
    mov eax, dword ptr [esp + 0x64]
    mov edx, dword ptr [eax + 0x8]
    test edx, edx
    je .L23
    mov esi, dword ptr [esp + 0x28]
    mov ecx, dword ptr [esp + 0x60]
    mov dword ptr [esp + 0x1c], 0x0
    mov dword ptr [esp + 0x18], 0x0
    mov dword ptr [esp + 0x40], esi
    mov esi, dword ptr [eax + 0x4]
    lea eax, [edx + 2*edx]
    lea eax, [esi + 4*eax]
    mov dword ptr [esp + 0x34], eax
    jmp .L2
    nop
.L1:
    mov esi, dword ptr [esp + 0x3c]
    add esi, 0xc
    cmp esi, dword ptr [esp + 0x34]
    je .L24
.L2:
    mov dword ptr [ecx + 0x8], 0x0
    mov dword ptr [esp + 0x3c], esi
    mov eax, dword ptr [esi + 0x8]
    test eax, eax
    je .L1
    mov ebx, dword ptr [esi + 0x4]
    shl eax, 0x4
    xor edi, edi
    mov dword ptr [esp], 0x0
    mov dword ptr [esp + 0x24], 0x0
    add eax, ebx
    mov dword ptr [esp + 0x44], eax
    jmp .L5
    nop
.L3:
    movzx edi, al
    add dword ptr [esp + 0x1c], edi
    adc dword ptr [esp + 0x18], 0x0
    and edi, dword ptr [esp + 0x40]
.L4:
    mov eax, dword ptr [esp + 0x44]
    add ebx, 0x10
    cmp ebx, eax
    je .L1
.L5:
    movzx eax, word ptr [ebx + 0xc]
    mov edx, dword ptr [esp]
    test ax, ax
    jne .L7
    jmp .L8
    nop
.L6:
    dec edx
    mov dword ptr [ecx + 0x8], edx
    mov dword ptr [esp], edx
    dec ax
    je .L8
.L7:
    test edx, edx
    jne .L6
    xor edx, edx
    dec ax
    jne .L7
.L8:
    mov ebp, dword ptr [ebx + 0x4]
    mov eax, dword ptr [ebx + 0x8]
    mov dword ptr [esp + 0x48], edi
    movzx esi, word ptr [ebx + 0xe]
    mov dword ptr [esp + 0x8], ebx
    xor ebp, edi
    mov edi, dword ptr [ecx + 0x4]
    mov ecx, dword ptr [esp]
    xor eax, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0xc], ebp
    cmp esi, ecx
    mov dword ptr [esp + 0x14], eax
    mov dword ptr [esp + 0x10], edi
    cmovae esi, ecx
    xor ecx, ecx
    mov edx, esi
    sub edx, 0x2
    cmovb edx, ecx
    cmp edx, 0x2
    jae .L9
    mov ecx, dword ptr [esp + 0x60]
    xor edx, edx
    jmp .L19
    nop
.L9:
    mov ebp, dword ptr [esp]
    mov ecx, edx
    mov dword ptr [esp + 0x4], esi
    and ecx, 0xfffe
    add ecx, -0x2
    sub ebp, esi
    mov esi, edx
    shl ebp, 0x4
    and esi, 0x1
    add ebp, edi
    mov edi, ecx
    shl esi, 0x4
    add ebp, esi
    shl edi, 0x4
    mov ebx, dword ptr [ebp + edi + 0x4]
    mov edi, dword ptr [ebp + edi]
    mov dword ptr [esp + 0x20], ebp
    xor ebx, eax
    mov eax, dword ptr [esp + 0xc]
    xor edi, eax
    or edi, ebx
    jne .L10
    mov ebp, dword ptr [esp + 0x4]
    mov edi, 0x5
    jmp .L12
    nop
.L10:
    mov ebx, eax
    mov eax, dword ptr [esp]
    mov ebp, dword ptr [esp + 0x4]
    shl edx, 0x4
    mov edi, 0x5
    and edx, 0xfffe0
    shl eax, 0x4
    add eax, edx
    mov edx, ebp
    add eax, esi
    shl edx, 0x4
    sub eax, edx
    mov edx, dword ptr [esp + 0x10]
    lea edx, [edx + eax - 0x40]
    nop
.L11:
    test ecx, ecx
    je .L14
    mov eax, dword ptr [edx]
    add ecx, -0x2
    add edi, 0x2
    xor eax, ebx
    mov ebx, esi
    mov esi, ebp
    mov ebp, dword ptr [edx + 0x4]
    add edx, -0x20
    xor ebp, dword ptr [esp + 0x14]
    or ebp, eax
    mov ebp, esi
    mov esi, ebx
    mov ebx, dword ptr [esp + 0xc]
    jne .L11
.L12:
    mov edx, 0x1
    cmp ecx, 0x2
    jae .L13
    mov ecx, dword ptr [esp + 0x60]
    mov ebx, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x4], edi
    jmp .L19
.L13:
    mov ebx, dword ptr [esp + 0x20]
    mov edx, ecx
    shl edx, 0x4
    mov eax, dword ptr [edx + ebx - 0x1c]
    mov ebx, dword ptr [edx + ebx - 0x20]
    xor eax, dword ptr [esp + 0x14]
    xor ebx, dword ptr [esp + 0xc]
    or ebx, eax
    jne .L15
    mov ecx, dword ptr [esp + 0x60]
    mov ebx, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x4], 0x0
    jmp .L18
.L14:
    mov ecx, dword ptr [esp + 0x60]
    mov ebx, dword ptr [esp + 0x8]
    xor edx, edx
    jmp .L19
.L15:
    mov eax, dword ptr [esp]
    mov ebx, dword ptr [esp + 0x8]
    shl ebp, 0x4
    mov dword ptr [esp + 0x4], edi
    shl eax, 0x4
    add eax, esi
    mov esi, dword ptr [esp + 0x10]
    add eax, edx
    sub eax, ebp
    lea eax, [esi + eax - 0x40]
    nop
.L16:
    add ecx, -0x2
    cmp ecx, 0x2
    jb .L17
    mov edx, dword ptr [eax]
    mov ebx, dword ptr [eax + 0x4]
    add eax, -0x20
    xor edx, dword ptr [esp + 0xc]
    xor ebx, dword ptr [esp + 0x14]
    or ebx, edx
    mov ebx, dword ptr [esp + 0x8]
    jne .L16
    mov dword ptr [esp + 0x4], 0x0
.L17:
    mov ecx, dword ptr [esp + 0x60]
.L18:
    mov edx, 0x1
    nop
.L19:
    mov eax, dword ptr [esp]
    cmp eax, dword ptr [ecx]
    je .L22
.L20:
    mov ebp, dword ptr [esp]
    mov edi, edx
    mov edx, dword ptr [esp + 0x14]
    mov esi, dword ptr [esp + 0x10]
    mov eax, ebp
    inc ebp
    shl eax, 0x4
    mov dword ptr [esp], ebp
    mov dword ptr [esi + eax + 0x4], edx
    mov edx, dword ptr [esp + 0xc]
    mov dword ptr [esi + eax], edx
    mov edx, edi
    mov dword ptr [esi + eax + 0x8], edi
    mov edi, dword ptr [esp + 0x4]
    mov dword ptr [esi + eax + 0xc], edi
    mov dword ptr [ecx + 0x8], ebp
    cmp byte ptr [ebx], 0x0
    je .L21
    cmp dword ptr [esp], 0x0
    mov dword ptr [esp + 0x24], 0x0
    setne al
    and dl, al
    mov eax, 0x0
    cmp dl, 0x1
    jne .L3
    movzx eax, word ptr [ebx + 0x2]
    cmp dword ptr [esp + 0x4], eax
    setbe al
    jmp .L3
    nop
.L21:
    mov edi, dword ptr [esp + 0x48]
    jmp .L4
.L22:
    mov ebx, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x20], edx
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov ecx, dword ptr [esp + 0x60]
    mov edx, dword ptr [esp + 0x20]
    mov ebx, dword ptr [esp + 0x8]
    mov eax, dword ptr [ecx + 0x4]
    mov dword ptr [esp + 0x10], eax
    jmp .L20
.L23:
    mov dword ptr [esp + 0x1c], 0x0
    mov dword ptr [esp + 0x18], 0x0
.L24:
    mov eax, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x18]
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
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x54]
    mov edx, dword ptr [eax + 0x8]
    test edx, edx
    je .L20
    mov esi, dword ptr [eax + 0x4]
    mov ecx, dword ptr [esp + 0x50]
    lea eax, [edx + 2*edx]
    mov dword ptr [esp + 0x18], 0x0
    mov dword ptr [esp + 0x14], 0x0
    lea eax, [esi + 4*eax]
    mov dword ptr [esp + 0x24], eax
    jmp .L2
    nop
.L1:
    mov esi, dword ptr [esp + 0x2c]
    add esi, 0xc
    cmp esi, dword ptr [esp + 0x24]
    je .L21
.L2:
    mov dword ptr [ecx + 0x8], 0x0
    mov dword ptr [esp + 0x2c], esi
    mov edi, dword ptr [esi + 0x8]
    test edi, edi
    je .L1
    mov esi, dword ptr [esi + 0x4]
    shl edi, 0x4
    mov dword ptr [esp + 0x4], 0x0
    add edi, esi
    mov dword ptr [esp + 0x1c], edi
    jmp .L4
    nop
.L3:
    mov edi, dword ptr [esp + 0x1c]
    add esi, 0x10
    cmp esi, edi
    je .L1
.L4:
    movzx eax, word ptr [esi + 0xc]
    mov edx, dword ptr [esp + 0x4]
    test ax, ax
    jne .L6
    jmp .L7
    nop
.L5:
    xor edx, edx
    dec ax
    je .L7
.L6:
    test edx, edx
    je .L5
    dec edx
    mov dword ptr [ecx + 0x8], edx
    mov dword ptr [esp + 0x4], edx
    dec ax
    jne .L6
.L7:
    movzx edi, word ptr [esi + 0xe]
    mov ebx, dword ptr [esp + 0x4]
    mov eax, dword ptr [esi + 0x4]
    mov ebp, dword ptr [esi + 0x8]
    mov dword ptr [esp + 0x38], esi
    cmp edi, ebx
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [ecx + 0x4]
    cmovae edi, ebx
    xor ebx, ebx
    mov edx, edi
    sub edx, 0x2
    cmovb edx, ebx
    mov dword ptr [esp + 0xc], eax
    cmp edx, 0x2
    jae .L9
    mov ecx, dword ptr [esp + 0x50]
    xor edx, edx
    mov eax, dword ptr [esp + 0x4]
    cmp eax, dword ptr [ecx]
    je .L12
.L8:
    mov esi, dword ptr [esp + 0x4]
    mov ebx, edx
    mov edx, dword ptr [esp + 0xc]
    mov eax, esi
    inc esi
    shl eax, 0x4
    mov dword ptr [esp + 0x4], esi
    mov dword ptr [edx + eax + 0x4], ebp
    mov ebp, dword ptr [esp + 0x10]
    mov dword ptr [edx + eax], ebp
    mov dword ptr [edx + eax + 0x8], ebx
    mov dword ptr [edx + eax + 0xc], edi
    mov dword ptr [ecx + 0x8], esi
    mov esi, dword ptr [esp + 0x38]
    cmp byte ptr [esi], 0x0
    je .L3
    cmp dword ptr [esp + 0x4], 0x0
    mov edx, ebx
    setne al
    and dl, al
    cmp dl, 0x1
    jne .L13
    movzx eax, word ptr [esi + 0x2]
    cmp edi, eax
    setbe al
    jmp .L14
    nop
.L9:
    mov esi, dword ptr [esp + 0x4]
    mov ecx, edx
    mov ebx, edx
    mov dword ptr [esp + 0x20], edi
    and ecx, 0xfffe
    and ebx, 0x1
    add ecx, -0x2
    shl ebx, 0x4
    sub esi, edi
    mov edi, ecx
    shl esi, 0x4
    shl edi, 0x4
    add esi, eax
    mov eax, ebp
    add esi, ebx
    mov dword ptr [esp + 0x8], eax
    mov ebp, dword ptr [esi + edi + 0x4]
    mov edi, dword ptr [esi + edi]
    mov dword ptr [esp + 0x34], esi
    xor ebp, eax
    mov eax, dword ptr [esp + 0x10]
    xor edi, eax
    or edi, ebp
    mov edi, 0x5
    je .L11
    mov edi, dword ptr [esp + 0x4]
    shl edx, 0x4
    and edx, 0xfffe0
    shl edi, 0x4
    add edi, edx
    mov edx, dword ptr [esp + 0x20]
    add edi, ebx
    shl edx, 0x4
    sub edi, edx
    mov edx, dword ptr [esp + 0xc]
    lea edx, [edx + edi - 0x40]
    mov edi, 0x5
    nop
.L10:
    test ecx, ecx
    je .L16
    mov ebp, dword ptr [edx]
    add ecx, -0x2
    add edi, 0x2
    xor ebp, eax
    mov eax, dword ptr [edx + 0x4]
    add edx, -0x20
    xor eax, dword ptr [esp + 0x8]
    or eax, ebp
    mov eax, dword ptr [esp + 0x10]
    jne .L10
.L11:
    mov edx, 0x1
    cmp ecx, 0x2
    jae .L15
    mov ecx, dword ptr [esp + 0x50]
    mov ebp, dword ptr [esp + 0x8]
    mov eax, dword ptr [esp + 0x4]
    cmp eax, dword ptr [ecx]
    jne .L8
.L12:
    mov ebx, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x8], edx
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov ecx, dword ptr [esp + 0x50]
    mov edx, dword ptr [esp + 0x8]
    mov eax, dword ptr [ecx + 0x4]
    mov dword ptr [esp + 0xc], eax
    jmp .L8
    nop
.L13:
    xor eax, eax
.L14:
    movzx eax, al
    mov edi, dword ptr [esp + 0x1c]
    add dword ptr [esp + 0x18], eax
    adc dword ptr [esp + 0x14], 0x0
    add esi, 0x10
    cmp esi, edi
    jne .L4
    jmp .L1
.L15:
    mov esi, dword ptr [esp + 0x34]
    mov edx, ecx
    mov ebp, eax
    mov dword ptr [esp + 0x30], ebx
    shl edx, 0x4
    mov eax, dword ptr [edx + esi - 0x1c]
    mov ebx, dword ptr [edx + esi - 0x20]
    xor eax, dword ptr [esp + 0x8]
    xor ebx, ebp
    or ebx, eax
    jne .L17
    mov ecx, dword ptr [esp + 0x50]
    mov ebp, dword ptr [esp + 0x8]
    xor edi, edi
    mov edx, 0x1
    mov eax, dword ptr [esp + 0x4]
    cmp eax, dword ptr [ecx]
    jne .L8
    jmp .L12
.L16:
    mov ecx, dword ptr [esp + 0x50]
    mov ebp, dword ptr [esp + 0x8]
    xor edx, edx
    mov eax, dword ptr [esp + 0x4]
    cmp eax, dword ptr [ecx]
    jne .L8
    jmp .L12
.L17:
    mov eax, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0xc]
    mov ebp, dword ptr [esp + 0x8]
    shl eax, 0x4
    shl ebx, 0x4
    add eax, dword ptr [esp + 0x30]
    add eax, edx
    sub eax, ebx
    lea eax, [esi + eax - 0x40]
.L18:
    add ecx, -0x2
    cmp ecx, 0x2
    jb .L19
    mov edx, dword ptr [eax]
    mov ebx, dword ptr [eax + 0x4]
    add eax, -0x20
    xor edx, dword ptr [esp + 0x10]
    xor ebx, ebp
    or ebx, edx
    jne .L18
    xor edi, edi
.L19:
    mov ecx, dword ptr [esp + 0x50]
    mov edx, 0x1
    mov eax, dword ptr [esp + 0x4]
    cmp eax, dword ptr [ecx]
    jne .L8
    jmp .L12
.L20:
    mov dword ptr [esp + 0x18], 0x0
    mov dword ptr [esp + 0x14], 0x0
.L21:
    mov eax, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x14]
    add esp, 0x3c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
