# The kernels of simd/autovectorised, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm simd/autovectorised --target i686
# binary: sha256 b4c3efc70e26534eac117da2c68dc5b108bff1ef76b82dd7545253dd3c0ea80d
# latency: 644 instructions in 3989 bytes; innermost loops: .L2 of 9, .L4 of 9, .L6 of 52, .L9 of 38, .L12 of 9, .L14 of 9, .L16 of 38, .L19 of 52, .L22 of 20, .L23 of 20
# throughput: 640 instructions in 3857 bytes; innermost loops: .L2 of 9, .L4 of 9, .L6 of 52, .L9 of 38, .L12 of 9, .L14 of 9, .L16 of 38, .L19 of 52, .L22 of 20, .L23 of 20
# mix of 1284 instructions: 402 movdqa, 210 mov, 168 movaps, 64 paddw, 64 psubw, 38 cmp, 36 add, 26 jne, 22 lea, 20 paddd, 19 xor, 18 je, 18 shl, 16 movq, 16 punpcklwd, 12 jmp, 10 inc, 10 pop, 10 pxor, 10 test, 8 call, 8 cmovb, 8 ja, 8 movzx, 8 pmaddwd, 8 pmaxsw, 8 pminsw, 8 pmullw, 8 pshufd, 8 push, 5 and, 2 adc, 2 movd, 2 movss, 2 ret, 2 sub

latency:
    push ebp
    mov ebp, esp
    push ebx
    push edi
    push esi
    and esp, -0x40
    sub esp, 0x400
    mov ecx, dword ptr [ebp + 0x8]
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    cmp byte ptr [ecx + 0x14], 0x0
    jne .L24
    cmp dword ptr [ecx], 0x2
    jne .L24
    mov eax, dword ptr [ecx + 0x4]
    mov edx, dword ptr [ecx + 0xc]
    mov ecx, dword ptr [ecx + 0x10]
    lea esi, [esp + 0x1c0]
    mov edi, ebx
    mov dword ptr [esp + 0x98], eax
    mov eax, dword ptr [eax + 0xb00]
    mov dword ptr [esp + 0x4c], edx
    mov dword ptr [esp + 0x70], ecx
    mov dword ptr [esp + 0x1c4], 0x0
    mov dword ptr [esp + 0x1c0], 0x0
    mov dword ptr [esp + 0x48], eax
    mov dword ptr [esp], esi
    mov dword ptr [esp + 0x8], 0x200
    mov dword ptr [esp + 0x4], 0x0
    mov eax, dword ptr [esp + 0x1c0]
    mov dword ptr [esp + 0x1a8], eax
    call memset
    mov dword ptr [esp + 0x50], esi
    lea eax, [esp + 0x50]
    mov eax, dword ptr [esp + 0x70]
    test eax, eax
    je .L25
    mov ecx, dword ptr [esp + 0x4c]
    mov esi, dword ptr [esp + 0x98]
    lea eax, [eax + 8*eax]
    movdqa xmm7, xmmword ptr [edi + .C0]
    mov ebx, dword ptr [esp + 0x50]
    xor edx, edx
    mov dword ptr [esp + 0x144], edi
    mov dword ptr [esp + 0x6c], 0x0
    mov dword ptr [esp + 0x14c], 0x0
    lea eax, [ecx + 8*eax]
    movdqa xmmword ptr [esp + 0x1b0], xmm7
    mov dword ptr [esp + 0x1a0], eax
    lea eax, [esi + 0x300]
    mov dword ptr [esp + 0x1a4], eax
    xor eax, eax
    nop
.L1:
    mov edi, dword ptr [ecx + 0x8]
    mov dword ptr [esp + 0x148], eax
    mov eax, dword ptr [ecx + 0x4]
    mov dword ptr [esp + 0x4c], ecx
    mov ecx, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0x1ac], edx
    mov edx, 0x2
    cmp edi, 0x2
    mov dword ptr [esp + 0x50], ecx
    mov dword ptr [esp + 0x54], ecx
    mov dword ptr [esp + 0x70], edi
    cmovb edx, edi
    test edi, edi
    je .L3
    xor edi, edi
    nop
.L2:
    movzx ecx, word ptr [eax + 2*edi]
    cmp ecx, 0x2ff
    ja .L27
    shl ecx, 0x8
    add ecx, dword ptr [esp + 0x48]
    mov dword ptr [esp + 4*edi + 0x50], ecx
    inc edi
    cmp edx, edi
    jne .L2
.L3:
    mov ecx, dword ptr [esp + 0x54]
    mov eax, dword ptr [esp + 0x50]
    mov edi, 0x2
    mov dword ptr [esp + 0x154], ecx
    mov ecx, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x150], eax
    mov dword ptr [esp + 0x158], edx
    mov esi, dword ptr [ecx + 0x14]
    mov eax, dword ptr [ecx + 0x10]
    mov ecx, dword ptr [esp + 0x48]
    cmp esi, 0x2
    mov dword ptr [esp + 0x60], ecx
    mov dword ptr [esp + 0x64], ecx
    mov dword ptr [esp + 0x9c], esi
    cmovb edi, esi
    test esi, esi
    je .L5
    xor esi, esi
    nop
.L4:
    movzx ecx, word ptr [eax + 2*esi]
    cmp ecx, 0x2ff
    ja .L27
    shl ecx, 0x8
    add ecx, dword ptr [esp + 0x48]
    mov dword ptr [esp + 4*esi + 0x60], ecx
    inc esi
    cmp edi, esi
    jne .L4
.L5:
    mov esi, dword ptr [esp + 0x6c]
    mov eax, dword ptr [esp + 0x64]
    xor esi, dword ptr [esp + 0x14c]
    mov dword ptr [esp + 0x54], eax
    mov eax, dword ptr [esp + 0x60]
    and esi, 0x3
    mov dword ptr [esp + 0x50], eax
    mov dword ptr [esp + 0x58], edi
    shl esi, 0x9
    add esi, dword ptr [esp + 0x1a4]
    cmp dword ptr [esp + 0x70], 0x0
    movaps xmm0, xmmword ptr [esi]
    movaps xmm1, xmmword ptr [esi + 0x80]
    movaps xmm4, xmmword ptr [esi + 0xc0]
    movaps xmm3, xmmword ptr [esi + 0xd0]
    movaps xmm2, xmmword ptr [esi + 0xe0]
    movdqa xmm7, xmmword ptr [esi + 0x90]
    movdqa xmm6, xmmword ptr [esi + 0xa0]
    movdqa xmm5, xmmword ptr [esi + 0xb0]
    movaps xmmword ptr [esp + 0x80], xmm0
    movaps xmm0, xmmword ptr [esi + 0x10]
    movaps xmmword ptr [esp + 0x70], xmm1
    movaps xmm1, xmmword ptr [esi + 0xf0]
    movaps xmmword ptr [esp + 0x110], xmm3
    movaps xmmword ptr [esp + 0x100], xmm4
    movaps xmmword ptr [esp + 0x120], xmm2
    movaps xmmword ptr [esp + 0x180], xmm0
    movaps xmm0, xmmword ptr [esi + 0x20]
    movaps xmmword ptr [esp + 0x130], xmm1
    movaps xmmword ptr [esp + 0xa0], xmm0
    movaps xmm0, xmmword ptr [esi + 0x30]
    movaps xmmword ptr [esp + 0xd0], xmm0
    movaps xmm0, xmmword ptr [esi + 0x40]
    movaps xmmword ptr [esp + 0xe0], xmm0
    movaps xmm0, xmmword ptr [esi + 0x50]
    movaps xmmword ptr [esp + 0xc0], xmm0
    movaps xmm0, xmmword ptr [esi + 0x60]
    movaps xmmword ptr [esp + 0xb0], xmm0
    movaps xmm0, xmmword ptr [esi + 0x70]
    movaps xmmword ptr [esp + 0xf0], xmm0
    je .L7
    movdqa xmm1, xmm5
    movdqa xmm0, xmm6
    movdqa xmm4, xmmword ptr [esp + 0xb0]
    movdqa xmm3, xmmword ptr [esp + 0xe0]
    movdqa xmm5, xmmword ptr [esp + 0xd0]
    movdqa xmm6, xmmword ptr [esp + 0xa0]
    movdqa xmm2, xmmword ptr [esp + 0x80]
    shl edx, 0x2
    lea ecx, [esp + 0x150]
    nop
