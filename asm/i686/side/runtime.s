# The kernels of side/runtime, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm side/runtime --target i686
# binary: sha256 38661f6638947aca6a63aecb1b3bd95b22991b07b284fbcf8bbad47f31007c2a
# latency: 56 instructions in 157 bytes; innermost loops: .L1 of 22
# throughput: 39 instructions in 109 bytes; innermost loops: .L1 of 13
# plywright::eval::Evaluator<R>::evaluate: 416 instructions in 1502 bytes; innermost loops: none
# plywright::side::runtime::once: 296 instructions in 1049 bytes; innermost loops: none
# plywright::side::runtime::once: 2350 instructions in 9577 bytes; innermost loops: .L9 of 18, .L11 of 16, .L15 of 211, .L32 of 17
# plywright::side::runtime::once: 1187 instructions in 4641 bytes; innermost loops: .L1 of 110, .L5 of 162, .L9 of 125, .L12 of 149
# mix of 4344 instructions: 1423 mov, 356 and, 215 add, 211 or, 159 movd, 157 movdqa, 117 pand, 108 shr, 95 lea, 85 xor, 81 psrlw, 67 test, 65 cmp, 62 je, 61 shl, 57 cmovne, 56 imul, 54 jmp, 54 paddb, 50 pshufd, 50 punpckldq, 50 shld, 46 movzx, 39 not, 35 cmove, 35 sub, 31 punpcklqdq, 30 pop, 28 tzcnt, 27 jne, 27 psadbw, 27 psubb, 27 push, 27 shufps, 19 call, 19 movaps, 17 pxor, 16 adc, 14 movdqu, 14 pmuludq, 12 bsr, 12 movq, 12 mul, 11 shrd, 10 movss, 10 por, 9 movsd, 8 bsf, 8 paddd, 8 setne, 7 inc, 7 jae, 7 jle, 7 orps, 6 cmovl, 6 ret, 6 sar, 6 sbb, 6 sete, 5 andps, 5 movapd, 5 packssdw, 5 punpckhqdq, 4 cmovb, 4 jge, 4 movlhps, 3 dec, 3 jg, 3 neg, 3 psllq, 3 psrlq, 2 andpd, 2 cmova, 2 movups, 2 setge, 2 unpckhpd, 2 unpcklpd, 1 andnps, 1 bt, 1 cmovae, 1 cmovbe, 1 cmovg, 1 cmovge, 1 cmovns, 1 ja, 1 movhlps, 1 movsx, 1 pcmpeqd, 1 psrld, 1 psubd, 1 shufpd, 1 unpcklps, 1 xorps

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x1c
    mov eax, dword ptr [esp + 0x34]
    mov dword ptr [esp + 0xc], 0x0
    mov dword ptr [esp + 0x8], 0x0
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    mov ecx, dword ptr [eax + 0x4]
    mov ebp, dword ptr [eax + 0x8]
    lea eax, [esp + 0x8]
    mov dword ptr [esp + 0x18], ecx
    test ebp, ebp
    je .L3
    mov eax, dword ptr [esp + 0x8]
    xor edi, edi
    xor edx, edx
    xor esi, esi
    mov dword ptr [esp + 0x14], ebp
    mov dword ptr [esp + 0x10], eax
    xor eax, eax
    jmp .L2
    nop
.L1:
    inc esi
    cmp ebp, esi
    je .L4
.L2:
    mov ecx, eax
    xor ecx, esi
    cmp ecx, ebp
    jae .L1
    imul eax, ecx, 0x9c
    mov ebp, edx
    add eax, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0x4], eax
    lea eax, [esp + 0x4]
    mov ecx, dword ptr [esp + 0x4]
    call plywright::eval::Evaluator<R>::evaluate
    mov ecx, eax
    mov edx, ebp
    mov ebp, dword ptr [esp + 0x14]
    sar ecx, 0x1f
    add edi, eax
    adc edx, ecx
    and eax, dword ptr [esp + 0x10]
    jmp .L1
.L3:
    xor edi, edi
    xor edx, edx
.L4:
    mov eax, edi
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
    sub esp, 0xc
    mov eax, dword ptr [esp + 0x24]
    call .L0
.L0:
    pop ebx
    add ebx, _GLOBAL_OFFSET_TABLE_
    mov ecx, dword ptr [eax + 0x8]
    test ecx, ecx
    je .L2
    mov esi, dword ptr [eax + 0x4]
    xor ebp, ebp
    xor edi, edi
    nop
.L1:
    mov dword ptr [esp + 0x8], ecx
    mov dword ptr [esp + 0x4], esi
    lea ecx, [esp + 0x4]
    mov ecx, dword ptr [esp + 0x4]
    call plywright::eval::Evaluator<R>::evaluate
    mov ecx, eax
    sar ecx, 0x1f
    add ebp, eax
    adc edi, ecx
    mov ecx, dword ptr [esp + 0x8]
    add esi, 0x9c
    dec ecx
    jne .L1
    jmp .L3
.L2:
    xor ebp, ebp
    xor edi, edi
.L3:
    mov eax, ebp
    mov edx, edi
    add esp, 0xc
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret

plywright::eval::Evaluator<R>::evaluate:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x12c
    mov esi, dword ptr [ecx + 0x88]
    mov eax, dword ptr [ecx + 0x8c]
    call .L0
.L0:
    pop ebx
    xorps xmm0, xmm0
    lea edx, [ecx + 0x50]
    mov dword ptr [esp + 0x24], ecx
    add ebx, _GLOBAL_OFFSET_TABLE_
    movsd qword ptr [esp + 0x114], xmm0
    movsd qword ptr [esp + 0x11c], xmm0
    movsd qword ptr [esp + 0x124], xmm0
    movsd qword ptr [esp + 0x10c], xmm0
    mov dword ptr [esp + 0x34], edx
    lea edx, [ebx + .D0]
    mov dword ptr [esp + 0x38], edx
    or eax, dword ptr [ecx + 0x84]
    or esi, dword ptr [ecx + 0x80]
    mov dword ptr [esp + 0x40], eax
    mov dword ptr [esp + 0x3c], esi
    lea eax, [esp + 0x44]
    sub esp, 0x4
    push 0xc8
    push 0x0
    push eax
    call memset
    add esp, 0x10
    mov word ptr [esp + 0x2], 0x100
    lea eax, [esp + 0x2]
    lea edi, [esp + 0x34]
    mov ecx, edi
    movzx edx, byte ptr [esp + 0x2]
    movzx esi, byte ptr [esp + 0x3]
    call plywright::side::runtime::once
    mov ecx, edi
    mov edx, esi
    call plywright::side::runtime::once
    mov word ptr [esp + 0x2], 0x100
    lea eax, [esp + 0x2]
    mov ecx, edi
    movzx edx, byte ptr [esp + 0x2]
    movzx esi, byte ptr [esp + 0x3]
    call plywright::side::runtime::once
    mov ecx, edi
    mov edx, esi
    mov ebp, eax
    call plywright::side::runtime::once
    mov word ptr [esp + 0x2], 0x100
    sub ebp, eax
    lea eax, [esp + 0x2]
    lea ecx, [esp + 0x34]
    movzx edx, byte ptr [esp + 0x2]
    movzx edi, byte ptr [esp + 0x3]
    call plywright::side::runtime::once
    lea ecx, [esp + 0x34]
    mov edx, edi
    mov esi, eax
    call plywright::side::runtime::once
    mov ebx, dword ptr [esp + 0x38]
    sub esi, eax
    mov eax, dword ptr [esp + 0x34]
    add esi, ebp
    mov ecx, dword ptr [ebx + 0x868]
    mov edx, ecx
    neg edx
    cmp byte ptr [eax + 0x43], 0x0
    cmove edx, ecx
    lea ecx, [edx + esi + 0x8000]
    lea eax, [esi + edx]
    sar ecx, 0x10
    mov dword ptr [esp + 0x2c], eax
    test ecx, ecx
    mov dword ptr [esp + 0x30], ecx
    jle .L1
    mov ebp, dword ptr [esp + 0x44]
    test ebp, ebp
    je .L5
    mov eax, dword ptr [esp + 0x4c]
    mov edx, dword ptr [esp + 0x60]
    mov ecx, eax
    mov dword ptr [esp + 0x8], edx
    xor edx, 0x1
    xor ecx, 0x1
    or edx, ecx
    jne .L3
    mov ecx, dword ptr [esp + 0x24]
    mov edx, dword ptr [ecx + 0x60]
    mov edi, dword ptr [ecx + 0x64]
    mov ecx, edx
    or ecx, edi
    test ecx, 0x55aa55aa
    je .L3
    and edi, 0xaa55aa55
    and edx, 0xaa55aa55
    or edx, edi
    je .L3
    mov eax, dword ptr [esp + 0x48]
    mov ecx, dword ptr [esp + 0x50]
    mov edi, dword ptr [esp + 0x5c]
    mov dword ptr [esp + 0xc], eax
    mov dword ptr [esp + 0x4], ecx
    lea eax, [eax + 2*eax]
    lea ecx, [ecx + 4*ecx]
    add ecx, eax
    mov eax, dword ptr [esp + 0x54]
    mov esi, eax
    lea eax, [eax + 8*eax]
    add eax, ecx
    jne .L15
    mov ecx, dword ptr [esp + 0x64]
    mov edx, dword ptr [esp + 0x68]
    lea eax, [edi + 2*edi]
    mov dword ptr [esp + 0x18], ecx
    lea ecx, [ecx + 4*ecx]
    mov dword ptr [esp + 0x1c], edx
    add ecx, eax
    lea eax, [edx + 8*edx]
    jmp .L2
.L1:
    mov ebp, dword ptr [esp + 0x58]
    test ebp, ebp
    je .L9
    mov eax, dword ptr [esp + 0x4c]
    mov esi, dword ptr [esp + 0x60]
    mov ecx, esi
    mov edx, eax
    xor ecx, 0x1
    xor edx, 0x1
    or edx, ecx
    jne .L6
    mov ecx, dword ptr [esp + 0x24]
    mov edx, dword ptr [ecx + 0x60]
    mov edi, dword ptr [ecx + 0x64]
    mov ecx, edx
    or ecx, edi
    test ecx, 0x55aa55aa
    je .L6
    and edi, 0xaa55aa55
    and edx, 0xaa55aa55
    or edx, edi
    je .L6
    mov edi, dword ptr [esp + 0x5c]
    mov ecx, dword ptr [esp + 0x64]
    mov edx, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0x18], ecx
    lea eax, [edi + 2*edi]
    lea ecx, [ecx + 4*ecx]
    mov dword ptr [esp + 0xc], edx
    add ecx, eax
    mov eax, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0x1c], eax
    lea eax, [eax + 8*eax]
    add eax, ecx
    jne .L18
    mov ecx, dword ptr [esp + 0x50]
    mov esi, dword ptr [esp + 0x54]
    lea eax, [edx + 2*edx]
    mov dword ptr [esp + 0x4], ecx
    lea ecx, [ecx + 4*ecx]
    add ecx, eax
    lea eax, [esi + 8*esi]
.L2:
    xor edx, edx
    add eax, ecx
    setne dl
    lea eax, [8*edx + 0x848]
    lea edx, [8*edx + 0x84c]
    jmp .L20
.L3:
    mov ecx, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0x20], ebx
    mov esi, dword ptr [esp + 0x54]
    mov edi, dword ptr [esp + 0x5c]
    mov ebx, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0x28], ebp
    mov ebp, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0xc], ecx
    lea edx, [ecx + eax]
    mov ecx, dword ptr [esp + 0x8]
    mov dword ptr [esp + 0x14], esi
    sub esi, ebx
    mov dword ptr [esp + 0x4], ebp
    mov dword ptr [esp + 0x1c], ebx
    mov dword ptr [esp + 0x10], edi
    add ecx, edi
    sub edx, ecx
    lea ecx, [esi + 8*esi]
    mov esi, dword ptr [esp + 0x64]
    sub ebp, esi
    mov dword ptr [esp + 0x18], esi
    lea esi, [edx + 2*edx]
    mov edx, 0x40
    lea ebx, [ebp + 4*ebp]
    add ebx, ecx
    add ebx, esi
    cmp ebx, 0x4
    jge .L4
    mov ecx, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x28]
    imul esi, dword ptr [ecx + 0x85c]
    add esi, dword ptr [ecx + 0x858]
    cmp esi, 0x40
    cmovl edx, esi
.L4:
    mov ecx, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x14]
    jmp .L8
.L5:
    mov edx, dword ptr [esp + 0x50]
    mov ebp, dword ptr [esp + 0x54]
    mov edi, dword ptr [esp + 0x48]
    mov eax, dword ptr [esp + 0x4c]
    mov esi, ebx
    mov ebx, dword ptr [esp + 0x60]
    lea ecx, [eax + edi]
    mov dword ptr [esp + 0x4], edx
    mov dword ptr [esp + 0x14], ebp
    lea edx, [edx + 4*edx]
    lea ebp, [ebp + 8*ebp]
    mov dword ptr [esp + 0x8], ebx
    add ebp, edx
    lea ecx, [ecx + 2*ecx]
    mov edx, dword ptr [esp + 0x68]
    add ebp, ecx
    mov ecx, dword ptr [esp + 0x64]
    mov dword ptr [esp + 0x1c], edx
    lea edx, [edx + 8*edx]
    mov dword ptr [esp + 0x18], ecx
    lea ecx, [ecx + 4*ecx]
    add edx, ecx
    mov ecx, dword ptr [esp + 0x5c]
    mov dword ptr [esp + 0x10], ecx
    add ecx, ebx
    mov ebx, ebp
    lea ecx, [ecx + 2*ecx]
    add edx, ecx
    sub ebx, edx
    cmp ebx, 0x3
    jle .L10
    mov edx, 0x40
    cmp edi, 0x2
    jne .L13
    xor ebp, 0x6
    xor edx, edx
    mov ecx, 0x2
    or ebp, dword ptr [esp + 0x58]
    setne dl
    shl edx, 0x6
    jmp .L14
.L6:
    mov ecx, dword ptr [esp + 0x5c]
    mov edi, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0x20], ebx
    mov ebx, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0x14], ebp
    mov ebp, dword ptr [esp + 0x64]
    mov dword ptr [esp + 0x8], esi
    mov dword ptr [esp + 0x10], ecx
    lea edx, [ecx + esi]
    mov ecx, eax
    mov dword ptr [esp + 0xc], edi
    mov dword ptr [esp + 0x18], ebp
    mov dword ptr [esp + 0x1c], ebx
    add ecx, edi
    mov edi, dword ptr [esp + 0x54]
    sub edx, ecx
    mov ecx, ebx
    sub ecx, edi
    mov esi, edi
    mov edi, dword ptr [esp + 0x50]
    lea ecx, [ecx + 8*ecx]
    sub ebp, edi
    mov dword ptr [esp + 0x4], edi
    lea edi, [edx + 2*edx]
    mov edx, 0x40
    lea ebx, [ebp + 4*ebp]
    add ebx, ecx
    add ebx, edi
    cmp ebx, 0x4
    jge .L7
    mov ecx, dword ptr [esp + 0x20]
    mov edi, dword ptr [esp + 0x14]
    imul edi, dword ptr [ecx + 0x85c]
    add edi, dword ptr [ecx + 0x858]
    cmp edi, 0x40
    cmovl edx, edi
.L7:
    mov ecx, dword ptr [esp + 0xc]
    mov edi, dword ptr [esp + 0x10]
.L8:
    mov ebp, dword ptr [esp + 0x8]
    mov ebx, dword ptr [esp + 0x4]
    jmp .L21
.L9:
    mov ecx, dword ptr [esp + 0x64]
    mov eax, dword ptr [esp + 0x60]
    mov edi, dword ptr [esp + 0x5c]
    mov dword ptr [esp + 0x18], ecx
    lea edx, [ecx + 4*ecx]
    mov ecx, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0x8], eax
    add eax, edi
    lea eax, [eax + 2*eax]
    lea ebp, [ecx + 8*ecx]
    mov dword ptr [esp + 0x1c], ecx
    mov ecx, dword ptr [esp + 0x54]
    add ebp, edx
    add ebp, eax
    mov eax, dword ptr [esp + 0x50]
    lea edx, [ecx + 8*ecx]
    mov esi, ecx
    mov ecx, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0x4], eax
    lea eax, [eax + 4*eax]
    add edx, eax
    mov eax, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0xc], ecx
    add ecx, eax
    lea ecx, [ecx + 2*ecx]
    add edx, ecx
    mov ecx, ebp
    sub ecx, edx
    cmp ecx, 0x3
    jle .L11
    mov edx, 0x40
    cmp edi, 0x2
    jne .L16
    xor ebp, 0x6
    xor edx, edx
    mov ecx, dword ptr [esp + 0xc]
    mov edi, 0x2
    or ebp, dword ptr [esp + 0x44]
    setne dl
    shl edx, 0x6
    jmp .L8
.L10:
    cmp ebp, 0x4
    jge .L12
    xor edx, edx
    jmp .L13
.L11:
    cmp ebp, 0x4
    jge .L17
    mov ecx, dword ptr [esp + 0xc]
    xor edx, edx
    jmp .L8
.L12:
    xor ecx, ecx
    cmp edx, 0x4
    setge cl
    mov edx, dword ptr [esi + 4*ecx + 0x860]
.L13:
    mov ecx, edi
.L14:
    mov ebx, dword ptr [esp + 0x4]
    mov edi, dword ptr [esp + 0x10]
    mov esi, dword ptr [esp + 0x14]
    mov ebp, dword ptr [esp + 0x8]
    jmp .L21
.L15:
    mov eax, dword ptr [esp + 0x64]
    mov ecx, dword ptr [esp + 0x68]
    mov dword ptr [esp + 0x18], eax
    mov dword ptr [esp + 0x1c], ecx
    jmp .L19
.L16:
    mov ecx, dword ptr [esp + 0xc]
    jmp .L8
.L17:
    xor ecx, ecx
    cmp edx, 0x4
    setge cl
    mov edx, dword ptr [ebx + 4*ecx + 0x860]
    mov ecx, dword ptr [esp + 0xc]
    jmp .L8
.L18:
    mov eax, dword ptr [esp + 0x50]
    mov esi, dword ptr [esp + 0x54]
    mov dword ptr [esp + 0x4], eax
.L19:
    mov edx, 0x854
    mov eax, 0x850
.L20:
    imul ebp, dword ptr [ebx + edx]
    mov ecx, dword ptr [esp + 0xc]
    mov edx, 0x40
    add ebp, dword ptr [ebx + eax]
    mov ebx, dword ptr [esp + 0x4]
    mov eax, 0x1
    cmp ebp, 0x40
    cmovl edx, ebp
    mov ebp, 0x1
.L21:
    add eax, ecx
    mov ecx, dword ptr [esp + 0x1c]
    add ebp, edi
    add eax, ebp
    add ecx, esi
    mov esi, dword ptr [esp + 0x18]
    add esi, ebx
    lea eax, [eax + 2*esi]
    movsx esi, word ptr [esp + 0x2c]
    lea edi, [eax + 4*ecx]
    mov eax, 0x18
    cmp edi, 0x18
    cmovge edi, eax
    imul edx, dword ptr [esp + 0x30]
    imul esi, edi
    lea ecx, [edx + 0x3f]
    test edx, edx
    cmovns ecx, edx
    sub eax, edi
    sar ecx, 0x6
    imul eax, ecx
    mov ecx, 0x2aaaaaab
    add eax, esi
    mov esi, dword ptr [esp + 0x24]
    imul ecx
    mov ecx, edx
    sar edx, 0x2
    shr ecx, 0x1f
    add ecx, edx
    mov eax, ecx
    neg eax
    cmp byte ptr [esi + 0x93], 0x0
    cmove eax, ecx
    add esp, 0x12c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret

plywright::side::runtime::once:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x50
    mov esi, dword ptr [ecx]
    call .L0
.L0:
    pop eax
    mov dword ptr [esp + 0x20], ecx
    mov dword ptr [esp + 0x24], edx
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0xc], eax
    mov edi, dword ptr [esi + 8*edx + 0x30]
    mov ebp, dword ptr [esi]
    mov ecx, dword ptr [esi + 0x28]
    mov ebx, dword ptr [esi + 8*edx + 0x34]
    mov eax, dword ptr [esi + 0x4]
    mov dword ptr [esp + 0x3c], esi
    mov esi, dword ptr [esi + 0x2c]
    and esi, ebx
    and eax, ebx
    and ebp, edi
    mov dword ptr [esp + 0x34], edi
    and ecx, edi
    mov dword ptr [esp + 0x30], ebx
    bsf edi, esi
    mov esi, 0x20
    mov dword ptr [esp + 0x1c], eax
    mov dword ptr [esp + 0x18], ebp
    cmovne esi, edi
    mov edi, ebp
    add esi, 0x20
    bsf ecx, ecx
    cmove ecx, esi
    mov esi, eax
    shl edi, 0x8
    mov ebx, ecx
    shr esi, 0x8
    mov dword ptr [esp + 0x44], edi
    mov byte ptr [esp + 0x1], cl
    and bl, 0x3f
    mov dword ptr [esp + 0x4c], esi
    mov byte ptr [esp + 0x2], bl
    mov ebx, eax
    shld eax, ebp, 0x8
    shld ebx, ebp, 0x18
    test edx, edx
    mov dword ptr [esp + 0x40], eax
    cmovne eax, esi
    cmovne edi, ebx
    mov dword ptr [esp + 0x48], ebx
    mov ebx, dword ptr [esp + 0xc]
    lea ebp, [eax + eax]
    shr eax
    and ebp, 0xfefefefe
    and eax, 0x7f7f7f7f
    mov edx, ebp
    and edx, eax
    or eax, ebp
    lea ebp, [edi + edi]
    shr edi
    and ebp, 0xfefefefe
    mov dword ptr [esp + 0x8], edx
    and edi, 0x7f7f7f7f
    mov dword ptr [esp + 0x4], eax
    mov edx, ebp
    and edx, edi
    or edi, ebp
    mov ebp, ecx
    and ebp, 0x3f
    mov dword ptr [esp + 0x38], edi
    shl ebp, 0x6
    mov esi, dword ptr [ebx + ebp + plywright::board::geometry::AROUND + 12]
    mov ebp, dword ptr [ebx + ebp + plywright::board::geometry::AROUND + 8]
    movzx ebx, byte ptr [esp + 0x1]
    mov dword ptr [esp + 0x14], ebp
    and edi, ebp
    mov ebp, eax
    mov bh, bl
    mov dword ptr [esp + 0x10], esi
    and ebp, esi
    and bl, 0x7
    je .L1
    and ecx, 0x7
    cmp ecx, 0x7
    jne .L2
    mov bl, 0x6
    jmp .L2
.L1:
    mov bl, 0x1
.L2:
    or ebp, dword ptr [esp + 0x8]
    or edi, edx
    mov edx, dword ptr [esp + 0x4]
    movzx eax, byte ptr [esp + 0x2]
    mov byte ptr [esp + 0x3], bl
    mov dword ptr [esp + 0x8], ebp
    mov ebp, dword ptr [esp + 0x38]
    or edx, dword ptr [esp + 0x10]
    mov esi, ebp
    mov dword ptr [esp + 0x2c], edx
    or esi, dword ptr [esp + 0x14]
    shr al, 0x3
    mov dword ptr [esp + 0x28], esi
    je .L3
    movzx ecx, al
    cmp ecx, 0x7
    jne .L4
    mov byte ptr [esp + 0x1], 0x30
    jmp .L5
.L3:
    mov byte ptr [esp + 0x1], 0x8
    jmp .L5
.L4:
    and bh, 0x38
    mov byte ptr [esp + 0x1], bh
.L5:
    mov edx, dword ptr [esp + 0x3c]
    mov eax, dword ptr [esp + 0x34]
    mov esi, dword ptr [esp + 0x30]
    movd xmm7, dword ptr [esp + 0x1c]
    mov ebx, dword ptr [esp + 0x8]
    mov ecx, dword ptr [edx + 0x20]
    movd xmm4, eax
    movd xmm6, esi
    punpckldq xmm4, xmm6
    movdqu xmm6, xmmword ptr [edx + 0x10]
    and ecx, eax
    mov eax, dword ptr [esp + 0xc]
    movd xmm1, ecx
    mov ecx, dword ptr [edx + 0x24]
    movdqa xmm3, xmmword ptr [eax + .C0]
    movdqa xmm2, xmmword ptr [eax + .C1]
    and ecx, esi
    mov esi, dword ptr [esp + 0x4]
    movd xmm0, ecx
    mov ecx, 0xffffffff
    punpckldq xmm1, xmm0
    movd xmm5, ecx
    movdqa xmm0, xmm1
    pshufd xmm5, xmm5, 0x0
    psrlw xmm0, 0x1
    punpcklqdq xmm5, xmm4
    pand xmm0, xmm3
    psubb xmm1, xmm0
    movdqa xmm0, xmm1
    psrlw xmm1, 0x2
    pand xmm0, xmm2
    pand xmm1, xmm2
    paddb xmm1, xmm0
    movdqa xmm0, xmm1
    psrlw xmm0, 0x4
    paddb xmm0, xmm1
    movd xmm1, dword ptr [esp + 0x18]
    punpckldq xmm1, xmm7
    movq xmm7, qword ptr [edx + 0x8]
    mov edx, dword ptr [esp + 0x24]
    punpcklqdq xmm1, xmm7
    lea ecx, [edx + 4*edx]
    pand xmm5, xmm1
    pshufd xmm1, xmm4, 0x44
    pand xmm1, xmm6
    movdqa xmm4, xmm5
    movdqa xmm6, xmm1
    psrlw xmm4, 0x1
    psrlw xmm6, 0x1
    pand xmm4, xmm3
    pand xmm6, xmm3
    psubb xmm5, xmm4
    psubb xmm1, xmm6
    movdqa xmm4, xmm5
    psrlw xmm5, 0x2
    movdqa xmm3, xmm1
    psrlw xmm1, 0x2
    pand xmm4, xmm2
    pand xmm5, xmm2
    pand xmm3, xmm2
    pand xmm1, xmm2
    paddb xmm5, xmm4
    paddb xmm1, xmm3
    movdqa xmm3, xmmword ptr [eax + .C2]
    movdqa xmm4, xmm5
    mov eax, dword ptr [esp + 0x20]
    movdqa xmm2, xmm1
    psrlw xmm4, 0x4
    psrlw xmm2, 0x4
    paddb xmm4, xmm5
    paddb xmm2, xmm1
    pand xmm0, xmm3
    pand xmm4, xmm3
    pand xmm2, xmm3
    pxor xmm3, xmm3
    psadbw xmm4, xmm3
    psadbw xmm2, xmm3
    psadbw xmm0, xmm3
    packssdw xmm4, xmm2
    movdqu xmmword ptr [eax + 4*ecx + 0x10], xmm4
    movd dword ptr [eax + 4*ecx + 0x20], xmm0
    mov ecx, edx
    pxor xmm0, xmm0
    shl ecx, 0x6
    test dl, dl
    mov dword ptr [eax + ecx + 0x3c], esi
    mov esi, dword ptr [esp + 0x10]
    mov dword ptr [eax + ecx + 0x38], ebp
    movq qword ptr [eax + ecx + 0x40], xmm0
    movq qword ptr [eax + ecx + 0x48], xmm0
    movq qword ptr [eax + ecx + 0x50], xmm0
    movq qword ptr [eax + ecx + 0x58], xmm0
    mov dword ptr [eax + ecx + 0x64], esi
    mov esi, dword ptr [esp + 0x14]
    mov dword ptr [eax + ecx + 0x60], esi
    mov esi, dword ptr [esp + 0x2c]
    mov dword ptr [eax + ecx + 0x6c], esi
    mov esi, dword ptr [esp + 0x28]
    mov dword ptr [eax + ecx + 0x68], esi
    mov dword ptr [eax + ecx + 0x74], ebx
    mov dword ptr [eax + ecx + 0x70], edi
    je .L6
    mov ebx, dword ptr [esp + 0x4]
    mov edx, ebx
    mov esi, ebx
    shr edx, 0x8
    shld esi, ebp, 0x18
    or edx, ebx
    or esi, ebp
    mov ecx, edx
    shr ecx, 0x10
    or ecx, edx
    shld edx, esi, 0x10
    or edx, esi
    or edx, ecx
    jmp .L7
.L6:
    mov ebx, dword ptr [esp + 0x4]
    mov eax, ebp
    mov esi, ebx
    shld esi, ebp, 0x8
    shl ebp, 0x8
    or ebp, eax
    or esi, ebx
    mov ecx, esi
    mov edx, ebp
    shld ecx, ebp, 0x10
    shl edx, 0x10
    or edx, ebp
    or ecx, esi
    or ecx, edx
.L7:
    mov ebx, dword ptr [esp + 0x24]
    mov eax, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x1c]
    mov ebp, dword ptr [esp + 0x18]
    mov edi, dword ptr [esp + 0x44]
    mov dword ptr [eax + 8*ebx + 0xb8], edx
    mov edx, dword ptr [esp + 0x40]
    mov dword ptr [eax + 8*ebx + 0xbc], ecx
    or edi, ebp
    or edx, esi
    mov ecx, edx
    shld ecx, edi, 0x10
    or ecx, edx
    mov edx, edi
    shl edx, 0x10
    or edx, edi
    mov edi, dword ptr [esp + 0x48]
    or edi, ebp
    mov ebp, dword ptr [esp + 0x4c]
    or ebp, esi
    mov esi, ebp
    shld esi, edi, 0x10
    or esi, edi
    mov edi, ebp
    shr edi, 0x10
    or edi, ebp
    xor ebp, ebp
    or edi, edx
    or ecx, edi
    or edi, esi
    mov esi, 0x1
    mov dword ptr [eax + 8*ebx + 0xcc], ecx
    movzx ecx, byte ptr [esp + 0x1]
    mov dword ptr [eax + 8*ebx + 0xc8], edi
    xor edi, edi
    or cl, byte ptr [esp + 0x3]
    movzx edx, cl
    shld edi, esi, cl
    shl esi, cl
    shl edx, 0x6
    test cl, 0x20
    cmovne edi, esi
    cmovne esi, ebp
    mov ebp, dword ptr [esp + 0xc]
    or edi, dword ptr [ebp + edx + plywright::board::geometry::AROUND + 12]
    or esi, dword ptr [ebp + edx + plywright::board::geometry::AROUND + 8]
    mov dword ptr [eax + 8*ebx + 0xd8], esi
    mov dword ptr [eax + 8*ebx + 0xdc], edi
    add esp, 0x50
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.C0 = 0x5555555555555555 0x5555555555555555
.C1 = 0x3333333333333333 0x3333333333333333
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f

plywright::side::runtime::once:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x22c
    mov ebx, dword ptr [ecx + 0x4]
    lea eax, [edx + 4*edx]
    mov dword ptr [esp + 0x80], edx
    mov esi, dword ptr [ecx + 4*eax + 0x14]
    mov edi, dword ptr [ecx + 4*eax + 0x1c]
    mov edx, dword ptr [ebx + 0x88c]
    mov ebp, dword ptr [ebx + 0x890]
    imul edx, esi
    imul ebp, edi
    add ebp, edx
    mov edx, dword ptr [ecx + 4*eax + 0x10]
    mov dword ptr [esp + 0x1b0], edx
    add edx, -0x5
    imul ebp, edx
    call .L0
.L0:
    pop edx
    add edx, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0xe4], edx
    mov edx, dword ptr [ecx + 4*eax + 0x18]
    cmp edx, 0x1
    jle .L5
    add ebp, dword ptr [ebx + 0x880]
    cmp esi, 0x1
    mov dword ptr [esp + 0x1ac], edx
    jg .L6
.L1:
    mov eax, dword ptr [ecx + 4*eax + 0x20]
    cmp edi, 0x1
    jle .L3
.L2:
    add ebp, dword ptr [ebx + 0x888]
.L3:
    test eax, eax
    mov dword ptr [esp + 0x1b4], eax
    mov dword ptr [esp + 0x30], ebx
    mov dword ptr [esp + 0x1bc], esi
    mov dword ptr [esp + 0x1b8], edi
    jle .L4
    mov eax, dword ptr [ebx + 0x894]
    imul eax, edi
    add ebp, eax
.L4:
    mov ebx, dword ptr [esp + 0x80]
    mov edi, dword ptr [ecx]
    mov dword ptr [esp + 0x164], ebp
    mov eax, ebx
    mov edx, dword ptr [edi + 0x4]
    mov esi, dword ptr [edi + 8*ebx + 0x30]
    mov ebp, dword ptr [edi]
    mov dword ptr [esp + 0x4c], edi
    xor al, 0x1
    mov byte ptr [esp + 0x8], al
    mov eax, ecx
    mov ecx, dword ptr [edi + 8*ebx + 0x34]
    mov dword ptr [esp + 0x18], eax
    mov edi, esi
    mov dword ptr [esp + 0xb8], edx
    mov dword ptr [esp + 0xe8], esi
    mov dword ptr [esp + 0x70], ebp
    and edi, ebp
    mov dword ptr [esp + 0xec], ecx
    and ecx, edx
    mov edx, ebx
    mov dword ptr [esp + 0x1c], edi
    mov esi, ecx
    mov ebp, ecx
    shl edx, 0x6
    mov dword ptr [esp + 0x150], ecx
    shld ecx, edi, 0x8
    shld esi, edi, 0x18
    shr ebp, 0x8
    shl edi, 0x8
    test bl, bl
    mov dword ptr [esp + 0xb4], ecx
    mov dword ptr [esp + 0x108], edx
    cmovne ecx, ebp
    mov dword ptr [esp + 0x10c], ebp
    mov dword ptr [esp + 0x110], esi
    mov dword ptr [esp + 0x160], edi
    mov dword ptr [esp + 0x168], ecx
    mov ecx, edi
    cmovne ecx, esi
    cmp byte ptr [esp + 0x8], 0x0
    mov dword ptr [esp + 0x16c], ecx
    mov ecx, dword ptr [eax + 8*ebx + 0xc8]
    mov ebx, dword ptr [eax + 8*ebx + 0xcc]
    mov dword ptr [esp + 0x114], ecx
    mov ecx, dword ptr [eax + edx + 0x38]
    mov eax, dword ptr [eax + edx + 0x3c]
    mov dword ptr [esp + 0x124], ecx
    mov dword ptr [esp + 0x120], eax
    jne .L7
    mov eax, dword ptr [esp + 0x150]
    mov esi, dword ptr [esp + 0x110]
    mov edi, dword ptr [esp + 0x10c]
    mov ecx, eax
    mov edx, eax
    shl ecx, 0x10
    shr edx, 0x10
    or ecx, dword ptr [esp + 0x1c]
    or edx, eax
    or edx, edi
    or ecx, esi
    shrd ecx, edx, 0x10
    shr edx, 0x10
    or edx, edi
    or ecx, esi
    or ecx, edx
    mov dword ptr [esp + 0x90], edx
    mov dword ptr [esp + 0x50], ecx
    jmp .L8
.L5:
    cmp esi, 0x1
    mov dword ptr [esp + 0x1ac], edx
    jle .L1
.L6:
    add ebp, dword ptr [ebx + 0x884]
    mov eax, dword ptr [ecx + 4*eax + 0x20]
    cmp edi, 0x1
    jg .L2
    jmp .L3
.L7:
    mov eax, dword ptr [esp + 0x1c]
    mov esi, dword ptr [esp + 0xb4]
    mov edx, eax
    mov ecx, eax
    shr edx, 0x10
    shl ecx, 0x10
    or edx, dword ptr [esp + 0x150]
    or ecx, eax
    or ecx, edi
    or edx, esi
    shld edx, ecx, 0x10
    shl ecx, 0x10
    or ecx, edi
    or edx, esi
    or edx, ecx
    mov dword ptr [esp + 0x50], ecx
    mov dword ptr [esp + 0x90], edx
