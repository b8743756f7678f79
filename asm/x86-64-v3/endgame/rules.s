# The kernels of endgame/rules, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v3
# command: cargo lab asm endgame/rules --target x86-64-v3
# binary: sha256 0a761ff27843f10fbb9c910d0dbf080ae09fff9d2946f1dcf1f9c4e4f739b194
# latency: 89 instructions in 335 bytes; innermost loops: .L0 of 54
# throughput: 70 instructions in 283 bytes; innermost loops: .L0 of 40
# plywright::endings::known::Endings::ask_sources: 2128 instructions in 8597 bytes; innermost loops: .L5 of 31, .L10 of 32, .L14 of 2, .L28 of 45, .L32 of 8, .L55 of 25, .L65 of 29, .L90 of 34, .L105 of 25, .L106 of 17, .L107 of 17, .L108 of 9, .L109 of 9
# plywright::endings::layout::Layout::folded: 232 instructions in 924 bytes; innermost loops: none
# plywright::endings::rules::feature::Feature::of: 143 instructions in 352 bytes; innermost loops: none
# plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot: 252 instructions in 1094 bytes; innermost loops: .L0 of 128
# plywright::endings::rules::view::View<R>::checks: 95 instructions in 379 bytes; innermost loops: .L1 of 9
# plywright::endings::rules::view::View<R>::new: 188 instructions in 841 bytes; innermost loops: .L0 of 8, .L1 of 7
# mix of 3197 instructions: 776 mov, 292 movzx, 222 cmp, 218 and, 138 xor, 131 add, 127 jmp, 123 lea, 114 or, 101 je, 83 sub, 78 shl, 61 jne, 54 shr, 48 test, 45 cmovb, 38 push, 37 pop, 34 imul, 31 setb, 29 shrx, 25 bt, 24 ret, 21 jae, 20 andn, 20 blsr, 20 bts, 20 ja, 19 tzcnt, 18 jb, 17 movabs, 17 shlx, 16 popcnt, 14 inc, 13 cmova, 13 jbe, 12 call, 12 setne, 11 vmovups, 10 sete, 8 movsxd, 6 not, 5 btr, 5 cmove, 5 setae, 4 cmovge, 4 cmovs, 4 dec, 4 neg, 3 cmovl, 3 vmovd, 3 vpand, 3 vpor, 2 cmovne, 2 jle, 2 mul, 2 rol, 2 seta, 2 vextracti128, 2 vmovq, 2 vpbroadcastb, 2 vpshufb, 2 vpxor, 2 vzeroupper, 1 cmovbe, 1 cmovg, 1 jge, 1 mulx, 1 setg, 1 setl, 1 sets, 1 vpbroadcastq, 1 vpmovzxbq, 1 vpshufd, 1 vpsllvq, 1 vpsllw, 1 vpsrlvq, 1 vpsrlw, 1 vpunpcklwd, 1 vxorps

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
    sub rsp, 0x268
    mov r9, qword ptr [rsi + 0x30]
    mov rcx, qword ptr [rsi]
    mov rdx, qword ptr [rsi + 0x8]
    mov r8, rdx
    and r8, r9
    popcnt r10, r8
    mov r8, qword ptr [rsi + 0x10]
    mov r11, r8
    and r11, r9
    popcnt r11, r11
    lea ebx, [r11 + 2*r11]
    lea r11d, [r11 + 4*rbx]
    lea r11d, [r11 + 4*r10]
    mov r10, qword ptr [rsi + 0x18]
    mov rbx, r10
    and rbx, r9
    popcnt rbx, rbx
    shl ebx, 0x5
    add ebx, r11d
    mov r14, qword ptr [rsi + 0x20]
    mov r11, r14
    and r11, r9
    popcnt r11, r11
    imul r11d, r11d, 0x47
    and r9, rcx
    popcnt r9, r9
    add r9d, r11d
    add r9d, ebx
    mov r11, qword ptr [rsi + 0x38]
    and r14, r11
    xor ebx, ebx
    popcnt rbx, r14
    imul ebx, ebx, 0x2e8
    and r10, r11
    popcnt r10, r10
    imul r10d, r10d, 0x23c
    and r8, r11
    popcnt r8, r8
    imul r8d, r8d, 0x177
    and rdx, r11
    popcnt rdx, rdx
    imul edx, edx, 0xda
    add edx, r8d
    add edx, r10d
    add edx, r9d
    add edx, ebx
    and r11, rcx
    xor ecx, ecx
    popcnt rcx, r11
    imul ecx, ecx, 0x7c
    add rcx, rdx
    cmp ecx, 0x8b8
    ja .L114
    mov rdx, qword ptr [rdi + 0x18]
    movzx ebx, byte ptr [rdx + rcx]
    mov rcx, rbx
    and rcx, 0x7f
    je .L114
    dec rcx
    cmp rcx, qword ptr [rdi + 0x10]
    jae .L114
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
    je .L114
    test bl, bl
    sets dil
    mov rax, rcx
    shr rax, 0x8
    shr rcx, 0x28
    mov byte ptr [rsp + 0x124], cl
    xor dil, byte ptr [r14 + 0x43]
    mov dword ptr [rsp + 0x120], eax
    mov rsi, qword ptr [r15 + 0x8]
    mov rdx, qword ptr [r15 + 0x10]
    mov byte ptr [rsp + 0x17], dil
    movzx r8d, dil
    lea rdi, [rsp + 0x58]
    lea rcx, [rsp + 0x120]
    call plywright::endings::rules::view::View<R>::new
    mov rdx, qword ptr [r15 + 0x30]
    mov qword ptr [rsp + 0x160], r15
    movzx ecx, word ptr [r15 + 0x38]
    movzx eax, cx
    mov qword ptr [rsp + 0x1d8], rdx
    cmp rdx, rax
    jbe .L111
    movabs r10, 0x55aa55aa55aa55aa
    movzx r11d, byte ptr [rsp + 0xd9]
    movzx edx, byte ptr [rsp + 0xde]
    movzx ebx, dl
    mov rcx, rbx
    xor rcx, 0x1
    mov qword ptr [rsp + 0x110], rcx
    mov ecx, ebx
    xor cl, 0x1
    mov byte ptr [rsp + 0x1c], cl
    mov r15, qword ptr [rsp + 0x60]
    test bl, bl
    mov ecx, 0x38
    mov esi, 0x8
    cmovne esi, ecx
    mov dword ptr [rsp + 0x150], esi
    mov dword ptr [rsp + 0x18], edx
    imul ecx, edx, 0x38
    mov dword ptr [rsp + 0x154], ecx
    cmp r15, 0x8
    mov ecx, 0x8
    cmovb rcx, r15
    mov qword ptr [rsp + 0xe8], rcx
    test r15, r15
    sete cl
    lea edx, [r15 - 0x1]
    and edx, 0x7
    mov qword ptr [rsp + 0x1b0], rdx
    movzx edx, byte ptr [rsp + 0x68]
    mov qword ptr [rsp + 0x1a8], rdx
    bt r10, rdx
    setb byte ptr [rsp + 0x2]
    movzx edx, byte ptr [rsp + 0x69]
    mov qword ptr [rsp + 0x1a0], rdx
    bt r10, rdx
    setb byte ptr [rsp + 0x3]
    movzx edx, byte ptr [rsp + 0x6a]
    mov qword ptr [rsp + 0x198], rdx
    bt r10, rdx
    setb byte ptr [rsp + 0x16]
    mov rdx, qword ptr [rsp + 0x90]
    mov r14, qword ptr [rsp + 0x80]
    andn rsi, rdx, r14
    mov rdi, rsi
    bts rdi, r11
    mov qword ptr [rsp + 0x158], rdi
    blsr rdi, rdi
    sete r13b
    mov rdi, qword ptr [rsp + 0x78]
    mov rbp, rdx
    or rbp, rdi
    mov r8, qword ptr [rsp + 0x88]
    andn rdi, r8, rdi
    movzx r12d, byte ptr [rsp + 0xd8]
    mov r9, rdi
    bts r9, r12
    mov qword ptr [rsp + 0x1d0], r9
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
    mov byte ptr [rsp + 0x1d], sil
    or r13b, cl
    mov byte ptr [rsp + 0x1f], r13b
    or r9b, cl
    mov byte ptr [rsp + 0x1e], r9b
    mov rcx, qword ptr [rsp + 0x70]
    mov qword ptr [rsp + 0x140], rcx
    not rcx
    mov qword ptr [rsp + 0x1c8], rcx
    not rbp
    mov qword ptr [rsp + 0x1b8], rbp
    not r14
    mov qword ptr [rsp + 0x1c0], r14
    mov ecx, r12d
    and ecx, 0x7
    mov dword ptr [rsp + 0x8], ecx
    mov qword ptr [rsp + 0x128], r12
    mov ecx, r12d
    shr ecx, 0x3
    mov dword ptr [rsp + 0x4], ecx
    mov ecx, r11d
    and ecx, 0x7
    mov dword ptr [rsp + 0x10], ecx
    mov qword ptr [rsp + 0x130], r11
    mov ecx, r11d
    shr ecx, 0x3
    mov dword ptr [rsp + 0xc], ecx
    movzx ecx, byte ptr [rsp + 0xdc]
    mov byte ptr [rsp + 0x100], cl
    mov rcx, qword ptr [rsp + 0x160]
    mov rbp, qword ptr [rcx + 0x28]
    mov r13, qword ptr [rsp + 0x58]
    lea rcx, [r13 + 2*r15]
    mov qword ptr [rsp + 0x108], rcx
    mov qword ptr [rsp + 0x148], rbx
    lea ecx, [8*rbx]
    mov dword ptr [rsp + 0x34], ecx
    movzx ecx, byte ptr [rsp + 0x6b]
    mov qword ptr [rsp + 0x188], rcx
    shrx rcx, r10, rcx
    mov qword ptr [rsp + 0x190], rcx
    movzx ecx, byte ptr [rsp + 0xdd]
    mov qword ptr [rsp + 0xf8], rcx
    movzx ecx, byte ptr [rsp + 0x6c]
    mov qword ptr [rsp + 0x180], rcx
    movzx ecx, byte ptr [rsp + 0x6d]
    mov qword ptr [rsp + 0x178], rcx
    movzx ecx, byte ptr [rsp + 0x6e]
    mov qword ptr [rsp + 0x170], rcx
    movzx ecx, byte ptr [rsp + 0x6f]
    mov qword ptr [rsp + 0x168], rcx
    lea rcx, [r13 - 0x2]
    mov qword ptr [rsp + 0x138], rcx
    lea r12, [.D0]
    mov qword ptr [rsp + 0x40], r15
    mov qword ptr [rsp + 0x118], rbp
    mov qword ptr [rsp + 0x48], r13
    jmp .L3
