# The kernels of simd/avx512, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm simd/avx512 --target i686
# binary: sha256 b4c3efc70e26534eac117da2c68dc5b108bff1ef76b82dd7545253dd3c0ea80d
# latency: 230 instructions in 864 bytes; innermost loops: .L3 of 9, .L5 of 9, .L7 of 9, .L9 of 9
# throughput: 220 instructions in 806 bytes; innermost loops: .L3 of 9, .L5 of 9, .L7 of 9, .L9 of 9
# plywright::simd::avx512::loops::output: 59 instructions in 329 bytes; innermost loops: none
# plywright::simd::avx512::loops::update: 62 instructions in 295 bytes; innermost loops: .L0 of 8, .L1 of 8, .L2 of 8, .L4 of 8
# mix of 571 instructions: 204 mov, 36 push, 35 add, 30 cmp, 27 lea, 19 xor, 16 jne, 15 call, 15 je, 15 pop, 13 test, 11 shl, 11 vpaddd, 10 inc, 8 cmovb, 8 ja, 8 jmp, 8 movzx, 8 vmovdqa32, 8 vpaddw, 8 vpmaddwd, 8 vpmaxsw, 8 vpminsw, 8 vpmullw, 8 vpsubw, 6 sub, 5 and, 4 ret, 2 adc, 2 vpshufd, 2 vzeroupper, 1 vextracti128, 1 vextracti32x8, 1 vmovd, 1 vpbroadcastw, 1 vpxor

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
    mov dword ptr [esp + 0x38], eax
    cmp byte ptr [ecx + 0x14], 0x0
    jne .L10
    cmp dword ptr [ecx], 0x2
    jne .L10
    mov eax, dword ptr [ecx + 0xc]
    mov edi, dword ptr [ecx + 0x4]
    mov dword ptr [esp + 0x24], eax
    mov eax, dword ptr [ecx + 0x10]
    mov esi, dword ptr [edi + 0xb00]
    mov dword ptr [esp + 0x84], 0x0
    mov dword ptr [esp + 0x80], 0x0
    lea ecx, [esp + 0x80]
    mov dword ptr [esp + 0x3c], eax
    mov eax, dword ptr [esp + 0x80]
    mov dword ptr [esp + 0x70], eax
    sub esp, 0x4
    mov ebx, dword ptr [esp + 0x3c]
    push 0x200
    push 0x0
    push ecx
    call memset
    add esp, 0x10
    lea eax, [esp + 0x80]
    mov dword ptr [esp + 0x28], eax
    lea eax, [esp + 0x28]
    mov eax, dword ptr [esp + 0x3c]
    test eax, eax
    je .L11
    mov ebx, dword ptr [esp + 0x24]
    mov ecx, dword ptr [esp + 0x28]
    lea eax, [eax + 8*eax]
    xor edx, edx
    mov dword ptr [esp + 0x3c], 0x0
    mov dword ptr [esp + 0x50], 0x0
    lea eax, [ebx + 8*eax]
    mov dword ptr [esp + 0x54], ecx
    mov dword ptr [esp + 0x64], eax
    lea eax, [edi + 0x300]
    add edi, 0x100
    mov dword ptr [esp + 0x6c], eax
    lea eax, [ecx + 0x100]
    xor ecx, ecx
    mov dword ptr [esp + 0x68], edi
    mov dword ptr [esp + 0x4c], eax
    mov eax, ebx
    jmp .L2
    nop
