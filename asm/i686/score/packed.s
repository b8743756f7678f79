# The kernels of score/packed, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm score/packed --target i686
# binary: sha256 cb29aece8434b7627248172dbbc46afa8ff1956700b16c9ef07bd35a00823fdd
# latency: 485 instructions in 1611 bytes; innermost loops: .L0 of 456
# throughput: 172 instructions in 625 bytes; innermost loops: .L1 of 142
# mix of 657 instructions: 121 mov, 87 and, 87 xor, 65 lea, 50 add, 44 sar, 39 shl, 32 pextrw, 24 imul, 21 sub, 17 movsx, 15 neg, 9 movzx, 9 pop, 8 push, 4 movdqu, 4 pand, 3 cmp, 2 adc, 2 je, 2 jmp, 2 jne, 2 ret, 2 shr, 2 test, 1 call, 1 cwde, 1 movdqa, 1 setl

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x14
    mov eax, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp], 0x0
    mov ecx, esp
    mov ecx, dword ptr [eax + 0x8]
    test ecx, ecx
    je .L1
    mov ebp, dword ptr [eax + 0x4]
    mov ebx, dword ptr [esp]
    imul eax, ecx, 0x64
    xor ecx, ecx
    xor edx, edx
    add eax, ebp
    mov dword ptr [esp + 0x8], eax
    nop
