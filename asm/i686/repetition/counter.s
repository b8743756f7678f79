# The kernels of repetition/counter, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm repetition/counter --target i686
# binary: sha256 477c897cbdd0e8801b296962e5e32655e739fa8a130644ea41157a5c48ae5948
# latency: 162 instructions in 590 bytes; innermost loops: .L4 of 96
# throughput: 146 instructions in 508 bytes; innermost loops: .L3 of 90
# plywright::repetition::counter::Counter::scan: 116 instructions in 335 bytes; innermost loops: .L1 of 11, .L7 of 10
# mix of 424 instructions: 171 mov, 31 add, 26 je, 21 xor, 20 push, 19 cmp, 16 shl, 14 pop, 13 sub, 12 jmp, 12 movzx, 12 test, 8 and, 8 call, 8 lea, 6 dec, 5 jne, 4 jb, 4 or, 3 inc, 3 ret, 2 adc, 2 jae, 2 setne, 1 cmovae, 1 cmovb

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
    mov dword ptr [esp + 0xc], eax
    mov eax, dword ptr [esp + 0x64]
    mov ecx, dword ptr [eax + 0x8]
    test ecx, ecx
    je .L14
    mov esi, dword ptr [esp + 0x28]
    mov edx, dword ptr [esp + 0x60]
    mov dword ptr [esp + 0x14], 0x0
    mov dword ptr [esp + 0x10], 0x0
    mov dword ptr [esp + 0x3c], esi
    mov esi, dword ptr [eax + 0x4]
    lea eax, [ecx + 2*ecx]
    lea eax, [esi + 4*eax]
    mov dword ptr [esp + 0x34], eax
    mov eax, edx
    jmp .L3
    nop
.L1:
    mov eax, dword ptr [esp + 0x60]
.L2:
    mov esi, dword ptr [esp + 0x38]
    add esi, 0xc
    cmp esi, dword ptr [esp + 0x34]
    je .L15
.L3:
    mov dword ptr [eax + 0x8], 0x0
    sub esp, 0x4
    mov ebx, dword ptr [esp + 0x10]
    push 0x4000
    push 0x0
    push dword ptr [eax + 0xc]
    call memset
    add esp, 0x10
    mov ecx, dword ptr [esi + 0x8]
    mov dword ptr [esp + 0x38], esi
    test ecx, ecx
    je .L1
    mov ebp, dword ptr [esi + 0x4]
    mov eax, dword ptr [esp + 0x60]
    shl ecx, 0x4
    xor edx, edx
    mov dword ptr [esp + 0x1c], 0x0
    mov dword ptr [esp + 0x20], 0x0
    add ecx, ebp
    mov dword ptr [esp + 0x18], ecx
    jmp .L8
.L4:
    xor edx, edx
.L5:
    xor eax, eax
.L6:
    movzx eax, al
    add dword ptr [esp + 0x14], eax
    adc dword ptr [esp + 0x10], 0x0
    and eax, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [esp + 0x60]
.L7:
    mov ecx, dword ptr [esp + 0x18]
    add ebp, 0x10
    cmp ebp, ecx
    je .L2
.L8:
    movzx ecx, word ptr [ebp + 0xc]
    mov ebx, dword ptr [eax + 0xc]
    mov esi, edx
    mov dword ptr [esp + 0x24], ebp
    test cx, cx
    je .L11
    mov edx, dword ptr [eax + 0x4]
    mov edi, esi
    jmp .L10
    nop
.L9:
    xor edi, edi
    dec cx
    je .L11
.L10:
    test edi, edi
    je .L9
    dec edi
    mov esi, edi
    mov dword ptr [eax + 0x8], edi
    mov eax, 0x3fff
    shl esi, 0x4
    mov ebp, dword ptr [edx + esi]
    and ebp, eax
    movzx eax, byte ptr [edx + esi + 0xc]
    mov esi, edi
    sub byte ptr [ebx + ebp], al
    mov eax, dword ptr [esp + 0x60]
    dec cx
    jne .L10
.L11:
    mov ebp, dword ptr [esp + 0x24]
    mov ecx, dword ptr [eax]
    mov edx, dword ptr [ebp + 0x8]
    mov edi, dword ptr [ebp + 0x4]
    xor edx, dword ptr [esp + 0x20]
    xor edi, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x44], edx
    movzx edx, word ptr [ebp + 0xe]
    mov dword ptr [esp + 0x40], edi
    and edi, 0x3fff
    mov dword ptr [esp + 0x48], edx
    movzx edx, byte ptr [ebx + edi]
    cmp dl, -0x1
    setne dh
    add dl, dh
    mov byte ptr [esp + 0xb], dh
    cmp esi, ecx
    mov byte ptr [ebx + edi], dl
    mov edx, esi
    je .L13
