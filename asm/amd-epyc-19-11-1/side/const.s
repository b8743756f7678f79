# The kernels of side/const, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=native
# command: cargo lab asm side/const --target native
# binary: sha256 1630c06475c5d1a3ab85633da50c233e3330a1c7f4838c577682b5c40019cdd3
# latency: 46 instructions in 137 bytes; innermost loops: .L0 of 17
# throughput: 28 instructions in 81 bytes; innermost loops: .L0 of 8
# plywright::eval::Evaluator<R>::evaluate: 3079 instructions in 14933 bytes; innermost loops: .L10 of 63, .L15 of 82, .L19 of 74, .L23 of 79, .L29 of 65, .L34 of 85, .L38 of 74, .L42 of 79, .L48 of 5, .L51 of 4, .L53 of 99, .L62 of 5, .L73 of 7, .L76 of 5, .L78 of 109, .L87 of 7
# mix of 3153 instructions: 765 mov, 321 and, 207 add, 163 lea, 151 shr, 135 movabs, 124 or, 80 imul, 75 cmp, 66 test, 58 sub, 53 shl, 50 xor, 48 jmp, 47 je, 43 vmovq, 42 jne, 40 movzx, 39 andn, 34 popcnt, 31 vpaddd, 25 cmove, 24 vpsrlq, 23 vmovd, 22 vpand, 20 tzcnt, 19 vpbroadcastq, 18 push, 18 vpshufd, 17 blsr, 16 cmovb, 16 pop, 15 jae, 14 not, 14 vpinsrd, 12 sete, 12 shrx, 12 vpextrq, 11 vpextrd, 10 cmovne, 10 vpaddq, 10 vpopcntq, 10 vpunpcklqdq, 9 shlx, 9 vpandq, 8 setne, 8 vpbroadcastd, 8 vpmulld, 7 vpermq, 7 vpmovqd, 6 bt, 6 bts, 6 call, 6 cmovae, 6 cmovl, 6 kmovd, 6 vinserti128, 6 vpermi2d, 6 vpsubq, 6 vpxor, 5 sar, 5 vpsubd, 5 vzeroupper, 4 cmova, 4 neg, 4 vextracti128, 4 vpermt2q, 4 vpinsrq, 4 vpmovsxbd, 4 vpmullq, 4 vpor, 4 vpslld, 4 vptestmq, 3 jge, 3 jle, 3 ret, 3 vextracti32x4, 3 vpblendd, 2 cdqe, 2 cmovbe, 2 jl, 2 kshiftrb, 2 lzcnt, 2 sbb, 2 shld, 2 vinserti32x4, 2 vmovdqa64, 2 vpalignr, 2 vpandn, 2 vpcmpeqd, 2 vpcmpeqq, 2 vpinsrb, 2 vplzcntq, 2 vpsllvq, 1 bextr, 1 cmovge, 1 cmovns, 1 cwde, 1 dec, 1 inc, 1 movsxd, 1 setge, 1 vmovdqu, 1 vpackusdw, 1 vpdpwssd, 1 vphaddd, 1 vpmovsxbq, 1 vpternlogq, 1 vshufps

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
    add r15, 0xa0
    add rbx, rax
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
    sub rsp, 0x288
    mov rsi, qword ptr [rdi + 0x78]
    mov r9, qword ptr [rdi + 0x80]
    mov r10, qword ptr [rdi + 0x50]
    movabs rax, -0x101010101010102
    movabs rdx, 0x7f7f7f7f7f7f7f7f
    lea r14, [rax - 0xfe]
    lea r12, [rdx - 0x7f]
    mov rbp, rsi
    and rsi, r9
    mov r8, r10
    and r8, r9
    tzcnt r11, rsi
    mov rcx, r8
    mov rax, r8
    shl rcx, 0x9
    shl rax, 0x7
    mov qword ptr [rsp + 0x20], rsi
    mov r13d, r11d
    and r13d, 0x3f
    mov ebx, r11d
    mov qword ptr [rsp + 0xf8], r13
    shl r13d, 0x6
    and bl, 0x7
    je .L0
    mov esi, r11d
    and esi, 0x7
    mov edx, ebx
    cmp esi, 0x7
    jne .L1
    mov dl, 0x6
    jmp .L1
.L0:
    mov dl, 0x1
.L1:
    mov r15, qword ptr [rdi + 0x88]
    mov esi, r11d
    and rcx, r14
    and rax, r12
    mov qword ptr [rsp + 0x40], r8
    mov qword ptr [rsp + 0x1a0], r11
    mov qword ptr [rsp + 0x50], rbx
    mov qword ptr [rsp + 0xf0], r14
    mov qword ptr [rsp + 0x180], r12
    shr sil, 0x3
    and sil, 0x7
    movzx esi, sil
    mov dword ptr [rsp + 0xe8], esi
    test sil, sil
    je .L2
    cmp esi, 0x7
    jne .L3
    mov sil, 0x30
    jmp .L4
.L2:
    mov sil, 0x8
    jmp .L4
.L3:
    mov esi, r11d
    and sil, 0x38
.L4:
    vmovq xmm4, qword ptr [rsp + 0x40]
    and r10, r15
    vmovdqu xmm3, xmmword ptr [rdi + 0x58]
    or sil, dl
    mov rdx, rax
    or rdx, rcx
    and rbp, r15
    movabs rbx, 0xfefefefefefefe
    mov qword ptr [rsp + 0x60], r15
    movabs r11, 0x7f7f7f7f7f7f7f
    vpbroadcastq xmm0, r9
    mov qword ptr [rsp + 0x38], rdx
    lea rdx, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0x90], rsi
    tzcnt r12, rbp
    mov qword ptr [rsp + 0x98], rbp
    mov qword ptr [rsp + 0x8], r10
    mov r14, qword ptr [r13 + rdx + 0x8]
    movzx edx, sil
    mov r8d, r12d
    mov ebp, r12d
    and r8d, 0x3f
    mov qword ptr [rsp + 0x220], r8
    shl edx, 0x6
    and bpl, 0x3f
    shl r8d, 0x6
    vpinsrq xmm6, xmm4, r10, 0x1
    vpsrlq xmm5, xmm6, 0x8
    vpextrq rsi, xmm5, 0x1
    lea r15, [rsi + rsi]
    mov qword ptr [rsp + 0x1f8], rsi
    and r15, rbx
    mov rbx, r10
    shr rbx, 0x9
    and rbx, r11
    mov r11, r12
    mov r10d, r11d
    mov r12, r8
    and r10b, 0x7
    je .L5
    mov esi, r11d
    and esi, 0x7
    mov r8d, r10d
    cmp esi, 0x7
    jne .L6
    mov r8b, 0x6
    jmp .L6
.L5:
    mov r8b, 0x1
.L6:
    mov rsi, r15
    or rsi, rbx
    and rax, rcx
    mov ecx, ebp
    vpand xmm7, xmm3, xmm0
    mov qword ptr [rsp + 0x1d8], r9
    mov qword ptr [rsp + 0x178], r13
    mov byte ptr [rsp + 0xd8], bpl
    mov qword ptr [rsp + 0x48], r15
    mov qword ptr [rsp + 0x70], rsi
    mov rsi, qword ptr [rsp + 0x38]
    shr cl, 0x3
    movzx ecx, cl
    mov dword ptr [rsp + 0x118], ecx
    and rsi, r14
    test cl, cl
    je .L7
    cmp ecx, 0x7
    jne .L8
    mov r9b, 0x30
    jmp .L9
.L7:
    mov r9b, 0x8
    jmp .L9
.L8:
    mov r9d, r11d
    and r9b, 0x38
.L9:
    mov rcx, qword ptr [rdi + 0x68]
    or r9b, r8b
    lea r8, [plywright::board::geometry::AROUND]
    or rsi, rax
    lea r15, [.D0]
    movabs r13, 0xf0f0f0f0f0f0f0f
    mov qword ptr [rsp + 0x1f0], r10
    mov qword ptr [rsp + 0x228], r11
    mov qword ptr [rsp + 0x160], rbx
    mov r10, r12
    mov qword ptr [rsp + 0x218], r14
    vpxor xmm1, xmm1, xmm1
    movzx eax, r9b
    mov qword ptr [rsp + 0xa0], rsi
    movabs rsi, 0x3333333333333333
    mov qword ptr [rsp + 0x78], rcx
    mov rcx, qword ptr [rdi + 0x70]
    mov qword ptr [rsp + 0xc8], rcx
    mov rcx, qword ptr [r12 + r8 + 0x8]
    mov qword ptr [rsp + 0x1d0], rcx
    mov rcx, qword ptr [rdx + r8 + 0x8]
    mov edx, eax
    shl eax, 0x6
    mov rax, qword ptr [rax + r8 + 0x8]
    mov qword ptr [rsp + 0x28], rcx
    mov rcx, qword ptr [rsp + 0x38]
    bts rax, rdx
    mov rdx, qword ptr [rsp + 0x40]
    mov qword ptr [rsp + 0xb0], rax
    mov rax, qword ptr [rsp + 0xf8]
    or rcx, r14
    bts rdx, rax
    or rdx, qword ptr [rsp + 0x70]
    mov r9d, dword ptr [r15 + 4*rax + 0x500]
    not rdx
    mov qword ptr [rsp], rdx
    vmovq rdx, xmm7
    mov qword ptr [rsp + 0xd0], rdx
    test rdx, rdx
    je .L13
    vpbroadcastd xmm2, dword ptr [.C0]
    vpxor xmm0, xmm0, xmm0
    mov qword ptr [rsp + 0x170], 0x0
    nop
.L10:
    tzcnt r11, rdx
    lea r8, [plywright::board::geometry::AROUND]
    mov eax, r11d
    shl eax, 0x6
    mov rbx, qword ptr [rax + r8]
    mov rax, rbx
    and rax, qword ptr [rsp + 0xb0]
    je .L11
    mov r8, rax
    shr r8
    movabs rbp, 0x5555555555555555
    movabs r12, 0x101010101010101
    and r8, rbp
    sub rax, r8
    mov r8, rax
    shr rax, 0x2
    and r8, rsi
    and rax, rsi
    add rax, r8
    mov r8, rax
    shr r8, 0x4
    add r8, rax
    and r8, r13
    imul r8, r12
    shr r8, 0x35
    and r8d, -0x8
    add r8d, 0x10
    vpinsrd xmm8, xmm2, r8d, 0x1
    vpaddd xmm0, xmm8, xmm0
    jmp .L12
    nop
.L11:
    movabs rbp, 0x5555555555555555
    movabs r12, 0x101010101010101
.L12:
    mov r8, rbx
    and r8, qword ptr [rsp]
    mov r14, r8
    shr r14
    popcnt rax, r8
    and r14, rbp
    sub r8, r14
    mov r14, r8
    shr r8, 0x2
    and r14, rsi
    and r8, rsi
    movabs rsi, 0x900000000000000
    add r8, r14
    mov r14, r8
    shr r14, 0x4
    add r14, r8
    and r14, r13
    imul r14, r12
    cmp r14, rsi
    jae .L110
    mov rsi, rcx
    add r9d, dword ptr [r15 + 4*rax + 0x898]
    and rsi, rbx
    or qword ptr [rsp + 0x170], rbx
    blsr rdx, rdx
    or rcx, rbx
    or qword ptr [rsp + 0xa0], rsi
    add r9d, dword ptr [r15 + 4*r11 + 0x100]
    movabs rsi, 0x3333333333333333
    test rdx, rdx
    jne .L10
    jmp .L14
.L13:
    vpxor xmm0, xmm0, xmm0
    mov qword ptr [rsp + 0x170], 0x0
.L14:
    mov r13, qword ptr [rsp + 0xc8]
    mov rax, qword ptr [rsp + 0x1d8]
    mov rdx, qword ptr [rsp + 0x60]
    vpextrq r11, xmm7, 0x1
    mov qword ptr [rsp + 0x268], r10
    mov qword ptr [rsp + 0x1c0], rdi
    mov qword ptr [rsp + 0x100], r11
    and r13, rax
    or rdx, rax
    mov qword ptr [rsp + 0x158], r13
    xor r13, rdx
    mov qword ptr [rsp + 0x18], rdx
    test r11, r11
    je .L18
    vpbroadcastd xmm1, dword ptr [.C0]
    lea r12, [plywright::sliders::magic::LOOKUPS]
    xor r14d, r14d
    nop
.L15:
    tzcnt rdx, r11
    mov rbp, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    lea rax, [rdx + 2*rdx]
    mov rdi, qword ptr [r12 + 8*rax + 0x600]
    movzx r15d, byte ptr [r12 + 8*rax + 0x614]
    mov r8d, dword ptr [r12 + 8*rax + 0x610]
    and rdi, r13
    imul rdi, qword ptr [r12 + 8*rax + 0x608]
    shrx rax, rdi, r15
    add rax, r8
    mov r15, qword ptr [rcx + 8*rax]
    mov rax, r15
    and rax, qword ptr [rsp + 0xb0]
    je .L16
    mov rdi, rax
    shr rdi
    movabs rbx, 0x5555555555555555
    movabs rcx, 0xf0f0f0f0f0f0f0f
    movabs r10, 0x101010101010101
    and rdi, rbx
    sub rax, rdi
    mov rdi, rax
    shr rax, 0x2
    and rdi, rsi
    and rax, rsi
    add rax, rdi
    mov rdi, rax
    shr rdi, 0x4
    add rdi, rax
    and rdi, rcx
    imul rdi, r10
    shr rdi, 0x35
    and edi, -0x8
    add edi, 0x9
    vpinsrd xmm2, xmm1, edi, 0x1
    vpaddd xmm0, xmm2, xmm0
    jmp .L17
    nop
.L16:
    movabs rcx, 0xf0f0f0f0f0f0f0f
    movabs rbx, 0x5555555555555555
    movabs r10, 0x101010101010101
.L17:
    mov rdi, r15
    and rdi, qword ptr [rsp]
    mov r8, rdi
    shr r8
    popcnt rax, rdi
    and r8, rbx
    sub rdi, r8
    mov r8, rdi
    shr rdi, 0x2
    and r8, rsi
    and rdi, rsi
    add rdi, r8
    mov r8, rdi
    shr r8, 0x4
    add r8, rdi
    and r8, rcx
    movabs rcx, 0xe00000000000000
    imul r8, r10
    cmp r8, rcx
    jae .L111
    mov rdi, rbp
    and rdi, r15
    movabs r8, -0x55aa55aa55aa55ab
    mov rcx, rbp
    blsr r11, r11
    or r14, r15
    or rcx, r15
    movabs rsi, 0x55aa55aa55aa55aa
    lea r15, [.D0]
    or qword ptr [rsp + 0xa0], rdi
    bt r8, rdx
    cmovae r8, rsi
    and r8, qword ptr [rsp + 0x40]
    movabs rsi, 0x3333333333333333
    popcnt rdi, r8
    imul edi, edi, 0xfffdfffd
    add r9d, edi
    add r9d, dword ptr [r15 + 4*rax + 0x810]
    add r9d, dword ptr [r15 + 4*rdx + 0x200]
    test r11, r11
    jne .L15
    mov rax, qword ptr [rsp + 0x1d8]
    vmovq xmm1, r14
