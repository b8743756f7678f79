# The kernels of simd/avx2, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm simd/avx2 --target i686
# binary: sha256 b4c3efc70e26534eac117da2c68dc5b108bff1ef76b82dd7545253dd3c0ea80d
# latency: 230 instructions in 864 bytes; innermost loops: .L3 of 9, .L5 of 9, .L7 of 9, .L9 of 9
# throughput: 220 instructions in 806 bytes; innermost loops: .L3 of 9, .L5 of 9, .L7 of 9, .L9 of 9
# plywright::simd::avx2::loops::output: 97 instructions in 473 bytes; innermost loops: none
# plywright::simd::avx2::loops::update: 56 instructions in 278 bytes; innermost loops: .L0 of 12, .L2 of 12
# mix of 603 instructions: 202 mov, 35 push, 31 add, 30 cmp, 26 lea, 19 xor, 18 vpaddd, 16 vmovdqa, 16 vpmaddwd, 16 vpmaxsw, 16 vpminsw, 16 vpmullw, 15 call, 14 je, 14 jne, 14 pop, 12 shl, 12 test, 10 inc, 8 cmovb, 8 ja, 8 movzx, 8 vpaddw, 8 vpsubw, 6 jmp, 6 sub, 5 and, 4 ret, 2 adc, 2 vpshufd, 2 vzeroupper, 1 vextracti128, 1 vmovd, 1 vpbroadcastw, 1 vpxor

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
    call plywright::simd::avx2::loops::update
    add esp, 0x10
    mov eax, dword ptr [esp + 0x54]
    mov edx, dword ptr [esp + 0x68]
    mov ecx, edi
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x2c], eax
    call plywright::simd::avx2::loops::output
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
    call plywright::simd::avx2::loops::update
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
    call plywright::simd::avx2::loops::update
    add esp, 0x10
    mov eax, dword ptr [esp + 0x48]
    mov edx, dword ptr [esp + 0x6c]
    mov ecx, edi
    mov dword ptr [esp + 0x30], eax
    mov eax, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x34], eax
    call plywright::simd::avx2::loops::output
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
    call plywright::simd::avx2::loops::update
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

plywright::simd::avx2::loops::output:
    push esi
    mov eax, dword ptr [ecx]
    mov ecx, dword ptr [ecx + 0x4]
    call .L0
.L0:
    pop esi
    vpxor xmm0, xmm0, xmm0
    add esi, _GLOBAL_OFFSET_TABLE_
    vpbroadcastw ymm1, word ptr [esi + .C0]
    vpmaxsw ymm2, ymm0, ymmword ptr [ecx + 0xe0]
    vpminsw ymm2, ymm2, ymm1
    vpmullw ymm3, ymm2, ymmword ptr [edx + 0x1e0]
    vpmaddwd ymm2, ymm3, ymm2
    vpmaxsw ymm3, ymm0, ymmword ptr [ecx + 0xa0]
    vpminsw ymm3, ymm3, ymm1
    vpmullw ymm4, ymm3, ymmword ptr [edx + 0x1a0]
    vpmaddwd ymm3, ymm4, ymm3
    vpmaxsw ymm4, ymm0, ymmword ptr [ecx + 0x60]
    vpminsw ymm4, ymm4, ymm1
    vpmullw ymm5, ymm4, ymmword ptr [edx + 0x160]
    vpmaddwd ymm4, ymm5, ymm4
    vpmaxsw ymm5, ymm0, ymmword ptr [ecx + 0x20]
    vpminsw ymm5, ymm5, ymm1
    vpmullw ymm6, ymm5, ymmword ptr [edx + 0x120]
    vpmaddwd ymm5, ymm6, ymm5
    vpaddd ymm4, ymm4, ymm5
    vpaddd ymm3, ymm3, ymm4
    vpmaxsw ymm4, ymm0, ymmword ptr [eax + 0xe0]
    vpminsw ymm4, ymm4, ymm1
    vpmullw ymm5, ymm4, ymmword ptr [edx + 0xe0]
    vpmaddwd ymm4, ymm5, ymm4
    vpmaxsw ymm5, ymm0, ymmword ptr [eax + 0xa0]
    vpminsw ymm5, ymm5, ymm1
    vpmullw ymm6, ymm5, ymmword ptr [edx + 0xa0]
    vpmaddwd ymm5, ymm6, ymm5
    vpaddd ymm4, ymm4, ymm5
    vpmaxsw ymm5, ymm0, ymmword ptr [eax + 0x60]
    vpminsw ymm5, ymm5, ymm1
    vpmullw ymm6, ymm5, ymmword ptr [edx + 0x60]
    vpmaddwd ymm5, ymm6, ymm5
    vpmaxsw ymm6, ymm0, ymmword ptr [eax + 0x20]
    vpminsw ymm6, ymm6, ymm1
    vpmullw ymm7, ymm6, ymmword ptr [edx + 0x20]
    vpmaddwd ymm6, ymm7, ymm6
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm4, ymm4, ymm5
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpmaxsw ymm3, ymm0, ymmword ptr [ecx + 0xc0]
    vpminsw ymm3, ymm3, ymm1
    vpmullw ymm4, ymm3, ymmword ptr [edx + 0x1c0]
    vpmaddwd ymm3, ymm4, ymm3
    vpmaxsw ymm4, ymm0, ymmword ptr [ecx + 0x80]
    vpminsw ymm4, ymm4, ymm1
    vpmullw ymm5, ymm4, ymmword ptr [edx + 0x180]
    vpmaddwd ymm4, ymm5, ymm4
    vpmaxsw ymm5, ymm0, ymmword ptr [ecx + 0x40]
    vpminsw ymm5, ymm5, ymm1
    vpmullw ymm6, ymm5, ymmword ptr [edx + 0x140]
    vpmaddwd ymm5, ymm6, ymm5
    vpmaxsw ymm6, ymm0, ymmword ptr [ecx]
    vpminsw ymm6, ymm6, ymm1
    vpmullw ymm7, ymm6, ymmword ptr [edx + 0x100]
    vpmaddwd ymm6, ymm7, ymm6
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm4, ymm4, ymm5
    vpmaxsw ymm5, ymm0, ymmword ptr [eax + 0xc0]
    vpminsw ymm5, ymm5, ymm1
    vpmullw ymm6, ymm5, ymmword ptr [edx + 0xc0]
    vpmaddwd ymm5, ymm6, ymm5
    vpmaxsw ymm6, ymm0, ymmword ptr [eax + 0x80]
    vpminsw ymm6, ymm6, ymm1
    vpmullw ymm7, ymm6, ymmword ptr [edx + 0x80]
    vpmaddwd ymm6, ymm7, ymm6
    vpaddd ymm5, ymm5, ymm6
    vpmaxsw ymm6, ymm0, ymmword ptr [eax + 0x40]
    vpmaxsw ymm0, ymm0, ymmword ptr [eax]
    vpminsw ymm6, ymm6, ymm1
    vpminsw ymm0, ymm0, ymm1
    vpmullw ymm7, ymm6, ymmword ptr [edx + 0x40]
    vpmullw ymm1, ymm0, ymmword ptr [edx]
    vpmaddwd ymm6, ymm7, ymm6
    vpmaddwd ymm0, ymm1, ymm0
    vpaddd ymm0, ymm6, ymm0
    vpaddd ymm0, ymm5, ymm0
    vpaddd ymm0, ymm4, ymm0
    vpaddd ymm0, ymm3, ymm0
    vpaddd ymm0, ymm2, ymm0
    vextracti128 xmm1, ymm0, 0x1
    vpaddd xmm0, xmm1, xmm0
    vpshufd xmm1, xmm0, 0x4e
    vpaddd xmm0, xmm1, xmm0
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm1, xmm0
    vmovd eax, xmm0
    pop esi
    vzeroupper
    ret
