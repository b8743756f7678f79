# The kernels of side/runtime, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm side/runtime
# binary: sha256 d2e2017aacd4fadc8377fc927fd1627f528a253084047a675162058a780d434e
# latency: 46 instructions in 137 bytes; innermost loops: .L0 of 17
# throughput: 28 instructions in 81 bytes; innermost loops: .L0 of 8
# plywright::eval::Evaluator<R>::evaluate: 377 instructions in 1561 bytes; innermost loops: none
# plywright::side::runtime::once: 189 instructions in 742 bytes; innermost loops: none
# plywright::side::runtime::once: 701 instructions in 3092 bytes; innermost loops: .L0 of 73, .L3 of 104, .L6 of 80, .L9 of 91
# plywright::side::runtime::once: 1488 instructions in 6219 bytes; innermost loops: .L9 of 8, .L11 of 7, .L15 of 127, .L29 of 8
# mix of 2829 instructions: 806 mov, 266 and, 189 add, 176 shr, 112 lea, 112 or, 89 movabs, 75 imul, 73 test, 67 shl, 56 cmp, 55 xor, 51 sub, 50 je, 50 movdqa, 47 pand, 44 jmp, 36 push, 34 movzx, 34 pop, 31 jne, 30 psrlw, 23 not, 22 movq, 20 cmove, 20 paddb, 18 pshufd, 18 tzcnt, 15 movups, 15 punpcklqdq, 13 cmovne, 12 call, 10 psadbw, 10 psubb, 10 sete, 8 pmuludq, 8 setne, 7 jae, 7 jle, 6 bsr, 6 cmovl, 6 inc, 6 movd, 6 movdqu, 6 paddd, 6 punpckldq, 6 ret, 5 packuswb, 5 punpckhqdq, 4 cmovb, 4 dec, 4 jg, 4 jge, 4 sar, 3 bts, 3 neg, 3 pxor, 2 bt, 2 cdqe, 2 cmova, 2 cmovae, 2 movaps, 2 setge, 1 cmovbe, 1 cmovg, 1 cmovge, 1 cmovns, 1 ja, 1 movsd, 1 movsx, 1 movsxd, 1 shld, 1 shufps, 1 xorps

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
    xorps xmm0, xmm0
    movups xmmword ptr [rsp + 0x108], xmm0
    movups xmmword ptr [rsp + 0xf8], xmm0
    mov qword ptr [rsp + 0x18], rcx
    lea rcx, [.D0]
    mov qword ptr [rsp + 0x20], rcx
    mov qword ptr [rsp + 0x28], rax
    movups xmmword ptr [rsp + 0x30], xmm0
    movups xmmword ptr [rsp + 0x40], xmm0
    movups xmmword ptr [rsp + 0x50], xmm0
    movups xmmword ptr [rsp + 0x60], xmm0
    movups xmmword ptr [rsp + 0x70], xmm0
    movups xmmword ptr [rsp + 0x80], xmm0
    movups xmmword ptr [rsp + 0x90], xmm0
    movups xmmword ptr [rsp + 0xa0], xmm0
    movups xmmword ptr [rsp + 0xb0], xmm0
    movups xmmword ptr [rsp + 0xc0], xmm0
    movups xmmword ptr [rsp + 0xd0], xmm0
    movups xmmword ptr [rsp + 0xe0], xmm0
    mov qword ptr [rsp + 0xf0], 0x0
    mov word ptr [rsp + 0x6], 0x100
    lea rax, [rsp + 0x6]
    movzx esi, byte ptr [rsp + 0x6]
    movzx ebp, byte ptr [rsp + 0x7]
    lea r14, [rsp + 0x18]
    mov rdi, r14
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
    mov rbp, qword ptr [rdi]
    mov r13, qword ptr [rbp + 8*rax + 0x30]
    mov rdx, qword ptr [rbp]
    and rdx, r13
    mov rcx, qword ptr [rbp + 0x28]
    and rcx, r13
    mov r10d, 0x40
    tzcnt r10, rcx
    mov ecx, r10d
    mov r8, rdx
    shr r8, 0x8
    mov r9, rdx
    shl r9, 0x8
    mov dword ptr [rsp - 0x4], esi
    test esi, esi
    mov r11, r9
    cmovne r11, r8
    mov r14d, r10d
    and r14d, 0x3f
    lea rbx, [r11 + r11]
    movabs r15, -0x101010101010102
    and r15, rbx
    shr r11
    movabs rbx, 0x7f7f7f7f7f7f7f7f
    and rbx, r11
    mov r12, r15
    and r12, rbx
    or rbx, r15
    shl r14d, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [r14 + rsi + 0x8]
    mov r14, rbx
    and r14, rsi
    mov r11d, r10d
    and r11b, 0x7
    je .L0
    and r10d, 0x7
    cmp r10d, 0x7
    jne .L1
    mov r11b, 0x6
    jmp .L1
.L0:
    mov r11b, 0x1
.L1:
    or r14, r12
    mov r12, rbx
    or r12, rsi
    shr cl, 0x3
    and cl, 0x7
    mov byte ptr [rsp - 0x5], r11b
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
    mov r10, qword ptr [rbp + 0x20]
    and r10, r13
    mov r11, r10
    shr r11
    movabs r15, 0x5555555555555555
    and r15, r11
    sub r10, r15
    movabs r11, 0x3333333333333333
    mov r15, r10
    and r15, r11
    shr r10, 0x2
    and r10, r11
    add r10, r15
    mov r11, r10
    shr r11, 0x4
    add r11, r10
    movabs r15, 0xf0f0f0f0f0f0f0f
    and r15, r11
    movabs r10, 0x101010101010101
    imul r10, r15
    shr r10, 0x38
    lea r11, [rax + 4*rax]
    movdqu xmm1, xmmword ptr [rbp + 0x10]
    movq xmm0, qword ptr [rbp + 0x8]
    movq xmm2, rdx
    punpcklqdq xmm2, xmm0
    movdqa xmm3, xmmword ptr [.C0]
    movq xmm0, r13
    punpcklqdq xmm3, xmm0
    pand xmm3, xmm2
    pshufd xmm0, xmm0, 0x44
    pand xmm0, xmm1
    movdqa xmm1, xmm3
    psrlw xmm1, 0x1
    movdqa xmm4, xmmword ptr [.C1]
    pand xmm1, xmm4
    psubb xmm3, xmm1
    movdqa xmm5, xmmword ptr [.C2]
    movdqa xmm1, xmm3
    pand xmm1, xmm5
    psrlw xmm3, 0x2
    pand xmm3, xmm5
    paddb xmm3, xmm1
    movdqa xmm2, xmm3
    psrlw xmm2, 0x4
    paddb xmm2, xmm3
    movdqa xmm3, xmmword ptr [.C3]
    pand xmm2, xmm3
    pxor xmm1, xmm1
    psadbw xmm2, xmm1
    movdqa xmm6, xmm0
    psrlw xmm6, 0x1
    pand xmm6, xmm4
    psubb xmm0, xmm6
    movdqa xmm4, xmm0
    pand xmm4, xmm5
    psrlw xmm0, 0x2
    pand xmm0, xmm5
    paddb xmm0, xmm4
    movdqa xmm4, xmm0
    psrlw xmm4, 0x4
    paddb xmm4, xmm0
    pand xmm4, xmm3
    psadbw xmm4, xmm1
    packuswb xmm2, xmm4
    movdqu xmmword ptr [rdi + 4*r11 + 0x18], xmm2
    mov dword ptr [rdi + 4*r11 + 0x28], r10d
    mov r10d, eax
    shl r10d, 0x6
    mov qword ptr [rdi + r10 + 0x40], rbx
    movdqu xmmword ptr [rdi + r10 + 0x48], xmm1
    movdqu xmmword ptr [rdi + r10 + 0x58], xmm1
    mov qword ptr [rdi + r10 + 0x68], rsi
    mov qword ptr [rdi + r10 + 0x70], r12
    mov qword ptr [rdi + r10 + 0x78], r14
    cmp byte ptr [rsp - 0x4], 0x0
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
    lea r10, [plywright::board::geometry::AROUND]
    movzx r11d, byte ptr [rsp - 0x5]
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
    mov rcx, qword ptr [rcx + r10 + 0x8]
    bts rcx, rdx
    mov qword ptr [rdi + 8*rax + 0xe0], rcx
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.C0 = 0xffffffffffffffff 0x0000000000000000
.C1 = 0x5555555555555555 0x5555555555555555
.C2 = 0x3333333333333333 0x3333333333333333
.C3 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f

plywright::side::runtime::once:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x78
    movabs r9, 0x5555555555555555
    movabs r8, 0x3333333333333333
    mov r11, qword ptr [rdi]
    mov rdx, qword ptr [rdi + 0x8]
    mov ebx, esi
    mov rbp, qword ptr [r11 + 8*rbx + 0x30]
    mov r10, qword ptr [r11]
    and r10, rbp
    mov rax, qword ptr [r11 + 0x20]
    and rax, rbp
    mov qword ptr [rsp + 0x58], rax
    mov eax, esi
    xor al, 0x1
    movzx r15d, al
    mov rax, qword ptr [r11 + 0x28]
    and rax, rbp
    mov ecx, 0x40
    tzcnt rcx, rax
    mov qword ptr [rsp + 0x18], r10
    bts r10, rcx
    mov eax, ecx
    and al, 0x3f
    mov ecx, r15d
    shl ecx, 0x6
    mov rcx, qword ptr [rdi + rcx + 0x40]
    mov qword ptr [rsp + 0x68], rcx
    or r10, rcx
    not r10
    mov qword ptr [rsp + 0x28], r10
    test esi, esi
    mov ecx, 0x38
    mov dword ptr [rsp + 0x3c], esi
    cmove ecx, esi
    mov dword ptr [rsp + 0x20], ecx
    xor al, cl
    movzx eax, al
    mov eax, dword ptr [rdx + 4*rax + 0x500]
    lea r12, [rdi + 0x40]
    mov r10, qword ptr [r11 + 0x8]
    and r10, rbp
    mov qword ptr [rsp + 0x50], r11
    mov qword ptr [rsp + 0x10], rdi
    mov qword ptr [rsp], rbx
    mov qword ptr [rsp + 0x48], r15
    mov qword ptr [rsp + 0x40], r12
    je .L2
    mov ecx, ebx
    shl ecx, 0x6
    lea rsi, [r12 + rcx]
    mov rbx, qword ptr [r12 + rcx + 0x8]
    mov r14, qword ptr [r12 + rcx + 0x30]
    mov r11, qword ptr [r12 + rcx + 0x38]
    mov rcx, qword ptr [rdi + 8*r15 + 0xe0]
    mov qword ptr [rsp + 0x8], rcx
    movabs r15, 0xf0f0f0f0f0f0f0f
    nop
