# The kernels of side/runtime, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=native
# command: cargo lab asm side/runtime --target native
# binary: sha256 efcf044955fadfeaedfb0111fe24797f1dfdfbe04379be2d3317ff2591fb7f0d
# latency: 46 instructions in 137 bytes; innermost loops: .L0 of 17
# throughput: 28 instructions in 81 bytes; innermost loops: .L0 of 8
# plywright::eval::Evaluator<R>::evaluate: 370 instructions in 1522 bytes; innermost loops: none
# plywright::side::runtime::once: 136 instructions in 500 bytes; innermost loops: none
# plywright::side::runtime::once: 1164 instructions in 4899 bytes; innermost loops: .L6 of 6, .L8 of 5, .L12 of 124, .L27 of 6
# plywright::side::runtime::once: 531 instructions in 2552 bytes; innermost loops: .L0 of 55, .L3 of 71, .L6 of 60, .L9 of 68
# mix of 2275 instructions: 679 mov, 165 and, 144 add, 106 lea, 92 or, 92 shr, 70 test, 56 movabs, 55 cmp, 51 je, 51 shl, 50 imul, 48 xor, 45 jmp, 36 push, 34 movzx, 34 pop, 34 sub, 30 jne, 24 vmovq, 22 popcnt, 21 andn, 21 cmove, 18 tzcnt, 14 vpaddd, 12 call, 12 cmovne, 12 vpshufd, 11 vpinsrq, 10 sete, 9 shlx, 8 blsr, 8 setne, 7 jae, 7 jle, 7 not, 7 vmovups, 7 vpsrlq, 6 cmovl, 6 lzcnt, 6 ret, 6 shrx, 6 vmovd, 6 vmovdqu, 6 vpbroadcastq, 6 vpmulld, 6 vpunpcklqdq, 5 kmovd, 5 sar, 5 vpand, 5 vpandq, 5 vpbroadcastd, 5 vpor, 4 cmovb, 4 jge, 4 vpinsrd, 4 vpopcntq, 4 vzeroupper, 3 bts, 3 vpextrd, 3 vpmovqd, 3 vpsllq, 2 bt, 2 cdqe, 2 cmova, 2 cmovae, 2 inc, 2 neg, 2 setge, 2 vinserti128, 2 vmovdqa, 2 vmovdqa64, 2 vmovdqu32, 2 vpaddq, 2 vpermd, 2 vpermi2q, 2 vpextrq, 2 vpternlogq, 1 cmovbe, 1 cmovge, 1 cmovns, 1 dec, 1 ja, 1 jg, 1 movsx, 1 movsxd, 1 shld, 1 vextracti128, 1 vinserti32x4, 1 vinserti64x4, 1 vpackusdw, 1 vpermq, 1 vpmullq, 1 vpsubq, 1 vpxor, 1 vxorps

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
    sub rsp, 0x118
    mov rbx, rdi
    mov rax, qword ptr [rdi + 0x88]
    lea rcx, [rdi + 0x50]
    or rax, qword ptr [rdi + 0x80]
    vxorps xmm0, xmm0, xmm0
    vmovups ymmword ptr [rsp + 0xf8], ymm0
    mov qword ptr [rsp + 0x18], rcx
    lea rcx, [.D0]
    mov qword ptr [rsp + 0x20], rcx
    mov qword ptr [rsp + 0x28], rax
    vmovups ymmword ptr [rsp + 0x30], ymm0
    vmovups ymmword ptr [rsp + 0x50], ymm0
    vmovups ymmword ptr [rsp + 0x70], ymm0
    vmovups ymmword ptr [rsp + 0x90], ymm0
    vmovups ymmword ptr [rsp + 0xb0], ymm0
    vmovups ymmword ptr [rsp + 0xd0], ymm0
    mov qword ptr [rsp + 0xf0], 0x0
    mov word ptr [rsp + 0x6], 0x100
    lea rax, [rsp + 0x6]
    movzx esi, byte ptr [rsp + 0x6]
    movzx ebp, byte ptr [rsp + 0x7]
    lea r14, [rsp + 0x18]
    mov rdi, r14
    vzeroupper
    call plywright::side::runtime::once
    mov rdi, r14
    mov esi, ebp
    call plywright::side::runtime::once
    mov word ptr [rsp + 0x6], 0x100
    lea rax, [rsp + 0x6]
    movzx esi, byte ptr [rsp + 0x6]
    movzx ebp, byte ptr [rsp + 0x7]
    mov rdi, r14
    call plywright::side::runtime::once
    mov r15d, eax
    mov rdi, r14
    mov esi, ebp
    call plywright::side::runtime::once
    sub r15d, eax
    mov word ptr [rsp + 0x6], 0x100
    lea rax, [rsp + 0x6]
    movzx esi, byte ptr [rsp + 0x6]
    movzx r12d, byte ptr [rsp + 0x7]
    mov rdi, r14
    call plywright::side::runtime::once
    mov ebp, eax
    mov rdi, r14
    mov esi, r12d
    call plywright::side::runtime::once
    sub ebp, eax
    add ebp, r15d
    mov rax, qword ptr [rsp + 0x18]
    mov r14, qword ptr [rsp + 0x20]
    mov ecx, dword ptr [r14 + 0x868]
    mov edx, ecx
    neg edx
    cmp byte ptr [rax + 0x43], 0x0
    cmove edx, ecx
    mov eax, ebp
    add ebp, edx
    lea eax, [rdx + rax + 0x8000]
    sar eax, 0x10
    test eax, eax
    jle .L0
    mov r12d, dword ptr [rsp + 0x30]
    test r12d, r12d
    je .L4
    mov r11d, dword ptr [rsp + 0x38]
    mov r10d, dword ptr [rsp + 0x4c]
    mov ecx, r11d
    xor ecx, 0x1
    mov edx, r10d
    xor edx, 0x1
    or edx, ecx
    jne .L2
    mov rcx, qword ptr [rbx + 0x60]
    movabs rdx, 0x55aa55aa55aa55aa
    test rcx, rdx
    sete dl
    movabs rsi, -0x55aa55aa55aa55ab
    test rcx, rsi
    sete cl
    or cl, dl
    jne .L2
    mov ecx, dword ptr [rsp + 0x34]
    mov r13d, dword ptr [rsp + 0x3c]
    lea edx, [rcx + 2*rcx]
    lea esi, [r13 + 4*r13]
    add esi, edx
    mov r9d, dword ptr [rsp + 0x40]
    lea edi, [r9 + 8*r9]
    mov edx, dword ptr [rsp + 0x48]
    add edi, esi
    jne .L14
    lea esi, [rdx + 2*rdx]
    mov edi, dword ptr [rsp + 0x50]
    mov r8d, dword ptr [rsp + 0x54]
    lea r11d, [rdi + 4*rdi]
    add r11d, esi
    lea esi, [r8 + 8*r8]
    jmp .L1
.L0:
    mov r12d, dword ptr [rsp + 0x44]
    test r12d, r12d
    je .L7
    mov r11d, dword ptr [rsp + 0x38]
    mov r10d, dword ptr [rsp + 0x4c]
    mov ecx, r10d
    xor ecx, 0x1
    mov edx, r11d
    xor edx, 0x1
    or edx, ecx
    jne .L5
    mov rcx, qword ptr [rbx + 0x60]
    movabs rdx, 0x55aa55aa55aa55aa
    test rcx, rdx
    sete dl
    movabs rsi, -0x55aa55aa55aa55ab
    test rcx, rsi
    sete cl
    or cl, dl
    jne .L5
    mov ecx, dword ptr [rsp + 0x34]
    mov edx, dword ptr [rsp + 0x48]
    lea esi, [rdx + 2*rdx]
    mov edi, dword ptr [rsp + 0x50]
    lea r9d, [rdi + 4*rdi]
    add r9d, esi
    mov r8d, dword ptr [rsp + 0x54]
    lea esi, [r8 + 8*r8]
    add esi, r9d
    jne .L17
    lea esi, [rcx + 2*rcx]
    mov r13d, dword ptr [rsp + 0x3c]
    mov r9d, dword ptr [rsp + 0x40]
    lea r11d, [r13 + 4*r13]
    add r11d, esi
    lea esi, [r9 + 8*r9]
.L1:
    xor r10d, r10d
    add esi, r11d
    setne r10b
    shl r10d, 0x3
    lea r11, [r10 + 0x848]
    add r10, 0x84c
    jmp .L19
.L2:
    mov qword ptr [rsp + 0x8], rbx
    mov ecx, dword ptr [rsp + 0x34]
    mov r13d, dword ptr [rsp + 0x3c]
    mov rbx, rcx
    lea esi, [rcx + r11]
    mov r15d, dword ptr [rsp + 0x40]
    mov ecx, dword ptr [rsp + 0x48]
    mov edi, r10d
    mov rdx, rcx
    add edi, ecx
    sub esi, edi
    mov edi, dword ptr [rsp + 0x50]
    mov r8d, dword ptr [rsp + 0x54]
    mov r9, r15
    sub r15d, r8d
    lea r15d, [r15 + 8*r15]
    lea esi, [rsi + 2*rsi]
    mov rcx, r13
    sub r13d, edi
    lea r13d, [r13 + 4*r13]
    add r13d, r15d
    add r13d, esi
    mov r15d, 0x40
    cmp r13d, 0x4
    jge .L3
    imul r12d, dword ptr [r14 + 0x85c]
    add r12d, dword ptr [r14 + 0x858]
    cmp r12d, 0x40
    mov r15d, 0x40
    cmovl r15d, r12d
.L3:
    mov r13, rcx
    mov rcx, rbx
    mov rbx, qword ptr [rsp + 0x8]
    jmp .L20
.L4:
    mov r9d, dword ptr [rsp + 0x34]
    mov r11d, dword ptr [rsp + 0x38]
    lea edx, [r11 + r9]
    lea edx, [rdx + 2*rdx]
    mov ecx, dword ptr [rsp + 0x3c]
    mov qword ptr [rsp + 0x8], rcx
    lea esi, [rcx + 4*rcx]
    mov ecx, dword ptr [rsp + 0x40]
    mov qword ptr [rsp + 0x10], rcx
    lea r12d, [rcx + 8*rcx]
    add r12d, esi
    add r12d, edx
    mov edx, dword ptr [rsp + 0x48]
    mov r10d, dword ptr [rsp + 0x4c]
    lea esi, [r10 + rdx]
    lea esi, [rsi + 2*rsi]
    mov edi, dword ptr [rsp + 0x50]
    lea r13d, [rdi + 4*rdi]
    mov r8d, dword ptr [rsp + 0x54]
    lea r15d, [r8 + 8*r8]
    add r15d, r13d
    add r15d, esi
    mov esi, r12d
    sub esi, r15d
    cmp esi, 0x3
    jle .L8
    mov r15d, 0x40
    cmp r9d, 0x2
    jne .L10
    xor r12d, 0x6
    xor r15d, r15d
    or r12d, dword ptr [rsp + 0x44]
    setne r15b
    shl r15d, 0x6
    mov ecx, 0x2
    jmp .L11
