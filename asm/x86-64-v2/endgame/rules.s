# The kernels of endgame/rules, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm endgame/rules --target x86-64-v2
# binary: sha256 ba86f8f245141c7cf0085ce9fc6f606ab1d3aa2bcf2dfeebe99e3ac8a71c543f
# latency: 89 instructions in 335 bytes; innermost loops: .L0 of 54
# throughput: 70 instructions in 283 bytes; innermost loops: .L0 of 40
# plywright::endings::known::Endings::ask_sources: 2158 instructions in 8746 bytes; innermost loops: .L5 of 31, .L10 of 32, .L15 of 13, .L32 of 39, .L36 of 8, .L58 of 28, .L67 of 30, .L93 of 36
# plywright::endings::layout::Layout::folded: 242 instructions in 978 bytes; innermost loops: none
# plywright::endings::rules::feature::Feature::of: 143 instructions in 352 bytes; innermost loops: none
# plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot: 265 instructions in 1080 bytes; innermost loops: .L0 of 139
# plywright::endings::rules::view::View<R>::checks: 98 instructions in 371 bytes; innermost loops: .L1 of 9
# plywright::endings::rules::view::View<R>::new: 181 instructions in 813 bytes; innermost loops: .L0 of 8, .L1 of 7
# mix of 3246 instructions: 809 mov, 309 movzx, 238 and, 224 cmp, 141 lea, 129 add, 124 jmp, 124 xor, 107 or, 102 je, 91 shl, 87 shr, 84 sub, 61 test, 57 jne, 46 cmovb, 38 pop, 38 push, 34 imul, 32 setb, 26 bt, 26 not, 24 ret, 21 bts, 21 ja, 21 jae, 18 jb, 17 movabs, 16 popcnt, 15 tzcnt, 14 inc, 13 call, 13 cmova, 13 jbe, 12 setne, 10 sete, 8 movsxd, 6 movups, 6 pinsrb, 5 cmove, 5 setae, 4 btr, 4 cmovge, 4 cmovs, 4 dec, 4 movd, 4 neg, 3 cmovl, 3 mul, 2 cmovne, 2 jle, 2 pand, 2 por, 2 pshuflw, 2 punpcklbw, 2 pxor, 2 rol, 2 seta, 1 cmovbe, 1 cmovg, 1 jge, 1 movdqa, 1 movq, 1 pshufb, 1 pshufd, 1 psllw, 1 psrlw, 1 setg, 1 setl, 1 sets, 1 xorps

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
    sub rsp, 0x278
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
    ja .L109
    mov rdx, qword ptr [rdi + 0x18]
    movzx ebx, byte ptr [rdx + rcx]
    mov rcx, rbx
    and rcx, 0x7f
    je .L109
    dec rcx
    cmp rcx, qword ptr [rdi + 0x10]
    jae .L109
    mov rax, qword ptr [rdi + 0x8]
    lea rcx, [rcx + 8*rcx]
    lea rdi, [rax + 8*rcx]
    mov eax, ebx
    shr al, 0x7
    movzx edx, al
    mov qword ptr [rsp + 0x160], rdi
    mov r14, rsi
    call plywright::endings::layout::Layout::folded
    mov rcx, rax
    mov al, 0x2
    test cl, 0x1
    je .L109
    test bl, bl
    sets dil
    mov rax, rcx
    shr rax, 0x8
    shr rcx, 0x28
    mov byte ptr [rsp + 0x134], cl
    xor dil, byte ptr [r14 + 0x43]
    mov dword ptr [rsp + 0x130], eax
    mov rbx, qword ptr [rsp + 0x160]
    mov rsi, qword ptr [rbx + 0x8]
    mov rdx, qword ptr [rbx + 0x10]
    mov byte ptr [rsp + 0x2b], dil
    movzx r8d, dil
    lea rdi, [rsp + 0x60]
    lea rcx, [rsp + 0x130]
    call plywright::endings::rules::view::View<R>::new
    mov r9, qword ptr [rbx + 0x30]
    movzx ecx, word ptr [rbx + 0x38]
    movzx eax, cx
    cmp r9, rax
    jbe .L106
    movzx edx, byte ptr [rsp + 0xe6]
    movzx r10d, dl
    mov rcx, r10
    xor rcx, 0x1
    mov qword ptr [rsp + 0x128], rcx
    mov ecx, r10d
    xor cl, 0x1
    mov byte ptr [rsp + 0x3c], cl
    mov r12, qword ptr [rsp + 0x68]
    test r10b, r10b
    mov ecx, 0x38
    mov esi, 0x8
    cmovne esi, ecx
    mov qword ptr [rsp + 0x1d8], rsi
    mov dword ptr [rsp + 0x2c], edx
    imul ecx, edx, 0x38
    mov dword ptr [rsp + 0x16c], ecx
    cmp r12, 0x8
    mov edx, 0x8
    cmovb rdx, r12
    movabs rdi, 0x55aa55aa55aa55aa
    test r12, r12
    sete byte ptr [rsp + 0x8]
    lea esi, [r12 - 0x1]
    and esi, 0x7
    mov qword ptr [rsp + 0x1c0], rsi
    movzx esi, byte ptr [rsp + 0x70]
    mov qword ptr [rsp + 0x1b8], rsi
    bt rdi, rsi
    setb byte ptr [rsp + 0x16]
    movzx esi, byte ptr [rsp + 0x71]
    mov qword ptr [rsp + 0x1b0], rsi
    bt rdi, rsi
    setb byte ptr [rsp + 0x17]
    movzx esi, byte ptr [rsp + 0x72]
    mov qword ptr [rsp + 0x1a8], rsi
    bt rdi, rsi
    setb byte ptr [rsp + 0x2a]
    movzx ecx, byte ptr [rsp + 0x73]
    mov qword ptr [rsp + 0x198], rcx
    shr rdi, cl
    mov qword ptr [rsp + 0x1a0], rdi
    mov rsi, qword ptr [rsp + 0x98]
    mov rcx, rsi
    not rcx
    mov r11, qword ptr [rsp + 0x88]
    and rcx, r11
    movzx ebx, byte ptr [rsp + 0xe1]
    mov r8, rcx
    bts r8, rbx
    lea rdi, [r8 - 0x1]
    mov qword ptr [rsp + 0x170], r8
    test r8, rdi
    sete r14b
    mov rdi, qword ptr [rsp + 0x80]
    mov r15, rsi
    or r15, rdi
    mov rbp, qword ptr [rsp + 0x90]
    mov r8, rbp
    not r8
    and r8, rdi
    mov qword ptr [rsp + 0xf8], r9
    movzx r13d, byte ptr [rsp + 0xe0]
    mov r9, r8
    bts r9, r13
    lea rdi, [r9 - 0x1]
    mov qword ptr [rsp + 0x1e8], r9
    test r9, rdi
    sete dil
    or r11, rbp
    test r8, rsi
    setne sil
    shl sil, 0x2
    test rcx, rbp
    setne cl
    shl cl, 0x3
    or cl, sil
    mov byte ptr [rsp + 0x3d], cl
    movzx ecx, byte ptr [rsp + 0x8]
    or r14b, cl
    mov byte ptr [rsp + 0x3f], r14b
    or dil, cl
    mov byte ptr [rsp + 0x3e], dil
    mov rcx, qword ptr [rsp + 0x78]
    mov qword ptr [rsp + 0x150], rcx
    not rcx
    mov qword ptr [rsp + 0x1e0], rcx
    not r15
    mov qword ptr [rsp + 0x1c8], r15
    not r11
    mov qword ptr [rsp + 0x1d0], r11
    mov ecx, r13d
    and ecx, 0x7
    mov dword ptr [rsp + 0x1c], ecx
    mov qword ptr [rsp + 0x138], r13
    mov ecx, r13d
    mov rbp, qword ptr [rsp + 0xf8]
    shr ecx, 0x3
    mov dword ptr [rsp + 0x18], ecx
    mov ecx, ebx
    and ecx, 0x7
    mov dword ptr [rsp + 0x24], ecx
    mov qword ptr [rsp + 0x140], rbx
    mov ecx, ebx
    shr ecx, 0x3
    mov dword ptr [rsp + 0x20], ecx
    movzx ecx, byte ptr [rsp + 0xe4]
    mov byte ptr [rsp + 0x110], cl
    mov rcx, qword ptr [rsp + 0x160]
    mov r15, qword ptr [rcx + 0x28]
    mov rsi, qword ptr [rsp + 0x60]
    lea rcx, [rsi + 2*r12]
    mov qword ptr [rsp + 0x120], rcx
    mov qword ptr [rsp + 0x158], r10
    lea ecx, [8*r10]
    mov dword ptr [rsp + 0x48], ecx
    movzx ecx, byte ptr [rsp + 0xe5]
    mov qword ptr [rsp + 0x118], rcx
    movzx ecx, byte ptr [rsp + 0x74]
    mov qword ptr [rsp + 0x190], rcx
    movzx ecx, byte ptr [rsp + 0x75]
    mov qword ptr [rsp + 0x188], rcx
    movzx ecx, byte ptr [rsp + 0x76]
    mov qword ptr [rsp + 0x180], rcx
    movzx ecx, byte ptr [rsp + 0x77]
    mov qword ptr [rsp + 0x178], rcx
    lea rcx, [rsi - 0x2]
    mov qword ptr [rsp + 0x148], rcx
    lea r14, [.D0]
    mov qword ptr [rsp + 0x58], r12
    mov qword ptr [rsp + 0x108], rdx
    mov qword ptr [rsp + 0xf0], r15
    mov qword ptr [rsp + 0x8], rsi
    jmp .L3
