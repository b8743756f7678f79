# The kernels of endgame/rules, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm endgame/rules
# binary: sha256 7d6f9d5bcc58022f0e9a6d84ac5eb794cd416f162e3e5208563db6b862ae1f8d
# latency: 55 instructions in 165 bytes; innermost loops: .L0 of 26
# throughput: 40 instructions in 126 bytes; innermost loops: .L0 of 17
# plywright::endings::known::Endings::ask: 2158 instructions in 8729 bytes; innermost loops: .L1 of 74, .L12 of 13, .L19 of 31, .L24 of 35, .L57 of 37, .L61 of 8, .L84 of 32
# plywright::endings::layout::Layout::folded: 245 instructions in 929 bytes; innermost loops: none
# plywright::endings::rules::feature::Feature::of: 143 instructions in 352 bytes; innermost loops: none
# plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot: 266 instructions in 1082 bytes; innermost loops: .L0 of 139
# plywright::endings::rules::view::View<R>::checks: 117 instructions in 473 bytes; innermost loops: .L1 of 9
# plywright::endings::rules::view::View<R>::new: 181 instructions in 813 bytes; innermost loops: .L0 of 8, .L1 of 7
# mix of 3205 instructions: 734 mov, 297 movzx, 247 and, 217 cmp, 131 add, 124 xor, 117 lea, 114 jmp, 111 shr, 104 or, 95 je, 95 shl, 90 sub, 58 jne, 56 test, 45 cmovb, 38 push, 37 pop, 32 movabs, 32 setb, 31 imul, 26 bt, 25 not, 23 ret, 21 jae, 21 pand, 20 bts, 20 ja, 17 jb, 16 movdqa, 14 tzcnt, 13 call, 13 cmova, 13 inc, 12 jbe, 12 psrlw, 10 setne, 9 pshufd, 8 paddb, 7 movsxd, 7 movups, 7 sete, 6 setae, 5 cmove, 4 cmovge, 4 cmovs, 4 dec, 4 movd, 4 neg, 4 paddd, 4 psadbw, 4 psubb, 3 btr, 3 cmovl, 3 movdqu, 3 movq, 3 mul, 2 cmovne, 2 jle, 2 movaps, 2 pmaddwd, 2 rol, 2 seta, 1 andps, 1 cmovbe, 1 cmovg, 1 jge, 1 packuswb, 1 por, 1 punpckhqdq, 1 punpckldq, 1 punpcklqdq, 1 punpcklwd, 1 pxor, 1 setg, 1 setl, 1 sets, 1 shufps, 1 xorps

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    push rax
    mov r15, qword ptr [rsi + 0x8]
    mov r12, qword ptr [rsi + 0x10]
    mov qword ptr [rsp], 0x0
    mov rax, rsp
    test r12, r12
    je .L4
    mov r13, qword ptr [rsp]
    mov r14, qword ptr [rdi + 0x10]
    xor ebx, ebx
    xor eax, eax
    xor ebp, ebp
    jmp .L3
    nop
.L0:
    xor eax, eax
.L1:
    add rbx, rax
    and rax, r13
.L2:
    inc rbp
    cmp r12, rbp
    je .L5
.L3:
    mov rcx, rax
    xor rcx, rbp
    cmp rcx, r12
    jae .L2
    lea rax, [rcx + 4*rcx]
    shl rax, 0x5
    add rax, r15
    mov qword ptr [rsp], rax
    mov rax, rsp
    mov rsi, qword ptr [rsp]
    add rsi, 0x50
    mov rdi, r14
    call plywright::endings::known::Endings::ask
    cmp al, 0x2
    je .L0
    shl dl, 0x4
    movzx eax, al
    shl rax, 0x30
    bts rax, rdx
    jmp .L1
.L4:
    xor ebx, ebx
.L5:
    mov rax, rbx
    add rsp, 0x8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

throughput:
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x10
    mov r15, qword ptr [rsi + 0x10]
    test r15, r15
    je .L3
    mov r12, qword ptr [rsi + 0x8]
    mov r14, qword ptr [rdi + 0x10]
    xor ebx, ebx
    lea r13, [rsp + 0x8]
    jmp .L2
    nop
.L0:
    xor eax, eax
.L1:
    add rbx, rax
    add r12, 0xa0
    dec r15
    je .L4
.L2:
    mov qword ptr [rsp + 0x8], r12
    mov rsi, qword ptr [rsp + 0x8]
    add rsi, 0x50
    mov rdi, r14
    call plywright::endings::known::Endings::ask
    cmp al, 0x2
    je .L0
    shl dl, 0x4
    movzx eax, al
    shl rax, 0x30
    bts rax, rdx
    jmp .L1
.L3:
    xor ebx, ebx
.L4:
    mov rax, rbx
    add rsp, 0x10
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    ret

plywright::endings::known::Endings::ask:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x248
    movdqu xmm5, xmmword ptr [rsi + 0x30]
    pshufd xmm3, xmm5, 0xee
    movdqa xmm0, xmm3
    por xmm0, xmm5
    movq rax, xmm0
    mov rcx, rax
    shr rcx
    movabs r9, 0x5555555555555555
    and rcx, r9
    sub rax, rcx
    movabs r10, 0x3333333333333333
    mov rcx, rax
    and rcx, r10
    shr rax, 0x2
    and rax, r10
    add rax, rcx
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    movabs r13, 0xf0f0f0f0f0f0f0f
    and rcx, r13
    movabs r11, 0x101010101010101
    imul rcx, r11
    shr rcx, 0x39
    mov al, 0x2
    cmp ecx, 0x2
    ja .L100
    test byte ptr [rsi + 0x40], 0xf
    setne cl
    test rdi, rdi
    sete dl
    or dl, byte ptr [rsi + 0x41]
    or dl, cl
    test dl, 0x1
    jne .L100
    pshufd xmm1, xmm5, 0x4e
    movdqu xmm0, xmmword ptr [rsi]
    movups xmm4, xmmword ptr [rsi + 0x8]
    movdqu xmm2, xmmword ptr [rsi + 0x18]
    pshufd xmm6, xmm2, 0xee
    pand xmm6, xmm5
    movq rcx, xmm6
    mov rdx, rcx
    shr rdx
    and rdx, r9
    sub rcx, rdx
    mov rdx, rcx
    and rdx, r10
    shr rcx, 0x2
    and rcx, r10
    add rcx, rdx
    mov rdx, rcx
    shr rdx, 0x4
    add rdx, rcx
    and rdx, r13
    imul rdx, r11
    shr rdx, 0x38
    imul ecx, edx, 0x47
    pand xmm5, xmm0
    movq r8, xmm5
    mov rdx, r8
    shr rdx
    and rdx, r9
    sub r8, rdx
    mov rdx, r8
    and rdx, r10
    shr r8, 0x2
    and r8, r10
    add r8, rdx
    mov rdx, r8
    shr rdx, 0x4
    add rdx, r8
    and rdx, r13
    imul rdx, r11
    shr rdx, 0x38
    movdqa xmm7, xmm2
    punpckhqdq xmm7, xmm0
    pand xmm7, xmm1
    movdqa xmm5, xmm7
    psrlw xmm5, 0x1
    movdqa xmm6, xmmword ptr [.C0]
    pand xmm5, xmm6
    psubb xmm7, xmm5
    movdqa xmm5, xmmword ptr [.C1]
    movdqa xmm8, xmm7
    pand xmm8, xmm5
    psrlw xmm7, 0x2
    pand xmm7, xmm5
    paddb xmm7, xmm8
    movdqa xmm9, xmm7
    psrlw xmm9, 0x4
    paddb xmm9, xmm7
    movdqa xmm7, xmmword ptr [.C2]
    pand xmm9, xmm7
    pxor xmm8, xmm8
    psadbw xmm9, xmm8
    movaps xmm10, xmm4
    shufps xmm10, xmm2, 0x4e
    pand xmm10, xmm3
    andps xmm4, xmm1
    movaps xmm3, xmm4
    psrlw xmm3, 0x1
    pand xmm3, xmm6
    psubb xmm4, xmm3
    movdqa xmm3, xmm4
    pand xmm3, xmm5
    psrlw xmm4, 0x2
    pand xmm4, xmm5
    paddb xmm4, xmm3
    movdqa xmm3, xmm4
    psrlw xmm3, 0x4
    paddb xmm3, xmm4
    pand xmm3, xmm7
    psadbw xmm3, xmm8
    movdqa xmm4, xmm10
    psrlw xmm4, 0x1
    pand xmm4, xmm6
    psubb xmm10, xmm4
    movdqa xmm4, xmm10
    pand xmm4, xmm5
    psrlw xmm10, 0x2
    pand xmm10, xmm5
    paddb xmm10, xmm4
    movdqa xmm4, xmm10
    psrlw xmm4, 0x4
    paddb xmm4, xmm10
    pand xmm4, xmm7
    psadbw xmm4, xmm8
    packuswb xmm3, xmm4
    pmaddwd xmm3, xmmword ptr [.C3]
    pshufd xmm4, xmm9, 0xe8
    punpcklqdq xmm0, xmm2
    pand xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    pand xmm1, xmm6
    psubb xmm0, xmm1
    movdqa xmm1, xmm0
    pand xmm1, xmm5
    psrlw xmm0, 0x2
    pand xmm0, xmm5
    paddb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x4
    paddb xmm1, xmm0
    pand xmm1, xmm7
    psadbw xmm1, xmm8
    pshufd xmm0, xmm1, 0xe8
    punpcklwd xmm4, xmm0
    pshufd xmm0, xmm3, 0xee
    paddd xmm0, xmm3
    pshufd xmm1, xmm0, 0x55
    paddd xmm1, xmm0
    movd r8d, xmm1
    add r8d, ecx
    pshufd xmm0, xmm4, 0xe8
    pmaddwd xmm0, xmmword ptr [.C4]
    movd xmm1, r8d
    movd xmm2, edx
    punpckldq xmm1, xmm2
    paddd xmm1, xmm0
    pshufd xmm0, xmm1, 0x55
    paddd xmm0, xmm1
    movd ecx, xmm0
    cmp ecx, 0x8b8
    ja .L100
    mov rdx, qword ptr [rdi + 0x18]
    mov ecx, ecx
    movzx r14d, byte ptr [rdx + rcx]
    mov rcx, r14
    and rcx, 0x7f
    je .L100
    dec rcx
    cmp rcx, qword ptr [rdi + 0x10]
    jae .L100
    mov rax, qword ptr [rdi + 0x8]
    lea rcx, [rcx + 8*rcx]
    lea rbx, [rax + 8*rcx]
    mov eax, r14d
    shr al, 0x7
    movzx edx, al
    mov rdi, rbx
    mov r15, rsi
    call plywright::endings::layout::Layout::folded
    mov rcx, rax
    mov al, 0x2
    test cl, 0x1
    je .L100
    test r14b, r14b
    sets dil
    mov rax, rcx
    shr rax, 0x8
    shr rcx, 0x28
    mov byte ptr [rsp + 0x11c], cl
    xor dil, byte ptr [r15 + 0x43]
    mov dword ptr [rsp + 0x118], eax
    mov rsi, qword ptr [rbx + 0x8]
    mov rdx, qword ptr [rbx + 0x10]
    mov byte ptr [rsp + 0x2f], dil
    movzx r8d, dil
    lea rdi, [rsp + 0x68]
    lea rcx, [rsp + 0x118]
    call plywright::endings::rules::view::View<R>::new
    mov rdx, qword ptr [rbx + 0x30]
    movzx ecx, word ptr [rbx + 0x38]
    movzx eax, cx
    mov qword ptr [rsp + 0x1a8], rdx
    cmp rdx, rax
    jbe .L97
    movabs rdx, 0x55aa55aa55aa55aa
    movzx esi, byte ptr [rsp + 0xee]
    movzx edi, sil
    mov rcx, rdi
    xor rcx, 0x1
    mov qword ptr [rsp + 0x108], rcx
    mov ecx, edi
    xor cl, 0x1
    mov byte ptr [rsp + 0x37], cl
    mov r14, qword ptr [rsp + 0x70]
    test dil, dil
    mov ecx, 0x38
    mov r8d, 0x8
    cmovne r8d, ecx
    mov qword ptr [rsp + 0x190], r8
    mov dword ptr [rsp + 0x30], esi
    imul ecx, esi, 0x38
    mov dword ptr [rsp + 0x134], ecx
    cmp r14, 0x8
    mov ecx, 0x8
    cmovb rcx, r14
    mov qword ptr [rsp + 0x110], rcx
    lea ecx, [r14 - 0x1]
    and ecx, 0x7
    mov qword ptr [rsp + 0x188], rcx
    movzx ecx, byte ptr [rsp + 0x78]
    mov qword ptr [rsp + 0x180], rcx
    bt rdx, rcx
    setb byte ptr [rsp + 0xd]
    movzx ecx, byte ptr [rsp + 0x79]
    mov qword ptr [rsp + 0x178], rcx
    bt rdx, rcx
    setb byte ptr [rsp + 0xf]
    movzx ecx, byte ptr [rsp + 0x7a]
    mov qword ptr [rsp + 0x170], rcx
    bt rdx, rcx
    setb byte ptr [rsp + 0x2d]
    movzx ecx, byte ptr [rsp + 0x7b]
    mov qword ptr [rsp + 0x160], rcx
    shr rdx, cl
    mov qword ptr [rsp + 0x168], rdx
    mov rcx, qword ptr [rsp + 0x80]
    mov qword ptr [rsp + 0x138], rcx
    not rcx
    mov qword ptr [rsp + 0x198], rcx
    movzx ecx, byte ptr [rsp + 0xe8]
    mov edx, ecx
    and edx, 0x7
    mov dword ptr [rsp + 0x20], edx
    mov dword ptr [rsp + 0x64], ecx
    shr ecx, 0x3
    mov dword ptr [rsp + 0x1c], ecx
    movzx ecx, byte ptr [rsp + 0xe9]
    mov edx, ecx
    and edx, 0x7
    mov dword ptr [rsp + 0x28], edx
    mov dword ptr [rsp + 0x60], ecx
    shr ecx, 0x3
    mov dword ptr [rsp + 0x24], ecx
    movzx ecx, byte ptr [rsp + 0xec]
    mov byte ptr [rsp + 0xe], cl
    mov rcx, qword ptr [rbx + 0x28]
    mov qword ptr [rsp + 0x1a0], rcx
    mov r8, qword ptr [rsp + 0x68]
    lea rcx, [r8 + 2*r14]
    mov qword ptr [rsp + 0x100], rcx
    mov qword ptr [rsp + 0x128], rdi
    lea ecx, [8*rdi]
    mov dword ptr [rsp + 0x44], ecx
    movzx ecx, byte ptr [rsp + 0xed]
    mov qword ptr [rsp + 0xf8], rcx
    movzx ecx, byte ptr [rsp + 0x7c]
    mov qword ptr [rsp + 0x158], rcx
    movzx ecx, byte ptr [rsp + 0x7d]
    mov qword ptr [rsp + 0x150], rcx
    movzx ecx, byte ptr [rsp + 0x7e]
    mov qword ptr [rsp + 0x148], rcx
    movzx ecx, byte ptr [rsp + 0x7f]
    mov qword ptr [rsp + 0x140], rcx
    lea rcx, [r8 - 0x2]
    mov qword ptr [rsp + 0x120], rcx
    mov qword ptr [rsp + 0x38], r14
    mov qword ptr [rsp], rbx
    mov qword ptr [rsp + 0x10], r8
    nop
