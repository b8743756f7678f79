# The kernels of simd/dispatched, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm simd/dispatched --target i686
# binary: sha256 b4c3efc70e26534eac117da2c68dc5b108bff1ef76b82dd7545253dd3c0ea80d
# latency: 287 instructions in 1059 bytes; innermost loops: .L4 of 9, .L6 of 9, .L12 of 9, .L14 of 9
# throughput: 272 instructions in 983 bytes; innermost loops: .L4 of 9, .L6 of 9, .L12 of 9, .L14 of 9
# plywright::cpu::has_avx2::init_get::init_inner: 46 instructions in 117 bytes; innermost loops: none
# plywright::simd::avx2::loops::output: 97 instructions in 473 bytes; innermost loops: none
# plywright::simd::avx2::loops::update: 56 instructions in 278 bytes; innermost loops: .L0 of 12, .L2 of 12
# plywright::simd::dispatched::Narrow::output: 237 instructions in 1126 bytes; innermost loops: none
# plywright::simd::dispatched::Narrow::update: 115 instructions in 594 bytes; innermost loops: .L0 of 12, .L2 of 12, .L4 of 12, .L6 of 12
# mix of 1110 instructions: 243 mov, 65 movdqa, 62 push, 45 add, 44 cmp, 38 lea, 34 je, 33 paddd, 32 movdqu, 32 pmaddwd, 32 pmaxsw, 32 pminsw, 32 pmullw, 30 call, 25 pop, 23 xor, 22 test, 21 jne, 20 movzx, 18 vpaddd, 16 paddw, 16 psubw, 16 vmovdqa, 16 vpmaddwd, 16 vpmaxsw, 16 vpminsw, 16 vpmullw, 12 jmp, 12 shl, 10 inc, 10 sub, 8 cmovb, 8 ja, 8 vpaddw, 8 vpsubw, 7 and, 7 ret, 3 cpuid, 3 xchg, 2 adc, 2 not, 2 pshufd, 2 shr, 2 vpshufd, 2 vzeroupper, 1 movd, 1 pxor, 1 sete, 1 vextracti128, 1 vmovd, 1 vpbroadcastw, 1 vpxor

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
    jne .L22
    cmp dword ptr [ecx], 0x2
    jne .L22
    mov eax, dword ptr [ecx + 0xc]
    mov edi, dword ptr [ecx + 0x4]
    mov dword ptr [esp + 0x3c], eax
    mov eax, dword ptr [ecx + 0x10]
    mov esi, dword ptr [edi + 0xb00]
    mov dword ptr [esp + 0x84], 0x0
    mov dword ptr [esp + 0x80], 0x0
    lea ecx, [esp + 0x80]
    mov dword ptr [esp + 0x44], eax
    mov eax, dword ptr [esp + 0x80]
    mov dword ptr [esp + 0x74], eax
    sub esp, 0x4
    mov dword ptr [esp + 0x30], ebx
    push 0x200
    push 0x0
    push ecx
    call memset
    add esp, 0x10
    lea eax, [esp + 0x80]
    mov dword ptr [esp + 0x30], eax
    lea eax, [esp + 0x30]
    mov eax, dword ptr [esp + 0x44]
    test eax, eax
    je .L23
    mov edx, dword ptr [esp + 0x3c]
    mov ecx, dword ptr [esp + 0x30]
    lea eax, [eax + 8*eax]
    xor ebx, ebx
    mov dword ptr [esp + 0x64], 0x0
    lea eax, [edx + 8*eax]
    mov dword ptr [esp + 0x44], ecx
    xor edx, edx
    mov dword ptr [esp + 0x68], eax
    lea eax, [edi + 0x300]
    add edi, 0x100
    mov dword ptr [esp + 0x70], eax
    lea eax, [ecx + 0x100]
    mov ecx, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x6c], edi
    mov dword ptr [esp + 0x54], eax
    xor eax, eax
    jmp .L3
    nop
.L1:
    lea ecx, [esp + 0x30]
    mov edx, edi
    call plywright::simd::avx2::loops::output
.L2:
    mov ecx, dword ptr [esp + 0x3c]
    mov ebx, eax
    mov eax, dword ptr [esp + 0x7c]
    mov edx, dword ptr [esp + 0x78]
    xor edi, edi
    inc dword ptr [esp + 0x64]
    add ecx, 0x48
    add eax, ebx
    adc edx, edi
    and ebx, dword ptr [esp + 0x74]
    cmp ecx, dword ptr [esp + 0x68]
    je .L24
