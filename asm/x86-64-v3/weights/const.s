# The kernels of weights/const, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v3
# command: cargo lab asm weights/const --target x86-64-v3
# binary: sha256 e2d64da60073c142c14c9d47d4fd023c6f9aece699fb85484a7efb73f6ec7e13
# latency: 46 instructions in 137 bytes; innermost loops: .L0 of 17
# throughput: 28 instructions in 81 bytes; innermost loops: .L0 of 8
# plywright::eval::Evaluator<R>::evaluate: 3225 instructions in 15731 bytes; innermost loops: .L10 of 72, .L15 of 79, .L19 of 72, .L23 of 79, .L31 of 65, .L36 of 85, .L40 of 74, .L44 of 82, .L53 of 6, .L56 of 5, .L58 of 99, .L67 of 6, .L79 of 8, .L81 of 6, .L83 of 102, .L92 of 8
# mix of 3299 instructions: 882 mov, 356 and, 225 add, 181 lea, 168 shr, 135 movabs, 125 or, 96 imul, 94 xor, 80 cmp, 77 sub, 73 test, 61 popcnt, 50 shl, 49 jmp, 48 je, 44 jne, 39 andn, 39 movzx, 33 cmove, 24 tzcnt, 22 vpand, 19 vpsrlq, 18 push, 16 blsr, 16 cmovb, 16 jae, 16 pop, 16 sete, 14 not, 14 vmovq, 14 vpaddd, 13 shlx, 13 vmovd, 12 shrx, 12 vpaddq, 11 vpinsrd, 10 cmovne, 10 vpbroadcastd, 9 vpmuludq, 7 setne, 7 vpbroadcastq, 7 vpshufd, 6 bt, 6 bts, 6 call, 6 cmovae, 6 lzcnt, 5 sar, 5 vpextrd, 5 vpextrq, 5 vpmulld, 4 cmova, 4 cmovl, 4 neg, 4 vpor, 4 vpshufb, 4 vpxor, 3 inc, 3 jle, 3 ret, 3 vpsllq, 3 vpsubq, 3 vpunpcklqdq, 2 cdqe, 2 cmovbe, 2 jge, 2 jl, 2 sbb, 2 shld, 2 vpaddb, 2 vpinsrq, 2 vpsadbw, 2 vpsrlw, 2 vpsubd, 1 cmovge, 1 cmovns, 1 dec, 1 movsx, 1 movsxd, 1 setae, 1 vbroadcasti128, 1 vinserti128, 1 vmovdqa, 1 vmovdqu, 1 vpackusdw, 1 vpermd, 1 vshufps, 1 vzeroupper

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
    movabs rcx, 0x7f7f7f7f7f7f7f7f
    mov r13, qword ptr [rdi + 0x80]
    mov r8, qword ptr [rdi + 0x50]
    mov r12, qword ptr [rdi + 0x78]
    mov r10, r8
    and r10, r13
    mov r15, r12
    and r15, r13
    tzcnt r9, r15
    mov ebx, r9d
    and ebx, 0x3f
    mov rdx, r10
    shl rdx, 0x9
    add rax, -0xfe
    mov qword ptr [rsp + 0xb8], rax
    mov rax, r10
    shl rax, 0x7
    add rcx, -0x7f
    mov qword ptr [rsp + 0x138], rcx
    mov qword ptr [rsp + 0x170], rbx
    shl ebx, 0x6
    mov r11d, r9d
    and r11b, 0x7
    je .L0
    mov ecx, r9d
    and ecx, 0x7
    mov esi, r11d
    cmp ecx, 0x7
    jne .L1
    mov sil, 0x6
    jmp .L1
.L0:
    mov sil, 0x1
.L1:
    and rdx, qword ptr [rsp + 0xb8]
    and rax, qword ptr [rsp + 0x138]
    mov r14, qword ptr [rdi + 0x88]
    mov ecx, r9d
    shr cl, 0x3
    and cl, 0x7
    movzx ecx, cl
    test cl, cl
    mov dword ptr [rsp + 0x80], ecx
    mov qword ptr [rsp + 0x150], r9
    mov qword ptr [rsp + 0x20], r11
    mov qword ptr [rsp + 0x210], r15
    mov r11, r12
    je .L2
    cmp ecx, 0x7
    jne .L3
    mov r9b, 0x30
    jmp .L4
.L2:
    mov r9b, 0x8
    jmp .L4
.L3:
    and r9b, 0x38
.L4:
    or r9b, sil
    mov rcx, rax
    or rcx, rdx
    mov qword ptr [rsp + 0x90], rcx
    lea rcx, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0x220], rbx
    mov r12, qword ptr [rbx + rcx + 0x8]
    movabs r15, 0xfefefefefefefe
    movabs rbx, 0x7f7f7f7f7f7f7f
    vmovdqu xmm1, xmmword ptr [rdi + 0x58]
    vmovq xmm0, r13
    vpbroadcastq xmm0, xmm0
    vpand xmm7, xmm1, xmm0
    mov qword ptr [rsp + 0x110], r9
    movzx esi, r9b
    shl esi, 0x6
    and r8, r14
    and r11, r14
    mov r9, r8
    mov qword ptr [rsp + 0x70], r11
    tzcnt rbp, r11
    mov ecx, ebp
    and cl, 0x3f
    mov byte ptr [rsp + 0x78], cl
    vmovq xmm4, r10
    vpinsrq xmm3, xmm4, r8, 0x1
    vpsrlq xmm2, xmm3, 0x8
    mov r8d, ebp
    and r8d, 0x3f
    vpextrq rcx, xmm2, 0x1
    mov qword ptr [rsp + 0x258], rcx
    lea r11, [rcx + rcx]
    and r11, r15
    mov qword ptr [rsp + 0x58], r9
    shr r9, 0x9
    and r9, rbx
    mov qword ptr [rsp + 0x280], r8
    mov ebx, r8d
    shl ebx, 0x6
    mov r15d, ebp
    and r15b, 0x7
    je .L5
    mov r8d, ebp
    and r8d, 0x7
    mov ecx, r15d
    cmp r8d, 0x7
    jne .L6
    mov cl, 0x6
    jmp .L6
.L5:
    mov cl, 0x1
.L6:
    vmovq qword ptr [rsp + 0x128], xmm7
    mov r8, r11
    mov qword ptr [rsp + 0x98], r9
    or r8, r9
    mov qword ptr [rsp + 0xe8], r8
    and rax, rdx
    mov r9, qword ptr [rsp + 0x90]
    and r9, r12
    movzx edx, byte ptr [rsp + 0x78]
    shr dl, 0x3
    movzx edx, dl
    test dl, dl
    mov dword ptr [rsp + 0x160], edx
    mov qword ptr [rsp + 0x1a8], r15
    mov qword ptr [rsp + 0x260], r13
    mov qword ptr [rsp + 0x48], r14
    je .L7
    cmp edx, 0x7
    jne .L8
    mov dl, 0x30
    jmp .L9
.L7:
    mov dl, 0x8
    jmp .L9
.L8:
    mov edx, ebp
    and dl, 0x38
.L9:
    mov r13, rbp
    mov qword ptr [rsp + 0x108], r11
    or dl, cl
    mov rcx, qword ptr [rdi + 0x68]
    mov qword ptr [rsp + 0x68], rcx
    mov rcx, qword ptr [rdi + 0x70]
    mov qword ptr [rsp + 0xd8], rcx
    lea r8, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0x2a8], rbx
    mov rcx, qword ptr [rbx + r8 + 0x8]
    mov qword ptr [rsp + 0x1f8], rcx
    mov rcx, qword ptr [rsi + r8 + 0x8]
    mov qword ptr [rsp + 0x40], rcx
    or r9, rax
    mov rax, qword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x278], r12
    or rax, r12
    mov qword ptr [rsp + 0x10], rax
    vpxor xmm5, xmm5, xmm5
    movzx eax, dl
    mov edx, eax
    shl eax, 0x6
    mov rax, qword ptr [rax + r8 + 0x8]
    bts rax, rdx
    mov qword ptr [rsp + 0xb0], rax
    mov qword ptr [rsp + 0x38], r10
    mov rax, qword ptr [rsp + 0x170]
    bts r10, rax
    or r10, qword ptr [rsp + 0xe8]
    not r10
    mov qword ptr [rsp + 0x8], r10
    lea r12, [.D0]
    mov ebx, dword ptr [r12 + 4*rax + 0x500]
    mov rdx, qword ptr [rsp + 0x128]
    test rdx, rdx
    je .L13
    vpxor xmm0, xmm0, xmm0
    mov qword ptr [rsp + 0x148], 0x0
    vpbroadcastd xmm6, dword ptr [.C0]
    nop
.L10:
    mov r15, r9
    xor esi, esi
    tzcnt rsi, rdx
    mov eax, esi
    shl eax, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rax + r8]
    mov rax, r8
    and rax, qword ptr [rsp + 0xb0]
    je .L11
    mov r10, rax
    shr r10
    movabs r11, 0x5555555555555555
    and r10, r11
    sub rax, r10
    mov r10, rax
    movabs rbp, 0x3333333333333333
    and r10, rbp
    shr rax, 0x2
    and rax, rbp
    add rax, r10
    mov r10, rax
    shr r10, 0x4
    add r10, rax
    movabs r9, 0xf0f0f0f0f0f0f0f
    and r10, r9
    movabs rcx, 0x101010101010101
    imul r10, rcx
    shr r10, 0x35
    and r10d, -0x8
    add r10d, 0x10
    vpinsrd xmm8, xmm6, r10d, 0x1
    vpaddd xmm0, xmm8, xmm0
    jmp .L12
    nop
.L11:
    movabs rbp, 0x3333333333333333
    movabs r9, 0xf0f0f0f0f0f0f0f
    movabs r11, 0x5555555555555555
    movabs rcx, 0x101010101010101
.L12:
    mov r10, r8
    and r10, qword ptr [rsp + 0x8]
    mov r14, r10
    shr r14
    and r14, r11
    xor eax, eax
    popcnt rax, r10
    sub r10, r14
    mov r14, r10
    and r14, rbp
    shr r10, 0x2
    and r10, rbp
    add r10, r14
    mov r14, r10
    shr r14, 0x4
    add r14, r10
    and r14, r9
    imul r14, rcx
    movabs rcx, 0x900000000000000
    cmp r14, rcx
    jae .L119
    blsr rdx, rdx
    or qword ptr [rsp + 0x148], r8
    mov r14, qword ptr [rsp + 0x10]
    mov r10, r14
    and r10, r8
    mov r9, r15
    or r9, r10
    add ebx, dword ptr [r12 + 4*rax + 0x898]
    or r14, r8
    mov qword ptr [rsp + 0x10], r14
    add ebx, dword ptr [r12 + 4*rsi + 0x100]
    test rdx, rdx
    jne .L10
    jmp .L14
.L13:
    mov qword ptr [rsp + 0x148], 0x0
    vpxor xmm0, xmm0, xmm0
.L14:
    mov qword ptr [rsp + 0x290], r13
    mov qword ptr [rsp + 0x240], rdi
    mov r8, qword ptr [rsp + 0xd8]
    mov r13, qword ptr [rsp + 0x260]
    and r8, r13
    vpextrq r10, xmm7, 0x1
    mov rax, qword ptr [rsp + 0x48]
    or rax, r13
    movabs rcx, 0xe00000000000000
    mov qword ptr [rsp + 0x208], r8
    mov qword ptr [rsp + 0x18], rax
    xor r8, rax
    test r10, r10
    mov qword ptr [rsp + 0xa8], r10
    je .L26
    mov qword ptr [rsp + 0x120], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm6, dword ptr [.C0]
    movabs r11, 0x3333333333333333
    movabs rdi, 0xf0f0f0f0f0f0f0f
    movabs r13, 0x5555555555555555
    nop
.L15:
    xor r15d, r15d
    tzcnt r15, r10
    lea rax, [r15 + 2*r15]
    mov r14d, dword ptr [rdx + 8*rax + 0x610]
    movzx r12d, byte ptr [rdx + 8*rax + 0x614]
    mov rbp, qword ptr [rdx + 8*rax + 0x600]
    and rbp, r8
    imul rbp, qword ptr [rdx + 8*rax + 0x608]
    shrx rax, rbp, r12
    add rax, r14
    lea rsi, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rsi + 8*rax]
    mov rax, r12
    and rax, qword ptr [rsp + 0xb0]
    je .L16
    mov r14, rax
    shr r14
    and r14, r13
    sub rax, r14
    mov r14, rax
    and r14, r11
    shr rax, 0x2
    and rax, r11
    add rax, r14
    mov r14, rax
    shr r14, 0x4
    add r14, rax
    and r14, rdi
    movabs rsi, 0x101010101010101
    imul r14, rsi
    shr r14, 0x35
    and r14d, -0x8
    add r14d, 0x9
    vpinsrd xmm8, xmm6, r14d, 0x1
    vpaddd xmm0, xmm8, xmm0
    jmp .L17
.L16:
    movabs rsi, 0x101010101010101
.L17:
    mov r14, r12
    and r14, qword ptr [rsp + 0x8]
    mov rbp, r14
    shr rbp
    and rbp, r13
    xor eax, eax
    popcnt rax, r14
    sub r14, rbp
    mov rbp, r14
    and rbp, r11
    shr r14, 0x2
    and r14, r11
    add r14, rbp
    mov rbp, r14
    shr rbp, 0x4
    add rbp, r14
    and rbp, rdi
    imul rbp, rsi
    cmp rbp, rcx
    jae .L120
    blsr r10, r10
    or qword ptr [rsp + 0x120], r12
    mov rdi, qword ptr [rsp + 0x10]
    mov r14, rdi
    and r14, r12
    or r9, r14
    or rdi, r12
    mov qword ptr [rsp + 0x10], rdi
    movabs r14, -0x55aa55aa55aa55ab
    bt r14, r15
    movabs rdi, 0x55aa55aa55aa55aa
    cmovae r14, rdi
    and r14, qword ptr [rsp + 0x38]
    popcnt r14, r14
    imul ebp, r14d, 0xfffdfffd
    add ebx, ebp
    lea r12, [.D0]
    add ebx, dword ptr [r12 + 4*rax + 0x810]
    add ebx, dword ptr [r12 + 4*r15 + 0x200]
    test r10, r10
    movabs rdi, 0xf0f0f0f0f0f0f0f
    jne .L15
    mov r10, qword ptr [rsp + 0x68]
    and r10, qword ptr [rsp + 0x260]
    mov qword ptr [rsp + 0xa0], r10
    je .L27
.L18:
    xor r8, r10
    mov qword ptr [rsp + 0x118], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rcx, [plywright::sliders::magic::TABLE]
    vpbroadcastd xmm6, dword ptr [.C0]
    nop