.L8:
    mov eax, dword ptr [esp + 0x114]
    mov edi, ebx
    lea ecx, [ebx + ebx]
    mov dword ptr [esp + 0x1a4], ebx
    mov edx, dword ptr [esp + 0x80]
    movd xmm0, dword ptr [esp + 0x50]
    movd xmm7, dword ptr [esp + 0x90]
    shr edi
    and ecx, 0xfefefefe
    and edi, 0x7f7f7f7f
    or edi, ecx
    mov ecx, dword ptr [esp + 0x18]
    lea ebp, [eax + eax]
    mov ebx, eax
    movzx eax, byte ptr [esp + 0x8]
    not edi
    punpckldq xmm0, xmm7
    shr ebx
    and ebp, 0xfefefefe
    movd xmm6, edi
    and ebx, 0x7f7f7f7f
    or ebx, ebp
    mov esi, dword ptr [ecx + 8*edx + 0xb8]
    lea ebp, [ecx + 0x38]
    mov edx, dword ptr [ecx + 8*edx + 0xbc]
    mov dword ptr [esp + 0xa0], eax
    shl eax, 0x6
    not ebx
    mov ecx, dword ptr [ebp + eax]
    mov dword ptr [esp + 0x118], eax
    movd xmm1, ebx
    punpckldq xmm1, xmm6
    not esi
    not edx
    punpcklqdq xmm0, xmm1
    and esi, ecx
    mov dword ptr [esp + 0x11c], ecx
    mov ecx, dword ptr [ebp + eax + 0x4]
    mov eax, dword ptr [esp + 0x1c]
    and esi, dword ptr [esp + 0x16c]
    and edx, ecx
    mov dword ptr [esp + 0xbc], ecx
    movd xmm1, eax
    and edx, dword ptr [esp + 0x168]
    mov ebp, edx
    mov ecx, edx
    shld edx, esi, 0x8
    shld ebp, esi, 0x18
    shr ecx, 0x8
    shl esi, 0x8
    cmp byte ptr [esp + 0x80], 0x0
    cmove esi, ebp
    mov ebp, eax
    cmove edx, ecx
    mov ecx, dword ptr [esp + 0x30]
    mov dword ptr [esp + 0x8], esi
    mov esi, dword ptr [esp + 0x150]
    and ebp, ebx
    mov dword ptr [esp + 0xf0], edx
    mov edx, dword ptr [esp + 0xa0]
    movss xmm3, dword ptr [ecx + 0x934]
    movss xmm5, dword ptr [ecx + 0x92c]
    movsd xmm2, qword ptr [ecx + 0x924]
    mov ebx, esi
    movd xmm7, esi
    and ebx, edi
    mov edi, dword ptr [esp + 0x18]
    punpckldq xmm1, xmm7
    movd xmm6, ebx
    mov ebx, ecx
    movaps xmmword ptr [esp + 0x90], xmm3
    unpcklps xmm5, xmm3
    movaps xmm3, xmm2
    movlhps xmm3, xmm5
    movd xmm5, ebp
    mov ebp, dword ptr [esp + 0xe4]
    shufps xmm2, xmmword ptr [esp + 0x90], 0xc5
    mov ecx, dword ptr [edi + 8*edx + 0xc8]
    movaps xmmword ptr [esp + 0xd0], xmm3
    punpckldq xmm5, xmm6
    movd xmm3, dword ptr [esp + 0x124]
    movd xmm6, dword ptr [esp + 0x120]
    movdqa xmm4, xmmword ptr [ebp + .C0]
    not ecx
    punpckldq xmm3, xmm6
    movd xmm7, ecx
    mov ecx, dword ptr [edi + 8*edx + 0xcc]
    punpcklqdq xmm5, xmm3
    movdqa xmmword ptr [esp + 0x210], xmm3
    movdqa xmm3, xmmword ptr [ebp + .C1]
    movzx edx, byte ptr [esp + 0x114]
    mov edi, esi
    movdqa xmmword ptr [esp + 0x1d0], xmm4
    not ecx
    movd xmm6, ecx
    lea ecx, [edx + edx]
    punpcklqdq xmm6, xmm7
    movd xmm7, ecx
    shufps xmm6, xmm1, 0x42
    pshufd xmm1, xmm1, 0x44
    andps xmm6, xmm5
    pand xmm0, xmm1
    movdqa xmmword ptr [esp + 0x50], xmm1
    movaps xmm5, xmm6
    movdqa xmm1, xmm0
    psrlw xmm5, 0x1
    pand xmm5, xmm4
    psubb xmm6, xmm5
    movdqa xmm5, xmm6
    psrlw xmm6, 0x2
    pand xmm5, xmm3
    pand xmm6, xmm3
    paddb xmm6, xmm5
    movdqa xmm5, xmm6
    psrlw xmm5, 0x4
    paddb xmm5, xmm6
    pxor xmm6, xmm6
    punpcklqdq xmm6, xmm7
    shufps xmm6, xmm0, 0xe2
    psrlw xmm0, 0x1
    pand xmm0, xmm4
    psubb xmm1, xmm0
    movdqa xmm0, xmm1
    psrlw xmm1, 0x2
    pand xmm0, xmm3
    pand xmm1, xmm3
    paddb xmm1, xmm0
    movdqa xmm0, xmmword ptr [ebp + .C2]
    movdqa xmm7, xmm1
    psrlw xmm7, 0x4
    paddb xmm7, xmm1
    pxor xmm1, xmm1
    pand xmm7, xmm0
    pand xmm5, xmm0
    movdqa xmmword ptr [esp + 0x1f0], xmm0
    psadbw xmm7, xmm1
    psadbw xmm5, xmm1
    movdqa xmm1, xmm7
    punpckhqdq xmm7, xmm5
    packssdw xmm1, xmm5
    pmuludq xmm2, xmm7
    movdqa xmm5, xmm3
    pmuludq xmm1, xmmword ptr [esp + 0xd0]
    pshufd xmm3, xmm2, 0xe8
    movdqa xmmword ptr [esp + 0x1c0], xmm5
    pshufd xmm2, xmm1, 0xe8
    movd xmm1, dword ptr [esp + 0xf0]
    punpckldq xmm2, xmm3
    movd xmm3, dword ptr [esp + 0x8]
    punpckldq xmm3, xmm1
    movd xmm1, edx
    mov edx, dword ptr [esp + 0x1c]
    punpcklqdq xmm1, xmm3
    movd xmm3, dword ptr [ebx + 0x930]
    andnps xmm6, xmm1
    movaps xmm1, xmm6
    psrlw xmm1, 0x1
    pand xmm1, xmm4
    pshufd xmm4, xmm2, 0xee
    psubb xmm6, xmm1
    paddd xmm4, xmm2
    movdqa xmm1, xmm6
    psrlw xmm6, 0x2
    pshufd xmm2, xmm4, 0x55
    pand xmm1, xmm5
    pand xmm6, xmm5
    movd xmm5, dword ptr [ebx + 0x938]
    paddd xmm2, xmm4
    paddb xmm6, xmm1
    movd eax, xmm2
    movdqa xmm1, xmm6
    psrlw xmm1, 0x4
    paddb xmm1, xmm6
    pand xmm1, xmm0
    pxor xmm0, xmm0
    psadbw xmm1, xmm0
    pshufd xmm0, xmm1, 0xaa
    pmuludq xmm5, xmm1
    pmuludq xmm3, xmm0
    movd ecx, xmm5
    movd ebp, xmm3
    add ebp, ecx
    lea ecx, [esi + esi]
    add ebp, eax
    mov eax, esi
    and ecx, 0xfefefefe
    lea esi, [edx + edx]
    shr eax
    and esi, 0xfefefefe
    and eax, 0x7f7f7f7f
    or eax, ecx
    mov ecx, edx
    shr ecx
    or eax, dword ptr [esp + 0x120]
    and ecx, 0x7f7f7f7f
    or ecx, esi
    or ecx, dword ptr [esp + 0x124]
    and eax, edi
    and ecx, edx
    mov edx, ecx
    or edx, eax
    je .L10
    xor esi, esi
    cmp byte ptr [esp + 0x80], 0x0
    mov edx, 0x38
    cmove edx, esi
    nop
.L9:
    tzcnt esi, eax
    tzcnt edi, ecx
    mov ebx, eax
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edi
    mov edi, ecx
    xor esi, edx
    add edi, -0x1
    adc ebx, -0x1
    shr esi, 0x3
    and ecx, edi
    and eax, ebx
    mov ebx, dword ptr [esp + 0x30]
    add ebp, dword ptr [ebx + 4*esi + 0x600]
    mov esi, ecx
    or esi, eax
    jne .L9
.L10:
    mov edx, dword ptr [esp + 0x1c]
    mov esi, dword ptr [esp + 0x150]
    mov eax, edx
    or eax, esi
    je .L12
    xor ecx, ecx
    cmp byte ptr [esp + 0x80], 0x0
    mov eax, 0x38
    cmove eax, ecx
    mov ecx, edx
    mov edx, esi
    mov dword ptr [esp + 0x8], eax
    mov eax, ebx
    nop
.L11:
    tzcnt esi, edx
    tzcnt edi, ecx
    mov ebx, edx
    add esi, 0x20
    test ecx, ecx
    cmovne esi, edi
    mov edi, ecx
    add edi, -0x1
    adc ebx, -0x1
    xor esi, dword ptr [esp + 0x8]
    and ecx, edi
    and edx, ebx
    add ebp, dword ptr [eax + 4*esi]
    mov esi, ecx
    or esi, edx
    jne .L11
.L12:
    mov ecx, dword ptr [esp + 0x4c]
    mov eax, dword ptr [esp + 0xa0]
    mov dword ptr [esp + 0x1a8], ebp
    mov ebx, dword ptr [esp + 0x70]
    mov ebp, dword ptr [ecx + 8*eax + 0x30]
    mov eax, dword ptr [ecx + 8*eax + 0x34]
    mov dword ptr [esp + 0x24], eax
    and dword ptr [esp + 0xb8], eax
    mov eax, dword ptr [ecx + 0x28]
    mov ecx, dword ptr [ecx + 0x2c]
    and ebx, ebp
    mov dword ptr [esp + 0x48], ebp
    movd xmm1, ebx
    mov edx, ecx
    mov esi, eax
    and edx, dword ptr [esp + 0xec]
    and esi, dword ptr [esp + 0xe8]
    bsf edi, edx
    mov edx, 0x20
    cmove edi, edx
    add edi, 0x20
    bsf esi, esi
    cmove esi, edi
    and eax, ebp
    and ecx, dword ptr [esp + 0x24]
    mov ebp, dword ptr [esp + 0xb8]
    mov dword ptr [esp + 0x6c], esi
    mov esi, ebx
    bsf ecx, ecx
    movd xmm5, ebp
    cmove ecx, edx
    movdqa xmm0, xmm5
    punpcklqdq xmm0, xmm1
    add cl, 0x20
    bsf edx, eax
    movzx eax, cl
    shufps xmm0, xmmword ptr [esp + 0x50], 0xe2
    cmovne eax, edx
    cmp byte ptr [esp + 0x80], 0x0
    mov dword ptr [esp + 0x8], eax
    movaps xmm2, xmm0
    je .L13
    movss xmm1, dword ptr [esp + 0x160]
    movss xmm3, dword ptr [esp + 0xb4]
    mov eax, esi
    shld ebp, esi, 0x8
    psllq xmm2, 0x10
    shl eax, 0x8
    mov dword ptr [esp + 0x104], ebp
    movd xmm4, eax
    mov dword ptr [esp + 0x100], eax
    movlhps xmm3, xmm1
    movd xmm1, ebp
    punpcklqdq xmm1, xmm4
    movdqa xmm4, xmm1
    shufps xmm1, xmm3, 0x22
    shufps xmm4, xmm0, 0xe2
    shufps xmm0, xmm3, 0x24
    orps xmm4, xmm2
    orps xmm4, xmm0
    psllq xmm4, 0x10
    orps xmm1, xmm4
    movaps xmm0, xmm1
    psllq xmm0, 0x20
    jmp .L14
.L13:
    movss xmm1, dword ptr [esp + 0x110]
    movss xmm3, dword ptr [esp + 0x10c]
    mov eax, ebp
    shr ebp, 0x8
    psrlq xmm2, 0x10
    shld eax, esi, 0x18
    mov dword ptr [esp + 0x104], ebp
    movd xmm4, eax
    mov dword ptr [esp + 0x100], eax
    movlhps xmm3, xmm1
    movd xmm1, ebp
    punpcklqdq xmm1, xmm4
    movdqa xmm4, xmm1
    shufps xmm1, xmm3, 0x22
    shufps xmm4, xmm0, 0xe2
    shufps xmm0, xmm3, 0x24
    orps xmm4, xmm2
    orps xmm4, xmm0
    psrlq xmm4, 0x10
    orps xmm1, xmm4
    movaps xmm0, xmm1
    psrlq xmm0, 0x20
.L14:
    mov eax, dword ptr [esp + 0x6c]
    mov dword ptr [esp + 0x70], esi
    mov esi, dword ptr [esp + 0x18]
    mov ebp, dword ptr [esp + 0xa0]
    por xmm0, xmm1
    pshufd xmm4, xmm0, 0xee
    pshufd xmm1, xmm0, 0xff
    por xmm0, xmm4
    pshufd xmm2, xmm0, 0x55
    movd ecx, xmm0
    mov dh, al
    mov eax, dword ptr [esp + 0x118]
    mov edi, dword ptr [esi + 8*ebp + 0xb8]
    mov ebx, dword ptr [esi + 8*ebp + 0xbc]
    and dh, 0x3f
    mov byte ptr [esp + 0x7f], dh
    mov eax, dword ptr [esi + eax + 0x68]
    or ecx, edi
    mov dword ptr [esp + 0x2c], edi
    mov dword ptr [esp + 0x28], ebx
    not ecx
    and ecx, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0xc0], eax
    movd eax, xmm2
    or eax, ebx
    not eax
    mov dword ptr [esp + 0xf0], ecx
    and eax, dword ptr [esp + 0x150]
    mov dword ptr [esp + 0x50], eax
    or ecx, eax
    mov eax, dword ptr [esp + 0x118]
    mov eax, dword ptr [esi + eax + 0x6c]
    mov dword ptr [esp + 0x190], eax
    je .L28
    lea ecx, [esi + 0x10]
    lea ebx, [ebp + 4*ebp]
    shr dh, 0x3
    mov esi, dword ptr [ecx + 4*ebx + 0x8]
    mov edi, dword ptr [ecx + 4*ebx + 0xc]
    add esi, dword ptr [ecx + 4*ebx + 0x4]
    mov ecx, dword ptr [ecx + 4*ebx + 0x10]
    mov ebx, dword ptr [esp + 0x8]
    lea esi, [esi + 2*edi]
    shl ecx, 0x2
    mov dl, bl
    shr bl, 0x3
    mov dword ptr [esp + 0x14], esi
    mov esi, dword ptr [esp + 0x4c]
    neg ecx
    and dl, 0x7
    and bl, 0x7
    mov dword ptr [esp + 0x20], ecx
    mov ecx, dword ptr [esp + 0x6c]
    and cl, 0x7
    movzx ecx, cl
    mov dword ptr [esp + 0x78], ecx
    mov edi, dword ptr [esi + 0x1c]
    mov esi, dword ptr [esi + 0x18]
    mov ebp, edi
    and edi, dword ptr [esp + 0x24]
    and ebp, dword ptr [esp + 0xec]
    mov dword ptr [esp + 0x1e0], edi
    mov edi, dword ptr [esp + 0x18]
    mov dword ptr [esp + 0xb0], ebp
    mov ebp, esi
    and esi, dword ptr [esp + 0x48]
    and ebp, dword ptr [esp + 0xe8]
    mov dword ptr [esp + 0x138], esi
    mov esi, dword ptr [edi + 0xc]
    mov dword ptr [esp + 0xcc], ebp
    mov ebp, dword ptr [edi + 0x8]
    mov edi, 0x0
    mov dword ptr [esp + 0xc], esi
    or esi, eax
    mov dword ptr [esp + 0x180], ebp
    or ebp, dword ptr [esp + 0xc0]
    mov dword ptr [esp + 0x134], esi
    mov esi, 0x38
    mov dword ptr [esp + 0x130], ebp
    xor ebp, ebp
    cmp byte ptr [esp + 0x80], 0x0
    cmovne edi, esi
    mov dword ptr [esp + 0xc8], edi
    mov edi, 0x8
    cmovne edi, esi
    movzx esi, bl
    mov dword ptr [esp + 0xac], edi
    mov edi, 0x7
    mov ebx, esi
    mov dword ptr [esp + 0xc4], esi
    cmovne edi, ebp
    mov ebp, dword ptr [esp + 0x30]
    sub ebx, edi
    sub edi, esi
    movzx esi, dl
    movzx edx, dh
    cmovb edi, ebx
    mov dword ptr [esp + 0x13c], esi
    mov esi, dword ptr [esp + 0x50]
    mov ebx, dword ptr [esp + 0xf0]
    mov dword ptr [esp + 0x74], edx
    mov dword ptr [esp + 0xa4], edi
    xor edi, edi
    lea ecx, [ebp + 0x6a0]
    lea edx, [ebp + 0x6c0]
    mov dword ptr [esp + 0xa8], ecx
    lea ecx, [ebp + 0x6e0]
    mov dword ptr [esp + 0x128], edx
    mov dword ptr [esp + 0x12c], ecx
    jmp .L17
    nop
.L15:
    mov ebp, dword ptr [esp + 0x30]
    mov edi, dword ptr [esp + 0x8]
.L16:
    and ebx, dword ptr [esp + 0x90]
    and esi, dword ptr [esp + 0xd0]
    mov eax, ebx
    or eax, esi
    je .L29
.L17:
    tzcnt ecx, esi
    tzcnt eax, ebx
    mov dword ptr [esp + 0xf0], ebx
    mov dword ptr [esp + 0x50], esi
    add ecx, 0x20
    test ebx, ebx
    cmovne ecx, eax
    add ebx, -0x1
    mov eax, dword ptr [esp + 0xc8]
    adc esi, -0x1
    xor al, cl
    mov dword ptr [esp + 0x90], ebx
    mov dword ptr [esp + 0x8], ecx
    shr al, 0x3
    mov dword ptr [esp + 0xd0], esi
    movzx ebx, al
    mov eax, dword ptr [esp + 0xac]
    add edi, dword ptr [ebp + 4*ebx + 0x640]
    mov ebp, dword ptr [esp + 0x13c]
    mov dword ptr [esp + 0x140], ebx
    mov dh, al
    add dh, cl
    and ecx, 0x7
    mov esi, ebp
    mov eax, ecx
    and dh, 0x3f
    sub esi, ecx
    sub eax, ebp
    mov ebp, dword ptr [esp + 0xc4]
    mov byte ptr [esp + 0x10], dh
    cmovb eax, esi
    shr dh, 0x3
    movzx edx, dh
    mov dword ptr [esp + 0x170], eax
    mov esi, edx
    sub esi, ebp
    sub ebp, edx
    cmovl ebp, esi
    mov esi, dword ptr [esp + 0x78]
    cmp eax, ebp
    cmova ebp, eax
    mov eax, dword ptr [esp + 0x30]
    imul ebp, dword ptr [eax + 4*ebx + 0x660]
    add ebp, edi
    mov edi, esi
    sub edi, ecx
    sub ecx, esi
    mov esi, dword ptr [esp + 0x74]
    cmovb ecx, edi
    mov edi, esi
    sub edi, edx
    sub edx, esi
    cmovb edx, edi
    cmp ecx, edx
    cmova edx, ecx
    imul edx, dword ptr [eax + 4*ebx + 0x680]
    mov ebx, dword ptr [esp + 0x80]
    test bl, bl
    je .L18
    mov ecx, dword ptr [esp + 0x8]
    mov eax, 0x1010101
    mov edi, 0x1010101
    shld eax, eax, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne eax, edi
    cmovne edi, ecx
    jmp .L19
    nop
.L18:
    mov ecx, dword ptr [esp + 0x8]
    mov edi, 0x1
    xor eax, eax
    mov esi, 0x1
    shld eax, esi, cl
    shl edi, cl
    test cl, 0x20
    mov ecx, 0x0
    mov esi, ebp
    cmovne eax, edi
    cmovne edi, ecx
    mov ecx, eax
    mov ebp, eax
    shr ecx, 0x8
    shld ebp, edi, 0x18
    or ecx, eax
    or ebp, edi
    mov eax, ecx
    mov edi, ecx
    shr eax, 0x10
    shld edi, ebp, 0x10
    or edi, ebp
    or eax, ecx
    mov ebp, esi
    or edi, eax
.L19:
    mov ecx, edi
    mov esi, eax
    add ebp, edx
    and ecx, dword ptr [esp + 0xcc]
    and esi, dword ptr [esp + 0xb0]
    or esi, ecx
    je .L20
    mov eax, dword ptr [esp + 0x30]
    movzx ecx, byte ptr [esp + 0x10]
    xor edx, edx
    add ebp, dword ptr [eax + 0x944]
    jmp .L21
    nop
.L20:
    and edi, dword ptr [esp + 0x138]
    and eax, dword ptr [esp + 0x1e0]
    movzx ecx, byte ptr [esp + 0x10]
    mov edx, 0x0
    or eax, edi
    je .L21
    mov eax, dword ptr [esp + 0x30]
    add ebp, dword ptr [eax + 0x948]
.L21:
    mov dword ptr [esp + 0x8], ebp
    mov ebp, 0x1
    xor esi, esi
    mov eax, 0x1
    shld esi, eax, cl
    shl ebp, cl
    test cl, 0x20
    cmovne esi, ebp
    cmovne ebp, edx
    test bl, bl
    je .L22
    mov eax, esi
    mov ecx, esi
    shr eax, 0x8
    shld ecx, ebp, 0x18
    or eax, esi
    or ecx, ebp
    mov edi, eax
    shr edi, 0x10
    or edi, eax
    shld eax, ecx, 0x10
    or eax, ecx
    or eax, edi
    jmp .L23
    nop
.L22:
    mov edi, 0x1010101
    mov eax, 0x1010101
    shld edi, edi, cl
    shl eax, cl
    test cl, 0x20
    cmovne edi, eax
    cmovne eax, edx
.L23:
    mov ecx, dword ptr [esp + 0x180]
    mov edx, dword ptr [esp + 0xc]
    mov ebx, dword ptr [esp + 0x190]
    and ecx, ebp
    and edx, esi
    or edx, ecx
    mov ecx, dword ptr [esp + 0xa8]
    je .L26
.L24:
    mov edx, dword ptr [esp + 0x140]
    mov esi, dword ptr [esp + 0x8]
    add esi, dword ptr [ecx + 4*edx]
    mov dword ptr [esp + 0x8], esi
