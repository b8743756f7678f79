# The kernels of endgame/exact, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm endgame/exact --target x86-64-v2
# binary: sha256 ba86f8f245141c7cf0085ce9fc6f606ab1d3aa2bcf2dfeebe99e3ac8a71c543f
# latency: 92 instructions in 358 bytes; innermost loops: .L0 of 55
# throughput: 73 instructions in 283 bytes; innermost loops: .L0 of 41
# plywright::endings::exact::probe::<impl plywright::endings::exact::Exact>::probe: 603 instructions in 2257 bytes; innermost loops: .L12 of 9, .L14 of 6, .L16 of 4, .L19 of 9, .L23 of 19, .L25 of 11, .L27 of 10, .L33 of 6, .L36 of 3, .L38 of 8
# plywright::endings::known::Endings::ask_sources: 2177 instructions in 8910 bytes; innermost loops: .L7 of 31, .L12 of 32, .L17 of 13, .L34 of 42, .L38 of 8, .L60 of 28, .L69 of 28, .L96 of 35
# plywright::endings::layout::Layout::folded: 242 instructions in 978 bytes; innermost loops: none
# plywright::endings::rules::feature::Feature::of: 143 instructions in 352 bytes; innermost loops: none
# plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot: 265 instructions in 1080 bytes; innermost loops: .L0 of 139
# plywright::endings::rules::view::View<R>::checks: 98 instructions in 371 bytes; innermost loops: .L1 of 9
# plywright::endings::rules::view::View<R>::new: 181 instructions in 813 bytes; innermost loops: .L0 of 8, .L1 of 7
# mix of 3874 instructions: 933 mov, 339 movzx, 289 cmp, 275 and, 177 lea, 165 xor, 162 add, 140 jmp, 120 je, 118 or, 107 shl, 107 shr, 91 sub, 79 jne, 69 test, 48 cmovb, 44 pop, 44 push, 40 setb, 36 imul, 34 bt, 31 jae, 27 not, 26 ja, 25 ret, 21 bts, 21 jb, 20 inc, 19 jbe, 19 tzcnt, 18 movabs, 16 call, 16 popcnt, 15 setne, 13 cmova, 12 movd, 10 movdqa, 10 pand, 10 sete, 8 movdqu, 8 movsxd, 7 cmove, 7 dec, 7 pinsrb, 7 pxor, 7 setae, 6 movups, 5 neg, 5 por, 5 psrlw, 4 btr, 4 cmovae, 4 cmovge, 4 cmovs, 4 psllw, 3 cmovl, 3 mul, 3 pshuflw, 3 punpcklbw, 3 seta, 2 cmovne, 2 jle, 2 pshufb, 2 rol, 1 cmovbe, 1 cmovg, 1 jge, 1 movq, 1 paddb, 1 pextrb, 1 pminub, 1 pshufd, 1 sar, 1 setg, 1 setl, 1 sets, 1 xorps

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x28
    mov r8, qword ptr [rsi + 0x8]
    mov r13, qword ptr [rsi + 0x10]
    mov qword ptr [rsp + 0x8], 0x0
    lea rax, [rsp + 0x8]
    test r13, r13
    je .L6
    mov r10, qword ptr [rsp + 0x8]
    movabs rbp, 0x3333333333333333
    mov rax, qword ptr [rdi + 0x10]
    mov qword ptr [rsp + 0x20], rax
    mov rax, qword ptr [rdi + 0x18]
    mov qword ptr [rsp + 0x18], rax
    xor eax, eax
    lea r12, [rsp + 0x8]
    movabs r11, 0x5555555555555555
    movabs rbx, 0xf0f0f0f0f0f0f0f
    movabs r14, 0x101010101010101
    xor edi, edi
    xor r15d, r15d
    mov qword ptr [rsp + 0x10], r10
    jmp .L3
    nop
.L0:
    xor edi, edi
.L1:
    add rax, rdi
    and rdi, r10
.L2:
    inc r15
    cmp r13, r15
    je .L7
.L3:
    mov rcx, rdi
    xor rcx, r15
    cmp rcx, r13
    jae .L2
    lea rcx, [rcx + 4*rcx]
    shl rcx, 0x5
    add rcx, r8
    mov qword ptr [rsp + 0x8], rcx
    mov rdx, qword ptr [rsp + 0x8]
    mov rdi, qword ptr [rdx + 0x88]
    or rdi, qword ptr [rdx + 0x80]
    mov rcx, rdi
    shr rcx
    and rcx, r11
    sub rdi, rcx
    mov rcx, rdi
    and rcx, rbp
    shr rdi, 0x2
    and rdi, rbp
    add rdi, rcx
    mov rcx, rdi
    shr rcx, 0x4
    add rcx, rdi
    and rcx, rbx
    imul rcx, r14
    shr rcx, 0x39
    cmp ecx, 0x2
    ja .L0
    mov rbx, rax
    mov r14, r8
    add rdx, 0x50
    mov rdi, qword ptr [rsp + 0x20]
    mov rsi, qword ptr [rsp + 0x18]
    call plywright::endings::known::Endings::ask_sources
    cmp al, 0x2
    jne .L4
    xor edi, edi
    jmp .L5
.L4:
    shl dl, 0x4
    movzx edi, al
    shl rdi, 0x30
    bts rdi, rdx
.L5:
    mov r8, r14
    mov r10, qword ptr [rsp + 0x10]
    mov rax, rbx
    movabs r11, 0x5555555555555555
    movabs rbx, 0xf0f0f0f0f0f0f0f
    movabs r14, 0x101010101010101
    jmp .L1
.L6:
    xor eax, eax
.L7:
    add rsp, 0x28
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
    mov r12, qword ptr [rsi + 0x10]
    test r12, r12
    je .L5
    mov r13, qword ptr [rsi + 0x8]
    movabs r9, 0x3333333333333333
    mov rax, qword ptr [rdi + 0x10]
    mov qword ptr [rsp + 0x10], rax
    mov rax, qword ptr [rdi + 0x18]
    mov qword ptr [rsp + 0x8], rax
    xor ebx, ebx
    mov r15, rsp
    movabs r14, 0x5555555555555555
    movabs rbp, 0xf0f0f0f0f0f0f0f
    movabs r10, 0x101010101010101
    jmp .L2
.L0:
    xor eax, eax
.L1:
    add rbx, rax
    add r13, 0xa0
    dec r12
    je .L6
.L2:
    mov qword ptr [rsp], r13
    mov rdx, qword ptr [rsp]
    mov rax, qword ptr [rdx + 0x88]
    or rax, qword ptr [rdx + 0x80]
    mov rcx, rax
    shr rcx
    and rcx, r14
    sub rax, rcx
    mov rcx, rax
    and rcx, r9
    shr rax, 0x2
    and rax, r9
    add rax, rcx
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    and rcx, rbp
    imul rcx, r10
    shr rcx, 0x39
    cmp ecx, 0x2
    ja .L0
    add rdx, 0x50
    mov rdi, qword ptr [rsp + 0x10]
    mov rsi, qword ptr [rsp + 0x8]
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

plywright::endings::exact::probe::<impl plywright::endings::exact::Exact>::probe:
    mov r10, qword ptr [rsi + 0x28]
    mov r9, qword ptr [rsi + 0x30]
    mov r8, qword ptr [rsi + 0x38]
    mov rdx, r8
    or rdx, r9
    mov rcx, r10
    not rcx
    mov al, 0x3
    and rcx, rdx
    je .L3
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x38
    lea r14, [rcx - 0x1]
    and r14, rcx
    lea rdx, [r14 - 0x1]
    test r14, rdx
    jne .L2
    mov rax, rdi
    tzcnt rdi, rcx
    mov r12, qword ptr [rsi + 0x8]
    mov rbx, qword ptr [rsi + 0x10]
    xor r11d, r11d
    bt r12, rdi
    setb r11b
    mov r15, rbx
    mov ecx, edi
    shr r15, cl
    and r15d, 0x1
    lea r11d, [r11 + 2*r15]
    mov r13, qword ptr [rsi + 0x18]
    xor ecx, ecx
    bt r13, rdi
    setb cl
    lea ebp, [rcx + 2*rcx]
    mov rdx, qword ptr [rsi + 0x20]
    mov r15, rdx
    mov ecx, edi
    shr r15, cl
    add ebp, r11d
    and r15d, 0x1
    xor ecx, ecx
    bt r8, rdi
    setb cl
    lea r11d, [rbp + 4*r15]
    lea r11, [rcx + 2*r11]
    test r14, r14
    je .L0
    tzcnt rcx, r14
    xor r14d, r14d
    bt r12, rcx
    setb r14b
    shr rbx, cl
    and ebx, 0x1
    lea ebx, [r14 + 2*rbx]
    xor r14d, r14d
    bt r13, rcx
    setb r14b
    shr rdx, cl
    lea r14d, [r14 + 2*r14]
    add r14d, ebx
    and edx, 0x1
    lea edx, [r14 + 4*rdx]
    xor ebx, ebx
    bt r8, rcx
    setb bl
    lea rbx, [rbx + 2*rdx]
    cmp r11d, 0xa
    mov r12, rax
    mov al, 0x3
    jbe .L1
    jmp .L2
.L0:
    mov ebx, 0xa
    mov ecx, edi
    cmp r11d, 0xa
    mov r12, rax
    mov al, 0x3
    ja .L2
.L1:
    cmp ebx, 0xa
    ja .L2
    movzx esi, byte ptr [rsi + 0x43]
    imul rdx, rsi, 0x2d6
    add rdx, r12
    mov r14, r11
    shl r14, 0x6
    lea r14, [r14 + 2*r11]
    add r14, rdx
    lea r15, [rbx + 2*rbx]
    movzx r11d, byte ptr [r14 + 2*r15 + 0x18]
    cmp r11b, 0x2
    jne .L4
.L2:
    add rsp, 0x38
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
.L3:
    ret