.L1:
    mov eax, dword ptr [esp + 0x44]
    mov ecx, dword ptr [esp + 0x3c]
    mov edx, dword ptr [esp + 0x4c]
    add dword ptr [esp + 0x24], 0x48
    inc dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [esp + 0x40]
    add ecx, 0x100
    mov dword ptr [esp + 0x28], eax
    mov eax, ebx
    mov ebx, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x30], edi
    push edi
    lea edi, [esp + 0x2c]
    push edi
    push eax
    lea eax, [esp + 0x64]
    push eax
    call plywright::simd::avx512::loops::update
    add esp, 0x10
    mov eax, dword ptr [esp + 0x54]
    mov edx, dword ptr [esp + 0x68]
    mov ecx, edi
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x2c], eax
    call plywright::simd::avx512::loops::output
    mov ecx, dword ptr [esp + 0x78]
    mov edx, dword ptr [esp + 0x74]
    xor edi, edi
    add ecx, eax
    adc edx, edi
    and eax, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x3c], eax
    mov eax, dword ptr [esp + 0x24]
    cmp eax, dword ptr [esp + 0x64]
    je .L12
.L2:
    mov dword ptr [esp + 0x74], edx
    mov edx, dword ptr [eax + 0x4]
    mov dword ptr [esp + 0x24], eax
    mov eax, dword ptr [eax + 0x8]
    mov dword ptr [esp + 0x78], ecx
    mov ecx, 0x2
    mov dword ptr [esp + 0x28], esi
    mov dword ptr [esp + 0x2c], esi
    cmp eax, 0x2
    cmovb ecx, eax
    test eax, eax
    mov eax, ecx
    je .L4
    xor edi, edi
    nop
.L3:
    movzx ecx, word ptr [edx + 2*edi]
    cmp ecx, 0x2ff
    ja .L14
    shl ecx, 0x8
    add ecx, esi
    mov dword ptr [esp + 4*edi + 0x28], ecx
    inc edi
    cmp eax, edi
    jne .L3
.L4:
    mov edx, eax
    mov eax, dword ptr [esp + 0x28]
    mov ecx, dword ptr [esp + 0x2c]
    mov edi, 0x2
    mov dword ptr [esp + 0x7c], edx
    mov dword ptr [esp + 0x5c], ecx
    mov dword ptr [esp + 0x58], eax
    mov dword ptr [esp + 0x60], edx
    mov edx, dword ptr [esp + 0x24]
    mov eax, dword ptr [edx + 0x14]
    mov edx, dword ptr [edx + 0x10]
    mov dword ptr [esp + 0x40], esi
    mov dword ptr [esp + 0x44], esi
    cmp eax, 0x2
    cmovb edi, eax
    test eax, eax
    je .L6
    xor eax, eax
    nop
.L5:
    movzx ecx, word ptr [edx + 2*eax]
    cmp ecx, 0x2ff
    ja .L14
    shl ecx, 0x8
    add ecx, esi
    mov dword ptr [esp + 4*eax + 0x40], ecx
    inc eax
    cmp edi, eax
    jne .L5
.L6:
    mov ecx, dword ptr [esp + 0x3c]
    mov eax, dword ptr [esp + 0x44]
    mov edx, dword ptr [esp + 0x54]
    mov ebx, dword ptr [esp + 0x38]
    xor ecx, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [esp + 0x40]
    and ecx, 0x3
    mov dword ptr [esp + 0x28], eax
    mov dword ptr [esp + 0x30], edi
    shl ecx, 0x9
    add ecx, dword ptr [esp + 0x6c]
    mov dword ptr [esp + 0x3c], ecx
    push edi
    lea eax, [esp + 0x2c]
    push eax
    push dword ptr [esp + 0x84]
    lea eax, [esp + 0x64]
    push eax
    call plywright::simd::avx512::loops::update
    add esp, 0x10
    mov eax, dword ptr [esp + 0x24]
    mov ebx, 0x2
    mov edx, dword ptr [eax + 0x28]
    mov eax, dword ptr [eax + 0x2c]
    mov dword ptr [esp + 0x28], esi
    mov dword ptr [esp + 0x2c], esi
    cmp eax, 0x2
    cmovb ebx, eax
    test eax, eax
    je .L8
    xor edi, edi
    nop
.L7:
    movzx ecx, word ptr [edx + 2*edi]
    cmp ecx, 0x2ff
    ja .L14
    shl ecx, 0x8
    add ecx, esi
    mov dword ptr [esp + 4*edi + 0x28], ecx
    inc edi
    cmp ebx, edi
    jne .L7
