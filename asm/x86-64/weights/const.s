# The kernels of weights/const, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm weights/const
# binary: sha256 a3805d381a5d64526f1625b78efc08b20b6558a4584227e64afb6fb818d469d2
# latency: 46 instructions in 137 bytes; innermost loops: .L0 of 17
# throughput: 28 instructions in 81 bytes; innermost loops: .L0 of 8
# plywright::eval::Evaluator<R>::evaluate: 3258 instructions in 15129 bytes; innermost loops: .L10 of 65, .L15 of 102, .L19 of 77, .L23 of 82, .L30 of 69, .L35 of 105, .L40 of 79, .L44 of 88, .L51 of 7, .L53 of 6, .L55 of 63, .L63 of 9, .L65 of 7, .L67 of 69
# mix of 3332 instructions: 733 mov, 341 and, 209 add, 199 shr, 175 lea, 131 or, 123 movabs, 111 pand, 110 movdqa, 78 imul, 72 sub, 71 test, 65 movq, 63 psrlw, 60 cmp, 58 pshufd, 53 shl, 50 xor, 42 paddb, 40 movzx, 39 je, 35 jmp, 35 jne, 28 cmove, 28 punpcklqdq, 26 not, 22 tzcnt, 21 psadbw, 21 psubb, 20 movd, 20 pmuludq, 18 push, 16 pop, 16 sete, 14 paddd, 12 cmovb, 11 inc, 11 packuswb, 10 jae, 10 psrlq, 9 cmovne, 8 paddq, 8 pxor, 8 setne, 7 punpckldq, 6 bsr, 6 call, 6 punpckhqdq, 6 shufps, 5 dec, 4 bt, 4 bts, 4 cmova, 4 cmovl, 4 movaps, 3 jle, 3 psubd, 3 ret, 3 sar, 2 cdqe, 2 cmovae, 2 cmovg, 2 jb, 2 jge, 2 jl, 2 movapd, 2 movdqu, 2 movsd, 2 psllq, 2 psubq, 2 sbb, 2 shld, 1 andpd, 1 cmovge, 1 cmovns, 1 movsx, 1 movsxd, 1 neg, 1 por, 1 setae

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
    sub rsp, 0x298
    movabs rcx, -0x101010101010102
    movabs rdx, 0x7f7f7f7f7f7f7f7f
    mov r11, qword ptr [rdi + 0x80]
    mov rbx, qword ptr [rdi + 0x50]
    mov r15, qword ptr [rdi + 0x78]
    mov r9, rbx
    and r9, r11
    mov r12, r15
    and r15, r11
    mov r14d, 0x40
    tzcnt r14, r15
    mov r13d, r14d
    and r13d, 0x3f
    mov rax, r9
    shl rax, 0x9
    lea rsi, [rcx - 0xfe]
    mov rcx, r9
    shl rcx, 0x7
    lea r10, [rdx - 0x7f]
    mov qword ptr [rsp + 0x120], r13
    shl r13d, 0x6
    mov ebp, r14d
    and bpl, 0x7
    je .L0
    mov r8d, r14d
    and r8d, 0x7
    mov edx, ebp
    cmp r8d, 0x7
    jne .L1
    mov dl, 0x6
    jmp .L1
.L0:
    mov dl, 0x1
.L1:
    and rax, rsi
    and rcx, r10
    mov r8, qword ptr [rdi + 0x88]
    mov esi, r14d
    shr sil, 0x3
    and sil, 0x7
    movzx esi, sil
    test sil, sil
    mov dword ptr [rsp + 0x10c], esi
    mov byte ptr [rsp + 0x98], bpl
    mov qword ptr [rsp + 0x170], r14
    mov qword ptr [rsp + 0x1f0], r15
    je .L2
    cmp esi, 0x7
    jne .L3
    mov r14b, 0x30
    jmp .L4
.L2:
    mov r14b, 0x8
    jmp .L4
.L3:
    and r14b, 0x38
.L4:
    mov rsi, r12
    or r14b, dl
    mov r10, rcx
    or r10, rax
    lea rdx, [plywright::board::geometry::AROUND]
    mov r12, qword ptr [r13 + rdx + 0x8]
    movdqu xmm1, xmmword ptr [rdi + 0x58]
    movq xmm0, r11
    pshufd xmm9, xmm0, 0x44
    mov qword ptr [rsp + 0xb0], r14
    movzx edx, r14b
    shl edx, 0x6
    and rbx, r8
    mov qword ptr [rsp + 0x60], r8
    and rsi, r8
    mov r15d, 0x40
    mov qword ptr [rsp + 0xd8], rsi
    tzcnt r15, rsi
    mov esi, r15d
    and sil, 0x3f
    mov byte ptr [rsp + 0x20], sil
    mov r8d, r15d
    and r8d, 0x3f
    mov rsi, rbx
    shr rsi, 0x7
    movabs r14, 0xfefefefefefefe
    and r14, rsi
    mov qword ptr [rsp + 0x30], r14
    mov rsi, rbx
    shr rsi, 0x9
    movabs r14, 0x7f7f7f7f7f7f7f
    and r14, rsi
    mov qword ptr [rsp + 0x90], r14
    mov qword ptr [rsp + 0x1d8], r8
    mov r14d, r8d
    shl r14d, 0x6
    mov ebp, r15d
    and bpl, 0x7
    je .L5
    mov r8d, r15d
    and r8d, 0x7
    mov esi, ebp
    cmp r8d, 0x7
    jne .L6
    mov sil, 0x6
    jmp .L6
.L5:
    mov sil, 0x1
.L6:
    movdqa xmm2, xmm1
    pand xmm2, xmm9
    and rcx, rax
    mov rax, r10
    and rax, r12
    mov r8, qword ptr [rsp + 0x30]
    or r8, qword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x88], r8
    movzx r8d, byte ptr [rsp + 0x20]
    shr r8b, 0x3
    movzx r8d, r8b
    test r8b, r8b
    mov qword ptr [rsp + 0x70], r9
    mov qword ptr [rsp + 0x58], rbx
    mov byte ptr [rsp + 0xf], bpl
    mov dword ptr [rsp + 0x108], r8d
    mov qword ptr [rsp + 0xc0], r11
    mov qword ptr [rsp + 0x250], r15
    mov qword ptr [rsp + 0x158], r13
    je .L7
    cmp r8d, 0x7
    jne .L8
    mov r8b, 0x30
    jmp .L9
.L7:
    mov r8b, 0x8
    jmp .L9
.L8:
    mov r8d, r15d
    and r8b, 0x38
.L9:
    or r8b, sil
    mov qword ptr [rsp + 0x258], rdi
    movdqu xmm7, xmmword ptr [rdi + 0x68]
    movabs r15, 0x5555555555555555
    movabs r13, 0x3333333333333333
    movabs rbx, 0xf0f0f0f0f0f0f0f
    or rax, rcx
    mov qword ptr [rsp + 0xa8], r10
    mov rdi, r10
    mov qword ptr [rsp + 0x118], r12
    or rdi, r12
    movabs r12, 0x101010101010101
    lea rsi, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0x208], r14
    mov rcx, qword ptr [r14 + rsi + 0x8]
    mov qword ptr [rsp + 0x130], rcx
    mov rcx, qword ptr [rdx + rsi + 0x8]
    mov qword ptr [rsp + 0x38], rcx
    movzx ecx, r8b
    mov edx, ecx
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + rsi + 0x8]
    bts rcx, rdx
    mov qword ptr [rsp + 0xf8], rcx
    mov rdx, qword ptr [rsp + 0x70]
    mov rcx, qword ptr [rsp + 0x120]
    bts rdx, rcx
    or rdx, qword ptr [rsp + 0x88]
    not rdx
    mov qword ptr [rsp + 0x10], rdx
    lea rbp, [.D0]
    mov r9d, dword ptr [rbp + 4*rcx + 0x500]
    movq rdx, xmm2
    test rdx, rdx
    mov qword ptr [rsp + 0xd0], rdx
    je .L13
    mov qword ptr [rsp + 0x40], 0x0
    mov qword ptr [rsp + 0x78], 0x0
    xor r10d, r10d
    xor esi, esi
    nop
.L10:
    tzcnt r8, rdx
    mov ecx, r8d
    shl ecx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [rcx + r11]
    mov rcx, r11
    and rcx, qword ptr [rsp + 0xf8]
    je .L11
    mov rbx, qword ptr [rsp + 0x40]
    inc ebx
    mov qword ptr [rsp + 0x40], rbx
    mov rbx, rcx
    shr rbx
    and rbx, r15
    sub rcx, rbx
    mov rbx, rcx
    and rbx, r13
    shr rcx, 0x2
    and rcx, r13
    add rcx, rbx
    mov rbx, rcx
    shr rbx, 0x4
    add rbx, rcx
    movabs r14, 0xf0f0f0f0f0f0f0f
    and rbx, r14
    imul rbx, r12
    shr rbx, 0x38
    lea r10d, [r10 + 8*rbx]
    sub r10d, ebx
    add r10d, 0x12
    mov qword ptr [rsp + 0x78], r10
    jmp .L12
    nop
.L11:
    movabs r14, 0xf0f0f0f0f0f0f0f
.L12:
    mov rcx, r11
    and rcx, qword ptr [rsp + 0x10]
    mov rbx, rcx
    shr rbx
    and rbx, r15
    sub rcx, rbx
    mov rbx, rcx
    and rbx, r13
    shr rcx, 0x2
    and rcx, r13
    add rcx, rbx
    mov rbx, rcx
    shr rbx, 0x4
    add rbx, rcx
    and rbx, r14
    imul rbx, r12
    mov rcx, rbx
    shr rcx, 0x38
    movabs r14, 0x900000000000000
    cmp rbx, r14
    jae .L89
    mov rbx, rdi
    and rbx, r11
    or rax, rbx
    lea rbx, [rdx - 0x1]
    and rdx, rbx
    or rsi, r11
    add r9d, dword ptr [rbp + 4*rcx + 0x864]
    or rdi, r11
    add r9d, dword ptr [rbp + 4*r8 + 0x100]
    test rdx, rdx
    jne .L10
    movq xmm13, rsi
    movq xmm0, rax
    movq xmm3, rdi
    punpcklqdq xmm3, xmm0
    movdqa xmmword ptr [rsp + 0x140], xmm3
    movabs rbx, 0xf0f0f0f0f0f0f0f
    jmp .L14
.L13:
    movq xmm0, rax
    movq xmm3, rdi
    punpcklqdq xmm3, xmm0
    movdqa xmmword ptr [rsp + 0x140], xmm3
    mov qword ptr [rsp + 0x40], 0x0
    mov qword ptr [rsp + 0x78], 0x0
    pxor xmm13, xmm13
.L14:
    pand xmm9, xmm7
    mov rdx, qword ptr [rsp + 0x60]
    or rdx, qword ptr [rsp + 0xc0]
    pshufd xmm8, xmm9, 0xee
    movq rcx, xmm8
    mov qword ptr [rsp + 0x128], rcx
    mov qword ptr [rsp + 0x50], rdx
    xor rcx, rdx
    mov qword ptr [rsp + 0x48], rcx
    pshufd xmm0, xmm2, 0xee
    movq r11, xmm0
    test r11, r11
    mov qword ptr [rsp + 0xc8], r11
    je .L18
    xor r10d, r10d
    lea r14, [plywright::sliders::magic::LOOKUPS]
    nop
.L15:
    tzcnt rsi, r11
    lea r8, [rsi + 2*rsi]
    mov ebx, dword ptr [r14 + 8*r8 + 0x610]
    movzx ecx, byte ptr [r14 + 8*r8 + 0x614]
    mov rbp, qword ptr [r14 + 8*r8 + 0x600]
    and rbp, qword ptr [rsp + 0x48]
    imul rbp, qword ptr [r14 + 8*r8 + 0x608]
    shr rbp, cl
    add rbp, rbx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [rcx + 8*rbp]
    mov rcx, r8
    and rcx, qword ptr [rsp + 0xf8]
    je .L16
    mov rdx, qword ptr [rsp + 0x40]
    inc edx
    mov qword ptr [rsp + 0x40], rdx
    mov rbx, rcx
    shr rbx
    and rbx, r15
    sub rcx, rbx
    mov rbx, rcx
    and rbx, r13
    shr rcx, 0x2
    and rcx, r13
    add rcx, rbx
    mov rbx, rcx
    shr rbx, 0x4
    add rbx, rcx
    movabs r12, 0xf0f0f0f0f0f0f0f
    mov rdx, r15
    mov r15, r12
    and rbx, r12
    movabs r12, 0x101010101010101
    imul rbx, r12
    shr rbx, 0x38
    mov rcx, qword ptr [rsp + 0x78]
    lea ecx, [rcx + 8*rbx]
    sub ecx, ebx
    add ecx, 0xf
    mov qword ptr [rsp + 0x78], rcx
    jmp .L17
    nop
.L16:
    movabs r12, 0xf0f0f0f0f0f0f0f
    mov rdx, r15
    mov r15, r12
    movabs r12, 0x101010101010101
.L17:
    mov rcx, r8
    and rcx, qword ptr [rsp + 0x10]
    mov rbx, rcx
    shr rbx
    and rbx, rdx
    sub rcx, rbx
    mov rbx, rcx
    and rbx, r13
    shr rcx, 0x2
    and rcx, r13
    add rcx, rbx
    mov rbx, rcx
    shr rbx, 0x4
    add rbx, rcx
    and rbx, r15
    imul rbx, r12
    mov rcx, rbx
    shr rcx, 0x38
    movabs rbp, 0xe00000000000000
    cmp rbx, rbp
    lea rbp, [.D0]
    jae .L90
    mov rbx, rdi
    and rbx, r8
    or rax, rbx
    lea rbx, [r11 - 0x1]
    and r11, rbx
    or r10, r8
    or rdi, r8
    movabs r8, -0x55aa55aa55aa55ab
    bt r8, rsi
    movabs rbx, 0x55aa55aa55aa55aa
    cmovae r8, rbx
    and r8, qword ptr [rsp + 0x70]
    mov rbx, r8
    shr rbx
    and rbx, rdx
    sub r8, rbx
    mov rbx, r8
    and rbx, r13
    shr r8, 0x2
    and r8, r13
    add r8, rbx
    mov rbx, r8
    shr rbx, 0x4
    add rbx, r8
    and rbx, r15
    imul rbx, r12
    shr rbx, 0x38
    imul r8d, ebx, 0xfffafffe
    add r9d, r8d
    add r9d, dword ptr [rbp + 4*rcx + 0x7f0]
    add r9d, dword ptr [rbp + 4*rsi + 0x200]
    test r11, r11
    mov r15, rdx
    jne .L15
    movq xmm0, r10
    punpcklqdq xmm13, xmm0
    movq xmm0, rax
    movq xmm3, rdi
    punpcklqdq xmm3, xmm0
    movdqa xmmword ptr [rsp + 0x140], xmm3
    movabs rbx, 0xf0f0f0f0f0f0f0f
