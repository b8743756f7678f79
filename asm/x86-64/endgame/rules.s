# The kernels of endgame/rules, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm endgame/rules
# binary: sha256 0ec56992c0d48ec67b57ed685a63c2f00eb70f942f1da71137d38aae505e7e0c
# latency: 89 instructions in 335 bytes; innermost loops: .L0 of 54
# throughput: 70 instructions in 283 bytes; innermost loops: .L0 of 40
# plywright::endings::known::Endings::ask_sources: 2139 instructions in 8709 bytes; innermost loops: .L2 of 73, .L13 of 13, .L20 of 31, .L25 of 33, .L58 of 39, .L62 of 8, .L84 of 32
# plywright::endings::layout::Layout::folded: 245 instructions in 929 bytes; innermost loops: none
# plywright::endings::rules::feature::Feature::of: 143 instructions in 352 bytes; innermost loops: none
# plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot: 266 instructions in 1082 bytes; innermost loops: .L0 of 139
# plywright::endings::rules::view::View<R>::checks: 117 instructions in 473 bytes; innermost loops: .L1 of 9
# plywright::endings::rules::view::View<R>::new: 181 instructions in 813 bytes; innermost loops: .L0 of 8, .L1 of 7
# mix of 3250 instructions: 749 mov, 298 movzx, 251 and, 218 cmp, 133 add, 124 xor, 117 lea, 115 shr, 114 jmp, 106 or, 95 je, 95 shl, 92 sub, 58 jne, 56 test, 45 cmovb, 41 movabs, 38 pop, 38 push, 32 imul, 32 setb, 26 bt, 25 not, 24 ret, 21 ja, 21 jae, 20 bts, 20 pand, 17 jb, 15 movdqa, 14 tzcnt, 13 call, 13 cmova, 13 inc, 12 jbe, 12 psrlw, 10 setne, 8 paddb, 8 pshufd, 7 movsxd, 7 sete, 6 movups, 6 setae, 5 cmove, 4 cmovge, 4 cmovs, 4 dec, 4 movapd, 4 movd, 4 neg, 4 paddd, 4 psadbw, 4 psubb, 3 btr, 3 cmovl, 3 movupd, 3 mul, 2 andpd, 2 cmovne, 2 jle, 2 movq, 2 pmaddwd, 2 rol, 2 seta, 2 unpckhpd, 1 cmovbe, 1 cmovg, 1 jge, 1 movdqu, 1 movsd, 1 packuswb, 1 punpckhqdq, 1 punpckldq, 1 punpcklqdq, 1 punpcklwd, 1 pxor, 1 setg, 1 setl, 1 sets, 1 shufpd, 1 xorps

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x18
    mov rbp, qword ptr [rsi + 0x8]
    mov r12, qword ptr [rsi + 0x10]
    mov qword ptr [rsp], 0x0
    mov rax, rsp
    test r12, r12
    je .L6
    mov r10, qword ptr [rsp]
    movabs r13, 0x3333333333333333
    mov rax, qword ptr [rdi + 0x10]
    mov qword ptr [rsp + 0x10], rax
    xor eax, eax
    mov rdx, rsp
    movabs r11, 0x5555555555555555
    movabs rbx, 0xf0f0f0f0f0f0f0f
    movabs r15, 0x101010101010101
    xor esi, esi
    xor r14d, r14d
    mov qword ptr [rsp + 0x8], r10
    jmp .L3
.L0:
    xor esi, esi
.L1:
    add rax, rsi
    and rsi, r10
.L2:
    inc r14
    cmp r12, r14
    je .L7
.L3:
    mov rcx, rsi
    xor rcx, r14
    cmp rcx, r12
    jae .L2
    lea rcx, [rcx + 4*rcx]
    shl rcx, 0x5
    add rcx, rbp
    mov qword ptr [rsp], rcx
    mov rsi, qword ptr [rsp]
    mov rdi, qword ptr [rsi + 0x88]
    or rdi, qword ptr [rsi + 0x80]
    mov rcx, rdi
    shr rcx
    and rcx, r11
    sub rdi, rcx
    mov rcx, rdi
    and rcx, r13
    shr rdi, 0x2
    and rdi, r13
    add rdi, rcx
    mov rcx, rdi
    shr rcx, 0x4
    add rcx, rdi
    and rcx, rbx
    imul rcx, r15
    shr rcx, 0x39
    cmp ecx, 0x2
    ja .L0
    mov rbx, rax
    mov r15, rdx
    add rsi, 0x50
    mov rdi, qword ptr [rsp + 0x10]
    call plywright::endings::known::Endings::ask_sources
    cmp al, 0x2
    jne .L4
    xor esi, esi
    jmp .L5
.L4:
    shl dl, 0x4
    movzx esi, al
    shl rsi, 0x30
    bts rsi, rdx
.L5:
    mov rdx, r15
    mov r10, qword ptr [rsp + 0x8]
    mov rax, rbx
    movabs r11, 0x5555555555555555
    movabs rbx, 0xf0f0f0f0f0f0f0f
    movabs r15, 0x101010101010101
    jmp .L1
.L6:
    xor eax, eax
.L7:
    add rsp, 0x18
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

throughput:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x18
    mov r15, qword ptr [rsi + 0x10]
    test r15, r15
    je .L5
    mov r12, qword ptr [rsi + 0x8]
    movabs r9, 0x3333333333333333
    mov rax, qword ptr [rdi + 0x10]
    mov qword ptr [rsp + 0x10], rax
    xor ebx, ebx
    lea r14, [rsp + 0x8]
    movabs rbp, 0x5555555555555555
    movabs r13, 0xf0f0f0f0f0f0f0f
    movabs r10, 0x101010101010101
    jmp .L2
    nop
.L0:
    xor eax, eax
.L1:
    add rbx, rax
    add r12, 0xa0
    dec r15
    je .L6
.L2:
    mov qword ptr [rsp + 0x8], r12
    mov rsi, qword ptr [rsp + 0x8]
    mov rax, qword ptr [rsi + 0x88]
    or rax, qword ptr [rsi + 0x80]
    mov rcx, rax
    shr rcx
    and rcx, rbp
    sub rax, rcx
    mov rcx, rax
    and rcx, r9
    shr rax, 0x2
    and rax, r9
    add rax, rcx
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    and rcx, r13
    imul rcx, r10
    shr rcx, 0x39
    cmp ecx, 0x2
    ja .L0
    add rsi, 0x50
    mov rdi, qword ptr [rsp + 0x10]
    call plywright::endings::known::Endings::ask_sources
    cmp al, 0x2
    jne .L3
    xor eax, eax
    jmp .L4
    nop
.L3:
    shl dl, 0x4
    movzx eax, al
    shl rax, 0x30
    bts rax, rdx
.L4:
    movabs r9, 0x3333333333333333
    movabs r10, 0x101010101010101
    jmp .L1
.L5:
    xor ebx, ebx
.L6:
    mov rax, rbx
    add rsp, 0x18
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

plywright::endings::known::Endings::ask_sources:
    test byte ptr [rsi + 0x40], 0xf
    setne al
    test rdi, rdi
    sete cl
    or cl, byte ptr [rsi + 0x41]
    or cl, al
    mov al, 0x2
    test cl, 0x1
    je .L0
    ret
