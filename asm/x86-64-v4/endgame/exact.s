# The kernels of endgame/exact, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target x86_64-unknown-linux-gnu -C target-cpu=x86-64-v4
# command: cargo lab asm endgame/exact --target x86-64-v4
# binary: sha256 22a674c723fc9f4318be64d67d294381a3b4e83ff7dbbce3856153a44c778b60
# latency: 92 instructions in 358 bytes; innermost loops: .L0 of 55
# throughput: 73 instructions in 283 bytes; innermost loops: .L0 of 41
# plywright::endings::exact::probe::<impl plywright::endings::exact::Exact>::probe: 547 instructions in 2170 bytes; innermost loops: .L13 of 11, .L15 of 6, .L17 of 4, .L20 of 9, .L23 of 27, .L25 of 9, .L27 of 10, .L33 of 6, .L36 of 3, .L38 of 6
# plywright::endings::known::Endings::ask_sources: 2156 instructions in 8944 bytes; innermost loops: .L6 of 31, .L11 of 29, .L14 of 2, .L31 of 8, .L35 of 8, .L57 of 26, .L67 of 30, .L92 of 34, .L104 of 24, .L105 of 16, .L106 of 16, .L107 of 8, .L108 of 8
# plywright::endings::layout::Layout::folded: 219 instructions in 884 bytes; innermost loops: none
# plywright::endings::rules::feature::Feature::of: 143 instructions in 352 bytes; innermost loops: none
# plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot: 255 instructions in 1107 bytes; innermost loops: .L0 of 134
# plywright::endings::rules::view::View<R>::checks: 95 instructions in 379 bytes; innermost loops: .L1 of 9
# plywright::endings::rules::view::View<R>::new: 186 instructions in 840 bytes; innermost loops: .L0 of 8, .L1 of 7
# mix of 3766 instructions: 882 mov, 318 movzx, 283 cmp, 251 and, 158 add, 151 xor, 148 lea, 141 jmp, 122 or, 121 je, 92 sub, 89 shl, 83 jne, 64 shr, 59 test, 47 cmovb, 43 push, 43 shrx, 42 pop, 33 imul, 31 setb, 29 jae, 25 bt, 25 ja, 24 ret, 23 tzcnt, 22 blsr, 21 andn, 20 bts, 20 inc, 20 jb, 19 movabs, 18 jbe, 17 shlx, 15 call, 15 cmova, 15 setne, 12 popcnt, 12 vmovdqu, 11 vmovups, 10 sete, 10 vpand, 10 vpsrlw, 10 vpxor, 8 movsxd, 7 cmove, 7 dec, 7 setae, 7 vmovq, 7 vpsllw, 6 not, 6 vpbroadcastd, 6 vzeroupper, 5 btr, 5 neg, 5 vpbroadcastb, 5 vpternlogq, 4 cmovae, 4 cmovge, 4 cmovs, 3 cmovl, 3 seta, 3 vbroadcasti128, 3 vpandd, 3 vpshufd, 2 cmovne, 2 jle, 2 mul, 2 rol, 2 vmovd, 2 vmovdqa, 2 vmovdqu8, 2 vpaddb, 2 vpaddd, 2 vpbroadcastq, 2 vpermi2q, 2 vpor, 2 vpshufb, 2 vpternlogd, 1 cmovbe, 1 cmovg, 1 jge, 1 kmovd, 1 mulx, 1 sar, 1 setg, 1 setl, 1 sets, 1 vextracti128, 1 vpandq, 1 vpblendd, 1 vpcmpnleub, 1 vpcmpnltuq, 1 vpextrq, 1 vpinsrb, 1 vpinsrq, 1 vpmaddwd, 1 vpminub, 1 vpmovqb, 1 vpmovqd, 1 vpmovzxbq, 1 vpsadbw, 1 vpsllvq, 1 vpsrlvq, 1 vxorps

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
    mov r11, qword ptr [rsi + 0x28]
    mov r9, qword ptr [rsi + 0x30]
    mov r10, qword ptr [rsi + 0x38]
    mov rax, r10
    or rax, r9
    andn rcx, r11, rax
    mov al, 0x3
    je .L3
    blsr rdx, rcx
    blsr r8, rdx
    jne .L3
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x38
    tzcnt rcx, rcx
    mov r14, qword ptr [rsi + 0x8]
    mov rbx, qword ptr [rsi + 0x10]
    shrx r8, r14, rcx
    and r8d, 0x1
    shrx r15, rbx, rcx
    and r15d, 0x1
    lea r8d, [r8 + 2*r15]
    mov r15, qword ptr [rsi + 0x18]
    shrx r12, r15, rcx
    and r12d, 0x1
    lea r13d, [r12 + 2*r12]
    add r13d, r8d
    mov r12, qword ptr [rsi + 0x20]
    shrx r8, r12, rcx
    and r8d, 0x1
    shrx rbp, r10, rcx
    and ebp, 0x1
    lea r8d, [r13 + 4*r8]
    lea r8, [2*r8]
    add r8, rbp
    test rdx, rdx
    je .L0
    tzcnt rdx, rdx
    shrx r14, r14, rdx
    and r14d, 0x1
    shrx rbx, rbx, rdx
    and ebx, 0x1
    lea ebx, [r14 + 2*rbx]
    shrx r14, r15, rdx
    and r14d, 0x1
    lea r14d, [r14 + 2*r14]
    add r14d, ebx
    shrx rbx, r12, rdx
    and ebx, 0x1
    lea ebx, [r14 + 4*rbx]
    shrx r14, r10, rdx
    and r14d, 0x1
    lea rbx, [r14 + 2*rbx]
    cmp r8d, 0xa
    jbe .L1
    jmp .L2
.L0:
    mov ebx, 0xa
    mov edx, ecx
    cmp r8d, 0xa
    ja .L2
.L1:
    cmp ebx, 0xa
    ja .L2
    movzx esi, byte ptr [rsi + 0x43]
    imul r15, rsi, 0x2d6
    add r15, rdi
    mov r14, r8
    shl r14, 0x6
    lea r14, [r14 + 2*r8]
    add r14, r15
    lea r15, [rbx + 2*rbx]
    movzx r8d, byte ptr [r14 + 2*r15 + 0x18]
    cmp r8b, 0x2
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
    vzeroupper
    ret
.L4:
    and r9, r11
    and r10, r11
    tzcnt rbx, r9
    tzcnt r11, r10
    and bl, 0x3f
    and r11b, 0x3f
    lea rax, [r14 + 2*r15]
    add rax, 0x18
    movzx r9d, byte ptr [rax + 0x1]
    mov r10d, dword ptr [rax + 0x2]
    mov byte ptr [rsp + 0x14], 0x0
    mov dword ptr [rsp + 0x10], 0x0
    mov al, 0x3
    cmp r8b, 0x1
    jne .L5
    cmp r10b, 0x5
    jae .L2
    mov r14d, r10d
    and r14d, 0x7
    xor bl, 0x38
    mov byte ptr [rsp + r14 + 0x10], bl
    mov ebx, r10d
    shr ebx, 0x8
    cmp bl, 0x5
    jae .L2
    and ebx, 0x7
    xor r11b, 0x38
    mov byte ptr [rsp + rbx + 0x10], r11b
    mov r11d, r10d
    shr r11d, 0x10
    cmp r11b, 0x4
    ja .L2
    and r11d, 0x7
    xor cl, 0x38
    mov byte ptr [rsp + r11 + 0x10], cl
    cmp r10d, 0x5000000
    jae .L2
    xor dl, 0x38
    jmp .L6
.L5:
    cmp r10b, 0x5
    jae .L2
    mov r14d, r10d
    and r14d, 0x7
    mov byte ptr [rsp + r14 + 0x10], bl
    mov ebx, r10d
    shr ebx, 0x8
    cmp bl, 0x5
    jae .L2
    and ebx, 0x7
    mov byte ptr [rsp + rbx + 0x10], r11b
    mov r11d, r10d
    shr r11d, 0x10
    cmp r11b, 0x4
    ja .L2
    and r11d, 0x7
    mov byte ptr [rsp + r11 + 0x10], cl
    cmp r10d, 0x5000000
    jae .L2
