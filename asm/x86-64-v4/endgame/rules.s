# The kernels of endgame/rules, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm endgame/rules --target x86-64-v4
# binary: sha256 028aab9c3c3692df726a994b41d110456b866586f87c4e3742a223863fdcfdb8
# latency: 55 instructions in 165 bytes; innermost loops: .L0 of 26
# throughput: 40 instructions in 126 bytes; innermost loops: .L0 of 17
# plywright::endings::known::Endings::ask: 2174 instructions in 8984 bytes; innermost loops: .L6 of 31, .L11 of 31, .L15 of 2, .L31 of 8, .L36 of 8, .L58 of 26, .L68 of 30, .L93 of 37, .L105 of 24, .L106 of 16, .L107 of 16, .L108 of 8, .L109 of 8
# plywright::endings::layout::Layout::folded: 219 instructions in 884 bytes; innermost loops: none
# plywright::endings::rules::feature::Feature::of: 143 instructions in 352 bytes; innermost loops: none
# plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot: 255 instructions in 1107 bytes; innermost loops: .L0 of 134
# plywright::endings::rules::view::View<R>::checks: 95 instructions in 379 bytes; innermost loops: .L1 of 9
# plywright::endings::rules::view::View<R>::new: 186 instructions in 840 bytes; innermost loops: .L0 of 8, .L1 of 7
# mix of 3167 instructions: 790 mov, 292 movzx, 223 cmp, 209 and, 126 add, 125 jmp, 120 xor, 116 lea, 113 or, 104 je, 81 sub, 78 shl, 60 jne, 50 shr, 48 test, 45 cmovb, 37 push, 35 pop, 31 setb, 30 imul, 30 shrx, 25 bt, 24 ret, 20 andn, 20 blsr, 20 bts, 19 ja, 19 jae, 19 tzcnt, 18 jb, 17 shlx, 15 cmova, 14 inc, 13 jbe, 12 call, 12 popcnt, 12 setne, 11 vmovups, 10 sete, 9 movabs, 8 movsxd, 6 not, 5 btr, 5 cmove, 5 setae, 4 cmovge, 4 cmovs, 4 dec, 4 neg, 4 vpand, 4 vzeroupper, 3 cmovl, 3 vpshufd, 3 vpxor, 2 cmovne, 2 jle, 2 mul, 2 rol, 2 seta, 2 vmovdqu, 2 vmovq, 2 vpaddd, 2 vpbroadcastb, 2 vpbroadcastq, 2 vpor, 2 vpshufb, 2 vpsrlw, 1 cmovbe, 1 cmovg, 1 jge, 1 mulx, 1 setg, 1 setl, 1 sets, 1 vbroadcasti128, 1 vextracti128, 1 vmovd, 1 vmovdqa, 1 vpaddb, 1 vpandd, 1 vpandq, 1 vpbroadcastd, 1 vpermi2q, 1 vpermq, 1 vpmaddwd, 1 vpmovqb, 1 vpmovqd, 1 vpmovzxbq, 1 vpsadbw, 1 vpsllvq, 1 vpsllw, 1 vpsrlvq, 1 vpternlogd, 1 vxorps

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
    mov rdx, qword ptr [rsi + 0x30]
    mov rcx, qword ptr [rsi + 0x38]
    mov rax, rcx
    or rax, rdx
    mov r8, rax
    shr r8
    movabs r9, 0x5555555555555555
    and r9, r8
    sub rax, r9
    movabs r8, 0x3333333333333333
    mov r9, rax
    and r9, r8
    shr rax, 0x2
    and rax, r8
    add rax, r9
    mov r8, rax
    shr r8, 0x4
    add r8, rax
    movabs rax, 0xf0f0f0f0f0f0f0f
    and rax, r8
    movabs r8, 0x101010101010101
    imul r8, rax
    shr r8, 0x39
    mov al, 0x2
    cmp r8d, 0x2
    ja .L0
    test byte ptr [rsi + 0x40], 0xf
    setne r8b
    test rdi, rdi
    sete r9b
    or r9b, byte ptr [rsi + 0x41]
    or r9b, r8b
    test r9b, 0x1
    je .L1
.L0:
    ret
.L1:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x278
    vmovdqu xmm0, xmmword ptr [rsi + 0x30]
    vpermq ymm1, ymm0, 0x51
    mov r8, qword ptr [rsi + 0x18]
    vpbroadcastq ymm2, r8
    and r8, rdx
    popcnt r8, r8
    shl r8d, 0x5
    mov r10, qword ptr [rsi + 0x20]
    mov r9, r10
    and r9, rdx
    popcnt r9, r9
    imul r9d, r9d, 0x47
    mov r11, qword ptr [rsi]
    and rdx, r11
    popcnt rdx, rdx
    and r10, rcx
    popcnt r10, r10
    imul ebx, r10d, 0x2e8
    vmovdqu ymm3, ymmword ptr [rsi + 0x8]
    vpand xmm0, xmm3, xmm0
    vmovq r10, xmm0
    popcnt r10, r10
    vmovdqa ymm0, ymmword ptr [.C0]
    vpermi2q ymm0, ymm2, ymm3
    vpand ymm0, ymm0, ymm1
    vpbroadcastd ymm1, dword ptr [.C1]
    vpand ymm2, ymm0, ymm1
    vbroadcasti128 ymm3, xmmword ptr [rip - 0x21dcb6]
    vpshufb ymm2, ymm3, ymm2
    vpsrlw ymm0, ymm0, 0x4
    vpand ymm0, ymm0, ymm1
    vpshufb ymm0, ymm3, ymm0
    vpaddb ymm0, ymm0, ymm2
    vpxor xmm1, xmm1, xmm1
    vpsadbw ymm0, ymm0, ymm1
    vpmovqd xmm0, ymm0
    vpmaddwd xmm0, xmm0, xmmword ptr [.C2]
    and r11, rcx
    popcnt rcx, r11
    imul ecx, ecx, 0x7c
    add ecx, ebx
    add ecx, r9d
    vpshufd xmm1, xmm0, 0xee
    vpaddd xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm0, xmm1
    vmovd r9d, xmm0
    add r9d, ecx
    lea ecx, [r8 + 4*r10]
    add ecx, edx
    add rcx, r9
    cmp ecx, 0x8b8
    ja .L117
    mov rdx, qword ptr [rdi + 0x18]
    movzx ebx, byte ptr [rdx + rcx]
    mov rcx, rbx
    and rcx, 0x7f
    je .L117
    dec rcx
    cmp rcx, qword ptr [rdi + 0x10]
    jae .L117
    mov rax, qword ptr [rdi + 0x8]
    lea rcx, [rcx + 8*rcx]
    lea r15, [rax + 8*rcx]
    mov eax, ebx
    shr al, 0x7
    movzx edx, al
    mov rdi, r15
    mov r14, rsi
    vzeroupper
    call plywright::endings::layout::Layout::folded
    mov rcx, rax
    mov al, 0x2
    test cl, 0x1
    je .L117
    test bl, bl
    sets dil
    mov rax, rcx
    shr rax, 0x8
    shr rcx, 0x28
    mov byte ptr [rsp + 0x13c], cl
    mov dword ptr [rsp + 0x138], eax
    xor dil, byte ptr [r14 + 0x43]
    mov rsi, qword ptr [r15 + 0x8]
    mov rdx, qword ptr [r15 + 0x10]
    mov byte ptr [rsp + 0x2f], dil
    movzx r8d, dil
    lea rdi, [rsp + 0x80]
    lea rcx, [rsp + 0x138]
    call plywright::endings::rules::view::View<R>::new
    mov r9, qword ptr [r15 + 0x30]
    mov qword ptr [rsp + 0x170], r15
    movzx ecx, word ptr [r15 + 0x38]
    movzx eax, cx
    cmp r9, rax
    jbe .L114
    movabs rdi, 0x55aa55aa55aa55aa
    movzx r11d, byte ptr [rsp + 0x101]
    movzx edx, byte ptr [rsp + 0x106]
    movzx ebx, dl
    mov rcx, rbx
    xor rcx, 0x1
    mov qword ptr [rsp + 0x130], rcx
    mov ecx, ebx
    xor cl, 0x1
    mov byte ptr [rsp + 0x34], cl
    mov r12, qword ptr [rsp + 0x88]
    test bl, bl
    mov ecx, 0x38
    mov esi, 0x8
    cmovne esi, ecx
    mov dword ptr [rsp + 0x160], esi
    mov dword ptr [rsp + 0x30], edx
    imul ecx, edx, 0x38
    mov dword ptr [rsp + 0x164], ecx
    cmp r12, 0x8
    mov r10d, 0x8
    cmovb r10, r12
    test r12, r12
    sete cl
    lea edx, [r12 - 0x1]
    and edx, 0x7
    mov qword ptr [rsp + 0x1c8], rdx
    movzx edx, byte ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x1b8], rdx
    bt rdi, rdx
    setb byte ptr [rsp + 0xf]
    movzx edx, byte ptr [rsp + 0x91]
    mov qword ptr [rsp + 0x1b0], rdx
    bt rdi, rdx
    setb byte ptr [rsp + 0x1b]
    movzx edx, byte ptr [rsp + 0x92]
    mov qword ptr [rsp + 0x1a8], rdx
    bt rdi, rdx
    setb byte ptr [rsp + 0x2e]
    mov rdx, qword ptr [rsp + 0xb8]
    mov r14, qword ptr [rsp + 0xa8]
    andn rsi, rdx, r14
    mov rdi, rsi
    bts rdi, r11
    mov qword ptr [rsp + 0x1c0], rdi
    blsr rdi, rdi
    sete r13b
    mov rdi, qword ptr [rsp + 0xa0]
    mov r15, rdx
    or r15, rdi
    mov r8, qword ptr [rsp + 0xb0]
    andn rdi, r8, rdi
    mov qword ptr [rsp + 0x78], r9
    movzx ebp, byte ptr [rsp + 0x100]
    mov r9, rdi
    bts r9, rbp
    mov qword ptr [rsp + 0x1e8], r9
    blsr r9, r9
    sete r9b
    or r14, r8
    test rdi, rdx
    setne dl
    shl dl, 0x2
    test rsi, r8
    setne sil
    shl sil, 0x3
    or sil, dl
    mov byte ptr [rsp + 0x35], sil
    or r13b, cl
    mov byte ptr [rsp + 0x37], r13b
    or r9b, cl
    mov byte ptr [rsp + 0x36], r9b
    mov rcx, qword ptr [rsp + 0x98]
    mov qword ptr [rsp + 0x150], rcx
    not rcx
    mov qword ptr [rsp + 0x1e0], rcx
    not r15
    mov qword ptr [rsp + 0x1d0], r15
    mov r15, r12
    not r14
    mov qword ptr [rsp + 0x1d8], r14
    mov ecx, ebp
    and ecx, 0x7
    mov dword ptr [rsp + 0x20], ecx
    mov qword ptr [rsp + 0x140], rbp
    mov ecx, ebp
    mov rbp, qword ptr [rsp + 0x78]
    shr ecx, 0x3
    mov dword ptr [rsp + 0x1c], ecx
    mov ecx, r11d
    and ecx, 0x7
    mov dword ptr [rsp + 0x28], ecx
    mov qword ptr [rsp + 0x148], r11
    mov ecx, r11d
    shr ecx, 0x3
    mov dword ptr [rsp + 0x24], ecx
    movzx ecx, byte ptr [rsp + 0x104]
    mov byte ptr [rsp + 0x120], cl
    mov rcx, qword ptr [rsp + 0x170]
    mov r13, qword ptr [rcx + 0x28]
    mov rdi, qword ptr [rsp + 0x80]
    lea rcx, [rdi + 2*r12]
    mov qword ptr [rsp + 0x128], rcx
    mov qword ptr [rsp + 0x158], rbx
    lea ecx, [8*rbx]
    mov dword ptr [rsp + 0x5c], ecx
    movzx ecx, byte ptr [rsp + 0x93]
    mov qword ptr [rsp + 0x198], rcx
    movabs rdx, 0x55aa55aa55aa55aa
    shrx rcx, rdx, rcx
    mov qword ptr [rsp + 0x1a0], rcx
    movzx ecx, byte ptr [rsp + 0x105]
    mov qword ptr [rsp + 0x118], rcx
    movzx ecx, byte ptr [rsp + 0x94]
    mov qword ptr [rsp + 0x190], rcx
    movzx ecx, byte ptr [rsp + 0x95]
    mov qword ptr [rsp + 0x188], rcx
    movzx ecx, byte ptr [rsp + 0x96]
    mov qword ptr [rsp + 0x180], rcx
    movzx ecx, byte ptr [rsp + 0x97]
    mov qword ptr [rsp + 0x178], rcx
    lea rcx, [rdi - 0x2]
    mov qword ptr [rsp + 0x168], rcx
    mov qword ptr [rsp + 0x50], r12
    mov r12, r10
    mov qword ptr [rsp + 0x68], r10
    mov qword ptr [rsp + 0x70], r13
    mov qword ptr [rsp + 0x10], rdi
    jmp .L4