.L0:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x248
    movupd xmm7, xmmword ptr [rsi + 0x8]
    movupd xmm1, xmmword ptr [rsi + 0x18]
    movupd xmm0, xmmword ptr [rsi + 0x30]
    movapd xmm2, xmm0
    movsd xmm2, xmm7
    pshufd xmm3, xmm0, 0x44
    movapd xmm4, xmm0
    unpckhpd xmm4, xmm7
    unpckhpd xmm7, xmm1
    andpd xmm7, xmm3
    andpd xmm4, xmm2
    movapd xmm2, xmm4
    psrlw xmm2, 0x1
    movdqa xmm3, xmmword ptr [.C0]
    pand xmm2, xmm3
    psubb xmm4, xmm2
    movdqa xmm2, xmmword ptr [.C1]
    movdqa xmm5, xmm4
    pand xmm5, xmm2
    psrlw xmm4, 0x2
    pand xmm4, xmm2
    paddb xmm4, xmm5
    movdqa xmm8, xmm4
    psrlw xmm8, 0x4
    paddb xmm8, xmm4
    movdqa xmm4, xmmword ptr [.C2]
    pand xmm8, xmm4
    pxor xmm5, xmm5
    psadbw xmm8, xmm5
    movapd xmm6, xmm7
    psrlw xmm6, 0x1
    pand xmm6, xmm3
    psubb xmm7, xmm6
    movdqa xmm6, xmm7
    pand xmm6, xmm2
    psrlw xmm7, 0x2
    pand xmm7, xmm2
    paddb xmm7, xmm6
    movdqa xmm6, xmm7
    psrlw xmm6, 0x4
    paddb xmm6, xmm7
    pand xmm6, xmm4
    psadbw xmm6, xmm5
    packuswb xmm6, xmm8
    pmaddwd xmm6, xmmword ptr [.C3]
    movdqu xmm7, xmmword ptr [rsi]
    movdqa xmm8, xmm7
    pand xmm8, xmm0
    movq rdx, xmm8
    mov rcx, rdx
    shr rcx
    movabs r9, 0x5555555555555555
    and rcx, r9
    sub rdx, rcx
    movabs r10, 0x3333333333333333
    mov rcx, rdx
    and rcx, r10
    shr rdx, 0x2
    and rdx, r10
    add rdx, rcx
    mov rcx, rdx
    shr rcx, 0x4
    add rcx, rdx
    movabs r11, 0xf0f0f0f0f0f0f0f
    and rcx, r11
    movabs rbx, 0x101010101010101
    imul rcx, rbx
    shr rcx, 0x38
    movdqa xmm8, xmm7
    punpckhqdq xmm8, xmm1
    pand xmm8, xmm0
    movdqa xmm9, xmm8
    psrlw xmm9, 0x1
    pand xmm9, xmm3
    psubb xmm8, xmm9
    movdqa xmm9, xmm8
    pand xmm9, xmm2
    psrlw xmm8, 0x2
    pand xmm8, xmm2
    paddb xmm8, xmm9
    movdqa xmm9, xmm8
    psrlw xmm9, 0x4
    paddb xmm9, xmm8
    pand xmm9, xmm4
    psadbw xmm9, xmm5
    pshufd xmm8, xmm9, 0xe8
    pshufd xmm9, xmm0, 0xee
    pand xmm9, xmm1
    movq rdx, xmm9
    mov r8, rdx
    shr r8
    and r8, r9
    sub rdx, r8
    mov r8, rdx
    and r8, r10
    shr rdx, 0x2
    and rdx, r10
    add rdx, r8
    mov r8, rdx
    shr r8, 0x4
    add r8, rdx
    and r8, r11
    imul r8, rbx
    shr r8, 0x38
    imul edx, r8d, 0x23c
    shufpd xmm1, xmm0, 0x2
    punpcklqdq xmm0, xmm7
    pand xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    pand xmm1, xmm3
    psubb xmm0, xmm1
    movdqa xmm1, xmm0
    pand xmm1, xmm2
    psrlw xmm0, 0x2
    pand xmm0, xmm2
    paddb xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x4
    paddb xmm1, xmm0
    pand xmm1, xmm4
    psadbw xmm1, xmm5
    pshufd xmm0, xmm1, 0xe8
    punpcklwd xmm8, xmm0
    pshufd xmm0, xmm6, 0xee
    paddd xmm0, xmm6
    pshufd xmm1, xmm0, 0x55
    paddd xmm1, xmm0
    movd r8d, xmm1
    add r8d, edx
    pshufd xmm0, xmm8, 0xe8
    pmaddwd xmm0, xmmword ptr [.C4]
    movd xmm1, r8d
    movd xmm2, ecx
    punpckldq xmm2, xmm1
    paddd xmm2, xmm0
    pshufd xmm0, xmm2, 0x55
    paddd xmm0, xmm2
    movd ecx, xmm0
    cmp ecx, 0x8b8
    ja .L98
    mov rdx, qword ptr [rdi + 0x18]
    mov ecx, ecx
    movzx ebx, byte ptr [rdx + rcx]
    mov rcx, rbx
    and rcx, 0x7f
    je .L98
    dec rcx
    cmp rcx, qword ptr [rdi + 0x10]
    jae .L98
    mov rax, qword ptr [rdi + 0x8]
    lea rcx, [rcx + 8*rcx]
    lea r15, [rax + 8*rcx]
    mov eax, ebx
    shr al, 0x7
    movzx edx, al
    mov rdi, r15
    mov r14, rsi
    call plywright::endings::layout::Layout::folded
    mov rcx, rax
    mov al, 0x2
    test cl, 0x1
    je .L98
    test bl, bl
    sets dil
    mov rax, rcx
    shr rax, 0x8
    shr rcx, 0x28
    mov byte ptr [rsp + 0x114], cl
    xor dil, byte ptr [r14 + 0x43]
    mov dword ptr [rsp + 0x110], eax
    mov rsi, qword ptr [r15 + 0x8]
    mov rdx, qword ptr [r15 + 0x10]
    mov byte ptr [rsp + 0x1f], dil
    movzx r8d, dil
    lea rdi, [rsp + 0x60]
    lea rcx, [rsp + 0x110]
    call plywright::endings::rules::view::View<R>::new
    mov rdx, qword ptr [r15 + 0x30]
    movzx ecx, word ptr [r15 + 0x38]
    movzx eax, cx
    mov qword ptr [rsp + 0x1a8], rdx
    cmp rdx, rax
    jbe .L95
    movabs rdx, 0x55aa55aa55aa55aa
    movzx esi, byte ptr [rsp + 0xe6]
    movzx edi, sil
    mov rcx, rdi
    xor rcx, 0x1
    mov qword ptr [rsp + 0x100], rcx
    mov ecx, edi
    xor cl, 0x1
    mov byte ptr [rsp + 0x2f], cl
    mov r12, qword ptr [rsp + 0x68]
    test dil, dil
    mov ecx, 0x38
    mov r8d, 0x8
    cmovne r8d, ecx
    mov qword ptr [rsp + 0x190], r8
    mov dword ptr [rsp + 0x28], esi
    imul ecx, esi, 0x38
    mov dword ptr [rsp + 0x12c], ecx
    cmp r12, 0x8
    mov ecx, 0x8
    cmovb rcx, r12
    mov qword ptr [rsp + 0x108], rcx
    lea ecx, [r12 - 0x1]
    and ecx, 0x7
    mov qword ptr [rsp + 0x188], rcx
    movzx ecx, byte ptr [rsp + 0x70]
    mov qword ptr [rsp + 0x180], rcx
    bt rdx, rcx
    setb byte ptr [rsp + 0x9]
    movzx ecx, byte ptr [rsp + 0x71]
    mov qword ptr [rsp + 0x178], rcx
    bt rdx, rcx
    setb byte ptr [rsp + 0xb]
    movzx ecx, byte ptr [rsp + 0x72]
    mov qword ptr [rsp + 0x170], rcx
    bt rdx, rcx
    setb byte ptr [rsp + 0x1e]
    movzx ecx, byte ptr [rsp + 0x73]
    mov qword ptr [rsp + 0x160], rcx
    shr rdx, cl
    mov qword ptr [rsp + 0x168], rdx
    mov rcx, qword ptr [rsp + 0x78]
    mov qword ptr [rsp + 0x138], rcx
    not rcx
    mov qword ptr [rsp + 0x198], rcx
    movzx ecx, byte ptr [rsp + 0xe0]
    mov edx, ecx
    and edx, 0x7
    mov dword ptr [rsp + 0x10], edx
    mov dword ptr [rsp + 0x5c], ecx
    shr ecx, 0x3
    mov dword ptr [rsp + 0xc], ecx
    movzx ecx, byte ptr [rsp + 0xe1]
    mov edx, ecx
    and edx, 0x7
    mov dword ptr [rsp + 0x18], edx
    mov dword ptr [rsp + 0x58], ecx
    shr ecx, 0x3
    mov dword ptr [rsp + 0x14], ecx
    movzx ecx, byte ptr [rsp + 0xe4]
    mov byte ptr [rsp + 0xa], cl
    mov rcx, qword ptr [r15 + 0x28]
    mov qword ptr [rsp + 0x1a0], rcx
    mov r8, qword ptr [rsp + 0x60]
    lea rcx, [r8 + 2*r12]
    mov qword ptr [rsp + 0xf8], rcx
    mov qword ptr [rsp + 0x120], rdi
    lea ecx, [8*rdi]
    mov dword ptr [rsp + 0x3c], ecx
    movzx ecx, byte ptr [rsp + 0xe5]
    mov qword ptr [rsp + 0xf0], rcx
    movzx ecx, byte ptr [rsp + 0x74]
    mov qword ptr [rsp + 0x158], rcx
    movzx ecx, byte ptr [rsp + 0x75]
    mov qword ptr [rsp + 0x150], rcx
    movzx ecx, byte ptr [rsp + 0x76]
    mov qword ptr [rsp + 0x148], rcx
    movzx ecx, byte ptr [rsp + 0x77]
    mov qword ptr [rsp + 0x140], rcx
    lea rcx, [r8 - 0x2]
    mov qword ptr [rsp + 0x118], rcx
    mov qword ptr [rsp + 0x50], r12
    mov qword ptr [rsp], r15
    mov qword ptr [rsp + 0x20], r8
    nop
