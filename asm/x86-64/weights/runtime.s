# The kernels of weights/runtime, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm weights/runtime
# binary: sha256 c0486deb9de46ee3ab32e63af6668baa928e2cce1998fe8cd1a09e1f84aca5e7
# latency: 48 instructions in 143 bytes; innermost loops: .L0 of 19
# throughput: 32 instructions in 104 bytes; innermost loops: .L0 of 9
# plywright::eval::Evaluator<R>::evaluate: 4161 instructions in 19685 bytes; innermost loops: .L10 of 63, .L15 of 101, .L20 of 76, .L24 of 86, .L32 of 68, .L37 of 104, .L42 of 79, .L46 of 90, .L58 of 7, .L61 of 6, .L63 of 109, .L73 of 7, .L101 of 9, .L104 of 7, .L106 of 99, .L115 of 9
# mix of 4241 instructions: 1100 mov, 487 and, 342 add, 307 shr, 175 movabs, 155 imul, 136 or, 133 lea, 96 movdqa, 87 sub, 83 pand, 80 cmp, 77 pshufd, 77 test, 65 je, 61 jmp, 60 shl, 60 xor, 50 jne, 48 psrlw, 45 movq, 39 movzx, 34 movd, 33 not, 32 paddb, 24 tzcnt, 23 punpcklqdq, 18 jae, 18 push, 17 pmuludq, 17 pop, 16 cmove, 16 psadbw, 16 psubb, 16 sete, 12 paddd, 11 inc, 9 movaps, 9 setne, 8 cmovb, 8 packuswb, 7 cmovl, 7 dec, 6 bsr, 6 bt, 6 bts, 6 call, 6 jbe, 6 movsd, 6 punpckldq, 6 shufps, 5 movapd, 5 psrlq, 5 pxor, 5 sar, 4 cmova, 4 cmovae, 4 movdqu, 4 neg, 4 paddq, 3 jle, 3 movss, 3 ret, 2 andpd, 2 cdqe, 2 cmovbe, 2 cmovg, 2 jge, 2 jl, 2 psubd, 2 punpckhqdq, 2 sbb, 2 shld, 1 cmovge, 1 cmovns, 1 movlhps, 1 movsx, 1 movsxd, 1 por, 1 psllq, 1 psubq, 1 setae, 1 unpcklps

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
    sub rsp, 0x388
    movabs rax, -0x101010101010102
    movabs r8, 0x7f7f7f7f7f7f7f7f
    mov r14, qword ptr [rsi + 0x80]
    mov rdx, qword ptr [rsi + 0x50]
    mov rbp, qword ptr [rsi + 0x78]
    mov r9, rdx
    and r9, r14
    mov qword ptr [rsp + 0xc0], rbp
    and rbp, r14
    mov r11d, 0x40
    tzcnt r11, rbp
    mov ebx, r11d
    and ebx, 0x3f
    mov rcx, r9
    shl rcx, 0x9
    lea r13, [rax - 0xfe]
    mov rax, r9
    shl rax, 0x7
    mov qword ptr [rsp + 0x2e0], rbx
    mov r15d, ebx
    shl r15d, 0x6
    lea r12, [r8 - 0x7f]
    mov ebx, r11d
    mov r10, rdx
    and bl, 0x7
    je .L0
    mov r8d, r11d
    and r8d, 0x7
    mov edx, ebx
    cmp r8d, 0x7
    jne .L1
    mov dl, 0x6
    jmp .L1
.L0:
    mov dl, 0x1
.L1:
    and rcx, r13
    mov qword ptr [rsp + 0x1d0], r12
    and rax, r12
    lea r12, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rsi + 0x88]
    mov qword ptr [rsp + 0x70], r8
    mov r8d, r11d
    shr r8b, 0x3
    and r8b, 0x7
    movzx r8d, r8b
    test r8b, r8b
    mov qword ptr [rsp + 0x88], r9
    mov qword ptr [rsp], rdi
    mov dword ptr [rsp + 0x54], r8d
    mov qword ptr [rsp + 0x280], r11
    mov qword ptr [rsp + 0x110], rbx
    mov qword ptr [rsp + 0x168], r13
    je .L2
    cmp r8d, 0x7
    jne .L3
    mov dil, 0x30
    jmp .L4
.L2:
    mov dil, 0x8
    jmp .L4
.L3:
    mov edi, r11d
    and dil, 0x38
.L4:
    or dil, dl
    mov rdx, rax
    or rdx, rcx
    mov qword ptr [rsp + 0xb8], rdx
    mov rdx, qword ptr [r15 + r12 + 0x8]
    mov qword ptr [rsp + 0xd8], rdx
    movabs rbx, 0xfefefefefefefe
    movabs r9, 0x7f7f7f7f7f7f7f
    mov r11, qword ptr [rsi + 0x58]
    mov qword ptr [rsp + 0x8], rdi
    movzx edx, dil
    shl edx, 0x6
    mov rdi, r10
    mov r8, qword ptr [rsp + 0x70]
    and rdi, r8
    mov r13, qword ptr [rsp + 0xc0]
    and r13, r8
    mov r10d, 0x40
    mov qword ptr [rsp + 0xc0], r13
    tzcnt r10, r13
    mov r8d, r10d
    and r8b, 0x3f
    mov byte ptr [rsp + 0x48], r8b
    mov r8d, r10d
    and r8d, 0x3f
    mov r13, rdi
    shr r13, 0x7
    and r13, rbx
    mov qword ptr [rsp + 0x30], r13
    mov qword ptr [rsp + 0x58], rdi
    shr rdi, 0x9
    and rdi, r9
    mov qword ptr [rsp + 0xf8], rdi
    mov qword ptr [rsp + 0x300], r8
    mov r13d, r8d
    shl r13d, 0x6
    mov ebx, r10d
    and bl, 0x7
    je .L5
    mov r8d, r10d
    and r8d, 0x7
    mov r9d, ebx
    cmp r8d, 0x7
    jne .L6
    mov r9b, 0x6
    jmp .L6
.L5:
    mov r9b, 0x1
.L6:
    mov rdi, qword ptr [rsp + 0x30]
    or rdi, qword ptr [rsp + 0xf8]
    mov qword ptr [rsp + 0xc8], rdi
    and rax, rcx
    mov r8, qword ptr [rsp + 0xb8]
    and r8, qword ptr [rsp + 0xd8]
    mov rcx, r11
    and rcx, r14
    mov qword ptr [rsp + 0x80], rcx
    movzx ecx, byte ptr [rsp + 0x48]
    shr cl, 0x3
    movzx ecx, cl
    test cl, cl
    mov qword ptr [rsp + 0x140], rbx
    mov qword ptr [rsp + 0x1f8], r14
    mov dword ptr [rsp + 0x9c], ecx
    mov qword ptr [rsp + 0x288], r10
    mov qword ptr [rsp + 0x220], r11
    mov qword ptr [rsp + 0x1c8], r15
    mov qword ptr [rsp + 0x78], rbp
    je .L7
    cmp ecx, 0x7
    mov rdi, qword ptr [rsp]
    jne .L8
    mov cl, 0x30
    jmp .L9
.L7:
    mov cl, 0x8
    mov rdi, qword ptr [rsp]
    jmp .L9
.L8:
    mov ecx, r10d
    and cl, 0x38
.L9:
    or cl, r9b
    movdqu xmm7, xmmword ptr [rsi + 0x58]
    movdqu xmm10, xmmword ptr [rsi + 0x60]
    mov r9, qword ptr [rsi + 0x70]
    mov qword ptr [rsp + 0xa8], r9
    movabs r15, 0x5555555555555555
    movabs r14, 0xf0f0f0f0f0f0f0f
    movabs rbp, 0x101010101010101
    mov qword ptr [rsp + 0x330], r13
    mov r9, qword ptr [r13 + r12 + 0x8]
    mov qword ptr [rsp + 0x200], r9
    mov rdx, qword ptr [rdx + r12 + 0x8]
    mov qword ptr [rsp + 0x28], rdx
    mov qword ptr [rsp + 0x2a0], rsi
    mov rdx, qword ptr [rsi + 0x68]
    mov qword ptr [rsp + 0x130], rdx
    or r8, rax
    mov qword ptr [rsp + 0x150], r8
    mov r13, qword ptr [rsp + 0xb8]
    or r13, qword ptr [rsp + 0xd8]
    movzx eax, cl
    mov ecx, eax
    shl eax, 0x6
    mov rax, qword ptr [rax + r12 + 0x8]
    bts rax, rcx
    mov qword ptr [rsp + 0x260], rax
    mov rcx, qword ptr [rsp + 0x88]
    mov rax, qword ptr [rsp + 0x2e0]
    bts rcx, rax
    or rcx, qword ptr [rsp + 0xc8]
    not rcx
    mov qword ptr [rsp + 0x38], rcx
    mov r10d, dword ptr [rdi + 4*rax + 0x510]
    mov rdx, qword ptr [rsp + 0x80]
    xor r8d, r8d
    test rdx, rdx
    je .L13
    mov dword ptr [rsp + 0x1c], 0x0
    xor ecx, ecx
    mov qword ptr [rsp + 0x240], 0x0
    nop
.L10:
    tzcnt rsi, rdx
    mov eax, esi
    shl eax, 0x6
    mov r9, qword ptr [rax + r12]
    mov rax, r9
    and rax, qword ptr [rsp + 0x260]
    je .L11
    inc dword ptr [rsp + 0x1c]
    mov r8, rax
    shr r8
    and r8, r15
    sub rax, r8
    mov r8, rax
    movabs r11, 0x3333333333333333
    and r8, r11
    shr rax, 0x2
    and rax, r11
    add rax, r8
    mov r8, rax
    shr r8, 0x4
    add r8, rax
    and r8, r14
    imul r8, rbp
    shr r8, 0x38
    imul r8d, dword ptr [rdi + 0x998]
    add r8d, dword ptr [rdi + 0x800]
    add r8d, ecx
    mov ecx, r8d
    jmp .L12
    nop
.L11:
    movabs r11, 0x3333333333333333
.L12:
    mov rax, r9
    and rax, qword ptr [rsp + 0x38]
    mov rbx, rax
    shr rbx
    and rbx, r15
    sub rax, rbx
    mov rbx, rax
    and rbx, r11
    shr rax, 0x2
    and rax, r11
    add rax, rbx
    mov rbx, rax
    shr rbx, 0x4
    add rbx, rax
    and rbx, r14
    imul rbx, rbp
    mov rax, rbx
    shr rax, 0x38
    movabs rdi, 0x900000000000000
    cmp rbx, rdi
    jae .L153
    mov rbx, r13
    and rbx, r9
    or qword ptr [rsp + 0x150], rbx
    lea rbx, [rdx - 0x1]
    and rdx, rbx
    or qword ptr [rsp + 0x240], r9
    mov rdi, qword ptr [rsp]
    add r10d, dword ptr [rdi + 4*rax + 0x8a8]
    or r13, r9
    add r10d, dword ptr [rdi + 4*rsi + 0x110]
    test rdx, rdx
    jne .L10
    jmp .L14
.L13:
    mov dword ptr [rsp + 0x1c], 0x0
    mov qword ptr [rsp + 0x240], 0x0
.L14:
    mov r12, r13
    mov rcx, qword ptr [rsp + 0x1f8]
    movq xmm3, rcx
    pshufd xmm0, xmm3, 0x44
    pand xmm10, xmm0
    mov rdx, qword ptr [rsp + 0xa8]
    and rdx, rcx
    mov rax, qword ptr [rsp + 0x70]
    or rax, rcx
    mov qword ptr [rsp + 0xf0], rdx
    mov qword ptr [rsp + 0x90], rax
    xor rdx, rax
    movq r14, xmm10
    test r14, r14
    mov qword ptr [rsp + 0x1e8], r14
    je .L18
    mov qword ptr [rsp + 0x238], 0x0
    lea r13, [plywright::sliders::magic::LOOKUPS]
    mov ebx, r8d
    mov qword ptr [rsp + 0x10], rdx
    nop
.L15:
    tzcnt rsi, r14
    lea rax, [rsi + 2*rsi]
    mov ebp, dword ptr [r13 + 8*rax + 0x610]
    movzx ecx, byte ptr [r13 + 8*rax + 0x614]
    mov r15, qword ptr [r13 + 8*rax + 0x600]
    and r15, rdx
    imul r15, qword ptr [r13 + 8*rax + 0x608]
    shr r15, cl
    add r15, rbp
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*r15]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x260]
    je .L16
    inc dword ptr [rsp + 0x1c]
    mov r8, rax
    shr r8
    movabs rdi, 0x5555555555555555
    and r8, rdi
    sub rax, r8
    mov r8, rax
    movabs r11, 0x3333333333333333
    and r8, r11
    shr rax, 0x2
    and rax, r11
    add rax, r8
    mov r8, rax
    shr r8, 0x4
    add r8, rax
    movabs r9, 0xf0f0f0f0f0f0f0f
    and r8, r9
    movabs rbp, 0x101010101010101
    imul r8, rbp
    shr r8, 0x38
    mov rax, qword ptr [rsp]
    imul r8d, dword ptr [rax + 0x998]
    add r8d, dword ptr [rax + 0x804]
    add r8d, ebx
    mov ebx, r8d
    jmp .L17
    nop
.L16:
    movabs rbp, 0x101010101010101
    movabs r11, 0x3333333333333333
    movabs r9, 0xf0f0f0f0f0f0f0f
    movabs rdi, 0x5555555555555555
.L17:
    mov rax, rcx
    and rax, qword ptr [rsp + 0x38]
    mov r15, rax
    shr r15
    and r15, rdi
    sub rax, r15
    mov r15, rax
    and r15, r11
    shr rax, 0x2
    and rax, r11
    add rax, r15
    mov r15, rax
    shr r15, 0x4
    add r15, rax
    and r15, r9
    imul r15, rbp
    mov rax, r15
    shr rax, 0x38
    movabs rdx, 0xe00000000000000
    cmp r15, rdx
    jae .L154
    mov r15, r12
    and r15, rcx
    or qword ptr [rsp + 0x150], r15
    lea r15, [r14 - 0x1]
    and r14, r15
    mov r15, qword ptr [rsp]
    add r10d, dword ptr [r15 + 4*rax + 0x820]
    or qword ptr [rsp + 0x238], rcx
    or r12, rcx
    mov eax, r10d
    add eax, dword ptr [r15 + 4*rsi + 0x210]
    movabs rcx, -0x55aa55aa55aa55ab
    bt rcx, rsi
    movabs rsi, 0x55aa55aa55aa55aa
    cmovae rcx, rsi
    and rcx, qword ptr [rsp + 0x88]
    mov rsi, rcx
    shr rsi
    and rsi, rdi
    sub rcx, rsi
    mov rsi, rcx
    and rsi, r11
    shr rcx, 0x2
    and rcx, r11
    add rcx, rsi
    mov r10, rcx
    shr r10, 0x4
    add r10, rcx
    and r10, r9
    imul r10, rbp
    shr r10, 0x38
    imul r10d, dword ptr [r15 + 0x914]
    add r10d, eax
    test r14, r14
    mov rdx, qword ptr [rsp + 0x10]
    jne .L15
    mov rax, qword ptr [rsp + 0x238]
    or rax, qword ptr [rsp + 0x240]
    jmp .L19
.L18:
    mov qword ptr [rsp + 0x238], 0x0
    mov rax, qword ptr [rsp + 0x240]
.L19:
    mov qword ptr [rsp + 0x1d8], rax
    pshufd xmm0, xmm10, 0xee
    movq r13, xmm0
    test r13, r13
    mov qword ptr [rsp + 0x250], r13
    je .L27
    xor rdx, r13
    mov qword ptr [rsp + 0x148], 0x0
    lea r9, [plywright::sliders::magic::LOOKUPS]
    mov r14d, r8d
    nop
.L20:
    tzcnt rsi, r13
    lea rax, [rsi + 2*rsi]
    mov r15d, dword ptr [r9 + 8*rax + 0x10]
    movzx ecx, byte ptr [r9 + 8*rax + 0x14]
    mov rbp, qword ptr [r9 + 8*rax]
    and rbp, rdx
    imul rbp, qword ptr [r9 + 8*rax + 0x8]
    shr rbp, cl
    add rbp, r15
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*rbp]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x260]
    je .L21
    inc dword ptr [rsp + 0x1c]
    mov r8, rax
    shr r8
    movabs rdi, 0x5555555555555555
    and r8, rdi
    sub rax, r8
    mov r8, rax
    movabs r11, 0x3333333333333333
    and r8, r11
    shr rax, 0x2
    and rax, r11
    add rax, r8
    mov r8, rax
    shr r8, 0x4
    add r8, rax
    movabs rbx, 0xf0f0f0f0f0f0f0f
    and r8, rbx
    movabs rbp, 0x101010101010101
    imul r8, rbp
    shr r8, 0x38
    mov rax, qword ptr [rsp]
    imul r8d, dword ptr [rax + 0x998]
    add r8d, dword ptr [rax + 0x808]
    add r8d, r14d
    mov r14d, r8d
    jmp .L22
    nop
.L21:
    movabs rbp, 0x101010101010101
    movabs r11, 0x3333333333333333
    movabs rbx, 0xf0f0f0f0f0f0f0f
    movabs rdi, 0x5555555555555555
.L22:
    mov rax, rcx
    and rax, qword ptr [rsp + 0x38]
    mov r15, rax
    shr r15
    and r15, rdi
    sub rax, r15
    mov r15, rax
    and r15, r11
    shr rax, 0x2
    and rax, r11
    add rax, r15
    mov r15, rax
    shr r15, 0x4
    add r15, rax
    and r15, rbx
    imul r15, rbp
    mov rax, r15
    shr rax, 0x38
    movabs rdi, 0xf00000000000000
    cmp r15, rdi
    jae .L155
    mov r15, r12
    and r15, rcx
    or qword ptr [rsp + 0x150], r15
    or qword ptr [rsp + 0x148], rcx
    or r12, rcx
    mov rcx, qword ptr [rsp]
    add r10d, dword ptr [rcx + 4*rax + 0x8cc]
    lea rax, [r13 - 0x1]
    add r10d, dword ptr [rcx + 4*rsi + 0x310]
    and r13, rax
    jne .L20
    mov r14, qword ptr [rsp + 0xf0]
    test r14, r14
    je .L28
