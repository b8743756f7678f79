# The kernels of side/runtime, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm side/runtime --target x86-64-v2
# binary: sha256 9b81723ee503e8a8bdfc5b94a01f53469615d1296a68cd14f7fa6dca7fb7bd50
# latency: 46 instructions in 137 bytes; innermost loops: .L0 of 17
# throughput: 28 instructions in 81 bytes; innermost loops: .L0 of 8
# plywright::eval::Evaluator<R>::evaluate: 377 instructions in 1561 bytes; innermost loops: none
# plywright::side::runtime::once: 146 instructions in 524 bytes; innermost loops: none
# plywright::side::runtime::once: 579 instructions in 2702 bytes; innermost loops: .L0 of 56, .L3 of 74, .L7 of 64, .L10 of 78
# plywright::side::runtime::once: 1245 instructions in 5058 bytes; innermost loops: .L9 of 8, .L12 of 7, .L16 of 130, .L31 of 8
# mix of 2421 instructions: 749 mov, 207 and, 154 add, 110 lea, 98 shr, 96 or, 78 test, 72 xor, 61 shl, 58 imul, 56 movabs, 52 cmp, 51 je, 48 jmp, 40 popcnt, 36 push, 34 pop, 34 sub, 33 movzx, 32 jne, 23 not, 21 cmove, 19 movdqa, 18 tzcnt, 16 movups, 15 movq, 12 call, 12 cmovne, 10 paddd, 10 pinsrd, 10 pshufd, 10 sete, 8 por, 8 psrlq, 8 setne, 7 jae, 7 jle, 6 bsr, 6 cmovl, 6 movd, 6 pand, 6 pinsrq, 6 ret, 5 movdqu, 4 cmovb, 4 dec, 4 jg, 4 jge, 4 paddq, 4 pmulld, 4 psllq, 4 sar, 3 bts, 3 neg, 3 pmuludq, 2 bt, 2 cdqe, 2 cmova, 2 cmovae, 2 inc, 2 setge, 2 xorps, 1 cmovbe, 1 cmovg, 1 cmovge, 1 cmovns, 1 ja, 1 movsx, 1 movsxd, 1 pextrd, 1 pextrq, 1 psubq, 1 punpcklqdq, 1 shld

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
    mov r14, qword ptr [rdi]
    mov r15, qword ptr [r14 + 8*rax + 0x30]
    mov rdx, qword ptr [r14]
    and rdx, r15
    mov rcx, qword ptr [r14 + 0x28]
    and rcx, r15
    mov ebp, 0x40
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
    mov qword ptr [rsp - 0x8], rax
    mov byte ptr [rsp - 0x15], r11b
    mov dword ptr [rsp - 0x14], esi
    mov qword ptr [rsp - 0x10], r13
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
    mov r11, qword ptr [r14 + 0x8]
    and r11, r15
    popcnt rsi, r11
    mov rax, qword ptr [r14 + 0x10]
    and rax, r15
    popcnt rax, rax
    mov r13, qword ptr [r14 + 0x18]
    and r13, r15
    popcnt r13, r13
    and r15, qword ptr [r14 + 0x20]
    xor r14d, r14d
    popcnt r14, r15
    mov r11, qword ptr [rsp - 0x8]
    lea r15, [r11 + 4*r11]
    mov dword ptr [rdi + 4*r15 + 0x18], r10d
    mov dword ptr [rdi + 4*r15 + 0x1c], esi
    mov dword ptr [rdi + 4*r15 + 0x20], eax
    mov dword ptr [rdi + 4*r15 + 0x24], r13d
    mov dword ptr [rdi + 4*r15 + 0x28], r14d
    mov eax, r11d
    shl eax, 0x6
    mov qword ptr [rdi + rax + 0x40], rbx
    xorps xmm0, xmm0
    movups xmmword ptr [rdi + rax + 0x48], xmm0
    movups xmmword ptr [rdi + rax + 0x58], xmm0
    mov rsi, qword ptr [rsp - 0x10]
    mov qword ptr [rdi + rax + 0x68], rsi
    mov qword ptr [rdi + rax + 0x70], rbp
    mov qword ptr [rdi + rax + 0x78], r12
    cmp byte ptr [rsp - 0x14], 0x0
    je .L5
    mov rax, rbx
    shr rax, 0x8
    or rax, rbx
    mov r10, rax
    shr r10, 0x10
    or r10, rax
    mov rsi, r10
    shr rsi, 0x20
    jmp .L6
.L5:
    mov rax, rbx
    shl rax, 0x8
    or rax, rbx
    mov r10, rax
    shl r10, 0x10
    or r10, rax
    mov rsi, r10
    shl rsi, 0x20
.L6:
    or rsi, r10
    mov qword ptr [rdi + 8*r11 + 0xc0], rsi
    or r9, rdx
    mov rax, r9
    shl rax, 0x10
    or rax, r9
    or r8, rdx
    mov rdx, r8
    shr rdx, 0x10
    or rdx, r8
    mov rsi, rax
    shld rsi, rdx, 0x20
    or rdx, rax
    or rdx, rsi
    mov qword ptr [rdi + 8*r11 + 0xd0], rdx
    or cl, byte ptr [rsp - 0x15]
    movzx eax, cl
    mov ecx, eax
    shl eax, 0x6
    lea rdx, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [rax + rdx + 0x8]
    bts rax, rcx
    mov qword ptr [rdi + 8*r11 + 0xe0], rax
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
    movabs r8, 0x3333333333333333
    mov r9, qword ptr [rdi]
    mov r15, qword ptr [rdi + 0x8]
    mov r11d, esi
    mov r10, qword ptr [r9 + 8*r11 + 0x30]
    mov rbx, qword ptr [r9]
    and rbx, r10
    mov rdx, qword ptr [r9 + 0x20]
    and rdx, r10
    mov eax, esi
    xor al, 0x1
    movzx r14d, al
    mov rax, qword ptr [r9 + 0x28]
    and rax, r10
    mov ecx, 0x40
    tzcnt rcx, rax
    mov qword ptr [rsp + 0x28], rbx
    bts rbx, rcx
    mov eax, ecx
    and al, 0x3f
    mov ecx, r14d
    shl ecx, 0x6
    mov rcx, qword ptr [rdi + rcx + 0x40]
    mov qword ptr [rsp + 0x60], rcx
    or rbx, rcx
    not rbx
    mov qword ptr [rsp + 0x20], rbx
    test esi, esi
    mov ecx, 0x38
    mov dword ptr [rsp + 0x3c], esi
    cmove ecx, esi
    mov dword ptr [rsp + 0xc], ecx
    xor al, cl
    movzx eax, al
    mov qword ptr [rsp + 0x30], r15
    mov eax, dword ptr [r15 + 4*rax + 0x500]
    movabs r13, 0xf0f0f0f0f0f0f0f
    lea r15, [rdi + 0x40]
    mov rsi, qword ptr [r9 + 0x8]
    and rsi, r10
    mov qword ptr [rsp + 0x50], r9
    mov qword ptr [rsp + 0x18], rdi
    mov qword ptr [rsp + 0x10], r11
    mov qword ptr [rsp + 0x48], r14
    mov qword ptr [rsp + 0x40], r15
    mov qword ptr [rsp + 0x58], rdx
    je .L2
    mov ecx, r11d
    shl ecx, 0x6
    lea r9, [r15 + rcx]
    mov r10, qword ptr [r15 + rcx + 0x8]
    mov rbx, qword ptr [r15 + rcx + 0x30]
    mov r11, qword ptr [r15 + rcx + 0x38]
    mov r15, qword ptr [rdi + 8*r14 + 0xe0]
    movdqa xmm0, xmmword ptr [.C0]
    mov rdx, qword ptr [rsp + 0x30]
    mov r14, qword ptr [rsp + 0x10]
    nop
.L0:
    mov rcx, r11
    tzcnt rbp, rsi
    mov edi, ebp
    shl edi, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r12, qword ptr [rdi + r11]
    or r10, r12
    mov qword ptr [r9 + 0x8], r10
    mov r11, rbx
    and r11, r12
    or r11, rcx
    mov qword ptr [r9 + 0x38], r11
    or rbx, r12
    mov qword ptr [r9 + 0x30], rbx
    mov rcx, r15
    and rcx, r12
    je .L1
    popcnt rcx, rcx
    imul ecx, dword ptr [rdx + 0x988]
    add ecx, dword ptr [rdx + 0x7f0]
    mov rdi, qword ptr [rsp + 0x18]
    movq xmm1, qword ptr [rdi + 8*r14 + 0xf0]
    movdqa xmm2, xmm0
    pinsrd xmm2, ecx, 0x1
    paddd xmm2, xmm1
    movq qword ptr [rdi + 8*r14 + 0xf0], xmm2