.L1:
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
    movzx r11d, byte ptr [rsp + rax + 0x70]
    jmp .L93
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and eax, 0x7
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x70]
    movzx eax, byte ptr [rsp + rax + 0x70]
    shl ecx, 0x6
    lea rdx, [plywright::endings::rules::view::HOPS]
    add rdx, rcx
    movzx r11d, byte ptr [rax + rdx]
    or r11b, byte ptr [rsp + 0x3c]
    jmp .L93
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and eax, 0x7
    and edx, 0x7
    movzx r11d, byte ptr [rsp + rdx + 0x70]
    movzx eax, byte ptr [rsp + rax + 0x70]
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
    or r11b, byte ptr [rsp + 0x3c]
    jmp .L93
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0xe2]
    cmp r12, rcx
    jbe .L28
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x70]
    mov rdx, qword ptr [rsp + 0x20]
    cmp byte ptr [rdx + 2*rcx], 0x0
    je .L29
    mov ecx, eax
    shr cl, 0x3
    add al, 0x38
    mov r8b, 0x1
    mov edx, dword ptr [rsp + 0xc]
    mov esi, dword ptr [rsp + 0x10]
    mov r9d, dword ptr [rsp + 0x18]
    mov edi, dword ptr [rsp + 0x14]
    jmp .L30
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xe2]
    cmp r12, rax
    jbe .L31
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x70]
    mov edx, ecx
    and dl, 0x7
    mov r8, qword ptr [rsp + 0x20]
    cmp byte ptr [r8 + 2*rax], 0x1
    jne .L32
    shr cl, 0x3
    mov eax, dword ptr [rsp + 0xc]
    mov r11d, eax
    mov esi, dword ptr [rsp + 0x10]
    jmp .L33
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x70]
    mov ecx, eax
    and ecx, 0x7
    mov edx, ecx
    mov esi, dword ptr [rsp + 0x10]
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr eax, 0x3
    mov edx, eax
    mov edi, dword ptr [rsp + 0xc]
    sub edx, edi
    sub edi, eax
    cmovb edi, edx
    cmp esi, edi
    cmova edi, esi
    mov edx, ecx
    mov esi, dword ptr [rsp + 0x18]
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    mov ecx, eax
    mov edx, dword ptr [rsp + 0x14]
    sub ecx, edx
    mov r11d, edx
    sub r11d, eax
    jmp .L50
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xe2]
    cmp r12, rax
    jbe .L34
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x70]
    mov r8, qword ptr [rsp + 0x20]
    cmp byte ptr [r8 + 2*rax], 0x1
    jne .L35
    movzx edx, cl
    shr edx, 0x3
    mov eax, dword ptr [rsp + 0x14]
    mov r11d, eax
    mov edi, dword ptr [rsp + 0x18]
    mov esi, edx
    jmp .L36
    mov rax, qword ptr [rsp + 0x100]
    mov r11, qword ptr [rsp + 8*rax + 0x90]
    mov rax, qword ptr [rsp + 0x120]
    movzx ecx, byte ptr [rsp + rax + 0xe0]
    shr r11, cl
    add r11b, r11b
    and r11b, 0x2
    add r11b, byte ptr [rsp + 0x28]
    mov word ptr [rsp + 0x1d0], 0x100
    xor eax, eax
    xor ecx, ecx
    mov r8, qword ptr [rsp + 0x20]
    jmp .L5
.L2:
    mov r10b, 0x1
.L3:
    mov r12, qword ptr [rsp + 0x50]
    mov r11, qword ptr [rsp + 0x30]
    mov rsi, qword ptr [rsp + 0x40]
.L4:
    mov rax, qword ptr [rsp + 8*rdi + 0x90]
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
    test byte ptr [rsp + 0x48], 0x1
    mov al, 0x1
    jne .L93
.L5:
    movzx edi, byte ptr [rsp + rcx + 0x1d0]
    mov rcx, rdi
    xor rcx, 0x1
    mov rsi, qword ptr [rsp + 8*rdi + 0x80]
    mov r9, qword ptr [rsp + 8*rcx + 0x90]
    movzx r10d, byte ptr [rsp + rcx + 0xe0]
    mov rdx, r9
    not rdx
    and rdx, qword ptr [rsp + 8*rcx + 0x80]
    bts rdx, r10
    lea rcx, [rdx - 0x1]
    xor r10d, r10d
    test rdx, rcx
    mov qword ptr [rsp + 0x48], rax
    je .L4
    test r12, r12
    je .L4
    mov qword ptr [rsp + 0x30], r11
    mov r10, r9
    mov qword ptr [rsp + 0x40], rsi
    or r10, rsi
    not r10
    xor r11d, r11d
    jmp .L7
    nop
.L6:
    inc r11
    cmp r11, qword ptr [rsp + 0x108]
    je .L12
