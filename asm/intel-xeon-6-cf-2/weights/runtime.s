# The kernels of weights/runtime, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=native
# command: cargo lab asm weights/runtime --target native
# binary: sha256 a98f31b015900cdd07219ca11bb8d12e6dd0316b647ee117578def1ba12be3ac
# latency: 48 instructions in 143 bytes; innermost loops: .L0 of 19
# throughput: 32 instructions in 104 bytes; innermost loops: .L0 of 9
# plywright::eval::Evaluator<R>::evaluate: 3126 instructions in 15868 bytes; innermost loops: .L10 of 45, .L14 of 60, .L18 of 50, .L21 of 61, .L27 of 48, .L30 of 64, .L33 of 52, .L36 of 62, .L48 of 5, .L50 of 4, .L52 of 98, .L63 of 5, .L87 of 7, .L90 of 5, .L92 of 96, .L101 of 7
# mix of 3206 instructions: 897 mov, 304 and, 262 add, 126 shr, 124 imul, 123 or, 120 movabs, 106 lea, 83 cmp, 74 test, 67 popcnt, 65 je, 52 xor, 50 jne, 48 sub, 47 shl, 45 jmp, 39 movzx, 36 andn, 29 vpaddd, 25 vmovq, 24 tzcnt, 21 vpinsrd, 20 vmovd, 18 push, 18 vpsrlq, 17 cmove, 17 jae, 17 pop, 16 blsr, 16 sete, 15 vpand, 15 vpshufd, 14 not, 13 shlx, 12 shrx, 9 setne, 9 vpbroadcastq, 9 vpextrd, 8 cmovb, 8 vpaddq, 8 vpandq, 8 vpbroadcastd, 7 cmovl, 7 sar, 7 vpunpcklqdq, 6 bt, 6 bts, 6 call, 6 jbe, 6 lzcnt, 6 vpextrq, 6 vpmulld, 5 vpermd, 5 vzeroupper, 4 cmova, 4 cmovae, 4 neg, 4 vextracti128, 4 vinserti128, 4 vpmullq, 4 vpslld, 4 vpsubq, 3 jge, 3 jle, 3 ret, 3 vpopcntq, 3 vshufi64x2, 2 cdqe, 2 cmovbe, 2 inc, 2 ja, 2 jl, 2 sbb, 2 shld, 2 vextracti32x4, 2 vpackusdw, 2 vpalignr, 2 vpblendd, 2 vpinsrq, 2 vpor, 2 vpsubd, 2 vpternlogq, 2 vpxor, 1 cmovge, 1 cmovns, 1 dec, 1 kmovd, 1 movsx, 1 movsxd, 1 setge, 1 vinserti32x4, 1 vmovdqa, 1 vmovdqu, 1 vmovdqu32, 1 vmovsd, 1 vpermi2d, 1 vpermt2d, 1 vphaddd, 1 vpmovqd, 1 vpshufb, 1 vpsrlvq, 1 vshufps, 1 vxorps

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
    sub rsp, 0x2d8
    movabs r9, -0x101010101010102
    movabs r8, 0x7f7f7f7f7f7f7f7f
    mov rax, qword ptr [rsi + 0x80]
    mov r10, qword ptr [rsi + 0x50]
    mov r13, qword ptr [rsi + 0x78]
    mov rdx, r10
    and rdx, rax
    mov r12, r13
    mov qword ptr [rsp + 0x80], rax
    and r12, rax
    tzcnt r11, r12
    mov r14d, r11d
    and r14d, 0x3f
    mov rcx, rdx
    shl rcx, 0x9
    lea rax, [r9 - 0xfe]
    mov qword ptr [rsp + 0x1a0], rax
    mov rax, rdx
    shl rax, 0x7
    mov qword ptr [rsp + 0x160], r14
    shl r14d, 0x6
    add r8, -0x7f
    mov qword ptr [rsp + 0xf8], r8
    mov ebx, r11d
    and bl, 0x7
    je .L0
    mov r8d, r11d
    and r8d, 0x7
    mov r9d, ebx
    cmp r8d, 0x7
    jne .L1
    mov r9b, 0x6
    jmp .L1
.L0:
    mov r9b, 0x1
.L1:
    and rcx, qword ptr [rsp + 0x1a0]
    and rax, qword ptr [rsp + 0xf8]
    mov r8, qword ptr [rsi + 0x88]
    mov qword ptr [rsp + 0x8], r8
    mov r8d, r11d
    shr r8b, 0x3
    and r8b, 0x7
    movzx r15d, r8b
    test r15b, r15b
    mov qword ptr [rsp], rbx
    mov qword ptr [rsp + 0x1e0], r11
    mov qword ptr [rsp + 0x28], r12
    mov rbp, r13
    je .L2
    cmp r15d, 0x7
    jne .L3
    mov r11b, 0x30
    jmp .L4
.L2:
    mov r11b, 0x8
    jmp .L4
.L3:
    and r11b, 0x38
.L4:
    or r11b, r9b
    mov r8, rax
    or r8, rcx
    mov qword ptr [rsp + 0x68], r8
    lea r8, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0x228], r14
    mov r14, qword ptr [r14 + r8 + 0x8]
    movabs r13, 0xfefefefefefefe
    movabs rbx, 0x7f7f7f7f7f7f7f
    vmovdqu xmm1, xmmword ptr [rsi + 0x58]
    mov r8, qword ptr [rsp + 0x80]
    vpbroadcastq xmm0, r8
    mov qword ptr [rsp + 0xe0], r11
    movzx r11d, r11b
    shl r11d, 0x6
    mov r8, qword ptr [rsp + 0x8]
    and r10, r8
    and rbp, r8
    mov qword ptr [rsp + 0xc0], rbp
    tzcnt r12, rbp
    mov r8d, r12d
    and r8b, 0x3f
    mov byte ptr [rsp + 0x54], r8b
    vmovq xmm4, rdx
    vpinsrq xmm3, xmm4, r10, 0x1
    vpsrlq xmm2, xmm3, 0x8
    mov r9d, r12d
    and r9d, 0x3f
    vpextrq r8, xmm2, 0x1
    mov qword ptr [rsp + 0x248], r8
    add r8, r8
    and r8, r13
    mov qword ptr [rsp + 0x70], r8
    mov r8, r10
    shr r8, 0x9
    and r8, rbx
    mov qword ptr [rsp + 0x10], r8
    mov qword ptr [rsp + 0x2a0], r9
    mov ebx, r9d
    shl ebx, 0x6
    mov r8d, r12d
    and r8b, 0x7
    mov qword ptr [rsp + 0x1c0], r8
    je .L5
    mov r9d, r12d
    and r9d, 0x7
    cmp r9d, 0x7
    jne .L6
    mov r8b, 0x6
    jmp .L6
.L5:
    mov r8b, 0x1
.L6:
    vpand xmm5, xmm1, xmm0
    mov r9, qword ptr [rsp + 0x70]
    or r9, qword ptr [rsp + 0x10]
    mov qword ptr [rsp + 0xb8], r9
    and rax, rcx
    mov r9, qword ptr [rsp + 0x68]
    and r9, r14
    movzx ecx, byte ptr [rsp + 0x54]
    shr cl, 0x3
    movzx ecx, cl
    test cl, cl
    mov qword ptr [rsp + 0x38], r10
    mov dword ptr [rsp + 0x180], ecx
    je .L7
    cmp ecx, 0x7
    jne .L8
    mov cl, 0x30
    jmp .L9
.L7:
    mov cl, 0x8
    jmp .L9
.L8:
    mov ecx, r12d
    and cl, 0x38
.L9:
    or cl, r8b
    mov r8, qword ptr [rsi + 0x68]
    mov qword ptr [rsp + 0x58], r8
    mov qword ptr [rsp + 0x238], rsi
    mov rsi, qword ptr [rsi + 0x70]
    mov qword ptr [rsp + 0x88], rsi
    lea r8, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0x2b8], rbx
    mov rsi, qword ptr [rbx + r8 + 0x8]
    mov qword ptr [rsp + 0x1a8], rsi
    mov rsi, qword ptr [r11 + r8 + 0x8]
    mov qword ptr [rsp + 0x90], rsi
    or r9, rax
    mov qword ptr [rsp + 0x98], r9
    mov rbx, qword ptr [rsp + 0x68]
    mov qword ptr [rsp + 0x1d8], r14
    or rbx, r14
    movabs r11, 0x101010101010101
    movzx eax, cl
    mov ecx, eax
    shl eax, 0x6
    mov rax, qword ptr [rax + r8 + 0x8]
    bts rax, rcx
    mov qword ptr [rsp + 0x188], rax
    mov r14, rdx
    mov rax, qword ptr [rsp + 0x160]
    bts r14, rax
    or r14, qword ptr [rsp + 0xb8]
    not r14
    mov r10d, dword ptr [rdi + 4*rax + 0x510]
    vmovq rsi, xmm5
    test rsi, rsi
    mov qword ptr [rsp + 0x170], rsi
    vpxor xmm0, xmm0, xmm0
    je .L12
    mov qword ptr [rsp + 0x178], 0x0
    vpbroadcastd xmm6, dword ptr [.C0]
    movabs rbp, 0x3333333333333333
    nop
.L10:
    tzcnt r8, rsi
    mov eax, r8d
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [rax + rcx]
    mov rax, r9
    and rax, qword ptr [rsp + 0x188]
    je .L11
    popcnt rax, rax
    imul eax, dword ptr [rdi + 0x998]
    add eax, dword ptr [rdi + 0x800]
    vpinsrd xmm7, xmm6, eax, 0x1
    vpaddd xmm0, xmm7, xmm0
.L11:
    mov rcx, r9
    and rcx, r14
    mov r13, rcx
    shr r13
    movabs rax, 0x5555555555555555
    and r13, rax
    popcnt rax, rcx
    sub rcx, r13
    mov r13, rcx
    and r13, rbp
    shr rcx, 0x2
    and rcx, rbp
    add rcx, r13
    mov r13, rcx
    shr r13, 0x4
    add r13, rcx
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and r13, rcx
    imul r13, r11
    movabs rcx, 0x900000000000000
    cmp r13, rcx
    jae .L138
    blsr rsi, rsi
    or qword ptr [rsp + 0x178], r9
    mov rcx, rbx
    and rcx, r9
    or qword ptr [rsp + 0x98], rcx
    or rbx, r9
    add r10d, dword ptr [rdi + 4*rax + 0x8a8]
    add r10d, dword ptr [rdi + 4*r8 + 0x110]
    test rsi, rsi
    jne .L10
    jmp .L13
.L12:
    mov qword ptr [rsp + 0x178], 0x0
.L13:
    mov dword ptr [rsp + 0x40], r15d
    mov qword ptr [rsp + 0x2a8], r12
    mov rsi, qword ptr [rsp + 0x88]
    mov rax, qword ptr [rsp + 0x80]
    and rsi, rax
    mov rcx, qword ptr [rsp + 0x8]
    or rcx, rax
    mov qword ptr [rsp + 0x60], rsi
    mov qword ptr [rsp + 0x48], rcx
    xor rsi, rcx
    vpextrq rbp, xmm5, 0x1
    test rbp, rbp
    mov qword ptr [rsp + 0x30], rdx
    mov qword ptr [rsp + 0x130], rbp
    je .L16
    xor r15d, r15d
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea r13, [plywright::sliders::magic::TABLE]
    vpbroadcastd xmm6, dword ptr [.C0]
    movabs r12, 0x3333333333333333
    nop
.L14:
    tzcnt r9, rbp
    lea rax, [r9 + 2*r9]
    mov ecx, dword ptr [r8 + 8*rax + 0x610]
    movzx edx, byte ptr [r8 + 8*rax + 0x614]
    mov r11, qword ptr [r8 + 8*rax + 0x600]
    and r11, rsi
    imul r11, qword ptr [r8 + 8*rax + 0x608]
    shrx rax, r11, rdx
    add rax, rcx
    mov rcx, qword ptr [r13 + 8*rax]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x188]
    je .L15
    popcnt rax, rax
    imul eax, dword ptr [rdi + 0x998]
    add eax, dword ptr [rdi + 0x804]
    vpinsrd xmm7, xmm6, eax, 0x1
    vpaddd xmm0, xmm7, xmm0
.L15:
    mov rdx, rcx
    and rdx, r14
    mov r11, rdx
    shr r11
    movabs rax, 0x5555555555555555
    and r11, rax
    popcnt rax, rdx
    sub rdx, r11
    mov r11, rdx
    and r11, r12
    shr rdx, 0x2
    and rdx, r12
    add rdx, r11
    mov r11, rdx
    shr r11, 0x4
    add r11, rdx
    movabs rdx, 0xf0f0f0f0f0f0f0f
    and r11, rdx
    movabs rdx, 0x101010101010101
    imul r11, rdx
    movabs rdx, 0xe00000000000000
    cmp r11, rdx
    jae .L139
    blsr rbp, rbp
    or r15, rcx
    mov rdx, rbx
    and rdx, rcx
    or qword ptr [rsp + 0x98], rdx
    or rbx, rcx
    add r10d, dword ptr [rdi + 4*rax + 0x820]
    mov eax, r10d
    add eax, dword ptr [rdi + 4*r9 + 0x210]
    movabs rcx, -0x55aa55aa55aa55ab
    bt rcx, r9
    movabs rdx, 0x55aa55aa55aa55aa
    cmovae rcx, rdx
    and rcx, qword ptr [rsp + 0x30]
    popcnt r10, rcx
    imul r10d, dword ptr [rdi + 0x914]
    add r10d, eax
    test rbp, rbp
    jne .L14
    mov rax, r15
    or rax, qword ptr [rsp + 0x178]
    jmp .L17
.L16:
    xor r15d, r15d
    mov rax, qword ptr [rsp + 0x178]
.L17:
    mov qword ptr [rsp + 0x108], rax
    mov qword ptr [rsp + 0x280], r15
    mov r9, qword ptr [rsp + 0x58]
    and r9, qword ptr [rsp + 0x80]
    mov qword ptr [rsp + 0xe8], r9
    je .L23
    xor rsi, r9
    mov qword ptr [rsp + 0x1c8], 0x0
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea r13, [plywright::sliders::magic::TABLE]
    vpbroadcastd xmm6, dword ptr [.C0]
    movabs r12, 0x3333333333333333
    nop
.L18:
    tzcnt rbp, r9
    lea rax, [rbp + 2*rbp]
    mov ecx, dword ptr [r8 + 8*rax + 0x10]
    movzx edx, byte ptr [r8 + 8*rax + 0x14]
    mov r11, qword ptr [r8 + 8*rax]
    and r11, rsi
    imul r11, qword ptr [r8 + 8*rax + 0x8]
    shrx rax, r11, rdx
    add rax, rcx
    mov rcx, qword ptr [r13 + 8*rax]
    mov rax, rcx
    and rax, qword ptr [rsp + 0x188]
    je .L19
    popcnt rax, rax
    imul eax, dword ptr [rdi + 0x998]
    add eax, dword ptr [rdi + 0x808]
    vpinsrd xmm7, xmm6, eax, 0x1
    vpaddd xmm0, xmm7, xmm0