.L19:
    xor r15d, r15d
    tzcnt r15, r10
    lea rax, [r15 + 2*r15]
    mov r14d, dword ptr [rdx + 8*rax + 0x10]
    movzx r12d, byte ptr [rdx + 8*rax + 0x14]
    mov rbp, qword ptr [rdx + 8*rax]
    and rbp, r8
    imul rbp, qword ptr [rdx + 8*rax + 0x8]
    shrx rax, rbp, r12
    add rax, r14
    mov r12, qword ptr [rcx + 8*rax]
    mov rax, r12
    and rax, qword ptr [rsp + 0xb0]
    je .L20
    mov r14, rax
    shr r14
    and r14, r13
    sub rax, r14
    mov r14, rax
    and r14, r11
    shr rax, 0x2
    and rax, r11
    add rax, r14
    mov r14, rax
    shr r14, 0x4
    add r14, rax
    and r14, rdi
    movabs rsi, 0x101010101010101
    imul r14, rsi
    shr r14, 0x35
    and r14d, -0x8
    add r14d, 0xd
    vpinsrd xmm8, xmm6, r14d, 0x1
    vpaddd xmm0, xmm8, xmm0
    jmp .L21
    nop
.L20:
    movabs rsi, 0x101010101010101
.L21:
    mov r14, r12
    and r14, qword ptr [rsp + 0x8]
    mov rbp, r14
    shr rbp
    and rbp, r13
    xor eax, eax
    popcnt rax, r14
    sub r14, rbp
    mov rbp, r14
    and rbp, r11
    shr r14, 0x2
    and r14, r11
    add r14, rbp
    mov rbp, r14
    shr rbp, 0x4
    add rbp, r14
    and rbp, rdi
    imul rbp, rsi
    movabs rdi, 0xf00000000000000
    cmp rbp, rdi
    jae .L121
    or qword ptr [rsp + 0x118], r12
    mov r13, qword ptr [rsp + 0x10]
    mov r14, r13
    and r14, r12
    or r9, r14
    lea rdi, [.D0]
    add ebx, dword ptr [rdi + 4*rax + 0x8bc]
    or r13, r12
    mov qword ptr [rsp + 0x10], r13
    mov r12, rdi
    add ebx, dword ptr [rdi + 4*r15 + 0x300]
    blsr r10, r10
    movabs rdi, 0xf0f0f0f0f0f0f0f
    movabs r13, 0x5555555555555555
    jne .L19
    movabs rcx, 0x1c00000000000000
    mov rdx, qword ptr [rsp + 0x208]
    test rdx, rdx
    je .L28
.L22:
    mov qword ptr [rsp + 0x100], 0x0
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea r8, [plywright::sliders::magic::TABLE]
    vpbroadcastd xmm6, dword ptr [.C0]
    nop
.L23:
    xor r10d, r10d
    tzcnt r10, rdx
    lea rax, [r10 + 2*r10]
    mov r14d, dword ptr [rsi + 8*rax + 0x10]
    movzx r15d, byte ptr [rsi + 8*rax + 0x14]
    mov r12, qword ptr [rsi + 8*rax]
    mov r13, qword ptr [rsp + 0x18]
    and r12, r13
    imul r12, qword ptr [rsi + 8*rax + 0x8]
    shrx r12, r12, r15
    add r12, r14
    mov r14d, dword ptr [rsi + 8*rax + 0x610]
    movzx r15d, byte ptr [rsi + 8*rax + 0x614]
    mov rbp, qword ptr [rsi + 8*rax + 0x600]
    and rbp, r13
    imul rbp, qword ptr [rsi + 8*rax + 0x608]
    shrx rax, rbp, r15
    add rax, r14
    mov r15, qword ptr [r8 + 8*rax]
    or r15, qword ptr [r8 + 8*r12]
    mov rax, r15
    and rax, qword ptr [rsp + 0xb0]
    je .L24
    mov r14, rax
    shr r14
    movabs r13, 0x5555555555555555
    and r14, r13
    sub rax, r14
    mov r14, rax
    and r14, r11
    shr rax, 0x2
    and rax, r11
    add rax, r14
    mov r14, rax
    shr r14, 0x4
    add r14, rax
    and r14, rdi
    movabs rbp, 0x101010101010101
    imul r14, rbp
    shr r14, 0x35
    and r14d, -0x8
    add r14d, 0x9
    vpinsrd xmm8, xmm6, r14d, 0x1
    vpaddd xmm0, xmm8, xmm0
    jmp .L25
    nop
.L24:
    movabs r13, 0x5555555555555555
    movabs rbp, 0x101010101010101
.L25:
    mov r14, r15
    and r14, qword ptr [rsp + 0x8]
    mov r12, r14
    shr r12
    and r12, r13
    xor eax, eax
    popcnt rax, r14
    sub r14, r12
    mov r12, r14
    and r12, r11
    shr r14, 0x2
    and r14, r11
    add r14, r12
    mov r12, r14
    shr r12, 0x4
    add r12, r14
    and r12, rdi
    imul r12, rbp
    cmp r12, rcx
    jae .L122
    or qword ptr [rsp + 0x100], r15
    mov r13, qword ptr [rsp + 0x10]
    mov r14, r13
    and r14, r15
    or r9, r14
    lea r12, [.D0]
    add ebx, dword ptr [r12 + 4*rax + 0x780]
    or r13, r15
    mov qword ptr [rsp + 0x10], r13
    add ebx, dword ptr [r12 + 4*r10 + 0x400]
    blsr rdx, rdx
    jne .L23
    jmp .L29
.L26:
    mov qword ptr [rsp + 0x120], 0x0
    movabs r11, 0x3333333333333333
    movabs rdi, 0xf0f0f0f0f0f0f0f
    movabs r13, 0x5555555555555555
    mov r10, qword ptr [rsp + 0x68]
    and r10, qword ptr [rsp + 0x260]
    mov qword ptr [rsp + 0xa0], r10
    jne .L18
.L27:
    mov qword ptr [rsp + 0x118], 0x0
    movabs rcx, 0x1c00000000000000
    mov rdx, qword ptr [rsp + 0x208]
    test rdx, rdx
    jne .L22
.L28:
    mov qword ptr [rsp + 0x100], 0x0
.L29:
    mov rsi, qword ptr [rsp + 0x38]
    mov rax, rsi
    shl rax, 0x8
    vmovq rdx, xmm2
    mov qword ptr [rsp + 0x178], rax
    or rax, rsi
    mov qword ptr [rsp + 0x230], rdx
    or rdx, rsi
    mov rsi, rax
    shl rsi, 0x10
    mov r10, rdx
    shr r10, 0x10
    or rsi, rax
    or r10, rdx
    mov rax, rsi
    shld rax, r10, 0x20
    or r10, rsi
    or r10, rax
    mov r14, qword ptr [rsp + 0x108]
    and r14, qword ptr [rsp + 0x98]
    mov rbp, qword ptr [rsp + 0x1f8]
    mov rcx, qword ptr [rsp + 0xe8]
    and rbp, rcx
    vpbroadcastd xmm10, dword ptr [.C1]
    vmovdqa xmm8, xmmword ptr [.C2]
    mov rax, rcx
    shr rax, 0x8
    or rax, rcx
    mov rdx, rax
    shr rdx, 0x10
    or rdx, rax
    mov rcx, rdx
    shr rcx, 0x20
    or rcx, rdx
    mov rdi, qword ptr [rsp + 0x58]
    mov rax, rdi
    shl rax, 0x8
    mov qword ptr [rsp + 0x250], rax
    or rax, rdi
    mov rdx, rax
    shl rdx, 0x10
    or rdx, rax
    mov rax, qword ptr [rsp + 0x258]
    or rax, rdi
    mov r8, rax
    shr r8, 0x10
    or r8, rax
    mov rax, rdx
    shld rax, r8, 0x20
    or r8, rdx
    or r8, rax
    movabs rax, 0xff000000000000
    movabs rdx, 0xffffff000000
    mov qword ptr [rsp + 0x60], rcx
    andn rsi, rcx, qword ptr [rsp + 0x90]
    and rsi, rdx
    mov rdx, qword ptr [rsp + 0xa8]
    or rdx, qword ptr [rsp + 0x128]
    vmovq xmm6, rdx
    mov rcx, qword ptr [rsp + 0xa0]
    mov qword ptr [rsp + 0x88], r10
    andn rdx, r10, rcx
    vmovq xmm9, rdx
    andn rdx, r8, rdx
    popcnt rdx, rdx
    imul edx, edx, 0x8001a
    vpunpcklqdq xmm6, xmm6, xmm9
    mov qword ptr [rsp + 0x248], r8
    vpinsrq xmm9, xmm2, r8, 0x1
    vpand xmm6, xmm9, xmm6
    vpand xmm9, xmm10, xmm6
    vpshufb xmm9, xmm8, xmm9
    vpsrlw xmm6, xmm6, 0x4
    vpand xmm6, xmm10, xmm6
    vpshufb xmm6, xmm8, xmm6
    vpaddb xmm9, xmm9, xmm6
    vpxor xmm6, xmm6, xmm6
    vmovq xmm11, rsi
    vpbroadcastq xmm11, xmm11
    vpand xmm7, xmm11, xmm7
    vpsrlq xmm11, xmm7, 0x1
    vpand xmm11, xmm11, xmmword ptr [.C3]
    vpsubq xmm7, xmm7, xmm11
    vpbroadcastq xmm11, qword ptr [.C4]
    vpand xmm12, xmm11, xmm7
    vpsrlq xmm7, xmm7, 0x2
    vpand xmm7, xmm11, xmm7
    vpaddq xmm7, xmm12, xmm7
    vpsrlq xmm11, xmm7, 0x4
    vpaddq xmm7, xmm11, xmm7
    vpand xmm11, xmm7, xmmword ptr [.C5]
    vpsadbw xmm9, xmm9, xmm6
    vpsrlq xmm12, xmm11, 0x20
    vpbroadcastd xmm7, dword ptr [.C6]
    vpmuludq xmm12, xmm12, xmm7
    vpmuludq xmm13, xmm11, xmmword ptr [.C7]
    vpaddq xmm12, xmm13, xmm12
    vpsllq xmm12, xmm12, 0x20
    vpmuludq xmm11, xmm11, xmm7
    vpaddq xmm11, xmm11, xmm12
    vpsrlq xmm11, xmm11, 0x38
    vpackusdw xmm9, xmm9, xmm11
    vpmulld xmm9, xmm9, xmmword ptr [.C8]
    vpshufd xmm11, xmm9, 0xee
    vpaddd xmm9, xmm9, xmm11
    vpshufd xmm11, xmm9, 0x55
    vpaddd xmm9, xmm9, xmm11
    vmovd esi, xmm9
    add esi, edx
    movabs rdx, -0x100000000000000
    mov r8, qword ptr [rsp + 0x70]
    and r8, rdx
    mov rdx, rdi
    and rdx, rax
    or r8, rdx
    vmovq xmm9, qword ptr [rsp + 0x48]
    vpbroadcastq xmm9, xmm9
    vpand xmm9, xmm9, xmm1
    je .L30
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
    movabs rcx, 0x101010101010101
    imul rax, rcx
    shr rax, 0x38
    imul eax, eax, 0x150008
    add esi, eax
.L30:
    movabs r13, 0x5555555555555555
    mov dword ptr [rsp + 0x274], esi
    mov rax, qword ptr [rsp + 0x40]
    mov rcx, qword ptr [rsp + 0x110]
    bts rax, rcx
    mov qword ptr [rsp + 0x40], rax
    or rbp, r14
    mov r10, qword ptr [rsp + 0x1f8]
    or r10, qword ptr [rsp + 0xe8]
    mov rcx, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rsp + 0x280]
    bts rcx, rax
    or rcx, qword ptr [rsp + 0x90]
    not rcx
    mov qword ptr [rsp + 0x8], rcx
    movzx eax, byte ptr [rsp + 0x78]
    xor al, 0x38
    movzx eax, al
    mov ecx, dword ptr [r12 + 4*rax + 0x500]
    vmovq rdx, xmm9
    test rdx, rdx
    mov qword ptr [rsp + 0x70], r9
    mov qword ptr [rsp + 0x50], rdx
    je .L34
    mov qword ptr [rsp + 0x110], 0x0
    vpbroadcastd xmm11, dword ptr [.C0]
    nop
.L31:
    xor esi, esi
    tzcnt rsi, rdx
    mov eax, esi
    shl eax, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rax + r8]
    mov rax, r8
    and rax, qword ptr [rsp + 0x40]
    je .L32
    mov r14, rax
    shr r14
    and r14, r13
    sub rax, r14
    mov r14, rax
    and r14, r11
    shr rax, 0x2
    and rax, r11
    add rax, r14
    mov r14, rax
    shr r14, 0x4
    add r14, rax
    movabs r9, 0xf0f0f0f0f0f0f0f
    and r14, r9
    movabs rdi, 0x101010101010101
    imul r14, rdi
    shr r14, 0x35
    and r14d, -0x8
    add r14d, 0x10
    vpinsrd xmm12, xmm11, r14d, 0x1
    vpaddd xmm6, xmm12, xmm6
    jmp .L33
    nop
.L32:
    movabs r9, 0xf0f0f0f0f0f0f0f
    movabs rdi, 0x101010101010101
.L33:
    mov r14, r8
    and r14, qword ptr [rsp + 0x8]
    mov r15, r14
    shr r15
    and r15, r13
    xor eax, eax
    popcnt rax, r14
    sub r14, r15
    mov r15, r14
    and r15, r11
    shr r14, 0x2
    and r14, r11
    add r14, r15
    mov r15, r14
    shr r15, 0x4
    add r15, r14
    and r15, r9
    imul r15, rdi
    movabs rdi, 0x900000000000000
    cmp r15, rdi
    jae .L119
    blsr rdx, rdx
    or qword ptr [rsp + 0x110], r8
    mov r14, r10
    and r14, r8
    or rbp, r14
    or r10, r8
    add ecx, dword ptr [r12 + 4*rax + 0x898]
    xor esi, 0x38
    add ecx, dword ptr [r12 + 4*rsi + 0x100]
    test rdx, rdx
    jne .L31
    jmp .L35
.L34:
    mov qword ptr [rsp + 0x110], 0x0
.L35:
    mov r9, qword ptr [rsp + 0x48]
    and r9, qword ptr [rsp + 0xd8]
    mov qword ptr [rsp + 0xd0], r9
    xor r9, qword ptr [rsp + 0x18]
    vpextrq r8, xmm9, 0x1
    test r8, r8
    mov qword ptr [rsp + 0x2a0], r8
    je .L47
    mov qword ptr [rsp + 0x108], 0x0
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm11, dword ptr [.C0]
    nop
