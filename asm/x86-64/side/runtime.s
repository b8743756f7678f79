# The kernels of side/runtime, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm side/runtime
# binary: sha256 f7d6e223fcf57c16decc102887c405602b156d0b3e07e9539c47595daf65341f
# latency: 46 instructions in 137 bytes; innermost loops: .L0 of 17
# throughput: 28 instructions in 81 bytes; innermost loops: .L0 of 8
# plywright::eval::Evaluator<R>::evaluate: 361 instructions in 1472 bytes; innermost loops: none
# plywright::side::runtime::once: 678 instructions in 2970 bytes; innermost loops: .L0 of 73, .L3 of 106, .L6 of 78, .L9 of 92
# plywright::side::runtime::once: 1053 instructions in 4284 bytes; innermost loops: .L3 of 8, .L5 of 7, .L9 of 72
# plywright::side::runtime::once: 189 instructions in 742 bytes; innermost loops: none
# mix of 2355 instructions: 651 mov, 231 and, 165 add, 148 shr, 97 lea, 90 or, 71 movabs, 62 imul, 56 test, 53 shl, 50 xor, 47 sub, 43 je, 40 cmp, 37 movzx, 36 push, 35 jmp, 35 movdqa, 35 pand, 34 pop, 25 jne, 24 psrlw, 20 pshufd, 19 not, 18 movq, 17 tzcnt, 16 paddb, 14 cmove, 14 movups, 12 call, 10 punpcklqdq, 10 sete, 8 pmuludq, 8 psadbw, 8 psubb, 7 cmovne, 7 movd, 7 movdqu, 7 paddd, 7 setne, 6 bsr, 6 punpckldq, 6 ret, 5 inc, 4 cmovb, 4 cmovl, 4 jae, 4 packuswb, 4 sar, 3 dec, 3 jge, 3 jle, 3 punpckhqdq, 3 pxor, 2 bts, 2 cdqe, 2 cmova, 2 neg, 2 setge, 1 bt, 1 cmovae, 1 cmovg, 1 cmovge, 1 cmovns, 1 ja, 1 jg, 1 jl, 1 movsx, 1 movsxd, 1 shld, 1 shufps, 1 xorps

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
    mov r14, rdi
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
    movzx ebx, byte ptr [rsp + 0x7]
    lea r15, [rsp + 0x18]
    mov rdi, r15
    call plywright::side::runtime::once
    mov rdi, r15
    mov esi, ebx
    call plywright::side::runtime::once
    mov word ptr [rsp + 0x6], 0x100
    lea rax, [rsp + 0x6]
    movzx esi, byte ptr [rsp + 0x6]
    movzx ebx, byte ptr [rsp + 0x7]
    mov rdi, r15
    call plywright::side::runtime::once
    mov ebp, eax
    mov rdi, r15
    mov esi, ebx
    call plywright::side::runtime::once
    sub ebp, eax
    mov word ptr [rsp + 0x6], 0x100
    lea rax, [rsp + 0x6]
    movzx esi, byte ptr [rsp + 0x6]
    movzx r12d, byte ptr [rsp + 0x7]
    mov rdi, r15
    call plywright::side::runtime::once
    mov ebx, eax
    mov rdi, r15
    mov esi, r12d
    call plywright::side::runtime::once
    sub ebx, eax
    add ebx, ebp
    movzx r13d, byte ptr [r14 + 0x93]
    mov r12, qword ptr [rsp + 0x20]
    mov eax, dword ptr [r12 + 0x848]
    mov edx, eax
    neg edx
    test r13b, r13b
    cmove edx, eax
    mov eax, ebx
    add ebx, edx
    add eax, edx
    add eax, 0x8000
    sar eax, 0x10
    test eax, eax
    jle .L0
    mov ebp, dword ptr [rsp + 0x30]
    test ebp, ebp
    je .L3
    mov r15d, dword ptr [rsp + 0x38]
    mov r11d, dword ptr [rsp + 0x4c]
    mov ecx, r15d
    xor ecx, 0x1
    mov edx, r11d
    xor edx, 0x1
    or edx, ecx
    jne .L2
    mov rcx, qword ptr [r14 + 0x60]
    movabs rdx, 0x55aa55aa55aa55aa
    test rcx, rdx
    sete dl
    movabs rsi, -0x55aa55aa55aa55ab
    test rcx, rsi
    sete cl
    or cl, dl
    jne .L2
    mov edx, dword ptr [rsp + 0x34]
    mov edi, dword ptr [rsp + 0x3c]
    lea ecx, [rdx + 2*rdx]
    lea r8d, [rdi + 4*rdi]
    add r8d, ecx
    mov r10d, dword ptr [rsp + 0x40]
    lea ecx, [r10 + 8*r10]
    mov esi, dword ptr [rsp + 0x48]
    add ecx, r8d
    jne .L14
    lea ecx, [rsi + 2*rsi]
    mov r8d, dword ptr [rsp + 0x50]
    mov r9d, dword ptr [rsp + 0x54]
    lea r14d, [r8 + 4*r8]
    add r14d, ecx
    lea ecx, [r9 + 8*r9]
    jmp .L1
.L0:
    mov ebp, dword ptr [rsp + 0x44]
    test ebp, ebp
    je .L7
    mov r15d, dword ptr [rsp + 0x38]
    mov r11d, dword ptr [rsp + 0x4c]
    mov ecx, r11d
    xor ecx, 0x1
    mov edx, r15d
    xor edx, 0x1
    or edx, ecx
    jne .L4
    mov rcx, qword ptr [r14 + 0x60]
    movabs rdx, 0x55aa55aa55aa55aa
    test rcx, rdx
    sete dl
    movabs rsi, -0x55aa55aa55aa55ab
    test rcx, rsi
    sete cl
    or cl, dl
    jne .L4
    mov edx, dword ptr [rsp + 0x34]
    mov esi, dword ptr [rsp + 0x48]
    lea ecx, [rsi + 2*rsi]
    mov r8d, dword ptr [rsp + 0x50]
    lea edi, [r8 + 4*r8]
    add edi, ecx
    mov r9d, dword ptr [rsp + 0x54]
    lea ecx, [r9 + 8*r9]
    add ecx, edi
    jne .L16
    lea ecx, [rdx + 2*rdx]
    mov edi, dword ptr [rsp + 0x3c]
    mov r10d, dword ptr [rsp + 0x40]
    lea r14d, [rdi + 4*rdi]
    add r14d, ecx
    lea ecx, [r10 + 8*r10]
.L1:
    xor r11d, r11d
    add ecx, r14d
    setne r11b
    shl r11d, 0x3
    lea r14, [r11 + 0x828]
    add r11, 0x82c
    jmp .L18
.L2:
    mov byte ptr [rsp + 0x8], r13b
    mov ecx, dword ptr [rsp + 0x34]
    mov r13d, dword ptr [rsp + 0x3c]
    mov rdx, rcx
    add ecx, r15d
    mov r14d, dword ptr [rsp + 0x40]
    mov edi, dword ptr [rsp + 0x48]
    mov r8d, r11d
    mov rsi, rdi
    add r8d, edi
    sub ecx, r8d
    mov r8d, dword ptr [rsp + 0x50]
    mov r9d, dword ptr [rsp + 0x54]
    mov r10, r14
    sub r14d, r9d
    lea r14d, [r14 + 8*r14]
    lea ecx, [rcx + 2*rcx]
    mov rdi, r13
    sub r13d, r8d
    jmp .L5
.L3:
    mov edi, r13d
    mov r10d, dword ptr [rsp + 0x34]
    mov r15d, dword ptr [rsp + 0x38]
    lea ecx, [r15 + r10]
    lea ecx, [rcx + 2*rcx]
    mov edx, dword ptr [rsp + 0x3c]
    mov qword ptr [rsp + 0x8], rdx
    lea esi, [rdx + 4*rdx]
    mov edx, dword ptr [rsp + 0x40]
    mov qword ptr [rsp + 0x10], rdx
    lea ebp, [rdx + 8*rdx]
    add ebp, esi
    add ebp, ecx
    mov esi, dword ptr [rsp + 0x48]
    mov r11d, dword ptr [rsp + 0x4c]
    lea ecx, [r11 + rsi]
    lea ecx, [rcx + 2*rcx]
    mov r8d, dword ptr [rsp + 0x50]
    lea r13d, [r8 + 4*r8]
    mov r9d, dword ptr [rsp + 0x54]
    lea r14d, [r9 + 8*r9]
    add r14d, r13d
    add r14d, ecx
    mov ecx, ebp
    sub ecx, r14d
    cmp ecx, 0x3
    jle .L8
    mov r14d, 0x40
    cmp r10d, 0x2
    mov r13d, edi
    jne .L10
    xor ebp, 0x6
    xor r14d, r14d
    or ebp, dword ptr [rsp + 0x44]
    setne r14b
    shl r14d, 0x6
    mov edx, 0x2
    jmp .L11