.L0:
    shl rax, 0x4
    mov rcx, qword ptr [rsp + 0x1a0]
    lea rdx, [rcx + rax]
    mov qword ptr [rsp + 0x1b8], rdx
    mov rdx, qword ptr [rcx + rax]
    mov qword ptr [rsp + 0x1b0], rdx
    mov edi, dword ptr [rcx + rax + 0xc]
    call plywright::endings::rules::feature::Feature::of
    movzx eax, al
    lea rcx, [.D0]
    movsxd rax, dword ptr [rcx + 4*rax]
    add rax, rcx
    jmp rax
    movzx eax, dl
    and eax, 0x7
    movzx r11d, byte ptr [rsp + rax + 0x78]
    jmp .L93
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and eax, 0x7
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x78]
    movzx eax, byte ptr [rsp + rax + 0x78]
    shl ecx, 0x6
    lea rdx, [plywright::endings::rules::view::HOPS]
    add rdx, rcx
    movzx r11d, byte ptr [rax + rdx]
    or r11b, byte ptr [rsp + 0x44]
    jmp .L93
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and eax, 0x7
    and edx, 0x7
    movzx r11d, byte ptr [rsp + rdx + 0x78]
    movzx eax, byte ptr [rsp + rax + 0x78]
    mov ecx, r11d
    and ecx, 0x7
    mov edx, eax
    and edx, 0x7
    mov esi, edx
    sub esi, ecx
    sub ecx, edx
    cmovb ecx, esi
    shr r11d, 0x3
    shr eax, 0x3
    mov edx, eax
    sub edx, r11d
    sub r11d, eax
    cmovb r11d, edx
    cmp ecx, r11d
    cmova r11d, ecx
    or r11b, byte ptr [rsp + 0x44]
    jmp .L93
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0xea]
    cmp r14, rcx
    jbe .L27
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x78]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rcx], 0x0
    je .L28
    mov ecx, eax
    shr cl, 0x3
    add al, 0x38
    mov r8b, 0x1
    mov edx, dword ptr [rsp + 0x1c]
    mov esi, dword ptr [rsp + 0x20]
    mov r9d, dword ptr [rsp + 0x28]
    mov edi, dword ptr [rsp + 0x24]
    jmp .L29
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xea]
    cmp r14, rax
    jbe .L30
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x78]
    mov edx, ecx
    and dl, 0x7
    mov r8, qword ptr [rsp + 0x10]
    cmp byte ptr [r8 + 2*rax], 0x1
    jne .L31
    shr cl, 0x3
    mov eax, dword ptr [rsp + 0x1c]
    mov r11d, eax
    mov esi, dword ptr [rsp + 0x20]
    jmp .L32
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x78]
    mov ecx, eax
    and ecx, 0x7
    mov edx, ecx
    mov esi, dword ptr [rsp + 0x20]
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr eax, 0x3
    mov edx, eax
    mov edi, dword ptr [rsp + 0x1c]
    sub edx, edi
    sub edi, eax
    cmovb edi, edx
    cmp esi, edi
    cmova edi, esi
    mov edx, ecx
    mov esi, dword ptr [rsp + 0x28]
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    mov ecx, eax
    mov edx, dword ptr [rsp + 0x24]
    sub ecx, edx
    mov r11d, edx
    sub r11d, eax
    jmp .L49
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xea]
    cmp r14, rax
    jbe .L33
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x78]
    mov r8, qword ptr [rsp + 0x10]
    cmp byte ptr [r8 + 2*rax], 0x1
    jne .L34
    movzx edx, cl
    shr edx, 0x3
    mov eax, dword ptr [rsp + 0x24]
    mov r11d, eax
    mov edi, dword ptr [rsp + 0x28]
    mov esi, edx
    jmp .L35
    mov rax, qword ptr [rsp + 0x108]
    mov r11, qword ptr [rsp + 8*rax + 0x98]
    mov rax, qword ptr [rsp + 0x128]
    movzx ecx, byte ptr [rsp + rax + 0xe8]
    shr r11, cl
    add r11b, r11b
    and r11b, 0x2
    add r11b, byte ptr [rsp + 0x30]
    mov word ptr [rsp + 0x1d0], 0x100
    xor eax, eax
    xor ecx, ecx
    mov r8, qword ptr [rsp + 0x10]
    jmp .L4
.L1:
    mov r10b, 0x1
.L2:
    movabs r13, 0xf0f0f0f0f0f0f0f
    mov r14, qword ptr [rsp + 0x38]
    mov r11, qword ptr [rsp + 0x48]
    mov rsi, qword ptr [rsp + 0x58]
.L3:
    mov rax, qword ptr [rsp + 8*rdi + 0x98]
    lea edx, [rdi + 0x4]
    not rax
    and r9, rax
    test r9, rsi
    setne al
    lea ecx, [rdi + 0x2]
    shl al, cl
    mov ecx, edx
    shl r10b, cl
    or r10b, al
    or r11b, r10b
    mov ecx, 0x1
    test byte ptr [rsp + 0x50], 0x1
    mov al, 0x1
    jne .L93
.L4:
    movzx edi, byte ptr [rsp + rcx + 0x1d0]
    mov rcx, rdi
    xor rcx, 0x1
    mov rsi, qword ptr [rsp + 8*rdi + 0x88]
    mov r9, qword ptr [rsp + 8*rcx + 0x98]
    movzx r10d, byte ptr [rsp + rcx + 0xe8]
    mov rdx, r9
    not rdx
    and rdx, qword ptr [rsp + 8*rcx + 0x88]
    bts rdx, r10
    lea rcx, [rdx - 0x1]
    xor r10d, r10d
    test rdx, rcx
    mov qword ptr [rsp + 0x50], rax
    je .L3
    test r14, r14
    je .L3
    mov qword ptr [rsp + 0x48], r11
    mov r10, r9
    mov qword ptr [rsp + 0x58], rsi
    or r10, rsi
    not r10
    xor r11d, r11d
    jmp .L6
    nop
.L5:
    inc r11
    cmp r11, qword ptr [rsp + 0x110]
    je .L11
.L6:
    cmp byte ptr [r8 + 2*r11], dil
    jne .L5
    mov r14, qword ptr [rsp + 8*r11 + 0xa8]
    and r14, r10
    je .L5
    movzx ecx, byte ptr [rsp + r11 + 0x78]
    mov r15, qword ptr [rsp + 0x138]
    btr r15, rcx
    movzx r13d, byte ptr [r8 + 2*r11 + 0x1]
    nop
.L7:
    tzcnt rcx, r14
    cmp r13d, 0x4
    ja .L10
    mov ebp, r13d
    lea rbx, [.D2]
    movsxd r12, dword ptr [rbx + 4*rbp]
    add r12, rbx
    mov rbp, r13
    jmp r12
    shl ecx, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov rbp, qword ptr [rcx + rbx]
    and rbp, rdx
    lea rax, [rbp - 0x1]
    test rbp, rax
    je .L9
    jmp .L1
    lea rbx, [rcx + 2*rcx]
    lea r12, [plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [r12 + 8*rbx + 0x10]
    movzx ecx, byte ptr [r12 + 8*rbx + 0x14]
    mov r8, qword ptr [r12 + 8*rbx]
    and r8, r15
    imul r8, qword ptr [r12 + 8*rbx + 0x8]
    shr r8, cl
    add r8, rbp
    lea rax, [plywright::sliders::magic::TABLE]
    mov ebp, dword ptr [r12 + 8*rbx + 0x610]
    movzx ecx, byte ptr [r12 + 8*rbx + 0x614]
    mov rsi, qword ptr [r12 + 8*rbx + 0x600]
    and rsi, r15
    imul rsi, qword ptr [r12 + 8*rbx + 0x608]
    shr rsi, cl
    add rsi, rbp
    mov rbp, qword ptr [rax + 8*rsi]
    or rbp, qword ptr [rax + 8*r8]
    mov r8, qword ptr [rsp + 0x10]
    and rbp, rdx
    lea rax, [rbp - 0x1]
    test rbp, rax
    je .L9
    jmp .L1
    lea rbx, [rcx + 2*rcx]
    lea r12, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r12 + 8*rbx + 0x614]
    mov rbp, qword ptr [r12 + 8*rbx + 0x600]
    and rbp, r15
    imul rbp, qword ptr [r12 + 8*rbx + 0x608]
    shr rbp, cl
    mov ecx, dword ptr [r12 + 8*rbx + 0x610]
    jmp .L8
    lea rbx, [rcx + 2*rcx]
    lea r12, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r12 + 8*rbx + 0x14]
    mov rbp, qword ptr [r12 + 8*rbx]
    and rbp, r15
    imul rbp, qword ptr [r12 + 8*rbx + 0x8]
    shr rbp, cl
    mov ecx, dword ptr [r12 + 8*rbx + 0x10]
.L8:
    add rbp, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rbp, qword ptr [rcx + 8*rbp]
    and rbp, rdx
    lea rax, [rbp - 0x1]
    test rbp, rax
    jne .L1
.L9:
    lea rax, [r14 - 0x1]
    and r14, rax
    jne .L7
    jmp .L5
.L10:
    shl ecx, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov rbp, qword ptr [rcx + rax + 0x8]
    and rbp, rdx
    lea rax, [rbp - 0x1]
    test rbp, rax
    je .L9
    jmp .L1