.L8:
    mov eax, dword ptr [esp + 0x28]
    mov ecx, dword ptr [esp + 0x2c]
    mov edx, dword ptr [esp + 0x24]
    mov edi, 0x2
    mov dword ptr [esp + 0x5c], ecx
    mov dword ptr [esp + 0x58], eax
    mov dword ptr [esp + 0x60], ebx
    mov eax, dword ptr [edx + 0x38]
    mov edx, dword ptr [edx + 0x34]
    mov dword ptr [esp + 0x40], esi
    mov dword ptr [esp + 0x44], esi
    cmp eax, 0x2
    cmovb edi, eax
    test eax, eax
    je .L1
    xor eax, eax
    nop
.L9:
    movzx ecx, word ptr [edx + 2*eax]
    cmp ecx, 0x2ff
    ja .L14
    shl ecx, 0x8
    add ecx, esi
    mov dword ptr [esp + 4*eax + 0x40], ecx
    inc eax
    cmp edi, eax
    jne .L9
    jmp .L1
.L10:
    mov ebx, dword ptr [esp + 0x38]
    call simd::kernels::simd::other
    jmp .L13
.L11:
    xor ecx, ecx
    xor edx, edx
.L12:
    mov eax, ecx
.L13:
    lea esp, [ebp - 0xc]
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L14:
    sub esp, 0xc
    mov ebx, dword ptr [esp + 0x44]
    mov edx, 0x300
    lea eax, [ebx - 0x5514]
    push eax
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
    jne .L10
    cmp dword ptr [ecx], 0x2
    jne .L10
    mov eax, dword ptr [ecx + 0xc]
    mov edi, dword ptr [ecx + 0x4]
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [ecx + 0x10]
    mov esi, dword ptr [edi + 0xb00]
    mov dword ptr [esp + 0x84], 0x0
    mov dword ptr [esp + 0x80], 0x0
    mov dword ptr [esp + 0x48], eax
    lea eax, [esp + 0x80]
    sub esp, 0x4
    push 0x200
    push 0x0
    push eax
    call memset
    add esp, 0x10
    lea eax, [esp + 0x80]
    mov dword ptr [esp + 0x30], eax
    lea eax, [esp + 0x30]
    mov eax, dword ptr [esp + 0x48]
    test eax, eax
    je .L11
    mov edx, dword ptr [esp + 0x2c]
    mov ecx, dword ptr [esp + 0x30]
    lea eax, [eax + 8*eax]
    mov dword ptr [esp + 0x54], 0x0
    lea eax, [edx + 8*eax]
    mov dword ptr [esp + 0x48], ecx
    xor edx, edx
    mov dword ptr [esp + 0x68], eax
    lea eax, [edi + 0x300]
    add edi, 0x100
    mov dword ptr [esp + 0x70], eax
    lea eax, [ecx + 0x100]
    mov ecx, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x6c], edi
    mov dword ptr [esp + 0x50], eax
    xor eax, eax
    jmp .L2
    nop
.L1:
    mov eax, dword ptr [esp + 0x44]
    mov ecx, dword ptr [esp + 0x74]
    mov edx, dword ptr [esp + 0x50]
    add dword ptr [esp + 0x2c], 0x48
    inc dword ptr [esp + 0x54]
    mov dword ptr [esp + 0x34], eax
    mov eax, dword ptr [esp + 0x40]
    add ecx, 0x100
    mov dword ptr [esp + 0x30], eax
    mov dword ptr [esp + 0x38], edi
    push edi
    lea edi, [esp + 0x34]
    push edi
    push dword ptr [esp + 0x54]
    lea eax, [esp + 0x64]
    push eax
    call plywright::simd::avx512::loops::update
    add esp, 0x10
    mov eax, dword ptr [esp + 0x48]
    mov edx, dword ptr [esp + 0x6c]
    mov ecx, edi
    mov dword ptr [esp + 0x30], eax
    mov eax, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x34], eax
    call plywright::simd::avx512::loops::output
    mov edx, eax
    mov eax, dword ptr [esp + 0x7c]
    xor ecx, ecx
    add eax, edx
    mov edx, dword ptr [esp + 0x78]
    adc edx, ecx
    mov ecx, dword ptr [esp + 0x2c]
    cmp ecx, dword ptr [esp + 0x68]
    je .L12