.L1:
    and r12, qword ptr [rsp + 0x20]
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
    and rdi, r13
    movabs r12, 0x101010101010101
    imul rdi, r12
    shr rdi, 0x38
    cmp edi, 0x9
    jae .L15
    lea rdi, [rsi - 0x1]
    and rsi, rdi
    add eax, dword ptr [rdx + 4*rcx + 0x898]
    xor bpl, byte ptr [rsp + 0xc]
    movzx ecx, bpl
    add eax, dword ptr [rdx + 4*rcx + 0x100]
    test rsi, rsi
    jne .L0
    mov r9, qword ptr [rsp + 0x50]
    mov r11, qword ptr [rsp + 0x10]
    mov r10, qword ptr [r9 + 8*r11 + 0x30]
    mov rdi, qword ptr [rsp + 0x18]
    mov r14, qword ptr [rsp + 0x48]
    mov r15, qword ptr [rsp + 0x40]
    mov rdx, qword ptr [rsp + 0x58]
.L2:
    mov r13, qword ptr [rdi + 0x10]
    mov qword ptr [rsp + 0x70], r13
    xor r13, rdx
    mov r12, qword ptr [r9 + 0x10]
    and r12, r10
    je .L5
    mov ecx, r11d
    shl ecx, 0x6
    lea rsi, [r15 + rcx]
    mov rdx, qword ptr [rdi + 8*r14 + 0xe0]
    mov qword ptr [rsp + 0x68], rdx
    mov r9, qword ptr [r15 + rcx + 0x10]
    mov r10, qword ptr [r15 + rcx + 0x30]
    mov r15, qword ptr [r15 + rcx + 0x38]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    movdqa xmm0, xmmword ptr [.C0]
    mov rdx, qword ptr [rsp + 0x30]
    nop
.L3:
    mov rdi, r15
    tzcnt r11, r12
    lea r15, [r11 + 2*r11]
    mov ebp, dword ptr [rbx + 8*r15 + 0x610]
    movzx ecx, byte ptr [rbx + 8*r15 + 0x614]
    mov r14, qword ptr [rbx + 8*r15 + 0x600]
    and r14, r13
    imul r14, qword ptr [rbx + 8*r15 + 0x608]
    shr r14, cl
    add r14, rbp
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rbp, qword ptr [rcx + 8*r14]
    or r9, rbp
    mov qword ptr [rsi + 0x10], r9
    mov r15, r10
    and r15, rbp
    or r15, rdi
    mov qword ptr [rsi + 0x38], r15
    or r10, rbp
    mov qword ptr [rsi + 0x30], r10
    mov rcx, qword ptr [rsp + 0x68]
    and rcx, rbp
    je .L4
    popcnt rcx, rcx
    imul ecx, dword ptr [rdx + 0x988]
    add ecx, dword ptr [rdx + 0x7f4]
    mov rdi, qword ptr [rsp + 0x18]
    mov r14, qword ptr [rsp + 0x10]
    movq xmm1, qword ptr [rdi + 8*r14 + 0xf0]
    movdqa xmm2, xmm0
    pinsrd xmm2, ecx, 0x1
    paddd xmm2, xmm1
    movq qword ptr [rdi + 8*r14 + 0xf0], xmm2
.L4:
    and rbp, qword ptr [rsp + 0x20]
    mov rdi, rbp
    shr rdi
    movabs rcx, 0x5555555555555555
    and rdi, rcx
    xor ecx, ecx
    popcnt rcx, rbp
    sub rbp, rdi
    mov rdi, rbp
    and rdi, r8
    shr rbp, 0x2
    and rbp, r8
    add rbp, rdi
    mov rdi, rbp
    shr rdi, 0x4
    add rdi, rbp
    movabs r14, 0xf0f0f0f0f0f0f0f
    and rdi, r14
    movabs r14, 0x101010101010101
    imul rdi, r14
    shr rdi, 0x39
    cmp edi, 0x7
    jae .L16
    lea rdi, [r12 - 0x1]
    and r12, rdi
    add eax, dword ptr [rdx + 4*rcx + 0x810]
    mov ecx, dword ptr [rsp + 0xc]
    xor cl, r11b
    movzx ecx, cl
    mov edi, eax
    add edi, dword ptr [rdx + 4*rcx + 0x200]
    movabs rax, -0x55aa55aa55aa55ab
    bt rax, r11
    movabs rcx, 0x55aa55aa55aa55aa
    cmovae rax, rcx
    and rax, qword ptr [rsp + 0x28]
    popcnt rax, rax
    imul eax, dword ptr [rdx + 0x904]
    add eax, edi
    test r12, r12
    jne .L3
    mov r9, qword ptr [rsp + 0x50]
    mov r11, qword ptr [rsp + 0x10]
    mov r10, qword ptr [r9 + 8*r11 + 0x30]
    mov rdi, qword ptr [rsp + 0x18]
    mov r14, qword ptr [rsp + 0x48]
    mov r15, qword ptr [rsp + 0x40]
    and r10, qword ptr [r9 + 0x18]
    jne .L6
    jmp .L9
.L5:
    mov rdx, qword ptr [rsp + 0x30]
    and r10, qword ptr [r9 + 0x18]
    je .L9
.L6:
    xor r13, r10
    mov ecx, r11d
    shl ecx, 0x6
    lea rsi, [r15 + rcx]
    mov r9, qword ptr [r15 + rcx + 0x18]
    mov r11, qword ptr [r15 + rcx + 0x30]
    mov rbx, qword ptr [r15 + rcx + 0x38]
    mov rcx, qword ptr [rdi + 8*r14 + 0xe0]
    mov qword ptr [rsp + 0x28], rcx
    lea r15, [plywright::sliders::magic::LOOKUPS]
    movdqa xmm0, xmmword ptr [.C0]
    nop
.L7:
    mov r14, rbx
    tzcnt rbp, r10
    lea rbx, [2*rbp]
    add rbx, rbp
    mov r12d, dword ptr [r15 + 8*rbx + 0x10]
    movzx ecx, byte ptr [r15 + 8*rbx + 0x14]
    mov rdi, qword ptr [r15 + 8*rbx]
    and rdi, r13
    imul rdi, qword ptr [r15 + 8*rbx + 0x8]
    shr rdi, cl
    add rdi, r12
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rcx + 8*rdi]
    or r9, r12
    mov qword ptr [rsi + 0x18], r9
    mov rbx, r11
    and rbx, r12
    or rbx, r14
    mov qword ptr [rsi + 0x38], rbx
    or r11, r12
    mov qword ptr [rsi + 0x30], r11
    mov rcx, qword ptr [rsp + 0x28]
    and rcx, r12
    je .L8
    popcnt rcx, rcx
    imul ecx, dword ptr [rdx + 0x988]
    add ecx, dword ptr [rdx + 0x7f8]
    mov rdi, qword ptr [rsp + 0x18]
    mov r14, qword ptr [rsp + 0x10]
    movq xmm1, qword ptr [rdi + 8*r14 + 0xf0]
    movdqa xmm2, xmm0
    pinsrd xmm2, ecx, 0x1
    paddd xmm2, xmm1
    movq qword ptr [rdi + 8*r14 + 0xf0], xmm2
.L8:
    and r12, qword ptr [rsp + 0x20]
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
    movabs r14, 0xf0f0f0f0f0f0f0f
    and rdi, r14
    movabs r14, 0x101010101010101
    imul rdi, r14
    shr rdi, 0x38
    cmp edi, 0xf
    jae .L17
    lea rdi, [r10 - 0x1]
    add eax, dword ptr [rdx + 4*rcx + 0x8bc]
    xor bpl, byte ptr [rsp + 0xc]
    movzx ecx, bpl
    add eax, dword ptr [rdx + 4*rcx + 0x300]
    and r10, rdi
    jne .L7