.L5:
    mov ecx, dword ptr [rsp + 0x48]
    mov qword ptr [rsp + 0x10], rcx
    lea esi, [rcx + r10]
    mov edi, dword ptr [rsp + 0x50]
    mov r8d, dword ptr [rsp + 0x54]
    mov r15d, dword ptr [rsp + 0x34]
    mov ecx, dword ptr [rsp + 0x3c]
    mov r9d, r11d
    mov rdx, r15
    add r9d, r15d
    sub esi, r9d
    mov r9d, dword ptr [rsp + 0x40]
    mov r15d, r8d
    sub r15d, r9d
    lea r15d, [r15 + 8*r15]
    lea esi, [rsi + 2*rsi]
    mov r13d, edi
    mov qword ptr [rsp + 0x8], rcx
    sub r13d, ecx
    lea r13d, [r13 + 4*r13]
    add r13d, r15d
    add r13d, esi
    mov r15d, 0x40
    cmp r13d, 0x4
    jge .L6
    imul r12d, dword ptr [r14 + 0x85c]
    add r12d, dword ptr [r14 + 0x858]
    cmp r12d, 0x40
    mov r15d, 0x40
    cmovl r15d, r12d
.L6:
    mov r13, qword ptr [rsp + 0x8]
    mov rcx, rdx
    mov rdx, qword ptr [rsp + 0x10]
    jmp .L20
.L7:
    mov edx, dword ptr [rsp + 0x48]
    mov r10d, dword ptr [rsp + 0x4c]
    lea ecx, [r10 + rdx]
    lea ecx, [rcx + 2*rcx]
    mov edi, dword ptr [rsp + 0x50]
    lea esi, [rdi + 4*rdi]
    mov r8d, dword ptr [rsp + 0x54]
    lea r12d, [r8 + 8*r8]
    add r12d, esi
    add r12d, ecx
    mov ecx, dword ptr [rsp + 0x34]
    mov r11d, dword ptr [rsp + 0x38]
    mov qword ptr [rsp + 0x10], rcx
    lea esi, [r11 + rcx]
    lea r13d, [rsi + 2*rsi]
    mov ecx, dword ptr [rsp + 0x3c]
    mov qword ptr [rsp + 0x8], rcx
    lea esi, [rcx + 4*rcx]
    mov r9d, dword ptr [rsp + 0x40]
    lea r15d, [r9 + 8*r9]
    add r15d, esi
    add r15d, r13d
    mov esi, r12d
    sub esi, r15d
    cmp esi, 0x3
    jle .L9
    mov r15d, 0x40
    cmp edx, 0x2
    jne .L16
    xor r12d, 0x6
    xor r15d, r15d
    or r12d, dword ptr [rsp + 0x30]
    setne r15b
    shl r15d, 0x6
    mov edx, 0x2
    jmp .L16
.L8:
    cmp r12d, 0x4
    jge .L12
    xor r15d, r15d
    jmp .L13
.L9:
    cmp r12d, 0x4
    jge .L15
    xor r15d, r15d
    jmp .L16
.L10:
    mov rcx, r9
.L11:
    mov r13, qword ptr [rsp + 0x8]
    mov r9, qword ptr [rsp + 0x10]
    jmp .L20
.L12:
    xor esi, esi
    cmp r15d, 0x4
    setge sil
    mov r15d, dword ptr [r14 + 4*rsi + 0x860]
.L13:
    mov r13, qword ptr [rsp + 0x8]
    mov rcx, r9
    mov r9, qword ptr [rsp + 0x10]
    jmp .L20
.L14:
    mov edi, dword ptr [rsp + 0x50]
    mov r8d, dword ptr [rsp + 0x54]
    jmp .L18
.L15:
    xor esi, esi
    cmp r15d, 0x4
    setge sil
    mov r15d, dword ptr [r14 + 4*rsi + 0x860]
.L16:
    mov r13, qword ptr [rsp + 0x8]
    mov rcx, qword ptr [rsp + 0x10]
    jmp .L20
.L17:
    mov r13d, dword ptr [rsp + 0x3c]
    mov r9d, dword ptr [rsp + 0x40]
.L18:
    mov r10d, 0x854
    mov r11d, 0x850
.L19:
    imul r12d, dword ptr [r14 + r10]
    add r12d, dword ptr [r14 + r11]
    cmp r12d, 0x40
    mov r15d, 0x40
    cmovl r15d, r12d
    mov r10d, 0x1
    mov r11d, 0x1
.L20:
    add r10d, edx
    add r11d, ecx
    add r11d, r10d
    add edi, r13d
    add r8d, r9d
    movsx ecx, bp
    lea edx, [r11 + 2*rdi]
    lea edx, [rdx + 4*r8]
    cmp edx, 0x18
    mov esi, 0x18
    cmovge edx, esi
    imul ecx, edx
    imul r15d, eax
    lea eax, [r15 + 0x3f]
    test r15d, r15d
    cmovns eax, r15d
    sar eax, 0x6
    sub esi, edx
    imul esi, eax
    add esi, ecx
    movsxd rax, esi
    imul rcx, rax, 0x2aaaaaab
    mov rax, rcx
    shr rax, 0x3f
    sar rcx, 0x22
    add ecx, eax
    mov eax, ecx
    neg eax
    cmp byte ptr [rbx + 0x93], 0x0
    cmove eax, ecx
    add rsp, 0x118
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

plywright::side::runtime::once:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov eax, esi
    mov r15, qword ptr [rdi]
    mov r14, qword ptr [r15 + 8*rax + 0x30]
    mov rdx, qword ptr [r15]
    and rdx, r14
    mov rcx, qword ptr [r15 + 0x28]
    and rcx, r14
    tzcnt rbp, rcx
    mov ecx, ebp
    mov r8, rdx
    shr r8, 0x8
    mov r9, rdx
    shl r9, 0x8
    test esi, esi
    mov r10, r9
    cmovne r10, r8
    mov r11d, ebp
    and r11d, 0x3f
    lea rbx, [r10 + r10]
    movabs r12, -0x101010101010102
    and r12, rbx
    shr r10
    movabs rbx, 0x7f7f7f7f7f7f7f7f
    and rbx, r10
    mov r10, r12
    and r10, rbx
    or rbx, r12
    shl r11d, 0x6
    lea r12, [plywright::board::geometry::AROUND]
    mov r13, qword ptr [r11 + r12 + 0x8]
    mov r12, rbx
    and r12, r13
    mov r11d, ebp
    and r11b, 0x7
    je .L0
    and ebp, 0x7
    cmp ebp, 0x7
    jne .L1
    mov r11b, 0x6
    jmp .L1
.L0:
    mov r11b, 0x1
.L1:
    or r12, r10
    mov rbp, rbx
    or rbp, r13
    shr cl, 0x3
    and cl, 0x7
    mov byte ptr [rsp - 0x1], r11b
    je .L2
    movzx r10d, cl
    cmp r10d, 0x7
    jne .L3
    mov cl, 0x30
    jmp .L4
.L2:
    mov cl, 0x8
    jmp .L4
.L3:
    shl cl, 0x3
.L4:
    mov r10, qword ptr [r15 + 0x20]
    and r10, r14
    lea r11, [rax + 4*rax]
    vmovq xmm0, qword ptr [r15 + 0x8]
    vmovq xmm1, rdx
    vpunpcklqdq xmm0, xmm1, xmm0
    vinserti128 ymm0, ymm0, xmmword ptr [r15 + 0x10], 0x1
    vpbroadcastd xmm1, dword ptr [.C0]
    vpinsrq xmm1, xmm1, r14, 0x1
    vpermq ymm1, ymm1, 0x54
    vpand ymm0, ymm0, ymm1
    vpopcntq ymm0, ymm0
    vpmovqd xmmword ptr [rdi + 4*r11 + 0x18], ymm0
    popcnt r10, r10
    mov dword ptr [rdi + 4*r11 + 0x28], r10d
    mov r10d, eax
    shl r10d, 0x6
    mov qword ptr [rdi + r10 + 0x40], rbx
    vpxor xmm0, xmm0, xmm0
    vmovdqu ymmword ptr [rdi + r10 + 0x48], ymm0
    mov qword ptr [rdi + r10 + 0x68], r13
    mov qword ptr [rdi + r10 + 0x70], rbp
    mov qword ptr [rdi + r10 + 0x78], r12
    test sil, sil
    je .L5
    mov rsi, rbx
    shr rsi, 0x8
    or rsi, rbx
    mov r10, rsi
    shr r10, 0x10
    or r10, rsi
    mov rsi, r10
    shr rsi, 0x20
    jmp .L6
.L5:
    mov rsi, rbx
    shl rsi, 0x8
    or rsi, rbx
    mov r10, rsi
    shl r10, 0x10
    or r10, rsi
    mov rsi, r10
    shl rsi, 0x20
.L6:
    or rsi, r10
    movzx r10d, byte ptr [rsp - 0x1]
    mov qword ptr [rdi + 8*rax + 0xc0], rsi
    or r9, rdx
    mov rsi, r9
    shl rsi, 0x10
    or rsi, r9
    or r8, rdx
    mov rdx, r8
    shr rdx, 0x10
    or rdx, r8
    mov r8, rsi
    shld r8, rdx, 0x20
    or rdx, rsi
    or rdx, r8
    mov qword ptr [rdi + 8*rax + 0xd0], rdx
    or cl, r10b
    movzx ecx, cl
    mov edx, ecx
    shl ecx, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rsi + 0x8]
    bts rcx, rdx
    mov qword ptr [rdi + 8*rax + 0xe0], rcx
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.C0 = 0xffffffff