.L19:
    mov rdx, rcx
    and rdx, r14
    mov r11, rdx
    shr r11
    movabs rax, 0x5555555555555555
    and r11, rax
    popcnt rax, rdx
    sub rdx, r11
    mov r11, rdx
    and r11, r12
    shr rdx, 0x2
    and rdx, r12
    add rdx, r11
    mov r11, rdx
    shr r11, 0x4
    add r11, rdx
    movabs rdx, 0xf0f0f0f0f0f0f0f
    and r11, rdx
    movabs rdx, 0x101010101010101
    imul r11, rdx
    movabs rdx, 0xf00000000000000
    cmp r11, rdx
    jae .L140
    or qword ptr [rsp + 0x1c8], rcx
    mov rdx, rbx
    and rdx, rcx
    or qword ptr [rsp + 0x98], rdx
    or rbx, rcx
    add r10d, dword ptr [rdi + 4*rax + 0x8cc]
    add r10d, dword ptr [rdi + 4*rbp + 0x310]
    blsr r9, r9
    jne .L18
    mov rbp, qword ptr [rsp + 0x60]
    xor r15d, r15d
    test rbp, rbp
    je .L24
.L20:
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea r13, [plywright::sliders::magic::TABLE]
    vpbroadcastd xmm6, dword ptr [.C0]
    nop
.L21:
    tzcnt r9, rbp
    lea rax, [r9 + 2*r9]
    mov ecx, dword ptr [r8 + 8*rax + 0x10]
    movzx edx, byte ptr [r8 + 8*rax + 0x14]
    mov rsi, qword ptr [r8 + 8*rax]
    mov r12, qword ptr [rsp + 0x48]
    and rsi, r12
    imul rsi, qword ptr [r8 + 8*rax + 0x8]
    shrx rdx, rsi, rdx
    add rdx, rcx
    mov ecx, dword ptr [r8 + 8*rax + 0x610]
    movzx esi, byte ptr [r8 + 8*rax + 0x614]
    mov r11, qword ptr [r8 + 8*rax + 0x600]
    and r11, r12
    imul r11, qword ptr [r8 + 8*rax + 0x608]
    shrx rax, r11, rsi
    add rax, rcx
    mov rsi, qword ptr [r13 + 8*rax]
    or rsi, qword ptr [r13 + 8*rdx]
    mov rax, rsi
    and rax, qword ptr [rsp + 0x188]
    je .L22
    popcnt rax, rax
    imul eax, dword ptr [rdi + 0x998]
    add eax, dword ptr [rdi + 0x80c]
    vpinsrd xmm7, xmm6, eax, 0x1
    vpaddd xmm0, xmm7, xmm0
.L22:
    movabs r11, 0x101010101010101
    mov rcx, rsi
    and rcx, r14
    mov rdx, rcx
    shr rdx
    movabs rax, 0x5555555555555555
    and rdx, rax
    popcnt rax, rcx
    sub rcx, rdx
    mov rdx, rcx
    movabs r12, 0x3333333333333333
    and rdx, r12
    shr rcx, 0x2
    and rcx, r12
    add rcx, rdx
    mov rdx, rcx
    shr rdx, 0x4
    add rdx, rcx
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and rdx, rcx
    imul rdx, r11
    movabs rcx, 0x1c00000000000000
    cmp rdx, rcx
    jae .L141
    mov r12, r11
    or r15, rsi
    mov rcx, rbx
    and rcx, rsi
    or qword ptr [rsp + 0x98], rcx
    or rbx, rsi
    add r10d, dword ptr [rdi + 4*rax + 0x790]
    add r10d, dword ptr [rdi + 4*r9 + 0x410]
    blsr rbp, rbp
    jne .L21
    jmp .L25
.L23:
    mov qword ptr [rsp + 0x1c8], 0x0
    mov rbp, qword ptr [rsp + 0x60]
    xor r15d, r15d
    test rbp, rbp
    jne .L20
.L24:
    movabs r12, 0x101010101010101
.L25:
    mov qword ptr [rsp + 0x208], r15
    mov qword ptr [rsp + 0x110], rbx
    mov rdx, qword ptr [rsp + 0x30]
    mov rax, rdx
    shl rax, 0x8
    vmovq rcx, xmm2
    mov qword ptr [rsp + 0xd8], rax
    or rax, rdx
    mov qword ptr [rsp + 0x220], rcx
    or rcx, rdx
    mov rdx, rax
    shl rdx, 0x10
    mov rbx, rcx
    shr rbx, 0x10
    or rdx, rax
    or rbx, rcx
    mov rax, rdx
    shld rax, rbx, 0x20
    or rbx, rdx
    or rbx, rax
    mov r14, qword ptr [rsp + 0x70]
    and r14, qword ptr [rsp + 0x10]
    mov r11, qword ptr [rsp + 0x1a8]
    vpshufd xmm6, xmm1, 0x4e
    mov rax, qword ptr [rsp + 0x8]
    vpbroadcastq xmm7, rax
    vpand xmm7, xmm7, xmm6
    vpextrq qword ptr [rsp + 0x10], xmm7, 0x1
    mov rcx, qword ptr [rsp + 0xb8]
    and r11, rcx
    mov rax, rcx
    shr rax, 0x8
    or rax, rcx
    mov rcx, rax
    shr rcx, 0x10
    or rcx, rax
    mov rdx, rcx
    shr rdx, 0x20
    or rdx, rcx
    mov rsi, qword ptr [rsp + 0x38]
    mov rax, rsi
    shl rax, 0x8
    mov qword ptr [rsp + 0x240], rax
    or rax, rsi
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov rax, qword ptr [rsp + 0x248]
    or rax, rsi
    mov r9, rax
    shr r9, 0x10
    or r9, rax
    mov rax, rcx
    shld rax, r9, 0x20
    or r9, rcx
    or r9, rax
    movabs rax, 0xff000000000000
    movabs rcx, 0xffffff000000
    mov qword ptr [rsp + 0xb0], rdx
    andn rdx, rdx, qword ptr [rsp + 0x68]
    and rdx, rcx
    mov r15, qword ptr [rsp + 0x170]
    or r15, qword ptr [rsp + 0x130]
    mov r8, qword ptr [rsp + 0xe8]
    mov qword ptr [rsp + 0xa8], rbx
    andn rcx, rbx, r8
    mov rbx, r9
    not rbx
    vpbroadcastq xmm6, rdx
    vpand xmm6, xmm5, xmm6
    vpsrlq xmm8, xmm6, 0x1
    vpandq xmm8, xmm8, qword ptr [.C1]{1to2}
    vpsubq xmm6, xmm6, xmm8
    vpbroadcastq xmm8, qword ptr [.C2]
    vpand xmm9, xmm8, xmm6
    vpsrlq xmm6, xmm6, 0x2
    vpand xmm6, xmm8, xmm6
    vpaddq xmm6, xmm9, xmm6
    vpsrlq xmm8, xmm6, 0x4
    vpaddq xmm6, xmm8, xmm6
    vpandq xmm6, xmm6, qword ptr [.C3]{1to2}
    vpmullq xmm6, xmm6, qword ptr [.C4]{1to2}
    vpsrlq xmm6, xmm6, 0x38
    mov dl, 0x17
    kmovd k1, edx
    vmovdqu32 ymm8 {k1} {z}, ymmword ptr [rdi + 0x908]
    vmovdqa xmm9, xmmword ptr [.C5]
    vpermd ymm8, ymm9, ymm8
    vmovq xmm9, rcx
    vmovq xmm10, r15
    vpunpcklqdq xmm9, xmm10, xmm9
    mov qword ptr [rsp + 0x170], rbx
    vpinsrq xmm10, xmm2, rbx, 0x1
    vpand xmm9, xmm9, xmm10
    vpopcntq xmm9, xmm9
    vpackusdw xmm6, xmm6, xmm9
    vpmulld xmm6, xmm8, xmm6
    mov edx, dword ptr [rdi + 0x91c]
    mov qword ptr [rsp + 0x288], r9
    and rcx, r9
    popcnt rcx, rcx
    mov dword ptr [rsp + 0x20], edx
    imul ecx, edx
    vpshufd xmm9, xmm6, 0xee
    vpaddd xmm6, xmm9, xmm6
    vpshufd xmm9, xmm6, 0x55
    vpaddd xmm6, xmm9, xmm6
    vmovd r9d, xmm6
    add r9d, ecx
    movabs rcx, -0x100000000000000
    mov rdx, qword ptr [rsp + 0xc0]
    and rdx, rcx
    mov rcx, rsi
    and rcx, rax
    or rdx, rcx
    je .L26
    and rax, r8
    mov rcx, r8
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
    imul eax, dword ptr [rdi + 0x920]
    add eax, r9d
    mov r9d, eax
.L26:
    mov dword ptr [rsp + 0x274], r9d
    mov rax, qword ptr [rsp + 0x90]
    mov rcx, qword ptr [rsp + 0xe0]
    bts rax, rcx
    mov qword ptr [rsp + 0x90], rax
    or r11, r14
    mov qword ptr [rsp + 0x70], r11
    mov r14, qword ptr [rsp + 0x1a8]
    or r14, qword ptr [rsp + 0xb8]
    vmovsd xmm9, qword ptr [rdi + 0x908]
    mov r15d, dword ptr [rdi + 0x930]
    mov rcx, qword ptr [rsp + 0x38]
    mov rax, qword ptr [rsp + 0x2a0]
    bts rcx, rax
    or rcx, qword ptr [rsp + 0x68]
    not rcx
    movzx eax, byte ptr [rsp + 0x54]
    xor al, 0x38
    movzx eax, al
    mov edx, dword ptr [rdi + 4*rax + 0x510]
    mov r8, qword ptr [rsp + 0x10]
    vpxor xmm6, xmm6, xmm6
    xor ebx, ebx
    test r8, r8
    je .L29
    vpbroadcastd xmm10, dword ptr [.C0]
    nop
.L27:
    tzcnt r9, r8
    mov eax, r9d
    shl eax, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rax + rsi]
    mov rax, rsi
    and rax, qword ptr [rsp + 0x90]
    je .L28
    popcnt rax, rax
    imul eax, dword ptr [rdi + 0x998]
    add eax, dword ptr [rdi + 0x800]
    vpinsrd xmm11, xmm10, eax, 0x1
    vpaddd xmm6, xmm11, xmm6
.L28:
    mov r13, rsi
    and r13, rcx
    mov rbp, r13
    shr rbp
    movabs rax, 0x5555555555555555
    and rbp, rax
    popcnt rax, r13
    sub r13, rbp
    mov rbp, r13
    movabs r11, 0x3333333333333333
    and rbp, r11
    shr r13, 0x2
    and r13, r11
    add r13, rbp
    mov rbp, r13
    shr rbp, 0x4
    add rbp, r13
    movabs r11, 0xf0f0f0f0f0f0f0f
    and rbp, r11
    movabs r11, 0x101010101010101
    imul rbp, r11
    movabs r11, 0x900000000000000
    cmp rbp, r11
    jae .L138
    blsr r8, r8
    or rbx, rsi
    mov r12, r14
    and r12, rsi
    or qword ptr [rsp + 0x70], r12
    or r14, rsi
    add edx, dword ptr [rdi + 4*rax + 0x8a8]
    xor r9d, 0x38
    add edx, dword ptr [rdi + 4*r9 + 0x110]
    test r8, r8
    jne .L27
.L29:
    mov qword ptr [rsp + 0x298], rbx
    mov dword ptr [rsp + 0x270], r15d
    vmovq rbp, xmm7
    mov r15, qword ptr [rsp + 0x8]
    and r15, qword ptr [rsp + 0x88]
    mov qword ptr [rsp + 0x18], r15
    xor r15, qword ptr [rsp + 0x48]
    test rbp, rbp
    mov qword ptr [rsp + 0x2b0], rbp
    je .L38
    xor ebx, ebx
    lea r8, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm10, dword ptr [.C0]
    mov r9d, edx
    nop
.L30:
    tzcnt rdx, rbp
    lea rax, [rdx + 2*rdx]
    mov esi, dword ptr [r8 + 8*rax + 0x610]
    movzx r13d, byte ptr [r8 + 8*rax + 0x614]
    mov r12, qword ptr [r8 + 8*rax + 0x600]
    and r12, r15
    imul r12, qword ptr [r8 + 8*rax + 0x608]
    shrx rax, r12, r13
    add rax, rsi
    lea rsi, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rsi + 8*rax]
    mov rax, rsi
    and rax, qword ptr [rsp + 0x90]
    je .L31
    popcnt rax, rax
    imul eax, dword ptr [rdi + 0x998]
    add eax, dword ptr [rdi + 0x804]
    vpinsrd xmm11, xmm10, eax, 0x1
    vpaddd xmm6, xmm11, xmm6
.L31:
    mov r12, rsi
    and r12, rcx
    mov r13, r12
    shr r13
    movabs rax, 0x5555555555555555
    and r13, rax
    popcnt rax, r12
    sub r12, r13
    mov r13, r12
    movabs r11, 0x3333333333333333
    and r13, r11
    shr r12, 0x2
    and r12, r11
    add r12, r13
    mov r13, r12
    shr r13, 0x4
    add r13, r12
    movabs r11, 0xf0f0f0f0f0f0f0f
    and r13, r11
    movabs r11, 0x101010101010101
    imul r13, r11
    movabs r11, 0xe00000000000000
    cmp r13, r11
    jae .L139
    blsr rbp, rbp
    or rbx, rsi
    mov r12, r14
    and r12, rsi
    or qword ptr [rsp + 0x70], r12
    add r9d, dword ptr [rdi + 4*rax + 0x820]
    or r14, rsi
    mov eax, edx
    xor eax, 0x38
    add r9d, dword ptr [rdi + 4*rax + 0x210]
    movabs rax, -0x55aa55aa55aa55ab
    bt rax, rdx
    movabs rdx, 0x55aa55aa55aa55aa
    cmovae rax, rdx
    and rax, qword ptr [rsp + 0x38]
    popcnt rdx, rax
    imul edx, dword ptr [rdi + 0x914]
    add edx, r9d
    mov r9d, edx
    test rbp, rbp
    jne .L30
    mov r13, qword ptr [rsp + 0x8]
    and r13, qword ptr [rsp + 0x58]
    mov qword ptr [rsp + 0xc0], r13
    je .L39
.L32:
    xor r15, r13
    mov qword ptr [rsp + 0xe0], 0x0
    lea r8, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm10, dword ptr [.C0]
    movabs r11, 0x3333333333333333
    nop
.L33:
    tzcnt rbp, r13
    lea rax, [rbp + 2*rbp]
    mov esi, dword ptr [r8 + 8*rax + 0x10]
    movzx r12d, byte ptr [r8 + 8*rax + 0x14]
    mov r9, qword ptr [r8 + 8*rax]
    and r9, r15
    imul r9, qword ptr [r8 + 8*rax + 0x8]
    shrx rax, r9, r12
    add rax, rsi
    lea rsi, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rsi + 8*rax]
    mov rax, rsi
    and rax, qword ptr [rsp + 0x90]
    je .L34
    popcnt rax, rax
    imul eax, dword ptr [rdi + 0x998]
    add eax, dword ptr [rdi + 0x808]
    vpinsrd xmm11, xmm10, eax, 0x1
    vpaddd xmm6, xmm11, xmm6