.L0:
    mov rcx, r11
    tzcnt rdi, r10
    mov r11d, edi
    shl r11d, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    mov r13, qword ptr [r11 + r9]
    or rbx, r13
    mov qword ptr [rsi + 0x8], rbx
    mov r11, r14
    and r11, r13
    or r11, rcx
    mov qword ptr [rsi + 0x38], r11
    or r14, r13
    mov qword ptr [rsi + 0x30], r14
    mov r12, qword ptr [rsp + 0x8]
    and r12, r13
    movabs r9, 0x101010101010101
    movabs rbp, 0x5555555555555555
    je .L1
    mov rbp, r15
    mov r15, qword ptr [rsp + 0x10]
    mov r8, qword ptr [rsp]
    inc dword ptr [r15 + 8*r8 + 0xf0]
    mov rcx, r12
    shr rcx
    movabs r9, 0x5555555555555555
    and rcx, r9
    sub r12, rcx
    mov rcx, r12
    movabs r9, 0x3333333333333333
    and rcx, r9
    shr r12, 0x2
    and r12, r9
    movabs r9, 0x101010101010101
    add r12, rcx
    mov rcx, r12
    shr rcx, 0x4
    add rcx, r12
    and rcx, rbp
    imul rcx, r9
    shr rcx, 0x38
    imul ecx, dword ptr [rdx + 0x988]
    add ecx, dword ptr [rdx + 0x7f0]
    add dword ptr [r15 + 8*r8 + 0xf4], ecx
    mov r15, rbp
    movabs rbp, 0x5555555555555555
    movabs r8, 0x3333333333333333
.L1:
    and r13, qword ptr [rsp + 0x28]
    mov rcx, r13
    shr rcx
    and rcx, rbp
    sub r13, rcx
    mov rcx, r13
    and rcx, r8
    shr r13, 0x2
    and r13, r8
    add r13, rcx
    mov rcx, r13
    shr rcx, 0x4
    add rcx, r13
    and rcx, r15
    imul rcx, r9
    shr rcx, 0x38
    cmp ecx, 0x9
    jae .L13
    lea r9, [r10 - 0x1]
    and r10, r9
    add eax, dword ptr [rdx + 4*rcx + 0x898]
    xor dil, byte ptr [rsp + 0x20]
    movzx ecx, dil
    add eax, dword ptr [rdx + 4*rcx + 0x100]
    test r10, r10
    jne .L0
    mov r11, qword ptr [rsp + 0x50]
    mov rbx, qword ptr [rsp]
    mov rbp, qword ptr [r11 + 8*rbx + 0x30]
    movabs r9, 0x5555555555555555
    mov rdi, qword ptr [rsp + 0x10]
    mov r15, qword ptr [rsp + 0x48]
    mov r12, qword ptr [rsp + 0x40]
.L2:
    mov rcx, qword ptr [rdi + 0x10]
    mov qword ptr [rsp + 0x70], rcx
    xor rcx, qword ptr [rsp + 0x58]
    mov qword ptr [rsp + 0x8], rcx
    mov r10, qword ptr [r11 + 0x10]
    and r10, rbp
    je .L5
    mov ecx, ebx
    shl ecx, 0x6
    lea rsi, [r12 + rcx]
    mov qword ptr [rsp + 0x60], rsi
    mov rsi, qword ptr [rdi + 8*r15 + 0xe0]
    mov qword ptr [rsp + 0x30], rsi
    mov rsi, qword ptr [r12 + rcx + 0x10]
    mov r13, qword ptr [r12 + rcx + 0x30]
    mov r14, qword ptr [r12 + rcx + 0x38]
    movabs rbx, 0xf0f0f0f0f0f0f0f
    nop
.L3:
    mov rdi, r14
    tzcnt r11, r10
    lea r14, [r11 + 2*r11]
    lea r12, [plywright::sliders::magic::LOOKUPS]
    mov r15d, dword ptr [r12 + 8*r14 + 0x610]
    movzx ecx, byte ptr [r12 + 8*r14 + 0x614]
    mov rbp, r9
    mov r9, qword ptr [r12 + 8*r14 + 0x600]
    and r9, qword ptr [rsp + 0x8]
    imul r9, qword ptr [r12 + 8*r14 + 0x608]
    shr r9, cl
    add r9, r15
    movabs r15, 0x101010101010101
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rcx + 8*r9]
    or rsi, rcx
    mov r9, qword ptr [rsp + 0x60]
    mov qword ptr [r9 + 0x10], rsi
    mov r14, r13
    and r14, rcx
    or r14, rdi
    mov qword ptr [r9 + 0x38], r14
    or r13, rcx
    mov qword ptr [r9 + 0x30], r13
    mov rdi, qword ptr [rsp + 0x30]
    and rdi, rcx
    je .L4
    mov r12, qword ptr [rsp + 0x10]
    mov r8, qword ptr [rsp]
    inc dword ptr [r12 + 8*r8 + 0xf0]
    mov r9, rdi
    shr r9
    and r9, rbp
    sub rdi, r9
    mov r9, rdi
    movabs r15, 0x3333333333333333
    and r9, r15
    shr rdi, 0x2
    and rdi, r15
    movabs r15, 0x101010101010101
    add rdi, r9
    mov r9, rdi
    shr r9, 0x4
    add r9, rdi
    and r9, rbx
    imul r9, r15
    shr r9, 0x38
    imul r9d, dword ptr [rdx + 0x988]
    add r9d, dword ptr [rdx + 0x7f4]
    add dword ptr [r12 + 8*r8 + 0xf4], r9d
    movabs r8, 0x3333333333333333
.L4:
    and rcx, qword ptr [rsp + 0x28]
    mov rdi, rcx
    shr rdi
    and rdi, rbp
    sub rcx, rdi
    mov rdi, rcx
    and rdi, r8
    shr rcx, 0x2
    and rcx, r8
    add rcx, rdi
    mov rdi, rcx
    shr rdi, 0x4
    add rdi, rcx
    and rdi, rbx
    imul rdi, r15
    mov rcx, rdi
    shr rcx, 0x38
    shr rdi, 0x39
    cmp edi, 0x7
    jae .L14
    mov r9, rbp
    lea rdi, [r10 - 0x1]
    and r10, rdi
    add eax, dword ptr [rdx + 4*rcx + 0x810]
    mov ecx, dword ptr [rsp + 0x20]
    xor cl, r11b
    movzx edi, cl
    mov ecx, eax
    add ecx, dword ptr [rdx + 4*rdi + 0x200]
    movabs rdi, -0x55aa55aa55aa55ab
    bt rdi, r11
    movabs rax, 0x55aa55aa55aa55aa
    cmovae rdi, rax
    and rdi, qword ptr [rsp + 0x18]
    mov rax, rdi
    shr rax
    and rax, rbp
    sub rdi, rax
    mov rax, rdi
    and rax, r8
    shr rdi, 0x2
    and rdi, r8
    add rdi, rax
    mov rax, rdi
    shr rax, 0x4
    add rax, rdi
    and rax, rbx
    imul rax, r15
    shr rax, 0x38
    imul eax, dword ptr [rdx + 0x904]
    add eax, ecx
    test r10, r10
    jne .L3
    mov r11, qword ptr [rsp + 0x50]
    mov rbx, qword ptr [rsp]
    mov rbp, qword ptr [r11 + 8*rbx + 0x30]
    mov rdi, qword ptr [rsp + 0x10]
    mov r15, qword ptr [rsp + 0x48]
    mov r12, qword ptr [rsp + 0x40]
.L5:
    and rbp, qword ptr [r11 + 0x18]
    mov qword ptr [rsp + 0x18], rdx
    je .L8
    xor qword ptr [rsp + 0x8], rbp
    mov ecx, ebx
    shl ecx, 0x6
    lea rdx, [r12 + rcx]
    mov qword ptr [rsp + 0x60], rdx
    mov rbx, qword ptr [r12 + rcx + 0x18]
    mov r11, qword ptr [r12 + rcx + 0x30]
    mov r14, qword ptr [r12 + rcx + 0x38]
    mov rcx, qword ptr [rdi + 8*r15 + 0xe0]
    mov qword ptr [rsp + 0x30], rcx
    movabs r10, 0xf0f0f0f0f0f0f0f
    nop
.L6:
    mov r13, r9
    mov r9, r14
    tzcnt r12, rbp
    lea rdi, [r12 + 2*r12]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    mov r14d, dword ptr [rdx + 8*rdi + 0x10]
    movzx ecx, byte ptr [rdx + 8*rdi + 0x14]
    mov r15, qword ptr [rdx + 8*rdi]
    and r15, qword ptr [rsp + 0x8]
    imul r15, qword ptr [rdx + 8*rdi + 0x8]
    shr r15, cl
    add r15, r14
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rdi, qword ptr [rcx + 8*r15]
    movabs r15, 0x101010101010101
    or rbx, rdi
    mov rcx, qword ptr [rsp + 0x60]
    mov qword ptr [rcx + 0x18], rbx
    mov r14, r11
    and r14, rdi
    or r14, r9
    mov qword ptr [rcx + 0x38], r14
    or r11, rdi
    mov qword ptr [rcx + 0x30], r11
    mov rcx, qword ptr [rsp + 0x30]
    and rcx, rdi
    je .L7
    mov rdx, qword ptr [rsp + 0x10]
    mov r8, qword ptr [rsp]
    inc dword ptr [rdx + 8*r8 + 0xf0]
    mov r9, rcx
    shr r9
    and r9, r13
    sub rcx, r9
    mov r9, rcx
    mov rsi, r15
    movabs r15, 0x3333333333333333
    and r9, r15
    shr rcx, 0x2
    and rcx, r15
    mov r15, rsi
    add rcx, r9
    mov r9, rcx
    shr r9, 0x4
    add r9, rcx
    and r9, r10
    imul r9, rsi
    shr r9, 0x38
    mov rcx, qword ptr [rsp + 0x18]
    imul r9d, dword ptr [rcx + 0x988]
    add r9d, dword ptr [rcx + 0x7f8]
    add dword ptr [rdx + 8*r8 + 0xf4], r9d
    movabs r8, 0x3333333333333333
