# The kernels of side/runtime, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v3
# command: cargo lab asm side/runtime --target x86-64-v3
# binary: sha256 5e71d9a793dc4985ac0e9d46657527d7a1635f81716acad2cdeea508c2043379
# latency: 46 instructions in 137 bytes; innermost loops: .L0 of 17
# throughput: 28 instructions in 81 bytes; innermost loops: .L0 of 8
# plywright::eval::Evaluator<R>::evaluate: 371 instructions in 1522 bytes; innermost loops: none
# plywright::side::runtime::once: 139 instructions in 509 bytes; innermost loops: none
# plywright::side::runtime::once: 561 instructions in 2641 bytes; innermost loops: .L0 of 55, .L3 of 73, .L7 of 61, .L10 of 75
# plywright::side::runtime::once: 1207 instructions in 5062 bytes; innermost loops: .L9 of 7, .L12 of 6, .L16 of 135, .L31 of 7
# mix of 2352 instructions: 709 mov, 176 and, 153 add, 105 lea, 94 or, 93 shr, 78 xor, 76 test, 56 imul, 55 cmp, 53 movabs, 52 shl, 50 je, 45 jmp, 36 popcnt, 36 push, 35 jne, 34 pop, 34 sub, 33 movzx, 22 andn, 21 cmove, 18 tzcnt, 15 vmovq, 12 call, 12 cmovne, 12 vpaddd, 12 vpinsrd, 11 shlx, 10 sete, 9 vpand, 9 vpshufd, 8 blsr, 8 setne, 8 vpor, 8 vpsrlq, 7 jae, 7 jle, 7 vmovd, 7 vmovups, 7 vpbroadcastd, 6 cmovl, 6 lzcnt, 6 not, 6 ret, 6 shrx, 6 vpinsrq, 5 sar, 5 vmovdqu, 4 cmovb, 4 jg, 4 jge, 4 vpaddq, 4 vpmulld, 4 vpsllq, 3 bts, 3 neg, 3 vpbroadcastq, 3 vpmuludq, 2 bt, 2 cdqe, 2 cmova, 2 cmovae, 2 inc, 2 setge, 2 vbroadcasti128, 2 vpshufb, 2 vzeroupper, 1 cmovbe, 1 cmovge, 1 cmovns, 1 dec, 1 ja, 1 movsx, 1 movsxd, 1 shld, 1 vpaddb, 1 vpblendd, 1 vpermd, 1 vpextrq, 1 vpsadbw, 1 vpsrlw, 1 vpsubq, 1 vpunpcklqdq, 1 vpxor, 1 vshufps, 1 vxorps

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    push rax
    mov r14, qword ptr [rsi + 0x8]
    mov r15, qword ptr [rsi + 0x10]
    mov qword ptr [rsp], 0x0
    mov rax, rsp
    test r15, r15
    je .L2
    mov r12, qword ptr [rsp]
    xor ebx, ebx
    mov r13, rsp
    xor eax, eax
    xor ebp, ebp
    jmp .L1
    nop
.L0:
    inc rbp
    cmp r15, rbp
    je .L3
.L1:
    mov rcx, rax
    xor rcx, rbp
    cmp rcx, r15
    jae .L0
    lea rax, [rcx + 4*rcx]
    shl rax, 0x5
    add rax, r14
    mov qword ptr [rsp], rax
    mov rdi, qword ptr [rsp]
    call plywright::eval::Evaluator<R>::evaluate
    cdqe
    add rbx, rax
    and rax, r12
    jmp .L0
.L2:
    xor ebx, ebx
.L3:
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
    push r12
    push rbx
    push rax
    mov r14, qword ptr [rsi + 0x10]
    test r14, r14
    je .L1
    mov r15, qword ptr [rsi + 0x8]
    xor ebx, ebx
    mov r12, rsp
    nop
.L0:
    mov qword ptr [rsp], r15
    mov rdi, qword ptr [rsp]
    call plywright::eval::Evaluator<R>::evaluate
    cdqe
    add rbx, rax
    add r15, 0xa0
    dec r14
    jne .L0
    jmp .L2
.L1:
    xor ebx, ebx
.L2:
    mov rax, rbx
    add rsp, 0x8
    pop rbx
    pop r12
    pop r14
    pop r15
    ret

plywright::eval::Evaluator<R>::evaluate:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x118
    mov rbx, rdi
    mov rax, qword ptr [rdi + 0x88]
    lea rcx, [rdi + 0x50]
    or rax, qword ptr [rdi + 0x80]
    vxorps xmm0, xmm0, xmm0
    vmovups ymmword ptr [rsp + 0xf8], ymm0
    mov qword ptr [rsp + 0x18], rcx
    lea rcx, [.D0]
    mov qword ptr [rsp + 0x20], rcx
    mov qword ptr [rsp + 0x28], rax
    vmovups ymmword ptr [rsp + 0x30], ymm0
    vmovups ymmword ptr [rsp + 0x50], ymm0
    vmovups ymmword ptr [rsp + 0x70], ymm0
    vmovups ymmword ptr [rsp + 0x90], ymm0
    vmovups ymmword ptr [rsp + 0xb0], ymm0
    vmovups ymmword ptr [rsp + 0xd0], ymm0
    mov qword ptr [rsp + 0xf0], 0x0
    mov word ptr [rsp + 0x6], 0x100
    lea rax, [rsp + 0x6]
    movzx esi, byte ptr [rsp + 0x6]
    movzx ebp, byte ptr [rsp + 0x7]
    lea r14, [rsp + 0x18]
    mov rdi, r14
    vzeroupper
    call plywright::side::runtime::once
    mov rdi, r14
    mov esi, ebp
    call plywright::side::runtime::once
    mov word ptr [rsp + 0x6], 0x100
    lea rax, [rsp + 0x6]
    movzx esi, byte ptr [rsp + 0x6]
    movzx ebp, byte ptr [rsp + 0x7]
    mov rdi, r14
    call plywright::side::runtime::once
    mov r15d, eax
    mov rdi, r14
    mov esi, ebp
    call plywright::side::runtime::once
    sub r15d, eax
    mov word ptr [rsp + 0x6], 0x100
    lea rax, [rsp + 0x6]
    movzx esi, byte ptr [rsp + 0x6]
    movzx r12d, byte ptr [rsp + 0x7]
    mov rdi, r14
    call plywright::side::runtime::once
    mov ebp, eax
    mov rdi, r14
    mov esi, r12d
    call plywright::side::runtime::once
    sub ebp, eax
    add ebp, r15d
    mov rax, qword ptr [rsp + 0x18]
    mov r14, qword ptr [rsp + 0x20]
    mov ecx, dword ptr [r14 + 0x868]
    mov edx, ecx
    neg edx
    cmp byte ptr [rax + 0x43], 0x0
    cmove edx, ecx
    mov eax, ebp
    add ebp, edx
    add eax, edx
    add eax, 0x8000
    sar eax, 0x10
    test eax, eax
    jle .L0
    mov r12d, dword ptr [rsp + 0x30]
    test r12d, r12d
    je .L4
    mov r11d, dword ptr [rsp + 0x38]
    mov r10d, dword ptr [rsp + 0x4c]
    mov ecx, r11d
    xor ecx, 0x1
    mov edx, r10d
    xor edx, 0x1
    or edx, ecx
    jne .L2
    mov rcx, qword ptr [rbx + 0x60]
    movabs rdx, 0x55aa55aa55aa55aa
    test rcx, rdx
    sete dl
    movabs rsi, -0x55aa55aa55aa55ab
    test rcx, rsi
    sete cl
    or cl, dl
    jne .L2
    mov ecx, dword ptr [rsp + 0x34]
    mov r13d, dword ptr [rsp + 0x3c]
    lea edx, [rcx + 2*rcx]
    lea esi, [r13 + 4*r13]
    add esi, edx
    mov r9d, dword ptr [rsp + 0x40]
    lea edi, [r9 + 8*r9]
    mov edx, dword ptr [rsp + 0x48]
    add edi, esi
    jne .L14
    lea esi, [rdx + 2*rdx]
    mov edi, dword ptr [rsp + 0x50]
    mov r8d, dword ptr [rsp + 0x54]
    lea r11d, [rdi + 4*rdi]
    add r11d, esi
    lea esi, [r8 + 8*r8]
    jmp .L1
.L0:
    mov r12d, dword ptr [rsp + 0x44]
    test r12d, r12d
    je .L7
    mov r11d, dword ptr [rsp + 0x38]
    mov r10d, dword ptr [rsp + 0x4c]
    mov ecx, r10d
    xor ecx, 0x1
    mov edx, r11d
    xor edx, 0x1
    or edx, ecx
    jne .L5
    mov rcx, qword ptr [rbx + 0x60]
    movabs rdx, 0x55aa55aa55aa55aa
    test rcx, rdx
    sete dl
    movabs rsi, -0x55aa55aa55aa55ab
    test rcx, rsi
    sete cl
    or cl, dl
    jne .L5
    mov ecx, dword ptr [rsp + 0x34]
    mov edx, dword ptr [rsp + 0x48]
    lea esi, [rdx + 2*rdx]
    mov edi, dword ptr [rsp + 0x50]
    lea r9d, [rdi + 4*rdi]
    add r9d, esi
    mov r8d, dword ptr [rsp + 0x54]
    lea esi, [r8 + 8*r8]
    add esi, r9d
    jne .L17
    lea esi, [rcx + 2*rcx]
    mov r13d, dword ptr [rsp + 0x3c]
    mov r9d, dword ptr [rsp + 0x40]
    lea r11d, [r13 + 4*r13]
    add r11d, esi
    lea esi, [r9 + 8*r9]
.L1:
    xor r10d, r10d
    add esi, r11d
    setne r10b
    shl r10d, 0x3
    lea r11, [r10 + 0x848]
    add r10, 0x84c
    jmp .L19
.L2:
    mov qword ptr [rsp + 0x8], rbx
    mov ecx, dword ptr [rsp + 0x34]
    mov r13d, dword ptr [rsp + 0x3c]
    mov rbx, rcx
    lea esi, [rcx + r11]
    mov r15d, dword ptr [rsp + 0x40]
    mov ecx, dword ptr [rsp + 0x48]
    mov edi, r10d
    mov rdx, rcx
    add edi, ecx
    sub esi, edi
    mov edi, dword ptr [rsp + 0x50]
    mov r8d, dword ptr [rsp + 0x54]
    mov r9, r15
    sub r15d, r8d
    lea r15d, [r15 + 8*r15]
    lea esi, [rsi + 2*rsi]
    mov rcx, r13
    sub r13d, edi
    lea r13d, [r13 + 4*r13]
    add r13d, r15d
    add r13d, esi
    mov r15d, 0x40
    cmp r13d, 0x4
    jge .L3
    imul r12d, dword ptr [r14 + 0x85c]
    add r12d, dword ptr [r14 + 0x858]
    cmp r12d, 0x40
    mov r15d, 0x40
    cmovl r15d, r12d