.L2:
    mov dword ptr [esp + 0x7c], eax
    mov eax, dword ptr [ecx + 0x8]
    mov dword ptr [esp + 0x78], edx
    mov edx, dword ptr [ecx + 0x4]
    mov dword ptr [esp + 0x2c], ecx
    mov ecx, 0x2
    mov dword ptr [esp + 0x30], esi
    mov dword ptr [esp + 0x34], esi
    cmp eax, 0x2
    cmovb ecx, eax
    test eax, eax
    mov eax, ecx
    je .L4
    xor edi, edi
    nop
.L3:
    movzx ecx, word ptr [edx + 2*edi]
    cmp ecx, 0x2ff
    ja .L13
    shl ecx, 0x8
    add ecx, esi
    mov dword ptr [esp + 4*edi + 0x30], ecx
    inc edi
    cmp eax, edi
    jne .L3
.L4:
    mov edx, eax
    mov eax, dword ptr [esp + 0x30]
    mov ecx, dword ptr [esp + 0x34]
    mov edi, 0x2
    mov dword ptr [esp + 0x4c], edx
    mov dword ptr [esp + 0x5c], ecx
    mov dword ptr [esp + 0x58], eax
    mov dword ptr [esp + 0x60], edx
    mov edx, dword ptr [esp + 0x2c]
    mov eax, dword ptr [edx + 0x14]
    mov edx, dword ptr [edx + 0x10]
    mov dword ptr [esp + 0x40], esi
    mov dword ptr [esp + 0x44], esi
    cmp eax, 0x2
    cmovb edi, eax
    test eax, eax
    je .L6
    xor eax, eax
    nop
.L5:
    movzx ecx, word ptr [edx + 2*eax]
    cmp ecx, 0x2ff
    ja .L13
    shl ecx, 0x8
    add ecx, esi
    mov dword ptr [esp + 4*eax + 0x40], ecx
    inc eax
    cmp edi, eax
    jne .L5
.L6:
    mov ecx, dword ptr [esp + 0x54]
    mov eax, dword ptr [esp + 0x44]
    mov edx, dword ptr [esp + 0x48]
    and ecx, 0x3
    mov dword ptr [esp + 0x34], eax
    mov eax, dword ptr [esp + 0x40]
    shl ecx, 0x9
    add ecx, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x30], eax
    mov dword ptr [esp + 0x38], edi
    mov dword ptr [esp + 0x74], ecx
    push edi
    lea eax, [esp + 0x34]
    push eax
    push dword ptr [esp + 0x54]
    lea eax, [esp + 0x64]
    push eax
    call plywright::simd::avx512::loops::update
    add esp, 0x10
    mov eax, dword ptr [esp + 0x2c]
    mov ecx, 0x2
    mov edx, dword ptr [eax + 0x28]
    mov eax, dword ptr [eax + 0x2c]
    mov dword ptr [esp + 0x30], esi
    mov dword ptr [esp + 0x34], esi
    cmp eax, 0x2
    cmovb ecx, eax
    test eax, eax
    mov eax, ecx
    je .L8
    xor edi, edi
    nop
.L7:
    movzx ecx, word ptr [edx + 2*edi]
    cmp ecx, 0x2ff
    ja .L13
    shl ecx, 0x8
    add ecx, esi
    mov dword ptr [esp + 4*edi + 0x30], ecx
    inc edi
    cmp eax, edi
    jne .L7
