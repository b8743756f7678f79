# The kernels of weights/runtime, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm weights/runtime --target x86-64-v2
# binary: sha256 0c8036028f5408dae10fe43721dd7f37eab0110aec35c980971e4a766003eecb
# latency: 48 instructions in 143 bytes; innermost loops: .L0 of 19
# throughput: 32 instructions in 104 bytes; innermost loops: .L0 of 9
# plywright::eval::Evaluator<R>::evaluate: 3387 instructions in 16732 bytes; innermost loops: .L10 of 52, .L14 of 69, .L18 of 58, .L21 of 66, .L27 of 52, .L30 of 69, .L33 of 58, .L36 of 66, .L47 of 7, .L52 of 6, .L54 of 105, .L65 of 7, .L88 of 9, .L91 of 7, .L93 of 107, .L102 of 9
# mix of 3467 instructions: 1094 mov, 400 and, 301 add, 170 shr, 147 imul, 135 lea, 129 or, 128 movabs, 92 xor, 79 cmp, 75 test, 73 popcnt, 65 je, 60 shl, 56 sub, 48 jne, 44 jmp, 39 movzx, 33 movdqa, 33 not, 24 tzcnt, 18 jae, 18 push, 17 cmove, 17 pop, 16 sete, 10 pinsrd, 9 setne, 8 cmovb, 8 paddd, 7 dec, 6 bsr, 6 bt, 6 bts, 6 call, 6 cmovl, 6 jbe, 6 movd, 5 sar, 4 cmova, 4 cmovae, 4 movq, 4 neg, 4 pextrd, 4 por, 4 psrlq, 4 pxor, 3 jle, 3 ret, 2 cdqe, 2 cmovbe, 2 cmovg, 2 ja, 2 jge, 2 jl, 2 pextrq, 2 pmulld, 2 psubd, 2 sbb, 2 shld, 1 cmovge, 1 cmovns, 1 inc, 1 movsx, 1 movsxd, 1 punpcklqdq, 1 setae

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
    sub rsp, 0x338
    mov qword ptr [rsp + 0x1a8], rdi
    movabs r8, -0x101010101010102
    movabs rdx, 0x7f7f7f7f7f7f7f7f
    mov r15, qword ptr [rsi + 0x80]
    mov rbx, qword ptr [rsi + 0x50]
    mov rdi, qword ptr [rsi + 0x78]
    mov rax, rbx
    and rax, r15
    mov r12, rdi
    and r12, r15
    mov r9d, 0x40
    tzcnt r9, r12
    mov r10d, r9d
    and r10d, 0x3f
    mov rcx, rax
    shl rcx, 0x9
    lea r11, [r8 - 0xfe]
    mov qword ptr [rsp + 0x10], rax
    shl rax, 0x7
    mov qword ptr [rsp + 0x1f0], r10
    shl r10d, 0x6
    lea r14, [rdx - 0x7f]
    mov edx, r9d
    and dl, 0x7
    mov qword ptr [rsp + 0x38], rdx
    je .L0
    mov r8d, r9d
    and r8d, 0x7
    cmp r8d, 0x7
    jne .L1
    mov dl, 0x6
    jmp .L1
.L0:
    mov dl, 0x1
.L1:
    and rcx, r11
    and rax, r14
    mov r8, qword ptr [rsi + 0x88]
    mov qword ptr [rsp + 0x20], r8
    mov r8d, r9d
    shr r8b, 0x3
    and r8b, 0x7
    movzx r8d, r8b
    test r8b, r8b
    mov dword ptr [rsp + 0x60], r8d
    mov qword ptr [rsp + 0x210], r9
    mov qword ptr [rsp + 0x220], r11
    mov qword ptr [rsp + 0x1b0], r14
    mov qword ptr [rsp + 0x100], r12
    je .L2
    cmp r8d, 0x7
    mov r8, qword ptr [rsp + 0x10]
    jne .L3
    mov r9b, 0x30
    jmp .L4
.L2:
    mov r9b, 0x8
    mov r8, qword ptr [rsp + 0x10]
    jmp .L4
.L3:
    and r9b, 0x38
.L4:
    or r9b, dl
    mov rdx, rax
    or rdx, rcx
    mov qword ptr [rsp + 0x58], rdx
    lea rdx, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0x1f8], r10
    mov r11, qword ptr [r10 + rdx + 0x8]
    movabs r14, 0xfefefefefefefe
    movabs r10, 0x7f7f7f7f7f7f7f
    mov rdx, qword ptr [rsi + 0x58]
    mov qword ptr [rsp + 0x1d0], rdx
    mov qword ptr [rsp + 0x110], r9
    movzx edx, r9b
    shl edx, 0x6
    mov r9, qword ptr [rsp + 0x20]
    and rbx, r9
    and rdi, r9
    mov r13d, 0x40
    tzcnt r13, rdi
    mov r9d, r13d
    and r9b, 0x3f
    mov byte ptr [rsp + 0x160], r9b
    movq xmm0, rbx
    movq xmm2, r8
    punpcklqdq xmm2, xmm0
    movdqa xmm1, xmm2
    psrlq xmm1, 0x8
    mov r9d, r13d
    and r9d, 0x3f
    pextrq r8, xmm1, 0x1
    mov qword ptr [rsp + 0x298], r8
    add r8, r8
    and r8, r14
    mov qword ptr [rsp + 0xa0], r8
    mov r8, rbx
    shr r8, 0x9
    and r8, r10
    mov qword ptr [rsp + 0x8], r8
    mov qword ptr [rsp + 0x2f0], r9
    mov ebp, r9d
    shl ebp, 0x6
    mov r8d, r13d
    and r8b, 0x7
    mov qword ptr [rsp + 0x190], r8
    je .L5
    mov r10d, r13d
    and r10d, 0x7
    mov r9d, r8d
    cmp r10d, 0x7
    jne .L6
    mov r9b, 0x6
    jmp .L6
.L5:
    mov r9b, 0x1
.L6:
    mov r10, qword ptr [rsp + 0x1d0]
    and r10, r15
    mov r8, qword ptr [rsp + 0xa0]
    or r8, qword ptr [rsp + 0x8]
    mov qword ptr [rsp + 0xc0], r8
    and rax, rcx
    mov r8, qword ptr [rsp + 0x58]
    and r8, r11
    movzx ecx, byte ptr [rsp + 0x160]
    shr cl, 0x3
    movzx ecx, cl
    test cl, cl
    mov dword ptr [rsp + 0x78], ecx
    mov qword ptr [rsp + 0x158], rdi
    je .L7
    cmp ecx, 0x7
    jne .L8
    mov cl, 0x30
    jmp .L9
.L7:
    mov cl, 0x8
    jmp .L9
.L8:
    mov ecx, r13d
    and cl, 0x38
.L9:
    mov qword ptr [rsp + 0x40], rbx
    or cl, r9b
    mov r9, qword ptr [rsi + 0x68]
    mov qword ptr [rsp + 0x148], r9
    mov r9, qword ptr [rsi + 0x70]
    mov qword ptr [rsp + 0xb8], r9
    mov qword ptr [rsp + 0x280], rsi
    mov rsi, qword ptr [rsi + 0x60]
    mov qword ptr [rsp + 0x1d8], rsi
    lea r9, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rbp + r9 + 0x8]
    mov qword ptr [rsp + 0x268], rsi
    mov rdx, qword ptr [rdx + r9 + 0x8]
    mov qword ptr [rsp + 0x28], rdx
    or r8, rax
    mov qword ptr [rsp + 0x120], r8
    mov rax, qword ptr [rsp + 0x58]
    mov qword ptr [rsp + 0x208], r11
    or rax, r11
    mov qword ptr [rsp + 0x30], rax
    movabs rax, 0x5555555555555555
    mov qword ptr [rsp + 0x88], rax
    movabs rdx, 0x900000000000000
    movzx eax, cl
    mov ecx, eax
    shl eax, 0x6
    mov rax, qword ptr [rax + r9 + 0x8]
    bts rax, rcx
    mov qword ptr [rsp + 0x1e0], rax
    mov r9, qword ptr [rsp + 0x10]
    mov rax, qword ptr [rsp + 0x1f0]
    bts r9, rax
    or r9, qword ptr [rsp + 0xc0]
    not r9
    mov r11, qword ptr [rsp + 0x1a8]
    mov edi, dword ptr [r11 + 4*rax + 0x510]
    test r10, r10
    mov qword ptr [rsp + 0x238], r10
    pxor xmm0, xmm0
    je .L12
    mov qword ptr [rsp + 0x150], 0x0
    movdqa xmm3, xmmword ptr [.C0]
    mov rcx, r10
    pxor xmm4, xmm4
.L10:
    tzcnt r10, rcx
    mov eax, r10d
    shl eax, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov rbx, qword ptr [rax + rsi]
    mov rax, rbx
    and rax, qword ptr [rsp + 0x1e0]
    je .L11
    popcnt rax, rax
    imul eax, dword ptr [r11 + 0x998]
    add eax, dword ptr [r11 + 0x800]
    movdqa xmm0, xmm3
    pinsrd xmm0, eax, 0x1
    paddd xmm0, xmm4
    movdqa xmm4, xmm0
.L11:
    mov r14, rbx
    and r14, r9
    mov r12, r14
    shr r12
    movabs rax, 0x5555555555555555
    and r12, rax
    xor eax, eax
    popcnt rax, r14
    sub r14, r12
    mov r12, r14
    movabs rsi, 0x3333333333333333
    and r12, rsi
    shr r14, 0x2
    and r14, rsi
    add r14, r12
    mov r12, r14
    shr r12, 0x4
    add r12, r14
    movabs rsi, 0xf0f0f0f0f0f0f0f
    and r12, rsi
    movabs rsi, 0x101010101010101
    imul r12, rsi
    cmp r12, rdx
    jae .L138
    lea r8, [rcx - 0x1]
    and rcx, r8
    or qword ptr [rsp + 0x150], rbx
    mov rsi, qword ptr [rsp + 0x30]
    mov r8, rsi
    and r8, rbx
    or qword ptr [rsp + 0x120], r8
    add edi, dword ptr [r11 + 4*rax + 0x8a8]
    or rsi, rbx
    mov qword ptr [rsp + 0x30], rsi
    add edi, dword ptr [r11 + 4*r10 + 0x110]
    test rcx, rcx
    jne .L10
    jmp .L13
.L12:
    mov qword ptr [rsp + 0x150], 0x0
.L13:
    mov qword ptr [rsp + 0x308], rbp
    mov qword ptr [rsp + 0x2f8], r13
    mov r14, qword ptr [rsp + 0xb8]
    and r14, r15
    mov r13, qword ptr [rsp + 0x1d8]
    and r13, r15
    mov rax, qword ptr [rsp + 0x20]
    or rax, r15
    movabs rsi, -0x55aa55aa55aa55ab
    mov qword ptr [rsp + 0xc8], r14
    mov qword ptr [rsp + 0x68], rax
    xor r14, rax
    test r13, r13
    mov qword ptr [rsp + 0x270], r15
    mov qword ptr [rsp + 0x90], r13
    je .L16
    xor edx, edx
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    movdqa xmm3, xmmword ptr [.C0]
    movdqa xmm4, xmm0
    nop
.L14:
    tzcnt rbp, r13
    lea rax, [2*rbp]
    add rax, rbp
    mov r12d, dword ptr [r10 + 8*rax + 0x610]
    movzx ecx, byte ptr [r10 + 8*rax + 0x614]
    mov r8, qword ptr [r10 + 8*rax + 0x600]
    and r8, r14
    imul r8, qword ptr [r10 + 8*rax + 0x608]
    shr r8, cl
    add r8, r12
    mov rcx, qword ptr [rbx + 8*r8]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x1e0]
    je .L15
    popcnt rax, rax
    imul eax, dword ptr [r11 + 0x998]
    add eax, dword ptr [r11 + 0x804]
    movdqa xmm0, xmm3
    pinsrd xmm0, eax, 0x1
    paddd xmm0, xmm4
    movdqa xmm4, xmm0
.L15:
    mov r8, rcx
    and r8, r9
    mov r12, r8
    shr r12
    movabs rax, 0x5555555555555555
    and r12, rax
    xor eax, eax
    popcnt rax, r8
    sub r8, r12
    mov r12, r8
    movabs r15, 0x3333333333333333
    and r12, r15
    shr r8, 0x2
    and r8, r15
    add r8, r12
    mov r12, r8
    shr r12, 0x4
    add r12, r8
    movabs r8, 0xf0f0f0f0f0f0f0f
    and r12, r8
    movabs r8, 0x101010101010101
    imul r12, r8
    movabs r8, 0xe00000000000000
    cmp r12, r8
    jae .L139
    lea r8, [r13 - 0x1]
    and r13, r8
    or rdx, rcx
    mov r15, qword ptr [rsp + 0x30]
    mov r8, r15
    and r8, rcx
    or qword ptr [rsp + 0x120], r8
    or r15, rcx
    mov qword ptr [rsp + 0x30], r15
    add edi, dword ptr [r11 + 4*rax + 0x820]
    mov eax, edi
    add eax, dword ptr [r11 + 4*rbp + 0x210]
    bt rsi, rbp
    mov rcx, rsi
    movabs r8, 0x55aa55aa55aa55aa
    cmovae rcx, r8
    and rcx, qword ptr [rsp + 0x10]
    xor edi, edi
    popcnt rdi, rcx
    imul edi, dword ptr [r11 + 0x914]
    add edi, eax
    test r13, r13
    jne .L14
    mov rax, rdx
    or rax, qword ptr [rsp + 0x150]
    mov qword ptr [rsp + 0x138], rax
    mov r15, qword ptr [rsp + 0x270]
    jmp .L17
.L16:
    xor edx, edx
    mov rax, qword ptr [rsp + 0x150]
    mov qword ptr [rsp + 0x138], rax
.L17:
    mov qword ptr [rsp + 0x300], rdx
    mov r13, qword ptr [rsp + 0x148]
    and r13, r15
    mov qword ptr [rsp + 0x118], r13
    je .L23
    xor r14, r13
    xor edx, edx
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    movdqa xmm3, xmmword ptr [.C0]
    movdqa xmm4, xmm0
    nop
.L18:
    tzcnt rbp, r13
    lea rax, [2*rbp]
    add rax, rbp
    mov r8d, dword ptr [r10 + 8*rax + 0x10]
    movzx ecx, byte ptr [r10 + 8*rax + 0x14]
    mov r12, qword ptr [r10 + 8*rax]
    and r12, r14
    imul r12, qword ptr [r10 + 8*rax + 0x8]
    shr r12, cl
    add r12, r8
    mov rcx, qword ptr [rbx + 8*r12]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x1e0]
    je .L19
    popcnt rax, rax
    imul eax, dword ptr [r11 + 0x998]
    add eax, dword ptr [r11 + 0x808]
    movdqa xmm0, xmm3
    pinsrd xmm0, eax, 0x1
    paddd xmm0, xmm4
    movdqa xmm4, xmm0
