# The kernels of weights/runtime, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target x86_64-unknown-linux-gnu -C target-cpu=x86-64-v4
# command: cargo lab asm weights/runtime --target x86-64-v4
# binary: sha256 41ab8a7013e0e47e76bbeb7866a13243573dc4e8e042072ab2e63e48183941ae
# latency: 48 instructions in 143 bytes; innermost loops: .L0 of 19
# throughput: 32 instructions in 104 bytes; innermost loops: .L0 of 9
# plywright::eval::Evaluator<R>::evaluate: 3242 instructions in 16582 bytes; innermost loops: .L10 of 49, .L14 of 64, .L18 of 53, .L21 of 63, .L28 of 49, .L32 of 70, .L36 of 59, .L40 of 66, .L52 of 5, .L54 of 4, .L56 of 99, .L65 of 5, .L91 of 7, .L94 of 5, .L96 of 97, .L105 of 7
# mix of 3322 instructions: 996 mov, 317 and, 270 add, 133 shr, 129 imul, 123 or, 122 movabs, 108 lea, 80 cmp, 74 test, 73 popcnt, 73 xor, 66 je, 50 sub, 49 jne, 48 jmp, 47 shl, 39 andn, 39 movzx, 28 vpaddd, 24 tzcnt, 22 vpinsrd, 18 push, 17 cmove, 17 jae, 17 pop, 16 blsr, 16 sete, 15 vmovd, 15 vmovq, 14 not, 14 vpsrlq, 13 shlx, 12 shrx, 11 vpand, 10 vpshufd, 9 setne, 8 cmovb, 8 vpbroadcastd, 8 vpbroadcastq, 7 cmovl, 7 sar, 7 vpextrd, 6 bt, 6 bts, 6 call, 6 jbe, 6 lzcnt, 6 vpaddq, 6 vpandq, 5 vpermd, 5 vpextrq, 5 vpmulld, 5 vzeroupper, 4 cmova, 4 cmovae, 4 neg, 4 vextracti128, 4 vinserti128, 4 vpslld, 3 jge, 3 jle, 3 ret, 3 vpblendd, 3 vpmullq, 3 vpsubq, 3 vshufi64x2, 2 cdqe, 2 cmovbe, 2 inc, 2 jl, 2 sbb, 2 shld, 2 vextracti32x4, 2 vpalignr, 2 vpermt2d, 2 vpor, 2 vpsubd, 2 vpunpcklqdq, 2 vpxor, 2 vshufps, 1 cmovge, 1 cmovns, 1 dec, 1 kmovd, 1 movsx, 1 movsxd, 1 setge, 1 vinserti32x4, 1 vmovdqa, 1 vmovdqu, 1 vmovdqu32, 1 vmovsd, 1 vpermi2d, 1 vpinsrq, 1 vpmovqd, 1 vpshufb, 1 vpsrlvq, 1 vpternlogq

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
    sub rsp, 0x308
    mov qword ptr [rsp + 0x80], rdi
    movabs r9, -0x101010101010102
    movabs r8, 0x7f7f7f7f7f7f7f7f
    mov rax, qword ptr [rsi + 0x80]
    mov r11, qword ptr [rsi + 0x50]
    mov rbp, qword ptr [rsi + 0x78]
    mov rcx, r11
    and rcx, rax
    mov rdx, rbp
    mov qword ptr [rsp + 0x88], rax
    and rdx, rax
    mov qword ptr [rsp + 0xa0], rdx
    tzcnt r10, rdx
    mov r15d, r10d
    and r15d, 0x3f
    mov rdx, rcx
    shl rdx, 0x9
    lea r12, [r9 - 0xfe]
    mov rax, rcx
    shl rax, 0x7
    mov r14d, r15d
    shl r14d, 0x6
    lea r13, [r8 - 0x7f]
    mov ebx, r10d
    and bl, 0x7
    je .L0
    mov r8d, r10d
    and r8d, 0x7
    mov r9d, ebx
    cmp r8d, 0x7
    jne .L1
    mov r9b, 0x6
    jmp .L1
.L0:
    mov r9b, 0x1
.L1:
    and rdx, r12
    and rax, r13
    mov r8, qword ptr [rsi + 0x88]
    mov qword ptr [rsp + 0x10], r8
    mov r8d, r10d
    shr r8b, 0x3
    and r8b, 0x7
    movzx r8d, r8b
    test r8b, r8b
    mov dword ptr [rsp + 0x20], r8d
    mov qword ptr [rsp + 0x210], r10
    mov qword ptr [rsp + 0xa8], rbx
    mov qword ptr [rsp + 0x218], r12
    je .L2
    cmp r8d, 0x7
    jne .L3
    mov r10b, 0x30
    jmp .L4
.L2:
    mov r10b, 0x8
    jmp .L4
.L3:
    and r10b, 0x38
.L4:
    or r10b, r9b
    mov r8, rax
    or r8, rdx
    mov qword ptr [rsp + 0x98], r8
    lea r8, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0x268], r14
    mov r8, qword ptr [r14 + r8 + 0x8]
    mov qword ptr [rsp + 0xe8], r8
    movabs r14, 0xfefefefefefefe
    movabs rbx, 0x7f7f7f7f7f7f7f
    vmovdqu xmm1, xmmword ptr [rsi + 0x58]
    mov r8, qword ptr [rsp + 0x88]
    vpbroadcastq xmm0, r8
    vpand xmm5, xmm1, xmm0
    mov qword ptr [rsp + 0xf0], r10
    movzx r10d, r10b
    shl r10d, 0x6
    mov r8, qword ptr [rsp + 0x10]
    and r11, r8
    and rbp, r8
    tzcnt r12, rbp
    mov r8d, r12d
    and r8b, 0x3f
    mov byte ptr [rsp + 0x148], r8b
    vmovq xmm4, rcx
    vpinsrq xmm3, xmm4, r11, 0x1
    vpsrlq xmm2, xmm3, 0x8
    mov r9d, r12d
    and r9d, 0x3f
    vpextrq r8, xmm2, 0x1
    mov qword ptr [rsp + 0x220], r8
    add r8, r8
    and r8, r14
    mov qword ptr [rsp + 0xd0], r8
    mov r8, r11
    shr r8, 0x9
    and r8, rbx
    mov qword ptr [rsp + 0xc8], r8
    mov qword ptr [rsp + 0x2d8], r9
    mov ebx, r9d
    shl ebx, 0x6
    mov r8d, r12d
    and r8b, 0x7
    mov qword ptr [rsp + 0x1f8], r8
    mov qword ptr [rsp + 0x1c0], r13
    mov qword ptr [rsp + 0xf8], rbp
    je .L5
    mov r9d, r12d
    and r9d, 0x7
    cmp r9d, 0x7
    mov rdi, qword ptr [rsp + 0x80]
    jne .L6
    mov r8b, 0x6
    jmp .L6
.L5:
    mov r8b, 0x1
    mov rdi, qword ptr [rsp + 0x80]
.L6:
    vmovq qword ptr [rsp + 0x8], xmm5
    mov r9, qword ptr [rsp + 0xd0]
    or r9, qword ptr [rsp + 0xc8]
    mov qword ptr [rsp + 0xc0], r9
    and rax, rdx
    mov rbp, qword ptr [rsp + 0x98]
    and rbp, qword ptr [rsp + 0xe8]
    movzx edx, byte ptr [rsp + 0x148]
    shr dl, 0x3
    movzx edx, dl
    test dl, dl
    mov dword ptr [rsp + 0x140], edx
    je .L7
    cmp edx, 0x7
    jne .L8
    mov dl, 0x30
    jmp .L9
.L7:
    mov dl, 0x8
    jmp .L9
.L8:
    mov edx, r12d
    and dl, 0x38
.L9:
    mov r9, qword ptr [rsp + 0x8]
    or dl, r8b
    mov r8, qword ptr [rsi + 0x68]
    mov qword ptr [rsp + 0x38], r8
    mov qword ptr [rsp + 0x288], rsi
    mov rsi, qword ptr [rsi + 0x70]
    mov qword ptr [rsp + 0x90], rsi
    lea r8, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0x2e8], rbx
    mov rsi, qword ptr [rbx + r8 + 0x8]
    mov qword ptr [rsp + 0x1d0], rsi
    mov rsi, qword ptr [r10 + r8 + 0x8]
    mov qword ptr [rsp + 0x28], rsi
    or rbp, rax
    mov rbx, qword ptr [rsp + 0x98]
    or rbx, qword ptr [rsp + 0xe8]
    movabs rax, 0x5555555555555555
    mov qword ptr [rsp + 0x50], rax
    movzx eax, dl
    mov edx, eax
    shl eax, 0x6
    mov rax, qword ptr [rax + r8 + 0x8]
    bts rax, rdx
    mov qword ptr [rsp + 0x1b0], rax
    mov qword ptr [rsp + 0x60], rcx
    mov rdx, rcx
    bts rdx, r15
    or rdx, qword ptr [rsp + 0xc0]
    not rdx
    mov qword ptr [rsp + 0x120], r15
    mov r10d, dword ptr [rdi + 4*r15 + 0x510]
    vpxor xmm0, xmm0, xmm0
    test r9, r9
    je .L12
    mov qword ptr [rsp + 0x1a8], 0x0
    vpbroadcastd xmm6, dword ptr [.C0]
    mov r8, r9
    nop
.L10:
    tzcnt r9, r8
    mov eax, r9d
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    mov r15, qword ptr [rax + rcx]
    mov rax, r15
    and rax, qword ptr [rsp + 0x1b0]
    je .L11
    popcnt rax, rax
    imul eax, dword ptr [rdi + 0x998]
    add eax, dword ptr [rdi + 0x800]
    vpinsrd xmm7, xmm6, eax, 0x1
    vpaddd xmm0, xmm7, xmm0
.L11:
    mov r14, r15
    and r14, rdx
    mov r13, r14
    shr r13
    movabs rax, 0x5555555555555555
    and r13, rax
    xor eax, eax
    popcnt rax, r14
    sub r14, r13
    mov r13, r14
    movabs rcx, 0x3333333333333333
    and r13, rcx
    shr r14, 0x2
    and r14, rcx
    add r14, r13
    mov r13, r14
    shr r13, 0x4
    add r13, r14
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and r13, rcx
    movabs rcx, 0x101010101010101
    imul r13, rcx
    movabs rcx, 0x900000000000000
    cmp r13, rcx
    jae .L142
    blsr r8, r8
    or qword ptr [rsp + 0x1a8], r15
    mov rcx, rbx
    and rcx, r15
    or rbp, rcx
    or rbx, r15
    mov rdi, qword ptr [rsp + 0x80]
    add r10d, dword ptr [rdi + 4*rax + 0x8a8]
    add r10d, dword ptr [rdi + 4*r9 + 0x110]
    test r8, r8
    jne .L10
    jmp .L13
.L12:
    mov qword ptr [rsp + 0x1a8], 0x0
.L13:
    mov qword ptr [rsp + 0x108], rbp
    mov qword ptr [rsp + 0x2e0], r12
    vpextrq rbp, xmm5, 0x1
    mov r15, qword ptr [rsp + 0x90]
    mov rax, qword ptr [rsp + 0x88]
    and r15, rax
    mov rcx, qword ptr [rsp + 0x10]
    or rcx, rax
    mov qword ptr [rsp + 0x68], r15
    mov qword ptr [rsp + 0x48], rcx
    xor r15, rcx
    test rbp, rbp
    mov qword ptr [rsp + 0x78], r11
    mov qword ptr [rsp + 0x58], rbp
    je .L16
    xor r13d, r13d
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    vpbroadcastd xmm6, dword ptr [.C0]
    movabs r12, 0x101010101010101
    nop
.L14:
    tzcnt r9, rbp
    lea rax, [r9 + 2*r9]
    mov r14d, dword ptr [r8 + 8*rax + 0x610]
    movzx ecx, byte ptr [r8 + 8*rax + 0x614]
    mov r11, qword ptr [r8 + 8*rax + 0x600]
    and r11, r15
    imul r11, qword ptr [r8 + 8*rax + 0x608]
    shrx rax, r11, rcx
    add rax, r14
    mov r14, qword ptr [rdi + 8*rax]
    mov rax, r14
    and rax, qword ptr [rsp + 0x1b0]
    je .L15
    popcnt rax, rax
    mov rcx, qword ptr [rsp + 0x80]
    imul eax, dword ptr [rcx + 0x998]
    add eax, dword ptr [rcx + 0x804]
    vpinsrd xmm7, xmm6, eax, 0x1
    vpaddd xmm0, xmm7, xmm0
.L15:
    mov rcx, r14
    and rcx, rdx
    mov r11, rcx
    shr r11
    movabs rax, 0x5555555555555555
    and r11, rax
    xor eax, eax
    popcnt rax, rcx
    sub rcx, r11
    mov r11, rcx
    movabs rsi, 0x3333333333333333
    and r11, rsi
    shr rcx, 0x2
    and rcx, rsi
    add rcx, r11
    mov r11, rcx
    shr r11, 0x4
    add r11, rcx
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and r11, rcx
    imul r11, r12
    movabs rcx, 0xe00000000000000
    cmp r11, rcx
    jae .L143
    blsr rbp, rbp
    or r13, r14
    mov rcx, rbx
    and rcx, r14
    or qword ptr [rsp + 0x108], rcx
    or rbx, r14
    mov rsi, qword ptr [rsp + 0x80]
    add r10d, dword ptr [rsi + 4*rax + 0x820]
    mov eax, r10d
    add eax, dword ptr [rsi + 4*r9 + 0x210]
    movabs rcx, -0x55aa55aa55aa55ab
    bt rcx, r9
    movabs r9, 0x55aa55aa55aa55aa
    cmovae rcx, r9
    and rcx, qword ptr [rsp + 0x60]
    xor r10d, r10d
    popcnt r10, rcx
    imul r10d, dword ptr [rsi + 0x914]
    add r10d, eax
    test rbp, rbp
    jne .L14
    mov rax, r13
    or rax, qword ptr [rsp + 0x1a8]
    mov qword ptr [rsp + 0x128], rax
    jmp .L17
.L16:
    xor r13d, r13d
    mov rax, qword ptr [rsp + 0x1a8]
    mov qword ptr [rsp + 0x128], rax
    movabs r12, 0x101010101010101
.L17:
    mov qword ptr [rsp + 0x2d0], r13
    mov r9, qword ptr [rsp + 0x38]
    and r9, qword ptr [rsp + 0x88]
    mov qword ptr [rsp + 0x100], r9
    je .L24
    xor r15, r9
    mov qword ptr [rsp + 0x208], 0x0
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea r13, [plywright::sliders::magic::TABLE]
    vpbroadcastd xmm6, dword ptr [.C0]
    movabs rsi, 0x3333333333333333
    nop
