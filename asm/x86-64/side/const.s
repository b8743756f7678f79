# The kernels of side/const, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm side/const
# binary: sha256 540061bc9555abf9227608ed12180b17bfc4eb76404e911cf5823f0d39d92184
# latency: 46 instructions in 137 bytes; innermost loops: .L0 of 17
# throughput: 28 instructions in 81 bytes; innermost loops: .L0 of 8
# plywright::eval::Evaluator<R>::evaluate: 3918 instructions in 18538 bytes; innermost loops: .L10 of 68, .L15 of 100, .L19 of 75, .L23 of 83, .L30 of 68, .L35 of 100, .L39 of 75, .L43 of 85, .L51 of 7, .L54 of 6, .L56 of 105, .L65 of 7, .L77 of 9, .L80 of 7, .L82 of 108, .L91 of 9
# mix of 3992 instructions: 907 mov, 440 and, 264 shr, 256 add, 194 lea, 163 movabs, 145 movdqa, 134 or, 108 pand, 95 imul, 82 test, 81 sub, 80 cmp, 69 movq, 64 shl, 63 psrlw, 61 xor, 58 pshufd, 50 jmp, 48 je, 42 paddb, 41 jne, 39 movzx, 36 cmove, 33 not, 24 punpcklqdq, 24 tzcnt, 22 pmuludq, 21 psadbw, 21 psubb, 18 push, 18 sete, 16 paddd, 16 pop, 15 jae, 14 movd, 13 cmovb, 12 packuswb, 11 inc, 10 cmovne, 10 psrlq, 9 movaps, 9 pxor, 8 paddq, 8 punpckldq, 8 setne, 7 dec, 6 bsr, 6 bt, 6 bts, 6 call, 6 cmovae, 6 cmovl, 6 movapd, 5 andpd, 5 movsd, 5 shufps, 4 cmova, 4 neg, 4 psubd, 4 punpckhqdq, 3 jge, 3 jle, 3 movdqu, 3 movlhps, 3 ret, 3 sar, 3 shufpd, 2 andps, 2 cdqe, 2 cmovbe, 2 cmovg, 2 jl, 2 por, 2 psllq, 2 psubq, 2 sbb, 2 shld, 1 cmovge, 1 cmovns, 1 cwde, 1 jb, 1 movmskps, 1 movsxd, 1 orps, 1 pcmpgtd, 1 setae, 1 setge, 1 unpcklpd

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
    sub rsp, 0x378
    movabs rax, -0x101010101010102
    movabs rdx, 0x7f7f7f7f7f7f7f7f
    mov r14, qword ptr [rdi + 0x80]
    mov r12, qword ptr [rdi + 0x50]
    mov rbp, qword ptr [rdi + 0x78]
    mov r8, r12
    and r8, r14
    mov qword ptr [rsp + 0x10], rbp
    and rbp, r14
    mov r9d, 0x40
    tzcnt r9, rbp
    mov r11d, r9d
    and r11d, 0x3f
    mov rcx, r8
    shl rcx, 0x9
    lea r13, [rax - 0xfe]
    mov rax, r8
    shl rax, 0x7
    lea r15, [rdx - 0x7f]
    mov qword ptr [rsp + 0x100], r11
    shl r11d, 0x6
    mov r10d, r9d
    and r10b, 0x7
    je .L0
    mov esi, r9d
    and esi, 0x7
    mov edx, r10d
    cmp esi, 0x7
    jne .L1
    mov dl, 0x6
    jmp .L1
.L0:
    mov dl, 0x1
.L1:
    and rcx, r13
    and rax, r15
    mov rbx, qword ptr [rdi + 0x88]
    mov esi, r9d
    shr sil, 0x3
    and sil, 0x7
    movzx esi, sil
    test sil, sil
    mov dword ptr [rsp + 0xbc], esi
    mov qword ptr [rsp + 0x48], r10
    mov qword ptr [rsp + 0x1a0], r9
    mov qword ptr [rsp + 0x190], r15
    mov qword ptr [rsp + 0x150], r13
    mov qword ptr [rsp + 0xd8], rbp
    je .L2
    cmp esi, 0x7
    jne .L3
    mov r9b, 0x30
    jmp .L4
.L2:
    mov r9b, 0x8
    jmp .L4
.L3:
    and r9b, 0x38
.L4:
    or r9b, dl
    mov rdx, rax
    or rdx, rcx
    mov qword ptr [rsp + 0x78], rdx
    lea rdx, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0x1f8], r11
    mov rbp, qword ptr [r11 + rdx + 0x8]
    movabs r11, 0xfefefefefefefe
    movabs rsi, 0x7f7f7f7f7f7f7f
    movdqu xmm13, xmmword ptr [rdi + 0x58]
    movq xmm0, r14
    pshufd xmm5, xmm0, 0x44
    mov qword ptr [rsp + 0x80], r9
    movzx edx, r9b
    shl edx, 0x6
    and r12, rbx
    mov qword ptr [rsp + 0x40], rbx
    mov r9, qword ptr [rsp + 0x10]
    and r9, rbx
    mov r10d, 0x40
    mov qword ptr [rsp + 0x10], r9
    tzcnt r10, r9
    mov r9d, r10d
    and r9b, 0x3f
    mov byte ptr [rsp + 0x90], r9b
    mov r9d, r10d
    and r9d, 0x3f
    mov rbx, r12
    shr rbx, 0x7
    and rbx, r11
    mov qword ptr [rsp + 0x8], rbx
    mov r11, r12
    shr r11, 0x9
    and r11, rsi
    mov qword ptr [rsp + 0xb0], r11
    mov qword ptr [rsp + 0x278], r9
    mov r13d, r9d
    shl r13d, 0x6
    mov esi, r10d
    and sil, 0x7
    mov qword ptr [rsp + 0x118], rsi
    je .L5
    mov r9d, r10d
    and r9d, 0x7
    cmp r9d, 0x7
    jne .L6
    mov sil, 0x6
    jmp .L6
.L5:
    mov sil, 0x1
.L6:
    movdqu xmm7, xmmword ptr [rdi + 0x68]
    movdqa xmm11, xmm13
    pand xmm11, xmm5
    movdqa xmm9, xmmword ptr [.C0]
    movabs rbx, 0x5555555555555555
    movdqa xmm6, xmmword ptr [.C1]
    movdqa xmm1, xmmword ptr [.C2]
    and rax, rcx
    mov r9, qword ptr [rsp + 0x78]
    and r9, rbp
    movabs r15, 0xf0f0f0f0f0f0f0f
    movabs r11, 0x101010101010101
    mov rcx, qword ptr [rsp + 0x8]
    or rcx, qword ptr [rsp + 0xb0]
    mov qword ptr [rsp + 0xc8], rcx
    movzx ecx, byte ptr [rsp + 0x90]
    shr cl, 0x3
    movzx ecx, cl
    test cl, cl
    mov dword ptr [rsp + 0xf4], ecx
    mov qword ptr [rsp + 0x210], rdi
    mov qword ptr [rsp + 0x280], r10
    mov qword ptr [rsp + 0x218], r14
    je .L7
    cmp ecx, 0x7
    jne .L8
    mov cl, 0x30
    jmp .L9
.L7:
    mov cl, 0x8
    jmp .L9
.L8:
    mov ecx, r10d
    and cl, 0x38
.L9:
    or cl, sil
    or r9, rax
    mov r10, qword ptr [rsp + 0x78]
    mov qword ptr [rsp + 0x2a0], rbp
    or r10, rbp
    lea rdi, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0x2f0], r13
    mov rax, qword ptr [r13 + rdi + 0x8]
    mov qword ptr [rsp + 0x1c0], rax
    mov rax, qword ptr [rdx + rdi + 0x8]
    mov qword ptr [rsp + 0x20], rax
    movq xmm0, qword ptr [rsp + 0x40]
    pshufd xmm2, xmm0, 0x44
    movdqa xmm14, xmm2
    pand xmm14, xmm13
    pand xmm2, xmm7
    pshufd xmm0, xmm2, 0xee
    movdqa xmmword ptr [rsp + 0x2d0], xmm0
    movq rdx, xmm0
    mov rax, rdx
    shr rax
    and rax, rbx
    mov qword ptr [rsp + 0x98], rdx
    sub rdx, rax
    mov rax, rdx
    movabs rsi, 0x3333333333333333
    and rax, rsi
    shr rdx, 0x2
    and rdx, rsi
    add rdx, rax
    mov rax, rdx
    shr rax, 0x4
    add rax, rdx
    and rax, r15
    imul rax, r11
    shr rax, 0x38
    movdqa xmm3, xmm14
    shufps xmm3, xmm2, 0x4e
    mov qword ptr [rsp + 0x30], r12
    movq xmm8, r12
    movdqa xmm0, xmm8
    punpcklqdq xmm0, xmm14
    movaps xmm4, xmm3
    psrlw xmm4, 0x1
    pand xmm4, xmm9
    psubb xmm3, xmm4
    movdqa xmm4, xmm3
    pand xmm4, xmm6
    psrlw xmm3, 0x2
    pand xmm3, xmm6
    paddb xmm3, xmm4
    movdqa xmm4, xmm3
    psrlw xmm4, 0x4
    paddb xmm4, xmm3
    pand xmm4, xmm1
    pxor xmm15, xmm15
    psadbw xmm4, xmm15
    movdqa xmm3, xmm0
    psrlw xmm3, 0x1
    pand xmm3, xmm9
    psubb xmm0, xmm3
    movdqa xmm3, xmm0
    pand xmm3, xmm6
    psrlw xmm0, 0x2
    pand xmm0, xmm6
    paddb xmm0, xmm3
    movdqa xmm10, xmm0
    psrlw xmm10, 0x4
    paddb xmm10, xmm0
    pand xmm10, xmm1
    psadbw xmm10, xmm15
    packuswb xmm10, xmm4
    movdqa xmmword ptr [rsp + 0x50], xmm10
    mov dword ptr [rsp + 0x60], eax
    movzx eax, cl
    mov ecx, eax
    shl eax, 0x6
    mov rax, qword ptr [rax + rdi + 0x8]
    bts rax, rcx
    mov qword ptr [rsp + 0x178], rax
    mov qword ptr [rsp + 0x88], r8
    mov rax, qword ptr [rsp + 0x100]
    bts r8, rax
    or r8, qword ptr [rsp + 0xc8]
    not r8
    mov qword ptr [rsp], r8
    lea r13, [.D0]
    mov ebp, dword ptr [r13 + 4*rax + 0x500]
    movq rcx, xmm11
    test rcx, rcx
    mov qword ptr [rsp + 0x120], rcx
    je .L13
    mov qword ptr [rsp + 0x140], 0x0
    mov dword ptr [rsp + 0x3c], 0x0
    xor edx, edx
    nop
.L10:
    tzcnt rdi, rcx
    mov eax, edi
    shl eax, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rax + rsi]
    mov rax, r8
    and rax, qword ptr [rsp + 0x178]
    je .L11
    inc dword ptr [rsp + 0x3c]
    mov r11, rax
    shr r11
    movabs rsi, 0x5555555555555555
    and r11, rsi
    sub rax, r11
    mov r11, rax
    movabs r14, 0x3333333333333333
    and r11, r14
    shr rax, 0x2
    and rax, r14
    add rax, r11
    mov r11, rax
    shr r11, 0x4
    add r11, rax
    and r11, r15
    movabs rbx, 0x101010101010101
    imul r11, rbx
    shr r11, 0x35
    and r11d, -0x8
    mov rax, qword ptr [rsp + 0x140]
    add eax, r11d
    add eax, 0x10
    mov qword ptr [rsp + 0x140], rax
    jmp .L12
    nop
.L11:
    movabs rbx, 0x101010101010101
    movabs r14, 0x3333333333333333
    movabs rsi, 0x5555555555555555
.L12:
    mov rax, r8
    and rax, qword ptr [rsp]
    mov r11, rax
    shr r11
    and r11, rsi
    sub rax, r11
    mov r11, rax
    and r11, r14
    shr rax, 0x2
    and rax, r14
    add rax, r11
    mov r11, rax
    shr r11, 0x4
    add r11, rax
    and r11, r15
    imul r11, rbx
    mov rax, r11
    shr rax, 0x38
    movabs rsi, 0x900000000000000
    cmp r11, rsi
    jae .L117
    mov r11, r10
    and r11, r8
    or r9, r11
    lea r11, [rcx - 0x1]
    and rcx, r11
    or rdx, r8
    add ebp, dword ptr [r13 + 4*rax + 0x898]
    or r10, r8
    add ebp, dword ptr [r13 + 4*rdi + 0x100]
    test rcx, rcx
    jne .L10
    movq xmm15, rdx
    movq xmm0, r9
    movq xmm1, r10
    punpcklqdq xmm1, xmm0
    movdqa xmmword ptr [rsp + 0x1e0], xmm1
    jmp .L14
.L13:
    movq xmm0, r9
    movq xmm1, r10
    punpcklqdq xmm1, xmm0
    movdqa xmmword ptr [rsp + 0x1e0], xmm1
    mov qword ptr [rsp + 0x140], 0x0
    mov dword ptr [rsp + 0x3c], 0x0
.L14:
    pand xmm5, xmm7
    mov rax, qword ptr [rsp + 0x40]
    or rax, qword ptr [rsp + 0x218]
    pshufd xmm1, xmm5, 0xee
    movq rdx, xmm1
    mov qword ptr [rsp + 0x238], rdx
    mov qword ptr [rsp + 0x28], rax
    xor rdx, rax
    pshufd xmm0, xmm11, 0xee
    movq rax, xmm0
    test rax, rax
    mov qword ptr [rsp + 0x2b0], rax
    je .L18
    xor r8d, r8d
    lea r11, [plywright::sliders::magic::LOOKUPS]
    mov r13, rax
    mov qword ptr [rsp + 0x130], rdx
.L15:
    tzcnt rdi, r13
    lea rax, [rdi + 2*rdi]
    mov r14d, dword ptr [r11 + 8*rax + 0x610]
    movzx ecx, byte ptr [r11 + 8*rax + 0x614]
    mov r15, qword ptr [r11 + 8*rax + 0x600]
    and r15, rdx
    imul r15, qword ptr [r11 + 8*rax + 0x608]
    shr r15, cl
    add r15, r14
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*r15]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x178]
    je .L16
    inc dword ptr [rsp + 0x3c]
    mov r14, rax
    shr r14
    movabs rsi, 0x5555555555555555
    and r14, rsi
    sub rax, r14
    mov r14, rax
    movabs r12, 0x3333333333333333
    and r14, r12
    shr rax, 0x2
    and rax, r12
    add rax, r14
    mov r14, rax
    shr r14, 0x4
    add r14, rax
    movabs rbx, 0xf0f0f0f0f0f0f0f
    and r14, rbx
    movabs r15, 0x101010101010101
    imul r14, r15
    shr r14, 0x35
    and r14d, -0x8
    mov rax, qword ptr [rsp + 0x140]
    add eax, r14d
    add eax, 0x9
    mov qword ptr [rsp + 0x140], rax
    jmp .L17
    nop
.L16:
    movabs r15, 0x101010101010101
    movabs r12, 0x3333333333333333
    movabs rbx, 0xf0f0f0f0f0f0f0f
    movabs rsi, 0x5555555555555555
.L17:
    mov rax, rcx
    and rax, qword ptr [rsp]
    mov r14, rax
    shr r14
    and r14, rsi
    sub rax, r14
    mov r14, rax
    and r14, r12
    shr rax, 0x2
    and rax, r12
    add rax, r14
    mov r14, rax
    shr r14, 0x4
    add r14, rax
    and r14, rbx
    imul r14, r15
    mov rax, r14
    shr rax, 0x38
    movabs rdx, 0xe00000000000000
    cmp r14, rdx
    jae .L118
    mov r14, r10
    and r14, rcx
    or r9, r14
    lea r14, [r13 - 0x1]
    and r13, r14
    or r8, rcx
    or r10, rcx
    movabs rcx, -0x55aa55aa55aa55ab
    bt rcx, rdi
    movabs r14, 0x55aa55aa55aa55aa
    cmovae rcx, r14
    and rcx, qword ptr [rsp + 0x88]
    mov r14, rcx
    shr r14
    and r14, rsi
    sub rcx, r14
    mov r14, rcx
    and r14, r12
    shr rcx, 0x2
    and rcx, r12
    add rcx, r14
    mov r14, rcx
    shr r14, 0x4
    add r14, rcx
    and r14, rbx
    imul r14, r15
    shr r14, 0x38
    imul ecx, r14d, 0xfffdfffd
    add ebp, ecx
    lea rcx, [.D0]
    add ebp, dword ptr [rcx + 4*rax + 0x810]
    add ebp, dword ptr [rcx + 4*rdi + 0x200]
    test r13, r13
    mov rdx, qword ptr [rsp + 0x130]
    jne .L15
    movq xmm0, r8
    punpcklqdq xmm15, xmm0
    movq xmm0, r9
    movq xmm3, r10
    punpcklqdq xmm3, xmm0
    movdqa xmmword ptr [rsp + 0x1e0], xmm3
    lea r13, [.D0]
    movabs r15, 0xf0f0f0f0f0f0f0f