.L34:
    mov r9, rsi
    and r9, rcx
    mov r12, r9
    shr r12
    movabs rax, 0x5555555555555555
    and r12, rax
    popcnt rax, r9
    sub r9, r12
    mov r12, r9
    and r12, r11
    shr r9, 0x2
    and r9, r11
    add r9, r12
    mov r12, r9
    shr r12, 0x4
    add r12, r9
    movabs r9, 0xf0f0f0f0f0f0f0f
    and r12, r9
    movabs r9, 0x101010101010101
    imul r12, r9
    movabs r9, 0xf00000000000000
    cmp r12, r9
    jae .L140
    or qword ptr [rsp + 0xe0], rsi
    mov r9, r14
    and r9, rsi
    or qword ptr [rsp + 0x70], r9
    or r14, rsi
    add edx, dword ptr [rdi + 4*rax + 0x8cc]
    xor ebp, 0x38
    add edx, dword ptr [rdi + 4*rbp + 0x310]
    blsr r13, r13
    jne .L33
    mov r15, qword ptr [rsp + 0x18]
    test r15, r15
    je .L40
.L35:
    mov qword ptr [rsp + 0x158], 0x0
    lea r8, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm10, dword ptr [.C0]
    nop
.L36:
    tzcnt r13, r15
    lea rax, [r13 + 2*r13]
    mov esi, dword ptr [r8 + 8*rax + 0x10]
    movzx r12d, byte ptr [r8 + 8*rax + 0x14]
    mov rbp, qword ptr [r8 + 8*rax]
    mov r11, qword ptr [rsp + 0x48]
    and rbp, r11
    imul rbp, qword ptr [r8 + 8*rax + 0x8]
    shrx r12, rbp, r12
    add r12, rsi
    mov esi, dword ptr [r8 + 8*rax + 0x610]
    movzx ebp, byte ptr [r8 + 8*rax + 0x614]
    mov r9, qword ptr [r8 + 8*rax + 0x600]
    and r9, r11
    imul r9, qword ptr [r8 + 8*rax + 0x608]
    shrx rax, r9, rbp
    add rax, rsi
    lea r9, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [r9 + 8*rax]
    or rsi, qword ptr [r9 + 8*r12]
    mov rax, rsi
    and rax, qword ptr [rsp + 0x90]
    je .L37
    popcnt rax, rax
    imul eax, dword ptr [rdi + 0x998]
    add eax, dword ptr [rdi + 0x80c]
    vpinsrd xmm11, xmm10, eax, 0x1
    vpaddd xmm6, xmm11, xmm6
.L37:
    mov r9, rsi
    and r9, rcx
    mov r12, r9
    shr r12
    movabs rax, 0x5555555555555555
    and r12, rax
    popcnt rax, r9
    sub r9, r12
    mov r12, r9
    movabs r11, 0x3333333333333333
    and r12, r11
    shr r9, 0x2
    and r9, r11
    add r9, r12
    mov r12, r9
    shr r12, 0x4
    add r12, r9
    movabs r9, 0xf0f0f0f0f0f0f0f
    and r12, r9
    movabs r9, 0x101010101010101
    imul r12, r9
    movabs r9, 0x1c00000000000000
    cmp r12, r9
    jae .L141
    or qword ptr [rsp + 0x158], rsi
    mov r9, r14
    and r9, rsi
    or qword ptr [rsp + 0x70], r9
    or r14, rsi
    add edx, dword ptr [rdi + 4*rax + 0x790]
    xor r13d, 0x38
    add edx, dword ptr [rdi + 4*r13 + 0x410]
    blsr r15, r15
    jne .L36
    jmp .L41
.L38:
    xor ebx, ebx
    mov r13, qword ptr [rsp + 0x8]
    and r13, qword ptr [rsp + 0x58]
    mov qword ptr [rsp + 0xc0], r13
    jne .L32
.L39:
    mov qword ptr [rsp + 0xe0], 0x0
    mov r15, qword ptr [rsp + 0x18]
    test r15, r15
    jne .L35
.L40:
    mov qword ptr [rsp + 0x158], 0x0
.L41:
    popcnt rax, qword ptr [rsp + 0xe8]
    mov qword ptr [rsp + 0x168], rax
    vpopcntq xmm5, xmm5
    mov rcx, qword ptr [rsp + 0x68]
    mov rax, rcx
    shl rax, 0x8
    or rax, rcx
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov rsi, rcx
    shl rsi, 0x20
    or rsi, rcx
    mov r11, qword ptr [rsp + 0xa8]
    mov r12, r11
    not r12
    movabs rax, 0x3333333333333333
    lea r15, [rax - 0x33]
    mov qword ptr [rsp + 0x100], rsi
    andn rcx, rsi, qword ptr [rsp + 0xb8]
    movabs rax, 0xffffff0000
    and rax, rcx
    mov r8, qword ptr [rsp + 0x2b0]
    mov rcx, r8
    or rcx, qword ptr [rsp + 0x10]
    and rcx, qword ptr [rsp + 0x240]
    mov rsi, rcx
    shr rsi
    movabs r9, 0x5555555555555555
    add r9, -0x55
    mov qword ptr [rsp + 0x218], r9
    and rsi, r9
    sub rcx, rsi
    mov rsi, rcx
    and rsi, r15
    shr rcx, 0x2
    and rcx, r15
    add rcx, rsi
    mov rsi, rcx
    shr rsi, 0x4
    add rsi, rcx
    movabs rcx, 0xf0f0f0f0f0f0f0f
    lea r9, [rcx - 0xf]
    and rsi, r9
    movabs r13, 0x101010101010101
    imul rsi, r13
    vpbroadcastq xmm10, rax
    mov rbp, qword ptr [rsp + 0xc0]
    mov rax, rbp
    and rax, qword ptr [rsp + 0x170]
    vmovq xmm11, rsi
    mov rcx, rax
    mov qword ptr [rsp + 0x210], r12
    and rcx, r12
    vpand xmm7, xmm10, xmm7
    vpsrlq xmm10, xmm7, 0x1
    vpandq xmm10, xmm10, qword ptr [.C6]{1to2}
    vpsubq xmm10, xmm7, xmm10
    vpbroadcastq xmm7, qword ptr [.C7]
    vpand xmm12, xmm10, xmm7
    vpsrlq xmm10, xmm10, 0x2
    vpand xmm10, xmm10, xmm7
    vpaddq xmm10, xmm10, xmm12
    vpsrlq xmm12, xmm10, 0x4
    vpaddq xmm10, xmm12, xmm10
    vpandq xmm10, xmm10, qword ptr [.C8]{1to2}
    vpmullq xmm10, xmm10, qword ptr [.C4]{1to2}
    popcnt rcx, rcx
    vmovd xmm12, ecx
    mov rcx, qword ptr [rsp + 0x30]
    popcnt rsi, rcx
    mov qword ptr [rsp + 0x230], rsi
    vpunpcklqdq xmm11, xmm11, xmm12
    vinserti128 ymm10, ymm10, xmm11, 0x1
    vpsrlvq ymm10, ymm10, ymmword ptr [.C9]
    vpmovqd xmm10, ymm10
    vshufps xmm8, xmm9, xmm8, 0xe1
    vpmulld xmm8, xmm8, xmm10
    and rax, r11
    popcnt rax, rax
    mov r11d, dword ptr [rsp + 0x20]
    imul r11d, eax
    vpshufd xmm9, xmm8, 0xee
    vpaddd xmm8, xmm8, xmm9
    vpshufd xmm9, xmm8, 0x55
    vpaddd xmm8, xmm8, xmm9
    vmovd esi, xmm8
    add esi, r11d
    mov eax, ecx
    and eax, 0xff00
    movzx ecx, byte ptr [rsp + 0x28]
    or rcx, rax
    vpextrq qword ptr [rsp + 0x1f0], xmm5, 0x1
    vmovq qword ptr [rsp + 0x138], xmm5
    mov qword ptr [rsp + 0xf0], r9
    je .L42
    mov eax, ebp
    and eax, 0xff00
    mov ecx, ebp
    shr ecx
    and ecx, 0x5500
    sub rax, rcx
    mov rcx, rax
    and rcx, r15
    shr rax, 0x2
    and rax, r15
    add rax, rcx
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    and rcx, r9
    imul rcx, r13
    shr rcx, 0x38
    imul ecx, dword ptr [rdi + 0x920]
    add ecx, esi
    mov dword ptr [rsp + 0x1fc], ecx
    jmp .L43
.L42:
    mov dword ptr [rsp + 0x1fc], esi
.L43:
    mov rsi, qword ptr [rsp + 0x60]
    mov rax, qword ptr [rsp + 0x230]
    add eax, -0x5
    mov ecx, dword ptr [rdi + 0x89c]
    mov dword ptr [rsp + 0x7c], ecx
    imul ecx, dword ptr [rsp + 0x138]
    mov r9d, dword ptr [rdi + 0x8a0]
    mov r11d, r9d
    imul r11d, dword ptr [rsp + 0x168]
    add r11d, ecx
    imul r11d, eax
    cmp dword ptr [rsp + 0x1f0], 0x1
    jbe .L59
    add r11d, dword ptr [rdi + 0x890]
    mov rax, qword ptr [rsp + 0x10]
    cmp dword ptr [rsp + 0x138], 0x1
    ja .L60
.L44:
    cmp dword ptr [rsp + 0x168], 0x1
    jbe .L46
.L45:
    add r11d, dword ptr [rdi + 0x898]
.L46:
    mov rcx, qword ptr [rsp + 0x30]
    shr rcx
    mov r12, qword ptr [rsp + 0x100]
    not r12
    mov qword ptr [rsp + 0x10], r12
    test rsi, rsi
    mov qword ptr [rsp + 0xd0], r15
    mov dword ptr [rsp + 0xcc], r9d
    je .L47
    mov esi, dword ptr [rdi + 0x8a4]
    imul esi, dword ptr [rsp + 0x168]
    add r11d, esi
.L47:
    mov dword ptr [rsp + 0x1f8], r11d
    mov qword ptr [rsp + 0x290], rbx
    popcnt rsi, rax
    mov qword ptr [rsp + 0x140], rsi
    popcnt rsi, r8
    mov qword ptr [rsp + 0x1b8], rsi
    mov rax, qword ptr [rsp + 0x30]
    mov rsi, rax
    shl rsi, 0x10
    or rsi, rax
    mov r9, rax
    mov rbp, qword ptr [rsp + 0xd8]
    or rsi, rbp
    shl rsi, 0x10
    or rsi, rbp
    mov r15, rsi
    shl r15, 0x20
    or r15, rsi
    mov eax, dword ptr [rdi + 0x934]
    mov dword ptr [rsp + 0x128], eax
    mov eax, dword ptr [rdi + 0x938]
    mov r11, qword ptr [rsp + 0xa8]
    lea rsi, [r11 + r11]
    movabs r12, -0x101010101010102
    and rsi, r12
    mov r8, r11
    shr r8
    movabs r12, 0x7f7f7f7f7f7f7f7f
    and r8, r12
    or r8, rsi
    andn r8, r8, r9
    mov rbx, r9
    mov r13, qword ptr [rsp + 0x170]
    and r13, r8
    mov r9, qword ptr [rsp + 0xb8]
    and r9, rbp
    and r9, qword ptr [rsp + 0x10]
    popcnt rsi, r8
    mov dword ptr [rsp + 0x124], eax
    imul esi, eax
    shr r9, 0x8
    andn rax, r8, r9
    mov ebp, dword ptr [rdi + 0x93c]
    mov qword ptr [rsp + 0x198], r15
    vmovq xmm8, r15
    mov r9, qword ptr [rsp + 0x68]
    vmovq xmm9, r9
    vpunpcklqdq xmm8, xmm8, xmm9
    vpbroadcastq xmm4, xmm4
    vpand xmm4, xmm8, xmm4
    vpsrlq xmm8, xmm4, 0x1
    vpandq xmm8, xmm8, qword ptr [.C10]{1to2}
    vpsubq xmm4, xmm4, xmm8
    vpandq xmm8, xmm4, qword ptr [.C11]{1to2}
    vpsrlq xmm4, xmm4, 0x2
    vpand xmm4, xmm4, xmmword ptr [.C12]
    vpaddq xmm4, xmm8, xmm4
    vpsrlq xmm8, xmm4, 0x4
    vpaddq xmm4, xmm8, xmm4
    vpand xmm4, xmm4, xmmword ptr [.C13]
    vxorps xmm8, xmm8, xmm8
    vpmullq xmm8, xmm4, qword ptr [.C4]{1to2}
    popcnt r8, r13
    popcnt rax, rax
    vpinsrd xmm4, xmm0, r8d, 0x1
    vpinsrd xmm9, xmm4, eax, 0x2
    vpbroadcastq xmm4, qword ptr [rdi + 0x940]
    vpshufb xmm8, xmm8, xmmword ptr [.C14]
    vpblendd xmm8, xmm8, xmm9, 0x6
    vpinsrd xmm9, xmm4, dword ptr [rsp + 0x128], 0x0
    mov dword ptr [rsp + 0x120], ebp
    vpinsrd xmm9, xmm9, ebp, 0x1
    vpmulld xmm8, xmm9, xmm8
    movzx eax, r11b
    lea r8d, [rax + rax]
    andn eax, r8d, eax
    mov r8d, dword ptr [rdi + 0x948]
    popcnt eax, eax
    mov dword ptr [rsp + 0x194], r8d
    imul eax, r8d
    add eax, esi
    vpshufd xmm9, xmm8, 0xee
    vpaddd xmm8, xmm8, xmm9
    vpshufd xmm9, xmm8, 0x55
    vpaddd xmm8, xmm8, xmm9
    vmovd esi, xmm8
    add esi, eax
    lea rax, [rbx + rbx]
    movabs r11, -0x101010101010102
    and rax, r11
    and rcx, r12
    or rcx, rax
    popcnt rax, qword ptr [rsp + 0xc0]
    mov qword ptr [rsp + 0x148], rax
    or rcx, r9
    and rcx, rbx
    je .L49
    nop
.L48:
    tzcnt rax, rcx
    shr eax, 0x3
    add esi, dword ptr [rdi + 4*rax + 0x610]
    blsr rcx, rcx
    jne .L48
.L49:
    popcnt rax, qword ptr [rsp + 0x18]
    mov qword ptr [rsp + 0x1b0], rax
    lea r8, [rdi + 0x10]
    mov rax, qword ptr [rsp + 0x30]
    test rax, rax
    je .L51
    nop
.L50:
    tzcnt rcx, rax
    add esi, dword ptr [r8 + 4*rcx]
    blsr rax, rax
    jne .L50
