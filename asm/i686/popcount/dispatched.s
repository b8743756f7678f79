# The kernels of popcount/dispatched, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm popcount/dispatched --target i686
# binary: sha256 2681e56bbcf684112d49ce1fce9e75ae9c059489f2f43efa4ad3e224278511cc
# latency: 192 instructions in 752 bytes; innermost loops: .L1 of 67, .L7 of 68
# throughput: 358 instructions in 1359 bytes; innermost loops: .L2 of 64, .L9 of 64, .L19 of 58, .L26 of 58
# mix of 550 instructions: 162 mov, 36 movdqa, 32 add, 26 xor, 24 je, 24 pand, 22 cmp, 20 jmp, 18 cpuid, 18 movd, 18 psrlw, 18 xchg, 12 and, 12 movzx, 12 paddb, 12 popcnt, 10 pop, 10 shr, 8 jne, 8 push, 6 lea, 6 psadbw, 6 psubb, 6 punpckldq, 6 pxor, 2 call, 2 dec, 2 inc, 2 jae, 2 ret, 2 setb, 2 shl, 2 sub, 2 test

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x24
    mov eax, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x8], 0x0
    call .L0
.L0:
    pop edx
    mov esi, 0x0
    add edx, _GLOBAL_OFFSET_TABLE_
    mov ecx, dword ptr [eax + 0x8]
    mov edi, dword ptr [eax + 0x4]
    lea eax, [esp + 0x8]
    xor eax, eax
    test ecx, ecx
    je .L6
    mov esi, dword ptr [esp + 0x8]
    movdqa xmm0, xmmword ptr [edx + .C0]
    movdqa xmm1, xmmword ptr [edx + .C1]
    movdqa xmm2, xmmword ptr [edx + .C2]
    shl ecx, 0x3
    pxor xmm3, xmm3
    xor ebx, ebx
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp + 0x18], esi
    xor esi, esi
    jmp .L3
    nop
.L1:
    popcnt ebx, ebx
    popcnt ebp, ebp
    add ebx, ebp
.L2:
    mov ecx, dword ptr [esp + 0x1c]
    add esi, ebx
    and ebx, dword ptr [esp + 0x18]
    add edi, 0x8
    add ecx, -0x8
    je .L6
.L3:
    mov dword ptr [esp + 0x1c], ecx
    mov ebp, dword ptr [edi + 0x4]
    xor ebx, dword ptr [edi]
    movzx ecx, byte ptr [edx + plywright::cpu::has_popcnt::STORAGE.0]
    cmp cl, 0x1
    je .L1
    movzx ecx, cl
    cmp ecx, 0xff
    je .L5
.L4:
    xor ebp, dword ptr [esp + 0x4]
    movd xmm4, ebx
    movd xmm5, ebp
    punpckldq xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x1
    pand xmm5, xmm0
    psubb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm4, 0x2
    pand xmm5, xmm1
    pand xmm4, xmm1
    paddb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x4
    paddb xmm5, xmm4
    pand xmm5, xmm2
    psadbw xmm5, xmm3
    movd ebx, xmm5
    jmp .L2
.L5:
    mov dword ptr [esp + 0x14], edx
    mov dword ptr [esp + 0x10], esi
    mov eax, 0x1
    mov ecx, dword ptr [esp + 0x4]
    mov esi, ebx
    cpuid
    xchg esi, ebx
    mov dword ptr [esp], ecx
    mov eax, 0x7
    mov ecx, dword ptr [esp + 0x4]
    mov esi, ebx
    cpuid
    xchg esi, ebx
    mov eax, 0x7
    mov ecx, 0x1
    mov esi, ebx
    cpuid
    xchg esi, ebx
    xor eax, eax
    mov ecx, dword ptr [esp]
    mov esi, dword ptr [esp + 0x10]
    mov edx, dword ptr [esp + 0x14]
    and ecx, 0x800000
    mov dword ptr [esp], ecx
    shr ecx, 0x17
    cmp dword ptr [esp], 0x0
    mov byte ptr [edx + plywright::cpu::has_popcnt::STORAGE.0], cl
    jne .L1
    jmp .L4
.L6:
    mov ecx, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x8], 0x0
    mov ebp, dword ptr [ecx + 0x14]
    mov edi, dword ptr [ecx + 0x10]
    lea ecx, [esp + 0x8]
    test ebp, ebp
    je .L12
    mov eax, dword ptr [esp + 0x8]
    movdqa xmm0, xmmword ptr [edx + .C0]
    movdqa xmm1, xmmword ptr [edx + .C1]
    movdqa xmm2, xmmword ptr [edx + .C2]
    shl ebp, 0x3
    pxor xmm3, xmm3
    xor ebx, ebx
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp + 0x18], eax
    xor eax, eax
    jmp .L9
    nop