.L11:
    xor r10d, r10d
    jmp .L2
    lea r14, [rsp + 0x68]
    mov rdi, r14
    xor esi, esi
    call plywright::endings::rules::view::View<R>::checks
    mov r15d, eax
    mov rdi, r14
    mov r14, qword ptr [rsp + 0x38]
    mov esi, 0x1
    call plywright::endings::rules::view::View<R>::checks
    mov r11d, eax
    shl r11b, 0x3
    or r11b, r15b
    jmp .L93
    movzx r8d, dl
    cmp r14, r8
    jbe .L17
    mov edx, r8d
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x78]
    mov r9, qword ptr [rsp + 0x10]
    movzx esi, byte ptr [r9 + 2*r8]
    mov rdi, qword ptr [rsp + 8*rsi + 0x88]
    mov rax, -0x2
    rol rax, cl
    not rdi
    bts rdi, rcx
    xor esi, 0x1
    mov rsi, qword ptr [rsp + 8*rsi + 0x98]
    not rsi
    and rsi, rdi
    mov edx, edx
    mov rdx, qword ptr [rsp + 8*rdx + 0xa8]
    and rdx, rsi
    je .L17
    mov rdi, qword ptr [rsp + 0x138]
    btr rdi, rcx
    movzx r8d, byte ptr [r9 + 2*r8 + 0x1]
    mov r9, rdx
    jmp .L13
    lea r10, [rcx + 2*rcx]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [r11 + 8*r10 + 0x10]
    movzx ecx, byte ptr [r11 + 8*r10 + 0x14]
    mov r14, qword ptr [r11 + 8*r10]
    and r14, rdi
    imul r14, qword ptr [r11 + 8*r10 + 0x8]
    shr r14, cl
    add r14, rbx
    lea rbx, [plywright::sliders::magic::TABLE]
    mov r15d, dword ptr [r11 + 8*r10 + 0x610]
    movzx ecx, byte ptr [r11 + 8*r10 + 0x614]
    mov r12, qword ptr [r11 + 8*r10 + 0x600]
    and r12, rdi
    imul r12, qword ptr [r11 + 8*r10 + 0x608]
    shr r12, cl
    add r12, r15
    mov r10, qword ptr [rbx + 8*r12]
    or r10, qword ptr [rbx + 8*r14]
    mov r14, qword ptr [rsp + 0x38]
.L12:
    lea rcx, [r9 - 0x1]
    and r9, rcx
    and r10, rsi
    or rdx, r10
    test r9, r9
    je .L71
.L13:
    tzcnt rcx, r9
    cmp r8d, 0x4
    ja .L15
    mov r10d, r8d
    lea r11, [.D3]
    movsxd rbx, dword ptr [r11 + 4*r10]
    add rbx, r11
    mov r10, r8
    jmp rbx
    shl ecx, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [rcx + r10]
    jmp .L12
    lea r10, [rcx + 2*rcx]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r11 + 8*r10 + 0x614]
    mov rbx, qword ptr [r11 + 8*r10 + 0x600]
    and rbx, rdi
    imul rbx, qword ptr [r11 + 8*r10 + 0x608]
    shr rbx, cl
    mov ecx, dword ptr [r11 + 8*r10 + 0x610]
    jmp .L14
    lea r10, [rcx + 2*rcx]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r11 + 8*r10 + 0x14]
    mov rbx, qword ptr [r11 + 8*r10]
    and rbx, rdi
    imul rbx, qword ptr [r11 + 8*r10 + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [r11 + 8*r10 + 0x10]
.L14:
    add rbx, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [rcx + 8*rbx]
    jmp .L12
.L15:
    shl ecx, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [rcx + r10 + 0x8]
    jmp .L12
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x78]
    and eax, 0x7
    movzx edx, byte ptr [rsp + rax + 0x78]
    mov eax, edx
    and al, 0x7
    mov esi, ecx
    and sil, 0x7
    shr dl, 0x3
    shr cl, 0x3
    movzx esi, sil
    movzx eax, al
    mov edi, eax
    sub edi, esi
    sub esi, eax
    cmovb esi, edi
    movzx r11d, cl
    movzx ecx, dl
    mov edx, ecx
    sub edx, r11d
    sub r11d, ecx
    cmovb r11d, edx
    jmp .L92
    movzx eax, dl
    and eax, 0x1
    movzx edx, byte ptr [rsp + rax + 0xea]
    cmp r14, rdx
    jbe .L36
    mov eax, edx
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x78]
    mov eax, ecx
    and al, 0x7
    mov rsi, qword ptr [rsp + 0x10]
    cmp byte ptr [rsi + 2*rdx], 0x0
    je .L81
    add cl, 0x38
    mov r8b, 0x1
    mov rdx, qword ptr [rsp + 0x108]
    mov byte ptr [rsp + 0x50], dl
    mov edx, dword ptr [rsp + 0x64]
    mov esi, dword ptr [rsp + 0x60]
    jmp .L83
    and dl, 0xf
    movzx ecx, dl
    shl ecx, 0x4
    lea rdx, [.D1]
    mov rax, qword ptr [rcx + rdx]
    and eax, 0x7
    cmp rax, r14
    jae .L37
    mov rsi, qword ptr [rsp + 0x10]
    movzx esi, byte ptr [rsi + 2*rax]
    mov edi, esi
    xor edi, 0x1
    mov rdi, qword ptr [rsp + 8*rdi + 0x98]
    or rdi, qword ptr [rsp + 8*rsi + 0x88]
    not rdi
    and rdi, qword ptr [rsp + 8*rax + 0xa8]
    mov rax, rdi
    shr rax
    movabs rsi, 0x5555555555555555
    and rax, rsi
    sub rdi, rax
    mov rax, rdi
    movabs r8, 0x3333333333333333
    and rax, r8
    shr rdi, 0x2
    and rdi, r8
    add rdi, rax
    mov rax, rdi
    shr rax, 0x4
    add rax, rdi
    and rax, r13
    movabs rdi, 0x101010101010101
    imul rax, rdi
    shr rax, 0x38
    cmp al, 0x7
    mov r11d, 0x7
    cmovb r11d, eax
    jmp .L38
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x78]
    and eax, 0x7
    movzx edx, byte ptr [rsp + rax + 0x78]
    mov eax, edx
    and al, 0x7
    mov esi, ecx
    and sil, 0x7
    sub al, sil
    shr dl, 0x3
    shr cl, 0x3
    sub dl, cl
    movzx ecx, al
    cmp cl, -0x3
    mov r11d, 0xfc
    cmovl ecx, r11d
    cmp cl, 0x3
    mov esi, 0x3
    cmovge ecx, esi
    add cl, 0x4
    movzx edx, dl
    cmp dl, -0x3
    cmovge r11d, edx
    cmp r11b, 0x3
    cmovge r11d, esi
    shl r11b, 0x3
    add r11b, 0x20
    or r11b, cl
    jmp .L93
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x78]
    and eax, 0x7
    movzx r11d, byte ptr [rsp + rax + 0x78]
    shr r11b, 0x3
    shr cl, 0x3
    jmp .L16
    movzx eax, dl
    and eax, 0x7
    movzx r11d, byte ptr [rsp + rax + 0x78]
    and r11b, 0x7
    or r11b, byte ptr [rsp + 0x44]
    jmp .L93
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0xea]
    cmp r14, rcx
    jbe .L39
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x78]
    mov r8, qword ptr [rsp + 0x10]
    cmp byte ptr [r8 + 2*rcx], 0x1
    jne .L40
    add al, 0x38
    jmp .L41
    movzx eax, dl
    cmp r14, rax
    jbe .L17
    mov r8, qword ptr [rsp + 0x10]
    movzx ecx, byte ptr [r8 + 2*rax]
    mov edx, ecx
    xor edx, 0x1
    mov rdx, qword ptr [rsp + 8*rdx + 0x98]
    or rdx, qword ptr [rsp + 8*rcx + 0x88]
    and eax, 0x7
    not rdx
    and rdx, qword ptr [rsp + 8*rax + 0xa8]
    mov rax, rdx
    shr rax
    movabs rcx, 0x5555555555555555
    and rax, rcx
    sub rdx, rax
    mov rax, rdx
    movabs rcx, 0x3333333333333333
    and rax, rcx
    shr rdx, 0x2
    and rdx, rcx
    add rdx, rax
    mov rax, rdx
    shr rax, 0x4
    add rax, rdx
    and rax, r13
    movabs rcx, 0x101010101010101
    imul rax, rcx
    shr rax, 0x38
    cmp al, 0xf
    mov r11d, 0xf
    cmovb r11d, eax
    jmp .L93
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xea]
    cmp r14, rax
    jbe .L42
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x78]
    mov esi, ecx
    and sil, 0x7
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rax], 0x0
    je .L43
    mov edi, ecx
    shr dil, 0x3
    add cl, 0x38
    mov r10b, 0x1
    mov r8d, dword ptr [rsp + 0x1c]
    mov r9d, dword ptr [rsp + 0x20]
    mov edx, dword ptr [rsp + 0x28]
    mov eax, dword ptr [rsp + 0x24]
    jmp .L44
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0xea]
    cmp r14, rcx
    jbe .L45
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x78]
    and al, 0x7
    mov r8, qword ptr [rsp + 0x10]
    cmp byte ptr [r8 + 2*rcx], 0x0
    je .L46
    jmp .L47
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x78]
    and eax, 0x7
    movzx r11d, byte ptr [rsp + rax + 0x78]
    and r11b, 0x7
    and cl, 0x7
.L16:
    sub r11b, cl
    add r11b, 0x8
    jmp .L93
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xea]
    cmp r14, rax
    jbe .L50
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x78]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rax], 0x0
    je .L51
    add cl, 0x38
    mov eax, 0x1
    shl rax, cl
    mov edx, ecx
    and dl, 0x3f
    movzx edx, dl
    mov rsi, rax
    shr rsi, 0x10
    shr rax, 0x8
    or rax, rsi
    bts rax, rcx
    mov rcx, rax
    shr rcx, 0x10
    mov rdi, rax
    shr rdi, 0x8
    or rdi, rcx
    or rdi, rax
    mov rsi, rdi
    shr rsi, 0x8
    or rsi, rdi
    mov al, 0x1
    jmp .L52
    test r14, r14
    je .L17
    mov r8, qword ptr [rsp + 0x10]
    cmp byte ptr [r8 + 0x1], 0x5
    mov rbx, qword ptr [rsp]
    jne .L72
    xor edx, edx
    xor r11d, r11d
    jmp .L73
.L17:
    xor r11d, r11d
    jmp .L93
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x78]
    mov ecx, eax
    and cl, 0x7
    movzx edx, cl
    xor cl, 0x7
    movzx ecx, cl
    cmp cl, dl
    cmovb edx, ecx
    shr al, 0x3
    mov cl, 0x7
    sub cl, al
    movzx ecx, cl
    movzx eax, al
    cmp cl, al
    cmovb eax, ecx
    cmp al, dl
    mov r11d, edx
    cmovb r11d, eax
    cmovbe eax, edx
    cmp al, 0x2
    setb al
    shl al, 0x2
    or r11b, byte ptr [rsp + 0x44]
    or r11b, al
    jmp .L93
    movzx eax, dl
    and eax, 0x7
    movzx r11d, byte ptr [rsp + rax + 0x78]
    shr r11b, 0x3
    or r11b, byte ptr [rsp + 0x44]
    jmp .L93
    test r14, r14
    je .L70
    mov rax, qword ptr [rsp + 0x188]
    movzx ecx, byte ptr [rsp + rax + 0x78]
    movabs r11, 0x55aa55aa55aa55aa
    shr r11, cl
    mov ecx, r11d
    and cl, 0x1
    cmp r14, 0x1
    jne .L80
    xor edx, edx
    movzx eax, byte ptr [rsp + 0xd]
    mov esi, eax
    xor edi, edi
    mov r11d, ecx
    jmp .L91
    test byte ptr [rsp + 0xe], 0x1
    jne .L69
    mov rax, qword ptr [rsp + 0x108]
    mov rbx, qword ptr [rsp + 8*rax + 0x98]
    mov rsi, qword ptr [rsp + 0x128]
    movzx eax, byte ptr [rsp + rsi + 0xe8]
    mov qword ptr [rsp + 0x48], rax
    lea r15, [rsp + 0x68]
    mov rdi, r15
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov byte ptr [rsp + 0x58], al
    movzx esi, byte ptr [rsp + 0x37]
    mov rdi, r15
    mov r12d, esi
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov byte ptr [rsp + 0xe], al
    mov qword ptr [rsp + 0xf8], rbx
    not rbx
    mov qword ptr [rsp + 0x50], rbx
    xor r14d, r14d
    mov rsi, qword ptr [rsp + 0x10]
    mov rbp, rsi
    xor ebx, ebx
    mov rdi, qword ptr [rsp + 0x100]
.L18:
    mov edx, dword ptr [rsp + 0x30]
    jmp .L21
.L19:
    mov r15, qword ptr [rsp + 8*rcx + 0xa8]
.L20:
    and r15, qword ptr [rsp + 0x198]
    jne .L23
.L21:
    cmp rbp, rdi
    je .L67
    mov rax, rbp
    mov r13, r14
    add rbp, 0x2
    inc r14
    cmp byte ptr [rax], dl
    jne .L21
    mov ecx, r13d
    and ecx, 0x7
    movzx eax, byte ptr [rax + 0x1]
    test eax, eax
    je .L22
    cmp eax, 0x5
    jne .L19
    mov r15, qword ptr [rsp + 8*rcx + 0xa8]
    and r15, qword ptr [rsp + 0x50]
    jmp .L20