.L4:
    and r9, r10
    mov ebx, 0x40
    and r8, r10
    mov r10d, 0x40
    tzcnt r10, r9
    tzcnt rbx, r8
    and r10b, 0x3f
    and bl, 0x3f
    lea rdx, [r14 + 2*r15]
    add rdx, 0x18
    movzx r8d, byte ptr [rdx + 0x1]
    mov r9d, dword ptr [rdx + 0x2]
    mov byte ptr [rsp + 0x14], 0x0
    mov dword ptr [rsp + 0x10], 0x0
    cmp r11b, 0x1
    jne .L5
    cmp r9b, 0x5
    jae .L2
    mov edx, r9d
    and edx, 0x7
    xor r10b, 0x38
    mov byte ptr [rsp + rdx + 0x10], r10b
    mov r10d, r9d
    shr r10d, 0x8
    cmp r10b, 0x5
    jae .L2
    and r10d, 0x7
    xor bl, 0x38
    mov byte ptr [rsp + r10 + 0x10], bl
    mov r10d, r9d
    shr r10d, 0x10
    cmp r10b, 0x4
    ja .L2
    and r10d, 0x7
    xor dil, 0x38
    mov byte ptr [rsp + r10 + 0x10], dil
    cmp r9d, 0x5000000
    jae .L2
    xor cl, 0x38
    jmp .L6
.L5:
    cmp r9b, 0x5
    jae .L2
    mov edx, r9d
    and edx, 0x7
    mov byte ptr [rsp + rdx + 0x10], r10b
    mov r10d, r9d
    shr r10d, 0x8
    cmp r10b, 0x5
    jae .L2
    and r10d, 0x7
    mov byte ptr [rsp + r10 + 0x10], bl
    mov r10d, r9d
    shr r10d, 0x10
    cmp r10b, 0x4
    ja .L2
    and r10d, 0x7
    mov byte ptr [rsp + r10 + 0x10], dil
    cmp r9d, 0x5000000
    jae .L2
.L6:
    shr r9d, 0x18
    mov byte ptr [rsp + r9 + 0x10], cl
    cmp qword ptr [r12 + 0x10], r8
    jbe .L2
    mov eax, r8d
    shl eax, 0x7
    lea rbx, [rax + 8*r8]
    add rbx, qword ptr [r12 + 0x8]
    xor r15d, r15d
    cmp sil, r11b
    setne r15b
    lea rdx, [r15 + 2*r15]
    movzx ecx, byte ptr [rbx + 8*rdx + 0x50]
    mov al, 0x3
    cmp ecx, 0x3
    je .L2
    lea rax, [rbx + 8*rdx]
    add rax, 0x40
    mov r14, qword ptr [rbx + 8*rdx + 0x48]
    movzx edx, byte ptr [rax + 0x13]
    movzx eax, word ptr [rax + 0x11]
    shl eax, 0x8
    shl edx, 0x18
    or edx, eax
    or edx, ecx
    mov dword ptr [rsp + 0x34], edx
    mov esi, dword ptr [rsp + 0x10]
    movzx eax, byte ptr [rsp + 0x14]
    movzx edi, byte ptr [rsp + 0x11]
    mov byte ptr [rsp + 0xc], al
    mov dword ptr [rsp + 0x8], esi
    mov rdx, qword ptr [rbx + 0x10]
    xor eax, eax
    cmp rdx, 0x4
    setne al
    add rax, 0x3
    cmp rdx, 0x4
    mov r12d, 0x2
    cmovae r12, rax
    cmp byte ptr [rbx + 0x21], 0x0
    je .L7
    movzx eax, byte ptr [rsp + r12 + 0x8]
    movzx ecx, sil
    movd xmm0, ecx
    pinsrb xmm0, eax, 0x1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x1
    pand xmm1, xmmword ptr [.C0]
    movdqa xmm2, xmmword ptr [.C1]
    pand xmm0, xmm2
    pxor xmm2, xmm0
    pminub xmm2, xmm0
    paddb xmm2, xmm1
    movd ecx, xmm2
    pextrb r8d, xmm2, 0x1
    cmp cl, r8b
    jbe .L7
    mov byte ptr [rsp + 0x8], al
    mov byte ptr [rsp + r12 + 0x8], sil
    mov esi, eax
.L7:
    movzx eax, byte ptr [rbx + 0x18]
    test eax, eax
    je .L8
    cmp eax, 0x1
    jne .L9
    xor ecx, ecx
    lea rax, [rsp + r12]
    add rax, 0x8
    jmp .L10
.L8:
    shl sil, 0x5
    sar sil, 0x7
    and sil, 0x7
    mov ecx, esi
    lea rax, [rsp + r12]
    add rax, 0x8
    jmp .L10
.L9:
    mov ecx, esi
    and cl, 0x7
    xor r8d, r8d
    cmp cl, 0x4
    setae r8b
    mov r9d, esi
    shr r9b, 0x3
    xor eax, eax
    cmp sil, 0x20
    setae al
    mov r10b, 0x7
    sub r10b, r9b
    movzx r10d, r10b
    movzx r9d, r9b
    cmp r10b, r9b
    cmovb r9d, r10d
    movzx r10d, cl
    xor cl, 0x7
    movzx ecx, cl
    cmp cl, r10b
    cmovb r10d, ecx
    xor ecx, ecx
    cmp r9b, r10b
    seta cl
    shl ecx, 0x10
    shl eax, 0x8
    or r8d, eax
    or r8d, ecx
    mov eax, r8d
    and eax, 0x100
    mov r9d, 0x38
    cmove r9d, eax
    xor eax, eax
    test r8b, 0x1
    mov ecx, 0x7
    cmove ecx, eax
    or ecx, r9d
    lea rax, [rsp + r12]
    add rax, 0x8
    test r8d, 0x10000
    jne .L20
.L10:
    lea rsi, [rax + 0x1]
    lea rdi, [rsp + 0x8]
    mov rdx, rsi
    sub rdx, rdi
    cmp rdx, 0x4
    jb .L15
    movzx r8d, cl
    cmp rdx, 0x20
    jae .L11
    xor edi, edi
    jmp .L13
.L11:
    mov rdi, rdx
    and rdi, -0x20
    movd xmm0, r8d
    pxor xmm1, xmm1
    pshufb xmm0, xmm1
    xor r9d, r9d
.L12:
    movdqu xmm1, xmmword ptr [rsp + r9 + 0x8]
    movdqu xmm2, xmmword ptr [rsp + r9 + 0x18]
    pxor xmm1, xmm0
    pxor xmm2, xmm0
    movdqu xmmword ptr [rsp + r9 + 0x8], xmm1
    movdqu xmmword ptr [rsp + r9 + 0x18], xmm2
    add r9, 0x20
    cmp rdi, r9
    jne .L12
    cmp rdx, rdi
    je .L17
    test dl, 0x1c
    je .L41
.L13:
    and esi, 0x3
    sub rdx, rsi
    movd xmm0, r8d
    punpcklbw xmm0, xmm0
    pshuflw xmm0, xmm0, 0x0
    mov r8, rax
    sub r8, rdi
    lea r9, [rsp + 0x8]
    sub r8, r9
    sub r8, rsi
    inc r8
    add rdi, rsp
    add rdi, 0x8
    xor r9d, r9d
.L14:
    movd xmm1, dword ptr [rdi + r9]
    pxor xmm1, xmm0
    movd dword ptr [rdi + r9], xmm1
    add r9, 0x4
    cmp r8, r9
    jne .L14
    test rsi, rsi
    je .L17
    lea rdi, [rsp + rdx]
    add rdi, 0x8
.L15:
    dec rdi
.L16:
    xor byte ptr [rdi + 0x1], cl
    inc rdi
    cmp rdi, rax
    jne .L16
.L17:
    cmp byte ptr [rbx + 0x20], 0x1
    jne .L18
    movzx ecx, byte ptr [rax - 0x1]
    movzx edx, byte ptr [rax]
    cmp cl, dl
    jbe .L18
    mov byte ptr [rax - 0x1], dl
    mov byte ptr [rax], cl
.L18:
    cmp byte ptr [rbx + 0x22], 0x1
    jne .L29
    mov qword ptr [rsp + 0x18], 0x0
    mov qword ptr [rsp + 0x20], r12
    mov byte ptr [rsp + 0x28], 0x0
    lea rdi, [rsp + 0x18]
    lea rsi, [rsp + 0x8]
    call <core::ops::range::RangeInclusive<usize> as core::slice::index::SliceIndex<[T]>>::index
    xor ecx, ecx
.L19:
    cmp rdx, rcx
    je .L29
    movzx esi, byte ptr [rax + rcx]
    mov edi, esi
    shr dil, 0x3
    and sil, 0x7
    inc rcx
    cmp dil, sil
    je .L19
    jbe .L29
    mov qword ptr [rsp + 0x18], 0x0
    mov qword ptr [rsp + 0x20], r12
    mov byte ptr [rsp + 0x28], 0x0
    lea rdi, [rsp + 0x18]
    lea rsi, [rsp + 0x8]
    call <core::ops::range::RangeInclusive<usize> as core::slice::index::SliceIndex<[T]>>::index_mut
    test rdx, rdx
    je .L28
    cmp rdx, 0x4
    jae .L21
    mov rcx, rax
    jmp .L26
.L20:
    xor sil, cl
    mov r8d, esi
    shr r8b, 0x3
    shl sil, 0x3
    and sil, 0x38
    or sil, r8b
    xor dil, cl
    mov r8d, edi
    shr r8b, 0x3
    shl dil, 0x3
    and dil, 0x38
    or dil, r8b
    movzx r8d, byte ptr [rsp + 0xa]
    xor r8b, cl
    mov r9d, r8d
    shr r9b, 0x3
    shl r8b, 0x3
    and r8b, 0x38
    or r8b, r9b
    mov byte ptr [rsp + 0x8], sil
    mov byte ptr [rsp + 0x9], dil
    mov byte ptr [rsp + 0xa], r8b
    cmp rdx, 0x4
    jb .L17
    movzx esi, byte ptr [rsp + 0xb]
    xor sil, cl
    mov edi, esi
    shr dil, 0x3
    shl sil, 0x3
    and sil, 0x38
    or sil, dil
    mov byte ptr [rsp + 0xb], sil
    cmp rdx, 0x4
    je .L17
    xor cl, byte ptr [rsp + 0xc]
    mov edx, ecx
    shr dl, 0x3
    shl cl, 0x3
    and cl, 0x38
    or cl, dl
    mov byte ptr [rsp + 0xc], cl
    jmp .L17
.L21:
    cmp rdx, 0x20
    jae .L22
    xor ecx, ecx
    jmp .L24
.L22:
    mov rcx, rdx
    and rcx, -0x20
    xor esi, esi
    movdqa xmm0, xmmword ptr [.C2]
    movdqa xmm1, xmmword ptr [.C3]