.L18:
    movq rbx, xmm5
    test rbx, rbx
    mov qword ptr [rsp + 0x128], rbx
    je .L26
    xor rdx, rbx
    mov qword ptr [rsp + 0x1d8], 0x0
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov rdi, rbx
    nop
.L19:
    tzcnt rbx, rdi
    lea rax, [rbx + 2*rbx]
    mov r14d, dword ptr [r8 + 8*rax + 0x10]
    movzx ecx, byte ptr [r8 + 8*rax + 0x14]
    mov r15, qword ptr [r8 + 8*rax]
    and r15, rdx
    imul r15, qword ptr [r8 + 8*rax + 0x8]
    shr r15, cl
    add r15, r14
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*r15]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x178]
    je .L20
    inc dword ptr [rsp + 0x3c]
    mov r14, rax
    shr r14
    movabs rsi, 0x5555555555555555
    and r14, rsi
    sub rax, r14
    mov r14, rax
    movabs r12, 0x3333333333333333
    and r14, r12
    shr rax, 0x2
    and rax, r12
    add rax, r14
    mov r14, rax
    shr r14, 0x4
    add r14, rax
    movabs r11, 0xf0f0f0f0f0f0f0f
    and r14, r11
    movabs r15, 0x101010101010101
    imul r14, r15
    shr r14, 0x35
    and r14d, -0x8
    mov rax, qword ptr [rsp + 0x140]
    add eax, r14d
    add eax, 0xd
    mov qword ptr [rsp + 0x140], rax
    jmp .L21
    nop
.L20:
    movabs r15, 0x101010101010101
    movabs r12, 0x3333333333333333
    movabs r11, 0xf0f0f0f0f0f0f0f
    movabs rsi, 0x5555555555555555
.L21:
    mov rax, rcx
    and rax, qword ptr [rsp]
    mov r14, rax
    shr r14
    and r14, rsi
    sub rax, r14
    mov r14, rax
    and r14, r12
    shr rax, 0x2
    and rax, r12
    add rax, r14
    mov r14, rax
    shr r14, 0x4
    add r14, rax
    and r14, r11
    imul r14, r15
    mov rax, r14
    shr rax, 0x38
    movabs rsi, 0xf00000000000000
    cmp r14, rsi
    jae .L119
    mov r14, r10
    and r14, rcx
    or r9, r14
    or qword ptr [rsp + 0x1d8], rcx
    or r10, rcx
    add ebp, dword ptr [r13 + 4*rax + 0x8bc]
    lea rax, [rdi - 0x1]
    add ebp, dword ptr [r13 + 4*rbx + 0x300]
    and rdi, rax
    jne .L19
    movq xmm0, r9
    movq xmm3, r10
    punpcklqdq xmm3, xmm0
    movdqa xmmword ptr [rsp + 0x1e0], xmm3
    movabs r15, 0xf0f0f0f0f0f0f0f
    mov rbx, qword ptr [rsp + 0x128]
    mov r11, qword ptr [rsp + 0x238]
    test r11, r11
    movdqa xmmword ptr [rsp + 0x360], xmm1
    je .L27
.L22:
    mov qword ptr [rsp + 0x1d0], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea r8, [plywright::sliders::magic::TABLE]
    nop
.L23:
    tzcnt rdi, r11
    lea rax, [rdi + 2*rdi]
    mov ebx, dword ptr [rdx + 8*rax + 0x10]
    movzx ecx, byte ptr [rdx + 8*rax + 0x14]
    mov r14, qword ptr [rdx + 8*rax]
    mov rsi, qword ptr [rsp + 0x28]
    and r14, rsi
    imul r14, qword ptr [rdx + 8*rax + 0x8]
    shr r14, cl
    movzx ecx, byte ptr [rdx + 8*rax + 0x614]
    mov r15, qword ptr [rdx + 8*rax + 0x600]
    and r15, rsi
    imul r15, qword ptr [rdx + 8*rax + 0x608]
    shr r15, cl
    add r14, rbx
    mov eax, dword ptr [rdx + 8*rax + 0x610]
    add r15, rax
    mov rcx, qword ptr [r8 + 8*r15]
    or rcx, qword ptr [r8 + 8*r14]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x178]
    je .L24
    inc dword ptr [rsp + 0x3c]
    mov rbx, rax
    shr rbx
    movabs rsi, 0x5555555555555555
    and rbx, rsi
    sub rax, rbx
    mov rbx, rax
    movabs r15, 0x3333333333333333
    and rbx, r15
    shr rax, 0x2
    and rax, r15
    add rax, rbx
    mov rbx, rax
    shr rbx, 0x4
    add rbx, rax
    movabs r12, 0xf0f0f0f0f0f0f0f
    and rbx, r12
    movabs r14, 0x101010101010101
    imul rbx, r14
    shr rbx, 0x35
    and ebx, -0x8
    mov rax, qword ptr [rsp + 0x140]
    add eax, ebx
    add eax, 0x9
    mov qword ptr [rsp + 0x140], rax
    jmp .L25
    nop
.L24:
    movabs r14, 0x101010101010101
    movabs r15, 0x3333333333333333
    movabs r12, 0xf0f0f0f0f0f0f0f
    movabs rsi, 0x5555555555555555
.L25:
    mov rax, rcx
    and rax, qword ptr [rsp]
    mov rbx, rax
    shr rbx
    and rbx, rsi
    sub rax, rbx
    mov rbx, rax
    and rbx, r15
    shr rax, 0x2
    and rax, r15
    add rax, rbx
    mov rbx, rax
    shr rbx, 0x4
    add rbx, rax
    and rbx, r12
    imul rbx, r14
    mov rax, rbx
    shr rax, 0x38
    movabs rsi, 0x1c00000000000000
    cmp rbx, rsi
    jae .L120
    mov rbx, r10
    and rbx, rcx
    or r9, rbx
    or qword ptr [rsp + 0x1d0], rcx
    or r10, rcx
    add ebp, dword ptr [r13 + 4*rax + 0x780]
    lea rax, [r11 - 0x1]
    add ebp, dword ptr [r13 + 4*rdi + 0x400]
    and r11, rax
    jne .L23
    mov r15, r12
    movdqa xmm1, xmm5
    movq xmm0, r9
    movq xmm3, r10
    punpcklqdq xmm3, xmm0
    movdqa xmmword ptr [rsp + 0x1e0], xmm3
    mov rbx, qword ptr [rsp + 0x128]
    jmp .L28
.L26:
    mov qword ptr [rsp + 0x1d8], 0x0
    mov r11, qword ptr [rsp + 0x238]
    test r11, r11
    movdqa xmmword ptr [rsp + 0x360], xmm1
    jne .L22
.L27:
    movdqa xmm1, xmm5
    mov qword ptr [rsp + 0x1d0], 0x0
.L28:
    mov rdx, qword ptr [rsp + 0x88]
    mov rax, rdx
    shl rax, 0x8
    mov r14, rdx
    shr r14, 0x8
    mov qword ptr [rsp + 0x1a8], rax
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
    mov rax, qword ptr [rsp + 0xb0]
    and qword ptr [rsp + 0x8], rax
    mov r8, qword ptr [rsp + 0x30]
    mov rdx, r8
    shr rdx, 0x8
    mov rdi, qword ptr [rsp + 0xc8]
    mov rax, rdi
    shr rax, 0x8
    or rax, rdi
    mov rcx, rax
    shr rcx, 0x10
    or rcx, rax
    mov r11, rcx
    shr r11, 0x20
    or r11, rcx
    mov rax, r8
    shl rax, 0x8
    mov qword ptr [rsp + 0x230], rax
    or rax, r8
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov qword ptr [rsp + 0x228], rdx
    mov rax, rdx
    or rax, r8
    mov r9, rax
    shr r9, 0x10
    or r9, rax
    mov rax, rcx
    shld rax, r9, 0x20
    or r9, rcx
    or r9, rax
    mov qword ptr [rsp + 0xa0], r11
    not r11
    mov qword ptr [rsp + 0x110], rsi
    mov rcx, rsi
    not rcx
    mov rax, rbx
    mov qword ptr [rsp + 0x318], rcx
    and rax, rcx
    mov rcx, r9
    not rcx
    mov rdx, rax
    mov qword ptr [rsp + 0x170], rcx
    and rdx, rcx
    mov rcx, rdx
    shr rcx
    movabs rsi, 0x5555555555555555
    and rcx, rsi
    sub rdx, rcx
    mov rcx, rdx
    movabs r10, 0x3333333333333333
    and rcx, r10
    shr rdx, 0x2
    and rdx, r10
    add rdx, rcx
    mov rcx, rdx
    shr rcx, 0x4
    add rcx, rdx
    mov rdx, qword ptr [rsp + 0x78]
    mov qword ptr [rsp + 0xf8], r11
    and rdx, r11
    movabs rsi, 0xffffff000000
    and rdx, rsi
    movq xmm0, rdx
    mov rsi, qword ptr [rsp + 0x120]
    or rsi, qword ptr [rsp + 0x2b0]
    pshufd xmm3, xmm0, 0x44
    pand xmm3, xmm11
    movdqa xmm0, xmm3
    psrlq xmm0, 0x1
    pand xmm0, xmmword ptr [.C3]
    psubq xmm3, xmm0
    movdqa xmm0, xmmword ptr [.C4]
    movdqa xmm4, xmm3
    pand xmm4, xmm0
    psrlq xmm3, 0x2
    pand xmm3, xmm0
    paddq xmm3, xmm4
    movdqa xmm0, xmm3
    psrlq xmm0, 0x4
    paddq xmm0, xmm3
    pand xmm0, xmmword ptr [.C5]
    movdqa xmm3, xmm0
    psrlq xmm3, 0x20
    movdqa xmm5, xmmword ptr [.C6]
    pmuludq xmm3, xmm5
    movdqa xmm4, xmmword ptr [.C7]
    pmuludq xmm4, xmm0
    paddq xmm4, xmm3
    mov qword ptr [rsp + 0x108], r14
    and rsi, r14
    movq xmm3, rsi
    mov r11, qword ptr [rsp + 0x1c0]
    and r11, rdi
    and rcx, r15
    movabs r12, 0x101010101010101
    imul rcx, r12
    shr rcx, 0x38
    psllq xmm4, 0x20
    pmuludq xmm0, xmm5
    paddq xmm0, xmm4
    mov qword ptr [rsp + 0x270], r9
    and rax, r9
    movq xmm4, rax
    punpcklqdq xmm3, xmm4
    movdqa xmm4, xmm3
    psrlw xmm4, 0x1
    pand xmm4, xmmword ptr [.C0]
    imul eax, ecx, 0x8001a
    psubb xmm3, xmm4
    movdqa xmm4, xmm3
    pand xmm4, xmm6
    psrlw xmm3, 0x2
    pand xmm3, xmm6
    paddb xmm3, xmm4
    movdqa xmm4, xmm3
    psrlw xmm4, 0x4
    paddb xmm4, xmm3
    pand xmm4, xmmword ptr [.C2]
    psrlq xmm0, 0x38
    pxor xmm12, xmm12
    pxor xmm3, xmm3
    movdqa xmmword ptr [rsp + 0x250], xmm3
    psadbw xmm4, xmm12
    packuswb xmm4, xmm0
    pshufd xmm0, xmm4, 0xf5
    pmuludq xmm4, xmmword ptr [.C8]
    pshufd xmm3, xmm4, 0xe8
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
    mov rdx, qword ptr [rsp + 0x10]
    and rdx, rax
    movabs rax, 0xff000000000000
    mov rcx, r8
    and rcx, rax
    or rdx, rcx
    je .L29
    and rax, rbx
    mov rcx, rbx
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
    imul eax, eax, 0x150008
    add esi, eax
.L29:
    mov rcx, qword ptr [rsp + 0x80]
    mov dword ptr [rsp + 0x18c], esi
    mov rax, qword ptr [rsp + 0x20]
    bts rax, rcx
    mov qword ptr [rsp + 0x20], rax
    or r11, qword ptr [rsp + 0x8]
    mov qword ptr [rsp + 0x130], r11
    mov rsi, qword ptr [rsp + 0x1c0]
    or rsi, qword ptr [rsp + 0xc8]
    mov rcx, qword ptr [rsp + 0x30]
    mov rax, qword ptr [rsp + 0x278]
    bts rcx, rax
    or rcx, qword ptr [rsp + 0x78]
    not rcx
    mov qword ptr [rsp + 0x10], rcx
    movzx eax, byte ptr [rsp + 0x90]
    xor al, 0x38
    movzx eax, al
    mov r9d, dword ptr [r13 + 4*rax + 0x500]
    movq rdx, xmm14
    test rdx, rdx
    movdqa xmm12, xmmword ptr [.C2]
    mov qword ptr [rsp + 0x80], rdx
    je .L33
    mov qword ptr [rsp], 0x0
    mov qword ptr [rsp + 0x8], 0x0
    xor ecx, ecx
    xor edi, edi
    nop
.L30:
    tzcnt r8, rdx
    mov eax, r8d
    shl eax, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [rax + r11]
    mov rax, r11
    and rax, qword ptr [rsp + 0x20]
    je .L31
    mov rbx, qword ptr [rsp]
    inc ebx
    mov qword ptr [rsp], rbx
    mov r14, rax
    shr r14
    movabs r12, 0x5555555555555555
    and r14, r12
    sub rax, r14
    mov r14, rax
    and r14, r10
    shr rax, 0x2
    and rax, r10
    add rax, r14
    mov r14, rax
    shr r14, 0x4
    add r14, rax
    and r14, r15
    movabs rbx, 0x101010101010101
    imul r14, rbx
    shr r14, 0x35
    and r14d, -0x8
    add ecx, r14d
    add ecx, 0x10
    mov qword ptr [rsp + 0x8], rcx
    jmp .L32
.L31:
    movabs r12, 0x5555555555555555
    movabs rbx, 0x101010101010101
.L32:
    mov rax, r11
    and rax, qword ptr [rsp + 0x10]
    mov r14, rax
    shr r14
    and r14, r12
    sub rax, r14
    mov r14, rax
    and r14, r10
    shr rax, 0x2
    and rax, r10
    add rax, r14
    mov r14, rax
    shr r14, 0x4
    add r14, rax
    and r14, r15
    imul r14, rbx
    mov rax, r14
    shr rax, 0x38
    movabs rbx, 0x900000000000000
    cmp r14, rbx
    jae .L117
    mov r14, rsi
    and r14, r11
    or qword ptr [rsp + 0x130], r14
    lea r14, [rdx - 0x1]
    and rdx, r14
    or rdi, r11
    or rsi, r11
    add r9d, dword ptr [r13 + 4*rax + 0x898]
    xor r8d, 0x38
    add r9d, dword ptr [r13 + 4*r8 + 0x100]
    test rdx, rdx
    jne .L30
    movq xmm0, rdi
    movdqa xmmword ptr [rsp + 0x250], xmm0
    mov r13, qword ptr [rsp + 0x8]
    jmp .L34
.L33:
    mov qword ptr [rsp], 0x0
    xor r13d, r13d
.L34:
    mov rax, qword ptr [rsp + 0x98]
    xor rax, qword ptr [rsp + 0x28]
    mov qword ptr [rsp + 0x90], rax
    pshufd xmm0, xmm14, 0xee
    movq rdi, xmm0
    test rdi, rdi
    mov qword ptr [rsp + 0x298], rdi
    je .L38
    mov qword ptr [rsp + 0x8], r13
    xor r8d, r8d
    lea r11, [plywright::sliders::magic::LOOKUPS]
    movabs rbx, 0xe00000000000000
    nop
.L35:
    tzcnt r14, rdi
    lea rax, [r14 + 2*r14]
    mov r15d, dword ptr [r11 + 8*rax + 0x610]
    movzx ecx, byte ptr [r11 + 8*rax + 0x614]
    mov rdx, qword ptr [r11 + 8*rax + 0x600]
    and rdx, qword ptr [rsp + 0x90]
    imul rdx, qword ptr [r11 + 8*rax + 0x608]
    shr rdx, cl
    add rdx, r15
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*rdx]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x20]
    je .L36
    mov rdx, qword ptr [rsp]
    inc edx
    mov qword ptr [rsp], rdx
    mov rdx, rax
    shr rdx
    movabs r12, 0x5555555555555555
    and rdx, r12
    sub rax, rdx
    mov rdx, rax
    and rdx, r10
    shr rax, 0x2
    and rax, r10
    add rax, rdx
    mov rdx, rax
    shr rdx, 0x4
    add rdx, rax
    movabs r15, 0xf0f0f0f0f0f0f0f
    and rdx, r15
    movabs r13, 0x101010101010101
    imul rdx, r13
    shr rdx, 0x35
    and edx, -0x8
    mov rax, qword ptr [rsp + 0x8]
    add eax, edx
    add eax, 0x9
    mov qword ptr [rsp + 0x8], rax
    jmp .L37
    nop
.L36:
    movabs r15, 0xf0f0f0f0f0f0f0f
    movabs r12, 0x5555555555555555
    movabs r13, 0x101010101010101