.L51:
    mov dword ptr [rsp + 0x26c], esi
    vpsrlq xmm8, xmm3, 0x10
    vpternlogq xmm8, xmm2, xmm3, 0xfe
    vpsrlq xmm3, xmm8, 0x10
    vpor xmm2, xmm3, xmm2
    vpsrlq xmm3, xmm2, 0x20
    vpor xmm2, xmm3, xmm2
    vmovq rcx, xmm2
    vpextrq rax, xmm2, 0x1
    mov qword ptr [rsp + 0xa0], rax
    or rcx, rax
    mov qword ptr [rsp + 0x1e8], rcx
    mov rax, rcx
    or rax, qword ptr [rsp + 0xb0]
    mov rcx, qword ptr [rsp + 0x140]
    mov rsi, qword ptr [rsp + 0x1b8]
    add esi, ecx
    mov rcx, qword ptr [rsp + 0x148]
    mov qword ptr [rsp + 0x278], rsi
    lea ecx, [rsi + 2*rcx]
    mov qword ptr [rsp + 0x170], rcx
    andn rbp, rax, qword ptr [rsp + 0x30]
    movzx eax, byte ptr [rsp]
    mov dword ptr [rsp + 0x10], eax
    movzx eax, byte ptr [rsp + 0x1c0]
    mov dword ptr [rsp + 0x54], eax
    je .L61
    mov rax, qword ptr [rsp + 0x1b0]
    lea eax, [4*rax]
    neg eax
    mov dword ptr [rsp + 0x28], eax
    mov rax, r14
    or rax, qword ptr [rsp + 0x48]
    mov qword ptr [rsp + 0x150], rax
    mov rax, qword ptr [rsp + 0x238]
    movzx eax, byte ptr [rax + 0x93]
    mov byte ptr [rsp + 0x20], al
    mov eax, dword ptr [rsp + 0x180]
    xor eax, 0x7
    mov dword ptr [rsp + 0x118], eax
    xor r11d, r11d
    jmp .L53
    nop
.L52:
    blsr rbp, rbp
    je .L62
.L53:
    tzcnt r8, rbp
    mov r15d, r8d
    shr r15d, 0x3
    lea esi, [r8 + 0x8]
    and sil, 0x3f
    add r11d, dword ptr [rdi + 4*r15 + 0x650]
    mov ecx, r8d
    and ecx, 0x7
    mov r9d, dword ptr [rsp + 0x54]
    mov r12d, r9d
    sub r12d, ecx
    mov eax, ecx
    sub eax, r9d
    cmovb eax, r12d
    mov r12d, esi
    shr r12b, 0x3
    movzx r13d, r12b
    mov ebx, r11d
    mov r11d, dword ptr [rsp + 0x180]
    mov r12d, r11d
    sub r12d, r13d
    mov r9d, r13d
    sub r9d, r11d
    cmovb r9d, r12d
    cmp eax, r9d
    cmova r9d, eax
    imul r9d, dword ptr [rdi + 4*r15 + 0x670]
    add r9d, ebx
    mov r11d, dword ptr [rsp + 0x10]
    mov r12d, r11d
    sub r12d, ecx
    sub ecx, r11d
    cmovb ecx, r12d
    mov r11d, dword ptr [rsp + 0x40]
    mov r12d, r11d
    sub r12d, r13d
    sub r13d, r11d
    cmovb r13d, r12d
    cmp ecx, r13d
    cmova r13d, ecx
    imul r13d, dword ptr [rdi + 4*r15 + 0x690]
    mov r11d, r13d
    add r11d, r9d
    mov ecx, 0x1
    shlx rcx, rcx, r8
    shr rcx, 0x8
    bts rcx, r8
    mov r9, rcx
    shr r9, 0x10
    or r9, rcx
    mov rcx, r9
    shr rcx, 0x20
    or rcx, r9
    test qword ptr [rsp + 0xe8], rcx
    je .L54
    add r11d, dword ptr [rdi + 0x954]
    jmp .L55
    nop
.L54:
    test qword ptr [rsp + 0xc0], rcx
    je .L55
    add r11d, dword ptr [rdi + 0x958]
.L55:
    movabs rcx, 0x101010101010101
    shlx rcx, rcx, rsi
    movzx r9d, sil
    mov r12, qword ptr [rsp + 0x48]
    bt r12, r9
    lea r13, [rdi + 0x6b0]
    jae .L58
.L56:
    add r11d, dword ptr [r13 + 4*r15]
.L57:
    mov esi, dword ptr [rsp + 0x28]
    cmp dword ptr [rsp + 0x170], esi
    jne .L52
    and rcx, qword ptr [rsp + 0x48]
    jne .L52
    shr r8b, 0x3
    xor r8b, 0x7
    movzx ecx, r8b
    cmp cl, 0x5
    mov esi, 0x5
    cmovae ecx, esi
    mov esi, dword ptr [rsp + 0x118]
    cmp eax, esi
    cmovbe eax, esi
    add cl, byte ptr [rsp + 0x20]
    cmp cl, al
    jae .L52
    add r11d, dword ptr [rdi + 0x95c]
    jmp .L52
    nop
.L58:
    lea r13, [rdi + 0x6f0]
    test qword ptr [rsp + 0x150], rcx
    je .L56
    mov r9d, 0x1
    shlx rsi, r9, rsi
    lea r13, [rdi + 0x6d0]
    test rsi, r14
    jne .L57
    jmp .L56
.L59:
    mov rax, qword ptr [rsp + 0x10]
    cmp dword ptr [rsp + 0x138], 0x1
    jbe .L44
.L60:
    add r11d, dword ptr [rdi + 0x894]
    cmp dword ptr [rsp + 0x168], 0x1
    ja .L45
    jmp .L46
.L61:
    xor r11d, r11d
.L62:
    movabs rbx, 0x7e7e7e7e7e7e00
    mov rax, qword ptr [rsp + 0x1e8]
    andn rax, rax, qword ptr [rsp + 0x30]
    and rax, qword ptr [rsp + 0xb0]
    je .L66
    mov rsi, qword ptr [rsp + 0x198]
    lea rcx, [rsi + rsi]
    and rcx, qword ptr [rsp + 0x1a0]
    shr rsi
    and rsi, qword ptr [rsp + 0xf8]
    mov r8, rcx
    and r8, rsi
    or rsi, rcx
    mov r9, qword ptr [rsp + 0xa0]
    lea rcx, [r9 + r9]
    shr r9
    and r9, rbx
    and r9, rcx
    andn rcx, r9, rsi
    or rcx, r8
    shr rcx, 0x8
    and rcx, rax
    je .L64
    xor eax, eax
    nop
.L63:
    tzcnt rsi, rcx
    shr esi, 0x3
    add eax, dword ptr [rdi + 4*rsi + 0x630]
    blsr rcx, rcx
    jne .L63
    jmp .L65
.L64:
    xor eax, eax
.L65:
    add r11d, eax
.L66:
    mov rax, qword ptr [rsp + 0x1e0]
    and al, 0x38
    mov rcx, -0x1
    shlx rbp, rcx, rax
    mov r13, rbp
    and r13, qword ptr [rsp + 0x30]
    and rbp, qword ptr [rsp + 0x38]
    mov rax, qword ptr [rsp + 0x58]
    or qword ptr [rsp + 0x88], rax
    mov rcx, qword ptr [rsp]
    test cl, cl
    je .L67
    cmp dword ptr [rsp + 0x10], 0x7
    jne .L68
    mov cl, 0x6
    jmp .L68
.L67:
    mov cl, 0x1
.L68:
    lea eax, [rcx - 0x1]
    mov esi, eax
    and sil, 0x7
    movabs r8, 0x101010101010101
    shlx r9, r8, rsi
    mov r8, r13
    and r8, r9
    tzcnt rsi, r8
    shr esi, 0x3
    test r8, r8
    cmove rsi, r8
    and r9, rbp
    tzcnt r8, r9
    shr r8d, 0x3
    test r9, r9
    cmove r8, r9
    test rsi, rsi
    setne r9b
    lea r15, [rsi + 0x1]
    cmp r15, r8
    sete r15b
    and r15b, r9b
    movzx r9d, r15b
    shl r9d, 0x5
    xor r15d, r15d
    cmp al, byte ptr [rsp]
    sete r15b
    shl r15d, 0x5
    lea r12, [rdi + 0x10]
    add r15, r12
    mov eax, esi
    mov ebx, dword ptr [r15 + 4*rax + 0x700]
    add r9, r12
    mov eax, r8d
    add ebx, dword ptr [r9 + 4*rax + 0x740]
    mov rax, qword ptr [rsp + 0x88]
    test qword ptr [rsp + 0x8], rax
    je .L69
    or r8, rsi
    jne .L69
    add ebx, dword ptr [rdi + 0x960]
.L69:
    movabs rax, 0x101010101010101
    shlx rax, rax, rcx
    mov r8, r13
    and r8, rax
    tzcnt rsi, r8
    shr esi, 0x3
    test r8, r8
    cmove rsi, r8
    and rax, rbp
    tzcnt r8, rax
    shr r8d, 0x3
    test rax, rax
    cmove r8, rax
    test rsi, rsi
    setne al
    lea r9, [rsi + 0x1]
    cmp r9, r8
    sete r9b
    and r9b, al
    movzx eax, r9b
    shl eax, 0x5
    xor r9d, r9d
    cmp cl, byte ptr [rsp]
    sete r9b
    shl r9d, 0x5
    lea r12, [rdi + 0x10]
    add r9, r12
    mov r15d, esi
    add ebx, dword ptr [r9 + 4*r15 + 0x700]
    inc ecx
    add rax, r12
    mov r9d, r8d
    add ebx, dword ptr [rax + 4*r9 + 0x740]
    mov rax, qword ptr [rsp + 0x88]
    test qword ptr [rsp + 0x8], rax
    je .L70
    or r8, rsi
    mov r15, qword ptr [rsp + 0x208]
    jne .L71
    add ebx, dword ptr [rdi + 0x960]
    jmp .L71
.L70:
    mov r15, qword ptr [rsp + 0x208]
.L71:
    mov dword ptr [rsp + 0x268], r11d
    mov eax, ecx
    and al, 0x7
    movabs rsi, 0x101010101010101
    shlx rax, rsi, rax
    and r13, rax
    tzcnt rsi, r13
    shr esi, 0x3
    test r13, r13
    cmove rsi, r13
    and rbp, rax
    tzcnt r8, rbp
    shr r8d, 0x3
    test rbp, rbp
    cmove r8, rbp
    test rsi, rsi
    setne al
    lea r9, [rsi + 0x1]
    cmp r9, r8
    sete r9b
    and r9b, al
    movzx eax, r9b
    shl eax, 0x5
    xor r9d, r9d
    cmp cl, byte ptr [rsp]
    sete r9b
    shl r9d, 0x5
    lea rbp, [rdi + 0x10]
    add r9, rbp
    mov ecx, esi
    add ebx, dword ptr [r9 + 4*rcx + 0x700]
    add rax, rbp
    mov ecx, r8d
    add ebx, dword ptr [rax + 4*rcx + 0x740]
    mov rax, qword ptr [rsp + 0x88]
    test qword ptr [rsp + 0x8], rax
    je .L72
    or r8, rsi
    mov r11, qword ptr [rsp + 0xc0]
    jne .L73
    add ebx, dword ptr [rdi + 0x960]
    jmp .L73
.L72:
    mov r11, qword ptr [rsp + 0xc0]
.L73:
    mov rcx, qword ptr [rsp + 0x18]
    mov r13, qword ptr [rsp + 0xb8]
    not r13
    mov rax, qword ptr [rsp + 0x68]
    not rax
    mov qword ptr [rsp + 0x150], rax
    popcnt r12, qword ptr [rsp + 0x38]
    vmovd eax, xmm6
    cmp rcx, 0x1
    sbb eax, -0x1
    xor ecx, ecx
    cmp eax, 0x2
    mov qword ptr [rsp + 0xf8], r12
    mov qword ptr [rsp + 0x1e8], r13
    jl .L79
    vpextrd eax, xmm6, 0x1
    mov rcx, qword ptr [rsp + 0x1d8]
    or rcx, r15
    mov rbp, qword ptr [rsp + 0x110]
    andn rcx, rcx, rbp
    not rcx
    mov rsi, qword ptr [rsp + 0x98]
    andn rsi, rsi, rcx
    and rsi, r14
    mov rcx, qword ptr [rsp + 0x90]
    and rcx, rsi
    popcnt rcx, rcx
    imul ecx, dword ptr [rdi + 0x99c]
    add ecx, eax
    mov rax, qword ptr [rsp + 0x160]
    lea rax, [rax + 2*rax]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    mov r15d, dword ptr [r9 + 8*rax + 0x10]
    movzx r8d, byte ptr [r9 + 8*rax + 0x14]
    mov r12, qword ptr [r9 + 8*rax]
    mov r13, qword ptr [rsp + 0x48]
    and r12, r13
    imul r12, qword ptr [r9 + 8*rax + 0x8]
    shrx r8, r12, r8
    add r8, r15
    mov r15d, dword ptr [r9 + 8*rax + 0x610]
    mov r12, qword ptr [r9 + 8*rax + 0x600]
    and r12, r13
    imul r12, qword ptr [r9 + 8*rax + 0x608]
    movzx eax, byte ptr [r9 + 8*rax + 0x614]
    shrx r12, r12, rax
    lea rax, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [rsp + 0x228]
    add r11, rax
    add r12, r15
    lea r9, [plywright::sliders::magic::TABLE]
    and rsi, qword ptr [rsp + 0x70]
    andn rax, rsi, rbp
    not rax
    mov rsi, qword ptr [rsp + 0x8]
    andn rax, rsi, rax
    mov rsi, qword ptr [r9 + 8*r12]
    and rsi, rax
    mov r15, qword ptr [r11]
    and r15, qword ptr [rsp + 0x298]
    test r15, rax
    je .L74
    add ecx, dword ptr [rdi + 0x810]
.L74:
    and rax, qword ptr [r9 + 8*r8]
    test qword ptr [rsp + 0x290], rsi
    mov r11, qword ptr [rsp + 0xc0]
    mov r12, qword ptr [rsp + 0xf8]
    mov r13, qword ptr [rsp + 0x1e8]
    je .L75
    add ecx, dword ptr [rdi + 0x814]
.L75:
    or rsi, rax
    test qword ptr [rsp + 0xe0], rax
    je .L76
    add ecx, dword ptr [rdi + 0x818]
.L76:
    test qword ptr [rsp + 0x158], rsi
    je .L77
    add ecx, dword ptr [rdi + 0x81c]
.L77:
    mov rax, qword ptr [rsp + 0x18]
    test rax, rax
    jne .L78
    sub ecx, dword ptr [rdi + 0x9a0]
.L78:
    mov eax, ecx
    sar eax, 0x1f
    andn eax, eax, ecx
    cmp eax, 0x3ff
    mov ecx, 0x3ff
    cmovl ecx, eax
    mov eax, dword ptr [rdi + 0x9a4]
    imul eax, ecx
    imul eax, ecx
    sar eax, 0xc
    mov ecx, dword ptr [rdi + 0x9a8]
    cmp ecx, eax
    cmovl eax, ecx
    mov ecx, dword ptr [rdi + 0x9ac]
    imul ecx, eax
    and ecx, -0x40
    shl ecx, 0xa
    add ecx, eax
