# The kernels of popcount/sparse, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm popcount/sparse --target i686
# binary: sha256 2681e56bbcf684112d49ce1fce9e75ae9c059489f2f43efa4ad3e224278511cc
# latency: 99 instructions in 312 bytes; innermost loops: .L2 of 10, .L6 of 10
# throughput: 452 instructions in 1290 bytes; innermost loops: .L3 of 10, .L8 of 10, .L13 of 10, .L15 of 10, .L17 of 10, .L19 of 10, .L21 of 10, .L23 of 10, .L25 of 10, .L27 of 10, .L32 of 10, .L34 of 10, .L36 of 10, .L38 of 10, .L40 of 10, .L42 of 10, .L44 of 10, .L46 of 10
# mix of 551 instructions: 222 mov, 48 add, 46 and, 43 xor, 40 or, 30 je, 24 inc, 20 adc, 20 jne, 12 jmp, 8 cmp, 8 pop, 8 push, 6 lea, 4 shr, 2 jae, 2 ret, 2 setb, 2 shl, 2 sub, 2 test

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x1c
    mov eax, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp], 0x0
    mov edx, dword ptr [eax + 0x8]
    mov esi, dword ptr [eax + 0x4]
    mov eax, esp
    mov eax, 0x0
    test edx, edx
    je .L3
    mov eax, dword ptr [esp]
    xor ebx, ebx
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x14], eax
    lea eax, [esi + 8*edx]
    mov dword ptr [esp + 0x10], eax
    xor eax, eax
    jmp .L1
    nop
.L0:
    add eax, edi
    and edi, dword ptr [esp + 0x14]
    add esi, 0x8
    cmp esi, dword ptr [esp + 0x10]
    mov ebx, edi
    je .L3
.L1:
    mov ebp, dword ptr [esp + 0xc]
    xor ebx, dword ptr [esi]
    xor ebp, dword ptr [esi + 0x4]
    mov edi, ebx
    or edi, ebp
    mov edi, 0x0
    je .L0
    xor edi, edi
    nop
.L2:
    mov edx, ebx
    mov ecx, ebp
    add edx, -0x1
    adc ecx, -0x1
    and ebx, edx
    inc edi
    and ebp, ecx
    mov edx, ebx
    or edx, ebp
    jne .L2
    jmp .L0
.L3:
    mov dword ptr [esp + 0x18], eax
    mov eax, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp], 0x0
    mov ecx, esp
    mov edx, dword ptr [eax + 0x14]
    mov esi, dword ptr [eax + 0x10]
    mov eax, 0x0
    test edx, edx
    je .L7
    mov eax, dword ptr [esp]
    xor ebp, ebp
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x14], eax
    lea eax, [esi + 8*edx]
    mov dword ptr [esp + 0x10], eax
    xor eax, eax
    jmp .L5
    nop
.L4:
    add eax, edx
    and edx, dword ptr [esp + 0x14]
    add esi, 0x8
    cmp esi, dword ptr [esp + 0x10]
    mov ebp, edx
    je .L7
.L5:
    mov ebx, dword ptr [esp + 0xc]
    xor ebp, dword ptr [esi]
    mov edx, 0x0
    xor ebx, dword ptr [esi + 0x4]
    mov ecx, ebp
    or ecx, ebx
    je .L4
    xor edx, edx
    nop
.L6:
    mov ecx, ebp
    mov edi, ebx
    add ecx, -0x1
    adc edi, -0x1
    and ebp, ecx
    inc edx
    and ebx, edi
    mov ecx, ebp
    or ecx, ebx
    jne .L6
    jmp .L4
.L7:
    xor edx, edx
    add eax, dword ptr [esp + 0x18]
    setb dl
    add esp, 0x1c
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
    sub esp, 0x30
    mov eax, dword ptr [esp + 0x44]
    xor edx, edx
    mov edi, dword ptr [eax + 0x4]
    mov eax, dword ptr [eax + 0x8]
    cmp eax, 0x8
    mov dword ptr [esp + 0x8], eax
    jae .L10
.L0:
    mov eax, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0xc], edx
    lea ecx, [8*eax]
    and ecx, 0x38
    je .L4
    and eax, 0xffffff8
    shr ecx, 0x3
    xor edx, edx
    lea eax, [edi + 8*eax]
    mov dword ptr [esp], eax
    jmp .L2
    nop