.L36:
    xor r15d, r15d
    tzcnt r15, r8
    lea rax, [r15 + 2*r15]
    mov r14d, dword ptr [rsi + 8*rax + 0x610]
    movzx r12d, byte ptr [rsi + 8*rax + 0x614]
    mov rdx, qword ptr [rsi + 8*rax + 0x600]
    and rdx, r9
    imul rdx, qword ptr [rsi + 8*rax + 0x608]
    shrx rax, rdx, r12
    add rax, r14
    lea rdx, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rdx + 8*rax]
    mov rax, r12
    and rax, qword ptr [rsp + 0x40]
    je .L37
    mov rdx, rax
    shr rdx
    and rdx, r13
    sub rax, rdx
    mov rdx, rax
    and rdx, r11
    shr rax, 0x2
    and rax, r11
    add rax, rdx
    mov rdx, rax
    shr rdx, 0x4
    add rdx, rax
    mov rax, r13
    movabs r13, 0xf0f0f0f0f0f0f0f
    and rdx, r13
    movabs rdi, 0x101010101010101
    imul rdx, rdi
    shr rdx, 0x35
    and edx, -0x8
    add edx, 0x9
    vpinsrd xmm12, xmm11, edx, 0x1
    vpaddd xmm6, xmm12, xmm6
    jmp .L38
    nop
.L37:
    mov rax, r13
    movabs r13, 0xf0f0f0f0f0f0f0f
    movabs rdi, 0x101010101010101
.L38:
    mov rdx, r12
    and rdx, qword ptr [rsp + 0x8]
    mov r14, rdx
    shr r14
    and r14, rax
    xor eax, eax
    popcnt rax, rdx
    sub rdx, r14
    mov r14, rdx
    and r14, r11
    shr rdx, 0x2
    and rdx, r11
    add rdx, r14
    mov r14, rdx
    shr r14, 0x4
    add r14, rdx
    and r14, r13
    imul r14, rdi
    movabs rdx, 0xe00000000000000
    cmp r14, rdx
    jae .L120
    blsr r8, r8
    or qword ptr [rsp + 0x108], r12
    mov rdx, r10
    and rdx, r12
    or rbp, rdx
    or r10, r12
    mov edx, r15d
    xor edx, 0x38
    movabs r14, -0x55aa55aa55aa55ab
    bt r14, r15
    movabs r11, 0x55aa55aa55aa55aa
    cmovae r14, r11
    and r14, qword ptr [rsp + 0x58]
    popcnt r14, r14
    imul r14d, r14d, 0xfffdfffd
    add ecx, r14d
    lea r12, [.D0]
    add ecx, dword ptr [r12 + 4*rax + 0x810]
    add ecx, dword ptr [r12 + 4*rdx + 0x200]
    test r8, r8
    movabs r11, 0x3333333333333333
    movabs r13, 0x5555555555555555
    jne .L36
    mov r8, qword ptr [rsp + 0x48]
    and r8, qword ptr [rsp + 0x68]
    mov qword ptr [rsp + 0x78], r8
    je .L48
.L39:
    xor r9, r8
    mov qword ptr [rsp + 0x98], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm11, dword ptr [.C0]
    nop
.L40:
    xor r15d, r15d
    tzcnt r15, r8
    lea rax, [r15 + 2*r15]
    mov r14d, dword ptr [rdx + 8*rax + 0x10]
    movzx r12d, byte ptr [rdx + 8*rax + 0x14]
    mov rsi, qword ptr [rdx + 8*rax]
    and rsi, r9
    imul rsi, qword ptr [rdx + 8*rax + 0x8]
    shrx rax, rsi, r12
    add rax, r14
    lea rsi, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rsi + 8*rax]
    mov rax, r12
    and rax, qword ptr [rsp + 0x40]
    je .L41
    mov rsi, rax
    shr rsi
    and rsi, r13
    sub rax, rsi
    mov rsi, rax
    and rsi, r11
    shr rax, 0x2
    and rax, r11
    add rax, rsi
    mov rsi, rax
    shr rsi, 0x4
    add rsi, rax
    mov rax, r13
    movabs r13, 0xf0f0f0f0f0f0f0f
    and rsi, r13
    movabs rdi, 0x101010101010101
    imul rsi, rdi
    shr rsi, 0x35
    and esi, -0x8
    add esi, 0xd
    vpinsrd xmm12, xmm11, esi, 0x1
    vpaddd xmm6, xmm12, xmm6
    jmp .L42
    nop
.L41:
    mov rax, r13
    movabs r13, 0xf0f0f0f0f0f0f0f
    movabs rdi, 0x101010101010101
.L42:
    mov rsi, r12
    and rsi, qword ptr [rsp + 0x8]
    mov r14, rsi
    shr r14
    and r14, rax
    xor eax, eax
    popcnt rax, rsi
    sub rsi, r14
    mov r14, rsi
    and r14, r11
    shr rsi, 0x2
    and rsi, r11
    add rsi, r14
    mov r14, rsi
    shr r14, 0x4
    add r14, rsi
    and r14, r13
    imul r14, rdi
    movabs rsi, 0xf00000000000000
    cmp r14, rsi
    jae .L121
    or qword ptr [rsp + 0x98], r12
    mov rsi, r10
    and rsi, r12
    or rbp, rsi
    or r10, r12
    lea r12, [.D0]
    add ecx, dword ptr [r12 + 4*rax + 0x8bc]
    xor r15d, 0x38
    add ecx, dword ptr [r12 + 4*r15 + 0x300]
    blsr r8, r8
    movabs r13, 0x5555555555555555
    jne .L40
    mov r9, qword ptr [rsp + 0xd0]
    test r9, r9
    je .L49
.L43:
    mov qword ptr [rsp + 0xf8], 0x0
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm11, dword ptr [.C0]
    nop
.L44:
    xor r8d, r8d
    tzcnt r8, r9
    lea rax, [r8 + 2*r8]
    mov r14d, dword ptr [rdx + 8*rax + 0x10]
    movzx r15d, byte ptr [rdx + 8*rax + 0x14]
    mov r12, qword ptr [rdx + 8*rax]
    mov r13, qword ptr [rsp + 0x18]
    and r12, r13
    imul r12, qword ptr [rdx + 8*rax + 0x8]
    shrx r12, r12, r15
    add r12, r14
    mov r14d, dword ptr [rdx + 8*rax + 0x610]
    movzx r15d, byte ptr [rdx + 8*rax + 0x614]
    mov rsi, qword ptr [rdx + 8*rax + 0x600]
    and rsi, r13
    imul rsi, qword ptr [rdx + 8*rax + 0x608]
    shrx rax, rsi, r15
    add rax, r14
    lea rsi, [plywright::sliders::magic::TABLE]
    mov r15, qword ptr [rsi + 8*rax]
    or r15, qword ptr [rsi + 8*r12]
    mov rax, r15
    and rax, qword ptr [rsp + 0x40]
    je .L45
    mov rsi, rax
    shr rsi
    movabs r13, 0x5555555555555555
    and rsi, r13
    sub rax, rsi
    mov rsi, rax
    and rsi, r11
    shr rax, 0x2
    and rax, r11
    add rax, rsi
    mov rsi, rax
    shr rsi, 0x4
    add rsi, rax
    movabs r12, 0xf0f0f0f0f0f0f0f
    and rsi, r12
    movabs rdi, 0x101010101010101
    imul rsi, rdi
    shr rsi, 0x35
    and esi, -0x8
    add esi, 0x9
    vpinsrd xmm12, xmm11, esi, 0x1
    vpaddd xmm6, xmm12, xmm6
    jmp .L46
    nop
.L45:
    movabs r12, 0xf0f0f0f0f0f0f0f
    movabs r13, 0x5555555555555555
    movabs rdi, 0x101010101010101
.L46:
    mov rsi, r15
    and rsi, qword ptr [rsp + 0x8]
    mov r14, rsi
    shr r14
    and r14, r13
    xor eax, eax
    popcnt rax, rsi
    sub rsi, r14
    mov r14, rsi
    and r14, r11
    shr rsi, 0x2
    and rsi, r11
    add rsi, r14
    mov r14, rsi
    shr r14, 0x4
    add r14, rsi
    and r14, r12
    imul r14, rdi
    movabs rsi, 0x1c00000000000000
    cmp r14, rsi
    lea r12, [.D0]
    jae .L122
    or qword ptr [rsp + 0xf8], r15
    mov rsi, r10
    and rsi, r15
    or rbp, rsi
    or r10, r15
    add ecx, dword ptr [r12 + 4*rax + 0x780]
    xor r8d, 0x38
    add ecx, dword ptr [r12 + 4*r8 + 0x400]
    blsr r9, r9
    jne .L44
    jmp .L50
.L47:
    mov qword ptr [rsp + 0x108], 0x0
    mov r8, qword ptr [rsp + 0x48]
    and r8, qword ptr [rsp + 0x68]
    mov qword ptr [rsp + 0x78], r8
    jne .L39
.L48:
    mov qword ptr [rsp + 0x98], 0x0
    mov r9, qword ptr [rsp + 0xd0]
    test r9, r9
    jne .L43
.L49:
    mov qword ptr [rsp + 0xf8], 0x0
.L50:
    mov rdx, qword ptr [rsp + 0x90]
    mov rax, rdx
    shl rax, 0x8
    vpsrlw xmm11, xmm9, 0x4
    or rax, rdx
    vpand xmm12, xmm9, xmm10
    vpand xmm10, xmm11, xmm10
    mov rdx, qword ptr [rsp + 0xa0]
    popcnt rdx, rdx
    mov qword ptr [rsp + 0xc8], rdx
    mov rdx, rax
    shl rdx, 0x10
    vpshufb xmm11, xmm8, xmm12
    vpshufb xmm8, xmm8, xmm10
    vpaddb xmm8, xmm8, xmm11
    or rdx, rax
    mov rdi, qword ptr [rsp + 0x38]
    xor eax, eax
    popcnt rax, rdi
    mov qword ptr [rsp + 0x1e0], rax
    mov rax, qword ptr [rsp + 0x128]
    popcnt rax, rax
    mov qword ptr [rsp + 0x158], rax
    mov rax, qword ptr [rsp + 0xa8]
    popcnt rax, rax
    mov qword ptr [rsp + 0x198], rax
    mov rax, rdx
    shl rax, 0x20
    shr rdi
    or rax, rdx
    mov rdx, rax
    mov qword ptr [rsp + 0x190], rax
    mov r14, qword ptr [rsp + 0x88]
    not r14
    mov rsi, qword ptr [rsp + 0x248]
    not rsi
    lea rax, [r11 - 0x33]
    mov r11, qword ptr [rsp + 0xe8]
    andn rdx, rdx, r11
    movabs r9, 0xffffff0000
    and r9, rdx
    mov rdx, qword ptr [rsp + 0x50]
    or rdx, qword ptr [rsp + 0x2a0]
    and rdx, qword ptr [rsp + 0x250]
    mov r15, rdx
    shr r15
    lea r8, [r13 - 0x55]
    mov qword ptr [rsp + 0x218], r8
    and r15, r8
    sub rdx, r15
    mov r8, rdx
    and r8, rax
    shr rdx, 0x2
    mov qword ptr [rsp + 0x1d8], rax
    and rdx, rax
    add rdx, r8
    mov r15, rdx
    shr r15, 0x4
    add r15, rdx
    mov r8, qword ptr [rsp + 0x78]
    mov qword ptr [rsp + 0x8], rsi
    and r8, rsi
    vmovq xmm10, r9
    mov rsi, r8
    and r8, qword ptr [rsp + 0x88]
    popcnt r8, r8
    vmovd xmm11, r8d
    movabs r8, 0xf0f0f0f0f0f0f0f
    lea rax, [r8 - 0xf]
    and r15, rax
    movabs r13, 0x101010101010101
    imul r15, r13
    shr r15, 0x38
    mov qword ptr [rsp + 0x1c8], r14
    and rsi, r14
    vpbroadcastq xmm10, xmm10
    vpand xmm9, xmm9, xmm10
    vpsrlq xmm10, xmm9, 0x1
    vpand xmm10, xmm10, xmmword ptr [.C9]
    vpsubq xmm9, xmm9, xmm10
    vpbroadcastq xmm10, qword ptr [.C10]
    vpand xmm12, xmm9, xmm10
    vpsrlq xmm9, xmm9, 0x2
    vpand xmm9, xmm9, xmm10
    vpaddq xmm9, xmm9, xmm12
    vpsrlq xmm10, xmm9, 0x4
    vpaddq xmm9, xmm10, xmm9
    vpand xmm9, xmm9, xmmword ptr [.C11]
    popcnt rsi, rsi
    vpsrlq xmm10, xmm9, 0x20
    vpmuludq xmm12, xmm9, xmmword ptr [.C7]
    vpmuludq xmm10, xmm10, xmm7
    vpaddq xmm10, xmm12, xmm10
    vpsllq xmm10, xmm10, 0x20
    vpmuludq xmm9, xmm9, xmm7
    vpaddq xmm9, xmm9, xmm10
    vpsrlq xmm9, xmm9, 0x38
    vpinsrd xmm10, xmm11, esi, 0x1
    vshufps xmm9, xmm10, xmm9, 0x84
    vpmulld xmm9, xmm9, xmmword ptr [.C12]
    imul edx, r15d, 0x40005
    vpshufd xmm10, xmm9, 0xee
    vpaddd xmm9, xmm9, xmm10
    vpshufd xmm10, xmm9, 0x55
    vpaddd xmm9, xmm9, xmm10
    vmovd r14d, xmm9
    add r14d, edx
    mov rdx, qword ptr [rsp + 0x38]
    and edx, 0xff00
    movzx esi, byte ptr [rsp + 0x210]
    or rsi, rdx
    not r11
    mov qword ptr [rsp + 0x1a0], r11
    mov rdx, qword ptr [rsp + 0x190]
    not rdx
    mov qword ptr [rsp + 0x298], rax
    je .L51
    mov r11, qword ptr [rsp + 0x78]
    mov esi, r11d
    and esi, 0xff00
    mov r8d, r11d
    shr r8d
    and r8d, 0x5500
    sub rsi, r8
    mov r8, rsi
    mov r9, qword ptr [rsp + 0x1d8]
    and r8, r9
    shr rsi, 0x2
    and rsi, r9
    add rsi, r8
    mov r8, rsi
    shr r8, 0x4
    add r8, rsi
    and r8, rax
    imul r8, r13
    shr r8, 0x38
    imul esi, r8d, 0x150008
    add r14d, esi
    mov dword ptr [rsp + 0x1b0], r14d
    mov rsi, r11
    jmp .L52