.L0:
    movzx eax, word ptr [ebp]
    mov edi, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0xc], edx
    mov dword ptr [esp + 0x10], ecx
    and eax, 0x1ff
    mov eax, dword ptr [edi + 4*eax]
    mov edx, eax
    lea ecx, [eax + 0x8000]
    shl edx, 0x10
    xor ecx, edx
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0x2]
    and ecx, 0x1ff
    mov edx, dword ptr [edi + 4*ecx]
    lea ecx, [edx + eax]
    lea eax, [edx + eax + 0x8000]
    mov esi, ecx
    shl esi, 0x10
    xor eax, esi
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [ebp + 0x4]
    and eax, 0x1ff
    mov edx, dword ptr [edi + 4*eax]
    lea eax, [edx + ecx]
    lea ecx, [edx + ecx + 0x8000]
    mov esi, eax
    shl esi, 0x10
    xor ecx, esi
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0x6]
    and ecx, 0x1ff
    mov edx, dword ptr [edi + 4*ecx]
    lea ecx, [edx + eax]
    lea eax, [edx + eax + 0x8000]
    mov esi, ecx
    shl esi, 0x10
    xor eax, esi
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [ebp + 0x8]
    and eax, 0x1ff
    mov edx, dword ptr [edi + 4*eax]
    lea eax, [edx + ecx]
    lea ecx, [edx + ecx + 0x8000]
    mov esi, eax
    shl esi, 0x10
    xor ecx, esi
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0xa]
    and ecx, 0x1ff
    mov edx, dword ptr [edi + 4*ecx]
    lea ecx, [edx + eax]
    lea eax, [edx + eax + 0x8000]
    mov esi, ecx
    shl esi, 0x10
    xor eax, esi
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [ebp + 0xc]
    and eax, 0x1ff
    mov edx, dword ptr [edi + 4*eax]
    lea eax, [edx + ecx]
    lea ecx, [edx + ecx + 0x8000]
    mov esi, eax
    shl esi, 0x10
    xor ecx, esi
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0xe]
    and ecx, 0x1ff
    mov edx, dword ptr [edi + 4*ecx]
    lea ecx, [edx + eax]
    lea eax, [edx + eax + 0x8000]
    mov esi, ecx
    shl esi, 0x10
    xor eax, esi
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [ebp + 0x10]
    and eax, 0x1ff
    mov edx, dword ptr [edi + 4*eax]
    lea eax, [edx + ecx]
    lea ecx, [edx + ecx + 0x8000]
    mov esi, eax
    shl esi, 0x10
    xor ecx, esi
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0x12]
    and ecx, 0x1ff
    mov edx, dword ptr [edi + 4*ecx]
    lea ecx, [edx + eax]
    lea eax, [edx + eax + 0x8000]
    mov esi, ecx
    shl esi, 0x10
    xor eax, esi
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [ebp + 0x14]
    and eax, 0x1ff
    mov edx, dword ptr [edi + 4*eax]
    lea eax, [edx + ecx]
    lea ecx, [edx + ecx + 0x8000]
    mov esi, eax
    shl esi, 0x10
    xor ecx, esi
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0x16]
    and ecx, 0x1ff
    mov edx, dword ptr [edi + 4*ecx]
    lea ecx, [edx + eax]
    lea eax, [edx + eax + 0x8000]
    mov esi, ecx
    shl esi, 0x10
    xor eax, esi
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [ebp + 0x18]
    and eax, 0x1ff
    mov edx, dword ptr [edi + 4*eax]
    lea eax, [edx + ecx]
    lea ecx, [edx + ecx + 0x8000]
    mov esi, eax
    shl esi, 0x10
    xor ecx, esi
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0x1a]
    and ecx, 0x1ff
    mov edx, dword ptr [edi + 4*ecx]
    lea ecx, [edx + eax]
    lea eax, [edx + eax + 0x8000]
    mov esi, ecx
    shl esi, 0x10
    xor eax, esi
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [ebp + 0x1c]
    and eax, 0x1ff
    mov edx, dword ptr [edi + 4*eax]
    lea eax, [edx + ecx]
    lea ecx, [edx + ecx + 0x8000]
    mov esi, eax
    shl esi, 0x10
    xor ecx, esi
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0x1e]
    and ecx, 0x1ff
    mov ecx, dword ptr [edi + 4*ecx]
    lea edx, [ecx + eax]
    lea eax, [ecx + eax + 0x8000]
    mov esi, edx
    shl esi, 0x10
    xor eax, esi
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [ebp + 0x20]
    and eax, 0x1ff
    sub edx, dword ptr [edi + 4*eax]
    mov ecx, edx
    lea eax, [edx + 0x8000]
    shl ecx, 0x10
    xor eax, ecx
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [ebp + 0x22]
    and eax, 0x1ff
    mov ecx, dword ptr [edi + 4*eax]
    mov eax, edx
    sub eax, ecx
    neg ecx
    mov esi, eax
    lea ecx, [edx + ecx + 0x8000]
    shl esi, 0x10
    xor ecx, esi
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0x24]
    and ecx, 0x1ff
    sub eax, dword ptr [edi + 4*ecx]
    mov edx, eax
    lea ecx, [eax + 0x8000]
    shl edx, 0x10
    xor ecx, edx
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0x26]
    and ecx, 0x1ff
    mov edx, dword ptr [edi + 4*ecx]
    mov ecx, eax
    sub ecx, edx
    neg edx
    mov esi, ecx
    lea eax, [eax + edx + 0x8000]
    shl esi, 0x10
    xor eax, esi
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [ebp + 0x28]
    and eax, 0x1ff
    mov edx, dword ptr [edi + 4*eax]
    mov eax, ecx
    sub eax, edx
    neg edx
    mov esi, eax
    lea ecx, [ecx + edx + 0x8000]
    shl esi, 0x10
    xor ecx, esi
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0x2a]
    and ecx, 0x1ff
    mov edx, dword ptr [edi + 4*ecx]
    mov ecx, eax
    sub ecx, edx
    neg edx
    mov esi, ecx
    lea eax, [eax + edx + 0x8000]
    shl esi, 0x10
    xor eax, esi
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [ebp + 0x2c]
    and eax, 0x1ff
    mov edx, dword ptr [edi + 4*eax]
    mov eax, ecx
    sub eax, edx
    neg edx
    mov esi, eax
    lea ecx, [ecx + edx + 0x8000]
    shl esi, 0x10
    xor ecx, esi
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0x2e]
    and ecx, 0x1ff
    mov edx, dword ptr [edi + 4*ecx]
    mov ecx, eax
    sub ecx, edx
    neg edx
    mov esi, ecx
    lea eax, [eax + edx + 0x8000]
    shl esi, 0x10
    xor eax, esi
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [ebp + 0x30]
    and eax, 0x1ff
    mov edx, dword ptr [edi + 4*eax]
    mov eax, ecx
    sub eax, edx
    neg edx
    mov esi, eax
    lea ecx, [ecx + edx + 0x8000]
    shl esi, 0x10
    xor ecx, esi
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0x32]
    and ecx, 0x1ff
    mov edx, dword ptr [edi + 4*ecx]
    mov ecx, eax
    sub ecx, edx
    neg edx
    mov esi, ecx
    lea eax, [eax + edx + 0x8000]
    shl esi, 0x10
    xor eax, esi
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [ebp + 0x34]
    and eax, 0x1ff
    mov edx, dword ptr [edi + 4*eax]
    mov eax, ecx
    sub eax, edx
    neg edx
    mov esi, eax
    lea ecx, [ecx + edx + 0x8000]
    shl esi, 0x10
    xor ecx, esi
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0x36]
    and ecx, 0x1ff
    mov edx, dword ptr [edi + 4*ecx]
    mov ecx, eax
    sub ecx, edx
    neg edx
    mov esi, ecx
    lea eax, [eax + edx + 0x8000]
    shl esi, 0x10
    xor eax, esi
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [ebp + 0x38]
    and eax, 0x1ff
    mov edx, dword ptr [edi + 4*eax]
    mov eax, ecx
    sub eax, edx
    neg edx
    mov esi, eax
    lea ecx, [ecx + edx + 0x8000]
    shl esi, 0x10
    xor ecx, esi
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0x3a]
    and ecx, 0x1ff
    mov edx, dword ptr [edi + 4*ecx]
    mov ecx, eax
    sub ecx, edx
    neg edx
    mov esi, ecx
    lea eax, [eax + edx + 0x8000]
    mov edx, ecx
    shl esi, 0x10
    xor eax, esi
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [ebp + 0x3c]
    and eax, 0x1ff
    mov eax, dword ptr [edi + 4*eax]
    sub edx, eax
    neg eax
    mov esi, edx
    lea eax, [ecx + eax + 0x8000]
    shl esi, 0x10
    xor eax, esi
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [ebp + 0x3e]
    and eax, 0x1ff
    mov ecx, dword ptr [edi + 4*eax]
    mov eax, edx
    sub eax, ecx
    neg ecx
    mov esi, eax
    lea edx, [edx + ecx + 0x8000]
    movsx ecx, word ptr [ebp + 0x46]
    shl esi, 0x10
    xor edx, esi
    movsx esi, word ptr [ebp + 0x42]
    sar edx, 0x10
    and edx, ebx
    xor dx, word ptr [ebp + 0x40]
    and edx, 0x1ff
    imul esi, dword ptr [edi + 4*edx]
    lea edx, [esi + eax]
    lea esi, [esi + eax + 0x8000]
    mov eax, edx
    shl eax, 0x10
    xor esi, eax
    movsx eax, word ptr [ebp + 0x4a]
    sar esi, 0x10
    and esi, ebx
    xor si, word ptr [ebp + 0x44]
    and esi, 0x1ff
    imul ecx, dword ptr [edi + 4*esi]
    lea esi, [ecx + edx]
    lea ecx, [ecx + edx + 0x8000]
    mov edx, esi
    shl edx, 0x10
    xor ecx, edx
    movsx edx, word ptr [ebp + 0x4e]
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0x48]
    and ecx, 0x1ff
    imul eax, dword ptr [edi + 4*ecx]
    lea ecx, [eax + esi]
    lea esi, [eax + esi + 0x8000]
    mov eax, ecx
    shl eax, 0x10
    xor esi, eax
    movsx eax, word ptr [ebp + 0x52]
    sar esi, 0x10
    and esi, ebx
    xor si, word ptr [ebp + 0x4c]
    and esi, 0x1ff
    imul edx, dword ptr [edi + 4*esi]
    lea esi, [edx + ecx]
    lea ecx, [edx + ecx + 0x8000]
    mov edx, esi
    shl edx, 0x10
    xor ecx, edx
    movsx edx, word ptr [ebp + 0x56]
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0x50]
    and ecx, 0x1ff
    imul eax, dword ptr [edi + 4*ecx]
    lea edi, [eax + esi]
    lea eax, [eax + esi + 0x8000]
    mov esi, dword ptr [esp + 0x28]
    mov ecx, edi
    shl ecx, 0x10
    xor eax, ecx
    movsx ecx, word ptr [ebp + 0x5a]
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [ebp + 0x54]
    and eax, 0x1ff
    imul edx, dword ptr [esi + 4*eax]
    lea esi, [edx + edi]
    lea edx, [edx + edi + 0x8000]
    mov edi, dword ptr [esp + 0x28]
    mov eax, esi
    shl eax, 0x10
    xor edx, eax
    movsx eax, word ptr [ebp + 0x5e]
    sar edx, 0x10
    and edx, ebx
    xor dx, word ptr [ebp + 0x58]
    and edx, 0x1ff
    imul ecx, dword ptr [edi + 4*edx]
    lea edx, [ecx + esi]
    lea ecx, [ecx + esi + 0x8000]
    mov esi, edx
    shl esi, 0x10
    xor ecx, esi
    mov esi, dword ptr [ebp + 0x60]
    sar ecx, 0x10
    and ecx, ebx
    xor cx, word ptr [ebp + 0x5c]
    and ecx, 0x1ff
    imul eax, dword ptr [edi + 4*ecx]
    lea ecx, [eax + edx]
    lea edx, [eax + edx + 0x8000]
    mov eax, 0x18
    movsx ecx, cx
    sub eax, esi
    sar edx, 0x10
    imul eax, edx
    imul ecx, esi
    mov edx, 0x2aaaaaab
    add eax, ecx
    mov ecx, dword ptr [esp + 0x10]
    imul edx
    mov eax, edx
    sar edx, 0x2
    shr eax, 0x1f
    add edx, eax
    mov eax, edx
    sar eax, 0x1f
    add ecx, edx
    mov edx, dword ptr [esp + 0xc]
    adc edx, eax
    add ebp, 0x64
    cmp ebp, dword ptr [esp + 0x8]
    jne .L0
    jmp .L2