plywright::side::runtime::once:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0xa8
    mov r14, rdi
    mov dword ptr [rsp - 0x7c], esi
    mov r11d, esi
    lea rax, [r11 + 4*r11]
    mov r13, qword ptr [rdi + 0x8]
    vmovdqu xmm0, xmmword ptr [rdi + 4*rax + 0x18]
    mov ecx, dword ptr [rdi + 4*rax + 0x18]
    add ecx, -0x5
    vmovq xmm1, qword ptr [r13 + 0x88c]
    vpshufd xmm2, xmm0, 0xed
    vpmulld xmm1, xmm1, xmm2
    vpshufd xmm2, xmm1, 0x55
    vpaddd xmm1, xmm2, xmm1
    vmovd edx, xmm1
    imul edx, ecx
    cmp dword ptr [rdi + 4*rax + 0x20], 0x1
    jle .L0
    add edx, dword ptr [r13 + 0x880]
.L0:
    vpextrd ecx, xmm0, 0x1
    cmp ecx, 0x1
    jle .L1
    add edx, dword ptr [r13 + 0x884]
.L1:
    mov ecx, dword ptr [rsp - 0x7c]
    mov esi, dword ptr [r14 + 4*rax + 0x28]
    vpextrd eax, xmm0, 0x3
    cmp eax, 0x1
    jle .L2
    add edx, dword ptr [r13 + 0x888]
.L2:
    test esi, esi
    jle .L3
    imul eax, dword ptr [r13 + 0x894]
    add edx, eax
.L3:
    mov eax, ecx
    xor al, 0x1
    mov r8, qword ptr [r14]
    mov rbx, qword ptr [r8]
    mov r9d, ecx
    lea ecx, [8*r11]
    mov qword ptr [rsp - 0x68], r8
    mov r15, qword ptr [r8 + rcx + 0x30]
    mov r12, r15
    and r12, rbx
    mov r10, qword ptr [r14 + rcx + 0xd0]
    mov ecx, r11d
    shl ecx, 0x6
    mov rdi, qword ptr [r14 + rcx + 0x40]
    mov qword ptr [rsp + 0x90], rdi
    mov rdi, r12
    shr rdi, 0x8
    mov r8, r12
    shl r8, 0x8
    test r9b, r9b
    mov rbp, r8
    cmovne rbp, rdi
    test al, al
    mov qword ptr [rsp - 0x10], r8
    mov dword ptr [rsp + 0x5c], edx
    mov dword ptr [rsp - 0x50], esi
    mov qword ptr [rsp + 0x18], r15
    mov qword ptr [rsp - 0x30], rcx
    mov qword ptr [rsp + 0x60], rdi
    mov rdx, r12
    jne .L4
    shr rdx, 0x10
    or rdx, r12
    or rdx, rdi
    shr rdx, 0x10
    or rdx, rdi
    mov rcx, rdx
    shr rcx, 0x20
    jmp .L5
.L4:
    shl rdx, 0x10
    or rdx, r12
    or rdx, r8
    shl rdx, 0x10
    or rdx, r8
    mov rcx, rdx
    shl rcx, 0x20
.L5:
    or rcx, rdx
    movabs r15, -0x101010101010102
    movabs r8, 0x7f7f7f7f7f7f7f7f
    lea rsi, [r10 + r10]
    and rsi, r15
    mov rdx, r10
    shr rdx
    and rdx, r8
    or rdx, rsi
    movzx edi, al
    mov esi, edi
    shl esi, 0x6
    lea rax, [r14 + 0x40]
    mov qword ptr [rsp + 0x78], rsi
    mov rsi, qword ptr [rax + rsi]
    mov qword ptr [rsp + 0xa0], r11
    mov rax, qword ptr [r14 + 8*r11 + 0xc0]
    andn rax, rax, rbp
    mov qword ptr [rsp + 0x88], rsi
    and rax, rsi
    mov rsi, rax
    shr rsi, 0x8
    shl rax, 0x8
    mov r9d, dword ptr [rsp - 0x7c]
    test r9b, r9b
    cmove rax, rsi
    mov sil, 0x17
    kmovd k1, esi
    mov qword ptr [rsp - 0x48], r14
    mov rsi, qword ptr [r14 + 8*rdi + 0xd0]
    andn rdx, rdx, r12
    andn rsi, rsi, rdx
    vmovq xmm1, rsi
    mov r14, qword ptr [rsp + 0x90]
    mov rsi, r14
    and rsi, r12
    vmovq xmm2, rsi
    vmovdqu32 ymm3 {k1} {z}, ymmword ptr [r13 + 0x924]
    and rcx, r12
    vmovdqa xmm4, xmmword ptr [.C0]
    vpermd ymm3, ymm4, ymm3
    vpunpcklqdq xmm1, xmm1, xmm2
    vmovq xmm2, rdx
    vmovq xmm4, rcx
    vpunpcklqdq xmm2, xmm4, xmm2
    vinserti128 ymm1, ymm2, xmm1, 0x1
    vpopcntq ymm1, ymm1
    vpmovqd xmm1, ymm1
    vpmulld xmm1, xmm3, xmm1
    andn rax, rdx, rax
    popcnt rax, rax
    imul eax, dword ptr [r13 + 0x930]
    movzx ecx, r10b
    lea edx, [rcx + rcx]
    andn ecx, edx, ecx
    popcnt ecx, ecx
    imul ecx, dword ptr [r13 + 0x938]
    add ecx, eax
    vpshufd xmm2, xmm1, 0xee
    vpaddd xmm1, xmm1, xmm2
    vpshufd xmm2, xmm1, 0x55
    vpaddd xmm1, xmm1, xmm2
    vmovd r11d, xmm1
    add r11d, ecx
    lea rcx, [r12 + r12]
    and rcx, r15
    mov rax, r12
    shr rax
    and rax, r8
    or rax, rcx
    or rax, r14
    and rax, r12
    je .L7
    xor edx, edx
    test r9b, r9b
    mov ecx, 0x38
    cmove rcx, rdx
    nop
.L6:
    tzcnt rdx, rax
    xor edx, ecx
    shr edx, 0x3
    add r11d, dword ptr [r13 + 4*rdx + 0x600]
    blsr rax, rax
    jne .L6
.L7:
    test r12, r12
    mov rsi, qword ptr [rsp - 0x10]
    mov r14, qword ptr [rsp + 0x18]
    je .L9
    xor ecx, ecx
    cmp byte ptr [rsp - 0x7c], 0x0
    mov eax, 0x38
    cmove rax, rcx
    mov rcx, r12
    nop
.L8:
    tzcnt rdx, rcx
    xor edx, eax
    add r11d, dword ptr [r13 + 4*rdx]
    blsr rcx, rcx
    jne .L8
.L9:
    mov rax, qword ptr [rsp - 0x68]
    mov rcx, qword ptr [rax + 8*rdi + 0x30]
    mov qword ptr [rsp - 0x40], rcx
    and rbx, rcx
    mov rax, qword ptr [rax + 0x28]
    mov rcx, rax
    and rcx, r14
    tzcnt rcx, rcx
    mov qword ptr [rsp - 0x58], rcx
    mov ecx, edi
    shl ecx, 0x6
    vmovq xmm1, rbx
    vmovq xmm2, r12
    vpunpcklqdq xmm1, xmm1, xmm2
    cmp byte ptr [rsp - 0x7c], 0x0
    mov qword ptr [rsp - 0x28], rbx
    mov qword ptr [rsp + 0x98], r10
    mov qword ptr [rsp - 0x18], rbp
    je .L10
    vpsllq xmm2, xmm1, 0x10
    shl rbx, 0x8
    vpinsrq xmm3, xmm1, rsi, 0x1
    vpinsrq xmm1, xmm1, rbx, 0x0
    vpternlogq xmm1, xmm3, xmm2, 0xfe
    vpsllq xmm1, xmm1, 0x10
    mov qword ptr [rsp - 0x38], rbx
    vpinsrq xmm2, xmm3, rbx, 0x0
    vpor xmm1, xmm1, xmm2
    vpsllq xmm2, xmm1, 0x20
    jmp .L11
.L10:
    vpsrlq xmm2, xmm1, 0x10
    shr rbx, 0x8
    vpinsrq xmm3, xmm1, qword ptr [rsp + 0x60], 0x1
    vpinsrq xmm1, xmm1, rbx, 0x0
    vpternlogq xmm1, xmm3, xmm2, 0xfe
    vpsrlq xmm1, xmm1, 0x10
    mov qword ptr [rsp - 0x38], rbx
    vpinsrq xmm2, xmm3, rbx, 0x0
    vpor xmm1, xmm1, xmm2
    vpsrlq xmm2, xmm1, 0x20
.L11:
    vpor xmm1, xmm2, xmm1
    mov r10, qword ptr [rsp - 0x48]
    mov r8, qword ptr [r10 + rcx + 0x70]
    mov rdx, qword ptr [r10 + 8*rdi + 0xc0]
    vmovq rcx, xmm1
    vpextrq rsi, xmm1, 0x1
    mov qword ptr [rsp + 0x70], rdx
    or rcx, rdx
    mov qword ptr [rsp + 0x68], rsi
    or rcx, rsi
    mov qword ptr [rsp - 0x70], r12
    andn rbp, rcx, r12
    mov qword ptr [rsp - 0x78], r13
    mov qword ptr [rsp], r8
    mov qword ptr [rsp + 0x80], rdi
    je .L23
    mov r9, qword ptr [rsp - 0x40]
    and rax, r9
    lea rcx, [r10 + 0x18]
    lea rdx, [rdi + 4*rdi]
    mov edi, dword ptr [rcx + 4*rdx + 0x8]
    add edi, dword ptr [rcx + 4*rdx + 0x4]
    tzcnt rsi, rax
    vmovq xmm1, qword ptr [rcx + 4*rdx + 0xc]
    vpmulld xmm1, xmm1, xmmword ptr [.C1]
    vmovd eax, xmm1
    add eax, edi
    mov dword ptr [rsp - 0x20], eax
    vpextrd dword ptr [rsp + 0x10], xmm1, 0x1
    mov edi, esi
    and dil, 0x7
    shr sil, 0x3
    and sil, 0x7
    mov rcx, qword ptr [rsp - 0x58]
    mov eax, ecx
    and al, 0x7
    mov edx, ecx
    shr dl, 0x3
    and dl, 0x7
    mov rcx, qword ptr [rsp - 0x68]
    mov rcx, qword ptr [rcx + 0x18]
    mov rbx, rcx
    and rbx, r14
    mov qword ptr [rsp + 0x50], rbx
    and rcx, r9
    mov qword ptr [rsp + 0x30], rcx
    mov rcx, qword ptr [r10 + 0x10]
    mov qword ptr [rsp - 0x60], rcx
    or rcx, r8
    mov qword ptr [rsp + 0x28], rcx
    xor r15d, r15d
    mov ecx, dword ptr [rsp - 0x7c]
    test cl, cl
    mov r8d, 0x38
    cmove r8, r15
    mov qword ptr [rsp + 0x48], r8
    mov r9d, 0x38
    mov r8d, 0x8
    cmovne r8d, r9d
    mov qword ptr [rsp + 0x40], r8
    movzx ebx, dil
    movzx r8d, sil
    cmove r9d, r15d
    mov dword ptr [rsp + 0x38], r9d
    mov edi, 0x7
    cmovne edi, r15d
    mov esi, r8d
    sub esi, edi
    sub edi, r8d
    cmovb edi, esi
    mov dword ptr [rsp - 0x4c], edi
    movzx edi, al
    movzx esi, dl
    lea rax, [r13 + 0x6a0]
    mov qword ptr [rsp + 0x8], rax
    lea rax, [r13 + 0x6c0]
    mov qword ptr [rsp + 0x20], rax
    lea rax, [r13 + 0x6e0]
    mov qword ptr [rsp - 0x8], rax
    jmp .L13
    nop