.L1:
    xor eax, eax
    nop
.L2:
    movzx eax, al
    xor ecx, ecx
    bt r13, rax
    setb cl
    movzx ecx, word ptr [rbx + 2*rcx + 0x8]
    movzx eax, cx
    cmp rbp, rax
    jbe .L106
.L3:
    shl rax, 0x4
    lea rbx, [r15 + rax]
    mov r13, qword ptr [r15 + rax]
    mov edi, dword ptr [r15 + rax + 0xc]
    call plywright::endings::rules::feature::Feature::of
    movzx eax, al
    movsxd rax, dword ptr [r14 + 4*rax]
    add rax, r14
    jmp rax
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x70]
    jmp .L2
    test byte ptr [rsp + 0x110], 0x1
    jne .L78
    mov qword ptr [rsp + 0x30], r13
    mov qword ptr [rsp + 0x50], rbx
    mov rax, qword ptr [rsp + 0x128]
    mov rbx, qword ptr [rsp + 8*rax + 0x90]
    mov rsi, qword ptr [rsp + 0x158]
    movzx eax, byte ptr [rsp + rsi + 0xe0]
    mov qword ptr [rsp + 0x40], rax
    lea r15, [rsp + 0x60]
    mov rdi, r15
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov byte ptr [rsp + 0xe8], al
    movzx r13d, byte ptr [rsp + 0x3c]
    mov rdi, r15
    mov esi, r13d
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov byte ptr [rsp + 0x4c], al
    mov qword ptr [rsp + 0x118], rbx
    not rbx
    mov qword ptr [rsp + 0x110], rbx
    xor ebp, ebp
    mov r15, qword ptr [rsp + 0x8]
    xor r14d, r14d
    mov rsi, qword ptr [rsp + 0x120]
.L4:
    mov edx, dword ptr [rsp + 0x2c]
    jmp .L7
.L5:
    mov rbx, qword ptr [rsp + 8*rcx + 0xa0]
    and rbx, qword ptr [rsp + 0x110]
.L6:
    and rbx, qword ptr [rsp + 0x1e0]
    jne .L9
.L7:
    cmp r15, rsi
    je .L76
    mov rax, r15
    mov r12, rbp
    add r15, 0x2
    inc rbp
    cmp byte ptr [rax], dl
    jne .L7
    mov ecx, r12d
    and ecx, 0x7
    movzx eax, byte ptr [rax + 0x1]
    test eax, eax
    je .L8
    cmp eax, 0x5
    je .L5
    mov rbx, qword ptr [rsp + 8*rcx + 0xa0]
    jmp .L6
.L8:
    movzx eax, byte ptr [rsp + rcx + 0x70]
    mov rcx, qword ptr [rsp + 0x1d8]
    add ecx, eax
    mov ebx, 0x1
    shl rbx, cl
    and al, -0x8
    xor al, byte ptr [rsp + 0x16c]
    cmp al, 0x30
    je .L7
    jmp .L6
.L9:
    movabs rcx, -0x3333333333333333
    mov rax, r12
    mul rcx
    shr rdx, 0x2
    lea rax, [rdx + 4*rdx]
    sub r12, rax
    jmp .L12
.L10:
    mov rsi, qword ptr [rsp + 0x120]
.L11:
    lea rax, [rbx - 0x1]
    and rbx, rax
    je .L4