.L25:
    mov ecx, dword ptr [esp + 0x20]
    mov esi, dword ptr [esp + 0x50]
    mov ebx, dword ptr [esp + 0xf0]
    cmp dword ptr [esp + 0x14], ecx
    jne .L15
    and eax, dword ptr [esp + 0x180]
    and edi, dword ptr [esp + 0xc]
    or edi, eax
    jne .L15
    xor dl, 0x7
    mov ecx, 0x5
    movzx eax, dl
    cmp dl, 0x5
    mov edx, dword ptr [esp + 0xa4]
    cmovae eax, ecx
    mov ecx, dword ptr [esp + 0x4c]
    mov edi, eax
    mov eax, dword ptr [esp + 0x80]
    cmp byte ptr [ecx + 0x43], al
    mov eax, dword ptr [esp + 0x170]
    setne cl
    cmp eax, edx
    cmovbe eax, edx
    mov edx, edi
    mov edi, dword ptr [esp + 0x8]
    add cl, dl
    cmp cl, al
    jae .L27
    mov ebp, dword ptr [esp + 0x30]
    add edi, dword ptr [ebp + 0x94c]
    jmp .L16
    nop
.L26:
    mov ecx, dword ptr [esp + 0x130]
    mov edx, dword ptr [esp + 0x134]
    and ecx, eax
    and edx, edi
    or edx, ecx
    mov ecx, dword ptr [esp + 0x12c]
    je .L24
    and ebp, dword ptr [esp + 0xc0]
    mov ecx, dword ptr [esp + 0x128]
    and esi, ebx
    or esi, ebp
    je .L24
    mov edx, dword ptr [esp + 0x140]
    jmp .L25
    nop
.L27:
    mov ebp, dword ptr [esp + 0x30]
    jmp .L16
.L28:
    xor edi, edi
.L29:
    cmp byte ptr [esp + 0x80], 0x0
    movd ebp, xmm1
    movd esi, xmm4
    mov dword ptr [esp + 0x8], edi
    je .L30
    mov eax, dword ptr [esp + 0x104]
    mov ecx, dword ptr [esp + 0x100]
    mov edx, dword ptr [esp + 0x2c]
    mov edi, eax
    mov ebx, ecx
    shld edi, ecx, 0x8
    shl ebx, 0x8
    or ebx, ecx
    or edi, eax
    mov ecx, edi
    mov eax, ebx
    shld ecx, ebx, 0x10
    shl eax, 0x10
    or eax, ebx
    or ecx, edi
    mov edi, dword ptr [esp + 0x150]
    mov ebx, dword ptr [esp + 0x28]
    or ecx, eax
    or esi, eax
    or ebp, ecx
    not esi
    not ebp
    and ebx, edi
    and ebx, ebp
    mov ebp, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x28], ebx
    and edx, ebp
    and edx, esi
    mov dword ptr [esp + 0x2c], edx
    or edx, ebx
    je .L35
    mov edx, edi
    mov ebx, dword ptr [esp + 0x10c]
    mov esi, edi
    shl edx, 0x10
    shr esi, 0x10
    or edx, ebp
    mov ebp, dword ptr [esp + 0x110]
    or esi, edi
    or esi, ebx
    or edx, ebp
    shrd edx, esi, 0x10
    shr esi, 0x10
    or edx, ebp
    or esi, ebx
    or edx, esi
    jmp .L31
.L30:
    mov ecx, dword ptr [esp + 0x104]
    mov eax, dword ptr [esp + 0x100]
    mov ebx, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x2c]
    mov edi, ecx
    and edx, ebx
    shld edi, eax, 0x18
    or edi, eax
    mov eax, ecx
    shr eax, 0x8
    or eax, ecx
    mov ecx, eax
    shr ecx, 0x10
    or ecx, eax
    shld eax, edi, 0x10
    or eax, edi
    mov edi, dword ptr [esp + 0x150]
    or ebp, ecx
    or eax, ecx
    not ebp
    or esi, eax
    not esi
    and edx, esi
    mov esi, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x2c], edx
    and esi, edi
    and esi, ebp
    or edx, esi
    mov dword ptr [esp + 0x28], esi
    je .L37
    mov esi, ebx
    mov ebp, dword ptr [esp + 0xb4]
    mov edx, ebx
    shr esi, 0x10
    shl edx, 0x10
    or esi, edi
    mov edi, dword ptr [esp + 0x160]
    or edx, ebx
    or esi, ebp
    or edx, edi
    shld esi, edx, 0x10
    shl edx, 0x10
    or esi, ebp
    or edx, edi
    or esi, edx
.L31:
    mov ebx, dword ptr [esp + 0x28]
    mov ebp, dword ptr [esp + 0x2c]
    mov edi, ebx
    shld edi, ebp, 0x18
    mov dword ptr [esp + 0x50], edi
    mov edi, ebx
    shld ebx, ebp, 0x8
    shl ebp, 0x8
    shr edi, 0x8
    cmp byte ptr [esp + 0x80], 0x0
    cmovne ebx, edi
    cmovne ebp, dword ptr [esp + 0x50]
    lea edi, [ecx + ecx]
    shr ecx
    and ecx, edi
    mov edi, esi
    mov dword ptr [esp + 0x28], ebx
    lea ebx, [eax + eax]
    shr eax
    shr esi
    and eax, ebx
    shld edi, edx, 0x1
    mov ebx, 0xfefefefe
    not ecx
    and edi, ebx
    mov ebx, 0x7f7f7f7f
    not eax
    or ecx, 0x81818181
    and esi, ebx
    mov ebx, edi
    mov dword ptr [esp + 0x2c], ebp
    lea ebp, [edx + edx]
    shr edx
    or eax, 0x81818181
    and ebx, esi
    or esi, edi
    mov edi, 0xfefefefe
    and ebp, edi
    mov edi, 0x7f7f7f7f
    and ecx, esi
    and edx, edi
    mov edi, ebp
    or ecx, ebx
    mov ebx, dword ptr [esp + 0x80]
    and edi, edx
    or edx, ebp
    and ecx, dword ptr [esp + 0x28]
    and eax, edx
    or eax, edi
    and eax, dword ptr [esp + 0x2c]
    mov esi, ecx
    mov edx, eax
    shld esi, eax, 0x18
    shl edx, 0x8
    test bl, bl
    cmove edx, esi
    shrd eax, ecx, 0x18
    shr ecx, 0x8
    test bl, bl
    cmove eax, ecx
    mov esi, edx
    or esi, eax
    je .L33
    xor ecx, ecx
    test bl, bl
    mov esi, 0x38
    cmove esi, ecx
    mov dword ptr [esp + 0x50], esi
    mov esi, dword ptr [esp + 0x30]
    nop
.L32:
    tzcnt edi, eax
    tzcnt ebx, edx
    mov ebp, eax
    add edi, 0x20
    test edx, edx
    cmovne edi, ebx
    mov ebx, edx
    xor edi, dword ptr [esp + 0x50]
    add ebx, -0x1
    adc ebp, -0x1
    and edx, ebx
    and eax, ebp
    shr edi, 0x3
    add ecx, dword ptr [esi + 4*edi + 0x620]
    mov edi, edx
    or edi, eax
    jne .L32
    jmp .L34
.L33:
    xor ecx, ecx
.L34:
    mov edx, dword ptr [esp + 0x6c]
    add dword ptr [esp + 0x8], ecx
    mov ebx, dword ptr [esp + 0x1c]
    mov ecx, edx
    and ecx, 0x38
    cmp byte ptr [esp + 0x80], 0x0
    jne .L36
    jmp .L38
.L35:
    mov ecx, dword ptr [esp + 0x6c]
    mov ebx, ebp
    and ecx, 0x38
.L36:
    mov eax, 0xff
    xor edx, edx
    xor esi, esi
    shld edx, eax, cl
    shl eax, cl
    test cl, 0x20
    cmovne edx, eax
    cmovne eax, esi
    mov ecx, edx
    shr ecx, 0x8
    or ecx, edx
    shld edx, eax, 0x18
    or edx, eax
    mov edi, ecx
    mov esi, ecx
    shld edi, edx, 0x10
    shr esi, 0x10
    or edi, edx
    mov edx, dword ptr [esp + 0x6c]
    or esi, ecx
    or edi, esi
    jmp .L39
.L37:
    mov edx, dword ptr [esp + 0x6c]
    mov ecx, edx
    and ecx, 0x38
.L38:
    mov eax, 0xffffffff
    mov esi, 0xffffffff
    xor edi, edi
    shl eax, cl
    test cl, 0x20
    cmovne esi, eax
    cmove edi, eax
.L39:
    mov dword ptr [esp + 0x90], esi
    and esi, dword ptr [esp + 0x150]
    mov eax, dword ptr [esp + 0x4c]
    mov dword ptr [esp + 0x10], edi
    and edi, ebx
    mov dword ptr [esp + 0x14], edi
    mov edi, dword ptr [esp + 0xb8]
    mov dword ptr [esp + 0xc], esi
    mov esi, dword ptr [eax + 0x18]
    mov ecx, dword ptr [eax + 0x1c]
    mov ebx, dword ptr [eax + 0x20]
    mov eax, dword ptr [eax + 0x24]
    mov dword ptr [esp + 0xf0], eax
    mov eax, edx
    and al, 0x7
    movzx edx, al
    mov byte ptr [esp + 0x170], al
    mov dword ptr [esp + 0xb4], edx
    je .L40
    cmp edx, 0x7
    mov edx, eax
    jne .L41
    mov dl, 0x6
    jmp .L41
.L40:
    mov dl, 0x1
.L41:
    mov eax, dword ptr [esp + 0x70]
    mov dword ptr [esp + 0x180], ebx
    or ebx, esi
    mov dword ptr [esp + 0xcc], ecx
    mov byte ptr [esp + 0x20], dl
    mov ebp, 0x1010101
    and dword ptr [esp + 0x90], edi
    mov dword ptr [esp + 0xc8], esi
    mov dword ptr [esp + 0x140], ebx
    mov ebx, dword ptr [esp + 0x14]
    and dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0xf0]
    or eax, ecx
    mov ecx, edx
    mov edx, 0x1010101
    mov dword ptr [esp + 0xd0], eax
    mov eax, dword ptr [esp + 0xc]
    dec cl
    mov byte ptr [esp + 0x50], cl
    and cl, 0x7
    shl ebp, cl
    shl edx, cl
    and ebx, ebp
    and eax, edx
    cmp byte ptr [esp + 0x80], 0x0
    je .L43
    mov edi, ebx
    or edi, eax
    mov edi, 0x0
    je .L42
    bsr edi, ebx
    bsr ecx, eax
    xor edi, 0x1f
    xor ecx, 0x18
    or edi, 0x20
    test eax, eax
    cmovne edi, ecx
    shr edi, 0x3
.L42:
    and ebp, dword ptr [esp + 0x10]
    and edx, dword ptr [esp + 0x90]
    mov eax, ebp
    or eax, edx
    je .L46
    bsr ecx, ebp
    bsr eax, edx
    xor ecx, 0x1f
    xor eax, 0x1f
    or ecx, 0x20
    test edx, edx
    jmp .L45
.L43:
    mov edi, ebx
    or edi, eax
    mov edi, 0x0
    je .L44
    tzcnt edi, eax
    tzcnt ecx, ebx
    add edi, 0x20
    test ebx, ebx
    cmovne edi, ecx
    shr edi, 0x3
.L44:
    and ebp, dword ptr [esp + 0x10]
    and edx, dword ptr [esp + 0x90]
    mov eax, ebp
    or eax, edx
    je .L46
    tzcnt ecx, edx
    tzcnt eax, ebp
    add ecx, 0x20
    test ebp, ebp
.L45:
    cmovne ecx, eax
    mov esi, dword ptr [esp + 0x30]
    mov eax, dword ptr [esp + 0x24]
    shr ecx, 0x3
    jmp .L47
.L46:
    mov esi, dword ptr [esp + 0x30]
    mov eax, dword ptr [esp + 0x24]
    xor ecx, ecx
.L47:
    mov ebp, dword ptr [esp + 0x140]
    mov ebx, dword ptr [esp + 0xd0]
    movzx edx, byte ptr [esp + 0x170]
    and ebx, eax
    and ebp, dword ptr [esp + 0x48]
    xor eax, eax
    cmp byte ptr [esp + 0x50], dl
    lea edx, [edi + 0x1]
    mov dword ptr [esp + 0xd0], ebx
    sete al
    mov dword ptr [esp + 0x140], ebp
    shl eax, 0x5
    add eax, esi
    test edi, edi
    setne byte ptr [esp + 0x50]
    cmp edx, ecx
    mov edx, dword ptr [eax + 4*edi + 0x700]
    sete al
    and al, byte ptr [esp + 0x50]
    movzx eax, al
    shl eax, 0x5
    add eax, esi
    add edx, dword ptr [eax + 4*ecx + 0x740]
    or ebp, ebx
    je .L49
    or ecx, edi
    mov eax, dword ptr [esp + 0x14]
    movzx ecx, byte ptr [esp + 0x20]
    jne .L48
    mov esi, dword ptr [esp + 0x30]
    mov ebx, edx
    add ebx, dword ptr [esi + 0x950]
    mov esi, dword ptr [esp + 0xc]
    jmp .L51
.L48:
    mov esi, dword ptr [esp + 0xc]
    jmp .L50
.L49:
    mov eax, dword ptr [esp + 0x14]
    mov esi, dword ptr [esp + 0xc]
    movzx ecx, byte ptr [esp + 0x20]
.L50:
    mov ebx, edx
.L51:
    mov ebp, 0x1010101
    mov edx, 0x1010101
    shl edx, cl
    shl ebp, cl
    mov ecx, esi
    and eax, edx
    and ecx, ebp
    cmp byte ptr [esp + 0x80], 0x0
    je .L53
    mov edi, eax
    xor esi, esi
    or edi, ecx
    mov edi, 0x0
    je .L52
    bsr edi, eax
    mov dword ptr [esp + 0x50], ebx
    bsr ebx, ecx
    xor edi, 0x1f
    xor ebx, 0x18
    or edi, 0x20
    test ecx, ecx
    cmovne edi, ebx
    mov ebx, dword ptr [esp + 0x50]
    shr edi, 0x3
.L52:
    and edx, dword ptr [esp + 0x10]
    and ebp, dword ptr [esp + 0x90]
    mov eax, edx
    or eax, ebp
    je .L56
    bsr esi, edx
    bsr eax, ebp
    xor esi, 0x1f
    xor eax, 0x1f
    or esi, 0x20
    test ebp, ebp
    jmp .L55
.L53:
    mov edi, eax
    xor esi, esi
    or edi, ecx
    mov edi, 0x0
    je .L54
    tzcnt edi, ecx
    mov dword ptr [esp + 0x50], ebx
    tzcnt ebx, eax
    add edi, 0x20
    test eax, eax
    cmovne edi, ebx
    mov ebx, dword ptr [esp + 0x50]
    shr edi, 0x3
.L54:
    and edx, dword ptr [esp + 0x10]
    and ebp, dword ptr [esp + 0x90]
    mov eax, edx
    or eax, ebp
    je .L56
    tzcnt esi, ebp
    tzcnt eax, edx
    add esi, 0x20
    test edx, edx
.L55:
    mov ch, byte ptr [esp + 0x170]
    cmovne esi, eax
    shr esi, 0x3
    jmp .L57
.L56:
    mov ch, byte ptr [esp + 0x170]
.L57:
    movzx edx, byte ptr [esp + 0x20]
    mov ebp, dword ptr [esp + 0x30]
    xor eax, eax
    mov cl, dl
    inc cl
    cmp dl, ch
    lea edx, [edi + 0x1]
    sete al
    shl eax, 0x5
    add eax, ebp
    add ebx, dword ptr [eax + 4*edi + 0x700]
    test edi, edi
    setne al
    cmp edx, esi
    sete dl
    and dl, al
    movzx eax, dl
    mov edx, dword ptr [esp + 0x140]
    shl eax, 0x5
    add eax, ebp
    add ebx, dword ptr [eax + 4*esi + 0x740]
    or edx, dword ptr [esp + 0xd0]
    mov dword ptr [esp + 0x50], ebx
    je .L58
    mov ebx, dword ptr [esp + 0x14]
    or esi, edi
    jne .L59
    mov eax, dword ptr [esp + 0x50]
    add eax, dword ptr [ebp + 0x950]
    mov dword ptr [esp + 0x50], eax
    jmp .L59
.L58:
    mov ebx, dword ptr [esp + 0x14]
.L59:
    mov edi, dword ptr [esp + 0xc]
    mov edx, 0x1010101
    mov ebp, 0x1010101
    shld edx, edx, cl
    shl ebp, cl
    and ebx, ebp
    and edi, edx
    cmp byte ptr [esp + 0x80], 0x0
    je .L61
    mov eax, ebx
    xor esi, esi
    or eax, edi
    mov eax, edi
    mov edi, 0x0
    je .L60
    bsr edi, ebx
    mov dword ptr [esp + 0xc], eax
    bsr eax, eax
    xor edi, 0x1f
    xor eax, 0x18
    or edi, 0x20
    cmp dword ptr [esp + 0xc], 0x0
    cmovne edi, eax
    shr edi, 0x3
.L60:
    mov ebx, dword ptr [esp + 0x10]
    and ebx, ebp
    mov ebp, dword ptr [esp + 0x90]
    mov eax, ebx
    and ebp, edx
    or eax, ebp
    je .L64
    bsr esi, ebx
    bsr eax, ebp
    xor esi, 0x1f
    xor eax, 0x1f
    or esi, 0x20
    test ebp, ebp
    jmp .L63
.L61:
    mov eax, ebx
    xor esi, esi
    or eax, edi
    mov eax, edi
    mov edi, 0x0
    je .L62
    tzcnt edi, ebx
    mov dword ptr [esp + 0x14], edi
    tzcnt edi, eax
    add edi, 0x20
    test ebx, ebx
    cmovne edi, dword ptr [esp + 0x14]
    shr edi, 0x3
.L62:
    mov ebx, dword ptr [esp + 0x10]
    and ebx, ebp
    mov ebp, dword ptr [esp + 0x90]
    mov eax, ebx
    and ebp, edx
    or eax, ebp
    je .L64
    tzcnt esi, ebp
    tzcnt eax, ebx
    add esi, 0x20
    test ebx, ebx
.L63:
    mov edx, dword ptr [esp + 0x18]
    mov ebp, dword ptr [esp + 0x30]
    mov ebx, dword ptr [esp + 0x50]
    cmovne esi, eax
    shr esi, 0x3
    add edx, 0x38
    jmp .L65
.L64:
    mov eax, dword ptr [esp + 0x18]
    mov ebp, dword ptr [esp + 0x30]
    mov ebx, dword ptr [esp + 0x50]
    lea edx, [eax + 0x38]
.L65:
    xor eax, eax
    cmp cl, ch
    lea ecx, [edi + 0x1]
    sete al
    shl eax, 0x5
    add eax, ebp
    add ebx, dword ptr [eax + 4*edi + 0x700]
    test edi, edi
    setne al
    cmp ecx, esi
    sete cl
    and cl, al
    movzx eax, cl
    mov ecx, dword ptr [esp + 0x140]
    shl eax, 0x5
    add eax, ebp
    add ebx, dword ptr [eax + 4*esi + 0x740]
    or ecx, dword ptr [esp + 0xd0]
    je .L66
    mov eax, dword ptr [esp + 0x48]
    mov ecx, dword ptr [esp + 0x24]
    or esi, edi
    jne .L67
    add ebx, dword ptr [ebp + 0x950]
    jmp .L67
.L66:
    mov eax, dword ptr [esp + 0x48]
    mov ecx, dword ptr [esp + 0x24]
