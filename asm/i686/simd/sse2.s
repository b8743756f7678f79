# The kernels of simd/sse2, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm simd/sse2 --target i686
# binary: sha256 b4c3efc70e26534eac117da2c68dc5b108bff1ef76b82dd7545253dd3c0ea80d
# latency: 499 instructions in 2381 bytes; innermost loops: .L5 of 9, .L7 of 9, .L9 of 12, .L11 of 12, .L13 of 12, .L16 of 12
# throughput: 495 instructions in 2365 bytes; innermost loops: .L5 of 9, .L7 of 9, .L9 of 12, .L11 of 12, .L13 of 12, .L16 of 12
# mix of 994 instructions: 179 mov, 98 movdqa, 96 movdqu, 66 paddd, 64 pmaddwd, 64 pmaxsw, 64 pminsw, 64 pmullw, 32 paddw, 32 psubw, 30 lea, 29 add, 28 cmp, 20 xor, 18 je, 18 jne, 12 shl, 10 jmp, 10 pop, 8 call, 8 push, 8 test, 5 and, 5 inc, 4 cmovb, 4 ja, 4 movzx, 4 pshufd, 2 adc, 2 movd, 2 pxor, 2 ret, 2 sub

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
    pop eax
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x14], eax
    cmp byte ptr [ecx + 0x14], 0x0
    jne .L17
    cmp dword ptr [ecx], 0x2
    jne .L17
    mov eax, dword ptr [ecx + 0x4]
    mov edx, dword ptr [ecx + 0xc]
    mov esi, dword ptr [ecx + 0x10]
    lea edi, [esp + 0x80]
    mov dword ptr [esp + 0x30], eax
    mov eax, dword ptr [eax + 0xb00]
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0x84], 0x0
    mov dword ptr [esp + 0x80], 0x0
    mov dword ptr [esp + 0x2c], eax
    mov dword ptr [esp], edi
    mov dword ptr [esp + 0x8], 0x200
    mov dword ptr [esp + 0x4], 0x0
    mov eax, dword ptr [esp + 0x80]
    mov ebx, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x54], eax
    call memset
    mov dword ptr [esp + 0x20], edi
    lea eax, [esp + 0x20]
    test esi, esi
    je .L18
    mov eax, dword ptr [esp + 0x20]
    mov edi, dword ptr [esp + 0x18]
    mov ebx, dword ptr [esp + 0x2c]
    xor edx, edx
    xor ecx, ecx
    mov dword ptr [esp + 0x34], eax
    lea eax, [esi + 8*esi]
    xor esi, esi
    lea eax, [edi + 8*eax]
    mov dword ptr [esp + 0x4c], eax
    mov eax, dword ptr [esp + 0x30]
    add eax, 0x300
    mov dword ptr [esp + 0x50], eax
    xor eax, eax
    jmp .L2
    nop