.L12:
    lea rcx, [rsp + 0x70]
    movzx eax, byte ptr [rcx + 0x4]
    mov byte ptr [rsp + 0x104], al
    mov eax, dword ptr [rcx]
    mov dword ptr [rsp + 0x100], eax
    tzcnt rax, rbx
    mov byte ptr [rsp + r12 + 0x100], al
    lea rdi, [rsp + 0x1f0]
    lea rcx, [rsp + 0x100]
    mov rsi, qword ptr [rsp + 0x8]
    mov rdx, qword ptr [rsp + 0x58]
    mov r8d, r13d
    call plywright::endings::rules::view::View<R>::new
    mov rax, qword ptr [rsp + 0x128]
    mov rax, qword ptr [rsp + 8*rax + 0x220]
    mov rcx, qword ptr [rsp + 0x158]
    movzx ecx, byte ptr [rsp + rcx + 0x270]
    bt rax, rcx
    jb .L10
    movzx esi, byte ptr [rsp + 0x276]
    lea rdi, [rsp + 0x1f0]
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    test al, al
    jne .L10
    inc r14b
    cmp r14b, 0x3
    mov rsi, qword ptr [rsp + 0x120]
    jne .L11
    mov r14b, 0x18
    mov edx, dword ptr [rsp + 0x2c]
    jmp .L77
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x70]
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x70]
    shr al, 0x3
    shr cl, 0x3
    jmp .L13
    movzx eax, dl
    and eax, 0x1
    movzx edx, byte ptr [rsp + rax + 0xe2]
    cmp r12, rdx
    jbe .L19
    mov eax, edx
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x70]
    mov eax, ecx
    and al, 0x7
    mov rsi, qword ptr [rsp + 0x8]
    cmp byte ptr [rsi + 2*rdx], 0x0
    mov qword ptr [rsp + 0x50], rbx
    je .L90
    add cl, 0x38
    mov r8b, 0x1
    mov rdx, qword ptr [rsp + 0x128]
    mov byte ptr [rsp + 0x40], dl
    mov rdx, qword ptr [rsp + 0x138]
    mov byte ptr [rsp + 0x30], dl
    mov rsi, qword ptr [rsp + 0x140]
    jmp .L92
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xe2]
    cmp r12, rax
    jbe .L20
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x70]
    mov rdx, qword ptr [rsp + 0x8]
    cmp byte ptr [rdx + 2*rax], 0x1
    jne .L21
    movzx edx, cl
    shr edx, 0x3
    mov eax, dword ptr [rsp + 0x20]
    mov edi, dword ptr [rsp + 0x24]
    mov esi, edx
    jmp .L22
    movzx eax, dl
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x70]
    mov eax, ecx
    and eax, 0x7
    mov edx, eax
    mov esi, dword ptr [rsp + 0x1c]
    sub edx, esi
    sub esi, eax
    cmovb esi, edx
    shr ecx, 0x3
    mov edx, ecx
    mov edi, dword ptr [rsp + 0x18]
    sub edx, edi
    sub edi, ecx
    cmovb edi, edx
    cmp esi, edi
    cmova edi, esi
    mov edx, eax
    mov esi, dword ptr [rsp + 0x24]
    sub edx, esi
    sub esi, eax
    cmovb esi, edx
    mov edx, ecx
    mov eax, dword ptr [rsp + 0x20]
    sub edx, eax
    sub eax, ecx
    cmovb eax, edx
    jmp .L53
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xe2]
    cmp r12, rax
    jbe .L24
    mov r12, r14
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x70]
    mov esi, ecx
    and sil, 0x7
    mov rdx, qword ptr [rsp + 0x8]
    cmp byte ptr [rdx + 2*rax], 0x0
    je .L97
    mov r14, rbx
    mov edi, ecx
    shr dil, 0x3
    add cl, 0x38
    mov r10b, 0x1
    mov r8d, dword ptr [rsp + 0x18]
    mov r9d, dword ptr [rsp + 0x1c]
    mov edx, dword ptr [rsp + 0x24]
    mov eax, dword ptr [rsp + 0x20]
    jmp .L99
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xe2]
    cmp r12, rax
    jbe .L25
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x70]
    mov rdx, qword ptr [rsp + 0x8]
    cmp byte ptr [rdx + 2*rax], 0x0
    je .L26
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
    jmp .L27
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xe2]
    cmp r12, rax
    jbe .L28
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x70]
    mov rdx, qword ptr [rsp + 0x8]
    cmp byte ptr [rdx + 2*rax], 0x1
    jne .L29
    mov eax, ecx
    shr al, 0x3
    mov r10b, 0x7
    sub r10b, al
    xor eax, eax
    mov edx, dword ptr [rsp + 0x18]
    mov r8d, edx
    mov edx, dword ptr [rsp + 0x1c]
    jmp .L30
    lea rdi, [rsp + 0x60]
    xor esi, esi
    call plywright::endings::rules::view::View<R>::checks
    mov rcx, r12
    mov r12, rbp
    mov rbp, rcx
    mov r15d, eax
    lea rdi, [rsp + 0x60]
    mov esi, 0x1
    call plywright::endings::rules::view::View<R>::checks
    shl al, 0x3
    or al, r15b
    mov rcx, rbp
    mov rbp, r12
    mov r12, rcx
    mov r15, qword ptr [rsp + 0xf0]
    jmp .L2
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
    movzx eax, cl
    movzx ecx, dl
    mov edx, ecx
    sub edx, eax
    sub eax, ecx
    cmovb eax, edx
    jmp .L23
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rcx, qword ptr [rax + rcx + 0x8]
    and ecx, 0x7
    and edx, 0x7
    movzx eax, byte ptr [rsp + rdx + 0x70]
    movzx ecx, byte ptr [rsp + rcx + 0x70]
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
    or al, byte ptr [rsp + 0x48]
    jmp .L2
    and dl, 0xf
    movzx ecx, dl
    shl ecx, 0x4
    lea rdx, [.D1]
    mov rax, qword ptr [rcx + rdx]
    and eax, 0x7
    cmp rax, r12
    jae .L41
    mov rsi, qword ptr [rsp + 0x8]
    movzx esi, byte ptr [rsi + 2*rax]
    mov edi, esi
    xor edi, 0x1
    mov rdi, qword ptr [rsp + 8*rdi + 0x90]
    or rdi, qword ptr [rsp + 8*rsi + 0x80]
    not rdi
    and rdi, qword ptr [rsp + 8*rax + 0xa0]
    xor esi, esi
    popcnt rsi, rdi
    cmp sil, 0x7
    mov eax, 0x7
    cmovb eax, esi
    jmp .L42
    test r12, r12
    je .L1
    mov rax, qword ptr [rsp + 0x8]
    cmp byte ptr [rax + 0x1], 0x5
    jne .L80
    xor edx, edx
    xor eax, eax
    jmp .L81
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
    movzx ecx, byte ptr [rsp + rdx + 0x70]
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x70]
    and al, 0x7
    and cl, 0x7
.L13:
    sub al, cl
    add al, 0x8
    jmp .L2
    movzx eax, dl
    cmp r12, rax
    jbe .L1
    mov rcx, qword ptr [rsp + 0x8]
    movzx ecx, byte ptr [rcx + 2*rax]
    and eax, 0x7
    mov edx, ecx
    xor edx, 0x1
    mov rdx, qword ptr [rsp + 8*rdx + 0x90]
    or rdx, qword ptr [rsp + 8*rcx + 0x80]
    not rdx
    and rdx, qword ptr [rsp + 8*rax + 0xa0]
    xor ecx, ecx
    popcnt rcx, rdx
    cmp cl, 0xf
    mov eax, 0xf
    cmovb eax, ecx
    jmp .L2
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0xe2]
    cmp r12, rcx
    jbe .L43
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x70]
    mov rdx, qword ptr [rsp + 0x8]
    cmp byte ptr [rdx + 2*rcx], 0x1
    jne .L44
    add al, 0x38
    jmp .L45
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
    or al, byte ptr [rsp + 0x48]
    or al, cl
    jmp .L2
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0xe2]
    cmp r12, rcx
    jbe .L46
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x70]
    mov rdx, qword ptr [rsp + 0x8]
    cmp byte ptr [rdx + 2*rcx], 0x0
    je .L47
    mov ecx, eax
    shr cl, 0x3
    add al, 0x38
    mov r8b, 0x1
    mov edx, dword ptr [rsp + 0x18]
    mov esi, dword ptr [rsp + 0x1c]
    mov r9d, dword ptr [rsp + 0x24]
    mov edi, dword ptr [rsp + 0x20]
    jmp .L48
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0xe2]
    cmp r12, rcx
    jbe .L49
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x70]
    and al, 0x7
    mov rdx, qword ptr [rsp + 0x8]
    cmp byte ptr [rdx + 2*rcx], 0x0
    je .L50
    jmp .L51
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x70]
    shr al, 0x3
    or al, byte ptr [rsp + 0x48]
    jmp .L2
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xe2]
    cmp r12, rax
    jbe .L54
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x70]
    mov edx, ecx
    and dl, 0x7
    mov rsi, qword ptr [rsp + 0x8]
    cmp byte ptr [rsi + 2*rax], 0x1
    jne .L55
    shr cl, 0x3
    mov eax, dword ptr [rsp + 0x18]
    mov esi, dword ptr [rsp + 0x1c]
    jmp .L56
    cmp byte ptr [rsp + 0x3f], 0x0
    je .L57