.L18:
    tzcnt rbp, r9
    lea rax, [2*rbp]
    add rax, rbp
    mov ecx, dword ptr [r8 + 8*rax + 0x10]
    movzx r11d, byte ptr [r8 + 8*rax + 0x14]
    mov r14, qword ptr [r8 + 8*rax]
    and r14, r15
    imul r14, qword ptr [r8 + 8*rax + 0x8]
    shrx rax, r14, r11
    add rax, rcx
    mov r14, qword ptr [r13 + 8*rax]
    mov rax, r14
    and rax, qword ptr [rsp + 0x1b0]
    je .L19
    popcnt rax, rax
    mov rcx, qword ptr [rsp + 0x80]
    imul eax, dword ptr [rcx + 0x998]
    add eax, dword ptr [rcx + 0x808]
    vpinsrd xmm7, xmm6, eax, 0x1
    vpaddd xmm0, xmm7, xmm0
.L19:
    mov rcx, r14
    and rcx, rdx
    mov r11, rcx
    shr r11
    movabs rax, 0x5555555555555555
    and r11, rax
    xor eax, eax
    popcnt rax, rcx
    sub rcx, r11
    mov r11, rcx
    and r11, rsi
    shr rcx, 0x2
    and rcx, rsi
    add rcx, r11
    mov r11, rcx
    shr r11, 0x4
    add r11, rcx
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and r11, rcx
    imul r11, r12
    movabs rcx, 0xf00000000000000
    cmp r11, rcx
    jae .L144
    or qword ptr [rsp + 0x208], r14
    mov rcx, rbx
    and rcx, r14
    or qword ptr [rsp + 0x108], rcx
    or rbx, r14
    mov rcx, qword ptr [rsp + 0x80]
    add r10d, dword ptr [rcx + 4*rax + 0x8cc]
    add r10d, dword ptr [rcx + 4*rbp + 0x310]
    blsr r9, r9
    jne .L18
    mov rbp, qword ptr [rsp + 0x68]
    test rbp, rbp
    je .L25
.L20:
    mov qword ptr [rsp + 0x200], 0x0
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea r13, [plywright::sliders::magic::TABLE]
    vpbroadcastd xmm6, dword ptr [.C0]
    nop
.L21:
    tzcnt r9, rbp
    lea rax, [r9 + 2*r9]
    mov ecx, dword ptr [r8 + 8*rax + 0x10]
    movzx r11d, byte ptr [r8 + 8*rax + 0x14]
    mov r14, qword ptr [r8 + 8*rax]
    mov rsi, qword ptr [rsp + 0x48]
    and r14, rsi
    imul r14, qword ptr [r8 + 8*rax + 0x8]
    shrx r11, r14, r11
    add r11, rcx
    mov ecx, dword ptr [r8 + 8*rax + 0x610]
    movzx r14d, byte ptr [r8 + 8*rax + 0x614]
    mov r15, qword ptr [r8 + 8*rax + 0x600]
    and r15, rsi
    imul r15, qword ptr [r8 + 8*rax + 0x608]
    shrx rax, r15, r14
    add rax, rcx
    mov r15, qword ptr [r13 + 8*rax]
    or r15, qword ptr [r13 + 8*r11]
    mov rax, r15
    and rax, qword ptr [rsp + 0x1b0]
    je .L22
    popcnt rax, rax
    mov rdi, qword ptr [rsp + 0x80]
    imul eax, dword ptr [rdi + 0x998]
    add eax, dword ptr [rdi + 0x80c]
    vpinsrd xmm7, xmm6, eax, 0x1
    vpaddd xmm0, xmm7, xmm0
    jmp .L23
    nop
.L22:
    mov rdi, qword ptr [rsp + 0x80]
.L23:
    mov rcx, r15
    and rcx, rdx
    mov r11, rcx
    shr r11
    movabs rax, 0x5555555555555555
    and r11, rax
    xor eax, eax
    popcnt rax, rcx
    sub rcx, r11
    mov r11, rcx
    movabs rsi, 0x3333333333333333
    and r11, rsi
    shr rcx, 0x2
    and rcx, rsi
    add rcx, r11
    mov r11, rcx
    shr r11, 0x4
    add r11, rcx
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and r11, rcx
    imul r11, r12
    movabs rcx, 0x1c00000000000000
    cmp r11, rcx
    jae .L145
    or qword ptr [rsp + 0x200], r15
    mov rcx, rbx
    and rcx, r15
    or qword ptr [rsp + 0x108], rcx
    or rbx, r15
    add r10d, dword ptr [rdi + 4*rax + 0x790]
    add r10d, dword ptr [rdi + 4*r9 + 0x410]
    blsr rbp, rbp
    jne .L21
    jmp .L26
.L24:
    mov qword ptr [rsp + 0x208], 0x0
    mov rbp, qword ptr [rsp + 0x68]
    test rbp, rbp
    jne .L20
.L25:
    mov qword ptr [rsp + 0x200], 0x0
.L26:
    mov rdx, qword ptr [rsp + 0x60]
    mov rax, rdx
    shl rax, 0x8
    vmovq rsi, xmm2
    mov qword ptr [rsp + 0x168], rax
    or rax, rdx
    mov rcx, rsi
    or rcx, rdx
    mov rdx, rax
    shl rdx, 0x10
    mov r15, rcx
    shr r15, 0x10
    or rdx, rax
    or r15, rcx
    mov rax, rdx
    shld rax, r15, 0x20
    or r15, rdx
    or r15, rax
    mov r13, qword ptr [rsp + 0xd0]
    and r13, qword ptr [rsp + 0xc8]
    mov r11, qword ptr [rsp + 0x1d0]
    mov rcx, qword ptr [rsp + 0xc0]
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
    mov r14, qword ptr [rsp + 0x78]
    mov rax, r14
    shl rax, 0x8
    mov qword ptr [rsp + 0x298], rax
    or rax, r14
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov rax, qword ptr [rsp + 0x220]
    or rax, r14
    mov r9, rax
    shr r9, 0x10
    or r9, rax
    mov rax, rcx
    shld rax, r9, 0x20
    or r9, rcx
    or r9, rax
    movabs rax, 0xff000000000000
    movabs r8, 0xffffff000000
    mov qword ptr [rsp + 0x18], rdx
    andn rcx, rdx, qword ptr [rsp + 0x98]
    and rcx, r8
    mov rdx, qword ptr [rsp + 0x58]
    or rdx, qword ptr [rsp + 0x8]
    mov qword ptr [rsp + 0x260], rsi
    and rdx, rsi
    xor r8d, r8d
    popcnt r8, rdx
    mov rsi, qword ptr [rsp + 0x100]
    mov qword ptr [rsp + 0x170], r15
    andn rdx, r15, rsi
    vpbroadcastq xmm6, rcx
    mov cl, 0x17
    kmovd k1, ecx
    andn rcx, r9, rdx
    vpand xmm5, xmm5, xmm6
    vpsrlq xmm6, xmm5, 0x1
    vpandq xmm6, xmm6, qword ptr [.C1]{1to2}
    popcnt rcx, rcx
    vpsubq xmm5, xmm5, xmm6
    vpbroadcastq xmm6, qword ptr [.C2]
    vpand xmm7, xmm5, xmm6
    vpsrlq xmm5, xmm5, 0x2
    vpand xmm5, xmm5, xmm6
    vpaddq xmm5, xmm5, xmm7
    vpsrlq xmm6, xmm5, 0x4
    vpaddq xmm5, xmm6, xmm5
    vpandq xmm5, xmm5, qword ptr [.C3]{1to2}
    vpmullq xmm5, xmm5, qword ptr [.C4]{1to2}
    mov rdi, qword ptr [rsp + 0x80]
    vmovdqu32 ymm6 {k1} {z}, ymmword ptr [rdi + 0x908]
    vpsrlq xmm5, xmm5, 0x38
    vmovdqa xmm7, xmmword ptr [.C5]
    vpermd ymm6, ymm7, ymm6
    vpinsrd xmm7, xmm0, r8d, 0x2
    vpinsrd xmm7, xmm7, ecx, 0x3
    vshufps xmm5, xmm5, xmm7, 0xe8
    vpmulld xmm5, xmm6, xmm5
    mov r8d, dword ptr [rdi + 0x91c]
    mov qword ptr [rsp + 0x290], r9
    and rdx, r9
    xor ecx, ecx
    popcnt rcx, rdx
    mov dword ptr [rsp + 0x30], r8d
    imul ecx, r8d
    vpshufd xmm7, xmm5, 0xee
    vpaddd xmm5, xmm5, xmm7
    vpshufd xmm7, xmm5, 0x55
    vpaddd xmm5, xmm5, xmm7
    vmovd r8d, xmm5
    add r8d, ecx
    movabs rcx, -0x100000000000000
    mov rdx, qword ptr [rsp + 0xf8]
    and rdx, rcx
    mov rcx, r14
    and rcx, rax
    or rdx, rcx
    vpshufd xmm5, xmm1, 0x4e
    mov rcx, qword ptr [rsp + 0x10]
    vpbroadcastq xmm7, rcx
    vpand xmm7, xmm7, xmm5
    vpextrq r9, xmm7, 0x1
    je .L27
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
    imul rax, r12
    shr rax, 0x38
    imul eax, dword ptr [rdi + 0x920]
    add eax, r8d
    mov r8d, eax
.L27:
    mov r14, rdi
    mov dword ptr [rsp + 0x1bc], r8d
    mov rax, qword ptr [rsp + 0x28]
    mov rcx, qword ptr [rsp + 0xf0]
    bts rax, rcx
    mov qword ptr [rsp + 0x28], rax
    or r11, r13
    mov rdi, qword ptr [rsp + 0x1d0]
    or rdi, qword ptr [rsp + 0xc0]
    vmovsd xmm8, qword ptr [r14 + 0x908]
    mov eax, dword ptr [r14 + 0x930]
    mov dword ptr [rsp + 0x2bc], eax
    mov rdx, qword ptr [rsp + 0x78]
    mov rax, qword ptr [rsp + 0x2d8]
    bts rdx, rax
    or rdx, qword ptr [rsp + 0x98]
    not rdx
    movzx eax, byte ptr [rsp + 0x148]
    xor al, 0x38
    movzx eax, al
    mov ecx, dword ptr [r14 + 4*rax + 0x510]
    test r9, r9
    mov qword ptr [rsp + 0x228], r9
    vpxor xmm5, xmm5, xmm5
    je .L30
    mov qword ptr [rsp + 0xf8], 0x0
    vpbroadcastd xmm9, dword ptr [.C0]
    mov r8, r9
    nop
.L28:
    tzcnt r9, r8
    mov eax, r9d
    shl eax, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov r15, qword ptr [rax + rsi]
    mov rax, r15
    and rax, qword ptr [rsp + 0x28]
    je .L29
    popcnt rax, rax
    imul eax, dword ptr [r14 + 0x998]
    add eax, dword ptr [r14 + 0x800]
    vpinsrd xmm10, xmm9, eax, 0x1
    vpaddd xmm5, xmm10, xmm5
.L29:
    movabs r12, 0x101010101010101
    mov r13, r15
    and r13, rdx
    mov rbp, r13
    shr rbp
    movabs rax, 0x5555555555555555
    and rbp, rax
    xor eax, eax
    popcnt rax, r13
    sub r13, rbp
    mov rbp, r13
    movabs rsi, 0x3333333333333333
    and rbp, rsi
    shr r13, 0x2
    and r13, rsi
    add r13, rbp
    mov rbp, r13
    shr rbp, 0x4
    add rbp, r13
    movabs rsi, 0xf0f0f0f0f0f0f0f
    and rbp, rsi
    imul rbp, r12
    movabs rsi, 0x900000000000000
    cmp rbp, rsi
    jae .L142
    blsr r8, r8
    or qword ptr [rsp + 0xf8], r15
    mov r12, rdi
    and r12, r15
    or r11, r12
    or rdi, r15
    add ecx, dword ptr [r14 + 4*rax + 0x8a8]
    xor r9d, 0x38
    add ecx, dword ptr [r14 + 4*r9 + 0x110]
    test r8, r8
    jne .L28
    jmp .L31
.L30:
    mov qword ptr [rsp + 0xf8], 0x0
.L31:
    mov qword ptr [rsp + 0x138], rbx
    vmovq rbp, xmm7
    mov rsi, qword ptr [rsp + 0x10]
    and rsi, qword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0xb0], rsi
    xor rsi, qword ptr [rsp + 0x48]
    test rbp, rbp
    mov qword ptr [rsp + 0x280], rbp
    je .L42
    mov qword ptr [rsp + 0xf0], 0x0
    lea r8, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm9, dword ptr [.C0]
    mov r9d, ecx
    nop
.L32:
    tzcnt rcx, rbp
    lea rax, [rcx + 2*rcx]
    mov r15d, dword ptr [r8 + 8*rax + 0x610]
    movzx r13d, byte ptr [r8 + 8*rax + 0x614]
    mov r12, qword ptr [r8 + 8*rax + 0x600]
    and r12, rsi
    imul r12, qword ptr [r8 + 8*rax + 0x608]
    shrx rax, r12, r13
    add rax, r15
    lea rbx, [plywright::sliders::magic::TABLE]
    mov r15, qword ptr [rbx + 8*rax]
    mov rax, r15
    and rax, qword ptr [rsp + 0x28]
    je .L33
    mov rbx, r11
    popcnt rax, rax
    imul eax, dword ptr [r14 + 0x998]
    add eax, dword ptr [r14 + 0x804]
    vpinsrd xmm10, xmm9, eax, 0x1
    vpaddd xmm5, xmm10, xmm5
    jmp .L34
    nop
.L33:
    mov rbx, r11
.L34:
    mov r12, r15
    and r12, rdx
    mov r13, r12
    shr r13
    movabs rax, 0x5555555555555555
    and r13, rax
    xor eax, eax
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
    movabs r12, 0x101010101010101
    imul r13, r12
    movabs r11, 0xe00000000000000
    cmp r13, r11
    jae .L143
    blsr rbp, rbp
    or qword ptr [rsp + 0xf0], r15
    mov r12, rdi
    and r12, r15
    mov r11, rbx
    or r11, r12
    add r9d, dword ptr [r14 + 4*rax + 0x820]
    or rdi, r15
    mov eax, ecx
    xor eax, 0x38
    add r9d, dword ptr [r14 + 4*rax + 0x210]
    movabs rax, -0x55aa55aa55aa55ab
    bt rax, rcx
    movabs rcx, 0x55aa55aa55aa55aa
    cmovae rax, rcx
    and rax, qword ptr [rsp + 0x78]
    xor ecx, ecx
    popcnt rcx, rax
    imul ecx, dword ptr [r14 + 0x914]
    add ecx, r9d
    mov r9d, ecx
    test rbp, rbp
    jne .L32
    mov r13, qword ptr [rsp + 0x10]
    and r13, qword ptr [rsp + 0x38]
    mov qword ptr [rsp + 0xd0], r13
    je .L43
.L35:
    xor rsi, r13
    mov qword ptr [rsp + 0xc8], 0x0
    lea r8, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm9, dword ptr [.C0]
    nop