.L7:
    and rdi, qword ptr [rsp + 0x28]
    mov rcx, rdi
    shr rcx
    and rcx, r13
    sub rdi, rcx
    mov rcx, rdi
    and rcx, r8
    shr rdi, 0x2
    and rdi, r8
    add rdi, rcx
    mov rcx, rdi
    shr rcx, 0x4
    add rcx, rdi
    and rcx, r10
    imul rcx, r15
    shr rcx, 0x38
    cmp ecx, 0xf
    jae .L15
    mov r9, r13
    lea rdi, [rbp - 0x1]
    mov rdx, qword ptr [rsp + 0x18]
    add eax, dword ptr [rdx + 4*rcx + 0x8bc]
    xor r12b, byte ptr [rsp + 0x20]
    movzx ecx, r12b
    add eax, dword ptr [rdx + 4*rcx + 0x300]
    and rbp, rdi
    jne .L6
.L8:
    cmp qword ptr [rsp + 0x58], 0x0
    je .L11
    mov rcx, qword ptr [rsp]
    shl ecx, 0x6
    mov rdx, qword ptr [rsp + 0x40]
    lea rsi, [rdx + rcx]
    mov qword ptr [rsp + 0x30], rsi
    mov r10, qword ptr [rdx + rcx + 0x20]
    mov r14, qword ptr [rdx + rcx + 0x30]
    mov rbx, qword ptr [rdx + rcx + 0x38]
    mov rcx, qword ptr [rsp + 0x10]
    mov rdx, qword ptr [rsp + 0x48]
    mov rcx, qword ptr [rcx + 8*rdx + 0xe0]
    mov qword ptr [rsp + 0x8], rcx
    lea r12, [plywright::sliders::magic::LOOKUPS]
    movabs rsi, 0xf0f0f0f0f0f0f0f
    mov rbp, qword ptr [rsp + 0x58]
    nop
.L9:
    mov rdi, rbx
    tzcnt r13, rbp
    lea r9, [2*r13]
    add r9, r13
    mov r11d, dword ptr [r12 + 8*r9 + 0x10]
    movzx ecx, byte ptr [r12 + 8*r9 + 0x14]
    mov rbx, qword ptr [r12 + 8*r9]
    mov rdx, qword ptr [rsp + 0x70]
    and rbx, rdx
    imul rbx, qword ptr [r12 + 8*r9 + 0x8]
    shr rbx, cl
    movzx ecx, byte ptr [r12 + 8*r9 + 0x614]
    mov r15, qword ptr [r12 + 8*r9 + 0x600]
    and r15, rdx
    imul r15, qword ptr [r12 + 8*r9 + 0x608]
    shr r15, cl
    add rbx, r11
    mov ecx, dword ptr [r12 + 8*r9 + 0x610]
    add r15, rcx
    lea rdx, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rdx + 8*r15]
    or rcx, qword ptr [rdx + 8*rbx]
    or r10, rcx
    mov rdx, qword ptr [rsp + 0x30]
    mov qword ptr [rdx + 0x20], r10
    mov rbx, r14
    and rbx, rcx
    or rbx, rdi
    mov qword ptr [rdx + 0x38], rbx
    or r14, rcx
    mov qword ptr [rdx + 0x30], r14
    mov rdi, qword ptr [rsp + 0x8]
    and rdi, rcx
    movabs r11, 0x101010101010101
    movabs r15, 0x5555555555555555
    je .L10
    mov rdx, qword ptr [rsp + 0x10]
    mov r8, qword ptr [rsp]
    inc dword ptr [rdx + 8*r8 + 0xf0]
    mov r9, rdi
    shr r9
    and r9, r15
    sub rdi, r9
    mov r9, rdi
    mov r11, rbp
    movabs rbp, 0x3333333333333333
    and r9, rbp
    shr rdi, 0x2
    and rdi, rbp
    mov rbp, r11
    movabs r11, 0x101010101010101
    add rdi, r9
    mov r9, rdi
    shr r9, 0x4
    add r9, rdi
    and r9, rsi
    imul r9, r11
    shr r9, 0x38
    mov rdi, qword ptr [rsp + 0x18]
    imul r9d, dword ptr [rdi + 0x988]
    add r9d, dword ptr [rdi + 0x7fc]
    add dword ptr [rdx + 8*r8 + 0xf4], r9d
    movabs r8, 0x3333333333333333
.L10:
    and rcx, qword ptr [rsp + 0x28]
    mov rdi, rcx
    shr rdi
    and rdi, r15
    sub rcx, rdi
    mov rdi, rcx
    and rdi, r8
    shr rcx, 0x2
    and rcx, r8
    add rcx, rdi
    mov rdi, rcx
    shr rdi, 0x4
    add rdi, rcx
    and rdi, rsi
    imul rdi, r11
    mov rcx, rdi
    shr rcx, 0x38
    shr rdi, 0x3a
    cmp edi, 0x6
    ja .L16
    lea rdi, [rbp - 0x1]
    mov rdx, qword ptr [rsp + 0x18]
    add eax, dword ptr [rdx + 4*rcx + 0x780]
    xor r13b, byte ptr [rsp + 0x20]
    movzx ecx, r13b
    add eax, dword ptr [rdx + 4*rcx + 0x400]
    and rbp, rdi
    jne .L9
.L11:
    mov rbx, qword ptr [rsp]
    lea esi, [8*rbx]
    mov qword ptr [rsp + 0x8], rsi
    mov r13, qword ptr [rsp + 0x50]
    mov rsi, qword ptr [r13 + rsi + 0x30]
    mov r12, qword ptr [r13]
    mov qword ptr [rsp + 0x28], r12
    and r12, rsi
    mov rcx, r12
    shr rcx, 0x8
    mov r9d, dword ptr [rsp + 0x3c]
    test r9b, r9b
    mov edi, 0xff00
    movabs r10, 0xff000000000000
    cmovne r10, rdi
    mov qword ptr [rsp + 0x20], r10
    mov edi, 0xff
    movabs r10, -0x100000000000000
    cmovne r10, rdi
    mov qword ptr [rsp + 0x18], r10
    mov rdi, r12
    shl rdi, 0x8
    test r9b, r9b
    movabs r9, 0xffffff0000
    movabs r10, 0xffffff000000
    cmovne r10, r9
    cmove rdi, rcx
    mov r11, qword ptr [r13 + 0x8]
    and r11, rsi
    shl ebx, 0x6
    mov rcx, qword ptr [rsp + 0x40]
    and r10, qword ptr [rcx + rbx]
    mov rcx, qword ptr [rsp + 0x48]
    lea ecx, [8*rcx]
    mov qword ptr [rsp], rcx
    mov rbx, qword ptr [rsp + 0x10]
    mov rbp, qword ptr [rbx + rcx + 0xc0]
    not rbp
    and rbp, r10
    mov r9, rbp
    and r9, r11
    mov rcx, r9
    shr rcx
    movabs r15, 0x555555550000
    and rcx, r15
    sub r9, rcx
    lea rcx, [r8 - 0x3333]
    mov r10, r9
    and r10, rcx
    shr r9, 0x2
    and r9, r8
    add r9, r10
    mov r10, r9
    shr r10, 0x4
    add r10, r9
    mov r14, qword ptr [r13 + 0x10]
    and r14, rsi
    and rbp, r14
    mov r9, rbp
    shr r9
    and r9, r15
    sub rbp, r9
    and rcx, rbp
    shr rbp, 0x2
    and rbp, r8
    add rbp, rcx
    mov rcx, rbp
    shr rcx, 0x4
    add rcx, rbp
    and rsi, qword ptr [r13 + 0x18]
    movabs r9, 0xf0f0f0f0f0f0f0f
    add r9, -0x808
    and r10, r9
    and rcx, r9
    or r14, r11
    mov r13, qword ptr [rsp]
    mov r11, qword ptr [rbx + r13 + 0xd0]
    and r14, rdi
    mov rdi, r14
    shr rdi
    movabs r15, 0x5555555555555555
    and rdi, r15
    sub r14, rdi
    mov rdi, r14
    and rdi, r8
    shr r14, 0x2
    and r14, r8
    add r14, rdi
    mov rdi, qword ptr [rsp + 0x8]
    mov rbp, qword ptr [rbx + rdi + 0xd0]
    not rbp
    mov rdi, r11
    not rdi
    and rbp, rsi
    and rdi, rbp
    mov r9, rdi
    shr r9
    and r9, r15
    sub rdi, r9
    mov r9, rdi
    and r9, r8
    shr rdi, 0x2
    and rdi, r8
    add rdi, r9
    mov rbx, rdi
    shr rbx, 0x4
    add rbx, rdi
    and rbp, r11
    mov rdi, rbp
    shr rdi
    and rdi, r15
    sub rbp, rdi
    mov rdi, rbp
    and rdi, r8
    shr rbp, 0x2
    and rbp, r8
    add rbp, rdi
    mov rdi, rbp
    shr rdi, 0x4
    add rdi, rbp
    movabs rbp, 0xf0f0f0f0f0f0f0f
    mov r11, r14
    shr r11, 0x4
    and rbx, rbp
    movabs r15, 0x101010101010101
    imul rbx, r15
    shr rbx, 0x38
    imul ebx, dword ptr [rdx + 0x908]
    and rdi, rbp
    imul rdi, r15
    shr rdi, 0x38
    imul edi, dword ptr [rdx + 0x90c]
    add r11, r14
    add edi, ebx
    imul rcx, r15
    shr rcx, 0x38
    imul ecx, dword ptr [rdx + 0x8fc]
    add edi, ecx
    imul r10, r15
    shr r10, 0x38
    imul r10d, dword ptr [rdx + 0x8f8]
    and r11, rbp
    imul r11, r15
    shr r11, 0x38
    imul r11d, dword ptr [rdx + 0x900]
    add edi, r11d
    add edi, r10d
    mov r10, qword ptr [rsp + 0x20]
    mov rcx, qword ptr [rsp + 0x50]
    mov r11, qword ptr [rsp + 0x18]
    and r11, qword ptr [rcx + 0x28]
    mov r9, qword ptr [rsp + 0x28]
    and r9, r10
    or r11, r9
    test qword ptr [rcx + r13 + 0x30], r11
    je .L12
    and rsi, r10
    mov rcx, rsi
    shr rcx
    movabs r9, 0x55000000005500
    and r9, rcx
    sub rsi, r9
    lea rcx, [r8 - 0x33]
    mov r9, rsi
    and r9, rcx
    shr rsi, 0x2
    and rsi, rcx
    add rsi, r9
    mov rcx, rsi
    shr rcx, 0x4
    add rcx, rsi
    lea rsi, [rbp - 0xf]
    and rsi, rcx
    imul rsi, r15
    shr rsi, 0x38
    imul esi, dword ptr [rdx + 0x910]
    add esi, edi
    mov edi, esi
