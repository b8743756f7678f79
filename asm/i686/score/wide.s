# The kernels of score/wide, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm score/wide --target i686
# binary: sha256 cb29aece8434b7627248172dbbc46afa8ff1956700b16c9ef07bd35a00823fdd
# latency: 628 instructions in 2017 bytes; innermost loops: .L0 of 598
# throughput: 337 instructions in 1155 bytes; innermost loops: .L1 of 309
# mix of 965 instructions: 325 mov, 147 add, 104 adc, 87 and, 87 xor, 40 imul, 32 pextrw, 21 sub, 19 sar, 17 sbb, 16 movsx, 16 mul, 9 movzx, 9 pop, 8 push, 4 movdqu, 4 pand, 3 cmp, 2 je, 2 jmp, 2 jne, 2 ret, 2 shr, 2 test, 1 call, 1 lea, 1 movdqa, 1 neg, 1 setl

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x5c
    mov eax, dword ptr [esp + 0x74]
    mov dword ptr [esp + 0x24], 0x0
    mov dword ptr [esp + 0x20], 0x0
    lea ecx, [esp + 0x20]
    mov ecx, dword ptr [eax + 0x8]
    test ecx, ecx
    je .L1
    mov eax, dword ptr [eax + 0x4]
    mov edx, dword ptr [esp + 0x20]
    imul ecx, ecx, 0x64
    add ecx, eax
    mov dword ptr [esp + 0x4], edx
    xor edx, edx
    mov dword ptr [esp + 0x2c], ecx
    xor ecx, ecx
    nop