.L37:
    mov rax, rcx
    and rax, qword ptr [rsp + 0x10]
    mov rdx, rax
    shr rdx
    and rdx, r12
    sub rax, rdx
    mov rdx, rax
    and rdx, r10
    shr rax, 0x2
    and rax, r10
    add rax, rdx
    mov rdx, rax
    shr rdx, 0x4
    add rdx, rax
    and rdx, r15
    imul rdx, r13
    mov rax, rdx
    shr rax, 0x38
    cmp rdx, rbx
    jae .L118
    mov rdx, rsi
    and rdx, rcx
    or qword ptr [rsp + 0x130], rdx
    lea rdx, [rdi - 0x1]
    and rdi, rdx
    or r8, rcx
    or rsi, rcx
    mov ecx, r14d
    xor ecx, 0x38
    movabs rdx, -0x55aa55aa55aa55ab
    bt rdx, r14
    movabs r14, 0x55aa55aa55aa55aa
    cmovae rdx, r14
    and rdx, qword ptr [rsp + 0x30]
    mov r14, rdx
    shr r14
    and r14, r12
    sub rdx, r14
    mov r14, rdx
    and r14, r10
    shr rdx, 0x2
    and rdx, r10
    add rdx, r14
    mov r14, rdx
    shr r14, 0x4
    add r14, rdx
    and r14, r15
    imul r14, r13
    shr r14, 0x38
    imul edx, r14d, 0xfffdfffd
    add r9d, edx
    lea rdx, [.D0]
    add r9d, dword ptr [rdx + 4*rax + 0x810]
    add r9d, dword ptr [rdx + 4*rcx + 0x200]
    test rdi, rdi
    jne .L35
    movq xmm0, r8
    movdqa xmm3, xmmword ptr [rsp + 0x250]
    punpcklqdq xmm3, xmm0
    movdqa xmmword ptr [rsp + 0x250], xmm3
    mov r13, qword ptr [rsp + 0x8]
.L38:
    movq r8, xmm2
    test r8, r8
    mov qword ptr [rsp + 0xb0], r8
    je .L46
    xor qword ptr [rsp + 0x90], r8
    mov qword ptr [rsp + 0x120], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    nop
.L39:
    tzcnt r11, r8
    lea rax, [r11 + 2*r11]
    mov r14d, dword ptr [rdx + 8*rax + 0x10]
    movzx ecx, byte ptr [rdx + 8*rax + 0x14]
    mov r15, qword ptr [rdx + 8*rax]
    and r15, qword ptr [rsp + 0x90]
    imul r15, qword ptr [rdx + 8*rax + 0x8]
    shr r15, cl
    add r15, r14
    mov rcx, qword ptr [rdi + 8*r15]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x20]
    je .L40
    mov rbx, qword ptr [rsp]
    inc ebx
    mov qword ptr [rsp], rbx
    mov r14, rax
    shr r14
    movabs r12, 0x5555555555555555
    and r14, r12
    sub rax, r14
    mov r14, rax
    and r14, r10
    shr rax, 0x2
    and rax, r10
    add rax, r14
    mov r14, rax
    shr r14, 0x4
    add r14, rax
    movabs r15, 0xf0f0f0f0f0f0f0f
    and r14, r15
    movabs rbx, 0x101010101010101
    imul r14, rbx
    shr r14, 0x35
    and r14d, -0x8
    add r13d, r14d
    add r13d, 0xd
    jmp .L41
    nop
.L40:
    movabs r15, 0xf0f0f0f0f0f0f0f
    movabs r12, 0x5555555555555555
    movabs rbx, 0x101010101010101
.L41:
    mov rax, rcx
    and rax, qword ptr [rsp + 0x10]
    mov r14, rax
    shr r14
    and r14, r12
    sub rax, r14
    mov r14, rax
    and r14, r10
    shr rax, 0x2
    and rax, r10
    add rax, r14
    mov r14, rax
    shr r14, 0x4
    add r14, rax
    and r14, r15
    imul r14, rbx
    mov rax, r14
    shr rax, 0x38
    movabs r10, 0xf00000000000000
    cmp r14, r10
    jae .L119
    mov r14, rsi
    and r14, rcx
    or qword ptr [rsp + 0x130], r14
    or qword ptr [rsp + 0x120], rcx
    or rsi, rcx
    lea rcx, [r8 - 0x1]
    lea r10, [.D0]
    add r9d, dword ptr [r10 + 4*rax + 0x8bc]
    xor r11d, 0x38
    add r9d, dword ptr [r10 + 4*r11 + 0x300]
    and r8, rcx
    movabs r10, 0x3333333333333333
    jne .L39
    mov qword ptr [rsp + 0x8], r13
    mov r8, qword ptr [rsp + 0x98]
    test r8, r8
    je .L47
.L42:
    mov qword ptr [rsp + 0x1c8], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    nop
.L43:
    tzcnt r11, r8
    lea rax, [r11 + 2*r11]
    mov r14d, dword ptr [rdx + 8*rax + 0x10]
    movzx ecx, byte ptr [rdx + 8*rax + 0x14]
    mov r15, qword ptr [rdx + 8*rax]
    mov r12, qword ptr [rsp + 0x28]
    and r15, r12
    imul r15, qword ptr [rdx + 8*rax + 0x8]
    shr r15, cl
    movzx ecx, byte ptr [rdx + 8*rax + 0x614]
    mov r13, qword ptr [rdx + 8*rax + 0x600]
    and r13, r12
    imul r13, qword ptr [rdx + 8*rax + 0x608]
    shr r13, cl
    add r15, r14
    mov eax, dword ptr [rdx + 8*rax + 0x610]
    add r13, rax
    mov rcx, qword ptr [rdi + 8*r13]
    or rcx, qword ptr [rdi + 8*r15]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x20]
    je .L44
    mov rbx, qword ptr [rsp]
    inc ebx
    mov qword ptr [rsp], rbx
    mov r14, rax
    shr r14
    movabs r12, 0x5555555555555555
    and r14, r12
    sub rax, r14
    mov r14, rax
    and r14, r10
    shr rax, 0x2
    and rax, r10
    add rax, r14
    mov r14, rax
    shr r14, 0x4
    add r14, rax
    movabs r15, 0xf0f0f0f0f0f0f0f
    and r14, r15
    movabs rbx, 0x101010101010101
    imul r14, rbx
    shr r14, 0x35
    and r14d, -0x8
    mov rax, qword ptr [rsp + 0x8]
    add eax, r14d
    add eax, 0x9
    mov qword ptr [rsp + 0x8], rax
    jmp .L45
    nop
.L44:
    movabs r15, 0xf0f0f0f0f0f0f0f
    movabs r12, 0x5555555555555555
    movabs rbx, 0x101010101010101
.L45:
    mov rax, rcx
    and rax, qword ptr [rsp + 0x10]
    mov r14, rax
    shr r14
    and r14, r12
    sub rax, r14
    mov r14, rax
    and r14, r10
    shr rax, 0x2
    and rax, r10
    add rax, r14
    mov r14, rax
    shr r14, 0x4
    add r14, rax
    and r14, r15
    imul r14, rbx
    mov rax, r14
    shr rax, 0x38
    movabs rbx, 0x1c00000000000000
    cmp r14, rbx
    lea r13, [.D0]
    jae .L120
    mov r14, rsi
    and r14, rcx
    or qword ptr [rsp + 0x130], r14
    or qword ptr [rsp + 0x1c8], rcx
    or rsi, rcx
    lea rcx, [r8 - 0x1]
    add r9d, dword ptr [r13 + 4*rax + 0x780]
    xor r11d, 0x38
    add r9d, dword ptr [r13 + 4*r11 + 0x400]
    and r8, rcx
    jne .L43
    jmp .L48
.L46:
    mov qword ptr [rsp + 0x120], 0x0
    mov qword ptr [rsp + 0x8], r13
    mov r8, qword ptr [rsp + 0x98]
    test r8, r8
    jne .L42
.L47:
    mov qword ptr [rsp + 0x1c8], 0x0
    lea r13, [.D0]
.L48:
    movdqa xmm0, xmm11
    psrlw xmm0, 0x1
    mov r8, qword ptr [rsp + 0x88]
    mov rax, r8
    shr rax
    pand xmm0, xmm9
    movdqa xmm3, xmm1
    psrlw xmm3, 0x1
    mov rcx, rax
    movabs r11, 0x5555555555555555
    and rcx, r11
    psubb xmm11, xmm0
    pand xmm3, xmm9
    mov rdx, r8
    sub rdx, rcx
    movdqa xmm0, xmm11
    psrlw xmm0, 0x2
    movdqa xmmword ptr [rsp + 0x320], xmm1
    psubb xmm1, xmm3
    mov rcx, rdx
    shr rcx, 0x2
    pand xmm11, xmm6
    pand xmm0, xmm6
    paddb xmm0, xmm11
    movdqa xmm3, xmm1
    psrlw xmm3, 0x2
    and rdx, r10
    and rcx, r10
    add rcx, rdx
    pand xmm1, xmm6
    pand xmm3, xmm6
    paddb xmm3, xmm1
    movdqa xmm1, xmm0
    psrlw xmm1, 0x4
    mov r14, rcx
    shr r14, 0x4
    paddb xmm1, xmm0
    movdqa xmm4, xmm3
    psrlw xmm4, 0x4
    mov rdi, qword ptr [rsp + 0x78]
    mov rdx, rdi
    shl rdx, 0x8
    add r14, rcx
    pand xmm1, xmm12
    pxor xmm0, xmm0
    paddb xmm4, xmm3
    or rdx, rdi
    and r14, r15
    psadbw xmm1, xmm0
    pand xmm4, xmm12
    mov rcx, rdx
    shl rcx, 0x10
    movabs r12, 0x101010101010101
    imul r14, r12
    psadbw xmm4, xmm0
    pshufd xmm0, xmm1, 0xee
    or rcx, rdx
    movq xmm3, qword ptr [rsp + 0x110]
    shr r14, 0x38
    movdqa xmmword ptr [rsp + 0x330], xmm4
    movq qword ptr [rsp + 0xc0], xmm4
    movq qword ptr [rsp + 0x1b0], xmm0
    movdqa xmmword ptr [rsp + 0x2c0], xmm1
    movq qword ptr [rsp + 0x160], xmm1
    mov rdx, rcx
    shl rdx, 0x20
    pshufd xmm0, xmm3, 0x44
    or rdx, rcx
    pxor xmm0, xmmword ptr [.C10]
    lea rcx, [r10 - 0x33]
    mov qword ptr [rsp + 0x288], rdx
    mov rdi, rdx
    not rdi
    mov r10, qword ptr [rsp + 0xc8]
    mov rdx, r10
    mov qword ptr [rsp + 0x10], rdi
    and rdx, rdi
    movabs rdi, 0xffffff0000
    and rdi, rdx
    mov rbx, qword ptr [rsp + 0x80]
    or rbx, qword ptr [rsp + 0x298]
    and rbx, qword ptr [rsp + 0x230]
    mov rdx, rbx
    shr rdx
    add r11, -0x55
    mov qword ptr [rsp + 0x168], r11
    and rdx, r11
    sub rbx, rdx
    mov rdx, rbx
    and rdx, rcx
    shr rbx, 0x2
    and rbx, rcx
    add rbx, rdx
    mov rdx, rbx
    shr rdx, 0x4
    add rdx, rbx
    lea r11, [r15 - 0xf]
    and rdx, r11
    imul rdx, r12
    shr rdx, 0x38
    movq xmm3, rdi
    mov r11, qword ptr [rsp + 0xb0]
    mov rdi, r11
    and rdi, qword ptr [rsp + 0x170]
    pshufd xmm3, xmm3, 0x44
    pand xmm14, xmm3
    movdqa xmm3, xmm14
    psrlq xmm3, 0x1
    pand xmm3, xmmword ptr [.C11]
    psubq xmm14, xmm3
    movdqa xmm3, xmmword ptr [.C12]
    movdqa xmm4, xmm14
    pand xmm4, xmm3
    psrlq xmm14, 0x2
    pand xmm14, xmm3
    paddq xmm14, xmm4
    movdqa xmm4, xmm14
    psrlq xmm4, 0x4
    paddq xmm4, xmm14
    pand xmm4, xmmword ptr [.C13]
    movdqa xmm3, xmm4
    psrlq xmm3, 0x20
    pmuludq xmm3, xmm5
    movdqa xmm6, xmmword ptr [.C7]
    pmuludq xmm6, xmm4
    paddq xmm6, xmm3
    psllq xmm6, 0x20
    pmuludq xmm4, xmm5
    paddq xmm4, xmm6
    movdqa xmm6, xmmword ptr [.C1]
    psrlq xmm4, 0x38
    movq xmm3, rdi
    pshufd xmm3, xmm3, 0x44
    pand xmm3, xmm0
    movdqa xmm0, xmm3
    psrlw xmm0, 0x1
    pand xmm0, xmmword ptr [.C0]
    psubb xmm3, xmm0
    movdqa xmm0, xmm3
    pand xmm0, xmm6
    psrlw xmm3, 0x2
    pand xmm3, xmm6
    paddb xmm3, xmm0
    movdqa xmm5, xmm3
    psrlw xmm5, 0x4
    paddb xmm5, xmm3
    pand xmm5, xmmword ptr [.C2]
    pxor xmm0, xmm0
    psadbw xmm5, xmm0
    packuswb xmm5, xmm4
    pshufd xmm3, xmm5, 0xf5
    pmuludq xmm5, xmmword ptr [.C14]
    imul edx, edx, 0x40005
    pshufd xmm4, xmm5, 0xe8
    pmuludq xmm3, xmmword ptr [.C15]
    pshufd xmm3, xmm3, 0xe8
    punpckldq xmm4, xmm3
    pshufd xmm3, xmm4, 0xee
    paddd xmm3, xmm4
    pshufd xmm4, xmm3, 0x55
    paddd xmm4, xmm3
    movd ebx, xmm4
    add ebx, edx
    mov edx, r8d
    and edx, 0xff00
    movzx edi, byte ptr [rsp + 0xd8]
    or rdi, rdx
    not r8d
    mov qword ptr [rsp + 0x18], r8
    not r10
    mov qword ptr [rsp + 0x220], r10
    je .L49
    mov edx, r11d
    and edx, 0xff00
    mov edi, r11d
    shr edi
    and edi, 0x5500
    sub rdx, rdi
    mov rdi, rdx
    and rdi, rcx
    shr rdx, 0x2
    and rdx, rcx
    add rdx, rdi
    mov rdi, rdx
    shr rdi, 0x4
    add rdi, rdx
    lea rdx, [r15 - 0xf]
    mov qword ptr [rsp + 0x1b8], rdx
    and rdi, rdx
    movabs rdx, 0x101010101010101
    imul rdi, rdx
    shr rdi, 0x38
    imul edx, edi, 0x150008
    add ebx, edx
    mov dword ptr [rsp + 0x188], ebx
    jmp .L50
.L49:
    mov dword ptr [rsp + 0x188], ebx
    lea rdx, [r15 - 0xf]
    mov qword ptr [rsp + 0x1b8], rdx