.L4:
    mov byte ptr [rsp + 0x8], r13b
    mov esi, dword ptr [rsp + 0x48]
    lea ecx, [rsi + r11]
    mov r8d, dword ptr [rsp + 0x50]
    mov r9d, dword ptr [rsp + 0x54]
    mov edx, dword ptr [rsp + 0x34]
    mov edi, dword ptr [rsp + 0x3c]
    mov r10d, r15d
    add r10d, edx
    sub ecx, r10d
    mov r10d, dword ptr [rsp + 0x40]
    mov r14d, r9d
    sub r14d, r10d
    lea r14d, [r14 + 8*r14]
    lea ecx, [rcx + 2*rcx]
    mov r13d, r8d
    sub r13d, edi
.L5:
    lea r13d, [r13 + 4*r13]
    add r13d, r14d
    add r13d, ecx
    mov r14d, 0x40
    cmp r13d, 0x4
    jge .L6
    imul ebp, dword ptr [r12 + 0x83c]
    add ebp, dword ptr [r12 + 0x838]
    cmp ebp, 0x40
    mov r14d, 0x40
    cmovl r14d, ebp
.L6:
    movzx r13d, byte ptr [rsp + 0x8]
    jmp .L19
.L7:
    mov byte ptr [rsp + 0x8], r13b
    mov esi, dword ptr [rsp + 0x48]
    mov r11d, dword ptr [rsp + 0x4c]
    lea edx, [r11 + rsi]
    lea edx, [rdx + 2*rdx]
    mov r8d, dword ptr [rsp + 0x50]
    lea edi, [r8 + 4*r8]
    mov r9d, dword ptr [rsp + 0x54]
    lea ebp, [r9 + 8*r9]
    add ebp, edi
    add ebp, edx
    mov edx, dword ptr [rsp + 0x34]
    mov r15d, dword ptr [rsp + 0x38]
    lea edi, [r15 + rdx]
    lea r13d, [rdi + 2*rdi]
    mov edi, dword ptr [rsp + 0x3c]
    lea ecx, [rdi + 4*rdi]
    mov r10d, dword ptr [rsp + 0x40]
    lea r14d, [r10 + 8*r10]
    add r14d, ecx
    add r14d, r13d
    mov ecx, ebp
    sub ecx, r14d
    cmp ecx, 0x3
    jle .L9
    mov r14d, 0x40
    cmp esi, 0x2
    movzx r13d, byte ptr [rsp + 0x8]
    jne .L19
    xor ebp, 0x6
    xor r14d, r14d
    or ebp, dword ptr [rsp + 0x30]
    setne r14b
    shl r14d, 0x6
    mov esi, 0x2
    jmp .L19
.L8:
    cmp ebp, 0x4
    mov r13d, edi
    jge .L12
    xor r14d, r14d
    jmp .L13
.L9:
    cmp ebp, 0x4
    movzx r13d, byte ptr [rsp + 0x8]
    jge .L15
    xor r14d, r14d
    jmp .L19
.L10:
    mov rdx, r10
.L11:
    mov rdi, qword ptr [rsp + 0x8]
    mov r10, qword ptr [rsp + 0x10]
    jmp .L19
.L12:
    xor ecx, ecx
    cmp r14d, 0x4
    setge cl
    mov r14d, dword ptr [r12 + 4*rcx + 0x840]
.L13:
    mov rdi, qword ptr [rsp + 0x8]
    mov rdx, r10
    mov r10, qword ptr [rsp + 0x10]
    jmp .L19
.L14:
    mov r8d, dword ptr [rsp + 0x50]
    mov r9d, dword ptr [rsp + 0x54]
    jmp .L17
.L15:
    xor ecx, ecx
    cmp r14d, 0x4
    setge cl
    mov r14d, dword ptr [r12 + 4*rcx + 0x840]
    jmp .L19
.L16:
    mov edi, dword ptr [rsp + 0x3c]
    mov r10d, dword ptr [rsp + 0x40]
.L17:
    mov r11d, 0x834
    mov r14d, 0x830
.L18:
    imul ebp, dword ptr [r12 + r11]
    add ebp, dword ptr [r12 + r14]
    cmp ebp, 0x40
    mov r14d, 0x40
    cmovl r14d, ebp
    mov r11d, 0x1
    mov r15d, 0x1
.L19:
    add r11d, esi
    add r15d, edx
    add r15d, r11d
    add r8d, edi
    add r9d, r10d
    movsx ecx, bx
    lea edx, [r15 + 2*r8]
    lea edx, [rdx + 4*r9]
    cmp edx, 0x18
    mov esi, 0x18
    cmovge edx, esi
    imul ecx, edx
    imul r14d, eax
    lea eax, [r14 + 0x3f]
    test r14d, r14d
    cmovns eax, r14d
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
    test r13b, r13b
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
    sub rsp, 0x78
    movabs rbp, 0x5555555555555555
    movabs r9, 0x3333333333333333
    mov rdx, qword ptr [rdi]
    mov r8, qword ptr [rdi + 0x8]
    mov r14d, esi
    mov r10, qword ptr [rdx + 8*r14 + 0x30]
    mov rbx, qword ptr [rdx]
    and rbx, r10
    mov rax, qword ptr [rdx + 0x20]
    and rax, r10
    mov qword ptr [rsp + 0x20], rax
    mov eax, esi
    xor al, 0x1
    movzx r12d, al
    mov rax, qword ptr [rdx + 0x28]
    and rax, r10
    mov ecx, 0x40
    tzcnt rcx, rax
    mov eax, r12d
    shl eax, 0x6
    mov r11, qword ptr [rdi + rax + 0x40]
    bts r11, rcx
    mov eax, ecx
    and al, 0x3f
    mov qword ptr [rsp + 0x38], rbx
    or r11, rbx
    test esi, esi
    mov ecx, 0x38
    mov dword ptr [rsp + 0x64], esi
    cmove ecx, esi
    not r11
    mov qword ptr [rsp + 0x30], r11
    mov dword ptr [rsp + 0x28], ecx
    xor al, cl
    movzx eax, al
    mov ebx, dword ptr [r8 + 4*rax + 0x500]
    movabs r15, 0x101010101010101
    lea r13, [rdi + 0x40]
    mov rcx, qword ptr [rdx + 0x8]
    and rcx, r10
    mov qword ptr [rsp + 0x50], rdx
    mov qword ptr [rsp + 0x10], rdi
    mov qword ptr [rsp], r8
    mov qword ptr [rsp + 0x8], r14
    mov qword ptr [rsp + 0x48], r12
    mov qword ptr [rsp + 0x40], r13
    je .L2
    mov eax, r14d
    shl eax, 0x6
    lea rsi, [rax + r13]
    mov r10, qword ptr [r13 + rax + 0x8]
    mov r11, qword ptr [r13 + rax + 0x30]
    mov r13, qword ptr [r13 + rax + 0x38]
    mov rax, qword ptr [rdi + 8*r12 + 0xe0]
    mov qword ptr [rsp + 0x18], rax
    movabs r15, 0x5555555555555555
    nop
.L0:
    mov rax, r13
    tzcnt rdi, rcx
    mov r12d, edi
    shl r12d, 0x6
    lea rdx, [plywright::board::geometry::AROUND]
    mov r12, qword ptr [r12 + rdx]
    or r10, r12
    mov qword ptr [rsi + 0x8], r10
    mov r13, r11
    and r13, r12
    or r13, rax
    mov qword ptr [rsi + 0x38], r13
    or r11, r12
    mov qword ptr [rsi + 0x30], r11
    mov r14, qword ptr [rsp + 0x18]
    and r14, r12
    movabs rdx, 0xf0f0f0f0f0f0f0f
    movabs rbp, 0x101010101010101
    je .L1
    mov r8, qword ptr [rsp + 0x10]
    mov r9, qword ptr [rsp + 0x8]
    inc dword ptr [r8 + 8*r9 + 0xf0]
    mov rax, r14
    shr rax
    and rax, r15
    sub r14, rax
    mov rax, r14
    mov rdx, rbp
    movabs rbp, 0x3333333333333333
    and rax, rbp
    shr r14, 0x2
    and r14, rbp
    mov rbp, rdx
    movabs rdx, 0xf0f0f0f0f0f0f0f
    add r14, rax
    mov rax, r14
    shr rax, 0x4
    add rax, r14
    and rax, rdx
    imul rax, rbp
    shr rax, 0x38
    mov r14, qword ptr [rsp]
    imul eax, dword ptr [r14 + 0x930]
    add eax, dword ptr [r14 + 0x7d0]
    add dword ptr [r8 + 8*r9 + 0xf4], eax
    movabs r9, 0x3333333333333333
.L1:
    and r12, qword ptr [rsp + 0x30]
    mov rax, r12
    shr rax
    and rax, r15
    sub r12, rax
    mov rax, r12
    and rax, r9
    shr r12, 0x2
    and r12, r9
    add r12, rax
    mov rax, r12
    shr rax, 0x4
    add rax, r12
    and rax, rdx
    imul rax, rbp
    shr rax, 0x38
    cmp eax, 0x9
    jae .L13
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    mov r8, qword ptr [rsp]
    add ebx, dword ptr [r8 + 4*rax + 0x864]
    xor dil, byte ptr [rsp + 0x28]
    movzx eax, dil
    add ebx, dword ptr [r8 + 4*rax + 0x100]
    test rcx, rcx
    jne .L0
    mov rdx, qword ptr [rsp + 0x50]
    mov r14, qword ptr [rsp + 0x8]
    mov r10, qword ptr [rdx + 8*r14 + 0x30]
    movabs r15, 0x101010101010101
    movabs rbp, 0x5555555555555555
    mov rdi, qword ptr [rsp + 0x10]
    mov r12, qword ptr [rsp + 0x48]
    mov r13, qword ptr [rsp + 0x40]
