# The kernels of weights/runtime, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm weights/runtime
# binary: sha256 a3805d381a5d64526f1625b78efc08b20b6558a4584227e64afb6fb818d469d2
# latency: 48 instructions in 143 bytes; innermost loops: .L0 of 19
# throughput: 32 instructions in 104 bytes; innermost loops: .L0 of 9
# plywright::eval::Evaluator<R>::evaluate: 3525 instructions in 16451 bytes; innermost loops: .L10 of 71, .L15 of 99, .L19 of 76, .L23 of 85, .L31 of 74, .L36 of 108, .L41 of 82, .L45 of 88, .L53 of 7, .L56 of 6, .L58 of 64, .L79 of 9, .L81 of 7, .L83 of 69
# mix of 3605 instructions: 967 mov, 415 and, 298 add, 267 shr, 150 movabs, 136 imul, 129 or, 120 lea, 83 sub, 72 test, 69 pand, 63 movdqa, 62 cmp, 55 je, 55 shl, 53 xor, 44 jmp, 42 psrlw, 40 jne, 39 movq, 39 movzx, 38 pshufd, 28 paddb, 26 not, 22 tzcnt, 18 punpcklqdq, 18 push, 17 pop, 16 sete, 15 cmove, 14 psadbw, 14 psubb, 12 movd, 10 jae, 10 pmuludq, 10 setne, 9 inc, 8 cmovb, 8 cmovl, 8 paddd, 7 packuswb, 6 bsr, 6 call, 5 dec, 5 punpckhqdq, 5 punpckldq, 5 pxor, 5 sar, 4 bt, 4 bts, 4 cmova, 4 jb, 4 movdqu, 4 shufps, 3 jle, 3 movaps, 3 ret, 2 cdqe, 2 cmovae, 2 cmovg, 2 jge, 2 jl, 2 neg, 2 sbb, 2 shld, 2 shufpd, 1 andpd, 1 andps, 1 cmovge, 1 cmovns, 1 movapd, 1 movhlps, 1 movsd, 1 movsx, 1 movsxd, 1 orpd, 1 setae

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
    je .L2
    mov r13, qword ptr [rsp]
    mov r14, qword ptr [rdi]
    xor ebx, ebx
    xor eax, eax
    xor ebp, ebp
    jmp .L1
    nop
.L0:
    inc rbp
    cmp r12, rbp
    je .L3
.L1:
    mov rcx, rax
    xor rcx, rbp
    cmp rcx, r12
    jae .L0
    lea rax, [rcx + 4*rcx]
    shl rax, 0x5
    add rax, r15
    mov qword ptr [rsp], rax
    mov rax, rsp
    mov rsi, qword ptr [rsp]
    mov rdi, r14
    call plywright::eval::Evaluator<R>::evaluate
    cdqe
    add rbx, rax
    and rax, r13
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
    push r13
    push r12
    push rbx
    sub rsp, 0x10
    mov r15, qword ptr [rsi + 0x10]
    test r15, r15
    je .L1
    mov r12, qword ptr [rsi + 0x8]
    mov r14, qword ptr [rdi]
    xor ebx, ebx
    lea r13, [rsp + 0x8]
    nop
.L0:
    mov qword ptr [rsp + 0x8], r12
    mov rsi, qword ptr [rsp + 0x8]
    mov rdi, r14
    call plywright::eval::Evaluator<R>::evaluate
    cdqe
    add rbx, rax
    add r12, 0xa0
    dec r15
    jne .L0
    jmp .L2
.L1:
    xor ebx, ebx
.L2:
    mov rax, rbx
    add rsp, 0x10
    pop rbx
    pop r12
    pop r13
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
    sub rsp, 0x2a8
    mov qword ptr [rsp + 0x8], rdi
    movabs rcx, -0x101010101010102
    movabs rax, 0x7f7f7f7f7f7f7f7f
    mov rdi, qword ptr [rsi + 0x80]
    mov r11, qword ptr [rsi + 0x50]
    mov r13, qword ptr [rsi + 0x78]
    mov rbp, r11
    and rbp, rdi
    mov r14, r13
    and r14, rdi
    mov ebx, 0x40
    tzcnt rbx, r14
    mov r9d, ebx
    and r9d, 0x3f
    mov rdx, rbp
    shl rdx, 0x9
    lea r10, [rcx - 0xfe]
    mov rcx, rbp
    shl rcx, 0x7
    mov qword ptr [rsp + 0x170], r9
    mov r15d, r9d
    shl r15d, 0x6
    mov r12d, ebx
    lea r8, [rax - 0x7f]
    and r12b, 0x7
    je .L0
    mov r9d, ebx
    and r9d, 0x7
    mov eax, r12d
    cmp r9d, 0x7
    jne .L1
    mov al, 0x6
    jmp .L1
.L0:
    mov al, 0x1
.L1:
    and rdx, r10
    and rcx, r8
    mov r9, qword ptr [rsi + 0x88]
    mov r8d, ebx
    shr r8b, 0x3
    and r8b, 0x7
    movzx r8d, r8b
    test r8b, r8b
    mov dword ptr [rsp + 0xd8], r8d
    mov qword ptr [rsp + 0x1c0], rbx
    mov qword ptr [rsp + 0xf8], r14
    je .L2
    cmp r8d, 0x7
    jne .L3
    mov bl, 0x30
    jmp .L4
.L2:
    mov bl, 0x8
    jmp .L4
.L3:
    and bl, 0x38
.L4:
    or bl, al
    mov rax, rcx
    or rax, rdx
    mov qword ptr [rsp + 0xb0], rax
    lea rax, [plywright::board::geometry::AROUND]
    mov r14, qword ptr [r15 + rax + 0x8]
    movdqu xmm1, xmmword ptr [rsi + 0x58]
    movq xmm0, rdi
    pshufd xmm6, xmm0, 0x44
    mov qword ptr [rsp + 0x130], rbx
    movzx eax, bl
    shl eax, 0x6
    and r11, r9
    mov qword ptr [rsp + 0x80], r9
    and r13, r9
    mov ebx, 0x40
    tzcnt rbx, r13
    mov r8d, ebx
    and r8b, 0x3f
    mov byte ptr [rsp + 0x60], r8b
    mov r9d, ebx
    and r9d, 0x3f
    mov r8, r11
    shr r8, 0x7
    movabs r10, 0xfefefefefefefe
    and r10, r8
    mov qword ptr [rsp + 0x68], r10
    mov r8, r11
    shr r8, 0x9
    movabs r10, 0x7f7f7f7f7f7f7f
    and r10, r8
    mov qword ptr [rsp + 0x28], r10
    mov qword ptr [rsp + 0x250], r9
    mov r10d, r9d
    shl r10d, 0x6
    mov r9d, ebx
    and r9b, 0x7
    mov byte ptr [rsp + 0x17], r9b
    mov qword ptr [rsp + 0x1a8], r15
    je .L5
    mov r8d, ebx
    and r8d, 0x7
    cmp r8d, 0x7
    jne .L6
    mov r9b, 0x6
    jmp .L6
.L5:
    mov r9b, 0x1
.L6:
    movdqa xmm4, xmm1
    pand xmm4, xmm6
    mov r8, qword ptr [rsp + 0x68]
    or r8, qword ptr [rsp + 0x28]
    mov qword ptr [rsp + 0xa8], r8
    and rcx, rdx
    mov r15, qword ptr [rsp + 0xb0]
    and r15, r14
    movzx edx, byte ptr [rsp + 0x60]
    shr dl, 0x3
    movzx edx, dl
    test dl, dl
    mov qword ptr [rsp + 0x58], r11
    mov dword ptr [rsp + 0xc4], edx
    mov qword ptr [rsp + 0x2a0], rbx
    mov byte ptr [rsp + 0x7c], r12b
    mov qword ptr [rsp + 0x48], r13
    je .L7
    cmp edx, 0x7
    jne .L8
    mov dl, 0x30
    jmp .L9
.L7:
    mov dl, 0x8
    jmp .L9
.L8:
    mov edx, ebx
    and dl, 0x38
.L9:
    mov qword ptr [rsp + 0x128], rdi
    or dl, r9b
    movdqu xmm9, xmmword ptr [rsi + 0x68]
    movabs rbx, 0x5555555555555555
    movabs r13, 0x101010101010101
    lea r9, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0x270], r10
    mov r8, qword ptr [r10 + r9 + 0x8]
    mov qword ptr [rsp + 0x188], r8
    mov rax, qword ptr [rax + r9 + 0x8]
    mov qword ptr [rsp + 0x38], rax
    or r15, rcx
    mov rax, qword ptr [rsp + 0xb0]
    mov qword ptr [rsp + 0x168], r14
    or rax, r14
    mov qword ptr [rsp + 0x50], rax
    movzx eax, dl
    mov ecx, eax
    shl eax, 0x6
    mov rax, qword ptr [rax + r9 + 0x8]
    bts rax, rcx
    mov qword ptr [rsp + 0x108], rax
    mov qword ptr [rsp + 0x88], rbp
    mov rax, qword ptr [rsp + 0x170]
    bts rbp, rax
    or rbp, qword ptr [rsp + 0xa8]
    not rbp
    mov qword ptr [rsp + 0x18], rbp
    mov r10, qword ptr [rsp + 0x8]
    mov r11d, dword ptr [r10 + 4*rax + 0x510]
    movq r14, xmm4
    test r14, r14
    mov qword ptr [rsp + 0xb8], r14
    je .L13
    xor edi, edi
    mov dword ptr [rsp + 0x150], 0x0
    xor edx, edx
    mov qword ptr [rsp + 0x140], 0x0
    nop
.L10:
    tzcnt r8, r14
    mov eax, r8d
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [rax + rcx]
    mov rcx, rax
    and rcx, qword ptr [rsp + 0x108]
    je .L11
    inc dword ptr [rsp + 0x150]
    mov r10, rcx
    shr r10
    and r10, rbx
    sub rcx, r10
    mov r10, rcx
    mov rbp, rbx
    movabs r12, 0x3333333333333333
    and r10, r12
    shr rcx, 0x2
    and rcx, r12
    add rcx, r10
    mov r10, qword ptr [rsp + 0x8]
    mov rdi, rcx
    shr rdi, 0x4
    add rdi, rcx
    movabs r9, 0xf0f0f0f0f0f0f0f
    and rdi, r9
    imul rdi, r13
    shr rdi, 0x38
    imul edi, dword ptr [r10 + 0x940]
    add edi, dword ptr [r10 + 0x7e0]
    add edi, edx
    mov edx, edi
    jmp .L12
    nop
.L11:
    movabs r9, 0xf0f0f0f0f0f0f0f
    mov rbp, rbx
    movabs r12, 0x3333333333333333
.L12:
    mov rcx, rax
    and rcx, qword ptr [rsp + 0x18]
    mov rbx, rcx
    shr rbx
    and rbx, rbp
    sub rcx, rbx
    mov rbx, rcx
    and rbx, r12
    shr rcx, 0x2
    and rcx, r12
    add rcx, rbx
    mov rbx, rcx
    shr rbx, 0x4
    add rbx, rcx
    and rbx, r9
    imul rbx, r13
    mov rcx, rbx
    shr rcx, 0x38
    movabs r9, 0x900000000000000
    cmp rbx, r9
    jae .L114
    mov rbx, qword ptr [rsp + 0x50]
    mov r9, rbx
    and r9, rax
    or r15, r9
    lea r9, [r14 - 0x1]
    and r14, r9
    or qword ptr [rsp + 0x140], rax
    add r11d, dword ptr [r10 + 4*rcx + 0x874]
    or rbx, rax
    mov qword ptr [rsp + 0x50], rbx
    add r11d, dword ptr [r10 + 4*r8 + 0x110]
    test r14, r14
    movabs rbx, 0x5555555555555555
    jne .L10
    jmp .L14
.L13:
    xor edi, edi
    mov dword ptr [rsp + 0x150], 0x0
    mov qword ptr [rsp + 0x140], 0x0
.L14:
    mov qword ptr [rsp + 0xa0], r15
    mov qword ptr [rsp + 0x298], rsi
    pand xmm6, xmm9
    mov rax, qword ptr [rsp + 0x80]
    or rax, qword ptr [rsp + 0x128]
    pshufd xmm2, xmm6, 0xee
    movq rcx, xmm2
    mov qword ptr [rsp + 0x180], rcx
    mov qword ptr [rsp + 0x90], rax
    xor rcx, rax
    mov qword ptr [rsp + 0x40], rcx
    pshufd xmm0, xmm4, 0xee
    movq rsi, xmm0
    test rsi, rsi
    mov qword ptr [rsp + 0x20], rsi
    je .L26
    mov qword ptr [rsp + 0x198], 0x0
    lea r12, [plywright::sliders::magic::LOOKUPS]
    mov r8d, edi
    movabs r15, 0x3333333333333333
    nop
.L15:
    tzcnt r14, rsi
    lea rax, [r14 + 2*r14]
    mov r13d, dword ptr [r12 + 8*rax + 0x610]
    movzx ecx, byte ptr [r12 + 8*rax + 0x614]
    mov r9, qword ptr [r12 + 8*rax + 0x600]
    and r9, qword ptr [rsp + 0x40]
    imul r9, qword ptr [r12 + 8*rax + 0x608]
    shr r9, cl
    add r9, r13
    lea rax, [plywright::sliders::magic::TABLE]
    mov rax, qword ptr [rax + 8*r9]
    mov rcx, rax
    and rcx, qword ptr [rsp + 0x108]
    je .L16
    inc dword ptr [rsp + 0x150]
    mov r9, rcx
    shr r9
    movabs rbp, 0x5555555555555555
    and r9, rbp
    sub rcx, r9
    mov r9, rcx
    and r9, r15
    shr rcx, 0x2
    and rcx, r15
    add rcx, r9
    mov rdi, rcx
    shr rdi, 0x4
    add rdi, rcx
    movabs rdx, 0xf0f0f0f0f0f0f0f
    and rdi, rdx
    movabs r13, 0x101010101010101
    imul rdi, r13
    shr rdi, 0x38
    imul edi, dword ptr [r10 + 0x940]
    add edi, dword ptr [r10 + 0x7e4]
    add edi, r8d
    mov r8d, edi
    jmp .L17
    nop
.L16:
    movabs r13, 0x101010101010101
    movabs rdx, 0xf0f0f0f0f0f0f0f
    movabs rbp, 0x5555555555555555
.L17:
    mov rcx, rax
    and rcx, qword ptr [rsp + 0x18]
    mov r9, rcx
    shr r9
    and r9, rbp
    sub rcx, r9
    mov r9, rcx
    and r9, r15
    shr rcx, 0x2
    and rcx, r15
    add rcx, r9
    mov r9, rcx
    shr r9, 0x4
    add r9, rcx
    and r9, rdx
    imul r9, r13
    mov rcx, r9
    shr rcx, 0x38
    movabs rbx, 0xe00000000000000
    cmp r9, rbx
    jae .L115
    mov rbx, r13
    mov r13, qword ptr [rsp + 0x50]
    mov r9, r13
    and r9, rax
    or qword ptr [rsp + 0xa0], r9
    lea r9, [rsi - 0x1]
    and rsi, r9
    add r11d, dword ptr [r10 + 4*rcx + 0x800]
    or qword ptr [rsp + 0x198], rax
    or r13, rax
    mov qword ptr [rsp + 0x50], r13
    mov eax, r11d
    add eax, dword ptr [r10 + 4*r14 + 0x210]
    movabs rcx, -0x55aa55aa55aa55ab
    bt rcx, r14
    movabs r9, 0x55aa55aa55aa55aa
    cmovae rcx, r9
    and rcx, qword ptr [rsp + 0x88]
    mov r9, rcx
    shr r9
    and r9, rbp
    sub rcx, r9
    mov r9, rcx
    and r9, r15
    shr rcx, 0x2
    and rcx, r15
    add rcx, r9
    mov r11, rcx
    shr r11, 0x4
    add r11, rcx
    and r11, rdx
    imul r11, rbx
    shr r11, 0x38
    imul r11d, dword ptr [r10 + 0x8e0]
    add r11d, eax
    test rsi, rsi
    jne .L15
    mov rax, qword ptr [rsp + 0x198]
    or rax, qword ptr [rsp + 0x140]
    mov qword ptr [rsp + 0xe0], rax
    movq r12, xmm6
    test r12, r12
    mov qword ptr [rsp + 0x178], r12
    je .L27