.L36:
    tzcnt rbp, r13
    lea rax, [2*rbp]
    add rax, rbp
    mov r15d, dword ptr [r8 + 8*rax + 0x10]
    movzx r12d, byte ptr [r8 + 8*rax + 0x14]
    mov r9, qword ptr [r8 + 8*rax]
    and r9, rsi
    imul r9, qword ptr [r8 + 8*rax + 0x8]
    shrx rax, r9, r12
    add rax, r15
    lea r9, [plywright::sliders::magic::TABLE]
    mov r15, qword ptr [r9 + 8*rax]
    mov rax, r15
    and rax, qword ptr [rsp + 0x28]
    je .L37
    mov rbx, r11
    popcnt rax, rax
    imul eax, dword ptr [r14 + 0x998]
    add eax, dword ptr [r14 + 0x808]
    vpinsrd xmm10, xmm9, eax, 0x1
    vpaddd xmm5, xmm10, xmm5
    jmp .L38
    nop
.L37:
    mov rbx, r11
.L38:
    mov r9, r15
    and r9, rdx
    mov r12, r9
    shr r12
    movabs rax, 0x5555555555555555
    and r12, rax
    xor eax, eax
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
    movabs r9, 0xf00000000000000
    cmp r12, r9
    jae .L144
    or qword ptr [rsp + 0xc8], r15
    mov r9, rdi
    and r9, r15
    mov r11, rbx
    or r11, r9
    or rdi, r15
    add ecx, dword ptr [r14 + 4*rax + 0x8cc]
    xor ebp, 0x38
    add ecx, dword ptr [r14 + 4*rbp + 0x310]
    blsr r13, r13
    jne .L36
    mov r9, qword ptr [rsp + 0xb0]
    test r9, r9
    je .L44
.L39:
    mov qword ptr [rsp + 0x190], 0x0
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm9, dword ptr [.C0]
    nop
.L40:
    mov rbx, r11
    tzcnt r13, r9
    lea rax, [2*r13]
    add rax, r13
    mov r15d, dword ptr [rsi + 8*rax + 0x10]
    movzx r12d, byte ptr [rsi + 8*rax + 0x14]
    mov rbp, qword ptr [rsi + 8*rax]
    mov r11, qword ptr [rsp + 0x48]
    and rbp, r11
    imul rbp, qword ptr [rsi + 8*rax + 0x8]
    shrx r12, rbp, r12
    add r12, r15
    mov r15d, dword ptr [rsi + 8*rax + 0x610]
    movzx ebp, byte ptr [rsi + 8*rax + 0x614]
    mov r8, qword ptr [rsi + 8*rax + 0x600]
    and r8, r11
    imul r8, qword ptr [rsi + 8*rax + 0x608]
    shrx rax, r8, rbp
    add rax, r15
    lea r8, [plywright::sliders::magic::TABLE]
    mov r15, qword ptr [r8 + 8*rax]
    or r15, qword ptr [r8 + 8*r12]
    mov rax, r15
    and rax, qword ptr [rsp + 0x28]
    je .L41
    popcnt rax, rax
    imul eax, dword ptr [r14 + 0x998]
    add eax, dword ptr [r14 + 0x80c]
    vpinsrd xmm10, xmm9, eax, 0x1
    vpaddd xmm5, xmm10, xmm5
.L41:
    mov r8, r15
    and r8, rdx
    mov r12, r8
    shr r12
    movabs rax, 0x5555555555555555
    and r12, rax
    xor eax, eax
    popcnt rax, r8
    sub r8, r12
    mov r12, r8
    movabs r11, 0x3333333333333333
    and r12, r11
    shr r8, 0x2
    and r8, r11
    add r8, r12
    mov r12, r8
    shr r12, 0x4
    add r12, r8
    movabs r8, 0xf0f0f0f0f0f0f0f
    and r12, r8
    movabs r8, 0x101010101010101
    imul r12, r8
    movabs r8, 0x1c00000000000000
    cmp r12, r8
    jae .L145
    or qword ptr [rsp + 0x190], r15
    mov r8, rdi
    and r8, r15
    mov r11, rbx
    or r11, r8
    or rdi, r15
    add ecx, dword ptr [r14 + 4*rax + 0x790]
    xor r13d, 0x38
    add ecx, dword ptr [r14 + 4*r13 + 0x410]
    blsr r9, r9
    jne .L40
    jmp .L45
.L42:
    mov qword ptr [rsp + 0xf0], 0x0
    mov r13, qword ptr [rsp + 0x10]
    and r13, qword ptr [rsp + 0x38]
    mov qword ptr [rsp + 0xd0], r13
    jne .L35
.L43:
    mov qword ptr [rsp + 0xc8], 0x0
    mov r9, qword ptr [rsp + 0xb0]
    test r9, r9
    jne .L39
.L44:
    mov qword ptr [rsp + 0x190], 0x0
.L45:
    mov rax, qword ptr [rsp + 0x8]
    popcnt rax, rax
    mov qword ptr [rsp + 0x1f0], rax
    mov rax, qword ptr [rsp + 0x58]
    popcnt rax, rax
    mov qword ptr [rsp + 0x1e8], rax
    mov rax, qword ptr [rsp + 0x100]
    popcnt rax, rax
    mov qword ptr [rsp + 0x178], rax
    mov rdx, qword ptr [rsp + 0x98]
    mov rax, rdx
    shl rax, 0x8
    or rax, rdx
    mov rdx, rax
    shl rdx, 0x10
    or rdx, rax
    mov rax, rdx
    shl rax, 0x20
    or rax, rdx
    mov rbx, qword ptr [rsp + 0x170]
    mov r13, rbx
    not r13
    mov r12, qword ptr [rsp + 0x290]
    not r12
    movabs rdx, 0x3333333333333333
    lea r15, [rdx - 0x33]
    mov qword ptr [rsp + 0x1a0], rax
    andn rsi, rax, qword ptr [rsp + 0xc0]
    movabs rdx, 0xffffff0000
    and rdx, rsi
    mov rsi, qword ptr [rsp + 0x280]
    or rsi, qword ptr [rsp + 0x228]
    and rsi, qword ptr [rsp + 0x298]
    mov r8, rsi
    shr r8
    movabs r9, 0x5555555555555555
    add r9, -0x55
    mov qword ptr [rsp + 0x250], r9
    and r8, r9
    sub rsi, r8
    mov r8, rsi
    and r8, r15
    shr rsi, 0x2
    and rsi, r15
    add rsi, r8
    mov r8, rsi
    shr r8, 0x4
    add r8, rsi
    movabs rsi, 0xf0f0f0f0f0f0f0f
    lea rax, [rsi - 0xf]
    and r8, rax
    movabs r9, 0x101010101010101
    imul r8, r9
    vpbroadcastq xmm9, rdx
    mov rbp, qword ptr [rsp + 0xd0]
    mov rdx, rbp
    mov qword ptr [rsp + 0x8], r12
    and rdx, r12
    vpand xmm7, xmm9, xmm7
    vpsrlq xmm9, xmm7, 0x1
    vpandq xmm9, xmm9, qword ptr [.C6]{1to2}
    vpsubq xmm7, xmm7, xmm9
    vpbroadcastq xmm9, qword ptr [.C7]
    vpand xmm10, xmm9, xmm7
    vpsrlq xmm7, xmm7, 0x2
    vpand xmm7, xmm9, xmm7
    vmovq xmm9, r8
    mov rsi, rdx
    mov qword ptr [rsp + 0x258], r13
    and rsi, r13
    vpaddq xmm7, xmm10, xmm7
    vpsrlq xmm10, xmm7, 0x4
    vpaddq xmm7, xmm10, xmm7
    popcnt rsi, rsi
    vmovd xmm10, esi
    mov rsi, qword ptr [rsp + 0x60]
    xor r8d, r8d
    popcnt r8, rsi
    mov qword ptr [rsp + 0x270], r8
    vpandq xmm7, xmm7, qword ptr [.C8]{1to2}
    vpmullq xmm7, xmm7, qword ptr [.C4]{1to2}
    vpunpcklqdq xmm9, xmm9, xmm10
    vinserti128 ymm7, ymm7, xmm9, 0x1
    vpsrlvq ymm7, ymm7, ymmword ptr [.C9]
    vpmovqd xmm7, ymm7
    vshufps xmm6, xmm8, xmm6, 0xe1
    vpmulld xmm6, xmm6, xmm7
    and rdx, rbx
    popcnt rdx, rdx
    mov ebx, dword ptr [rsp + 0x30]
    imul ebx, edx
    vpshufd xmm7, xmm6, 0xee
    vpaddd xmm6, xmm6, xmm7
    vpshufd xmm7, xmm6, 0x55
    vpaddd xmm6, xmm6, xmm7
    vmovd r8d, xmm6
    add r8d, ebx
    mov edx, esi
    and edx, 0xff00
    movzx esi, byte ptr [rsp + 0xa0]
    or rsi, rdx
    je .L46
    mov edx, ebp
    and edx, 0xff00
    mov esi, ebp
    shr esi
    and esi, 0x5500
    sub rdx, rsi
    mov rsi, rdx
    and rsi, r15
    shr rdx, 0x2
    and rdx, r15
    add rdx, rsi
    mov rsi, rdx
    shr rsi, 0x4
    add rsi, rdx
    and rsi, rax
    imul rsi, r9
    shr rsi, 0x38
    imul esi, dword ptr [r14 + 0x920]
    add esi, r8d
    mov dword ptr [rsp + 0x234], esi
    jmp .L47
.L46:
    mov dword ptr [rsp + 0x234], r8d
.L47:
    mov r8, qword ptr [rsp + 0x68]
    mov rdx, qword ptr [rsp + 0x270]
    add edx, -0x5
    mov ebp, dword ptr [r14 + 0x89c]
    mov esi, ebp
    mov r13, qword ptr [rsp + 0x1f0]
    imul esi, r13d
    mov r9d, dword ptr [r14 + 0x8a0]
    mov dword ptr [rsp + 0xe4], r9d
    imul r9d, dword ptr [rsp + 0x178]
    add r9d, esi
    imul r9d, edx
    cmp dword ptr [rsp + 0x1e8], 0x1
    jbe .L48
    add r9d, dword ptr [r14 + 0x890]
.L48:
    cmp r13d, 0x1
    jbe .L49
    add r9d, dword ptr [r14 + 0x894]
.L49:
    mov r12, qword ptr [rsp + 0x280]
    cmp dword ptr [rsp + 0x178], 0x1
    mov qword ptr [rsp + 0x110], r15
    mov dword ptr [rsp + 0xdc], ebp
    jbe .L50
    add r9d, dword ptr [r14 + 0x898]
.L50:
    mov rdx, qword ptr [rsp + 0x60]
    shr rdx
    mov rsi, qword ptr [rsp + 0x1a0]
    not rsi
    mov qword ptr [rsp + 0x148], rsi
    test r8, r8
    mov qword ptr [rsp + 0x198], rax
    je .L51
    mov r8d, dword ptr [r14 + 0x8a4]
    imul r8d, dword ptr [rsp + 0x178]
    add r9d, r8d
.L51:
    mov dword ptr [rsp + 0x230], r9d
    mov rsi, qword ptr [rsp + 0x228]
    xor r8d, r8d
    popcnt r8, rsi
    mov qword ptr [rsp + 0x130], r8
    xor r8d, r8d
    popcnt r8, r12
    mov qword ptr [rsp + 0x1e0], r8
    mov rbx, qword ptr [rsp + 0x60]
    mov r8, rbx
    shl r8, 0x10
    or r8, rbx
    mov rsi, qword ptr [rsp + 0x168]
    or r8, rsi
    shl r8, 0x10
    or r8, rsi
    mov rax, r8
    shl rax, 0x20
    or rax, r8
    mov r8d, dword ptr [r14 + 0x934]
    mov dword ptr [rsp + 0xe0], r8d
    mov r15d, dword ptr [r14 + 0x938]
    mov r12, qword ptr [rsp + 0x170]
    lea r8, [r12 + r12]
    movabs rbp, -0x101010101010102
    and r8, rbp
    mov r9, r12
    mov rbp, r12
    shr r9
    movabs r12, 0x7f7f7f7f7f7f7f7f
    and r9, r12
    or r9, r8
    andn r8, r9, rbx
    mov r13, qword ptr [rsp + 0x8]
    and r13, r8
    mov r9, qword ptr [rsp + 0xc0]
    and r9, rsi
    and r9, qword ptr [rsp + 0x148]
    xor esi, esi
    popcnt rsi, r8
    mov dword ptr [rsp + 0x158], r15d
    imul esi, r15d
    xor r15d, r15d
    popcnt r15, r13
    shr r9, 0x8
    andn r8, r8, r9
    popcnt r8, r8
    mov qword ptr [rsp + 0x118], rax
    vmovq xmm6, rax
    mov r9, qword ptr [rsp + 0x98]
    vmovq xmm7, r9
    vpunpcklqdq xmm6, xmm6, xmm7
    vpbroadcastq xmm4, xmm4
    vpand xmm4, xmm6, xmm4
    vpsrlq xmm6, xmm4, 0x1
    vpandq xmm6, xmm6, qword ptr [.C10]{1to2}
    vpsubq xmm4, xmm4, xmm6
    vpandq xmm6, xmm4, qword ptr [.C11]{1to2}
    vpsrlq xmm4, xmm4, 0x2
    vpand xmm4, xmm4, xmmword ptr [.C12]
    vpaddq xmm4, xmm4, xmm6
    vpsrlq xmm6, xmm4, 0x4
    vpaddq xmm4, xmm6, xmm4
    vpand xmm4, xmm4, xmmword ptr [.C13]
    vpmullq xmm6, xmm4, qword ptr [.C4]{1to2}
    vpbroadcastq xmm4, qword ptr [r14 + 0x940]
    vpinsrd xmm7, xmm0, r15d, 0x1
    vpinsrd xmm7, xmm7, r8d, 0x2
    mov eax, dword ptr [r14 + 0x93c]
    vpshufb xmm6, xmm6, xmmword ptr [.C14]
    vpblendd xmm6, xmm6, xmm7, 0x6
    vpinsrd xmm7, xmm4, dword ptr [rsp + 0xe0], 0x0
    mov dword ptr [rsp + 0x154], eax
    vpinsrd xmm7, xmm7, eax, 0x1
    vpmulld xmm6, xmm7, xmm6
    movzx eax, bpl
    lea r8d, [rax + rax]
    andn eax, r8d, eax
    mov r8d, dword ptr [r14 + 0x948]
    popcnt eax, eax
    mov dword ptr [rsp + 0x15c], r8d
    imul eax, r8d
    add eax, esi
    vpshufd xmm7, xmm6, 0xee
    vpaddd xmm6, xmm6, xmm7
    vpshufd xmm7, xmm6, 0x55
    vpaddd xmm6, xmm6, xmm7
    vmovd esi, xmm6
    add esi, eax
    lea rax, [rbx + rbx]
    movabs r8, -0x101010101010102
    and rax, r8
    and rdx, r12
    or rdx, rax
    mov rax, qword ptr [rsp + 0xd0]
    popcnt rax, rax
    mov qword ptr [rsp + 0x180], rax
    or rdx, r9
    and rdx, rbx
    je .L53
    nop