.L8:
    mov edx, eax
    mov eax, dword ptr [esp + 0x30]
    mov ecx, dword ptr [esp + 0x34]
    mov edi, 0x2
    mov dword ptr [esp + 0x4c], edx
    mov dword ptr [esp + 0x5c], ecx
    mov dword ptr [esp + 0x58], eax
    mov dword ptr [esp + 0x60], edx
    mov edx, dword ptr [esp + 0x2c]
    mov eax, dword ptr [edx + 0x38]
    mov edx, dword ptr [edx + 0x34]
    mov dword ptr [esp + 0x40], esi
    mov dword ptr [esp + 0x44], esi
    cmp eax, 0x2
    cmovb edi, eax
    test eax, eax
    je .L1
    xor eax, eax
    nop
.L9:
    movzx ecx, word ptr [edx + 2*eax]
    cmp ecx, 0x2ff
    ja .L13
    shl ecx, 0x8
    add ecx, esi
    mov dword ptr [esp + 4*eax + 0x40], ecx
    inc eax
    cmp edi, eax
    jne .L9
    jmp .L1
.L10:
    call simd::kernels::simd::other
    jmp .L12
.L11:
    xor eax, eax
    xor edx, edx
.L12:
    lea esp, [ebp - 0xc]
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L13:
    sub esp, 0xc
    lea eax, [ebx + .D0]
    mov edx, 0x300
    push eax
    call core::panicking::panic_bounds_check

plywright::simd::avx512::loops::output:
    push esi
    mov eax, dword ptr [ecx]
    mov ecx, dword ptr [ecx + 0x4]
    call .L0
.L0:
    pop esi
    vpxor xmm0, xmm0, xmm0
    add esi, _GLOBAL_OFFSET_TABLE_
    vpbroadcastw zmm1, word ptr [esi + .C0]
    vpmaxsw zmm2, zmm0, zmmword ptr [ecx + 0xc0]
    vpmaxsw zmm4, zmm0, zmmword ptr [ecx + 0x40]
    vpmaxsw zmm5, zmm0, zmmword ptr [eax + 0xc0]
    vpmaxsw zmm6, zmm0, zmmword ptr [ecx]
    vpminsw zmm2, zmm2, zmm1
    vpmullw zmm3, zmm2, zmmword ptr [edx + 0x1c0]
    vpmaddwd zmm2, zmm3, zmm2
    vpminsw zmm3, zmm4, zmm1
    vpmullw zmm4, zmm3, zmmword ptr [edx + 0x140]
    vpmaddwd zmm3, zmm4, zmm3
    vpaddd zmm2, zmm2, zmm3
    vpminsw zmm3, zmm5, zmm1
    vpmaxsw zmm5, zmm0, zmmword ptr [eax + 0x40]
    vpmullw zmm4, zmm3, zmmword ptr [edx + 0xc0]
    vpmaddwd zmm3, zmm4, zmm3
    vpminsw zmm4, zmm5, zmm1
    vpmullw zmm5, zmm4, zmmword ptr [edx + 0x40]
    vpmaddwd zmm4, zmm5, zmm4
    vpaddd zmm3, zmm3, zmm4
    vpmaxsw zmm4, zmm0, zmmword ptr [ecx + 0x80]
    vpaddd zmm2, zmm2, zmm3
    vpminsw zmm3, zmm4, zmm1
    vpmullw zmm4, zmm3, zmmword ptr [edx + 0x180]
    vpmaddwd zmm3, zmm4, zmm3
    vpminsw zmm4, zmm6, zmm1
    vpmullw zmm5, zmm4, zmmword ptr [edx + 0x100]
    vpmaddwd zmm4, zmm5, zmm4
    vpmaxsw zmm5, zmm0, zmmword ptr [eax + 0x80]
    vpmaxsw zmm0, zmm0, zmmword ptr [eax]
    vpaddd zmm3, zmm3, zmm4
    vpminsw zmm4, zmm5, zmm1
    vpminsw zmm0, zmm0, zmm1
    vpmullw zmm5, zmm4, zmmword ptr [edx + 0x80]
    vpmullw zmm1, zmm0, zmmword ptr [edx]
    vpmaddwd zmm4, zmm5, zmm4
    vpmaddwd zmm0, zmm1, zmm0
    vpaddd zmm0, zmm4, zmm0
    vpaddd zmm0, zmm3, zmm0
    vpaddd zmm0, zmm2, zmm0
    vextracti32x8 ymm1, zmm0, 0x1
    vpaddd zmm0, zmm0, zmm1
    vextracti128 xmm1, ymm0, 0x1
    vpaddd xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0xee
    vpaddd xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm0, xmm1
    vmovd eax, xmm0
    pop esi
    vzeroupper
    ret