.L9:
    mov r9, qword ptr [rsp + 0x58]
    test r9, r9
    je .L12
    mov rcx, qword ptr [rsp + 0x10]
    shl ecx, 0x6
    mov rdi, qword ptr [rsp + 0x40]
    lea rsi, [rdi + rcx]
    mov r10, qword ptr [rdi + rcx + 0x20]
    mov r12, qword ptr [rdi + rcx + 0x30]
    mov r11, qword ptr [rdi + rcx + 0x38]
    mov rcx, qword ptr [rsp + 0x18]
    mov rdi, qword ptr [rsp + 0x48]
    mov rcx, qword ptr [rcx + 8*rdi + 0xe0]
    mov qword ptr [rsp + 0x28], rcx
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    movdqa xmm0, xmmword ptr [.C0]
    nop
.L10:
    mov r13, r8
    mov rdi, r11
    mov rdx, r9
    tzcnt r15, r9
    lea r9, [r15 + 2*r15]
    mov r11d, dword ptr [rbx + 8*r9 + 0x10]
    movzx ecx, byte ptr [rbx + 8*r9 + 0x14]
    mov r14, qword ptr [rbx + 8*r9]
    mov r8, qword ptr [rsp + 0x70]
    and r14, r8
    imul r14, qword ptr [rbx + 8*r9 + 0x8]
    shr r14, cl
    movzx ecx, byte ptr [rbx + 8*r9 + 0x614]
    mov rbp, qword ptr [rbx + 8*r9 + 0x600]
    and rbp, r8
    imul rbp, qword ptr [rbx + 8*r9 + 0x608]
    shr rbp, cl
    add r14, r11
    mov ecx, dword ptr [rbx + 8*r9 + 0x610]
    add rbp, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r9, qword ptr [rcx + 8*rbp]
    or r9, qword ptr [rcx + 8*r14]
    or r10, r9
    mov qword ptr [rsi + 0x20], r10
    mov r11, r12
    and r11, r9
    or r11, rdi
    mov qword ptr [rsi + 0x38], r11
    or r12, r9
    mov qword ptr [rsi + 0x30], r12
    mov rcx, qword ptr [rsp + 0x28]
    and rcx, r9
    je .L11
    popcnt rcx, rcx
    mov rdi, qword ptr [rsp + 0x30]
    imul ecx, dword ptr [rdi + 0x988]
    add ecx, dword ptr [rdi + 0x7fc]
    mov rdi, qword ptr [rsp + 0x18]
    mov r14, qword ptr [rsp + 0x10]
    movq xmm1, qword ptr [rdi + 8*r14 + 0xf0]
    movdqa xmm2, xmm0
    pinsrd xmm2, ecx, 0x1
    paddd xmm2, xmm1
    movq qword ptr [rdi + 8*r14 + 0xf0], xmm2
.L11:
    and r9, qword ptr [rsp + 0x20]
    mov rdi, r9
    shr rdi
    movabs rcx, 0x5555555555555555
    and rdi, rcx
    xor ecx, ecx
    popcnt rcx, r9
    sub r9, rdi
    mov rdi, r9
    and rdi, r13
    shr r9, 0x2
    and r9, r13
    add r9, rdi
    mov rdi, r9
    shr rdi, 0x4
    add rdi, r9
    movabs r9, 0xf0f0f0f0f0f0f0f
    and rdi, r9
    movabs r9, 0x101010101010101
    imul rdi, r9
    shr rdi, 0x3a
    cmp edi, 0x6
    ja .L18
    mov r8, r13
    mov r9, rdx
    lea rdi, [rdx - 0x1]
    mov rdx, qword ptr [rsp + 0x30]
    add eax, dword ptr [rdx + 4*rcx + 0x780]
    xor r15b, byte ptr [rsp + 0xc]
    movzx ecx, r15b
    add eax, dword ptr [rdx + 4*rcx + 0x400]
    and r9, rdi
    jne .L10
.L12:
    mov r13, qword ptr [rsp + 0x10]
    lea r9d, [8*r13]
    mov r10, qword ptr [rsp + 0x50]
    mov rdi, qword ptr [r10 + r9 + 0x30]
    mov rsi, qword ptr [r10]
    mov rcx, rsi
    and rcx, rdi
    mov rbx, rcx
    shr rbx, 0x8
    mov ebp, dword ptr [rsp + 0x3c]
    test bpl, bpl
    mov r11d, 0xff00
    movabs r14, 0xff000000000000
    cmovne r14, r11
    mov qword ptr [rsp + 0x20], r14
    mov r14d, 0xff
    movabs r11, -0x100000000000000
    cmovne r11, r14
    mov r15, rcx
    shl r15, 0x8
    test bpl, bpl
    movabs r14, 0xffffff0000
    movabs r12, 0xffffff000000
    cmovne r12, r14
    cmove r15, rbx
    shl r13d, 0x6
    mov rbx, qword ptr [rsp + 0x40]
    and r12, qword ptr [rbx + r13]
    mov rbx, qword ptr [rsp + 0x48]
    lea r14d, [8*rbx]
    mov rbp, qword ptr [rsp + 0x18]
    mov r13, qword ptr [rbp + r14 + 0xc0]
    not r13
    and r13, r12
    mov rbx, qword ptr [r10 + 0x18]
    and rbx, rdi
    movq xmm0, rdi
    movdqu xmm1, xmmword ptr [r10 + 0x8]
    pshufd xmm0, xmm0, 0x44
    pand xmm0, xmm1
    movq xmm1, r13
    pshufd xmm2, xmm0, 0xee
    por xmm2, xmm0
    movq r12, xmm2
    and r12, r15
    mov r15, qword ptr [rbp + r14 + 0xd0]
    mov rdi, qword ptr [rbp + r9 + 0xd0]
    not rdi
    mov r9, r15
    not r9
    and rdi, rbx
    and r9, rdi
    and rdi, r15
    pshufd xmm1, xmm1, 0x44
    pand xmm1, xmm0
    movdqa xmm0, xmm1
    psrlq xmm0, 0x1
    pand xmm0, xmmword ptr [.C1]
    psubq xmm1, xmm0
    movdqa xmm0, xmmword ptr [.C2]
    pand xmm0, xmm1
    psrlq xmm1, 0x2
    pand xmm1, xmmword ptr [.C3]
    paddq xmm1, xmm0
    movdqa xmm0, xmm1
    psrlq xmm0, 0x4
    paddq xmm0, xmm1
    pand xmm0, xmmword ptr [.C4]
    movq xmm1, qword ptr [rdx + 0x8f8]
    movdqa xmm2, xmm0
    psrlq xmm2, 0x20
    movdqa xmm3, xmmword ptr [.C5]
    pmuludq xmm2, xmm3
    movdqa xmm4, xmmword ptr [.C6]
    pmuludq xmm4, xmm0
    paddq xmm4, xmm2
    psllq xmm4, 0x20
    pmuludq xmm0, xmm3
    paddq xmm0, xmm4
    psrlq xmm0, 0x38
    pshufd xmm0, xmm0, 0xe8
    xor r15d, r15d
    popcnt r15, r12
    imul r15d, dword ptr [rdx + 0x900]
    pmulld xmm0, xmm1
    popcnt r9, r9
    imul r9d, dword ptr [rdx + 0x908]
    popcnt rdi, rdi
    imul edi, dword ptr [rdx + 0x90c]
    add edi, r9d
    pextrd r9d, xmm0, 0x1
    add edi, r15d
    movd ebp, xmm0
    add edi, ebp
    add edi, r9d
    mov r9, qword ptr [rsp + 0x20]
    and r11, qword ptr [r10 + 0x28]
    and rsi, r9
    or r11, rsi
    test qword ptr [r10 + r14 + 0x30], r11
    je .L13
    and rbx, r9
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
    cmp byte ptr [rsp + 0x3c], 0x0
    movabs rsi, 0x3c3c3c00000000
    mov r9d, 0x3c3c3c00
    cmovne r9, rsi
    or rcx, qword ptr [rsp + 0x60]
    not rcx
    and rcx, r9
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
    add rsp, 0x78
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
.C0 = 0x0000000000000001 0x0000000000000000
.C1 = 0x0000555555550000 0x0000555555550000
.C2 = 0x3333333333330000 0x3333333333330000
.C3 = 0x3333333333333333 0x3333333333333333
.C4 = 0x0f0f0f0f0f0f0707 0x0f0f0f0f0f0f0707
.C5 = 0x0101010101010101 0x0101010101010101
.C6 = 0x0000000001010101 0x0000000001010101