.L18:
    xor qword ptr [rsp + 0x40], r12
    mov qword ptr [rsp + 0x1a0], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    mov r8d, edi
    nop
.L19:
    tzcnt r14, r12
    lea rax, [r14 + 2*r14]
    mov r9d, dword ptr [rdx + 8*rax + 0x10]
    movzx ecx, byte ptr [rdx + 8*rax + 0x14]
    mov r13, qword ptr [rdx + 8*rax]
    and r13, qword ptr [rsp + 0x40]
    imul r13, qword ptr [rdx + 8*rax + 0x8]
    shr r13, cl
    add r13, r9
    mov rax, qword ptr [rsi + 8*r13]
    mov rcx, rax
    and rcx, qword ptr [rsp + 0x108]
    je .L20
    inc dword ptr [rsp + 0x150]
    mov r9, rcx
    shr r9
    movabs rbp, 0x5555555555555555
    and r9, rbp
    sub rcx, r9
    mov r9, rcx
    and r9, r15
    shr rcx, 0x2
    and rcx, r15
    add rcx, r9
    mov rdi, rcx
    shr rdi, 0x4
    add rdi, rcx
    movabs r13, 0xf0f0f0f0f0f0f0f
    and rdi, r13
    mov rbx, r15
    movabs r15, 0x101010101010101
    imul rdi, r15
    shr rdi, 0x38
    imul edi, dword ptr [r10 + 0x940]
    add edi, dword ptr [r10 + 0x7e8]
    add edi, r8d
    mov r8d, edi
    jmp .L21
    nop
.L20:
    mov rbx, r15
    movabs r15, 0x101010101010101
    movabs r13, 0xf0f0f0f0f0f0f0f
    movabs rbp, 0x5555555555555555
.L21:
    mov rcx, rax
    and rcx, qword ptr [rsp + 0x18]
    mov r9, rcx
    shr r9
    and r9, rbp
    sub rcx, r9
    mov r9, rcx
    and r9, rbx
    shr rcx, 0x2
    and rcx, rbx
    add rcx, r9
    mov r9, rcx
    shr r9, 0x4
    add r9, rcx
    and r9, r13
    imul r9, r15
    mov rcx, r9
    shr rcx, 0x38
    movabs rbx, 0xf00000000000000
    cmp r9, rbx
    jae .L116
    mov r13, qword ptr [rsp + 0x50]
    mov r9, r13
    and r9, rax
    or qword ptr [rsp + 0xa0], r9
    or qword ptr [rsp + 0x1a0], rax
    or r13, rax
    mov qword ptr [rsp + 0x50], r13
    add r11d, dword ptr [r10 + 4*rcx + 0x898]
    lea rax, [r12 - 0x1]
    add r11d, dword ptr [r10 + 4*r14 + 0x310]
    and r12, rax
    movabs r15, 0x3333333333333333
    jne .L19
    mov rbx, qword ptr [rsp + 0x180]
    test rbx, rbx
    je .L28
.L22:
    mov qword ptr [rsp + 0x190], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    mov r8d, edi
    nop
.L23:
    tzcnt r14, rbx
    lea rax, [r14 + 2*r14]
    mov r9d, dword ptr [rdx + 8*rax + 0x10]
    movzx ecx, byte ptr [rdx + 8*rax + 0x14]
    mov r12, qword ptr [rdx + 8*rax]
    mov rbp, qword ptr [rsp + 0x90]
    and r12, rbp
    imul r12, qword ptr [rdx + 8*rax + 0x8]
    shr r12, cl
    movzx ecx, byte ptr [rdx + 8*rax + 0x614]
    mov r13, qword ptr [rdx + 8*rax + 0x600]
    and r13, rbp
    imul r13, qword ptr [rdx + 8*rax + 0x608]
    shr r13, cl
    add r12, r9
    mov eax, dword ptr [rdx + 8*rax + 0x610]
    add r13, rax
    mov rax, qword ptr [rsi + 8*r13]
    or rax, qword ptr [rsi + 8*r12]
    mov rcx, rax
    and rcx, qword ptr [rsp + 0x108]
    je .L24
    inc dword ptr [rsp + 0x150]
    mov r9, rcx
    shr r9
    movabs rbp, 0x5555555555555555
    and r9, rbp
    sub rcx, r9
    mov r9, rcx
    and r9, r15
    shr rcx, 0x2
    and rcx, r15
    add rcx, r9
    mov rdi, rcx
    shr rdi, 0x4
    add rdi, rcx
    mov r12, r15
    movabs r15, 0xf0f0f0f0f0f0f0f
    and rdi, r15
    movabs r13, 0x101010101010101
    imul rdi, r13
    shr rdi, 0x38
    imul edi, dword ptr [r10 + 0x940]
    add edi, dword ptr [r10 + 0x7ec]
    add edi, r8d
    mov r8d, edi
    jmp .L25
    nop
.L24:
    movabs r13, 0x101010101010101
    mov r12, r15
    movabs r15, 0xf0f0f0f0f0f0f0f
    movabs rbp, 0x5555555555555555
.L25:
    mov rcx, rax
    and rcx, qword ptr [rsp + 0x18]
    mov r9, rcx
    shr r9
    and r9, rbp
    sub rcx, r9
    mov r9, rcx
    and r9, r12
    shr rcx, 0x2
    and rcx, r12
    add rcx, r9
    mov r9, rcx
    shr r9, 0x4
    add r9, rcx
    and r9, r15
    imul r9, r13
    mov rcx, r9
    shr rcx, 0x38
    movabs r15, 0x1c00000000000000
    cmp r9, r15
    jae .L117
    mov r12, qword ptr [rsp + 0x50]
    mov r9, r12
    and r9, rax
    or qword ptr [rsp + 0xa0], r9
    or qword ptr [rsp + 0x190], rax
    or r12, rax
    mov qword ptr [rsp + 0x50], r12
    add r11d, dword ptr [r10 + 4*rcx + 0x770]
    lea rax, [rbx - 0x1]
    add r11d, dword ptr [r10 + 4*r14 + 0x410]
    and rbx, rax
    movabs r15, 0x3333333333333333
    jne .L23
    jmp .L29
.L26:
    mov qword ptr [rsp + 0x198], 0x0
    mov rax, qword ptr [rsp + 0x140]
    mov qword ptr [rsp + 0xe0], rax
    movabs r15, 0x3333333333333333
    movq r12, xmm6
    test r12, r12
    mov qword ptr [rsp + 0x178], r12
    jne .L18
.L27:
    mov qword ptr [rsp + 0x1a0], 0x0
    mov rbx, qword ptr [rsp + 0x180]
    test rbx, rbx
    jne .L22
.L28:
    mov qword ptr [rsp + 0x190], 0x0
.L29:
    mov rdx, qword ptr [rsp + 0x88]
    mov rax, rdx
    shl rax, 0x8
    mov r14, rdx
    shr r14, 0x8
    mov qword ptr [rsp + 0x120], rax
    or rax, rdx
    mov rcx, r14
    or rcx, rdx
    mov rdx, rax
    shl rdx, 0x10
    mov rbp, rcx
    shr rbp, 0x10
    or rdx, rax
    or rbp, rcx
    mov rax, rdx
    shld rax, rbp, 0x20
    or rbp, rdx
    or rbp, rax
    mov rax, qword ptr [rsp + 0x28]
    and qword ptr [rsp + 0x68], rax
    mov r8, qword ptr [rsp + 0x58]
    mov rdx, r8
    shr rdx, 0x8
    mov rcx, qword ptr [rsp + 0xa8]
    mov rax, rcx
    shr rax, 0x8
    or rax, rcx
    mov rcx, rax
    shr rcx, 0x10
    or rcx, rax
    mov rsi, rcx
    shr rsi, 0x20
    or rsi, rcx
    mov rax, r8
    shl rax, 0x8
    mov qword ptr [rsp + 0x260], rax
    or rax, r8
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov qword ptr [rsp + 0x1f0], rdx
    mov rax, rdx
    or rax, r8
    mov r13, rax
    shr r13, 0x10
    or r13, rax
    mov rax, rcx
    shld rax, r13, 0x20
    or r13, rcx
    or r13, rax
    mov qword ptr [rsp + 0x1b8], rsi
    mov rax, rsi
    not rax
    mov rcx, qword ptr [rsp + 0xb0]
    mov qword ptr [rsp + 0x248], rax
    and rcx, rax
    movabs rax, 0xffffff000000
    and rax, rcx
    mov r8, qword ptr [rsp + 0xb8]
    and r8, rax
    mov rcx, r8
    shr rcx
    movabs rsi, 0x555555000000
    and rcx, rsi
    sub r8, rcx
    lea r9, [r15 - 0x333333]
    mov rdx, r8
    and rdx, r9
    shr r8, 0x2
    and r8, r9
    add r8, rdx
    mov rcx, r8
    shr rcx, 0x4
    add rcx, r8
    mov rdx, qword ptr [rsp + 0x20]
    and rax, rdx
    mov r8, rax
    shr r8
    and r8, rsi
    sub rax, r8
    mov rsi, rax
    and rsi, r9
    shr rax, 0x2
    and rax, r9
    mov r8d, dword ptr [r10 + 0x8d4]
    add rax, rsi
    mov rbx, rax
    shr rbx, 0x4
    add rbx, rax
    movabs r12, 0xf0f0f0f0f0f0f0f
    lea rax, [r12 - 0xf0f0f]
    and rcx, rax
    and rbx, rax
    mov eax, dword ptr [r10 + 0x8d8]
    movabs r9, 0x101010101010101
    imul rcx, r9
    shr rcx, 0x38
    mov dword ptr [rsp + 0xe8], r8d
    imul ecx, r8d
    imul rbx, r9
    shr rbx, 0x38
    mov dword ptr [rsp + 0x78], eax
    imul ebx, eax
    add ebx, ecx
    or rdx, qword ptr [rsp + 0xb8]
    mov qword ptr [rsp + 0xf0], r14
    and rdx, r14
    mov rax, rdx
    shr rax
    movabs rcx, 0x55555555555555
    and rax, rcx
    sub rdx, rax
    mov rax, rdx
    and rax, r15
    shr rdx, 0x2
    and rdx, r15
    add rdx, rax
    mov rcx, rdx
    shr rcx, 0x4
    add rcx, rdx
    mov qword ptr [rsp + 0x30], rbp
    mov rsi, rbp
    not rsi
    mov r14, qword ptr [rsp + 0x178]
    mov rax, r14
    mov qword ptr [rsp + 0x258], rsi
    and rax, rsi
    mov rsi, r13
    not rsi
    mov r8, rax
    mov qword ptr [rsp + 0x20], rsi
    and r8, rsi
    mov rsi, r8
    shr rsi
    movabs r12, 0x5555555555555555
    and rsi, r12
    sub r8, rsi
    mov rsi, r8
    and rsi, r15
    shr r8, 0x2
    and r8, r15
    add r8, rsi
    mov rsi, r8
    shr rsi, 0x4
    add rsi, r8
    movabs rbp, 0xf0f0f0f0f0f0f0f
    and rcx, rbp
    imul rcx, r9
    shr rcx, 0x38
    mov r8d, dword ptr [r10 + 0x8dc]
    mov dword ptr [rsp + 0xc0], r8d
    imul ecx, r8d
    and rsi, rbp
    imul rsi, r9
    shr rsi, 0x38
    mov r8d, dword ptr [r10 + 0x8e4]
    mov dword ptr [rsp + 0x74], r8d
    imul esi, r8d
    add esi, ecx
    mov qword ptr [rsp + 0x1d8], r13
    and rax, r13
    mov r13, r9
    mov rdx, rax
    shr rdx
    and rdx, r12
    sub rax, rdx
    mov rdx, rax
    and rdx, r15
    shr rax, 0x2
    and rax, r15
    add rax, rdx
    mov r8, rax
    shr r8, 0x4
    add r8, rax
    and r8, rbp
    imul r8, r9
    shr r8, 0x38
    mov eax, dword ptr [r10 + 0x8e8]
    mov dword ptr [rsp + 0x114], eax
    imul r8d, eax
    add r8d, esi
    add r8d, ebx
    movabs rax, -0x100000000000000
    mov rdx, qword ptr [rsp + 0x48]
    and rdx, rax
    mov rsi, qword ptr [rsp + 0x188]
    and rsi, qword ptr [rsp + 0xa8]
    movq rax, xmm1
    mov r9, qword ptr [rsp + 0x80]
    mov qword ptr [rsp + 0x1e8], rax
    and r9, rax
    movabs rax, 0xff000000000000
    mov rcx, qword ptr [rsp + 0x58]
    and rcx, rax
    or rdx, rcx
    je .L30
    and rax, r14
    mov rcx, r14
    shr rcx
    movabs rdx, 0x55000000000000
    and rdx, rcx
    sub rax, rdx
    movabs rcx, 0x3333000000000000
    mov rdx, rax
    and rdx, rcx
    shr rax, 0x2
    and rax, rcx
    add rax, rdx
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    movabs rax, 0xf0f000000000000
    and rax, rcx
    imul rax, r13
    shr rax, 0x38
    imul eax, dword ptr [r10 + 0x8ec]
    add eax, r8d
    mov r8d, eax
.L30:
    mov qword ptr [rsp + 0x1d0], r8
    mov rax, qword ptr [rsp + 0x38]
    mov rcx, qword ptr [rsp + 0x130]
    bts rax, rcx
    mov qword ptr [rsp + 0x38], rax
    or rsi, qword ptr [rsp + 0x68]
    mov r8, qword ptr [rsp + 0x188]
    or r8, qword ptr [rsp + 0xa8]
    mov rcx, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rsp + 0x250]
    bts rcx, rax
    or rcx, qword ptr [rsp + 0xb0]
    not rcx
    mov qword ptr [rsp + 0x40], rcx
    movzx eax, byte ptr [rsp + 0x60]
    xor al, 0x38
    movzx eax, al
    mov eax, dword ptr [r10 + 4*rax + 0x510]
    test r9, r9
    mov qword ptr [rsp + 0x98], r9
    je .L34
    mov qword ptr [rsp + 0x18], 0x0
    xor edx, edx
    mov dword ptr [rsp + 0x68], 0x0
    mov rbx, r9
    mov qword ptr [rsp + 0x48], 0x0
    nop
.L31:
    mov r13, rsi
    mov rsi, r8
    tzcnt r14, rbx
    mov ecx, r14d
    shl ecx, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov rbp, qword ptr [rcx + r8]
    mov rcx, rbp
    and rcx, qword ptr [rsp + 0x38]
    je .L32
    mov rdx, qword ptr [rsp + 0x18]
    inc edx
    mov qword ptr [rsp + 0x18], rdx
    mov rdx, rcx
    shr rdx
    and rdx, r12
    sub rcx, rdx
    mov rdx, rcx
    and rdx, r15
    shr rcx, 0x2
    and rcx, r15
    add rcx, rdx
    mov rdx, rcx
    shr rdx, 0x4
    add rdx, rcx
    movabs r10, 0xf0f0f0f0f0f0f0f
    and rdx, r10
    movabs r8, 0x101010101010101
    imul rdx, r8
    shr rdx, 0x38
    mov rcx, qword ptr [rsp + 0x8]
    imul edx, dword ptr [rcx + 0x940]
    add edx, dword ptr [rcx + 0x7e0]
    add edx, dword ptr [rsp + 0x68]
    mov dword ptr [rsp + 0x68], edx
    jmp .L33
    nop
