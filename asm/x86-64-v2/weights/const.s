# The kernels of weights/const, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm weights/const --target x86-64-v2
# binary: sha256 0c8036028f5408dae10fe43721dd7f37eab0110aec35c980971e4a766003eecb
# latency: 46 instructions in 137 bytes; innermost loops: .L0 of 17
# throughput: 28 instructions in 81 bytes; innermost loops: .L0 of 8
# plywright::eval::Evaluator<R>::evaluate: 3363 instructions in 16268 bytes; innermost loops: .L10 of 67, .L15 of 88, .L19 of 79, .L23 of 87, .L31 of 65, .L36 of 91, .L41 of 78, .L45 of 88, .L52 of 7, .L54 of 6, .L56 of 101, .L65 of 7, .L77 of 9, .L80 of 7, .L82 of 107, .L91 of 9
# mix of 3437 instructions: 951 mov, 406 and, 228 add, 193 lea, 180 shr, 142 movabs, 129 or, 97 imul, 89 xor, 83 cmp, 77 sub, 75 test, 65 popcnt, 64 shl, 52 movdqa, 48 jmp, 47 je, 44 jne, 39 movzx, 33 cmove, 33 not, 24 tzcnt, 19 psrlq, 18 push, 17 pand, 16 cmovb, 16 jae, 16 pop, 16 sete, 14 movd, 14 paddd, 12 movq, 12 paddq, 11 pinsrd, 11 pshufd, 10 cmovne, 9 pmuludq, 7 dec, 7 setne, 6 bsr, 6 bt, 6 bts, 6 call, 6 cmovae, 6 cmovl, 5 pextrq, 5 pmulld, 4 cmova, 4 neg, 4 pextrd, 4 por, 4 pxor, 3 inc, 3 jle, 3 psllq, 3 psubq, 3 punpcklqdq, 3 ret, 3 sar, 2 cdqe, 2 cmovbe, 2 cmovg, 2 jge, 2 jl, 2 packusdw, 2 psubd, 2 sbb, 2 shld, 1 cmovge, 1 cmovns, 1 movdqu, 1 movsx, 1 movsxd, 1 pinsrq, 1 setae, 1 shufps

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
    sub rsp, 0x2c8
    movabs rax, -0x101010101010102
    movabs rdx, 0x7f7f7f7f7f7f7f7f
    mov r11, qword ptr [rdi + 0x80]
    mov r8, qword ptr [rdi + 0x50]
    mov r15, qword ptr [rdi + 0x78]
    mov rsi, r8
    and rsi, r11
    mov rbp, r15
    and r15, r11
    mov r9d, 0x40
    tzcnt r9, r15
    mov r13d, r9d
    and r13d, 0x3f
    mov rcx, rsi
    shl rcx, 0x9
    lea r14, [rax - 0xfe]
    mov qword ptr [rsp + 0x80], rsi
    mov rax, rsi
    shl rax, 0x7
    lea rbx, [rdx - 0x7f]
    mov qword ptr [rsp + 0x110], r13
    shl r13d, 0x6
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
    and rcx, r14
    and rax, rbx
    mov rsi, qword ptr [rdi + 0x88]
    mov qword ptr [rsp + 0x50], rsi
    mov esi, r9d
    shr sil, 0x3
    and sil, 0x7
    movzx esi, sil
    test sil, sil
    mov dword ptr [rsp + 0xd0], esi
    mov qword ptr [rsp + 0x120], r9
    mov qword ptr [rsp + 0xb0], r10
    mov qword ptr [rsp + 0x1d8], rbx
    mov qword ptr [rsp + 0x1d0], r14
    mov qword ptr [rsp + 0x10], r15
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
    mov qword ptr [rsp + 0x90], rdx
    lea rdx, [plywright::board::geometry::AROUND]
    mov r12, qword ptr [r13 + rdx + 0x8]
    movabs r14, 0xfefefefefefefe
    movabs r10, 0x7f7f7f7f7f7f7f
    movdqu xmm1, xmmword ptr [rdi + 0x58]
    movq xmm0, r11
    pshufd xmm5, xmm0, 0x44
    pand xmm5, xmm1
    mov qword ptr [rsp + 0x98], r9
    movzx edx, r9b
    shl edx, 0x6
    mov rsi, qword ptr [rsp + 0x50]
    and r8, rsi
    and rbp, rsi
    mov r15d, 0x40
    mov qword ptr [rsp + 0xc0], rbp
    tzcnt r15, rbp
    mov esi, r15d
    movq xmm4, qword ptr [rsp + 0x80]
    movdqa xmm3, xmm4
    pinsrq xmm3, r8, 0x1
    and sil, 0x3f
    mov byte ptr [rsp + 0xa0], sil
    movdqa xmm2, xmm3
    psrlq xmm2, 0x8
    mov r9d, r15d
    and r9d, 0x3f
    pextrq rsi, xmm2, 0x1
    mov qword ptr [rsp + 0x250], rsi
    add rsi, rsi
    and rsi, r14
    mov qword ptr [rsp + 0x40], rsi
    mov qword ptr [rsp + 0x20], r8
    shr r8, 0x9
    and r8, r10
    mov qword ptr [rsp + 0x78], r8
    mov qword ptr [rsp + 0x290], r9
    mov r14d, r9d
    shl r14d, 0x6
    mov r10d, r15d
    and r10b, 0x7
    je .L5
    mov r8d, r15d
    and r8d, 0x7
    mov r9d, r10d
    cmp r8d, 0x7
    jne .L6
    mov r9b, 0x6
    jmp .L6
.L5:
    mov r9b, 0x1
.L6:
    movq qword ptr [rsp + 0x160], xmm5
    mov rsi, qword ptr [rsp + 0x40]
    or rsi, qword ptr [rsp + 0x78]
    mov qword ptr [rsp + 0xf0], rsi
    and rax, rcx
    mov rsi, qword ptr [rsp + 0x90]
    and rsi, r12
    movzx ecx, byte ptr [rsp + 0xa0]
    shr cl, 0x3
    movzx ecx, cl
    test cl, cl
    mov qword ptr [rsp + 0x210], r10
    mov dword ptr [rsp + 0x108], ecx
    mov qword ptr [rsp + 0x258], r11
    mov qword ptr [rsp + 0x238], r13
    je .L7
    cmp ecx, 0x7
    jne .L8
    mov cl, 0x30
    jmp .L9
.L7:
    mov cl, 0x8
    jmp .L9
.L8:
    mov ecx, r15d
    and cl, 0x38
.L9:
    or cl, r9b
    mov r8, qword ptr [rdi + 0x68]
    mov qword ptr [rsp + 0xb8], r8
    mov r8, qword ptr [rdi + 0x70]
    mov qword ptr [rsp + 0x158], r8
    lea r9, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0x2a8], r14
    mov r8, qword ptr [r14 + r9 + 0x8]
    mov qword ptr [rsp + 0x200], r8
    mov rdx, qword ptr [rdx + r9 + 0x8]
    mov qword ptr [rsp + 0x28], rdx
    or rsi, rax
    mov rax, qword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x288], r12
    or rax, r12
    mov qword ptr [rsp + 0x8], rax
    movabs r13, 0x3333333333333333
    movabs r14, 0xf0f0f0f0f0f0f0f
    movabs rbp, 0x101010101010101
    movzx eax, cl
    mov ecx, eax
    shl eax, 0x6
    mov rax, qword ptr [rax + r9 + 0x8]
    bts rax, rcx
    mov qword ptr [rsp + 0xd8], rax
    mov rax, qword ptr [rsp + 0x80]
    mov rcx, qword ptr [rsp + 0x110]
    bts rax, rcx
    or rax, qword ptr [rsp + 0xf0]
    not rax
    mov qword ptr [rsp], rax
    lea rax, [.D0]
    mov r10d, dword ptr [rax + 4*rcx + 0x500]
    mov rcx, qword ptr [rsp + 0x160]
    pxor xmm0, xmm0
    test rcx, rcx
    je .L13
    mov qword ptr [rsp + 0x118], 0x0
    movdqa xmm6, xmmword ptr [.C0]
    pxor xmm7, xmm7
    nop
.L10:
    tzcnt rdx, rcx
    mov eax, edx
    shl eax, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [rax + r8]
    mov rax, r9
    and rax, qword ptr [rsp + 0xd8]
    je .L11
    mov r8, rax
    shr r8
    movabs rbx, 0x5555555555555555
    and r8, rbx
    sub rax, r8
    mov r8, rax
    and r8, r13
    shr rax, 0x2
    and rax, r13
    add rax, r8
    mov r8, rax
    shr r8, 0x4
    add r8, rax
    and r8, r14
    imul r8, rbp
    shr r8, 0x35
    and r8d, -0x8
    add r8d, 0x10
    movdqa xmm0, xmm6
    pinsrd xmm0, r8d, 0x1
    paddd xmm0, xmm7
    movdqa xmm7, xmm0
    jmp .L12
    nop
.L11:
    movabs rbx, 0x5555555555555555
.L12:
    mov r8, r9
    and r8, qword ptr [rsp]
    mov r11, r8
    shr r11
    and r11, rbx
    xor eax, eax
    popcnt rax, r8
    sub r8, r11
    mov r11, r8
    and r11, r13
    shr r8, 0x2
    and r8, r13
    add r8, r11
    mov r11, r8
    shr r11, 0x4
    add r11, r8
    and r11, r14
    imul r11, rbp
    movabs r8, 0x900000000000000
    cmp r11, r8
    jae .L116
    lea r8, [rcx - 0x1]
    and rcx, r8
    or qword ptr [rsp + 0x118], r9
    mov r11, qword ptr [rsp + 0x8]
    mov r8, r11
    and r8, r9
    or rsi, r8
    lea r8, [.D0]
    add r10d, dword ptr [r8 + 4*rax + 0x898]
    or r11, r9
    mov qword ptr [rsp + 0x8], r11
    add r10d, dword ptr [r8 + 4*rdx + 0x100]
    test rcx, rcx
    jne .L10
    jmp .L14
.L13:
    mov qword ptr [rsp + 0x118], 0x0
.L14:
    mov qword ptr [rsp + 0x298], r15
    mov qword ptr [rsp + 0x240], rdi
    mov r9, qword ptr [rsp + 0x158]
    mov rax, qword ptr [rsp + 0x258]
    and r9, rax
    pextrq r13, xmm5, 0x1
    mov rcx, qword ptr [rsp + 0x50]
    or rcx, rax
    mov qword ptr [rsp + 0x150], r9
    mov qword ptr [rsp + 0x30], rcx
    xor r9, rcx
    test r13, r13
    mov qword ptr [rsp + 0x60], r13
    je .L26
    mov qword ptr [rsp + 0x100], 0x0
    lea r11, [plywright::sliders::magic::LOOKUPS]
    movdqa xmm6, xmmword ptr [.C0]
    movdqa xmm7, xmm0
    lea rdi, [.D0]
    nop
.L15:
    mov r14, rsi
    tzcnt rbx, r13
    lea rax, [rbx + 2*rbx]
    mov edx, dword ptr [r11 + 8*rax + 0x610]
    movzx ecx, byte ptr [r11 + 8*rax + 0x614]
    mov r8, qword ptr [r11 + 8*rax + 0x600]
    and r8, r9
    imul r8, qword ptr [r11 + 8*rax + 0x608]
    shr r8, cl
    add r8, rdx
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*r8]
    mov rax, rcx
    and rax, qword ptr [rsp + 0xd8]
    je .L16
    mov rdx, rax
    shr rdx
    movabs rbp, 0x5555555555555555
    and rdx, rbp
    sub rax, rdx
    mov rdx, rax
    movabs rsi, 0x3333333333333333
    and rdx, rsi
    shr rax, 0x2
    and rax, rsi
    add rax, rdx
    mov rdx, rax
    shr rdx, 0x4
    add rdx, rax
    movabs r15, 0xf0f0f0f0f0f0f0f
    and rdx, r15
    movabs r12, 0x101010101010101
    imul rdx, r12
    shr rdx, 0x35
    and edx, -0x8
    add edx, 0x9
    movdqa xmm0, xmm6
    pinsrd xmm0, edx, 0x1
    paddd xmm0, xmm7
    movdqa xmm7, xmm0
    jmp .L17
    nop
.L16:
    movabs rsi, 0x3333333333333333
    movabs r15, 0xf0f0f0f0f0f0f0f
    movabs rbp, 0x5555555555555555
    movabs r12, 0x101010101010101
.L17:
    mov rdx, rcx
    and rdx, qword ptr [rsp]
    mov r8, rdx
    shr r8
    and r8, rbp
    xor eax, eax
    popcnt rax, rdx
    sub rdx, r8
    mov r8, rdx
    and r8, rsi
    shr rdx, 0x2
    and rdx, rsi
    add rdx, r8
    mov r8, rdx
    shr r8, 0x4
    add r8, rdx
    and r8, r15
    imul r8, r12
    movabs rdx, 0xe00000000000000
    cmp r8, rdx
    jae .L117
    lea rdx, [r13 - 0x1]
    and r13, rdx
    or qword ptr [rsp + 0x100], rcx
    mov r8, qword ptr [rsp + 0x8]
    mov rdx, r8
    and rdx, rcx
    mov rsi, r14
    or rsi, rdx
    or r8, rcx
    mov qword ptr [rsp + 0x8], r8
    movabs rcx, -0x55aa55aa55aa55ab
    bt rcx, rbx
    movabs rdx, 0x55aa55aa55aa55aa
    cmovae rcx, rdx
    and rcx, qword ptr [rsp + 0x80]
    popcnt rcx, rcx
    imul ecx, ecx, 0xfffdfffd
    add r10d, ecx
    add r10d, dword ptr [rdi + 4*rax + 0x810]
    add r10d, dword ptr [rdi + 4*rbx + 0x200]
    test r13, r13
    jne .L15
    mov r13, qword ptr [rsp + 0xb8]
    and r13, qword ptr [rsp + 0x258]
    mov qword ptr [rsp + 0x88], r13
    je .L27
.L18:
    xor r9, r13
    mov qword ptr [rsp + 0xf8], 0x0
    lea r11, [plywright::sliders::magic::LOOKUPS]
    movdqa xmm6, xmmword ptr [.C0]
    movdqa xmm7, xmm0
    nop
