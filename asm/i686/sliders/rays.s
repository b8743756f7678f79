# The kernels of sliders/rays, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm sliders/rays --target i686
# binary: sha256 afc79517535faa0ee582073b1438997fbb59a2537e6b22c2fca4c451339df11e
# latency: 447 instructions in 1798 bytes; innermost loops: .L1 of 96, .L4 of 96, .L7 of 161
# throughput: 394 instructions in 1586 bytes; innermost loops: .L1 of 87, .L4 of 88, .L7 of 161
# mix of 841 instructions: 238 mov, 84 xor, 70 and, 64 movq, 48 or, 45 add, 38 test, 32 bsr, 32 cmovne, 32 punpcklqdq, 32 tzcnt, 16 pandn, 16 por, 12 movd, 12 pshufd, 10 adc, 10 pop, 8 push, 6 je, 6 jmp, 6 jne, 6 lea, 6 movzx, 3 dec, 3 shl, 2 call, 2 ret, 2 sub

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x4c
    mov eax, dword ptr [esp + 0x60]
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x8], 0x0
    lea ecx, [esp + 0x8]
    call .L0
.L0:
    pop esi
    mov edi, 0x80000000
    add esi, _GLOBAL_OFFSET_TABLE_
    mov edx, dword ptr [eax + 0x4]
    mov eax, dword ptr [eax + 0x8]
    mov dword ptr [esp], esi
    test eax, eax
    je .L2
    mov ecx, dword ptr [esp + 0x8]
    shl eax, 0x2
    add edx, 0x8
    xor ebp, ebp
    xor ebx, ebx
    lea eax, [eax + 2*eax]
    mov dword ptr [esp + 0x14], eax
    xor eax, eax
    mov dword ptr [esp + 0x1c], ecx
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x18], ecx
    xor ecx, ecx
    nop
.L1:
    mov dword ptr [esp + 0x4], edx
    mov dword ptr [esp + 0x30], eax
    mov dword ptr [esp + 0x2c], ecx
    mov eax, dword ptr [esp + 0x4]
    movzx edx, byte ptr [eax]
    mov eax, dword ptr [esp + 0x4]
    xor ebx, dword ptr [eax - 0x4]
    mov eax, dword ptr [esp + 0x4]
    mov ecx, dword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 4]
    xor ebp, dword ptr [eax - 0x8]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::rays::RAYS]
    and ecx, ebx
    or ecx, edi
    tzcnt edi, ecx
    add edi, 0x20
    and eax, ebp
    tzcnt ecx, eax
    test eax, eax
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 512]
    cmovne edi, ecx
    mov ecx, dword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 516]
    mov esi, 0x80000000
    mov dword ptr [esp + 0x20], edi
    and eax, ebp
    and ecx, ebx
    or ecx, esi
    tzcnt esi, ecx
    tzcnt ecx, eax
    add esi, 0x20
    test eax, eax
    mov eax, dword ptr [esp]
    cmovne esi, ecx
    mov ecx, dword ptr [eax + 8*edx + plywright::sliders::rays::RAYS + 2052]
    mov eax, dword ptr [esp]
    mov eax, dword ptr [eax + 8*edx + plywright::sliders::rays::RAYS + 2048]
    and ecx, ebx
    bsr edi, ecx
    xor edi, 0x1f
    and eax, ebp
    or eax, 0x1
    bsr eax, eax
    xor eax, 0x1f
    or eax, 0x20
    test ecx, ecx
    mov ecx, dword ptr [esp]
    cmovne eax, edi
    xor eax, 0x3f
    and ebx, dword ptr [ecx + 8*edx + plywright::sliders::rays::RAYS + 2564]
    mov ecx, dword ptr [esp]
    and ebp, dword ptr [ecx + 8*edx + plywright::sliders::rays::RAYS + 2560]
    bsr edi, ebx
    xor edi, 0x1f
    or ebp, 0x1
    bsr ecx, ebp
    xor ecx, 0x1f
    or ecx, 0x20
    test ebx, ebx
    cmovne ecx, edi
    mov edi, dword ptr [esp]
    xor ecx, 0x3f
    movq xmm1, qword ptr [edi + 8*ecx + plywright::sliders::rays::RAYS + 2560]
    mov ecx, dword ptr [esp]
    mov edi, 0x80000000
    movq xmm0, qword ptr [ecx + 8*eax + plywright::sliders::rays::RAYS + 2048]
    mov eax, dword ptr [esp]
    mov ecx, dword ptr [esp + 0x20]
    movq xmm2, qword ptr [eax + 8*ecx + plywright::sliders::rays::RAYS]
    mov eax, dword ptr [esp]
    punpcklqdq xmm0, xmm1
    mov ecx, dword ptr [esp + 0x2c]
    movq xmm1, qword ptr [eax + 8*esi + plywright::sliders::rays::RAYS + 512]
    mov esi, dword ptr [esp]
    mov eax, dword ptr [esp + 0x30]
    punpcklqdq xmm1, xmm2
    movq xmm2, qword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 2560]
    movq xmm3, qword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 2048]
    movq xmm4, qword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 512]
    punpcklqdq xmm3, xmm2
    movq xmm2, qword ptr [esi + 8*edx + plywright::sliders::rays::RAYS]
    mov edx, dword ptr [esp + 0x4]
    pandn xmm0, xmm3
    punpcklqdq xmm4, xmm2
    pandn xmm1, xmm4
    por xmm1, xmm0
    pshufd xmm0, xmm1, 0xee
    por xmm0, xmm1
    movd ebp, xmm0
    pshufd xmm0, xmm0, 0x55
    movd ebx, xmm0
    add eax, ebp
    adc ecx, ebx
    and ebx, dword ptr [esp + 0x18]
    and ebp, dword ptr [esp + 0x1c]
    add edx, 0xc
    add dword ptr [esp + 0x14], -0xc
    jne .L1
    jmp .L3