.L3:
    mov r13, rcx
    mov rcx, rbx
    mov rbx, qword ptr [rsp + 0x8]
    jmp .L20
.L4:
    mov r9d, dword ptr [rsp + 0x34]
    mov r11d, dword ptr [rsp + 0x38]
    lea edx, [r11 + r9]
    lea edx, [rdx + 2*rdx]
    mov ecx, dword ptr [rsp + 0x3c]
    mov qword ptr [rsp + 0x8], rcx
    lea esi, [rcx + 4*rcx]
    mov ecx, dword ptr [rsp + 0x40]
    mov qword ptr [rsp + 0x10], rcx
    lea r12d, [rcx + 8*rcx]
    add r12d, esi
    add r12d, edx
    mov edx, dword ptr [rsp + 0x48]
    mov r10d, dword ptr [rsp + 0x4c]
    lea esi, [r10 + rdx]
    lea esi, [rsi + 2*rsi]
    mov edi, dword ptr [rsp + 0x50]
    lea r13d, [rdi + 4*rdi]
    mov r8d, dword ptr [rsp + 0x54]
    lea r15d, [r8 + 8*r8]
    add r15d, r13d
    add r15d, esi
    mov esi, r12d
    sub esi, r15d
    cmp esi, 0x3
    jle .L8
    mov r15d, 0x40
    cmp r9d, 0x2
    jne .L10
    xor r12d, 0x6
    xor r15d, r15d
    or r12d, dword ptr [rsp + 0x44]
    setne r15b
    shl r15d, 0x6
    mov ecx, 0x2
    jmp .L11
.L5:
    mov ecx, dword ptr [rsp + 0x48]
    mov qword ptr [rsp + 0x10], rcx
    lea esi, [rcx + r10]
    mov edi, dword ptr [rsp + 0x50]
    mov r8d, dword ptr [rsp + 0x54]
    mov r15d, dword ptr [rsp + 0x34]
    mov ecx, dword ptr [rsp + 0x3c]
    mov r9d, r11d
    mov rdx, r15
    add r9d, r15d
    sub esi, r9d
    mov r9d, dword ptr [rsp + 0x40]
    mov r15d, r8d
    sub r15d, r9d
    lea r15d, [r15 + 8*r15]
    lea esi, [rsi + 2*rsi]
    mov r13d, edi
    mov qword ptr [rsp + 0x8], rcx
    sub r13d, ecx
    lea r13d, [r13 + 4*r13]
    add r13d, r15d
    add r13d, esi
    mov r15d, 0x40
    cmp r13d, 0x4
    jge .L6
    imul r12d, dword ptr [r14 + 0x85c]
    add r12d, dword ptr [r14 + 0x858]
    cmp r12d, 0x40
    mov r15d, 0x40
    cmovl r15d, r12d
.L6:
    mov r13, qword ptr [rsp + 0x8]
    mov rcx, rdx
    mov rdx, qword ptr [rsp + 0x10]
    jmp .L20
.L7:
    mov edx, dword ptr [rsp + 0x48]
    mov r10d, dword ptr [rsp + 0x4c]
    lea ecx, [r10 + rdx]
    lea ecx, [rcx + 2*rcx]
    mov edi, dword ptr [rsp + 0x50]
    lea esi, [rdi + 4*rdi]
    mov r8d, dword ptr [rsp + 0x54]
    lea r12d, [r8 + 8*r8]
    add r12d, esi
    add r12d, ecx
    mov ecx, dword ptr [rsp + 0x34]
    mov r11d, dword ptr [rsp + 0x38]
    mov qword ptr [rsp + 0x10], rcx
    lea esi, [r11 + rcx]
    lea r13d, [rsi + 2*rsi]
    mov ecx, dword ptr [rsp + 0x3c]
    mov qword ptr [rsp + 0x8], rcx
    lea esi, [rcx + 4*rcx]
    mov r9d, dword ptr [rsp + 0x40]
    lea r15d, [r9 + 8*r9]
    add r15d, esi
    add r15d, r13d
    mov esi, r12d
    sub esi, r15d
    cmp esi, 0x3
    jle .L9
    mov r15d, 0x40
    cmp edx, 0x2
    jne .L16
    xor r12d, 0x6
    xor r15d, r15d
    or r12d, dword ptr [rsp + 0x30]
    setne r15b
    shl r15d, 0x6
    mov edx, 0x2
    jmp .L16
.L8:
    cmp r12d, 0x4
    jge .L12
    xor r15d, r15d
    jmp .L13
.L9:
    cmp r12d, 0x4
    jge .L15
    xor r15d, r15d
    jmp .L16
.L10:
    mov rcx, r9
.L11:
    mov r13, qword ptr [rsp + 0x8]
    mov r9, qword ptr [rsp + 0x10]
    jmp .L20
.L12:
    xor esi, esi
    cmp r15d, 0x4
    setge sil
    mov r15d, dword ptr [r14 + 4*rsi + 0x860]
.L13:
    mov r13, qword ptr [rsp + 0x8]
    mov rcx, r9
    mov r9, qword ptr [rsp + 0x10]
    jmp .L20
.L14:
    mov edi, dword ptr [rsp + 0x50]
    mov r8d, dword ptr [rsp + 0x54]
    jmp .L18
.L15:
    xor esi, esi
    cmp r15d, 0x4
    setge sil
    mov r15d, dword ptr [r14 + 4*rsi + 0x860]
.L16:
    mov r13, qword ptr [rsp + 0x8]
    mov rcx, qword ptr [rsp + 0x10]
    jmp .L20
.L17:
    mov r13d, dword ptr [rsp + 0x3c]
    mov r9d, dword ptr [rsp + 0x40]
.L18:
    mov r10d, 0x854
    mov r11d, 0x850
.L19:
    imul r12d, dword ptr [r14 + r10]
    add r12d, dword ptr [r14 + r11]
    cmp r12d, 0x40
    mov r15d, 0x40
    cmovl r15d, r12d
    mov r10d, 0x1
    mov r11d, 0x1
.L20:
    add r10d, edx
    add r11d, ecx
    add r11d, r10d
    add edi, r13d
    add r8d, r9d
    movsx ecx, bp
    lea edx, [r11 + 2*rdi]
    lea edx, [rdx + 4*r8]
    cmp edx, 0x18
    mov esi, 0x18
    cmovge edx, esi
    imul ecx, edx
    imul r15d, eax
    lea eax, [r15 + 0x3f]
    test r15d, r15d
    cmovns eax, r15d
    sar eax, 0x6
    sub esi, edx
    imul esi, eax
    add esi, ecx
    movsxd rax, esi
    imul rcx, rax, 0x2aaaaaab
    mov rax, rcx
    shr rax, 0x3f
    sar rcx, 0x22
    add ecx, eax
    mov eax, ecx
    neg eax
    cmp byte ptr [rbx + 0x93], 0x0
    cmove eax, ecx
    add rsp, 0x118
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

plywright::side::runtime::once:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov eax, esi
    mov r14, qword ptr [rdi]
    mov r15, qword ptr [r14 + 8*rax + 0x30]
    mov rdx, qword ptr [r14]
    and rdx, r15
    mov rcx, qword ptr [r14 + 0x28]
    and rcx, r15
    xor ebp, ebp
    tzcnt rbp, rcx
    mov ecx, ebp
    mov r8, rdx
    shr r8, 0x8
    mov r9, rdx
    shl r9, 0x8
    test esi, esi
    mov r10, r9
    cmovne r10, r8
    mov r11d, ebp
    and r11d, 0x3f
    lea rbx, [r10 + r10]
    movabs r12, -0x101010101010102
    and r12, rbx
    shr r10
    movabs rbx, 0x7f7f7f7f7f7f7f7f
    and rbx, r10
    mov r10, r12
    and r10, rbx
    or rbx, r12
    shl r11d, 0x6
    lea r12, [plywright::board::geometry::AROUND]
    mov r13, qword ptr [r11 + r12 + 0x8]
    mov r12, rbx
    and r12, r13
    mov r11d, ebp
    and r11b, 0x7
    je .L0
    and ebp, 0x7
    cmp ebp, 0x7
    jne .L1
    mov r11b, 0x6
    jmp .L1
.L0:
    mov r11b, 0x1
.L1:
    or r12, r10
    mov rbp, rbx
    or rbp, r13
    shr cl, 0x3
    and cl, 0x7
    je .L2
    movzx r10d, cl
    cmp r10d, 0x7
    jne .L3
    mov cl, 0x30
    jmp .L4
.L2:
    mov cl, 0x8
    jmp .L4
.L3:
    shl cl, 0x3
.L4:
    xor r10d, r10d
    popcnt r10, rdx
    vmovq xmm0, r15
    vpbroadcastq ymm0, xmm0
    vpand ymm0, ymm0, ymmword ptr [r14 + 0x8]
    lea r14, [rax + 4*rax]
    vpbroadcastd ymm1, dword ptr [.C0]
    vpand ymm2, ymm0, ymm1
    vbroadcasti128 ymm3, xmmword ptr [.C1]
    vpshufb ymm2, ymm3, ymm2
    vpsrlw ymm0, ymm0, 0x4
    vpand ymm0, ymm0, ymm1
    vpshufb ymm0, ymm3, ymm0
    vpaddb ymm0, ymm0, ymm2
    vpxor xmm1, xmm1, xmm1
    vpsadbw ymm0, ymm0, ymm1
    vbroadcasti128 ymm2, xmmword ptr [.C2]
    vpermd ymm0, ymm2, ymm0
    mov dword ptr [rdi + 4*r14 + 0x18], r10d
    vmovdqu xmmword ptr [rdi + 4*r14 + 0x1c], xmm0
    mov r10d, eax
    shl r10d, 0x6
    mov qword ptr [rdi + r10 + 0x40], rbx
    vmovdqu ymmword ptr [rdi + r10 + 0x48], ymm1
    mov qword ptr [rdi + r10 + 0x68], r13
    mov qword ptr [rdi + r10 + 0x70], rbp
    mov qword ptr [rdi + r10 + 0x78], r12
    test sil, sil
    je .L5
    mov rsi, rbx
    shr rsi, 0x8
    or rsi, rbx
    mov r10, rsi
    shr r10, 0x10
    or r10, rsi
    mov rsi, r10
    shr rsi, 0x20
    jmp .L6
.L5:
    mov rsi, rbx
    shl rsi, 0x8
    or rsi, rbx
    mov r10, rsi
    shl r10, 0x10
    or r10, rsi
    mov rsi, r10
    shl rsi, 0x20