.L19:
    mov r14, rsi
    tzcnt rdx, r13
    lea rax, [rdx + 2*rdx]
    mov r8d, dword ptr [r11 + 8*rax + 0x10]
    movzx ecx, byte ptr [r11 + 8*rax + 0x14]
    mov rbx, qword ptr [r11 + 8*rax]
    and rbx, r9
    imul rbx, qword ptr [r11 + 8*rax + 0x8]
    shr rbx, cl
    add rbx, r8
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*rbx]
    mov rax, rcx
    and rax, qword ptr [rsp + 0xd8]
    je .L20
    mov r8, rax
    shr r8
    movabs rbp, 0x5555555555555555
    and r8, rbp
    sub rax, r8
    mov r8, rax
    movabs rsi, 0x3333333333333333
    and r8, rsi
    shr rax, 0x2
    and rax, rsi
    add rax, r8
    mov r8, rax
    shr r8, 0x4
    add r8, rax
    movabs r15, 0xf0f0f0f0f0f0f0f
    and r8, r15
    movabs r12, 0x101010101010101
    imul r8, r12
    shr r8, 0x35
    and r8d, -0x8
    add r8d, 0xd
    movdqa xmm0, xmm6
    pinsrd xmm0, r8d, 0x1
    paddd xmm0, xmm7
    movdqa xmm7, xmm0
    jmp .L21
    nop
.L20:
    movabs rsi, 0x3333333333333333
    movabs r15, 0xf0f0f0f0f0f0f0f
    movabs rbp, 0x5555555555555555
    movabs r12, 0x101010101010101
.L21:
    mov r8, rcx
    and r8, qword ptr [rsp]
    mov rbx, r8
    shr rbx
    and rbx, rbp
    xor eax, eax
    popcnt rax, r8
    sub r8, rbx
    mov rbx, r8
    and rbx, rsi
    shr r8, 0x2
    and r8, rsi
    add r8, rbx
    mov rbx, r8
    shr rbx, 0x4
    add rbx, r8
    and rbx, r15
    imul rbx, r12
    movabs rsi, 0xf00000000000000
    cmp rbx, rsi
    jae .L118
    or qword ptr [rsp + 0xf8], rcx
    mov rbx, qword ptr [rsp + 0x8]
    mov r8, rbx
    and r8, rcx
    mov rsi, r14
    or rsi, r8
    or rbx, rcx
    mov qword ptr [rsp + 0x8], rbx
    add r10d, dword ptr [rdi + 4*rax + 0x8bc]
    lea rax, [r13 - 0x1]
    add r10d, dword ptr [rdi + 4*rdx + 0x300]
    and r13, rax
    jne .L19
    mov r15, qword ptr [rsp + 0x150]
    test r15, r15
    je .L28
.L22:
    mov qword ptr [rsp + 0x220], 0x0
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea r13, [plywright::sliders::magic::TABLE]
    movdqa xmm6, xmmword ptr [.C0]
    movdqa xmm7, xmm0
    nop
.L23:
    mov r14, rsi
    tzcnt r9, r15
    lea rax, [r9 + 2*r9]
    mov edx, dword ptr [r11 + 8*rax + 0x10]
    movzx ecx, byte ptr [r11 + 8*rax + 0x14]
    mov r8, qword ptr [r11 + 8*rax]
    mov rsi, qword ptr [rsp + 0x30]
    and r8, rsi
    imul r8, qword ptr [r11 + 8*rax + 0x8]
    shr r8, cl
    movzx ecx, byte ptr [r11 + 8*rax + 0x614]
    mov rbx, qword ptr [r11 + 8*rax + 0x600]
    and rbx, rsi
    imul rbx, qword ptr [r11 + 8*rax + 0x608]
    shr rbx, cl
    add r8, rdx
    mov eax, dword ptr [r11 + 8*rax + 0x610]
    add rbx, rax
    mov rcx, qword ptr [r13 + 8*rbx]
    or rcx, qword ptr [r13 + 8*r8]
    mov rax, rcx
    and rax, qword ptr [rsp + 0xd8]
    je .L24
    mov rdx, rax
    shr rdx
    movabs rbp, 0x5555555555555555
    and rdx, rbp
    sub rax, rdx
    mov rdx, rax
    movabs rsi, 0x3333333333333333
    and rdx, rsi
    shr rax, 0x2
    and rax, rsi
    add rax, rdx
    mov rdx, rax
    shr rdx, 0x4
    add rdx, rax
    movabs rbx, 0xf0f0f0f0f0f0f0f
    and rdx, rbx
    movabs r12, 0x101010101010101
    imul rdx, r12
    shr rdx, 0x35
    and edx, -0x8
    add edx, 0x9
    movdqa xmm0, xmm6
    pinsrd xmm0, edx, 0x1
    paddd xmm0, xmm7
    movdqa xmm7, xmm0
    jmp .L25
    nop
.L24:
    movabs rsi, 0x3333333333333333
    movabs rbx, 0xf0f0f0f0f0f0f0f
    movabs rbp, 0x5555555555555555
    movabs r12, 0x101010101010101
.L25:
    mov rdx, rcx
    and rdx, qword ptr [rsp]
    mov r8, rdx
    shr r8
    and r8, rbp
    xor eax, eax
    popcnt rax, rdx
    sub rdx, r8
    mov r8, rdx
    and r8, rsi
    shr rdx, 0x2
    and rdx, rsi
    add rdx, r8
    mov r8, rdx
    shr r8, 0x4
    add r8, rdx
    and r8, rbx
    imul r8, r12
    movabs rdx, 0x1c00000000000000
    cmp r8, rdx
    jae .L119
    or qword ptr [rsp + 0x220], rcx
    mov r8, qword ptr [rsp + 0x8]
    mov rdx, r8
    and rdx, rcx
    mov rsi, r14
    or rsi, rdx
    or r8, rcx
    mov qword ptr [rsp + 0x8], r8
    add r10d, dword ptr [rdi + 4*rax + 0x780]
    lea rax, [r15 - 0x1]
    add r10d, dword ptr [rdi + 4*r9 + 0x400]
    and r15, rax
    jne .L23
    jmp .L29
.L26:
    mov qword ptr [rsp + 0x100], 0x0
    lea rdi, [.D0]
    mov r13, qword ptr [rsp + 0xb8]
    and r13, qword ptr [rsp + 0x258]
    mov qword ptr [rsp + 0x88], r13
    jne .L18
.L27:
    mov qword ptr [rsp + 0xf8], 0x0
    mov r15, qword ptr [rsp + 0x150]
    test r15, r15
    jne .L22
.L28:
    mov qword ptr [rsp + 0x220], 0x0
.L29:
    mov qword ptr [rsp + 0xc8], rsi
    mov rdx, qword ptr [rsp + 0x80]
    mov rax, rdx
    shl rax, 0x8
    movq rsi, xmm2
    mov qword ptr [rsp + 0x128], rax
    or rax, rdx
    mov rcx, rsi
    or rcx, rdx
    mov rdx, rax
    shl rdx, 0x10
    mov r11, rcx
    shr r11, 0x10
    or rdx, rax
    or r11, rcx
    mov rax, rdx
    shld rax, r11, 0x20
    or r11, rdx
    or r11, rax
    mov rax, qword ptr [rsp + 0x78]
    and qword ptr [rsp + 0x40], rax
    mov r15, qword ptr [rsp + 0x200]
    mov rcx, qword ptr [rsp + 0xf0]
    and r15, rcx
    mov rax, rcx
    shr rax, 0x8
    or rax, rcx
    mov rcx, rax
    shr rcx, 0x10
    or rcx, rax
    mov r8, rcx
    shr r8, 0x20
    or r8, rcx
    mov rdi, qword ptr [rsp + 0x20]
    mov rax, rdi
    shl rax, 0x8
    mov qword ptr [rsp + 0x248], rax
    or rax, rdi
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov rax, qword ptr [rsp + 0x250]
    or rax, rdi
    mov r9, rax
    shr r9, 0x10
    or r9, rax
    mov rax, rcx
    shld rax, r9, 0x20
    or r9, rcx
    or r9, rax
    movabs rax, 0xff000000000000
    movabs rdx, 0xffffff000000
    mov qword ptr [rsp + 0x130], r8
    mov rcx, r8
    not rcx
    mov r8, qword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x1c8], rcx
    and r8, rcx
    and r8, rdx
    mov rcx, qword ptr [rsp + 0x60]
    or rcx, qword ptr [rsp + 0x160]
    mov qword ptr [rsp + 0x168], rsi
    and rcx, rsi
    xor edx, edx
    popcnt rdx, rcx
    mov qword ptr [rsp + 0x48], r11
    not r11
    mov rsi, qword ptr [rsp + 0x88]
    mov rcx, rsi
    mov qword ptr [rsp + 0xa8], r11
    and rcx, r11
    movq xmm6, r8
    mov r8, r9
    not r8
    movd xmm7, edx
    mov rdx, rcx
    mov qword ptr [rsp + 0x18], r8
    and rdx, r8
    popcnt rdx, rdx
    mov qword ptr [rsp + 0x280], r9
    and rcx, r9
    popcnt rcx, rcx
    pshufd xmm6, xmm6, 0x44
    pand xmm5, xmm6
    movdqa xmm6, xmm5
    psrlq xmm6, 0x1
    pand xmm6, xmmword ptr [.C1]
    psubq xmm5, xmm6
    movdqa xmm6, xmmword ptr [.C2]
    movdqa xmm8, xmm5
    pand xmm8, xmm6
    psrlq xmm5, 0x2
    pand xmm5, xmm6
    paddq xmm5, xmm8
    movdqa xmm8, xmm5
    psrlq xmm8, 0x4
    paddq xmm8, xmm5
    pand xmm8, xmmword ptr [.C3]
    movdqa xmm5, xmm8
    psrlq xmm5, 0x20
    movdqa xmm6, xmmword ptr [.C4]
    pmuludq xmm5, xmm6
    movdqa xmm9, xmmword ptr [.C5]
    pmuludq xmm9, xmm8
    paddq xmm9, xmm5
    psllq xmm9, 0x20
    pmuludq xmm8, xmm6
    paddq xmm8, xmm9
    psrlq xmm8, 0x38
    movd xmm5, ecx
    punpcklqdq xmm7, xmm5
    packusdw xmm7, xmm8
    pmulld xmm7, xmmword ptr [.C6]
    imul ecx, edx, 0x8001a
    pshufd xmm5, xmm7, 0xee
    paddd xmm5, xmm7
    pshufd xmm7, xmm5, 0x55
    paddd xmm7, xmm5
    movd r8d, xmm7
    add r8d, ecx
    movabs rcx, -0x100000000000000
    mov rdx, qword ptr [rsp + 0xc0]
    and rdx, rcx
    mov rcx, rdi
    and rcx, rax
    or rdx, rcx
    movq xmm5, qword ptr [rsp + 0x50]
    pshufd xmm7, xmm5, 0x44
    pand xmm7, xmm1
    movq r9, xmm7
    je .L30
    and rax, rsi
    mov rcx, rsi
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
    movabs rcx, 0x101010101010101
    imul rax, rcx
    shr rax, 0x38
    imul eax, eax, 0x150008
    add r8d, eax
.L30:
    movabs rsi, 0x3333333333333333
    movabs r14, 0xf0f0f0f0f0f0f0f
    lea rdi, [.D0]
    movabs r13, 0x5555555555555555
    mov dword ptr [rsp + 0x274], r8d
    mov rax, qword ptr [rsp + 0x28]
    mov rcx, qword ptr [rsp + 0x98]
    bts rax, rcx
    mov qword ptr [rsp + 0x28], rax
    or r15, qword ptr [rsp + 0x40]
    mov r12, qword ptr [rsp + 0x200]
    or r12, qword ptr [rsp + 0xf0]
    mov rcx, qword ptr [rsp + 0x20]
    mov rax, qword ptr [rsp + 0x290]
    bts rcx, rax
    or rcx, qword ptr [rsp + 0x90]
    not rcx
    mov qword ptr [rsp], rcx
    movzx eax, byte ptr [rsp + 0xa0]
    xor al, 0x38
    movzx eax, al
    mov ebx, dword ptr [rdi + 4*rax + 0x500]
    test r9, r9
    mov qword ptr [rsp + 0x58], r9
    pxor xmm5, xmm5
    je .L34
    mov qword ptr [rsp + 0x98], 0x0
    movdqa xmm8, xmmword ptr [.C0]
    mov rcx, r9
    pxor xmm9, xmm9
    nop
.L31:
    tzcnt rdx, rcx
    mov eax, edx
    shl eax, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [rax + r8]
    mov rax, r9
    and rax, qword ptr [rsp + 0x28]
    je .L32
    mov r8, rax
    shr r8
    and r8, r13
    sub rax, r8
    mov r8, rax
    and r8, rsi
    shr rax, 0x2
    and rax, rsi
    add rax, r8
    mov r8, rax
    shr r8, 0x4
    add r8, rax
    and r8, r14
    movabs rbp, 0x101010101010101
    imul r8, rbp
    shr r8, 0x35
    and r8d, -0x8
    add r8d, 0x10
    movdqa xmm5, xmm8
    pinsrd xmm5, r8d, 0x1
    paddd xmm5, xmm9
    movdqa xmm9, xmm5
    jmp .L33
    nop
.L32:
    movabs rbp, 0x101010101010101
.L33:
    mov r8, r9
    and r8, qword ptr [rsp]
    mov r11, r8
    shr r11
    and r11, r13
    xor eax, eax
    popcnt rax, r8
    sub r8, r11
    mov r11, r8
    and r11, rsi
    shr r8, 0x2
    and r8, rsi
    add r8, r11
    mov r11, r8
    shr r11, 0x4
    add r11, r8
    and r11, r14
    imul r11, rbp
    movabs r8, 0x900000000000000
    cmp r11, r8
    jae .L116
    lea r8, [rcx - 0x1]
    and rcx, r8
    or qword ptr [rsp + 0x98], r9
    mov r8, r12
    and r8, r9
    or r15, r8
    or r12, r9
    add ebx, dword ptr [rdi + 4*rax + 0x898]
    xor edx, 0x38
    add ebx, dword ptr [rdi + 4*rdx + 0x100]
    test rcx, rcx
    jne .L31
    jmp .L35
.L34:
    mov qword ptr [rsp + 0x98], 0x0
.L35:
    mov rax, qword ptr [rsp + 0x50]
    pextrq r9, xmm7, 0x1
    and rax, qword ptr [rsp + 0x158]
    mov qword ptr [rsp + 0x148], rax
    xor rax, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x40], rax
    test r9, r9
    mov qword ptr [rsp + 0x2a0], r9
    je .L39
    mov qword ptr [rsp + 0x228], 0x0
    lea r11, [plywright::sliders::magic::LOOKUPS]
    movdqa xmm8, xmmword ptr [.C0]
    movdqa xmm9, xmm5
    nop