.L1:
    mov eax, dword ptr [esp + 0x14]
    mov edx, dword ptr [esp + 0x34]
    pxor xmm7, xmm7
    mov esi, dword ptr [esp + 0x60]
    mov edi, dword ptr [esp + 0x58]
    movdqa xmm1, xmmword ptr [eax + .C0]
    mov eax, dword ptr [esp + 0x30]
    movdqa xmm3, xmmword ptr [edx]
    movdqa xmm4, xmmword ptr [edx + 0x20]
    movdqa xmm6, xmmword ptr [edx + 0x60]
    movdqu xmm2, xmmword ptr [eax + 0x100]
    pmaxsw xmm3, xmm7
    movdqu xmm0, xmmword ptr [eax + 0x110]
    pmaxsw xmm4, xmm7
    movdqu xmm5, xmmword ptr [eax + 0x150]
    pmaxsw xmm6, xmm7
    pminsw xmm3, xmm1
    pminsw xmm4, xmm1
    pminsw xmm6, xmm1
    pmullw xmm2, xmm3
    pmaddwd xmm2, xmm3
    movdqa xmm3, xmmword ptr [edx + 0x10]
    pmaxsw xmm3, xmm7
    pminsw xmm3, xmm1
    pmullw xmm0, xmm3
    pmaddwd xmm0, xmm3
    movdqu xmm3, xmmword ptr [eax + 0x120]
    pmullw xmm3, xmm4
    pmaddwd xmm3, xmm4
    movdqa xmm4, xmmword ptr [edx + 0x30]
    paddd xmm3, xmm2
    movdqu xmm2, xmmword ptr [eax + 0x130]
    pmaxsw xmm4, xmm7
    pminsw xmm4, xmm1
    pmullw xmm2, xmm4
    pmaddwd xmm2, xmm4
    movdqu xmm4, xmmword ptr [eax + 0x140]
    paddd xmm2, xmm0
    movdqa xmm0, xmmword ptr [edx + 0x40]
    pmaxsw xmm0, xmm7
    pminsw xmm0, xmm1
    pmullw xmm4, xmm0
    pmaddwd xmm4, xmm0
    movdqa xmm0, xmmword ptr [edx + 0x50]
    pmaxsw xmm0, xmm7
    pminsw xmm0, xmm1
    pmullw xmm5, xmm0
    pmaddwd xmm5, xmm0
    movdqu xmm0, xmmword ptr [eax + 0x160]
    pmullw xmm0, xmm6
    pmaddwd xmm0, xmm6
    movdqa xmm6, xmmword ptr [edx + 0xa0]
    paddd xmm0, xmm4
    movdqu xmm4, xmmword ptr [eax + 0x170]
    paddd xmm0, xmm3
    movdqa xmm3, xmmword ptr [edx + 0x70]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmaxsw xmm3, xmm7
    pminsw xmm3, xmm1
    pmullw xmm4, xmm3
    pmaddwd xmm4, xmm3
    movdqa xmm3, xmmword ptr [edx + 0x90]
    paddd xmm4, xmm5
    movdqu xmm5, xmmword ptr [eax + 0x180]
    paddd xmm4, xmm2
    movdqa xmm2, xmmword ptr [edx + 0x80]
    pmaxsw xmm3, xmm7
    pminsw xmm3, xmm1
    pmaxsw xmm2, xmm7
    pminsw xmm2, xmm1
    pmullw xmm5, xmm2
    pmaddwd xmm5, xmm2
    movdqu xmm2, xmmword ptr [eax + 0x190]
    pmullw xmm2, xmm3
    pmaddwd xmm2, xmm3
    movdqu xmm3, xmmword ptr [eax + 0x1a0]
    pmullw xmm3, xmm6
    pmaddwd xmm3, xmm6
    movdqa xmm6, xmmword ptr [edx + 0xb0]
    paddd xmm3, xmm5
    movdqu xmm5, xmmword ptr [eax + 0x1b0]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmullw xmm5, xmm6
    pmaddwd xmm5, xmm6
    movdqa xmm6, xmmword ptr [edx + 0xc0]
    paddd xmm5, xmm2
    movdqu xmm2, xmmword ptr [eax + 0x1c0]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmullw xmm2, xmm6
    pmaddwd xmm2, xmm6
    movdqa xmm6, xmmword ptr [edx + 0x100]
    paddd xmm2, xmm3
    movdqu xmm3, xmmword ptr [eax + 0x1d0]
    paddd xmm2, xmm0
    movdqa xmm0, xmmword ptr [edx + 0xd0]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmaxsw xmm0, xmm7
    pminsw xmm0, xmm1
    pmullw xmm3, xmm0
    pmaddwd xmm3, xmm0
    movdqa xmm0, xmmword ptr [edx + 0xe0]
    paddd xmm3, xmm5
    movdqu xmm5, xmmword ptr [eax + 0x1e0]
    paddd xmm3, xmm4
    movdqu xmm4, xmmword ptr [eax + 0x1f0]
    pmaxsw xmm0, xmm7
    pminsw xmm0, xmm1
    pmullw xmm5, xmm0
    pmaddwd xmm5, xmm0
    movdqa xmm0, xmmword ptr [edx + 0xf0]
    pmaxsw xmm0, xmm7
    pminsw xmm0, xmm1
    pmullw xmm4, xmm0
    pmaddwd xmm4, xmm0
    movdqu xmm0, xmmword ptr [eax + 0x200]
    pmullw xmm0, xmm6
    pmaddwd xmm0, xmm6
    movdqa xmm6, xmmword ptr [edx + 0x110]
    paddd xmm0, xmm5
    movdqu xmm5, xmmword ptr [eax + 0x210]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmullw xmm5, xmm6
    pmaddwd xmm5, xmm6
    movdqu xmm6, xmmword ptr [eax + 0x220]
    paddd xmm5, xmm4
    movdqa xmm4, xmmword ptr [edx + 0x120]
    pmaxsw xmm4, xmm7
    pminsw xmm4, xmm1
    pmullw xmm6, xmm4
    pmaddwd xmm6, xmm4
    movdqu xmm4, xmmword ptr [eax + 0x230]
    paddd xmm6, xmm0
    movdqa xmm0, xmmword ptr [edx + 0x130]
    pmaxsw xmm0, xmm7
    pminsw xmm0, xmm1
    pmullw xmm4, xmm0
    pmaddwd xmm4, xmm0
    movdqu xmm0, xmmword ptr [eax + 0x240]
    paddd xmm4, xmm5
    movdqa xmm5, xmmword ptr [edx + 0x140]
    pmaxsw xmm5, xmm7
    pminsw xmm5, xmm1
    pmullw xmm0, xmm5
    pmaddwd xmm0, xmm5
    movdqa xmm5, xmmword ptr [edx + 0x150]
    paddd xmm0, xmm6
    movdqa xmm6, xmmword ptr [edx + 0x180]
    paddd xmm0, xmm2
    movdqu xmm2, xmmword ptr [eax + 0x250]
    pmaxsw xmm5, xmm7
    pminsw xmm5, xmm1
    pmaxsw xmm6, xmm7
    pmullw xmm2, xmm5
    pminsw xmm6, xmm1
    pmaddwd xmm2, xmm5
    movdqu xmm5, xmmword ptr [eax + 0x270]
    paddd xmm2, xmm4
    movdqu xmm4, xmmword ptr [eax + 0x260]
    paddd xmm2, xmm3
    movdqa xmm3, xmmword ptr [edx + 0x160]
    pmaxsw xmm3, xmm7
    pminsw xmm3, xmm1
    pmullw xmm4, xmm3
    pmaddwd xmm4, xmm3
    movdqa xmm3, xmmword ptr [edx + 0x170]
    pmaxsw xmm3, xmm7
    pminsw xmm3, xmm1
    pmullw xmm5, xmm3
    pmaddwd xmm5, xmm3
    movdqu xmm3, xmmword ptr [eax + 0x280]
    pmullw xmm3, xmm6
    pmaddwd xmm3, xmm6
    movdqa xmm6, xmmword ptr [edx + 0x190]
    paddd xmm3, xmm4
    movdqu xmm4, xmmword ptr [eax + 0x290]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmullw xmm4, xmm6
    pmaddwd xmm4, xmm6
    movdqa xmm6, xmmword ptr [edx + 0x1a0]
    paddd xmm4, xmm5
    movdqu xmm5, xmmword ptr [eax + 0x2a0]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmullw xmm5, xmm6
    pmaddwd xmm5, xmm6
    movdqu xmm6, xmmword ptr [eax + 0x2b0]
    paddd xmm5, xmm3
    movdqa xmm3, xmmword ptr [edx + 0x1b0]
    pmaxsw xmm3, xmm7
    pminsw xmm3, xmm1
    pmullw xmm6, xmm3
    pmaddwd xmm6, xmm3
    movdqa xmm3, xmmword ptr [edx + 0x1c0]
    paddd xmm6, xmm4
    movdqu xmm4, xmmword ptr [eax + 0x2c0]
    pmaxsw xmm3, xmm7
    pminsw xmm3, xmm1
    pmullw xmm4, xmm3
    pmaddwd xmm4, xmm3
    movdqu xmm3, xmmword ptr [eax + 0x2d0]
    paddd xmm4, xmm5
    movdqa xmm5, xmmword ptr [edx + 0x1d0]
    pmaxsw xmm5, xmm7
    pminsw xmm5, xmm1
    pmullw xmm3, xmm5
    pmaddwd xmm3, xmm5
    movdqu xmm5, xmmword ptr [eax + 0x2e0]
    paddd xmm3, xmm6
    movdqa xmm6, xmmword ptr [edx + 0x1e0]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmullw xmm5, xmm6
    pmaddwd xmm5, xmm6
    movdqa xmm6, xmmword ptr [edx + 0x1f0]
    xor edx, edx
    paddd xmm5, xmm4
    paddd xmm5, xmm0
    movdqu xmm0, xmmword ptr [eax + 0x2f0]
    mov eax, dword ptr [esp + 0x64]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmullw xmm0, xmm6
    pmaddwd xmm0, xmm6
    paddd xmm0, xmm3
    paddd xmm0, xmm2
    paddd xmm0, xmm5
    pshufd xmm1, xmm0, 0x4e
    paddd xmm1, xmm0
    pshufd xmm0, xmm1, 0x55
    paddd xmm0, xmm1
    movd ecx, xmm0
    add eax, ecx
    adc esi, edx
    and ecx, dword ptr [esp + 0x54]
    cmp edi, dword ptr [esp + 0x4c]
    mov edx, esi
    mov esi, dword ptr [esp + 0x5c]
    je .L19
