# The kernels of simd/scalar, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm simd/scalar --target i686
# binary: sha256 b4c3efc70e26534eac117da2c68dc5b108bff1ef76b82dd7545253dd3c0ea80d
# latency: 422 instructions in 1835 bytes; innermost loops: .L3 of 9, .L5 of 9, .L7 of 5, .L8 of 5, .L11 of 5, .L14 of 5, .L16 of 9, .L18 of 9, .L20 of 9, .L22 of 5, .L23 of 5, .L26 of 5, .L29 of 5, .L31 of 9
# throughput: 422 instructions in 1860 bytes; innermost loops: .L3 of 9, .L5 of 9, .L7 of 5, .L8 of 5, .L11 of 5, .L14 of 5, .L16 of 9, .L18 of 9, .L20 of 9, .L22 of 5, .L23 of 5, .L26 of 5, .L29 of 5, .L31 of 8
# mix of 844 instructions: 332 mov, 78 add, 54 cmp, 53 lea, 48 movzx, 44 jne, 44 xor, 26 inc, 24 je, 24 jmp, 18 shl, 14 test, 10 pop, 10 sub, 8 call, 8 cmovb, 8 imul, 8 ja, 8 movsx, 8 push, 5 and, 4 cmovle, 4 jl, 2 adc, 2 ret

latency:
    push ebp
    mov ebp, esp
    push ebx
    push edi
    push esi
    and esp, -0x40
    sub esp, 0x2c0
    mov ecx, dword ptr [ebp + 0x8]
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    cmp byte ptr [ecx + 0x14], 0x0
    jne .L38
    cmp dword ptr [ecx], 0x2
    jne .L38
    mov eax, dword ptr [ecx + 0x4]
    mov edx, dword ptr [ecx + 0xc]
    mov esi, dword ptr [ecx + 0x10]
    lea edi, [esp + 0x80]
    mov dword ptr [esp + 0x60], eax
    mov eax, dword ptr [eax + 0xb00]
    mov dword ptr [esp + 0x44], edx
    mov dword ptr [esp + 0x84], 0x0
    mov dword ptr [esp + 0x80], 0x0
    mov dword ptr [esp + 0x4c], eax
    mov dword ptr [esp], edi
    mov dword ptr [esp + 0x8], 0x200
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp + 0x5c], ebx
    mov eax, dword ptr [esp + 0x80]
    mov dword ptr [esp + 0x74], eax
    call memset
    mov dword ptr [esp + 0x30], edi
    lea eax, [esp + 0x30]
    test esi, esi
    je .L39
    mov eax, dword ptr [esp + 0x30]
    mov ecx, dword ptr [esp + 0x44]
    xor edx, edx
    mov dword ptr [esp + 0x2c], 0x0
    mov dword ptr [esp + 0x68], 0x0
    mov dword ptr [esp + 0x40], eax
    lea eax, [esi + 8*esi]
    lea eax, [ecx + 8*eax]
    mov dword ptr [esp + 0x6c], eax
    mov eax, dword ptr [esp + 0x60]
    add eax, 0x300
    mov dword ptr [esp + 0x70], eax
    xor eax, eax
    jmp .L2
    nop
.L1:
    mov eax, dword ptr [esp + 0x7c]
    mov edx, dword ptr [esp + 0x78]
    mov edi, dword ptr [esp + 0x30]
    xor ecx, ecx
    add eax, edi
    adc edx, ecx
    mov ecx, dword ptr [esp + 0x44]
    and edi, dword ptr [esp + 0x74]
    cmp ecx, dword ptr [esp + 0x6c]
    mov dword ptr [esp + 0x2c], edi
    je .L40
.L2:
    mov edi, dword ptr [ecx + 0x8]
    mov esi, dword ptr [ecx + 0x4]
    mov ebx, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x44], ecx
    mov ecx, 0x2
    cmp edi, 0x2
    mov dword ptr [esp + 0x30], ebx
    mov dword ptr [esp + 0x34], ebx
    mov dword ptr [esp + 0x64], edi
    cmovb ecx, edi
    test edi, edi
    mov dword ptr [esp + 0x28], ecx
    je .L4
    xor edi, edi
    nop