.L18:
    movq rsi, xmm9
    test rsi, rsi
    mov qword ptr [rsp + 0x180], rsi
    je .L26
    xor qword ptr [rsp + 0x48], rsi
    mov qword ptr [rsp + 0xe0], 0x0
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    nop
.L19:
    tzcnt r8, rsi
    lea rbx, [r8 + 2*r8]
    mov r14d, dword ptr [r10 + 8*rbx + 0x10]
    movzx ecx, byte ptr [r10 + 8*rbx + 0x14]
    mov r13, qword ptr [r10 + 8*rbx]
    and r13, qword ptr [rsp + 0x48]
    imul r13, qword ptr [r10 + 8*rbx + 0x8]
    shr r13, cl
    add r13, r14
    mov r14, qword ptr [r11 + 8*r13]
    mov rcx, r14
    and rcx, qword ptr [rsp + 0xf8]
    je .L20
    mov rdx, qword ptr [rsp + 0x40]
    inc edx
    mov qword ptr [rsp + 0x40], rdx
    mov rbx, rcx
    shr rbx
    and rbx, r15
    sub rcx, rbx
    mov rbx, rcx
    mov rdx, r15
    movabs r15, 0x3333333333333333
    and rbx, r15
    shr rcx, 0x2
    and rcx, r15
    add rcx, rbx
    mov rbx, rcx
    shr rbx, 0x4
    add rbx, rcx
    movabs r12, 0xf0f0f0f0f0f0f0f
    and rbx, r12
    movabs r13, 0x101010101010101
    imul rbx, r13
    shr rbx, 0x38
    mov rcx, qword ptr [rsp + 0x78]
    lea ecx, [rcx + 8*rbx]
    sub ecx, ebx
    add ecx, 0x13
    mov qword ptr [rsp + 0x78], rcx
    jmp .L21
    nop
.L20:
    movabs r12, 0xf0f0f0f0f0f0f0f
    movabs r13, 0x101010101010101
    mov rdx, r15
    movabs r15, 0x3333333333333333
.L21:
    mov rcx, r14
    and rcx, qword ptr [rsp + 0x10]
    mov rbx, rcx
    shr rbx
    and rbx, rdx
    sub rcx, rbx
    mov rbx, rcx
    and rbx, r15
    shr rcx, 0x2
    and rcx, r15
    add rcx, rbx
    mov rbx, rcx
    shr rbx, 0x4
    add rbx, rcx
    and rbx, r12
    imul rbx, r13
    mov rcx, rbx
    shr rcx, 0x38
    movabs rdx, 0xf00000000000000
    cmp rbx, rdx
    jae .L91
    mov rbx, rdi
    and rbx, r14
    or rax, rbx
    or qword ptr [rsp + 0xe0], r14
    or rdi, r14
    add r9d, dword ptr [rbp + 4*rcx + 0x888]
    lea rcx, [rsi - 0x1]
    add r9d, dword ptr [rbp + 4*r8 + 0x300]
    and rsi, rcx
    movabs r15, 0x5555555555555555
    jne .L19
    mov r12, r13
    movq xmm0, rax
    movq xmm3, rdi
    punpcklqdq xmm3, xmm0
    movdqa xmmword ptr [rsp + 0x140], xmm3
    movabs rbx, 0xf0f0f0f0f0f0f0f
    movabs r13, 0x3333333333333333
    mov r11, qword ptr [rsp + 0x128]
    test r11, r11
    je .L27
.L22:
    mov qword ptr [rsp + 0x138], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    nop
.L23:
    tzcnt rsi, r11
    lea r8, [rsi + 2*rsi]
    mov ebx, dword ptr [rdx + 8*r8 + 0x10]
    movzx ecx, byte ptr [rdx + 8*r8 + 0x14]
    mov r14, qword ptr [rdx + 8*r8]
    mov r10, qword ptr [rsp + 0x50]
    and r14, r10
    imul r14, qword ptr [rdx + 8*r8 + 0x8]
    shr r14, cl
    movzx ecx, byte ptr [rdx + 8*r8 + 0x614]
    mov r13, qword ptr [rdx + 8*r8 + 0x600]
    and r13, r10
    imul r13, qword ptr [rdx + 8*r8 + 0x608]
    shr r13, cl
    add r14, rbx
    mov ecx, dword ptr [rdx + 8*r8 + 0x610]
    add r13, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [rcx + 8*r13]
    or r8, qword ptr [rcx + 8*r14]
    mov rcx, r8
    and rcx, qword ptr [rsp + 0xf8]
    je .L24
    mov r10, qword ptr [rsp + 0x40]
    inc r10d
    mov qword ptr [rsp + 0x40], r10
    mov rbx, rcx
    shr rbx
    and rbx, r15
    sub rcx, rbx
    mov rbx, rcx
    movabs r13, 0x3333333333333333
    and rbx, r13
    shr rcx, 0x2
    and rcx, r13
    add rcx, rbx
    mov rbx, rcx
    shr rbx, 0x4
    add rbx, rcx
    movabs r14, 0xf0f0f0f0f0f0f0f
    and rbx, r14
    imul rbx, r12
    shr rbx, 0x38
    mov rcx, qword ptr [rsp + 0x78]
    lea ecx, [rcx + 8*rbx]
    sub ecx, ebx
    add ecx, 0x18
    mov qword ptr [rsp + 0x78], rcx
    jmp .L25
    nop
.L24:
    movabs r14, 0xf0f0f0f0f0f0f0f
    movabs r13, 0x3333333333333333
.L25:
    mov rcx, r8
    and rcx, qword ptr [rsp + 0x10]
    mov rbx, rcx
    shr rbx
    and rbx, r15
    sub rcx, rbx
    mov rbx, rcx
    and rbx, r13
    shr rcx, 0x2
    and rcx, r13
    add rcx, rbx
    mov rbx, rcx
    shr rbx, 0x4
    add rbx, rcx
    and rbx, r14
    imul rbx, r12
    mov rcx, rbx
    shr rcx, 0x38
    movabs r10, 0x1c00000000000000
    cmp rbx, r10
    jae .L92
    mov rbx, rdi
    and rbx, r8
    or rax, rbx
    or qword ptr [rsp + 0x138], r8
    or rdi, r8
    add r9d, dword ptr [rbp + 4*rcx + 0x760]
    lea rcx, [r11 - 0x1]
    add r9d, dword ptr [rbp + 4*rsi + 0x400]
    and r11, rcx
    jne .L23
    movq xmm0, rax
    movq xmm3, rdi
    punpcklqdq xmm3, xmm0
    movdqa xmmword ptr [rsp + 0x140], xmm3
    movabs rbx, 0xf0f0f0f0f0f0f0f
    jmp .L28
.L26:
    mov qword ptr [rsp + 0xe0], 0x0
    mov r11, qword ptr [rsp + 0x128]
    test r11, r11
    jne .L22
.L27:
    mov qword ptr [rsp + 0x138], 0x0
.L28:
    movdqa xmm4, xmmword ptr [.C0]
    mov rdx, qword ptr [rsp + 0x70]
    mov rax, rdx
    shl rax, 0x8
    mov r14, rdx
    shr r14, 0x8
    mov qword ptr [rsp + 0x18], rax
    or rax, rdx
    mov rcx, r14
    or rcx, rdx
    mov rdx, rax
    shl rdx, 0x10
    mov rsi, rcx
    shr rsi, 0x10
    or rdx, rax
    or rsi, rcx
    mov rax, rdx
    shld rax, rsi, 0x20
    or rsi, rdx
    or rsi, rax
    mov rax, qword ptr [rsp + 0x90]
    and qword ptr [rsp + 0x30], rax
    mov r11, qword ptr [rsp + 0x58]
    mov r10, r11
    shr r10, 0x8
    mov rdi, qword ptr [rsp + 0x88]
    mov rax, rdi
    shr rax, 0x8
    or rax, rdi
    mov rcx, rax
    shr rcx, 0x10
    or rcx, rax
    mov r8, rcx
    shr r8, 0x20
    mov rax, r11
    shl rax, 0x8
    mov qword ptr [rsp + 0x1e8], rax
    or rax, r11
    mov rdx, rax
    shl rdx, 0x10
    or rdx, rax
    mov qword ptr [rsp + 0x190], r10
    mov rax, r10
    or rax, r11
    mov r11, rax
    shr r11, 0x10
    or r11, rax
    mov rax, rdx
    shld rax, r11, 0x20
    or r8, rcx
    or r11, rdx
    or r11, rax
    mov qword ptr [rsp + 0x160], r8
    not r8
    mov rax, qword ptr [rsp + 0xa8]
    mov qword ptr [rsp + 0x248], r8
    and rax, r8
    movabs rcx, 0xffffff000000
    and rcx, rax
    mov qword ptr [rsp + 0xf0], rsi
    mov rax, rsi
    not rax
    mov rsi, r11
    not rsi
    movq xmm0, rcx
    mov rcx, qword ptr [rsp + 0x180]
    mov qword ptr [rsp + 0x240], rax
    and rcx, rax
    mov r8, qword ptr [rsp + 0xc8]
    or r8, qword ptr [rsp + 0xd0]
    mov rdx, rcx
    mov qword ptr [rsp + 0x1a0], rsi
    and rdx, rsi
    mov rax, rdx
    shr rax
    and rax, r15
    sub rdx, rax
    mov rax, rdx
    and rax, r13
    shr rdx, 0x2
    and rdx, r13
    add rdx, rax
    mov rax, rdx
    shr rax, 0x4
    add rax, rdx
    mov r10, qword ptr [rsp + 0x130]
    and r10, rdi
    pshufd xmm3, xmm0, 0x44
    pand xmm3, xmm2
    movdqa xmm0, xmm3
    psrlq xmm0, 0x1
    pand xmm0, xmmword ptr [.C1]
    psubq xmm3, xmm0
    movdqa xmm0, xmmword ptr [.C2]
    movdqa xmm5, xmm3
    pand xmm5, xmm0
    psrlq xmm3, 0x2
    pand xmm3, xmm0
    paddq xmm3, xmm5
    movdqa xmm0, xmm3
    psrlq xmm0, 0x4
    paddq xmm0, xmm3
    pand xmm0, xmmword ptr [.C3]
    movdqa xmm3, xmm0
    psrlq xmm3, 0x20
    movdqa xmm10, xmmword ptr [.C4]
    pmuludq xmm3, xmm10
    movdqa xmm5, xmmword ptr [.C5]
    pmuludq xmm5, xmm0
    paddq xmm5, xmm3
    mov qword ptr [rsp + 0x168], r14
    and r8, r14
    movq xmm3, r8
    movq rdx, xmm1
    psllq xmm5, 0x20
    pmuludq xmm0, xmm10
    paddq xmm0, xmm5
    psrlq xmm0, 0x38
    and rax, rbx
    imul rax, r12
    shr rax, 0x38
    mov qword ptr [rsp + 0x238], r11
    and rcx, r11
    movq xmm5, rcx
    punpcklqdq xmm3, xmm5
    movdqa xmm5, xmm3
    psrlw xmm5, 0x1
    pand xmm5, xmmword ptr [.C6]
    psubb xmm3, xmm5
    movdqa xmm5, xmm3
    pand xmm5, xmm4
    psrlw xmm3, 0x2
    pand xmm3, xmm4
    paddb xmm3, xmm5
    movdqa xmm5, xmm3
    psrlw xmm5, 0x4
    paddb xmm5, xmm3
    pand xmm5, xmmword ptr [.C7]
    pxor xmm3, xmm3
    psadbw xmm3, xmm5
    packuswb xmm3, xmm0
    pshufd xmm0, xmm3, 0xf5
    pmuludq xmm3, xmmword ptr [.C8]
    imul eax, eax, 0xc001e
    pshufd xmm3, xmm3, 0xe8
    pmuludq xmm0, xmmword ptr [.C9]
    pshufd xmm0, xmm0, 0xe8
    punpckldq xmm3, xmm0
    pshufd xmm0, xmm3, 0xee
    paddd xmm0, xmm3
    pshufd xmm3, xmm0, 0x55
    paddd xmm3, xmm0
    movd esi, xmm3
    add esi, eax
    movabs rax, -0x100000000000000
    mov rdi, qword ptr [rsp + 0xd8]
    and rdi, rax
    mov rax, qword ptr [rsp + 0x60]
    mov qword ptr [rsp + 0x188], rdx
    and rax, rdx
    mov qword ptr [rsp + 0x68], rax
    movabs rax, 0xff000000000000
    mov rcx, qword ptr [rsp + 0x58]
    and rcx, rax
    or rdi, rcx
    je .L29
    mov rcx, qword ptr [rsp + 0x180]
    and rax, rcx
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
    imul rax, r12
    shr rax, 0x38
    imul eax, eax, 0x1a000a
    add esi, eax
.L29:
    mov dword ptr [rsp + 0x104], esi
    mov rcx, qword ptr [rsp + 0xb0]
    mov rax, qword ptr [rsp + 0x38]
    bts rax, rcx
    mov qword ptr [rsp + 0x38], rax
    or r10, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x48], r10
    mov rsi, qword ptr [rsp + 0x130]
    or rsi, qword ptr [rsp + 0x88]
    mov rcx, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rsp + 0x1d8]
    bts rcx, rax
    or rcx, qword ptr [rsp + 0xa8]
    not rcx
    mov qword ptr [rsp + 0x30], rcx
    movzx eax, byte ptr [rsp + 0x20]
    xor al, 0x38
    movzx eax, al
    mov r11d, dword ptr [rbp + 4*rax + 0x500]
    mov rax, qword ptr [rsp + 0x68]
    test rax, rax
    je .L33
    mov qword ptr [rsp + 0x10], 0x0
    xor r13d, r13d
    xor edx, edx
    mov qword ptr [rsp + 0xd8], 0x0
    nop