.L2:
    xor ecx, esi
    mov dword ptr [esp + 0x64], eax
    lea eax, [edi + 0x48]
    mov dword ptr [esp + 0x60], edx
    inc esi
    xor edx, edx
    mov dword ptr [esp + 0x18], edi
    and ecx, 0x3
    mov dword ptr [esp + 0x58], eax
    mov al, 0x1
    mov dword ptr [esp + 0x5c], esi
    shl ecx, 0x9
    add ecx, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x68], ecx
    jmp .L4
    nop
.L3:
    mov eax, dword ptr [esp + 0x1c]
    test byte ptr [esp + 0x6c], 0x1
    mov edx, 0x1
    movdqa xmmword ptr [eax + 0x80], xmm7
    movdqa xmmword ptr [eax + 0x90], xmm6
    movdqa xmmword ptr [eax + 0xa0], xmm5
    movdqa xmmword ptr [eax + 0xb0], xmm4
    movdqa xmmword ptr [eax + 0xc0], xmm3
    movdqa xmmword ptr [eax + 0xd0], xmm2
    movdqa xmmword ptr [eax + 0xe0], xmm1
    movdqa xmmword ptr [eax + 0xf0], xmm0
    mov eax, 0x0
    je .L1
.L4:
    mov dword ptr [esp + 0x1c], edx
    lea edx, [edx + 8*edx]
    mov dword ptr [esp + 0x6c], eax
    mov eax, 0x2
    mov ecx, dword ptr [edi + 4*edx + 0x8]
    mov esi, dword ptr [edi + 4*edx + 0x4]
    mov dword ptr [esp + 0x20], ebx
    mov dword ptr [esp + 0x24], ebx
    cmp ecx, 0x2
    mov dword ptr [esp + 0x3c], ecx
    cmovb eax, ecx
    test ecx, ecx
    je .L6
    xor edi, edi
    nop
.L5:
    movzx ecx, word ptr [esi + 2*edi]
    cmp ecx, 0x2ff
    ja .L20
    shl ecx, 0x8
    add ecx, ebx
    mov dword ptr [esp + 4*edi + 0x20], ecx
    inc edi
    cmp eax, edi
    jne .L5
.L6:
    mov ecx, dword ptr [esp + 0x18]
    mov esi, dword ptr [esp + 0x24]
    lea ecx, [ecx + 4*edx]
    mov edx, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x74], esi
    mov dword ptr [esp + 0x70], edx
    mov dword ptr [esp + 0x78], eax
    mov edx, 0x2
    mov esi, dword ptr [ecx + 0x10]
    mov ecx, dword ptr [ecx + 0x14]
    mov dword ptr [esp + 0x40], ebx
    mov dword ptr [esp + 0x44], ebx
    cmp ecx, 0x2
    mov dword ptr [esp + 0x38], ecx
    cmovb edx, ecx
    test ecx, ecx
    je .L8
    xor edi, edi
    nop
.L7:
    movzx ecx, word ptr [esi + 2*edi]
    cmp ecx, 0x2ff
    ja .L20
    shl ecx, 0x8
    add ecx, ebx
    mov dword ptr [esp + 4*edi + 0x40], ecx
    inc edi
    cmp edx, edi
    jne .L7