.L12:
    cmp byte ptr [rsp + 0x3c], 0x0
    movabs rcx, 0x3c3c3c00000000
    mov esi, 0x3c3c3c00
    cmovne rsi, rcx
    or r12, qword ptr [rsp + 0x68]
    not r12
    and r12, rsi
    mov rcx, r12
    shr rcx
    movabs rsi, 0x14141414141400
    and rsi, rcx
    sub r12, rsi
    lea rcx, [r8 - 0x333]
    and rcx, r12
    shr r12, 0x2
    add r8, -0x33
    and r8, r12
    add r8, rcx
    mov rcx, r8
    shr rcx, 0x4
    add rcx, r8
    add rbp, -0xf
    and rbp, rcx
    imul rbp, r15
    shr rbp, 0x38
    imul ebp, dword ptr [rdx + 0x920]
    add eax, ebp
    add eax, edi
    add rsp, 0x78
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L13:
    lea rdx, [.D0]
    mov esi, 0x9
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.L14:
    lea rdx, [.D1]
    mov esi, 0xe
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.L15:
    lea rdx, [.D2]
    mov esi, 0xf
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.L16:
    lea rdx, [.D3]
    mov esi, 0x1c
    mov rdi, rcx
    call core::panicking::panic_bounds_check

plywright::side::runtime::once:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0xd8
    mov dword ptr [rsp - 0x7c], esi
    mov r11d, esi
    lea rax, [r11 + 4*r11]
    mov r14, qword ptr [rdi + 0x8]
    mov ecx, dword ptr [rdi + 4*rax + 0x18]
    mov r15d, dword ptr [rdi + 4*rax + 0x1c]
    mov r8d, dword ptr [rdi + 4*rax + 0x20]
    mov esi, dword ptr [rdi + 4*rax + 0x24]
    mov qword ptr [rsp + 0xc8], rcx
    add ecx, -0x5
    mov edx, dword ptr [r14 + 0x88c]
    imul edx, r15d
    mov r10d, dword ptr [r14 + 0x890]
    imul r10d, esi
    add r10d, edx
    imul r10d, ecx
    mov dword ptr [rsp + 0x6c], r8d
    cmp r8d, 0x1
    jle .L2
    add r10d, dword ptr [r14 + 0x880]
    cmp r15d, 0x1
    jg .L3
.L0:
    mov edx, dword ptr [rdi + 4*rax + 0x28]
    cmp esi, 0x1
    jle .L4
.L1:
    add r10d, dword ptr [r14 + 0x888]
    test edx, edx
    jg .L5
    jmp .L6
.L2:
    cmp r15d, 0x1
    jle .L0
.L3:
    add r10d, dword ptr [r14 + 0x884]
    mov edx, dword ptr [rdi + 4*rax + 0x28]
    cmp esi, 0x1
    jg .L1
.L4:
    test edx, edx
    jle .L6
.L5:
    mov eax, dword ptr [r14 + 0x894]
    imul eax, esi
    add r10d, eax
.L6:
    mov ebp, dword ptr [rsp - 0x7c]
    mov ecx, ebp
    xor cl, 0x1
    mov r9, qword ptr [rdi]
    mov r8, qword ptr [r9]
    lea eax, [8*r11]
    mov qword ptr [rsp - 0x60], r9
    mov rbx, qword ptr [r9 + rax + 0x30]
    mov r13, rbx
    and r13, r8
    mov rax, qword ptr [rdi + rax + 0xd0]
    mov qword ptr [rsp + 0x90], rax
    mov eax, r11d
    shl eax, 0x6
    mov qword ptr [rsp - 0x68], rdi
    mov qword ptr [rsp - 0x30], rax
    mov r9, qword ptr [rdi + rax + 0x40]
    mov rdi, r13
    shr rdi, 0x8
    mov r12, r13
    shl r12, 0x8
    test bpl, bpl
    mov rbp, r12
    cmovne rbp, rdi
    test cl, cl
    mov qword ptr [rsp - 0x10], r11
    mov qword ptr [rsp - 0x48], rdi
    mov qword ptr [rsp - 0x50], r12
    mov dword ptr [rsp + 0x7c], edx
    mov dword ptr [rsp + 0x78], esi
    mov dword ptr [rsp + 0x74], r15d
    mov dword ptr [rsp + 0x70], r10d
    mov rax, r13
    jne .L7
    shr rax, 0x10
    or rax, r13
    or rax, rdi
    shr rax, 0x10
    or rax, rdi
    mov rdx, rax
    shr rdx, 0x20
    jmp .L8
.L7:
    shl rax, 0x10
    or rax, r13
    or rax, r12
    shl rax, 0x10
    or rax, r12
    mov rdx, rax
    shl rdx, 0x20
.L8:
    or rdx, rax
    movabs r12, -0x101010101010102
    movabs r15, 0x7f7f7f7f7f7f7f7f
    mov r10, qword ptr [rsp + 0x90]
    lea rsi, [r10 + r10]
    and rsi, r12
    mov rax, r10
    shr rax
    and rax, r15
    or rax, rsi
    not rax
    movzx ecx, cl
    mov r11, qword ptr [rsp - 0x68]
    mov rsi, qword ptr [r11 + 8*rcx + 0xd0]
    mov qword ptr [rsp - 0x8], rcx
    mov edi, ecx
    shl edi, 0x6
    lea rcx, [r11 + 0x40]
    mov qword ptr [rsp + 0x88], rdi
    mov rdi, qword ptr [rcx + rdi]
    mov rcx, qword ptr [rsp - 0x10]
    mov rcx, qword ptr [r11 + 8*rcx + 0xc0]
    not rcx
    mov qword ptr [rsp + 0x98], rdi
    and rcx, rdi
    mov qword ptr [rsp + 0x30], rbp
    and rcx, rbp
    mov rdi, rcx
    shr rdi, 0x8
    shl rcx, 0x8
    mov ebp, dword ptr [rsp - 0x7c]
    test bpl, bpl
    cmove rcx, rdi
    not rsi
    and rdx, r13
    and rax, r13
    and rsi, rax
    mov rdi, r9
    and rdi, r13
    movq xmm0, rsi
    movq xmm1, rdi
    punpcklqdq xmm0, xmm1
    movq xmm1, rax
    movq xmm2, rdx
    punpcklqdq xmm2, xmm1
    movdqa xmm1, xmm2
    psrlw xmm1, 0x1
    movdqa xmm9, xmmword ptr [.C0]
    pand xmm1, xmm9
    psubb xmm2, xmm1
    movdqa xmm1, xmmword ptr [.C1]
    movdqa xmm3, xmm2
    pand xmm3, xmm1
    psrlw xmm2, 0x2
    pand xmm2, xmm1
    paddb xmm2, xmm3
    movdqa xmm4, xmm2
    psrlw xmm4, 0x4
    paddb xmm4, xmm2
    movdqa xmm2, xmmword ptr [.C2]
    pand xmm4, xmm2
    pxor xmm3, xmm3
    psadbw xmm4, xmm3
    movdqa xmm5, xmm0
    psrlw xmm5, 0x1
    pand xmm5, xmm9
    psubb xmm0, xmm5
    movdqa xmm5, xmm0
    pand xmm5, xmm1
    psrlw xmm0, 0x2
    pand xmm0, xmm1
    paddb xmm0, xmm5
    movdqa xmm5, xmm0
    psrlw xmm5, 0x4
    paddb xmm5, xmm0
    pand xmm5, xmm2
    psadbw xmm5, xmm3
    movdqa xmm0, xmm4
    packuswb xmm0, xmm5
    movd xmm6, dword ptr [r14 + 0x934]
    movd xmm7, dword ptr [r14 + 0x92c]
    punpckldq xmm7, xmm6
    movq xmm8, qword ptr [r14 + 0x924]
    movdqa xmm3, xmm8
    punpcklqdq xmm3, xmm7
    pmuludq xmm3, xmm0
    punpckhqdq xmm4, xmm5
    shufps xmm8, xmm6, 0xc5
    pmuludq xmm8, xmm4
    pshufd xmm0, xmm8, 0xe8
    not rax
    and rax, rcx
    mov rcx, rax
    shr rcx
    movabs rdx, 0x5555555555555555
    and rcx, rdx
    sub rax, rcx
    movabs rdx, 0x3333333333333333
    mov rcx, rax
    and rcx, rdx
    shr rax, 0x2
    and rax, rdx
    add rax, rcx
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    movabs rax, 0xf0f0f0f0f0f0f0f
    and rcx, rax
    movabs rax, 0x101010101010101
    imul rcx, rax
    shr rcx, 0x38
    imul ecx, dword ptr [r14 + 0x930]
    pshufd xmm3, xmm3, 0xe8
    movzx eax, r10b
    lea edx, [rax + rax]
    not edx
    and edx, eax
    imul eax, edx, 0x8040201
    shr eax, 0x3
    and eax, 0x11111111
    imul eax, eax, 0x11111111
    shr eax, 0x1c
    imul eax, dword ptr [r14 + 0x938]
    punpckldq xmm3, xmm0
    add eax, ecx
    pshufd xmm0, xmm3, 0xee
    paddd xmm0, xmm3
    pshufd xmm3, xmm0, 0x55
    paddd xmm3, xmm0
    movd r10d, xmm3
    add r10d, eax
    lea rcx, [2*r13]
    and rcx, r12
    mov rax, r13
    shr rax
    and rax, r15
    or rax, rcx
    or rax, r9
    mov qword ptr [rsp - 0x70], r13
    and rax, r13
    je .L10
    xor edx, edx
    test bpl, bpl
    mov ecx, 0x38
    cmove rcx, rdx
    nop
.L9:
    mov rdx, rax
    tzcnt rsi, rax
    xor esi, ecx
    dec rax
    shr esi, 0x3
    add r10d, dword ptr [r14 + 4*rsi + 0x600]
    and rax, rdx
    jne .L9
.L10:
    mov rdx, qword ptr [rsp - 0x70]
    test rdx, rdx
    mov r15, qword ptr [rsp - 0x8]
    mov rdi, qword ptr [rsp - 0x48]
    mov r11, qword ptr [rsp - 0x50]
    je .L12
    xor ecx, ecx
    test bpl, bpl
    mov eax, 0x38
    cmove rax, rcx
    mov rcx, rdx
    nop
.L11:
    mov rdx, rcx
    tzcnt rsi, rcx
    dec rcx
    xor esi, eax
    add r10d, dword ptr [r14 + 4*rsi]
    and rcx, rdx
    jne .L11