.L6:
    mov eax, dword ptr [ecx]
    add ecx, 0x4
    add edx, -0x4
    paddw xmm4, xmmword ptr [eax + 0x60]
    paddw xmm2, xmmword ptr [eax]
    paddw xmm7, xmmword ptr [eax + 0x90]
    paddw xmm0, xmmword ptr [eax + 0xa0]
    paddw xmm1, xmmword ptr [eax + 0xb0]
    paddw xmm6, xmmword ptr [eax + 0x20]
    paddw xmm5, xmmword ptr [eax + 0x30]
    paddw xmm3, xmmword ptr [eax + 0x40]
    movdqa xmmword ptr [esp + 0xb0], xmm4
    movdqa xmm4, xmmword ptr [esp + 0xf0]
    movdqa xmmword ptr [esp + 0x80], xmm2
    movdqa xmm2, xmmword ptr [esp + 0x180]
    movdqa xmmword ptr [esp + 0xa0], xmm6
    movdqa xmm6, xmm5
    movdqa xmm5, xmm3
    movdqa xmm3, xmmword ptr [esp + 0xc0]
    paddw xmm4, xmmword ptr [eax + 0x70]
    paddw xmm2, xmmword ptr [eax + 0x10]
    paddw xmm3, xmmword ptr [eax + 0x50]
    movdqa xmmword ptr [esp + 0xf0], xmm4
    movdqa xmm4, xmmword ptr [esp + 0x70]
    movdqa xmmword ptr [esp + 0x180], xmm2
    movdqa xmm2, xmm1
    movdqa xmm1, xmm7
    movdqa xmm7, xmm0
    movdqa xmm0, xmmword ptr [esp + 0x110]
    movdqa xmmword ptr [esp + 0xc0], xmm3
    movdqa xmm3, xmm5
    movdqa xmm5, xmm6
    movdqa xmm6, xmmword ptr [esp + 0xa0]
    paddw xmm4, xmmword ptr [eax + 0x80]
    paddw xmm0, xmmword ptr [eax + 0xd0]
    movdqa xmmword ptr [esp + 0x70], xmm4
    movdqa xmm4, xmmword ptr [esp + 0x100]
    movdqa xmmword ptr [esp + 0x110], xmm0
    movdqa xmm0, xmm7
    movdqa xmm7, xmm1
    movdqa xmm1, xmm2
    movdqa xmm2, xmmword ptr [esp + 0x120]
    paddw xmm4, xmmword ptr [eax + 0xc0]
    paddw xmm2, xmmword ptr [eax + 0xe0]
    movdqa xmmword ptr [esp + 0x100], xmm4
    movdqa xmm4, xmmword ptr [esp + 0x130]
    movdqa xmmword ptr [esp + 0x120], xmm2
    movdqa xmm2, xmmword ptr [esp + 0x80]
    paddw xmm4, xmmword ptr [eax + 0xf0]
    movdqa xmmword ptr [esp + 0x130], xmm4
    movdqa xmm4, xmmword ptr [esp + 0xb0]
    jne .L6
    jmp .L8
    nop
.L7:
    movdqa xmm1, xmm5
    movdqa xmm0, xmm6
    movdqa xmm4, xmmword ptr [esp + 0xb0]
    movdqa xmm3, xmmword ptr [esp + 0xe0]
    movdqa xmm5, xmmword ptr [esp + 0xd0]
    movdqa xmm6, xmmword ptr [esp + 0xa0]
    movdqa xmm2, xmmword ptr [esp + 0x80]
.L8:
    cmp dword ptr [esp + 0x9c], 0x0
    movdqa xmmword ptr [esp + 0x80], xmm2
    movdqa xmmword ptr [esp + 0xa0], xmm6
    movdqa xmmword ptr [esp + 0xd0], xmm5
    movdqa xmmword ptr [esp + 0xe0], xmm3
    movdqa xmmword ptr [esp + 0xb0], xmm4
    mov dword ptr [esp + 0x6c], esi
    movdqa xmmword ptr [esp + 0x190], xmm1
    movdqa xmmword ptr [esp + 0x170], xmm0
    movdqa xmmword ptr [esp + 0x160], xmm7
    je .L10
    movdqa xmm1, xmmword ptr [esp + 0xb0]
    movdqa xmm2, xmmword ptr [esp + 0xc0]
    movdqa xmm3, xmmword ptr [esp + 0xe0]
    movdqa xmm4, xmmword ptr [esp + 0xd0]
    movdqa xmm5, xmmword ptr [esp + 0xa0]
    movdqa xmm6, xmmword ptr [esp + 0x180]
    movdqa xmm0, xmmword ptr [esp + 0x80]
    shl edi, 0x2
    lea ecx, [esp + 0x50]
    nop
.L9:
    mov eax, dword ptr [ecx]
    movdqa xmm7, xmmword ptr [esp + 0xf0]
    add ecx, 0x4
    add edi, -0x4
    psubw xmm7, xmmword ptr [eax + 0x70]
    psubw xmm0, xmmword ptr [eax]
    psubw xmm6, xmmword ptr [eax + 0x10]
    psubw xmm5, xmmword ptr [eax + 0x20]
    psubw xmm4, xmmword ptr [eax + 0x30]
    psubw xmm3, xmmword ptr [eax + 0x40]
    psubw xmm2, xmmword ptr [eax + 0x50]
    psubw xmm1, xmmword ptr [eax + 0x60]
    movdqa xmmword ptr [esp + 0xf0], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x70]
    psubw xmm7, xmmword ptr [eax + 0x80]
    movdqa xmmword ptr [esp + 0x70], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x160]
    psubw xmm7, xmmword ptr [eax + 0x90]
    movdqa xmmword ptr [esp + 0x160], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x170]
    psubw xmm7, xmmword ptr [eax + 0xa0]
    movdqa xmmword ptr [esp + 0x170], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x190]
    psubw xmm7, xmmword ptr [eax + 0xb0]
    movdqa xmmword ptr [esp + 0x190], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x100]
    psubw xmm7, xmmword ptr [eax + 0xc0]
    movdqa xmmword ptr [esp + 0x100], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x110]
    psubw xmm7, xmmword ptr [eax + 0xd0]
    movdqa xmmword ptr [esp + 0x110], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x120]
    psubw xmm7, xmmword ptr [eax + 0xe0]
    movdqa xmmword ptr [esp + 0x120], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x130]
    psubw xmm7, xmmword ptr [eax + 0xf0]
    movdqa xmmword ptr [esp + 0x130], xmm7
    jne .L9
    jmp .L11
    nop
.L10:
    movdqa xmm1, xmmword ptr [esp + 0xb0]
    movdqa xmm2, xmmword ptr [esp + 0xc0]
    movdqa xmm3, xmmword ptr [esp + 0xe0]
    movdqa xmm4, xmmword ptr [esp + 0xd0]
    movdqa xmm5, xmmword ptr [esp + 0xa0]
    movdqa xmm6, xmmword ptr [esp + 0x180]
    movdqa xmm0, xmmword ptr [esp + 0x80]
.L11:
    movdqa xmmword ptr [ebx], xmm0
    movdqa xmmword ptr [ebx + 0x10], xmm6
    movdqa xmmword ptr [ebx + 0x20], xmm5
    movdqa xmmword ptr [ebx + 0x30], xmm4
    movdqa xmmword ptr [ebx + 0x40], xmm3
    movdqa xmmword ptr [ebx + 0x50], xmm2
    movdqa xmmword ptr [ebx + 0x60], xmm1
    movaps xmm1, xmmword ptr [esp + 0xf0]
    movaps xmm2, xmmword ptr [esp + 0x70]
    mov edi, dword ptr [esp + 0x4c]
    mov ecx, dword ptr [esp + 0x48]
    mov edx, 0x2
    movaps xmmword ptr [ebx + 0x70], xmm1
    movaps xmm1, xmmword ptr [esp + 0x160]
    movaps xmmword ptr [ebx + 0x80], xmm2
    movaps xmm2, xmmword ptr [esp + 0x170]
    movaps xmmword ptr [ebx + 0x90], xmm1
    movaps xmm1, xmmword ptr [esp + 0x190]
    movaps xmmword ptr [ebx + 0xa0], xmm2
    movaps xmm2, xmmword ptr [esp + 0x100]
    movaps xmmword ptr [ebx + 0xb0], xmm1
    movaps xmm1, xmmword ptr [esp + 0x110]
    movaps xmmword ptr [ebx + 0xc0], xmm2
    movdqa xmm2, xmmword ptr [esp + 0x120]
    movaps xmmword ptr [ebx + 0xd0], xmm1
    movdqa xmm1, xmmword ptr [esp + 0x130]
    movdqa xmmword ptr [ebx + 0xe0], xmm2
    movdqa xmmword ptr [ebx + 0xf0], xmm1
    mov esi, dword ptr [edi + 0x2c]
    mov eax, dword ptr [edi + 0x28]
    mov dword ptr [esp + 0x50], ecx
    mov dword ptr [esp + 0x54], ecx
    cmp esi, 0x2
    mov dword ptr [esp + 0x70], esi
    cmovb edx, esi
    test esi, esi
    je .L13
    xor esi, esi
    nop