.L8:
    mov ecx, dword ptr [esp + 0x44]
    mov esi, dword ptr [esp + 0x1c]
    shl eax, 0x2
    mov dword ptr [esp + 0x24], ecx
    mov ecx, dword ptr [esp + 0x40]
    shl esi, 0x8
    cmp dword ptr [esp + 0x3c], 0x0
    mov dword ptr [esp + 0x1c], esi
    mov dword ptr [esp + 0x20], ecx
    mov ecx, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0x28], edx
    lea ecx, [ecx + esi]
    movdqu xmm0, xmmword ptr [ecx]
    movdqu xmm7, xmmword ptr [ecx + 0x10]
    movdqu xmm6, xmmword ptr [ecx + 0x20]
    movdqu xmm5, xmmword ptr [ecx + 0x30]
    movdqu xmm4, xmmword ptr [ecx + 0x40]
    movdqu xmm3, xmmword ptr [ecx + 0x50]
    movdqu xmm2, xmmword ptr [ecx + 0x60]
    movdqu xmm1, xmmword ptr [ecx + 0x70]
    je .L10
    mov esi, eax
    lea edi, [esp + 0x70]
    nop
.L9:
    mov ebx, dword ptr [edi]
    add edi, 0x4
    add esi, -0x4
    paddw xmm0, xmmword ptr [ebx]
    paddw xmm7, xmmword ptr [ebx + 0x10]
    paddw xmm6, xmmword ptr [ebx + 0x20]
    paddw xmm5, xmmword ptr [ebx + 0x30]
    paddw xmm4, xmmword ptr [ebx + 0x40]
    paddw xmm3, xmmword ptr [ebx + 0x50]
    paddw xmm2, xmmword ptr [ebx + 0x60]
    paddw xmm1, xmmword ptr [ebx + 0x70]
    jne .L9
.L10:
    shl edx, 0x2
    cmp dword ptr [esp + 0x38], 0x0
    je .L12
    mov esi, edx
    lea edi, [esp + 0x20]
    nop
.L11:
    mov ebx, dword ptr [edi]
    add edi, 0x4
    add esi, -0x4
    psubw xmm0, xmmword ptr [ebx]
    psubw xmm7, xmmword ptr [ebx + 0x10]
    psubw xmm6, xmmword ptr [ebx + 0x20]
    psubw xmm5, xmmword ptr [ebx + 0x30]
    psubw xmm4, xmmword ptr [ebx + 0x40]
    psubw xmm3, xmmword ptr [ebx + 0x50]
    psubw xmm2, xmmword ptr [ebx + 0x60]
    psubw xmm1, xmmword ptr [ebx + 0x70]
    jne .L11
.L12:
    mov esi, dword ptr [esp + 0x1c]
    add esi, dword ptr [esp + 0x34]
    cmp dword ptr [esp + 0x3c], 0x0
    movdqa xmmword ptr [esi], xmm0
    movdqa xmmword ptr [esi + 0x10], xmm7
    movdqa xmmword ptr [esi + 0x20], xmm6
    movdqa xmmword ptr [esi + 0x30], xmm5
    movdqa xmmword ptr [esi + 0x40], xmm4
    movdqa xmmword ptr [esi + 0x50], xmm3
    movdqa xmmword ptr [esi + 0x60], xmm2
    movdqa xmmword ptr [esi + 0x70], xmm1
    mov dword ptr [esp + 0x1c], esi
    movdqu xmm7, xmmword ptr [ecx + 0x80]
    movdqu xmm6, xmmword ptr [ecx + 0x90]
    movdqu xmm5, xmmword ptr [ecx + 0xa0]
    movdqu xmm4, xmmword ptr [ecx + 0xb0]
    movdqu xmm3, xmmword ptr [ecx + 0xc0]
    movdqu xmm2, xmmword ptr [ecx + 0xd0]
    movdqu xmm1, xmmword ptr [ecx + 0xe0]
    movdqu xmm0, xmmword ptr [ecx + 0xf0]
    je .L14
    mov ebx, dword ptr [esp + 0x2c]
    mov edi, dword ptr [esp + 0x18]
    lea ecx, [esp + 0x70]
    nop
.L13:
    mov esi, dword ptr [ecx]
    add ecx, 0x4
    add eax, -0x4
    paddw xmm7, xmmword ptr [esi + 0x80]
    paddw xmm6, xmmword ptr [esi + 0x90]
    paddw xmm5, xmmword ptr [esi + 0xa0]
    paddw xmm4, xmmword ptr [esi + 0xb0]
    paddw xmm3, xmmword ptr [esi + 0xc0]
    paddw xmm2, xmmword ptr [esi + 0xd0]
    paddw xmm1, xmmword ptr [esi + 0xe0]
    paddw xmm0, xmmword ptr [esi + 0xf0]
    jne .L13
    cmp dword ptr [esp + 0x38], 0x0
    jne .L15
    jmp .L3
    nop
.L14:
    mov ebx, dword ptr [esp + 0x2c]
    mov edi, dword ptr [esp + 0x18]
    cmp dword ptr [esp + 0x38], 0x0
    je .L3
.L15:
    lea eax, [esp + 0x20]
    nop
.L16:
    mov ecx, dword ptr [eax]
    add eax, 0x4
    add edx, -0x4
    psubw xmm7, xmmword ptr [ecx + 0x80]
    psubw xmm6, xmmword ptr [ecx + 0x90]
    psubw xmm5, xmmword ptr [ecx + 0xa0]
    psubw xmm4, xmmword ptr [ecx + 0xb0]
    psubw xmm3, xmmword ptr [ecx + 0xc0]
    psubw xmm2, xmmword ptr [ecx + 0xd0]
    psubw xmm1, xmmword ptr [ecx + 0xe0]
    psubw xmm0, xmmword ptr [ecx + 0xf0]
    jne .L16
    jmp .L3