.L2:
    mov rax, qword ptr [rdi + 0x10]
    mov qword ptr [rsp + 0x70], rax
    xor rax, qword ptr [rsp + 0x20]
    mov qword ptr [rsp + 0x18], rax
    mov r11, qword ptr [rdx + 0x10]
    and r11, r10
    je .L5
    mov eax, r14d
    shl eax, 0x6
    lea rcx, [rax + r13]
    mov qword ptr [rsp + 0x68], rcx
    mov rcx, qword ptr [rdi + 8*r12 + 0xe0]
    mov qword ptr [rsp + 0x58], rcx
    mov rsi, qword ptr [r13 + rax + 0x10]
    mov rcx, r13
    mov r13, qword ptr [r13 + rax + 0x30]
    mov rcx, qword ptr [rcx + rax + 0x38]
    movabs r14, 0xf0f0f0f0f0f0f0f
    nop
.L3:
    mov rdi, rcx
    tzcnt r12, r11
    lea rax, [r12 + 2*r12]
    mov r10, r15
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov r15d, dword ptr [r8 + 8*rax + 0x610]
    movzx ecx, byte ptr [r8 + 8*rax + 0x614]
    mov rdx, qword ptr [r8 + 8*rax + 0x600]
    and rdx, qword ptr [rsp + 0x18]
    imul rdx, qword ptr [r8 + 8*rax + 0x608]
    shr rdx, cl
    add rdx, r15
    lea rax, [plywright::sliders::magic::TABLE]
    mov rax, qword ptr [rax + 8*rdx]
    or rsi, rax
    mov rdx, qword ptr [rsp + 0x68]
    mov qword ptr [rdx + 0x10], rsi
    mov rcx, r13
    and rcx, rax
    or rcx, rdi
    mov qword ptr [rdx + 0x38], rcx
    or r13, rax
    mov qword ptr [rdx + 0x30], r13
    mov rdi, qword ptr [rsp + 0x58]
    and rdi, rax
    je .L4
    mov r8, qword ptr [rsp + 0x10]
    mov r9, qword ptr [rsp + 0x8]
    inc dword ptr [r8 + 8*r9 + 0xf0]
    mov rdx, rdi
    shr rdx
    and rdx, rbp
    sub rdi, rdx
    mov rdx, rdi
    mov r15, rbp
    movabs rbp, 0x3333333333333333
    and rdx, rbp
    shr rdi, 0x2
    and rdi, rbp
    mov rbp, r15
    add rdi, rdx
    mov rdx, rdi
    shr rdx, 0x4
    add rdx, rdi
    and rdx, r14
    imul rdx, r10
    shr rdx, 0x38
    mov rdi, qword ptr [rsp]
    imul edx, dword ptr [rdi + 0x930]
    add edx, dword ptr [rdi + 0x7d4]
    add dword ptr [r8 + 8*r9 + 0xf4], edx
    movabs r9, 0x3333333333333333
.L4:
    and rax, qword ptr [rsp + 0x30]
    mov rdx, rax
    shr rdx
    and rdx, rbp
    sub rax, rdx
    mov rdx, rax
    and rdx, r9
    shr rax, 0x2
    and rax, r9
    add rax, rdx
    mov rdx, rax
    shr rdx, 0x4
    add rdx, rax
    and rdx, r14
    imul rdx, r10
    mov rax, rdx
    shr rax, 0x38
    shr rdx, 0x39
    cmp edx, 0x7
    jae .L14
    lea rdx, [r11 - 0x1]
    and r11, rdx
    mov r8, qword ptr [rsp]
    add ebx, dword ptr [r8 + 4*rax + 0x7f0]
    mov eax, dword ptr [rsp + 0x28]
    xor al, r12b
    movzx edx, al
    mov eax, ebx
    add eax, dword ptr [r8 + 4*rdx + 0x200]
    movabs rdx, -0x55aa55aa55aa55ab
    bt rdx, r12
    movabs rdi, 0x55aa55aa55aa55aa
    cmovae rdx, rdi
    and rdx, qword ptr [rsp + 0x38]
    mov rdi, rdx
    shr rdi
    and rdi, rbp
    sub rdx, rdi
    mov rdi, rdx
    and rdi, r9
    shr rdx, 0x2
    and rdx, r9
    add rdx, rdi
    mov rbx, rdx
    shr rbx, 0x4
    add rbx, rdx
    and rbx, r14
    imul rbx, r10
    shr rbx, 0x38
    imul ebx, dword ptr [r8 + 0x8d0]
    add ebx, eax
    test r11, r11
    mov r15, r10
    jne .L3
    mov rdx, qword ptr [rsp + 0x50]
    mov r14, qword ptr [rsp + 0x8]
    mov r10, qword ptr [rdx + 8*r14 + 0x30]
    mov rdi, qword ptr [rsp + 0x10]
    mov r12, qword ptr [rsp + 0x48]
    mov r13, qword ptr [rsp + 0x40]
.L5:
    and r10, qword ptr [rdx + 0x18]
    je .L8
    xor qword ptr [rsp + 0x18], r10
    mov eax, r14d
    shl eax, 0x6
    lea rcx, [rax + r13]
    mov qword ptr [rsp + 0x58], rcx
    mov r11, qword ptr [r13 + rax + 0x18]
    mov r14, qword ptr [r13 + rax + 0x30]
    mov rcx, qword ptr [r13 + rax + 0x38]
    mov rax, qword ptr [rdi + 8*r12 + 0xe0]
    mov qword ptr [rsp + 0x38], rax
    movabs rsi, 0xf0f0f0f0f0f0f0f
    movabs r12, 0x5555555555555555
    nop
.L6:
    mov rax, rcx
    tzcnt r13, r10
    lea rdx, [2*r13]
    add rdx, r13
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov edi, dword ptr [r8 + 8*rdx + 0x10]
    movzx ecx, byte ptr [r8 + 8*rdx + 0x14]
    mov rbp, r15
    mov r15, qword ptr [r8 + 8*rdx]
    and r15, qword ptr [rsp + 0x18]
    imul r15, qword ptr [r8 + 8*rdx + 0x8]
    shr r15, cl
    add r15, rdi
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rdi, qword ptr [rcx + 8*r15]
    or r11, rdi
    mov rdx, qword ptr [rsp + 0x58]
    mov qword ptr [rdx + 0x18], r11
    mov rcx, r14
    and rcx, rdi
    or rcx, rax
    mov qword ptr [rdx + 0x38], rcx
    or r14, rdi
    mov qword ptr [rdx + 0x30], r14
    mov rax, qword ptr [rsp + 0x38]
    and rax, rdi
    je .L7
    mov r8, qword ptr [rsp + 0x10]
    mov r9, qword ptr [rsp + 0x8]
    inc dword ptr [r8 + 8*r9 + 0xf0]
    mov rdx, rax
    shr rdx
    and rdx, r12
    sub rax, rdx
    mov rdx, rax
    movabs r15, 0x3333333333333333
    and rdx, r15
    shr rax, 0x2
    and rax, r15
    add rax, rdx
    mov rdx, rax
    shr rdx, 0x4
    add rdx, rax
    and rdx, rsi
    imul rdx, rbp
    shr rdx, 0x38
    mov rax, qword ptr [rsp]
    imul edx, dword ptr [rax + 0x930]
    add edx, dword ptr [rax + 0x7d8]
    add dword ptr [r8 + 8*r9 + 0xf4], edx
    movabs r9, 0x3333333333333333
.L7:
    and rdi, qword ptr [rsp + 0x30]
    mov rax, rdi
    shr rax
    and rax, r12
    sub rdi, rax
    mov rax, rdi
    and rax, r9
    shr rdi, 0x2
    and rdi, r9
    add rdi, rax
    mov rax, rdi
    shr rax, 0x4
    add rax, rdi
    and rax, rsi
    imul rax, rbp
    shr rax, 0x38
    cmp eax, 0xf
    jae .L15
    mov r15, rbp
    lea rdx, [r10 - 0x1]
    mov r8, qword ptr [rsp]
    add ebx, dword ptr [r8 + 4*rax + 0x888]
    xor r13b, byte ptr [rsp + 0x28]
    movzx eax, r13b
    add ebx, dword ptr [r8 + 4*rax + 0x300]
    and r10, rdx
    jne .L6