.L12:
    movzx ecx, word ptr [eax + 2*esi]
    cmp ecx, 0x2ff
    ja .L27
    shl ecx, 0x8
    add ecx, dword ptr [esp + 0x48]
    mov dword ptr [esp + 4*esi + 0x50], ecx
    inc esi
    cmp edx, esi
    jne .L12
.L13:
    mov eax, dword ptr [esp + 0x50]
    mov ecx, dword ptr [esp + 0x54]
    mov dword ptr [esp + 0x154], ecx
    mov dword ptr [esp + 0x150], eax
    mov dword ptr [esp + 0x158], edx
    mov ecx, dword ptr [esp + 0x48]
    mov esi, dword ptr [edi + 0x38]
    mov eax, dword ptr [edi + 0x34]
    mov edi, 0x2
    mov dword ptr [esp + 0x60], ecx
    mov dword ptr [esp + 0x64], ecx
    cmp esi, 0x2
    mov dword ptr [esp + 0x9c], esi
    cmovb edi, esi
    test esi, esi
    je .L15
    xor esi, esi
    nop
.L14:
    movzx ecx, word ptr [eax + 2*esi]
    cmp ecx, 0x2ff
    ja .L27
    shl ecx, 0x8
    add ecx, dword ptr [esp + 0x48]
    mov dword ptr [esp + 4*esi + 0x60], ecx
    inc esi
    cmp edi, esi
    jne .L14
.L15:
    mov ecx, dword ptr [esp + 0x64]
    mov eax, dword ptr [esp + 0x60]
    cmp dword ptr [esp + 0x70], 0x0
    mov dword ptr [esp + 0x54], ecx
    mov ecx, dword ptr [esp + 0x6c]
    mov dword ptr [esp + 0x50], eax
    mov dword ptr [esp + 0x58], edi
    movaps xmm0, xmmword ptr [ecx + 0x100]
    movaps xmm4, xmmword ptr [ecx + 0x170]
    movaps xmm3, xmmword ptr [ecx + 0x180]
    movaps xmm2, xmmword ptr [ecx + 0x190]
    movdqa xmm7, xmmword ptr [ecx + 0x1b0]
    movaps xmm6, xmmword ptr [ecx + 0x1c0]
    movaps xmm5, xmmword ptr [ecx + 0x1d0]
    movaps xmm1, xmmword ptr [ecx + 0x1e0]
    movaps xmmword ptr [esp + 0xc0], xmm0
    movaps xmm0, xmmword ptr [ecx + 0x110]
    movdqa xmmword ptr [esp + 0xb0], xmm7
    movaps xmmword ptr [esp + 0x100], xmm5
    movaps xmmword ptr [esp + 0xf0], xmm6
    movaps xmmword ptr [esp + 0x180], xmm3
    movaps xmmword ptr [esp + 0x190], xmm4
    movaps xmmword ptr [esp + 0x120], xmm1
    movaps xmmword ptr [esp + 0x110], xmm2
    movaps xmmword ptr [esp + 0xd0], xmm0
    movaps xmm0, xmmword ptr [ecx + 0x120]
    movaps xmmword ptr [esp + 0xa0], xmm0
    movaps xmm0, xmmword ptr [ecx + 0x130]
    movaps xmmword ptr [esp + 0x80], xmm0
    movaps xmm0, xmmword ptr [ecx + 0x140]
    movaps xmmword ptr [esp + 0xe0], xmm0
    movaps xmm0, xmmword ptr [ecx + 0x150]
    movaps xmmword ptr [esp + 0x160], xmm0
    movaps xmm0, xmmword ptr [ecx + 0x160]
    movaps xmmword ptr [esp + 0x170], xmm0
    movaps xmm0, xmmword ptr [ecx + 0x1a0]
    movaps xmmword ptr [esp + 0x70], xmm0
    movaps xmm0, xmmword ptr [ecx + 0x1f0]
    movaps xmmword ptr [esp + 0x130], xmm0
    je .L17
    mov esi, dword ptr [esp + 0x98]
    movdqa xmm0, xmmword ptr [esp + 0x170]
    movdqa xmm1, xmmword ptr [esp + 0x160]
    movdqa xmm2, xmmword ptr [esp + 0xe0]
    movdqa xmm3, xmmword ptr [esp + 0x80]
    movdqa xmm4, xmmword ptr [esp + 0xa0]
    movdqa xmm5, xmmword ptr [esp + 0xd0]
    movdqa xmm6, xmmword ptr [esp + 0xc0]
    shl edx, 0x2
    lea eax, [esp + 0x150]
    nop
.L16:
    mov ecx, dword ptr [eax]
    movdqa xmm7, xmmword ptr [esp + 0x190]
    add eax, 0x4
    add edx, -0x4
    paddw xmm7, xmmword ptr [ecx + 0x70]
    paddw xmm6, xmmword ptr [ecx]
    paddw xmm5, xmmword ptr [ecx + 0x10]
    paddw xmm4, xmmword ptr [ecx + 0x20]
    paddw xmm3, xmmword ptr [ecx + 0x30]
    paddw xmm2, xmmword ptr [ecx + 0x40]
    paddw xmm1, xmmword ptr [ecx + 0x50]
    paddw xmm0, xmmword ptr [ecx + 0x60]
    movdqa xmmword ptr [esp + 0x190], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x180]
    paddw xmm7, xmmword ptr [ecx + 0x80]
    movdqa xmmword ptr [esp + 0x180], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x110]
    paddw xmm7, xmmword ptr [ecx + 0x90]
    movdqa xmmword ptr [esp + 0x110], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x70]
    paddw xmm7, xmmword ptr [ecx + 0xa0]
    movdqa xmmword ptr [esp + 0x70], xmm7
    movdqa xmm7, xmmword ptr [esp + 0xb0]
    paddw xmm7, xmmword ptr [ecx + 0xb0]
    movdqa xmmword ptr [esp + 0xb0], xmm7
    movdqa xmm7, xmmword ptr [esp + 0xf0]
    paddw xmm7, xmmword ptr [ecx + 0xc0]
    movdqa xmmword ptr [esp + 0xf0], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x100]
    paddw xmm7, xmmword ptr [ecx + 0xd0]
    movdqa xmmword ptr [esp + 0x100], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x120]
    paddw xmm7, xmmword ptr [ecx + 0xe0]
    movdqa xmmword ptr [esp + 0x120], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x130]
    paddw xmm7, xmmword ptr [ecx + 0xf0]
    movdqa xmmword ptr [esp + 0x130], xmm7
    jne .L16
    jmp .L18
    nop
.L17:
    mov esi, dword ptr [esp + 0x98]
    movdqa xmm0, xmmword ptr [esp + 0x170]
    movdqa xmm1, xmmword ptr [esp + 0x160]
    movdqa xmm2, xmmword ptr [esp + 0xe0]
    movdqa xmm3, xmmword ptr [esp + 0x80]
    movdqa xmm4, xmmword ptr [esp + 0xa0]
    movdqa xmm5, xmmword ptr [esp + 0xd0]
    movdqa xmm6, xmmword ptr [esp + 0xc0]