.L17:
    mov ebx, dword ptr [esp + 0x14]
    call simd::kernels::simd::other
    jmp .L19
.L18:
    xor eax, eax
    xor edx, edx
.L19:
    lea esp, [ebp - 0xc]
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L20:
    mov ebx, dword ptr [esp + 0x14]
    mov edx, 0x300
    lea eax, [ebx - 0x5514]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.C0 = 0x00ff00ff00ff00ff 0x00ff00ff00ff00ff

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
    pop eax
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x1c], eax
    cmp byte ptr [ecx + 0x14], 0x0
    jne .L17
    cmp dword ptr [ecx], 0x2
    jne .L17
    mov eax, dword ptr [ecx + 0x4]
    mov esi, dword ptr [ecx + 0xc]
    mov ecx, dword ptr [ecx + 0x10]
    lea edi, [esp + 0x80]
    mov dword ptr [esp + 0x38], eax
    mov eax, dword ptr [eax + 0xb00]
    mov dword ptr [esp + 0x18], ecx
    mov dword ptr [esp + 0x84], 0x0
    mov dword ptr [esp + 0x80], 0x0
    mov dword ptr [esp + 0x30], eax
    mov dword ptr [esp], edi
    mov dword ptr [esp + 0x8], 0x200
    mov dword ptr [esp + 0x4], 0x0
    mov ebx, dword ptr [esp + 0x1c]
    call memset
    mov ecx, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x20], edi
    lea eax, [esp + 0x20]
    test ecx, ecx
    je .L18
    mov eax, dword ptr [esp + 0x20]
    mov edi, dword ptr [esp + 0x38]
    mov ebx, dword ptr [esp + 0x30]
    xor edx, edx
    mov dword ptr [esp + 0x3c], eax
    lea eax, [ecx + 8*ecx]
    xor ecx, ecx
    lea eax, [esi + 8*eax]
    mov dword ptr [esp + 0x50], eax
    lea eax, [edi + 0x300]
    mov dword ptr [esp + 0x54], eax
    xor eax, eax
    jmp .L2
    nop
