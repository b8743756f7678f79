# The kernels of popcount/table, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm popcount/table --target i686
# binary: sha256 2681e56bbcf684112d49ce1fce9e75ae9c059489f2f43efa4ad3e224278511cc
# latency: 125 instructions in 477 bytes; innermost loops: .L1 of 38, .L3 of 40
# throughput: 664 instructions in 2600 bytes; innermost loops: .L1 of 266, .L3 of 35, .L5 of 263, .L7 of 39
# mix of 789 instructions: 280 movzx, 179 mov, 176 add, 84 shr, 12 xor, 10 pop, 8 push, 6 and, 6 jne, 4 dec, 4 je, 4 lea, 2 call, 2 cmp, 2 jb, 2 ret, 2 setb, 2 shl, 2 sub, 2 test

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x1c
    mov eax, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp], 0x0
    call .L0
.L0:
    pop ecx
    add ecx, _GLOBAL_OFFSET_TABLE_
    mov edi, dword ptr [eax + 0x8]
    mov esi, dword ptr [eax + 0x4]
    mov eax, esp
    mov eax, 0x0
    test edi, edi
    je .L2
    mov eax, dword ptr [esp]
    shl edi, 0x3
    xor edx, edx
    mov dword ptr [esp + 0xc], eax
    xor eax, eax
    nop
.L1:
    xor edx, dword ptr [esi]
    mov dword ptr [esp + 0x14], eax
    mov dword ptr [esp + 0x10], edi
    mov ebx, dword ptr [esi + 0x4]
    movzx eax, dl
    movzx ebp, dh
    movzx eax, byte ptr [ecx + eax + plywright::popcount::table::BITS]
    movzx ebp, byte ptr [ecx + ebp + plywright::popcount::table::BITS]
    add ebp, eax
    mov eax, edx
    shr edx, 0x18
    shr eax, 0x10
    movzx edx, byte ptr [ecx + edx + plywright::popcount::table::BITS]
    movzx eax, al
    movzx eax, byte ptr [ecx + eax + plywright::popcount::table::BITS]
    add eax, ebp
    movzx ebp, byte ptr [esi + 0x4]
    add esi, 0x8
    movzx edi, byte ptr [ecx + ebp + plywright::popcount::table::BITS]
    add edi, edx
    movzx edx, bh
    movzx ebp, byte ptr [ecx + edx + plywright::popcount::table::BITS]
    add ebp, edi
    mov edi, dword ptr [esp + 0x10]
    add ebp, eax
    mov eax, ebx
    shr ebx, 0x18
    shr eax, 0x10
    movzx edx, byte ptr [ecx + ebx + plywright::popcount::table::BITS]
    movzx eax, al
    movzx eax, byte ptr [ecx + eax + plywright::popcount::table::BITS]
    add edx, eax
    mov eax, dword ptr [esp + 0x14]
    add edx, ebp
    add eax, edx
    and edx, dword ptr [esp + 0xc]
    add edi, -0x8
    jne .L1
.L2:
    mov dword ptr [esp + 0x14], eax
    mov eax, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp], 0x0
    mov edx, dword ptr [eax + 0x14]
    mov esi, dword ptr [eax + 0x10]
    mov eax, esp
    mov eax, 0x0
    test edx, edx
    je .L4
    mov eax, dword ptr [esp]
    mov ebx, ecx
    shl edx, 0x3
    xor ecx, ecx
    mov dword ptr [esp + 0x18], eax
    xor eax, eax
    nop