.L8:
    mov r14, qword ptr [rsp + 0x20]
    test r14, r14
    je .L11
    mov rax, qword ptr [rsp + 0x8]
    shl eax, 0x6
    mov rcx, qword ptr [rsp + 0x40]
    lea rdx, [rcx + rax]
    mov qword ptr [rsp + 0x38], rdx
    mov r10, qword ptr [rcx + rax + 0x20]
    mov r11, qword ptr [rcx + rax + 0x30]
    mov rcx, qword ptr [rcx + rax + 0x38]
    mov rax, qword ptr [rsp + 0x10]
    mov rdx, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rax + 8*rdx + 0xe0]
    mov qword ptr [rsp + 0x18], rax
    lea r13, [plywright::sliders::magic::LOOKUPS]
    movabs rbp, 0x5555555555555555
    movabs rsi, 0xf0f0f0f0f0f0f0f
    nop
.L9:
    mov rdi, rcx
    mov qword ptr [rsp + 0x20], r14
    tzcnt r12, r14
    lea rax, [r12 + 2*r12]
    mov edx, dword ptr [r13 + 8*rax + 0x10]
    movzx ecx, byte ptr [r13 + 8*rax + 0x14]
    mov r15, qword ptr [r13 + 8*rax]
    mov r8, qword ptr [rsp + 0x70]
    and r15, r8
    imul r15, qword ptr [r13 + 8*rax + 0x8]
    shr r15, cl
    movzx ecx, byte ptr [r13 + 8*rax + 0x614]
    mov r14, qword ptr [r13 + 8*rax + 0x600]
    and r14, r8
    imul r14, qword ptr [r13 + 8*rax + 0x608]
    shr r14, cl
    add r15, rdx
    mov eax, dword ptr [r13 + 8*rax + 0x610]
    add r14, rax
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rax, qword ptr [rcx + 8*r14]
    or rax, qword ptr [rcx + 8*r15]
    or r10, rax
    mov rdx, qword ptr [rsp + 0x38]
    mov qword ptr [rdx + 0x20], r10
    mov rcx, r11
    and rcx, rax
    or rcx, rdi
    mov qword ptr [rdx + 0x38], rcx
    or r11, rax
    mov qword ptr [rdx + 0x30], r11
    mov rdi, qword ptr [rsp + 0x18]
    and rdi, rax
    movabs r15, 0x101010101010101
    je .L10
    mov r8, qword ptr [rsp + 0x10]
    mov r9, qword ptr [rsp + 0x8]
    inc dword ptr [r8 + 8*r9 + 0xf0]
    mov rdx, rdi
    shr rdx
    and rdx, rbp
    sub rdi, rdx
    mov rdx, rdi
    mov r14, r15
    mov r15, rbp
    movabs rbp, 0x3333333333333333
    and rdx, rbp
    shr rdi, 0x2
    and rdi, rbp
    mov rbp, r15
    mov r15, r14
    add rdi, rdx
    mov rdx, rdi
    shr rdx, 0x4
    add rdx, rdi
    and rdx, rsi
    imul rdx, r14
    shr rdx, 0x38
    mov rdi, qword ptr [rsp]
    imul edx, dword ptr [rdi + 0x930]
    add edx, dword ptr [rdi + 0x7dc]
    add dword ptr [r8 + 8*r9 + 0xf4], edx
    movabs r9, 0x3333333333333333
.L10:
    and rax, qword ptr [rsp + 0x30]
    mov rdx, rax
    shr rdx
    and rdx, rbp
    sub rax, rdx
    mov rdx, rax
    and rdx, r9
    shr rax, 0x2
    and rax, r9
    add rax, rdx
    mov rdx, rax
    shr rdx, 0x4
    add rdx, rax
    and rdx, rsi
    imul rdx, r15
    mov rax, rdx
    shr rax, 0x38
    shr rdx, 0x3a
    cmp edx, 0x6
    ja .L16
    mov r14, qword ptr [rsp + 0x20]
    lea rdx, [r14 - 0x1]
    mov r8, qword ptr [rsp]
    add ebx, dword ptr [r8 + 4*rax + 0x760]
    xor r12b, byte ptr [rsp + 0x28]
    movzx eax, r12b
    add ebx, dword ptr [r8 + 4*rax + 0x400]
    and r14, rdx
    jne .L9
.L11:
    mov rsi, qword ptr [rsp + 0x8]
    lea ecx, [8*rsi]
    mov qword ptr [rsp + 0x20], rcx
    mov r14, qword ptr [rsp + 0x50]
    mov rcx, qword ptr [r14 + rcx + 0x30]
    mov rbp, qword ptr [r14]
    mov qword ptr [rsp + 0x30], rbp
    and rbp, rcx
    mov rax, rbp
    shr rax, 0x8
    mov edi, dword ptr [rsp + 0x64]
    test dil, dil
    mov edx, 0xff
    movabs r12, -0x100000000000000
    cmovne r12, rdx
    mov edx, 0xff00
    movabs r10, 0xff000000000000
    cmovne r10, rdx
    mov qword ptr [rsp + 0x28], r10
    shl rbp, 0x8
    test dil, dil
    movabs rdx, 0xffffff0000
    movabs r10, 0xffffff000000
    cmovne r10, rdx
    cmove rbp, rax
    mov rdi, qword ptr [r14 + 0x8]
    and rdi, rcx
    shl esi, 0x6
    mov rax, qword ptr [rsp + 0x40]
    and r10, qword ptr [rax + rsi]
    mov rax, qword ptr [rsp + 0x48]
    lea eax, [8*rax]
    mov qword ptr [rsp], rax
    mov rsi, qword ptr [rsp + 0x10]
    mov r13, qword ptr [rsi + rax + 0xc0]
    not r13
    and r13, r10
    mov rdx, r13
    and rdx, rdi
    mov r10, rdx
    shr r10
    movabs rax, 0x555555550000
    and r10, rax
    sub rdx, r10
    lea r10, [r9 - 0x3333]
    mov r11, rdx
    and r11, r10
    shr rdx, 0x2
    and rdx, r9
    add rdx, r11
    mov r11, rdx
    shr r11, 0x4
    add r11, rdx
    mov r15, r14
    mov r14, qword ptr [r14 + 0x10]
    and r14, rcx
    and r13, r14
    mov rdx, r13
    shr rdx
    and rdx, rax
    sub r13, rdx
    and rcx, qword ptr [r15 + 0x18]
    and r10, r13
    shr r13, 0x2
    and r13, r9
    add r13, r10
    mov r10, r13
    shr r10, 0x4
    add r10, r13
    movabs r15, 0xf0f0f0f0f0f0f0f
    lea rax, [r15 - 0x808]
    and r11, rax
    and r10, rax
    or r14, rdi
    mov rax, qword ptr [rsp]
    mov rdi, qword ptr [rsi + rax + 0xd0]
    and r14, rbp
    mov rax, r14
    shr rax
    movabs rbp, 0x5555555555555555
    and rax, rbp
    sub r14, rax
    mov rax, r14
    and rax, r9
    shr r14, 0x2
    and r14, r9
    add r14, rax
    mov rax, qword ptr [rsp + 0x20]
    mov r13, qword ptr [rsi + rax + 0xd0]
    not r13
    mov rax, rdi
    not rax
    and r13, rcx
    and rax, r13
    mov rdx, rax
    shr rdx
    and rdx, rbp
    mov rsi, rbp
    sub rax, rdx
    mov rdx, rax
    and rdx, r9
    shr rax, 0x2
    and rax, r9
    add rax, rdx
    mov rbp, rax
    shr rbp, 0x4
    add rbp, rax
    and r13, rdi
    mov rax, r13
    shr rax
    and rax, rsi
    sub r13, rax
    mov rax, r13
    and rax, r9
    shr r13, 0x2
    and r13, r9
    add r13, rax
    mov rax, r13
    shr rax, 0x4
    add rax, r13
    mov rdi, r14
    shr rdi, 0x4
    and rbp, r15
    movabs r13, 0x101010101010101
    imul rbp, r13
    shr rbp, 0x38
    imul ebp, dword ptr [r8 + 0x8d4]
    and rax, r15
    imul rax, r13
    shr rax, 0x38
    imul eax, dword ptr [r8 + 0x8d8]
    add rdi, r14
    add eax, ebp
    imul r10, r13
    shr r10, 0x38
    imul r10d, dword ptr [r8 + 0x8c8]
    add eax, r10d
    imul r11, r13
    shr r11, 0x38
    imul r11d, dword ptr [r8 + 0x8c4]
    and rdi, r15
    imul rdi, r13
    shr rdi, 0x38
    imul edi, dword ptr [r8 + 0x8cc]
    add eax, edi
    mov rdi, qword ptr [rsp + 0x28]
    add eax, r11d
    mov rdx, qword ptr [rsp + 0x50]
    and r12, qword ptr [rdx + 0x28]
    mov rsi, qword ptr [rsp + 0x30]
    and rsi, rdi
    or r12, rsi
    mov rsi, qword ptr [rsp]
    test qword ptr [rdx + rsi + 0x30], r12
    je .L12
    and rcx, rdi
    mov rdx, rcx
    shr rdx
    movabs rsi, 0x55000000005500
    and rsi, rdx
    sub rcx, rsi
    add r9, -0x33
    mov rdx, rcx
    and rdx, r9
    shr rcx, 0x2
    and rcx, r9
    add rcx, rdx
    mov rdx, rcx
    shr rdx, 0x4
    add rdx, rcx
    add r15, -0xf
    and r15, rdx
    imul r15, r13
    shr r15, 0x38
    imul r15d, dword ptr [r8 + 0x8dc]
    add r15d, eax
    mov eax, r15d