.L12:
    blsr rbp, rbp
    je .L24
.L13:
    tzcnt r14, rbp
    mov rax, qword ptr [rsp + 0x40]
    add eax, r14d
    and al, 0x3f
    mov r9d, r14d
    and r9d, 0x7
    mov edx, ebx
    sub edx, r9d
    mov r12d, r9d
    sub r12d, ebx
    cmovb r12d, edx
    mov edx, eax
    shr dl, 0x3
    movzx edx, dl
    mov r10d, edx
    sub r10d, r8d
    mov r13d, r8d
    sub r13d, edx
    cmovl r13d, r10d
    cmp r12d, r13d
    cmova r13d, r12d
    mov r10d, edi
    sub r10d, r9d
    sub r9d, edi
    cmovb r9d, r10d
    mov r10d, esi
    sub r10d, edx
    sub edx, esi
    cmovb edx, r10d
    cmp r9d, edx
    cmova edx, r9d
    test cl, cl
    je .L14
    movabs rcx, 0x101010101010101
    shlx r10, rcx, r14
    jmp .L15
    nop
.L14:
    mov ecx, 0x1
    shlx r10, rcx, r14
    shr r10, 0x8
    bts r10, r14
    mov r9, r10
    shr r9, 0x10
    or r9, r10
    mov r10, r9
    shr r10, 0x20
    or r10, r9
.L15:
    mov r9d, r14d
    xor r9d, dword ptr [rsp + 0x48]
    shr r9d, 0x3
    mov rcx, qword ptr [rsp - 0x78]
    add r15d, dword ptr [rcx + 4*r9 + 0x640]
    imul r13d, dword ptr [rcx + 4*r9 + 0x660]
    add r13d, r15d
    imul edx, dword ptr [rcx + 4*r9 + 0x680]
    mov r15d, edx
    add r15d, r13d
    test qword ptr [rsp + 0x50], r10
    je .L16
    add r15d, dword ptr [rcx + 0x944]
    mov r13, rcx
    jmp .L18
    nop
.L16:
    test qword ptr [rsp + 0x30], r10
    je .L17
    mov r13, qword ptr [rsp - 0x78]
    add r15d, dword ptr [r13 + 0x948]
    jmp .L18
.L17:
    mov r13, qword ptr [rsp - 0x78]
    nop
.L18:
    mov ecx, dword ptr [rsp - 0x7c]
    mov edx, 0x1
    shlx rdx, rdx, rax
    test cl, cl
    je .L19
    mov rax, rdx
    shr rax, 0x8
    or rax, rdx
    mov r10, rax
    shr r10, 0x10
    or r10, rax
    mov rax, r10
    shr rax, 0x20
    or rax, r10
    mov r10, qword ptr [rsp + 0x8]
    test qword ptr [rsp - 0x60], rdx
    jne .L21
    jmp .L20
    nop
.L19:
    movzx eax, al
    movabs r10, 0x101010101010101
    shlx rax, r10, rax
    mov r10, qword ptr [rsp + 0x8]
    test qword ptr [rsp - 0x60], rdx
    jne .L21
.L20:
    mov r10, qword ptr [rsp - 0x8]
    test qword ptr [rsp + 0x28], rax
    je .L21
    mov r10, qword ptr [rsp + 0x20]
    test qword ptr [rsp], rdx
    jne .L22
    nop
.L21:
    add r15d, dword ptr [r10 + 4*r9]
.L22:
    mov edx, dword ptr [rsp + 0x10]
    cmp dword ptr [rsp - 0x20], edx
    jne .L12
    and rax, qword ptr [rsp - 0x60]
    jne .L12
    mov eax, dword ptr [rsp + 0x38]
    xor al, r14b
    shr al, 0x3
    xor al, 0x7
    movzx eax, al
    cmp al, 0x5
    mov edx, 0x5
    cmovae eax, edx
    mov rdx, qword ptr [rsp - 0x68]
    cmp byte ptr [rdx + 0x43], cl
    setne dl
    mov r9d, dword ptr [rsp - 0x4c]
    cmp r12d, r9d
    cmovbe r12d, r9d
    add dl, al
    cmp dl, r12b
    jae .L12
    add r15d, dword ptr [r13 + 0x94c]
    jmp .L12
.L23:
    xor r15d, r15d
    mov ecx, dword ptr [rsp - 0x7c]
.L24:
    test cl, cl
    je .L25
    mov rcx, qword ptr [rsp - 0x38]
    mov rax, rcx
    shl rax, 0x8
    or rax, rcx
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov rax, rcx
    shl rax, 0x20
    or rax, rcx
    mov rcx, qword ptr [rsp + 0x68]
    or rcx, rax
    mov rdx, qword ptr [rsp - 0x70]
    andn rcx, rcx, rdx
    and rcx, qword ptr [rsp + 0x70]
    mov r10, qword ptr [rsp - 0x28]
    movabs r9, 0x101010101010101
    je .L29
    mov rsi, rdx
    shr rsi, 0x10
    or rsi, rdx
    mov rdx, qword ptr [rsp + 0x60]
    or rsi, rdx
    shr rsi, 0x10
    or rsi, rdx
    mov rdx, rsi
    shr rdx, 0x20
    jmp .L26
.L25:
    mov rcx, qword ptr [rsp - 0x38]
    mov rax, rcx
    shr rax, 0x8
    or rax, rcx
    mov rcx, rax
    shr rcx, 0x10
    or rcx, rax
    mov rax, rcx
    shr rax, 0x20
    or rax, rcx
    mov rcx, qword ptr [rsp + 0x68]
    or rcx, rax
    mov rdx, qword ptr [rsp - 0x70]
    andn rcx, rcx, rdx
    and rcx, qword ptr [rsp + 0x70]
    mov r10, qword ptr [rsp - 0x28]
    movabs r9, 0x101010101010101
    je .L31
    mov rsi, rdx
    shl rsi, 0x10
    or rsi, rdx
    mov rdx, qword ptr [rsp - 0x10]
    or rsi, rdx
    shl rsi, 0x10
    or rsi, rdx
    mov rdx, rsi
    shl rdx, 0x20
.L26:
    or rdx, rsi
    mov rsi, rcx
    shr rsi, 0x8
    shl rcx, 0x8
    mov r8d, dword ptr [rsp - 0x7c]
    test r8b, r8b
    cmovne rcx, rsi
    lea rsi, [rax + rax]
    shr rax
    and rax, rsi
    not rax
    lea rsi, [rdx + rdx]
    movabs rdi, -0x101010101010102
    and rsi, rdi
    shr rdx
    movabs rdi, 0x7f7f7f7f7f7f7f7f
    and rdx, rdi
    mov rdi, rsi
    and rdi, rdx
    or rdx, rsi
    movabs rsi, -0x7e7e7e7e7e7e7e7f
    or rsi, rax
    and rsi, rdx
    or rsi, rdi
    and rsi, rcx
    mov ecx, r8d
    mov rax, rsi
    shr rax, 0x8
    shl rsi, 0x8
    test cl, cl
    cmove rsi, rax
    xor eax, eax
    test rsi, rsi
    je .L28
    test cl, cl
    mov ecx, 0x38
    cmove rcx, rax
    nop
.L27:
    tzcnt rdx, rsi
    xor edx, ecx
    shr edx, 0x3
    add eax, dword ptr [r13 + 4*rdx + 0x620]
    blsr rsi, rsi
    jne .L27
.L28:
    add r15d, eax
    mov rax, qword ptr [rsp - 0x58]
    and eax, 0x38
    cmp byte ptr [rsp - 0x7c], 0x0
    jne .L30
    jmp .L32
.L29:
    mov rax, qword ptr [rsp - 0x58]
    and eax, 0x38
.L30:
    mov ecx, 0xff
    shlx rax, rcx, rax
    mov rcx, rax
    shr rcx, 0x8
    or rcx, rax
    mov rax, rcx
    shr rax, 0x10
    or rax, rcx
    mov rdx, rax
    shr rdx, 0x20
    or rdx, rax
    jmp .L33
.L31:
    mov rax, qword ptr [rsp - 0x58]
    and eax, 0x38
.L32:
    mov rcx, -0x1
    shlx rdx, rcx, rax
.L33:
    mov r12, rdx
    and r12, qword ptr [rsp - 0x70]
    and rdx, r10
    mov rax, qword ptr [rsp - 0x68]
    mov rsi, qword ptr [rax + 0x18]
    mov rbp, qword ptr [rax + 0x20]
    mov rax, qword ptr [rsp - 0x58]
    mov ecx, eax
    and cl, 0x7
    movzx eax, cl
    test al, al
    mov dword ptr [rsp - 0x38], eax
    je .L34
    mov r14, rcx
    cmp eax, 0x7
    jne .L35
    mov cl, 0x6
    jmp .L35
.L34:
    mov r14, rcx
    mov cl, 0x1
.L35:
    mov rax, rbp
    mov qword ptr [rsp + 0x10], rsi
    or rax, rsi
    lea edi, [rcx - 0x1]
    mov esi, edi
    and sil, 0x7
    mov rbx, r9
    shlx r8, r9, rsi
    mov r9, r12
    and r9, r8
    and r8, rdx
    cmp byte ptr [rsp - 0x7c], 0x0
    je .L36
    lzcnt rsi, r9
    shr esi, 0x3
    test r9, r9
    cmove rsi, r9
    test r8, r8
    je .L38
    lzcnt r9, r8
    jmp .L37