.L7:
    popcnt ebx, ebx
    popcnt ebp, ebp
    add ebx, ebp
.L8:
    mov ebp, dword ptr [esp + 0x1c]
    add eax, ebx
    and ebx, dword ptr [esp + 0x18]
    add edi, 0x8
    add ebp, -0x8
    je .L12
.L9:
    mov dword ptr [esp + 0x1c], ebp
    mov ebp, dword ptr [edi + 0x4]
    xor ebx, dword ptr [edi]
    movzx ecx, byte ptr [edx + plywright::cpu::has_popcnt::STORAGE.0]
    cmp cl, 0x1
    je .L7
    movzx ecx, cl
    cmp ecx, 0xff
    je .L11
.L10:
    xor ebp, dword ptr [esp + 0x4]
    movd xmm4, ebx
    movd xmm5, ebp
    punpckldq xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x1
    pand xmm5, xmm0
    psubb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm4, 0x2
    pand xmm5, xmm1
    pand xmm4, xmm1
    paddb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x4
    paddb xmm5, xmm4
    pand xmm5, xmm2
    psadbw xmm5, xmm3
    movd ebx, xmm5
    jmp .L8
.L11:
    mov dword ptr [esp + 0x20], eax
    mov dword ptr [esp + 0x14], edx
    mov dword ptr [esp + 0x10], esi
    mov ecx, dword ptr [esp + 0x4]
    mov eax, 0x1
    mov esi, ebx
    cpuid
    xchg esi, ebx
    mov dword ptr [esp], ecx
    mov eax, 0x7
    mov ecx, dword ptr [esp + 0x4]
    mov esi, ebx
    cpuid
    xchg esi, ebx
    mov eax, 0x7
    mov ecx, 0x1
    mov esi, ebx
    cpuid
    xchg esi, ebx
    mov ecx, dword ptr [esp]
    mov esi, dword ptr [esp + 0x10]
    mov edx, dword ptr [esp + 0x14]
    mov eax, dword ptr [esp + 0x20]
    and ecx, 0x800000
    mov dword ptr [esp], ecx
    shr ecx, 0x17
    cmp dword ptr [esp], 0x0
    mov byte ptr [edx + plywright::cpu::has_popcnt::STORAGE.0], cl
    jne .L7
    jmp .L10
.L12:
    xor edx, edx
    add eax, esi
    setb dl
    add esp, 0x24
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.C0 = 0x5555555555555555 0x5555555555555555
.C1 = 0x3333333333333333 0x3333333333333333
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f

throughput:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x24
    mov eax, dword ptr [esp + 0x38]
    call .L0
.L0:
    pop edx
    add edx, _GLOBAL_OFFSET_TABLE_
    mov ecx, dword ptr [eax + 0x4]
    mov eax, dword ptr [eax + 0x8]
    mov dword ptr [esp + 0x10], ecx
    xor ecx, ecx
    cmp eax, 0x8
    mov dword ptr [esp + 0x14], eax
    jae .L15
.L1:
    mov eax, dword ptr [esp + 0x14]
    lea ebp, [8*eax]
    and ebp, 0x38
    je .L7
    mov esi, dword ptr [esp + 0x10]
    movdqa xmm0, xmmword ptr [edx + .C0]
    movdqa xmm1, xmmword ptr [edx + .C1]
    movdqa xmm2, xmmword ptr [edx + .C2]
    and eax, 0xffffff8
    shr ebp, 0x3
    pxor xmm3, xmm3
    lea esi, [esi + 8*eax]
    jmp .L4
    nop
.L2:
    popcnt ebx, ebx
    popcnt edi, edi
    add edi, ebx
.L3:
    add ecx, edi
    add esi, 0x8
    dec ebp
    je .L7
.L4:
    mov ebx, dword ptr [esi]
    mov edi, dword ptr [esi + 0x4]
    movzx eax, byte ptr [edx + plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L2
    movzx eax, al
    cmp eax, 0xff
    je .L6
.L5:
    movd xmm4, ebx
    movd xmm5, edi
    punpckldq xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x1
    pand xmm5, xmm0
    psubb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm4, 0x2
    pand xmm5, xmm1
    pand xmm4, xmm1
    paddb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x4
    paddb xmm5, xmm4
    pand xmm5, xmm2
    psadbw xmm5, xmm3
    movd edi, xmm5
    jmp .L3
.L6:
    mov dword ptr [esp + 0x18], ecx
    mov dword ptr [esp + 0x8], edx
    mov dword ptr [esp + 0xc], ebp
    mov eax, 0x1
    xor ecx, ecx
    mov ebp, ebx
    cpuid
    xchg ebp, ebx
    mov dword ptr [esp], ecx
    xor ecx, ecx
    mov eax, 0x7
    mov ebp, ebx
    cpuid
    xchg ebp, ebx
    mov eax, 0x7
    mov ecx, 0x1
    mov ebp, ebx
    cpuid
    xchg ebp, ebx
    mov eax, dword ptr [esp]
    mov ebp, dword ptr [esp + 0xc]
    mov ecx, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x8]
    and eax, 0x800000
    mov dword ptr [esp], eax
    shr eax, 0x17
    cmp dword ptr [esp], 0x0
    mov byte ptr [edx + plywright::cpu::has_popcnt::STORAGE.0], al
    jne .L2
    jmp .L5