.L3:
    mov dword ptr [esp + 0x7c], eax
    mov eax, dword ptr [ecx + 0x4]
    mov dword ptr [esp + 0x3c], ecx
    mov ecx, dword ptr [ecx + 0x8]
    mov edi, 0x2
    mov dword ptr [esp + 0x30], esi
    mov dword ptr [esp + 0x78], edx
    mov dword ptr [esp + 0x34], esi
    cmp ecx, 0x2
    cmovb edi, ecx
    test ecx, ecx
    je .L5
    xor edx, edx
    nop
.L4:
    movzx ecx, word ptr [eax + 2*edx]
    cmp ecx, 0x2ff
    ja .L25
    shl ecx, 0x8
    add ecx, esi
    mov dword ptr [esp + 4*edx + 0x30], ecx
    inc edx
    cmp edi, edx
    jne .L4
.L5:
    mov eax, dword ptr [esp + 0x30]
    mov ecx, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x40], edi
    mov dword ptr [esp + 0x5c], ecx
    mov dword ptr [esp + 0x58], eax
    mov dword ptr [esp + 0x60], edi
    mov edi, 0x2
    mov eax, dword ptr [edx + 0x14]
    cmp eax, 0x2
    cmovb edi, eax
    test eax, eax
    mov eax, dword ptr [edx + 0x10]
    mov dword ptr [esp + 0x48], esi
    mov dword ptr [esp + 0x4c], esi
    je .L7
    xor edx, edx
    nop
.L6:
    movzx ecx, word ptr [eax + 2*edx]
    cmp ecx, 0x2ff
    ja .L25
    shl ecx, 0x8
    add ecx, esi
    mov dword ptr [esp + 4*edx + 0x48], ecx
    inc edx
    cmp edi, edx
    jne .L6
.L7:
    mov eax, dword ptr [esp + 0x4c]
    mov ecx, ebx
    mov ebx, dword ptr [esp + 0x2c]
    xor ecx, dword ptr [esp + 0x64]
    mov dword ptr [esp + 0x34], eax
    mov eax, dword ptr [esp + 0x48]
    and ecx, 0x3
    shl ecx, 0x9
    add ecx, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x30], eax
    mov dword ptr [esp + 0x38], edi
    movzx eax, byte ptr [ebx + 0x125c]
    mov dword ptr [esp + 0x50], ecx
    cmp al, 0x1
    je .L10
    movzx eax, al
    cmp eax, 0xff
    je .L9
.L8:
    mov edx, dword ptr [esp + 0x44]
    push edi
    lea eax, [esp + 0x34]
    push eax
    push dword ptr [esp + 0x48]
    lea eax, [esp + 0x64]
    push eax
    call plywright::simd::dispatched::Narrow::update
    jmp .L11
.L9:
    mov ebx, dword ptr [esp + 0x2c]
    call plywright::cpu::has_avx2::init_get::init_inner
    mov ebx, dword ptr [esp + 0x2c]
    mov ecx, dword ptr [esp + 0x50]
    test al, al
    je .L8
    nop
.L10:
    mov edx, dword ptr [esp + 0x44]
    push edi
    lea eax, [esp + 0x34]
    push eax
    push dword ptr [esp + 0x48]
    lea eax, [esp + 0x64]
    push eax
    call plywright::simd::avx2::loops::update
.L11:
    add esp, 0x10
    mov ecx, dword ptr [esp + 0x3c]
    mov ebx, dword ptr [esp + 0x2c]
    mov edi, 0x2
    mov eax, dword ptr [ecx + 0x28]
    mov ecx, dword ptr [ecx + 0x2c]
    mov dword ptr [esp + 0x30], esi
    mov dword ptr [esp + 0x34], esi
    cmp ecx, 0x2
    cmovb edi, ecx
    test ecx, ecx
    je .L13
    xor edx, edx
    nop
.L12:
    movzx ecx, word ptr [eax + 2*edx]
    cmp ecx, 0x2ff
    ja .L26
    shl ecx, 0x8
    add ecx, esi
    mov dword ptr [esp + 4*edx + 0x30], ecx
    inc edx
    cmp edi, edx
    jne .L12
.L13:
    mov eax, dword ptr [esp + 0x30]
    mov ecx, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x40], edi
    mov dword ptr [esp + 0x5c], ecx
    mov dword ptr [esp + 0x58], eax
    mov dword ptr [esp + 0x60], edi
    mov edi, 0x2
    mov eax, dword ptr [edx + 0x38]
    cmp eax, 0x2
    cmovb edi, eax
    test eax, eax
    mov eax, dword ptr [edx + 0x34]
    mov dword ptr [esp + 0x48], esi
    mov dword ptr [esp + 0x4c], esi
    je .L15
    xor edx, edx
    nop
.L14:
    movzx ecx, word ptr [eax + 2*edx]
    cmp ecx, 0x2ff
    ja .L26
    shl ecx, 0x8
    add ecx, esi
    mov dword ptr [esp + 4*edx + 0x48], ecx
    inc edx
    cmp edi, edx
    jne .L14