.L0:
    mov dword ptr [esp], eax
    mov esi, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x58], ecx
    mov edi, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x54], edx
    mov eax, dword ptr [esp]
    mov edx, dword ptr [esp]
    movzx eax, word ptr [eax]
    and eax, 0x1ff
    mov ecx, dword ptr [esi + 8*eax]
    mov ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x2]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    add ecx, dword ptr [esi + 8*eax]
    adc ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x4]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    add ecx, dword ptr [esi + 8*eax]
    adc ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x6]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    add ecx, dword ptr [esi + 8*eax]
    adc ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x8]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    add ecx, dword ptr [esi + 8*eax]
    adc ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0xa]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    add ecx, dword ptr [esi + 8*eax]
    adc ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0xc]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    add ecx, dword ptr [esi + 8*eax]
    adc ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0xe]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    add ecx, dword ptr [esi + 8*eax]
    adc ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x10]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    add ecx, dword ptr [esi + 8*eax]
    adc ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x12]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    add ecx, dword ptr [esi + 8*eax]
    adc ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x14]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    add ecx, dword ptr [esi + 8*eax]
    adc ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x16]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    add ecx, dword ptr [esi + 8*eax]
    adc ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x18]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    add ecx, dword ptr [esi + 8*eax]
    adc ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x1a]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    add ecx, dword ptr [esi + 8*eax]
    adc ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x1c]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    add ecx, dword ptr [esi + 8*eax]
    adc ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x1e]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    add ecx, dword ptr [esi + 8*eax]
    adc ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x20]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    sub ecx, dword ptr [esi + 8*eax]
    sbb ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x22]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    sub ecx, dword ptr [esi + 8*eax]
    sbb ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x24]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    sub ecx, dword ptr [esi + 8*eax]
    sbb ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x26]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    sub ecx, dword ptr [esi + 8*eax]
    sbb ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x28]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    sub ecx, dword ptr [esi + 8*eax]
    sbb ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x2a]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    sub ecx, dword ptr [esi + 8*eax]
    sbb ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x2c]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    sub ecx, dword ptr [esi + 8*eax]
    sbb ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x2e]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    sub ecx, dword ptr [esi + 8*eax]
    sbb ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x30]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    sub ecx, dword ptr [esi + 8*eax]
    sbb ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x32]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    sub ecx, dword ptr [esi + 8*eax]
    sbb ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x34]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    sub ecx, dword ptr [esi + 8*eax]
    sbb ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x36]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    sub ecx, dword ptr [esi + 8*eax]
    sbb ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x38]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    sub ecx, dword ptr [esi + 8*eax]
    sbb ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x3a]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    sub ecx, dword ptr [esi + 8*eax]
    sbb ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x3c]
    mov edx, dword ptr [esp]
    and eax, 0x1ff
    sub ecx, dword ptr [esi + 8*eax]
    sbb ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, ebx
    adc eax, 0x0
    xor eax, ecx
    and eax, edi
    xor ax, word ptr [edx + 0x3e]
    mov edx, esi
    and eax, 0x1ff
    sub ecx, dword ptr [esi + 8*eax]
    sbb ebx, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    add eax, 0x80000000
    mov eax, dword ptr [esp]
    mov esi, ebx
    adc esi, 0x0
    xor esi, ecx
    and esi, edi
    movsx edi, word ptr [eax + 0x42]
    mov eax, dword ptr [esp]
    xor si, word ptr [eax + 0x40]
    mov ebp, edi
    sar ebp, 0x1f
    and esi, 0x1ff
    mov eax, dword ptr [edx + 8*esi]
    imul ebp, eax
    mul edi
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [esp]
    add ebp, edx
    mov edx, dword ptr [esp + 0x70]
    movsx eax, word ptr [eax + 0x46]
    imul edi, dword ptr [edx + 8*esi + 0x4]
    mov esi, eax
    mov dword ptr [esp + 0xc], eax
    mov eax, dword ptr [esp]
    add edi, ebp
    mov ebp, dword ptr [esp + 0x70]
    mov edx, edi
    mov edi, dword ptr [esp + 0x8]
    sar esi, 0x1f
    movsx eax, word ptr [eax + 0x4a]
    mov dword ptr [esp + 0x10], eax
    sar eax, 0x1f
    mov dword ptr [esp + 0x34], eax
    mov eax, dword ptr [esp]
    movsx eax, word ptr [eax + 0x4e]
    mov dword ptr [esp + 0x14], eax
    sar eax, 0x1f
    mov dword ptr [esp + 0x38], eax
    mov eax, dword ptr [esp]
    movsx eax, word ptr [eax + 0x52]
    mov dword ptr [esp + 0x18], eax
    sar eax, 0x1f
    mov dword ptr [esp + 0x3c], eax
    mov eax, dword ptr [esp]
    movsx eax, word ptr [eax + 0x56]
    mov dword ptr [esp + 0x1c], eax
    sar eax, 0x1f
    mov dword ptr [esp + 0x40], eax
    mov eax, dword ptr [esp]
    movsx eax, word ptr [eax + 0x5a]
    mov dword ptr [esp + 0x48], eax
    sar eax, 0x1f
    mov dword ptr [esp + 0x44], eax
    mov eax, dword ptr [esp]
    movsx eax, word ptr [eax + 0x5e]
    mov dword ptr [esp + 0x50], eax
    sar eax, 0x1f
    add edi, ecx
    mov ecx, edx
    mov dword ptr [esp + 0x4c], eax
    mov eax, edi
    adc ecx, ebx
    mov dword ptr [esp + 0x8], edi
    add eax, 0x80000000
    mov dword ptr [esp + 0x30], ecx
    mov eax, dword ptr [esp]
    adc ecx, 0x0
    xor ecx, edi
    and ecx, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp + 0xc]
    xor cx, word ptr [eax + 0x44]
    and ecx, 0x1ff
    mov eax, dword ptr [ebp + 8*ecx]
    imul esi, eax
    mul edi
    add esi, edx
    mov edx, edi
    mov ebx, eax
    mov edi, dword ptr [esp + 0x10]
    imul edx, dword ptr [ebp + 8*ecx + 0x4]
    mov ecx, dword ptr [esp + 0x34]
    add edx, esi
    add ebx, dword ptr [esp + 0x8]
    adc edx, dword ptr [esp + 0x30]
    mov eax, ebx
    add eax, 0x80000000
    mov eax, dword ptr [esp]
    mov esi, edx
    mov dword ptr [esp + 0xc], edx
    adc esi, 0x0
    xor esi, ebx
    and esi, dword ptr [esp + 0x4]
    xor si, word ptr [eax + 0x48]
    and esi, 0x1ff
    mov eax, dword ptr [ebp + 8*esi]
    imul ecx, eax
    mul edi
    mov ebp, eax
    mov eax, ecx
    mov ecx, dword ptr [esp + 0x70]
    add eax, edx
    imul edi, dword ptr [ecx + 8*esi + 0x4]
    add edi, eax
    add ebp, ebx
    adc edi, dword ptr [esp + 0xc]
    mov eax, ebp
    add eax, 0x80000000
    mov eax, dword ptr [esp]
    mov esi, edi
    mov dword ptr [esp + 0x10], edi
    mov edi, dword ptr [esp + 0x14]
    adc esi, 0x0
    xor esi, ebp
    and esi, dword ptr [esp + 0x4]
    xor si, word ptr [eax + 0x4c]
    and esi, 0x1ff
    mov eax, dword ptr [ecx + 8*esi]
    mov ecx, dword ptr [esp + 0x38]
    imul ecx, eax
    mul edi
    add ecx, edx
    mov edx, dword ptr [esp + 0x70]
    mov ebx, eax
    imul edi, dword ptr [edx + 8*esi + 0x4]
    mov esi, dword ptr [esp + 0x18]
    add edi, ecx
    add ebx, ebp
    adc edi, dword ptr [esp + 0x10]
    mov eax, ebx
    add eax, 0x80000000
    mov eax, dword ptr [esp]
    mov ecx, edi
    mov dword ptr [esp + 0x14], edi
    mov edi, dword ptr [esp + 0x3c]
    adc ecx, 0x0
    xor ecx, ebx
    and ecx, dword ptr [esp + 0x4]
    xor cx, word ptr [eax + 0x50]
    and ecx, 0x1ff
    mov eax, dword ptr [edx + 8*ecx]
    imul edi, eax
    mul esi
    add edi, edx
    mov edx, esi
    mov esi, dword ptr [esp + 0x70]
    mov ebp, eax
    imul edx, dword ptr [esi + 8*ecx + 0x4]
    add edx, edi
    add ebp, ebx
    mov edi, dword ptr [esp + 0x1c]
    adc edx, dword ptr [esp + 0x14]
    mov eax, ebp
    add eax, 0x80000000
    mov eax, dword ptr [esp]
    mov ecx, edx
    mov dword ptr [esp + 0x18], edx
    adc ecx, 0x0
    xor ecx, ebp
    and ecx, dword ptr [esp + 0x4]
    xor cx, word ptr [eax + 0x54]
    and ecx, 0x1ff
    mov eax, dword ptr [esi + 8*ecx]
    mov esi, dword ptr [esp + 0x40]
    imul esi, eax
    mul edi
    add esi, edx
    mov edx, edi
    mov edi, dword ptr [esp + 0x70]
    mov ebx, eax
    imul edx, dword ptr [edi + 8*ecx + 0x4]
    add edx, esi
    add ebx, ebp
    mov esi, dword ptr [esp + 0x44]
    adc edx, dword ptr [esp + 0x18]
    mov eax, ebx
    add eax, 0x80000000
    mov eax, dword ptr [esp]
    mov ecx, edx
    mov dword ptr [esp + 0x1c], edx
    adc ecx, 0x0
    xor ecx, ebx
    and ecx, dword ptr [esp + 0x4]
    xor cx, word ptr [eax + 0x58]
    and ecx, 0x1ff
    mov eax, dword ptr [edi + 8*ecx]
    mov edi, dword ptr [esp + 0x48]
    imul esi, eax
    mul edi
    mov ebp, eax
    mov eax, esi
    mov esi, dword ptr [esp + 0x70]
    add eax, edx
    imul edi, dword ptr [esi + 8*ecx + 0x4]
    add edi, eax
    add ebp, ebx
    adc edi, dword ptr [esp + 0x1c]
    mov eax, ebp
    add eax, 0x80000000
    mov eax, dword ptr [esp]
    mov ecx, edi
    mov ebx, edi
    mov edi, dword ptr [esp + 0x50]
    adc ecx, 0x0
    xor ecx, ebp
    and ecx, dword ptr [esp + 0x4]
    xor cx, word ptr [eax + 0x5c]
    and ecx, 0x1ff
    mov eax, dword ptr [esi + 8*ecx]
    mov esi, dword ptr [esp + 0x4c]
    imul esi, eax
    mul edi
    add esi, edx
    mov edx, edi
    mov edi, dword ptr [esp + 0x70]
    imul edx, dword ptr [edi + 8*ecx + 0x4]
    mov ecx, dword ptr [esp]
    mov ecx, dword ptr [ecx + 0x60]
    add edx, esi
    add eax, ebp
    adc edx, ebx
    mov esi, edx
    mov edx, ecx
    imul edx, eax
    add eax, 0x80000000
    mov eax, 0x18
    adc esi, 0x0
    sub eax, ecx
    mov ecx, dword ptr [esp + 0x58]
    imul eax, esi
    add eax, edx
    mov edx, 0x2aaaaaab
    imul edx
    mov eax, edx
    sar edx, 0x2
    shr eax, 0x1f
    add edx, eax
    mov eax, edx
    sar eax, 0x1f
    add ecx, edx
    mov edx, dword ptr [esp + 0x54]
    adc edx, eax
    mov eax, dword ptr [esp]
    add eax, 0x64
    cmp eax, dword ptr [esp + 0x2c]
    jne .L0
    jmp .L2