.L19:
    mov r8, rcx
    and r8, r9
    mov r12, r8
    shr r12
    movabs rax, 0x5555555555555555
    and r12, rax
    xor eax, eax
    popcnt rax, r8
    sub r8, r12
    mov r12, r8
    movabs rsi, 0x3333333333333333
    and r12, rsi
    shr r8, 0x2
    and r8, rsi
    add r8, r12
    mov r12, r8
    shr r12, 0x4
    add r12, r8
    movabs rsi, 0xf0f0f0f0f0f0f0f
    and r12, rsi
    movabs rsi, 0x101010101010101
    imul r12, rsi
    movabs rsi, 0xf00000000000000
    cmp r12, rsi
    jae .L140
    or rdx, rcx
    mov rsi, qword ptr [rsp + 0x30]
    mov r8, rsi
    and r8, rcx
    or qword ptr [rsp + 0x120], r8
    or rsi, rcx
    mov qword ptr [rsp + 0x30], rsi
    add edi, dword ptr [r11 + 4*rax + 0x8cc]
    lea rax, [r13 - 0x1]
    add edi, dword ptr [r11 + 4*rbp + 0x310]
    and r13, rax
    jne .L18
    movabs r15, 0x1c00000000000000
    mov rbx, qword ptr [rsp + 0xc8]
    test rbx, rbx
    je .L24
.L20:
    mov qword ptr [rsp + 0x1a0], 0x0
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    movdqa xmm3, xmmword ptr [.C0]
    movdqa xmm4, xmm0
    nop
.L21:
    tzcnt r13, rbx
    lea rax, [2*r13]
    add rax, r13
    mov r8d, dword ptr [r10 + 8*rax + 0x10]
    movzx ecx, byte ptr [r10 + 8*rax + 0x14]
    mov r12, qword ptr [r10 + 8*rax]
    mov rsi, qword ptr [rsp + 0x68]
    and r12, rsi
    imul r12, qword ptr [r10 + 8*rax + 0x8]
    shr r12, cl
    movzx ecx, byte ptr [r10 + 8*rax + 0x614]
    mov rbp, qword ptr [r10 + 8*rax + 0x600]
    and rbp, rsi
    imul rbp, qword ptr [r10 + 8*rax + 0x608]
    shr rbp, cl
    add r12, r8
    mov eax, dword ptr [r10 + 8*rax + 0x610]
    add rbp, rax
    mov rcx, qword ptr [r14 + 8*rbp]
    or rcx, qword ptr [r14 + 8*r12]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x1e0]
    je .L22
    popcnt rax, rax
    imul eax, dword ptr [r11 + 0x998]
    add eax, dword ptr [r11 + 0x80c]
    movdqa xmm0, xmm3
    pinsrd xmm0, eax, 0x1
    paddd xmm0, xmm4
    movdqa xmm4, xmm0
.L22:
    mov r8, rcx
    and r8, r9
    mov r12, r8
    shr r12
    movabs rax, 0x5555555555555555
    and r12, rax
    xor eax, eax
    popcnt rax, r8
    sub r8, r12
    mov r12, r8
    movabs rsi, 0x3333333333333333
    and r12, rsi
    shr r8, 0x2
    and r8, rsi
    add r8, r12
    mov r12, r8
    shr r12, 0x4
    add r12, r8
    movabs rsi, 0xf0f0f0f0f0f0f0f
    and r12, rsi
    movabs rsi, 0x101010101010101
    imul r12, rsi
    cmp r12, r15
    jae .L141
    or qword ptr [rsp + 0x1a0], rcx
    mov rsi, qword ptr [rsp + 0x30]
    mov r8, rsi
    and r8, rcx
    or qword ptr [rsp + 0x120], r8
    or rsi, rcx
    mov qword ptr [rsp + 0x30], rsi
    add edi, dword ptr [r11 + 4*rax + 0x790]
    lea rax, [rbx - 0x1]
    add edi, dword ptr [r11 + 4*r13 + 0x410]
    and rbx, rax
    jne .L21
    jmp .L25
.L23:
    xor edx, edx
    movabs r15, 0x1c00000000000000
    mov rbx, qword ptr [rsp + 0xc8]
    test rbx, rbx
    jne .L20
.L24:
    mov qword ptr [rsp + 0x1a0], 0x0
.L25:
    mov qword ptr [rsp + 0x2e8], rdx
    mov r8, qword ptr [rsp + 0x10]
    mov rax, r8
    shl rax, 0x8
    movq rcx, xmm1
    mov qword ptr [rsp + 0x180], rcx
    mov qword ptr [rsp + 0xf0], rax
    or rax, r8
    or rcx, r8
    mov r8, rax
    shl r8, 0x10
    mov r13, rcx
    shr r13, 0x10
    or r8, rax
    or r13, rcx
    mov rax, r8
    shld rax, r13, 0x20
    or r13, r8
    or r13, rax
    mov rax, qword ptr [rsp + 0x8]
    and qword ptr [rsp + 0xa0], rax
    mov rcx, qword ptr [rsp + 0xc0]
    mov rax, rcx
    shr rax, 0x8
    or rax, rcx
    mov rcx, rax
    shr rcx, 0x10
    or rcx, rax
    mov rbp, rcx
    shr rbp, 0x20
    mov rdx, qword ptr [rsp + 0x40]
    mov rax, rdx
    shl rax, 0x8
    mov qword ptr [rsp + 0x290], rax
    or rax, rdx
    mov rsi, rax
    shl rsi, 0x10
    or rsi, rax
    mov rax, qword ptr [rsp + 0x298]
    or rax, rdx
    mov rdx, rax
    shr rdx, 0x10
    or rdx, rax
    mov rax, rsi
    shld rax, rdx, 0x20
    or rbp, rcx
    or rdx, rsi
    or rdx, rax
    movabs rcx, 0xffffff000000
    mov qword ptr [rsp + 0x48], rbp
    not rbp
    mov rax, qword ptr [rsp + 0x58]
    and rax, rbp
    and rax, rcx
    mov ebx, dword ptr [r11 + 0x908]
    mov r14, qword ptr [rsp + 0x238]
    mov r8, r14
    and r8, rax
    mov rcx, r8
    shr rcx
    movabs r9, 0x555555000000
    and rcx, r9
    sub r8, rcx
    movabs rcx, 0x3333333333333333
    add rcx, -0x333333
    mov rsi, r8
    and rsi, rcx
    shr r8, 0x2
    and r8, rcx
    add r8, rsi
    mov rsi, r8
    shr rsi, 0x4
    add rsi, r8
    mov r15, qword ptr [rsp + 0x90]
    and rax, r15
    mov r8, rax
    shr r8
    and r8, r9
    mov r12d, dword ptr [r11 + 0x90c]
    sub rax, r8
    mov r8, rax
    and r8, rcx
    shr rax, 0x2
    and rax, rcx
    movabs rcx, 0xf0f0f0f0f0f0f0f
    lea r9, [rcx - 0xf0f0f]
    and rsi, r9
    movabs r10, 0x101010101010101
    imul rsi, r10
    shr rsi, 0x38
    mov dword ptr [rsp + 0x98], ebx
    imul esi, ebx
    add rax, r8
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    and rcx, r9
    mov r9, r10
    imul rcx, r10
    shr rcx, 0x38
    mov dword ptr [rsp + 0xd0], r12d
    imul ecx, r12d
    add ecx, esi
    mov r8d, dword ptr [r11 + 0x910]
    mov rax, r15
    or rax, r14
    mov rsi, qword ptr [rsp + 0x180]
    and rax, rsi
    popcnt rax, rax
    mov dword ptr [rsp + 0xb0], r8d
    imul eax, r8d
    mov qword ptr [rsp + 0xa8], r13
    mov r8, r13
    not r8
    mov r10, qword ptr [rsp + 0x118]
    mov rsi, r10
    mov qword ptr [rsp + 0x80], r8
    and rsi, r8
    mov rbx, rdx
    not rbx
    mov r8, rsi
    mov qword ptr [rsp + 0x18], rbx
    and r8, rbx
    popcnt r8, r8
    mov ebx, dword ptr [r11 + 0x918]
    mov dword ptr [rsp + 0x140], ebx
    imul r8d, ebx
    add r8d, eax
    mov qword ptr [rsp + 0x2c8], rdx
    and rsi, rdx
    popcnt rdx, rsi
    mov esi, dword ptr [r11 + 0x91c]
    imul edx, esi
    add edx, r8d
    add edx, ecx
    movabs rax, -0x100000000000000
    mov rbx, qword ptr [rsp + 0x158]
    and rbx, rax
    mov r8, qword ptr [rsp + 0x268]
    and r8, qword ptr [rsp + 0xc0]
    mov rax, qword ptr [rsp + 0x20]
    and rax, qword ptr [rsp + 0x1d0]
    mov qword ptr [rsp + 0x8], rax
    movabs rax, 0xff000000000000
    mov rcx, qword ptr [rsp + 0x40]
    and rcx, rax
    or rbx, rcx
    mov dword ptr [rsp + 0xe4], esi
    mov qword ptr [rsp + 0x200], rbp
    je .L26
    and rax, r10
    mov rcx, r10
    shr rcx
    movabs rsi, 0x55000000000000
    and rsi, rcx
    sub rax, rsi
    movabs rcx, 0x3333000000000000
    mov rsi, rax
    and rsi, rcx
    shr rax, 0x2
    and rax, rcx
    add rax, rsi
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    movabs rax, 0xf0f000000000000
    and rax, rcx
    imul rax, r9
    shr rax, 0x38
    imul eax, dword ptr [r11 + 0x920]
    add eax, edx
    mov edx, eax
.L26:
    mov r15, r9
    mov rax, qword ptr [rsp + 0x28]
    mov rcx, qword ptr [rsp + 0x110]
    bts rax, rcx
    mov qword ptr [rsp + 0x28], rax
    or r8, qword ptr [rsp + 0xa0]
    mov qword ptr [rsp + 0xa0], r8
    mov rbx, qword ptr [rsp + 0x268]
    or rbx, qword ptr [rsp + 0xc0]
    mov ebp, dword ptr [r11 + 0x930]
    mov r14, qword ptr [rsp + 0x40]
    mov rax, qword ptr [rsp + 0x2f0]
    bts r14, rax
    or r14, qword ptr [rsp + 0x58]
    not r14
    movzx eax, byte ptr [rsp + 0x160]
    xor al, 0x38
    movzx eax, al
    mov r8d, dword ptr [r11 + 4*rax + 0x510]
    mov rcx, qword ptr [rsp + 0x8]
    pxor xmm3, xmm3
    xor r9d, r9d
    test rcx, rcx
    je .L29
    movdqa xmm4, xmmword ptr [.C0]
    pxor xmm5, xmm5
    nop
.L27:
    tzcnt rsi, rcx
    mov eax, esi
    shl eax, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [rax + r10]
    mov rax, r10
    and rax, qword ptr [rsp + 0x28]
    je .L28
    popcnt rax, rax
    imul eax, dword ptr [r11 + 0x998]
    add eax, dword ptr [r11 + 0x800]
    movdqa xmm3, xmm4
    pinsrd xmm3, eax, 0x1
    paddd xmm3, xmm5
    movdqa xmm5, xmm3
.L28:
    mov r12, r10
    and r12, r14
    mov r13, r12
    shr r13
    movabs rax, 0x5555555555555555
    and r13, rax
    xor eax, eax
    popcnt rax, r12
    sub r12, r13
    mov r13, r12
    movabs r15, 0x3333333333333333
    and r13, r15
    shr r12, 0x2
    and r12, r15
    add r12, r13
    mov r13, r12
    shr r13, 0x4
    add r13, r12
    movabs r15, 0xf0f0f0f0f0f0f0f
    and r13, r15
    movabs r15, 0x101010101010101
    imul r13, r15
    movabs r12, 0x900000000000000
    cmp r13, r12
    jae .L138
    lea r12, [rcx - 0x1]
    and rcx, r12
    or r9, r10
    mov r12, rbx
    and r12, r10
    or qword ptr [rsp + 0xa0], r12
    or rbx, r10
    add r8d, dword ptr [r11 + 4*rax + 0x8a8]
    xor esi, 0x38
    add r8d, dword ptr [r11 + 4*rsi + 0x110]
    test rcx, rcx
    jne .L27
.L29:
    mov qword ptr [rsp + 0x2e0], r9
    mov dword ptr [rsp + 0x2c4], ebp
    mov qword ptr [rsp + 0x328], rdx
    mov rax, qword ptr [rsp + 0x20]
    mov rdx, rax
    and rdx, qword ptr [rsp + 0xb8]
    and rax, qword ptr [rsp + 0x1d8]
    mov qword ptr [rsp + 0x70], rdx
    xor rdx, qword ptr [rsp + 0x68]
    test rax, rax
    mov qword ptr [rsp + 0x288], rax
    je .L38
    xor r9d, r9d
    lea r10, [plywright::sliders::magic::LOOKUPS]
    movdqa xmm4, xmmword ptr [.C0]
    mov r13, rax
    mov ebp, r8d
    movdqa xmm5, xmm3
    nop
.L30:
    tzcnt r8, r13
    lea rax, [r8 + 2*r8]
    mov r12d, dword ptr [r10 + 8*rax + 0x610]
    movzx ecx, byte ptr [r10 + 8*rax + 0x614]
    mov rsi, qword ptr [r10 + 8*rax + 0x600]
    and rsi, rdx
    imul rsi, qword ptr [r10 + 8*rax + 0x608]
    shr rsi, cl
    add rsi, r12
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*rsi]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x28]
    je .L31
    popcnt rax, rax
    imul eax, dword ptr [r11 + 0x998]
    add eax, dword ptr [r11 + 0x804]
    movdqa xmm3, xmm4
    pinsrd xmm3, eax, 0x1
    paddd xmm3, xmm5
    movdqa xmm5, xmm3
.L31:
    mov rsi, rcx
    and rsi, r14
    mov r12, rsi
    shr r12
    movabs rax, 0x5555555555555555
    and r12, rax
    xor eax, eax
    popcnt rax, rsi
    sub rsi, r12
    mov r12, rsi
    movabs r15, 0x3333333333333333
    and r12, r15
    shr rsi, 0x2
    and rsi, r15
    add rsi, r12
    mov r12, rsi
    shr r12, 0x4
    add r12, rsi
    movabs rsi, 0xf0f0f0f0f0f0f0f
    and r12, rsi
    movabs r15, 0x101010101010101
    imul r12, r15
    movabs rsi, 0xe00000000000000
    cmp r12, rsi
    jae .L139
    lea rsi, [r13 - 0x1]
    and r13, rsi
    or r9, rcx
    mov rsi, rbx
    and rsi, rcx
    or qword ptr [rsp + 0xa0], rsi
    or rbx, rcx
    add ebp, dword ptr [r11 + 4*rax + 0x820]
    mov eax, r8d
    xor eax, 0x38
    add ebp, dword ptr [r11 + 4*rax + 0x210]
    movabs rax, -0x55aa55aa55aa55ab
    bt rax, r8
    movabs rcx, 0x55aa55aa55aa55aa
    cmovae rax, rcx
    and rax, qword ptr [rsp + 0x40]
    xor r8d, r8d
    popcnt r8, rax
    imul r8d, dword ptr [r11 + 0x914]
    add r8d, ebp
    mov ebp, r8d
    test r13, r13
    jne .L30
    mov r13, qword ptr [rsp + 0x20]
    and r13, qword ptr [rsp + 0x148]
    mov qword ptr [rsp + 0x158], r13
    je .L39
.L32:
    xor rdx, r13
    mov qword ptr [rsp + 0x110], 0x0
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    movdqa xmm4, xmmword ptr [.C0]
    movdqa xmm5, xmm3
    nop