.L18:
    mov r14, qword ptr [rsp + 0x78]
    and r14, rax
    mov qword ptr [rsp + 0xe0], r14
    je .L22
    vpbroadcastd xmm2, dword ptr [.C0]
    xor r13, r14
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    xor r11d, r11d
    nop
.L19:
    tzcnt r15, r14
    mov rbp, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    lea rax, [r15 + 2*r15]
    mov r12, qword ptr [rdx + 8*rax]
    movzx r8d, byte ptr [rdx + 8*rax + 0x14]
    mov edi, dword ptr [rdx + 8*rax + 0x10]
    and r12, r13
    imul r12, qword ptr [rdx + 8*rax + 0x8]
    shrx rax, r12, r8
    add rax, rdi
    mov r12, qword ptr [rcx + 8*rax]
    mov rax, r12
    and rax, qword ptr [rsp + 0xb0]
    je .L20
    mov rdi, rax
    shr rdi
    movabs rbx, 0x5555555555555555
    movabs rcx, 0xf0f0f0f0f0f0f0f
    movabs r10, 0x101010101010101
    and rdi, rbx
    sub rax, rdi
    mov rdi, rax
    shr rax, 0x2
    and rdi, rsi
    and rax, rsi
    add rax, rdi
    mov rdi, rax
    shr rdi, 0x4
    add rdi, rax
    and rdi, rcx
    imul rdi, r10
    shr rdi, 0x35
    and edi, -0x8
    add edi, 0xd
    vpinsrd xmm8, xmm2, edi, 0x1
    vpaddd xmm0, xmm8, xmm0
    jmp .L21
    nop
.L20:
    movabs rcx, 0xf0f0f0f0f0f0f0f
    movabs rbx, 0x5555555555555555
    movabs r10, 0x101010101010101
.L21:
    mov rdi, r12
    and rdi, qword ptr [rsp]
    mov r8, rdi
    shr r8
    popcnt rax, rdi
    and r8, rbx
    sub rdi, r8
    mov r8, rdi
    shr rdi, 0x2
    and r8, rsi
    and rdi, rsi
    add rdi, r8
    mov r8, rdi
    shr r8, 0x4
    add r8, rdi
    and r8, rcx
    movabs rcx, 0xf00000000000000
    imul r8, r10
    cmp r8, rcx
    jae .L112
    lea rsi, [.D0]
    mov rdi, rbp
    and rdi, r12
    mov rcx, rbp
    or r11, r12
    or rcx, r12
    add r9d, dword ptr [rsi + 4*rax + 0x8bc]
    or qword ptr [rsp + 0xa0], rdi
    add r9d, dword ptr [rsi + 4*r15 + 0x300]
    mov r15, rsi
    blsr r14, r14
    movabs rsi, 0x3333333333333333
    jne .L19
    vpinsrq xmm1, xmm1, r11, 0x1
.L22:
    mov r12, qword ptr [rsp + 0x158]
    test r12, r12
    je .L26
    vpbroadcastd xmm2, dword ptr [.C0]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    lea r13, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp + 0x168], 0x0
    nop
.L23:
    tzcnt rdx, r12
    mov rbp, rcx
    mov rcx, qword ptr [rsp + 0x18]
    lea rax, [rdx + 2*rdx]
    mov r11, qword ptr [r14 + 8*rax]
    mov rbx, qword ptr [r14 + 8*rax + 0x600]
    movzx r8d, byte ptr [r14 + 8*rax + 0x14]
    mov edi, dword ptr [r14 + 8*rax + 0x10]
    and r11, rcx
    imul r11, qword ptr [r14 + 8*rax + 0x8]
    and rbx, rcx
    imul rbx, qword ptr [r14 + 8*rax + 0x608]
    shrx r8, r11, r8
    movzx r11d, byte ptr [r14 + 8*rax + 0x614]
    add r8, rdi
    mov edi, dword ptr [r14 + 8*rax + 0x610]
    shrx rax, rbx, r11
    add rax, rdi
    mov r11, qword ptr [r13 + 8*rax]
    or r11, qword ptr [r13 + 8*r8]
    mov rax, r11
    and rax, qword ptr [rsp + 0xb0]
    je .L24
    mov rdi, rax
    shr rdi
    movabs rbx, 0x5555555555555555
    movabs rcx, 0xf0f0f0f0f0f0f0f
    movabs r10, 0x101010101010101
    and rdi, rbx
    sub rax, rdi
    mov rdi, rax
    shr rax, 0x2
    and rdi, rsi
    and rax, rsi
    add rax, rdi
    mov rdi, rax
    shr rdi, 0x4
    add rdi, rax
    and rdi, rcx
    imul rdi, r10
    shr rdi, 0x35
    and edi, -0x8
    add edi, 0x9
    vpinsrd xmm8, xmm2, edi, 0x1
    vpaddd xmm0, xmm8, xmm0
    jmp .L25
    nop
.L24:
    movabs rcx, 0xf0f0f0f0f0f0f0f
    movabs rbx, 0x5555555555555555
    movabs r10, 0x101010101010101
.L25:
    mov rdi, r11
    and rdi, qword ptr [rsp]
    mov r8, rdi
    shr r8
    popcnt rax, rdi
    and r8, rbx
    sub rdi, r8
    mov r8, rdi
    shr rdi, 0x2
    and r8, rsi
    and rdi, rsi
    add rdi, r8
    mov r8, rdi
    shr r8, 0x4
    add r8, rdi
    and r8, rcx
    movabs rcx, 0x1c00000000000000
    imul r8, r10
    cmp r8, rcx
    jae .L113
    mov rdi, rbp
    add r9d, dword ptr [r15 + 4*rax + 0x780]
    and rdi, r11
    or qword ptr [rsp + 0x168], r11
    mov rcx, rbp
    or rcx, r11
    or qword ptr [rsp + 0xa0], rdi
    add r9d, dword ptr [r15 + 4*rdx + 0x400]
    blsr r12, r12
    jne .L23
    jmp .L27
.L26:
    mov qword ptr [rsp + 0x168], 0x0
.L27:
    mov qword ptr [rsp + 0xa8], rcx
    mov rcx, qword ptr [rsp + 0x160]
    mov r8, qword ptr [rsp + 0x40]
    vmovq rdx, xmm5
    mov qword ptr [rsp + 0x188], rdx
    and qword ptr [rsp + 0x48], rcx
    mov rcx, qword ptr [rsp + 0x70]
    mov rax, r8
    shl rax, 0x8
    or rdx, r8
    mov qword ptr [rsp + 0x150], rax
    or rax, r8
    mov r8, qword ptr [rsp + 0x1d0]
    mov rbx, rdx
    shr rbx, 0x10
    mov rdi, rax
    shl rdi, 0x10
    or rbx, rdx
    or rdi, rax
    mov rax, rdi
    shld rax, rbx, 0x20
    or rbx, rdi
    mov rdi, qword ptr [rsp + 0x1f8]
    mov r10, rcx
    shr r10, 0x8
    or r10, rcx
    mov r12, r8
    and r12, rcx
    or rbx, rax
    mov rdx, r10
    shr rdx, 0x10
    mov qword ptr [rsp + 0x80], rbx
    or rdx, r10
    mov r10, qword ptr [rsp + 0x8]
    mov rcx, rdx
    shr rcx, 0x20
    or rcx, rdx
    andn r14, rcx, qword ptr [rsp + 0x38]
    movabs rdx, -0x100000000000000
    mov qword ptr [rsp + 0xb8], rcx
    mov rcx, qword ptr [rsp + 0xe0]
    or rdi, r10
    mov rax, r10
    shl rax, 0x8
    mov r11, rdi
    shr r11, 0x10
    mov qword ptr [rsp + 0x1e8], rax
    or rax, r10
    or r11, rdi
    movabs rdi, 0xffffff000000
    mov r13, rax
    shl r13, 0x10
    and r14, rdi
    mov rdi, qword ptr [rsp + 0xd0]
    or r13, rax
    or rdi, qword ptr [rsp + 0x100]
    mov rax, r13
    shld rax, r11, 0x20
    or r11, r13
    or r11, rax
    movabs rax, 0xff000000000000
    mov qword ptr [rsp + 0x1c8], r11
    vmovq xmm2, rdi
    andn rdi, rbx, rcx
    mov rbx, r10
    and rbx, rax
    vmovq xmm8, rdi
    andn rdi, r11, rdi
    vpunpcklqdq xmm2, xmm2, xmm8
    vpinsrq xmm8, xmm5, r11, 0x1
    popcnt rdi, rdi
    vpand xmm2, xmm8, xmm2
    vpbroadcastq xmm8, r14
    imul edi, edi, 0x8001a
    mov r14, qword ptr [rsp + 0x98]
    vpand xmm8, xmm8, xmm7
    vpopcntq xmm2, xmm2
    vpsrlq xmm9, xmm8, 0x1
    vpandq xmm9, xmm9, qword ptr [.C1]{1to2}
    and r14, rdx
    vpsubq xmm8, xmm8, xmm9
    vpbroadcastq xmm9, qword ptr [.C2]
    vpand xmm10, xmm8, xmm9
    vpsrlq xmm8, xmm8, 0x2
    vpand xmm8, xmm8, xmm9
    vpaddq xmm8, xmm8, xmm10
    vpsrlq xmm9, xmm8, 0x4
    vpaddq xmm8, xmm9, xmm8
    vpandq xmm8, xmm8, qword ptr [.C3]{1to2}
    vpmullq xmm8, xmm8, qword ptr [.C4]{1to2}
    vpsrlq xmm8, xmm8, 0x38
    vpackusdw xmm2, xmm2, xmm8
    vpmulld xmm2, xmm2, xmmword ptr [.C5]
    vpshufd xmm8, xmm2, 0xee
    vpaddd xmm2, xmm8, xmm2
    vpshufd xmm8, xmm2, 0x55
    vpaddd xmm2, xmm8, xmm2
    vmovd r11d, xmm2
    add r11d, edi
    mov rdi, qword ptr [rsp + 0x60]
    or r14, rbx
    vpbroadcastq xmm2, rdi
    vpand xmm10, xmm2, xmm3
    je .L28
    mov rdx, rcx
    shr rdx
    movabs rdi, 0x55000000000000
    and rax, rcx
    movabs rcx, 0x101010101010101
    and rdi, rdx
    movabs rdx, 0x3333000000000000
    sub rax, rdi
    mov rdi, rax
    shr rax, 0x2
    and rdi, rdx
    and rax, rdx
    add rax, rdi
    mov rdx, rax
    shr rdx, 0x4
    add rdx, rax
    movabs rax, 0xf0f000000000000
    and rax, rdx
    imul rax, rcx
    shr rax, 0x38
    imul eax, eax, 0x150008
    add r11d, eax
.L28:
    mov rax, qword ptr [rsp + 0x28]
    mov rcx, qword ptr [rsp + 0x90]
    mov rdx, qword ptr [rsp + 0x220]
    mov rdi, r8
    or r12, qword ptr [rsp + 0x48]
    or rdi, qword ptr [rsp + 0x70]
    movabs rbp, 0x5555555555555555
    mov dword ptr [rsp + 0x208], r11d
    vpxor xmm2, xmm2, xmm2
    bts rax, rcx
    movzx ecx, byte ptr [rsp + 0xd8]
    bts r10, rdx
    or r10, qword ptr [rsp + 0x38]
    vmovq rdx, xmm10
    mov qword ptr [rsp + 0x98], rdx
    mov qword ptr [rsp + 0x28], rax
    xor cl, 0x38
    not r10
    movzx eax, cl
    mov qword ptr [rsp], r10
    mov r13d, dword ptr [r15 + 4*rax + 0x500]
    test rdx, rdx
    je .L32
    vpbroadcastd xmm9, dword ptr [.C0]
    vpxor xmm8, xmm8, xmm8
    mov qword ptr [rsp + 0xd8], 0x0
    nop
.L29:
    tzcnt rbx, rdx
    lea rcx, [plywright::board::geometry::AROUND]
    mov eax, ebx
    shl eax, 0x6
    mov r14, qword ptr [rax + rcx]
    mov rax, r14
    and rax, qword ptr [rsp + 0x28]
    je .L30
    mov r8, rax
    shr r8
    movabs rcx, 0xf0f0f0f0f0f0f0f
    movabs r11, 0x101010101010101
    and r8, rbp
    sub rax, r8
    mov r8, rax
    shr rax, 0x2
    and r8, rsi
    and rax, rsi
    add rax, r8
    mov r8, rax
    shr r8, 0x4
    add r8, rax
    and r8, rcx
    imul r8, r11
    shr r8, 0x35
    and r8d, -0x8
    add r8d, 0x10
    vpinsrd xmm11, xmm9, r8d, 0x1
    vpaddd xmm8, xmm11, xmm8
    jmp .L31
    nop
.L30:
    movabs rcx, 0xf0f0f0f0f0f0f0f
    movabs r11, 0x101010101010101
.L31:
    mov r8, r14
    and r8, qword ptr [rsp]
    mov r15, r8
    shr r15
    popcnt rax, r8
    and r15, rbp
    sub r8, r15
    mov r15, r8
    shr r8, 0x2
    and r15, rsi
    and r8, rsi
    add r8, r15
    mov r15, r8
    shr r15, 0x4
    add r15, r8
    and r15, rcx
    movabs rcx, 0x900000000000000
    imul r15, r11
    cmp r15, rcx
    jae .L110
    lea r15, [.D0]
    xor ebx, 0x38
    or qword ptr [rsp + 0xd8], r14
    mov rsi, rdi
    and rsi, r14
    blsr rdx, rdx
    or rdi, r14
    add r13d, dword ptr [r15 + 4*rax + 0x898]
    or r12, rsi
    movabs rsi, 0x3333333333333333
    add r13d, dword ptr [r15 + 4*rbx + 0x100]
    test rdx, rdx
    jne .L29
    jmp .L33
.L32:
    vpxor xmm8, xmm8, xmm8
    mov qword ptr [rsp + 0xd8], 0x0
