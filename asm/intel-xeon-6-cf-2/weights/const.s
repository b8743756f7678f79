# The kernels of weights/const, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=native
# command: cargo lab asm weights/const --target native
# binary: sha256 a98f31b015900cdd07219ca11bb8d12e6dd0316b647ee117578def1ba12be3ac
# latency: 46 instructions in 137 bytes; innermost loops: .L0 of 17
# throughput: 28 instructions in 81 bytes; innermost loops: .L0 of 8
# plywright::eval::Evaluator<R>::evaluate: 3056 instructions in 14783 bytes; innermost loops: .L10 of 61, .L15 of 83, .L19 of 74, .L23 of 77, .L29 of 61, .L34 of 83, .L38 of 72, .L42 of 79, .L48 of 5, .L51 of 4, .L54 of 98, .L63 of 5, .L74 of 7, .L77 of 5, .L79 of 105, .L88 of 7
# mix of 3130 instructions: 751 mov, 324 and, 210 add, 159 lea, 152 shr, 124 movabs, 124 or, 80 imul, 75 cmp, 66 test, 58 sub, 51 shl, 50 xor, 49 jmp, 47 je, 47 vmovq, 41 jne, 41 movzx, 39 andn, 34 popcnt, 32 vpaddd, 25 cmove, 24 vpsrlq, 23 vmovd, 22 vpand, 20 tzcnt, 18 push, 18 vpbroadcastq, 18 vpshufd, 16 blsr, 16 cmovb, 16 pop, 15 jae, 14 not, 14 vpinsrd, 12 sete, 12 shrx, 12 vpextrq, 11 vpextrd, 10 cmovne, 10 vpaddq, 10 vpopcntq, 10 vpunpcklqdq, 9 shlx, 9 vpandq, 8 setne, 8 vpbroadcastd, 8 vpmulld, 7 vpmovqd, 6 bt, 6 bts, 6 call, 6 cmovae, 6 cmovl, 6 kmovd, 6 vinserti128, 6 vpsubq, 6 vpxor, 5 sar, 5 vpermi2d, 5 vpermq, 5 vpermt2q, 5 vpsubd, 5 vzeroupper, 4 cmova, 4 neg, 4 vmovdqa, 4 vpinsrq, 4 vpmullq, 4 vpor, 4 vpslld, 4 vptestmq, 3 jge, 3 jle, 3 ret, 3 vextracti128, 2 cdqe, 2 cmovbe, 2 jl, 2 kshiftrb, 2 lzcnt, 2 sbb, 2 shld, 2 vextracti32x4, 2 vinserti32x4, 2 vmovdqa64, 2 vpalignr, 2 vpandn, 2 vpcmpeqd, 2 vpcmpeqq, 2 vpinsrb, 2 vplzcntq, 2 vpsllvq, 2 vxorps, 1 cmovge, 1 cmovns, 1 cwde, 1 dec, 1 inc, 1 movsxd, 1 setge, 1 vmovdqu, 1 vpackusdw, 1 vpblendd, 1 vpermd, 1 vpermi2q, 1 vphaddd, 1 vpmaddwd, 1 vpternlogq, 1 vpxord, 1 vshufps

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
    sub rsp, 0x288
    movabs rax, -0x101010101010102
    movabs rdx, 0x7f7f7f7f7f7f7f7f
    mov r13, qword ptr [rdi + 0x80]
    mov r10, qword ptr [rdi + 0x50]
    mov r15, qword ptr [rdi + 0x78]
    mov rbx, r10
    and rbx, r13
    mov qword ptr [rsp + 0x20], r15
    and r15, r13
    tzcnt r8, r15
    mov ebp, r8d
    and ebp, 0x3f
    mov rcx, rbx
    shl rcx, 0x9
    lea r14, [rax - 0xfe]
    mov rax, rbx
    shl rax, 0x7
    lea r11, [rdx - 0x7f]
    mov qword ptr [rsp + 0xf0], rbp
    shl ebp, 0x6
    mov r9d, r8d
    and r9b, 0x7
    je .L0
    mov esi, r8d
    and esi, 0x7
    mov edx, r9d
    cmp esi, 0x7
    jne .L1
    mov dl, 0x6
    jmp .L1
.L0:
    mov dl, 0x1
.L1:
    and rcx, r14
    and rax, r11
    mov r12, qword ptr [rdi + 0x88]
    mov esi, r8d
    shr sil, 0x3
    and sil, 0x7
    movzx esi, sil
    test sil, sil
    mov dword ptr [rsp + 0x138], esi
    mov qword ptr [rsp + 0x90], r9
    mov qword ptr [rsp + 0x238], r8
    mov qword ptr [rsp + 0x1b8], r11
    mov qword ptr [rsp + 0x1b0], r14
    mov qword ptr [rsp + 0xb0], r15
    je .L2
    cmp esi, 0x7
    jne .L3
    mov r8b, 0x30
    jmp .L4
.L2:
    mov r8b, 0x8
    jmp .L4
.L3:
    and r8b, 0x38
.L4:
    mov rsi, qword ptr [rsp + 0x20]
    or r8b, dl
    mov rdx, rax
    or rdx, rcx
    mov qword ptr [rsp + 0x50], rdx
    lea rdx, [plywright::board::geometry::AROUND]
    mov r15, qword ptr [rbp + rdx + 0x8]
    movabs r14, 0xfefefefefefefe
    movabs r11, 0x7f7f7f7f7f7f7f
    vmovdqu xmm3, xmmword ptr [rdi + 0x58]
    vpbroadcastq xmm0, r13
    mov qword ptr [rsp + 0xd8], r8
    movzx edx, r8b
    shl edx, 0x6
    and r10, r12
    and rsi, r12
    mov qword ptr [rsp + 0x20], rsi
    tzcnt r9, rsi
    mov esi, r9d
    and sil, 0x3f
    mov byte ptr [rsp + 0x78], sil
    vmovq xmm4, rbx
    vpinsrq xmm6, xmm4, r10, 0x1
    vpsrlq xmm5, xmm6, 0x8
    mov r8d, r9d
    and r8d, 0x3f
    vpextrq rsi, xmm5, 0x1
    mov qword ptr [rsp + 0x200], rsi
    add rsi, rsi
    and rsi, r14
    mov qword ptr [rsp + 0x8], rsi
    mov qword ptr [rsp + 0x18], r10
    shr r10, 0x9
    and r10, r11
    mov qword ptr [rsp + 0x60], r10
    mov qword ptr [rsp + 0x228], r8
    mov r11d, r8d
    shl r11d, 0x6
    mov r10d, r9d
    and r10b, 0x7
    je .L5
    mov esi, r9d
    and esi, 0x7
    mov r8d, r10d
    cmp esi, 0x7
    jne .L6
    mov r8b, 0x6
    jmp .L6
.L5:
    mov r8b, 0x1
.L6:
    vpand xmm7, xmm3, xmm0
    mov rsi, qword ptr [rsp + 0x8]
    or rsi, qword ptr [rsp + 0x60]
    mov qword ptr [rsp + 0x68], rsi
    and rax, rcx
    mov rsi, qword ptr [rsp + 0x50]
    and rsi, r15
    movzx ecx, byte ptr [rsp + 0x78]
    shr cl, 0x3
    movzx ecx, cl
    test cl, cl
    mov qword ptr [rsp + 0x120], r10
    mov qword ptr [rsp + 0x40], rbx
    mov dword ptr [rsp + 0x130], ecx
    mov qword ptr [rsp + 0x240], r9
    mov qword ptr [rsp + 0x58], r12
    mov qword ptr [rsp + 0x1a8], rbp
    je .L7
    cmp ecx, 0x7
    jne .L8
    mov r9b, 0x30
    jmp .L9
.L7:
    mov r9b, 0x8
    jmp .L9
.L8:
    and r9b, 0x38
.L9:
    or r9b, r8b
    mov rcx, qword ptr [rdi + 0x68]
    mov qword ptr [rsp + 0x80], rcx
    mov qword ptr [rsp + 0x118], rdi
    mov rcx, qword ptr [rdi + 0x70]
    mov qword ptr [rsp + 0x128], rcx
    lea rdi, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0x268], r11
    mov rcx, qword ptr [r11 + rdi + 0x8]
    mov qword ptr [rsp + 0x178], rcx
    mov rcx, qword ptr [rdx + rdi + 0x8]
    mov qword ptr [rsp + 0x48], rcx
    or rsi, rax
    mov qword ptr [rsp + 0xa8], rsi
    mov rax, qword ptr [rsp + 0x50]
    mov qword ptr [rsp + 0x220], r15
    or rax, r15
    mov qword ptr [rsp + 0x28], rax
    movabs rbp, 0x5555555555555555
    movabs rsi, 0x3333333333333333
    movabs r12, 0xf0f0f0f0f0f0f0f
    movzx eax, r9b
    mov edx, eax
    shl eax, 0x6
    mov rax, qword ptr [rax + rdi + 0x8]
    bts rax, rdx
    mov qword ptr [rsp + 0x140], rax
    mov r10, qword ptr [rsp + 0x40]
    mov rax, qword ptr [rsp + 0xf0]
    bts r10, rax
    or r10, qword ptr [rsp + 0x68]
    not r10
    lea r15, [.D0]
    mov r9d, dword ptr [r15 + 4*rax + 0x500]
    vmovq rdx, xmm7
    vpxor xmm1, xmm1, xmm1
    test rdx, rdx
    mov qword ptr [rsp + 0x190], rdx
    je .L13
    vpxor xmm0, xmm0, xmm0
    mov qword ptr [rsp + 0x1a0], 0x0
    vpbroadcastd xmm2, dword ptr [.C0]
    movabs rcx, 0x900000000000000
    nop
.L10:
    tzcnt r8, rdx
    mov eax, r8d
    shl eax, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov rbx, qword ptr [rax + rdi]
    mov rax, rbx
    and rax, qword ptr [rsp + 0x140]
    je .L11
    mov r11, rax
    shr r11
    and r11, rbp
    sub rax, r11
    mov r11, rax
    and r11, rsi
    shr rax, 0x2
    and rax, rsi
    add rax, r11
    mov r11, rax
    shr r11, 0x4
    add r11, rax
    and r11, r12
    movabs rdi, 0x101010101010101
    imul r11, rdi
    shr r11, 0x35
    and r11d, -0x8
    add r11d, 0x10
    vpinsrd xmm8, xmm2, r11d, 0x1
    vpaddd xmm0, xmm8, xmm0
    jmp .L12
    nop
.L11:
    movabs rdi, 0x101010101010101
.L12:
    mov r11, rbx
    and r11, r10
    mov r14, r11
    shr r14
    and r14, rbp
    popcnt rax, r11
    sub r11, r14
    mov r14, r11
    and r14, rsi
    shr r11, 0x2
    and r11, rsi
    add r11, r14
    mov r14, r11
    shr r14, 0x4
    add r14, r11
    and r14, r12
    imul r14, rdi
    cmp r14, rcx
    jae .L112
    blsr rdx, rdx
    or qword ptr [rsp + 0x1a0], rbx
    mov r11, qword ptr [rsp + 0x28]
    mov rdi, r11
    and rdi, rbx
    or qword ptr [rsp + 0xa8], rdi
    or r11, rbx
    mov qword ptr [rsp + 0x28], r11
    add r9d, dword ptr [r15 + 4*rax + 0x898]
    add r9d, dword ptr [r15 + 4*r8 + 0x100]
    test rdx, rdx
    jne .L10
    jmp .L14
.L13:
    mov qword ptr [rsp + 0x1a0], 0x0
    vpxor xmm0, xmm0, xmm0
.L14:
    mov rbx, qword ptr [rsp + 0x128]
    and rbx, r13
    mov rax, qword ptr [rsp + 0x58]
    or rax, r13
    mov qword ptr [rsp + 0x180], rbx
    mov qword ptr [rsp + 0x30], rax
    xor rbx, rax
    vpextrq rax, xmm7, 0x1
    test rax, rax
    mov qword ptr [rsp + 0x230], r13
    mov qword ptr [rsp + 0x100], rax
    je .L18
    xor r14d, r14d
    lea r12, [plywright::sliders::magic::LOOKUPS]
    lea r8, [plywright::sliders::magic::TABLE]
    vpbroadcastd xmm1, dword ptr [.C0]
    mov r13, rax
    nop
.L15:
    tzcnt rdx, r13
    lea rax, [rdx + 2*rdx]
    mov r11d, dword ptr [r12 + 8*rax + 0x610]
    movzx r15d, byte ptr [r12 + 8*rax + 0x614]
    mov rdi, qword ptr [r12 + 8*rax + 0x600]
    and rdi, rbx
    imul rdi, qword ptr [r12 + 8*rax + 0x608]
    shrx rax, rdi, r15
    add rax, r11
    mov r15, qword ptr [r8 + 8*rax]
    mov rax, r15
    and rax, qword ptr [rsp + 0x140]
    je .L16
    mov rdi, rax
    shr rdi
    and rdi, rbp
    sub rax, rdi
    mov rdi, rax
    movabs rsi, 0x3333333333333333
    and rdi, rsi
    shr rax, 0x2
    and rax, rsi
    add rax, rdi
    mov rdi, rax
    shr rdi, 0x4
    add rdi, rax
    mov rax, rbp
    movabs rbp, 0xf0f0f0f0f0f0f0f
    and rdi, rbp
    movabs rcx, 0x101010101010101
    imul rdi, rcx
    shr rdi, 0x35
    and edi, -0x8
    add edi, 0x9
    vpinsrd xmm2, xmm1, edi, 0x1
    vpaddd xmm0, xmm2, xmm0
    jmp .L17
    nop
.L16:
    movabs rsi, 0x3333333333333333
    mov rax, rbp
    movabs rbp, 0xf0f0f0f0f0f0f0f
    movabs rcx, 0x101010101010101