.L22:
    movzx eax, byte ptr [rsp + rcx + 0x78]
    mov rcx, qword ptr [rsp + 0x190]
    add ecx, eax
    mov r15d, 0x1
    shl r15, cl
    and al, -0x8
    xor al, byte ptr [rsp + 0x134]
    cmp al, 0x30
    je .L21
    jmp .L20
.L23:
    movabs rcx, -0x3333333333333333
    mov rax, r13
    mul rcx
    shr rdx, 0x2
    lea rax, [rdx + 4*rdx]
    sub r13, rax
    jmp .L26
.L24:
    mov rsi, qword ptr [rsp + 0x10]
    mov rdi, qword ptr [rsp + 0x100]
.L25:
    lea rax, [r15 - 0x1]
    and r15, rax
    je .L18
.L26:
    lea rcx, [rsp + 0x78]
    movzx eax, byte ptr [rcx + 0x4]
    mov byte ptr [rsp + 0xf4], al
    mov eax, dword ptr [rcx]
    mov dword ptr [rsp + 0xf0], eax
    tzcnt rax, r15
    mov byte ptr [rsp + r13 + 0xf0], al
    lea rdi, [rsp + 0x1c0]
    lea rcx, [rsp + 0xf0]
    mov rdx, qword ptr [rsp + 0x38]
    mov r8d, r12d
    call plywright::endings::rules::view::View<R>::new
    mov rax, qword ptr [rsp + 0x108]
    mov rax, qword ptr [rsp + 8*rax + 0x1f0]
    mov rcx, qword ptr [rsp + 0x128]
    movzx ecx, byte ptr [rsp + rcx + 0x240]
    bt rax, rcx
    jb .L24
    movzx esi, byte ptr [rsp + 0x246]
    lea rdi, [rsp + 0x1c0]
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    test al, al
    jne .L24
    mov rax, rbx
    inc al
    mov rbx, rax
    cmp al, 0x3
    mov rsi, qword ptr [rsp + 0x10]
    mov rdi, qword ptr [rsp + 0x100]
    jne .L25
    mov bl, 0x18
    mov edx, dword ptr [rsp + 0x30]
    jmp .L68
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xea]
    cmp r14, rax
    jbe .L53
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x78]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rax], 0x1
    jne .L54
    mov eax, ecx
    shr al, 0x3
    mov bl, 0x7
    sub bl, al
    xor eax, eax
    mov edx, dword ptr [rsp + 0x1c]
    mov r8d, edx
    mov edx, dword ptr [rsp + 0x20]
    jmp .L55
.L27:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x78]
.L28:
    mov ecx, eax
    shr cl, 0x3
    movzx edx, cl
    add edx, -0x7
    mov ecx, edx
    neg ecx
    cmovs ecx, edx
    add al, 0x8
    xor r8d, r8d
    mov edx, dword ptr [rsp + 0x24]
    mov esi, dword ptr [rsp + 0x28]
    mov r9d, dword ptr [rsp + 0x20]
    mov edi, dword ptr [rsp + 0x1c]
.L29:
    cmp byte ptr [rsp + 0x30], r8b
    setne r8b
    shl cl, 0x3
    mov r10d, eax
    and r10b, 0x7
    movzx r10d, r10b
    mov r11d, r10d
    sub r11d, r9d
    sub r9d, r10d
    cmovb r9d, r11d
    shr al, 0x3
    and al, 0x7
    movzx eax, al
    mov r11d, eax
    sub r11d, edi
    sub edi, eax
    cmovb edi, r11d
    cmp r9d, edi
    cmova edi, r9d
    mov r9d, r10d
    sub r9d, esi
    sub esi, r10d
    cmovb esi, r9d
    mov r9d, eax
    sub r9d, edx
    sub edx, eax
    cmovb edx, r9d
    cmp esi, edx
    cmova edx, esi
    add dil, r8b
    sub dil, dl
    movzx eax, dil
    cmp al, -0x2
    mov edx, 0xfd
    cmovge edx, eax
    cmp dl, 0x4
    mov r11d, 0x4
    cmovl r11d, edx
    add r11b, 0x3
    or r11b, cl
    jmp .L93
.L30:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x78]
    mov edx, ecx
    and dl, 0x7
.L31:
    or dl, 0x38
    shr cl, 0x3
    movzx eax, cl
    add eax, -0x7
    mov ecx, eax
    neg ecx
    cmovs ecx, eax
    mov eax, dword ptr [rsp + 0x24]
    mov r11d, eax
    mov esi, dword ptr [rsp + 0x28]
.L32:
    mov eax, edx
    and al, 0x7
    movzx eax, al
    mov edi, eax
    sub edi, esi
    sub esi, eax
    cmovb esi, edi
    shr dl, 0x3
    movzx eax, dl
    mov edx, eax
    sub edx, r11d
    sub r11d, eax
    cmovb r11d, edx
    cmp esi, r11d
    cmova r11d, esi
    shl r11b, 0x3
    or r11b, cl
    jmp .L93
.L33:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x78]
.L34:
    mov eax, ecx
    shr al, 0x3
    movzx edx, al
    lea eax, [rdx - 0x7]
    mov esi, eax
    neg esi
    cmovs esi, eax
    mov eax, dword ptr [rsp + 0x1c]
    mov r11d, eax
    mov edi, dword ptr [rsp + 0x20]
.L35:
    and cl, 0x7
    movzx eax, cl
    mov ecx, eax
    sub ecx, edi
    sub edi, eax
    cmovb edi, ecx
    mov eax, edx
    sub eax, r11d
    sub r11d, edx
    cmovb r11d, eax
    cmp edi, r11d
    cmova r11d, edi
    jmp .L92
.L36:
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x78]
    mov eax, ecx
    and al, 0x7
    or al, 0x38
    test r14, r14
    jne .L82
    mov edx, dword ptr [rsp + 0x24]
    mov esi, dword ptr [rsp + 0x28]
    mov r8d, dword ptr [rsp + 0x1c]
    mov edi, dword ptr [rsp + 0x20]
    mov ecx, dword ptr [rsp + 0x30]
    jmp .L87
.L37:
    xor r11d, r11d
    movabs rsi, 0x5555555555555555
    movabs r8, 0x3333333333333333
    movabs rdi, 0x101010101010101
.L38:
    mov rcx, qword ptr [rcx + rdx + 0x8]
    and ecx, 0x7
    cmp rcx, r14
    jae .L93
    mov r9, qword ptr [rsp + 0x10]
    movzx eax, byte ptr [r9 + 2*rcx]
    mov edx, eax
    xor edx, 0x1
    mov rdx, qword ptr [rsp + 8*rdx + 0x98]
    or rdx, qword ptr [rsp + 8*rax + 0x88]
    not rdx
    and rdx, qword ptr [rsp + 8*rcx + 0xa8]
    mov rax, rdx
    shr rax
    and rax, rsi
    sub rdx, rax
    mov rax, rdx
    and rax, r8
    shr rdx, 0x2
    and rdx, r8
    add rdx, rax
    mov rax, rdx
    shr rax, 0x4
    add rax, rdx
    and rax, r13
    imul rax, rdi
    shr rax, 0x38
    cmp al, 0x7
    mov ecx, 0x7
    cmovb ecx, eax
    shl cl, 0x3
    or cl, r11b
    mov r11d, ecx
    jmp .L93
.L39:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x78]
.L40:
    add al, 0x8
.L41:
    mov ecx, eax
    and cl, 0x7
    movzx ecx, cl
    mov edx, ecx
    mov esi, dword ptr [rsp + 0x20]
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr al, 0x3
    and al, 0x7
    jmp .L48
.L42:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x78]
    mov esi, ecx
    and sil, 0x7
.L43:
    or sil, 0x38
    mov eax, ecx
    shr al, 0x3
    movzx eax, al
    add eax, -0x7
    mov edi, eax
    neg edi
    cmovs edi, eax
    add cl, 0x8
    xor r10d, r10d
    mov r8d, dword ptr [rsp + 0x24]
    mov r9d, dword ptr [rsp + 0x28]
    mov edx, dword ptr [rsp + 0x20]
    mov eax, dword ptr [rsp + 0x1c]
.L44:
    mov r15d, eax
    cmp byte ptr [rsp + 0x30], r10b
    setne al
    mov r10d, esi
    and r10b, 0x7
    movzx r10d, r10b
    mov r11d, r10d
    sub r11d, r9d
    sub r9d, r10d
    cmovb r9d, r11d
    shr sil, 0x3
    movzx esi, sil
    mov r10d, esi
    sub r10d, r8d
    sub r8d, esi
    cmovb r8d, r10d
    cmp r9d, r8d
    cmova r8d, r9d
    add al, dil
    sub r8b, al
    add r8b, 0x4
    movzx eax, r8b
    xor edi, edi
    test al, al
    cmovg edi, eax
    cmp dil, 0x7
    mov esi, 0x7
    cmovl esi, edi
    mov eax, ecx
    and al, 0x7
    movzx eax, al
    mov edi, eax
    sub edi, edx
    sub edx, eax
    cmovb edx, edi
    shr cl, 0x3
    and cl, 0x7
    movzx eax, cl
    mov ecx, eax
    sub ecx, r15d
    sub r15d, eax
    cmovb r15d, ecx
    cmp edx, r15d
    cmova r15d, edx
    shl r15b, 0x3
    or r15b, sil
    mov rbx, qword ptr [rsp]
    mov r11, r15
    jmp .L94
.L45:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x78]
    and al, 0x7
.L46:
    or al, 0x38
.L47:
    mov ecx, eax
    and cl, 0x7
    movzx ecx, cl
    mov edx, ecx
    mov esi, dword ptr [rsp + 0x20]
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr al, 0x3
.L48:
    movzx edx, al
    mov eax, edx
    mov edi, dword ptr [rsp + 0x1c]
    sub eax, edi
    sub edi, edx
    cmovb edi, eax
    cmp esi, edi
    cmova edi, esi
    mov eax, ecx
    mov esi, dword ptr [rsp + 0x28]
    sub eax, esi
    sub esi, ecx
    cmovb esi, eax
    mov ecx, edx
    mov eax, dword ptr [rsp + 0x24]
    sub ecx, eax
    mov r11d, eax
    sub r11d, edx
.L49:
    cmovb r11d, ecx
    cmp esi, r11d
    cmova r11d, esi
    shl r11b, 0x3
    or r11b, dil
    jmp .L93
.L50:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x78]
.L51:
    add cl, 0x8
    mov eax, ecx
    and al, 0x3f
    movzx edx, al
    movabs rsi, 0x10101010101
    shl rsi, cl
    xor eax, eax
.L52:
    movzx eax, al
    test qword ptr [rsp + 8*rax + 0x88], rsi
    setne dil
    add dil, dil
    mov ecx, eax
    xor cl, 0x1
    movzx ecx, cl
    test qword ptr [rsp + 8*rcx + 0x88], rsi
    mov rax, qword ptr [rsp + 8*rax + 0x98]
    setne r11b
    mov r8, qword ptr [rsp + 8*rcx + 0x98]
    mov r9, r8
    mov ecx, edx
    shr r9, cl
    shl r11b, 0x2
    shl r9b, 0x3
    and r9b, 0x8
    mov r10, rax
    shr r10, cl
    shl r10b, 0x4
    and r10b, 0x10
    not rax
    and rax, rsi
    test rax, r8
    setne al
    shl al, 0x5
    or r11b, dil
    or r11b, r9b
    or r11b, r10b
    or r11b, al
    add r11b, byte ptr [rsp + 0x30]
    jmp .L93
.L53:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x78]
.L54:
    mov ebx, ecx
    shr bl, 0x3
    mov al, 0x1
    mov edx, dword ptr [rsp + 0x24]
    mov r8d, edx
    mov edx, dword ptr [rsp + 0x28]
.L55:
    mov edi, ecx
    mov r12d, 0x1
    shl r12, cl
    and dil, 0x7
    movzx esi, dl
    movzx ecx, dil
    cmp sil, cl
    mov edx, ecx
    cmovb edx, esi
    mov dword ptr [rsp + 0x50], edx
    mov edx, ecx
    cmova edx, esi
    mov dword ptr [rsp + 0x58], edx
    test al, al
    je .L59
    mov byte ptr [rsp + 0x48], r8b
    xor ebp, ebp
    xor r11d, r11d
    xor r8d, r8d
    xor r14d, r14d
    xor r15d, r15d
.L56:
    mov rax, qword ptr [rsp + 0x120]
    lea r9, [rax + 2*rbp]