.L33:
    mov rdx, qword ptr [rsp + 0x60]
    vpextrq rbx, xmm10, 0x1
    mov qword ptr [rsp + 0x48], r12
    mov qword ptr [rsp + 0x260], rbx
    mov rcx, rdx
    and rcx, qword ptr [rsp + 0xc8]
    mov qword ptr [rsp + 0x58], rcx
    xor rcx, qword ptr [rsp + 0x18]
    test rbx, rbx
    je .L37
    vpbroadcastd xmm2, dword ptr [.C0]
    lea r12, [plywright::sliders::magic::LOOKUPS]
    xor r14d, r14d
    nop
.L34:
    tzcnt rdx, rbx
    lea rax, [rdx + 2*rdx]
    mov rsi, qword ptr [r12 + 8*rax + 0x600]
    movzx r15d, byte ptr [r12 + 8*rax + 0x614]
    mov r8d, dword ptr [r12 + 8*rax + 0x610]
    and rsi, rcx
    imul rsi, qword ptr [r12 + 8*rax + 0x608]
    shrx rax, rsi, r15
    lea rsi, [plywright::sliders::magic::TABLE]
    add rax, r8
    mov r15, qword ptr [rsi + 8*rax]
    mov rax, r15
    and rax, qword ptr [rsp + 0x28]
    je .L35
    mov rsi, rax
    shr rsi
    movabs r11, 0x3333333333333333
    movabs r10, 0x101010101010101
    and rsi, rbp
    sub rax, rsi
    mov rsi, rax
    shr rax, 0x2
    and rsi, r11
    and rax, r11
    add rax, rsi
    mov rsi, rax
    shr rsi, 0x4
    add rsi, rax
    mov rax, rbp
    movabs rbp, 0xf0f0f0f0f0f0f0f
    and rsi, rbp
    imul rsi, r10
    shr rsi, 0x35
    and esi, -0x8
    add esi, 0x9
    vpinsrd xmm9, xmm2, esi, 0x1
    vpaddd xmm8, xmm9, xmm8
    jmp .L36
.L35:
    mov rax, rbp
    movabs r11, 0x3333333333333333
    movabs rbp, 0xf0f0f0f0f0f0f0f
    movabs r10, 0x101010101010101
.L36:
    mov rsi, r15
    and rsi, qword ptr [rsp]
    mov r8, rsi
    shr r8
    and r8, rax
    popcnt rax, rsi
    sub rsi, r8
    mov r8, rsi
    shr rsi, 0x2
    and r8, r11
    and rsi, r11
    add rsi, r8
    mov r8, rsi
    shr r8, 0x4
    add r8, rsi
    movabs rsi, 0xe00000000000000
    and r8, rbp
    imul r8, r10
    cmp r8, rsi
    jae .L111
    mov rsi, rdi
    and rsi, r15
    movabs r8, -0x55aa55aa55aa55ab
    blsr rbx, rbx
    or r14, r15
    or rdi, r15
    movabs r10, 0x55aa55aa55aa55aa
    lea r15, [.D0]
    movabs rbp, 0x5555555555555555
    or qword ptr [rsp + 0x48], rsi
    mov esi, edx
    xor esi, 0x38
    bt r8, rdx
    mov rdx, r8
    cmovae rdx, r10
    and rdx, qword ptr [rsp + 0x8]
    popcnt rdx, rdx
    imul edx, edx, 0xfffdfffd
    add r13d, edx
    add r13d, dword ptr [r15 + 4*rax + 0x810]
    add r13d, dword ptr [r15 + 4*rsi + 0x200]
    test rbx, rbx
    jne .L34
    mov rdx, qword ptr [rsp + 0x60]
    vmovq xmm2, r14
.L37:
    and rdx, qword ptr [rsp + 0x78]
    mov qword ptr [rsp + 0x90], rdx
    je .L41
    vpbroadcastd xmm9, dword ptr [.C0]
    xor rcx, rdx
    lea r14, [plywright::sliders::magic::LOOKUPS]
    xor ebx, ebx
    nop
.L38:
    tzcnt r15, rdx
    lea rax, [r15 + 2*r15]
    mov r12, qword ptr [r14 + 8*rax]
    movzx r8d, byte ptr [r14 + 8*rax + 0x14]
    mov esi, dword ptr [r14 + 8*rax + 0x10]
    and r12, rcx
    imul r12, qword ptr [r14 + 8*rax + 0x8]
    shrx rax, r12, r8
    lea r8, [plywright::sliders::magic::TABLE]
    add rax, rsi
    mov r12, qword ptr [r8 + 8*rax]
    mov rax, r12
    and rax, qword ptr [rsp + 0x28]
    je .L39
    mov rsi, rax
    shr rsi
    movabs r11, 0x3333333333333333
    movabs r10, 0x101010101010101
    and rsi, rbp
    sub rax, rsi
    mov rsi, rax
    shr rax, 0x2
    and rsi, r11
    and rax, r11
    add rax, rsi
    mov rsi, rax
    shr rsi, 0x4
    add rsi, rax
    mov rax, rbp
    movabs rbp, 0xf0f0f0f0f0f0f0f
    and rsi, rbp
    imul rsi, r10
    shr rsi, 0x35
    and esi, -0x8
    add esi, 0xd
    vpinsrd xmm11, xmm9, esi, 0x1
    vpaddd xmm8, xmm11, xmm8
    jmp .L40
    nop
.L39:
    mov rax, rbp
    movabs r11, 0x3333333333333333
    movabs rbp, 0xf0f0f0f0f0f0f0f
    movabs r10, 0x101010101010101
.L40:
    mov rsi, r12
    and rsi, qword ptr [rsp]
    mov r8, rsi
    shr r8
    and r8, rax
    popcnt rax, rsi
    sub rsi, r8
    mov r8, rsi
    shr rsi, 0x2
    and r8, r11
    and rsi, r11
    add rsi, r8
    mov r8, rsi
    shr r8, 0x4
    add r8, rsi
    movabs rsi, 0xf00000000000000
    and r8, rbp
    imul r8, r10
    cmp r8, rsi
    jae .L112
    mov rsi, rdi
    and rsi, r12
    xor r15d, 0x38
    or rbx, r12
    or rdi, r12
    movabs rbp, 0x5555555555555555
    or qword ptr [rsp + 0x48], rsi
    lea rsi, [.D0]
    add r13d, dword ptr [rsi + 4*rax + 0x8bc]
    add r13d, dword ptr [rsi + 4*r15 + 0x300]
    blsr rdx, rdx
    jne .L38
    vpinsrq xmm2, xmm2, rbx, 0x1
    mov r15, rsi
.L41:
    mov r12, qword ptr [rsp + 0x58]
    test r12, r12
    je .L45
    vpbroadcastd xmm9, dword ptr [.C0]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp + 0xd0], 0x0
    nop
.L42:
    tzcnt rdx, r12
    mov r11, qword ptr [rsp + 0x18]
    lea rax, [rdx + 2*rdx]
    mov rbx, qword ptr [rcx + 8*rax]
    mov r15, qword ptr [rcx + 8*rax + 0x600]
    movzx r8d, byte ptr [rcx + 8*rax + 0x14]
    mov esi, dword ptr [rcx + 8*rax + 0x10]
    and rbx, r11
    imul rbx, qword ptr [rcx + 8*rax + 0x8]
    and r15, r11
    imul r15, qword ptr [rcx + 8*rax + 0x608]
    shrx r8, rbx, r8
    movzx ebx, byte ptr [rcx + 8*rax + 0x614]
    add r8, rsi
    mov esi, dword ptr [rcx + 8*rax + 0x610]
    shrx rax, r15, rbx
    add rax, rsi
    mov rbx, qword ptr [r14 + 8*rax]
    or rbx, qword ptr [r14 + 8*r8]
    mov rax, rbx
    and rax, qword ptr [rsp + 0x28]
    je .L43
    mov rsi, rax
    shr rsi
    movabs r11, 0x3333333333333333
    movabs r15, 0xf0f0f0f0f0f0f0f
    movabs r10, 0x101010101010101
    and rsi, rbp
    sub rax, rsi
    mov rsi, rax
    shr rax, 0x2
    and rsi, r11
    and rax, r11
    add rax, rsi
    mov rsi, rax
    shr rsi, 0x4
    add rsi, rax
    and rsi, r15
    imul rsi, r10
    shr rsi, 0x35
    and esi, -0x8
    add esi, 0x9
    vpinsrd xmm11, xmm9, esi, 0x1
    vpaddd xmm8, xmm11, xmm8
    jmp .L44
    nop
.L43:
    movabs r11, 0x3333333333333333
    movabs r15, 0xf0f0f0f0f0f0f0f
    movabs r10, 0x101010101010101
.L44:
    mov rsi, rbx
    and rsi, qword ptr [rsp]
    mov r8, rsi
    shr r8
    popcnt rax, rsi
    and r8, rbp
    sub rsi, r8
    mov r8, rsi
    shr rsi, 0x2
    and r8, r11
    and rsi, r11
    add rsi, r8
    mov r8, rsi
    shr r8, 0x4
    add r8, rsi
    movabs rsi, 0x1c00000000000000
    and r8, r15
    lea r15, [.D0]
    imul r8, r10
    cmp r8, rsi
    jae .L113
    mov rsi, rdi
    and rsi, rbx
    add r13d, dword ptr [r15 + 4*rax + 0x780]
    xor edx, 0x38
    or qword ptr [rsp + 0xd0], rbx
    or rdi, rbx
    or qword ptr [rsp + 0x48], rsi
    add r13d, dword ptr [r15 + 4*rdx + 0x400]
    blsr r12, r12
    jne .L42
    jmp .L46
.L45:
    mov qword ptr [rsp + 0xd0], 0x0
.L46:
    mov rcx, qword ptr [rsp + 0x38]
    popcnt rax, qword ptr [rsp + 0xe0]
    mov r8, qword ptr [rsp + 0x40]
    vmovq xmm9, qword ptr [rsp + 0x8]
    mov r12, qword ptr [rsp + 0x90]
    vpermq ymm11, ymm10, 0xd0
    mov rsi, qword ptr [rsp + 0x98]
    mov rbx, qword ptr [rsp + 0x1c8]
    add rbp, -0x55
    mov r14, qword ptr [rsp + 0x80]
    vpopcntq xmm7, xmm7
    or rsi, qword ptr [rsp + 0x260]
    and rsi, qword ptr [rsp + 0x1e8]
    vpextrq qword ptr [rsp + 0x1a8], xmm7, 0x1
    vmovq qword ptr [rsp + 0x230], xmm7
    mov rdx, rcx
    shl rdx, 0x8
    mov qword ptr [rsp + 0xc0], rax
    popcnt rax, r8
    vpbroadcastq ymm12, r12
    not rbx
    not r14
    mov r10, r8
    shr r10
    or rdx, rcx
    mov qword ptr [rsp + 0x258], rax
    and r12, rbx
    mov qword ptr [rsp], rbx
    mov rbx, r8
    mov r8, qword ptr [rsp + 0x70]
    mov qword ptr [rsp + 0x278], r14
    mov rcx, rdx
    shl rcx, 0x10
    or rcx, rdx
    movabs rdx, 0xffffff0000
    vpblendd ymm11, ymm11, ymm9, 0x3
    mov r11, rcx
    shl r11, 0x20
    vpblendd ymm11, ymm11, ymm12, 0xc0
    or r11, rcx
    movabs rcx, 0x3333333333333333
    lea rax, [rcx - 0x33]
    andn rcx, r11, qword ptr [rsp + 0x70]
    not r8
    mov qword ptr [rsp + 0x240], r11
    mov qword ptr [rsp + 0x108], rax
    mov qword ptr [rsp + 0x1e0], r8
    and rdx, rcx
    mov rcx, rsi
    shr rcx
    vpbroadcastq xmm12, rdx
    and rcx, rbp
    mov rdx, r12
    and r12, qword ptr [rsp + 0x80]
    and rdx, r14
    vpand xmm10, xmm10, xmm12
    sub rsi, rcx
    popcnt rdx, rdx
    vpsrlq xmm12, xmm10, 0x1
    vpandq xmm12, xmm12, qword ptr [.C6]{1to2}
    mov rcx, rsi
    shr rsi, 0x2
    and rcx, rax
    and rsi, rax
    add rsi, rcx
    mov rcx, rsi
    shr rcx, 0x4
    add rcx, rsi
    popcnt rsi, r12
    vpsubq xmm12, xmm10, xmm12
    vpbroadcastq xmm10, qword ptr [.C7]
    vpand xmm13, xmm12, xmm10
    vpsrlq xmm12, xmm12, 0x2
    vpand xmm12, xmm12, xmm10
    vpaddq xmm12, xmm12, xmm13
    vpsrlq xmm13, xmm12, 0x4
    vpaddq xmm12, xmm13, xmm12
    vpandq xmm12, xmm12, qword ptr [.C8]{1to2}
    vmovd xmm13, esi
    movabs rsi, 0xf0f0f0f0f0f0f0f
    vpmullq xmm12, xmm12, qword ptr [.C4]{1to2}
    vpinsrd xmm13, xmm13, edx, 0x1
    lea r12, [rsi - 0xf]
    movabs rsi, 0x101010101010101
    movzx edx, byte ptr [rsp + 0x20]
    and rcx, r12
    mov qword ptr [rsp + 0x238], r12
    imul rcx, rsi
    shr rcx, 0x38
    imul ecx, ecx, 0x40005
    vpsrlq xmm12, xmm12, 0x38
    vshufps xmm12, xmm13, xmm12, 0x84
    vpmulld xmm12, xmm12, xmmword ptr [.C9]
    vpshufd xmm13, xmm12, 0xee
    vpaddd xmm12, xmm12, xmm13
    vpshufd xmm13, xmm12, 0x55
    vpaddd xmm12, xmm12, xmm13
    vmovd r14d, xmm12
    add r14d, ecx
    mov ecx, ebx
    and ecx, 0xff00
    or rdx, rcx
    mov rcx, r11
    not rcx
    je .L47
    mov r8, qword ptr [rsp + 0x90]
    mov r11, qword ptr [rsp + 0x108]
    mov rax, rsi
    mov esi, r8d
    shr esi
    mov edx, r8d
    and edx, 0xff00
    and esi, 0x5500
    sub rdx, rsi
    mov rsi, rdx
    shr rdx, 0x2
    and rsi, r11
    and rdx, r11
    add rdx, rsi
    mov rsi, rdx
    shr rsi, 0x4
    add rsi, rdx
    and rsi, r12
    imul rsi, rax
    shr rsi, 0x38
    imul edx, esi, 0x150008
    add r14d, edx