.L3:
    movzx ecx, word ptr [esi + 2*edi]
    cmp ecx, 0x2ff
    ja .L41
    shl ecx, 0x8
    add ecx, ebx
    mov dword ptr [esp + 4*edi + 0x30], ecx
    inc edi
    cmp dword ptr [esp + 0x28], edi
    jne .L3
.L4:
    mov dword ptr [esp + 0x78], edx
    mov edx, dword ptr [esp + 0x2c]
    mov ecx, dword ptr [esp + 0x30]
    mov esi, 0x2
    mov dword ptr [esp + 0x7c], eax
    xor edx, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0x50], ecx
    mov ecx, dword ptr [esp + 0x28]
    and edx, 0x3
    shl edx, 0x9
    add edx, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x2c], edx
    mov edx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x54], edx
    mov edx, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x58], ecx
    mov ecx, dword ptr [edx + 0x14]
    mov edi, dword ptr [edx + 0x10]
    mov dword ptr [esp + 0x20], ebx
    mov dword ptr [esp + 0x24], ebx
    cmp ecx, 0x2
    cmovb esi, ecx
    test ecx, ecx
    je .L9
    xor edx, edx
    nop
.L5:
    movzx ecx, word ptr [edi + 2*edx]
    cmp ecx, 0x2ff
    ja .L41
    shl ecx, 0x8
    add ecx, ebx
    mov dword ptr [esp + 4*edx + 0x20], ecx
    inc edx
    cmp esi, edx
    jne .L5
    cmp dword ptr [esp + 0x64], 0x0
    mov ecx, dword ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0x24]
    lea eax, [4*esi]
    mov dword ptr [esp + 0x48], eax
    mov dword ptr [esp + 0x34], edx
    mov dword ptr [esp + 0x30], ecx
    mov dword ptr [esp + 0x38], esi
    je .L12
    shl dword ptr [esp + 0x28], 0x2
    xor edi, edi
    xor esi, esi
    nop
.L6:
    mov eax, dword ptr [esp + 0x2c]
    mov edx, dword ptr [esp + 0x28]
    lea ebx, [esp + 0x50]
    movzx ecx, word ptr [eax + 2*esi]
.L7:
    mov eax, dword ptr [ebx]
    add ebx, 0x4
    add cx, word ptr [eax + 2*esi]
    add edx, -0x4
    jne .L7
    mov edx, dword ptr [esp + 0x48]
    lea ebx, [esp + 0x30]
    nop
.L8:
    mov eax, dword ptr [ebx]
    add ebx, 0x4
    sub cx, word ptr [eax + 2*esi]
    add edx, -0x4
    jne .L8
    mov word ptr [esp + 0x20], cx
    lea eax, [esp + 0x20]
    inc esi
    movzx eax, word ptr [esp + 0x20]
    mov ecx, dword ptr [esp + 0x40]
    mov word ptr [ecx + edi], ax
    add edi, 0x2
    cmp edi, 0x100
    jne .L6
    jmp .L17
    nop
.L9:
    cmp dword ptr [esp + 0x64], 0x0
    mov ecx, dword ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x34], edx
    mov dword ptr [esp + 0x30], ecx
    mov dword ptr [esp + 0x38], esi
    je .L15
    shl dword ptr [esp + 0x28], 0x2
    xor esi, esi
    xor ecx, ecx
    nop
.L10:
    mov eax, dword ptr [esp + 0x2c]
    mov edx, dword ptr [esp + 0x28]
    lea ebx, [esp + 0x50]
    movzx edi, word ptr [eax + 2*ecx]
.L11:
    mov eax, dword ptr [ebx]
    add ebx, 0x4
    add di, word ptr [eax + 2*ecx]
    add edx, -0x4
    jne .L11
    mov word ptr [esp + 0x20], di
    lea eax, [esp + 0x20]
    inc ecx
    movzx eax, word ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0x40]
    mov word ptr [edx + esi], ax
    add esi, 0x2
    cmp esi, 0x100
    jne .L10
    jmp .L17
    nop