.L23:
    movdqu xmm2, xmmword ptr [rax + rsi]
    movdqu xmm3, xmmword ptr [rax + rsi + 0x10]
    movdqa xmm4, xmm2
    psrlw xmm4, 0x3
    pand xmm4, xmm0
    movdqa xmm5, xmm3
    psrlw xmm5, 0x3
    pand xmm5, xmm0
    psllw xmm2, 0x3
    psllw xmm3, 0x3
    pand xmm2, xmm1
    por xmm2, xmm4
    pand xmm3, xmm1
    por xmm3, xmm5
    movdqu xmmword ptr [rax + rsi], xmm2
    movdqu xmmword ptr [rax + rsi + 0x10], xmm3
    add rsi, 0x20
    cmp rcx, rsi
    jne .L23
    cmp rdx, rcx
    je .L28
    test dl, 0x1c
    je .L42
.L24:
    mov rsi, rdx
    and rsi, -0x4
    movdqa xmm0, xmmword ptr [.C2]
    movdqa xmm1, xmmword ptr [.C4]
.L25:
    movd xmm2, dword ptr [rax + rcx]
    movdqa xmm3, xmm2
    psrlw xmm3, 0x3
    pand xmm3, xmm0
    psllw xmm2, 0x3
    pand xmm2, xmm1
    por xmm2, xmm3
    movd dword ptr [rax + rcx], xmm2
    add rcx, 0x4
    cmp rsi, rcx
    jne .L25
    cmp rdx, rsi
    je .L28
    add rsi, rax
    mov rcx, rsi
.L26:
    add rax, rdx
.L27:
    movzx edx, byte ptr [rcx]
    mov esi, edx
    shr sil, 0x3
    shl dl, 0x3
    and dl, 0x38
    or dl, sil
    mov byte ptr [rcx], dl
    inc rcx
    cmp rcx, rax
    jne .L27
.L28:
    cmp byte ptr [rbx + 0x20], 0x1
    jne .L29
    mov rax, qword ptr [rbx + 0x10]
    xor ecx, ecx
    cmp rax, 0x4
    setne cl
    add rcx, 0x3
    cmp rax, 0x4
    mov eax, 0x2
    cmovae rax, rcx
    movzx ecx, byte ptr [rsp + rax + 0x7]
    movzx edx, byte ptr [rsp + rax + 0x8]
    cmp cl, dl
    jbe .L29
    mov byte ptr [rsp + rax + 0x7], dl
    mov byte ptr [rsp + rax + 0x8], cl
.L29:
    mov eax, dword ptr [rsp + 0x8]
    movzx edx, byte ptr [rsp + 0xc]
    mov byte ptr [rsp + 0x1c], dl
    shl rdx, 0x20
    or rdx, rax
    mov dword ptr [rsp + 0x18], eax
    movzx ecx, byte ptr [rbx + 0x18]
    cmp ecx, 0x2
    je .L30
    cmp ecx, 0x1
    jne .L31
    and edx, 0x3f
    jmp .L32
.L30:
    and edx, 0x3f
    lea rax, [.D0]
    movzx edx, byte ptr [rdx + rax]
    jmp .L32
.L31:
    mov ecx, eax
    shr cl, 0x3
    dec cl
    movzx ecx, cl
    and al, 0x7
    movzx eax, al
    lea rdx, [rax + 4*rcx]
.L32:
    movabs rsi, 0x4000000000000000
    mov rax, qword ptr [rbx + 0x10]
    xor edi, edi
    cmp rax, 0x4
    sete dil
    xor rdi, 0x3
    cmp rax, 0x4
    mov ecx, 0x1
    cmovae rcx, rdi
    xor edi, edi
.L33:
    movzx r8d, byte ptr [rsp + rdi + 0x19]
    shl rdx, 0x6
    or rdx, r8
    inc rdi
    cmp rcx, rdi
    jne .L33
    xor edi, edi
    cmp rax, 0x4
    setne dil
    add rdi, 0x3
    cmp rax, 0x4
    mov ecx, 0x2
    cmovae rcx, rdi
    imul rdx, qword ptr [rbx + 0x70]
    add rdx, qword ptr [rbx + 8*r15 + 0x78]
    mov rdi, rdx
    mov al, 0x3
    add rdi, r14
    jb .L2
    cmp rdi, qword ptr [rbx + 0x38]
    ja .L2
    test r14, r14
    je .L34
    movzx ecx, byte ptr [rsp + rcx + 0x18]
    shl rdx, 0x3
    add rdx, qword ptr [rbx + 0x30]
    lea rax, [rdx + 8*r14]
    lea r8, [8*r14 - 0x8]
    mov rdi, r8
    shr rdi, 0x3
    inc rdi
    mov edx, edi
    and edx, 0x3
    cmp r8, 0x18
    jae .L35
    xor esi, esi
    jmp .L37
.L34:
    xor esi, esi
    jmp .L40
.L35:
    add rsi, -0x4
    and rdi, rsi
.L36:
    add rax, -0x20
    add rdi, -0x4
    jne .L36
    mov rsi, qword ptr [rax]
    mov rdi, qword ptr [rax + 0x8]
    xor r8d, r8d
    bt rsi, rcx
    setb r8b
    shr rdi, cl
    and edi, 0x1
    lea rsi, [r8 + 2*rdi]
    test rdx, rdx
    je .L39
.L37:
    neg rdx
    xor edi, edi
.L38:
    mov r8, qword ptr [rax + 8*rdi - 0x8]
    xor r9d, r9d
    bt r8, rcx
    setb r9b
    lea rsi, [r9 + 2*rsi]
    dec rdi
    cmp rdx, rdi
    jne .L38
.L39:
    and esi, 0x3
.L40:
    movzx eax, byte ptr [rsp + rsi + 0x34]
    jmp .L2
.L41:
    add rdi, rsp
    add rdi, 0x8
    jmp .L15
.L42:
    add rcx, rax
    jmp .L26
.C0 = 0x0000000000007c7c 0x0000000000000000
.C1 = 0x0000000000000707 0x0000000000000000
.C2 = 0x1f1f1f1f1f1f1f1f 0x1f1f1f1f1f1f1f1f
.C3 = 0x3838383838383838 0x3838383838383838
.C4 = 0x0000000038383838 0x0000000000000000

plywright::endings::known::Endings::ask_sources:
    test byte ptr [rdx + 0x40], 0xf
    mov al, 0x2
    jne .L1
    cmp byte ptr [rdx + 0x41], 0x0
    jne .L1
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x288
    test rsi, rsi
    je .L0
    mov rbx, rdi
    mov rdi, rsi
    mov rsi, rdx
    mov r14, rdx
    call plywright::endings::exact::probe::<impl plywright::endings::exact::Exact>::probe
    mov rdi, rbx
    mov rdx, r14
    mov esi, eax
    mov al, 0x2
    cmp sil, 0x3
    jne .L2