.L3:
    xor ecx, dword ptr [esi]
    mov dword ptr [esp + 0xc], edx
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esi + 0x4]
    movzx edi, cl
    movzx ebp, ch
    movzx edx, byte ptr [ebx + ebp + plywright::popcount::table::BITS]
    movzx edi, byte ptr [ebx + edi + plywright::popcount::table::BITS]
    mov ebp, ebx
    mov ebx, ecx
    shr ecx, 0x18
    shr ebx, 0x10
    add edx, edi
    movzx edi, bl
    mov ebx, ebp
    movzx ebp, byte ptr [ebp + edi + plywright::popcount::table::BITS]
    movzx ecx, byte ptr [ebx + ecx + plywright::popcount::table::BITS]
    add ebp, edx
    movzx edx, byte ptr [esi + 0x4]
    add esi, 0x8
    movzx edx, byte ptr [ebx + edx + plywright::popcount::table::BITS]
    add edx, ecx
    movzx ecx, ah
    movzx edi, byte ptr [ebx + ecx + plywright::popcount::table::BITS]
    mov ecx, eax
    shr eax, 0x18
    shr ecx, 0x10
    movzx ecx, cl
    add edi, edx
    movzx edx, byte ptr [ebx + ecx + plywright::popcount::table::BITS]
    movzx ecx, byte ptr [ebx + eax + plywright::popcount::table::BITS]
    mov eax, dword ptr [esp + 0x10]
    add edi, ebp
    add ecx, edx
    mov edx, dword ptr [esp + 0xc]
    add ecx, edi
    add eax, ecx
    and ecx, dword ptr [esp + 0x18]
    add edx, -0x8
    jne .L3
.L4:
    xor edx, edx
    add eax, dword ptr [esp + 0x14]
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
    sub esp, 0x18
    mov eax, dword ptr [esp + 0x2c]
    call .L0
.L0:
    pop ebp
    add ebp, _GLOBAL_OFFSET_TABLE_
    mov ecx, dword ptr [eax + 0x4]
    mov eax, dword ptr [eax + 0x8]
    mov dword ptr [esp + 0xc], ecx
    xor ecx, ecx
    cmp eax, 0x8
    mov dword ptr [esp + 0x8], eax
    jb .L2
    mov edx, dword ptr [esp + 0x8]
    mov eax, dword ptr [esp + 0xc]
    xor ecx, ecx
    shr edx, 0x3
    add eax, 0x38