.L12:
    xor ecx, ecx
    xor eax, eax
    nop
.L13:
    mov edx, dword ptr [esp + 0x2c]
    lea edi, [esp + 0x30]
    movzx esi, word ptr [edx + 2*eax]
    mov edx, dword ptr [esp + 0x48]
.L14:
    mov ebx, dword ptr [edi]
    add edi, 0x4
    sub si, word ptr [ebx + 2*eax]
    add edx, -0x4
    jne .L14
    mov word ptr [esp + 0x20], si
    lea edx, [esp + 0x20]
    inc eax
    movzx edx, word ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x40]
    mov word ptr [esi + ecx], dx
    add ecx, 0x2
    cmp ecx, 0x100
    jne .L13
    jmp .L17
.L15:
    mov eax, 0xffffff00
    nop
.L16:
    mov ecx, dword ptr [esp + 0x2c]
    movzx ecx, word ptr [ecx + eax + 0x100]
    mov word ptr [esp + 0x20], cx
    lea ecx, [esp + 0x20]
    movzx ecx, word ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0x40]
    mov word ptr [edx + eax + 0x100], cx
    add eax, 0x2
    jne .L16
    nop
.L17:
    mov eax, dword ptr [esp + 0x44]
    mov ecx, dword ptr [esp + 0x4c]
    mov ebx, 0x2
    mov edi, dword ptr [eax + 0x2c]
    mov esi, dword ptr [eax + 0x28]
    mov dword ptr [esp + 0x30], ecx
    mov dword ptr [esp + 0x34], ecx
    cmp edi, 0x2
    cmovb ebx, edi
    test edi, edi
    je .L19
    xor edx, edx
    nop
.L18:
    movzx ecx, word ptr [esi + 2*edx]
    cmp ecx, 0x2ff
    ja .L41
    shl ecx, 0x8
    add ecx, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 4*edx + 0x30], ecx
    inc edx
    cmp ebx, edx
    jne .L18
.L19:
    mov ecx, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0x28], edi
    mov esi, 0x2
    mov dword ptr [esp + 0x54], edx
    mov dword ptr [esp + 0x50], ecx
    mov dword ptr [esp + 0x58], ebx
    mov ecx, dword ptr [eax + 0x38]
    mov edi, dword ptr [eax + 0x34]
    mov eax, dword ptr [esp + 0x4c]
    cmp ecx, 0x2
    mov dword ptr [esp + 0x20], eax
    mov dword ptr [esp + 0x24], eax
    cmovb esi, ecx
    test ecx, ecx
    je .L24
    xor edx, edx
    nop
.L20:
    movzx ecx, word ptr [edi + 2*edx]
    cmp ecx, 0x2ff
    ja .L41
    shl ecx, 0x8
    add ecx, eax
    mov dword ptr [esp + 4*edx + 0x20], ecx
    inc edx
    cmp esi, edx
    jne .L20
    cmp dword ptr [esp + 0x28], 0x0
    mov ecx, dword ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0x24]
    lea eax, [4*esi]
    mov dword ptr [esp + 0x48], eax
    mov dword ptr [esp + 0x34], edx
    mov dword ptr [esp + 0x30], ecx
    mov dword ptr [esp + 0x38], esi
    je .L27
    shl ebx, 0x2
    xor edi, edi
    xor esi, esi
    mov dword ptr [esp + 0x28], ebx
    nop
.L21:
    mov eax, dword ptr [esp + 0x2c]
    mov edx, ebx
    lea ebx, [esp + 0x50]
    movzx ecx, word ptr [eax + 2*esi + 0x100]
    nop
.L22:
    mov eax, dword ptr [ebx]
    add ebx, 0x4
    add cx, word ptr [eax + 2*esi]
    add edx, -0x4
    jne .L22
    mov edx, dword ptr [esp + 0x48]
    lea ebx, [esp + 0x30]
    nop