.L33:
    tzcnt rbp, r13
    lea rax, [2*rbp]
    add rax, rbp
    mov r12d, dword ptr [rsi + 8*rax + 0x10]
    movzx ecx, byte ptr [rsi + 8*rax + 0x14]
    mov r10, qword ptr [rsi + 8*rax]
    and r10, rdx
    imul r10, qword ptr [rsi + 8*rax + 0x8]
    shr r10, cl
    add r10, r12
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*r10]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x28]
    je .L34
    popcnt rax, rax
    imul eax, dword ptr [r11 + 0x998]
    add eax, dword ptr [r11 + 0x808]
    movdqa xmm3, xmm4
    pinsrd xmm3, eax, 0x1
    paddd xmm3, xmm5
    movdqa xmm5, xmm3
.L34:
    mov r10, rcx
    and r10, r14
    mov r12, r10
    shr r12
    movabs rax, 0x5555555555555555
    and r12, rax
    xor eax, eax
    popcnt rax, r10
    sub r10, r12
    mov r12, r10
    movabs r15, 0x3333333333333333
    and r12, r15
    shr r10, 0x2
    and r10, r15
    add r10, r12
    mov r12, r10
    shr r12, 0x4
    add r12, r10
    movabs r10, 0xf0f0f0f0f0f0f0f
    and r12, r10
    movabs r15, 0x101010101010101
    imul r12, r15
    movabs r10, 0xf00000000000000
    cmp r12, r10
    jae .L140
    or qword ptr [rsp + 0x110], rcx
    mov r10, rbx
    and r10, rcx
    or qword ptr [rsp + 0xa0], r10
    or rbx, rcx
    lea rcx, [r13 - 0x1]
    add r8d, dword ptr [r11 + 4*rax + 0x8cc]
    xor ebp, 0x38
    add r8d, dword ptr [r11 + 4*rbp + 0x310]
    and r13, rcx
    jne .L33
    mov rsi, qword ptr [rsp + 0x70]
    test rsi, rsi
    je .L40
.L35:
    mov qword ptr [rsp + 0x198], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    movdqa xmm4, xmmword ptr [.C0]
    movdqa xmm5, xmm3
    nop
.L36:
    tzcnt r10, rsi
    lea rax, [r10 + 2*r10]
    mov r12d, dword ptr [rdx + 8*rax + 0x10]
    movzx ecx, byte ptr [rdx + 8*rax + 0x14]
    mov r13, qword ptr [rdx + 8*rax]
    mov r15, qword ptr [rsp + 0x68]
    and r13, r15
    imul r13, qword ptr [rdx + 8*rax + 0x8]
    shr r13, cl
    movzx ecx, byte ptr [rdx + 8*rax + 0x614]
    mov rbp, qword ptr [rdx + 8*rax + 0x600]
    and rbp, r15
    imul rbp, qword ptr [rdx + 8*rax + 0x608]
    shr rbp, cl
    add r13, r12
    mov eax, dword ptr [rdx + 8*rax + 0x610]
    add rbp, rax
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*rbp]
    or rcx, qword ptr [rax + 8*r13]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x28]
    je .L37
    popcnt rax, rax
    imul eax, dword ptr [r11 + 0x998]
    add eax, dword ptr [r11 + 0x80c]
    movdqa xmm3, xmm4
    pinsrd xmm3, eax, 0x1
    paddd xmm3, xmm5
    movdqa xmm5, xmm3
.L37:
    mov r12, rcx
    and r12, r14
    mov r13, r12
    shr r13
    movabs rax, 0x5555555555555555
    and r13, rax
    xor eax, eax
    popcnt rax, r12
    sub r12, r13
    mov r13, r12
    movabs r15, 0x3333333333333333
    and r13, r15
    shr r12, 0x2
    and r12, r15
    add r12, r13
    mov r13, r12
    shr r13, 0x4
    add r13, r12
    movabs r15, 0xf0f0f0f0f0f0f0f
    and r13, r15
    movabs r15, 0x101010101010101
    imul r13, r15
    movabs r12, 0x1c00000000000000
    cmp r13, r12
    jae .L141
    or qword ptr [rsp + 0x198], rcx
    mov r12, rbx
    and r12, rcx
    or qword ptr [rsp + 0xa0], r12
    or rbx, rcx
    lea rcx, [rsi - 0x1]
    add r8d, dword ptr [r11 + 4*rax + 0x790]
    xor r10d, 0x38
    add r8d, dword ptr [r11 + 4*r10 + 0x410]
    and rsi, rcx
    jne .L36
    jmp .L41
.L38:
    xor r9d, r9d
    mov r13, qword ptr [rsp + 0x20]
    and r13, qword ptr [rsp + 0x148]
    mov qword ptr [rsp + 0x158], r13
    jne .L32
.L39:
    mov qword ptr [rsp + 0x110], 0x0
    mov rsi, qword ptr [rsp + 0x70]
    test rsi, rsi
    jne .L35
.L40:
    mov qword ptr [rsp + 0x198], 0x0
.L41:
    mov rcx, qword ptr [rsp + 0x58]
    mov rax, rcx
    shl rax, 0x8
    or rax, rcx
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov rdx, rcx
    shl rdx, 0x20
    or rdx, rcx
    movabs r14, 0x3333333333333333
    lea rax, [r14 - 0x33]
    mov qword ptr [rsp + 0x50], rax
    mov qword ptr [rsp + 0x1b8], rdx
    mov rax, rdx
    not rax
    mov rdx, qword ptr [rsp + 0xc0]
    mov qword ptr [rsp + 0x160], rax
    and rdx, rax
    movabs rcx, 0xffffff0000
    and rcx, rdx
    mov rsi, qword ptr [rsp + 0x8]
    and rsi, rcx
    mov r10, rsi
    shr r10
    movabs rdx, 0x5555550000
    and r10, rdx
    sub rsi, r10
    lea rbp, [r14 - 0x3333]
    mov r10, rsi
    and r10, rbp
    shr rsi, 0x2
    and rsi, rbp
    add rsi, r10
    mov r10, rsi
    shr r10, 0x4
    add r10, rsi
    movabs r14, 0xf0f0f0f0f0f0f0f
    lea rax, [r14 - 0xf0f]
    and r10, rax
    imul r10, r15
    shr r10, 0x38
    mov r12d, dword ptr [rsp + 0x98]
    imul r12d, r10d
    mov r10, qword ptr [rsp + 0x288]
    and rcx, r10
    mov rsi, rcx
    shr rsi
    and rsi, rdx
    lea r13, [r14 - 0xf]
    sub rcx, rsi
    mov rdx, rcx
    and rdx, rbp
    shr rcx, 0x2
    mov qword ptr [rsp + 0x258], rbp
    and rcx, rbp
    add rcx, rdx
    mov rdx, rcx
    shr rdx, 0x4
    add rdx, rcx
    mov qword ptr [rsp + 0x260], rax
    and rdx, rax
    imul rdx, r15
    shr rdx, 0x38
    mov r14d, dword ptr [rsp + 0xd0]
    imul r14d, edx
    add r14d, r12d
    mov rcx, r10
    mov r10, qword ptr [rsp + 0x50]
    or rcx, qword ptr [rsp + 0x8]
    and rcx, qword ptr [rsp + 0x290]
    mov rdx, rcx
    shr rdx
    movabs rax, 0x5555555555555555
    add rax, -0x55
    mov qword ptr [rsp + 0xe8], rax
    and rdx, rax
    sub rcx, rdx
    mov rdx, rcx
    and rdx, r10
    shr rcx, 0x2
    and rcx, r10
    add rcx, rdx
    mov rdx, rcx
    shr rdx, 0x4
    add rdx, rcx
    mov qword ptr [rsp + 0xf8], r13
    and rdx, r13
    imul rdx, r15
    shr rdx, 0x38
    mov eax, dword ptr [rsp + 0xb0]
    imul eax, edx
    mov r13, qword ptr [rsp + 0x158]
    mov rcx, r13
    and rcx, qword ptr [rsp + 0x18]
    mov rdx, rcx
    and rdx, qword ptr [rsp + 0x80]
    popcnt rdx, rdx
    mov r12d, dword ptr [rsp + 0x140]
    imul r12d, edx
    add r12d, eax
    mov rdx, qword ptr [rsp + 0x118]
    xor eax, eax
    popcnt rax, rdx
    mov qword ptr [rsp + 0x278], rax
    and rcx, qword ptr [rsp + 0xa8]
    popcnt rcx, rcx
    mov ebp, dword ptr [rsp + 0xe4]
    imul ebp, ecx
    mov rsi, qword ptr [rsp + 0x10]
    xor eax, eax
    popcnt rax, rsi
    mov qword ptr [rsp + 0x218], rax
    mov rax, qword ptr [rsp + 0x238]
    xor ecx, ecx
    popcnt rcx, rax
    mov qword ptr [rsp + 0x140], rcx
    add ebp, r12d
    mov rax, qword ptr [rsp + 0x90]
    xor ecx, ecx
    popcnt rcx, rax
    mov qword ptr [rsp + 0x230], rcx
    add ebp, r14d
    mov ecx, esi
    and ecx, 0xff00
    movzx edx, byte ptr [rsp + 0x100]
    or rdx, rcx
    je .L42
    mov ecx, r13d
    and ecx, 0xff00
    mov edx, r13d
    shr edx
    and edx, 0x5500
    sub rcx, rdx
    mov rdx, rcx
    and rdx, r10
    shr rcx, 0x2
    and rcx, r10
    add rcx, rdx
    mov rdx, rcx
    shr rdx, 0x4
    add rdx, rcx
    and rdx, qword ptr [rsp + 0xf8]
    imul rdx, r15
    shr rdx, 0x38
    imul edx, dword ptr [r11 + 0x920]
    add edx, ebp
    mov ebp, edx
.L42:
    mov r10, qword ptr [rsp + 0xc8]
    mov rax, qword ptr [rsp + 0x218]
    lea ecx, [rax - 0x5]
    mov edx, dword ptr [r11 + 0x89c]
    mov dword ptr [rsp + 0xdc], edx
    imul edx, dword ptr [rsp + 0x140]
    mov eax, dword ptr [r11 + 0x8a0]
    mov dword ptr [rsp + 0xe0], eax
    mov r14, qword ptr [rsp + 0x278]
    imul eax, r14d
    add eax, edx
    imul eax, ecx
    cmp dword ptr [rsp + 0x230], 0x1
    jbe .L48
    add eax, dword ptr [r11 + 0x890]
    cmp dword ptr [rsp + 0x140], 0x1
    ja .L49
.L43:
    cmp r14d, 0x1
    jbe .L45
.L44:
    add eax, dword ptr [r11 + 0x898]
.L45:
    mov rcx, rsi
    shr rcx
    test r10, r10
    mov dword ptr [rsp + 0xe4], ebp
    mov qword ptr [rsp + 0x108], r9
    je .L46
    mov edx, dword ptr [r11 + 0x8a4]
    imul edx, r14d
    add eax, edx
.L46:
    mov dword ptr [rsp + 0x240], eax
    xor edx, edx
    popcnt rdx, r13
    mov qword ptr [rsp + 0xb0], rdx
    mov rax, qword ptr [rsp + 0x8]
    xor edx, edx
    popcnt rdx, rax
    mov qword ptr [rsp + 0x1c8], rdx
    mov rdx, rsi
    shl rdx, 0x10
    or rdx, rsi
    mov rbp, qword ptr [rsp + 0xf0]
    or rdx, rbp
    shl rdx, 0x10
    or rdx, rbp
    mov r10, rdx
    shl r10, 0x20
    or r10, rdx
    mov qword ptr [rsp + 0x130], r10
    mov rdx, r10
    and rdx, rsi
    mov eax, dword ptr [r11 + 0x938]
    mov rsi, rdx
    shr rsi
    mov r9, qword ptr [rsp + 0xe8]
    and rsi, r9
    sub rdx, rsi
    mov rsi, rdx
    and rsi, qword ptr [rsp + 0x50]
    shr rdx, 0x2
    movabs r10, 0x3333333333333333
    and rdx, r10
    add rdx, rsi
    mov rsi, rdx
    shr rsi, 0x4
    add rsi, rdx
    movabs rdx, 0xf0f0f0f0f0f0f0f
    add rdx, -0x8
    and rdx, rsi
    mov r14, qword ptr [rsp + 0xa8]
    lea r10, [r14 + r14]
    movabs r13, -0x101010101010102
    and r10, r13
    mov rsi, r14
    mov r13, r14
    shr rsi
    movabs r12, 0x7f7f7f7f7f7f7f7f
    and rsi, r12
    or rsi, r10
    not rsi
    and rsi, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsp + 0x18]
    and r14, rsi
    xor r10d, r10d
    popcnt r10, rsi
    mov dword ptr [rsp + 0x17c], eax
    imul r10d, eax
    mov eax, dword ptr [r11 + 0x93c]
    popcnt r14, r14
    mov dword ptr [rsp + 0x178], eax
    imul r14d, eax
    add r14d, r10d
    mov r10, qword ptr [rsp + 0xc0]
    and r10, rbp
    and r10, qword ptr [rsp + 0x160]
    shr r10, 0x8
    not rsi
    and rsi, r10
    mov r10d, dword ptr [r11 + 0x940]
    xor eax, eax
    popcnt rax, rsi
    mov dword ptr [rsp + 0x174], r10d
    imul eax, r10d
    add eax, r14d
    mov r14, qword ptr [rsp + 0x58]
    mov rsi, r14
    and rsi, qword ptr [rsp + 0x10]
    mov ebp, dword ptr [r11 + 0x944]
    mov r10, rsi
    shr r10
    and r10, r9
    sub rsi, r10
    mov r10, rsi
    mov r9, qword ptr [rsp + 0x50]
    and r10, r9
    shr rsi, 0x2
    and rsi, r9
    add rsi, r10
    mov r10, rsi
    shr r10, 0x4
    add r10, rsi
    and r10, qword ptr [rsp + 0xf8]
    imul r10, r15
    shr r10, 0x38
    mov dword ptr [rsp + 0x170], ebp
    imul r10d, ebp
    add r10d, eax
    movzx eax, r13b
    lea esi, [rax + rax]
    not esi
    and esi, eax
    mov eax, dword ptr [r11 + 0x948]
    xor ebp, ebp
    popcnt ebp, esi
    mov rsi, qword ptr [rsp + 0x10]
    mov dword ptr [rsp + 0x1ec], eax
    imul ebp, eax
    add ebp, r10d
    mov eax, dword ptr [r11 + 0x934]
    imul rdx, r15
    shr rdx, 0x38
    mov dword ptr [rsp + 0x16c], eax
    imul edx, eax
    add ebp, edx
    lea rax, [rsi + rsi]
    movabs rdx, -0x101010101010102
    and rax, rdx
    and rcx, r12
    or rcx, rax
    mov rax, qword ptr [rsp + 0x288]
    popcnt rax, rax
    mov qword ptr [rsp + 0x228], rax
    or rcx, r14
    and rcx, rsi
    je .L50
    mov r9, qword ptr [rsp + 0x108]
    nop
.L47:
    mov rax, rcx
    tzcnt rdx, rcx
    dec rcx
    shr edx, 0x3
    add ebp, dword ptr [r11 + 4*rdx + 0x610]
    and rcx, rax
    jne .L47
    jmp .L51
.L48:
    cmp dword ptr [rsp + 0x140], 0x1
    jbe .L43