.L14:
    mov rdx, r12
    xor eax, eax
    jmp .L65
    test r12, r12
    je .L79
    mov rax, qword ptr [rsp + 0x1c0]
    movzx ecx, byte ptr [rsp + rax + 0x70]
    movabs rax, 0x55aa55aa55aa55aa
    shr rax, cl
    mov ecx, eax
    and cl, 0x1
    cmp r12, 0x1
    jne .L88
    xor edx, edx
    movzx eax, byte ptr [rsp + 0x16]
    mov esi, eax
    xor edi, edi
    mov eax, ecx
    jmp .L104
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x70]
    and al, 0x7
    or al, byte ptr [rsp + 0x48]
    jmp .L2
    movzx r8d, dl
    cmp r12, r8
    jbe .L1
    mov esi, r8d
    and esi, 0x7
    movzx ecx, byte ptr [rsp + rsi + 0x70]
    mov rax, qword ptr [rsp + 0x8]
    movzx edx, byte ptr [rax + 2*r8]
    mov r9, qword ptr [rsp + 8*rdx + 0x80]
    mov rax, -0x2
    rol rax, cl
    not r9
    bts r9, rcx
    xor edx, 0x1
    mov rdi, qword ptr [rsp + 8*rdx + 0x90]
    not rdi
    and rdi, r9
    mov esi, esi
    mov rsi, qword ptr [rsp + 8*rsi + 0xa0]
    and rsi, rdi
    je .L1
    mov qword ptr [rsp + 0x30], rax
    mov qword ptr [rsp + 0x50], rbx
    mov rax, qword ptr [rsp + 0x150]
    btr rax, rcx
    mov rcx, qword ptr [rsp + 0x8]
    movzx r8d, byte ptr [rcx + 2*r8 + 0x1]
    mov r9, rsi
    jmp .L16
    lea r10, [rcx + 2*rcx]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [r11 + 8*r10 + 0x10]
    movzx ecx, byte ptr [r11 + 8*r10 + 0x14]
    mov r14, qword ptr [r11 + 8*r10]
    and r14, rax
    imul r14, qword ptr [r11 + 8*r10 + 0x8]
    shr r14, cl
    add r14, rbx
    lea rbx, [plywright::sliders::magic::TABLE]
    mov rdx, rbp
    mov rbp, r12
    mov r15d, dword ptr [r11 + 8*r10 + 0x610]
    movzx ecx, byte ptr [r11 + 8*r10 + 0x614]
    mov r12, qword ptr [r11 + 8*r10 + 0x600]
    and r12, rax
    imul r12, qword ptr [r11 + 8*r10 + 0x608]
    shr r12, cl
    add r12, r15
    mov rcx, rbp
    mov rbp, rdx
    mov r15, qword ptr [rsp + 0xf0]
    mov r10, qword ptr [rbx + 8*r12]
    mov r12, rcx
    or r10, qword ptr [rbx + 8*r14]
    lea r14, [.D0]
    nop
.L15:
    lea rcx, [r9 - 0x1]
    and r9, rcx
    and r10, rdi
    or rsi, r10
    test r9, r9
    je .L89
.L16:
    tzcnt rcx, r9
    cmp r8d, 0x4
    ja .L18
    mov r10d, r8d
    lea r11, [.D2]
    movsxd rbx, dword ptr [r11 + 4*r10]
    add rbx, r11
    mov r10, r8
    jmp rbx
    shl ecx, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [rcx + r10]
    jmp .L15
    lea r10, [rcx + 2*rcx]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r11 + 8*r10 + 0x614]
    mov rbx, qword ptr [r11 + 8*r10 + 0x600]
    and rbx, rax
    imul rbx, qword ptr [r11 + 8*r10 + 0x608]
    shr rbx, cl
    mov ecx, dword ptr [r11 + 8*r10 + 0x610]
    jmp .L17
    lea r10, [rcx + 2*rcx]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r11 + 8*r10 + 0x14]
    mov rbx, qword ptr [r11 + 8*r10]
    and rbx, rax
    imul rbx, qword ptr [r11 + 8*r10 + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [r11 + 8*r10 + 0x10]
.L17:
    add rbx, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [rcx + 8*rbx]
    jmp .L15
.L18:
    shl ecx, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [rcx + r10 + 0x8]
    jmp .L15
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
    movzx eax, byte ptr [rax + rdx]
    or al, byte ptr [rsp + 0x48]
    jmp .L2
.L19:
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x70]
    mov eax, ecx
    and al, 0x7
    or al, 0x38
    test r12, r12
    je .L100
    mov qword ptr [rsp + 0x50], rbx
    jmp .L91
.L20:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x70]
.L21:
    mov eax, ecx
    shr al, 0x3
    movzx edx, al
    lea eax, [rdx - 0x7]
    mov esi, eax
    neg esi
    cmovs esi, eax
    mov eax, dword ptr [rsp + 0x18]
    mov edi, dword ptr [rsp + 0x1c]
.L22:
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
.L23:
    shl al, 0x3
    or al, sil
    jmp .L2
.L24:
    mov r12, r14
    mov r14, rbx
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x70]
    mov esi, ecx
    and sil, 0x7
    jmp .L98
.L25:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x70]
.L26:
    add cl, 0x8
    mov eax, ecx
    and al, 0x3f
    movzx edx, al
    movabs rsi, 0x10101010101
    shl rsi, cl
    xor eax, eax
.L27:
    movzx eax, al
    test qword ptr [rsp + 8*rax + 0x80], rsi
    setne dil
    add dil, dil
    mov ecx, eax
    xor cl, 0x1
    movzx ecx, cl
    test qword ptr [rsp + 8*rcx + 0x80], rsi
    mov r8, qword ptr [rsp + 8*rax + 0x90]
    setne al
    mov r9, qword ptr [rsp + 8*rcx + 0x90]
    mov r10, r9
    mov ecx, edx
    shr r10, cl
    shl al, 0x2
    shl r10b, 0x3
    and r10b, 0x8
    mov r11, r8
    shr r11, cl
    shl r11b, 0x4
    and r11b, 0x10
    not r8
    and r8, rsi
    test r8, r9
    setne cl
    shl cl, 0x5
    or al, dil
    or al, r10b
    or al, r11b
    or al, cl
    add al, byte ptr [rsp + 0x2c]
    jmp .L2
.L28:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x70]
.L29:
    mov r10d, ecx
    shr r10b, 0x3
    mov al, 0x1
    mov edx, dword ptr [rsp + 0x20]
    mov r8d, edx
    mov edx, dword ptr [rsp + 0x24]
.L30:
    mov edi, ecx
    mov r11d, 0x1
    shl r11, cl
    and dil, 0x7
    movzx esi, dl
    movzx ecx, dil
    cmp sil, cl
    mov edx, ecx
    cmovb edx, esi
    mov dword ptr [rsp + 0x40], edx
    mov edx, ecx
    cmova edx, esi
    mov dword ptr [rsp + 0x4c], edx
    test al, al
    mov qword ptr [rsp + 0x50], rbx
    je .L34
    mov byte ptr [rsp + 0x30], r8b
    mov qword ptr [rsp + 0xe8], r11
    mov r11, r13
    xor r13d, r13d
    xor eax, eax
    xor r8d, r8d
    xor r14d, r14d
    xor r15d, r15d
.L31:
    mov rdx, qword ptr [rsp + 0x148]
    lea rbx, [rdx + 2*r13]
    nop
.L32:
    cmp r13, qword ptr [rsp + 0x108]
    jae .L38
    inc r13
    movzx edx, byte ptr [rbx + 0x3]
    add dl, -0x3
    add rbx, 0x2
    cmp dl, 0x1
    ja .L32
    movzx r9d, byte ptr [rsp + r13 + 0x6f]
    mov edx, r9d
    and dl, 0x7
    cmp dl, dil
    sete bpl
    shr r9b, 0x3
    cmp r9b, r10b
    setb r12b
    and r12b, bpl
    cmp byte ptr [rbx], 0x0
    jne .L33
    cmp byte ptr [rsp + 0x40], dl
    setb bl
    cmp dl, byte ptr [rsp + 0x4c]
    setb dl
    and dl, bl
    or dl, r15b
    and dl, 0x1
    cmp byte ptr [rsp + 0x30], r9b
    setb r9b
    or r9b, r14b
    and r9b, 0x1
    or r8b, r12b
    mov ebp, r10d
    mov r10, qword ptr [rsp + 0x148]
    lea rbx, [r10 + 2*r13]
    mov r10d, ebp
    mov r15d, edx
    mov r14d, r9d
    mov rbp, qword ptr [rsp + 0xf8]
    jmp .L32
.L33:
    mov rdx, qword ptr [rsp + 0xe8]
    test qword ptr [rsp + 8*r13 + 0x98], rdx
    movzx edx, r12b
    mov r9d, 0x1
    cmove r9d, edx
    or r9b, al
    mov eax, r9d
    mov rbp, qword ptr [rsp + 0xf8]
    jmp .L31
.L34:
    mov byte ptr [rsp + 0xe8], r10b
    mov qword ptr [rsp + 0x30], r13
    mov r13b, 0x7
    sub r13b, r8b
    xor eax, eax
    xor ebx, ebx
    xor r8d, r8d
    xor r14d, r14d
    xor r15d, r15d