.L15:
    mov eax, dword ptr [esp + 0x48]
    mov edx, dword ptr [esp + 0x4c]
    mov ecx, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x34], edx
    mov dword ptr [esp + 0x30], eax
    mov dword ptr [esp + 0x38], edi
    add ecx, 0x100
    movzx eax, byte ptr [ebx + 0x125c]
    cmp al, 0x1
    je .L18
    movzx eax, al
    cmp eax, 0xff
    je .L17
.L16:
    mov edx, dword ptr [esp + 0x54]
    push edi
    lea eax, [esp + 0x34]
    push eax
    push dword ptr [esp + 0x48]
    lea eax, [esp + 0x64]
    push eax
    call plywright::simd::dispatched::Narrow::update
    jmp .L19
.L17:
    mov ebx, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x50], ecx
    call plywright::cpu::has_avx2::init_get::init_inner
    mov ebx, dword ptr [esp + 0x2c]
    mov ecx, dword ptr [esp + 0x50]
    test al, al
    je .L16
    nop
.L18:
    mov edx, dword ptr [esp + 0x54]
    push edi
    lea eax, [esp + 0x34]
    push eax
    push dword ptr [esp + 0x48]
    lea eax, [esp + 0x64]
    push eax
    call plywright::simd::avx2::loops::update
.L19:
    add esp, 0x10
    mov eax, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x30], eax
    mov eax, dword ptr [esp + 0x54]
    mov dword ptr [esp + 0x34], eax
    movzx eax, byte ptr [ebx + 0x125c]
    mov edi, dword ptr [esp + 0x6c]
    cmp al, 0x1
    je .L1
    movzx eax, al
    cmp eax, 0xff
    je .L21
.L20:
    mov ecx, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x34]
    sub esp, 0xc
    push edi
    call plywright::simd::dispatched::Narrow::output
    add esp, 0x10
    jmp .L2
.L21:
    mov ebx, dword ptr [esp + 0x2c]
    call plywright::cpu::has_avx2::init_get::init_inner
    mov ebx, dword ptr [esp + 0x2c]
    test al, al
    jne .L1
    jmp .L20
.L22:
    call simd::kernels::simd::other
    jmp .L24
.L23:
    xor eax, eax
    xor edx, edx
.L24:
    lea esp, [ebp - 0xc]
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L25:
    mov ebx, dword ptr [esp + 0x2c]
.L26:
    sub esp, 0xc
    lea eax, [ebx - 0x5514]
    mov edx, 0x300
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
    jne .L22
    cmp dword ptr [ecx], 0x2
    jne .L22
    mov eax, dword ptr [ecx + 0xc]
    mov edi, dword ptr [ecx + 0x4]
    mov dword ptr [esp + 0x3c], eax
    mov eax, dword ptr [ecx + 0x10]
    mov esi, dword ptr [edi + 0xb00]
    mov dword ptr [esp + 0x84], 0x0
    mov dword ptr [esp + 0x80], 0x0
    mov dword ptr [esp + 0x44], eax
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
    mov eax, dword ptr [esp + 0x44]
    test eax, eax
    je .L23
    mov edx, dword ptr [esp + 0x3c]
    lea eax, [eax + 8*eax]
    mov ecx, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x68], 0x0
    lea eax, [edx + 8*eax]
    xor edx, edx
    mov dword ptr [esp + 0x44], ecx
    mov dword ptr [esp + 0x6c], eax
    lea eax, [edi + 0x300]
    add edi, 0x100
    mov dword ptr [esp + 0x70], edi
    mov edi, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x74], eax
    lea eax, [ecx + 0x100]
    mov dword ptr [esp + 0x54], eax
    xor eax, eax
    jmp .L3
    nop
.L1:
    lea ecx, [esp + 0x30]
    mov edx, edi
    call plywright::simd::avx2::loops::output
.L2:
    mov edi, dword ptr [esp + 0x3c]
    mov edx, dword ptr [esp + 0x7c]
    xor ecx, ecx
    inc dword ptr [esp + 0x68]
    add edi, 0x48
    add edx, eax
    mov eax, edx
    mov edx, dword ptr [esp + 0x78]
    adc edx, ecx
    cmp edi, dword ptr [esp + 0x6c]
    je .L24
.L3:
    mov ecx, dword ptr [edi + 0x8]
    mov dword ptr [esp + 0x7c], eax
    mov eax, dword ptr [edi + 0x4]
    mov dword ptr [esp + 0x3c], edi
    mov edi, 0x2
    mov dword ptr [esp + 0x30], esi
    mov dword ptr [esp + 0x78], edx
    mov dword ptr [esp + 0x34], esi
    cmp ecx, 0x2
    cmovb edi, ecx
    test ecx, ecx
    je .L5
    xor edx, edx
    nop