.L6:
    shr r10d, 0x18
    mov byte ptr [rsp + r10 + 0x10], dl
    cmp qword ptr [rdi + 0x10], r9
    jbe .L2
    mov eax, r9d
    shl eax, 0x7
    lea rbx, [rax + 8*r9]
    add rbx, qword ptr [rdi + 0x8]
    xor r15d, r15d
    cmp sil, r8b
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
    mov eax, dword ptr [rsp + 0x10]
    movzx ecx, byte ptr [rsp + 0x14]
    mov byte ptr [rsp + 0xc], cl
    mov dword ptr [rsp + 0x8], eax
    mov rcx, qword ptr [rbx + 0x10]
    xor edx, edx
    cmp rcx, 0x4
    setne dl
    add rdx, 0x3
    cmp rcx, 0x4
    mov r12d, 0x2
    cmovae r12, rdx
    cmp byte ptr [rbx + 0x21], 0x0
    je .L7
    movzx ecx, byte ptr [rsp + r12 + 0x8]
    vmovd xmm0, eax
    vpinsrb xmm0, xmm0, ecx, 0x1
    vpsrlw xmm1, xmm0, 0x1
    vpandd xmm1, xmm1, dword ptr [.C0]{1to4}
    vpbroadcastd xmm2, dword ptr [.C1]
    vpand xmm0, xmm0, xmm2
    vpxor xmm2, xmm0, xmm2
    vpminub xmm0, xmm2, xmm0
    vpaddb xmm0, xmm0, xmm1
    vpsrlw xmm1, xmm0, 0x8
    vpcmpnleub k0, xmm0, xmm1
    kmovd edx, k0
    test dl, 0x1
    je .L7
    mov byte ptr [rsp + 0x8], cl
    mov byte ptr [rsp + r12 + 0x8], al
    mov eax, ecx
.L7:
    movzx ecx, byte ptr [rbx + 0x18]
    test ecx, ecx
    je .L8
    cmp ecx, 0x1
    jne .L11
    xor eax, eax
    jmp .L9
.L8:
    shl al, 0x5
    sar al, 0x7
    and al, 0x7
.L9:
    lea rcx, [rsp + r12]
    add rcx, 0x8
.L10:
    lea rsi, [rcx + 0x1]
    lea rdi, [rsp + 0x8]
    mov rdx, rsi
    sub rdx, rdi
    cmp rdx, 0x8
    jb .L16
    cmp rdx, 0x80
    jae .L12
    xor edi, edi
    jmp .L14
.L11:
    mov esi, eax
    and sil, 0x7
    xor edx, edx
    cmp sil, 0x4
    setae dl
    mov edi, eax
    shr dil, 0x3
    xor ecx, ecx
    cmp al, 0x20
    setae cl
    mov al, 0x7
    sub al, dil
    movzx eax, al
    movzx edi, dil
    cmp al, dil
    cmovb edi, eax
    movzx eax, sil
    xor sil, 0x7
    movzx esi, sil
    cmp sil, al
    cmovb eax, esi
    xor esi, esi
    cmp dil, al
    seta sil
    shl esi, 0x10
    shl ecx, 0x8
    or edx, ecx
    or edx, esi
    mov eax, edx
    and eax, 0x100
    mov ecx, 0x38
    cmove ecx, eax
    xor esi, esi
    test dl, 0x1
    mov eax, 0x7
    cmove eax, esi
    or eax, ecx
    lea rcx, [rsp + r12]
    add rcx, 0x8
    test edx, 0x10000
    je .L10
    vpbroadcastb xmm0, eax
    vpbroadcastq zmm1, r12
    vpcmpnltuq k1, zmm1, zmmword ptr [.C2]
    vmovdqu8 xmm1 {k1} {z}, xmmword ptr [rsp + 0x8]
    vpxor xmm0, xmm1, xmm0
    vpsrlw xmm1, xmm0, 0x3
    vpandd xmm1, xmm1, dword ptr [.C3]{1to4}
    vpsllw xmm0, xmm0, 0x3
    vpternlogd xmm0, xmm1, dword ptr [.C4]{1to4}, 0xec
    vmovdqu8 xmmword ptr [rsp + 0x8] {k1}, xmm0
    jmp .L18
.L12:
    mov rdi, rdx
    and rdi, -0x80
    vpbroadcastb ymm0, eax
    xor r8d, r8d
.L13:
    vpxor ymm1, ymm0, ymmword ptr [rsp + r8 + 0x8]
    vpxor ymm2, ymm0, ymmword ptr [rsp + r8 + 0x28]
    vpxor ymm3, ymm0, ymmword ptr [rsp + r8 + 0x48]
    vpxor ymm4, ymm0, ymmword ptr [rsp + r8 + 0x68]
    vmovdqu ymmword ptr [rsp + r8 + 0x8], ymm1
    vmovdqu ymmword ptr [rsp + r8 + 0x28], ymm2
    vmovdqu ymmword ptr [rsp + r8 + 0x48], ymm3
    vmovdqu ymmword ptr [rsp + r8 + 0x68], ymm4
    sub r8, -0x80
    cmp rdi, r8
    jne .L13
    cmp rdx, rdi
    je .L18
    test dl, 0x78
    je .L41
.L14:
    and esi, 0x7
    sub rdx, rsi
    vpbroadcastb xmm0, eax
    mov r8, rcx
    sub r8, rdi
    lea r9, [rsp + 0x8]
    sub r8, r9
    sub r8, rsi
    inc r8
    add rdi, rsp
    add rdi, 0x8
    xor r9d, r9d
.L15:
    vmovq xmm1, qword ptr [rdi + r9]
    vpxor xmm1, xmm1, xmm0
    vmovq qword ptr [rdi + r9], xmm1
    add r9, 0x8
    cmp r8, r9
    jne .L15
    test rsi, rsi
    je .L18
    lea rdi, [rsp + rdx]
    add rdi, 0x8
.L16:
    dec rdi
.L17:
    xor byte ptr [rdi + 0x1], al
    inc rdi
    cmp rdi, rcx
    jne .L17
.L18:
    cmp byte ptr [rbx + 0x20], 0x1
    jne .L19
    movzx eax, byte ptr [rcx - 0x1]
    movzx edx, byte ptr [rcx]
    cmp al, dl
    jbe .L19
    mov byte ptr [rcx - 0x1], dl
    mov byte ptr [rcx], al
.L19:
    cmp byte ptr [rbx + 0x22], 0x1
    jne .L29
    mov qword ptr [rsp + 0x18], 0x0
    mov qword ptr [rsp + 0x20], r12
    mov byte ptr [rsp + 0x28], 0x0
    lea rdi, [rsp + 0x18]
    lea rsi, [rsp + 0x8]
    vzeroupper
    call <core::ops::range::RangeInclusive<usize> as core::slice::index::SliceIndex<[T]>>::index
    xor ecx, ecx
.L20:
    cmp rdx, rcx
    je .L29
    movzx esi, byte ptr [rax + rcx]
    mov edi, esi
    shr dil, 0x3
    and sil, 0x7
    inc rcx
    cmp dil, sil
    je .L20
    jbe .L29
    mov qword ptr [rsp + 0x18], 0x0
    mov qword ptr [rsp + 0x20], r12
    mov byte ptr [rsp + 0x28], 0x0
    lea rdi, [rsp + 0x18]
    lea rsi, [rsp + 0x8]
    call <core::ops::range::RangeInclusive<usize> as core::slice::index::SliceIndex<[T]>>::index_mut
    test rdx, rdx
    je .L28
    cmp rdx, 0x8
    jae .L21
    mov rcx, rax
    jmp .L26
.L21:
    cmp rdx, 0x80
    jae .L22
    xor ecx, ecx
    jmp .L24
.L22:
    mov rcx, rdx
    and rcx, -0x80
    xor esi, esi
    vpbroadcastd ymm0, dword ptr [.C3]
    vpbroadcastd ymm1, dword ptr [.C4]
.L23:
    vmovdqu ymm2, ymmword ptr [rax + rsi]
    vmovdqu ymm3, ymmword ptr [rax + rsi + 0x20]
    vmovdqu ymm4, ymmword ptr [rax + rsi + 0x40]
    vmovdqu ymm5, ymmword ptr [rax + rsi + 0x60]
    vpsrlw ymm6, ymm2, 0x3
    vpsrlw ymm7, ymm3, 0x3
    vpsrlw ymm8, ymm4, 0x3
    vpsrlw ymm9, ymm5, 0x3
    vpsllw ymm2, ymm2, 0x3
    vpsllw ymm3, ymm3, 0x3
    vpsllw ymm4, ymm4, 0x3
    vpsllw ymm5, ymm5, 0x3
    vpand ymm2, ymm2, ymm1
    vpand ymm3, ymm3, ymm1
    vpand ymm4, ymm4, ymm1
    vpand ymm5, ymm5, ymm1
    vpternlogq ymm2, ymm6, ymm0, 0xf8
    vpternlogq ymm3, ymm7, ymm0, 0xf8
    vpternlogq ymm4, ymm8, ymm0, 0xf8
    vpternlogq ymm5, ymm9, ymm0, 0xf8
    vmovdqu ymmword ptr [rax + rsi], ymm2
    vmovdqu ymmword ptr [rax + rsi + 0x20], ymm3
    vmovdqu ymmword ptr [rax + rsi + 0x40], ymm4
    vmovdqu ymmword ptr [rax + rsi + 0x60], ymm5
    sub rsi, -0x80
    cmp rcx, rsi
    jne .L23
    cmp rdx, rcx
    je .L28
    test dl, 0x78
    je .L42