.L1:
    xor eax, eax
.L2:
    shrx rax, r14, rax
    and eax, 0x1
    movzx ecx, word ptr [rbx + 2*rax + 0x8]
    movzx eax, cx
    cmp qword ptr [rsp + 0x1d8], rax
    jbe .L111
.L3:
    shl rax, 0x4
    lea rbx, [rax + rbp]
    mov r14, qword ptr [rbp + rax]
    mov edi, dword ptr [rbp + rax + 0xc]
    call plywright::endings::rules::feature::Feature::of
    movzx eax, al
    movsxd rax, dword ptr [r12 + 4*rax]
    add rax, r12
    jmp rax
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x68]
    jmp .L2
    test byte ptr [rsp + 0x100], 0x1
    jne .L76
    mov qword ptr [rsp + 0x38], r14
    mov qword ptr [rsp + 0x28], rbx
    mov rax, qword ptr [rsp + 0x110]
    mov rbx, qword ptr [rsp + 8*rax + 0x88]
    mov rsi, qword ptr [rsp + 0x148]
    movzx eax, byte ptr [rsp + rsi + 0xd8]
    mov qword ptr [rsp + 0x20], rax
    mov r15, r13
    lea r12, [rsp + 0x58]
    mov rdi, r12
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov byte ptr [rsp + 0x1], al
    movzx r14d, byte ptr [rsp + 0x1c]
    mov rdi, r12
    mov esi, r14d
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov byte ptr [rsp + 0x50], al
    mov qword ptr [rsp + 0xf8], rbx
    not rbx
    mov qword ptr [rsp + 0x100], rbx
    xor r13d, r13d
    xor ebp, ebp
    mov rsi, qword ptr [rsp + 0x108]
.L4:
    mov edx, dword ptr [rsp + 0x18]
    jmp .L7
.L5:
    mov rbx, qword ptr [rsp + 8*rcx + 0x98]
    and rbx, qword ptr [rsp + 0x100]
.L6:
    and rbx, qword ptr [rsp + 0x1c8]
    jne .L9
.L7:
    cmp r15, rsi
    je .L74
    mov rax, r15
    mov r12, r13
    add r15, 0x2
    inc r13
    cmp byte ptr [rax], dl
    jne .L7
    mov ecx, r12d
    and ecx, 0x7
    movzx eax, byte ptr [rax + 0x1]
    test eax, eax
    je .L8
    cmp eax, 0x5
    je .L5
    mov rbx, qword ptr [rsp + 8*rcx + 0x98]
    jmp .L6
.L8:
    movzx eax, byte ptr [rsp + rcx + 0x68]
    mov ecx, eax
    and cl, -0x8
    xor cl, byte ptr [rsp + 0x154]
    cmp cl, 0x30
    je .L7
    add al, byte ptr [rsp + 0x150]
    mov ecx, 0x1
    shlx rbx, rcx, rax
    jmp .L6
.L9:
    movabs rax, -0x3333333333333333
    mov rdx, r12
    mulx rax, rax, rax
    shr rax, 0x2
    lea rax, [rax + 4*rax]
    sub r12, rax
    jmp .L12
.L10:
    mov rsi, qword ptr [rsp + 0x108]
.L11:
    blsr rbx, rbx
    je .L4
