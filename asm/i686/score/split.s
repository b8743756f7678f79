# The kernels of score/split, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm score/split --target i686
# binary: sha256 cb29aece8434b7627248172dbbc46afa8ff1956700b16c9ef07bd35a00823fdd
# latency: 419 instructions in 1397 bytes; innermost loops: .L0 of 389
# throughput: 251 instructions in 890 bytes; innermost loops: .L1 of 222
# mix of 670 instructions: 176 mov, 135 add, 87 and, 87 xor, 40 imul, 38 sub, 32 pextrw, 16 movsx, 9 movzx, 9 pop, 8 push, 4 movdqu, 4 pand, 3 cmp, 3 sar, 2 adc, 2 je, 2 jmp, 2 jne, 2 ret, 2 shr, 2 test, 1 call, 1 lea, 1 movdqa, 1 neg, 1 setl

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x24
    mov eax, dword ptr [esp + 0x3c]
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x8], 0x0
    lea ecx, [esp + 0x8]
    mov ecx, dword ptr [eax + 0x8]
    test ecx, ecx
    je .L1
    mov edx, dword ptr [esp + 0x8]
    mov esi, dword ptr [eax + 0x4]
    imul eax, ecx, 0x64
    xor ecx, ecx
    mov dword ptr [esp + 0x18], edx
    add eax, esi
    xor edx, edx
    mov dword ptr [esp + 0x14], eax
    nop