.L79:
    mov dword ptr [rsp + 0x260], ecx
    vpextrq rax, xmm1, 0x1
    vmovq rcx, xmm1
    mov qword ptr [rsp + 0x160], rax
    mov qword ptr [rsp + 0x228], rcx
    or rax, rcx
    mov r9, qword ptr [rsp + 0x8]
    mov qword ptr [rsp + 0x1a0], rax
    and r9, rax
    mov r8, qword ptr [rsp + 0x48]
    mov rax, r8
    not rax
    mov qword ptr [rsp + 0x1d0], rax
    mov rcx, qword ptr [rsp + 0xd8]
    and eax, ecx
    shl eax, 0x8
    and eax, 0xff000000
    or rax, rcx
    mov rcx, qword ptr [rsp + 0xb8]
    or rcx, r8
    andn rax, rcx, rax
    mov rcx, qword ptr [rsp + 0x110]
    andn rcx, rcx, r14
    andn rax, rcx, rax
    mov rcx, rax
    shl rcx, 0x9
    movabs rsi, -0x101010101010102
    add rsi, -0xfefe
    and rsi, rcx
    shl rax, 0x7
    movabs rcx, 0x7f7f7f7f7f7f7f7f
    add rcx, -0x7f7f
    and rcx, rax
    or rcx, rsi
    mov rax, r11
    or rax, qword ptr [rsp + 0x18]
    mov qword ptr [rsp + 0x8], r9
    or rax, r9
    mov qword ptr [rsp + 0x58], rax
    and rax, qword ptr [rsp + 0x150]
    vpbroadcastq xmm1, rcx
    vmovq xmm2, rax
    mov rsi, qword ptr [rsp + 0x38]
    mov rax, rsi
    shl rax, 0x9
    movabs rcx, 0x80000000000000
    and rcx, rax
    mov rax, rsi
    shl rax, 0x7
    movabs r11, 0xffffff000000
    add r11, 0x1000000
    and r11, rax
    or r11, rcx
    mov r9, qword ptr [rsp + 0x130]
    and r11, r9
    mov rax, r11
    shr rax
    movabs rcx, 0x40000000000000
    and rcx, rax
    sub r11, rcx
    movabs rax, 0x3301000000000000
    and rax, r11
    shr r11, 0x2
    movabs rcx, 0x3330000000000000
    and rcx, r11
    vmovq xmm3, rsi
    vpunpcklqdq xmm2, xmm3, xmm2
    add rcx, rax
    mov rax, rcx
    shr rax, 0x4
    add rax, rcx
    movabs rcx, 0xf07000000000000
    and rcx, rax
    mov rax, r8
    shr rax, 0x10
    and eax, dword ptr [rsp + 0x220]
    mov esi, eax
    shr esi
    and esi, 0x4
    and eax, 0x10
    lea eax, [rsi + 2*rax]
    and r9d, eax
    mov eax, r9d
    shr eax
    and eax, -0x10
    sub r9, rax
    movabs rsi, 0x3333333333333333
    lea rax, [rsi - 0x3]
    and rax, r9
    shr r9, 0x2
    add rsi, -0x2
    and rsi, r9
    mov r9d, dword ptr [rdi + 0x924]
    add rsi, rax
    mov r8, rsi
    shr r8, 0x4
    add r8, rsi
    mov esi, dword ptr [rdi + 0x928]
    movabs r11, 0x101010101010101
    imul rcx, r11
    shr rcx, 0x38
    imul ecx, r9d
    movabs rax, 0xf0f0f0f0f0f0f0f
    and r8, rax
    imul r8, r11
    shr r8, 0x38
    mov dword ptr [rsp + 0x130], esi
    imul r8d, esi
    add r8d, ecx
    mov rcx, qword ptr [rsp]
    lea eax, [rcx - 0x1]
    cmp al, 0x2
    jae .L81
    cmp cl, 0x2
    mov ecx, 0x303
    mov eax, 0x101
    cmove rax, rcx
    mov r11d, dword ptr [rsp + 0xcc]
    mov esi, dword ptr [rsp + 0x7c]
.L80:
    test byte ptr [rsp + 0x1e0], 0x38
    jne .L82
    mov rcx, qword ptr [rsp + 0xe8]
    and ecx, dword ptr [rsp + 0xa8]
    and ecx, eax
    popcnt eax, ecx
    imul eax, dword ptr [rdi + 0x92c]
    add eax, r8d
    mov r8d, eax
    jmp .L82
.L81:
    mov eax, 0xc0c0
    mov r11d, dword ptr [rsp + 0xcc]
    mov ecx, 0x99
    mov esi, dword ptr [rsp + 0x10]
    bt ecx, esi
    jae .L126
    mov esi, dword ptr [rsp + 0x7c]
.L82:
    mov rax, qword ptr [rsp + 0x30]
    andn r13d, eax, r13d
    mov rax, qword ptr [rsp + 0x38]
    andn r15, rax, qword ptr [rsp + 0x150]
    movabs rax, 0x3c3c3c00000000
    vpand xmm1, xmm1, xmm2
    lea ecx, [r12 - 0x5]
    imul esi, dword ptr [rsp + 0x140]
    imul r11d, dword ptr [rsp + 0x148]
    add r11d, esi
    imul r11d, ecx
    cmp dword ptr [rsp + 0x1b8], 0x1
    jbe .L83
    add r11d, dword ptr [rdi + 0x890]
.L83:
    mov esi, r13d
    shr esi
    and r15, rax
    vpsrlq xmm2, xmm1, 0x1
    cmp dword ptr [rsp + 0x140], 0x1
    mov dword ptr [rsp + 0x25c], r9d
    jbe .L84
    add r11d, dword ptr [rdi + 0x894]
.L84:
    and r13d, 0x3c3c3c00
    and esi, 0x14141400
    mov r9, r15
    shr r9
    movabs rax, 0x14141400000000
    vpandq xmm2, xmm2, qword ptr [.C15]{1to2}
    cmp dword ptr [rsp + 0x148], 0x1
    mov qword ptr [rsp + 0x2d0], r8
    jbe .L85
    add r11d, dword ptr [rdi + 0x898]
.L85:
    and r9, rax
    vpsubq xmm2, xmm1, xmm2
    not qword ptr [rsp + 0xb0]
    vpextrd r8d, xmm4, 0x1
    vmovd dword ptr [rsp + 0x90], xmm4
    cmp qword ptr [rsp + 0x18], 0x0
    mov dword ptr [rsp + 0x264], ebx
    je .L86
    mov eax, dword ptr [rdi + 0x8a4]
    imul eax, dword ptr [rsp + 0x148]
    add r11d, eax
.L86:
    mov dword ptr [rsp + 0xcc], r11d
    sub r13, rsi
    mov qword ptr [rsp + 0xd8], r13
    sub r15, r9
    mov qword ptr [rsp + 0xa8], r15
    mov rax, qword ptr [rsp + 0xa0]
    mov r9, qword ptr [rsp + 0x38]
    and rax, r9
    popcnt rax, rax
    mov ebx, dword ptr [rsp + 0x128]
    imul ebx, eax
    mov rcx, qword ptr [rsp + 0x288]
    lea rax, [rcx + rcx]
    movabs r13, -0x101010101010102
    and rax, r13
    mov rsi, rcx
    mov r13, rcx
    shr rsi
    movabs r12, 0x7f7f7f7f7f7f7f7f
    and rsi, r12
    or rsi, rax
    andn rax, rsi, r9
    popcnt rsi, rax
    mov r15d, dword ptr [rsp + 0x124]
    imul r15d, esi
    mov rsi, qword ptr [rsp + 0x210]
    and rsi, rax
    popcnt rsi, rsi
    mov ebp, dword ptr [rsp + 0x120]
    imul ebp, esi
    mov rsi, qword ptr [rsp + 0xb0]
    and rsi, qword ptr [rsp + 0x248]
    and rsi, qword ptr [rsp + 0x68]
    shl rsi, 0x8
    andn rax, rax, rsi
    mov rsi, rax
    shr rsi
    and rsi, qword ptr [rsp + 0x218]
    sub rax, rsi
    mov rsi, rax
    mov r11, qword ptr [rsp + 0xd0]
    and rsi, r11
    shr rax, 0x2
    and rax, r11
    add rax, rsi
    mov rsi, rax
    shr rsi, 0x4
    add rsi, rax
    and rsi, qword ptr [rsp + 0xf0]
    movabs rax, 0x101010101010101
    imul rsi, rax
    shr rsi, 0x38
    mov ecx, dword ptr [rsp + 0x90]
    imul ecx, esi
    mov r11, qword ptr [rsp + 0xb8]
    mov rax, r11
    and rax, r9
    popcnt rax, rax
    imul r8d, eax
    add r8d, ebx
    movzx eax, r13b
    lea esi, [rax + rax]
    andn eax, esi, eax
    popcnt eax, eax
    mov ebx, dword ptr [rsp + 0x194]
    imul ebx, eax
    add ebx, r8d
    add ebx, r15d
    add ebx, ebp
    add ebx, ecx
    lea rcx, [r9 + r9]
    movabs rax, -0x101010101010102
    and rcx, rax
    mov rax, r9
    shr rax
    and rax, r12
    or rax, rcx
    vpsrlq xmm3, xmm2, 0x2
    or rax, r11
    and rax, r9
    je .L88
    mov rsi, qword ptr [rsp + 0x60]
    lea r15, [rdi + 0x10]
    nop
.L87:
    tzcnt rcx, rax
    shr ecx
    and ecx, -0x4
    xor ecx, 0x1c
    add ebx, dword ptr [rdi + rcx + 0x610]
    blsr rax, rax
    jne .L87
    jmp .L89
.L88:
    mov rsi, qword ptr [rsp + 0x60]
    lea r15, [rdi + 0x10]
.L89:
    popcnt rax, rsi
    mov qword ptr [rsp + 0xb0], rax
    vpshufd xmm1, xmm5, 0xe8
    movabs rax, 0x3333333333333333
    lea r11, [rax - 0x333]
    mov r13, qword ptr [rsp + 0xd8]
    mov r8, r13
    shr r8, 0x2
    movabs rsi, 0x3333333000000000
    mov r12, qword ptr [rsp + 0xa8]
    mov rcx, r12
    shr rcx, 0x2
    mov qword ptr [rsp], rcx
    lea rcx, [rax - 0x33333333]
    vpand xmm4, xmm2, xmm7
    vpand xmm3, xmm3, xmm7
    mov rax, qword ptr [rsp + 0x38]
    test rax, rax
    mov r9, qword ptr [rsp + 0xd0]
    mov qword ptr [rsp + 0x128], r8
    je .L91
    nop
.L90:
    tzcnt r8, rax
    xor r8d, 0x38
    add ebx, dword ptr [r15 + 4*r8]
    blsr rax, rax
    jne .L90
.L91:
    mov dword ptr [rsp + 0x194], ebx
    mov r8, qword ptr [rsp + 0x168]
    vpinsrd xmm2, xmm1, r8d, 0x2
    and r13, r11
    mov qword ptr [rsp + 0xd8], r13
    and qword ptr [rsp + 0x128], r9
    and r12, rsi
    mov qword ptr [rsp + 0xa8], r12
    vpaddq xmm4, xmm3, xmm4
    mov rax, qword ptr [rsp + 0x1f0]
    mov rsi, qword ptr [rsp + 0x138]
    add eax, esi
    lea eax, [rax + 2*r8]
    mov dword ptr [rsp + 0x90], eax
    and qword ptr [rsp], rcx
    mov rcx, qword ptr [rsp + 0x38]
    mov rax, rcx
    shl rax, 0x10
    or rax, rcx
    mov rsi, qword ptr [rsp + 0x240]
    or rax, rsi
    shl rax, 0x10
    or rax, rsi
    mov rsi, rax
    shl rsi, 0x20
    or rsi, rax
    or rsi, qword ptr [rsp + 0x198]
    mov qword ptr [rsp + 0xd0], rsi
    mov rax, rsi
    or rax, qword ptr [rsp + 0x100]
    andn r13, rax, rcx
    mov qword ptr [rsp + 0x2c8], r11
    je .L99
    mov rax, qword ptr [rsp + 0xb0]
    lea eax, [4*rax]
    neg eax
    mov dword ptr [rsp + 0x28], eax
    mov rax, qword ptr [rsp + 0x110]
    or rax, qword ptr [rsp + 0x48]
    mov qword ptr [rsp + 0x118], rax
    mov rax, qword ptr [rsp + 0x238]
    movzx eax, byte ptr [rax + 0x93]
    xor al, 0x1
    mov byte ptr [rsp + 0x20], al
    xor ebx, ebx
    jmp .L93
    nop
.L92:
    blsr r13, r13
    je .L100
.L93:
    tzcnt r15, r13
    mov ecx, r15d
    shr ecx, 0x3
    xor rcx, 0x7
    lea esi, [r15 + 0x38]
    and sil, 0x3f
    add ebx, dword ptr [rdi + 4*rcx + 0x650]
    mov eax, r15d
    and eax, 0x7
    mov r11d, dword ptr [rsp + 0x10]
    mov r8d, r11d
    sub r8d, eax
    mov r9d, eax
    sub r9d, r11d
    cmovb r9d, r8d
    mov r8d, esi
    shr r8b, 0x3
    movzx r8d, r8b
    mov ebp, dword ptr [rsp + 0x40]
    mov r12d, ebp
    sub r12d, r8d
    mov r11d, r8d
    sub r11d, ebp
    cmovb r11d, r12d
    cmp r9d, r11d
    cmova r11d, r9d
    imul r11d, dword ptr [rdi + 4*rcx + 0x670]
    add r11d, ebx
    mov ebx, dword ptr [rsp + 0x54]
    mov ebp, ebx
    sub ebp, eax
    sub eax, ebx
    cmovb eax, ebp
    mov ebx, dword ptr [rsp + 0x180]
    mov ebp, ebx
    sub ebp, r8d
    sub r8d, ebx
    cmovb r8d, ebp
    cmp eax, r8d
    cmova r8d, eax
    imul r8d, dword ptr [rdi + 4*rcx + 0x690]
    mov ebx, r8d
    add ebx, r11d
    movabs rax, 0x101010101010101
    shlx rax, rax, r15
    test qword ptr [rsp + 0xc0], rax
    je .L94
    add ebx, dword ptr [rdi + 0x954]
    jmp .L95
    nop
.L94:
    test qword ptr [rsp + 0xe8], rax
    je .L95
    add ebx, dword ptr [rdi + 0x958]
.L95:
    mov eax, 0x1
    shlx r8, rax, rsi
    mov rax, r8
    shr rax, 0x8
    bts rax, rsi
    mov r11, rax
    shr r11, 0x10
    or r11, rax
    mov rax, r11
    shr rax, 0x20
    or rax, r11
    movzx esi, sil
    mov r11, qword ptr [rsp + 0x48]
    bt r11, rsi
    lea rsi, [rdi + 0x6b0]
    jae .L98
.L96:
    add ebx, dword ptr [rsi + 4*rcx]
.L97:
    mov ecx, dword ptr [rsp + 0x28]
    cmp dword ptr [rsp + 0x90], ecx
    jne .L92
    and rax, qword ptr [rsp + 0x48]
    jne .L92
    shr r15b, 0x3
    movzx eax, r15b
    cmp al, 0x5
    mov ecx, 0x5
    cmovae eax, ecx
    mov ecx, dword ptr [rsp + 0x40]
    cmp r9d, ecx
    cmovbe r9d, ecx
    add al, byte ptr [rsp + 0x20]
    cmp al, r9b
    jae .L92
    add ebx, dword ptr [rdi + 0x95c]
    jmp .L92
    nop
.L98:
    lea rsi, [rdi + 0x6f0]
    test qword ptr [rsp + 0x118], rax
    je .L96
    lea rsi, [rdi + 0x6d0]
    test qword ptr [rsp + 0x110], r8
    jne .L97
    jmp .L96
.L99:
    xor ebx, ebx