.L51:
    mov dword ptr [rsp + 0x1b0], r14d
    mov rsi, qword ptr [rsp + 0x78]
.L52:
    mov qword ptr [rsp + 0x1f0], rbp
    mov r14, qword ptr [rsp + 0x38]
    andn eax, r14d, dword ptr [rsp + 0x1a0]
    mov qword ptr [rsp + 0x30], rax
    popcnt rsi, rsi
    mov qword ptr [rsp + 0xc0], rsi
    mov r11, qword ptr [rsp + 0x90]
    mov r8, r11
    not r8
    mov rsi, qword ptr [rsp + 0x58]
    mov qword ptr [rsp + 0x200], r8
    andn rax, rsi, r8
    mov qword ptr [rsp + 0x28], rax
    mov rsi, qword ptr [rsp + 0x1e0]
    add esi, -0x5
    mov r13, qword ptr [rsp + 0x158]
    imul r8d, r13d, 0x5fffe
    mov r15, qword ptr [rsp + 0xc8]
    imul r9d, r15d, 0xffff0003
    add r9d, r8d
    imul r9d, esi
    lea esi, [r9 + 0x3f0019]
    cmp dword ptr [rsp + 0x198], 0x2
    cmovb esi, r9d
    lea r8d, [rsi + 0x30000]
    cmp r13d, 0x2
    cmovb r8d, esi
    lea esi, [r8 + 0x7fff5]
    cmp r15d, 0x2
    cmovb esi, r8d
    mov dword ptr [rsp + 0x1b4], esi
    mov esi, r15d
    shl esi, 0x11
    xor r8d, r8d
    cmp qword ptr [rsp + 0x208], 0x0
    lea esi, [rsi + 2*rsi]
    cmove esi, r8d
    mov dword ptr [rsp + 0x26c], esi
    mov rsi, r14
    shl rsi, 0x10
    or rsi, r14
    mov rbp, qword ptr [rsp + 0x178]
    or rsi, rbp
    shl rsi, 0x10
    or rsi, rbp
    mov rax, rsi
    shl rax, 0x20
    or rax, rsi
    mov r13, qword ptr [rsp + 0x88]
    lea rsi, [2*r13]
    movabs r15, -0x101010101010102
    and rsi, r15
    mov r8, r13
    shr r8
    movabs r9, 0x7f7f7f7f7f7f7f7f
    and r8, r9
    or r8, rsi
    mov rsi, qword ptr [rsp + 0xe8]
    and rsi, rbp
    and rsi, rdx
    andn rdx, r8, r14
    mov r8, qword ptr [rsp + 0x8]
    and r8, rdx
    popcnt r8, r8
    shr rsi, 0x8
    andn rsi, rdx, rsi
    mov qword ptr [rsp + 0x130], rax
    vmovq xmm9, rax
    vmovq xmm10, r11
    vpunpcklqdq xmm9, xmm10, xmm9
    vpbroadcastq xmm4, xmm4
    vpand xmm4, xmm9, xmm4
    vpsrlq xmm9, xmm4, 0x1
    vpand xmm9, xmm9, xmmword ptr [.C13]
    popcnt rsi, rsi
    vpsubq xmm4, xmm4, xmm9
    vpand xmm9, xmm4, xmmword ptr [.C14]
    vmovd xmm10, esi
    vmovd xmm11, r8d
    movzx eax, r13b
    lea esi, [rax + rax]
    andn eax, esi, eax
    vpsrlq xmm4, xmm4, 0x2
    vpand xmm12, xmm4, xmmword ptr [.C15]
    vpsadbw xmm4, xmm8, xmm5
    vpaddq xmm5, xmm12, xmm9
    vpsrlq xmm8, xmm5, 0x4
    vpaddq xmm5, xmm8, xmm5
    vpand xmm5, xmm5, xmmword ptr [.C16]
    vpsrlq xmm8, xmm5, 0x20
    vpmuludq xmm8, xmm8, xmm7
    vpmuludq xmm9, xmm5, xmmword ptr [.C7]
    vpaddq xmm8, xmm9, xmm8
    vpmuludq xmm5, xmm5, xmm7
    popcnt rdx, rdx
    imul edx, edx, 0xfff7fffc
    vpsllq xmm7, xmm8, 0x20
    vpaddq xmm5, xmm5, xmm7
    vpsrlq xmm5, xmm5, 0x38
    vpunpcklqdq xmm7, xmm11, xmm10
    vinserti128 ymm5, ymm7, xmm5, 0x1
    vbroadcasti128 ymm7, xmmword ptr [.C17]
    vpermd ymm5, ymm7, ymm5
    vpmulld xmm5, xmm5, xmmword ptr [.C18]
    popcnt eax, eax
    imul eax, eax, 0xfffdfff3
    add eax, edx
    vpshufd xmm7, xmm5, 0xee
    vpaddd xmm5, xmm5, xmm7
    vpshufd xmm7, xmm5, 0x55
    vpaddd xmm5, xmm5, xmm7
    vmovd edx, xmm5
    add edx, eax
    lea rax, [r14 + r14]
    and rax, r15
    and rdi, r9
    or rdi, rax
    movabs rax, 0x3c3c3c00000000
    or rdi, r11
    and rdi, r14
    je .L54
    mov esi, dword ptr [rsp + 0x160]
    mov r8, qword ptr [rsp + 0x20]
    mov r9d, edx
    nop
.L53:
    xor edx, edx
    tzcnt rdx, rdi
    shr edx, 0x3
    add r9d, dword ptr [r12 + 4*rdx + 0x600]
    blsr rdi, rdi
    jne .L53
    jmp .L55
.L54:
    mov esi, dword ptr [rsp + 0x160]
    mov r8, qword ptr [rsp + 0x20]
    mov r9d, edx
.L55:
    mov rdi, qword ptr [rsp + 0x30]
    mov r11d, edi
    shr r11d
    and qword ptr [rsp + 0x28], rax
    mov rax, qword ptr [rsp + 0xd0]
    popcnt rax, rax
    mov qword ptr [rsp + 0x288], rax
    vpshufd xmm4, xmm4, 0xe8
    mov rax, qword ptr [rsp + 0x38]
    test rax, rax
    je .L57
    nop
.L56:
    xor edx, edx
    tzcnt rdx, rax
    add r9d, dword ptr [r12 + 4*rdx]
    blsr rax, rax
    jne .L56
.L57:
    mov dword ptr [rsp + 0x270], r9d
    and edi, 0x3c3c3c00
    mov qword ptr [rsp + 0x30], rdi
    and r11d, 0x14141400
    mov qword ptr [rsp + 0x1d0], r11
    mov rax, qword ptr [rsp + 0x28]
    shr rax
    mov qword ptr [rsp + 0x228], rax
    vpsrlq xmm5, xmm3, 0x10
    vpor xmm3, xmm5, xmm3
    vpor xmm3, xmm3, xmm2
    vpsrlq xmm3, xmm3, 0x10
    vpor xmm2, xmm3, xmm2
    vpsrlq xmm3, xmm2, 0x20
    vpor xmm2, xmm3, xmm2
    vmovq rdx, xmm2
    vpextrq rax, xmm2, 0x1
    mov qword ptr [rsp + 0x188], rax
    or rdx, rax
    mov qword ptr [rsp + 0x168], rdx
    mov rax, rdx
    or rax, qword ptr [rsp + 0x60]
    vmovd edx, xmm4
    vpextrd edi, xmm4, 0x1
    mov qword ptr [rsp + 0x180], rdx
    mov qword ptr [rsp + 0x1e8], rdi
    lea r9d, [rdi + rdx]
    mov rdx, qword ptr [rsp + 0xc0]
    mov qword ptr [rsp + 0x1c0], r9
    lea edx, [r9 + 2*rdx]
    mov qword ptr [rsp + 0x210], rdx
    andn r9, rax, qword ptr [rsp + 0x38]
    movzx eax, r8b
    mov dword ptr [rsp + 0x8], eax
    movzx eax, byte ptr [rsp + 0x1a8]
    mov dword ptr [rsp + 0x128], eax
    je .L65
    mov rax, qword ptr [rsp + 0x288]
    lea eax, [4*rax]
    neg eax
    mov dword ptr [rsp + 0x50], eax
    mov rax, r10
    or rax, qword ptr [rsp + 0x18]
    mov qword ptr [rsp + 0xe0], rax
    mov rax, qword ptr [rsp + 0x240]
    movzx eax, byte ptr [rax + 0x93]
    mov byte ptr [rsp + 0x140], al
    xor esi, 0x7
    mov dword ptr [rsp + 0xf0], esi
    xor ebp, ebp
    lea r13, [.D0]
    jmp .L59
    nop
.L58:
    blsr r9, r9
    je .L66
.L59:
    xor r15d, r15d
    tzcnt r15, r9
    mov r12d, r15d
    shr r12d, 0x3
    lea r8d, [r15 + 0x8]
    add ebp, dword ptr [r13 + 4*r12 + 0x640]
    and r8b, 0x3f
    mov eax, r15d
    and eax, 0x7
    mov edx, dword ptr [rsp + 0x128]
    mov r14d, edx
    sub r14d, eax
    mov esi, eax
    sub esi, edx
    cmovb esi, r14d
    mov r14d, r8d
    shr r14b, 0x3
    movzx r14d, r14b
    mov r11d, dword ptr [rsp + 0x160]
    mov edx, r11d
    sub edx, r14d
    mov edi, r14d
    sub edi, r11d
    cmovb edi, edx
    cmp esi, edi
    cmova edi, esi
    imul edi, dword ptr [r13 + 4*r12 + 0x660]
    add edi, ebp
    mov r11d, dword ptr [rsp + 0x8]
    mov edx, r11d
    sub edx, eax
    sub eax, r11d
    cmovb eax, edx
    mov r11d, dword ptr [rsp + 0x80]
    mov edx, r11d
    sub edx, r14d
    sub r14d, r11d
    cmovb r14d, edx
    cmp eax, r14d
    cmova r14d, eax
    imul r14d, dword ptr [r13 + 4*r12 + 0x680]
    add r14d, edi
    mov eax, 0x1
    shlx rax, rax, r15
    shr rax, 0x8
    bts rax, r15
    mov rdx, rax
    shr rdx, 0x10
    or rdx, rax
    mov rax, rdx
    shr rax, 0x20
    or rax, rdx
    test qword ptr [rsp + 0xa0], rax
    je .L60
    add r14d, 0x60007
    mov ebp, r14d
    jmp .L61
    nop
.L60:
    lea ebp, [r14 - 0x220009]
    test qword ptr [rsp + 0x78], rax
    cmove ebp, r14d
.L61:
    movabs rax, 0x101010101010101
    shlx rax, rax, r8
    movzx edx, r8b
    mov rdi, qword ptr [rsp + 0x18]
    bt rdi, rdx
    lea r14, [.D1]
    jae .L64
.L62:
    add ebp, dword ptr [r14 + 4*r12]
.L63:
    mov edx, dword ptr [rsp + 0x50]
    cmp dword ptr [rsp + 0x210], edx
    jne .L58
    and rax, qword ptr [rsp + 0x18]
    jne .L58
    shr r15b, 0x3
    xor r15b, 0x7
    movzx eax, r15b
    cmp al, 0x5
    mov edx, 0x5
    cmovae eax, edx
    mov edx, dword ptr [rsp + 0xf0]
    cmp esi, edx
    cmovbe esi, edx
    add al, byte ptr [rsp + 0x140]
    lea edx, [rbp + 0xf9003c]
    cmp al, sil
    cmovae edx, ebp
    mov ebp, edx
    jmp .L58
    nop
.L64:
    lea r14, [.D2]
    test qword ptr [rsp + 0xe0], rax
    je .L62
    mov edx, 0x1
    shlx rdx, rdx, r8
    lea r14, [.D3]
    test rdx, r10
    jne .L63
    jmp .L62
.L65:
    xor ebp, ebp
.L66:
    mov qword ptr [rsp + 0x238], rbp
    mov r11, qword ptr [rsp + 0x228]
    movabs rax, 0x14141400000000
    and r11, rax
    movabs r9, 0x7e7e7e7e7e7e00
    mov rax, qword ptr [rsp + 0x168]
    andn rax, rax, qword ptr [rsp + 0x38]
    and rax, qword ptr [rsp + 0x60]
    je .L68
    mov rsi, qword ptr [rsp + 0x130]
    lea rdx, [rsi + rsi]
    and rdx, qword ptr [rsp + 0xb8]
    shr rsi
    and rsi, qword ptr [rsp + 0x138]
    mov rdi, rdx
    and rdi, rsi
    or rsi, rdx
    mov r8, qword ptr [rsp + 0x188]
    lea rdx, [r8 + r8]
    shr r8
    and r8, r9
    and r8, rdx
    andn rdx, r8, rsi
    or rdx, rdi
    shr rdx, 0x8
    and rdx, rax
    lea r12, [.D0]
    mov rdi, qword ptr [rsp + 0x150]
    mov r14, qword ptr [rsp + 0x20]
    mov r15, qword ptr [rsp + 0x30]
    mov r9, qword ptr [rsp + 0x1d0]
    je .L69
    xor eax, eax
    nop
.L67:
    xor esi, esi
    tzcnt rsi, rdx
    shr esi, 0x3
    add eax, dword ptr [r12 + 4*rsi + 0x620]
    blsr rdx, rdx
    jne .L67
    jmp .L70
.L68:
    lea r12, [.D0]
    mov rdi, qword ptr [rsp + 0x150]
    mov r14, qword ptr [rsp + 0x20]
    mov r15, qword ptr [rsp + 0x30]
    mov r9, qword ptr [rsp + 0x1d0]
    jmp .L71
.L69:
    xor eax, eax
.L70:
    add eax, dword ptr [rsp + 0x238]
    mov qword ptr [rsp + 0x238], rax
.L71:
    sub r15, r9
    sub qword ptr [rsp + 0x28], r11
    mov eax, edi
    and al, 0x38
    mov rdx, -0x1
    shlx r9, rdx, rax
    mov r13, r9
    and r13, qword ptr [rsp + 0x38]
    and r9, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rsp + 0x68]
    or qword ptr [rsp + 0xd8], rax
    test r14b, r14b
    je .L72
    mov edx, r14d
    cmp dword ptr [rsp + 0x8], 0x7
    jne .L73
    mov dl, 0x6
    jmp .L73
.L72:
    mov dl, 0x1