.L49:
    add eax, dword ptr [r11 + 0x894]
    cmp r14d, 0x1
    ja .L44
    jmp .L45
.L50:
    mov r9, qword ptr [rsp + 0x108]
.L51:
    mov rax, qword ptr [rsp + 0x70]
    popcnt rax, rax
    mov qword ptr [rsp + 0x1c0], rax
    lea r13, [r11 + 0x10]
    test rsi, rsi
    je .L53
    mov rax, rsi
    nop
.L52:
    mov rcx, rax
    tzcnt rdx, rax
    dec rax
    add ebp, dword ptr [r13 + 4*rdx]
    and rax, rcx
    jne .L52
.L53:
    mov dword ptr [rsp + 0x2c0], ebp
    movdqa xmm4, xmm2
    psrlq xmm4, 0x10
    por xmm4, xmm2
    por xmm4, xmm1
    psrlq xmm4, 0x10
    por xmm4, xmm1
    movdqa xmm1, xmm4
    psrlq xmm1, 0x20
    por xmm1, xmm4
    movq rsi, xmm1
    pextrq rax, xmm1, 0x1
    mov qword ptr [rsp + 0x128], rax
    or rsi, rax
    mov qword ptr [rsp + 0x188], rsi
    or rsi, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rsp + 0x1c8]
    mov rcx, qword ptr [rsp + 0x228]
    lea edx, [rcx + rax]
    mov rax, qword ptr [rsp + 0xb0]
    mov qword ptr [rsp + 0x250], rdx
    lea eax, [rdx + 2*rax]
    mov qword ptr [rsp + 0x238], rax
    not rsi
    movzx eax, byte ptr [rsp + 0x38]
    mov dword ptr [rsp + 0x8], eax
    movzx eax, byte ptr [rsp + 0x190]
    mov dword ptr [rsp + 0x160], eax
    and rsi, qword ptr [rsp + 0x10]
    je .L63
    mov rax, qword ptr [rsp + 0x1c0]
    lea eax, [4*rax]
    neg eax
    mov dword ptr [rsp + 0x18], eax
    mov rax, rbx
    or rax, qword ptr [rsp + 0x68]
    mov qword ptr [rsp + 0x98], rax
    mov rax, qword ptr [rsp + 0x280]
    movzx eax, byte ptr [rax + 0x93]
    mov byte ptr [rsp + 0x100], al
    mov eax, dword ptr [rsp + 0x78]
    xor eax, 0x7
    mov dword ptr [rsp + 0xd0], eax
    xor r15d, r15d
    jmp .L56
    nop
.L54:
    lea r13, [r11 + 0x10]
.L55:
    lea rax, [rsi - 0x1]
    and rsi, rax
    je .L64
.L56:
    tzcnt rax, rsi
    mov r14d, eax
    shr r14d, 0x3
    lea edx, [rax + 0x8]
    and dl, 0x3f
    add r15d, dword ptr [r11 + 4*r14 + 0x650]
    mov ecx, eax
    and ecx, 0x7
    mov r9d, dword ptr [rsp + 0x160]
    mov r12d, r9d
    sub r12d, ecx
    mov r10d, ecx
    sub r10d, r9d
    cmovb r10d, r12d
    mov r12d, edx
    shr r12b, 0x3
    movzx r12d, r12b
    mov r9d, dword ptr [rsp + 0x78]
    mov r13d, r9d
    sub r13d, r12d
    mov ebp, r12d
    sub ebp, r9d
    cmovb ebp, r13d
    cmp r10d, ebp
    cmova ebp, r10d
    imul ebp, dword ptr [r11 + 4*r14 + 0x670]
    add ebp, r15d
    mov r9d, dword ptr [rsp + 0x8]
    mov r13d, r9d
    sub r13d, ecx
    sub ecx, r9d
    cmovb ecx, r13d
    mov r9d, dword ptr [rsp + 0x60]
    mov r13d, r9d
    sub r13d, r12d
    sub r12d, r9d
    cmovb r12d, r13d
    cmp ecx, r12d
    cmova r12d, ecx
    imul r12d, dword ptr [r11 + 4*r14 + 0x690]
    mov r15d, r12d
    add r15d, ebp
    mov r12d, 0x1
    mov ecx, eax
    shl r12, cl
    shr r12, 0x8
    bts r12, rax
    mov r13, r12
    shr r13, 0x10
    or r13, r12
    mov rcx, r13
    shr rcx, 0x20
    or rcx, r13
    test qword ptr [rsp + 0x118], rcx
    je .L57
    add r15d, dword ptr [r11 + 0x954]
    mov r9, qword ptr [rsp + 0x108]
    movabs r13, 0x101010101010101
    jmp .L59
    nop
.L57:
    test qword ptr [rsp + 0x158], rcx
    movabs r13, 0x101010101010101
    je .L58
    add r15d, dword ptr [r11 + 0x958]
.L58:
    mov r9, qword ptr [rsp + 0x108]
.L59:
    mov r12d, 0x1
    mov ecx, edx
    shl r12, cl
    shl r13, cl
    movzx ecx, dl
    mov rdx, qword ptr [rsp + 0x68]
    bt rdx, rcx
    lea rcx, [r11 + 0x6b0]
    jae .L62
.L60:
    add r15d, dword ptr [rcx + 4*r14]
.L61:
    mov ecx, dword ptr [rsp + 0x18]
    cmp dword ptr [rsp + 0x238], ecx
    jne .L54
    and r13, qword ptr [rsp + 0x68]
    jne .L54
    shr al, 0x3
    xor al, 0x7
    movzx eax, al
    cmp al, 0x5
    mov ecx, 0x5
    cmovae eax, ecx
    mov ecx, dword ptr [rsp + 0xd0]
    cmp r10d, ecx
    cmovbe r10d, ecx
    add al, byte ptr [rsp + 0x100]
    cmp al, r10b
    lea r13, [r11 + 0x10]
    jae .L55
    add r15d, dword ptr [r11 + 0x95c]
    jmp .L55
    nop
.L62:
    lea rcx, [r11 + 0x6f0]
    test qword ptr [rsp + 0x98], r13
    je .L60
    lea rcx, [r11 + 0x6d0]
    test r12, rbx
    jne .L61
    jmp .L60
.L63:
    xor r15d, r15d
.L64:
    movabs r10, 0x7e7e7e7e7e7e00
    mov rsi, qword ptr [rsp + 0x188]
    not rsi
    and rsi, qword ptr [rsp + 0x10]
    and rsi, qword ptr [rsp + 0x48]
    je .L67
    mov rcx, qword ptr [rsp + 0x130]
    lea rax, [rcx + rcx]
    and rax, qword ptr [rsp + 0x220]
    shr rcx
    and rcx, qword ptr [rsp + 0x1b0]
    mov rdx, rax
    and rdx, rcx
    or rcx, rax
    mov rax, qword ptr [rsp + 0x128]
    mov r14, rsi
    lea rsi, [rax + rax]
    shr rax
    and rax, r10
    and rax, rsi
    not rax
    and rax, rcx
    or rax, rdx
    shr rax, 0x8
    xor ecx, ecx
    and rax, r14
    je .L66
    nop
.L65:
    mov rdx, rax
    tzcnt rsi, rax
    dec rax
    shr esi, 0x3
    add ecx, dword ptr [r11 + 4*rsi + 0x630]
    and rax, rdx
    jne .L65
.L66:
    add r15d, ecx
.L67:
    mov rax, qword ptr [rsp + 0x210]
    mov ecx, eax
    and cl, 0x38
    mov rdx, -0x1
    shl rdx, cl
    mov rsi, rdx
    and rsi, qword ptr [rsp + 0x10]
    and rdx, qword ptr [rsp + 0x40]
    mov rax, qword ptr [rsp + 0x148]
    or qword ptr [rsp + 0xb8], rax
    mov rax, qword ptr [rsp + 0x38]
    test al, al
    mov dword ptr [rsp + 0x2bc], r15d
    je .L68
    cmp dword ptr [rsp + 0x8], 0x7
    jne .L69
    mov al, 0x6
    jmp .L69
.L68:
    mov al, 0x1
.L69:
    lea ebp, [rax - 0x1]
    mov ecx, ebp
    and cl, 0x7
    movabs r14, 0x101010101010101
    shl r14, cl
    mov r10, rsi
    and r10, r14
    tzcnt rcx, r10
    shr ecx, 0x3
    test r10, r10
    cmove rcx, r10
    and r14, rdx
    tzcnt r10, r14
    shr r10d, 0x3
    test r14, r14
    cmove r10, r14
    test rcx, rcx
    setne r14b
    lea r12, [rcx + 0x1]
    cmp r12, r10
    sete r12b
    and r12b, r14b
    movzx r14d, r12b
    shl r14d, 0x5
    xor r12d, r12d
    cmp bpl, byte ptr [rsp + 0x38]
    sete r12b
    shl r12d, 0x5
    add r12, r13
    mov r13d, ecx
    mov r15d, dword ptr [r12 + 4*r13 + 0x700]
    lea r12, [r11 + 0x10]
    add r14, r12
    mov r12d, r10d
    add r15d, dword ptr [r14 + 4*r12 + 0x740]
    mov r14, qword ptr [rsp + 0xb8]
    test qword ptr [rsp + 0x20], r14
    je .L70
    or r10, rcx
    jne .L70
    add r15d, dword ptr [r11 + 0x960]
.L70:
    movabs r12, 0x101010101010101
    mov ecx, eax
    shl r12, cl
    mov r10, rsi
    and r10, r12
    tzcnt rcx, r10
    shr ecx, 0x3
    test r10, r10
    cmove rcx, r10
    lea r10d, [rax + 0x1]
    and r12, rdx
    tzcnt r14, r12
    shr r14d, 0x3
    test r12, r12
    cmove r14, r12
    test rcx, rcx
    setne bpl
    lea r12, [rcx + 0x1]
    cmp r12, r14
    sete r12b
    and r12b, bpl
    movzx r12d, r12b
    shl r12d, 0x5
    xor r13d, r13d
    cmp al, byte ptr [rsp + 0x38]
    sete r13b
    shl r13d, 0x5
    lea rbp, [r11 + 0x10]
    add r13, rbp
    mov eax, ecx
    add r15d, dword ptr [r13 + 4*rax + 0x700]
    mov r13, rbp
    add r12, rbp
    mov eax, r14d
    add r15d, dword ptr [r12 + 4*rax + 0x740]
    mov rax, qword ptr [rsp + 0xb8]
    test qword ptr [rsp + 0x20], rax
    je .L71
    or r14, rcx
    mov r12, qword ptr [rsp + 0x158]
    jne .L72
    add r15d, dword ptr [r11 + 0x960]
    jmp .L72
.L71:
    mov r12, qword ptr [rsp + 0x158]
.L72:
    mov ecx, r10d
    and cl, 0x7
    movabs r14, 0x101010101010101
    shl r14, cl
    and rsi, r14
    tzcnt rax, rsi
    shr eax, 0x3
    test rsi, rsi
    cmove rax, rsi
    and rdx, r14
    tzcnt rcx, rdx
    shr ecx, 0x3
    test rdx, rdx
    cmove rcx, rdx
    test rax, rax
    setne dl
    lea rsi, [rax + 0x1]
    cmp rsi, rcx
    sete sil
    and sil, dl
    movzx edx, sil
    shl edx, 0x5
    xor esi, esi
    cmp r10b, byte ptr [rsp + 0x38]
    sete sil
    shl esi, 0x5
    add rsi, r13
    mov r10d, eax
    add r15d, dword ptr [rsi + 4*r10 + 0x700]
    add rdx, r13
    mov esi, ecx
    add r15d, dword ptr [rdx + 4*rsi + 0x740]
    mov rdx, qword ptr [rsp + 0xb8]
    test qword ptr [rsp + 0x20], rdx
    je .L73
    or rcx, rax
    mov rdx, qword ptr [rsp + 0x10]
    jne .L74
    add r15d, dword ptr [r11 + 0x960]
    jmp .L74
.L73:
    mov rdx, qword ptr [rsp + 0x10]
.L74:
    mov rcx, qword ptr [rsp + 0x70]
    mov rax, qword ptr [rsp + 0xc0]
    not rax
    mov qword ptr [rsp + 0x188], rax
    mov rax, qword ptr [rsp + 0x58]
    not rax
    mov qword ptr [rsp + 0x148], rax
    mov rax, qword ptr [rsp + 0x40]
    popcnt rax, rax
    mov qword ptr [rsp + 0x220], rax
    movd eax, xmm3
    cmp rcx, 0x1
    sbb eax, -0x1
    xor r13d, r13d
    mov rsi, qword ptr [rsp + 0x30]
    not rsi
    mov qword ptr [rsp + 0x2d8], rsi
    cmp eax, 0x2
    mov dword ptr [rsp + 0x2b8], r15d
    jl .L80
    mov rbp, r12
    pextrd ecx, xmm3, 0x1
    mov rax, qword ptr [rsp + 0x120]
    not rax
    mov rdx, qword ptr [rsp + 0x208]
    or rdx, qword ptr [rsp + 0x1a0]
    mov r13, qword ptr [rsp + 0x2d8]
    or rdx, r13
    and rdx, rax
    and rdx, rbx
    mov rax, qword ptr [rsp + 0x28]
    and rax, rdx
    popcnt rax, rax
    imul eax, dword ptr [r11 + 0x99c]
    add eax, ecx
    mov rcx, qword ptr [rsp + 0x1f0]
    lea r10, [rcx + 2*rcx]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    mov r12d, dword ptr [r14 + 8*r10 + 0x10]
    movzx ecx, byte ptr [r14 + 8*r10 + 0x14]
    mov rsi, qword ptr [r14 + 8*r10]
    mov r15, qword ptr [rsp + 0x68]
    and rsi, r15
    imul rsi, qword ptr [r14 + 8*r10 + 0x8]
    shr rsi, cl
    add rsi, r12
    movzx ecx, byte ptr [r14 + 8*r10 + 0x614]
    mov r12, qword ptr [r14 + 8*r10 + 0x600]
    and r12, r15
    imul r12, qword ptr [r14 + 8*r10 + 0x608]
    mov r10d, dword ptr [r14 + 8*r10 + 0x610]
    lea r14, [plywright::board::geometry::AROUND]
    mov r15, qword ptr [rsp + 0x1f8]
    add r15, r14
    shr r12, cl
    add r12, r10
    and rdx, qword ptr [rsp + 0xa0]
    or rdx, r13
    mov r10, qword ptr [rsp + 0x20]
    not r10
    and r10, rdx
    lea rdx, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rdx + 8*r12]
    and rcx, r10
    mov r14, qword ptr [r15]
    and r14, qword ptr [rsp + 0x2e0]
    test r14, r10
    je .L75
    add eax, dword ptr [r11 + 0x810]
.L75:
    and r10, qword ptr [rdx + 8*rsi]
    test r9, rcx
    mov r12, rbp
    je .L76
    add eax, dword ptr [r11 + 0x814]
.L76:
    mov rdx, qword ptr [rsp + 0x10]
    or rcx, r10
    test qword ptr [rsp + 0x110], r10
    je .L77
    add eax, dword ptr [r11 + 0x818]
.L77:
    test qword ptr [rsp + 0x198], rcx
    je .L78
    add eax, dword ptr [r11 + 0x81c]