.L36:
    mov rdi, r12
    tzcnt rdx, r9
    lea rax, [rdx + 2*rdx]
    mov r8d, dword ptr [r11 + 8*rax + 0x610]
    movzx ecx, byte ptr [r11 + 8*rax + 0x614]
    mov rbp, qword ptr [r11 + 8*rax + 0x600]
    and rbp, qword ptr [rsp + 0x40]
    imul rbp, qword ptr [r11 + 8*rax + 0x608]
    shr rbp, cl
    add rbp, r8
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*rbp]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x28]
    je .L37
    mov r8, rax
    shr r8
    and r8, r13
    sub rax, r8
    mov r8, rax
    mov r14, r13
    movabs r13, 0x3333333333333333
    and r8, r13
    shr rax, 0x2
    and rax, r13
    add rax, r8
    mov r8, rax
    shr r8, 0x4
    add r8, rax
    movabs r12, 0xf0f0f0f0f0f0f0f
    and r8, r12
    movabs rsi, 0x101010101010101
    imul r8, rsi
    shr r8, 0x35
    and r8d, -0x8
    add r8d, 0x9
    movdqa xmm5, xmm8
    pinsrd xmm5, r8d, 0x1
    paddd xmm5, xmm9
    movdqa xmm9, xmm5
    jmp .L38
.L37:
    movabs rsi, 0x101010101010101
    mov r14, r13
    movabs r13, 0x3333333333333333
    movabs r12, 0xf0f0f0f0f0f0f0f
.L38:
    mov r8, rcx
    and r8, qword ptr [rsp]
    mov rbp, r8
    shr rbp
    and rbp, r14
    xor eax, eax
    popcnt rax, r8
    sub r8, rbp
    mov rbp, r8
    and rbp, r13
    shr r8, 0x2
    and r8, r13
    add r8, rbp
    mov rbp, r8
    shr rbp, 0x4
    add rbp, r8
    and rbp, r12
    imul rbp, rsi
    movabs rsi, 0xe00000000000000
    cmp rbp, rsi
    jae .L117
    lea r8, [r9 - 0x1]
    and r9, r8
    or qword ptr [rsp + 0x228], rcx
    mov r12, rdi
    mov r8, rdi
    and r8, rcx
    or r15, r8
    or r12, rcx
    mov ecx, edx
    xor ecx, 0x38
    movabs rsi, -0x55aa55aa55aa55ab
    bt rsi, rdx
    mov rdx, rsi
    movabs rsi, 0x55aa55aa55aa55aa
    cmovae rdx, rsi
    and rdx, qword ptr [rsp + 0x20]
    popcnt rdx, rdx
    imul edx, edx, 0xfffdfffd
    add ebx, edx
    lea rdx, [.D0]
    add ebx, dword ptr [rdx + 4*rax + 0x810]
    add ebx, dword ptr [rdx + 4*rcx + 0x200]
    test r9, r9
    movabs r13, 0x5555555555555555
    jne .L36
    jmp .L40
.L39:
    mov qword ptr [rsp + 0x228], 0x0
.L40:
    mov rdi, r12
    mov r11, qword ptr [rsp + 0x50]
    and r11, qword ptr [rsp + 0xb8]
    mov qword ptr [rsp + 0xa0], r11
    je .L48
    xor qword ptr [rsp + 0x40], r11
    mov qword ptr [rsp + 0x78], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    movdqa xmm8, xmmword ptr [.C0]
    movdqa xmm9, xmm5
    nop
.L41:
    tzcnt r13, r11
    lea rax, [2*r13]
    add rax, r13
    mov r8d, dword ptr [rdx + 8*rax + 0x10]
    movzx ecx, byte ptr [rdx + 8*rax + 0x14]
    mov rbp, qword ptr [rdx + 8*rax]
    and rbp, qword ptr [rsp + 0x40]
    imul rbp, qword ptr [rdx + 8*rax + 0x8]
    shr rbp, cl
    add rbp, r8
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*rbp]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x28]
    je .L42
    mov r8, rax
    shr r8
    movabs r14, 0x5555555555555555
    and r8, r14
    sub rax, r8
    mov r8, rax
    movabs r9, 0x3333333333333333
    and r8, r9
    shr rax, 0x2
    and rax, r9
    add rax, r8
    mov r8, rax
    shr r8, 0x4
    add r8, rax
    movabs r12, 0xf0f0f0f0f0f0f0f
    and r8, r12
    movabs rsi, 0x101010101010101
    imul r8, rsi
    shr r8, 0x35
    and r8d, -0x8
    add r8d, 0xd
    movdqa xmm5, xmm8
    pinsrd xmm5, r8d, 0x1
    paddd xmm5, xmm9
    movdqa xmm9, xmm5
    jmp .L43
    nop
.L42:
    movabs rsi, 0x101010101010101
    movabs r9, 0x3333333333333333
    movabs r12, 0xf0f0f0f0f0f0f0f
    movabs r14, 0x5555555555555555
.L43:
    mov r8, rcx
    and r8, qword ptr [rsp]
    mov rbp, r8
    shr rbp
    and rbp, r14
    xor eax, eax
    popcnt rax, r8
    sub r8, rbp
    mov rbp, r8
    and rbp, r9
    shr r8, 0x2
    and r8, r9
    add r8, rbp
    mov rbp, r8
    shr rbp, 0x4
    add rbp, r8
    and rbp, r12
    imul rbp, rsi
    movabs rsi, 0xf00000000000000
    cmp rbp, rsi
    jae .L118
    or qword ptr [rsp + 0x78], rcx
    mov r8, rdi
    and r8, rcx
    or r15, r8
    or rdi, rcx
    lea rcx, [r11 - 0x1]
    lea rsi, [.D0]
    add ebx, dword ptr [rsi + 4*rax + 0x8bc]
    xor r13d, 0x38
    add ebx, dword ptr [rsi + 4*r13 + 0x300]
    and r11, rcx
    jne .L41
    mov r14, qword ptr [rsp + 0x148]
    test r14, r14
    je .L49
.L44:
    mov qword ptr [rsp + 0x218], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    movdqa xmm8, xmmword ptr [.C0]
    movdqa xmm9, xmm5
    mov r12, rdi
    nop
.L45:
    mov rdi, r12
    tzcnt r9, r14
    lea rax, [r9 + 2*r9]
    mov r8d, dword ptr [rdx + 8*rax + 0x10]
    movzx ecx, byte ptr [rdx + 8*rax + 0x14]
    mov r13, qword ptr [rdx + 8*rax]
    mov rsi, qword ptr [rsp + 0x30]
    and r13, rsi
    imul r13, qword ptr [rdx + 8*rax + 0x8]
    shr r13, cl
    movzx ecx, byte ptr [rdx + 8*rax + 0x614]
    mov rbp, qword ptr [rdx + 8*rax + 0x600]
    and rbp, rsi
    imul rbp, qword ptr [rdx + 8*rax + 0x608]
    shr rbp, cl
    add r13, r8
    mov eax, dword ptr [rdx + 8*rax + 0x610]
    add rbp, rax
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*rbp]
    or rcx, qword ptr [rax + 8*r13]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x28]
    je .L46
    mov r8, rax
    shr r8
    movabs r11, 0x5555555555555555
    and r8, r11
    sub rax, r8
    mov r8, rax
    movabs rbp, 0x3333333333333333
    and r8, rbp
    shr rax, 0x2
    and rax, rbp
    add rax, r8
    mov r8, rax
    shr r8, 0x4
    add r8, rax
    movabs r12, 0xf0f0f0f0f0f0f0f
    and r8, r12
    movabs rsi, 0x101010101010101
    imul r8, rsi
    shr r8, 0x35
    and r8d, -0x8
    add r8d, 0x9
    movdqa xmm5, xmm8
    pinsrd xmm5, r8d, 0x1
    paddd xmm5, xmm9
    movdqa xmm9, xmm5
    jmp .L47
    nop
.L46:
    movabs rsi, 0x101010101010101
    movabs rbp, 0x3333333333333333
    movabs r12, 0xf0f0f0f0f0f0f0f
    movabs r11, 0x5555555555555555
.L47:
    mov r8, rcx
    and r8, qword ptr [rsp]
    mov r13, r8
    shr r13
    and r13, r11
    xor eax, eax
    popcnt rax, r8
    sub r8, r13
    mov r13, r8
    and r13, rbp
    shr r8, 0x2
    and r8, rbp
    add r8, r13
    mov r13, r8
    shr r13, 0x4
    add r13, r8
    and r13, r12
    imul r13, rsi
    movabs r8, 0x1c00000000000000
    cmp r13, r8
    jae .L119
    or qword ptr [rsp + 0x218], rcx
    mov r12, rdi
    mov r8, rdi
    and r8, rcx
    or r15, r8
    or r12, rcx
    lea rcx, [r14 - 0x1]
    lea rdi, [.D0]
    add ebx, dword ptr [rdi + 4*rax + 0x780]
    xor r9d, 0x38
    add ebx, dword ptr [rdi + 4*r9 + 0x400]
    and r14, rcx
    jne .L45
    jmp .L50
.L48:
    mov qword ptr [rsp + 0x78], 0x0
    mov r14, qword ptr [rsp + 0x148]
    test r14, r14
    jne .L44
.L49:
    mov qword ptr [rsp + 0x218], 0x0
    movabs rsi, 0x101010101010101
    mov r12, rdi
.L50:
    mov rcx, qword ptr [rsp + 0x90]
    mov rax, rcx
    shl rax, 0x8
    or rax, rcx
    mov rcx, qword ptr [rsp + 0x88]
    popcnt rcx, rcx
    mov qword ptr [rsp + 0xe8], rcx
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov r11, qword ptr [rsp + 0x80]
    xor eax, eax
    popcnt rax, r11
    mov qword ptr [rsp + 0x1f8], rax
    mov rax, qword ptr [rsp + 0x160]
    popcnt rax, rax
    mov qword ptr [rsp + 0x140], rax
    mov rax, qword ptr [rsp + 0x60]
    popcnt rax, rax
    mov qword ptr [rsp + 0x198], rax
    mov rdx, rcx
    shl rdx, 0x20
    mov rax, r11
    shr rax
    or rdx, rcx
    movabs rcx, 0x3333333333333333
    lea rbp, [rcx - 0x33]
    mov qword ptr [rsp + 0x1f0], rdx
    mov rcx, rdx
    not rcx
    mov r14, qword ptr [rsp + 0xf0]
    mov rdx, r14
    mov qword ptr [rsp], rcx
    and rdx, rcx
    movabs r8, 0xffffff0000
    and r8, rdx
    mov r9, qword ptr [rsp + 0x2a0]
    mov rcx, r9
    or r9, qword ptr [rsp + 0x58]
    and r9, qword ptr [rsp + 0x248]
    mov rdx, r9
    shr rdx
    movabs r13, 0x5555555555555555
    lea rdi, [r13 - 0x55]
    mov qword ptr [rsp + 0x230], rdi
    and rdx, rdi
    sub r9, rdx
    mov rdx, r9
    and rdx, rbp
    shr r9, 0x2
    and r9, rbp
    add r9, rdx
    mov rdx, r9
    shr rdx, 0x4
    add rdx, r9
    mov r13, qword ptr [rsp + 0xa0]
    mov r9, r13
    and r9, qword ptr [rsp + 0x18]
    movq xmm8, r8
    mov r8, r9
    and r9, qword ptr [rsp + 0x48]
    popcnt r9, r9
    pshufd xmm8, xmm8, 0x44
    pand xmm7, xmm8
    movdqa xmm8, xmm7
    psrlq xmm8, 0x1
    pand xmm8, xmmword ptr [.C7]
    psubq xmm7, xmm8
    movdqa xmm8, xmmword ptr [.C8]
    movdqa xmm9, xmm7
    pand xmm9, xmm8
    psrlq xmm7, 0x2
    pand xmm7, xmm8
    paddq xmm7, xmm9
    movdqa xmm8, xmm7
    psrlq xmm8, 0x4
    paddq xmm8, xmm7
    pand xmm8, xmmword ptr [.C9]
    movdqa xmm7, xmm8
    psrlq xmm7, 0x20
    pmuludq xmm7, xmm6
    movdqa xmm9, xmmword ptr [.C5]
    pmuludq xmm9, xmm8
    paddq xmm9, xmm7
    movd xmm7, r9d
    movabs r9, 0xf0f0f0f0f0f0f0f
    lea rdi, [r9 - 0xf]
    and rdx, rdi
    imul rdx, rsi
    shr rdx, 0x38
    imul edx, edx, 0x40005
    and r8, qword ptr [rsp + 0xa8]
    popcnt r8, r8
    psllq xmm9, 0x20
    pmuludq xmm8, xmm6
    paddq xmm8, xmm9
    psrlq xmm8, 0x38
    pinsrd xmm7, r8d, 0x1
    shufps xmm7, xmm8, 0x84
    pmulld xmm7, xmmword ptr [.C10]
    pshufd xmm8, xmm7, 0xee
    paddd xmm8, xmm7
    pshufd xmm7, xmm8, 0x55
    paddd xmm7, xmm8
    movd r9d, xmm7
    add r9d, edx
    mov edx, r11d
    and edx, 0xff00
    movzx r8d, byte ptr [rsp + 0x10]
    or r8, rdx
    mov edx, r11d
    not edx
    mov qword ptr [rsp + 0x38], rdx
    not r14
    mov qword ptr [rsp + 0x1a0], r14
    mov qword ptr [rsp + 0x1e8], rdi
    mov qword ptr [rsp + 0x170], rbp
    je .L51
    mov edx, r13d
    and edx, 0xff00
    mov r8d, r13d
    shr r8d
    and r8d, 0x5500
    sub rdx, r8
    mov r8, rdx
    and r8, rbp
    shr rdx, 0x2
    and rdx, rbp
    add rdx, r8
    mov r8, rdx
    shr r8, 0x4
    add r8, rdx
    and r8, rdi
    imul r8, rsi
    shr r8, 0x38
    imul edx, r8d, 0x150008
    add r9d, edx