.L73:
    mov qword ptr [rsp + 0x30], r15
    shr r15, 0x2
    mov qword ptr [rsp + 0x140], r15
    mov rax, qword ptr [rsp + 0x28]
    shr rax, 0x2
    mov qword ptr [rsp + 0x50], rax
    mov rax, qword ptr [rsp + 0x58]
    popcnt rax, rax
    mov qword ptr [rsp + 0xb8], rax
    lea esi, [rdx - 0x1]
    mov eax, esi
    and al, 0x7
    movabs r11, 0x101010101010101
    shlx rdi, r11, rax
    mov rax, r13
    and rax, rdi
    mov r11, rdx
    xor edx, edx
    tzcnt rdx, rax
    shr edx, 0x3
    test rax, rax
    cmove rdx, rax
    and rdi, r9
    xor eax, eax
    tzcnt rax, rdi
    shr eax, 0x3
    test rdi, rdi
    cmove rax, rdi
    test rdx, rdx
    setne dil
    lea r8, [rdx + 0x1]
    cmp r8, rax
    sete r8b
    and r8b, dil
    movzx edi, r8b
    shl edi, 0x5
    xor r8d, r8d
    cmp sil, r14b
    sete r8b
    shl r8d, 0x5
    add r8, r12
    mov esi, edx
    mov esi, dword ptr [r8 + 4*rsi + 0x700]
    add rdi, r12
    mov r8d, eax
    mov edi, dword ptr [rdi + 4*r8 + 0x740]
    lea r8d, [rsi + rdi]
    or rax, rdx
    lea edx, [rsi + rdi + 0x3ffef]
    cmovne edx, r8d
    mov rbp, qword ptr [rsp + 0xd8]
    mov r15, qword ptr [rsp + 0x48]
    test rbp, r15
    cmove edx, r8d
    movabs rax, 0x101010101010101
    shlx rdi, rax, r11
    mov rax, r13
    and rax, rdi
    xor esi, esi
    tzcnt rsi, rax
    shr esi, 0x3
    test rax, rax
    cmove rsi, rax
    and rdi, r9
    xor eax, eax
    tzcnt rax, rdi
    shr eax, 0x3
    test rdi, rdi
    cmove rax, rdi
    test rsi, rsi
    setne dil
    lea r8, [rsi + 0x1]
    cmp r8, rax
    sete r8b
    and r8b, dil
    movzx edi, r8b
    shl edi, 0x5
    xor r8d, r8d
    cmp r11b, r14b
    sete r8b
    shl r8d, 0x5
    add r8, r12
    mov r14d, esi
    add edx, dword ptr [r8 + 4*r14 + 0x700]
    add rdi, r12
    mov r8d, eax
    or rax, rsi
    mov eax, dword ptr [rdi + 4*r8 + 0x740]
    lea esi, [rdx + rax]
    lea edi, [rax + rdx + 0x3ffef]
    cmovne edi, esi
    test rbp, r15
    cmove edi, esi
    inc r11b
    mov eax, r11d
    and al, 0x7
    movabs rdx, 0x101010101010101
    shlx rax, rdx, rax
    and r13, rax
    xor edx, edx
    tzcnt rdx, r13
    shr edx, 0x3
    test r13, r13
    cmove rdx, r13
    mov r13, r15
    and r9, rax
    xor eax, eax
    tzcnt rax, r9
    shr eax, 0x3
    test r9, r9
    cmove rax, r9
    test rdx, rdx
    setne sil
    lea r8, [rdx + 0x1]
    cmp r8, rax
    sete r8b
    and r8b, sil
    movzx r8d, r8b
    shl r8d, 0x5
    xor esi, esi
    cmp r11b, byte ptr [rsp + 0x20]
    sete sil
    shl esi, 0x5
    add rsi, r12
    mov r9d, edx
    add edi, dword ptr [rsi + 4*r9 + 0x700]
    movabs r14, 0x3333333333333333
    lea r11, [r14 - 0x333]
    add r8, r12
    mov r9d, eax
    or rax, rdx
    movabs rsi, 0x3333333000000000
    lea rdx, [r14 - 0x33333333]
    mov eax, dword ptr [r8 + 4*r9 + 0x740]
    lea r8d, [rdi + rax]
    lea eax, [rax + rdi + 0x3ffef]
    cmovne eax, r8d
    test rbp, r15
    cmove eax, r8d
    mov dword ptr [rsp + 0x1d0], eax
    vmovd eax, xmm6
    mov r8, qword ptr [rsp + 0xd0]
    cmp r8, 0x1
    sbb eax, -0x1
    xor edi, edi
    cmp eax, 0x2
    jl .L74
    mov rax, qword ptr [rsp + 0x170]
    lea rdi, [rax + 2*rax]
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov r9d, dword ptr [r8 + 8*rdi + 0x10]
    movzx eax, byte ptr [r8 + 8*rdi + 0x14]
    mov r14, qword ptr [r8 + 8*rdi]
    mov r15, qword ptr [rsp + 0x18]
    and r14, r15
    imul r14, qword ptr [r8 + 8*rdi + 0x8]
    shrx rax, r14, rax
    add rax, r9
    mov r9, qword ptr [r8 + 8*rdi + 0x600]
    and r9, r15
    imul r9, qword ptr [r8 + 8*rdi + 0x608]
    mov r14d, dword ptr [r8 + 8*rdi + 0x610]
    movzx edi, byte ptr [r8 + 8*rdi + 0x614]
    lea r8, [plywright::board::geometry::AROUND]
    mov rbp, qword ptr [rsp + 0x220]
    add rbp, r8
    shrx rdi, r9, rdi
    mov r8, qword ptr [rsp + 0x278]
    or r8, qword ptr [rsp + 0x100]
    mov r15, qword ptr [rsp + 0x10]
    andn r8, r8, r15
    not r8
    mov r9, qword ptr [rsp + 0x70]
    andn r8, r9, r8
    and r8, r10
    mov r9, qword ptr [rsp + 0x40]
    and r9, r8
    popcnt r9, r9
    add rdi, r14
    lea r14, [plywright::sliders::magic::TABLE]
    and r8, qword ptr [rsp + 0x1f0]
    andn r8, r8, r15
    not r8
    andn r8, r13, r8
    mov rdi, qword ptr [r14 + 8*rdi]
    and rdi, r8
    mov rax, qword ptr [r14 + 8*rax]
    and rax, r8
    mov r14, rdi
    or r14, rax
    mov r15, qword ptr [rbp]
    movabs rsi, 0x3333333000000000
    and r15, qword ptr [rsp + 0x110]
    test r15, r8
    vpextrd r8d, xmm6, 0x1
    lea r9d, [r9 + 4*r9]
    lea r15d, [r8 + 2*r9]
    lea r8d, [r8 + 2*r9 + 0x28]
    cmove r8d, r15d
    test qword ptr [rsp + 0x108], rdi
    lea edi, [r8 + 0x11]
    cmove edi, r8d
    mov r8, qword ptr [rsp + 0xd0]
    test qword ptr [rsp + 0x98], rax
    lea eax, [rdi + 0x25]
    cmove eax, edi
    test qword ptr [rsp + 0xf8], r14
    lea edi, [rax + 0x2d]
    cmove edi, eax
    lea eax, [rdi - 0x37]
    test r8, r8
    cmovne eax, edi
    mov edi, eax
    sar edi, 0x1f
    andn eax, edi, eax
    cmp eax, 0x3ff
    mov edi, 0x3ff
    cmovl edi, eax
    imul edi, edi
    shr edi, 0x7
    cmp edi, 0x156
    mov eax, 0x156
    cmovb eax, edi
    mov edi, eax
    shl edi, 0xb
    lea edi, [rdi + 8*rdi]
    and edi, 0xff0000
    or edi, eax
.L74:
    mov dword ptr [rsp + 0x228], edi
    and qword ptr [rsp + 0x28], rsi
    mov rbp, r11
    mov r11, qword ptr [rsp + 0x50]
    and r11, rdx
    vmovq rdx, xmm1
    vpextrq rax, xmm1, 0x1
    mov qword ptr [rsp + 0x138], rax
    mov qword ptr [rsp + 0x170], rdx
    or rax, rdx
    mov qword ptr [rsp + 0x220], rax
    and r13, rax
    mov rdi, qword ptr [rsp + 0x78]
    or rdi, r8
    mov qword ptr [rsp + 0x48], r13
    or rdi, r13
    mov r8, qword ptr [rsp + 0x18]
    mov rax, r8
    not rax
    mov qword ptr [rsp + 0x2c0], rax
    mov rdx, qword ptr [rsp + 0x178]
    and eax, edx
    shl eax, 0x8
    and eax, 0xff000000
    or rax, rdx
    mov rdx, qword ptr [rsp + 0xe8]
    or rdx, r8
    andn rax, rdx, rax
    mov rdx, qword ptr [rsp + 0x10]
    andn rdx, rdx, r10
    andn rax, rdx, rax
    mov rdx, rax
    shl rdx, 0x9
    movabs rsi, -0x101010101010102
    add rsi, -0xfefe
    and rsi, rdx
    shl rax, 0x7
    movabs rdx, 0x7f7f7f7f7f7f7f7f
    lea r9, [rdx - 0x7f7f]
    and r9, rax
    or r9, rsi
    mov qword ptr [rsp + 0x68], rdi
    mov rsi, rdi
    and rsi, qword ptr [rsp + 0x200]
    and rsi, r9
    mov rax, rsi
    shr rax
    movabs rdi, 0x5555555555555555
    add rdi, -0x5555
    and rax, rdi
    sub rsi, rax
    movabs r14, 0x3333333333333333
    lea rax, [r14 - 0x3333]
    mov rdx, rsi
    and rdx, rax
    mov qword ptr [rsp + 0xf0], rdx
    shr rsi, 0x2
    and rsi, rax
    mov qword ptr [rsp + 0x40], rsi
    mov r15, qword ptr [rsp + 0x58]
    and r9, r15
    mov rsi, r9
    shr rsi
    and rsi, rdi
    sub r9, rsi
    mov rsi, r9
    and rsi, rax
    shr r9, 0x2
    and r9, rax
    mov rax, r15
    shl rax, 0x9
    movabs rdi, 0x80000000000000
    and rdi, rax
    mov rax, r15
    shl rax, 0x7
    movabs r13, 0xffffff000000
    add r13, 0x1000000
    and r13, rax
    or r13, rdi
    mov r15, qword ptr [rsp + 0xa8]
    and r13, r15
    mov rax, r13
    shr rax
    movabs rdi, 0x40000000000000
    and rdi, rax
    sub r13, rdi
    movabs rax, 0x3301000000000000
    and rax, r13
    shr r13, 0x2
    movabs rdi, 0x3330000000000000
    and rdi, r13
    add rdi, rax
    mov rax, rdi
    shr rax, 0x4
    add rax, rdi
    movabs rdi, 0xf07000000000000
    and rdi, rax
    mov rax, r8
    shr rax, 0x10
    and eax, dword ptr [rsp + 0x230]
    mov r8d, eax
    shr r8d
    and r8d, 0x4
    and eax, 0x10
    lea eax, [r8 + 2*rax]
    and r15d, eax
    mov eax, r15d
    shr eax
    and eax, -0x10
    sub r15, rax
    lea rax, [r14 - 0x3]
    and rax, r15
    shr r15, 0x2
    lea r8, [r14 - 0x2]
    and r8, r15
    add r8, rax
    mov rax, r8
    shr rax, 0x4
    add rax, r8
    mov qword ptr [rsp + 0x230], rbp
    and qword ptr [rsp + 0x30], rbp
    mov r15, qword ptr [rsp + 0x1d8]
    mov r13, qword ptr [rsp + 0x140]
    and r13, r15
    not qword ptr [rsp + 0x60]
    movabs rdx, 0x101010101010101
    imul rdi, rdx
    shr rdi, 0x38
    imul edi, edi, 0xffc3ffb0
    movabs r8, 0xf0f0f0f0f0f0f0f
    and rax, r8
    imul rax, rdx
    shr rax, 0x38
    imul r14d, eax, 0xfff8ffe3
    add r14d, edi
    mov rdi, qword ptr [rsp + 0x20]
    lea eax, [rdi - 0x1]
    cmp al, 0x2
    jae .L77
    cmp dil, 0x2
    mov edi, 0x303
    mov eax, 0x101
    cmove rax, rdi
    mov r8, qword ptr [rsp + 0xb8]
    mov rbp, qword ptr [rsp + 0x1c8]
.L75:
    test byte ptr [rsp + 0x150], 0x38
    mov rdx, qword ptr [rsp + 0xf0]
    jne .L76
    mov rdi, qword ptr [rsp + 0xa0]
    and edi, dword ptr [rsp + 0x88]
    and edi, eax
    xor eax, eax
    popcnt eax, edi
    imul eax, eax, 0xfffeffe4
    add r14d, eax
.L76:
    mov dword ptr [rsp + 0x168], r14d
    jmp .L78
.L77:
    mov eax, 0xc0c0
    mov r8, qword ptr [rsp + 0xb8]
    mov rbp, qword ptr [rsp + 0x1c8]
    mov rdx, r11
    mov r11, r13
    mov edi, 0x99
    mov r13d, dword ptr [rsp + 0x8]
    bt edi, r13d
    jae .L112
    mov dword ptr [rsp + 0x168], r14d
    mov r13, r11
    mov r11, rdx
    mov rdx, qword ptr [rsp + 0xf0]