.L18:
    movdqa xmmword ptr [esp + 0xa0], xmm4
    movdqa xmmword ptr [esp + 0x80], xmm3
    movdqa xmm4, xmmword ptr [esp + 0x190]
    movdqa xmm3, xmmword ptr [esp + 0x180]
    cmp dword ptr [esp + 0x9c], 0x0
    movdqa xmmword ptr [esp + 0xc0], xmm6
    movdqa xmmword ptr [esp + 0xd0], xmm5
    movdqa xmmword ptr [esp + 0xe0], xmm2
    movdqa xmmword ptr [esp + 0x160], xmm1
    movdqa xmmword ptr [esp + 0x170], xmm0
    je .L20
    mov eax, dword ptr [esp + 0x148]
    movdqa xmm1, xmmword ptr [esp + 0x170]
    movdqa xmm5, xmmword ptr [esp + 0x160]
    movdqa xmm6, xmmword ptr [esp + 0xe0]
    movdqa xmm7, xmmword ptr [esp + 0x80]
    movdqa xmm2, xmmword ptr [esp + 0xd0]
    movdqa xmm0, xmmword ptr [esp + 0xc0]
    shl edi, 0x2
    lea edx, [esp + 0x50]
    nop
.L19:
    mov ecx, dword ptr [edx]
    add edx, 0x4
    add edi, -0x4
    psubw xmm7, xmmword ptr [ecx + 0x30]
    psubw xmm6, xmmword ptr [ecx + 0x40]
    psubw xmm5, xmmword ptr [ecx + 0x50]
    psubw xmm1, xmmword ptr [ecx + 0x60]
    psubw xmm4, xmmword ptr [ecx + 0x70]
    psubw xmm3, xmmword ptr [ecx + 0x80]
    psubw xmm0, xmmword ptr [ecx]
    psubw xmm2, xmmword ptr [ecx + 0x10]
    movdqa xmmword ptr [esp + 0x80], xmm7
    movdqa xmm7, xmm6
    movdqa xmm6, xmm5
    movdqa xmm5, xmm1
    movdqa xmm1, xmm4
    movdqa xmm4, xmm3
    movdqa xmm3, xmmword ptr [esp + 0x110]
    movdqa xmmword ptr [esp + 0xc0], xmm0
    movdqa xmm0, xmm2
    movdqa xmm2, xmmword ptr [esp + 0xa0]
    psubw xmm3, xmmword ptr [ecx + 0x90]
    psubw xmm2, xmmword ptr [ecx + 0x20]
    movdqa xmmword ptr [esp + 0x110], xmm3
    movdqa xmm3, xmmword ptr [esp + 0x70]
    movdqa xmmword ptr [esp + 0xa0], xmm2
    movdqa xmm2, xmm0
    movdqa xmm0, xmmword ptr [esp + 0xc0]
    psubw xmm3, xmmword ptr [ecx + 0xa0]
    movdqa xmmword ptr [esp + 0x70], xmm3
    movdqa xmm3, xmmword ptr [esp + 0xb0]
    psubw xmm3, xmmword ptr [ecx + 0xb0]
    movdqa xmmword ptr [esp + 0xb0], xmm3
    movdqa xmm3, xmmword ptr [esp + 0xf0]
    psubw xmm3, xmmword ptr [ecx + 0xc0]
    movdqa xmmword ptr [esp + 0xf0], xmm3
    movdqa xmm3, xmmword ptr [esp + 0x100]
    psubw xmm3, xmmword ptr [ecx + 0xd0]
    movdqa xmmword ptr [esp + 0x100], xmm3
    movdqa xmm3, xmmword ptr [esp + 0x120]
    psubw xmm3, xmmword ptr [ecx + 0xe0]
    movdqa xmmword ptr [esp + 0x120], xmm3
    movdqa xmm3, xmmword ptr [esp + 0x130]
    psubw xmm3, xmmword ptr [ecx + 0xf0]
    movdqa xmmword ptr [esp + 0x130], xmm3
    movdqa xmm3, xmm4
    movdqa xmm4, xmm1
    movdqa xmm1, xmm5
    movdqa xmm5, xmm6
    movdqa xmm6, xmm7
    movdqa xmm7, xmmword ptr [esp + 0x80]
    jne .L19
    jmp .L21
    nop
.L20:
    mov eax, dword ptr [esp + 0x148]
    movdqa xmm1, xmmword ptr [esp + 0x170]
    movdqa xmm5, xmmword ptr [esp + 0x160]
    movdqa xmm6, xmmword ptr [esp + 0xe0]
    movdqa xmm7, xmmword ptr [esp + 0x80]
    movdqa xmm2, xmmword ptr [esp + 0xd0]
    movdqa xmm0, xmmword ptr [esp + 0xc0]
.L21:
    movdqa xmmword ptr [ebx + 0x100], xmm0
    movaps xmm0, xmmword ptr [esp + 0xa0]
    movdqa xmmword ptr [ebx + 0x110], xmm2
    mov ecx, dword ptr [esp + 0x4c]
    inc dword ptr [esp + 0x14c]
    mov edx, 0xffffff00
    movaps xmmword ptr [ebx + 0x120], xmm0
    movaps xmm0, xmmword ptr [esp + 0x110]
    movdqa xmmword ptr [ebx + 0x130], xmm7
    movdqa xmmword ptr [ebx + 0x140], xmm6
    movdqa xmmword ptr [ebx + 0x150], xmm5
    movdqa xmmword ptr [ebx + 0x160], xmm1
    movdqa xmmword ptr [ebx + 0x170], xmm4
    movdqa xmmword ptr [ebx + 0x180], xmm3
    movdqa xmm7, xmmword ptr [esp + 0x1b0]
    add ecx, 0x48
    pxor xmm1, xmm1
    pxor xmm6, xmm6
    movaps xmmword ptr [ebx + 0x190], xmm0
    movaps xmm0, xmmword ptr [esp + 0x70]
    movaps xmmword ptr [ebx + 0x1a0], xmm0
    movaps xmm0, xmmword ptr [esp + 0xb0]
    movaps xmmword ptr [ebx + 0x1b0], xmm0
    movaps xmm0, xmmword ptr [esp + 0xf0]
    movaps xmmword ptr [ebx + 0x1c0], xmm0
    movaps xmm0, xmmword ptr [esp + 0x100]
    movaps xmmword ptr [ebx + 0x1d0], xmm0
    movaps xmm0, xmmword ptr [esp + 0x120]
    movaps xmmword ptr [ebx + 0x1e0], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x130]
    movdqa xmmword ptr [ebx + 0x1f0], xmm0
    pxor xmm0, xmm0
    nop
.L22:
    movq xmm4, qword ptr [ebx + edx + 0x100]
    movq xmm2, qword ptr [ebx + edx + 0x108]
    movq xmm5, qword ptr [esi + edx + 0x200]
    movq xmm3, qword ptr [esi + edx + 0x208]
    add edx, 0x10
    pmaxsw xmm4, xmm6
    pmaxsw xmm2, xmm6
    pminsw xmm4, xmm7
    pminsw xmm2, xmm7
    pmullw xmm5, xmm4
    pmullw xmm3, xmm2
    punpcklwd xmm4, xmm6
    punpcklwd xmm2, xmm6
    punpcklwd xmm5, xmm5
    punpcklwd xmm3, xmm3
    pmaddwd xmm4, xmm5
    pmaddwd xmm2, xmm3
    paddd xmm1, xmm4
    paddd xmm0, xmm2
    jne .L22
    paddd xmm0, xmm1
    mov edx, 0xffffff00
    mov dword ptr [esp + 0x4c], ecx
    pshufd xmm1, xmm0, 0xee
    paddd xmm1, xmm0
    pxor xmm0, xmm0
    pshufd xmm2, xmm1, 0x55
    paddd xmm2, xmm1
    pxor xmm1, xmm1
    movss xmm1, xmm2
    nop
.L23:
    movq xmm4, qword ptr [ebx + edx + 0x200]
    movq xmm2, qword ptr [ebx + edx + 0x208]
    movq xmm5, qword ptr [esi + edx + 0x300]
    movq xmm3, qword ptr [esi + edx + 0x308]
    add edx, 0x10
    pmaxsw xmm4, xmm6
    pmaxsw xmm2, xmm6
    pminsw xmm4, xmm7
    pminsw xmm2, xmm7
    pmullw xmm5, xmm4
    pmullw xmm3, xmm2
    punpcklwd xmm4, xmm6
    punpcklwd xmm2, xmm6
    punpcklwd xmm5, xmm5
    punpcklwd xmm3, xmm3
    pmaddwd xmm4, xmm5
    pmaddwd xmm2, xmm3
    paddd xmm1, xmm4
    paddd xmm0, xmm2
    jne .L23
    paddd xmm0, xmm1
    mov edi, dword ptr [esp + 0x1ac]
    xor edx, edx
    pshufd xmm1, xmm0, 0xee
    paddd xmm1, xmm0
    pshufd xmm0, xmm1, 0x55
    paddd xmm0, xmm1
    movd ecx, xmm0
    add eax, ecx
    adc edi, edx
    and ecx, dword ptr [esp + 0x1a8]
    mov edx, edi
    mov dword ptr [esp + 0x6c], ecx
    mov ecx, dword ptr [esp + 0x4c]
    cmp ecx, dword ptr [esp + 0x1a0]
    jne .L1
    jmp .L26