.L36:
    tzcnt rsi, r9
    shr esi, 0x3
    test r9, r9
    cmove rsi, r9
    test r8, r8
    je .L38
    tzcnt r9, r8
.L37:
    shr r9d, 0x3
    jmp .L39
.L38:
    xor r9d, r9d
.L39:
    xor r8d, r8d
    cmp dil, r14b
    sete r8b
    shl r8d, 0x5
    add r8, r13
    mov r8d, dword ptr [r8 + 4*rsi + 0x700]
    test rsi, rsi
    setne dil
    lea r10, [rsi + 0x1]
    cmp r10, r9
    sete r10b
    and r10b, dil
    movzx edi, r10b
    shl edi, 0x5
    add rdi, r13
    mov r10d, r9d
    add r8d, dword ptr [rdi + 4*r10 + 0x740]
    test qword ptr [rsp - 0x40], rax
    je .L40
    or r9, rsi
    jne .L40
    add r8d, dword ptr [r13 + 0x950]
.L40:
    shlx rsi, rbx, rcx
    mov r9, r12
    and r9, rsi
    and rsi, rdx
    cmp byte ptr [rsp - 0x7c], 0x0
    je .L41
    lzcnt rdi, r9
    shr edi, 0x3
    test r9, r9
    cmove rdi, r9
    test rsi, rsi
    je .L43
    lzcnt r9, rsi
    jmp .L42
.L41:
    tzcnt rdi, r9
    shr edi, 0x3
    test r9, r9
    cmove rdi, r9
    test rsi, rsi
    je .L43
    tzcnt r9, rsi
.L42:
    shr r9d, 0x3
    jmp .L44
.L43:
    xor r9d, r9d
.L44:
    lea esi, [rcx + 0x1]
    xor r10d, r10d
    cmp cl, r14b
    sete r10b
    shl r10d, 0x5
    add r10, r13
    add r8d, dword ptr [r10 + 4*rdi + 0x700]
    test rdi, rdi
    setne cl
    lea r10, [rdi + 0x1]
    cmp r10, r9
    sete r10b
    and r10b, cl
    movzx ecx, r10b
    shl ecx, 0x5
    add rcx, r13
    mov r10d, r9d
    add r8d, dword ptr [rcx + 4*r10 + 0x740]
    test qword ptr [rsp - 0x40], rax
    je .L45
    or r9, rdi
    mov rcx, qword ptr [rsp - 0x48]
    lea r10, [rcx + 0x40]
    jne .L46
    add r8d, dword ptr [r13 + 0x950]
    jmp .L46
.L45:
    mov rcx, qword ptr [rsp - 0x48]
    lea r10, [rcx + 0x40]
.L46:
    shlx rcx, rbx, rsi
    and r12, rcx
    and rdx, rcx
    cmp byte ptr [rsp - 0x7c], 0x0
    je .L47
    lzcnt rcx, r12
    shr ecx, 0x3
    test r12, r12
    cmove rcx, r12
    test rdx, rdx
    mov r9, qword ptr [rsp - 0x30]
    je .L49
    lzcnt rdx, rdx
    jmp .L48
.L47:
    tzcnt rcx, r12
    shr ecx, 0x3
    test r12, r12
    cmove rcx, r12
    test rdx, rdx
    mov r9, qword ptr [rsp - 0x30]
    je .L49
    tzcnt rdx, rdx
.L48:
    shr edx, 0x3
    jmp .L50
.L49:
    xor edx, edx
.L50:
    xor edi, edi
    cmp sil, r14b
    sete dil
    shl edi, 0x5
    add rdi, r13
    add r8d, dword ptr [rdi + 4*rcx + 0x700]
    test rcx, rcx
    setne sil
    lea rdi, [rcx + 0x1]
    cmp rdi, rdx
    sete dil
    and dil, sil
    movzx esi, dil
    shl esi, 0x5
    add rsi, r13
    mov edi, edx
    add r8d, dword ptr [rsi + 4*rdi + 0x740]
    test qword ptr [rsp - 0x40], rax
    je .L52
    or rdx, rcx
    mov rsi, qword ptr [rsp + 0x80]
    mov rax, qword ptr [rsp + 0x78]
    jne .L51
    add r8d, dword ptr [r13 + 0x950]
.L51:
    mov ecx, dword ptr [rsp - 0x7c]
    jmp .L53
.L52:
    mov ecx, dword ptr [rsp - 0x7c]
    mov rsi, qword ptr [rsp + 0x80]
    mov rax, qword ptr [rsp + 0x78]
.L53:
    mov rdx, qword ptr [rsp - 0x48]
    lea r13, [rdx + r9 + 0x40]
    add r10, rax
    xor eax, eax
    mov rdi, qword ptr [rsp - 0x40]
    and rbp, rdi
    mov qword ptr [rsp - 0x20], rbp
    setne al
    add eax, dword ptr [rdx + 8*rsi + 0xf0]
    cmp eax, 0x1
    mov qword ptr [rsp - 0x60], r10
    mov qword ptr [rsp + 0x48], r14
    jg .L54
    mov r9, qword ptr [rdx + 0x10]
    mov r12, qword ptr [r13 + 0x30]
    mov dword ptr [rsp + 0x8], 0x0
    mov rdi, qword ptr [rsp - 0x18]
    jmp .L61
.L54:
    mov rbp, rdi
    mov rax, qword ptr [r13 + 0x38]
    mov rcx, qword ptr [r13 + 0x28]
    or rcx, qword ptr [r13 + 0x20]
    mov r12, qword ptr [r13 + 0x30]
    andn rcx, rcx, r12
    not rcx
    andn rcx, rax, rcx
    and rcx, qword ptr [rsp]
    mov rax, qword ptr [rsp + 0xa0]
    mov rax, qword ptr [rdx + 8*rax + 0xe0]
    and rax, rcx
    popcnt rax, rax
    mov rdi, qword ptr [rsp - 0x78]
    imul eax, dword ptr [rdi + 0x98c]
    add eax, dword ptr [rdx + 8*rsi + 0xf4]
    mov r9, qword ptr [rdx + 0x10]
    mov rsi, qword ptr [rsp - 0x58]
    and esi, 0x3f
    lea rdi, [rsi + 2*rsi]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    movzx edx, byte ptr [r10 + 8*rdi + 0x14]
    mov ebx, dword ptr [r10 + 8*rdi + 0x10]
    mov r14, qword ptr [r10 + 8*rdi]
    and r14, r9
    imul r14, qword ptr [r10 + 8*rdi + 0x8]
    shrx rdx, r14, rdx
    add rdx, rbx
    mov ebx, dword ptr [r10 + 8*rdi + 0x610]
    mov r14, qword ptr [r10 + 8*rdi + 0x600]
    and r14, r9
    imul r14, qword ptr [r10 + 8*rdi + 0x608]
    movzx edi, byte ptr [r10 + 8*rdi + 0x614]
    shrx r10, r14, rdi
    add r10, rbx
    shl esi, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov rbx, qword ptr [rsi + rdi]
    lea rdi, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rsp - 0x60]
    and rcx, qword ptr [rsi + 0x38]
    andn rcx, rcx, r12
    not rcx
    andn rsi, rbp, rcx
    mov rcx, qword ptr [rdi + 8*r10]
    mov r10, qword ptr [rsp - 0x60]
    and rcx, rsi
    and rbx, qword ptr [r10 + 0x8]
    test rbx, rsi
    je .L55
    mov rbx, qword ptr [rsp - 0x78]
    add eax, dword ptr [rbx + 0x800]
.L55:
    mov rbx, qword ptr [rsp - 0x20]
    and rsi, qword ptr [rdi + 8*rdx]
    test qword ptr [r10 + 0x10], rcx
    mov rdi, qword ptr [rsp - 0x18]
    je .L56
    mov rdx, qword ptr [rsp - 0x78]
    add eax, dword ptr [rdx + 0x804]
.L56:
    or rcx, rsi
    test qword ptr [r10 + 0x18], rsi
    je .L57
    mov rdx, qword ptr [rsp - 0x78]
    add eax, dword ptr [rdx + 0x808]
.L57:
    test qword ptr [r10 + 0x20], rcx
    je .L58
    mov rcx, qword ptr [rsp - 0x78]
    add eax, dword ptr [rcx + 0x80c]
.L58:
    test rbx, rbx
    je .L59
    mov rdx, qword ptr [rsp - 0x78]
    jmp .L60
.L59:
    mov rdx, qword ptr [rsp - 0x78]
    sub eax, dword ptr [rdx + 0x990]
.L60:
    mov ecx, eax
    sar ecx, 0x1f
    andn eax, ecx, eax
    cmp eax, 0x3ff
    mov ecx, 0x3ff
    cmovl ecx, eax
    mov eax, dword ptr [rdx + 0x994]
    imul eax, ecx
    imul eax, ecx
    sar eax, 0xc
    mov ecx, dword ptr [rdx + 0x998]
    cmp ecx, eax
    cmovl eax, ecx
    mov ecx, dword ptr [rdx + 0x99c]
    imul ecx, eax
    and ecx, -0x40
    shl ecx, 0xa
    add ecx, eax
    mov dword ptr [rsp + 0x8], ecx
    mov ecx, dword ptr [rsp - 0x7c]
.L61:
    test cl, cl
    mov r10d, ecx
    movabs rcx, 0xff0000000000
    mov edx, 0xff0000
    mov eax, 0xff0000
    cmovne rax, rcx
    andn rsi, r9, rax
    and rsi, rdi
    mov rax, r9
    or rax, qword ptr [rsp + 0x88]
    mov rbp, qword ptr [rsp]
    not rbp
    mov rdi, r12
    or rdi, rbp
    or rsi, qword ptr [rsp - 0x70]
    mov rbx, qword ptr [rsp - 0x68]
    mov rbx, qword ptr [rbx + 0x10]
    not rax
    test r10b, r10b
    mov qword ptr [rsp + 0x40], r12
    je .L62
    shr rsi, 0x8
    and rax, rdi
    and rax, rsi
    shr rax, 0x8
    movabs rsi, 0xff000000000000
    jmp .L63
.L62:
    shl rsi, 0x8
    and rax, rdi
    and rax, rsi
    shl rax, 0x8
    mov esi, 0xff00
    mov rdx, rcx