.L2:
    xor eax, eax
    nop
.L3:
    shrx rax, rbx, rax
    and eax, 0x1
    movzx ecx, word ptr [r14 + 2*rax + 0x8]
    movzx eax, cx
    cmp rbp, rax
    jbe .L114
.L4:
    shl rax, 0x4
    lea r14, [rax + r13]
    mov rbx, qword ptr [r13 + rax]
    mov edi, dword ptr [r13 + rax + 0xc]
    call plywright::endings::rules::feature::Feature::of
    movzx eax, al
    lea rcx, [.D0]
    movsxd rax, dword ptr [rcx + 4*rax]
    add rax, rcx
    jmp rax
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
    jmp .L3
    test byte ptr [rsp + 0x120], 0x1
    jne .L79
    mov qword ptr [rsp + 0x60], rbx
    mov qword ptr [rsp + 0x48], r14
    mov rax, qword ptr [rsp + 0x130]
    mov rbx, qword ptr [rsp + 8*rax + 0xb0]
    mov rsi, qword ptr [rsp + 0x158]
    movzx eax, byte ptr [rsp + rsi + 0x100]
    mov qword ptr [rsp + 0x40], rax
    lea r12, [rsp + 0x80]
    mov rdi, r12
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov byte ptr [rsp + 0x110], al
    movzx r14d, byte ptr [rsp + 0x34]
    mov rdi, r12
    mov esi, r14d
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov byte ptr [rsp + 0x38], al
    mov qword ptr [rsp + 0x118], rbx
    not rbx
    mov qword ptr [rsp + 0x120], rbx
    xor r13d, r13d
    mov r15, qword ptr [rsp + 0x10]
    xor ebp, ebp
    mov rsi, qword ptr [rsp + 0x128]
.L5:
    mov edx, dword ptr [rsp + 0x30]
    jmp .L8
.L6:
    mov rbx, qword ptr [rsp + 8*rcx + 0xc0]
    and rbx, qword ptr [rsp + 0x120]
.L7:
    and rbx, qword ptr [rsp + 0x1e0]
    jne .L10
.L8:
    cmp r15, rsi
    je .L77
    mov rax, r15
    mov r12, r13
    add r15, 0x2
    inc r13
    cmp byte ptr [rax], dl
    jne .L8
    mov ecx, r12d
    and ecx, 0x7
    movzx eax, byte ptr [rax + 0x1]
    test eax, eax
    je .L9
    cmp eax, 0x5
    je .L6
    mov rbx, qword ptr [rsp + 8*rcx + 0xc0]
    jmp .L7
.L9:
    movzx eax, byte ptr [rsp + rcx + 0x90]
    mov ecx, eax
    and cl, -0x8
    xor cl, byte ptr [rsp + 0x164]
    cmp cl, 0x30
    je .L8
    add al, byte ptr [rsp + 0x160]
    mov ecx, 0x1
    shlx rbx, rcx, rax
    jmp .L7
.L10:
    movabs rax, -0x3333333333333333
    mov rdx, r12
    mulx rax, rax, rax
    shr rax, 0x2
    lea rax, [rax + 4*rax]
    sub r12, rax
    jmp .L13
.L11:
    mov rsi, qword ptr [rsp + 0x128]
.L12:
    blsr rbx, rbx
    je .L5
.L13:
    lea rcx, [rsp + 0x90]
    movzx eax, byte ptr [rcx + 0x4]
    mov byte ptr [rsp + 0x10c], al
    mov eax, dword ptr [rcx]
    mov dword ptr [rsp + 0x108], eax
    tzcnt rax, rbx
    mov byte ptr [rsp + r12 + 0x108], al
    lea rdi, [rsp + 0x1f0]
    lea rcx, [rsp + 0x108]
    mov rsi, qword ptr [rsp + 0x10]
    mov rdx, qword ptr [rsp + 0x50]
    mov r8d, r14d
    call plywright::endings::rules::view::View<R>::new
    mov rax, qword ptr [rsp + 0x130]
    mov rax, qword ptr [rsp + 8*rax + 0x220]
    mov rcx, qword ptr [rsp + 0x158]
    movzx ecx, byte ptr [rsp + rcx + 0x270]
    bt rax, rcx
    jb .L11
    movzx esi, byte ptr [rsp + 0x276]
    lea rdi, [rsp + 0x1f0]
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    test al, al
    jne .L11
    inc bpl
    cmp bpl, 0x3
    mov rsi, qword ptr [rsp + 0x128]
    jne .L12
    mov bpl, 0x18
    mov edx, dword ptr [rsp + 0x30]
    jmp .L78
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x90]
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
    shr al, 0x3
    shr cl, 0x3
    jmp .L14
    movzx eax, dl
    and eax, 0x1
    movzx edx, byte ptr [rsp + rax + 0x102]
    cmp r15, rdx
    jbe .L16
    mov eax, edx
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x90]
    mov eax, ecx
    and al, 0x7
    mov rdi, qword ptr [rsp + 0x10]
    cmp byte ptr [rdi + 2*rdx], 0x0
    mov qword ptr [rsp + 0x48], r14
    mov qword ptr [rsp + 0x60], rbx
    je .L90
    add cl, 0x38
    mov r8b, 0x1
    mov rdx, qword ptr [rsp + 0x130]
    mov byte ptr [rsp + 0x38], dl
    mov rdx, qword ptr [rsp + 0x140]
    mov byte ptr [rsp + 0x40], dl
    mov rsi, qword ptr [rsp + 0x148]
    jmp .L92
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0x102]
    cmp r15, rax
    jbe .L17
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x90]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rax], 0x1
    jne .L18
    movzx edx, cl
    shr edx, 0x3
    mov eax, dword ptr [rsp + 0x24]
    mov edi, dword ptr [rsp + 0x28]
    mov esi, edx
    jmp .L19
    movzx eax, dl
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x90]
    mov eax, ecx
    and eax, 0x7
    mov edx, eax
    mov esi, dword ptr [rsp + 0x20]
    sub edx, esi
    sub esi, eax
    cmovb esi, edx
    shr ecx, 0x3
    mov edx, ecx
    mov edi, dword ptr [rsp + 0x1c]
    sub edx, edi
    sub edi, ecx
    cmovb edi, edx
    cmp esi, edi
    cmova edi, esi
    mov edx, eax
    mov esi, dword ptr [rsp + 0x28]
    sub edx, esi
    sub esi, eax
    cmovb esi, edx
    mov edx, ecx
    mov eax, dword ptr [rsp + 0x24]
    sub edx, eax
    sub eax, ecx
    cmovb eax, edx
    jmp .L53
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0x102]
    cmp r15, rax
    mov qword ptr [rsp + 0x60], rbx
    jbe .L21
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x90]
    mov esi, ecx
    and sil, 0x7
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rax], 0x0
    je .L22
    mov edi, ecx
    shr dil, 0x3
    add cl, 0x38
    mov r10b, 0x1
    mov r8d, dword ptr [rsp + 0x1c]
    mov r9d, dword ptr [rsp + 0x20]
    mov edx, dword ptr [rsp + 0x28]
    mov eax, dword ptr [rsp + 0x24]
    jmp .L23
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0x102]
    cmp r15, rcx
    jbe .L24
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rcx], 0x0
    je .L25
    add al, 0x38
    mov ecx, eax
    and cl, 0x3f
    movzx ecx, cl
    mov edx, 0x1
    shlx rdx, rdx, rax
    mov rsi, rdx
    shr rsi, 0x10
    shr rdx, 0x8
    or rdx, rsi
    bts rdx, rax
    mov rax, rdx
    shr rax, 0x10
    mov rsi, rdx
    shr rsi, 0x8
    or rsi, rax
    or rsi, rdx
    mov rdx, rsi
    shr rdx, 0x8
    or rdx, rsi
    mov al, 0x1
    jmp .L26
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0x102]
    cmp r15, rcx
    jbe .L27
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rcx], 0x1
    jne .L28
    mov ecx, eax
    shr cl, 0x3
    mov r10b, 0x7
    sub r10b, cl
    xor edi, edi
    mov ecx, dword ptr [rsp + 0x1c]
    mov r9d, ecx
    mov ecx, dword ptr [rsp + 0x20]
    jmp .L29
    mov rbp, r13
    mov r13, r15
    mov r15, r12
    mov r12, rbx
    mov rbx, r14
    lea r14, [rsp + 0x80]
    mov rdi, r14
    xor esi, esi
    call plywright::endings::rules::view::View<R>::checks
    mov byte ptr [rsp + 0x40], al
    mov rdi, r14
    mov r14, rbx
    mov rbx, r12
    mov r12, r15
    mov r15, r13
    mov r13, rbp
    mov esi, 0x1
    call plywright::endings::rules::view::View<R>::checks
    shl al, 0x3
    add al, byte ptr [rsp + 0x40]
    mov rbp, qword ptr [rsp + 0x78]
    jmp .L3
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x90]
    and eax, 0x7
    movzx edx, byte ptr [rsp + rax + 0x90]
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
    movzx eax, cl
    movzx ecx, dl
    mov edx, ecx
    sub edx, eax
    sub eax, ecx
    cmovb eax, edx
    jmp .L20
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rcx, qword ptr [rax + rcx + 0x8]
    and ecx, 0x7
    and edx, 0x7
    movzx eax, byte ptr [rsp + rdx + 0x90]
    movzx ecx, byte ptr [rsp + rcx + 0x90]
    mov edx, eax
    and edx, 0x7
    mov esi, ecx
    and esi, 0x7
    mov edi, esi
    sub edi, edx
    sub edx, esi
    cmovb edx, edi
    shr eax, 0x3
    shr ecx, 0x3
    mov esi, ecx
    sub esi, eax
    sub eax, ecx
    cmovb eax, esi
    cmp edx, eax
    cmova eax, edx
    or al, byte ptr [rsp + 0x5c]
    jmp .L3
    and dl, 0xf
    movzx ecx, dl
    shl ecx, 0x4
    lea rdx, [.D1]
    mov rax, qword ptr [rcx + rdx]
    and eax, 0x7
    cmp rax, r15
    jae .L41
    mov rsi, qword ptr [rsp + 0x10]
    movzx esi, byte ptr [rsi + 2*rax]
    mov edi, esi
    xor edi, 0x1
    mov rdi, qword ptr [rsp + 8*rdi + 0xb0]
    or rdi, qword ptr [rsp + 8*rsi + 0xa0]
    andn rax, rdi, qword ptr [rsp + 8*rax + 0xc0]
    xor esi, esi
    popcnt rsi, rax
    cmp sil, 0x7
    mov eax, 0x7
    cmovb eax, esi
    jmp .L42
    test r15, r15
    je .L2
    mov rdi, qword ptr [rsp + 0x10]
    cmp byte ptr [rdi + 0x1], 0x5
    jne .L81
    xor edx, edx
    xor eax, eax
    jmp .L82
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x90]
    and eax, 0x7
    movzx edx, byte ptr [rsp + rax + 0x90]
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
    mov eax, 0xfc
    cmovl ecx, eax
    cmp cl, 0x3
    mov esi, 0x3
    cmovge ecx, esi
    add cl, 0x4
    movzx edx, dl
    cmp dl, -0x3
    cmovge eax, edx
    cmp al, 0x3
    cmovge eax, esi
    shl al, 0x3
    add al, 0x20
    or al, cl
    jmp .L3
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x90]
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
    and al, 0x7
    and cl, 0x7