.L1:
    mov ecx, dword ptr [esp + 0x3c]
    mov eax, dword ptr [esp + 0x1c]
    mov edi, dword ptr [esp + 0x38]
    pxor xmm7, xmm7
    mov esi, dword ptr [esp + 0x64]
    mov edx, dword ptr [esp + 0x60]
    movdqa xmm3, xmmword ptr [ecx]
    movdqa xmm1, xmmword ptr [eax + .C0]
    movdqu xmm2, xmmword ptr [edi + 0x100]
    movdqu xmm0, xmmword ptr [edi + 0x110]
    movdqa xmm4, xmmword ptr [ecx + 0x20]
    movdqu xmm5, xmmword ptr [edi + 0x150]
    movdqa xmm6, xmmword ptr [ecx + 0x60]
    pmaxsw xmm3, xmm7
    pmaxsw xmm4, xmm7
    pmaxsw xmm6, xmm7
    pminsw xmm3, xmm1
    pminsw xmm4, xmm1
    pminsw xmm6, xmm1
    pmullw xmm2, xmm3
    pmaddwd xmm2, xmm3
    movdqa xmm3, xmmword ptr [ecx + 0x10]
    pmaxsw xmm3, xmm7
    pminsw xmm3, xmm1
    pmullw xmm0, xmm3
    pmaddwd xmm0, xmm3
    movdqu xmm3, xmmword ptr [edi + 0x120]
    pmullw xmm3, xmm4
    pmaddwd xmm3, xmm4
    movdqa xmm4, xmmword ptr [ecx + 0x30]
    paddd xmm3, xmm2
    movdqu xmm2, xmmword ptr [edi + 0x130]
    pmaxsw xmm4, xmm7
    pminsw xmm4, xmm1
    pmullw xmm2, xmm4
    pmaddwd xmm2, xmm4
    movdqu xmm4, xmmword ptr [edi + 0x140]
    paddd xmm2, xmm0
    movdqa xmm0, xmmword ptr [ecx + 0x40]
    pmaxsw xmm0, xmm7
    pminsw xmm0, xmm1
    pmullw xmm4, xmm0
    pmaddwd xmm4, xmm0
    movdqa xmm0, xmmword ptr [ecx + 0x50]
    pmaxsw xmm0, xmm7
    pminsw xmm0, xmm1
    pmullw xmm5, xmm0
    pmaddwd xmm5, xmm0
    movdqu xmm0, xmmword ptr [edi + 0x160]
    pmullw xmm0, xmm6
    pmaddwd xmm0, xmm6
    movdqa xmm6, xmmword ptr [ecx + 0xa0]
    paddd xmm0, xmm4
    movdqu xmm4, xmmword ptr [edi + 0x170]
    paddd xmm0, xmm3
    movdqa xmm3, xmmword ptr [ecx + 0x70]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmaxsw xmm3, xmm7
    pminsw xmm3, xmm1
    pmullw xmm4, xmm3
    pmaddwd xmm4, xmm3
    movdqa xmm3, xmmword ptr [ecx + 0x90]
    paddd xmm4, xmm5
    movdqu xmm5, xmmword ptr [edi + 0x180]
    paddd xmm4, xmm2
    movdqa xmm2, xmmword ptr [ecx + 0x80]
    pmaxsw xmm3, xmm7
    pminsw xmm3, xmm1
    pmaxsw xmm2, xmm7
    pminsw xmm2, xmm1
    pmullw xmm5, xmm2
    pmaddwd xmm5, xmm2
    movdqu xmm2, xmmword ptr [edi + 0x190]
    pmullw xmm2, xmm3
    pmaddwd xmm2, xmm3
    movdqu xmm3, xmmword ptr [edi + 0x1a0]
    pmullw xmm3, xmm6
    pmaddwd xmm3, xmm6
    movdqa xmm6, xmmword ptr [ecx + 0xb0]
    paddd xmm3, xmm5
    movdqu xmm5, xmmword ptr [edi + 0x1b0]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmullw xmm5, xmm6
    pmaddwd xmm5, xmm6
    movdqa xmm6, xmmword ptr [ecx + 0xc0]
    paddd xmm5, xmm2
    movdqu xmm2, xmmword ptr [edi + 0x1c0]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmullw xmm2, xmm6
    pmaddwd xmm2, xmm6
    movdqa xmm6, xmmword ptr [ecx + 0x100]
    paddd xmm2, xmm3
    movdqu xmm3, xmmword ptr [edi + 0x1d0]
    paddd xmm2, xmm0
    movdqa xmm0, xmmword ptr [ecx + 0xd0]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmaxsw xmm0, xmm7
    pminsw xmm0, xmm1
    pmullw xmm3, xmm0
    pmaddwd xmm3, xmm0
    movdqa xmm0, xmmword ptr [ecx + 0xe0]
    paddd xmm3, xmm5
    movdqu xmm5, xmmword ptr [edi + 0x1e0]
    paddd xmm3, xmm4
    movdqu xmm4, xmmword ptr [edi + 0x1f0]
    pmaxsw xmm0, xmm7
    pminsw xmm0, xmm1
    pmullw xmm5, xmm0
    pmaddwd xmm5, xmm0
    movdqa xmm0, xmmword ptr [ecx + 0xf0]
    pmaxsw xmm0, xmm7
    pminsw xmm0, xmm1
    pmullw xmm4, xmm0
    pmaddwd xmm4, xmm0
    movdqu xmm0, xmmword ptr [edi + 0x200]
    pmullw xmm0, xmm6
    pmaddwd xmm0, xmm6
    movdqa xmm6, xmmword ptr [ecx + 0x110]
    paddd xmm0, xmm5
    movdqu xmm5, xmmword ptr [edi + 0x210]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmullw xmm5, xmm6
    pmaddwd xmm5, xmm6
    movdqu xmm6, xmmword ptr [edi + 0x220]
    paddd xmm5, xmm4
    movdqa xmm4, xmmword ptr [ecx + 0x120]
    pmaxsw xmm4, xmm7
    pminsw xmm4, xmm1
    pmullw xmm6, xmm4
    pmaddwd xmm6, xmm4
    movdqu xmm4, xmmword ptr [edi + 0x230]
    paddd xmm6, xmm0
    movdqa xmm0, xmmword ptr [ecx + 0x130]
    pmaxsw xmm0, xmm7
    pminsw xmm0, xmm1
    pmullw xmm4, xmm0
    pmaddwd xmm4, xmm0
    movdqu xmm0, xmmword ptr [edi + 0x240]
    paddd xmm4, xmm5
    movdqa xmm5, xmmword ptr [ecx + 0x140]
    pmaxsw xmm5, xmm7
    pminsw xmm5, xmm1
    pmullw xmm0, xmm5
    pmaddwd xmm0, xmm5
    movdqa xmm5, xmmword ptr [ecx + 0x150]
    paddd xmm0, xmm6
    movdqa xmm6, xmmword ptr [ecx + 0x180]
    paddd xmm0, xmm2
    movdqu xmm2, xmmword ptr [edi + 0x250]
    pmaxsw xmm5, xmm7
    pminsw xmm5, xmm1
    pmaxsw xmm6, xmm7
    pmullw xmm2, xmm5
    pminsw xmm6, xmm1
    pmaddwd xmm2, xmm5
    movdqu xmm5, xmmword ptr [edi + 0x270]
    paddd xmm2, xmm4
    movdqu xmm4, xmmword ptr [edi + 0x260]
    paddd xmm2, xmm3
    movdqa xmm3, xmmword ptr [ecx + 0x160]
    pmaxsw xmm3, xmm7
    pminsw xmm3, xmm1
    pmullw xmm4, xmm3
    pmaddwd xmm4, xmm3
    movdqa xmm3, xmmword ptr [ecx + 0x170]
    pmaxsw xmm3, xmm7
    pminsw xmm3, xmm1
    pmullw xmm5, xmm3
    pmaddwd xmm5, xmm3
    movdqu xmm3, xmmword ptr [edi + 0x280]
    pmullw xmm3, xmm6
    pmaddwd xmm3, xmm6
    movdqa xmm6, xmmword ptr [ecx + 0x190]
    paddd xmm3, xmm4
    movdqu xmm4, xmmword ptr [edi + 0x290]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmullw xmm4, xmm6
    pmaddwd xmm4, xmm6
    movdqa xmm6, xmmword ptr [ecx + 0x1a0]
    paddd xmm4, xmm5
    movdqu xmm5, xmmword ptr [edi + 0x2a0]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmullw xmm5, xmm6
    pmaddwd xmm5, xmm6
    movdqu xmm6, xmmword ptr [edi + 0x2b0]
    paddd xmm5, xmm3
    movdqa xmm3, xmmword ptr [ecx + 0x1b0]
    pmaxsw xmm3, xmm7
    pminsw xmm3, xmm1
    pmullw xmm6, xmm3
    pmaddwd xmm6, xmm3
    movdqa xmm3, xmmword ptr [ecx + 0x1c0]
    paddd xmm6, xmm4
    movdqu xmm4, xmmword ptr [edi + 0x2c0]
    pmaxsw xmm3, xmm7
    pminsw xmm3, xmm1
    pmullw xmm4, xmm3
    pmaddwd xmm4, xmm3
    movdqu xmm3, xmmword ptr [edi + 0x2d0]
    paddd xmm4, xmm5
    movdqa xmm5, xmmword ptr [ecx + 0x1d0]
    pmaxsw xmm5, xmm7
    pminsw xmm5, xmm1
    pmullw xmm3, xmm5
    pmaddwd xmm3, xmm5
    movdqu xmm5, xmmword ptr [edi + 0x2e0]
    paddd xmm3, xmm6
    movdqa xmm6, xmmword ptr [ecx + 0x1e0]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmullw xmm5, xmm6
    pmaddwd xmm5, xmm6
    movdqa xmm6, xmmword ptr [ecx + 0x1f0]
    xor ecx, ecx
    paddd xmm5, xmm4
    paddd xmm5, xmm0
    movdqu xmm0, xmmword ptr [edi + 0x2f0]
    pmaxsw xmm6, xmm7
    pminsw xmm6, xmm1
    pmullw xmm0, xmm6
    pmaddwd xmm0, xmm6
    paddd xmm0, xmm3
    paddd xmm0, xmm2
    paddd xmm0, xmm5
    pshufd xmm1, xmm0, 0x4e
    paddd xmm1, xmm0
    pshufd xmm0, xmm1, 0x55
    paddd xmm0, xmm1
    movd eax, xmm0
    add esi, eax
    mov eax, esi
    mov esi, dword ptr [esp + 0x58]
    adc edx, ecx
    mov ecx, dword ptr [esp + 0x5c]
    cmp esi, dword ptr [esp + 0x50]
    je .L19