.L30:
    tzcnt r8, rax
    mov ecx, r8d
    shl ecx, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [rcx + rdi]
    mov rcx, r10
    and rcx, qword ptr [rsp + 0x38]
    je .L31
    mov rdi, qword ptr [rsp + 0x10]
    inc edi
    mov qword ptr [rsp + 0x10], rdi
    mov rdi, rcx
    shr rdi
    and rdi, r15
    sub rcx, rdi
    mov rdi, rcx
    mov r14, r15
    movabs r15, 0x3333333333333333
    and rdi, r15
    shr rcx, 0x2
    and rcx, r15
    add rcx, rdi
    mov rdi, rcx
    shr rdi, 0x4
    add rdi, rcx
    and rdi, rbx
    imul rdi, r12
    shr rdi, 0x38
    lea r13d, [rdx + 8*rdi]
    sub r13d, edi
    add r13d, 0x12
    mov edx, r13d
    jmp .L32
    nop
.L31:
    mov r14, r15
    movabs r15, 0x3333333333333333
.L32:
    mov rcx, r10
    and rcx, qword ptr [rsp + 0x30]
    mov rdi, rcx
    shr rdi
    and rdi, r14
    sub rcx, rdi
    mov rdi, rcx
    and rdi, r15
    shr rcx, 0x2
    and rcx, r15
    add rcx, rdi
    mov rdi, rcx
    shr rdi, 0x4
    add rdi, rcx
    and rdi, rbx
    imul rdi, r12
    mov rcx, rdi
    shr rcx, 0x38
    movabs r14, 0x900000000000000
    cmp rdi, r14
    jae .L89
    mov rdi, rsi
    and rdi, r10
    or qword ptr [rsp + 0x48], rdi
    lea rdi, [rax - 0x1]
    and rax, rdi
    or qword ptr [rsp + 0xd8], r10
    or rsi, r10
    add r11d, dword ptr [rbp + 4*rcx + 0x864]
    xor r8d, 0x38
    add r11d, dword ptr [rbp + 4*r8 + 0x100]
    test rax, rax
    movabs r15, 0x5555555555555555
    jne .L30
    jmp .L34
.L33:
    mov qword ptr [rsp + 0x10], 0x0
    xor r13d, r13d
    mov qword ptr [rsp + 0xd8], 0x0
.L34:
    mov qword ptr [rsp + 0x20], r13
    pshufd xmm0, xmm7, 0xee
    movq rcx, xmm0
    mov rax, qword ptr [rsp + 0x60]
    movq xmm11, rax
    pshufd xmm12, xmm1, 0xee
    mov qword ptr [rsp + 0xa0], rcx
    and rax, rcx
    pshufd xmm0, xmm11, 0x44
    movdqa xmm6, xmm12
    punpcklqdq xmm6, xmm7
    pand xmm6, xmm0
    mov qword ptr [rsp + 0x28], rax
    mov r13, rax
    xor r13, qword ptr [rsp + 0x50]
    movq rax, xmm6
    test rax, rax
    mov qword ptr [rsp + 0xb8], rax
    je .L38
    mov qword ptr [rsp + 0xb0], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    mov qword ptr [rsp + 0x90], r13
    nop
.L35:
    tzcnt r8, rax
    lea rdi, [r8 + 2*r8]
    mov r10d, dword ptr [rdx + 8*rdi + 0x610]
    movzx ecx, byte ptr [rdx + 8*rdi + 0x614]
    mov rbx, qword ptr [rdx + 8*rdi + 0x600]
    and rbx, r13
    imul rbx, qword ptr [rdx + 8*rdi + 0x608]
    shr rbx, cl
    add rbx, r10
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [rcx + 8*rbx]
    mov rcx, r10
    and rcx, qword ptr [rsp + 0x38]
    je .L36
    mov rdi, qword ptr [rsp + 0x10]
    inc edi
    mov qword ptr [rsp + 0x10], rdi
    mov rdi, rcx
    shr rdi
    and rdi, r15
    sub rcx, rdi
    mov rdi, rcx
    movabs r12, 0x3333333333333333
    and rdi, r12
    shr rcx, 0x2
    and rcx, r12
    add rcx, rdi
    mov rdi, rcx
    shr rdi, 0x4
    add rdi, rcx
    movabs rbx, 0xf0f0f0f0f0f0f0f
    and rdi, rbx
    mov r14, r15
    movabs r15, 0x101010101010101
    imul rdi, r15
    shr rdi, 0x38
    mov rcx, qword ptr [rsp + 0x20]
    lea ecx, [rcx + 8*rdi]
    sub ecx, edi
    add ecx, 0xf
    mov qword ptr [rsp + 0x20], rcx
    jmp .L37
    nop
.L36:
    movabs rbx, 0xf0f0f0f0f0f0f0f
    mov r14, r15
    movabs r15, 0x101010101010101
    movabs r12, 0x3333333333333333
.L37:
    mov rcx, r10
    and rcx, qword ptr [rsp + 0x30]
    mov rdi, rcx
    shr rdi
    and rdi, r14
    sub rcx, rdi
    mov rdi, rcx
    and rdi, r12
    shr rcx, 0x2
    and rcx, r12
    add rcx, rdi
    mov rdi, rcx
    shr rdi, 0x4
    add rdi, rcx
    and rdi, rbx
    imul rdi, r15
    mov rcx, rdi
    shr rcx, 0x38
    movabs r13, 0xe00000000000000
    cmp rdi, r13
    jae .L90
    mov rdi, rsi
    and rdi, r10
    or qword ptr [rsp + 0x48], rdi
    lea rdi, [rax - 0x1]
    and rax, rdi
    or qword ptr [rsp + 0xb0], r10
    or rsi, r10
    mov edi, r8d
    xor edi, 0x38
    movabs r10, -0x55aa55aa55aa55ab
    bt r10, r8
    mov r8, r10
    movabs r10, 0x55aa55aa55aa55aa
    cmovae r8, r10
    and r8, qword ptr [rsp + 0x58]
    mov r10, r8
    shr r10
    and r10, r14
    sub r8, r10
    mov r10, r8
    and r10, r12
    shr r8, 0x2
    and r8, r12
    add r8, r10
    mov r10, r8
    shr r10, 0x4
    add r10, r8
    and r10, rbx
    imul r10, r15
    shr r10, 0x38
    imul r8d, r10d, 0xfffafffe
    add r11d, r8d
    add r11d, dword ptr [rbp + 4*rcx + 0x7f0]
    add r11d, dword ptr [rbp + 4*rdi + 0x200]
    test rax, rax
    mov r15, r14
    mov r13, qword ptr [rsp + 0x90]
    jne .L35
    jmp .L39
.L38:
    mov qword ptr [rsp + 0xb0], 0x0
.L39:
    pshufd xmm0, xmm6, 0xee
    movq r10, xmm0
    test r10, r10
    mov qword ptr [rsp + 0xe8], r10
    je .L47
    xor r13, r10
    mov qword ptr [rsp + 0xd0], 0x0
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdx, [plywright::sliders::magic::TABLE]
    nop
.L40:
    tzcnt r8, r10
    lea rdi, [r8 + 2*r8]
    mov ebx, dword ptr [rax + 8*rdi + 0x10]
    movzx ecx, byte ptr [rax + 8*rdi + 0x14]
    mov rbp, qword ptr [rax + 8*rdi]
    and rbp, r13
    imul rbp, qword ptr [rax + 8*rdi + 0x8]
    shr rbp, cl
    add rbp, rbx
    mov rdi, qword ptr [rdx + 8*rbp]
    mov rcx, rdi
    and rcx, qword ptr [rsp + 0x38]
    je .L41
    mov rbx, qword ptr [rsp + 0x10]
    inc ebx
    mov qword ptr [rsp + 0x10], rbx
    mov rbx, rcx
    shr rbx
    and rbx, r15
    sub rcx, rbx
    mov rbx, rcx
    movabs r12, 0x3333333333333333
    and rbx, r12
    shr rcx, 0x2
    and rcx, r12
    add rcx, rbx
    mov rbx, rcx
    shr rbx, 0x4
    add rbx, rcx
    movabs rbp, 0xf0f0f0f0f0f0f0f
    and rbx, rbp
    mov r14, r15
    movabs r15, 0x101010101010101
    imul rbx, r15
    shr rbx, 0x38
    mov rcx, qword ptr [rsp + 0x20]
    lea ecx, [rcx + 8*rbx]
    sub ecx, ebx
    add ecx, 0x13
    mov qword ptr [rsp + 0x20], rcx
    jmp .L42
    nop
.L41:
    movabs rbp, 0xf0f0f0f0f0f0f0f
    mov r14, r15
    movabs r15, 0x101010101010101
    movabs r12, 0x3333333333333333
.L42:
    mov rcx, rdi
    and rcx, qword ptr [rsp + 0x30]
    mov rbx, rcx
    shr rbx
    and rbx, r14
    sub rcx, rbx
    mov rbx, rcx
    and rbx, r12
    shr rcx, 0x2
    and rcx, r12
    add rcx, rbx
    mov rbx, rcx
    shr rbx, 0x4
    add rbx, rcx
    and rbx, rbp
    imul rbx, r15
    mov rcx, rbx
    shr rcx, 0x38
    movabs r14, 0xf00000000000000
    cmp rbx, r14
    lea rbp, [.D0]
    jae .L91
    mov rbx, rsi
    and rbx, rdi
    or qword ptr [rsp + 0x48], rbx
    or qword ptr [rsp + 0xd0], rdi
    or rsi, rdi
    lea rdi, [r10 - 0x1]
    add r11d, dword ptr [rbp + 4*rcx + 0x888]
    xor r8d, 0x38
    add r11d, dword ptr [rbp + 4*r8 + 0x300]
    and r10, rdi
    movabs r15, 0x5555555555555555
    jne .L40
    mov r10, qword ptr [rsp + 0x28]
    test r10, r10
    je .L48
.L43:
    mov qword ptr [rsp + 0xc8], 0x0
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdx, [plywright::sliders::magic::TABLE]
.L44:
    tzcnt r12, r10
    lea rdi, [r12 + 2*r12]
    mov r8d, dword ptr [rax + 8*rdi + 0x10]
    movzx ecx, byte ptr [rax + 8*rdi + 0x14]
    mov rbx, qword ptr [rax + 8*rdi]
    mov r14, qword ptr [rsp + 0x50]
    and rbx, r14
    imul rbx, qword ptr [rax + 8*rdi + 0x8]
    shr rbx, cl
    movzx ecx, byte ptr [rax + 8*rdi + 0x614]
    mov rbp, qword ptr [rax + 8*rdi + 0x600]
    and rbp, r14
    imul rbp, qword ptr [rax + 8*rdi + 0x608]
    shr rbp, cl
    add rbx, r8
    mov ecx, dword ptr [rax + 8*rdi + 0x610]
    add rbp, rcx
    mov r8, qword ptr [rdx + 8*rbp]
    or r8, qword ptr [rdx + 8*rbx]
    mov rcx, r8
    and rcx, qword ptr [rsp + 0x38]
    je .L45
    mov rdi, qword ptr [rsp + 0x10]
    inc edi
    mov qword ptr [rsp + 0x10], rdi
    mov rdi, rcx
    shr rdi
    and rdi, r15
    sub rcx, rdi
    mov rdi, rcx
    movabs rbp, 0x3333333333333333
    and rdi, rbp
    shr rcx, 0x2
    and rcx, rbp
    add rcx, rdi
    mov rdi, rcx
    shr rdi, 0x4
    add rdi, rcx
    movabs rbx, 0xf0f0f0f0f0f0f0f
    and rdi, rbx
    mov r14, r15
    movabs r15, 0x101010101010101
    imul rdi, r15
    shr rdi, 0x38
    mov rcx, qword ptr [rsp + 0x20]
    lea ecx, [rcx + 8*rdi]
    sub ecx, edi
    add ecx, 0x18
    mov qword ptr [rsp + 0x20], rcx
    jmp .L46
    nop
.L45:
    movabs rbx, 0xf0f0f0f0f0f0f0f
    mov r14, r15
    movabs r15, 0x101010101010101
    movabs rbp, 0x3333333333333333
.L46:
    mov rcx, r8
    and rcx, qword ptr [rsp + 0x30]
    mov rdi, rcx
    shr rdi
    and rdi, r14
    sub rcx, rdi
    mov rdi, rcx
    and rdi, rbp
    shr rcx, 0x2
    and rcx, rbp
    add rcx, rdi
    mov rdi, rcx
    shr rdi, 0x4
    add rdi, rcx
    and rdi, rbx
    imul rdi, r15
    mov rcx, rdi
    shr rcx, 0x38
    movabs rbx, 0x1c00000000000000
    cmp rdi, rbx
    lea rbp, [.D0]
    jae .L92
    mov rdi, rsi
    and rdi, r8
    or qword ptr [rsp + 0x48], rdi
    or qword ptr [rsp + 0xc8], r8
    or rsi, r8
    lea rdi, [r10 - 0x1]
    add r11d, dword ptr [rbp + 4*rcx + 0x760]
    xor r12d, 0x38
    add r11d, dword ptr [rbp + 4*r12 + 0x400]
    and r10, rdi
    movabs r15, 0x5555555555555555
    jne .L44
    jmp .L49
.L47:
    mov qword ptr [rsp + 0xd0], 0x0
    mov r10, qword ptr [rsp + 0x28]
    test r10, r10
    jne .L43
.L48:
    mov qword ptr [rsp + 0xc8], 0x0