.L6:
    or rsi, r10
    mov qword ptr [rdi + 8*rax + 0xc0], rsi
    or r9, rdx
    mov rsi, r9
    shl rsi, 0x10
    or rsi, r9
    or r8, rdx
    mov rdx, r8
    shr rdx, 0x10
    or rdx, r8
    mov r8, rsi
    shld r8, rdx, 0x20
    or rdx, rsi
    or rdx, r8
    mov qword ptr [rdi + 8*rax + 0xd0], rdx
    or cl, r11b
    movzx ecx, cl
    mov edx, ecx
    shl ecx, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rsi + 0x8]
    bts rcx, rdx
    mov qword ptr [rdi + 8*rax + 0xe0], rcx
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.C0 = 0x0f0f0f0f
.C1 = 0x0302020102010100 0x0403030203020201
.C2 = 0x0000000200000000 0x0000000600000004

plywright::side::runtime::once:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x68
    mov r11, rdi
    movabs r8, 0x3333333333333333
    mov rdi, qword ptr [rdi]
    mov rdx, qword ptr [r11 + 0x8]
    mov r9d, esi
    mov r10, qword ptr [rdi + 8*r9 + 0x30]
    mov rbx, qword ptr [rdi]
    and rbx, r10
    mov rax, qword ptr [rdi + 0x20]
    and rax, r10
    mov qword ptr [rsp + 0x48], rax
    mov eax, esi
    xor al, 0x1
    movzx r15d, al
    mov rax, qword ptr [rdi + 0x28]
    and rax, r10
    tzcnt rax, rax
    mov qword ptr [rsp + 0x20], rbx
    bts rbx, rax
    and al, 0x3f
    mov ecx, r15d
    shl ecx, 0x6
    mov rcx, qword ptr [r11 + rcx + 0x40]
    mov qword ptr [rsp + 0x50], rcx
    or rbx, rcx
    not rbx
    mov qword ptr [rsp + 0x18], rbx
    test esi, esi
    mov ecx, 0x38
    mov dword ptr [rsp + 0x2c], esi
    cmove ecx, esi
    mov dword ptr [rsp + 0x4], ecx
    xor al, cl
    movzx eax, al
    mov eax, dword ptr [rdx + 4*rax + 0x500]
    movabs r14, 0xf0f0f0f0f0f0f0f
    lea rbx, [r11 + 0x40]
    mov rsi, qword ptr [rdi + 0x8]
    and rsi, r10
    mov qword ptr [rsp + 0x30], rdi
    mov qword ptr [rsp + 0x10], r11
    mov qword ptr [rsp + 0x8], r9
    mov qword ptr [rsp + 0x40], r15
    mov qword ptr [rsp + 0x38], rbx
    je .L2
    mov ecx, r9d
    shl ecx, 0x6
    lea r9, [rbx + rcx]
    mov r10, qword ptr [rbx + rcx + 0x8]
    mov rdi, rbx
    mov rbx, qword ptr [rbx + rcx + 0x30]
    mov rbp, qword ptr [rdi + rcx + 0x38]
    mov rdi, qword ptr [r11 + 8*r15 + 0xe0]
    lea r13, [plywright::board::geometry::AROUND]
    vpbroadcastd xmm0, dword ptr [.C0]
    nop
.L0:
    mov rcx, rbp
    xor r11d, r11d
    tzcnt r11, rsi
    mov r12d, r11d
    shl r12d, 0x6
    mov r12, qword ptr [r12 + r13]
    or r10, r12
    mov qword ptr [r9 + 0x8], r10
    mov rbp, rbx
    and rbp, r12
    or rbp, rcx
    mov qword ptr [r9 + 0x38], rbp
    or rbx, r12
    mov qword ptr [r9 + 0x30], rbx
    mov rcx, rdi
    and rcx, r12
    je .L1
    popcnt rcx, rcx
    imul ecx, dword ptr [rdx + 0x988]
    add ecx, dword ptr [rdx + 0x7f0]
    vpinsrd xmm1, xmm0, ecx, 0x1
    mov rcx, qword ptr [rsp + 0x10]
    mov r15, qword ptr [rsp + 0x8]
    vmovq xmm2, qword ptr [rcx + 8*r15 + 0xf0]
    vpaddd xmm1, xmm1, xmm2
    vmovq qword ptr [rcx + 8*r15 + 0xf0], xmm1
.L1:
    and r12, qword ptr [rsp + 0x18]
    mov r15, r12
    shr r15
    movabs rcx, 0x5555555555555555
    and r15, rcx
    xor ecx, ecx
    popcnt rcx, r12
    sub r12, r15
    mov r15, r12
    and r15, r8
    shr r12, 0x2
    and r12, r8
    add r12, r15
    mov r15, r12
    shr r15, 0x4
    add r15, r12
    and r15, r14
    movabs r12, 0x101010101010101
    imul r15, r12
    shr r15, 0x38
    cmp r15d, 0x9
    jae .L15
    blsr rsi, rsi
    add eax, dword ptr [rdx + 4*rcx + 0x898]
    xor r11b, byte ptr [rsp + 0x4]
    movzx ecx, r11b
    add eax, dword ptr [rdx + 4*rcx + 0x100]
    test rsi, rsi
    jne .L0
    mov rdi, qword ptr [rsp + 0x30]
    mov r9, qword ptr [rsp + 0x8]
    mov r10, qword ptr [rdi + 8*r9 + 0x30]
    mov r11, qword ptr [rsp + 0x10]
    mov r15, qword ptr [rsp + 0x40]
    mov rbx, qword ptr [rsp + 0x38]
.L2:
    mov r13, qword ptr [r11 + 0x10]
    mov qword ptr [rsp + 0x60], r13
    xor r13, qword ptr [rsp + 0x48]
    mov r12, qword ptr [rdi + 0x10]
    and r12, r10
    je .L5
    mov ecx, r9d
    shl ecx, 0x6
    lea rsi, [rbx + rcx]
    mov rdi, qword ptr [r11 + 8*r15 + 0xe0]
    mov qword ptr [rsp + 0x58], rdi
    mov r9, qword ptr [rbx + rcx + 0x10]
    mov r10, qword ptr [rbx + rcx + 0x30]
    mov r15, qword ptr [rbx + rcx + 0x38]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm0, dword ptr [.C0]
    nop
.L3:
    mov rcx, r15
    xor ebp, ebp
    tzcnt rbp, r12
    lea rdi, [2*rbp]
    add rdi, rbp
    mov r11d, dword ptr [rbx + 8*rdi + 0x610]
    mov r15, qword ptr [rbx + 8*rdi + 0x600]
    and r15, r13
    imul r15, qword ptr [rbx + 8*rdi + 0x608]
    movzx edi, byte ptr [rbx + 8*rdi + 0x614]
    shrx rdi, r15, rdi
    add rdi, r11
    lea r11, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r11 + 8*rdi]
    or r9, r11
    mov qword ptr [rsi + 0x10], r9
    mov r15, r10
    and r15, r11
    or r15, rcx
    mov qword ptr [rsi + 0x38], r15
    or r10, r11
    mov qword ptr [rsi + 0x30], r10
    mov rcx, qword ptr [rsp + 0x58]
    and rcx, r11
    je .L4
    popcnt rcx, rcx
    imul ecx, dword ptr [rdx + 0x988]
    add ecx, dword ptr [rdx + 0x7f4]
    vpinsrd xmm1, xmm0, ecx, 0x1
    mov rcx, qword ptr [rsp + 0x10]
    mov rdi, qword ptr [rsp + 0x8]
    vmovq xmm2, qword ptr [rcx + 8*rdi + 0xf0]
    vpaddd xmm1, xmm1, xmm2
    vmovq qword ptr [rcx + 8*rdi + 0xf0], xmm1
.L4:
    and r11, qword ptr [rsp + 0x18]
    mov rdi, r11
    shr rdi
    movabs rcx, 0x5555555555555555
    and rdi, rcx
    xor ecx, ecx
    popcnt rcx, r11
    sub r11, rdi
    mov rdi, r11
    and rdi, r8
    shr r11, 0x2
    and r11, r8
    add r11, rdi
    mov rdi, r11
    shr rdi, 0x4
    add rdi, r11
    and rdi, r14
    movabs r11, 0x101010101010101
    imul rdi, r11
    shr rdi, 0x39
    cmp edi, 0x7
    jae .L16
    blsr r12, r12
    add eax, dword ptr [rdx + 4*rcx + 0x810]
    mov ecx, dword ptr [rsp + 0x4]
    xor cl, bpl
    movzx ecx, cl
    mov edi, eax
    add edi, dword ptr [rdx + 4*rcx + 0x200]
    movabs rax, -0x55aa55aa55aa55ab
    bt rax, rbp
    movabs rcx, 0x55aa55aa55aa55aa
    cmovae rax, rcx
    and rax, qword ptr [rsp + 0x20]
    popcnt rax, rax
    imul eax, dword ptr [rdx + 0x904]
    add eax, edi
    test r12, r12
    jne .L3
    mov rcx, qword ptr [rsp + 0x30]
    mov r9, qword ptr [rsp + 0x8]
    mov r10, qword ptr [rcx + 8*r9 + 0x30]
    mov r11, qword ptr [rsp + 0x10]
    mov r15, qword ptr [rsp + 0x40]
    mov rbx, qword ptr [rsp + 0x38]
    and r10, qword ptr [rcx + 0x18]
    jne .L6
    jmp .L9
.L5:
    mov rcx, qword ptr [rsp + 0x30]
    and r10, qword ptr [rcx + 0x18]
    je .L9
.L6:
    xor r13, r10
    mov ecx, r9d
    shl ecx, 0x6
    lea rsi, [rbx + rcx]
    mov r9, qword ptr [rbx + rcx + 0x18]
    mov rbp, qword ptr [rbx + rcx + 0x30]
    mov rbx, qword ptr [rbx + rcx + 0x38]
    mov rcx, qword ptr [r11 + 8*r15 + 0xe0]
    mov qword ptr [rsp + 0x20], rcx
    lea r15, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm0, dword ptr [.C0]
    nop
.L7:
    mov rcx, rbx
    xor r11d, r11d
    tzcnt r11, r10
    lea rdi, [r11 + 2*r11]
    mov ebx, dword ptr [r15 + 8*rdi + 0x10]
    mov r12, qword ptr [r15 + 8*rdi]
    and r12, r13
    imul r12, qword ptr [r15 + 8*rdi + 0x8]
    movzx edi, byte ptr [r15 + 8*rdi + 0x14]
    shrx rdi, r12, rdi
    add rdi, rbx
    lea rbx, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rbx + 8*rdi]
    or r9, r12
    mov qword ptr [rsi + 0x18], r9
    mov rbx, rbp
    and rbx, r12
    or rbx, rcx
    mov qword ptr [rsi + 0x38], rbx
    or rbp, r12
    mov qword ptr [rsi + 0x30], rbp
    mov rcx, qword ptr [rsp + 0x20]
    and rcx, r12
    je .L8
    popcnt rcx, rcx
    imul ecx, dword ptr [rdx + 0x988]
    add ecx, dword ptr [rdx + 0x7f8]
    vpinsrd xmm1, xmm0, ecx, 0x1
    mov rcx, qword ptr [rsp + 0x10]
    mov rdi, qword ptr [rsp + 0x8]
    vmovq xmm2, qword ptr [rcx + 8*rdi + 0xf0]
    vpaddd xmm1, xmm1, xmm2
    vmovq qword ptr [rcx + 8*rdi + 0xf0], xmm1