.L12:
    lea rcx, [rsp + 0x68]
    movzx eax, byte ptr [rcx + 0x4]
    mov byte ptr [rsp + 0xe4], al
    mov eax, dword ptr [rcx]
    mov dword ptr [rsp + 0xe0], eax
    xor eax, eax
    tzcnt rax, rbx
    mov byte ptr [rsp + r12 + 0xe0], al
    lea rdi, [rsp + 0x1e0]
    lea rcx, [rsp + 0xe0]
    mov rsi, qword ptr [rsp + 0x48]
    mov rdx, qword ptr [rsp + 0x40]
    mov r8d, r14d
    call plywright::endings::rules::view::View<R>::new
    mov rax, qword ptr [rsp + 0x110]
    mov rax, qword ptr [rsp + 8*rax + 0x210]
    mov rcx, qword ptr [rsp + 0x148]
    movzx ecx, byte ptr [rsp + rcx + 0x260]
    bt rax, rcx
    jb .L10
    movzx esi, byte ptr [rsp + 0x266]
    lea rdi, [rsp + 0x1e0]
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    test al, al
    jne .L10
    inc bpl
    cmp bpl, 0x3
    mov rsi, qword ptr [rsp + 0x108]
    jne .L11
    mov bpl, 0x18
    mov edx, dword ptr [rsp + 0x18]
    jmp .L75
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x68]
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x68]
    shr al, 0x3
    shr cl, 0x3
    jmp .L13
    movzx eax, dl
    and eax, 0x1
    movzx edx, byte ptr [rsp + rax + 0xda]
    cmp r15, rdx
    jbe .L15
    mov eax, edx
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x68]
    mov eax, ecx
    and al, 0x7
    mov r12, r13
    cmp byte ptr [r13 + 2*rdx], 0x0
    mov qword ptr [rsp + 0x28], rbx
    mov qword ptr [rsp + 0x38], r14
    mov r13, r15
    je .L87
    add cl, 0x38
    mov r8b, 0x1
    mov rdx, qword ptr [rsp + 0x110]
    mov byte ptr [rsp + 0x20], dl
    mov rdx, qword ptr [rsp + 0x128]
    mov rsi, qword ptr [rsp + 0x130]
    jmp .L89
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xda]
    cmp r15, rax
    jbe .L16
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x68]
    cmp byte ptr [r13 + 2*rax], 0x1
    jne .L17
    movzx edx, cl
    shr edx, 0x3
    mov eax, dword ptr [rsp + 0xc]
    mov edi, dword ptr [rsp + 0x10]
    mov esi, edx
    jmp .L18
    movzx eax, dl
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x68]
    mov eax, ecx
    and eax, 0x7
    mov edx, eax
    mov esi, dword ptr [rsp + 0x8]
    sub edx, esi
    sub esi, eax
    cmovb esi, edx
    shr ecx, 0x3
    mov edx, ecx
    mov edi, dword ptr [rsp + 0x4]
    sub edx, edi
    sub edi, ecx
    cmovb edi, edx
    cmp esi, edi
    cmova edi, esi
    mov edx, eax
    mov esi, dword ptr [rsp + 0x10]
    sub edx, esi
    sub esi, eax
    cmovb esi, edx
    mov edx, ecx
    mov eax, dword ptr [rsp + 0xc]
    sub edx, eax
    sub eax, ecx
    cmovb eax, edx
    jmp .L50
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xda]
    cmp r15, rax
    mov qword ptr [rsp + 0x38], r14
    jbe .L20
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x68]
    mov esi, ecx
    and sil, 0x7
    cmp byte ptr [r13 + 2*rax], 0x0
    je .L94
    mov r14, rbx
    mov edi, ecx
    shr dil, 0x3
    add cl, 0x38
    mov r10b, 0x1
    mov r8d, dword ptr [rsp + 0x4]
    mov r9d, dword ptr [rsp + 0x8]
    mov edx, dword ptr [rsp + 0x10]
    mov eax, dword ptr [rsp + 0xc]
    jmp .L96
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0xda]
    cmp r15, rcx
    jbe .L21
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x68]
    cmp byte ptr [r13 + 2*rcx], 0x0
    je .L22
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
    jmp .L23
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0xda]
    cmp r15, rcx
    jbe .L24
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x68]
    cmp byte ptr [r13 + 2*rcx], 0x1
    jne .L25
    mov ecx, eax
    shr cl, 0x3
    mov r12b, 0x7
    sub r12b, cl
    xor edi, edi
    mov ecx, dword ptr [rsp + 0x4]
    mov r11d, ecx
    mov ecx, dword ptr [rsp + 0x8]
    jmp .L26
    mov rbp, r15
    mov r15, r14
    lea r14, [rsp + 0x58]
    mov rdi, r14
    xor esi, esi
    call plywright::endings::rules::view::View<R>::checks
    mov byte ptr [rsp + 0x20], al
    mov rdi, r14
    mov r14, r15
    mov r15, rbp
    mov esi, 0x1
    call plywright::endings::rules::view::View<R>::checks
    shl al, 0x3
    add al, byte ptr [rsp + 0x20]
    mov rbp, qword ptr [rsp + 0x118]
    jmp .L2
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x68]
    and eax, 0x7
    movzx edx, byte ptr [rsp + rax + 0x68]
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
    jmp .L19
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rcx, qword ptr [rax + rcx + 0x8]
    and ecx, 0x7
    and edx, 0x7
    movzx eax, byte ptr [rsp + rdx + 0x68]
    movzx ecx, byte ptr [rsp + rcx + 0x68]
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
    or al, byte ptr [rsp + 0x34]
    jmp .L2
    and dl, 0xf
    movzx ecx, dl
    shl ecx, 0x4
    lea rdx, [.D1]
    mov rax, qword ptr [rcx + rdx]
    and eax, 0x7
    cmp rax, r15
    jae .L38
    movzx esi, byte ptr [r13 + 2*rax]
    mov edi, esi
    xor edi, 0x1
    mov rdi, qword ptr [rsp + 8*rdi + 0x88]
    or rdi, qword ptr [rsp + 8*rsi + 0x78]
    andn rax, rdi, qword ptr [rsp + 8*rax + 0x98]
    xor esi, esi
    popcnt rsi, rax
    cmp sil, 0x7
    mov eax, 0x7
    cmovb eax, esi
    jmp .L39
    test r15, r15
    je .L1
    cmp byte ptr [r13 + 0x1], 0x5
    jne .L78
    xor edx, edx
    xor eax, eax
    jmp .L79
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x68]
    and eax, 0x7
    movzx edx, byte ptr [rsp + rax + 0x68]
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
    jmp .L2
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x68]
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x68]
    and al, 0x7
    and cl, 0x7
.L13:
    sub al, cl
    add al, 0x8
    jmp .L2
    movzx eax, dl
    cmp r15, rax
    jbe .L1
    movzx ecx, byte ptr [r13 + 2*rax]
    mov edx, ecx
    xor edx, 0x1
    mov rdx, qword ptr [rsp + 8*rdx + 0x88]
    or rdx, qword ptr [rsp + 8*rcx + 0x78]
    and eax, 0x7
    andn rax, rdx, qword ptr [rsp + 8*rax + 0x98]
    xor ecx, ecx
    popcnt rcx, rax
    cmp cl, 0xf
    mov eax, 0xf
    cmovb eax, ecx
    jmp .L2
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0xda]
    cmp r15, rcx
    jbe .L40
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x68]
    cmp byte ptr [r13 + 2*rcx], 0x1
    jne .L41
    add al, 0x38
    jmp .L42
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x68]
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
    or al, byte ptr [rsp + 0x34]
    or al, cl
    jmp .L2
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0xda]
    cmp r15, rcx
    jbe .L43
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x68]
    cmp byte ptr [r13 + 2*rcx], 0x0
    je .L44
    mov ecx, eax
    shr cl, 0x3
    add al, 0x38
    mov r8b, 0x1
    mov edx, dword ptr [rsp + 0x4]
    mov esi, dword ptr [rsp + 0x8]
    mov r9d, dword ptr [rsp + 0x10]
    mov edi, dword ptr [rsp + 0xc]
    jmp .L45
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0xda]
    cmp r15, rcx
    jbe .L46
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x68]
    and al, 0x7
    cmp byte ptr [r13 + 2*rcx], 0x0
    je .L47
    jmp .L48
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x68]
    shr al, 0x3
    or al, byte ptr [rsp + 0x34]
    jmp .L2
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xda]
    cmp r15, rax
    jbe .L51
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x68]
    mov edx, ecx
    and dl, 0x7
    cmp byte ptr [r13 + 2*rax], 0x1
    jne .L52
    shr cl, 0x3
    mov eax, dword ptr [rsp + 0x4]
    mov esi, dword ptr [rsp + 0x8]
    jmp .L53
    cmp byte ptr [rsp + 0x1f], 0x0
    je .L54
    xor eax, eax
    jmp .L63
    test r15, r15
    je .L77
    mov rax, qword ptr [rsp + 0x1b0]
    movzx eax, byte ptr [rsp + rax + 0x68]
    movabs rcx, 0x55aa55aa55aa55aa
    shrx rax, rcx, rax
    mov ecx, eax
    and cl, 0x1
    cmp r15, 0x1
    jne .L86
    xor edx, edx
    movzx eax, byte ptr [rsp + 0x2]
    mov esi, eax
    xor edi, edi
    mov eax, ecx
    jmp .L103
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x68]
    and al, 0x7
    or al, byte ptr [rsp + 0x34]
    jmp .L2
    movzx r8d, dl
    cmp r15, r8
    jbe .L1
    mov qword ptr [rsp + 0x38], r14
    mov qword ptr [rsp + 0x28], rbx
    mov edx, r8d
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x68]
    movzx esi, byte ptr [r13 + 2*r8]
    mov rdi, qword ptr [rsp + 8*rsi + 0x78]
    mov rax, -0x2
    rol rax, cl
    xor esi, 0x1
    mov rsi, qword ptr [rsp + 8*rsi + 0x88]
    btr rdi, rcx
    not rdi
    andn rsi, rsi, rdi
    mov edx, edx
    mov rdx, qword ptr [rsp + 8*rdx + 0x98]
    and rdx, rsi
    je .L98
    mov rdi, qword ptr [rsp + 0x140]
    btr rdi, rcx
    movzx ecx, byte ptr [r13 + 2*r8 + 0x1]
    lea r8, [.D2]
    movsxd rcx, dword ptr [r8 + 4*rcx]
    add rcx, r8
    jmp rcx
    mov rcx, rdx
.L14:
    blsr rcx, rcx
    jne .L14
    jmp .L110
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and eax, 0x7
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x68]
    movzx eax, byte ptr [rsp + rax + 0x68]
    shl ecx, 0x6
    lea rdx, [plywright::endings::rules::view::HOPS]
    add rdx, rcx
    movzx eax, byte ptr [rax + rdx]
    or al, byte ptr [rsp + 0x34]
    jmp .L2
.L15:
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x68]
    mov eax, ecx
    and al, 0x7
    or al, 0x38
    test r15, r15
    je .L97
    mov r12, r13
    mov r13, r15
    mov qword ptr [rsp + 0x38], r14
    mov qword ptr [rsp + 0x28], rbx
    jmp .L88
.L16:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x68]
.L17:
    mov eax, ecx
    shr al, 0x3
    movzx edx, al
    lea eax, [rdx - 0x7]
    mov esi, eax
    neg esi
    cmovs esi, eax
    mov eax, dword ptr [rsp + 0x4]
    mov edi, dword ptr [rsp + 0x8]
.L18:
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
.L19:
    shl al, 0x3
    or al, sil
    jmp .L2