.L32:
    movabs r8, 0x101010101010101
    movabs r10, 0xf0f0f0f0f0f0f0f
.L33:
    mov rcx, rbp
    and rcx, qword ptr [rsp + 0x40]
    mov r9, rcx
    shr r9
    and r9, r12
    sub rcx, r9
    mov r9, rcx
    and r9, r15
    shr rcx, 0x2
    and rcx, r15
    add rcx, r9
    mov r9, rcx
    shr r9, 0x4
    add r9, rcx
    and r9, r10
    imul r9, r8
    mov rcx, r9
    shr rcx, 0x38
    movabs r8, 0x900000000000000
    cmp r9, r8
    jae .L114
    mov r8, rsi
    mov r9, rsi
    and r9, rbp
    mov rsi, r13
    or rsi, r9
    lea r9, [rbx - 0x1]
    and rbx, r9
    or qword ptr [rsp + 0x48], rbp
    or r8, rbp
    mov r10, qword ptr [rsp + 0x8]
    add eax, dword ptr [r10 + 4*rcx + 0x874]
    xor r14d, 0x38
    add eax, dword ptr [r10 + 4*r14 + 0x110]
    test rbx, rbx
    jne .L31
    movq xmm3, qword ptr [rsp + 0x48]
    jmp .L35
.L34:
    pxor xmm3, xmm3
    mov qword ptr [rsp + 0x18], 0x0
    xor edx, edx
    mov qword ptr [rsp + 0x48], 0x0
.L35:
    mov qword ptr [rsp + 0x68], rsi
    pshufd xmm0, xmm9, 0xee
    movq rsi, xmm0
    mov rcx, qword ptr [rsp + 0x80]
    movq xmm7, rcx
    pshufd xmm10, xmm1, 0xee
    mov qword ptr [rsp + 0x100], rsi
    and rcx, rsi
    pshufd xmm0, xmm7, 0x44
    movdqa xmm5, xmm10
    punpcklqdq xmm5, xmm9
    pand xmm5, xmm0
    mov qword ptr [rsp + 0xc8], rcx
    xor rcx, qword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x60], rcx
    movq rsi, xmm5
    test rsi, rsi
    mov qword ptr [rsp + 0x138], rsi
    je .L39
    xor ebp, ebp
    mov dword ptr [rsp + 0x28], edx
    mov qword ptr [rsp + 0xb8], r11
    nop
.L36:
    tzcnt r14, rsi
    lea rbx, [r14 + 2*r14]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    mov r13d, dword ptr [r9 + 8*rbx + 0x610]
    movzx ecx, byte ptr [r9 + 8*rbx + 0x614]
    mov r15, qword ptr [r9 + 8*rbx + 0x600]
    and r15, qword ptr [rsp + 0x60]
    imul r15, qword ptr [r9 + 8*rbx + 0x608]
    shr r15, cl
    add r15, r13
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rbx, qword ptr [rcx + 8*r15]
    mov rcx, rbx
    and rcx, qword ptr [rsp + 0x38]
    je .L37
    mov rdx, qword ptr [rsp + 0x18]
    inc edx
    mov qword ptr [rsp + 0x18], rdx
    mov rdx, rcx
    shr rdx
    and rdx, r12
    sub rcx, rdx
    mov rdx, rcx
    mov r9, r12
    movabs r12, 0x3333333333333333
    and rdx, r12
    shr rcx, 0x2
    and rcx, r12
    add rcx, rdx
    mov rdx, rcx
    shr rdx, 0x4
    add rdx, rcx
    movabs r10, 0xf0f0f0f0f0f0f0f
    and rdx, r10
    movabs r13, 0x101010101010101
    imul rdx, r13
    shr rdx, 0x38
    mov rcx, qword ptr [rsp + 0x8]
    imul edx, dword ptr [rcx + 0x940]
    add edx, dword ptr [rcx + 0x7e4]
    add edx, dword ptr [rsp + 0x28]
    mov dword ptr [rsp + 0x28], edx
    jmp .L38
    nop
.L37:
    movabs r13, 0x101010101010101
    mov r9, r12
    movabs r12, 0x3333333333333333
    movabs r10, 0xf0f0f0f0f0f0f0f
.L38:
    mov rcx, rbx
    and rcx, qword ptr [rsp + 0x40]
    mov r15, rcx
    shr r15
    and r15, r9
    sub rcx, r15
    mov r15, rcx
    and r15, r12
    shr rcx, 0x2
    and rcx, r12
    add rcx, r15
    mov r15, rcx
    shr r15, 0x4
    add r15, rcx
    and r15, r10
    imul r15, r13
    mov rcx, r15
    shr rcx, 0x38
    movabs r11, 0xe00000000000000
    cmp r15, r11
    jae .L115
    mov r15, r8
    and r15, rbx
    or qword ptr [rsp + 0x68], r15
    lea r15, [rsi - 0x1]
    and rsi, r15
    or rbp, rbx
    or r8, rbx
    mov r11, qword ptr [rsp + 0x8]
    add eax, dword ptr [r11 + 4*rcx + 0x800]
    mov ebx, r14d
    xor ebx, 0x38
    mov ecx, eax
    add ecx, dword ptr [r11 + 4*rbx + 0x210]
    movabs rbx, -0x55aa55aa55aa55ab
    bt rbx, r14
    movabs rax, 0x55aa55aa55aa55aa
    cmovae rbx, rax
    and rbx, qword ptr [rsp + 0x58]
    mov rax, rbx
    shr rax
    and rax, r9
    sub rbx, rax
    mov rax, rbx
    and rax, r12
    shr rbx, 0x2
    and rbx, r12
    add rbx, rax
    mov rax, rbx
    shr rax, 0x4
    add rax, rbx
    and rax, r10
    mov r10, r11
    imul rax, r13
    shr rax, 0x38
    imul eax, dword ptr [r11 + 0x8e0]
    add eax, ecx
    test rsi, rsi
    mov r12, r9
    mov r11, qword ptr [rsp + 0xb8]
    jne .L36
    movq xmm0, rbp
    punpcklqdq xmm3, xmm0
    jmp .L40
.L39:
    xor ebp, ebp
.L40:
    mov qword ptr [rsp + 0x160], rbp
    pshufd xmm0, xmm5, 0xee
    movq r9, xmm0
    test r9, r9
    mov qword ptr [rsp + 0x118], r9
    je .L48
    xor qword ptr [rsp + 0x60], r9
    mov qword ptr [rsp + 0xb8], 0x0
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    mov dword ptr [rsp + 0x28], edx
    nop
.L41:
    mov rbp, r8
    tzcnt r14, r9
    lea rbx, [r14 + 2*r14]
    mov r15d, dword ptr [rsi + 8*rbx + 0x10]
    movzx ecx, byte ptr [rsi + 8*rbx + 0x14]
    mov r13, qword ptr [rsi + 8*rbx]
    and r13, qword ptr [rsp + 0x60]
    imul r13, qword ptr [rsi + 8*rbx + 0x8]
    shr r13, cl
    add r13, r15
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rbx, qword ptr [rcx + 8*r13]
    mov rcx, rbx
    and rcx, qword ptr [rsp + 0x38]
    je .L42
    mov rdx, qword ptr [rsp + 0x18]
    inc edx
    mov qword ptr [rsp + 0x18], rdx
    mov rdx, rcx
    shr rdx
    and rdx, r12
    sub rcx, rdx
    mov rdx, rcx
    mov r8, r12
    movabs r12, 0x3333333333333333
    and rdx, r12
    shr rcx, 0x2
    and rcx, r12
    add rcx, rdx
    mov rdx, rcx
    shr rdx, 0x4
    add rdx, rcx
    movabs r10, 0xf0f0f0f0f0f0f0f
    and rdx, r10
    movabs r13, 0x101010101010101
    imul rdx, r13
    shr rdx, 0x38
    mov rcx, qword ptr [rsp + 0x8]
    imul edx, dword ptr [rcx + 0x940]
    add edx, dword ptr [rcx + 0x7e8]
    add edx, dword ptr [rsp + 0x28]
    mov dword ptr [rsp + 0x28], edx
    jmp .L43
    nop
.L42:
    movabs r13, 0x101010101010101
    mov r8, r12
    movabs r12, 0x3333333333333333
    movabs r10, 0xf0f0f0f0f0f0f0f
.L43:
    mov rcx, rbx
    and rcx, qword ptr [rsp + 0x40]
    mov r15, rcx
    shr r15
    and r15, r8
    sub rcx, r15
    mov r15, rcx
    and r15, r12
    shr rcx, 0x2
    and rcx, r12
    add rcx, r15
    mov r15, rcx
    shr r15, 0x4
    add r15, rcx
    and r15, r10
    imul r15, r13
    mov rcx, r15
    shr rcx, 0x38
    movabs r8, 0xf00000000000000
    cmp r15, r8
    jae .L116
    mov r8, rbp
    mov r15, rbp
    and r15, rbx
    or qword ptr [rsp + 0x68], r15
    or qword ptr [rsp + 0xb8], rbx
    or r8, rbx
    lea rbx, [r9 - 0x1]
    mov r10, qword ptr [rsp + 0x8]
    add eax, dword ptr [r10 + 4*rcx + 0x898]
    xor r14d, 0x38
    add eax, dword ptr [r10 + 4*r14 + 0x310]
    and r9, rbx
    movabs r12, 0x5555555555555555
    jne .L41
    mov rbp, qword ptr [rsp + 0xc8]
    test rbp, rbp
    mov qword ptr [rsp + 0x60], r8
    je .L49
.L44:
    mov qword ptr [rsp + 0x130], 0x0
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    mov dword ptr [rsp + 0x28], edx
    nop
.L45:
    tzcnt r14, rbp
    lea r9, [r14 + 2*r14]
    mov r15d, dword ptr [rsi + 8*r9 + 0x10]
    movzx ecx, byte ptr [rsi + 8*r9 + 0x14]
    mov r13, qword ptr [rsi + 8*r9]
    mov r8, qword ptr [rsp + 0x90]
    and r13, r8
    imul r13, qword ptr [rsi + 8*r9 + 0x8]
    shr r13, cl
    movzx ecx, byte ptr [rsi + 8*r9 + 0x614]
    mov r12, qword ptr [rsi + 8*r9 + 0x600]
    and r12, r8
    imul r12, qword ptr [rsi + 8*r9 + 0x608]
    shr r12, cl
    add r13, r15
    mov ecx, dword ptr [rsi + 8*r9 + 0x610]
    add r12, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r9, qword ptr [rcx + 8*r12]
    or r9, qword ptr [rcx + 8*r13]
    mov rcx, r9
    and rcx, qword ptr [rsp + 0x38]
    je .L46
    mov rdx, qword ptr [rsp + 0x18]
    inc edx
    mov qword ptr [rsp + 0x18], rdx
    mov rdx, rcx
    shr rdx
    movabs r8, 0x5555555555555555
    and rdx, r8
    sub rcx, rdx
    mov rdx, rcx
    movabs rbx, 0x3333333333333333
    and rdx, rbx
    shr rcx, 0x2
    and rcx, rbx
    add rcx, rdx
    mov rdx, rcx
    shr rdx, 0x4
    add rdx, rcx
    movabs r12, 0xf0f0f0f0f0f0f0f
    and rdx, r12
    movabs r13, 0x101010101010101
    imul rdx, r13
    shr rdx, 0x38
    imul edx, dword ptr [r10 + 0x940]
    add edx, dword ptr [r10 + 0x7ec]
    add edx, dword ptr [rsp + 0x28]
    mov dword ptr [rsp + 0x28], edx
    jmp .L47
    nop
.L46:
    movabs r13, 0x101010101010101
    movabs r12, 0xf0f0f0f0f0f0f0f
    movabs rbx, 0x3333333333333333
    movabs r8, 0x5555555555555555
.L47:
    mov rcx, r9
    and rcx, qword ptr [rsp + 0x40]
    mov r15, rcx
    shr r15
    and r15, r8
    sub rcx, r15
    mov r15, rcx
    and r15, rbx
    shr rcx, 0x2
    and rcx, rbx
    add rcx, r15
    mov r15, rcx
    shr r15, 0x4
    add r15, rcx
    and r15, r12
    imul r15, r13
    mov rcx, r15
    shr rcx, 0x38
    movabs r8, 0x1c00000000000000
    cmp r15, r8
    jae .L117
    mov r8, qword ptr [rsp + 0x60]
    mov r15, r8
    and r15, r9
    or qword ptr [rsp + 0x68], r15
    or qword ptr [rsp + 0x130], r9
    or r8, r9
    mov qword ptr [rsp + 0x60], r8
    lea r9, [rbp - 0x1]
    add eax, dword ptr [r10 + 4*rcx + 0x770]
    xor r14d, 0x38
    add eax, dword ptr [r10 + 4*r14 + 0x410]
    and rbp, r9
    jne .L45
    jmp .L50
.L48:
    mov qword ptr [rsp + 0xb8], 0x0
    mov rbp, qword ptr [rsp + 0xc8]
    test rbp, rbp
    mov qword ptr [rsp + 0x60], r8
    jne .L44
.L49:
    mov qword ptr [rsp + 0x130], 0x0