.L52:
    tzcnt rax, rdx
    shr eax, 0x3
    add esi, dword ptr [r14 + 4*rax + 0x610]
    blsr rdx, rdx
    jne .L52
.L53:
    mov rax, qword ptr [rsp + 0xb0]
    popcnt rax, rax
    mov qword ptr [rsp + 0x1d8], rax
    lea r8, [r14 + 0x10]
    mov rax, qword ptr [rsp + 0x60]
    test rax, rax
    je .L55
    nop
.L54:
    tzcnt rdx, rax
    add esi, dword ptr [r8 + 4*rdx]
    blsr rax, rax
    jne .L54
.L55:
    mov dword ptr [rsp + 0x2b8], esi
    vpsrlq xmm6, xmm3, 0x10
    vpternlogq xmm6, xmm2, xmm3, 0xfe
    vpsrlq xmm3, xmm6, 0x10
    vpor xmm2, xmm3, xmm2
    vpsrlq xmm3, xmm2, 0x20
    vpor xmm2, xmm3, xmm2
    vmovq rdx, xmm2
    vpextrq rax, xmm2, 0x1
    mov qword ptr [rsp + 0x160], rax
    or rdx, rax
    mov qword ptr [rsp + 0x1c8], rdx
    mov rax, rdx
    or rax, qword ptr [rsp + 0x18]
    mov rdx, qword ptr [rsp + 0x130]
    mov rsi, qword ptr [rsp + 0x1e0]
    add esi, edx
    mov rdx, qword ptr [rsp + 0x180]
    mov qword ptr [rsp + 0x2c8], rsi
    lea edx, [rsi + 2*rdx]
    mov qword ptr [rsp + 0x228], rdx
    andn rbp, rax, qword ptr [rsp + 0x60]
    movzx eax, byte ptr [rsp + 0xa8]
    mov dword ptr [rsp + 0x8], eax
    movzx eax, byte ptr [rsp + 0x1f8]
    mov dword ptr [rsp + 0x148], eax
    mov qword ptr [rsp + 0x278], r11
    je .L63
    mov rax, qword ptr [rsp + 0x1d8]
    lea ebx, [4*rax]
    neg ebx
    lea rax, [r14 + 0x6b0]
    mov qword ptr [rsp + 0xa0], rax
    mov rax, rdi
    or rax, qword ptr [rsp + 0x48]
    mov qword ptr [rsp + 0x188], rax
    lea rax, [r14 + 0x6d0]
    mov qword ptr [rsp + 0x40], rax
    lea rax, [r14 + 0x6f0]
    mov qword ptr [rsp + 0xb8], rax
    mov rax, qword ptr [rsp + 0x288]
    movzx eax, byte ptr [rax + 0x93]
    mov byte ptr [rsp + 0x30], al
    mov eax, dword ptr [rsp + 0x140]
    xor eax, 0x7
    mov dword ptr [rsp + 0x70], eax
    xor r12d, r12d
    jmp .L57
    nop
.L56:
    blsr rbp, rbp
    je .L64
.L57:
    tzcnt r8, rbp
    mov r15d, r8d
    shr r15d, 0x3
    lea esi, [r8 + 0x8]
    and sil, 0x3f
    add r12d, dword ptr [r14 + 4*r15 + 0x650]
    mov edx, r8d
    and edx, 0x7
    mov r11d, r12d
    mov r9d, dword ptr [rsp + 0x148]
    mov r12d, r9d
    sub r12d, edx
    mov eax, edx
    sub eax, r9d
    cmovb eax, r12d
    mov r12d, esi
    shr r12b, 0x3
    movzx r13d, r12b
    mov r14d, dword ptr [rsp + 0x140]
    mov r12d, r14d
    sub r12d, r13d
    mov r9d, r13d
    sub r9d, r14d
    mov r14, qword ptr [rsp + 0x80]
    cmovb r9d, r12d
    cmp eax, r9d
    cmova r9d, eax
    imul r9d, dword ptr [r14 + 4*r15 + 0x670]
    add r9d, r11d
    mov r11d, dword ptr [rsp + 0x8]
    mov r12d, r11d
    sub r12d, edx
    sub edx, r11d
    cmovb edx, r12d
    mov r11d, dword ptr [rsp + 0x20]
    mov r12d, r11d
    sub r12d, r13d
    sub r13d, r11d
    cmovb r13d, r12d
    cmp edx, r13d
    cmova r13d, edx
    imul r13d, dword ptr [r14 + 4*r15 + 0x690]
    mov r12d, r13d
    add r12d, r9d
    mov edx, 0x1
    shlx rdx, rdx, r8
    shr rdx, 0x8
    bts rdx, r8
    mov r9, rdx
    shr r9, 0x10
    or r9, rdx
    mov rdx, r9
    shr rdx, 0x20
    or rdx, r9
    test qword ptr [rsp + 0x100], rdx
    je .L58
    add r12d, dword ptr [r14 + 0x954]
    movabs rdx, 0x101010101010101
    jmp .L59
    nop
.L58:
    test qword ptr [rsp + 0xd0], rdx
    movabs rdx, 0x101010101010101
    je .L59
    add r12d, dword ptr [r14 + 0x958]
.L59:
    shlx rdx, rdx, rsi
    movzx r9d, sil
    mov r11, qword ptr [rsp + 0x48]
    bt r11, r9
    mov r13, qword ptr [rsp + 0xa0]
    jae .L62
.L60:
    add r12d, dword ptr [r13 + 4*r15]
.L61:
    cmp dword ptr [rsp + 0x228], ebx
    jne .L56
    and rdx, qword ptr [rsp + 0x48]
    jne .L56
    shr r8b, 0x3
    xor r8b, 0x7
    movzx edx, r8b
    cmp dl, 0x5
    mov esi, 0x5
    cmovae edx, esi
    mov esi, dword ptr [rsp + 0x70]
    cmp eax, esi
    cmovbe eax, esi
    add dl, byte ptr [rsp + 0x30]
    cmp dl, al
    jae .L56
    add r12d, dword ptr [r14 + 0x95c]
    jmp .L56
    nop
.L62:
    mov r13, qword ptr [rsp + 0xb8]
    test qword ptr [rsp + 0x188], rdx
    je .L60
    mov r9d, 0x1
    shlx rsi, r9, rsi
    mov r13, qword ptr [rsp + 0x40]
    test rsi, rdi
    jne .L61
    jmp .L60
.L63:
    xor r12d, r12d
.L64:
    mov dword ptr [rsp + 0x238], r12d
    movabs r11, 0x7e7e7e7e7e7e00
    mov rax, qword ptr [rsp + 0x1c8]
    andn rax, rax, qword ptr [rsp + 0x60]
    and rax, qword ptr [rsp + 0x18]
    je .L66
    mov rsi, qword ptr [rsp + 0x118]
    lea rdx, [rsi + rsi]
    and rdx, qword ptr [rsp + 0x218]
    shr rsi
    and rsi, qword ptr [rsp + 0x1c0]
    mov r8, rdx
    and r8, rsi
    or rsi, rdx
    mov r9, qword ptr [rsp + 0x160]
    lea rdx, [r9 + r9]
    shr r9
    and r9, r11
    and r9, rdx
    andn rdx, r9, rsi
    or rdx, r8
    shr rdx, 0x8
    and rdx, rax
    mov r11, qword ptr [rsp + 0xa8]
    je .L67
    xor eax, eax
    nop
.L65:
    tzcnt rsi, rdx
    shr esi, 0x3
    add eax, dword ptr [r14 + 4*rsi + 0x630]
    blsr rdx, rdx
    jne .L65
    jmp .L68
.L66:
    mov r11, qword ptr [rsp + 0xa8]
    jmp .L69
.L67:
    xor eax, eax
.L68:
    add dword ptr [rsp + 0x238], eax
.L69:
    mov rax, qword ptr [rsp + 0x210]
    and al, 0x38
    mov rdx, -0x1
    shlx rbp, rdx, rax
    mov r13, rbp
    and r13, qword ptr [rsp + 0x60]
    and rbp, qword ptr [rsp + 0x78]
    mov rax, qword ptr [rsp + 0x38]
    or qword ptr [rsp + 0x90], rax
    test r11b, r11b
    je .L70
    mov edx, r11d
    cmp dword ptr [rsp + 0x8], 0x7
    jne .L71
    mov dl, 0x6
    jmp .L71
.L70:
    mov dl, 0x1
.L71:
    lea eax, [rdx - 0x1]
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
    cmp al, r11b
    sete r15b
    shl r15d, 0x5
    lea r12, [r14 + 0x10]
    add r15, r12
    mov eax, esi
    mov ebx, dword ptr [r15 + 4*rax + 0x700]
    add r9, r12
    mov eax, r8d
    add ebx, dword ptr [r9 + 4*rax + 0x740]
    mov rax, qword ptr [rsp + 0x90]
    test qword ptr [rsp + 0x10], rax
    je .L72
    or r8, rsi
    jne .L72
    add ebx, dword ptr [r14 + 0x960]
.L72:
    movabs rax, 0x101010101010101
    shlx rax, rax, rdx
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
    cmp dl, r11b
    sete r9b
    shl r9d, 0x5
    lea r12, [r14 + 0x10]
    add r9, r12
    mov r15d, esi
    add ebx, dword ptr [r9 + 4*r15 + 0x700]
    inc edx
    add rax, r12
    mov r9d, r8d
    add ebx, dword ptr [rax + 4*r9 + 0x740]
    mov rax, qword ptr [rsp + 0x90]
    test qword ptr [rsp + 0x10], rax
    je .L73
    or r8, rsi
    mov r15, qword ptr [rsp + 0x120]
    jne .L74
    add ebx, dword ptr [r14 + 0x960]
    jmp .L74
.L73:
    mov r15, qword ptr [rsp + 0x120]
.L74:
    mov eax, edx
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
    mov rbp, r11
    cmp dl, r11b
    sete r9b
    shl r9d, 0x5
    lea r11, [r14 + 0x10]
    add r9, r11
    mov edx, esi
    add ebx, dword ptr [r9 + 4*rdx + 0x700]
    add rax, r11
    mov edx, r8d
    add ebx, dword ptr [rax + 4*rdx + 0x740]
    mov rax, qword ptr [rsp + 0x90]
    test qword ptr [rsp + 0x10], rax
    je .L75
    or r8, rsi
    mov rsi, qword ptr [rsp + 0x108]
    mov r13, qword ptr [rsp + 0xd0]
    mov r8, qword ptr [rsp + 0xb0]
    mov r9, qword ptr [rsp + 0x78]
    jne .L76
    add ebx, dword ptr [r14 + 0x960]
    jmp .L76
.L75:
    mov rsi, qword ptr [rsp + 0x108]
    mov r13, qword ptr [rsp + 0xd0]
    mov r8, qword ptr [rsp + 0xb0]
    mov r9, qword ptr [rsp + 0x78]
.L76:
    mov dword ptr [rsp + 0x2b4], ebx
    mov rax, qword ptr [rsp + 0xc0]
    not rax
    mov qword ptr [rsp + 0x1c8], rax
    mov rax, qword ptr [rsp + 0x98]
    not rax
    mov qword ptr [rsp + 0x188], rax
    xor ebx, ebx
    popcnt rbx, r9
    vmovd eax, xmm5
    cmp r8, 0x1
    sbb eax, -0x1
    xor edx, edx
    cmp eax, 0x2
    mov qword ptr [rsp + 0x120], rbx
    jl .L82
    vpextrd eax, xmm5, 0x1
    mov rdx, qword ptr [rsp + 0xe8]
    or rdx, qword ptr [rsp + 0x200]
    mov rbx, qword ptr [rsp + 0x138]
    andn rdx, rdx, rbx
    not rdx
    andn rsi, rsi, rdx
    and rsi, rdi
    mov rdx, qword ptr [rsp + 0x28]
    and rdx, rsi
    popcnt rdx, rdx
    imul edx, dword ptr [r14 + 0x99c]
    add edx, eax
    lea rax, [r15 + 2*r15]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    mov r15d, dword ptr [r9 + 8*rax + 0x10]
    movzx r8d, byte ptr [r9 + 8*rax + 0x14]
    mov r12, qword ptr [r9 + 8*rax]
    mov r11, qword ptr [rsp + 0x48]
    and r12, r11
    imul r12, qword ptr [r9 + 8*rax + 0x8]
    shrx r8, r12, r8
    add r8, r15
    mov r15d, dword ptr [r9 + 8*rax + 0x610]
    mov r12, qword ptr [r9 + 8*rax + 0x600]
    and r12, r11
    imul r12, qword ptr [r9 + 8*rax + 0x608]
    movzx eax, byte ptr [r9 + 8*rax + 0x614]
    shrx r12, r12, rax
    lea rax, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [rsp + 0x268]
    add r11, rax
    add r12, r15
    lea r9, [plywright::sliders::magic::TABLE]
    and rsi, qword ptr [rsp + 0x278]
    andn rax, rsi, rbx
    not rax
    mov rsi, qword ptr [rsp + 0x10]
    andn rax, rsi, rax
    mov rsi, qword ptr [r9 + 8*r12]
    and rsi, rax
    mov r15, qword ptr [r11]
    and r15, qword ptr [rsp + 0xf8]
    test r15, rax
    je .L77
    add edx, dword ptr [r14 + 0x810]
.L77:
    and rax, qword ptr [r9 + 8*r8]
    test qword ptr [rsp + 0xf0], rsi
    mov r8, qword ptr [rsp + 0xb0]
    mov r9, qword ptr [rsp + 0x78]
    mov rbx, qword ptr [rsp + 0x120]
    je .L78
    add edx, dword ptr [r14 + 0x814]
.L78:
    or rsi, rax
    test qword ptr [rsp + 0xc8], rax
    je .L79
    add edx, dword ptr [r14 + 0x818]
.L79:
    test qword ptr [rsp + 0x190], rsi
    je .L80
    add edx, dword ptr [r14 + 0x81c]
.L80:
    test r8, r8
    jne .L81
    sub edx, dword ptr [r14 + 0x9a0]
.L81:
    mov eax, edx
    sar eax, 0x1f
    andn eax, eax, edx
    cmp eax, 0x3ff
    mov edx, 0x3ff
    cmovl edx, eax
    mov eax, dword ptr [r14 + 0x9a4]
    imul eax, edx
    imul eax, edx
    sar eax, 0xc
    mov edx, dword ptr [r14 + 0x9a8]
    cmp edx, eax
    cmovl eax, edx
    mov edx, dword ptr [r14 + 0x9ac]
    imul edx, eax
    and edx, -0x40
    shl edx, 0xa
    add edx, eax