.L47:
    mov rsi, qword ptr [rsp + 0x38]
    andn eax, ebx, dword ptr [rsp + 0x1e0]
    mov rdx, qword ptr [rsp + 0x8]
    mov dword ptr [rsp + 0x12c], r14d
    mov r8, qword ptr [rsp + 0x258]
    mov r14, qword ptr [rsp + 0xc0]
    mov r12, qword ptr [rsp + 0x80]
    vpbroadcastq xmm4, xmm4
    vpopcntq ymm11, ymm11
    not rsi
    mov qword ptr [rsp + 0x10], rax
    andn rax, rdx, rsi
    lea edx, [r8 - 0x5]
    mov qword ptr [rsp + 0x248], rsi
    imul r8d, r14d, 0xffff0003
    mov qword ptr [rsp + 0x30], rax
    mov rax, qword ptr [rsp + 0x230]
    imul esi, eax, 0x5fffe
    add r8d, esi
    imul r8d, edx
    cmp dword ptr [rsp + 0x1a8], 0x2
    lea edx, [r8 + 0x3f0019]
    cmovb edx, r8d
    cmp eax, 0x2
    mov rax, qword ptr [rsp + 0x150]
    movabs r8, 0x7f7f7f7f7f7f7f7f
    lea esi, [rdx + 0x30000]
    cmovb esi, edx
    cmp r14d, 0x2
    lea edx, [rsi + 0x7fff5]
    cmovb edx, esi
    xor esi, esi
    mov dword ptr [rsp + 0x128], edx
    mov edx, r14d
    shl edx, 0x11
    cmp qword ptr [rsp + 0x158], 0x0
    movabs r14, -0x101010101010102
    lea edx, [rdx + 2*rdx]
    cmove edx, esi
    mov rsi, rbx
    shl rsi, 0x10
    and r10, r8
    or rsi, rbx
    mov dword ptr [rsp + 0x124], edx
    lea rdx, [r12 + r12]
    or rsi, rax
    and rdx, r14
    shl rsi, 0x10
    or rsi, rax
    mov r11, rsi
    shl r11, 0x20
    or r11, rsi
    mov rsi, r12
    shr rsi
    and rsi, r8
    mov qword ptr [rsp + 0x1b8], r11
    or rsi, rdx
    mov rdx, qword ptr [rsp + 0x70]
    and rdx, rax
    mov rax, qword ptr [rsp]
    and rdx, rcx
    andn rcx, rsi, rbx
    lea rsi, [rbx + rbx]
    shr rdx, 0x8
    and rsi, r14
    andn rdx, rcx, rdx
    or r10, rsi
    vmovq xmm12, rdx
    and rax, rcx
    popcnt rcx, rcx
    vmovq xmm13, rax
    movzx eax, r12b
    imul ecx, ecx, 0xfff7fffc
    vpunpcklqdq xmm12, xmm13, xmm12
    vmovq xmm13, r11
    mov r11, qword ptr [rsp + 0x38]
    lea edx, [rax + rax]
    vpopcntq ymm12, ymm12
    andn eax, edx, eax
    popcnt eax, eax
    imul eax, eax, 0xfffdfff3
    vmovq xmm14, r11
    or r10, r11
    vpunpcklqdq xmm13, xmm14, xmm13
    add eax, ecx
    vpand xmm4, xmm13, xmm4
    vpsrlq xmm13, xmm4, 0x1
    vpandq xmm13, xmm13, qword ptr [.C10]{1to2}
    vpsubq xmm4, xmm4, xmm13
    vpandq xmm13, xmm4, qword ptr [.C11]{1to2}
    vpsrlq xmm4, xmm4, 0x2
    vpand xmm4, xmm4, xmmword ptr [.C12]
    vpaddq xmm4, xmm13, xmm4
    vpsrlq xmm13, xmm4, 0x4
    vpaddq xmm4, xmm13, xmm4
    vpand xmm4, xmm4, xmmword ptr [.C13]
    vpmullq xmm4, xmm4, qword ptr [.C4]{1to2}
    vpsrlq xmm4, xmm4, 0x38
    vinserti128 ymm4, ymm12, xmm4, 0x1
    vpmovqd xmm4, ymm4
    vpmulld xmm4, xmm4, xmmword ptr [.C14]
    vpshufd xmm12, xmm4, 0xee
    vpaddd xmm4, xmm12, xmm4
    vpshufd xmm12, xmm4, 0x55
    vpaddd xmm4, xmm12, xmm4
    vmovd ecx, xmm4
    add ecx, eax
    movabs rax, 0x3c3c3c00000000
    and r10, rbx
    je .L49
    mov rdx, qword ptr [rsp + 0x50]
    mov r8d, ecx
    nop
.L48:
    tzcnt rcx, r10
    shr ecx, 0x3
    add r8d, dword ptr [r15 + 4*rcx + 0x600]
    blsr r10, r10
    jne .L48
    jmp .L50
.L49:
    mov rdx, qword ptr [rsp + 0x50]
    mov r8d, ecx
.L50:
    mov r11, qword ptr [rsp + 0x30]
    mov r10, qword ptr [rsp + 0x10]
    popcnt rsi, qword ptr [rsp + 0x58]
    vpmovqd xmm4, ymm11
    mov r14d, r10d
    shr r14d
    and r11, rax
    test rbx, rbx
    je .L52
    mov rax, rbx
    nop
.L51:
    tzcnt rcx, rax
    add r8d, dword ptr [r15 + 4*rcx]
    blsr rax, rax
    jne .L51
.L52:
    vpsrlq xmm11, xmm6, 0x10
    and r10d, 0x3c3c3c00
    mov dword ptr [rsp + 0x204], r8d
    vpextrd r8d, xmm4, 0x3
    and r14d, 0x14141400
    mov qword ptr [rsp + 0x30], r11
    shr r11
    movzx edx, dl
    mov qword ptr [rsp + 0x280], rbp
    mov qword ptr [rsp + 0x250], rsi
    vpternlogq xmm11, xmm5, xmm6, 0xfe
    mov qword ptr [rsp + 0x10], r10
    vpextrd r10d, xmm4, 0x2
    mov qword ptr [rsp + 0x148], r14
    mov qword ptr [rsp + 0x140], r11
    mov qword ptr [rsp + 0x190], r8
    mov dword ptr [rsp], edx
    vpsrlq xmm6, xmm11, 0x10
    mov qword ptr [rsp + 0x198], r10
    vpor xmm5, xmm6, xmm5
    vpsrlq xmm6, xmm5, 0x20
    vpor xmm5, xmm6, xmm5
    vpextrq rax, xmm5, 0x1
    vmovq rcx, xmm5
    or rcx, rax
    mov qword ptr [rsp + 0x1b0], rax
    mov rax, rcx
    mov qword ptr [rsp + 0x130], rcx
    vpextrd ecx, xmm4, 0x1
    or rax, qword ptr [rsp + 0xb8]
    mov qword ptr [rsp + 0x138], rcx
    add ecx, r10d
    mov qword ptr [rsp + 0x210], rcx
    lea ecx, [rcx + 2*r8]
    mov qword ptr [rsp + 0x160], rcx
    movzx ecx, byte ptr [rsp + 0x1f0]
    andn r12, rax, rbx
    mov dword ptr [rsp + 0x98], ecx
    je .L60
    lea eax, [4*rsi]
    mov ecx, dword ptr [rsp + 0x118]
    mov rdx, rdi
    or rdx, qword ptr [rsp + 0x18]
    lea rbp, [.D0]
    xor r10d, r10d
    neg eax
    mov dword ptr [rsp + 0x20], eax
    mov rax, qword ptr [rsp + 0x1c0]
    xor ecx, 0x7
    mov qword ptr [rsp + 0x68], rdx
    mov dword ptr [rsp + 0x110], ecx
    movzx eax, byte ptr [rax + 0x93]
    mov byte ptr [rsp + 0x88], al
    jmp .L54
    nop
.L53:
    blsr r12, r12
    je .L61
.L54:
    tzcnt rdx, r12
    mov ecx, dword ptr [rsp + 0x98]
    mov r15d, edx
    shr r15d, 0x3
    lea ebx, [rdx + 0x8]
    mov eax, edx
    and eax, 0x7
    add r10d, dword ptr [rbp + 4*r15 + 0x640]
    and bl, 0x3f
    mov r14d, eax
    mov esi, ecx
    sub esi, eax
    sub r14d, ecx
    cmovb r14d, esi
    mov esi, ebx
    mov r11, r10
    mov r10d, dword ptr [rsp + 0x118]
    shr sil, 0x3
    movzx r8d, sil
    mov ecx, r8d
    mov esi, r10d
    sub esi, r8d
    sub ecx, r10d
    mov r10d, dword ptr [rsp]
    cmovb ecx, esi
    cmp r14d, ecx
    cmova ecx, r14d
    imul ecx, dword ptr [rbp + 4*r15 + 0x660]
    mov esi, r10d
    sub esi, eax
    add ecx, r11d
    mov r11d, dword ptr [rsp + 0xe8]
    sub eax, r10d
    cmovb eax, esi
    mov esi, r11d
    sub esi, r8d
    sub r8d, r11d
    cmovb r8d, esi
    cmp eax, r8d
    cmova r8d, eax
    mov eax, 0x1
    imul r8d, dword ptr [rbp + 4*r15 + 0x680]
    shlx rax, rax, rdx
    shr rax, 0x8
    bts rax, rdx
    mov rsi, rax
    shr rsi, 0x10
    or rsi, rax
    mov rax, rsi
    shr rax, 0x20
    add r8d, ecx
    or rax, rsi
    test qword ptr [rsp + 0xe0], rax
    je .L55
    add r8d, 0x60007
    mov r10d, r8d
    jmp .L56
    nop
.L55:
    test qword ptr [rsp + 0x90], rax
    lea r10d, [r8 - 0x220009]
    cmove r10d, r8d
.L56:
    mov rsi, qword ptr [rsp + 0x18]
    movabs rax, 0x101010101010101
    movzx ecx, bl
    lea r8, [.D1]
    shlx rax, rax, rbx
    bt rsi, rcx
    jae .L59
.L57:
    add r10d, dword ptr [r8 + 4*r15]
.L58:
    mov ecx, dword ptr [rsp + 0x20]
    cmp dword ptr [rsp + 0x160], ecx
    jne .L53
    and rax, qword ptr [rsp + 0x18]
    jne .L53
    shr dl, 0x3
    mov ecx, 0x5
    xor dl, 0x7
    movzx eax, dl
    cmp al, 0x5
    cmovae eax, ecx
    mov ecx, dword ptr [rsp + 0x110]
    cmp r14d, ecx
    cmovbe r14d, ecx
    add al, byte ptr [rsp + 0x88]
    lea ecx, [r10 + 0xf9003c]
    cmp al, r14b
    cmovae ecx, r10d
    mov r10d, ecx
    jmp .L53
    nop
.L59:
    lea r8, [.D2]
    test qword ptr [rsp + 0x68], rax
    je .L57
    mov ecx, 0x1
    lea r8, [.D3]
    shlx rcx, rcx, rbx
    test rcx, rdi
    jne .L58
    jmp .L57
.L60:
    xor r10d, r10d
.L61:
    mov r12, qword ptr [rsp + 0x140]
    movabs rax, 0x14141400000000
    mov r11, qword ptr [rsp + 0x40]
    movabs rbx, 0x7e7e7e7e7e7e00
    and r12, rax
    mov rax, qword ptr [rsp + 0x130]
    andn rax, rax, r11
    and rax, qword ptr [rsp + 0xb8]
    je .L63
    mov rdx, qword ptr [rsp + 0x1b8]
    mov r8, qword ptr [rsp + 0x1b0]
    mov r14, qword ptr [rsp + 0x10]
    mov r15, qword ptr [rsp + 0x30]
    movabs rbp, 0x101010101010101
    lea rcx, [rdx + rdx]
    shr rdx
    and rcx, qword ptr [rsp + 0xf0]
    and rdx, qword ptr [rsp + 0x180]
    mov rsi, rcx
    and rsi, rdx
    or rdx, rcx
    lea rcx, [r8 + r8]
    shr r8
    and r8, rbx
    mov rbx, qword ptr [rsp + 0x50]
    and r8, rcx
    andn rcx, r8, rdx
    mov r8, qword ptr [rsp + 0x1a0]
    or rcx, rsi
    lea rsi, [.D0]
    shr rcx, 0x8
    and rcx, rax
    je .L64
    xor eax, eax
    nop
.L62:
    tzcnt rdx, rcx
    shr edx, 0x3
    add eax, dword ptr [rsi + 4*rdx + 0x620]
    blsr rcx, rcx
    jne .L62
    jmp .L65
.L63:
    mov r8, qword ptr [rsp + 0x1a0]
    mov rbx, qword ptr [rsp + 0x50]
    mov r14, qword ptr [rsp + 0x10]
    mov r15, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x130], r10
    movabs rsi, 0x101010101010101
    jmp .L66
.L64:
    xor eax, eax
.L65:
    add eax, r10d
    mov rsi, rbp
    mov qword ptr [rsp + 0x130], rax
.L66:
    mov rdx, qword ptr [rsp + 0x78]
    mov eax, r8d
    mov rcx, -0x1
    sub r14, qword ptr [rsp + 0x148]
    sub r15, r12
    and al, 0x38
    shlx rcx, rcx, rax
    mov rbp, rcx
    and rcx, qword ptr [rsp + 0x8]
    and rbp, r11
    or qword ptr [rsp + 0xc8], rdx
    test bl, bl
    je .L67
    cmp dword ptr [rsp], 0x7
    mov edx, ebx
    jne .L68
    mov dl, 0x6
    jmp .L68
.L67:
    mov dl, 0x1