plywright::side::runtime::once:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0xc0
    mov r10d, esi
    mov r12d, esi
    lea r15, [r12 + 4*r12]
    mov rbp, qword ptr [rdi + 0x8]
    mov eax, dword ptr [rdi + 4*r15 + 0x24]
    mov edx, dword ptr [rdi + 4*r15 + 0x18]
    mov ecx, dword ptr [rdi + 4*r15 + 0x1c]
    add edx, -0x5
    mov esi, dword ptr [rbp + 0x88c]
    imul esi, ecx
    mov ebx, dword ptr [rbp + 0x890]
    imul ebx, eax
    add ebx, esi
    imul ebx, edx
    cmp dword ptr [rdi + 4*r15 + 0x20], 0x1
    jle .L2
    add ebx, dword ptr [rbp + 0x880]
    cmp ecx, 0x1
    jg .L3
.L0:
    mov edx, dword ptr [rdi + 4*r15 + 0x28]
    cmp eax, 0x1
    jle .L4
.L1:
    add ebx, dword ptr [rbp + 0x888]
    test edx, edx
    jg .L5
    jmp .L6
.L2:
    cmp ecx, 0x1
    jle .L0
.L3:
    add ebx, dword ptr [rbp + 0x884]
    mov edx, dword ptr [rdi + 4*r15 + 0x28]
    cmp eax, 0x1
    jg .L1
.L4:
    test edx, edx
    jle .L6
.L5:
    imul eax, dword ptr [rbp + 0x894]
    add ebx, eax
.L6:
    mov ecx, r10d
    xor cl, 0x1
    mov rsi, qword ptr [rdi]
    mov r8, qword ptr [rsi]
    lea eax, [8*r12]
    mov qword ptr [rsp - 0x70], rsi
    mov r11, qword ptr [rsi + rax + 0x30]
    mov qword ptr [rsp + 0x20], r11
    and r11, r8
    mov r14, qword ptr [rdi + rax + 0xd0]
    lea r13, [rdi + 0x40]
    mov eax, r12d
    shl eax, 0x6
    mov qword ptr [rsp - 0x60], rdi
    mov rsi, qword ptr [rdi + rax + 0x40]
    mov qword ptr [rsp + 0x60], rsi
    mov rsi, r11
    shr rsi, 0x8
    mov r9, r11
    shl r9, 0x8
    test r10b, r10b
    mov rdi, r9
    cmovne rdi, rsi
    test cl, cl
    mov qword ptr [rsp + 0x8], rsi
    mov dword ptr [rsp + 0xac], ebx
    mov dword ptr [rsp - 0x44], edx
    mov qword ptr [rsp + 0x50], r15
    mov qword ptr [rsp + 0x10], r12
    mov qword ptr [rsp - 0x28], rax
    mov qword ptr [rsp], r13
    mov qword ptr [rsp - 0x18], r9
    mov rdx, r11
    jne .L7
    shr rdx, 0x10
    or rdx, r11
    or rdx, rsi
    shr rdx, 0x10
    or rdx, rsi
    mov rax, rdx
    shr rax, 0x20
    jmp .L8
.L7:
    shl rdx, 0x10
    or rdx, r11
    or rdx, r9
    shl rdx, 0x10
    or rdx, r9
    mov rax, rdx
    shl rax, 0x20
.L8:
    or rax, rdx
    movabs r12, -0x101010101010102
    movabs r15, 0x7f7f7f7f7f7f7f7f
    and rax, r11
    popcnt rax, rax
    imul eax, dword ptr [rbp + 0x924]
    lea rsi, [r14 + r14]
    and rsi, r12
    mov rdx, r14
    shr rdx
    and rdx, r15
    or rdx, rsi
    not rdx
    and rdx, r11
    movzx r9d, cl
    xor ebx, ebx
    popcnt rbx, rdx
    imul ebx, dword ptr [rbp + 0x928]
    mov ecx, r9d
    shl ecx, 0x6
    mov qword ptr [rsp - 0x40], rcx
    mov rsi, qword ptr [r13 + rcx]
    mov r13, qword ptr [rsp - 0x60]
    mov rcx, qword ptr [rsp + 0x10]
    mov rcx, qword ptr [r13 + 8*rcx + 0xc0]
    not rcx
    mov qword ptr [rsp + 0x58], rsi
    and rcx, rsi
    mov qword ptr [rsp + 0x48], rdi
    and rcx, rdi
    mov rsi, rcx
    shr rsi, 0x8
    shl rcx, 0x8
    test r10b, r10b
    cmove rcx, rsi
    mov qword ptr [rsp + 0x18], r9
    mov rsi, qword ptr [r13 + 8*r9 + 0xd0]
    movzx edi, r14b
    not rsi
    and rsi, rdx
    not rdx
    and rdx, rcx
    lea ecx, [rdi + rdi]
    not ecx
    and ecx, edi
    mov rdi, rbx
    popcnt rsi, rsi
    movd xmm0, esi
    popcnt rdx, rdx
    pinsrd xmm0, edx, 0x1
    mov rsi, qword ptr [rsp + 0x60]
    mov rdx, rsi
    and rdx, r11
    popcnt rdx, rdx
    pinsrd xmm0, edx, 0x2
    movdqu xmm1, xmmword ptr [rbp + 0x92c]
    popcnt ecx, ecx
    pinsrd xmm0, ecx, 0x3
    pmulld xmm0, xmm1
    pshufd xmm1, xmm0, 0xee
    paddd xmm1, xmm0
    pshufd xmm0, xmm1, 0x55
    paddd xmm0, xmm1
    movd ecx, xmm0
    add edi, eax
    add edi, ecx
    lea rcx, [r11 + r11]
    and rcx, r12
    mov rax, r11
    shr rax
    and rax, r15
    or rax, rcx
    or rax, rsi
    and rax, r11
    je .L10
    xor edx, edx
    test r10b, r10b
    mov ecx, 0x38
    cmove rcx, rdx
    mov r15, qword ptr [rsp + 0x20]
    nop
.L9:
    mov rdx, rax
    tzcnt rsi, rax
    xor esi, ecx
    dec rax
    shr esi, 0x3
    add edi, dword ptr [rbp + 4*rsi + 0x600]
    and rax, rdx
    jne .L9
    test r11, r11
    mov rbx, qword ptr [rsp + 0x18]
    mov r9, qword ptr [rsp + 0x8]
    jne .L11
    jmp .L13
.L10:
    mov r15, qword ptr [rsp + 0x20]
    test r11, r11
    mov rbx, qword ptr [rsp + 0x18]
    mov r9, qword ptr [rsp + 0x8]
    je .L13
.L11:
    xor ecx, ecx
    test r10b, r10b
    mov eax, 0x38
    cmove rax, rcx
    mov rcx, r11
    nop
.L12:
    mov rdx, rcx
    tzcnt rsi, rcx
    dec rcx
    xor esi, eax
    add edi, dword ptr [rbp + 4*rsi]
    and rcx, rdx
    jne .L12
.L13:
    mov rax, qword ptr [rsp - 0x70]
    mov rcx, qword ptr [rax + 8*rbx + 0x30]
    mov qword ptr [rsp + 0x28], rcx
    and r8, rcx
    mov rcx, qword ptr [rax + 0x28]
    mov rdx, rcx
    and rdx, r15
    mov eax, 0x40
    mov esi, 0x40
    tzcnt rsi, rdx
    mov qword ptr [rsp - 0x58], rsi
    mov edx, ebx
    shl edx, 0x6
    movq xmm0, r8
    movq xmm1, r11
    punpcklqdq xmm0, xmm1
    movdqa xmm1, xmm0
    test r10b, r10b
    je .L14
    psllq xmm1, 0x10
    mov rsi, r8
    movdqa xmm2, xmm0
    pinsrq xmm2, qword ptr [rsp - 0x18], 0x1
    shl rsi, 0x8
    pinsrq xmm0, rsi, 0x0
    por xmm0, xmm1
    por xmm0, xmm2
    psllq xmm0, 0x10
    mov qword ptr [rsp - 0x68], rsi
    pinsrq xmm2, rsi, 0x0
    por xmm2, xmm0
    movdqa xmm0, xmm2
    psllq xmm0, 0x20
    jmp .L15
.L14:
    psrlq xmm1, 0x10
    mov rsi, r8
    movdqa xmm2, xmm0
    pinsrq xmm2, r9, 0x1
    shr rsi, 0x8
    pinsrq xmm0, rsi, 0x0
    por xmm0, xmm1
    por xmm0, xmm2
    psrlq xmm0, 0x10
    mov qword ptr [rsp - 0x68], rsi
    pinsrq xmm2, rsi, 0x0
    por xmm2, xmm0
    movdqa xmm0, xmm2
    psrlq xmm0, 0x20