.L8:
    and r12, qword ptr [rsp + 0x18]
    mov rdi, r12
    shr rdi
    movabs rcx, 0x5555555555555555
    and rdi, rcx
    xor ecx, ecx
    popcnt rcx, r12
    sub r12, rdi
    mov rdi, r12
    and rdi, r8
    shr r12, 0x2
    and r12, r8
    add r12, rdi
    mov rdi, r12
    shr rdi, 0x4
    add rdi, r12
    and rdi, r14
    movabs r12, 0x101010101010101
    imul rdi, r12
    shr rdi, 0x38
    cmp edi, 0xf
    jae .L17
    add eax, dword ptr [rdx + 4*rcx + 0x8bc]
    xor r11b, byte ptr [rsp + 0x4]
    movzx ecx, r11b
    add eax, dword ptr [rdx + 4*rcx + 0x300]
    blsr r10, r10
    jne .L7
.L9:
    mov r9, qword ptr [rsp + 0x48]
    test r9, r9
    je .L12
    mov rcx, qword ptr [rsp + 0x8]
    shl ecx, 0x6
    mov rdi, qword ptr [rsp + 0x38]
    lea rsi, [rdi + rcx]
    mov r10, qword ptr [rdi + rcx + 0x20]
    mov rbp, qword ptr [rdi + rcx + 0x30]
    mov rbx, qword ptr [rdi + rcx + 0x38]
    mov rcx, qword ptr [rsp + 0x10]
    mov rdi, qword ptr [rsp + 0x40]
    mov rcx, qword ptr [rcx + 8*rdi + 0xe0]
    mov qword ptr [rsp + 0x20], rcx
    lea r12, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm0, dword ptr [.C0]
    nop
.L10:
    mov r13, r8
    mov rcx, rbx
    mov qword ptr [rsp + 0x48], r9
    xor r15d, r15d
    tzcnt r15, r9
    lea rdi, [r15 + 2*r15]
    mov r11d, dword ptr [r12 + 8*rdi + 0x10]
    movzx ebx, byte ptr [r12 + 8*rdi + 0x14]
    mov r9, qword ptr [r12 + 8*rdi]
    mov r8, qword ptr [rsp + 0x60]
    and r9, r8
    imul r9, qword ptr [r12 + 8*rdi + 0x8]
    shrx r9, r9, rbx
    add r9, r11
    mov r11d, dword ptr [r12 + 8*rdi + 0x610]
    movzx ebx, byte ptr [r12 + 8*rdi + 0x614]
    mov r14, qword ptr [r12 + 8*rdi + 0x600]
    and r14, r8
    imul r14, qword ptr [r12 + 8*rdi + 0x608]
    shrx rdi, r14, rbx
    add rdi, r11
    lea r8, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r8 + 8*rdi]
    or r11, qword ptr [r8 + 8*r9]
    or r10, r11
    mov qword ptr [rsi + 0x20], r10
    mov rbx, rbp
    and rbx, r11
    or rbx, rcx
    mov qword ptr [rsi + 0x38], rbx
    or rbp, r11
    mov qword ptr [rsi + 0x30], rbp
    mov rcx, qword ptr [rsp + 0x20]
    and rcx, r11
    je .L11
    popcnt rcx, rcx
    imul ecx, dword ptr [rdx + 0x988]
    add ecx, dword ptr [rdx + 0x7fc]
    vpinsrd xmm1, xmm0, ecx, 0x1
    mov rcx, qword ptr [rsp + 0x10]
    mov rdi, qword ptr [rsp + 0x8]
    vmovq xmm2, qword ptr [rcx + 8*rdi + 0xf0]
    vpaddd xmm1, xmm1, xmm2
    vmovq qword ptr [rcx + 8*rdi + 0xf0], xmm1
.L11:
    and r11, qword ptr [rsp + 0x18]
    mov rdi, r11
    shr rdi
    movabs rcx, 0x5555555555555555
    and rdi, rcx
    xor ecx, ecx
    popcnt rcx, r11
    sub r11, rdi
    mov rdi, r11
    and rdi, r13
    shr r11, 0x2
    and r11, r13
    add r11, rdi
    mov rdi, r11
    shr rdi, 0x4
    add rdi, r11
    movabs r9, 0xf0f0f0f0f0f0f0f
    and rdi, r9
    movabs r9, 0x101010101010101
    imul rdi, r9
    shr rdi, 0x3a
    cmp edi, 0x6
    ja .L18
    mov r8, r13
    add eax, dword ptr [rdx + 4*rcx + 0x780]
    xor r15b, byte ptr [rsp + 0x4]
    movzx ecx, r15b
    add eax, dword ptr [rdx + 4*rcx + 0x400]
    mov r9, qword ptr [rsp + 0x48]
    blsr r9, r9
    jne .L10
.L12:
    mov r14, qword ptr [rsp + 0x8]
    lea r12d, [8*r14]
    mov r10, qword ptr [rsp + 0x30]
    mov r13, qword ptr [r10 + r12 + 0x30]
    mov rsi, qword ptr [r10]
    mov rcx, rsi
    and rcx, r13
    mov rdi, rcx
    shr rdi, 0x8
    mov ebx, dword ptr [rsp + 0x2c]
    test bl, bl
    mov r9d, 0xff00
    movabs r11, 0xff000000000000
    cmovne r11, r9
    mov qword ptr [rsp + 0x18], r11
    mov r9d, 0xff
    movabs r11, -0x100000000000000
    cmovne r11, r9
    mov r15, rcx
    shl r15, 0x8
    test bl, bl
    movabs r9, 0xffffff0000
    movabs rbx, 0xffffff000000
    cmovne rbx, r9
    cmove r15, rdi
    shl r14d, 0x6
    mov rdi, qword ptr [rsp + 0x38]
    and rbx, qword ptr [rdi + r14]
    mov rdi, qword ptr [rsp + 0x40]
    lea r9d, [8*rdi]
    mov r14, qword ptr [rsp + 0x10]
    mov rdi, qword ptr [r14 + r9 + 0xc0]
    andn rbp, rdi, rbx
    mov rbx, qword ptr [r10 + 0x18]
    and rbx, r13
    vmovq xmm0, r13
    mov rdi, qword ptr [r14 + r12 + 0xd0]
    mov r14, qword ptr [r14 + r9 + 0xd0]
    vpbroadcastq xmm0, xmm0
    vpand xmm0, xmm0, xmmword ptr [r10 + 0x8]
    andn rdi, rdi, rbx
    vmovq xmm1, rbp
    vpshufd xmm2, xmm0, 0xee
    vpor xmm2, xmm2, xmm0
    vmovq r12, xmm2
    and r12, r15
    andn r15, r14, rdi
    vpbroadcastq xmm1, xmm1
    vpand xmm0, xmm1, xmm0
    vpsrlq xmm1, xmm0, 0x1
    vpand xmm1, xmm1, xmmword ptr [.C1]
    and rdi, r14
    vpsubq xmm0, xmm0, xmm1
    vpand xmm1, xmm0, xmmword ptr [.C2]
    vpsrlq xmm0, xmm0, 0x2
    vpand xmm0, xmm0, xmmword ptr [.C3]
    xor r14d, r14d
    popcnt r14, r12
    vpinsrd xmm2, xmm0, r14d, 0x2
    mov r14, qword ptr [rdx + 0x908]
    shr r14, 0x20
    vmovd xmm3, r14d
    vpaddq xmm0, xmm0, xmm1
    vpsrlq xmm1, xmm0, 0x4
    vpaddq xmm0, xmm1, xmm0
    vpand xmm0, xmm0, xmmword ptr [.C4]
    vpsrlq xmm1, xmm0, 0x20
    vpbroadcastd xmm4, dword ptr [.C5]
    vpmuludq xmm1, xmm1, xmm4
    vpmuludq xmm5, xmm0, xmmword ptr [.C6]
    vpaddq xmm1, xmm5, xmm1
    xor r14d, r14d
    popcnt r14, r15
    vpsllq xmm1, xmm1, 0x20
    vpmuludq xmm0, xmm0, xmm4
    vpaddq xmm0, xmm0, xmm1
    imul r14d, dword ptr [rdx + 0x908]
    popcnt rdi, rdi
    vpbroadcastd xmm1, xmm3
    vpblendd xmm1, xmm1, xmmword ptr [rdx + 0x8f8], 0x7
    vpinsrd xmm2, xmm2, edi, 0x3
    vpsrlq xmm0, xmm0, 0x38
    vshufps xmm0, xmm0, xmm2, 0xe8
    vpmulld xmm0, xmm1, xmm0
    vpshufd xmm1, xmm0, 0xee
    vpaddd xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm0, xmm1
    vmovd edi, xmm0
    add edi, r14d
    mov r14, qword ptr [rsp + 0x18]
    and r11, qword ptr [r10 + 0x28]
    and rsi, r14
    or r11, rsi
    test qword ptr [r10 + r9 + 0x30], r11
    je .L13
    and rbx, r14
    mov rsi, rbx
    shr rsi
    movabs r9, 0x55000000005500
    and r9, rsi
    sub rbx, r9
    lea rsi, [r8 - 0x33]
    mov r9, rbx
    and r9, rsi
    shr rbx, 0x2
    and rbx, rsi
    add rbx, r9
    mov rsi, rbx
    shr rsi, 0x4
    add rsi, rbx
    movabs r10, 0xf0f0f0f0f0f0f0f
    lea r9, [r10 - 0xf]
    and r9, rsi
    movabs r11, 0x101010101010101
    imul r9, r11
    shr r9, 0x38
    imul r9d, dword ptr [rdx + 0x910]
    add r9d, edi
    mov edi, r9d
    jmp .L14
.L13:
    movabs r10, 0xf0f0f0f0f0f0f0f
    movabs r11, 0x101010101010101