.L17:
    mov rdi, r15
    and rdi, r10
    mov r11, rdi
    shr r11
    and r11, rax
    popcnt rax, rdi
    sub rdi, r11
    mov r11, rdi
    and r11, rsi
    shr rdi, 0x2
    and rdi, rsi
    add rdi, r11
    mov r11, rdi
    shr r11, 0x4
    add r11, rdi
    and r11, rbp
    imul r11, rcx
    movabs rcx, 0xe00000000000000
    cmp r11, rcx
    jae .L113
    blsr r13, r13
    or r14, r15
    mov rsi, qword ptr [rsp + 0x28]
    mov rdi, rsi
    and rdi, r15
    or qword ptr [rsp + 0xa8], rdi
    or rsi, r15
    mov qword ptr [rsp + 0x28], rsi
    movabs rdi, -0x55aa55aa55aa55ab
    bt rdi, rdx
    movabs rsi, 0x55aa55aa55aa55aa
    cmovae rdi, rsi
    and rdi, qword ptr [rsp + 0x40]
    popcnt rdi, rdi
    imul edi, edi, 0xfffdfffd
    add r9d, edi
    lea r15, [.D0]
    add r9d, dword ptr [r15 + 4*rax + 0x810]
    add r9d, dword ptr [r15 + 4*rdx + 0x200]
    test r13, r13
    movabs rbp, 0x5555555555555555
    jne .L15
    vmovq xmm1, r14
    mov r13, qword ptr [rsp + 0x230]
.L18:
    mov r12, qword ptr [rsp + 0x80]
    and r12, r13
    mov qword ptr [rsp + 0xe0], r12
    je .L22
    xor rbx, r12
    xor r8d, r8d
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    vpbroadcastd xmm2, dword ptr [.C0]
    nop
.L19:
    tzcnt r15, r12
    lea rax, [r15 + 2*r15]
    mov edi, dword ptr [rdx + 8*rax + 0x10]
    movzx r11d, byte ptr [rdx + 8*rax + 0x14]
    mov r13, qword ptr [rdx + 8*rax]
    and r13, rbx
    imul r13, qword ptr [rdx + 8*rax + 0x8]
    shrx rax, r13, r11
    add rax, rdi
    mov r13, qword ptr [r14 + 8*rax]
    mov rax, r13
    and rax, qword ptr [rsp + 0x140]
    je .L20
    mov rdi, rax
    shr rdi
    and rdi, rbp
    sub rax, rdi
    mov rdi, rax
    movabs rsi, 0x3333333333333333
    and rdi, rsi
    shr rax, 0x2
    and rax, rsi
    add rax, rdi
    mov rdi, rax
    shr rdi, 0x4
    add rdi, rax
    mov rax, rbp
    movabs rbp, 0xf0f0f0f0f0f0f0f
    and rdi, rbp
    movabs rcx, 0x101010101010101
    imul rdi, rcx
    shr rdi, 0x35
    and edi, -0x8
    add edi, 0xd
    vpinsrd xmm8, xmm2, edi, 0x1
    vpaddd xmm0, xmm8, xmm0
    jmp .L21
    nop
.L20:
    movabs rsi, 0x3333333333333333
    mov rax, rbp
    movabs rbp, 0xf0f0f0f0f0f0f0f
    movabs rcx, 0x101010101010101
.L21:
    mov rdi, r13
    and rdi, r10
    mov r11, rdi
    shr r11
    and r11, rax
    popcnt rax, rdi
    sub rdi, r11
    mov r11, rdi
    and r11, rsi
    shr rdi, 0x2
    and rdi, rsi
    add rdi, r11
    mov r11, rdi
    shr r11, 0x4
    add r11, rdi
    and r11, rbp
    imul r11, rcx
    movabs rsi, 0xf00000000000000
    cmp r11, rsi
    jae .L114
    or r8, r13
    mov rsi, qword ptr [rsp + 0x28]
    mov rdi, rsi
    and rdi, r13
    or qword ptr [rsp + 0xa8], rdi
    or rsi, r13
    mov qword ptr [rsp + 0x28], rsi
    lea rsi, [.D0]
    add r9d, dword ptr [rsi + 4*rax + 0x8bc]
    add r9d, dword ptr [rsi + 4*r15 + 0x300]
    blsr r12, r12
    movabs rbp, 0x5555555555555555
    jne .L19
    mov r15, rsi
    vpinsrq xmm1, xmm1, r8, 0x1
.L22:
    movabs rcx, 0x1c00000000000000
    mov r12, qword ptr [rsp + 0x180]
    test r12, r12
    movabs r13, 0x3333333333333333
    je .L26
    mov qword ptr [rsp + 0x198], 0x0
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    vpbroadcastd xmm2, dword ptr [.C0]
    nop
.L23:
    tzcnt rdx, r12
    lea rax, [rdx + 2*rdx]
    mov edi, dword ptr [rbx + 8*rax + 0x10]
    movzx r8d, byte ptr [rbx + 8*rax + 0x14]
    mov r11, qword ptr [rbx + 8*rax]
    mov rsi, qword ptr [rsp + 0x30]
    and r11, rsi
    imul r11, qword ptr [rbx + 8*rax + 0x8]
    shrx r11, r11, r8
    add r11, rdi
    mov edi, dword ptr [rbx + 8*rax + 0x610]
    movzx r8d, byte ptr [rbx + 8*rax + 0x614]
    mov r15, qword ptr [rbx + 8*rax + 0x600]
    and r15, rsi
    imul r15, qword ptr [rbx + 8*rax + 0x608]
    shrx rax, r15, r8
    add rax, rdi
    mov r8, qword ptr [r14 + 8*rax]
    or r8, qword ptr [r14 + 8*r11]
    mov rax, r8
    and rax, qword ptr [rsp + 0x140]
    je .L24
    mov rdi, rax
    shr rdi
    and rdi, rbp
    sub rax, rdi
    mov rdi, rax
    and rdi, r13
    shr rax, 0x2
    and rax, r13
    add rax, rdi
    mov rdi, rax
    shr rdi, 0x4
    add rdi, rax
    movabs rsi, 0xf0f0f0f0f0f0f0f
    and rdi, rsi
    movabs r15, 0x101010101010101
    imul rdi, r15
    shr rdi, 0x35
    and edi, -0x8
    add edi, 0x9
    vpinsrd xmm8, xmm2, edi, 0x1
    vpaddd xmm0, xmm8, xmm0
    jmp .L25
    nop
.L24:
    movabs rsi, 0xf0f0f0f0f0f0f0f
    movabs r15, 0x101010101010101
.L25:
    mov rdi, r8
    and rdi, r10
    mov r11, rdi
    shr r11
    and r11, rbp
    popcnt rax, rdi
    sub rdi, r11
    mov r11, rdi
    and r11, r13
    shr rdi, 0x2
    and rdi, r13
    add rdi, r11
    mov r11, rdi
    shr r11, 0x4
    add r11, rdi
    and r11, rsi
    imul r11, r15
    cmp r11, rcx
    lea r15, [.D0]
    jae .L115
    or qword ptr [rsp + 0x198], r8
    mov rsi, qword ptr [rsp + 0x28]
    mov rdi, rsi
    and rdi, r8
    or qword ptr [rsp + 0xa8], rdi
    or rsi, r8
    mov qword ptr [rsp + 0x28], rsi
    add r9d, dword ptr [r15 + 4*rax + 0x780]
    add r9d, dword ptr [r15 + 4*rdx + 0x400]
    blsr r12, r12
    jne .L23
    jmp .L27
.L26:
    mov qword ptr [rsp + 0x198], 0x0
.L27:
    mov rsi, qword ptr [rsp + 0x40]
    mov rax, rsi
    shl rax, 0x8
    vmovq rdx, xmm5
    mov qword ptr [rsp + 0x168], rax
    or rax, rsi
    mov qword ptr [rsp + 0x1c0], rdx
    or rdx, rsi
    mov rdi, rax
    shl rdi, 0x10
    mov rbx, rdx
    shr rbx, 0x10
    or rdi, rax
    or rbx, rdx
    mov rax, rdi
    shld rax, rbx, 0x20
    or rbx, rdi
    or rbx, rax
    mov rax, qword ptr [rsp + 0x60]
    and qword ptr [rsp + 0x8], rax
    mov r11, qword ptr [rsp + 0x178]
    mov rax, qword ptr [rsp + 0x58]
    vpbroadcastq xmm2, rax
    vpand xmm10, xmm2, xmm3
    mov rdx, qword ptr [rsp + 0x68]
    and r11, rdx
    mov rax, rdx
    shr rax, 0x8
    or rax, rdx
    mov rdx, rax
    shr rdx, 0x10
    or rdx, rax
    mov rsi, rdx
    shr rsi, 0x20
    or rsi, rdx
    mov r10, qword ptr [rsp + 0x18]
    mov rax, r10
    shl rax, 0x8
    mov qword ptr [rsp + 0x1f8], rax
    or rax, r10
    mov rdx, rax
    shl rdx, 0x10
    or rdx, rax
    mov rax, qword ptr [rsp + 0x200]
    or rax, r10
    mov r8, rax
    shr r8, 0x10
    or r8, rax
    mov rax, rdx
    shld rax, r8, 0x20
    or r8, rdx
    or r8, rax
    movabs rax, 0xff000000000000
    movabs rdi, 0xffffff000000
    mov qword ptr [rsp + 0xc8], rsi
    andn rdx, rsi, qword ptr [rsp + 0x50]
    and rdx, rdi
    mov rcx, qword ptr [rsp + 0x190]
    or rcx, qword ptr [rsp + 0x100]
    vmovq xmm2, rcx
    mov rsi, qword ptr [rsp + 0xe0]
    mov qword ptr [rsp + 0x88], rbx
    andn rdi, rbx, rsi
    vmovq xmm8, rdi
    andn rdi, r8, rdi
    vpunpcklqdq xmm2, xmm2, xmm8
    mov qword ptr [rsp + 0x1e8], r8
    vpinsrq xmm8, xmm5, r8, 0x1
    vpand xmm2, xmm8, xmm2
    vpbroadcastq xmm8, rdx
    vpand xmm8, xmm8, xmm7
    vpsrlq xmm9, xmm8, 0x1
    vpandq xmm9, xmm9, qword ptr [.C1]{1to2}
    vpsubq xmm8, xmm8, xmm9
    vpbroadcastq xmm9, qword ptr [.C2]
    vpand xmm11, xmm8, xmm9
    vpsrlq xmm8, xmm8, 0x2
    vpand xmm8, xmm8, xmm9
    vpaddq xmm8, xmm8, xmm11
    vpsrlq xmm9, xmm8, 0x4
    vpaddq xmm8, xmm9, xmm8
    vpandq xmm8, xmm8, qword ptr [.C3]{1to2}
    vpmullq xmm8, xmm8, qword ptr [.C4]{1to2}
    vpsrlq xmm8, xmm8, 0x38
    vpopcntq xmm2, xmm2
    vpackusdw xmm2, xmm2, xmm8
    vpmulld xmm2, xmm2, xmmword ptr [.C5]
    popcnt rdx, rdi
    imul edx, edx, 0x8001a
    vpshufd xmm8, xmm2, 0xee
    vpaddd xmm2, xmm8, xmm2
    vpshufd xmm8, xmm2, 0x55
    vpaddd xmm2, xmm8, xmm2
    vmovd r8d, xmm2
    add r8d, edx
    movabs rdx, -0x100000000000000
    mov rcx, qword ptr [rsp + 0x20]
    and rcx, rdx
    mov rdx, r10
    and rdx, rax
    or rcx, rdx
    je .L28
    and rax, rsi
    mov rdx, rsi
    shr rdx
    movabs rdi, 0x55000000000000
    and rdi, rdx
    sub rax, rdi
    movabs rdx, 0x3333000000000000
    mov rdi, rax
    and rdi, rdx
    shr rax, 0x2
    and rax, rdx
    add rax, rdi
    mov rdx, rax
    shr rdx, 0x4
    add rdx, rax
    movabs rax, 0xf0f000000000000
    and rax, rdx
    movabs rcx, 0x101010101010101
    imul rax, rcx
    shr rax, 0x38
    imul eax, eax, 0x150008
    add r8d, eax
.L28:
    mov dword ptr [rsp + 0x14c], r8d
    movabs r12, 0xf0f0f0f0f0f0f0f
    mov rax, qword ptr [rsp + 0x48]
    mov rcx, qword ptr [rsp + 0xd8]
    bts rax, rcx
    mov qword ptr [rsp + 0x48], rax
    or r11, qword ptr [rsp + 0x8]
    mov qword ptr [rsp + 0x20], r11
    mov rdi, qword ptr [rsp + 0x178]
    or rdi, qword ptr [rsp + 0x68]
    mov rax, qword ptr [rsp + 0x228]
    bts r10, rax
    or r10, qword ptr [rsp + 0x50]
    not r10
    mov qword ptr [rsp + 0x8], r10
    movzx eax, byte ptr [rsp + 0x78]
    xor al, 0x38
    movzx eax, al
    mov r8d, dword ptr [r15 + 4*rax + 0x500]
    vmovq rdx, xmm10
    vpxor xmm2, xmm2, xmm2
    test rdx, rdx
    mov qword ptr [rsp + 0x78], rdx
    je .L32
    vpxor xmm8, xmm8, xmm8
    mov qword ptr [rsp + 0xd8], 0x0
    vpbroadcastd xmm9, dword ptr [.C0]
    movabs rcx, 0x900000000000000
    nop
.L29:
    tzcnt rbx, rdx
    mov eax, ebx
    shl eax, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov r14, qword ptr [rax + rsi]
    mov rax, r14
    and rax, qword ptr [rsp + 0x48]
    je .L30
    mov r11, rax
    shr r11
    and r11, rbp
    sub rax, r11
    mov r11, rax
    and r11, r13
    shr rax, 0x2
    and rax, r13
    add rax, r11
    mov r11, rax
    shr r11, 0x4
    add r11, rax
    and r11, r12
    movabs rsi, 0x101010101010101
    imul r11, rsi
    shr r11, 0x35
    and r11d, -0x8
    add r11d, 0x10
    vpinsrd xmm11, xmm9, r11d, 0x1
    vpaddd xmm8, xmm11, xmm8
    jmp .L31
    nop
.L30:
    movabs rsi, 0x101010101010101
.L31:
    mov r11, r14
    and r11, qword ptr [rsp + 0x8]
    mov r15, r11
    shr r15
    and r15, rbp
    popcnt rax, r11
    sub r11, r15
    mov r15, r11
    and r15, r13
    shr r11, 0x2
    and r11, r13
    add r11, r15
    mov r15, r11
    shr r15, 0x4
    add r15, r11
    and r15, r12
    imul r15, rsi
    cmp r15, rcx
    jae .L112
    blsr rdx, rdx
    or qword ptr [rsp + 0xd8], r14
    mov rsi, rdi
    and rsi, r14
    or qword ptr [rsp + 0x20], rsi
    or rdi, r14
    lea r15, [.D0]
    add r8d, dword ptr [r15 + 4*rax + 0x898]
    xor ebx, 0x38
    add r8d, dword ptr [r15 + 4*rbx + 0x100]
    test rdx, rdx
    jne .L29
    jmp .L33