.L12:
    mov rax, qword ptr [rsp - 0x60]
    mov rcx, qword ptr [rax + 8*r15 + 0x30]
    mov qword ptr [rsp], rcx
    and r8, rcx
    mov rcx, qword ptr [rax + 0x28]
    mov rdx, rcx
    and rdx, rbx
    mov eax, 0x40
    mov esi, 0x40
    tzcnt rsi, rdx
    mov qword ptr [rsp - 0x58], rsi
    mov edx, r15d
    shl edx, 0x6
    test bpl, bpl
    mov qword ptr [rsp - 0x78], r14
    mov qword ptr [rsp + 0xd0], r9
    je .L13
    mov r9, qword ptr [rsp - 0x70]
    mov rsi, r9
    shl rsi, 0x10
    or rsi, r11
    or rsi, r9
    shl rsi, 0x10
    or rsi, r11
    mov r14, rsi
    shl r14, 0x20
    or r14, rsi
    mov rsi, r8
    shl rsi, 0x8
    mov rdi, r8
    shl rdi, 0x10
    or rdi, r8
    or rdi, rsi
    shl rdi, 0x10
    mov qword ptr [rsp + 0x28], rsi
    or rdi, rsi
    mov rsi, rdi
    shl rsi, 0x20
    jmp .L14
.L13:
    mov r9, qword ptr [rsp - 0x70]
    mov rsi, r9
    shr rsi, 0x10
    or rsi, rdi
    or rsi, r9
    shr rsi, 0x10
    or rsi, rdi
    mov r14, rsi
    shr r14, 0x20
    or r14, rsi
    mov rsi, r8
    shr rsi, 0x8
    mov rdi, r8
    shr rdi, 0x10
    or rdi, r8
    or rdi, rsi
    shr rdi, 0x10
    mov qword ptr [rsp + 0x28], rsi
    or rdi, rsi
    mov rsi, rdi
    shr rsi, 0x20
.L14:
    or rsi, rdi
    mov qword ptr [rsp - 0x28], r8
    mov r11, qword ptr [rsp - 0x68]
    mov r8, qword ptr [r11 + rdx + 0x70]
    mov rdx, qword ptr [r11 + 8*r15 + 0xc0]
    mov qword ptr [rsp - 0x18], r14
    mov qword ptr [rsp + 0x80], rdx
    or r14, rdx
    or r14, rsi
    not r14
    and r14, r9
    mov qword ptr [rsp + 0x38], rbx
    mov qword ptr [rsp + 0x8], r8
    je .L25
    mov r9, qword ptr [rsp]
    and rcx, r9
    lea rdx, [r11 + 0x18]
    tzcnt rax, rcx
    lea rcx, [r15 + 4*r15]
    mov esi, dword ptr [rdx + 4*rcx + 0x8]
    add esi, dword ptr [rdx + 4*rcx + 0x4]
    mov edi, dword ptr [rdx + 4*rcx + 0xc]
    lea esi, [rsi + 2*rdi]
    mov dword ptr [rsp + 0x20], esi
    mov ecx, dword ptr [rdx + 4*rcx + 0x10]
    shl ecx, 0x2
    neg ecx
    mov dword ptr [rsp - 0x40], ecx
    mov esi, eax
    and sil, 0x7
    shr al, 0x3
    and al, 0x7
    mov rdx, qword ptr [rsp - 0x58]
    mov ecx, edx
    and cl, 0x7
    shr dl, 0x3
    and dl, 0x7
    mov rdi, qword ptr [rsp - 0x60]
    mov rdi, qword ptr [rdi + 0x18]
    mov r15, rdi
    and r15, rbx
    mov qword ptr [rsp - 0x20], r15
    and rdi, r9
    mov qword ptr [rsp + 0xa0], rdi
    mov rdi, qword ptr [r11 + 0x10]
    mov qword ptr [rsp - 0x38], rdi
    or rdi, r8
    mov qword ptr [rsp + 0x50], rdi
    xor ebp, ebp
    mov edi, dword ptr [rsp - 0x7c]
    test dil, dil
    mov r8d, 0x38
    cmove r8, rbp
    mov qword ptr [rsp + 0x18], r8
    mov r8d, 0x38
    mov r9d, 0x8
    cmovne r9d, r8d
    mov qword ptr [rsp + 0x10], r9
    cmove r8d, ebp
    mov dword ptr [rsp + 0xb0], r8d
    movzx r13d, sil
    mov r8d, 0x7
    cmovne r8d, ebp
    movzx esi, al
    mov eax, esi
    sub eax, r8d
    sub r8d, esi
    cmovb r8d, eax
    mov dword ptr [rsp + 0x58], r8d
    movzx r11d, cl
    movzx ebx, dl
    mov rax, qword ptr [rsp - 0x78]
    lea rcx, [rax + 0x6a0]
    mov qword ptr [rsp + 0x60], rcx
    lea rcx, [rax + 0x6c0]
    mov qword ptr [rsp + 0x40], rcx
    add rax, 0x6e0
    mov qword ptr [rsp + 0x48], rax
    jmp .L16
    nop
.L15:
    lea rax, [r14 - 0x1]
    and r14, rax
    je .L26
.L16:
    tzcnt r8, r14
    mov rax, qword ptr [rsp + 0x10]
    lea edx, [rax + r8]
    and dl, 0x3f
    mov eax, r8d
    and eax, 0x7
    mov ecx, r13d
    sub ecx, eax
    mov r15d, eax
    sub r15d, r13d
    cmovb r15d, ecx
    mov ecx, edx
    shr cl, 0x3
    movzx r12d, cl
    mov ecx, r12d
    sub ecx, esi
    mov r9d, esi
    sub r9d, r12d
    cmovl r9d, ecx
    cmp r15d, r9d
    cmova r9d, r15d
    mov ecx, r11d
    sub ecx, eax
    sub eax, r11d
    cmovb eax, ecx
    mov ecx, ebx
    sub ecx, r12d
    sub r12d, ebx
    cmovb r12d, ecx
    cmp eax, r12d
    cmova r12d, eax
    test dil, dil
    je .L17
    movabs rdi, 0x101010101010101
    mov ecx, r8d
    shl rdi, cl
    jmp .L18
    nop
.L17:
    mov eax, 0x1
    mov ecx, r8d
    shl rax, cl
    shr rax, 0x8
    bts rax, r8
    mov rcx, rax
    shr rcx, 0x10
    or rcx, rax
    mov rdi, rcx
    shr rdi, 0x20
    or rdi, rcx
.L18:
    mov eax, r8d
    xor eax, dword ptr [rsp + 0x18]
    shr eax, 0x3
    mov rcx, qword ptr [rsp - 0x78]
    add ebp, dword ptr [rcx + 4*rax + 0x640]
    imul r9d, dword ptr [rcx + 4*rax + 0x660]
    imul r12d, dword ptr [rcx + 4*rax + 0x680]
    add r9d, ebp
    mov ebp, r12d
    add ebp, r9d
    test qword ptr [rsp - 0x20], rdi
    je .L19
    add ebp, dword ptr [rcx + 0x944]
    jmp .L20
    nop
.L19:
    test qword ptr [rsp + 0xa0], rdi
    je .L20
    mov rcx, qword ptr [rsp - 0x78]
    add ebp, dword ptr [rcx + 0x948]
.L20:
    mov edi, dword ptr [rsp - 0x7c]
    mov r9d, 0x1
    mov ecx, edx
    shl r9, cl
    test dil, dil
    je .L21
    mov rcx, r9
    shr rcx, 0x8
    or rcx, r9
    mov rdi, rcx
    shr rdi, 0x10
    or rdi, rcx
    mov rdx, rdi
    shr rdx, 0x20
    or rdx, rdi
    mov edi, dword ptr [rsp - 0x7c]
    mov rcx, qword ptr [rsp + 0x60]
    test qword ptr [rsp - 0x38], r9
    jne .L23
    jmp .L22
    nop
.L21:
    movzx ecx, dl
    movabs rdx, 0x101010101010101
    shl rdx, cl
    mov rcx, qword ptr [rsp + 0x60]
    test qword ptr [rsp - 0x38], r9
    jne .L23
.L22:
    mov rcx, qword ptr [rsp + 0x48]
    test qword ptr [rsp + 0x50], rdx
    je .L23
    mov rcx, qword ptr [rsp + 0x40]
    test qword ptr [rsp + 0x8], r9
    jne .L24
    nop
.L23:
    add ebp, dword ptr [rcx + 4*rax]
.L24:
    mov eax, dword ptr [rsp - 0x40]
    cmp dword ptr [rsp + 0x20], eax
    jne .L15
    and rdx, qword ptr [rsp - 0x38]
    jne .L15
    mov eax, dword ptr [rsp + 0xb0]
    xor al, r8b
    shr al, 0x3
    xor al, 0x7
    movzx eax, al
    cmp al, 0x5
    mov ecx, 0x5
    cmovae eax, ecx
    mov rcx, qword ptr [rsp - 0x60]
    cmp byte ptr [rcx + 0x43], dil
    setne cl
    mov edx, dword ptr [rsp + 0x58]
    cmp r15d, edx
    cmovbe r15d, edx
    add cl, al
    cmp cl, r15b
    jae .L15
    mov rax, qword ptr [rsp - 0x78]
    add ebp, dword ptr [rax + 0x94c]
    jmp .L15
.L25:
    xor ebp, ebp
    mov edi, dword ptr [rsp - 0x7c]
.L26:
    test dil, dil
    je .L27
    mov rcx, qword ptr [rsp + 0x28]
    mov rax, rcx
    shl rax, 0x8
    or rax, rcx
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov rax, rcx
    shl rax, 0x20
    or rax, rcx
    mov rbx, qword ptr [rsp - 0x18]
    or rbx, rax
    not rbx
    mov r9, qword ptr [rsp - 0x70]
    and rbx, r9
    and rbx, qword ptr [rsp + 0x80]
    mov r11, qword ptr [rsp - 0x28]
    movabs r13, 0x101010101010101
    mov r8, qword ptr [rsp - 0x78]
    je .L31
    mov rdx, r9
    shr rdx, 0x10
    or rdx, r9
    mov rcx, qword ptr [rsp - 0x48]
    or rdx, rcx
    shr rdx, 0x10
    or rdx, rcx
    mov rcx, rdx
    shr rcx, 0x20
    jmp .L28