.L67:
    mov dword ptr [esp + 0x50], ebx
    mov ebx, dword ptr [esp + 0x180]
    mov ebp, dword ptr [esp + 0xf0]
    mov esi, dword ptr [esp + 0x18]
    add edx, dword ptr [esp + 0x118]
    mov edi, dword ptr [esp + 0x108]
    and ebx, eax
    and ebp, ecx
    xor eax, eax
    lea edi, [esi + edi + 0x38]
    mov dword ptr [esp + 0x140], edx
    mov ecx, ebx
    mov dword ptr [esp + 0x180], ebx
    mov ebx, dword ptr [esp + 0xa0]
    mov dword ptr [esp + 0xf0], ebp
    mov dword ptr [esp + 0xb0], edi
    or ecx, ebp
    setne al
    add eax, dword ptr [esi + 8*ebx + 0xe8]
    cmp eax, 0x1
    jg .L68
    mov ecx, dword ptr [edi + 0x30]
    mov edx, dword ptr [edi + 0x34]
    mov ebx, dword ptr [esi + 0x8]
    mov eax, dword ptr [esi + 0xc]
    mov dword ptr [esp + 0xac], 0x0
    mov dword ptr [esp + 0x20], ecx
    mov dword ptr [esp + 0x14], edx
    jmp .L75
.L68:
    movdqu xmm0, xmmword ptr [edi + 0x30]
    mov ecx, dword ptr [edi + 0x28]
    pcmpeqd xmm1, xmm1
    mov eax, dword ptr [edi + 0x2c]
    movdqa xmm2, xmmword ptr [esp + 0x1c0]
    pxor xmm0, xmm1
    or ecx, dword ptr [edi + 0x20]
    or eax, dword ptr [edi + 0x24]
    pshufd xmm1, xmm0, 0xee
    movd edi, xmm0
    movd ebp, xmm1
    pshufd xmm1, xmm0, 0x55
    pshufd xmm0, xmm0, 0xff
    mov dword ptr [esp + 0xd0], edi
    and ebp, dword ptr [esp + 0xc0]
    or ecx, edi
    and ebp, ecx
    movd ecx, xmm1
    mov dword ptr [esp + 0x14], ecx
    or eax, ecx
    movd ecx, xmm0
    mov edi, ebp
    mov dword ptr [esp + 0x20], ebp
    mov ebp, esi
    and ecx, dword ptr [esp + 0x190]
    and ecx, eax
    mov esi, ecx
    mov dword ptr [esp + 0xc4], ecx
    mov ecx, dword ptr [esp + 0x80]
    mov eax, dword ptr [ebp + 8*ecx + 0xd8]
    and eax, edi
    mov edi, dword ptr [esp + 0xe4]
    movd xmm0, eax
    mov eax, dword ptr [ebp + 8*ecx + 0xdc]
    mov ecx, dword ptr [esp + 0x30]
    and eax, esi
    movd xmm1, eax
    punpckldq xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    pand xmm1, xmmword ptr [edi + .C0]
    psubb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm0, 0x2
    pand xmm1, xmm2
    pand xmm0, xmm2
    paddb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x4
    paddb xmm1, xmm0
    pxor xmm0, xmm0
    pand xmm1, xmmword ptr [edi + .C2]
    psadbw xmm0, xmm1
    movd eax, xmm0
    imul eax, dword ptr [ecx + 0x98c]
    mov ecx, dword ptr [ebp + 0x8]
    add eax, dword ptr [ebp + 8*ebx + 0xec]
    mov ebx, dword ptr [ebp + 0xc]
    mov dword ptr [esp + 0x10], ecx
    mov dword ptr [esp + 0x90], eax
    movzx eax, byte ptr [esp + 0x7f]
    mov dword ptr [esp + 0xc], ebx
    lea esi, [eax + 2*eax]
    mov dword ptr [esp + 0xac], eax
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    and eax, ecx
    mov ecx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    and ebp, ebx
    mov ebx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 1540]
    imul ebp, edx
    imul ecx, eax
    mul edx
    add ebp, edx
    mov edx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 1544]
    add ebp, ecx
    movzx ecx, byte ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    mov ecx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 1548]
    cmove ebp, eax
    mov eax, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 1536]
    and ebx, dword ptr [esp + 0xc]
    add ebp, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
    and eax, dword ptr [esp + 0x10]
    imul ebx, edx
    imul ecx, eax
    mul edx
    add ebx, edx
    mov edx, dword ptr [esp + 0x24]
    add ebx, ecx
    movzx ecx, byte ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 1556]
    not edx
    shrd eax, ebx, cl
    shr ebx, cl
    test cl, 0x20
    mov ecx, dword ptr [esp + 0x140]
    cmove ebx, eax
    mov eax, dword ptr [esp + 0xc4]
    add ebx, dword ptr [edi + 8*esi + plywright::sliders::magic::LOOKUPS + 1552]
    and eax, dword ptr [ecx + 0x3c]
    or eax, dword ptr [esp + 0x14]
    mov esi, eax
    mov eax, dword ptr [esp + 0x20]
    and edx, esi
    mov esi, dword ptr [esp + 0x48]
    and eax, dword ptr [ecx + 0x38]
    mov ecx, dword ptr [edi + 8*ebx + plywright::sliders::magic::TABLE]
    not esi
    or eax, dword ptr [esp + 0xd0]
    and esi, eax
    mov eax, dword ptr [edi + 8*ebx + plywright::sliders::magic::TABLE + 4]
    and ecx, esi
    mov dword ptr [esp + 0xd0], ecx
    mov ecx, dword ptr [esp + 0xac]
    and eax, edx
    shl ecx, 0x6
    mov ebx, dword ptr [edi + ecx + plywright::board::geometry::AROUND]
    mov edi, dword ptr [edi + ecx + plywright::board::geometry::AROUND + 4]
    mov ecx, dword ptr [esp + 0x140]
    and edi, dword ptr [ecx + 0xc]
    and ebx, dword ptr [ecx + 0x8]
    and ebx, esi
    and edi, edx
    or edi, ebx
    je .L69
    mov edi, dword ptr [esp + 0x90]
    mov ecx, dword ptr [esp + 0x30]
    add edi, dword ptr [ecx + 0x800]
    mov dword ptr [esp + 0x90], edi
.L69:
    mov edi, dword ptr [esp + 0xe4]
    mov ecx, dword ptr [esp + 0xd0]
    and edx, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE + 4]
    and esi, dword ptr [edi + 8*ebp + plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [esp + 0x140]
    mov edi, dword ptr [ebp + 0x10]
    mov ebx, dword ptr [ebp + 0x14]
    and edi, ecx
    and ebx, eax
    or ebx, edi
    je .L70
    mov edi, dword ptr [esp + 0x30]
    mov ebx, dword ptr [esp + 0x90]
    add ebx, dword ptr [edi + 0x804]
    mov dword ptr [esp + 0x90], ebx
    jmp .L71
.L70:
    mov edi, dword ptr [esp + 0x30]
.L71:
    or ecx, esi
    or eax, edx
    and esi, dword ptr [ebp + 0x18]
    and edx, dword ptr [ebp + 0x1c]
    or edx, esi
    je .L83
    mov edx, dword ptr [esp + 0x90]
    mov ebx, dword ptr [esp + 0x10]
    add edx, dword ptr [edi + 0x808]
    and ecx, dword ptr [ebp + 0x20]
    and eax, dword ptr [ebp + 0x24]
    or eax, ecx
    je .L73
.L72:
    add edx, dword ptr [edi + 0x80c]
.L73:
    mov eax, dword ptr [esp + 0x180]
    or eax, dword ptr [esp + 0xf0]
    jne .L74
    sub edx, dword ptr [edi + 0x990]
.L74:
    mov eax, dword ptr [esp + 0xb0]
    mov esi, dword ptr [edi + 0x998]
    mov ecx, dword ptr [eax + 0x34]
    mov eax, dword ptr [eax + 0x30]
    mov dword ptr [esp + 0x20], eax
    xor eax, eax
    test edx, edx
    mov dword ptr [esp + 0x14], ecx
    mov ecx, 0x3ff
    cmovg eax, edx
    mov edx, dword ptr [edi + 0x99c]
    cmp eax, 0x3ff
    cmovl ecx, eax
    mov eax, dword ptr [edi + 0x994]
    imul eax, ecx
    imul eax, ecx
    sar eax, 0xc
    cmp esi, eax
    cmovl eax, esi
    imul edx, eax
    and edx, -0x40
    shl edx, 0xa
    add edx, eax
    mov eax, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0xac], edx
.L75:
    mov esi, dword ptr [esp + 0x80]
    mov ecx, eax
    mov edi, eax
    mov edx, ebx
    xor ebp, ebp
    mov dword ptr [esp + 0x10], ebx
    not edx
    not ecx
    mov dword ptr [esp + 0xc], edi
    mov eax, esi
    mov esi, 0xff0000
    test al, al
    mov eax, 0xff00
    cmovne esi, ebp
    mov ebp, 0x0
    cmovne ebp, eax
    and esi, edx
    mov edx, dword ptr [esp + 0xc0]
    mov eax, edi
    mov edi, dword ptr [esp + 0x190]
    or ebx, dword ptr [esp + 0x11c]
    and ebp, ecx
    mov ecx, dword ptr [esp + 0x20]
    and esi, dword ptr [esp + 0x16c]
    or eax, dword ptr [esp + 0xbc]
    and ebp, dword ptr [esp + 0x168]
    not edx
    not edi
    not ebx
    or ecx, edx
    mov dword ptr [esp + 0xc4], edi
    or esi, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x13c], edx
    not eax
    mov edx, 0xff0000
    mov dword ptr [esp + 0x74], ecx
    mov ecx, dword ptr [esp + 0x14]
    or ebp, dword ptr [esp + 0x150]
    or ecx, edi
    mov edi, dword ptr [esp + 0x4c]
    cmp byte ptr [esp + 0x80], 0x0
    mov dword ptr [esp + 0x78], ecx
    mov ecx, dword ptr [edi + 0x14]
    mov edi, dword ptr [edi + 0x10]
    mov dword ptr [esp + 0x90], ecx
    mov dword ptr [esp + 0xd0], edi
    je .L76
    and ebx, dword ptr [esp + 0x74]
    and eax, dword ptr [esp + 0x78]
    shrd esi, ebp, 0x8
    shr ebp, 0x8
    mov dword ptr [esp + 0xa8], 0x0
    mov dword ptr [esp + 0xa4], 0x0
    and ebx, esi
    and eax, ebp
    mov esi, 0xff0000
    shrd ebx, eax, 0x8
    shr eax, 0x8
    mov dword ptr [esp + 0x74], ebx
    mov dword ptr [esp + 0x78], eax
    jmp .L77
.L76:
    and ebx, dword ptr [esp + 0x74]
    and eax, dword ptr [esp + 0x78]
    shld ebp, esi, 0x8
    shl esi, 0x8
    xor edx, edx
    mov dword ptr [esp + 0xa8], 0xff00
    mov dword ptr [esp + 0xa4], 0xff00
    and ebx, esi
    and eax, ebp
    xor esi, esi
    shld eax, ebx, 0x8
    shl ebx, 0x8
    mov dword ptr [esp + 0x78], eax
    mov dword ptr [esp + 0x74], ebx
.L77:
    mov ecx, dword ptr [esp + 0x4c]
    mov edi, dword ptr [esp + 0x10]
    mov ebx, dword ptr [esp + 0x80]
    mov ebp, dword ptr [esp + 0xa8]
    movdqa xmmword ptr [esp + 0x200], xmm5
    movdqu xmm2, xmmword ptr [ecx + 0x8]
    mov ecx, dword ptr [esp + 0xc]
    mov eax, ecx
    shld ecx, edi, 0x8
    shr eax, 0x8
    test bl, bl
    cmove ecx, eax
    and ecx, esi
    and ecx, dword ptr [esp + 0x150]
    mov eax, ecx
    mov esi, ecx
    shr eax, 0x8
    shld esi, ebp, 0x8
    test bl, bl
    cmove esi, eax
    mov eax, edi
    shl edi, 0x8
    shr eax, 0x8
    test bl, bl
    mov dword ptr [esp + 0xc], esi
    cmove edi, eax
    mov eax, dword ptr [esp + 0xa4]
    and edi, ebp
    mov ebp, dword ptr [esp + 0x30]
    and edi, dword ptr [esp + 0x1c]
    movups xmm4, xmmword ptr [ebp + 0x964]
    movdqu xmm1, xmmword ptr [ebp + 0x974]
    movq xmm3, qword ptr [ebp + 0x95c]
    movq xmm0, qword ptr [ebp + 0x93c]
    shld ecx, edi, 0x18
    shl edi, 0x8
    test bl, bl
    cmove edi, ecx
    and eax, dword ptr [esp + 0xb8]
    movdqa xmmword ptr [esp + 0x150], xmm1
    movaps xmmword ptr [esp + 0x1e0], xmm4
    mov ecx, eax
    mov esi, eax
    shr ecx, 0x8
    shl esi, 0x8
    test bl, bl
    cmovne esi, ecx
    and edx, dword ptr [esp + 0x70]
    mov ecx, dword ptr [esp + 0xd0]
    shld eax, edx, 0x18
    shl edx, 0x8
    test bl, bl
    cmovne edx, eax
    mov eax, esi
    shr esi
    and ecx, dword ptr [esp + 0xe8]
    and eax, 0x404040
    and esi, 0x10101
    lea ebx, [esi + 2*eax]
    mov eax, edx
    shr edx
    and eax, 0xc0404040
    and edx, 0x1010101
    lea edx, [edx + 2*eax]
    mov eax, dword ptr [esp + 0x90]
    mov dword ptr [esp + 0xd0], ecx
    and edx, ecx
    and eax, dword ptr [esp + 0xec]
    and ebx, eax
    mov dword ptr [esp + 0x90], eax
    mov eax, edx
    shr eax
    mov ecx, ebx
    shr ecx
    and eax, 0x40404040
    and ecx, 0x404040
    sub edx, eax
    mov eax, 0x33333330
    sbb ebx, ecx
    xor ecx, ecx
    add eax, -0x2f
    adc ecx, 0x33333332
    and eax, edx
    shr edx, 0x2
    and edx, 0x33333330
    and ecx, ebx
    shr ebx, 0x2
    add edx, eax
    and ebx, 0x33333333
    mov eax, edx
    add ebx, ecx
    shr eax, 0x4
    mov esi, ebx
    add eax, edx
    shr esi, 0x4
    and eax, 0xf0f0f07
    add esi, ebx
    mov ebx, 0x1010101
    mov ecx, eax
    mul ebx
    mov eax, edi
    and esi, 0xf0f0f0f
    and edi, 0x10101010
    imul ecx, ebx
    shr eax
    imul esi, ebx
    mov ebx, dword ptr [esp + 0xb0]
    add edx, ecx
    mov ecx, dword ptr [esp + 0xc]
    and eax, 0x4040404
    add esi, edx
    lea edx, [eax + 2*edi]
    and edx, dword ptr [esp + 0xd0]
    shr esi, 0x18
    imul esi, dword ptr [ebp + 0x914]
    movups xmm7, xmmword ptr [ebx + 0x8]
    mov eax, ecx
    and ecx, 0x10101010
    shr eax
    and eax, 0x4040404
    lea eax, [eax + 2*ecx]
    mov ecx, edx
    and eax, dword ptr [esp + 0x90]
    shr ecx
    movdqa xmmword ptr [esp + 0x90], xmm3
    and ecx, 0x10101010
    mov edi, eax
    shr edi
    and edi, 0x10101010
    sub edx, ecx
    mov ecx, 0x33333330
    sbb eax, edi
    mov edi, edx
    shr edx, 0x2
    inc ecx
    and ecx, edx
    mov edx, dword ptr [ebx + 0x1c]
    and edi, 0x33333330
    add ecx, edi
    mov dword ptr [esp + 0x130], edx
    mov edx, eax
    shr eax, 0x2
    and edx, 0x33333333
    and eax, 0x33333333
    add eax, edx
    mov edx, ecx
    mov edi, eax
    shr edx, 0x4
    shr edi, 0x4
    add edx, ecx
    add edi, eax
    mov eax, 0xf0f0f07
    or eax, 0x8
    and edi, 0xf0f0f0f
    and eax, edx
    mov edx, 0x1010101
    mov ecx, eax
    imul ecx, edx
    mul edx
    mov eax, dword ptr [ebx + 0x18]
    add edx, ecx
    movzx ecx, byte ptr [esp + 0x170]
    mov dword ptr [esp + 0x12c], eax
    mov eax, 0x1010101
    imul edi, eax
    mov eax, dword ptr [ebx + 0x2c]
    add edi, edx
    shr edi, 0x18
    imul edi, dword ptr [ebp + 0x918]
    mov dword ptr [esp + 0xd0], eax
    mov eax, ecx
    dec al
    add edi, esi
    cmp al, 0x2
    mov eax, dword ptr [ebx + 0x28]
    mov esi, dword ptr [ebp + 0x874]
    mov dword ptr [esp + 0x10], edi
    mov dword ptr [esp + 0x18], eax
    mov eax, dword ptr [ebx + 0x3c]
    mov dword ptr [esp + 0xa8], esi
    mov dword ptr [esp + 0xa0], eax
    mov eax, dword ptr [ebx + 0x38]
    mov ebx, dword ptr [ebp + 0x984]
    mov dword ptr [esp + 0x128], eax
    mov eax, dword ptr [esp + 0x140]
    movdqa xmmword ptr [esp + 0x140], xmm0
    mov dword ptr [esp + 0xc], ebx
    mov edx, dword ptr [eax + 0x38]
    mov eax, dword ptr [eax + 0x3c]
    mov dword ptr [esp + 0x28], eax
    mov eax, dword ptr [ebp + 0x86c]
    mov dword ptr [esp + 0x2c], edx
    mov edx, dword ptr [ebp + 0x87c]
    mov dword ptr [esp + 0xa4], eax
    mov eax, dword ptr [ebp + 0x870]
    mov dword ptr [esp + 0xb0], edx
    mov dword ptr [esp + 0x1c], eax
    mov eax, dword ptr [ebp + 0x878]
    mov dword ptr [esp + 0x4c], eax
    mov eax, dword ptr [ebp + 0x954]
    mov dword ptr [esp + 0x134], eax
    mov eax, dword ptr [ebp + 0x958]
    mov dword ptr [esp + 0x138], eax
    jae .L79
    cmp cl, 0x2
    mov eax, 0x3030303
    mov edi, 0x1010101
    mov ebx, 0x1010101
    cmove edi, eax
    cmove ebx, eax
.L78:
    mov edx, dword ptr [esp + 0x6c]
    mov eax, dword ptr [esp + 0x80]
    xor esi, esi
    mov ecx, 0x38
    and dl, 0x38
    test al, al
    cmove ecx, esi
    cmp dl, cl
    jne .L80
    test al, al
    mov ebp, 0xc3c3
    mov ecx, 0xc3c30000
    mov eax, dword ptr [esp + 0x114]
    mov edx, dword ptr [esp + 0xcc]
    movdqa xmm3, xmmword ptr [esp + 0x1c0]
    cmovne ebp, esi
    cmove ecx, esi
    mov esi, dword ptr [esp + 0x1a4]
    and ebp, ebx
    and ecx, edi
    mov ebx, dword ptr [esp + 0xc8]
    and ebp, dword ptr [esp + 0xe8]
    and ecx, dword ptr [esp + 0xec]
    and esi, edx
    and eax, ebx
    and esi, ecx
    and eax, ebp
    mov ecx, dword ptr [esp + 0x30]
    movd xmm0, eax
    movd xmm1, esi
    mov eax, dword ptr [esp + 0xe4]
    punpckldq xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    pand xmm1, xmmword ptr [eax + .C0]
    psubb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm0, 0x2
    pand xmm1, xmm3
    pand xmm0, xmm3
    paddb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x4
    paddb xmm1, xmm0
    pxor xmm0, xmm0
    pand xmm1, xmmword ptr [eax + .C2]
    psadbw xmm0, xmm1
    movd eax, xmm0
    imul eax, dword ptr [ecx + 0x91c]
    mov ecx, dword ptr [esp + 0x24]
    add dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0x48]
    jmp .L82