.L12:
    add eax, ebx
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
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L14:
    lea rdx, [.D1]
    mov esi, 0xe
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L15:
    lea rdx, [.D2]
    mov esi, 0xf
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L16:
    lea rdx, [.D3]
    mov esi, 0x1c
    mov rdi, rax
    call core::panicking::panic_bounds_check

plywright::side::runtime::once:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x40
    mov ebp, esi
    mov r10d, esi
    lea rax, [r10 + 4*r10]
    mov rbx, qword ptr [rdi + 0x8]
    movdqu xmm0, xmmword ptr [rbx + 0x84c]
    movdqu xmm1, xmmword ptr [rdi + 4*rax + 0x18]
    pshufd xmm2, xmm1, 0xf5
    pmuludq xmm1, xmm0
    pshufd xmm1, xmm1, 0xe8
    pshufd xmm0, xmm0, 0xf5
    pmuludq xmm0, xmm2
    pshufd xmm0, xmm0, 0xe8
    punpckldq xmm1, xmm0
    mov ecx, dword ptr [rdi + 4*rax + 0x28]
    imul ecx, dword ptr [rbx + 0x85c]
    pshufd xmm0, xmm1, 0xee
    paddd xmm0, xmm1
    pshufd xmm1, xmm0, 0x55
    paddd xmm1, xmm0
    movd edx, xmm1
    add edx, ecx
    cmp dword ptr [rdi + 4*rax + 0x20], 0x2
    jl .L0
    add edx, dword ptr [rbx + 0x860]
.L0:
    mov dword ptr [rsp - 0x34], edx
    mov esi, ebp
    xor sil, 0x1
    mov rcx, qword ptr [rdi]
    mov r14, qword ptr [rcx]
    lea eax, [8*r10]
    mov qword ptr [rsp + 0x10], rcx
    mov r8, qword ptr [rcx + rax + 0x30]
    mov r12, r8
    and r12, r14
    mov r9, qword ptr [rdi + rax + 0xd0]
    lea r11, [rdi + 0x40]
    mov r13d, r10d
    shl r13d, 0x6
    mov qword ptr [rsp - 0x78], rdi
    mov r15, qword ptr [rdi + r13 + 0x40]
    mov rax, r12
    shr rax, 0x8
    mov rcx, r12
    shl rcx, 0x8
    test bpl, bpl
    mov rdx, rcx
    cmovne rdx, rax
    mov qword ptr [rsp + 0x28], rdx
    test sil, sil
    mov qword ptr [rsp + 0x20], r10
    mov qword ptr [rsp + 0x18], r13
    mov rdx, r12
    jne .L1
    shr rdx, 0x10
    or rdx, r12
    or rdx, rax
    shr rdx, 0x10
    or rdx, rax
    mov r10, rdx
    shr r10, 0x20
    jmp .L2
.L1:
    shl rdx, 0x10
    or rdx, r12
    or rdx, rcx
    shl rdx, 0x10
    or rdx, rcx
    mov r10, rdx
    shl r10, 0x20
.L2:
    or r10, rdx
    movabs rdi, -0x101010101010102
    movabs r13, 0x7f7f7f7f7f7f7f7f
    lea rdx, [r9 + r9]
    and rdx, rdi
    mov rdi, r9
    shr rdi
    and rdi, r13
    or rdi, rdx
    not rdi
    movzx r13d, sil
    mov rsi, qword ptr [rsp - 0x78]
    mov rdx, qword ptr [rsi + 8*r13 + 0xd0]
    mov qword ptr [rsp], r13
    shl r13d, 0x6
    mov qword ptr [rsp - 0x8], r13
    mov r11, qword ptr [r11 + r13]
    mov r13, qword ptr [rsp + 0x20]
    mov rsi, qword ptr [rsi + 8*r13 + 0xc0]
    not rsi
    mov qword ptr [rsp - 0x30], r11
    and rsi, r11
    and rsi, qword ptr [rsp + 0x28]
    mov r11, rsi
    shr r11, 0x8
    shl rsi, 0x8
    test bpl, bpl
    cmove rsi, r11
    not rdx
    and r10, r12
    and rdi, r12
    and rdx, rdi
    mov r11, r15
    and r11, r12
    movq xmm3, rdx
    movq xmm0, r11
    punpcklqdq xmm3, xmm0
    movq xmm0, rdi
    movq xmm2, r10
    punpcklqdq xmm2, xmm0
    movdqa xmm0, xmm2
    psrlw xmm0, 0x1
    movdqa xmm1, xmmword ptr [.C0]
    pand xmm0, xmm1
    psubb xmm2, xmm0
    movdqa xmm0, xmmword ptr [.C1]
    movdqa xmm4, xmm2
    pand xmm4, xmm0
    psrlw xmm2, 0x2
    pand xmm2, xmm0
    paddb xmm2, xmm4
    movdqa xmm5, xmm2
    psrlw xmm5, 0x4
    paddb xmm5, xmm2
    movdqa xmm2, xmmword ptr [.C2]
    pand xmm5, xmm2
    pxor xmm4, xmm4
    psadbw xmm5, xmm4
    movdqa xmm6, xmm3
    psrlw xmm6, 0x1
    pand xmm6, xmm1
    psubb xmm3, xmm6
    movdqa xmm6, xmm3
    pand xmm6, xmm0
    psrlw xmm3, 0x2
    pand xmm3, xmm0
    paddb xmm3, xmm6
    movdqa xmm6, xmm3
    psrlw xmm6, 0x4
    paddb xmm6, xmm3
    pand xmm6, xmm2
    psadbw xmm6, xmm4
    movdqa xmm3, xmm5
    packuswb xmm3, xmm6
    movd xmm7, dword ptr [rbx + 0x8f0]
    movd xmm8, dword ptr [rbx + 0x8e8]
    punpckldq xmm8, xmm7
    movq xmm9, qword ptr [rbx + 0x8e0]
    movdqa xmm4, xmm9
    punpcklqdq xmm4, xmm8
    pmuludq xmm4, xmm3
    punpckhqdq xmm5, xmm6
    shufps xmm9, xmm7, 0xc5
    pmuludq xmm9, xmm5
    pshufd xmm3, xmm9, 0xe8
    not rdi
    and rdi, rsi
    mov rdx, rdi
    shr rdx
    movabs rsi, 0x5555555555555555
    and rdx, rsi
    sub rdi, rdx
    movabs rsi, 0x3333333333333333
    mov rdx, rdi
    and rdx, rsi
    shr rdi, 0x2
    and rdi, rsi
    add rdi, rdx
    mov rdx, rdi
    shr rdx, 0x4
    add rdx, rdi
    movabs rsi, 0xf0f0f0f0f0f0f0f
    and rdx, rsi
    movabs rsi, 0x101010101010101
    imul rdx, rsi
    shr rdx, 0x38
    imul edx, dword ptr [rbx + 0x8ec]
    pshufd xmm4, xmm4, 0xe8
    movzx esi, r9b
    lea edi, [rsi + rsi]
    not edi
    and edi, esi
    imul esi, edi, 0x8040201
    shr esi, 0x3
    and esi, 0x11111111
    imul esi, esi, 0x11111111
    shr esi, 0x1c
    imul esi, dword ptr [rbx + 0x8f4]
    punpckldq xmm4, xmm3
    add esi, edx
    pshufd xmm3, xmm4, 0xee
    paddd xmm3, xmm4
    pshufd xmm4, xmm3, 0x55
    paddd xmm4, xmm3
    movd r11d, xmm4
    add r11d, esi
    lea rsi, [r12 + r12]
    movabs rdx, -0x101010101010102
    and rsi, rdx
    mov rdx, r12
    shr rdx
    movabs rdi, 0x7f7f7f7f7f7f7f7f
    and rdx, rdi
    or rdx, rsi
    or rdx, r15
    and rdx, r12
    je .L4
    xor edi, edi
    test bpl, bpl
    mov esi, 0x38
    cmove rsi, rdi
    nop
.L3:
    mov rdi, rdx
    tzcnt r9, rdx
    xor r9d, esi
    dec rdx
    shr r9d, 0x3
    add r11d, dword ptr [rbx + 4*r9 + 0x600]
    and rdx, rdi
    jne .L3
.L4:
    test r12, r12
    mov r10, qword ptr [rsp]
    je .L6
    xor esi, esi
    test bpl, bpl
    mov edx, 0x38
    cmove rdx, rsi
    mov rsi, r12
    nop
.L5:
    mov rdi, rsi
    tzcnt r9, rsi
    dec rsi
    xor r9d, edx
    add r11d, dword ptr [rbx + 4*r9]
    and rsi, rdi
    jne .L5