.L24:
    mov rsi, rdx
    and rsi, -0x8
    vpbroadcastd xmm0, dword ptr [.C4]
    vpbroadcastd xmm1, dword ptr [.C3]
.L25:
    vmovq xmm2, qword ptr [rax + rcx]
    vpsrlw xmm3, xmm2, 0x3
    vpsllw xmm2, xmm2, 0x3
    vpand xmm2, xmm2, xmm0
    vpternlogq xmm2, xmm3, xmm1, 0xf8
    vmovq qword ptr [rax + rcx], xmm2
    add rcx, 0x8
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
    movzx ecx, byte ptr [rsp + 0xc]
    mov byte ptr [rsp + 0x1c], cl
    shl rcx, 0x20
    or rcx, rax
    mov dword ptr [rsp + 0x18], eax
    movzx edx, byte ptr [rbx + 0x18]
    cmp edx, 0x2
    je .L30
    cmp edx, 0x1
    jne .L31
    and ecx, 0x3f
    jmp .L32
.L30:
    and ecx, 0x3f
    lea rax, [.D0]
    movzx ecx, byte ptr [rcx + rax]
    jmp .L32
.L31:
    mov ecx, eax
    shr cl, 0x3
    dec cl
    movzx ecx, cl
    and al, 0x7
    movzx eax, al
    lea rcx, [rax + 4*rcx]
.L32:
    movabs rdx, 0x4000000000000000
    mov rax, qword ptr [rbx + 0x10]
    xor edi, edi
    cmp rax, 0x4
    sete dil
    xor rdi, 0x3
    cmp rax, 0x4
    mov esi, 0x1
    cmovae rsi, rdi
    xor edi, edi
.L33:
    movzx r8d, byte ptr [rsp + rdi + 0x19]
    shl rcx, 0x6
    or rcx, r8
    inc rdi
    cmp rsi, rdi
    jne .L33
    xor edi, edi
    cmp rax, 0x4
    setne dil
    add rdi, 0x3
    cmp rax, 0x4
    mov esi, 0x2
    cmovae rsi, rdi
    imul rcx, qword ptr [rbx + 0x70]
    add rcx, qword ptr [rbx + 8*r15 + 0x78]
    mov rdi, rcx
    mov al, 0x3
    add rdi, r14
    jb .L2
    cmp rdi, qword ptr [rbx + 0x38]
    ja .L2
    test r14, r14
    je .L34
    movzx eax, byte ptr [rsp + rsi + 0x18]
    shl rcx, 0x3
    add rcx, qword ptr [rbx + 0x30]
    lea rcx, [rcx + 8*r14]
    lea r8, [8*r14 - 0x8]
    mov rdi, r8
    shr rdi, 0x3
    inc rdi
    mov esi, edi
    and esi, 0x7
    cmp r8, 0x38
    jae .L35
    xor edx, edx
    jmp .L37
.L34:
    xor edx, edx
    jmp .L40
.L35:
    add rdx, -0x8
    and rdi, rdx
.L36:
    add rcx, -0x40
    add rdi, -0x8
    jne .L36
    shrx rdx, qword ptr [rcx], rax
    and edx, 0x1
    shrx rdi, qword ptr [rcx + 0x8], rax
    and edi, 0x1
    lea rdx, [rdx + 2*rdi]
    test rsi, rsi
    je .L39
.L37:
    neg rsi
    xor edi, edi
.L38:
    shrx r8, qword ptr [rcx + 8*rdi - 0x8], rax
    and r8d, 0x1
    lea rdx, [r8 + 2*rdx]
    dec rdi
    cmp rsi, rdi
    jne .L38
.L39:
    and edx, 0x3
.L40:
    movzx eax, byte ptr [rsp + rdx + 0x34]
    jmp .L2
.L41:
    add rdi, rsp
    add rdi, 0x8
    jmp .L16
.L42:
    add rcx, rax
    jmp .L26
.C0 = 0x7c7c7c7c
.C1 = 0x07070707
.C2 = 0x0000000000000000 0x0000000000000001 0x0000000000000002 0x0000000000000003 0x0000000000000004 0x0000000000000005 0x0000000000000006 0x0000000000000007
.C3 = 0x1f1f1f1f
.C4 = 0x38383838

plywright::endings::known::Endings::ask_sources:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x278
    test byte ptr [rdx + 0x40], 0xf
    mov al, 0x2
    jne .L115
    cmp byte ptr [rdx + 0x41], 0x0
    jne .L115
    test rsi, rsi
    je .L0
    mov rbx, rdi
    mov rdi, rsi
    mov rsi, rdx
    mov r14, rdx
    call plywright::endings::exact::probe::<impl plywright::endings::exact::Exact>::probe
    mov rdi, rbx
    mov rdx, r14
    mov ebx, eax
    mov al, 0x2
    cmp bl, 0x3
    jne .L1