.L15:
    por xmm0, xmm2
    mov qword ptr [rsp + 0xb8], rdi
    mov qword ptr [rsp + 0xb0], r14
    mov qword ptr [rsp + 0x68], r8
    mov r9, qword ptr [r13 + rdx + 0x70]
    mov rsi, qword ptr [r13 + 8*rbx + 0xc0]
    movq r8, xmm0
    pextrq rdx, xmm0, 0x1
    mov qword ptr [rsp - 0x10], rsi
    or r8, rsi
    mov qword ptr [rsp - 0x8], rdx
    or r8, rdx
    not r8
    mov qword ptr [rsp - 0x50], r11
    and r8, r11
    mov qword ptr [rsp - 0x80], rbp
    mov qword ptr [rsp + 0x30], r9
    je .L27
    mov r11, qword ptr [rsp + 0x28]
    and rcx, r11
    lea rdx, [r13 + 0x18]
    tzcnt rax, rcx
    lea rcx, [rbx + 4*rbx]
    mov esi, dword ptr [rdx + 4*rcx + 0x8]
    add esi, dword ptr [rdx + 4*rcx + 0x4]
    mov edi, dword ptr [rdx + 4*rcx + 0xc]
    lea esi, [rsi + 2*rdi]
    mov dword ptr [rsp - 0x30], esi
    mov ecx, dword ptr [rdx + 4*rcx + 0x10]
    shl ecx, 0x2
    neg ecx
    mov dword ptr [rsp - 0x38], ecx
    mov esi, eax
    and sil, 0x7
    shr al, 0x3
    and al, 0x7
    mov rdx, qword ptr [rsp - 0x58]
    mov ecx, edx
    and cl, 0x7
    shr dl, 0x3
    and dl, 0x7
    mov rdi, qword ptr [rsp - 0x70]
    mov rdi, qword ptr [rdi + 0x18]
    mov rbx, rdi
    and rbx, r15
    mov qword ptr [rsp + 0x40], rbx
    and rdi, r11
    mov qword ptr [rsp + 0x88], rdi
    mov rdi, qword ptr [r13 + 0x10]
    mov qword ptr [rsp - 0x78], rdi
    or rdi, r9
    mov qword ptr [rsp + 0x80], rdi
    xor r9d, r9d
    mov r11d, r10d
    test r10b, r10b
    mov edi, 0x38
    cmove rdi, r9
    mov qword ptr [rsp - 0x20], rdi
    mov edi, 0x38
    mov r10d, 0x8
    cmovne r10d, edi
    mov qword ptr [rsp + 0xa0], r10
    cmove edi, r9d
    mov dword ptr [rsp + 0x98], edi
    movzx r13d, sil
    mov esi, 0x7
    cmovne esi, r9d
    movzx r14d, al
    mov eax, r14d
    sub eax, esi
    sub esi, r14d
    cmovb esi, eax
    mov dword ptr [rsp + 0x90], esi
    movzx r15d, cl
    movzx r12d, dl
    lea rax, [rbp + 0x6a0]
    mov qword ptr [rsp + 0x38], rax
    lea rax, [rbp + 0x6c0]
    mov qword ptr [rsp + 0x70], rax
    lea rax, [rbp + 0x6e0]
    mov qword ptr [rsp + 0x78], rax
    jmp .L17
    nop
.L16:
    lea rax, [r8 - 0x1]
    and r8, rax
    je .L28
.L17:
    mov rbx, r9
    tzcnt rdi, r8
    mov rax, qword ptr [rsp + 0xa0]
    lea edx, [rax + rdi]
    and dl, 0x3f
    mov eax, edi
    and eax, 0x7
    mov ecx, r13d
    sub ecx, eax
    mov r10d, eax
    sub r10d, r13d
    cmovb r10d, ecx
    mov ecx, edx
    shr cl, 0x3
    movzx esi, cl
    mov ecx, esi
    sub ecx, r14d
    mov r9d, r14d
    sub r9d, esi
    cmovl r9d, ecx
    cmp r10d, r9d
    cmova r9d, r10d
    mov ecx, r15d
    sub ecx, eax
    sub eax, r15d
    cmovb eax, ecx
    mov ecx, r12d
    sub ecx, esi
    sub esi, r12d
    cmovb esi, ecx
    cmp eax, esi
    cmova esi, eax
    test r11b, r11b
    je .L18
    movabs rbp, 0x101010101010101
    mov ecx, edi
    shl rbp, cl
    jmp .L19
    nop
.L18:
    mov eax, 0x1
    mov ecx, edi
    shl rax, cl
    shr rax, 0x8
    bts rax, rdi
    mov rcx, rax
    shr rcx, 0x10
    or rcx, rax
    mov rbp, rcx
    shr rbp, 0x20
    or rbp, rcx
.L19:
    mov eax, edi
    xor eax, dword ptr [rsp - 0x20]
    shr eax, 0x3
    mov rcx, qword ptr [rsp - 0x80]
    add ebx, dword ptr [rcx + 4*rax + 0x640]
    imul r9d, dword ptr [rcx + 4*rax + 0x660]
    imul esi, dword ptr [rcx + 4*rax + 0x680]
    add r9d, ebx
    add esi, r9d
    mov r9, rsi
    test qword ptr [rsp + 0x40], rbp
    je .L20
    add r9d, dword ptr [rcx + 0x944]
    mov rbp, rcx
    jmp .L22
    nop
.L20:
    test qword ptr [rsp + 0x88], rbp
    je .L21
    mov rbp, qword ptr [rsp - 0x80]
    add r9d, dword ptr [rbp + 0x948]
    jmp .L22
.L21:
    mov rbp, qword ptr [rsp - 0x80]
    nop
.L22:
    mov esi, 0x1
    mov ecx, edx
    shl rsi, cl
    test r11b, r11b
    je .L23
    mov rcx, rsi
    shr rcx, 0x8
    or rcx, rsi
    mov rbx, r9
    mov r9, rcx
    shr r9, 0x10
    or r9, rcx
    mov rdx, r9
    shr rdx, 0x20
    or rdx, r9
    mov r9, rbx
    mov rcx, qword ptr [rsp + 0x38]
    test qword ptr [rsp - 0x78], rsi
    jne .L25
    jmp .L24
    nop
.L23:
    movzx ecx, dl
    movabs rdx, 0x101010101010101
    shl rdx, cl
    mov rcx, qword ptr [rsp + 0x38]
    test qword ptr [rsp - 0x78], rsi
    jne .L25
.L24:
    mov rcx, qword ptr [rsp + 0x78]
    test qword ptr [rsp + 0x80], rdx
    je .L25
    mov rcx, qword ptr [rsp + 0x70]
    test qword ptr [rsp + 0x30], rsi
    jne .L26
    nop
.L25:
    add r9d, dword ptr [rcx + 4*rax]
.L26:
    mov eax, dword ptr [rsp - 0x38]
    cmp dword ptr [rsp - 0x30], eax
    jne .L16
    and rdx, qword ptr [rsp - 0x78]
    jne .L16
    mov eax, dword ptr [rsp + 0x98]
    xor al, dil
    shr al, 0x3
    xor al, 0x7
    movzx eax, al
    cmp al, 0x5
    mov ecx, 0x5
    cmovae eax, ecx
    mov rcx, qword ptr [rsp - 0x70]
    cmp byte ptr [rcx + 0x43], r11b
    setne cl
    mov edx, dword ptr [rsp + 0x90]
    cmp r10d, edx
    cmovbe r10d, edx
    add cl, al
    cmp cl, r10b
    jae .L16
    add r9d, dword ptr [rbp + 0x94c]
    jmp .L16
.L27:
    mov r11d, r10d
    xor r9d, r9d
.L28:
    test r11b, r11b
    je .L29
    mov rcx, qword ptr [rsp - 0x68]
    mov rax, rcx
    shl rax, 0x8
    or rax, rcx
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov rax, rcx
    shl rax, 0x20
    or rax, rcx
    mov rdi, qword ptr [rsp - 0x8]
    or rdi, rax
    not rdi
    mov rcx, qword ptr [rsp - 0x50]
    and rdi, rcx
    and rdi, qword ptr [rsp - 0x10]
    mov r12, qword ptr [rsp - 0x60]
    mov rbx, qword ptr [rsp + 0x28]
    movabs r13, 0x101010101010101
    je .L33
    mov rdx, rcx
    shr rdx, 0x10
    or rdx, rcx
    mov rcx, qword ptr [rsp + 0x8]
    or rdx, rcx
    shr rdx, 0x10
    or rdx, rcx
    mov rcx, rdx
    shr rcx, 0x20
    jmp .L30