.L78:
    mov rcx, qword ptr [rsp + 0x70]
    test rcx, rcx
    jne .L79
    sub eax, dword ptr [r11 + 0x9a0]
.L79:
    xor ecx, ecx
    test eax, eax
    cmovg ecx, eax
    cmp ecx, 0x3ff
    mov eax, 0x3ff
    cmovl eax, ecx
    mov ecx, dword ptr [r11 + 0x9a4]
    imul ecx, eax
    imul ecx, eax
    sar ecx, 0xc
    mov eax, dword ptr [r11 + 0x9a8]
    cmp eax, ecx
    cmovl ecx, eax
    mov r13d, dword ptr [r11 + 0x9ac]
    imul r13d, ecx
    and r13d, -0x40
    shl r13d, 0xa
    add r13d, ecx
    mov rcx, qword ptr [rsp + 0x70]
.L80:
    not edx
    mov rbp, rdx
    mov rsi, qword ptr [rsp + 0x40]
    mov rax, rsi
    not rax
    mov qword ptr [rsp + 0x48], rax
    mov rdx, qword ptr [rsp + 0x1d8]
    or rdx, qword ptr [rsp + 0x1d0]
    mov rax, qword ptr [rsp + 0x20]
    mov qword ptr [rsp + 0x320], rdx
    and rax, rdx
    or r12, rcx
    mov qword ptr [rsp + 0x20], rax
    or r12, rax
    mov r14, qword ptr [rsp + 0x68]
    mov rax, r14
    not rax
    mov qword ptr [rsp + 0x318], rax
    mov rcx, qword ptr [rsp + 0xf0]
    and eax, ecx
    shl eax, 0x8
    and eax, 0xff000000
    or rax, rcx
    mov rcx, qword ptr [rsp + 0xc0]
    or rcx, r14
    not rcx
    mov r9, rbx
    not r9
    mov rdx, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x1f0], r9
    or rdx, r9
    and rdx, rcx
    and rdx, rax
    mov rax, rdx
    shl rax, 0x9
    movabs rcx, -0x101010101010102
    add rcx, -0xfefe
    and rcx, rax
    shl rdx, 0x7
    movabs rax, 0x7f7f7f7f7f7f7f7f
    add rax, -0x7f7f
    and rax, rdx
    or rax, rcx
    mov qword ptr [rsp + 0x28], rax
    mov rcx, rsi
    shl rcx, 0x9
    movabs rdx, 0x80000000000000
    and rdx, rcx
    mov rcx, rsi
    shl rcx, 0x7
    movabs r10, 0xffffff000000
    add r10, 0x1000000
    and r10, rcx
    or r10, rdx
    mov r9, qword ptr [rsp + 0x90]
    and r10, r9
    mov rcx, r10
    shr rcx
    movabs rdx, 0x40000000000000
    and rdx, rcx
    sub r10, rdx
    movabs rdx, 0x3301000000000000
    and rdx, r10
    shr r10, 0x2
    movabs rsi, 0x3330000000000000
    and rsi, r10
    mov qword ptr [rsp + 0x1b0], r12
    and r12, qword ptr [rsp + 0x148]
    add rsi, rdx
    mov r10, rsi
    shr r10, 0x4
    add r10, rsi
    movabs rdx, 0xf07000000000000
    and rdx, r10
    mov rsi, r14
    shr rsi, 0x10
    and esi, dword ptr [rsp + 0x180]
    mov r10d, esi
    shr r10d
    and r10d, 0x4
    and esi, 0x10
    lea esi, [r10 + 2*rsi]
    and r9d, esi
    mov esi, r9d
    shr esi
    and esi, -0x10
    sub r9, rsi
    movabs r10, 0x3333333333333333
    lea rsi, [r10 - 0x3]
    and rsi, r9
    shr r9, 0x2
    add r10, -0x2
    and r10, r9
    mov r15d, dword ptr [r11 + 0x924]
    add r10, rsi
    mov r9, r10
    shr r9, 0x4
    add r9, r10
    mov r14d, dword ptr [r11 + 0x928]
    movabs rax, 0x101010101010101
    imul rdx, rax
    shr rdx, 0x38
    mov dword ptr [rsp + 0x2b0], r15d
    imul edx, r15d
    movabs rsi, 0xf0f0f0f0f0f0f0f
    and r9, rsi
    imul r9, rax
    shr r9, 0x38
    imul r9d, r14d
    add r9d, edx
    mov qword ptr [rsp + 0x1f8], r9
    mov rsi, qword ptr [rsp + 0x38]
    lea edx, [rsi - 0x1]
    cmp dl, 0x2
    jae .L82
    cmp sil, 0x2
    mov esi, 0x303
    mov edx, 0x101
    cmove rdx, rsi
    mov r9d, dword ptr [rsp + 0xe0]
    mov eax, dword ptr [rsp + 0xdc]
    mov rcx, qword ptr [rsp + 0x48]
    mov r15, qword ptr [rsp + 0x28]
.L81:
    test byte ptr [rsp + 0x210], 0x38
    jne .L83
    mov rsi, qword ptr [rsp + 0x118]
    and esi, dword ptr [rsp + 0xa8]
    and esi, edx
    xor edx, edx
    popcnt edx, esi
    imul edx, dword ptr [r11 + 0x92c]
    add edx, dword ptr [rsp + 0x1f8]
    mov qword ptr [rsp + 0x1f8], rdx
    jmp .L83
.L82:
    mov edx, 0xc0c0
    mov r9d, dword ptr [rsp + 0xe0]
    mov eax, dword ptr [rsp + 0xdc]
    mov esi, 0x99
    mov r10d, dword ptr [rsp + 0x8]
    bt esi, r10d
    mov rcx, qword ptr [rsp + 0x48]
    mov r15, qword ptr [rsp + 0x28]
    jae .L127
.L83:
    and ebp, dword ptr [rsp + 0x188]
    and rcx, qword ptr [rsp + 0x148]
    movabs rsi, 0x3c3c3c00000000
    and r12, r15
    and r15, qword ptr [rsp + 0x40]
    mov rdx, qword ptr [rsp + 0x220]
    add edx, -0x5
    imul eax, dword ptr [rsp + 0x1c8]
    imul r9d, dword ptr [rsp + 0xb0]
    add r9d, eax
    imul r9d, edx
    cmp dword ptr [rsp + 0x228], 0x1
    jbe .L84
    add r9d, dword ptr [r11 + 0x890]
.L84:
    mov rax, qword ptr [rsp + 0x200]
    mov edx, ebp
    shr edx
    and rcx, rsi
    mov rsi, r12
    shr rsi
    add qword ptr [rsp + 0x88], -0x5555
    mov r10, r15
    shr r10
    cmp dword ptr [rsp + 0x1c8], 0x1
    mov dword ptr [rsp + 0x2b4], r13d
    mov dword ptr [rsp + 0x180], r14d
    jbe .L85
    add r9d, dword ptr [r11 + 0x894]
.L85:
    and ebp, 0x3c3c3c00
    and edx, 0x14141400
    mov r14, rcx
    shr r14
    mov r13, qword ptr [rsp + 0x88]
    and rsi, r13
    and r10, r13
    cmp dword ptr [rsp + 0xb0], 0x1
    jbe .L86
    add r9d, dword ptr [r11 + 0x898]
.L86:
    movabs r13, 0x14141400000000
    and r14, r13
    sub r12, rsi
    sub r15, r10
    cmp qword ptr [rsp + 0x70], 0x0
    mov qword ptr [rsp + 0x28], r15
    mov qword ptr [rsp + 0x18], r12
    je .L87
    mov esi, dword ptr [r11 + 0x8a4]
    imul esi, dword ptr [rsp + 0xb0]
    add r9d, esi
.L87:
    mov dword ptr [rsp + 0xe0], r9d
    sub rbp, rdx
    mov qword ptr [rsp + 0xf0], rbp
    sub rcx, r14
    mov qword ptr [rsp + 0x48], rcx
    mov rdx, qword ptr [rsp + 0x128]
    mov r14, qword ptr [rsp + 0x40]
    and rdx, r14
    popcnt rdx, rdx
    mov ebp, dword ptr [rsp + 0x16c]
    imul ebp, edx
    mov rcx, qword ptr [rsp + 0x2c8]
    lea rsi, [rcx + rcx]
    movabs r13, -0x101010101010102
    and rsi, r13
    mov rdx, rcx
    mov r13, rcx
    shr rdx
    movabs r12, 0x7f7f7f7f7f7f7f7f
    and rdx, r12
    or rdx, rsi
    not rdx
    and rdx, r14
    xor esi, esi
    popcnt rsi, rdx
    mov r10d, dword ptr [rsp + 0x17c]
    imul r10d, esi
    mov rsi, qword ptr [rsp + 0x80]
    and rsi, rdx
    popcnt rsi, rsi
    mov r15d, dword ptr [rsp + 0x178]
    imul r15d, esi
    and rax, qword ptr [rsp + 0x298]
    and rax, qword ptr [rsp + 0x58]
    shl rax, 0x8
    not rdx
    and rdx, rax
    mov rsi, rdx
    shr rsi
    and rsi, qword ptr [rsp + 0xe8]
    sub rdx, rsi
    mov rsi, rdx
    mov r9, qword ptr [rsp + 0x50]
    and rsi, r9
    shr rdx, 0x2
    and rdx, r9
    add rdx, rsi
    mov rsi, rdx
    shr rsi, 0x4
    add rsi, rdx
    and rsi, qword ptr [rsp + 0xf8]
    movabs rax, 0x101010101010101
    imul rsi, rax
    shr rsi, 0x38
    mov ecx, dword ptr [rsp + 0x174]
    imul ecx, esi
    mov r9, qword ptr [rsp + 0xc0]
    mov rdx, r9
    and rdx, r14
    popcnt rdx, rdx
    mov eax, dword ptr [rsp + 0x170]
    imul eax, edx
    add eax, ebp
    movzx edx, r13b
    lea esi, [rdx + rdx]
    not esi
    and esi, edx
    xor edx, edx
    popcnt edx, esi
    mov ebp, dword ptr [rsp + 0x1ec]
    imul ebp, edx
    add ebp, eax
    add ebp, r10d
    add ebp, r15d
    add ebp, ecx
    lea rsi, [r14 + r14]
    movabs rax, -0x101010101010102
    and rsi, rax
    mov rdx, r14
    shr rdx
    and rdx, r12
    mov r13, qword ptr [rsp + 0x18]
    mov rax, r13
    shr rax, 0x2
    mov qword ptr [rsp + 0x88], rax
    or rdx, rsi
    mov r12, qword ptr [rsp + 0x28]
    shr r12, 0x2
    or rdx, r9
    and rdx, r14
    je .L89
    mov r9, qword ptr [rsp + 0xc8]
    lea r15, [r11 + 0x10]
    nop
.L88:
    mov rsi, rdx
    tzcnt r10, rdx
    dec rdx
    shr r10d
    and r10d, -0x4
    xor r10d, 0x1c
    add ebp, dword ptr [r11 + r10 + 0x610]
    and rdx, rsi
    jne .L88
    jmp .L90
.L89:
    mov r9, qword ptr [rsp + 0xc8]
    lea r15, [r11 + 0x10]
.L90:
    movabs rsi, 0x3333333333333333
    lea rax, [rsi - 0x333]
    mov rcx, qword ptr [rsp + 0xf0]
    mov rdx, rcx
    shr rdx, 0x2
    mov qword ptr [rsp + 0x80], rdx
    mov r10, qword ptr [rsp + 0x48]
    shr r10, 0x2
    mov qword ptr [rsp + 0x90], r10
    add rsi, -0x33333333
    mov r10, qword ptr [rsp + 0x258]
    and r13, r10
    and qword ptr [rsp + 0x88], r10
    and qword ptr [rsp + 0x28], r10
    and r12, r10
    mov rdx, r12
    popcnt r9, r9
    mov qword ptr [rsp + 0xa8], r9
    mov r10, qword ptr [rsp + 0x40]
    test r10, r10
    je .L92
    nop
.L91:
    mov r14, r10
    tzcnt r12, r10
    dec r10
    xor r12d, 0x38
    add ebp, dword ptr [r15 + 4*r12]
    and r10, r14
    jne .L91
.L92:
    mov dword ptr [rsp + 0x1ec], ebp
    mov r9, qword ptr [rsp + 0x80]
    and r9, qword ptr [rsp + 0x50]
    mov qword ptr [rsp + 0x80], r9
    mov qword ptr [rsp + 0x310], rax
    and rcx, rax
    mov qword ptr [rsp + 0xf0], rcx
    movabs rax, 0x3333333000000000
    and qword ptr [rsp + 0x48], rax
    and qword ptr [rsp + 0x90], rsi
    add qword ptr [rsp + 0x88], r13
    mov r10, rdx
    add r10, qword ptr [rsp + 0x28]
    mov rdx, qword ptr [rsp + 0x40]
    mov rax, rdx
    shl rax, 0x10
    or rax, rdx
    mov rcx, qword ptr [rsp + 0x290]
    or rax, rcx
    shl rax, 0x10
    or rax, rcx
    mov r13, rax
    shl r13, 0x20
    or r13, rax
    or r13, qword ptr [rsp + 0x130]
    mov rsi, r13
    or rsi, qword ptr [rsp + 0x1b8]
    mov rax, qword ptr [rsp + 0x140]
    mov rcx, qword ptr [rsp + 0x230]
    lea r9d, [rcx + rax]
    mov rax, qword ptr [rsp + 0x278]
    mov qword ptr [rsp + 0x248], r9
    lea eax, [r9 + 2*rax]
    mov dword ptr [rsp + 0x28], eax
    not rsi
    and rsi, rdx
    mov qword ptr [rsp + 0xe8], r10
    je .L100
    mov rax, qword ptr [rsp + 0xa8]
    lea eax, [4*rax]
    neg eax
    mov dword ptr [rsp + 0x18], eax
    lea rax, [r11 + 0x6b0]
    mov qword ptr [rsp + 0x100], rax
    mov rax, qword ptr [rsp + 0x30]
    or rax, qword ptr [rsp + 0x68]
    mov qword ptr [rsp + 0x98], rax
    lea rax, [r11 + 0x6d0]
    mov qword ptr [rsp + 0x50], rax
    lea rax, [r11 + 0x6f0]
    mov qword ptr [rsp + 0x38], rax
    mov rax, qword ptr [rsp + 0x280]
    movzx eax, byte ptr [rax + 0x93]
    xor al, 0x1
    mov byte ptr [rsp + 0xd0], al
    xor r15d, r15d
    mov r10d, dword ptr [rsp + 0x60]
    mov qword ptr [rsp + 0x330], r8
    jmp .L94
    nop
.L93:
    lea rax, [rsi - 0x1]
    and rsi, rax
    je .L101