.L79:
    mov edx, dword ptr [esp + 0xb4]
    mov ecx, dword ptr [esp + 0x24]
    mov eax, 0x99
    mov ebx, 0xc0c0c0c0
    bt eax, edx
    jae .L84
    mov eax, dword ptr [esp + 0x48]
    jmp .L81
.L80:
    mov eax, dword ptr [esp + 0x48]
    mov ecx, dword ptr [esp + 0x24]
.L81:
    mov edx, dword ptr [esp + 0xcc]
    mov ebx, dword ptr [esp + 0xc8]
.L82:
    pshufd xmm0, xmm2, 0xee
    movd xmm1, dword ptr [esp + 0x180]
    movd xmm3, dword ptr [esp + 0x28]
    and edx, ecx
    and ebx, eax
    movdqa xmmword ptr [esp + 0x30], xmm2
    por xmm0, xmm2
    movd xmm4, edx
    mov edx, dword ptr [esp + 0xa0]
    movdqa xmm2, xmmword ptr [esp + 0x1c0]
    movd edi, xmm0
    pshufd xmm0, xmm0, 0x55
    movdqa xmmword ptr [esp + 0x170], xmm4
    movd ebp, xmm0
    movd xmm0, dword ptr [esp + 0xf0]
    and edi, eax
    and ebp, ecx
    punpckldq xmm1, xmm0
    movd xmm0, dword ptr [esp + 0x11c]
    movdqa xmm5, xmm1
    movdqa xmmword ptr [esp + 0xf0], xmm1
    movd xmm1, dword ptr [esp + 0xbc]
    punpckldq xmm0, xmm1
    movd xmm1, dword ptr [esp + 0x2c]
    punpcklqdq xmm0, xmm5
    punpckldq xmm1, xmm3
    movd xmm3, ebx
    mov ebx, dword ptr [esp + 0x78]
    movdqa xmmword ptr [esp + 0x80], xmm3
    punpckldq xmm3, xmm4
    movd xmm4, edi
    punpcklqdq xmm1, xmm3
    por xmm1, xmm0
    movd xmm0, ebp
    mov ebp, dword ptr [esp + 0x74]
    punpckldq xmm4, xmm0
    pshufd xmm0, xmm1, 0x55
    movd eax, xmm1
    movd ecx, xmm0
    not eax
    pshufd xmm3, xmm4, 0x44
    not ecx
    por xmm3, xmm1
    and edx, ecx
    mov ecx, dword ptr [esp + 0x128]
    pshufd xmm0, xmm3, 0xff
    pshufd xmm1, xmm3, 0xee
    and edx, dword ptr [esp + 0x190]
    movd esi, xmm0
    movd edi, xmm1
    and ecx, eax
    and ecx, dword ptr [esp + 0xc0]
    and edx, esi
    movd xmm5, edx
    lea edx, [ebp + ebp]
    and ecx, edi
    or edi, dword ptr [esp + 0x70]
    movd xmm0, ecx
    mov ecx, dword ptr [esp + 0xb8]
    punpckldq xmm0, xmm5
    movdqa xmm5, xmm0
    psrlw xmm5, 0x1
    pand xmm5, xmmword ptr [esp + 0x1d0]
    mov eax, ecx
    or ecx, esi
    mov esi, dword ptr [esp + 0x11c]
    psubb xmm0, xmm5
    not esi
    movdqa xmm5, xmm0
    psrlw xmm0, 0x2
    pand xmm5, xmm2
    pand xmm0, xmm2
    movapd xmm2, xmmword ptr [esp + 0x210]
    paddb xmm0, xmm5
    movdqa xmm5, xmm0
    psrlw xmm5, 0x4
    paddb xmm5, xmm0
    movd xmm0, ecx
    mov ecx, dword ptr [esp + 0xbc]
    movdqa xmmword ptr [esp + 0x180], xmm5
    movd xmm5, edi
    mov edi, 0xfefefefe
    punpckldq xmm5, xmm0
    movd xmm0, dword ptr [esp + 0x18]
    and edx, edi
    punpcklqdq xmm4, xmm5
    movd xmm5, dword ptr [esp + 0xd0]
    not ecx
    mov dword ptr [esp + 0xbc], ecx
    movd xmm6, ecx
    mov ecx, ebx
    shr ebx
    shld ecx, ebp, 0x1
    shr ebp
    punpckldq xmm0, xmm5
    movd xmm5, esi
    and ecx, edi
    mov edi, dword ptr [esp + 0x124]
    punpckldq xmm5, xmm6
    punpcklqdq xmm5, xmm0
    movd xmm0, ecx
    mov ecx, 0x7f7f7f7f
    and ebx, ecx
    pand xmm5, xmm4
    movd xmm4, edx
    and ebp, ecx
    movd xmm6, ebx
    mov ebx, dword ptr [esp + 0x120]
    punpcklqdq xmm0, xmm4
    movd xmm4, ebp
    mov edx, edi
    mov ebp, dword ptr [esp + 0x13c]
    and esi, edi
    punpcklqdq xmm6, xmm4
    shufps xmm0, xmm7, 0xe2
    not edx
    shufps xmm6, xmm7, 0x42
    movdqa xmm7, xmm5
    orps xmm6, xmm0
    movd xmm0, edx
    mov edx, dword ptr [esp + 0xc4]
    mov ecx, ebx
    movaps xmmword ptr [esp + 0xd0], xmm6
    not ecx
    movd xmm4, ecx
    mov ecx, dword ptr [esp + 0x70]
    punpcklqdq xmm4, xmm0
    movaps xmm0, xmm6
    and eax, edx
    shufps xmm7, xmm4, 0x24
    unpckhpd xmm0, xmm3
    movd xmm4, eax
    mov eax, dword ptr [esp + 0x14]
    andps xmm7, xmm0
    and ecx, ebp
    movd xmm0, ecx
    mov ecx, dword ptr [esp + 0x20]
    punpcklqdq xmm4, xmm0
    movaps xmm0, xmm7
    and eax, edx
    shufps xmm0, xmm4, 0x2e
    movaps xmm4, xmm6
    movsd xmm4, xmm7
    unpckhpd xmm6, xmm0
    shufps xmm0, xmm7, 0x4e
    movsd xmm7, xmm1
    movss xmm1, dword ptr [esp + 0x12c]
    movapd xmmword ptr [esp + 0x190], xmm4
    movdqa xmm4, xmm5
    and ecx, ebp
    punpckhqdq xmm4, xmm3
    movss xmm3, dword ptr [esp + 0x130]
    movlhps xmm3, xmm1
    movdqa xmm1, xmmword ptr [esp + 0xf0]
    punpcklqdq xmm5, xmm1
    shufps xmm1, xmm3, 0x24
    shufps xmm3, xmm3, 0x22
    andps xmm1, xmm6
    movapd xmm6, xmmword ptr [esp + 0xd0]
    andps xmm3, xmm5
    movaps xmmword ptr [esp + 0xf0], xmm1
    movd xmm1, ecx
    mov ecx, dword ptr [esp + 0x1b0]
    unpcklpd xmm2, xmm6
    shufpd xmm6, xmmword ptr [esp + 0x30], 0x1
    andpd xmm2, xmm7
    movd xmm7, edx
    imul ecx, dword ptr [esp + 0xa4]
    mov edx, dword ptr [esp + 0x1ac]
    andpd xmm6, xmm0
    movd xmm0, eax
    mov eax, dword ptr [esp + 0xbc]
    punpckldq xmm1, xmm0
    movd xmm0, ebp
    imul edx, dword ptr [esp + 0xa8]
    punpckldq xmm0, xmm7
    movdqa xmm7, xmmword ptr [esp + 0x1c0]
    punpcklqdq xmm0, xmm1
    movaps xmm1, xmmword ptr [esp + 0x30]
    pand xmm0, xmm4
    movaps xmm4, xmmword ptr [esp + 0x170]
    and eax, ebx
    unpcklpd xmm4, xmmword ptr [esp + 0x80]
    shufps xmm1, xmm4, 0x2e
    movdqa xmm4, xmmword ptr [esp + 0x1d0]
    andps xmm1, xmmword ptr [esp + 0x190]
    movaps xmmword ptr [esp + 0x30], xmm1
    movapd xmm1, xmm6
    psrlw xmm1, 0x1
    movdqa xmm5, xmmword ptr [esp + 0x30]
    pand xmm1, xmm4
    psubb xmm6, xmm1
    movdqa xmm1, xmm6
    psrlw xmm6, 0x2
    pand xmm1, xmm7
    pand xmm6, xmm7
    paddb xmm6, xmm1
    movdqa xmm1, xmm6
    psrlw xmm1, 0x4
    paddb xmm1, xmm6
    movdqa xmm6, xmm4
    movdqa xmmword ptr [esp + 0x80], xmm1
    movdqa xmm1, xmm5
    psrlw xmm1, 0x1
    pand xmm1, xmm4
    movdqa xmm4, xmmword ptr [esp + 0xf0]
    psubb xmm5, xmm1
    movdqa xmm1, xmm5
    psrlw xmm5, 0x2
    pand xmm1, xmm7
    pand xmm5, xmm7
    pxor xmm7, xmm7
    paddb xmm5, xmm1
    movdqa xmm1, xmm5
    psrlw xmm1, 0x4
    paddb xmm1, xmm5
    movdqa xmmword ptr [esp + 0x30], xmm1
    movdqa xmm1, xmm4
    psrlw xmm1, 0x1
    pand xmm1, xmm6
    movdqa xmm6, xmmword ptr [esp + 0x1c0]
    psubb xmm4, xmm1
    movdqa xmm1, xmm4
    psrlw xmm4, 0x2
    pand xmm1, xmm6
    pand xmm4, xmm6
    paddb xmm4, xmm1
    movapd xmm1, xmm2
    movdqa xmm5, xmm4
    psrlw xmm1, 0x1
    psrlw xmm5, 0x4
    paddb xmm5, xmm4
    movdqa xmm4, xmmword ptr [esp + 0x1d0]
    pand xmm1, xmm4
    psubb xmm2, xmm1
    movdqa xmm1, xmm2
    psrlw xmm2, 0x2
    pand xmm1, xmm6
    pand xmm2, xmm6
    paddb xmm2, xmm1
    movdqa xmm1, xmm2
    psrlw xmm1, 0x4
    paddb xmm1, xmm2
    movdqa xmm2, xmm0
    psrlw xmm2, 0x1
    pand xmm2, xmm4
    psubb xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm0, 0x2
    pand xmm2, xmm6
    pand xmm0, xmm6
    paddb xmm0, xmm2
    movdqa xmm2, xmm0
    psrlw xmm2, 0x4
    paddb xmm2, xmm0
    movaps xmm0, xmm3
    psrlw xmm0, 0x1
    pand xmm0, xmm4
    movdqa xmm4, xmmword ptr [esp + 0x1f0]
    psubb xmm3, xmm0
    movdqa xmm0, xmm3
    psrlw xmm3, 0x2
    pand xmm0, xmm6
    pand xmm3, xmm6
    paddb xmm3, xmm0
    movdqa xmm0, xmmword ptr [esp + 0x80]
    pand xmm1, xmm4
    pand xmm5, xmm4
    movdqa xmm6, xmm3
    psadbw xmm1, xmm7
    psrlw xmm6, 0x4
    paddb xmm6, xmm3
    movd xmm3, dword ptr [esp + 0x134]
    pand xmm0, xmm4
    psadbw xmm0, xmm7
    movdqa xmm7, xmmword ptr [esp + 0x30]
    movdqa xmmword ptr [esp + 0x80], xmm0
    movdqa xmm0, xmm1
    punpcklqdq xmm3, xmmword ptr [esp + 0x90]
    packssdw xmm0, xmmword ptr [esp + 0x80]
    punpckhqdq xmm1, xmmword ptr [esp + 0x80]
    pand xmm7, xmm4
    movdqa xmm4, xmmword ptr [esp + 0x1e0]
    pmuludq xmm0, xmm3
    pxor xmm3, xmm3
    psadbw xmm7, xmm3
    psadbw xmm5, xmm3
    pshufd xmm0, xmm0, 0xe8
    movdqa xmm3, xmm7
    punpckhqdq xmm7, xmm5
    packssdw xmm3, xmm5
    pshufd xmm5, xmm4, 0xf5
    pmuludq xmm3, xmm4
    pmuludq xmm5, xmm7
    movdqa xmm7, xmmword ptr [esp + 0x180]
    pshufd xmm4, xmm5, 0xe8
    pshufd xmm3, xmm3, 0xe8
    movdqa xmm5, xmmword ptr [esp + 0x1f0]
    punpckldq xmm3, xmm4
    movss xmm4, dword ptr [esp + 0x138]
    pand xmm6, xmm5
    pand xmm2, xmm5
    pand xmm7, xmm5
    shufps xmm4, xmmword ptr [esp + 0x90], 0x50
    pmuludq xmm4, xmm1
    pshufd xmm1, xmm4, 0xe8
    movdqa xmm4, xmmword ptr [esp + 0x150]
    punpckldq xmm0, xmm1
    pxor xmm1, xmm1
    psadbw xmm6, xmm1
    psadbw xmm2, xmm1
    movdqa xmm1, xmm6
    punpckhqdq xmm6, xmm2
    packssdw xmm1, xmm2
    pshufd xmm2, xmm4, 0xf5
    pmuludq xmm2, xmm6
    pmuludq xmm1, xmm4
    movaps xmm4, xmmword ptr [esp + 0xd0]
    movdqa xmm6, xmmword ptr [esp + 0x140]
    pshufd xmm2, xmm2, 0xe8
    pshufd xmm1, xmm1, 0xe8
    punpckldq xmm1, xmm2
    movd xmm2, eax
    mov eax, dword ptr [esp + 0x1bc]
    paddd xmm1, xmm0
    movd xmm0, esi
    punpcklqdq xmm2, xmm0
    movd xmm0, dword ptr [esp + 0x70]
    paddd xmm1, xmm3
    shufps xmm4, xmm2, 0x24
    movdqa xmm2, xmmword ptr [esp + 0x1c0]
    movd edi, xmm1
    imul eax, dword ptr [esp + 0x1c]
    punpckldq xmm0, xmmword ptr [esp + 0x200]
    add eax, ecx
    mov ecx, dword ptr [esp + 0x1b8]
    pshufd xmm3, xmm0, 0x44
    pand xmm3, xmm4
    pxor xmm4, xmm4
    imul ecx, dword ptr [esp + 0x4c]
    movdqa xmm0, xmm3
    psadbw xmm7, xmm4
    psrlw xmm0, 0x1
    pand xmm0, xmmword ptr [esp + 0x1d0]
    add ecx, edx
    add ecx, eax
    mov eax, dword ptr [esp + 0x1b4]
    psubb xmm3, xmm0
    movdqa xmm0, xmm3
    psrlw xmm3, 0x2
    pand xmm0, xmm2
    pand xmm3, xmm2
    imul eax, dword ptr [esp + 0xb0]
    paddb xmm3, xmm0
    movd xmm0, dword ptr [esp + 0xc]
    movdqa xmm2, xmm3
    psrlw xmm2, 0x4
    paddb xmm2, xmm3
    add eax, ecx
    pand xmm2, xmm5
    add eax, dword ptr [esp + 0x164]
    psadbw xmm2, xmm4
    pshufd xmm4, xmm6, 0xf5
    punpcklqdq xmm6, xmm0
    pshufd xmm5, xmm2, 0xaa
    punpcklqdq xmm2, xmm7
    pmuludq xmm2, xmm6
    pmuludq xmm5, xmm4
    add eax, dword ptr [esp + 0x1a8]
    add eax, dword ptr [esp + 0x8]
    add eax, dword ptr [esp + 0x50]
    movd xmm3, eax
    pshufd xmm3, xmm3, 0x50
    punpckldq xmm0, xmm3
    movss xmm3, dword ptr [esp + 0xac]
    shufps xmm7, xmm3, 0x0
    pshufd xmm3, xmm1, 0x55
    psubd xmm0, xmm7
    movd ecx, xmm3
    pshufd xmm3, xmm1, 0xee
    pshufd xmm1, xmm1, 0xff
    shufps xmm0, xmm2, 0x23
    punpckldq xmm2, xmm5
    movd edx, xmm1
    movd esi, xmm3
    add ecx, edi
    shufps xmm2, xmm0, 0x24
    shufps xmm0, xmm0, 0x22
    add edx, esi
    paddd xmm0, xmm2
    add edx, ecx
    pshufd xmm1, xmm0, 0x55
    paddd xmm1, xmm0
    movd eax, xmm1
    add eax, dword ptr [esp + 0x10]
    add eax, edx
    add esp, 0x22c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L83:
    mov ebx, dword ptr [esp + 0x10]
    mov edx, dword ptr [esp + 0x90]
    and ecx, dword ptr [ebp + 0x20]
    and eax, dword ptr [ebp + 0x24]
    or eax, ecx
    jne .L72
    jmp .L73
.L84:
    cmp edx, 0x5
    mov edi, 0xc0c0c0c0
    je .L78
    mov ebx, 0x80808080
    mov edi, 0x80808080
    jmp .L78
.C0 = 0x5555555555555555 0x5555555555555555
.C1 = 0x3333333333333333 0x3333333333333333
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f

plywright::side::runtime::once:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x9c
    mov esi, dword ptr [ecx]
    call .L0
.L0:
    pop eax
    mov dword ptr [esp + 0x20], ecx
    mov ebx, edx
    mov dword ptr [esp + 0x1c], edx
    add eax, _GLOBAL_OFFSET_TABLE_
    mov dword ptr [esp + 0x10], eax
    mov edi, dword ptr [esi + 8*edx + 0x30]
    mov ecx, dword ptr [esi]
    mov eax, dword ptr [esi + 8*edx + 0x34]
    mov edx, dword ptr [esi + 0x4]
    mov dword ptr [esp + 0x3c], esi
    and ecx, edi
    and edx, eax
    mov dword ptr [esp + 0x14], edi
    mov dword ptr [esp + 0x6c], ecx
    mov ecx, eax
    mov eax, dword ptr [esi + 0x24]
    mov dword ptr [esp + 0x68], edx
    mov edx, ecx
    mov dword ptr [esp + 0xc], ecx
    and eax, ecx
    mov ecx, dword ptr [esi + 0x2c]
    mov dword ptr [esp + 0x48], eax
    mov eax, dword ptr [esi + 0x20]
    and ecx, edx
    mov edx, dword ptr [esp + 0x68]
    and eax, edi
    mov dword ptr [esp + 0x5c], eax
    mov eax, ebx
    mov ebx, 0x20
    not al
    movzx eax, al
    and eax, 0x1
    mov ebp, eax
    mov dword ptr [esp + 0x50], eax
    mov eax, dword ptr [esi + 0x28]
    and eax, edi
    bsf ecx, ecx
    cmovne ebx, ecx
    add bl, 0x20
    bsf eax, eax
    movzx ecx, bl
    mov ebx, dword ptr [esp + 0x20]
    cmovne ecx, eax
    mov eax, 0x1
    xor edi, edi
    xor esi, esi
    shld edi, eax, cl
    shl eax, cl
    test cl, 0x20
    cmovne edi, eax
    cmovne eax, esi
    mov esi, ebp
    and cl, 0x3f
    shl esi, 0x6
    mov ebp, dword ptr [ebx + esi + 0x3c]
    mov esi, dword ptr [ebx + esi + 0x38]
    or edx, ebp
    mov dword ptr [esp + 0x8c], ebp
    mov ebp, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x88], esi
    or edx, edi
    mov edi, dword ptr [esp + 0x6c]
    not edx
    mov dword ptr [esp + 0x38], edx
    or edi, esi
    or edi, eax
    test ebp, ebp
    mov eax, 0x38
    cmove eax, ebp
    not edi
    xor cl, al
    mov dword ptr [esp + 0x34], eax
    mov dword ptr [esp + 0x70], edi
    mov edi, dword ptr [esp + 0x20]
    mov ebx, ecx
    mov ecx, dword ptr [esp + 0x3c]
    mov eax, dword ptr [ecx + 0xc]
    mov esi, dword ptr [ecx + 0x8]
    movzx ecx, bl
    mov ebx, dword ptr [esp + 0x50]
    and eax, dword ptr [esp + 0xc]
    and esi, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x28], esi
    or esi, eax
    mov dword ptr [esp + 0x18], eax
    mov eax, dword ptr [edi + 0x4]
    mov esi, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x4c], eax
    mov eax, dword ptr [eax + 4*ecx + 0x500]
    mov ecx, edi
    lea edi, [edi + 0x38]
    mov dword ptr [esp + 0x64], edi
    mov dword ptr [esp + 0x2c], eax
    je .L3
    shl ebp, 0x6
    mov eax, ecx
    mov ecx, dword ptr [ecx + 8*ebx + 0xd8]
    movdqa xmm0, xmmword ptr [esi + .C0]
    movdqa xmm1, xmmword ptr [esi + .C1]
    movdqa xmm2, xmmword ptr [esi + .C2]
    mov esi, dword ptr [esp + 0x18]
    pxor xmm3, xmm3
    lea edx, [edi + ebp]
    mov eax, dword ptr [eax + 8*ebx + 0xdc]
    movdqu xmm4, xmmword ptr [edi + ebp + 0x30]
    mov ebx, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x24], edx
    mov edx, dword ptr [edi + ebp + 0x8]
    mov dword ptr [esp + 0x44], ecx
    mov dword ptr [esp + 0x40], eax
    mov dword ptr [esp + 0xc], edx
    mov edx, dword ptr [edi + ebp + 0xc]
    mov edi, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x14], edx
    nop