.L0:
    test rdi, rdi
    je .L115
    mov rsi, qword ptr [rdx]
    mov r10, qword ptr [rdx + 0x18]
    vbroadcasti128 ymm0, xmmword ptr [rdx + 0x30]
    mov r9, qword ptr [rdx + 0x20]
    vpextrq r8, xmm0, 0x1
    vmovq r11, xmm0
    vbroadcasti128 ymm1, xmmword ptr [rdx + 0x8]
    vpand xmm2, xmm1, xmm0
    vmovq rcx, xmm2
    popcnt rcx, rcx
    vmovdqa ymm2, ymmword ptr [.C0]
    vpermi2q ymm2, ymm1, ymm0
    vpinsrq xmm3, xmm2, r9, 0x1
    vpblendd ymm2, ymm2, ymm3, 0xf
    vmovdqa ymm3, ymmword ptr [.C1]
    vpermi2q ymm3, ymm0, ymm1
    vpand ymm0, ymm2, ymm3
    vpbroadcastd ymm1, dword ptr [.C2]
    vpand ymm2, ymm0, ymm1
    vbroadcasti128 ymm3, xmmword ptr [.C3]
    vpshufb ymm2, ymm3, ymm2
    vpsrlw ymm0, ymm0, 0x4
    vpand ymm0, ymm0, ymm1
    vpshufb ymm0, ymm3, ymm0
    vpaddb ymm0, ymm0, ymm2
    vpxor xmm1, xmm1, xmm1
    vpsadbw ymm0, ymm0, ymm1
    vpmovqd xmm0, ymm0
    vpmaddwd xmm0, xmm0, xmmword ptr [.C4]
    mov rbx, r8
    and rbx, r10
    and r10, r11
    popcnt r10, r10
    shl r10d, 0x5
    and r11, rsi
    popcnt r11, r11
    and r9, r8
    popcnt r9, r9
    imul r9d, r9d, 0x2e8
    popcnt rbx, rbx
    imul ebx, ebx, 0x23c
    and r8, rsi
    xor esi, esi
    popcnt rsi, r8
    imul esi, esi, 0x7c
    add esi, r9d
    add esi, ebx
    vpshufd xmm1, xmm0, 0xee
    vpaddd xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm0, xmm1
    vmovd r8d, xmm0
    add r8d, esi
    lea ecx, [r10 + 4*rcx]
    add ecx, r11d
    add rcx, r8
    cmp ecx, 0x8b8
    ja .L115
    mov rsi, qword ptr [rdi + 0x18]
    movzx r14d, byte ptr [rsi + rcx]
    mov rcx, r14
    and rcx, 0x7f
    je .L115
    dec rcx
    cmp rcx, qword ptr [rdi + 0x10]
    jae .L115
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
    vzeroupper
    call plywright::endings::layout::Layout::folded
    mov rcx, rax
    mov al, 0x2
    test cl, 0x1
    je .L115
    test r14b, r14b
    mov r14, rbx
    sets bl
    mov rax, rcx
    shr rax, 0x8
    shr rcx, 0x28
    mov byte ptr [rsp + 0x134], cl
    mov dword ptr [rsp + 0x130], eax
    xor bl, byte ptr [r15 + 0x43]
    mov rsi, qword ptr [r14 + 0x8]
    mov rdx, qword ptr [r14 + 0x10]
    movzx r8d, bl
    lea rdi, [rsp + 0x80]
    lea rcx, [rsp + 0x130]
    call plywright::endings::rules::view::View<R>::new
    mov r9, qword ptr [r14 + 0x30]
    mov qword ptr [rsp + 0x178], r14
    movzx ecx, word ptr [r14 + 0x38]
    movzx eax, cx
    cmp r9, rax
    jbe .L112
    movabs rdi, 0x55aa55aa55aa55aa
    movzx r11d, byte ptr [rsp + 0x101]
    movzx edx, byte ptr [rsp + 0x106]
    movzx r14d, dl
    mov rcx, r14
    xor rcx, 0x1
    mov qword ptr [rsp + 0x128], rcx
    mov ecx, r14d
    xor cl, 0x1
    mov byte ptr [rsp + 0x34], cl
    mov r10, qword ptr [rsp + 0x88]
    test r14b, r14b
    mov ecx, 0x38
    mov esi, 0x8
    cmovne esi, ecx
    mov dword ptr [rsp + 0x160], esi
    mov dword ptr [rsp + 0x30], edx
    imul ecx, edx, 0x38
    mov dword ptr [rsp + 0x164], ecx
    cmp r10, 0x8
    mov ecx, 0x8
    cmovb rcx, r10
    mov qword ptr [rsp + 0x108], rcx
    test r10, r10
    sete byte ptr [rsp + 0x158]
    lea edx, [r10 - 0x1]
    and edx, 0x7
    mov qword ptr [rsp + 0x1c8], rdx
    movzx edx, byte ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x1c0], rdx
    bt rdi, rdx
    setb byte ptr [rsp + 0xf]
    movzx edx, byte ptr [rsp + 0x91]
    mov qword ptr [rsp + 0x1b8], rdx
    bt rdi, rdx
    setb byte ptr [rsp + 0x1b]
    movzx edx, byte ptr [rsp + 0x92]
    mov qword ptr [rsp + 0x1b0], rdx
    bt rdi, rdx
    setb byte ptr [rsp + 0x2f]
    mov rdx, qword ptr [rsp + 0xb8]
    mov r15, qword ptr [rsp + 0xa8]
    andn rsi, rdx, r15
    mov rdi, rsi
    bts rdi, r11
    mov qword ptr [rsp + 0x170], rdi
    blsr rdi, rdi
    sete r12b
    mov rdi, qword ptr [rsp + 0xa0]
    mov rbp, rdx
    or rbp, rdi
    mov r8, qword ptr [rsp + 0xb0]
    andn rdi, r8, rdi
    mov qword ptr [rsp + 0x68], r9
    movzx r13d, byte ptr [rsp + 0x100]
    mov rcx, rdi
    bts rcx, r13
    blsr r9, rcx
    sete r9b
    or r15, r8
    test rdi, rdx
    setne dl
    shl dl, 0x2
    test rsi, r8
    setne sil
    shl sil, 0x3
    or sil, dl
    mov byte ptr [rsp + 0x35], sil
    movzx edx, byte ptr [rsp + 0x158]
    or r12b, dl
    mov byte ptr [rsp + 0x37], r12b
    or r9b, dl
    mov byte ptr [rsp + 0x36], r9b
    mov rdx, qword ptr [rsp + 0x98]
    mov qword ptr [rsp + 0x148], rdx
    not rdx
    mov qword ptr [rsp + 0x1e0], rdx
    not rbp
    mov qword ptr [rsp + 0x1d0], rbp
    mov rbp, r10
    not r15
    mov qword ptr [rsp + 0x1d8], r15
    mov edx, r13d
    and edx, 0x7
    mov dword ptr [rsp + 0x20], edx
    mov qword ptr [rsp + 0x138], r13
    mov edx, r13d
    mov r13, qword ptr [rsp + 0x68]
    mov r12, rcx
    shr edx, 0x3
    mov dword ptr [rsp + 0x1c], edx
    mov ecx, r11d
    and ecx, 0x7
    mov dword ptr [rsp + 0x28], ecx
    mov qword ptr [rsp + 0x140], r11
    mov ecx, r11d
    shr ecx, 0x3
    mov dword ptr [rsp + 0x24], ecx
    movzx ecx, byte ptr [rsp + 0x104]
    mov byte ptr [rsp + 0x74], cl
    mov rcx, qword ptr [rsp + 0x178]
    mov rcx, qword ptr [rcx + 0x28]
    mov qword ptr [rsp + 0x158], rcx
    mov rdx, qword ptr [rsp + 0x80]
    lea rcx, [rdx + 2*r10]
    mov qword ptr [rsp + 0x1e8], rcx
    mov qword ptr [rsp + 0x150], r14
    lea ecx, [8*r14]
    mov dword ptr [rsp + 0x5c], ecx
    movzx ecx, byte ptr [rsp + 0x93]
    mov qword ptr [rsp + 0x1a0], rcx
    movabs rsi, 0x55aa55aa55aa55aa
    shrx rcx, rsi, rcx
    mov qword ptr [rsp + 0x1a8], rcx
    movzx ecx, byte ptr [rsp + 0x105]
    mov qword ptr [rsp + 0x120], rcx
    movzx ecx, byte ptr [rsp + 0x94]
    mov qword ptr [rsp + 0x198], rcx
    movzx ecx, byte ptr [rsp + 0x95]
    mov qword ptr [rsp + 0x190], rcx
    movzx ecx, byte ptr [rsp + 0x96]
    mov qword ptr [rsp + 0x188], rcx
    movzx ecx, byte ptr [rsp + 0x97]
    mov qword ptr [rsp + 0x180], rcx
    lea rcx, [rdx - 0x2]
    mov qword ptr [rsp + 0x168], rcx
    mov qword ptr [rsp + 0x50], r10
    mov qword ptr [rsp + 0x60], r12
    mov qword ptr [rsp + 0x10], rdx
    jmp .L4
.L1:
    mov al, 0x1
    jmp .L115
.L2:
    xor eax, eax
.L3:
    shrx rax, r14, rax
    and eax, 0x1
    movzx ecx, word ptr [r15 + 2*rax + 0x8]
    movzx eax, cx
    cmp r13, rax
    jbe .L112
.L4:
    shl rax, 0x4
    mov rcx, qword ptr [rsp + 0x158]
    lea r15, [rcx + rax]
    mov r14, qword ptr [rcx + rax]
    mov edi, dword ptr [rcx + rax + 0xc]
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
    test byte ptr [rsp + 0x74], 0x1
    jne .L78
    mov qword ptr [rsp + 0x48], r14
    mov qword ptr [rsp + 0x78], r15
    mov rax, qword ptr [rsp + 0x128]
    mov r14, qword ptr [rsp + 8*rax + 0xb0]
    mov rsi, qword ptr [rsp + 0x150]
    movzx eax, byte ptr [rsp + rsi + 0x100]
    mov qword ptr [rsp + 0x38], rax
    lea r12, [rsp + 0x80]
    mov rdi, r12
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov byte ptr [rsp + 0x118], al
    movzx esi, byte ptr [rsp + 0x34]
    mov rdi, r12
    mov dword ptr [rsp + 0x74], esi
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov byte ptr [rsp + 0xe], al
    mov qword ptr [rsp + 0x40], r14
    not r14
    mov qword ptr [rsp + 0x120], r14
    xor r13d, r13d
    mov r15, qword ptr [rsp + 0x10]
    xor ebp, ebp
.L5:
    mov edx, dword ptr [rsp + 0x30]
    jmp .L8
.L6:
    mov r14, qword ptr [rsp + 8*rcx + 0xc0]
.L7:
    and r14, qword ptr [rsp + 0x1e0]
    jne .L10
.L8:
    cmp r15, qword ptr [rsp + 0x1e8]
    je .L76
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
    jne .L6
    mov r14, qword ptr [rsp + 8*rcx + 0xc0]
    and r14, qword ptr [rsp + 0x120]
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
    shlx r14, rcx, rax
    jmp .L7
.L10:
    movabs rax, -0x3333333333333333
    mov rdx, r12
    mulx rax, rax, rax
    shr rax, 0x2
    lea rax, [rax + 4*rax]
    sub r12, rax
    jmp .L12
.L11:
    blsr r14, r14
    je .L5