.L27:
    mov rcx, qword ptr [rsp + 0x28]
    mov rax, rcx
    shr rax, 0x8
    or rax, rcx
    mov rcx, rax
    shr rcx, 0x10
    or rcx, rax
    mov rax, rcx
    shr rax, 0x20
    or rax, rcx
    mov rbx, qword ptr [rsp - 0x18]
    or rbx, rax
    not rbx
    mov r9, qword ptr [rsp - 0x70]
    and rbx, r9
    and rbx, qword ptr [rsp + 0x80]
    mov r11, qword ptr [rsp - 0x28]
    movabs r13, 0x101010101010101
    mov r8, qword ptr [rsp - 0x78]
    je .L33
    mov rdx, r9
    shl rdx, 0x10
    or rdx, r9
    mov rcx, qword ptr [rsp - 0x50]
    or rdx, rcx
    shl rdx, 0x10
    or rdx, rcx
    mov rcx, rdx
    shl rcx, 0x20
.L28:
    or rcx, rdx
    mov rdx, rbx
    shr rdx, 0x8
    shl rbx, 0x8
    test dil, dil
    cmovne rbx, rdx
    lea rdx, [rax + rax]
    shr rax
    and rax, rdx
    not rax
    lea rdx, [rcx + rcx]
    movabs rsi, -0x101010101010102
    and rdx, rsi
    shr rcx
    movabs rsi, 0x7f7f7f7f7f7f7f7f
    and rcx, rsi
    mov rsi, rdx
    and rsi, rcx
    or rcx, rdx
    movabs rdx, -0x7e7e7e7e7e7e7e7f
    or rdx, rax
    and rdx, rcx
    or rdx, rsi
    and rdx, rbx
    mov rax, rdx
    shr rax, 0x8
    shl rdx, 0x8
    test dil, dil
    cmove rdx, rax
    xor eax, eax
    test rdx, rdx
    je .L30
    test dil, dil
    mov ecx, 0x38
    cmove rcx, rax
    nop
.L29:
    mov rsi, rdx
    tzcnt rdi, rdx
    xor edi, ecx
    dec rdx
    shr edi, 0x3
    add eax, dword ptr [r8 + 4*rdi + 0x620]
    and rdx, rsi
    jne .L29
.L30:
    add ebp, eax
    mov rcx, qword ptr [rsp - 0x58]
    and ecx, 0x38
    cmp byte ptr [rsp - 0x7c], 0x0
    jne .L32
    jmp .L34
.L31:
    mov rcx, qword ptr [rsp - 0x58]
    and ecx, 0x38
.L32:
    mov eax, 0xff
    shl rax, cl
    mov rcx, rax
    shr rcx, 0x8
    or rcx, rax
    mov rax, rcx
    shr rax, 0x10
    or rax, rcx
    mov r8, rax
    shr r8, 0x20
    or r8, rax
    jmp .L35
.L33:
    mov rcx, qword ptr [rsp - 0x58]
    and ecx, 0x38
.L34:
    mov r8, -0x1
    shl r8, cl
.L35:
    mov r14, r8
    and r14, r9
    and r8, r11
    mov rax, qword ptr [rsp - 0x60]
    mov r9, qword ptr [rax + 0x18]
    mov r12, qword ptr [rax + 0x20]
    mov rax, qword ptr [rsp - 0x58]
    mov r15d, eax
    and r15b, 0x7
    movzx ecx, r15b
    test cl, cl
    mov dword ptr [rsp - 0x18], ecx
    je .L36
    mov eax, r15d
    cmp ecx, 0x7
    jne .L37
    mov al, 0x6
    jmp .L37
.L36:
    mov al, 0x1
.L37:
    mov rdx, r12
    or rdx, r9
    lea esi, [rax - 0x1]
    mov ecx, esi
    and cl, 0x7
    mov rdi, r13
    shl rdi, cl
    mov r11, r14
    and r11, rdi
    and rdi, r8
    cmp byte ptr [rsp - 0x7c], 0x0
    mov qword ptr [rsp + 0x18], r9
    je .L38
    bsr rcx, r11
    xor ecx, 0x38
    shr ecx, 0x3
    test r11, r11
    cmove rcx, r11
    test rdi, rdi
    je .L40
    bsr rdi, rdi
    xor rdi, 0x3f
    jmp .L39
.L38:
    tzcnt rcx, r11
    shr ecx, 0x3
    test r11, r11
    cmove rcx, r11
    test rdi, rdi
    je .L40
    tzcnt rdi, rdi
.L39:
    shr edi, 0x3
    jmp .L41
.L40:
    xor edi, edi
.L41:
    xor r11d, r11d
    cmp sil, r15b
    sete r11b
    shl r11d, 0x5
    mov r9, qword ptr [rsp - 0x78]
    add r11, r9
    mov r11d, dword ptr [r11 + 4*rcx + 0x700]
    test rcx, rcx
    setne sil
    lea rbx, [rcx + 0x1]
    cmp rbx, rdi
    sete bl
    and bl, sil
    movzx esi, bl
    shl esi, 0x5
    add rsi, r9
    mov ebx, edi
    add r11d, dword ptr [rsi + 4*rbx + 0x740]
    test qword ptr [rsp], rdx
    je .L42
    or rdi, rcx
    jne .L42
    mov rcx, qword ptr [rsp - 0x78]
    add r11d, dword ptr [rcx + 0x950]
.L42:
    mov rdi, r13
    mov ecx, eax
    shl rdi, cl
    mov rcx, r14
    and rcx, rdi
    and rdi, r8
    cmp byte ptr [rsp - 0x7c], 0x0
    je .L43
    bsr rsi, rcx
    xor esi, 0x38
    shr esi, 0x3
    test rcx, rcx
    cmove rsi, rcx
    test rdi, rdi
    je .L45
    bsr rdi, rdi
    xor rdi, 0x3f
    jmp .L44
.L43:
    tzcnt rsi, rcx
    shr esi, 0x3
    test rcx, rcx
    cmove rsi, rcx
    test rdi, rdi
    je .L45
    tzcnt rdi, rdi
.L44:
    shr edi, 0x3
    jmp .L46
.L45:
    xor edi, edi
.L46:
    lea ecx, [rax + 0x1]
    xor ebx, ebx
    cmp al, r15b
    sete bl
    shl ebx, 0x5
    mov r9, qword ptr [rsp - 0x78]
    add rbx, r9
    add r11d, dword ptr [rbx + 4*rsi + 0x700]
    test rsi, rsi
    setne al
    lea rbx, [rsi + 0x1]
    cmp rbx, rdi
    sete bl
    and bl, al
    movzx eax, bl
    shl eax, 0x5
    add rax, r9
    mov ebx, edi
    add r11d, dword ptr [rax + 4*rbx + 0x740]
    mov r9, qword ptr [rsp]
    test rdx, r9
    je .L48
    or rdi, rsi
    mov rbx, qword ptr [rsp - 0x68]
    jne .L47
    mov rax, qword ptr [rsp - 0x78]
    add r11d, dword ptr [rax + 0x950]
.L47:
    mov esi, dword ptr [rsp - 0x7c]
    jmp .L49
.L48:
    mov esi, dword ptr [rsp - 0x7c]
    mov rbx, qword ptr [rsp - 0x68]
.L49:
    mov rax, r13
    shl rax, cl
    and r14, rax
    and r8, rax
    test sil, sil
    je .L50
    bsr rax, r14
    xor eax, 0x38
    shr eax, 0x3
    test r14, r14
    cmove rax, r14
    test r8, r8
    je .L52
    bsr rsi, r8
    xor rsi, 0x3f
    jmp .L51
.L50:
    tzcnt rax, r14
    shr eax, 0x3
    test r14, r14
    cmove rax, r14
    test r8, r8
    je .L52
    tzcnt rsi, r8
.L51:
    mov r8, qword ptr [rsp - 0x78]
    lea r14, [rbx + 0x40]
    shr esi, 0x3
    jmp .L53
.L52:
    xor esi, esi
    mov r8, qword ptr [rsp - 0x78]
    lea r14, [rbx + 0x40]
.L53:
    xor edi, edi
    cmp cl, r15b
    sete dil
    shl edi, 0x5
    add rdi, r8
    add r11d, dword ptr [rdi + 4*rax + 0x700]
    test rax, rax
    setne cl
    lea rdi, [rax + 0x1]
    cmp rdi, rsi
    sete dil
    and dil, cl
    movzx ecx, dil
    shl ecx, 0x5
    add rcx, r8
    mov edi, esi
    add r11d, dword ptr [rcx + 4*rdi + 0x740]
    test rdx, r9
    mov qword ptr [rsp + 0x60], r15
    je .L55
    or rsi, rax
    mov rcx, qword ptr [rsp + 0x88]
    jne .L54
    add r11d, dword ptr [r8 + 0x950]
.L54:
    mov rax, qword ptr [rsp - 0x30]
    jmp .L56
.L55:
    mov rax, qword ptr [rsp - 0x30]
    mov rcx, qword ptr [rsp + 0x88]
.L56:
    lea r15, [rbx + rax]
    add r15, 0x40
    add r14, rcx
    xor eax, eax
    and r12, r9
    mov qword ptr [rsp - 0x20], r12
    setne al
    mov r12, qword ptr [rsp - 0x8]
    add eax, dword ptr [rbx + 8*r12 + 0xf0]
    cmp eax, 0x1
    mov qword ptr [rsp - 0x40], r14
    jg .L57
    mov rax, qword ptr [rbx + 0x10]
    mov rdx, qword ptr [r15 + 0x30]
    mov dword ptr [rsp + 0x10], 0x0
    mov edi, dword ptr [rsp - 0x7c]
    mov r13, qword ptr [rsp + 0x38]
    mov r12, qword ptr [rsp - 0x28]
    jmp .L64