.L35:
    mov rdx, qword ptr [rsp + 0x148]
    lea rbp, [rdx + 2*rbx]
    nop
.L36:
    cmp rbx, qword ptr [rsp + 0x108]
    jae .L39
    inc rbx
    movzx edx, byte ptr [rbp + 0x3]
    add dl, -0x3
    add rbp, 0x2
    cmp dl, 0x1
    ja .L36
    movzx r12d, byte ptr [rsp + rbx + 0x6f]
    mov edx, r12d
    and dl, 0x7
    cmp dl, dil
    sete r10b
    shr r12b, 0x3
    mov r9b, 0x7
    sub r9b, r12b
    cmp r9b, byte ptr [rsp + 0xe8]
    setb r12b
    and r12b, r10b
    cmp byte ptr [rbp], 0x0
    je .L37
    cmp byte ptr [rsp + 0x40], dl
    setb r10b
    cmp dl, byte ptr [rsp + 0x4c]
    setb dl
    and dl, r10b
    or dl, r15b
    and dl, 0x1
    cmp r13b, r9b
    setb r9b
    or r9b, r14b
    and r9b, 0x1
    or r8b, r12b
    mov r14d, r9d
    mov r15d, edx
    jmp .L35
.L37:
    test qword ptr [rsp + 8*rbx + 0x98], r11
    movzx edx, r12b
    mov r9d, 0x1
    cmove r9d, edx
    or r9b, al
    mov eax, r9d
    jmp .L35
.L38:
    movzx r13d, byte ptr [rsp + 0x30]
    jmp .L40
.L39:
    mov rbp, qword ptr [rsp + 0xf8]
    mov r11, qword ptr [rsp + 0x30]
    movzx r10d, byte ptr [rsp + 0xe8]
.L40:
    mov edx, esi
    sub edx, ecx
    sub ecx, esi
    cmovb ecx, edx
    cmp r13b, r10b
    seta dl
    shl dl, 0x4
    add r14b, r14b
    shl r8b, 0x2
    shl al, 0x3
    add al, r8b
    add al, r14b
    add al, dl
    cmp cl, 0x2
    setb cl
    shl cl, 0x5
    or al, r15b
    or al, cl
    mov r12, qword ptr [rsp + 0x58]
    mov r15, qword ptr [rsp + 0xf0]
    lea r14, [.D0]
    mov rbx, qword ptr [rsp + 0x50]
    mov r13, r11
    jmp .L2
.L41:
    xor eax, eax
.L42:
    mov rcx, qword ptr [rcx + rdx + 0x8]
    and ecx, 0x7
    cmp rcx, r12
    jae .L2
    mov rdx, qword ptr [rsp + 0x8]
    movzx edx, byte ptr [rdx + 2*rcx]
    mov esi, edx
    xor esi, 0x1
    mov rsi, qword ptr [rsp + 8*rsi + 0x90]
    or rsi, qword ptr [rsp + 8*rdx + 0x80]
    not rsi
    and rsi, qword ptr [rsp + 8*rcx + 0xa0]
    xor ecx, ecx
    popcnt rcx, rsi
    cmp cl, 0x7
    mov edx, 0x7
    cmovb edx, ecx
    shl dl, 0x3
    or dl, al
    mov eax, edx
    jmp .L2
.L43:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x70]
.L44:
    add al, 0x8
.L45:
    mov ecx, eax
    and cl, 0x7
    movzx ecx, cl
    mov edx, ecx
    mov esi, dword ptr [rsp + 0x1c]
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr al, 0x3
    and al, 0x7
    jmp .L52
.L46:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x70]
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
    mov edx, dword ptr [rsp + 0x20]
    mov esi, dword ptr [rsp + 0x24]
    mov r9d, dword ptr [rsp + 0x1c]
    mov edi, dword ptr [rsp + 0x18]
.L48:
    cmp byte ptr [rsp + 0x2c], r8b
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
.L49:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x70]
    and al, 0x7
.L50:
    or al, 0x38
.L51:
    mov ecx, eax
    and cl, 0x7
    movzx ecx, cl
    mov edx, ecx
    mov esi, dword ptr [rsp + 0x1c]
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr al, 0x3
.L52:
    movzx edx, al
    mov eax, edx
    mov edi, dword ptr [rsp + 0x18]
    sub eax, edi
    sub edi, edx
    cmovb edi, eax
    cmp esi, edi
    cmova edi, esi
    mov eax, ecx
    mov esi, dword ptr [rsp + 0x24]
    sub eax, esi
    sub esi, ecx
    cmovb esi, eax
    mov ecx, edx
    mov eax, dword ptr [rsp + 0x20]
    sub ecx, eax
    sub eax, edx
    cmovb eax, ecx
.L53:
    cmp esi, eax
    cmova eax, esi
    shl al, 0x3
    or al, dil
    jmp .L2
.L54:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x70]
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
    mov eax, dword ptr [rsp + 0x20]
    mov esi, dword ptr [rsp + 0x24]
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
    jmp .L2
.L57:
    xor eax, eax
    mov r11, qword ptr [rsp + 0x170]
    jmp .L59
.L58:
    inc rax
    cmp rax, qword ptr [rsp + 0x108]
    je .L14
.L59:
    mov rcx, qword ptr [rsp + 0x8]
    cmp byte ptr [rcx + 2*rax], 0x0
    jne .L58
    mov rdx, qword ptr [rsp + 8*rax + 0xa0]
    and rdx, qword ptr [rsp + 0x1c8]
    je .L58
    movzx ecx, byte ptr [rsp + rax + 0x70]
    mov rsi, qword ptr [rsp + 0x150]
    btr rsi, rcx
    mov rcx, qword ptr [rsp + 0x8]
    movzx edi, byte ptr [rcx + 2*rax + 0x1]
    nop
.L60:
    tzcnt rcx, rdx
    cmp edi, 0x4
    ja .L63
    mov r8d, edi
    lea r9, [.D3]
    movsxd r10, dword ptr [r9 + 4*r8]
    add r10, r9
    mov r8, rdi
    jmp r10
    shl ecx, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rcx + r8]
    and r8, r11
    lea rcx, [r8 - 0x1]
    test r8, rcx
    je .L62
    jmp .L64
    lea r8, [rcx + 2*rcx]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    mov r10d, dword ptr [r9 + 8*r8 + 0x10]
    movzx ecx, byte ptr [r9 + 8*r8 + 0x14]
    mov r11, qword ptr [r9 + 8*r8]
    and r11, rsi
    imul r11, qword ptr [r9 + 8*r8 + 0x8]
    shr r11, cl
    add r11, r10
    mov r12, rbp
    mov rbp, rbx
    mov ebx, dword ptr [r9 + 8*r8 + 0x610]
    movzx ecx, byte ptr [r9 + 8*r8 + 0x614]
    mov r10, r15
    mov r15, r14
    mov r14, qword ptr [r9 + 8*r8 + 0x600]
    and r14, rsi
    imul r14, qword ptr [r9 + 8*r8 + 0x608]
    shr r14, cl
    add r14, rbx
    mov rbx, rbp
    mov rbp, r12
    mov r12, qword ptr [rsp + 0x58]
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [rcx + 8*r14]
    mov r14, r15
    mov r15, r10
    or r8, qword ptr [rcx + 8*r11]
    mov r11, qword ptr [rsp + 0x170]
    and r8, r11
    lea rcx, [r8 - 0x1]
    test r8, rcx
    je .L62
    jmp .L64
    lea r8, [rcx + 2*rcx]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r9 + 8*r8 + 0x614]
    mov r10, qword ptr [r9 + 8*r8 + 0x600]
    and r10, rsi
    imul r10, qword ptr [r9 + 8*r8 + 0x608]
    shr r10, cl
    mov ecx, dword ptr [r9 + 8*r8 + 0x610]
    jmp .L61
    lea r8, [rcx + 2*rcx]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r9 + 8*r8 + 0x14]
    mov r10, qword ptr [r9 + 8*r8]
    and r10, rsi
    imul r10, qword ptr [r9 + 8*r8 + 0x8]
    shr r10, cl
    mov ecx, dword ptr [r9 + 8*r8 + 0x10]