.L57:
    cmp rbp, qword ptr [rsp + 0x110]
    jae .L63
    inc rbp
    movzx eax, byte ptr [r9 + 0x3]
    add al, -0x3
    add r9, 0x2
    cmp al, 0x1
    ja .L57
    movzx edx, byte ptr [rsp + rbp + 0x77]
    mov r10d, edx
    and r10b, 0x7
    cmp r10b, dil
    sete al
    shr dl, 0x3
    cmp dl, bl
    setb r13b
    and r13b, al
    cmp byte ptr [r9], 0x0
    jne .L58
    cmp byte ptr [rsp + 0x50], r10b
    setb al
    cmp r10b, byte ptr [rsp + 0x58]
    setb r10b
    and r10b, al
    or r10b, r15b
    and r10b, 0x1
    cmp byte ptr [rsp + 0x48], dl
    setb al
    or al, r14b
    and al, 0x1
    or r8b, r13b
    mov rdx, qword ptr [rsp + 0x120]
    lea r9, [rdx + 2*rbp]
    mov r15d, r10d
    mov r14d, eax
    movabs r13, 0xf0f0f0f0f0f0f0f
    jmp .L57
.L58:
    test qword ptr [rsp + 8*rbp + 0xa0], r12
    movzx eax, r13b
    mov edx, 0x1
    cmove edx, eax
    or dl, r11b
    mov r11d, edx
    movabs r13, 0xf0f0f0f0f0f0f0f
    jmp .L56
.L59:
    mov byte ptr [rsp + 0x2e], bl
    mov bpl, 0x7
    sub bpl, r8b
    xor r11d, r11d
    xor r13d, r13d
    xor r8d, r8d
    xor r14d, r14d
    xor r15d, r15d
.L60:
    mov rax, qword ptr [rsp + 0x120]
    lea r9, [rax + 2*r13]
.L61:
    cmp r13, qword ptr [rsp + 0x110]
    jae .L64
    inc r13
    movzx eax, byte ptr [r9 + 0x3]
    add al, -0x3
    add r9, 0x2
    cmp al, 0x1
    ja .L61
    mov qword ptr [rsp + 0x48], r11
    movzx eax, byte ptr [rsp + r13 + 0x77]
    mov r11d, eax
    and r11b, 0x7
    cmp r11b, dil
    sete bl
    shr al, 0x3
    mov r10b, 0x7
    sub r10b, al
    cmp r10b, byte ptr [rsp + 0x2e]
    setb dl
    and dl, bl
    cmp byte ptr [r9], 0x0
    je .L62
    cmp byte ptr [rsp + 0x50], r11b
    setb al
    cmp r11b, byte ptr [rsp + 0x58]
    setb r9b
    and r9b, al
    or r9b, r15b
    and r9b, 0x1
    cmp bpl, r10b
    setb al
    or al, r14b
    and al, 0x1
    or r8b, dl
    mov r14d, eax
    mov r15d, r9d
    mov r11, qword ptr [rsp + 0x48]
    jmp .L60
.L62:
    test qword ptr [rsp + 8*r13 + 0xa0], r12
    movzx eax, dl
    mov edx, 0x1
    cmove edx, eax
    or dl, byte ptr [rsp + 0x48]
    mov r11d, edx
    jmp .L60
.L63:
    movzx ebp, byte ptr [rsp + 0x48]
    jmp .L65
.L64:
    movabs r13, 0xf0f0f0f0f0f0f0f
    movzx ebx, byte ptr [rsp + 0x2e]
.L65:
    mov eax, esi
    sub eax, ecx
    sub ecx, esi
    cmovb ecx, eax
    cmp bpl, bl
    seta al
    shl al, 0x4
    add r14b, r14b
    shl r8b, 0x2
    shl r11b, 0x3
    add r11b, r8b
    add r11b, r14b
    add r11b, al
    cmp cl, 0x2
    setb al
    shl al, 0x5
    or r11b, r15b
    or r11b, al
.L66:
    mov rbx, qword ptr [rsp]
    mov r14, qword ptr [rsp + 0x38]
    jmp .L94
.L67:
    shl bl, 0x3
.L68:
    movzx ecx, byte ptr [rsp + 0x58]
    add cl, cl
    movzx eax, byte ptr [rsp + 0xe]
    shl al, 0x2
    or al, cl
    mov rcx, qword ptr [rsp + 0x48]
    mov r12, qword ptr [rsp + 0xf8]
    shr r12, cl
    shl r12b, 0x5
    and r12b, 0x20
    or r12b, al
    or r12b, dl
    add r12b, bl
    mov qword ptr [rsp + 0xf8], r12
    movabs r13, 0xf0f0f0f0f0f0f0f
    mov r14, qword ptr [rsp + 0x38]
.L69:
    mov byte ptr [rsp + 0xec], 0x1
    mov r11, qword ptr [rsp + 0xf8]
    mov byte ptr [rsp + 0xed], r11b
    mov byte ptr [rsp + 0xe], 0x1
    jmp .L93
.L70:
    xor ecx, ecx
    xor edx, edx
    xor esi, esi
    xor edi, edi
    xor r11d, r11d
    jmp .L91
.L71:
    and rdx, rax
    mov rax, rdx
    shr rax
    movabs rcx, 0x5555555555555555
    and rax, rcx
    sub rdx, rax
    mov rax, rdx
    movabs rcx, 0x3333333333333333
    and rax, rcx
    shr rdx, 0x2
    and rdx, rcx
    add rdx, rax
    mov rax, rdx
    shr rax, 0x4
    add rax, rdx
    and rax, r13
    movabs rcx, 0x101010101010101
    imul rax, rcx
    shr rax, 0x38
    cmp eax, 0x3f
    mov r11d, 0x3f
    cmovb r11d, eax
    jmp .L93
.L72:
    movzx ecx, byte ptr [r8]
    mov r11, qword ptr [rsp + 8*rcx + 0x98]
    xor ecx, 0x1
    mov rax, qword ptr [rsp + 8*rcx + 0x98]
    mov rcx, qword ptr [rsp + 0x180]
    bt rax, rcx
    setb dl
    shr r11, cl
    add r11b, r11b
    and r11b, 0x2
    or r11b, dl
    mov dl, 0x2
.L73:
    cmp r14, 0x1
    je .L94
    cmp byte ptr [r8 + 0x3], 0x5
    je .L74
    movzx ecx, byte ptr [r8 + 0x2]
    mov rsi, qword ptr [rsp + 8*rcx + 0x98]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x98]
    mov rax, qword ptr [rsp + 0x178]
    bt rcx, rax
    setb dil
    mov ecx, edx
    shl dil, cl
    bt rsi, rax
    setb sil
    or cl, 0x1
    shl sil, cl
    or sil, r11b
    or sil, dil
    mov rbx, qword ptr [rsp]
    add dl, 0x2
    mov r11d, esi
.L74:
    cmp r14, 0x2
    je .L94
    cmp byte ptr [r8 + 0x5], 0x5
    je .L75
    movzx esi, byte ptr [r8 + 0x4]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x98]
    mov rax, qword ptr [rsp + 0x170]
    bt rcx, rax
    setb dil
    mov ecx, edx
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0x98]
    bt rcx, rax
    setb sil
    lea ecx, [rdx + 0x1]
    shl sil, cl
    or sil, r11b
    or sil, dil
    mov rbx, qword ptr [rsp]
    add dl, 0x2
    mov r11d, esi
.L75:
    cmp r14, 0x3
    je .L94
    cmp byte ptr [r8 + 0x7], 0x5
    je .L76
    movzx esi, byte ptr [r8 + 0x6]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x98]
    mov rax, qword ptr [rsp + 0x160]
    bt rcx, rax
    setb dil
    mov ecx, edx
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0x98]
    bt rcx, rax
    setb sil
    lea ecx, [rdx + 0x1]
    shl sil, cl
    or sil, r11b
    or sil, dil
    mov rbx, qword ptr [rsp]
    add dl, 0x2
    mov r11d, esi
.L76:
    cmp r14, 0x4
    je .L94
    cmp byte ptr [r8 + 0x9], 0x5
    je .L77
    movzx ecx, byte ptr [r8 + 0x8]
    mov rsi, qword ptr [rsp + 8*rcx + 0x98]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x98]
    mov rax, qword ptr [rsp + 0x158]
    bt rcx, rax
    setb dil
    mov ecx, edx
    and cl, 0x7
    shl dil, cl
    bt rsi, rax
    setb sil
    lea ecx, [rdx + 0x1]
    and cl, 0x7
    shl sil, cl
    or sil, r11b
    or sil, dil
    mov rbx, qword ptr [rsp]
    add dl, 0x2
    mov r11d, esi
.L77:
    cmp r14, 0x5
    je .L94
    cmp byte ptr [r8 + 0xb], 0x5
    je .L78
    movzx ecx, byte ptr [r8 + 0xa]
    mov rsi, qword ptr [rsp + 8*rcx + 0x98]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x98]
    mov rax, qword ptr [rsp + 0x150]
    bt rcx, rax
    setb dil
    mov ecx, edx
    and cl, 0x7
    shl dil, cl
    bt rsi, rax
    setb sil
    lea ecx, [rdx + 0x1]
    and cl, 0x7
    shl sil, cl
    or sil, r11b
    or sil, dil
    add dl, 0x2
    mov r11d, esi
.L78:
    cmp r14, 0x6
    je .L93
    cmp byte ptr [r8 + 0xd], 0x5
    je .L79
    movzx ecx, byte ptr [r8 + 0xc]
    mov rsi, qword ptr [rsp + 8*rcx + 0x98]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x98]
    mov rax, qword ptr [rsp + 0x148]
    bt rcx, rax
    setb dil
    mov ecx, edx
    and cl, 0x7
    shl dil, cl
    bt rsi, rax
    setb sil
    lea ecx, [rdx + 0x1]
    and cl, 0x7
    shl sil, cl
    or sil, r11b
    or sil, dil
    add dl, 0x2
    mov r11d, esi
.L79:
    mov r14, qword ptr [rsp + 0x38]
    cmp r14, 0x7
    jne .L95
    movabs r13, 0xf0f0f0f0f0f0f0f
    jmp .L93
.L80:
    cmp r14, 0x3
    jb .L88
    jne .L90
    movzx eax, byte ptr [rsp + 0x2d]
    mov edx, eax
    jmp .L89
.L81:
    or al, 0x38
.L82:
    add cl, 0x8
    xor r8d, r8d
    mov edx, dword ptr [rsp + 0x30]
    mov byte ptr [rsp + 0x50], dl
    mov edx, dword ptr [rsp + 0x60]
    mov esi, dword ptr [rsp + 0x64]
.L83:
    mov r9d, ecx
    and r9b, 0x3f
    mov r10d, 0x1
    mov r11d, 0x1
    shl r11, cl
    mov ecx, eax
    shl r10, cl
    xor r13d, r13d
    xor r14d, r14d
    xor ecx, ecx
    xor r15d, r15d
    jmp .L85
    nop
.L84:
    inc r15
    cmp qword ptr [rsp + 0x110], r15
    je .L86
.L85:
    mov rdi, qword ptr [rsp + 0x10]
    cmp byte ptr [rdi + 2*r15], r8b
    je .L84
    cmp byte ptr [rdi + 2*r15 + 0x1], 0x5
    je .L84
    movzx ebx, byte ptr [rsp + r15 + 0x78]
    mov r12, qword ptr [rsp + 8*r15 + 0xa8]
    test r12, r11
    setne bpl
    cmp bl, r9b
    sete dil
    or dil, bpl
    or dil, r13b
    and dil, 0x1
    test r12, r10
    setne bpl
    xor bl, al
    sete r12b
    or r12b, bpl
    or r12b, r14b
    and r12b, 0x1
    test bl, 0x7
    sete bl
    or bl, cl
    and bl, 0x1
    mov ecx, ebx
    mov r14d, r12d
    mov r13d, edi
    jmp .L84
.L86:
    add r13b, r13b
    shl r14b, 0x2
    add r14b, r13b
    shl cl, 0x3
    add cl, byte ptr [rsp + 0x50]
    add cl, r14b
    mov edi, esi
    and dil, 0x7
    movzx edi, dil
    shr sil, 0x3
    movzx r8d, sil
    mov esi, edx
    and sil, 0x7
    movzx esi, sil
    shr dl, 0x3
    movzx edx, dl
    movabs r13, 0xf0f0f0f0f0f0f0f
    mov r14, qword ptr [rsp + 0x38]
.L87:
    mov r9d, eax
    and r9b, 0x7
    movzx r9d, r9b
    mov r10d, r9d
    sub r10d, edi
    sub edi, r9d
    cmovb edi, r10d
    shr al, 0x3
    movzx eax, al
    mov r10d, eax
    sub r10d, r8d
    sub r8d, eax
    cmovb r8d, r10d
    cmp edi, r8d
    cmova r8d, edi
    cmp r8d, 0x2
    setb r11b
    shl r11b, 0x4
    mov edi, r9d
    sub edi, esi
    sub esi, r9d
    cmovb esi, edi
    mov edi, eax
    sub edi, edx
    sub edx, eax
    cmovb edx, edi
    cmp esi, edx
    cmova edx, esi
    cmp edx, 0x2
    setb al
    shl al, 0x5
    or r11b, cl
    or r11b, al
    jmp .L93