.L1:
    xor ecx, ecx
    xor edx, edx
.L2:
    mov eax, ecx
    add esp, 0x5c
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
    sub esp, 0x44
    mov ecx, dword ptr [esp + 0x5c]
    call .L0
.L0:
    pop esi
    add esi, _GLOBAL_OFFSET_TABLE_
    mov edx, dword ptr [ecx + 0x8]
    test edx, edx
    je .L2
    mov ecx, dword ptr [ecx + 0x4]
    movdqa xmm0, xmmword ptr [esi + .C0]
    imul eax, edx, 0x64
    xor edx, edx
    add eax, ecx
    mov dword ptr [esp + 0xc], eax
    xor eax, eax
    nop
.L1:
    movdqu xmm2, xmmword ptr [ecx]
    mov esi, dword ptr [esp + 0x58]
    movdqu xmm1, xmmword ptr [ecx + 0x10]
    mov dword ptr [esp], ecx
    mov dword ptr [esp + 0x40], eax
    mov dword ptr [esp + 0x3c], edx
    pand xmm2, xmm0
    pand xmm1, xmm0
    pextrw ecx, xmm2, 0x1
    pextrw eax, xmm2, 0x0
    mov ebx, dword ptr [esi + 8*ecx]
    mov ebp, dword ptr [esi + 8*ecx + 0x4]
    add ebx, dword ptr [esi + 8*eax]
    adc ebp, dword ptr [esi + 8*eax + 0x4]
    pextrw eax, xmm2, 0x2
    add ebx, dword ptr [esi + 8*eax]
    adc ebp, dword ptr [esi + 8*eax + 0x4]
    pextrw eax, xmm2, 0x3
    add ebx, dword ptr [esi + 8*eax]
    adc ebp, dword ptr [esi + 8*eax + 0x4]
    pextrw eax, xmm2, 0x4
    add ebx, dword ptr [esi + 8*eax]
    adc ebp, dword ptr [esi + 8*eax + 0x4]
    pextrw eax, xmm2, 0x5
    add ebx, dword ptr [esi + 8*eax]
    adc ebp, dword ptr [esi + 8*eax + 0x4]
    pextrw eax, xmm2, 0x6
    add ebx, dword ptr [esi + 8*eax]
    adc ebp, dword ptr [esi + 8*eax + 0x4]
    pextrw eax, xmm2, 0x7
    add ebx, dword ptr [esi + 8*eax]
    adc ebp, dword ptr [esi + 8*eax + 0x4]
    pextrw eax, xmm1, 0x0
    add ebx, dword ptr [esi + 8*eax]
    adc ebp, dword ptr [esi + 8*eax + 0x4]
    pextrw eax, xmm1, 0x1
    add ebx, dword ptr [esi + 8*eax]
    adc ebp, dword ptr [esi + 8*eax + 0x4]
    pextrw eax, xmm1, 0x2
    add ebx, dword ptr [esi + 8*eax]
    adc ebp, dword ptr [esi + 8*eax + 0x4]
    pextrw eax, xmm1, 0x3
    add ebx, dword ptr [esi + 8*eax]
    adc ebp, dword ptr [esi + 8*eax + 0x4]
    pextrw eax, xmm1, 0x4
    add ebx, dword ptr [esi + 8*eax]
    adc ebp, dword ptr [esi + 8*eax + 0x4]
    pextrw eax, xmm1, 0x5
    add ebx, dword ptr [esi + 8*eax]
    adc ebp, dword ptr [esi + 8*eax + 0x4]
    pextrw eax, xmm1, 0x6
    add ebx, dword ptr [esi + 8*eax]
    adc ebp, dword ptr [esi + 8*eax + 0x4]
    pextrw eax, xmm1, 0x7
    add ebx, dword ptr [esi + 8*eax]
    adc ebp, dword ptr [esi + 8*eax + 0x4]
    mov eax, dword ptr [esp]
    movdqu xmm1, xmmword ptr [eax + 0x20]
    pand xmm1, xmm0
    pextrw eax, xmm1, 0x0
    pextrw edx, xmm1, 0x1
    mov ecx, dword ptr [esi + 8*eax]
    mov eax, dword ptr [esi + 8*eax + 0x4]
    add ecx, dword ptr [esi + 8*edx]
    adc eax, dword ptr [esi + 8*edx + 0x4]
    pextrw edx, xmm1, 0x2
    add ecx, dword ptr [esi + 8*edx]
    adc eax, dword ptr [esi + 8*edx + 0x4]
    pextrw edx, xmm1, 0x3
    add ecx, dword ptr [esi + 8*edx]
    adc eax, dword ptr [esi + 8*edx + 0x4]
    pextrw edx, xmm1, 0x4
    add ecx, dword ptr [esi + 8*edx]
    adc eax, dword ptr [esi + 8*edx + 0x4]
    pextrw edx, xmm1, 0x5
    add ecx, dword ptr [esi + 8*edx]
    adc eax, dword ptr [esi + 8*edx + 0x4]
    pextrw edx, xmm1, 0x6
    add ecx, dword ptr [esi + 8*edx]
    adc eax, dword ptr [esi + 8*edx + 0x4]
    pextrw edx, xmm1, 0x7
    add ecx, dword ptr [esi + 8*edx]
    adc eax, dword ptr [esi + 8*edx + 0x4]
    mov edx, dword ptr [esp]
    movdqu xmm1, xmmword ptr [edx + 0x30]
    pand xmm1, xmm0
    pextrw edx, xmm1, 0x0
    add ecx, dword ptr [esi + 8*edx]
    adc eax, dword ptr [esi + 8*edx + 0x4]
    pextrw edx, xmm1, 0x1
    add ecx, dword ptr [esi + 8*edx]
    adc eax, dword ptr [esi + 8*edx + 0x4]
    pextrw edx, xmm1, 0x2
    add ecx, dword ptr [esi + 8*edx]
    adc eax, dword ptr [esi + 8*edx + 0x4]
    pextrw edx, xmm1, 0x3
    add ecx, dword ptr [esi + 8*edx]
    adc eax, dword ptr [esi + 8*edx + 0x4]
    pextrw edx, xmm1, 0x4
    add ecx, dword ptr [esi + 8*edx]
    adc eax, dword ptr [esi + 8*edx + 0x4]
    pextrw edx, xmm1, 0x5
    add ecx, dword ptr [esi + 8*edx]
    adc eax, dword ptr [esi + 8*edx + 0x4]
    pextrw edx, xmm1, 0x6
    add ecx, dword ptr [esi + 8*edx]
    adc eax, dword ptr [esi + 8*edx + 0x4]
    pextrw edx, xmm1, 0x7
    add ecx, dword ptr [esi + 8*edx]
    adc eax, dword ptr [esi + 8*edx + 0x4]
    sub ebx, ecx
    mov ecx, dword ptr [esp]
    sbb ebp, eax
    mov eax, dword ptr [esp]
    movsx edx, word ptr [ecx + 0x42]
    movzx eax, word ptr [eax + 0x40]
    mov dword ptr [esp + 0x8], edx
    and eax, 0x1ff
    mov ecx, dword ptr [esi + 8*eax]
    mov esi, dword ptr [esi + 8*eax + 0x4]
    mov eax, ecx
    imul esi, edx
    mul edx
    mov dword ptr [esp + 0x4], eax
    mov eax, dword ptr [esp + 0x8]
    mov edi, edx
    sar eax, 0x1f
    imul eax, ecx
    mov ecx, dword ptr [esp]
    add edi, eax
    mov eax, dword ptr [esp]
    add edi, esi
    movsx edx, word ptr [ecx + 0x46]
    movsx eax, word ptr [eax + 0x4a]
    mov ecx, edx
    mov dword ptr [esp + 0x10], eax
    sar eax, 0x1f
    sar ecx, 0x1f
    mov dword ptr [esp + 0x14], eax
    mov eax, dword ptr [esp]
    movsx eax, word ptr [eax + 0x4e]
    mov dword ptr [esp + 0x18], eax
    sar eax, 0x1f
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [esp]
    movsx eax, word ptr [eax + 0x52]
    mov dword ptr [esp + 0x20], eax
    sar eax, 0x1f
    mov dword ptr [esp + 0x24], eax
    mov eax, dword ptr [esp]
    movsx eax, word ptr [eax + 0x56]
    mov dword ptr [esp + 0x28], eax
    sar eax, 0x1f
    mov dword ptr [esp + 0x2c], eax
    mov eax, dword ptr [esp]
    movsx eax, word ptr [eax + 0x5a]
    mov dword ptr [esp + 0x30], eax
    sar eax, 0x1f
    mov dword ptr [esp + 0x34], eax
    mov eax, dword ptr [esp]
    movsx eax, word ptr [eax + 0x5e]
    mov dword ptr [esp + 0x38], eax
    sar eax, 0x1f
    add dword ptr [esp + 0x4], ebx
    mov ebx, dword ptr [esp + 0x58]
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [esp]
    adc edi, ebp
    movzx esi, word ptr [eax + 0x44]
    and esi, 0x1ff
    mov eax, dword ptr [ebx + 8*esi]
    mov esi, dword ptr [ebx + 8*esi + 0x4]
    imul esi, edx
    imul ecx, eax
    mul edx
    mov ebx, eax
    mov eax, dword ptr [esp]
    mov ebp, edx
    mov edx, dword ptr [esp + 0x58]
    add ebp, ecx
    add ebp, esi
    add ebx, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp + 0x14]
    movzx ecx, word ptr [eax + 0x48]
    adc ebp, edi
    and ecx, 0x1ff
    mov eax, dword ptr [edx + 8*ecx]
    mov ecx, dword ptr [edx + 8*ecx + 0x4]
    mov edx, dword ptr [esp + 0x10]
    imul ecx, edx
    imul esi, eax
    mul edx
    mov edi, edx
    mov edx, dword ptr [esp + 0x58]
    add edi, esi
    add edi, ecx
    add eax, ebx
    mov dword ptr [esp + 0x4], eax
    mov eax, dword ptr [esp]
    adc edi, ebp
    mov ebp, dword ptr [esp + 0x1c]
    movzx ecx, word ptr [eax + 0x4c]
    and ecx, 0x1ff
    mov eax, dword ptr [edx + 8*ecx]
    mov esi, dword ptr [edx + 8*ecx + 0x4]
    mov ecx, dword ptr [esp + 0x18]
    imul ebp, eax
    mul ecx
    imul esi, ecx
    mov ecx, eax
    mov eax, dword ptr [esp]
    mov ebx, edx
    add ebx, ebp
    add ebx, esi
    add ecx, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp + 0x58]
    movzx edx, word ptr [eax + 0x50]
    adc ebx, edi
    mov edi, dword ptr [esp + 0x24]
    and edx, 0x1ff
    mov eax, dword ptr [esi + 8*edx]
    mov esi, dword ptr [esi + 8*edx + 0x4]
    mov edx, dword ptr [esp + 0x20]
    imul esi, edx
    imul edi, eax
    mul edx
    mov ebp, edx
    mov edx, dword ptr [esp + 0x28]
    add ebp, edi
    add ebp, esi
    add eax, ecx
    mov dword ptr [esp + 0x4], eax
    mov eax, dword ptr [esp]
    adc ebp, ebx
    mov ebx, dword ptr [esp + 0x58]
    movzx ecx, word ptr [eax + 0x54]
    and ecx, 0x1ff
    mov esi, dword ptr [ebx + 8*ecx + 0x4]
    mov eax, dword ptr [ebx + 8*ecx]
    mov ecx, dword ptr [esp + 0x2c]
    imul esi, edx
    imul ecx, eax
    mul edx
    mov edi, edx
    add edi, ecx
    mov ecx, dword ptr [esp + 0x34]
    add edi, esi
    add eax, dword ptr [esp + 0x4]
    mov dword ptr [esp + 0x4], eax
    mov eax, dword ptr [esp]
    adc edi, ebp
    movzx edx, word ptr [eax + 0x58]
    and edx, 0x1ff
    mov eax, dword ptr [ebx + 8*edx]
    mov esi, dword ptr [ebx + 8*edx + 0x4]
    mov edx, dword ptr [esp + 0x30]
    imul esi, edx
    imul ecx, eax
    mul edx
    mov ebp, eax
    mov eax, dword ptr [esp]
    mov ebx, edx
    mov edx, dword ptr [esp + 0x58]
    add ebx, ecx
    add ebx, esi
    add ebp, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp + 0x8]
    movzx ecx, word ptr [eax + 0x5c]
    adc ebx, edi
    and ecx, 0x1ff
    mov eax, dword ptr [edx + 8*ecx]
    mov ecx, dword ptr [edx + 8*ecx + 0x4]
    mov edx, dword ptr [esp + 0x38]
    imul ecx, edx
    imul esi, eax
    mul edx
    add edx, esi
    add edx, ecx
    mov ecx, dword ptr [esp]
    add eax, ebp
    adc edx, ebx
    mov esi, dword ptr [ecx + 0x60]
    mov ecx, 0x18
    mov edi, esi
    imul edi, eax
    add eax, 0x80000000
    adc edx, 0x0
    sub ecx, esi
    xor ebx, ebx
    imul ecx, edx
    mov edx, 0x2aaaaaab
    add ecx, edi
    mov eax, ecx
    imul edx
    mov eax, edx
    sar edx, 0x2
    shr eax, 0x1f
    add edx, eax
    mov eax, dword ptr [esp + 0x40]
    cmp ecx, -0x17
    mov ecx, dword ptr [esp]
    setl bl
    neg ebx
    add eax, edx
    mov edx, dword ptr [esp + 0x3c]
    adc edx, ebx
    add ecx, 0x64
    cmp ecx, dword ptr [esp + 0xc]
    jne .L1
    jmp .L3
.L2:
    xor eax, eax
    xor edx, edx
.L3:
    add esp, 0x44
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.C0 = 0x01ff01ff01ff01ff 0x01ff01ff01ff01ff