.L82:
    mov dword ptr [rsp + 0x2b0], edx
    vmovq rsi, xmm1
    vpextrq rdx, xmm1, 0x1
    mov qword ptr [rsp + 0x1c0], rdx
    mov qword ptr [rsp + 0x268], rsi
    or rdx, rsi
    mov rax, qword ptr [rsp + 0x10]
    mov qword ptr [rsp + 0x218], rdx
    and rax, rdx
    or r13, r8
    mov qword ptr [rsp + 0x10], rax
    or r13, rax
    mov r8, qword ptr [rsp + 0x48]
    mov rax, r8
    not rax
    mov qword ptr [rsp + 0x2f8], rax
    mov rdx, qword ptr [rsp + 0x168]
    and eax, edx
    shl eax, 0x8
    and eax, 0xff000000
    or rax, rdx
    mov rdx, qword ptr [rsp + 0xc0]
    or rdx, r8
    andn rax, rdx, rax
    mov rdx, qword ptr [rsp + 0x138]
    andn rdx, rdx, rdi
    andn rax, rdx, rax
    mov rdx, rax
    shl rdx, 0x9
    movabs rsi, -0x101010101010102
    add rsi, -0xfefe
    and rsi, rdx
    shl rax, 0x7
    movabs rdx, 0x7f7f7f7f7f7f7f7f
    lea r15, [rdx - 0x7f7f]
    and r15, rax
    or r15, rsi
    mov rax, r9
    shl rax, 0x9
    movabs rdx, 0x80000000000000
    and rdx, rax
    mov rax, r9
    shl rax, 0x7
    movabs rsi, 0xffffff000000
    add rsi, 0x1000000
    and rsi, rax
    or rsi, rdx
    mov r9, qword ptr [rsp + 0x58]
    and rsi, r9
    mov rax, rsi
    shr rax
    movabs rdx, 0x40000000000000
    and rdx, rax
    sub rsi, rdx
    movabs rax, 0x3301000000000000
    and rax, rsi
    shr rsi, 0x2
    movabs rdx, 0x3330000000000000
    and rdx, rsi
    mov qword ptr [rsp + 0xb8], r13
    and r13, qword ptr [rsp + 0x188]
    mov qword ptr [rsp + 0x28], r13
    add rdx, rax
    mov rax, rdx
    shr rax, 0x4
    add rax, rdx
    movabs rdx, 0xf07000000000000
    and rdx, rax
    mov rax, r8
    shr rax, 0x10
    and eax, dword ptr [rsp + 0x260]
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
    mov r11d, dword ptr [r14 + 0x924]
    add rsi, rax
    mov r8, rsi
    shr r8, 0x4
    add r8, rsi
    mov r9d, dword ptr [r14 + 0x928]
    movabs rsi, 0x101010101010101
    imul rdx, rsi
    shr rdx, 0x38
    mov dword ptr [rsp + 0x2ac], r11d
    imul edx, r11d
    movabs rax, 0xf0f0f0f0f0f0f0f
    and r8, rax
    imul r8, rsi
    shr r8, 0x38
    imul r8d, r9d
    add r8d, edx
    lea eax, [rbp - 0x1]
    cmp al, 0x2
    jae .L84
    cmp bpl, 0x2
    mov edx, 0x303
    mov eax, 0x101
    cmove rax, rdx
    mov r11d, dword ptr [rsp + 0xe4]
    mov ebp, dword ptr [rsp + 0x15c]
    mov rsi, qword ptr [rsp + 0x1c8]
    mov r13d, dword ptr [rsp + 0xdc]
.L83:
    test byte ptr [rsp + 0x210], 0x38
    jne .L85
    mov r12, rbx
    mov rdx, qword ptr [rsp + 0x100]
    and edx, dword ptr [rsp + 0x170]
    and edx, eax
    xor eax, eax
    popcnt eax, edx
    imul eax, dword ptr [r14 + 0x92c]
    add eax, r8d
    mov r8d, eax
    jmp .L86
.L84:
    mov eax, 0xc0c0
    mov r11d, dword ptr [rsp + 0xe4]
    mov ebp, dword ptr [rsp + 0x15c]
    mov rsi, qword ptr [rsp + 0x1c8]
    mov r13d, dword ptr [rsp + 0xdc]
    mov edx, 0x99
    mov r12d, dword ptr [rsp + 0x8]
    bt edx, r12d
    jae .L131
.L85:
    mov r12, rbx
.L86:
    mov rax, qword ptr [rsp + 0x60]
    andn esi, eax, esi
    mov rdx, qword ptr [rsp + 0x78]
    andn rbx, rdx, qword ptr [rsp + 0x188]
    imul r13d, dword ptr [rsp + 0x130]
    imul r11d, dword ptr [rsp + 0x180]
    add r11d, r13d
    lea eax, [r12 - 0x5]
    imul r11d, eax
    movabs rax, 0x3c3c3c00000000
    and qword ptr [rsp + 0x28], r15
    and r15, rdx
    cmp dword ptr [rsp + 0x1e0], 0x1
    mov qword ptr [rsp + 0x300], r8
    jbe .L87
    add r11d, dword ptr [r14 + 0x890]
.L87:
    mov r13, rsi
    shr esi
    and rbx, rax
    mov rdx, qword ptr [rsp + 0x28]
    shr rdx
    add qword ptr [rsp + 0x50], -0x5555
    mov r12, r15
    mov r8, r15
    shr r8
    cmp dword ptr [rsp + 0x130], 0x1
    mov dword ptr [rsp + 0x168], r9d
    jbe .L88
    add r11d, dword ptr [r14 + 0x894]
.L88:
    and r13d, 0x3c3c3c00
    and esi, 0x14141400
    mov r9, rbx
    shr r9
    movabs rax, 0x14141400000000
    mov r15, qword ptr [rsp + 0x50]
    and rdx, r15
    and r8, r15
    cmp dword ptr [rsp + 0x180], 0x1
    jbe .L89
    add r11d, dword ptr [r14 + 0x898]
.L89:
    vmovd xmm1, dword ptr [rsp + 0x1f0]
    and r9, rax
    sub qword ptr [rsp + 0x28], rdx
    sub r12, r8
    not qword ptr [rsp + 0x18]
    vpextrd r8d, xmm4, 0x1
    vmovd dword ptr [rsp + 0x30], xmm4
    cmp qword ptr [rsp + 0xb0], 0x0
    mov qword ptr [rsp + 0xa0], r12
    je .L90
    mov eax, dword ptr [r14 + 0x8a4]
    imul eax, dword ptr [rsp + 0x180]
    add r11d, eax
.L90:
    mov dword ptr [rsp + 0xe4], r11d
    sub r13, rsi
    mov qword ptr [rsp + 0x50], r13
    sub rbx, r9
    mov qword ptr [rsp + 0xa8], rbx
    mov rax, qword ptr [rsp + 0x160]
    mov r11, qword ptr [rsp + 0x78]
    and rax, r11
    popcnt rax, rax
    mov edx, dword ptr [rsp + 0xe0]
    imul edx, eax
    mov rbx, qword ptr [rsp + 0x290]
    lea rax, [rbx + rbx]
    movabs r13, -0x101010101010102
    and rax, r13
    mov rsi, rbx
    shr rsi
    movabs r15, 0x7f7f7f7f7f7f7f7f
    and rsi, r15
    or rsi, rax
    andn rax, rsi, r11
    xor esi, esi
    popcnt rsi, rax
    mov r12d, dword ptr [rsp + 0x158]
    imul r12d, esi
    mov rsi, qword ptr [rsp + 0x258]
    and rsi, rax
    popcnt rsi, rsi
    mov r15d, dword ptr [rsp + 0x154]
    imul r15d, esi
    mov rsi, qword ptr [rsp + 0x18]
    and rsi, qword ptr [rsp + 0x220]
    and rsi, qword ptr [rsp + 0x98]
    shl rsi, 0x8
    andn rax, rax, rsi
    mov rsi, rax
    shr rsi
    and rsi, qword ptr [rsp + 0x250]
    sub rax, rsi
    mov rsi, rax
    mov r9, qword ptr [rsp + 0x110]
    and rsi, r9
    shr rax, 0x2
    and rax, r9
    add rax, rsi
    mov rsi, rax
    shr rsi, 0x4
    add rsi, rax
    and rsi, qword ptr [rsp + 0x198]
    movabs rax, 0x101010101010101
    imul rsi, rax
    shr rsi, 0x38
    mov r13d, dword ptr [rsp + 0x30]
    imul r13d, esi
    mov r9, qword ptr [rsp + 0xc0]
    mov rax, r9
    and rax, r11
    popcnt rax, rax
    imul r8d, eax
    add r8d, edx
    movzx eax, bl
    lea esi, [rax + rax]
    andn eax, esi, eax
    popcnt eax, eax
    imul ebp, eax
    add ebp, r8d
    add ebp, r12d
    mov rax, qword ptr [rsp + 0x68]
    popcnt rax, rax
    mov qword ptr [rsp + 0x170], rax
    vpinsrd xmm2, xmm1, dword ptr [rsp + 0x1e8], 0x1
    add ebp, r15d
    movabs rax, 0x3333333333333333
    lea rsi, [rax - 0x3333]
    add ebp, r13d
    lea rax, [r11 + r11]
    movabs rdx, -0x101010101010102
    and rax, rdx
    mov rdx, r11
    shr rdx
    movabs r8, 0x7f7f7f7f7f7f7f7f
    and rdx, r8
    mov r8, qword ptr [rsp + 0x28]
    shr r8, 0x2
    mov qword ptr [rsp + 0x38], r8
    or rdx, rax
    mov r12, qword ptr [rsp + 0xa0]
    mov rax, r12
    shr rax, 0x2
    mov qword ptr [rsp + 0x58], rax
    or rdx, r9
    and rdx, r11
    je .L92
    mov r15, qword ptr [rsp + 0x178]
    nop
.L91:
    tzcnt rax, rdx
    shr eax
    and eax, -0x4
    xor eax, 0x1c
    add ebp, dword ptr [r14 + rax + 0x610]
    blsr rdx, rdx
    jne .L91
    jmp .L93
.L92:
    mov r15, qword ptr [rsp + 0x178]
.L93:
    vpinsrd xmm4, xmm2, r15d, 0x2
    movabs rax, 0x3333333333333333
    lea rbx, [rax - 0x333]
    mov rdx, qword ptr [rsp + 0x50]
    shr rdx, 0x2
    mov qword ptr [rsp + 0x40], rdx
    movabs r13, 0x3333333000000000
    mov rdx, qword ptr [rsp + 0xa8]
    shr rdx, 0x2
    mov qword ptr [rsp + 0x18], rdx
    lea r8, [rax - 0x33333333]
    and qword ptr [rsp + 0x28], rsi
    and qword ptr [rsp + 0x38], rsi
    and r12, rsi
    mov rdx, r12
    and qword ptr [rsp + 0x58], rsi
    test r11, r11
    mov r12, qword ptr [rsp + 0x110]
    je .L95
    mov rax, r11
    lea r9, [r14 + 0x10]
    nop
.L94:
    tzcnt rsi, rax
    xor esi, 0x38
    add ebp, dword ptr [r9 + 4*rsi]
    blsr rax, rax
    jne .L94
.L95:
    mov dword ptr [rsp + 0x15c], ebp
    mov rsi, qword ptr [rsp + 0x170]
    vpinsrd xmm3, xmm4, esi, 0x3
    and qword ptr [rsp + 0x40], r12
    and qword ptr [rsp + 0x50], rbx
    and qword ptr [rsp + 0xa8], r13
    and qword ptr [rsp + 0x18], r8
    mov rax, qword ptr [rsp + 0x38]
    add rax, qword ptr [rsp + 0x28]
    mov qword ptr [rsp + 0x38], rax
    add qword ptr [rsp + 0x58], rdx
    mov rax, r11
    shl rax, 0x10
    or rax, r11
    mov rdx, qword ptr [rsp + 0x298]
    or rax, rdx
    shl rax, 0x10
    or rax, rdx
    mov rdx, rax
    shl rdx, 0x20
    or rdx, rax
    or rdx, qword ptr [rsp + 0x118]
    mov qword ptr [rsp + 0x110], rdx
    mov rax, rdx
    or rax, qword ptr [rsp + 0x1a0]
    mov rdx, qword ptr [rsp + 0x1e8]
    mov r8, qword ptr [rsp + 0x1f0]
    add edx, r8d
    mov qword ptr [rsp + 0x2c0], rdx
    lea edx, [rdx + 2*r15]
    mov dword ptr [rsp + 0x28], edx
    andn r13, rax, r11
    mov qword ptr [rsp + 0x2f0], rbx
    je .L103
    lea eax, [4*rsi]
    neg eax
    mov dword ptr [rsp + 0xa0], eax
    mov rax, qword ptr [rsp + 0x138]
    or rax, qword ptr [rsp + 0x48]
    mov qword ptr [rsp + 0x70], rax
    mov rax, qword ptr [rsp + 0x288]
    movzx eax, byte ptr [rax + 0x93]
    xor al, 0x1
    mov byte ptr [rsp + 0x30], al
    xor ebp, ebp
    jmp .L97
    nop
.L96:
    blsr r13, r13
    je .L104
.L97:
    tzcnt r15, r13
    mov edx, r15d
    shr edx, 0x3
    xor rdx, 0x7
    lea esi, [r15 + 0x38]
    and sil, 0x3f
    add ebp, dword ptr [r14 + 4*rdx + 0x650]
    mov eax, r15d
    and eax, 0x7
    mov r11d, dword ptr [rsp + 0x8]
    mov r8d, r11d
    sub r8d, eax
    mov r9d, eax
    sub r9d, r11d
    cmovb r9d, r8d
    mov r8d, esi
    shr r8b, 0x3
    movzx r8d, r8b
    mov ebx, dword ptr [rsp + 0x20]
    mov r12d, ebx
    sub r12d, r8d
    mov r11d, r8d
    sub r11d, ebx
    mov ebx, dword ptr [rsp + 0x140]
    cmovb r11d, r12d
    cmp r9d, r11d
    cmova r11d, r9d
    imul r11d, dword ptr [r14 + 4*rdx + 0x670]
    add r11d, ebp
    mov r12d, dword ptr [rsp + 0x148]
    mov ebp, r12d
    sub ebp, eax
    sub eax, r12d
    cmovb eax, ebp
    mov ebp, ebx
    sub ebp, r8d
    sub r8d, ebx
    cmovb r8d, ebp
    cmp eax, r8d
    cmova r8d, eax
    imul r8d, dword ptr [r14 + 4*rdx + 0x690]
    mov ebp, r8d
    add ebp, r11d
    movabs rax, 0x101010101010101
    shlx rax, rax, r15
    test qword ptr [rsp + 0xd0], rax
    je .L98
    add ebp, dword ptr [r14 + 0x954]
    jmp .L99
    nop
.L98:
    test qword ptr [rsp + 0x100], rax
    je .L99
    add ebp, dword ptr [r14 + 0x958]
.L99:
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
    lea rsi, [r14 + 0x6b0]
    jae .L102
.L100:
    add ebp, dword ptr [rsi + 4*rdx]
.L101:
    mov r11, qword ptr [rsp + 0x78]
    mov edx, dword ptr [rsp + 0xa0]
    cmp dword ptr [rsp + 0x28], edx
    jne .L96
    and rax, qword ptr [rsp + 0x48]
    jne .L96
    shr r15b, 0x3
    movzx eax, r15b
    cmp al, 0x5
    mov edx, 0x5
    cmovae eax, edx
    mov edx, dword ptr [rsp + 0x20]
    cmp r9d, edx
    cmovbe r9d, edx
    add al, byte ptr [rsp + 0x30]
    cmp al, r9b
    jae .L96
    add ebp, dword ptr [r14 + 0x95c]
    jmp .L96
    nop