.L23:
    mov eax, dword ptr [ebx]
    add ebx, 0x4
    sub cx, word ptr [eax + 2*esi]
    add edx, -0x4
    jne .L23
    mov word ptr [esp + 0x20], cx
    lea eax, [esp + 0x20]
    inc esi
    movzx eax, word ptr [esp + 0x20]
    mov ecx, dword ptr [esp + 0x40]
    mov ebx, dword ptr [esp + 0x28]
    mov word ptr [ecx + edi + 0x100], ax
    add edi, 0x2
    cmp edi, 0x100
    jne .L21
    jmp .L32
    nop
.L24:
    cmp dword ptr [esp + 0x28], 0x0
    mov ecx, dword ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x34], edx
    mov dword ptr [esp + 0x30], ecx
    mov dword ptr [esp + 0x38], esi
    je .L30
    shl ebx, 0x2
    xor esi, esi
    xor ecx, ecx
    mov dword ptr [esp + 0x28], ebx
    nop
.L25:
    mov eax, dword ptr [esp + 0x2c]
    mov edx, ebx
    lea ebx, [esp + 0x50]
    movzx edi, word ptr [eax + 2*ecx + 0x100]
    nop
.L26:
    mov eax, dword ptr [ebx]
    add ebx, 0x4
    add di, word ptr [eax + 2*ecx]
    add edx, -0x4
    jne .L26
    mov word ptr [esp + 0x20], di
    lea eax, [esp + 0x20]
    inc ecx
    movzx eax, word ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0x40]
    mov ebx, dword ptr [esp + 0x28]
    mov word ptr [edx + esi + 0x100], ax
    add esi, 0x2
    cmp esi, 0x100
    jne .L25
    jmp .L32
    nop
.L27:
    xor ecx, ecx
    xor eax, eax
    nop
.L28:
    mov edx, dword ptr [esp + 0x2c]
    lea edi, [esp + 0x30]
    movzx esi, word ptr [edx + 2*eax + 0x100]
    mov edx, dword ptr [esp + 0x48]
    nop
.L29:
    mov ebx, dword ptr [edi]
    add edi, 0x4
    sub si, word ptr [ebx + 2*eax]
    add edx, -0x4
    jne .L29
    mov word ptr [esp + 0x20], si
    lea edx, [esp + 0x20]
    inc eax
    movzx edx, word ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x40]
    mov word ptr [esi + ecx + 0x100], dx
    add ecx, 0x2
    cmp ecx, 0x100
    jne .L28
    jmp .L32
.L30:
    mov eax, 0xffffff00
    nop
.L31:
    mov ecx, dword ptr [esp + 0x2c]
    movzx ecx, word ptr [ecx + eax + 0x200]
    mov word ptr [esp + 0x20], cx
    lea ecx, [esp + 0x20]
    movzx ecx, word ptr [esp + 0x20]
    mov edx, dword ptr [esp + 0x40]
    mov word ptr [edx + eax + 0x200], cx
    add eax, 0x2
    jne .L31
    nop
.L32:
    mov esi, dword ptr [esp + 0x60]
    add dword ptr [esp + 0x44], 0x48
    inc dword ptr [esp + 0x68]
    mov eax, 0xffffff80
    lea edi, [esp + 0x30]
    xor ebx, ebx
    mov dword ptr [esp + 0x30], 0x0
    jmp .L34
    nop
.L33:
    movzx edx, cx
    imul cx, word ptr [esi + 2*eax + 0x200]
    movsx ecx, cx
    imul ecx, edx
    add dword ptr [esp + 0x30], ecx
    inc eax
    je .L35
.L34:
    mov ecx, dword ptr [esp + 0x40]
    movzx ecx, word ptr [ecx + 2*eax + 0x100]
    test cx, cx
    cmovle ecx, ebx
    movsx edx, cx
    cmp edx, 0xff
    jl .L33
    mov ecx, 0xff
    jmp .L33
    nop
.L35:
    mov eax, 0xffffff80
    jmp .L37
    nop
.L36:
    movzx edx, cx
    imul cx, word ptr [esi + 2*eax + 0x300]
    movsx ecx, cx
    imul ecx, edx
    add dword ptr [esp + 0x30], ecx
    inc eax
    je .L1