.L14:
    cmp byte ptr [rsp + 0x2c], 0x0
    movabs rsi, 0x3c3c3c00000000
    mov r9d, 0x3c3c3c00
    cmovne r9, rsi
    or rcx, qword ptr [rsp + 0x50]
    andn rcx, rcx, r9
    mov rsi, rcx
    shr rsi
    movabs r9, 0x14141414141400
    and r9, rsi
    sub rcx, r9
    lea rsi, [r8 - 0x333]
    and rsi, rcx
    shr rcx, 0x2
    add r8, -0x33
    and r8, rcx
    add r8, rsi
    mov rcx, r8
    shr rcx, 0x4
    add rcx, r8
    add r10, -0xf
    and r10, rcx
    imul r10, r11
    shr r10, 0x38
    imul r10d, dword ptr [rdx + 0x920]
    add eax, r10d
    add eax, edi
    add rsp, 0x68
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L15:
    lea rdx, [.D0]
    mov esi, 0x9
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.L16:
    lea rdx, [.D1]
    mov esi, 0xe
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.L17:
    lea rdx, [.D2]
    mov esi, 0xf
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.L18:
    lea rdx, [.D3]
    mov esi, 0x1c
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.C0 = 0x00000001
.C1 = 0x0000555555550000 0x0000555555550000
.C2 = 0x3333333333330000 0x3333333333330000
.C3 = 0x3333333333333333 0x3333333333333333
.C4 = 0x0f0f0f0f0f0f0707 0x0f0f0f0f0f0f0707
.C5 = 0x01010101
.C6 = 0x0000000001010101 0x0000000001010101

plywright::side::runtime::once:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0xc0
    mov r15d, esi
    lea r10, [r15 + 4*r15]
    mov r11, qword ptr [rdi + 0x8]
    mov eax, dword ptr [rdi + 4*r10 + 0x24]
    mov edx, dword ptr [rdi + 4*r10 + 0x18]
    mov ecx, dword ptr [rdi + 4*r10 + 0x1c]
    add edx, -0x5
    mov r8d, dword ptr [r11 + 0x88c]
    imul r8d, ecx
    mov r9d, dword ptr [r11 + 0x890]
    imul r9d, eax
    add r9d, r8d
    imul r9d, edx
    cmp dword ptr [rdi + 4*r10 + 0x20], 0x1
    jle .L2
    add r9d, dword ptr [r11 + 0x880]
    cmp ecx, 0x1
    jg .L3
.L0:
    mov edx, dword ptr [rdi + 4*r10 + 0x28]
    cmp eax, 0x1
    jle .L4
.L1:
    add r9d, dword ptr [r11 + 0x888]
    test edx, edx
    mov qword ptr [rsp + 0x8], r10
    jg .L5
    jmp .L6
.L2:
    cmp ecx, 0x1
    jle .L0
.L3:
    add r9d, dword ptr [r11 + 0x884]
    mov edx, dword ptr [rdi + 4*r10 + 0x28]
    cmp eax, 0x1
    jg .L1
.L4:
    test edx, edx
    mov qword ptr [rsp + 0x8], r10
    jle .L6
.L5:
    imul eax, dword ptr [r11 + 0x894]
    add r9d, eax
.L6:
    mov eax, esi
    xor al, 0x1
    mov r10, qword ptr [rdi]
    mov r8, qword ptr [r10]
    lea ecx, [8*r15]
    mov qword ptr [rsp - 0x78], r10
    mov rbp, qword ptr [r10 + rcx + 0x30]
    mov qword ptr [rsp + 0x30], rbp
    and rbp, r8
    mov r14, qword ptr [rdi + rcx + 0xd0]
    lea r13, [rdi + 0x40]
    mov ecx, r15d
    shl ecx, 0x6
    mov qword ptr [rsp - 0x30], rcx
    mov r10, qword ptr [rdi + rcx + 0x40]
    mov rbx, rbp
    shr rbx, 0x8
    mov r12, rbp
    shl r12, 0x8
    test sil, sil
    mov rcx, r12
    cmovne rcx, rbx
    mov qword ptr [rsp + 0x20], rcx
    test al, al
    mov dword ptr [rsp + 0x9c], r9d
    mov dword ptr [rsp - 0x5c], edx
    mov qword ptr [rsp + 0x10], r15
    mov qword ptr [rsp - 0x10], rbx
    mov qword ptr [rsp - 0x18], r12
    mov rdx, rbp
    jne .L7
    shr rdx, 0x10
    or rdx, rbp
    or rdx, rbx
    shr rdx, 0x10
    or rdx, rbx
    mov rcx, rdx
    shr rcx, 0x20
    jmp .L8
.L7:
    shl rdx, 0x10
    or rdx, rbp
    or rdx, r12
    shl rdx, 0x10
    or rdx, r12
    mov rcx, rdx
    shl rcx, 0x20
.L8:
    or rcx, rdx
    movabs r12, -0x101010101010102
    movabs r15, 0x7f7f7f7f7f7f7f7f
    and rcx, rbp
    popcnt rcx, rcx
    imul ecx, dword ptr [r11 + 0x924]
    lea rdx, [r14 + r14]
    and rdx, r12
    mov r9, r14
    shr r9
    and r9, r15
    or r9, rdx
    andn rdx, r9, rbp
    movzx ebx, al
    xor r9d, r9d
    popcnt r9, rdx
    imul r9d, dword ptr [r11 + 0x928]
    mov eax, ebx
    shl eax, 0x6
    mov qword ptr [rsp - 0x58], rax
    mov r13, qword ptr [r13 + rax]
    mov rax, qword ptr [rsp + 0x10]
    mov rax, qword ptr [rdi + 8*rax + 0xc0]
    andn rax, rax, qword ptr [rsp + 0x20]
    mov qword ptr [rsp + 0x58], r13
    and rax, r13
    mov r13, rax
    shr r13, 0x8
    shl rax, 0x8
    test sil, sil
    cmove rax, r13
    mov qword ptr [rsp + 0x18], rbx
    mov r13, qword ptr [rdi + 8*rbx + 0xd0]
    andn rax, rdx, rax
    andn rdx, r13, rdx
    popcnt rdx, rdx
    vmovd xmm0, edx
    movzx edx, r14b
    popcnt rax, rax
    vpinsrd xmm0, xmm0, eax, 0x1
    mov rax, r10
    and rax, rbp
    popcnt rax, rax
    vpinsrd xmm0, xmm0, eax, 0x2
    lea eax, [rdx + rdx]
    andn eax, eax, edx
    popcnt eax, eax
    vpinsrd xmm0, xmm0, eax, 0x3
    vpmulld xmm0, xmm0, xmmword ptr [r11 + 0x92c]
    vpshufd xmm1, xmm0, 0xee
    vpaddd xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm0, xmm1
    vmovd eax, xmm0
    add r9d, ecx
    add r9d, eax
    lea rcx, [2*rbp]
    and rcx, r12
    mov rax, rbp
    shr rax
    and rax, r15
    or rax, rcx
    or rax, r10
    and rax, rbp
    je .L10
    xor edx, edx
    test sil, sil
    mov ecx, 0x38
    cmove rcx, rdx
    mov rbx, qword ptr [rsp + 0x30]
    nop
.L9:
    xor edx, edx
    tzcnt rdx, rax
    xor edx, ecx
    shr edx, 0x3
    add r9d, dword ptr [r11 + 4*rdx + 0x600]
    blsr rax, rax
    jne .L9
    test rbp, rbp
    jne .L11
    jmp .L13
.L10:
    mov rbx, qword ptr [rsp + 0x30]
    test rbp, rbp
    je .L13
.L11:
    xor ecx, ecx
    test sil, sil
    mov eax, 0x38
    cmove rax, rcx
    mov rcx, rbp
    nop
.L12:
    xor edx, edx
    tzcnt rdx, rcx
    xor edx, eax
    add r9d, dword ptr [r11 + 4*rdx]
    blsr rcx, rcx
    jne .L12
.L13:
    mov rax, qword ptr [rsp - 0x78]
    mov rdx, qword ptr [rsp + 0x18]
    mov r15, qword ptr [rax + 8*rdx + 0x30]
    and r8, r15
    mov rax, qword ptr [rax + 0x28]
    mov rcx, rax
    and rcx, rbx
    tzcnt r12, rcx
    mov ecx, edx
    shl ecx, 0x6
    vmovq xmm0, r8
    vmovq xmm1, rbp
    vpunpcklqdq xmm0, xmm0, xmm1
    test sil, sil
    mov qword ptr [rsp - 0x68], r11
    mov qword ptr [rsp + 0xa0], r10
    mov qword ptr [rsp + 0xa8], r14
    mov qword ptr [rsp + 0xb8], r9
    je .L14
    vpsllq xmm1, xmm0, 0x10
    mov r9, r8
    shl r9, 0x8
    vpinsrq xmm2, xmm0, qword ptr [rsp - 0x18], 0x1
    vpinsrq xmm0, xmm0, r9, 0x0
    vpor xmm0, xmm1, xmm0
    vpor xmm0, xmm0, xmm2
    mov qword ptr [rsp - 0x38], r9
    vpinsrq xmm1, xmm2, r9, 0x0
    vpsllq xmm0, xmm0, 0x10
    vpor xmm0, xmm0, xmm1
    vpsllq xmm1, xmm0, 0x20
    jmp .L15
.L14:
    vpsrlq xmm1, xmm0, 0x10
    mov r9, r8
    shr r9, 0x8
    vpinsrq xmm2, xmm0, qword ptr [rsp - 0x10], 0x1
    vpinsrq xmm0, xmm0, r9, 0x0
    vpor xmm0, xmm1, xmm0
    vpor xmm0, xmm0, xmm2
    mov qword ptr [rsp - 0x38], r9
    vpinsrq xmm1, xmm2, r9, 0x0
    vpsrlq xmm0, xmm0, 0x10
    vpor xmm0, xmm0, xmm1
    vpsrlq xmm1, xmm0, 0x20