.L63:
    mov r10, qword ptr [rsp - 0x28]
    mov r14, qword ptr [rsp - 0x78]
    mov ecx, dword ptr [r14 + 0x87c]
    mov dword ptr [rsp - 0x30], ecx
    vmovdqu xmm2, xmmword ptr [r14 + 0x86c]
    mov rcx, qword ptr [rsp - 0x68]
    vmovdqu xmm3, xmmword ptr [rcx + 0x8]
    mov ecx, dword ptr [r14 + 0x954]
    mov dword ptr [rsp - 0x68], ecx
    mov rcx, r9
    shr rcx, 0x8
    shl r9, 0x8
    mov edi, dword ptr [rsp - 0x7c]
    test dil, dil
    cmove r9, rcx
    and r9, rsi
    and r9, qword ptr [rsp - 0x70]
    mov rcx, r9
    shr rcx, 0x8
    shl r9, 0x8
    test dil, dil
    cmove r9, rcx
    and rdx, r10
    mov rsi, rdx
    shr rsi, 0x8
    shl rdx, 0x8
    test dil, dil
    vmovdqu xmm4, xmmword ptr [r13 + 0x8]
    mov rcx, qword ptr [r13 + 0x18]
    mov qword ptr [rsp - 0x8], rcx
    vmovdqu ymm1, ymmword ptr [r14 + 0x958]
    mov ecx, dword ptr [r14 + 0x978]
    mov dword ptr [rsp + 0x30], ecx
    mov rcx, qword ptr [r13 + 0x28]
    mov qword ptr [rsp + 0x28], rcx
    mov ecx, dword ptr [r14 + 0x97c]
    cmovne rdx, rsi
    mov qword ptr [rsp - 0x70], rbx
    and rbx, qword ptr [rsp + 0x18]
    movabs rsi, 0x40404040404040
    mov rdi, rdx
    and rdi, rsi
    shr rdx
    movabs r10, 0x1010101010101
    and r10, rdx
    lea rdx, [r10 + 2*rdi]
    and rdx, rbx
    mov rdi, rdx
    shr rdi
    and rdi, rsi
    sub rdx, rdi
    movabs rdi, 0x3333333333333330
    lea rsi, [rdi - 0x2f]
    and rsi, rdx
    shr rdx, 0x2
    and rdx, rdi
    add rdx, rsi
    mov rsi, rdx
    shr rsi, 0x4
    add rsi, rdx
    mov rdx, r9
    shr rdx
    movabs r10, 0x404040404040404
    and r10, rdx
    movabs rdx, 0x1010101010101010
    and r9, rdx
    lea r9, [r10 + 2*r9]
    mov r10d, dword ptr [r14 + 0x980]
    mov dword ptr [rsp + 0x20], r10d
    mov r10, qword ptr [r13 + 0x38]
    mov qword ptr [rsp - 0x10], r10
    mov r10, qword ptr [rsp - 0x60]
    mov r10, qword ptr [r10 + 0x38]
    mov qword ptr [rsp - 0x18], r10
    and r9, rbx
    mov r10, r9
    shr r10
    and r10, rdx
    mov ebx, dword ptr [r14 + 0x984]
    sub r9, r10
    mov r10, r9
    and r10, rdi
    shr r9, 0x2
    inc rdi
    and rdi, r9
    mov edx, dword ptr [r14 + 0x93c]
    mov dword ptr [rsp - 0x48], edx
    add rdi, r10
    mov r9, rdi
    shr r9, 0x4
    add r9, rdi
    movabs r13, 0xf0f0f0f0f0f0f07
    and rsi, r13
    or r13, 0x8
    and r13, r9
    mov r12d, dword ptr [r14 + 0x940]
    movabs rdi, 0x101010101010101
    imul rsi, rdi
    shr rsi, 0x38
    imul esi, dword ptr [r14 + 0x914]
    imul r13, rdi
    shr r13, 0x38
    imul r13d, dword ptr [r14 + 0x918]
    add r13d, esi
    mov rdx, qword ptr [rsp + 0x48]
    lea esi, [rdx - 0x1]
    cmp sil, 0x2
    mov dword ptr [rsp + 0x50], r8d
    mov qword ptr [rsp + 0x38], rbp
    mov dword ptr [rsp - 0x4c], ecx
    mov dword ptr [rsp - 0x60], ebx
    jae .L65
    cmp dl, 0x2
    movabs rsi, 0x303030303030303
    cmove rdi, rsi
    mov r14, rdi
    mov r9, qword ptr [rsp - 0x8]
    mov edx, dword ptr [rsp - 0x30]
.L64:
    mov rbx, qword ptr [rsp - 0x58]
    and bl, 0x38
    xor esi, esi
    mov r10d, dword ptr [rsp - 0x7c]
    test r10b, r10b
    mov edi, 0x38
    cmove edi, esi
    cmp bl, dil
    jne .L66
    test r10b, r10b
    movabs rsi, -0x3c3d000000000000
    mov edi, 0xc3c3
    cmovne rdi, rsi
    and rdi, r14
    and rdi, qword ptr [rsp + 0x18]
    mov rsi, qword ptr [rsp + 0x98]
    and rsi, qword ptr [rsp + 0x10]
    and rsi, rdi
    popcnt rsi, rsi
    mov rdi, qword ptr [rsp - 0x78]
    imul esi, dword ptr [rdi + 0x91c]
    add esi, r13d
    mov r13d, esi
    jmp .L66
.L65:
    movabs r14, -0x3f3f3f3f3f3f3f40
    mov esi, 0x99
    mov edi, dword ptr [rsp - 0x38]
    bt esi, edi
    mov r9, qword ptr [rsp - 0x8]
    mov edx, dword ptr [rsp - 0x30]
    jae .L67
.L66:
    mov rcx, qword ptr [rsp - 0x70]
    mov esi, dword ptr [rsp - 0x50]
    imul esi, edx
    mov dword ptr [rsp - 0x50], esi
    vmovq rdi, xmm3
    or rdi, rcx
    mov rsi, qword ptr [rsp - 0x40]
    and rdi, rsi
    mov r8, qword ptr [rsp + 0x10]
    and r8, rsi
    lea rsi, [rax + rax]
    movabs r10, -0x101010101010102
    and rsi, r10
    shr rax
    movabs r10, 0x7f7f7f7f7f7f7f7f
    and rax, r10
    mov rbp, qword ptr [rsp - 0x20]
    mov r10, rbp
    or r10, r8
    vpshufd xmm5, xmm4, 0xee
    vpinsrq xmm5, xmm5, r10, 0x1
    or rax, rsi
    vpinsrq xmm4, xmm4, rdi, 0x1
    vpor xmm4, xmm5, xmm4
    vpextrq rsi, xmm4, 0x1
    mov r10, rsi
    mov r14, qword ptr [rsp + 0x90]
    and r10, r14
    popcnt r10, r10
    mov ecx, dword ptr [rsp - 0x68]
    imul ecx, r10d
    mov rbx, qword ptr [rsp + 0x88]
    andn rdi, rbx, rdi
    vpbroadcastq zmm5, rdi
    mov rdi, r14
    not rdi
    vmovq xmm6, rdi
    mov dil, 0x8
    kmovd k1, edi
    mov r10, qword ptr [rsp - 0x28]
    mov rdi, r10
    mov rdx, qword ptr [rsp + 0x38]
    and rdi, rdx
    vmovq xmm7, rax
    vpinsrq xmm7, xmm7, rdi, 0x1
    mov dil, 0x10
    kmovd k2, edi
    vinserti32x4 zmm3, zmm7, xmm3, 0x1
    vpbroadcastq zmm3 {k2}, r8
    mov dil, 0x20
    kmovd k2, edi
    vpbroadcastq zmm3 {k2}, rbp
    vpbroadcastq ymm7, r9
    and r9, rbp
    popcnt rdi, r9
    mov ebp, dword ptr [rsp + 0x30]
    imul ebp, edi
    mov r9, qword ptr [rsp + 0x28]
    and r9, rdx
    mov r8, qword ptr [rsp + 0x40]
    and r8, rdx
    mov rdx, qword ptr [rsp - 0x18]
    or rdx, rbx
    andn rdi, rdx, qword ptr [rsp - 0x10]
    and rdi, qword ptr [rsp]
    and r8, rsi
    and rdi, rsi
    or rsi, r10
    and r9, rsi
    popcnt rsi, r9
    mov edx, dword ptr [rsp - 0x4c]
    imul edx, esi
    add edx, ebp
    add edx, ecx
    popcnt rsi, r8
    mov ecx, dword ptr [rsp + 0x20]
    imul ecx, esi
    popcnt rsi, rdi
    mov edi, dword ptr [rsp - 0x60]
    imul edi, esi
    and rax, r10
    popcnt rax, rax
    mov esi, dword ptr [rsp - 0x48]
    imul esi, eax
    add esi, ecx
    andn rax, rbx, r14
    and rax, r10
    popcnt rax, rax
    imul r12d, eax
    add r12d, edi
    add r12d, esi
    vpmulld xmm0, xmm0, xmm2
    vpshufd xmm2, xmm0, 0xee
    vpaddd xmm0, xmm0, xmm2
    vpshufd xmm2, xmm0, 0x55
    vpaddd xmm0, xmm0, xmm2
    add r12d, edx
    vmovd eax, xmm0
    add eax, dword ptr [rsp - 0x50]
    mov ecx, dword ptr [rsp + 0x50]
    add ecx, r15d
    add r11d, dword ptr [rsp + 0x5c]
    add r11d, eax
    add r11d, ecx
    sub r11d, dword ptr [rsp + 0x8]
    add r11d, r13d
    vpunpcklqdq xmm0, xmm5, xmm6
    vpand xmm0, xmm4, xmm0
    vinserti64x4 zmm0 {k1}, zmm0, ymm7, 0x0
    vmovdqa64 zmm2, zmmword ptr [.C2]
    vpermi2q zmm2, zmm0, zmm4
    vmovdqa64 zmm0, zmmword ptr [.C3]
    vpermi2q zmm0, zmm3, zmm5
    vpandq zmm0, zmm2, zmm0
    vpopcntq zmm0, zmm0
    vpmovqd ymm0, zmm0
    vpmulld ymm0, ymm1, ymm0
    add r11d, r12d
    vextracti128 xmm1, ymm0, 0x1
    vpaddd xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0xee
    vpaddd xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm0, xmm1
    vmovd eax, xmm0
    add eax, r11d
    add rsp, 0xa8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L67:
    cmp edi, 0x5
    je .L64
    movabs r14, -0x7f7f7f7f7f7f7f80
    jmp .L64