.L14:
    sub al, cl
    add al, 0x8
    jmp .L3
    movzx eax, dl
    cmp r15, rax
    jbe .L2
    mov rdi, qword ptr [rsp + 0x10]
    movzx ecx, byte ptr [rdi + 2*rax]
    and eax, 0x7
    mov edx, ecx
    xor edx, 0x1
    mov rdx, qword ptr [rsp + 8*rdx + 0xb0]
    or rdx, qword ptr [rsp + 8*rcx + 0xa0]
    andn rax, rdx, qword ptr [rsp + 8*rax + 0xc0]
    xor ecx, ecx
    popcnt rcx, rax
    cmp cl, 0xf
    mov eax, 0xf
    cmovb eax, ecx
    jmp .L3
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0x102]
    cmp r15, rcx
    jbe .L43
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rcx], 0x1
    jne .L44
    add al, 0x38
    jmp .L45
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
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
    movzx esi, al
    cmp cl, sil
    cmovb esi, ecx
    cmp sil, dl
    mov eax, edx
    cmovb eax, esi
    cmovbe esi, edx
    cmp sil, 0x2
    setb cl
    shl cl, 0x2
    or al, byte ptr [rsp + 0x5c]
    or al, cl
    jmp .L3
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0x102]
    cmp r15, rcx
    jbe .L46
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rcx], 0x0
    je .L47
    mov ecx, eax
    shr cl, 0x3
    add al, 0x38
    mov r8b, 0x1
    mov edx, dword ptr [rsp + 0x1c]
    mov esi, dword ptr [rsp + 0x20]
    mov r9d, dword ptr [rsp + 0x28]
    mov edi, dword ptr [rsp + 0x24]
    jmp .L48
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0x102]
    cmp r15, rcx
    jbe .L49
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
    and al, 0x7
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rcx], 0x0
    je .L50
    jmp .L51
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
    shr al, 0x3
    or al, byte ptr [rsp + 0x5c]
    jmp .L3
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0x102]
    cmp r15, rax
    jbe .L54
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x90]
    mov edx, ecx
    and dl, 0x7
    mov rsi, qword ptr [rsp + 0x10]
    cmp byte ptr [rsi + 2*rax], 0x1
    jne .L55
    shr cl, 0x3
    mov eax, dword ptr [rsp + 0x1c]
    mov esi, dword ptr [rsp + 0x20]
    jmp .L56
    cmp byte ptr [rsp + 0x37], 0x0
    je .L57
    xor eax, eax
    jmp .L65
    test r15, r15
    je .L80
    mov rax, qword ptr [rsp + 0x1c8]
    movzx eax, byte ptr [rsp + rax + 0x90]
    movabs rcx, 0x55aa55aa55aa55aa
    shrx rax, rcx, rax
    mov ecx, eax
    and cl, 0x1
    cmp r15, 0x1
    jne .L89
    xor edx, edx
    movzx eax, byte ptr [rsp + 0xf]
    mov esi, eax
    xor edi, edi
    mov eax, ecx
    jmp .L103
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
    and al, 0x7
    or al, byte ptr [rsp + 0x5c]
    jmp .L3
    movzx r8d, dl
    cmp r15, r8
    jbe .L2
    mov qword ptr [rsp + 0x60], rbx
    mov qword ptr [rsp + 0x48], r14
    mov edx, r8d
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x90]
    mov r9, qword ptr [rsp + 0x10]
    movzx esi, byte ptr [r9 + 2*r8]
    mov rdi, qword ptr [rsp + 8*rsi + 0xa0]
    mov rax, -0x2
    rol rax, cl
    xor esi, 0x1
    mov rsi, qword ptr [rsp + 8*rsi + 0xb0]
    btr rdi, rcx
    not rdi
    andn rsi, rsi, rdi
    mov edx, edx
    mov rdx, qword ptr [rsp + 8*rdx + 0xc0]
    and rdx, rsi
    je .L98
    mov rdi, qword ptr [rsp + 0x150]
    btr rdi, rcx
    movzx ecx, byte ptr [r9 + 2*r8 + 0x1]
    lea r8, [.D2]
    movsxd rcx, dword ptr [r8 + 4*rcx]
    add rcx, r8
    jmp rcx
    mov rcx, rdx
.L15:
    blsr rcx, rcx
    jne .L15
    jmp .L110
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and eax, 0x7
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x90]
    movzx eax, byte ptr [rsp + rax + 0x90]
    shl ecx, 0x6
    lea rdx, [plywright::endings::rules::view::HOPS]
    add rdx, rcx
    movzx eax, byte ptr [rax + rdx]
    or al, byte ptr [rsp + 0x5c]
    jmp .L3
.L16:
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x90]
    mov eax, ecx
    and al, 0x7
    or al, 0x38
    test r15, r15
    mov rdi, qword ptr [rsp + 0x10]
    je .L97
    mov qword ptr [rsp + 0x60], rbx
    mov qword ptr [rsp + 0x48], r14
    jmp .L91
.L17:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x90]
.L18:
    mov eax, ecx
    shr al, 0x3
    movzx edx, al
    lea eax, [rdx - 0x7]
    mov esi, eax
    neg esi
    cmovs esi, eax
    mov eax, dword ptr [rsp + 0x1c]
    mov edi, dword ptr [rsp + 0x20]
.L19:
    and cl, 0x7
    movzx ecx, cl
    mov r8d, ecx
    sub r8d, edi
    sub edi, ecx
    cmovb edi, r8d
    mov ecx, edx
    sub ecx, eax
    sub eax, edx
    cmovb eax, ecx
    cmp edi, eax
    cmova eax, edi
.L20:
    shl al, 0x3
    or al, sil
    jmp .L3
.L21:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x90]
    mov esi, ecx
    and sil, 0x7
.L22:
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
.L23:
    cmp byte ptr [rsp + 0x30], r10b
    setne r10b
    mov r11d, esi
    and r11b, 0x7
    movzx r11d, r11b
    mov ebx, r11d
    sub ebx, r9d
    sub r9d, r11d
    cmovb r9d, ebx
    shr sil, 0x3
    movzx esi, sil
    mov r11d, esi
    sub r11d, r8d
    sub r8d, esi
    cmovb r8d, r11d
    cmp r9d, r8d
    cmova r8d, r9d
    add r10b, dil
    sub r8b, r10b
    add r8b, 0x4
    movzx esi, r8b
    xor edi, edi
    test sil, sil
    cmovg edi, esi
    cmp dil, 0x7
    mov esi, 0x7
    cmovl esi, edi
    mov edi, ecx
    and dil, 0x7
    movzx edi, dil
    mov r8d, edi
    sub r8d, edx
    sub edx, edi
    cmovb edx, r8d
    shr cl, 0x3
    and cl, 0x7
    movzx ecx, cl
    mov edi, ecx
    sub edi, eax
    sub eax, ecx
    cmovb eax, edi
    cmp edx, eax
    cmova eax, edx
    shl al, 0x3
    or al, sil
    mov rbx, qword ptr [rsp + 0x60]
    jmp .L3
.L24:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x90]
.L25:
    add al, 0x8
    mov ecx, eax
    and cl, 0x3f
    movzx ecx, cl
    movabs rdx, 0x10101010101
    shlx rdx, rdx, rax
    xor eax, eax
.L26:
    movzx eax, al
    test qword ptr [rsp + 8*rax + 0xa0], rdx
    setne sil
    add sil, sil
    mov rdi, qword ptr [rsp + 8*rax + 0xb0]
    xor al, 0x1
    movzx r8d, al
    test qword ptr [rsp + 8*r8 + 0xa0], rdx
    setne al
    shl al, 0x2
    mov r8, qword ptr [rsp + 8*r8 + 0xb0]
    shrx r9, r8, rcx
    shl r9b, 0x3
    and r9b, 0x8
    shrx rcx, rdi, rcx
    shl cl, 0x4
    and cl, 0x10
    andn rdx, rdi, rdx
    test rdx, r8
    setne dl
    shl dl, 0x5
    or al, sil
    or al, r9b
    or al, cl
    or al, dl
    add al, byte ptr [rsp + 0x30]
    jmp .L3
.L27:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x90]
.L28:
    mov r10d, eax
    shr r10b, 0x3
    mov dil, 0x1
    mov ecx, dword ptr [rsp + 0x24]
    mov r9d, ecx
    mov ecx, dword ptr [rsp + 0x28]
.L29:
    mov edx, ecx
    mov qword ptr [rsp + 0x48], r14
    mov r8d, eax
    and r8b, 0x7
    mov ecx, 0x1
    shlx rax, rcx, rax
    mov qword ptr [rsp + 0x110], rax
    movzx esi, dl
    movzx edx, r8b
    cmp sil, dl
    mov eax, edx
    cmovb eax, esi
    mov dword ptr [rsp + 0x40], eax
    mov r11d, edx
    cmova r11d, esi
    test dil, dil
    mov qword ptr [rsp + 0x60], rbx
    je .L34
    mov byte ptr [rsp + 0x38], r9b
    xor r15d, r15d
    xor eax, eax
    xor edi, edi
    xor r14d, r14d
    xor ebp, ebp
.L30:
    mov r9, r12
    cmp r15, r12
    cmova r9, r15
    mov rcx, qword ptr [rsp + 0x168]
    lea rbx, [rcx + 2*r15]
.L31:
    cmp r9, r15
    je .L38
    inc r15
    movzx ecx, byte ptr [rbx + 0x3]
    add cl, -0x3
    add rbx, 0x2
    cmp cl, 0x1
    ja .L31
    movzx r9d, byte ptr [rsp + r15 + 0x8f]
    mov ecx, r9d
    and cl, 0x7
    cmp cl, r8b
    sete r13b
    shr r9b, 0x3
    cmp r9b, r10b
    setb r12b
    and r12b, r13b
    cmp byte ptr [rbx], 0x0
    jne .L33
    cmp byte ptr [rsp + 0x40], cl
    setb bl
    cmp cl, r11b
    setb cl
    and cl, bl
    or cl, bpl
    and cl, 0x1
    cmp byte ptr [rsp + 0x38], r9b
    setb r9b
    or r9b, r14b
    and r9b, 0x1
    or dil, r12b
    mov r14d, r9d
    mov ebp, ecx
.L32:
    mov r12, qword ptr [rsp + 0x68]
    mov r13, qword ptr [rsp + 0x70]
    jmp .L30