.L51:
    mov dword ptr [rsp + 0x1b0], r9d
    mov qword ptr [rsp + 0xc0], r15
    mov rdx, qword ptr [rsp + 0x38]
    and edx, dword ptr [rsp + 0x1a0]
    mov qword ptr [rsp + 0x38], rdx
    xor edx, edx
    popcnt rdx, r13
    mov qword ptr [rsp + 0xe0], rdx
    mov rdx, qword ptr [rsp + 0x58]
    popcnt rdx, rdx
    mov qword ptr [rsp + 0x138], rdx
    xor edx, edx
    popcnt rdx, rcx
    mov qword ptr [rsp + 0x190], rdx
    mov r13, qword ptr [rsp + 0x20]
    not r13
    mov rsi, qword ptr [rsp + 0x90]
    mov rdx, rsi
    not rdx
    mov qword ptr [rsp + 0x208], rdx
    and r13, rdx
    mov rdx, qword ptr [rsp + 0x1f8]
    add edx, -0x5
    mov r14, qword ptr [rsp + 0x140]
    imul r8d, r14d, 0x5fffe
    mov rdi, qword ptr [rsp + 0xe8]
    imul r9d, edi, 0xffff0003
    add r9d, r8d
    imul r9d, edx
    lea edx, [r9 + 0x3f0019]
    cmp dword ptr [rsp + 0x198], 0x2
    cmovb edx, r9d
    lea r8d, [rdx + 0x30000]
    cmp r14d, 0x2
    cmovb r8d, edx
    lea edx, [r8 + 0x7fff5]
    cmp edi, 0x2
    cmovb edx, r8d
    mov dword ptr [rsp + 0x1b4], edx
    mov edx, edi
    shl edx, 0x11
    xor r8d, r8d
    cmp qword ptr [rsp + 0x150], 0x0
    lea edx, [rdx + 2*rdx]
    cmove edx, r8d
    mov dword ptr [rsp + 0x26c], edx
    mov rdx, r11
    shl rdx, 0x10
    or rdx, r11
    mov r14, qword ptr [rsp + 0x128]
    or rdx, r14
    shl rdx, 0x10
    or rdx, r14
    mov r15, rdx
    shl r15, 0x20
    or r15, rdx
    mov rcx, qword ptr [rsp + 0x48]
    lea r8, [rcx + rcx]
    movabs r9, -0x101010101010102
    and r8, r9
    mov rdx, rcx
    shr rdx
    movabs rdi, 0x7f7f7f7f7f7f7f7f
    and rdx, rdi
    or rdx, r8
    not rdx
    and rdx, r11
    mov rbp, qword ptr [rsp + 0x18]
    and rbp, rdx
    mov r8, qword ptr [rsp + 0xf0]
    and r8, r14
    and r8, qword ptr [rsp]
    xor r14d, r14d
    popcnt r14, rdx
    shr r8, 0x8
    not rdx
    and rdx, r8
    xor r8d, r8d
    popcnt r8, rbp
    mov qword ptr [rsp + 0x188], r15
    movq xmm7, r15
    movq xmm8, rsi
    punpcklqdq xmm8, xmm7
    pshufd xmm7, xmm4, 0x44
    pand xmm7, xmm8
    movdqa xmm4, xmm7
    psrlq xmm4, 0x1
    pand xmm4, xmmword ptr [.C11]
    psubq xmm7, xmm4
    movdqa xmm4, xmmword ptr [.C12]
    pand xmm4, xmm7
    psrlq xmm7, 0x2
    pand xmm7, xmmword ptr [.C13]
    popcnt rdx, rdx
    paddq xmm7, xmm4
    movdqa xmm4, xmm7
    psrlq xmm4, 0x4
    paddq xmm4, xmm7
    pand xmm4, xmmword ptr [.C14]
    movd xmm7, r8d
    movd xmm8, edx
    movzx edx, cl
    lea r8d, [rdx + rdx]
    not r8d
    and r8d, edx
    movdqa xmm9, xmm4
    psrlq xmm9, 0x20
    pmuludq xmm9, xmm6
    movdqa xmm10, xmmword ptr [.C5]
    pmuludq xmm10, xmm4
    paddq xmm10, xmm9
    pmuludq xmm4, xmm6
    imul ecx, r14d, 0xfff7fffc
    psllq xmm10, 0x20
    paddq xmm4, xmm10
    psrlq xmm4, 0x38
    punpcklqdq xmm7, xmm8
    packusdw xmm7, xmm4
    pmulld xmm7, xmmword ptr [.C15]
    xor edx, edx
    popcnt edx, r8d
    imul edx, edx, 0xfffdfff3
    add edx, ecx
    pshufd xmm4, xmm7, 0xee
    paddd xmm4, xmm7
    pshufd xmm6, xmm4, 0x55
    paddd xmm6, xmm4
    movd ebp, xmm6
    add ebp, edx
    lea rcx, [r11 + r11]
    and rcx, r9
    and rax, rdi
    or rax, rcx
    movabs rcx, 0x3c3c3c00000000
    or rax, rsi
    lea rdi, [.D0]
    and rax, r11
    je .L53
    nop
.L52:
    mov rdx, rax
    tzcnt r8, rax
    dec rax
    shr r8d, 0x3
    add ebp, dword ptr [rdi + 4*r8 + 0x600]
    and rax, rdx
    jne .L52
.L53:
    mov r8, qword ptr [rsp + 0x38]
    mov r9d, r8d
    shr r9d
    and r13, rcx
    mov rax, qword ptr [rsp + 0x148]
    popcnt rsi, rax
    test r11, r11
    mov qword ptr [rsp + 0x58], r12
    je .L55
    mov rax, r11
    nop
.L54:
    mov rcx, rax
    tzcnt rdx, rax
    dec rax
    add ebp, dword ptr [rdi + 4*rdx]
    and rax, rcx
    jne .L54
.L55:
    and r8d, 0x3c3c3c00
    mov qword ptr [rsp + 0x38], r8
    and r9d, 0x14141400
    mov qword ptr [rsp + 0x178], r9
    mov qword ptr [rsp + 0x70], r13
    shr r13
    mov qword ptr [rsp + 0x68], r13
    movdqa xmm4, xmm3
    psrlq xmm4, 0x10
    por xmm4, xmm3
    por xmm4, xmm2
    psrlq xmm4, 0x10
    por xmm4, xmm2
    movdqa xmm2, xmm4
    psrlq xmm2, 0x20
    por xmm2, xmm4
    movq r13, xmm2
    pextrq rax, xmm2, 0x1
    mov qword ptr [rsp + 0x180], rax
    or r13, rax
    mov qword ptr [rsp + 0x1e0], r13
    or r13, qword ptr [rsp + 0x130]
    mov rax, qword ptr [rsp + 0x138]
    mov rcx, qword ptr [rsp + 0x190]
    lea edx, [rcx + rax]
    mov rax, qword ptr [rsp + 0xe0]
    mov qword ptr [rsp + 0x1c0], rdx
    lea eax, [rdx + 2*rax]
    mov qword ptr [rsp + 0x160], rax
    not r13
    movzx eax, byte ptr [rsp + 0xb0]
    mov dword ptr [rsp], eax
    movzx eax, byte ptr [rsp + 0x210]
    mov dword ptr [rsp + 0x40], eax
    and r13, qword ptr [rsp + 0x80]
    mov qword ptr [rsp + 0x2c0], rsi
    mov dword ptr [rsp + 0x270], ebp
    je .L63
    lea eax, [4*rsi]
    neg eax
    mov dword ptr [rsp + 0x18], eax
    mov rax, qword ptr [rsp + 0x58]
    or rax, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x1a8], rax
    mov rax, qword ptr [rsp + 0x240]
    movzx eax, byte ptr [rax + 0x93]
    mov byte ptr [rsp + 0x10], al
    mov r9d, dword ptr [rsp + 0x108]
    xor r9d, 0x7
    xor r11d, r11d
    jmp .L57
    nop
.L56:
    lea rax, [r13 - 0x1]
    and r13, rax
    je .L64
.L57:
    tzcnt rax, r13
    mov r12d, eax
    shr r12d, 0x3
    lea edx, [rax + 0x8]
    and dl, 0x3f
    add r11d, dword ptr [rdi + 4*r12 + 0x640]
    mov ecx, eax
    and ecx, 0x7
    mov esi, dword ptr [rsp + 0x40]
    mov r8d, esi
    sub r8d, ecx
    mov r14d, ecx
    sub r14d, esi
    cmovb r14d, r8d
    mov r8d, edx
    shr r8b, 0x3
    movzx r8d, r8b
    mov esi, dword ptr [rsp + 0x108]
    mov ebp, esi
    sub ebp, r8d
    mov r15, r11
    mov r11d, r8d
    sub r11d, esi
    cmovb r11d, ebp
    cmp r14d, r11d
    cmova r11d, r14d
    imul r11d, dword ptr [rdi + 4*r12 + 0x660]
    add r11d, r15d
    mov esi, dword ptr [rsp]
    mov ebp, esi
    sub ebp, ecx
    sub ecx, esi
    cmovb ecx, ebp
    mov esi, dword ptr [rsp + 0xd0]
    mov ebp, esi
    sub ebp, r8d
    sub r8d, esi
    cmovb r8d, ebp
    cmp ecx, r8d
    cmova r8d, ecx
    imul r8d, dword ptr [rdi + 4*r12 + 0x680]
    add r8d, r11d
    mov r11d, 0x1
    mov ecx, eax
    shl r11, cl
    shr r11, 0x8
    bts r11, rax
    mov rbp, r11
    shr rbp, 0x10
    or rbp, r11
    mov rcx, rbp
    shr rcx, 0x20
    or rcx, rbp
    test qword ptr [rsp + 0x88], rcx
    je .L58
    add r8d, 0x60007
    mov r11d, r8d
    jmp .L59
    nop
.L58:
    lea r11d, [r8 - 0x220009]
    test qword ptr [rsp + 0xa0], rcx
    cmove r11d, r8d
.L59:
    mov ebp, 0x1
    mov ecx, edx
    shl rbp, cl
    movabs r8, 0x101010101010101
    shl r8, cl
    movzx ecx, dl
    mov rdx, qword ptr [rsp + 0x30]
    bt rdx, rcx
    lea rcx, [.D1]
    jae .L62
.L60:
    add r11d, dword ptr [rcx + 4*r12]
.L61:
    mov ecx, dword ptr [rsp + 0x18]
    cmp dword ptr [rsp + 0x160], ecx
    jne .L56
    and r8, qword ptr [rsp + 0x30]
    jne .L56
    shr al, 0x3
    xor al, 0x7
    movzx eax, al
    cmp al, 0x5
    mov ecx, 0x5
    cmovae eax, ecx
    cmp r14d, r9d
    cmovbe r14d, r9d
    add al, byte ptr [rsp + 0x10]
    lea ecx, [r11 + 0xf9003c]
    cmp al, r14b
    cmovae ecx, r11d
    mov r11d, ecx
    jmp .L56
    nop
.L62:
    lea rcx, [.D2]
    test qword ptr [rsp + 0x1a8], r8
    je .L60
    lea rcx, [.D3]
    test qword ptr [rsp + 0x58], rbp
    jne .L61
    jmp .L60
.L63:
    xor r11d, r11d
.L64:
    mov rax, qword ptr [rsp + 0x68]
    movabs rcx, 0x14141400000000
    and rax, rcx
    movabs rsi, 0x7e7e7e7e7e7e00
    mov rdi, qword ptr [rsp + 0x1e0]
    not rdi
    mov r14, qword ptr [rsp + 0x80]
    and rdi, r14
    and rdi, qword ptr [rsp + 0x130]
    je .L66
    mov qword ptr [rsp + 0x68], rax
    mov rcx, qword ptr [rsp + 0x188]
    lea rax, [rcx + rcx]
    and rax, qword ptr [rsp + 0x1d0]
    shr rcx
    and rcx, qword ptr [rsp + 0x1d8]
    mov rdx, rax
    and rdx, rcx
    or rcx, rax
    mov rax, qword ptr [rsp + 0x180]
    lea r8, [rax + rax]
    shr rax
    and rax, rsi
    and rax, r8
    not rax
    and rax, rcx
    or rax, rdx
    shr rax, 0x8
    and rax, rdi
    mov rbp, qword ptr [rsp + 0x20]
    mov r9, qword ptr [rsp + 0x120]
    mov rdi, qword ptr [rsp + 0xb0]
    mov r12, qword ptr [rsp + 0x38]
    mov r13, qword ptr [rsp + 0x70]
    je .L67
    xor ecx, ecx
    lea rsi, [.D0]
    nop
.L65:
    mov rdx, rax
    tzcnt r8, rax
    dec rax
    shr r8d, 0x3
    add ecx, dword ptr [rsi + 4*r8 + 0x620]
    and rax, rdx
    jne .L65
    jmp .L68
.L66:
    mov qword ptr [rsp + 0x278], r11
    mov rbp, qword ptr [rsp + 0x20]
    mov r9, qword ptr [rsp + 0x120]
    mov rdi, qword ptr [rsp + 0xb0]
    mov r12, qword ptr [rsp + 0x38]
    mov r13, qword ptr [rsp + 0x70]
    jmp .L69
.L67:
    xor ecx, ecx
.L68:
    add ecx, r11d
    mov eax, ecx
    mov qword ptr [rsp + 0x278], rax
    mov rax, qword ptr [rsp + 0x68]
.L69:
    sub r12, qword ptr [rsp + 0x178]
    sub r13, rax
    mov ecx, r9d
    and cl, 0x38
    mov r9, -0x1
    shl r9, cl
    mov r11, r9
    and r11, r14
    and r9, rbp
    mov rax, qword ptr [rsp + 0xb8]
    or qword ptr [rsp + 0x158], rax
    test dil, dil
    je .L70
    mov eax, edi
    cmp dword ptr [rsp], 0x7
    jne .L71
    mov al, 0x6
    jmp .L71
.L70:
    mov al, 0x1