.L50:
    mov rsi, qword ptr [rsp + 0x88]
    mov rcx, rsi
    mov rbx, rsi
    shr rcx
    mov r14, qword ptr [rsp + 0xc8]
    mov rsi, r14
    shr rsi
    mov r9, rcx
    movabs r8, 0x5555555555555555
    and r9, r8
    and rsi, r8
    sub rbx, r9
    sub r14, rsi
    mov qword ptr [rsp + 0xd0], r14
    mov rsi, rbx
    shr rsi, 0x2
    movabs rbp, 0x3333333333333333
    and rbx, rbp
    and rsi, rbp
    add rsi, rbx
    mov r13, rsi
    shr r13, 0x4
    mov rbx, qword ptr [rsp + 0xb0]
    mov r9, rbx
    shl r9, 0x8
    add r13, rsi
    or r9, rbx
    mov rsi, r9
    shl rsi, 0x10
    or rsi, r9
    mov r8, rsi
    shl r8, 0x20
    mov qword ptr [rsp + 0x290], rsi
    or r8, rsi
    not r8
    mov r9, qword ptr [rsp + 0xa8]
    mov qword ptr [rsp + 0x40], r8
    and r9, r8
    movabs rsi, 0xffffff0000
    and rsi, r9
    mov r14, qword ptr [rsp + 0x98]
    and r14, rsi
    mov r15, r14
    shr r15
    movabs r9, 0x5555550000
    and r15, r9
    sub r14, r15
    lea r8, [rbp - 0x3333]
    mov r15, r14
    and r15, r8
    shr r14, 0x2
    and r14, r8
    add r14, r15
    mov r15, r14
    shr r15, 0x4
    add r15, r14
    movabs rbp, 0xf0f0f0f0f0f0f0f
    lea r12, [rbp - 0xf0f]
    and r15, r12
    movabs rbx, 0x101010101010101
    imul r15, rbx
    shr r15, 0x38
    mov ebp, dword ptr [rsp + 0xe8]
    imul ebp, r15d
    mov r14, qword ptr [rsp + 0x138]
    and rsi, r14
    mov r15, rsi
    shr r15
    and r15, r9
    sub rsi, r15
    mov r9, rsi
    and r9, r8
    shr rsi, 0x2
    mov qword ptr [rsp + 0x280], r8
    and rsi, r8
    add rsi, r9
    mov r9, rsi
    shr r9, 0x4
    add r9, rsi
    and r9, r12
    imul r9, rbx
    shr r9, 0x38
    mov r15d, dword ptr [rsp + 0x78]
    imul r15d, r9d
    add r15d, ebp
    or r14, qword ptr [rsp + 0x98]
    and r14, qword ptr [rsp + 0x260]
    mov rsi, r14
    shr rsi
    movabs rbx, 0x5555555555555555
    lea r8, [rbx - 0x55]
    mov qword ptr [rsp + 0x138], r8
    and rsi, r8
    sub r14, rsi
    movabs rsi, 0x3333333333333333
    lea r8, [rsi - 0x33]
    mov qword ptr [rsp + 0xe8], r8
    mov rsi, r14
    and rsi, r8
    shr r14, 0x2
    and r14, r8
    add r14, rsi
    mov rsi, r14
    shr rsi, 0x4
    add rsi, r14
    movabs rbp, 0xf0f0f0f0f0f0f0f
    lea r8, [rbp - 0xf]
    mov qword ptr [rsp + 0x1e0], r8
    and rsi, r8
    movabs r12, 0x101010101010101
    imul rsi, r12
    shr rsi, 0x38
    mov r8d, dword ptr [rsp + 0xc0]
    imul r8d, esi
    mov rsi, qword ptr [rsp + 0x118]
    and rsi, qword ptr [rsp + 0x20]
    mov r9, rsi
    and r9, qword ptr [rsp + 0x258]
    mov r14, r9
    shr r14
    and r14, rbx
    sub r9, r14
    mov r14, r9
    movabs rbx, 0x3333333333333333
    and r14, rbx
    shr r9, 0x2
    and r9, rbx
    add r9, r14
    mov r14, r9
    shr r14, 0x4
    add r14, r9
    and r14, rbp
    mov rbx, rbp
    imul r14, r12
    shr r14, 0x38
    mov ebp, dword ptr [rsp + 0x74]
    imul ebp, r14d
    mov r14, r12
    add ebp, r8d
    and rsi, qword ptr [rsp + 0x30]
    mov r9, rsi
    shr r9
    movabs r8, 0x5555555555555555
    and r9, r8
    sub rsi, r9
    mov r9, rsi
    movabs r8, 0x3333333333333333
    and r9, r8
    shr rsi, 0x2
    and rsi, r8
    add rsi, r9
    mov r9, rsi
    shr r9, 0x4
    add r9, rsi
    and r9, rbx
    imul r9, r12
    shr r9, 0x38
    mov r8d, dword ptr [rsp + 0x114]
    imul r8d, r9d
    add r8d, ebp
    and r13, rbx
    imul r13, r12
    shr r13, 0x38
    mov qword ptr [rsp + 0x1c8], r13
    add r8d, r15d
    mov r15, qword ptr [rsp + 0xe8]
    mov rsi, qword ptr [rsp + 0x88]
    and esi, 0xff00
    movzx r9d, byte ptr [rsp + 0xf8]
    or r9, rsi
    movdqa xmm0, xmmword ptr [.C0]
    movq xmm11, qword ptr [rsp + 0x58]
    movdqa xmm15, xmmword ptr [.C1]
    movdqa xmm8, xmm4
    psrlw xmm8, 0x1
    punpcklqdq xmm0, xmm7
    punpcklqdq xmm11, xmm1
    pand xmm11, xmm0
    pand xmm8, xmm15
    movdqa xmm12, xmm6
    psrlw xmm12, 0x1
    psubb xmm4, xmm8
    movdqa xmm0, xmm11
    psrlw xmm0, 0x1
    movdqa xmm13, xmm5
    psrlw xmm13, 0x1
    pand xmm12, xmm15
    movdqa xmm7, xmmword ptr [.C2]
    movdqa xmm14, xmm4
    psrlw xmm14, 0x2
    pand xmm0, xmm15
    pand xmm13, xmm15
    movdqa xmm8, xmm6
    psubb xmm8, xmm12
    pand xmm4, xmm7
    pand xmm14, xmm7
    paddb xmm14, xmm4
    movdqa xmm12, xmm8
    psrlw xmm12, 0x2
    pand xmm8, xmm7
    pand xmm12, xmm7
    paddb xmm12, xmm8
    movdqa xmm4, xmm14
    psrlw xmm4, 0x4
    movdqa xmm8, xmmword ptr [.C3]
    paddb xmm4, xmm14
    movdqa xmm14, xmm12
    psrlw xmm14, 0x4
    pxor xmm15, xmm15
    pand xmm4, xmm8
    paddb xmm14, xmm12
    psadbw xmm4, xmm15
    pand xmm14, xmm8
    pshufd xmm12, xmm4, 0xee
    psadbw xmm14, xmm15
    movq r12, xmm12
    packuswb xmm4, xmm14
    je .L51
    mov r9, qword ptr [rsp + 0x118]
    mov esi, r9d
    and esi, 0xff00
    shr r9d
    and r9d, 0x5500
    sub rsi, r9
    mov r9, rsi
    and r9, r15
    shr rsi, 0x2
    and rsi, r15
    add rsi, r9
    mov r9, rsi
    shr r9, 0x4
    add r9, rsi
    and r9, qword ptr [rsp + 0x1e0]
    imul r9, r14
    shr r9, 0x38
    imul r9d, dword ptr [r10 + 0x8ec]
    add r9d, r8d
    mov r8d, r9d
.L51:
    mov rsi, qword ptr [rsp + 0xd0]
    shr rsi, 0x2
    mov qword ptr [rsp + 0x28], rsi
    psubb xmm11, xmm0
    movdqa xmm12, xmm5
    psubb xmm12, xmm13
    mov esi, dword ptr [r10 + 0x85c]
    mov r9d, dword ptr [r10 + 0x860]
    mov ebp, dword ptr [r10 + 0x864]
    mov ebx, dword ptr [r10 + 0x868]
    mov r15d, dword ptr [r10 + 0x86c]
    mov dword ptr [rsp + 0x1fc], esi
    imul esi, dword ptr [rsp + 0x1c8]
    movd r13d, xmm4
    mov dword ptr [rsp + 0x204], r9d
    imul r9d, r13d
    add r9d, esi
    mov dword ptr [rsp + 0x200], ebp
    mov esi, ebp
    imul esi, r12d
    pshufd xmm0, xmm4, 0xee
    movd ebp, xmm0
    mov r14d, ebx
    imul r14d, ebp
    add r14d, esi
    add r14d, r9d
    pshufd xmm0, xmm4, 0xff
    movd esi, xmm0
    mov dword ptr [rsp + 0x78], r15d
    imul r15d, esi
    add r15d, r14d
    cmp r12d, 0x2
    mov dword ptr [rsp + 0x114], r8d
    mov qword ptr [rsp + 0x240], r12
    mov qword ptr [rsp + 0x238], r13
    mov qword ptr [rsp + 0x230], rsi
    mov qword ptr [rsp + 0x228], rbp
    mov dword ptr [rsp + 0x208], ebx
    jb .L52
    add r15d, dword ptr [r10 + 0x870]
.L52:
    mov dword ptr [rsp + 0x14c], r15d
    mov r8, qword ptr [rsp + 0x88]
    mov rsi, r8
    shl rsi, 0x10
    or rsi, r8
    mov r9, r8
    mov r8, qword ptr [rsp + 0x120]
    or rsi, r8
    shl rsi, 0x10
    or rsi, r8
    mov r8, rsi
    shl r8, 0x20
    or r8, rsi
    mov qword ptr [rsp + 0x288], r8
    mov rsi, r8
    and rsi, r9
    mov rbx, r9
    mov r14d, dword ptr [r10 + 0x8f0]
    mov r8d, dword ptr [r10 + 0x8f4]
    mov dword ptr [rsp + 0xc0], r8d
    mov r9, rsi
    shr r9
    and r9, qword ptr [rsp + 0x138]
    sub rsi, r9
    mov r9, rsi
    movabs rbp, 0x3333333333333333
    lea r8, [rbp - 0x33]
    and r9, r8
    shr rsi, 0x2
    and rsi, rbp
    add rsi, r9
    mov r9, rsi
    shr r9, 0x4
    add r9, rsi
    movabs r13, 0xf0f0f0f0f0f0f0f
    lea rsi, [r13 - 0x8]
    and rsi, r9
    movabs r12, 0x101010101010101
    imul rsi, r12
    shr rsi, 0x38
    mov dword ptr [rsp + 0x218], r14d
    imul esi, r14d
    mov r9, qword ptr [rsp + 0x30]
    lea r14, [r9 + r9]
    movabs r8, -0x101010101010102
    and r14, r8
    shr r9
    movabs r8, 0x7f7f7f7f7f7f7f7f
    and r9, r8
    or r9, r14
    not r9
    and r9, rbx
    mov rbx, qword ptr [rsp + 0x20]
    and rbx, r9
    mov r14, r9
    shr r14
    movabs r8, 0x5555555555555555
    and r14, r8
    mov r15, r9
    sub r15, r14
    mov r14, r15
    and r14, rbp
    shr r15, 0x2
    and r15, rbp
    add r15, r14
    mov r14, r15
    shr r14, 0x4
    add r14, r15
    and r14, r13
    imul r14, r12
    shr r14, 0x38
    imul r14d, dword ptr [rsp + 0xc0]
    mov r15, rbx
    shr r15
    and r15, r8
    sub rbx, r15
    mov r15, rbx
    and r15, rbp
    shr rbx, 0x2
    and rbx, rbp
    add rbx, r15
    mov r15, rbx
    shr r15, 0x4
    add r15, rbx
    mov r8d, dword ptr [r10 + 0x8f8]
    and r15, r13
    imul r15, r12
    shr r15, 0x38
    mov dword ptr [rsp + 0x214], r8d
    imul r15d, r8d
    add r15d, r14d
    mov r14, qword ptr [rsp + 0xa8]
    and r14, qword ptr [rsp + 0x120]
    and r14, qword ptr [rsp + 0x40]
    shr r14, 0x8
    not r9
    and r9, r14
    mov rbx, r9
    shr rbx
    movabs r14, 0x555555555555
    and r14, rbx
    mov r8d, dword ptr [r10 + 0x8fc]
    sub r9, r14
    mov rbx, r9
    and rbx, rbp
    shr r9, 0x2
    and r9, rbp
    add r9, rbx
    mov r14, r9
    shr r14, 0x4
    add r14, r9
    and r14, r13
    imul r14, r12
    shr r14, 0x38
    mov dword ptr [rsp + 0x210], r8d
    imul r14d, r8d
    add r14d, r15d
    add r14d, esi
    mov rbp, qword ptr [rsp + 0xb0]
    mov r9, rbp
    mov r15, qword ptr [rsp + 0x88]
    and r9, r15
    mov r8d, dword ptr [r10 + 0x900]
    mov rsi, r9
    shr rsi
    and rsi, qword ptr [rsp + 0x138]
    sub r9, rsi
    mov rsi, r9
    mov rbx, qword ptr [rsp + 0xe8]
    and rsi, rbx
    shr r9, 0x2
    and r9, rbx
    add r9, rsi
    mov rsi, r9
    shr rsi, 0x4
    add rsi, r9
    and rsi, qword ptr [rsp + 0x1e0]
    imul rsi, r12
    shr rsi, 0x38
    mov dword ptr [rsp + 0x20c], r8d
    imul esi, r8d
    movzx r9d, byte ptr [rsp + 0x30]
    lea ebx, [r9 + r9]
    not ebx
    and ebx, r9d
    mov r8d, dword ptr [r10 + 0x904]
    imul r9d, ebx, 0x8040201
    shr r9d, 0x3
    and r9d, 0x11111111
    imul r13d, r9d, 0x11111111
    shr r13d, 0x1c
    mov dword ptr [rsp + 0x74], r8d
    imul r13d, r8d
    add r13d, esi
    add r13d, r14d
    lea rsi, [r15 + r15]
    movabs r9, -0x101010101010102
    and rsi, r9
    movabs r9, 0x7f7f7f7f7f7f7f7f
    and rcx, r9
    or rcx, rsi
    mov r12, qword ptr [rsp + 0xd0]
    movabs rsi, 0x3333333333333333
    and r12, rsi
    mov rbx, qword ptr [rsp + 0x28]
    and rbx, rsi
    movdqa xmm0, xmm11
    psrlw xmm0, 0x2
    movdqa xmm13, xmm12
    psrlw xmm13, 0x2
    or rcx, rbp
    and rcx, r15
    movzx ebp, byte ptr [rsp + 0x7c]
    je .L54
    mov r8, qword ptr [rsp + 0x58]
.L53:
    mov rsi, rcx
    tzcnt r9, rcx
    dec rcx
    shr r9d, 0x3
    add r13d, dword ptr [r10 + 4*r9 + 0x610]
    and rcx, rsi
    jne .L53
    jmp .L55
.L54:
    mov r8, qword ptr [rsp + 0x58]
.L55:
    add r12, rbx
    pand xmm11, xmm7
    pand xmm0, xmm7
    pand xmm12, xmm7
    pand xmm13, xmm7
    lea r14, [r10 + 0x10]
    mov rbx, qword ptr [rsp + 0x88]
    test rbx, rbx
    je .L57
    mov rcx, rbx
    nop
.L56:
    mov rsi, rcx
    tzcnt r9, rcx
    dec rcx
    add r13d, dword ptr [r14 + 4*r9]
    and rcx, rsi
    jne .L56
.L57:
    mov qword ptr [rsp + 0xf8], r14
    mov dword ptr [rsp + 0x21c], r13d
    mov qword ptr [rsp + 0x268], rdi
    mov qword ptr [rsp + 0xd0], r12
    shr r12, 0x4
    mov qword ptr [rsp + 0x1b0], r12
    paddb xmm11, xmm0
    paddb xmm12, xmm13
    mov rcx, rbx
    shr rcx, 0x10
    or rcx, rbx
    mov rsi, qword ptr [rsp + 0xf0]
    or rcx, rsi
    shr rcx, 0x10
    or rcx, rsi
    mov r9, rcx
    shr r9, 0x20
    or r9, rcx
    mov rcx, r8
    shr rcx, 0x10
    or rcx, r8
    mov rsi, qword ptr [rsp + 0x1f0]
    or rcx, rsi
    shr rcx, 0x10
    or rcx, rsi
    mov rsi, rcx
    shr rsi, 0x20
    or rsi, rcx
    mov qword ptr [rsp + 0x278], rsi
    or r9, rsi
    or r9, qword ptr [rsp + 0x1b8]
    not r9
    movzx ecx, bpl
    mov dword ptr [rsp + 0x28], ecx
    movzx ecx, byte ptr [rsp + 0x17]
    mov dword ptr [rsp + 0x40], ecx
    and r9, rbx
    je .L61
    lea rcx, [r10 + 0x690]
    mov qword ptr [rsp + 0x30], rcx
    mov rcx, qword ptr [rsp + 0x60]
    or rcx, qword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x20], rcx
    lea rcx, [r10 + 0x6b0]
    mov qword ptr [rsp + 0xf0], rcx
    lea rcx, [r10 + 0x6d0]
    mov qword ptr [rsp + 0x98], rcx
    xor ebp, ebp
    jmp .L60
    nop
.L58:
    add r15d, dword ptr [rcx + 4*rbx]
.L59:
    lea rcx, [r9 - 0x1]
    mov ebp, r15d
    and r9, rcx
    je .L62