.L33:
    mov rcx, qword ptr [rsp + 0x110]
    test qword ptr [rsp + 8*r15 + 0xb8], rcx
    movzx ecx, r12b
    mov r9d, 0x1
    cmove r9d, ecx
    or r9b, al
    mov eax, r9d
    jmp .L32
.L34:
    mov byte ptr [rsp + 0x38], r10b
    mov r15b, 0x7
    sub r15b, r9b
    xor eax, eax
    xor r13d, r13d
    xor edi, edi
    xor r14d, r14d
    xor ebp, ebp
.L35:
    mov r9, r12
    cmp r13, r12
    cmova r9, r13
    mov rcx, qword ptr [rsp + 0x168]
    lea rbx, [rcx + 2*r13]
.L36:
    cmp r9, r13
    je .L39
    inc r13
    movzx ecx, byte ptr [rbx + 0x3]
    add cl, -0x3
    add rbx, 0x2
    cmp cl, 0x1
    ja .L36
    movzx r12d, byte ptr [rsp + r13 + 0x8f]
    mov ecx, r12d
    and cl, 0x7
    cmp cl, r8b
    sete r10b
    shr r12b, 0x3
    mov r9b, 0x7
    sub r9b, r12b
    cmp r9b, byte ptr [rsp + 0x38]
    setb r12b
    and r12b, r10b
    cmp byte ptr [rbx], 0x0
    je .L37
    cmp byte ptr [rsp + 0x40], cl
    setb r10b
    cmp cl, r11b
    setb cl
    and cl, r10b
    or cl, bpl
    and cl, 0x1
    cmp r15b, r9b
    setb r9b
    or r9b, r14b
    and r9b, 0x1
    or dil, r12b
    mov r14d, r9d
    mov ebp, ecx
    mov r12, qword ptr [rsp + 0x68]
    jmp .L35
.L37:
    mov rcx, qword ptr [rsp + 0x110]
    test qword ptr [rsp + 8*r13 + 0xb8], rcx
    movzx ecx, r12b
    mov r9d, 0x1
    cmove r9d, ecx
    or r9b, al
    mov eax, r9d
    mov r12, qword ptr [rsp + 0x68]
    jmp .L35
.L38:
    movzx r15d, byte ptr [rsp + 0x38]
    jmp .L40
.L39:
    mov r13, qword ptr [rsp + 0x70]
    movzx r10d, byte ptr [rsp + 0x38]
.L40:
    mov ecx, esi
    sub ecx, edx
    sub edx, esi
    cmovb edx, ecx
    cmp r15b, r10b
    seta cl
    shl cl, 0x4
    add r14b, r14b
    shl dil, 0x2
    shl al, 0x3
    add al, dil
    add al, r14b
    add al, cl
    cmp dl, 0x2
    setb cl
    shl cl, 0x5
    or al, bpl
    or al, cl
    mov rbp, qword ptr [rsp + 0x78]
    jmp .L111
.L41:
    xor eax, eax
.L42:
    mov rcx, qword ptr [rcx + rdx + 0x8]
    and ecx, 0x7
    cmp rcx, r15
    jae .L3
    mov rdi, qword ptr [rsp + 0x10]
    movzx edx, byte ptr [rdi + 2*rcx]
    mov esi, edx
    xor esi, 0x1
    mov rsi, qword ptr [rsp + 8*rsi + 0xb0]
    or rsi, qword ptr [rsp + 8*rdx + 0xa0]
    andn rcx, rsi, qword ptr [rsp + 8*rcx + 0xc0]
    popcnt rcx, rcx
    cmp cl, 0x7
    mov edx, 0x7
    cmovb edx, ecx
    shl dl, 0x3
    or dl, al
    mov eax, edx
    jmp .L3
.L43:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x90]
.L44:
    add al, 0x8
.L45:
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
    jmp .L52
.L46:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x90]
.L47:
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
.L48:
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
    mov eax, 0x4
    cmovl eax, edx
    add al, 0x3
    or al, cl
    jmp .L3
.L49:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x90]
    and al, 0x7
.L50:
    or al, 0x38
.L51:
    mov ecx, eax
    and cl, 0x7
    movzx ecx, cl
    mov edx, ecx
    mov esi, dword ptr [rsp + 0x20]
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr al, 0x3
.L52:
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
    sub eax, edx
    cmovb eax, ecx
.L53:
    cmp esi, eax
    cmova eax, esi
    shl al, 0x3
    or al, dil
    jmp .L3
.L54:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x90]
    mov edx, ecx
    and dl, 0x7
.L55:
    or dl, 0x38
    shr cl, 0x3
    movzx eax, cl
    add eax, -0x7
    mov ecx, eax
    neg ecx
    cmovs ecx, eax
    mov eax, dword ptr [rsp + 0x24]
    mov esi, dword ptr [rsp + 0x28]
.L56:
    mov edi, edx
    and dil, 0x7
    movzx edi, dil
    mov r8d, edi
    sub r8d, esi
    sub esi, edi
    cmovb esi, r8d
    shr dl, 0x3
    movzx edx, dl
    mov edi, edx
    sub edi, eax
    sub eax, edx
    cmovb eax, edi
    cmp esi, eax
    cmova eax, esi
    shl al, 0x3
    or al, cl
    jmp .L3
.L57:
    mov qword ptr [rsp + 0x48], r14
    xor eax, eax
    mov r14, qword ptr [rsp + 0x1c0]
    mov rdi, qword ptr [rsp + 0x10]
    jmp .L59
.L58:
    inc rax
    cmp rax, r12
    mov rdi, qword ptr [rsp + 0x10]
    je .L101
.L59:
    cmp byte ptr [rdi + 2*rax], 0x0
    jne .L58
    mov rcx, qword ptr [rsp + 8*rax + 0xc0]
    and rcx, qword ptr [rsp + 0x1d0]
    je .L58
    movzx esi, byte ptr [rsp + rax + 0x90]
    mov rdx, qword ptr [rsp + 0x150]
    btr rdx, rsi
    mov rsi, qword ptr [rsp + 0x10]
    movzx esi, byte ptr [rsi + 2*rax + 0x1]
.L60:
    tzcnt rdi, rcx
    cmp esi, 0x4
    ja .L63
    mov r8d, esi
    lea r9, [.D3]
    movsxd r10, dword ptr [r9 + 4*r8]
    add r10, r9
    mov r8, rsi
    jmp r10
    shl edi, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rdi + r8]
    and r8, r14
    blsr rdi, r8
    je .L62
    jmp .L64
    lea rdi, [rdi + 2*rdi]
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov r9d, dword ptr [r8 + 8*rdi + 0x10]
    movzx r10d, byte ptr [r8 + 8*rdi + 0x14]
    mov r11, qword ptr [r8 + 8*rdi]
    and r11, rdx
    imul r11, qword ptr [r8 + 8*rdi + 0x8]
    shrx r10, r11, r10
    add r10, r9
    mov r11d, dword ptr [r8 + 8*rdi + 0x610]
    mov r9, r13
    mov r13, r15
    mov r15, rbp
    mov rbp, r12
    mov r12, rbx
    mov rbx, qword ptr [r8 + 8*rdi + 0x600]
    and rbx, rdx
    imul rbx, qword ptr [r8 + 8*rdi + 0x608]
    movzx edi, byte ptr [r8 + 8*rdi + 0x614]
    shrx rdi, rbx, rdi
    mov rbx, r12
    mov r12, rbp
    mov rbp, r15
    mov r15, r13
    mov r13, r9
    add rdi, r11
    lea r9, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [r9 + 8*rdi]
    or r8, qword ptr [r9 + 8*r10]
    and r8, r14
    blsr rdi, r8
    je .L62
    jmp .L64
    lea rdi, [rdi + 2*rdi]
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov r9d, dword ptr [r8 + 8*rdi + 0x610]
    movzx r10d, byte ptr [r8 + 8*rdi + 0x614]
    mov r11, qword ptr [r8 + 8*rdi + 0x600]
    and r11, rdx
    imul r11, qword ptr [r8 + 8*rdi + 0x608]
    jmp .L61
    lea rdi, [rdi + 2*rdi]
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov r9d, dword ptr [r8 + 8*rdi + 0x10]
    movzx r10d, byte ptr [r8 + 8*rdi + 0x14]
    mov r11, qword ptr [r8 + 8*rdi]
    and r11, rdx
    imul r11, qword ptr [r8 + 8*rdi + 0x8]
.L61:
    shrx rdi, r11, r10
    add rdi, r9
    lea r8, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [r8 + 8*rdi]
    and r8, r14
    blsr rdi, r8
    jne .L64
.L62:
    blsr rcx, rcx
    jne .L60
    jmp .L58
.L63:
    shl edi, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rdi + r8 + 0x8]
    and r8, r14
    blsr rdi, r8
    je .L62
.L64:
    mov al, 0x10
    mov r14, qword ptr [rsp + 0x48]
.L65:
    mov rdi, qword ptr [rsp + 0x10]
.L66:
    mov rcx, qword ptr [rsp + 0x130]
    mov rcx, qword ptr [rsp + 8*rcx + 0xb0]
    mov rdx, qword ptr [rsp + 0x158]
    movzx edx, byte ptr [rsp + rdx + 0x100]
    cmp byte ptr [rsp + 0x36], 0x0
    je .L67
    xor esi, esi
    jmp .L76
.L67:
    mov qword ptr [rsp + 0x38], rdx
    mov qword ptr [rsp + 0x40], rcx
    xor esi, esi
    jmp .L69
.L68:
    inc rsi
    cmp rsi, r12
    mov rdi, qword ptr [rsp + 0x10]
    je .L104
.L69:
    cmp byte ptr [rdi + 2*rsi], 0x0
    je .L68
    mov rdi, qword ptr [rsp + 8*rsi + 0xc0]
    and rdi, qword ptr [rsp + 0x1d8]
    je .L68
    movzx r9d, byte ptr [rsp + rsi + 0x90]
    mov r8, qword ptr [rsp + 0x150]
    btr r8, r9
    mov rcx, qword ptr [rsp + 0x10]
    movzx r9d, byte ptr [rcx + 2*rsi + 0x1]
.L70:
    mov rdx, rbx
    mov rcx, r14
    tzcnt r10, rdi
    cmp r9d, 0x4
    ja .L73
    mov r11d, r9d
    lea rbx, [.D4]
    movsxd r14, dword ptr [rbx + 4*r11]
    add r14, rbx
    mov r11, r9
    jmp r14
    shl r10d, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [r10 + r11]
    and r11, qword ptr [rsp + 0x1e8]
    blsr r10, r11
    je .L72
    jmp .L74
    lea r10, [r10 + 2*r10]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [r11 + 8*r10 + 0x10]
    movzx r14d, byte ptr [r11 + 8*r10 + 0x14]
    mov r15, qword ptr [r11 + 8*r10]
    and r15, r8
    imul r15, qword ptr [r11 + 8*r10 + 0x8]
    shrx r14, r15, r14
    add r14, rbx
    lea rbx, [plywright::sliders::magic::TABLE]
    mov r15d, dword ptr [r11 + 8*r10 + 0x610]
    mov r12, qword ptr [r11 + 8*r10 + 0x600]
    and r12, r8
    imul r12, qword ptr [r11 + 8*r10 + 0x608]
    movzx r10d, byte ptr [r11 + 8*r10 + 0x614]
    shrx r10, r12, r10
    mov r12, qword ptr [rsp + 0x68]
    add r10, r15
    mov r15, qword ptr [rsp + 0x50]
    mov r11, qword ptr [rbx + 8*r10]
    or r11, qword ptr [rbx + 8*r14]
    and r11, qword ptr [rsp + 0x1e8]
    blsr r10, r11
    je .L72
    jmp .L74
    lea r10, [r10 + 2*r10]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [r11 + 8*r10 + 0x610]
    movzx r14d, byte ptr [r11 + 8*r10 + 0x614]
    mov r15, qword ptr [r11 + 8*r10 + 0x600]
    and r15, r8
    imul r15, qword ptr [r11 + 8*r10 + 0x608]
    jmp .L71
    lea r10, [r10 + 2*r10]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [r11 + 8*r10 + 0x10]
    movzx r14d, byte ptr [r11 + 8*r10 + 0x14]
    mov r15, qword ptr [r11 + 8*r10]
    and r15, r8
    imul r15, qword ptr [r11 + 8*r10 + 0x8]