.L50:
    mov rdx, qword ptr [rsp + 0x18]
    and edx, dword ptr [rsp + 0x220]
    mov qword ptr [rsp + 0x18], rdx
    mov rdi, qword ptr [rsp + 0x30]
    not rdi
    mov rdx, qword ptr [rsp + 0x78]
    not rdx
    mov qword ptr [rsp + 0x290], rdx
    and rdi, rdx
    mov qword ptr [rsp + 0x70], rdi
    mov qword ptr [rsp + 0x268], r14
    lea edx, [r14 - 0x5]
    mov r11, qword ptr [rsp + 0x160]
    imul edi, r11d, 0x5fffe
    mov r10, qword ptr [rsp + 0xc0]
    imul r8d, r10d, 0xffff0003
    add r8d, edi
    imul r8d, edx
    lea edx, [r8 + 0x3f0019]
    cmp dword ptr [rsp + 0x1b0], 0x2
    cmovb edx, r8d
    lea edi, [rdx + 0x30000]
    cmp r11d, 0x2
    cmovb edi, edx
    lea edx, [rdi + 0x7fff5]
    cmp r10d, 0x2
    cmovb edx, edi
    mov dword ptr [rsp + 0x184], edx
    mov edx, r10d
    shl edx, 0x11
    xor edi, edi
    cmp qword ptr [rsp + 0x238], 0x0
    lea edx, [rdx + 2*rdx]
    cmove edx, edi
    mov dword ptr [rsp + 0x248], edx
    mov rbx, qword ptr [rsp + 0x88]
    mov rdx, rbx
    shl rdx, 0x10
    or rdx, rbx
    mov r11, qword ptr [rsp + 0x1a8]
    or rdx, r11
    shl rdx, 0x10
    or rdx, r11
    mov rdi, rdx
    shl rdi, 0x20
    or rdi, rdx
    mov qword ptr [rsp + 0x208], rdi
    mov rdx, rdi
    and rdx, rbx
    mov rdi, rdx
    shr rdi
    and rdi, qword ptr [rsp + 0x168]
    sub rdx, rdi
    mov rdi, rdx
    and rdi, rcx
    shr rdx, 0x2
    movabs r8, 0x3333333333333333
    and rdx, r8
    add rdx, rdi
    mov rdi, rdx
    shr rdi, 0x4
    add rdi, rdx
    lea r8, [r15 - 0x8]
    and r8, rdi
    mov r10, rcx
    mov r12, qword ptr [rsp + 0x110]
    lea rdi, [r12 + r12]
    movabs r15, -0x101010101010102
    and rdi, r15
    mov rdx, r12
    shr rdx
    movabs r15, 0x7f7f7f7f7f7f7f7f
    and rdx, r15
    or rdx, rdi
    mov rdi, qword ptr [rsp + 0xc8]
    and rdi, r11
    and rdi, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsp + 0x78]
    mov rcx, r14
    and rcx, rbx
    mov r11, rcx
    shr r11
    and r11, qword ptr [rsp + 0x168]
    sub rcx, r11
    mov r11, rcx
    and r11, r10
    shr rcx, 0x2
    mov qword ptr [rsp + 0x80], r10
    and rcx, r10
    add rcx, r11
    mov r11, rcx
    shr r11, 0x4
    add r11, rcx
    movabs rcx, 0x101010101010101
    imul r8, rcx
    shr r8, 0x38
    imul r8d, r8d, 0xffe8fff5
    not rdx
    shr rdi, 0x8
    and r11, qword ptr [rsp + 0x1b8]
    imul r11, rcx
    shr r11, 0x38
    imul ecx, r11d, 0x3000a
    add ecx, r8d
    movzx r8d, r12b
    and rdx, rbx
    mov r11, qword ptr [rsp + 0x170]
    and r11, rdx
    movq xmm4, rdx
    not rdx
    and rdx, rdi
    lea edi, [r8 + r8]
    not edi
    and edi, r8d
    mov r8, rbx
    movq xmm5, r11
    movq xmm3, rdx
    punpcklqdq xmm5, xmm3
    movd xmm3, edi
    punpcklqdq xmm4, xmm3
    movdqa xmm3, xmm5
    psrlw xmm3, 0x1
    pand xmm3, xmm9
    psubb xmm5, xmm3
    movdqa xmm3, xmm5
    pand xmm3, xmm6
    psrlw xmm5, 0x2
    pand xmm5, xmm6
    paddb xmm5, xmm3
    movdqa xmm3, xmm5
    psrlw xmm3, 0x4
    paddb xmm3, xmm5
    pand xmm3, xmm12
    psadbw xmm3, xmm0
    movdqa xmm5, xmm4
    psrlw xmm5, 0x1
    pand xmm5, xmm9
    psubb xmm4, xmm5
    movdqa xmm5, xmm4
    pand xmm5, xmm6
    psrlw xmm4, 0x2
    pand xmm4, xmm6
    paddb xmm4, xmm5
    movdqa xmm5, xmm4
    psrlw xmm5, 0x4
    paddb xmm5, xmm4
    pand xmm5, xmm12
    psadbw xmm5, xmm0
    movdqa xmm0, xmm5
    packuswb xmm0, xmm3
    punpckhqdq xmm5, xmm3
    pmuludq xmm5, xmmword ptr [.C16]
    pmuludq xmm0, xmmword ptr [.C17]
    pshufd xmm3, xmm5, 0xe8
    pshufd xmm0, xmm0, 0xe8
    punpckldq xmm0, xmm3
    pshufd xmm3, xmm0, 0xee
    paddd xmm3, xmm0
    pshufd xmm0, xmm3, 0x55
    paddd xmm0, xmm3
    movd r11d, xmm0
    add r11d, ecx
    lea rcx, [rbx + rbx]
    movabs rdx, -0x101010101010102
    and rcx, rdx
    and rax, r15
    or rax, rcx
    movabs rcx, 0x3c3c3c00000000
    or rax, r14
    and rax, rbx
    je .L52
    mov r10, qword ptr [rsp + 0x48]
    nop
.L51:
    mov rdx, rax
    tzcnt rdi, rax
    dec rax
    shr edi, 0x3
    add r11d, dword ptr [r13 + 4*rdi + 0x600]
    and rax, rdx
    jne .L51
    jmp .L53
.L52:
    mov r10, qword ptr [rsp + 0x48]
.L53:
    mov rax, qword ptr [rsp + 0x18]
    mov edi, eax
    shr edi
    and qword ptr [rsp + 0x70], rcx
    test r8, r8
    mov r12, qword ptr [rsp + 0x80]
    je .L55
    mov rax, r8
.L54:
    mov rcx, rax
    tzcnt rdx, rax
    dec rax
    add r11d, dword ptr [r13 + 4*rdx]
    and rax, rcx
    jne .L54
.L55:
    mov dword ptr [rsp + 0x244], r11d
    mov rax, qword ptr [rsp + 0x18]
    and eax, 0x3c3c3c00
    mov qword ptr [rsp + 0x18], rax
    and edi, 0x14141400
    mov qword ptr [rsp + 0xe0], rdi
    mov rax, qword ptr [rsp + 0x70]
    shr rax
    mov qword ptr [rsp + 0x158], rax
    mov rax, r8
    shr rax, 0x10
    or rax, r8
    mov rcx, qword ptr [rsp + 0x108]
    or rax, rcx
    shr rax, 0x10
    or rax, rcx
    mov rbx, rax
    shr rbx, 0x20
    or rbx, rax
    mov rcx, qword ptr [rsp + 0x30]
    mov rax, rcx
    shr rax, 0x10
    or rax, rcx
    mov rcx, qword ptr [rsp + 0x228]
    or rax, rcx
    shr rax, 0x10
    or rax, rcx
    mov rcx, rax
    shr rcx, 0x20
    or rcx, rax
    mov qword ptr [rsp + 0x200], rcx
    or rbx, rcx
    mov qword ptr [rsp + 0x198], rbx
    or rbx, qword ptr [rsp + 0xa0]
    movdqu xmm1, xmmword ptr [rsp + 0x54]
    mov ecx, dword ptr [rsp + 0x5c]
    pshufd xmm0, xmm1, 0x55
    movdqa xmmword ptr [rsp + 0x340], xmm1
    paddd xmm0, xmm1
    movd eax, xmm0
    mov qword ptr [rsp + 0x2f8], rcx
    lea eax, [rax + 2*rcx]
    mov qword ptr [rsp + 0x170], rax
    mov eax, dword ptr [rsp + 0x60]
    not rbx
    movzx ecx, r10b
    mov dword ptr [rsp + 0x10], ecx
    movzx ecx, byte ptr [rsp + 0x118]
    mov dword ptr [rsp + 0x90], ecx
    and rbx, r8
    mov qword ptr [rsp + 0x310], rax
    je .L63
    lea eax, [4*rax]
    neg eax
    mov dword ptr [rsp + 0xd8], eax
    mov rax, rsi
    or rax, qword ptr [rsp + 0x28]
    mov qword ptr [rsp + 0xa8], rax
    mov rax, qword ptr [rsp + 0x210]
    movzx eax, byte ptr [rax + 0x93]
    mov byte ptr [rsp + 0xd0], al
    mov eax, dword ptr [rsp + 0xf4]
    xor eax, 0x7
    mov dword ptr [rsp + 0xe8], eax
    xor r8d, r8d
    jmp .L57
    nop
.L56:
    lea rax, [rbx - 0x1]
    and rbx, rax
    je .L64
.L57:
    tzcnt rax, rbx
    mov r15d, eax
    shr r15d, 0x3
    lea edx, [rax + 0x8]
    and dl, 0x3f
    add r8d, dword ptr [r13 + 4*r15 + 0x640]
    mov ecx, eax
    and ecx, 0x7
    mov edi, dword ptr [rsp + 0x90]
    mov r14d, edi
    sub r14d, ecx
    mov r11d, ecx
    sub r11d, edi
    cmovb r11d, r14d
    mov r14d, edx
    shr r14b, 0x3
    movzx r14d, r14b
    mov rdi, r8
    mov r8, r13
    mov r12d, dword ptr [rsp + 0xf4]
    mov r13d, r12d
    sub r13d, r14d
    mov r10d, r14d
    sub r10d, r12d
    cmovb r10d, r13d
    cmp r11d, r10d
    cmova r10d, r11d
    imul r10d, dword ptr [r8 + 4*r15 + 0x660]
    add r10d, edi
    mov edi, dword ptr [rsp + 0x10]
    mov r13d, edi
    sub r13d, ecx
    sub ecx, edi
    cmovb ecx, r13d
    mov edi, dword ptr [rsp + 0xbc]
    mov r13d, edi
    sub r13d, r14d
    sub r14d, edi
    cmovb r14d, r13d
    cmp ecx, r14d
    cmova r14d, ecx
    imul r14d, dword ptr [r8 + 4*r15 + 0x680]
    add r14d, r10d
    mov r10d, 0x1
    mov ecx, eax
    shl r10, cl
    shr r10, 0x8
    bts r10, rax
    mov r13, r10
    shr r13, 0x10
    or r13, r10
    mov rcx, r13
    shr rcx, 0x20
    or rcx, r13
    test qword ptr [rsp + 0x128], rcx
    je .L58
    add r14d, 0x60007
    mov r8d, r14d
    jmp .L59
    nop
.L58:
    lea r8d, [r14 - 0x220009]
    test qword ptr [rsp + 0xb0], rcx
    cmove r8d, r14d
.L59:
    mov r13d, 0x1
    mov ecx, edx
    shl r13, cl
    movabs r14, 0x101010101010101
    shl r14, cl
    movzx ecx, dl
    mov rdx, qword ptr [rsp + 0x28]
    bt rdx, rcx
    lea rcx, [.D1]
    mov r12, qword ptr [rsp + 0x80]
    jae .L62
.L60:
    add r8d, dword ptr [rcx + 4*r15]
.L61:
    mov ecx, dword ptr [rsp + 0xd8]
    cmp dword ptr [rsp + 0x170], ecx
    lea r13, [.D0]
    jne .L56
    and r14, qword ptr [rsp + 0x28]
    jne .L56
    shr al, 0x3
    xor al, 0x7
    movzx eax, al
    cmp al, 0x5
    mov ecx, 0x5
    cmovae eax, ecx
    mov ecx, dword ptr [rsp + 0xe8]
    cmp r11d, ecx
    cmovbe r11d, ecx
    add al, byte ptr [rsp + 0xd0]
    lea ecx, [r8 + 0xf9003c]
    cmp al, r11b
    cmovae ecx, r8d
    mov r8d, ecx
    jmp .L56
    nop
.L62:
    lea rcx, [.D2]
    test qword ptr [rsp + 0xa8], r14
    je .L60
    lea rcx, [.D3]
    test r13, rsi
    jne .L61
    jmp .L60
.L63:
    xor r8d, r8d
.L64:
    mov rbx, qword ptr [rsp + 0x158]
    movabs rax, 0x14141400000000
    and rbx, rax
    movabs r10, 0x7e7e7e7e7e7e00
    mov r11, qword ptr [rsp + 0x198]
    not r11
    and r11, qword ptr [rsp + 0x88]
    and r11, qword ptr [rsp + 0xa0]
    je .L66
    mov rcx, qword ptr [rsp + 0x208]
    lea rax, [rcx + rcx]
    and rax, qword ptr [rsp + 0x150]
    shr rcx
    and rcx, qword ptr [rsp + 0x190]
    mov rdx, rax
    and rdx, rcx
    or rcx, rax
    mov rax, qword ptr [rsp + 0x200]
    lea rdi, [rax + rax]
    shr rax
    and rax, r10
    and rax, rdi
    not rax
    and rax, rcx
    or rax, rdx
    shr rax, 0x8
    and rax, r11
    mov r10, qword ptr [rsp + 0x48]
    mov r11, qword ptr [rsp + 0xe0]
    je .L67
    xor ecx, ecx
    nop
.L65:
    mov rdx, rax
    tzcnt rdi, rax
    dec rax
    shr edi, 0x3
    add ecx, dword ptr [r13 + 4*rdi + 0x620]
    and rax, rdx
    jne .L65
    jmp .L68
.L66:
    mov qword ptr [rsp + 0x190], r8
    mov r10, qword ptr [rsp + 0x48]
    mov r11, qword ptr [rsp + 0xe0]
    jmp .L69
.L67:
    xor ecx, ecx
.L68:
    add ecx, r8d
    mov eax, ecx
    mov qword ptr [rsp + 0x190], rax
.L69:
    sub qword ptr [rsp + 0x18], r11
    mov rax, qword ptr [rsp + 0x1a0]
    mov ecx, eax
    and cl, 0x38
    mov r8, -0x1
    shl r8, cl
    sub qword ptr [rsp + 0x70], rbx
    mov rbx, r8
    and rbx, qword ptr [rsp + 0x88]
    and r8, qword ptr [rsp + 0x30]
    pshufd xmm0, xmm7, 0xee
    por xmm0, xmm7
    movq qword ptr [rsp + 0xe0], xmm0
    test r10b, r10b
    je .L70
    mov eax, r10d
    cmp dword ptr [rsp + 0x10], 0x7
    jne .L71
    mov al, 0x6
    jmp .L71
.L70:
    mov al, 0x1