.L1:
    add dword ptr [esp + 0xc], ebx
    inc edx
    cmp edx, ecx
    je .L4
.L2:
    mov eax, dword ptr [esp]
    mov esi, dword ptr [eax + 8*edx]
    mov eax, dword ptr [eax + 8*edx + 0x4]
    mov ebx, esi
    or ebx, eax
    mov ebx, 0x0
    je .L1
    xor ebx, ebx
.L3:
    mov ebp, esi
    mov edi, eax
    add ebp, -0x1
    adc edi, -0x1
    and esi, ebp
    inc ebx
    and eax, edi
    mov ebp, esi
    or ebp, eax
    jne .L3
    jmp .L1
.L4:
    mov eax, dword ptr [esp + 0x44]
    mov ecx, dword ptr [eax + 0x14]
    mov ebp, dword ptr [eax + 0x10]
    xor eax, eax
    cmp ecx, 0x8
    mov dword ptr [esp + 0x2c], ecx
    jae .L28
.L5:
    mov ecx, dword ptr [esp + 0x2c]
    lea edx, [8*ecx]
    and edx, 0x38
    je .L9
    and ecx, 0xffffff8
    shr edx, 0x3
    xor esi, esi
    lea ecx, [ebp + 8*ecx]
    mov dword ptr [esp], edx
    mov dword ptr [esp + 0x4], ecx
    jmp .L7
    nop
.L6:
    mov edx, dword ptr [esp]
    inc esi
    add eax, ebp
    cmp esi, edx
    je .L9
.L7:
    mov edx, dword ptr [esp + 0x4]
    mov ecx, dword ptr [edx + 8*esi]
    mov edx, dword ptr [edx + 8*esi + 0x4]
    mov ebp, ecx
    or ebp, edx
    mov ebp, 0x0
    je .L6
    xor ebp, ebp
    nop
.L8:
    mov edi, ecx
    mov ebx, edx
    add edi, -0x1
    adc ebx, -0x1
    and ecx, edi
    inc ebp
    and edx, ebx
    mov edi, ecx
    or edi, edx
    jne .L8
    jmp .L6
.L9:
    xor edx, edx
    add eax, dword ptr [esp + 0xc]
    setb dl
    add esp, 0x30
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L10:
    mov eax, dword ptr [esp + 0x8]
    xor ecx, ecx
    mov dword ptr [esp + 0x10], edi
    shr eax, 0x3
    mov dword ptr [esp + 0xc], eax
    xor eax, eax
    jmp .L12
    nop
.L11:
    mov esi, dword ptr [esp + 0x18]
    mov eax, dword ptr [esp + 0x14]
    add esi, ecx
    mov ecx, dword ptr [esp + 0x20]
    add ebx, dword ptr [esp + 0x28]
    add ecx, eax
    mov eax, dword ptr [esp + 0x1c]
    mov edi, dword ptr [esp + 0x10]
    add ecx, eax
    mov eax, dword ptr [esp + 0x24]
    add edx, eax
    mov eax, dword ptr [esp + 0x4]
    add esi, ebx
    add ecx, esi
    inc eax
    add edx, ecx
    cmp eax, dword ptr [esp + 0xc]
    mov ecx, edx
    je .L0
.L12:
    mov dword ptr [esp + 0x28], ecx
    mov ecx, eax
    mov dword ptr [esp + 0x4], eax
    mov ebx, 0x0
    shl ecx, 0x6
    mov eax, dword ptr [edi + ecx]
    mov ebp, ecx
    mov ecx, dword ptr [edi + ecx + 0x4]
    mov edx, eax
    or edx, ecx
    je .L14
    xor ebx, ebx
    nop
.L13:
    mov edx, eax
    mov esi, ecx
    add edx, -0x1
    adc esi, -0x1
    and eax, edx
    inc ebx
    and ecx, esi
    mov edx, eax
    or edx, ecx
    jne .L13
.L14:
    add ebp, edi
    xor esi, esi
    mov dword ptr [esp], ebp
    mov ecx, dword ptr [ebp + 0x8]
    mov eax, dword ptr [ebp + 0xc]
    mov edx, ecx
    mov ebp, 0x0
    or edx, eax
    je .L16
    xor ebp, ebp
    nop
.L15:
    mov edx, ecx
    mov edi, eax
    add edx, -0x1
    adc edi, -0x1
    and ecx, edx
    inc ebp
    and eax, edi
    mov edx, ecx
    or edx, eax
    jne .L15