.L32:
    mov qword ptr [rsp + 0xd8], 0x0
    vpxor xmm8, xmm8, xmm8
.L33:
    mov rcx, qword ptr [rsp + 0x58]
    and rcx, qword ptr [rsp + 0x128]
    mov qword ptr [rsp + 0x110], rcx
    xor rcx, qword ptr [rsp + 0x30]
    vpextrq rbx, xmm10, 0x1
    test rbx, rbx
    mov qword ptr [rsp + 0x260], rbx
    je .L37
    xor r14d, r14d
    lea r12, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm2, dword ptr [.C0]
    nop
.L34:
    tzcnt rdx, rbx
    lea rax, [rdx + 2*rdx]
    mov r11d, dword ptr [r12 + 8*rax + 0x610]
    movzx r15d, byte ptr [r12 + 8*rax + 0x614]
    mov rsi, qword ptr [r12 + 8*rax + 0x600]
    and rsi, rcx
    imul rsi, qword ptr [r12 + 8*rax + 0x608]
    shrx rax, rsi, r15
    add rax, r11
    lea rsi, [plywright::sliders::magic::TABLE]
    mov r15, qword ptr [rsi + 8*rax]
    mov rax, r15
    and rax, qword ptr [rsp + 0x48]
    je .L35
    mov rsi, rax
    shr rsi
    and rsi, rbp
    sub rax, rsi
    mov rsi, rax
    and rsi, r13
    shr rax, 0x2
    and rax, r13
    add rax, rsi
    mov rsi, rax
    shr rsi, 0x4
    add rsi, rax
    mov rax, rbp
    movabs rbp, 0xf0f0f0f0f0f0f0f
    and rsi, rbp
    movabs r10, 0x101010101010101
    imul rsi, r10
    shr rsi, 0x35
    and esi, -0x8
    add esi, 0x9
    vpinsrd xmm9, xmm2, esi, 0x1
    vpaddd xmm8, xmm9, xmm8
    jmp .L36
    nop
.L35:
    mov rax, rbp
    movabs rbp, 0xf0f0f0f0f0f0f0f
    movabs r10, 0x101010101010101
.L36:
    mov rsi, r15
    and rsi, qword ptr [rsp + 0x8]
    mov r11, rsi
    shr r11
    and r11, rax
    popcnt rax, rsi
    sub rsi, r11
    mov r11, rsi
    and r11, r13
    shr rsi, 0x2
    and rsi, r13
    add rsi, r11
    mov r11, rsi
    shr r11, 0x4
    add r11, rsi
    and r11, rbp
    imul r11, r10
    movabs rsi, 0xe00000000000000
    cmp r11, rsi
    jae .L113
    blsr rbx, rbx
    or r14, r15
    mov rsi, rdi
    and rsi, r15
    or qword ptr [rsp + 0x20], rsi
    or rdi, r15
    mov esi, edx
    xor esi, 0x38
    movabs r11, -0x55aa55aa55aa55ab
    bt r11, rdx
    mov rdx, r11
    movabs r11, 0x55aa55aa55aa55aa
    cmovae rdx, r11
    and rdx, qword ptr [rsp + 0x18]
    popcnt rdx, rdx
    imul edx, edx, 0xfffdfffd
    add r8d, edx
    lea r15, [.D0]
    add r8d, dword ptr [r15 + 4*rax + 0x810]
    add r8d, dword ptr [r15 + 4*rsi + 0x200]
    test rbx, rbx
    movabs rbp, 0x5555555555555555
    jne .L34
    vmovq xmm2, r14
.L37:
    mov rdx, qword ptr [rsp + 0x58]
    and rdx, qword ptr [rsp + 0x80]
    mov qword ptr [rsp + 0x60], rdx
    je .L41
    xor rcx, rdx
    xor ebx, ebx
    lea r14, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm9, dword ptr [.C0]
    nop
.L38:
    tzcnt r15, rdx
    lea rax, [r15 + 2*r15]
    mov esi, dword ptr [r14 + 8*rax + 0x10]
    movzx r11d, byte ptr [r14 + 8*rax + 0x14]
    mov r12, qword ptr [r14 + 8*rax]
    and r12, rcx
    imul r12, qword ptr [r14 + 8*rax + 0x8]
    shrx rax, r12, r11
    add rax, rsi
    lea rsi, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rsi + 8*rax]
    mov rax, r12
    and rax, qword ptr [rsp + 0x48]
    je .L39
    mov rsi, rax
    shr rsi
    and rsi, rbp
    sub rax, rsi
    mov rsi, rax
    and rsi, r13
    shr rax, 0x2
    and rax, r13
    add rax, rsi
    mov rsi, rax
    shr rsi, 0x4
    add rsi, rax
    mov rax, rbp
    movabs rbp, 0xf0f0f0f0f0f0f0f
    and rsi, rbp
    movabs r10, 0x101010101010101
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
    movabs rbp, 0xf0f0f0f0f0f0f0f
    movabs r10, 0x101010101010101
.L40:
    mov rsi, r12
    and rsi, qword ptr [rsp + 0x8]
    mov r11, rsi
    shr r11
    and r11, rax
    popcnt rax, rsi
    sub rsi, r11
    mov r11, rsi
    and r11, r13
    shr rsi, 0x2
    and rsi, r13
    add rsi, r11
    mov r11, rsi
    shr r11, 0x4
    add r11, rsi
    and r11, rbp
    imul r11, r10
    movabs rsi, 0xf00000000000000
    cmp r11, rsi
    jae .L114
    or rbx, r12
    mov rsi, rdi
    and rsi, r12
    or qword ptr [rsp + 0x20], rsi
    or rdi, r12
    lea rsi, [.D0]
    add r8d, dword ptr [rsi + 4*rax + 0x8bc]
    xor r15d, 0x38
    add r8d, dword ptr [rsi + 4*r15 + 0x300]
    blsr rdx, rdx
    movabs rbp, 0x5555555555555555
    jne .L38
    mov r15, rsi
    vpinsrq xmm2, xmm2, rbx, 0x1
.L41:
    mov r12, qword ptr [rsp + 0x110]
    test r12, r12
    je .L45
    mov qword ptr [rsp + 0x188], 0x0
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    vpbroadcastd xmm9, dword ptr [.C0]
    nop
.L42:
    tzcnt rdx, r12
    lea rax, [rdx + 2*rdx]
    mov esi, dword ptr [rcx + 8*rax + 0x10]
    movzx r11d, byte ptr [rcx + 8*rax + 0x14]
    mov rbx, qword ptr [rcx + 8*rax]
    mov rbp, qword ptr [rsp + 0x30]
    and rbx, rbp
    imul rbx, qword ptr [rcx + 8*rax + 0x8]
    shrx r11, rbx, r11
    add r11, rsi
    mov esi, dword ptr [rcx + 8*rax + 0x610]
    movzx ebx, byte ptr [rcx + 8*rax + 0x614]
    mov r15, qword ptr [rcx + 8*rax + 0x600]
    and r15, rbp
    imul r15, qword ptr [rcx + 8*rax + 0x608]
    shrx rax, r15, rbx
    add rax, rsi
    mov rbx, qword ptr [r14 + 8*rax]
    or rbx, qword ptr [r14 + 8*r11]
    mov rax, rbx
    and rax, qword ptr [rsp + 0x48]
    je .L43
    mov rsi, rax
    shr rsi
    movabs rbp, 0x5555555555555555
    and rsi, rbp
    sub rax, rsi
    mov rsi, rax
    and rsi, r13
    shr rax, 0x2
    and rax, r13
    add rax, rsi
    mov rsi, rax
    shr rsi, 0x4
    add rsi, rax
    movabs r15, 0xf0f0f0f0f0f0f0f
    and rsi, r15
    movabs r10, 0x101010101010101
    imul rsi, r10
    shr rsi, 0x35
    and esi, -0x8
    add esi, 0x9
    vpinsrd xmm11, xmm9, esi, 0x1
    vpaddd xmm8, xmm11, xmm8
    jmp .L44
    nop
.L43:
    movabs r15, 0xf0f0f0f0f0f0f0f
    movabs rbp, 0x5555555555555555
    movabs r10, 0x101010101010101
.L44:
    mov rsi, rbx
    and rsi, qword ptr [rsp + 0x8]
    mov r11, rsi
    shr r11
    and r11, rbp
    popcnt rax, rsi
    sub rsi, r11
    mov r11, rsi
    and r11, r13
    shr rsi, 0x2
    and rsi, r13
    add rsi, r11
    mov r11, rsi
    shr r11, 0x4
    add r11, rsi
    and r11, r15
    imul r11, r10
    movabs rsi, 0x1c00000000000000
    cmp r11, rsi
    lea r15, [.D0]
    jae .L115
    or qword ptr [rsp + 0x188], rbx
    mov rsi, rdi
    and rsi, rbx
    or qword ptr [rsp + 0x20], rsi
    or rdi, rbx
    add r8d, dword ptr [r15 + 4*rax + 0x780]
    xor edx, 0x38
    add r8d, dword ptr [r15 + 4*rdx + 0x400]
    blsr r12, r12
    jne .L42
    jmp .L46
.L45:
    mov qword ptr [rsp + 0x188], 0x0
.L46:
    vpopcntq xmm7, xmm7
    popcnt rax, qword ptr [rsp + 0xe0]
    mov qword ptr [rsp + 0xd0], rax
    vmovq xmm9, qword ptr [rsp + 0x18]
    vmovdqa ymm11, ymmword ptr [.C6]
    vpermi2q ymm11, ymm10, ymm9
    mov rbx, qword ptr [rsp + 0x60]
    vpbroadcastq ymm12, rbx
    vpblendd ymm11, ymm11, ymm12, 0xc0
    mov rcx, qword ptr [rsp + 0x50]
    mov rax, rcx
    shl rax, 0x8
    or rax, rcx
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov r11, qword ptr [rsp + 0x40]
    popcnt rax, r11
    mov qword ptr [rsp + 0x170], rax
    vpextrq qword ptr [rsp + 0xf8], xmm7, 0x1
    vmovq qword ptr [rsp + 0x248], xmm7
    mov rax, rcx
    shl rax, 0x20
    mov r10, r11
    shr r10
    or rax, rcx
    mov r12, qword ptr [rsp + 0x88]
    not r12
    mov r14, qword ptr [rsp + 0x1e8]
    not r14
    add r13, -0x33
    andn rcx, rax, qword ptr [rsp + 0x68]
    movabs rdx, 0xffffff0000
    and rdx, rcx
    mov rsi, qword ptr [rsp + 0x78]
    or rsi, qword ptr [rsp + 0x260]
    and rsi, qword ptr [rsp + 0x1f8]
    mov rcx, rsi
    shr rcx
    add rbp, -0x55
    and rcx, rbp
    sub rsi, rcx
    mov rcx, rsi
    and rcx, r13
    shr rsi, 0x2
    mov qword ptr [rsp + 0x108], r13
    and rsi, r13
    add rsi, rcx
    mov rcx, rsi
    shr rcx, 0x4
    add rcx, rsi
    mov qword ptr [rsp + 0x8], r14
    and rbx, r14
    vpbroadcastq xmm12, rdx
    mov rdx, rbx
    and rbx, qword ptr [rsp + 0x88]
    popcnt rsi, rbx
    vpand xmm10, xmm10, xmm12
    vpsrlq xmm12, xmm10, 0x1
    vpandq xmm12, xmm12, qword ptr [.C7]{1to2}
    vpsubq xmm12, xmm10, xmm12
    vpbroadcastq xmm10, qword ptr [.C8]
    vpand xmm13, xmm12, xmm10
    vpsrlq xmm12, xmm12, 0x2
    vpand xmm12, xmm12, xmm10
    vpaddq xmm12, xmm12, xmm13
    vpsrlq xmm13, xmm12, 0x4
    vpaddq xmm12, xmm13, xmm12
    vmovd xmm13, esi
    movabs rsi, 0xf0f0f0f0f0f0f0f
    lea r13, [rsi - 0xf]
    and rcx, r13
    movabs rbx, 0x101010101010101
    imul rcx, rbx
    shr rcx, 0x38
    mov qword ptr [rsp + 0x278], r12
    and rdx, r12
    vpandq xmm12, xmm12, qword ptr [.C9]{1to2}
    popcnt rdx, rdx
    vpmullq xmm12, xmm12, qword ptr [.C4]{1to2}
    vpsrlq xmm12, xmm12, 0x38
    vpinsrd xmm13, xmm13, edx, 0x1
    vshufps xmm12, xmm13, xmm12, 0x84
    vpmulld xmm12, xmm12, xmmword ptr [.C10]
    imul ecx, ecx, 0x40005
    vpshufd xmm13, xmm12, 0xee
    vpaddd xmm12, xmm12, xmm13
    vpshufd xmm13, xmm12, 0x55
    vpaddd xmm12, xmm12, xmm13
    vmovd r12d, xmm12
    add r12d, ecx
    mov r14, r11
    and r11d, 0xff00
    movzx edx, byte ptr [rsp + 0xb0]
    or rdx, r11
    mov r11, qword ptr [rsp + 0x68]
    not r11
    mov qword ptr [rsp + 0x1f0], r11
    mov qword ptr [rsp + 0x250], rax
    mov rcx, rax
    not rcx
    mov qword ptr [rsp + 0xb0], r13
    je .L47
    mov rsi, qword ptr [rsp + 0x60]
    mov edx, esi
    and edx, 0xff00
    shr esi
    and esi, 0x5500
    sub rdx, rsi
    mov rsi, rdx
    mov rax, qword ptr [rsp + 0x108]
    and rsi, rax
    shr rdx, 0x2
    and rdx, rax
    add rdx, rsi
    mov rsi, rdx
    shr rsi, 0x4
    add rsi, rdx
    and rsi, r13
    imul rsi, rbx
    shr rsi, 0x38
    imul edx, esi, 0x150008
    add r12d, edx