.L0:
    test rdi, rdi
    je .L112
    mov r9, qword ptr [rdx + 0x30]
    mov rcx, qword ptr [rdx]
    mov rsi, qword ptr [rdx + 0x8]
    mov r8, rsi
    and r8, r9
    popcnt r10, r8
    mov r8, qword ptr [rdx + 0x10]
    mov r11, r8
    and r11, r9
    popcnt r11, r11
    lea ebx, [r11 + 2*r11]
    lea r11d, [r11 + 4*rbx]
    lea r11d, [r11 + 4*r10]
    mov r10, qword ptr [rdx + 0x18]
    mov rbx, r10
    and rbx, r9
    popcnt rbx, rbx
    shl ebx, 0x5
    add ebx, r11d
    mov r14, qword ptr [rdx + 0x20]
    mov r11, r14
    and r11, r9
    popcnt r11, r11
    imul r11d, r11d, 0x47
    and r9, rcx
    popcnt r9, r9
    add r9d, r11d
    add r9d, ebx
    mov r11, qword ptr [rdx + 0x38]
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
    and rsi, r11
    popcnt rsi, rsi
    imul esi, esi, 0xda
    add esi, r8d
    add esi, r10d
    add esi, r9d
    add esi, ebx
    and r11, rcx
    xor ecx, ecx
    popcnt rcx, r11
    imul ecx, ecx, 0x7c
    add rcx, rsi
    cmp ecx, 0x8b8
    ja .L112
    mov rsi, qword ptr [rdi + 0x18]
    movzx r14d, byte ptr [rsi + rcx]
    mov rcx, r14
    and rcx, 0x7f
    je .L112
    dec rcx
    cmp rcx, qword ptr [rdi + 0x10]
    jae .L112
    mov rax, qword ptr [rdi + 0x8]
    lea rcx, [rcx + 8*rcx]
    lea rbx, [rax + 8*rcx]
    mov eax, r14d
    shr al, 0x7
    movzx eax, al
    mov rdi, rbx
    mov r15, rdx
    mov rsi, rdx
    mov edx, eax
    call plywright::endings::layout::Layout::folded
    mov rcx, rax
    mov al, 0x2
    test cl, 0x1
    je .L112
    test r14b, r14b
    sets dil
    mov rax, rcx
    shr rax, 0x8
    shr rcx, 0x28
    mov byte ptr [rsp + 0x13c], cl
    xor dil, byte ptr [r15 + 0x43]
    mov dword ptr [rsp + 0x138], eax
    mov rsi, qword ptr [rbx + 0x8]
    mov rdx, qword ptr [rbx + 0x10]
    mov byte ptr [rsp + 0x3f], dil
    movzx r8d, dil
    lea rdi, [rsp + 0x78]
    lea rcx, [rsp + 0x138]
    call plywright::endings::rules::view::View<R>::new
    mov r9, qword ptr [rbx + 0x30]
    mov qword ptr [rsp + 0x180], rbx
    movzx ecx, word ptr [rbx + 0x38]
    movzx eax, cx
    cmp r9, rax
    jbe .L109
    movzx edx, byte ptr [rsp + 0xfe]
    movzx r10d, dl
    mov rcx, r10
    xor rcx, 0x1
    mov qword ptr [rsp + 0x130], rcx
    mov ecx, r10d
    xor cl, 0x1
    mov byte ptr [rsp + 0x44], cl
    mov rbx, qword ptr [rsp + 0x80]
    test r10b, r10b
    mov ecx, 0x38
    mov esi, 0x8
    cmovne esi, ecx
    mov qword ptr [rsp + 0x1d8], rsi
    mov dword ptr [rsp + 0x40], edx
    imul ecx, edx, 0x38
    mov dword ptr [rsp + 0x174], ecx
    cmp rbx, 0x8
    mov ecx, 0x8
    cmovb rcx, rbx
    mov qword ptr [rsp + 0x108], rcx
    movabs rdi, 0x55aa55aa55aa55aa
    test rbx, rbx
    sete byte ptr [rsp + 0x168]
    lea esi, [rbx - 0x1]
    and esi, 0x7
    mov qword ptr [rsp + 0x1d0], rsi
    movzx esi, byte ptr [rsp + 0x88]
    mov qword ptr [rsp + 0x1c8], rsi
    bt rdi, rsi
    setb byte ptr [rsp + 0xf]
    movzx esi, byte ptr [rsp + 0x89]
    mov qword ptr [rsp + 0x1c0], rsi
    bt rdi, rsi
    setb byte ptr [rsp + 0x1f]
    movzx esi, byte ptr [rsp + 0x8a]
    mov qword ptr [rsp + 0x1b8], rsi
    bt rdi, rsi
    setb byte ptr [rsp + 0x3e]
    movzx ecx, byte ptr [rsp + 0x8b]
    mov qword ptr [rsp + 0x1a8], rcx
    shr rdi, cl
    mov qword ptr [rsp + 0x1b0], rdi
    mov rsi, qword ptr [rsp + 0xb0]
    mov rcx, rsi
    not rcx
    mov r11, qword ptr [rsp + 0xa0]
    and rcx, r11
    movzx r14d, byte ptr [rsp + 0xf9]
    mov r8, rcx
    bts r8, r14
    lea rdi, [r8 - 0x1]
    mov qword ptr [rsp + 0x178], r8
    test r8, rdi
    sete r15b
    mov rdi, qword ptr [rsp + 0x98]
    mov rdx, r9
    mov r12, rsi
    or r12, rdi
    mov r13, qword ptr [rsp + 0xa8]
    mov r8, r13
    not r8
    and r8, rdi
    movzx ebp, byte ptr [rsp + 0xf8]
    mov r9, r8
    bts r9, rbp
    lea rdi, [r9 - 0x1]
    mov qword ptr [rsp + 0x1f8], r9
    test r9, rdi
    sete dil
    or r11, r13
    test r8, rsi
    setne sil
    shl sil, 0x2
    test rcx, r13
    setne cl
    shl cl, 0x3
    or cl, sil
    mov byte ptr [rsp + 0x45], cl
    movzx ecx, byte ptr [rsp + 0x168]
    or r15b, cl
    mov byte ptr [rsp + 0x47], r15b
    or dil, cl
    mov byte ptr [rsp + 0x46], dil
    mov rcx, qword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x158], rcx
    not rcx
    mov qword ptr [rsp + 0x1f0], rcx
    not r12
    mov qword ptr [rsp + 0x1e0], r12
    mov r12, rdx
    not r11
    mov qword ptr [rsp + 0x1e8], r11
    mov ecx, ebp
    and ecx, 0x7
    mov dword ptr [rsp + 0x30], ecx
    mov qword ptr [rsp + 0x140], rbp
    mov ecx, ebp
    shr ecx, 0x3
    mov dword ptr [rsp + 0x2c], ecx
    mov ecx, r14d
    and ecx, 0x7
    mov dword ptr [rsp + 0x38], ecx
    mov qword ptr [rsp + 0x148], r14
    mov ecx, r14d
    shr ecx, 0x3
    mov dword ptr [rsp + 0x34], ecx
    movzx ecx, byte ptr [rsp + 0xfc]
    mov byte ptr [rsp + 0x118], cl
    mov rcx, qword ptr [rsp + 0x180]
    mov rcx, qword ptr [rcx + 0x28]
    mov qword ptr [rsp + 0x168], rcx
    mov rdx, qword ptr [rsp + 0x78]
    lea rcx, [rdx + 2*rbx]
    mov qword ptr [rsp + 0x128], rcx
    mov qword ptr [rsp + 0x160], r10
    lea ecx, [8*r10]
    mov dword ptr [rsp + 0x54], ecx
    movzx ecx, byte ptr [rsp + 0xfd]
    mov qword ptr [rsp + 0x120], rcx
    movzx ecx, byte ptr [rsp + 0x8c]
    mov qword ptr [rsp + 0x1a0], rcx
    movzx ecx, byte ptr [rsp + 0x8d]
    mov qword ptr [rsp + 0x198], rcx
    movzx ecx, byte ptr [rsp + 0x8e]
    mov qword ptr [rsp + 0x190], rcx
    movzx ecx, byte ptr [rsp + 0x8f]
    mov qword ptr [rsp + 0x188], rcx
    lea rcx, [rdx - 0x2]
    mov qword ptr [rsp + 0x150], rcx
    lea r14, [.D0]
    mov qword ptr [rsp + 0x48], r12
    mov qword ptr [rsp + 0x20], rbx
    mov qword ptr [rsp + 0x10], rdx
    jmp .L5
.L1:
    mov edx, esi
    ret
.L2:
    mov al, 0x1
    jmp .L112
.L3:
    xor eax, eax
    nop
.L4:
    movzx eax, al
    xor ecx, ecx
    bt rbp, rax
    setb cl
    movzx ecx, word ptr [r15 + 2*rcx + 0x8]
    movzx eax, cx
    cmp r12, rax
    jbe .L109
.L5:
    shl rax, 0x4
    mov rcx, qword ptr [rsp + 0x168]
    lea r15, [rcx + rax]
    mov rbp, qword ptr [rcx + rax]
    mov edi, dword ptr [rcx + rax + 0xc]
    call plywright::endings::rules::feature::Feature::of
    movzx eax, al
    movsxd rax, dword ptr [r14 + 4*rax]
    add rax, r14
    jmp rax
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x88]
    jmp .L4
    test byte ptr [rsp + 0x118], 0x1
    jne .L80
    mov qword ptr [rsp + 0x58], rbp
    mov qword ptr [rsp + 0x70], r15
    mov rax, qword ptr [rsp + 0x130]
    mov r14, qword ptr [rsp + 8*rax + 0xa8]
    mov rsi, qword ptr [rsp + 0x160]
    movzx eax, byte ptr [rsp + rsi + 0xf8]
    mov qword ptr [rsp + 0x68], rax
    lea r15, [rsp + 0x78]
    mov rdi, r15
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov byte ptr [rsp + 0x64], al
    movzx esi, byte ptr [rsp + 0x44]
    mov rdi, r15
    mov ebx, esi
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov byte ptr [rsp + 0x110], al
    mov qword ptr [rsp + 0x120], r14
    not r14
    mov qword ptr [rsp + 0x118], r14
    xor r15d, r15d
    mov rbp, qword ptr [rsp + 0x10]
    xor r14d, r14d
    mov rsi, qword ptr [rsp + 0x128]
.L6:
    mov rdx, qword ptr [rsp + 0x1d8]
    jmp .L9
.L7:
    mov r13, qword ptr [rsp + 8*rcx + 0xb8]
.L8:
    and r13, qword ptr [rsp + 0x1f0]
    jne .L11
.L9:
    cmp rbp, rsi
    je .L78
    mov rax, rbp
    mov r12, r15
    add rbp, 0x2
    inc r15
    mov ecx, dword ptr [rsp + 0x40]
    cmp byte ptr [rax], cl
    jne .L9
    mov ecx, r12d
    and ecx, 0x7
    movzx eax, byte ptr [rax + 0x1]
    test eax, eax
    je .L10
    cmp eax, 0x5
    jne .L7
    mov r13, qword ptr [rsp + 8*rcx + 0xb8]
    and r13, qword ptr [rsp + 0x118]
    jmp .L8
.L10:
    movzx eax, byte ptr [rsp + rcx + 0x88]
    lea ecx, [rax + rdx]
    mov r13d, 0x1
    shl r13, cl
    and al, -0x8
    xor al, byte ptr [rsp + 0x174]
    cmp al, 0x30
    je .L9
    jmp .L8
.L11:
    movabs rcx, -0x3333333333333333
    mov rax, r12
    mul rcx
    shr rdx, 0x2
    lea rax, [rdx + 4*rdx]
    sub r12, rax
    jmp .L14
.L12:
    mov rsi, qword ptr [rsp + 0x128]
.L13:
    lea rax, [r13 - 0x1]
    and r13, rax
    je .L6