.L68:
    popcnt rax, qword ptr [rsp + 0x8]
    lea ebx, [rdx - 0x1]
    mov qword ptr [rsp + 0x10], r14
    shr r14, 0x2
    mov qword ptr [rsp + 0x30], r15
    shr r15, 0x2
    lea r11, [.D0]
    mov r12, qword ptr [rsp + 0x60]
    lea r10d, [rdx + 0x1]
    vpbroadcastq xmm11, rbp
    vpcmpeqd xmm12, xmm12, xmm12
    mov qword ptr [rsp + 0x20], r14
    mov qword ptr [rsp + 0x88], r15
    mov qword ptr [rsp + 0x148], rax
    mov eax, ebx
    and al, 0x7
    shlx rsi, rsi, rax
    mov rax, rbp
    mov rbp, qword ptr [rsp + 0xc8]
    and rax, rsi
    tzcnt r8, rax
    shr r8d, 0x3
    test rax, rax
    cmove r8, rax
    and rsi, rcx
    tzcnt rax, rsi
    lea r14, [r8 + 0x1]
    shr eax, 0x3
    test rsi, rsi
    cmove rax, rsi
    test r8, r8
    setne sil
    cmp r14, rax
    sete r14b
    and r14b, sil
    xor esi, esi
    movzx r15d, r14b
    mov r14, qword ptr [rsp + 0x50]
    shl r15d, 0x5
    cmp bl, r14b
    mov ebx, eax
    sete sil
    add r15, r11
    shl esi, 0x5
    add rsi, r11
    or rax, r8
    mov eax, r8d
    mov eax, dword ptr [rsi + 4*rax + 0x700]
    mov esi, dword ptr [r15 + 4*rbx + 0x740]
    mov r15, r11
    lea ebx, [rax + rsi + 0x3ffef]
    lea r8d, [rax + rsi]
    mov eax, r10d
    cmovne ebx, r8d
    test qword ptr [rsp + 0xc8], r12
    cmove ebx, r8d
    xor r8d, r8d
    cmp dl, r14b
    sete r8b
    and al, 0x7
    movzx eax, al
    shl r8d, 0x5
    vmovd xmm5, eax
    add r8, r11
    vpinsrb xmm6, xmm5, edx, 0x8
    vpbroadcastq xmm5, qword ptr [.C4]
    vpsllvq xmm6, xmm5, xmm6
    vpand xmm11, xmm11, xmm6
    vpaddq xmm13, xmm11, xmm12
    vptestmq k1, xmm11, xmm11
    vpandn xmm11, xmm11, xmm13
    vpbroadcastq xmm13, rcx
    vpopcntq xmm11, xmm11
    vpand xmm6, xmm13, xmm6
    vpaddq xmm13, xmm12, xmm6
    vpsrlq xmm11 {k1} {z}, xmm11, 0x3
    vptestmq k1, xmm6, xmm6
    vpandn xmm6, xmm6, xmm13
    vpopcntq xmm6, xmm6
    vpsubq xmm12, xmm11, xmm12
    vpextrq rax, xmm11, 0x1
    test rax, rax
    vpsrlq xmm6 {k1} {z}, xmm6, 0x3
    setne dl
    vpcmpeqq k0, xmm12, xmm6
    vpextrq rsi, xmm6, 0x1
    kshiftrb k1, k0, 0x1
    kmovd ecx, k1
    and cl, dl
    mov edx, eax
    add ebx, dword ptr [r8 + 4*rdx + 0x700]
    movzx ecx, cl
    shl ecx, 0x5
    add rcx, r11
    movabs r11, 0x3333333333333333
    mov ecx, dword ptr [rcx + 4*rsi + 0x740]
    or rsi, rax
    vmovq rax, xmm11
    kmovd esi, k0
    lea edx, [rcx + rbx + 0x3ffef]
    lea r8d, [rbx + rcx]
    lea rcx, [r11 - 0x333]
    lea r11, [r11 - 0x33333333]
    mov qword ptr [rsp + 0x140], rcx
    cmovne edx, r8d
    test rbp, r12
    cmove edx, r8d
    test rax, rax
    setne cl
    and sil, cl
    xor ecx, ecx
    movzx r8d, sil
    mov esi, eax
    shl r8d, 0x5
    cmp r10b, r14b
    movabs r10, 0x3333333000000000
    sete cl
    add r8, r15
    shl ecx, 0x5
    add rcx, r15
    add edx, dword ptr [rcx + 4*rsi + 0x700]
    vmovq rcx, xmm6
    mov esi, ecx
    or rcx, rax
    mov eax, dword ptr [r8 + 4*rsi + 0x740]
    lea esi, [rdx + rax]
    lea eax, [rax + rdx + 0x3ffef]
    vmovd edx, xmm8
    cmovne eax, esi
    test rbp, r12
    mov rbp, qword ptr [rsp + 0x58]
    cmove eax, esi
    mov dword ptr [rsp + 0xf0], eax
    cmp rbp, 0x1
    sbb edx, -0x1
    xor ecx, ecx
    cmp edx, 0x2
    jl .L69
    vpextrd eax, xmm8, 0x1
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov rcx, qword ptr [rsp + 0x18]
    mov rdx, qword ptr [rsp + 0x218]
    mov r15, qword ptr [rsp + 0x28]
    mov rbp, qword ptr [rsp + 0x178]
    mov qword ptr [rsp + 0x110], rax
    mov rax, qword ptr [rsp + 0xf8]
    or rdx, qword ptr [rsp + 0x168]
    lea rsi, [rax + 2*rax]
    mov r14, qword ptr [r8 + 8*rsi]
    movzx eax, byte ptr [r8 + 8*rsi + 0x14]
    mov ebx, dword ptr [r8 + 8*rsi + 0x10]
    and r14, rcx
    imul r14, qword ptr [r8 + 8*rsi + 0x8]
    shrx rax, r14, rax
    mov r14, qword ptr [r8 + 8*rsi + 0x600]
    add rax, rbx
    mov ebx, dword ptr [r8 + 8*rsi + 0x610]
    and r14, rcx
    mov rcx, qword ptr [rsp + 0xa8]
    imul r14, qword ptr [r8 + 8*rsi + 0x608]
    movzx esi, byte ptr [r8 + 8*rsi + 0x614]
    andn r8, rdx, rcx
    mov rdx, r10
    mov r10, r11
    mov r11, qword ptr [rsp + 0xa0]
    not r8
    shrx rsi, r14, rsi
    add rsi, rbx
    lea rbx, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rbx + 8*rsi]
    mov rax, qword ptr [rbx + 8*rax]
    andn r8, r11, r8
    lea r11, [plywright::board::geometry::AROUND]
    and r8, rdi
    add rbp, r11
    mov r11, r10
    mov r10, rdx
    mov rdx, qword ptr [rsp + 0x110]
    and r15, r8
    and r8, qword ptr [rsp + 0x48]
    popcnt r15, r15
    lea r15d, [r15 + 4*r15]
    lea r14d, [rdx + 2*r15]
    andn r8, r8, rcx
    mov rcx, qword ptr [rbp]
    mov rbp, qword ptr [rsp + 0x58]
    and rcx, qword ptr [rsp + 0xd8]
    not r8
    andn r8, r12, r8
    and rsi, r8
    and rax, r8
    mov rbx, rsi
    or rbx, rax
    test rcx, r8
    lea ecx, [rdx + 2*r15 + 0x28]
    vmovq rdx, xmm2
    lea r15, [.D0]
    cmove ecx, r14d
    test rdx, rsi
    lea edx, [rcx + 0x11]
    cmove edx, ecx
    vpextrq rcx, xmm2, 0x1
    test rcx, rax
    lea eax, [rdx + 0x25]
    cmove eax, edx
    test qword ptr [rsp + 0xd0], rbx
    lea ecx, [rax + 0x2d]
    cmove ecx, eax
    test rbp, rbp
    lea eax, [rcx - 0x37]
    cmovne eax, ecx
    mov ecx, eax
    sar ecx, 0x1f
    andn eax, ecx, eax
    mov ecx, 0x3ff
    cmp eax, 0x3ff
    cmovl ecx, eax
    mov eax, 0x156
    imul ecx, ecx
    shr ecx, 0x7
    cmp ecx, 0x156
    cmovb eax, ecx
    mov ecx, eax
    shl ecx, 0xb
    lea ecx, [rcx + 8*rcx]
    and ecx, 0xff0000
    or ecx, eax
.L69:
    mov dword ptr [rsp + 0x180], ecx
    vmovq rcx, xmm3
    vpextrq rax, xmm3, 0x1
    mov r14, qword ptr [rsp + 0x18]
    movabs rdx, -0x101010101010102
    movabs rbx, 0x7f7f7f7f7f7f7f7f
    and qword ptr [rsp + 0x88], r11
    mov r8, qword ptr [rsp + 0x8]
    and qword ptr [rsp + 0x30], r10
    movabs r10, 0xf07000000000000
    not qword ptr [rsp + 0xb8]
    mov qword ptr [rsp + 0x78], rax
    or rax, rcx
    mov qword ptr [rsp + 0xf8], rcx
    mov rcx, qword ptr [rsp + 0x150]
    add rdx, -0xfefe
    and r12, rax
    mov qword ptr [rsp + 0x178], rax
    mov rsi, r12
    mov rax, r14
    not rax
    mov qword ptr [rsp + 0x270], rax
    and eax, ecx
    shl eax, 0x8
    and eax, 0xff000000
    or rax, rcx
    mov rcx, qword ptr [rsp + 0x70]
    or rcx, r14
    andn rax, rcx, rax
    mov rcx, qword ptr [rsp + 0xa8]
    andn rcx, rcx, rdi
    andn rax, rcx, rax
    mov rcx, rax
    shl rcx, 0x9
    shl rax, 0x7
    and rdx, rcx
    lea rcx, [rbx - 0x7f7f]
    mov rbx, qword ptr [rsp + 0x90]
    and rcx, rax
    andn rax, rdi, r8
    or rcx, rdx
    movabs rdx, 0xffffff000000
    vmovq xmm3, rax
    mov rax, r8
    shl rax, 0x9
    vpbroadcastq xmm6, rcx
    add rdx, 0x1000000
    mov r11, rbx
    or r11, rbp
    mov rbp, qword ptr [rsp + 0x100]
    or r11, r12
    mov r12, qword ptr [rsp + 0x1e0]
    mov rcx, r11
    and rcx, qword ptr [rsp + 0x248]
    mov qword ptr [rsp + 0x100], r11
    and rsi, r12
    vmovq xmm8, rcx
    movabs rcx, 0x80000000000000
    and rcx, rax
    mov rax, r8
    shl rax, 0x7
    vpunpcklqdq xmm8, xmm9, xmm8
    and rdx, rax
    vpand xmm6, xmm8, xmm6
    or rdx, rcx
    movabs rcx, 0x40000000000000
    vpsrlq xmm8, xmm6, 0x1
    vpandq xmm8, xmm8, qword ptr [.C15]{1to2}
    and rdx, rbp
    mov rax, rdx
    shr rax
    and rcx, rax
    movabs rax, 0x3301000000000000
    sub rdx, rcx
    movabs rcx, 0x3330000000000000
    and rax, rdx
    shr rdx, 0x2
    and rcx, rdx
    mov rdx, qword ptr [rsp + 0x10]
    add rcx, rax
    and rdx, qword ptr [rsp + 0x140]
    mov rax, rcx
    shr rax, 0x4
    vpsubq xmm6, xmm6, xmm8
    add rax, rcx
    mov ecx, 0x103
    vpand xmm8, xmm10, xmm6
    vpsrlq xmm6, xmm6, 0x2
    and r10, rax
    mov rax, r14
    shr rax, 0x10
    and eax, dword ptr [rsp + 0x188]
    vpand xmm6, xmm10, xmm6
    mov qword ptr [rsp + 0x188], rsi
    vmovq xmm10, rsi
    mov r14, qword ptr [rsp + 0x50]
    vpaddq xmm6, xmm8, xmm6
    mov qword ptr [rsp + 0x10], rdx
    mov rdx, qword ptr [rsp + 0x20]
    vpsrlq xmm8, xmm6, 0x4
    and rdx, qword ptr [rsp + 0x108]
    vpaddq xmm6, xmm8, xmm6
    vmovq xmm8, qword ptr [rsp + 0x170]
    bextr ecx, eax, ecx
    add eax, eax
    and eax, 0x20
    lea eax, [rax + 4*rcx]
    movabs rcx, 0x3333333333333333
    mov qword ptr [rsp + 0x20], rdx
    lea rdx, [rcx - 0x2]
    and ebp, eax
    mov eax, ebp
    shr eax
    and eax, -0x10
    vpor xmm9, xmm8, xmm1
    vmovq xmm8, rbx
    sub rbp, rax
    lea rax, [rcx - 0x3]
    mov rcx, r11
    movabs r11, 0x101010101010101
    and rcx, r12
    imul r10, r11
    and rax, rbp
    shr rbp, 0x2
    and rcx, rdi
    and rcx, qword ptr [rsp + 0xa0]
    and rdx, rbp
    mov rbp, qword ptr [rsp + 0x58]
    add rdx, rax
    mov rax, rdx
    shr rax, 0x4
    shr r10, 0x38
    add rax, rdx
    imul esi, r10d, 0xffc3ffb0
    movabs r10, 0xf0f0f0f0f0f0f0f
    mov rdx, r8
    and rdx, r12
    and rdx, qword ptr [rsp + 0x38]
    and rax, r10
    mov r10, qword ptr [rsp + 0x280]
    imul rax, r11
    vmovq xmm11, rbp
    vpunpcklqdq xmm10, xmm11, xmm10
    vinserti128 ymm11, ymm10, xmm3, 0x1
    vpermq ymm10, ymm9, 0x15
    shr rax, 0x38
    vpermq ymm11, ymm11, 0x24
    imul r11d, eax, 0xfff8ffe3
    lea eax, [r14 - 0x1]
    add r11d, esi
    cmp al, 0x2
    jae .L71
    cmp r14b, 0x2
    mov r8, qword ptr [rsp + 0x8]
    mov r14, qword ptr [rsp + 0x10]
    mov esi, 0x303
    mov eax, 0x101
    movabs rbx, 0x7f7f7f7f7f7f7f7f
    cmove rax, rsi
.L70:
    test byte ptr [rsp + 0x1a0], 0x38
    jne .L72
    mov rsi, qword ptr [rsp + 0xe0]
    and esi, dword ptr [rsp + 0x80]
    and esi, eax
    popcnt eax, esi
    imul eax, eax, 0xfffeffe4
    add r11d, eax
    jmp .L72
.L71:
    mov r8d, dword ptr [rsp]
    mov esi, 0x99
    mov r14, qword ptr [rsp + 0x10]
    mov eax, 0xc0c0
    movabs rbx, 0x7f7f7f7f7f7f7f7f
    bt esi, r8d
    mov r8, qword ptr [rsp + 0x8]
    jae .L104