.L20:
    mov r14, rbx
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x68]
    mov esi, ecx
    and sil, 0x7
    jmp .L95
.L21:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x68]
.L22:
    add al, 0x8
    mov ecx, eax
    and cl, 0x3f
    movzx ecx, cl
    movabs rdx, 0x10101010101
    shlx rdx, rdx, rax
    xor eax, eax
.L23:
    movzx eax, al
    test qword ptr [rsp + 8*rax + 0x78], rdx
    setne sil
    add sil, sil
    mov rdi, qword ptr [rsp + 8*rax + 0x88]
    xor al, 0x1
    movzx r8d, al
    test qword ptr [rsp + 8*r8 + 0x78], rdx
    setne al
    shl al, 0x2
    mov r8, qword ptr [rsp + 8*r8 + 0x88]
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
    add al, byte ptr [rsp + 0x18]
    jmp .L2
.L24:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x68]
.L25:
    mov r12d, eax
    shr r12b, 0x3
    mov dil, 0x1
    mov ecx, dword ptr [rsp + 0xc]
    mov r11d, ecx
    mov ecx, dword ptr [rsp + 0x10]
.L26:
    mov edx, ecx
    mov r10, r13
    mov qword ptr [rsp + 0x38], r14
    mov r8d, eax
    and r8b, 0x7
    mov ecx, 0x1
    shlx rax, rcx, rax
    mov qword ptr [rsp + 0x50], rax
    movzx esi, dl
    movzx edx, r8b
    cmp sil, dl
    mov ebp, edx
    cmovb ebp, esi
    mov eax, edx
    cmova eax, esi
    mov dword ptr [rsp + 0x20], eax
    test dil, dil
    mov qword ptr [rsp + 0x28], rbx
    je .L30
    mov byte ptr [rsp + 0x1], r11b
    xor r13d, r13d
    xor eax, eax
    xor edi, edi
    xor r14d, r14d
    xor r11d, r11d
.L27:
    mov rcx, qword ptr [rsp + 0x138]
    lea rbx, [rcx + 2*r13]
    nop
.L28:
    cmp r13, qword ptr [rsp + 0xe8]
    jae .L35
    inc r13
    movzx ecx, byte ptr [rbx + 0x3]
    add cl, -0x3
    add rbx, 0x2
    cmp cl, 0x1
    ja .L28
    mov dword ptr [rsp + 0xf4], esi
    mov r10, qword ptr [rsp + 0x50]
    movzx r9d, byte ptr [rsp + r13 + 0x67]
    mov ecx, r9d
    and cl, 0x7
    mov esi, r8d
    cmp cl, r8b
    sete r15b
    shr r9b, 0x3
    mov r8d, r12d
    cmp r9b, r12b
    setb r12b
    and r12b, r15b
    cmp byte ptr [rbx], 0x0
    jne .L29
    cmp bpl, cl
    setb bl
    cmp cl, byte ptr [rsp + 0x20]
    setb cl
    and cl, bl
    or cl, r11b
    and cl, 0x1
    cmp byte ptr [rsp + 0x1], r9b
    setb r9b
    or r9b, r14b
    and r9b, 0x1
    or dil, r12b
    mov r10, qword ptr [rsp + 0x138]
    lea rbx, [r10 + 2*r13]
    mov r11d, ecx
    mov r14d, r9d
    mov r15, qword ptr [rsp + 0x40]
    mov r10, qword ptr [rsp + 0x48]
    mov r12d, r8d
    mov r8d, esi
    mov esi, dword ptr [rsp + 0xf4]
    jmp .L28
.L29:
    test qword ptr [rsp + 8*r13 + 0x90], r10
    movzx ecx, r12b
    mov r9d, 0x1
    cmove r9d, ecx
    or r9b, al
    mov eax, r9d
    mov r15, qword ptr [rsp + 0x40]
    mov r10, qword ptr [rsp + 0x48]
    mov r12d, r8d
    mov r8d, esi
    mov esi, dword ptr [rsp + 0xf4]
    jmp .L27
.L30:
    mov byte ptr [rsp + 0x1], r12b
    mov r9, r15
    mov r13b, 0x7
    sub r13b, r11b
    xor eax, eax
    xor r15d, r15d
    xor edi, edi
    xor r14d, r14d
    xor r11d, r11d
.L31:
    mov rcx, qword ptr [rsp + 0x138]
    lea rbx, [rcx + 2*r15]
    nop
.L32:
    cmp r15, qword ptr [rsp + 0xe8]
    jae .L36
    inc r15
    movzx ecx, byte ptr [rbx + 0x3]
    add cl, -0x3
    add rbx, 0x2
    cmp cl, 0x1
    ja .L32
    movzx r12d, byte ptr [rsp + r15 + 0x67]
    mov ecx, r12d
    and cl, 0x7
    cmp cl, r8b
    sete r10b
    shr r12b, 0x3
    mov r9b, 0x7
    sub r9b, r12b
    cmp r9b, byte ptr [rsp + 0x1]
    setb r12b
    and r12b, r10b
    cmp byte ptr [rbx], 0x0
    je .L34
    cmp bpl, cl
    setb r10b
    cmp cl, byte ptr [rsp + 0x20]
    setb cl
    and cl, r10b
    or cl, r11b
    and cl, 0x1
    cmp r13b, r9b
    setb r9b
    or r9b, r14b
    and r9b, 0x1
    or dil, r12b
    mov r14d, r9d
    mov r11d, ecx
.L33:
    mov r9, qword ptr [rsp + 0x40]
    mov r10, qword ptr [rsp + 0x48]
    jmp .L31
.L34:
    mov rcx, qword ptr [rsp + 0x50]
    test qword ptr [rsp + 8*r15 + 0x90], rcx
    movzx ecx, r12b
    mov r9d, 0x1
    cmove r9d, ecx
    or r9b, al
    mov eax, r9d
    jmp .L33
.L35:
    movzx r13d, byte ptr [rsp + 0x1]
    jmp .L37
.L36:
    mov r15, r9
    movzx r12d, byte ptr [rsp + 0x1]
.L37:
    mov ecx, esi
    sub ecx, edx
    sub edx, esi
    cmovb edx, ecx
    cmp r13b, r12b
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
    or al, r11b
    or al, cl
    mov rbp, qword ptr [rsp + 0x118]
    lea r12, [.D0]
    mov rbx, qword ptr [rsp + 0x28]
    mov r14, qword ptr [rsp + 0x38]
    mov r13, r10
    jmp .L2
.L38:
    xor eax, eax
.L39:
    mov rcx, qword ptr [rcx + rdx + 0x8]
    and ecx, 0x7
    cmp rcx, r15
    jae .L2
    movzx edx, byte ptr [r13 + 2*rcx]
    mov esi, edx
    xor esi, 0x1
    mov rsi, qword ptr [rsp + 8*rsi + 0x88]
    or rsi, qword ptr [rsp + 8*rdx + 0x78]
    andn rcx, rsi, qword ptr [rsp + 8*rcx + 0x98]
    popcnt rcx, rcx
    cmp cl, 0x7
    mov edx, 0x7
    cmovb edx, ecx
    shl dl, 0x3
    or dl, al
    mov eax, edx
    jmp .L2
.L40:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x68]
.L41:
    add al, 0x8
.L42:
    mov ecx, eax
    and cl, 0x7
    movzx ecx, cl
    mov edx, ecx
    mov esi, dword ptr [rsp + 0x8]
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr al, 0x3
    and al, 0x7
    jmp .L49
.L43:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x68]
.L44:
    mov ecx, eax
    shr cl, 0x3
    movzx edx, cl
    add edx, -0x7
    mov ecx, edx
    neg ecx
    cmovs ecx, edx
    add al, 0x8
    xor r8d, r8d
    mov edx, dword ptr [rsp + 0xc]
    mov esi, dword ptr [rsp + 0x10]
    mov r9d, dword ptr [rsp + 0x8]
    mov edi, dword ptr [rsp + 0x4]
.L45:
    cmp byte ptr [rsp + 0x18], r8b
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
    jmp .L2
.L46:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x68]
    and al, 0x7
.L47:
    or al, 0x38
.L48:
    mov ecx, eax
    and cl, 0x7
    movzx ecx, cl
    mov edx, ecx
    mov esi, dword ptr [rsp + 0x8]
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr al, 0x3
.L49:
    movzx edx, al
    mov eax, edx
    mov edi, dword ptr [rsp + 0x4]
    sub eax, edi
    sub edi, edx
    cmovb edi, eax
    cmp esi, edi
    cmova edi, esi
    mov eax, ecx
    mov esi, dword ptr [rsp + 0x10]
    sub eax, esi
    sub esi, ecx
    cmovb esi, eax
    mov ecx, edx
    mov eax, dword ptr [rsp + 0xc]
    sub ecx, eax
    sub eax, edx
    cmovb eax, ecx