.L14:
    lea rcx, [rsp + 0x88]
    movzx eax, byte ptr [rcx + 0x4]
    mov byte ptr [rsp + 0x104], al
    mov eax, dword ptr [rcx]
    mov dword ptr [rsp + 0x100], eax
    tzcnt rax, r13
    mov byte ptr [rsp + r12 + 0x100], al
    lea rdi, [rsp + 0x200]
    lea rcx, [rsp + 0x100]
    mov rsi, qword ptr [rsp + 0x10]
    mov rdx, qword ptr [rsp + 0x20]
    mov r8d, ebx
    call plywright::endings::rules::view::View<R>::new
    mov rax, qword ptr [rsp + 0x130]
    mov rax, qword ptr [rsp + 8*rax + 0x230]
    mov rcx, qword ptr [rsp + 0x160]
    movzx ecx, byte ptr [rsp + rcx + 0x280]
    bt rax, rcx
    jb .L12
    movzx esi, byte ptr [rsp + 0x286]
    lea rdi, [rsp + 0x200]
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    test al, al
    jne .L12
    inc r14b
    cmp r14b, 0x3
    mov rsi, qword ptr [rsp + 0x128]
    jne .L13
    mov r14b, 0x18
    jmp .L79
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x88]
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x88]
    shr al, 0x3
    shr cl, 0x3
    jmp .L15
    movzx eax, dl
    and eax, 0x1
    movzx edx, byte ptr [rsp + rax + 0xfa]
    cmp qword ptr [rsp + 0x20], rdx
    jbe .L21
    mov eax, edx
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x88]
    mov eax, ecx
    and al, 0x7
    mov rsi, qword ptr [rsp + 0x10]
    cmp byte ptr [rsi + 2*rdx], 0x0
    mov qword ptr [rsp + 0x70], r15
    mov r12, r14
    je .L93
    add cl, 0x38
    mov r8b, 0x1
    mov rdx, qword ptr [rsp + 0x130]
    mov byte ptr [rsp + 0x68], dl
    mov rdx, qword ptr [rsp + 0x140]
    mov ebx, edx
    mov rdx, qword ptr [rsp + 0x148]
    jmp .L94
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xfa]
    cmp qword ptr [rsp + 0x20], rax
    jbe .L22
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x88]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rax], 0x1
    jne .L23
    movzx edx, cl
    shr edx, 0x3
    mov eax, dword ptr [rsp + 0x34]
    mov edi, dword ptr [rsp + 0x38]
    mov esi, edx
    jmp .L24
    movzx eax, dl
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x88]
    mov eax, ecx
    and eax, 0x7
    mov edx, eax
    mov esi, dword ptr [rsp + 0x30]
    sub edx, esi
    sub esi, eax
    cmovb esi, edx
    shr ecx, 0x3
    mov edx, ecx
    mov edi, dword ptr [rsp + 0x2c]
    sub edx, edi
    sub edi, ecx
    cmovb edi, edx
    cmp esi, edi
    cmova edi, esi
    mov edx, eax
    mov esi, dword ptr [rsp + 0x38]
    sub edx, esi
    sub esi, eax
    cmovb esi, edx
    mov edx, ecx
    mov eax, dword ptr [rsp + 0x34]
    sub edx, eax
    sub eax, ecx
    cmovb eax, edx
    jmp .L55
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xfa]
    cmp qword ptr [rsp + 0x20], rax
    jbe .L26
    mov rbx, r15
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x88]
    mov esi, ecx
    and sil, 0x7
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rax], 0x0
    je .L100
    mov r15, rbp
    mov edi, ecx
    shr dil, 0x3
    add cl, 0x38
    mov r10b, 0x1
    mov r8d, dword ptr [rsp + 0x2c]
    mov r9d, dword ptr [rsp + 0x30]
    mov edx, dword ptr [rsp + 0x38]
    mov eax, dword ptr [rsp + 0x34]
    jmp .L102
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xfa]
    cmp qword ptr [rsp + 0x20], rax
    jbe .L27
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x88]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rax], 0x0
    je .L28
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
    jmp .L29
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xfa]
    cmp qword ptr [rsp + 0x20], rax
    jbe .L30
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x88]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rax], 0x1
    jne .L31
    mov eax, ecx
    shr al, 0x3
    mov bl, 0x7
    sub bl, al
    xor eax, eax
    mov edx, dword ptr [rsp + 0x2c]
    mov r13d, edx
    mov edx, dword ptr [rsp + 0x30]
    jmp .L32
    mov r13, r12
    mov r12, rbp
    mov rbp, r15
    lea rbx, [rsp + 0x78]
    mov rdi, rbx
    xor esi, esi
    call plywright::endings::rules::view::View<R>::checks
    mov r15d, eax
    mov rdi, rbx
    lea r14, [.D0]
    mov esi, 0x1
    call plywright::endings::rules::view::View<R>::checks
    shl al, 0x3
    or al, r15b
    mov r15, rbp
    mov rbp, r12
    mov r12, r13
    jmp .L4
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x88]
    and eax, 0x7
    movzx edx, byte ptr [rsp + rax + 0x88]
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
    jmp .L25
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rcx, qword ptr [rax + rcx + 0x8]
    and ecx, 0x7
    and edx, 0x7
    movzx eax, byte ptr [rsp + rdx + 0x88]
    movzx ecx, byte ptr [rsp + rcx + 0x88]
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
    or al, byte ptr [rsp + 0x54]
    jmp .L4
    and dl, 0xf
    movzx ecx, dl
    shl ecx, 0x4
    lea rdx, [.D1]
    mov rax, qword ptr [rcx + rdx]
    and eax, 0x7
    cmp rax, qword ptr [rsp + 0x20]
    jae .L43
    mov rsi, qword ptr [rsp + 0x10]
    movzx esi, byte ptr [rsi + 2*rax]
    mov edi, esi
    xor edi, 0x1
    mov rdi, qword ptr [rsp + 8*rdi + 0xa8]
    or rdi, qword ptr [rsp + 8*rsi + 0x98]
    not rdi
    and rdi, qword ptr [rsp + 8*rax + 0xb8]
    xor esi, esi
    popcnt rsi, rdi
    cmp sil, 0x7
    mov eax, 0x7
    cmovb eax, esi
    jmp .L44
    cmp qword ptr [rsp + 0x20], 0x0
    je .L3
    mov rax, qword ptr [rsp + 0x10]
    cmp byte ptr [rax + 0x1], 0x5
    jne .L82
    xor edx, edx
    xor eax, eax
    jmp .L83
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x88]
    and eax, 0x7
    movzx edx, byte ptr [rsp + rax + 0x88]
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
    jmp .L4
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x88]
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x88]
    and al, 0x7
    and cl, 0x7
.L15:
    sub al, cl
    add al, 0x8
    jmp .L4
    movzx eax, dl
    cmp qword ptr [rsp + 0x20], rax
    jbe .L3
    mov rcx, qword ptr [rsp + 0x10]
    movzx ecx, byte ptr [rcx + 2*rax]
    and eax, 0x7
    mov edx, ecx
    xor edx, 0x1
    mov rdx, qword ptr [rsp + 8*rdx + 0xa8]
    or rdx, qword ptr [rsp + 8*rcx + 0x98]
    not rdx
    and rdx, qword ptr [rsp + 8*rax + 0xb8]
    xor ecx, ecx
    popcnt rcx, rdx
    cmp cl, 0xf
    mov eax, 0xf
    cmovb eax, ecx
    jmp .L4
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0xfa]
    cmp qword ptr [rsp + 0x20], rcx
    jbe .L45
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x88]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rcx], 0x1
    jne .L46
    add al, 0x38
    jmp .L47
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x88]
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
    or al, byte ptr [rsp + 0x54]
    or al, cl
    jmp .L4
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0xfa]
    cmp qword ptr [rsp + 0x20], rcx
    jbe .L48
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x88]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rcx], 0x0
    je .L49
    mov ecx, eax
    shr cl, 0x3
    add al, 0x38
    mov r8b, 0x1
    mov edx, dword ptr [rsp + 0x2c]
    mov esi, dword ptr [rsp + 0x30]
    mov r9d, dword ptr [rsp + 0x38]
    mov edi, dword ptr [rsp + 0x34]
    jmp .L50
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0xfa]
    cmp qword ptr [rsp + 0x20], rcx
    jbe .L51
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x88]
    and al, 0x7
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rcx], 0x0
    je .L52
    jmp .L53
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x88]
    shr al, 0x3
    or al, byte ptr [rsp + 0x54]
    jmp .L4
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0xfa]
    cmp qword ptr [rsp + 0x20], rax
    jbe .L56
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x88]
    mov edx, ecx
    and dl, 0x7
    mov rsi, qword ptr [rsp + 0x10]
    cmp byte ptr [rsi + 2*rax], 0x1
    jne .L57
    shr cl, 0x3
    mov eax, dword ptr [rsp + 0x2c]
    mov esi, dword ptr [rsp + 0x30]
    jmp .L58
    cmp byte ptr [rsp + 0x47], 0x0
    je .L59
.L16:
    xor eax, eax
    jmp .L67
    cmp qword ptr [rsp + 0x20], 0x0
    je .L81
    mov rax, qword ptr [rsp + 0x1d0]
    movzx ecx, byte ptr [rsp + rax + 0x88]
    movabs rax, 0x55aa55aa55aa55aa
    shr rax, cl
    mov ecx, eax
    and cl, 0x1
    cmp qword ptr [rsp + 0x20], 0x1
    jne .L91
    xor edx, edx
    movzx eax, byte ptr [rsp + 0xf]
    mov esi, eax
    xor edi, edi
    mov eax, ecx
    jmp .L107
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x88]
    and al, 0x7
    or al, byte ptr [rsp + 0x54]
    jmp .L4
    movzx r8d, dl
    cmp qword ptr [rsp + 0x20], r8
    jbe .L3
    mov esi, r8d
    and esi, 0x7
    movzx ecx, byte ptr [rsp + rsi + 0x88]
    mov r9, qword ptr [rsp + 0x10]
    movzx edx, byte ptr [r9 + 2*r8]
    mov rdi, qword ptr [rsp + 8*rdx + 0x98]
    mov rax, -0x2
    rol rax, cl
    not rdi
    bts rdi, rcx
    xor edx, 0x1
    mov rdx, qword ptr [rsp + 8*rdx + 0xa8]
    not rdx
    and rdx, rdi
    mov esi, esi
    mov rsi, qword ptr [rsp + 8*rsi + 0xb8]
    and rsi, rdx
    je .L3
    mov rbx, r14
    mov qword ptr [rsp + 0x70], r15
    mov rdi, qword ptr [rsp + 0x158]
    btr rdi, rcx
    movzx r8d, byte ptr [r9 + 2*r8 + 0x1]
    mov r9, rsi
    jmp .L18
    lea r10, [rcx + 2*rcx]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    mov r14d, dword ptr [r11 + 8*r10 + 0x10]
    movzx ecx, byte ptr [r11 + 8*r10 + 0x14]
    mov r15, qword ptr [r11 + 8*r10]
    and r15, rdi
    imul r15, qword ptr [r11 + 8*r10 + 0x8]
    shr r15, cl
    add r15, r14
    lea r14, [plywright::sliders::magic::TABLE]
    mov r12d, dword ptr [r11 + 8*r10 + 0x610]
    movzx ecx, byte ptr [r11 + 8*r10 + 0x614]
    mov r13, qword ptr [r11 + 8*r10 + 0x600]
    and r13, rdi
    imul r13, qword ptr [r11 + 8*r10 + 0x608]
    shr r13, cl
    add r13, r12
    lea rbx, [.D0]
    mov r10, qword ptr [r14 + 8*r13]
    mov r12, qword ptr [rsp + 0x48]
    or r10, qword ptr [r14 + 8*r15]
.L17:
    lea rcx, [r9 - 0x1]
    and r9, rcx
    and r10, rdx
    or rsi, r10
    test r9, r9
    je .L92
.L18:
    tzcnt rcx, r9
    cmp r8d, 0x4
    ja .L20
    mov r10d, r8d
    lea r11, [.D2]
    movsxd r14, dword ptr [r11 + 4*r10]
    add r14, r11
    mov r10, r8
    jmp r14
    shl ecx, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [rcx + r10]
    jmp .L17
    lea r10, [rcx + 2*rcx]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r11 + 8*r10 + 0x614]
    mov r14, qword ptr [r11 + 8*r10 + 0x600]
    and r14, rdi
    imul r14, qword ptr [r11 + 8*r10 + 0x608]
    shr r14, cl
    mov ecx, dword ptr [r11 + 8*r10 + 0x610]
    jmp .L19
    lea r10, [rcx + 2*rcx]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r11 + 8*r10 + 0x14]
    mov r14, qword ptr [r11 + 8*r10]
    and r14, rdi
    imul r14, qword ptr [r11 + 8*r10 + 0x8]
    shr r14, cl
    mov ecx, dword ptr [r11 + 8*r10 + 0x10]