.L57:
    mov rsi, qword ptr [r15 + 0x38]
    not rsi
    mov rax, qword ptr [r15 + 0x28]
    mov rdi, qword ptr [r15 + 0x30]
    mov qword ptr [rsp - 0x38], rdi
    not rdi
    or rax, qword ptr [r15 + 0x20]
    or rax, rdi
    and rsi, qword ptr [rsp + 0x8]
    and rsi, rax
    mov rax, qword ptr [rsp - 0x10]
    mov rax, qword ptr [rbx + 8*rax + 0xe0]
    and rax, rsi
    mov rcx, rax
    shr rcx
    movabs rdx, 0x5555555555555555
    and rcx, rdx
    sub rax, rcx
    mov rcx, rax
    movabs rdx, 0x3333333333333333
    and rcx, rdx
    shr rax, 0x2
    and rax, rdx
    add rax, rcx
    mov rdx, rax
    shr rdx, 0x4
    add rdx, rax
    movabs rax, 0xf0f0f0f0f0f0f0f
    and rdx, rax
    imul rdx, r13
    shr rdx, 0x38
    imul edx, dword ptr [r8 + 0x98c]
    add edx, dword ptr [rbx + 8*r12 + 0xf4]
    mov rax, qword ptr [rbx + 0x10]
    mov rbx, qword ptr [rsp - 0x58]
    and ebx, 0x3f
    lea r14, [rbx + 2*rbx]
    lea r12, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r12 + 8*r14 + 0x14]
    mov r8, qword ptr [r12 + 8*r14]
    and r8, rax
    imul r8, qword ptr [r12 + 8*r14 + 0x8]
    shr r8, cl
    mov ecx, dword ptr [r12 + 8*r14 + 0x10]
    add r8, rcx
    movzx ecx, byte ptr [r12 + 8*r14 + 0x614]
    mov r13, qword ptr [r12 + 8*r14 + 0x600]
    and r13, rax
    imul r13, qword ptr [r12 + 8*r14 + 0x608]
    mov r14d, dword ptr [r12 + 8*r14 + 0x610]
    shr r13, cl
    add r13, r14
    mov r14, qword ptr [rsp - 0x40]
    and rsi, qword ptr [r14 + 0x38]
    or rsi, rdi
    mov rcx, r9
    not rcx
    and rcx, rsi
    shl ebx, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov rbx, qword ptr [rbx + rsi]
    lea rdi, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rdi + 8*r13]
    and rsi, rcx
    and rbx, qword ptr [r14 + 0x8]
    test rbx, rcx
    je .L58
    mov rbx, qword ptr [rsp - 0x78]
    add edx, dword ptr [rbx + 0x800]
    jmp .L59
.L58:
    mov rbx, qword ptr [rsp - 0x78]
.L59:
    mov r9, qword ptr [rsp - 0x20]
    and rcx, qword ptr [rdi + 8*r8]
    test qword ptr [r14 + 0x10], rsi
    mov r12, qword ptr [rsp - 0x28]
    mov r13, qword ptr [rsp + 0x38]
    je .L60
    add edx, dword ptr [rbx + 0x804]
.L60:
    mov edi, dword ptr [rsp - 0x7c]
    or rsi, rcx
    test qword ptr [r14 + 0x18], rcx
    je .L61
    add edx, dword ptr [rbx + 0x808]
.L61:
    test qword ptr [r14 + 0x20], rsi
    je .L62
    add edx, dword ptr [rbx + 0x80c]
.L62:
    test r9, r9
    jne .L63
    sub edx, dword ptr [rbx + 0x990]
.L63:
    xor ecx, ecx
    test edx, edx
    cmovg ecx, edx
    cmp ecx, 0x3ff
    mov edx, 0x3ff
    cmovl edx, ecx
    mov ecx, dword ptr [rbx + 0x994]
    imul ecx, edx
    imul ecx, edx
    sar ecx, 0xc
    mov edx, dword ptr [rbx + 0x998]
    cmp edx, ecx
    cmovl ecx, edx
    mov edx, dword ptr [rbx + 0x99c]
    imul edx, ecx
    and edx, -0x40
    shl edx, 0xa
    add edx, ecx
    mov dword ptr [rsp + 0x10], edx
    mov rdx, qword ptr [rsp - 0x38]
.L64:
    mov rcx, rax
    not rcx
    test dil, dil
    mov r8d, edi
    movabs rdi, 0xff0000000000
    mov esi, 0xff0000
    mov ebx, 0xff0000
    cmovne rbx, rdi
    and rbx, rcx
    and rbx, qword ptr [rsp + 0x30]
    mov rcx, rax
    or rcx, qword ptr [rsp + 0x98]
    mov r9, qword ptr [rsp + 0x8]
    not r9
    mov r14, rdx
    mov qword ptr [rsp + 0x58], r9
    or r14, r9
    or rbx, qword ptr [rsp - 0x70]
    mov r9, qword ptr [rsp - 0x60]
    mov r9, qword ptr [r9 + 0x10]
    mov qword ptr [rsp + 0x20], r9
    not rcx
    movdqa xmm4, xmm1
    test r8b, r8b
    je .L65
    shr rbx, 0x8
    and rcx, r14
    and rcx, rbx
    shr rcx, 0x8
    movabs rbx, 0xff000000000000
    jmp .L66
.L65:
    shl rbx, 0x8
    and rcx, r14
    and rcx, rbx
    shl rcx, 0x8
    mov ebx, 0xff00
    mov rsi, rdi
.L66:
    mov r8, qword ptr [rsp - 0x78]
    mov edi, dword ptr [r8 + 0x86c]
    mov dword ptr [rsp - 0x50], edi
    mov edi, dword ptr [r8 + 0x870]
    mov dword ptr [rsp - 0x48], edi
    mov edi, dword ptr [r8 + 0x874]
    mov dword ptr [rsp - 0x10], edi
    mov edi, dword ptr [r8 + 0x878]
    mov dword ptr [rsp - 0x8], edi
    mov edi, dword ptr [r8 + 0x87c]
    mov dword ptr [rsp - 0x68], edi
    mov rdi, qword ptr [rsp - 0x60]
    movdqu xmm3, xmmword ptr [rdi + 0x8]
    mov rdi, rax
    shr rdi, 0x8
    shl rax, 0x8
    mov r9d, dword ptr [rsp - 0x7c]
    test r9b, r9b
    cmove rax, rdi
    and rax, rbx
    and rax, qword ptr [rsp - 0x70]
    mov rdi, rax
    shr rdi, 0x8
    shl rax, 0x8
    test r9b, r9b
    cmove rax, rdi
    mov edi, dword ptr [r8 + 0x954]
    mov dword ptr [rsp + 0x48], edi
    and rsi, r12
    mov rdi, rsi
    shr rdi, 0x8
    shl rsi, 0x8
    test r9b, r9b
    cmovne rsi, rdi
    mov edi, dword ptr [r8 + 0x958]
    mov dword ptr [rsp - 0x70], edi
    mov r14, qword ptr [rsp + 0x20]
    and r14, r13
    movabs rdi, 0x40404040404040
    mov rbx, rsi
    and rbx, rdi
    shr rsi
    movabs r12, 0x1010101010101
    and r12, rsi
    lea rsi, [r12 + 2*rbx]
    and rsi, r14
    mov rbx, rsi
    shr rbx
    and rbx, rdi
    sub rsi, rbx
    movabs rbx, 0x3333333333333330
    lea rdi, [rbx - 0x2f]
    and rdi, rsi
    shr rsi, 0x2
    and rsi, rbx
    add rsi, rdi
    mov rdi, rsi
    shr rdi, 0x4
    add rdi, rsi
    mov rsi, rax
    shr rsi
    movabs r12, 0x404040404040404
    and r12, rsi
    movabs r13, 0x1010101010101010
    and rax, r13
    lea rax, [r12 + 2*rax]
    mov rsi, qword ptr [r15 + 0x8]
    mov qword ptr [rsp - 0x30], rsi
    and rax, r14
    mov r12, rax
    shr r12
    and r12, r13
    mov r14, qword ptr [r15 + 0x10]
    movsd xmm1, qword ptr [r8 + 0x95c]
    sub rax, r12
    mov r12, rax
    and r12, rbx
    shr rax, 0x2
    inc rbx
    and rbx, rax
    mov rax, qword ptr [r15 + 0x18]
    mov qword ptr [rsp + 0x30], rax
    movdqu xmm6, xmmword ptr [r8 + 0x964]
    add rbx, r12
    mov rax, rbx
    shr rax, 0x4
    add rax, rbx
    movabs r13, 0xf0f0f0f0f0f0f07
    and rdi, r13
    or r13, 0x8
    and r13, rax
    mov rax, qword ptr [r15 + 0x28]
    mov qword ptr [rsp + 0x50], rax
    movups xmm0, xmmword ptr [r8 + 0x974]
    mov rbx, qword ptr [r15 + 0x38]
    mov rsi, qword ptr [rsp - 0x40]
    mov r15, qword ptr [rsi + 0x38]
    movabs rsi, 0x101010101010101
    imul rdi, rsi
    shr rdi, 0x38
    imul edi, dword ptr [r8 + 0x914]
    imul r13, rsi
    shr r13, 0x38
    imul r13d, dword ptr [r8 + 0x918]
    add r13d, edi
    mov eax, dword ptr [r8 + 0x984]
    mov dword ptr [rsp - 0x40], eax
    mov eax, dword ptr [r8 + 0x93c]
    mov dword ptr [rsp - 0x60], eax
    mov edi, dword ptr [r8 + 0x940]
    mov rax, qword ptr [rsp + 0x60]
    lea r12d, [rax - 0x1]
    cmp r12b, 0x2
    mov qword ptr [rsp - 0x38], rdx
    movaps xmmword ptr [rsp + 0xb0], xmm0
    movaps xmmword ptr [rsp + 0xa0], xmm1
    mov qword ptr [rsp + 0x40], r15
    jae .L68
    cmp al, 0x2
    movabs r9, 0x303030303030303
    cmovne r9, rsi
.L67:
    mov rax, qword ptr [rsp - 0x58]
    and al, 0x38
    xor r12d, r12d
    mov r8d, dword ptr [rsp - 0x7c]
    test r8b, r8b
    mov esi, 0x38
    cmove esi, r12d
    cmp al, sil
    jne .L69
    movdqa xmm5, xmm2
    movdqa xmm1, xmm9
    test r8b, r8b
    movabs rsi, -0x3c3d000000000000
    mov r12d, 0xc3c3
    cmovne r12, rsi
    and r12, r9
    and r12, qword ptr [rsp + 0x38]
    and r12, qword ptr [rsp + 0x90]
    and r12, qword ptr [rsp + 0x18]
    mov rsi, r12
    shr rsi
    movabs r9, 0x4141000000004141
    and r9, rsi
    sub r12, r9
    mov rsi, r12
    movabs r9, 0x3333333333333333
    and rsi, r9
    shr r12, 0x2
    and r12, r9
    add r12, rsi
    mov rsi, r12
    shr rsi, 0x4
    add rsi, r12
    movabs r9, 0xf0f0f0f0f0f0f0f
    and rsi, r9
    movabs r9, 0x101010101010101
    imul rsi, r9
    shr rsi, 0x38
    mov r8, qword ptr [rsp - 0x78]
    imul esi, dword ptr [r8 + 0x91c]
    add esi, r13d
    mov r13d, esi
    jmp .L70