.L49:
    movdqa xmmword ptr [rsp + 0x260], xmm13
    movdqa xmmword ptr [rsp + 0x280], xmm8
    mov r13, qword ptr [rsp + 0x70]
    mov rcx, r13
    shr rcx
    mov r8, qword ptr [rsp + 0x28]
    mov rax, r8
    shr rax
    mov rdx, rcx
    and rdx, r15
    and rax, r15
    mov rdi, r13
    sub rdi, rdx
    mov rdx, r8
    sub rdx, rax
    mov rax, rdi
    shr rax, 0x2
    mov r10, rdx
    shr r10, 0x2
    mov r12, r15
    movabs r15, 0x3333333333333333
    and rdi, r15
    and rax, r15
    add rax, rdi
    and rdx, r15
    and r10, r15
    add r10, rdx
    mov rdi, rax
    shr rdi, 0x4
    mov r8, qword ptr [rsp + 0xa8]
    mov rdx, r8
    shl rdx, 0x8
    mov qword ptr [rsp + 0x80], r10
    shr r10, 0x4
    mov qword ptr [rsp + 0x30], r10
    add rdi, rax
    or rdx, r8
    movabs r8, 0xf0f0f0f0f0f0f0f
    and rdi, r8
    mov rax, rdx
    shl rax, 0x10
    movabs r10, 0x101010101010101
    imul rdi, r10
    or rax, rdx
    movq xmm0, qword ptr [rsp + 0xf0]
    shr rdi, 0x38
    mov qword ptr [rsp + 0x178], rdi
    mov rdx, rax
    shl rdx, 0x20
    pshufd xmm0, xmm0, 0x44
    mov qword ptr [rsp + 0x230], rax
    or rdx, rax
    pxor xmm0, xmmword ptr [.C10]
    not rdx
    mov rax, qword ptr [rsp + 0x88]
    and rax, rdx
    movabs rdi, 0xffffff0000
    and rdi, rax
    mov rax, qword ptr [rsp + 0x68]
    mov r14, qword ptr [rsp + 0xb8]
    or r14, rax
    movq xmm3, rax
    and r14, qword ptr [rsp + 0x1e8]
    mov rax, r14
    shr rax
    lea rbx, [r12 - 0x55]
    mov qword ptr [rsp + 0xb8], rbx
    and rax, rbx
    sub r14, rax
    add r15, -0x33
    mov rax, r14
    and rax, r15
    shr r14, 0x2
    and r14, r15
    add r14, rax
    mov rax, r14
    shr rax, 0x4
    add rax, r14
    lea rbx, [r8 - 0xf]
    and rax, rbx
    imul rax, r10
    shr rax, 0x38
    movq xmm5, rdi
    mov r12, qword ptr [rsp + 0xe8]
    mov rdi, r12
    and rdi, qword ptr [rsp + 0x1a0]
    punpcklqdq xmm3, xmm6
    pshufd xmm5, xmm5, 0x44
    pand xmm5, xmm3
    movdqa xmm3, xmm5
    psrlq xmm3, 0x1
    pand xmm3, xmmword ptr [.C11]
    psubq xmm5, xmm3
    movdqa xmm3, xmmword ptr [.C12]
    movdqa xmm13, xmm5
    pand xmm13, xmm3
    psrlq xmm5, 0x2
    pand xmm5, xmm3
    paddq xmm5, xmm13
    movdqa xmm3, xmm5
    psrlq xmm3, 0x4
    paddq xmm3, xmm5
    pand xmm3, xmmword ptr [.C13]
    movdqa xmm5, xmm3
    psrlq xmm5, 0x20
    pmuludq xmm5, xmm10
    movdqa xmm13, xmmword ptr [.C5]
    pmuludq xmm13, xmm3
    paddq xmm13, xmm5
    psllq xmm13, 0x20
    pmuludq xmm3, xmm10
    paddq xmm3, xmm13
    psrlq xmm3, 0x38
    movq xmm5, rdi
    pshufd xmm5, xmm5, 0x44
    pand xmm5, xmm0
    movdqa xmm0, xmm5
    psrlw xmm0, 0x1
    pand xmm0, xmmword ptr [.C6]
    psubb xmm5, xmm0
    movdqa xmm0, xmm5
    pand xmm0, xmm4
    psrlw xmm5, 0x2
    pand xmm5, xmm4
    paddb xmm5, xmm0
    movdqa xmm10, xmm5
    psrlw xmm10, 0x4
    paddb xmm10, xmm5
    pand xmm10, xmmword ptr [.C7]
    pxor xmm0, xmm0
    psadbw xmm10, xmm0
    packuswb xmm10, xmm3
    pshufd xmm3, xmm10, 0xf5
    pmuludq xmm10, xmmword ptr [.C14]
    imul eax, eax, 0x20006
    pshufd xmm5, xmm10, 0xe8
    pmuludq xmm3, xmmword ptr [.C15]
    pshufd xmm3, xmm3, 0xe8
    punpckldq xmm5, xmm3
    pshufd xmm3, xmm5, 0xee
    paddd xmm3, xmm5
    pshufd xmm5, xmm3, 0x55
    paddd xmm5, xmm3
    movd r8d, xmm5
    add r8d, eax
    mov eax, r13d
    and eax, 0xff00
    movzx edi, byte ptr [rsp + 0x1f0]
    or rdi, rax
    movdqa xmm5, xmmword ptr [.C16]
    movq xmm3, qword ptr [rsp + 0x58]
    movdqa xmm13, xmmword ptr [.C6]
    movdqa xmm10, xmm2
    psrlw xmm10, 0x1
    punpcklqdq xmm5, xmm11
    movdqa xmmword ptr [rsp + 0x270], xmm3
    punpcklqdq xmm3, xmm1
    pand xmm3, xmm5
    pand xmm10, xmm13
    movdqa xmm5, xmm9
    psrlw xmm5, 0x1
    psubb xmm2, xmm10
    movdqa xmm10, xmm3
    psrlw xmm10, 0x1
    movdqa xmm11, xmm6
    psrlw xmm11, 0x1
    pand xmm5, xmm13
    movdqa xmm8, xmm2
    psrlw xmm8, 0x2
    pand xmm10, xmm13
    pand xmm11, xmm13
    movdqa xmmword ptr [rsp + 0x1f0], xmm9
    psubb xmm9, xmm5
    pand xmm2, xmm4
    pand xmm8, xmm4
    paddb xmm8, xmm2
    psubb xmm3, xmm10
    movdqa xmm5, xmm6
    psubb xmm5, xmm11
    movdqa xmm10, xmm9
    psrlw xmm10, 0x2
    movdqa xmm14, xmm3
    psrlw xmm14, 0x2
    movdqa xmm15, xmm5
    psrlw xmm15, 0x2
    pand xmm9, xmm4
    pand xmm10, xmm4
    paddb xmm10, xmm9
    movdqa xmm2, xmm8
    psrlw xmm2, 0x4
    pand xmm3, xmm4
    pand xmm14, xmm4
    paddb xmm14, xmm3
    pand xmm5, xmm4
    pand xmm15, xmm4
    paddb xmm15, xmm5
    movdqa xmm11, xmmword ptr [.C7]
    paddb xmm2, xmm8
    movdqa xmm3, xmm10
    psrlw xmm3, 0x4
    pxor xmm5, xmm5
    pand xmm2, xmm11
    paddb xmm3, xmm10
    psadbw xmm2, xmm5
    pand xmm3, xmm11
    pshufd xmm8, xmm2, 0xee
    psadbw xmm3, xmm5
    movq r14, xmm8
    packuswb xmm2, xmm3
    mov qword ptr [rsp + 0x1e0], rbx
    je .L50
    mov eax, r12d
    and eax, 0xff00
    mov edi, r12d
    shr edi
    and edi, 0x5500
    sub rax, rdi
    mov rdi, rax
    and rdi, r15
    shr rax, 0x2
    and rax, r15
    add rax, rdi
    mov rdi, rax
    shr rdi, 0x4
    add rdi, rax
    and rdi, rbx
    movabs rax, 0x101010101010101
    imul rdi, rax
    shr rdi, 0x38
    imul eax, edi, 0x1a000a
    add r8d, eax
.L50:
    mov dword ptr [rsp + 0x100], r8d
    mov rax, qword ptr [rsp + 0x30]
    add qword ptr [rsp + 0x80], rax
    imul eax, dword ptr [rsp + 0x178], 0x6c0056
    movd edi, xmm2
    mov qword ptr [rsp + 0x1c8], rdi
    imul edi, edi, 0x12c014a
    imul r8d, r14d, 0x13b0159
    add r8d, eax
    add r8d, edi
    pshufd xmm3, xmm2, 0xee
    movd eax, xmm3
    mov qword ptr [rsp + 0x1b8], rax
    imul eax, eax, 0x21701e0
    add eax, r8d
    pshufd xmm3, xmm2, 0xff
    movd edi, xmm3
    mov qword ptr [rsp + 0x1c0], rdi
    imul edi, edi, 0x3ca03e8
    lea r8d, [rax + rdi]
    mov qword ptr [rsp + 0x1d0], r14
    cmp r14d, 0x2
    lea eax, [rdi + rax + 0x34001a]
    cmovb eax, r8d
    mov dword ptr [rsp + 0x19c], eax
    mov rax, r13
    shl rax, 0x10
    or rax, r13
    mov r10, qword ptr [rsp + 0x18]
    or rax, r10
    shl rax, 0x10
    or rax, r10
    mov rdi, rax
    shl rdi, 0x20
    or rdi, rax
    mov qword ptr [rsp + 0x228], rdi
    mov rax, rdi
    and rax, r13
    mov rdi, rax
    shr rdi
    mov rbx, qword ptr [rsp + 0xb8]
    and rdi, rbx
    sub rax, rdi
    mov rdi, rax
    and rdi, r15
    shr rax, 0x2
    movabs r8, 0x3333333333333333
    and rax, r8
    add rax, rdi
    mov rdi, rax
    shr rdi, 0x4
    add rdi, rax
    movabs rax, 0xf0f0f0f0f0f0f0f
    lea r8, [rax - 0x8]
    and r8, rdi
    mov r13, qword ptr [rsp + 0xf0]
    lea rdi, [2*r13]
    movabs r14, -0x101010101010102
    and rdi, r14
    mov rax, r13
    shr rax
    movabs r12, 0x7f7f7f7f7f7f7f7f
    and rax, r12
    or rax, rdi
    mov rdi, qword ptr [rsp + 0x88]
    and rdi, r10
    and rdi, rdx
    mov r14, qword ptr [rsp + 0xa8]
    mov rdx, r14
    and rdx, qword ptr [rsp + 0x70]
    mov r10, rdx
    shr r10
    and r10, rbx
    sub rdx, r10
    mov r10, rdx
    and r10, r15
    shr rdx, 0x2
    mov qword ptr [rsp + 0x220], r15
    and rdx, r15
    add rdx, r10
    mov r10, rdx
    shr r10, 0x4
    add r10, rdx
    movabs r15, 0x101010101010101
    imul r8, r15
    shr r8, 0x38
    imul r8d, r8d, 0xffe9fff8
    mov rdx, qword ptr [rsp + 0x1e0]
    and r10, rdx
    imul r10, r15
    shr r10, 0x38
    imul edx, r10d, 0x7000b
    add edx, r8d
    not rax
    shr rdi, 0x8
    movzx r8d, r13b
    mov rbx, qword ptr [rsp + 0x70]
    and rax, rbx
    mov r10, qword ptr [rsp + 0x1a0]
    and r10, rax
    movq xmm3, rax
    not rax
    and rax, rdi
    lea edi, [r8 + r8]
    not edi
    and edi, r8d
    movq xmm8, r10
    movq xmm5, rax
    punpcklqdq xmm8, xmm5
    movd xmm5, edi
    punpcklqdq xmm3, xmm5
    movdqa xmm5, xmm8
    psrlw xmm5, 0x1
    movdqa xmm9, xmmword ptr [.C6]
    pand xmm5, xmm9
    psubb xmm8, xmm5
    movdqa xmm5, xmm8
    pand xmm5, xmm4
    psrlw xmm8, 0x2
    pand xmm8, xmm4
    paddb xmm8, xmm5
    movdqa xmm5, xmm8
    psrlw xmm5, 0x4
    paddb xmm5, xmm8
    pand xmm5, xmm11
    psadbw xmm5, xmm0
    movdqa xmm8, xmm3
    psrlw xmm8, 0x1
    pand xmm8, xmm9
    psubb xmm3, xmm8
    movdqa xmm8, xmm3
    pand xmm8, xmm4
    psrlw xmm3, 0x2
    pand xmm3, xmm4
    paddb xmm3, xmm8
    movdqa xmm8, xmm3
    psrlw xmm8, 0x4
    paddb xmm8, xmm3
    pand xmm8, xmm11
    psadbw xmm8, xmm0
    movdqa xmm0, xmm8
    packuswb xmm0, xmm5
    punpckhqdq xmm8, xmm5
    pmuludq xmm8, xmmword ptr [.C17]
    pshufd xmm3, xmm8, 0xe8
    pmuludq xmm0, xmmword ptr [.C18]
    pshufd xmm0, xmm0, 0xe8
    punpckldq xmm0, xmm3
    pshufd xmm3, xmm0, 0xee
    paddd xmm3, xmm0
    pshufd xmm0, xmm3, 0x55
    paddd xmm0, xmm3
    movd r8d, xmm0
    add r8d, edx
    lea rax, [rbx + rbx]
    movabs rdx, -0x101010101010102
    and rax, rdx
    and rcx, r12
    or rcx, rax
    movdqa xmm0, xmm14
    psrlw xmm0, 0x4
    movdqa xmm3, xmm15
    psrlw xmm3, 0x4
    or rcx, r14
    and rcx, rbx
    mov r14, r15
    je .L52
    nop
.L51:
    mov rax, rcx
    tzcnt rdx, rcx
    dec rcx
    shr edx, 0x3
    add r8d, dword ptr [rbp + 4*rdx + 0x600]
    and rcx, rax
    jne .L51
.L52:
    movabs rax, 0xf0f0f0f0f0f0f0f
    mov rdi, qword ptr [rsp + 0x80]
    and rdi, rax
    paddb xmm14, xmm0
    paddb xmm15, xmm3
    test rbx, rbx
    je .L54
    mov rax, rbx
    nop
.L53:
    mov rcx, rax
    tzcnt rdx, rax
    dec rax
    add r8d, dword ptr [rbp + 4*rdx]
    and rax, rcx
    jne .L53
.L54:
    mov dword ptr [rsp + 0x198], r8d
    imul rdi, r14
    mov qword ptr [rsp + 0x80], rdi
    pand xmm14, xmm11
    pand xmm15, xmm11
    mov rax, rbx
    shr rax, 0x10
    or rax, rbx
    mov rcx, qword ptr [rsp + 0x168]
    or rax, rcx
    shr rax, 0x10
    or rax, rcx
    mov r12, rax
    shr r12, 0x20
    or r12, rax
    mov rcx, qword ptr [rsp + 0x58]
    mov rax, rcx
    shr rax, 0x10
    or rax, rcx
    mov rcx, qword ptr [rsp + 0x190]
    or rax, rcx
    shr rax, 0x10
    or rax, rcx
    mov rcx, rax
    shr rcx, 0x20
    or rcx, rax
    mov qword ptr [rsp + 0x210], rcx
    or r12, rcx
    or r12, qword ptr [rsp + 0x160]
    not r12
    movzx eax, byte ptr [rsp + 0x98]
    mov dword ptr [rsp + 0x90], eax
    movzx eax, byte ptr [rsp + 0xf]
    mov dword ptr [rsp + 0x30], eax
    and r12, rbx
    je .L58
    mov rax, rsi
    or rax, qword ptr [rsp + 0x50]
    mov qword ptr [rsp + 0x68], rax
    xor r10d, r10d
    lea r15, [.D0]
    jmp .L57
    nop