.L2:
    xor eax, eax
    xor ecx, ecx
.L3:
    mov dword ptr [esp + 0x30], eax
    mov eax, dword ptr [esp + 0x60]
    mov dword ptr [esp + 0x2c], ecx
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x8], 0x0
    lea ecx, [esp + 0x8]
    mov edx, dword ptr [eax + 0x10]
    mov eax, dword ptr [eax + 0x14]
    test eax, eax
    je .L5
    mov ecx, dword ptr [esp + 0x8]
    shl eax, 0x2
    add edx, 0x8
    xor ebp, ebp
    xor ebx, ebx
    lea eax, [eax + 2*eax]
    mov dword ptr [esp + 0x24], eax
    xor eax, eax
    mov dword ptr [esp + 0x14], ecx
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x28], ecx
    xor ecx, ecx
    nop
.L4:
    mov dword ptr [esp + 0x4], edx
    mov dword ptr [esp + 0x20], eax
    mov dword ptr [esp + 0x1c], ecx
    mov edi, 0x80000000
    mov eax, dword ptr [esp + 0x4]
    movzx edx, byte ptr [eax]
    mov eax, dword ptr [esp + 0x4]
    xor ebx, dword ptr [eax - 0x4]
    mov eax, dword ptr [esp + 0x4]
    mov ecx, dword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 1028]
    xor ebp, dword ptr [eax - 0x8]
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 1024]
    and ecx, ebx
    or ecx, edi
    tzcnt edi, ecx
    add edi, 0x20
    and eax, ebp
    tzcnt ecx, eax
    test eax, eax
    mov eax, dword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 1536]
    cmovne edi, ecx
    mov ecx, dword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 1540]
    mov esi, 0x80000000
    mov dword ptr [esp + 0x18], edi
    and eax, ebp
    and ecx, ebx
    or ecx, esi
    tzcnt esi, ecx
    tzcnt ecx, eax
    add esi, 0x20
    test eax, eax
    mov eax, dword ptr [esp]
    cmovne esi, ecx
    mov ecx, dword ptr [eax + 8*edx + plywright::sliders::rays::RAYS + 3076]
    mov eax, dword ptr [esp]
    mov eax, dword ptr [eax + 8*edx + plywright::sliders::rays::RAYS + 3072]
    and ecx, ebx
    bsr edi, ecx
    xor edi, 0x1f
    and eax, ebp
    or eax, 0x1
    bsr eax, eax
    xor eax, 0x1f
    or eax, 0x20
    test ecx, ecx
    mov ecx, dword ptr [esp]
    cmovne eax, edi
    xor eax, 0x3f
    and ebx, dword ptr [ecx + 8*edx + plywright::sliders::rays::RAYS + 3588]
    mov ecx, dword ptr [esp]
    and ebp, dword ptr [ecx + 8*edx + plywright::sliders::rays::RAYS + 3584]
    bsr edi, ebx
    xor edi, 0x1f
    or ebp, 0x1
    bsr ecx, ebp
    xor ecx, 0x1f
    or ecx, 0x20
    test ebx, ebx
    mov ebx, dword ptr [esp]
    cmovne ecx, edi
    xor ecx, 0x3f
    movq xmm1, qword ptr [ebx + 8*ecx + plywright::sliders::rays::RAYS + 3584]
    mov ecx, dword ptr [esp]
    movq xmm0, qword ptr [ecx + 8*eax + plywright::sliders::rays::RAYS + 3072]
    mov eax, dword ptr [esp]
    mov ecx, dword ptr [esp + 0x18]
    movq xmm2, qword ptr [eax + 8*ecx + plywright::sliders::rays::RAYS + 1024]
    mov eax, dword ptr [esp]
    punpcklqdq xmm0, xmm1
    mov ecx, dword ptr [esp + 0x1c]
    movq xmm1, qword ptr [eax + 8*esi + plywright::sliders::rays::RAYS + 1536]
    mov esi, dword ptr [esp]
    mov eax, dword ptr [esp + 0x20]
    punpcklqdq xmm1, xmm2
    movq xmm2, qword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 3584]
    movq xmm3, qword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 3072]
    movq xmm4, qword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 1536]
    punpcklqdq xmm3, xmm2
    movq xmm2, qword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 1024]
    mov edx, dword ptr [esp + 0x4]
    pandn xmm0, xmm3
    punpcklqdq xmm4, xmm2
    pandn xmm1, xmm4
    por xmm1, xmm0
    pshufd xmm0, xmm1, 0xee
    por xmm0, xmm1
    movd ebp, xmm0
    pshufd xmm0, xmm0, 0x55
    movd ebx, xmm0
    add ecx, ebp
    adc eax, ebx
    and ebx, dword ptr [esp + 0x28]
    and ebp, dword ptr [esp + 0x14]
    add edx, 0xc
    add dword ptr [esp + 0x24], -0xc
    jne .L4
    jmp .L6