.L37:
    mov ecx, dword ptr [esp + 0x40]
    movzx ecx, word ptr [ecx + 2*eax + 0x200]
    test cx, cx
    cmovle ecx, ebx
    movsx edx, cx
    cmp edx, 0xff
    jl .L36
    mov ecx, 0xff
    jmp .L36
.L38:
    call simd::kernels::simd::other
    jmp .L40
.L39:
    xor eax, eax
    xor edx, edx
.L40:
    lea esp, [ebp - 0xc]
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L41:
    mov ebx, dword ptr [esp + 0x5c]
    mov edx, 0x300
    lea eax, [ebx - 0x5514]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check

throughput:
    push ebp
    mov ebp, esp
    push ebx
    push edi
    push esi
    and esp, -0x40
    sub esp, 0x2c0
    mov ecx, dword ptr [ebp + 0x8]
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    cmp byte ptr [ecx + 0x14], 0x0
    jne .L38
    cmp dword ptr [ecx], 0x2
    jne .L38
    mov eax, dword ptr [ecx + 0xc]
    mov esi, dword ptr [ecx + 0x4]
    lea edi, [esp + 0x80]
    mov dword ptr [esp + 0x48], eax
    mov eax, dword ptr [ecx + 0x10]
    mov dword ptr [esp + 0x3c], eax
    mov eax, dword ptr [esi + 0xb00]
    mov dword ptr [esp + 0x84], 0x0
    mov dword ptr [esp + 0x80], 0x0
    mov dword ptr [esp + 0x4c], eax
    mov dword ptr [esp], edi
    mov dword ptr [esp + 0x8], 0x200
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp + 0x5c], ebx
    call memset
    mov ecx, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x28], edi
    lea eax, [esp + 0x28]
    test ecx, ecx
    je .L39
    mov eax, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x48]
    mov ebx, dword ptr [esp + 0x4c]
    xor edx, edx
    mov dword ptr [esp + 0x60], 0x0
    mov dword ptr [esp + 0x6c], esi
    mov dword ptr [esp + 0x38], eax
    lea eax, [ecx + 8*ecx]
    lea eax, [edi + 8*eax]
    mov dword ptr [esp + 0x68], eax
    lea eax, [esi + 0x300]
    mov dword ptr [esp + 0x70], eax
    lea eax, [esi + 0x400]
    mov dword ptr [esp + 0x64], eax
    xor eax, eax
    jmp .L2
    nop
.L1:
    mov edx, dword ptr [esp + 0x78]
    mov eax, dword ptr [esp + 0x28]
    xor ecx, ecx
    add edx, eax
    mov eax, edx
    mov edx, dword ptr [esp + 0x7c]
    adc edx, ecx
    cmp edi, dword ptr [esp + 0x68]
    je .L40
.L2:
    mov esi, dword ptr [edi + 0x8]
    mov dword ptr [esp + 0x7c], edx
    mov edx, dword ptr [edi + 0x4]
    mov ecx, 0x2
    mov dword ptr [esp + 0x28], ebx
    mov dword ptr [esp + 0x2c], ebx
    cmp esi, 0x2
    mov dword ptr [esp + 0x40], esi
    cmovb ecx, esi
    test esi, esi
    mov dword ptr [esp + 0x24], ecx
    je .L4
    xor esi, esi
    nop
.L3:
    movzx ecx, word ptr [edx + 2*esi]
    cmp ecx, 0x2ff
    ja .L41
    shl ecx, 0x8
    add ecx, ebx
    mov dword ptr [esp + 4*esi + 0x28], ecx
    inc esi
    cmp dword ptr [esp + 0x24], esi
    jne .L3
.L4:
    mov ecx, dword ptr [esp + 0x60]
    mov dword ptr [esp + 0x78], eax
    mov eax, dword ptr [esp + 0x70]
    mov edx, 0x2
    mov dword ptr [esp + 0x48], edi
    and ecx, 0x3
    shl ecx, 0x9
    add eax, ecx
    mov dword ptr [esp + 0x74], ecx
    mov ecx, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x3c], eax
    mov eax, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x54], ecx
    mov dword ptr [esp + 0x50], eax
    mov eax, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x58], eax
    mov eax, dword ptr [edi + 0x14]
    mov esi, dword ptr [edi + 0x10]
    mov dword ptr [esp + 0x18], ebx
    mov dword ptr [esp + 0x1c], ebx
    cmp eax, 0x2
    cmovb edx, eax
    test eax, eax
    je .L9
    xor edi, edi
    nop