.L55:
    add ebx, dword ptr [rcx + 4*rdi]
.L56:
    lea rcx, [r12 - 0x1]
    mov r10d, ebx
    and r12, rcx
    je .L59
.L57:
    tzcnt rbp, r12
    mov edi, ebp
    shr edi, 0x3
    lea ecx, [rbp + 0x8]
    mov r14d, ecx
    and r14b, 0x3f
    add r10d, dword ptr [r15 + 4*rdi + 0x620]
    and ebp, 0x7
    mov r8d, dword ptr [rsp + 0x30]
    mov eax, r8d
    sub eax, ebp
    mov edx, ebp
    sub edx, r8d
    cmovb edx, eax
    mov eax, r14d
    shr al, 0x3
    movzx ebx, al
    mov eax, dword ptr [rsp + 0x108]
    mov r8d, eax
    sub r8d, ebx
    mov r13d, ebx
    sub r13d, eax
    cmovb r13d, r8d
    cmp edx, r13d
    cmova r13d, edx
    imul r13d, dword ptr [r15 + 4*rdi + 0x640]
    add r13d, r10d
    mov eax, dword ptr [rsp + 0x90]
    mov edx, eax
    sub edx, ebp
    sub ebp, eax
    cmovb ebp, edx
    mov r8d, dword ptr [rsp + 0x10c]
    mov edx, r8d
    sub edx, ebx
    sub ebx, r8d
    cmovb ebx, edx
    cmp ebp, ebx
    cmova ebx, ebp
    imul ebx, dword ptr [r15 + 4*rdi + 0x660]
    mov r10d, 0x1
    shl r10, cl
    add ebx, r13d
    movzx ecx, cl
    mov rdx, qword ptr [rsp + 0x50]
    bt rdx, rcx
    lea rcx, [.D1]
    jb .L55
    movzx ecx, r14b
    movabs rdx, 0x101010101010101
    shl rdx, cl
    lea rcx, [.D2]
    test qword ptr [rsp + 0x68], rdx
    je .L55
    lea rcx, [.D3]
    test r10, rsi
    jne .L56
    jmp .L55
.L58:
    xor ebx, ebx
.L59:
    mov rax, qword ptr [rsp + 0x80]
    shr rax, 0x38
    mov rcx, qword ptr [rsp + 0x170]
    and cl, 0x38
    mov r10, -0x1
    shl r10, cl
    pxor xmm0, xmm0
    psadbw xmm14, xmm0
    psadbw xmm15, xmm0
    mov r12, r10
    and r12, qword ptr [rsp + 0x70]
    and r10, qword ptr [rsp + 0x58]
    movq rcx, xmm7
    or qword ptr [rsp + 0xa0], rcx
    movzx ecx, byte ptr [rsp + 0x98]
    test cl, cl
    mov qword ptr [rsp + 0x80], rax
    mov dword ptr [rsp + 0x168], ebx
    je .L60
    mov r13d, ecx
    cmp dword ptr [rsp + 0x90], 0x7
    lea rbp, [.D0]
    jne .L61
    mov r13b, 0x6
    jmp .L61
.L60:
    mov r13b, 0x1
    lea rbp, [.D0]
.L61:
    movdqa xmmword ptr [rsp + 0x1a0], xmm2
    lea edi, [r13 - 0x1]
    mov ecx, edi
    and cl, 0x7
    movabs r14, 0x101010101010101
    mov r8, r14
    mov rbx, r14
    shl r8, cl
    mov rdx, r12
    and rdx, r8
    tzcnt rcx, rdx
    shr ecx, 0x3
    test rdx, rdx
    cmove rcx, rdx
    and r8, r10
    tzcnt rdx, r8
    shr edx, 0x3
    test r8, r8
    cmove rdx, r8
    test rcx, rcx
    setne r8b
    mov rax, r10
    lea r10, [rcx + 0x1]
    cmp r10, rdx
    sete r10b
    and r10b, r8b
    movzx r8d, r10b
    shl r8d, 0x5
    add r8, rbp
    xor r10d, r10d
    movzx r14d, byte ptr [rsp + 0x98]
    cmp dil, r14b
    sete r10b
    shl r10d, 0x5
    add r10, rbp
    mov edi, ecx
    mov edi, dword ptr [r10 + 4*rdi + 0x6e0]
    mov r10d, edx
    mov r8d, dword ptr [r8 + 4*r10 + 0x720]
    lea r10d, [rdi + r8]
    or rdx, rcx
    lea edx, [rdi + r8 - 0x20010]
    cmovne edx, r10d
    mov r15, qword ptr [rsp + 0x60]
    test qword ptr [rsp + 0xa0], r15
    cmove edx, r10d
    mov r8, rbx
    mov ecx, r13d
    shl r8, cl
    mov rdi, r12
    and rdi, r8
    tzcnt rcx, rdi
    shr ecx, 0x3
    test rdi, rdi
    cmove rcx, rdi
    and r8, rax
    tzcnt rdi, r8
    shr edi, 0x3
    test r8, r8
    cmove rdi, r8
    test rcx, rcx
    setne r8b
    lea r10, [rcx + 0x1]
    cmp r10, rdi
    sete r10b
    and r10b, r8b
    movzx r8d, r10b
    shl r8d, 0x5
    add r8, rbp
    xor r10d, r10d
    cmp r13b, r14b
    sete r10b
    shl r10d, 0x5
    add r10, rbp
    mov ebx, ecx
    add edx, dword ptr [r10 + 4*rbx + 0x6e0]
    mov r10d, edi
    or rdi, rcx
    mov ecx, dword ptr [r8 + 4*r10 + 0x720]
    lea edi, [rdx + rcx]
    lea edx, [rcx + rdx - 0x20010]
    cmovne edx, edi
    test qword ptr [rsp + 0xa0], r15
    cmove edx, edi
    inc r13b
    mov ecx, r13d
    and cl, 0x7
    movabs r8, 0x101010101010101
    shl r8, cl
    and r12, r8
    tzcnt rcx, r12
    shr ecx, 0x3
    test r12, r12
    cmove rcx, r12
    and r8, rax
    tzcnt rdi, r8
    shr edi, 0x3
    test r8, r8
    cmove rdi, r8
    test rcx, rcx
    setne r8b
    lea r10, [rcx + 0x1]
    cmp r10, rdi
    sete r10b
    and r10b, r8b
    movzx r8d, r10b
    shl r8d, 0x5
    add r8, rbp
    xor r10d, r10d
    cmp r13b, r14b
    sete r10b
    shl r10d, 0x5
    add r10, rbp
    mov ebx, ecx
    add edx, dword ptr [r10 + 4*rbx + 0x6e0]
    mov r10d, edi
    mov r8d, dword ptr [r8 + 4*r10 + 0x720]
    lea r10d, [rdx + r8]
    or rdi, rcx
    lea eax, [r8 + rdx - 0x20010]
    cmovne eax, r10d
    test qword ptr [rsp + 0xa0], r15
    cmove eax, r10d
    mov dword ptr [rsp + 0x170], eax
    mov r13, qword ptr [rsp + 0x28]
    cmp r13, 0x1
    mov rax, qword ptr [rsp + 0x10]
    sbb eax, -0x1
    packuswb xmm14, xmm15
    xor ecx, ecx
    movdqa xmm3, xmmword ptr [rsp + 0x140]
    pshufd xmm0, xmm3, 0xee
    movq qword ptr [rsp + 0x98], xmm0
    movq rdx, xmm3
    mov qword ptr [rsp + 0x68], rdx
    not rdx
    mov qword ptr [rsp + 0xf0], rdx
    cmp eax, 0x2
    jl .L62
    mov rcx, qword ptr [rsp + 0x98]
    not rcx
    mov rdx, qword ptr [rsp + 0x118]
    or rdx, qword ptr [rsp + 0x138]
    mov r12, qword ptr [rsp + 0xf0]
    or rdx, r12
    and rdx, rcx
    and rdx, rsi
    mov rax, qword ptr [rsp + 0x38]
    and rax, rdx
    mov rcx, rax
    shr rcx
    movabs rdi, 0x5555555555555555
    and rcx, rdi
    sub rax, rcx
    mov rcx, rax
    movabs rdi, 0x3333333333333333
    and rcx, rdi
    shr rax, 0x2
    and rax, rdi
    add rax, rcx
    mov rdi, rax
    shr rdi, 0x4
    add rdi, rax
    mov rax, qword ptr [rsp + 0x120]
    lea r10, [rax + 2*rax]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [rbx + 8*r10 + 0x14]
    mov r8, qword ptr [rbx + 8*r10]
    mov r15, qword ptr [rsp + 0x50]
    and r8, r15
    imul r8, qword ptr [rbx + 8*r10 + 0x8]
    shr r8, cl
    mov ecx, dword ptr [rbx + 8*r10 + 0x10]
    add r8, rcx
    movzx ecx, byte ptr [rbx + 8*r10 + 0x614]
    mov r14, qword ptr [rbx + 8*r10 + 0x600]
    and r14, r15
    imul r14, qword ptr [rbx + 8*r10 + 0x608]
    mov r10d, dword ptr [rbx + 8*r10 + 0x610]
    lea rbx, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [rsp + 0x158]
    add rax, rbx
    movabs rbx, 0xf0f0f0f0f0f0f0f
    and rdi, rbx
    movabs rbx, 0x101010101010101
    imul rdi, rbx
    shr rdi, 0x38
    shr r14, cl
    add r14, r10
    and rdx, qword ptr [rsp + 0x48]
    or rdx, r12
    mov rcx, qword ptr [rsp + 0x60]
    not rcx
    and rcx, rdx
    lea rdx, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [rdx + 8*r14]
    and r10, rcx
    mov rdx, qword ptr [rdx + 8*r8]
    and rdx, rcx
    mov r8, r10
    or r8, rdx
    mov rbx, qword ptr [rax]
    and rbx, qword ptr [rsp + 0xd8]
    test rbx, rcx
    lea ecx, [rdi + 2*rdi]
    lea ecx, [rdi + 4*rcx]
    mov rax, qword ptr [rsp + 0x20]
    lea edi, [rcx + rax]
    lea ecx, [rax + rcx + 0x24]
    cmove ecx, edi
    test qword ptr [rsp + 0xb0], r10
    lea edi, [rcx + 0x18]
    cmove edi, ecx
    test qword ptr [rsp + 0xd0], rdx
    lea ecx, [rdi + 0x2c]
    cmove ecx, edi
    test qword ptr [rsp + 0xc8], r8
    lea edx, [rcx + 0x24]
    cmove edx, ecx
    lea ecx, [rdx - 0x40]
    test r13, r13
    cmovne ecx, edx
    xor edx, edx
    test ecx, ecx
    cmovg edx, ecx
    cmp edx, 0x3ff
    mov ecx, 0x3ff
    cmovl ecx, edx
    imul ecx, ecx
    shr ecx, 0x7
    cmp ecx, 0x1f4
    mov edx, 0x1f4
    cmovb edx, ecx
    mov ecx, edx
    shl ecx, 0xd
    and ecx, 0x3f0000
    or ecx, edx