.L47:
    mov dword ptr [rsp + 0x148], r12d
    andn eax, r14d, dword ptr [rsp + 0x1f0]
    mov qword ptr [rsp + 0x10], rax
    mov rsi, qword ptr [rsp + 0x50]
    not rsi
    mov rdx, qword ptr [rsp + 0x18]
    mov qword ptr [rsp + 0x258], rsi
    andn rax, rdx, rsi
    mov qword ptr [rsp + 0x38], rax
    mov rdx, qword ptr [rsp + 0x170]
    add edx, -0x5
    mov rax, qword ptr [rsp + 0x248]
    imul esi, eax, 0x5fffe
    mov r12, qword ptr [rsp + 0xd0]
    imul r11d, r12d, 0xffff0003
    add r11d, esi
    imul r11d, edx
    lea edx, [r11 + 0x3f0019]
    cmp dword ptr [rsp + 0xf8], 0x2
    cmovb edx, r11d
    lea esi, [rdx + 0x30000]
    cmp eax, 0x2
    cmovb esi, edx
    lea edx, [rsi + 0x7fff5]
    cmp r12d, 0x2
    cmovb edx, esi
    mov dword ptr [rsp + 0xbc], edx
    mov edx, r12d
    shl edx, 0x11
    xor esi, esi
    cmp qword ptr [rsp + 0x180], 0x0
    lea edx, [rdx + 2*rdx]
    cmove edx, esi
    mov dword ptr [rsp + 0x214], edx
    mov rdx, r14
    shl rdx, 0x10
    or rdx, r14
    mov rax, qword ptr [rsp + 0x168]
    or rdx, rax
    shl rdx, 0x10
    or rdx, rax
    mov rbx, rdx
    shl rbx, 0x20
    or rbx, rdx
    mov r13, qword ptr [rsp + 0x88]
    lea rdx, [r13 + r13]
    movabs r12, -0x101010101010102
    and rdx, r12
    mov rsi, r13
    shr rsi
    movabs r11, 0x7f7f7f7f7f7f7f7f
    and rsi, r11
    or rsi, rdx
    mov rdx, qword ptr [rsp + 0x68]
    and rdx, rax
    and rdx, rcx
    shr rdx, 0x8
    andn rcx, rsi, r14
    andn rdx, rcx, rdx
    mov rax, qword ptr [rsp + 0x8]
    and rax, rcx
    vmovq xmm12, rdx
    vmovq xmm13, rax
    movzx eax, r13b
    mov r13, r14
    lea edx, [rax + rax]
    andn eax, edx, eax
    mov qword ptr [rsp + 0x1e0], rbx
    vmovq xmm14, rbx
    mov rdx, qword ptr [rsp + 0x50]
    vmovq xmm15, rdx
    vpunpcklqdq xmm14, xmm15, xmm14
    vpbroadcastq xmm4, xmm4
    vpand xmm4, xmm14, xmm4
    vpsrlq xmm14, xmm4, 0x1
    vpandq xmm14, xmm14, qword ptr [.C11]{1to2}
    vpsubq xmm4, xmm4, xmm14
    vpandq xmm14, xmm4, qword ptr [.C12]{1to2}
    vpsrlq xmm4, xmm4, 0x2
    vpand xmm15, xmm4, xmmword ptr [.C13]
    vpopcntq ymm4, ymm11
    vpaddq xmm11, xmm15, xmm14
    vpsrlq xmm14, xmm11, 0x4
    vpaddq xmm11, xmm14, xmm11
    vpand xmm11, xmm11, xmmword ptr [.C14]
    vpunpcklqdq xmm12, xmm13, xmm12
    vpmullq xmm11, xmm11, qword ptr [.C4]{1to2}
    vpsrlq xmm11, xmm11, 0x38
    vpopcntq ymm12, ymm12
    vinserti128 ymm11, ymm12, xmm11, 0x1
    vpmovqd xmm11, ymm11
    vpmulld xmm11, xmm11, xmmword ptr [.C15]
    popcnt rcx, rcx
    imul ecx, ecx, 0xfff7fffc
    popcnt eax, eax
    imul eax, eax, 0xfffdfff3
    add eax, ecx
    vpshufd xmm12, xmm11, 0xee
    vpaddd xmm11, xmm11, xmm12
    vpshufd xmm12, xmm11, 0x55
    vpaddd xmm11, xmm11, xmm12
    vmovd ecx, xmm11
    add ecx, eax
    lea rax, [r14 + r14]
    and rax, r12
    and r10, r11
    or r10, rax
    movabs rax, 0x3c3c3c00000000
    or r10, rdx
    and r10, r14
    je .L49
    mov r11, qword ptr [rsp + 0x90]
    mov ebx, ecx
    nop
.L48:
    tzcnt rcx, r10
    shr ecx, 0x3
    add ebx, dword ptr [r15 + 4*rcx + 0x600]
    blsr r10, r10
    jne .L48
    jmp .L50
.L49:
    mov r11, qword ptr [rsp + 0x90]
    mov ebx, ecx
.L50:
    mov r10, qword ptr [rsp + 0x10]
    mov r14d, r10d
    shr r14d
    mov r12, qword ptr [rsp + 0x38]
    and r12, rax
    popcnt rax, qword ptr [rsp + 0x110]
    mov qword ptr [rsp + 0xc0], rax
    vpmovqd xmm4, ymm4
    test r13, r13
    je .L52
    mov rax, r13
    mov rdx, qword ptr [rsp + 0x118]
    mov rsi, qword ptr [rsp + 0x120]
    nop
.L51:
    tzcnt rcx, rax
    add ebx, dword ptr [r15 + 4*rcx]
    blsr rax, rax
    jne .L51
    jmp .L53
.L52:
    mov rdx, qword ptr [rsp + 0x118]
    mov rsi, qword ptr [rsp + 0x120]
.L53:
    mov dword ptr [rsp + 0x210], ebx
    and r10d, 0x3c3c3c00
    mov qword ptr [rsp + 0x10], r10
    vpextrd eax, xmm4, 0x1
    vpextrd r10d, xmm4, 0x2
    vpextrd ecx, xmm4, 0x3
    mov qword ptr [rsp + 0x150], rax
    mov qword ptr [rsp + 0x1d0], r10
    add eax, r10d
    mov qword ptr [rsp + 0x1c8], rcx
    mov qword ptr [rsp + 0x218], rax
    lea eax, [rax + 2*rcx]
    mov qword ptr [rsp + 0x190], rax
    movzx eax, r11b
    mov dword ptr [rsp + 0x8], eax
    movzx eax, sil
    mov dword ptr [rsp + 0x78], eax
    and r14d, 0x14141400
    mov qword ptr [rsp + 0x160], r14
    mov qword ptr [rsp + 0x38], r12
    shr r12
    mov qword ptr [rsp + 0x158], r12
    vpsrlq xmm11, xmm6, 0x10
    vpternlogq xmm11, xmm5, xmm6, 0xfe
    vpsrlq xmm6, xmm11, 0x10
    vpor xmm5, xmm6, xmm5
    vpsrlq xmm6, xmm5, 0x20
    vpor xmm5, xmm6, xmm5
    vmovq rcx, xmm5
    vpextrq rax, xmm5, 0x1
    mov qword ptr [rsp + 0x1d8], rax
    or rcx, rax
    mov qword ptr [rsp + 0xe8], rcx
    mov rax, rcx
    or rax, qword ptr [rsp + 0xc8]
    andn r12, rax, r13
    mov qword ptr [rsp + 0x280], rbp
    je .L61
    mov rax, qword ptr [rsp + 0xc0]
    lea eax, [4*rax]
    neg eax
    mov dword ptr [rsp + 0x70], eax
    mov rax, rdi
    or rax, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x98], rax
    movzx eax, byte ptr [rdx + 0x93]
    mov byte ptr [rsp + 0xa0], al
    mov eax, dword ptr [rsp + 0x130]
    xor eax, 0x7
    mov dword ptr [rsp + 0x208], eax
    xor r10d, r10d
    lea rbp, [.D0]
    jmp .L55
    nop
.L54:
    blsr r12, r12
    je .L62
.L55:
    tzcnt rdx, r12
    mov r15d, edx
    shr r15d, 0x3
    lea ebx, [rdx + 0x8]
    and bl, 0x3f
    add r10d, dword ptr [rbp + 4*r15 + 0x640]
    mov eax, edx
    and eax, 0x7
    mov ecx, dword ptr [rsp + 0x78]
    mov esi, ecx
    sub esi, eax
    mov r14d, eax
    sub r14d, ecx
    cmovb r14d, esi
    mov esi, ebx
    shr sil, 0x3
    movzx r11d, sil
    mov r13d, dword ptr [rsp + 0x130]
    mov esi, r13d
    sub esi, r11d
    mov ecx, r11d
    sub ecx, r13d
    cmovb ecx, esi
    cmp r14d, ecx
    cmova ecx, r14d
    imul ecx, dword ptr [rbp + 4*r15 + 0x660]
    add ecx, r10d
    mov r10d, dword ptr [rsp + 0x8]
    mov esi, r10d
    sub esi, eax
    sub eax, r10d
    cmovb eax, esi
    mov r13d, dword ptr [rsp + 0x138]
    mov esi, r13d
    sub esi, r11d
    sub r11d, r13d
    cmovb r11d, esi
    cmp eax, r11d
    cmova r11d, eax
    imul r11d, dword ptr [rbp + 4*r15 + 0x680]
    add r11d, ecx
    mov eax, 0x1
    shlx rax, rax, rdx
    shr rax, 0x8
    bts rax, rdx
    mov rcx, rax
    shr rcx, 0x10
    or rcx, rax
    mov rax, rcx
    shr rax, 0x20
    or rax, rcx
    test qword ptr [rsp + 0xe0], rax
    je .L56
    add r11d, 0x60007
    mov r10d, r11d
    jmp .L57
    nop
.L56:
    lea r10d, [r11 - 0x220009]
    test qword ptr [rsp + 0x60], rax
    cmove r10d, r11d
.L57:
    movabs rax, 0x101010101010101
    shlx rax, rax, rbx
    movzx ecx, bl
    mov rsi, qword ptr [rsp + 0x30]
    bt rsi, rcx
    lea r11, [.D1]
    jae .L60
.L58:
    add r10d, dword ptr [r11 + 4*r15]
.L59:
    mov ecx, dword ptr [rsp + 0x70]
    cmp dword ptr [rsp + 0x190], ecx
    jne .L54
    and rax, qword ptr [rsp + 0x30]
    jne .L54
    shr dl, 0x3
    xor dl, 0x7
    movzx eax, dl
    cmp al, 0x5
    mov ecx, 0x5
    cmovae eax, ecx
    mov ecx, dword ptr [rsp + 0x208]
    cmp r14d, ecx
    cmovbe r14d, ecx
    add al, byte ptr [rsp + 0xa0]
    lea ecx, [r10 + 0xf9003c]
    cmp al, r14b
    cmovae ecx, r10d
    mov r10d, ecx
    jmp .L54
    nop
.L60:
    lea r11, [.D2]
    test qword ptr [rsp + 0x98], rax
    je .L58
    mov ecx, 0x1
    shlx rcx, rcx, rbx
    lea r11, [.D3]
    test rcx, rdi
    jne .L59
    jmp .L58
.L61:
    xor r10d, r10d
.L62:
    mov rbx, r10
    mov r12, qword ptr [rsp + 0x158]
    movabs rax, 0x14141400000000
    and r12, rax
    movabs r14, 0x7e7e7e7e7e7e00
    mov r11, qword ptr [rsp + 0x40]
    mov rax, qword ptr [rsp + 0xe8]
    andn rax, rax, r11
    and rax, qword ptr [rsp + 0xc8]
    je .L64
    mov rdx, qword ptr [rsp + 0x1e0]
    lea rcx, [rdx + rdx]
    and rcx, qword ptr [rsp + 0x1b0]
    shr rdx
    and rdx, qword ptr [rsp + 0x1b8]
    mov rsi, rcx
    and rsi, rdx
    or rdx, rcx
    mov r10, qword ptr [rsp + 0x1d8]
    lea rcx, [r10 + r10]
    shr r10
    and r10, r14
    and r10, rcx
    andn rcx, r10, rdx
    or rcx, rsi
    shr rcx, 0x8
    and rcx, rax
    lea r15, [.D0]
    movabs r13, 0x101010101010101
    je .L65
    xor eax, eax
    mov rsi, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsp + 0x38]
.L63:
    tzcnt rdx, rcx
    shr edx, 0x3
    add eax, dword ptr [r15 + 4*rdx + 0x620]
    blsr rcx, rcx
    jne .L63
    jmp .L66
.L64:
    lea r15, [.D0]
    movabs r13, 0x101010101010101
    mov rsi, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsp + 0x38]
    jmp .L67
.L65:
    xor eax, eax
    mov rsi, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsp + 0x38]
.L66:
    add eax, ebx
    mov ebx, eax
.L67:
    mov qword ptr [rsp + 0xe8], rbx
    sub rsi, qword ptr [rsp + 0x160]
    sub r14, r12
    mov rax, qword ptr [rsp + 0x238]
    and al, 0x38
    mov rcx, -0x1
    shlx rcx, rcx, rax
    mov r10, rcx
    and r10, r11
    and rcx, qword ptr [rsp + 0x18]
    mov rax, qword ptr [rsp + 0x80]
    or qword ptr [rsp + 0x128], rax
    mov rdx, qword ptr [rsp + 0x90]
    test dl, dl
    je .L68
    cmp dword ptr [rsp + 0x8], 0x7
    jne .L69
    mov dl, 0x6
    jmp .L69
.L68:
    mov dl, 0x1