.L7:
    cmp byte ptr [r8 + 2*r11], dil
    jne .L6
    mov r14, qword ptr [rsp + 8*r11 + 0xa0]
    and r14, r10
    je .L6
    movzx ecx, byte ptr [rsp + r11 + 0x70]
    mov r15, qword ptr [rsp + 0x138]
    btr r15, rcx
    movzx r12d, byte ptr [r8 + 2*r11 + 0x1]
    nop
.L8:
    tzcnt rcx, r14
    cmp r12d, 0x4
    ja .L11
    mov r13d, r12d
    lea rbp, [.D2]
    movsxd rbx, dword ptr [rbp + 4*r13]
    add rbx, rbp
    mov r13, r12
    jmp rbx
    shl ecx, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov r13, qword ptr [rcx + rbx]
    and r13, rdx
    lea rax, [r13 - 0x1]
    test r13, rax
    je .L10
    jmp .L2
    lea rbx, [rcx + 2*rcx]
    lea r13, [plywright::sliders::magic::LOOKUPS]
    mov ebp, dword ptr [r13 + 8*rbx + 0x10]
    movzx ecx, byte ptr [r13 + 8*rbx + 0x14]
    mov r8, qword ptr [r13 + 8*rbx]
    and r8, r15
    imul r8, qword ptr [r13 + 8*rbx + 0x8]
    shr r8, cl
    add r8, rbp
    lea rbp, [plywright::sliders::magic::TABLE]
    mov eax, dword ptr [r13 + 8*rbx + 0x610]
    movzx ecx, byte ptr [r13 + 8*rbx + 0x614]
    mov rsi, qword ptr [r13 + 8*rbx + 0x600]
    and rsi, r15
    imul rsi, qword ptr [r13 + 8*rbx + 0x608]
    shr rsi, cl
    add rsi, rax
    mov r13, qword ptr [rbp + 8*rsi]
    or r13, qword ptr [rbp + 8*r8]
    mov r8, qword ptr [rsp + 0x20]
    and r13, rdx
    lea rax, [r13 - 0x1]
    test r13, rax
    je .L10
    jmp .L2
    lea rbx, [rcx + 2*rcx]
    lea r13, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r13 + 8*rbx + 0x614]
    mov rbp, qword ptr [r13 + 8*rbx + 0x600]
    and rbp, r15
    imul rbp, qword ptr [r13 + 8*rbx + 0x608]
    shr rbp, cl
    mov ecx, dword ptr [r13 + 8*rbx + 0x610]
    jmp .L9
    lea rbx, [rcx + 2*rcx]
    lea r13, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r13 + 8*rbx + 0x14]
    mov rbp, qword ptr [r13 + 8*rbx]
    and rbp, r15
    imul rbp, qword ptr [r13 + 8*rbx + 0x8]
    shr rbp, cl
    mov ecx, dword ptr [r13 + 8*rbx + 0x10]
.L9:
    add rbp, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r13, qword ptr [rcx + 8*rbp]
    and r13, rdx
    lea rax, [r13 - 0x1]
    test r13, rax
    jne .L2
.L10:
    lea rax, [r14 - 0x1]
    and r14, rax
    jne .L8
    jmp .L6
.L11:
    shl ecx, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov r13, qword ptr [rcx + rax + 0x8]
    and r13, rdx
    lea rax, [r13 - 0x1]
    test r13, rax
    je .L10
    jmp .L2
.L12:
    xor r10d, r10d
    jmp .L3
    lea r14, [rsp + 0x60]
    mov rdi, r14
    xor esi, esi
    call plywright::endings::rules::view::View<R>::checks
    mov r15d, eax
    mov rdi, r14
    mov esi, 0x1
    call plywright::endings::rules::view::View<R>::checks
    mov r11d, eax
    shl r11b, 0x3
    or r11b, r15b
    jmp .L93
    movzx r8d, dl
    cmp r12, r8
    jbe .L18
    mov edx, r8d
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x70]
    mov r9, qword ptr [rsp + 0x20]
    movzx esi, byte ptr [r9 + 2*r8]
    mov rdi, qword ptr [rsp + 8*rsi + 0x80]
    mov rax, -0x2
    rol rax, cl
    not rdi
    bts rdi, rcx
    xor esi, 0x1
    mov rsi, qword ptr [rsp + 8*rsi + 0x90]
    not rsi
    and rsi, rdi
    mov edx, edx
    mov rdx, qword ptr [rsp + 8*rdx + 0xa0]
    and rdx, rsi
    je .L18
    mov rdi, qword ptr [rsp + 0x138]
    btr rdi, rcx
    movzx r8d, byte ptr [r9 + 2*r8 + 0x1]
    mov r9, rdx
    jmp .L14
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
    mov r12, qword ptr [rsp + 0x50]
    or r10, qword ptr [rbx + 8*r14]
    nop
.L13:
    lea rcx, [r9 - 0x1]
    and r9, rcx
    and r10, rsi
    or rdx, r10
    test r9, r9
    je .L71