.L23:
    mov qword ptr [rsp + 0x230], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    mov ebx, r8d
    mov r13, r12
    nop
.L24:
    mov r12, r13
    tzcnt rsi, r14
    lea rax, [rsi + 2*rsi]
    mov r15d, dword ptr [rdx + 8*rax + 0x10]
    movzx ecx, byte ptr [rdx + 8*rax + 0x14]
    mov r13, qword ptr [rdx + 8*rax]
    mov rdi, qword ptr [rsp + 0x90]
    and r13, rdi
    imul r13, qword ptr [rdx + 8*rax + 0x8]
    shr r13, cl
    movzx ecx, byte ptr [rdx + 8*rax + 0x614]
    mov rbp, qword ptr [rdx + 8*rax + 0x600]
    and rbp, rdi
    imul rbp, qword ptr [rdx + 8*rax + 0x608]
    shr rbp, cl
    add r13, r15
    mov eax, dword ptr [rdx + 8*rax + 0x610]
    add rbp, rax
    mov rcx, qword ptr [r9 + 8*rbp]
    or rcx, qword ptr [r9 + 8*r13]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x260]
    je .L25
    inc dword ptr [rsp + 0x1c]
    mov r8, rax
    shr r8
    movabs rdi, 0x5555555555555555
    and r8, rdi
    sub rax, r8
    mov r8, rax
    movabs r11, 0x3333333333333333
    and r8, r11
    shr rax, 0x2
    and rax, r11
    add rax, r8
    mov r8, rax
    shr r8, 0x4
    add r8, rax
    movabs r13, 0xf0f0f0f0f0f0f0f
    and r8, r13
    movabs rbp, 0x101010101010101
    imul r8, rbp
    shr r8, 0x38
    mov rax, qword ptr [rsp]
    imul r8d, dword ptr [rax + 0x998]
    add r8d, dword ptr [rax + 0x80c]
    add r8d, ebx
    mov ebx, r8d
    jmp .L26
    nop
.L25:
    movabs rbp, 0x101010101010101
    movabs r11, 0x3333333333333333
    movabs r13, 0xf0f0f0f0f0f0f0f
    movabs rdi, 0x5555555555555555
.L26:
    mov rax, rcx
    and rax, qword ptr [rsp + 0x38]
    mov r15, rax
    shr r15
    and r15, rdi
    sub rax, r15
    mov r15, rax
    and r15, r11
    shr rax, 0x2
    and rax, r11
    add rax, r15
    mov r15, rax
    shr r15, 0x4
    add r15, rax
    and r15, r13
    imul r15, rbp
    mov rax, r15
    shr rax, 0x38
    movabs rdi, 0x1c00000000000000
    cmp r15, rdi
    jae .L156
    mov r13, r12
    mov r15, r12
    and r15, rcx
    or qword ptr [rsp + 0x150], r15
    or qword ptr [rsp + 0x230], rcx
    or r13, rcx
    mov rcx, qword ptr [rsp]
    add r10d, dword ptr [rcx + 4*rax + 0x790]
    lea rax, [r14 - 0x1]
    add r10d, dword ptr [rcx + 4*rsi + 0x410]
    and r14, rax
    jne .L24
    jmp .L29
.L27:
    mov qword ptr [rsp + 0x148], 0x0
    mov r14, qword ptr [rsp + 0xf0]
    test r14, r14
    jne .L23
.L28:
    mov qword ptr [rsp + 0x230], 0x0
    mov r13, r12
.L29:
    mov rdx, qword ptr [rsp + 0x88]
    mov rax, rdx
    shl rax, 0x8
    mov rcx, rdx
    shr rcx, 0x8
    mov qword ptr [rsp + 0x180], rcx
    mov qword ptr [rsp + 0x1e0], rax
    or rax, rdx
    or rcx, rdx
    mov rdx, rax
    shl rdx, 0x10
    mov r14, rcx
    shr r14, 0x10
    or rdx, rax
    or r14, rcx
    mov rax, rdx
    shld rax, r14, 0x20
    or r14, rdx
    or r14, rax
    mov rax, qword ptr [rsp + 0xf8]
    and qword ptr [rsp + 0x30], rax
    mov rdi, qword ptr [rsp + 0x58]
    mov rdx, rdi
    shr rdx, 0x8
    mov rcx, qword ptr [rsp + 0xc8]
    mov rax, rcx
    shr rax, 0x8
    or rax, rcx
    mov rcx, rax
    shr rcx, 0x10
    or rcx, rax
    mov rsi, rcx
    shr rsi, 0x20
    or rsi, rcx
    mov rax, rdi
    shl rax, 0x8
    mov qword ptr [rsp + 0x2c0], rax
    or rax, rdi
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov qword ptr [rsp + 0x2b8], rdx
    mov rax, rdx
    or rax, rdi
    mov r11, rax
    shr r11, 0x10
    or r11, rax
    mov rax, rcx
    shld rax, r11, 0x20
    or r11, rcx
    or r11, rax
    movabs rdx, 0xffffff000000
    mov qword ptr [rsp + 0x128], rsi
    mov rax, rsi
    not rax
    mov rcx, qword ptr [rsp + 0xb8]
    mov qword ptr [rsp + 0x338], rax
    and rcx, rax
    and rcx, rdx
    mov rsi, qword ptr [rsp + 0x80]
    mov r9, rsi
    and r9, rcx
    mov rax, r9
    shr rax
    movabs rbx, 0x555555000000
    and rax, rbx
    sub r9, rax
    movabs r12, 0x3333333333333333
    lea rax, [r12 - 0x333333]
    mov rdx, r9
    and rdx, rax
    shr r9, 0x2
    and r9, rax
    add r9, rdx
    mov rdx, r9
    shr rdx, 0x4
    add rdx, r9
    mov rdi, qword ptr [rsp + 0x1e8]
    and rcx, rdi
    mov r9, rcx
    shr r9
    and r9, rbx
    sub rcx, r9
    mov r15, rcx
    and r15, rax
    shr rcx, 0x2
    and rcx, rax
    mov rbx, qword ptr [rsp]
    mov r9d, dword ptr [rbx + 0x908]
    add rcx, r15
    mov rax, rcx
    shr rax, 0x4
    add rax, rcx
    movabs r15, 0xf0f0f0f0f0f0f0f
    lea rcx, [r15 - 0xf0f0f]
    and rdx, rcx
    and rax, rcx
    mov ecx, dword ptr [rbx + 0x90c]
    imul rdx, rbp
    shr rdx, 0x38
    mov dword ptr [rsp + 0x60], r9d
    imul edx, r9d
    imul rax, rbp
    shr rax, 0x38
    mov dword ptr [rsp + 0xe8], ecx
    imul eax, ecx
    add eax, edx
    or rsi, rdi
    mov rcx, qword ptr [rsp + 0x180]
    and rsi, rcx
    mov rcx, rsi
    shr rcx
    movabs rdx, 0x55555555555555
    and rcx, rdx
    sub rsi, rcx
    mov rcx, rsi
    and rcx, r12
    shr rsi, 0x2
    and rsi, r12
    add rsi, rcx
    mov rdx, rsi
    shr rdx, 0x4
    add rdx, rsi
    mov qword ptr [rsp + 0x138], r14
    mov rsi, r14
    not rsi
    mov r14, qword ptr [rsp + 0x250]
    mov rcx, r14
    mov qword ptr [rsp + 0x320], rsi
    and rcx, rsi
    mov rsi, r11
    not rsi
    mov r9, rcx
    mov qword ptr [rsp + 0x198], rsi
    and r9, rsi
    mov rsi, r9
    shr rsi
    movabs rdi, 0x5555555555555555
    and rsi, rdi
    sub r9, rsi
    mov rsi, r9
    and rsi, r12
    shr r9, 0x2
    and r9, r12
    add r9, rsi
    mov rsi, r9
    shr rsi, 0x4
    add rsi, r9
    and rdx, r15
    imul rdx, rbp
    shr rdx, 0x38
    mov r9d, dword ptr [rbx + 0x910]
    mov dword ptr [rsp + 0x68], r9d
    imul edx, r9d
    and rsi, r15
    imul rsi, rbp
    shr rsi, 0x38
    mov r9d, dword ptr [rbx + 0x918]
    mov dword ptr [rsp + 0x20], r9d
    imul esi, r9d
    add esi, edx
    mov qword ptr [rsp + 0x2f8], r11
    and rcx, r11
    mov rdx, rcx
    shr rdx
    and rdx, rdi
    sub rcx, rdx
    mov rdx, rcx
    and rdx, r12
    shr rcx, 0x2
    and rcx, r12
    add rcx, rdx
    mov rdi, rcx
    shr rdi, 0x4
    add rdi, rcx
    and rdi, r15
    imul rdi, rbp
    shr rdi, 0x38
    mov r9d, dword ptr [rbx + 0x91c]
    imul edi, r9d
    add edi, esi
    add edi, eax
    movabs rax, -0x100000000000000
    mov rdx, qword ptr [rsp + 0xc0]
    and rdx, rax
    mov rsi, qword ptr [rsp + 0x200]
    and rsi, qword ptr [rsp + 0xc8]
    mov r11, qword ptr [rsp + 0x70]
    and r11, qword ptr [rsp + 0x220]
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
    imul rax, rbp
    shr rax, 0x38
    imul eax, dword ptr [rbx + 0x920]
    add eax, edi
    mov qword ptr [rsp + 0x2f0], rax
    jmp .L31
.L30:
    mov qword ptr [rsp + 0x2f0], rdi
.L31:
    mov dword ptr [rsp + 0x10c], r9d
    mov qword ptr [rsp + 0x1b0], r13
    mov rax, qword ptr [rsp + 0x28]
    mov rcx, qword ptr [rsp + 0x8]
    bts rax, rcx
    mov qword ptr [rsp + 0x28], rax
    or rsi, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0xc0], rsi
    mov rax, qword ptr [rsp + 0x200]
    or rax, qword ptr [rsp + 0xc8]
    mov qword ptr [rsp + 0x38], rax
    mov eax, dword ptr [rbx + 0x930]
    mov dword ptr [rsp + 0x104], eax
    mov rcx, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rsp + 0x300]
    bts rcx, rax
    or rcx, qword ptr [rsp + 0xb8]
    not rcx
    mov qword ptr [rsp + 0x30], rcx
    movzx eax, byte ptr [rsp + 0x48]
    xor al, 0x38
    movzx eax, al
    mov r9d, dword ptr [rbx + 4*rax + 0x510]
    test r11, r11
    mov qword ptr [rsp + 0xa0], r11
    je .L35
    mov qword ptr [rsp + 0x10], 0x0
    xor r13d, r13d
    xor ecx, ecx
    mov rdx, r11
    mov qword ptr [rsp + 0x8], 0x0
    nop
.L32:
    tzcnt rsi, rdx
    mov eax, esi
    shl eax, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [rax + rdi]
    mov rax, r11
    and rax, qword ptr [rsp + 0x28]
    je .L33
    mov rdi, qword ptr [rsp + 0x10]
    inc edi
    mov qword ptr [rsp + 0x10], rdi
    mov r14, rax
    shr r14
    movabs rdi, 0x5555555555555555
    and r14, rdi
    sub rax, r14
    mov r14, rax
    and r14, r12
    shr rax, 0x2
    and rax, r12
    add rax, r14
    mov r13, rax
    shr r13, 0x4
    add r13, rax
    and r13, r15
    imul r13, rbp
    shr r13, 0x38
    imul r13d, dword ptr [rbx + 0x998]
    add r13d, dword ptr [rbx + 0x800]
    add r13d, ecx
    mov ecx, r13d
    jmp .L34
    nop
.L33:
    movabs rdi, 0x5555555555555555
.L34:
    mov rax, r11
    and rax, qword ptr [rsp + 0x30]
    mov r14, rax
    shr r14
    and r14, rdi
    sub rax, r14
    mov r14, rax
    and r14, r12
    shr rax, 0x2
    and rax, r12
    add rax, r14
    mov r14, rax
    shr r14, 0x4
    add r14, rax
    and r14, r15
    imul r14, rbp
    mov rax, r14
    shr rax, 0x38
    movabs rdi, 0x900000000000000
    cmp r14, rdi
    jae .L153
    mov rdi, qword ptr [rsp + 0x38]
    mov r14, rdi
    and r14, r11
    or qword ptr [rsp + 0xc0], r14
    lea r14, [rdx - 0x1]
    and rdx, r14
    or qword ptr [rsp + 0x8], r11
    or rdi, r11
    mov qword ptr [rsp + 0x38], rdi
    add r9d, dword ptr [rbx + 4*rax + 0x8a8]
    xor esi, 0x38
    add r9d, dword ptr [rbx + 4*rsi + 0x110]
    test rdx, rdx
    jne .L32
    movq xmm4, qword ptr [rsp + 0x8]
    jmp .L36
.L35:
    pxor xmm4, xmm4
    mov qword ptr [rsp + 0x10], 0x0
    xor r13d, r13d
    mov qword ptr [rsp + 0x8], 0x0
.L36:
    pshufd xmm9, xmm7, 0xee
    mov rax, qword ptr [rsp + 0x70]
    movq xmm0, rax
    movq xmm1, qword ptr [rsp + 0x130]
    pshufd xmm2, xmm0, 0x44
    movdqa xmm8, xmm9
    punpcklqdq xmm8, xmm1
    pand xmm8, xmm2
    and rax, qword ptr [rsp + 0xa8]
    mov qword ptr [rsp + 0xb0], rax
    xor rax, qword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x48], rax
    movq r14, xmm8
    test r14, r14
    mov qword ptr [rsp + 0x318], r14
    je .L40
    mov qword ptr [rsp + 0x40], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    mov dword ptr [rsp + 0x80], r13d
    nop
.L37:
    tzcnt rsi, r14
    lea rax, [rsi + 2*rsi]
    mov ebp, dword ptr [rdx + 8*rax + 0x610]
    movzx ecx, byte ptr [rdx + 8*rax + 0x614]
    mov r15, qword ptr [rdx + 8*rax + 0x600]
    and r15, qword ptr [rsp + 0x48]
    imul r15, qword ptr [rdx + 8*rax + 0x608]
    shr r15, cl
    add r15, rbp
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*r15]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x28]
    je .L38
    mov rdi, qword ptr [rsp + 0x10]
    inc edi
    mov qword ptr [rsp + 0x10], rdi
    mov r15, rax
    shr r15
    movabs r11, 0x5555555555555555
    and r15, r11
    sub rax, r15
    mov r15, rax
    and r15, r12
    shr rax, 0x2
    and rax, r12
    add rax, r15
    mov r13, rax
    shr r13, 0x4
    add r13, rax
    movabs rbx, 0xf0f0f0f0f0f0f0f
    and r13, rbx
    movabs rbp, 0x101010101010101
    imul r13, rbp
    shr r13, 0x38
    mov rax, qword ptr [rsp]
    imul r13d, dword ptr [rax + 0x998]
    add r13d, dword ptr [rax + 0x804]
    add r13d, dword ptr [rsp + 0x80]
    mov dword ptr [rsp + 0x80], r13d
    jmp .L39
    nop
.L38:
    movabs rbp, 0x101010101010101
    movabs rbx, 0xf0f0f0f0f0f0f0f
    movabs r11, 0x5555555555555555
.L39:
    mov rax, rcx
    and rax, qword ptr [rsp + 0x30]
    mov r15, rax
    shr r15
    and r15, r11
    sub rax, r15
    mov r15, rax
    and r15, r12
    shr rax, 0x2
    and rax, r12
    add rax, r15
    mov r15, rax
    shr r15, 0x4
    add r15, rax
    and r15, rbx
    imul r15, rbp
    mov rax, r15
    shr rax, 0x38
    movabs rdi, 0xe00000000000000
    cmp r15, rdi
    jae .L154
    mov rdi, qword ptr [rsp + 0x38]
    mov r15, rdi
    and r15, rcx
    or qword ptr [rsp + 0xc0], r15
    lea r15, [r14 - 0x1]
    and r14, r15
    or qword ptr [rsp + 0x40], rcx
    or rdi, rcx
    mov qword ptr [rsp + 0x38], rdi
    mov r15, qword ptr [rsp]
    add r9d, dword ptr [r15 + 4*rax + 0x820]
    mov ecx, esi
    xor ecx, 0x38
    mov eax, r9d
    add eax, dword ptr [r15 + 4*rcx + 0x210]
    movabs rcx, -0x55aa55aa55aa55ab
    bt rcx, rsi
    movabs rsi, 0x55aa55aa55aa55aa
    cmovae rcx, rsi
    and rcx, qword ptr [rsp + 0x58]
    mov rsi, rcx
    shr rsi
    and rsi, r11
    sub rcx, rsi
    mov rsi, rcx
    and rsi, r12
    shr rcx, 0x2
    and rcx, r12
    add rcx, rsi
    mov r9, rcx
    shr r9, 0x4
    add r9, rcx
    and r9, rbx
    imul r9, rbp
    shr r9, 0x38
    imul r9d, dword ptr [r15 + 0x914]
    add r9d, eax
    test r14, r14
    jne .L37
    movq xmm1, qword ptr [rsp + 0x40]
    punpcklqdq xmm4, xmm1
    jmp .L41
.L40:
    mov qword ptr [rsp + 0x40], 0x0
.L41:
    pshufd xmm1, xmm8, 0xee
    movq r11, xmm1
    test r11, r11
    mov qword ptr [rsp + 0x80], r11
    je .L49
    xor qword ptr [rsp + 0x48], r11
    mov qword ptr [rsp + 0xf8], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    mov r14d, r13d
    nop
.L42:
    tzcnt rsi, r11
    lea rax, [rsi + 2*rsi]
    mov r15d, dword ptr [rdx + 8*rax + 0x10]
    movzx ecx, byte ptr [rdx + 8*rax + 0x14]
    mov rbp, qword ptr [rdx + 8*rax]
    and rbp, qword ptr [rsp + 0x48]
    imul rbp, qword ptr [rdx + 8*rax + 0x8]
    shr rbp, cl
    add rbp, r15
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*rbp]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x28]
    je .L43
    mov rdi, qword ptr [rsp + 0x10]
    inc edi
    mov qword ptr [rsp + 0x10], rdi
    mov r15, rax
    shr r15
    movabs rdi, 0x5555555555555555
    and r15, rdi
    sub rax, r15
    mov r15, rax
    and r15, r12
    shr rax, 0x2
    and rax, r12
    add rax, r15
    mov r13, rax
    shr r13, 0x4
    add r13, rax
    movabs rbx, 0xf0f0f0f0f0f0f0f
    and r13, rbx
    movabs rbp, 0x101010101010101
    imul r13, rbp
    shr r13, 0x38
    mov rax, qword ptr [rsp]
    imul r13d, dword ptr [rax + 0x998]
    add r13d, dword ptr [rax + 0x808]
    add r13d, r14d
    mov r14d, r13d
    jmp .L44
    nop