.L0:
    movzx eax, word ptr [esi]
    mov edi, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x1c], edx
    mov dword ptr [esp + 0x4], esi
    mov ebp, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x20], ecx
    mov ebx, dword ptr [esp + 0x4]
    mov esi, dword ptr [esp + 0x4]
    and eax, 0x1ff
    mov edx, dword ptr [edi + 8*eax]
    mov eax, dword ptr [edi + 8*eax + 0x4]
    movsx esi, word ptr [esi + 0x42]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x2]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    add eax, dword ptr [edi + 8*ecx + 0x4]
    add edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x4]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    add eax, dword ptr [edi + 8*ecx + 0x4]
    add edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x6]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    add eax, dword ptr [edi + 8*ecx + 0x4]
    add edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x8]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    add eax, dword ptr [edi + 8*ecx + 0x4]
    add edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0xa]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    add eax, dword ptr [edi + 8*ecx + 0x4]
    add edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0xc]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    add eax, dword ptr [edi + 8*ecx + 0x4]
    add edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0xe]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    add eax, dword ptr [edi + 8*ecx + 0x4]
    add edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x10]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    add eax, dword ptr [edi + 8*ecx + 0x4]
    add edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x12]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    add eax, dword ptr [edi + 8*ecx + 0x4]
    add edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x14]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    add eax, dword ptr [edi + 8*ecx + 0x4]
    add edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x16]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    add eax, dword ptr [edi + 8*ecx + 0x4]
    add edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x18]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    add eax, dword ptr [edi + 8*ecx + 0x4]
    add edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x1a]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    add eax, dword ptr [edi + 8*ecx + 0x4]
    add edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x1c]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    add eax, dword ptr [edi + 8*ecx + 0x4]
    add edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x1e]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    add eax, dword ptr [edi + 8*ecx + 0x4]
    add edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x20]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    sub eax, dword ptr [edi + 8*ecx + 0x4]
    sub edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x22]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    sub eax, dword ptr [edi + 8*ecx + 0x4]
    sub edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x24]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    sub eax, dword ptr [edi + 8*ecx + 0x4]
    sub edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x26]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    sub eax, dword ptr [edi + 8*ecx + 0x4]
    sub edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x28]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    sub eax, dword ptr [edi + 8*ecx + 0x4]
    sub edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x2a]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    sub eax, dword ptr [edi + 8*ecx + 0x4]
    sub edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x2c]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    sub eax, dword ptr [edi + 8*ecx + 0x4]
    sub edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x2e]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    sub eax, dword ptr [edi + 8*ecx + 0x4]
    sub edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x30]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    sub eax, dword ptr [edi + 8*ecx + 0x4]
    sub edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x32]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    sub eax, dword ptr [edi + 8*ecx + 0x4]
    sub edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x34]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    sub eax, dword ptr [edi + 8*ecx + 0x4]
    sub edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x36]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    sub eax, dword ptr [edi + 8*ecx + 0x4]
    sub edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x38]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    sub eax, dword ptr [edi + 8*ecx + 0x4]
    sub edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x3a]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    sub eax, dword ptr [edi + 8*ecx + 0x4]
    sub edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x3c]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    sub eax, dword ptr [edi + 8*ecx + 0x4]
    sub edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x3e]
    mov ebx, dword ptr [esp + 0x4]
    and ecx, 0x1ff
    sub eax, dword ptr [edi + 8*ecx + 0x4]
    sub edx, dword ptr [edi + 8*ecx]
    mov ecx, eax
    xor ecx, edx
    and ecx, ebp
    xor cx, word ptr [ebx + 0x40]
    and ecx, 0x1ff
    mov ebx, dword ptr [edi + 8*ecx]
    imul ebx, esi
    imul esi, dword ptr [edi + 8*ecx + 0x4]
    mov ecx, dword ptr [esp + 0x4]
    add ebx, edx
    mov edx, dword ptr [esp + 0x4]
    add esi, eax
    movsx ecx, word ptr [ecx + 0x46]
    mov eax, esi
    xor eax, ebx
    and eax, ebp
    xor ax, word ptr [edx + 0x44]
    mov edx, edi
    and eax, 0x1ff
    mov edi, dword ptr [edi + 8*eax]
    imul edi, ecx
    imul ecx, dword ptr [edx + 8*eax + 0x4]
    mov eax, dword ptr [esp + 0x4]
    add edi, ebx
    mov ebx, dword ptr [esp + 0x38]
    add ecx, esi
    mov esi, dword ptr [esp + 0x4]
    movsx eax, word ptr [eax + 0x4a]
    mov edx, ecx
    xor edx, edi
    and edx, ebp
    xor dx, word ptr [esi + 0x48]
    and edx, 0x1ff
    mov esi, dword ptr [ebx + 8*edx]
    imul esi, eax
    imul eax, dword ptr [ebx + 8*edx + 0x4]
    mov edx, dword ptr [esp + 0x4]
    mov ebx, ebp
    add esi, edi
    mov edi, dword ptr [esp + 0x4]
    add eax, ecx
    movsx edx, word ptr [edx + 0x4e]
    mov ecx, eax
    xor ecx, esi
    and ecx, ebp
    mov ebp, dword ptr [esp + 0x38]
    xor cx, word ptr [edi + 0x4c]
    and ecx, 0x1ff
    mov edi, dword ptr [ebp + 8*ecx]
    imul edi, edx
    imul edx, dword ptr [ebp + 8*ecx + 0x4]
    mov ecx, dword ptr [esp + 0x4]
    mov ebp, ebx
    add edi, esi
    mov esi, dword ptr [esp + 0x4]
    add edx, eax
    movsx ecx, word ptr [ecx + 0x52]
    mov eax, edx
    xor eax, edi
    and eax, ebx
    mov ebx, dword ptr [esp + 0x38]
    xor ax, word ptr [esi + 0x50]
    and eax, 0x1ff
    mov esi, dword ptr [ebx + 8*eax]
    imul esi, ecx
    imul ecx, dword ptr [ebx + 8*eax + 0x4]
    mov eax, dword ptr [esp + 0x4]
    add esi, edi
    mov edi, dword ptr [esp + 0x4]
    add ecx, edx
    movsx eax, word ptr [eax + 0x56]
    mov edx, ecx
    xor edx, esi
    and edx, ebp
    xor dx, word ptr [edi + 0x54]
    and edx, 0x1ff
    mov edi, dword ptr [ebx + 8*edx]
    imul edi, eax
    imul eax, dword ptr [ebx + 8*edx + 0x4]
    mov edx, dword ptr [esp + 0x4]
    add edi, esi
    mov esi, dword ptr [esp + 0x4]
    add eax, ecx
    movsx edx, word ptr [edx + 0x5a]
    mov ecx, eax
    xor ecx, edi
    and ecx, ebp
    xor cx, word ptr [esi + 0x58]
    and ecx, 0x1ff
    mov esi, dword ptr [ebx + 8*ecx]
    imul esi, edx
    imul edx, dword ptr [ebx + 8*ecx + 0x4]
    mov ecx, dword ptr [esp + 0x4]
    add esi, edi
    mov edi, dword ptr [esp + 0x4]
    add edx, eax
    movsx ecx, word ptr [ecx + 0x5e]
    mov eax, edx
    xor eax, esi
    and eax, ebp
    xor ax, word ptr [edi + 0x5c]
    and eax, 0x1ff
    mov edi, dword ptr [ebx + 8*eax]
    imul edi, ecx
    imul ecx, dword ptr [ebx + 8*eax + 0x4]
    mov eax, 0x18
    add edi, esi
    mov esi, dword ptr [esp + 0x4]
    add ecx, edx
    mov edx, dword ptr [esi + 0x60]
    sub eax, edx
    imul edi, edx
    mov edx, 0x2aaaaaab
    imul eax, ecx
    mov ecx, dword ptr [esp + 0x20]
    add eax, edi
    imul edx
    mov eax, edx
    sar edx, 0x2
    shr eax, 0x1f
    add edx, eax
    mov eax, edx
    sar eax, 0x1f
    add ecx, edx
    mov edx, dword ptr [esp + 0x1c]
    adc edx, eax
    add esi, 0x64
    cmp esi, dword ptr [esp + 0x14]
    jne .L0
    jmp .L2