.L6:
    mov rdx, qword ptr [rsp + 0x10]
    mov r9, qword ptr [rdx + 8*r10 + 0x30]
    and r14, r9
    mov rdi, qword ptr [rdx + 0x28]
    and r8, rdi
    mov esi, 0x40
    mov edx, 0x40
    tzcnt rdx, r8
    mov qword ptr [rsp - 0x28], rdx
    mov r8d, r10d
    shl r8d, 0x6
    test bpl, bpl
    je .L7
    mov rdx, r12
    shl rdx, 0x10
    or rdx, rcx
    or rdx, r12
    shl rdx, 0x10
    or rdx, rcx
    mov rax, rdx
    shl rax, 0x20
    or rax, rdx
    mov rcx, r14
    shl rcx, 0x8
    mov rdx, r14
    shl rdx, 0x10
    or rdx, r14
    or rdx, rcx
    shl rdx, 0x10
    or rdx, rcx
    mov rcx, rdx
    shl rcx, 0x20
    jmp .L8
.L7:
    mov rcx, r12
    shr rcx, 0x10
    or rcx, rax
    or rcx, r12
    shr rcx, 0x10
    or rcx, rax
    mov rax, rcx
    shr rax, 0x20
    or rax, rcx
    mov rcx, r14
    shr rcx, 0x8
    mov rdx, r14
    shr rdx, 0x10
    or rdx, r14
    or rdx, rcx
    shr rdx, 0x10
    or rdx, rcx
    mov rcx, rdx
    shr rcx, 0x20
.L8:
    or rcx, rdx
    mov qword ptr [rsp + 0x38], r15
    mov qword ptr [rsp + 0x30], r14
    mov qword ptr [rsp - 0x40], rbx
    or rax, rcx
    mov rcx, qword ptr [rsp - 0x78]
    mov rdx, qword ptr [rcx + r8 + 0x70]
    or rax, qword ptr [rcx + 8*r10 + 0xc0]
    not rax
    mov qword ptr [rsp + 0x8], r12
    and rax, r12
    mov qword ptr [rsp - 0x58], rdx
    mov qword ptr [rsp - 0x68], r9
    mov dword ptr [rsp - 0x70], ebp
    je .L14
    mov r8, rcx
    and rdi, r9
    tzcnt rsi, rdi
    xor edi, edi
    test bpl, bpl
    mov ecx, 0x38
    cmove rcx, rdi
    mov qword ptr [rsp - 0x80], rcx
    mov ecx, 0x38
    mov r9d, 0x8
    cmovne r9d, ecx
    mov qword ptr [rsp - 0x48], r9
    mov ecx, esi
    and cl, 0x7
    movzx ebx, cl
    shr sil, 0x3
    and sil, 0x7
    movzx r12d, sil
    mov rsi, qword ptr [rsp - 0x28]
    mov ecx, esi
    and cl, 0x7
    movzx r13d, cl
    mov ecx, esi
    shr cl, 0x3
    and cl, 0x7
    movzx r14d, cl
    mov rsi, qword ptr [r8 + 0x10]
    mov rcx, qword ptr [rsp - 0x40]
    lea r8, [rcx + 0x680]
    mov qword ptr [rsp - 0x10], r8
    mov qword ptr [rsp - 0x50], rsi
    or rsi, rdx
    mov qword ptr [rsp - 0x18], rsi
    lea rdx, [rcx + 0x6a0]
    mov qword ptr [rsp - 0x20], rdx
    add rcx, 0x6c0
    mov qword ptr [rsp - 0x60], rcx
    jmp .L11
    nop
.L9:
    add ebp, dword ptr [rcx + 4*rsi]
.L10:
    lea rcx, [rax - 0x1]
    mov edi, ebp
    and rax, rcx
    je .L15
.L11:
    tzcnt rsi, rax
    mov rcx, qword ptr [rsp - 0x48]
    add ecx, esi
    mov r8d, ecx
    and r8b, 0x3f
    mov edx, esi
    and edx, 0x7
    mov r9d, ebx
    sub r9d, edx
    mov r10d, edx
    sub r10d, ebx
    cmovb r10d, r9d
    mov r9d, r8d
    shr r9b, 0x3
    movzx ebp, r9b
    mov r15d, r12d
    sub r15d, ebp
    mov r9d, ebp
    sub r9d, r12d
    cmovb r9d, r15d
    cmp r10d, r9d
    cmova r9d, r10d
    mov r10d, r13d
    sub r10d, edx
    sub edx, r13d
    cmovb edx, r10d
    mov r10d, r14d
    sub r10d, ebp
    sub ebp, r14d
    cmovb ebp, r10d
    cmp edx, ebp
    cmova ebp, edx
    mov edx, 0x1
    shl rdx, cl
    cmp byte ptr [rsp - 0x70], 0x0
    je .L12
    mov rcx, rdx
    shr rcx, 0x8
    or rcx, rdx
    mov r10, rcx
    shr r10, 0x10
    or r10, rcx
    mov r8, r10
    shr r8, 0x20
    or r8, r10
    jmp .L13
    nop
.L12:
    movzx ecx, r8b
    movabs r8, 0x101010101010101
    shl r8, cl
.L13:
    xor esi, dword ptr [rsp - 0x80]
    shr esi, 0x3
    mov rcx, qword ptr [rsp - 0x40]
    add edi, dword ptr [rcx + 4*rsi + 0x620]
    imul r9d, dword ptr [rcx + 4*rsi + 0x640]
    imul ebp, dword ptr [rcx + 4*rsi + 0x660]
    add r9d, edi
    add ebp, r9d
    mov rcx, qword ptr [rsp - 0x10]
    test qword ptr [rsp - 0x50], rdx
    jne .L9
    mov rcx, qword ptr [rsp - 0x60]
    test qword ptr [rsp - 0x18], r8
    je .L9
    mov rcx, qword ptr [rsp - 0x20]
    test qword ptr [rsp - 0x58], rdx
    jne .L10
    jmp .L9
.L14:
    xor ebp, ebp
.L15:
    mov rcx, qword ptr [rsp - 0x28]
    and ecx, 0x38
    cmp byte ptr [rsp - 0x70], 0x0
    mov r14, qword ptr [rsp + 0x30]
    je .L16
    mov eax, 0xff
    shl rax, cl
    mov rcx, rax
    shr rcx, 0x8
    or rcx, rax
    mov rax, rcx
    shr rax, 0x10
    or rax, rcx
    mov rbx, rax
    shr rbx, 0x20
    or rbx, rax
    jmp .L17
.L16:
    mov rbx, -0x1
    shl rbx, cl
.L17:
    mov r12, qword ptr [rsp - 0x40]
    mov rax, qword ptr [rsp - 0x78]
    lea r10, [rax + 0x40]
    mov rax, qword ptr [rsp + 0x8]
    mov r15, rbx
    and r15, rax
    and rbx, r14
    mov rax, qword ptr [rsp + 0x10]
    mov rdx, qword ptr [rax + 0x18]
    mov r13, qword ptr [rax + 0x20]
    mov rax, qword ptr [rsp - 0x28]
    mov r8d, eax
    and r8b, 0x7
    je .L18
    movzx ecx, r8b
    mov eax, r8d
    cmp ecx, 0x7
    jne .L19
    mov al, 0x6
    jmp .L19
.L18:
    mov al, 0x1
.L19:
    mov qword ptr [rsp - 0x80], r13
    mov qword ptr [rsp - 0x48], rdx
    or r13, rdx
    lea esi, [rax - 0x1]
    mov ecx, esi
    and cl, 0x7
    movabs rdx, 0x101010101010101
    shl rdx, cl
    mov rdi, r15
    and rdi, rdx
    and rdx, rbx
    cmp byte ptr [rsp - 0x70], 0x0
    je .L20
    bsr rcx, rdi
    xor ecx, 0x38
    shr ecx, 0x3
    test rdi, rdi
    cmove rcx, rdi
    test rdx, rdx
    je .L22
    bsr rdi, rdx
    xor rdi, 0x3f
    jmp .L21
.L20:
    tzcnt rcx, rdi
    shr ecx, 0x3
    test rdi, rdi
    cmove rcx, rdi
    test rdx, rdx
    je .L22
    tzcnt rdi, rdx
.L21:
    shr edi, 0x3
    jmp .L23
.L22:
    xor edi, edi
.L23:
    xor edx, edx
    cmp sil, r8b
    sete dl
    shl edx, 0x5
    add rdx, r12
    mov r9d, dword ptr [rdx + 4*rcx + 0x6e0]
    test rcx, rcx
    setne dl
    lea rsi, [rcx + 0x1]
    cmp rsi, rdi
    sete sil
    and sil, dl
    movzx edx, sil
    shl edx, 0x5
    add rdx, r12
    mov esi, edi
    add r9d, dword ptr [rdx + 4*rsi + 0x720]
    test qword ptr [rsp - 0x68], r13
    je .L24
    or rdi, rcx
    jne .L24
    add r9d, dword ptr [r12 + 0x8f8]
.L24:
    movabs rdx, 0x101010101010101
    mov ecx, eax
    shl rdx, cl
    mov rcx, r15
    and rcx, rdx
    and rdx, rbx
    cmp byte ptr [rsp - 0x70], 0x0
    je .L25
    bsr rsi, rcx
    xor esi, 0x38
    shr esi, 0x3
    test rcx, rcx
    cmove rsi, rcx
    test rdx, rdx
    je .L27
    bsr rdi, rdx
    xor rdi, 0x3f
    jmp .L26