.L43:
    movabs rbp, 0x101010101010101
    movabs rbx, 0xf0f0f0f0f0f0f0f
    movabs rdi, 0x5555555555555555
.L44:
    mov rax, rcx
    and rax, qword ptr [rsp + 0x30]
    mov r15, rax
    shr r15
    and r15, rdi
    sub rax, r15
    mov r15, rax
    and r15, r12
    shr rax, 0x2
    and rax, r12
    add rax, r15
    mov r15, rax
    shr r15, 0x4
    add r15, rax
    and r15, rbx
    imul r15, rbp
    mov rax, r15
    shr rax, 0x38
    movabs rdi, 0xf00000000000000
    cmp r15, rdi
    jae .L155
    mov rdi, qword ptr [rsp + 0x38]
    mov r15, rdi
    and r15, rcx
    or qword ptr [rsp + 0xc0], r15
    or qword ptr [rsp + 0xf8], rcx
    or rdi, rcx
    mov qword ptr [rsp + 0x38], rdi
    lea rcx, [r11 - 0x1]
    mov rdi, qword ptr [rsp]
    add r9d, dword ptr [rdi + 4*rax + 0x8cc]
    xor esi, 0x38
    add r9d, dword ptr [rdi + 4*rsi + 0x310]
    and r11, rcx
    jne .L42
    mov r15, qword ptr [rsp + 0xb0]
    test r15, r15
    je .L50
.L45:
    mov qword ptr [rsp + 0x228], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    mov r14d, r13d
    nop
.L46:
    tzcnt rsi, r15
    lea rax, [rsi + 2*rsi]
    mov ebp, dword ptr [rdx + 8*rax + 0x10]
    movzx ecx, byte ptr [rdx + 8*rax + 0x14]
    mov r11, qword ptr [rdx + 8*rax]
    mov rdi, qword ptr [rsp + 0x90]
    and r11, rdi
    imul r11, qword ptr [rdx + 8*rax + 0x8]
    shr r11, cl
    movzx ecx, byte ptr [rdx + 8*rax + 0x614]
    mov r12, qword ptr [rdx + 8*rax + 0x600]
    and r12, rdi
    imul r12, qword ptr [rdx + 8*rax + 0x608]
    shr r12, cl
    add r11, rbp
    mov eax, dword ptr [rdx + 8*rax + 0x610]
    add r12, rax
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*r12]
    or rcx, qword ptr [rax + 8*r11]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x28]
    je .L47
    mov rdi, qword ptr [rsp + 0x10]
    inc edi
    mov qword ptr [rsp + 0x10], rdi
    mov r11, rax
    shr r11
    movabs rdi, 0x5555555555555555
    and r11, rdi
    sub rax, r11
    mov r11, rax
    movabs r12, 0x3333333333333333
    and r11, r12
    shr rax, 0x2
    and rax, r12
    add rax, r11
    mov r13, rax
    shr r13, 0x4
    add r13, rax
    movabs rbx, 0xf0f0f0f0f0f0f0f
    and r13, rbx
    movabs rbp, 0x101010101010101
    imul r13, rbp
    shr r13, 0x38
    mov rax, qword ptr [rsp]
    imul r13d, dword ptr [rax + 0x998]
    add r13d, dword ptr [rax + 0x80c]
    add r13d, r14d
    mov r14d, r13d
    jmp .L48
    nop
.L47:
    movabs rbp, 0x101010101010101
    movabs r12, 0x3333333333333333
    movabs rbx, 0xf0f0f0f0f0f0f0f
    movabs rdi, 0x5555555555555555
.L48:
    mov rax, rcx
    and rax, qword ptr [rsp + 0x30]
    mov r11, rax
    shr r11
    and r11, rdi
    sub rax, r11
    mov r11, rax
    and r11, r12
    shr rax, 0x2
    and rax, r12
    add rax, r11
    mov r11, rax
    shr r11, 0x4
    add r11, rax
    and r11, rbx
    imul r11, rbp
    mov rax, r11
    shr rax, 0x38
    movabs rdi, 0x1c00000000000000
    cmp r11, rdi
    jae .L156
    mov rdi, qword ptr [rsp + 0x38]
    mov r11, rdi
    and r11, rcx
    or qword ptr [rsp + 0xc0], r11
    or qword ptr [rsp + 0x228], rcx
    or rdi, rcx
    mov qword ptr [rsp + 0x38], rdi
    lea rcx, [r15 - 0x1]
    mov rdi, qword ptr [rsp]
    add r9d, dword ptr [rdi + 4*rax + 0x790]
    xor esi, 0x38
    add r9d, dword ptr [rdi + 4*rsi + 0x410]
    and r15, rcx
    jne .L46
    jmp .L51
.L49:
    mov qword ptr [rsp + 0xf8], 0x0
    mov r15, qword ptr [rsp + 0xb0]
    test r15, r15
    jne .L45
.L50:
    mov qword ptr [rsp + 0x228], 0x0
.L51:
    movdqa xmmword ptr [rsp + 0x340], xmm4
    mov rdi, qword ptr [rsp + 0xb0]
    mov rax, rdi
    shr rax
    movabs rbx, 0x5555555555555555
    and rax, rbx
    sub rdi, rax
    mov qword ptr [rsp + 0xd0], rdi
    mov rcx, qword ptr [rsp + 0xb8]
    mov rax, rcx
    shl rax, 0x8
    or rax, rcx
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov rax, rcx
    shl rax, 0x20
    or rax, rcx
    mov qword ptr [rsp + 0x308], rax
    not rax
    mov rdx, qword ptr [rsp + 0xc8]
    mov qword ptr [rsp + 0x30], rax
    and rdx, rax
    movabs rcx, 0xffffff0000
    and rcx, rdx
    mov rax, qword ptr [rsp + 0xa0]
    mov r11, rax
    and r11, rcx
    mov rdx, r11
    shr rdx
    movabs rsi, 0x5555550000
    and rdx, rsi
    sub r11, rdx
    lea rdx, [r12 - 0x3333]
    mov r14, r11
    and r14, rdx
    shr r11, 0x2
    and r11, rdx
    add r11, r14
    mov r14, r11
    shr r14, 0x4
    add r14, r11
    movabs rbx, 0xf0f0f0f0f0f0f0f
    lea rdi, [rbx - 0xf0f]
    and r14, rdi
    imul r14, rbp
    shr r14, 0x38
    mov r11d, dword ptr [rsp + 0x60]
    imul r11d, r14d
    mov r15, qword ptr [rsp + 0x318]
    and rcx, r15
    mov r14, rcx
    shr r14
    and r14, rsi
    sub rcx, r14
    mov rsi, rcx
    and rsi, rdx
    shr rcx, 0x2
    and rcx, rdx
    lea r14, [r12 - 0x33]
    add rcx, rsi
    mov rdx, rcx
    shr rdx, 0x4
    add rdx, rcx
    lea rsi, [rbx - 0xf]
    and rdx, rdi
    imul rdx, rbp
    shr rdx, 0x38
    mov edi, dword ptr [rsp + 0xe8]
    imul edi, edx
    add edi, r11d
    or rax, r15
    and rax, qword ptr [rsp + 0x2c0]
    mov rcx, rax
    shr rcx
    movabs r15, 0x5555555555555555
    lea rdx, [r15 - 0x55]
    mov qword ptr [rsp + 0x2a8], rdx
    and rcx, rdx
    sub rax, rcx
    mov rcx, rax
    and rcx, r14
    shr rax, 0x2
    and rax, r14
    add rax, rcx
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    mov qword ptr [rsp + 0xe0], rsi
    and rcx, rsi
    imul rcx, rbp
    shr rcx, 0x38
    mov r11d, dword ptr [rsp + 0x68]
    imul r11d, ecx
    mov rdx, qword ptr [rsp + 0x80]
    and rdx, qword ptr [rsp + 0x198]
    mov rcx, rdx
    and rcx, qword ptr [rsp + 0x320]
    mov rsi, rcx
    shr rsi
    and rsi, r15
    mov rax, r15
    sub rcx, rsi
    mov rsi, rcx
    and rsi, r12
    shr rcx, 0x2
    and rcx, r12
    add rcx, rsi
    mov rsi, rcx
    shr rsi, 0x4
    add rsi, rcx
    and rsi, rbx
    imul rsi, rbp
    shr rsi, 0x38
    mov r15d, dword ptr [rsp + 0x20]
    imul r15d, esi
    add r15d, r11d
    and rdx, qword ptr [rsp + 0x138]
    mov rcx, rdx
    shr rcx
    and rcx, rax
    mov rbx, qword ptr [rsp + 0xd0]
    sub rdx, rcx
    mov rcx, rdx
    and rcx, r12
    shr rdx, 0x2
    and rdx, r12
    add rdx, rcx
    mov rcx, rdx
    shr rcx, 0x4
    add rcx, rdx
    mov rdx, qword ptr [rsp + 0x88]
    movq xmm2, rdx
    pshufd xmm5, xmm7, 0x44
    movdqa xmm6, xmmword ptr [.C0]
    movsd xmm1, qword ptr [rsp + 0x58]
    shufps xmm2, xmm5, 0xe4
    movdqa xmm4, xmm6
    punpcklqdq xmm4, xmm3
    pand xmm4, xmm2
    punpcklqdq xmm6, xmm0
    shufps xmm1, xmm5, 0xe4
    pand xmm1, xmm6
    movdqa xmm0, xmm4
    psrlw xmm0, 0x1
    movdqa xmm6, xmmword ptr [.C1]
    movdqa xmm2, xmm10
    psrlw xmm2, 0x1
    movdqa xmm3, xmm1
    psrlw xmm3, 0x1
    movdqa xmm5, xmm8
    psrlw xmm5, 0x1
    pand xmm0, xmm6
    pand xmm2, xmm6
    pand xmm3, xmm6
    pand xmm5, xmm6
    psubb xmm4, xmm0
    movdqa xmmword ptr [rsp + 0x360], xmm10
    movdqa xmm6, xmm10
    psubb xmm6, xmm2
    psubb xmm1, xmm3
    movdqa xmm0, xmm8
    psubb xmm0, xmm5
    movdqa xmm12, xmmword ptr [.C2]
    movdqa xmm2, xmm4
    psrlw xmm2, 0x2
    movdqa xmm3, xmm6
    psrlw xmm3, 0x2
    movdqa xmm14, xmm1
    psrlw xmm14, 0x2
    movdqa xmm10, xmm0
    psrlw xmm10, 0x2
    pand xmm4, xmm12
    pand xmm2, xmm12
    paddb xmm2, xmm4
    pand xmm6, xmm12
    pand xmm3, xmm12
    paddb xmm3, xmm6
    movabs rax, 0xf0f0f0f0f0f0f0f
    and rcx, rax
    imul rcx, rbp
    shr rcx, 0x38
    mov r11d, dword ptr [rsp + 0x10c]
    imul r11d, ecx
    mov rcx, rbx
    shr rcx, 0x2
    pand xmm1, xmm12
    pand xmm14, xmm12
    paddb xmm14, xmm1
    pand xmm0, xmm12
    pand xmm10, xmm12
    paddb xmm10, xmm0
    and rbx, r12
    and rcx, r12
    movdqa xmm15, xmm2
    psrlw xmm15, 0x4
    movdqa xmm4, xmm3
    psrlw xmm4, 0x4
    movdqa xmm0, xmm14
    psrlw xmm0, 0x4
    movdqa xmm1, xmm10
    psrlw xmm1, 0x4
    paddb xmm15, xmm2
    movdqa xmm5, xmmword ptr [.C3]
    paddb xmm4, xmm3
    pand xmm15, xmm5
    pxor xmm2, xmm2
    pand xmm4, xmm5
    psadbw xmm15, xmm2
    psadbw xmm4, xmm2
    pshufd xmm2, xmm4, 0xee
    pshufd xmm3, xmm15, 0xee
    add r11d, r15d
    movq r12, xmm2
    add r11d, edi
    and edx, 0xff00
    movzx esi, byte ptr [rsp + 0x78]
    or rsi, rdx
    movq r15, xmm4
    movq qword ptr [rsp + 0x210], xmm3
    packuswb xmm15, xmm4
    je .L52
    mov rsi, qword ptr [rsp + 0x80]
    mov edx, esi
    and edx, 0xff00
    shr esi
    and esi, 0x5500
    sub rdx, rsi
    mov rsi, rdx
    and rsi, r14
    shr rdx, 0x2
    mov rax, r14
    and rdx, r14
    add rdx, rsi
    mov rsi, rdx
    shr rsi, 0x4
    add rsi, rdx
    and rsi, qword ptr [rsp + 0xe0]
    imul rsi, rbp
    shr rsi, 0x38
    mov rdi, qword ptr [rsp]
    imul esi, dword ptr [rdi + 0x920]
    add esi, r11d
    mov r11d, esi
    jmp .L53
.L52:
    mov rax, r14
    mov rdi, qword ptr [rsp]
.L53:
    add rbx, rcx
    paddb xmm14, xmm0
    paddb xmm10, xmm1
    movd esi, xmm15
    lea ecx, [rsi - 0x5]
    mov edx, dword ptr [rdi + 0x89c]
    mov dword ptr [rsp + 0x1a0], edx
    imul edx, dword ptr [rsp + 0x210]
    mov r14d, dword ptr [rdi + 0x8a0]
    mov dword ptr [rsp + 0x18], r14d
    imul r14d, r12d
    add r14d, edx
    imul r14d, ecx
    cmp r15d, 0x1
    jbe .L54
    add r14d, dword ptr [rdi + 0x890]
.L54:
    mov rcx, rbx
    shr rcx, 0x4
    pand xmm14, xmm5
    pxor xmm0, xmm0
    pand xmm10, xmm5
    cmp dword ptr [rsp + 0x210], 0x1
    jbe .L55
    add r14d, dword ptr [rdi + 0x894]
.L55:
    add rbx, rcx
    psadbw xmm14, xmm0
    psadbw xmm10, xmm0
    cmp r12d, 0x1
    jbe .L56
    add r14d, dword ptr [rdi + 0x898]
.L56:
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and rbx, rcx
    pshufd xmm1, xmm10, 0xee
    pshufd xmm0, xmm14, 0xee
    mov rcx, qword ptr [rsp + 0x88]
    shr rcx
    cmp qword ptr [rsp + 0xf0], 0x0
    mov qword ptr [rsp + 0x270], rax
    mov qword ptr [rsp + 0x328], r8
    mov dword ptr [rsp + 0x10c], r11d
    mov qword ptr [rsp + 0x178], rsi
    mov qword ptr [rsp + 0x310], r15
    mov qword ptr [rsp + 0x1f0], r12
    je .L57
    mov edx, dword ptr [rdi + 0x8a4]
    imul edx, r12d
    add r14d, edx
.L57:
    mov dword ptr [rsp + 0x1a4], r14d
    imul rbx, rbp
    mov qword ptr [rsp + 0xd0], rbx
    movq qword ptr [rsp + 0x190], xmm1
    mov r12, qword ptr [rsp + 0x88]
    mov rdx, r12
    shl rdx, 0x10
    or rdx, r12
    mov r8, qword ptr [rsp + 0x1e0]
    or rdx, r8
    shl rdx, 0x10
    or rdx, r8
    mov rsi, rdx
    shl rsi, 0x20
    or rsi, rdx
    mov qword ptr [rsp + 0x298], rsi
    mov rdx, rsi
    and rdx, r12
    mov ebx, dword ptr [rdi + 0x934]
    mov eax, dword ptr [rdi + 0x938]
    mov dword ptr [rsp + 0x1ac], eax
    mov rsi, rdx
    shr rsi
    and rsi, qword ptr [rsp + 0x2a8]
    sub rdx, rsi
    mov rsi, rdx
    and rsi, qword ptr [rsp + 0x270]
    shr rdx, 0x2
    movabs r14, 0x3333333333333333
    and rdx, r14
    add rdx, rsi
    mov rsi, rdx
    shr rsi, 0x4
    add rsi, rdx
    movabs rax, 0xf0f0f0f0f0f0f0f
    lea rdx, [rax - 0x8]
    and rdx, rsi
    imul rdx, rbp
    shr rdx, 0x38
    mov dword ptr [rsp + 0x2d8], ebx
    imul edx, ebx
    mov rax, qword ptr [rsp + 0x138]
    lea r11, [rax + rax]
    movabs rsi, -0x101010101010102
    and r11, rsi
    mov rsi, rax
    shr rsi
    movabs rdi, 0x7f7f7f7f7f7f7f7f
    and rsi, rdi
    or rsi, r11
    not rsi
    and rsi, r12
    mov rax, qword ptr [rsp + 0x198]
    and rax, rsi
    mov r11, rsi
    shr r11
    movabs rdi, 0x5555555555555555
    and r11, rdi
    mov r15, rsi
    sub r15, r11
    mov r11, r15
    and r11, r14
    shr r15, 0x2
    and r15, r14
    add r15, r11
    mov r14, r15
    shr r14, 0x4
    add r14, r15
    movabs rdi, 0xf0f0f0f0f0f0f0f
    and r14, rdi
    imul r14, rbp
    shr r14, 0x38
    imul r14d, dword ptr [rsp + 0x1ac]
    mov r11, qword ptr [rsp]
    mov r15d, dword ptr [r11 + 0x93c]
    mov r11, rax
    shr r11
    movabs rbx, 0x5555555555555555
    and r11, rbx
    sub rax, r11
    mov r11, rax
    movabs rbx, 0x3333333333333333
    and r11, rbx
    shr rax, 0x2
    and rax, rbx
    add rax, r11
    mov r11, rax
    shr r11, 0x4
    add r11, rax
    and r11, rdi
    imul r11, rbp
    shr r11, 0x38
    mov dword ptr [rsp + 0x2d4], r15d
    imul r11d, r15d
    add r11d, r14d
    mov r14, qword ptr [rsp + 0xc8]
    and r14, r8
    and r14, qword ptr [rsp + 0x30]
    shr r14, 0x8
    not rsi
    and rsi, r14
    mov rax, qword ptr [rsp]
    mov edi, dword ptr [rax + 0x940]
    mov rax, rsi
    shr rax
    movabs r14, 0x555555555555
    and r14, rax
    sub rsi, r14
    mov rax, rsi
    and rax, rbx
    shr rsi, 0x2
    and rsi, rbx
    add rsi, rax
    mov rax, rsi
    shr rax, 0x4
    add rax, rsi
    movabs rsi, 0xf0f0f0f0f0f0f0f
    and rax, rsi
    mov r8, qword ptr [rsp]
    imul rax, rbp
    shr rax, 0x38
    mov dword ptr [rsp + 0x2d0], edi
    imul eax, edi
    add eax, r11d
    add eax, edx
    mov rbx, qword ptr [rsp + 0xb8]
    mov rsi, rbx
    and rsi, r12
    mov edi, dword ptr [r8 + 0x944]
    mov rdx, rsi
    shr rdx
    and rdx, qword ptr [rsp + 0x2a8]
    sub rsi, rdx
    mov rdx, rsi
    mov r11, qword ptr [rsp + 0x270]
    and rdx, r11
    shr rsi, 0x2
    and rsi, r11
    add rsi, rdx
    mov rdx, rsi
    shr rdx, 0x4
    add rdx, rsi
    and rdx, qword ptr [rsp + 0xe0]
    imul rdx, rbp
    mov rbp, r8
    shr rdx, 0x38
    mov dword ptr [rsp + 0x2cc], edi
    imul edx, edi
    movzx esi, byte ptr [rsp + 0x138]
    lea r11d, [rsi + rsi]
    not r11d
    and r11d, esi
    mov edi, dword ptr [r8 + 0x948]
    imul esi, r11d, 0x8040201
    shr esi, 0x3
    and esi, 0x11111111
    imul esi, esi, 0x11111111
    shr esi, 0x1c
    mov dword ptr [rsp + 0x108], edi
    imul esi, edi
    add esi, edx
    movq qword ptr [rsp + 0x2b0], xmm10
    add esi, eax
    mov edi, esi
    lea rax, [r12 + r12]
    movabs rdx, -0x101010101010102
    and rax, rdx
    movabs rdx, 0x7f7f7f7f7f7f7f7f
    and rcx, rdx
    or rcx, rax
    movq qword ptr [rsp + 0x218], xmm0
    or rcx, rbx
    and rcx, r12
    je .L59
    mov rsi, qword ptr [rsp + 0x58]
    nop