.L102:
    lea rsi, [r14 + 0x6f0]
    test qword ptr [rsp + 0x70], rax
    je .L100
    lea rsi, [r14 + 0x6d0]
    test qword ptr [rsp + 0x138], r8
    jne .L101
    jmp .L100
.L103:
    xor ebp, ebp
.L104:
    mov rax, qword ptr [rsp + 0x40]
    add rax, qword ptr [rsp + 0x50]
    mov qword ptr [rsp + 0x40], rax
    mov rax, qword ptr [rsp + 0x18]
    add rax, qword ptr [rsp + 0xa8]
    mov qword ptr [rsp + 0x18], rax
    mov rbx, qword ptr [rsp + 0x38]
    shr rbx, 0x4
    mov rax, qword ptr [rsp + 0xb8]
    mov r8, qword ptr [rsp + 0x1c8]
    and rax, r8
    mov qword ptr [rsp + 0x30], rax
    mov r15, qword ptr [rsp + 0x58]
    shr r15, 0x4
    mov rax, qword ptr [rsp + 0x110]
    andn rdx, rax, r11
    and rdx, qword ptr [rsp + 0x1a0]
    je .L108
    mov qword ptr [rsp + 0x20], r15
    mov r13, rbx
    mov rbx, qword ptr [rsp + 0x160]
    lea rax, [rbx + rbx]
    movabs rsi, 0xfefefefefefefe
    and rax, rsi
    shr rbx
    movabs rsi, 0x7f7f7f7f7f7f7f
    and rbx, rsi
    mov rsi, rax
    and rsi, rbx
    or rbx, rax
    mov r9, qword ptr [rsp + 0x118]
    lea rax, [r9 + r9]
    shr r9
    movabs r15, 0x7e7e7e7e7e7e00
    and r9, r15
    and r9, rax
    andn rax, r9, rbx
    or rax, rsi
    shl rax, 0x8
    and rdx, rax
    je .L106
    xor eax, eax
    nop
.L105:
    tzcnt rsi, rdx
    shr esi
    and esi, -0x4
    xor esi, 0x1c
    add eax, dword ptr [r14 + rsi + 0x630]
    blsr rdx, rdx
    jne .L105
    jmp .L107
.L106:
    xor eax, eax
.L107:
    add ebp, eax
    mov rbx, r13
    mov r15, qword ptr [rsp + 0x20]
.L108:
    vmovd xmm6, dword ptr [rsp + 0x120]
    mov r12, qword ptr [rsp + 0x40]
    shr r12, 0x4
    mov r13, qword ptr [rsp + 0x18]
    shr r13, 0x4
    add rbx, qword ptr [rsp + 0x38]
    movabs rax, 0xf0f0f0f0f0f0f0f
    lea rsi, [rax - 0xf0f]
    and qword ptr [rsp + 0x10], r8
    mov r9, qword ptr [rsp + 0xb8]
    or r9, r11
    and qword ptr [rsp + 0x30], rdi
    add r15, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rsp + 0x2e0]
    and al, 0x38
    mov edx, 0xff
    shlx rax, rdx, rax
    mov rdx, rax
    shr rdx, 0x8
    or rdx, rax
    mov rax, rdx
    shr rax, 0x10
    or rax, rdx
    mov rdx, rax
    shr rdx, 0x20
    or rdx, rax
    mov rax, rdx
    and rax, r11
    mov qword ptr [rsp + 0x50], rax
    and rdx, qword ptr [rsp + 0x60]
    mov rax, qword ptr [rsp + 0x1f8]
    test al, al
    je .L109
    cmp dword ptr [rsp + 0x148], 0x7
    jne .L110
    mov al, 0x6
    jmp .L110
.L109:
    mov al, 0x1
.L110:
    add r12, qword ptr [rsp + 0x40]
    mov qword ptr [rsp + 0x8], r12
    add r13, qword ptr [rsp + 0x18]
    mov qword ptr [rsp + 0x140], r13
    and rbx, rsi
    mov r12, rax
    andn rax, rdi, r11
    mov qword ptr [rsp + 0x70], rax
    mov rax, qword ptr [rsp + 0x128]
    and rax, qword ptr [rsp + 0x10]
    mov qword ptr [rsp + 0x18], rax
    and r9, qword ptr [rsp + 0xe8]
    andn rax, rdi, qword ptr [rsp + 0xb8]
    mov qword ptr [rsp + 0x40], rax
    mov rax, qword ptr [rsp + 0x30]
    and rax, qword ptr [rsp + 0x108]
    mov qword ptr [rsp + 0x30], rax
    and r15, rsi
    mov qword ptr [rsp + 0x20], r15
    and r11, r8
    mov qword ptr [rsp + 0x118], r11
    mov qword ptr [rsp + 0x38], r12
    lea eax, [r12 - 0x1]
    mov esi, eax
    and sil, 0x7
    movabs r8, 0x101010101010101
    shlx r8, r8, rsi
    mov r11, qword ptr [rsp + 0x50]
    and r11, r8
    lzcnt rsi, r11
    shr esi, 0x3
    test r11, r11
    cmove rsi, r11
    and r8, rdx
    lzcnt r15, r8
    shr r15d, 0x3
    test r8, r8
    cmove r15, r8
    test rsi, rsi
    setne r8b
    lea r11, [rsi + 0x1]
    cmp r11, r15
    sete r11b
    and r11b, r8b
    movzx r8d, r11b
    shl r8d, 0x5
    xor r11d, r11d
    cmp al, byte ptr [rsp + 0x1f8]
    sete r11b
    shl r11d, 0x5
    lea r13, [r14 + 0x10]
    add r11, r13
    mov eax, esi
    mov r12d, dword ptr [r11 + 4*rax + 0x700]
    add r8, r13
    mov eax, r15d
    add r12d, dword ptr [r8 + 4*rax + 0x740]
    vextracti128 xmm5, ymm3, 0x1
    vpinsrd xmm6, xmm6, dword ptr [rsp + 0x130], 0x1
    movabs rax, 0xf0f0f0f0f0f0f0f
    add rax, -0xf0f0f0f
    mov r8, qword ptr [rsp + 0x90]
    test qword ptr [rsp + 0x88], r8
    je .L111
    mov r8, rax
    or r15, rsi
    jne .L112
    mov r11, r9
    mov eax, r12d
    add eax, dword ptr [r14 + 0x960]
    mov r13, qword ptr [rsp + 0x20]
    jmp .L113
.L111:
    mov r8, rax
.L112:
    mov r11, r9
    mov r13, qword ptr [rsp + 0x20]
    mov eax, r12d
.L113:
    mov rsi, qword ptr [rsp + 0x8]
    and rsi, qword ptr [rsp + 0x198]
    mov qword ptr [rsp + 0x8], rsi
    and qword ptr [rsp + 0x140], r8
    mov rsi, qword ptr [rsp + 0x98]
    and qword ptr [rsp + 0xb8], rsi
    movabs r15, 0x101010101010101
    imul rbx, r15
    mov qword ptr [rsp + 0xa0], rbx
    mov r8, qword ptr [rsp + 0x128]
    mov r12, r8
    mov rbx, qword ptr [rsp + 0x70]
    and r12, rbx
    mov qword ptr [rsp + 0x58], r12
    mov r12, qword ptr [rsp + 0x18]
    mov r9, r12
    and r9, qword ptr [rsp + 0x268]
    mov qword ptr [rsp + 0xe8], r9
    and r12, qword ptr [rsp + 0x1c0]
    mov qword ptr [rsp + 0x18], r12
    mov r9, r8
    and r9, qword ptr [rsp + 0xd0]
    mov qword ptr [rsp + 0x160], r9
    mov r12, qword ptr [rsp + 0xb0]
    and r8, r12
    mov qword ptr [rsp + 0x128], r8
    mov r8, qword ptr [rsp + 0x208]
    and rbx, r8
    mov qword ptr [rsp + 0x70], rbx
    and qword ptr [rsp + 0x10], r8
    and r12, r8
    andn r8, rdi, r11
    mov qword ptr [rsp + 0x198], r8
    mov r8, qword ptr [rsp + 0x40]
    and r8, qword ptr [rsp + 0x138]
    mov qword ptr [rsp + 0x40], r8
    mov r8, qword ptr [rsp + 0x278]
    andn r8, r8, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x110], r8
    imul r13, r15
    mov qword ptr [rsp + 0x20], r13
    and qword ptr [rsp + 0x118], rsi
    mov rbx, qword ptr [rsp + 0x38]
    shlx rsi, r15, rbx
    mov r8, qword ptr [rsp + 0x50]
    and r8, rsi
    lzcnt r9, r8
    shr r9d, 0x3
    test r8, r8
    cmove r9, r8
    and rsi, rdx
    lzcnt r13, rsi
    shr r13d, 0x3
    test rsi, rsi
    cmove r13, rsi
    test r9, r9
    setne sil
    lea r8, [r9 + 0x1]
    cmp r8, r13
    sete r8b
    and r8b, sil
    movzx esi, r8b
    shl esi, 0x5
    xor r8d, r8d
    cmp bl, byte ptr [rsp + 0x1f8]
    sete r8b
    shl r8d, 0x5
    lea r15, [r14 + 0x10]
    add r8, r15
    mov r11d, r9d
    add eax, dword ptr [r8 + 4*r11 + 0x700]
    add rsi, r15
    mov r8d, r13d
    add eax, dword ptr [rsi + 4*r8 + 0x740]
    vpinsrd xmm7, xmm5, dword ptr [rsp + 0x120], 0x0
    vpinsrd xmm6, xmm6, dword ptr [rsp + 0x1e0], 0x2
    lea esi, [rbx + 0x1]
    mov r8, qword ptr [rsp + 0x90]
    test qword ptr [rsp + 0x88], r8
    je .L114
    or r13, r9
    jne .L114
    add eax, dword ptr [r14 + 0x960]
.L114:
    mov ebx, eax
    mov r11, qword ptr [rsp + 0x20]
    mov r13, qword ptr [rsp + 0x8]
    mov r15, qword ptr [rsp + 0x70]
    movabs r9, 0x101010101010101
    imul r13, r9
    mov r8, qword ptr [rsp + 0x140]
    imul r8, r9
    mov qword ptr [rsp + 0x140], r8
    mov r8, qword ptr [rsp + 0xb8]
    xor eax, eax
    popcnt rax, r8
    mov qword ptr [rsp + 0x30], rax
    shr qword ptr [rsp + 0xa0], 0x38
    mov rax, qword ptr [rsp + 0x58]
    popcnt rax, rax
    mov qword ptr [rsp + 0x58], rax
    mov rax, qword ptr [rsp + 0xe8]
    popcnt rax, rax
    mov qword ptr [rsp + 0xa8], rax
    mov rax, qword ptr [rsp + 0x18]
    popcnt rax, rax
    mov qword ptr [rsp + 0x1a0], rax
    mov rax, qword ptr [rsp + 0x160]
    popcnt rax, rax
    mov qword ptr [rsp + 0xe8], rax
    mov rax, qword ptr [rsp + 0x128]
    popcnt rax, rax
    mov qword ptr [rsp + 0x128], rax
    xor eax, eax
    popcnt rax, r15
    mov qword ptr [rsp + 0x38], rax
    mov rax, qword ptr [rsp + 0x10]
    popcnt rax, rax
    mov qword ptr [rsp + 0x18], rax
    xor eax, eax
    popcnt rax, r12
    mov qword ptr [rsp + 0xb0], rax
    mov rax, qword ptr [rsp + 0x198]
    popcnt rax, rax
    mov qword ptr [rsp + 0xb8], rax
    mov rax, qword ptr [rsp + 0x40]
    popcnt rax, rax
    mov qword ptr [rsp + 0x40], rax
    mov rax, qword ptr [rsp + 0x110]
    popcnt rax, rax
    mov qword ptr [rsp + 0x70], rax
    shr r11, 0x38
    mov rax, qword ptr [rsp + 0x118]
    popcnt rax, rax
    mov qword ptr [rsp + 0x10], rax
    mov eax, esi
    and al, 0x7
    shlx rax, r9, rax
    mov r8, qword ptr [rsp + 0x50]
    and r8, rax
    lzcnt r9, r8
    shr r9d, 0x3
    test r8, r8
    cmove r9, r8
    and rdx, rax
    lzcnt r15, rdx
    shr r15d, 0x3
    test rdx, rdx
    cmove r15, rdx
    test r9, r9
    setne al
    lea rdx, [r9 + 0x1]
    cmp rdx, r15
    sete dl
    and dl, al
    movzx eax, dl
    shl eax, 0x5
    xor edx, edx
    cmp sil, byte ptr [rsp + 0x1f8]
    sete dl
    shl edx, 0x5
    lea r8, [r14 + 0x10]
    add rdx, r8
    mov esi, r9d
    add ebx, dword ptr [rdx + 4*rsi + 0x700]
    add rax, r8
    mov edx, r15d
    add ebx, dword ptr [rax + 4*rdx + 0x740]
    mov dword ptr [rsp + 0x50], ebx
    vpinsrd xmm7, xmm7, dword ptr [rsp + 0x130], 0x1
    vpblendd xmm5, xmm6, xmm5, 0x8
    vpinsrd xmm8, xmm6, dword ptr [rsp + 0x180], 0x3
    mov rax, qword ptr [rsp + 0x90]
    test qword ptr [rsp + 0x88], rax
    je .L115
    or r15, r9
    jne .L115
    mov eax, dword ptr [rsp + 0x50]
    add eax, dword ptr [r14 + 0x960]
    mov dword ptr [rsp + 0x50], eax