.L94:
    mov r8, rdi
    mov r11, rbx
    tzcnt rbp, rsi
    mov eax, ebp
    shr eax, 0x3
    xor rax, 0x7
    lea edx, [rbp + 0x38]
    and dl, 0x3f
    mov rdi, qword ptr [rsp + 0x1a8]
    add r15d, dword ptr [rdi + 4*rax + 0x650]
    mov ecx, ebp
    and ecx, 0x7
    mov r9d, dword ptr [rsp + 0x8]
    mov r12d, r9d
    sub r12d, ecx
    mov r14d, ecx
    sub r14d, r9d
    cmovb r14d, r12d
    mov r12d, edx
    shr r12b, 0x3
    movzx r12d, r12b
    mov ebx, r15d
    mov r15d, r10d
    sub r15d, r12d
    mov r9d, r12d
    sub r9d, r10d
    cmovb r9d, r15d
    cmp r14d, r9d
    cmova r9d, r14d
    imul r9d, dword ptr [rdi + 4*rax + 0x670]
    add r9d, ebx
    mov r15d, dword ptr [rsp + 0x160]
    mov r10d, r15d
    sub r10d, ecx
    sub ecx, r15d
    cmovb ecx, r10d
    mov r15d, dword ptr [rsp + 0x78]
    mov r10d, r15d
    sub r10d, r12d
    sub r12d, r15d
    cmovb r12d, r10d
    cmp ecx, r12d
    cmova r12d, ecx
    imul r12d, dword ptr [rdi + 4*rax + 0x690]
    mov r15d, r12d
    add r15d, r9d
    movabs r12, 0x101010101010101
    mov ecx, ebp
    shl r12, cl
    test qword ptr [rsp + 0x158], r12
    je .L95
    add r15d, dword ptr [rdi + 0x954]
    jmp .L96
    nop
.L95:
    test qword ptr [rsp + 0x118], r12
    je .L96
    mov rcx, qword ptr [rsp + 0x1a8]
    add r15d, dword ptr [rcx + 0x958]
.L96:
    mov r10d, dword ptr [rsp + 0x60]
    mov rbx, r11
    mov rdi, r8
    mov r12d, 0x1
    mov ecx, edx
    shl r12, cl
    mov rcx, r12
    shr rcx, 0x8
    bts rcx, rdx
    mov r9, rcx
    shr r9, 0x10
    or r9, rcx
    mov rcx, r9
    shr rcx, 0x20
    or rcx, r9
    movzx edx, dl
    mov r9, qword ptr [rsp + 0x68]
    bt r9, rdx
    mov rdx, qword ptr [rsp + 0x100]
    mov r8, qword ptr [rsp + 0x330]
    jae .L99
.L97:
    add r15d, dword ptr [rdx + 4*rax]
.L98:
    mov rdx, qword ptr [rsp + 0x1a8]
    mov eax, dword ptr [rsp + 0x18]
    cmp dword ptr [rsp + 0x28], eax
    jne .L93
    and rcx, qword ptr [rsp + 0x68]
    jne .L93
    shr bpl, 0x3
    movzx eax, bpl
    cmp al, 0x5
    mov ecx, 0x5
    cmovae eax, ecx
    cmp r14d, r10d
    cmovbe r14d, r10d
    add al, byte ptr [rsp + 0xd0]
    cmp al, r14b
    jae .L93
    add r15d, dword ptr [rdx + 0x95c]
    jmp .L93
    nop
.L99:
    mov rdx, qword ptr [rsp + 0x38]
    test qword ptr [rsp + 0x98], rcx
    je .L97
    mov rdx, qword ptr [rsp + 0x50]
    test qword ptr [rsp + 0x30], r12
    jne .L98
    jmp .L97
.L100:
    xor r15d, r15d
.L101:
    mov r10, qword ptr [rsp + 0x80]
    add r10, qword ptr [rsp + 0xf0]
    mov rax, qword ptr [rsp + 0x90]
    add rax, qword ptr [rsp + 0x48]
    mov qword ptr [rsp + 0x90], rax
    mov r12, qword ptr [rsp + 0x88]
    shr r12, 0x4
    mov rbp, qword ptr [rsp + 0xe8]
    shr rbp, 0x4
    not r13
    and r13, qword ptr [rsp + 0x40]
    and r13, qword ptr [rsp + 0x1b8]
    je .L103
    mov rsi, qword ptr [rsp + 0x128]
    lea rax, [rsi + rsi]
    movabs rcx, 0xfefefefefefefe
    and rax, rcx
    shr rsi
    movabs rcx, 0x7f7f7f7f7f7f7f
    and rsi, rcx
    mov rcx, rax
    and rcx, rsi
    or rsi, rax
    mov rdx, qword ptr [rsp + 0x130]
    lea rax, [rdx + rdx]
    shr rdx
    movabs r9, 0x7e7e7e7e7e7e00
    and rdx, r9
    and rdx, rax
    not rdx
    and rdx, rsi
    or rdx, rcx
    shl rdx, 0x8
    and r13, rdx
    mov r11, qword ptr [rsp + 0x1a8]
    je .L104
    xor eax, eax
    nop
.L102:
    mov rcx, r13
    tzcnt rdx, r13
    dec r13
    shr edx
    and edx, -0x4
    xor edx, 0x1c
    add eax, dword ptr [r11 + rdx + 0x630]
    and r13, rcx
    jne .L102
    jmp .L105
.L103:
    mov r11, qword ptr [rsp + 0x1a8]
    jmp .L106
.L104:
    xor eax, eax
.L105:
    add r15d, eax
.L106:
    mov r9, r10
    mov r13, r10
    shr r13, 0x4
    mov rax, qword ptr [rsp + 0x90]
    shr rax, 0x4
    mov qword ptr [rsp + 0x78], rax
    add r12, qword ptr [rsp + 0x88]
    mov rax, qword ptr [rsp + 0x188]
    and qword ptr [rsp + 0x20], rax
    mov rcx, qword ptr [rsp + 0x1b0]
    mov rdx, rcx
    mov r14, qword ptr [rsp + 0x40]
    or rdx, r14
    mov qword ptr [rsp + 0x18], rdx
    mov rdx, qword ptr [rsp + 0xa0]
    not rdx
    mov qword ptr [rsp + 0x2d0], rdx
    and rcx, rax
    mov qword ptr [rsp + 0x80], rcx
    add rbp, qword ptr [rsp + 0xe8]
    mov rax, qword ptr [rsp + 0x2f8]
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
    mov rsi, rax
    shr rsi, 0x20
    or rsi, rax
    mov rdx, rsi
    and rdx, r14
    and rsi, qword ptr [rsp + 0x10]
    mov rax, qword ptr [rsp + 0x190]
    test al, al
    lea r10, [r11 + 0x10]
    mov dword ptr [rsp + 0x2ac], r15d
    je .L107
    mov r15d, eax
    cmp dword ptr [rsp + 0x160], 0x7
    jne .L108
    mov r15b, 0x6
    jmp .L108
.L107:
    mov r15b, 0x1
.L108:
    add r13, r9
    mov qword ptr [rsp + 0x8], r13
    mov rax, qword ptr [rsp + 0x90]
    add qword ptr [rsp + 0x78], rax
    mov rcx, qword ptr [rsp + 0x260]
    and r12, rcx
    mov rax, qword ptr [rsp + 0x40]
    mov r9, rax
    mov r14, qword ptr [rsp + 0x1f0]
    and r9, r14
    mov qword ptr [rsp + 0x98], r9
    mov r9, qword ptr [rsp + 0x138]
    and r9, qword ptr [rsp + 0x20]
    mov qword ptr [rsp + 0x38], r9
    mov r9, qword ptr [rsp + 0x18]
    and r9, qword ptr [rsp + 0x208]
    mov qword ptr [rsp + 0x18], r9
    and r14, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x128], r14
    and qword ptr [rsp + 0x80], rbx
    mov r9, qword ptr [rsp + 0x120]
    and r9, qword ptr [rsp + 0x2d0]
    mov qword ptr [rsp + 0x60], r9
    and rbp, rcx
    mov r13, rbp
    and rax, qword ptr [rsp + 0x188]
    mov qword ptr [rsp + 0x130], rax
    mov qword ptr [rsp + 0xd0], r15
    lea ebp, [r15 - 0x1]
    mov ecx, ebp
    and cl, 0x7
    movabs r9, 0x101010101010101
    shl r9, cl
    mov rcx, rdx
    and rcx, r9
    bsr rax, rcx
    xor eax, 0x38
    shr eax, 0x3
    test rcx, rcx
    cmove rax, rcx
    and r9, rsi
    bsr rcx, r9
    xor ecx, 0x38
    shr ecx, 0x3
    test r9, r9
    cmove rcx, r9
    test rax, rax
    setne r9b
    lea r14, [rax + 0x1]
    cmp r14, rcx
    sete r14b
    and r14b, r9b
    movzx r9d, r14b
    shl r9d, 0x5
    xor r14d, r14d
    cmp bpl, byte ptr [rsp + 0x190]
    sete r14b
    shl r14d, 0x5
    add r14, r10
    mov r15d, eax
    mov ebp, dword ptr [r14 + 4*r15 + 0x700]
    add r9, r10
    mov r14d, ecx
    add ebp, dword ptr [r9 + 4*r14 + 0x740]
    movabs r9, 0xf0f0f0f0f0f0f0f
    lea r10, [r9 - 0xf0f0f0f]
    mov r9, qword ptr [rsp + 0xb8]
    test qword ptr [rsp + 0x270], r9
    je .L109
    or rcx, rax
    jne .L109
    add ebp, dword ptr [r11 + 0x960]
.L109:
    movabs r9, 0x101010101010101
    mov rax, qword ptr [rsp + 0xf8]
    mov r14d, ebp
    mov r15, r13
    mov rcx, qword ptr [rsp + 0x78]
    and qword ptr [rsp + 0x8], rax
    and rcx, r10
    mov qword ptr [rsp + 0x78], rcx
    mov rax, qword ptr [rsp + 0x58]
    mov rcx, rax
    mov rbp, qword ptr [rsp + 0x1b0]
    and rcx, rbp
    mov qword ptr [rsp + 0x50], rcx
    imul r12, r9
    mov qword ptr [rsp + 0x100], r12
    mov rcx, qword ptr [rsp + 0x138]
    mov r10, rcx
    mov r12, qword ptr [rsp + 0x98]
    and r10, r12
    mov qword ptr [rsp + 0x48], r10
    mov r10, qword ptr [rsp + 0x38]
    mov r13, r10
    and r13, qword ptr [rsp + 0x1d0]
    mov qword ptr [rsp + 0x88], r13
    and r10, qword ptr [rsp + 0x1d8]
    mov qword ptr [rsp + 0x38], r10
    mov r10, rcx
    and r10, qword ptr [rsp + 0x158]
    mov qword ptr [rsp + 0x1b8], r10
    mov r10, qword ptr [rsp + 0x70]
    and rcx, r10
    mov qword ptr [rsp + 0x138], rcx
    mov rcx, qword ptr [rsp + 0x2e8]
    and r12, rcx
    mov qword ptr [rsp + 0x98], r12
    and qword ptr [rsp + 0x20], rcx
    and r10, rcx
    mov rcx, qword ptr [rsp + 0x18]
    and rcx, qword ptr [rsp + 0x1f0]
    mov qword ptr [rsp + 0x18], rcx
    and qword ptr [rsp + 0x128], rbp
    mov rcx, qword ptr [rsp + 0x60]
    and qword ptr [rsp + 0x80], rcx
    imul r15, r9
    mov qword ptr [rsp + 0x60], r15
    and qword ptr [rsp + 0x130], rax
    mov r13, qword ptr [rsp + 0xd0]
    mov ecx, r13d
    shl r9, cl
    mov qword ptr [rsp + 0xe8], rdx
    mov rax, rdx
    and rax, r9
    bsr rcx, rax
    xor ecx, 0x38
    shr ecx, 0x3
    test rax, rax
    cmove rcx, rax
    and r9, rsi
    bsr rax, r9
    xor eax, 0x38
    shr eax, 0x3
    test r9, r9
    cmove rax, r9
    test rcx, rcx
    setne r9b
    lea r15, [rcx + 0x1]
    cmp r15, rax
    sete r15b
    and r15b, r9b
    movzx r9d, r15b
    shl r9d, 0x5
    xor r15d, r15d
    cmp r13b, byte ptr [rsp + 0x190]
    sete r15b
    shl r15d, 0x5
    mov rdx, r11
    lea rbp, [r11 + 0x10]
    add r15, rbp
    mov r12d, ecx
    add r14d, dword ptr [r15 + 4*r12 + 0x700]
    add r9, rbp
    mov r15d, eax
    add r14d, dword ptr [r9 + 4*r15 + 0x740]
    lea r11d, [r13 + 0x1]
    mov r9, qword ptr [rsp + 0xb8]
    test qword ptr [rsp + 0x270], r9
    je .L110
    or rax, rcx
    jne .L110
    add r14d, dword ptr [rdx + 0x960]
.L110:
    mov r15d, r14d
    mov r14, qword ptr [rsp + 0x190]
    movabs r9, 0x101010101010101
    mov rbp, qword ptr [rsp + 0x60]
    mov r12, qword ptr [rsp + 0x78]
    mov rcx, qword ptr [rsp + 0x18]
    mov r13, qword ptr [rsp + 0x50]
    mov rax, qword ptr [rsp + 0x8]
    imul rax, r9
    mov qword ptr [rsp + 0x8], rax
    imul r12, r9
    xor eax, eax
    popcnt rax, r13
    mov qword ptr [rsp + 0xd0], rax
    shr qword ptr [rsp + 0x100], 0x38
    mov rax, qword ptr [rsp + 0x48]
    popcnt rax, rax
    mov qword ptr [rsp + 0x90], rax
    mov rax, qword ptr [rsp + 0x88]
    popcnt rax, rax
    mov qword ptr [rsp + 0xf0], rax
    mov rax, qword ptr [rsp + 0x38]
    popcnt rax, rax
    mov qword ptr [rsp + 0xf8], rax
    mov rax, qword ptr [rsp + 0x1b8]
    popcnt rax, rax
    mov qword ptr [rsp + 0x88], rax
    mov rax, qword ptr [rsp + 0x138]
    popcnt rax, rax
    mov qword ptr [rsp + 0x138], rax
    mov rax, qword ptr [rsp + 0x98]
    popcnt rax, rax
    mov qword ptr [rsp + 0x48], rax
    mov rax, qword ptr [rsp + 0x20]
    popcnt rax, rax
    mov qword ptr [rsp + 0x50], rax
    xor eax, eax
    popcnt rax, r10
    mov qword ptr [rsp + 0x38], rax
    xor eax, eax
    popcnt rax, rcx
    mov qword ptr [rsp + 0x98], rax
    mov rax, qword ptr [rsp + 0x128]
    popcnt rax, rax
    mov qword ptr [rsp + 0x70], rax
    mov rax, qword ptr [rsp + 0x80]
    popcnt rax, rax
    mov qword ptr [rsp + 0x20], rax
    shr rbp, 0x38
    mov ecx, r11d
    and cl, 0x7
    shl r9, cl
    mov rax, qword ptr [rsp + 0x130]
    popcnt rax, rax
    mov qword ptr [rsp + 0x18], rax
    mov rax, qword ptr [rsp + 0xe8]
    and rax, r9
    bsr rcx, rax
    xor ecx, 0x38
    shr ecx, 0x3
    test rax, rax
    cmove rcx, rax
    and rsi, r9
    bsr rdx, rsi
    xor edx, 0x38
    shr edx, 0x3
    test rsi, rsi
    cmove rdx, rsi
    test rcx, rcx
    setne sil
    lea r9, [rcx + 0x1]
    cmp r9, rdx
    sete r9b
    and r9b, sil
    movzx esi, r9b
    shl esi, 0x5
    xor r9d, r9d
    cmp r11b, r14b
    sete r9b
    shl r9d, 0x5
    mov r11, qword ptr [rsp + 0x1a8]
    lea rax, [r11 + 0x10]
    add r9, rax
    mov r14d, ecx
    add r15d, dword ptr [r9 + 4*r14 + 0x700]
    add rsi, rax
    mov r9d, edx
    add r15d, dword ptr [rsi + 4*r9 + 0x740]
    mov r10, qword ptr [rsp + 0x270]
    test qword ptr [rsp + 0xb8], r10
    je .L111
    or rdx, rcx
    mov r14, qword ptr [rsp + 0xc8]
    jne .L112
    add r15d, dword ptr [r11 + 0x960]
    jmp .L112