.L50:
    cmp esi, eax
    cmova eax, esi
    shl al, 0x3
    or al, dil
    jmp .L2
.L51:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x68]
    mov edx, ecx
    and dl, 0x7
.L52:
    or dl, 0x38
    shr cl, 0x3
    movzx eax, cl
    add eax, -0x7
    mov ecx, eax
    neg ecx
    cmovs ecx, eax
    mov eax, dword ptr [rsp + 0xc]
    mov esi, dword ptr [rsp + 0x10]
.L53:
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
    jmp .L2
.L54:
    mov qword ptr [rsp + 0x28], rbx
    xor eax, eax
    mov rbx, qword ptr [rsp + 0x158]
    jmp .L56
.L55:
    inc rax
    cmp rax, qword ptr [rsp + 0xe8]
    je .L101
.L56:
    cmp byte ptr [r13 + 2*rax], 0x0
    jne .L55
    mov rcx, qword ptr [rsp + 8*rax + 0x98]
    and rcx, qword ptr [rsp + 0x1b8]
    je .L55
    movzx esi, byte ptr [rsp + rax + 0x68]
    mov rdx, qword ptr [rsp + 0x140]
    btr rdx, rsi
    movzx esi, byte ptr [r13 + 2*rax + 0x1]
    nop
.L57:
    xor edi, edi
    tzcnt rdi, rcx
    cmp esi, 0x4
    ja .L60
    mov r8d, esi
    lea r9, [.D3]
    movsxd r10, dword ptr [r9 + 4*r8]
    add r10, r9
    mov r8, rsi
    jmp r10
    shl edi, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rdi + r8]
    and r8, rbx
    blsr rdi, r8
    je .L59
    jmp .L61
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
    movzx ebx, byte ptr [r8 + 8*rdi + 0x614]
    mov r9, rbp
    mov rbp, r12
    mov r12, r15
    mov r15, r14
    mov r14, qword ptr [r8 + 8*rdi + 0x600]
    and r14, rdx
    imul r14, qword ptr [r8 + 8*rdi + 0x608]
    shrx rdi, r14, rbx
    mov r14, r15
    mov r15, r12
    mov r12, rbp
    mov rbp, r9
    mov rbx, qword ptr [rsp + 0x158]
    add rdi, r11
    lea r9, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [r9 + 8*rdi]
    or r8, qword ptr [r9 + 8*r10]
    and r8, rbx
    blsr rdi, r8
    je .L59
    jmp .L61
    lea rdi, [rdi + 2*rdi]
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov r9d, dword ptr [r8 + 8*rdi + 0x610]
    movzx r10d, byte ptr [r8 + 8*rdi + 0x614]
    mov r11, qword ptr [r8 + 8*rdi + 0x600]
    and r11, rdx
    imul r11, qword ptr [r8 + 8*rdi + 0x608]
    jmp .L58
    lea rdi, [rdi + 2*rdi]
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov r9d, dword ptr [r8 + 8*rdi + 0x10]
    movzx r10d, byte ptr [r8 + 8*rdi + 0x14]
    mov r11, qword ptr [r8 + 8*rdi]
    and r11, rdx
    imul r11, qword ptr [r8 + 8*rdi + 0x8]
.L58:
    shrx rdi, r11, r10
    add rdi, r9
    lea r8, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [r8 + 8*rdi]
    and r8, rbx
    blsr rdi, r8
    jne .L61
.L59:
    blsr rcx, rcx
    jne .L57
    jmp .L55
.L60:
    shl edi, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rdi + r8 + 0x8]
    and r8, rbx
    blsr rdi, r8
    je .L59
.L61:
    mov al, 0x10
.L62:
    mov rbx, qword ptr [rsp + 0x28]
.L63:
    mov rcx, qword ptr [rsp + 0x110]
    mov rcx, qword ptr [rsp + 8*rcx + 0x88]
    mov rdx, qword ptr [rsp + 0x148]
    movzx edx, byte ptr [rsp + rdx + 0xd8]
    cmp byte ptr [rsp + 0x1e], 0x0
    je .L64
    xor esi, esi
    jmp .L73
.L64:
    mov qword ptr [rsp + 0x50], rdx
    mov qword ptr [rsp + 0x20], rcx
    mov r12, r15
    xor esi, esi
    jmp .L66
.L65:
    inc rsi
    cmp rsi, qword ptr [rsp + 0xe8]
    je .L104
.L66:
    cmp byte ptr [r13 + 2*rsi], 0x0
    je .L65
    mov rdi, qword ptr [rsp + 8*rsi + 0x98]
    and rdi, qword ptr [rsp + 0x1c0]
    je .L65
    movzx r9d, byte ptr [rsp + rsi + 0x68]
    mov r8, qword ptr [rsp + 0x140]
    btr r8, r9
    movzx r9d, byte ptr [r13 + 2*rsi + 0x1]
    nop
.L67:
    mov rdx, r14
    mov rcx, rbx
    xor r10d, r10d
    tzcnt r10, rdi
    cmp r9d, 0x4
    ja .L70
    mov r11d, r9d
    lea rbx, [.D4]
    movsxd r14, dword ptr [rbx + 4*r11]
    add r14, rbx
    mov r11, r9
    jmp r14
    shl r10d, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [r10 + r11]
    and r11, qword ptr [rsp + 0x1d0]
    blsr r10, r11
    je .L69
    jmp .L71
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
    movzx r12d, byte ptr [r11 + 8*r10 + 0x614]
    mov r13, qword ptr [r11 + 8*r10 + 0x600]
    and r13, r8
    imul r13, qword ptr [r11 + 8*r10 + 0x608]
    shrx r10, r13, r12
    mov r13, qword ptr [rsp + 0x48]
    mov r12, qword ptr [rsp + 0x40]
    add r10, r15
    mov r11, qword ptr [rbx + 8*r10]
    or r11, qword ptr [rbx + 8*r14]
    and r11, qword ptr [rsp + 0x1d0]
    blsr r10, r11
    je .L69
    jmp .L71
    lea r10, [r10 + 2*r10]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [r11 + 8*r10 + 0x610]
    movzx r14d, byte ptr [r11 + 8*r10 + 0x614]
    mov r15, qword ptr [r11 + 8*r10 + 0x600]
    and r15, r8
    imul r15, qword ptr [r11 + 8*r10 + 0x608]
    jmp .L68
    lea r10, [r10 + 2*r10]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [r11 + 8*r10 + 0x10]
    movzx r14d, byte ptr [r11 + 8*r10 + 0x14]
    mov r15, qword ptr [r11 + 8*r10]
    and r15, r8
    imul r15, qword ptr [r11 + 8*r10 + 0x8]
.L68:
    shrx r10, r15, r14
    add r10, rbx
    lea r11, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r11 + 8*r10]
    and r11, qword ptr [rsp + 0x1d0]
    blsr r10, r11
    jne .L71
.L69:
    blsr rdi, rdi
    mov rbx, rcx
    mov r14, rdx
    jne .L67
    jmp .L65
.L70:
    shl r10d, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [r10 + r11 + 0x8]
    and r11, qword ptr [rsp + 0x1d0]
    blsr r10, r11
    je .L69
.L71:
    mov sil, 0x20
    mov rbx, rcx
    mov r14, rdx
.L72:
    mov r15, r12
    lea r12, [.D0]
    mov rcx, qword ptr [rsp + 0x20]
    mov rdx, qword ptr [rsp + 0x50]
.L73:
    shrx rcx, rcx, rdx
    add cl, cl
    and cl, 0x2
    or al, byte ptr [rsp + 0x1d]
    or al, sil
    or al, byte ptr [rsp + 0x18]
    or al, cl
    jmp .L2
.L74:
    shl bpl, 0x3
.L75:
    movzx eax, byte ptr [rsp + 0x1]
    add al, al
    movzx ecx, byte ptr [rsp + 0x50]
    shl cl, 0x2
    or cl, al
    mov rax, qword ptr [rsp + 0x20]
    shrx rax, qword ptr [rsp + 0xf8], rax
    shl al, 0x5
    and al, 0x20
    or al, cl
    or al, dl
    add al, bpl
    mov qword ptr [rsp + 0xf8], rax
    mov r15, qword ptr [rsp + 0x40]
    mov rbp, qword ptr [rsp + 0x118]
    mov r13, qword ptr [rsp + 0x48]
    lea r12, [.D0]
    mov rbx, qword ptr [rsp + 0x28]
    mov r14, qword ptr [rsp + 0x38]