.L29:
    mov rcx, qword ptr [rsp - 0x68]
    mov rax, rcx
    shr rax, 0x8
    or rax, rcx
    mov rcx, rax
    shr rcx, 0x10
    or rcx, rax
    mov rax, rcx
    shr rax, 0x20
    or rax, rcx
    mov rdi, qword ptr [rsp - 0x8]
    or rdi, rax
    not rdi
    mov rcx, qword ptr [rsp - 0x50]
    and rdi, rcx
    and rdi, qword ptr [rsp - 0x10]
    mov r12, qword ptr [rsp - 0x60]
    mov rbx, qword ptr [rsp + 0x28]
    movabs r13, 0x101010101010101
    je .L35
    mov rdx, rcx
    shl rdx, 0x10
    or rdx, rcx
    mov rcx, qword ptr [rsp - 0x18]
    or rdx, rcx
    shl rdx, 0x10
    or rdx, rcx
    mov rcx, rdx
    shl rcx, 0x20
.L30:
    or rcx, rdx
    mov rdx, rdi
    shr rdx, 0x8
    shl rdi, 0x8
    test r11b, r11b
    cmovne rdi, rdx
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
    and rdx, rdi
    mov rax, rdx
    shr rax, 0x8
    shl rdx, 0x8
    test r11b, r11b
    cmove rdx, rax
    xor eax, eax
    test rdx, rdx
    je .L32
    test r11b, r11b
    mov ecx, 0x38
    cmove rcx, rax
    nop
.L31:
    mov rsi, rdx
    tzcnt rdi, rdx
    xor edi, ecx
    dec rdx
    shr edi, 0x3
    add eax, dword ptr [rbp + 4*rdi + 0x620]
    and rdx, rsi
    jne .L31
.L32:
    add r9d, eax
    mov qword ptr [rsp - 0x20], r9
    mov rcx, qword ptr [rsp - 0x58]
    and ecx, 0x38
    test r11b, r11b
    jne .L34
    jmp .L36
.L33:
    mov qword ptr [rsp - 0x20], r9
    mov rcx, qword ptr [rsp - 0x58]
    and ecx, 0x38
.L34:
    mov eax, 0xff
    shl rax, cl
    mov rcx, rax
    shr rcx, 0x8
    or rcx, rax
    mov rax, rcx
    shr rax, 0x10
    or rax, rcx
    mov r9, rax
    shr r9, 0x20
    or r9, rax
    jmp .L37
.L35:
    mov qword ptr [rsp - 0x20], r9
    mov rcx, qword ptr [rsp - 0x58]
    and ecx, 0x38
.L36:
    mov r9, -0x1
    shl r9, cl
.L37:
    mov r10, r9
    and r10, qword ptr [rsp - 0x50]
    and r9, qword ptr [rsp + 0x68]
    mov rax, qword ptr [rsp - 0x70]
    mov r15, qword ptr [rax + 0x18]
    mov rdx, qword ptr [rax + 0x20]
    mov rax, qword ptr [rsp - 0x58]
    and al, 0x7
    movzx ecx, al
    test cl, cl
    mov dword ptr [rsp - 0x18], ecx
    mov qword ptr [rsp - 0x78], rax
    je .L38
    cmp ecx, 0x7
    jne .L39
    mov al, 0x6
    jmp .L39
.L38:
    mov al, 0x1
.L39:
    mov r14, rdx
    or rdx, r15
    lea esi, [rax - 0x1]
    mov ecx, esi
    and cl, 0x7
    mov rdi, r13
    shl rdi, cl
    mov r8, r10
    and r8, rdi
    and rdi, r9
    test r11b, r11b
    mov qword ptr [rsp + 0x40], r15
    je .L40
    bsr rcx, r8
    xor ecx, 0x38
    shr ecx, 0x3
    test r8, r8
    cmove rcx, r8
    test rdi, rdi
    je .L42
    bsr rdi, rdi
    xor rdi, 0x3f
    jmp .L41
.L40:
    tzcnt rcx, r8
    shr ecx, 0x3
    test r8, r8
    cmove rcx, r8
    test rdi, rdi
    je .L42
    tzcnt rdi, rdi
.L41:
    shr edi, 0x3
    jmp .L43
.L42:
    xor edi, edi
.L43:
    xor r8d, r8d
    cmp sil, byte ptr [rsp - 0x78]
    sete r8b
    shl r8d, 0x5
    add r8, rbp
    mov r15d, dword ptr [r8 + 4*rcx + 0x700]
    test rcx, rcx
    setne sil
    lea r8, [rcx + 0x1]
    cmp r8, rdi
    sete r8b
    and r8b, sil
    movzx esi, r8b
    shl esi, 0x5
    add rsi, rbp
    mov r8d, edi
    add r15d, dword ptr [rsi + 4*r8 + 0x740]
    test rdx, rbx
    je .L44
    or rdi, rcx
    jne .L44
    add r15d, dword ptr [rbp + 0x950]
.L44:
    mov rdi, r13
    mov ecx, eax
    shl rdi, cl
    mov rcx, r10
    and rcx, rdi
    and rdi, r9
    test r11b, r11b
    je .L45
    bsr rsi, rcx
    xor esi, 0x38
    shr esi, 0x3
    test rcx, rcx
    cmove rsi, rcx
    test rdi, rdi
    je .L47
    bsr rdi, rdi
    xor rdi, 0x3f
    jmp .L46
.L45:
    tzcnt rsi, rcx
    shr esi, 0x3
    test rcx, rcx
    cmove rsi, rcx
    test rdi, rdi
    je .L47
    tzcnt rdi, rdi
.L46:
    shr edi, 0x3
    jmp .L48
.L47:
    xor edi, edi
.L48:
    lea ecx, [rax + 0x1]
    xor r8d, r8d
    cmp al, byte ptr [rsp - 0x78]
    sete r8b
    shl r8d, 0x5
    add r8, rbp
    add r15d, dword ptr [r8 + 4*rsi + 0x700]
    test rsi, rsi
    setne al
    lea r8, [rsi + 0x1]
    cmp r8, rdi
    sete r8b
    and r8b, al
    movzx eax, r8b
    shl eax, 0x5
    add rax, rbp
    mov r8d, edi
    add r15d, dword ptr [rax + 4*r8 + 0x740]
    mov r8d, r15d
    test rdx, rbx
    je .L49
    or rdi, rsi
    mov r15, qword ptr [rsp]
    jne .L50
    add r8d, dword ptr [rbp + 0x950]
    jmp .L50
.L49:
    mov r15, qword ptr [rsp]
.L50:
    mov rax, r13
    shl rax, cl
    and r10, rax
    and r9, rax
    test r11b, r11b
    je .L51
    bsr rax, r10
    xor eax, 0x38
    shr eax, 0x3
    test r10, r10
    cmove rax, r10
    test r9, r9
    je .L53
    bsr rsi, r9
    xor rsi, 0x3f
    jmp .L52
.L51:
    tzcnt rax, r10
    shr eax, 0x3
    test r10, r10
    cmove rax, r10
    test r9, r9
    je .L53
    tzcnt rsi, r9
.L52:
    shr esi, 0x3
    jmp .L54
.L53:
    xor esi, esi
.L54:
    xor edi, edi
    cmp cl, byte ptr [rsp - 0x78]
    sete dil
    shl edi, 0x5
    add rdi, rbp
    add r8d, dword ptr [rdi + 4*rax + 0x700]
    test rax, rax
    setne cl
    lea rdi, [rax + 0x1]
    cmp rdi, rsi
    sete dil
    and dil, cl
    movzx ecx, dil
    shl ecx, 0x5
    add rcx, rbp
    mov edi, esi
    add r8d, dword ptr [rcx + 4*rdi + 0x740]
    test rdx, rbx
    je .L56
    or rsi, rax
    mov rcx, qword ptr [rsp - 0x40]
    jne .L55
    add r8d, dword ptr [rbp + 0x950]
.L55:
    mov rax, qword ptr [rsp - 0x28]
    jmp .L57
.L56:
    mov rax, qword ptr [rsp - 0x28]
    mov rcx, qword ptr [rsp - 0x40]