.L1:
    mov dword ptr [esp], eax
    mov dword ptr [esp + 0x4], ecx
    mov ecx, dword ptr [eax - 0x38]
    mov dword ptr [esp + 0x10], edx
    mov eax, dword ptr [esp]
    mov eax, dword ptr [eax - 0x34]
    mov edx, ecx
    movzx edi, ch
    movzx esi, cl
    shr ecx, 0x18
    shr edx, 0x10
    movzx ebx, byte ptr [ebp + edi + plywright::popcount::table::BITS]
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx esi, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    movzx edx, dl
    movzx edi, byte ptr [ebp + edx + plywright::popcount::table::BITS]
    movzx edx, al
    movzx edx, byte ptr [ebp + edx + plywright::popcount::table::BITS]
    add ebx, esi
    add edi, ebx
    add edx, ecx
    movzx ecx, ah
    movzx esi, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    mov ecx, eax
    shr eax, 0x18
    shr ecx, 0x10
    movzx eax, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    movzx ecx, cl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add esi, edx
    add esi, edi
    add eax, ecx
    add eax, esi
    add eax, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x4], eax
    mov eax, dword ptr [esp]
    mov ebx, dword ptr [eax - 0x30]
    mov eax, dword ptr [esp]
    mov eax, dword ptr [eax - 0x2c]
    movzx ecx, bl
    movzx esi, bh
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx edi, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add edi, ecx
    mov ecx, ebx
    shr ebx, 0x18
    shr ecx, 0x10
    movzx ecx, cl
    movzx esi, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx ecx, byte ptr [ebp + ebx + plywright::popcount::table::BITS]
    add esi, edi
    movzx edi, al
    movzx edi, byte ptr [ebp + edi + plywright::popcount::table::BITS]
    add edi, ecx
    movzx ecx, ah
    movzx ebx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    mov ecx, eax
    shr eax, 0x18
    shr ecx, 0x10
    movzx ecx, cl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add ebx, edi
    movzx edi, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    mov eax, dword ptr [esp]
    add ebx, esi
    mov edx, dword ptr [eax - 0x28]
    mov eax, dword ptr [esp]
    add edi, ecx
    add edi, ebx
    mov ebx, dword ptr [eax - 0x24]
    movzx ecx, dl
    movzx esi, dh
    movzx eax, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx ecx, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add ecx, eax
    mov eax, edx
    shr edx, 0x18
    shr eax, 0x10
    movzx eax, al
    movzx esi, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    movzx eax, byte ptr [ebp + edx + plywright::popcount::table::BITS]
    add esi, ecx
    movzx ecx, bl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add ecx, eax
    movzx eax, bh
    movzx eax, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    add eax, ecx
    mov ecx, ebx
    shr ebx, 0x18
    shr ecx, 0x10
    movzx edx, byte ptr [ebp + ebx + plywright::popcount::table::BITS]
    add eax, esi
    movzx ecx, cl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add edx, ecx
    add edx, eax
    add edx, edi
    mov eax, dword ptr [esp]
    add edx, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x4], edx
    mov edx, dword ptr [eax - 0x20]
    mov eax, dword ptr [esp]
    mov eax, dword ptr [eax - 0x1c]
    movzx ecx, dl
    movzx edi, dh
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx ebx, byte ptr [ebp + edi + plywright::popcount::table::BITS]
    add ebx, ecx
    mov ecx, edx
    shr edx, 0x18
    shr ecx, 0x10
    movzx ecx, cl
    movzx edi, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx ecx, byte ptr [ebp + edx + plywright::popcount::table::BITS]
    movzx edx, al
    movzx edx, byte ptr [ebp + edx + plywright::popcount::table::BITS]
    add edi, ebx
    add edx, ecx
    movzx ecx, ah
    movzx ebx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    mov ecx, eax
    shr eax, 0x18
    shr ecx, 0x10
    movzx esi, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    mov eax, dword ptr [esp]
    movzx ecx, cl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add ebx, edx
    add ebx, edi
    mov eax, dword ptr [eax - 0x18]
    add esi, ecx
    mov ecx, dword ptr [esp]
    add esi, ebx
    mov edx, dword ptr [ecx - 0x14]
    movzx ecx, al
    movzx edi, ah
    movzx ebx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx ecx, byte ptr [ebp + edi + plywright::popcount::table::BITS]
    add ecx, ebx
    mov ebx, eax
    shr eax, 0x18
    shr ebx, 0x10
    movzx eax, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    movzx edi, bl
    movzx edi, byte ptr [ebp + edi + plywright::popcount::table::BITS]
    add edi, ecx
    movzx ecx, dl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add ecx, eax
    movzx eax, dh
    movzx ebx, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    mov eax, edx
    shr edx, 0x18
    shr eax, 0x10
    movzx eax, al
    add ebx, ecx
    movzx ecx, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    movzx eax, byte ptr [ebp + edx + plywright::popcount::table::BITS]
    add ebx, edi
    add eax, ecx
    mov ecx, dword ptr [esp]
    add eax, ebx
    add eax, esi
    mov ebx, dword ptr [ecx - 0x10]
    mov ecx, dword ptr [esp]
    mov edx, dword ptr [ecx - 0xc]
    movzx ecx, bl
    movzx esi, bh
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx esi, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add esi, ecx
    mov ecx, ebx
    shr ebx, 0x18
    shr ecx, 0x10
    movzx ecx, cl
    movzx edi, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx ecx, byte ptr [ebp + ebx + plywright::popcount::table::BITS]
    add edi, esi
    movzx esi, dl
    movzx esi, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add esi, ecx
    movzx ecx, dh
    movzx ebx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    mov ecx, edx
    shr edx, 0x18
    shr ecx, 0x10
    movzx edx, byte ptr [ebp + edx + plywright::popcount::table::BITS]
    movzx ecx, cl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add ebx, esi
    add ebx, edi
    add edx, ecx
    add edx, ebx
    add edx, eax
    mov eax, dword ptr [esp]
    add edx, dword ptr [esp + 0x4]
    mov ebx, dword ptr [eax - 0x8]
    mov eax, dword ptr [esp]
    mov dword ptr [esp + 0x4], edx
    mov eax, dword ptr [eax - 0x4]
    movzx ecx, bl
    movzx edx, bh
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx esi, byte ptr [ebp + edx + plywright::popcount::table::BITS]
    add esi, ecx
    mov ecx, ebx
    shr ebx, 0x18
    shr ecx, 0x10
    movzx ecx, cl
    movzx edx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx ecx, byte ptr [ebp + ebx + plywright::popcount::table::BITS]
    add edx, esi
    movzx esi, al
    movzx ebx, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add ebx, ecx
    movzx ecx, ah
    movzx esi, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    mov ecx, eax
    shr eax, 0x18
    movzx edi, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    mov eax, dword ptr [esp]
    shr ecx, 0x10
    movzx ecx, cl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add esi, ebx
    add esi, edx
    mov edx, dword ptr [eax]
    mov eax, dword ptr [esp]
    add edi, ecx
    add edi, esi
    mov ebx, dword ptr [eax + 0x4]
    movzx ecx, dl
    movzx esi, dh
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx eax, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add eax, ecx
    mov ecx, edx
    shr edx, 0x18
    shr ecx, 0x10
    movzx ecx, cl
    movzx esi, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx ecx, bl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add esi, eax
    movzx eax, byte ptr [ebp + edx + plywright::popcount::table::BITS]
    add ecx, eax
    movzx eax, bh
    movzx edx, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    mov eax, ebx
    shr ebx, 0x18
    shr eax, 0x10
    movzx eax, al
    movzx eax, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    add edx, ecx
    movzx ecx, byte ptr [ebp + ebx + plywright::popcount::table::BITS]
    add edx, esi
    add ecx, eax
    mov eax, dword ptr [esp]
    add ecx, edx
    add ecx, edi
    mov edx, dword ptr [esp + 0x10]
    add ecx, dword ptr [esp + 0x4]
    add eax, 0x40
    dec edx
    jne .L1