.L19:
    add r14, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [rcx + 8*r14]
    jmp .L17
.L20:
    shl ecx, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [rcx + r10 + 0x8]
    jmp .L17
    and dl, 0xf
    movzx eax, dl
    shl eax, 0x4
    lea rcx, [.D1]
    mov rdx, qword ptr [rax + rcx]
    mov rax, qword ptr [rax + rcx + 0x8]
    and eax, 0x7
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x88]
    movzx eax, byte ptr [rsp + rax + 0x88]
    shl ecx, 0x6
    lea rdx, [plywright::endings::rules::view::HOPS]
    add rdx, rcx
    movzx eax, byte ptr [rax + rdx]
    or al, byte ptr [rsp + 0x54]
    jmp .L4
.L21:
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x88]
    mov eax, ecx
    and al, 0x7
    or al, 0x38
    cmp qword ptr [rsp + 0x20], 0x0
    je .L103
    mov r12, r14
    mov qword ptr [rsp + 0x70], r15
    add cl, 0x8
    xor r8d, r8d
    mov edx, dword ptr [rsp + 0x40]
    mov byte ptr [rsp + 0x68], dl
    mov rdx, qword ptr [rsp + 0x148]
    mov ebx, edx
    mov rdx, qword ptr [rsp + 0x140]
    mov byte ptr [rsp + 0x58], dl
    mov rsi, qword ptr [rsp + 0x10]
    jmp .L95
.L22:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x88]
.L23:
    mov eax, ecx
    shr al, 0x3
    movzx edx, al
    lea eax, [rdx - 0x7]
    mov esi, eax
    neg esi
    cmovs esi, eax
    mov eax, dword ptr [rsp + 0x2c]
    mov edi, dword ptr [rsp + 0x30]
.L24:
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
.L25:
    shl al, 0x3
    or al, sil
    jmp .L4
.L26:
    mov rbx, r15
    mov r15, rbp
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x88]
    mov esi, ecx
    and sil, 0x7
    jmp .L101
.L27:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x88]
.L28:
    add cl, 0x8
    mov eax, ecx
    and al, 0x3f
    movzx edx, al
    movabs rsi, 0x10101010101
    shl rsi, cl
    xor eax, eax
.L29:
    movzx eax, al
    test qword ptr [rsp + 8*rax + 0x98], rsi
    setne dil
    add dil, dil
    mov ecx, eax
    xor cl, 0x1
    movzx ecx, cl
    test qword ptr [rsp + 8*rcx + 0x98], rsi
    mov r8, qword ptr [rsp + 8*rax + 0xa8]
    setne al
    mov r9, qword ptr [rsp + 8*rcx + 0xa8]
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
    add al, byte ptr [rsp + 0x40]
    jmp .L4
.L30:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x88]
.L31:
    mov ebx, ecx
    shr bl, 0x3
    mov al, 0x1
    mov edx, dword ptr [rsp + 0x34]
    mov r13d, edx
    mov edx, dword ptr [rsp + 0x38]
.L32:
    mov esi, edx
    mov qword ptr [rsp + 0x58], rbp
    mov qword ptr [rsp + 0x70], r15
    mov edi, ecx
    mov edx, 0x1
    shl rdx, cl
    mov qword ptr [rsp + 0x110], rdx
    and dil, 0x7
    movzx esi, sil
    movzx ecx, dil
    cmp sil, cl
    mov edx, ecx
    cmovb edx, esi
    mov dword ptr [rsp + 0x68], edx
    mov edx, ecx
    cmova edx, esi
    mov dword ptr [rsp + 0x64], edx
    test al, al
    je .L36
    mov r9, r12
    xor ebp, ebp
    xor eax, eax
    xor r8d, r8d
    xor r14d, r14d
    xor r15d, r15d
.L33:
    mov rdx, qword ptr [rsp + 0x150]
    lea r12, [rdx + 2*rbp]
.L34:
    cmp rbp, qword ptr [rsp + 0x108]
    jae .L40
    inc rbp
    movzx edx, byte ptr [r12 + 0x3]
    add dl, -0x3
    add r12, 0x2
    cmp dl, 0x1
    ja .L34
    mov r9d, ebx
    mov ebx, r13d
    movzx r13d, byte ptr [rsp + rbp + 0x87]
    mov edx, r13d
    and dl, 0x7
    cmp dl, dil
    sete r10b
    shr r13b, 0x3
    mov r11d, r9d
    cmp r13b, r9b
    setb r9b
    and r9b, r10b
    cmp byte ptr [r12], 0x0
    jne .L35
    cmp byte ptr [rsp + 0x68], dl
    setb r10b
    cmp dl, byte ptr [rsp + 0x64]
    setb dl
    and dl, r10b
    or dl, r15b
    and dl, 0x1
    cmp bl, r13b
    mov r13d, ebx
    setb r10b
    or r10b, r14b
    and r10b, 0x1
    or r8b, r9b
    mov r9, qword ptr [rsp + 0x150]
    lea r12, [r9 + 2*rbp]
    mov r15d, edx
    mov r14d, r10d
    mov r9, qword ptr [rsp + 0x48]
    mov ebx, r11d
    jmp .L34
.L35:
    mov rdx, qword ptr [rsp + 0x110]
    test qword ptr [rsp + 8*rbp + 0xb0], rdx
    movzx edx, r9b
    mov r9d, 0x1
    cmove r9d, edx
    or r9b, al
    mov eax, r9d
    mov r9, qword ptr [rsp + 0x48]
    mov r13d, ebx
    mov ebx, r11d
    jmp .L33
.L36:
    mov bpl, 0x7
    sub bpl, r13b
    xor eax, eax
    xor r13d, r13d
    xor r8d, r8d
    xor r14d, r14d
    xor r15d, r15d
.L37:
    mov rdx, qword ptr [rsp + 0x150]
    lea r12, [rdx + 2*r13]
.L38:
    cmp r13, qword ptr [rsp + 0x108]
    jae .L41
    inc r13
    movzx edx, byte ptr [r12 + 0x3]
    add dl, -0x3
    add r12, 0x2
    cmp dl, 0x1
    ja .L38
    movzx r9d, byte ptr [rsp + r13 + 0x87]
    mov r10d, r9d
    and r10b, 0x7
    cmp r10b, dil
    sete r11b
    shr r9b, 0x3
    mov dl, 0x7
    sub dl, r9b
    cmp dl, bl
    setb r9b
    and r9b, r11b
    cmp byte ptr [r12], 0x0
    je .L39
    cmp byte ptr [rsp + 0x68], r10b
    setb r11b
    cmp r10b, byte ptr [rsp + 0x64]
    setb r10b
    and r10b, r11b
    or r10b, r15b
    and r10b, 0x1
    cmp bpl, dl
    setb dl
    or dl, r14b
    and dl, 0x1
    or r8b, r9b
    mov r14d, edx
    mov r15d, r10d
    jmp .L37
.L39:
    mov rdx, qword ptr [rsp + 0x110]
    test qword ptr [rsp + 8*r13 + 0xb0], rdx
    movzx edx, r9b
    mov r9d, 0x1
    cmove r9d, edx
    or r9b, al
    mov eax, r9d
    jmp .L37
.L40:
    mov ebp, r13d
    jmp .L42
.L41:
    mov r9, qword ptr [rsp + 0x48]
.L42:
    mov edx, esi
    sub edx, ecx
    sub ecx, esi
    cmovb ecx, edx
    cmp bpl, bl
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
    lea r14, [.D0]
    mov r15, qword ptr [rsp + 0x70]
    mov rbp, qword ptr [rsp + 0x58]
    mov r12, r9
    jmp .L4
.L43:
    xor eax, eax
.L44:
    mov rcx, qword ptr [rcx + rdx + 0x8]
    and ecx, 0x7
    cmp rcx, qword ptr [rsp + 0x20]
    jae .L4
    mov rdx, qword ptr [rsp + 0x10]
    movzx edx, byte ptr [rdx + 2*rcx]
    mov esi, edx
    xor esi, 0x1
    mov rsi, qword ptr [rsp + 8*rsi + 0xa8]
    or rsi, qword ptr [rsp + 8*rdx + 0x98]
    not rsi
    and rsi, qword ptr [rsp + 8*rcx + 0xb8]
    xor ecx, ecx
    popcnt rcx, rsi
    cmp cl, 0x7
    mov edx, 0x7
    cmovb edx, ecx
    shl dl, 0x3
    or dl, al
    mov eax, edx
    jmp .L4
.L45:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x88]
.L46:
    add al, 0x8
.L47:
    mov ecx, eax
    and cl, 0x7
    movzx ecx, cl
    mov edx, ecx
    mov esi, dword ptr [rsp + 0x30]
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr al, 0x3
    and al, 0x7
    jmp .L54
.L48:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x88]
.L49:
    mov ecx, eax
    shr cl, 0x3
    movzx edx, cl
    add edx, -0x7
    mov ecx, edx
    neg ecx
    cmovs ecx, edx
    add al, 0x8
    xor r8d, r8d
    mov edx, dword ptr [rsp + 0x34]
    mov esi, dword ptr [rsp + 0x38]
    mov r9d, dword ptr [rsp + 0x30]
    mov edi, dword ptr [rsp + 0x2c]
.L50:
    cmp byte ptr [rsp + 0x40], r8b
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
    jmp .L4
.L51:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x88]
    and al, 0x7
.L52:
    or al, 0x38
.L53:
    mov ecx, eax
    and cl, 0x7
    movzx ecx, cl
    mov edx, ecx
    mov esi, dword ptr [rsp + 0x30]
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr al, 0x3
.L54:
    movzx edx, al
    mov eax, edx
    mov edi, dword ptr [rsp + 0x2c]
    sub eax, edi
    sub edi, edx
    cmovb edi, eax
    cmp esi, edi
    cmova edi, esi
    mov eax, ecx
    mov esi, dword ptr [rsp + 0x38]
    sub eax, esi
    sub esi, ecx
    cmovb esi, eax
    mov ecx, edx
    mov eax, dword ptr [rsp + 0x34]
    sub ecx, eax
    sub eax, edx
    cmovb eax, ecx
.L55:
    cmp esi, eax
    cmova eax, esi
    shl al, 0x3
    or al, dil
    jmp .L4