.L58:
    mov rax, rcx
    tzcnt rdx, rcx
    dec rcx
    shr edx, 0x3
    add edi, dword ptr [rbp + 4*rdx + 0x610]
    and rcx, rax
    jne .L58
    jmp .L60
.L59:
    mov rsi, qword ptr [rsp + 0x58]
.L60:
    shr qword ptr [rsp + 0xd0], 0x38
    lea r11, [rbp + 0x10]
    mov rax, qword ptr [rsp + 0x88]
    test rax, rax
    je .L62
    nop
.L61:
    mov rcx, rax
    tzcnt rdx, rax
    dec rax
    add edi, dword ptr [r11 + 4*rdx]
    and rax, rcx
    jne .L61
.L62:
    mov qword ptr [rsp + 0x208], r11
    mov dword ptr [rsp + 0x2dc], edi
    mov rcx, qword ptr [rsp + 0x88]
    mov rax, rcx
    shr rax, 0x10
    or rax, rcx
    mov rdx, qword ptr [rsp + 0x180]
    or rax, rdx
    shr rax, 0x10
    or rax, rdx
    mov r12, rax
    shr r12, 0x20
    or r12, rax
    mov rax, rsi
    shr rax, 0x10
    or rax, rsi
    mov rdx, qword ptr [rsp + 0x2b8]
    or rax, rdx
    shr rax, 0x10
    or rax, rdx
    mov rdx, rax
    shr rdx, 0x20
    or rdx, rax
    mov qword ptr [rsp + 0x290], rdx
    or r12, rdx
    mov qword ptr [rsp + 0x170], r12
    or r12, qword ptr [rsp + 0x128]
    mov rax, qword ptr [rsp + 0x2b0]
    mov rdx, qword ptr [rsp + 0x218]
    add eax, edx
    mov rdx, qword ptr [rsp + 0x190]
    lea eax, [rax + 2*rdx]
    mov qword ptr [rsp + 0x198], rax
    not r12
    movzx eax, byte ptr [rsp + 0x110]
    mov dword ptr [rsp + 0x48], eax
    movzx ebx, byte ptr [rsp + 0x140]
    and r12, rcx
    mov dword ptr [rsp + 0x30], ebx
    je .L71
    mov rax, qword ptr [rsp + 0xd0]
    lea eax, [4*rax]
    neg eax
    mov dword ptr [rsp + 0x78], eax
    lea rax, [rbp + 0x6b0]
    mov qword ptr [rsp + 0xe8], rax
    mov rax, qword ptr [rsp + 0x38]
    or rax, qword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x68], rax
    lea rax, [rbp + 0x6d0]
    mov qword ptr [rsp + 0x188], rax
    lea rax, [rbp + 0x6f0]
    mov qword ptr [rsp + 0xa0], rax
    mov rax, qword ptr [rsp + 0x2a0]
    movzx eax, byte ptr [rax + 0x93]
    mov byte ptr [rsp + 0x20], al
    mov eax, dword ptr [rsp + 0x9c]
    xor eax, 0x7
    mov dword ptr [rsp + 0x60], eax
    xor edi, edi
    jmp .L64
    nop
.L63:
    lea rax, [r12 - 0x1]
    and r12, rax
    je .L72
.L64:
    tzcnt rax, r12
    mov esi, eax
    shr esi, 0x3
    lea edx, [rax + 0x8]
    and dl, 0x3f
    add edi, dword ptr [rbp + 4*rsi + 0x650]
    mov ecx, eax
    and ecx, 0x7
    mov r11d, ebx
    sub r11d, ecx
    mov r14d, ecx
    sub r14d, ebx
    cmovb r14d, r11d
    mov r11d, edx
    shr r11b, 0x3
    movzx r15d, r11b
    mov ebx, edi
    mov edi, dword ptr [rsp + 0x9c]
    mov r11d, edi
    sub r11d, r15d
    mov r8, rbp
    mov ebp, r15d
    sub ebp, edi
    cmovb ebp, r11d
    cmp r14d, ebp
    cmova ebp, r14d
    imul ebp, dword ptr [r8 + 4*rsi + 0x670]
    add ebp, ebx
    mov edi, dword ptr [rsp + 0x48]
    mov r11d, edi
    sub r11d, ecx
    sub ecx, edi
    cmovb ecx, r11d
    mov edi, dword ptr [rsp + 0x54]
    mov r11d, edi
    sub r11d, r15d
    sub r15d, edi
    cmovb r15d, r11d
    cmp ecx, r15d
    cmova r15d, ecx
    imul r15d, dword ptr [r8 + 4*rsi + 0x690]
    mov edi, r15d
    add edi, ebp
    mov r11d, 0x1
    mov ecx, eax
    shl r11, cl
    shr r11, 0x8
    bts r11, rax
    mov r15, r11
    shr r15, 0x10
    or r15, r11
    mov rcx, r15
    shr rcx, 0x20
    or rcx, r15
    test qword ptr [rsp + 0x250], rcx
    je .L65
    add edi, dword ptr [r8 + 0x954]
    movabs r15, 0x101010101010101
    mov ebx, dword ptr [rsp + 0x30]
    mov rbp, r8
    jmp .L67
    nop
.L65:
    test qword ptr [rsp + 0x80], rcx
    movabs r15, 0x101010101010101
    je .L66
    mov rbp, qword ptr [rsp]
    add edi, dword ptr [rbp + 0x958]
    mov ebx, dword ptr [rsp + 0x30]
    jmp .L67
.L66:
    mov ebx, dword ptr [rsp + 0x30]
    mov rbp, qword ptr [rsp]
    nop
.L67:
    mov r11d, 0x1
    mov ecx, edx
    shl r11, cl
    shl r15, cl
    movzx ecx, dl
    mov rdx, qword ptr [rsp + 0x90]
    bt rdx, rcx
    mov rcx, qword ptr [rsp + 0xe8]
    jae .L70
.L68:
    add edi, dword ptr [rcx + 4*rsi]
.L69:
    mov ecx, dword ptr [rsp + 0x78]
    cmp dword ptr [rsp + 0x198], ecx
    jne .L63
    and r15, qword ptr [rsp + 0x90]
    jne .L63
    shr al, 0x3
    xor al, 0x7
    movzx eax, al
    cmp al, 0x5
    mov ecx, 0x5
    cmovae eax, ecx
    mov ecx, dword ptr [rsp + 0x60]
    cmp r14d, ecx
    cmovbe r14d, ecx
    add al, byte ptr [rsp + 0x20]
    cmp al, r14b
    jae .L63
    add edi, dword ptr [rbp + 0x95c]
    jmp .L63
    nop
.L70:
    mov rcx, qword ptr [rsp + 0xa0]
    test qword ptr [rsp + 0x68], r15
    je .L68
    mov rcx, qword ptr [rsp + 0x188]
    test qword ptr [rsp + 0x38], r11
    jne .L69
    jmp .L68
.L71:
    xor edi, edi
.L72:
    mov dword ptr [rsp + 0x1a8], edi
    movabs rdi, 0x7e7e7e7e7e7e00
    mov r11, qword ptr [rsp + 0x170]
    not r11
    and r11, qword ptr [rsp + 0x88]
    and r11, qword ptr [rsp + 0x128]
    je .L74
    mov rcx, qword ptr [rsp + 0x298]
    lea rax, [rcx + rcx]
    and rax, qword ptr [rsp + 0x168]
    shr rcx
    and rcx, qword ptr [rsp + 0x1d0]
    mov rdx, rax
    and rdx, rcx
    or rcx, rax
    mov rax, qword ptr [rsp + 0x290]
    lea rsi, [rax + rax]
    shr rax
    and rax, rdi
    and rax, rsi
    not rax
    and rax, rcx
    or rax, rdx
    shr rax, 0x8
    and rax, r11
    movabs r12, 0x101010101010101
    mov rdi, qword ptr [rsp + 0x280]
    mov rbx, qword ptr [rsp + 0x110]
    je .L75
    xor ecx, ecx
    nop
.L73:
    mov rdx, rax
    tzcnt rsi, rax
    dec rax
    shr esi, 0x3
    add ecx, dword ptr [rbp + 4*rsi + 0x630]
    and rax, rdx
    jne .L73
    jmp .L76
.L74:
    movabs r12, 0x101010101010101
    mov rdi, qword ptr [rsp + 0x280]
    mov rbx, qword ptr [rsp + 0x110]
    jmp .L77
.L75:
    xor ecx, ecx
.L76:
    add dword ptr [rsp + 0x1a8], ecx
.L77:
    mov ecx, edi
    and cl, 0x38
    mov rdx, -0x1
    shl rdx, cl
    mov r15, rdx
    and r15, qword ptr [rsp + 0x88]
    and rdx, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rsp + 0x130]
    or qword ptr [rsp + 0xa8], rax
    test bl, bl
    je .L78
    mov eax, ebx
    cmp dword ptr [rsp + 0x48], 0x7
    jne .L79
    mov al, 0x6
    jmp .L79
.L78:
    mov al, 0x1
.L79:
    mov r11, qword ptr [rsp + 0xf0]
    shr r11
    lea r14d, [rax - 0x1]
    mov ecx, r14d
    and cl, 0x7
    shl r12, cl
    mov rsi, r15
    and rsi, r12
    tzcnt rcx, rsi
    shr ecx, 0x3
    test rsi, rsi
    cmove rcx, rsi
    and r12, rdx
    tzcnt rsi, r12
    shr esi, 0x3
    test r12, r12
    cmove rsi, r12
    test rcx, rcx
    setne bpl
    lea r12, [rcx + 0x1]
    cmp r12, rsi
    sete r12b
    and r12b, bpl
    movzx r12d, r12b
    shl r12d, 0x5
    xor ebp, ebp
    cmp r14b, bl
    sete bpl
    shl ebp, 0x5
    mov rdi, qword ptr [rsp]
    add rdi, 0x10
    add rbp, rdi
    mov r14d, ecx
    mov ebx, dword ptr [rbp + 4*r14 + 0x700]
    add r12, rdi
    mov r14d, esi
    add ebx, dword ptr [r12 + 4*r14 + 0x740]
    mov rdi, qword ptr [rsp + 0x70]
    test qword ptr [rsp + 0xa8], rdi
    je .L80
    or rsi, rcx
    jne .L80
    mov rdi, qword ptr [rsp]
    add ebx, dword ptr [rdi + 0x960]
    movabs r14, 0x101010101010101
    jmp .L81
.L80:
    movabs r14, 0x101010101010101
    mov rdi, qword ptr [rsp]
.L81:
    mov ecx, eax
    shl r14, cl
    movabs rcx, 0x5555555555555555
    and r11, rcx
    mov rsi, r15
    and rsi, r14
    tzcnt rcx, rsi
    shr ecx, 0x3
    test rsi, rsi
    cmove rcx, rsi
    and r14, rdx
    tzcnt rsi, r14
    shr esi, 0x3
    test r14, r14
    cmove rsi, r14
    test rcx, rcx
    setne bpl
    lea r14, [rcx + 0x1]
    cmp r14, rsi
    sete r14b
    and r14b, bpl
    movzx r14d, r14b
    shl r14d, 0x5
    xor r12d, r12d
    cmp al, byte ptr [rsp + 0x110]
    sete r12b
    shl r12d, 0x5
    add rdi, 0x10
    add r12, rdi
    mov ebp, ecx
    add ebx, dword ptr [r12 + 4*rbp + 0x700]
    add r14, rdi
    mov r12d, esi
    add ebx, dword ptr [r14 + 4*r12 + 0x740]
    inc eax
    mov rdi, qword ptr [rsp + 0x70]
    test qword ptr [rsp + 0xa8], rdi
    je .L82
    or rsi, rcx
    jne .L82
    mov r12, qword ptr [rsp]
    add ebx, dword ptr [r12 + 0x960]
    mov r14d, ebx
    movabs rsi, 0x101010101010101
    jmp .L83
.L82:
    mov r14d, ebx
    movabs rsi, 0x101010101010101
    mov r12, qword ptr [rsp]
.L83:
    mov ecx, eax
    and cl, 0x7
    shl rsi, cl
    mov rdi, qword ptr [rsp + 0xf0]
    sub rdi, r11
    and r15, rsi
    tzcnt rcx, r15
    shr ecx, 0x3
    test r15, r15
    cmove rcx, r15
    and rdx, rsi
    tzcnt rsi, rdx
    shr esi, 0x3
    test rdx, rdx
    cmove rsi, rdx
    test rcx, rcx
    setne dl
    lea r11, [rcx + 0x1]
    cmp r11, rsi
    sete r11b
    and r11b, dl
    movzx edx, r11b
    shl edx, 0x5
    xor r11d, r11d
    cmp al, byte ptr [rsp + 0x110]
    sete r11b
    shl r11d, 0x5
    lea rbx, [r12 + 0x10]
    add r11, rbx
    mov eax, ecx
    add r14d, dword ptr [r11 + 4*rax + 0x700]
    add rdx, rbx
    mov eax, esi
    add r14d, dword ptr [rdx + 4*rax + 0x740]
    mov rax, qword ptr [rsp + 0x70]
    test qword ptr [rsp + 0xa8], rax
    je .L85
    or rsi, rcx
    movabs rbx, 0xf0f0f0f0f0f0f0f
    jne .L84
    add r14d, dword ptr [r12 + 0x960]
.L84:
    mov dword ptr [rsp + 0x170], r14d
    jmp .L86
.L85:
    mov dword ptr [rsp + 0x170], r14d
    movabs rbx, 0xf0f0f0f0f0f0f0f
.L86:
    mov r15, qword ptr [rsp + 0xb0]
    mov rsi, qword ptr [rsp + 0x10]
    mov rax, qword ptr [rsp + 0xc8]
    not rax
    mov qword ptr [rsp + 0x130], rax
    mov rax, qword ptr [rsp + 0xb8]
    not rax
    mov qword ptr [rsp + 0x188], rax
    mov r11, rdi
    shr r11, 0x2
    cmp r15, 0x1
    sbb esi, -0x1
    xor edx, edx
    mov rcx, qword ptr [rsp + 0x1b0]
    not rcx
    mov qword ptr [rsp + 0x128], rcx
    cmp esi, 0x2
    jl .L92
    mov qword ptr [rsp + 0x10], r11
    lea rcx, [plywright::board::geometry::AROUND]
    mov rdx, qword ptr [rsp + 0x1c8]
    add rdx, rcx
    mov rax, qword ptr [rsp + 0x8]
    and rax, qword ptr [rdx]
    mov rcx, qword ptr [rsp + 0x150]
    not rcx
    mov rsi, qword ptr [rsp + 0xd8]
    or rsi, qword ptr [rsp + 0x230]
    mov rbp, qword ptr [rsp + 0x128]
    or rsi, rbp
    and rsi, rcx
    and rsi, qword ptr [rsp + 0x38]
    mov r11, qword ptr [rsp + 0x28]
    and r11, rsi
    mov rcx, r11
    shr rcx
    movabs rdx, 0x5555555555555555
    and rcx, rdx
    sub r11, rcx
    mov rcx, r11
    movabs rdx, 0x3333333333333333
    and rcx, rdx
    shr r11, 0x2
    and r11, rdx
    add r11, rcx
    mov rdx, r11
    shr rdx, 0x4
    add rdx, r11
    and rdx, rbx
    movabs rcx, 0x101010101010101
    imul rdx, rcx
    shr rdx, 0x38
    mov r8, qword ptr [rsp]
    imul edx, dword ptr [r8 + 0x99c]
    add edx, r13d
    mov rcx, qword ptr [rsp + 0x2e0]
    lea r14, [rcx + 2*rcx]
    lea r15, [plywright::sliders::magic::LOOKUPS]
    mov r12d, dword ptr [r15 + 8*r14 + 0x10]
    movzx ecx, byte ptr [r15 + 8*r14 + 0x14]
    mov r11, qword ptr [r15 + 8*r14]
    mov rbx, qword ptr [rsp + 0x90]
    and r11, rbx
    imul r11, qword ptr [r15 + 8*r14 + 0x8]
    shr r11, cl
    movzx ecx, byte ptr [r15 + 8*r14 + 0x614]
    mov r13, qword ptr [r15 + 8*r14 + 0x600]
    and r13, rbx
    imul r13, qword ptr [r15 + 8*r14 + 0x608]
    shr r13, cl
    add r11, r12
    mov ecx, dword ptr [r15 + 8*r14 + 0x610]
    add r13, rcx
    and rsi, qword ptr [rsp + 0xc0]
    or rsi, rbp
    mov r14, qword ptr [rsp + 0x70]
    not r14
    and r14, rsi
    lea rsi, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rsi + 8*r13]
    and rcx, r14
    test rax, r14
    je .L87
    add edx, dword ptr [r8 + 0x810]