.L14:
    tzcnt rcx, r9
    cmp r8d, 0x4
    ja .L16
    mov r10d, r8d
    lea r11, [.D3]
    movsxd rbx, dword ptr [r11 + 4*r10]
    add rbx, r11
    mov r10, r8
    jmp rbx
    shl ecx, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [rcx + r10]
    jmp .L13
    lea r10, [rcx + 2*rcx]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r11 + 8*r10 + 0x614]
    mov rbx, qword ptr [r11 + 8*r10 + 0x600]
    and rbx, rdi
    imul rbx, qword ptr [r11 + 8*r10 + 0x608]
    shr rbx, cl
    mov ecx, dword ptr [r11 + 8*r10 + 0x610]
    jmp .L15
    lea r10, [rcx + 2*rcx]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r11 + 8*r10 + 0x14]
    mov rbx, qword ptr [r11 + 8*r10]
    and rbx, rdi
    imul rbx, qword ptr [r11 + 8*r10 + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [r11 + 8*r10 + 0x10]
.L15:
    add rbx, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [rcx + 8*rbx]
    jmp .L13
.L16:
    shl ecx, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [rcx + r10 + 0x8]
    jmp .L13
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x70]
    and eax, 0x7
    movzx edx, byte ptr [rsp + rax + 0x70]
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
    movzx edx, byte ptr [rsp + rax + 0xe2]
    cmp r12, rdx
    jbe .L37
    mov eax, edx
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x70]
    mov eax, ecx
    and al, 0x7
    mov rsi, qword ptr [rsp + 0x20]
    cmp byte ptr [rsi + 2*rdx], 0x0
    je .L81
    add cl, 0x38
    mov r8b, 0x1
    mov rdx, qword ptr [rsp + 0x100]
    mov byte ptr [rsp + 0x48], dl
    mov edx, dword ptr [rsp + 0x5c]
    mov esi, dword ptr [rsp + 0x58]
    jmp .L83
    and dl, 0xf
    movzx ecx, dl
    shl ecx, 0x4
    lea rdx, [.D1]
    mov rax, qword ptr [rcx + rdx]
    and eax, 0x7
    cmp rax, r12
    jae .L38
    mov rsi, qword ptr [rsp + 0x20]
    movzx esi, byte ptr [rsi + 2*rax]
    mov edi, esi
    xor edi, 0x1
    mov rdi, qword ptr [rsp + 8*rdi + 0x90]
    or rdi, qword ptr [rsp + 8*rsi + 0x80]
    not rdi
    and rdi, qword ptr [rsp + 8*rax + 0xa0]
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
    movabs rdi, 0xf0f0f0f0f0f0f0f
    and rax, rdi
    movabs rdi, 0x101010101010101
    imul rax, rdi
    shr rax, 0x38
    cmp al, 0x7
    mov r11d, 0x7
    cmovb r11d, eax
    jmp .L39
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x70]
    and eax, 0x7
    movzx edx, byte ptr [rsp + rax + 0x70]
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
    movzx ecx, byte ptr [rsp + rdx + 0x70]
    and eax, 0x7
    movzx r11d, byte ptr [rsp + rax + 0x70]
    shr r11b, 0x3
    shr cl, 0x3
    jmp .L17
    movzx eax, dl
    and eax, 0x7
    movzx r11d, byte ptr [rsp + rax + 0x70]
    and r11b, 0x7
    or r11b, byte ptr [rsp + 0x3c]
    jmp .L93
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0xe2]
    cmp r12, rcx
    jbe .L40
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x70]
    mov r8, qword ptr [rsp + 0x20]
    cmp byte ptr [r8 + 2*rcx], 0x1
    jne .L41
    add al, 0x38
    jmp .L42
    movzx eax, dl
    cmp r12, rax
    jbe .L18
    mov r8, qword ptr [rsp + 0x20]
    movzx ecx, byte ptr [r8 + 2*rax]
    mov edx, ecx
    xor edx, 0x1
    mov rdx, qword ptr [rsp + 8*rdx + 0x90]
    or rdx, qword ptr [rsp + 8*rcx + 0x80]
    and eax, 0x7
    not rdx
    and rdx, qword ptr [rsp + 8*rax + 0xa0]
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
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and rax, rcx
    movabs rcx, 0x101010101010101
    imul rax, rcx
    shr rax, 0x38
    cmp al, 0xf
    mov r11d, 0xf
    cmovb r11d, eax
    jmp .L93
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xe2]
    cmp r12, rax
    jbe .L43
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x70]
    mov esi, ecx
    and sil, 0x7
    mov rdx, qword ptr [rsp + 0x20]
    cmp byte ptr [rdx + 2*rax], 0x0
    je .L44
    mov edi, ecx
    shr dil, 0x3
    add cl, 0x38
    mov r10b, 0x1
    mov r8d, dword ptr [rsp + 0xc]
    mov r9d, dword ptr [rsp + 0x10]
    mov edx, dword ptr [rsp + 0x18]
    mov eax, dword ptr [rsp + 0x14]
    jmp .L45
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0xe2]
    cmp r12, rcx
    jbe .L46
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x70]
    and al, 0x7
    mov r8, qword ptr [rsp + 0x20]
    cmp byte ptr [r8 + 2*rcx], 0x0
    je .L47
    jmp .L48
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x70]
    and eax, 0x7
    movzx r11d, byte ptr [rsp + rax + 0x70]
    and r11b, 0x7
    and cl, 0x7
.L17:
    sub r11b, cl
    add r11b, 0x8
    jmp .L93
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xe2]
    cmp r12, rax
    jbe .L51
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x70]
    mov rdx, qword ptr [rsp + 0x20]
    cmp byte ptr [rdx + 2*rax], 0x0
    je .L52
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
    jmp .L53
    test r12, r12
    je .L18
    mov r8, qword ptr [rsp + 0x20]
    cmp byte ptr [r8 + 0x1], 0x5
    mov r15, qword ptr [rsp]
    jne .L72
    xor edx, edx
    xor r11d, r11d
    jmp .L73
.L18:
    xor r11d, r11d
    jmp .L93
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x70]
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
    or r11b, byte ptr [rsp + 0x3c]
    or r11b, al
    jmp .L93
    movzx eax, dl
    and eax, 0x7
    movzx r11d, byte ptr [rsp + rax + 0x70]
    shr r11b, 0x3
    or r11b, byte ptr [rsp + 0x3c]
    jmp .L93
    test r12, r12
    je .L70
    mov rax, qword ptr [rsp + 0x188]
    movzx ecx, byte ptr [rsp + rax + 0x70]
    movabs r11, 0x55aa55aa55aa55aa
    shr r11, cl
    mov ecx, r11d
    and cl, 0x1
    cmp r12, 0x1
    jne .L80
    xor edx, edx
    movzx eax, byte ptr [rsp + 0x9]
    mov esi, eax
    xor edi, edi
    mov r11d, ecx
    jmp .L91
    test byte ptr [rsp + 0xa], 0x1
    jne .L69
    mov rax, qword ptr [rsp + 0x100]
    mov r14, qword ptr [rsp + 8*rax + 0x90]
    mov rsi, qword ptr [rsp + 0x120]
    movzx eax, byte ptr [rsp + rsi + 0xe0]
    mov qword ptr [rsp + 0x30], rax
    lea r15, [rsp + 0x60]
    mov rdi, r15
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov byte ptr [rsp + 0x40], al
    movzx esi, byte ptr [rsp + 0x2f]
    mov rdi, r15
    mov ebx, esi
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov byte ptr [rsp + 0xa], al
    mov qword ptr [rsp + 0xf0], r14
    not r14
    mov qword ptr [rsp + 0x48], r14
    xor r12d, r12d
    mov rsi, qword ptr [rsp + 0x20]
    mov rbp, rsi
    xor r15d, r15d
    mov rdi, qword ptr [rsp + 0xf8]
.L19:
    mov edx, dword ptr [rsp + 0x28]
    jmp .L22
.L20:
    mov r14, qword ptr [rsp + 8*rcx + 0xa0]
.L21:
    and r14, qword ptr [rsp + 0x198]
    jne .L24
.L22:
    cmp rbp, rdi
    je .L67
    mov rax, rbp
    mov r13, r12
    add rbp, 0x2
    inc r12
    cmp byte ptr [rax], dl
    jne .L22
    mov ecx, r13d
    and ecx, 0x7
    movzx eax, byte ptr [rax + 0x1]
    test eax, eax
    je .L23
    cmp eax, 0x5
    jne .L20
    mov r14, qword ptr [rsp + 8*rcx + 0xa0]
    and r14, qword ptr [rsp + 0x48]
    jmp .L21
.L23:
    movzx eax, byte ptr [rsp + rcx + 0x70]
    mov rcx, qword ptr [rsp + 0x190]
    add ecx, eax
    mov r14d, 0x1
    shl r14, cl
    and al, -0x8
    xor al, byte ptr [rsp + 0x12c]
    cmp al, 0x30
    je .L22
    jmp .L21
.L24:
    movabs rcx, -0x3333333333333333
    mov rax, r13
    mul rcx
    shr rdx, 0x2
    lea rax, [rdx + 4*rdx]
    sub r13, rax
    jmp .L27
.L25:
    mov rsi, qword ptr [rsp + 0x20]
    mov rdi, qword ptr [rsp + 0xf8]
.L26:
    lea rax, [r14 - 0x1]
    and r14, rax
    je .L19