.L69:
    mov qword ptr [rsp + 0x10], rsi
    shr rsi, 0x2
    mov qword ptr [rsp + 0x70], rsi
    mov qword ptr [rsp + 0x38], r14
    shr r14, 0x2
    mov qword ptr [rsp + 0xa0], r14
    popcnt rax, qword ptr [rsp + 0x18]
    mov qword ptr [rsp + 0x160], rax
    lea ebx, [rdx - 0x1]
    mov eax, ebx
    and al, 0x7
    shlx rsi, r13, rax
    mov rax, r10
    and rax, rsi
    tzcnt r11, rax
    shr r11d, 0x3
    test rax, rax
    cmove r11, rax
    and rsi, rcx
    tzcnt rax, rsi
    shr eax, 0x3
    test rsi, rsi
    cmove rax, rsi
    test r11, r11
    setne sil
    lea r14, [r11 + 0x1]
    cmp r14, rax
    sete r14b
    and r14b, sil
    movzx esi, r14b
    shl esi, 0x5
    xor r14d, r14d
    mov r12, qword ptr [rsp + 0x90]
    cmp bl, r12b
    sete r14b
    shl r14d, 0x5
    add r14, r15
    mov ebx, r11d
    mov ebx, dword ptr [r14 + 4*rbx + 0x700]
    add rsi, r15
    mov r14d, eax
    mov esi, dword ptr [rsi + 4*r14 + 0x740]
    or rax, r11
    lea eax, [rbx + rsi]
    lea r14d, [rbx + rsi + 0x3ffef]
    cmovne r14d, eax
    mov rbp, qword ptr [rsp + 0x128]
    mov r13, qword ptr [rsp + 0x58]
    test rbp, r13
    cmove r14d, eax
    xor r11d, r11d
    cmp dl, r12b
    sete r11b
    lea ebx, [rdx + 0x1]
    mov eax, ebx
    and al, 0x7
    movzx eax, al
    vmovd xmm5, eax
    shl r11d, 0x5
    add r11, r15
    vpinsrb xmm6, xmm5, edx, 0x8
    vpbroadcastq xmm5, qword ptr [.C4]
    vpsllvq xmm6, xmm5, xmm6
    vpbroadcastq xmm11, r10
    vpand xmm11, xmm11, xmm6
    vptestmq k1, xmm11, xmm11
    vpcmpeqd xmm12, xmm12, xmm12
    vpaddq xmm13, xmm11, xmm12
    vpandn xmm11, xmm11, xmm13
    vpopcntq xmm11, xmm11
    vpsrlq xmm11 {k1} {z}, xmm11, 0x3
    vpextrq rax, xmm11, 0x1
    test rax, rax
    setne dl
    vpbroadcastq xmm13, rcx
    vpand xmm6, xmm13, xmm6
    vptestmq k1, xmm6, xmm6
    vpaddq xmm13, xmm12, xmm6
    vpandn xmm6, xmm6, xmm13
    vpopcntq xmm6, xmm6
    vpsrlq xmm6 {k1} {z}, xmm6, 0x3
    vpsubq xmm12, xmm11, xmm12
    vpcmpeqq k0, xmm12, xmm6
    kshiftrb k1, k0, 0x1
    kmovd ecx, k1
    and cl, dl
    movzx ecx, cl
    shl ecx, 0x5
    mov edx, eax
    add r14d, dword ptr [r11 + 4*rdx + 0x700]
    add rcx, r15
    vpextrq rdx, xmm6, 0x1
    mov ecx, dword ptr [rcx + 4*rdx + 0x740]
    lea esi, [r14 + rcx]
    or rdx, rax
    lea edx, [rcx + r14 + 0x3ffef]
    cmovne edx, esi
    test rbp, r13
    cmove edx, esi
    vmovq rax, xmm11
    test rax, rax
    setne cl
    kmovd esi, k0
    and sil, cl
    movzx r11d, sil
    shl r11d, 0x5
    xor ecx, ecx
    cmp bl, r12b
    sete cl
    shl ecx, 0x5
    add rcx, r15
    mov esi, eax
    add edx, dword ptr [rcx + 4*rsi + 0x700]
    movabs rbx, 0x3333333333333333
    lea rcx, [rbx - 0x333]
    mov qword ptr [rsp + 0x158], rcx
    add r11, r15
    vmovq rcx, xmm6
    mov esi, ecx
    or rcx, rax
    movabs r10, 0x3333333000000000
    lea rcx, [rbx - 0x33333333]
    mov eax, dword ptr [r11 + 4*rsi + 0x740]
    lea esi, [rdx + rax]
    lea eax, [rax + rdx + 0x3ffef]
    cmovne eax, esi
    test rbp, r13
    cmove eax, esi
    mov dword ptr [rsp + 0x1b8], eax
    vmovd eax, xmm8
    mov rbp, qword ptr [rsp + 0x110]
    cmp rbp, 0x1
    sbb eax, -0x1
    xor edx, edx
    cmp eax, 0x2
    jl .L70
    mov rax, qword ptr [rsp + 0xf0]
    lea rdx, [rax + 2*rax]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    movzx eax, byte ptr [rsi + 8*rdx + 0x14]
    mov r11d, dword ptr [rsi + 8*rdx + 0x10]
    mov rbx, qword ptr [rsi + 8*rdx]
    mov r14, qword ptr [rsp + 0x30]
    and rbx, r14
    imul rbx, qword ptr [rsi + 8*rdx + 0x8]
    shrx rax, rbx, rax
    add rax, r11
    mov r11d, dword ptr [rsi + 8*rdx + 0x610]
    mov rbx, qword ptr [rsi + 8*rdx + 0x600]
    and rbx, r14
    imul rbx, qword ptr [rsi + 8*rdx + 0x608]
    movzx edx, byte ptr [rsi + 8*rdx + 0x614]
    lea rsi, [plywright::board::geometry::AROUND]
    mov r12, qword ptr [rsp + 0x1a8]
    add r12, rsi
    shrx rdx, rbx, rdx
    mov rsi, qword ptr [rsp + 0x220]
    or rsi, qword ptr [rsp + 0x198]
    mov r14, qword ptr [rsp + 0x28]
    andn rsi, rsi, r14
    not rsi
    mov rbx, qword ptr [rsp + 0xa8]
    andn rsi, rbx, rsi
    and rsi, rdi
    mov rbx, qword ptr [rsp + 0x48]
    and rbx, rsi
    popcnt rbx, rbx
    add rdx, r11
    lea r11, [plywright::sliders::magic::TABLE]
    and rsi, qword ptr [rsp + 0x20]
    andn rsi, rsi, r14
    not rsi
    andn rsi, r13, rsi
    mov rdx, qword ptr [r11 + 8*rdx]
    and rdx, rsi
    mov rax, qword ptr [r11 + 8*rax]
    and rax, rsi
    mov r11, rdx
    or r11, rax
    mov r14, qword ptr [r12]
    and r14, qword ptr [rsp + 0xd8]
    test r14, rsi
    vpextrd esi, xmm8, 0x1
    lea ebx, [rbx + 4*rbx]
    lea r14d, [rsi + 2*rbx]
    lea esi, [rsi + 2*rbx + 0x28]
    cmove esi, r14d
    vmovq rbx, xmm2
    test rbx, rdx
    lea edx, [rsi + 0x11]
    vpextrq rbx, xmm2, 0x1
    cmove edx, esi
    test rbx, rax
    lea eax, [rdx + 0x25]
    cmove eax, edx
    test qword ptr [rsp + 0x188], r11
    lea edx, [rax + 0x2d]
    cmove edx, eax
    lea eax, [rdx - 0x37]
    test rbp, rbp
    cmovne eax, edx
    mov edx, eax
    sar edx, 0x1f
    andn eax, edx, eax
    cmp eax, 0x3ff
    mov edx, 0x3ff
    cmovl edx, eax
    imul edx, edx
    shr edx, 0x7
    cmp edx, 0x156
    mov eax, 0x156
    cmovb eax, edx
    mov edx, eax
    shl edx, 0xb
    lea edx, [rdx + 8*rdx]
    and edx, 0xff0000
    or edx, eax
.L70:
    mov dword ptr [rsp + 0x1b0], edx
    and qword ptr [rsp + 0x38], r10
    and qword ptr [rsp + 0xa0], rcx
    vmovq rcx, xmm3
    vpextrq rax, xmm3, 0x1
    mov qword ptr [rsp + 0x80], rax
    mov qword ptr [rsp + 0xf0], rcx
    or rax, rcx
    mov qword ptr [rsp + 0x1a8], rax
    and r13, rax
    mov rsi, qword ptr [rsp + 0x30]
    mov rax, rsi
    not rax
    mov qword ptr [rsp + 0x270], rax
    mov rcx, qword ptr [rsp + 0x168]
    and eax, ecx
    shl eax, 0x8
    and eax, 0xff000000
    or rax, rcx
    mov rcx, qword ptr [rsp + 0x68]
    or rcx, rsi
    andn rax, rcx, rax
    mov rcx, qword ptr [rsp + 0x28]
    andn rcx, rcx, rdi
    andn rax, rcx, rax
    mov rcx, rax
    shl rcx, 0x9
    movabs rdx, -0x101010101010102
    add rdx, -0xfefe
    and rdx, rcx
    shl rax, 0x7
    movabs r14, 0x7f7f7f7f7f7f7f7f
    lea rcx, [r14 - 0x7f7f]
    and rcx, rax
    or rcx, rdx
    mov r11, qword ptr [rsp + 0x18]
    andn rax, rdi, r11
    mov rbx, qword ptr [rsp + 0x60]
    or rbx, rbp
    or rbx, r13
    vpbroadcastq xmm3, rcx
    mov rcx, rbx
    and rcx, qword ptr [rsp + 0x258]
    vmovq xmm8, rcx
    vmovq xmm6, rax
    mov rax, r11
    shl rax, 0x9
    movabs rcx, 0x80000000000000
    and rcx, rax
    mov rax, r11
    shl rax, 0x7
    movabs rdx, 0xffffff000000
    add rdx, 0x1000000
    and rdx, rax
    or rdx, rcx
    mov r12, qword ptr [rsp + 0x100]
    and rdx, r12
    mov rax, rdx
    shr rax
    movabs rcx, 0x40000000000000
    and rcx, rax
    sub rdx, rcx
    movabs rax, 0x3301000000000000
    and rax, rdx
    shr rdx, 0x2
    movabs rcx, 0x3330000000000000
    and rcx, rdx
    mov rdx, qword ptr [rsp + 0x10]
    and rdx, qword ptr [rsp + 0x158]
    mov qword ptr [rsp + 0x10], rdx
    mov rdx, qword ptr [rsp + 0x70]
    and rdx, qword ptr [rsp + 0x108]
    mov qword ptr [rsp + 0x70], rdx
    not qword ptr [rsp + 0xc8]
    mov r14, rbp
    mov rbp, r13
    mov r13, qword ptr [rsp + 0x1f0]
    and rbp, r13
    add rcx, rax
    mov rax, rcx
    shr rax, 0x4
    add rax, rcx
    movabs r10, 0xf07000000000000
    and r10, rax
    mov rax, rsi
    shr rax, 0x10
    and eax, dword ptr [rsp + 0x1c0]
    mov ecx, eax
    shr ecx
    and ecx, 0x4
    and eax, 0x10
    lea eax, [rcx + 2*rax]
    and r12d, eax
    mov eax, r12d
    shr eax
    and eax, -0x10
    sub r12, rax
    movabs rcx, 0x3333333333333333
    lea rax, [rcx - 0x3]
    and rax, r12
    shr r12, 0x2
    lea rdx, [rcx - 0x2]
    and rdx, r12
    mov qword ptr [rsp + 0x100], rbx
    mov rcx, rbx
    and rcx, r13
    and rcx, rdi
    and rcx, qword ptr [rsp + 0xa8]
    vpunpcklqdq xmm8, xmm9, xmm8
    vpand xmm3, xmm8, xmm3
    vpsrlq xmm8, xmm3, 0x1
    vpandq xmm8, xmm8, qword ptr [.C16]{1to2}
    vpsubq xmm3, xmm3, xmm8
    vpand xmm8, xmm10, xmm3
    vpsrlq xmm3, xmm3, 0x2
    vpand xmm3, xmm10, xmm3
    vpaddq xmm3, xmm8, xmm3
    vpsrlq xmm8, xmm3, 0x4
    add rdx, rax
    mov rax, rdx
    shr rax, 0x4
    add rax, rdx
    mov rdx, r11
    and rdx, r13
    vmovq xmm9, qword ptr [rsp + 0x1a0]
    vpor xmm9, xmm9, xmm1
    vmovq xmm10, qword ptr [rsp + 0x60]
    mov qword ptr [rsp + 0x1c0], rbp
    vmovq xmm11, rbp
    vmovq xmm12, r14
    vpunpcklqdq xmm11, xmm12, xmm11
    vinserti128 ymm12, ymm11, xmm6, 0x1
    and rdx, qword ptr [rsp + 0x50]
    vxorps xmm11, xmm11, xmm11
    vpermq ymm11, ymm9, 0x15
    vpermq ymm12, ymm12, 0x24
    movabs r11, 0x101010101010101
    imul r10, r11
    shr r10, 0x38
    imul esi, r10d, 0xffc3ffb0
    movabs r10, 0xf0f0f0f0f0f0f0f
    and rax, r10
    imul rax, r11
    shr rax, 0x38
    imul ebx, eax, 0xfff8ffe3
    add ebx, esi
    mov rsi, qword ptr [rsp + 0x90]
    lea eax, [rsi - 0x1]
    cmp al, 0x2
    jae .L72
    cmp sil, 0x2
    mov esi, 0x303
    mov eax, 0x101
    cmove rax, rsi
    mov r10, qword ptr [rsp + 0x18]
    mov r11, qword ptr [rsp + 0x20]
    mov r13, qword ptr [rsp + 0xb0]
.L71:
    test byte ptr [rsp + 0x238], 0x38
    jne .L73
    mov rsi, qword ptr [rsp + 0xe0]
    and esi, dword ptr [rsp + 0x88]
    and esi, eax
    popcnt eax, esi
    imul eax, eax, 0xfffeffe4
    add ebx, eax
    jmp .L73
.L72:
    mov eax, 0xc0c0
    mov r11, qword ptr [rsp + 0x20]
    mov r13, qword ptr [rsp + 0xb0]
    mov esi, 0x99
    mov r10d, dword ptr [rsp + 0x8]
    bt esi, r10d
    mov r10, qword ptr [rsp + 0x18]
    jae .L106