.L87:
    mov rax, r8
    and r14, qword ptr [rsi + 8*r11]
    test qword ptr [rsp + 0x40], rcx
    mov r11, qword ptr [rsp + 0x10]
    je .L88
    add edx, dword ptr [rax + 0x814]
.L88:
    mov r15, qword ptr [rsp + 0xb0]
    or rcx, r14
    test qword ptr [rsp + 0xf8], r14
    je .L89
    add edx, dword ptr [rax + 0x818]
.L89:
    test qword ptr [rsp + 0x228], rcx
    je .L90
    add edx, dword ptr [rax + 0x81c]
.L90:
    test r15, r15
    jne .L91
    sub edx, dword ptr [rax + 0x9a0]
.L91:
    xor ecx, ecx
    test edx, edx
    cmovg ecx, edx
    cmp ecx, 0x3ff
    mov edx, 0x3ff
    cmovl edx, ecx
    mov ecx, dword ptr [rax + 0x9a4]
    imul ecx, edx
    imul ecx, edx
    sar ecx, 0xc
    mov edx, dword ptr [rax + 0x9a8]
    cmp edx, ecx
    cmovl ecx, edx
    mov edx, dword ptr [rax + 0x9ac]
    imul edx, ecx
    and edx, -0x40
    shl edx, 0xa
    add edx, ecx
.L92:
    mov dword ptr [rsp + 0x168], edx
    mov rcx, qword ptr [rsp + 0x88]
    not ecx
    mov qword ptr [rsp + 0x68], rcx
    mov r14, qword ptr [rsp + 0x58]
    mov rax, r14
    not rax
    mov qword ptr [rsp + 0x60], rax
    movabs r8, 0x3333333333333333
    and rdi, r8
    mov qword ptr [rsp + 0x20], rdi
    and r11, r8
    mov qword ptr [rsp + 0x10], r11
    packuswb xmm14, xmm10
    movq rdx, xmm9
    mov rcx, qword ptr [rsp + 0x220]
    mov qword ptr [rsp + 0x1c8], rdx
    or rcx, rdx
    mov qword ptr [rsp + 0x220], rcx
    mov rdi, qword ptr [rsp + 0x70]
    and rdi, rcx
    mov rbx, qword ptr [rsp + 0x90]
    mov rcx, rbx
    not rcx
    mov qword ptr [rsp + 0x1d0], rcx
    mov rdx, qword ptr [rsp + 0x1e0]
    and ecx, edx
    shl ecx, 0x8
    and ecx, 0xff000000
    or rcx, rdx
    mov rdx, qword ptr [rsp + 0xc8]
    or rdx, rbx
    not rdx
    mov r13, qword ptr [rsp + 0x38]
    mov rax, r13
    not rax
    mov r12, qword ptr [rsp + 0x1b0]
    mov rsi, r12
    or rsi, rax
    and rsi, rdx
    and rsi, rcx
    mov rcx, rsi
    shl rcx, 0x9
    movabs rdx, -0x101010101010102
    lea r11, [rdx - 0xfefe]
    and r11, rcx
    shl rsi, 0x7
    movabs rcx, 0x7f7f7f7f7f7f7f7f
    lea rdx, [rcx - 0x7f7f]
    and rdx, rsi
    mov rcx, qword ptr [rsp + 0x80]
    or rcx, r15
    or rcx, rdi
    or rdx, r11
    mov rsi, r14
    and rsi, rax
    movq xmm1, rsi
    mov rsi, rcx
    and rsi, qword ptr [rsp + 0x188]
    mov rbp, qword ptr [rsp + 0x130]
    and rdi, rbp
    movq xmm2, qword ptr [rsp + 0x148]
    mov r11, qword ptr [rsp + 0x1d8]
    movq xmm4, r11
    and r11, rdi
    movdqa xmm0, xmm4
    punpcklqdq xmm0, xmm2
    movq xmm2, r11
    movq xmm11, r15
    movq xmm6, rdi
    punpcklqdq xmm6, xmm11
    punpcklqdq xmm11, xmm1
    punpcklqdq xmm1, xmm2
    punpcklqdq xmm2, xmm4
    punpcklqdq xmm4, xmm7
    pand xmm4, xmm1
    pshufd xmm1, xmm0, 0xee
    movsd xmm8, xmm9
    andpd xmm8, xmm2
    pand xmm6, xmm1
    pand xmm11, xmm0
    mov r11, rcx
    or r11, r14
    mov r15, rax
    and r15, r12
    movq xmm0, rdx
    mov r12, qword ptr [rsp + 0xc0]
    not r12
    movq xmm1, rsi
    mov rdx, rcx
    and rdx, rbp
    pshufd xmm2, xmm0, 0x44
    movq xmm0, r14
    punpcklqdq xmm0, xmm1
    pand xmm0, xmm2
    movdqa xmm1, xmm0
    psrlq xmm1, 0x1
    pand xmm1, xmmword ptr [.C4]
    and rdx, r13
    mov qword ptr [rsp + 0x8], rdx
    psubq xmm0, xmm1
    movdqa xmm1, xmmword ptr [.C5]
    movdqa xmm2, xmm0
    pand xmm2, xmm1
    psrlq xmm0, 0x2
    pand xmm0, xmm1
    and r11, qword ptr [rsp + 0xd8]
    mov rdx, r14
    and rdx, rbp
    and rdx, qword ptr [rsp + 0xb8]
    mov qword ptr [rsp + 0x1e0], rax
    and r11, rax
    movq xmm3, rdx
    movq xmm1, r11
    mov rdx, r14
    shl rdx, 0x9
    movabs rsi, 0x80000000000000
    and rsi, rdx
    mov rdx, r14
    shl rdx, 0x7
    movabs r14, 0xffffff000000
    add r14, 0x1000000
    and r14, rdx
    or r14, rsi
    mov rdi, qword ptr [rsp + 0x1e8]
    and r14, rdi
    mov rdx, r14
    shr rdx
    movabs rsi, 0x40000000000000
    and rsi, rdx
    sub r14, rsi
    movabs rsi, 0x3301000000000000
    and rsi, r14
    shr r14, 0x2
    movabs r11, 0x3330000000000000
    and r11, r14
    mov rdx, qword ptr [rsp + 0x150]
    mov qword ptr [rsp + 0x1d8], r12
    and rdx, r12
    paddq xmm0, xmm2
    punpcklqdq xmm1, xmm3
    movdqa xmm5, xmm1
    psrlw xmm5, 0x1
    add r11, rsi
    mov r14, r11
    shr r14, 0x4
    add r14, r11
    movabs rsi, 0xf07000000000000
    and rsi, r14
    mov r11, rbx
    shr r11, 0x10
    and r11d, dword ptr [rsp + 0x180]
    mov r14d, r11d
    shr r14d
    and r14d, 0x4
    and r11d, 0x10
    lea r11d, [r14 + 2*r11]
    and edi, r11d
    mov r11d, edi
    shr r11d
    and r11d, -0x10
    sub rdi, r11
    lea r11, [r8 - 0x3]
    and r11, rdi
    shr rdi, 0x2
    lea r14, [r8 - 0x2]
    and r14, rdi
    mov rax, qword ptr [rsp]
    mov edi, dword ptr [rax + 0x924]
    add r14, r11
    mov rbp, r14
    shr rbp, 0x4
    add rbp, r14
    mov eax, dword ptr [rax + 0x928]
    movabs r8, 0x101010101010101
    imul rsi, r8
    shr rsi, 0x38
    mov dword ptr [rsp + 0x1e8], edi
    imul esi, edi
    movabs rdi, 0xf0f0f0f0f0f0f0f
    and rbp, rdi
    imul rbp, r8
    shr rbp, 0x38
    imul ebp, eax
    add ebp, esi
    mov rdi, qword ptr [rsp + 0x110]
    lea esi, [rdi - 0x1]
    cmp sil, 0x2
    movdqa xmmword ptr [rsp + 0x370], xmm7
    mov dword ptr [rsp + 0x180], eax
    jae .L94
    cmp dil, 0x2
    mov r11d, 0x303
    mov esi, 0x101
    cmove rsi, r11
    movabs rbx, 0x5555555555555555
    mov r13d, dword ptr [rsp + 0x18]
    mov rdi, qword ptr [rsp + 0x20]
    mov r14d, dword ptr [rsp + 0x1a0]
    mov r12, qword ptr [rsp + 0x68]
.L93:
    test byte ptr [rsp + 0x280], 0x38
    jne .L95
    mov rdi, qword ptr [rsp + 0x250]
    mov r11d, edi
    and r11d, dword ptr [rsp + 0x138]
    and r11d, esi
    mov esi, r11d
    shr esi
    and esi, 0x5555
    sub r11d, esi
    mov esi, r11d
    and esi, 0x33333333
    shr r11d, 0x2
    and r11d, 0x33333333
    add r11d, esi
    mov esi, r11d
    shr esi, 0x4
    add esi, r11d
    and esi, 0xf0f0f0f
    imul esi, esi, 0x1010101
    shr esi, 0x18
    mov rdi, qword ptr [rsp]
    imul esi, dword ptr [rdi + 0x92c]
    mov rdi, qword ptr [rsp + 0x20]
    add esi, ebp
    mov ebp, esi
    jmp .L95
.L94:
    mov esi, 0xc0c0
    movabs rbx, 0x5555555555555555
    mov r13d, dword ptr [rsp + 0x18]
    mov r14d, dword ptr [rsp + 0x1a0]
    mov r11d, 0x99
    mov edi, dword ptr [rsp + 0x48]
    bt r11d, edi
    mov rdi, qword ptr [rsp + 0x20]
    mov r12, qword ptr [rsp + 0x68]
    jae .L141
.L95:
    mov rax, qword ptr [rsp + 0xb8]
    and rax, rcx
    mov qword ptr [rsp + 0x40], rax
    and r15, rcx
    and qword ptr [rsp + 0x8], rdx
    and r12d, dword ptr [rsp + 0x130]
    mov rax, qword ptr [rsp + 0x60]
    and rax, qword ptr [rsp + 0x188]
    mov qword ptr [rsp + 0x60], rax
    add rdi, qword ptr [rsp + 0x10]
    movd edx, xmm14
    imul r14d, dword ptr [rsp + 0x218]
    imul r13d, dword ptr [rsp + 0x190]
    add r13d, r14d
    lea eax, [rdx - 0x5]
    imul r13d, eax
    movabs rcx, 0x3c3c3c00000000
    movdqa xmm3, xmm11
    psrlw xmm3, 0x1
    movdqa xmm7, xmm6
    psrlw xmm7, 0x1
    movapd xmm9, xmm8
    psrlw xmm9, 0x1
    movdqa xmm10, xmm4
    psrlw xmm10, 0x1
    movdqa xmm2, xmm0
    psrlq xmm2, 0x4
    pand xmm5, xmmword ptr [.C1]
    cmp dword ptr [rsp + 0x2b0], 0x1
    mov qword ptr [rsp + 0xd8], rdx
    jbe .L96
    mov rax, qword ptr [rsp]
    add r13d, dword ptr [rax + 0x890]
.L96:
    mov eax, r12d
    shr eax
    and qword ptr [rsp + 0x60], rcx
    mov rdx, qword ptr [rsp + 0x40]
    shr rdx
    movdqa xmm13, xmmword ptr [.C1]
    pand xmm3, xmm13
    pand xmm7, xmm13
    pand xmm9, xmm13
    pand xmm10, xmm13
    mov rsi, r15
    shr rsi
    mov r11, qword ptr [rsp + 0x8]
    shr r11
    paddq xmm2, xmm0
    psubb xmm1, xmm5
    mov r14, rdi
    shr r14, 0x4
    cmp dword ptr [rsp + 0x218], 0x1
    mov qword ptr [rsp + 0x138], rbp
    jbe .L97
    mov rcx, qword ptr [rsp]
    add r13d, dword ptr [rcx + 0x894]
.L97:
    movdqa xmm13, xmm12
    and r12d, 0x3c3c3c00
    and eax, 0x14141400
    mov rcx, qword ptr [rsp + 0x60]
    shr rcx
    movabs rbp, 0x14141400000000
    and rdx, rbx
    psubb xmm11, xmm3
    psubb xmm6, xmm7
    psubb xmm8, xmm9
    psubb xmm4, xmm10
    and rsi, rbx
    and r11, rbx
    pand xmm2, xmmword ptr [.C6]
    movdqa xmm9, xmm1
    psrlw xmm9, 0x2
    add rdi, r14
    cmp dword ptr [rsp + 0x190], 0x1
    movdqa xmmword ptr [rsp + 0x2e0], xmm14
    movdqa xmmword ptr [rsp + 0x350], xmm15
    jbe .L98
    movdqa xmm7, xmmword ptr [rsp + 0x340]
    mov r14, rdi
    mov rdi, qword ptr [rsp]
    add r13d, dword ptr [rdi + 0x898]
    mov rdi, r14
    jmp .L99
.L98:
    movdqa xmm7, xmmword ptr [rsp + 0x340]
.L99:
    and rcx, rbp
    sub qword ptr [rsp + 0x40], rdx
    movdqa xmm15, xmm11
    psrlw xmm15, 0x2
    movdqa xmm12, xmm6
    psrlw xmm12, 0x2
    movdqa xmm5, xmm8
    psrlw xmm5, 0x2
    movdqa xmm10, xmm4
    psrlw xmm10, 0x2
    sub r15, rsi
    sub qword ptr [rsp + 0x8], r11
    movdqa xmm14, xmm2
    psrlq xmm14, 0x20
    movdqa xmm0, xmmword ptr [.C7]
    pand xmm1, xmm13
    pand xmm9, xmm13
    movabs rsi, 0xf0f0f0f0f0f0f0f
    and rdi, rsi
    cmp qword ptr [rsp + 0xb0], 0x0
    mov qword ptr [rsp + 0x20], rdi
    mov qword ptr [rsp + 0x78], r15
    je .L100
    mov rdx, qword ptr [rsp]
    mov edx, dword ptr [rdx + 0x8a4]
    imul edx, dword ptr [rsp + 0x190]
    add r13d, edx
.L100:
    mov dword ptr [rsp + 0x18], r13d
    sub r12, rax
    mov qword ptr [rsp + 0x68], r12
    sub qword ptr [rsp + 0x60], rcx
    mov rax, qword ptr [rsp + 0x290]
    mov r11, qword ptr [rsp + 0x58]
    and rax, r11
    mov rcx, rax
    shr rcx
    movabs rdx, 0x55555555555555
    and rcx, rdx
    sub rax, rcx
    mov rcx, rax
    movabs r12, 0x3333333333333333
    and rcx, r12
    shr rax, 0x2
    and rax, r12
    add rax, rcx
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    and rcx, rsi
    imul rcx, r8
    shr rcx, 0x38
    mov rdi, rsi
    mov esi, dword ptr [rsp + 0x2d8]
    imul esi, ecx
    mov r14, qword ptr [rsp + 0x2f8]
    lea rcx, [r14 + r14]
    movabs r13, -0x101010101010102
    and rcx, r13
    mov rax, r14
    shr rax
    movabs r15, 0x7f7f7f7f7f7f7f7f
    and rax, r15
    or rax, rcx
    not rax
    and rax, r11
    mov rcx, rax
    shr rcx
    and rcx, rbx
    mov rdx, rax
    sub rdx, rcx
    mov rcx, rdx
    and rcx, r12
    shr rdx, 0x2
    and rdx, r12
    add rdx, rcx
    mov rcx, rdx
    shr rcx, 0x4
    add rcx, rdx
    mov rdx, qword ptr [rsp + 0x320]
    and rdx, rax
    mov r13, rdi
    and rcx, rdi
    imul rcx, r8
    shr rcx, 0x38
    mov ebp, dword ptr [rsp + 0x1ac]
    imul ebp, ecx
    mov rcx, rdx
    shr rcx
    and rcx, rbx
    sub rdx, rcx
    mov rcx, rdx
    and rcx, r12
    shr rdx, 0x2
    and rdx, r12
    add rdx, rcx
    mov rcx, rdx
    shr rcx, 0x4
    add rcx, rdx
    and rcx, rdi
    imul rcx, r8
    shr rcx, 0x38
    mov ebx, dword ptr [rsp + 0x2d4]
    imul ebx, ecx
    mov rcx, qword ptr [rsp + 0x338]
    and rcx, qword ptr [rsp + 0x2b8]
    and rcx, qword ptr [rsp + 0xb8]
    shl rcx, 0x8
    not rax
    and rax, rcx
    mov rcx, rax
    shr rcx
    and rcx, qword ptr [rsp + 0x2a8]
    sub rax, rcx
    mov rcx, rax
    mov rdx, qword ptr [rsp + 0x270]
    and rcx, rdx
    shr rax, 0x2
    and rax, rdx
    add rax, rcx
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    and rcx, qword ptr [rsp + 0xe0]
    imul rcx, r8
    shr rcx, 0x38
    mov edx, dword ptr [rsp + 0x2d0]
    imul edx, ecx
    mov rdi, qword ptr [rsp + 0xc8]
    mov rax, rdi
    and rax, r11
    mov rcx, rax
    shr rcx
    movabs r15, 0x55555555555555
    and rcx, r15
    sub rax, rcx
    mov rcx, rax
    and rcx, r12
    shr rax, 0x2
    and rax, r12
    add rax, rcx
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    and rcx, r13
    imul rcx, r8
    shr rcx, 0x38
    mov r12d, dword ptr [rsp + 0x2cc]
    imul r12d, ecx
    add r12d, esi
    movzx eax, r14b
    lea ecx, [rax + rax]
    not ecx
    and ecx, eax
    imul eax, ecx, 0x8040201
    shr eax, 0x3
    and eax, 0x11111111
    imul eax, eax, 0x11111111
    shr eax, 0x1c
    mov r14d, dword ptr [rsp + 0x108]
    imul r14d, eax
    add r14d, r12d
    add r14d, ebp
    add r14d, ebx
    mov rax, qword ptr [rsp + 0x40]
    shr rax, 0x2
    pand xmm11, xmm13
    pand xmm15, xmm13
    pand xmm6, xmm13
    pand xmm12, xmm13
    pand xmm8, xmm13
    pand xmm5, xmm13
    pand xmm4, xmm13
    pand xmm10, xmm13
    add r14d, edx
    lea rdx, [r11 + r11]
    movabs rcx, -0x101010101010102
    and rdx, rcx
    mov rsi, r11
    shr rsi
    movabs rcx, 0x7f7f7f7f7f7f7f7f
    and rsi, rcx
    mov r15, qword ptr [rsp + 0x78]
    mov rcx, r15
    shr rcx, 0x2
    or rsi, rdx
    mov rdx, qword ptr [rsp + 0x8]
    shr rdx, 0x2
    pmuludq xmm14, xmm0
    movdqa xmm13, xmmword ptr [.C8]
    pmuludq xmm13, xmm2
    paddb xmm1, xmm9
    mov rbx, qword ptr [rsp + 0x20]
    imul rbx, r8
    mov qword ptr [rsp + 0x20], rbx
    or rsi, rdi
    and rsi, r11
    je .L102
    mov r8, qword ptr [rsp]
    mov ebx, dword ptr [rsp + 0x54]
    mov ebp, r14d