.L88:
    xor edx, edx
.L89:
    movzx eax, byte ptr [rsp + 0xd]
    mov esi, eax
    movzx eax, byte ptr [rsp + 0xf]
    mov edi, eax
    mov r11d, ecx
    jmp .L91
.L90:
    xor r11d, dword ptr [rsp + 0x168]
    and r11b, 0x1
    movzx eax, byte ptr [rsp + 0x2d]
    mov edx, eax
    movzx eax, byte ptr [rsp + 0xd]
    mov esi, eax
    movzx eax, byte ptr [rsp + 0xf]
    mov edi, eax
.L91:
    xor dl, cl
    shl dl, 0x2
    xor dil, cl
    add dil, dil
    xor sil, cl
    or sil, dil
    or sil, dl
.L92:
    shl r11b, 0x3
    or r11b, sil
.L93:
    mov rbx, qword ptr [rsp]
.L94:
    movzx eax, r11b
    xor ecx, ecx
    mov rdx, qword ptr [rsp + 0x1b0]
    bt rdx, rax
    setb cl
    mov rax, qword ptr [rsp + 0x1b8]
    movzx ecx, word ptr [rax + 2*rcx + 0x8]
    movzx eax, cx
    cmp qword ptr [rsp + 0x1a8], rax
    ja .L0
    jmp .L97
.L95:
    mov rax, qword ptr [rsp + 0x10]
    cmp byte ptr [rax + 0xf], 0x5
    je .L96
    mov r8, qword ptr [rsp + 0x10]
    movzx ecx, byte ptr [r8 + 0xe]
    mov rsi, qword ptr [rsp + 8*rcx + 0x98]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x98]
    mov rax, qword ptr [rsp + 0x140]
    bt rcx, rax
    setb dil
    mov ecx, edx
    and cl, 0x7
    shl dil, cl
    bt rsi, rax
    setb sil
    inc dl
    and dl, 0x7
    mov ecx, edx
    shl sil, cl
    or sil, r11b
    or sil, dil
    mov r11d, esi
.L96:
    movabs r13, 0xf0f0f0f0f0f0f0f
    jmp .L66
.L97:
    movzx ecx, cx
    and rcx, 0x3
    mov al, 0x2
    jne .L99
    cmp byte ptr [rbx + 0x40], 0x0
    je .L99
    movzx edi, byte ptr [rsp + 0x78]
    movzx r11d, byte ptr [rsp + 0x79]
    movzx esi, dil
    movzx r8d, byte ptr [rsp + 0x7a]
    movzx edx, byte ptr [rsp + 0x7b]
    movzx r9d, byte ptr [rsp + 0x7c]
    mov r10d, r8d
    and r10d, 0x7
    mov ebx, esi
    and ebx, 0x7
    mov ecx, r10d
    sub cl, bl
    setl r14b
    setg bpl
    mov r15d, esi
    and r15b, -0x8
    xor r15b, 0x30
    lea r12d, [rbx - 0x1]
    cmp r12b, 0x6
    setb r12b
    or sil, 0x8
    xor sil, r11b
    or sil, r15b
    sete sil
    and sil, r12b
    cmp sil, 0x1
    jne .L98
    sub bpl, r14b
    mov eax, ecx
    mul bpl
    mov ecx, eax
    mov eax, edx
    and al, 0x7
    sub al, bl
    mul bpl
    mov esi, eax
    mov al, 0x2
    test sil, sil
    jle .L98
    cmp sil, cl
    jge .L98
    mov ecx, r9d
    and cl, 0x7
    sub cl, bl
    add cl, bpl
    jne .L98
    mov rcx, qword ptr [rsp + 0xa0]
    bt rcx, rdx
    jae .L101
.L98:
    mov ecx, r8d
    and cl, -0x8
    cmp cl, 0x38
    jne .L100
    mov ecx, r9d
    and cl, -0x8
    cmp cl, 0x28
    jne .L100
    movzx esi, r11b
    mov ecx, ebx
    sub ecx, r10d
    sub r10d, ebx
    cmovb r10d, ecx
    cmp sil, 0x27
    ja .L100
    cmp dil, 0x27
    ja .L100
    cmp r10d, 0x1
    ja .L100
    mov rcx, qword ptr [rsp + 0x98]
    bt rcx, r9
    jb .L100
    bt rcx, r8
    jb .L100
    mov r10, qword ptr [rsp + 0xa0]
    mov r9d, 0x1
    mov ecx, esi
    shl r9, cl
    bt r10, rsi
    jb .L100
    bt r10, rdx
    jb .L100
    cmp byte ptr [rsp + 0xee], 0x0
    je .L103
    cmp sil, 0x8
    mov al, 0x2
    jb .L100
    and sil, 0x7
    dec sil
    cmp sil, 0x5
    ja .L100
    lea rdi, [rsp + 0x68]
    mov esi, 0x1
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov ecx, eax
    mov al, 0x2
    test cl, cl
    je .L104
    jmp .L100
.L99:
    lea rdx, [.D4]
    movzx ecx, byte ptr [rcx + rdx]
    lea rdx, [.D5]
    movsxd rcx, dword ptr [rdx + 4*rcx]
    add rcx, rdx
    jmp rcx
.L100:
    add rsp, 0x248
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L101:
    movzx edx, byte ptr [rsp + 0x2f]
    xor dl, 0x1
    jmp .L102
    movzx edx, byte ptr [rsp + 0x2f]
.L102:
    add dl, dl
    jmp .L105
.L103:
    not r9
    and r9, qword ptr [rsp + 0x80]
    lea r8, [r8 + 2*r8]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    and r9, qword ptr [r10 + 8*r8]
    movzx ecx, byte ptr [r10 + 8*r8 + 0x14]
    imul r9, qword ptr [r10 + 8*r8 + 0x8]
    shr r9, cl
    cmp sil, 0x18
    setae al
    cmp dil, 0x18
    setae cl
    test cl, al
    mov al, 0x2
    je .L100
    mov ecx, dword ptr [r10 + 8*r8 + 0x10]
    add r9, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rcx + 8*r9]
    not rsi
    mov ecx, edx
    shr rsi, cl
    test sil, 0x1
    je .L100
.L104:
    mov dl, 0x1
.L105:
    xor eax, eax
    jmp .L100
.C0 = 0x5555555555555555 0x5555555555555555
.C1 = 0x3333333333333333 0x3333333333333333
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
.C3 = 0x0000000d000000da 0x0000023c00000177
.C4 = 0x00200004007c02e8 0x0000000000000000

plywright::endings::layout::Layout::folded:
    push r14
    push rbx
    mov r10, qword ptr [rdi + 0x10]
    test r10, r10
    je .L0
    mov r9, qword ptr [rdi + 0x8]
    movzx eax, byte ptr [r9]
    test dl, dl
    je .L1
    xor eax, 0x1
    movzx ecx, byte ptr [r9 + 0x1]
    mov rcx, qword ptr [rsi + 8*rcx]
    and rcx, qword ptr [rsi + 8*rax + 0x30]
    je .L11
    tzcnt rcx, rcx
    mov r11d, 0x1
    shl r11, cl
    xor cl, 0x38
    cmp r10, 0x1
    je .L2
    movzx edx, byte ptr [r9 + 0x2]
    xor edx, 0x1
    movzx r8d, byte ptr [r9 + 0x3]
    mov rax, r11
    not rax
    and rax, qword ptr [rsi + 8*r8]
    and rax, qword ptr [rsi + 8*rdx + 0x30]
    je .L11
    tzcnt rdx, rax
    mov eax, edx
    xor al, 0x38
    cmp r10, 0x2
    je .L3
    bts r11, rdx
    movzx r8d, byte ptr [r9 + 0x4]
    xor r8d, 0x1
    movzx ebx, byte ptr [r9 + 0x5]
    mov rdx, r11
    not rdx
    and rdx, qword ptr [rsi + 8*rbx]
    and rdx, qword ptr [rsi + 8*r8 + 0x30]
    je .L11
    tzcnt r8, rdx
    mov edx, r8d
    xor dl, 0x38
    cmp r10, 0x3
    je .L4
    bts r11, r8
    movzx ebx, byte ptr [r9 + 0x6]
    xor ebx, 0x1
    movzx r14d, byte ptr [r9 + 0x7]
    mov r8, r11
    not r8
    and r8, qword ptr [rsi + 8*r14]
    and r8, qword ptr [rsi + 8*rbx + 0x30]
    je .L11
    tzcnt rbx, r8
    mov r8d, ebx
    xor r8b, 0x38
    cmp r10, 0x4
    je .L5
    bts r11, rbx
    movzx r10d, byte ptr [r9 + 0x8]
    xor r10d, 0x1
    movzx r9d, byte ptr [r9 + 0x9]
    not r11
    and r11, qword ptr [rsi + 8*r9]
    and r11, qword ptr [rsi + 8*r10 + 0x30]
    je .L11
    tzcnt rsi, r11
    xor sil, 0x38
    movzx edi, byte ptr [rdi + 0x18]
    test edi, edi
    jne .L6
    jmp .L9
.L0:
    xor ecx, ecx
    xor eax, eax
    jmp .L3
.L1:
    movzx ecx, byte ptr [r9 + 0x1]
    mov rcx, qword ptr [rsi + 8*rcx]
    and rcx, qword ptr [rsi + 8*rax + 0x30]
    je .L11
    tzcnt rcx, rcx
    mov r11d, 0x1
    shl r11, cl
    cmp r10, 0x1
    jne .L8
.L2:
    xor eax, eax
.L3:
    xor edx, edx
.L4:
    xor r8d, r8d
.L5:
    xor esi, esi
    movzx edi, byte ptr [rdi + 0x18]
    test edi, edi
    je .L9
.L6:
    cmp edi, 0x1
    jne .L7
    xor r10d, r10d
    xor r9d, r9d
    xor edi, edi
    jmp .L10
.L7:
    mov r10d, ecx
    and r10b, 0x7
    cmp r10b, 0x4
    setae dil
    mov r11d, ecx
    shr r11b, 0x3
    cmp cl, 0x20
    setae r9b
    mov bl, 0x7
    sub bl, r11b
    movzx ebx, bl
    movzx r11d, r11b
    cmp bl, r11b
    cmovb r11d, ebx
    movzx ebx, r10b
    xor r10b, 0x7
    movzx r10d, r10b
    cmp r10b, bl
    cmovb ebx, r10d
    cmp r11b, bl
    seta r10b
    jmp .L10
.L8:
    movzx edx, byte ptr [r9 + 0x2]
    movzx r8d, byte ptr [r9 + 0x3]
    mov rax, r11
    not rax
    and rax, qword ptr [rsi + 8*r8]
    and rax, qword ptr [rsi + 8*rdx + 0x30]
    je .L11
    tzcnt rax, rax
    cmp r10, 0x2
    je .L3
    bts r11, rax
    movzx r8d, byte ptr [r9 + 0x4]
    movzx ebx, byte ptr [r9 + 0x5]
    mov rdx, r11
    not rdx
    and rdx, qword ptr [rsi + 8*rbx]
    and rdx, qword ptr [rsi + 8*r8 + 0x30]
    je .L11
    tzcnt rdx, rdx
    cmp r10, 0x3
    je .L4
    bts r11, rdx
    movzx ebx, byte ptr [r9 + 0x6]
    movzx r14d, byte ptr [r9 + 0x7]
    mov r8, r11
    not r8
    and r8, qword ptr [rsi + 8*r14]
    and r8, qword ptr [rsi + 8*rbx + 0x30]
    je .L11
    tzcnt r8, r8
    cmp r10, 0x4
    je .L5
    bts r11, r8
    movzx r10d, byte ptr [r9 + 0x8]
    movzx r9d, byte ptr [r9 + 0x9]
    not r11
    and r11, qword ptr [rsi + 8*r9]
    and r11, qword ptr [rsi + 8*r10 + 0x30]
    je .L11
    tzcnt rsi, r11
    movzx edi, byte ptr [rdi + 0x18]
    test edi, edi
    jne .L6
.L9:
    mov edi, ecx
    shr dil, 0x2
    and dil, 0x1
    xor r10d, r10d
    xor r9d, r9d
.L10:
    movzx r10d, r10b
    shl r10d, 0x10
    movzx r9d, r9b
    shl r9d, 0x8
    or r9d, r10d
    movzx r10d, dil
    or r10d, r9d
    xor edi, edi
    test r10b, 0x1
    mov r9d, 0x7
    cmove r9d, edi
    mov r11d, r10d
    and r11d, 0x100
    mov edi, 0x38
    cmove edi, r11d
    or edi, r9d
    xor cl, dil
    test r10d, 0x10000
    jne .L12
    xor al, dil
    xor dl, dil
    xor r8b, dil
    xor sil, dil
    jmp .L13