.L5:
    xor ecx, ecx
    xor eax, eax
.L6:
    mov dword ptr [esp + 0x20], eax
    mov eax, dword ptr [esp + 0x60]
    mov dword ptr [esp + 0x1c], ecx
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x8], 0x0
    lea ecx, [esp + 0x8]
    mov edi, dword ptr [eax + 0x1c]
    mov eax, dword ptr [eax + 0x20]
    test eax, eax
    je .L8
    mov ecx, dword ptr [esp + 0x8]
    shl eax, 0x2
    add edi, 0x8
    xor ebx, ebx
    xor edx, edx
    lea ebp, [eax + 2*eax]
    xor eax, eax
    mov dword ptr [esp + 0x38], ecx
    mov ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x34], ecx
    xor ecx, ecx
    nop
.L7:
    mov dword ptr [esp + 0x14], ebx
    movzx ebx, byte ptr [edi]
    mov dword ptr [esp + 0x4], edi
    xor edx, dword ptr [edi - 0x4]
    xor eax, dword ptr [edi - 0x8]
    mov dword ptr [esp + 0x18], ecx
    mov dword ptr [esp + 0x28], ebp
    mov ebp, 0x80000000
    mov edi, dword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 4]
    mov ecx, dword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS]
    and edi, edx
    and ecx, eax
    or edi, ebp
    tzcnt ebp, edi
    tzcnt edi, ecx
    add ebp, 0x20
    test ecx, ecx
    mov ecx, dword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 512]
    cmovne ebp, edi
    mov edi, dword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 516]
    mov dword ptr [esp + 0x24], ebp
    mov ebp, 0x80000000
    and ecx, eax
    and edi, edx
    or edi, ebp
    tzcnt ebp, edi
    tzcnt edi, ecx
    add ebp, 0x20
    test ecx, ecx
    mov ecx, dword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 2052]
    cmovne ebp, edi
    mov edi, dword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 2048]
    mov dword ptr [esp + 0x48], ebp
    and ecx, edx
    and edi, eax
    or edi, 0x1
    bsr ebp, edi
    bsr edi, ecx
    xor ebp, 0x1f
    xor edi, 0x1f
    or ebp, 0x20
    test ecx, ecx
    mov ecx, dword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 2564]
    cmovne ebp, edi
    mov edi, dword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 2560]
    xor ebp, 0x3f
    mov dword ptr [esp + 0x44], ebp
    and ecx, edx
    and edi, eax
    or edi, 0x1
    bsr ebp, edi
    bsr edi, ecx
    xor ebp, 0x1f
    xor edi, 0x1f
    or ebp, 0x20
    test ecx, ecx
    mov ecx, dword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 1024]
    cmovne ebp, edi
    mov edi, dword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 1028]
    xor ebp, 0x3f
    mov dword ptr [esp + 0x40], ebp
    mov ebp, 0x80000000
    and ecx, eax
    and edi, edx
    or edi, ebp
    tzcnt ebp, edi
    tzcnt edi, ecx
    add ebp, 0x20
    test ecx, ecx
    mov ecx, dword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 1536]
    cmovne ebp, edi
    mov edi, dword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 1540]
    mov dword ptr [esp + 0x3c], ebp
    mov ebp, 0x80000000
    and ecx, eax
    and edi, edx
    or edi, ebp
    tzcnt ebp, edi
    tzcnt edi, ecx
    add ebp, 0x20
    test ecx, ecx
    mov ecx, dword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 3072]
    cmovne ebp, edi
    mov edi, dword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 3076]
    and ecx, eax
    or ecx, 0x1
    and edi, edx
    bsr ecx, ecx
    bsr esi, edi
    xor ecx, 0x1f
    xor esi, 0x1f
    or ecx, 0x20
    test edi, edi
    mov edi, dword ptr [esp + 0x4]
    cmovne ecx, esi
    mov esi, dword ptr [esp]
    xor ecx, 0x3f
    and edx, dword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 3588]
    mov esi, dword ptr [esp]
    and eax, dword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 3584]
    bsr esi, edx
    xor esi, 0x1f
    or eax, 0x1
    bsr eax, eax
    xor eax, 0x1f
    or eax, 0x20
    test edx, edx
    mov edx, dword ptr [esp + 0x24]
    cmovne eax, esi
    mov esi, dword ptr [esp]
    xor eax, 0x3f
    movq xmm2, qword ptr [esi + 8*edx + plywright::sliders::rays::RAYS]
    mov edx, dword ptr [esp + 0x48]
    movq xmm4, qword ptr [esi + 8*ebp + plywright::sliders::rays::RAYS + 1536]
    movq xmm6, qword ptr [esi + 8*eax + plywright::sliders::rays::RAYS + 3584]
    mov ebp, dword ptr [esp + 0x28]
    movq xmm3, qword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 512]
    mov edx, dword ptr [esp + 0x3c]
    movq xmm0, qword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 1024]
    mov edx, dword ptr [esp + 0x40]
    punpcklqdq xmm3, xmm2
    movq xmm2, qword ptr [esi + 8*ecx + plywright::sliders::rays::RAYS + 3072]
    mov ecx, dword ptr [esp + 0x18]
    movq xmm5, qword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 2560]
    mov edx, dword ptr [esp + 0x44]
    punpcklqdq xmm0, xmm4
    movq xmm4, qword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS]
    punpcklqdq xmm2, xmm6
    movq xmm1, qword ptr [esi + 8*edx + plywright::sliders::rays::RAYS + 2048]
    punpcklqdq xmm1, xmm5
    movq xmm5, qword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 512]
    punpcklqdq xmm5, xmm4
    movq xmm4, qword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 1536]
    pandn xmm3, xmm5
    movq xmm5, qword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 1024]
    punpcklqdq xmm5, xmm4
    movq xmm4, qword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 2048]
    pandn xmm0, xmm5
    movq xmm5, qword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 3072]
    por xmm0, xmm3
    movq xmm3, qword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 2560]
    punpcklqdq xmm4, xmm3
    movq xmm3, qword ptr [esi + 8*ebx + plywright::sliders::rays::RAYS + 3584]
    mov ebx, dword ptr [esp + 0x14]
    pandn xmm1, xmm4
    punpcklqdq xmm5, xmm3
    pandn xmm2, xmm5
    por xmm2, xmm1
    por xmm2, xmm0
    pshufd xmm0, xmm2, 0xee
    por xmm0, xmm2
    movd eax, xmm0
    pshufd xmm0, xmm0, 0x55
    movd edx, xmm0
    add ecx, eax
    adc ebx, edx
    and edx, dword ptr [esp + 0x34]
    and eax, dword ptr [esp + 0x38]
    add edi, 0xc
    add ebp, -0xc
    jne .L7
    jmp .L9