.L71:
    mov qword ptr [rsp + 0x38], r12
    shr r12, 0x2
    mov qword ptr [rsp + 0x10], r12
    mov qword ptr [rsp + 0x70], r13
    shr r13, 0x2
    mov qword ptr [rsp + 0x18], r13
    xor ecx, ecx
    popcnt rcx, rbp
    mov qword ptr [rsp + 0x178], rcx
    lea ebp, [rax - 0x1]
    mov ecx, ebp
    and cl, 0x7
    movabs r14, 0x101010101010101
    shl r14, cl
    mov r8, r11
    and r8, r14
    tzcnt rcx, r8
    shr ecx, 0x3
    test r8, r8
    cmove rcx, r8
    and r14, r9
    tzcnt r8, r14
    shr r8d, 0x3
    test r14, r14
    cmove r8, r14
    test rcx, rcx
    setne r14b
    lea r12, [rcx + 0x1]
    cmp r12, r8
    sete r12b
    and r12b, r14b
    movzx r14d, r12b
    shl r14d, 0x5
    xor r12d, r12d
    cmp bpl, dil
    sete r12b
    shl r12d, 0x5
    lea r15, [.D0]
    add r12, r15
    mov r13d, ecx
    mov r12d, dword ptr [r12 + 4*r13 + 0x700]
    add r14, r15
    mov r13d, r8d
    mov r14d, dword ptr [r14 + 4*r13 + 0x740]
    lea ebp, [r12 + r14]
    or r8, rcx
    lea r14d, [r12 + r14 + 0x3ffef]
    cmovne r14d, ebp
    mov rsi, qword ptr [rsp + 0x158]
    mov rdx, qword ptr [rsp + 0x50]
    test rsi, rdx
    cmove r14d, ebp
    movabs r12, 0x101010101010101
    mov ecx, eax
    shl r12, cl
    mov r8, r11
    and r8, r12
    tzcnt rcx, r8
    shr ecx, 0x3
    test r8, r8
    cmove rcx, r8
    and r12, r9
    tzcnt r8, r12
    shr r8d, 0x3
    test r12, r12
    cmove r8, r12
    test rcx, rcx
    setne bpl
    lea r12, [rcx + 0x1]
    cmp r12, r8
    sete r12b
    and r12b, bpl
    movzx r12d, r12b
    shl r12d, 0x5
    xor r13d, r13d
    cmp al, dil
    sete r13b
    shl r13d, 0x5
    add r13, r15
    mov ebp, ecx
    add r14d, dword ptr [r13 + 4*rbp + 0x700]
    add r12, r15
    mov r13d, r8d
    mov r12d, dword ptr [r12 + 4*r13 + 0x740]
    or r8, rcx
    lea ecx, [r14 + r12]
    lea r14d, [r12 + r14 + 0x3ffef]
    cmovne r14d, ecx
    mov r13, rsi
    test rsi, rdx
    cmove r14d, ecx
    inc al
    mov ecx, eax
    and cl, 0x7
    movabs r12, 0x101010101010101
    shl r12, cl
    and r11, r12
    tzcnt rcx, r11
    shr ecx, 0x3
    test r11, r11
    cmove rcx, r11
    movabs rsi, 0x3333333333333333
    lea r8, [rsi - 0x333]
    mov qword ptr [rsp + 0x1e0], r8
    and r12, r9
    tzcnt r8, r12
    shr r8d, 0x3
    test r12, r12
    cmove r8, r12
    test rcx, rcx
    setne r9b
    lea r11, [rcx + 0x1]
    cmp r11, r8
    sete r11b
    and r11b, r9b
    movzx r9d, r11b
    shl r9d, 0x5
    xor r11d, r11d
    cmp al, dil
    sete r11b
    shl r11d, 0x5
    add r11, r15
    mov eax, ecx
    add r14d, dword ptr [r11 + 4*rax + 0x700]
    movabs rax, 0x3333333000000000
    add r9, r15
    mov r11d, r8d
    mov r9d, dword ptr [r9 + 4*r11 + 0x740]
    lea r11d, [r14 + r9]
    or r8, rcx
    lea ecx, [r9 + r14 + 0x3ffef]
    cmovne ecx, r11d
    lea r9, [rsi - 0x33333333]
    test r13, rdx
    cmove ecx, r11d
    mov dword ptr [rsp + 0x268], ecx
    movd ecx, xmm5
    mov r15, qword ptr [rsp + 0x148]
    cmp r15, 0x1
    sbb ecx, -0x1
    xor edi, edi
    mov r8, qword ptr [rsp + 0x8]
    not r8
    mov qword ptr [rsp + 0x1d0], r8
    cmp ecx, 0x2
    jl .L72
    mov r14, qword ptr [rsp + 0xc8]
    not r14
    mov r8, qword ptr [rsp + 0x288]
    or r8, qword ptr [rsp + 0x220]
    mov rbp, qword ptr [rsp + 0x1d0]
    or r8, rbp
    mov rcx, qword ptr [rsp + 0x110]
    lea r12, [rcx + 2*rcx]
    lea r13, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [r13 + 8*r12 + 0x14]
    mov r11, qword ptr [r13 + 8*r12]
    mov rsi, qword ptr [rsp + 0x30]
    and r11, rsi
    imul r11, qword ptr [r13 + 8*r12 + 0x8]
    shr r11, cl
    and r8, r14
    mov ecx, dword ptr [r13 + 8*r12 + 0x10]
    add r11, rcx
    movzx ecx, byte ptr [r13 + 8*r12 + 0x614]
    mov r14, qword ptr [r13 + 8*r12 + 0x600]
    and r14, rsi
    imul r14, qword ptr [r13 + 8*r12 + 0x608]
    mov r12d, dword ptr [r13 + 8*r12 + 0x610]
    lea rsi, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rsp + 0x238]
    add rdi, rsi
    and r8, qword ptr [rsp + 0x58]
    mov rsi, qword ptr [rsp + 0x28]
    and rsi, r8
    shr r14, cl
    xor ecx, ecx
    popcnt rcx, rsi
    add r14, r12
    and r8, qword ptr [rsp + 0xc0]
    or r8, rbp
    mov r12, rdx
    not r12
    and r12, r8
    lea r8, [plywright::sliders::magic::TABLE]
    mov r14, qword ptr [r8 + 8*r14]
    and r14, r12
    mov r8, qword ptr [r8 + 8*r11]
    and r8, r12
    mov r11, r14
    or r11, r8
    mov r13, qword ptr [rdi]
    and r13, qword ptr [rsp + 0x98]
    test r13, r12
    movabs rsi, 0x3333333333333333
    pextrd r12d, xmm5, 0x1
    lea ecx, [rcx + 4*rcx]
    lea ebp, [r12 + 2*rcx]
    lea ecx, [r12 + 2*rcx + 0x28]
    cmove ecx, ebp
    test qword ptr [rsp + 0x228], r14
    lea r14d, [rcx + 0x11]
    cmove r14d, ecx
    test qword ptr [rsp + 0x78], r8
    lea ecx, [r14 + 0x25]
    cmove ecx, r14d
    test qword ptr [rsp + 0x218], r11
    lea r8d, [rcx + 0x2d]
    cmove r8d, ecx
    lea ecx, [r8 - 0x37]
    test r15, r15
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
    lea edi, [rcx + 8*rcx]
    and edi, 0xff0000
    or edi, r8d
.L72:
    mov dword ptr [rsp + 0x238], edi
    and qword ptr [rsp + 0x70], rax
    and qword ptr [rsp + 0x18], r9
    movq rcx, xmm1
    pextrq rax, xmm1, 0x1
    mov qword ptr [rsp + 0x110], rax
    mov qword ptr [rsp + 0x1d8], rcx
    or rax, rcx
    mov qword ptr [rsp + 0x130], rax
    and rdx, rax
    mov rdi, qword ptr [rsp + 0xa0]
    or rdi, r15
    mov qword ptr [rsp + 0x50], rdx
    or rdi, rdx
    mov r13, qword ptr [rsp + 0x30]
    mov rax, r13
    not rax
    mov qword ptr [rsp + 0x2b8], rax
    mov rcx, qword ptr [rsp + 0x128]
    and eax, ecx
    shl eax, 0x8
    and eax, 0xff000000
    or rax, rcx
    mov rcx, qword ptr [rsp + 0xf0]
    or rcx, r13
    not rcx
    mov rdx, qword ptr [rsp + 0x58]
    not rdx
    mov r8, qword ptr [rsp + 0x8]
    mov qword ptr [rsp + 0x128], rdx
    or r8, rdx
    and r8, rcx
    and r8, rax
    mov rax, r8
    shl rax, 0x9
    movabs rcx, -0x101010101010102
    add rcx, -0xfefe
    and rcx, rax
    shl r8, 0x7
    movabs rax, 0x7f7f7f7f7f7f7f7f
    add rax, -0x7f7f
    and rax, r8
    or rax, rcx
    mov qword ptr [rsp + 0x68], rdi
    mov rcx, rdi
    and rcx, qword ptr [rsp + 0x208]
    and rcx, rax
    mov r8, rcx
    shr r8
    movabs rdx, 0x5555555555555555
    add rdx, -0x5555
    and r8, rdx
    sub rcx, r8
    lea r11, [rsi - 0x3333]
    mov r9, rcx
    and r9, r11
    shr rcx, 0x2
    and rcx, r11
    mov rdi, qword ptr [rsp + 0x20]
    and rax, rdi
    mov r8, rax
    shr r8
    and r8, rdx
    sub rax, r8
    mov r8, rax
    and r8, r11
    shr rax, 0x2
    and rax, r11
    mov r11, rdi
    shl r11, 0x9
    movabs r14, 0x80000000000000
    and r14, r11
    mov r11, rdi
    shl r11, 0x7
    movabs rdi, 0xffffff000000
    add rdi, 0x1000000
    and rdi, r11
    or rdi, r14
    mov rdx, qword ptr [rsp + 0x60]
    and rdi, rdx
    mov r11, rdi
    shr r11
    movabs r14, 0x40000000000000
    and r14, r11
    sub rdi, r14
    movabs r11, 0x3301000000000000
    and r11, rdi
    shr rdi, 0x2
    movabs r14, 0x3330000000000000
    and r14, rdi
    add r14, r11
    mov r12, r14
    shr r12, 0x4
    add r12, r14
    movabs r11, 0xf07000000000000
    and r11, r12
    mov r14, r13
    shr r14, 0x10
    and r14d, dword ptr [rsp + 0x168]
    mov r12d, r14d
    shr r12d
    and r12d, 0x4
    and r14d, 0x10
    lea ebp, [r12 + 2*r14]
    and edx, ebp
    mov r14d, edx
    shr r14d
    and r14d, -0x10
    sub rdx, r14
    lea r14, [rsi - 0x3]
    and r14, rdx
    shr rdx, 0x2
    lea r12, [rsi - 0x2]
    and r12, rdx
    add r12, r14
    mov r14, r12
    shr r14, 0x4
    add r14, r12
    mov r13, qword ptr [rsp + 0x38]
    and r13, qword ptr [rsp + 0x1e0]
    mov rbp, qword ptr [rsp + 0x10]
    and rbp, qword ptr [rsp + 0x170]
    movabs rsi, 0x101010101010101
    imul r11, rsi
    shr r11, 0x38
    imul r11d, r11d, 0xffc3ffb0
    movabs r12, 0xf0f0f0f0f0f0f0f
    and r14, r12
    imul r14, rsi
    shr r14, 0x38
    imul edi, r14d, 0xfff8ffe3
    add edi, r11d
    mov rdx, qword ptr [rsp + 0xb0]
    lea r11d, [rdx - 0x1]
    cmp r11b, 0x2
    jae .L75
    cmp dl, 0x2
    mov r14d, 0x303
    mov r11d, 0x101
    cmove r11, r14
    mov rsi, qword ptr [rsp + 0x88]
    mov r14, qword ptr [rsp + 0x1c8]
    mov rdx, qword ptr [rsp + 0x178]
    mov r12, qword ptr [rsp + 0x170]
.L73:
    test byte ptr [rsp + 0x120], 0x38
    jne .L74
    mov qword ptr [rsp + 0x28], r8
    mov r8, r9
    mov r9, r15
    mov r15, rbp
    mov ebp, esi
    and ebp, dword ptr [rsp + 0x48]
    and ebp, r11d
    xor r11d, r11d
    popcnt r11d, ebp
    mov rbp, r15
    mov r15, r9
    mov r9, r8
    mov r8, qword ptr [rsp + 0x28]
    imul r11d, r11d, 0xfffeffe4
    add edi, r11d
.L74:
    mov dword ptr [rsp + 0x168], edi
    jmp .L76
.L75:
    mov qword ptr [rsp + 0x28], r8
    mov r11d, 0xc0c0
    mov rsi, qword ptr [rsp + 0x88]
    mov r14, qword ptr [rsp + 0x1c8]
    mov rdx, qword ptr [rsp + 0x178]
    mov r8, r9
    mov r9, r15
    mov r15, rbp
    mov ebp, 0x99
    mov r12d, dword ptr [rsp]
    bt ebp, r12d
    mov r12, qword ptr [rsp + 0x170]
    jae .L109
    mov dword ptr [rsp + 0x168], edi
    mov rbp, r15
    mov r15, r9
    mov r9, r8
    mov r8, qword ptr [rsp + 0x28]
.L76:
    add rbp, r13
    mov qword ptr [rsp + 0x10], rbp
    mov rsi, qword ptr [rsp + 0x18]
    add rsi, qword ptr [rsp + 0x70]
    mov qword ptr [rsp + 0x18], rsi
    add rcx, r9
    add rax, r8
    lea r8d, [rdx - 0x5]
    mov rdx, qword ptr [rsp + 0x138]
    imul r9d, edx, 0x5fffe
    mov rsi, qword ptr [rsp + 0xe0]
    imul r11d, esi, 0xffff0003
    add r11d, r9d
    imul r11d, r8d
    lea r8d, [r11 + 0x3f0019]
    cmp dword ptr [rsp + 0x190], 0x2
    cmovb r8d, r11d
    lea r9d, [r8 + 0x30000]
    cmp edx, 0x2
    cmovb r9d, r8d
    lea edx, [r9 + 0x7fff5]
    cmp esi, 0x2
    cmovb edx, r9d
    mov dword ptr [rsp + 0x264], edx
    mov r8d, esi
    shl r8d, 0x11
    lea r8d, [r8 + 2*r8]
    neg r8d
    xor edx, edx
    test r15, r15
    cmovne edx, r8d
    mov dword ptr [rsp + 0x120], edx
    mov rdx, qword ptr [rsp + 0x280]
    lea r9, [rdx + rdx]
    movabs r15, -0x101010101010102
    and r9, r15
    mov r8, rdx
    shr r8
    movabs r13, 0x7f7f7f7f7f7f7f7f
    and r8, r13
    or r8, r9
    not r8
    mov rdi, qword ptr [rsp + 0x20]
    and r8, rdi
    mov rsi, qword ptr [rsp + 0xa8]
    and rsi, r8
    xor r9d, r9d
    popcnt r9, r8
    and r14, qword ptr [rsp + 0x250]
    and r14, qword ptr [rsp + 0x90]
    shl r14, 0x8
    not r8
    and r8, r14
    mov r11, r8
    shr r11
    and r11, qword ptr [rsp + 0x230]
    mov r14, qword ptr [rsp + 0x180]
    and r14, rdi
    popcnt r14, r14
    imul ebp, r14d, 0xffe8fff5
    sub r8, r11
    mov r11, r8
    and r11, r12
    shr r8, 0x2
    and r8, r12
    add r8, r11
    mov r11, r8
    shr r11, 0x4
    add r11, r8
    mov r12, qword ptr [rsp + 0xf0]
    mov r8, r12
    and r8, rdi
    popcnt r8, r8
    imul r14d, r8d, 0x3000a
    add r14d, ebp
    movzx r8d, dl
    lea ebp, [r8 + r8]
    not ebp
    and ebp, r8d
    xor r8d, r8d
    popcnt r8d, ebp
    imul edx, r8d, 0xfffdfff3
    add edx, r14d
    imul r9d, r9d, 0xfff7fffc
    add edx, r9d
    xor r9d, r9d
    popcnt r9, rsi
    imul r9d, r9d, 0xfff4fffa
    add edx, r9d
    and r11, qword ptr [rsp + 0x1e8]
    movabs rsi, 0x101010101010101
    imul r11, rsi
    shr r11, 0x38
    imul r9d, r11d, 0xffeefffd
    add edx, r9d
    lea r11, [rdi + rdi]
    and r11, r15
    mov r9, rdi
    shr r9
    and r9, r13
    or r9, r11
    or r9, r12
    and r9, rdi
    je .L78
    mov rsi, qword ptr [rsp + 0xc8]
    lea rdi, [.D0]
    mov r15, qword ptr [rsp + 0xc0]
    nop
.L77:
    mov r11, r9
    tzcnt r14, r9
    dec r9
    shr r14d
    and r14d, -0x4
    xor r14d, 0x1c
    add edx, dword ptr [r14 + rdi + 0x600]
    and r9, r11
    jne .L77
    jmp .L79