.L2:
    mov esi, dword ptr [esp + 0x8]
    lea edx, [8*esi]
    and edx, 0x38
    je .L4
    mov eax, dword ptr [esp + 0xc]
    and esi, 0xffffff8
    shr edx, 0x3
    lea edi, [eax + 8*esi]
.L3:
    mov dword ptr [esp + 0x4], ecx
    mov ebx, dword ptr [edi]
    mov eax, dword ptr [edi + 0x4]
    movzx ecx, bl
    movzx esi, bh
    add edi, 0x8
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx esi, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add esi, ecx
    mov ecx, ebx
    shr ebx, 0x18
    shr ecx, 0x10
    movzx ecx, cl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add ecx, esi
    movzx esi, byte ptr [ebp + ebx + plywright::popcount::table::BITS]
    movzx ebx, al
    movzx ebx, byte ptr [ebp + ebx + plywright::popcount::table::BITS]
    add ebx, esi
    movzx esi, ah
    movzx esi, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add esi, ebx
    add esi, ecx
    mov ecx, eax
    shr eax, 0x18
    shr ecx, 0x10
    movzx eax, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    movzx ecx, cl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add eax, ecx
    mov ecx, dword ptr [esp + 0x4]
    add eax, esi
    add ecx, eax
    dec edx
    jne .L3
.L4:
    mov eax, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x4], ecx
    xor edi, edi
    mov ecx, dword ptr [eax + 0x10]
    mov eax, dword ptr [eax + 0x14]
    cmp eax, 0x8
    mov dword ptr [esp + 0x14], ecx
    mov dword ptr [esp + 0xc], eax
    jb .L6
    mov ecx, dword ptr [esp + 0xc]
    mov eax, dword ptr [esp + 0x14]
    xor edi, edi
    shr ecx, 0x3
    add eax, 0x38
    nop