.L72:
    mov rax, qword ptr [rsp + 0x88]
    mov dword ptr [rsp + 0x80], r11d
    mov rsi, qword ptr [rsp + 0x138]
    mov r11, qword ptr [rsp + 0x190]
    vmovq xmm14, rdx
    add qword ptr [rsp + 0x20], r14
    popcnt r12, qword ptr [rsp + 0x158]
    movabs r14, -0x101010101010102
    vpunpcklqdq xmm12, xmm8, xmm3
    vpandq xmm8, xmm6, qword ptr [.C8]{1to2}
    vpshufd xmm3, xmm7, 0xe8
    vpand ymm10, ymm10, ymm11
    vpbroadcastq xmm6, xmm9
    add rax, qword ptr [rsp + 0x30]
    imul edx, r11d, 0xffff0003
    mov qword ptr [rsp + 0x88], rax
    mov rax, qword ptr [rsp + 0x48]
    andn rax, rax, rcx
    imul ecx, esi, 0x5fffe
    mov qword ptr [rsp + 0x28], rax
    mov rax, qword ptr [rsp + 0x148]
    add edx, ecx
    add eax, -0x5
    imul edx, eax
    cmp dword ptr [rsp + 0x198], 0x2
    lea eax, [rdx + 0x3f0019]
    cmovb eax, edx
    cmp esi, 0x2
    lea ecx, [rax + 0x30000]
    cmovb ecx, eax
    cmp r11d, 0x2
    lea eax, [rcx + 0x7fff5]
    cmovb eax, ecx
    xor ecx, ecx
    mov dword ptr [rsp + 0x150], eax
    mov eax, r11d
    mov r11, qword ptr [rsp + 0x1c8]
    shl eax, 0x11
    lea eax, [rax + 2*rax]
    neg eax
    test rbp, rbp
    cmovne ecx, eax
    lea rax, [r11 + r11]
    mov rsi, r11
    shr rsi
    mov dword ptr [rsp + 0x58], ecx
    and rax, r14
    and rsi, rbx
    or rsi, rax
    mov rax, qword ptr [rsp + 0xb8]
    and rax, qword ptr [rsp + 0x1f8]
    andn rcx, rsi, r8
    mov rsi, qword ptr [rsp + 0x1b0]
    and rax, qword ptr [rsp + 0x38]
    and rsi, r8
    mov r8, qword ptr [rsp + 0x108]
    shl rax, 0x8
    popcnt rsi, rsi
    andn rdx, rcx, rax
    imul esi, esi, 0xffe8fff5
    mov rax, rdx
    shr rax
    and rax, r10
    mov r10, qword ptr [rsp + 0x70]
    sub rdx, rax
    mov rax, rdx
    shr rdx, 0x2
    and rax, r8
    and rdx, r8
    add rdx, rax
    mov rbp, r10
    and rbp, qword ptr [rsp + 0x8]
    mov rax, rdx
    shr rax, 0x4
    add rax, rdx
    and rax, qword ptr [rsp + 0x238]
    popcnt rdx, rbp
    imul edx, edx, 0x3000a
    add edx, esi
    movzx esi, r11b
    lea r8d, [rsi + rsi]
    andn esi, r8d, esi
    popcnt esi, esi
    imul r8d, esi, 0xfffdfff3
    mov rsi, qword ptr [rsp + 0x278]
    add r8d, edx
    movabs rdx, 0x101010101010101
    imul rax, rdx
    and rsi, rcx
    popcnt rcx, rcx
    imul ecx, ecx, 0xfff7fffc
    shr rax, 0x38
    imul eax, eax, 0xffeefffd
    add r8d, ecx
    popcnt rcx, rsi
    mov rsi, qword ptr [rsp + 0x8]
    imul ecx, ecx, 0xfff4fffa
    add r8d, ecx
    add r8d, eax
    mov rax, qword ptr [rsp + 0x8]
    lea rcx, [rax + rax]
    mov rax, qword ptr [rsp + 0x8]
    and rcx, r14
    shr rax
    and rax, rbx
    or rax, rcx
    or rax, r10
    and rax, rsi
    je .L74
    mov r10, qword ptr [rsp + 0x1a8]
    nop
.L73:
    tzcnt rcx, rax
    shr ecx, 0x3
    shl ecx, 0x2
    xor ecx, 0x1c
    add r8d, dword ptr [rcx + r15 + 0x600]
    blsr rax, rax
    jne .L73
    jmp .L75
.L74:
    mov r10, qword ptr [rsp + 0x1a8]
.L75:
    mov rbx, qword ptr [rsp + 0x88]
    mov rdx, qword ptr [rsp + 0x100]
    vpmullq xmm16, xmm8, qword ptr [.C4]{1to2}
    vpinsrd xmm11, xmm3, dword ptr [rsp + 0xc0], 0x2
    vmovq xmm13, qword ptr [rsp + 0x28]
    vmovdqa64 zmm8, zmmword ptr [.C16]
    mov r11, qword ptr [rsp + 0x20]
    vpand xmm12, xmm12, xmm6
    mov rcx, rbx
    shr rcx, 0x4
    mov rax, r11
    shr rax, 0x4
    mov qword ptr [rsp + 0x10], rcx
    mov rcx, rdx
    or rcx, rsi
    mov qword ptr [rsp + 0x68], rax
    mov qword ptr [rsp + 0x60], rcx
    mov rcx, qword ptr [rsp + 0x38]
    and rcx, rdx
    test rsi, rsi
    je .L77
    mov rax, rsi
    nop
.L76:
    tzcnt rdx, rax
    xor edx, 0x38
    add r8d, dword ptr [r15 + 4*rdx]
    blsr rax, rax
    jne .L76
.L77:
    vmovq xmm15, rcx
    mov rcx, qword ptr [rsp + 0x1e8]
    mov rdx, rsi
    shl rdx, 0x10
    movabs rax, 0xf0f0f0f0f0f0f0f
    add r10d, dword ptr [rsp + 0x230]
    vmovq qword ptr [rsp + 0x30], xmm9
    vmovdqa64 zmm9, zmmword ptr [.C17]
    add qword ptr [rsp + 0x68], r11
    mov r11, qword ptr [rsp + 0x60]
    vpinsrd xmm6, xmm11, r12d, 0x3
    add qword ptr [rsp + 0x10], rbx
    vpermt2q zmm10, zmm8, zmm14
    vpsrlq xmm11, xmm16, 0x38
    or rdx, rsi
    add rax, -0xf0f0f0f
    and r11, qword ptr [rsp + 0x218]
    mov qword ptr [rsp + 0xb8], rax
    or rdx, rcx
    shl rdx, 0x10
    mov qword ptr [rsp + 0x60], r11
    or rdx, rcx
    mov rcx, rdx
    shl rcx, 0x20
    or rcx, rdx
    or rcx, qword ptr [rsp + 0x1b8]
    mov rax, rcx
    mov qword ptr [rsp + 0x108], rcx
    mov rcx, qword ptr [rsp + 0xc0]
    or rax, qword ptr [rsp + 0x240]
    lea ecx, [r10 + 2*rcx]
    mov dword ptr [rsp + 0x28], ecx
    andn rcx, rax, rsi
    mov rax, r12
    mov r12, qword ptr [rsp + 0x40]
    mov qword ptr [rsp + 0x50], rax
    je .L85
    lea eax, [4*rax]
    mov dword ptr [rsp + 0x20c], r9d
    neg eax
    mov dword ptr [rsp + 0x20], eax
    mov rax, qword ptr [rsp + 0xa8]
    or rax, qword ptr [rsp + 0x18]
    mov qword ptr [rsp + 0x110], rax
    mov rax, qword ptr [rsp + 0x1c0]
    movzx eax, byte ptr [rax + 0x93]
    xor al, 0x1
    mov byte ptr [rsp + 0x88], al
    xor eax, eax
    jmp .L79
    nop
.L78:
    mov rax, rsi
    blsr rcx, rcx
    je .L86
.L79:
    tzcnt r15, rcx
    lea r11, [.D0]
    mov r9d, r8d
    mov r8, rdi
    mov edx, r15d
    shr edx, 0x3
    lea ebx, [r15 + 0x38]
    mov r14d, r15d
    and r14d, 0x7
    xor rdx, 0x7
    and bl, 0x3f
    mov r10d, r14d
    add eax, dword ptr [r11 + 4*rdx + 0x640]
    mov rdi, rax
    mov eax, dword ptr [rsp]
    mov esi, eax
    sub esi, r14d
    sub r10d, eax
    mov eax, dword ptr [rsp + 0xe8]
    cmovb r10d, esi
    mov esi, ebx
    shr sil, 0x3
    movzx r12d, sil
    mov ebp, r12d
    mov esi, eax
    sub esi, r12d
    sub ebp, eax
    cmovb ebp, esi
    mov esi, dword ptr [rsp + 0x98]
    cmp r10d, ebp
    cmova ebp, r10d
    imul ebp, dword ptr [r11 + 4*rdx + 0x660]
    mov eax, esi
    sub eax, r14d
    add ebp, edi
    mov edi, dword ptr [rsp + 0x118]
    sub r14d, esi
    cmovb r14d, eax
    mov eax, edi
    sub eax, r12d
    sub r12d, edi
    cmovb r12d, eax
    movabs rax, 0x101010101010101
    cmp r14d, r12d
    cmova r12d, r14d
    imul r12d, dword ptr [r11 + 4*rdx + 0x680]
    shlx r14, rax, r15
    add r12d, ebp
    test qword ptr [rsp + 0x90], r14
    je .L80
    add r12d, 0x60007
    mov eax, r12d
    jmp .L81
    nop
.L80:
    test qword ptr [rsp + 0xe0], r14
    lea eax, [r12 - 0x220009]
    cmove eax, r12d
.L81:
    mov esi, 0x1
    mov r11, qword ptr [rsp + 0x18]
    mov rdi, r8
    shlx r12, rsi, rbx
    mov rsi, r12
    shr rsi, 0x8
    bts rsi, rbx
    mov rbp, rsi
    shr rbp, 0x10
    or rbp, rsi
    movzx esi, bl
    lea rbx, [.D1]
    mov r14, rbp
    shr r14, 0x20
    or r14, rbp
    bt r11, rsi
    jae .L84
.L82:
    add eax, dword ptr [rbx + 4*rdx]
.L83:
    mov rsi, rax
    mov r8d, r9d
    mov r12, qword ptr [rsp + 0x40]
    mov eax, dword ptr [rsp + 0xe8]
    mov edx, dword ptr [rsp + 0x20]
    mov r9d, dword ptr [rsp + 0x20c]
    cmp dword ptr [rsp + 0x28], edx
    jne .L78
    and r14, qword ptr [rsp + 0x18]
    jne .L78
    shr r15b, 0x3
    mov r11d, 0x5
    movzx edx, r15b
    cmp dl, 0x5
    cmovae edx, r11d
    cmp r10d, eax
    cmovbe r10d, eax
    add dl, byte ptr [rsp + 0x88]
    mov rax, rsi
    add esi, 0xf9003c
    cmp dl, r10b
    cmovae esi, eax
    mov eax, esi
    blsr rcx, rcx
    jne .L79
    jmp .L86
    nop
.L84:
    lea rbx, [.D2]
    test qword ptr [rsp + 0x110], r14
    je .L82
    lea rbx, [.D3]
    test qword ptr [rsp + 0xa8], r12
    jne .L83
    jmp .L82
.L85:
    xor eax, eax
.L86:
    mov rdx, qword ptr [rsp + 0x30]
    mov rsi, qword ptr [rsp + 0x68]
    mov qword ptr [rsp], rax
    mov rax, qword ptr [rsp + 0x10]
    andn r10, rdi, qword ptr [rsp + 0x100]
    andn rcx, rdi, qword ptr [rsp + 0x60]
    vpermt2q zmm10, zmm9, zmm12
    vpermq ymm7, ymm7, 0xd0
    vinserti128 ymm13, ymm13, xmm15, 0x1
    and rdx, qword ptr [rsp + 0x188]
    and rsi, qword ptr [rsp + 0x238]
    and rax, qword ptr [rsp + 0xb8]
    mov qword ptr [rsp + 0x30], rdx
    mov dl, -0x80
    kmovd k1, edx
    mov rdx, qword ptr [rsp + 0x108]
    andn rdx, rdx, qword ptr [rsp + 0x8]
    and rdx, qword ptr [rsp + 0x240]
    je .L88
    mov r14, qword ptr [rsp + 0x1b0]
    mov qword ptr [rsp + 0x68], rsi
    mov rbp, rax
    movabs rax, 0x7f7f7f7f7f7f7f
    movabs r11, 0xfefefefefefefe
    lea rsi, [r14 + r14]
    shr r14
    and r14, rax
    mov rax, qword ptr [rsp + 0x1b8]
    and rsi, r11
    movabs r11, 0x7e7e7e7e7e7e00
    mov rbx, rsi
    and rbx, r14
    or r14, rsi
    lea r15, [rax + rax]
    shr rax
    and rax, r11
    lea r11, [.D0]
    and rax, r15
    movabs r15, 0x101010101010101
    andn rsi, rax, r14
    or rsi, rbx
    shl rsi, 0x8
    and rdx, rsi
    je .L89
    mov rax, qword ptr [rsp]
    xor ebx, ebx
    nop
.L87:
    tzcnt rsi, rdx
    shr esi, 0x3
    shl esi, 0x2
    xor esi, 0x1c
    add ebx, dword ptr [rsi + r11 + 0x620]
    blsr rdx, rdx
    jne .L87
    jmp .L90
.L88:
    movabs r15, 0x101010101010101
    jmp .L91
.L89:
    mov rax, qword ptr [rsp]
    xor ebx, ebx
.L90:
    mov rsi, qword ptr [rsp + 0x68]
    add ebx, eax
    mov eax, ebx
    mov qword ptr [rsp], rax
    mov rax, rbp
.L91:
    mov rdx, qword ptr [rsp + 0x30]
    vpbroadcastq zmm10 {k1}, rcx
    mov rcx, qword ptr [rsp + 0x228]
    and cl, 0x38
    imul rsi, r15
    and r10, qword ptr [rsp + 0xa8]
    imul rax, r15
    vpmovqd xmm7, ymm7
    vpopcntq ymm12, ymm13
    vpermq ymm11, ymm11, 0x60
    mov qword ptr [rsp + 0x68], rsi
    mov rbx, rdx
    and rdx, qword ptr [rsp + 0x78]
    and rbx, qword ptr [rsp + 0xf8]
    mov r11, rdx
    mov edx, 0xff
    shlx rcx, rdx, rcx
    mov rdx, rcx
    shr rdx, 0x8
    or rdx, rcx
    mov rsi, rdx
    shr rsi, 0x10
    or rsi, rdx
    mov rcx, rsi
    shr rcx, 0x20
    or rcx, rsi
    and qword ptr [rsp + 0x8], rcx
    and rcx, r12
    mov r12, qword ptr [rsp + 0x1f0]
    test r12b, r12b
    je .L92
    cmp dword ptr [rsp + 0x98], 0x7
    mov edx, r12d
    jne .L93
    mov dl, 0x6
    jmp .L93
.L92:
    mov dl, 0x1