.L15:
    vpor xmm0, xmm1, xmm0
    mov qword ptr [rsp - 0x48], r8
    mov r11, qword ptr [rdi + rcx + 0x70]
    mov r8, qword ptr [rdi + 8*rdx + 0xc0]
    vpextrq r9, xmm0, 0x1
    vmovq rcx, xmm0
    mov qword ptr [rsp], r8
    or rcx, r8
    mov qword ptr [rsp - 0x8], r9
    or rcx, r9
    mov qword ptr [rsp - 0x70], rbp
    andn rbp, rcx, rbp
    mov dword ptr [rsp - 0x80], esi
    mov qword ptr [rsp - 0x50], rdi
    mov qword ptr [rsp + 0x38], r15
    mov qword ptr [rsp + 0x28], r12
    mov qword ptr [rsp + 0x40], r11
    je .L27
    mov r14, rdi
    and rax, r15
    lea rcx, [rdi + 0x18]
    tzcnt rax, rax
    lea rdx, [rdx + 4*rdx]
    mov r8d, dword ptr [rcx + 4*rdx + 0x8]
    mov edi, dword ptr [rcx + 4*rdx + 0xc]
    add r8d, dword ptr [rcx + 4*rdx + 0x4]
    lea edi, [r8 + 2*rdi]
    mov dword ptr [rsp + 0x50], edi
    mov ecx, dword ptr [rcx + 4*rdx + 0x10]
    shl ecx, 0x2
    neg ecx
    mov dword ptr [rsp - 0x20], ecx
    mov ecx, eax
    and cl, 0x7
    shr al, 0x3
    and al, 0x7
    mov edx, r12d
    and dl, 0x7
    mov r10d, r12d
    shr r10b, 0x3
    and r10b, 0x7
    mov rdi, qword ptr [rsp - 0x78]
    mov rdi, qword ptr [rdi + 0x18]
    mov r8, rdi
    and r8, rbx
    mov qword ptr [rsp - 0x28], r8
    and rdi, r15
    mov qword ptr [rsp + 0x78], rdi
    mov rdi, qword ptr [r14 + 0x10]
    mov qword ptr [rsp - 0x40], rdi
    or rdi, r11
    mov qword ptr [rsp + 0x70], rdi
    xor r11d, r11d
    test sil, sil
    mov edi, 0x38
    cmove rdi, r11
    mov qword ptr [rsp + 0x48], rdi
    mov edi, 0x38
    mov r8d, 0x8
    cmovne r8d, edi
    mov qword ptr [rsp + 0x90], r8
    cmove edi, r11d
    mov dword ptr [rsp + 0x80], edi
    movzx r13d, al
    mov edi, 0x7
    cmovne edi, r11d
    mov eax, r13d
    sub eax, edi
    sub edi, r13d
    cmovb edi, eax
    mov dword ptr [rsp - 0x7c], edi
    movzx r8d, cl
    movzx edi, dl
    movzx r15d, r10b
    mov rax, qword ptr [rsp - 0x68]
    lea rcx, [rax + 0x6a0]
    mov qword ptr [rsp + 0x88], rcx
    lea rcx, [rax + 0x6c0]
    mov qword ptr [rsp + 0x60], rcx
    add rax, 0x6e0
    mov qword ptr [rsp + 0x68], rax
    mov r14, qword ptr [rsp - 0x68]
    jmp .L17
    nop
.L16:
    blsr rbp, rbp
    je .L28
.L17:
    mov r9, r11
    tzcnt rbx, rbp
    mov rax, qword ptr [rsp + 0x90]
    add eax, ebx
    and al, 0x3f
    mov edx, ebx
    and edx, 0x7
    mov ecx, r8d
    sub ecx, edx
    mov r12d, edx
    sub r12d, r8d
    cmovb r12d, ecx
    mov ecx, eax
    shr cl, 0x3
    movzx ecx, cl
    mov r11d, ecx
    sub r11d, r13d
    mov r10d, r13d
    sub r10d, ecx
    cmovl r10d, r11d
    cmp r12d, r10d
    cmova r10d, r12d
    mov r11d, edi
    sub r11d, edx
    sub edx, edi
    cmovb edx, r11d
    mov r11d, r15d
    sub r11d, ecx
    sub ecx, r15d
    cmovb ecx, r11d
    cmp edx, ecx
    cmova ecx, edx
    test sil, sil
    je .L18
    movabs rdx, 0x101010101010101
    shlx r11, rdx, rbx
    jmp .L19
    nop
.L18:
    mov edx, 0x1
    shlx r11, rdx, rbx
    shr r11, 0x8
    bts r11, rbx
    mov rdx, r11
    shr rdx, 0x10
    or rdx, r11
    mov r11, rdx
    shr r11, 0x20
    or r11, rdx
.L19:
    mov edx, ebx
    xor edx, dword ptr [rsp + 0x48]
    shr edx, 0x3
    add r9d, dword ptr [r14 + 4*rdx + 0x640]
    imul r10d, dword ptr [r14 + 4*rdx + 0x660]
    add r10d, r9d
    imul ecx, dword ptr [r14 + 4*rdx + 0x680]
    add ecx, r10d
    test qword ptr [rsp - 0x28], r11
    je .L21
    add ecx, dword ptr [r14 + 0x944]
    mov esi, dword ptr [rsp - 0x80]
    mov r11, rcx
    mov ecx, 0x1
    shlx rcx, rcx, rax
    test sil, sil
    je .L22
.L20:
    mov rax, rcx
    shr rax, 0x8
    or rax, rcx
    mov r10, rax
    shr r10, 0x10
    or r10, rax
    mov rax, r10
    shr rax, 0x20
    or rax, r10
    mov r10, qword ptr [rsp + 0x88]
    test qword ptr [rsp - 0x40], rcx
    jne .L24
    jmp .L23
    nop
.L21:
    mov r9, rcx
    test qword ptr [rsp + 0x78], r11
    je .L26
    mov rcx, qword ptr [rsp - 0x68]
    mov r11, r9
    add r11d, dword ptr [rcx + 0x948]
    mov esi, dword ptr [rsp - 0x80]
    mov ecx, 0x1
    shlx rcx, rcx, rax
    test sil, sil
    jne .L20
.L22:
    movzx eax, al
    movabs r9, 0x101010101010101
    shlx rax, r9, rax
    mov r10, qword ptr [rsp + 0x88]
    test qword ptr [rsp - 0x40], rcx
    jne .L24
.L23:
    mov r10, qword ptr [rsp + 0x68]
    test qword ptr [rsp + 0x70], rax
    je .L24
    mov r10, qword ptr [rsp + 0x60]
    test qword ptr [rsp + 0x40], rcx
    jne .L25
    nop
.L24:
    add r11d, dword ptr [r10 + 4*rdx]
.L25:
    mov ecx, dword ptr [rsp - 0x20]
    cmp dword ptr [rsp + 0x50], ecx
    jne .L16
    and rax, qword ptr [rsp - 0x40]
    jne .L16
    mov eax, dword ptr [rsp + 0x80]
    xor al, bl
    shr al, 0x3
    xor al, 0x7
    movzx eax, al
    cmp al, 0x5
    mov ecx, 0x5
    cmovae eax, ecx
    mov rcx, qword ptr [rsp - 0x78]
    cmp byte ptr [rcx + 0x43], sil
    setne cl
    mov edx, dword ptr [rsp - 0x7c]
    cmp r12d, edx
    cmovbe r12d, edx
    add cl, al
    cmp cl, r12b
    jae .L16
    mov rax, qword ptr [rsp - 0x68]
    add r11d, dword ptr [rax + 0x94c]
    jmp .L16
.L26:
    mov esi, dword ptr [rsp - 0x80]
    mov r11, r9
    mov ecx, 0x1
    shlx rcx, rcx, rax
    test sil, sil
    jne .L20
    jmp .L22
.L27:
    xor r11d, r11d
.L28:
    test sil, sil
    movabs rbx, 0x101010101010101
    je .L29
    mov rcx, qword ptr [rsp - 0x38]
    mov rax, rcx
    shl rax, 0x8
    or rax, rcx
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov rax, rcx
    shl rax, 0x20
    or rax, rcx
    mov rcx, qword ptr [rsp - 0x8]
    or rcx, rax
    mov rdi, qword ptr [rsp - 0x70]
    andn rcx, rcx, rdi
    and rcx, qword ptr [rsp]
    mov r14, qword ptr [rsp - 0x48]
    mov r12, qword ptr [rsp - 0x68]
    mov rdx, qword ptr [rsp - 0x50]
    lea rbp, [rdx + 0x40]
    mov r9, qword ptr [rsp + 0x38]
    mov r10, qword ptr [rsp + 0x28]
    je .L33
    mov rsi, rdi
    shr rsi, 0x10
    or rsi, rdi
    mov rdx, qword ptr [rsp - 0x10]
    or rsi, rdx
    shr rsi, 0x10
    or rsi, rdx
    mov rdx, rsi
    shr rdx, 0x20
    jmp .L30
.L29:
    mov rcx, qword ptr [rsp - 0x38]
    mov rax, rcx
    shr rax, 0x8
    or rax, rcx
    mov rcx, rax
    shr rcx, 0x10
    or rcx, rax
    mov rax, rcx
    shr rax, 0x20
    or rax, rcx
    mov rcx, qword ptr [rsp - 0x8]
    or rcx, rax
    mov rdi, qword ptr [rsp - 0x70]
    andn rcx, rcx, rdi
    and rcx, qword ptr [rsp]
    mov r14, qword ptr [rsp - 0x48]
    mov r12, qword ptr [rsp - 0x68]
    mov rdx, qword ptr [rsp - 0x50]
    lea rbp, [rdx + 0x40]
    mov r9, qword ptr [rsp + 0x38]
    mov r10, qword ptr [rsp + 0x28]
    je .L35
    mov rsi, rdi
    shl rsi, 0x10
    or rsi, rdi
    mov rdx, qword ptr [rsp - 0x18]
    or rsi, rdx
    shl rsi, 0x10
    or rsi, rdx
    mov rdx, rsi
    shl rdx, 0x20
.L30:
    or rdx, rsi
    mov rsi, rcx
    shr rsi, 0x8
    shl rcx, 0x8
    mov r8d, dword ptr [rsp - 0x80]
    test r8b, r8b
    cmovne rcx, rsi
    lea rsi, [rax + rax]
    shr rax
    and rax, rsi
    not rax
    lea rsi, [rdx + rdx]
    movabs rdi, -0x101010101010102
    and rsi, rdi
    shr rdx
    movabs rdi, 0x7f7f7f7f7f7f7f7f
    and rdx, rdi
    mov rdi, rsi
    and rdi, rdx
    or rdx, rsi
    movabs rsi, -0x7e7e7e7e7e7e7e7f
    or rsi, rax
    and rsi, rdx
    or rsi, rdi
    and rsi, rcx
    mov rax, rsi
    shr rax, 0x8
    shl rsi, 0x8
    test r8b, r8b
    cmove rsi, rax
    xor eax, eax
    test rsi, rsi
    je .L32
    test r8b, r8b
    mov ecx, 0x38
    cmove rcx, rax
    nop
.L31:
    xor edx, edx
    tzcnt rdx, rsi
    xor edx, ecx
    shr edx, 0x3
    add eax, dword ptr [r12 + 4*rdx + 0x620]
    blsr rsi, rsi
    jne .L31
.L32:
    add r11d, eax
    mov eax, r10d
    and eax, 0x38
    cmp byte ptr [rsp - 0x80], 0x0
    jne .L34
    jmp .L36
.L33:
    mov eax, r10d
    and eax, 0x38
.L34:
    mov ecx, 0xff
    shlx rax, rcx, rax
    mov rcx, rax
    shr rcx, 0x8
    or rcx, rax
    mov rdx, rcx
    shr rdx, 0x10
    or rdx, rcx
    mov rax, rdx
    shr rax, 0x20
    or rax, rdx
    jmp .L37
.L35:
    mov eax, r10d
    and eax, 0x38
.L36:
    mov rcx, -0x1
    shlx rax, rcx, rax
.L37:
    mov rdx, rax
    and rdx, qword ptr [rsp - 0x70]
    and rax, r14
    mov rcx, qword ptr [rsp - 0x78]
    mov r13, qword ptr [rcx + 0x18]
    mov rcx, qword ptr [rcx + 0x20]
    mov r14d, r10d
    and r14b, 0x7
    movzx edi, r14b
    test dil, dil
    mov qword ptr [rsp + 0x90], r11
    mov dword ptr [rsp + 0x98], edi
    je .L38
    mov esi, r14d
    cmp edi, 0x7
    jne .L39
    mov sil, 0x6
    jmp .L39