.L78:
    add r13, qword ptr [rsp + 0x30]
    mov r14, r13
    add r11, qword ptr [rsp + 0x28]
    mov qword ptr [rsp + 0x50], r11
    add qword ptr [rsp + 0x40], rdx
    add r9, rsi
    lea eax, [r8 - 0x5]
    mov r8, qword ptr [rsp + 0x180]
    imul edx, r8d, 0x5fffe
    mov rdi, qword ptr [rsp + 0xc0]
    imul esi, edi, 0xffff0003
    add esi, edx
    imul esi, eax
    lea eax, [rsi + 0x3f0019]
    cmp dword ptr [rsp + 0x1e8], 0x2
    cmovb eax, esi
    lea edx, [rax + 0x30000]
    cmp r8d, 0x2
    cmovb edx, eax
    lea eax, [rdx + 0x7fff5]
    cmp edi, 0x2
    cmovb eax, edx
    mov dword ptr [rsp + 0x1c8], eax
    mov eax, edi
    shl eax, 0x11
    lea eax, [rax + 2*rax]
    neg eax
    xor edx, edx
    cmp qword ptr [rsp + 0xd0], 0x0
    cmovne edx, eax
    mov dword ptr [rsp + 0x178], edx
    mov r8, qword ptr [rsp + 0x248]
    lea rax, [r8 + r8]
    movabs rdx, -0x101010101010102
    and rax, rdx
    mov rdx, r8
    shr rdx
    movabs rsi, 0x7f7f7f7f7f7f7f7f
    and rdx, rsi
    or rdx, rax
    mov r11, qword ptr [rsp + 0x58]
    andn rdx, rdx, r11
    mov rax, qword ptr [rsp + 0x60]
    and rax, qword ptr [rsp + 0x258]
    and rax, qword ptr [rsp + 0x90]
    shl rax, 0x8
    andn rsi, rdx, rax
    mov rax, rsi
    shr rax
    and rax, qword ptr [rsp + 0x218]
    mov rdi, qword ptr [rsp + 0x188]
    and rdi, r11
    popcnt rdi, rdi
    imul edi, edi, 0xffe8fff5
    sub rsi, rax
    mov rax, rsi
    and rax, r15
    shr rsi, 0x2
    and rsi, r15
    add rsi, rax
    mov rax, rsi
    shr rax, 0x4
    add rax, rsi
    mov r15, qword ptr [rsp + 0xe8]
    mov rsi, r15
    and rsi, r11
    popcnt rsi, rsi
    imul esi, esi, 0x3000a
    add esi, edi
    movzx edi, r8b
    lea r8d, [rdi + rdi]
    andn edi, r8d, edi
    popcnt edi, edi
    imul r8d, edi, 0xfffdfff3
    add r8d, esi
    and rbp, rdx
    popcnt rdx, rdx
    imul edx, edx, 0xfff7fffc
    add r8d, edx
    xor edx, edx
    popcnt rdx, rbp
    imul edx, edx, 0xfff4fffa
    add r8d, edx
    and rax, qword ptr [rsp + 0x298]
    movabs rdx, 0x101010101010101
    imul rax, rdx
    shr rax, 0x38
    imul eax, eax, 0xffeefffd
    add r8d, eax
    lea rdx, [r11 + r11]
    movabs rax, -0x101010101010102
    and rdx, rax
    mov rax, r11
    shr rax
    movabs rsi, 0x7f7f7f7f7f7f7f7f
    and rax, rsi
    or rax, rdx
    or rax, r15
    movabs rsi, 0xf0f0f0f0f0f0f0f
    and rax, r11
    je .L80
    nop
.L79:
    xor edx, edx
    tzcnt rdx, rax
    shr edx
    and edx, -0x4
    xor edx, 0x1c
    add r8d, dword ptr [rdx + r12 + 0x600]
    blsr rax, rax
    jne .L79
.L80:
    mov r13, r14
    mov r15, r14
    shr r15, 0x4
    mov rax, qword ptr [rsp + 0x50]
    shr rax, 0x4
    mov qword ptr [rsp + 0x20], rax
    mov rbp, qword ptr [rsp + 0x40]
    mov rdi, rbp
    shr rdi, 0x4
    mov rax, qword ptr [rsp + 0x68]
    and rax, qword ptr [rsp + 0x1a0]
    mov qword ptr [rsp + 0x88], rax
    mov r14, r9
    shr r14, 0x4
    mov rax, qword ptr [rsp + 0x208]
    popcnt rax, rax
    mov qword ptr [rsp + 0x150], rax
    test r11, r11
    je .L82
    mov rax, r11
    nop
.L81:
    xor edx, edx
    tzcnt rdx, rax
    xor edx, 0x38
    add r8d, dword ptr [r12 + 4*rdx]
    blsr rax, rax
    jne .L81
.L82:
    mov dword ptr [rsp + 0x1d8], r8d
    add r15, r13
    mov qword ptr [rsp + 0xe0], r15
    mov rax, qword ptr [rsp + 0x50]
    add qword ptr [rsp + 0x20], rax
    lea rax, [rsi - 0xf0f0f0f]
    mov qword ptr [rsp + 0x2b8], rax
    add rdi, rbp
    mov qword ptr [rsp + 0x30], rdi
    lea rax, [rsi - 0xf0f]
    mov qword ptr [rsp + 0x218], rax
    mov rax, qword ptr [rsp + 0x1a0]
    and qword ptr [rsp + 0x48], rax
    mov rax, qword ptr [rsp + 0x120]
    or rax, qword ptr [rsp + 0x148]
    mov qword ptr [rsp + 0x60], rax
    mov rax, qword ptr [rsp + 0x68]
    or rax, r11
    mov qword ptr [rsp + 0xa8], rax
    and qword ptr [rsp + 0x88], r10
    add r14, r9
    mov qword ptr [rsp + 0x28], r14
    mov rax, r11
    shl rax, 0x10
    or rax, r11
    mov rdx, qword ptr [rsp + 0x250]
    or rax, rdx
    shl rax, 0x10
    or rax, rdx
    mov rdx, rax
    shl rdx, 0x20
    or rdx, rax
    or rdx, qword ptr [rsp + 0x130]
    mov qword ptr [rsp + 0x2b0], rdx
    mov rax, rdx
    or rax, qword ptr [rsp + 0x190]
    mov rdx, qword ptr [rsp + 0x158]
    mov rsi, qword ptr [rsp + 0x198]
    lea edi, [rsi + rdx]
    mov rdx, qword ptr [rsp + 0xc8]
    mov qword ptr [rsp + 0x1b8], rdi
    lea edx, [rdi + 2*rdx]
    mov dword ptr [rsp + 0x40], edx
    andn rdx, rax, r11
    je .L90
    mov rax, qword ptr [rsp + 0x150]
    lea eax, [4*rax]
    neg eax
    mov dword ptr [rsp + 0x50], eax
    mov rax, qword ptr [rsp + 0x10]
    or rax, qword ptr [rsp + 0x18]
    mov qword ptr [rsp + 0xf0], rax
    mov rax, qword ptr [rsp + 0x240]
    movzx eax, byte ptr [rax + 0x93]
    xor al, 0x1
    mov byte ptr [rsp + 0x140], al
    xor ebp, ebp
    jmp .L84
    nop
.L83:
    blsr rdx, rdx
    je .L91
.L84:
    xor r12d, r12d
    tzcnt r12, rdx
    mov r15d, r12d
    shr r15d, 0x3
    xor r15, 0x7
    lea r8d, [r12 + 0x38]
    lea r11, [.D0]
    add ebp, dword ptr [r11 + 4*r15 + 0x640]
    and r8b, 0x3f
    mov esi, r12d
    and esi, 0x7
    mov eax, dword ptr [rsp + 0x8]
    mov r9d, eax
    sub r9d, esi
    mov edi, esi
    sub edi, eax
    cmovb edi, r9d
    mov r9d, r8d
    shr r9b, 0x3
    movzx r9d, r9b
    mov r14, rbp
    mov ebp, dword ptr [rsp + 0x80]
    mov r13d, ebp
    sub r13d, r9d
    mov eax, r9d
    sub eax, ebp
    cmovb eax, r13d
    cmp edi, eax
    cmova eax, edi
    imul eax, dword ptr [r11 + 4*r15 + 0x660]
    add eax, r14d
    mov ebp, dword ptr [rsp + 0x128]
    mov r13d, ebp
    sub r13d, esi
    sub esi, ebp
    cmovb esi, r13d
    mov ebp, dword ptr [rsp + 0x160]
    mov r13d, ebp
    sub r13d, r9d
    sub r9d, ebp
    cmovb r9d, r13d
    cmp esi, r9d
    cmova r9d, esi
    imul r9d, dword ptr [r11 + 4*r15 + 0x680]
    add r9d, eax
    movabs rax, 0x101010101010101
    shlx rsi, rax, r12
    test qword ptr [rsp + 0x78], rsi
    je .L85
    add r9d, 0x60007
    mov ebp, r9d
    jmp .L86
    nop
.L85:
    lea ebp, [r9 - 0x220009]
    test qword ptr [rsp + 0xa0], rsi
    cmove ebp, r9d
.L86:
    mov eax, 0x1
    shlx r9, rax, r8
    mov rax, r9
    shr rax, 0x8
    bts rax, r8
    mov r13, rax
    shr r13, 0x10
    or r13, rax
    mov rsi, r13
    shr rsi, 0x20
    or rsi, r13
    movzx eax, r8b
    mov r8, qword ptr [rsp + 0x18]
    bt r8, rax
    lea r8, [.D1]
    jae .L89
.L87:
    add ebp, dword ptr [r8 + 4*r15]
.L88:
    mov r11, qword ptr [rsp + 0x58]
    mov eax, dword ptr [rsp + 0x50]
    cmp dword ptr [rsp + 0x40], eax
    mov r8, qword ptr [rsp + 0x70]
    jne .L83
    and rsi, qword ptr [rsp + 0x18]
    jne .L83
    shr r12b, 0x3
    movzx eax, r12b
    cmp al, 0x5
    mov esi, 0x5
    cmovae eax, esi
    mov esi, dword ptr [rsp + 0x80]
    cmp edi, esi
    cmovbe edi, esi
    add al, byte ptr [rsp + 0x140]
    lea esi, [rbp + 0xf9003c]
    cmp al, dil
    cmovae esi, ebp
    mov ebp, esi
    jmp .L83
    nop
.L89:
    lea r8, [.D2]
    test qword ptr [rsp + 0xf0], rsi
    je .L87
    lea r8, [.D3]
    test qword ptr [rsp + 0x10], r9
    jne .L88
    jmp .L87
.L90:
    xor ebp, ebp
    mov r8, qword ptr [rsp + 0x70]
.L91:
    mov rax, qword ptr [rsp + 0xe0]
    and rax, qword ptr [rsp + 0x298]
    mov qword ptr [rsp + 0xe0], rax
    mov r14, qword ptr [rsp + 0x20]
    and r14, qword ptr [rsp + 0x2b8]
    mov rsi, qword ptr [rsp + 0x218]
    and qword ptr [rsp + 0x30], rsi
    andn rax, r10, r11
    mov qword ptr [rsp + 0x8], rax
    mov rdx, qword ptr [rsp + 0x60]
    and rdx, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rsp + 0xa8]
    and rax, qword ptr [rsp + 0x278]
    mov qword ptr [rsp + 0xa8], rax
    andn rax, r10, qword ptr [rsp + 0x68]
    mov qword ptr [rsp + 0x80], rax
    and qword ptr [rsp + 0x88], r8
    and qword ptr [rsp + 0x28], rsi
    mov rsi, r11
    and rsi, qword ptr [rsp + 0x1a0]
    mov rax, qword ptr [rsp + 0x2b0]
    andn rdi, rax, r11
    and rdi, qword ptr [rsp + 0x190]
    je .L93
    mov r15, qword ptr [rsp + 0x188]
    lea rax, [r15 + r15]
    movabs r8, 0xfefefefefefefe
    and rax, r8
    shr r15
    movabs r8, 0x7f7f7f7f7f7f7f
    and r15, r8
    mov r8, rax
    and r8, r15
    or r15, rax
    mov r9, qword ptr [rsp + 0x130]
    lea rax, [r9 + r9]
    shr r9
    movabs r12, 0x7e7e7e7e7e7e00
    and r9, r12
    and r9, rax
    andn rax, r9, r15
    or rax, r8
    shl rax, 0x8
    and rdi, rax
    movabs r13, 0x101010101010101
    je .L94
    xor r8d, r8d
    lea r9, [.D0]
    nop
.L92:
    xor eax, eax
    tzcnt rax, rdi
    shr eax
    and eax, -0x4
    xor eax, 0x1c
    add r8d, dword ptr [rax + r9 + 0x620]
    blsr rdi, rdi
    jne .L92
    jmp .L95
.L93:
    movabs r13, 0x101010101010101
    jmp .L96
.L94:
    xor r8d, r8d
.L95:
    add r8d, ebp
    mov ebp, r8d
.L96:
    mov rax, qword ptr [rsp + 0xe0]
    imul rax, r13
    mov qword ptr [rsp + 0xe0], rax
    imul r14, r13
    mov qword ptr [rsp + 0x20], r14
    mov rax, qword ptr [rsp + 0x90]
    and qword ptr [rsp + 0x68], rax
    mov rdi, qword ptr [rsp + 0x30]
    imul rdi, r13
    mov qword ptr [rsp + 0x30], rdi
    mov rdi, qword ptr [rsp + 0x60]
    mov r8, rdi
    mov r14, qword ptr [rsp + 0x8]
    and r8, r14
    mov r15, rdx
    and r15, qword ptr [rsp + 0x170]
    and rdx, qword ptr [rsp + 0x138]
    mov r12, rdi
    and r12, qword ptr [rsp + 0x78]
    mov r9, qword ptr [rsp + 0xd0]
    and rdi, r9
    mov qword ptr [rsp + 0x60], rdi
    mov rdi, qword ptr [rsp + 0x118]
    and r14, rdi
    mov qword ptr [rsp + 0x8], r14
    and qword ptr [rsp + 0x48], rdi
    and r9, rdi
    andn rdi, r10, qword ptr [rsp + 0xa8]
    mov qword ptr [rsp + 0x130], rdi
    mov rdi, qword ptr [rsp + 0x80]
    and rdi, qword ptr [rsp + 0x10]
    mov qword ptr [rsp + 0x80], rdi
    mov rdi, qword ptr [rsp + 0x1f0]
    andn rdi, rdi, qword ptr [rsp + 0x88]
    mov qword ptr [rsp + 0x188], rdi
    mov rdi, qword ptr [rsp + 0x28]
    imul rdi, r13
    mov qword ptr [rsp + 0x28], rdi
    and rsi, rax
    mov rax, qword ptr [rsp + 0x290]
    and al, 0x38
    mov edi, 0xff
    shlx rax, rdi, rax
    mov rdi, rax
    shr rdi, 0x8
    or rdi, rax
    mov rax, rdi
    shr rax, 0x10
    or rax, rdi
    mov rdi, rax
    shr rdi, 0x20
    or rdi, rax
    mov r14, rdi
    and r14, r11
    and rdi, qword ptr [rsp + 0x38]
    mov rax, qword ptr [rsp + 0x1a8]
    test al, al
    je .L97
    mov r11d, eax
    cmp dword ptr [rsp + 0x128], 0x7
    jne .L98
    mov r11b, 0x6
    jmp .L98
.L97:
    mov r11b, 0x1