.L101:
    mov r11, rsi
    tzcnt r14, rsi
    dec rsi
    shr r14d
    and r14d, -0x4
    xor r14d, 0x1c
    add ebp, dword ptr [r8 + r14 + 0x610]
    and rsi, r11
    jne .L101
    jmp .L103
.L102:
    mov r8, qword ptr [rsp]
    mov ebx, dword ptr [rsp + 0x54]
    mov ebp, r14d
.L103:
    movabs rdi, 0x3333333333333333
    lea rsi, [rdi - 0x333]
    mov qword ptr [rsp + 0xb0], rsi
    mov rsi, qword ptr [rsp + 0x68]
    shr rsi, 0x2
    mov qword ptr [rsp + 0x110], rsi
    movabs rsi, 0x3333333000000000
    mov r11, qword ptr [rsp + 0x60]
    shr r11, 0x2
    mov qword ptr [rsp + 0xa0], r11
    lea r11, [rdi - 0x33333333]
    and qword ptr [rsp + 0x40], rdi
    and rax, rdi
    paddb xmm11, xmm15
    paddb xmm6, xmm12
    paddb xmm8, xmm5
    paddb xmm4, xmm10
    and r15, rdi
    mov qword ptr [rsp + 0x78], r15
    and rcx, rdi
    and qword ptr [rsp + 0x8], rdi
    and rdx, rdi
    paddq xmm13, xmm14
    movdqa xmm3, xmm1
    psrlw xmm3, 0x4
    shr qword ptr [rsp + 0x20], 0x38
    mov r14, qword ptr [rsp + 0x58]
    test r14, r14
    je .L105
    mov r13, qword ptr [rsp + 0x208]
    nop
.L104:
    mov r15, r14
    tzcnt r12, r14
    dec r14
    xor r12d, 0x38
    add ebp, dword ptr [r13 + 4*r12]
    and r14, r15
    jne .L104
.L105:
    mov dword ptr [rsp + 0x108], ebp
    mov rdi, qword ptr [rsp + 0x110]
    and rdi, qword ptr [rsp + 0x270]
    mov qword ptr [rsp + 0x110], rdi
    and qword ptr [rsp + 0x60], rsi
    and qword ptr [rsp + 0xa0], r11
    mov rsi, qword ptr [rsp + 0x68]
    and rsi, qword ptr [rsp + 0xb0]
    mov qword ptr [rsp + 0x68], rsi
    add qword ptr [rsp + 0x40], rax
    movdqa xmm5, xmm11
    psrlw xmm5, 0x4
    movdqa xmm9, xmm6
    psrlw xmm9, 0x4
    movdqa xmm10, xmm8
    psrlw xmm10, 0x4
    movdqa xmm12, xmm4
    psrlw xmm12, 0x4
    add qword ptr [rsp + 0x78], rcx
    add qword ptr [rsp + 0x8], rdx
    psllq xmm13, 0x20
    pmuludq xmm2, xmm0
    paddb xmm1, xmm3
    mov rcx, qword ptr [rsp + 0x58]
    mov rax, rcx
    shl rax, 0x10
    or rax, rcx
    mov rdx, qword ptr [rsp + 0x2c0]
    or rax, rdx
    shl rax, 0x10
    or rax, rdx
    mov r15, rax
    shl r15, 0x20
    or r15, rax
    or r15, qword ptr [rsp + 0x298]
    mov r12, r15
    or r12, qword ptr [rsp + 0x308]
    mov rax, qword ptr [rsp + 0x310]
    mov rdx, qword ptr [rsp + 0x210]
    add eax, edx
    mov rdx, qword ptr [rsp + 0x1f0]
    lea eax, [rax + 2*rdx]
    mov dword ptr [rsp + 0x10], eax
    not r12
    and r12, rcx
    je .L113
    mov rax, qword ptr [rsp + 0x20]
    lea eax, [4*rax]
    neg eax
    mov dword ptr [rsp + 0x28], eax
    mov rax, qword ptr [rsp + 0x1b0]
    or rax, qword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x70], rax
    mov rax, qword ptr [rsp + 0x2a0]
    movzx eax, byte ptr [rax + 0x93]
    xor al, 0x1
    mov byte ptr [rsp + 0xe8], al
    xor edi, edi
    jmp .L107
    nop
.L106:
    lea rax, [r12 - 0x1]
    and r12, rax
    je .L114
.L107:
    tzcnt rax, r12
    mov r14d, eax
    shr r14d, 0x3
    xor r14, 0x7
    lea edx, [rax + 0x38]
    and dl, 0x3f
    add edi, dword ptr [r8 + 4*r14 + 0x650]
    mov ecx, eax
    and ecx, 0x7
    mov ebp, dword ptr [rsp + 0x48]
    mov r11d, ebp
    sub r11d, ecx
    mov esi, ecx
    sub esi, ebp
    cmovb esi, r11d
    mov r11d, edx
    shr r11b, 0x3
    movzx r11d, r11b
    mov ebp, ebx
    sub ebp, r11d
    mov r13d, r11d
    sub r13d, ebx
    cmovb r13d, ebp
    cmp esi, r13d
    cmova r13d, esi
    imul r13d, dword ptr [r8 + 4*r14 + 0x670]
    add r13d, edi
    mov ebx, dword ptr [rsp + 0x30]
    mov ebp, ebx
    sub ebp, ecx
    sub ecx, ebx
    cmovb ecx, ebp
    mov ebx, dword ptr [rsp + 0x9c]
    mov ebp, ebx
    sub ebp, r11d
    sub r11d, ebx
    cmovb r11d, ebp
    cmp ecx, r11d
    cmova r11d, ecx
    imul r11d, dword ptr [r8 + 4*r14 + 0x690]
    mov edi, r11d
    add edi, r13d
    movabs r11, 0x101010101010101
    mov ecx, eax
    shl r11, cl
    test qword ptr [rsp + 0x80], r11
    je .L108
    add edi, dword ptr [r8 + 0x954]
    jmp .L109
    nop
.L108:
    test qword ptr [rsp + 0x250], r11
    je .L109
    add edi, dword ptr [r8 + 0x958]
.L109:
    mov r11d, 0x1
    mov ecx, edx
    shl r11, cl
    mov rcx, r11
    shr rcx, 0x8
    bts rcx, rdx
    mov r13, rcx
    shr r13, 0x10
    or r13, rcx
    mov rcx, r13
    shr rcx, 0x20
    or rcx, r13
    movzx edx, dl
    mov rbx, qword ptr [rsp + 0x90]
    bt rbx, rdx
    lea rdx, [r8 + 0x6b0]
    mov rbx, qword ptr [rsp + 0x1b0]
    jae .L112
.L110:
    add edi, dword ptr [rdx + 4*r14]
.L111:
    mov edx, dword ptr [rsp + 0x28]
    cmp dword ptr [rsp + 0x10], edx
    mov ebx, dword ptr [rsp + 0x54]
    jne .L106
    and rcx, qword ptr [rsp + 0x90]
    jne .L106
    shr al, 0x3
    movzx eax, al
    cmp al, 0x5
    mov ecx, 0x5
    cmovae eax, ecx
    cmp esi, ebx
    cmovbe esi, ebx
    add al, byte ptr [rsp + 0xe8]
    cmp al, sil
    jae .L106
    add edi, dword ptr [r8 + 0x95c]
    jmp .L106
.L112:
    lea rdx, [r8 + 0x6f0]
    test qword ptr [rsp + 0x70], rcx
    je .L110
    lea rdx, [r8 + 0x6d0]
    test r11, rbx
    jne .L111
    jmp .L110
.L113:
    xor edi, edi
.L114:
    mov dword ptr [rsp + 0x70], edi
    mov r11, qword ptr [rsp + 0x110]
    add r11, qword ptr [rsp + 0x68]
    mov rax, qword ptr [rsp + 0xa0]
    add rax, qword ptr [rsp + 0x60]
    mov qword ptr [rsp + 0xa0], rax
    mov rdx, qword ptr [rsp + 0x40]
    shr rdx, 0x4
    paddb xmm11, xmm5
    pxor xmm5, xmm5
    paddb xmm6, xmm9
    paddb xmm8, xmm10
    paddb xmm4, xmm12
    mov rax, qword ptr [rsp + 0x78]
    shr rax, 0x4
    mov rcx, qword ptr [rsp + 0x8]
    shr rcx, 0x4
    mov rsi, qword ptr [r8 + 0x964]
    mov qword ptr [rsp + 0x48], rsi
    paddq xmm2, xmm13
    movdqa xmm0, xmmword ptr [.C3]
    pand xmm1, xmm0
    not r15
    mov rsi, qword ptr [rsp + 0x58]
    mov rbp, rsi
    and r15, rsi
    and r15, qword ptr [rsp + 0x308]
    je .L116
    mov r8, r11
    mov r14, qword ptr [rsp + 0x290]
    lea rsi, [r14 + r14]
    movabs r11, 0xfefefefefefefe
    and rsi, r11
    shr r14
    movabs r11, 0x7f7f7f7f7f7f7f
    and r14, r11
    mov r11, rsi
    and r11, r14
    or r14, rsi
    mov rbx, qword ptr [rsp + 0x298]
    lea rsi, [rbx + rbx]
    shr rbx
    movabs r13, 0x7e7e7e7e7e7e00
    and rbx, r13
    and rbx, rsi
    not rbx
    and rbx, r14
    or rbx, r11
    shl rbx, 0x8
    and r15, rbx
    mov r12, qword ptr [rsp + 0x288]
    mov ebx, dword ptr [rsp + 0x30]
    je .L117
    xor esi, esi
    mov rdi, qword ptr [rsp]
    nop
.L115:
    mov r11, r15
    tzcnt r14, r15
    dec r15
    shr r14d
    and r14d, -0x4
    xor r14d, 0x1c
    add esi, dword ptr [rdi + r14 + 0x630]
    and r15, r11
    jne .L115
    jmp .L118
.L116:
    mov r12, qword ptr [rsp + 0x288]
    movabs r8, 0x101010101010101
    mov ebx, dword ptr [rsp + 0x30]
    jmp .L119
.L117:
    xor esi, esi
.L118:
    add dword ptr [rsp + 0x70], esi
    mov r11, r8
    movabs r8, 0x101010101010101
.L119:
    mov rdi, r11
    shr rdi, 0x4
    add qword ptr [rsp + 0x40], rdx
    mov r14, qword ptr [rsp + 0xa0]
    mov rsi, r14
    shr rsi, 0x4
    pand xmm11, xmm0
    pand xmm6, xmm0
    pand xmm8, xmm0
    pand xmm4, xmm0
    mov r13, qword ptr [rsp + 0x78]
    add r13, rax
    add qword ptr [rsp + 0x8], rcx
    mov ecx, r12d
    and cl, 0x38
    mov eax, 0xff
    shl rax, cl
    mov rcx, rax
    shr rcx, 0x8
    or rcx, rax
    mov rax, rcx
    shr rax, 0x10
    or rax, rcx
    mov rdx, rax
    shr rdx, 0x20
    or rdx, rax
    mov rcx, qword ptr [rsp]
    mov eax, dword ptr [rcx + 0x98c]
    mov dword ptr [rsp + 0x9c], eax
    movsd xmm3, qword ptr [rsp + 0x48]
    movsd xmm0, qword ptr [rcx + 0x94c]
    psrlq xmm2, 0x38
    psadbw xmm1, xmm5
    and rbp, rdx
    and rdx, qword ptr [rsp + 0x88]
    mov rax, qword ptr [rsp + 0x140]
    test al, al
    movabs rcx, 0xf0f0f0f0f0f0f0f
    je .L120
    cmp ebx, 0x7
    jne .L121
    mov al, 0x6
    jmp .L121
.L120:
    mov al, 0x1
.L121:
    add rdi, r11
    add rsi, r14
    mov qword ptr [rsp + 0x28], rsi
    and qword ptr [rsp + 0x40], rcx
    and r13, rcx
    and qword ptr [rsp + 0x8], rcx
    lea r11d, [rax - 0x1]
    mov ecx, r11d
    and cl, 0x7
    mov r14, r8
    shl r14, cl
    mov r8, rbp
    and rbp, r14
    bsr rcx, rbp
    xor ecx, 0x38
    shr ecx, 0x3
    test rbp, rbp
    cmove rcx, rbp
    and r14, rdx
    bsr rsi, r14
    xor esi, 0x38
    shr esi, 0x3
    test r14, r14
    cmove rsi, r14
    test rcx, rcx
    setne bpl
    lea r14, [rcx + 0x1]
    cmp r14, rsi
    sete r14b
    and r14b, bpl
    movzx r14d, r14b
    shl r14d, 0x5
    xor r15d, r15d
    cmp r11b, byte ptr [rsp + 0x140]
    sete r15b
    shl r15d, 0x5
    mov rbx, qword ptr [rsp + 0x208]
    add r15, rbx
    mov r11d, ecx
    mov r12d, dword ptr [r15 + 4*r11 + 0x700]
    add r14, rbx
    mov r11d, esi
    add r12d, dword ptr [r14 + 4*r11 + 0x740]
    movabs r11, 0xf0f0f0f0f0f0f0f
    add r11, -0xf0f0f0f
    mov rbx, qword ptr [rsp]
    movdqu xmm14, xmmword ptr [rbx + 0x96c]
    movdqu xmm13, xmmword ptr [rbx + 0x97c]
    psadbw xmm11, xmm5
    psadbw xmm6, xmm5
    psadbw xmm8, xmm5
    psadbw xmm4, xmm5
    movss xmm10, dword ptr [rsp + 0x9c]
    packuswb xmm1, xmm2
    movapd xmm2, xmm3
    unpcklps xmm2, xmm0
    mov rbx, qword ptr [rsp + 0xa8]
    test qword ptr [rsp + 0x1f8], rbx
    movapd xmmword ptr [rsp + 0x270], xmm3
    je .L122
    or rsi, rcx
    jne .L122
    mov rcx, qword ptr [rsp]
    add r12d, dword ptr [rcx + 0x960]
.L122:
    movabs rcx, 0x101010101010101
    mov rsi, qword ptr [rsp + 0xe0]
    mov rbx, qword ptr [rsp + 0x28]
    and rdi, rsi
    and rbx, r11
    mov qword ptr [rsp + 0x28], rbx
    mov rsi, qword ptr [rsp + 0x40]
    imul rsi, rcx
    mov qword ptr [rsp + 0x40], rsi
    imul r13, rcx
    mov qword ptr [rsp + 0x78], r13
    mov rsi, qword ptr [rsp + 0x8]
    imul rsi, rcx
    mov qword ptr [rsp + 0x8], rsi
    mov r11, rcx
    mov ecx, eax
    shl r11, cl
    mov rsi, r8
    and rsi, r11
    bsr rcx, rsi
    xor ecx, 0x38
    shr ecx, 0x3
    test rsi, rsi
    cmove rcx, rsi
    and r11, rdx
    bsr rsi, r11
    xor esi, 0x38
    shr esi, 0x3
    test r11, r11
    cmove rsi, r11
    test rcx, rcx
    setne r11b
    lea r14, [rcx + 0x1]
    cmp r14, rsi
    sete bpl
    and bpl, r11b
    movzx r11d, bpl
    shl r11d, 0x5
    xor r14d, r14d
    cmp al, byte ptr [rsp + 0x140]
    sete r14b
    shl r14d, 0x5
    mov rbx, qword ptr [rsp + 0x208]
    add r14, rbx
    mov r15d, ecx
    add r12d, dword ptr [r14 + 4*r15 + 0x700]
    add r11, rbx
    mov r14d, esi
    add r12d, dword ptr [r11 + 4*r14 + 0x740]
    movdqa xmm5, xmm4
    packuswb xmm5, xmm8
    movdqa xmm9, xmm11
    packuswb xmm9, xmm6
    punpckhqdq xmm11, xmm6
    pshufd xmm6, xmm13, 0xf5
    punpckhqdq xmm4, xmm8
    pshufd xmm8, xmm14, 0xf5
    pshufd xmm12, xmm1, 0x78
    movsd xmm2, xmm10
    pshufd xmm10, xmm1, 0x5a
    pshufd xmm1, xmm0, 0xd4
    inc eax
    mov rbp, qword ptr [rsp + 0x1f8]
    test qword ptr [rsp + 0xa8], rbp
    je .L123
    or rsi, rcx
    jne .L123
    mov rcx, qword ptr [rsp]
    add r12d, dword ptr [rcx + 0x960]