.L4:
    movzx ecx, word ptr [eax + 2*edx]
    cmp ecx, 0x2ff
    ja .L25
    shl ecx, 0x8
    add ecx, esi
    mov dword ptr [esp + 4*edx + 0x30], ecx
    inc edx
    cmp edi, edx
    jne .L4
.L5:
    mov eax, dword ptr [esp + 0x30]
    mov ecx, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x40], edi
    mov dword ptr [esp + 0x5c], ecx
    mov dword ptr [esp + 0x58], eax
    mov dword ptr [esp + 0x60], edi
    mov edi, 0x2
    mov eax, dword ptr [edx + 0x14]
    cmp eax, 0x2
    cmovb edi, eax
    test eax, eax
    mov eax, dword ptr [edx + 0x10]
    mov dword ptr [esp + 0x48], esi
    mov dword ptr [esp + 0x4c], esi
    je .L7
    xor edx, edx
    nop
.L6:
    movzx ecx, word ptr [eax + 2*edx]
    cmp ecx, 0x2ff
    ja .L25
    shl ecx, 0x8
    add ecx, esi
    mov dword ptr [esp + 4*edx + 0x48], ecx
    inc edx
    cmp edi, edx
    jne .L6
.L7:
    mov eax, dword ptr [esp + 0x4c]
    mov ecx, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0x34], eax
    mov eax, dword ptr [esp + 0x48]
    and ecx, 0x3
    shl ecx, 0x9
    add ecx, dword ptr [esp + 0x74]
    mov dword ptr [esp + 0x30], eax
    mov dword ptr [esp + 0x38], edi
    movzx eax, byte ptr [ebx + plywright::cpu::has_avx2::STORAGE.0]
    mov dword ptr [esp + 0x50], ecx
    cmp al, 0x1
    je .L10
    movzx eax, al
    cmp eax, 0xff
    je .L9
.L8:
    mov edx, dword ptr [esp + 0x44]
    push edi
    lea eax, [esp + 0x34]
    push eax
    push dword ptr [esp + 0x48]
    lea eax, [esp + 0x64]
    push eax
    call plywright::simd::dispatched::Narrow::update
    jmp .L11
.L9:
    call plywright::cpu::has_avx2::init_get::init_inner
    mov ecx, dword ptr [esp + 0x50]
    test al, al
    je .L8
.L10:
    mov edx, dword ptr [esp + 0x44]
    push edi
    lea eax, [esp + 0x34]
    push eax
    push dword ptr [esp + 0x48]
    lea eax, [esp + 0x64]
    push eax
    call plywright::simd::avx2::loops::update
.L11:
    add esp, 0x10
    mov ecx, dword ptr [esp + 0x3c]
    mov edi, 0x2
    mov eax, dword ptr [ecx + 0x28]
    mov ecx, dword ptr [ecx + 0x2c]
    mov dword ptr [esp + 0x30], esi
    mov dword ptr [esp + 0x34], esi
    cmp ecx, 0x2
    cmovb edi, ecx
    test ecx, ecx
    je .L13
    xor edx, edx
    nop
.L12:
    movzx ecx, word ptr [eax + 2*edx]
    cmp ecx, 0x2ff
    ja .L25
    shl ecx, 0x8
    add ecx, esi
    mov dword ptr [esp + 4*edx + 0x30], ecx
    inc edx
    cmp edi, edx
    jne .L12
.L13:
    mov eax, dword ptr [esp + 0x30]
    mov ecx, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0x40], edi
    mov dword ptr [esp + 0x5c], ecx
    mov dword ptr [esp + 0x58], eax
    mov dword ptr [esp + 0x60], edi
    mov edi, 0x2
    mov eax, dword ptr [edx + 0x38]
    cmp eax, 0x2
    cmovb edi, eax
    test eax, eax
    mov eax, dword ptr [edx + 0x34]
    mov dword ptr [esp + 0x48], esi
    mov dword ptr [esp + 0x4c], esi
    je .L15
    xor edx, edx
    nop
.L14:
    movzx ecx, word ptr [eax + 2*edx]
    cmp ecx, 0x2ff
    ja .L25
    shl ecx, 0x8
    add ecx, esi
    mov dword ptr [esp + 4*edx + 0x48], ecx
    inc edx
    cmp edi, edx
    jne .L14
.L15:
    mov eax, dword ptr [esp + 0x48]
    mov edx, dword ptr [esp + 0x4c]
    mov ecx, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x34], edx
    mov dword ptr [esp + 0x30], eax
    mov dword ptr [esp + 0x38], edi
    add ecx, 0x100
    movzx eax, byte ptr [ebx + plywright::cpu::has_avx2::STORAGE.0]
    cmp al, 0x1
    je .L18
    movzx eax, al
    cmp eax, 0xff
    je .L17