.L7:
    mov eax, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x18], ecx
    mov esi, dword ptr [eax + 0x14]
    mov ecx, dword ptr [eax + 0x10]
    xor eax, eax
    cmp esi, 0x8
    mov dword ptr [esp + 0x10], ecx
    mov dword ptr [esp + 0x14], esi
    jae .L22
.L8:
    mov ecx, dword ptr [esp + 0x14]
    lea ebp, [8*ecx]
    and ebp, 0x38
    je .L14
    mov esi, dword ptr [esp + 0x10]
    movdqa xmm0, xmmword ptr [edx + .C0]
    movdqa xmm1, xmmword ptr [edx + .C1]
    movdqa xmm2, xmmword ptr [edx + .C2]
    and ecx, 0xffffff8
    shr ebp, 0x3
    pxor xmm3, xmm3
    lea esi, [esi + 8*ecx]
    jmp .L11
    nop
.L9:
    popcnt ebx, ebx
    popcnt edi, edi
    add edi, ebx
.L10:
    add eax, edi
    add esi, 0x8
    dec ebp
    je .L14
.L11:
    mov ebx, dword ptr [esi]
    mov edi, dword ptr [esi + 0x4]
    movzx ecx, byte ptr [edx + plywright::cpu::has_popcnt::STORAGE.0]
    cmp cl, 0x1
    je .L9
    movzx ecx, cl
    cmp ecx, 0xff
    je .L13
.L12:
    movd xmm4, ebx
    movd xmm5, edi
    punpckldq xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x1
    pand xmm5, xmm0
    psubb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm4, 0x2
    pand xmm5, xmm1
    pand xmm4, xmm1
    paddb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x4
    paddb xmm5, xmm4
    pand xmm5, xmm2
    psadbw xmm5, xmm3
    movd edi, xmm5
    jmp .L10
.L13:
    mov dword ptr [esp + 0x1c], eax
    mov dword ptr [esp + 0x8], edx
    mov dword ptr [esp + 0xc], ebp
    xor ecx, ecx
    mov eax, 0x1
    mov ebp, ebx
    cpuid
    xchg ebp, ebx
    mov dword ptr [esp], ecx
    mov eax, 0x7
    xor ecx, ecx
    mov ebp, ebx
    cpuid
    xchg ebp, ebx
    mov eax, 0x7
    mov ecx, 0x1
    mov ebp, ebx
    cpuid
    xchg ebp, ebx
    mov ecx, dword ptr [esp]
    mov ebp, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x8]
    mov eax, dword ptr [esp + 0x1c]
    and ecx, 0x800000
    mov dword ptr [esp], ecx
    shr ecx, 0x17
    cmp dword ptr [esp], 0x0
    mov byte ptr [edx + plywright::cpu::has_popcnt::STORAGE.0], cl
    jne .L9
    jmp .L12
.L14:
    xor edx, edx
    add eax, dword ptr [esp + 0x18]
    setb dl
    add esp, 0x24
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L15:
    mov eax, dword ptr [esp + 0x14]
    movdqa xmm0, xmmword ptr [edx + .C0]
    movdqa xmm1, xmmword ptr [edx + .C1]
    movdqa xmm2, xmmword ptr [edx + .C2]
    pxor xmm3, xmm3
    xor ecx, ecx
    shr eax, 0x3
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x10]
    mov dword ptr [esp], eax
    xor eax, eax
    jmp .L17
    nop
.L16:
    mov eax, dword ptr [esp + 0xc]
    add dword ptr [esp], 0x40
    inc eax
    cmp eax, dword ptr [esp + 0x20]
    je .L1
.L17:
    mov ebp, 0xffffffc0
    mov dword ptr [esp + 0xc], eax
    jmp .L19
    nop
.L18:
    popcnt ebx, ebx
    popcnt edi, edi
    add edi, ebx
    add ecx, edi
    add ebp, 0x8
    je .L16