.L12:
    lea rcx, [rsp + 0x90]
    movzx eax, byte ptr [rcx + 0x4]
    mov byte ptr [rsp + 0x114], al
    mov eax, dword ptr [rcx]
    mov dword ptr [rsp + 0x110], eax
    tzcnt rax, r14
    mov byte ptr [rsp + r12 + 0x110], al
    lea rdi, [rsp + 0x1f0]
    lea rcx, [rsp + 0x110]
    mov rsi, qword ptr [rsp + 0x10]
    mov rdx, qword ptr [rsp + 0x50]
    mov r8d, dword ptr [rsp + 0x74]
    call plywright::endings::rules::view::View<R>::new
    mov rax, qword ptr [rsp + 0x128]
    mov rax, qword ptr [rsp + 8*rax + 0x220]
    mov rcx, qword ptr [rsp + 0x150]
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
    jne .L11
    mov bpl, 0x18
    mov edx, dword ptr [rsp + 0x30]
    jmp .L77
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
    jmp .L13
    movzx eax, dl
    and eax, 0x1
    movzx edx, byte ptr [rsp + rax + 0x102]
    cmp rbp, rdx
    jbe .L15
    mov eax, edx
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x90]
    mov eax, ecx
    and al, 0x7
    mov rdi, qword ptr [rsp + 0x10]
    cmp byte ptr [rdi + 2*rdx], 0x0
    mov qword ptr [rsp + 0x78], r15
    mov qword ptr [rsp + 0x48], r14
    je .L89
    add cl, 0x38
    mov r8b, 0x1
    mov rdx, qword ptr [rsp + 0x128]
    mov byte ptr [rsp + 0x38], dl
    mov rdx, qword ptr [rsp + 0x138]
    mov byte ptr [rsp + 0x40], dl
    mov rdx, qword ptr [rsp + 0x140]
    jmp .L90
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0x102]
    cmp rbp, rax
    jbe .L16
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x90]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rax], 0x1
    jne .L17
    movzx edx, cl
    shr edx, 0x3
    mov eax, dword ptr [rsp + 0x24]
    mov edi, dword ptr [rsp + 0x28]
    mov esi, edx
    jmp .L18
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
    jmp .L52
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0x102]
    cmp rbp, rax
    jbe .L20
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x90]
    mov esi, ecx
    and sil, 0x7
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rax], 0x0
    je .L21
    mov edi, ecx
    shr dil, 0x3
    add cl, 0x38
    mov r10b, 0x1
    mov r8d, dword ptr [rsp + 0x1c]
    mov r9d, dword ptr [rsp + 0x20]
    mov edx, dword ptr [rsp + 0x28]
    mov eax, dword ptr [rsp + 0x24]
    jmp .L22
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0x102]
    cmp rbp, rcx
    jbe .L23
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rcx], 0x0
    je .L24
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
    jmp .L25
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0x102]
    cmp rbp, rcx
    jbe .L26
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rcx], 0x1
    jne .L27
    mov ecx, eax
    shr cl, 0x3
    mov r11b, 0x7
    sub r11b, cl
    xor edi, edi
    mov ecx, dword ptr [rsp + 0x1c]
    mov r9d, ecx
    mov ecx, dword ptr [rsp + 0x20]
    jmp .L28
    lea rdi, [rsp + 0x80]
    xor esi, esi
    call plywright::endings::rules::view::View<R>::checks
    mov ebp, eax
    lea rdi, [rsp + 0x80]
    mov esi, 0x1
    call plywright::endings::rules::view::View<R>::checks
    shl al, 0x3
    or al, bpl
    mov rbp, qword ptr [rsp + 0x50]
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
    jmp .L19
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
    cmp rax, rbp
    jae .L40
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
    jmp .L41
    test rbp, rbp
    je .L2
    mov rax, qword ptr [rsp + 0x10]
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
.L13:
    sub al, cl
    add al, 0x8
    jmp .L3
    movzx eax, dl
    cmp rbp, rax
    jbe .L2
    mov rcx, qword ptr [rsp + 0x10]
    movzx ecx, byte ptr [rcx + 2*rax]
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
    cmp rbp, rcx
    jbe .L42
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rcx], 0x1
    jne .L43
    add al, 0x38
    jmp .L44
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
    cmp rbp, rcx
    jbe .L45
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rcx], 0x0
    je .L46
    mov ecx, eax
    shr cl, 0x3
    add al, 0x38
    mov r8b, 0x1
    mov edx, dword ptr [rsp + 0x1c]
    mov esi, dword ptr [rsp + 0x20]
    mov r9d, dword ptr [rsp + 0x28]
    mov edi, dword ptr [rsp + 0x24]
    jmp .L47
    movzx eax, dl
    and eax, 0x1
    movzx ecx, byte ptr [rsp + rax + 0x102]
    cmp rbp, rcx
    jbe .L48
    mov eax, ecx
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
    and al, 0x7
    mov rdx, qword ptr [rsp + 0x10]
    cmp byte ptr [rdx + 2*rcx], 0x0
    je .L49
    jmp .L50
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
    shr al, 0x3
    or al, byte ptr [rsp + 0x5c]
    jmp .L3
    movzx eax, dl
    and eax, 0x1
    movzx eax, byte ptr [rsp + rax + 0x102]
    cmp rbp, rax
    jbe .L53
    mov ecx, eax
    and ecx, 0x7
    movzx ecx, byte ptr [rsp + rcx + 0x90]
    mov edx, ecx
    and dl, 0x7
    mov rsi, qword ptr [rsp + 0x10]
    cmp byte ptr [rsi + 2*rax], 0x1
    jne .L54
    shr cl, 0x3
    mov eax, dword ptr [rsp + 0x1c]
    mov esi, dword ptr [rsp + 0x20]
    jmp .L55
    cmp byte ptr [rsp + 0x37], 0x0
    je .L56
    xor eax, eax
    jmp .L65
    test rbp, rbp
    je .L79
    mov rax, qword ptr [rsp + 0x1c8]
    movzx eax, byte ptr [rsp + rax + 0x90]
    movabs rcx, 0x55aa55aa55aa55aa
    shrx rax, rcx, rax
    mov ecx, eax
    and cl, 0x1
    cmp rbp, 0x1
    jne .L88
    xor edx, edx
    movzx eax, byte ptr [rsp + 0xf]
    mov esi, eax
    xor edi, edi
    mov eax, ecx
    jmp .L102
    movzx eax, dl
    and eax, 0x7
    movzx eax, byte ptr [rsp + rax + 0x90]
    and al, 0x7
    or al, byte ptr [rsp + 0x5c]
    jmp .L3
    movzx r8d, dl
    cmp rbp, r8
    jbe .L2
    mov qword ptr [rsp + 0x48], r14
    mov qword ptr [rsp + 0x78], r15
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
    je .L97
    mov rdi, qword ptr [rsp + 0x148]
    btr rdi, rcx
    movzx ecx, byte ptr [r9 + 2*r8 + 0x1]
    lea r8, [.D2]
    movsxd rcx, dword ptr [r8 + 4*rcx]
    add rcx, r8
    jmp rcx
    mov rcx, rdx
.L14:
    blsr rcx, rcx
    jne .L14
    jmp .L109
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
.L15:
    and edx, 0x7
    movzx ecx, byte ptr [rsp + rdx + 0x90]
    mov eax, ecx
    and al, 0x7
    or al, 0x38
    test rbp, rbp
    je .L96
    mov qword ptr [rsp + 0x48], r14
    mov qword ptr [rsp + 0x78], r15
    add cl, 0x8
    xor r8d, r8d
    mov edx, dword ptr [rsp + 0x30]
    mov byte ptr [rsp + 0x38], dl
    mov rdx, qword ptr [rsp + 0x140]
    mov byte ptr [rsp + 0x40], dl
    mov rdx, qword ptr [rsp + 0x138]
    mov esi, edx
    mov rdi, qword ptr [rsp + 0x10]
    jmp .L91
.L16:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x90]
.L17:
    mov eax, ecx
    shr al, 0x3
    movzx edx, al
    lea eax, [rdx - 0x7]
    mov esi, eax
    neg esi
    cmovs esi, eax
    mov eax, dword ptr [rsp + 0x1c]
    mov edi, dword ptr [rsp + 0x20]
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
    jmp .L3
.L20:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x90]
    mov esi, ecx
    and sil, 0x7
.L21:
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
.L22:
    cmp byte ptr [rsp + 0x30], r10b
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
    mov rbp, qword ptr [rsp + 0x50]
    jmp .L3
.L23:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x90]
.L24:
    add al, 0x8
    mov ecx, eax
    and cl, 0x3f
    movzx ecx, cl
    movabs rdx, 0x10101010101
    shlx rdx, rdx, rax
    xor eax, eax
.L25:
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
.L26:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x90]
.L27:
    mov r11d, eax
    shr r11b, 0x3
    mov dil, 0x1
    mov ecx, dword ptr [rsp + 0x24]
    mov r9d, ecx
    mov ecx, dword ptr [rsp + 0x28]
.L28:
    mov qword ptr [rsp + 0x48], r14
    mov qword ptr [rsp + 0x78], r15
    mov r8d, eax
    and r8b, 0x7
    mov edx, 0x1
    shlx rax, rdx, rax
    mov qword ptr [rsp + 0x118], rax
    movzx esi, cl
    movzx edx, r8b
    cmp sil, dl
    mov eax, edx
    cmovb eax, esi
    mov dword ptr [rsp + 0x40], eax
    mov eax, edx
    cmova eax, esi
    mov dword ptr [rsp + 0x38], eax
    test dil, dil
    je .L33
    mov byte ptr [rsp + 0xe], r9b
    xor r15d, r15d
    xor eax, eax
    xor edi, edi
    xor r14d, r14d
    xor ebp, ebp
.L29:
    mov r10, r12
.L30:
    mov r9, qword ptr [rsp + 0x108]
    cmp r15, r9
    cmova r9, r15
    mov rcx, qword ptr [rsp + 0x168]
    lea r12, [rcx + 2*r15]