.L76:
    mov byte ptr [rsp + 0xdc], 0x1
    mov rax, qword ptr [rsp + 0xf8]
    mov byte ptr [rsp + 0xdd], al
    mov byte ptr [rsp + 0x100], 0x1
    jmp .L2
.L77:
    xor ecx, ecx
    xor edx, edx
    xor esi, esi
    xor edi, edi
    xor eax, eax
    jmp .L103
.L78:
    movzx ecx, byte ptr [r13]
    mov rdx, qword ptr [rsp + 0x1a8]
    shrx rax, qword ptr [rsp + 8*rcx + 0x88], rdx
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x88]
    bt rcx, rdx
    setb cl
    add al, al
    and al, 0x2
    or al, cl
    mov dl, 0x2
.L79:
    cmp r15, 0x1
    je .L2
    cmp byte ptr [r13 + 0x3], 0x5
    je .L80
    movzx esi, byte ptr [r13 + 0x2]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x88]
    mov r8, qword ptr [rsp + 0x1a0]
    bt rcx, r8
    setb dil
    mov ecx, edx
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0x88]
    bt rcx, r8
    setb sil
    mov ecx, edx
    or cl, 0x1
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L80:
    cmp r15, 0x2
    je .L2
    cmp byte ptr [r13 + 0x5], 0x5
    je .L81
    movzx esi, byte ptr [r13 + 0x4]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x88]
    mov r8, qword ptr [rsp + 0x198]
    bt rcx, r8
    setb dil
    mov ecx, edx
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0x88]
    bt rcx, r8
    setb sil
    lea ecx, [rdx + 0x1]
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L81:
    cmp r15, 0x3
    je .L2
    cmp byte ptr [r13 + 0x7], 0x5
    je .L82
    movzx esi, byte ptr [r13 + 0x6]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x88]
    mov r8, qword ptr [rsp + 0x188]
    bt rcx, r8
    setb dil
    mov ecx, edx
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0x88]
    bt rcx, r8
    setb sil
    lea ecx, [rdx + 0x1]
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L82:
    cmp r15, 0x4
    je .L2
    cmp byte ptr [r13 + 0x9], 0x5
    je .L83
    movzx esi, byte ptr [r13 + 0x8]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x88]
    mov r8, qword ptr [rsp + 0x180]
    bt rcx, r8
    setb dil
    mov ecx, edx
    and cl, 0x7
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0x88]
    bt rcx, r8
    setb sil
    lea ecx, [rdx + 0x1]
    and cl, 0x7
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L83:
    cmp r15, 0x5
    je .L2
    cmp byte ptr [r13 + 0xb], 0x5
    je .L84
    movzx esi, byte ptr [r13 + 0xa]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x88]
    mov r8, qword ptr [rsp + 0x178]
    bt rcx, r8
    setb dil
    mov ecx, edx
    and cl, 0x7
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0x88]
    bt rcx, r8
    setb sil
    lea ecx, [rdx + 0x1]
    and cl, 0x7
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L84:
    cmp r15, 0x6
    je .L2
    cmp byte ptr [r13 + 0xd], 0x5
    je .L85
    movzx esi, byte ptr [r13 + 0xc]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x88]
    mov r8, qword ptr [rsp + 0x170]
    bt rcx, r8
    setb dil
    mov ecx, edx
    and cl, 0x7
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0x88]
    bt rcx, r8
    setb sil
    lea ecx, [rdx + 0x1]
    and cl, 0x7
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L85:
    cmp r15, 0x7
    je .L2
    cmp byte ptr [r13 + 0xf], 0x5
    je .L2
    movzx esi, byte ptr [r13 + 0xe]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x88]
    mov r8, qword ptr [rsp + 0x168]
    bt rcx, r8
    setb dil
    mov ecx, edx
    and cl, 0x7
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0x88]
    bt rcx, r8
    setb sil
    inc dl
    and dl, 0x7
    mov ecx, edx
    shl sil, cl
    or sil, al
    or sil, dil
    mov eax, esi
    jmp .L2
.L86:
    cmp r15, 0x3
    jb .L99
    jne .L102
    movzx eax, byte ptr [rsp + 0x16]
    mov edx, eax
    jmp .L100
.L87:
    or al, 0x38
.L88:
    add cl, 0x8
    xor r8d, r8d
    mov edx, dword ptr [rsp + 0x18]
    mov byte ptr [rsp + 0x20], dl
    mov rdx, qword ptr [rsp + 0x130]
    mov rsi, qword ptr [rsp + 0x128]
.L89:
    mov r9d, ecx
    and r9b, 0x3f
    mov r11d, 0x1
    shlx r10, r11, rcx
    shlx r11, r11, rax
    xor r15d, r15d
    xor ebx, ebx
    xor ecx, ecx
    xor r14d, r14d
    jmp .L91
    nop
.L90:
    inc r14
    cmp qword ptr [rsp + 0xe8], r14
    je .L92
.L91:
    cmp byte ptr [r12 + 2*r14], r8b
    je .L90
    cmp byte ptr [r12 + 2*r14 + 0x1], 0x5
    je .L90
    movzx ebp, byte ptr [rsp + r14 + 0x68]
    mov r12, qword ptr [rsp + 8*r14 + 0x98]
    test r12, r10
    setne r13b
    cmp bpl, r9b
    sete dil
    or dil, r13b
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
    mov rbp, qword ptr [rsp + 0x118]
    sete bl
    or bl, cl
    and bl, 0x1
    mov ecx, ebx
    mov ebx, r12d
    mov r12, qword ptr [rsp + 0x48]
    mov r13, qword ptr [rsp + 0x40]
    mov r15d, edi
    jmp .L90
.L92:
    add r15b, r15b
    shl bl, 0x2
    add bl, r15b
    shl cl, 0x3
    add cl, byte ptr [rsp + 0x20]
    add cl, bl
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
    mov rbx, qword ptr [rsp + 0x28]
    mov r14, qword ptr [rsp + 0x38]
    mov r15, r13
    mov r13, r12
    lea r12, [.D0]
.L93:
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
    jmp .L2
.L94:
    mov r14, rbx
.L95:
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
    mov r8d, dword ptr [rsp + 0xc]
    mov r9d, dword ptr [rsp + 0x10]
    mov edx, dword ptr [rsp + 0x8]
    mov eax, dword ptr [rsp + 0x4]
.L96:
    cmp byte ptr [rsp + 0x18], r10b
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
    mov rbx, r14
    mov r14, qword ptr [rsp + 0x38]
    jmp .L2
.L97:
    mov edx, dword ptr [rsp + 0xc]
    mov esi, dword ptr [rsp + 0x10]
    mov r8d, dword ptr [rsp + 0x4]
    mov edi, dword ptr [rsp + 0x8]
    mov ecx, dword ptr [rsp + 0x18]
    jmp .L93
.L98:
    xor edx, edx
    jmp .L110
.L99:
    xor edx, edx
.L100:
    movzx eax, byte ptr [rsp + 0x2]
    mov esi, eax
    movzx eax, byte ptr [rsp + 0x3]
    mov edi, eax
    mov eax, ecx
    jmp .L103
.L101:
    xor eax, eax
    jmp .L62
.L102:
    xor eax, dword ptr [rsp + 0x190]
    and al, 0x1
    movzx edx, byte ptr [rsp + 0x16]
    movzx esi, byte ptr [rsp + 0x2]
    movzx edi, byte ptr [rsp + 0x3]
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
    jmp .L2
.L104:
    xor esi, esi
    jmp .L72
    mov rcx, rdx
.L105:
    xor r8d, r8d
    tzcnt r8, rcx
    lea r8, [r8 + 2*r8]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    mov r10d, dword ptr [r9 + 8*r8 + 0x10]
    movzx r11d, byte ptr [r9 + 8*r8 + 0x14]
    mov rbx, qword ptr [r9 + 8*r8]
    and rbx, rdi
    imul rbx, qword ptr [r9 + 8*r8 + 0x8]
    shrx r11, rbx, r11
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
    xor r8d, r8d
    tzcnt r8, rcx
    lea r8, [r8 + 2*r8]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    mov r10d, dword ptr [r9 + 8*r8 + 0x610]
    mov r11, qword ptr [r9 + 8*r8 + 0x600]
    and r11, rdi
    imul r11, qword ptr [r9 + 8*r8 + 0x608]
    movzx r8d, byte ptr [r9 + 8*r8 + 0x614]
    shrx r8, r11, r8
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
    xor r8d, r8d
    tzcnt r8, rcx
    lea r8, [r8 + 2*r8]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    mov r10d, dword ptr [r9 + 8*r8 + 0x10]
    mov r11, qword ptr [r9 + 8*r8]
    and r11, rdi
    imul r11, qword ptr [r9 + 8*r8 + 0x8]
    movzx r8d, byte ptr [r9 + 8*r8 + 0x14]
    shrx r8, r11, r8
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
    xor edi, edi
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
    xor edi, edi
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
    mov rbx, qword ptr [rsp + 0x28]
    mov r14, qword ptr [rsp + 0x38]
    mov r15, qword ptr [rsp + 0x40]
    jmp .L2