.L16:
    mov edx, dword ptr [esp + 0x54]
    push edi
    lea eax, [esp + 0x34]
    push eax
    push dword ptr [esp + 0x48]
    lea eax, [esp + 0x64]
    push eax
    call plywright::simd::dispatched::Narrow::update
    jmp .L19
.L17:
    mov dword ptr [esp + 0x50], ecx
    call plywright::cpu::has_avx2::init_get::init_inner
    mov ecx, dword ptr [esp + 0x50]
    test al, al
    je .L16
    nop
.L18:
    mov edx, dword ptr [esp + 0x54]
    push edi
    lea eax, [esp + 0x34]
    push eax
    push dword ptr [esp + 0x48]
    lea eax, [esp + 0x64]
    push eax
    call plywright::simd::avx2::loops::update
.L19:
    add esp, 0x10
    mov eax, dword ptr [esp + 0x44]
    mov dword ptr [esp + 0x30], eax
    mov eax, dword ptr [esp + 0x54]
    mov dword ptr [esp + 0x34], eax
    movzx eax, byte ptr [ebx + plywright::cpu::has_avx2::STORAGE.0]
    mov edi, dword ptr [esp + 0x70]
    cmp al, 0x1
    je .L1
    movzx eax, al
    cmp eax, 0xff
    je .L21
.L20:
    mov ecx, dword ptr [esp + 0x30]
    mov edx, dword ptr [esp + 0x34]
    sub esp, 0xc
    push edi
    call plywright::simd::dispatched::Narrow::output
    add esp, 0x10
    jmp .L2
.L21:
    call plywright::cpu::has_avx2::init_get::init_inner
    test al, al
    jne .L1
    jmp .L20
.L22:
    call simd::kernels::simd::other
    jmp .L24
.L23:
    xor eax, eax
    xor edx, edx
.L24:
    lea esp, [ebp - 0xc]
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L25:
    sub esp, 0xc
    lea eax, [ebx + .D0]
    mov edx, 0x300
    push eax
    call core::panicking::panic_bounds_check

plywright::cpu::has_avx2::init_get::init_inner:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0xc
    xor ecx, ecx
    mov eax, 0x1
    mov esi, ebx
    cpuid
    xchg esi, ebx
    mov edi, ecx
    xor ecx, ecx
    mov eax, 0x7
    call .L0
.L0:
    pop ebx
    mov ebp, ebx
    cpuid
    xchg ebp, ebx
    mov eax, 0x7
    mov ecx, 0x1
    add ebx, 0xaa42a
    mov esi, ebx
    cpuid
    xchg esi, ebx
    mov esi, edi
    not edi
    xor eax, eax
    test edi, 0xc000000
    jne .L1
    call core::core_arch::x86::xsave::_xgetbv
    not eax
    test al, 0x6
    sete al
.L1:
    mov ecx, ebp
    shr cl, 0x5
    and cl, al
    mov eax, esi
    shr eax, 0x1c
    and al, cl
    mov byte ptr [ebx + 0x125c], al
    add esp, 0xc
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret

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

plywright::simd::dispatched::Narrow::output:
    push esi
    mov eax, dword ptr [esp + 0x8]
    call .L0