.L62:
    mov dword ptr [rsp + 0x120], ecx
    mov rdi, qword ptr [rsp + 0x50]
    mov rcx, rdi
    not rcx
    mov qword ptr [rsp + 0x158], rcx
    mov rax, qword ptr [rsp + 0x18]
    and ecx, eax
    shl ecx, 0x8
    and ecx, 0xff000000
    or rcx, rax
    mov r8, qword ptr [rsp + 0x88]
    mov rdx, r8
    mov r15, qword ptr [rsp + 0x60]
    or rdx, rdi
    not rdx
    mov rax, rsi
    not rax
    mov qword ptr [rsp + 0x20], rax
    mov rdi, qword ptr [rsp + 0x68]
    or rdi, rax
    and rdi, rdx
    and rdi, rcx
    mov rcx, rdi
    shl rcx, 0x9
    movabs rax, -0x101010101010102
    lea rdx, [rax - 0xfefe]
    and rdx, rcx
    shl rdi, 0x7
    movabs rax, 0x7f7f7f7f7f7f7f7f
    lea rcx, [rax - 0x7f7f]
    and rcx, rdi
    or rcx, rdx
    movq rdx, xmm12
    mov rax, qword ptr [rsp + 0x188]
    mov qword ptr [rsp + 0x1b0], rdx
    or rax, rdx
    mov qword ptr [rsp + 0x188], rax
    and r15, rax
    mov rdx, qword ptr [rsp + 0xa8]
    not rdx
    mov r10, qword ptr [rsp + 0xe8]
    or r10, r13
    or r10, r15
    mov qword ptr [rsp + 0x218], rdx
    and rdx, r10
    and rdx, rcx
    mov rcx, rdx
    shr rcx
    movabs r12, 0x5555555555555555
    lea rdi, [r12 - 0x5555]
    and rdi, rcx
    sub rdx, rdi
    mov rbx, r13
    movabs r13, 0x3333333333333333
    lea rcx, [r13 - 0x3333]
    and rcx, rdx
    shr rdx, 0x2
    and rdx, r13
    add rdx, rcx
    mov rcx, rdx
    shr rcx, 0x4
    add rcx, rdx
    movabs r14, 0xf0f0f0f0f0f0f0f
    lea r12, [r14 - 0x808]
    and r12, rcx
    not r8
    and r15, r8
    mov rax, qword ptr [rsp + 0xe0]
    mov rdi, rax
    mov qword ptr [rsp + 0xe0], rax
    and rdi, r15
    movq xmm0, r15
    mov rcx, r10
    mov qword ptr [rsp + 0x160], r8
    and rcx, r8
    and rcx, rsi
    movq xmm5, rcx
    mov rcx, rdi
    shr rcx
    movabs r8, 0x5555555555555555
    and rcx, r8
    sub rdi, rcx
    mov rcx, rdi
    and rcx, r13
    shr rdi, 0x2
    and rdi, r13
    add rdi, rcx
    mov r14, rdi
    shr r14, 0x4
    add r14, rdi
    movq xmm9, rbx
    and rbx, rax
    movq xmm10, rbx
    movq xmm11, r10
    mov rbx, qword ptr [rsp + 0xa8]
    mov rdx, rbx
    and rdx, r10
    mov r15, qword ptr [rsp + 0x58]
    or r10, r15
    and r10, qword ptr [rsp + 0x118]
    and r10, qword ptr [rsp + 0x20]
    mov rdi, r10
    shr rdi
    and rdi, r8
    sub r10, rdi
    mov rdi, r10
    and rdi, r13
    shr r10, 0x2
    and r10, r13
    add r10, rdi
    mov rax, r10
    shr rax, 0x4
    add rax, r10
    mov qword ptr [rsp + 0x38], rax
    pshufd xmm3, xmm14, 0x55
    movd eax, xmm14
    mov qword ptr [rsp + 0x110], rax
    imul edi, eax, 0x6c0056
    movd r8d, xmm3
    mov qword ptr [rsp + 0xe8], r8
    imul r8d, r8d, 0x12c014a
    add r8d, edi
    pshufd xmm3, xmm14, 0xee
    pshufd xmm7, xmm14, 0xff
    movd ecx, xmm3
    imul edi, ecx, 0x13b0159
    movd eax, xmm7
    mov qword ptr [rsp + 0x18], rax
    imul r10d, eax, 0x21701e0
    add r10d, edi
    add r10d, r8d
    imul edi, dword ptr [rsp + 0x80], 0x3ca03e8
    lea r8d, [r10 + rdi]
    lea eax, [rdi + r10]
    add eax, 0x34001a
    movabs rdi, 0x101010101010101
    imul r12, rdi
    mov qword ptr [rsp + 0x60], r12
    movabs r12, 0xf0f0f0f0f0f0f0f
    and r14, r12
    imul r14, rdi
    shr r14, 0x38
    mov qword ptr [rsp + 0x28], rcx
    cmp ecx, 0x2
    cmovb eax, r8d
    mov dword ptr [rsp + 0x118], eax
    movq xmm12, rdx
    mov r8, qword ptr [rsp + 0x238]
    lea rdx, [r8 + r8]
    movabs rax, -0x101010101010102
    and rdx, rax
    mov rdi, r8
    shr rdi
    movabs rax, 0x7f7f7f7f7f7f7f7f
    and rdi, rax
    or rdi, rdx
    movzx r8d, r8b
    lea edx, [r8 + r8]
    not edx
    and edx, r8d
    not rdi
    and rdi, r15
    mov r10, qword ptr [rsp + 0x240]
    and r10, rdi
    mov r8, r10
    shr r8
    movabs rax, 0x5555555555555555
    and r8, rax
    sub r10, r8
    mov r8, r10
    and r8, r13
    shr r10, 0x2
    and r10, r13
    add r10, r8
    mov r8, r10
    shr r8, 0x4
    add r8, r10
    mov r10, qword ptr [rsp + 0x248]
    and r10, qword ptr [rsp + 0x190]
    and r10, rbx
    shl r10, 0x8
    movq xmm7, rdi
    not rdi
    and rdi, r10
    mov r10, rdi
    shr r10
    and r10, qword ptr [rsp + 0xb8]
    sub rdi, r10
    mov r10, rdi
    mov rax, qword ptr [rsp + 0x220]
    and r10, rax
    shr rdi, 0x2
    and rdi, rax
    add rdi, r10
    mov r10, rdi
    shr r10, 0x4
    add r10, rdi
    and r10, qword ptr [rsp + 0x1e0]
    and r8, r12
    movabs rbx, 0x101010101010101
    imul r8, rbx
    shr r8, 0x38
    imul r8d, r8d, 0xfffafff7
    imul r10, rbx
    shr r10, 0x38
    imul edi, r10d, 0xfff2fff7
    add edi, r8d
    movd xmm3, edx
    mov rcx, qword ptr [rsp + 0x88]
    mov rdx, rcx
    and rdx, r15
    movq xmm8, rdx
    mov rax, qword ptr [rsp + 0x210]
    and rax, r15
    movq xmm14, rax
    punpcklqdq xmm3, xmm7
    pxor xmm15, xmm15
    punpcklqdq xmm14, xmm8
    movdqa xmm7, xmm14
    psrlw xmm7, 0x1
    movdqa xmm13, xmmword ptr [.C6]
    pand xmm7, xmm13
    psubb xmm14, xmm7
    movdqa xmm7, xmm14
    pand xmm7, xmm4
    psrlw xmm14, 0x2
    pand xmm14, xmm4
    paddb xmm14, xmm7
    movdqa xmm7, xmm14
    psrlw xmm7, 0x4
    paddb xmm7, xmm14
    movdqa xmm2, xmm4
    movdqa xmm4, xmmword ptr [.C7]
    pand xmm7, xmm4
    psadbw xmm7, xmm15
    movdqa xmm8, xmm3
    psrlw xmm8, 0x1
    pand xmm8, xmm13
    psubb xmm3, xmm8
    movdqa xmm8, xmm3
    pand xmm8, xmm2
    psrlw xmm3, 0x2
    pand xmm3, xmm2
    paddb xmm3, xmm8
    movdqa xmm8, xmm3
    psrlw xmm8, 0x4
    paddb xmm8, xmm3
    pand xmm8, xmm4
    movdqa xmm4, xmm2
    psadbw xmm8, xmm15
    movdqa xmm3, xmm7
    packuswb xmm3, xmm8
    punpckhqdq xmm7, xmm8
    pmuludq xmm7, xmmword ptr [.C19]
    pshufd xmm7, xmm7, 0xe8
    pmuludq xmm3, xmmword ptr [.C20]
    pshufd xmm3, xmm3, 0xe8
    punpckldq xmm3, xmm7
    pshufd xmm7, xmm3, 0xee
    paddd xmm7, xmm3
    pshufd xmm3, xmm7, 0x55
    paddd xmm3, xmm7
    movd r13d, xmm3
    add r13d, edi
    lea rdi, [r15 + r15]
    movabs rax, -0x101010101010102
    and rdi, rax
    mov rdx, r15
    shr rdx
    movabs rax, 0x7f7f7f7f7f7f7f7f
    and rdx, rax
    or rdx, rdi
    mov rdi, qword ptr [rsp + 0x20]
    movq xmm3, rdi
    mov rax, qword ptr [rsp + 0x48]
    not rax
    movdqa xmm14, xmm1
    mov qword ptr [rsp + 0xb8], rax
    movq xmm7, rax
    punpcklqdq xmm1, xmm7
    movaps xmm7, xmmword ptr [rsp + 0x260]
    movaps xmm2, xmmword ptr [rsp + 0x270]
    shufps xmm2, xmm7, 0xe4
    punpcklqdq xmm3, xmm7
    movaps xmm8, xmm2
    pand xmm8, xmm3
    por xmm3, xmm2
    movq xmm7, qword ptr [rsp + 0xe0]
    punpcklqdq xmm7, xmm9
    movdqa xmm9, xmm3
    shufps xmm9, xmm8, 0x4e
    shufps xmm8, xmm3, 0xe4
    pand xmm7, xmm8
    punpckhqdq xmm6, xmm3
    pand xmm6, xmm9
    movdqa xmm8, xmm6
    psrlw xmm8, 0x1
    pand xmm8, xmm13
    psubb xmm6, xmm8
    movdqa xmm8, xmm6
    pand xmm8, xmm4
    psrlw xmm6, 0x2
    pand xmm6, xmm4
    paddb xmm6, xmm8
    movdqa xmm8, xmm7
    psrlw xmm8, 0x1
    pand xmm8, xmm13
    psubb xmm7, xmm8
    movdqa xmm8, xmm7
    pand xmm8, xmm4
    psrlw xmm7, 0x2
    pand xmm7, xmm4
    paddb xmm7, xmm8
    movq xmm9, rdi
    punpcklqdq xmm9, xmm0
    punpcklqdq xmm0, xmm5
    movapd xmm5, xmmword ptr [rsp + 0x140]
    movsd xmm14, xmm5
    shufps xmm11, xmm3, 0xe4
    punpckhqdq xmm3, xmm5
    pand xmm9, xmm11
    pand xmm3, xmm1
    pand xmm3, xmm0
    pand xmm9, xmm14
    movdqa xmm0, xmm3
    psrlw xmm0, 0x1
    pand xmm0, xmm13
    psubb xmm3, xmm0
    movdqa xmm0, xmm3
    pand xmm0, xmm4
    psrlw xmm3, 0x2
    pand xmm3, xmm4
    paddb xmm3, xmm0
    movdqa xmm0, xmm3
    psrlw xmm0, 0x4
    movdqa xmm5, xmm9
    psrlw xmm5, 0x1
    pand xmm5, xmm13
    psubb xmm9, xmm5
    movdqa xmm5, xmm9
    pand xmm5, xmm4
    psrlw xmm9, 0x2
    pand xmm9, xmm4
    paddb xmm9, xmm5
    movdqa xmm5, xmm9
    psrlw xmm5, 0x4
    punpcklqdq xmm12, xmm10
    movdqa xmm8, xmm12
    psrlw xmm8, 0x1
    pand xmm8, xmm13
    psubb xmm12, xmm8
    movdqa xmm8, xmm12
    pand xmm8, xmm4
    psrlw xmm12, 0x2
    pand xmm12, xmm4
    paddb xmm12, xmm8
    movdqa xmm10, xmm12
    psrlw xmm10, 0x4
    or rdx, rcx
    and rdx, r15
    mov rcx, rbx
    je .L64
    nop
.L63:
    mov rdi, rdx
    tzcnt r8, rdx
    dec rdx
    shr r8d
    and r8d, -0x4
    xor r8d, 0x1c
    add r13d, dword ptr [r8 + rbp + 0x600]
    and rdx, rdi
    jne .L63
.L64:
    shr qword ptr [rsp + 0x60], 0x38
    movdqa xmm11, xmm6
    psrlw xmm11, 0x4
    movdqa xmm13, xmm7
    psrlw xmm13, 0x4
    paddb xmm3, xmm0
    paddb xmm9, xmm5
    paddb xmm12, xmm10
    movabs rdx, 0xf0f0f0f0f0f0f0f
    mov rax, qword ptr [rsp + 0x38]
    and rax, rdx
    test r15, r15
    je .L66
    mov rdx, r15
    nop
.L65:
    mov rdi, rdx
    tzcnt r8, rdx
    dec rdx
    xor r8d, 0x38
    add r13d, dword ptr [rbp + 4*r8]
    and rdx, rdi
    jne .L65
.L66:
    paddb xmm6, xmm11
    paddb xmm7, xmm13
    movdqa xmm5, xmmword ptr [.C7]
    pand xmm3, xmm5
    pand xmm9, xmm5
    pand xmm12, xmm5
    movd xmm0, r14d
    imul rax, rcx
    mov qword ptr [rsp + 0x38], rax
    mov r12, r15
    shl r12, 0x10
    or r12, r15
    mov rax, qword ptr [rsp + 0x1e8]
    or r12, rax
    shl r12, 0x10
    or r12, rax
    mov rax, qword ptr [rsp + 0x230]
    mov ecx, eax
    or ecx, r12d
    shl rcx, 0x20
    or rcx, rax
    or r12, qword ptr [rsp + 0x228]
    or r12, rcx
    not r12
    and r12, r15
    je .L70
    mov rax, qword ptr [rsp + 0x68]
    or rax, qword ptr [rsp + 0x50]
    mov qword ptr [rsp + 0x10], rax
    xor edi, edi
    lea r15, [.D0]
    jmp .L69
    nop
.L67:
    add ebp, dword ptr [rcx + 4*r8]
.L68:
    lea rcx, [r12 - 0x1]
    mov edi, ebp
    and r12, rcx
    je .L71
.L69:
    tzcnt r14, r12
    mov r8d, r14d
    shr r8d, 0x3
    xor r8, 0x7
    lea ecx, [r14 + 0x38]
    mov r10d, ecx
    add edi, dword ptr [r15 + 4*r8 + 0x620]
    and r10b, 0x3f
    and r14d, 0x7
    mov eax, dword ptr [rsp + 0x90]
    mov ebx, eax
    sub ebx, r14d
    mov edx, r14d
    sub edx, eax
    cmovb edx, ebx
    shr r10b, 0x3
    movzx ebp, r10b
    mov eax, dword ptr [rsp + 0x10c]
    mov ebx, eax
    sub ebx, ebp
    mov r10d, ebp
    sub r10d, eax
    cmovb r10d, ebx
    cmp edx, r10d
    cmova r10d, edx
    imul r10d, dword ptr [r15 + 4*r8 + 0x640]
    add r10d, edi
    mov eax, dword ptr [rsp + 0x30]
    mov edx, eax
    sub edx, r14d
    sub r14d, eax
    cmovb r14d, edx
    mov eax, dword ptr [rsp + 0x108]
    mov edx, eax
    sub edx, ebp
    sub ebp, eax
    cmovb ebp, edx
    cmp r14d, ebp
    cmova ebp, r14d
    imul ebp, dword ptr [r15 + 4*r8 + 0x660]
    mov edi, 0x1
    shl rdi, cl
    add ebp, r10d
    movzx ecx, cl
    mov rdx, qword ptr [rsp + 0x50]
    bt rdx, rcx
    lea rcx, [.D1]
    jb .L67
    mov rcx, rdi
    shr rcx, 0x8
    or rcx, rdi
    mov rdx, rcx
    shr rdx, 0x10
    or rdx, rcx
    mov r10, rdx
    shr r10, 0x20
    or r10, rdx
    lea rcx, [.D2]
    test qword ptr [rsp + 0x10], r10
    je .L67
    lea rcx, [.D3]
    test qword ptr [rsp + 0x68], rdi
    jne .L68
    jmp .L67
.L70:
    xor ebp, ebp
.L71:
    pand xmm6, xmm5
    pand xmm7, xmm5
    psadbw xmm3, xmm15
    psadbw xmm9, xmm15
    psadbw xmm12, xmm15
    pshufd xmm0, xmm0, 0x44
    movd xmm5, dword ptr [rsp + 0x60]
    mov rax, qword ptr [rsp + 0x38]
    shr rax, 0x38
    mov rcx, qword ptr [rsp + 0x250]
    and cl, 0x38
    mov edx, 0xff
    shl rdx, cl
    mov rcx, rdx
    shr rcx, 0x8
    or rcx, rdx
    mov rdx, rcx
    shr rdx, 0x10
    or rdx, rcx
    mov r15, rdx
    shr r15, 0x20
    or r15, rdx
    and qword ptr [rsp + 0x58], r15
    and r15, qword ptr [rsp + 0x70]
    movzx ecx, byte ptr [rsp + 0xf]
    test cl, cl
    mov qword ptr [rsp + 0x38], rax
    je .L72
    mov eax, ecx
    cmp dword ptr [rsp + 0x30], 0x7
    movabs r14, 0x101010101010101
    jne .L73
    mov al, 0x6
    jmp .L73