.L31:
    cmp r9, r15
    je .L37
    inc r15
    movzx ecx, byte ptr [r12 + 0x3]
    add cl, -0x3
    add r12, 0x2
    cmp cl, 0x1
    ja .L31
    movzx r13d, byte ptr [rsp + r15 + 0x8f]
    mov ecx, r13d
    and cl, 0x7
    cmp cl, r8b
    sete r10b
    shr r13b, 0x3
    cmp r13b, r11b
    setb r9b
    and r9b, r10b
    cmp byte ptr [r12], 0x0
    jne .L32
    cmp byte ptr [rsp + 0x40], cl
    setb r10b
    cmp cl, byte ptr [rsp + 0x38]
    setb cl
    and cl, r10b
    or cl, bpl
    and cl, 0x1
    cmp byte ptr [rsp + 0xe], r13b
    setb r10b
    or r10b, r14b
    and r10b, 0x1
    or dil, r9b
    mov r14d, r10d
    mov ebp, ecx
    mov r13, qword ptr [rsp + 0x68]
    mov r10, qword ptr [rsp + 0x60]
    jmp .L30
.L32:
    mov rcx, qword ptr [rsp + 0x118]
    test qword ptr [rsp + 8*r15 + 0xb8], rcx
    movzx ecx, r9b
    mov r9d, 0x1
    cmove r9d, ecx
    or r9b, al
    mov eax, r9d
    mov r13, qword ptr [rsp + 0x68]
    mov r12, qword ptr [rsp + 0x60]
    jmp .L29
.L33:
    mov byte ptr [rsp + 0xe], r11b
    mov r15b, 0x7
    sub r15b, r9b
    xor eax, eax
    xor r13d, r13d
    xor edi, edi
    xor r14d, r14d
    xor ebp, ebp
.L34:
    mov r9, qword ptr [rsp + 0x108]
    cmp r13, r9
    cmova r9, r13
    mov rcx, qword ptr [rsp + 0x168]
    lea r12, [rcx + 2*r13]
.L35:
    cmp r9, r13
    je .L38
    inc r13
    movzx ecx, byte ptr [r12 + 0x3]
    add cl, -0x3
    add r12, 0x2
    cmp cl, 0x1
    ja .L35
    movzx r9d, byte ptr [rsp + r13 + 0x8f]
    mov r10d, r9d
    and r10b, 0x7
    cmp r10b, r8b
    sete r11b
    shr r9b, 0x3
    mov cl, 0x7
    sub cl, r9b
    cmp cl, byte ptr [rsp + 0xe]
    setb r9b
    and r9b, r11b
    cmp byte ptr [r12], 0x0
    je .L36
    cmp byte ptr [rsp + 0x40], r10b
    setb r11b
    cmp r10b, byte ptr [rsp + 0x38]
    setb r10b
    and r10b, r11b
    or r10b, bpl
    and r10b, 0x1
    cmp r15b, cl
    setb cl
    or cl, r14b
    and cl, 0x1
    or dil, r9b
    mov r14d, ecx
    mov ebp, r10d
    jmp .L34
.L36:
    mov rcx, qword ptr [rsp + 0x118]
    test qword ptr [rsp + 8*r13 + 0xb8], rcx
    movzx ecx, r9b
    mov r9d, 0x1
    cmove r9d, ecx
    or r9b, al
    mov eax, r9d
    jmp .L34
.L37:
    movzx r15d, byte ptr [rsp + 0xe]
    mov r12, r10
    jmp .L39
.L38:
    mov r13, qword ptr [rsp + 0x68]
    mov r12, qword ptr [rsp + 0x60]
    movzx r11d, byte ptr [rsp + 0xe]
.L39:
    mov ecx, esi
    sub ecx, edx
    sub edx, esi
    cmovb edx, ecx
    cmp r15b, r11b
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
    mov rbp, qword ptr [rsp + 0x50]
    mov r15, qword ptr [rsp + 0x78]
    mov r14, qword ptr [rsp + 0x48]
    jmp .L3
.L40:
    xor eax, eax
.L41:
    mov rcx, qword ptr [rcx + rdx + 0x8]
    and ecx, 0x7
    cmp rcx, rbp
    jae .L3
    mov rdx, qword ptr [rsp + 0x10]
    movzx edx, byte ptr [rdx + 2*rcx]
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
.L42:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x90]
.L43:
    add al, 0x8
.L44:
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
    jmp .L51
.L45:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x90]
.L46:
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
.L47:
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
.L48:
    and ecx, 0x7
    movzx eax, byte ptr [rsp + rcx + 0x90]
    and al, 0x7
.L49:
    or al, 0x38
.L50:
    mov ecx, eax
    and cl, 0x7
    movzx ecx, cl
    mov edx, ecx
    mov esi, dword ptr [rsp + 0x20]
    sub edx, esi
    sub esi, ecx
    cmovb esi, edx
    shr al, 0x3
.L51:
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
.L52:
    cmp esi, eax
    cmova eax, esi
    shl al, 0x3
    or al, dil
    jmp .L3
.L53:
    and eax, 0x7
    movzx ecx, byte ptr [rsp + rax + 0x90]
    mov edx, ecx
    and dl, 0x7
.L54:
    or dl, 0x38
    shr cl, 0x3
    movzx eax, cl
    add eax, -0x7
    mov ecx, eax
    neg ecx
    cmovs ecx, eax
    mov eax, dword ptr [rsp + 0x24]
    mov esi, dword ptr [rsp + 0x28]
.L55:
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
.L56:
    mov qword ptr [rsp + 0x48], r14
    xor eax, eax
    mov r14, qword ptr [rsp + 0x170]
    jmp .L58
.L57:
    inc rax
    cmp rax, qword ptr [rsp + 0x108]
    je .L100
.L58:
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 2*rax], 0x0
    jne .L57
    mov rcx, qword ptr [rsp + 8*rax + 0xc0]
    and rcx, qword ptr [rsp + 0x1d0]
    je .L57
    movzx esi, byte ptr [rsp + rax + 0x90]
    mov rdx, qword ptr [rsp + 0x148]
    btr rdx, rsi
    mov rsi, qword ptr [rsp + 0x10]
    movzx esi, byte ptr [rsi + 2*rax + 0x1]
.L59:
    tzcnt rdi, rcx
    cmp esi, 0x4
    ja .L62
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
    je .L61
    jmp .L63
    lea rdi, [rdi + 2*rdi]
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov r9d, dword ptr [r8 + 8*rdi + 0x10]
    movzx r10d, byte ptr [r8 + 8*rdi + 0x14]
    mov r11, qword ptr [r8 + 8*rdi]
    and r11, rdx
    imul r11, qword ptr [r8 + 8*rdi + 0x8]
    shrx r10, r11, r10
    add r10, r9
    lea r9, [plywright::sliders::magic::TABLE]
    mov r11d, dword ptr [r8 + 8*rdi + 0x610]
    mov r14, qword ptr [r8 + 8*rdi + 0x600]
    and r14, rdx
    imul r14, qword ptr [r8 + 8*rdi + 0x608]
    movzx edi, byte ptr [r8 + 8*rdi + 0x614]
    shrx rdi, r14, rdi
    mov r14, qword ptr [rsp + 0x170]
    add rdi, r11
    mov r8, qword ptr [r9 + 8*rdi]
    or r8, qword ptr [r9 + 8*r10]
    and r8, r14
    blsr rdi, r8
    je .L61
    jmp .L63
    lea rdi, [rdi + 2*rdi]
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov r9d, dword ptr [r8 + 8*rdi + 0x610]
    movzx r10d, byte ptr [r8 + 8*rdi + 0x614]
    mov r11, qword ptr [r8 + 8*rdi + 0x600]
    and r11, rdx
    imul r11, qword ptr [r8 + 8*rdi + 0x608]
    jmp .L60
    lea rdi, [rdi + 2*rdi]
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov r9d, dword ptr [r8 + 8*rdi + 0x10]
    movzx r10d, byte ptr [r8 + 8*rdi + 0x14]
    mov r11, qword ptr [r8 + 8*rdi]
    and r11, rdx
    imul r11, qword ptr [r8 + 8*rdi + 0x8]
.L60:
    shrx rdi, r11, r10
    add rdi, r9
    lea r8, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [r8 + 8*rdi]
    and r8, r14
    blsr rdi, r8
    jne .L63
.L61:
    blsr rcx, rcx
    jne .L59
    jmp .L57
.L62:
    shl edi, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rdi + r8 + 0x8]
    and r8, r14
    blsr rdi, r8
    je .L61
.L63:
    mov al, 0x10
.L64:
    mov r14, qword ptr [rsp + 0x48]
.L65:
    mov rcx, qword ptr [rsp + 0x128]
    mov rcx, qword ptr [rsp + 8*rcx + 0xb0]
    mov rdx, qword ptr [rsp + 0x150]
    movzx edx, byte ptr [rsp + rdx + 0x100]
    cmp byte ptr [rsp + 0x36], 0x0
    je .L66
    xor esi, esi
    jmp .L75
.L66:
    mov qword ptr [rsp + 0x38], rdx
    mov qword ptr [rsp + 0x40], rcx
    xor esi, esi
    jmp .L68
.L67:
    inc rsi
    cmp rsi, qword ptr [rsp + 0x108]
    je .L103