.L12:
    mov ecx, dword ptr [eax + 0x4]
    mov esi, dword ptr [esp + 0x44]
    mov eax, edx
    movzx ebx, byte ptr [esp + 0xb]
    inc edx
    shl eax, 0x4
    mov dword ptr [ecx + eax + 0x4], esi
    mov esi, dword ptr [esp + 0x40]
    mov dword ptr [ecx + eax], esi
    mov esi, dword ptr [esp + 0x48]
    mov dword ptr [ecx + eax + 0x8], esi
    mov byte ptr [ecx + eax + 0xc], bl
    mov eax, dword ptr [esp + 0x60]
    mov dword ptr [eax + 0x8], edx
    cmp byte ptr [ebp], 0x0
    je .L7
    test edx, edx
    mov dword ptr [esp + 0x20], 0x0
    je .L4
    cmp si, 0x4
    jb .L5
    mov eax, dword ptr [eax + 0xc]
    cmp byte ptr [eax + edi], 0x1
    je .L5
    movzx eax, word ptr [ebp + 0x2]
    sub esp, 0xc
    mov ebx, dword ptr [esp + 0x18]
    mov esi, edx
    push eax
    call plywright::repetition::counter::Counter::scan
    mov ebp, dword ptr [esp + 0x34]
    mov edx, esi
    add esp, 0x10
    jmp .L6
.L13:
    mov ebx, dword ptr [esp + 0xc]
    mov ecx, eax
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov eax, dword ptr [esp + 0x60]
    mov edx, esi
    jmp .L12
.L14:
    mov dword ptr [esp + 0x14], 0x0
    mov dword ptr [esp + 0x10], 0x0
.L15:
    mov eax, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x10]
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
    mov dword ptr [esp + 0x14], eax
    mov eax, dword ptr [esp + 0x54]
    mov ecx, dword ptr [eax + 0x8]
    test ecx, ecx
    je .L13
    mov esi, dword ptr [eax + 0x4]
    mov ebp, dword ptr [esp + 0x50]
    lea eax, [ecx + 2*ecx]
    mov dword ptr [esp + 0x1c], 0x0
    mov dword ptr [esp + 0x18], 0x0
    lea eax, [esi + 4*eax]
    mov dword ptr [esp + 0x2c], eax
    jmp .L2
    nop
.L1:
    mov esi, dword ptr [esp + 0x30]
    add esi, 0xc
    cmp esi, dword ptr [esp + 0x2c]
    je .L14
.L2:
    mov dword ptr [ebp + 0x8], 0x0
    sub esp, 0x4
    mov ebx, dword ptr [esp + 0x18]
    push 0x4000
    push 0x0
    push dword ptr [ebp + 0xc]
    call memset
    add esp, 0x10
    mov eax, dword ptr [esi + 0x8]
    mov dword ptr [esp + 0x30], esi
    test eax, eax
    je .L1
    mov edi, dword ptr [esi + 0x4]
    shl eax, 0x4
    xor esi, esi
    add eax, edi
    mov dword ptr [esp + 0x20], eax
    jmp .L7
.L3:
    xor esi, esi
.L4:
    xor eax, eax
.L5:
    movzx eax, al
    add dword ptr [esp + 0x1c], eax
    adc dword ptr [esp + 0x18], 0x0
.L6:
    mov eax, dword ptr [esp + 0x20]
    add edi, 0x10
    cmp edi, eax
    je .L1
.L7:
    movzx ecx, word ptr [edi + 0xc]
    mov eax, dword ptr [ebp + 0xc]
    mov dword ptr [esp + 0x24], edi
    test cx, cx
    mov dword ptr [esp + 0x10], eax
    je .L10
    mov edx, dword ptr [ebp + 0x4]
    mov edi, esi
    jmp .L9
    nop
.L8:
    xor edi, edi
    dec cx
    je .L10
.L9:
    test edi, edi
    je .L8
    dec edi
    mov ebx, ebp
    mov eax, 0x3fff
    mov esi, edi
    mov dword ptr [ebp + 0x8], edi
    shl esi, 0x4
    mov ebp, dword ptr [edx + esi]
    and ebp, eax
    mov ah, byte ptr [edx + esi + 0xc]
    mov esi, dword ptr [esp + 0x10]
    sub byte ptr [esi + ebp], ah
    mov ebp, ebx
    mov esi, edi
    dec cx
    jne .L9
.L10:
    mov edi, dword ptr [esp + 0x24]
    mov ecx, dword ptr [ebp]
    mov eax, dword ptr [edi + 0x8]
    mov ebx, dword ptr [edi + 0x4]
    mov dword ptr [esp + 0x34], eax
    movzx eax, word ptr [edi + 0xe]
    mov dword ptr [esp + 0x38], ebx
    and ebx, 0x3fff
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x10]
    movzx edx, byte ptr [eax + ebx]
    cmp dl, -0x1
    setne dh
    add dl, dh
    cmp esi, ecx
    mov byte ptr [esp + 0xf], dh
    mov byte ptr [eax + ebx], dl
    je .L12