.L111:
    movzx ecx, cx
    and rcx, 0x3
    mov al, 0x2
    jne .L113
    mov rdx, qword ptr [rsp + 0x160]
    cmp byte ptr [rdx + 0x40], 0x0
    je .L113
    movzx r8d, byte ptr [rsp + 0x68]
    movzx r11d, byte ptr [rsp + 0x69]
    movzx edx, r8b
    movzx edi, byte ptr [rsp + 0x6a]
    movzx esi, byte ptr [rsp + 0x6b]
    movzx r9d, byte ptr [rsp + 0x6c]
    mov r10d, edi
    and r10d, 0x7
    mov ebx, edx
    and ebx, 0x7
    mov ecx, r10d
    sub cl, bl
    setl r14b
    setg bpl
    mov r15d, edx
    and r15b, -0x8
    xor r15b, 0x30
    lea r12d, [rbx - 0x1]
    cmp r12b, 0x6
    setb r12b
    or dl, 0x8
    xor dl, r11b
    or dl, r15b
    sete dl
    and dl, r12b
    cmp dl, 0x1
    jne .L112
    sub bpl, r14b
    mov eax, ecx
    mul bpl
    mov ecx, eax
    mov eax, esi
    and al, 0x7
    sub al, bl
    mul bpl
    mov edx, eax
    mov al, 0x2
    test dl, dl
    jle .L112
    cmp dl, cl
    jge .L112
    mov ecx, r9d
    and cl, 0x7
    sub cl, bl
    add cl, bpl
    jne .L112
    mov rcx, qword ptr [rsp + 0x90]
    bt rcx, rsi
    jae .L115
.L112:
    mov ecx, edi
    and cl, -0x8
    cmp cl, 0x38
    jne .L114
    mov ecx, r9d
    and cl, -0x8
    cmp cl, 0x28
    jne .L114
    movzx ecx, r11b
    mov edx, ebx
    sub edx, r10d
    sub r10d, ebx
    cmovb r10d, edx
    cmp cl, 0x27
    ja .L114
    cmp r8b, 0x27
    ja .L114
    cmp r10d, 0x1
    ja .L114
    mov rdx, qword ptr [rsp + 0x88]
    bt rdx, r9
    jb .L114
    bt rdx, rdi
    jb .L114
    mov rdx, qword ptr [rsp + 0x90]
    bt rdx, rcx
    jb .L114
    bt rdx, rsi
    jb .L114
    cmp byte ptr [rsp + 0xde], 0x0
    je .L117
    cmp cl, 0x8
    jb .L114
    and cl, 0x7
    dec cl
    cmp cl, 0x5
    ja .L114
    lea rdi, [rsp + 0x58]
    mov esi, 0x1
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov ecx, eax
    mov al, 0x2
    test cl, cl
    je .L118
    jmp .L114
.L113:
    lea rdx, [.D5]
    movzx ecx, byte ptr [rcx + rdx]
    lea rdx, [.D6]
    movsxd rcx, dword ptr [rdx + 4*rcx]
    add rcx, rdx
    jmp rcx
.L114:
    add rsp, 0x268
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L115:
    movzx edx, byte ptr [rsp + 0x17]
    xor dl, 0x1
    jmp .L116
    movzx edx, byte ptr [rsp + 0x17]
.L116:
    add dl, dl
    jmp .L119
.L117:
    cmp cl, 0x18
    setae dl
    cmp r8b, 0x18
    setae r8b
    test r8b, dl
    je .L114
    mov edx, 0x1
    shlx rcx, rdx, rcx
    andn rcx, rcx, qword ptr [rsp + 0x70]
    lea rdx, [rdi + 2*rdi]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov r8d, dword ptr [rdi + 8*rdx + 0x10]
    and rcx, qword ptr [rdi + 8*rdx]
    imul rcx, qword ptr [rdi + 8*rdx + 0x8]
    movzx edx, byte ptr [rdi + 8*rdx + 0x14]
    shrx rcx, rcx, rdx
    add rcx, r8
    lea rdx, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rdx + 8*rcx]
    not rcx
    shrx rcx, rcx, rsi
    test cl, 0x1
    je .L114
.L118:
    mov dl, 0x1
.L119:
    xor eax, eax
    jmp .L114

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
    xor edx, edx
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
    xor r10d, r10d
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
    xor ebx, ebx
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
    xor eax, eax
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
    vmovq xmm0, rdx
    vpbroadcastq ymm0, xmm0
    vpand ymm0, ymm0, ymmword ptr [.C0]
    vpsrlvq ymm1, ymm0, ymmword ptr [.C1]
    vextracti128 xmm0, ymm1, 0x1
    vmovd xmm2, dword ptr [.C2]
    vpshufb xmm0, xmm0, xmm2
    vpshufb xmm1, xmm1, xmm2
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
    vpunpcklwd xmm0, xmm1, xmm0
    or ecx, edx
    xor al, cl
    test esi, 0x10000
    jne .L10
    vmovd xmm1, ecx
    vpbroadcastb xmm1, xmm1
    vpxor xmm0, xmm1, xmm0
    jmp .L11
.L10:
    mov edx, eax
    shr dl, 0x3
    shl al, 0x3
    and al, 0x38
    or al, dl
    vmovd xmm1, ecx
    vpbroadcastb xmm1, xmm1
    vpxor xmm0, xmm1, xmm0
    vpsrlw xmm1, xmm0, 0x3
    vpand xmm1, xmm1, xmmword ptr [.C3]
    vpsllw xmm0, xmm0, 0x3
    vpand xmm0, xmm0, xmmword ptr [.C4]
    vpor xmm0, xmm0, xmm1
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
    xor esi, esi
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
.C0 = 0x000000ffffffffff 0x000000ffffffffff 0x000000ffffffffff 0x000000ffffffffff
.C1 = 0x0000000000000020 0x0000000000000018 0x0000000000000010 0x0000000000000008
.C2 = 0x00000800
.C3 = 0x1f1f1f1f1f1f1f1f 0x1f1f1f1f1f1f1f1f
.C4 = 0x0000000038383838 0x0000000000000000

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
    mov r9d, esi
    mov r10d, esi
    xor r10b, 0x1
    movzx eax, r10b
    movzx ecx, byte ptr [rdi + rax + 0x80]
    shl eax, 0x3
    mov r11, qword ptr [rdi + rax + 0x20]
    mov rbx, qword ptr [rdi + rax + 0x30]
    mov r8, -0x2
    rol r8, cl
    mov rdx, rbx
    bts rdx, rcx
    andn rdx, rdx, r11
    mov al, 0x1
    test qword ptr [rdi + 8*r9 + 0x30], rdx
    jne .L18
    mov rax, qword ptr [rdi + 0x8]
    cmp rax, 0x8
    mov r14d, 0x8
    cmovb r14, rax
    mov qword ptr [rsp - 0x8], r14
    xor r15d, r15d
    mov qword ptr [rsp - 0x40], rax
    test rax, rax
    je .L17
    mov qword ptr [rsp - 0x18], rdx
    mov qword ptr [rsp - 0x30], rbx
    mov byte ptr [rsp - 0x41], r10b
    mov qword ptr [rsp - 0x10], r9
    mov edx, 0x1
    shlx rcx, rdx, rcx
    and r11, r8
    mov qword ptr [rsp - 0x20], r11
    test sil, sil
    mov eax, 0x38
    mov edx, 0x8
    cmovne edx, eax
    mov qword ptr [rsp - 0x28], rdx
    mov r13, qword ptr [rdi]
    cmove eax, r15d
    mov dword ptr [rsp - 0x38], eax
    lea r12, [.D0]
    lea rbp, [plywright::sliders::magic::LOOKUPS]
    mov dword ptr [rsp - 0x34], esi
    jmp .L1
    nop
.L0:
    inc r15
    cmp r15, qword ptr [rsp - 0x8]
    mov esi, dword ptr [rsp - 0x34]
    je .L17