.L24:
    call simd::kernels::simd::other
    jmp .L26
.L25:
    xor eax, eax
    xor edx, edx
.L26:
    lea esp, [ebp - 0xc]
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L27:
    mov ebx, dword ptr [esp + 0x144]
    mov edx, 0x300
    lea eax, [ebx + .D0]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.C0 = 0x00ff00ff00ff00ff 0x0000000000000000

throughput:
    push ebp
    mov ebp, esp
    push ebx
    push edi
    push esi
    and esp, -0x40
    sub esp, 0x400
    mov ecx, dword ptr [ebp + 0x8]
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    cmp byte ptr [ecx + 0x14], 0x0
    jne .L24
    cmp dword ptr [ecx], 0x2
    jne .L24
    mov eax, dword ptr [ecx + 0x4]
    mov edx, dword ptr [ecx + 0xc]
    mov ecx, dword ptr [ecx + 0x10]
    lea esi, [esp + 0x1c0]
    mov edi, ebx
    mov dword ptr [esp + 0x88], eax
    mov eax, dword ptr [eax + 0xb00]
    mov dword ptr [esp + 0x40], edx
    mov dword ptr [esp + 0x60], ecx
    mov dword ptr [esp + 0x1c4], 0x0
    mov dword ptr [esp + 0x1c0], 0x0
    mov dword ptr [esp + 0x44], eax
    mov dword ptr [esp], esi
    mov dword ptr [esp + 0x8], 0x200
    mov dword ptr [esp + 0x4], 0x0
    call memset
    mov dword ptr [esp + 0x48], esi
    lea eax, [esp + 0x48]
    mov eax, dword ptr [esp + 0x60]
    test eax, eax
    je .L25
    mov ecx, dword ptr [esp + 0x40]
    mov esi, dword ptr [esp + 0x88]
    lea eax, [eax + 8*eax]
    movdqa xmm7, xmmword ptr [edi + .C0]
    mov ebx, dword ptr [esp + 0x48]
    xor edx, edx
    mov dword ptr [esp + 0x138], edi
    mov dword ptr [esp + 0x13c], 0x0
    lea eax, [ecx + 8*eax]
    movdqa xmmword ptr [esp + 0x1b0], xmm7
    mov dword ptr [esp + 0x19c], eax
    lea eax, [esi + 0x300]
    mov dword ptr [esp + 0x1a0], eax
    xor eax, eax
    nop
.L1:
    mov edi, dword ptr [ecx + 0x8]
    mov dword ptr [esp + 0x1ac], eax
    mov eax, dword ptr [ecx + 0x4]
    mov dword ptr [esp + 0x40], ecx
    mov ecx, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x1a8], edx
    mov edx, 0x2
    cmp edi, 0x2
    mov dword ptr [esp + 0x48], ecx
    mov dword ptr [esp + 0x4c], ecx
    mov dword ptr [esp + 0x60], edi
    cmovb edx, edi
    test edi, edi
    je .L3
    xor edi, edi
    nop
.L2:
    movzx ecx, word ptr [eax + 2*edi]
    cmp ecx, 0x2ff
    ja .L27
    shl ecx, 0x8
    add ecx, dword ptr [esp + 0x44]
    mov dword ptr [esp + 4*edi + 0x48], ecx
    inc edi
    cmp edx, edi
    jne .L2
.L3:
    mov eax, dword ptr [esp + 0x48]
    mov ecx, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x140], eax
    mov eax, dword ptr [esp + 0x40]
    mov dword ptr [esp + 0x144], ecx
    mov dword ptr [esp + 0x148], edx
    mov ecx, dword ptr [eax + 0x14]
    mov edi, dword ptr [eax + 0x10]
    mov eax, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x58], eax
    mov dword ptr [esp + 0x5c], eax
    cmp ecx, 0x2
    mov eax, 0x2
    mov dword ptr [esp + 0x8c], ecx
    cmovb eax, ecx
    test ecx, ecx
    je .L5
    xor esi, esi
    nop
.L4:
    movzx ecx, word ptr [edi + 2*esi]
    cmp ecx, 0x2ff
    ja .L27
    shl ecx, 0x8
    add ecx, dword ptr [esp + 0x44]
    mov dword ptr [esp + 4*esi + 0x58], ecx
    inc esi
    cmp eax, esi
    jne .L4
.L5:
    mov esi, dword ptr [esp + 0x13c]
    mov ecx, dword ptr [esp + 0x5c]
    and esi, 0x3
    mov dword ptr [esp + 0x4c], ecx
    mov ecx, dword ptr [esp + 0x58]
    shl esi, 0x9
    add esi, dword ptr [esp + 0x1a0]
    cmp dword ptr [esp + 0x60], 0x0
    mov dword ptr [esp + 0x48], ecx
    mov dword ptr [esp + 0x50], eax
    movaps xmm0, xmmword ptr [esi]
    movaps xmm1, xmmword ptr [esi + 0x80]
    movaps xmm4, xmmword ptr [esi + 0xc0]
    movaps xmm3, xmmword ptr [esi + 0xd0]
    movaps xmm2, xmmword ptr [esi + 0xe0]
    movdqa xmm7, xmmword ptr [esi + 0x90]
    movdqa xmm6, xmmword ptr [esi + 0xa0]
    movdqa xmm5, xmmword ptr [esi + 0xb0]
    movaps xmmword ptr [esp + 0x70], xmm0
    movaps xmm0, xmmword ptr [esi + 0x10]
    movaps xmmword ptr [esp + 0x60], xmm1
    movaps xmm1, xmmword ptr [esi + 0xf0]
    movaps xmmword ptr [esp + 0x100], xmm3
    movaps xmmword ptr [esp + 0xf0], xmm4
    movaps xmmword ptr [esp + 0x110], xmm2
    movaps xmmword ptr [esp + 0x170], xmm0
    movaps xmm0, xmmword ptr [esi + 0x20]
    movaps xmmword ptr [esp + 0x120], xmm1
    movaps xmmword ptr [esp + 0x90], xmm0
    movaps xmm0, xmmword ptr [esi + 0x30]
    movaps xmmword ptr [esp + 0xc0], xmm0
    movaps xmm0, xmmword ptr [esi + 0x40]
    movaps xmmword ptr [esp + 0xd0], xmm0
    movaps xmm0, xmmword ptr [esi + 0x50]
    movaps xmmword ptr [esp + 0xb0], xmm0
    movaps xmm0, xmmword ptr [esi + 0x60]
    movaps xmmword ptr [esp + 0xa0], xmm0
    movaps xmm0, xmmword ptr [esi + 0x70]
    movaps xmmword ptr [esp + 0xe0], xmm0
    je .L7
    movdqa xmm1, xmm5
    movdqa xmm0, xmm6
    movdqa xmm4, xmmword ptr [esp + 0xa0]
    movdqa xmm3, xmmword ptr [esp + 0xd0]
    movdqa xmm5, xmmword ptr [esp + 0xc0]
    movdqa xmm6, xmmword ptr [esp + 0x90]
    movdqa xmm2, xmmword ptr [esp + 0x70]
    shl edx, 0x2
    lea ecx, [esp + 0x140]
    nop