.L61:
    add r10, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [rcx + 8*r10]
    and r8, r11
    lea rcx, [r8 - 0x1]
    test r8, rcx
    jne .L64
.L62:
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    jne .L60
    jmp .L58
.L63:
    shl ecx, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rcx + r8 + 0x8]
    and r8, r11
    lea rcx, [r8 - 0x1]
    test r8, rcx
    je .L62
.L64:
    mov rdx, r12
    mov al, 0x10
.L65:
    mov rcx, qword ptr [rsp + 0x128]
    mov rsi, qword ptr [rsp + 8*rcx + 0x90]
    mov rcx, qword ptr [rsp + 0x158]
    movzx ecx, byte ptr [rsp + rcx + 0xe0]
    cmp byte ptr [rsp + 0x3e], 0x0
    je .L66
    xor edi, edi
    jmp .L75
.L66:
    mov qword ptr [rsp + 0x40], rcx
    mov qword ptr [rsp + 0x30], rsi
    mov r12, r14
    xor edi, edi
    jmp .L68
.L67:
    inc rdi
    cmp rdi, qword ptr [rsp + 0x108]
    je .L105
.L68:
    mov rcx, qword ptr [rsp + 0x8]
    cmp byte ptr [rcx + 2*rdi], 0x0
    je .L67
    mov r8, qword ptr [rsp + 8*rdi + 0xa0]
    and r8, qword ptr [rsp + 0x1d0]
    je .L67
    movzx ecx, byte ptr [rsp + rdi + 0x70]
    mov r9, qword ptr [rsp + 0x150]
    btr r9, rcx
    mov rcx, qword ptr [rsp + 0x8]
    movzx r10d, byte ptr [rcx + 2*rdi + 0x1]
    nop
.L69:
    mov rdx, rbx
    tzcnt rcx, r8
    cmp r10d, 0x4
    ja .L72
    mov r11d, r10d
    lea rbx, [.D4]
    movsxd r14, dword ptr [rbx + 4*r11]
    add r14, rbx
    mov r11, r10
    jmp r14
    shl ecx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [rcx + r11]
    and r11, qword ptr [rsp + 0x1e8]
    lea rcx, [r11 - 0x1]
    test r11, rcx
    je .L71
    jmp .L73
    lea r11, [rcx + 2*rcx]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    mov r14d, dword ptr [rbx + 8*r11 + 0x10]
    movzx ecx, byte ptr [rbx + 8*r11 + 0x14]
    mov rsi, r13
    mov r15, qword ptr [rbx + 8*r11]
    and r15, r9
    imul r15, qword ptr [rbx + 8*r11 + 0x8]
    shr r15, cl
    add r15, r14
    lea r14, [plywright::sliders::magic::TABLE]
    mov r12d, dword ptr [rbx + 8*r11 + 0x610]
    movzx ecx, byte ptr [rbx + 8*r11 + 0x614]
    mov r13, qword ptr [rbx + 8*r11 + 0x600]
    and r13, r9
    imul r13, qword ptr [rbx + 8*r11 + 0x608]
    shr r13, cl
    add r13, r12
    mov r11, qword ptr [r14 + 8*r13]
    lea r12, [.D0]
    or r11, qword ptr [r14 + 8*r15]
    mov r13, rsi
    mov r15, qword ptr [rsp + 0xf0]
    and r11, qword ptr [rsp + 0x1e8]
    lea rcx, [r11 - 0x1]
    test r11, rcx
    je .L71
    jmp .L73
    lea r11, [rcx + 2*rcx]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [rbx + 8*r11 + 0x614]
    mov r14, qword ptr [rbx + 8*r11 + 0x600]
    and r14, r9
    imul r14, qword ptr [rbx + 8*r11 + 0x608]
    shr r14, cl
    mov ecx, dword ptr [rbx + 8*r11 + 0x610]
    jmp .L70
    lea r11, [rcx + 2*rcx]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [rbx + 8*r11 + 0x14]
    mov r14, qword ptr [rbx + 8*r11]
    and r14, r9
    imul r14, qword ptr [rbx + 8*r11 + 0x8]
    shr r14, cl
    mov ecx, dword ptr [rbx + 8*r11 + 0x10]
.L70:
    add r14, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [rcx + 8*r14]
    and r11, qword ptr [rsp + 0x1e8]
    lea rcx, [r11 - 0x1]
    test r11, rcx
    jne .L73
.L71:
    lea rcx, [r8 - 0x1]
    and r8, rcx
    mov rbx, rdx
    jne .L69
    jmp .L67
.L72:
    shl ecx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [rcx + r11 + 0x8]
    and r11, qword ptr [rsp + 0x1e8]
    lea rcx, [r11 - 0x1]
    test r11, rcx
    je .L71
.L73:
    mov dil, 0x20
    mov rbx, rdx
.L74:
    mov rdx, qword ptr [rsp + 0x58]
    mov r14, r12
    mov rsi, qword ptr [rsp + 0x30]
    mov rcx, qword ptr [rsp + 0x40]
.L75:
    shr rsi, cl
    add sil, sil
    and sil, 0x2
    or al, byte ptr [rsp + 0x3d]
    or al, dil
    or al, byte ptr [rsp + 0x2c]
    or al, sil
    mov r12, rdx
    jmp .L2
.L76:
    shl r14b, 0x3
.L77:
    movzx eax, byte ptr [rsp + 0xe8]
    add al, al
    movzx esi, byte ptr [rsp + 0x4c]
    shl sil, 0x2
    or sil, al
    mov rcx, qword ptr [rsp + 0x40]
    mov rax, qword ptr [rsp + 0x118]
    shr rax, cl
    shl al, 0x5
    and al, 0x20
    or al, sil
    or al, dl
    add al, r14b
    mov qword ptr [rsp + 0x118], rax
    mov rbp, qword ptr [rsp + 0xf8]
    mov r12, qword ptr [rsp + 0x58]
    mov r15, qword ptr [rsp + 0xf0]
    lea r14, [.D0]
    mov rbx, qword ptr [rsp + 0x50]
    mov r13, qword ptr [rsp + 0x30]
.L78:
    mov byte ptr [rsp + 0xe4], 0x1
    mov rax, qword ptr [rsp + 0x118]
    mov byte ptr [rsp + 0xe5], al
    mov byte ptr [rsp + 0x110], 0x1
    jmp .L2
.L79:
    xor ecx, ecx
    xor edx, edx
    xor esi, esi
    xor edi, edi
    xor eax, eax
    jmp .L104
.L80:
    mov rax, qword ptr [rsp + 0x8]
    movzx ecx, byte ptr [rax]
    mov rax, qword ptr [rsp + 8*rcx + 0x90]
    xor ecx, 0x1
    mov rdx, qword ptr [rsp + 8*rcx + 0x90]
    mov rcx, qword ptr [rsp + 0x1b8]
    bt rdx, rcx
    setb dl
    shr rax, cl
    add al, al
    and al, 0x2
    or al, dl
    mov dl, 0x2