.L16:
    mov ecx, dword ptr [esp]
    mov dword ptr [esp + 0x24], ebx
    mov eax, dword ptr [ecx + 0x10]
    mov ecx, dword ptr [ecx + 0x14]
    mov edx, eax
    or edx, ecx
    je .L18
    xor esi, esi
    nop
.L17:
    mov edx, eax
    mov edi, ecx
    add edx, -0x1
    adc edi, -0x1
    and eax, edx
    inc esi
    and ecx, edi
    mov edx, eax
    or edx, ecx
    jne .L17
.L18:
    mov eax, dword ptr [esp]
    mov edx, 0x0
    mov ecx, dword ptr [eax + 0x18]
    mov eax, dword ptr [eax + 0x1c]
    mov edi, ecx
    or edi, eax
    je .L20
    xor edx, edx
    nop
.L19:
    mov edi, ecx
    mov ebx, eax
    add edi, -0x1
    adc ebx, -0x1
    and ecx, edi
    inc edx
    and eax, ebx
    mov edi, ecx
    or edi, eax
    jne .L19
.L20:
    mov dword ptr [esp + 0x14], edx
    mov edx, dword ptr [esp]
    mov dword ptr [esp + 0x20], esi
    mov dword ptr [esp + 0x1c], ebp
    mov esi, 0x0
    mov eax, dword ptr [edx + 0x20]
    mov ecx, dword ptr [edx + 0x24]
    mov edi, eax
    or edi, ecx
    je .L22
    xor esi, esi
    nop
.L21:
    mov edi, eax
    mov ebx, ecx
    add edi, -0x1
    adc ebx, -0x1
    and eax, edi
    inc esi
    and ecx, ebx
    mov edi, eax
    or edi, ecx
    jne .L21
.L22:
    mov dword ptr [esp + 0x18], esi
    mov esi, dword ptr [edx + 0x28]
    xor ebx, ebx
    mov ebp, dword ptr [edx + 0x2c]
    mov ecx, esi
    or ecx, ebp
    mov ecx, 0x0
    je .L24
    xor ecx, ecx
    nop
.L23:
    mov eax, esi
    mov edi, ebp
    add eax, -0x1
    adc edi, -0x1
    and esi, eax
    inc ecx
    and ebp, edi
    mov eax, esi
    or eax, ebp
    jne .L23
.L24:
    mov eax, dword ptr [edx + 0x30]
    mov edi, dword ptr [edx + 0x34]
    mov esi, eax
    or esi, edi
    je .L26
    xor ebx, ebx
    nop
.L25:
    mov esi, eax
    mov ebp, edi
    add esi, -0x1
    adc ebp, -0x1
    and eax, esi
    inc ebx
    and edi, ebp
    mov esi, eax
    or esi, edi
    jne .L25
.L26:
    mov eax, dword ptr [edx + 0x38]
    mov edi, dword ptr [edx + 0x3c]
    mov esi, eax
    xor edx, edx
    or esi, edi
    je .L11
    nop
.L27:
    mov esi, eax
    mov ebp, edi
    add esi, -0x1
    adc ebp, -0x1
    and eax, esi
    inc edx
    and edi, ebp
    mov esi, eax
    or esi, edi
    jne .L27
    jmp .L11
.L28:
    mov eax, dword ptr [esp + 0x2c]
    xor ecx, ecx
    xor edx, edx
    mov dword ptr [esp + 0x10], ebp
    shr eax, 0x3
    mov dword ptr [esp + 0x8], eax
    jmp .L31
    nop
.L29:
    xor eax, eax
.L30:
    add ecx, dword ptr [esp + 0x28]
    mov edi, dword ptr [esp + 0x18]
    add edi, esi
    mov edx, dword ptr [esp + 0x20]
    mov ebp, dword ptr [esp + 0x10]
    add edi, ecx
    mov ecx, dword ptr [esp + 0x14]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x1c]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x24]
    add eax, ecx
    mov ecx, dword ptr [esp + 0x4]
    add edx, edi
    add eax, edx
    mov edx, eax
    inc ecx
    cmp ecx, dword ptr [esp + 0x8]
    je .L5