.L5:
    movzx ecx, word ptr [esi + 2*edi]
    cmp ecx, 0x2ff
    ja .L41
    shl ecx, 0x8
    add ecx, ebx
    mov dword ptr [esp + 4*edi + 0x18], ecx
    inc edi
    cmp edx, edi
    jne .L5
    cmp dword ptr [esp + 0x40], 0x0
    mov esi, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x1c]
    lea eax, [4*edx]
    mov dword ptr [esp + 0x44], eax
    mov dword ptr [esp + 0x2c], ecx
    mov dword ptr [esp + 0x28], esi
    mov dword ptr [esp + 0x30], edx
    je .L12
    shl dword ptr [esp + 0x24], 0x2
    xor edx, edx
    xor esi, esi
    nop
.L6:
    mov eax, dword ptr [esp + 0x3c]
    lea ecx, [esp + 0x50]
    movzx edi, word ptr [eax + 2*esi]
    mov eax, dword ptr [esp + 0x24]
.L7:
    mov ebx, dword ptr [ecx]
    add ecx, 0x4
    add di, word ptr [ebx + 2*esi]
    add eax, -0x4
    jne .L7
    mov eax, dword ptr [esp + 0x44]
    lea ecx, [esp + 0x28]
    nop
.L8:
    mov ebx, dword ptr [ecx]
    add ecx, 0x4
    sub di, word ptr [ebx + 2*esi]
    add eax, -0x4
    jne .L8
    mov word ptr [esp + 0x18], di
    lea eax, [esp + 0x18]
    inc esi
    movzx eax, word ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x38]
    mov word ptr [ecx + edx], ax
    add edx, 0x2
    cmp edx, 0x100
    jne .L6
    jmp .L17
    nop
.L9:
    cmp dword ptr [esp + 0x40], 0x0
    mov eax, dword ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x2c], ecx
    mov dword ptr [esp + 0x28], eax
    mov dword ptr [esp + 0x30], edx
    je .L15
    shl dword ptr [esp + 0x24], 0x2
    xor edx, edx
    xor ecx, ecx
    nop
.L10:
    mov eax, dword ptr [esp + 0x3c]
    mov edi, dword ptr [esp + 0x24]
    movzx esi, word ptr [eax + 2*ecx]
    lea eax, [esp + 0x50]
.L11:
    mov ebx, dword ptr [eax]
    add eax, 0x4
    add si, word ptr [ebx + 2*ecx]
    add edi, -0x4
    jne .L11
    mov word ptr [esp + 0x18], si
    lea eax, [esp + 0x18]
    inc ecx
    movzx eax, word ptr [esp + 0x18]
    mov esi, dword ptr [esp + 0x38]
    mov word ptr [esi + edx], ax
    add edx, 0x2
    cmp edx, 0x100
    jne .L10
    jmp .L17
    nop
.L12:
    xor edx, edx
    xor eax, eax
    nop
.L13:
    mov ecx, dword ptr [esp + 0x3c]
    mov edi, dword ptr [esp + 0x44]
    lea ebx, [esp + 0x28]
    movzx esi, word ptr [ecx + 2*eax]
.L14:
    mov ecx, dword ptr [ebx]
    add ebx, 0x4
    sub si, word ptr [ecx + 2*eax]
    add edi, -0x4
    jne .L14
    mov word ptr [esp + 0x18], si
    lea ecx, [esp + 0x18]
    inc eax
    movzx ecx, word ptr [esp + 0x18]
    mov esi, dword ptr [esp + 0x38]
    mov word ptr [esi + edx], cx
    add edx, 0x2
    cmp edx, 0x100
    jne .L13
    jmp .L17
.L15:
    mov eax, 0xffffff00
    nop