.L1:
    tzcnt eax, esi
    tzcnt ecx, edi
    mov dword ptr [esp + 0x28], edi
    mov dword ptr [esp + 0x18], esi
    mov ebp, dword ptr [esp + 0xc]
    mov edx, dword ptr [esp + 0x24]
    movdqa xmm5, xmm4
    pshufd xmm4, xmm4, 0x55
    add eax, 0x20
    test edi, edi
    cmovne eax, ecx
    add edi, -0x1
    mov ecx, dword ptr [esp + 0x14]
    adc esi, -0x1
    mov dword ptr [esp + 0x30], eax
    mov dword ptr [esp + 0x58], edi
    mov dword ptr [esp + 0x54], esi
    mov esi, eax
    mov eax, dword ptr [esp + 0x10]
    shl esi, 0x6
    mov edi, dword ptr [eax + esi + plywright::board::geometry::AROUND + 4]
    mov eax, dword ptr [eax + esi + plywright::board::geometry::AROUND]
    or ebp, eax
    or ecx, edi
    mov dword ptr [esp + 0x14], ecx
    mov dword ptr [edx + 0xc], ecx
    mov ecx, edi
    mov dword ptr [esp + 0xc], ebp
    mov dword ptr [edx + 0x8], ebp
    movd ebp, xmm4
    mov edi, eax
    and ebp, ecx
    movd xmm6, ebp
    movd ebp, xmm5
    and ebp, eax
    mov eax, dword ptr [esp + 0x10]
    movd xmm7, ebp
    punpckldq xmm7, xmm6
    movq xmm4, qword ptr [eax + esi + plywright::board::geometry::AROUND]
    mov eax, dword ptr [esp + 0x44]
    mov esi, dword ptr [esp + 0x40]
    and eax, edi
    and esi, ecx
    punpcklqdq xmm4, xmm7
    mov ebp, eax
    por xmm4, xmm5
    or ebp, esi
    mov ebp, dword ptr [esp + 0x4c]
    movdqu xmmword ptr [edx + 0x30], xmm4
    je .L2
    movd xmm5, eax
    movd xmm6, esi
    mov dword ptr [esp + 0x2c], ebx
    mov ebx, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x20]
    punpckldq xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm6, 0x1
    pand xmm6, xmm0
    inc dword ptr [edx + 8*ebx + 0xe8]
    psubb xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm5, 0x2
    pand xmm6, xmm1
    pand xmm5, xmm1
    paddb xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm6, 0x4
    paddb xmm6, xmm5
    pand xmm6, xmm2
    psadbw xmm6, xmm3
    movd eax, xmm6
    imul eax, dword ptr [ebp + 0x988]
    add eax, dword ptr [ebp + 0x7f0]
    add dword ptr [edx + 8*ebx + 0xec], eax
    mov ebx, dword ptr [esp + 0x2c]
.L2:
    and ecx, dword ptr [esp + 0x38]
    and edi, dword ptr [esp + 0x70]
    movd xmm5, edi
    movd xmm6, ecx
    punpckldq xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm6, 0x1
    pand xmm6, xmm0
    psubb xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm5, 0x2
    pand xmm6, xmm1
    pand xmm5, xmm1
    paddb xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm6, 0x4
    paddb xmm6, xmm5
    pand xmm6, xmm2
    psadbw xmm6, xmm3
    movd ecx, xmm6
    cmp ecx, 0x9
    jae .L17
    mov eax, dword ptr [esp + 0x30]
    mov edi, dword ptr [esp + 0x28]
    mov esi, dword ptr [esp + 0x18]
    add ebx, dword ptr [ebp + 4*ecx + 0x898]
    xor al, byte ptr [esp + 0x34]
    and edi, dword ptr [esp + 0x58]
    and esi, dword ptr [esp + 0x54]
    movzx eax, al
    add ebx, dword ptr [ebp + 4*eax + 0x100]
    mov eax, edi
    or eax, esi
    jne .L1
    mov eax, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x3c]
    mov ebp, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0x20]
    mov edi, dword ptr [esp + 0x64]
    mov dword ptr [esp + 0x2c], ebx
    mov esi, dword ptr [edx + 8*eax + 0x30]
    mov eax, dword ptr [edx + 8*eax + 0x34]
    mov dword ptr [esp + 0xc], eax
    jmp .L4
.L3:
    mov ebp, esi
    mov edx, dword ptr [esp + 0x3c]
    mov esi, dword ptr [esp + 0x14]
.L4:
    mov ebx, dword ptr [ecx + 0xc]
    mov eax, dword ptr [ecx + 0x8]
    mov dword ptr [esp + 0x54], ebx
    xor ebx, dword ptr [esp + 0x48]
    mov dword ptr [esp + 0x58], eax
    xor eax, dword ptr [esp + 0x5c]
    mov dword ptr [esp + 0x28], ebx
    mov ebx, dword ptr [edx + 0x14]
    mov dword ptr [esp + 0x30], eax
    mov eax, dword ptr [edx + 0x10]
    and ebx, dword ptr [esp + 0xc]
    and eax, esi
    mov dword ptr [esp + 0x14], eax
    or eax, ebx
    mov dword ptr [esp + 0x18], ebx
    je .L7
    mov eax, dword ptr [esp + 0x1c]
    mov esi, dword ptr [esp + 0x50]
    movdqa xmm0, xmmword ptr [ebp + .C0]
    movdqa xmm1, xmmword ptr [ebp + .C1]
    movdqa xmm2, xmmword ptr [ebp + .C2]
    mov ebp, dword ptr [esp + 0x18]
    pxor xmm3, xmm3
    shl eax, 0x6
    lea edx, [edi + eax]
    movdqu xmm4, xmmword ptr [edi + eax + 0x30]
    mov dword ptr [esp + 0x98], edx
    mov edx, dword ptr [ecx + 8*esi + 0xd8]
    mov ecx, dword ptr [ecx + 8*esi + 0xdc]
    mov esi, dword ptr [edi + eax + 0x10]
    mov dword ptr [esp + 0x94], edx
    mov edx, dword ptr [edi + eax + 0x14]
    mov edi, dword ptr [esp + 0x14]
    mov dword ptr [esp + 0x90], ecx
    mov dword ptr [esp + 0xc], esi
    mov dword ptr [esp + 0x24], edx
    nop
.L5:
    tzcnt ecx, ebp
    tzcnt eax, edi
    mov esi, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x14], edi
    mov dword ptr [esp + 0x18], ebp
    mov ebx, dword ptr [esp + 0x24]
    movdqa xmm5, xmm4
    pshufd xmm4, xmm4, 0x55
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    add edi, -0x1
    adc ebp, -0x1
    mov dword ptr [esp + 0x40], edi
    mov dword ptr [esp + 0x44], ecx
    mov dword ptr [esp + 0x60], ebp
    lea ebp, [ecx + 2*ecx]
    mov edi, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    mov eax, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    mov ecx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    mov edx, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    and edi, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x30]
    imul ecx, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [esp + 0xc]
    add edi, ecx
    movzx ecx, byte ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    cmove edi, eax
    add edi, dword ptr [esi + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebp, dword ptr [esp + 0x98]
    mov ecx, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [esi + 8*edi + plywright::sliders::magic::TABLE + 4]
    or edx, ecx
    or ebx, eax
    mov dword ptr [esp + 0xc], edx
    mov dword ptr [ebp + 0x10], edx
    movd edx, xmm4
    mov dword ptr [ebp + 0x14], ebx
    mov dword ptr [esp + 0x24], ebx
    mov ebx, dword ptr [esp + 0x4c]
    and edx, eax
    movq xmm4, qword ptr [esi + 8*edi + plywright::sliders::magic::TABLE]
    mov esi, dword ptr [esp + 0x94]
    movd xmm6, edx
    movd edx, xmm5
    and edx, ecx
    movd xmm7, edx
    mov edx, dword ptr [esp + 0x90]
    and esi, ecx
    punpckldq xmm7, xmm6
    punpcklqdq xmm4, xmm7
    mov edi, esi
    por xmm4, xmm5
    and edx, eax
    movdqu xmmword ptr [ebp + 0x30], xmm4
    or edi, edx
    je .L6
    movd xmm5, esi
    movd xmm6, edx
    mov edi, dword ptr [esp + 0x1c]
    mov ebp, dword ptr [esp + 0x20]
    punpckldq xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm6, 0x1
    pand xmm6, xmm0
    inc dword ptr [ebp + 8*edi + 0xe8]
    psubb xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm5, 0x2
    pand xmm6, xmm1
    pand xmm5, xmm1
    paddb xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm6, 0x4
    paddb xmm6, xmm5
    pand xmm6, xmm2
    psadbw xmm6, xmm3
    movd edx, xmm6
    imul edx, dword ptr [ebx + 0x988]
    add edx, dword ptr [ebx + 0x7f4]
    add dword ptr [ebp + 8*edi + 0xec], edx
.L6:
    and eax, dword ptr [esp + 0x38]
    and ecx, dword ptr [esp + 0x70]
    movd xmm5, ecx
    movd xmm6, eax
    punpckldq xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm6, 0x1
    pand xmm6, xmm0
    psubb xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm5, 0x2
    pand xmm6, xmm1
    pand xmm5, xmm1
    paddb xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm6, 0x4
    paddb xmm6, xmm5
    pand xmm6, xmm2
    psadbw xmm6, xmm3
    movd ecx, xmm6
    cmp ecx, 0xe
    jae .L18
    mov edx, dword ptr [esp + 0x2c]
    mov edi, dword ptr [esp + 0x14]
    mov ebp, dword ptr [esp + 0x18]
    mov eax, dword ptr [esp + 0x34]
    add edx, dword ptr [ebx + 4*ecx + 0x810]
    mov ecx, dword ptr [esp + 0x44]
    and edi, dword ptr [esp + 0x40]
    and ebp, dword ptr [esp + 0x60]
    xor al, cl
    movzx esi, al
    mov eax, edx
    xor edx, edx
    add eax, dword ptr [ebx + 4*esi + 0x200]
    mov esi, 0x1
    shld edx, esi, cl
    shl esi, cl
    test cl, 0x20
    mov ecx, 0x0
    cmovne edx, esi
    cmovne esi, ecx
    mov ecx, 0xaa55aa55
    and edx, ecx
    and esi, ecx
    or esi, edx
    mov edx, 0x55aa55aa
    cmove ecx, edx
    mov edx, ecx
    and ecx, dword ptr [esp + 0x68]
    and edx, dword ptr [esp + 0x6c]
    movd xmm6, ecx
    movd xmm5, edx
    punpckldq xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm6, 0x1
    pand xmm6, xmm0
    psubb xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm5, 0x2
    pand xmm6, xmm1
    pand xmm5, xmm1
    paddb xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm6, 0x4
    paddb xmm6, xmm5
    pand xmm6, xmm2
    psadbw xmm6, xmm3
    movd ecx, xmm6
    imul ecx, dword ptr [ebx + 0x904]
    add ecx, eax
    mov eax, edi
    or eax, ebp
    mov dword ptr [esp + 0x2c], ecx
    jne .L5
    mov eax, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x3c]
    mov ebp, dword ptr [esp + 0x10]
    mov ecx, dword ptr [esp + 0x20]
    mov edi, dword ptr [esp + 0x64]
    mov ebx, dword ptr [edx + 8*eax + 0x30]
    mov esi, dword ptr [edx + 8*eax + 0x34]
    jmp .L8
.L7:
    mov ebx, esi
    mov esi, dword ptr [esp + 0xc]
.L8:
    and ebx, dword ptr [edx + 0x18]
    and esi, dword ptr [edx + 0x1c]
    mov eax, ebx
    or eax, esi
    je .L11
    mov eax, dword ptr [esp + 0x1c]
    movdqa xmm0, xmmword ptr [ebp + .C0]
    movdqa xmm1, xmmword ptr [ebp + .C1]
    movdqa xmm2, xmmword ptr [ebp + .C2]
    xor dword ptr [esp + 0x30], ebx
    xor dword ptr [esp + 0x28], esi
    pxor xmm3, xmm3
    shl eax, 0x6
    lea edx, [edi + eax]
    movdqu xmm4, xmmword ptr [edi + eax + 0x30]
    mov dword ptr [esp + 0x60], edx
    mov edx, dword ptr [edi + eax + 0x18]
    mov dword ptr [esp + 0x18], edx
    mov edx, dword ptr [edi + eax + 0x1c]
    mov dword ptr [esp + 0x24], edx
    mov edx, dword ptr [esp + 0x50]
    mov eax, dword ptr [ecx + 8*edx + 0xd8]
    mov ecx, dword ptr [ecx + 8*edx + 0xdc]
    mov dword ptr [esp + 0x6c], eax
    mov dword ptr [esp + 0x68], ecx
    nop
.L9:
    tzcnt ecx, esi
    tzcnt eax, ebx
    mov dword ptr [esp + 0x14], ebx
    mov dword ptr [esp + 0xc], esi
    movdqa xmm5, xmm4
    pshufd xmm4, xmm4, 0x55
    add ecx, 0x20
    test ebx, ebx
    mov ebx, dword ptr [esp + 0x10]
    cmovne ecx, eax
    lea esi, [ecx + 2*ecx]
    mov dword ptr [esp + 0x40], ecx
    mov ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS]
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 8]
    mov edi, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 12]
    and ebp, dword ptr [esp + 0x28]
    and eax, dword ptr [esp + 0x30]
    imul edi, eax
    imul ebp, ecx
    mul ecx
    movzx ecx, byte ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 20]
    add ebp, edx
    mov edx, dword ptr [esp + 0x18]
    add ebp, edi
    shrd eax, ebp, cl
    shr ebp, cl
    test cl, 0x20
    cmove ebp, eax
    mov eax, dword ptr [esp + 0x60]
    add ebp, dword ptr [ebx + 8*esi + plywright::sliders::magic::LOOKUPS + 16]
    mov esi, dword ptr [esp + 0x24]
    mov edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE + 4]
    mov ecx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    or esi, edi
    or edx, ecx
    mov dword ptr [esp + 0x44], edi
    mov dword ptr [esp + 0x24], esi
    mov dword ptr [eax + 0x1c], esi
    movd esi, xmm5
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [eax + 0x18], edx
    movd edx, xmm4
    and esi, ecx
    and edx, edi
    movq xmm4, qword ptr [ebx + 8*ebp + plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [esp + 0x4c]
    movd xmm7, esi
    mov esi, dword ptr [esp + 0x6c]
    movd xmm6, edx
    mov edx, dword ptr [esp + 0x68]
    punpckldq xmm7, xmm6
    punpcklqdq xmm4, xmm7
    and esi, ecx
    and edx, edi
    por xmm4, xmm5
    mov edi, esi
    movdqu xmmword ptr [eax + 0x30], xmm4
    or edi, edx
    je .L10
    movd xmm5, esi
    movd xmm6, edx
    mov edi, dword ptr [esp + 0x1c]
    mov ebx, dword ptr [esp + 0x20]
    punpckldq xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm6, 0x1
    pand xmm6, xmm0
    inc dword ptr [ebx + 8*edi + 0xe8]
    psubb xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm5, 0x2
    pand xmm6, xmm1
    pand xmm5, xmm1
    paddb xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm6, 0x4
    paddb xmm6, xmm5
    pand xmm6, xmm2
    psadbw xmm6, xmm3
    movd edx, xmm6
    imul edx, dword ptr [ebp + 0x988]
    add edx, dword ptr [ebp + 0x7f8]
    add dword ptr [ebx + 8*edi + 0xec], edx
.L10:
    mov eax, dword ptr [esp + 0x44]
    and ecx, dword ptr [esp + 0x70]
    and eax, dword ptr [esp + 0x38]
    movd xmm5, ecx
    movd xmm6, eax
    punpckldq xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm6, 0x1
    pand xmm6, xmm0
    psubb xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm5, 0x2
    pand xmm6, xmm1
    pand xmm5, xmm1
    paddb xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm6, 0x4
    paddb xmm6, xmm5
    pand xmm6, xmm2
    psadbw xmm6, xmm3
    movd ecx, xmm6
    cmp ecx, 0xf
    jae .L19
    mov ebx, dword ptr [esp + 0x14]
    mov esi, dword ptr [esp + 0xc]
    mov eax, ebx
    mov edx, esi
    add eax, -0x1
    adc edx, -0x1
    and ebx, eax
    mov eax, dword ptr [esp + 0x40]
    and esi, edx
    mov edx, dword ptr [esp + 0x2c]
    xor al, byte ptr [esp + 0x34]
    add edx, dword ptr [ebp + 4*ecx + 0x8bc]
    movzx eax, al
    add edx, dword ptr [ebp + 4*eax + 0x300]
    mov eax, ebx
    or eax, esi
    mov dword ptr [esp + 0x2c], edx
    jne .L9
.L11:
    mov edi, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x48]
    mov eax, edi
    or eax, esi
    je .L14
    mov eax, dword ptr [esp + 0x1c]
    mov ecx, dword ptr [esp + 0x64]
    shl eax, 0x6
    lea edx, [ecx + eax]
    mov ebx, dword ptr [ecx + eax + 0x20]
    mov ebp, dword ptr [ecx + eax + 0x24]
    movdqu xmm4, xmmword ptr [ecx + eax + 0x30]
    mov eax, dword ptr [esp + 0x20]
    mov ecx, dword ptr [esp + 0x50]
    mov dword ptr [esp + 0x28], edx
    mov dword ptr [esp + 0xc], ebx
    mov ebx, dword ptr [eax + 8*ecx + 0xd8]
    mov eax, dword ptr [eax + 8*ecx + 0xdc]
    mov ecx, dword ptr [esp + 0x10]
    mov dword ptr [esp + 0x14], ebp
    movdqa xmm6, xmmword ptr [ecx + .C0]
    movdqa xmm1, xmmword ptr [ecx + .C1]
    movdqa xmm2, xmmword ptr [ecx + .C2]
    mov dword ptr [esp + 0x30], ebx
    mov dword ptr [esp + 0x24], eax
    nop