.L78:
    mov rsi, qword ptr [rsp + 0xc8]
    lea rdi, [.D0]
    mov r15, qword ptr [rsp + 0xc0]
.L79:
    mov rbp, qword ptr [rsp + 0x10]
    mov r8, rbp
    shr r8, 0x4
    mov qword ptr [rsp + 0xb8], r8
    mov r8, qword ptr [rsp + 0x18]
    shr r8, 0x4
    mov qword ptr [rsp + 0x70], r8
    mov r13, rcx
    shr r13, 0x4
    mov r8, qword ptr [rsp + 0x68]
    and r8, qword ptr [rsp + 0x1a0]
    mov qword ptr [rsp + 0x48], r8
    mov r8, rax
    shr r8, 0x4
    mov qword ptr [rsp + 0x38], r8
    mov r9, qword ptr [rsp + 0x150]
    xor r12d, r12d
    popcnt r12, r9
    mov r9, qword ptr [rsp + 0x20]
    test r9, r9
    je .L81
    nop
.L80:
    mov r11, r9
    tzcnt r14, r9
    dec r9
    xor r14d, 0x38
    add edx, dword ptr [rdi + 4*r14]
    and r9, r11
    jne .L80
.L81:
    mov dword ptr [rsp + 0x1c8], edx
    add qword ptr [rsp + 0xb8], rbp
    mov rdx, qword ptr [rsp + 0x18]
    add qword ptr [rsp + 0x70], rdx
    movabs rdx, 0xf0f0f0f0f0f0f0f
    lea r8, [rdx - 0xf0f0f0f]
    mov qword ptr [rsp + 0x2b0], r8
    add r13, rcx
    mov qword ptr [rsp + 0xb0], r13
    lea rcx, [rdx - 0xf0f]
    mov qword ptr [rsp + 0x230], rcx
    mov rcx, qword ptr [rsp + 0x1a0]
    and qword ptr [rsp + 0x50], rcx
    mov rcx, qword ptr [rsp + 0x100]
    or rcx, qword ptr [rsp + 0x118]
    mov qword ptr [rsp + 0xa8], rcx
    mov rcx, qword ptr [rsp + 0x68]
    mov r9, qword ptr [rsp + 0x20]
    or rcx, r9
    mov qword ptr [rsp + 0x60], rcx
    mov rcx, qword ptr [rsp + 0x58]
    and qword ptr [rsp + 0x48], rcx
    add qword ptr [rsp + 0x38], rax
    mov rax, r9
    shl rax, 0x10
    or rax, r9
    mov rcx, qword ptr [rsp + 0x248]
    or rax, rcx
    shl rax, 0x10
    or rax, rcx
    mov r11, rax
    shl r11, 0x20
    or r11, rax
    or r11, qword ptr [rsp + 0x188]
    mov r13, r11
    or r13, qword ptr [rsp + 0x1f0]
    mov rax, qword ptr [rsp + 0x140]
    mov rcx, qword ptr [rsp + 0x198]
    lea edx, [rcx + rax]
    mov rax, qword ptr [rsp + 0xe8]
    mov qword ptr [rsp + 0x1b8], rdx
    lea eax, [rdx + 2*rax]
    mov dword ptr [rsp + 0x28], eax
    not r13
    and r13, r9
    mov qword ptr [rsp + 0x170], r12
    je .L89
    lea eax, [4*r12]
    neg eax
    mov dword ptr [rsp + 0x18], eax
    mov rax, qword ptr [rsp + 0x8]
    or rax, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x1a8], rax
    mov rax, qword ptr [rsp + 0x240]
    movzx eax, byte ptr [rax + 0x93]
    xor al, 0x1
    mov byte ptr [rsp + 0x10], al
    xor ebp, ebp
    jmp .L83
    nop
.L82:
    lea rax, [r13 - 0x1]
    and r13, rax
    je .L90
.L83:
    tzcnt r14, r13
    mov eax, r14d
    shr eax, 0x3
    xor rax, 0x7
    lea edx, [r14 + 0x38]
    and dl, 0x3f
    add ebp, dword ptr [rdi + 4*rax + 0x640]
    mov ecx, r14d
    and ecx, 0x7
    mov esi, dword ptr [rsp]
    mov r9d, esi
    sub r9d, ecx
    mov r12d, ecx
    sub r12d, esi
    cmovb r12d, r9d
    mov r9d, edx
    shr r9b, 0x3
    movzx r9d, r9b
    mov r15d, dword ptr [rsp + 0xd0]
    mov r8, rbp
    mov ebp, r15d
    sub ebp, r9d
    mov rsi, rdi
    mov edi, r9d
    sub edi, r15d
    cmovb edi, ebp
    cmp r12d, edi
    cmova edi, r12d
    imul edi, dword ptr [rsi + 4*rax + 0x660]
    add edi, r8d
    mov r15d, dword ptr [rsp + 0x40]
    mov ebp, r15d
    sub ebp, ecx
    sub ecx, r15d
    cmovb ecx, ebp
    mov r15d, dword ptr [rsp + 0x108]
    mov ebp, r15d
    sub ebp, r9d
    sub r9d, r15d
    cmovb r9d, ebp
    cmp ecx, r9d
    cmova r9d, ecx
    imul r9d, dword ptr [rsi + 4*rax + 0x680]
    add r9d, edi
    movabs rbp, 0x101010101010101
    mov ecx, r14d
    shl rbp, cl
    test qword ptr [rsp + 0xa0], rbp
    je .L84
    add r9d, 0x60007
    mov ebp, r9d
    jmp .L85
    nop
.L84:
    lea ecx, [r9 - 0x220009]
    test qword ptr [rsp + 0x88], rbp
    mov rbp, rcx
    cmove ebp, r9d
.L85:
    mov r9d, 0x1
    mov ecx, edx
    shl r9, cl
    mov rcx, r9
    shr rcx, 0x8
    bts rcx, rdx
    mov rdi, rcx
    shr rdi, 0x10
    or rdi, rcx
    mov rcx, rdi
    shr rcx, 0x20
    or rcx, rdi
    movzx edx, dl
    mov rsi, qword ptr [rsp + 0x30]
    bt rsi, rdx
    lea rdx, [.D1]
    mov rsi, qword ptr [rsp + 0xc8]
    mov r15, qword ptr [rsp + 0xc0]
    jae .L88
.L86:
    add ebp, dword ptr [rdx + 4*rax]
.L87:
    mov r9, qword ptr [rsp + 0x20]
    lea rdi, [.D0]
    mov eax, dword ptr [rsp + 0x18]
    cmp dword ptr [rsp + 0x28], eax
    jne .L82
    and rcx, qword ptr [rsp + 0x30]
    jne .L82
    shr r14b, 0x3
    movzx eax, r14b
    cmp al, 0x5
    mov ecx, 0x5
    cmovae eax, ecx
    mov ecx, dword ptr [rsp + 0xd0]
    cmp r12d, ecx
    cmovbe r12d, ecx
    add al, byte ptr [rsp + 0x10]
    lea ecx, [rbp + 0xf9003c]
    cmp al, r12b
    cmovae ecx, ebp
    mov ebp, ecx
    jmp .L82
    nop
.L88:
    lea rdx, [.D2]
    test qword ptr [rsp + 0x1a8], rcx
    je .L86
    lea rdx, [.D3]
    test qword ptr [rsp + 0x8], r9
    jne .L87
    jmp .L86
.L89:
    xor ebp, ebp
.L90:
    mov r13, qword ptr [rsp + 0xb8]
    and r13, qword ptr [rsp + 0x1e8]
    mov r12, qword ptr [rsp + 0x70]
    and r12, qword ptr [rsp + 0x2b0]
    mov r14, qword ptr [rsp + 0xb0]
    mov rax, qword ptr [rsp + 0x230]
    and r14, rax
    mov rdx, r9
    mov rcx, qword ptr [rsp + 0x128]
    and rdx, rcx
    mov qword ptr [rsp + 0x10], rdx
    mov rdx, qword ptr [rsp + 0xa8]
    mov rdi, qword ptr [rsp + 0x50]
    and rdx, rdi
    mov qword ptr [rsp + 0xd0], rdx
    mov rdx, qword ptr [rsp + 0x60]
    and rdx, qword ptr [rsp + 0x288]
    mov qword ptr [rsp + 0x60], rdx
    mov rdx, qword ptr [rsp + 0x68]
    and rdx, rcx
    mov qword ptr [rsp], rdx
    not r15
    mov qword ptr [rsp + 0x18], r15
    and qword ptr [rsp + 0x48], rsi
    mov r8, qword ptr [rsp + 0x38]
    and r8, rax
    mov rax, r9
    and rax, qword ptr [rsp + 0x1a0]
    mov qword ptr [rsp + 0x108], rax
    not r11
    and r11, r9
    and r11, qword ptr [rsp + 0x1f0]
    je .L92
    mov rdi, qword ptr [rsp + 0x180]
    lea rcx, [rdi + rdi]
    movabs rdx, 0xfefefefefefefe
    and rcx, rdx
    shr rdi
    movabs rdx, 0x7f7f7f7f7f7f7f
    and rdi, rdx
    mov rdx, rcx
    and rdx, rdi
    or rdi, rcx
    mov rsi, qword ptr [rsp + 0x188]
    lea rcx, [rsi + rsi]
    shr rsi
    movabs r9, 0x7e7e7e7e7e7e00
    and rsi, r9
    and rsi, rcx
    not rsi
    and rsi, rdi
    or rsi, rdx
    shl rsi, 0x8
    and r11, rsi
    movabs rsi, 0x101010101010101
    mov r15, qword ptr [rsp + 0xa0]
    je .L93
    xor ecx, ecx
    mov rax, qword ptr [rsp + 0x10]
    lea r9, [.D0]
    nop
.L91:
    mov rdx, r11
    tzcnt rdi, r11
    dec r11
    shr edi
    and edi, -0x4
    xor edi, 0x1c
    add ecx, dword ptr [rdi + r9 + 0x620]
    and r11, rdx
    jne .L91
    jmp .L94
.L92:
    movabs rsi, 0x101010101010101
    mov r15, qword ptr [rsp + 0xa0]
    mov rax, qword ptr [rsp + 0x10]
    jmp .L95
.L93:
    xor ecx, ecx
    mov rax, qword ptr [rsp + 0x10]
.L94:
    add ecx, ebp
    mov ebp, ecx
    mov r9, qword ptr [rsp + 0x20]
    mov rdi, qword ptr [rsp + 0x50]
.L95:
    imul r13, rsi
    mov qword ptr [rsp + 0xb8], r13
    imul r12, rsi
    mov qword ptr [rsp + 0x70], r12
    mov rcx, qword ptr [rsp + 0x90]
    and qword ptr [rsp + 0x68], rcx
    imul r14, rsi
    mov qword ptr [rsp + 0xb0], r14
    mov rdx, qword ptr [rsp + 0xa8]
    mov r11, rdx
    and r11, rax
    mov r14, qword ptr [rsp + 0xd0]
    mov r12, r14
    and r12, qword ptr [rsp + 0x1d8]
    and r14, qword ptr [rsp + 0x110]
    mov qword ptr [rsp + 0xd0], r14
    mov r14, rdx
    and r14, r15
    mov r15, qword ptr [rsp + 0x148]
    and rdx, r15
    mov qword ptr [rsp + 0xa8], rdx
    mov rdx, qword ptr [rsp + 0xf8]
    and rax, rdx
    and rdi, rdx
    and r15, rdx
    mov rdx, qword ptr [rsp + 0x60]
    and rdx, qword ptr [rsp + 0x128]
    mov qword ptr [rsp + 0x60], rdx
    mov rdx, qword ptr [rsp]
    and rdx, qword ptr [rsp + 0x8]
    mov qword ptr [rsp], rdx
    mov rdx, qword ptr [rsp + 0x18]
    and qword ptr [rsp + 0x48], rdx
    imul r8, rsi
    mov qword ptr [rsp + 0x38], r8
    and qword ptr [rsp + 0x108], rcx
    mov rcx, qword ptr [rsp + 0x298]
    and cl, 0x38
    mov edx, 0xff
    shl rdx, cl
    mov rcx, rdx
    shr rcx, 0x8
    or rcx, rdx
    mov rdx, rcx
    shr rdx, 0x10
    or rdx, rcx
    mov r13, rdx
    shr r13, 0x20
    or r13, rdx
    mov rdx, r13
    and rdx, r9
    and r13, qword ptr [rsp + 0x80]
    mov rcx, qword ptr [rsp + 0x210]
    test cl, cl
    mov qword ptr [rsp + 0x50], rbp
    mov r8, rax
    je .L96
    cmp dword ptr [rsp + 0x40], 0x7
    jne .L97
    mov cl, 0x6
    jmp .L97
.L96:
    mov cl, 0x1