.L1:
    xor ecx, ecx
    xor edx, edx
.L2:
    mov eax, ecx
    add esp, 0x24
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
    mov ecx, dword ptr [esp + 0x30]
    call .L0
.L0:
    pop eax
    add eax, _GLOBAL_OFFSET_TABLE_
    mov edx, dword ptr [ecx + 0x8]
    test edx, edx
    je .L2
    mov esi, dword ptr [ecx + 0x4]
    movdqa xmm0, xmmword ptr [eax + .C0]
    imul ecx, edx, 0x64
    xor edx, edx
    add ecx, esi
    mov dword ptr [esp + 0x4], ecx
    xor ecx, ecx
    nop
.L1:
    movdqu xmm2, xmmword ptr [esi]
    mov dword ptr [esp + 0x10], edx
    mov edx, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x14], ecx
    movdqu xmm1, xmmword ptr [esi + 0x10]
    mov dword ptr [esp], esi
    pand xmm2, xmm0
    pand xmm1, xmm0
    pextrw ecx, xmm2, 0x1
    pextrw eax, xmm2, 0x0
    mov edi, dword ptr [edx + 8*ecx]
    mov ecx, dword ptr [edx + 8*ecx + 0x4]
    add ecx, dword ptr [edx + 8*eax + 0x4]
    add edi, dword ptr [edx + 8*eax]
    pextrw eax, xmm2, 0x2
    add ecx, dword ptr [edx + 8*eax + 0x4]
    add edi, dword ptr [edx + 8*eax]
    pextrw eax, xmm2, 0x3
    add ecx, dword ptr [edx + 8*eax + 0x4]
    add edi, dword ptr [edx + 8*eax]
    pextrw eax, xmm2, 0x4
    add ecx, dword ptr [edx + 8*eax + 0x4]
    add edi, dword ptr [edx + 8*eax]
    pextrw eax, xmm2, 0x5
    add ecx, dword ptr [edx + 8*eax + 0x4]
    add edi, dword ptr [edx + 8*eax]
    pextrw eax, xmm2, 0x6
    add ecx, dword ptr [edx + 8*eax + 0x4]
    add edi, dword ptr [edx + 8*eax]
    pextrw eax, xmm2, 0x7
    add ecx, dword ptr [edx + 8*eax + 0x4]
    add edi, dword ptr [edx + 8*eax]
    pextrw eax, xmm1, 0x0
    add ecx, dword ptr [edx + 8*eax + 0x4]
    add edi, dword ptr [edx + 8*eax]
    pextrw eax, xmm1, 0x1
    add ecx, dword ptr [edx + 8*eax + 0x4]
    add edi, dword ptr [edx + 8*eax]
    pextrw eax, xmm1, 0x2
    add ecx, dword ptr [edx + 8*eax + 0x4]
    add edi, dword ptr [edx + 8*eax]
    pextrw eax, xmm1, 0x3
    add ecx, dword ptr [edx + 8*eax + 0x4]
    add edi, dword ptr [edx + 8*eax]
    pextrw eax, xmm1, 0x4
    add ecx, dword ptr [edx + 8*eax + 0x4]
    add edi, dword ptr [edx + 8*eax]
    pextrw eax, xmm1, 0x5
    add ecx, dword ptr [edx + 8*eax + 0x4]
    add edi, dword ptr [edx + 8*eax]
    pextrw eax, xmm1, 0x6
    add ecx, dword ptr [edx + 8*eax + 0x4]
    add edi, dword ptr [edx + 8*eax]
    pextrw eax, xmm1, 0x7
    movdqu xmm1, xmmword ptr [esi + 0x20]
    add ecx, dword ptr [edx + 8*eax + 0x4]
    add edi, dword ptr [edx + 8*eax]
    pand xmm1, xmm0
    pextrw eax, xmm1, 0x0
    mov ebx, ecx
    mov ecx, dword ptr [edx + 8*eax]
    mov ebp, edi
    mov edi, dword ptr [edx + 8*eax + 0x4]
    pextrw eax, xmm1, 0x1
    add ecx, dword ptr [edx + 8*eax]
    add edi, dword ptr [edx + 8*eax + 0x4]
    pextrw eax, xmm1, 0x2
    add ecx, dword ptr [edx + 8*eax]
    add edi, dword ptr [edx + 8*eax + 0x4]
    pextrw eax, xmm1, 0x3
    add ecx, dword ptr [edx + 8*eax]
    add edi, dword ptr [edx + 8*eax + 0x4]
    pextrw eax, xmm1, 0x4
    add ecx, dword ptr [edx + 8*eax]
    add edi, dword ptr [edx + 8*eax + 0x4]
    pextrw eax, xmm1, 0x5
    add ecx, dword ptr [edx + 8*eax]
    add edi, dword ptr [edx + 8*eax + 0x4]
    pextrw eax, xmm1, 0x6
    add ecx, dword ptr [edx + 8*eax]
    add edi, dword ptr [edx + 8*eax + 0x4]
    pextrw eax, xmm1, 0x7
    movdqu xmm1, xmmword ptr [esi + 0x30]
    add ecx, dword ptr [edx + 8*eax]
    add edi, dword ptr [edx + 8*eax + 0x4]
    pand xmm1, xmm0
    pextrw eax, xmm1, 0x0
    add ecx, dword ptr [edx + 8*eax]
    add edi, dword ptr [edx + 8*eax + 0x4]
    pextrw eax, xmm1, 0x1
    add ecx, dword ptr [edx + 8*eax]
    add edi, dword ptr [edx + 8*eax + 0x4]
    pextrw eax, xmm1, 0x2
    add ecx, dword ptr [edx + 8*eax]
    add edi, dword ptr [edx + 8*eax + 0x4]
    pextrw eax, xmm1, 0x3
    add ecx, dword ptr [edx + 8*eax]
    add edi, dword ptr [edx + 8*eax + 0x4]
    pextrw eax, xmm1, 0x4
    add ecx, dword ptr [edx + 8*eax]
    add edi, dword ptr [edx + 8*eax + 0x4]
    pextrw eax, xmm1, 0x5
    add ecx, dword ptr [edx + 8*eax]
    add edi, dword ptr [edx + 8*eax + 0x4]
    pextrw eax, xmm1, 0x6
    add ecx, dword ptr [edx + 8*eax]
    add edi, dword ptr [edx + 8*eax + 0x4]
    pextrw eax, xmm1, 0x7
    add ecx, dword ptr [edx + 8*eax]
    add edi, dword ptr [edx + 8*eax + 0x4]
    mov eax, dword ptr [esp]
    sub ebp, ecx
    sub ebx, edi
    mov dword ptr [esp + 0x8], ebp
    movzx ebp, word ptr [esi + 0x40]
    mov dword ptr [esp + 0xc], ebx
    movsx ebx, word ptr [esi + 0x42]
    movzx esi, word ptr [eax + 0x44]
    mov eax, dword ptr [esp]
    and ebp, 0x1ff
    movsx ecx, word ptr [eax + 0x46]
    and esi, 0x1ff
    mov eax, dword ptr [edx + 8*ebp]
    imul eax, ebx
    imul ebx, dword ptr [edx + 8*ebp + 0x4]
    mov ebp, dword ptr [edx + 8*esi]
    imul ebp, ecx
    imul ecx, dword ptr [edx + 8*esi + 0x4]
    add ebp, eax
    mov eax, dword ptr [esp]
    add ecx, ebx
    movzx edi, word ptr [eax + 0x48]
    mov eax, dword ptr [esp]
    movsx esi, word ptr [eax + 0x4a]
    mov eax, dword ptr [esp]
    and edi, 0x1ff
    mov ebx, dword ptr [edx + 8*edi]
    movzx eax, word ptr [eax + 0x4c]
    imul ebx, esi
    imul esi, dword ptr [edx + 8*edi + 0x4]
    mov edi, dword ptr [esp]
    add ebx, ebp
    and eax, 0x1ff
    movsx edi, word ptr [edi + 0x4e]
    mov ebp, dword ptr [edx + 8*eax]
    add esi, ecx
    mov ecx, dword ptr [esp]
    imul ebp, edi
    imul edi, dword ptr [edx + 8*eax + 0x4]
    mov eax, dword ptr [esp]
    add ebp, ebx
    movzx ebx, word ptr [ecx + 0x50]
    movsx ecx, word ptr [eax + 0x52]
    add edi, esi
    mov eax, ebx
    and eax, 0x1ff
    mov ebx, dword ptr [edx + 8*eax]
    mov esi, eax
    mov eax, dword ptr [esp]
    movzx eax, word ptr [eax + 0x54]
    imul ebx, ecx
    imul ecx, dword ptr [edx + 8*esi + 0x4]
    mov esi, dword ptr [esp]
    add ebx, ebp
    and eax, 0x1ff
    movsx esi, word ptr [esi + 0x56]
    add ecx, edi
    mov edi, dword ptr [esp]
    mov ebp, dword ptr [edx + 8*eax]
    imul ebp, esi
    imul esi, dword ptr [edx + 8*eax + 0x4]
    mov eax, dword ptr [esp]
    add ebp, ebx
    movzx ebx, word ptr [edi + 0x58]
    movsx edi, word ptr [eax + 0x5a]
    add esi, ecx
    mov eax, ebx
    and eax, 0x1ff
    mov ebx, dword ptr [edx + 8*eax]
    mov ecx, eax
    mov eax, dword ptr [esp]
    imul ebx, edi
    imul edi, dword ptr [edx + 8*ecx + 0x4]
    add ebx, ebp
    movzx ebp, word ptr [eax + 0x5c]
    mov eax, dword ptr [esp]
    add edi, esi
    and ebp, 0x1ff
    movsx ecx, word ptr [eax + 0x5e]
    mov eax, dword ptr [esp]
    mov esi, dword ptr [edx + 8*ebp]
    mov eax, dword ptr [eax + 0x60]
    imul esi, ecx
    imul ecx, dword ptr [edx + 8*ebp + 0x4]
    mov edx, 0x2aaaaaab
    add esi, ebx
    add esi, dword ptr [esp + 0x8]
    add ecx, edi
    mov edi, 0x18
    add ecx, dword ptr [esp + 0xc]
    sub edi, eax
    imul esi, eax
    imul edi, ecx
    mov ecx, dword ptr [esp + 0x14]
    add edi, esi
    mov esi, dword ptr [esp]
    mov eax, edi
    imul edx
    mov eax, edx
    sar edx, 0x2
    shr eax, 0x1f
    add edx, eax
    xor eax, eax
    cmp edi, -0x17
    setl al
    neg eax
    add ecx, edx
    mov edx, dword ptr [esp + 0x10]
    adc edx, eax
    add esi, 0x64
    cmp esi, dword ptr [esp + 0x4]
    jne .L1
    jmp .L3
.L2:
    xor ecx, ecx
    xor edx, edx
.L3:
    mov eax, ecx
    add esp, 0x18
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.C0 = 0x01ff01ff01ff01ff 0x01ff01ff01ff01ff