.L38:
    mov sil, 0x1
.L39:
    mov r15, rcx
    or rcx, r13
    lea r8d, [rsi - 0x1]
    mov edi, r8d
    and dil, 0x7
    shlx r10, rbx, rdi
    mov r11, rdx
    and r11, r10
    and r10, rax
    cmp byte ptr [rsp - 0x80], 0x0
    je .L40
    xor edi, edi
    lzcnt rdi, r11
    shr edi, 0x3
    test r11, r11
    cmove rdi, r11
    test r10, r10
    je .L42
    lzcnt r10, r10
    jmp .L41
.L40:
    xor edi, edi
    tzcnt rdi, r11
    shr edi, 0x3
    test r11, r11
    cmove rdi, r11
    test r10, r10
    je .L42
    tzcnt r10, r10
.L41:
    shr r10d, 0x3
    jmp .L43
.L42:
    xor r10d, r10d
.L43:
    xor r11d, r11d
    mov qword ptr [rsp - 0x40], r14
    cmp r8b, r14b
    sete r11b
    shl r11d, 0x5
    add r11, r12
    mov r14d, dword ptr [r11 + 4*rdi + 0x700]
    test rdi, rdi
    setne r8b
    lea r11, [rdi + 0x1]
    cmp r11, r10
    sete r11b
    and r11b, r8b
    movzx r8d, r11b
    shl r8d, 0x5
    add r8, r12
    mov r11d, r10d
    add r14d, dword ptr [r8 + 4*r11 + 0x740]
    test rcx, r9
    je .L44
    or r10, rdi
    jne .L44
    add r14d, dword ptr [r12 + 0x950]
.L44:
    shlx rdi, rbx, rsi
    mov r10, rdx
    and r10, rdi
    and rdi, rax
    cmp byte ptr [rsp - 0x80], 0x0
    je .L45
    xor r8d, r8d
    lzcnt r8, r10
    shr r8d, 0x3
    test r10, r10
    cmove r8, r10
    test rdi, rdi
    je .L47
    xor r10d, r10d
    lzcnt r10, rdi
    jmp .L46
.L45:
    xor r8d, r8d
    tzcnt r8, r10
    shr r8d, 0x3
    test r10, r10
    cmove r8, r10
    test rdi, rdi
    je .L47
    xor r10d, r10d
    tzcnt r10, rdi
.L46:
    shr r10d, 0x3
    jmp .L48
.L47:
    xor r10d, r10d
.L48:
    lea edi, [rsi + 0x1]
    xor r11d, r11d
    cmp sil, byte ptr [rsp - 0x40]
    sete r11b
    shl r11d, 0x5
    add r11, r12
    add r14d, dword ptr [r11 + 4*r8 + 0x700]
    test r8, r8
    setne sil
    lea r11, [r8 + 0x1]
    cmp r11, r10
    sete r11b
    and r11b, sil
    movzx esi, r11b
    shl esi, 0x5
    add rsi, r12
    mov r11d, r10d
    add r14d, dword ptr [rsi + 4*r11 + 0x740]
    test rcx, r9
    je .L49
    or r10, r8
    jne .L49
    add r14d, dword ptr [r12 + 0x950]
.L49:
    shlx rsi, rbx, rdi
    and rdx, rsi
    and rax, rsi
    cmp byte ptr [rsp - 0x80], 0x0
    je .L50
    xor esi, esi
    lzcnt rsi, rdx
    shr esi, 0x3
    test rdx, rdx
    cmove rsi, rdx
    test rax, rax
    je .L52
    lzcnt rax, rax
    jmp .L51
.L50:
    xor esi, esi
    tzcnt rsi, rdx
    shr esi, 0x3
    test rdx, rdx
    cmove rsi, rdx
    test rax, rax
    je .L52
    tzcnt rax, rax
.L51:
    shr eax, 0x3
    jmp .L53
.L52:
    xor eax, eax
.L53:
    xor edx, edx
    cmp dil, byte ptr [rsp - 0x40]
    sete dl
    shl edx, 0x5
    add rdx, r12
    add r14d, dword ptr [rdx + 4*rsi + 0x700]
    test rsi, rsi
    setne dl
    lea rdi, [rsi + 0x1]
    cmp rdi, rax
    sete dil
    and dil, dl
    movzx edx, dil
    shl edx, 0x5
    add rdx, r12
    mov edi, eax
    add r14d, dword ptr [rdx + 4*rdi + 0x740]
    test rcx, r9
    mov qword ptr [rsp + 0x48], r13
    je .L55
    or rax, rsi
    mov rcx, qword ptr [rsp - 0x58]
    jne .L54
    add r14d, dword ptr [r12 + 0x950]
.L54:
    mov rax, qword ptr [rsp - 0x30]
    jmp .L56
.L55:
    mov rax, qword ptr [rsp - 0x30]
    mov rcx, qword ptr [rsp - 0x58]
.L56:
    mov dword ptr [rsp + 0x88], r14d
    mov rdx, qword ptr [rsp - 0x50]
    lea r13, [rdx + rax]
    add r13, 0x40
    add rbp, rcx
    xor eax, eax
    mov r9, qword ptr [rsp + 0x38]
    and r15, r9
    setne al
    mov rsi, qword ptr [rsp + 0x18]
    add eax, dword ptr [rdx + 8*rsi + 0xf0]
    cmp eax, 0x1
    mov qword ptr [rsp - 0x28], r15
    jg .L57
    mov rdx, qword ptr [rdx + 0x10]
    mov r14, qword ptr [r13 + 0x30]
    mov dword ptr [rsp - 0x7c], 0x0
    mov r11, qword ptr [rsp - 0x48]
    jmp .L63
.L57:
    mov rax, qword ptr [r13 + 0x38]
    mov rcx, qword ptr [r13 + 0x28]
    mov r14, qword ptr [r13 + 0x30]
    or rcx, qword ptr [r13 + 0x20]
    andn rcx, rcx, r14
    not rcx
    andn rcx, rax, rcx
    and rcx, qword ptr [rsp + 0x40]
    mov rax, qword ptr [rsp + 0x10]
    mov rax, qword ptr [rdx + 8*rax + 0xe0]
    and rax, rcx
    popcnt rax, rax
    imul eax, dword ptr [r12 + 0x98c]
    add eax, dword ptr [rdx + 8*rsi + 0xf4]
    mov rdx, qword ptr [rdx + 0x10]
    mov rdi, qword ptr [rsp + 0x28]
    and edi, 0x3f
    lea r8, [rdi + 2*rdi]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    mov r11d, dword ptr [r10 + 8*r8 + 0x10]
    movzx esi, byte ptr [r10 + 8*r8 + 0x14]
    mov rbx, qword ptr [r10 + 8*r8]
    and rbx, rdx
    imul rbx, qword ptr [r10 + 8*r8 + 0x8]
    shrx rsi, rbx, rsi
    add rsi, r11
    mov r11d, dword ptr [r10 + 8*r8 + 0x610]
    mov rbx, qword ptr [r10 + 8*r8 + 0x600]
    and rbx, rdx
    imul rbx, qword ptr [r10 + 8*r8 + 0x608]
    movzx r8d, byte ptr [r10 + 8*r8 + 0x614]
    shrx r10, rbx, r8
    add r10, r11
    shl edi, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [rdi + r8]
    lea r8, [plywright::sliders::magic::TABLE]
    and rcx, qword ptr [rbp + 0x38]
    andn rcx, rcx, r14
    not rcx
    andn rdi, r9, rcx
    mov rcx, qword ptr [r8 + 8*r10]
    and rcx, rdi
    and r11, qword ptr [rbp + 0x8]
    test r11, rdi
    je .L58
    add eax, dword ptr [r12 + 0x800]
.L58:
    mov r11, qword ptr [rsp - 0x48]
    and rdi, qword ptr [r8 + 8*rsi]
    test qword ptr [rbp + 0x10], rcx
    je .L59
    add eax, dword ptr [r12 + 0x804]
.L59:
    or rcx, rdi
    test qword ptr [rbp + 0x18], rdi
    je .L60
    add eax, dword ptr [r12 + 0x808]
.L60:
    mov rsi, qword ptr [rsp - 0x28]
    test qword ptr [rbp + 0x20], rcx
    je .L61
    add eax, dword ptr [r12 + 0x80c]
.L61:
    test rsi, rsi
    jne .L62
    sub eax, dword ptr [r12 + 0x990]
.L62:
    mov ecx, eax
    sar ecx, 0x1f
    andn eax, ecx, eax
    cmp eax, 0x3ff
    mov ecx, 0x3ff
    cmovl ecx, eax
    mov eax, dword ptr [r12 + 0x994]
    imul eax, ecx
    imul eax, ecx
    sar eax, 0xc
    mov ecx, dword ptr [r12 + 0x998]
    cmp ecx, eax
    cmovl eax, ecx
    mov ecx, dword ptr [r12 + 0x99c]
    imul ecx, eax
    and ecx, -0x40
    shl ecx, 0xa
    add ecx, eax
    mov dword ptr [rsp - 0x7c], ecx
.L63:
    mov r10d, dword ptr [rsp - 0x80]
    test r10b, r10b
    movabs rsi, 0xff0000000000
    mov ecx, 0xff0000
    mov eax, 0xff0000
    cmovne rax, rsi
    andn rdi, rdx, rax
    and rdi, qword ptr [rsp + 0x20]
    mov rax, rdx
    or rax, qword ptr [rsp + 0x58]
    mov r9, qword ptr [rsp + 0x40]
    not r9
    mov r8, r14
    mov qword ptr [rsp + 0x50], r9
    or r8, r9
    or rdi, qword ptr [rsp - 0x70]
    mov r9, qword ptr [rsp - 0x78]
    mov r15, qword ptr [r9 + 0x10]
    not rax
    mov rbx, rbp
    test r10b, r10b
    je .L64
    shr rdi, 0x8
    and rax, r8
    and rax, rdi
    shr rax, 0x8
    movabs rdi, 0xff000000000000
    jmp .L65
.L64:
    shl rdi, 0x8
    and rax, r8
    and rax, rdi
    shl rax, 0x8
    mov edi, 0xff00
    mov rcx, rsi