.L56:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x88]
    mov edx, ecx
    and dl, 0x7
.L57:
    or dl, 0x38
    shr cl, 0x3
    movzx eax, cl
    add eax, -0x7
    mov ecx, eax
    neg ecx
    cmovs ecx, eax
    mov eax, dword ptr [rsp + 0x34]
    mov esi, dword ptr [rsp + 0x38]
.L58:
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
    jmp .L4
.L59:
    xor eax, eax
    mov r11, qword ptr [rsp + 0x178]
    jmp .L61
.L60:
    inc rax
    cmp rax, qword ptr [rsp + 0x108]
    je .L16
.L61:
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 2*rax], 0x0
    jne .L60
    mov rdx, qword ptr [rsp + 8*rax + 0xb8]
    and rdx, qword ptr [rsp + 0x1e0]
    je .L60
    movzx ecx, byte ptr [rsp + rax + 0x88]
    mov rbx, qword ptr [rsp + 0x158]
    btr rbx, rcx
    mov rcx, qword ptr [rsp + 0x10]
    movzx edi, byte ptr [rcx + 2*rax + 0x1]
.L62:
    tzcnt rcx, rdx
    cmp edi, 0x4
    ja .L65
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
    je .L64
    jmp .L66
    lea r8, [rcx + 2*rcx]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    mov r10d, dword ptr [r9 + 8*r8 + 0x10]
    movzx ecx, byte ptr [r9 + 8*r8 + 0x14]
    mov r11, qword ptr [r9 + 8*r8]
    and r11, rbx
    imul r11, qword ptr [r9 + 8*r8 + 0x8]
    shr r11, cl
    add r11, r10
    lea r10, [plywright::sliders::magic::TABLE]
    mov r13, r12
    mov r12, rbp
    mov rbp, r15
    mov esi, dword ptr [r9 + 8*r8 + 0x610]
    movzx ecx, byte ptr [r9 + 8*r8 + 0x614]
    mov r15, qword ptr [r9 + 8*r8 + 0x600]
    and r15, rbx
    imul r15, qword ptr [r9 + 8*r8 + 0x608]
    shr r15, cl
    add r15, rsi
    mov rcx, rbp
    mov rbp, r12
    mov r12, r13
    mov r8, qword ptr [r10 + 8*r15]
    mov r15, rcx
    or r8, qword ptr [r10 + 8*r11]
    mov r11, qword ptr [rsp + 0x178]
    and r8, r11
    lea rcx, [r8 - 0x1]
    test r8, rcx
    je .L64
    jmp .L66
    lea r8, [rcx + 2*rcx]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r9 + 8*r8 + 0x614]
    mov r10, qword ptr [r9 + 8*r8 + 0x600]
    and r10, rbx
    imul r10, qword ptr [r9 + 8*r8 + 0x608]
    shr r10, cl
    mov ecx, dword ptr [r9 + 8*r8 + 0x610]
    jmp .L63
    lea r8, [rcx + 2*rcx]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r9 + 8*r8 + 0x14]
    mov r10, qword ptr [r9 + 8*r8]
    and r10, rbx
    imul r10, qword ptr [r9 + 8*r8 + 0x8]
    shr r10, cl
    mov ecx, dword ptr [r9 + 8*r8 + 0x10]
.L63:
    add r10, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [rcx + 8*r10]
    and r8, r11
    lea rcx, [r8 - 0x1]
    test r8, rcx
    jne .L66
.L64:
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    jne .L62
    jmp .L60
.L65:
    shl ecx, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rcx + r8 + 0x8]
    and r8, r11
    lea rcx, [r8 - 0x1]
    test r8, rcx
    je .L64
.L66:
    mov al, 0x10
.L67:
    mov rcx, qword ptr [rsp + 0x130]
    mov rbx, qword ptr [rsp + 8*rcx + 0xa8]
    mov rcx, qword ptr [rsp + 0x160]
    movzx ecx, byte ptr [rsp + rcx + 0xf8]
    cmp byte ptr [rsp + 0x46], 0x0
    je .L68
    xor edi, edi
    jmp .L77
.L68:
    mov qword ptr [rsp + 0x58], rcx
    mov r12, r14
    xor edi, edi
    mov rsi, qword ptr [rsp + 0x10]
    jmp .L70
.L69:
    inc rdi
    cmp rdi, qword ptr [rsp + 0x108]
    je .L108
.L70:
    cmp byte ptr [rsi + 2*rdi], 0x0
    je .L69
    mov r8, qword ptr [rsp + 8*rdi + 0xb8]
    and r8, qword ptr [rsp + 0x1e8]
    je .L69
    movzx ecx, byte ptr [rsp + rdi + 0x88]
    mov r9, qword ptr [rsp + 0x158]
    btr r9, rcx
    movzx r10d, byte ptr [rsi + 2*rdi + 0x1]
.L71:
    mov rdx, r15
    tzcnt rcx, r8
    cmp r10d, 0x4
    ja .L74
    mov r11d, r10d
    lea r14, [.D4]
    movsxd r15, dword ptr [r14 + 4*r11]
    add r15, r14
    mov r11, r10
    jmp r15
    shl ecx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [rcx + r11]
    and r11, qword ptr [rsp + 0x1f8]
    lea rcx, [r11 - 0x1]
    test r11, rcx
    je .L73
    jmp .L75
    lea r11, [rcx + 2*rcx]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    mov r15d, dword ptr [r14 + 8*r11 + 0x10]
    movzx ecx, byte ptr [r14 + 8*r11 + 0x14]
    mov r12, qword ptr [r14 + 8*r11]
    and r12, r9
    imul r12, qword ptr [r14 + 8*r11 + 0x8]
    shr r12, cl
    add r12, r15
    lea r15, [plywright::sliders::magic::TABLE]
    mov r13d, dword ptr [r14 + 8*r11 + 0x610]
    movzx ecx, byte ptr [r14 + 8*r11 + 0x614]
    mov rsi, rbp
    mov rbp, qword ptr [r14 + 8*r11 + 0x600]
    and rbp, r9
    imul rbp, qword ptr [r14 + 8*r11 + 0x608]
    shr rbp, cl
    add rbp, r13
    mov r11, qword ptr [r15 + 8*rbp]
    mov rbp, rsi
    mov rsi, qword ptr [rsp + 0x10]
    or r11, qword ptr [r15 + 8*r12]
    lea r12, [.D0]
    and r11, qword ptr [rsp + 0x1f8]
    lea rcx, [r11 - 0x1]
    test r11, rcx
    je .L73
    jmp .L75
    lea r11, [rcx + 2*rcx]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r14 + 8*r11 + 0x614]
    mov r15, qword ptr [r14 + 8*r11 + 0x600]
    and r15, r9
    imul r15, qword ptr [r14 + 8*r11 + 0x608]
    shr r15, cl
    mov ecx, dword ptr [r14 + 8*r11 + 0x610]
    jmp .L72
    lea r11, [rcx + 2*rcx]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r14 + 8*r11 + 0x14]
    mov r15, qword ptr [r14 + 8*r11]
    and r15, r9
    imul r15, qword ptr [r14 + 8*r11 + 0x8]
    shr r15, cl
    mov ecx, dword ptr [r14 + 8*r11 + 0x10]
.L72:
    add r15, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [rcx + 8*r15]
    and r11, qword ptr [rsp + 0x1f8]
    lea rcx, [r11 - 0x1]
    test r11, rcx
    jne .L75
.L73:
    lea rcx, [r8 - 0x1]
    and r8, rcx
    mov r15, rdx
    jne .L71
    jmp .L69
.L74:
    shl ecx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [rcx + r11 + 0x8]
    and r11, qword ptr [rsp + 0x1f8]
    lea rcx, [r11 - 0x1]
    test r11, rcx
    je .L73
.L75:
    mov dil, 0x20
    mov r15, rdx
.L76:
    mov rcx, qword ptr [rsp + 0x48]
    mov r14, r12
    mov r12, rcx
    mov rcx, qword ptr [rsp + 0x58]
.L77:
    shr rbx, cl
    add bl, bl
    and bl, 0x2
    or al, byte ptr [rsp + 0x45]
    or al, dil
    or al, byte ptr [rsp + 0x40]
    or al, bl
    jmp .L4
.L78:
    shl r14b, 0x3
.L79:
    movzx eax, byte ptr [rsp + 0x64]
    add al, al
    movzx ebx, byte ptr [rsp + 0x110]
    shl bl, 0x2
    or bl, al
    mov rcx, qword ptr [rsp + 0x68]
    mov rax, qword ptr [rsp + 0x120]
    shr rax, cl
    shl al, 0x5
    and al, 0x20
    or al, bl
    add al, byte ptr [rsp + 0x40]
    add al, r14b
    mov qword ptr [rsp + 0x120], rax
    mov r12, qword ptr [rsp + 0x48]
    lea r14, [.D0]
    mov r15, qword ptr [rsp + 0x70]
    mov rbp, qword ptr [rsp + 0x58]
.L80:
    mov byte ptr [rsp + 0xfc], 0x1
    mov rax, qword ptr [rsp + 0x120]
    mov byte ptr [rsp + 0xfd], al
    mov byte ptr [rsp + 0x118], 0x1
    jmp .L4
.L81:
    xor ecx, ecx
    xor edx, edx
    xor esi, esi
    xor edi, edi
    xor eax, eax
    jmp .L107
.L82:
    movzx ecx, byte ptr [rax]
    mov rax, qword ptr [rsp + 8*rcx + 0xa8]
    xor ecx, 0x1
    mov rdx, qword ptr [rsp + 8*rcx + 0xa8]
    mov rcx, qword ptr [rsp + 0x1c8]
    bt rdx, rcx
    setb dl
    shr rax, cl
    add al, al
    and al, 0x2
    or al, dl
    mov dl, 0x2