.L16:
    mov ecx, dword ptr [esp + 0x3c]
    movzx ecx, word ptr [ecx + eax + 0x100]
    mov word ptr [esp + 0x18], cx
    lea ecx, [esp + 0x18]
    movzx ecx, word ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x38]
    mov word ptr [edx + eax + 0x100], cx
    add eax, 0x2
    jne .L16
    nop
.L17:
    mov eax, dword ptr [esp + 0x48]
    mov ebx, dword ptr [esp + 0x4c]
    mov edi, 0x2
    mov ecx, dword ptr [eax + 0x2c]
    mov edx, dword ptr [eax + 0x28]
    mov dword ptr [esp + 0x28], ebx
    mov dword ptr [esp + 0x2c], ebx
    cmp ecx, 0x2
    mov dword ptr [esp + 0x40], ecx
    cmovb edi, ecx
    test ecx, ecx
    je .L19
    xor esi, esi
    nop
.L18:
    movzx ecx, word ptr [edx + 2*esi]
    cmp ecx, 0x2ff
    ja .L41
    shl ecx, 0x8
    add ecx, ebx
    mov dword ptr [esp + 4*esi + 0x28], ecx
    inc esi
    cmp edi, esi
    jne .L18
.L19:
    mov ecx, dword ptr [esp + 0x28]
    mov edx, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x54], edx
    mov dword ptr [esp + 0x50], ecx
    mov dword ptr [esp + 0x58], edi
    mov edx, 0x2
    mov ecx, dword ptr [eax + 0x38]
    mov esi, dword ptr [eax + 0x34]
    mov dword ptr [esp + 0x18], ebx
    mov dword ptr [esp + 0x1c], ebx
    cmp ecx, 0x2
    cmovb edx, ecx
    test ecx, ecx
    je .L24
    mov dword ptr [esp + 0x24], edi
    xor edi, edi
    nop
.L20:
    movzx ecx, word ptr [esi + 2*edi]
    cmp ecx, 0x2ff
    ja .L41
    shl ecx, 0x8
    add ecx, ebx
    mov dword ptr [esp + 4*edi + 0x18], ecx
    inc edi
    cmp edx, edi
    jne .L20
    cmp dword ptr [esp + 0x40], 0x0
    mov ecx, dword ptr [esp + 0x18]
    mov esi, dword ptr [esp + 0x1c]
    lea eax, [4*edx]
    mov dword ptr [esp + 0x44], eax
    mov dword ptr [esp + 0x2c], esi
    mov dword ptr [esp + 0x28], ecx
    mov dword ptr [esp + 0x30], edx
    je .L27
    shl dword ptr [esp + 0x24], 0x2
    xor edx, edx
    xor esi, esi
    nop
.L21:
    mov eax, dword ptr [esp + 0x3c]
    mov ebx, dword ptr [esp + 0x24]
    lea ecx, [esp + 0x50]
    movzx edi, word ptr [eax + 2*esi + 0x100]
    nop
.L22:
    mov eax, dword ptr [ecx]
    add ecx, 0x4
    add di, word ptr [eax + 2*esi]
    add ebx, -0x4
    jne .L22
    mov ebx, dword ptr [esp + 0x44]
    lea ecx, [esp + 0x28]
    nop
.L23:
    mov eax, dword ptr [ecx]
    add ecx, 0x4
    sub di, word ptr [eax + 2*esi]
    add ebx, -0x4
    jne .L23
    mov word ptr [esp + 0x18], di
    lea eax, [esp + 0x18]
    inc esi
    movzx eax, word ptr [esp + 0x18]
    mov ecx, dword ptr [esp + 0x38]
    mov word ptr [ecx + edx + 0x100], ax
    add edx, 0x2
    cmp edx, 0x100
    jne .L21
    jmp .L32
    nop
.L24:
    cmp dword ptr [esp + 0x40], 0x0
    mov ecx, dword ptr [esp + 0x18]
    mov esi, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x2c], esi
    mov dword ptr [esp + 0x28], ecx
    mov dword ptr [esp + 0x30], edx
    je .L30
    shl edi, 0x2
    xor edx, edx
    xor ecx, ecx
    mov dword ptr [esp + 0x24], edi
    nop