.L6:
    mov edi, dword ptr [ecx]
    add ecx, 0x4
    add edx, -0x4
    paddw xmm4, xmmword ptr [edi + 0x60]
    paddw xmm2, xmmword ptr [edi]
    paddw xmm7, xmmword ptr [edi + 0x90]
    paddw xmm0, xmmword ptr [edi + 0xa0]
    paddw xmm1, xmmword ptr [edi + 0xb0]
    paddw xmm6, xmmword ptr [edi + 0x20]
    paddw xmm5, xmmword ptr [edi + 0x30]
    paddw xmm3, xmmword ptr [edi + 0x40]
    movdqa xmmword ptr [esp + 0xa0], xmm4
    movdqa xmm4, xmmword ptr [esp + 0xe0]
    movdqa xmmword ptr [esp + 0x70], xmm2
    movdqa xmm2, xmmword ptr [esp + 0x170]
    movdqa xmmword ptr [esp + 0x90], xmm6
    movdqa xmm6, xmm5
    movdqa xmm5, xmm3
    movdqa xmm3, xmmword ptr [esp + 0xb0]
    paddw xmm4, xmmword ptr [edi + 0x70]
    paddw xmm2, xmmword ptr [edi + 0x10]
    paddw xmm3, xmmword ptr [edi + 0x50]
    movdqa xmmword ptr [esp + 0xe0], xmm4
    movdqa xmm4, xmmword ptr [esp + 0x60]
    movdqa xmmword ptr [esp + 0x170], xmm2
    movdqa xmm2, xmm1
    movdqa xmm1, xmm7
    movdqa xmm7, xmm0
    movdqa xmm0, xmmword ptr [esp + 0x100]
    movdqa xmmword ptr [esp + 0xb0], xmm3
    movdqa xmm3, xmm5
    movdqa xmm5, xmm6
    movdqa xmm6, xmmword ptr [esp + 0x90]
    paddw xmm4, xmmword ptr [edi + 0x80]
    paddw xmm0, xmmword ptr [edi + 0xd0]
    movdqa xmmword ptr [esp + 0x60], xmm4
    movdqa xmm4, xmmword ptr [esp + 0xf0]
    movdqa xmmword ptr [esp + 0x100], xmm0
    movdqa xmm0, xmm7
    movdqa xmm7, xmm1
    movdqa xmm1, xmm2
    movdqa xmm2, xmmword ptr [esp + 0x110]
    paddw xmm4, xmmword ptr [edi + 0xc0]
    paddw xmm2, xmmword ptr [edi + 0xe0]
    movdqa xmmword ptr [esp + 0xf0], xmm4
    movdqa xmm4, xmmword ptr [esp + 0x120]
    movdqa xmmword ptr [esp + 0x110], xmm2
    movdqa xmm2, xmmword ptr [esp + 0x70]
    paddw xmm4, xmmword ptr [edi + 0xf0]
    movdqa xmmword ptr [esp + 0x120], xmm4
    movdqa xmm4, xmmword ptr [esp + 0xa0]
    jne .L6
    jmp .L8
    nop
.L7:
    movdqa xmm1, xmm5
    movdqa xmm0, xmm6
    movdqa xmm4, xmmword ptr [esp + 0xa0]
    movdqa xmm3, xmmword ptr [esp + 0xd0]
    movdqa xmm5, xmmword ptr [esp + 0xc0]
    movdqa xmm6, xmmword ptr [esp + 0x90]
    movdqa xmm2, xmmword ptr [esp + 0x70]
.L8:
    cmp dword ptr [esp + 0x8c], 0x0
    movdqa xmmword ptr [esp + 0x70], xmm2
    movdqa xmmword ptr [esp + 0x90], xmm6
    movdqa xmmword ptr [esp + 0xc0], xmm5
    movdqa xmmword ptr [esp + 0xd0], xmm3
    movdqa xmmword ptr [esp + 0xa0], xmm4
    mov dword ptr [esp + 0x1a4], esi
    movdqa xmmword ptr [esp + 0x180], xmm1
    movdqa xmmword ptr [esp + 0x160], xmm0
    movdqa xmmword ptr [esp + 0x150], xmm7
    je .L10
    movdqa xmm1, xmmword ptr [esp + 0xa0]
    movdqa xmm2, xmmword ptr [esp + 0xb0]
    movdqa xmm3, xmmword ptr [esp + 0xd0]
    movdqa xmm4, xmmword ptr [esp + 0xc0]
    movdqa xmm5, xmmword ptr [esp + 0x90]
    movdqa xmm6, xmmword ptr [esp + 0x170]
    movdqa xmm0, xmmword ptr [esp + 0x70]
    shl eax, 0x2
    lea ecx, [esp + 0x48]
    nop
.L9:
    mov edx, dword ptr [ecx]
    movdqa xmm7, xmmword ptr [esp + 0xe0]
    add ecx, 0x4
    add eax, -0x4
    psubw xmm7, xmmword ptr [edx + 0x70]
    psubw xmm0, xmmword ptr [edx]
    psubw xmm6, xmmword ptr [edx + 0x10]
    psubw xmm5, xmmword ptr [edx + 0x20]
    psubw xmm4, xmmword ptr [edx + 0x30]
    psubw xmm3, xmmword ptr [edx + 0x40]
    psubw xmm2, xmmword ptr [edx + 0x50]
    psubw xmm1, xmmword ptr [edx + 0x60]
    movdqa xmmword ptr [esp + 0xe0], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x60]
    psubw xmm7, xmmword ptr [edx + 0x80]
    movdqa xmmword ptr [esp + 0x60], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x150]
    psubw xmm7, xmmword ptr [edx + 0x90]
    movdqa xmmword ptr [esp + 0x150], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x160]
    psubw xmm7, xmmword ptr [edx + 0xa0]
    movdqa xmmword ptr [esp + 0x160], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x180]
    psubw xmm7, xmmword ptr [edx + 0xb0]
    movdqa xmmword ptr [esp + 0x180], xmm7
    movdqa xmm7, xmmword ptr [esp + 0xf0]
    psubw xmm7, xmmword ptr [edx + 0xc0]
    movdqa xmmword ptr [esp + 0xf0], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x100]
    psubw xmm7, xmmword ptr [edx + 0xd0]
    movdqa xmmword ptr [esp + 0x100], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x110]
    psubw xmm7, xmmword ptr [edx + 0xe0]
    movdqa xmmword ptr [esp + 0x110], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x120]
    psubw xmm7, xmmword ptr [edx + 0xf0]
    movdqa xmmword ptr [esp + 0x120], xmm7
    jne .L9
    jmp .L11
    nop
.L10:
    movdqa xmm1, xmmword ptr [esp + 0xa0]
    movdqa xmm2, xmmword ptr [esp + 0xb0]
    movdqa xmm3, xmmword ptr [esp + 0xd0]
    movdqa xmm4, xmmword ptr [esp + 0xc0]
    movdqa xmm5, xmmword ptr [esp + 0x90]
    movdqa xmm6, xmmword ptr [esp + 0x170]
    movdqa xmm0, xmmword ptr [esp + 0x70]
.L11:
    movdqa xmmword ptr [ebx], xmm0
    movdqa xmmword ptr [ebx + 0x10], xmm6
    movdqa xmmword ptr [ebx + 0x20], xmm5
    movdqa xmmword ptr [ebx + 0x30], xmm4
    movdqa xmmword ptr [ebx + 0x40], xmm3
    movdqa xmmword ptr [ebx + 0x50], xmm2
    movdqa xmmword ptr [ebx + 0x60], xmm1
    movaps xmm1, xmmword ptr [esp + 0xe0]
    movaps xmm2, xmmword ptr [esp + 0x60]
    mov ecx, dword ptr [esp + 0x40]
    mov edx, 0x2
    movaps xmmword ptr [ebx + 0x70], xmm1
    movaps xmm1, xmmword ptr [esp + 0x150]
    movaps xmmword ptr [ebx + 0x80], xmm2
    movaps xmm2, xmmword ptr [esp + 0x160]
    movaps xmmword ptr [ebx + 0x90], xmm1
    movaps xmm1, xmmword ptr [esp + 0x180]
    movaps xmmword ptr [ebx + 0xa0], xmm2
    movaps xmm2, xmmword ptr [esp + 0xf0]
    movaps xmmword ptr [ebx + 0xb0], xmm1
    movaps xmm1, xmmword ptr [esp + 0x100]
    movaps xmmword ptr [ebx + 0xc0], xmm2
    movdqa xmm2, xmmword ptr [esp + 0x110]
    movaps xmmword ptr [ebx + 0xd0], xmm1
    movdqa xmm1, xmmword ptr [esp + 0x120]
    movdqa xmmword ptr [ebx + 0xe0], xmm2
    movdqa xmmword ptr [ebx + 0xf0], xmm1
    mov edi, dword ptr [ecx + 0x2c]
    mov eax, dword ptr [ecx + 0x28]
    mov ecx, dword ptr [esp + 0x44]
    cmp edi, 0x2
    mov dword ptr [esp + 0x48], ecx
    mov dword ptr [esp + 0x4c], ecx
    cmovb edx, edi
    test edi, edi
    je .L13
    xor esi, esi
    nop