.L100:
    vpinsrd xmm3, xmm2, dword ptr [rsp + 0xb0], 0x3
    mov r8, qword ptr [rsp + 0x128]
    add r8, qword ptr [rsp + 0xd8]
    mov rax, qword ptr [rsp]
    add rax, qword ptr [rsp + 0xa8]
    mov qword ptr [rsp], rax
    mov r15, r14
    not r15
    mov rsi, qword ptr [rsp + 0x58]
    mov rcx, rsi
    mov rax, qword ptr [rsp + 0x38]
    or rcx, rax
    vpsrlq xmm11, xmm4, 0x4
    mov r13, qword ptr [rsp + 0x1e8]
    and rsi, r13
    mov qword ptr [rsp + 0x40], rsi
    mov rsi, qword ptr [rsp + 0xd0]
    andn rsi, rsi, rax
    and rsi, qword ptr [rsp + 0x100]
    je .L102
    mov rbp, r8
    mov r11, qword ptr [rsp + 0xa0]
    lea rax, [r11 + r11]
    movabs r8, 0xfefefefefefefe
    and rax, r8
    shr r11
    movabs r8, 0x7f7f7f7f7f7f7f
    and r11, r8
    mov r8, rax
    and r8, r11
    or r11, rax
    mov r9, qword ptr [rsp + 0x198]
    lea rax, [r9 + r9]
    shr r9
    movabs r12, 0x7e7e7e7e7e7e00
    and r9, r12
    and r9, rax
    andn rax, r9, r11
    or rax, r8
    shl rax, 0x8
    and rsi, rax
    movabs r9, 0x101010101010101
    mov r11, qword ptr [rsp + 0xf8]
    je .L103
    xor eax, eax
    nop
.L101:
    tzcnt r8, rsi
    shr r8d
    and r8d, -0x4
    xor r8d, 0x1c
    add eax, dword ptr [rdi + r8 + 0x630]
    blsr rsi, rsi
    jne .L101
    jmp .L104
.L102:
    movabs r9, 0x101010101010101
    mov r11, qword ptr [rsp + 0xf8]
    jmp .L105
.L103:
    xor eax, eax
.L104:
    add ebx, eax
    mov r8, rbp
.L105:
    vmovd xmm5, r11d
    mov r12, r8
    shr r12, 0x4
    mov rsi, qword ptr [rsp]
    mov rbp, rsi
    shr rbp, 0x4
    and qword ptr [rsp + 0x8], r13
    vmovq xmm6, qword ptr [rsp + 0x58]
    vmovq xmm7, rcx
    vmovq xmm8, qword ptr [rsp + 0x1d8]
    vmovq xmm9, r15
    vmovq xmm10, qword ptr [rsp + 0x110]
    vpaddq xmm4, xmm11, xmm4
    mov rax, qword ptr [rdi + 0x98c]
    mov qword ptr [rsp + 0x180], rax
    and qword ptr [rsp + 0x40], r14
    mov rax, qword ptr [rsp + 0x2a8]
    and al, 0x38
    mov ecx, 0xff
    shlx rax, rcx, rax
    mov rcx, rax
    shr rcx, 0x8
    or rcx, rax
    mov rax, rcx
    shr rax, 0x10
    or rax, rcx
    mov rcx, rax
    shr rcx, 0x20
    or rcx, rax
    mov r11, rcx
    and r11, qword ptr [rsp + 0x38]
    and rcx, qword ptr [rsp + 0x30]
    mov rax, qword ptr [rsp + 0x1c0]
    test al, al
    mov qword ptr [rsp + 0x200], r15
    je .L106
    mov r15d, eax
    cmp dword ptr [rsp + 0x54], 0x7
    jne .L107
    mov r15b, 0x6
    jmp .L107
.L106:
    mov r15b, 0x1
.L107:
    add r12, r8
    add rbp, rsi
    mov rax, qword ptr [rsp + 0x38]
    andn rsi, r14, rax
    mov qword ptr [rsp + 0x20], rsi
    mov rsi, qword ptr [rsp + 0x108]
    and rsi, qword ptr [rsp + 0x8]
    mov qword ptr [rsp + 0x28], rsi
    mov rsi, qword ptr [rsp + 0x40]
    and rsi, qword ptr [rsp + 0x98]
    mov qword ptr [rsp + 0x40], rsi
    and rax, r13
    mov qword ptr [rsp + 0xd0], rax
    mov qword ptr [rsp + 0x118], r15
    lea eax, [r15 - 0x1]
    mov esi, eax
    and sil, 0x7
    shlx r8, r9, rsi
    mov qword ptr [rsp + 0xa0], r11
    mov r9, r11
    and r9, r8
    lzcnt rsi, r9
    shr esi, 0x3
    test r9, r9
    cmove rsi, r9
    and r8, rcx
    lzcnt r9, r8
    shr r9d, 0x3
    test r8, r8
    cmove r9, r8
    test rsi, rsi
    setne r8b
    lea r11, [rsi + 0x1]
    cmp r11, r9
    sete r11b
    and r11b, r8b
    movzx r8d, r11b
    shl r8d, 0x5
    xor r11d, r11d
    cmp al, byte ptr [rsp + 0x1c0]
    sete r11b
    shl r11d, 0x5
    lea r15, [rdi + 0x10]
    add r11, r15
    mov eax, esi
    mov r13d, dword ptr [r11 + 4*rax + 0x700]
    add r8, r15
    mov eax, r9d
    add r13d, dword ptr [r8 + 4*rax + 0x740]
    vpinsrd xmm11, xmm5, dword ptr [rsp + 0x140], 0x1
    movabs rax, 0xf0f0f0f0f0f0f0f
    add rax, -0xf0f0f0f
    vpunpcklqdq xmm6, xmm6, xmm7
    vpunpcklqdq xmm7, xmm9, xmm8
    vpunpcklqdq xmm5, xmm10, xmm9
    vpandq xmm4, xmm4, qword ptr [.C8]{1to2}
    vmovq xmm8, qword ptr [rsp + 0x180]
    mov r8, qword ptr [rsp + 0x88]
    test qword ptr [rsp + 0x80], r8
    je .L108
    or r9, rsi
    jne .L108
    add r13d, dword ptr [rdi + 0x960]
.L108:
    movabs rsi, 0x101010101010101
    mov r8, qword ptr [rsp + 0xf0]
    mov r11, qword ptr [rsp + 0xa0]
    mov r15, qword ptr [rsp + 0x40]
    mov r9, qword ptr [rsp + 0x28]
    and r12, r8
    mov qword ptr [rsp + 0x10], r12
    and rbp, rax
    mov qword ptr [rsp + 0x40], rbp
    mov r8, qword ptr [rsp + 0x108]
    mov rax, r8
    mov r12, qword ptr [rsp + 0x20]
    and rax, r12
    mov qword ptr [rsp], rax
    mov rax, r9
    and rax, qword ptr [rsp + 0x228]
    mov qword ptr [rsp + 0x100], rax
    and r9, qword ptr [rsp + 0x160]
    mov qword ptr [rsp + 0x28], r9
    mov rax, r8
    and rax, qword ptr [rsp + 0xc0]
    mov r9, qword ptr [rsp + 0x18]
    and r8, r9
    mov qword ptr [rsp + 0x108], r8
    mov r8, qword ptr [rsp + 0x1c8]
    and r12, r8
    mov qword ptr [rsp + 0x20], r12
    and qword ptr [rsp + 0x8], r8
    and r9, r8
    mov qword ptr [rsp + 0x18], r9
    mov r8, qword ptr [rsp + 0x68]
    and qword ptr [rsp + 0x58], r8
    mov r9, qword ptr [rsp + 0x70]
    andn r9, r9, r15
    mov qword ptr [rsp + 0xf0], r9
    and qword ptr [rsp + 0xd0], r8
    mov rbp, qword ptr [rsp + 0x118]
    shlx rsi, rsi, rbp
    mov r8, r11
    and r8, rsi
    lzcnt r15, r8
    shr r15d, 0x3
    test r8, r8
    cmove r15, r8
    and rsi, rcx
    lzcnt r9, rsi
    shr r9d, 0x3
    test rsi, rsi
    cmove r9, rsi
    test r15, r15
    setne sil
    lea r8, [r15 + 0x1]
    cmp r8, r9
    sete r8b
    and r8b, sil
    movzx esi, r8b
    shl esi, 0x5
    xor r8d, r8d
    cmp bpl, byte ptr [rsp + 0x1c0]
    sete r8b
    shl r8d, 0x5
    lea r12, [rdi + 0x10]
    add r8, r12
    mov r11d, r15d
    add r13d, dword ptr [r8 + 4*r11 + 0x700]
    add rsi, r12
    mov r8d, r9d
    add r13d, dword ptr [rsi + 4*r8 + 0x740]
    vpinsrd xmm10, xmm11, dword ptr [rsp + 0x1b8], 0x2
    vpmullq xmm9, xmm4, qword ptr [.C4]{1to2}
    vextracti128 xmm4, ymm3, 0x1
    mov esi, dword ptr [rdi + 0x94c]
    mov dword ptr [rsp + 0x198], esi
    vpternlogq xmm5, xmm6, xmm7, 0x80
    vpshufd xmm6, xmm8, 0xe1
    lea esi, [rbp + 0x1]
    mov r8, qword ptr [rsp + 0x88]
    test qword ptr [rsp + 0x80], r8
    je .L109
    or r9, r15
    jne .L109
    add r13d, dword ptr [rdi + 0x960]
.L109:
    movabs r9, 0x101010101010101
    mov r12, qword ptr [rsp + 0x58]
    mov r15, qword ptr [rsp + 0x20]
    mov rbp, qword ptr [rsp]
    mov r11, qword ptr [rsp + 0x10]
    imul r11, r9
    mov r8, qword ptr [rsp + 0x40]
    imul r8, r9
    mov qword ptr [rsp + 0x40], r8
    popcnt r8, rbp
    mov qword ptr [rsp], r8
    popcnt r8, qword ptr [rsp + 0x100]
    mov qword ptr [rsp + 0x118], r8
    popcnt r8, qword ptr [rsp + 0x28]
    mov qword ptr [rsp + 0xa8], r8
    popcnt rax, rax
    mov qword ptr [rsp + 0x58], rax
    popcnt rax, qword ptr [rsp + 0x108]
    mov qword ptr [rsp + 0x28], rax
    popcnt rax, r15
    mov qword ptr [rsp + 0x100], rax
    popcnt rax, qword ptr [rsp + 0x8]
    mov qword ptr [rsp + 0x8], rax
    popcnt rax, qword ptr [rsp + 0x18]
    mov qword ptr [rsp + 0x18], rax
    popcnt rax, r12
    mov qword ptr [rsp + 0xd8], rax
    popcnt rax, qword ptr [rsp + 0xf0]
    mov qword ptr [rsp + 0x108], rax
    popcnt rax, qword ptr [rsp + 0xd0]
    mov qword ptr [rsp + 0x20], rax
    mov eax, esi
    and al, 0x7
    shlx rax, r9, rax
    mov r8, qword ptr [rsp + 0xa0]
    and r8, rax
    lzcnt r9, r8
    shr r9d, 0x3
    test r8, r8
    cmove r9, r8
    and rcx, rax
    lzcnt r15, rcx
    shr r15d, 0x3
    test rcx, rcx
    cmove r15, rcx
    test r9, r9
    setne al
    lea rcx, [r9 + 0x1]
    cmp rcx, r15
    sete cl
    and cl, al
    movzx eax, cl
    shl eax, 0x5
    xor ecx, ecx
    cmp sil, byte ptr [rsp + 0x1c0]
    sete cl
    shl ecx, 0x5
    lea r8, [rdi + 0x10]
    add rcx, r8
    mov esi, r9d
    add r13d, dword ptr [rcx + 4*rsi + 0x700]
    add rax, r8
    mov ecx, r15d
    add r13d, dword ptr [rax + 4*rcx + 0x740]
    vpblendd xmm11, xmm10, xmm4, 0x8
    vpinsrd xmm10, xmm10, dword ptr [rsp + 0x148], 0x3
    mov esi, dword ptr [rdi + 0x968]
    vpopcntq xmm7, xmm5
    vpsrlq xmm9, xmm9, 0x38
    vpinsrd xmm8, xmm6, dword ptr [rsp + 0x198], 0x2
    mov rax, qword ptr [rsp + 0x88]
    test qword ptr [rsp + 0x80], rax
    je .L110
    or r15, r9
    mov rcx, qword ptr [rsp + 0x60]
    mov rbp, qword ptr [rsp + 0x1d0]
    jne .L111
    add r13d, dword ptr [rdi + 0x960]
    jmp .L111
.L110:
    mov rcx, qword ptr [rsp + 0x60]
    mov rbp, qword ptr [rsp + 0x1d0]
.L111:
    mov r15, qword ptr [rsp + 0x200]
    mov dword ptr [rsp + 0x258], r13d
    vinserti128 ymm6, ymm3, xmm11, 0x1
    vinserti128 ymm5, ymm3, xmm10, 0x1
    shr r11, 0x38
    mov qword ptr [rsp + 0x10], r11
    shr qword ptr [rsp + 0x40], 0x38
    mov eax, dword ptr [rdi + 0x87c]
    mov dword ptr [rsp + 0x120], eax
    mov r8d, dword ptr [rdi + 0x880]
    mov eax, dword ptr [rdi + 0x884]
    mov dword ptr [rsp + 0x124], eax
    mov eax, dword ptr [rdi + 0x888]
    mov dword ptr [rsp + 0x250], eax
    mov eax, dword ptr [rdi + 0x88c]
    mov dword ptr [rsp + 0x128], eax
    mov eax, dword ptr [rdi + 0x964]
    mov dword ptr [rsp + 0xf0], eax
    mov eax, dword ptr [rdi + 0x96c]
    mov dword ptr [rsp + 0x88], eax
    mov eax, dword ptr [rdi + 0x970]
    mov dword ptr [rsp + 0xd0], eax
    mov eax, dword ptr [rdi + 0x974]
    mov dword ptr [rsp + 0x1e0], eax
    mov eax, dword ptr [rdi + 0x978]
    mov dword ptr [rsp + 0xa0], eax
    mov eax, dword ptr [rdi + 0x97c]
    mov dword ptr [rsp + 0x1d8], eax
    mov eax, dword ptr [rdi + 0x980]
    mov dword ptr [rsp + 0x218], eax
    mov eax, dword ptr [rdi + 0x984]
    mov dword ptr [rsp + 0x210], eax
    vpackusdw xmm7, xmm7, xmm9
    mov rax, qword ptr [rsp + 0x180]
    shr rax, 0x20
    mov qword ptr [rsp + 0x2c0], rax
    mov dword ptr [rsp + 0x254], esi
    vpinsrd xmm8, xmm8, esi, 0x3
    vmovd eax, xmm0
    cmp rcx, 0x1
    sbb eax, -0x1
    mov ecx, dword ptr [rdi + 0x988]
    mov dword ptr [rsp + 0x7c], ecx
    mov ecx, dword ptr [rdi + 0x994]
    mov dword ptr [rsp + 0x1d0], ecx
    mov ecx, dword ptr [rdi + 0x950]
    mov dword ptr [rsp + 0x220], ecx
    xor ecx, ecx
    cmp eax, 0x2
    mov dword ptr [rsp + 0xc8], r8d
    jl .L117
    lea r13, [plywright::board::geometry::AROUND]
    add r13, qword ptr [rsp + 0x2b8]
    mov rsi, qword ptr [rsp + 0x70]
    not rsi
    vpextrd eax, xmm0, 0x1
    mov rcx, qword ptr [rsp + 0x158]
    or rcx, qword ptr [rsp + 0x1a8]
    or rcx, r15
    and rsi, qword ptr [rsp + 0x110]
    and rsi, rcx
    mov rcx, qword ptr [rsp + 0x188]
    and rcx, rsi
    popcnt rcx, rcx
    imul ecx, dword ptr [rdi + 0x99c]
    add ecx, eax
    mov rax, qword ptr [rsp + 0x2a0]
    lea rax, [rax + 2*rax]
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov r11d, dword ptr [r8 + 8*rax + 0x10]
    movzx r9d, byte ptr [r8 + 8*rax + 0x14]
    mov r15, qword ptr [r8 + 8*rax]
    mov r12, qword ptr [rsp + 0x48]
    and r15, r12
    imul r15, qword ptr [r8 + 8*rax + 0x8]
    shrx r9, r15, r9
    add r9, r11
    movzx r11d, byte ptr [r8 + 8*rax + 0x614]
    mov r15, qword ptr [r8 + 8*rax + 0x600]
    and r15, r12
    imul r15, qword ptr [r8 + 8*rax + 0x608]
    mov eax, dword ptr [r8 + 8*rax + 0x610]
    shrx r11, r15, r11
    add r11, rax
    mov r15, qword ptr [rsp + 0x178]
    and r15, qword ptr [r13]
    and rsi, qword ptr [rsp + 0x98]
    or rsi, qword ptr [rsp + 0x200]
    lea r8, [plywright::sliders::magic::TABLE]
    mov rax, qword ptr [rsp + 0x80]
    andn rax, rax, rsi
    mov rsi, qword ptr [r8 + 8*r11]
    and rsi, rax
    test r15, rax
    je .L112
    add ecx, dword ptr [rdi + 0x810]