.L111:
    mov r14, qword ptr [rsp + 0xc8]
.L112:
    mov rax, qword ptr [rsp + 0x8]
    mov dword ptr [rsp + 0x2a8], r15d
    mov qword ptr [rsp + 0x60], rbp
    shr rax, 0x38
    mov qword ptr [rsp + 0x8], rax
    shr r12, 0x38
    mov qword ptr [rsp + 0x78], r12
    mov eax, dword ptr [r11 + 0x87c]
    mov dword ptr [rsp + 0xdc], eax
    mov eax, dword ptr [r11 + 0x880]
    mov dword ptr [rsp + 0x244], eax
    mov eax, dword ptr [r11 + 0x884]
    mov dword ptr [rsp + 0x170], eax
    mov eax, dword ptr [r11 + 0x888]
    mov dword ptr [rsp + 0x2a4], eax
    mov eax, dword ptr [r11 + 0x88c]
    mov dword ptr [rsp + 0xe8], eax
    mov eax, dword ptr [r11 + 0x964]
    mov dword ptr [rsp + 0x130], eax
    mov eax, dword ptr [r11 + 0x968]
    mov dword ptr [rsp + 0x80], eax
    mov eax, dword ptr [r11 + 0x96c]
    mov dword ptr [rsp + 0xb8], eax
    mov eax, dword ptr [r11 + 0x970]
    mov dword ptr [rsp + 0x1b8], eax
    mov eax, dword ptr [r11 + 0x974]
    mov dword ptr [rsp + 0x1b0], eax
    mov eax, dword ptr [r11 + 0x978]
    mov dword ptr [rsp + 0x128], eax
    mov eax, dword ptr [r11 + 0x97c]
    mov dword ptr [rsp + 0x208], eax
    mov eax, dword ptr [r11 + 0x980]
    mov dword ptr [rsp + 0x260], eax
    mov eax, dword ptr [r11 + 0x984]
    mov dword ptr [rsp + 0x17c], eax
    movd ecx, xmm0
    cmp r14, 0x1
    sbb ecx, -0x1
    mov eax, dword ptr [r11 + 0x988]
    mov dword ptr [rsp + 0x16c], eax
    mov eax, dword ptr [r11 + 0x98c]
    mov dword ptr [rsp + 0x210], eax
    mov eax, dword ptr [r11 + 0x990]
    mov dword ptr [rsp + 0x174], eax
    mov eax, dword ptr [r11 + 0x994]
    mov dword ptr [rsp + 0x178], eax
    mov eax, dword ptr [r11 + 0x94c]
    mov dword ptr [rsp + 0x258], eax
    mov eax, dword ptr [r11 + 0x950]
    mov dword ptr [rsp + 0x200], eax
    xor eax, eax
    cmp ecx, 0x2
    jl .L118
    lea rbp, [plywright::board::geometry::AROUND]
    add rbp, qword ptr [rsp + 0x308]
    pextrd ecx, xmm0, 0x1
    mov rax, qword ptr [rsp + 0x198]
    or rax, qword ptr [rsp + 0x268]
    mov r13, qword ptr [rsp + 0x1f0]
    or rax, r13
    mov r12, qword ptr [rsp + 0x2d0]
    and r12, qword ptr [rsp + 0x30]
    and r12, rax
    mov rax, qword ptr [rsp + 0x1e0]
    and rax, r12
    popcnt rdx, rax
    imul edx, dword ptr [r11 + 0x99c]
    add edx, ecx
    mov rax, qword ptr [rsp + 0x2f0]
    lea r9, [rax + 2*rax]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r14 + 8*r9 + 0x14]
    mov rsi, qword ptr [r14 + 8*r9]
    mov rax, qword ptr [rsp + 0x68]
    and rsi, rax
    imul rsi, qword ptr [r14 + 8*r9 + 0x8]
    shr rsi, cl
    mov ecx, dword ptr [r14 + 8*r9 + 0x10]
    add rsi, rcx
    movzx ecx, byte ptr [r14 + 8*r9 + 0x614]
    mov r15, qword ptr [r14 + 8*r9 + 0x600]
    and r15, rax
    imul r15, qword ptr [r14 + 8*r9 + 0x608]
    mov r9d, dword ptr [r14 + 8*r9 + 0x610]
    shr r15, cl
    add r15, r9
    and r12, qword ptr [rsp + 0x120]
    or r12, r13
    mov r14, r10
    not r14
    and r14, r12
    mov r9, qword ptr [rsp + 0x150]
    and r9, qword ptr [rbp]
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*r15]
    and rcx, r14
    test r9, r14
    je .L113
    add edx, dword ptr [r11 + 0x810]
.L113:
    and r14, qword ptr [rax + 8*rsi]
    test qword ptr [rsp + 0x300], rcx
    je .L114
    add edx, dword ptr [r11 + 0x814]
.L114:
    or rcx, r14
    test qword ptr [rsp + 0x2e8], r14
    je .L115
    add edx, dword ptr [r11 + 0x818]
.L115:
    mov r14, qword ptr [rsp + 0xc8]
    test qword ptr [rsp + 0x1a0], rcx
    je .L116
    add edx, dword ptr [r11 + 0x81c]
.L116:
    test r14, r14
    jne .L117
    sub edx, dword ptr [r11 + 0x9a0]
.L117:
    xor ecx, ecx
    test edx, edx
    cmovg ecx, edx
    cmp ecx, 0x3ff
    mov edx, 0x3ff
    cmovl edx, ecx
    mov ecx, dword ptr [r11 + 0x9a4]
    imul ecx, edx
    imul ecx, edx
    sar ecx, 0xc
    mov edx, dword ptr [r11 + 0x9a8]
    cmp edx, ecx
    cmovl ecx, edx
    mov eax, dword ptr [r11 + 0x9ac]
    imul eax, ecx
    and eax, -0x40
    shl eax, 0xa
    add eax, ecx
.L118:
    mov dword ptr [rsp + 0x1e0], eax
    mov r13, qword ptr [rsp + 0x320]
    and r13, r10
    mov rax, qword ptr [rsp + 0x298]
    mov rdx, qword ptr [rsp + 0x318]
    and rdx, rax
    shr rdx, 0x8
    movabs rcx, 0xff00000000
    and rcx, rdx
    or rcx, rax
    mov rdx, qword ptr [rsp + 0x58]
    mov r15, qword ptr [rsp + 0x68]
    or rdx, r15
    not rdx
    mov rsi, rbx
    mov r12, qword ptr [rsp + 0x2d8]
    or rsi, r12
    and rsi, rdx
    and rsi, rcx
    mov rcx, rsi
    shr rcx, 0x7
    movabs rdx, 0xfefefefefefe
    and rdx, rcx
    shr rsi, 0x9
    movabs rax, 0x7f7f7f7f7f7f
    and rax, rsi
    or rax, rdx
    mov qword ptr [rsp + 0x150], rax
    mov r10, qword ptr [rsp + 0x108]
    or r10, qword ptr [rsp + 0x2e0]
    mov rbp, r13
    mov rax, qword ptr [rsp + 0x118]
    or rbp, rax
    or rbp, r14
    mov rcx, r14
    mov r14, qword ptr [rsp + 0x10]
    mov rdx, r14
    and rdx, r12
    mov r9, qword ptr [rsp + 0x148]
    and r13, r9
    mov rsi, r10
    and rsi, rdx
    mov qword ptr [rsp + 0x108], rsi
    mov rsi, r10
    and rsi, r13
    mov qword ptr [rsp + 0x1a0], rsi
    and rax, r10
    mov qword ptr [rsp + 0x118], rax
    and r10, rcx
    mov rax, qword ptr [rsp + 0x110]
    and rdx, rax
    mov qword ptr [rsp + 0x198], rdx
    and r13, rax
    and rax, rcx
    mov qword ptr [rsp + 0x110], rax
    mov rax, qword ptr [rsp + 0x120]
    or rax, qword ptr [rsp + 0x58]
    not rax
    and rax, qword ptr [rsp + 0x30]
    mov rdx, qword ptr [rsp + 0xc0]
    mov rcx, rdx
    and rcx, rbp
    mov qword ptr [rsp + 0x58], rcx
    mov rsi, qword ptr [rsp + 0x188]
    and rsi, rbp
    and rbx, rbp
    and rax, rbp
    or rbp, r14
    and rbp, qword ptr [rsp + 0x268]
    and rbp, r12
    and rbx, r12
    and rax, qword ptr [rsp + 0xa0]
    and r9, r14
    and r9, rdx
    mov qword ptr [rsp + 0x148], r9
    mov edx, r14d
    shr edx, 0x7
    and edx, 0x8000
    mov r9d, r14d
    shr r9d, 0x9
    and r9d, 0x100
    or r9d, edx
    mov r12, qword ptr [rsp + 0x288]
    mov edx, r12d
    and edx, r9d
    mov r9d, edx
    shr r9d
    and r9d, 0x4000
    sub rdx, r9
    movabs r9, 0x3333333333333333
    add r9, -0x3233
    and r9, rdx
    shr rdx, 0x2
    and rdx, qword ptr [rsp + 0x310]
    add rdx, r9
    mov r9, rdx
    shr r9, 0x4
    add r9, rdx
    movabs r14, 0xf0f0f0f0f0f0f0f
    add r14, -0x80f
    and r14, r9
    movabs rdx, 0x101010101010101
    imul r14, rdx
    shr r14, 0x38
    mov ecx, dword ptr [rsp + 0x2b0]
    imul ecx, r14d
    shl r15, 0x10
    and r15, qword ptr [rsp + 0x290]
    mov rdx, r15
    shr rdx
    movabs r9, 0x400000000000000
    and r9, rdx
    movabs r14, 0x1000000000000000
    and r15, r14
    lea rdx, [r9 + 2*r15]
    and rdx, r12
    mov r9, rdx
    shr r9
    and r9, r14
    sub rdx, r9
    movabs r9, 0x3000000000000000
    and r9, rdx
    shr rdx, 0x2
    movabs r14, 0x100000000000000
    and r14, rdx
    add rdx, r9
    shr rdx, 0x4
    add rdx, r14
    movabs r9, 0xf00000000000000
    and rdx, r9
    movabs r9, 0x101010101010101
    imul rdx, r9
    shr rdx, 0x38
    mov r9d, dword ptr [rsp + 0x180]
    imul r9d, edx
    add r9d, ecx
    mov dword ptr [rsp + 0x180], r9d
    mov r9, qword ptr [rsp + 0x278]
    movd xmm0, r9d
    movd xmm1, dword ptr [rsp + 0xb0]
    mov ecx, dword ptr [rsp + 0xdc]
    imul ecx, dword ptr [rsp + 0x218]
    mov dword ptr [rsp + 0x30], ecx
    mov r15d, dword ptr [rsp + 0x244]
    mov ecx, r15d
    imul ecx, dword ptr [rsp + 0x140]
    mov dword ptr [rsp + 0x68], ecx
    mov ecx, dword ptr [rsp + 0x170]
    imul ecx, dword ptr [rsp + 0x230]
    mov dword ptr [rsp + 0x120], ecx
    mov r12d, dword ptr [rsp + 0x2a4]
    mov edx, r12d
    imul edx, r9d
    mov ecx, dword ptr [rsp + 0xe8]
    imul ecx, dword ptr [rsp + 0xa8]
    mov dword ptr [rsp + 0xa0], ecx
    mov rcx, qword ptr [rsp + 0xd0]
    imul ecx, dword ptr [rsp + 0x130]
    mov qword ptr [rsp + 0xd0], rcx
    mov rcx, qword ptr [rsp + 0x100]
    imul ecx, dword ptr [rsp + 0x80]
    mov qword ptr [rsp + 0x100], rcx
    mov rcx, qword ptr [rsp + 0x90]
    imul ecx, dword ptr [rsp + 0xb8]
    mov qword ptr [rsp + 0x90], rcx
    mov rcx, qword ptr [rsp + 0xf0]
    imul ecx, dword ptr [rsp + 0x1b8]
    mov qword ptr [rsp + 0xf0], rcx
    mov rcx, qword ptr [rsp + 0xf8]
    imul ecx, dword ptr [rsp + 0x1b0]
    mov qword ptr [rsp + 0xf8], rcx
    mov rcx, qword ptr [rsp + 0x88]
    imul ecx, dword ptr [rsp + 0x128]
    mov qword ptr [rsp + 0x88], rcx
    mov rcx, qword ptr [rsp + 0x138]
    imul ecx, dword ptr [rsp + 0x208]
    mov qword ptr [rsp + 0x138], rcx
    mov rcx, qword ptr [rsp + 0x48]
    imul ecx, dword ptr [rsp + 0x260]
    mov qword ptr [rsp + 0x48], rcx
    mov rcx, qword ptr [rsp + 0x50]
    imul ecx, dword ptr [rsp + 0x17c]
    mov qword ptr [rsp + 0x50], rcx
    mov rcx, qword ptr [rsp + 0x38]
    imul ecx, dword ptr [rsp + 0x16c]
    mov qword ptr [rsp + 0x38], rcx
    mov rcx, qword ptr [rsp + 0x98]
    imul ecx, dword ptr [rsp + 0x210]
    mov qword ptr [rsp + 0x98], rcx
    mov rcx, qword ptr [rsp + 0x70]
    imul ecx, dword ptr [rsp + 0x174]
    mov qword ptr [rsp + 0x70], rcx
    mov rcx, qword ptr [rsp + 0x20]
    imul ecx, dword ptr [rsp + 0x178]
    mov qword ptr [rsp + 0x20], rcx
    mov rcx, qword ptr [rsp + 0x60]
    imul ecx, dword ptr [rsp + 0x258]
    mov qword ptr [rsp + 0x60], rcx
    mov rcx, qword ptr [rsp + 0x18]
    imul ecx, dword ptr [rsp + 0x200]
    mov qword ptr [rsp + 0x18], rcx
    mov rcx, qword ptr [rsp + 0x58]
    popcnt rcx, rcx
    mov qword ptr [rsp + 0xc0], rcx
    mov rcx, qword ptr [rsp + 0x150]
    and rsi, rcx
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x58], rsi
    mov rsi, qword ptr [rsp + 0x108]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x108], rsi
    mov r14, qword ptr [rsp + 0x1d0]
    mov rsi, qword ptr [rsp + 0x1a0]
    and r14, rsi
    popcnt r9, r14
    mov qword ptr [rsp + 0x1d0], r9
    and rsi, qword ptr [rsp + 0x1d8]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x1a0], rsi
    mov rsi, qword ptr [rsp + 0x118]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x118], rsi
    popcnt r10, r10
    mov rsi, qword ptr [rsp + 0x198]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x198], rsi
    xor esi, esi
    popcnt rsi, r13
    mov qword ptr [rsp + 0xc8], rsi
    mov rsi, qword ptr [rsp + 0x110]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x110], rsi
    xor esi, esi
    popcnt rsi, rbp
    mov qword ptr [rsp + 0x188], rsi
    popcnt rbp, rbx
    popcnt rbx, rax
    mov rax, rcx
    and rax, qword ptr [rsp + 0x10]
    xor esi, esi
    popcnt rsi, rax
    mov rax, qword ptr [rsp + 0x148]
    xor ecx, ecx
    popcnt rcx, rax
    mov r14, qword ptr [rsp + 0x190]
    lea r13d, [r14 - 0x1]
    cmp r13b, 0x2
    mov qword ptr [rsp + 0x150], rcx
    jae .L120
    cmp r14b, 0x2
    movabs r14, 0x303000000000000
    movabs r13, 0x101000000000000
    cmove r13, r14