.L93:
    shr rax, 0x38
    lea r14d, [rdx - 0x1]
    shr qword ptr [rsp + 0x68], 0x38
    vpbroadcastq xmm14, rcx
    vpinsrd xmm7, xmm7, dword ptr [rsp + 0x50], 0x0
    vpblendd ymm11, ymm12, ymm11, 0xcc
    vpopcntq zmm10, zmm10
    mov qword ptr [rsp + 0x10], rax
    popcnt rax, r10
    mov esi, r14d
    mov qword ptr [rsp + 0xe8], rax
    popcnt rax, rbx
    mov rbx, qword ptr [rsp + 0x8]
    and sil, 0x7
    shlx rsi, r15, rsi
    mov qword ptr [rsp + 0x118], rax
    popcnt rax, r11
    mov r11, qword ptr [rsp + 0x1d8]
    mov qword ptr [rsp + 0x20], rax
    mov rax, r12
    mov qword ptr [rsp + 0x8], rbx
    and rbx, rsi
    lzcnt r10, rbx
    shr r10d, 0x3
    test rbx, rbx
    cmove r10, rbx
    and rsi, rcx
    lzcnt rbx, rsi
    lea r15, [r10 + 0x1]
    shr ebx, 0x3
    test rsi, rsi
    cmove rbx, rsi
    test r10, r10
    setne sil
    cmp r15, rbx
    sete bpl
    and bpl, sil
    xor esi, esi
    movzx r15d, bpl
    shl r15d, 0x5
    cmp r14b, r12b
    lea r12, [.D0]
    mov r14d, ebx
    sete sil
    add r15, r12
    shl esi, 0x5
    add rsi, r12
    or rbx, r10
    mov r10d, r10d
    mov ebx, dword ptr [r15 + 4*r14 + 0x740]
    mov r12, qword ptr [rsp + 0xc8]
    mov esi, dword ptr [rsi + 4*r10 + 0x700]
    lea r10d, [rdx + 0x1]
    lea ebp, [rsi + rbx]
    lea ebx, [rsi + rbx + 0x3ffef]
    mov esi, r10d
    cmovne ebx, ebp
    test r12, r11
    cmove ebx, ebp
    xor r14d, r14d
    cmp dl, al
    lea rbp, [.D0]
    sete r14b
    and sil, 0x7
    movzx esi, sil
    shl r14d, 0x5
    vmovd xmm13, esi
    mov rsi, qword ptr [rsp + 0x8]
    add r14, rbp
    vpinsrb xmm13, xmm13, edx, 0x8
    vpsllvq xmm5, xmm5, xmm13
    vpbroadcastq xmm13, rsi
    vpand xmm13, xmm13, xmm5
    vpand xmm5, xmm14, xmm5
    vpcmpeqd xmm14, xmm14, xmm14
    vptestmq k1, xmm13, xmm13
    vplzcntq xmm13, xmm13
    vpsrlq xmm13 {k1} {z}, xmm13, 0x3
    vptestmq k1, xmm5, xmm5
    vplzcntq xmm5, xmm5
    vpsubq xmm14, xmm13, xmm14
    vpextrq rdx, xmm13, 0x1
    vpsrlq xmm5 {k1} {z}, xmm5, 0x3
    test rdx, rdx
    mov esi, edx
    vpcmpeqq k0, xmm14, xmm5
    setne r15b
    add ebx, dword ptr [r14 + 4*rsi + 0x700]
    vpextrq rsi, xmm5, 0x1
    kshiftrb k1, k0, 0x1
    kmovd ecx, k1
    and cl, r15b
    mov r15, qword ptr [rsp + 0x158]
    movzx ecx, cl
    shl ecx, 0x5
    add rcx, rbp
    mov ecx, dword ptr [rcx + 4*rsi + 0x740]
    or rsi, rdx
    lea edx, [rbx + rcx]
    lea ecx, [rcx + rbx + 0x3ffef]
    kmovd ebx, k0
    cmovne ecx, edx
    test r12, r11
    cmove ecx, edx
    vmovq rdx, xmm13
    test rdx, rdx
    setne sil
    and bl, sil
    xor esi, esi
    movzx ebx, bl
    shl ebx, 0x5
    cmp r10b, al
    mov r10d, edx
    sete sil
    add rbx, rbp
    shl esi, 0x5
    add rsi, rbp
    add ecx, dword ptr [rsi + 4*r10 + 0x700]
    vmovq rsi, xmm5
    vinserti128 ymm5, ymm6, xmm4, 0x1
    mov r10d, esi
    or rsi, rdx
    mov edx, dword ptr [rbx + 4*r10 + 0x740]
    lea eax, [rdx + rcx + 0x3ffef]
    lea ecx, [rcx + rdx]
    cmovne eax, ecx
    test r12, r11
    cmove eax, ecx
    vmovd ecx, xmm0
    cmp r15, 0x1
    sbb ecx, -0x1
    mov dword ptr [rsp + 0x8], eax
    xor eax, eax
    cmp ecx, 0x2
    jl .L94
    mov rcx, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rsp + 0xd0]
    mov rsi, qword ptr [rsp + 0x220]
    mov rdx, rdi
    not rdx
    lea r10, [plywright::sliders::magic::LOOKUPS]
    mov rbp, qword ptr [rsp + 0x18]
    lea r12, [plywright::board::geometry::AROUND]
    add r12, qword ptr [rsp + 0x268]
    or rax, qword ptr [rsp + 0x1d0]
    not rcx
    and rcx, qword ptr [rsp + 0xa8]
    lea rsi, [rsi + 2*rsi]
    or rax, rdx
    movzx r14d, byte ptr [r10 + 8*rsi + 0x14]
    mov ebx, dword ptr [r10 + 8*rsi + 0x10]
    and rcx, rax
    mov rax, r15
    mov r15, qword ptr [r10 + 8*rsi]
    and r15, rbp
    imul r15, qword ptr [r10 + 8*rsi + 0x8]
    shrx r14, r15, r14
    mov r15, qword ptr [r10 + 8*rsi + 0x600]
    add r14, rbx
    mov ebx, dword ptr [r10 + 8*rsi + 0x610]
    and r15, rbp
    imul r15, qword ptr [r10 + 8*rsi + 0x608]
    movzx esi, byte ptr [r10 + 8*rsi + 0x614]
    vpextrd r10d, xmm0, 0x1
    shrx rsi, r15, rsi
    mov r15, qword ptr [rsp + 0xb0]
    add rsi, rbx
    and r15, rcx
    and rcx, qword ptr [rsp + 0xa0]
    popcnt rbx, r15
    mov r15, qword ptr [rsp + 0x170]
    and r15, qword ptr [r12]
    lea ebx, [rbx + 4*rbx]
    lea ebp, [r10 + 2*rbx]
    or rcx, rdx
    lea rdx, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rdx + 8*rsi]
    mov rdx, qword ptr [rdx + 8*r14]
    andn rcx, r11, rcx
    and rsi, rcx
    and rdx, rcx
    mov r14, rsi
    or r14, rdx
    test r15, rcx
    lea ecx, [r10 + 2*rbx + 0x28]
    vmovq r10, xmm1
    mov r15, rax
    cmove ecx, ebp
    test r10, rsi
    lea esi, [rcx + 0x11]
    cmove esi, ecx
    vpextrq rcx, xmm1, 0x1
    test rcx, rdx
    lea ecx, [rsi + 0x25]
    cmove ecx, esi
    test qword ptr [rsp + 0x168], r14
    lea edx, [rcx + 0x2d]
    cmove edx, ecx
    test rax, rax
    lea ecx, [rdx - 0x37]
    cmovne ecx, edx
    mov edx, ecx
    sar edx, 0x1f
    andn ecx, edx, ecx
    mov edx, 0x3ff
    cmp ecx, 0x3ff
    cmovl edx, ecx
    mov ecx, 0x156
    imul edx, edx
    shr edx, 0x7
    cmp edx, 0x156
    cmovb ecx, edx
    mov edx, ecx
    shl edx, 0xb
    lea eax, [rdx + 8*rdx]
    and eax, 0xff0000
    or eax, ecx
.L94:
    mov r10, qword ptr [rsp + 0x178]
    mov rdx, qword ptr [rsp + 0x1f8]
    mov rsi, qword ptr [rsp + 0x270]
    mov r12, qword ptr [rsp + 0x18]
    mov r14, qword ptr [rsp + 0xa8]
    movabs rcx, 0xff00000000
    mov ebx, dword ptr [rsp + 0x150]
    mov rbp, qword ptr [rsp + 0xe0]
    mov dword ptr [rsp + 0xb0], eax
    mov rax, qword ptr [rsp + 0xa0]
    vmovq xmm0, qword ptr [rsp + 0xd8]
    vmovq xmm16, r15
    and r10, r11
    mov r11, qword ptr [rsp + 0x38]
    and rsi, rdx
    sub dword ptr [rsp + 0x58], ebx
    mov rbx, qword ptr [rsp + 0x70]
    shr rsi, 0x8
    and rcx, rsi
    movabs rsi, 0xfefefefefefe
    or rcx, rdx
    vpor xmm0, xmm2, xmm0
    mov rdx, r11
    or rdx, r12
    or rax, r11
    mov r11, rbx
    shl r12, 0x10
    and r12, qword ptr [rsp + 0x1e8]
    andn rcx, rdx, rcx
    andn rdx, rdi, r14
    andn rdx, rdx, rcx
    mov rcx, rdx
    shr rcx, 0x7
    shr rdx, 0x9
    and rsi, rcx
    movabs rcx, 0x7f7f7f7f7f7f
    and rcx, rdx
    mov rdx, r10
    or rdx, rbp
    or rdx, r15
    or rcx, rsi
    andn rsi, rax, rdx
    mov rax, qword ptr [rsp + 0x1e0]
    and r11, rdx
    and rdi, rdx
    vmovq xmm13, r11
    mov r11, qword ptr [rsp + 0x40]
    and rsi, r14
    and rsi, qword ptr [rsp + 0x48]
    and rax, rdx
    and rax, rcx
    or rdx, r11
    and rdx, qword ptr [rsp + 0x1d0]
    and rcx, r11
    vmovq xmm15, rsi
    vmovq rsi, xmm0
    mov r15, r11
    vmovq xmm12, rax
    mov rax, qword ptr [rsp + 0x248]
    vmovq xmm14, rcx
    andn rcx, r14, rdi
    mov dil, -0x80
    kmovd k1, edi
    mov edi, r15d
    shr edi, 0x9
    and edi, 0x100
    andn rdx, r14, rdx
    andn r14, r14, r11
    and r10, rax
    vmovq xmm1, r14
    and rax, r11
    movabs r11, 0x400000000000000
    vmovq xmm2, r10
    and rax, rbx
    and rsi, r10
    movabs r10, 0x3333333333333333
    movabs rbx, 0xf0f0f0f0f0f0f0f
    vpunpcklqdq xmm2, xmm16, xmm2
    vpermq ymm16, ymm0, 0x15
    vmovq xmm17, rax
    vpbroadcastq xmm0, xmm0
    mov rax, qword ptr [rsp + 0x260]
    add rbx, -0x80f
    vinserti128 ymm2, ymm2, xmm1, 0x1
    vpermq ymm2, ymm2, 0x24
    vpandq ymm16, ymm16, ymm2
    vmovq xmm2, rbp
    vpermt2q zmm16, zmm8, zmm17
    vpunpcklqdq xmm1, xmm2, xmm1
    vpunpcklqdq xmm8, xmm13, xmm12
    vpmovqd xmm2, ymm11
    vpand xmm0, xmm0, xmm1
    vmovd xmm1, dword ptr [rsp + 0x250]
    vpermt2q zmm16, zmm9, zmm0
    vpinsrd xmm0, xmm7, dword ptr [rsp + 0xc0], 0x3
    vpunpcklqdq xmm9, xmm15, xmm14
    vpmovqd ymm7, zmm10
    vinserti128 ymm8, ymm9, xmm8, 0x1
    vpopcntq ymm8, ymm8
    vpmovqd xmm8, ymm8
    vpbroadcastq zmm16 {k1}, rdx
    mov edx, r15d
    shr edx, 0x7
    and edx, 0x8000
    vpopcntq zmm9, zmm16
    or edi, edx
    mov edx, eax
    vpmovqd ymm9, zmm9
    and edx, edi
    mov edi, edx
    shr edi
    and edi, 0x4000
    sub rdx, rdi
    lea rdi, [r10 - 0x3233]
    movabs r10, 0x1000000000000000
    and rdi, rdx
    shr rdx, 0x2
    and rdx, qword ptr [rsp + 0x140]
    add rdx, rdi
    mov rdi, rdx
    shr rdi, 0x4
    add rdi, rdx
    mov rdx, r12
    shr rdx
    and r12, r10
    and r11, rdx
    and rbx, rdi
    movabs rdx, 0x3000000000000000
    lea r11, [r11 + 2*r12]
    movabs r12, 0x101010101010101
    imul rbx, r12
    and r11, rax
    mov rax, qword ptr [rsp + 0xf8]
    mov rdi, r11
    shr rdi
    and rdi, r10
    shr rbx, 0x38
    sub r11, rdi
    movabs rdi, 0x100000000000000
    imul ebx, ebx, 0xffc3ffb0
    and rdx, r11
    shr r11, 0x2
    and rdi, r11
    add r11, rdx
    movabs rdx, 0xf00000000000000
    and rax, rsi
    and rsi, qword ptr [rsp + 0x78]
    shr r11, 0x4
    add r11, rdi
    popcnt rdi, rcx
    and r11, rdx
    popcnt rdx, rax
    imul r11, r12
    popcnt rsi, rsi
    shr r11, 0x38
    imul ecx, r11d, 0xfff8ffe3
    add ecx, ebx
    mov rbx, qword ptr [rsp + 0x1f0]
    lea r11d, [rbx - 0x1]
    cmp r11b, 0x2
    jae .L96
    mov eax, dword ptr [rsp + 0x128]
    mov ebp, dword ptr [rsp + 0x124]
    mov r10d, dword ptr [rsp + 0x58]
    cmp bl, 0x2
    movabs rbx, 0x303000000000000
    movabs r11, 0x101000000000000
    cmove r11, rbx
.L95:
    mov rbx, qword ptr [rsp + 0x228]
    not bl
    test bl, 0x38
    jne .L97
    and r11, qword ptr [rsp + 0x1c8]
    movabs r14, 0x4141000000000000
    and r11, qword ptr [rsp + 0x90]
    mov rbx, r11
    shr rbx
    and r14, rbx
    movabs rbx, 0x3333000000000000
    sub r11, r14
    movabs r14, 0x3333333333333333
    and rbx, r11
    shr r11, 0x2
    and r11, r14
    add r11, rbx
    mov rbx, r11
    shr rbx, 0x4
    add rbx, r11
    movabs r11, 0xf0f070707070707
    and r11, rbx
    imul r11, r12
    shr r11, 0x38
    imul r11d, r11d, 0xfffeffe4
    add ecx, r11d
    jmp .L97
