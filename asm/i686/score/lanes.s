# The kernels of score/lanes, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm score/lanes --target i686
# binary: sha256 cb29aece8434b7627248172dbbc46afa8ff1956700b16c9ef07bd35a00823fdd
# latency: 664 instructions in 2111 bytes; innermost loops: .L0 of 634
# throughput: 343 instructions in 1189 bytes; innermost loops: .L1 of 314
# mix of 1007 instructions: 271 mov, 183 and, 134 add, 87 xor, 48 or, 44 sar, 40 imul, 39 shl, 38 sub, 32 pextrw, 25 movzx, 18 movsx, 9 pop, 8 push, 4 movdqu, 4 pand, 3 cmp, 2 adc, 2 je, 2 jmp, 2 jne, 2 lea, 2 ret, 2 shr, 2 test, 1 call, 1 movdqa, 1 neg, 1 setl

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
    mov ebx, dword ptr [esp + 0x38]
    mov dword ptr [esp + 0x4], esi
    mov ebp, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x1c], edx
    mov dword ptr [esp + 0x20], ecx
    mov edx, dword ptr [esp + 0x4]
    and eax, 0x1ff
    mov eax, dword ptr [ebx + 4*eax]
    mov ecx, eax
    mov esi, eax
    shl ecx, 0x10
    and esi, 0xffff0000
    xor ecx, eax
    sar ecx, 0x10
    and ecx, ebp
    xor cx, word ptr [edx + 0x2]
    and ecx, 0x1ff
    mov ecx, dword ptr [ebx + 4*ecx]
    add esi, ecx
    add eax, ecx
    mov ecx, esi
    and ecx, 0xffff0000
    mov edx, ecx
    or edx, eax
    shl eax, 0x10
    xor eax, esi
    mov esi, dword ptr [esp + 0x4]
    sar eax, 0x10
    and eax, ebp
    xor ax, word ptr [esi + 0x4]
    and eax, 0x1ff
    mov eax, dword ptr [ebx + 4*eax]
    add ecx, eax
    add edx, eax
    mov esi, ecx
    and esi, 0xffff0000
    mov eax, esi
    or eax, edx
    shl edx, 0x10
    xor edx, ecx
    mov ecx, dword ptr [esp + 0x4]
    sar edx, 0x10
    and edx, ebp
    xor dx, word ptr [ecx + 0x6]
    and edx, 0x1ff
    mov ecx, dword ptr [ebx + 4*edx]
    add esi, ecx
    add eax, ecx
    mov ecx, esi
    and ecx, 0xffff0000
    mov edx, ecx
    or edx, eax
    shl eax, 0x10
    xor eax, esi
    mov esi, dword ptr [esp + 0x4]
    sar eax, 0x10
    and eax, ebp
    xor ax, word ptr [esi + 0x8]
    and eax, 0x1ff
    mov eax, dword ptr [ebx + 4*eax]
    add ecx, eax
    add edx, eax
    mov esi, ecx
    and esi, 0xffff0000
    mov eax, esi
    or eax, edx
    shl edx, 0x10
    xor edx, ecx
    mov ecx, dword ptr [esp + 0x4]
    sar edx, 0x10
    and edx, ebp
    xor dx, word ptr [ecx + 0xa]
    and edx, 0x1ff
    mov ecx, dword ptr [ebx + 4*edx]
    add esi, ecx
    add eax, ecx
    mov ecx, esi
    and ecx, 0xffff0000
    mov edx, ecx
    or edx, eax
    shl eax, 0x10
    xor eax, esi
    mov esi, dword ptr [esp + 0x4]
    sar eax, 0x10
    and eax, ebp
    xor ax, word ptr [esi + 0xc]
    and eax, 0x1ff
    mov eax, dword ptr [ebx + 4*eax]
    add ecx, eax
    add edx, eax
    mov esi, ecx
    and esi, 0xffff0000
    mov eax, esi
    or eax, edx
    shl edx, 0x10
    xor edx, ecx
    mov ecx, dword ptr [esp + 0x4]
    sar edx, 0x10
    and edx, ebp
    xor dx, word ptr [ecx + 0xe]
    and edx, 0x1ff
    mov ecx, dword ptr [ebx + 4*edx]
    add esi, ecx
    add eax, ecx
    mov ecx, esi
    and ecx, 0xffff0000
    mov edx, ecx
    or edx, eax
    shl eax, 0x10
    xor eax, esi
    mov esi, dword ptr [esp + 0x4]
    sar eax, 0x10
    and eax, ebp
    xor ax, word ptr [esi + 0x10]
    and eax, 0x1ff
    mov eax, dword ptr [ebx + 4*eax]
    add ecx, eax
    add edx, eax
    mov esi, ecx
    and esi, 0xffff0000
    mov eax, esi
    or eax, edx
    shl edx, 0x10
    xor edx, ecx
    mov ecx, dword ptr [esp + 0x4]
    sar edx, 0x10
    and edx, ebp
    xor dx, word ptr [ecx + 0x12]
    and edx, 0x1ff
    mov ecx, dword ptr [ebx + 4*edx]
    add esi, ecx
    add eax, ecx
    mov ecx, esi
    and ecx, 0xffff0000
    mov edx, ecx
    or edx, eax
    shl eax, 0x10
    xor eax, esi
    mov esi, dword ptr [esp + 0x4]
    sar eax, 0x10
    and eax, ebp
    xor ax, word ptr [esi + 0x14]
    and eax, 0x1ff
    mov eax, dword ptr [ebx + 4*eax]
    add ecx, eax
    add edx, eax
    mov esi, ecx
    and esi, 0xffff0000
    mov eax, esi
    or eax, edx
    shl edx, 0x10
    xor edx, ecx
    mov ecx, dword ptr [esp + 0x4]
    sar edx, 0x10
    and edx, ebp
    xor dx, word ptr [ecx + 0x16]
    and edx, 0x1ff
    mov ecx, dword ptr [ebx + 4*edx]
    add esi, ecx
    add eax, ecx
    mov ecx, esi
    and ecx, 0xffff0000
    mov edx, ecx
    or edx, eax
    shl eax, 0x10
    xor eax, esi
    mov esi, dword ptr [esp + 0x4]
    sar eax, 0x10
    and eax, ebp
    xor ax, word ptr [esi + 0x18]
    and eax, 0x1ff
    mov eax, dword ptr [ebx + 4*eax]
    add ecx, eax
    add edx, eax
    mov esi, ecx
    and esi, 0xffff0000
    mov eax, esi
    or eax, edx
    shl edx, 0x10
    xor edx, ecx
    mov ecx, dword ptr [esp + 0x4]
    sar edx, 0x10
    and edx, ebp
    xor dx, word ptr [ecx + 0x1a]
    and edx, 0x1ff
    mov ecx, dword ptr [ebx + 4*edx]
    add esi, ecx
    add eax, ecx
    mov ecx, esi
    and ecx, 0xffff0000
    mov edx, ecx
    or edx, eax
    shl eax, 0x10
    xor eax, esi
    mov esi, dword ptr [esp + 0x4]
    sar eax, 0x10
    and eax, ebp
    xor ax, word ptr [esi + 0x1c]
    and eax, 0x1ff
    mov eax, dword ptr [ebx + 4*eax]
    add ecx, eax
    add edx, eax
    mov esi, ecx
    and esi, 0xffff0000
    mov eax, esi
    or eax, edx
    shl edx, 0x10
    xor edx, ecx
    mov ecx, dword ptr [esp + 0x4]
    sar edx, 0x10
    and edx, ebp
    xor dx, word ptr [ecx + 0x1e]
    and edx, 0x1ff
    mov ecx, dword ptr [ebx + 4*edx]
    add eax, ecx
    add esi, ecx
    mov ecx, dword ptr [esp + 0x4]
    movzx edx, ax
    shl eax, 0x10
    xor eax, esi
    and esi, 0xffff0000
    sar eax, 0x10
    and eax, ebp
    or edx, esi
    xor ax, word ptr [ecx + 0x20]
    mov ecx, edx
    and eax, 0x1ff
    mov eax, dword ptr [ebx + 4*eax]
    sub ecx, eax
    and eax, 0xffff0000
    sub edx, eax
    movzx eax, cx
    shl ecx, 0x10
    xor ecx, edx
    and edx, 0xffff0000
    or eax, edx
    mov edx, dword ptr [esp + 0x4]
    sar ecx, 0x10
    and ecx, ebp
    xor cx, word ptr [edx + 0x22]
    and ecx, 0x1ff
    mov edx, dword ptr [ebx + 4*ecx]
    mov ecx, eax
    sub ecx, edx
    and edx, 0xffff0000
    sub eax, edx
    movzx edx, cx
    shl ecx, 0x10
    xor ecx, eax
    and eax, 0xffff0000
    or edx, eax
    mov eax, dword ptr [esp + 0x4]
    sar ecx, 0x10
    and ecx, ebp
    xor cx, word ptr [eax + 0x24]
    and ecx, 0x1ff
    mov eax, dword ptr [ebx + 4*ecx]
    mov ecx, edx
    sub ecx, eax
    and eax, 0xffff0000
    sub edx, eax
    movzx eax, cx
    shl ecx, 0x10
    xor ecx, edx
    and edx, 0xffff0000
    or eax, edx
    mov edx, dword ptr [esp + 0x4]
    sar ecx, 0x10
    and ecx, ebp
    xor cx, word ptr [edx + 0x26]
    and ecx, 0x1ff
    mov edx, dword ptr [ebx + 4*ecx]
    mov ecx, eax
    sub ecx, edx
    and edx, 0xffff0000
    sub eax, edx
    movzx edx, cx
    shl ecx, 0x10
    xor ecx, eax
    and eax, 0xffff0000
    or edx, eax
    mov eax, dword ptr [esp + 0x4]
    sar ecx, 0x10
    and ecx, ebp
    xor cx, word ptr [eax + 0x28]
    and ecx, 0x1ff
    mov eax, dword ptr [ebx + 4*ecx]
    mov ecx, edx
    sub ecx, eax
    and eax, 0xffff0000
    sub edx, eax
    movzx eax, cx
    shl ecx, 0x10
    xor ecx, edx
    and edx, 0xffff0000
    or eax, edx
    mov edx, dword ptr [esp + 0x4]
    sar ecx, 0x10
    and ecx, ebp
    xor cx, word ptr [edx + 0x2a]
    and ecx, 0x1ff
    mov edx, dword ptr [ebx + 4*ecx]
    mov ecx, eax
    sub ecx, edx
    and edx, 0xffff0000
    sub eax, edx
    movzx edx, cx
    shl ecx, 0x10
    xor ecx, eax
    and eax, 0xffff0000
    or edx, eax
    mov eax, dword ptr [esp + 0x4]
    sar ecx, 0x10
    and ecx, ebp
    xor cx, word ptr [eax + 0x2c]
    and ecx, 0x1ff
    mov eax, dword ptr [ebx + 4*ecx]
    mov ecx, edx
    sub ecx, eax
    and eax, 0xffff0000
    sub edx, eax
    movzx eax, cx
    shl ecx, 0x10
    xor ecx, edx
    and edx, 0xffff0000
    or eax, edx
    mov edx, dword ptr [esp + 0x4]
    sar ecx, 0x10
    and ecx, ebp
    xor cx, word ptr [edx + 0x2e]
    and ecx, 0x1ff
    mov edx, dword ptr [ebx + 4*ecx]
    mov ecx, eax
    sub ecx, edx
    and edx, 0xffff0000
    sub eax, edx
    movzx edx, cx
    shl ecx, 0x10
    xor ecx, eax
    and eax, 0xffff0000
    or edx, eax
    mov eax, dword ptr [esp + 0x4]
    sar ecx, 0x10
    and ecx, ebp
    xor cx, word ptr [eax + 0x30]
    and ecx, 0x1ff
    mov eax, dword ptr [ebx + 4*ecx]
    mov ecx, edx
    sub ecx, eax
    and eax, 0xffff0000
    sub edx, eax
    movzx eax, cx
    shl ecx, 0x10
    xor ecx, edx
    and edx, 0xffff0000
    or eax, edx
    mov edx, dword ptr [esp + 0x4]
    sar ecx, 0x10
    and ecx, ebp
    xor cx, word ptr [edx + 0x32]
    and ecx, 0x1ff
    mov edx, dword ptr [ebx + 4*ecx]
    mov ecx, eax
    sub ecx, edx
    and edx, 0xffff0000
    sub eax, edx
    movzx edx, cx
    shl ecx, 0x10
    xor ecx, eax
    and eax, 0xffff0000
    or edx, eax
    mov eax, dword ptr [esp + 0x4]
    sar ecx, 0x10
    and ecx, ebp
    xor cx, word ptr [eax + 0x34]
    and ecx, 0x1ff
    mov eax, dword ptr [ebx + 4*ecx]
    mov ecx, edx
    sub ecx, eax
    and eax, 0xffff0000
    sub edx, eax
    movzx eax, cx
    shl ecx, 0x10
    xor ecx, edx
    and edx, 0xffff0000
    or eax, edx
    mov edx, dword ptr [esp + 0x4]
    sar ecx, 0x10
    and ecx, ebp
    xor cx, word ptr [edx + 0x36]
    and ecx, 0x1ff
    mov edx, dword ptr [ebx + 4*ecx]
    mov ecx, eax
    sub ecx, edx
    and edx, 0xffff0000
    sub eax, edx
    movzx edx, cx
    shl ecx, 0x10
    xor ecx, eax
    and eax, 0xffff0000
    or edx, eax
    mov eax, dword ptr [esp + 0x4]
    sar ecx, 0x10
    and ecx, ebp
    xor cx, word ptr [eax + 0x38]
    and ecx, 0x1ff
    mov eax, dword ptr [ebx + 4*ecx]
    mov ecx, edx
    sub ecx, eax
    and eax, 0xffff0000
    sub edx, eax
    movzx eax, cx
    shl ecx, 0x10
    xor ecx, edx
    and edx, 0xffff0000
    or eax, edx
    mov edx, dword ptr [esp + 0x4]
    sar ecx, 0x10
    and ecx, ebp
    xor cx, word ptr [edx + 0x3a]
    and ecx, 0x1ff
    mov edx, dword ptr [ebx + 4*ecx]
    mov ecx, eax
    sub ecx, edx
    and edx, 0xffff0000
    sub eax, edx
    movzx edx, cx
    shl ecx, 0x10
    xor ecx, eax
    and eax, 0xffff0000
    or edx, eax
    mov eax, dword ptr [esp + 0x4]
    sar ecx, 0x10
    and ecx, ebp
    xor cx, word ptr [eax + 0x3c]
    and ecx, 0x1ff
    mov eax, dword ptr [ebx + 4*ecx]
    mov ecx, edx
    sub ecx, eax
    and eax, 0xffff0000
    sub edx, eax
    movzx eax, cx
    shl ecx, 0x10
    xor ecx, edx
    and edx, 0xffff0000
    or eax, edx
    mov edx, dword ptr [esp + 0x4]
    sar ecx, 0x10
    and ecx, ebp
    xor cx, word ptr [edx + 0x3e]
    and ecx, 0x1ff
    mov edx, dword ptr [ebx + 4*ecx]
    mov ecx, eax
    sub ecx, edx
    and edx, 0xffff0000
    sub eax, edx
    mov edx, eax
    and edx, 0xffff0000
    mov esi, edx
    or esi, ecx
    shl ecx, 0x10
    xor ecx, eax
    mov eax, dword ptr [esp + 0x4]
    sar ecx, 0x10
    and ecx, ebp
    movsx ebx, word ptr [eax + 0x42]
    mov eax, dword ptr [esp + 0x4]
    xor cx, word ptr [eax + 0x40]
    mov eax, dword ptr [esp + 0x38]
    and ecx, 0x1ff
    mov eax, dword ptr [eax + 4*ecx]
    mov ecx, dword ptr [esp + 0x4]
    mov edi, eax
    imul eax, ebx
    movsx ecx, word ptr [ecx + 0x46]
    and edi, 0xffff0000
    add eax, esi
    imul edi, ebx
    mov ebx, ebp
    add edi, edx
    mov edx, dword ptr [esp + 0x4]
    mov esi, edi
    or esi, eax
    shl eax, 0x10
    xor eax, edi
    sar eax, 0x10
    and eax, ebp
    mov ebp, dword ptr [esp + 0x38]
    xor ax, word ptr [edx + 0x44]
    and eax, 0x1ff
    mov eax, dword ptr [ebp + 4*eax]
    mov edx, eax
    imul eax, ecx
    and edx, 0xffff0000
    add eax, esi
    mov esi, dword ptr [esp + 0x4]
    imul edx, ecx
    add edx, edi
    mov edi, dword ptr [esp + 0x4]
    mov ecx, edx
    or ecx, eax
    shl eax, 0x10
    movsx esi, word ptr [esi + 0x4a]
    xor eax, edx
    sar eax, 0x10
    and eax, ebx
    xor ax, word ptr [edi + 0x48]
    and eax, 0x1ff
    mov edi, dword ptr [ebp + 4*eax]
    mov eax, edi
    imul edi, esi
    and eax, 0xffff0000
    add edi, ecx
    mov ecx, dword ptr [esp + 0x4]
    imul eax, esi
    add eax, edx
    mov edx, dword ptr [esp + 0x4]
    mov esi, eax
    or esi, edi
    shl edi, 0x10
    movsx ecx, word ptr [ecx + 0x4e]
    xor edi, eax
    sar edi, 0x10
    and edi, ebx
    xor di, word ptr [edx + 0x4c]
    and edi, 0x1ff
    mov edi, dword ptr [ebp + 4*edi]
    mov edx, edi
    imul edi, ecx
    and edx, 0xffff0000
    add edi, esi
    mov esi, dword ptr [esp + 0x4]
    imul edx, ecx
    add edx, eax
    mov eax, dword ptr [esp + 0x4]
    mov ecx, edx
    or ecx, edi
    shl edi, 0x10
    movsx esi, word ptr [esi + 0x52]
    xor edi, edx
    sar edi, 0x10
    and edi, ebx
    xor di, word ptr [eax + 0x50]
    and edi, 0x1ff
    mov edi, dword ptr [ebp + 4*edi]
    mov ebp, ebx
    mov eax, edi
    imul edi, esi
    and eax, 0xffff0000
    add edi, ecx
    mov ecx, dword ptr [esp + 0x4]
    imul eax, esi
    add eax, edx
    mov edx, dword ptr [esp + 0x4]
    mov esi, eax
    or esi, edi
    shl edi, 0x10
    movsx ecx, word ptr [ecx + 0x56]
    xor edi, eax
    sar edi, 0x10
    and edi, ebx
    xor di, word ptr [edx + 0x54]
    mov edx, dword ptr [esp + 0x38]
    and edi, 0x1ff
    mov edi, dword ptr [edx + 4*edi]
    mov edx, edi
    imul edi, ecx
    and edx, 0xffff0000
    add edi, esi
    mov esi, dword ptr [esp + 0x4]
    imul edx, ecx
    add edx, eax
    mov eax, dword ptr [esp + 0x4]
    mov ebx, edx
    or ebx, edi
    shl edi, 0x10
    movsx esi, word ptr [esi + 0x5a]
    xor edi, edx
    sar edi, 0x10
    and edi, ebp
    xor di, word ptr [eax + 0x58]
    mov eax, dword ptr [esp + 0x38]
    and edi, 0x1ff
    mov ecx, dword ptr [eax + 4*edi]
    mov edi, dword ptr [esp + 0x4]
    mov eax, ecx
    imul ecx, esi
    movsx edi, word ptr [edi + 0x5e]
    and eax, 0xffff0000
    add ecx, ebx
    imul eax, esi
    mov esi, dword ptr [esp + 0x4]
    add eax, edx
    mov edx, ecx
    shl edx, 0x10
    xor edx, eax
    sar edx, 0x10
    and edx, ebp
    xor dx, word ptr [esi + 0x5c]
    mov esi, dword ptr [esp + 0x38]
    and edx, 0x1ff
    mov esi, dword ptr [esi + 4*edx]
    mov edx, esi
    imul esi, edi
    and edx, 0xffff0000
    add esi, ecx
    imul edx, edi
    movsx esi, si
    add edx, eax
    mov eax, dword ptr [esp + 0x4]
    sar edx, 0x10
    mov ecx, dword ptr [eax + 0x60]
    mov eax, 0x18
    sub eax, ecx
    imul esi, ecx
    mov ecx, dword ptr [esp + 0x20]
    imul eax, edx
    mov edx, 0x2aaaaaab
    add eax, esi
    mov esi, dword ptr [esp + 0x4]
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
    sub esp, 0x14
    mov ecx, dword ptr [esp + 0x2c]
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
    mov dword ptr [esp + 0x8], ecx
    xor ecx, ecx
    nop