.L115:
    mov rdx, qword ptr [rsp + 0x68]
    mov qword ptr [rsp + 0x20], r11
    vinserti128 ymm6, ymm3, xmm7, 0x1
    vinserti128 ymm7, ymm3, xmm5, 0x1
    vinserti128 ymm5, ymm3, xmm8, 0x1
    shr r13, 0x38
    mov qword ptr [rsp + 0x8], r13
    shr qword ptr [rsp + 0x140], 0x38
    mov eax, dword ptr [r14 + 0x87c]
    mov dword ptr [rsp + 0x240], eax
    mov eax, dword ptr [r14 + 0x880]
    mov dword ptr [rsp + 0x2a4], eax
    mov eax, dword ptr [r14 + 0x884]
    mov dword ptr [rsp + 0x244], eax
    mov eax, dword ptr [r14 + 0x888]
    mov dword ptr [rsp + 0x2a8], eax
    mov eax, dword ptr [r14 + 0x88c]
    mov dword ptr [rsp + 0xe0], eax
    mov eax, dword ptr [r14 + 0x964]
    mov dword ptr [rsp + 0x160], eax
    mov eax, dword ptr [r14 + 0x968]
    mov dword ptr [rsp + 0x118], eax
    mov eax, dword ptr [r14 + 0x96c]
    mov dword ptr [rsp + 0x90], eax
    mov eax, dword ptr [r14 + 0x970]
    mov dword ptr [rsp + 0x110], eax
    mov eax, dword ptr [r14 + 0x974]
    mov dword ptr [rsp + 0x210], eax
    mov eax, dword ptr [r14 + 0x978]
    mov dword ptr [rsp + 0x198], eax
    mov eax, dword ptr [r14 + 0x97c]
    mov dword ptr [rsp + 0x258], eax
    mov eax, dword ptr [r14 + 0x980]
    mov dword ptr [rsp + 0x158], eax
    mov eax, dword ptr [r14 + 0x984]
    mov dword ptr [rsp + 0xdc], eax
    vmovd eax, xmm0
    cmp rdx, 0x1
    sbb eax, -0x1
    mov edx, dword ptr [r14 + 0x988]
    mov dword ptr [rsp + 0x23c], edx
    mov edx, dword ptr [r14 + 0x98c]
    mov dword ptr [rsp + 0x260], edx
    mov edx, dword ptr [r14 + 0x990]
    mov dword ptr [rsp + 0x248], edx
    mov edx, dword ptr [r14 + 0x994]
    mov dword ptr [rsp + 0x24c], edx
    mov edx, dword ptr [r14 + 0x94c]
    mov dword ptr [rsp + 0x154], edx
    mov edx, dword ptr [r14 + 0x950]
    mov dword ptr [rsp + 0x250], edx
    xor edx, edx
    cmp eax, 0x2
    jl .L121
    lea rbx, [plywright::board::geometry::AROUND]
    add rbx, qword ptr [rsp + 0x2e8]
    mov rsi, rdi
    not rsi
    mov r9, qword ptr [rsp + 0x278]
    not r9
    vpextrd eax, xmm0, 0x1
    mov rdx, qword ptr [rsp + 0x190]
    or rdx, qword ptr [rsp + 0x1d0]
    or rdx, rsi
    and r9, qword ptr [rsp + 0x138]
    and r9, rdx
    mov rdx, qword ptr [rsp + 0x1b0]
    and rdx, r9
    popcnt rdx, rdx
    imul edx, dword ptr [r14 + 0x99c]
    add edx, eax
    mov rax, qword ptr [rsp + 0x2d8]
    lea rax, [rax + 2*rax]
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov r11d, dword ptr [r8 + 8*rax + 0x10]
    movzx r15d, byte ptr [r8 + 8*rax + 0x14]
    mov r12, qword ptr [r8 + 8*rax]
    mov r13, qword ptr [rsp + 0x48]
    and r12, r13
    imul r12, qword ptr [r8 + 8*rax + 0x8]
    shrx r15, r12, r15
    add r15, r11
    mov r11d, dword ptr [r8 + 8*rax + 0x610]
    mov r12, qword ptr [r8 + 8*rax + 0x600]
    and r12, r13
    imul r12, qword ptr [r8 + 8*rax + 0x608]
    movzx eax, byte ptr [r8 + 8*rax + 0x614]
    shrx r12, r12, rax
    add r12, r11
    mov r11, qword ptr [rsp + 0x1a8]
    and r11, qword ptr [rbx]
    and r9, qword ptr [rsp + 0x108]
    or r9, rsi
    lea r8, [plywright::sliders::magic::TABLE]
    mov rax, qword ptr [rsp + 0x88]
    andn rax, rax, r9
    mov rsi, qword ptr [r8 + 8*r12]
    and rsi, rax
    test r11, rax
    je .L116
    add edx, dword ptr [r14 + 0x810]
.L116:
    mov r9, qword ptr [rsp + 0x2d0]
    and rax, qword ptr [r8 + 8*r15]
    test r9, rsi
    mov r8, qword ptr [rsp + 0x68]
    je .L117
    add edx, dword ptr [r14 + 0x814]
.L117:
    or rsi, rax
    test qword ptr [rsp + 0x208], rax
    je .L118
    add edx, dword ptr [r14 + 0x818]
.L118:
    test qword ptr [rsp + 0x200], rsi
    je .L119
    add edx, dword ptr [r14 + 0x81c]
.L119:
    test r8, r8
    jne .L120
    sub edx, dword ptr [r14 + 0x9a0]
.L120:
    mov eax, edx
    sar eax, 0x1f
    andn eax, eax, edx
    cmp eax, 0x3ff
    mov edx, 0x3ff
    cmovl edx, eax
    mov eax, dword ptr [r14 + 0x9a4]
    imul eax, edx
    imul eax, edx
    sar eax, 0xc
    mov edx, dword ptr [r14 + 0x9a8]
    cmp edx, eax
    cmovl eax, edx
    mov edx, dword ptr [r14 + 0x9ac]
    imul edx, eax
    and edx, -0x40
    shl edx, 0xa
    add edx, eax
.L121:
    mov dword ptr [rsp + 0x1b0], edx
    mov rax, qword ptr [rsp + 0x218]
    and rax, qword ptr [rsp + 0x88]
    mov r9, rax
    mov rdx, qword ptr [rsp + 0x220]
    mov rsi, qword ptr [rsp + 0x2f8]
    and rsi, rdx
    shr rsi, 0x8
    movabs rax, 0xff00000000
    and rax, rsi
    or rax, rdx
    mov r14, qword ptr [rsp + 0x98]
    mov rdx, r14
    mov r12, qword ptr [rsp + 0x48]
    or rdx, r12
    andn rax, rdx, rax
    mov r8, qword ptr [rsp + 0x138]
    andn rdx, rdi, r8
    andn rax, rdx, rax
    mov rdx, rax
    shr rdx, 0x7
    movabs rsi, 0xfefefefefefe
    and rsi, rdx
    shr rax, 0x9
    movabs rdx, 0x7f7f7f7f7f7f
    and rdx, rax
    or rdx, rsi
    mov qword ptr [rsp + 0x200], rdx
    mov rbx, qword ptr [rsp + 0xf0]
    or rbx, qword ptr [rsp + 0xf8]
    mov rdx, r9
    mov rax, r9
    mov r11, qword ptr [rsp + 0x100]
    or rax, r11
    mov rsi, qword ptr [rsp + 0x68]
    or rax, rsi
    and rdx, qword ptr [rsp + 0x188]
    mov r15, qword ptr [rsp + 0x60]
    andn r13, r8, r15
    mov r9, rbx
    and r9, r13
    mov qword ptr [rsp + 0xf8], r9
    mov r9, rbx
    and r9, rdx
    and r11, rbx
    mov qword ptr [rsp + 0x100], r11
    and rbx, rsi
    mov r11, qword ptr [rsp + 0xc8]
    and r13, r11
    mov qword ptr [rsp + 0xf0], r13
    and rdx, r11
    mov qword ptr [rsp + 0x218], rdx
    and r11, rsi
    mov qword ptr [rsp + 0xc8], r11
    mov r11, qword ptr [rsp + 0x108]
    or r11, r14
    mov rsi, qword ptr [rsp + 0xc0]
    mov rdx, rsi
    and rdx, rax
    mov qword ptr [rsp + 0x190], rdx
    mov r13, qword ptr [rsp + 0x1c8]
    and r13, rax
    and rdi, rax
    andn r11, r11, rax
    or rax, r15
    and rax, qword ptr [rsp + 0x1d0]
    andn rax, r8, rax
    mov qword ptr [rsp + 0x88], rax
    andn rax, r8, rdi
    mov qword ptr [rsp + 0x68], rax
    and r11, r8
    and r11, qword ptr [rsp + 0x278]
    mov qword ptr [rsp + 0x220], r11
    mov rax, qword ptr [rsp + 0x188]
    mov rdi, r15
    and rax, r15
    and rax, rsi
    mov qword ptr [rsp + 0x188], rax
    mov edx, edi
    shr edx, 0x7
    and edx, 0x8000
    mov esi, edi
    shr esi, 0x9
    and esi, 0x100
    or esi, edx
    mov r11, qword ptr [rsp + 0x280]
    mov edx, r11d
    and edx, esi
    mov esi, edx
    shr esi
    and esi, 0x4000
    sub rdx, rsi
    movabs rsi, 0x3333333333333333
    add rsi, -0x3233
    and rsi, rdx
    shr rdx, 0x2
    and rdx, qword ptr [rsp + 0x2f0]
    add rdx, rsi
    mov rsi, rdx
    shr rsi, 0x4
    add rsi, rdx
    movabs rdx, 0xf0f0f0f0f0f0f0f
    add rdx, -0x80f
    and rdx, rsi
    movabs rax, 0x101010101010101
    imul rdx, rax
    shr rdx, 0x38
    mov r14d, dword ptr [rsp + 0x2ac]
    imul r14d, edx
    shl r12, 0x10
    and r12, qword ptr [rsp + 0x298]
    mov rdx, r12
    shr rdx
    movabs rsi, 0x400000000000000
    and rsi, rdx
    movabs r8, 0x1000000000000000
    and r12, r8
    lea rdx, [rsi + 2*r12]
    and rdx, r11
    mov rsi, rdx
    shr rsi
    and rsi, r8
    sub rdx, rsi
    movabs rsi, 0x3000000000000000
    and rsi, rdx
    shr rdx, 0x2
    movabs r8, 0x100000000000000
    and r8, rdx
    add rdx, rsi
    shr rdx, 0x4
    add rdx, r8
    movabs rsi, 0xf00000000000000
    and rdx, rsi
    imul rdx, rax
    shr rdx, 0x38
    mov r11d, dword ptr [rsp + 0x168]
    imul r11d, edx
    add r11d, r14d
    vmovd xmm0, dword ptr [rsp + 0x1d8]
    mov eax, dword ptr [rsp + 0x240]
    imul eax, dword ptr [rsp + 0x270]
    mov dword ptr [rsp + 0x48], eax
    mov r12d, dword ptr [rsp + 0x2a4]
    mov eax, r12d
    imul eax, dword ptr [rsp + 0x1f0]
    mov dword ptr [rsp + 0x108], eax
    mov eax, dword ptr [rsp + 0x244]
    imul eax, dword ptr [rsp + 0x1e8]
    mov dword ptr [rsp + 0x1a8], eax
    mov r14d, dword ptr [rsp + 0x2a8]
    mov edx, r14d
    imul edx, dword ptr [rsp + 0x178]
    mov eax, dword ptr [rsp + 0xe0]
    imul eax, dword ptr [rsp + 0x170]
    mov dword ptr [rsp + 0x208], eax
    mov r8, qword ptr [rsp + 0x30]
    imul r8d, dword ptr [rsp + 0x160]
    mov rsi, qword ptr [rsp + 0xa0]
    imul esi, dword ptr [rsp + 0x118]
    mov qword ptr [rsp + 0xa0], rsi
    mov rsi, qword ptr [rsp + 0x58]
    imul esi, dword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x58], rsi
    mov rsi, qword ptr [rsp + 0xa8]
    imul esi, dword ptr [rsp + 0x110]
    mov qword ptr [rsp + 0xa8], rsi
    mov rsi, qword ptr [rsp + 0x1a0]
    imul esi, dword ptr [rsp + 0x210]
    mov qword ptr [rsp + 0x1a0], rsi
    mov rsi, qword ptr [rsp + 0xe8]
    imul esi, dword ptr [rsp + 0x198]
    mov qword ptr [rsp + 0xe8], rsi
    mov rsi, qword ptr [rsp + 0x128]
    imul esi, dword ptr [rsp + 0x258]
    mov qword ptr [rsp + 0x128], rsi
    mov rsi, qword ptr [rsp + 0x38]
    imul esi, dword ptr [rsp + 0x158]
    mov qword ptr [rsp + 0x38], rsi
    mov rsi, qword ptr [rsp + 0x18]
    imul esi, dword ptr [rsp + 0xdc]
    mov qword ptr [rsp + 0x18], rsi
    mov rsi, qword ptr [rsp + 0xb0]
    imul esi, dword ptr [rsp + 0x23c]
    mov qword ptr [rsp + 0xb0], rsi
    mov rsi, qword ptr [rsp + 0xb8]
    imul esi, dword ptr [rsp + 0x260]
    mov qword ptr [rsp + 0xb8], rsi
    mov rsi, qword ptr [rsp + 0x40]
    imul esi, dword ptr [rsp + 0x248]
    mov qword ptr [rsp + 0x40], rsi
    mov rsi, qword ptr [rsp + 0x70]
    imul esi, dword ptr [rsp + 0x24c]
    mov qword ptr [rsp + 0x70], rsi
    mov rsi, qword ptr [rsp + 0x20]
    imul esi, dword ptr [rsp + 0x154]
    mov qword ptr [rsp + 0x20], rsi
    mov rsi, qword ptr [rsp + 0x10]
    imul esi, dword ptr [rsp + 0x250]
    mov qword ptr [rsp + 0x10], rsi
    mov rax, qword ptr [rsp + 0x190]
    popcnt rax, rax
    mov qword ptr [rsp + 0x98], rax
    mov rax, qword ptr [rsp + 0x200]
    and r13, rax
    xor esi, esi
    popcnt rsi, r13
    mov qword ptr [rsp + 0x190], rsi
    mov rsi, qword ptr [rsp + 0xf8]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0xf8], rsi
    mov rsi, qword ptr [rsp + 0x268]
    and rsi, r9
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x138], rsi
    and r9, qword ptr [rsp + 0x1c0]
    xor esi, esi
    popcnt rsi, r9
    mov qword ptr [rsp + 0xc0], rsi
    mov rsi, qword ptr [rsp + 0x100]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x100], rsi
    popcnt rbx, rbx
    mov rsi, qword ptr [rsp + 0xf0]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0xf0], rsi
    mov rsi, qword ptr [rsp + 0x218]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x1d0], rsi
    mov rsi, qword ptr [rsp + 0xc8]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0xc8], rsi
    mov rsi, qword ptr [rsp + 0x88]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x88], rsi
    mov rsi, qword ptr [rsp + 0x68]
    popcnt r15, rsi
    mov rsi, qword ptr [rsp + 0x220]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x68], rsi
    and rax, rdi
    xor r13d, r13d
    popcnt r13, rax
    mov rax, qword ptr [rsp + 0x188]
    xor r9d, r9d
    popcnt r9, rax
    mov rax, qword ptr [rsp + 0x1f8]
    lea esi, [rax - 0x1]
    cmp sil, 0x2
    mov qword ptr [rsp + 0x30], r8
    jae .L123
    cmp al, 0x2
    movabs r8, 0x303000000000000
    movabs rsi, 0x101000000000000
    cmove rsi, r8