.L11:
    mov ecx, dword ptr [ebp + 0x4]
    mov edx, dword ptr [esp + 0x34]
    mov eax, esi
    inc esi
    shl eax, 0x4
    mov dword ptr [ecx + eax + 0x4], edx
    mov edx, dword ptr [esp + 0x38]
    mov dword ptr [ecx + eax], edx
    mov edx, dword ptr [esp + 0x28]
    mov dword ptr [ecx + eax + 0x8], edx
    mov dh, byte ptr [esp + 0xf]
    mov byte ptr [ecx + eax + 0xc], dh
    mov dword ptr [ebp + 0x8], esi
    cmp byte ptr [edi], 0x0
    je .L6
    test esi, esi
    je .L3
    cmp word ptr [esp + 0x28], 0x4
    jb .L4
    mov eax, dword ptr [ebp + 0xc]
    cmp byte ptr [eax + ebx], 0x1
    je .L4
    movzx eax, word ptr [edi + 0x2]
    sub esp, 0xc
    mov ebx, dword ptr [esp + 0x20]
    mov edx, esi
    push eax
    call plywright::repetition::counter::Counter::scan
    mov edi, dword ptr [esp + 0x34]
    add esp, 0x10
    jmp .L5
.L12:
    mov dword ptr [esp + 0x10], ebx
    mov ebx, dword ptr [esp + 0x14]
    mov ecx, ebp
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov ebx, dword ptr [esp + 0x10]
    jmp .L11
.L13:
    mov dword ptr [esp + 0x1c], 0x0
    mov dword ptr [esp + 0x18], 0x0
.L14:
    mov eax, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x18]
    add esp, 0x3c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret

plywright::repetition::counter::Counter::scan:
    xor eax, eax
    test edx, edx
    je .L5
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x18
    lea ebp, [edx - 0x1]
    xor esi, esi
    mov eax, ebp
    shl eax, 0x4
    mov ebx, dword ptr [ecx + eax + 0x8]
    cmp ebx, ebp
    cmovae ebx, ebp
    mov edi, ebx
    sub edi, 0x2
    cmovb edi, esi
    mov esi, edi
    and esi, 0x7fffffe
    je .L3
    sub ebp, ebx
    mov dword ptr [esp + 0x8], edx
    mov edx, dword ptr [ecx + eax]
    mov eax, dword ptr [ecx + eax + 0x4]
    mov dword ptr [esp + 0xc], ecx
    add esi, -0x2
    shl ebp, 0x4
    add ebp, ecx
    mov ecx, edi
    and ecx, 0x1
    mov dword ptr [esp], edx
    mov edx, esi
    shl ecx, 0x4
    mov dword ptr [esp + 0x4], eax
    add ebp, ecx
    shl edx, 0x4
    mov eax, dword ptr [ebp + edx + 0x4]
    mov edx, dword ptr [ebp + edx]
    xor eax, dword ptr [esp + 0x4]
    xor edx, dword ptr [esp]
    or edx, eax
    mov edx, 0x4
    jne .L0
    mov edi, ecx
    cmp edx, dword ptr [esp + 0x2c]
    mov al, 0x1
    jae .L2
    jmp .L4
.L0:
    mov eax, dword ptr [esp + 0x8]
    shl edi, 0x4
    mov dword ptr [esp + 0x10], ecx
    mov dword ptr [esp + 0x14], ebx
    shl ebx, 0x4
    mov edx, 0x3
    and edi, 0x7fffffe0
    shl eax, 0x4
    add eax, edi
    add eax, ecx
    mov ecx, dword ptr [esp + 0xc]
    sub eax, ebx
    lea ecx, [eax + ecx - 0x50]
    nop
.L1:
    test esi, esi
    je .L3
    mov eax, dword ptr [ecx]
    mov edi, dword ptr [ecx + 0x4]
    add esi, -0x2
    add edx, 0x2
    add ecx, -0x20
    xor eax, dword ptr [esp]
    xor edi, dword ptr [esp + 0x4]
    or edi, eax
    jne .L1
    mov ebx, dword ptr [esp + 0x14]
    mov edi, dword ptr [esp + 0x10]
    inc edx
    cmp edx, dword ptr [esp + 0x2c]
    mov al, 0x1
    jb .L4
.L2:
    cmp esi, 0x2
    jae .L6
.L3:
    xor eax, eax
.L4:
    add esp, 0x18
    pop esi
    pop edi
    pop ebx
    pop ebp
.L5:
    ret
.L6:
    mov ecx, esi
    shl ecx, 0x4
    mov eax, dword ptr [ecx + ebp - 0x1c]
    mov edx, dword ptr [ecx + ebp - 0x20]
    xor eax, dword ptr [esp + 0x4]
    xor edx, dword ptr [esp]
    or edx, eax
    je .L8
    mov eax, dword ptr [esp + 0x8]
    shl ebx, 0x4
    shl eax, 0x4
    add eax, edi
    add ecx, eax
    mov eax, dword ptr [esp + 0xc]
    sub ecx, ebx
    lea eax, [ecx + eax - 0x50]
    nop
.L7:
    add esi, -0x2
    cmp esi, 0x2
    jb .L3
    mov ecx, dword ptr [eax]
    mov edx, dword ptr [eax + 0x4]
    add eax, -0x20
    xor ecx, dword ptr [esp]
    xor edx, dword ptr [esp + 0x4]
    or edx, ecx
    jne .L7
.L8:
    mov al, 0x1
    jmp .L4