.L11:
    xor eax, eax
    jmp .L14
.L12:
    mov r9d, ecx
    shr r9b, 0x3
    shl cl, 0x3
    and cl, 0x38
    or cl, r9b
    xor al, dil
    mov r9d, eax
    shr r9b, 0x3
    shl al, 0x3
    and al, 0x38
    or al, r9b
    xor dl, dil
    mov r9d, edx
    shr r9b, 0x3
    shl dl, 0x3
    and dl, 0x38
    or dl, r9b
    xor r8b, dil
    mov r9d, r8d
    shr r9b, 0x3
    shl r8b, 0x3
    and r8b, 0x38
    or r8b, r9b
    xor sil, dil
    mov edi, esi
    shr dil, 0x3
    shl sil, 0x3
    and sil, 0x38
    or sil, dil
.L13:
    movzx esi, sil
    shl rsi, 0x20
    movzx edi, r8b
    shl edi, 0x18
    or rdi, rsi
    movzx edx, dl
    shl edx, 0x10
    or rdx, rdi
    movzx eax, al
    shl eax, 0x8
    or rax, rdx
    movzx ecx, cl
    or rcx, rax
    mov al, 0x1
.L14:
    shl rcx, 0x8
    movzx eax, al
    or rax, rcx
    pop rbx
    pop r14
    ret

plywright::endings::rules::feature::Feature::of:
    cmp dil, 0x5
    jae .L0
    xor eax, eax
    mov edx, edi
    ret
.L0:
    cmp dil, 0xf
    jae .L1
    add dil, -0x5
    mov al, 0x1
    mov edx, edi
    ret
.L1:
    cmp dil, 0x19
    jae .L2
    add dil, -0xf
    mov al, 0x2
    mov edx, edi
    ret
.L2:
    cmp dil, 0x23
    jae .L3
    add dil, -0x19
    mov al, 0x3
    mov edx, edi
    ret
.L3:
    cmp dil, 0x28
    jae .L4
    add dil, -0x23
    mov al, 0x4
    mov edx, edi
    ret
.L4:
    cmp dil, 0x2a
    jae .L5
    add dil, -0x28
    mov al, 0x5
    mov edx, edi
    ret
.L5:
    cmp dil, 0x2c
    jae .L6
    add dil, -0x2a
    mov al, 0x6
    mov edx, edi
    ret
.L6:
    cmp dil, 0x2e
    jae .L7
    add dil, -0x2c
    mov al, 0x9
    mov edx, edi
    ret
.L7:
    cmp dil, 0x30
    jae .L8
    add dil, -0x2e
    mov al, 0xa
    mov edx, edi
    ret
.L8:
    cmp dil, 0x32
    jae .L9
    add dil, -0x30
    mov al, 0xb
    mov edx, edi
    ret
.L9:
    cmp dil, 0x34
    jae .L10
    add dil, -0x32
    mov al, 0xc
    mov edx, edi
    ret
.L10:
    cmp dil, 0x36
    jae .L11
    add dil, -0x34
    mov al, 0xd
    mov edx, edi
    ret
.L11:
    cmp dil, 0x38
    jae .L12
    add dil, -0x36
    mov al, 0xe
    mov edx, edi
    ret
.L12:
    movzx eax, dil
    cmp eax, 0x6b
    jle .L13
    cmp eax, 0x6c
    je .L14
    cmp eax, 0x72
    je .L15
    cmp eax, 0x7f
    jne .L18
    mov al, 0x1b
    jmp .L17
.L13:
    cmp eax, 0x38
    je .L16
    cmp eax, 0x39
    jne .L18
    mov al, 0x8
    jmp .L17
.L14:
    mov al, 0x16
    jmp .L17
.L15:
    mov al, 0x18
    jmp .L17
.L16:
    mov al, 0x7
.L17:
    ret
.L18:
    lea edx, [rdi - 0x3a]
    mov al, 0xf
    cmp dl, 0xa
    jb .L17
    lea edx, [rdi - 0x44]
    mov al, 0x10
    cmp dl, 0xa
    jb .L17
    lea edx, [rdi - 0x4e]
    mov al, 0x11
    cmp dl, 0xa
    jb .L17
    lea edx, [rdi - 0x58]
    mov al, 0x12
    cmp dl, 0x5
    jb .L17
    lea edx, [rdi - 0x5d]
    mov al, 0x13
    cmp dl, 0x5
    jb .L17
    lea edx, [rdi - 0x62]
    mov al, 0x14
    cmp dl, 0x5
    jb .L17
    lea edx, [rdi - 0x67]
    mov al, 0x15
    cmp dl, 0x5
    jb .L17
    lea edx, [rdi - 0x6d]
    mov al, 0x17
    cmp dl, 0x5
    jb .L17
    lea edx, [rdi - 0x73]
    mov al, 0x19
    cmp dl, 0x2
    jb .L17
    add dil, -0x75
    cmp dil, 0xa
    setae al
    add al, al
    add al, 0x1a
    mov edx, edi
    ret

plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov edx, esi
    xor dl, 0x1
    movzx r8d, dl
    movzx ecx, byte ptr [rdi + r8 + 0x80]
    mov r10d, 0x1
    shl r10, cl
    mov r11d, esi
    shl r8d, 0x3
    mov r14, qword ptr [rdi + r8 + 0x20]
    mov r9, -0x2
    rol r9, cl
    mov r8, qword ptr [rdi + r8 + 0x30]
    mov rbx, r8
    bts rbx, rcx
    not rbx
    and rbx, r14
    mov al, 0x1
    test qword ptr [rdi + 8*r11 + 0x30], rbx
    jne .L17
    mov rax, qword ptr [rdi + 0x8]
    cmp rax, 0x8
    mov ecx, 0x8
    cmovb rcx, rax
    mov qword ptr [rsp - 0x8], rcx
    xor r12d, r12d
    mov qword ptr [rsp - 0x40], rax
    test rax, rax
    je .L16
    mov qword ptr [rsp - 0x30], r8
    mov qword ptr [rsp - 0x10], r11
    mov byte ptr [rsp - 0x41], dl
    mov rax, qword ptr [rdi]
    and r14, r9
    mov qword ptr [rsp - 0x18], r14
    test sil, sil
    mov ecx, 0x38
    mov edx, 0x8
    cmovne edx, ecx
    mov qword ptr [rsp - 0x20], rdx
    cmove ecx, r12d
    mov dword ptr [rsp - 0x38], ecx
    lea rbp, [.D0]
    lea r15, [plywright::sliders::magic::LOOKUPS]
    mov dword ptr [rsp - 0x34], esi
    mov qword ptr [rsp - 0x28], rax
    jmp .L1
.L0:
    inc r12
    cmp r12, qword ptr [rsp - 0x8]
    mov esi, dword ptr [rsp - 0x34]
    mov rax, qword ptr [rsp - 0x28]
    je .L16
.L1:
    cmp byte ptr [rax + 2*r12], sil
    jne .L0
    movzx esi, byte ptr [rdi + r12 + 0x10]
    mov r9, qword ptr [rdi + 8*r12 + 0x40]
    mov rdx, qword ptr [rsp - 0x28]
    movzx ecx, byte ptr [rdx + 2*r12 + 0x1]
    lea eax, [rcx - 0x1]
    cmp eax, 0x2
    jae .L2
    movzx ecx, byte ptr [rsp - 0x41]
    cmp byte ptr [rdx], cl
    jne .L3
    movzx ecx, byte ptr [rdx + 0x1]
    add cl, -0x3
    cmp cl, 0x1
    ja .L3
    movzx ecx, byte ptr [rdi + 0x10]
    mov r11d, 0x1
    shl r11, cl
    cmp qword ptr [rsp - 0x40], 0x1
    jne .L4
    jmp .L12
    nop
.L2:
    test ecx, ecx
    jne .L11
    test qword ptr [rsp - 0x18], r9
    jne .L15
    mov rax, qword ptr [rsp - 0x20]
    lea ecx, [rsi + rax]
    mov eax, 0x1
    shl rax, cl
    mov r8, qword ptr [rdi + 0x18]
    movzx ecx, cl
    bt r8, rcx
    jb .L0
    and sil, -0x8
    xor sil, byte ptr [rsp - 0x38]
    cmp sil, 0x30
    jne .L0
    and rax, qword ptr [rsp - 0x30]
    jne .L0
    jmp .L15
.L3:
    xor r11d, r11d
    cmp qword ptr [rsp - 0x40], 0x1
    je .L12
.L4:
    movzx ecx, byte ptr [rsp - 0x41]
    cmp byte ptr [rdx + 0x2], cl
    jne .L5
    movzx ecx, byte ptr [rdx + 0x3]
    add cl, -0x3
    cmp cl, 0x1
    ja .L5
    movzx ecx, byte ptr [rdi + 0x11]
    bts r11, rcx
.L5:
    cmp qword ptr [rsp - 0x40], 0x2
    je .L12
    movzx ecx, byte ptr [rsp - 0x41]
    cmp byte ptr [rdx + 0x4], cl
    jne .L6
    movzx ecx, byte ptr [rdx + 0x5]
    add cl, -0x3
    cmp cl, 0x1
    ja .L6
    movzx ecx, byte ptr [rdi + 0x12]
    bts r11, rcx
.L6:
    cmp qword ptr [rsp - 0x40], 0x3
    je .L12
    movzx ecx, byte ptr [rsp - 0x41]
    cmp byte ptr [rdx + 0x6], cl
    jne .L7
    movzx ecx, byte ptr [rdx + 0x7]
    add cl, -0x3
    cmp cl, 0x1
    ja .L7
    movzx ecx, byte ptr [rdi + 0x13]
    bts r11, rcx
.L7:
    cmp qword ptr [rsp - 0x40], 0x4
    je .L12
    movzx ecx, byte ptr [rsp - 0x41]
    cmp byte ptr [rdx + 0x8], cl
    jne .L8
    movzx ecx, byte ptr [rdx + 0x9]
    add cl, -0x3
    cmp cl, 0x1
    ja .L8
    movzx ecx, byte ptr [rdi + 0x14]
    bts r11, rcx
.L8:
    cmp qword ptr [rsp - 0x40], 0x5
    je .L12
    movzx ecx, byte ptr [rsp - 0x41]
    cmp byte ptr [rdx + 0xa], cl
    jne .L9
    movzx ecx, byte ptr [rdx + 0xb]
    add cl, -0x3
    cmp cl, 0x1
    ja .L9
    movzx ecx, byte ptr [rdi + 0x15]
    bts r11, rcx
.L9:
    cmp qword ptr [rsp - 0x40], 0x6
    je .L12
    movzx ecx, byte ptr [rsp - 0x41]
    cmp byte ptr [rdx + 0xc], cl
    jne .L10
    movzx ecx, byte ptr [rdx + 0xd]
    add cl, -0x3
    cmp cl, 0x1
    ja .L10
    movzx ecx, byte ptr [rdi + 0x16]
    bts r11, rcx
.L10:
    cmp qword ptr [rsp - 0x40], 0x7
    je .L12
    movzx ecx, byte ptr [rsp - 0x41]
    cmp byte ptr [rdx + 0xe], cl
    jne .L12
    movzx ecx, byte ptr [rdx + 0xf]
    add cl, -0x3
    cmp cl, 0x1
    ja .L12
    movzx ecx, byte ptr [rdi + 0x17]
    bts r11, rcx
    jmp .L12
.L11:
    xor r11d, r11d
.L12:
    test r11, r9
    jne .L15
    mov r8, r10
    bts r8, rsi
    not r8
    and r8, qword ptr [rdi + 0x18]
    mov rcx, qword ptr [rsp - 0x10]
    mov rcx, qword ptr [rdi + 8*rcx + 0x20]
    or rcx, qword ptr [rsp - 0x30]
    not rcx
    and r9, rcx
    or r11, rbx
    nop