.L97:
    shr qword ptr [rsp + 0xb8], 0x38
    shr qword ptr [rsp + 0x70], 0x38
    mov r9, qword ptr [rsp + 0x68]
    popcnt r9, r9
    mov qword ptr [rsp + 0x1f0], r9
    shr qword ptr [rsp + 0xb0], 0x38
    xor r9d, r9d
    popcnt r9, r11
    mov qword ptr [rsp + 0x68], r9
    xor r9d, r9d
    popcnt r9, r12
    mov qword ptr [rsp + 0x10], r9
    mov rax, qword ptr [rsp + 0xd0]
    popcnt rax, rax
    mov qword ptr [rsp + 0xd0], rax
    xor eax, eax
    popcnt rax, r14
    mov qword ptr [rsp + 0x148], rax
    mov rax, qword ptr [rsp + 0xa8]
    popcnt rax, rax
    mov qword ptr [rsp + 0xa8], rax
    xor eax, eax
    popcnt rax, r8
    mov qword ptr [rsp + 0x188], rax
    xor eax, eax
    popcnt rax, rdi
    mov qword ptr [rsp + 0x180], rax
    xor eax, eax
    popcnt rax, r15
    mov qword ptr [rsp + 0x1e8], rax
    mov rax, qword ptr [rsp + 0x60]
    popcnt rax, rax
    mov qword ptr [rsp + 0x60], rax
    mov rax, qword ptr [rsp]
    popcnt rax, rax
    mov qword ptr [rsp], rax
    mov rax, qword ptr [rsp + 0x48]
    popcnt rax, rax
    mov qword ptr [rsp + 0x1a8], rax
    shr qword ptr [rsp + 0x38], 0x38
    mov rax, qword ptr [rsp + 0x108]
    popcnt rax, rax
    mov qword ptr [rsp + 0x48], rax
    lea r11d, [rcx - 0x1]
    mov r8, rcx
    mov ecx, r11d
    and cl, 0x7
    mov rdi, rsi
    shl rdi, cl
    mov r9, rdx
    and r9, rdi
    bsr rcx, r9
    xor ecx, 0x38
    shr ecx, 0x3
    test r9, r9
    cmove rcx, r9
    and rdi, r13
    bsr r9, rdi
    xor r9d, 0x38
    shr r9d, 0x3
    test rdi, rdi
    cmove r9, rdi
    test rcx, rcx
    setne dil
    lea r14, [rcx + 0x1]
    cmp r14, r9
    mov r15, rsi
    sete bpl
    and bpl, dil
    movzx r14d, bpl
    shl r14d, 0x5
    xor edi, edi
    mov rax, qword ptr [rsp + 0x210]
    cmp r11b, al
    mov r12, rax
    sete dil
    shl edi, 0x5
    lea rax, [.D0]
    add rdi, rax
    add r14, rax
    mov r11d, r9d
    or r9, rcx
    mov ecx, ecx
    mov ecx, dword ptr [rdi + 4*rcx + 0x700]
    mov edi, dword ptr [r14 + 4*r11 + 0x740]
    lea r9d, [rcx + rdi]
    lea r11d, [rcx + rdi + 0x3ffef]
    cmovne r11d, r9d
    mov rsi, qword ptr [rsp + 0x258]
    test qword ptr [rsp + 0x158], rsi
    cmove r11d, r9d
    mov rdi, r15
    mov ecx, r8d
    shl rdi, cl
    mov r9, rdx
    and r9, rdi
    bsr rcx, r9
    xor ecx, 0x38
    shr ecx, 0x3
    test r9, r9
    cmove rcx, r9
    and rdi, r13
    bsr r9, rdi
    xor r9d, 0x38
    shr r9d, 0x3
    test rdi, rdi
    cmove r9, rdi
    test rcx, rcx
    setne dil
    lea r14, [rcx + 0x1]
    cmp r14, r9
    sete bpl
    and bpl, dil
    movzx edi, bpl
    shl edi, 0x5
    xor r14d, r14d
    cmp r8b, r12b
    mov rbp, r12
    sete r14b
    shl r14d, 0x5
    add r14, rax
    mov r12d, ecx
    add r11d, dword ptr [r14 + 4*r12 + 0x700]
    add rdi, rax
    mov r12, rax
    mov r14d, r9d
    or r9, rcx
    mov ecx, dword ptr [rdi + 4*r14 + 0x740]
    mov r14, rsi
    lea edi, [r11 + rcx]
    lea r11d, [rcx + r11 + 0x3ffef]
    cmovne r11d, edi
    mov rsi, qword ptr [rsp + 0x158]
    test rsi, r14
    cmove r11d, edi
    inc r8b
    mov ecx, r8d
    and cl, 0x7
    shl r15, cl
    and rdx, r15
    bsr rcx, rdx
    xor ecx, 0x38
    shr ecx, 0x3
    test rdx, rdx
    cmove rcx, rdx
    and r15, r13
    bsr rdx, r15
    xor edx, 0x38
    shr edx, 0x3
    test r15, r15
    cmove rdx, r15
    test rcx, rcx
    setne dil
    lea r9, [rcx + 0x1]
    cmp r9, rdx
    sete r9b
    and r9b, dil
    movzx edi, r9b
    shl edi, 0x5
    xor r9d, r9d
    cmp r8b, bpl
    sete r9b
    shl r9d, 0x5
    add r9, rax
    mov eax, ecx
    add r11d, dword ptr [r9 + 4*rax + 0x700]
    add rdi, r12
    mov eax, edx
    or rdx, rcx
    mov eax, dword ptr [rdi + 4*rax + 0x740]
    lea ecx, [r11 + rax]
    lea eax, [rax + r11 + 0x3ffef]
    cmovne eax, ecx
    test rsi, r14
    cmove eax, ecx
    mov dword ptr [rsp + 0x108], eax
    movd eax, xmm0
    cmp qword ptr [rsp + 0x150], 0x1
    sbb eax, -0x1
    xor ecx, ecx
    cmp eax, 0x2
    mov r8, qword ptr [rsp + 0xc8]
    jl .L98
    lea r12, [plywright::board::geometry::AROUND]
    add r12, qword ptr [rsp + 0x2a8]
    mov r15, qword ptr [rsp + 0x218]
    or r15, qword ptr [rsp + 0x200]
    mov rsi, qword ptr [rsp + 0x128]
    or r15, rsi
    and r15, qword ptr [rsp + 0x18]
    mov rax, qword ptr [rsp + 0x290]
    lea rdx, [rax + 2*rax]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov r9d, dword ptr [rdi + 8*rdx + 0x10]
    movzx ecx, byte ptr [rdi + 8*rdx + 0x14]
    mov rax, qword ptr [rdi + 8*rdx]
    mov r13, qword ptr [rsp + 0x30]
    and rax, r13
    imul rax, qword ptr [rdi + 8*rdx + 0x8]
    shr rax, cl
    movzx ecx, byte ptr [rdi + 8*rdx + 0x614]
    mov r11, qword ptr [rdi + 8*rdx + 0x600]
    and r11, r13
    imul r11, qword ptr [rdi + 8*rdx + 0x608]
    shr r11, cl
    add rax, r9
    mov ecx, dword ptr [rdi + 8*rdx + 0x610]
    add r11, rcx
    and r15, qword ptr [rsp + 0x8]
    mov r9, qword ptr [rsp + 0xd8]
    and r9, r15
    and r15, r8
    or r15, rsi
    mov rcx, r14
    not rcx
    and rcx, r15
    lea rdx, [plywright::sliders::magic::TABLE]
    mov rdi, qword ptr [rdx + 8*r11]
    mov rax, qword ptr [rdx + 8*rax]
    xor edx, edx
    popcnt rdx, r9
    and rdi, rcx
    and rax, rcx
    mov r11, qword ptr [rsp + 0x118]
    and r11, qword ptr [r12]
    mov r9, rdi
    or r9, rax
    test r11, rcx
    pextrd ecx, xmm0, 0x1
    lea edx, [rdx + 4*rdx]
    lea r11d, [rcx + 2*rdx]
    lea ecx, [rcx + 2*rdx + 0x28]
    cmove ecx, r11d
    test qword ptr [rsp + 0x100], rdi
    lea edx, [rcx + 0x11]
    cmove edx, ecx
    test qword ptr [rsp + 0xf8], rax
    lea eax, [rdx + 0x25]
    cmove eax, edx
    test qword ptr [rsp + 0x220], r9
    lea ecx, [rax + 0x2d]
    cmove ecx, eax
    lea eax, [rcx - 0x37]
    cmp qword ptr [rsp + 0x150], 0x0
    cmovne eax, ecx
    xor ecx, ecx
    test eax, eax
    cmovg ecx, eax
    cmp ecx, 0x3ff
    mov eax, 0x3ff
    cmovl eax, ecx
    imul eax, eax
    shr eax, 0x7
    cmp eax, 0x156
    mov edx, 0x156
    cmovb edx, eax
    mov eax, edx
    shl eax, 0xb
    lea ecx, [rax + 8*rax]
    and ecx, 0xff0000
    or ecx, edx
.L98:
    mov dword ptr [rsp + 0x118], ecx
    mov eax, dword ptr [rsp + 0x26c]
    add dword ptr [rsp + 0x1b4], eax
    mov eax, dword ptr [rsp + 0x264]
    sub dword ptr [rsp + 0x120], eax
    mov r12, r8
    mov r8, qword ptr [rsp + 0x130]
    and r8, r14
    mov rcx, qword ptr [rsp + 0x250]
    mov rdx, qword ptr [rsp + 0x2b8]
    and rdx, rcx
    shr rdx, 0x8
    movabs rax, 0xff00000000
    and rax, rdx
    or rax, rcx
    mov rdx, qword ptr [rsp + 0x90]
    mov r11, qword ptr [rsp + 0x30]
    or rdx, r11
    not rdx
    mov rdi, qword ptr [rsp + 0x58]
    mov rsi, qword ptr [rsp + 0x1d0]
    or rdi, rsi
    and rdi, rdx
    and rdi, rax
    mov rax, rdi
    shr rax, 0x7
    movabs r9, 0xfefefefefefe
    and r9, rax
    shr rdi, 0x9
    movabs r15, 0x7f7f7f7f7f7f
    and r15, rdi
    or r15, r9
    mov r13, qword ptr [rsp + 0x228]
    or r13, qword ptr [rsp + 0x98]
    mov rdx, r8
    mov rax, r8
    mov rdi, qword ptr [rsp + 0x88]
    or rax, rdi
    mov r8, qword ptr [rsp + 0x150]
    or rax, r8
    mov rbp, qword ptr [rsp + 0x80]
    mov r14, rbp
    and r14, rsi
    mov r9, qword ptr [rsp + 0x208]
    and rdx, r9
    mov rcx, r13
    and rcx, r14
    mov qword ptr [rsp + 0xd8], rcx
    mov rcx, r13
    and rcx, rdx
    mov qword ptr [rsp + 0x100], rcx
    mov rcx, rdx
    and rdi, r13
    mov qword ptr [rsp + 0x88], rdi
    and r13, r8
    mov rdx, qword ptr [rsp + 0x78]
    and r14, rdx
    mov qword ptr [rsp + 0xf8], r14
    and rcx, rdx
    mov qword ptr [rsp + 0x130], rcx
    and rdx, r8
    mov qword ptr [rsp + 0x78], rdx
    or r12, qword ptr [rsp + 0x90]
    mov rcx, qword ptr [rsp + 0xf0]
    mov rdx, rcx
    and rdx, rax
    mov qword ptr [rsp + 0x98], rdx
    mov r14, qword ptr [rsp + 0x1a0]
    and r14, rax
    mov rdx, qword ptr [rsp + 0x58]
    and rdx, rax
    not r12
    and r12, rax
    or rax, rbp
    and rax, qword ptr [rsp + 0x200]
    and rax, rsi
    and rdx, rsi
    mov qword ptr [rsp + 0x58], rdx
    and r12, qword ptr [rsp + 0x8]
    and r12, qword ptr [rsp + 0xc0]
    mov qword ptr [rsp + 0xc8], r12
    and r9, rbp
    and r9, rcx
    mov qword ptr [rsp + 0x208], r9
    mov esi, ebp
    shr esi, 0x7
    and esi, 0x8000
    mov edi, ebp
    mov r8, rbp
    shr edi, 0x9
    and edi, 0x100
    or edi, esi
    mov rdx, qword ptr [rsp + 0x2a0]
    mov esi, edx
    and esi, edi
    mov edi, esi
    shr edi
    and edi, 0x4000
    sub rsi, rdi
    movabs rdi, 0x3333333333333333
    add rdi, -0x3233
    and rdi, rsi
    shr rsi, 0x2
    and rsi, qword ptr [rsp + 0x1e0]
    add rsi, rdi
    mov rdi, rsi
    shr rdi, 0x4
    add rdi, rsi
    movabs rcx, 0xf0f0f0f0f0f0f0f
    add rcx, -0x80f
    and rcx, rdi
    shl r11, 0x10
    and r11, qword ptr [rsp + 0x248]
    mov rsi, r11
    shr rsi
    movabs rdi, 0x400000000000000
    and rdi, rsi
    movabs r9, 0x1000000000000000
    and r11, r9
    lea rsi, [rdi + 2*r11]
    and rsi, rdx
    mov rdi, rsi
    shr rdi
    and rdi, r9
    sub rsi, rdi
    movabs rdi, 0x3000000000000000
    and rdi, rsi
    shr rsi, 0x2
    movabs r9, 0x100000000000000
    and r9, rsi
    add rsi, rdi
    shr rsi, 0x4
    add rsi, r9
    movabs rdi, 0xf00000000000000
    and rsi, rdi
    movabs r9, 0x101010101010101
    imul rcx, r9
    shr rcx, 0x38
    imul edi, ecx, 0xffc3ffb0
    imul rsi, r9
    shr rsi, 0x38
    imul r9d, esi, 0xfff8ffe3
    add r9d, edi
    movd xmm0, dword ptr [rsp + 0xe8]
    movd xmm1, dword ptr [rsp + 0xe0]
    mov rcx, qword ptr [rsp + 0x98]
    popcnt r12, rcx
    and r14, r15
    xor ecx, ecx
    popcnt rcx, r14
    mov rdx, qword ptr [rsp + 0xd8]
    popcnt rdx, rdx
    mov qword ptr [rsp + 0x98], rdx
    mov rdx, qword ptr [rsp + 0x1d8]
    mov rsi, qword ptr [rsp + 0x100]
    and rdx, rsi
    popcnt rbp, rdx
    and rsi, qword ptr [rsp + 0x110]
    xor edx, edx
    popcnt rdx, rsi
    mov qword ptr [rsp + 0xd8], rdx
    mov rdx, qword ptr [rsp + 0x88]
    popcnt rdx, rdx
    mov qword ptr [rsp + 0x88], rdx
    xor edx, edx
    popcnt rdx, r13
    mov qword ptr [rsp + 0x100], rdx
    mov rdx, qword ptr [rsp + 0xf8]
    popcnt rdx, rdx
    mov qword ptr [rsp + 0xf8], rdx
    mov rdx, qword ptr [rsp + 0x130]
    xor r11d, r11d
    popcnt r11, rdx
    mov rdx, qword ptr [rsp + 0x78]
    xor edi, edi
    popcnt rdi, rdx
    popcnt r13, rax
    mov rax, qword ptr [rsp + 0x58]
    popcnt rax, rax
    mov qword ptr [rsp + 0x78], rax
    mov rax, qword ptr [rsp + 0xc8]
    xor r14d, r14d
    popcnt r14, rax
    and r15, r8
    xor esi, esi
    popcnt rsi, r15
    mov rax, qword ptr [rsp + 0x208]
    popcnt r8, rax
    mov rdx, qword ptr [rsp + 0x210]
    lea eax, [rdx - 0x1]
    cmp al, 0x2
    mov dword ptr [rsp + 0x8], r9d
    mov qword ptr [rsp + 0x30], rbp
    mov qword ptr [rsp + 0xc0], r12
    mov qword ptr [rsp + 0xc8], r8
    jae .L100
    cmp dl, 0x2
    movabs rbp, 0x303000000000000
    movabs rax, 0x101000000000000
    cmove rax, rbp
    mov r12d, dword ptr [rsp + 0x118]
.L99:
    mov rdx, qword ptr [rsp + 0x298]
    not dl
    test dl, 0x38
    jne .L101
    mov r9, qword ptr [rsp + 0x48]
    and rax, qword ptr [rsp + 0x280]
    and rax, qword ptr [rsp + 0xa0]
    mov rbp, rax
    shr rbp
    movabs rdx, 0x4141000000000000
    and rdx, rbp
    sub rax, rdx
    movabs rdx, 0x3333000000000000
    and rdx, rax
    shr rax, 0x2
    movabs rbp, 0x3333333333333333
    and rax, rbp
    add rax, rdx
    mov rdx, rax
    shr rdx, 0x4
    add rdx, rax
    movabs rax, 0xf0f070707070707
    and rax, rdx
    movabs rdx, 0x101010101010101
    imul rax, rdx
    shr rax, 0x38
    imul eax, eax, 0xfffeffe4
    add dword ptr [rsp + 0x8], eax
    jmp .L102