.L60:
    tzcnt rsi, r9
    mov ebx, esi
    shr ebx, 0x3
    lea ecx, [rsi + 0x8]
    mov r14d, ecx
    and r14b, 0x3f
    mov rdi, qword ptr [rsp + 0x8]
    add ebp, dword ptr [rdi + 4*rbx + 0x630]
    and esi, 0x7
    mov r8d, dword ptr [rsp + 0x40]
    mov r15d, r8d
    sub r15d, esi
    mov r12d, esi
    sub r12d, r8d
    cmovb r12d, r15d
    mov r15d, r14d
    shr r15b, 0x3
    movzx r15d, r15b
    mov r10d, dword ptr [rsp + 0xc4]
    mov r13d, r10d
    sub r13d, r15d
    mov r8d, r15d
    sub r8d, r10d
    cmovb r8d, r13d
    cmp r12d, r8d
    cmova r8d, r12d
    imul r8d, dword ptr [rdi + 4*rbx + 0x650]
    add r8d, ebp
    mov r10d, dword ptr [rsp + 0x28]
    mov ebp, r10d
    sub ebp, esi
    sub esi, r10d
    cmovb esi, ebp
    mov r10d, dword ptr [rsp + 0xd8]
    mov ebp, r10d
    sub ebp, r15d
    sub r15d, r10d
    cmovb r15d, ebp
    cmp esi, r15d
    cmova r15d, esi
    imul r15d, dword ptr [rdi + 4*rbx + 0x670]
    mov esi, 0x1
    shl rsi, cl
    add r15d, r8d
    movzx ecx, cl
    mov rdi, qword ptr [rsp + 0x90]
    bt rdi, rcx
    mov rcx, qword ptr [rsp + 0x30]
    jb .L58
    movzx ecx, r14b
    movabs r14, 0x101010101010101
    shl r14, cl
    mov rcx, qword ptr [rsp + 0x98]
    test qword ptr [rsp + 0x20], r14
    je .L58
    mov rcx, qword ptr [rsp + 0xf0]
    test qword ptr [rsp + 0x60], rsi
    jne .L59
    jmp .L58
.L61:
    xor r15d, r15d
.L62:
    mov rdi, qword ptr [rsp + 0xd0]
    add rdi, qword ptr [rsp + 0x1b0]
    movdqa xmm0, xmm11
    psrlw xmm0, 0x4
    mov rcx, qword ptr [rsp + 0x1c0]
    and cl, 0x38
    mov r14, -0x1
    shl r14, cl
    movdqa xmm13, xmm12
    psrlw xmm13, 0x4
    mov rsi, r14
    and rsi, qword ptr [rsp + 0x88]
    and r14, qword ptr [rsp + 0x58]
    movq rcx, xmm9
    or qword ptr [rsp + 0x100], rcx
    movzx r13d, byte ptr [rsp + 0x7c]
    test r13b, r13b
    je .L63
    mov r8d, r13d
    cmp dword ptr [rsp + 0x28], 0x7
    movabs rbx, 0x101010101010101
    mov r10, qword ptr [rsp + 0x80]
    jne .L64
    mov r8b, 0x6
    jmp .L64
.L63:
    mov r8b, 0x1
    movabs rbx, 0x101010101010101
    mov r10, qword ptr [rsp + 0x80]
.L64:
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and rdi, rcx
    paddb xmm11, xmm0
    paddb xmm12, xmm13
    mov qword ptr [rsp + 0x98], r8
    lea r9d, [r8 - 0x1]
    mov ecx, r9d
    and cl, 0x7
    shl rbx, cl
    mov qword ptr [rsp + 0x20], rsi
    and rsi, rbx
    tzcnt rcx, rsi
    shr ecx, 0x3
    test rsi, rsi
    cmove rcx, rsi
    mov qword ptr [rsp + 0x30], r14
    and rbx, r14
    tzcnt rsi, rbx
    shr esi, 0x3
    test rbx, rbx
    cmove rsi, rbx
    test rcx, rcx
    setne bl
    lea r14, [rcx + 0x1]
    cmp r14, rsi
    sete bpl
    and bpl, bl
    movzx ebx, bpl
    shl ebx, 0x5
    mov r12, qword ptr [rsp + 0xf8]
    add rbx, r12
    xor r14d, r14d
    cmp r9b, r13b
    sete r14b
    shl r14d, 0x5
    add r14, r12
    mov r9d, ecx
    mov r13d, dword ptr [r14 + 4*r9 + 0x6e0]
    mov r9d, esi
    add r13d, dword ptr [rbx + 4*r9 + 0x720]
    test qword ptr [rsp + 0x100], r10
    mov dword ptr [rsp + 0x1b8], r15d
    je .L65
    or rsi, rcx
    jne .L65
    mov rcx, qword ptr [rsp + 0x8]
    add r13d, dword ptr [rcx + 0x908]
.L65:
    movabs rbx, 0x101010101010101
    mov r9, qword ptr [rsp + 0x30]
    mov rsi, qword ptr [rsp + 0x20]
    imul rdi, rbx
    pand xmm11, xmm8
    pxor xmm0, xmm0
    mov rcx, qword ptr [rsp + 0x98]
    shl rbx, cl
    pand xmm12, xmm8
    and rsi, rbx
    tzcnt r8, rsi
    shr r8d, 0x3
    test rsi, rsi
    cmove r8, rsi
    lea esi, [rcx + 0x1]
    and rbx, r9
    tzcnt r9, rbx
    shr r9d, 0x3
    test rbx, rbx
    cmove r9, rbx
    test r8, r8
    setne bl
    lea r14, [r8 + 0x1]
    cmp r14, r9
    sete bpl
    and bpl, bl
    movzx ebx, bpl
    shl ebx, 0x5
    add rbx, r12
    xor r14d, r14d
    cmp cl, byte ptr [rsp + 0x7c]
    sete r14b
    shl r14d, 0x5
    add r14, r12
    mov r15d, r8d
    add r13d, dword ptr [r14 + 4*r15 + 0x6e0]
    mov r14d, r9d
    add r13d, dword ptr [rbx + 4*r14 + 0x720]
    mov r10, qword ptr [rsp + 0x80]
    test qword ptr [rsp + 0x100], r10
    je .L66
    or r9, r8
    mov r15, qword ptr [rsp + 0xa0]
    jne .L67
    mov rcx, qword ptr [rsp + 0x8]
    add r13d, dword ptr [rcx + 0x908]
    jmp .L67
.L66:
    mov r15, qword ptr [rsp + 0xa0]
.L67:
    movabs r9, 0x101010101010101
    mov r10, qword ptr [rsp + 0x30]
    mov rbx, qword ptr [rsp + 0x20]
    mov ecx, esi
    and cl, 0x7
    shl r9, cl
    shr rdi, 0x38
    psadbw xmm11, xmm0
    and rbx, r9
    tzcnt rcx, rbx
    shr ecx, 0x3
    test rbx, rbx
    cmove rcx, rbx
    psadbw xmm12, xmm0
    and r10, r9
    tzcnt r9, r10
    shr r9d, 0x3
    test r10, r10
    cmove r9, r10
    test rcx, rcx
    setne bl
    lea r14, [rcx + 0x1]
    cmp r14, r9
    sete bpl
    and bpl, bl
    movzx ebx, bpl
    shl ebx, 0x5
    add rbx, r12
    xor r14d, r14d
    cmp sil, byte ptr [rsp + 0x7c]
    sete r14b
    shl r14d, 0x5
    add r14, r12
    mov esi, ecx
    add r13d, dword ptr [r14 + 4*rsi + 0x6e0]
    mov esi, r9d
    add r13d, dword ptr [rbx + 4*rsi + 0x720]
    mov r10, qword ptr [rsp + 0x80]
    test qword ptr [rsp + 0x100], r10
    je .L69
    or r9, rcx
    mov rsi, qword ptr [rsp + 0x18]
    jne .L68
    mov rcx, qword ptr [rsp + 0x8]
    add r13d, dword ptr [rcx + 0x908]
.L68:
    mov rbp, qword ptr [rsp + 0xc8]
    jmp .L70
.L69:
    mov rbp, qword ptr [rsp + 0xc8]
    mov rsi, qword ptr [rsp + 0x18]
.L70:
    mov dword ptr [rsp + 0x7c], r13d
    mov qword ptr [rsp + 0xd0], rdi
    packuswb xmm11, xmm12
    cmp rbp, 0x1
    sbb esi, -0x1
    xor edi, edi
    mov rcx, qword ptr [rsp + 0x50]
    not rcx
    mov qword ptr [rsp + 0xf0], rcx
    cmp esi, 0x2
    jl .L77
    lea rcx, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rsp + 0x1a8]
    add rsi, rcx
    mov r8, qword ptr [rsp + 0x48]
    and r8, qword ptr [rsi]
    mov rcx, r15
    not rcx
    mov r9, qword ptr [rsp + 0x168]
    or r9, qword ptr [rsp + 0x190]
    or r9, qword ptr [rsp + 0xf0]
    and r9, rcx
    and r9, qword ptr [rsp + 0x60]
    mov rdi, qword ptr [rsp + 0x38]
    and rdi, r9
    mov rcx, rdi
    shr rcx
    movabs rsi, 0x5555555555555555
    and rcx, rsi
    sub rdi, rcx
    mov rcx, rdi
    movabs rsi, 0x3333333333333333
    and rcx, rsi
    shr rdi, 0x2
    and rdi, rsi
    add rdi, rcx
    mov rsi, rdi
    shr rsi, 0x4
    add rsi, rdi
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and rsi, rcx
    movabs rcx, 0x101010101010101
    imul rsi, rcx
    shr rsi, 0x38
    mov r13, qword ptr [rsp + 0x8]
    imul esi, dword ptr [r13 + 0x944]
    add esi, edx
    mov rcx, qword ptr [rsp + 0x170]
    lea rbx, [rcx + 2*rcx]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    mov r15d, dword ptr [r14 + 8*rbx + 0x10]
    movzx ecx, byte ptr [r14 + 8*rbx + 0x14]
    mov rdx, qword ptr [r14 + 8*rbx]
    mov rdi, qword ptr [rsp + 0x90]
    and rdx, rdi
    imul rdx, qword ptr [r14 + 8*rbx + 0x8]
    shr rdx, cl
    movzx ecx, byte ptr [r14 + 8*rbx + 0x614]
    mov r12, qword ptr [r14 + 8*rbx + 0x600]
    and r12, rdi
    imul r12, qword ptr [r14 + 8*rbx + 0x608]
    shr r12, cl
    add rdx, r15
    mov ecx, dword ptr [r14 + 8*rbx + 0x610]
    add r12, rcx
    and r9, qword ptr [rsp + 0x68]
    or r9, qword ptr [rsp + 0xf0]
    mov rbx, r10
    not rbx
    and rbx, r9
    lea r9, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [r9 + 8*r12]
    and rcx, rbx
    test r8, rbx
    je .L71
    add esi, dword ptr [r13 + 0x7f0]
.L71:
    mov rdi, qword ptr [rsp + 0x160]
    and rbx, qword ptr [r9 + 8*rdx]
    test rdi, rcx
    mov r15, qword ptr [rsp + 0xa0]
    je .L72
    mov rdx, qword ptr [rsp + 0x8]
    add esi, dword ptr [rdx + 0x7f4]
.L72:
    or rcx, rbx
    test qword ptr [rsp + 0xb8], rbx
    je .L73
    mov rdx, qword ptr [rsp + 0x8]
    add esi, dword ptr [rdx + 0x7f8]
.L73:
    test qword ptr [rsp + 0x130], rcx
    je .L74
    mov rcx, qword ptr [rsp + 0x8]
    add esi, dword ptr [rcx + 0x7fc]
.L74:
    test rbp, rbp
    je .L75
    mov rdi, qword ptr [rsp + 0x8]
    jmp .L76
.L75:
    mov rdi, qword ptr [rsp + 0x8]
    sub esi, dword ptr [rdi + 0x948]
.L76:
    xor ecx, ecx
    test esi, esi
    cmovg ecx, esi
    cmp ecx, 0x3ff
    mov edx, 0x3ff
    cmovl edx, ecx
    mov ecx, dword ptr [rdi + 0x94c]
    imul ecx, edx
    imul ecx, edx
    sar ecx, 0xc
    mov edx, dword ptr [rdi + 0x950]
    cmp edx, ecx
    cmovl ecx, edx
    mov edi, dword ptr [rdi + 0x954]
    imul edi, ecx
    and edi, -0x40
    shl edi, 0xa
    add edi, ecx