.L71:
    shrx r10, r15, r14
    mov r15, qword ptr [rsp + 0x50]
    add r10, rbx
    lea r11, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r11 + 8*r10]
    and r11, qword ptr [rsp + 0x1e8]
    blsr r10, r11
    jne .L74
.L72:
    blsr rdi, rdi
    mov r14, rcx
    mov rbx, rdx
    jne .L70
    jmp .L68
.L73:
    shl r10d, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [r10 + r11 + 0x8]
    and r11, qword ptr [rsp + 0x1e8]
    blsr r10, r11
    je .L72
.L74:
    mov sil, 0x20
    mov r14, rcx
    mov rbx, rdx
.L75:
    mov rcx, qword ptr [rsp + 0x40]
    mov rdx, qword ptr [rsp + 0x38]
.L76:
    shrx rcx, rcx, rdx
    add cl, cl
    and cl, 0x2
    or al, byte ptr [rsp + 0x35]
    or al, sil
    or al, byte ptr [rsp + 0x30]
    or al, cl
    jmp .L3
.L77:
    shl bpl, 0x3
.L78:
    movzx eax, byte ptr [rsp + 0x110]
    add al, al
    movzx ecx, byte ptr [rsp + 0x38]
    shl cl, 0x2
    or cl, al
    mov rax, qword ptr [rsp + 0x40]
    shrx rax, qword ptr [rsp + 0x118], rax
    shl al, 0x5
    and al, 0x20
    or al, cl
    or al, dl
    add al, bpl
    mov qword ptr [rsp + 0x118], rax
    mov rbp, qword ptr [rsp + 0x78]
    mov r15, qword ptr [rsp + 0x50]
    mov r12, qword ptr [rsp + 0x68]
    mov r13, qword ptr [rsp + 0x70]
    mov r14, qword ptr [rsp + 0x48]
    mov rbx, qword ptr [rsp + 0x60]
.L79:
    mov byte ptr [rsp + 0x104], 0x1
    mov rax, qword ptr [rsp + 0x118]
    mov byte ptr [rsp + 0x105], al
    mov byte ptr [rsp + 0x120], 0x1
    jmp .L3
.L80:
    xor ecx, ecx
    xor edx, edx
    xor esi, esi
    xor edi, edi
    xor eax, eax
    jmp .L103
.L81:
    movzx ecx, byte ptr [rdi]
    mov rdx, qword ptr [rsp + 0x1b8]
    shrx rax, qword ptr [rsp + 8*rcx + 0xb0], rdx
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xb0]
    bt rcx, rdx
    setb cl
    add al, al
    and al, 0x2
    or al, cl
    mov dl, 0x2
.L82:
    cmp r15, 0x1
    je .L3
    cmp byte ptr [rdi + 0x3], 0x5
    je .L83
    movzx ecx, byte ptr [rdi + 0x2]
    mov rsi, qword ptr [rsp + 8*rcx + 0xb0]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xb0]
    mov r8, qword ptr [rsp + 0x1b0]
    bt rcx, r8
    setb dil
    mov ecx, edx
    shl dil, cl
    bt rsi, r8
    setb sil
    or cl, 0x1
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L83:
    cmp r15, 0x2
    je .L3
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0x5], 0x5
    je .L84
    movzx ecx, byte ptr [rcx + 0x4]
    mov rsi, qword ptr [rsp + 8*rcx + 0xb0]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xb0]
    mov r8, qword ptr [rsp + 0x1a8]
    bt rcx, r8
    setb dil
    mov ecx, edx
    shl dil, cl
    bt rsi, r8
    setb sil
    lea ecx, [rdx + 0x1]
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L84:
    cmp r15, 0x3
    je .L3
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0x7], 0x5
    je .L85
    movzx ecx, byte ptr [rcx + 0x6]
    mov rsi, qword ptr [rsp + 8*rcx + 0xb0]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xb0]
    mov r8, qword ptr [rsp + 0x198]
    bt rcx, r8
    setb dil
    mov ecx, edx
    shl dil, cl
    bt rsi, r8
    setb sil
    lea ecx, [rdx + 0x1]
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L85:
    cmp r15, 0x4
    je .L3
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0x9], 0x5
    je .L86
    movzx esi, byte ptr [rcx + 0x8]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xb0]
    mov r8, qword ptr [rsp + 0x190]
    bt rcx, r8
    setb dil
    mov ecx, edx
    and cl, 0x7
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0xb0]
    bt rcx, r8
    setb sil
    lea ecx, [rdx + 0x1]
    and cl, 0x7
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L86:
    cmp r15, 0x5
    je .L3
    mov rdi, qword ptr [rsp + 0x10]
    cmp byte ptr [rdi + 0xb], 0x5
    je .L87
    movzx esi, byte ptr [rdi + 0xa]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xb0]
    mov r8, qword ptr [rsp + 0x188]
    bt rcx, r8
    setb dil
    mov ecx, edx
    and cl, 0x7
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0xb0]
    bt rcx, r8
    setb sil
    lea ecx, [rdx + 0x1]
    and cl, 0x7
    shl sil, cl
    or sil, al
    or sil, dil
    mov rdi, qword ptr [rsp + 0x10]
    add dl, 0x2
    mov eax, esi
.L87:
    cmp r15, 0x6
    je .L3
    cmp byte ptr [rdi + 0xd], 0x5
    je .L88
    movzx esi, byte ptr [rdi + 0xc]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xb0]
    mov r8, qword ptr [rsp + 0x180]
    bt rcx, r8
    setb dil
    mov ecx, edx
    and cl, 0x7
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0xb0]
    bt rcx, r8
    setb sil
    lea ecx, [rdx + 0x1]
    and cl, 0x7
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L88:
    mov rsi, qword ptr [rsp + 0x50]
    cmp rsi, 0x7
    jne .L112
    mov rbp, qword ptr [rsp + 0x78]
    mov r12, qword ptr [rsp + 0x68]
    mov r13, qword ptr [rsp + 0x70]
    mov r15, rsi
    jmp .L3
.L89:
    cmp r15, 0x3
    jb .L99
    jne .L102
    movzx eax, byte ptr [rsp + 0x2e]
    mov edx, eax
    jmp .L100
.L90:
    or al, 0x38
.L91:
    add cl, 0x8
    xor r8d, r8d
    mov edx, dword ptr [rsp + 0x30]
    mov byte ptr [rsp + 0x38], dl
    mov rdx, qword ptr [rsp + 0x148]
    mov byte ptr [rsp + 0x40], dl
    mov rsi, qword ptr [rsp + 0x140]
.L92:
    mov r9d, ecx
    and r9b, 0x3f
    mov r11d, 0x1
    shlx r10, r11, rcx
    shlx r11, r11, rax
    xor r15d, r15d
    xor ebx, ebx
    xor ecx, ecx
    xor r14d, r14d
    jmp .L94
    nop
.L93:
    inc r14
    cmp r12, r14
    je .L95
.L94:
    cmp byte ptr [rdi + 2*r14], r8b
    je .L93
    cmp byte ptr [rdi + 2*r14 + 0x1], 0x5
    je .L93
    movzx ebp, byte ptr [rsp + r14 + 0x90]
    mov r12, qword ptr [rsp + 8*r14 + 0xc0]
    test r12, r10
    setne r13b
    cmp bpl, r9b
    sete dil
    or dil, r13b
    mov r13, qword ptr [rsp + 0x70]
    or dil, r15b
    and dil, 0x1
    test r12, r11
    setne r15b
    xor bpl, al
    sete r12b
    or r12b, r15b
    or r12b, bl
    and r12b, 0x1
    test bpl, 0x7
    mov rbp, qword ptr [rsp + 0x10]
    mov rdx, qword ptr [rsp + 0x78]
    sete bl
    or bl, cl
    and bl, 0x1
    mov ecx, ebx
    mov ebx, r12d
    mov r12, qword ptr [rsp + 0x68]
    mov r15d, edi
    mov rdi, rbp
    mov rbp, rdx
    jmp .L93
.L95:
    add r15b, r15b
    shl bl, 0x2
    add bl, r15b
    shl cl, 0x3
    add cl, byte ptr [rsp + 0x38]
    add cl, bl
    mov edi, esi
    and dil, 0x7
    movzx edi, dil
    shr sil, 0x3
    movzx r8d, sil
    movzx edx, byte ptr [rsp + 0x40]
    mov esi, edx
    and sil, 0x7
    movzx esi, sil
    shr dl, 0x3
    movzx edx, dl
    mov r15, qword ptr [rsp + 0x50]
    mov r14, qword ptr [rsp + 0x48]
    mov rbx, qword ptr [rsp + 0x60]
.L96:
    mov r9d, eax
    and r9b, 0x7
    movzx r9d, r9b
    mov r10d, r9d
    sub r10d, edi
    sub edi, r9d
    cmovb edi, r10d
    shr al, 0x3
    movzx r10d, al
    mov eax, r10d
    sub eax, r8d
    sub r8d, r10d
    cmovb r8d, eax
    cmp edi, r8d
    cmova r8d, edi
    cmp r8d, 0x2
    setb al
    shl al, 0x4
    mov edi, r9d
    sub edi, esi
    sub esi, r9d
    cmovb esi, edi
    mov edi, r10d
    sub edi, edx
    sub edx, r10d
    cmovb edx, edi
    cmp esi, edx
    cmova edx, esi
    cmp edx, 0x2
    setb dl
    shl dl, 0x5
    or al, cl
    or al, dl
    jmp .L3
.L97:
    mov edx, dword ptr [rsp + 0x24]
    mov esi, dword ptr [rsp + 0x28]
    mov r8d, dword ptr [rsp + 0x1c]
    mov edi, dword ptr [rsp + 0x20]
    mov ecx, dword ptr [rsp + 0x30]
    jmp .L96
.L98:
    xor edx, edx
    jmp .L110
.L99:
    xor edx, edx
.L100:
    movzx eax, byte ptr [rsp + 0xf]
    mov esi, eax
    movzx eax, byte ptr [rsp + 0x1b]
    mov edi, eax
    mov eax, ecx
    jmp .L103
.L101:
    xor eax, eax
    mov r14, qword ptr [rsp + 0x48]
    jmp .L66
.L102:
    xor eax, dword ptr [rsp + 0x1a0]
    and al, 0x1
    movzx edx, byte ptr [rsp + 0x2e]
    movzx esi, byte ptr [rsp + 0xf]
    movzx edi, byte ptr [rsp + 0x1b]
.L103:
    xor dl, cl
    shl dl, 0x2
    xor dil, cl
    add dil, dil
    xor sil, cl
    or sil, dil
    or sil, dl
    shl al, 0x3
    or al, sil
    jmp .L3
.L104:
    xor esi, esi
    jmp .L75
    mov rcx, rdx