.L8:
    xor ecx, ecx
    xor ebx, ebx
.L9:
    mov eax, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x20]
    add eax, dword ptr [esp + 0x30]
    adc edx, dword ptr [esp + 0x2c]
    add eax, ecx
    adc edx, ebx
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
    sub esp, 0x38
    mov eax, dword ptr [esp + 0x4c]
    call .L0
.L0:
    pop ebx
    mov edx, 0x80000000
    add ebx, _GLOBAL_OFFSET_TABLE_
    mov esi, dword ptr [eax + 0x8]
    test esi, esi
    je .L2
    mov edi, dword ptr [eax + 0x4]
    xor eax, eax
    xor ecx, ecx
    add edi, 0x8
    nop
.L1:
    mov dword ptr [esp + 0x4], esi
    movzx esi, byte ptr [edi]
    mov dword ptr [esp], edi
    mov dword ptr [esp + 0x14], eax
    mov dword ptr [esp + 0x10], ecx
    mov ebp, dword ptr [edi - 0x8]
    mov eax, dword ptr [esp]
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 4]
    movq xmm3, qword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 2048]
    movq xmm4, qword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 512]
    mov edi, dword ptr [eax - 0x4]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS]
    and ecx, edi
    or ecx, edx
    and eax, ebp
    tzcnt edx, ecx
    tzcnt ecx, eax
    add edx, 0x20
    test eax, eax
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 512]
    cmovne edx, ecx
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 516]
    mov dword ptr [esp + 0xc], edx
    mov edx, 0x80000000
    and eax, ebp
    and ecx, edi
    or ecx, edx
    tzcnt edx, eax
    tzcnt ecx, ecx
    add ecx, 0x20
    test eax, eax
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 2052]
    cmovne ecx, edx
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 2048]
    mov dword ptr [esp + 0x8], ecx
    and eax, edi
    and edx, ebp
    bsr ecx, eax
    or edx, 0x1
    xor ecx, 0x1f
    bsr edx, edx
    xor edx, 0x1f
    or edx, 0x20
    test eax, eax
    cmovne edx, ecx
    and ebp, dword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 2560]
    and edi, dword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 2564]
    xor edx, 0x3f
    movq xmm0, qword ptr [ebx + 8*edx + plywright::sliders::rays::RAYS + 2048]
    mov edx, 0x80000000
    or ebp, 0x1
    bsr ecx, edi
    bsr eax, ebp
    xor ecx, 0x1f
    xor eax, 0x1f
    or eax, 0x20
    test edi, edi
    mov edi, dword ptr [esp]
    cmovne eax, ecx
    xor eax, 0x3f
    movq xmm1, qword ptr [ebx + 8*eax + plywright::sliders::rays::RAYS + 2560]
    mov eax, dword ptr [esp + 0xc]
    movq xmm2, qword ptr [ebx + 8*eax + plywright::sliders::rays::RAYS]
    mov eax, dword ptr [esp + 0x8]
    punpcklqdq xmm0, xmm1
    movq xmm1, qword ptr [ebx + 8*eax + plywright::sliders::rays::RAYS + 512]
    punpcklqdq xmm1, xmm2
    movq xmm2, qword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 2560]
    punpcklqdq xmm3, xmm2
    movq xmm2, qword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS]
    mov esi, dword ptr [esp + 0x4]
    pandn xmm0, xmm3
    punpcklqdq xmm4, xmm2
    pandn xmm1, xmm4
    por xmm1, xmm0
    pshufd xmm0, xmm1, 0xee
    por xmm0, xmm1
    movd eax, xmm0
    pshufd xmm0, xmm0, 0x55
    movd ecx, xmm0
    add dword ptr [esp + 0x14], eax
    mov eax, dword ptr [esp + 0x14]
    adc dword ptr [esp + 0x10], ecx
    add edi, 0xc
    dec esi
    mov ecx, dword ptr [esp + 0x10]
    jne .L1
    jmp .L3