.L77:
    mov qword ptr [rsp + 0xa0], r15
    mov dword ptr [rsp + 0x170], edi
    movq rdx, xmm10
    mov rcx, qword ptr [rsp + 0x1e8]
    mov qword ptr [rsp + 0x220], rdx
    or rcx, rdx
    mov qword ptr [rsp + 0x1e8], rcx
    and r10, rcx
    mov r12, qword ptr [rsp + 0x118]
    or r12, rbp
    or r12, r10
    mov rdx, qword ptr [rsp + 0xb0]
    mov r14, rdx
    and r14, r12
    mov rcx, r14
    shr rcx
    movabs r13, 0x5555555555555555
    and rcx, r13
    sub r14, rcx
    mov r8, qword ptr [rsp + 0x90]
    mov rcx, r8
    not rcx
    mov qword ptr [rsp + 0x1b0], rcx
    mov rsi, qword ptr [rsp + 0x120]
    and ecx, esi
    shl ecx, 0x8
    and ecx, 0xff000000
    or rcx, rsi
    mov rdi, qword ptr [rsp + 0xa8]
    mov rsi, rdi
    or rsi, r8
    not rsi
    mov r13, qword ptr [rsp + 0x60]
    mov r15, r13
    not r15
    mov r9, qword ptr [rsp + 0x50]
    or r9, r15
    and r9, rsi
    and r9, rcx
    mov rcx, r9
    shl rcx, 0x9
    movabs rsi, -0x101010101010102
    add rsi, -0xfefe
    and rsi, rcx
    shl r9, 0x7
    movabs rcx, 0x7f7f7f7f7f7f7f7f
    add rcx, -0x7f7f
    and rcx, r9
    or rcx, rsi
    not rdx
    mov qword ptr [rsp + 0x1c0], rdx
    and rdx, r12
    and rdx, rcx
    mov rcx, rdx
    shr rcx
    movabs r9, 0x5555555555555555
    lea rsi, [r9 - 0x5555]
    and rsi, rcx
    sub rdx, rsi
    mov r8, qword ptr [rsp + 0x58]
    mov rcx, r8
    and rcx, r15
    movq xmm10, rcx
    not rdi
    and r10, rdi
    mov rcx, qword ptr [rsp + 0xe0]
    movq xmm12, rcx
    and rcx, r10
    movq xmm9, rcx
    movq xmm13, rbp
    movq xmm14, r10
    mov rsi, r12
    or rsi, r8
    and rsi, qword ptr [rsp + 0x168]
    and rsi, r15
    mov rcx, rsi
    shr rcx
    mov r8, r9
    and rcx, r9
    sub rsi, rcx
    mov qword ptr [rsp + 0x1a8], r15
    mov r9, r15
    and r9, qword ptr [rsp + 0x50]
    and r9, r12
    mov rcx, r9
    shr rcx
    and rcx, r8
    mov r15, r8
    sub r9, rcx
    mov r8, qword ptr [rsp + 0x68]
    not r8
    mov qword ptr [rsp + 0x168], rdi
    and r12, rdi
    and r12, r13
    mov rcx, qword ptr [rsp + 0xa0]
    mov qword ptr [rsp + 0x160], r8
    and rcx, r8
    and rcx, r12
    mov rbx, rcx
    shr rbx
    and rbx, r15
    sub rcx, rbx
    movd edi, xmm11
    mov dword ptr [rsp + 0xe0], edi
    mov r10d, dword ptr [rsp + 0x1fc]
    imul r10d, edi
    pshufd xmm0, xmm11, 0x55
    movd edi, xmm0
    mov r8d, dword ptr [rsp + 0x204]
    imul r8d, edi
    add r8d, r10d
    pshufd xmm0, xmm11, 0xee
    movd r10d, xmm0
    mov ebp, dword ptr [rsp + 0x200]
    imul ebp, r10d
    pshufd xmm0, xmm11, 0xff
    movd r12d, xmm0
    mov ebx, dword ptr [rsp + 0x208]
    imul ebx, r12d
    add ebx, ebp
    add ebx, r8d
    mov r8d, dword ptr [rsp + 0x78]
    imul r8d, dword ptr [rsp + 0xd0]
    add r8d, ebx
    mov r15, r14
    movabs rbx, 0x3333333333333333
    and r15, rbx
    mov qword ptr [rsp + 0x18], r15
    shr r14, 0x2
    and r14, rbx
    mov qword ptr [rsp + 0x98], r14
    mov r13, qword ptr [rsp + 0x280]
    and r13, rdx
    shr rdx, 0x2
    and rdx, rbx
    mov qword ptr [rsp + 0x30], rdx
    movq xmm0, qword ptr [rsp + 0x1a0]
    movdqa xmm11, xmm12
    punpcklqdq xmm11, xmm0
    punpcklqdq xmm14, xmm13
    punpcklqdq xmm13, xmm10
    punpcklqdq xmm10, xmm9
    pshufd xmm0, xmm11, 0xee
    punpcklqdq xmm9, xmm12
    punpcklqdq xmm12, xmm1
    pand xmm12, xmm10
    movhlps xmm5, xmm1
    andps xmm5, xmm9
    pand xmm14, xmm0
    pand xmm13, xmm11
    movdqa xmm0, xmm13
    psrlw xmm0, 0x1
    movdqa xmm8, xmmword ptr [.C1]
    pand xmm0, xmm8
    psubb xmm13, xmm0
    movdqa xmm0, xmm13
    pand xmm0, xmm7
    psrlw xmm13, 0x2
    pand xmm13, xmm7
    paddb xmm13, xmm0
    movdqa xmm0, xmm14
    psrlw xmm0, 0x1
    pand xmm0, xmm8
    psubb xmm14, xmm0
    movdqa xmm0, xmm14
    pand xmm0, xmm7
    psrlw xmm14, 0x2
    pand xmm14, xmm7
    paddb xmm14, xmm0
    movaps xmm0, xmm5
    psrlw xmm0, 0x1
    pand xmm0, xmm8
    psubb xmm5, xmm0
    movdqa xmm0, xmm5
    pand xmm0, xmm7
    psrlw xmm5, 0x2
    pand xmm5, xmm7
    paddb xmm5, xmm0
    movdqa xmm0, xmm12
    psrlw xmm0, 0x1
    pand xmm0, xmm8
    psubb xmm12, xmm0
    movdqa xmm0, xmm12
    pand xmm0, xmm7
    psrlw xmm12, 0x2
    pand xmm12, xmm7
    paddb xmm12, xmm0
    mov r15, rsi
    and r15, rbx
    mov qword ptr [rsp + 0x38], r15
    shr rsi, 0x2
    and rsi, rbx
    mov r15, r9
    and r15, rbx
    mov qword ptr [rsp + 0x48], r15
    shr r9, 0x2
    and r9, rbx
    mov r15, rcx
    and r15, rbx
    mov qword ptr [rsp + 0x20], r15
    shr rcx, 0x2
    and rcx, rbx
    cmp r10d, 0x2
    mov qword ptr [rsp + 0x120], rdi
    mov qword ptr [rsp + 0xc8], r10
    mov qword ptr [rsp + 0x118], r12
    jb .L78
    mov rdi, qword ptr [rsp + 0x8]
    add r8d, dword ptr [rdi + 0x870]
.L78:
    mov dword ptr [rsp + 0x78], r8d
    mov r8, qword ptr [rsp + 0x1d8]
    mov r14, qword ptr [rsp + 0x248]
    movdqa xmm8, xmmword ptr [.C3]
    movabs r15, 0x55555555555555
    mov ebp, dword ptr [rsp + 0x74]
    mov rdx, qword ptr [rsp + 0x98]
    add qword ptr [rsp + 0x18], rdx
    add qword ptr [rsp + 0x30], r13
    add qword ptr [rsp + 0x38], rsi
    add qword ptr [rsp + 0x48], r9
    add qword ptr [rsp + 0x20], rcx
    mov r13, qword ptr [rsp + 0x58]
    mov rdx, qword ptr [rsp + 0x278]
    and rdx, r13
    mov rcx, rdx
    shr rcx
    and rcx, r15
    sub rdx, rcx
    mov rcx, rdx
    and rcx, rbx
    shr rdx, 0x2
    and rdx, rbx
    add rdx, rcx
    mov rcx, rdx
    shr rcx, 0x4
    add rcx, rdx
    movabs r15, 0xf0f0f0f0f0f0f0f
    and rcx, r15
    movabs r10, 0x101010101010101
    imul rcx, r10
    shr rcx, 0x38
    mov edi, dword ptr [rsp + 0x218]
    imul edi, ecx
    lea rdx, [r8 + r8]
    movabs r9, -0x101010101010102
    and rdx, r9
    mov rcx, r8
    shr rcx
    movabs r9, 0x7f7f7f7f7f7f7f7f
    and rcx, r9
    or rcx, rdx
    not rcx
    and rcx, r13
    mov rdx, rcx
    shr rdx
    movabs r8, 0x5555555555555555
    and rdx, r8
    mov rsi, rcx
    sub rsi, rdx
    mov rdx, rsi
    and rdx, rbx
    shr rsi, 0x2
    and rsi, rbx
    add rsi, rdx
    mov rdx, rsi
    shr rdx, 0x4
    add rdx, rsi
    and rdx, r15
    imul rdx, r10
    shr rdx, 0x38
    mov r12d, dword ptr [rsp + 0xc0]
    imul r12d, edx
    mov rsi, qword ptr [rsp + 0x258]
    and rsi, rcx
    mov rdx, rsi
    shr rdx
    and rdx, r8
    sub rsi, rdx
    mov rdx, rsi
    and rdx, rbx
    shr rsi, 0x2
    and rsi, rbx
    add rsi, rdx
    mov rdx, rsi
    shr rdx, 0x4
    add rdx, rsi
    and rdx, r15
    imul rdx, r10
    shr rdx, 0x38
    mov r8d, dword ptr [rsp + 0x214]
    imul r8d, edx
    and r14, qword ptr [rsp + 0x1f0]
    and r14, qword ptr [rsp + 0xb0]
    shl r14, 0x8
    not rcx
    and rcx, r14
    mov rdx, rcx
    shr rdx
    and rdx, qword ptr [rsp + 0x138]
    sub rcx, rdx
    mov rdx, rcx
    mov rsi, qword ptr [rsp + 0xe8]
    and rdx, rsi
    shr rcx, 0x2
    and rcx, rsi
    add rcx, rdx
    mov rdx, rcx
    shr rdx, 0x4
    add rdx, rcx
    and rdx, qword ptr [rsp + 0x1e0]
    imul rdx, r10
    shr rdx, 0x38
    mov r14d, dword ptr [rsp + 0x210]
    imul r14d, edx
    mov rsi, qword ptr [rsp + 0xa8]
    mov rcx, rsi
    and rcx, r13
    mov rdx, rcx
    shr rdx
    movabs r15, 0x55555555555555
    and rdx, r15
    sub rcx, rdx
    mov rdx, rcx
    and rdx, rbx
    shr rcx, 0x2
    and rcx, rbx
    add rcx, rdx
    mov rdx, rcx
    shr rdx, 0x4
    add rdx, rcx
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and rdx, rcx
    imul rdx, r10
    shr rdx, 0x38
    mov ebx, dword ptr [rsp + 0x20c]
    imul ebx, edx
    add ebx, r12d
    movzx ecx, byte ptr [rsp + 0x1d8]
    lea edx, [rcx + rcx]
    not edx
    and edx, ecx
    imul ecx, edx, 0x8040201
    shr ecx, 0x3
    and ecx, 0x11111111
    imul ecx, ecx, 0x11111111
    shr ecx, 0x1c
    imul ebp, ecx
    add ebp, ebx
    add ebp, r14d
    add ebp, edi
    add ebp, r8d
    lea rdx, [2*r13]
    movabs rcx, -0x101010101010102
    and rdx, rcx
    mov rcx, r13
    shr rcx
    and rcx, r9
    or rcx, rdx
    movdqa xmm0, xmm13
    psrlw xmm0, 0x4
    movdqa xmm9, xmm14
    psrlw xmm9, 0x4
    movdqa xmm10, xmm5
    psrlw xmm10, 0x4
    movdqa xmm11, xmm12
    psrlw xmm11, 0x4
    or rcx, rsi
    and rcx, r13
    mov r10, qword ptr [rsp + 0xf8]
    je .L80
    mov rdi, qword ptr [rsp + 0x8]
    nop
.L79:
    mov rdx, rcx
    tzcnt rsi, rcx
    dec rcx
    shr esi
    and esi, -0x4
    xor esi, 0x1c
    add ebp, dword ptr [rdi + rsi + 0x610]
    and rcx, rdx
    jne .L79
.L80:
    mov r9, qword ptr [rsp + 0x18]
    shr r9, 0x4
    mov r12, qword ptr [rsp + 0x30]
    shr r12, 0x4
    paddb xmm13, xmm0
    paddb xmm14, xmm9
    paddb xmm5, xmm10
    paddb xmm12, xmm11
    mov rcx, qword ptr [rsp + 0x38]
    shr rcx, 0x4
    mov rdx, qword ptr [rsp + 0x48]
    shr rdx, 0x4
    mov r8, qword ptr [rsp + 0x20]
    mov rsi, r8
    shr rsi, 0x4
    test r13, r13
    movabs rdi, 0xf0f0f0f0f0f0f0f
    je .L82
    mov rbx, r13
    nop
.L81:
    mov r14, rbx
    tzcnt r15, rbx
    dec rbx
    xor r15d, 0x38
    add ebp, dword ptr [r10 + 4*r15]
    and rbx, r14
    jne .L81
.L82:
    mov dword ptr [rsp + 0x74], ebp
    add qword ptr [rsp + 0x18], r9
    add r12, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x80], r12
    add rdi, -0x808
    mov qword ptr [rsp + 0xe8], rdi
    pand xmm13, xmm8
    pxor xmm11, xmm11
    pand xmm14, xmm8
    pand xmm5, xmm8
    pand xmm12, xmm8
    add qword ptr [rsp + 0x38], rcx
    add qword ptr [rsp + 0x48], rdx
    add r8, rsi
    mov qword ptr [rsp + 0x20], r8
    mov rsi, r13
    shl rsi, 0x10
    or rsi, r13
    mov rcx, qword ptr [rsp + 0x260]
    or rsi, rcx
    shl rsi, 0x10
    or rsi, rcx
    mov rdx, qword ptr [rsp + 0x290]
    mov ecx, edx
    or ecx, esi
    shl rcx, 0x20
    or rcx, rdx
    or rsi, qword ptr [rsp + 0x288]
    or rsi, rcx
    not rsi
    and rsi, r13
    je .L86
    mov rcx, qword ptr [rsp + 0x8]
    lea r8, [rcx + 0x690]
    mov r10, qword ptr [rsp + 0x50]
    or r10, qword ptr [rsp + 0x90]
    lea rdx, [rcx + 0x6b0]
    mov qword ptr [rsp + 0x98], rdx
    add rcx, 0x6d0
    mov qword ptr [rsp + 0x30], rcx
    xor ebx, ebx
    mov r13, qword ptr [rsp + 0x8]
    jmp .L85
    nop
.L83:
    add r9d, dword ptr [rcx + 4*r14]
.L84:
    lea rcx, [rsi - 0x1]
    mov ebx, r9d
    and rsi, rcx
    je .L87
.L85:
    tzcnt rdx, rsi
    mov r14d, edx
    shr r14d, 0x3
    xor r14, 0x7
    lea ecx, [rdx + 0x38]
    mov r9d, ecx
    add ebx, dword ptr [r13 + 4*r14 + 0x630]
    and r9b, 0x3f
    and edx, 0x7
    mov edi, dword ptr [rsp + 0x28]
    mov ebp, edi
    sub ebp, edx
    mov r15d, edx
    sub r15d, edi
    cmovb r15d, ebp
    shr r9b, 0x3
    movzx r9d, r9b
    mov edi, dword ptr [rsp + 0xd8]
    mov r12d, edi
    sub r12d, r9d
    mov ebp, r9d
    sub ebp, edi
    cmovb ebp, r12d
    cmp r15d, ebp
    cmova ebp, r15d
    imul ebp, dword ptr [r13 + 4*r14 + 0x650]
    add ebp, ebx
    mov edi, dword ptr [rsp + 0x40]
    mov ebx, edi
    sub ebx, edx
    sub edx, edi
    cmovb edx, ebx
    mov edi, dword ptr [rsp + 0xc4]
    mov ebx, edi
    sub ebx, r9d
    sub r9d, edi
    cmovb r9d, ebx
    cmp edx, r9d
    cmova r9d, edx
    imul r9d, dword ptr [r13 + 4*r14 + 0x670]
    mov edx, 0x1
    shl rdx, cl
    add r9d, ebp
    movzx ecx, cl
    mov rdi, qword ptr [rsp + 0x90]
    bt rdi, rcx
    mov rcx, r8
    jb .L83
    mov rcx, rdx
    shr rcx, 0x8
    or rcx, rdx
    mov rbx, rcx
    shr rbx, 0x10
    or rbx, rcx
    mov r15, rbx
    shr r15, 0x20
    or r15, rbx
    mov rcx, qword ptr [rsp + 0x30]
    test r15, r10
    je .L83
    mov rcx, qword ptr [rsp + 0x98]
    test qword ptr [rsp + 0x50], rdx
    jne .L84
    jmp .L83
.L86:
    xor r9d, r9d
.L87:
    movabs rdx, 0xf0f0f0f0f0f0f0f
    and qword ptr [rsp + 0x18], rdx
    mov rbx, qword ptr [rsp + 0x80]
    and rbx, qword ptr [rsp + 0xe8]
    mov rcx, qword ptr [rsp + 0x8]
    movdqu xmm10, xmmword ptr [rcx + 0x914]
    movdqu xmm9, xmmword ptr [rcx + 0x924]
    psadbw xmm13, xmm11
    psadbw xmm14, xmm11
    psadbw xmm5, xmm11
    psadbw xmm12, xmm11
    and qword ptr [rsp + 0x38], rdx
    mov r8, qword ptr [rsp + 0x48]
    and r8, rdx
    mov rdi, qword ptr [rsp + 0x20]
    and rdi, rdx
    mov rcx, qword ptr [rsp + 0x2a0]
    and cl, 0x38
    mov edx, 0xff
    shl rdx, cl
    mov rcx, rdx
    shr rcx, 0x8
    or rcx, rdx
    mov rsi, rcx
    shr rsi, 0x10
    or rsi, rcx
    mov rdx, rsi
    shr rdx, 0x20
    or rdx, rsi
    and qword ptr [rsp + 0x58], rdx
    and rdx, qword ptr [rsp + 0x88]
    movzx r12d, byte ptr [rsp + 0x17]
    test r12b, r12b
    je .L88
    mov esi, r12d
    cmp dword ptr [rsp + 0x40], 0x7
    mov r10, qword ptr [rsp + 0x128]
    movabs r14, 0x101010101010101
    jne .L89
    mov sil, 0x6
    jmp .L89