.L71:
    mov rcx, qword ptr [rsp + 0x18]
    shr rcx, 0x2
    mov qword ptr [rsp + 0xa8], rcx
    mov rcx, qword ptr [rsp + 0x70]
    shr rcx, 0x2
    mov qword ptr [rsp + 0xa0], rcx
    lea r11d, [rax - 0x1]
    mov ecx, r11d
    and cl, 0x7
    movabs r10, 0x101010101010101
    shl r10, cl
    mov rdi, rbx
    and rdi, r10
    tzcnt rcx, rdi
    shr ecx, 0x3
    test rdi, rdi
    cmove rcx, rdi
    and r10, r8
    tzcnt rdi, r10
    shr edi, 0x3
    test r10, r10
    cmove rdi, r10
    test rcx, rcx
    setne r10b
    lea r14, [rcx + 0x1]
    cmp r14, rdi
    sete r14b
    and r14b, r10b
    movzx r10d, r14b
    shl r10d, 0x5
    xor r14d, r14d
    mov rdx, qword ptr [rsp + 0x48]
    cmp r11b, dl
    mov r15, rdx
    sete r14b
    shl r14d, 0x5
    add r14, r13
    mov r11d, ecx
    mov r11d, dword ptr [r14 + 4*r11 + 0x700]
    add r10, r13
    mov r14d, edi
    mov r10d, dword ptr [r10 + 4*r14 + 0x740]
    lea r14d, [r11 + r10]
    or rdi, rcx
    lea edi, [r11 + r10 + 0x3ffef]
    cmovne edi, r14d
    mov rdx, qword ptr [rsp + 0x40]
    test qword ptr [rsp + 0xe0], rdx
    cmove edi, r14d
    movabs r10, 0x101010101010101
    mov ecx, eax
    shl r10, cl
    mov r11, rbx
    and r11, r10
    tzcnt rcx, r11
    shr ecx, 0x3
    test r11, r11
    cmove rcx, r11
    and r10, r8
    tzcnt r11, r10
    shr r11d, 0x3
    test r10, r10
    cmove r11, r10
    test rcx, rcx
    setne r10b
    lea r14, [rcx + 0x1]
    cmp r14, r11
    sete r14b
    and r14b, r10b
    movzx r10d, r14b
    shl r10d, 0x5
    xor r14d, r14d
    cmp al, r15b
    sete r14b
    shl r14d, 0x5
    add r14, r13
    mov r15d, ecx
    add edi, dword ptr [r14 + 4*r15 + 0x700]
    add r10, r13
    mov r14d, r11d
    mov r10d, dword ptr [r10 + 4*r14 + 0x740]
    lea r14d, [rdi + r10]
    or r11, rcx
    lea edi, [r10 + rdi + 0x3ffef]
    cmovne edi, r14d
    mov r15, qword ptr [rsp + 0xe0]
    test r15, rdx
    cmove edi, r14d
    inc al
    mov ecx, eax
    and cl, 0x7
    movabs r10, 0x101010101010101
    shl r10, cl
    and rbx, r10
    tzcnt rcx, rbx
    shr ecx, 0x3
    test rbx, rbx
    cmove rcx, rbx
    and r10, r8
    tzcnt r8, r10
    shr r8d, 0x3
    test r10, r10
    cmove r8, r10
    test rcx, rcx
    setne r10b
    lea r11, [rcx + 0x1]
    cmp r11, r8
    sete r11b
    and r11b, r10b
    movzx r10d, r11b
    shl r10d, 0x5
    xor r11d, r11d
    cmp al, byte ptr [rsp + 0x48]
    sete r11b
    shl r11d, 0x5
    add r11, r13
    mov eax, ecx
    add edi, dword ptr [r11 + 4*rax + 0x700]
    add r10, r13
    mov eax, r8d
    mov eax, dword ptr [r10 + 4*rax + 0x740]
    lea r10d, [rdi + rax]
    or r8, rcx
    lea eax, [rax + rdi + 0x3ffef]
    cmovne eax, r10d
    movabs r11, 0x3333333333333333
    lea r8, [r11 - 0x333]
    mov rcx, qword ptr [rsp + 0x40]
    mov rdi, rcx
    test r15, rcx
    cmove eax, r10d
    mov dword ptr [rsp + 0x150], eax
    movabs rbx, 0x3333333000000000
    mov rdx, qword ptr [rsp + 0x98]
    cmp rdx, 0x1
    mov r10, qword ptr [rsp]
    sbb r10d, -0x1
    lea r14, [r11 - 0x33333333]
    xor ecx, ecx
    movdqa xmm1, xmmword ptr [rsp + 0x1e0]
    pshufd xmm0, xmm1, 0xee
    movq qword ptr [rsp + 0x158], xmm0
    movq rax, xmm1
    mov qword ptr [rsp + 0xd8], rax
    not rax
    mov qword ptr [rsp + 0x198], rax
    cmp r10d, 0x2
    jl .L72
    mov rcx, qword ptr [rsp + 0x158]
    not rcx
    mov r8, qword ptr [rsp + 0x2a0]
    or r8, qword ptr [rsp + 0x1d0]
    mov rax, qword ptr [rsp + 0x198]
    or r8, rax
    and r8, rcx
    and r8, rsi
    mov rdx, qword ptr [rsp + 0x20]
    and rdx, r8
    mov rcx, rdx
    shr rcx
    movabs r10, 0x5555555555555555
    and rcx, r10
    sub rdx, rcx
    mov rcx, rdx
    and rcx, r11
    shr rdx, 0x2
    and rdx, r11
    add rdx, rcx
    mov r10, rdx
    shr r10, 0x4
    add r10, rdx
    mov rcx, qword ptr [rsp + 0x100]
    lea rbx, [rcx + 2*rcx]
    mov qword ptr [rsp], r14
    lea r14, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r14 + 8*rbx + 0x14]
    mov r11, qword ptr [r14 + 8*rbx]
    mov r12, qword ptr [rsp + 0x28]
    and r11, r12
    imul r11, qword ptr [r14 + 8*rbx + 0x8]
    shr r11, cl
    mov ecx, dword ptr [r14 + 8*rbx + 0x10]
    add r11, rcx
    movzx ecx, byte ptr [r14 + 8*rbx + 0x614]
    mov r15, qword ptr [r14 + 8*rbx + 0x600]
    and r15, r12
    mov r12, qword ptr [rsp + 0x80]
    imul r15, qword ptr [r14 + 8*rbx + 0x608]
    mov ebx, dword ptr [r14 + 8*rbx + 0x610]
    lea r14, [plywright::board::geometry::AROUND]
    mov rdx, qword ptr [rsp + 0x1f8]
    add rdx, r14
    movabs r14, 0xf0f0f0f0f0f0f0f
    and r10, r14
    movabs r14, 0x101010101010101
    imul r10, r14
    shr r10, 0x38
    shr r15, cl
    add r15, rbx
    and r8, qword ptr [rsp + 0x130]
    or r8, rax
    mov rcx, rdi
    not rcx
    and rcx, r8
    lea r8, [plywright::sliders::magic::TABLE]
    mov rbx, qword ptr [r8 + 8*r15]
    and rbx, rcx
    mov r8, qword ptr [r8 + 8*r11]
    and r8, rcx
    movdqa xmm0, xmmword ptr [rsp + 0x250]
    movq r11, xmm0
    and r11, qword ptr [rdx]
    mov r14, rbx
    or r14, r8
    test r11, rcx
    movabs r11, 0x3333333333333333
    mov rdx, qword ptr [rsp + 0x98]
    lea ecx, [r10 + 4*r10]
    mov rax, qword ptr [rsp + 0x8]
    lea r10d, [rax + 2*rcx]
    lea ecx, [rax + 2*rcx + 0x28]
    cmove ecx, r10d
    pshufd xmm0, xmm0, 0xee
    movq r10, xmm0
    test r10, rbx
    movabs rbx, 0x3333333000000000
    lea r10d, [rcx + 0x11]
    cmove r10d, ecx
    test qword ptr [rsp + 0x120], r8
    lea ecx, [r10 + 0x25]
    cmove ecx, r10d
    test qword ptr [rsp + 0x1c8], r14
    mov r14, qword ptr [rsp]
    lea r8d, [rcx + 0x2d]
    cmove r8d, ecx
    lea ecx, [r8 - 0x37]
    test rdx, rdx
    cmovne ecx, r8d
    xor r8d, r8d
    test ecx, ecx
    cmovg r8d, ecx
    cmp r8d, 0x3ff
    mov ecx, 0x3ff
    cmovl ecx, r8d
    imul ecx, ecx
    shr ecx, 0x7
    cmp ecx, 0x156
    mov r8d, 0x156
    cmovb r8d, ecx
    mov ecx, r8d
    shl ecx, 0xb
    lea ecx, [rcx + 8*rcx]
    and ecx, 0xff0000
    or ecx, r8d
    lea r8, [r11 - 0x333]
.L72:
    mov dword ptr [rsp + 0x100], ecx
    mov qword ptr [rsp + 0x1f8], r8
    and qword ptr [rsp + 0x18], r8
    and qword ptr [rsp + 0xa8], r12
    and qword ptr [rsp + 0x70], rbx
    and qword ptr [rsp + 0xa0], r14
    movq rcx, xmm13
    pshufd xmm0, xmm13, 0xee
    movq rax, xmm0
    mov qword ptr [rsp + 0x260], rax
    or rcx, rax
    mov qword ptr [rsp + 0x308], rcx
    mov r15, rdi
    and r15, rcx
    mov rcx, qword ptr [rsp + 0x28]
    mov rax, rcx
    mov rdi, rcx
    not rax
    mov qword ptr [rsp + 0x300], rax
    mov rcx, qword ptr [rsp + 0x1a8]
    and eax, ecx
    shl eax, 0x8
    and eax, 0xff000000
    or rax, rcx
    mov rcx, qword ptr [rsp + 0xc8]
    or rcx, rdi
    not rcx
    mov r12, rsi
    not r12
    mov rdi, qword ptr [rsp + 0xd8]
    or rdi, r12
    and rdi, rcx
    and rdi, rax
    mov rax, rdi
    shl rax, 0x9
    movabs rcx, -0x101010101010102
    add rcx, -0xfefe
    and rcx, rax
    shl rdi, 0x7
    movabs rax, 0x7f7f7f7f7f7f7f7f
    lea rbx, [rax - 0x7f7f]
    and rbx, rdi
    or rbx, rcx
    or rdx, qword ptr [rsp + 0xb0]
    or rdx, r15
    mov rax, qword ptr [rsp + 0x78]
    and rax, rdx
    mov rdi, rax
    shr rdi
    movabs r14, 0x5555555555555555
    and rdi, r14
    sub rax, rdi
    mov r10, rdx
    and r10, qword ptr [rsp + 0x290]
    and r10, rbx
    mov rdi, r10
    shr rdi
    lea rcx, [r14 - 0x5555]
    and rdi, rcx
    sub r10, rdi
    lea rdi, [r11 - 0x3333]
    mov rcx, r11
    mov r11, r10
    and r11, rdi
    shr r10, 0x2
    and r10, rdi
    add r10, r11
    mov r8, r10
    shr r8, 0x4
    add r8, r10
    mov qword ptr [rsp + 0x40], r8
    mov r8d, dword ptr [rsp + 0x54]
    mov dword ptr [rsp + 0x20], r8d
    movq xmm7, r12
    shufps xmm8, xmm15, 0xe4
    movdqa xmm5, xmm13
    movdqa xmm13, xmm7
    movdqa xmmword ptr [rsp + 0x350], xmm15
    punpcklqdq xmm13, xmm15
    movaps xmm0, xmm8
    pand xmm0, xmm13
    por xmm13, xmm8
    movdqa xmm3, xmm13
    shufpd xmm3, xmm0, 0x1
    shufpd xmm0, xmm13, 0x2
    movdqa xmm8, xmm13
    movdqa xmm15, xmm2
    movsd xmm8, xmm2
    andpd xmm8, xmm3
    movsd xmm6, qword ptr [rsp + 0x1d8]
    movsd xmm15, xmm6
    andpd xmm15, xmm0
    movapd xmm0, xmm8
    psrlw xmm0, 0x1
    pand xmm0, xmm9
    psubb xmm8, xmm0
    movdqa xmm14, xmm8
    psrlw xmm14, 0x2
    movapd xmm0, xmm15
    psrlw xmm0, 0x1
    pand xmm0, xmm9
    psubb xmm15, xmm0
    mov r8, qword ptr [rsp + 0x220]
    and r15, r8
    movq xmm0, r15
    mov r11, rdx
    and r11, r8
    and r11, rsi
    movq xmm4, rdx
    movq xmm2, r11
    mov r10, qword ptr [rsp + 0x30]
    or rdx, r10
    and rdx, qword ptr [rsp + 0x2a0]
    mov qword ptr [rsp + 0x2e8], r12
    and rdx, r12
    mov r11, rdx
    shr r11
    and r11, r14
    sub rdx, r11
    and rbx, r10
    mov r11, rbx
    shr r11
    lea r15, [r14 - 0x5555]
    and r11, r15
    sub rbx, r11
    mov r11, rbx
    and r11, rdi
    mov qword ptr [rsp + 0x8], r11
    shr rbx, 0x2
    and rbx, rdi
    mov qword ptr [rsp], rbx
    mov rdi, r10
    and rdi, r8
    and rdi, qword ptr [rsp + 0x78]
    mov r8, rdi
    shr r8
    and r8, r14
    sub rdi, r8
    mov r8, rdi
    and r8, rcx
    shr rdi, 0x2
    and rdi, rcx
    add rdi, r8
    mov r12, rdi
    shr r12, 0x4
    add r12, rdi
    mov rdi, r10
    shl rdi, 0x9
    movabs r8, 0x80000000000000
    and r8, rdi
    shl r10, 0x7
    movabs r11, 0xffffff000000
    add r11, 0x1000000
    and r11, r10
    or r11, r8
    mov r10, qword ptr [rsp + 0x2b0]
    and r11, r10
    mov rdi, r11
    shr rdi
    movabs r8, 0x40000000000000
    and r8, rdi
    sub r11, r8
    movabs rdi, 0x3301000000000000
    and rdi, r11
    shr r11, 0x2
    movabs r8, 0x3330000000000000
    and r8, r11
    mov rbx, qword ptr [rsp + 0x130]
    not rbx
    punpcklqdq xmm4, xmm0
    movdqa xmm12, xmmword ptr [rsp + 0x2d0]
    punpcklqdq xmm12, xmm0
    movdqa xmm11, xmm9
    movdqa xmm9, xmm0
    punpcklqdq xmm9, xmm2
    movdqa xmm2, xmm5
    movq xmm0, rbx
    punpcklqdq xmm5, xmm0
    movdqa xmm1, xmm15
    movdqa xmm0, xmm15
    psrlw xmm0, 0x2
    unpcklpd xmm6, xmm6
    add r8, rdi
    mov r11, r8
    shr r11, 0x4
    add r11, r8
    movabs rdi, 0xf07000000000000
    and rdi, r11
    mov r8, qword ptr [rsp + 0x28]
    shr r8, 0x10
    and r8d, dword ptr [rsp + 0x108]
    mov r11d, r8d
    shr r11d
    and r11d, 0x4
    and r8d, 0x10
    lea r8d, [r11 + 2*r8]
    and r10d, r8d
    mov r8d, r10d
    shr r8d
    and r8d, -0x10
    sub r10, r8
    lea r8, [rcx - 0x3]
    and r8, r10
    shr r10, 0x2
    lea r11, [rcx - 0x2]
    and r11, r10
    mov r14, rax
    and r14, rcx
    shr rax, 0x2
    and rax, rcx
    add r11, r8
    mov r8, r11
    shr r8, 0x4
    add r8, r11
    mov r10, rdx
    movabs r15, 0xf0f0f0f0f0f0f0f
    shufpd xmm7, xmm13, 0x2
    movdqa xmm3, xmmword ptr [rsp + 0x1e0]
    punpckhqdq xmm13, xmm3
    movsd xmm2, xmm3
    movdqa xmmword ptr [rsp + 0x2b0], xmm5
    pand xmm13, xmm5
    pand xmm13, xmm9
    andpd xmm7, xmm2
    andpd xmm7, xmm4
    movapd xmm3, xmm7
    psrlw xmm3, 0x1
    pand xmm3, xmm11
    psubb xmm7, xmm3
    movdqa xmm4, xmm7
    psrlw xmm4, 0x2
    movdqa xmm3, xmm13
    psrlw xmm3, 0x1
    pand xmm3, xmm11
    psubb xmm13, xmm3
    movdqa xmm9, xmm13
    psrlw xmm9, 0x2
    pand xmm12, xmm6
    movdqa xmm3, xmm12
    psrlw xmm3, 0x1
    pand xmm3, xmm11
    psubb xmm12, xmm3
    movdqa xmm6, xmm12
    psrlw xmm6, 0x2
    movabs rdx, 0x101010101010101
    imul rdi, rdx
    shr rdi, 0x38
    imul edi, edi, 0xffc3ffb0
    and r8, r15
    imul r8, rdx
    shr r8, 0x38
    imul r11d, r8d, 0xfff8ffe3
    add r11d, edi
    mov rdx, r10
    and rdx, rcx
    mov qword ptr [rsp + 0xd0], rdx
    shr r10, 0x2
    and r10, rcx
    mov rdx, qword ptr [rsp + 0x48]
    lea edi, [rdx - 0x1]
    cmp dil, 0x2
    movapd xmmword ptr [rsp + 0x2a0], xmm2
    mov qword ptr [rsp + 0x2e0], rbx
    mov qword ptr [rsp + 0x98], r12
    jae .L74
    cmp dl, 0x2
    mov r8d, 0x303
    mov edi, 0x101
    cmove rdi, r8
    movdqa xmm3, xmm1
    mov r12d, dword ptr [rsp + 0xbc]
    mov rcx, rax
.L73:
    movdqa xmm2, xmm8
    test byte ptr [rsp + 0x1a0], 0x38
    jne .L75
    movdqa xmm8, xmm3
    movdqa xmm5, xmm12
    movdqa xmm1, xmmword ptr [.C2]
    mov rdx, qword ptr [rsp + 0x128]
    mov r8d, edx
    and r8d, dword ptr [rsp + 0x110]
    and r8d, edi
    mov edi, r8d
    shr edi
    and edi, 0x5555
    sub r8d, edi
    mov edi, r8d
    and edi, 0x33333333
    shr r8d, 0x2
    and r8d, 0x33333333
    add r8d, edi
    mov edi, r8d
    shr edi, 0x4
    add edi, r8d
    and edi, 0xf0f0f0f
    imul edi, edi, 0x1010101
    shr edi, 0x18
    imul edi, edi, 0xfffeffe4
    add r11d, edi
    mov dword ptr [rsp + 0x108], r11d
    jmp .L76
.L74:
    mov edi, 0xc0c0
    mov r8d, 0x99
    mov edx, dword ptr [rsp + 0x10]
    bt r8d, edx
    movdqa xmm3, xmm1
    mov r12d, dword ptr [rsp + 0xbc]
    mov rcx, rax
    jae .L108
    movdqa xmm2, xmm8
.L75:
    movdqa xmm8, xmm3
    mov dword ptr [rsp + 0x108], r11d
    movdqa xmm5, xmm12
    movdqa xmm1, xmmword ptr [.C2]