.C0 = 0x00ff

plywright::simd::avx512::loops::update:
    push ebx
    push edi
    push esi
    mov ebx, dword ptr [esp + 0x1c]
    mov edi, dword ptr [esp + 0x14]
    mov eax, dword ptr [esp + 0x18]
    vmovdqa32 zmm0, zmmword ptr [ecx]
    vmovdqa32 zmm1, zmmword ptr [ecx + 0x40]
    vmovdqa32 zmm2, zmmword ptr [ecx + 0x80]
    vmovdqa32 zmm3, zmmword ptr [ecx + 0xc0]
    lea esi, [4*ebx]
    test edi, edi
    je .L3
    mov ecx, dword ptr [esp + 0x10]
    shl edi, 0x2
    test ebx, ebx
    je .L2
    nop
.L0:
    mov ebx, dword ptr [ecx]
    add ecx, 0x4
    add edi, -0x4
    vpaddw zmm0, zmm0, zmmword ptr [ebx]
    vpaddw zmm1, zmm1, zmmword ptr [ebx + 0x40]
    vpaddw zmm2, zmm2, zmmword ptr [ebx + 0x80]
    vpaddw zmm3, zmm3, zmmword ptr [ebx + 0xc0]
    jne .L0
    nop
.L1:
    mov ecx, dword ptr [eax]
    add eax, 0x4
    add esi, -0x4
    vpsubw zmm0, zmm0, zmmword ptr [ecx]
    vpsubw zmm1, zmm1, zmmword ptr [ecx + 0x40]
    vpsubw zmm2, zmm2, zmmword ptr [ecx + 0x80]
    vpsubw zmm3, zmm3, zmmword ptr [ecx + 0xc0]
    jne .L1
    jmp .L5
    nop
.L2:
    mov eax, dword ptr [ecx]
    add ecx, 0x4
    add edi, -0x4
    vpaddw zmm0, zmm0, zmmword ptr [eax]
    vpaddw zmm1, zmm1, zmmword ptr [eax + 0x40]
    vpaddw zmm2, zmm2, zmmword ptr [eax + 0x80]
    vpaddw zmm3, zmm3, zmmword ptr [eax + 0xc0]
    jne .L2
    jmp .L5
.L3:
    test ebx, ebx
    je .L5
    nop
.L4:
    mov ecx, dword ptr [eax]
    add eax, 0x4
    add esi, -0x4
    vpsubw zmm0, zmm0, zmmword ptr [ecx]
    vpsubw zmm1, zmm1, zmmword ptr [ecx + 0x40]
    vpsubw zmm2, zmm2, zmmword ptr [ecx + 0x80]
    vpsubw zmm3, zmm3, zmmword ptr [ecx + 0xc0]
    jne .L4
.L5:
    vmovdqa32 zmmword ptr [edx], zmm0
    vmovdqa32 zmmword ptr [edx + 0x40], zmm1
    vmovdqa32 zmmword ptr [edx + 0x80], zmm2
    vmovdqa32 zmmword ptr [edx + 0xc0], zmm3
    pop esi
    pop edi
    pop ebx
    vzeroupper
    ret