.C0 = 0x00ff

plywright::simd::avx2::loops::update:
    push edi
    push esi
    mov esi, dword ptr [esp + 0x10]
    mov eax, dword ptr [esp + 0x18]
    vmovdqa ymm7, ymmword ptr [ecx]
    vmovdqa ymm6, ymmword ptr [ecx + 0x20]
    vmovdqa ymm5, ymmword ptr [ecx + 0x40]
    vmovdqa ymm4, ymmword ptr [ecx + 0x60]
    vmovdqa ymm3, ymmword ptr [ecx + 0x80]
    vmovdqa ymm2, ymmword ptr [ecx + 0xa0]
    vmovdqa ymm1, ymmword ptr [ecx + 0xc0]
    vmovdqa ymm0, ymmword ptr [ecx + 0xe0]
    test esi, esi
    je .L1
    mov ecx, dword ptr [esp + 0xc]
    shl esi, 0x2
    nop
.L0:
    mov edi, dword ptr [ecx]
    add ecx, 0x4
    add esi, -0x4
    vpaddw ymm7, ymm7, ymmword ptr [edi]
    vpaddw ymm6, ymm6, ymmword ptr [edi + 0x20]
    vpaddw ymm5, ymm5, ymmword ptr [edi + 0x40]
    vpaddw ymm4, ymm4, ymmword ptr [edi + 0x60]
    vpaddw ymm3, ymm3, ymmword ptr [edi + 0x80]
    vpaddw ymm2, ymm2, ymmword ptr [edi + 0xa0]
    vpaddw ymm1, ymm1, ymmword ptr [edi + 0xc0]
    vpaddw ymm0, ymm0, ymmword ptr [edi + 0xe0]
    jne .L0
.L1:
    test eax, eax
    je .L3
    mov ecx, dword ptr [esp + 0x14]
    shl eax, 0x2
    nop
.L2:
    mov esi, dword ptr [ecx]
    add ecx, 0x4
    add eax, -0x4
    vpsubw ymm7, ymm7, ymmword ptr [esi]
    vpsubw ymm6, ymm6, ymmword ptr [esi + 0x20]
    vpsubw ymm5, ymm5, ymmword ptr [esi + 0x40]
    vpsubw ymm4, ymm4, ymmword ptr [esi + 0x60]
    vpsubw ymm3, ymm3, ymmword ptr [esi + 0x80]
    vpsubw ymm2, ymm2, ymmword ptr [esi + 0xa0]
    vpsubw ymm1, ymm1, ymmword ptr [esi + 0xc0]
    vpsubw ymm0, ymm0, ymmword ptr [esi + 0xe0]
    jne .L2
.L3:
    vmovdqa ymmword ptr [edx], ymm7
    vmovdqa ymmword ptr [edx + 0x20], ymm6
    vmovdqa ymmword ptr [edx + 0x40], ymm5
    vmovdqa ymmword ptr [edx + 0x60], ymm4
    vmovdqa ymmword ptr [edx + 0x80], ymm3
    vmovdqa ymmword ptr [edx + 0xa0], ymm2
    vmovdqa ymmword ptr [edx + 0xc0], ymm1
    vmovdqa ymmword ptr [edx + 0xe0], ymm0
    pop esi
    pop edi
    vzeroupper
    ret