.L2:
    mov dword ptr [esp + 0x64], eax
    lea eax, [esi + 0x48]
    mov edi, esi
    mov dword ptr [esp + 0x60], edx
    mov dword ptr [esp + 0x34], esi
    mov dword ptr [esp + 0x58], eax
    lea eax, [ecx + 0x1]
    and ecx, 0x3
    shl ecx, 0x9
    mov dword ptr [esp + 0x5c], eax
    mov al, 0x1
    add ecx, dword ptr [esp + 0x54]
    mov dword ptr [esp + 0x68], ecx
    xor ecx, ecx
    jmp .L4
    nop
.L3:
    mov eax, dword ptr [esp + 0x18]
    test byte ptr [esp + 0x6c], 0x1
    mov ecx, 0x1
    movdqa xmmword ptr [eax + 0x80], xmm7
    movdqa xmmword ptr [eax + 0x90], xmm6
    movdqa xmmword ptr [eax + 0xa0], xmm5
    movdqa xmmword ptr [eax + 0xb0], xmm4
    movdqa xmmword ptr [eax + 0xc0], xmm3
    movdqa xmmword ptr [eax + 0xd0], xmm2
    movdqa xmmword ptr [eax + 0xe0], xmm1
    movdqa xmmword ptr [eax + 0xf0], xmm0
    mov eax, 0x0
    je .L1
.L4:
    lea edx, [ecx + 8*ecx]
    mov dword ptr [esp + 0x18], ecx
    mov dword ptr [esp + 0x6c], eax
    mov eax, 0x2
    mov ecx, dword ptr [edi + 4*edx + 0x8]
    mov esi, dword ptr [edi + 4*edx + 0x4]
    mov dword ptr [esp + 0x20], ebx
    mov dword ptr [esp + 0x24], ebx
    cmp ecx, 0x2
    mov dword ptr [esp + 0x44], ecx
    cmovb eax, ecx
    test ecx, ecx
    je .L6
    xor edi, edi
    nop
.L5:
    movzx ecx, word ptr [esi + 2*edi]
    cmp ecx, 0x2ff
    ja .L20
    shl ecx, 0x8
    add ecx, ebx
    mov dword ptr [esp + 4*edi + 0x20], ecx
    inc edi
    cmp eax, edi
    jne .L5
.L6:
    mov ecx, dword ptr [esp + 0x34]
    mov esi, dword ptr [esp + 0x24]
    lea ecx, [ecx + 4*edx]
    mov edx, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x74], esi
    mov dword ptr [esp + 0x70], edx
    mov dword ptr [esp + 0x78], eax
    mov edx, 0x2
    mov esi, dword ptr [ecx + 0x10]
    mov ecx, dword ptr [ecx + 0x14]
    mov dword ptr [esp + 0x48], ebx
    mov dword ptr [esp + 0x4c], ebx
    cmp ecx, 0x2
    mov dword ptr [esp + 0x40], ecx
    cmovb edx, ecx
    test ecx, ecx
    je .L8
    xor edi, edi
    nop
.L7:
    movzx ecx, word ptr [esi + 2*edi]
    cmp ecx, 0x2ff
    ja .L20
    shl ecx, 0x8
    add ecx, ebx
    mov dword ptr [esp + 4*edi + 0x48], ecx
    inc edi
    cmp edx, edi
    jne .L7
.L8:
    mov ecx, dword ptr [esp + 0x4c]
    mov esi, dword ptr [esp + 0x18]
    shl eax, 0x2
    mov dword ptr [esp + 0x24], ecx
    mov ecx, dword ptr [esp + 0x48]
    shl esi, 0x8
    cmp dword ptr [esp + 0x44], 0x0
    mov dword ptr [esp + 0x18], esi
    mov dword ptr [esp + 0x20], ecx
    mov ecx, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0x28], edx
    lea ecx, [ecx + esi]
    movdqu xmm0, xmmword ptr [ecx]
    movdqu xmm7, xmmword ptr [ecx + 0x10]
    movdqu xmm6, xmmword ptr [ecx + 0x20]
    movdqu xmm5, xmmword ptr [ecx + 0x30]
    movdqu xmm4, xmmword ptr [ecx + 0x40]
    movdqu xmm3, xmmword ptr [ecx + 0x50]
    movdqu xmm2, xmmword ptr [ecx + 0x60]
    movdqu xmm1, xmmword ptr [ecx + 0x70]
    je .L10
    mov esi, eax
    lea edi, [esp + 0x70]
    nop