.L68:
    movabs r9, -0x3f3f3f3f3f3f3f40
    mov r12d, 0x99
    mov eax, dword ptr [rsp - 0x18]
    bt r12d, eax
    jae .L71
.L69:
    movdqa xmm5, xmm2
    movdqa xmm1, xmm9
.L70:
    mov eax, dword ptr [rsp - 0x68]
    mov edx, dword ptr [rsp - 0x48]
    mov r8d, dword ptr [rsp - 0x50]
    mov rsi, qword ptr [rsp + 0xc8]
    imul esi, r8d
    mov r9d, dword ptr [rsp + 0x74]
    imul r9d, edx
    add r9d, esi
    mov r12d, dword ptr [rsp + 0x6c]
    imul r12d, dword ptr [rsp - 0x10]
    mov esi, dword ptr [rsp + 0x78]
    imul esi, dword ptr [rsp - 0x8]
    add esi, r12d
    add esi, r9d
    mov r12d, dword ptr [rsp + 0x7c]
    imul r12d, eax
    add r12d, esi
    add r12d, dword ptr [rsp + 0x70]
    add r12d, r10d
    add r12d, ebp
    add r12d, r11d
    movq r9, xmm3
    or r9, qword ptr [rsp + 0x20]
    lea rsi, [rcx + rcx]
    movabs r8, -0x101010101010102
    and rsi, r8
    shr rcx
    movabs r8, 0x7f7f7f7f7f7f7f7f
    and rcx, r8
    or rcx, rsi
    mov rsi, qword ptr [rsp]
    and r9, rsi
    mov rdx, qword ptr [rsp + 0x18]
    and rdx, rsi
    or r14, qword ptr [rsp - 0x30]
    mov rbp, qword ptr [rsp + 0xd0]
    mov rsi, rbp
    not rsi
    mov rax, qword ptr [rsp - 0x20]
    mov r8, rax
    or r8, rdx
    or r8, r9
    and rsi, r8
    movq xmm11, rsi
    mov r11, qword ptr [rsp + 0x98]
    mov rsi, r11
    not rsi
    and r9, rsi
    movq xmm8, r14
    and r14, r9
    movq xmm10, r14
    mov r14, qword ptr [rsp - 0x28]
    mov r10, r14
    mov r15, qword ptr [rsp + 0x58]
    and r10, r15
    movq xmm12, r10
    movq xmm7, qword ptr [rsp + 0x30]
    movq xmm13, rdx
    movq xmm14, rax
    movq xmm9, r9
    movq xmm15, r8
    punpcklqdq xmm15, xmm11
    punpcklqdq xmm9, xmm14
    punpcklqdq xmm14, xmm12
    punpcklqdq xmm12, xmm10
    movdqa xmm0, xmm8
    punpcklqdq xmm10, xmm13
    pshufd xmm11, xmm8, 0x44
    punpcklqdq xmm8, xmm3
    punpckhqdq xmm3, xmm11
    movd xmm11, dword ptr [rsp - 0x70]
    pand xmm3, xmm10
    pand xmm8, xmm12
    movq xmm10, rcx
    movq xmm12, rbp
    punpcklqdq xmm12, xmm10
    movd xmm10, dword ptr [rsp + 0x48]
    mov rax, qword ptr [rsp - 0x38]
    and rax, r15
    mov rdx, qword ptr [rsp + 0x50]
    and rdx, r15
    mov r9, qword ptr [rsp + 0x40]
    or r9, r11
    not r9
    and rbx, r9
    and rbx, qword ptr [rsp + 0x8]
    and rax, r8
    and rbx, r8
    or r8, r14
    and rdx, r8
    pand xmm12, xmm15
    movq xmm13, rax
    punpcklqdq xmm0, xmm7
    pand xmm14, xmm0
    movdqa xmm0, xmm12
    psrlw xmm0, 0x1
    pand xmm0, xmm1
    psubb xmm12, xmm0
    movdqa xmm0, xmm12
    pand xmm0, xmm4
    psrlw xmm12, 0x2
    pand xmm12, xmm4
    paddb xmm12, xmm0
    movdqa xmm0, xmm12
    psrlw xmm0, 0x4
    paddb xmm0, xmm12
    movdqa xmm12, xmm14
    psrlw xmm12, 0x1
    pand xmm12, xmm1
    psubb xmm14, xmm12
    movdqa xmm12, xmm14
    pand xmm12, xmm4
    psrlw xmm14, 0x2
    pand xmm14, xmm4
    paddb xmm14, xmm12
    movdqa xmm12, xmm14
    psrlw xmm12, 0x4
    paddb xmm12, xmm14
    movdqa xmm14, xmm3
    psrlw xmm14, 0x1
    pand xmm14, xmm1
    psubb xmm3, xmm14
    movdqa xmm14, xmm3
    pand xmm14, xmm4
    psrlw xmm3, 0x2
    pand xmm3, xmm4
    paddb xmm3, xmm14
    movdqa xmm14, xmm3
    psrlw xmm14, 0x4
    paddb xmm14, xmm3
    movdqa xmm3, xmm8
    psrlw xmm3, 0x1
    pand xmm3, xmm1
    psubb xmm8, xmm3
    movdqa xmm3, xmm8
    pand xmm3, xmm4
    psrlw xmm8, 0x2
    pand xmm8, xmm4
    paddb xmm8, xmm3
    movdqa xmm15, xmm8
    psrlw xmm15, 0x4
    paddb xmm15, xmm8
    movq xmm8, rdx
    punpckldq xmm10, xmm11
    pxor xmm3, xmm3
    movdqa xmm2, xmm5
    pand xmm12, xmm5
    psadbw xmm12, xmm3
    pand xmm14, xmm5
    psadbw xmm14, xmm3
    punpcklqdq xmm10, xmmword ptr [rsp + 0xa0]
    movdqa xmm5, xmm14
    packuswb xmm5, xmm12
    punpckhqdq xmm14, xmm12
    pshufd xmm11, xmm6, 0xf5
    pmuludq xmm11, xmm14
    pmuludq xmm5, xmm6
    pand xmm0, xmm2
    psadbw xmm0, xmm3
    pand xmm15, xmm2
    psadbw xmm15, xmm3
    pshufd xmm6, xmm11, 0xe8
    pshufd xmm5, xmm5, 0xe8
    punpckldq xmm5, xmm6
    movdqa xmm6, xmm0
    packuswb xmm6, xmm15
    punpckhqdq xmm0, xmm15
    pshufd xmm11, xmm10, 0xf5
    pmuludq xmm11, xmm0
    pmuludq xmm10, xmm6
    pshufd xmm0, xmm11, 0xe8
    pshufd xmm6, xmm10, 0xe8
    punpckldq xmm6, xmm0
    pshufd xmm0, xmm7, 0x44
    pand xmm9, xmm0
    punpcklqdq xmm8, xmm13
    movdqa xmm0, xmm8
    psrlw xmm0, 0x1
    pand xmm0, xmm1
    psubb xmm8, xmm0
    movdqa xmm0, xmm8
    pand xmm0, xmm4
    psrlw xmm8, 0x2
    pand xmm8, xmm4
    paddb xmm8, xmm0
    movdqa xmm0, xmm8
    psrlw xmm0, 0x4
    paddb xmm0, xmm8
    movdqa xmm7, xmm9
    psrlw xmm7, 0x1
    pand xmm7, xmm1
    psubb xmm9, xmm7
    movdqa xmm7, xmm9
    pand xmm7, xmm4
    psrlw xmm9, 0x2
    pand xmm9, xmm4
    paddb xmm9, xmm7
    movdqa xmm1, xmm9
    psrlw xmm1, 0x4
    paddb xmm1, xmm9
    pand xmm0, xmm2
    pand xmm1, xmm2
    psadbw xmm0, xmm3
    psadbw xmm1, xmm3
    movdqa xmm2, xmm1
    packuswb xmm2, xmm0
    punpckhqdq xmm1, xmm0
    movdqa xmm3, xmmword ptr [rsp + 0xb0]
    pshufd xmm0, xmm3, 0xf5
    pmuludq xmm0, xmm1
    pmuludq xmm2, xmm3
    pshufd xmm1, xmm0, 0xe8
    pshufd xmm0, xmm2, 0xe8
    punpckldq xmm0, xmm1
    paddd xmm0, xmm5
    paddd xmm0, xmm6
    pshufd xmm1, xmm0, 0xee
    paddd xmm1, xmm0
    pshufd xmm0, xmm1, 0x55
    paddd xmm0, xmm1
    sub r12d, dword ptr [rsp + 0x10]
    movd eax, xmm0
    add r12d, r13d
    mov rdx, rbx
    shr rdx
    movabs r8, 0x5555555555555555
    and rdx, r8
    sub rbx, rdx
    mov rdx, rbx
    movabs r9, 0x3333333333333333
    and rdx, r9
    shr rbx, 0x2
    and rbx, r9
    add rbx, rdx
    mov rdx, rbx
    shr rdx, 0x4
    add rdx, rbx
    movabs r10, 0xf0f0f0f0f0f0f0f
    and rdx, r10
    movabs rbx, 0x101010101010101
    imul rdx, rbx
    shr rdx, 0x38
    mov r11d, dword ptr [rsp - 0x40]
    imul r11d, edx
    and rcx, r14
    mov rdx, rcx
    shr rdx
    and rdx, r8
    sub rcx, rdx
    mov rdx, rcx
    and rdx, r9
    shr rcx, 0x2
    and rcx, r9
    add rcx, rdx
    mov rdx, rcx
    shr rdx, 0x4
    add rdx, rcx
    and rdx, r10
    imul rdx, rbx
    shr rdx, 0x38
    mov r15d, dword ptr [rsp - 0x60]
    imul r15d, edx
    and rsi, rbp
    and rsi, r14
    mov rcx, rsi
    shr rcx
    and rcx, r8
    sub rsi, rcx
    mov rcx, rsi
    and rcx, r9
    shr rsi, 0x2
    and rsi, r9
    add rsi, rcx
    mov rcx, rsi
    shr rcx, 0x4
    add rcx, rsi
    and rcx, r10
    imul rcx, rbx
    shr rcx, 0x38
    imul edi, ecx
    add edi, r11d
    add edi, r15d
    add edi, r12d
    add eax, edi
    add rsp, 0xd8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L71:
    cmp eax, 0x5
    je .L67
    movabs r9, -0x7f7f7f7f7f7f7f80
    jmp .L67
.C0 = 0x5555555555555555 0x5555555555555555
.C1 = 0x3333333333333333 0x3333333333333333
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