.L13:
    test r9, r9
    je .L0
    tzcnt rcx, r9
    movsxd r13, dword ptr [rbp + 4*rax]
    add r13, rbp
    jmp r13
    shl ecx, 0x6
    lea rdx, [plywright::board::geometry::AROUND]
    mov r13, qword ptr [rcx + rdx]
    jmp .L14
    shl ecx, 0x6
    lea rdx, [plywright::board::geometry::AROUND]
    mov r13, qword ptr [rcx + rdx + 0x8]
    jmp .L14
    lea r14, [rcx + 2*rcx]
    movzx ecx, byte ptr [r15 + 8*r14 + 0x14]
    mov r13, qword ptr [r15 + 8*r14]
    and r13, r8
    imul r13, qword ptr [r15 + 8*r14 + 0x8]
    shr r13, cl
    mov ecx, dword ptr [r15 + 8*r14 + 0x10]
    add r13, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r13, qword ptr [rcx + 8*r13]
    jmp .L14
    lea r14, [rcx + 2*rcx]
    movzx ecx, byte ptr [r15 + 8*r14 + 0x14]
    mov rdx, qword ptr [r15 + 8*r14]
    and rdx, r8
    imul rdx, qword ptr [r15 + 8*r14 + 0x8]
    shr rdx, cl
    mov ecx, dword ptr [r15 + 8*r14 + 0x10]
    add rdx, rcx
    mov r13d, dword ptr [r15 + 8*r14 + 0x610]
    movzx ecx, byte ptr [r15 + 8*r14 + 0x614]
    mov rsi, qword ptr [r15 + 8*r14 + 0x600]
    and rsi, r8
    imul rsi, qword ptr [r15 + 8*r14 + 0x608]
    shr rsi, cl
    add rsi, r13
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r13, qword ptr [rcx + 8*rsi]
    or r13, qword ptr [rcx + 8*rdx]
    jmp .L14
    lea r13, [rcx + 2*rcx]
    movzx ecx, byte ptr [r15 + 8*r13 + 0x614]
    mov r14, qword ptr [r15 + 8*r13 + 0x600]
    and r14, r8
    imul r14, qword ptr [r15 + 8*r13 + 0x608]
    shr r14, cl
    mov ecx, dword ptr [r15 + 8*r13 + 0x610]
    add r14, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r13, qword ptr [rcx + 8*r14]
    nop
.L14:
    test r13, r10
    setne dl
    and r13, r11
    mov rcx, r13
    sub rcx, 0x1
    setae sil
    test dl, sil
    jne .L15
    lea rdx, [r9 - 0x1]
    and r9, rdx
    and r13, rcx
    je .L13
.L15:
    mov al, 0x1
    jmp .L17
.L16:
    xor eax, eax
.L17:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

plywright::endings::rules::view::View<R>::checks:
    mov rcx, qword ptr [rdi + 0x8]
    cmp rcx, 0x8
    mov eax, 0x8
    cmovb rax, rcx
    test rcx, rcx
    je .L5
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov rdx, qword ptr [rdi]
    mov ecx, esi
    xor cl, 0x1
    movzx r8d, cl
    movzx ecx, byte ptr [rdi + r8 + 0x80]
    movzx r9d, sil
    lea r10, [rcx + 2*rcx]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea r10, [r11 + 8*r10]
    shl ecx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    add r11, rcx
    mov qword ptr [rsp - 0x8], r11
    xor ebx, ebx
    lea r14, [.D0]
    movabs r12, 0x3333333333333333
    xor r13d, r13d
    jmp .L2
    movzx ecx, byte ptr [r10 + 0x14]
    mov r15, qword ptr [r10]
    and r15, rbp
    imul r15, qword ptr [r10 + 0x8]
    shr r15, cl
    mov ecx, dword ptr [r10 + 0x10]
    add r15, rcx
    mov r11d, dword ptr [r10 + 0x610]
    movzx ecx, byte ptr [r10 + 0x614]
    and rbp, qword ptr [r10 + 0x600]
    imul rbp, qword ptr [r10 + 0x608]
    shr rbp, cl
    add rbp, r11
    lea r11, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [r11 + 8*rbp]
    or rcx, qword ptr [r11 + 8*r15]
.L0:
    mov r11, qword ptr [rdi + 8*r8 + 0x30]
    or r11, qword ptr [rdi + 8*r9 + 0x20]
    not r11
    and r11, qword ptr [rdi + 8*r13 + 0x40]
    and r11, rcx
    mov rcx, r11
    shr rcx
    movabs r15, 0x5555555555555555
    and rcx, r15
    sub r11, rcx
    mov rcx, r11
    and rcx, r12
    shr r11, 0x2
    and r11, r12
    add r11, rcx
    mov rcx, r11
    shr rcx, 0x4
    add rcx, r11
    movabs r11, 0xf0f0f0f0f0f0f0f
    and rcx, r11
    movabs r11, 0x101010101010101
    imul rcx, r11
    shr rcx, 0x38
    add bl, cl
.L1:
    inc r13
    cmp rax, r13
    je .L4
.L2:
    cmp byte ptr [rdx + 2*r13], sil
    jne .L1
    movzx ecx, byte ptr [rdx + 2*r13 + 0x1]
    lea ebp, [rcx - 0x1]
    cmp bpl, 0x3
    ja .L1
    movzx r15d, byte ptr [rdi + r13 + 0x10]
    mov rbp, qword ptr [rdi + 0x18]
    btr rbp, r15
    dec ecx
    movsxd rcx, dword ptr [r14 + 4*rcx]
    add rcx, r14
    jmp rcx
    mov rcx, qword ptr [rsp - 0x8]
    mov rcx, qword ptr [rcx]
    jmp .L0
    movzx ecx, byte ptr [r10 + 0x14]
    and rbp, qword ptr [r10]
    imul rbp, qword ptr [r10 + 0x8]
    shr rbp, cl
    mov ecx, dword ptr [r10 + 0x10]
    jmp .L3
    movzx ecx, byte ptr [r10 + 0x614]
    and rbp, qword ptr [r10 + 0x600]
    imul rbp, qword ptr [r10 + 0x608]
    shr rbp, cl
    mov ecx, dword ptr [r10 + 0x610]
.L3:
    add rbp, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rcx + 8*rbp]
    jmp .L0
.L4:
    movzx ecx, bl
    cmp cl, 0x7
    mov eax, 0x7
    cmovb eax, ecx
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L5:
    xor eax, eax
    ret

plywright::endings::rules::view::View<R>::new:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x88
    mov rax, rcx
    xorps xmm0, xmm0
    movups xmmword ptr [rsp + 0x70], xmm0
    movups xmmword ptr [rsp + 0x60], xmm0
    movups xmmword ptr [rsp + 0x50], xmm0
    movups xmmword ptr [rsp + 0x40], xmm0
    movups xmmword ptr [rsp + 0x30], xmm0
    movups xmmword ptr [rsp + 0x20], xmm0
    mov qword ptr [rsp], rsi
    mov qword ptr [rsp + 0x8], rdx
    lea rcx, [rsp + 0x10]
    mov qword ptr [rsp + 0x10], 0x0
    mov byte ptr [rsp + 0x86], r8b
    mov dword ptr [rsp + 0x80], 0x0
    mov byte ptr [rsp + 0x84], 0x0
    lea r9, [rdx + rdx]
    mov r8b, -0x1
    xor r11d, r11d
    mov rbx, rsi
    nop
.L0:
    cmp r9, r11
    je .L2
    mov r10, r11
    inc r8b
    cmp byte ptr [rbx + 0x1], 0x0
    lea rbx, [rbx + 0x2]
    lea r11, [r11 + 0x2]
    jne .L0
    add r10, rsi
    add r10, 0x2
    mov byte ptr [rsp + 0x82], r8b
    sub r9, r11
    nop
.L1:
    test r9, r9
    je .L2
    inc r8b
    add r9, -0x2
    cmp byte ptr [r10 + 0x1], 0x0
    lea r10, [r10 + 0x2]
    jne .L1
    mov byte ptr [rsp + 0x83], r8b
.L2:
    movzx r8d, byte ptr [rax + 0x4]
    mov byte ptr [rcx + 0x4], r8b
    mov r8d, dword ptr [rax]
    mov dword ptr [rcx], r8d
    cmp rdx, 0x5
    mov r8d, 0x5
    cmovb r8, rdx
    test rdx, rdx
    je .L11
    movzx ecx, byte ptr [rax]
    mov r10d, 0x1
    shl r10, cl
    movzx r9d, byte ptr [rsi]
    or qword ptr [rsp + 8*r9 + 0x20], r10
    cmp byte ptr [rsi + 0x1], 0x5
    jne .L3
    mov byte ptr [rsp + r9 + 0x80], cl
.L3:
    cmp rdx, 0x1
    je .L7
    movzx ecx, byte ptr [rax + 0x1]
    mov r10d, 0x1
    shl r10, cl
    movzx r9d, byte ptr [rsi + 0x2]
    or qword ptr [rsp + 8*r9 + 0x20], r10
    cmp byte ptr [rsi + 0x3], 0x5
    jne .L4
    mov byte ptr [rsp + r9 + 0x80], cl
.L4:
    cmp rdx, 0x2
    je .L7
    movzx ecx, byte ptr [rax + 0x2]
    mov r10d, 0x1
    shl r10, cl
    movzx r9d, byte ptr [rsi + 0x4]
    or qword ptr [rsp + 8*r9 + 0x20], r10
    cmp byte ptr [rsi + 0x5], 0x5
    jne .L5
    mov byte ptr [rsp + r9 + 0x80], cl
.L5:
    cmp rdx, 0x3
    je .L7
    movzx ecx, byte ptr [rax + 0x3]
    mov r10d, 0x1
    shl r10, cl
    movzx r9d, byte ptr [rsi + 0x6]
    or qword ptr [rsp + 8*r9 + 0x20], r10
    cmp byte ptr [rsi + 0x7], 0x5
    jne .L6
    mov byte ptr [rsp + r9 + 0x80], cl
.L6:
    cmp rdx, 0x4
    je .L7
    movzx ecx, byte ptr [rax + 0x4]
    mov r9d, 0x1
    shl r9, cl
    movzx edx, byte ptr [rsi + 0x8]
    or qword ptr [rsp + 8*rdx + 0x20], r9
    cmp byte ptr [rsi + 0x9], 0x5
    jne .L7
    mov byte ptr [rsp + rdx + 0x80], cl
.L7:
    mov rdx, qword ptr [rsp + 0x28]
    or rdx, qword ptr [rsp + 0x20]
    mov qword ptr [rsp + 0x18], rdx
    xor r10d, r10d
    lea r9, [.D0]
    lea r11, [plywright::board::geometry::AROUND]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    jmp .L9
    lea r15, [rcx + 2*rcx]
    movzx ecx, byte ptr [rbx + 8*r15 + 0x14]
    mov r12, qword ptr [rbx + 8*r15]
    and r12, rdx
    imul r12, qword ptr [rbx + 8*r15 + 0x8]
    shr r12, cl
    mov ecx, dword ptr [rbx + 8*r15 + 0x10]
    add r12, rcx
    mov r13d, dword ptr [rbx + 8*r15 + 0x610]
    movzx ecx, byte ptr [rbx + 8*r15 + 0x614]
    mov rbp, qword ptr [rbx + 8*r15 + 0x600]
    and rbp, rdx
    imul rbp, qword ptr [rbx + 8*r15 + 0x608]
    shr rbp, cl
    add rbp, r13
    mov rcx, qword ptr [r14 + 8*rbp]
    or rcx, qword ptr [r14 + 8*r12]
    nop
.L8:
    mov qword ptr [rsp + 8*r10 + 0x40], rcx
    movzx r15d, byte ptr [rsi + 2*r10]
    or qword ptr [rsp + 8*r15 + 0x30], rcx
    inc r10
    cmp r8, r10
    je .L12
.L9:
    movzx ecx, byte ptr [rax + r10]
    movzx r15d, byte ptr [rsi + 2*r10 + 0x1]
    movsxd r15, dword ptr [r9 + 4*r15]
    add r15, r9
    jmp r15
    movzx r15d, byte ptr [rsi + 2*r10]
    shl ecx, 0x6
    add rcx, r11
    mov rcx, qword ptr [rcx + 8*r15 + 0x10]
    jmp .L8
    lea r15, [rcx + 2*rcx]
    movzx ecx, byte ptr [rbx + 8*r15 + 0x614]
    mov r12, qword ptr [rbx + 8*r15 + 0x600]
    and r12, rdx
    imul r12, qword ptr [rbx + 8*r15 + 0x608]
    shr r12, cl
    mov ecx, dword ptr [rbx + 8*r15 + 0x610]
    jmp .L10
    lea r15, [rcx + 2*rcx]
    movzx ecx, byte ptr [rbx + 8*r15 + 0x14]
    mov r12, qword ptr [rbx + 8*r15]
    and r12, rdx
    imul r12, qword ptr [rbx + 8*r15 + 0x8]
    shr r12, cl
    mov ecx, dword ptr [rbx + 8*r15 + 0x10]
.L10:
    add r12, rcx
    mov rcx, qword ptr [r14 + 8*r12]
    jmp .L8
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r11]
    jmp .L8
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r11 + 0x8]
    jmp .L8
.L11:
    mov qword ptr [rsp + 0x18], 0x0
.L12:
    mov rsi, rsp
    mov edx, 0x88
    call qword ptr [address of memcpy]
    add rsp, 0x88
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