.L105:
    tzcnt r8, rcx
    lea r8, [r8 + 2*r8]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    mov r10d, dword ptr [r9 + 8*r8 + 0x10]
    mov r11, qword ptr [r9 + 8*r8]
    and r11, rdi
    imul r11, qword ptr [r9 + 8*r8 + 0x8]
    movzx ebx, byte ptr [r9 + 8*r8 + 0x14]
    shrx r11, r11, rbx
    add r11, r10
    lea r10, [plywright::sliders::magic::TABLE]
    mov ebx, dword ptr [r9 + 8*r8 + 0x610]
    movzx r14d, byte ptr [r9 + 8*r8 + 0x614]
    mov r15, qword ptr [r9 + 8*r8 + 0x600]
    and r15, rdi
    imul r15, qword ptr [r9 + 8*r8 + 0x608]
    shrx r8, r15, r14
    add r8, rbx
    mov r8, qword ptr [r10 + 8*r8]
    or r8, qword ptr [r10 + 8*r11]
    and r8, rsi
    or rdx, r8
    blsr rcx, rcx
    jne .L105
    jmp .L110
    mov rcx, rdx
.L106:
    tzcnt r8, rcx
    lea r8, [r8 + 2*r8]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    mov r10d, dword ptr [r9 + 8*r8 + 0x610]
    movzx r11d, byte ptr [r9 + 8*r8 + 0x614]
    mov rbx, qword ptr [r9 + 8*r8 + 0x600]
    and rbx, rdi
    imul rbx, qword ptr [r9 + 8*r8 + 0x608]
    shrx r8, rbx, r11
    add r8, r10
    lea r9, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [r9 + 8*r8]
    and r8, rsi
    or rdx, r8
    blsr rcx, rcx
    jne .L106
    jmp .L110
    mov rcx, rdx
.L107:
    tzcnt r8, rcx
    lea r8, [r8 + 2*r8]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    mov r10d, dword ptr [r9 + 8*r8 + 0x10]
    movzx r11d, byte ptr [r9 + 8*r8 + 0x14]
    mov rbx, qword ptr [r9 + 8*r8]
    and rbx, rdi
    imul rbx, qword ptr [r9 + 8*r8 + 0x8]
    shrx r8, rbx, r11
    add r8, r10
    lea r9, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [r9 + 8*r8]
    and r8, rsi
    or rdx, r8
    blsr rcx, rcx
    jne .L107
    jmp .L110
    mov rcx, rdx
.L108:
    tzcnt rdi, rcx
    shl edi, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdi + r8]
    and rdi, rsi
    or rdx, rdi
    blsr rcx, rcx
    jne .L108
    jmp .L110
    mov rcx, rdx
.L109:
    tzcnt rdi, rcx
    shl edi, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdi + r8 + 0x8]
    and rdi, rsi
    or rdx, rdi
    blsr rcx, rcx
    jne .L109
.L110:
    and rdx, rax
    xor eax, eax
    popcnt rax, rdx
.L111:
    mov r15, qword ptr [rsp + 0x50]
    mov r14, qword ptr [rsp + 0x48]
    mov rbx, qword ptr [rsp + 0x60]
    jmp .L3
.L112:
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0xf], 0x5
    je .L113
    mov r9, qword ptr [rsp + 0x10]
    movzx ecx, byte ptr [r9 + 0xe]
    mov rsi, qword ptr [rsp + 8*rcx + 0xb0]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xb0]
    mov r8, qword ptr [rsp + 0x178]
    bt rcx, r8
    setb dil
    mov ecx, edx
    and cl, 0x7
    shl dil, cl
    bt rsi, r8
    setb sil
    inc dl
    and dl, 0x7
    mov ecx, edx
    shl sil, cl
    or sil, al
    or sil, dil
    mov eax, esi
.L113:
    mov rbp, qword ptr [rsp + 0x78]
    mov r15, qword ptr [rsp + 0x50]
    mov r12, qword ptr [rsp + 0x68]
    mov r13, qword ptr [rsp + 0x70]
    jmp .L3
.L114:
    movzx ecx, cx
    and rcx, 0x3
    mov al, 0x2
    jne .L116
    mov rdx, qword ptr [rsp + 0x170]
    cmp byte ptr [rdx + 0x40], 0x0
    je .L116
    movzx r8d, byte ptr [rsp + 0x90]
    movzx r11d, byte ptr [rsp + 0x91]
    movzx edx, r8b
    movzx edi, byte ptr [rsp + 0x92]
    movzx esi, byte ptr [rsp + 0x93]
    movzx r9d, byte ptr [rsp + 0x94]
    mov r10d, edi
    and r10d, 0x7
    mov r14d, edx
    and r14d, 0x7
    mov ecx, r10d
    sub cl, r14b
    setl bpl
    setg bl
    mov r15d, edx
    and r15b, -0x8
    xor r15b, 0x30
    lea r12d, [r14 - 0x1]
    cmp r12b, 0x6
    setb r12b
    or dl, 0x8
    xor dl, r11b
    or dl, r15b
    sete dl
    and dl, r12b
    cmp dl, 0x1
    jne .L115
    sub bl, bpl
    mov eax, ecx
    mul bl
    mov ecx, eax
    mov eax, esi
    and al, 0x7
    sub al, r14b
    mul bl
    mov edx, eax
    mov al, 0x2
    test dl, dl
    jle .L115
    cmp dl, cl
    jge .L115
    mov ecx, r9d
    and cl, 0x7
    sub cl, r14b
    add cl, bl
    jne .L115
    mov rcx, qword ptr [rsp + 0xb8]
    bt rcx, rsi
    jae .L118
.L115:
    mov ecx, edi
    and cl, -0x8
    cmp cl, 0x38
    jne .L117
    mov ecx, r9d
    and cl, -0x8
    cmp cl, 0x28
    jne .L117
    movzx ecx, r11b
    mov edx, r14d
    sub edx, r10d
    sub r10d, r14d
    cmovb r10d, edx
    cmp cl, 0x27
    ja .L117
    cmp r8b, 0x27
    ja .L117
    cmp r10d, 0x1
    ja .L117
    mov rdx, qword ptr [rsp + 0xb0]
    bt rdx, r9
    jb .L117
    bt rdx, rdi
    jb .L117
    mov rdx, qword ptr [rsp + 0xb8]
    bt rdx, rcx
    jb .L117
    bt rdx, rsi
    jb .L117
    cmp byte ptr [rsp + 0x106], 0x0
    je .L120
    cmp cl, 0x8
    mov al, 0x2
    jb .L117
    and cl, 0x7
    dec cl
    cmp cl, 0x5
    ja .L117
    lea rdi, [rsp + 0x80]
    mov esi, 0x1
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov ecx, eax
    mov al, 0x2
    test cl, cl
    je .L121
    jmp .L117
.L116:
    lea rdx, [.D5]
    movzx ecx, byte ptr [rcx + rdx]
    lea rdx, [.D6]
    movsxd rcx, dword ptr [rdx + 4*rcx]
    add rcx, rdx
    jmp rcx
.L117:
    add rsp, 0x278
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L118:
    movzx edx, byte ptr [rsp + 0x2f]
    xor dl, 0x1
    jmp .L119
    movzx edx, byte ptr [rsp + 0x2f]
.L119:
    add dl, dl
    jmp .L122
.L120:
    cmp cl, 0x18
    setae al
    cmp r8b, 0x18
    setae dl
    test dl, al
    mov al, 0x2
    je .L117
    mov edx, 0x1
    shlx rcx, rdx, rcx
    andn rcx, rcx, qword ptr [rsp + 0x98]
    lea rdx, [rdi + 2*rdi]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov r8d, dword ptr [rdi + 8*rdx + 0x10]
    movzx r9d, byte ptr [rdi + 8*rdx + 0x14]
    and rcx, qword ptr [rdi + 8*rdx]
    imul rcx, qword ptr [rdi + 8*rdx + 0x8]
    shrx rcx, rcx, r9
    add rcx, r8
    lea rdx, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rdx + 8*rcx]
    not rcx
    shrx rcx, rcx, rsi
    test cl, 0x1
    je .L117
.L121:
    mov dl, 0x1
.L122:
    xor eax, eax
    jmp .L117
.C0 = 0x0000000000000004 0x0000000000000005 0x0000000000000005 0x0000000000000003
.C1 = 0x0f0f0f0f
.C2 = 0x0000000d000000da 0x0000023c00000177

plywright::endings::layout::Layout::folded:
    push rbx
    mov r9, qword ptr [rdi + 0x10]
    test r9, r9
    je .L0
    mov r8, qword ptr [rdi + 0x8]
    movzx eax, byte ptr [r8]
    test dl, dl
    je .L1
    xor eax, 0x1
    movzx ecx, byte ptr [r8 + 0x1]
    mov rcx, qword ptr [rsi + 8*rcx]
    and rcx, qword ptr [rsi + 8*rax + 0x30]
    je .L13
    tzcnt rcx, rcx
    mov eax, ecx
    xor al, 0x38
    cmp r9, 0x1
    je .L2
    mov edx, 0x1
    shlx r11, rdx, rcx
    movzx edx, byte ptr [r8 + 0x2]
    xor edx, 0x1
    movzx ecx, byte ptr [r8 + 0x3]
    andn rcx, r11, qword ptr [rsi + 8*rcx]
    and rcx, qword ptr [rsi + 8*rdx + 0x30]
    je .L13
    tzcnt rdx, rcx
    mov ecx, edx
    xor cl, 0x38
    cmp r9, 0x2
    je .L3
    bts r11, rdx
    movzx r10d, byte ptr [r8 + 0x4]
    xor r10d, 0x1
    movzx edx, byte ptr [r8 + 0x5]
    andn rdx, r11, qword ptr [rsi + 8*rdx]
    and rdx, qword ptr [rsi + 8*r10 + 0x30]
    je .L13
    tzcnt r10, rdx
    mov edx, r10d
    xor dl, 0x38
    cmp r9, 0x3
    je .L4
    bts r11, r10
    movzx ebx, byte ptr [r8 + 0x6]
    xor ebx, 0x1
    movzx r10d, byte ptr [r8 + 0x7]
    andn r10, r11, qword ptr [rsi + 8*r10]
    and r10, qword ptr [rsi + 8*rbx + 0x30]
    je .L13
    tzcnt rbx, r10
    mov r10d, ebx
    xor r10b, 0x38
    cmp r9, 0x4
    je .L5
    bts r11, rbx
    movzx r9d, byte ptr [r8 + 0x8]
    xor r9d, 0x1
    movzx r8d, byte ptr [r8 + 0x9]
    andn r8, r11, qword ptr [rsi + 8*r8]
    and r8, qword ptr [rsi + 8*r9 + 0x30]
    je .L13
    tzcnt rsi, r8
    xor sil, 0x38
    jmp .L6
.L0:
    xor eax, eax
    xor ecx, ecx
    jmp .L3
.L1:
    movzx ecx, byte ptr [r8 + 0x1]
    mov rcx, qword ptr [rsi + 8*rcx]
    and rcx, qword ptr [rsi + 8*rax + 0x30]
    je .L13
    tzcnt rax, rcx
    cmp r9, 0x1
    jne .L12
.L2:
    xor ecx, ecx
.L3:
    xor edx, edx
.L4:
    xor r10d, r10d
.L5:
    xor esi, esi
.L6:
    movzx esi, sil
    shl rsi, 0x20
    movzx r8d, r10b
    shl r8d, 0x18
    or r8, rsi
    movzx edx, dl
    shl edx, 0x10
    or rdx, r8
    movzx ecx, cl
    shl ecx, 0x8
    or rcx, rdx
    movzx edx, al
    or rdx, rcx
    vpbroadcastq ymm0, rdx
    vpandq ymm0, ymm0, qword ptr [.C0]{1to4}
    vpsrlvq ymm0, ymm0, ymmword ptr [.C1]
    movzx ecx, byte ptr [rdi + 0x18]
    test ecx, ecx
    je .L7
    cmp ecx, 0x1
    jne .L8
    xor esi, esi
    xor edx, edx
    xor ecx, ecx
    jmp .L9
