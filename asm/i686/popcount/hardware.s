# The kernels of popcount/hardware, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm popcount/hardware --target i686
# binary: sha256 2681e56bbcf684112d49ce1fce9e75ae9c059489f2f43efa4ad3e224278511cc
# latency: 62 instructions in 188 bytes; innermost loops: .L0 of 11, .L2 of 11
# throughput: 174 instructions in 550 bytes; innermost loops: .L0 of 51, .L2 of 9, .L4 of 51, .L6 of 9
# mix of 236 instructions: 71 mov, 52 add, 40 popcnt, 13 xor, 8 pop, 8 push, 6 and, 6 jne, 6 lea, 4 dec, 4 je, 4 shr, 2 cmp, 2 jb, 2 ret, 2 setb, 2 shl, 2 sub, 2 test

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0xc
    mov eax, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp], 0x0
    mov ecx, 0x0
    mov edi, dword ptr [eax + 0x8]
    mov esi, dword ptr [eax + 0x4]
    mov eax, esp
    xor eax, eax
    test edi, edi
    je .L1
    mov ebx, dword ptr [esp]
    shl edi, 0x3
    xor ebp, ebp
    xor ecx, ecx
    nop
.L0:
    xor ebp, dword ptr [esi]
    mov edx, dword ptr [esi + 0x4]
    popcnt ebp, ebp
    popcnt edx, edx
    add edx, ebp
    add ecx, edx
    and edx, ebx
    add esi, 0x8
    add edi, -0x8
    mov ebp, edx
    jne .L0
.L1:
    mov edx, dword ptr [esp + 0x20]
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp], 0x0
    mov edi, esp
    mov esi, dword ptr [edx + 0x10]
    mov edx, dword ptr [edx + 0x14]
    test edx, edx
    je .L3
    mov edi, dword ptr [esp]
    shl edx, 0x3
    xor eax, eax
    xor ebp, ebp
    nop
.L2:
    xor ebp, dword ptr [esi]
    mov ebx, dword ptr [esi + 0x4]
    popcnt ebp, ebp
    popcnt ebx, ebx
    add ebx, ebp
    add eax, ebx
    and ebx, edi
    add esi, 0x8
    add edx, -0x8
    mov ebp, ebx
    jne .L2
.L3:
    xor edx, edx
    add eax, ecx
    setb dl
    add esp, 0xc
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
    sub esp, 0x8
    mov eax, dword ptr [esp + 0x1c]
    mov ecx, dword ptr [eax + 0x4]
    mov esi, dword ptr [eax + 0x8]
    mov dword ptr [esp], ecx
    xor ecx, ecx
    cmp esi, 0x8
    jb .L1
    mov eax, dword ptr [esp]
    mov edi, esi
    xor ecx, ecx
    shr edi, 0x3
    lea ebx, [eax + 0x38]
    nop
.L0:
    mov eax, dword ptr [ebx - 0x38]
    mov ebp, dword ptr [ebx - 0x34]
    popcnt eax, eax
    popcnt ebp, ebp
    add ebp, eax
    add ebp, ecx
    mov ecx, dword ptr [ebx - 0x30]
    mov eax, dword ptr [ebx - 0x2c]
    popcnt ecx, ecx
    popcnt eax, eax
    add eax, ecx
    mov edx, dword ptr [ebx - 0x28]
    mov ecx, dword ptr [ebx - 0x24]
    popcnt edx, edx
    popcnt ecx, ecx
    add ecx, edx
    add ecx, eax
    mov eax, dword ptr [ebx - 0x20]
    mov edx, dword ptr [ebx - 0x18]
    add ecx, ebp
    mov ebp, dword ptr [ebx - 0x1c]
    popcnt eax, eax
    popcnt ebp, ebp
    add ebp, eax
    mov eax, dword ptr [ebx - 0x14]
    popcnt edx, edx
    popcnt eax, eax
    add eax, edx
    add eax, ebp
    mov edx, dword ptr [ebx - 0x10]
    mov ebp, dword ptr [ebx - 0xc]
    popcnt edx, edx
    popcnt ebp, ebp
    add ebp, edx
    mov edx, dword ptr [ebx]
    add ebp, eax
    mov eax, dword ptr [ebx - 0x4]
    add ebp, ecx
    mov ecx, dword ptr [ebx - 0x8]
    popcnt ecx, ecx
    popcnt eax, eax
    add eax, ecx
    mov ecx, dword ptr [ebx + 0x4]
    popcnt edx, edx
    popcnt ecx, ecx
    add ecx, edx
    add ecx, eax
    add ebx, 0x40
    add ecx, ebp
    dec edi
    jne .L0