.L12:
    tzcnt ecx, esi
    mov ebx, dword ptr [esp + 0x10]
    tzcnt eax, edi
    mov dword ptr [esp + 0x5c], edi
    mov dword ptr [esp + 0x48], esi
    movdqa xmm5, xmm4
    pshufd xmm4, xmm4, 0x55
    movdqa xmm3, xmm2
    movdqa xmm2, xmm6
    add ecx, 0x20
    test edi, edi
    cmovne ecx, eax
    lea ebp, [ecx + 2*ecx]
    mov dword ptr [esp + 0x18], ecx
    mov edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 4]
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 8]
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 12]
    movzx ecx, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 20]
    and edi, dword ptr [esp + 0x54]
    and eax, dword ptr [esp + 0x58]
    imul esi, eax
    imul edi, edx
    mul edx
    add edi, edx
    mov edx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1544]
    add edi, esi
    mov esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1540]
    shrd eax, edi, cl
    shr edi, cl
    test cl, 0x20
    mov ecx, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1548]
    cmove edi, eax
    mov eax, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1536]
    add edi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 16]
    and esi, dword ptr [esp + 0x54]
    and eax, dword ptr [esp + 0x58]
    imul esi, edx
    imul ecx, eax
    mul edx
    add esi, edx
    movd edx, xmm4
    add esi, ecx
    movzx ecx, byte ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1556]
    shrd eax, esi, cl
    shr esi, cl
    test cl, 0x20
    cmove esi, eax
    add esi, dword ptr [ebx + 8*ebp + plywright::sliders::magic::LOOKUPS + 1552]
    mov ebp, dword ptr [esp + 0x14]
    mov ecx, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE]
    mov eax, dword ptr [ebx + 8*esi + plywright::sliders::magic::TABLE + 4]
    movd esi, xmm5
    or ecx, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE]
    or eax, dword ptr [ebx + 8*edi + plywright::sliders::magic::TABLE + 4]
    mov ebx, dword ptr [esp + 0xc]
    and esi, ecx
    and edx, eax
    or ebx, ecx
    or ebp, eax
    movd xmm0, eax
    movd xmm4, ecx
    movd xmm7, esi
    mov esi, dword ptr [esp + 0x30]
    movd xmm6, edx
    mov edx, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0x14], ebp
    punpckldq xmm4, xmm0
    mov dword ptr [esp + 0xc], ebx
    punpckldq xmm7, xmm6
    movdqa xmm6, xmm2
    movdqa xmm2, xmm3
    pxor xmm3, xmm3
    punpcklqdq xmm4, xmm7
    por xmm4, xmm5
    and esi, ecx
    and edx, eax
    mov edi, esi
    or edi, edx
    mov edi, dword ptr [esp + 0x28]
    mov dword ptr [edi + 0x24], ebp
    mov ebp, dword ptr [esp + 0x4c]
    mov dword ptr [edi + 0x20], ebx
    movdqu xmmword ptr [edi + 0x30], xmm4
    je .L13
    movd xmm5, esi
    movd xmm0, edx
    mov edi, dword ptr [esp + 0x1c]
    mov ebx, dword ptr [esp + 0x20]
    punpckldq xmm5, xmm0
    movdqa xmm0, xmm5
    psrlw xmm0, 0x1
    pand xmm0, xmm6
    inc dword ptr [ebx + 8*edi + 0xe8]
    psubb xmm5, xmm0
    movdqa xmm0, xmm5
    psrlw xmm5, 0x2
    pand xmm0, xmm1
    pand xmm5, xmm1
    paddb xmm5, xmm0
    movdqa xmm0, xmm5
    psrlw xmm0, 0x4
    paddb xmm0, xmm5
    pand xmm0, xmm2
    psadbw xmm0, xmm3
    movd edx, xmm0
    imul edx, dword ptr [ebp + 0x988]
    add edx, dword ptr [ebp + 0x7fc]
    add dword ptr [ebx + 8*edi + 0xec], edx
.L13:
    and eax, dword ptr [esp + 0x38]
    and ecx, dword ptr [esp + 0x70]
    movd xmm5, ecx
    movd xmm0, eax
    punpckldq xmm5, xmm0
    movdqa xmm0, xmm5
    psrlw xmm0, 0x1
    pand xmm0, xmm6
    psubb xmm5, xmm0
    movdqa xmm0, xmm5
    psrlw xmm5, 0x2
    pand xmm0, xmm1
    pand xmm5, xmm1
    paddb xmm5, xmm0
    movdqa xmm0, xmm5
    psrlw xmm0, 0x4
    paddb xmm0, xmm5
    pand xmm0, xmm2
    psadbw xmm0, xmm3
    movd ecx, xmm0
    cmp ecx, 0x1b
    ja .L20
    mov edi, dword ptr [esp + 0x5c]
    mov esi, dword ptr [esp + 0x48]
    mov eax, edi
    mov edx, esi
    add eax, -0x1
    adc edx, -0x1
    and edi, eax
    mov eax, dword ptr [esp + 0x18]
    and esi, edx
    mov edx, dword ptr [esp + 0x2c]
    xor al, byte ptr [esp + 0x34]
    add edx, dword ptr [ebp + 4*ecx + 0x780]
    movzx eax, al
    add edx, dword ptr [ebp + 4*eax + 0x400]
    mov eax, edi
    or eax, esi
    mov dword ptr [esp + 0x2c], edx
    jne .L12
.L14:
    mov ecx, dword ptr [esp + 0x3c]
    mov eax, dword ptr [esp + 0x1c]
    mov ebp, 0xff
    mov ebx, dword ptr [ecx + 8*eax + 0x34]
    mov edi, dword ptr [ecx + 0x4]
    mov edx, dword ptr [ecx + 8*eax + 0x30]
    mov esi, dword ptr [ecx]
    mov dword ptr [esp + 0x30], edi
    and edi, ebx
    mov dword ptr [esp + 0x18], esi
    and esi, edx
    mov dword ptr [esp + 0x34], edx
    mov edx, eax
    mov dword ptr [esp + 0x70], ebx
    xor ebx, ebx
    mov eax, edi
    mov ecx, edi
    mov dword ptr [esp + 0x14], edi
    shld edi, esi, 0x8
    mov dword ptr [esp + 0x5c], esi
    shld eax, esi, 0x18
    shr ecx, 0x8
    test dl, dl
    cmove edi, ecx
    mov ecx, 0xff00
    cmove ecx, ebx
    mov dword ptr [esp + 0x28], edi
    mov edi, 0xffff
    mov dword ptr [esp + 0xc], ecx
    mov ecx, 0xff0000
    movd xmm2, dword ptr [esp + 0x28]
    cmovne ecx, ebx
    mov dword ptr [esp + 0x48], ecx
    mov ecx, 0x0
    cmovne ecx, ebp
    mov dword ptr [esp + 0x58], ecx
    mov ecx, 0xff000000
    cmovne ecx, ebx
    shl esi, 0x8
    test dl, dl
    mov ebx, esi
    mov dword ptr [esp + 0x38], ecx
    mov esi, 0xff000000
    mov ecx, 0xffff0000
    cmovne edi, ebp
    cmove ebx, eax
    mov eax, edx
    mov edx, dword ptr [esp + 0x64]
    cmove ecx, esi
    mov esi, dword ptr [esp + 0x50]
    shl eax, 0x6
    mov dword ptr [esp + 0x54], ebx
    mov ebx, 0x33333300
    movd xmm5, dword ptr [esp + 0x54]
    and edi, dword ptr [edx + eax + 0x4]
    and ecx, dword ptr [edx + eax]
    mov edx, dword ptr [esp + 0x20]
    punpckldq xmm5, xmm2
    mov eax, dword ptr [edx + 8*esi + 0xbc]
    not eax
    and edi, eax
    mov eax, dword ptr [edx + 8*esi + 0xb8]
    mov edx, dword ptr [esp + 0x70]
    mov esi, dword ptr [esp + 0x34]
    not eax
    and ecx, eax
    mov eax, dword ptr [esp + 0x3c]
    and edx, dword ptr [eax + 0xc]
    and esi, dword ptr [eax + 0x8]
    mov eax, edi
    mov dword ptr [esp + 0x70], edx
    and eax, edx
    mov edx, ecx
    mov dword ptr [esp + 0x34], esi
    and edx, esi
    mov ebp, eax
    movd xmm6, dword ptr [esp + 0x70]
    mov esi, edx
    shr ebp
    shr esi
    and ebp, 0x5555
    and esi, 0x55550000
    sub edx, esi
    sbb eax, ebp
    add ebx, 0xffffcd00
    mov ebp, 0x0
    mov esi, edx
    adc ebp, 0x33333332
    mov dword ptr [esp + 0x24], ebx
    and esi, ebx
    mov ebx, 0x33333300
    shr edx, 0x2
    add ebx, 0x33
    mov dword ptr [esp + 0x60], ebp
    and edx, ebx
    mov dword ptr [esp + 0x40], ebx
    mov ebx, dword ptr [esp + 0x3c]
    add edx, esi
    mov esi, eax
    shr eax, 0x2
    and esi, ebp
    mov ebp, dword ptr [esp + 0x1c]
    and eax, 0x33333333
    add eax, esi
    movdqu xmm0, xmmword ptr [ebx + 0x10]
    mov esi, eax
    shr esi, 0x4
    add esi, eax
    mov eax, edx
    shr eax, 0x4
    and esi, 0xf0f0f0f
    pshufd xmm1, xmm0, 0x4e
    movq xmm0, qword ptr [ebx + 8*ebp + 0x30]
    add eax, edx
    mov edx, 0x1010101
    and eax, 0xf0f0707
    mul edx
    add edx, eax
    imul eax, esi, 0x1010101
    pshufd xmm0, xmm0, 0x44
    add edx, eax
    pand xmm0, xmm1
    mov esi, edx
    pshufd xmm1, xmm0, 0xff
    shr esi, 0x18
    movdqa xmmword ptr [esp + 0x70], xmm0
    movd eax, xmm1
    pshufd xmm1, xmm0, 0xee
    movd edx, xmm1
    and eax, edi
    mov edi, dword ptr [esp + 0x50]
    movd xmm1, dword ptr [esp + 0x34]
    and edx, ecx
    mov ecx, dword ptr [esp + 0x4c]
    punpckldq xmm1, xmm6
    imul esi, dword ptr [ecx + 0x8f8]
    mov ecx, eax
    shr ecx
    and ecx, 0x5555
    mov dword ptr [esp + 0x44], esi
    mov esi, edx
    shr esi
    and esi, 0x55550000
    sub edx, esi
    mov esi, dword ptr [esp + 0x20]
    sbb eax, ecx
    mov ecx, dword ptr [esp + 0x38]
    mov esi, dword ptr [esi + 8*ebp + 0xcc]
    mov ebp, dword ptr [esp + 0x58]
    and ecx, dword ptr [ebx + 0x2c]
    not esi
    and ebp, dword ptr [ebx + 0x28]
    movd xmm3, esi
    mov esi, dword ptr [esp + 0x30]
    and esi, dword ptr [esp + 0x48]
    or ecx, esi
    mov esi, ecx
    mov ecx, dword ptr [esp + 0x18]
    and esi, dword ptr [ebx + 8*edi + 0x34]
    and ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x38], esi
    or ebp, ecx
    mov ecx, dword ptr [esp + 0x20]
    and ebp, dword ptr [ebx + 8*edi + 0x30]
    mov ebx, dword ptr [esp + 0x1c]
    mov esi, dword ptr [ecx + 8*edi + 0xcc]
    mov edi, dword ptr [ecx + 8*edi + 0xc8]
    mov ecx, dword ptr [ecx + 8*ebx + 0xc8]
    not ecx
    movd xmm4, ecx
    punpckldq xmm4, xmm3
    punpcklqdq xmm4, xmm1
    movdqa xmm1, xmm0
    pand xmm1, xmm4
    por xmm4, xmm0
    movd ebx, xmm1
    pshufd xmm3, xmm1, 0x55
    movsd xmm4, xmm1
    and ebx, edi
    not edi
    movd ecx, xmm3
    movd xmm6, edi
    mov edi, dword ptr [esp + 0x10]
    and ecx, esi
    not esi
    movd xmm7, esi
    movd xmm0, ecx
    mov ecx, 0xf0f0707
    punpckldq xmm6, xmm7
    movd xmm7, ebx
    punpcklqdq xmm6, xmm5
    punpckldq xmm7, xmm0
    movdqa xmm3, xmmword ptr [edi + .C0]
    movdqa xmm2, xmmword ptr [edi + .C1]
    movdqa xmm1, xmmword ptr [edi + .C2]
    mov edi, dword ptr [esp + 0x24]
    pand xmm6, xmm4
    movdqa xmm0, xmm7
    movdqa xmm4, xmm6
    psrlw xmm0, 0x1
    psrlw xmm4, 0x1
    and edi, edx
    shr edx, 0x2
    pand xmm4, xmm3
    pand xmm0, xmm3
    and edx, dword ptr [esp + 0x40]
    psubb xmm6, xmm4
    psubb xmm7, xmm0
    movdqa xmm4, xmm6
    movdqa xmm0, xmm7
    psrlw xmm6, 0x2
    psrlw xmm7, 0x2
    pand xmm4, xmm2
    pand xmm6, xmm2
    pand xmm0, xmm2
    pand xmm7, xmm2
    paddb xmm6, xmm4
    paddb xmm7, xmm0
    pxor xmm0, xmm0
    add edx, edi
    mov edi, dword ptr [esp + 0x60]
    movdqa xmm4, xmm6
    movdqa xmm2, xmm7
    psrlw xmm4, 0x4
    psrlw xmm2, 0x4
    paddb xmm4, xmm6
    paddb xmm2, xmm7
    pand xmm4, xmm1
    pand xmm2, xmm1
    and edi, eax
    shr eax, 0x2
    psadbw xmm4, xmm0
    psadbw xmm2, xmm0
    and eax, 0x33333333
    movdqa xmm0, xmm4
    add eax, edi
    punpcklqdq xmm0, xmm2
    mov edi, eax
    shr edi, 0x4
    add edi, eax
    mov eax, edx
    shr eax, 0x4
    and edi, 0xf0f0f0f
    add eax, edx
    mov edx, 0x1010101
    and eax, 0xf0f0707
    mul edx
    add edx, eax
    imul eax, edi, 0x1010101
    mov edi, 0x33333333
    add edx, eax
    mov eax, dword ptr [esp + 0x4c]
    movd xmm5, edx
    psrld xmm5, 0x18
    shufps xmm5, xmm2, 0x30
    movq xmm1, qword ptr [eax + 0x908]
    shufps xmm2, xmm5, 0x84
    movhlps xmm2, xmm4
    punpckldq xmm1, xmm1
    pmuludq xmm1, xmm0
    movsd xmm0, qword ptr [eax + 0x8fc]
    pshufd xmm1, xmm1, 0xe8
    shufps xmm0, xmm0, 0xc5
    pmuludq xmm0, xmm2
    pshufd xmm0, xmm0, 0xe8
    punpckldq xmm1, xmm0
    pshufd xmm0, xmm1, 0xee
    paddd xmm0, xmm1
    pshufd xmm1, xmm0, 0x55
    paddd xmm1, xmm0
    movd ebx, xmm1
    add ebx, dword ptr [esp + 0x44]
    or ebp, dword ptr [esp + 0x38]
    je .L15
    movdqa xmm0, xmmword ptr [esp + 0x70]
    movd eax, xmm0
    pshufd xmm0, xmm0, 0x55
    movd edx, xmm0
    and eax, dword ptr [esp + 0xc]
    and edx, dword ptr [esp + 0x48]
    mov esi, eax
    shr esi
    mov ebp, edx
    shr ebp
    and esi, 0x5500
    and ebp, 0x550000
    sub eax, esi
    sbb edx, ebp
    mov ebp, eax
    shr eax, 0x2
    mov esi, edx
    shr edx, 0x2
    and esi, edi
    mov edi, 0x33333300
    and ebp, edi
    mov edi, 0x33333333
    and edx, edi
    mov edi, 0x1010101
    add edx, esi
    mov esi, 0x33333300
    and eax, esi
    mov esi, edx
    add eax, ebp
    mov ebp, edx
    shr esi, 0x4
    shld ebp, eax, 0x1c
    add ebp, eax
    lea eax, [ecx + 0x7f9]
    adc esi, edx
    and eax, ebp
    mov ebp, eax
    mul edi
    mov eax, 0xf0f0f0f
    imul ebp, edi
    and esi, eax
    add edx, ebp
    mov ebp, dword ptr [esp + 0x4c]
    imul esi, edi
    mov edi, 0x33333333
    add esi, edx
    shr esi, 0x18
    imul esi, dword ptr [ebp + 0x910]
    add ebx, esi
    jmp .L16
.L15:
    mov ebp, eax
.L16:
    cmp byte ptr [esp + 0x1c], 0x0
    mov esi, 0x3c3c3c00
    mov eax, 0x0
    mov edx, 0x3c3c3c
    mov dword ptr [esp + 0x10], ebx
    mov ebx, dword ptr [esp + 0x14]
    cmovne esi, eax
    cmove edx, eax
    mov eax, dword ptr [esp + 0x5c]
    or ebx, dword ptr [esp + 0x8c]
    or eax, dword ptr [esp + 0x88]
    not ebx
    and ebx, edx
    mov edx, ebx
    shr edx
    not eax
    and edx, 0x141414
    and eax, esi
    mov esi, eax
    shr esi
    and esi, 0x14141400
    sub eax, esi
    mov esi, 0x33333333
    sbb ebx, edx
    mov edx, 0x33333300
    add edx, 0xfffffd00
    adc esi, -0x1
    and edx, eax
    shr eax, 0x2
    and esi, ebx
    shr ebx, 0x2
    and ebx, edi
    mov edi, 0x33333300
    and eax, edi
    mov edi, 0x1010101
    add eax, edx
    adc ebx, esi
    mov edx, ebx
    mov esi, ebx
    shld edx, eax, 0x1c
    shr esi, 0x4
    add edx, eax
    mov eax, 0xf0f0f0f
    adc esi, ebx
    add ecx, 0x7f9
    and ecx, edx
    and esi, eax
    mov ebx, ecx
    mov eax, ecx
    imul esi, edi
    mul edi
    imul ebx, edi
    mov eax, dword ptr [esp + 0x2c]
    add ebx, edx
    add esi, ebx
    shr esi, 0x18
    imul esi, dword ptr [ebp + 0x920]
    add eax, esi
    add eax, dword ptr [esp + 0x10]
    add esp, 0x9c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
.L17:
    mov ebx, dword ptr [esp + 0x10]
    mov edx, 0x9
    lea eax, [ebx + .D0]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.L18:
    mov ebx, dword ptr [esp + 0x10]
    mov edx, 0xe
    lea eax, [ebx - 0x52dc]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.L19:
    mov ebx, dword ptr [esp + 0x10]
    mov edx, 0xf
    lea eax, [ebx - 0x52ec]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.L20:
    mov ebx, dword ptr [esp + 0x10]
    mov edx, 0x1c
    lea eax, [ebx - 0x52fc]
    mov dword ptr [esp], eax
    call core::panicking::panic_bounds_check
.C0 = 0x5555555555555555 0x5555555555555555
.C1 = 0x3333333333333333 0x3333333333333333
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