.L72:
    mov al, 0x1
    movabs r14, 0x101010101010101
.L73:
    mov qword ptr [rsp + 0x10], rax
    lea r12d, [rax - 0x1]
    mov ecx, r12d
    and cl, 0x7
    mov r10, r14
    shl r10, cl
    mov rdx, qword ptr [rsp + 0x58]
    mov r8, rdx
    and r8, r10
    bsr rcx, r8
    xor ecx, 0x38
    shr ecx, 0x3
    test r8, r8
    cmove rcx, r8
    and r10, r15
    bsr r8, r10
    xor r8d, 0x38
    shr r8d, 0x3
    test r10, r10
    cmove r8, r10
    test rcx, rcx
    setne r10b
    lea rbx, [rcx + 0x1]
    cmp rbx, r8
    sete bl
    and bl, r10b
    movzx r10d, bl
    shl r10d, 0x5
    lea rdi, [.D0]
    add r10, rdi
    xor ebx, ebx
    movzx eax, byte ptr [rsp + 0xf]
    cmp r12b, al
    mov r12d, eax
    sete bl
    shl ebx, 0x5
    add rbx, rdi
    mov edi, ecx
    mov edi, dword ptr [rbx + 4*rdi + 0x6e0]
    mov ebx, r8d
    mov r10d, dword ptr [r10 + 4*rbx + 0x720]
    lea ebx, [rdi + r10]
    or r8, rcx
    lea r8d, [rdi + r10 - 0x20010]
    cmovne r8d, ebx
    mov rcx, qword ptr [rsp + 0xc0]
    test qword ptr [rsp + 0xa0], rcx
    cmove r8d, ebx
    mov rax, qword ptr [rsp + 0x10]
    mov ecx, eax
    shl r14, cl
    mov rdi, rdx
    and rdi, r14
    bsr rcx, rdi
    xor ecx, 0x38
    shr ecx, 0x3
    test rdi, rdi
    cmove rcx, rdi
    and r14, r15
    bsr rdi, r14
    xor edi, 0x38
    shr edi, 0x3
    test r14, r14
    cmove rdi, r14
    test rcx, rcx
    setne r10b
    lea rbx, [rcx + 0x1]
    cmp rbx, rdi
    sete bl
    and bl, r10b
    movzx r10d, bl
    shl r10d, 0x5
    lea r14, [.D0]
    add r10, r14
    xor ebx, ebx
    cmp al, r12b
    sete bl
    shl ebx, 0x5
    add rbx, r14
    mov r12d, ecx
    add r8d, dword ptr [rbx + 4*r12 + 0x6e0]
    movabs r12, 0x101010101010101
    mov ebx, edi
    or rdi, rcx
    mov ecx, dword ptr [r10 + 4*rbx + 0x720]
    lea edi, [r8 + rcx]
    lea r8d, [rcx + r8 - 0x20010]
    cmovne r8d, edi
    mov rcx, qword ptr [rsp + 0xa0]
    test qword ptr [rsp + 0xc0], rcx
    cmove r8d, edi
    inc al
    mov ecx, eax
    and cl, 0x7
    shl r12, cl
    and rdx, r12
    bsr rcx, rdx
    xor ecx, 0x38
    shr ecx, 0x3
    test rdx, rdx
    cmove rcx, rdx
    and r12, r15
    bsr rdi, r12
    xor edi, 0x38
    shr edi, 0x3
    test r12, r12
    cmove rdi, r12
    test rcx, rcx
    setne r10b
    lea rbx, [rcx + 0x1]
    cmp rbx, rdi
    sete bl
    and bl, r10b
    movzx r10d, bl
    shl r10d, 0x5
    add r10, r14
    xor ebx, ebx
    cmp al, byte ptr [rsp + 0xf]
    sete bl
    shl ebx, 0x5
    add rbx, r14
    mov edx, ecx
    add r8d, dword ptr [rbx + 4*rdx + 0x6e0]
    mov edx, edi
    or rdi, rcx
    mov ecx, dword ptr [r10 + 4*rdx + 0x720]
    lea edi, [r8 + rcx]
    lea ecx, [rcx + r8 - 0x20010]
    cmovne ecx, edi
    mov r8, qword ptr [rsp + 0xc0]
    test qword ptr [rsp + 0xa0], r8
    psadbw xmm6, xmm15
    psadbw xmm7, xmm15
    movdqa xmm13, xmm12
    punpcklqdq xmm13, xmm5
    punpckhqdq xmm12, xmm0
    packuswb xmm9, xmm3
    cmove ecx, edi
    mov dword ptr [rsp + 0x10], ecx
    cmp qword ptr [rsp + 0x128], 0x1
    mov rdx, qword ptr [rsp + 0x40]
    sbb edx, -0x1
    xor eax, eax
    cmp edx, 0x2
    mov rdx, r8
    jl .L74
    lea rdx, [plywright::board::geometry::AROUND]
    add rdx, qword ptr [rsp + 0x208]
    mov rax, qword ptr [rsp + 0xc8]
    or rax, qword ptr [rsp + 0x130]
    or rax, qword ptr [rsp + 0x20]
    and rax, qword ptr [rsp + 0xb8]
    and rax, qword ptr [rsp + 0x68]
    mov r10, qword ptr [rsp + 0xf8]
    and r10, rax
    mov rcx, r10
    shr rcx
    movabs rdi, 0x5555555555555555
    and rcx, rdi
    sub r10, rcx
    mov rcx, r10
    movabs rdi, 0x3333333333333333
    and rcx, rdi
    shr r10, 0x2
    and r10, rdi
    add r10, rcx
    mov r8, r10
    shr r8, 0x4
    add r8, r10
    mov rcx, qword ptr [rsp + 0x1d8]
    lea r10, [rcx + 2*rcx]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    mov r14d, dword ptr [rbx + 8*r10 + 0x10]
    movzx ecx, byte ptr [rbx + 8*r10 + 0x14]
    mov rdi, qword ptr [rbx + 8*r10]
    mov r15, qword ptr [rsp + 0x50]
    and rdi, r15
    imul rdi, qword ptr [rbx + 8*r10 + 0x8]
    shr rdi, cl
    movzx ecx, byte ptr [rbx + 8*r10 + 0x614]
    mov r12, qword ptr [rbx + 8*r10 + 0x600]
    and r12, r15
    imul r12, qword ptr [rbx + 8*r10 + 0x608]
    shr r12, cl
    add rdi, r14
    mov ecx, dword ptr [rbx + 8*r10 + 0x610]
    add r12, rcx
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and r8, rcx
    movabs rcx, 0x101010101010101
    imul r8, rcx
    shr r8, 0x38
    and rax, qword ptr [rsp + 0x98]
    or rax, qword ptr [rsp + 0x20]
    mov rcx, qword ptr [rsp + 0xc0]
    not rcx
    and rcx, rax
    lea r10, [plywright::sliders::magic::TABLE]
    mov rbx, qword ptr [r10 + 8*r12]
    and rbx, rcx
    mov rdi, qword ptr [r10 + 8*rdi]
    and rdi, rcx
    movdqa xmm0, xmmword ptr [rsp + 0x260]
    movq r10, xmm0
    and r10, qword ptr [rdx]
    mov r14, rbx
    or r14, rdi
    test r10, rcx
    lea ecx, [r8 + 2*r8]
    lea ecx, [r8 + 4*rcx]
    mov rdx, qword ptr [rsp + 0x78]
    lea r8d, [rcx + rdx]
    lea ecx, [rdx + rcx + 0x24]
    cmove ecx, r8d
    pshufd xmm0, xmm0, 0xee
    movq r8, xmm0
    test r8, rbx
    lea r8d, [rcx + 0x18]
    cmove r8d, ecx
    test qword ptr [rsp + 0xe0], rdi
    lea ecx, [r8 + 0x2c]
    cmove ecx, r8d
    mov rdx, qword ptr [rsp + 0xc0]
    test qword ptr [rsp + 0x138], r14
    lea edi, [rcx + 0x24]
    cmove edi, ecx
    lea ecx, [rdi - 0x40]
    cmp qword ptr [rsp + 0x128], 0x0
    cmovne ecx, edi
    xor edi, edi
    test ecx, ecx
    cmovg edi, ecx
    cmp edi, 0x3ff
    mov ecx, 0x3ff
    cmovl ecx, edi
    imul ecx, ecx
    shr ecx, 0x7
    cmp ecx, 0x1f4
    mov edi, 0x1f4
    cmovb edi, ecx
    mov eax, edi
    shl eax, 0xd
    and eax, 0x3f0000
    or eax, edi