.L119:
    mov rcx, rbx
    mov r14, qword ptr [rsp + 0x2f8]
    not r14b
    test r14b, 0x38
    jne .L121
    mov rbx, r10
    and r13, qword ptr [rsp + 0x2c8]
    and r13, qword ptr [rsp + 0x158]
    mov r14, r13
    shr r14
    movabs r15, 0x4141000000000000
    and r15, r14
    sub r13, r15
    movabs r14, 0x3333000000000000
    and r14, r13
    shr r13, 0x2
    movabs r15, 0x3333333333333333
    and r13, r15
    add r13, r14
    mov r14, r13
    shr r14, 0x4
    add r14, r13
    movabs r15, 0xf0f070707070707
    and r15, r14
    movabs r14, 0x101010101010101
    imul r15, r14
    shr r15, 0x38
    imul r15d, dword ptr [r11 + 0x92c]
    add r15d, dword ptr [rsp + 0x180]
    mov eax, r15d
    mov r15d, dword ptr [rsp + 0x244]
    mov dword ptr [rsp + 0x180], eax
    jmp .L122
.L120:
    movabs r13, -0x3f40000000000000
    mov r14d, 0x99
    mov eax, dword ptr [rsp + 0x160]
    bt r14d, eax
    jae .L128
    mov rcx, rbx
.L121:
    mov rbx, r10
.L122:
    mov r14d, dword ptr [rsp + 0xe4]
    mov eax, dword ptr [rsp + 0xdc]
    imul eax, dword ptr [rsp + 0x220]
    imul r15d, dword ptr [rsp + 0x1c8]
    add r15d, eax
    mov eax, dword ptr [rsp + 0x170]
    imul eax, dword ptr [rsp + 0x228]
    imul r12d, dword ptr [rsp + 0xb0]
    add r12d, eax
    add r12d, r15d
    mov r10, qword ptr [rsp + 0x1c0]
    mov r15d, dword ptr [rsp + 0xe8]
    imul r15d, r10d
    add r15d, r12d
    mov r13d, dword ptr [rsp + 0x258]
    imul r13d, esi
    mov esi, dword ptr [rsp + 0x200]
    imul esi, dword ptr [rsp + 0x150]
    mov r12d, dword ptr [rsp + 0x178]
    imul r12d, ecx
    mov r9d, dword ptr [rsp + 0x174]
    imul r9d, ebp
    mov ebp, dword ptr [rsp + 0x210]
    imul ebp, dword ptr [rsp + 0x188]
    mov ecx, dword ptr [rsp + 0x16c]
    imul ecx, dword ptr [rsp + 0x110]
    mov eax, dword ptr [rsp + 0x17c]
    imul eax, dword ptr [rsp + 0xc8]
    add eax, ecx
    mov ecx, dword ptr [rsp + 0x260]
    imul ecx, dword ptr [rsp + 0x198]
    add ecx, eax
    mov eax, dword ptr [rsp + 0x208]
    imul eax, ebx
    add eax, ecx
    mov ebx, dword ptr [rsp + 0x128]
    imul ebx, dword ptr [rsp + 0x118]
    add ebx, eax
    mov ecx, dword ptr [rsp + 0x1b0]
    imul ecx, dword ptr [rsp + 0x1a0]
    mov eax, dword ptr [rsp + 0x1b8]
    imul eax, dword ptr [rsp + 0x1d0]
    add eax, r15d
    add eax, ecx
    add eax, r9d
    add eax, r12d
    mov ecx, dword ptr [rsp + 0x130]
    imul ecx, dword ptr [rsp + 0xc0]
    add ecx, eax
    add ecx, r13d
    mov eax, dword ptr [rsp + 0x80]
    imul eax, dword ptr [rsp + 0x58]
    add eax, esi
    add eax, ecx
    mov esi, dword ptr [rsp + 0xb8]
    imul esi, dword ptr [rsp + 0x108]
    add esi, ebx
    add esi, ebp
    add esi, eax
    mov rcx, qword ptr [rsp + 0x8]
    sub ecx, dword ptr [rsp + 0x78]
    imul ecx, dword ptr [rsp + 0x2c4]
    mov rax, qword ptr [rsp + 0x328]
    add eax, edi
    add eax, ecx
    add r8d, r14d
    sub eax, r8d
    add eax, dword ptr [rsp + 0x30]
    add eax, dword ptr [rsp + 0x68]
    add eax, dword ptr [rsp + 0x120]
    add edx, dword ptr [rsp + 0xa0]
    add edx, eax
    add edx, dword ptr [rsp + 0x240]
    add edx, dword ptr [rsp + 0x2c0]
    add edx, dword ptr [rsp + 0x2bc]
    add edx, dword ptr [rsp + 0x2b8]
    sub edx, dword ptr [rsp + 0x2b4]
    mov rax, qword ptr [rsp + 0xd0]
    add eax, dword ptr [rsp + 0xf0]
    add eax, dword ptr [rsp + 0xf8]
    add eax, dword ptr [rsp + 0x90]
    add eax, dword ptr [rsp + 0x88]
    add eax, dword ptr [rsp + 0x138]
    add eax, dword ptr [rsp + 0x48]
    add eax, dword ptr [rsp + 0x50]
    add eax, dword ptr [rsp + 0x38]
    add eax, dword ptr [rsp + 0x70]
    add eax, dword ptr [rsp + 0x98]
    add eax, edx
    add eax, dword ptr [rsp + 0x60]
    add eax, dword ptr [rsp + 0x100]
    mov rbx, qword ptr [rsp + 0x18]
    add ebx, dword ptr [rsp + 0x20]
    add ebx, eax
    add ebx, dword ptr [rsp + 0x1f8]
    add ebx, dword ptr [rsp + 0x1e0]
    mov eax, dword ptr [rsp + 0xe0]
    add eax, dword ptr [rsp + 0x1ec]
    add eax, dword ptr [rsp + 0x2ac]
    add eax, esi
    add eax, dword ptr [rsp + 0x180]
    add eax, dword ptr [rsp + 0x2a8]
    sub ebx, eax
    mov rax, qword ptr [rsp + 0x280]
    movzx ecx, byte ptr [rax + 0x93]
    mov eax, dword ptr [r11 + 0x878]
    mov edx, eax
    neg edx
    test cl, cl
    cmove edx, eax
    mov eax, ebx
    add ebx, edx
    add eax, edx
    add eax, 0x8000
    pinsrd xmm0, dword ptr [rsp + 0xa8], 0x1
    pinsrd xmm1, r10d, 0x1
    sar eax, 0x10
    test eax, eax
    mov r9, qword ptr [rsp + 0x278]
    jle .L123
    cmp qword ptr [rsp + 0x10], 0x0
    je .L125
    mov rdx, qword ptr [rsp + 0x230]
    xor rdx, 0x1
    mov rsi, qword ptr [rsp + 0x228]
    xor rsi, 0x1
    or rsi, rdx
    jne .L124
    mov rsi, qword ptr [rsp + 0x1d8]
    movabs rdx, 0x55aa55aa55aa55aa
    test rsi, rdx
    sete dl
    movabs r8, -0x55aa55aa55aa55ab
    test rsi, r8
    sete sil
    or sil, dl
    jne .L124
    mov rdx, qword ptr [rsp + 0x140]
    lea edx, [rdx + 2*rdx]
    lea esi, [r9 + 4*r9]
    add esi, edx
    mov rdx, qword ptr [rsp + 0xa8]
    lea edx, [rdx + 8*rdx]
    add edx, esi
    jne .L133
    mov rdx, qword ptr [rsp + 0x1c8]
    lea edx, [rdx + 2*rdx]
    mov rsi, qword ptr [rsp + 0xb0]
    lea esi, [rsi + 4*rsi]
    add esi, edx
    mov rdx, qword ptr [rsp + 0x1c0]
    lea r8d, [rdx + 8*rdx]
    xor edx, edx
    add r8d, esi
    setne dl
    shl edx, 0x3
    lea rsi, [rdx + 0x858]
    add rdx, 0x85c
    mov rdi, qword ptr [rsp + 0x218]
    jmp .L135
.L123:
    mov rdi, qword ptr [rsp + 0x220]
    cmp qword ptr [rsp + 0x40], 0x0
    je .L129
    mov rsi, qword ptr [rsp + 0x228]
    xor rsi, 0x1
    mov rdx, qword ptr [rsp + 0x230]
    xor rdx, 0x1
    or rdx, rsi
    jne .L126
    mov rsi, qword ptr [rsp + 0x1d8]
    movabs rdx, 0x55aa55aa55aa55aa
    test rsi, rdx
    sete dl
    movabs r8, -0x55aa55aa55aa55ab
    test rsi, r8
    sete sil
    or sil, dl
    jne .L126
    mov rdx, qword ptr [rsp + 0x1c8]
    lea edx, [rdx + 2*rdx]
    mov rsi, qword ptr [rsp + 0xb0]
    lea esi, [rsi + 4*rsi]
    add esi, edx
    mov rdx, qword ptr [rsp + 0x1c0]
    lea edx, [rdx + 8*rdx]
    add edx, esi
    jne .L134
    mov rdx, qword ptr [rsp + 0x140]
    lea edx, [rdx + 2*rdx]
    lea esi, [r9 + 4*r9]
    add esi, edx
    mov rdx, qword ptr [rsp + 0xa8]
    lea r8d, [rdx + 8*rdx]
    xor edx, edx
    add r8d, esi
    setne dl
    shl edx, 0x3
    lea rsi, [rdx + 0x858]
    add rdx, 0x85c
    jmp .L135
.L124:
    mov rdx, qword ptr [rsp + 0x248]
    sub edx, dword ptr [rsp + 0x250]
    psubd xmm0, xmm1
    pmulld xmm0, xmmword ptr [.C1]
    lea edx, [rdx + 2*rdx]
    movd esi, xmm0
    pextrd r8d, xmm0, 0x1
    add esi, edx
    add r8d, esi
    mov edx, 0x40
    cmp r8d, 0x4
    jge .L137
    mov rsi, qword ptr [rsp + 0x218]
    imul esi, dword ptr [r11 + 0x86c]
    add esi, dword ptr [r11 + 0x868]
    cmp esi, 0x40
    mov edx, 0x40
    cmovl edx, esi
    jmp .L137
.L125:
    mov rdx, qword ptr [rsp + 0x248]
    lea edx, [rdx + 2*rdx]
    lea r8d, [r9 + 4*r9]
    add r8d, edx
    mov rdx, qword ptr [rsp + 0xa8]
    lea esi, [rdx + 8*rdx]
    add esi, r8d
    mov rdx, qword ptr [rsp + 0x250]
    lea edx, [rdx + 2*rdx]
    mov r8, qword ptr [rsp + 0xb0]
    lea r8d, [r8 + 4*r8]
    add r8d, edx
    mov rdx, qword ptr [rsp + 0x1c0]
    lea edx, [rdx + 8*rdx]
    add edx, r8d
    mov r8d, esi
    sub r8d, edx
    cmp r8d, 0x3
    jle .L131
    mov edx, 0x40
    cmp dword ptr [rsp + 0x140], 0x2
    jne .L137
    xor edi, edi
    cmp qword ptr [rsp + 0x40], 0x0
    jmp .L130
.L126:
    mov rdx, qword ptr [rsp + 0x250]
    sub edx, dword ptr [rsp + 0x248]
    psubd xmm1, xmm0
    pmulld xmm1, xmmword ptr [.C1]
    lea edx, [rdx + 2*rdx]
    movd esi, xmm1
    pextrd r8d, xmm1, 0x1
    add esi, edx
    add r8d, esi
    mov edx, 0x40
    cmp r8d, 0x4
    jge .L137
    imul edi, dword ptr [r11 + 0x86c]
    add edi, dword ptr [r11 + 0x868]
    jmp .L136
.L127:
    cmp dword ptr [rsp + 0x8], 0x5
    je .L81
    mov edx, 0x8080
    jmp .L81
.L128:
    cmp eax, 0x5
    je .L119
    movabs r13, -0x7f80000000000000
    jmp .L119
.L129:
    mov rdx, qword ptr [rsp + 0x250]
    lea edx, [rdx + 2*rdx]
    mov rsi, qword ptr [rsp + 0xb0]
    lea r8d, [rsi + 4*rsi]
    add r8d, edx
    mov rdx, qword ptr [rsp + 0x1c0]
    lea esi, [rdx + 8*rdx]
    add esi, r8d
    mov rdx, qword ptr [rsp + 0x248]
    lea edx, [rdx + 2*rdx]
    lea r8d, [r9 + 4*r9]
    add r8d, edx
    mov rdx, qword ptr [rsp + 0xa8]
    lea edx, [rdx + 8*rdx]
    add edx, r8d
    mov r8d, esi
    sub r8d, edx
    cmp r8d, 0x3
    jle .L131
    mov edx, 0x40
    cmp dword ptr [rsp + 0x1c8], 0x2
    jne .L137
    xor edi, edi
    cmp qword ptr [rsp + 0x10], 0x0
.L130:
    setne dil
    shl edi, 0x6
    cmp esi, 0x6
    mov edx, 0x40
    cmove edx, edi
    jmp .L137
.L131:
    cmp esi, 0x4
    jae .L132
    xor edx, edx
    jmp .L137
.L132:
    xor esi, esi
    cmp edx, 0x4
    setae sil
    mov edx, dword ptr [r11 + 4*rsi + 0x870]
    jmp .L137
.L133:
    mov edx, 0x864
    mov esi, 0x860
    mov rdi, qword ptr [rsp + 0x218]
    jmp .L135
.L134:
    mov edx, 0x864
    mov esi, 0x860
.L135:
    imul edi, dword ptr [r11 + rdx]
    add edi, dword ptr [r11 + rsi]
.L136:
    cmp edi, 0x40
    mov edx, 0x40
    cmovl edx, edi
.L137:
    movsx esi, bx
    mov rdi, qword ptr [rsp + 0x1c0]
    mov r8, qword ptr [rsp + 0xa8]
    add edi, r8d
    mov r8, qword ptr [rsp + 0x238]
    add r8d, dword ptr [rsp + 0x28]
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
    add rsp, 0x338
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L138:
    lea rdx, [.D0]
    mov esi, 0x9
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L139:
    lea rdx, [.D1]
    mov esi, 0xe
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L140:
    lea rdx, [.D2]
    mov esi, 0xf
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L141:
    lea rdx, [.D3]
    mov esi, 0x1c
    mov rdi, rax
    call core::panicking::panic_bounds_check
.C0 = 0x0000000000000001 0x0000000000000000
.C1 = 0x0000000900000005 0x0000000000000000