.C0 = 0x0000000100000000 0x0000000400000002
.C1 = 0xfffffffc00000002 0x0000000000000000
.C2 = 0x0000000000000001 0x0000000000000008 0x0000000000000000 0x0000000000000000 0x0000000000000008 0x0000000000000008 0x0000000000000003 0x0000000000000003
.C3 = 0x0000000000000000 0x0000000000000001 0x0000000000000002 0x0000000000000003 0x0000000000000004 0x0000000000000005 0x0000000000000001 0x000000000000000f

plywright::side::runtime::once:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x68
    movabs r8, 0x3333333333333333
    mov r9, qword ptr [rdi]
    mov rdx, qword ptr [rdi + 0x8]
    mov r11d, esi
    mov r10, qword ptr [r9 + 8*r11 + 0x30]
    mov rbx, qword ptr [r9]
    and rbx, r10
    mov r13, qword ptr [r9 + 0x20]
    and r13, r10
    mov eax, esi
    xor al, 0x1
    movzx r14d, al
    mov rax, qword ptr [r9 + 0x28]
    and rax, r10
    tzcnt rax, rax
    mov qword ptr [rsp + 0x48], rbx
    bts rbx, rax
    and al, 0x3f
    mov ecx, r14d
    shl ecx, 0x6
    mov rcx, qword ptr [rdi + rcx + 0x40]
    mov qword ptr [rsp + 0x50], rcx
    or rbx, rcx
    not rbx
    mov qword ptr [rsp + 0x18], rbx
    test esi, esi
    mov ecx, 0x38
    mov dword ptr [rsp + 0x2c], esi
    cmove ecx, esi
    mov dword ptr [rsp + 0x4], ecx
    xor al, cl
    movzx eax, al
    mov eax, dword ptr [rdx + 4*rax + 0x500]
    lea r15, [rdi + 0x40]
    mov rsi, qword ptr [r9 + 0x8]
    and rsi, r10
    mov qword ptr [rsp + 0x40], r9
    mov qword ptr [rsp + 0x10], rdi
    mov qword ptr [rsp + 0x8], r11
    mov qword ptr [rsp + 0x38], r14
    mov qword ptr [rsp + 0x30], r15
    je .L2
    mov ecx, r11d
    shl ecx, 0x6
    lea r9, [r15 + rcx]
    mov r10, qword ptr [r15 + rcx + 0x8]
    mov rbx, qword ptr [r15 + rcx + 0x30]
    mov rbp, qword ptr [r15 + rcx + 0x38]
    mov rdi, qword ptr [rdi + 8*r14 + 0xe0]
    vpbroadcastd xmm0, dword ptr [.C0]
.L0:
    mov rcx, rbp
    tzcnt r11, rsi
    mov r12d, r11d
    shl r12d, 0x6
    lea r14, [plywright::board::geometry::AROUND]
    mov r12, qword ptr [r12 + r14]
    or r10, r12
    mov qword ptr [r9 + 0x8], r10
    mov rbp, rbx
    and rbp, r12
    or rbp, rcx
    mov qword ptr [r9 + 0x38], rbp
    or rbx, r12
    mov qword ptr [r9 + 0x30], rbx
    mov rcx, rdi
    and rcx, r12
    je .L1
    popcnt rcx, rcx
    imul ecx, dword ptr [rdx + 0x988]
    add ecx, dword ptr [rdx + 0x7f0]
    mov r15, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsp + 0x8]
    vmovq xmm1, qword ptr [r15 + 8*r14 + 0xf0]
    vpinsrd xmm2, xmm0, ecx, 0x1
    vpaddd xmm1, xmm2, xmm1
    vmovq qword ptr [r15 + 8*r14 + 0xf0], xmm1
.L1:
    and r12, qword ptr [rsp + 0x18]
    mov r15, r12
    shr r15
    movabs rcx, 0x5555555555555555
    and r15, rcx
    popcnt rcx, r12
    sub r12, r15
    mov r15, r12
    and r15, r8
    shr r12, 0x2
    and r12, r8
    add r12, r15
    mov r15, r12
    shr r15, 0x4
    add r15, r12
    movabs r14, 0xf0f0f0f0f0f0f0f
    and r15, r14
    movabs r12, 0x101010101010101
    imul r15, r12
    shr r15, 0x38
    cmp r15d, 0x9
    jae .L14
    add eax, dword ptr [rdx + 4*rcx + 0x898]
    blsr rsi, rsi
    xor r11b, byte ptr [rsp + 0x4]
    movzx ecx, r11b
    add eax, dword ptr [rdx + 4*rcx + 0x100]
    test rsi, rsi
    jne .L0
    mov r9, qword ptr [rsp + 0x40]
    mov r11, qword ptr [rsp + 0x8]
    mov r10, qword ptr [r9 + 8*r11 + 0x30]
    mov rdi, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsp + 0x38]
    mov r15, qword ptr [rsp + 0x30]
.L2:
    mov rcx, qword ptr [rdi + 0x10]
    mov qword ptr [rsp + 0x60], rcx
    xor rcx, r13
    mov qword ptr [rsp + 0x20], rcx
    mov r12, qword ptr [r9 + 0x10]
    and r12, r10
    je .L5
    mov ecx, r11d
    shl ecx, 0x6
    lea rbx, [r15 + rcx]
    mov rsi, qword ptr [rdi + 8*r14 + 0xe0]
    mov qword ptr [rsp + 0x58], rsi
    mov r9, qword ptr [r15 + rcx + 0x10]
    mov r10, qword ptr [r15 + rcx + 0x30]
    mov r15, qword ptr [r15 + rcx + 0x38]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm0, dword ptr [.C0]
    nop
.L3:
    mov rcx, r15
    tzcnt r11, r12
    lea rdi, [r11 + 2*r11]
    mov r15d, dword ptr [rsi + 8*rdi + 0x610]
    movzx ebp, byte ptr [rsi + 8*rdi + 0x614]
    mov r14, qword ptr [rsi + 8*rdi + 0x600]
    and r14, qword ptr [rsp + 0x20]
    imul r14, qword ptr [rsi + 8*rdi + 0x608]
    shrx rdi, r14, rbp
    add rdi, r15
    lea r14, [plywright::sliders::magic::TABLE]
    mov rbp, qword ptr [r14 + 8*rdi]
    or r9, rbp
    mov qword ptr [rbx + 0x10], r9
    mov r15, r10
    and r15, rbp
    or r15, rcx
    mov qword ptr [rbx + 0x38], r15
    or r10, rbp
    mov qword ptr [rbx + 0x30], r10
    mov rcx, qword ptr [rsp + 0x58]
    and rcx, rbp
    je .L4
    popcnt rcx, rcx
    imul ecx, dword ptr [rdx + 0x988]
    add ecx, dword ptr [rdx + 0x7f4]
    mov rdi, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsp + 0x8]
    vmovq xmm1, qword ptr [rdi + 8*r14 + 0xf0]
    vpinsrd xmm2, xmm0, ecx, 0x1
    vpaddd xmm1, xmm2, xmm1
    vmovq qword ptr [rdi + 8*r14 + 0xf0], xmm1
.L4:
    and rbp, qword ptr [rsp + 0x18]
    mov rdi, rbp
    shr rdi
    movabs rcx, 0x5555555555555555
    and rdi, rcx
    popcnt rcx, rbp
    sub rbp, rdi
    mov rdi, rbp
    and rdi, r8
    shr rbp, 0x2
    and rbp, r8
    add rbp, rdi
    mov rdi, rbp
    shr rdi, 0x4
    add rdi, rbp
    movabs r14, 0xf0f0f0f0f0f0f0f
    and rdi, r14
    movabs r14, 0x101010101010101
    imul rdi, r14
    shr rdi, 0x39
    cmp edi, 0x7
    jae .L15
    blsr r12, r12
    add eax, dword ptr [rdx + 4*rcx + 0x810]
    mov ecx, dword ptr [rsp + 0x4]
    xor cl, r11b
    movzx ecx, cl
    mov edi, eax
    add edi, dword ptr [rdx + 4*rcx + 0x200]
    movabs rax, -0x55aa55aa55aa55ab
    bt rax, r11
    movabs rcx, 0x55aa55aa55aa55aa
    cmovae rax, rcx
    and rax, qword ptr [rsp + 0x48]
    popcnt rax, rax
    imul eax, dword ptr [rdx + 0x904]
    add eax, edi
    test r12, r12
    jne .L3
    mov r9, qword ptr [rsp + 0x40]
    mov r11, qword ptr [rsp + 0x8]
    mov r10, qword ptr [r9 + 8*r11 + 0x30]
    mov r14, qword ptr [rsp + 0x38]
    mov r15, qword ptr [rsp + 0x30]
.L5:
    and r10, qword ptr [r9 + 0x18]
    je .L8
    xor qword ptr [rsp + 0x20], r10
    mov ecx, r11d
    shl ecx, 0x6
    lea rsi, [r15 + rcx]
    mov r9, qword ptr [r15 + rcx + 0x18]
    mov r11, qword ptr [r15 + rcx + 0x30]
    mov rbx, qword ptr [r15 + rcx + 0x38]
    mov rcx, qword ptr [rsp + 0x10]
    mov rcx, qword ptr [rcx + 8*r14 + 0xe0]
    mov qword ptr [rsp + 0x48], rcx
    lea r15, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm0, dword ptr [.C0]
.L6:
    mov rcx, rbx
    tzcnt rbp, r10
    lea rdi, [rbp + 2*rbp]
    mov ebx, dword ptr [r15 + 8*rdi + 0x10]
    movzx r14d, byte ptr [r15 + 8*rdi + 0x14]
    mov r12, qword ptr [r15 + 8*rdi]
    and r12, qword ptr [rsp + 0x20]
    imul r12, qword ptr [r15 + 8*rdi + 0x8]
    shrx rdi, r12, r14
    add rdi, rbx
    lea rbx, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rbx + 8*rdi]
    or r9, r12
    mov qword ptr [rsi + 0x18], r9
    mov rbx, r11
    and rbx, r12
    or rbx, rcx
    mov qword ptr [rsi + 0x38], rbx
    or r11, r12
    mov qword ptr [rsi + 0x30], r11
    mov rcx, qword ptr [rsp + 0x48]
    and rcx, r12
    je .L7
    popcnt rcx, rcx
    imul ecx, dword ptr [rdx + 0x988]
    add ecx, dword ptr [rdx + 0x7f8]
    mov rdi, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsp + 0x8]
    vmovq xmm1, qword ptr [rdi + 8*r14 + 0xf0]
    vpinsrd xmm2, xmm0, ecx, 0x1
    vpaddd xmm1, xmm2, xmm1
    vmovq qword ptr [rdi + 8*r14 + 0xf0], xmm1