.L112:
    mov r11, qword ptr [rsp + 0x280]
    mov r15, qword ptr [rsp + 0x208]
    and rax, qword ptr [r8 + 8*r9]
    test r11, rsi
    je .L113
    add ecx, dword ptr [rdi + 0x814]
.L113:
    mov r8d, dword ptr [rsp + 0xc8]
    or rsi, rax
    test qword ptr [rsp + 0x1c8], rax
    je .L114
    add ecx, dword ptr [rdi + 0x818]
.L114:
    test r15, rsi
    je .L115
    add ecx, dword ptr [rdi + 0x81c]
.L115:
    mov rax, qword ptr [rsp + 0x60]
    test rax, rax
    jne .L116
    sub ecx, dword ptr [rdi + 0x9a0]
.L116:
    mov eax, ecx
    sar eax, 0x1f
    andn eax, eax, ecx
    cmp eax, 0x3ff
    mov ecx, 0x3ff
    cmovl ecx, eax
    mov eax, dword ptr [rdi + 0x9a4]
    imul eax, ecx
    imul eax, ecx
    sar eax, 0xc
    mov ecx, dword ptr [rdi + 0x9a8]
    cmp ecx, eax
    cmovl eax, ecx
    mov ecx, dword ptr [rdi + 0x9ac]
    imul ecx, eax
    and ecx, -0x40
    shl ecx, 0xa
    add ecx, eax
.L117:
    mov dword ptr [rsp + 0x188], ecx
    imul r8d, dword ptr [rsp + 0x138]
    mov dword ptr [rsp + 0x178], r8d
    mov r15, qword ptr [rsp + 0x1a0]
    and r15, qword ptr [rsp + 0x80]
    mov rcx, qword ptr [rsp + 0x248]
    and rbp, rcx
    shr rbp, 0x8
    movabs rax, 0xff00000000
    and rax, rbp
    or rax, rcx
    mov rcx, qword ptr [rsp + 0x68]
    mov r9, qword ptr [rsp + 0x48]
    or rcx, r9
    andn rax, rcx, rax
    mov r11, qword ptr [rsp + 0x110]
    andn rcx, r14, r11
    andn rax, rcx, rax
    mov rcx, rax
    shr rcx, 0x7
    movabs rsi, 0xfefefefefefe
    and rsi, rcx
    shr rax, 0x9
    movabs rcx, 0x7f7f7f7f7f7f
    and rcx, rax
    or rcx, rsi
    mov qword ptr [rsp + 0x1c8], rcx
    mov rbp, qword ptr [rsp + 0x290]
    or rbp, qword ptr [rsp + 0x298]
    mov rax, r15
    mov rsi, r15
    mov r13, qword ptr [rsp + 0xe8]
    or rsi, r13
    mov r12, qword ptr [rsp + 0x60]
    or rsi, r12
    and rax, qword ptr [rsp + 0x150]
    mov r15, qword ptr [rsp + 0x30]
    andn rcx, r11, r15
    mov r8, rbp
    and r8, rcx
    mov qword ptr [rsp + 0x158], r8
    mov r8, rbp
    and r8, rax
    mov qword ptr [rsp + 0x80], r8
    mov r8, rax
    and r13, rbp
    mov qword ptr [rsp + 0xe8], r13
    and rbp, r12
    mov rax, qword ptr [rsp + 0xe0]
    and rcx, rax
    mov qword ptr [rsp + 0x138], rcx
    and r8, rax
    mov qword ptr [rsp + 0x1a0], r8
    and rax, r12
    mov qword ptr [rsp + 0xe0], rax
    mov r12, qword ptr [rsp + 0x98]
    or r12, qword ptr [rsp + 0x68]
    mov r8, qword ptr [rsp + 0xb8]
    mov rax, r8
    and rax, rsi
    mov qword ptr [rsp + 0x98], rax
    mov r13, qword ptr [rsp + 0x1e8]
    and r13, rsi
    and r14, rsi
    andn r12, r12, rsi
    or rsi, r15
    and rsi, qword ptr [rsp + 0x1a8]
    andn rax, r11, rsi
    mov qword ptr [rsp + 0x60], rax
    andn rax, r11, r14
    mov qword ptr [rsp + 0x1a8], rax
    and r12, r11
    and r12, qword ptr [rsp + 0x70]
    mov rax, qword ptr [rsp + 0x150]
    and rax, r15
    and rax, r8
    mov qword ptr [rsp + 0x150], rax
    mov esi, r15d
    shr esi, 0x7
    and esi, 0x8000
    mov r8d, r15d
    shr r8d, 0x9
    and r8d, 0x100
    or r8d, esi
    mov rcx, qword ptr [rsp + 0x2b0]
    mov esi, ecx
    and esi, r8d
    mov r8d, esi
    shr r8d
    and r8d, 0x4000
    sub rsi, r8
    movabs r8, 0x3333333333333333
    add r8, -0x3233
    and r8, rsi
    shr rsi, 0x2
    and rsi, qword ptr [rsp + 0x2c8]
    add rsi, r8
    mov r8, rsi
    shr r8, 0x4
    add r8, rsi
    movabs rsi, 0xf0f0f0f0f0f0f0f
    add rsi, -0x80f
    and rsi, r8
    movabs r14, 0x101010101010101
    imul rsi, r14
    shr rsi, 0x38
    mov eax, dword ptr [rsp + 0x25c]
    imul eax, esi
    shl r9, 0x10
    and r9, qword ptr [rsp + 0x240]
    mov rsi, r9
    shr rsi
    movabs r8, 0x400000000000000
    and r8, rsi
    movabs r11, 0x1000000000000000
    and r9, r11
    lea rsi, [r8 + 2*r9]
    and rsi, rcx
    mov r8, rsi
    shr r8
    and r8, r11
    sub rsi, r8
    movabs r8, 0x3000000000000000
    and r8, rsi
    shr rsi, 0x2
    movabs r11, 0x100000000000000
    and r11, rsi
    add rsi, r8
    shr rsi, 0x4
    add rsi, r11
    movabs r8, 0xf00000000000000
    and rsi, r8
    imul rsi, r14
    shr rsi, 0x38
    mov r8d, dword ptr [rsp + 0x130]
    imul r8d, esi
    add r8d, eax
    vmovd xmm0, dword ptr [rsp + 0x1b0]
    mov r14d, dword ptr [rsp + 0x120]
    imul r14d, dword ptr [rsp + 0x230]
    mov rax, qword ptr [rsp + 0x1f0]
    imul eax, dword ptr [rsp + 0x124]
    mov qword ptr [rsp + 0x1f0], rax
    mov r9d, dword ptr [rsp + 0x250]
    mov r11d, r9d
    imul r11d, dword ptr [rsp + 0x168]
    mov eax, dword ptr [rsp + 0x128]
    imul eax, dword ptr [rsp + 0xb0]
    mov dword ptr [rsp + 0x48], eax
    mov rax, qword ptr [rsp]
    imul eax, dword ptr [rsp + 0x88]
    mov qword ptr [rsp], rax
    mov rax, qword ptr [rsp + 0x118]
    imul eax, dword ptr [rsp + 0xd0]
    mov qword ptr [rsp + 0x118], rax
    mov rax, qword ptr [rsp + 0xa8]
    imul eax, dword ptr [rsp + 0x1e0]
    mov qword ptr [rsp + 0xa8], rax
    mov rax, qword ptr [rsp + 0x58]
    imul eax, dword ptr [rsp + 0xa0]
    mov qword ptr [rsp + 0x58], rax
    mov rax, qword ptr [rsp + 0x28]
    imul eax, dword ptr [rsp + 0x1d8]
    mov qword ptr [rsp + 0x28], rax
    mov rax, qword ptr [rsp + 0x100]
    imul eax, dword ptr [rsp + 0x218]
    mov qword ptr [rsp + 0x100], rax
    mov rax, qword ptr [rsp + 0x8]
    imul eax, dword ptr [rsp + 0x210]
    mov qword ptr [rsp + 0x8], rax
    mov rax, qword ptr [rsp + 0x18]
    imul eax, dword ptr [rsp + 0x7c]
    mov qword ptr [rsp + 0x18], rax
    mov rax, qword ptr [rsp + 0xd8]
    imul eax, dword ptr [rsp + 0xf0]
    mov qword ptr [rsp + 0xd8], rax
    mov rax, qword ptr [rsp + 0x108]
    imul eax, dword ptr [rsp + 0x1d0]
    mov qword ptr [rsp + 0x108], rax
    vpmulld xmm7, xmm8, xmm7
    mov rax, qword ptr [rsp + 0x20]
    imul eax, dword ptr [rsp + 0x220]
    mov qword ptr [rsp + 0x20], rax
    popcnt rax, qword ptr [rsp + 0x98]
    mov qword ptr [rsp + 0x68], rax
    mov rcx, qword ptr [rsp + 0x1c8]
    and r13, rcx
    popcnt rax, r13
    mov qword ptr [rsp + 0x70], rax
    popcnt rax, qword ptr [rsp + 0x158]
    mov qword ptr [rsp + 0x98], rax
    mov rax, qword ptr [rsp + 0x228]
    mov rsi, qword ptr [rsp + 0x80]
    and rax, rsi
    popcnt rax, rax
    mov qword ptr [rsp + 0x158], rax
    and rsi, qword ptr [rsp + 0x160]
    popcnt rax, rsi
    mov qword ptr [rsp + 0x110], rax
    popcnt rax, qword ptr [rsp + 0xe8]
    mov qword ptr [rsp + 0xe8], rax
    popcnt rax, rbp
    mov qword ptr [rsp + 0xb8], rax
    popcnt rax, qword ptr [rsp + 0x138]
    mov qword ptr [rsp + 0x80], rax
    popcnt rax, qword ptr [rsp + 0x1a0]
    mov qword ptr [rsp + 0x138], rax
    popcnt rax, qword ptr [rsp + 0xe0]
    mov qword ptr [rsp + 0xe0], rax
    popcnt rax, qword ptr [rsp + 0x60]
    mov qword ptr [rsp + 0x60], rax
    popcnt r15, qword ptr [rsp + 0x1a8]
    popcnt rax, r12
    and rcx, qword ptr [rsp + 0x30]
    popcnt r12, rcx
    popcnt rbp, qword ptr [rsp + 0x150]
    mov rcx, qword ptr [rsp + 0x1c0]
    lea esi, [rcx - 0x1]
    cmp sil, 0x2
    jae .L119
    mov r13d, r8d
    cmp cl, 0x2
    movabs r8, 0x303000000000000
    movabs rsi, 0x101000000000000
    cmove rsi, r8
.L118:
    mov rcx, qword ptr [rsp + 0x2a8]
    not cl
    test cl, 0x38
    jne .L120
    and rsi, qword ptr [rsp + 0x288]
    and rsi, qword ptr [rsp + 0xc0]
    mov r8, rsi
    shr r8
    movabs rcx, 0x4141000000000000
    and rcx, r8
    sub rsi, rcx
    movabs rcx, 0x3333000000000000
    and rcx, rsi
    shr rsi, 0x2
    movabs r8, 0x3333333333333333
    and rsi, r8
    add rsi, rcx
    mov rcx, rsi
    shr rcx, 0x4
    add rcx, rsi
    movabs rsi, 0xf0f070707070707
    and rsi, rcx
    movabs rcx, 0x101010101010101
    imul rsi, rcx
    shr rsi, 0x38
    imul esi, dword ptr [rdi + 0x92c]
    add esi, r13d
    mov dword ptr [rsp + 0x130], esi
    jmp .L121
.L119:
    movabs rsi, -0x3f40000000000000
    mov r13d, r8d
    mov r8d, 0x99
    mov ecx, dword ptr [rsp + 0x54]
    bt r8d, ecx
    jae .L127
.L120:
    mov dword ptr [rsp + 0x130], r13d