.L31:
    mov edi, ecx
    mov dword ptr [esp + 0x28], edx
    mov dword ptr [esp + 0x4], ecx
    mov ebx, 0x0
    shl edi, 0x6
    mov eax, dword ptr [ebp + edi]
    mov ecx, dword ptr [ebp + edi + 0x4]
    mov edx, eax
    or edx, ecx
    je .L33
    xor ebx, ebx
    nop
.L32:
    mov edx, eax
    mov esi, ecx
    add edx, -0x1
    adc esi, -0x1
    and eax, edx
    inc ebx
    and ecx, esi
    mov edx, eax
    or edx, ecx
    jne .L32
.L33:
    add edi, ebp
    xor ebp, ebp
    mov dword ptr [esp], edi
    mov ecx, dword ptr [edi + 0x8]
    mov eax, dword ptr [edi + 0xc]
    mov edx, ecx
    mov edi, 0x0
    or edx, eax
    je .L35
    xor edi, edi
    nop
.L34:
    mov edx, ecx
    mov esi, eax
    add edx, -0x1
    adc esi, -0x1
    and ecx, edx
    inc edi
    and eax, esi
    mov edx, ecx
    or edx, eax
    jne .L34
.L35:
    mov dword ptr [esp + 0x1c], edi
    mov edi, dword ptr [esp]
    mov eax, dword ptr [edi + 0x10]
    mov ecx, dword ptr [edi + 0x14]
    mov edx, eax
    or edx, ecx
    je .L37
    xor ebp, ebp
    nop
.L36:
    mov edx, eax
    mov esi, ecx
    add edx, -0x1
    adc esi, -0x1
    and eax, edx
    inc ebp
    and ecx, esi
    mov edx, eax
    or edx, ecx
    jne .L36
.L37:
    mov ecx, dword ptr [edi + 0x18]
    mov eax, dword ptr [edi + 0x1c]
    mov edx, ecx
    mov edi, 0x0
    or edx, eax
    je .L39
    xor edi, edi
    nop
.L38:
    mov edx, ecx
    mov esi, eax
    add edx, -0x1
    adc esi, -0x1
    and ecx, edx
    inc edi
    and eax, esi
    mov edx, ecx
    or edx, eax
    jne .L38
.L39:
    mov dword ptr [esp + 0x14], edi
    mov edi, dword ptr [esp]
    mov dword ptr [esp + 0x24], ebx
    mov ebx, 0x0
    mov eax, dword ptr [edi + 0x20]
    mov ecx, dword ptr [edi + 0x24]
    mov edx, eax
    or edx, ecx
    je .L41
    xor ebx, ebx
    nop
.L40:
    mov edx, eax
    mov esi, ecx
    add edx, -0x1
    adc esi, -0x1
    and eax, edx
    inc ebx
    and ecx, esi
    mov edx, eax
    or edx, ecx
    jne .L40
.L41:
    mov dword ptr [esp + 0x18], ebx
    mov eax, dword ptr [edi + 0x28]
    xor ecx, ecx
    mov ebx, dword ptr [edi + 0x2c]
    mov esi, eax
    or esi, ebx
    mov esi, 0x0
    je .L43
    xor esi, esi
    nop
.L42:
    mov edi, eax
    mov edx, ebx
    add edi, -0x1
    adc edx, -0x1
    and eax, edi
    inc esi
    and ebx, edx
    mov edi, eax
    or edi, ebx
    jne .L42
.L43:
    mov edx, dword ptr [esp]
    mov dword ptr [esp + 0x20], ebp
    mov eax, dword ptr [edx + 0x30]
    mov edx, dword ptr [edx + 0x34]
    mov edi, eax
    or edi, edx
    je .L45
    xor ecx, ecx
    nop
.L44:
    mov edi, eax
    mov ebx, edx
    add edi, -0x1
    adc ebx, -0x1
    and eax, edi
    inc ecx
    and edx, ebx
    mov edi, eax
    or edi, edx
    jne .L44
.L45:
    mov eax, dword ptr [esp]
    mov edx, dword ptr [eax + 0x38]
    mov ebp, dword ptr [eax + 0x3c]
    mov eax, edx
    or eax, ebp
    je .L29
    xor eax, eax
    nop
.L46:
    mov ebx, edx
    mov edi, ebp
    add ebx, -0x1
    adc edi, -0x1
    and edx, ebx
    inc eax
    and ebp, edi
    mov ebx, edx
    or ebx, ebp
    jne .L46
    jmp .L30