.L7:
    mov ecx, eax
    shr cl, 0x2
    and cl, 0x1
    xor esi, esi
    xor edx, edx
    jmp .L9
.L8:
    mov esi, eax
    and sil, 0x7
    cmp sil, 0x4
    setae cl
    mov edi, eax
    shr dil, 0x3
    cmp al, 0x20
    setae dl
    mov r8b, 0x7
    sub r8b, dil
    movzx r8d, r8b
    movzx edi, dil
    cmp r8b, dil
    cmovb edi, r8d
    movzx r8d, sil
    xor sil, 0x7
    movzx esi, sil
    cmp sil, r8b
    cmovb r8d, esi
    cmp dil, r8b
    seta sil
.L9:
    vpmovqb xmm0, ymm0
    movzx esi, sil
    shl esi, 0x10
    movzx edx, dl
    shl edx, 0x8
    or edx, esi
    movzx esi, cl
    or esi, edx
    xor ecx, ecx
    test sil, 0x1
    mov edx, 0x7
    cmove edx, ecx
    mov edi, esi
    and edi, 0x100
    mov ecx, 0x38
    cmove ecx, edi
    or ecx, edx
    xor al, cl
    test esi, 0x10000
    jne .L10
    vpbroadcastb xmm1, ecx
    vpxor xmm0, xmm1, xmm0
    jmp .L11
.L10:
    mov edx, eax
    shr dl, 0x3
    shl al, 0x3
    and al, 0x38
    or al, dl
    vpbroadcastb xmm1, ecx
    vpxor xmm0, xmm1, xmm0
    vpsrlw xmm1, xmm0, 0x3
    vpsllw xmm0, xmm0, 0x3
    vpandd xmm0, xmm0, dword ptr [.C2]{1to4}
    vpternlogd xmm0, xmm1, dword ptr [rip - 0x223867]{1to4}, 0xf8
.L11:
    vpmovzxbq ymm0, xmm0
    vpsllvq ymm0, ymm0, ymmword ptr [.C1]
    movzx eax, al
    vextracti128 xmm1, ymm0, 0x1
    vpor xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0xee
    vpor xmm0, xmm0, xmm1
    vmovq rcx, xmm0
    or rcx, rax
    mov al, 0x1
    jmp .L14
.L12:
    mov ecx, 0x1
    shlx r11, rcx, rax
    movzx edx, byte ptr [r8 + 0x2]
    movzx ecx, byte ptr [r8 + 0x3]
    andn rcx, r11, qword ptr [rsi + 8*rcx]
    and rcx, qword ptr [rsi + 8*rdx + 0x30]
    je .L13
    tzcnt rcx, rcx
    cmp r9, 0x2
    je .L3
    bts r11, rcx
    movzx r10d, byte ptr [r8 + 0x4]
    movzx edx, byte ptr [r8 + 0x5]
    andn rdx, r11, qword ptr [rsi + 8*rdx]
    and rdx, qword ptr [rsi + 8*r10 + 0x30]
    je .L13
    tzcnt rdx, rdx
    cmp r9, 0x3
    je .L4
    bts r11, rdx
    movzx ebx, byte ptr [r8 + 0x6]
    movzx r10d, byte ptr [r8 + 0x7]
    andn r10, r11, qword ptr [rsi + 8*r10]
    and r10, qword ptr [rsi + 8*rbx + 0x30]
    je .L13
    tzcnt r10, r10
    cmp r9, 0x4
    je .L5
    bts r11, r10
    movzx r9d, byte ptr [r8 + 0x8]
    movzx r8d, byte ptr [r8 + 0x9]
    andn r8, r11, qword ptr [rsi + 8*r8]
    and r8, qword ptr [rsi + 8*r9 + 0x30]
    je .L13
    tzcnt rsi, r8
    jmp .L6
.L13:
    xor eax, eax
.L14:
    shl rcx, 0x8
    movzx eax, al
    or rax, rcx
    pop rbx
    vzeroupper
    ret
.C0 = 0x000000ffffffffff
.C1 = 0x0000000000000020 0x0000000000000018 0x0000000000000010 0x0000000000000008
.C2 = 0x38383838

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
    mov r10d, esi
    mov r8d, esi
    xor r8b, 0x1
    movzx edx, r8b
    movzx ecx, byte ptr [rdi + rdx + 0x80]
    shl edx, 0x3
    mov r11, qword ptr [rdi + rdx + 0x20]
    mov r9, -0x2
    rol r9, cl
    mov rbx, qword ptr [rdi + rdx + 0x30]
    mov rdx, rbx
    bts rdx, rcx
    andn rdx, rdx, r11
    mov al, 0x1
    test qword ptr [rdi + 8*r10 + 0x30], rdx
    jne .L24
    mov rax, qword ptr [rdi + 0x8]
    cmp rax, 0x8
    mov r14d, 0x8
    cmovb r14, rax
    mov qword ptr [rsp - 0x8], r14
    xor r15d, r15d
    mov qword ptr [rsp - 0x40], rax
    test rax, rax
    je .L23
    mov qword ptr [rsp - 0x18], rdx
    mov qword ptr [rsp - 0x30], rbx
    mov qword ptr [rsp - 0x10], r10
    mov edx, 0x1
    shlx rcx, rdx, rcx
    mov rax, qword ptr [rdi]
    and r11, r9
    mov qword ptr [rsp - 0x20], r11
    test sil, sil
    mov edx, 0x38
    mov r9d, 0x8
    cmovne r9d, edx
    mov qword ptr [rsp - 0x28], r9
    cmove edx, r15d
    mov dword ptr [rsp - 0x34], edx
    lea r13, [.D0]
    lea rbp, [plywright::sliders::magic::LOOKUPS]
    mov qword ptr [rsp - 0x48], rax
    jmp .L1
.L0:
    inc r15
    cmp r15, qword ptr [rsp - 0x8]
    mov rax, qword ptr [rsp - 0x48]
    je .L23
.L1:
    cmp byte ptr [rax + 2*r15], sil
    jne .L0
    movzx r11d, byte ptr [rdi + r15 + 0x10]
    mov rax, qword ptr [rdi + 8*r15 + 0x40]
    mov r9, qword ptr [rsp - 0x48]
    movzx edx, byte ptr [r9 + 2*r15 + 0x1]
    lea ebx, [rdx - 0x1]
    cmp ebx, 0x2
    jae .L2
    cmp byte ptr [r9], r8b
    jne .L3
    movzx edx, byte ptr [r9 + 0x1]
    add dl, -0x3
    cmp dl, 0x1
    ja .L3
    movzx edx, byte ptr [rdi + 0x10]
    mov r10d, 0x1
    shlx rdx, r10, rdx
    cmp qword ptr [rsp - 0x40], 0x1
    jne .L4
    jmp .L18
    nop
.L2:
    test edx, edx
    jne .L17
    test qword ptr [rsp - 0x20], rax
    jne .L22
    mov rdx, qword ptr [rdi + 0x18]
    mov rax, qword ptr [rsp - 0x28]
    add eax, r11d
    movzx r10d, al
    bt rdx, r10
    jb .L0
    and r11b, -0x8
    xor r11b, byte ptr [rsp - 0x34]
    cmp r11b, 0x30
    jne .L0
    mov edx, 0x1
    shlx rax, rdx, rax
    and rax, qword ptr [rsp - 0x30]
    jne .L0
    jmp .L22
.L3:
    xor edx, edx
    cmp qword ptr [rsp - 0x40], 0x1
    je .L18
.L4:
    cmp byte ptr [r9 + 0x2], r8b
    jne .L6
    movzx r10d, byte ptr [r9 + 0x3]
    add r10b, -0x3
    cmp r10b, 0x1
    ja .L5
    movzx r10d, byte ptr [rdi + 0x11]
    bts rdx, r10
.L5:
    mov r9, qword ptr [rsp - 0x48]
.L6:
    cmp qword ptr [rsp - 0x40], 0x2
    je .L18
    cmp byte ptr [r9 + 0x4], r8b
    jne .L8
    movzx r10d, byte ptr [r9 + 0x5]
    add r10b, -0x3
    cmp r10b, 0x1
    ja .L7
    movzx r10d, byte ptr [rdi + 0x12]
    bts rdx, r10
.L7:
    mov r9, qword ptr [rsp - 0x48]
.L8:
    cmp qword ptr [rsp - 0x40], 0x3
    je .L18
    cmp byte ptr [r9 + 0x6], r8b
    jne .L10
    movzx r10d, byte ptr [r9 + 0x7]
    add r10b, -0x3
    cmp r10b, 0x1
    ja .L9
    movzx r10d, byte ptr [rdi + 0x13]
    bts rdx, r10
.L9:
    mov r9, qword ptr [rsp - 0x48]
.L10:
    cmp qword ptr [rsp - 0x40], 0x4
    je .L18
    cmp byte ptr [r9 + 0x8], r8b
    jne .L12
    movzx r10d, byte ptr [r9 + 0x9]
    add r10b, -0x3
    cmp r10b, 0x1
    ja .L11
    movzx r10d, byte ptr [rdi + 0x14]
    bts rdx, r10
.L11:
    mov r9, qword ptr [rsp - 0x48]
.L12:
    cmp qword ptr [rsp - 0x40], 0x5
    je .L18
    cmp byte ptr [r9 + 0xa], r8b
    jne .L14
    movzx r10d, byte ptr [r9 + 0xb]
    add r10b, -0x3
    cmp r10b, 0x1
    ja .L13
    movzx r10d, byte ptr [rdi + 0x15]
    bts rdx, r10
.L13:
    mov r9, qword ptr [rsp - 0x48]
.L14:
    cmp qword ptr [rsp - 0x40], 0x6
    je .L18
    cmp byte ptr [r9 + 0xc], r8b
    jne .L16
    movzx r10d, byte ptr [r9 + 0xd]
    add r10b, -0x3
    cmp r10b, 0x1
    ja .L15
    movzx r10d, byte ptr [rdi + 0x16]
    bts rdx, r10
.L15:
    mov r9, qword ptr [rsp - 0x48]
.L16:
    cmp qword ptr [rsp - 0x40], 0x7
    je .L18
    cmp byte ptr [r9 + 0xe], r8b
    jne .L18
    movzx r10d, byte ptr [r9 + 0xf]
    add r10b, -0x3
    cmp r10b, 0x1
    ja .L18
    movzx r10d, byte ptr [rdi + 0x17]
    bts rdx, r10
    jmp .L18
.L17:
    xor edx, edx
.L18:
    test rdx, rax
    jne .L22
    mov r10, rcx
    bts r10, r11
    andn r11, r10, qword ptr [rdi + 0x18]
    mov r9, qword ptr [rsp - 0x10]
    mov r10, qword ptr [rdi + 8*r9 + 0x20]
    or r10, qword ptr [rsp - 0x30]
    andn rax, r10, rax
    or rdx, qword ptr [rsp - 0x18]
    nop