.L19:
    mov eax, dword ptr [esp]
    mov ebx, dword ptr [eax + ebp + 0x40]
    mov edi, dword ptr [eax + ebp + 0x44]
    movzx eax, byte ptr [edx + plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L18
    movzx eax, al
    cmp eax, 0xff
    je .L21
.L20:
    movd xmm4, ebx
    movd xmm5, edi
    punpckldq xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x1
    pand xmm5, xmm0
    psubb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm4, 0x2
    pand xmm5, xmm1
    pand xmm4, xmm1
    paddb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x4
    paddb xmm5, xmm4
    pand xmm5, xmm2
    psadbw xmm5, xmm3
    movd edi, xmm5
    add ecx, edi
    add ebp, 0x8
    jne .L19
    jmp .L16
.L21:
    mov dword ptr [esp + 0x18], ecx
    mov dword ptr [esp + 0x8], edx
    mov eax, 0x1
    xor ecx, ecx
    mov esi, ebx
    cpuid
    xchg esi, ebx
    mov dword ptr [esp + 0x4], ecx
    xor ecx, ecx
    mov eax, 0x7
    mov esi, ebx
    cpuid
    xchg esi, ebx
    mov eax, 0x7
    mov ecx, 0x1
    mov esi, ebx
    cpuid
    xchg esi, ebx
    mov eax, dword ptr [esp + 0x4]
    mov ecx, dword ptr [esp + 0x18]
    mov edx, dword ptr [esp + 0x8]
    and eax, 0x800000
    mov dword ptr [esp + 0x4], eax
    shr eax, 0x17
    cmp dword ptr [esp + 0x4], 0x0
    mov byte ptr [edx + plywright::cpu::has_popcnt::STORAGE.0], al
    jne .L18
    jmp .L20
.L22:
    mov eax, dword ptr [esp + 0x14]
    movdqa xmm0, xmmword ptr [edx + .C0]
    movdqa xmm1, xmmword ptr [edx + .C1]
    movdqa xmm2, xmmword ptr [edx + .C2]
    pxor xmm3, xmm3
    xor ecx, ecx
    shr eax, 0x3
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x10]
    mov dword ptr [esp], eax
    xor eax, eax
    jmp .L24
.L23:
    mov ecx, dword ptr [esp + 0xc]
    add dword ptr [esp], 0x40
    inc ecx
    cmp ecx, dword ptr [esp + 0x20]
    je .L8
.L24:
    mov ebp, 0xffffffc0
    mov dword ptr [esp + 0xc], ecx
    jmp .L26
    nop
.L25:
    popcnt ebx, ebx
    popcnt edi, edi
    add edi, ebx
    add eax, edi
    add ebp, 0x8
    je .L23
.L26:
    mov ecx, dword ptr [esp]
    mov ebx, dword ptr [ecx + ebp + 0x40]
    mov edi, dword ptr [ecx + ebp + 0x44]
    movzx ecx, byte ptr [edx + plywright::cpu::has_popcnt::STORAGE.0]
    cmp cl, 0x1
    je .L25
    movzx ecx, cl
    cmp ecx, 0xff
    je .L28
.L27:
    movd xmm4, ebx
    movd xmm5, edi
    punpckldq xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x1
    pand xmm5, xmm0
    psubb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm4, 0x2
    pand xmm5, xmm1
    pand xmm4, xmm1
    paddb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x4
    paddb xmm5, xmm4
    pand xmm5, xmm2
    psadbw xmm5, xmm3
    movd edi, xmm5
    add eax, edi
    add ebp, 0x8
    jne .L26
    jmp .L23
.L28:
    mov dword ptr [esp + 0x1c], eax
    mov dword ptr [esp + 0x8], edx
    xor ecx, ecx
    mov eax, 0x1
    mov esi, ebx
    cpuid
    xchg esi, ebx
    mov dword ptr [esp + 0x4], ecx
    mov eax, 0x7
    xor ecx, ecx
    mov esi, ebx
    cpuid
    xchg esi, ebx
    mov eax, 0x7
    mov ecx, 0x1
    mov esi, ebx
    cpuid
    xchg esi, ebx
    mov ecx, dword ptr [esp + 0x4]
    mov edx, dword ptr [esp + 0x8]
    mov eax, dword ptr [esp + 0x1c]
    and ecx, 0x800000
    mov dword ptr [esp + 0x4], ecx
    shr ecx, 0x17
    cmp dword ptr [esp + 0x4], 0x0
    mov byte ptr [edx + plywright::cpu::has_popcnt::STORAGE.0], cl
    jne .L25
    jmp .L27
.C0 = 0x5555555555555555 0x5555555555555555
.C1 = 0x3333333333333333 0x3333333333333333
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