.L2:
    xor eax, eax
    xor ecx, ecx
.L3:
    mov edx, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x14], eax
    mov dword ptr [esp + 0x10], ecx
    mov esi, dword ptr [edx + 0x14]
    test esi, esi
    je .L5
    mov ecx, dword ptr [edx + 0x10]
    xor eax, eax
    xor edx, edx
    add ecx, 0x8
    nop
.L4:
    mov dword ptr [esp + 0x4], esi
    movzx esi, byte ptr [ecx]
    mov dword ptr [esp], eax
    mov dword ptr [esp + 0xc], edx
    mov dword ptr [esp + 0x8], ecx
    mov ebp, dword ptr [ecx - 0x8]
    mov edx, 0x80000000
    mov edi, dword ptr [ecx - 0x4]
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 1028]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 1024]
    and ecx, edi
    and eax, ebp
    or ecx, edx
    mov edx, ebx
    tzcnt ebx, ecx
    tzcnt ecx, eax
    add ebx, 0x20
    test eax, eax
    mov eax, dword ptr [edx + 8*esi + plywright::sliders::rays::RAYS + 1536]
    cmovne ebx, ecx
    mov ecx, dword ptr [edx + 8*esi + plywright::sliders::rays::RAYS + 1540]
    mov dword ptr [esp + 0x1c], ebx
    mov ebx, edx
    mov edx, 0x80000000
    movq xmm3, qword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 3072]
    movq xmm4, qword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 1536]
    and eax, ebp
    and ecx, edi
    or ecx, edx
    tzcnt edx, eax
    tzcnt ecx, ecx
    add ecx, 0x20
    test eax, eax
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 3076]
    cmovne ecx, edx
    mov edx, dword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 3072]
    mov dword ptr [esp + 0x18], ecx
    and eax, edi
    and edx, ebp
    bsr ecx, eax
    or edx, 0x1
    xor ecx, 0x1f
    bsr edx, edx
    xor edx, 0x1f
    or edx, 0x20
    test eax, eax
    cmovne edx, ecx
    and ebp, dword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 3584]
    and edi, dword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 3588]
    xor edx, 0x3f
    movq xmm0, qword ptr [ebx + 8*edx + plywright::sliders::rays::RAYS + 3072]
    mov edx, dword ptr [esp + 0xc]
    or ebp, 0x1
    bsr ecx, edi
    bsr eax, ebp
    xor ecx, 0x1f
    xor eax, 0x1f
    or eax, 0x20
    test edi, edi
    cmovne eax, ecx
    xor eax, 0x3f
    movq xmm1, qword ptr [ebx + 8*eax + plywright::sliders::rays::RAYS + 3584]
    mov eax, dword ptr [esp + 0x1c]
    movq xmm2, qword ptr [ebx + 8*eax + plywright::sliders::rays::RAYS + 1024]
    mov eax, dword ptr [esp + 0x18]
    punpcklqdq xmm0, xmm1
    movq xmm1, qword ptr [ebx + 8*eax + plywright::sliders::rays::RAYS + 1536]
    punpcklqdq xmm1, xmm2
    movq xmm2, qword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 3584]
    punpcklqdq xmm3, xmm2
    movq xmm2, qword ptr [ebx + 8*esi + plywright::sliders::rays::RAYS + 1024]
    mov esi, dword ptr [esp + 0x4]
    pandn xmm0, xmm3
    punpcklqdq xmm4, xmm2
    pandn xmm1, xmm4
    por xmm1, xmm0
    pshufd xmm0, xmm1, 0xee
    por xmm0, xmm1
    movd eax, xmm0
    pshufd xmm0, xmm0, 0x55
    movd ecx, xmm0
    add dword ptr [esp], eax
    mov eax, dword ptr [esp]
    adc edx, ecx
    mov ecx, dword ptr [esp + 0x8]
    add ecx, 0xc
    dec esi
    jne .L4
    jmp .L6