.L9:
    mov ebx, dword ptr [edi]
    add edi, 0x4
    add esi, -0x4
    paddw xmm0, xmmword ptr [ebx]
    paddw xmm7, xmmword ptr [ebx + 0x10]
    paddw xmm6, xmmword ptr [ebx + 0x20]
    paddw xmm5, xmmword ptr [ebx + 0x30]
    paddw xmm4, xmmword ptr [ebx + 0x40]
    paddw xmm3, xmmword ptr [ebx + 0x50]
    paddw xmm2, xmmword ptr [ebx + 0x60]
    paddw xmm1, xmmword ptr [ebx + 0x70]
    jne .L9
.L10:
    shl edx, 0x2
    cmp dword ptr [esp + 0x40], 0x0
    je .L12
    mov esi, edx
    lea edi, [esp + 0x20]
    nop
.L11:
    mov ebx, dword ptr [edi]
    add edi, 0x4
    add esi, -0x4
    psubw xmm0, xmmword ptr [ebx]
    psubw xmm7, xmmword ptr [ebx + 0x10]
    psubw xmm6, xmmword ptr [ebx + 0x20]
    psubw xmm5, xmmword ptr [ebx + 0x30]
    psubw xmm4, xmmword ptr [ebx + 0x40]
    psubw xmm3, xmmword ptr [ebx + 0x50]
    psubw xmm2, xmmword ptr [ebx + 0x60]
    psubw xmm1, xmmword ptr [ebx + 0x70]
    jne .L11
.L12:
    mov esi, dword ptr [esp + 0x18]
    add esi, dword ptr [esp + 0x3c]
    cmp dword ptr [esp + 0x44], 0x0
    movdqa xmmword ptr [esi], xmm0
    movdqa xmmword ptr [esi + 0x10], xmm7
    movdqa xmmword ptr [esi + 0x20], xmm6
    movdqa xmmword ptr [esi + 0x30], xmm5
    movdqa xmmword ptr [esi + 0x40], xmm4
    movdqa xmmword ptr [esi + 0x50], xmm3
    movdqa xmmword ptr [esi + 0x60], xmm2
    movdqa xmmword ptr [esi + 0x70], xmm1
    mov dword ptr [esp + 0x18], esi
    movdqu xmm7, xmmword ptr [ecx + 0x80]
    movdqu xmm6, xmmword ptr [ecx + 0x90]
    movdqu xmm5, xmmword ptr [ecx + 0xa0]
    movdqu xmm4, xmmword ptr [ecx + 0xb0]
    movdqu xmm3, xmmword ptr [ecx + 0xc0]
    movdqu xmm2, xmmword ptr [ecx + 0xd0]
    movdqu xmm1, xmmword ptr [ecx + 0xe0]
    movdqu xmm0, xmmword ptr [ecx + 0xf0]
    je .L14
    mov ebx, dword ptr [esp + 0x30]
    mov edi, dword ptr [esp + 0x34]
    lea ecx, [esp + 0x70]
    nop
.L13:
    mov esi, dword ptr [ecx]
    add ecx, 0x4
    add eax, -0x4
    paddw xmm7, xmmword ptr [esi + 0x80]
    paddw xmm6, xmmword ptr [esi + 0x90]
    paddw xmm5, xmmword ptr [esi + 0xa0]
    paddw xmm4, xmmword ptr [esi + 0xb0]
    paddw xmm3, xmmword ptr [esi + 0xc0]
    paddw xmm2, xmmword ptr [esi + 0xd0]
    paddw xmm1, xmmword ptr [esi + 0xe0]
    paddw xmm0, xmmword ptr [esi + 0xf0]
    jne .L13
    cmp dword ptr [esp + 0x40], 0x0
    jne .L15
    jmp .L3
    nop
.L14:
    mov ebx, dword ptr [esp + 0x30]
    mov edi, dword ptr [esp + 0x34]
    cmp dword ptr [esp + 0x40], 0x0
    je .L3
.L15:
    lea eax, [esp + 0x20]
    nop
.L16:
    mov ecx, dword ptr [eax]
    add eax, 0x4
    add edx, -0x4
    psubw xmm7, xmmword ptr [ecx + 0x80]
    psubw xmm6, xmmword ptr [ecx + 0x90]
    psubw xmm5, xmmword ptr [ecx + 0xa0]
    psubw xmm4, xmmword ptr [ecx + 0xb0]
    psubw xmm3, xmmword ptr [ecx + 0xc0]
    psubw xmm2, xmmword ptr [ecx + 0xd0]
    psubw xmm1, xmmword ptr [ecx + 0xe0]
    psubw xmm0, xmmword ptr [ecx + 0xf0]
    jne .L16
    jmp .L3
.L17:
    mov ebx, dword ptr [esp + 0x1c]
    call simd::kernels::simd::other
    jmp .L19
.L18:
    xor eax, eax
    xor edx, edx
.L19:
    lea esp, [ebp - 0xc]
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L20:
    mov ebx, dword ptr [esp + 0x1c]
    mov edx, 0x300
    lea eax, [ebx - 0x5514]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.C0 = 0x00ff00ff00ff00ff 0x00ff00ff00ff00ff