.L12:
    movzx ecx, word ptr [eax + 2*esi]
    cmp ecx, 0x2ff
    ja .L27
    shl ecx, 0x8
    add ecx, dword ptr [esp + 0x44]
    mov dword ptr [esp + 4*esi + 0x48], ecx
    inc esi
    cmp edx, esi
    jne .L12
.L13:
    mov eax, dword ptr [esp + 0x48]
    mov ecx, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x60], edi
    mov dword ptr [esp + 0x140], eax
    mov eax, dword ptr [esp + 0x40]
    mov dword ptr [esp + 0x144], ecx
    mov dword ptr [esp + 0x148], edx
    mov ecx, dword ptr [eax + 0x38]
    mov edi, dword ptr [eax + 0x34]
    mov eax, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x58], eax
    mov dword ptr [esp + 0x5c], eax
    cmp ecx, 0x2
    mov eax, 0x2
    mov dword ptr [esp + 0x8c], ecx
    cmovb eax, ecx
    test ecx, ecx
    je .L15
    xor esi, esi
    nop
.L14:
    movzx ecx, word ptr [edi + 2*esi]
    cmp ecx, 0x2ff
    ja .L27
    shl ecx, 0x8
    add ecx, dword ptr [esp + 0x44]
    mov dword ptr [esp + 4*esi + 0x58], ecx
    inc esi
    cmp eax, esi
    jne .L14
.L15:
    mov esi, dword ptr [esp + 0x5c]
    mov ecx, dword ptr [esp + 0x58]
    cmp dword ptr [esp + 0x60], 0x0
    mov dword ptr [esp + 0x4c], esi
    mov esi, dword ptr [esp + 0x1a4]
    mov dword ptr [esp + 0x48], ecx
    mov dword ptr [esp + 0x50], eax
    movaps xmm0, xmmword ptr [esi + 0x100]
    movaps xmm4, xmmword ptr [esi + 0x170]
    movaps xmm3, xmmword ptr [esi + 0x180]
    movaps xmm2, xmmword ptr [esi + 0x190]
    movdqa xmm7, xmmword ptr [esi + 0x1b0]
    movaps xmm6, xmmword ptr [esi + 0x1c0]
    movaps xmm5, xmmword ptr [esi + 0x1d0]
    movaps xmm1, xmmword ptr [esi + 0x1e0]
    movaps xmmword ptr [esp + 0xb0], xmm0
    movaps xmm0, xmmword ptr [esi + 0x110]
    movdqa xmmword ptr [esp + 0xa0], xmm7
    movaps xmmword ptr [esp + 0x170], xmm5
    movaps xmmword ptr [esp + 0xe0], xmm6
    movaps xmmword ptr [esp + 0xf0], xmm3
    movaps xmmword ptr [esp + 0x180], xmm4
    movaps xmmword ptr [esp + 0x110], xmm1
    movaps xmmword ptr [esp + 0x100], xmm2
    movaps xmmword ptr [esp + 0xc0], xmm0
    movaps xmm0, xmmword ptr [esi + 0x120]
    movaps xmmword ptr [esp + 0xd0], xmm0
    movaps xmm0, xmmword ptr [esi + 0x130]
    movaps xmmword ptr [esp + 0x90], xmm0
    movaps xmm0, xmmword ptr [esi + 0x140]
    movaps xmmword ptr [esp + 0x70], xmm0
    movaps xmm0, xmmword ptr [esi + 0x150]
    movaps xmmword ptr [esp + 0x150], xmm0
    movaps xmm0, xmmword ptr [esi + 0x160]
    movaps xmmword ptr [esp + 0x160], xmm0
    movaps xmm0, xmmword ptr [esi + 0x1a0]
    movaps xmmword ptr [esp + 0x60], xmm0
    movaps xmm0, xmmword ptr [esi + 0x1f0]
    movaps xmmword ptr [esp + 0x120], xmm0
    je .L17
    mov esi, dword ptr [esp + 0x88]
    movdqa xmm0, xmmword ptr [esp + 0x160]
    movdqa xmm1, xmmword ptr [esp + 0x150]
    movdqa xmm2, xmmword ptr [esp + 0x70]
    movdqa xmm3, xmmword ptr [esp + 0x90]
    movdqa xmm4, xmmword ptr [esp + 0xd0]
    movdqa xmm5, xmmword ptr [esp + 0xc0]
    movdqa xmm6, xmmword ptr [esp + 0xb0]
    shl edx, 0x2
    lea ecx, [esp + 0x140]
    nop
.L16:
    mov edi, dword ptr [ecx]
    movdqa xmm7, xmmword ptr [esp + 0x180]
    add ecx, 0x4
    add edx, -0x4
    paddw xmm7, xmmword ptr [edi + 0x70]
    paddw xmm6, xmmword ptr [edi]
    paddw xmm5, xmmword ptr [edi + 0x10]
    paddw xmm4, xmmword ptr [edi + 0x20]
    paddw xmm3, xmmword ptr [edi + 0x30]
    paddw xmm2, xmmword ptr [edi + 0x40]
    paddw xmm1, xmmword ptr [edi + 0x50]
    paddw xmm0, xmmword ptr [edi + 0x60]
    movdqa xmmword ptr [esp + 0x180], xmm7
    movdqa xmm7, xmmword ptr [esp + 0xf0]
    paddw xmm7, xmmword ptr [edi + 0x80]
    movdqa xmmword ptr [esp + 0xf0], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x100]
    paddw xmm7, xmmword ptr [edi + 0x90]
    movdqa xmmword ptr [esp + 0x100], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x60]
    paddw xmm7, xmmword ptr [edi + 0xa0]
    movdqa xmmword ptr [esp + 0x60], xmm7
    movdqa xmm7, xmmword ptr [esp + 0xa0]
    paddw xmm7, xmmword ptr [edi + 0xb0]
    movdqa xmmword ptr [esp + 0xa0], xmm7
    movdqa xmm7, xmmword ptr [esp + 0xe0]
    paddw xmm7, xmmword ptr [edi + 0xc0]
    movdqa xmmword ptr [esp + 0xe0], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x170]
    paddw xmm7, xmmword ptr [edi + 0xd0]
    movdqa xmmword ptr [esp + 0x170], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x110]
    paddw xmm7, xmmword ptr [edi + 0xe0]
    movdqa xmmword ptr [esp + 0x110], xmm7
    movdqa xmm7, xmmword ptr [esp + 0x120]
    paddw xmm7, xmmword ptr [edi + 0xf0]
    movdqa xmmword ptr [esp + 0x120], xmm7
    jne .L16
    jmp .L18
    nop
.L17:
    mov esi, dword ptr [esp + 0x88]
    movdqa xmm0, xmmword ptr [esp + 0x160]
    movdqa xmm1, xmmword ptr [esp + 0x150]
    movdqa xmm2, xmmword ptr [esp + 0x70]
    movdqa xmm3, xmmword ptr [esp + 0x90]
    movdqa xmm4, xmmword ptr [esp + 0xd0]
    movdqa xmm5, xmmword ptr [esp + 0xc0]
    movdqa xmm6, xmmword ptr [esp + 0xb0]
.L18:
    movdqa xmmword ptr [esp + 0xc0], xmm5
    movdqa xmmword ptr [esp + 0xd0], xmm4
    movdqa xmm5, xmmword ptr [esp + 0x170]
    movdqa xmm4, xmmword ptr [esp + 0x180]
    cmp dword ptr [esp + 0x8c], 0x0
    movdqa xmmword ptr [esp + 0xb0], xmm6
    movdqa xmmword ptr [esp + 0x90], xmm3
    movdqa xmmword ptr [esp + 0x70], xmm2
    movdqa xmmword ptr [esp + 0x150], xmm1
    movdqa xmmword ptr [esp + 0x160], xmm0
    je .L20
    movdqa xmm3, xmm5
    movdqa xmm1, xmmword ptr [esp + 0x160]
    movdqa xmm5, xmmword ptr [esp + 0x150]
    movdqa xmm6, xmmword ptr [esp + 0x70]
    movdqa xmm7, xmmword ptr [esp + 0xd0]
    movdqa xmm2, xmmword ptr [esp + 0xc0]
    movdqa xmm0, xmmword ptr [esp + 0xb0]
    shl eax, 0x2
    lea ecx, [esp + 0x48]
    nop