.L123:
    movabs rsi, 0x101010101010101
    movabs r15, 0xf0f0f0f0f0f0f0f
    mov r13, qword ptr [rsp + 0x28]
    imul rdi, rsi
    imul r13, rsi
    shr qword ptr [rsp + 0x40], 0x38
    shr qword ptr [rsp + 0x78], 0x38
    mov ecx, eax
    and cl, 0x7
    shl rsi, cl
    shr qword ptr [rsp + 0x8], 0x38
    and r8, rsi
    bsr rcx, r8
    xor ecx, 0x38
    shr ecx, 0x3
    test r8, r8
    cmove rcx, r8
    and rdx, rsi
    bsr rsi, rdx
    xor esi, 0x38
    shr esi, 0x3
    test rdx, rdx
    cmove rsi, rdx
    test rcx, rcx
    setne dl
    lea r11, [rcx + 0x1]
    cmp r11, rsi
    sete r11b
    and r11b, dl
    movzx edx, r11b
    shl edx, 0x5
    xor r11d, r11d
    cmp al, byte ptr [rsp + 0x140]
    sete r11b
    shl r11d, 0x5
    mov r14, qword ptr [rsp + 0x208]
    add r11, r14
    mov eax, ecx
    add r12d, dword ptr [r11 + 4*rax + 0x700]
    add rdx, r14
    mov eax, esi
    add r12d, dword ptr [rdx + 4*rax + 0x740]
    mov dword ptr [rsp + 0x54], r12d
    pmuludq xmm6, xmm11
    pmuludq xmm9, xmm13
    pmuludq xmm8, xmm4
    pmuludq xmm5, xmm14
    pmuludq xmm1, xmm10
    pmuludq xmm2, xmm12
    test qword ptr [rsp + 0xa8], rbp
    je .L124
    or rsi, rcx
    mov edx, dword ptr [rsp + 0x1c]
    mov r11, qword ptr [rsp + 0x1f0]
    mov rax, qword ptr [rsp + 0x1d0]
    jne .L125
    mov ecx, dword ptr [rsp + 0x54]
    mov rbx, qword ptr [rsp]
    add ecx, dword ptr [rbx + 0x960]
    mov dword ptr [rsp + 0x54], ecx
    jmp .L126
.L124:
    mov edx, dword ptr [rsp + 0x1c]
    mov r11, qword ptr [rsp + 0x1f0]
    mov rax, qword ptr [rsp + 0x1d0]
.L125:
    mov rbx, qword ptr [rsp]
.L126:
    movaps xmmword ptr [rsp + 0x110], xmm0
    shr rdi, 0x38
    mov qword ptr [rsp + 0xe0], rdi
    shr r13, 0x38
    mov qword ptr [rsp + 0x28], r13
    mov ecx, dword ptr [rbx + 0x87c]
    mov dword ptr [rsp + 0xa8], ecx
    mov r14d, dword ptr [rbx + 0x880]
    mov ecx, dword ptr [rbx + 0x884]
    mov dword ptr [rsp + 0x58], ecx
    mov esi, dword ptr [rbx + 0x888]
    mov ecx, dword ptr [rbx + 0x88c]
    mov dword ptr [rsp + 0xe8], ecx
    pshufd xmm10, xmm6, 0xe8
    pshufd xmm3, xmm9, 0xe8
    pshufd xmm11, xmm8, 0xe8
    pshufd xmm5, xmm5, 0xe8
    mov ecx, dword ptr [rbx + 0x990]
    mov dword ptr [rsp + 0x1c], ecx
    mov ecx, dword ptr [rbx + 0x994]
    mov dword ptr [rsp + 0x60], ecx
    pshufd xmm8, xmm1, 0xe8
    pshufd xmm0, xmm2, 0xe8
    cmp qword ptr [rsp + 0xf0], 0x1
    sbb edx, -0x1
    xor ecx, ecx
    cmp edx, 0x2
    mov dword ptr [rsp + 0x68], esi
    mov dword ptr [rsp + 0xa0], r14d
    jl .L132
    lea r12, [plywright::board::geometry::AROUND]
    add r12, qword ptr [rsp + 0x330]
    mov rcx, qword ptr [rsp + 0x228]
    or rcx, qword ptr [rsp + 0x200]
    mov r13, qword ptr [rsp + 0x1e0]
    or rcx, r13
    mov rdi, qword ptr [rsp + 0x1d8]
    and rdi, qword ptr [rsp + 0x1b0]
    and rdi, rcx
    mov rsi, qword ptr [rsp + 0x260]
    and rsi, rdi
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
    and rdx, r15
    movabs rcx, 0x101010101010101
    imul rdx, rcx
    shr rdx, 0x38
    imul edx, dword ptr [rbx + 0x99c]
    add edx, dword ptr [rsp + 0x328]
    mov rcx, qword ptr [rsp + 0x300]
    lea r8, [rcx + 2*rcx]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r11 + 8*r8 + 0x14]
    mov rsi, qword ptr [r11 + 8*r8]
    mov rbp, qword ptr [rsp + 0x90]
    and rsi, rbp
    imul rsi, qword ptr [r11 + 8*r8 + 0x8]
    shr rsi, cl
    mov ecx, dword ptr [r11 + 8*r8 + 0x10]
    add rsi, rcx
    movzx ecx, byte ptr [r11 + 8*r8 + 0x614]
    mov r14, qword ptr [r11 + 8*r8 + 0x600]
    and r14, rbp
    mov rbp, qword ptr [rsp + 0x1f8]
    imul r14, qword ptr [r11 + 8*r8 + 0x608]
    mov r8d, dword ptr [r11 + 8*r8 + 0x610]
    shr r14, cl
    add r14, r8
    and rdi, qword ptr [rsp + 0x150]
    or rdi, r13
    mov r8, rbp
    not r8
    and r8, rdi
    mov r13, qword ptr [rsp + 0x240]
    and r13, qword ptr [r12]
    lea r11, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [r11 + 8*r14]
    and rcx, r8
    test r13, r8
    je .L127
    add edx, dword ptr [rbx + 0x810]
.L127:
    and r8, qword ptr [r11 + 8*rsi]
    test qword ptr [rsp + 0x238], rcx
    mov r11, qword ptr [rsp + 0x1f0]
    mov r14d, dword ptr [rsp + 0xa0]
    je .L128
    mov rsi, qword ptr [rsp]
    add edx, dword ptr [rsi + 0x814]
.L128:
    or rcx, r8
    test qword ptr [rsp + 0x148], r8
    je .L139
    mov rdi, qword ptr [rsp]
    add edx, dword ptr [rdi + 0x818]
    test qword ptr [rsp + 0x230], rcx
    je .L130
.L129:
    add edx, dword ptr [rdi + 0x81c]
.L130:
    cmp qword ptr [rsp + 0xf0], 0x0
    jne .L131
    sub edx, dword ptr [rdi + 0x9a0]
.L131:
    xor ecx, ecx
    test edx, edx
    cmovg ecx, edx
    cmp ecx, 0x3ff
    mov edx, 0x3ff
    cmovl edx, ecx
    mov esi, dword ptr [rdi + 0x9a4]
    imul esi, edx
    imul esi, edx
    sar esi, 0xc
    mov ecx, dword ptr [rdi + 0x9a8]
    cmp ecx, esi
    cmovl esi, ecx
    mov ecx, dword ptr [rdi + 0x9ac]
    imul ecx, esi
    and ecx, -0x40
    shl ecx, 0xa
    add ecx, esi
    mov esi, dword ptr [rsp + 0x68]
.L132:
    movdqa xmmword ptr [rsp + 0x240], xmm14
    movdqa xmmword ptr [rsp + 0x260], xmm13
    imul r14d, dword ptr [rsp + 0x210]
    mov dword ptr [rsp + 0x148], r14d
    mov r8d, esi
    imul r8d, r11d
    mov rbx, qword ptr [rsp + 0x220]
    and rbx, rbp
    mov rsi, qword ptr [rsp + 0x2b8]
    and rax, rsi
    shr rax, 0x8
    movabs rdx, 0xff00000000
    and rdx, rax
    or rdx, rsi
    mov rdi, qword ptr [rsp + 0xb8]
    mov rsi, rdi
    mov rbp, qword ptr [rsp + 0x90]
    or rsi, rbp
    not rsi
    mov r13, qword ptr [rsp + 0x38]
    mov r11, r13
    or r11, qword ptr [rsp + 0x128]
    and r11, rsi
    and r11, rdx
    mov rdx, r11
    shr rdx, 0x7
    movabs rsi, 0xfefefefefefe
    and rsi, rdx
    shr r11, 0x9
    movabs rdx, 0x7f7f7f7f7f7f
    and rdx, r11
    or rdx, rsi
    movq xmm1, qword ptr [rsp + 0x200]
    mov r12, qword ptr [rsp + 0x250]
    or r12, rbx
    mov r14, qword ptr [rsp + 0xf0]
    or r12, r14
    mov rsi, r12
    mov r11, qword ptr [rsp + 0x88]
    or rsi, r11
    movq xmm4, rsi
    mov rax, qword ptr [rsp + 0x188]
    and rbx, rax
    pshufd xmm2, xmm7, 0xee
    pshufd xmm6, xmm7, 0x44
    por xmm6, xmm2
    movq rsi, xmm6
    and rsi, rbx
    movq xmm14, rsi
    mov rsi, qword ptr [rsp + 0x150]
    or rsi, rdi
    not rsi
    and rsi, qword ptr [rsp + 0x1b0]
    movq xmm9, rdx
    and rsi, r12
    movq xmm12, rsi
    mov rdx, qword ptr [rsp + 0x130]
    and rdx, r12
    movq xmm2, rdx
    and rax, r11
    movq xmm7, rax
    punpckldq xmm3, xmm10
    movdqa xmmword ptr [rsp + 0x1b0], xmm3
    movq xmm3, qword ptr [rsp + 0xf8]
    punpckldq xmm5, xmm11
    movdqa xmmword ptr [rsp + 0x250], xmm5
    punpckldq xmm0, xmm8
    movdqa xmmword ptr [rsp + 0x150], xmm0
    movq xmm11, r11
    movdqa xmm10, xmm11
    punpcklqdq xmm10, xmm1
    movq xmm1, r14
    movapd xmm0, xmmword ptr [rsp + 0x360]
    movsd xmm0, xmm1
    mov rdx, qword ptr [rsp + 0x128]
    movq xmm1, rdx
    andpd xmm0, xmm6
    punpcklqdq xmm6, xmm1
    punpcklqdq xmm1, xmm4
    movq xmm8, qword ptr [rsp + 0xc8]
    pand xmm1, xmm10
    pand xmm6, xmm1
    movapd xmm4, xmm0
    psrlw xmm4, 0x1
    movdqa xmm13, xmmword ptr [.C1]
    pand xmm4, xmm13
    psubb xmm0, xmm4
    movdqa xmm4, xmm0
    movdqa xmm5, xmmword ptr [.C2]
    pand xmm4, xmm5
    psrlw xmm0, 0x2
    pand xmm0, xmm5
    paddb xmm0, xmm4
    movdqa xmm10, xmm0
    psrlw xmm10, 0x4
    paddb xmm10, xmm0
    movdqa xmm15, xmmword ptr [.C3]
    pand xmm10, xmm15
    movdqa xmm4, xmm6
    psrlw xmm4, 0x1
    pand xmm4, xmm13
    psubb xmm6, xmm4
    movdqa xmm4, xmm6
    pand xmm4, xmm5
    psrlw xmm6, 0x2
    pand xmm6, xmm5
    paddb xmm6, xmm4
    movdqa xmm4, xmm6
    psrlw xmm4, 0x4
    paddb xmm4, xmm6
    pxor xmm6, xmm6
    psadbw xmm10, xmm6
    pand xmm4, xmm15
    psadbw xmm4, xmm6
    packuswb xmm10, xmm4
    movq xmm0, qword ptr [rsp + 0xc0]
    pshufd xmm14, xmm14, 0x44
    pand xmm14, xmmword ptr [rsp + 0x370]
    movdqa xmm4, xmm14
    psrlw xmm4, 0x1
    pand xmm4, xmm13
    psubb xmm14, xmm4
    movdqa xmm4, xmm14
    pand xmm4, xmm5
    psrlw xmm14, 0x2
    pand xmm14, xmm5
    paddb xmm14, xmm4
    movdqa xmm4, xmm14
    psrlw xmm4, 0x4
    paddb xmm4, xmm14
    movq xmm14, r12
    punpcklqdq xmm14, xmm2
    movdqa xmm2, xmm8
    punpcklqdq xmm2, xmm9
    punpcklqdq xmm9, xmm12
    movq xmm12, rbx
    pand xmm2, xmm14
    movq xmm14, r14
    punpcklqdq xmm11, xmm0
    pand xmm11, xmm9
    punpcklqdq xmm12, xmm1
    punpcklqdq xmm7, xmm3
    pshufd xmm0, xmm3, 0x44
    pand xmm12, xmm0
    punpcklqdq xmm8, xmm14
    pand xmm8, xmm7
    movdqa xmm0, xmm2
    psrlw xmm0, 0x1
    pand xmm0, xmm13
    psubb xmm2, xmm0
    movdqa xmm0, xmm2
    pand xmm0, xmm5
    psrlw xmm2, 0x2
    pand xmm2, xmm5
    paddb xmm2, xmm0
    movdqa xmm3, xmm2
    psrlw xmm3, 0x4
    paddb xmm3, xmm2
    movdqa xmm0, xmm11
    psrlw xmm0, 0x1
    pand xmm0, xmm13
    psubb xmm11, xmm0
    movdqa xmm0, xmm11
    pand xmm0, xmm5
    psrlw xmm11, 0x2
    pand xmm11, xmm5
    paddb xmm11, xmm0
    movdqa xmm1, xmm11
    psrlw xmm1, 0x4
    paddb xmm1, xmm11
    pand xmm3, xmm15
    psadbw xmm3, xmm6
    pand xmm1, xmm15
    psadbw xmm1, xmm6
    packuswb xmm1, xmm3
    movdqa xmm0, xmm8
    psrlw xmm0, 0x1
    pand xmm0, xmm13
    psubb xmm8, xmm0
    movdqa xmm0, xmm8
    pand xmm0, xmm5
    psrlw xmm8, 0x2
    pand xmm8, xmm5
    paddb xmm8, xmm0
    movdqa xmm11, xmm8
    psrlw xmm11, 0x4
    paddb xmm11, xmm8
    movdqa xmm0, xmm12
    psrlw xmm0, 0x1
    pand xmm0, xmm13
    psubb xmm12, xmm0
    movdqa xmm0, xmm12
    pand xmm0, xmm5
    psrlw xmm12, 0x2
    pand xmm12, xmm5
    paddb xmm12, xmm0
    movdqa xmm0, xmm12
    psrlw xmm0, 0x4
    paddb xmm0, xmm12
    pand xmm4, xmm15
    pand xmm11, xmm15
    pand xmm0, xmm15
    psadbw xmm4, xmm6
    psadbw xmm11, xmm6
    psadbw xmm0, xmm6
    packuswb xmm11, xmm0
    mov rax, qword ptr [rsp + 0x48]
    imul eax, dword ptr [rsp + 0x40]
    mov qword ptr [rsp + 0x48], rax
    and r13, r12
    and r13, rdx
    mov rdx, r13
    shr rdx
    movabs rsi, 0x5555555555555555
    and rdx, rsi
    sub r13, rdx
    mov rdx, r13
    movabs r14, 0x3333333333333333
    and rdx, r14
    shr r13, 0x2
    and r13, r14
    add r13, rdx
    mov rdx, r13
    shr rdx, 0x4
    add rdx, r13
    mov esi, r11d
    shr esi, 0x7
    and esi, 0x8000
    shr r11d, 0x9
    and r11d, 0x100
    or r11d, esi
    mov rdi, qword ptr [rsp + 0x318]
    mov esi, edi
    and esi, r11d
    mov r11d, esi
    shr r11d
    and r11d, 0x4000
    sub rsi, r11
    lea r11, [r14 - 0x3233]
    and r11, rsi
    shr rsi, 0x2
    and rsi, qword ptr [rsp + 0xb0]
    add rsi, r11
    mov r11, rsi
    shr r11, 0x4
    add r11, rsi
    and rdx, r15
    add r15, -0x80f
    and r15, r11
    movabs r13, 0x101010101010101
    imul r15, r13
    shr r15, 0x38
    mov r14d, dword ptr [rsp + 0x1e8]
    imul r14d, r15d
    shl rbp, 0x10
    and rbp, qword ptr [rsp + 0x2c0]
    mov rsi, rbp
    shr rsi
    movabs r11, 0x400000000000000
    and r11, rsi
    movabs rsi, 0x1000000000000000
    and rbp, rsi
    lea r11, [r11 + 2*rbp]
    and r11, rdi
    mov rbx, r11
    shr rbx
    and rbx, rsi
    sub r11, rbx
    movabs rsi, 0x3000000000000000
    and rsi, r11
    shr r11, 0x2
    movabs rbx, 0x100000000000000
    and rbx, r11
    add r11, rsi
    shr r11, 0x4
    add r11, rbx
    movabs rsi, 0xf00000000000000
    and r11, rsi
    mov esi, dword ptr [rsp + 0xa8]
    imul esi, dword ptr [rsp + 0x178]
    mov r15, qword ptr [rsp + 0x310]
    imul r15d, dword ptr [rsp + 0x58]
    imul r11, r13
    shr r11, 0x38
    mov eax, dword ptr [rsp + 0x180]
    imul eax, r11d
    mov r11d, dword ptr [rsp + 0xe8]
    imul r11d, dword ptr [rsp + 0x20]
    mov rdi, qword ptr [rsp + 0x78]
    imul edi, dword ptr [rsp + 0x1c]
    mov qword ptr [rsp + 0x78], rdi
    mov rdi, qword ptr [rsp + 0x8]
    imul edi, dword ptr [rsp + 0x60]
    mov qword ptr [rsp + 0x8], rdi
    pshufd xmm4, xmm4, 0xe8
    imul rdx, r13
    shr rdx, 0x38
    add eax, r14d
    mov r14, qword ptr [rsp + 0x140]
    lea ebx, [r14 - 0x1]
    cmp bl, 0x2
    jae .L134
    cmp r14b, 0x2
    movabs r14, 0x303000000000000
    movabs rbx, 0x101000000000000
    cmove rbx, r14
    mov ebp, dword ptr [rsp + 0x104]
    mov rdi, qword ptr [rsp + 0x80]
    movdqa xmm8, xmmword ptr [rsp + 0x2e0]
    mov r14d, dword ptr [rsp + 0x18]
    movaps xmm5, xmmword ptr [rsp + 0x110]
    movaps xmm9, xmmword ptr [rsp + 0x270]
    movaps xmm12, xmmword ptr [rsp + 0x260]
    movdqa xmm13, xmmword ptr [rsp + 0x240]
    movdqa xmm3, xmmword ptr [rsp + 0x150]
    movdqa xmm2, xmmword ptr [rsp + 0x250]
    movdqa xmm0, xmmword ptr [rsp + 0x1b0]
    mov r13d, dword ptr [rsp + 0xa0]