.L96:
    mov r14d, dword ptr [rsp + 0x98]
    mov eax, dword ptr [rsp + 0x128]
    mov ebp, dword ptr [rsp + 0x124]
    mov r10d, dword ptr [rsp + 0x58]
    mov ebx, 0x99
    movabs r11, -0x3f40000000000000
    bt ebx, r14d
    jae .L105
.L97:
    mov rbx, qword ptr [rsp + 0x10]
    mov r12, qword ptr [rsp + 0xe8]
    mov r14d, dword ptr [rsp + 0xf0]
    vpsubd ymm7, ymm7, ymm9
    vpmulld ymm7, ymm7, ymmword ptr [.C18]
    add r13d, dword ptr [rsp + 0x12c]
    vpsubd xmm2, xmm2, xmm8
    vpmulld xmm2, xmm2, xmmword ptr [.C19]
    add r8d, dword ptr [rsp]
    vinserti32x4 zmm1, zmm5, xmm1, 0x2
    sub ebx, dword ptr [rsp + 0x68]
    sub r12d, edi
    mov rdi, qword ptr [rsp + 0x118]
    add ebp, r14d
    mov r14, qword ptr [rsp + 0x250]
    add r8d, ecx
    add r8d, dword ptr [rsp + 0x8]
    mov r11d, ebx
    shl r11d, 0x11
    add eax, ebp
    add r11d, ebx
    mov rbx, qword ptr [rsp + 0x258]
    add r11d, r9d
    mov r9, qword ptr [rsp + 0x20]
    sub edi, edx
    vpinsrd xmm10, xmm4, r14d, 0x0
    vextracti128 xmm8, ymm7, 0x1
    imul edx, edi, 0x17000d
    vpsubd xmm10, xmm0, xmm10
    vpmulld xmm10, xmm10, xmmword ptr [.C20]
    mov edi, dword ptr [rsp + 0x204]
    vpaddd xmm7, xmm8, xmm7
    vpshufd xmm8, xmm7, 0xee
    sub r9d, esi
    vpaddd xmm7, xmm8, xmm7
    imul esi, r9d, 0x170019
    mov r9, qword ptr [rsp + 0x130]
    vpshufd xmm8, xmm7, 0x55
    vpaddd xmm7, xmm8, xmm7
    vmovd ecx, xmm7
    vpshufd xmm7, xmm2, 0xee
    add edx, esi
    mov esi, ebx
    sub esi, dword ptr [rsp + 0x148]
    vpaddd xmm2, xmm2, xmm7
    vpshufd xmm7, xmm2, 0x55
    add r9d, r10d
    vpaddd xmm2, xmm2, xmm7
    vpshufd xmm11, xmm10, 0xee
    imul esi, esi, 0x73004a
    vpaddd xmm10, xmm10, xmm11
    vpshufd xmm11, xmm10, 0x55
    vpaddd xmm10, xmm10, xmm11
    add esi, r11d
    add esi, dword ptr [rsp + 0x208]
    mov r11, qword ptr [rsp + 0x50]
    sub esi, r13d
    add edi, esi
    vmovd esi, xmm10
    add r9d, edi
    add r9d, eax
    mov eax, dword ptr [rsp + 0x80]
    add r9d, esi
    sub r9d, dword ptr [rsp + 0x180]
    mov esi, dword ptr [rsp + 0xb0]
    add eax, r9d
    add esi, eax
    lea eax, [r12 + 8*r12]
    add ecx, esi
    vmovd esi, xmm2
    lea eax, [rsi + 2*rax]
    add eax, edx
    add eax, ecx
    mov rcx, qword ptr [rsp + 0x1c0]
    sub eax, r8d
    lea edx, [rax - 0x80016]
    add eax, 0x80016
    movzx ecx, byte ptr [rcx + 0x93]
    test cl, cl
    cmovne eax, edx
    lea esi, [rax + 0x8000]
    sar esi, 0x10
    test esi, esi
    jle .L99
    test r15, r15
    je .L102
    vpextrd edx, xmm3, 0x1
    cmp edx, 0x1
    jne .L101
    cmp dword ptr [rsp + 0x198], 0x1
    jne .L101
    mov r9, qword ptr [rsp + 0x78]
    movabs rdi, 0x55aa55aa55aa55aa
    movabs r8, -0x55aa55aa55aa55ab
    test r9, rdi
    sete dil
    test r9, r8
    sete r8b
    or r8b, dil
    jne .L101
    mov rdi, qword ptr [rsp + 0xc0]
    vmovd edx, xmm3
    lea r9d, [r11 + 8*r11]
    lea edx, [rdx + 2*rdx]
    lea r8d, [rdi + 4*rdi]
    lea rdi, [.D4]
    add r8d, edx
    lea rdx, [.D5]
    add r9d, r8d
    jne .L98
    mov r8, qword ptr [rsp + 0x138]
    mov r9, qword ptr [rsp + 0x190]
    lea r10d, [r14 + 8*r14]
    lea r8d, [r8 + 2*r8]
    lea r9d, [r9 + 4*r9]
    add r9d, r8d
    add r10d, r9d
    jne .L98
    lea rdx, [.D6]
    lea rdi, [.D7]
.L98:
    imul ebx, dword ptr [rdi]
    mov edi, 0x40
    add ebx, dword ptr [rdx]
    cmp ebx, 0x40
    cmovl edi, ebx
    jmp .L109
.L99:
    vmovd edx, xmm4
    test edx, edx
    je .L106
    cmp dword ptr [rsp + 0x198], 0x1
    vpextrd edi, xmm3, 0x1
    jne .L103
    cmp edi, 0x1
    jne .L103
    mov r10, qword ptr [rsp + 0x78]
    movabs r8, 0x55aa55aa55aa55aa
    movabs r9, -0x55aa55aa55aa55ab
    test r10, r8
    sete r8b
    test r10, r9
    sete r9b
    or r9b, r8b
    jne .L103
    mov rdi, qword ptr [rsp + 0x138]
    mov r8, qword ptr [rsp + 0x190]
    lea r10d, [r14 + 8*r14]
    lea r9d, [r8 + 4*r8]
    lea edi, [rdi + 2*rdi]
    lea r8, [.D4]
    add r9d, edi
    lea rdi, [.D5]
    add r10d, r9d
    jne .L100
    mov r10, qword ptr [rsp + 0xc0]
    vmovd r9d, xmm3
    lea ebx, [r11 + 8*r11]
    lea r9d, [r9 + 2*r9]
    lea r10d, [r10 + 4*r10]
    add r10d, r9d
    add ebx, r10d
    jne .L100
    lea rdi, [.D6]
    lea r8, [.D7]
.L100:
    imul edx, dword ptr [r8]
    add edx, dword ptr [rdi]
    mov edi, 0x40
    cmp edx, 0x40
    cmovl edi, edx
    jmp .L109
.L101:
    vextracti32x4 xmm2, zmm1, 0x2
    vextracti128 xmm1, ymm1, 0x1
    vpshufd xmm0, xmm0, 0xe3
    vmovd edi, xmm3
    vpalignr xmm1, xmm2, xmm1, 0xc
    add edi, edx
    sub edi, dword ptr [rsp + 0x210]
    vpsubd xmm0, xmm0, xmm1
    vpmulld xmm0, xmm0, xmmword ptr [.C21]
    lea edx, [rdi + 2*rdi]
    vmovd edi, xmm0
    vpextrd r8d, xmm0, 0x1
    add edi, edx
    add r8d, edi
    mov edi, 0x40
    cmp r8d, 0x4
    jge .L109
    shl ebx, 0x3
    mov edi, 0x18
    cmp ebx, 0x18
    cmovl edi, ebx
    add edi, 0x28
    jmp .L109
.L102:
    vpmovsxbd xmm6, dword ptr [.C22]
    vpshufd xmm2, xmm4, 0xe9
    vphaddd xmm2, xmm3, xmm2
    vpshufd xmm2, xmm2, 0xe8
    vpermi2d ymm6, ymm0, ymm5
    vpslld xmm5, xmm6, 0x2
    vpaddd xmm5, xmm6, xmm5
    vpdpwssd xmm5, xmm2, dword ptr [.C23]{1to4}
    vpmovsxbd xmm2, dword ptr [.C24]
    vpermi2d zmm2, zmm0, zmm1
    vpslld xmm0, xmm2, 0x3
    vpaddd xmm0, xmm2, xmm0
    vpaddd xmm0, xmm5, xmm0
    vmovd edx, xmm0
    vpextrd edi, xmm0, 0x1
    mov r8d, edx
    sub r8d, edi
    cmp r8d, 0x3
    jle .L107
    vmovd r8d, xmm3
    mov edi, 0x40
    cmp r8d, 0x2
    jne .L109
    xor edx, 0x6
    vmovd r8d, xmm4
    xor edi, edi
    or r8d, edx
    setne dil
    shl edi, 0x6
    jmp .L109
.L103:
    vextracti32x4 xmm2, zmm1, 0x2
    vextracti128 xmm1, ymm1, 0x1
    vpshufd xmm0, xmm0, 0xe3
    vmovd r8d, xmm3
    vpalignr xmm1, xmm2, xmm1, 0xc
    add r8d, edi
    mov rdi, qword ptr [rsp + 0x210]
    vpsubd xmm0, xmm1, xmm0
    vpmulld xmm0, xmm0, xmmword ptr [.C21]
    sub edi, r8d
    lea edi, [rdi + 2*rdi]
    vmovd r8d, xmm0
    vpextrd r9d, xmm0, 0x1
    add r8d, edi
    mov edi, 0x40
    add r9d, r8d
    cmp r9d, 0x4
    jge .L109
    shl edx, 0x3
    mov edi, 0x18
    cmp edx, 0x18
    cmovl edi, edx
    add edi, 0x28
    jmp .L109
.L104:
    cmp dword ptr [rsp], 0x5
    je .L70
    mov eax, 0x8080
    jmp .L70
.L105:
    cmp r14d, 0x5
    je .L95
    movabs r11, -0x7f80000000000000
    jmp .L95
.L106:
    vinserti32x4 zmm0, zmm0, xmm4, 0x1
    vpmovsxbd xmm4, dword ptr [.C25]
    vpmovsxbd xmm2, dword ptr [.C26]
    vpbroadcastq xmm5, qword ptr [.C27]
    vextracti128 xmm3, ymm0, 0x1
    vpermi2d ymm4, ymm6, ymm0
    vpmovsxbq xmm0, word ptr [.C28]
    vpermi2d xmm2, xmm3, xmm6
    vpermi2d xmm0, xmm6, xmm3
    vpaddd xmm0, xmm2, xmm0
    vpaddd xmm2, xmm0, xmm0
    vpaddd xmm0, xmm0, xmm2
    vpshufd xmm2, xmm4, 0xe1
    vpslld xmm3, xmm2, 0x2
    vpaddd xmm2, xmm2, xmm3
    vextracti32x4 xmm3, zmm1, 0x2
    vpermi2d xmm5, xmm3, xmm1
    vpslld xmm1, xmm5, 0x3
    vpaddd xmm1, xmm5, xmm1
    vpaddd xmm0, xmm0, xmm1
    vpaddd xmm0, xmm0, xmm2
    vmovd edx, xmm0
    vpextrd edi, xmm0, 0x1
    mov r8d, edx
    sub r8d, edi
    cmp r8d, 0x3
    jle .L107
    cmp dword ptr [rsp + 0x138], 0x2
    mov edi, 0x40
    jne .L109
    xor r8d, r8d
    test r15, r15
    mov edi, 0x40
    setne r8b
    shl r8d, 0x6
    cmp edx, 0x6
    cmove edi, r8d
    jmp .L109
.L107:
    cmp edx, 0x4
    jge .L108
    xor edi, edi
    jmp .L109
.L108:
    xor edx, edx
    cmp edi, 0x4
    lea rdi, [.D0]
    setge dl
    mov edi, dword ptr [rdi + 4*rdx + 0x860]
.L109:
    mov r8, qword ptr [rsp + 0x160]
    lea edx, [r14 + r11]
    cwde
    add r8d, dword ptr [rsp + 0x28]
    lea edx, [r8 + 4*rdx]
    mov r8d, 0x18
    cmp edx, 0x18
    cmovge edx, r8d
    imul edi, esi
    imul eax, edx
    lea esi, [rdi + 0x3f]
    test edi, edi
    cmovns esi, edi
    sub r8d, edx
    sar esi, 0x6
    imul r8d, esi
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
    add rsp, 0x288
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L110:
    lea rdx, [.D8]
    mov esi, 0x9
    mov rdi, rax
    vzeroupper
    call core::panicking::panic_bounds_check
.L111:
    lea rdx, [.D9]
    mov esi, 0xe
    mov rdi, rax
    vzeroupper
    call core::panicking::panic_bounds_check
.L112:
    lea rdx, [.D10]
    mov esi, 0xf
    mov rdi, rax
    vzeroupper
    call core::panicking::panic_bounds_check
.L113:
    lea rdx, [.D11]
    mov esi, 0x1c
    mov rdi, rax
    vzeroupper
    call core::panicking::panic_bounds_check
.C0 = 0x00000001
.C1 = 0x0000555555000000
.C2 = 0x3333333333000000
.C3 = 0x0f0f0f0f0f000000
.C4 = 0x0101010101010101
.C5 = 0x000e000c00040005 0x00060015000d0016
.C6 = 0x0000005555550000
.C7 = 0x3333333333330000
.C8 = 0x0f0f0f0f0f0f0000
.C9 = 0x0008001a000e000c 0x00060015000d0016
.C10 = 0x5555555555555500
.C11 = 0x3333333333333300
.C12 = 0x3333333333333300 0x3333333333333333
.C13 = 0x0f0f0f0f0f0f0f00 0x0f0f0f0f0f0f0f07
.C14 = 0xffeefffdfff4fffa 0xffe8fff50003000a
.C15 = 0x5555555555550000
.C16 = 0x0000000000000008 0x0000000000000000 0x0000000000000001 0x0000000000000002 0x0000000000000003 0x0000000000000000 0x0000000000000000 0x0000000000000000
.C17 = 0x0000000000000000 0x0000000000000001 0x0000000000000002 0x0000000000000003 0x0000000000000004 0x0000000000000008 0x0000000000000009 0x0000000000000000
.C18 = 0x001a002f0000fff3 0x0024000c00180014 0x0021002c002f0026 0x002a001600200011
.C19 = 0x0002000200140011 0x000900130021003d
.C20 = 0x0148014b03ce03f6 0x022f01da0146015a
.C21 = 0x0000000900000005 0x0000000000000000
.C22 = 0x00000f03
.C23 = 0x00000003
.C24 = 0x00001800
.C25 = 0x00000f02
.C26 = 0x00000502
.C27 = 0x0000000700000000
.C28 = 0x0005