.L73:
    mov dword ptr [rsp + 0x88], ebx
    popcnt r12, qword ptr [rsp + 0x180]
    mov rax, qword ptr [rsp + 0x70]
    add rax, qword ptr [rsp + 0x10]
    mov qword ptr [rsp + 0x70], rax
    mov rax, qword ptr [rsp + 0xa0]
    add rax, qword ptr [rsp + 0x38]
    mov qword ptr [rsp + 0xa0], rax
    andn rax, r11, rcx
    mov qword ptr [rsp + 0x48], rax
    vmovq xmm15, rdx
    mov rax, qword ptr [rsp + 0x160]
    add eax, -0x5
    mov rsi, qword ptr [rsp + 0x150]
    imul ecx, esi, 0x5fffe
    mov r11, qword ptr [rsp + 0x1c8]
    imul edx, r11d, 0xffff0003
    add edx, ecx
    imul edx, eax
    lea eax, [rdx + 0x3f0019]
    cmp dword ptr [rsp + 0x1d0], 0x2
    cmovb eax, edx
    lea ecx, [rax + 0x30000]
    cmp esi, 0x2
    cmovb ecx, eax
    lea eax, [rcx + 0x7fff5]
    cmp r11d, 0x2
    cmovb eax, ecx
    mov dword ptr [rsp + 0x168], eax
    mov eax, r11d
    shl eax, 0x11
    lea eax, [rax + 2*rax]
    neg eax
    xor ecx, ecx
    test r14, r14
    cmovne ecx, eax
    mov dword ptr [rsp + 0x90], ecx
    mov r11, qword ptr [rsp + 0x1e8]
    lea rax, [r11 + r11]
    movabs rbp, -0x101010101010102
    and rax, rbp
    mov rcx, r11
    shr rcx
    movabs r14, 0x7f7f7f7f7f7f7f7f
    and rcx, r14
    or rcx, rax
    andn rcx, rcx, r10
    mov rax, qword ptr [rsp + 0xc8]
    and rax, qword ptr [rsp + 0x200]
    and rax, qword ptr [rsp + 0x50]
    shl rax, 0x8
    andn rdx, rcx, rax
    mov rax, rdx
    shr rax
    and rax, qword ptr [rsp + 0x280]
    mov rsi, qword ptr [rsp + 0x1d8]
    and rsi, r10
    popcnt rsi, rsi
    imul esi, esi, 0xffe8fff5
    sub rdx, rax
    mov rax, rdx
    mov rbx, qword ptr [rsp + 0x108]
    and rax, rbx
    shr rdx, 0x2
    and rdx, rbx
    add rdx, rax
    mov rax, rdx
    shr rax, 0x4
    add rax, rdx
    mov rbx, qword ptr [rsp + 0x68]
    mov rdx, rbx
    and rdx, r10
    popcnt rdx, rdx
    imul edx, edx, 0x3000a
    add edx, esi
    movzx esi, r11b
    lea r10d, [rsi + rsi]
    andn esi, r10d, esi
    mov r10, qword ptr [rsp + 0x18]
    popcnt esi, esi
    imul r11d, esi, 0xfffdfff3
    add r11d, edx
    mov rdx, qword ptr [rsp + 0x278]
    and rdx, rcx
    popcnt rcx, rcx
    imul ecx, ecx, 0xfff7fffc
    add r11d, ecx
    popcnt rcx, rdx
    imul ecx, ecx, 0xfff4fffa
    add r11d, ecx
    and rax, r13
    movabs rcx, 0x101010101010101
    imul rax, rcx
    shr rax, 0x38
    imul eax, eax, 0xffeefffd
    add r11d, eax
    lea rcx, [r10 + r10]
    and rcx, rbp
    mov rax, r10
    shr rax
    and rax, r14
    or rax, rcx
    vpaddq xmm8, xmm8, xmm3
    vpshufd xmm3, xmm7, 0xe8
    vpunpcklqdq xmm6, xmm10, xmm6
    vpand ymm10, ymm11, ymm12
    vpbroadcastq xmm11, xmm9
    or rax, rbx
    and rax, r10
    je .L75
    mov rsi, qword ptr [rsp + 0x118]
    mov rbx, qword ptr [rsp + 0xf8]
    nop
.L74:
    tzcnt rcx, rax
    shr ecx
    and ecx, -0x4
    xor ecx, 0x1c
    add r11d, dword ptr [rcx + r15 + 0x600]
    blsr rax, rax
    jne .L74
    jmp .L76
.L75:
    mov rsi, qword ptr [rsp + 0x118]
    mov rbx, qword ptr [rsp + 0xf8]
.L76:
    vpinsrd xmm13, xmm3, dword ptr [rsp + 0xd0], 0x2
    mov r14, qword ptr [rsp + 0x70]
    mov rax, r14
    shr rax, 0x4
    mov qword ptr [rsp + 0x10], rax
    mov rbp, qword ptr [rsp + 0xa0]
    mov rax, rbp
    shr rax, 0x4
    mov qword ptr [rsp + 0x98], rax
    mov rax, qword ptr [rsp + 0x100]
    mov rcx, rax
    or rcx, r10
    mov qword ptr [rsp + 0x38], rcx
    mov rcx, qword ptr [rsp + 0x50]
    and rcx, rax
    vmovq xmm12, qword ptr [rsp + 0x48]
    vpandq xmm14, xmm8, qword ptr [.C9]{1to2}
    vmovdqa64 zmm8, zmmword ptr [.C17]
    vpand xmm11, xmm11, xmm6
    test r10, r10
    je .L78
    mov rax, r10
    nop
.L77:
    tzcnt rdx, rax
    xor edx, 0x38
    add r11d, dword ptr [r15 + 4*rdx]
    blsr rax, rax
    jne .L77
.L78:
    mov dword ptr [rsp + 0xc8], r11d
    vpinsrd xmm6, xmm13, r12d, 0x3
    add qword ptr [rsp + 0x10], r14
    add qword ptr [rsp + 0x98], rbp
    vxorps xmm13, xmm13, xmm13
    vpmullq xmm13, xmm14, qword ptr [.C4]{1to2}
    movabs rax, 0xf0f0f0f0f0f0f0f
    add rax, -0xf0f0f0f
    mov qword ptr [rsp + 0x108], rax
    vmovq xmm14, rcx
    vmovq qword ptr [rsp + 0x110], xmm9
    vpermt2q zmm10, zmm8, zmm15
    vmovdqa64 zmm9, zmmword ptr [.C18]
    add ebx, dword ptr [rsp + 0x248]
    mov rax, qword ptr [rsp + 0xd0]
    lea eax, [rbx + 2*rax]
    mov dword ptr [rsp + 0x48], eax
    mov rax, qword ptr [rsp + 0x38]
    and rax, qword ptr [rsp + 0x220]
    mov qword ptr [rsp + 0x38], rax
    mov rax, r10
    shl rax, 0x10
    or rax, r10
    mov rcx, qword ptr [rsp + 0x1f8]
    or rax, rcx
    shl rax, 0x10
    or rax, rcx
    mov rcx, rax
    shl rcx, 0x20
    or rcx, rax
    or rcx, qword ptr [rsp + 0x1e0]
    mov qword ptr [rsp + 0xf8], rcx
    mov rax, rcx
    or rax, qword ptr [rsp + 0x250]
    andn rcx, rax, r10
    mov rax, r12
    mov r12, qword ptr [rsp + 0x40]
    mov qword ptr [rsp + 0x58], rax
    je .L86
    lea eax, [4*rax]
    neg eax
    mov dword ptr [rsp + 0x70], eax
    mov rax, qword ptr [rsp + 0x28]
    or rax, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x208], rax
    movzx eax, byte ptr [rsi + 0x93]
    xor al, 0x1
    mov byte ptr [rsp + 0xa0], al
    xor eax, eax
    jmp .L80
    nop
.L79:
    blsr rcx, rcx
    je .L87
.L80:
    mov r11, rdi
    tzcnt r15, rcx
    mov edx, r15d
    shr edx, 0x3
    xor rdx, 0x7
    lea ebx, [r15 + 0x38]
    and bl, 0x3f
    lea r13, [.D0]
    add eax, dword ptr [r13 + 4*rdx + 0x640]
    mov r14d, r15d
    and r14d, 0x7
    mov rdi, rax
    mov eax, dword ptr [rsp + 0x8]
    mov esi, eax
    sub esi, r14d
    mov r10d, r14d
    sub r10d, eax
    cmovb r10d, esi
    mov esi, ebx
    shr sil, 0x3
    movzx r12d, sil
    mov eax, dword ptr [rsp + 0x138]
    mov esi, eax
    sub esi, r12d
    mov ebp, r12d
    sub ebp, eax
    cmovb ebp, esi
    cmp r10d, ebp
    cmova ebp, r10d
    imul ebp, dword ptr [r13 + 4*rdx + 0x660]
    add ebp, edi
    mov esi, dword ptr [rsp + 0x78]
    mov eax, esi
    sub eax, r14d
    sub r14d, esi
    cmovb r14d, eax
    mov esi, dword ptr [rsp + 0x130]
    mov eax, esi
    sub eax, r12d
    sub r12d, esi
    cmovb r12d, eax
    cmp r14d, r12d
    cmova r12d, r14d
    imul r12d, dword ptr [r13 + 4*rdx + 0x680]
    add r12d, ebp
    movabs rax, 0x101010101010101
    shlx r14, rax, r15
    test qword ptr [rsp + 0x60], r14
    je .L81
    add r12d, 0x60007
    mov eax, r12d
    jmp .L82
    nop
.L81:
    lea eax, [r12 - 0x220009]
    test qword ptr [rsp + 0xe0], r14
    cmove eax, r12d
.L82:
    mov esi, 0x1
    shlx r12, rsi, rbx
    mov rsi, r12
    shr rsi, 0x8
    bts rsi, rbx
    mov rbp, rsi
    shr rbp, 0x10
    or rbp, rsi
    mov r14, rbp
    shr r14, 0x20
    or r14, rbp
    movzx esi, bl
    mov rbx, qword ptr [rsp + 0x30]
    bt rbx, rsi
    lea rbx, [.D1]
    mov r13, qword ptr [rsp + 0xb0]
    mov rdi, r11
    jae .L85
.L83:
    add eax, dword ptr [rbx + 4*rdx]
.L84:
    mov r12, qword ptr [rsp + 0x40]
    mov edx, dword ptr [rsp + 0x70]
    cmp dword ptr [rsp + 0x48], edx
    jne .L79
    and r14, qword ptr [rsp + 0x30]
    jne .L79
    shr r15b, 0x3
    movzx edx, r15b
    cmp dl, 0x5
    mov esi, 0x5
    cmovae edx, esi
    mov rdi, rax
    mov eax, dword ptr [rsp + 0x138]
    cmp r10d, eax
    cmovbe r10d, eax
    add dl, byte ptr [rsp + 0xa0]
    lea esi, [rdi + 0xf9003c]
    cmp dl, r10b
    cmovae esi, edi
    mov rdi, r11
    mov eax, esi
    jmp .L79
    nop
.L85:
    lea rbx, [.D2]
    test qword ptr [rsp + 0x208], r14
    je .L83
    lea rbx, [.D3]
    test qword ptr [rsp + 0x28], r12
    jne .L84
    jmp .L83
.L86:
    xor eax, eax
.L87:
    mov qword ptr [rsp + 0x8], rax
    vpermq ymm15, ymm7, 0xd0
    mov rax, qword ptr [rsp + 0x10]
    and rax, r13
    mov r13, qword ptr [rsp + 0x98]
    and r13, qword ptr [rsp + 0x108]
    andn r10, rdi, qword ptr [rsp + 0x100]
    vinserti128 ymm7, ymm12, xmm14, 0x1
    vpsrlq xmm12, xmm13, 0x38
    andn rcx, rdi, qword ptr [rsp + 0x38]
    mov r11, qword ptr [rsp + 0x110]
    and r11, qword ptr [rsp + 0x1c0]
    vpermt2q zmm10, zmm9, zmm11
    mov dl, -0x80
    kmovd k1, edx
    mov rdx, qword ptr [rsp + 0xf8]
    andn rdx, rdx, qword ptr [rsp + 0x18]
    and rdx, qword ptr [rsp + 0x250]
    je .L89
    mov rbp, rax
    mov r14, qword ptr [rsp + 0x1d8]
    lea rsi, [r14 + r14]
    movabs rbx, 0xfefefefefefefe
    and rsi, rbx
    shr r14
    movabs rbx, 0x7f7f7f7f7f7f7f
    and r14, rbx
    mov rbx, rsi
    and rbx, r14
    or r14, rsi
    mov rax, qword ptr [rsp + 0x1e0]
    lea rsi, [rax + rax]
    shr rax
    movabs r15, 0x7e7e7e7e7e7e00
    and rax, r15
    and rax, rsi
    andn rsi, rax, r14
    or rsi, rbx
    shl rsi, 0x8
    and rdx, rsi
    lea r14, [.D0]
    movabs r15, 0x101010101010101
    je .L90
    xor ebx, ebx
    mov rax, qword ptr [rsp + 0x8]
    nop
.L88:
    tzcnt rsi, rdx
    shr esi
    and esi, -0x4
    xor esi, 0x1c
    add ebx, dword ptr [rsi + r14 + 0x620]
    blsr rdx, rdx
    jne .L88
    jmp .L91
.L89:
    movabs r15, 0x101010101010101
    jmp .L92
.L90:
    xor ebx, ebx
    mov rax, qword ptr [rsp + 0x8]
.L91:
    add ebx, eax
    mov eax, ebx
    mov qword ptr [rsp + 0x8], rax
    mov rax, rbp
.L92:
    vpmovqd xmm11, ymm15
    imul rax, r15
    imul r13, r15
    and r10, qword ptr [rsp + 0x28]
    vpopcntq ymm7, ymm7
    vmovdqa ymm13, ymmword ptr [.C19]
    mov rbx, r11
    and rbx, qword ptr [rsp + 0xf0]
    and r11, qword ptr [rsp + 0x80]
    vpbroadcastq zmm10 {k1}, rcx
    mov rcx, qword ptr [rsp + 0x240]
    and cl, 0x38
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
    and qword ptr [rsp + 0x18], rcx
    and rcx, r12
    mov rdx, qword ptr [rsp + 0x120]
    test dl, dl
    je .L93
    cmp dword ptr [rsp + 0x78], 0x7
    jne .L94
    mov dl, 0x6
    jmp .L94
.L93:
    mov dl, 0x1