.L1:
    cmp byte ptr [r13 + 2*r15], sil
    jne .L0
    movzx r9d, byte ptr [rdi + r15 + 0x10]
    mov rax, qword ptr [rdi + 8*r15 + 0x40]
    movzx edx, byte ptr [r13 + 2*r15 + 0x1]
    lea ebx, [rdx - 0x1]
    cmp ebx, 0x2
    jae .L2
    movzx esi, byte ptr [rsp - 0x41]
    cmp byte ptr [r13], sil
    jne .L3
    movzx edx, byte ptr [r13 + 0x1]
    add dl, -0x3
    cmp dl, 0x1
    ja .L3
    movzx edx, byte ptr [rdi + 0x10]
    mov r8d, 0x1
    shlx rdx, r8, rdx
    cmp qword ptr [rsp - 0x40], 0x1
    jne .L4
    jmp .L12
    nop
.L2:
    test edx, edx
    jne .L11
    test qword ptr [rsp - 0x20], rax
    jne .L16
    mov rdx, qword ptr [rdi + 0x18]
    mov rax, qword ptr [rsp - 0x28]
    add eax, r9d
    movzx r10d, al
    bt rdx, r10
    jb .L0
    and r9b, -0x8
    xor r9b, byte ptr [rsp - 0x38]
    cmp r9b, 0x30
    jne .L0
    mov edx, 0x1
    shlx rax, rdx, rax
    and rax, qword ptr [rsp - 0x30]
    jne .L0
    jmp .L16
.L3:
    xor edx, edx
    cmp qword ptr [rsp - 0x40], 0x1
    je .L12
.L4:
    cmp byte ptr [r13 + 0x2], sil
    jne .L5
    movzx r10d, byte ptr [r13 + 0x3]
    add r10b, -0x3
    cmp r10b, 0x1
    ja .L5
    movzx r10d, byte ptr [rdi + 0x11]
    bts rdx, r10
.L5:
    cmp qword ptr [rsp - 0x40], 0x2
    je .L12
    cmp byte ptr [r13 + 0x4], sil
    jne .L6
    movzx r10d, byte ptr [r13 + 0x5]
    add r10b, -0x3
    cmp r10b, 0x1
    ja .L6
    movzx r10d, byte ptr [rdi + 0x12]
    bts rdx, r10
.L6:
    cmp qword ptr [rsp - 0x40], 0x3
    je .L12
    cmp byte ptr [r13 + 0x6], sil
    jne .L7
    movzx r10d, byte ptr [r13 + 0x7]
    add r10b, -0x3
    cmp r10b, 0x1
    ja .L7
    movzx r10d, byte ptr [rdi + 0x13]
    bts rdx, r10
.L7:
    cmp qword ptr [rsp - 0x40], 0x4
    je .L12
    cmp byte ptr [r13 + 0x8], sil
    jne .L8
    movzx r10d, byte ptr [r13 + 0x9]
    add r10b, -0x3
    cmp r10b, 0x1
    ja .L8
    movzx r10d, byte ptr [rdi + 0x14]
    bts rdx, r10
.L8:
    cmp qword ptr [rsp - 0x40], 0x5
    je .L12
    cmp byte ptr [r13 + 0xa], sil
    jne .L9
    movzx r10d, byte ptr [r13 + 0xb]
    add r10b, -0x3
    cmp r10b, 0x1
    ja .L9
    movzx r10d, byte ptr [rdi + 0x15]
    bts rdx, r10
.L9:
    cmp qword ptr [rsp - 0x40], 0x6
    je .L12
    cmp byte ptr [r13 + 0xc], sil
    jne .L10
    movzx r10d, byte ptr [r13 + 0xd]
    add r10b, -0x3
    cmp r10b, 0x1
    ja .L10
    movzx r10d, byte ptr [rdi + 0x16]
    bts rdx, r10
.L10:
    cmp qword ptr [rsp - 0x40], 0x7
    je .L12
    cmp byte ptr [r13 + 0xe], sil
    jne .L12
    movzx r10d, byte ptr [r13 + 0xf]
    add r10b, -0x3
    cmp r10b, 0x1
    ja .L12
    movzx r10d, byte ptr [rdi + 0x17]
    bts rdx, r10
    jmp .L12
.L11:
    xor edx, edx
.L12:
    test rdx, rax
    jne .L16
    mov r10, rcx
    bts r10, r9
    andn r11, r10, qword ptr [rdi + 0x18]
    mov rsi, qword ptr [rsp - 0x10]
    mov r10, qword ptr [rdi + 8*rsi + 0x20]
    or r10, qword ptr [rsp - 0x30]
    andn rax, r10, rax
    or rdx, qword ptr [rsp - 0x18]
    nop
.L13:
    test rax, rax
    je .L0
    xor r10d, r10d
    tzcnt r10, rax
    movsxd r9, dword ptr [r12 + 4*rbx]
    add r9, r12
    jmp r9
    shl r10d, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [r10 + rsi]
    jmp .L15
    shl r10d, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [r10 + rsi + 0x8]
    jmp .L15
    lea r9, [r10 + 2*r10]
    mov r10d, dword ptr [rbp + 8*r9 + 0x10]
    mov r14, qword ptr [rbp + 8*r9]
    and r14, r11
    imul r14, qword ptr [rbp + 8*r9 + 0x8]
    movzx r9d, byte ptr [rbp + 8*r9 + 0x14]
    jmp .L14
    lea r9, [r10 + 2*r10]
    mov r10d, dword ptr [rbp + 8*r9 + 0x10]
    movzx r14d, byte ptr [rbp + 8*r9 + 0x14]
    mov rsi, r13
    mov r13, qword ptr [rbp + 8*r9]
    and r13, r11
    imul r13, qword ptr [rbp + 8*r9 + 0x8]
    shrx r14, r13, r14
    add r14, r10
    mov r10d, dword ptr [rbp + 8*r9 + 0x610]
    movzx r13d, byte ptr [rbp + 8*r9 + 0x614]
    mov r8, qword ptr [rbp + 8*r9 + 0x600]
    and r8, r11
    imul r8, qword ptr [rbp + 8*r9 + 0x608]
    shrx r8, r8, r13
    mov r13, rsi
    add r8, r10
    lea rsi, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [rsi + 8*r8]
    or r10, qword ptr [rsi + 8*r14]
    jmp .L15
    lea r9, [r10 + 2*r10]
    mov r10d, dword ptr [rbp + 8*r9 + 0x610]
    mov r14, qword ptr [rbp + 8*r9 + 0x600]
    and r14, r11
    imul r14, qword ptr [rbp + 8*r9 + 0x608]
    movzx r9d, byte ptr [rbp + 8*r9 + 0x614]
.L14:
    shrx r9, r14, r9
    add r9, r10
    lea rsi, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [rsi + 8*r9]
.L15:
    test r10, rcx
    setne r8b
    and r10, rdx
    setne r9b
    test r8b, r9b
    jne .L16
    blsr rax, rax
    xor r8d, r8d
    popcnt r8, r10
    cmp r8d, 0x2
    jb .L13
.L16:
    mov al, 0x1
    jmp .L18
.L17:
    xor eax, eax
.L18:
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
    movzx ebp, byte ptr [r9 + 0x614]
    imul r12, qword ptr [r9 + 0x608]
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
    imul r12, qword ptr [r9 + 0x8]
    movzx ebp, byte ptr [r9 + 0x14]
    jmp .L3
    mov r13d, dword ptr [r9 + 0x610]
    and r12, qword ptr [r9 + 0x600]
    imul r12, qword ptr [r9 + 0x608]
    movzx ebp, byte ptr [r9 + 0x614]
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
    push rbp
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
    movzx r13d, byte ptr [r10 + 8*r14 + 0x614]
    mov rbp, qword ptr [r10 + 8*r14 + 0x600]
    and rbp, rdx
    imul rbp, qword ptr [r10 + 8*r14 + 0x608]
    shrx r14, rbp, r13
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
    mov r12, qword ptr [r10 + 8*r14 + 0x600]
    and r12, rdx
    imul r12, qword ptr [r10 + 8*r14 + 0x608]
    movzx r14d, byte ptr [r10 + 8*r14 + 0x614]
    jmp .L10
    lea r14, [r14 + 2*r14]
    mov r15d, dword ptr [r10 + 8*r14 + 0x10]
    mov r12, qword ptr [r10 + 8*r14]
    and r12, rdx
    imul r12, qword ptr [r10 + 8*r14 + 0x8]
    movzx r14d, byte ptr [r10 + 8*r14 + 0x14]
.L10:
    shrx r14, r12, r14
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
    pop rbp
    vzeroupper
    ret