.L98:
    mov qword ptr [rsp + 0x160], rbp
    shr qword ptr [rsp + 0xe0], 0x38
    shr qword ptr [rsp + 0x20], 0x38
    mov rax, qword ptr [rsp + 0x68]
    popcnt rax, rax
    mov qword ptr [rsp + 0xa8], rax
    shr qword ptr [rsp + 0x30], 0x38
    xor eax, eax
    popcnt rax, r8
    mov qword ptr [rsp + 0xf0], rax
    xor eax, eax
    popcnt rax, r15
    mov qword ptr [rsp + 0x50], rax
    xor eax, eax
    popcnt rax, rdx
    mov qword ptr [rsp + 0x140], rax
    xor eax, eax
    popcnt rax, r12
    mov qword ptr [rsp + 0xd0], rax
    mov rax, qword ptr [rsp + 0x60]
    popcnt rax, rax
    mov qword ptr [rsp + 0x68], rax
    mov rax, qword ptr [rsp + 0x8]
    popcnt rax, rax
    mov qword ptr [rsp + 0x60], rax
    mov rax, qword ptr [rsp + 0x48]
    popcnt rax, rax
    mov qword ptr [rsp + 0x88], rax
    xor eax, eax
    popcnt rax, r9
    mov qword ptr [rsp + 0x190], rax
    mov rax, qword ptr [rsp + 0x130]
    popcnt rax, rax
    mov qword ptr [rsp + 0x48], rax
    mov rax, qword ptr [rsp + 0x80]
    popcnt rax, rax
    mov qword ptr [rsp + 0x8], rax
    mov rax, qword ptr [rsp + 0x188]
    popcnt rax, rax
    mov qword ptr [rsp + 0x80], rax
    shr qword ptr [rsp + 0x28], 0x38
    xor eax, eax
    popcnt rax, rsi
    mov qword ptr [rsp + 0x130], rax
    lea r8d, [r11 - 0x1]
    mov eax, r8d
    and al, 0x7
    shlx rax, r13, rax
    mov rbp, r14
    mov rsi, r14
    and rsi, rax
    lzcnt rdx, rsi
    shr edx, 0x3
    test rsi, rsi
    cmove rdx, rsi
    and rax, rdi
    xor esi, esi
    lzcnt rsi, rax
    shr esi, 0x3
    test rax, rax
    cmove rsi, rax
    test rdx, rdx
    setne al
    lea r9, [rdx + 0x1]
    cmp r9, rsi
    sete r9b
    and r9b, al
    movzx r9d, r9b
    shl r9d, 0x5
    xor eax, eax
    mov r14, qword ptr [rsp + 0x1a8]
    cmp r8b, r14b
    mov r15, r14
    sete al
    shl eax, 0x5
    lea r12, [.D0]
    add rax, r12
    add r9, r12
    mov r8d, esi
    or rsi, rdx
    mov edx, edx
    mov eax, dword ptr [rax + 4*rdx + 0x700]
    mov edx, dword ptr [r9 + 4*r8 + 0x740]
    lea esi, [rax + rdx]
    lea edx, [rax + rdx + 0x3ffef]
    cmovne edx, esi
    mov r14, r11
    mov r12, qword ptr [rsp + 0x260]
    test qword ptr [rsp + 0xd8], r12
    cmove edx, esi
    shlx rax, r13, r11
    mov r8, rbp
    and r8, rax
    xor esi, esi
    lzcnt rsi, r8
    shr esi, 0x3
    test r8, r8
    cmove rsi, r8
    and rax, rdi
    xor r8d, r8d
    lzcnt r8, rax
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
    cmp r14b, r15b
    sete r9b
    shl r9d, 0x5
    mov r11, r13
    lea r13, [.D0]
    add r9, r13
    mov r15d, esi
    add edx, dword ptr [r9 + 4*r15 + 0x700]
    add rax, r13
    mov r15, r13
    mov r9d, r8d
    or r8, rsi
    mov eax, dword ptr [rax + 4*r9 + 0x740]
    lea esi, [rdx + rax]
    lea edx, [rax + rdx + 0x3ffef]
    cmovne edx, esi
    mov r13, qword ptr [rsp + 0xd8]
    test r13, r12
    cmove edx, esi
    inc r14b
    mov eax, r14d
    and al, 0x7
    shlx rax, r11, rax
    and rbp, rax
    xor esi, esi
    lzcnt rsi, rbp
    shr esi, 0x3
    test rbp, rbp
    cmove rsi, rbp
    and rdi, rax
    xor r8d, r8d
    lzcnt r8, rdi
    shr r8d, 0x3
    test rdi, rdi
    cmove r8, rdi
    test rsi, rsi
    setne al
    lea rdi, [rsi + 0x1]
    cmp rdi, r8
    sete dil
    and dil, al
    movzx eax, dil
    shl eax, 0x5
    xor edi, edi
    cmp r14b, byte ptr [rsp + 0x1a8]
    sete dil
    shl edi, 0x5
    add rdi, r15
    mov r9d, esi
    add edx, dword ptr [rdi + 4*r9 + 0x700]
    add rax, r15
    mov r14, r12
    mov edi, r8d
    or r8, rsi
    mov eax, dword ptr [rax + 4*rdi + 0x740]
    lea esi, [rdx + rax]
    lea eax, [rax + rdx + 0x3ffef]
    cmovne eax, esi
    test r13, r12
    cmove eax, esi
    mov dword ptr [rsp + 0xd8], eax
    vmovd eax, xmm0
    mov r11, qword ptr [rsp + 0x208]
    cmp r11, 0x1
    sbb eax, -0x1
    xor edx, edx
    cmp eax, 0x2
    jl .L99
    lea r12, [plywright::board::geometry::AROUND]
    add r12, qword ptr [rsp + 0x2a8]
    mov rsi, r10
    not rsi
    mov rdx, qword ptr [rsp + 0x1f0]
    not rdx
    mov rax, qword ptr [rsp + 0xf8]
    or rax, qword ptr [rsp + 0x1f8]
    or rax, rsi
    and rdx, qword ptr [rsp + 0x10]
    and rdx, rax
    mov rax, qword ptr [rsp + 0x280]
    lea rax, [rax + 2*rax]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov r8d, dword ptr [rdi + 8*rax + 0x10]
    mov r9, qword ptr [rdi + 8*rax]
    mov r13, qword ptr [rsp + 0x18]
    and r9, r13
    imul r9, qword ptr [rdi + 8*rax + 0x8]
    movzx r15d, byte ptr [rdi + 8*rax + 0x14]
    shrx r9, r9, r15
    add r9, r8
    mov r8d, dword ptr [rdi + 8*rax + 0x610]
    mov r15, qword ptr [rdi + 8*rax + 0x600]
    and r15, r13
    imul r15, qword ptr [rdi + 8*rax + 0x608]
    movzx eax, byte ptr [rdi + 8*rax + 0x614]
    shrx rax, r15, rax
    add rax, r8
    mov rdi, qword ptr [rsp + 0xb0]
    and rdi, rdx
    and rdx, qword ptr [rsp + 0x70]
    or rdx, rsi
    lea rsi, [plywright::sliders::magic::TABLE]
    mov rax, qword ptr [rsi + 8*rax]
    mov rsi, qword ptr [rsi + 8*r9]
    popcnt rdi, rdi
    andn rdx, r14, rdx
    and rax, rdx
    and rsi, rdx
    mov r9, qword ptr [rsp + 0x148]
    and r9, qword ptr [r12]
    mov r8, rax
    or r8, rsi
    test r9, rdx
    vpextrd edx, xmm0, 0x1
    lea edi, [rdi + 4*rdi]
    lea r9d, [rdx + 2*rdi]
    lea edx, [rdx + 2*rdi + 0x28]
    cmove edx, r9d
    test qword ptr [rsp + 0x120], rax
    lea eax, [rdx + 0x11]
    cmove eax, edx
    test qword ptr [rsp + 0x118], rsi
    lea edx, [rax + 0x25]
    cmove edx, eax
    test qword ptr [rsp + 0x100], r8
    lea eax, [rdx + 0x2d]
    cmove eax, edx
    lea edx, [rax - 0x37]
    test r11, r11
    cmovne edx, eax
    mov eax, edx
    sar eax, 0x1f
    andn eax, eax, edx
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
.L99:
    mov dword ptr [rsp + 0x148], edx
    mov eax, dword ptr [rsp + 0x26c]
    add dword ptr [rsp + 0x1b4], eax
    mov eax, dword ptr [rsp + 0x1c8]
    sub dword ptr [rsp + 0x178], eax
    mov r12, qword ptr [rsp + 0x220]
    and r12, r14
    mov rdx, qword ptr [rsp + 0x258]
    mov rsi, qword ptr [rsp + 0x2c0]
    and rsi, rdx
    shr rsi, 0x8
    movabs rax, 0xff00000000
    and rax, rsi
    or rax, rdx
    mov rdx, qword ptr [rsp + 0x90]
    mov r13, qword ptr [rsp + 0x18]
    or rdx, r13
    andn rax, rdx, rax
    mov r9, qword ptr [rsp + 0x10]
    andn rdx, r10, r9
    andn rax, rdx, rax
    mov rdx, rax
    shr rdx, 0x7
    movabs rsi, 0xfefefefefefe
    and rsi, rdx
    shr rax, 0x9
    movabs rbp, 0x7f7f7f7f7f7f
    and rbp, rax
    or rbp, rsi
    mov rsi, qword ptr [rsp + 0x108]
    or rsi, qword ptr [rsp + 0x110]
    mov r8, r12
    mov rax, qword ptr [rsp + 0xa0]
    or r8, rax
    or r8, r11
    mov rdi, qword ptr [rsp + 0x200]
    and r12, rdi
    mov r14, qword ptr [rsp + 0x38]
    andn rdx, r9, r14
    mov r15, rsi
    and r15, rdx
    mov qword ptr [rsp + 0xb0], r15
    mov r15, rsi
    and r15, r12
    mov qword ptr [rsp + 0x120], r15
    and rax, rsi
    mov qword ptr [rsp + 0xa0], rax
    and rsi, r11
    mov r15, qword ptr [rsp + 0x98]
    and rdx, r15
    mov qword ptr [rsp + 0x118], rdx
    and r12, r15
    and r15, r11
    mov r11, qword ptr [rsp + 0x70]
    or r11, qword ptr [rsp + 0x90]
    mov rax, qword ptr [rsp + 0xe8]
    mov rdx, rax
    and rdx, r8
    mov qword ptr [rsp + 0x70], rdx
    mov rdx, qword ptr [rsp + 0x1a0]
    and rdx, r8
    and r10, r8
    andn r11, r11, r8
    or r8, r14
    and r8, qword ptr [rsp + 0x1f8]
    andn r8, r9, r8
    mov qword ptr [rsp + 0x98], r8
    andn r8, r9, r10
    mov qword ptr [rsp + 0x100], r8
    and r11, r9
    and r11, qword ptr [rsp + 0x1f0]
    and rdi, r14
    and rdi, rax
    mov qword ptr [rsp + 0x200], rdi
    mov eax, r14d
    shr eax, 0x7
    and eax, 0x8000
    mov r8d, r14d
    shr r8d, 0x9
    and r8d, 0x100
    or r8d, eax
    mov r9, qword ptr [rsp + 0x2a0]
    mov eax, r9d
    and eax, r8d
    mov r8d, eax
    shr r8d
    and r8d, 0x4000
    sub rax, r8
    movabs r8, 0x3333333333333333
    add r8, -0x3233
    and r8, rax
    shr rax, 0x2
    and rax, qword ptr [rsp + 0x230]
    add rax, r8
    mov r8, rax
    shr r8, 0x4
    add r8, rax
    movabs r10, 0xf0f0f0f0f0f0f0f
    add r10, -0x80f
    and r10, r8
    shl r13, 0x10
    and r13, qword ptr [rsp + 0x250]
    mov rax, r13
    shr rax
    movabs r8, 0x400000000000000
    and r8, rax
    movabs rax, 0x1000000000000000
    and r13, rax
    lea r8, [r8 + 2*r13]
    and r8, r9
    mov r9, r8
    shr r9
    and r9, rax
    sub r8, r9
    movabs rax, 0x3000000000000000
    and rax, r8
    shr r8, 0x2
    movabs r9, 0x100000000000000
    and r9, r8
    add r8, rax
    shr r8, 0x4
    add r8, r9
    movabs rax, 0xf00000000000000
    and r8, rax
    movabs r9, 0x101010101010101
    imul r10, r9
    shr r10, 0x38
    imul eax, r10d, 0xffc3ffb0
    imul r8, r9
    shr r8, 0x38
    imul r9d, r8d, 0xfff8ffe3
    add r9d, eax
    vmovd xmm0, dword ptr [rsp + 0xc8]
    vmovd xmm1, dword ptr [rsp + 0xc0]
    mov rax, qword ptr [rsp + 0x70]
    popcnt rax, rax
    mov qword ptr [rsp + 0x70], rax
    and rdx, rbp
    xor eax, eax
    popcnt rax, rdx
    mov qword ptr [rsp + 0xf8], rax
    mov rax, qword ptr [rsp + 0xb0]
    popcnt rax, rax
    mov qword ptr [rsp + 0x110], rax
    mov rax, qword ptr [rsp + 0x170]
    mov rdx, qword ptr [rsp + 0x120]
    and rax, rdx
    xor r13d, r13d
    popcnt r13, rax
    and rdx, qword ptr [rsp + 0x138]
    xor eax, eax
    popcnt rax, rdx
    mov qword ptr [rsp + 0xb0], rax
    mov rax, qword ptr [rsp + 0xa0]
    popcnt rax, rax
    mov qword ptr [rsp + 0xa0], rax
    xor eax, eax
    popcnt rax, rsi
    mov qword ptr [rsp + 0x108], rax
    mov rax, qword ptr [rsp + 0x118]
    popcnt rax, rax
    mov qword ptr [rsp + 0x118], rax
    popcnt r12, r12
    xor edx, edx
    popcnt rdx, r15
    mov rax, qword ptr [rsp + 0x98]
    xor r10d, r10d
    popcnt r10, rax
    mov rax, qword ptr [rsp + 0x100]
    popcnt rdi, rax
    popcnt r15, r11
    and rbp, r14
    popcnt r11, rbp
    mov rax, qword ptr [rsp + 0x200]
    popcnt rsi, rax
    mov r8, qword ptr [rsp + 0x1a8]
    lea eax, [r8 - 0x1]
    cmp al, 0x2
    mov qword ptr [rsp + 0x18], r13
    mov qword ptr [rsp + 0x120], rsi
    mov qword ptr [rsp + 0x98], r11
    mov qword ptr [rsp + 0x100], r15
    jae .L101
    mov esi, dword ptr [rsp + 0x148]
    mov rbp, qword ptr [rsp + 0x20]
    cmp r8b, 0x2
    movabs rax, 0x303000000000000
    movabs r8, 0x101000000000000
    cmove r8, rax
    movabs r13, 0x101010101010101
    mov r14, qword ptr [rsp + 0x28]
    mov r15, r12
.L100:
    mov rax, qword ptr [rsp + 0x290]
    not al
    test al, 0x38
    jne .L102
    and r8, qword ptr [rsp + 0x248]
    and r8, qword ptr [rsp + 0x78]
    mov rax, r8
    shr rax
    mov r11d, r9d
    movabs r9, 0x4141000000000000
    and r9, rax
    sub r8, r9
    movabs rax, 0x3333000000000000
    and rax, r8
    shr r8, 0x2
    movabs r9, 0x3333333333333333
    and r8, r9
    add r8, rax
    mov rax, r8
    shr rax, 0x4
    add rax, r8
    movabs r8, 0xf0f070707070707
    and r8, rax
    imul r8, r13
    shr r8, 0x38
    imul eax, r8d, 0xfffeffe4
    add r11d, eax
    mov dword ptr [rsp + 0x10], r11d
    jmp .L103