.L94:
    shr rax, 0x38
    mov qword ptr [rsp + 0x10], rax
    shr r13, 0x38
    mov qword ptr [rsp + 0x98], r13
    popcnt rax, r10
    mov qword ptr [rsp + 0x138], rax
    popcnt rax, rbx
    mov qword ptr [rsp + 0x130], rax
    popcnt rax, r11
    mov qword ptr [rsp + 0xb0], rax
    lea r14d, [rdx - 0x1]
    mov esi, r14d
    and sil, 0x7
    shlx rsi, r15, rsi
    mov r13, qword ptr [rsp + 0x18]
    mov rbx, r13
    and rbx, rsi
    lzcnt r10, rbx
    shr r10d, 0x3
    test rbx, rbx
    cmove r10, rbx
    and rsi, rcx
    lzcnt rbx, rsi
    shr ebx, 0x3
    test rsi, rsi
    cmove rbx, rsi
    test r10, r10
    setne sil
    lea r15, [r10 + 0x1]
    cmp r15, rbx
    sete bpl
    and bpl, sil
    movzx r15d, bpl
    shl r15d, 0x5
    xor esi, esi
    mov rax, qword ptr [rsp + 0x120]
    cmp r14b, al
    sete sil
    shl esi, 0x5
    lea r12, [.D0]
    add rsi, r12
    add r15, r12
    mov r14d, ebx
    or rbx, r10
    mov r10d, r10d
    mov esi, dword ptr [rsi + 4*r10 + 0x700]
    lea r10d, [rdx + 0x1]
    mov ebx, dword ptr [r15 + 4*r14 + 0x740]
    lea ebp, [rsi + rbx]
    lea ebx, [rsi + rbx + 0x3ffef]
    cmovne ebx, ebp
    mov r12, qword ptr [rsp + 0x230]
    mov r11, qword ptr [rsp + 0x128]
    test r11, r12
    cmove ebx, ebp
    xor r14d, r14d
    cmp dl, al
    mov rbp, rax
    sete r14b
    mov esi, r10d
    and sil, 0x7
    movzx esi, sil
    vmovd xmm14, esi
    shl r14d, 0x5
    lea rax, [.D0]
    add r14, rax
    vpinsrb xmm14, xmm14, edx, 0x8
    vpsllvq xmm5, xmm5, xmm14
    vpbroadcastq xmm14, r13
    vpand xmm14, xmm14, xmm5
    vptestmq k1, xmm14, xmm14
    vplzcntq xmm14, xmm14
    vpsrlq xmm14 {k1} {z}, xmm14, 0x3
    vpextrq rdx, xmm14, 0x1
    test rdx, rdx
    setne r15b
    mov esi, edx
    add ebx, dword ptr [r14 + 4*rsi + 0x700]
    vpbroadcastq xmm15, rcx
    vpand xmm5, xmm15, xmm5
    vptestmq k1, xmm5, xmm5
    vplzcntq xmm5, xmm5
    vpsrlq xmm5 {k1} {z}, xmm5, 0x3
    vpcmpeqd xmm15, xmm15, xmm15
    vpsubq xmm15, xmm14, xmm15
    vpcmpeqq k0, xmm15, xmm5
    kshiftrb k1, k0, 0x1
    kmovd ecx, k1
    and cl, r15b
    movzx ecx, cl
    shl ecx, 0x5
    add rcx, rax
    vpextrq rsi, xmm5, 0x1
    mov ecx, dword ptr [rcx + 4*rsi + 0x740]
    or rsi, rdx
    lea edx, [rbx + rcx]
    lea ecx, [rcx + rbx + 0x3ffef]
    cmovne ecx, edx
    test r11, r12
    cmove ecx, edx
    vmovq rdx, xmm14
    test rdx, rdx
    setne sil
    kmovd ebx, k0
    and bl, sil
    movzx ebx, bl
    shl ebx, 0x5
    xor esi, esi
    cmp r10b, bpl
    sete sil
    shl esi, 0x5
    add rsi, rax
    mov r10d, edx
    add ecx, dword ptr [rsi + 4*r10 + 0x700]
    add rbx, rax
    vmovq rsi, xmm5
    mov r10d, esi
    or rsi, rdx
    vpinsrd xmm11, xmm11, dword ptr [rsp + 0x58], 0x0
    mov edx, dword ptr [rbx + 4*r10 + 0x740]
    lea esi, [rcx + rdx]
    lea eax, [rdx + rcx + 0x3ffef]
    vinserti128 ymm5, ymm6, xmm4, 0x1
    vpermt2q ymm7, ymm13, ymm12
    vpopcntq zmm10, zmm10
    cmovne eax, esi
    test r11, r12
    cmove eax, esi
    mov dword ptr [rsp + 0x18], eax
    vmovd ecx, xmm0
    mov r11, qword ptr [rsp + 0x180]
    cmp r11, 0x1
    sbb ecx, -0x1
    xor r10d, r10d
    cmp ecx, 0x2
    jl .L95
    lea r13, [plywright::board::geometry::AROUND]
    add r13, qword ptr [rsp + 0x268]
    mov rdx, rdi
    not rdx
    mov rcx, qword ptr [rsp + 0x20]
    not rcx
    mov rax, qword ptr [rsp + 0x188]
    or rax, qword ptr [rsp + 0x178]
    or rax, rdx
    and rcx, qword ptr [rsp + 0x28]
    and rcx, rax
    mov rsi, qword ptr [rsp + 0x228]
    lea rsi, [rsi + 2*rsi]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [r10 + 8*rsi + 0x10]
    movzx r14d, byte ptr [r10 + 8*rsi + 0x14]
    mov r15, qword ptr [r10 + 8*rsi]
    mov rbp, qword ptr [rsp + 0x30]
    and r15, rbp
    imul r15, qword ptr [r10 + 8*rsi + 0x8]
    shrx r14, r15, r14
    add r14, rbx
    mov rbx, qword ptr [r10 + 8*rsi + 0x600]
    and rbx, rbp
    imul rbx, qword ptr [r10 + 8*rsi + 0x608]
    mov r15d, dword ptr [r10 + 8*rsi + 0x610]
    movzx esi, byte ptr [r10 + 8*rsi + 0x614]
    shrx rsi, rbx, rsi
    add rsi, r15
    mov r10, qword ptr [rsp + 0x140]
    and r10, rcx
    and rcx, qword ptr [rsp + 0xa8]
    or rcx, rdx
    lea rdx, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rdx + 8*rsi]
    mov rdx, qword ptr [rdx + 8*r14]
    popcnt r10, r10
    andn rcx, r12, rcx
    and rsi, rcx
    and rdx, rcx
    mov r14, qword ptr [rsp + 0x1a0]
    and r14, qword ptr [r13]
    mov rbx, rsi
    or rbx, rdx
    test r14, rcx
    vpextrd ecx, xmm0, 0x1
    lea r10d, [r10 + 4*r10]
    lea ebp, [rcx + 2*r10]
    lea ecx, [rcx + 2*r10 + 0x28]
    cmove ecx, ebp
    vmovq r10, xmm1
    test r10, rsi
    lea esi, [rcx + 0x11]
    vpextrq r10, xmm1, 0x1
    cmove esi, ecx
    test r10, rdx
    lea ecx, [rsi + 0x25]
    cmove ecx, esi
    test qword ptr [rsp + 0x198], rbx
    lea edx, [rcx + 0x2d]
    cmove edx, ecx
    lea ecx, [rdx - 0x37]
    test r11, r11
    cmovne ecx, edx
    mov edx, ecx
    sar edx, 0x1f
    andn ecx, edx, ecx
    cmp ecx, 0x3ff
    mov edx, 0x3ff
    cmovl edx, ecx
    imul edx, edx
    shr edx, 0x7
    cmp edx, 0x156
    mov ecx, 0x156
    cmovb ecx, edx
    mov edx, ecx
    shl edx, 0xb
    lea r10d, [rdx + 8*rdx]
    and r10d, 0xff0000
    or r10d, ecx
.L95:
    mov eax, dword ptr [rsp + 0x168]
    sub dword ptr [rsp + 0x90], eax
    mov r15, qword ptr [rsp + 0x1a8]
    and r15, r12
    mov rdx, qword ptr [rsp + 0x200]
    mov rax, qword ptr [rsp + 0x270]
    and rax, rdx
    shr rax, 0x8
    movabs rcx, 0xff00000000
    and rcx, rax
    or rcx, rdx
    mov rbx, qword ptr [rsp + 0x50]
    mov rdx, rbx
    mov r13, qword ptr [rsp + 0x30]
    or rdx, r13
    andn rcx, rdx, rcx
    mov r12, qword ptr [rsp + 0x28]
    andn rdx, rdi, r12
    andn rdx, rdx, rcx
    mov rcx, rdx
    shr rcx, 0x7
    movabs rsi, 0xfefefefefefe
    and rsi, rcx
    shr rdx, 0x9
    movabs rcx, 0x7f7f7f7f7f7f
    and rcx, rdx
    or rcx, rsi
    mov rsi, qword ptr [rsp + 0xa8]
    or rsi, rbx
    mov rdx, r15
    mov rbp, qword ptr [rsp + 0xe0]
    or rdx, rbp
    or rdx, r11
    andn rsi, rsi, rdx
    and rsi, r12
    and rsi, qword ptr [rsp + 0x20]
    mov rax, qword ptr [rsp + 0x1f0]
    and rax, rdx
    and rax, rcx
    vmovq xmm12, rax
    mov r14, qword ptr [rsp + 0x68]
    mov rbx, r14
    and rbx, rdx
    vmovq xmm13, rbx
    mov rbx, qword ptr [rsp + 0x40]
    and rcx, rbx
    vmovq xmm14, rcx
    vmovq xmm15, rsi
    and rdi, rdx
    or rdx, rbx
    and rdx, qword ptr [rsp + 0x178]
    vmovq xmm0, qword ptr [rsp + 0xd8]
    andn rcx, r12, rdi
    andn rdx, r12, rdx
    andn rsi, r12, rbx
    mov rax, qword ptr [rsp + 0x258]
    and r15, rax
    vpor xmm0, xmm2, xmm0
    vmovq xmm1, rsi
    vmovq rsi, xmm0
    and rsi, r15
    vmovq xmm2, r15
    vmovq xmm16, r11
    and rax, rbx
    and rax, r14
    vmovq xmm17, rax
    vpunpcklqdq xmm2, xmm16, xmm2
    vinserti128 ymm2, ymm2, xmm1, 0x1
    vpxord xmm16, xmm16, xmm16
    vpermq ymm16, ymm0, 0x15
    vpermq ymm2, ymm2, 0x24
    vpandq ymm16, ymm16, ymm2
    vpermt2q zmm16, zmm8, zmm17
    vmovq xmm2, rbp
    vpunpcklqdq xmm1, xmm2, xmm1
    vpbroadcastq xmm0, xmm0
    vpand xmm0, xmm0, xmm1
    vpermt2q zmm16, zmm9, zmm0
    mov dil, -0x80
    kmovd k1, edi
    vpbroadcastq zmm16 {k1}, rdx
    mov edx, ebx
    shr edx, 0x7
    and edx, 0x8000
    mov edi, ebx
    shr edi, 0x9
    and edi, 0x100
    or edi, edx
    mov rax, qword ptr [rsp + 0x260]
    mov edx, eax
    and edx, edi
    mov edi, edx
    shr edi
    and edi, 0x4000
    sub rdx, rdi
    movabs rdi, 0x3333333333333333
    add rdi, -0x3233
    and rdi, rdx
    shr rdx, 0x2
    and rdx, qword ptr [rsp + 0x158]
    add rdx, rdi
    mov rdi, rdx
    shr rdi, 0x4
    add rdi, rdx
    movabs r14, 0xf0f0f0f0f0f0f0f
    add r14, -0x80f
    and r14, rdi
    shl r13, 0x10
    and r13, qword ptr [rsp + 0x1f8]
    mov rdx, r13
    shr rdx
    movabs rdi, 0x400000000000000
    and rdi, rdx
    movabs rdx, 0x1000000000000000
    and r13, rdx
    lea rbx, [rdi + 2*r13]
    and rbx, rax
    mov rdi, rbx
    shr rdi
    and rdi, rdx
    sub rbx, rdi
    movabs rdx, 0x3000000000000000
    and rdx, rbx
    shr rbx, 0x2
    movabs rdi, 0x100000000000000
    and rdi, rbx
    add rbx, rdx
    shr rbx, 0x4
    add rbx, rdi
    movabs rdx, 0xf00000000000000
    and rbx, rdx
    vpinsrd xmm0, xmm11, dword ptr [rsp + 0xd0], 0x3
    vmovd xmm1, dword ptr [rsp + 0xc0]
    vpmovqd xmm2, ymm7
    vpmovqd ymm7, zmm10
    vpunpcklqdq xmm8, xmm13, xmm12
    vpunpcklqdq xmm9, xmm15, xmm14
    vinserti128 ymm8, ymm9, xmm8, 0x1
    vpopcntq ymm8, ymm8
    popcnt rdi, rcx
    vpmovqd xmm8, ymm8
    mov rax, qword ptr [rsp + 0xf0]
    and rax, rsi
    popcnt rdx, rax
    and rsi, qword ptr [rsp + 0x80]
    popcnt rsi, rsi
    vpopcntq zmm9, zmm16
    vpmovqd ymm9, zmm9
    movabs rcx, 0x101010101010101
    imul r14, rcx
    shr r14, 0x38
    imul ebp, r14d, 0xffc3ffb0
    imul rbx, rcx
    shr rbx, 0x38
    imul ecx, ebx, 0xfff8ffe3
    add ecx, ebp
    mov r14, qword ptr [rsp + 0x120]
    lea ebx, [r14 - 0x1]
    cmp bl, 0x2
    jae .L98
    cmp r14b, 0x2
    movabs r14, 0x303000000000000
    movabs rbx, 0x101000000000000
    cmove rbx, r14
    mov r12, qword ptr [rsp + 0x40]
.L96:
    mov r14, qword ptr [rsp + 0x240]
    not r14b
    test r14b, 0x38
    movabs r13, 0x101010101010101
    mov rax, qword ptr [rsp + 0x10]
    jne .L97
    and rbx, qword ptr [rsp + 0x1e8]
    and rbx, qword ptr [rsp + 0x60]
    mov r14, rbx
    shr r14
    movabs r15, 0x4141000000000000
    and r15, r14
    sub rbx, r15
    movabs r14, 0x3333000000000000
    and r14, rbx
    shr rbx, 0x2
    movabs rbp, 0x3333333333333333
    and rbx, rbp
    add rbx, r14
    mov r14, rbx
    shr r14, 0x4
    add r14, rbx
    movabs rbx, 0xf0f070707070707
    and rbx, r14
    imul rbx, r13
    shr rbx, 0x38
    imul ebx, ebx, 0xfffeffe4
    add ecx, ebx
.L97:
    mov ebp, dword ptr [rsp + 0xbc]
    mov r14, qword ptr [rsp + 0xe8]
    mov r15, qword ptr [rsp + 0x98]
    jmp .L99
.L98:
    movabs rbx, -0x3f40000000000000
    mov ebp, 0x99
    mov eax, dword ptr [rsp + 0x78]
    bt ebp, eax
    mov r14, qword ptr [rsp + 0xe8]
    mov r15, qword ptr [rsp + 0x98]
    jae .L107
    mov r12, qword ptr [rsp + 0x40]
    mov ebp, dword ptr [rsp + 0xbc]
    mov rax, qword ptr [rsp + 0x10]