.L68:
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 2*rsi], 0x0
    je .L67
    mov rdi, qword ptr [rsp + 8*rsi + 0xc0]
    and rdi, qword ptr [rsp + 0x1d8]
    je .L67
    movzx r9d, byte ptr [rsp + rsi + 0x90]
    mov r8, qword ptr [rsp + 0x148]
    btr r8, r9
    mov rcx, qword ptr [rsp + 0x10]
    movzx r9d, byte ptr [rcx + 2*rsi + 0x1]
.L69:
    mov rdx, r14
    mov rcx, r15
    tzcnt r10, rdi
    cmp r9d, 0x4
    ja .L72
    mov r11d, r9d
    lea r14, [.D4]
    movsxd r15, dword ptr [r14 + 4*r11]
    add r15, r14
    mov r11, r9
    jmp r15
    shl r10d, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [r10 + r11]
    and r11, r12
    blsr r10, r11
    je .L71
    jmp .L73
    lea r10, [r10 + 2*r10]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    mov r14d, dword ptr [r11 + 8*r10 + 0x10]
    movzx r15d, byte ptr [r11 + 8*r10 + 0x14]
    mov r12, qword ptr [r11 + 8*r10]
    and r12, r8
    imul r12, qword ptr [r11 + 8*r10 + 0x8]
    shrx r15, r12, r15
    add r15, r14
    lea r14, [plywright::sliders::magic::TABLE]
    mov r12d, dword ptr [r11 + 8*r10 + 0x610]
    mov r13, qword ptr [r11 + 8*r10 + 0x600]
    and r13, r8
    imul r13, qword ptr [r11 + 8*r10 + 0x608]
    movzx r10d, byte ptr [r11 + 8*r10 + 0x614]
    shrx r10, r13, r10
    mov r11, qword ptr [rsp + 0x60]
    mov r13, qword ptr [rsp + 0x68]
    add r10, r12
    mov r12, r11
    mov r11, qword ptr [r14 + 8*r10]
    or r11, qword ptr [r14 + 8*r15]
    and r11, r12
    blsr r10, r11
    je .L71
    jmp .L73
    lea r10, [r10 + 2*r10]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    mov r14d, dword ptr [r11 + 8*r10 + 0x610]
    movzx r15d, byte ptr [r11 + 8*r10 + 0x614]
    mov rbp, r12
    mov r12, qword ptr [r11 + 8*r10 + 0x600]
    and r12, r8
    imul r12, qword ptr [r11 + 8*r10 + 0x608]
    jmp .L70
    lea r10, [r10 + 2*r10]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    mov r14d, dword ptr [r11 + 8*r10 + 0x10]
    movzx r15d, byte ptr [r11 + 8*r10 + 0x14]
    mov rbp, r12
    mov r12, qword ptr [r11 + 8*r10]
    and r12, r8
    imul r12, qword ptr [r11 + 8*r10 + 0x8]
.L70:
    shrx r10, r12, r15
    mov r12, rbp
    mov rbp, qword ptr [rsp + 0x50]
    add r10, r14
    lea r11, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r11 + 8*r10]
    and r11, r12
    blsr r10, r11
    jne .L73
.L71:
    blsr rdi, rdi
    mov r15, rcx
    mov r14, rdx
    jne .L69
    jmp .L67
.L72:
    shl r10d, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [r10 + r11 + 0x8]
    and r11, r12
    blsr r10, r11
    je .L71
.L73:
    mov sil, 0x20
    mov r15, rcx
    mov r14, rdx
.L74:
    mov rcx, qword ptr [rsp + 0x40]
    mov rdx, qword ptr [rsp + 0x38]
.L75:
    shrx rcx, rcx, rdx
    add cl, cl
    and cl, 0x2
    or al, byte ptr [rsp + 0x35]
    or al, sil
    or al, byte ptr [rsp + 0x30]
    or al, cl
    jmp .L3
.L76:
    shl bpl, 0x3
.L77:
    movzx eax, byte ptr [rsp + 0x118]
    add al, al
    movzx ecx, byte ptr [rsp + 0xe]
    shl cl, 0x2
    or cl, al
    mov rax, qword ptr [rsp + 0x38]
    shrx rax, qword ptr [rsp + 0x40], rax
    shl al, 0x5
    and al, 0x20
    or al, cl
    or al, dl
    add al, bpl
    mov qword ptr [rsp + 0x120], rax
    mov r13, qword ptr [rsp + 0x68]
    mov rbp, qword ptr [rsp + 0x50]
    mov r12, qword ptr [rsp + 0x60]
    mov r15, qword ptr [rsp + 0x78]
    mov r14, qword ptr [rsp + 0x48]
.L78:
    mov byte ptr [rsp + 0x104], 0x1
    mov rax, qword ptr [rsp + 0x120]
    mov byte ptr [rsp + 0x105], al
    mov byte ptr [rsp + 0x74], 0x1
    jmp .L3
.L79:
    xor ecx, ecx
    xor edx, edx
    xor esi, esi
    xor edi, edi
    xor eax, eax
    jmp .L102
.L80:
    movzx ecx, byte ptr [rax]
    mov rdx, qword ptr [rsp + 0x1c0]
    shrx rax, qword ptr [rsp + 8*rcx + 0xb0], rdx
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xb0]
    bt rcx, rdx
    setb cl
    add al, al
    and al, 0x2
    or al, cl
    mov dl, 0x2
.L81:
    cmp rbp, 0x1
    je .L3
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0x3], 0x5
    je .L82
    movzx ecx, byte ptr [rcx + 0x2]
    mov rsi, qword ptr [rsp + 8*rcx + 0xb0]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xb0]
    mov r8, qword ptr [rsp + 0x1b8]
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
    cmp rbp, 0x2
    je .L3
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0x5], 0x5
    je .L83
    movzx ecx, byte ptr [rcx + 0x4]
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
    lea ecx, [rdx + 0x1]
    shl sil, cl
    or sil, al
    or sil, dil
    add dl, 0x2
    mov eax, esi
.L83:
    cmp rbp, 0x3
    je .L3
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0x7], 0x5
    je .L84
    movzx ecx, byte ptr [rcx + 0x6]
    mov rsi, qword ptr [rsp + 8*rcx + 0xb0]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xb0]
    mov r8, qword ptr [rsp + 0x1a0]
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
    cmp rbp, 0x4
    je .L3
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0x9], 0x5
    je .L85
    movzx esi, byte ptr [rcx + 0x8]
    mov ecx, esi
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xb0]
    mov r8, qword ptr [rsp + 0x198]
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
.L85:
    cmp rbp, 0x5
    je .L3
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0xb], 0x5
    je .L86
    mov rcx, qword ptr [rsp + 0x10]
    movzx esi, byte ptr [rcx + 0xa]
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
    cmp rbp, 0x6
    je .L3
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0xd], 0x5
    je .L87
    movzx esi, byte ptr [rcx + 0xc]
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
    add dl, 0x2
    mov eax, esi
.L87:
    mov rbp, qword ptr [rsp + 0x50]
    cmp rbp, 0x7
    jne .L110
    mov r13, qword ptr [rsp + 0x68]
    mov r12, qword ptr [rsp + 0x60]
    jmp .L3
.L88:
    cmp rbp, 0x3
    jb .L98
    jne .L101
    movzx eax, byte ptr [rsp + 0x2f]
    mov edx, eax
    jmp .L99
.L89:
    or al, 0x38
    add cl, 0x8
    xor r8d, r8d
    mov edx, dword ptr [rsp + 0x30]
    mov byte ptr [rsp + 0x38], dl
    mov rdx, qword ptr [rsp + 0x140]
    mov byte ptr [rsp + 0x40], dl
    mov rdx, qword ptr [rsp + 0x138]
.L90:
    mov esi, edx
.L91:
    mov r9d, ecx
    and r9b, 0x3f
    mov r11d, 0x1
    shlx r10, r11, rcx
    shlx r11, r11, rax
    xor r13d, r13d
    xor r14d, r14d
    xor ecx, ecx
    xor r15d, r15d
    mov rdx, qword ptr [rsp + 0x108]
    jmp .L93
    nop
.L92:
    inc r15
    cmp rdx, r15
    je .L94
.L93:
    cmp byte ptr [rdi + 2*r15], r8b
    je .L92
    cmp byte ptr [rdi + 2*r15 + 0x1], 0x5
    je .L92
    movzx ebp, byte ptr [rsp + r15 + 0x90]
    mov r12, qword ptr [rsp + 8*r15 + 0xc0]
    test r12, r10
    setne dil
    cmp bpl, r9b
    sete dl
    or dl, dil
    or dl, r13b
    and dl, 0x1
    test r12, r11
    setne dil
    xor bpl, al
    sete r12b
    or r12b, dil
    or r12b, r14b
    and r12b, 0x1
    test bpl, 0x7
    mov rbp, qword ptr [rsp + 0x50]
    sete dil
    or dil, cl
    and dil, 0x1
    mov ecx, edi
    mov r14d, r12d
    mov rdi, qword ptr [rsp + 0x10]
    mov r13d, edx
    mov rdx, qword ptr [rsp + 0x108]
    jmp .L92