.L0:
    pop esi
    movdqu xmm2, xmmword ptr [ecx]
    pxor xmm0, xmm0
    movdqu xmm4, xmmword ptr [ecx + 0x10]
    movdqu xmm5, xmmword ptr [ecx + 0x20]
    movdqu xmm7, xmmword ptr [ecx + 0x60]
    add esi, _GLOBAL_OFFSET_TABLE_
    movdqa xmm1, xmmword ptr [esi + .C0]
    movdqa xmm3, xmmword ptr [eax]
    pmaxsw xmm2, xmm0
    pmaxsw xmm4, xmm0
    pmaxsw xmm5, xmm0
    movdqa xmm6, xmmword ptr [eax + 0x50]
    pmaxsw xmm7, xmm0
    pminsw xmm2, xmm1
    pminsw xmm4, xmm1
    pminsw xmm5, xmm1
    pminsw xmm7, xmm1
    pmullw xmm3, xmm2
    pmaddwd xmm3, xmm2
    movdqa xmm2, xmmword ptr [eax + 0x10]
    pmullw xmm2, xmm4
    pmaddwd xmm2, xmm4
    movdqa xmm4, xmmword ptr [eax + 0x20]
    pmullw xmm4, xmm5
    pmaddwd xmm4, xmm5
    movdqu xmm5, xmmword ptr [ecx + 0x30]
    paddd xmm4, xmm3
    movdqa xmm3, xmmword ptr [eax + 0x30]
    pmaxsw xmm5, xmm0
    pminsw xmm5, xmm1
    pmullw xmm3, xmm5
    pmaddwd xmm3, xmm5
    movdqa xmm5, xmmword ptr [eax + 0x40]
    paddd xmm3, xmm2
    movdqu xmm2, xmmword ptr [ecx + 0x40]
    pmaxsw xmm2, xmm0
    pminsw xmm2, xmm1
    pmullw xmm5, xmm2
    pmaddwd xmm5, xmm2
    movdqu xmm2, xmmword ptr [ecx + 0x50]
    pmaxsw xmm2, xmm0
    pminsw xmm2, xmm1
    pmullw xmm6, xmm2
    pmaddwd xmm6, xmm2
    movdqa xmm2, xmmword ptr [eax + 0x60]
    pmullw xmm2, xmm7
    pmaddwd xmm2, xmm7
    movdqu xmm7, xmmword ptr [ecx + 0xa0]
    paddd xmm2, xmm5
    movdqa xmm5, xmmword ptr [eax + 0x70]
    paddd xmm2, xmm4
    movdqu xmm4, xmmword ptr [ecx + 0x70]
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    pmullw xmm5, xmm4
    pmaddwd xmm5, xmm4
    movdqu xmm4, xmmword ptr [ecx + 0x90]
    paddd xmm5, xmm6
    movdqa xmm6, xmmword ptr [eax + 0x80]
    paddd xmm5, xmm3
    movdqu xmm3, xmmword ptr [ecx + 0x80]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    pmaxsw xmm3, xmm0
    pminsw xmm3, xmm1
    pmullw xmm6, xmm3
    pmaddwd xmm6, xmm3
    movdqa xmm3, xmmword ptr [eax + 0x90]
    pmullw xmm3, xmm4
    pmaddwd xmm3, xmm4
    movdqa xmm4, xmmword ptr [eax + 0xa0]
    pmullw xmm4, xmm7
    pmaddwd xmm4, xmm7
    movdqu xmm7, xmmword ptr [ecx + 0xb0]
    paddd xmm4, xmm6
    movdqa xmm6, xmmword ptr [eax + 0xb0]
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    pmullw xmm6, xmm7
    pmaddwd xmm6, xmm7
    movdqu xmm7, xmmword ptr [ecx + 0xc0]
    paddd xmm6, xmm3
    movdqa xmm3, xmmword ptr [eax + 0xc0]
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    pmullw xmm3, xmm7
    pmaddwd xmm3, xmm7
    movdqu xmm7, xmmword ptr [edx]
    paddd xmm3, xmm4
    movdqa xmm4, xmmword ptr [eax + 0xd0]
    paddd xmm3, xmm2
    movdqu xmm2, xmmword ptr [ecx + 0xd0]
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    pmaxsw xmm2, xmm0
    pminsw xmm2, xmm1
    pmullw xmm4, xmm2
    pmaddwd xmm4, xmm2
    movdqu xmm2, xmmword ptr [ecx + 0xe0]
    paddd xmm4, xmm6
    movdqa xmm6, xmmword ptr [eax + 0xe0]
    paddd xmm4, xmm5
    movdqa xmm5, xmmword ptr [eax + 0xf0]
    pmaxsw xmm2, xmm0
    pminsw xmm2, xmm1
    pmullw xmm6, xmm2
    pmaddwd xmm6, xmm2
    movdqu xmm2, xmmword ptr [ecx + 0xf0]
    pmaxsw xmm2, xmm0
    pminsw xmm2, xmm1
    pmullw xmm5, xmm2
    pmaddwd xmm5, xmm2
    movdqa xmm2, xmmword ptr [eax + 0x100]
    pmullw xmm2, xmm7
    pmaddwd xmm2, xmm7
    movdqu xmm7, xmmword ptr [edx + 0x10]
    paddd xmm2, xmm6
    movdqa xmm6, xmmword ptr [eax + 0x110]
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    pmullw xmm6, xmm7
    pmaddwd xmm6, xmm7
    movdqa xmm7, xmmword ptr [eax + 0x120]
    paddd xmm6, xmm5
    movdqu xmm5, xmmword ptr [edx + 0x20]
    pmaxsw xmm5, xmm0
    pminsw xmm5, xmm1
    pmullw xmm7, xmm5
    pmaddwd xmm7, xmm5
    movdqa xmm5, xmmword ptr [eax + 0x130]
    paddd xmm7, xmm2
    movdqu xmm2, xmmword ptr [edx + 0x30]
    pmaxsw xmm2, xmm0
    pminsw xmm2, xmm1
    pmullw xmm5, xmm2
    pmaddwd xmm5, xmm2
    movdqa xmm2, xmmword ptr [eax + 0x140]
    paddd xmm5, xmm6
    movdqu xmm6, xmmword ptr [edx + 0x40]
    pmaxsw xmm6, xmm0
    pminsw xmm6, xmm1
    pmullw xmm2, xmm6
    pmaddwd xmm2, xmm6
    movdqu xmm6, xmmword ptr [edx + 0x50]
    paddd xmm2, xmm7
    movdqu xmm7, xmmword ptr [edx + 0x80]
    paddd xmm2, xmm3
    movdqa xmm3, xmmword ptr [eax + 0x150]
    pmaxsw xmm6, xmm0
    pminsw xmm6, xmm1
    pmaxsw xmm7, xmm0
    pmullw xmm3, xmm6
    pminsw xmm7, xmm1
    pmaddwd xmm3, xmm6
    movdqa xmm6, xmmword ptr [eax + 0x170]
    paddd xmm3, xmm5
    movdqa xmm5, xmmword ptr [eax + 0x160]
    paddd xmm3, xmm4
    movdqu xmm4, xmmword ptr [edx + 0x60]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    pmullw xmm5, xmm4
    pmaddwd xmm5, xmm4
    movdqu xmm4, xmmword ptr [edx + 0x70]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    pmullw xmm6, xmm4
    pmaddwd xmm6, xmm4
    movdqa xmm4, xmmword ptr [eax + 0x180]
    pmullw xmm4, xmm7
    pmaddwd xmm4, xmm7
    movdqu xmm7, xmmword ptr [edx + 0x90]
    paddd xmm4, xmm5
    movdqa xmm5, xmmword ptr [eax + 0x190]
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    pmullw xmm5, xmm7
    pmaddwd xmm5, xmm7
    movdqu xmm7, xmmword ptr [edx + 0xa0]
    paddd xmm5, xmm6
    movdqa xmm6, xmmword ptr [eax + 0x1a0]
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    pmullw xmm6, xmm7
    pmaddwd xmm6, xmm7
    movdqa xmm7, xmmword ptr [eax + 0x1b0]
    paddd xmm6, xmm4
    movdqu xmm4, xmmword ptr [edx + 0xb0]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    pmullw xmm7, xmm4
    pmaddwd xmm7, xmm4
    movdqu xmm4, xmmword ptr [edx + 0xc0]
    paddd xmm7, xmm5
    movdqa xmm5, xmmword ptr [eax + 0x1c0]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    pmullw xmm5, xmm4
    pmaddwd xmm5, xmm4
    movdqa xmm4, xmmword ptr [eax + 0x1d0]
    paddd xmm5, xmm6
    movdqu xmm6, xmmword ptr [edx + 0xd0]
    pmaxsw xmm6, xmm0
    pminsw xmm6, xmm1
    pmullw xmm4, xmm6
    pmaddwd xmm4, xmm6
    movdqa xmm6, xmmword ptr [eax + 0x1e0]
    paddd xmm4, xmm7
    movdqu xmm7, xmmword ptr [edx + 0xe0]
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    pmullw xmm6, xmm7
    pmaddwd xmm6, xmm7
    paddd xmm6, xmm5
    movdqu xmm5, xmmword ptr [edx + 0xf0]
    paddd xmm6, xmm2
    pmaxsw xmm5, xmm0
    movdqa xmm0, xmmword ptr [eax + 0x1f0]
    pminsw xmm5, xmm1
    pmullw xmm0, xmm5
    pmaddwd xmm0, xmm5
    paddd xmm0, xmm4
    paddd xmm0, xmm3
    paddd xmm0, xmm6
    pshufd xmm1, xmm0, 0x4e
    paddd xmm1, xmm0
    pshufd xmm0, xmm1, 0x55
    paddd xmm0, xmm1
    movd eax, xmm0
    pop esi
    ret