.L57:
    lea rdx, [r12 + rax]
    add rdx, 0x40
    add r15, rcx
    xor eax, eax
    and r14, rbx
    setne al
    mov rdi, qword ptr [rsp + 0x18]
    add eax, dword ptr [r12 + 8*rdi + 0xf0]
    cmp eax, 0x1
    mov qword ptr [rsp - 0x30], r14
    mov dword ptr [rsp + 0xa0], r8d
    jg .L58
    mov r13, r12
    mov rbp, qword ptr [r12 + 0x10]
    mov r10, qword ptr [rdx + 0x30]
    mov dword ptr [rsp + 0x38], 0x0
    mov r12, qword ptr [rsp + 0x20]
    jmp .L65
.L58:
    mov rcx, r12
    mov r13d, r11d
    mov rsi, qword ptr [rdx + 0x38]
    not rsi
    mov rax, qword ptr [rdx + 0x28]
    mov r8, qword ptr [rdx + 0x30]
    mov qword ptr [rsp - 0x38], r8
    not r8
    or rax, qword ptr [rdx + 0x20]
    or rax, r8
    and rsi, qword ptr [rsp + 0x30]
    and rsi, rax
    mov rax, qword ptr [rsp + 0x10]
    mov rax, qword ptr [r12 + 8*rax + 0xe0]
    and rax, rsi
    popcnt rax, rax
    imul eax, dword ptr [rbp + 0x98c]
    add eax, dword ptr [r12 + 8*rdi + 0xf4]
    mov r12, rbp
    mov rbp, qword ptr [rcx + 0x10]
    mov r9, qword ptr [rsp - 0x58]
    and r9d, 0x3f
    lea r10, [r9 + 2*r9]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r11 + 8*r10 + 0x14]
    mov rdi, qword ptr [r11 + 8*r10]
    and rdi, rbp
    imul rdi, qword ptr [r11 + 8*r10 + 0x8]
    shr rdi, cl
    mov ecx, dword ptr [r11 + 8*r10 + 0x10]
    add rdi, rcx
    movzx ecx, byte ptr [r11 + 8*r10 + 0x614]
    mov r14, qword ptr [r11 + 8*r10 + 0x600]
    and r14, rbp
    imul r14, qword ptr [r11 + 8*r10 + 0x608]
    mov r10d, dword ptr [r11 + 8*r10 + 0x610]
    shr r14, cl
    add r14, r10
    and rsi, qword ptr [r15 + 0x38]
    or rsi, r8
    mov rcx, rbx
    not rcx
    and rcx, rsi
    shl r9d, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [r9 + rsi]
    lea r8, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [r8 + 8*r14]
    and rsi, rcx
    mov r10, r15
    and r9, qword ptr [r15 + 0x8]
    test r9, rcx
    je .L59
    add eax, dword ptr [r12 + 0x800]
.L59:
    and rcx, qword ptr [r8 + 8*rdi]
    test qword ptr [r10 + 0x10], rsi
    mov r11d, r13d
    mov r12, qword ptr [rsp + 0x20]
    je .L60
    mov rdi, qword ptr [rsp - 0x80]
    add eax, dword ptr [rdi + 0x804]
.L60:
    mov r13, qword ptr [rsp - 0x60]
    mov rdi, qword ptr [rsp - 0x30]
    or rsi, rcx
    mov r15, r10
    test qword ptr [r10 + 0x18], rcx
    je .L61
    mov rcx, qword ptr [rsp - 0x80]
    add eax, dword ptr [rcx + 0x808]
.L61:
    mov r10, qword ptr [rsp - 0x38]
    test qword ptr [r15 + 0x20], rsi
    je .L62
    mov rcx, qword ptr [rsp - 0x80]
    add eax, dword ptr [rcx + 0x80c]
.L62:
    test rdi, rdi
    je .L63
    mov rsi, qword ptr [rsp - 0x80]
    jmp .L64
.L63:
    mov rsi, qword ptr [rsp - 0x80]
    sub eax, dword ptr [rsi + 0x990]
.L64:
    xor ecx, ecx
    test eax, eax
    cmovg ecx, eax
    cmp ecx, 0x3ff
    mov eax, 0x3ff
    cmovl eax, ecx
    mov ecx, dword ptr [rsi + 0x994]
    imul ecx, eax
    imul ecx, eax
    sar ecx, 0xc
    mov eax, dword ptr [rsi + 0x998]
    cmp eax, ecx
    cmovl ecx, eax
    mov eax, dword ptr [rsi + 0x99c]
    imul eax, ecx
    and eax, -0x40
    shl eax, 0xa
    add eax, ecx
    mov dword ptr [rsp + 0x38], eax
.L65:
    mov rcx, rbp
    not rcx
    test r11b, r11b
    movabs rsi, 0xff0000000000
    mov eax, 0xff0000
    mov edi, 0xff0000
    cmovne rdi, rsi
    and rdi, rcx
    and rdi, qword ptr [rsp + 0x48]
    mov rbx, rbp
    or rbx, qword ptr [rsp + 0x58]
    mov r9, qword ptr [rsp + 0x30]
    not r9
    mov r8, r10
    mov qword ptr [rsp + 0x98], r9
    or r8, r9
    or rdi, qword ptr [rsp - 0x50]
    mov r9, qword ptr [rsp - 0x70]
    mov r14, qword ptr [r9 + 0x10]
    not rbx
    test r11b, r11b
    mov qword ptr [rsp - 0x38], r10
    je .L66
    shr rdi, 0x8
    and rbx, r8
    and rbx, rdi
    shr rbx, 0x8
    movabs rdi, 0xff000000000000
    jmp .L67
.L66:
    shl rdi, 0x8
    and rbx, r8
    and rbx, rdi
    shl rbx, 0x8
    mov edi, 0xff00
    mov rax, rsi
.L67:
    mov r10, qword ptr [rsp - 0x80]
    mov ecx, dword ptr [r10 + 0x87c]
    mov dword ptr [rsp - 0x40], ecx
    movdqu xmm1, xmmword ptr [r10 + 0x86c]
    mov rsi, qword ptr [rsp + 0x50]
    movdqu xmm0, xmmword ptr [r13 + 4*rsi + 0x18]
    mov rsi, qword ptr [rsp - 0x70]
    mov rsi, qword ptr [rsi + 0x8]
    mov qword ptr [rsp + 0x90], rsi
    mov rsi, rbp
    shr rsi, 0x8
    shl rbp, 0x8
    test r11b, r11b
    cmove rbp, rsi
    and rbp, rdi
    and rbp, qword ptr [rsp - 0x50]
    mov rsi, rbp
    shr rsi, 0x8
    shl rbp, 0x8
    test r11b, r11b
    cmove rbp, rsi
    mov ecx, dword ptr [r10 + 0x954]
    mov dword ptr [rsp + 0x78], ecx
    and rax, qword ptr [rsp + 0x68]
    mov rsi, rax
    shr rsi, 0x8
    shl rax, 0x8
    test r11b, r11b
    mov ecx, dword ptr [r10 + 0x958]
    mov dword ptr [rsp + 0x18], ecx
    mov rcx, qword ptr [rdx + 0x8]
    mov qword ptr [rsp - 0x68], rcx
    mov rcx, qword ptr [rdx + 0x10]
    mov edi, dword ptr [r10 + 0x95c]
    mov dword ptr [rsp - 0x50], edi
    cmovne rax, rsi
    mov rdi, r14
    and rdi, r12
    movabs rsi, 0x40404040404040
    mov r8, rax
    and r8, rsi
    shr rax
    movabs r9, 0x1010101010101
    and r9, rax
    lea r8, [r9 + 2*r8]
    and r8, rdi
    mov rax, r8
    shr rax
    and rax, rsi
    sub r8, rax
    movabs rsi, 0x3333333333333330
    lea rax, [rsi - 0x2f]
    and rax, r8
    shr r8, 0x2
    and r8, rsi
    add r8, rax
    mov rax, r8
    shr rax, 0x4
    add rax, r8
    mov r8, rbp
    shr r8
    movabs r9, 0x404040404040404
    and r9, r8
    movabs r8, 0x1010101010101010
    and rbp, r8
    lea r9, [r9 + 2*rbp]
    mov ebp, dword ptr [r10 + 0x960]
    mov dword ptr [rsp + 0x88], ebp
    and r9, rdi
    mov rdi, r9
    shr rdi
    and rdi, r8
    mov ebp, dword ptr [r10 + 0x964]
    sub r9, rdi
    mov rdi, r9
    and rdi, rsi
    shr r9, 0x2
    inc rsi
    and rsi, r9
    mov r8, qword ptr [rdx + 0x18]
    mov qword ptr [rsp - 0x8], r8
    movdqu xmm2, xmmword ptr [r10 + 0x968]
    add rsi, rdi
    mov r8, rsi
    shr r8, 0x4
    add r8, rsi
    movabs rdi, 0xf0f0f0f0f0f0f07
    and rax, rdi
    movabs r13, 0x101010101010101
    imul rax, r13
    shr rax, 0x38
    imul eax, dword ptr [r10 + 0x914]
    or rdi, 0x8
    and rdi, r8
    imul rdi, r13
    shr rdi, 0x38
    imul edi, dword ptr [r10 + 0x918]
    mov esi, dword ptr [r10 + 0x978]
    mov dword ptr [rsp + 0x48], esi
    add edi, eax
    mov rax, qword ptr [rdx + 0x28]
    mov qword ptr [rsp - 0x28], rax
    mov rax, qword ptr [rdx + 0x38]
    mov qword ptr [rsp + 0x50], rax
    mov rax, qword ptr [r15 + 0x38]
    mov qword ptr [rsp], rax
    mov edx, dword ptr [r10 + 0x97c]
    mov r15d, dword ptr [r10 + 0x980]
    mov eax, dword ptr [r10 + 0x984]
    mov dword ptr [rsp + 0x8], eax
    mov r9d, dword ptr [r10 + 0x93c]
    mov esi, dword ptr [r10 + 0x940]
    mov r8, qword ptr [rsp - 0x78]
    lea eax, [r8 - 0x1]
    cmp al, 0x2
    mov dword ptr [rsp - 0x70], edx
    mov dword ptr [rsp + 0x80], esi
    mov dword ptr [rsp + 0x70], ebp
    mov dword ptr [rsp - 0x60], r9d
    mov dword ptr [rsp + 0x10], r15d
    jae .L69
    cmp r8b, 0x2
    movabs rax, 0x303030303030303
    cmove r13, rax