.L99:
    sub r15d, eax
    mov ebx, r15d
    shl ebx, 0x11
    add ebx, r15d
    add ebx, r9d
    mov r9, qword ptr [rsp + 0x138]
    sub r9d, edi
    mov rdi, qword ptr [rsp + 0xb0]
    sub edi, esi
    mov rax, qword ptr [rsp + 0x130]
    sub eax, edx
    imul esi, edi, 0x170019
    imul edx, eax, 0x17000d
    add edx, esi
    mov rax, qword ptr [rsp + 0x170]
    mov esi, eax
    sub esi, dword ptr [rsp + 0x160]
    imul esi, esi, 0x73004a
    add esi, ebx
    add esi, dword ptr [rsp + 0x14c]
    add r8d, dword ptr [rsp + 0x148]
    sub esi, r8d
    mov edi, dword ptr [rsp + 0x210]
    add edi, esi
    mov eax, dword ptr [rsp + 0x214]
    add eax, dword ptr [rsp + 0x1b8]
    add ebp, eax
    add r14d, dword ptr [rsp + 0x90]
    vpinsrd xmm10, xmm4, dword ptr [rsp + 0xc0], 0x0
    add r14d, edi
    vpsubd xmm10, xmm0, xmm10
    vpmulld xmm10, xmm10, xmmword ptr [.C20]
    vpshufd xmm11, xmm10, 0xee
    vpaddd xmm10, xmm10, xmm11
    vpshufd xmm11, xmm10, 0x55
    vpaddd xmm10, xmm10, xmm11
    add r14d, ebp
    vmovd esi, xmm10
    add r14d, esi
    sub r14d, dword ptr [rsp + 0x1b0]
    mov eax, dword ptr [rsp + 0x88]
    add eax, r14d
    add r10d, eax
    mov edi, dword ptr [rsp + 0xc8]
    add edi, dword ptr [rsp + 0x8]
    vpsubd xmm2, xmm2, xmm8
    vpsubd ymm7, ymm7, ymm9
    vpmulld ymm7, ymm7, ymmword ptr [.C21]
    vpmulld xmm2, xmm2, xmmword ptr [.C22]
    add edi, ecx
    lea eax, [r9 + 8*r9]
    add edi, dword ptr [rsp + 0x18]
    vextracti128 xmm8, ymm7, 0x1
    vpaddd xmm7, xmm8, xmm7
    vpshufd xmm8, xmm7, 0xee
    vpaddd xmm7, xmm8, xmm7
    vpshufd xmm8, xmm7, 0x55
    vpaddd xmm7, xmm8, xmm7
    vmovd ecx, xmm7
    add ecx, r10d
    vpshufd xmm7, xmm2, 0xee
    vpaddd xmm2, xmm2, xmm7
    vpshufd xmm7, xmm2, 0x55
    vpaddd xmm2, xmm2, xmm7
    vmovd esi, xmm2
    lea eax, [rsi + 2*rax]
    add eax, edx
    add eax, ecx
    sub eax, edi
    vinserti32x4 zmm1, zmm5, xmm1, 0x2
    mov rcx, qword ptr [rsp + 0x118]
    movzx ecx, byte ptr [rcx + 0x93]
    lea edx, [rax - 0x80016]
    add eax, 0x80016
    test cl, cl
    cmovne eax, edx
    lea esi, [rax + 0x8000]
    sar esi, 0x10
    test esi, esi
    jle .L101
    test r12, r12
    je .L104
    vpextrd edx, xmm3, 0x1
    cmp edx, 0x1
    jne .L103
    cmp dword ptr [rsp + 0x1d0], 0x1
    jne .L103
    movabs rdi, 0x55aa55aa55aa55aa
    mov r9, qword ptr [rsp + 0x80]
    test r9, rdi
    sete dil
    movabs r8, -0x55aa55aa55aa55ab
    test r9, r8
    sete r8b
    or r8b, dil
    jne .L103
    vmovd edx, xmm3
    lea edx, [rdx + 2*rdx]
    mov rdi, qword ptr [rsp + 0xd0]
    lea r8d, [rdi + 4*rdi]
    add r8d, edx
    mov rdx, qword ptr [rsp + 0x58]
    lea r9d, [rdx + 8*rdx]
    lea rdx, [.D4]
    lea rdi, [.D5]
    add r9d, r8d
    jne .L100
    mov r8, qword ptr [rsp + 0x150]
    lea r8d, [r8 + 2*r8]
    mov r9, qword ptr [rsp + 0x1c8]
    lea r9d, [r9 + 4*r9]
    add r9d, r8d
    mov r8, qword ptr [rsp + 0xc0]
    lea r8d, [r8 + 8*r8]
    add r8d, r9d
    jne .L100
    lea rdx, [.D6]
    lea rdi, [.D7]
.L100:
    mov r8, qword ptr [rsp + 0x170]
    imul r8d, dword ptr [rdi]
    add r8d, dword ptr [rdx]
    cmp r8d, 0x40
    mov edi, 0x40
    cmovl edi, r8d
    jmp .L111
.L101:
    vmovd edx, xmm4
    test edx, edx
    je .L108
    vpextrd edi, xmm3, 0x1
    cmp dword ptr [rsp + 0x1d0], 0x1
    jne .L105
    cmp edi, 0x1
    jne .L105
    movabs r8, 0x55aa55aa55aa55aa
    mov r10, qword ptr [rsp + 0x80]
    test r10, r8
    sete r8b
    movabs r9, -0x55aa55aa55aa55ab
    test r10, r9
    sete r9b
    or r9b, r8b
    jne .L105
    mov rdi, qword ptr [rsp + 0x150]
    lea edi, [rdi + 2*rdi]
    mov r8, qword ptr [rsp + 0x1c8]
    lea r9d, [r8 + 4*r8]
    add r9d, edi
    mov rdi, qword ptr [rsp + 0xc0]
    lea r10d, [rdi + 8*rdi]
    lea rdi, [.D4]
    lea r8, [.D5]
    add r10d, r9d
    jne .L102
    vmovd r9d, xmm3
    lea r9d, [r9 + 2*r9]
    mov r10, qword ptr [rsp + 0xd0]
    lea r10d, [r10 + 4*r10]
    add r10d, r9d
    mov r9, qword ptr [rsp + 0x58]
    lea r9d, [r9 + 8*r9]
    add r9d, r10d
    jne .L102
    lea rdi, [.D6]
    lea r8, [.D7]
.L102:
    imul edx, dword ptr [r8]
    add edx, dword ptr [rdi]
    cmp edx, 0x40
    mov edi, 0x40
    cmovl edi, edx
    jmp .L111
.L103:
    vmovd edi, xmm3
    add edi, edx
    sub edi, dword ptr [rsp + 0x218]
    lea edx, [rdi + 2*rdi]
    vpshufd xmm0, xmm0, 0xe3
    vextracti32x4 xmm2, zmm1, 0x2
    vextracti128 xmm1, ymm1, 0x1
    vpalignr xmm1, xmm2, xmm1, 0xc
    vpsubd xmm0, xmm0, xmm1
    vpmulld xmm0, xmm0, xmmword ptr [.C23]
    vmovd edi, xmm0
    add edi, edx
    vpextrd edx, xmm0, 0x1
    add edx, edi
    mov edi, 0x40
    cmp edx, 0x4
    jge .L111
    mov rdx, qword ptr [rsp + 0x170]
    shl edx, 0x3
    cmp edx, 0x18
    mov edi, 0x18
    cmovl edi, edx
    add edi, 0x28
    jmp .L111
.L104:
    vpshufd xmm2, xmm4, 0xe9
    vphaddd xmm2, xmm3, xmm2
    vpshufd xmm2, xmm2, 0xe8
    vmovq xmm6, qword ptr [.C24]
    vpermi2d ymm6, ymm0, ymm5
    vpslld xmm5, xmm6, 0x2
    vpmaddwd xmm2, xmm2, xmmword ptr [.C25]
    vpaddd xmm5, xmm6, xmm5
    vmovq xmm6, qword ptr [.C26]
    vpermi2d zmm6, zmm0, zmm1
    vpslld xmm0, xmm6, 0x3
    vpaddd xmm0, xmm6, xmm0
    vpaddd xmm0, xmm5, xmm0
    vpaddd xmm0, xmm0, xmm2
    vmovd edx, xmm0
    vpextrd edi, xmm0, 0x1
    mov r8d, edx
    sub r8d, edi
    cmp r8d, 0x3
    jle .L109
    vmovd r8d, xmm3
    mov edi, 0x40
    cmp r8d, 0x2
    jne .L111
    xor edx, 0x6
    vmovd r8d, xmm4
    xor edi, edi
    or r8d, edx
    setne dil
    shl edi, 0x6
    jmp .L111
.L105:
    vmovd r8d, xmm3
    add r8d, edi
    mov rdi, qword ptr [rsp + 0x218]
    sub edi, r8d
    lea edi, [rdi + 2*rdi]
    vextracti32x4 xmm2, zmm1, 0x2
    vextracti128 xmm1, ymm1, 0x1
    vpalignr xmm1, xmm2, xmm1, 0xc
    vpshufd xmm0, xmm0, 0xe3
    vpsubd xmm0, xmm1, xmm0
    vpmulld xmm0, xmm0, xmmword ptr [.C23]
    vmovd r8d, xmm0
    add r8d, edi
    vpextrd r9d, xmm0, 0x1
    add r9d, r8d
    mov edi, 0x40
    cmp r9d, 0x4
    jge .L111
    shl edx, 0x3
    cmp edx, 0x18
    mov edi, 0x18
    cmovl edi, edx
    add edi, 0x28
    jmp .L111
.L106:
    cmp dword ptr [rsp + 0x8], 0x5
    je .L71
    mov eax, 0x8080
    jmp .L71
.L107:
    cmp eax, 0x5
    mov r12, qword ptr [rsp + 0x40]
    je .L96
    movabs rbx, -0x7f80000000000000
    jmp .L96
.L108:
    vinserti32x4 zmm0, zmm0, xmm4, 0x1
    vmovq xmm2, qword ptr [.C27]
    vpermi2d ymm2, ymm6, ymm0
    vmovdqa xmm3, xmmword ptr [.C28]
    vpermi2d ymm3, ymm0, ymm6
    vmovdqa xmm4, xmmword ptr [.C29]
    vpermi2d ymm4, ymm6, ymm0
    vpaddd xmm0, xmm3, xmm4
    vpaddd xmm3, xmm0, xmm0
    vpaddd xmm0, xmm0, xmm3
    vpshufd xmm2, xmm2, 0xe1
    vpslld xmm3, xmm2, 0x2
    vpaddd xmm2, xmm2, xmm3
    vpaddd xmm0, xmm0, xmm2
    vmovq xmm2, qword ptr [.C30]
    vpermd zmm1, zmm2, zmm1
    vpslld xmm2, xmm1, 0x3
    vpaddd xmm1, xmm1, xmm2
    vpaddd xmm0, xmm0, xmm1
    vmovd edx, xmm0
    vpextrd edi, xmm0, 0x1
    mov r8d, edx
    sub r8d, edi
    cmp r8d, 0x3
    jle .L109
    mov edi, 0x40
    cmp dword ptr [rsp + 0x150], 0x2
    jne .L111
    xor r8d, r8d
    test r12, r12
    setne r8b
    shl r8d, 0x6
    cmp edx, 0x6
    mov edi, 0x40
    cmove edi, r8d
    jmp .L111
.L109:
    cmp edx, 0x4
    jge .L110
    xor edi, edi
    jmp .L111
.L110:
    xor edx, edx
    cmp edi, 0x4
    setge dl
    lea rdi, [.D0]
    mov edi, dword ptr [rdi + 4*rdx + 0x860]
.L111:
    cwde
    mov rdx, qword ptr [rsp + 0xc0]
    mov r8, qword ptr [rsp + 0x58]
    add edx, r8d
    mov r8, qword ptr [rsp + 0x190]
    add r8d, dword ptr [rsp + 0x48]
    lea edx, [r8 + 4*rdx]
    cmp edx, 0x18
    mov r8d, 0x18
    cmovge edx, r8d
    imul eax, edx
    imul edi, esi
    lea esi, [rdi + 0x3f]
    test edi, edi
    cmovns esi, edi
    sar esi, 0x6
    sub r8d, edx
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
.L112:
    lea rdx, [.D8]
    mov esi, 0x9
    mov rdi, rax
    vzeroupper
    call core::panicking::panic_bounds_check
.L113:
    lea rdx, [.D9]
    mov esi, 0xe
    mov rdi, rax
    vzeroupper
    call core::panicking::panic_bounds_check
.L114:
    lea rdx, [.D10]
    mov esi, 0xf
    mov rdi, rax
    vzeroupper
    call core::panicking::panic_bounds_check
.L115:
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
.C6 = 0x0000000000000004 0x0000000000000000 0x0000000000000001 0x0000000000000000
.C7 = 0x0000005555550000
.C8 = 0x3333333333330000
.C9 = 0x0f0f0f0f0f0f0000
.C10 = 0x0008001a000e000c 0x00060015000d0016
.C11 = 0x5555555555555500
.C12 = 0x3333333333333300
.C13 = 0x3333333333333300 0x3333333333333333
.C14 = 0x0f0f0f0f0f0f0f00 0x0f0f0f0f0f0f0f07
.C15 = 0xffeefffdfff4fffa 0xffe8fff50003000a
.C16 = 0x5555555555550000
.C17 = 0x0000000000000008 0x0000000000000000 0x0000000000000001 0x0000000000000002 0x0000000000000003 0x0000000000000000 0x0000000000000000 0x0000000000000000
.C18 = 0x0000000000000000 0x0000000000000001 0x0000000000000002 0x0000000000000003 0x0000000000000004 0x0000000000000008 0x0000000000000009 0x0000000000000000
.C19 = 0x0000000000000000 0x0000000000000004 0x0000000000000002 0x0000000000000005
.C20 = 0x0148014b03ce03f6 0x022f01da0146015a
.C21 = 0x001a002f0000fff3 0x0024000c00180014 0x0021002c002f0026 0x002a001600200011
.C22 = 0x0002000200140011 0x000900130021003d
.C23 = 0x0000000900000005 0x0000000000000000
.C24 = 0x0000000f00000003
.C25 = 0x0000000300000003 0x0000000000000000
.C26 = 0x0000001800000000
.C27 = 0x0000000f00000002
.C28 = 0x0000000900000006 0x0000000700000006
.C29 = 0x000000000000000d 0x0000000300000002
.C30 = 0x0000000300000008