.L121:
    mov ecx, dword ptr [rsp + 0xc8]
    mov esi, dword ptr [rsp + 0x120]
    imul esi, dword ptr [rsp + 0xf8]
    imul ecx, dword ptr [rsp + 0x140]
    add ecx, esi
    mov esi, dword ptr [rsp + 0x124]
    imul esi, dword ptr [rsp + 0x1b8]
    imul r9d, dword ptr [rsp + 0x148]
    add r9d, esi
    add r9d, ecx
    mov esi, dword ptr [rsp + 0x128]
    imul esi, dword ptr [rsp + 0x1b0]
    add esi, r9d
    mov r13d, dword ptr [rsp + 0x198]
    imul r13d, r12d
    mov ecx, dword ptr [rsp + 0x220]
    imul ecx, ebp
    mov r9d, dword ptr [rsp + 0x1d0]
    imul r9d, eax
    mov r8, qword ptr [rsp + 0x2c0]
    imul r8d, r15d
    mov rax, qword ptr [rsp + 0x180]
    imul eax, dword ptr [rsp + 0x60]
    mov r15d, dword ptr [rsp + 0x7c]
    imul r15d, dword ptr [rsp + 0xe0]
    mov ebp, dword ptr [rsp + 0x210]
    imul ebp, dword ptr [rsp + 0x138]
    add ebp, r15d
    mov r15d, dword ptr [rsp + 0x218]
    imul r15d, dword ptr [rsp + 0x80]
    add r15d, ebp
    mov ebp, dword ptr [rsp + 0x1d8]
    imul ebp, dword ptr [rsp + 0xb8]
    add ebp, r15d
    mov r12d, dword ptr [rsp + 0xa0]
    imul r12d, dword ptr [rsp + 0xe8]
    add r12d, ebp
    mov ebp, dword ptr [rsp + 0x1e0]
    imul ebp, dword ptr [rsp + 0x110]
    mov r15d, dword ptr [rsp + 0xd0]
    imul r15d, dword ptr [rsp + 0x158]
    add r15d, esi
    add r15d, ebp
    add r15d, r8d
    add r15d, r9d
    mov ebp, dword ptr [rsp + 0xf0]
    imul ebp, dword ptr [rsp + 0x68]
    add ebp, r15d
    add ebp, r13d
    mov r15d, dword ptr [rsp + 0x254]
    imul r15d, dword ptr [rsp + 0x70]
    add r15d, ecx
    add r15d, ebp
    mov ebp, dword ptr [rsp + 0x88]
    imul ebp, dword ptr [rsp + 0x98]
    add ebp, r12d
    add ebp, eax
    add ebp, r15d
    mov r15, qword ptr [rsp + 0x10]
    sub r15d, dword ptr [rsp + 0x40]
    imul r15d, dword ptr [rsp + 0x270]
    mov eax, dword ptr [rsp + 0x274]
    add eax, r10d
    add eax, r15d
    add edx, dword ptr [rsp + 0x1fc]
    sub eax, edx
    add eax, r14d
    add eax, dword ptr [rsp + 0x178]
    add eax, dword ptr [rsp + 0x1f0]
    add r11d, dword ptr [rsp + 0x48]
    add r11d, eax
    add r11d, dword ptr [rsp + 0x1f8]
    add r11d, dword ptr [rsp + 0x26c]
    add r11d, dword ptr [rsp + 0x268]
    add r11d, dword ptr [rsp + 0x264]
    sub r11d, dword ptr [rsp + 0x260]
    mov ecx, dword ptr [rsp + 0xcc]
    add ecx, dword ptr [rsp + 0x194]
    add ecx, ebx
    add ecx, ebp
    add ecx, dword ptr [rsp + 0x130]
    add ecx, dword ptr [rsp + 0x258]
    vpshufd xmm8, xmm7, 0xee
    vpaddd xmm7, xmm8, xmm7
    vpshufd xmm8, xmm7, 0x55
    vpaddd xmm7, xmm8, xmm7
    vmovd eax, xmm7
    add eax, dword ptr [rsp + 0xd8]
    mov r8, qword ptr [rsp + 0x118]
    add r8d, dword ptr [rsp + 0xa8]
    mov r9, qword ptr [rsp]
    add r9d, dword ptr [rsp + 0x58]
    mov rdx, qword ptr [rsp + 0x28]
    add edx, dword ptr [rsp + 0x100]
    add edx, r9d
    add edx, r8d
    add edx, eax
    mov rax, qword ptr [rsp + 0x8]
    add eax, dword ptr [rsp + 0x18]
    mov r8, qword ptr [rsp + 0x20]
    add r8d, dword ptr [rsp + 0x108]
    add r8d, eax
    mov ebx, dword ptr [rsp + 0x188]
    add ebx, dword ptr [rsp + 0x2d0]
    add ebx, r11d
    add ebx, r8d
    add ebx, edx
    mov rax, qword ptr [rsp + 0x238]
    movzx edx, byte ptr [rax + 0x93]
    sub ebx, ecx
    mov eax, dword ptr [rdi + 0x878]
    mov ecx, eax
    neg ecx
    test dl, dl
    cmove ecx, eax
    mov eax, ebx
    add ebx, ecx
    lea eax, [rax + rcx + 0x8000]
    vshufi64x2 zmm7, zmm6, zmm3, 0xe4
    vshufi64x2 zmm6, zmm5, zmm3, 0xe4
    vinserti32x4 zmm0, zmm5, xmm0, 0x2
    sar eax, 0x10
    test eax, eax
    jle .L122
    cmp qword ptr [rsp + 0x30], 0x0
    mov r9, qword ptr [rsp + 0x38]
    je .L124
    vpextrd ecx, xmm1, 0x1
    cmp ecx, 0x1
    jne .L123
    cmp dword ptr [rsp + 0x1b8], 0x1
    jne .L123
    movabs rsi, 0x55aa55aa55aa55aa
    mov r9, qword ptr [rsp + 0x160]
    test r9, rsi
    sete sil
    movabs r8, -0x55aa55aa55aa55ab
    test r9, r8
    sete r8b
    or r8b, sil
    jne .L123
    vmovd ecx, xmm1
    lea ecx, [rcx + 2*rcx]
    mov rsi, qword ptr [rsp + 0x168]
    lea esi, [rsi + 4*rsi]
    add esi, ecx
    mov rcx, qword ptr [rsp + 0xb0]
    lea ecx, [rcx + 8*rcx]
    add ecx, esi
    jne .L132
    mov rcx, qword ptr [rsp + 0x140]
    lea ecx, [rcx + 2*rcx]
    mov rsi, qword ptr [rsp + 0x148]
    lea esi, [rsi + 4*rsi]
    add esi, ecx
    mov rcx, qword ptr [rsp + 0x1b0]
    lea r8d, [rcx + 8*rcx]
    xor ecx, ecx
    add r8d, esi
    setne cl
    shl ecx, 0x3
    lea rsi, [rcx + 0x858]
    add rcx, 0x85c
    jmp .L133
.L122:
    cmp qword ptr [rsp + 0x38], 0x0
    je .L128
    vpextrd ecx, xmm1, 0x1
    cmp dword ptr [rsp + 0x1b8], 0x1
    mov r9, qword ptr [rsp + 0x140]
    mov r10, qword ptr [rsp + 0xf8]
    jne .L125
    cmp ecx, 0x1
    jne .L125
    movabs rsi, 0x55aa55aa55aa55aa
    mov r11, qword ptr [rsp + 0x160]
    test r11, rsi
    sete sil
    movabs r8, -0x55aa55aa55aa55ab
    test r11, r8
    sete r8b
    or r8b, sil
    jne .L125
    lea ecx, [r9 + 2*r9]
    mov rsi, qword ptr [rsp + 0x148]
    lea esi, [rsi + 4*rsi]
    add esi, ecx
    mov rcx, qword ptr [rsp + 0x1b0]
    lea ecx, [rcx + 8*rcx]
    add ecx, esi
    jne .L134
    vmovd ecx, xmm1
    lea ecx, [rcx + 2*rcx]
    mov rsi, qword ptr [rsp + 0x168]
    lea esi, [rsi + 4*rsi]
    add esi, ecx
    mov rcx, qword ptr [rsp + 0xb0]
    lea r8d, [rcx + 8*rcx]
    xor ecx, ecx
    add r8d, esi
    setne cl
    shl ecx, 0x3
    lea rsi, [rcx + 0x858]
    add rcx, 0x85c
    jmp .L135
.L123:
    vmovd esi, xmm1
    add esi, ecx
    sub esi, dword ptr [rsp + 0x278]
    lea ecx, [rsi + 2*rsi]
    vpshufd xmm1, xmm3, 0xee
    vextracti32x4 xmm2, zmm0, 0x2
    vextracti128 xmm0, ymm0, 0x1
    vpalignr xmm0, xmm2, xmm0, 0xc
    vpsubd xmm0, xmm1, xmm0
    vpmulld xmm0, xmm0, xmmword ptr [.C16]
    vmovd esi, xmm0
    add esi, ecx
    vpextrd r8d, xmm0, 0x1
    add r8d, esi
    mov ecx, 0x40
    cmp r8d, 0x4
    jge .L137
    mov rsi, qword ptr [rsp + 0x230]
    imul esi, dword ptr [rdi + 0x86c]
    add esi, dword ptr [rdi + 0x868]
    cmp esi, 0x40
    mov ecx, 0x40
    cmovl ecx, esi
    jmp .L137
.L124:
    vextracti128 xmm4, ymm7, 0x1
    vpshufd xmm4, xmm4, 0xe9
    vphaddd xmm4, xmm1, xmm4
    vpshufd xmm4, xmm4, 0xe8
    vpaddd xmm5, xmm4, xmm4
    vpaddd xmm4, xmm4, xmm5
    vmovq xmm5, qword ptr [.C17]
    vpermt2d ymm2, ymm5, ymm6
    vpslld xmm5, xmm2, 0x2
    vpaddd xmm2, xmm2, xmm5
    vpaddd xmm2, xmm4, xmm2
    vmovq xmm4, qword ptr [.C18]
    vpermi2d zmm4, zmm3, zmm0
    vpslld xmm0, xmm4, 0x3
    vpaddd xmm0, xmm4, xmm0
    vpaddd xmm0, xmm2, xmm0
    vmovd esi, xmm0
    vpextrd ecx, xmm0, 0x1
    mov r8d, esi
    sub r8d, ecx
    cmp r8d, 0x3
    jle .L130
    vmovd edi, xmm1
    mov ecx, 0x40
    cmp edi, 0x2
    jne .L137
    xor edi, edi
    test r9, r9
    jmp .L129
.L125:
    vmovd esi, xmm1
    add esi, ecx
    mov rcx, qword ptr [rsp + 0x278]
    sub ecx, esi
    lea ecx, [rcx + 2*rcx]
    vextracti32x4 xmm1, zmm0, 0x2
    vextracti128 xmm0, ymm0, 0x1
    vpalignr xmm0, xmm1, xmm0, 0xc
    vpshufd xmm1, xmm3, 0xee
    vpsubd xmm0, xmm0, xmm1
    vpmulld xmm0, xmm0, xmmword ptr [.C16]
    vmovd esi, xmm0
    add esi, ecx
    vpextrd r8d, xmm0, 0x1
    add r8d, esi
    mov ecx, 0x40
    cmp r8d, 0x4
    jge .L137
    imul r10d, dword ptr [rdi + 0x86c]
    add r10d, dword ptr [rdi + 0x868]
    jmp .L136
.L126:
    cmp dword ptr [rsp + 0x10], 0x5
    mov esi, dword ptr [rsp + 0x7c]
    je .L80
    mov eax, 0x8080
    jmp .L80
.L127:
    cmp ecx, 0x5
    je .L118
    movabs rsi, -0x7f80000000000000
    jmp .L118
.L128:
    vpinsrd xmm1, xmm4, dword ptr [rsp + 0xf8], 0x0
    mov r9, qword ptr [rsp + 0x140]
    vpinsrd xmm1, xmm1, r9d, 0x1
    vinserti128 ymm1, ymm3, xmm1, 0x1
    vshufi64x2 zmm1, zmm1, zmm3, 0xe4
    vmovq xmm2, qword ptr [.C19]
    vpermd ymm2, ymm2, ymm7
    vmovd xmm3, dword ptr [.C20]
    vpermd ymm1, ymm3, ymm1
    vpaddd xmm1, xmm2, xmm1
    vpaddd xmm2, xmm1, xmm1
    vpaddd xmm1, xmm1, xmm2
    vmovq xmm2, qword ptr [.C21]
    vpermd ymm2, ymm2, ymm6
    vpslld xmm3, xmm2, 0x2
    vpaddd xmm2, xmm2, xmm3
    vmovq xmm3, qword ptr [.C22]
    vpermd zmm0, zmm3, zmm0
    vpslld xmm3, xmm0, 0x3
    vpaddd xmm0, xmm0, xmm3
    vpaddd xmm0, xmm2, xmm0
    vpaddd xmm0, xmm1, xmm0
    vmovd esi, xmm0
    vpextrd ecx, xmm0, 0x1
    mov r8d, esi
    sub r8d, ecx
    cmp r8d, 0x3
    jle .L130
    mov ecx, 0x40
    cmp r9d, 0x2
    jne .L137
    xor edi, edi
    cmp qword ptr [rsp + 0x30], 0x0
.L129:
    setne dil
    shl edi, 0x6
    cmp esi, 0x6
    mov ecx, 0x40
    cmove ecx, edi
    jmp .L137
.L130:
    cmp esi, 0x4
    jge .L131
    xor ecx, ecx
    jmp .L137
.L131:
    xor esi, esi
    cmp ecx, 0x4
    setge sil
    mov ecx, dword ptr [rdi + 4*rsi + 0x870]
    jmp .L137
.L132:
    mov ecx, 0x864
    mov esi, 0x860
.L133:
    mov r8, qword ptr [rsp + 0x230]
    imul r8d, dword ptr [rdi + rcx]
    add r8d, dword ptr [rdi + rsi]
    cmp r8d, 0x40
    mov ecx, 0x40
    cmovl ecx, r8d
    jmp .L137
.L134:
    mov ecx, 0x864
    mov esi, 0x860
.L135:
    imul r10d, dword ptr [rdi + rcx]
    add r10d, dword ptr [rdi + rsi]
.L136:
    cmp r10d, 0x40
    mov ecx, 0x40
    cmovl ecx, r10d
.L137:
    movsx esi, bx
    mov rdi, qword ptr [rsp + 0x1b0]
    mov r8, qword ptr [rsp + 0xb0]
    add edi, r8d
    mov r8, qword ptr [rsp + 0x170]
    add r8d, dword ptr [rsp + 0x90]
    lea edi, [r8 + 4*rdi]
    cmp edi, 0x18
    mov r8d, 0x18
    cmovge edi, r8d
    imul esi, edi
    imul ecx, eax
    lea eax, [rcx + 0x3f]
    test ecx, ecx
    cmovns eax, ecx
    sar eax, 0x6
    sub r8d, edi
    imul r8d, eax
    add r8d, esi
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
    add rsp, 0x2d8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L138:
    lea rdx, [.D0]
    mov esi, 0x9
    mov rdi, rax
    vzeroupper
    call core::panicking::panic_bounds_check
.L139:
    lea rdx, [.D1]
    mov esi, 0xe
    mov rdi, rax
    vzeroupper
    call core::panicking::panic_bounds_check
.L140:
    lea rdx, [.D2]
    mov esi, 0xf
    mov rdi, rax
    vzeroupper
    call core::panicking::panic_bounds_check
.L141:
    lea rdx, [.D3]
    mov esi, 0x1c
    mov rdi, rax
    vzeroupper
    call core::panicking::panic_bounds_check
.C0 = 0x00000001
.C1 = 0x0000555555000000
.C2 = 0x3333333333000000
.C3 = 0x0f0f0f0f0f000000
.C4 = 0x0101010101010101
.C5 = 0x0000000100000000 0x0000000400000002
.C6 = 0x0000005555550000
.C7 = 0x3333333333330000
.C8 = 0x0f0f0f0f0f0f0000
.C9 = 0x0000000000000038 0x0000000000000038 0x0000000000000038 0x0000000000000000
.C10 = 0x5555555555555500
.C11 = 0x3333333333333300
.C12 = 0x3333333333333333 0x3333333333333300
.C13 = 0x0f0f0f0f0f0f0f07 0x0f0f0f0f0f0f0f00
.C14 = 0x0000000080808007 0x8080800f00000000
.C15 = 0x5555555555550000
.C16 = 0x0000000900000005 0x0000000000000000
.C17 = 0x0000000f00000002
.C18 = 0x0000001800000003
.C19 = 0x0000000100000006
.C20 = 0x00000005
.C21 = 0x0000000200000007
.C22 = 0x0000000300000008