.L27:
    lea rcx, [rsp + 0x70]
    movzx eax, byte ptr [rcx + 0x4]
    mov byte ptr [rsp + 0xec], al
    mov eax, dword ptr [rcx]
    mov dword ptr [rsp + 0xe8], eax
    tzcnt rax, r14
    mov byte ptr [rsp + r13 + 0xe8], al
    lea rdi, [rsp + 0x1c0]
    lea rcx, [rsp + 0xe8]
    mov rdx, qword ptr [rsp + 0x50]
    mov r8d, ebx
    call plywright::endings::rules::view::View<R>::new
    mov rax, qword ptr [rsp + 0x100]
    mov rax, qword ptr [rsp + 8*rax + 0x1f0]
    mov rcx, qword ptr [rsp + 0x120]
    movzx ecx, byte ptr [rsp + rcx + 0x240]
    bt rax, rcx
    jb .L25
    movzx esi, byte ptr [rsp + 0x246]
    lea rdi, [rsp + 0x1c0]
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    test al, al
    jne .L25
    inc r15b
    cmp r15b, 0x3
    mov rsi, qword ptr [rsp + 0x20]
    mov rdi, qword ptr [rsp + 0xf8]
    jne .L26
    mov r15b, 0x18
    mov edx, dword ptr [rsp + 0x28]
    jmp .L68
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xe2]
    cmp r12, rax
    jbe .L54
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x70]
    mov rdx, qword ptr [rsp + 0x20]
    cmp byte ptr [rdx + 2*rax], 0x1
    jne .L55
    mov eax, ecx
    shr al, 0x3
    mov r9b, 0x7
    sub r9b, al
    xor eax, eax
    mov edx, dword ptr [rsp + 0xc]
    mov r8d, edx
    mov edx, dword ptr [rsp + 0x10]
    jmp .L56
.L28:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x70]
.L29:
    mov ecx, eax
    shr cl, 0x3
    movzx edx, cl
    add edx, -0x7
    mov ecx, edx
    neg ecx
    cmovs ecx, edx
    add al, 0x8
    xor r8d, r8d
    mov edx, dword ptr [rsp + 0x14]
    mov esi, dword ptr [rsp + 0x18]
    mov r9d, dword ptr [rsp + 0x10]
    mov edi, dword ptr [rsp + 0xc]
.L30:
    cmp byte ptr [rsp + 0x28], r8b
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
.L31:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x70]
    mov edx, ecx
    and dl, 0x7
.L32:
    or dl, 0x38
    shr cl, 0x3
    movzx eax, cl
    add eax, -0x7
    mov ecx, eax
    neg ecx
    cmovs ecx, eax
    mov eax, dword ptr [rsp + 0x14]
    mov r11d, eax
    mov esi, dword ptr [rsp + 0x18]
.L33:
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
.L34:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x70]
.L35:
    mov eax, ecx
    shr al, 0x3
    movzx edx, al
    lea eax, [rdx - 0x7]
    mov esi, eax
    neg esi
    cmovs esi, eax
    mov eax, dword ptr [rsp + 0xc]
    mov r11d, eax
    mov edi, dword ptr [rsp + 0x10]
.L36:
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
.L37:
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x70]
    mov eax, ecx
    and al, 0x7
    or al, 0x38
    test r12, r12
    jne .L82
    mov edx, dword ptr [rsp + 0x14]
    mov esi, dword ptr [rsp + 0x18]
    mov r8d, dword ptr [rsp + 0xc]
    mov edi, dword ptr [rsp + 0x10]
    mov ecx, dword ptr [rsp + 0x28]
    jmp .L87
.L38:
    xor r11d, r11d
    movabs rsi, 0x5555555555555555
    movabs r8, 0x3333333333333333
.L39:
    mov r15, qword ptr [rsp]
    mov rcx, qword ptr [rcx + rdx + 0x8]
    and ecx, 0x7
    cmp rcx, r12
    jae .L94
    mov rdi, qword ptr [rsp + 0x20]
    movzx eax, byte ptr [rdi + 2*rcx]
    mov edx, eax
    xor edx, 0x1
    mov rdx, qword ptr [rsp + 8*rdx + 0x90]
    or rdx, qword ptr [rsp + 8*rax + 0x80]
    not rdx
    and rdx, qword ptr [rsp + 8*rcx + 0xa0]
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
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and rax, rcx
    movabs rcx, 0x101010101010101
    imul rax, rcx
    shr rax, 0x38
    cmp al, 0x7
    mov ecx, 0x7
    cmovb ecx, eax
    shl cl, 0x3
    or cl, r11b
    mov r11d, ecx
    jmp .L94
.L40:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x70]
.L41:
    add al, 0x8
.L42:
    mov ecx, eax
    and cl, 0x7
    movzx ecx, cl
    mov edx, ecx
    mov esi, dword ptr [rsp + 0x10]
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr al, 0x3
    and al, 0x7
    jmp .L49
.L43:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x70]
    mov esi, ecx
    and sil, 0x7
.L44:
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
    mov r8d, dword ptr [rsp + 0x14]
    mov r9d, dword ptr [rsp + 0x18]
    mov edx, dword ptr [rsp + 0x10]
    mov eax, dword ptr [rsp + 0xc]
.L45:
    mov ebx, eax
    cmp byte ptr [rsp + 0x28], r10b
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
    sub ecx, ebx
    sub ebx, eax
    cmovb ebx, ecx
    cmp edx, ebx
    cmova ebx, edx
    shl bl, 0x3
    or bl, sil
    mov r15, qword ptr [rsp]
    mov r11, rbx
    jmp .L94
.L46:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x70]
    and al, 0x7
.L47:
    or al, 0x38
.L48:
    mov ecx, eax
    and cl, 0x7
    movzx ecx, cl
    mov edx, ecx
    mov esi, dword ptr [rsp + 0x10]
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr al, 0x3
.L49:
    movzx edx, al
    mov eax, edx
    mov edi, dword ptr [rsp + 0xc]
    sub eax, edi
    sub edi, edx
    cmovb edi, eax
    cmp esi, edi
    cmova edi, esi
    mov eax, ecx
    mov esi, dword ptr [rsp + 0x18]
    sub eax, esi
    sub esi, ecx
    cmovb esi, eax
    mov ecx, edx
    mov eax, dword ptr [rsp + 0x14]
    sub ecx, eax
    mov r11d, eax
    sub r11d, edx
.L50:
    cmovb r11d, ecx
    cmp esi, r11d
    cmova r11d, esi
    shl r11b, 0x3
    or r11b, dil
    jmp .L93
.L51:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x70]
.L52:
    add cl, 0x8
    mov eax, ecx
    and al, 0x3f
    movzx edx, al
    movabs rsi, 0x10101010101
    shl rsi, cl
    xor eax, eax
.L53:
    movzx eax, al
    test qword ptr [rsp + 8*rax + 0x80], rsi
    setne dil
    add dil, dil
    mov ecx, eax
    xor cl, 0x1
    movzx ecx, cl
    test qword ptr [rsp + 8*rcx + 0x80], rsi
    mov rax, qword ptr [rsp + 8*rax + 0x90]
    setne r11b
    mov r8, qword ptr [rsp + 8*rcx + 0x90]
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
    add r11b, byte ptr [rsp + 0x28]
    jmp .L93
.L54:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x70]
.L55:
    mov r9d, ecx
    shr r9b, 0x3
    mov al, 0x1
    mov edx, dword ptr [rsp + 0x14]
    mov r8d, edx
    mov edx, dword ptr [rsp + 0x18]
.L56:
    mov edi, ecx
    mov ebx, 0x1
    shl rbx, cl
    and dil, 0x7
    movzx esi, dl
    movzx ecx, dil
    cmp sil, cl
    mov edx, ecx
    cmovb edx, esi
    mov dword ptr [rsp + 0x48], edx
    mov r11d, ecx
    cmova r11d, esi
    test al, al
    je .L60
    mov byte ptr [rsp + 0x40], r8b
    xor ebp, ebp
    mov qword ptr [rsp + 0x30], 0x0
    xor r8d, r8d
    xor r14d, r14d
    xor r15d, r15d