.L19:
    test rax, rax
    je .L0
    tzcnt r10, rax
    movsxd r9, dword ptr [r13 + 4*rbx]
    add r9, r13
    jmp r9
    shl r10d, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [r10 + r9]
    jmp .L21
    shl r10d, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [r10 + r9 + 0x8]
    jmp .L21
    lea r9, [r10 + 2*r10]
    mov r10d, dword ptr [rbp + 8*r9 + 0x10]
    movzx r14d, byte ptr [rbp + 8*r9 + 0x14]
    mov r12, qword ptr [rbp + 8*r9]
    and r12, r11
    imul r12, qword ptr [rbp + 8*r9 + 0x8]
    shrx r9, r12, r14
    jmp .L20
    lea r9, [r10 + 2*r10]
    mov r10d, dword ptr [rbp + 8*r9 + 0x10]
    movzx r14d, byte ptr [rbp + 8*r9 + 0x14]
    mov r12, qword ptr [rbp + 8*r9]
    and r12, r11
    imul r12, qword ptr [rbp + 8*r9 + 0x8]
    shrx r14, r12, r14
    add r14, r10
    mov r10d, dword ptr [rbp + 8*r9 + 0x610]
    mov r12, qword ptr [rbp + 8*r9 + 0x600]
    and r12, r11
    imul r12, qword ptr [rbp + 8*r9 + 0x608]
    movzx r9d, byte ptr [rbp + 8*r9 + 0x614]
    shrx r9, r12, r9
    add r9, r10
    lea r12, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [r12 + 8*r9]
    or r10, qword ptr [r12 + 8*r14]
    jmp .L21
    lea r9, [r10 + 2*r10]
    mov r10d, dword ptr [rbp + 8*r9 + 0x610]
    movzx r12d, byte ptr [rbp + 8*r9 + 0x614]
    mov r14, qword ptr [rbp + 8*r9 + 0x600]
    and r14, r11
    imul r14, qword ptr [rbp + 8*r9 + 0x608]
    shrx r9, r14, r12
.L20:
    add r9, r10
    lea r10, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [r10 + 8*r9]
.L21:
    test r10, rcx
    setne r9b
    and r10, rdx
    setne r14b
    test r9b, r14b
    jne .L22
    blsr rax, rax
    xor r9d, r9d
    popcnt r9, r10
    cmp r9d, 0x2
    jb .L19
.L22:
    mov al, 0x1
    jmp .L24
.L23:
    xor eax, eax
.L24:
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
    mov rcx, qword ptr [rdi]
    mov edx, esi
    xor dl, 0x1
    movzx edx, dl
    movzx r11d, byte ptr [rdi + rdx + 0x80]
    movzx r8d, sil
    lea r9, [r11 + 2*r11]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r9, [r10 + 8*r9]
    shl r11d, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    add r10, r11
    xor r11d, r11d
    lea rbx, [.D0]
    xor r15d, r15d
    jmp .L2
    mov r13d, dword ptr [r9 + 0x10]
    movzx ebp, byte ptr [r9 + 0x14]
    mov r14, qword ptr [r9]
    and r14, r12
    imul r14, qword ptr [r9 + 0x8]
    shrx r14, r14, rbp
    add r14, r13
    mov r13d, dword ptr [r9 + 0x610]
    and r12, qword ptr [r9 + 0x600]
    imul r12, qword ptr [r9 + 0x608]
    movzx ebp, byte ptr [r9 + 0x614]
    shrx r12, r12, rbp
    add r12, r13
    lea r13, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [r13 + 8*r12]
    or r12, qword ptr [r13 + 8*r14]
.L0:
    and r12, qword ptr [rdi + 8*r15 + 0x40]
    mov r14, qword ptr [rdi + 8*rdx + 0x30]
    or r14, qword ptr [rdi + 8*r8 + 0x20]
    andn r14, r14, r12
    popcnt r14, r14
    add r11b, r14b
.L1:
    inc r15
    cmp rax, r15
    je .L4
.L2:
    cmp byte ptr [rcx + 2*r15], sil
    jne .L1
    movzx r13d, byte ptr [rcx + 2*r15 + 0x1]
    lea ebp, [r13 - 0x1]
    cmp bpl, 0x3
    ja .L1
    movzx ebp, byte ptr [rdi + r15 + 0x10]
    mov r12, qword ptr [rdi + 0x18]
    btr r12, rbp
    dec r13d
    movsxd r13, dword ptr [rbx + 4*r13]
    add r13, rbx
    jmp r13
    mov r12, qword ptr [r10]
    jmp .L0
    mov r13d, dword ptr [r9 + 0x10]
    and r12, qword ptr [r9]
    movzx ebp, byte ptr [r9 + 0x14]
    imul r12, qword ptr [r9 + 0x8]
    jmp .L3
    mov r13d, dword ptr [r9 + 0x610]
    and r12, qword ptr [r9 + 0x600]
    movzx ebp, byte ptr [r9 + 0x614]
    imul r12, qword ptr [r9 + 0x608]
.L3:
    shrx r12, r12, rbp
    add r12, r13
    lea r14, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [r14 + 8*r12]
    jmp .L0
.L4:
    movzx ecx, r11b
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
    push r15
    push r14
    push r13
    push r12
    push rbx
    push rax
    vxorps xmm0, xmm0, xmm0
    vmovups ymmword ptr [rsp - 0x20], ymm0
    vmovups ymmword ptr [rsp - 0x40], ymm0
    vmovups ymmword ptr [rsp - 0x60], ymm0
    mov qword ptr [rsp - 0x80], rsi
    mov qword ptr [rsp - 0x78], rdx
    lea rax, [rsp - 0x70]
    mov qword ptr [rsp - 0x70], 0x0
    mov byte ptr [rsp + 0x6], r8b
    mov dword ptr [rsp], 0x0
    mov byte ptr [rsp + 0x4], 0x0
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
    mov byte ptr [rsp + 0x2], r8b
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
    mov byte ptr [rsp + 0x3], r8b
.L2:
    movzx r8d, byte ptr [rcx + 0x4]
    mov byte ptr [rax + 0x4], r8b
    mov r8d, dword ptr [rcx]
    mov dword ptr [rax], r8d
    cmp rdx, 0x5
    mov eax, 0x5
    cmovb rax, rdx
    test rdx, rdx
    je .L11
    movzx r8d, byte ptr [rcx]
    movzx r9d, byte ptr [rsi]
    mov r10d, 0x1
    shlx r10, r10, r8
    or qword ptr [rsp + 8*r9 - 0x60], r10
    cmp byte ptr [rsi + 0x1], 0x5
    jne .L3
    mov byte ptr [rsp + r9], r8b
.L3:
    cmp rdx, 0x1
    je .L7
    movzx r8d, byte ptr [rcx + 0x1]
    movzx r9d, byte ptr [rsi + 0x2]
    mov r10d, 0x1
    shlx r10, r10, r8
    or qword ptr [rsp + 8*r9 - 0x60], r10
    cmp byte ptr [rsi + 0x3], 0x5
    jne .L4
    mov byte ptr [rsp + r9], r8b
.L4:
    cmp rdx, 0x2
    je .L7
    movzx r8d, byte ptr [rcx + 0x2]
    movzx r9d, byte ptr [rsi + 0x4]
    mov r10d, 0x1
    shlx r10, r10, r8
    or qword ptr [rsp + 8*r9 - 0x60], r10
    cmp byte ptr [rsi + 0x5], 0x5
    jne .L5
    mov byte ptr [rsp + r9], r8b
.L5:
    cmp rdx, 0x3
    je .L7
    movzx r8d, byte ptr [rcx + 0x3]
    movzx r9d, byte ptr [rsi + 0x6]
    mov r10d, 0x1
    shlx r10, r10, r8
    or qword ptr [rsp + 8*r9 - 0x60], r10
    cmp byte ptr [rsi + 0x7], 0x5
    jne .L6
    mov byte ptr [rsp + r9], r8b
.L6:
    cmp rdx, 0x4
    je .L7
    movzx edx, byte ptr [rcx + 0x4]
    movzx r8d, byte ptr [rsi + 0x8]
    mov r9d, 0x1
    shlx r9, r9, rdx
    or qword ptr [rsp + 8*r8 - 0x60], r9
    cmp byte ptr [rsi + 0x9], 0x5
    jne .L7
    mov byte ptr [rsp + r8], dl
.L7:
    mov rdx, qword ptr [rsp - 0x58]
    or rdx, qword ptr [rsp - 0x60]
    mov qword ptr [rsp - 0x68], rdx
    xor r11d, r11d
    lea r8, [.D0]
    lea r9, [plywright::board::geometry::AROUND]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    jmp .L9
    lea r14, [r14 + 2*r14]
    mov r15d, dword ptr [r10 + 8*r14 + 0x10]
    movzx r12d, byte ptr [r10 + 8*r14 + 0x14]
    mov r13, qword ptr [r10 + 8*r14]
    and r13, rdx
    imul r13, qword ptr [r10 + 8*r14 + 0x8]
    shrx r12, r13, r12
    add r12, r15
    mov r15d, dword ptr [r10 + 8*r14 + 0x610]
    mov r13, qword ptr [r10 + 8*r14 + 0x600]
    and r13, rdx
    imul r13, qword ptr [r10 + 8*r14 + 0x608]
    movzx r14d, byte ptr [r10 + 8*r14 + 0x614]
    shrx r14, r13, r14
    add r14, r15
    mov r14, qword ptr [rbx + 8*r14]
    or r14, qword ptr [rbx + 8*r12]
    nop
.L8:
    mov qword ptr [rsp + 8*r11 - 0x40], r14
    movzx r15d, byte ptr [rsi + 2*r11]
    inc r11
    or qword ptr [rsp + 8*r15 - 0x50], r14
    cmp rax, r11
    je .L12
.L9:
    movzx r14d, byte ptr [rcx + r11]
    movzx r15d, byte ptr [rsi + 2*r11 + 0x1]
    movsxd r15, dword ptr [r8 + 4*r15]
    add r15, r8
    jmp r15
    movzx r15d, byte ptr [rsi + 2*r11]
    shl r14d, 0x6
    add r14, r9
    mov r14, qword ptr [r14 + 8*r15 + 0x10]
    jmp .L8
    lea r14, [r14 + 2*r14]
    mov r15d, dword ptr [r10 + 8*r14 + 0x610]
    movzx r12d, byte ptr [r10 + 8*r14 + 0x614]
    mov r13, qword ptr [r10 + 8*r14 + 0x600]
    and r13, rdx
    imul r13, qword ptr [r10 + 8*r14 + 0x608]
    jmp .L10
    lea r14, [r14 + 2*r14]
    mov r15d, dword ptr [r10 + 8*r14 + 0x10]
    movzx r12d, byte ptr [r10 + 8*r14 + 0x14]
    mov r13, qword ptr [r10 + 8*r14]
    and r13, rdx
    imul r13, qword ptr [r10 + 8*r14 + 0x8]
.L10:
    shrx r14, r13, r12
    add r14, r15
    mov r14, qword ptr [rbx + 8*r14]
    jmp .L8
    shl r14d, 0x6
    mov r14, qword ptr [r14 + r9]
    jmp .L8
    shl r14d, 0x6
    mov r14, qword ptr [r14 + r9 + 0x8]
    jmp .L8
.L11:
    mov qword ptr [rsp - 0x68], 0x0
.L12:
    mov rax, qword ptr [rsp]
    mov qword ptr [rdi + 0x80], rax
    vmovups xmm0, xmmword ptr [rsp - 0x80]
    mov rax, qword ptr [rsp - 0x70]
    mov rcx, qword ptr [rsp - 0x68]
    vmovups ymm1, ymmword ptr [rsp - 0x60]
    vmovups ymm2, ymmword ptr [rsp - 0x40]
    vmovups ymm3, ymmword ptr [rsp - 0x20]
    vmovups ymmword ptr [rdi + 0x60], ymm3
    vmovups ymmword ptr [rdi + 0x40], ymm2
    vmovups ymmword ptr [rdi + 0x20], ymm1
    vmovups xmmword ptr [rdi], xmm0
    mov qword ptr [rdi + 0x10], rax
    mov qword ptr [rdi + 0x18], rcx
    add rsp, 0x8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    vzeroupper
    ret