.L122:
    mov rax, qword ptr [rsp + 0x2e0]
    not al
    test al, 0x38
    jne .L124
    mov rdi, rbx
    and rsi, qword ptr [rsp + 0x290]
    and rsi, qword ptr [rsp + 0xd0]
    mov r8, rsi
    shr r8
    movabs rax, 0x4141000000000000
    and rax, r8
    sub rsi, rax
    movabs rax, 0x3333000000000000
    and rax, rsi
    shr rsi, 0x2
    movabs r8, 0x3333333333333333
    and rsi, r8
    add rsi, rax
    mov rax, rsi
    shr rax, 0x4
    add rax, rsi
    movabs rsi, 0xf0f070707070707
    and rsi, rax
    movabs rax, 0x101010101010101
    imul rsi, rax
    shr rsi, 0x38
    mov rax, qword ptr [rsp + 0x80]
    imul esi, dword ptr [rax + 0x92c]
    add esi, r11d
    mov dword ptr [rsp + 0x168], esi
    jmp .L125
.L123:
    movabs rsi, -0x3f40000000000000
    mov r8d, 0x99
    mov eax, dword ptr [rsp + 0x148]
    bt r8d, eax
    jae .L132
.L124:
    mov rdi, rbx
    mov dword ptr [rsp + 0x168], r11d
.L125:
    mov eax, dword ptr [rsp + 0x1bc]
    mov esi, dword ptr [rsp + 0x240]
    imul esi, dword ptr [rsp + 0x120]
    imul r12d, dword ptr [rsp + 0x130]
    add r12d, esi
    mov esi, dword ptr [rsp + 0x244]
    imul esi, dword ptr [rsp + 0x1e0]
    imul r14d, dword ptr [rsp + 0x180]
    add r14d, esi
    add r14d, r12d
    mov ebx, dword ptr [rsp + 0xe0]
    imul ebx, dword ptr [rsp + 0x1d8]
    add ebx, r14d
    mov r14d, dword ptr [rsp + 0x154]
    imul r14d, r13d
    mov r12d, dword ptr [rsp + 0x250]
    imul r12d, r9d
    mov r8d, dword ptr [rsp + 0x24c]
    imul r8d, dword ptr [rsp + 0x68]
    mov esi, dword ptr [rsp + 0x248]
    imul esi, r15d
    mov r15d, dword ptr [rsp + 0x260]
    imul r15d, dword ptr [rsp + 0x88]
    mov r11d, dword ptr [rsp + 0x23c]
    imul r11d, dword ptr [rsp + 0xc8]
    mov r9d, dword ptr [rsp + 0xdc]
    imul r9d, dword ptr [rsp + 0x1d0]
    add r9d, r11d
    mov r11d, dword ptr [rsp + 0x158]
    imul r11d, dword ptr [rsp + 0xf0]
    add r11d, r9d
    mov r9d, dword ptr [rsp + 0x258]
    imul r9d, edi
    add r9d, r11d
    mov r11d, dword ptr [rsp + 0x198]
    imul r11d, dword ptr [rsp + 0x100]
    add r11d, r9d
    mov r13d, dword ptr [rsp + 0x210]
    imul r13d, dword ptr [rsp + 0xc0]
    mov r9d, dword ptr [rsp + 0x110]
    imul r9d, dword ptr [rsp + 0x138]
    add r9d, ebx
    add r9d, r13d
    add r9d, esi
    add r9d, r8d
    mov r13d, dword ptr [rsp + 0x160]
    imul r13d, dword ptr [rsp + 0x98]
    add r13d, r9d
    add r13d, r14d
    mov r9d, dword ptr [rsp + 0x118]
    imul r9d, dword ptr [rsp + 0x190]
    add r9d, r12d
    add r9d, r13d
    mov r13d, dword ptr [rsp + 0x90]
    imul r13d, dword ptr [rsp + 0xf8]
    add r13d, r11d
    add r13d, r15d
    add r13d, r9d
    mov r9, qword ptr [rsp + 0x8]
    sub r9d, dword ptr [rsp + 0x140]
    imul r9d, dword ptr [rsp + 0x2bc]
    add eax, r10d
    add eax, r9d
    add ecx, dword ptr [rsp + 0x234]
    sub eax, ecx
    add eax, dword ptr [rsp + 0x48]
    add eax, dword ptr [rsp + 0x108]
    add eax, dword ptr [rsp + 0x1a8]
    add edx, dword ptr [rsp + 0x208]
    add edx, eax
    add edx, dword ptr [rsp + 0x230]
    add edx, dword ptr [rsp + 0x2b8]
    add edx, dword ptr [rsp + 0x238]
    add edx, dword ptr [rsp + 0x2b4]
    sub edx, dword ptr [rsp + 0x2b0]
    mov rax, qword ptr [rsp + 0x30]
    add eax, dword ptr [rsp + 0xa8]
    add eax, dword ptr [rsp + 0x1a0]
    add eax, dword ptr [rsp + 0x58]
    add eax, dword ptr [rsp + 0xe8]
    add eax, dword ptr [rsp + 0x128]
    add eax, dword ptr [rsp + 0x38]
    add eax, dword ptr [rsp + 0x18]
    add eax, dword ptr [rsp + 0xb0]
    add eax, dword ptr [rsp + 0x40]
    add eax, edx
    add eax, dword ptr [rsp + 0xb8]
    add eax, dword ptr [rsp + 0x20]
    add eax, dword ptr [rsp + 0xa0]
    mov rbx, qword ptr [rsp + 0x10]
    add ebx, dword ptr [rsp + 0x70]
    add ebx, eax
    add ebx, dword ptr [rsp + 0x300]
    add ebx, dword ptr [rsp + 0x1b0]
    mov eax, dword ptr [rsp + 0xe4]
    add eax, dword ptr [rsp + 0x15c]
    add eax, ebp
    add eax, r13d
    add eax, dword ptr [rsp + 0x168]
    add eax, dword ptr [rsp + 0x50]
    sub ebx, eax
    mov rax, qword ptr [rsp + 0x288]
    movzx ecx, byte ptr [rax + 0x93]
    mov rdi, qword ptr [rsp + 0x80]
    mov eax, dword ptr [rdi + 0x878]
    mov edx, eax
    neg edx
    test cl, cl
    cmove edx, eax
    mov eax, ebx
    add ebx, edx
    add eax, edx
    add eax, 0x8000
    vshufi64x2 zmm8, zmm6, zmm3, 0xe4
    vshufi64x2 zmm7, zmm7, zmm3, 0xe4
    vshufi64x2 zmm6, zmm5, zmm3, 0xe4
    vinserti32x4 zmm0, zmm5, xmm0, 0x2
    sar eax, 0x10
    test eax, eax
    jle .L126
    cmp qword ptr [rsp + 0x60], 0x0
    mov r9, qword ptr [rsp + 0x78]
    mov r10, qword ptr [rsp + 0x1f0]
    mov r8, qword ptr [rsp + 0x178]
    mov r11, qword ptr [rsp + 0x170]
    je .L128
    cmp dword ptr [rsp + 0x1e8], 0x1
    jne .L127
    cmp dword ptr [rsp + 0x1e0], 0x1
    jne .L127
    movabs rdx, 0x55aa55aa55aa55aa
    mov r9, qword ptr [rsp + 0x1c0]
    test r9, rdx
    sete dl
    movabs rsi, -0x55aa55aa55aa55ab
    test r9, rsi
    sete sil
    or sil, dl
    jne .L127
    lea edx, [r10 + 2*r10]
    lea esi, [r8 + 4*r8]
    add esi, edx
    lea edx, [r11 + 8*r11]
    add edx, esi
    jne .L137
    mov rdx, qword ptr [rsp + 0x130]
    lea edx, [rdx + 2*rdx]
    mov rsi, qword ptr [rsp + 0x180]
    lea esi, [rsi + 4*rsi]
    add esi, edx
    mov rdx, qword ptr [rsp + 0x1d8]
    lea r8d, [rdx + 8*rdx]
    xor edx, edx
    add r8d, esi
    setne dl
    shl edx, 0x3
    lea rsi, [rdx + 0x858]
    add rdx, 0x85c
    jmp .L138
.L126:
    cmp qword ptr [rsp + 0x78], 0x0
    mov r9, qword ptr [rsp + 0x60]
    mov r8, qword ptr [rsp + 0x1f0]
    mov r10, qword ptr [rsp + 0x178]
    mov r11, qword ptr [rsp + 0x170]
    je .L133
    cmp dword ptr [rsp + 0x1e0], 0x1
    jne .L129
    cmp dword ptr [rsp + 0x1e8], 0x1
    jne .L129
    movabs rdx, 0x55aa55aa55aa55aa
    mov r9, qword ptr [rsp + 0x1c0]
    test r9, rdx
    sete dl
    movabs rsi, -0x55aa55aa55aa55ab
    test r9, rsi
    sete sil
    or sil, dl
    jne .L129
    mov rdx, qword ptr [rsp + 0x130]
    lea edx, [rdx + 2*rdx]
    mov rsi, qword ptr [rsp + 0x180]
    lea esi, [rsi + 4*rsi]
    add esi, edx
    mov rdx, qword ptr [rsp + 0x1d8]
    lea edx, [rdx + 8*rdx]
    add edx, esi
    mov r9, qword ptr [rsp + 0x120]
    jne .L139
    lea edx, [r8 + 2*r8]
    lea esi, [r10 + 4*r10]
    add esi, edx
    lea r8d, [r11 + 8*r11]
    xor edx, edx
    add r8d, esi
    setne dl
    shl edx, 0x3
    lea rsi, [rdx + 0x858]
    add rdx, 0x85c
    jmp .L140
.L127:
    mov rdx, qword ptr [rsp + 0x2c0]
    sub edx, dword ptr [rsp + 0x2c8]
    lea edx, [rdx + 2*rdx]
    vpshufd xmm1, xmm3, 0xee
    vextracti32x4 xmm2, zmm0, 0x2
    vextracti128 xmm0, ymm0, 0x1
    vpalignr xmm0, xmm2, xmm0, 0xc
    vpsubd xmm0, xmm1, xmm0
    vpmulld xmm0, xmm0, xmmword ptr [.C15]
    vmovd esi, xmm0
    add esi, edx
    vpextrd r8d, xmm0, 0x1
    add r8d, esi
    mov edx, 0x40
    cmp r8d, 0x4
    jge .L141
    mov rsi, qword ptr [rsp + 0x270]
    jmp .L130
.L128:
    vmovq xmm5, qword ptr [.C16]
    vpermt2d ymm7, ymm5, ymm2
    vpshufd xmm2, xmm7, 0xe1
    vextracti128 xmm5, ymm8, 0x1
    vpblendd xmm1, xmm1, xmm5, 0x2
    vpaddd xmm1, xmm2, xmm1
    vpaddd xmm2, xmm1, xmm1
    vmovq xmm5, qword ptr [.C17]
    vpermt2d ymm4, ymm5, ymm6
    vpslld xmm5, xmm4, 0x2
    vpaddd xmm4, xmm4, xmm5
    vpaddd xmm1, xmm1, xmm4
    vpaddd xmm1, xmm1, xmm2
    vmovq xmm2, qword ptr [.C18]
    vpermi2d zmm2, zmm3, zmm0
    vpslld xmm0, xmm2, 0x3
    vpaddd xmm0, xmm2, xmm0
    vpaddd xmm0, xmm1, xmm0
    vmovd esi, xmm0
    vpextrd edx, xmm0, 0x1
    mov r8d, esi
    sub r8d, edx
    cmp r8d, 0x3
    jle .L135
    mov edx, 0x40
    cmp r10d, 0x2
    je .L134
    jmp .L141
.L129:
    mov rdx, qword ptr [rsp + 0x2c8]
    sub edx, dword ptr [rsp + 0x2c0]
    lea edx, [rdx + 2*rdx]
    vextracti32x4 xmm1, zmm0, 0x2
    vextracti128 xmm0, ymm0, 0x1
    vpalignr xmm0, xmm1, xmm0, 0xc
    vpshufd xmm1, xmm3, 0xee
    vpsubd xmm0, xmm0, xmm1
    vpmulld xmm0, xmm0, xmmword ptr [.C15]
    vmovd esi, xmm0
    add esi, edx
    vpextrd r8d, xmm0, 0x1
    add r8d, esi
    mov edx, 0x40
    cmp r8d, 0x4
    mov rsi, qword ptr [rsp + 0x120]
    jge .L141
.L130:
    imul esi, dword ptr [rdi + 0x86c]
    add esi, dword ptr [rdi + 0x868]
    cmp esi, 0x40
    mov edx, 0x40
    cmovl edx, esi
    jmp .L141
.L131:
    cmp dword ptr [rsp + 0x8], 0x5
    je .L83
    mov eax, 0x8080
    jmp .L83
.L132:
    cmp eax, 0x5
    je .L122
    movabs rsi, -0x7f80000000000000
    jmp .L122
.L133:
    vmovq xmm1, qword ptr [.C19]
    vpermd ymm1, ymm1, ymm7
    vmovd xmm2, dword ptr [.C20]
    vpermd ymm2, ymm2, ymm8
    vpaddd xmm1, xmm1, xmm2
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
    vpextrd edx, xmm0, 0x1
    mov r8d, esi
    sub r8d, edx
    cmp r8d, 0x3
    jle .L135
    mov edx, 0x40
    cmp dword ptr [rsp + 0x130], 0x2
    jne .L141
.L134:
    xor edi, edi
    test r9, r9
    setne dil
    shl edi, 0x6
    cmp esi, 0x6
    mov edx, 0x40
    cmove edx, edi
    jmp .L141
.L135:
    cmp esi, 0x4
    jge .L136
    xor edx, edx
    jmp .L141
.L136:
    xor esi, esi
    cmp edx, 0x4
    setge sil
    mov edx, dword ptr [rdi + 4*rsi + 0x870]
    jmp .L141
.L137:
    mov edx, 0x864
    mov esi, 0x860
.L138:
    mov r8, qword ptr [rsp + 0x270]
    imul r8d, dword ptr [rdi + rdx]
    add r8d, dword ptr [rdi + rsi]
    cmp r8d, 0x40
    mov edx, 0x40
    cmovl edx, r8d
    jmp .L141
.L139:
    mov edx, 0x864
    mov esi, 0x860
.L140:
    imul r9d, dword ptr [rdi + rdx]
    add r9d, dword ptr [rdi + rsi]
    cmp r9d, 0x40
    mov edx, 0x40
    cmovl edx, r9d
.L141:
    movsx esi, bx
    mov rdi, qword ptr [rsp + 0x1d8]
    add edi, r11d
    mov r8, qword ptr [rsp + 0x228]
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
    add rsp, 0x308
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L142:
    lea rdx, [.D0]
    mov esi, 0x9
    mov rdi, rax
    vzeroupper
    call core::panicking::panic_bounds_check
.L143:
    lea rdx, [.D1]
    mov esi, 0xe
    mov rdi, rax
    vzeroupper
    call core::panicking::panic_bounds_check
.L144:
    lea rdx, [.D2]
    mov esi, 0xf
    mov rdi, rax
    vzeroupper
    call core::panicking::panic_bounds_check
.L145:
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
.C15 = 0x0000000900000005 0x0000000000000000
.C16 = 0x0000000900000006
.C17 = 0x0000000f00000002
.C18 = 0x0000001800000003
.C19 = 0x0000000100000006
.C20 = 0x00000005
.C21 = 0x0000000200000007
.C22 = 0x0000000300000008