.L76:
    mov rax, qword ptr [rsp + 0xa8]
    add rax, qword ptr [rsp + 0x18]
    mov qword ptr [rsp + 0xa8], rax
    mov rax, qword ptr [rsp + 0xa0]
    add rax, qword ptr [rsp + 0x70]
    mov qword ptr [rsp + 0xa0], rax
    add r14, rcx
    mov qword ptr [rsp + 0xe8], r14
    lea rax, [r15 - 0xf0f]
    mov qword ptr [rsp + 0x2d0], rax
    lea rax, [r15 - 0xf0f]
    and qword ptr [rsp + 0x40], rax
    add qword ptr [rsp + 0xd0], r10
    mov rax, qword ptr [rsp + 0x8]
    add qword ptr [rsp], rax
    and qword ptr [rsp + 0x98], r15
    movd ecx, xmm10
    mov qword ptr [rsp + 0x1a8], rcx
    add ecx, -0x5
    imul edi, dword ptr [rsp + 0x20], 0x5fffe
    mov rdx, qword ptr [rsp + 0x2f8]
    imul r8d, edx, 0xffff0003
    add r8d, edi
    imul r8d, ecx
    lea ecx, [r8 + 0x3f0019]
    movdqa xmm3, xmmword ptr [rsp + 0x340]
    pcmpgtd xmm3, xmmword ptr [.C18]
    movmskps edi, xmm3
    test dil, 0x2
    cmove ecx, r8d
    lea r8d, [rcx + 0x30000]
    test dil, 0x1
    cmove r8d, ecx
    lea eax, [r8 + 0x7fff5]
    test dil, 0x4
    cmove eax, r8d
    mov dword ptr [rsp + 0x1a0], eax
    shl edx, 0x11
    lea ecx, [rdx + 2*rdx]
    neg ecx
    xor edx, edx
    test dil, 0x8
    cmovne edx, ecx
    mov dword ptr [rsp + 0x110], edx
    mov rdx, qword ptr [rsp + 0x270]
    lea rdi, [rdx + rdx]
    movabs r14, -0x101010101010102
    and rdi, r14
    mov rcx, rdx
    shr rcx
    movabs r10, 0x7f7f7f7f7f7f7f7f
    and rcx, r10
    or rcx, rdi
    not rcx
    movzx r8d, dl
    lea edi, [r8 + r8]
    not edi
    mov rbx, qword ptr [rsp + 0x30]
    and rcx, rbx
    and edi, r8d
    mov r11, qword ptr [rsp + 0xc8]
    mov r8, r11
    and r8, rbx
    movd xmm12, edi
    mov rdi, qword ptr [rsp + 0x200]
    and rdi, rbx
    movq xmm3, rcx
    punpcklqdq xmm12, xmm3
    movq xmm15, r8
    movq xmm3, rdi
    punpcklqdq xmm3, xmm15
    movdqa xmm15, xmm3
    psrlw xmm15, 0x1
    movdqa xmm11, xmmword ptr [.C0]
    pand xmm15, xmm11
    psubb xmm3, xmm15
    movdqa xmm15, xmm3
    movdqa xmm10, xmmword ptr [.C1]
    pand xmm15, xmm10
    psrlw xmm3, 0x2
    pand xmm3, xmm10
    paddb xmm3, xmm15
    movdqa xmm15, xmm3
    psrlw xmm15, 0x4
    paddb xmm15, xmm3
    pand xmm15, xmm1
    movdqa xmm3, xmm12
    psrlw xmm3, 0x1
    pand xmm3, xmm11
    psubb xmm12, xmm3
    movdqa xmm3, xmm12
    pand xmm3, xmm10
    psrlw xmm12, 0x2
    pand xmm12, xmm10
    paddb xmm12, xmm3
    movdqa xmm3, xmm12
    psrlw xmm3, 0x4
    paddb xmm3, xmm12
    pxor xmm12, xmm12
    psadbw xmm15, xmm12
    movdqa xmm11, xmm1
    pand xmm3, xmm1
    psadbw xmm3, xmm12
    movdqa xmm12, xmm15
    packuswb xmm12, xmm3
    punpckhqdq xmm15, xmm3
    pmuludq xmm15, xmmword ptr [.C19]
    pshufd xmm3, xmm15, 0xe8
    pmuludq xmm12, xmmword ptr [.C20]
    pshufd xmm12, xmm12, 0xe8
    punpckldq xmm12, xmm3
    pshufd xmm3, xmm12, 0xee
    paddd xmm3, xmm12
    pshufd xmm12, xmm3, 0x55
    paddd xmm12, xmm3
    movd eax, xmm12
    mov r8, qword ptr [rsp + 0x318]
    and r8, rcx
    mov rdi, r8
    shr rdi
    movabs rdx, 0x5555555555555555
    and rdi, rdx
    sub r8, rdi
    mov rdi, r8
    movabs rdx, 0x3333333333333333
    and rdi, rdx
    shr r8, 0x2
    and r8, rdx
    add r8, rdi
    mov rdi, r8
    shr rdi, 0x4
    add rdi, r8
    mov rdx, qword ptr [rsp + 0xf8]
    and rdx, qword ptr [rsp + 0x228]
    and rdx, qword ptr [rsp + 0x78]
    shl rdx, 0x8
    not rcx
    and rcx, rdx
    mov r8, rcx
    shr r8
    and r8, qword ptr [rsp + 0x168]
    sub rcx, r8
    mov r8, rcx
    mov rdx, qword ptr [rsp + 0x80]
    and r8, rdx
    shr rcx, 0x2
    and rcx, rdx
    add rcx, r8
    mov r8, rcx
    shr r8, 0x4
    add r8, rcx
    and rdi, r15
    movabs rdx, 0x101010101010101
    imul rdi, rdx
    shr rdi, 0x38
    imul ecx, edi, 0xfff4fffa
    and r8, qword ptr [rsp + 0x1b8]
    imul r8, rdx
    shr r8, 0x38
    imul edi, r8d, 0xffeefffd
    add edi, ecx
    add eax, edi
    lea rdi, [rbx + rbx]
    and rdi, r14
    mov rcx, rbx
    shr rcx
    and rcx, r10
    or rcx, rdi
    pand xmm2, xmm10
    pand xmm14, xmm10
    pand xmm8, xmm10
    pand xmm0, xmm10
    pand xmm7, xmm10
    pand xmm4, xmm10
    pand xmm13, xmm10
    pand xmm9, xmm10
    pand xmm5, xmm10
    movdqa xmm3, xmm10
    pand xmm6, xmm10
    or rcx, r11
    and rcx, rbx
    je .L78
    movaps xmm1, xmmword ptr [rsp + 0x320]
    nop
.L77:
    mov rdi, rcx
    tzcnt r8, rcx
    dec rcx
    shr r8d
    and r8d, -0x4
    xor r8d, 0x1c
    add eax, dword ptr [r8 + r13 + 0x600]
    and rcx, rdi
    jne .L77
    jmp .L79
.L78:
    movaps xmm1, xmmword ptr [rsp + 0x320]
.L79:
    mov rcx, qword ptr [rsp + 0xa8]
    shr rcx, 0x4
    mov qword ptr [rsp + 0x48], rcx
    mov rcx, qword ptr [rsp + 0xa0]
    shr rcx, 0x4
    mov qword ptr [rsp + 0x70], rcx
    paddb xmm2, xmm14
    paddb xmm8, xmm0
    mov r10, qword ptr [rsp + 0xe8]
    mov rcx, r10
    shr rcx, 0x4
    movabs rdx, 0x101010101010101
    mov rdi, qword ptr [rsp + 0x40]
    imul rdi, rdx
    mov qword ptr [rsp + 0x40], rdi
    paddb xmm7, xmm4
    paddb xmm13, xmm9
    paddb xmm5, xmm6
    mov r14, qword ptr [rsp + 0xd0]
    mov rdi, r14
    shr rdi, 0x4
    mov r8, qword ptr [rsp]
    shr r8, 0x4
    mov qword ptr [rsp + 0x18], r8
    mov r8, qword ptr [rsp + 0x98]
    imul r8, rdx
    mov qword ptr [rsp + 0x98], r8
    pshufd xmm14, xmmword ptr [rsp + 0x330], 0xee
    mov r8, qword ptr [rsp + 0x30]
    test r8, r8
    movdqa xmm15, xmm11
    movdqa xmm10, xmm3
    je .L81
    nop
.L80:
    mov r11, r8
    tzcnt rbx, r8
    dec r8
    xor ebx, 0x38
    add eax, dword ptr [r13 + 4*rbx]
    and r8, r11
    jne .L80
.L81:
    mov dword ptr [rsp + 0x168], eax
    mov rax, qword ptr [rsp + 0xa8]
    add qword ptr [rsp + 0x48], rax
    mov rax, qword ptr [rsp + 0xa0]
    add qword ptr [rsp + 0x70], rax
    lea rax, [r15 - 0xf0f0f0f]
    mov qword ptr [rsp + 0xa0], rax
    movdqa xmm0, xmm2
    psrlw xmm0, 0x4
    movdqa xmm11, xmm8
    movdqa xmm4, xmm8
    psrlw xmm4, 0x4
    add r10, rcx
    mov qword ptr [rsp + 0xe8], r10
    shr qword ptr [rsp + 0x40], 0x38
    movdqa xmm6, xmm7
    psrlw xmm6, 0x4
    movdqa xmm9, xmm13
    psrlw xmm9, 0x4
    movdqa xmm3, xmm5
    movdqa xmm12, xmm5
    psrlw xmm12, 0x4
    add r14, rdi
    mov qword ptr [rsp + 0xd0], r14
    mov rax, qword ptr [rsp]
    add qword ptr [rsp + 0x18], rax
    shr qword ptr [rsp + 0x98], 0x38
    movd edi, xmm14
    mov rcx, qword ptr [rsp + 0x30]
    mov rax, rcx
    shl rax, 0x10
    or rax, rcx
    mov rdx, qword ptr [rsp + 0x230]
    or rax, rdx
    shl rax, 0x10
    or rax, rdx
    mov rbx, rax
    shl rbx, 0x20
    or rbx, rax
    or rbx, qword ptr [rsp + 0x208]
    mov r8, rbx
    or r8, qword ptr [rsp + 0x288]
    mov rax, qword ptr [rsp + 0x160]
    mov rdx, qword ptr [rsp + 0x1b0]
    lea r10d, [rdx + rax]
    mov rax, qword ptr [rsp + 0xc0]
    mov qword ptr [rsp + 0xf8], r10
    lea eax, [r10 + 2*rax]
    mov dword ptr [rsp], eax
    not r8
    and r8, rcx
    mov qword ptr [rsp + 0xa8], rdi
    je .L89
    lea eax, [4*rdi]
    neg eax
    mov dword ptr [rsp + 0x20], eax
    mov rax, qword ptr [rsp + 0xd8]
    or rax, qword ptr [rsp + 0x28]
    mov qword ptr [rsp + 0x80], rax
    mov rax, qword ptr [rsp + 0x210]
    movzx eax, byte ptr [rax + 0x93]
    xor al, 0x1
    mov byte ptr [rsp + 0x8], al
    xor r10d, r10d
    mov dword ptr [rsp + 0x24c], r9d
    jmp .L83
    nop
.L82:
    lea rax, [r8 - 0x1]
    and r8, rax
    je .L90
.L83:
    mov r9d, ebp
    mov rbp, rsi
    tzcnt r14, r8
    mov eax, r14d
    shr eax, 0x3
    xor rax, 0x7
    lea edx, [r14 + 0x38]
    and dl, 0x3f
    add r10d, dword ptr [r13 + 4*rax + 0x640]
    mov ecx, r14d
    and ecx, 0x7
    mov rsi, r10
    mov r10d, dword ptr [rsp + 0x10]
    mov edi, r10d
    sub edi, ecx
    mov r11d, ecx
    sub r11d, r10d
    cmovb r11d, edi
    mov edi, edx
    shr dil, 0x3
    movzx r15d, dil
    mov edi, r12d
    sub edi, r15d
    mov r10, r13
    mov r13d, r15d
    sub r13d, r12d
    cmovb r13d, edi
    cmp r11d, r13d
    cmova r13d, r11d
    imul r13d, dword ptr [r10 + 4*rax + 0x660]
    add r13d, esi
    mov r12d, dword ptr [rsp + 0x90]
    mov edi, r12d
    sub edi, ecx
    sub ecx, r12d
    cmovb ecx, edi
    mov r12d, dword ptr [rsp + 0xf4]
    mov edi, r12d
    sub edi, r15d
    sub r15d, r12d
    cmovb r15d, edi
    cmp ecx, r15d
    cmova r15d, ecx
    imul r15d, dword ptr [r10 + 4*rax + 0x680]
    add r15d, r13d
    movabs rdi, 0x101010101010101
    mov ecx, r14d
    shl rdi, cl
    test qword ptr [rsp + 0xb0], rdi
    je .L84
    add r15d, 0x60007
    mov r10d, r15d
    jmp .L85
    nop
.L84:
    lea r10d, [r15 - 0x220009]
    test qword ptr [rsp + 0x128], rdi
    cmove r10d, r15d
.L85:
    mov r15d, 0x1
    mov ecx, edx
    shl r15, cl
    mov rcx, r15
    shr rcx, 0x8
    bts rcx, rdx
    mov rdi, rcx
    shr rdi, 0x10
    or rdi, rcx
    mov rcx, rdi
    shr rcx, 0x20
    or rcx, rdi
    movzx edx, dl
    mov rdi, qword ptr [rsp + 0x28]
    bt rdi, rdx
    lea rdx, [.D1]
    lea r13, [.D0]
    mov r12d, dword ptr [rsp + 0xbc]
    mov rsi, rbp
    jae .L88
.L86:
    add r10d, dword ptr [rdx + 4*rax]
.L87:
    mov ebp, r9d
    mov eax, dword ptr [rsp + 0x20]
    cmp dword ptr [rsp], eax
    movabs r15, 0xf0f0f0f0f0f0f0f
    mov r9d, dword ptr [rsp + 0x24c]
    jne .L82
    and rcx, qword ptr [rsp + 0x28]
    jne .L82
    shr r14b, 0x3
    movzx eax, r14b
    cmp al, 0x5
    mov ecx, 0x5
    cmovae eax, ecx
    cmp r11d, r12d
    cmovbe r11d, r12d
    add al, byte ptr [rsp + 0x8]
    lea ecx, [r10 + 0xf9003c]
    cmp al, r11b
    cmovae ecx, r10d
    mov r10d, ecx
    jmp .L82
    nop
.L88:
    lea rdx, [.D2]
    test qword ptr [rsp + 0x80], rcx
    je .L86
    lea rdx, [.D3]
    test qword ptr [rsp + 0xd8], r15
    jne .L87
    jmp .L86
.L89:
    xor r10d, r10d
.L90:
    mov qword ptr [rsp + 0x20], r10
    mov r12, qword ptr [rsp + 0x48]
    and r12, qword ptr [rsp + 0x1b8]
    mov r14, qword ptr [rsp + 0x70]
    and r14, qword ptr [rsp + 0xa0]
    paddb xmm2, xmm0
    paddb xmm11, xmm4
    mov r10, qword ptr [rsp + 0xe8]
    and r10, r15
    paddb xmm7, xmm6
    paddb xmm13, xmm9
    paddb xmm3, xmm12
    mov r11, qword ptr [rsp + 0xd0]
    and r11, r15
    mov rax, qword ptr [rsp + 0x2d0]
    and qword ptr [rsp + 0x18], rax
    not rbx
    and rbx, qword ptr [rsp + 0x30]
    and rbx, qword ptr [rsp + 0x288]
    je .L92
    mov rdi, qword ptr [rsp + 0x200]
    lea rax, [rdi + rdi]
    movabs rcx, 0xfefefefefefefe
    and rax, rcx
    shr rdi
    movabs rcx, 0x7f7f7f7f7f7f7f
    and rdi, rcx
    mov rcx, rax
    and rcx, rdi
    or rdi, rax
    mov rdx, qword ptr [rsp + 0x208]
    lea rax, [rdx + rdx]
    shr rdx
    movabs r8, 0x7e7e7e7e7e7e00
    and rdx, r8
    and rdx, rax
    not rdx
    and rdx, rdi
    or rdx, rcx
    shl rdx, 0x8
    and rbx, rdx
    mov rdi, qword ptr [rsp + 0x88]
    mov r8, qword ptr [rsp + 0x118]
    je .L93
    xor eax, eax
    mov r15, qword ptr [rsp + 0x40]
    nop
.L91:
    mov rcx, rbx
    tzcnt rdx, rbx
    dec rbx
    shr edx
    and edx, -0x4
    xor edx, 0x1c
    add eax, dword ptr [rdx + r13 + 0x620]
    and rbx, rcx
    jne .L91
    jmp .L94
.L92:
    mov rdi, qword ptr [rsp + 0x88]
    movabs rax, 0x101010101010101
    mov r8, qword ptr [rsp + 0x118]
    mov r15, qword ptr [rsp + 0x40]
    jmp .L95
.L93:
    xor eax, eax
    mov r15, qword ptr [rsp + 0x40]
.L94:
    add eax, dword ptr [rsp + 0x20]
    mov qword ptr [rsp + 0x20], rax
    movabs rax, 0x101010101010101
.L95:
    imul r12, rax
    imul r14, rax
    pand xmm2, xmm15
    pxor xmm0, xmm0
    pand xmm11, xmm15
    imul r10, rax
    pand xmm7, xmm15
    pand xmm13, xmm15
    pand xmm3, xmm15
    imul r11, rax
    mov rbx, qword ptr [rsp + 0x18]
    imul rbx, rax
    movd xmm8, r15d
    movd xmm4, dword ptr [rsp + 0x98]
    mov rax, qword ptr [rsp + 0x280]
    mov ecx, eax
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
    and qword ptr [rsp + 0x30], rdx
    and rdx, rdi
    test r8b, r8b
    je .L96
    mov eax, r8d
    cmp dword ptr [rsp + 0x90], 0x7
    jne .L97
    mov al, 0x6
    jmp .L97
.L96:
    mov al, 0x1