.L88:
    mov sil, 0x1
    mov r10, qword ptr [rsp + 0x128]
    movabs r14, 0x101010101010101
.L89:
    mov rcx, qword ptr [rsp + 0x18]
    imul rcx, r14
    mov qword ptr [rsp + 0x18], rcx
    imul rbx, r14
    mov qword ptr [rsp + 0x80], rbx
    movdqa xmm15, xmm12
    packuswb xmm15, xmm5
    movdqa xmm11, xmm13
    packuswb xmm11, xmm14
    punpckhqdq xmm13, xmm14
    mov r13, qword ptr [rsp + 0x38]
    imul r13, r14
    imul r8, r14
    imul rdi, r14
    mov qword ptr [rsp + 0x20], rdi
    mov qword ptr [rsp + 0xd8], rsi
    lea ebx, [rsi - 0x1]
    mov ecx, ebx
    and cl, 0x7
    shl r14, cl
    mov rsi, qword ptr [rsp + 0x58]
    and rsi, r14
    bsr rcx, rsi
    xor ecx, 0x38
    shr ecx, 0x3
    test rsi, rsi
    cmove rcx, rsi
    pshufd xmm14, xmm9, 0xf5
    and r14, rdx
    bsr rsi, r14
    xor esi, 0x38
    shr esi, 0x3
    test r14, r14
    cmove rsi, r14
    punpckhqdq xmm12, xmm5
    test rcx, rcx
    setne bpl
    lea r14, [rcx + 0x1]
    cmp r14, rsi
    sete r14b
    and r14b, bpl
    movzx r14d, r14b
    shl r14d, 0x5
    mov rdi, qword ptr [rsp + 0xf8]
    add r14, rdi
    xor r15d, r15d
    cmp bl, r12b
    sete r15b
    shl r15d, 0x5
    add r15, rdi
    mov ebx, ecx
    mov r12d, dword ptr [r15 + 4*rbx + 0x6e0]
    mov ebx, esi
    add r12d, dword ptr [r14 + 4*rbx + 0x720]
    pshufd xmm0, xmm10, 0xf5
    mov rdi, qword ptr [rsp + 0x8]
    mov rbx, qword ptr [rdi + 0x90c]
    mov rdi, qword ptr [rdi + 0x938]
    test qword ptr [rsp + 0x100], r10
    je .L90
    or rsi, rcx
    jne .L90
    mov rcx, qword ptr [rsp + 0x8]
    add r12d, dword ptr [rcx + 0x908]
.L90:
    movabs rsi, 0x101010101010101
    mov r10, qword ptr [rsp + 0x18]
    shr r10, 0x38
    shr qword ptr [rsp + 0x80], 0x38
    shr r13, 0x38
    mov qword ptr [rsp + 0x38], r13
    shr r8, 0x38
    mov qword ptr [rsp + 0x48], r8
    mov qword ptr [rsp + 0x18], rbx
    mov rcx, rbx
    shr rcx, 0x20
    mov qword ptr [rsp + 0x40], rcx
    mov qword ptr [rsp + 0x30], rdi
    mov rcx, rdi
    shr rcx, 0x20
    mov qword ptr [rsp + 0x28], rcx
    shr qword ptr [rsp + 0x20], 0x38
    mov rcx, qword ptr [rsp + 0xd8]
    shl rsi, cl
    mov rbx, qword ptr [rsp + 0x58]
    and rbx, rsi
    bsr r13, rbx
    xor r13d, 0x38
    shr r13d, 0x3
    test rbx, rbx
    cmove r13, rbx
    and rsi, rdx
    bsr rbx, rsi
    xor ebx, 0x38
    shr ebx, 0x3
    test rsi, rsi
    cmove rbx, rsi
    test r13, r13
    setne sil
    lea r14, [r13 + 0x1]
    cmp r14, rbx
    sete bpl
    and bpl, sil
    movzx esi, bpl
    shl esi, 0x5
    mov rdi, qword ptr [rsp + 0xf8]
    add rsi, rdi
    xor r14d, r14d
    cmp cl, byte ptr [rsp + 0x17]
    sete r14b
    shl r14d, 0x5
    add r14, rdi
    mov r15d, r13d
    add r12d, dword ptr [r14 + 4*r15 + 0x6e0]
    mov r14d, ebx
    add r12d, dword ptr [rsi + 4*r14 + 0x720]
    pmuludq xmm14, xmm13
    pmuludq xmm11, xmm9
    pmuludq xmm0, xmm12
    pmuludq xmm15, xmm10
    lea esi, [rcx + 0x1]
    mov r8, qword ptr [rsp + 0x128]
    test qword ptr [rsp + 0x100], r8
    je .L91
    or rbx, r13
    jne .L91
    mov rdi, qword ptr [rsp + 0x8]
    add r12d, dword ptr [rdi + 0x908]
    jmp .L92
.L91:
    mov rdi, qword ptr [rsp + 0x8]
.L92:
    movabs rbx, 0x101010101010101
    mov r13, qword ptr [rsp + 0x38]
    pshufd xmm12, xmm14, 0xe8
    pshufd xmm11, xmm11, 0xe8
    pshufd xmm0, xmm0, 0xe8
    pshufd xmm5, xmm15, 0xe8
    mov ecx, esi
    and cl, 0x7
    shl rbx, cl
    mov r15d, dword ptr [rdi + 0x934]
    mov rdi, qword ptr [rsp + 0x58]
    and rdi, rbx
    bsr rcx, rdi
    xor ecx, 0x38
    shr ecx, 0x3
    test rdi, rdi
    cmove rcx, rdi
    and rdx, rbx
    bsr rbx, rdx
    xor ebx, 0x38
    shr ebx, 0x3
    test rdx, rdx
    cmove rbx, rdx
    test rcx, rcx
    setne dl
    lea r14, [rcx + 0x1]
    cmp r14, rbx
    sete bpl
    and bpl, dl
    movzx edx, bpl
    shl edx, 0x5
    mov rdi, qword ptr [rsp + 0xf8]
    add rdx, rdi
    xor r14d, r14d
    cmp sil, byte ptr [rsp + 0x17]
    sete r14b
    shl r14d, 0x5
    add r14, rdi
    mov esi, ecx
    add r12d, dword ptr [r14 + 4*rsi + 0x6e0]
    mov esi, ebx
    add r12d, dword ptr [rdx + 4*rsi + 0x720]
    mov dword ptr [rsp + 0xd8], r12d
    test qword ptr [rsp + 0x100], r8
    je .L93
    or rbx, rcx
    mov r8, qword ptr [rsp + 0x180]
    mov edx, dword ptr [rsp + 0x150]
    mov r14, qword ptr [rsp + 0x178]
    mov rbp, qword ptr [rsp + 0x1d0]
    mov rsi, qword ptr [rsp + 0x48]
    mov rbx, qword ptr [rsp + 0x20]
    mov r12, qword ptr [rsp + 0x28]
    jne .L94
    mov rcx, qword ptr [rsp + 0x8]
    mov edi, dword ptr [rsp + 0xd8]
    add edi, dword ptr [rcx + 0x908]
    mov dword ptr [rsp + 0xd8], edi
    jmp .L94
.L93:
    mov r8, qword ptr [rsp + 0x180]
    mov edx, dword ptr [rsp + 0x150]
    mov r14, qword ptr [rsp + 0x178]
    mov rbp, qword ptr [rsp + 0x1d0]
    mov rsi, qword ptr [rsp + 0x48]
    mov rbx, qword ptr [rsp + 0x20]
    mov r12, qword ptr [rsp + 0x28]
.L94:
    movdqa xmm8, xmm6
    movaps xmmword ptr [rsp + 0x150], xmm1
    punpckldq xmm11, xmm12
    punpckldq xmm5, xmm0
    mov dword ptr [rsp + 0xc4], r15d
    imul r13d, r15d
    mov qword ptr [rsp + 0x38], r13
    mov rcx, qword ptr [rsp + 0x18]
    movq xmm13, rcx
    imul r10d, ecx
    mov qword ptr [rsp + 0x18], r10
    mov rcx, qword ptr [rsp + 0x40]
    imul ecx, dword ptr [rsp + 0x80]
    mov qword ptr [rsp + 0x40], rcx
    mov rcx, qword ptr [rsp + 0x30]
    movq xmm12, rcx
    imul esi, ecx
    mov qword ptr [rsp + 0x48], rsi
    imul r12d, ebx
    mov qword ptr [rsp + 0x28], r12
    cmp r8, 0x1
    sbb edx, -0x1
    xor ecx, ecx
    cmp edx, 0x2
    jl .L101
    lea r8, [plywright::board::geometry::AROUND]
    add r8, qword ptr [rsp + 0x270]
    mov rcx, qword ptr [rsp + 0x130]
    or rcx, qword ptr [rsp + 0x188]
    mov r12, qword ptr [rsp + 0x1a8]
    or rcx, r12
    mov r13, qword ptr [rsp + 0x160]
    and r13, qword ptr [rsp + 0x50]
    and r13, rcx
    mov rsi, qword ptr [rsp + 0x108]
    and rsi, r13
    mov rcx, rsi
    shr rcx
    movabs rdx, 0x5555555555555555
    and rcx, rdx
    sub rsi, rcx
    mov rcx, rsi
    movabs rdx, 0x3333333333333333
    and rcx, rdx
    shr rsi, 0x2
    and rsi, rdx
    add rsi, rcx
    mov rdx, rsi
    shr rdx, 0x4
    add rdx, rsi
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and rdx, rcx
    movabs rcx, 0x101010101010101
    imul rdx, rcx
    shr rdx, 0x38
    mov r15, qword ptr [rsp + 0x8]
    imul edx, dword ptr [r15 + 0x944]
    add edx, dword ptr [rsp + 0x268]
    mov rcx, qword ptr [rsp + 0x250]
    lea r10, [rcx + 2*rcx]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [rbx + 8*r10 + 0x14]
    mov rsi, qword ptr [rbx + 8*r10]
    mov rbp, qword ptr [rsp + 0x90]
    and rsi, rbp
    imul rsi, qword ptr [rbx + 8*r10 + 0x8]
    shr rsi, cl
    mov ecx, dword ptr [rbx + 8*r10 + 0x10]
    add rsi, rcx
    movzx ecx, byte ptr [rbx + 8*r10 + 0x614]
    mov r14, qword ptr [rbx + 8*r10 + 0x600]
    and r14, rbp
    imul r14, qword ptr [rbx + 8*r10 + 0x608]
    mov r10d, dword ptr [rbx + 8*r10 + 0x610]
    shr r14, cl
    add r14, r10
    and r13, qword ptr [rsp + 0xa0]
    or r13, r12
    mov r10, qword ptr [rsp + 0x128]
    not r10
    and r10, r13
    mov rdi, qword ptr [rsp + 0x140]
    and rdi, qword ptr [r8]
    lea rbx, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rbx + 8*r14]
    and rcx, r10
    test rdi, r10
    je .L95
    add edx, dword ptr [r15 + 0x7f0]
.L95:
    and r10, qword ptr [rbx + 8*rsi]
    test qword ptr [rsp + 0x198], rcx
    mov r8, qword ptr [rsp + 0x180]
    mov r14, qword ptr [rsp + 0x178]
    mov rbp, qword ptr [rsp + 0x1d0]
    je .L96
    mov rsi, qword ptr [rsp + 0x8]
    add edx, dword ptr [rsi + 0x7f4]
.L96:
    or rcx, r10
    test qword ptr [rsp + 0x1a0], r10
    je .L97
    mov rsi, qword ptr [rsp + 0x8]
    add edx, dword ptr [rsi + 0x7f8]
.L97:
    test qword ptr [rsp + 0x190], rcx
    je .L98
    mov rcx, qword ptr [rsp + 0x8]
    add edx, dword ptr [rcx + 0x7fc]
.L98:
    test r8, r8
    je .L99
    mov rdi, qword ptr [rsp + 0x8]
    jmp .L100
.L99:
    mov rdi, qword ptr [rsp + 0x8]
    sub edx, dword ptr [rdi + 0x948]
.L100:
    xor ecx, ecx
    test edx, edx
    cmovg ecx, edx
    cmp ecx, 0x3ff
    mov edx, 0x3ff
    cmovl edx, ecx
    mov esi, dword ptr [rdi + 0x94c]
    imul esi, edx
    imul esi, edx
    sar esi, 0xc
    mov ecx, dword ptr [rdi + 0x950]
    cmp ecx, esi
    cmovl esi, ecx
    mov ecx, dword ptr [rdi + 0x954]
    imul ecx, esi
    and ecx, -0x40
    shl ecx, 0xa
    add ecx, esi