.L7:
    and r12, qword ptr [rsp + 0x18]
    mov rdi, r12
    shr rdi
    movabs rcx, 0x5555555555555555
    and rdi, rcx
    popcnt rcx, r12
    sub r12, rdi
    mov rdi, r12
    and rdi, r8
    shr r12, 0x2
    and r12, r8
    add r12, rdi
    mov rdi, r12
    shr rdi, 0x4
    add rdi, r12
    movabs r14, 0xf0f0f0f0f0f0f0f
    and rdi, r14
    movabs r14, 0x101010101010101
    imul rdi, r14
    shr rdi, 0x38
    cmp edi, 0xf
    jae .L16
    add eax, dword ptr [rdx + 4*rcx + 0x8bc]
    xor bpl, byte ptr [rsp + 0x4]
    movzx ecx, bpl
    add eax, dword ptr [rdx + 4*rcx + 0x300]
    blsr r10, r10
    jne .L6
.L8:
    test r13, r13
    je .L11
    mov rcx, qword ptr [rsp + 0x8]
    shl ecx, 0x6
    mov rsi, qword ptr [rsp + 0x30]
    lea r10, [rsi + rcx]
    mov rbx, qword ptr [rsi + rcx + 0x20]
    mov r9, qword ptr [rsi + rcx + 0x30]
    mov r12, qword ptr [rsi + rcx + 0x38]
    mov rcx, qword ptr [rsp + 0x10]
    mov rsi, qword ptr [rsp + 0x38]
    mov rcx, qword ptr [rcx + 8*rsi + 0xe0]
    mov qword ptr [rsp + 0x20], rcx
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm0, dword ptr [.C0]
    mov rbp, qword ptr [rsp + 0x60]
    nop
.L9:
    tzcnt r15, r13
    lea rcx, [r15 + 2*r15]
    mov edi, dword ptr [rsi + 8*rcx + 0x10]
    movzx r11d, byte ptr [rsi + 8*rcx + 0x14]
    mov r14, qword ptr [rsi + 8*rcx]
    and r14, rbp
    imul r14, qword ptr [rsi + 8*rcx + 0x8]
    shrx r14, r14, r11
    add r14, rdi
    movzx edi, byte ptr [rsi + 8*rcx + 0x614]
    mov r11, qword ptr [rsi + 8*rcx + 0x600]
    and r11, rbp
    imul r11, qword ptr [rsi + 8*rcx + 0x608]
    mov ecx, dword ptr [rsi + 8*rcx + 0x610]
    shrx rdi, r11, rdi
    add rdi, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [rcx + 8*rdi]
    or r11, qword ptr [rcx + 8*r14]
    mov rcx, r12
    or rbx, r11
    mov qword ptr [r10 + 0x20], rbx
    mov r12, r9
    and r12, r11
    or r12, rcx
    mov qword ptr [r10 + 0x38], r12
    or r9, r11
    mov qword ptr [r10 + 0x30], r9
    mov rcx, qword ptr [rsp + 0x20]
    and rcx, r11
    je .L10
    popcnt rcx, rcx
    imul ecx, dword ptr [rdx + 0x988]
    add ecx, dword ptr [rdx + 0x7fc]
    mov rdi, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsp + 0x8]
    vmovq xmm1, qword ptr [rdi + 8*r14 + 0xf0]
    vpinsrd xmm2, xmm0, ecx, 0x1
    vpaddd xmm1, xmm2, xmm1
    vmovq qword ptr [rdi + 8*r14 + 0xf0], xmm1
.L10:
    and r11, qword ptr [rsp + 0x18]
    mov rdi, r11
    shr rdi
    movabs rcx, 0x5555555555555555
    and rdi, rcx
    popcnt rcx, r11
    sub r11, rdi
    mov rdi, r11
    and rdi, r8
    shr r11, 0x2
    and r11, r8
    add r11, rdi
    mov rdi, r11
    shr rdi, 0x4
    add rdi, r11
    movabs r11, 0xf0f0f0f0f0f0f0f
    and rdi, r11
    movabs r11, 0x101010101010101
    imul rdi, r11
    shr rdi, 0x3a
    cmp edi, 0x6
    ja .L17
    add eax, dword ptr [rdx + 4*rcx + 0x780]
    xor r15b, byte ptr [rsp + 0x4]
    movzx ecx, r15b
    add eax, dword ptr [rdx + 4*rcx + 0x400]
    blsr r13, r13
    jne .L9
.L11:
    mov r9, qword ptr [rsp + 0x8]
    lea ebp, [8*r9]
    mov r15, qword ptr [rsp + 0x40]
    mov r13, qword ptr [r15 + rbp + 0x30]
    mov rsi, qword ptr [r15]
    mov r12, rsi
    and r12, r13
    mov rdi, r12
    shr rdi, 0x8
    mov ebx, dword ptr [rsp + 0x2c]
    test bl, bl
    mov r10d, 0xff00
    movabs rcx, 0xff000000000000
    cmovne rcx, r10
    mov r11d, 0xff
    movabs r10, -0x100000000000000
    cmovne r10, r11
    mov qword ptr [rsp + 0x18], r12
    shl r12, 0x8
    test bl, bl
    movabs r11, 0xffffff0000
    movabs r14, 0xffffff000000
    cmovne r14, r11
    cmove r12, rdi
    shl r9d, 0x6
    mov rdi, qword ptr [rsp + 0x30]
    and r14, qword ptr [rdi + r9]
    mov rdi, qword ptr [rsp + 0x38]
    lea ebx, [8*rdi]
    mov r9, qword ptr [rsp + 0x10]
    mov rdi, qword ptr [r9 + rbx + 0xc0]
    andn rdi, rdi, r14
    mov r11, qword ptr [r15 + 0x18]
    and r11, r13
    vpbroadcastq xmm0, r13
    vpbroadcastq xmm1, rdi
    mov dil, 0x27
    kmovd k1, edi
    vmovq xmm2, r12
    mov rdi, qword ptr [r9 + rbp + 0xd0]
    mov r14, qword ptr [r9 + rbx + 0xd0]
    vpand xmm0, xmm0, xmmword ptr [r15 + 0x8]
    vpand xmm1, xmm1, xmm0
    vpsrlq xmm3, xmm1, 0x1
    vpandq xmm3, xmm3, qword ptr [.C1]{1to2}
    vpsubq xmm1, xmm1, xmm3
    vpandq xmm3, xmm1, qword ptr [.C2]{1to2}
    vpsrlq xmm1, xmm1, 0x2
    vpandq xmm1, xmm1, qword ptr [.C3]{1to2}
    andn rdi, rdi, r11
    vpaddq xmm1, xmm1, xmm3
    vpsrlq xmm3, xmm1, 0x4
    vpaddq xmm1, xmm3, xmm1
    vpshufd xmm3, xmm0, 0xee
    vpor xmm0, xmm3, xmm0
    vmovdqu32 ymm3 {k1} {z}, ymmword ptr [rdx + 0x8f8]
    vmovdqa xmm4, xmmword ptr [.C4]
    vpermd ymm3, ymm4, ymm3
    vmovq xmm4, rdi
    andn rdi, r14, rdi
    vpandq xmm1, xmm1, qword ptr [.C5]{1to2}
    vpmullq xmm1, xmm1, qword ptr [.C6]{1to2}
    popcnt rdi, rdi
    vpsrlq xmm1, xmm1, 0x38
    vpunpcklqdq xmm2, xmm2, xmm4
    vpinsrq xmm0, xmm0, r14, 0x1
    vpand xmm0, xmm2, xmm0
    vpopcntq xmm0, xmm0
    vpackusdw xmm0, xmm1, xmm0
    vpmulld xmm0, xmm3, xmm0
    vpshufd xmm1, xmm0, 0xee
    vpaddd xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm0, xmm1
    vmovd ebp, xmm0
    imul edi, dword ptr [rdx + 0x908]
    add edi, ebp
    and rsi, rcx
    and r10, qword ptr [r15 + 0x28]
    or r10, rsi
    test qword ptr [r15 + rbx + 0x30], r10
    je .L12
    and r11, rcx
    mov rsi, r11
    shr rsi
    movabs r9, 0x55000000005500
    and r9, rsi
    sub r11, r9
    lea rsi, [r8 - 0x33]
    mov r9, r11
    and r9, rsi
    shr r11, 0x2
    and r11, rsi
    add r11, r9
    mov rsi, r11
    shr rsi, 0x4
    add rsi, r11
    movabs r10, 0xf0f0f0f0f0f0f0f
    lea r9, [r10 - 0xf]
    and r9, rsi
    movabs r11, 0x101010101010101
    imul r9, r11
    shr r9, 0x38
    imul r9d, dword ptr [rdx + 0x910]
    add r9d, edi
    mov edi, r9d
    jmp .L13
.L12:
    movabs r10, 0xf0f0f0f0f0f0f0f
    movabs r11, 0x101010101010101
.L13:
    cmp byte ptr [rsp + 0x2c], 0x0
    movabs rsi, 0x3c3c3c00000000
    mov r9d, 0x3c3c3c00
    cmovne r9, rsi
    mov rcx, qword ptr [rsp + 0x18]
    or rcx, qword ptr [rsp + 0x50]
    andn rcx, rcx, r9
    mov rsi, rcx
    shr rsi
    movabs r9, 0x14141414141400
    and r9, rsi
    sub rcx, r9
    lea rsi, [r8 - 0x333]
    and rsi, rcx
    shr rcx, 0x2
    add r8, -0x33
    and r8, rcx
    add r8, rsi
    mov rcx, r8
    shr rcx, 0x4
    add rcx, r8
    add r10, -0xf
    and r10, rcx
    imul r10, r11
    shr r10, 0x38
    imul r10d, dword ptr [rdx + 0x920]
    add eax, r10d
    add eax, edi
    add rsp, 0x68
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L14:
    lea rdx, [.D0]
    mov esi, 0x9
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.L15:
    lea rdx, [.D1]
    mov esi, 0xe
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.L16:
    lea rdx, [.D2]
    mov esi, 0xf
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.L17:
    lea rdx, [.D3]
    mov esi, 0x1c
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.C0 = 0x00000001
.C1 = 0x0000555555550000
.C2 = 0x3333333333330000
.C3 = 0x3333333333333333
.C4 = 0x0000000100000000 0x0000000500000002
.C5 = 0x0f0f0f0f0f0f0707
.C6 = 0x0101010101010101