.L83:
    cmp qword ptr [rsp + 0x20], 0x1
    je .L4
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0x3], 0x5
    je .L84
    movzx ecx, byte ptr [rcx + 0x2]
    mov rsi, qword ptr [rsp + 8*rcx + 0xa8]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xa8]
    mov r8, qword ptr [rsp + 0x1c0]
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
.L84:
    cmp qword ptr [rsp + 0x20], 0x2
    je .L4
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0x5], 0x5
    je .L85
    movzx esi, byte ptr [rcx + 0x4]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xa8]
    mov r8, qword ptr [rsp + 0x1b8]
    bt rcx, r8
    setb dil
    mov ecx, edx
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0xa8]
    bt rcx, r8
    setb sil
    lea ecx, [rdx + 0x1]
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L85:
    cmp qword ptr [rsp + 0x20], 0x3
    je .L4
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0x7], 0x5
    je .L86
    movzx esi, byte ptr [rcx + 0x6]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xa8]
    mov r8, qword ptr [rsp + 0x1a8]
    bt rcx, r8
    setb dil
    mov ecx, edx
    shl dil, cl
    mov rcx, qword ptr [rsp + 8*rsi + 0xa8]
    bt rcx, r8
    setb sil
    lea ecx, [rdx + 0x1]
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L86:
    cmp qword ptr [rsp + 0x20], 0x4
    je .L4
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0x9], 0x5
    je .L87
    movzx ecx, byte ptr [rcx + 0x8]
    mov rsi, qword ptr [rsp + 8*rcx + 0xa8]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xa8]
    mov r8, qword ptr [rsp + 0x1a0]
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
    cmp qword ptr [rsp + 0x20], 0x5
    je .L4
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0xb], 0x5
    je .L88
    mov rcx, qword ptr [rsp + 0x10]
    movzx ecx, byte ptr [rcx + 0xa]
    mov rsi, qword ptr [rsp + 8*rcx + 0xa8]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xa8]
    mov r8, qword ptr [rsp + 0x198]
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
.L88:
    cmp qword ptr [rsp + 0x20], 0x6
    je .L4
    mov r14, r15
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0xd], 0x5
    je .L89
    movzx ecx, byte ptr [rcx + 0xc]
    mov rsi, qword ptr [rsp + 8*rcx + 0xa8]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xa8]
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
.L89:
    cmp qword ptr [rsp + 0x20], 0x7
    je .L90
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0xf], 0x5
    je .L90
    mov rcx, qword ptr [rsp + 0x10]
    movzx ecx, byte ptr [rcx + 0xe]
    mov rsi, qword ptr [rsp + 8*rcx + 0xa8]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xa8]
    mov r8, qword ptr [rsp + 0x188]
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
.L90:
    mov rcx, qword ptr [rsp + 0x48]
    lea r12, [.D0]
    mov r15, r14
    mov r14, r12
    mov r12, rcx
    jmp .L4
.L91:
    cmp qword ptr [rsp + 0x20], 0x3
    jb .L104
    jne .L106
    movzx eax, byte ptr [rsp + 0x3e]
    mov edx, eax
    jmp .L105
.L92:
    and rsi, rax
    xor ecx, ecx
    popcnt rcx, rsi
    cmp ecx, 0x3f
    mov eax, 0x3f
    cmovb eax, ecx
    mov r15, qword ptr [rsp + 0x70]
    mov r14, rbx
    jmp .L4
.L93:
    or al, 0x38
    add cl, 0x8
    xor r8d, r8d
    mov edx, dword ptr [rsp + 0x40]
    mov byte ptr [rsp + 0x68], dl
    mov rdx, qword ptr [rsp + 0x148]
    mov ebx, edx
    mov rdx, qword ptr [rsp + 0x140]
.L94:
    mov byte ptr [rsp + 0x58], dl
.L95:
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
    jmp .L97
    nop
.L96:
    inc r15
    cmp qword ptr [rsp + 0x108], r15
    je .L98
.L97:
    cmp byte ptr [rsi + 2*r15], r8b
    je .L96
    cmp byte ptr [rsi + 2*r15 + 0x1], 0x5
    je .L96
    mov rsi, rbp
    movzx ebp, byte ptr [rsp + r15 + 0x88]
    mov r12, qword ptr [rsp + 8*r15 + 0xb8]
    test r12, r11
    setne dil
    cmp bpl, r9b
    sete dl
    or dl, dil
    or dl, r13b
    and dl, 0x1
    test r12, r10
    setne dil
    xor bpl, al
    sete r12b
    or r12b, dil
    or r12b, r14b
    and r12b, 0x1
    test bpl, 0x7
    mov rbp, rsi
    mov rsi, qword ptr [rsp + 0x10]
    sete dil
    or dil, cl
    and dil, 0x1
    mov ecx, edi
    mov r14d, r12d
    lea r12, [.D0]
    mov r13d, edx
    jmp .L96
.L98:
    add r13b, r13b
    shl r14b, 0x2
    add r14b, r13b
    shl cl, 0x3
    add cl, byte ptr [rsp + 0x68]
    add cl, r14b
    movzx edx, byte ptr [rsp + 0x58]
    mov edi, edx
    and dil, 0x7
    movzx edi, dil
    shr dl, 0x3
    movzx r8d, dl
    mov esi, ebx
    and sil, 0x7
    movzx esi, sil
    shr bl, 0x3
    movzx edx, bl
    mov r9, qword ptr [rsp + 0x48]
    mov r15, qword ptr [rsp + 0x70]
    mov r14, r12
    mov r12, r9
.L99:
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
    jmp .L4
.L100:
    mov r15, rbp
.L101:
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
    mov r8d, dword ptr [rsp + 0x34]
    mov r9d, dword ptr [rsp + 0x38]
    mov edx, dword ptr [rsp + 0x30]
    mov eax, dword ptr [rsp + 0x2c]
.L102:
    cmp byte ptr [rsp + 0x40], r10b
    setne r10b
    mov r11d, esi
    and r11b, 0x7
    movzx r11d, r11b
    mov ebp, r11d
    sub ebp, r9d
    sub r9d, r11d
    cmovb r9d, ebp
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
    mov rbp, r15
    mov r15, rbx
    jmp .L4
.L103:
    mov edx, dword ptr [rsp + 0x34]
    mov esi, dword ptr [rsp + 0x38]
    mov r8d, dword ptr [rsp + 0x2c]
    mov edi, dword ptr [rsp + 0x30]
    mov ecx, dword ptr [rsp + 0x40]
    jmp .L99
.L104:
    xor edx, edx
.L105:
    movzx eax, byte ptr [rsp + 0xf]
    mov esi, eax
    movzx eax, byte ptr [rsp + 0x1f]
    mov edi, eax
    mov eax, ecx
    jmp .L107
.L106:
    xor eax, dword ptr [rsp + 0x1b0]
    and al, 0x1
    movzx edx, byte ptr [rsp + 0x3e]
    movzx esi, byte ptr [rsp + 0xf]
    movzx edi, byte ptr [rsp + 0x1f]
.L107:
    xor dl, cl
    shl dl, 0x2
    xor dil, cl
    add dil, dil
    xor sil, cl
    or sil, dil
    or sil, dl
    shl al, 0x3
    or al, sil
    jmp .L4
.L108:
    xor edi, edi
    jmp .L76
.L109:
    movzx ecx, cx
    and rcx, 0x3
    mov al, 0x2
    jne .L111
    mov rdx, qword ptr [rsp + 0x180]
    cmp byte ptr [rdx + 0x40], 0x0
    je .L111
    movzx edi, byte ptr [rsp + 0x88]
    movzx r11d, byte ptr [rsp + 0x89]
    movzx esi, dil
    movzx r8d, byte ptr [rsp + 0x8a]
    movzx edx, byte ptr [rsp + 0x8b]
    movzx r9d, byte ptr [rsp + 0x8c]
    mov r10d, r8d
    and r10d, 0x7
    mov r14d, esi
    and r14d, 0x7
    mov ecx, r10d
    sub cl, r14b
    setl r15b
    setg bpl
    mov r12d, esi
    and r12b, -0x8
    xor r12b, 0x30
    lea r13d, [r14 - 0x1]
    cmp r13b, 0x6
    setb r13b
    or sil, 0x8
    xor sil, r11b
    or sil, r12b
    sete sil
    and sil, r13b
    cmp sil, 0x1
    jne .L110
    sub bpl, r15b
    mov eax, ecx
    mul bpl
    mov ecx, eax
    mov eax, edx
    and al, 0x7
    sub al, r14b
    mul bpl
    mov esi, eax
    mov al, 0x2
    test sil, sil
    jle .L110
    cmp sil, cl
    jge .L110
    mov ecx, r9d
    and cl, 0x7
    sub cl, r14b
    add cl, bpl
    jne .L110
    mov rcx, qword ptr [rsp + 0xb0]
    bt rcx, rdx
    jae .L113
.L110:
    mov ecx, r8d
    and cl, -0x8
    cmp cl, 0x38
    jne .L112
    mov ecx, r9d
    and cl, -0x8
    cmp cl, 0x28
    jne .L112
    movzx esi, r11b
    mov ecx, r14d
    sub ecx, r10d
    sub r10d, r14d
    cmovb r10d, ecx
    cmp sil, 0x27
    ja .L112
    cmp dil, 0x27
    ja .L112
    cmp r10d, 0x1
    ja .L112
    mov rcx, qword ptr [rsp + 0xa8]
    bt rcx, r9
    jb .L112
    bt rcx, r8
    jb .L112
    mov r10, qword ptr [rsp + 0xb0]
    mov r9d, 0x1
    mov ecx, esi
    shl r9, cl
    bt r10, rsi
    jb .L112
    bt r10, rdx
    jb .L112
    cmp byte ptr [rsp + 0xfe], 0x0
    je .L115
    cmp sil, 0x8
    mov al, 0x2
    jb .L112
    and sil, 0x7
    dec sil
    cmp sil, 0x5
    ja .L112
    lea rdi, [rsp + 0x78]
    mov esi, 0x1
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov ecx, eax
    mov al, 0x2
    test cl, cl
    je .L116
    jmp .L112
.L111:
    lea rdx, [.D5]
    movzx ecx, byte ptr [rcx + rdx]
    lea rdx, [.D6]
    movsxd rcx, dword ptr [rdx + 4*rcx]
    add rcx, rdx
    jmp rcx
.L112:
    add rsp, 0x288
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    mov edx, esi
    ret
.L113:
    movzx esi, byte ptr [rsp + 0x3f]
    xor sil, 0x1
    jmp .L114
    movzx esi, byte ptr [rsp + 0x3f]
.L114:
    add sil, sil
    jmp .L117
.L115:
    not r9
    and r9, qword ptr [rsp + 0x90]
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
    je .L112
    mov ecx, dword ptr [r10 + 8*r8 + 0x10]
    add r9, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rcx + 8*r9]
    not rsi
    mov ecx, edx
    shr rsi, cl
    test sil, 0x1
    je .L112
.L116:
    mov sil, 0x1
.L117:
    xor eax, eax
    jmp .L112

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