.L1:
    lea edi, [8*esi]
    and edi, 0x38
    je .L3
    mov eax, dword ptr [esp]
    and esi, 0xffffff8
    shr edi, 0x3
    lea edx, [eax + 8*esi]
    nop
.L2:
    mov esi, dword ptr [edx]
    mov eax, dword ptr [edx + 0x4]
    popcnt esi, esi
    popcnt eax, eax
    add eax, esi
    add ecx, eax
    add edx, 0x8
    dec edi
    jne .L2
.L3:
    mov eax, dword ptr [esp + 0x1c]
    mov esi, dword ptr [eax + 0x14]
    mov edx, dword ptr [eax + 0x10]
    xor eax, eax
    cmp esi, 0x8
    mov dword ptr [esp + 0x4], edx
    mov dword ptr [esp], esi
    jb .L5
    mov edi, dword ptr [esp]
    mov eax, dword ptr [esp + 0x4]
    lea ebx, [eax + 0x38]
    shr edi, 0x3
    xor eax, eax
    nop
.L4:
    mov edx, dword ptr [ebx - 0x38]
    mov ebp, dword ptr [ebx - 0x34]
    popcnt edx, edx
    popcnt ebp, ebp
    add ebp, edx
    add ebp, eax
    mov eax, dword ptr [ebx - 0x30]
    mov edx, dword ptr [ebx - 0x2c]
    popcnt eax, eax
    popcnt edx, edx
    add edx, eax
    mov esi, dword ptr [ebx - 0x28]
    mov eax, dword ptr [ebx - 0x24]
    popcnt esi, esi
    popcnt eax, eax
    add eax, esi
    add eax, edx
    mov edx, dword ptr [ebx - 0x20]
    mov esi, dword ptr [ebx - 0x18]
    add eax, ebp
    mov ebp, dword ptr [ebx - 0x1c]
    popcnt edx, edx
    popcnt ebp, ebp
    add ebp, edx
    mov edx, dword ptr [ebx - 0x14]
    popcnt esi, esi
    popcnt edx, edx
    add edx, esi
    add edx, ebp
    mov esi, dword ptr [ebx - 0x10]
    mov ebp, dword ptr [ebx - 0xc]
    popcnt esi, esi
    popcnt ebp, ebp
    add ebp, esi
    mov esi, dword ptr [ebx]
    add ebp, edx
    mov edx, dword ptr [ebx - 0x4]
    add ebp, eax
    mov eax, dword ptr [ebx - 0x8]
    popcnt eax, eax
    popcnt edx, edx
    add edx, eax
    mov eax, dword ptr [ebx + 0x4]
    popcnt esi, esi
    popcnt eax, eax
    add eax, esi
    add eax, edx
    add ebx, 0x40
    add eax, ebp
    dec edi
    jne .L4
.L5:
    mov esi, dword ptr [esp]
    lea edi, [8*esi]
    and edi, 0x38
    je .L7
    mov edx, dword ptr [esp + 0x4]
    and esi, 0xffffff8
    shr edi, 0x3
    lea edx, [edx + 8*esi]
    nop
.L6:
    mov ebx, dword ptr [edx]
    mov esi, dword ptr [edx + 0x4]
    popcnt ebx, ebx
    popcnt esi, esi
    add esi, ebx
    add eax, esi
    add edx, 0x8
    dec edi
    jne .L6
.L7:
    xor edx, edx
    add eax, ecx
    setb dl
    add esp, 0x8
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