.C0 = 0x00ff00ff00ff00ff 0x00ff00ff00ff00ff

plywright::simd::dispatched::Narrow::update:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0xc
    mov eax, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x8], edx
    mov edx, dword ptr [esp + 0x2c]
    mov esi, dword ptr [esp + 0x20]
    movdqa xmm7, xmmword ptr [ecx]
    movdqa xmm6, xmmword ptr [ecx + 0x10]
    movdqa xmm5, xmmword ptr [ecx + 0x20]
    movdqa xmm4, xmmword ptr [ecx + 0x30]
    movdqa xmm3, xmmword ptr [ecx + 0x40]
    movdqa xmm2, xmmword ptr [ecx + 0x50]
    movdqa xmm1, xmmword ptr [ecx + 0x60]
    movdqa xmm0, xmmword ptr [ecx + 0x70]
    mov dword ptr [esp + 0x4], ecx
    lea ebp, [4*eax]
    test eax, eax
    je .L1
    mov ebx, ebp
    mov eax, esi
    nop
.L0:
    mov edi, dword ptr [eax]
    add eax, 0x4
    add ebx, -0x4
    paddw xmm7, xmmword ptr [edi]
    paddw xmm6, xmmword ptr [edi + 0x10]
    paddw xmm5, xmmword ptr [edi + 0x20]
    paddw xmm4, xmmword ptr [edi + 0x30]
    paddw xmm3, xmmword ptr [edi + 0x40]
    paddw xmm2, xmmword ptr [edi + 0x50]
    paddw xmm1, xmmword ptr [edi + 0x60]
    paddw xmm0, xmmword ptr [edi + 0x70]
    jne .L0