.L101:
    mov dword ptr [rsp + 0x108], ecx
    mov r12, qword ptr [rsp + 0x1e8]
    and r12, qword ptr [rsp + 0x128]
    or r14, r12
    or r14, r8
    mov rsi, qword ptr [rsp + 0x1f0]
    mov rcx, qword ptr [rsp + 0x1b0]
    and rcx, rsi
    shr rcx, 0x8
    movabs rdx, 0xff00000000
    and rdx, rcx
    or rdx, rsi
    mov r15, qword ptr [rsp + 0xb0]
    mov r8, qword ptr [rsp + 0x90]
    or r8, r15
    not r8
    mov rcx, qword ptr [rsp + 0x60]
    mov rsi, rcx
    mov r13, qword ptr [rsp + 0xf0]
    or rsi, r13
    and rsi, r8
    and rsi, rdx
    mov rdx, rsi
    shr rdx, 0x7
    movabs r10, 0xfefefefefefe
    and r10, rdx
    shr rsi, 0x9
    movabs rdx, 0x7f7f7f7f7f7f
    and rdx, rsi
    or rdx, r10
    mov rsi, r14
    mov rdi, qword ptr [rsp + 0x88]
    or rsi, rdi
    and rsi, qword ptr [rsp + 0x188]
    and rsi, r13
    mov r10, rsi
    shr r10
    movabs r8, 0x5555555555555555
    and r10, r8
    sub rsi, r10
    mov r10, rsi
    movabs rbx, 0x3333333333333333
    and r10, rbx
    shr rsi, 0x2
    and rsi, rbx
    add rsi, r10
    mov r10, rsi
    shr r10, 0x4
    add r10, rsi
    movabs rsi, 0xf0f0f0f0f0f0f0f
    and r10, rsi
    movabs rsi, 0x101010101010101
    imul r10, rsi
    mov rbx, qword ptr [rsp + 0xa0]
    or rbx, r15
    shr r10, 0x38
    mov r8d, dword ptr [rsp + 0xc4]
    imul r8d, r10d
    and rdx, qword ptr [rsp + 0x168]
    and r12, qword ptr [rsp + 0x1c0]
    not rbx
    and rbx, qword ptr [rsp + 0x50]
    movq xmm14, qword ptr [rsp + 0x68]
    movq xmm1, r13
    movq xmm0, r13
    punpcklqdq xmm12, xmm13
    movq xmm6, rdi
    punpcklqdq xmm0, xmm14
    movdqa xmm13, xmm1
    punpcklqdq xmm13, xmm3
    movsd xmm3, xmm6
    orpd xmm3, xmm13
    mov rsi, qword ptr [rsp + 0xb8]
    movq xmm15, rsi
    pand xmm6, xmm1
    shufpd xmm6, xmm3, 0x2
    pshufd xmm14, xmm3, 0xee
    movdqa xmm3, xmm14
    punpcklqdq xmm3, xmm8
    shufpd xmm15, xmm8, 0x2
    movq xmm13, rsi
    and rbx, r14
    pand xmm3, xmm6
    andpd xmm15, xmm6
    movdqa xmm1, xmm3
    psrlw xmm1, 0x1
    movdqa xmm8, xmmword ptr [.C1]
    pand xmm1, xmm8
    psubb xmm3, xmm1
    movdqa xmm1, xmm3
    pand xmm1, xmm7
    psrlw xmm3, 0x2
    pand xmm3, xmm7
    paddb xmm3, xmm1
    movdqa xmm1, xmm3
    psrlw xmm1, 0x4
    paddb xmm1, xmm3
    movapd xmm3, xmm15
    psrlw xmm3, 0x1
    pand xmm3, xmm8
    psubb xmm15, xmm3
    movdqa xmm3, xmm15
    pand xmm3, xmm7
    psrlw xmm15, 0x2
    pand xmm15, xmm7
    paddb xmm15, xmm3
    movdqa xmm3, xmm15
    psrlw xmm3, 0x4
    paddb xmm3, xmm15
    movq xmm6, r12
    punpcklqdq xmm2, xmm6
    movq xmm6, rbx
    and rcx, r14
    pshufd xmm13, xmm13, 0x44
    pand xmm2, xmm13
    movq xmm13, rcx
    punpcklqdq xmm13, xmm6
    movq xmm15, qword ptr [rsp + 0xa8]
    movq rsi, xmm14
    movq xmm14, r14
    and rsi, r12
    pand xmm13, xmm0
    movq xmm0, rdx
    punpcklqdq xmm15, xmm14
    punpcklqdq xmm14, xmm0
    movq xmm0, rsi
    add ebp, r11d
    add eax, dword ptr [rsp + 0x114]
    sub ebp, eax
    add ebp, dword ptr [rsp + 0x14c]
    add ebp, dword ptr [rsp + 0x21c]
    pand xmm14, xmm15
    pshufd xmm6, xmmword ptr [rsp + 0x150], 0x4e
    pshufd xmm15, xmm0, 0x44
    pand xmm15, xmm6
    movdqa xmm0, xmm14
    psrlw xmm0, 0x1
    pand xmm0, xmm8
    psubb xmm14, xmm0
    movdqa xmm0, xmm14
    pand xmm0, xmm7
    psrlw xmm14, 0x2
    pand xmm14, xmm7
    paddb xmm14, xmm0
    movdqa xmm0, xmm14
    psrlw xmm0, 0x4
    paddb xmm0, xmm14
    movdqa xmm6, xmm15
    psrlw xmm6, 0x1
    pand xmm6, xmm8
    psubb xmm15, xmm6
    movdqa xmm6, xmm15
    pand xmm6, xmm7
    psrlw xmm15, 0x2
    pand xmm15, xmm7
    paddb xmm15, xmm6
    movdqa xmm14, xmm15
    psrlw xmm14, 0x4
    paddb xmm14, xmm15
    movdqa xmm6, xmm13
    psrlw xmm6, 0x1
    pand xmm6, xmm8
    psubb xmm13, xmm6
    movdqa xmm6, xmm13
    pand xmm6, xmm7
    psrlw xmm13, 0x2
    pand xmm13, xmm7
    paddb xmm13, xmm6
    movdqa xmm15, xmm13
    psrlw xmm15, 0x4
    paddb xmm15, xmm13
    movdqa xmm6, xmm2
    psrlw xmm6, 0x1
    pand xmm6, xmm8
    psubb xmm2, xmm6
    movdqa xmm6, xmm2
    pand xmm6, xmm7
    psrlw xmm2, 0x2
    pand xmm2, xmm7
    paddb xmm2, xmm6
    movdqa xmm6, xmm2
    psrlw xmm6, 0x4
    paddb xmm6, xmm2
    movdqa xmm2, xmm10
    shufps xmm2, xmm9, 0xb6
    movdqa xmm7, xmmword ptr [.C3]
    pand xmm1, xmm7
    pand xmm3, xmm7
    pand xmm0, xmm7
    pand xmm14, xmm7
    pand xmm15, xmm7
    pand xmm6, xmm7
    pxor xmm7, xmm7
    psadbw xmm1, xmm7
    psadbw xmm3, xmm7
    psadbw xmm0, xmm7
    psadbw xmm14, xmm7
    psadbw xmm15, xmm7
    psadbw xmm6, xmm7
    movdqa xmm7, xmm14
    packuswb xmm7, xmm6
    pmuludq xmm7, xmm2
    movdqa xmm2, xmm15
    packuswb xmm2, xmm0
    punpckhqdq xmm15, xmm0
    pshufd xmm0, xmm12, 0xf5
    pmuludq xmm0, xmm15
    pmuludq xmm2, xmm12
    pshufd xmm0, xmm0, 0xe8
    pshufd xmm2, xmm2, 0xe8
    punpckldq xmm2, xmm0
    punpckhqdq xmm14, xmm6
    movdqa xmm0, xmm10
    shufps xmm0, xmm9, 0xa5
    pmuludq xmm0, xmm14
    movdqa xmm6, xmm3
    packuswb xmm6, xmm1
    pshufd xmm0, xmm0, 0xe8
    pshufd xmm7, xmm7, 0xe8
    punpckldq xmm7, xmm0
    movaps xmm0, xmm9
    shufps xmm0, xmm10, 0xc1
    pmuludq xmm0, xmm6
    punpckhqdq xmm3, xmm1
    shufps xmm9, xmm10, 0xf0
    pmuludq xmm9, xmm3
    pshufd xmm1, xmm9, 0xe8
    pshufd xmm0, xmm0, 0xe8
    punpckldq xmm0, xmm1
    paddd xmm0, xmm7
    paddd xmm0, xmm2
    paddd xmm5, xmm11
    pshufd xmm1, xmm5, 0xee
    paddd xmm1, xmm5
    pshufd xmm2, xmm1, 0x55
    paddd xmm2, xmm1
    add ebp, dword ptr [rsp + 0x1b8]
    movd eax, xmm2
    pshufd xmm1, xmm0, 0xee
    paddd xmm1, xmm0
    pshufd xmm0, xmm1, 0x55
    paddd xmm0, xmm1
    add ebp, dword ptr [rsp + 0x7c]
    movd edx, xmm0
    sub ebp, dword ptr [rsp + 0x170]
    add ebp, dword ptr [rsp + 0x108]
    add eax, dword ptr [rsp + 0x18]
    mov rcx, qword ptr [rsp + 0x48]
    add ecx, dword ptr [rsp + 0x38]
    add ecx, eax
    mov rax, qword ptr [rsp + 0x40]
    add eax, dword ptr [rsp + 0x28]
    add eax, ebp
    mov rbp, rax
    add ebp, ecx
    add edx, r8d
    mov ecx, dword ptr [rsp + 0xd8]
    add ecx, r9d
    mov eax, dword ptr [rsp + 0x74]
    add eax, dword ptr [rsp + 0x78]
    add eax, edx
    add eax, ecx
    sub ebp, eax
    mov rax, qword ptr [rsp + 0x298]
    movzx ecx, byte ptr [rax + 0x93]
    mov rax, qword ptr [rsp + 0x8]
    mov eax, dword ptr [rax + 0x858]
    mov edx, eax
    neg edx
    test cl, cl
    cmove edx, eax
    mov eax, ebp
    add ebp, edx
    add eax, edx
    add eax, 0x8000
    sar eax, 0x10
    test eax, eax
    jle .L102
    pshufd xmm0, xmm4, 0x55
    movd edx, xmm0
    test rdi, rdi
    mov r9, qword ptr [rsp + 0xd0]
    mov r10, qword ptr [rsp + 0x240]
    mov r11, qword ptr [rsp + 0x238]
    mov rbx, qword ptr [rsp + 0x230]
    mov r14, qword ptr [rsp + 0x228]
    mov r15, qword ptr [rsp + 0x120]
    mov r12, qword ptr [rsp + 0xc8]
    mov r13, qword ptr [rsp + 0x118]
    je .L104
    cmp edx, 0x1
    jne .L103
    cmp r12d, 0x1
    jne .L103
    movabs rsi, 0x55aa55aa55aa55aa
    mov r8, qword ptr [rsp + 0x220]
    test r8, rsi
    sete sil
    movabs rdi, -0x55aa55aa55aa55ab
    test r8, rdi
    sete dil
    or dil, sil
    jne .L103
    lea edx, [r11 + 2*r11]
    lea esi, [r14 + 4*r14]
    add esi, edx
    lea edx, [rbx + 8*rbx]
    add edx, esi
    jne .L109
    lea edx, [r15 + 2*r15]
    lea esi, [r13 + 4*r13]
    add esi, edx
    lea edi, [r9 + 8*r9]
    xor edx, edx
    add edi, esi
    setne dl
    shl edx, 0x3
    lea rsi, [rdx + 0x838]
    add rdx, 0x83c
    jmp .L110
.L102:
    cmp dword ptr [rsp + 0xe0], 0x0
    mov r9, qword ptr [rsp + 0xd0]
    mov r10, qword ptr [rsp + 0x240]
    mov r11, qword ptr [rsp + 0x238]
    mov rbx, qword ptr [rsp + 0x230]
    mov r14, qword ptr [rsp + 0x228]
    mov r15, qword ptr [rsp + 0x120]
    mov r12, qword ptr [rsp + 0xc8]
    mov r13, qword ptr [rsp + 0x118]
    je .L106
    pshufd xmm0, xmm4, 0x55
    movd edx, xmm0
    cmp r12d, 0x1
    jne .L105
    cmp edx, 0x1
    jne .L105
    movabs rsi, 0x55aa55aa55aa55aa
    mov r8, qword ptr [rsp + 0x220]
    test r8, rsi
    sete sil
    movabs rdi, -0x55aa55aa55aa55ab
    test r8, rdi
    sete dil
    or dil, sil
    jne .L105
    lea edx, [r15 + 2*r15]
    lea esi, [r13 + 4*r13]
    add esi, edx
    lea edx, [r9 + 8*r9]
    add edx, esi
    jne .L111
    lea edx, [r11 + 2*r11]
    lea esi, [r14 + 4*r14]
    add esi, edx
    lea edi, [rbx + 8*rbx]
    xor edx, edx
    add edi, esi
    setne dl
    shl edx, 0x3
    lea rsi, [rdx + 0x838]
    add rdx, 0x83c
    jmp .L112
.L103:
    add edx, r11d
    sub edx, r15d
    sub edx, r12d
    mov esi, ebx
    sub esi, r9d
    lea esi, [rsi + 8*rsi]
    lea edx, [rdx + 2*rdx]
    mov edi, r14d
    sub edi, r13d
    lea edi, [rdi + 4*rdi]
    add edi, esi
    add edi, edx
    mov edx, 0x40
    cmp edi, 0x4
    jge .L113
    mov rdx, qword ptr [rsp + 0x8]
    mov rsi, qword ptr [rsp + 0x1c8]
    imul esi, dword ptr [rdx + 0x84c]
    add esi, dword ptr [rdx + 0x848]
    cmp esi, 0x40
    mov edx, 0x40
    cmovl edx, esi
    jmp .L113
.L104:
    add edx, r11d
    lea edx, [rdx + 2*rdx]
    lea edi, [r14 + 4*r14]
    lea esi, [rbx + 8*rbx]
    add esi, edi
    add esi, edx
    lea edx, [r12 + r15]
    lea edi, [rdx + 2*rdx]
    lea r8d, [r13 + 4*r13]
    lea edx, [r9 + 8*r9]
    add edx, r8d
    add edx, edi
    mov edi, esi
    sub edi, edx
    cmp edi, 0x3
    jle .L107
    mov edx, 0x40
    cmp r11d, 0x2
    jne .L113
    xor esi, 0x6
    xor edx, edx
    or esi, dword ptr [rsp + 0xe0]
    setne dl
    shl edx, 0x6
    jmp .L113
.L105:
    lea esi, [r15 + r12]
    add edx, r11d
    sub esi, edx
    mov edx, r9d
    sub edx, ebx
    lea edx, [rdx + 8*rdx]
    lea esi, [rsi + 2*rsi]
    mov edi, r13d
    sub edi, r14d
    lea edi, [rdi + 4*rdi]
    add edi, edx
    add edi, esi
    mov edx, 0x40
    cmp edi, 0x4
    jge .L113
    mov rdx, qword ptr [rsp + 0x8]
    mov esi, dword ptr [rsp + 0xe0]
    imul esi, dword ptr [rdx + 0x84c]
    add esi, dword ptr [rdx + 0x848]
    cmp esi, 0x40
    mov edx, 0x40
    cmovl edx, esi
    jmp .L113
.L106:
    lea edx, [r12 + r15]
    lea edx, [rdx + 2*rdx]
    lea edi, [r13 + 4*r13]
    lea esi, [r9 + 8*r9]
    add esi, edi
    add esi, edx
    pshufd xmm0, xmm4, 0x55
    paddd xmm0, xmm4
    movd edx, xmm0
    lea edi, [rdx + 2*rdx]
    lea r8d, [r14 + 4*r14]
    lea edx, [rbx + 8*rbx]
    add edx, r8d
    add edx, edi
    mov edi, esi
    sub edi, edx
    cmp edi, 0x3
    jle .L107
    mov edx, 0x40
    cmp r15d, 0x2
    jne .L113
    xor edi, edi
    cmp qword ptr [rsp + 0x88], 0x0
    setne dil
    shl edi, 0x6
    cmp esi, 0x6
    mov edx, 0x40
    cmove edx, edi
    jmp .L113
.L107:
    cmp esi, 0x4
    jae .L108
    xor edx, edx
    jmp .L113
.L108:
    xor esi, esi
    cmp edx, 0x4
    setae sil
    mov rdx, qword ptr [rsp + 0x8]
    mov edx, dword ptr [rdx + 4*rsi + 0x850]
    jmp .L113
.L109:
    mov edx, 0x844
    mov esi, 0x840
.L110:
    mov rdi, qword ptr [rsp + 0x8]
    mov r8, qword ptr [rsp + 0x1c8]
    imul r8d, dword ptr [rdi + rdx]
    add r8d, dword ptr [rdi + rsi]
    cmp r8d, 0x40
    mov edx, 0x40
    cmovl edx, r8d
    jmp .L113
.L111:
    mov edx, 0x844
    mov esi, 0x840
.L112:
    mov rdi, qword ptr [rsp + 0x8]
    mov r8d, dword ptr [rsp + 0xe0]
    imul r8d, dword ptr [rdi + rdx]
    add r8d, dword ptr [rdi + rsi]
    cmp r8d, 0x40
    mov edx, 0x40
    cmovl edx, r8d
.L113:
    movsx esi, bp
    add ebx, r9d
    add r13d, r14d
    add r11d, r10d
    add r11d, r15d
    add r11d, r12d
    lea edi, [r11 + 2*r13]
    lea edi, [rdi + 4*rbx]
    cmp edi, 0x18
    mov r8d, 0x18
    cmovge edi, r8d
    imul esi, edi
    imul edx, eax
    lea eax, [rdx + 0x3f]
    test edx, edx
    cmovns eax, edx
    sar eax, 0x6
    sub r8d, edi
    imul r8d, eax
    add r8d, esi
    movsxd rax, r8d
    imul rdx, rax, 0x2aaaaaab
    mov rax, rdx
    shr rax, 0x3f
    sar rdx, 0x22
    add edx, eax
    mov eax, edx
    neg eax
    test cl, cl
    cmove eax, edx
    add rsp, 0x2a8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L114:
    lea rdx, [.D0]
    mov esi, 0x9
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.L115:
    lea rdx, [.D1]
    mov esi, 0xe
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.L116:
    lea rdx, [.D2]
    mov esi, 0xf
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.L117:
    lea rdx, [.D3]
    mov esi, 0x1c
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.C0 = 0xffffffffffffffff 0x0000000000000000
.C1 = 0x5555555555555555 0x5555555555555555
.C2 = 0x3333333333333333 0x3333333333333333
.C3 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