.L57:
    mov rax, qword ptr [rsp + 0x118]
    lea r13, [rax + 2*rbp]
    nop
.L58:
    cmp rbp, qword ptr [rsp + 0x108]
    jae .L64
    inc rbp
    movzx eax, byte ptr [r13 + 0x3]
    add al, -0x3
    add r13, 0x2
    cmp al, 0x1
    ja .L58
    movzx r12d, byte ptr [rsp + rbp + 0x6f]
    mov edx, r12d
    and dl, 0x7
    cmp dl, dil
    sete al
    shr r12b, 0x3
    mov r10d, r9d
    cmp r12b, r9b
    setb r9b
    and r9b, al
    cmp byte ptr [r13], 0x0
    jne .L59
    cmp byte ptr [rsp + 0x48], dl
    setb al
    cmp dl, r11b
    setb dl
    and dl, al
    or dl, r15b
    and dl, 0x1
    cmp byte ptr [rsp + 0x40], r12b
    setb al
    or al, r14b
    and al, 0x1
    or r8b, r9b
    mov r9, qword ptr [rsp + 0x118]
    lea r13, [r9 + 2*rbp]
    mov r15d, edx
    mov r14d, eax
    mov r12, qword ptr [rsp + 0x50]
    mov r9d, r10d
    jmp .L58
.L59:
    test qword ptr [rsp + 8*rbp + 0x98], rbx
    movzx eax, r9b
    mov edx, 0x1
    cmove edx, eax
    or dl, byte ptr [rsp + 0x30]
    mov eax, edx
    mov qword ptr [rsp + 0x30], rax
    mov r12, qword ptr [rsp + 0x50]
    mov r9d, r10d
    jmp .L57
.L60:
    mov bpl, 0x7
    sub bpl, r8b
    mov qword ptr [rsp + 0x30], 0x0
    xor r12d, r12d
    xor r8d, r8d
    xor r14d, r14d
    xor r15d, r15d
.L61:
    mov rax, qword ptr [rsp + 0x118]
    lea r13, [rax + 2*r12]
    nop
.L62:
    cmp r12, qword ptr [rsp + 0x108]
    jae .L65
    inc r12
    movzx eax, byte ptr [r13 + 0x3]
    add al, -0x3
    add r13, 0x2
    cmp al, 0x1
    ja .L62
    mov qword ptr [rsp + 0x130], rbx
    movzx eax, byte ptr [rsp + r12 + 0x6f]
    mov r10d, eax
    and r10b, 0x7
    cmp r10b, dil
    sete bl
    shr al, 0x3
    mov dl, 0x7
    sub dl, al
    mov byte ptr [rsp + 0x40], r9b
    cmp dl, r9b
    setb r9b
    and r9b, bl
    cmp byte ptr [r13], 0x0
    je .L63
    cmp byte ptr [rsp + 0x48], r10b
    setb al
    cmp r10b, r11b
    setb r10b
    and r10b, al
    or r10b, r15b
    and r10b, 0x1
    cmp bpl, dl
    setb al
    or al, r14b
    and al, 0x1
    or r8b, r9b
    mov r14d, eax
    mov r15d, r10d
    movzx r9d, byte ptr [rsp + 0x40]
    mov rbx, qword ptr [rsp + 0x130]
    jmp .L61
.L63:
    mov rbx, qword ptr [rsp + 0x130]
    test qword ptr [rsp + 8*r12 + 0x98], rbx
    movzx eax, r9b
    mov edx, 0x1
    cmove edx, eax
    or dl, byte ptr [rsp + 0x30]
    mov eax, edx
    mov qword ptr [rsp + 0x30], rax
    movzx r9d, byte ptr [rsp + 0x40]
    jmp .L61
.L64:
    movzx ebp, byte ptr [rsp + 0x40]
    jmp .L66
.L65:
    mov r12, qword ptr [rsp + 0x50]
.L66:
    mov eax, esi
    sub eax, ecx
    sub ecx, esi
    cmovb ecx, eax
    cmp bpl, r9b
    seta al
    shl al, 0x4
    add r14b, r14b
    shl r8b, 0x2
    mov r11, qword ptr [rsp + 0x30]
    shl r11b, 0x3
    add r11b, r8b
    add r11b, r14b
    add r11b, al
    cmp cl, 0x2
    setb al
    shl al, 0x5
    or r11b, r15b
    or r11b, al
    jmp .L93
.L67:
    shl r15b, 0x3
.L68:
    movzx ecx, byte ptr [rsp + 0x40]
    add cl, cl
    movzx eax, byte ptr [rsp + 0xa]
    shl al, 0x2
    or al, cl
    mov rcx, qword ptr [rsp + 0x30]
    mov rbx, qword ptr [rsp + 0xf0]
    shr rbx, cl
    shl bl, 0x5
    and bl, 0x20
    or bl, al
    or bl, dl
    add bl, r15b
    mov qword ptr [rsp + 0xf0], rbx
    mov r12, qword ptr [rsp + 0x50]
.L69:
    mov byte ptr [rsp + 0xe4], 0x1
    mov r11, qword ptr [rsp + 0xf0]
    mov byte ptr [rsp + 0xe5], r11b
    mov byte ptr [rsp + 0xa], 0x1
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
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and rax, rcx
    movabs rcx, 0x101010101010101
    imul rax, rcx
    shr rax, 0x38
    cmp eax, 0x3f
    mov r11d, 0x3f
    cmovb r11d, eax
    jmp .L93
.L72:
    movzx ecx, byte ptr [r8]
    mov r11, qword ptr [rsp + 8*rcx + 0x90]
    xor ecx, 0x1
    mov rax, qword ptr [rsp + 8*rcx + 0x90]
    mov rcx, qword ptr [rsp + 0x180]
    bt rax, rcx
    setb dl
    shr r11, cl
    add r11b, r11b
    and r11b, 0x2
    or r11b, dl
    mov dl, 0x2
.L73:
    cmp r12, 0x1
    je .L94
    cmp byte ptr [r8 + 0x3], 0x5
    je .L74
    movzx ecx, byte ptr [r8 + 0x2]
    mov rsi, qword ptr [rsp + 8*rcx + 0x90]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x90]
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
    mov r15, qword ptr [rsp]
    add dl, 0x2
    mov r11d, esi
.L74:
    cmp r12, 0x2
    je .L94
    cmp byte ptr [r8 + 0x5], 0x5
    je .L75
    movzx esi, byte ptr [r8 + 0x4]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x90]
    mov rax, qword ptr [rsp + 0x170]
    bt rcx, rax
    setb dil
    mov ecx, edx
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0x90]
    bt rcx, rax
    setb sil
    lea ecx, [rdx + 0x1]
    shl sil, cl
    or sil, r11b
    or sil, dil
    mov r15, qword ptr [rsp]
    add dl, 0x2
    mov r11d, esi
.L75:
    cmp r12, 0x3
    je .L94
    cmp byte ptr [r8 + 0x7], 0x5
    je .L76
    movzx esi, byte ptr [r8 + 0x6]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x90]
    mov rax, qword ptr [rsp + 0x160]
    bt rcx, rax
    setb dil
    mov ecx, edx
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0x90]
    bt rcx, rax
    setb sil
    lea ecx, [rdx + 0x1]
    shl sil, cl
    or sil, r11b
    or sil, dil
    mov r15, qword ptr [rsp]
    add dl, 0x2
    mov r11d, esi