.L1:
    xor ecx, ecx
    xor edx, edx
.L2:
    mov eax, ecx
    add esp, 0x14
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
    sub esp, 0xc
    mov ecx, dword ptr [esp + 0x24]
    call .L0
.L0:
    pop eax
    add eax, _GLOBAL_OFFSET_TABLE_
    mov edx, dword ptr [ecx + 0x8]
    test edx, edx
    je .L2
    mov ebp, dword ptr [ecx + 0x4]
    mov ebx, dword ptr [esp + 0x20]
    movdqa xmm0, xmmword ptr [eax + .C0]
    imul ecx, edx, 0x64
    xor edx, edx
    add ecx, ebp
    mov dword ptr [esp], ecx
    xor ecx, ecx
    nop
.L1:
    movdqu xmm2, xmmword ptr [ebp]
    mov dword ptr [esp + 0x8], ecx
    movdqu xmm1, xmmword ptr [ebp + 0x10]
    mov dword ptr [esp + 0x4], edx
    movzx edi, word ptr [ebp + 0x44]
    mov esi, dword ptr [ebp + 0x60]
    pand xmm2, xmm0
    pand xmm1, xmm0
    and edi, 0x1ff
    pextrw eax, xmm2, 0x1
    pextrw ecx, xmm2, 0x0
    mov eax, dword ptr [ebx + 4*eax]
    add eax, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm2, 0x2
    add eax, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm2, 0x3
    add eax, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm2, 0x4
    add eax, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm2, 0x5
    add eax, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm2, 0x6
    add eax, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm2, 0x7
    add eax, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x0
    add eax, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x1
    add eax, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x2
    add eax, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x3
    add eax, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x4
    add eax, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x5
    add eax, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x6
    add eax, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x7
    movdqu xmm1, xmmword ptr [ebp + 0x20]
    pand xmm1, xmm0
    add eax, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x0
    mov edx, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x1
    add edx, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x2
    add edx, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x3
    add edx, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x4
    add edx, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x5
    add edx, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x6
    add edx, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x7
    movdqu xmm1, xmmword ptr [ebp + 0x30]
    add edx, dword ptr [ebx + 4*ecx]
    pand xmm1, xmm0
    pextrw ecx, xmm1, 0x0
    add edx, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x1
    add edx, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x2
    add edx, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x3
    add edx, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x4
    add edx, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x5
    add edx, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x6
    add edx, dword ptr [ebx + 4*ecx]
    pextrw ecx, xmm1, 0x7
    add edx, dword ptr [ebx + 4*ecx]
    movzx ecx, word ptr [ebp + 0x40]
    sub eax, edx
    movsx edx, word ptr [ebp + 0x42]
    and ecx, 0x1ff
    imul edx, dword ptr [ebx + 4*ecx]
    movsx ecx, word ptr [ebp + 0x46]
    imul ecx, dword ptr [ebx + 4*edi]
    movzx edi, word ptr [ebp + 0x48]
    add ecx, edx
    movsx edx, word ptr [ebp + 0x4a]
    and edi, 0x1ff
    imul edx, dword ptr [ebx + 4*edi]
    movzx edi, word ptr [ebp + 0x4c]
    add edx, ecx
    movsx ecx, word ptr [ebp + 0x4e]
    and edi, 0x1ff
    imul ecx, dword ptr [ebx + 4*edi]
    movzx edi, word ptr [ebp + 0x50]
    add ecx, edx
    movsx edx, word ptr [ebp + 0x52]
    and edi, 0x1ff
    imul edx, dword ptr [ebx + 4*edi]
    movzx edi, word ptr [ebp + 0x54]
    add edx, ecx
    movsx ecx, word ptr [ebp + 0x56]
    and edi, 0x1ff
    imul ecx, dword ptr [ebx + 4*edi]
    movzx edi, word ptr [ebp + 0x58]
    add ecx, edx
    movsx edx, word ptr [ebp + 0x5a]
    and edi, 0x1ff
    imul edx, dword ptr [ebx + 4*edi]
    movzx edi, word ptr [ebp + 0x5c]
    add edx, ecx
    movsx ecx, word ptr [ebp + 0x5e]
    and edi, 0x1ff
    add edx, eax
    imul ecx, dword ptr [ebx + 4*edi]
    mov edi, 0x18
    sub edi, esi
    lea eax, [ecx + edx]
    lea ecx, [ecx + edx + 0x8000]
    mov edx, 0x2aaaaaab
    cwde
    sar ecx, 0x10
    imul edi, ecx
    imul eax, esi
    mov ecx, dword ptr [esp + 0x8]
    add edi, eax
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
    mov edx, dword ptr [esp + 0x4]
    adc edx, eax
    add ebp, 0x64
    cmp ebp, dword ptr [esp]
    jne .L1
    jmp .L3
.L2:
    xor ecx, ecx
    xor edx, edx
.L3:
    mov eax, ecx
    add esp, 0xc
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.C0 = 0x01ff01ff01ff01ff 0x01ff01ff01ff01ff