.L97:
    shr r12, 0x38
    mov qword ptr [rsp + 0x48], r12
    shr r14, 0x38
    mov qword ptr [rsp + 0x70], r14
    shr r10, 0x38
    mov qword ptr [rsp + 0xe8], r10
    shr r11, 0x38
    mov qword ptr [rsp + 0xd0], r11
    shr rbx, 0x38
    mov qword ptr [rsp + 0x18], rbx
    lea r8d, [rax - 0x1]
    mov ecx, r8d
    and cl, 0x7
    movabs r10, 0x101010101010101
    mov r11, r10
    shl r11, cl
    mov r15, qword ptr [rsp + 0x30]
    mov rdi, r15
    and rdi, r11
    bsr rcx, rdi
    xor ecx, 0x38
    shr ecx, 0x3
    test rdi, rdi
    cmove rcx, rdi
    and r11, rdx
    bsr rdi, r11
    xor edi, 0x38
    shr edi, 0x3
    test r11, r11
    cmove rdi, r11
    test rcx, rcx
    setne r11b
    lea rbx, [rcx + 0x1]
    cmp rbx, rdi
    sete bl
    and bl, r11b
    movzx r11d, bl
    shl r11d, 0x5
    xor ebx, ebx
    mov r14, qword ptr [rsp + 0x118]
    cmp r8b, r14b
    sete bl
    shl ebx, 0x5
    add rbx, r13
    mov r8d, ecx
    mov r8d, dword ptr [rbx + 4*r8 + 0x700]
    add r11, r13
    mov ebx, edi
    mov r11d, dword ptr [r11 + 4*rbx + 0x740]
    lea ebx, [r8 + r11]
    or rdi, rcx
    lea edi, [r8 + r11 + 0x3ffef]
    cmovne edi, ebx
    mov r12, qword ptr [rsp + 0x218]
    test qword ptr [rsp + 0xe0], r12
    cmove edi, ebx
    mov r11, r10
    mov ecx, eax
    shl r11, cl
    mov r8, r15
    and r8, r11
    bsr rcx, r8
    xor ecx, 0x38
    shr ecx, 0x3
    test r8, r8
    cmove rcx, r8
    and r11, rdx
    bsr r8, r11
    xor r8d, 0x38
    shr r8d, 0x3
    test r11, r11
    cmove r8, r11
    test rcx, rcx
    setne r11b
    lea rbx, [rcx + 0x1]
    cmp rbx, r8
    sete bl
    and bl, r11b
    movzx r11d, bl
    shl r11d, 0x5
    xor ebx, ebx
    cmp al, r14b
    sete bl
    shl ebx, 0x5
    add rbx, r13
    mov r14d, ecx
    add edi, dword ptr [rbx + 4*r14 + 0x700]
    add r11, r13
    mov ebx, r8d
    or r8, rcx
    mov ecx, dword ptr [r11 + 4*rbx + 0x740]
    lea r8d, [rdi + rcx]
    lea edi, [rcx + rdi + 0x3ffef]
    cmovne edi, r8d
    mov rbx, qword ptr [rsp + 0xe0]
    test rbx, r12
    cmove edi, r8d
    inc al
    mov ecx, eax
    and cl, 0x7
    shl r10, cl
    and r15, r10
    bsr rcx, r15
    xor ecx, 0x38
    shr ecx, 0x3
    test r15, r15
    cmove rcx, r15
    and r10, rdx
    bsr rdx, r10
    xor edx, 0x38
    shr edx, 0x3
    test r10, r10
    cmove rdx, r10
    test rcx, rcx
    setne r8b
    lea r11, [rcx + 0x1]
    cmp r11, rdx
    sete r11b
    and r11b, r8b
    movzx r8d, r11b
    shl r8d, 0x5
    xor r11d, r11d
    cmp al, byte ptr [rsp + 0x118]
    sete r11b
    shl r11d, 0x5
    add r11, r13
    mov eax, ecx
    add edi, dword ptr [r11 + 4*rax + 0x700]
    add r8, r13
    mov eax, edx
    or rdx, rcx
    mov eax, dword ptr [r8 + 4*rax + 0x740]
    lea ecx, [rdi + rax]
    lea eax, [rax + rdi + 0x3ffef]
    cmovne eax, ecx
    test rbx, r12
    psadbw xmm2, xmm0
    psadbw xmm11, xmm0
    psadbw xmm7, xmm0
    psadbw xmm13, xmm0
    psadbw xmm3, xmm0
    punpcklqdq xmm8, xmm4
    cmove eax, ecx
    mov dword ptr [rsp + 0x10], eax
    mov r15, qword ptr [rsp + 0x238]
    cmp r15, 0x1
    mov eax, dword ptr [rsp + 0x3c]
    sbb eax, -0x1
    xor ecx, ecx
    cmp eax, 0x2
    jl .L98
    lea r14, [plywright::board::geometry::AROUND]
    add r14, qword ptr [rsp + 0x2f0]
    mov r10, qword ptr [rsp + 0x1c8]
    or r10, qword ptr [rsp + 0x1c0]
    mov r12, qword ptr [rsp + 0x2e8]
    or r10, r12
    and r10, qword ptr [rsp + 0x2e0]
    and r10, qword ptr [rsp + 0xd8]
    mov rbx, qword ptr [rsp + 0x178]
    and rbx, r10
    mov rcx, rbx
    shr rcx
    movabs rdx, 0x5555555555555555
    and rcx, rdx
    sub rbx, rcx
    mov rcx, rbx
    movabs rdx, 0x3333333333333333
    and rcx, rdx
    shr rbx, 0x2
    and rbx, rdx
    add rbx, rcx
    mov rdx, rbx
    shr rdx, 0x4
    mov rax, qword ptr [rsp + 0x278]
    lea r8, [rax + 2*rax]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r11 + 8*r8 + 0x14]
    mov rdi, qword ptr [r11 + 8*r8]
    mov rax, qword ptr [rsp + 0x28]
    and rdi, rax
    imul rdi, qword ptr [r11 + 8*r8 + 0x8]
    shr rdi, cl
    add rdx, rbx
    mov ecx, dword ptr [r11 + 8*r8 + 0x10]
    add rdi, rcx
    movzx ecx, byte ptr [r11 + 8*r8 + 0x614]
    mov rbx, qword ptr [r11 + 8*r8 + 0x600]
    and rbx, rax
    imul rbx, qword ptr [r11 + 8*r8 + 0x608]
    shr rbx, cl
    mov ecx, dword ptr [r11 + 8*r8 + 0x610]
    add rbx, rcx
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and rdx, rcx
    movabs rax, 0x101010101010101
    imul rdx, rax
    shr rdx, 0x38
    and r10, qword ptr [rsp + 0x158]
    or r10, r12
    mov r12, qword ptr [rsp + 0x218]
    mov rcx, r12
    not rcx
    and rcx, r10
    lea r8, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r8 + 8*rbx]
    and r11, rcx
    mov rdi, qword ptr [r8 + 8*rdi]
    and rdi, rcx
    movdqa xmm0, xmmword ptr [rsp + 0x350]
    movq r8, xmm0
    and r8, qword ptr [r14]
    mov rbx, r11
    or rbx, rdi
    test r8, rcx
    lea ecx, [rdx + 4*rdx]
    mov rax, qword ptr [rsp + 0x140]
    lea edx, [rax + 2*rcx]
    lea ecx, [rax + 2*rcx + 0x28]
    cmove ecx, edx
    pshufd xmm0, xmm0, 0xee
    movq rdx, xmm0
    test rdx, r11
    lea edx, [rcx + 0x11]
    cmove edx, ecx
    test qword ptr [rsp + 0x1d8], rdi
    lea ecx, [rdx + 0x25]
    cmove ecx, edx
    test qword ptr [rsp + 0x1d0], rbx
    lea edx, [rcx + 0x2d]
    cmove edx, ecx
    test r15, r15
    lea ecx, [rdx - 0x37]
    cmovne ecx, edx
    xor edx, edx
    test ecx, ecx
    cmovg edx, ecx
    cmp edx, 0x3ff
    mov ecx, 0x3ff
    cmovl ecx, edx
    imul ecx, ecx
    shr ecx, 0x7
    cmp ecx, 0x156
    mov edx, 0x156
    cmovb edx, ecx
    mov ecx, edx
    shl ecx, 0xb
    lea ecx, [rcx + 8*rcx]
    and ecx, 0xff0000
    or ecx, edx
.L98:
    mov rbx, qword ptr [rsp + 0x308]
    and rbx, r12
    mov rax, qword ptr [rsp + 0x128]
    or rax, rbx
    movq xmm9, rax
    mov rax, qword ptr [rsp + 0x228]
    mov rdi, qword ptr [rsp + 0x300]
    and rdi, rax
    shr rdi, 0x8
    movabs rdx, 0xff00000000
    and rdx, rdi
    or rdx, rax
    mov r11, qword ptr [rsp + 0x78]
    mov rdi, r11
    mov rax, qword ptr [rsp + 0x28]
    or rdi, rax
    not rdi
    mov r8, rsi
    mov r10, qword ptr [rsp + 0x198]
    or r8, r10
    and r8, rdi
    and r8, rdx
    mov rdx, r8
    shr rdx, 0x7
    movabs rdi, 0xfefefefefefe
    and rdi, rdx
    shr r8, 0x9
    movabs rdx, 0x7f7f7f7f7f7f
    and rdx, r8
    or rdx, rdi
    mov rdi, qword ptr [rsp + 0x158]
    or rdi, r11
    movq xmm0, rsi
    mov r8, qword ptr [rsp + 0x290]
    and rbx, r8
    movaps xmm5, xmmword ptr [rsp + 0x250]
    shufps xmm9, xmm5, 0xe4
    movaps xmm12, xmmword ptr [rsp + 0x360]
    movaps xmm4, xmm12
    movlhps xmm4, xmm5
    movq xmm6, rbx
    not rdi
    orps xmm4, xmm9
    movq rsi, xmm4
    and rdi, rsi
    movq xmm9, rdi
    movdqa xmm5, xmmword ptr [rsp + 0x2c0]
    packuswb xmm5, xmmword ptr [rsp + 0x330]
    movdqa xmmword ptr [rsp + 0x2c0], xmm5
    movq xmm14, qword ptr [rsp + 0x130]
    packuswb xmm7, xmm13
    mov rdi, qword ptr [rsp + 0x220]
    and rdi, rsi
    movq xmm13, rdi
    packuswb xmm11, xmm2
    movdqa xmmword ptr [rsp + 0x140], xmm11
    packuswb xmm8, xmm3
    movdqa xmmword ptr [rsp + 0x130], xmm8
    pshufd xmm3, xmmword ptr [rsp + 0x1e0], 0x44
    pshufd xmm8, xmm9, 0x44
    pand xmm8, xmm3
    movq xmm3, r10
    movapd xmm2, xmmword ptr [rsp + 0x2a0]
    movsd xmm2, xmm3
    punpcklqdq xmm0, xmm6
    pand xmm0, xmm4
    andpd xmm2, xmm0
    punpckhqdq xmm0, xmm8
    movdqa xmm5, xmmword ptr [rsp + 0x2b0]
    punpcklqdq xmm5, xmm14
    mov r14, qword ptr [rsp + 0x88]
    and r8, r14
    movq xmm3, r8
    pand xmm5, xmm0
    movdqa xmm0, xmm5
    psrlw xmm0, 0x1
    movdqa xmm11, xmmword ptr [.C0]
    pand xmm0, xmm11
    psubb xmm5, xmm0
    movdqa xmm0, xmm5
    pand xmm0, xmm10
    psrlw xmm5, 0x2
    pand xmm5, xmm10
    paddb xmm5, xmm0
    movdqa xmm8, xmm5
    psrlw xmm8, 0x4
    paddb xmm8, xmm5
    pand xmm8, xmm15
    movapd xmm0, xmm2
    psrlw xmm0, 0x1
    pand xmm0, xmm11
    psubb xmm2, xmm0
    movdqa xmm0, xmm2
    pand xmm0, xmm10
    psrlw xmm2, 0x2
    pand xmm2, xmm10
    paddb xmm2, xmm0
    movdqa xmm0, xmm2
    psrlw xmm0, 0x4
    paddb xmm0, xmm2
    pxor xmm5, xmm5
    psadbw xmm8, xmm5
    pand xmm0, xmm15
    psadbw xmm0, xmm5
    packuswb xmm0, xmm8
    punpcklqdq xmm13, xmm3
    mov rdi, qword ptr [rsp + 0x120]
    movq xmm3, rdi
    movlhps xmm12, xmm3
    movq xmm9, rdx
    mov r8, qword ptr [rsp + 0xc8]
    movq xmm3, r8
    punpcklqdq xmm9, xmm3
    movq xmm3, rdi
    mov rdi, r14
    and rdi, r10
    pand xmm9, xmm13
    pshufd xmm8, xmm12, 0xee
    punpcklqdq xmm8, xmm6
    movq xmm6, rdi
    shufps xmm3, xmm4, 0xe4
    shufps xmm6, xmm1, 0xe4
    andps xmm6, xmm3
    movq xmm3, rdi
    movlhps xmm1, xmm3
    pshufd xmm3, xmm4, 0xee
    andps xmm1, xmm3
    pand xmm8, xmm12
    movdqa xmm3, xmm9
    psrlw xmm3, 0x1
    pand xmm3, xmm11
    psubb xmm9, xmm3
    movdqa xmm3, xmm9
    pand xmm3, xmm10
    psrlw xmm9, 0x2
    pand xmm9, xmm10
    paddb xmm9, xmm3
    movdqa xmm4, xmm9
    psrlw xmm4, 0x4
    paddb xmm4, xmm9
    movdqa xmm3, xmm8
    psrlw xmm3, 0x1
    pand xmm3, xmm11
    psubb xmm8, xmm3
    movdqa xmm3, xmm8
    pand xmm3, xmm10
    psrlw xmm8, 0x2
    pand xmm8, xmm10
    paddb xmm8, xmm3
    movdqa xmm3, xmm8
    psrlw xmm3, 0x4
    paddb xmm3, xmm8
    pand xmm4, xmm15
    psadbw xmm4, xmm5
    pand xmm3, xmm15
    psadbw xmm3, xmm5
    packuswb xmm4, xmm3
    movaps xmm3, xmm1
    psrlw xmm3, 0x1
    pand xmm3, xmm11
    psubb xmm1, xmm3
    movdqa xmm3, xmm1
    pand xmm3, xmm10
    psrlw xmm1, 0x2
    pand xmm1, xmm10
    paddb xmm1, xmm3
    movdqa xmm3, xmm1
    psrlw xmm3, 0x4
    paddb xmm3, xmm1
    movaps xmm1, xmm6
    psrlw xmm1, 0x1
    pand xmm1, xmm11
    psubb xmm6, xmm1
    movdqa xmm1, xmm6
    pand xmm1, xmm10
    psrlw xmm6, 0x2
    pand xmm6, xmm10
    paddb xmm6, xmm1
    movdqa xmm1, xmm6
    psrlw xmm1, 0x4
    paddb xmm1, xmm6
    pand xmm3, xmm15
    pand xmm1, xmm15
    psadbw xmm3, xmm5
    psadbw xmm1, xmm5
    packuswb xmm1, xmm3
    mov edi, dword ptr [rsp + 0x1a0]
    sub dword ptr [rsp + 0x110], edi
    mov rdi, r8
    and rdi, rsi
    mov r8, rdi
    shr r8
    movabs r11, 0x55555555555555
    and r11, r8
    sub rdi, r11
    mov r8, rdi
    movabs r11, 0x3333333333333333
    and r8, r11
    shr rdi, 0x2
    and rdi, r11
    add rdi, r8
    mov rbx, rdi
    shr rbx, 0x4
    add rbx, rdi
    or rsi, r14
    and rsi, qword ptr [rsp + 0x1c0]
    and rsi, r10
    mov rdi, rsi
    shr rdi
    movabs r8, 0x5555555555555555
    and rdi, r8
    sub rsi, rdi
    mov rdi, rsi
    and rdi, r11
    shr rsi, 0x2
    and rsi, r11
    add rsi, rdi
    movabs r15, 0x101010101010101
    mov r12, rsi
    shr r12, 0x4
    add r12, rsi
    and rdx, r14
    mov rsi, rdx
    shr rsi
    movabs rdi, 0x555555555555
    and rdi, rsi
    sub rdx, rdi
    mov rsi, rdx
    and rsi, r11
    shr rdx, 0x2
    and rdx, r11
    add rdx, rsi
    mov rsi, rdx
    shr rsi, 0x4
    add rsi, rdx
    mov edx, r14d
    shr edx, 0x7
    and edx, 0x8000
    mov edi, r14d
    shr edi, 0x9
    and edi, 0x100
    or edi, edx
    mov r10, qword ptr [rsp + 0x298]
    mov edx, r10d
    and edx, edi
    mov edi, edx
    shr edi
    and edi, 0x4000
    sub rdx, rdi
    lea rdi, [r11 - 0x3233]
    and rdi, rdx
    shr rdx, 0x2
    and rdx, qword ptr [rsp + 0x1f8]
    add rdx, rdi
    mov rdi, rdx
    shr rdi, 0x4
    add rdi, rdx
    movabs r11, 0xf0f0f0f0f0f0f0f
    and rbx, r11
    and r12, r11
    and rsi, r11
    add r11, -0x80f
    and r11, rdi
    shl rax, 0x10
    and rax, qword ptr [rsp + 0x230]
    mov rdx, rax
    shr rdx
    movabs rdi, 0x400000000000000
    and rdi, rdx
    movabs r8, 0x1000000000000000
    and rax, r8
    lea rdx, [rdi + 2*rax]
    and rdx, r10
    mov rdi, rdx
    shr rdi
    and rdi, r8
    sub rdx, rdi
    movabs rdi, 0x3000000000000000
    and rdi, rdx
    shr rdx, 0x2
    movabs r8, 0x100000000000000
    and r8, rdx
    add rdx, rdi
    shr rdx, 0x4
    add rdx, r8
    movabs rax, 0xf00000000000000
    and rdx, rax
    imul rbx, r15
    shr rbx, 0x38
    imul r12, r15
    shr r12, 0x38
    imul rsi, r15
    shr rsi, 0x38
    imul r11, r15
    shr r11, 0x38
    imul edi, r11d, 0xffc3ffb0
    imul rdx, r15
    shr rdx, 0x38
    imul edx, edx, 0xfff8ffe3
    add edx, edi
    mov r8, qword ptr [rsp + 0x118]
    lea edi, [r8 - 0x1]
    cmp dil, 0x2
    jae .L100
    cmp r8b, 0x2
    movabs r8, 0x303000000000000
    movabs rdi, 0x101000000000000
    cmove rdi, r8
    mov eax, dword ptr [rsp + 0x18c]
    mov r10, qword ptr [rsp + 0xb0]
    mov r14, qword ptr [rsp + 0x268]
    movdqa xmm2, xmmword ptr [rsp + 0x2c0]
    mov r15d, dword ptr [rsp + 0x184]
    movdqa xmm6, xmmword ptr [rsp + 0x130]