.L5:
    xor eax, eax
    xor edx, edx
.L6:
    mov dword ptr [esp], eax
    mov eax, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0xc], edx
    mov edx, dword ptr [eax + 0x20]
    test edx, edx
    je .L8
    mov eax, dword ptr [eax + 0x1c]
    xor esi, esi
    xor ecx, ecx
    add eax, 0x8
.L7:
    movzx ebp, byte ptr [eax]
    mov dword ptr [esp + 0x4], ecx
    mov dword ptr [esp + 0x8], esi
    mov dword ptr [esp + 0x18], eax
    mov dword ptr [esp + 0x1c], edx
    mov esi, dword ptr [eax - 0x8]
    mov edi, 0x80000000
    mov edx, dword ptr [eax - 0x4]
    mov ecx, dword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 4]
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS]
    and ecx, edx
    and eax, esi
    or ecx, edi
    tzcnt edi, ecx
    tzcnt ecx, eax
    add edi, 0x20
    test eax, eax
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 512]
    cmovne edi, ecx
    mov ecx, dword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 516]
    mov dword ptr [esp + 0x34], edi
    mov edi, 0x80000000
    and eax, esi
    and ecx, edx
    or ecx, edi
    tzcnt edi, ecx
    tzcnt ecx, eax
    add edi, 0x20
    test eax, eax
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 2052]
    cmovne edi, ecx
    mov ecx, dword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 2048]
    mov dword ptr [esp + 0x30], edi
    mov edi, edx
    and eax, edx
    and ecx, esi
    or ecx, 0x1
    bsr edx, ecx
    bsr ecx, eax
    xor edx, 0x1f
    xor ecx, 0x1f
    or edx, 0x20
    test eax, eax
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 2564]
    cmovne edx, ecx
    mov ecx, dword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 2560]
    xor edx, 0x3f
    mov dword ptr [esp + 0x2c], edx
    mov edx, edi
    and eax, edi
    and ecx, esi
    or ecx, 0x1
    bsr edi, ecx
    bsr ecx, eax
    xor edi, 0x1f
    xor ecx, 0x1f
    or edi, 0x20
    test eax, eax
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 1024]
    cmovne edi, ecx
    mov ecx, dword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 1028]
    xor edi, 0x3f
    mov dword ptr [esp + 0x28], edi
    mov edi, edx
    and eax, esi
    and ecx, edx
    mov edx, 0x80000000
    or ecx, edx
    tzcnt edx, eax
    tzcnt ecx, ecx
    add ecx, 0x20
    test eax, eax
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 1536]
    cmovne ecx, edx
    mov edx, 0x80000000
    mov dword ptr [esp + 0x24], ecx
    mov ecx, dword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 1540]
    and eax, esi
    and ecx, edi
    or ecx, edx
    tzcnt edx, ecx
    tzcnt ecx, eax
    add edx, 0x20
    test eax, eax
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 3072]
    cmovne edx, ecx
    mov ecx, dword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 3076]
    mov dword ptr [esp + 0x20], edx
    and eax, esi
    or eax, 0x1
    and ecx, edi
    bsr eax, eax
    bsr edx, ecx
    xor eax, 0x1f
    xor edx, 0x1f
    or eax, 0x20
    test ecx, ecx
    cmovne eax, edx
    and esi, dword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 3584]
    and edi, dword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 3588]
    xor eax, 0x3f
    or esi, 0x1
    bsr ecx, edi
    bsr edx, esi
    xor ecx, 0x1f
    mov esi, dword ptr [esp + 0x8]
    xor edx, 0x1f
    or edx, 0x20
    test edi, edi
    cmovne edx, ecx
    mov ecx, dword ptr [esp + 0x34]
    xor edx, 0x3f
    movq xmm6, qword ptr [ebx + 8*edx + plywright::sliders::rays::RAYS + 3584]
    mov edx, dword ptr [esp + 0x1c]
    movq xmm2, qword ptr [ebx + 8*ecx + plywright::sliders::rays::RAYS]
    mov ecx, dword ptr [esp + 0x30]
    movq xmm3, qword ptr [ebx + 8*ecx + plywright::sliders::rays::RAYS + 512]
    mov ecx, dword ptr [esp + 0x20]
    movq xmm4, qword ptr [ebx + 8*ecx + plywright::sliders::rays::RAYS + 1536]
    mov ecx, dword ptr [esp + 0x24]
    punpcklqdq xmm3, xmm2
    movq xmm2, qword ptr [ebx + 8*eax + plywright::sliders::rays::RAYS + 3072]
    movq xmm0, qword ptr [ebx + 8*ecx + plywright::sliders::rays::RAYS + 1024]
    mov ecx, dword ptr [esp + 0x28]
    punpcklqdq xmm2, xmm6
    movq xmm5, qword ptr [ebx + 8*ecx + plywright::sliders::rays::RAYS + 2560]
    mov ecx, dword ptr [esp + 0x2c]
    punpcklqdq xmm0, xmm4
    movq xmm4, qword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS]
    movq xmm1, qword ptr [ebx + 8*ecx + plywright::sliders::rays::RAYS + 2048]
    punpcklqdq xmm1, xmm5
    movq xmm5, qword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 512]
    punpcklqdq xmm5, xmm4
    movq xmm4, qword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 1536]
    pandn xmm3, xmm5
    movq xmm5, qword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 1024]
    punpcklqdq xmm5, xmm4
    movq xmm4, qword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 2048]
    pandn xmm0, xmm5
    movq xmm5, qword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 3072]
    por xmm0, xmm3
    movq xmm3, qword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 2560]
    punpcklqdq xmm4, xmm3
    movq xmm3, qword ptr [ebx + 8*ebp + plywright::sliders::rays::RAYS + 3584]
    pandn xmm1, xmm4
    punpcklqdq xmm5, xmm3
    pandn xmm2, xmm5
    por xmm2, xmm1
    por xmm2, xmm0
    pshufd xmm0, xmm2, 0xee
    por xmm0, xmm2
    movd eax, xmm0
    pshufd xmm0, xmm0, 0x55
    movd ecx, xmm0
    add esi, eax
    mov eax, dword ptr [esp + 0x18]
    adc dword ptr [esp + 0x4], ecx
    mov ecx, dword ptr [esp + 0x4]
    add eax, 0xc
    dec edx
    jne .L7
    jmp .L9
.L8:
    xor esi, esi
    xor ecx, ecx
.L9:
    mov eax, dword ptr [esp]
    mov edx, dword ptr [esp + 0xc]
    add eax, dword ptr [esp + 0x14]
    adc edx, dword ptr [esp + 0x10]
    add eax, esi
    adc edx, ecx
    add esp, 0x38
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