.L81:
    cmp r12, 0x1
    je .L2
    mov rcx, qword ptr [rsp + 0x8]
    cmp byte ptr [rcx + 0x3], 0x5
    je .L82
    mov rcx, qword ptr [rsp + 0x8]
    movzx ecx, byte ptr [rcx + 0x2]
    mov rsi, qword ptr [rsp + 8*rcx + 0x90]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x90]
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
.L82:
    cmp r12, 0x2
    je .L2
    mov rcx, qword ptr [rsp + 0x8]
    cmp byte ptr [rcx + 0x5], 0x5
    je .L83
    mov rcx, qword ptr [rsp + 0x8]
    movzx esi, byte ptr [rcx + 0x4]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x90]
    mov r8, qword ptr [rsp + 0x1a8]
    bt rcx, r8
    setb dil
    mov ecx, edx
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0x90]
    bt rcx, r8
    setb sil
    lea ecx, [rdx + 0x1]
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L83:
    cmp r12, 0x3
    je .L2
    mov rcx, qword ptr [rsp + 0x8]
    cmp byte ptr [rcx + 0x7], 0x5
    je .L84
    mov rcx, qword ptr [rsp + 0x8]
    movzx esi, byte ptr [rcx + 0x6]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x90]
    mov r8, qword ptr [rsp + 0x198]
    bt rcx, r8
    setb dil
    mov ecx, edx
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0x90]
    bt rcx, r8
    setb sil
    lea ecx, [rdx + 0x1]
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L84:
    cmp r12, 0x4
    je .L2
    mov rcx, qword ptr [rsp + 0x8]
    cmp byte ptr [rcx + 0x9], 0x5
    je .L85
    mov rcx, qword ptr [rsp + 0x8]
    movzx ecx, byte ptr [rcx + 0x8]
    mov rsi, qword ptr [rsp + 8*rcx + 0x90]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x90]
    mov r8, qword ptr [rsp + 0x190]
    bt rcx, r8
    setb dil
    mov ecx, edx
    and cl, 0x7
    shl dil, cl
    bt rsi, r8
    setb sil
    lea ecx, [rdx + 0x1]
    and cl, 0x7
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L85:
    cmp r12, 0x5
    je .L2
    mov rcx, qword ptr [rsp + 0x8]
    cmp byte ptr [rcx + 0xb], 0x5
    je .L86
    mov rcx, qword ptr [rsp + 0x8]
    movzx ecx, byte ptr [rcx + 0xa]
    mov rsi, qword ptr [rsp + 8*rcx + 0x90]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x90]
    mov r8, qword ptr [rsp + 0x188]
    bt rcx, r8
    setb dil
    mov ecx, edx
    and cl, 0x7
    shl dil, cl
    bt rsi, r8
    setb sil
    lea ecx, [rdx + 0x1]
    and cl, 0x7
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L86:
    cmp r12, 0x6
    je .L2
    mov rcx, qword ptr [rsp + 0x8]
    cmp byte ptr [rcx + 0xd], 0x5
    je .L87
    mov rcx, qword ptr [rsp + 0x8]
    movzx ecx, byte ptr [rcx + 0xc]
    mov rsi, qword ptr [rsp + 8*rcx + 0x90]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x90]
    mov r8, qword ptr [rsp + 0x180]
    bt rcx, r8
    setb dil
    mov ecx, edx
    and cl, 0x7
    shl dil, cl
    bt rsi, r8
    setb sil
    lea ecx, [rdx + 0x1]
    and cl, 0x7
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L87:
    cmp r12, 0x7
    je .L2
    mov rcx, qword ptr [rsp + 0x8]
    cmp byte ptr [rcx + 0xf], 0x5
    je .L2
    mov rcx, qword ptr [rsp + 0x8]
    movzx ecx, byte ptr [rcx + 0xe]
    mov rsi, qword ptr [rsp + 8*rcx + 0x90]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0x90]
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
    jmp .L2
.L88:
    cmp r12, 0x3
    jb .L101
    jne .L103
    movzx eax, byte ptr [rsp + 0x2a]
    mov edx, eax
    jmp .L102
.L89:
    and rsi, qword ptr [rsp + 0x30]
    xor ecx, ecx
    popcnt rcx, rsi
    cmp ecx, 0x3f
    mov eax, 0x3f
    cmovb eax, ecx
    mov rbx, qword ptr [rsp + 0x50]
    jmp .L2
.L90:
    or al, 0x38
.L91:
    add cl, 0x8
    xor r8d, r8d
    mov edx, dword ptr [rsp + 0x2c]
    mov byte ptr [rsp + 0x40], dl
    mov rdx, qword ptr [rsp + 0x140]
    mov byte ptr [rsp + 0x30], dl
    mov rsi, qword ptr [rsp + 0x138]
.L92:
    mov r9d, ecx
    and r9b, 0x3f
    mov r10d, 0x1
    mov r11d, 0x1
    shl r11, cl
    mov ecx, eax
    shl r10, cl
    xor r15d, r15d
    xor ebx, ebx
    xor ecx, ecx
    xor r14d, r14d
    jmp .L94
    nop
.L93:
    inc r14
    cmp qword ptr [rsp + 0x108], r14
    je .L95
.L94:
    mov rdx, qword ptr [rsp + 0x8]
    cmp byte ptr [rdx + 2*r14], r8b
    je .L93
    mov rdx, qword ptr [rsp + 0x8]
    cmp byte ptr [rdx + 2*r14 + 0x1], 0x5
    je .L93
    mov rdx, r13
    movzx ebp, byte ptr [rsp + r14 + 0x70]
    mov r12, qword ptr [rsp + 8*r14 + 0xa0]
    test r12, r11
    setne r13b
    cmp bpl, r9b
    sete dil
    or dil, r13b
    or dil, r15b
    and dil, 0x1
    test r12, r10
    setne r15b
    xor bpl, al
    sete r12b
    or r12b, r15b
    or r12b, bl
    and r12b, 0x1
    test bpl, 0x7
    mov r13, rdx
    mov rbp, qword ptr [rsp + 0xf8]
    sete bl
    or bl, cl
    and bl, 0x1
    mov ecx, ebx
    mov ebx, r12d
    mov r15d, edi
    jmp .L93
.L95:
    add r15b, r15b
    shl bl, 0x2
    add bl, r15b
    shl cl, 0x3
    add cl, byte ptr [rsp + 0x40]
    add cl, bl
    mov edi, esi
    and dil, 0x7
    movzx edi, dil
    shr sil, 0x3
    movzx r8d, sil
    movzx edx, byte ptr [rsp + 0x30]
    mov esi, edx
    and sil, 0x7
    movzx esi, sil
    shr dl, 0x3
    movzx edx, dl
    mov r15, qword ptr [rsp + 0xf0]
    mov rbx, qword ptr [rsp + 0x50]
    mov r12, qword ptr [rsp + 0x58]
    lea r14, [.D0]
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
    jmp .L2
.L97:
    mov r14, rbx
.L98:
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
    mov r8d, dword ptr [rsp + 0x20]
    mov r9d, dword ptr [rsp + 0x24]
    mov edx, dword ptr [rsp + 0x1c]
    mov eax, dword ptr [rsp + 0x18]
.L99:
    cmp byte ptr [rsp + 0x2c], r10b
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
    mov r14, r12
    mov r12, qword ptr [rsp + 0x58]
    jmp .L2
.L100:
    mov edx, dword ptr [rsp + 0x20]
    mov esi, dword ptr [rsp + 0x24]
    mov r8d, dword ptr [rsp + 0x18]
    mov edi, dword ptr [rsp + 0x1c]
    mov ecx, dword ptr [rsp + 0x2c]
    jmp .L96
.L101:
    xor edx, edx
.L102:
    movzx eax, byte ptr [rsp + 0x16]
    mov esi, eax
    movzx eax, byte ptr [rsp + 0x17]
    mov edi, eax
    mov eax, ecx
    jmp .L104
.L103:
    xor eax, dword ptr [rsp + 0x1a0]
    and al, 0x1
    movzx edx, byte ptr [rsp + 0x2a]
    movzx esi, byte ptr [rsp + 0x16]
    movzx edi, byte ptr [rsp + 0x17]
.L104:
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
.L105:
    xor edi, edi
    jmp .L74