.L68:
    mov r9, qword ptr [rsp - 0x58]
    and r9b, 0x38
    xor eax, eax
    test r11b, r11b
    mov r8d, 0x38
    cmove r8d, eax
    cmp r9b, r8b
    jne .L70
    test r11b, r11b
    movabs rax, -0x3c3d000000000000
    mov r8d, 0xc3c3
    cmovne r8, rax
    and r8, r13
    and r8, r12
    and r8, qword ptr [rsp + 0xb0]
    and r8, qword ptr [rsp + 0x40]
    xor eax, eax
    popcnt rax, r8
    mov r8, qword ptr [rsp - 0x80]
    imul eax, dword ptr [r8 + 0x91c]
    add eax, edi
    mov edi, eax
    jmp .L70
.L69:
    movabs r13, -0x3f3f3f3f3f3f3f40
    mov eax, 0x99
    mov r8d, dword ptr [rsp - 0x18]
    bt eax, r8d
    jae .L71
.L70:
    mov eax, dword ptr [rsp - 0x40]
    mov rdx, qword ptr [rsp - 0x68]
    mov esi, dword ptr [rsp - 0x44]
    imul esi, eax
    mov dword ptr [rsp - 0x44], esi
    lea rax, [rbx + rbx]
    movabs r8, -0x101010101010102
    and rax, r8
    shr rbx
    movabs r8, 0x7f7f7f7f7f7f7f7f
    and rbx, r8
    or rbx, rax
    mov qword ptr [rsp - 0x78], rbx
    or rcx, rdx
    mov r9, qword ptr [rsp + 0x90]
    mov rax, r9
    mov rdx, rcx
    mov qword ptr [rsp - 0x10], r14
    or rax, r14
    mov rsi, qword ptr [rsp + 0x28]
    and rax, rsi
    mov r15, qword ptr [rsp + 0x40]
    and r15, rsi
    mov r14, qword ptr [rsp - 0x30]
    or r14, r15
    or r14, rax
    mov r8, r14
    mov rsi, qword ptr [rsp + 0x60]
    and r8, rsi
    popcnt r8, r8
    mov ecx, dword ptr [rsp + 0x78]
    imul ecx, r8d
    mov r8, rsi
    not r8
    and r8, r14
    and r8, rbx
    popcnt r8, r8
    mov ebx, dword ptr [rsp + 0x18]
    imul ebx, r8d
    mov r10, qword ptr [rsp + 0x68]
    mov r11, r10
    mov rsi, qword ptr [rsp + 0x98]
    and r11, rsi
    mov r8, rdx
    and r8, r11
    popcnt r8, r8
    mov r12d, dword ptr [rsp - 0x50]
    imul r12d, r8d
    mov r8, qword ptr [rsp + 0x58]
    not r8
    and rax, r8
    mov r13, rdx
    and r13, rax
    and r9, r13
    popcnt r9, r9
    mov ebp, dword ptr [rsp + 0x88]
    imul ebp, r9d
    add ebp, ebx
    add ebp, ecx
    and r13, qword ptr [rsp - 0x10]
    xor r9d, r9d
    popcnt r9, r13
    mov ecx, dword ptr [rsp + 0x70]
    imul ecx, r9d
    add ecx, r12d
    and r15, rdx
    xor r9d, r9d
    popcnt r9, r15
    movd xmm3, r9d
    mov rbx, qword ptr [rsp - 0x30]
    and rdx, rbx
    xor r9d, r9d
    popcnt r9, rdx
    pinsrd xmm3, r9d, 0x1
    mov rdx, qword ptr [rsp - 0x8]
    and r11, rdx
    xor r9d, r9d
    popcnt r9, r11
    pinsrd xmm3, r9d, 0x2
    and rax, rdx
    popcnt rax, rax
    pinsrd xmm3, eax, 0x3
    and rdx, rbx
    xor eax, eax
    popcnt rax, rdx
    mov ebx, dword ptr [rsp + 0x48]
    imul ebx, eax
    mov rax, qword ptr [rsp - 0x28]
    and rax, rsi
    mov r9, qword ptr [rsp - 0x38]
    and r9, rsi
    mov rdx, qword ptr [rsp]
    or rdx, qword ptr [rsp + 0x58]
    not rdx
    mov r11, qword ptr [rsp + 0x50]
    and r11, rdx
    and r9, r14
    and r11, r14
    or r14, r10
    and rax, r14
    popcnt rax, rax
    mov edx, dword ptr [rsp - 0x70]
    imul edx, eax
    add edx, ebx
    add edx, ecx
    add edx, ebp
    xor eax, eax
    popcnt rax, r9
    mov esi, dword ptr [rsp + 0x10]
    imul esi, eax
    and r11, qword ptr [rsp + 0x30]
    xor eax, eax
    popcnt rax, r11
    mov r9d, dword ptr [rsp + 0x8]
    imul r9d, eax
    mov rax, qword ptr [rsp - 0x78]
    and rax, r10
    popcnt rax, rax
    mov ecx, dword ptr [rsp - 0x60]
    imul ecx, eax
    and r8, qword ptr [rsp + 0x60]
    and r8, r10
    xor eax, eax
    popcnt rax, r8
    mov r8d, dword ptr [rsp + 0x80]
    imul r8d, eax
    add r8d, r9d
    add r8d, esi
    pmulld xmm0, xmm1
    pshufd xmm1, xmm0, 0xee
    paddd xmm1, xmm0
    pshufd xmm0, xmm1, 0x55
    paddd xmm0, xmm1
    add r8d, ecx
    movd eax, xmm0
    add eax, dword ptr [rsp - 0x44]
    mov esi, dword ptr [rsp + 0xa0]
    add esi, dword ptr [rsp - 0x20]
    mov rcx, qword ptr [rsp + 0xb8]
    add ecx, dword ptr [rsp + 0xac]
    add ecx, eax
    add ecx, esi
    sub ecx, dword ptr [rsp + 0x38]
    add ecx, edi
    pmulld xmm2, xmm3
    add ecx, r8d
    pshufd xmm0, xmm2, 0xee
    paddd xmm0, xmm2
    pshufd xmm1, xmm0, 0x55
    paddd xmm1, xmm0
    movd eax, xmm1
    add eax, edx
    add eax, ecx
    add rsp, 0xc0
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L71:
    cmp r8d, 0x5
    je .L68
    movabs r13, -0x7f7f7f7f7f7f7f80
    jmp .L68