.L94:
    add r13b, r13b
    shl r14b, 0x2
    add r14b, r13b
    shl cl, 0x3
    add cl, byte ptr [rsp + 0x38]
    add cl, r14b
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
    mov r13, qword ptr [rsp + 0x68]
    mov r12, qword ptr [rsp + 0x60]
    mov r15, qword ptr [rsp + 0x78]
    mov r14, qword ptr [rsp + 0x48]
.L95:
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
.L96:
    mov edx, dword ptr [rsp + 0x24]
    mov esi, dword ptr [rsp + 0x28]
    mov r8d, dword ptr [rsp + 0x1c]
    mov edi, dword ptr [rsp + 0x20]
    mov ecx, dword ptr [rsp + 0x30]
    jmp .L95
.L97:
    xor edx, edx
    jmp .L109
.L98:
    xor edx, edx
.L99:
    movzx eax, byte ptr [rsp + 0xf]
    mov esi, eax
    movzx eax, byte ptr [rsp + 0x1b]
    mov edi, eax
    mov eax, ecx
    jmp .L102
.L100:
    xor eax, eax
    jmp .L64
.L101:
    xor eax, dword ptr [rsp + 0x1a8]
    and al, 0x1
    movzx edx, byte ptr [rsp + 0x2f]
    movzx esi, byte ptr [rsp + 0xf]
    movzx edi, byte ptr [rsp + 0x1b]
.L102:
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
.L103:
    xor esi, esi
    jmp .L74
    mov rcx, rdx
.L104:
    tzcnt r8, rcx
    lea r8, [r8 + 2*r8]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    mov r10d, dword ptr [r9 + 8*r8 + 0x10]
    mov r11, qword ptr [r9 + 8*r8]
    and r11, rdi
    imul r11, qword ptr [r9 + 8*r8 + 0x8]
    movzx r14d, byte ptr [r9 + 8*r8 + 0x14]
    shrx r11, r11, r14
    add r11, r10
    lea r10, [plywright::sliders::magic::TABLE]
    mov r14d, dword ptr [r9 + 8*r8 + 0x610]
    movzx r15d, byte ptr [r9 + 8*r8 + 0x614]
    mov r12, qword ptr [r9 + 8*r8 + 0x600]
    and r12, rdi
    imul r12, qword ptr [r9 + 8*r8 + 0x608]
    shrx r8, r12, r15
    add r8, r14
    mov r8, qword ptr [r10 + 8*r8]
    or r8, qword ptr [r10 + 8*r11]
    and r8, rsi
    or rdx, r8
    blsr rcx, rcx
    jne .L104
    jmp .L109
    mov rcx, rdx
.L105:
    tzcnt r8, rcx
    lea r8, [r8 + 2*r8]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    mov r10d, dword ptr [r9 + 8*r8 + 0x610]
    movzx r11d, byte ptr [r9 + 8*r8 + 0x614]
    mov r14, qword ptr [r9 + 8*r8 + 0x600]
    and r14, rdi
    imul r14, qword ptr [r9 + 8*r8 + 0x608]
    shrx r8, r14, r11
    add r8, r10
    lea r9, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [r9 + 8*r8]
    and r8, rsi
    or rdx, r8
    blsr rcx, rcx
    jne .L105
    jmp .L109
    mov rcx, rdx
.L106:
    tzcnt r8, rcx
    lea r8, [r8 + 2*r8]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    mov r10d, dword ptr [r9 + 8*r8 + 0x10]
    movzx r11d, byte ptr [r9 + 8*r8 + 0x14]
    mov r14, qword ptr [r9 + 8*r8]
    and r14, rdi
    imul r14, qword ptr [r9 + 8*r8 + 0x8]
    shrx r8, r14, r11
    add r8, r10
    lea r9, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [r9 + 8*r8]
    and r8, rsi
    or rdx, r8
    blsr rcx, rcx
    jne .L106
    jmp .L109
    mov rcx, rdx
.L107:
    tzcnt rdi, rcx
    shl edi, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdi + r8]
    and rdi, rsi
    or rdx, rdi
    blsr rcx, rcx
    jne .L107
    jmp .L109
    mov rcx, rdx
.L108:
    tzcnt rdi, rcx
    shl edi, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdi + r8 + 0x8]
    and rdi, rsi
    or rdx, rdi
    blsr rcx, rcx
    jne .L108
.L109:
    and rdx, rax
    xor eax, eax
    popcnt rax, rdx
    mov r15, qword ptr [rsp + 0x78]
    mov r14, qword ptr [rsp + 0x48]
    mov r12, qword ptr [rsp + 0x60]
    jmp .L3
.L110:
    mov rcx, qword ptr [rsp + 0x10]
    cmp byte ptr [rcx + 0xf], 0x5
    je .L111
    mov rcx, qword ptr [rsp + 0x10]
    movzx ecx, byte ptr [rcx + 0xe]
    mov rsi, qword ptr [rsp + 8*rcx + 0xb0]
    xor ecx, 0x1
    mov rcx, qword ptr [rsp + 8*rcx + 0xb0]
    mov r8, qword ptr [rsp + 0x180]
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
.L111:
    mov r13, qword ptr [rsp + 0x68]
    mov rbp, qword ptr [rsp + 0x50]
    mov r12, qword ptr [rsp + 0x60]
    jmp .L3
.L112:
    movzx ecx, cx
    and rcx, 0x3
    mov al, 0x2
    jne .L114
    mov rdx, qword ptr [rsp + 0x178]
    cmp byte ptr [rdx + 0x40], 0x0
    je .L114
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
    setl r15b
    setg bpl
    mov r12d, edx
    and r12b, -0x8
    xor r12b, 0x30
    lea r13d, [r14 - 0x1]
    cmp r13b, 0x6
    setb r13b
    or dl, 0x8
    xor dl, r11b
    or dl, r12b
    sete dl
    and dl, r13b
    cmp dl, 0x1
    jne .L113
    sub bpl, r15b
    mov eax, ecx
    mul bpl
    mov ecx, eax
    mov eax, esi
    and al, 0x7
    sub al, r14b
    mul bpl
    mov edx, eax
    mov al, 0x2
    test dl, dl
    jle .L113
    cmp dl, cl
    jge .L113
    mov ecx, r9d
    and cl, 0x7
    sub cl, r14b
    add cl, bpl
    jne .L113
    mov rcx, qword ptr [rsp + 0xb8]
    bt rcx, rsi
    jae .L116
.L113:
    mov ecx, edi
    and cl, -0x8
    cmp cl, 0x38
    jne .L115
    mov ecx, r9d
    and cl, -0x8
    cmp cl, 0x28
    jne .L115
    movzx ecx, r11b
    mov edx, r14d
    sub edx, r10d
    sub r10d, r14d
    cmovb r10d, edx
    cmp cl, 0x27
    ja .L115
    cmp r8b, 0x27
    ja .L115
    cmp r10d, 0x1
    ja .L115
    mov rdx, qword ptr [rsp + 0xb0]
    bt rdx, r9
    jb .L115
    bt rdx, rdi
    jb .L115
    mov rdx, qword ptr [rsp + 0xb8]
    bt rdx, rcx
    jb .L115
    bt rdx, rsi
    jb .L115
    cmp byte ptr [rsp + 0x106], 0x0
    je .L117
    cmp cl, 0x8
    mov al, 0x2
    jb .L115
    and cl, 0x7
    dec cl
    cmp cl, 0x5
    ja .L115
    lea rdi, [rsp + 0x80]
    mov esi, 0x1
    call plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    mov ecx, eax
    mov al, 0x2
    test cl, cl
    je .L118
    jmp .L115
.L114:
    lea rdx, [.D5]
    movzx ecx, byte ptr [rcx + rdx]
    lea rdx, [.D6]
    movsxd rcx, dword ptr [rdx + 4*rcx]
    add rcx, rdx
    jmp rcx
.L115:
    mov edx, ebx
    add rsp, 0x278
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L116:
    xor bl, 0x1
    add bl, bl
    jmp .L119
.L117:
    cmp cl, 0x18
    setae al
    cmp r8b, 0x18
    setae dl
    test dl, al
    mov al, 0x2
    je .L115
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
    je .L115
.L118:
    mov bl, 0x1
.L119:
    xor eax, eax
    jmp .L115
.C0 = 0x0000000000000001 0x0000000000000001 0x0000000000000002 0x0000000000000007
.C1 = 0x0000000000000000 0x0000000000000000 0x0000000000000003 0x0000000000000007
.C2 = 0x0f0f0f0f
.C3 = 0x0302020102010100 0x0403030203020201
.C4 = 0x000000470000000d 0x00000177000000da

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
    vpternlogd xmm0, xmm1, dword ptr [.C3]{1to4}, 0xf8
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
.C3 = 0x1f1f1f1f

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