.L101:
    mov esi, dword ptr [rsp + 0x148]
    mov rbp, qword ptr [rsp + 0x20]
    movabs r8, -0x3f40000000000000
    mov eax, 0x99
    mov r15d, dword ptr [rsp + 0x128]
    bt eax, r15d
    movabs r13, 0x101010101010101
    mov r14, qword ptr [rsp + 0x28]
    jae .L113
    mov dword ptr [rsp + 0x10], r9d
    mov r15, r12
    jmp .L103
.L102:
    mov dword ptr [rsp + 0x10], r9d
.L103:
    mov rax, qword ptr [rsp + 0xf8]
    sub ebp, dword ptr [rsp + 0xe0]
    mov r13d, ebp
    shl r13d, 0x11
    add r13d, ebp
    add r13d, ebx
    mov r11, qword ptr [rsp + 0x30]
    sub r11d, eax
    mov r12, qword ptr [rsp + 0x80]
    sub r12d, dword ptr [rsp + 0x100]
    sub r14d, dword ptr [rsp + 0x98]
    mov eax, r14d
    shl r14d, 0x11
    lea eax, [r14 + 2*rax]
    mov dword ptr [rsp + 0x80], eax
    mov rbx, qword ptr [rsp + 0x48]
    sub ebx, r10d
    mov r10, qword ptr [rsp + 0x190]
    sub r10d, edx
    mov r9, qword ptr [rsp + 0x88]
    sub r9d, r15d
    mov r15, qword ptr [rsp + 0x60]
    sub r15d, dword ptr [rsp + 0x118]
    mov rbp, qword ptr [rsp + 0x68]
    sub ebp, dword ptr [rsp + 0x108]
    mov r8, qword ptr [rsp + 0xd0]
    sub r8d, dword ptr [rsp + 0xa0]
    mov rdx, qword ptr [rsp + 0xf0]
    sub edx, dword ptr [rsp + 0x110]
    mov r14, qword ptr [rsp + 0x8]
    sub r14d, edi
    mov rdi, qword ptr [rsp + 0x130]
    sub edi, dword ptr [rsp + 0x120]
    mov rax, qword ptr [rsp + 0xa8]
    sub eax, dword ptr [rsp + 0x70]
    imul eax, eax, 0x21003d
    add esi, eax
    imul eax, r11d, 0x90013
    add esi, eax
    imul eax, edi, 0xfff3
    add esi, eax
    imul eax, r10d, 0x1a002f
    add esi, eax
    imul eax, r9d, 0x180014
    add esi, eax
    imul eax, r15d, 0x24000c
    add esi, eax
    imul eax, ebp, 0x2f0026
    add esi, eax
    imul eax, r8d, 0x21002c
    add esi, eax
    imul eax, edx, 0x200011
    add esi, eax
    imul eax, ebx, 0x2a0016
    add esi, eax
    mov rax, qword ptr [rsp + 0x198]
    sub eax, dword ptr [rsp + 0x1e8]
    imul eax, eax, 0x146015a
    mov rdx, qword ptr [rsp + 0x158]
    sub edx, dword ptr [rsp + 0x180]
    imul edx, edx, 0x148014b
    add edx, eax
    mov rax, qword ptr [rsp + 0xc8]
    sub eax, dword ptr [rsp + 0xc0]
    imul eax, eax, 0x22f01da
    add edx, eax
    mov rbp, qword ptr [rsp + 0x150]
    mov eax, ebp
    mov r11, qword ptr [rsp + 0x288]
    sub eax, r11d
    imul eax, eax, 0x3ce03f6
    add edx, eax
    mov rax, qword ptr [rsp + 0x140]
    sub eax, dword ptr [rsp + 0xb0]
    mov rdi, qword ptr [rsp + 0x50]
    sub edi, dword ptr [rsp + 0x18]
    imul eax, eax, 0x170019
    imul edi, edi, 0x17000d
    add edi, eax
    imul eax, r12d, 0x140011
    add edi, eax
    mov rax, qword ptr [rsp + 0x1e0]
    sub eax, dword ptr [rsp + 0xb8]
    imul eax, eax, 0x73004a
    add eax, r13d
    add eax, dword ptr [rsp + 0x274]
    add ecx, dword ptr [rsp + 0x1b0]
    sub eax, ecx
    add eax, dword ptr [rsp + 0x1b4]
    add eax, dword ptr [rsp + 0x270]
    add eax, edx
    add eax, dword ptr [rsp + 0x178]
    add eax, dword ptr [rsp + 0x238]
    add eax, dword ptr [rsp + 0x1d0]
    sub eax, dword ptr [rsp + 0x228]
    lea ecx, [r14 + 8*r14]
    lea r8d, [rax + 2*rcx]
    add r8d, edi
    add r8d, dword ptr [rsp + 0x80]
    add r8d, dword ptr [rsp + 0x168]
    mov eax, dword ptr [rsp + 0x1d8]
    add eax, dword ptr [rsp + 0x160]
    add eax, dword ptr [rsp + 0xd8]
    sub r8d, eax
    add r8d, esi
    sub r8d, dword ptr [rsp + 0x10]
    vpinsrd xmm0, xmm0, ebp, 0x1
    vpinsrd xmm1, xmm1, r11d, 0x1
    mov rax, qword ptr [rsp + 0x240]
    movzx ecx, byte ptr [rax + 0x93]
    lea eax, [r8 - 0x80016]
    add r8d, 0x80016
    test cl, cl
    cmovne r8d, eax
    lea edx, [r8 + 0x8000]
    sar edx, 0x10
    test edx, edx
    jle .L105
    cmp qword ptr [rsp + 0x38], 0x0
    mov r9, qword ptr [rsp + 0x58]
    je .L109
    cmp dword ptr [rsp + 0x198], 0x1
    jne .L108
    cmp dword ptr [rsp + 0x1e8], 0x1
    jne .L108
    movabs rax, 0x55aa55aa55aa55aa
    mov rdi, qword ptr [rsp + 0x138]
    test rdi, rax
    sete al
    movabs rsi, -0x55aa55aa55aa55ab
    test rdi, rsi
    sete sil
    or sil, al
    jne .L108
    mov rax, qword ptr [rsp + 0x158]
    lea eax, [rax + 2*rax]
    mov rsi, qword ptr [rsp + 0xc8]
    lea edi, [rsi + 4*rsi]
    add edi, eax
    lea r9d, [rbp + 8*rbp]
    lea rax, [.D4]
    lea rsi, [.D5]
    add r9d, edi
    jne .L104
    mov rdi, qword ptr [rsp + 0x180]
    lea edi, [rdi + 2*rdi]
    mov r9, qword ptr [rsp + 0xc0]
    lea r9d, [r9 + 4*r9]
    add r9d, edi
    lea edi, [r11 + 8*r11]
    add edi, r9d
    jne .L104
    lea rax, [.D6]
    lea rsi, [.D7]
.L104:
    mov rdi, qword ptr [rsp + 0x1e0]
    jmp .L107
.L105:
    cmp qword ptr [rsp + 0x58], 0x0
    mov r9, qword ptr [rsp + 0x38]
    je .L114
    cmp dword ptr [rsp + 0x1e8], 0x1
    jne .L110
    cmp dword ptr [rsp + 0x198], 0x1
    jne .L110
    movabs rax, 0x55aa55aa55aa55aa
    mov rdi, qword ptr [rsp + 0x138]
    test rdi, rax
    sete al
    movabs rsi, -0x55aa55aa55aa55ab
    test rdi, rsi
    sete sil
    or sil, al
    jne .L110
    mov rax, qword ptr [rsp + 0x180]
    lea eax, [rax + 2*rax]
    mov rsi, qword ptr [rsp + 0xc0]
    lea edi, [rsi + 4*rsi]
    add edi, eax
    lea r9d, [r11 + 8*r11]
    lea rax, [.D4]
    lea rsi, [.D5]
    add r9d, edi
    jne .L106
    mov rdi, qword ptr [rsp + 0x158]
    lea edi, [rdi + 2*rdi]
    mov r9, qword ptr [rsp + 0xc8]
    lea r9d, [r9 + 4*r9]
    add r9d, edi
    lea edi, [rbp + 8*rbp]
    add edi, r9d
    jne .L106
    lea rax, [.D6]
    lea rsi, [.D7]
.L106:
    mov rdi, qword ptr [rsp + 0xb8]
.L107:
    imul edi, dword ptr [rsi]
    add edi, dword ptr [rax]
    cmp edi, 0x40
    mov esi, 0x40
    cmovl esi, edi
    jmp .L118
.L108:
    mov rax, qword ptr [rsp + 0x1b8]
    sub eax, dword ptr [rsp + 0x1c0]
    vpsubd xmm0, xmm0, xmm1
    vpmulld xmm0, xmm0, xmmword ptr [.C19]
    lea eax, [rax + 2*rax]
    vmovd esi, xmm0
    vpextrd edi, xmm0, 0x1
    add esi, eax
    add edi, esi
    mov esi, 0x40
    cmp edi, 0x4
    jge .L118
    mov rax, qword ptr [rsp + 0x1e0]
    jmp .L111
.L109:
    mov rax, qword ptr [rsp + 0x1b8]
    lea eax, [rax + 2*rax]
    mov rsi, qword ptr [rsp + 0xc8]
    lea esi, [rsi + 4*rsi]
    add esi, eax
    lea eax, [rbp + 8*rbp]
    add eax, esi
    mov rsi, qword ptr [rsp + 0x1c0]
    lea esi, [rsi + 2*rsi]
    mov rdi, qword ptr [rsp + 0xc0]
    lea edi, [rdi + 4*rdi]
    add edi, esi
    lea esi, [r11 + 8*r11]
    add esi, edi
    mov edi, eax
    sub edi, esi
    cmp edi, 0x3
    jle .L116
    mov esi, 0x40
    cmp dword ptr [rsp + 0x158], 0x2
    je .L115
    jmp .L118
.L110:
    mov rax, qword ptr [rsp + 0x1c0]
    sub eax, dword ptr [rsp + 0x1b8]
    vpsubd xmm0, xmm1, xmm0
    vpmulld xmm0, xmm0, xmmword ptr [.C19]
    lea eax, [rax + 2*rax]
    vmovd esi, xmm0
    vpextrd edi, xmm0, 0x1
    add esi, eax
    add edi, esi
    mov esi, 0x40
    cmp edi, 0x4
    jge .L118
    mov rax, qword ptr [rsp + 0xb8]
.L111:
    shl eax, 0x3
    cmp eax, 0x18
    mov esi, 0x18
    cmovl esi, eax
    add esi, 0x28
    jmp .L118
.L112:
    cmp dword ptr [rsp + 0x8], 0x5
    mov r13, r11
    mov r11, rdx
    je .L75
    mov eax, 0x8080
    jmp .L75
.L113:
    cmp r15d, 0x5
    mov r15, r12
    je .L100
    movabs r8, -0x7f80000000000000
    jmp .L100
.L114:
    mov rax, qword ptr [rsp + 0x1c0]
    lea eax, [rax + 2*rax]
    mov rsi, qword ptr [rsp + 0xc0]
    lea esi, [rsi + 4*rsi]
    add esi, eax
    lea eax, [r11 + 8*r11]
    add eax, esi
    mov rsi, qword ptr [rsp + 0x1b8]
    lea esi, [rsi + 2*rsi]
    mov rdi, qword ptr [rsp + 0xc8]
    lea edi, [rdi + 4*rdi]
    add edi, esi
    lea esi, [rbp + 8*rbp]
    add esi, edi
    mov edi, eax
    sub edi, esi
    cmp edi, 0x3
    jle .L116
    mov esi, 0x40
    cmp dword ptr [rsp + 0x180], 0x2
    jne .L118
.L115:
    xor edi, edi
    test r9, r9
    setne dil
    shl edi, 0x6
    cmp eax, 0x6
    mov esi, 0x40
    cmove esi, edi
    jmp .L118
.L116:
    cmp eax, 0x4
    jae .L117
    xor esi, esi
    jmp .L118
.L117:
    xor eax, eax
    cmp esi, 0x4
    setae al
    lea rsi, [.D0]
    mov esi, dword ptr [rsi + 4*rax + 0x860]
.L118:
    lea eax, [r11 + rbp]
    mov rdi, qword ptr [rsp + 0x210]
    add edi, dword ptr [rsp + 0x40]
    lea eax, [rdi + 4*rax]
    cmp eax, 0x18
    mov edi, 0x18
    cmovge eax, edi
    movsx r8d, r8w
    imul r8d, eax
    imul esi, edx
    lea edx, [rsi + 0x3f]
    test esi, esi
    cmovns edx, esi
    sar edx, 0x6
    sub edi, eax
    imul edi, edx
    add edi, r8d
    movsxd rax, edi
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
    vzeroupper
    ret
.L119:
    lea rdx, [.D8]
    mov esi, 0x9
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L120:
    lea rdx, [.D9]
    mov esi, 0xe
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L121:
    lea rdx, [.D10]
    mov esi, 0xf
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L122:
    lea rdx, [.D11]
    mov esi, 0x1c
    mov rdi, rax
    call core::panicking::panic_bounds_check
.C0 = 0x00000001
.C1 = 0x0f0f0f0f
.C2 = 0x0302020102010100 0x0403030203020201
.C3 = 0x0000555555000000 0x0000555555000000
.C4 = 0x3333333333000000
.C5 = 0x0f0f0f0f0f000000 0x0f0f0f0f0f000000
.C6 = 0x01010101
.C7 = 0x0000000001010101 0x0000000001010101
.C8 = 0x000e000c00040005 0x00060015000d0016
.C9 = 0x0000005555550000 0x0000005555550000
.C10 = 0x3333333333330000
.C11 = 0x0f0f0f0f0f0f0000 0x0f0f0f0f0f0f0000
.C12 = 0x0008001a000e000c 0x00060015000d0016
.C13 = 0x5555555555555500 0x5555555555555500
.C14 = 0x3333333333333300 0x3333333333333300
.C15 = 0x3333333333333300 0x3333333333333333
.C16 = 0x0f0f0f0f0f0f0f00 0x0f0f0f0f0f0f0f07
.C17 = 0x0000000200000000 0x0000000600000004
.C18 = 0xffeefffdfff4fffa 0xffe8fff50003000a
.C19 = 0x0000000900000005 0x0000000000000000