.L1:
    movdqu xmm2, xmmword ptr [esi]
    mov ebp, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x10], ecx
    movdqu xmm1, xmmword ptr [esi + 0x10]
    mov dword ptr [esp], esi
    mov dword ptr [esp + 0xc], edx
    pand xmm2, xmm0
    pand xmm1, xmm0
    pextrw eax, xmm2, 0x0
    pextrw ecx, xmm2, 0x1
    mov eax, dword ptr [ebp + 4*eax]
    mov ecx, dword ptr [ebp + 4*ecx]
    lea edi, [ecx + eax]
    and eax, 0xffff0000
    add eax, ecx
    pextrw ecx, xmm2, 0x2
    mov ecx, dword ptr [ebp + 4*ecx]
    and eax, 0xffff0000
    or edi, eax
    add eax, ecx
    add edi, ecx
    pextrw ecx, xmm2, 0x3
    mov ecx, dword ptr [ebp + 4*ecx]
    and eax, 0xffff0000
    or edi, eax
    add eax, ecx
    add edi, ecx
    pextrw ecx, xmm2, 0x4
    mov ecx, dword ptr [ebp + 4*ecx]
    and eax, 0xffff0000
    or edi, eax
    add eax, ecx
    add edi, ecx
    pextrw ecx, xmm2, 0x5
    mov ecx, dword ptr [ebp + 4*ecx]
    and eax, 0xffff0000
    or edi, eax
    add eax, ecx
    add edi, ecx
    pextrw ecx, xmm2, 0x6
    mov ecx, dword ptr [ebp + 4*ecx]
    and eax, 0xffff0000
    or edi, eax
    add eax, ecx
    add edi, ecx
    pextrw ecx, xmm2, 0x7
    mov ecx, dword ptr [ebp + 4*ecx]
    and eax, 0xffff0000
    or edi, eax
    add eax, ecx
    add edi, ecx
    pextrw ecx, xmm1, 0x0
    mov ecx, dword ptr [ebp + 4*ecx]
    and eax, 0xffff0000
    or edi, eax
    add eax, ecx
    add edi, ecx
    pextrw ecx, xmm1, 0x1
    mov ecx, dword ptr [ebp + 4*ecx]
    and eax, 0xffff0000
    or edi, eax
    add eax, ecx
    add edi, ecx
    pextrw ecx, xmm1, 0x2
    mov ecx, dword ptr [ebp + 4*ecx]
    and eax, 0xffff0000
    or edi, eax
    add eax, ecx
    add edi, ecx
    pextrw ecx, xmm1, 0x3
    mov ecx, dword ptr [ebp + 4*ecx]
    and eax, 0xffff0000
    or edi, eax
    add eax, ecx
    add edi, ecx
    pextrw ecx, xmm1, 0x4
    mov ebx, dword ptr [ebp + 4*ecx]
    pextrw ecx, xmm1, 0x5
    and eax, 0xffff0000
    mov ecx, dword ptr [ebp + 4*ecx]
    or edi, eax
    add eax, ebx
    and eax, 0xffff0000
    add ebx, ecx
    add eax, ecx
    pextrw ecx, xmm1, 0x6
    mov ecx, dword ptr [ebp + 4*ecx]
    and eax, 0xffff0000
    add eax, ecx
    add ebx, ecx
    pextrw ecx, xmm1, 0x7
    movdqu xmm1, xmmword ptr [esi + 0x20]
    mov ecx, dword ptr [ebp + 4*ecx]
    and eax, 0xffff0000
    pand xmm1, xmm0
    add ebx, ecx
    add eax, ecx
    pextrw ecx, xmm1, 0x0
    pextrw esi, xmm1, 0x1
    add ebx, edi
    mov ecx, dword ptr [ebp + 4*ecx]
    pextrw edi, xmm1, 0x3
    mov dword ptr [esp + 0x4], ebx
    mov ebx, dword ptr [ebp + 4*esi]
    mov edi, dword ptr [ebp + 4*edi]
    mov edx, ecx
    add ecx, ebx
    and edx, 0xffff0000
    and ebx, 0xffff0000
    add ebx, edx
    pextrw edx, xmm1, 0x2
    mov esi, dword ptr [ebp + 4*edx]
    mov edx, esi
    add esi, edi
    and edi, 0xffff0000
    and edx, 0xffff0000
    add esi, ecx
    pextrw ecx, xmm1, 0x4
    add edi, edx
    pextrw edx, xmm1, 0x5
    mov ecx, dword ptr [ebp + 4*ecx]
    mov edx, dword ptr [ebp + 4*edx]
    add edi, ebx
    mov ebx, ecx
    add ecx, edx
    and ebx, 0xffff0000
    and edx, 0xffff0000
    add edx, ebx
    pextrw ebx, xmm1, 0x6
    mov ebx, dword ptr [ebp + 4*ebx]
    add ecx, ebx
    and ebx, 0xffff0000
    add ecx, esi
    mov esi, dword ptr [esp]
    add ebx, edx
    pextrw edx, xmm1, 0x7
    add ebx, edi
    mov edi, dword ptr [ebp + 4*edx]
    movdqu xmm1, xmmword ptr [esi + 0x30]
    mov edx, edi
    and edx, 0xffff0000
    pand xmm1, xmm0
    pextrw esi, xmm1, 0x0
    mov esi, dword ptr [ebp + 4*esi]
    add edi, esi
    and esi, 0xffff0000
    add esi, edx
    pextrw edx, xmm1, 0x1
    mov edx, dword ptr [ebp + 4*edx]
    add edi, edx
    and edx, 0xffff0000
    add edx, esi
    pextrw esi, xmm1, 0x2
    mov esi, dword ptr [ebp + 4*esi]
    add edi, esi
    and esi, 0xffff0000
    add esi, edx
    add edi, ecx
    pextrw ecx, xmm1, 0x3
    add esi, ebx
    pextrw ebx, xmm1, 0x4
    mov ecx, dword ptr [ebp + 4*ecx]
    mov ebx, dword ptr [ebp + 4*ebx]
    mov edx, ecx
    add ecx, ebx
    and edx, 0xffff0000
    and ebx, 0xffff0000
    add ebx, edx
    pextrw edx, xmm1, 0x5
    mov edx, dword ptr [ebp + 4*edx]
    add ecx, edx
    and edx, 0xffff0000
    add edx, ebx
    pextrw ebx, xmm1, 0x6
    mov ebx, dword ptr [ebp + 4*ebx]
    add ecx, ebx
    and ebx, 0xffff0000
    add ebx, edx
    pextrw edx, xmm1, 0x7
    mov edx, dword ptr [ebp + 4*edx]
    add ecx, edx
    and edx, 0xffff0000
    add ecx, edi
    add edx, ebx
    sub dword ptr [esp + 0x4], ecx
    mov ecx, dword ptr [esp]
    add edx, esi
    sub eax, edx
    and eax, 0xffff0000
    movzx ebx, word ptr [ecx + 0x40]
    mov ecx, dword ptr [esp]
    movsx edi, word ptr [ecx + 0x42]
    mov ecx, dword ptr [esp]
    and ebx, 0x1ff
    mov edx, dword ptr [ebp + 4*ebx]
    movzx esi, word ptr [ecx + 0x44]
    mov ecx, dword ptr [esp]
    mov ebx, edx
    imul edx, edi
    and ebx, 0xffff0000
    imul ebx, edi
    and esi, 0x1ff
    movsx ecx, word ptr [ecx + 0x46]
    mov edi, dword ptr [ebp + 4*esi]
    mov esi, edi
    imul edi, ecx
    and esi, 0xffff0000
    add edi, edx
    mov edx, dword ptr [esp]
    imul esi, ecx
    mov ecx, dword ptr [esp]
    add esi, ebx
    movzx ebp, word ptr [edx + 0x48]
    movsx edx, word ptr [ecx + 0x4a]
    mov ecx, dword ptr [esp + 0x28]
    and ebp, 0x1ff
    mov ebx, dword ptr [ecx + 4*ebp]
    mov ebp, dword ptr [esp + 0x28]
    mov ecx, ebx
    imul ebx, edx
    add ebx, edi
    mov edi, dword ptr [esp]
    and ecx, 0xffff0000
    imul ecx, edx
    mov edx, dword ptr [esp]
    add ecx, esi
    movzx edi, word ptr [edi + 0x4c]
    movsx edx, word ptr [edx + 0x4e]
    and edi, 0x1ff
    mov edi, dword ptr [ebp + 4*edi]
    mov esi, edi
    imul edi, edx
    add edi, ebx
    mov ebx, dword ptr [esp]
    and esi, 0xffff0000
    imul esi, edx
    mov edx, dword ptr [esp]
    add esi, ecx
    movzx ebx, word ptr [ebx + 0x50]
    movsx edx, word ptr [edx + 0x52]
    and ebx, 0x1ff
    mov ebx, dword ptr [ebp + 4*ebx]
    mov ecx, ebx
    imul ebx, edx
    add ebx, edi
    mov edi, dword ptr [esp]
    and ecx, 0xffff0000
    imul ecx, edx
    mov edx, dword ptr [esp]
    add ecx, esi
    movzx edi, word ptr [edi + 0x54]
    movsx edx, word ptr [edx + 0x56]
    and edi, 0x1ff
    mov edi, dword ptr [ebp + 4*edi]
    mov esi, edi
    imul edi, edx
    add edi, ebx
    mov ebx, dword ptr [esp]
    and esi, 0xffff0000
    imul esi, edx
    mov edx, dword ptr [esp]
    add esi, ecx
    movzx ebx, word ptr [ebx + 0x58]
    movsx edx, word ptr [edx + 0x5a]
    and ebx, 0x1ff
    mov ebx, dword ptr [ebp + 4*ebx]
    mov ecx, ebx
    imul ebx, edx
    add ebx, edi
    mov edi, dword ptr [esp]
    and ecx, 0xffff0000
    imul ecx, edx
    mov edx, dword ptr [esp]
    add ecx, esi
    movzx edi, word ptr [edi + 0x5c]
    movsx edx, word ptr [edx + 0x5e]
    and edi, 0x1ff
    mov edi, dword ptr [ebp + 4*edi]
    mov esi, edi
    imul edi, edx
    and esi, 0xffff0000
    add edi, ebx
    imul esi, edx
    add edi, dword ptr [esp + 0x4]
    mov edx, 0x2aaaaaab
    add esi, ecx
    add esi, eax
    mov eax, dword ptr [esp]
    sar esi, 0x10
    movsx ecx, di
    mov edi, 0x18
    mov eax, dword ptr [eax + 0x60]
    sub edi, eax
    imul ecx, eax
    imul edi, esi
    mov esi, dword ptr [esp]
    add edi, ecx
    mov ecx, dword ptr [esp + 0x10]
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
    mov edx, dword ptr [esp + 0xc]
    adc edx, eax
    add esi, 0x64
    cmp esi, dword ptr [esp + 0x8]
    jne .L1
    jmp .L3
.L2:
    xor ecx, ecx
    xor edx, edx
.L3:
    mov eax, ecx
    add esp, 0x14
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.C0 = 0x01ff01ff01ff01ff 0x01ff01ff01ff01ff