.L65:
    mov r8, qword ptr [rsp + 0x8]
    mov esi, dword ptr [r12 + 0x87c]
    mov dword ptr [rsp - 0x58], esi
    vmovdqu xmm0, xmmword ptr [r12 + 0x86c]
    mov rsi, qword ptr [rsp - 0x50]
    vmovdqu xmm1, xmmword ptr [rsi + 4*r8 + 0x18]
    mov rsi, qword ptr [rsp - 0x78]
    mov rsi, qword ptr [rsi + 0x8]
    mov qword ptr [rsp + 0x70], rsi
    mov esi, dword ptr [r12 + 0x954]
    mov dword ptr [rsp - 0x78], esi
    mov rsi, rdx
    shr rsi, 0x8
    shl rdx, 0x8
    mov r8d, dword ptr [rsp - 0x80]
    test r8b, r8b
    cmove rdx, rsi
    and rdx, rdi
    and rdx, qword ptr [rsp - 0x70]
    mov rsi, rdx
    shr rsi, 0x8
    shl rdx, 0x8
    test r8b, r8b
    cmove rdx, rsi
    and rcx, r11
    mov rsi, rcx
    shr rsi, 0x8
    shl rcx, 0x8
    test r8b, r8b
    mov edi, dword ptr [r12 + 0x958]
    mov dword ptr [rsp - 0x50], edi
    mov rdi, qword ptr [r13 + 0x8]
    mov qword ptr [rsp - 0x8], rdi
    mov rdi, qword ptr [r13 + 0x10]
    mov qword ptr [rsp + 0x78], rdi
    mov ebp, dword ptr [r12 + 0x95c]
    cmovne rcx, rsi
    mov r10, r15
    and r10, qword ptr [rsp + 0x30]
    movabs rsi, 0x40404040404040
    mov rdi, rcx
    and rdi, rsi
    shr rcx
    movabs r8, 0x1010101010101
    and r8, rcx
    lea rdi, [r8 + 2*rdi]
    and rdi, r10
    mov rcx, rdi
    shr rcx
    and rcx, rsi
    sub rdi, rcx
    movabs rsi, 0x3333333333333330
    lea rcx, [rsi - 0x2f]
    and rcx, rdi
    shr rdi, 0x2
    and rdi, rsi
    add rdi, rcx
    mov rcx, rdi
    shr rcx, 0x4
    add rcx, rdi
    mov rdi, rdx
    shr rdi
    movabs r8, 0x404040404040404
    and r8, rdi
    movabs r11, 0x1010101010101010
    and rdx, r11
    lea rdx, [r8 + 2*rdx]
    mov edi, dword ptr [r12 + 0x960]
    and rdx, r10
    mov r8, rdx
    shr r8
    and r8, r11
    mov r9d, dword ptr [r12 + 0x964]
    mov dword ptr [rsp - 0x70], r9d
    sub rdx, r8
    mov r8, rdx
    and r8, rsi
    shr rdx, 0x2
    inc rsi
    and rsi, rdx
    mov rdx, qword ptr [r13 + 0x18]
    mov qword ptr [rsp + 0xb0], rdx
    vmovdqu xmm2, xmmword ptr [r12 + 0x968]
    add rsi, r8
    mov r8, rsi
    shr r8, 0x4
    add r8, rsi
    movabs rdx, 0xf0f0f0f0f0f0f07
    and rcx, rdx
    movabs r9, 0x101010101010101
    imul rcx, r9
    shr rcx, 0x38
    imul ecx, dword ptr [r12 + 0x914]
    or rdx, 0x8
    and rdx, r8
    imul rdx, r9
    shr rdx, 0x38
    imul edx, dword ptr [r12 + 0x918]
    mov esi, dword ptr [r12 + 0x978]
    mov dword ptr [rsp - 0x38], esi
    add edx, ecx
    mov rcx, qword ptr [r13 + 0x28]
    mov qword ptr [rsp], rcx
    mov rcx, qword ptr [r13 + 0x38]
    mov qword ptr [rsp - 0x10], rcx
    mov rcx, qword ptr [rbx + 0x38]
    mov qword ptr [rsp - 0x18], rcx
    mov ecx, dword ptr [r12 + 0x97c]
    mov r13d, dword ptr [r12 + 0x980]
    mov esi, dword ptr [r12 + 0x984]
    mov dword ptr [rsp - 0x30], esi
    mov ebx, dword ptr [r12 + 0x93c]
    mov r10d, dword ptr [r12 + 0x940]
    mov r8, qword ptr [rsp - 0x40]
    lea esi, [r8 - 0x1]
    cmp sil, 0x2
    mov qword ptr [rsp + 0x80], r14
    mov dword ptr [rsp + 0x68], ecx
    mov qword ptr [rsp - 0x20], rdx
    mov dword ptr [rsp + 0x60], r10d
    mov dword ptr [rsp + 0x20], edi
    mov dword ptr [rsp + 0x18], ebp
    mov dword ptr [rsp + 0x10], ebx
    mov dword ptr [rsp + 0x8], r13d
    jae .L67
    cmp r8b, 0x2
    movabs rsi, 0x303030303030303
    cmove r9, rsi
    mov r11, r9
.L66:
    mov r12, rax
    mov r9, qword ptr [rsp + 0x28]
    and r9b, 0x38
    xor esi, esi
    mov r10d, dword ptr [rsp - 0x80]
    test r10b, r10b
    mov r8d, 0x38
    cmove r8d, esi
    cmp r9b, r8b
    jne .L68
    test r10b, r10b
    movabs rsi, -0x3c3d000000000000
    mov r8d, 0xc3c3
    cmovne r8, rsi
    and r8, r11
    and r8, qword ptr [rsp + 0x30]
    and r8, qword ptr [rsp + 0xa8]
    and r8, qword ptr [rsp + 0x48]
    xor esi, esi
    popcnt rsi, r8
    mov r8, qword ptr [rsp - 0x68]
    imul esi, dword ptr [r8 + 0x91c]
    add esi, dword ptr [rsp - 0x20]
    mov qword ptr [rsp - 0x20], rsi
    jmp .L68
.L67:
    movabs r11, -0x3f3f3f3f3f3f3f40
    mov esi, 0x99
    mov r8d, dword ptr [rsp + 0x98]
    bt esi, r8d
    jae .L69
    mov r12, rax
.L68:
    mov eax, dword ptr [rsp - 0x58]
    mov ecx, dword ptr [rsp - 0x5c]
    imul ecx, eax
    mov dword ptr [rsp - 0x5c], ecx
    lea rsi, [r12 + r12]
    movabs r8, -0x101010101010102
    and rsi, r8
    shr r12
    movabs r8, 0x7f7f7f7f7f7f7f7f
    and r12, r8
    or r12, rsi
    mov rbp, qword ptr [rsp + 0x78]
    or rbp, qword ptr [rsp - 0x8]
    mov r14, qword ptr [rsp + 0x70]
    mov rsi, r14
    mov rdi, r15
    or rsi, r15
    mov r8, qword ptr [rsp + 0x38]
    and rsi, r8
    mov r15, qword ptr [rsp + 0x48]
    and r15, r8
    mov r9, qword ptr [rsp - 0x28]
    mov r11, r9
    or r11, r15
    or r11, rsi
    mov r8, r11
    mov rax, qword ptr [rsp + 0xa0]
    and r8, rax
    popcnt r8, r8
    mov r13d, dword ptr [rsp - 0x78]
    imul r13d, r8d
    andn r8, rax, r11
    and r8, r12
    popcnt r8, r8
    mov eax, dword ptr [rsp - 0x50]
    imul eax, r8d
    mov r10, qword ptr [rsp - 0x48]
    mov r8, r10
    and r8, qword ptr [rsp + 0x50]
    mov rbx, rbp
    and rbx, r8
    popcnt rbx, rbx
    mov ecx, dword ptr [rsp + 0x18]
    imul ecx, ebx
    mov rdx, qword ptr [rsp + 0x58]
    andn rsi, rdx, rsi
    mov rbx, rbp
    and rbx, rsi
    and r14, rbx
    popcnt r14, r14
    mov edx, dword ptr [rsp + 0x20]
    imul edx, r14d
    add edx, eax
    add edx, r13d
    and rbx, rdi
    popcnt rbx, rbx
    mov r14d, dword ptr [rsp - 0x70]
    imul r14d, ebx
    and r15, rbp
    xor ebx, ebx
    popcnt rbx, r15
    vmovd xmm3, ebx
    and rbp, r9
    xor ebx, ebx
    popcnt rbx, rbp
    vpinsrd xmm3, xmm3, ebx, 0x1
    mov rax, qword ptr [rsp + 0xb0]
    and r8, rax
    popcnt r8, r8
    vpinsrd xmm3, xmm3, r8d, 0x2
    and rsi, rax
    popcnt rsi, rsi
    vpinsrd xmm3, xmm3, esi, 0x3
    add r14d, ecx
    and rax, r9
    xor esi, esi
    popcnt rsi, rax
    mov eax, dword ptr [rsp - 0x38]
    imul eax, esi
    mov rcx, qword ptr [rsp]
    mov rsi, qword ptr [rsp + 0x50]
    and rcx, rsi
    mov r9, qword ptr [rsp + 0x80]
    and r9, rsi
    mov rsi, qword ptr [rsp - 0x18]
    mov rbx, qword ptr [rsp + 0x58]
    or rsi, rbx
    andn rsi, rsi, qword ptr [rsp - 0x10]
    and rsi, qword ptr [rsp + 0x40]
    and r9, r11
    and rsi, r11
    or r11, r10
    and rcx, r11
    xor r8d, r8d
    popcnt r8, rcx
    mov ecx, dword ptr [rsp + 0x68]
    imul ecx, r8d
    add ecx, eax
    add ecx, r14d
    add ecx, edx
    popcnt rdi, r9
    mov r8d, dword ptr [rsp + 0x8]
    imul r8d, edi
    popcnt rsi, rsi
    mov edi, dword ptr [rsp - 0x30]
    imul edi, esi
    and r12, r10
    xor eax, eax
    popcnt rax, r12
    mov esi, dword ptr [rsp + 0x10]
    imul esi, eax
    andn rax, rbx, qword ptr [rsp + 0xa0]
    and rax, r10
    popcnt rax, rax
    mov edx, dword ptr [rsp + 0x60]
    imul edx, eax
    add edx, edi
    vpmulld xmm0, xmm1, xmm0
    add edx, r8d
    vpshufd xmm1, xmm0, 0xee
    vpaddd xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm0, xmm1
    add edx, esi
    vmovd eax, xmm0
    add eax, dword ptr [rsp - 0x5c]
    mov edi, dword ptr [rsp + 0x88]
    add edi, dword ptr [rsp + 0x90]
    mov rsi, qword ptr [rsp + 0xb8]
    add esi, dword ptr [rsp + 0x9c]
    add esi, eax
    add esi, edi
    sub esi, dword ptr [rsp - 0x7c]
    add esi, dword ptr [rsp - 0x20]
    vpmulld xmm0, xmm2, xmm3
    add esi, edx
    vpshufd xmm1, xmm0, 0xee
    vpaddd xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm0, xmm1
    vmovd eax, xmm0
    add eax, ecx
    add eax, esi
    add rsp, 0xc0
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L69:
    cmp r8d, 0x5
    je .L66
    movabs r11, -0x7f7f7f7f7f7f7f80
    jmp .L66