.L25:
    mov eax, dword ptr [esp + 0x3c]
    mov edi, dword ptr [esp + 0x24]
    lea ebx, [esp + 0x50]
    movzx esi, word ptr [eax + 2*ecx + 0x100]
    nop
.L26:
    mov eax, dword ptr [ebx]
    add ebx, 0x4
    add si, word ptr [eax + 2*ecx]
    add edi, -0x4
    jne .L26
    mov word ptr [esp + 0x18], si
    lea eax, [esp + 0x18]
    inc ecx
    movzx eax, word ptr [esp + 0x18]
    mov esi, dword ptr [esp + 0x38]
    mov word ptr [esi + edx + 0x100], ax
    add edx, 0x2
    cmp edx, 0x100
    jne .L25
    jmp .L32
    nop
.L27:
    xor edx, edx
    xor eax, eax
    nop
.L28:
    mov ecx, dword ptr [esp + 0x3c]
    mov edi, dword ptr [esp + 0x44]
    movzx esi, word ptr [ecx + 2*eax + 0x100]
    lea ecx, [esp + 0x28]
    nop
.L29:
    mov ebx, dword ptr [ecx]
    add ecx, 0x4
    sub si, word ptr [ebx + 2*eax]
    add edi, -0x4
    jne .L29
    mov word ptr [esp + 0x18], si
    lea ecx, [esp + 0x18]
    inc eax
    movzx ecx, word ptr [esp + 0x18]
    mov esi, dword ptr [esp + 0x38]
    mov word ptr [esi + edx + 0x100], cx
    add edx, 0x2
    cmp edx, 0x100
    jne .L28
    jmp .L32
.L30:
    mov esi, dword ptr [esp + 0x74]
    mov eax, 0xffffff00
    add esi, dword ptr [esp + 0x64]
    nop
.L31:
    movzx ecx, word ptr [esi + eax + 0x100]
    mov word ptr [esp + 0x18], cx
    lea ecx, [esp + 0x18]
    movzx ecx, word ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x38]
    mov word ptr [edx + eax + 0x200], cx
    add eax, 0x2
    jne .L31
    nop
.L32:
    mov edi, dword ptr [esp + 0x48]
    mov esi, dword ptr [esp + 0x6c]
    mov ebx, dword ptr [esp + 0x4c]
    inc dword ptr [esp + 0x60]
    mov eax, 0xffffff80
    mov dword ptr [esp + 0x28], 0x0
    add edi, 0x48
    jmp .L34
    nop
.L33:
    movzx edx, cx
    imul cx, word ptr [esi + 2*eax + 0x200]
    movsx ecx, cx
    imul ecx, edx
    add dword ptr [esp + 0x28], ecx
    lea ecx, [esp + 0x28]
    inc eax
    je .L35
.L34:
    mov ecx, dword ptr [esp + 0x38]
    mov edx, 0x0
    movzx ecx, word ptr [ecx + 2*eax + 0x100]
    test cx, cx
    cmovle ecx, edx
    movsx edx, cx
    cmp edx, 0xff
    jl .L33
    mov ecx, 0xff
    jmp .L33
    nop
.L35:
    mov eax, 0xffffff80
    jmp .L37
    nop
.L36:
    movzx edx, cx
    imul cx, word ptr [esi + 2*eax + 0x300]
    movsx ecx, cx
    imul ecx, edx
    add dword ptr [esp + 0x28], ecx
    lea ecx, [esp + 0x28]
    inc eax
    je .L1
.L37:
    mov ecx, dword ptr [esp + 0x38]
    mov edx, 0x0
    movzx ecx, word ptr [ecx + 2*eax + 0x200]
    test cx, cx
    cmovle ecx, edx
    movsx edx, cx
    cmp edx, 0xff
    jl .L36
    mov ecx, 0xff
    jmp .L36
.L38:
    call simd::kernels::simd::other
    jmp .L40
.L39:
    xor eax, eax
    xor edx, edx
.L40:
    lea esp, [ebp - 0xc]
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L41:
    mov ebx, dword ptr [esp + 0x5c]
    mov edx, 0x300
    lea eax, [ebx - 0x5514]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