.L5:
    mov dword ptr [esp], eax
    mov dword ptr [esp + 0x10], ecx
    mov ebx, dword ptr [eax - 0x38]
    mov edx, dword ptr [eax - 0x34]
    movzx ecx, bl
    movzx esi, bh
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx esi, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add esi, ecx
    mov ecx, ebx
    shr ebx, 0x18
    shr ecx, 0x10
    movzx ecx, cl
    movzx eax, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx ecx, byte ptr [ebp + ebx + plywright::popcount::table::BITS]
    add eax, esi
    movzx esi, dl
    movzx ebx, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add ebx, ecx
    movzx ecx, dh
    movzx esi, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    mov ecx, edx
    shr edx, 0x18
    shr ecx, 0x10
    movzx edx, byte ptr [ebp + edx + plywright::popcount::table::BITS]
    movzx ecx, cl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add esi, ebx
    add esi, eax
    mov eax, dword ptr [esp]
    add edx, ecx
    add edx, esi
    add edx, edi
    mov ebx, dword ptr [eax - 0x30]
    mov eax, dword ptr [esp]
    mov eax, dword ptr [eax - 0x2c]
    movzx ecx, bl
    movzx esi, bh
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx esi, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add esi, ecx
    mov ecx, ebx
    shr ebx, 0x18
    shr ecx, 0x10
    movzx ecx, cl
    movzx edi, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx ecx, byte ptr [ebp + ebx + plywright::popcount::table::BITS]
    add edi, esi
    movzx esi, al
    movzx ebx, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add ebx, ecx
    movzx ecx, ah
    movzx esi, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    mov ecx, eax
    shr eax, 0x18
    shr ecx, 0x10
    movzx ecx, cl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add esi, ebx
    add esi, edi
    movzx edi, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    mov eax, dword ptr [esp]
    mov ebx, dword ptr [eax - 0x28]
    mov eax, dword ptr [esp]
    add edi, ecx
    add edi, esi
    mov eax, dword ptr [eax - 0x24]
    movzx ecx, bl
    movzx esi, bh
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx esi, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add esi, ecx
    mov ecx, ebx
    shr ebx, 0x18
    shr ecx, 0x10
    movzx ecx, cl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add ecx, esi
    movzx esi, byte ptr [ebp + ebx + plywright::popcount::table::BITS]
    movzx ebx, al
    movzx ebx, byte ptr [ebp + ebx + plywright::popcount::table::BITS]
    add ebx, esi
    movzx esi, ah
    movzx esi, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add esi, ebx
    add esi, ecx
    mov ecx, eax
    shr eax, 0x18
    shr ecx, 0x10
    movzx eax, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    movzx ecx, cl
    movzx ebx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add eax, ebx
    add eax, esi
    add eax, edi
    add eax, edx
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [esp]
    mov ebx, dword ptr [eax - 0x20]
    mov eax, dword ptr [esp]
    mov edx, dword ptr [eax - 0x1c]
    movzx eax, bl
    movzx esi, bh
    movzx edi, dl
    movzx eax, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    movzx esi, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    movzx edi, byte ptr [ebp + edi + plywright::popcount::table::BITS]
    add esi, eax
    mov eax, ebx
    shr ebx, 0x18
    shr eax, 0x10
    movzx eax, al
    movzx eax, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    add eax, esi
    movzx esi, byte ptr [ebp + ebx + plywright::popcount::table::BITS]
    add edi, esi
    movzx esi, dh
    movzx esi, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add esi, edi
    add esi, eax
    mov eax, edx
    shr edx, 0x18
    shr eax, 0x10
    movzx edx, byte ptr [ebp + edx + plywright::popcount::table::BITS]
    movzx eax, al
    movzx eax, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    add edx, eax
    mov eax, dword ptr [esp]
    add edx, esi
    mov ecx, dword ptr [eax - 0x18]
    mov eax, dword ptr [esp]
    mov ebx, dword ptr [eax - 0x14]
    movzx esi, cl
    movzx edi, ch
    movzx eax, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    movzx esi, byte ptr [ebp + edi + plywright::popcount::table::BITS]
    add esi, eax
    mov eax, ecx
    shr ecx, 0x18
    shr eax, 0x10
    movzx eax, al
    movzx edi, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    movzx eax, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx ecx, bl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add edi, esi
    add ecx, eax
    movzx eax, bh
    movzx eax, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    add eax, ecx
    mov ecx, ebx
    shr ebx, 0x18
    shr ecx, 0x10
    add eax, edi
    movzx edi, byte ptr [ebp + ebx + plywright::popcount::table::BITS]
    movzx ecx, cl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add edi, ecx
    mov ecx, dword ptr [esp]
    add edi, eax
    mov eax, dword ptr [esp]
    add edi, edx
    mov edx, dword ptr [ecx - 0xc]
    mov eax, dword ptr [eax - 0x10]
    movzx ecx, al
    movzx esi, ah
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx esi, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add esi, ecx
    mov ecx, eax
    shr eax, 0x18
    shr ecx, 0x10
    movzx eax, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    movzx ecx, cl
    movzx ebx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx ecx, dl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add ebx, esi
    add ecx, eax
    movzx eax, dh
    movzx eax, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    add eax, ecx
    mov ecx, edx
    shr edx, 0x18
    shr ecx, 0x10
    movzx edx, byte ptr [ebp + edx + plywright::popcount::table::BITS]
    add eax, ebx
    movzx ecx, cl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add edx, ecx
    add edx, eax
    mov eax, dword ptr [esp]
    add edx, edi
    add edx, dword ptr [esp + 0x8]
    mov ebx, dword ptr [eax - 0x8]
    mov eax, dword ptr [esp]
    mov dword ptr [esp + 0x8], edx
    mov eax, dword ptr [eax - 0x4]
    movzx ecx, bl
    movzx esi, bh
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx esi, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add esi, ecx
    mov ecx, ebx
    shr ebx, 0x18
    shr ecx, 0x10
    movzx ecx, cl
    movzx edi, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx ecx, byte ptr [ebp + ebx + plywright::popcount::table::BITS]
    add edi, esi
    movzx esi, al
    movzx ebx, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add ebx, ecx
    movzx ecx, ah
    movzx esi, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    mov ecx, eax
    shr eax, 0x18
    movzx edx, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    mov eax, dword ptr [esp]
    shr ecx, 0x10
    movzx ecx, cl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add esi, ebx
    mov ebx, dword ptr [eax]
    mov eax, dword ptr [esp]
    add esi, edi
    add edx, ecx
    add edx, esi
    mov eax, dword ptr [eax + 0x4]
    movzx ecx, bl
    movzx esi, bh
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    movzx esi, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add esi, ecx
    mov ecx, ebx
    shr ebx, 0x18
    shr ecx, 0x10
    movzx ecx, cl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add ecx, esi
    movzx esi, byte ptr [ebp + ebx + plywright::popcount::table::BITS]
    movzx ebx, al
    movzx ebx, byte ptr [ebp + ebx + plywright::popcount::table::BITS]
    add ebx, esi
    movzx esi, ah
    movzx esi, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    add esi, ebx
    add esi, ecx
    mov ecx, eax
    shr eax, 0x18
    shr ecx, 0x10
    movzx edi, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    mov eax, dword ptr [esp]
    movzx ecx, cl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add eax, 0x40
    add edi, ecx
    mov ecx, dword ptr [esp + 0x10]
    add edi, esi
    add edi, edx
    add edi, dword ptr [esp + 0x8]
    dec ecx
    jne .L5