.L25:
    tzcnt rsi, rcx
    shr esi, 0x3
    test rcx, rcx
    cmove rsi, rcx
    test rdx, rdx
    je .L27
    tzcnt rdi, rdx
.L26:
    shr edi, 0x3
    jmp .L28
.L27:
    xor edi, edi
.L28:
    lea ecx, [rax + 0x1]
    xor edx, edx
    cmp al, r8b
    sete dl
    shl edx, 0x5
    add rdx, r12
    add r9d, dword ptr [rdx + 4*rsi + 0x6e0]
    test rsi, rsi
    setne al
    lea rdx, [rsi + 0x1]
    cmp rdx, rdi
    sete dl
    and dl, al
    movzx eax, dl
    shl eax, 0x5
    add rax, r12
    mov edx, edi
    add r9d, dword ptr [rax + 4*rdx + 0x720]
    test qword ptr [rsp - 0x68], r13
    je .L29
    or rdi, rsi
    jne .L29
    add r9d, dword ptr [r12 + 0x8f8]
.L29:
    movabs rax, 0x101010101010101
    shl rax, cl
    and r15, rax
    and rbx, rax
    cmp byte ptr [rsp - 0x70], 0x0
    je .L30
    bsr rax, r15
    xor eax, 0x38
    shr eax, 0x3
    test r15, r15
    cmove rax, r15
    test rbx, rbx
    je .L32
    bsr rsi, rbx
    xor rsi, 0x3f
    jmp .L31
.L30:
    tzcnt rax, r15
    shr eax, 0x3
    test r15, r15
    cmove rax, r15
    test rbx, rbx
    je .L32
    tzcnt rsi, rbx
.L31:
    shr esi, 0x3
    jmp .L33
.L32:
    xor esi, esi
.L33:
    xor edx, edx
    cmp cl, r8b
    sete dl
    shl edx, 0x5
    add rdx, r12
    add r9d, dword ptr [rdx + 4*rax + 0x6e0]
    test rax, rax
    setne cl
    lea rdx, [rax + 0x1]
    cmp rdx, rsi
    sete dl
    and dl, cl
    movzx ecx, dl
    shl ecx, 0x5
    add rcx, r12
    mov edx, esi
    add r9d, dword ptr [rcx + 4*rdx + 0x720]
    mov dword ptr [rsp - 0x50], r9d
    mov rdx, qword ptr [rsp - 0x68]
    test r13, rdx
    je .L35
    or rsi, rax
    mov rax, qword ptr [rsp - 0x58]
    mov r8, qword ptr [rsp - 0x78]
    mov rcx, qword ptr [rsp + 0x18]
    mov r9, qword ptr [rsp]
    mov rdi, qword ptr [rsp - 0x80]
    jne .L34
    mov esi, dword ptr [rsp - 0x50]
    add esi, dword ptr [r12 + 0x8f8]
    mov dword ptr [rsp - 0x50], esi
.L34:
    mov rsi, qword ptr [rsp - 0x8]
    jmp .L36
.L35:
    mov rax, qword ptr [rsp - 0x58]
    mov r8, qword ptr [rsp - 0x78]
    mov rcx, qword ptr [rsp + 0x18]
    mov r9, qword ptr [rsp]
    mov rsi, qword ptr [rsp - 0x8]
    mov rdi, qword ptr [rsp - 0x80]
.L36:
    lea r15, [r8 + rcx]
    add r15, 0x40
    add r10, rsi
    xor ecx, ecx
    and rdi, rdx
    mov qword ptr [rsp - 0x80], rdi
    setne cl
    add ecx, dword ptr [r8 + 8*r9 + 0xf0]
    cmp ecx, 0x1
    mov qword ptr [rsp - 0x20], r10
    mov qword ptr [rsp - 0x10], r15
    jg .L37
    mov r8, qword ptr [r8 + 0x10]
    mov r9, qword ptr [r15 + 0x30]
    mov dword ptr [rsp - 0x78], 0x0
    mov r10, qword ptr [rsp - 0x30]
    jmp .L43
.L37:
    mov rdi, qword ptr [r15 + 0x38]
    not rdi
    mov rcx, qword ptr [r15 + 0x28]
    mov rbx, qword ptr [r15 + 0x30]
    mov qword ptr [rsp - 0x60], rbx
    not rbx
    or rcx, qword ptr [r15 + 0x20]
    or rcx, rbx
    and rdi, rax
    and rdi, rcx
    mov rax, qword ptr [rsp + 0x20]
    mov rcx, qword ptr [r8 + 8*rax + 0xe0]
    and rcx, rdi
    mov r13, rdx
    mov rdx, rcx
    shr rdx
    movabs rax, 0x5555555555555555
    and rdx, rax
    sub rcx, rdx
    mov rdx, rcx
    movabs rax, 0x3333333333333333
    and rdx, rax
    shr rcx, 0x2
    and rcx, rax
    add rcx, rdx
    mov rsi, rcx
    shr rsi, 0x4
    add rsi, rcx
    movabs rax, 0xf0f0f0f0f0f0f0f
    and rsi, rax
    movabs rax, 0x101010101010101
    imul rsi, rax
    shr rsi, 0x38
    imul esi, dword ptr [r12 + 0x934]
    add esi, dword ptr [r8 + 8*r9 + 0xf4]
    mov r8, qword ptr [r8 + 0x10]
    mov rax, qword ptr [rsp - 0x28]
    and eax, 0x3f
    lea r9, [rax + 2*rax]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r14 + 8*r9 + 0x14]
    mov rdx, qword ptr [r14 + 8*r9]
    and rdx, r8
    imul rdx, qword ptr [r14 + 8*r9 + 0x8]
    shr rdx, cl
    mov ecx, dword ptr [r14 + 8*r9 + 0x10]
    add rdx, rcx
    movzx ecx, byte ptr [r14 + 8*r9 + 0x614]
    mov r15, qword ptr [r14 + 8*r9 + 0x600]
    and r15, r8
    imul r15, qword ptr [r14 + 8*r9 + 0x608]
    mov r9d, dword ptr [r14 + 8*r9 + 0x610]
    mov r10, qword ptr [rsp - 0x20]
    shr r15, cl
    add r15, r9
    and rdi, qword ptr [r10 + 0x38]
    or rdi, rbx
    not r13
    and r13, rdi
    shl eax, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov rbx, qword ptr [rax + rdi]
    lea r9, [plywright::sliders::magic::TABLE]
    mov rdi, qword ptr [r9 + 8*r15]
    and rdi, r13
    and rbx, qword ptr [r10 + 0x8]
    test rbx, r13
    je .L38
    add esi, dword ptr [r12 + 0x7e0]
.L38:
    and r13, qword ptr [r9 + 8*rdx]
    test qword ptr [r10 + 0x10], rdi
    mov r9, qword ptr [rsp - 0x60]
    je .L39
    add esi, dword ptr [r12 + 0x7e4]
.L39:
    or rdi, r13
    test qword ptr [r10 + 0x18], r13
    je .L40
    add esi, dword ptr [r12 + 0x7e8]
.L40:
    test qword ptr [r10 + 0x20], rdi
    je .L41
    add esi, dword ptr [r12 + 0x7ec]
.L41:
    mov r10, qword ptr [rsp - 0x30]
    cmp qword ptr [rsp - 0x80], 0x0
    jne .L42
    sub esi, dword ptr [r12 + 0x938]
.L42:
    xor ecx, ecx
    test esi, esi
    cmovg ecx, esi
    cmp ecx, 0x3ff
    mov edx, 0x3ff
    cmovl edx, ecx
    mov ecx, dword ptr [r12 + 0x93c]
    imul ecx, edx
    imul ecx, edx
    sar ecx, 0xc
    mov edx, dword ptr [r12 + 0x940]
    cmp edx, ecx
    cmovl ecx, edx
    mov eax, dword ptr [r12 + 0x944]
    imul eax, ecx
    and eax, -0x40
    shl eax, 0xa
    add eax, ecx
    mov dword ptr [rsp - 0x78], eax
.L43:
    mov rdx, r8
    not rdx
    mov edi, dword ptr [rsp - 0x70]
    test dil, dil
    movabs rsi, 0xff0000000000
    mov ecx, 0xff0000
    cmovne rcx, rsi
    and rcx, rdx
    and rcx, qword ptr [rsp + 0x28]
    or r8, r10
    mov rax, qword ptr [rsp - 0x58]
    not rax
    mov rdx, r9
    or rdx, rax
    or rcx, qword ptr [rsp + 0x8]
    mov rsi, qword ptr [rsp + 0x10]
    mov r15, qword ptr [rsi + 0x8]
    mov rsi, qword ptr [rsi + 0x10]
    mov r13d, dword ptr [r12 + 0x8fc]
    not r8
    test dil, dil
    mov qword ptr [rsp - 0x18], rax
    mov qword ptr [rsp - 0x60], r9
    je .L44
    shr rcx, 0x8
    and r8, rdx
    and r8, rcx
    shr r8, 0x8
    jmp .L45
.L44:
    shl rcx, 0x8
    and r8, rdx
    and r8, rcx
    shl r8, 0x8