.L100:
    movabs rax, -0x3f40000000000000
    mov ebp, 0x99
    mov edx, dword ptr [rsp + 0x40]
    bt ebp, edx
    mov r12d, dword ptr [rsp + 0x118]
    jae .L110
.L101:
    mov r9, qword ptr [rsp + 0x48]
.L102:
    mov rdx, qword ptr [rsp + 0x70]
    sub edx, dword ptr [rsp + 0xb8]
    mov r8d, edx
    shl r8d, 0x11
    add r8d, edx
    mov r15, qword ptr [rsp + 0xb0]
    sub r15d, ecx
    mov rbp, qword ptr [rsp + 0x1a8]
    sub ebp, r14d
    mov rcx, qword ptr [rsp + 0x38]
    sub ecx, esi
    mov edx, ecx
    shl ecx, 0x11
    lea eax, [rcx + 2*rdx]
    mov dword ptr [rsp + 0x40], eax
    mov r14, qword ptr [rsp + 0x60]
    sub r14d, r13d
    mov rax, qword ptr [rsp + 0x1e8]
    sub eax, edi
    mov rsi, qword ptr [rsp + 0x180]
    sub esi, r11d
    mov r13, qword ptr [rsp + 0x188]
    sub r13d, dword ptr [rsp + 0xf8]
    mov r11, qword ptr [rsp + 0xa8]
    sub r11d, dword ptr [rsp + 0x100]
    mov rdi, qword ptr [rsp + 0x148]
    sub edi, dword ptr [rsp + 0x88]
    mov rcx, qword ptr [rsp + 0x68]
    sub ecx, dword ptr [rsp + 0x98]
    mov rdx, qword ptr [rsp]
    sub edx, dword ptr [rsp + 0x78]
    mov qword ptr [rsp], rdx
    sub r9d, dword ptr [rsp + 0xc8]
    mov rdx, qword ptr [rsp + 0x1f0]
    sub edx, dword ptr [rsp + 0xc0]
    imul edx, edx, 0x21003d
    add r12d, edx
    imul edx, r15d, 0x90013
    add r12d, edx
    imul edx, r9d, 0xfff3
    add r12d, edx
    imul edx, eax, 0x1a002f
    add r12d, edx
    imul edx, esi, 0x180014
    add r12d, edx
    imul edx, r13d, 0x24000c
    add r12d, edx
    imul edx, r11d, 0x2f0026
    add r12d, edx
    imul edx, edi, 0x21002c
    add r12d, edx
    imul edx, ecx, 0x200011
    add r12d, edx
    imul edx, r14d, 0x2a0016
    add r12d, edx
    mov rcx, qword ptr [rsp + 0x198]
    mov edx, ecx
    sub edx, dword ptr [rsp + 0x190]
    imul edi, edx, 0x146015a
    mov rcx, qword ptr [rsp + 0x140]
    mov edx, ecx
    sub edx, dword ptr [rsp + 0x138]
    imul edx, edx, 0x148014b
    add edx, edi
    mov rcx, qword ptr [rsp + 0xe8]
    mov edi, ecx
    sub edi, dword ptr [rsp + 0xe0]
    imul edi, edi, 0x22f01da
    add edx, edi
    mov r14, qword ptr [rsp + 0x170]
    mov edi, r14d
    mov r15, qword ptr [rsp + 0x2c0]
    sub edi, r15d
    imul edi, edi, 0x3ce03f6
    add edx, edi
    mov rdi, qword ptr [rsp + 0xd0]
    sub edi, dword ptr [rsp + 0xd8]
    mov rcx, qword ptr [rsp + 0x10]
    sub ecx, dword ptr [rsp + 0x30]
    imul r11d, edi, 0x170019
    imul edi, ecx, 0x17000d
    add edi, r11d
    imul r11d, ebp, 0x140011
    add edi, r11d
    add edi, dword ptr [rsp + 0x40]
    mov rcx, qword ptr [rsp + 0x1f8]
    mov r9d, ecx
    mov r11, qword ptr [rsp + 0x178]
    sub r9d, r11d
    imul r9d, r9d, 0x73004a
    add r9d, r8d
    add r9d, r10d
    add r9d, dword ptr [rsp + 0x274]
    add ebx, dword ptr [rsp + 0x1b0]
    sub r9d, ebx
    add r9d, dword ptr [rsp + 0x1b4]
    add r9d, dword ptr [rsp + 0x270]
    add r9d, edx
    add r9d, dword ptr [rsp + 0x120]
    add r9d, dword ptr [rsp + 0x278]
    add r9d, dword ptr [rsp + 0x268]
    sub r9d, dword ptr [rsp + 0x238]
    mov rax, qword ptr [rsp]
    lea eax, [rax + 8*rax]
    lea edx, [r9 + 2*rax]
    add edx, edi
    add edx, dword ptr [rsp + 0x168]
    mov eax, dword ptr [rsp + 0x1c8]
    add eax, dword ptr [rsp + 0x50]
    add eax, dword ptr [rsp + 0x108]
    sub edx, eax
    add edx, r12d
    mov r10, r14
    sub edx, dword ptr [rsp + 0x8]
    pinsrd xmm0, r10d, 0x1
    pinsrd xmm1, r15d, 0x1
    mov rax, qword ptr [rsp + 0x240]
    movzx ecx, byte ptr [rax + 0x93]
    lea eax, [rdx - 0x80016]
    add edx, 0x80016
    test cl, cl
    cmovne edx, eax
    lea eax, [rdx + 0x8000]
    sar eax, 0x10
    test eax, eax
    jle .L104
    cmp qword ptr [rsp + 0x80], 0x0
    je .L107
    cmp dword ptr [rsp + 0x198], 0x1
    jne .L106
    cmp dword ptr [rsp + 0x190], 0x1
    jne .L106
    movabs rsi, 0x55aa55aa55aa55aa
    mov r8, qword ptr [rsp + 0x110]
    test r8, rsi
    sete sil
    movabs rdi, -0x55aa55aa55aa55ab
    test r8, rdi
    sete dil
    or dil, sil
    jne .L106
    mov rsi, qword ptr [rsp + 0x140]
    lea esi, [rsi + 2*rsi]
    mov rdi, qword ptr [rsp + 0xe8]
    lea r8d, [rdi + 4*rdi]
    add r8d, esi
    lea r9d, [r10 + 8*r10]
    lea rsi, [.D4]
    lea rdi, [.D5]
    add r9d, r8d
    jne .L103
    mov r8, qword ptr [rsp + 0x138]
    lea r8d, [r8 + 2*r8]
    mov r9, qword ptr [rsp + 0xe0]
    lea r9d, [r9 + 4*r9]
    add r9d, r8d
    lea r8d, [r15 + 8*r15]
    add r8d, r9d
    jne .L103
    lea rsi, [.D6]
    lea rdi, [.D7]
.L103:
    mov r8, qword ptr [rsp + 0x1f8]
    imul r8d, dword ptr [rdi]
    add r8d, dword ptr [rsi]
    cmp r8d, 0x40
    mov esi, 0x40
    cmovl esi, r8d
    jmp .L115
.L104:
    cmp qword ptr [rsp + 0x20], 0x0
    mov r9, qword ptr [rsp + 0x80]
    je .L111
    cmp dword ptr [rsp + 0x190], 0x1
    jne .L108
    cmp dword ptr [rsp + 0x198], 0x1
    jne .L108
    movabs rsi, 0x55aa55aa55aa55aa
    mov r8, qword ptr [rsp + 0x110]
    test r8, rsi
    sete sil
    movabs rdi, -0x55aa55aa55aa55ab
    test r8, rdi
    sete dil
    or dil, sil
    jne .L108
    mov rsi, qword ptr [rsp + 0x138]
    lea esi, [rsi + 2*rsi]
    mov rdi, qword ptr [rsp + 0xe0]
    lea r8d, [rdi + 4*rdi]
    add r8d, esi
    lea r9d, [r15 + 8*r15]
    lea rsi, [.D4]
    lea rdi, [.D5]
    add r9d, r8d
    jne .L105
    mov r8, qword ptr [rsp + 0x140]
    lea r8d, [r8 + 2*r8]
    mov r9, qword ptr [rsp + 0xe8]
    lea r9d, [r9 + 4*r9]
    add r9d, r8d
    lea r8d, [r10 + 8*r10]
    add r8d, r9d
    jne .L105
    lea rsi, [.D6]
    lea rdi, [.D7]
.L105:
    imul r11d, dword ptr [rdi]
    add r11d, dword ptr [rsi]
    cmp r11d, 0x40
    mov esi, 0x40
    cmovl esi, r11d
    jmp .L115
.L106:
    mov rsi, qword ptr [rsp + 0x1b8]
    sub esi, dword ptr [rsp + 0x1c0]
    psubd xmm0, xmm1
    pmulld xmm0, xmmword ptr [.C16]
    lea esi, [rsi + 2*rsi]
    movd edi, xmm0
    pextrd r8d, xmm0, 0x1
    add edi, esi
    add r8d, edi
    mov esi, 0x40
    cmp r8d, 0x4
    jge .L115
    mov rdi, qword ptr [rsp + 0x1f8]
    shl edi, 0x3
    cmp edi, 0x18
    mov esi, 0x18
    cmovl esi, edi
    add esi, 0x28
    jmp .L115
.L107:
    mov rsi, qword ptr [rsp + 0x1b8]
    lea esi, [rsi + 2*rsi]
    mov rdi, qword ptr [rsp + 0xe8]
    lea r8d, [rdi + 4*rdi]
    add r8d, esi
    lea edi, [r10 + 8*r10]
    add edi, r8d
    mov rsi, qword ptr [rsp + 0x1c0]
    lea esi, [rsi + 2*rsi]
    mov r8, qword ptr [rsp + 0xe0]
    lea r8d, [r8 + 4*r8]
    add r8d, esi
    lea esi, [r15 + 8*r15]
    add esi, r8d
    mov r8d, edi
    sub r8d, esi
    cmp r8d, 0x3
    jle .L113
    mov esi, 0x40
    cmp dword ptr [rsp + 0x140], 0x2
    jne .L115
    xor r8d, r8d
    cmp qword ptr [rsp + 0x20], 0x0
    jmp .L112
.L108:
    mov rsi, qword ptr [rsp + 0x1c0]
    sub esi, dword ptr [rsp + 0x1b8]
    psubd xmm1, xmm0
    pmulld xmm1, xmmword ptr [.C16]
    lea esi, [rsi + 2*rsi]
    movd edi, xmm1
    pextrd r8d, xmm1, 0x1
    add edi, esi
    add r8d, edi
    mov esi, 0x40
    cmp r8d, 0x4
    jge .L115
    shl r11d, 0x3
    cmp r11d, 0x18
    mov esi, 0x18
    cmovl esi, r11d
    add esi, 0x28
    jmp .L115
.L109:
    cmp dword ptr [rsp], 0x5
    mov rbp, r15
    mov r15, r9
    mov r9, r8
    mov r8, qword ptr [rsp + 0x28]
    je .L73
    mov r11d, 0x8080
    jmp .L73
.L110:
    cmp edx, 0x5
    je .L99
    movabs rax, -0x7f80000000000000
    jmp .L99
.L111:
    mov rsi, qword ptr [rsp + 0x1c0]
    lea esi, [rsi + 2*rsi]
    mov rdi, qword ptr [rsp + 0xe0]
    lea r8d, [rdi + 4*rdi]
    add r8d, esi
    lea edi, [r15 + 8*r15]
    add edi, r8d
    mov rsi, qword ptr [rsp + 0x1b8]
    lea esi, [rsi + 2*rsi]
    mov r8, qword ptr [rsp + 0xe8]
    lea r8d, [r8 + 4*r8]
    add r8d, esi
    lea esi, [r10 + 8*r10]
    add esi, r8d
    mov r8d, edi
    sub r8d, esi
    cmp r8d, 0x3
    jle .L113
    mov esi, 0x40
    cmp dword ptr [rsp + 0x138], 0x2
    jne .L115
    xor r8d, r8d
    test r9, r9
.L112:
    setne r8b
    shl r8d, 0x6
    cmp edi, 0x6
    mov esi, 0x40
    cmove esi, r8d
    jmp .L115
.L113:
    cmp edi, 0x4
    jae .L114
    xor esi, esi
    jmp .L115
.L114:
    xor edi, edi
    cmp esi, 0x4
    setae dil
    lea rsi, [.D0]
    mov esi, dword ptr [rsi + 4*rdi + 0x860]
.L115:
    movsx edx, dx
    lea edi, [r15 + r10]
    mov r8, qword ptr [rsp + 0x160]
    add r8d, dword ptr [rsp + 0x28]
    lea edi, [r8 + 4*rdi]
    cmp edi, 0x18
    mov r8d, 0x18
    cmovge edi, r8d
    imul edx, edi
    imul esi, eax
    lea eax, [rsi + 0x3f]
    test esi, esi
    cmovns eax, esi
    sar eax, 0x6
    sub r8d, edi
    imul r8d, eax
    add r8d, edx
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
    add rsp, 0x2c8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L116:
    lea rdx, [.D8]
    mov esi, 0x9
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L117:
    lea rdx, [.D9]
    mov esi, 0xe
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L118:
    lea rdx, [.D10]
    mov esi, 0xf
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L119:
    lea rdx, [.D11]
    mov esi, 0x1c
    mov rdi, rax
    call core::panicking::panic_bounds_check
.C0 = 0x0000000000000001 0x0000000000000000
.C1 = 0x0000555555000000 0x0000555555000000
.C2 = 0x3333333333000000 0x3333333333000000
.C3 = 0x0f0f0f0f0f000000 0x0f0f0f0f0f000000
.C4 = 0x0101010101010101 0x0101010101010101
.C5 = 0x0000000001010101 0x0000000001010101
.C6 = 0x000e000c00040005 0x00060015000d0016
.C7 = 0x0000005555550000 0x0000005555550000
.C8 = 0x3333333333330000 0x3333333333330000
.C9 = 0x0f0f0f0f0f0f0000 0x0f0f0f0f0f0f0000
.C10 = 0x0008001a000e000c 0x00060015000d0016
.C11 = 0x5555555555555500 0x5555555555555500
.C12 = 0x3333333333333300 0x3333333333333300
.C13 = 0x3333333333333300 0x3333333333333333
.C14 = 0x0f0f0f0f0f0f0f00 0x0f0f0f0f0f0f0f07
.C15 = 0xffeefffdfff4fffa 0xffe8fff50003000a
.C16 = 0x0000000900000005 0x0000000000000000