.L6:
    mov ecx, dword ptr [esp + 0xc]
    lea edx, [8*ecx]
    and edx, 0x38
    je .L8
    mov eax, dword ptr [esp + 0x14]
    and ecx, 0xffffff8
    shr edx, 0x3
    lea eax, [eax + 8*ecx]
    nop
.L7:
    mov dword ptr [esp], eax
    mov dword ptr [esp + 0x10], edx
    mov eax, dword ptr [esp]
    mov ecx, dword ptr [esp]
    mov eax, dword ptr [eax]
    mov ebx, dword ptr [ecx + 0x4]
    movzx esi, al
    movzx ecx, ah
    mov edx, eax
    shr eax, 0x18
    movzx esi, byte ptr [ebp + esi + plywright::popcount::table::BITS]
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    shr edx, 0x10
    movzx eax, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    movzx edx, dl
    add ecx, esi
    movzx esi, byte ptr [ebp + edx + plywright::popcount::table::BITS]
    add esi, ecx
    movzx ecx, bl
    movzx ecx, byte ptr [ebp + ecx + plywright::popcount::table::BITS]
    add ecx, eax
    movzx eax, bh
    movzx edx, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    mov eax, ebx
    shr ebx, 0x18
    shr eax, 0x10
    movzx eax, al
    movzx eax, byte ptr [ebp + eax + plywright::popcount::table::BITS]
    add edx, ecx
    movzx ecx, byte ptr [ebp + ebx + plywright::popcount::table::BITS]
    add edx, esi
    add ecx, eax
    mov eax, dword ptr [esp]
    add ecx, edx
    mov edx, dword ptr [esp + 0x10]
    add edi, ecx
    add eax, 0x8
    dec edx
    jne .L7
.L8:
    xor edx, edx
    add edi, dword ptr [esp + 0x4]
    setb dl
    mov eax, edi
    add esp, 0x18
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