.L99:
    mov r8, qword ptr [rsp + 0x280]
    not r8b
    test r8b, 0x38
    jne .L101
    and rdi, qword ptr [rsp + 0x270]
    and rdi, r10
    mov r8, rdi
    shr r8
    movabs r11, 0x4141000000000000
    and r11, r8
    sub rdi, r11
    movabs r8, 0x3333000000000000
    and r8, rdi
    shr rdi, 0x2
    movabs r11, 0x3333333333333333
    and rdi, r11
    add rdi, r8
    mov r8, rdi
    shr r8, 0x4
    add r8, rdi
    movabs rdi, 0xf0f070707070707
    and rdi, r8
    movabs r8, 0x101010101010101
    imul rdi, r8
    shr rdi, 0x38
    imul edi, edi, 0xfffeffe4
    add edx, edi
    jmp .L101
.L100:
    movabs rdi, -0x3f40000000000000
    mov eax, dword ptr [rsp + 0x18c]
    mov r10, qword ptr [rsp + 0xb0]
    mov r14, qword ptr [rsp + 0x268]
    mov r15d, dword ptr [rsp + 0x184]
    mov r8d, 0x99
    mov r11d, dword ptr [rsp + 0x90]
    bt r8d, r11d
    movdqa xmm2, xmmword ptr [rsp + 0x2c0]
    movdqa xmm6, xmmword ptr [rsp + 0x130]
    jae .L109
.L101:
    mov r10d, dword ptr [rsp + 0x150]
    mov r11d, dword ptr [rsp + 0x100]
    mov r8, qword ptr [rsp + 0x70]
    sub r8d, dword ptr [rsp + 0x48]
    mov edi, r8d
    shl edi, 0x11
    add edi, r8d
    mov r8, qword ptr [rsp + 0x18]
    sub r8d, esi
    mov esi, r8d
    shl r8d, 0x11
    lea esi, [r8 + 2*rsi]
    mov r8, qword ptr [rsp + 0xd0]
    sub r8d, r12d
    imul r8d, r8d, 0x2a0016
    add r8d, ecx
    mov rcx, qword ptr [rsp + 0xe8]
    sub ecx, ebx
    imul ecx, ecx, 0x21003d
    add ecx, r8d
    mov r8d, r14d
    sub r8d, dword ptr [rsp + 0x1a8]
    imul r8d, r8d, 0x73004a
    add r8d, edi
    add r8d, ebp
    add r8d, eax
    add r9d, dword ptr [rsp + 0x188]
    sub r8d, r9d
    mov edi, dword ptr [rsp + 0x244]
    add edi, r8d
    mov eax, dword ptr [rsp + 0x248]
    add eax, r10d
    add r15d, eax
    mov rax, qword ptr [rsp + 0x190]
    add eax, dword ptr [rsp + 0x110]
    add eax, edi
    psubd xmm2, xmmword ptr [rsp + 0x340]
    pshufd xmm3, xmm2, 0xf5
    pmuludq xmm2, xmmword ptr [.C21]
    pmuludq xmm3, xmmword ptr [.C22]
    pshufd xmm5, xmm2, 0xe8
    pshufd xmm3, xmm3, 0xe8
    punpckldq xmm5, xmm3
    pshufd xmm3, xmm5, 0xee
    paddd xmm3, xmm5
    pshufd xmm5, xmm3, 0x55
    paddd xmm5, xmm3
    add eax, r15d
    movd edi, xmm5
    add eax, edi
    sub eax, r11d
    mov edi, dword ptr [rsp + 0x108]
    add edi, eax
    psubd xmm7, xmm0
    pshufd xmm0, xmm7, 0xf5
    pmuludq xmm7, xmmword ptr [.C23]
    pshufd xmm3, xmm7, 0xe8
    pmuludq xmm0, xmmword ptr [.C24]
    pshufd xmm0, xmm0, 0xe8
    punpckldq xmm3, xmm0
    add edi, esi
    pshufd xmm0, xmm3, 0xee
    paddd xmm0, xmm3
    pshufd xmm3, xmm0, 0x55
    paddd xmm3, xmm0
    movd esi, xmm3
    add esi, edi
    mov edi, dword ptr [rsp + 0x168]
    add edi, dword ptr [rsp + 0x20]
    add edi, edx
    movdqa xmm2, xmmword ptr [rsp + 0x140]
    psubd xmm2, xmm1
    psubd xmm6, xmm4
    pshufd xmm0, xmm6, 0xf5
    pmuludq xmm6, xmmword ptr [.C25]
    pshufd xmm1, xmm6, 0xe8
    pmuludq xmm0, xmmword ptr [.C26]
    pshufd xmm0, xmm0, 0xe8
    punpckldq xmm1, xmm0
    pshufd xmm0, xmm2, 0xf5
    pmuludq xmm2, xmmword ptr [.C27]
    pshufd xmm2, xmm2, 0xe8
    pmuludq xmm0, xmmword ptr [.C28]
    pshufd xmm0, xmm0, 0xe8
    punpckldq xmm2, xmm0
    paddd xmm2, xmm1
    add edi, dword ptr [rsp + 0x10]
    pshufd xmm0, xmm2, 0xee
    paddd xmm0, xmm2
    pshufd xmm1, xmm0, 0x55
    paddd xmm1, xmm0
    movd eax, xmm1
    add eax, ecx
    add eax, esi
    sub eax, edi
    mov rcx, qword ptr [rsp + 0x210]
    movzx ecx, byte ptr [rcx + 0x93]
    lea edx, [rax - 0x80016]
    add eax, 0x80016
    test cl, cl
    cmovne eax, edx
    lea edx, [rax + 0x8000]
    sar edx, 0x10
    test edx, edx
    jle .L103
    cmp qword ptr [rsp + 0x88], 0x0
    mov r10, qword ptr [rsp + 0xa8]
    je .L106
    cmp dword ptr [rsp + 0x1b0], 0x1
    sete dil
    mov esi, dword ptr [rsp + 0x58]
    cmp esi, 0x1
    sete r8b
    test dil, r8b
    je .L105
    movabs rdi, 0x55aa55aa55aa55aa
    mov r9, qword ptr [rsp + 0x260]
    test r9, rdi
    sete dil
    movabs r8, -0x55aa55aa55aa55ab
    test r9, r8
    sete r8b
    or r8b, dil
    jne .L105
    mov rsi, qword ptr [rsp + 0x160]
    lea esi, [rsi + 2*rsi]
    mov rdi, qword ptr [rsp + 0xc0]
    lea r8d, [rdi + 4*rdi]
    add r8d, esi
    lea r9d, [r10 + 8*r10]
    lea rsi, [.D4]
    lea rdi, [.D5]
    add r9d, r8d
    jne .L102
    mov r8d, dword ptr [rsp + 0x54]
    mov r9d, dword ptr [rsp + 0x5c]
    lea r8d, [r8 + 2*r8]
    lea r9d, [r9 + 4*r9]
    add r9d, r8d
    mov r8d, dword ptr [rsp + 0x60]
    lea r8d, [r8 + 8*r8]
    add r8d, r9d
    jne .L102
    lea rsi, [.D6]
    lea rdi, [.D7]
.L102:
    imul r14d, dword ptr [rdi]
    add r14d, dword ptr [rsi]
    cmp r14d, 0x40
    mov edi, 0x40
    cmovl edi, r14d
    jmp .L116
.L103:
    mov esi, dword ptr [rsp + 0x50]
    test esi, esi
    mov r10, qword ptr [rsp + 0xa8]
    je .L110
    mov edi, dword ptr [rsp + 0x58]
    cmp edi, 0x1
    jne .L107
    cmp dword ptr [rsp + 0x1b0], 0x1
    jne .L107
    movabs r8, 0x55aa55aa55aa55aa
    mov r11, r10
    mov r10, qword ptr [rsp + 0x260]
    test r10, r8
    sete r8b
    movabs r9, -0x55aa55aa55aa55ab
    test r10, r9
    mov r10, r11
    sete r9b
    or r9b, r8b
    jne .L107
    mov edi, dword ptr [rsp + 0x54]
    mov r8d, dword ptr [rsp + 0x5c]
    lea edi, [rdi + 2*rdi]
    lea r9d, [r8 + 4*r8]
    add r9d, edi
    mov edi, dword ptr [rsp + 0x60]
    lea r10d, [rdi + 8*rdi]
    lea rdi, [.D4]
    lea r8, [.D5]
    add r10d, r9d
    jne .L104
    mov r9, qword ptr [rsp + 0x160]
    lea r9d, [r9 + 2*r9]
    mov r10, qword ptr [rsp + 0xc0]
    lea r10d, [r10 + 4*r10]
    add r10d, r9d
    lea r9d, [r11 + 8*r11]
    add r9d, r10d
    jne .L104
    lea rdi, [.D6]
    lea r8, [.D7]
.L104:
    imul esi, dword ptr [r8]
    add esi, dword ptr [rdi]
    cmp esi, 0x40
    mov edi, 0x40
    cmovl edi, esi
    mov r10, r11
    jmp .L116
.L105:
    add esi, dword ptr [rsp + 0x54]
    mov edi, r10d
    sub edi, dword ptr [rsp + 0x60]
    lea edi, [rdi + 8*rdi]
    mov r8, qword ptr [rsp + 0xf8]
    sub r8d, esi
    lea esi, [r8 + 2*r8]
    mov r8d, dword ptr [rsp + 0x5c]
    mov r9, qword ptr [rsp + 0xc0]
    sub r9d, r8d
    lea r8d, [r9 + 4*r9]
    add r8d, edi
    add r8d, esi
    mov edi, 0x40
    cmp r8d, 0x4
    jge .L116
    shl r14d, 0x3
    cmp r14d, 0x18
    mov edi, 0x18
    cmovl edi, r14d
    add edi, 0x28
    jmp .L116
.L106:
    mov rsi, qword ptr [rsp + 0xf8]
    lea esi, [rsi + 2*rsi]
    mov rdi, qword ptr [rsp + 0xc0]
    lea edi, [rdi + 4*rdi]
    add edi, esi
    lea esi, [r10 + 8*r10]
    add esi, edi
    mov edi, dword ptr [rsp + 0x58]
    mov r8d, dword ptr [rsp + 0x5c]
    add edi, dword ptr [rsp + 0x54]
    lea r9d, [rdi + 2*rdi]
    lea r8d, [r8 + 4*r8]
    mov edi, dword ptr [rsp + 0x60]
    lea edi, [rdi + 8*rdi]
    add edi, r8d
    add edi, r9d
    mov r8d, esi
    sub r8d, edi
    cmp r8d, 0x3
    jle .L111
    mov edi, 0x40
    cmp dword ptr [rsp + 0x160], 0x2
    jne .L116
    xor esi, 0x6
    xor edi, edi
    or esi, dword ptr [rsp + 0x50]
    setne dil
    shl edi, 0x6
    jmp .L116
.L107:
    add edi, dword ptr [rsp + 0x54]
    mov r8d, dword ptr [rsp + 0x5c]
    mov r9d, dword ptr [rsp + 0x60]
    sub r9d, r10d
    lea r9d, [r9 + 8*r9]
    sub edi, dword ptr [rsp + 0xf8]
    lea edi, [rdi + 2*rdi]
    sub r8d, dword ptr [rsp + 0xc0]
    lea r8d, [r8 + 4*r8]
    add r8d, r9d
    add r8d, edi
    mov edi, 0x40
    cmp r8d, 0x4
    jge .L116
    lea esi, [8*rsi + 0x28]
    cmp esi, 0x40
    mov edi, 0x40
    cmovl edi, esi
    jmp .L116
.L108:
    cmp dword ptr [rsp + 0x10], 0x5
    je .L73
    mov edi, 0x8080
    jmp .L73
.L109:
    cmp r11d, 0x5
    je .L99
    movabs rdi, -0x7f80000000000000
    jmp .L99
.L110:
    mov r8d, dword ptr [rsp + 0x54]
    mov esi, dword ptr [rsp + 0x5c]
    mov edi, dword ptr [rsp + 0x58]
    add edi, r8d
    lea edi, [rdi + 2*rdi]
    lea r9d, [rsi + 4*rsi]
    mov esi, dword ptr [rsp + 0x60]
    lea esi, [rsi + 8*rsi]
    add esi, r9d
    add esi, edi
    mov rdi, qword ptr [rsp + 0xf8]
    lea edi, [rdi + 2*rdi]
    mov r9, qword ptr [rsp + 0xc0]
    lea r9d, [r9 + 4*r9]
    add r9d, edi
    lea edi, [r10 + 8*r10]
    add edi, r9d
    mov r9d, esi
    sub r9d, edi
    cmp r9d, 0x3
    jle .L112
    mov edi, 0x40
    cmp r8d, 0x2
    jne .L116
    xor r8d, r8d
    cmp qword ptr [rsp + 0x88], 0x0
    setne r8b
    shl r8d, 0x6
    cmp esi, 0x6
    mov edi, 0x40
    cmove edi, r8d
    jmp .L116
.L111:
    cmp esi, 0x4
    jb .L113
    xor esi, esi
    cmp edi, 0x4
    setge sil
    jmp .L115
.L112:
    cmp esi, 0x4
    jge .L114
.L113:
    xor edi, edi
    jmp .L116
.L114:
    xor esi, esi
    cmp edi, 0x4
    setae sil
.L115:
    mov edi, dword ptr [r13 + 4*rsi + 0x860]
.L116:
    cwde
    mov r8, qword ptr [rsp + 0x310]
    add r8d, r10d
    mov rsi, qword ptr [rsp + 0x170]
    add esi, dword ptr [rsp]
    lea esi, [rsi + 4*r8]
    cmp esi, 0x18
    mov r8d, 0x18
    cmovge esi, r8d
    imul eax, esi
    imul edi, edx
    lea edx, [rdi + 0x3f]
    test edi, edi
    cmovns edx, edi
    sar edx, 0x6
    sub r8d, esi
    imul r8d, edx
    add r8d, eax
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
    add rsp, 0x378
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L117:
    lea rdx, [.D8]
    mov esi, 0x9
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L118:
    lea rdx, [.D9]
    mov esi, 0xe
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L119:
    lea rdx, [.D10]
    mov esi, 0xf
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L120:
    lea rdx, [.D11]
    mov esi, 0x1c
    mov rdi, rax
    call core::panicking::panic_bounds_check
.C0 = 0x5555555555555555 0x5555555555555555
.C1 = 0x3333333333333333 0x3333333333333333
.C2 = 0x0f0f0f0f0f0f0f0f 0x0f0f0f0f0f0f0f0f
.C3 = 0x0000555555000000 0x0000555555000000
.C4 = 0x3333333333000000 0x3333333333000000
.C5 = 0x0f0f0f0f0f000000 0x0f0f0f0f0f000000
.C6 = 0x0101010101010101 0x0101010101010101
.C7 = 0x0000000001010101 0x0000000001010101
.C8 = 0x000e000c00040005 0x00060015000d0016
.C9 = 0x00000000000e000c 0x0000000000060015
.C10 = 0x0000000000000000 0xffffffffffffffff
.C11 = 0x0000005555550000 0x0000005555550000
.C12 = 0x3333333333330000 0x3333333333330000
.C13 = 0x0f0f0f0f0f0f0000 0x0f0f0f0f0f0f0000
.C14 = 0x0008001a000e000c 0x00060015000d0016
.C15 = 0x000000000008001a 0x0000000000060015
.C16 = 0x00000000fffdfff3 0x00000000ffeefffd
.C17 = 0xfffdfff3fff7fffc 0xffeefffdfff4fffa
.C18 = 0x0000000100000001 0x0000000000000001
.C19 = 0x000000000003000a 0x00000000fff7fffc
.C20 = 0x0003000affe8fff5 0xfff7fffcfffdfff3
.C21 = 0x0146015a0148014b 0x03ce03f6022f01da
.C22 = 0x000000000146015a 0x0000000003ce03f6
.C23 = 0x0017001900000012 0x001400110017000d
.C24 = 0x0000000000170019 0x0000000000140011
.C25 = 0x0000fff300090013 0x00180014001a002f
.C26 = 0x000000000000fff3 0x0000000000180014
.C27 = 0x002f00260024000c 0x002000110021002c
.C28 = 0x00000000002f0026 0x0000000000200011