.L19:
    mov edx, dword ptr [ecx]
    add ecx, 0x4
    add eax, -0x4
    psubw xmm6, xmmword ptr [edx + 0x40]
    psubw xmm5, xmmword ptr [edx + 0x50]
    psubw xmm1, xmmword ptr [edx + 0x60]
    psubw xmm4, xmmword ptr [edx + 0x70]
    psubw xmm3, xmmword ptr [edx + 0xd0]
    psubw xmm0, xmmword ptr [edx]
    psubw xmm2, xmmword ptr [edx + 0x10]
    psubw xmm7, xmmword ptr [edx + 0x20]
    movdqa xmmword ptr [esp + 0x70], xmm6
    movdqa xmm6, xmm5
    movdqa xmm5, xmm1
    movdqa xmm1, xmm4
    movdqa xmm4, xmmword ptr [esp + 0xf0]
    movdqa xmmword ptr [esp + 0xb0], xmm0
    movdqa xmm0, xmm2
    movdqa xmm2, xmm7
    movdqa xmm7, xmmword ptr [esp + 0x90]
    psubw xmm4, xmmword ptr [edx + 0x80]
    psubw xmm7, xmmword ptr [edx + 0x30]
    movdqa xmmword ptr [esp + 0xf0], xmm4
    movdqa xmm4, xmmword ptr [esp + 0x100]
    movdqa xmmword ptr [esp + 0x90], xmm7
    movdqa xmm7, xmm2
    movdqa xmm2, xmm0
    movdqa xmm0, xmmword ptr [esp + 0xb0]
    psubw xmm4, xmmword ptr [edx + 0x90]
    movdqa xmmword ptr [esp + 0x100], xmm4
    movdqa xmm4, xmmword ptr [esp + 0x60]
    psubw xmm4, xmmword ptr [edx + 0xa0]
    movdqa xmmword ptr [esp + 0x60], xmm4
    movdqa xmm4, xmmword ptr [esp + 0xa0]
    psubw xmm4, xmmword ptr [edx + 0xb0]
    movdqa xmmword ptr [esp + 0xa0], xmm4
    movdqa xmm4, xmmword ptr [esp + 0xe0]
    psubw xmm4, xmmword ptr [edx + 0xc0]
    movdqa xmmword ptr [esp + 0xe0], xmm4
    movdqa xmm4, xmm3
    movdqa xmm3, xmmword ptr [esp + 0x110]
    psubw xmm3, xmmword ptr [edx + 0xe0]
    movdqa xmmword ptr [esp + 0x110], xmm3
    movdqa xmm3, xmmword ptr [esp + 0x120]
    psubw xmm3, xmmword ptr [edx + 0xf0]
    movdqa xmmword ptr [esp + 0x120], xmm3
    movdqa xmm3, xmm4
    movdqa xmm4, xmm1
    movdqa xmm1, xmm5
    movdqa xmm5, xmm6
    movdqa xmm6, xmmword ptr [esp + 0x70]
    jne .L19
    jmp .L21
    nop
.L20:
    movdqa xmm3, xmm5
    movdqa xmm1, xmmword ptr [esp + 0x160]
    movdqa xmm5, xmmword ptr [esp + 0x150]
    movdqa xmm6, xmmword ptr [esp + 0x70]
    movdqa xmm7, xmmword ptr [esp + 0xd0]
    movdqa xmm2, xmmword ptr [esp + 0xc0]
    movdqa xmm0, xmmword ptr [esp + 0xb0]
.L21:
    movdqa xmmword ptr [ebx + 0x100], xmm0
    movaps xmm0, xmmword ptr [esp + 0x90]
    movdqa xmmword ptr [ebx + 0x110], xmm2
    movdqa xmmword ptr [ebx + 0x120], xmm7
    mov ecx, dword ptr [esp + 0x40]
    movdqa xmm7, xmmword ptr [esp + 0x1b0]
    inc dword ptr [esp + 0x13c]
    mov eax, 0xffffff00
    movaps xmmword ptr [ebx + 0x130], xmm0
    movaps xmm0, xmmword ptr [esp + 0xf0]
    movdqa xmmword ptr [ebx + 0x140], xmm6
    movdqa xmmword ptr [ebx + 0x150], xmm5
    movdqa xmmword ptr [ebx + 0x160], xmm1
    movdqa xmmword ptr [ebx + 0x170], xmm4
    add ecx, 0x48
    pxor xmm1, xmm1
    pxor xmm6, xmm6
    movaps xmmword ptr [ebx + 0x180], xmm0
    movaps xmm0, xmmword ptr [esp + 0x100]
    movaps xmmword ptr [ebx + 0x190], xmm0
    movaps xmm0, xmmword ptr [esp + 0x60]
    movaps xmmword ptr [ebx + 0x1a0], xmm0
    movaps xmm0, xmmword ptr [esp + 0xa0]
    movaps xmmword ptr [ebx + 0x1b0], xmm0
    movaps xmm0, xmmword ptr [esp + 0xe0]
    movaps xmmword ptr [ebx + 0x1c0], xmm0
    movaps xmm0, xmmword ptr [esp + 0x110]
    movdqa xmmword ptr [ebx + 0x1d0], xmm3
    movaps xmmword ptr [ebx + 0x1e0], xmm0
    movdqa xmm0, xmmword ptr [esp + 0x120]
    movdqa xmmword ptr [ebx + 0x1f0], xmm0
    pxor xmm0, xmm0
    nop
.L22:
    movq xmm4, qword ptr [ebx + eax + 0x100]
    movq xmm2, qword ptr [ebx + eax + 0x108]
    movq xmm5, qword ptr [esi + eax + 0x200]
    movq xmm3, qword ptr [esi + eax + 0x208]
    add eax, 0x10
    pmaxsw xmm4, xmm6
    pmaxsw xmm2, xmm6
    pminsw xmm4, xmm7
    pminsw xmm2, xmm7
    pmullw xmm5, xmm4
    pmullw xmm3, xmm2
    punpcklwd xmm4, xmm6
    punpcklwd xmm2, xmm6
    punpcklwd xmm5, xmm5
    punpcklwd xmm3, xmm3
    pmaddwd xmm4, xmm5
    pmaddwd xmm2, xmm3
    paddd xmm1, xmm4
    paddd xmm0, xmm2
    jne .L22
    paddd xmm0, xmm1
    mov eax, 0xffffff00
    mov dword ptr [esp + 0x40], ecx
    pshufd xmm1, xmm0, 0xee
    paddd xmm1, xmm0
    pxor xmm0, xmm0
    pshufd xmm2, xmm1, 0x55
    paddd xmm2, xmm1
    pxor xmm1, xmm1
    movss xmm1, xmm2
    nop
.L23:
    movq xmm4, qword ptr [ebx + eax + 0x200]
    movq xmm2, qword ptr [ebx + eax + 0x208]
    movq xmm5, qword ptr [esi + eax + 0x300]
    movq xmm3, qword ptr [esi + eax + 0x308]
    add eax, 0x10
    pmaxsw xmm4, xmm6
    pmaxsw xmm2, xmm6
    pminsw xmm4, xmm7
    pminsw xmm2, xmm7
    pmullw xmm5, xmm4
    pmullw xmm3, xmm2
    punpcklwd xmm4, xmm6
    punpcklwd xmm2, xmm6
    punpcklwd xmm5, xmm5
    punpcklwd xmm3, xmm3
    pmaddwd xmm4, xmm5
    pmaddwd xmm2, xmm3
    paddd xmm1, xmm4
    paddd xmm0, xmm2
    jne .L23
    paddd xmm0, xmm1
    mov edi, dword ptr [esp + 0x1ac]
    mov edx, dword ptr [esp + 0x1a8]
    xor ecx, ecx
    pshufd xmm1, xmm0, 0xee
    paddd xmm1, xmm0
    pshufd xmm0, xmm1, 0x55
    paddd xmm0, xmm1
    movd eax, xmm0
    add edi, eax
    adc edx, ecx
    mov ecx, dword ptr [esp + 0x40]
    mov eax, edi
    cmp ecx, dword ptr [esp + 0x19c]
    jne .L1
    jmp .L26
.L24:
    call simd::kernels::simd::other
    jmp .L26
.L25:
    xor eax, eax
    xor edx, edx
.L26:
    lea esp, [ebp - 0xc]
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L27:
    mov ebx, dword ptr [esp + 0x138]
    mov edx, 0x300
    lea eax, [ebx + .D0]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.C0 = 0x00ff00ff00ff00ff 0x0000000000000000