.L76:
    cmp r12, 0x4
    je .L94
    cmp byte ptr [r8 + 0x9], 0x5
    je .L77
    movzx ecx, byte ptr [r8 + 0x8]
    mov rsi, qword ptr [rsp + 8*rcx + 0x90]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x90]
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
    mov r15, qword ptr [rsp]
    add dl, 0x2
    mov r11d, esi
.L77:
    cmp r12, 0x5
    je .L94
    cmp byte ptr [r8 + 0xb], 0x5
    je .L78
    movzx ecx, byte ptr [r8 + 0xa]
    mov rsi, qword ptr [rsp + 8*rcx + 0x90]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x90]
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
    mov r15, qword ptr [rsp]
    add dl, 0x2
    mov r11d, esi
.L78:
    cmp r12, 0x6
    je .L94
    cmp byte ptr [r8 + 0xd], 0x5
    je .L79
    movzx ecx, byte ptr [r8 + 0xc]
    mov rsi, qword ptr [rsp + 8*rcx + 0x90]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x90]
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
    cmp r12, 0x7
    je .L93
    cmp byte ptr [r8 + 0xf], 0x5
    je .L93
    movzx ecx, byte ptr [r8 + 0xe]
    mov rsi, qword ptr [rsp + 8*rcx + 0x90]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x90]
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
    jmp .L93
.L80:
    cmp r12, 0x3
    jb .L88
    jne .L90
    movzx eax, byte ptr [rsp + 0x1e]
    mov edx, eax
    jmp .L89
.L81:
    or al, 0x38
.L82:
    add cl, 0x8
    xor r8d, r8d
    mov edx, dword ptr [rsp + 0x28]
    mov byte ptr [rsp + 0x48], dl
    mov edx, dword ptr [rsp + 0x58]
    mov esi, dword ptr [rsp + 0x5c]
.L83:
    mov r9d, ecx
    and r9b, 0x3f
    mov r10d, 0x1
    mov r11d, 0x1
    shl r11, cl
    mov ecx, eax
    shl r10, cl
    xor r12d, r12d
    xor r14d, r14d
    xor ecx, ecx
    xor r15d, r15d
    jmp .L85
    nop
.L84:
    inc r15
    cmp qword ptr [rsp + 0x108], r15
    je .L86
.L85:
    mov rdi, qword ptr [rsp + 0x20]
    cmp byte ptr [rdi + 2*r15], r8b
    je .L84
    cmp byte ptr [rdi + 2*r15 + 0x1], 0x5
    je .L84
    movzx ebx, byte ptr [rsp + r15 + 0x70]
    mov r13, qword ptr [rsp + 8*r15 + 0xa0]
    test r13, r11
    setne bpl
    cmp bl, r9b
    sete dil
    or dil, bpl
    or dil, r12b
    and dil, 0x1
    test r13, r10
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
    mov r12d, edi
    jmp .L84
.L86:
    add r12b, r12b
    shl r14b, 0x2
    add r14b, r12b
    shl cl, 0x3
    add cl, byte ptr [rsp + 0x48]
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
    mov r12, qword ptr [rsp + 0x50]
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
    movzx eax, byte ptr [rsp + 0x9]
    mov esi, eax
    movzx eax, byte ptr [rsp + 0xb]
    mov edi, eax
    mov r11d, ecx
    jmp .L91
.L90:
    xor r11d, dword ptr [rsp + 0x168]
    and r11b, 0x1
    movzx eax, byte ptr [rsp + 0x1e]
    mov edx, eax
    movzx eax, byte ptr [rsp + 0x9]
    mov esi, eax
    movzx eax, byte ptr [rsp + 0xb]
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
    nop
.L93:
    mov r15, qword ptr [rsp]
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
    ja .L1
.L95:
    movzx ecx, cx
    and rcx, 0x3
    mov al, 0x2
    jne .L97
    cmp byte ptr [r15 + 0x40], 0x0
    je .L97
    movzx edi, byte ptr [rsp + 0x70]
    movzx r11d, byte ptr [rsp + 0x71]
    movzx esi, dil
    movzx r8d, byte ptr [rsp + 0x72]
    movzx edx, byte ptr [rsp + 0x73]
    movzx r9d, byte ptr [rsp + 0x74]
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
    jne .L96
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
    jle .L96
    cmp sil, cl
    jge .L96
    mov ecx, r9d
    and cl, 0x7
    sub cl, bl
    add cl, bpl
    jne .L96
    mov rcx, qword ptr [rsp + 0x98]
    bt rcx, rdx
    jae .L99
.L96:
    mov ecx, r8d
    and cl, -0x8
    cmp cl, 0x38
    jne .L98
    mov ecx, r9d
    and cl, -0x8
    cmp cl, 0x28
    jne .L98
    movzx esi, r11b
    mov ecx, ebx
    sub ecx, r10d
    sub r10d, ebx
    cmovb r10d, ecx
    cmp sil, 0x27
    ja .L98
    cmp dil, 0x27
    ja .L98
    cmp r10d, 0x1
    ja .L98
    mov rcx, qword ptr [rsp + 0x90]
    bt rcx, r9
    jb .L98
    bt rcx, r8
    jb .L98
    mov r10, qword ptr [rsp + 0x98]
    mov r9d, 0x1
    mov ecx, esi
    shl r9, cl
    bt r10, rsi
    jb .L98
    bt r10, rdx
    jb .L98
    cmp byte ptr [rsp + 0xe6], 0x0
    je .L101
    cmp sil, 0x8
    jb .L98
    and sil, 0x7
    dec sil
    cmp sil, 0x5
    ja .L98
    lea rdi, [rsp + 0x60]
    mov esi, 0x1
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov ecx, eax
    mov al, 0x2
    test cl, cl
    je .L102
    jmp .L98
.L97:
    lea rdx, [.D4]
    movzx ecx, byte ptr [rcx + rdx]
    lea rdx, [.D5]
    movsxd rcx, dword ptr [rdx + 4*rcx]
    add rcx, rdx
    jmp rcx
.L98:
    add rsp, 0x248
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L99:
    movzx edx, byte ptr [rsp + 0x1f]
    xor dl, 0x1
    jmp .L100
    movzx edx, byte ptr [rsp + 0x1f]
.L100:
    add dl, dl
    jmp .L103
.L101:
    not r9
    and r9, qword ptr [rsp + 0x78]
    lea r8, [r8 + 2*r8]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    and r9, qword ptr [r10 + 8*r8]
    movzx ecx, byte ptr [r10 + 8*r8 + 0x14]
    imul r9, qword ptr [r10 + 8*r8 + 0x8]
    shr r9, cl
    cmp sil, 0x18
    setae cl
    cmp dil, 0x18
    setae sil
    test sil, cl
    je .L98
    mov ecx, dword ptr [r10 + 8*r8 + 0x10]
    add r9, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rcx + 8*r9]
    not rsi
    mov ecx, edx
    shr rsi, cl
    test sil, 0x1
    je .L98
.L102:
    mov dl, 0x1
.L103:
    xor eax, eax
    jmp .L98
.C0 = 0x5555555555555555 0x5555555555555555
.C1 = 0x3333333333333333 0x3333333333333333
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
.C3 = 0x000000470000000d 0x00000177000000da
.C4 = 0x007c02e800200004 0x0000000000000000

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