.L74:
    mov qword ptr [rsp + 0x40], rax
    mov r15, qword ptr [rsp + 0x188]
    and r15, rdx
    mov rax, qword ptr [rsp + 0x190]
    mov rcx, qword ptr [rsp + 0x158]
    and rcx, rax
    shr rcx, 0x8
    movabs rdi, 0xff00000000
    and rdi, rcx
    or rdi, rax
    mov rbx, qword ptr [rsp + 0xa8]
    mov rdx, qword ptr [rsp + 0x50]
    or rdx, rbx
    not rdx
    mov r8, rsi
    mov rcx, qword ptr [rsp + 0xf0]
    or r8, rcx
    and r8, rdx
    and r8, rdi
    mov rdi, r8
    shr rdi, 0x7
    movabs r10, 0xfefefefefefe
    and r10, rdi
    shr r8, 0x9
    movabs rdi, 0x7f7f7f7f7f7f
    and rdi, r8
    or rdi, r10
    mov rdx, qword ptr [rsp + 0x180]
    or rdx, r15
    and r15, qword ptr [rsp + 0x218]
    mov r12, qword ptr [rsp + 0x98]
    or r12, rbx
    mov rbx, qword ptr [rsp + 0x70]
    mov r14, rbx
    and r14, rcx
    mov rax, qword ptr [rsp + 0xd0]
    movq xmm3, rax
    and rax, r14
    movq xmm0, rax
    movq xmm5, r15
    or rdx, qword ptr [rsp + 0x128]
    mov rax, qword ptr [rsp + 0xb0]
    or rax, qword ptr [rsp + 0xd8]
    mov r10, rdx
    or r10, rbx
    and r10, qword ptr [rsp + 0x130]
    pshufd xmm3, xmm3, 0x44
    movdqa xmm15, xmmword ptr [rsp + 0x280]
    punpcklqdq xmm15, xmm5
    pand xmm15, xmm3
    movq xmm3, rcx
    and r10, rcx
    mov r8, r10
    shr r8
    movabs r15, 0x5555555555555555
    and r8, r15
    sub r10, r8
    mov r8, r10
    movabs r15, 0x3333333333333333
    and r8, r15
    shr r10, 0x2
    and r10, r15
    add r10, r8
    mov r8, r10
    shr r8, 0x4
    add r8, r10
    movabs r10, 0xf0f0f0f0f0f0f0f
    and r8, r10
    movabs rcx, 0x101010101010101
    imul r8, rcx
    packuswb xmm7, xmm6
    movq xmm8, rsi
    not r12
    shufps xmm13, xmm12, 0x88
    and r12, rdx
    movq xmm6, r12
    pshufd xmm10, xmmword ptr [rsp + 0x140], 0x44
    punpcklqdq xmm8, xmm5
    pshufd xmm6, xmm6, 0x44
    pand xmm6, xmm10
    movq xmm5, rax
    movq xmm10, rdx
    punpcklqdq xmm10, xmm5
    pand xmm10, xmm8
    movq xmm11, qword ptr [rsp + 0x48]
    shr r8, 0x38
    mov rcx, qword ptr [rsp + 0x38]
    sub ecx, r8d
    and rax, r14
    mov r8, qword ptr [rsp + 0x160]
    and r8, rdx
    and r8, rdi
    mov rsi, qword ptr [rsp + 0x88]
    and rsi, rdx
    movsd xmm14, xmm3
    movq xmm3, r8
    andpd xmm14, xmm10
    movdqa xmm8, xmm10
    punpckhqdq xmm8, xmm6
    movq xmm6, rsi
    punpcklqdq xmm1, xmm11
    movq xmm10, rax
    pand xmm1, xmm8
    movdqa xmm8, xmm1
    psrlw xmm8, 0x1
    movdqa xmm12, xmmword ptr [.C6]
    pand xmm8, xmm12
    psubb xmm1, xmm8
    movdqa xmm8, xmm1
    pand xmm8, xmm4
    psrlw xmm1, 0x2
    pand xmm1, xmm4
    paddb xmm1, xmm8
    movdqa xmm8, xmm1
    psrlw xmm8, 0x4
    paddb xmm8, xmm1
    movdqa xmm2, xmm4
    movdqa xmm4, xmmword ptr [.C7]
    pand xmm8, xmm4
    movapd xmm1, xmm14
    psrlw xmm1, 0x1
    pand xmm1, xmm12
    psubb xmm14, xmm1
    movdqa xmm1, xmm14
    pand xmm1, xmm2
    psrlw xmm14, 0x2
    pand xmm14, xmm2
    paddb xmm14, xmm1
    movdqa xmm11, xmm14
    psrlw xmm11, 0x4
    paddb xmm11, xmm14
    pxor xmm1, xmm1
    psadbw xmm8, xmm1
    pand xmm11, xmm4
    psadbw xmm11, xmm1
    packuswb xmm11, xmm8
    psubd xmm9, xmm11
    pshufd xmm5, xmm5, 0x44
    pand xmm5, xmmword ptr [rsp + 0x1f0]
    punpcklqdq xmm6, xmm3
    shufps xmm0, xmm5, 0xe4
    punpcklqdq xmm5, xmm10
    movdqa xmm3, xmm6
    psrlw xmm3, 0x1
    pand xmm3, xmm12
    psubb xmm6, xmm3
    movdqa xmm3, xmm6
    pand xmm3, xmm2
    psrlw xmm6, 0x2
    pand xmm6, xmm2
    paddb xmm6, xmm3
    movdqa xmm3, xmm6
    psrlw xmm3, 0x4
    paddb xmm3, xmm6
    movdqa xmm6, xmm5
    psrlw xmm6, 0x1
    pand xmm6, xmm12
    psubb xmm5, xmm6
    movdqa xmm6, xmm5
    pand xmm6, xmm2
    psrlw xmm5, 0x2
    pand xmm5, xmm2
    paddb xmm5, xmm6
    movdqa xmm6, xmm5
    psrlw xmm6, 0x4
    paddb xmm6, xmm5
    movaps xmm5, xmm0
    psrlw xmm5, 0x1
    pand xmm5, xmm12
    psubb xmm0, xmm5
    movdqa xmm5, xmm0
    pand xmm5, xmm2
    psrlw xmm0, 0x2
    pand xmm0, xmm2
    paddb xmm0, xmm5
    movdqa xmm5, xmm0
    psrlw xmm5, 0x4
    paddb xmm5, xmm0
    pand xmm6, xmm4
    psadbw xmm6, xmm1
    pand xmm5, xmm4
    psadbw xmm5, xmm1
    packuswb xmm5, xmm6
    psubd xmm7, xmm5
    movdqa xmm0, xmm15
    psrlw xmm0, 0x1
    pand xmm0, xmm12
    psubb xmm15, xmm0
    movdqa xmm0, xmm15
    pand xmm0, xmm2
    psrlw xmm15, 0x2
    pand xmm15, xmm2
    paddb xmm15, xmm0
    movdqa xmm0, xmm15
    psrlw xmm0, 0x4
    paddb xmm0, xmm15
    pand xmm3, xmm4
    pand xmm0, xmm4
    psadbw xmm3, xmm1
    psadbw xmm0, xmm1
    packuswb xmm3, xmm0
    pshufd xmm0, xmm7, 0xf5
    pmuludq xmm7, xmmword ptr [.C21]
    psubd xmm13, xmm3
    pshufd xmm1, xmm7, 0xe8
    pmuludq xmm0, xmmword ptr [.C22]
    pshufd xmm0, xmm0, 0xe8
    pshufd xmm3, xmm13, 0xf5
    pmuludq xmm13, xmmword ptr [.C23]
    punpckldq xmm1, xmm0
    pshufd xmm0, xmm13, 0xe8
    pmuludq xmm3, xmmword ptr [.C24]
    pshufd xmm3, xmm3, 0xe8
    punpckldq xmm0, xmm3
    paddd xmm0, xmm1
    pshufd xmm1, xmm9, 0xf5
    pmuludq xmm9, xmmword ptr [.C25]
    pmuludq xmm1, xmmword ptr [.C26]
    pshufd xmm3, xmm9, 0xe8
    pshufd xmm1, xmm1, 0xe8
    punpckldq xmm3, xmm1
    pshufd xmm1, xmm3, 0xee
    paddd xmm1, xmm3
    pshufd xmm3, xmm1, 0x55
    paddd xmm3, xmm1
    mov eax, dword ptr [rsp + 0x104]
    add eax, r9d
    movd esi, xmm3
    pshufd xmm1, xmm0, 0xee
    paddd xmm1, xmm0
    pshufd xmm0, xmm1, 0x55
    paddd xmm0, xmm1
    add r11d, dword ptr [rsp + 0x100]
    sub eax, r11d
    add eax, dword ptr [rsp + 0x19c]
    add eax, dword ptr [rsp + 0x198]
    add eax, dword ptr [rsp + 0x168]
    add eax, dword ptr [rsp + 0x170]
    add esi, eax
    mov edx, dword ptr [rsp + 0x118]
    add edx, r13d
    add edx, ebp
    mov eax, dword ptr [rsp + 0x120]
    add eax, edx
    add eax, dword ptr [rsp + 0x10]
    sub esi, eax
    imul eax, ecx, 0x1e000a
    mov rcx, qword ptr [rsp + 0x40]
    mov rdx, qword ptr [rsp + 0x258]
    movzx edx, byte ptr [rdx + 0x93]
    lea edi, [rcx - 0xa0014]
    add ecx, 0xa0014
    test dl, dl
    cmovne ecx, edi
    movd edi, xmm0
    add ecx, eax
    add ecx, edi
    mov eax, ecx
    add ecx, esi
    add eax, esi
    add eax, 0x8000
    sar eax, 0x10
    test eax, eax
    jle .L76
    pshufd xmm0, xmmword ptr [rsp + 0x1a0], 0x55
    movd esi, xmm0
    test rbx, rbx
    lea r10, [.D0]
    mov r11, qword ptr [rsp + 0x80]
    mov r14, qword ptr [rsp + 0x1d0]
    mov r15, qword ptr [rsp + 0x1c8]
    mov r12, qword ptr [rsp + 0x1c0]
    mov r13, qword ptr [rsp + 0x1b8]
    mov rbp, qword ptr [rsp + 0xe8]
    mov r9, qword ptr [rsp + 0x28]
    je .L80
    cmp esi, 0x1
    jne .L79
    cmp r9d, 0x1
    jne .L79
    movabs rdi, 0x55aa55aa55aa55aa
    mov r10, qword ptr [rsp + 0x1b0]
    test r10, rdi
    sete dil
    movabs r8, -0x55aa55aa55aa55ab
    test r10, r8
    sete r8b
    or r8b, dil
    jne .L79
    lea esi, [r15 + 2*r15]
    lea r8d, [r13 + 4*r13]
    add r8d, esi
    lea r9d, [r12 + 8*r12]
    lea rsi, [.D4]
    lea rdi, [.D5]
    add r9d, r8d
    mov r10, qword ptr [rsp + 0x18]
    jne .L75
    lea r8d, [rbp + 2*rbp]
    lea r9d, [r10 + 4*r10]
    add r9d, r8d
    lea r8d, [r11 + 8*r11]
    add r8d, r9d
    jne .L75
    lea rsi, [.D6]
    lea rdi, [.D7]
.L75:
    mov r8, qword ptr [rsp + 0x178]
    jmp .L78
.L76:
    cmp dword ptr [rsp + 0x110], 0x0
    lea r10, [.D0]
    mov r11, qword ptr [rsp + 0x80]
    mov r14, qword ptr [rsp + 0x1d0]
    mov r15, qword ptr [rsp + 0x1c8]
    mov r12, qword ptr [rsp + 0x1c0]
    mov r13, qword ptr [rsp + 0x1b8]
    movdqa xmm1, xmmword ptr [rsp + 0x1a0]
    mov rbp, qword ptr [rsp + 0xe8]
    mov r9, qword ptr [rsp + 0x28]
    je .L83
    pshufd xmm0, xmm1, 0x55
    movd esi, xmm0
    cmp r9d, 0x1
    jne .L81
    cmp esi, 0x1
    jne .L81
    movabs rdi, 0x55aa55aa55aa55aa
    mov r10, qword ptr [rsp + 0x1b0]
    test r10, rdi
    sete dil
    movabs r8, -0x55aa55aa55aa55ab
    test r10, r8
    sete r8b
    or r8b, dil
    jne .L81
    lea esi, [rbp + 2*rbp]
    mov r10, qword ptr [rsp + 0x18]
    lea r8d, [r10 + 4*r10]
    add r8d, esi
    lea r9d, [r11 + 8*r11]
    lea rsi, [.D4]
    lea rdi, [.D5]
    add r9d, r8d
    jne .L77
    lea r8d, [r15 + 2*r15]
    lea r9d, [r13 + 4*r13]
    add r9d, r8d
    lea r8d, [r12 + 8*r12]
    add r8d, r9d
    jne .L77
    lea rsi, [.D6]
    lea rdi, [.D7]
.L77:
    mov r8, qword ptr [rsp + 0x110]
.L78:
    imul r8d, dword ptr [rdi]
    add r8d, dword ptr [rsi]
    cmp r8d, 0x40
    mov esi, 0x40
    cmovl esi, r8d
    jmp .L87
.L79:
    add esi, r15d
    sub esi, ebp
    sub esi, r9d
    mov edi, r12d
    sub edi, r11d
    lea edi, [rdi + 8*rdi]
    lea esi, [rsi + 2*rsi]
    mov r8d, r13d
    mov r10, qword ptr [rsp + 0x18]
    sub r8d, r10d
    lea r8d, [r8 + 4*r8]
    add r8d, edi
    add r8d, esi
    mov esi, 0x40
    cmp r8d, 0x4
    jge .L88
    mov rsi, qword ptr [rsp + 0x178]
    jmp .L82
.L80:
    add esi, r15d
    lea esi, [rsi + 2*rsi]
    lea r8d, [r13 + 4*r13]
    lea edi, [r12 + 8*r12]
    add edi, r8d
    add edi, esi
    lea esi, [r9 + rbp]
    lea r8d, [rsi + 2*rsi]
    mov rsi, qword ptr [rsp + 0x18]
    lea r9d, [rsi + 4*rsi]
    lea esi, [r11 + 8*r11]
    add esi, r9d
    add esi, r8d
    mov r8d, edi
    sub r8d, esi
    cmp r8d, 0x3
    jle .L84
    mov esi, 0x40
    cmp r15d, 0x2
    mov r10, qword ptr [rsp + 0x18]
    mov r9, qword ptr [rsp + 0x28]
    jne .L88
    xor edi, 0x6
    xor esi, esi
    or edi, dword ptr [rsp + 0x110]
    setne sil
    shl esi, 0x6
    jmp .L88
.L81:
    lea edi, [r9 + rbp]
    add esi, r15d
    sub edi, esi
    mov esi, r11d
    sub esi, r12d
    lea esi, [rsi + 8*rsi]
    lea edi, [rdi + 2*rdi]
    mov r10, qword ptr [rsp + 0x18]
    mov r8d, r10d
    sub r8d, r13d
    lea r8d, [r8 + 4*r8]
    add r8d, esi
    add r8d, edi
    mov esi, 0x40
    cmp r8d, 0x4
    jge .L88
    mov rsi, qword ptr [rsp + 0x110]
.L82:
    add esi, esi
    lea edi, [rsi + 2*rsi]
    cmp edi, 0x14
    mov esi, 0x14
    cmovl esi, edi
    add esi, 0x2c
    jmp .L88
.L83:
    lea esi, [r9 + rbp]
    lea esi, [rsi + 2*rsi]
    mov rdi, qword ptr [rsp + 0x18]
    lea r8d, [rdi + 4*rdi]
    lea edi, [r11 + 8*r11]
    add edi, r8d
    add edi, esi
    pshufd xmm0, xmm1, 0x55
    paddd xmm0, xmm1
    movd esi, xmm0
    lea r8d, [rsi + 2*rsi]
    lea r9d, [r13 + 4*r13]
    lea esi, [r12 + 8*r12]
    add esi, r9d
    add esi, r8d
    mov r8d, edi
    sub r8d, esi
    cmp r8d, 0x3
    jle .L84
    mov esi, 0x40
    cmp ebp, 0x2
    mov r10, qword ptr [rsp + 0x18]
    mov r9, qword ptr [rsp + 0x28]
    jne .L88
    xor r8d, r8d
    test rbx, rbx
    setne r8b
    shl r8d, 0x6
    cmp edi, 0x6
    mov esi, 0x40
    cmove esi, r8d
    jmp .L88
.L84:
    cmp edi, 0x4
    jae .L85
    xor esi, esi
    jmp .L86
.L85:
    xor edi, edi
    cmp esi, 0x4
    setae dil
    mov esi, dword ptr [r10 + 4*rdi + 0x840]
.L86:
    mov r10, qword ptr [rsp + 0x18]
.L87:
    mov r9, qword ptr [rsp + 0x28]
.L88:
    movsx ecx, cx
    add r12d, r11d
    add r10d, r13d
    add r15d, r14d
    add r15d, ebp
    add r15d, r9d
    lea edi, [r15 + 2*r10]
    lea edi, [rdi + 4*r12]
    cmp edi, 0x18
    mov r8d, 0x18
    cmovge edi, r8d
    imul ecx, edi
    imul esi, eax
    lea eax, [rsi + 0x3f]
    test esi, esi
    cmovns eax, esi
    sar eax, 0x6
    sub r8d, edi
    imul r8d, eax
    add r8d, ecx
    movsxd rax, r8d
    imul rcx, rax, 0x2aaaaaab
    mov rax, rcx
    shr rax, 0x3f
    sar rcx, 0x22
    add ecx, eax
    mov eax, ecx
    neg eax
    test dl, dl
    cmove eax, ecx
    add rsp, 0x298
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L89:
    lea rdx, [.D8]
    mov esi, 0x9
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.L90:
    lea rdx, [.D9]
    mov esi, 0xe
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.L91:
    lea rdx, [.D10]
    mov esi, 0xf
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.L92:
    lea rdx, [.D11]
    mov esi, 0x1c
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.C0 = 0x3333333333333333 0x3333333333333333
.C1 = 0x0000555555000000 0x0000555555000000
.C2 = 0x3333333333000000 0x3333333333000000
.C3 = 0x0f0f0f0f0f000000 0x0f0f0f0f0f000000
.C4 = 0x0101010101010101 0x0101010101010101
.C5 = 0x0000000001010101 0x0000000001010101
.C6 = 0x5555555555555555 0x5555555555555555
.C7 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
.C8 = 0x0006000e00020006 0x000800120012001e
.C9 = 0x000000000006000e 0x0000000000080012
.C10 = 0x0000000000000000 0xffffffffffffffff
.C11 = 0x0000005555550000 0x0000005555550000
.C12 = 0x3333333333330000 0x3333333333330000
.C13 = 0x0f0f0f0f0f0f0000 0x0f0f0f0f0f0f0000
.C14 = 0x000c001e0006000e 0x000800120012001e
.C15 = 0x00000000000c001e 0x0000000000080012
.C16 = 0xffffffffffffffff 0x0000000000000000
.C17 = 0x00000000fff8fffc 0x00000000fff2fff7
.C18 = 0xfff8fffcfff2fff6 0xfff2fff7fffafff7
.C19 = 0x000000000007000b 0x00000000fff2fff6
.C20 = 0x0007000bffe9fff8 0xfff2fff6fff8fffc
.C21 = 0x00320028000e0000 0x000e00020028002c
.C22 = 0x0000000000320028 0x00000000000e0002
.C23 = 0x000d001100240038 0x0016001200180026
.C24 = 0x00000000000d0011 0x0000000000160012
.C25 = 0x0018001800180022 0x000c001000160016
.C26 = 0x0000000000180018 0x00000000000c0010