.L106:
    movzx ecx, cx
    and rcx, 0x3
    mov al, 0x2
    jne .L108
    mov rdx, qword ptr [rsp + 0x160]
    cmp byte ptr [rdx + 0x40], 0x0
    je .L108
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
    jne .L107
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
    jle .L107
    cmp sil, cl
    jge .L107
    mov ecx, r9d
    and cl, 0x7
    sub cl, bl
    add cl, bpl
    jne .L107
    mov rcx, qword ptr [rsp + 0x98]
    bt rcx, rdx
    jae .L110
.L107:
    mov ecx, r8d
    and cl, -0x8
    cmp cl, 0x38
    jne .L109
    mov ecx, r9d
    and cl, -0x8
    cmp cl, 0x28
    jne .L109
    movzx esi, r11b
    mov ecx, ebx
    sub ecx, r10d
    sub r10d, ebx
    cmovb r10d, ecx
    cmp sil, 0x27
    ja .L109
    cmp dil, 0x27
    ja .L109
    cmp r10d, 0x1
    ja .L109
    mov rcx, qword ptr [rsp + 0x90]
    bt rcx, r9
    jb .L109
    bt rcx, r8
    jb .L109
    mov r10, qword ptr [rsp + 0x98]
    mov r9d, 0x1
    mov ecx, esi
    shl r9, cl
    bt r10, rsi
    jb .L109
    bt r10, rdx
    jb .L109
    cmp byte ptr [rsp + 0xe6], 0x0
    je .L112
    cmp sil, 0x8
    jb .L109
    and sil, 0x7
    dec sil
    cmp sil, 0x5
    ja .L109
    lea rdi, [rsp + 0x60]
    mov esi, 0x1
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov ecx, eax
    mov al, 0x2
    test cl, cl
    je .L113
    jmp .L109
.L108:
    lea rdx, [.D5]
    movzx ecx, byte ptr [rcx + rdx]
    lea rdx, [.D6]
    movsxd rcx, dword ptr [rdx + 4*rcx]
    add rcx, rdx
    jmp rcx
.L109:
    add rsp, 0x278
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L110:
    movzx edx, byte ptr [rsp + 0x2b]
    xor dl, 0x1
    jmp .L111
    movzx edx, byte ptr [rsp + 0x2b]
.L111:
    add dl, dl
    jmp .L114
.L112:
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
    je .L109
    mov ecx, dword ptr [r10 + 8*r8 + 0x10]
    add r9, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rcx + 8*r9]
    not rsi
    mov ecx, edx
    shr rsi, cl
    test sil, 0x1
    je .L109
.L113:
    mov dl, 0x1
.L114:
    xor eax, eax
    jmp .L109

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
    movzx edi, dil
    movd xmm1, edi
    punpcklbw xmm1, xmm1
    movzx edi, r8b
    movzx esi, sil
    movd xmm0, esi
    pinsrb xmm0, edi, 0x1
    pshuflw xmm1, xmm1, 0x0
    movzx edx, dl
    pinsrb xmm0, edx, 0x2
    movzx eax, al
    pinsrb xmm0, eax, 0x3
    pxor xmm0, xmm1
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
    movzx edi, dil
    movd xmm1, edi
    punpcklbw xmm1, xmm1
    movzx edi, r8b
    movzx esi, sil
    movd xmm0, esi
    pinsrb xmm0, edi, 0x1
    pshuflw xmm1, xmm1, 0x0
    movzx edx, dl
    pinsrb xmm0, edx, 0x2
    movzx eax, al
    pinsrb xmm0, eax, 0x3
    pxor xmm0, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x3
    pand xmm1, xmmword ptr [.C0]
    psllw xmm0, 0x3
    pand xmm0, xmmword ptr [.C1]
    por xmm0, xmm1
.L13:
    movzx eax, cl
    pshufb xmm0, xmmword ptr [.C2]
    pshufd xmm1, xmm0, 0xee
    por xmm1, xmm0
    movq rcx, xmm1
    or rcx, rax
    mov al, 0x1
.L14:
    shl rcx, 0x8
    movzx eax, al
    or rax, rcx
    pop rbx
    pop r14
    ret
.C0 = 0x1f1f1f1f1f1f1f1f 0x1f1f1f1f1f1f1f1f
.C1 = 0x0000000038383838 0x0000000000000000
.C2 = 0x8080800080028080 0x8080808001800380

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
    mov rcx, qword ptr [rcx + rdx]
    jmp .L14
    shl ecx, 0x6
    lea rdx, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rdx + 0x8]
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
    mov rcx, qword ptr [rcx + 8*r13]
    jmp .L14
    lea r14, [rcx + 2*rcx]
    movzx ecx, byte ptr [r15 + 8*r14 + 0x14]
    mov r13, qword ptr [r15 + 8*r14]
    and r13, r8
    imul r13, qword ptr [r15 + 8*r14 + 0x8]
    shr r13, cl
    mov ecx, dword ptr [r15 + 8*r14 + 0x10]
    add r13, rcx
    mov edx, dword ptr [r15 + 8*r14 + 0x610]
    movzx ecx, byte ptr [r15 + 8*r14 + 0x614]
    mov rsi, qword ptr [r15 + 8*r14 + 0x600]
    and rsi, r8
    imul rsi, qword ptr [r15 + 8*r14 + 0x608]
    shr rsi, cl
    add rsi, rdx
    lea rdx, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rdx + 8*rsi]
    or rcx, qword ptr [rdx + 8*r13]
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
    mov rcx, qword ptr [rcx + 8*r14]
    nop
.L14:
    test rcx, r10
    setne dl
    and rcx, r11
    setne sil
    test dl, sil
    jne .L15
    lea rdx, [r9 - 0x1]
    and r9, rdx
    popcnt rcx, rcx
    cmp ecx, 0x2
    jb .L13
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
    xor ebx, ebx
    lea r14, [.D0]
    xor r12d, r12d
    jmp .L2
    movzx ecx, byte ptr [r10 + 0x14]
    mov rbp, qword ptr [r10]
    and rbp, r13
    imul rbp, qword ptr [r10 + 0x8]
    shr rbp, cl
    mov ecx, dword ptr [r10 + 0x10]
    add rbp, rcx
    mov r15d, dword ptr [r10 + 0x610]
    movzx ecx, byte ptr [r10 + 0x614]
    and r13, qword ptr [r10 + 0x600]
    imul r13, qword ptr [r10 + 0x608]
    shr r13, cl
    add r13, r15
    lea r15, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [r15 + 8*r13]
    or rcx, qword ptr [r15 + 8*rbp]
.L0:
    mov r15, qword ptr [rdi + 8*r8 + 0x30]
    or r15, qword ptr [rdi + 8*r9 + 0x20]
    not r15
    and r15, qword ptr [rdi + 8*r12 + 0x40]
    and r15, rcx
    xor ecx, ecx
    popcnt rcx, r15
    add bl, cl
.L1:
    inc r12
    cmp rax, r12
    je .L4
.L2:
    cmp byte ptr [rdx + 2*r12], sil
    jne .L1
    movzx ecx, byte ptr [rdx + 2*r12 + 0x1]
    lea ebp, [rcx - 0x1]
    cmp bpl, 0x3
    ja .L1
    movzx ebp, byte ptr [rdi + r12 + 0x10]
    mov r13, qword ptr [rdi + 0x18]
    btr r13, rbp
    dec ecx
    movsxd rcx, dword ptr [r14 + 4*rcx]
    add rcx, r14
    jmp rcx
    mov rcx, qword ptr [r11]
    jmp .L0
    movzx ecx, byte ptr [r10 + 0x14]
    and r13, qword ptr [r10]
    imul r13, qword ptr [r10 + 0x8]
    shr r13, cl
    mov ecx, dword ptr [r10 + 0x10]
    jmp .L3
    movzx ecx, byte ptr [r10 + 0x614]
    and r13, qword ptr [r10 + 0x600]
    imul r13, qword ptr [r10 + 0x608]
    shr r13, cl
    mov ecx, dword ptr [r10 + 0x610]
.L3:
    add r13, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rcx + 8*r13]
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