.L1:
    mov edi, dword ptr [esp + 0x28]
    lea eax, [4*edx]
    test edx, edx
    mov dword ptr [esp], ebp
    je .L3
    mov ebp, eax
    mov ebx, edi
    nop
.L2:
    mov edx, dword ptr [ebx]
    add ebx, 0x4
    add ebp, -0x4
    psubw xmm7, xmmword ptr [edx]
    psubw xmm6, xmmword ptr [edx + 0x10]
    psubw xmm5, xmmword ptr [edx + 0x20]
    psubw xmm4, xmmword ptr [edx + 0x30]
    psubw xmm3, xmmword ptr [edx + 0x40]
    psubw xmm2, xmmword ptr [edx + 0x50]
    psubw xmm1, xmmword ptr [edx + 0x60]
    psubw xmm0, xmmword ptr [edx + 0x70]
    jne .L2
.L3:
    mov ebx, dword ptr [esp + 0x8]
    mov ecx, dword ptr [esp + 0x4]
    cmp dword ptr [esp + 0x24], 0x0
    movdqa xmmword ptr [ebx], xmm7
    movdqa xmmword ptr [ebx + 0x10], xmm6
    movdqa xmmword ptr [ebx + 0x20], xmm5
    movdqa xmmword ptr [ebx + 0x30], xmm4
    movdqa xmmword ptr [ebx + 0x40], xmm3
    movdqa xmmword ptr [ebx + 0x50], xmm2
    movdqa xmmword ptr [ebx + 0x60], xmm1
    movdqa xmmword ptr [ebx + 0x70], xmm0
    movdqa xmm7, xmmword ptr [ecx + 0x80]
    movdqa xmm6, xmmword ptr [ecx + 0x90]
    movdqa xmm5, xmmword ptr [ecx + 0xa0]
    movdqa xmm4, xmmword ptr [ecx + 0xb0]
    movdqa xmm3, xmmword ptr [ecx + 0xc0]
    movdqa xmm2, xmmword ptr [ecx + 0xd0]
    movdqa xmm1, xmmword ptr [ecx + 0xe0]
    movdqa xmm0, xmmword ptr [ecx + 0xf0]
    mov ecx, dword ptr [esp]
    je .L5
    nop
.L4:
    mov edx, dword ptr [esi]
    add esi, 0x4
    add ecx, -0x4
    paddw xmm7, xmmword ptr [edx + 0x80]
    paddw xmm6, xmmword ptr [edx + 0x90]
    paddw xmm5, xmmword ptr [edx + 0xa0]
    paddw xmm4, xmmword ptr [edx + 0xb0]
    paddw xmm3, xmmword ptr [edx + 0xc0]
    paddw xmm2, xmmword ptr [edx + 0xd0]
    paddw xmm1, xmmword ptr [edx + 0xe0]
    paddw xmm0, xmmword ptr [edx + 0xf0]
    jne .L4
.L5:
    cmp dword ptr [esp + 0x2c], 0x0
    je .L7
    nop
.L6:
    mov ecx, dword ptr [edi]
    add edi, 0x4
    add eax, -0x4
    psubw xmm7, xmmword ptr [ecx + 0x80]
    psubw xmm6, xmmword ptr [ecx + 0x90]
    psubw xmm5, xmmword ptr [ecx + 0xa0]
    psubw xmm4, xmmword ptr [ecx + 0xb0]
    psubw xmm3, xmmword ptr [ecx + 0xc0]
    psubw xmm2, xmmword ptr [ecx + 0xd0]
    psubw xmm1, xmmword ptr [ecx + 0xe0]
    psubw xmm0, xmmword ptr [ecx + 0xf0]
    jne .L6
.L7:
    movdqa xmmword ptr [ebx + 0x80], xmm7
    movdqa xmmword ptr [ebx + 0x90], xmm6
    movdqa xmmword ptr [ebx + 0xa0], xmm5
    movdqa xmmword ptr [ebx + 0xb0], xmm4
    movdqa xmmword ptr [ebx + 0xc0], xmm3
    movdqa xmmword ptr [ebx + 0xd0], xmm2
    movdqa xmmword ptr [ebx + 0xe0], xmm1
    movdqa xmmword ptr [ebx + 0xf0], xmm0
    add esp, 0xc
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