.L133:
    mov dword ptr [rsp + 0x18], r14d
    mov r14, qword ptr [rsp + 0x288]
    not r14b
    test r14b, 0x38
    jne .L135
    and rbx, qword ptr [rsp + 0x2f8]
    and rbx, rdi
    mov r14, rbx
    shr r14
    mov rdi, r15
    movabs r15, 0x4141000000000000
    and r15, r14
    sub rbx, r15
    movabs r14, 0x3333000000000000
    and r14, rbx
    shr rbx, 0x2
    movabs r15, 0x3333333333333333
    and rbx, r15
    mov r15, rdi
    add rbx, r14
    mov r14, rbx
    shr r14, 0x4
    add r14, rbx
    movabs rbx, 0xf0f070707070707
    and rbx, r14
    movabs rdi, 0x101010101010101
    imul rbx, rdi
    shr rbx, 0x38
    mov rdi, qword ptr [rsp]
    imul ebx, dword ptr [rdi + 0x92c]
    add ebx, eax
    mov eax, ebx
    jmp .L135
.L134:
    movabs rbx, -0x3f40000000000000
    mov rdi, qword ptr [rsp + 0x80]
    movdqa xmm8, xmmword ptr [rsp + 0x2e0]
    mov r12d, dword ptr [rsp + 0x18]
    movaps xmm5, xmmword ptr [rsp + 0x110]
    movaps xmm9, xmmword ptr [rsp + 0x270]
    movaps xmm12, xmmword ptr [rsp + 0x260]
    movdqa xmm13, xmmword ptr [rsp + 0x240]
    mov ebp, 0x99
    mov r14d, dword ptr [rsp + 0x30]
    bt ebp, r14d
    movdqa xmm3, xmmword ptr [rsp + 0x150]
    movdqa xmm2, xmmword ptr [rsp + 0x250]
    movdqa xmm0, xmmword ptr [rsp + 0x1b0]
    mov r13d, dword ptr [rsp + 0xa0]
    jae .L142
    mov dword ptr [rsp + 0x18], r12d
    mov ebp, dword ptr [rsp + 0x104]
.L135:
    mov edi, dword ptr [rsp + 0x168]
    mov r12, qword ptr [rsp + 0xd8]
    imul r13d, dword ptr [rsp + 0x218]
    mov r14d, dword ptr [rsp + 0x58]
    imul r14d, dword ptr [rsp + 0x2b0]
    mov ebx, dword ptr [rsp + 0xa8]
    imul ebx, r12d
    add r14d, ebx
    add r14d, r13d
    mov ebx, dword ptr [rsp + 0x68]
    imul ebx, dword ptr [rsp + 0x190]
    mov r13d, dword ptr [rsp + 0xe8]
    imul r13d, dword ptr [rsp + 0xd0]
    add r13d, ebx
    mov ebx, dword ptr [rsp + 0x1c]
    imul ebx, edx
    add ebx, eax
    movss xmm6, dword ptr [rsp + 0x60]
    movss xmm7, dword ptr [rsp + 0x9c]
    mov rax, qword ptr [rsp + 0xe0]
    sub eax, dword ptr [rsp + 0x28]
    imul eax, ebp
    mov rdx, qword ptr [rsp + 0x2f0]
    add edx, r10d
    add edx, eax
    add r9d, dword ptr [rsp + 0x10c]
    sub edx, r9d
    add edx, esi
    add edx, dword ptr [rsp + 0x148]
    add edx, r15d
    add r8d, r11d
    add r8d, edx
    add r8d, dword ptr [rsp + 0x1a4]
    add r8d, dword ptr [rsp + 0x2dc]
    add r8d, dword ptr [rsp + 0x1a8]
    add r8d, dword ptr [rsp + 0x170]
    sub r8d, edi
    add r8d, dword ptr [rsp + 0x138]
    paddd xmm2, xmm0
    pshufd xmm0, xmm2, 0xee
    paddd xmm0, xmm2
    pshufd xmm2, xmm0, 0x55
    paddd xmm2, xmm0
    movd edx, xmm2
    add ecx, edx
    add ecx, r8d
    pshufd xmm0, xmm3, 0xee
    paddd xmm0, xmm3
    pshufd xmm2, xmm0, 0x55
    paddd xmm2, xmm0
    movd edx, xmm2
    add edx, dword ptr [rsp + 0x48]
    mov r11, qword ptr [rsp + 0x78]
    add r11d, dword ptr [rsp + 0x8]
    add r11d, edx
    pshufd xmm0, xmm13, 0xe9
    pshufd xmm2, xmm4, 0xf5
    pshufd xmm3, xmm13, 0xaa
    pmuludq xmm3, xmm2
    pmuludq xmm0, xmm4
    paddd xmm0, xmm3
    add r11d, ecx
    movd ecx, xmm0
    add ecx, r13d
    movaps xmm0, xmm5
    movlhps xmm0, xmm9
    shufps xmm5, xmm12, 0x65
    pshufd xmm2, xmm11, 0xf5
    pshufd xmm3, xmm12, 0xd7
    pmuludq xmm3, xmm2
    pshufd xmm2, xmm3, 0xe8
    pmuludq xmm5, xmm11
    pshufd xmm3, xmm5, 0xe8
    punpckldq xmm3, xmm2
    shufps xmm6, xmm0, 0xf0
    pmuludq xmm0, xmm1
    pshufd xmm0, xmm0, 0xe8
    pshufd xmm1, xmm1, 0xf5
    pmuludq xmm1, xmm6
    pshufd xmm1, xmm1, 0xe8
    punpckldq xmm0, xmm1
    movaps xmm1, xmm12
    shufps xmm1, xmm13, 0x30
    punpcklqdq xmm12, xmm13
    shufps xmm1, xmm7, 0x4e
    pmuludq xmm12, xmm10
    pshufd xmm2, xmm12, 0xe8
    pshufd xmm4, xmm10, 0xf5
    pmuludq xmm4, xmm1
    pshufd xmm1, xmm4, 0xe8
    punpckldq xmm2, xmm1
    paddd xmm2, xmm3
    paddd xmm2, xmm0
    pshufd xmm0, xmm2, 0xee
    paddd xmm0, xmm2
    pshufd xmm1, xmm0, 0x55
    paddd xmm1, xmm0
    add ecx, r14d
    movd eax, xmm1
    add ecx, eax
    mov edx, dword ptr [rsp + 0x54]
    add edx, dword ptr [rsp + 0x70]
    mov eax, dword ptr [rsp + 0x108]
    add eax, dword ptr [rsp + 0x18]
    add eax, ebx
    add eax, edx
    add eax, ecx
    sub r11d, eax
    mov rax, qword ptr [rsp + 0x2a0]
    movzx ecx, byte ptr [rax + 0x93]
    mov rdi, qword ptr [rsp]
    mov eax, dword ptr [rdi + 0x878]
    mov edx, eax
    neg edx
    test cl, cl
    cmove edx, eax
    mov eax, r11d
    add r11d, edx
    add eax, edx
    add eax, 0x8000
    sar eax, 0x10
    test eax, eax
    jle .L136
    cmp dword ptr [rsp + 0x178], 0x0
    movdqa xmm1, xmmword ptr [rsp + 0x350]
    je .L138
    pshufd xmm0, xmm1, 0xee
    movd esi, xmm0
    pshufd xmm0, xmm8, 0xee
    movd edx, xmm0
    cmp esi, 0x1
    mov rbx, qword ptr [rsp + 0xd0]
    jne .L137
    cmp edx, 0x1
    jne .L137
    movabs r8, 0x55aa55aa55aa55aa
    mov r10, qword ptr [rsp + 0x1c8]
    test r10, r8
    sete r8b
    movabs r9, -0x55aa55aa55aa55ab
    test r10, r9
    sete r9b
    or r9b, r8b
    jne .L137
    pshufd xmm0, xmm1, 0x55
    movd edx, xmm0
    lea edx, [rdx + 2*rdx]
    pshufd xmm0, xmm1, 0xff
    movd esi, xmm0
    lea esi, [rsi + 4*rsi]
    add esi, edx
    mov rdx, qword ptr [rsp + 0x20]
    lea edx, [rdx + 8*rdx]
    add edx, esi
    jne .L147
    pshufd xmm0, xmm8, 0x55
    movd edx, xmm0
    lea edx, [rdx + 2*rdx]
    pshufd xmm0, xmm8, 0xff
    movd esi, xmm0
    lea esi, [rsi + 4*rsi]
    add esi, edx
    lea r8d, [rbx + 8*rbx]
    xor edx, edx
    add r8d, esi
    setne dl
    shl edx, 0x3
    lea rsi, [rdx + 0x858]
    add rdx, 0x85c
    jmp .L148
.L136:
    test r12d, r12d
    movdqa xmm2, xmmword ptr [rsp + 0x350]
    je .L143
    pshufd xmm0, xmm8, 0xee
    movd esi, xmm0
    pshufd xmm0, xmm2, 0xee
    movd edx, xmm0
    cmp esi, 0x1
    mov rbx, qword ptr [rsp + 0xd0]
    jne .L140
    cmp edx, 0x1
    jne .L140
    movabs r8, 0x55aa55aa55aa55aa
    mov r10, qword ptr [rsp + 0x1c8]
    test r10, r8
    sete r8b
    movabs r9, -0x55aa55aa55aa55ab
    test r10, r9
    sete r9b
    or r9b, r8b
    jne .L140
    pshufd xmm0, xmm8, 0x55
    movd edx, xmm0
    lea edx, [rdx + 2*rdx]
    pshufd xmm0, xmm8, 0xff
    movd esi, xmm0
    lea esi, [rsi + 4*rsi]
    add esi, edx
    lea edx, [rbx + 8*rbx]
    add edx, esi
    jne .L149
    pshufd xmm0, xmm2, 0x55
    movd edx, xmm0
    lea edx, [rdx + 2*rdx]
    pshufd xmm0, xmm2, 0xff
    movd esi, xmm0
    lea esi, [rsi + 4*rsi]
    add esi, edx
    mov rdx, qword ptr [rsp + 0x20]
    lea r8d, [rdx + 8*rdx]
    xor edx, edx
    add r8d, esi
    setne dl
    shl edx, 0x3
    lea rsi, [rdx + 0x858]
    add rdx, 0x85c
    jmp .L150
.L137:
    pshufd xmm0, xmm1, 0x55
    movd r8d, xmm0
    add r8d, esi
    pshufd xmm0, xmm8, 0x55
    movd esi, xmm0
    add esi, edx
    sub r8d, esi
    mov rdx, qword ptr [rsp + 0x20]
    sub edx, ebx
    lea edx, [rdx + 8*rdx]
    lea esi, [r8 + 2*r8]
    psubd xmm1, xmm8
    pshufd xmm0, xmm1, 0xff
    movd r8d, xmm0
    lea r8d, [r8 + 4*r8]
    add r8d, edx
    add r8d, esi
    mov edx, 0x40
    cmp r8d, 0x4
    jge .L152
    mov rsi, qword ptr [rsp + 0x178]
    imul esi, dword ptr [rdi + 0x86c]
    add esi, dword ptr [rdi + 0x868]
    cmp esi, 0x40
    mov edx, 0x40
    cmovl edx, esi
    jmp .L152
.L138:
    pshufd xmm0, xmm1, 0x55
    movd esi, xmm0
    pshufd xmm0, xmm1, 0xee
    movd edx, xmm0
    add edx, esi
    lea edx, [rdx + 2*rdx]
    pshufd xmm0, xmm1, 0xff
    movd r8d, xmm0
    lea r9d, [r8 + 4*r8]
    mov r8, qword ptr [rsp + 0x20]
    lea r8d, [r8 + 8*r8]
    add r8d, r9d
    add r8d, edx
    pshufd xmm0, xmm8, 0x55
    pshufd xmm1, xmm8, 0xaa
    paddd xmm1, xmm0
    movd edx, xmm1
    lea r9d, [rdx + 2*rdx]
    pshufd xmm0, xmm8, 0xff
    movd edx, xmm0
    lea r10d, [rdx + 4*rdx]
    mov rbx, qword ptr [rsp + 0xd0]
    lea edx, [rbx + 8*rbx]
    add edx, r10d
    add edx, r9d
    mov r9d, r8d
    sub r9d, edx
    cmp r9d, 0x3
    jle .L145
    mov edx, 0x40
    cmp esi, 0x2
    jne .L152
    xor r8d, 0x6
    xor edx, edx
    or r8d, r12d
    jmp .L144
.L139:
    mov rdi, qword ptr [rsp]
    test qword ptr [rsp + 0x230], rcx
    jne .L129
    jmp .L130
.L140:
    pshufd xmm0, xmm8, 0x55
    movd r8d, xmm0
    add r8d, esi
    pshufd xmm0, xmm2, 0x55
    movd esi, xmm0
    add esi, edx
    sub r8d, esi
    mov edx, ebx
    sub edx, dword ptr [rsp + 0x20]
    lea edx, [rdx + 8*rdx]
    lea esi, [r8 + 2*r8]
    psubd xmm8, xmm2
    pshufd xmm0, xmm8, 0xff
    movd r8d, xmm0
    lea r8d, [r8 + 4*r8]
    add r8d, edx
    add r8d, esi
    mov edx, 0x40
    cmp r8d, 0x4
    jge .L152
    imul r12d, dword ptr [rdi + 0x86c]
    add r12d, dword ptr [rdi + 0x868]
    jmp .L151
.L141:
    cmp dword ptr [rsp + 0x48], 0x5
    je .L93
    mov esi, 0x8080
    jmp .L93
.L142:
    cmp r14d, 0x5
    mov r14d, dword ptr [rsp + 0x18]
    mov ebp, dword ptr [rsp + 0x104]
    je .L133
    movabs rbx, -0x7f80000000000000
    jmp .L133
.L143:
    pshufd xmm0, xmm8, 0x55
    movd esi, xmm0
    pshufd xmm0, xmm8, 0xee
    movd edx, xmm0
    add edx, esi
    lea edx, [rdx + 2*rdx]
    pshufd xmm0, xmm8, 0xff
    movd r8d, xmm0
    lea r9d, [r8 + 4*r8]
    mov rbx, qword ptr [rsp + 0xd0]
    lea r8d, [rbx + 8*rbx]
    add r8d, r9d
    add r8d, edx
    pshufd xmm0, xmm2, 0x55
    pshufd xmm1, xmm2, 0xaa
    paddd xmm1, xmm0
    movd edx, xmm1
    lea r9d, [rdx + 2*rdx]
    pshufd xmm0, xmm2, 0xff
    movd edx, xmm0
    lea r10d, [rdx + 4*rdx]
    mov rdx, qword ptr [rsp + 0x20]
    lea edx, [rdx + 8*rdx]
    add edx, r10d
    add edx, r9d
    mov r9d, r8d
    sub r9d, edx
    cmp r9d, 0x3
    jle .L145
    mov edx, 0x40
    cmp esi, 0x2
    jne .L152
    xor r8d, 0x6
    xor edx, edx
    or r8d, dword ptr [rsp + 0x178]
.L144:
    setne dl
    shl edx, 0x6
    jmp .L152
.L145:
    cmp r8d, 0x4
    jae .L146
    xor edx, edx
    jmp .L152
.L146:
    xor esi, esi
    cmp edx, 0x4
    setae sil
    mov edx, dword ptr [rdi + 4*rsi + 0x870]
    jmp .L152
.L147:
    mov edx, 0x864
    mov esi, 0x860
.L148:
    mov r8, qword ptr [rsp + 0x178]
    imul r8d, dword ptr [rdi + rdx]
    add r8d, dword ptr [rdi + rsi]
    cmp r8d, 0x40
    mov edx, 0x40
    cmovl edx, r8d
    jmp .L152
.L149:
    mov edx, 0x864
    mov esi, 0x860
.L150:
    imul r12d, dword ptr [rdi + rdx]
    add r12d, dword ptr [rdi + rsi]
.L151:
    cmp r12d, 0x40
    mov edx, 0x40
    cmovl edx, r12d
.L152:
    movsx esi, r11w
    mov rdi, qword ptr [rsp + 0x20]
    add edi, ebx
    mov r8, qword ptr [rsp + 0x198]
    add r8d, dword ptr [rsp + 0x10]
    lea edi, [r8 + 4*rdi]
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
    add rsp, 0x388
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L153:
    lea rdx, [.D0]
    mov esi, 0x9
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L154:
    lea rdx, [.D1]
    mov esi, 0xe
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L155:
    lea rdx, [.D2]
    mov esi, 0xf
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L156:
    lea rdx, [.D3]
    mov esi, 0x1c
    mov rdi, rax
    call core::panicking::panic_bounds_check
.C0 = 0xffffffffffffffff 0x0000000000000000
.C1 = 0x5555555555555555 0x5555555555555555
.C2 = 0x3333333333333333 0x3333333333333333
.C3 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
.C4 = 0x5555555555550000 0x5555555555550000
.C5 = 0x3333333333330000 0x3333333333330000
.C6 = 0x0f0f0f0f0f0f0000 0x0f0f0f0f0f0f0000
.C7 = 0x0101010101010101 0x0101010101010101
.C8 = 0x0000000001010101 0x0000000001010101