.L45:
    movabs r12, 0x7f7f7f7f7f7f7f7f
    mov rcx, r15
    or rcx, rsi
    mov rdx, qword ptr [rsp - 0x68]
    and rcx, rdx
    mov rdi, qword ptr [rsp - 0x48]
    and rdi, rdx
    mov qword ptr [rsp - 0x48], rdi
    mov qword ptr [rsp - 0x70], rsi
    mov rsi, qword ptr [rsp - 0x80]
    or rsi, rdi
    or rsi, rcx
    mov rdx, rsi
    mov rbx, qword ptr [rsp + 0x38]
    and rdx, rbx
    mov r9, rdx
    shr r9
    movabs rax, 0x5555555555555555
    and r9, rax
    sub rdx, r9
    mov r9, rdx
    movabs r14, 0x3333333333333333
    and r9, r14
    shr rdx, 0x2
    and rdx, r14
    add rdx, r9
    mov r9, rdx
    shr r9, 0x4
    add r9, rdx
    movabs rdx, 0xf0f0f0f0f0f0f0f
    and r9, rdx
    movabs rdx, 0x101010101010101
    imul r9, rdx
    shr r9, 0x38
    imul r13d, r9d
    mov dword ptr [rsp - 0x68], r13d
    lea rdx, [r8 + r8]
    movabs rdi, -0x101010101010102
    and rdx, rdi
    shr r8
    and r8, r12
    or r8, rdx
    not rbx
    and rbx, rsi
    and rbx, r8
    mov rdx, rbx
    shr rdx
    and rdx, rax
    mov rdi, rax
    sub rbx, rdx
    mov rdx, rbx
    mov r13, r14
    and rdx, r14
    shr rbx, 0x2
    and rbx, r14
    add rbx, rdx
    mov r12, rbx
    shr r12, 0x4
    add r12, rbx
    mov r9, r10
    not r9
    and r9, rcx
    mov rax, qword ptr [rsp - 0x10]
    mov rdx, qword ptr [rax + 0x10]
    or rdx, qword ptr [rax + 0x8]
    mov rcx, rsi
    mov r14, qword ptr [rsp + 0x30]
    or rcx, r14
    mov rbx, qword ptr [rax + 0x18]
    movq xmm5, rbx
    mov rax, qword ptr [rsp - 0x80]
    and rbx, rax
    and r14, qword ptr [rsp - 0x18]
    movq xmm3, r14
    and rax, rdx
    mov qword ptr [rsp - 0x80], rax
    mov rax, qword ptr [rsp - 0x48]
    and rax, rdx
    and r14, rdx
    and rdx, r9
    and r15, rdx
    mov r8, r15
    shr r8
    and r8, rdi
    sub r15, r8
    mov r8, r15
    and r8, r13
    shr r15, 0x2
    and r15, r13
    add r15, r8
    movabs rdi, 0xf0f0f0f0f0f0f0f
    and r12, rdi
    movabs r13, 0x101010101010101
    imul r12, r13
    shr r12, 0x38
    mov r8, qword ptr [rsp - 0x40]
    imul r12d, dword ptr [r8 + 0x900]
    mov r10, r15
    shr r10, 0x4
    add r10, r15
    and r10, rdi
    imul r10, r13
    shr r10, 0x38
    imul r10d, dword ptr [r8 + 0x908]
    add r10d, r12d
    add r10d, dword ptr [rsp - 0x68]
    movq xmm8, r9
    and rdx, qword ptr [rsp - 0x70]
    movq xmm9, r14
    movq xmm7, rdx
    movq xmm6, rax
    movq xmm10, qword ptr [rsp - 0x80]
    mov r14, qword ptr [rsp - 0x10]
    and rcx, qword ptr [r14 + 0x28]
    mov rdx, qword ptr [rsp - 0x18]
    and rcx, rdx
    movq xmm11, rcx
    movq xmm4, rbx
    mov rax, qword ptr [rsp - 0x60]
    and rax, rdx
    and rax, rsi
    mov rcx, rax
    shr rcx
    movabs rbx, 0x5555555555555555
    and rcx, rbx
    sub rax, rcx
    mov rcx, rax
    movabs r9, 0x3333333333333333
    and rcx, r9
    shr rax, 0x2
    and rax, r9
    add rax, rcx
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    mov rdx, qword ptr [rsp - 0x20]
    mov rax, qword ptr [rsp - 0x30]
    or rax, qword ptr [rdx + 0x38]
    not rax
    and rax, qword ptr [r14 + 0x38]
    and rsi, qword ptr [rsp - 0x58]
    and rsi, rax
    mov rax, rsi
    shr rax
    and rax, rbx
    sub rsi, rax
    mov rax, rsi
    and rax, r9
    shr rsi, 0x2
    and rsi, r9
    add rsi, rax
    mov rax, rsi
    shr rax, 0x4
    add rax, rsi
    and rcx, rdi
    and rax, rdi
    imul rcx, r13
    imul rax, r13
    movq xmm14, qword ptr [r8 + 0x910]
    movdqu xmm12, xmmword ptr [r8 + 0x918]
    movd xmm15, dword ptr [r8 + 0x904]
    movd xmm13, dword ptr [r8 + 0x90c]
    shr rcx, 0x38
    imul ecx, dword ptr [r8 + 0x928]
    shr rax, 0x38
    imul eax, dword ptr [r8 + 0x92c]
    add eax, ecx
    add r11d, dword ptr [rsp - 0x34]
    add r11d, ebp
    add r11d, dword ptr [rsp - 0x50]
    sub r11d, dword ptr [rsp - 0x78]
    punpcklqdq xmm3, xmm8
    pshufd xmm5, xmm5, 0x44
    pand xmm3, xmm5
    punpcklqdq xmm7, xmm9
    punpcklqdq xmm6, xmm10
    punpcklqdq xmm4, xmm11
    movdqa xmm5, xmm7
    psrlw xmm5, 0x1
    pand xmm5, xmm1
    psubb xmm7, xmm5
    movdqa xmm5, xmm7
    pand xmm5, xmm0
    psrlw xmm7, 0x2
    pand xmm7, xmm0
    paddb xmm7, xmm5
    movdqa xmm5, xmm7
    psrlw xmm5, 0x4
    paddb xmm5, xmm7
    movdqa xmm7, xmm6
    psrlw xmm7, 0x1
    pand xmm7, xmm1
    psubb xmm6, xmm7
    movdqa xmm7, xmm6
    pand xmm7, xmm0
    psrlw xmm6, 0x2
    pand xmm6, xmm0
    paddb xmm6, xmm7
    movdqa xmm7, xmm6
    psrlw xmm7, 0x4
    paddb xmm7, xmm6
    movdqa xmm6, xmm3
    psrlw xmm6, 0x1
    pand xmm6, xmm1
    psubb xmm3, xmm6
    movdqa xmm6, xmm3
    pand xmm6, xmm0
    psrlw xmm3, 0x2
    pand xmm3, xmm0
    paddb xmm3, xmm6
    movdqa xmm6, xmm3
    psrlw xmm6, 0x4
    paddb xmm6, xmm3
    movdqa xmm3, xmm4
    psrlw xmm3, 0x1
    pand xmm3, xmm1
    pand xmm5, xmm2
    psubb xmm4, xmm3
    movdqa xmm1, xmm4
    pand xmm1, xmm0
    psrlw xmm4, 0x2
    pand xmm4, xmm0
    pxor xmm0, xmm0
    psadbw xmm5, xmm0
    pand xmm7, xmm2
    psadbw xmm7, xmm0
    pand xmm6, xmm2
    psadbw xmm6, xmm0
    paddb xmm4, xmm1
    movdqa xmm1, xmm4
    psrlw xmm1, 0x4
    paddb xmm1, xmm4
    pand xmm1, xmm2
    psadbw xmm1, xmm0
    movdqa xmm0, xmm6
    packuswb xmm0, xmm1
    movdqa xmm2, xmm5
    packuswb xmm2, xmm7
    punpckldq xmm13, xmm15
    punpcklqdq xmm13, xmm14
    punpckhqdq xmm5, xmm7
    pshufd xmm3, xmm13, 0xf5
    pmuludq xmm3, xmm5
    pshufd xmm3, xmm3, 0xe8
    pmuludq xmm13, xmm2
    pshufd xmm2, xmm13, 0xe8
    punpckldq xmm2, xmm3
    punpckhqdq xmm6, xmm1
    pshufd xmm1, xmm12, 0xf5
    pmuludq xmm1, xmm6
    pshufd xmm1, xmm1, 0xe8
    pmuludq xmm0, xmm12
    pshufd xmm0, xmm0, 0xe8
    punpckldq xmm0, xmm1
    paddd xmm0, xmm2
    add r11d, eax
    pshufd xmm1, xmm0, 0xee
    paddd xmm1, xmm0
    pshufd xmm0, xmm1, 0x55
    paddd xmm0, xmm1
    movd eax, xmm0
    add eax, r10d
    add eax, r11d
    add rsp, 0x40
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.C0 = 0x5555555555555555 0x5555555555555555
.C1 = 0x3333333333333333 0x3333333333333333
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f

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
