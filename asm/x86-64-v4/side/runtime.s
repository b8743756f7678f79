# The kernels of side/runtime, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target x86_64-unknown-linux-gnu -C target-cpu=x86-64-v4
# command: cargo lab asm side/runtime --target x86-64-v4
# binary: sha256 0d676d7d6ca1bfad17815dddd876e14f247669ddb069ae9eec0081ea4117c705
# latency: 46 instructions in 137 bytes; innermost loops: .L0 of 17
# throughput: 28 instructions in 81 bytes; innermost loops: .L0 of 8
# plywright::eval::Evaluator<R>::evaluate: 371 instructions in 1522 bytes; innermost loops: none
# plywright::side::runtime::once: 1164 instructions in 4977 bytes; innermost loops: .L9 of 6, .L11 of 5, .L15 of 122, .L29 of 6
# plywright::side::runtime::once: 137 instructions in 504 bytes; innermost loops: none
# plywright::side::runtime::once: 545 instructions in 2588 bytes; innermost loops: .L0 of 55, .L3 of 72, .L6 of 62, .L9 of 74
# mix of 2291 instructions: 666 mov, 166 and, 149 add, 104 lea, 92 or, 92 shr, 73 test, 61 xor, 56 movabs, 55 cmp, 51 shl, 50 imul, 50 je, 44 jmp, 36 push, 34 movzx, 34 pop, 34 sub, 31 jne, 28 popcnt, 21 andn, 21 cmove, 18 tzcnt, 17 vmovq, 14 vpaddd, 12 call, 12 cmovne, 12 vpshufd, 10 sete, 9 shlx, 9 vpinsrd, 9 vpinsrq, 8 blsr, 8 setne, 7 jae, 7 jle, 7 not, 7 vmovd, 7 vmovups, 7 vpandq, 7 vpbroadcastq, 7 vpsrlq, 6 cmovl, 6 lzcnt, 6 ret, 6 shrx, 6 vmovdqu, 6 vpand, 6 vpbroadcastd, 6 vpmulld, 5 sar, 5 vpextrd, 5 vpor, 4 cmovb, 4 jg, 4 jge, 4 kmovd, 4 vpshufb, 4 vzeroupper, 3 bts, 3 vpsllq, 2 bt, 2 cdqe, 2 cmova, 2 cmovae, 2 inc, 2 neg, 2 setge, 2 vmovdqa64, 2 vpaddb, 2 vpaddq, 2 vpermi2q, 2 vpextrq, 2 vpmovqd, 2 vpsadbw, 2 vpsrlw, 2 vpternlogq, 2 vpunpcklqdq, 2 vpxor, 1 cmovbe, 1 cmovge, 1 cmovns, 1 dec, 1 ja, 1 movsx, 1 movsxd, 1 shld, 1 vbroadcasti128, 1 vbroadcasti32x4, 1 vextracti128, 1 vinserti32x4, 1 vinserti64x4, 1 vmovdqa, 1 vmovdqu32, 1 vpermd, 1 vpmullq, 1 vpsubq, 1 vshufps, 1 vxorps

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
    add eax, edx
    add eax, 0x8000
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
    sub rsp, 0xb0
    mov r14d, esi
    lea rax, [r14 + 4*r14]
    mov r11, qword ptr [rdi + 0x8]
    vmovdqu xmm0, xmmword ptr [rdi + 4*rax + 0x18]
    mov ecx, dword ptr [rdi + 4*rax + 0x18]
    add ecx, -0x5
    vmovq xmm1, qword ptr [r11 + 0x88c]
    vpshufd xmm2, xmm0, 0xed
    vpmulld xmm1, xmm1, xmm2
    vpshufd xmm2, xmm1, 0x55
    vpaddd xmm1, xmm2, xmm1
    vmovd edx, xmm1
    imul edx, ecx
    cmp dword ptr [rdi + 4*rax + 0x20], 0x1
    jle .L2
    add edx, dword ptr [r11 + 0x880]
    vpextrd ecx, xmm0, 0x1
    cmp ecx, 0x1
    jg .L3
.L0:
    mov r12d, dword ptr [rdi + 4*rax + 0x28]
    vpextrd eax, xmm0, 0x3
    cmp eax, 0x1
    jle .L4
.L1:
    add edx, dword ptr [r11 + 0x888]
    test r12d, r12d
    jg .L5
    jmp .L6
.L2:
    vpextrd ecx, xmm0, 0x1
    cmp ecx, 0x1
    jle .L0
.L3:
    add edx, dword ptr [r11 + 0x884]
    mov r12d, dword ptr [rdi + 4*rax + 0x28]
    vpextrd eax, xmm0, 0x3
    cmp eax, 0x1
    jg .L1
.L4:
    test r12d, r12d
    jle .L6
.L5:
    imul eax, dword ptr [r11 + 0x894]
    add edx, eax
.L6:
    mov eax, esi
    xor al, 0x1
    mov r9, qword ptr [rdi]
    mov r8, qword ptr [r9]
    lea ecx, [8*r14]
    mov qword ptr [rsp - 0x68], r9
    mov r10, qword ptr [r9 + rcx + 0x30]
    mov rbp, r10
    and rbp, r8
    mov r15, qword ptr [rdi + rcx + 0xd0]
    lea rbx, [rdi + 0x40]
    mov ecx, r14d
    shl ecx, 0x6
    mov qword ptr [rsp - 0x40], rdi
    mov qword ptr [rsp], rcx
    mov rcx, qword ptr [rdi + rcx + 0x40]
    mov qword ptr [rsp + 0x98], rcx
    mov rdi, rbp
    shr rdi, 0x8
    mov r9, rbp
    shl r9, 0x8
    test sil, sil
    mov rcx, r9
    cmovne rcx, rdi
    mov qword ptr [rsp - 0x48], rcx
    test al, al
    mov dword ptr [rsp + 0x5c], edx
    mov dword ptr [rsp + 0x58], r12d
    mov qword ptr [rsp + 0x10], r10
    mov qword ptr [rsp + 0x88], r14
    mov qword ptr [rsp + 0x68], rdi
    mov qword ptr [rsp + 0x60], r9
    mov rdx, rbp
    jne .L7
    shr rdx, 0x10
    or rdx, rbp
    or rdx, rdi
    shr rdx, 0x10
    or rdx, rdi
    mov rcx, rdx
    shr rcx, 0x20
    jmp .L8
.L7:
    shl rdx, 0x10
    or rdx, rbp
    or rdx, r9
    shl rdx, 0x10
    or rdx, r9
    mov rcx, rdx
    shl rcx, 0x20
.L8:
    or rcx, rdx
    movabs r13, -0x101010101010102
    movabs r12, 0x7f7f7f7f7f7f7f7f
    and rcx, rbp
    popcnt rcx, rcx
    imul ecx, dword ptr [r11 + 0x924]
    lea rdx, [r15 + r15]
    and rdx, r13
    mov rdi, r15
    shr rdi
    and rdi, r12
    or rdi, rdx
    andn rdx, rdi, rbp
    movzx r10d, al
    xor r9d, r9d
    popcnt r9, rdx
    imul r9d, dword ptr [r11 + 0x928]
    mov eax, r10d
    shl eax, 0x6
    mov qword ptr [rsp + 0x80], rax
    mov rdi, qword ptr [rbx + rax]
    mov r14, qword ptr [rsp - 0x40]
    mov rax, qword ptr [rsp + 0x88]
    mov rax, qword ptr [r14 + 8*rax + 0xc0]
    andn rax, rax, qword ptr [rsp - 0x48]
    mov qword ptr [rsp + 0x90], rdi
    and rax, rdi
    mov rdi, rax
    shr rdi, 0x8
    shl rax, 0x8
    test sil, sil
    cmove rax, rdi
    movzx ebx, r15b
    lea edi, [rbx + rbx]
    andn ebx, edi, ebx
    mov qword ptr [rsp + 0x8], r10
    mov rdi, qword ptr [r14 + 8*r10 + 0xd0]
    andn rax, rdx, rax
    andn rdx, rdi, rdx
    popcnt rdx, rdx
    vmovd xmm1, edx
    popcnt rax, rax
    vpinsrd xmm1, xmm1, eax, 0x1
    mov rdx, qword ptr [rsp + 0x98]
    mov rax, rdx
    and rax, rbp
    popcnt rax, rax
    vpinsrd xmm1, xmm1, eax, 0x2
    xor eax, eax
    popcnt eax, ebx
    vpinsrd xmm1, xmm1, eax, 0x3
    vpmulld xmm1, xmm1, xmmword ptr [r11 + 0x92c]
    vpshufd xmm2, xmm1, 0xee
    vpaddd xmm1, xmm1, xmm2
    vpshufd xmm2, xmm1, 0x55
    vpaddd xmm1, xmm1, xmm2
    vmovd eax, xmm1
    add r9d, ecx
    add r9d, eax
    lea rcx, [2*rbp]
    and rcx, r13
    mov rax, rbp
    shr rax
    and rax, r12
    or rax, rcx
    or rax, rdx
    and rax, rbp
    je .L10
    xor edx, edx
    test sil, sil
    mov ecx, 0x38
    cmove rcx, rdx
.L9:
    tzcnt rdx, rax
    xor edx, ecx
    shr edx, 0x3
    add r9d, dword ptr [r11 + 4*rdx + 0x600]
    blsr rax, rax
    jne .L9
.L10:
    test rbp, rbp
    mov rbx, qword ptr [rsp + 0x10]
    je .L12
    xor ecx, ecx
    test sil, sil
    mov eax, 0x38
    cmove rax, rcx
    mov rcx, rbp
    nop
.L11:
    tzcnt rdx, rcx
    xor edx, eax
    add r9d, dword ptr [r11 + 4*rdx]
    blsr rcx, rcx
    jne .L11
.L12:
    mov rax, qword ptr [rsp - 0x68]
    mov rdx, qword ptr [rsp + 0x8]
    mov rcx, qword ptr [rax + 8*rdx + 0x30]
    mov qword ptr [rsp - 0x28], rcx
    and r8, rcx
    mov rax, qword ptr [rax + 0x28]
    mov rcx, rax
    and rcx, rbx
    tzcnt rcx, rcx
    mov qword ptr [rsp - 0x60], rcx
    mov ecx, edx
    shl ecx, 0x6
    vmovq xmm1, r8
    vmovq xmm2, rbp
    vpunpcklqdq xmm1, xmm1, xmm2
    test sil, sil
    mov qword ptr [rsp + 0xa0], r15
    mov qword ptr [rsp + 0xa8], r9
    je .L13
    vpsllq xmm2, xmm1, 0x10
    mov rdi, r8
    shl rdi, 0x8
    vpinsrq xmm3, xmm1, qword ptr [rsp + 0x60], 0x1
    vpinsrq xmm1, xmm1, rdi, 0x0
    vpternlogq xmm1, xmm3, xmm2, 0xfe
    vpsllq xmm1, xmm1, 0x10
    mov qword ptr [rsp - 0x30], rdi
    vpinsrq xmm2, xmm3, rdi, 0x0
    vpor xmm1, xmm1, xmm2
    vpsllq xmm2, xmm1, 0x20
    jmp .L14
.L13:
    vpsrlq xmm2, xmm1, 0x10
    mov rdi, r8
    shr rdi, 0x8
    vpinsrq xmm3, xmm1, qword ptr [rsp + 0x68], 0x1
    vpinsrq xmm1, xmm1, rdi, 0x0
    vpternlogq xmm1, xmm3, xmm2, 0xfe
    vpsrlq xmm1, xmm1, 0x10
    mov qword ptr [rsp - 0x30], rdi
    vpinsrq xmm2, xmm3, rdi, 0x0
    vpor xmm1, xmm1, xmm2
    vpsrlq xmm2, xmm1, 0x20
.L14:
    vpor xmm1, xmm2, xmm1
    mov qword ptr [rsp - 0x78], r11
    mov qword ptr [rsp - 0x38], r8
    mov r11, qword ptr [rsp - 0x40]
    mov r8, qword ptr [r11 + rcx + 0x70]
    mov rdi, qword ptr [r11 + 8*rdx + 0xc0]
    vmovq rcx, xmm1
    vpextrq r9, xmm1, 0x1
    mov qword ptr [rsp + 0x78], rdi
    or rcx, rdi
    mov qword ptr [rsp + 0x70], r9
    or rcx, r9
    mov qword ptr [rsp - 0x58], rbp
    andn rbp, rcx, rbp
    mov dword ptr [rsp - 0x7c], esi
    mov r10, qword ptr [rsp - 0x28]
    mov qword ptr [rsp - 0x20], r8
    je .L25
    and rax, r10
    lea rcx, [r11 + 0x18]
    tzcnt rax, rax
    lea rdx, [rdx + 4*rdx]
    mov edi, dword ptr [rcx + 4*rdx + 0x8]
    add edi, dword ptr [rcx + 4*rdx + 0x4]
    vmovq xmm1, qword ptr [rcx + 4*rdx + 0xc]
    vpmulld xmm1, xmm1, xmmword ptr [.C0]
    vmovd ecx, xmm1
    add ecx, edi
    mov dword ptr [rsp - 0x8], ecx
    vpextrd dword ptr [rsp - 0x10], xmm1, 0x1
    mov edi, eax
    and dil, 0x7
    shr al, 0x3
    and al, 0x7
    mov rdx, qword ptr [rsp - 0x60]
    mov ecx, edx
    and cl, 0x7
    shr dl, 0x3
    and dl, 0x7
    mov r9, qword ptr [rsp - 0x68]
    mov r9, qword ptr [r9 + 0x18]
    mov r14, r9
    and r14, rbx
    mov qword ptr [rsp + 0x50], r14
    and r9, r10
    mov qword ptr [rsp + 0x30], r9
    mov r9, qword ptr [r11 + 0x10]
    mov qword ptr [rsp - 0x70], r9
    or r9, r8
    mov qword ptr [rsp + 0x28], r9
    xor r13d, r13d
    test sil, sil
    mov r8d, 0x38
    cmove r8, r13
    mov qword ptr [rsp + 0x48], r8
    mov r8d, 0x38
    mov r9d, 0x8
    cmovne r9d, r8d
    mov qword ptr [rsp + 0x40], r9
    movzx r10d, dil
    movzx r12d, al
    cmove r8d, r13d
    mov dword ptr [rsp + 0x38], r8d
    mov edi, 0x7
    cmovne edi, r13d
    mov eax, r12d
    sub eax, edi
    sub edi, r12d
    cmovb edi, eax
    mov dword ptr [rsp - 0x4c], edi
    movzx edi, cl
    movzx r15d, dl
    mov rax, qword ptr [rsp - 0x78]
    lea rcx, [rax + 0x6a0]
    mov qword ptr [rsp - 0x18], rcx
    lea rcx, [rax + 0x6c0]
    mov qword ptr [rsp + 0x18], rcx
    add rax, 0x6e0
    mov qword ptr [rsp + 0x20], rax
    mov r14, qword ptr [rsp - 0x78]
    jmp .L16
    nop
.L15:
    blsr rbp, rbp
    je .L26
.L16:
    mov r9, r13
    tzcnt rbx, rbp
    mov rax, qword ptr [rsp + 0x40]
    add eax, ebx
    and al, 0x3f
    mov r8d, ebx
    and r8d, 0x7
    mov ecx, r10d
    sub ecx, r8d
    mov edx, r8d
    sub edx, r10d
    cmovb edx, ecx
    mov ecx, eax
    shr cl, 0x3
    movzx ecx, cl
    mov r11d, ecx
    sub r11d, r12d
    mov r13d, r12d
    sub r13d, ecx
    cmovl r13d, r11d
    cmp edx, r13d
    cmova r13d, edx
    mov r11d, edi
    sub r11d, r8d
    sub r8d, edi
    cmovb r8d, r11d
    mov r11d, r15d
    sub r11d, ecx
    sub ecx, r15d
    cmovb ecx, r11d
    cmp r8d, ecx
    cmova ecx, r8d
    test sil, sil
    je .L17
    movabs rsi, 0x101010101010101
    shlx r11, rsi, rbx
    jmp .L18
    nop
.L17:
    mov esi, 0x1
    shlx r11, rsi, rbx
    shr r11, 0x8
    bts r11, rbx
    mov r8, r11
    shr r8, 0x10
    or r8, r11
    mov r11, r8
    shr r11, 0x20
    or r11, r8
.L18:
    mov r8d, ebx
    xor r8d, dword ptr [rsp + 0x48]
    shr r8d, 0x3
    add r9d, dword ptr [r14 + 4*r8 + 0x640]
    imul r13d, dword ptr [r14 + 4*r8 + 0x660]
    add r13d, r9d
    imul ecx, dword ptr [r14 + 4*r8 + 0x680]
    add ecx, r13d
    mov r13, rcx
    test qword ptr [rsp + 0x50], r11
    je .L19
    add r13d, dword ptr [r14 + 0x944]
    jmp .L20
    nop
.L19:
    test qword ptr [rsp + 0x30], r11
    je .L20
    mov rcx, qword ptr [rsp - 0x78]
    add r13d, dword ptr [rcx + 0x948]
.L20:
    mov esi, dword ptr [rsp - 0x7c]
    mov ecx, 0x1
    shlx rcx, rcx, rax
    test sil, sil
    je .L21
    mov rax, rcx
    shr rax, 0x8
    or rax, rcx
    mov r11, rax
    shr r11, 0x10
    or r11, rax
    mov rax, r11
    shr rax, 0x20
    or rax, r11
    mov r11, qword ptr [rsp - 0x18]
    test qword ptr [rsp - 0x70], rcx
    jne .L23
    jmp .L22
    nop
.L21:
    movzx eax, al
    movabs r9, 0x101010101010101
    shlx rax, r9, rax
    mov r11, qword ptr [rsp - 0x18]
    test qword ptr [rsp - 0x70], rcx
    jne .L23
.L22:
    mov r11, qword ptr [rsp + 0x20]
    test qword ptr [rsp + 0x28], rax
    je .L23
    mov r11, qword ptr [rsp + 0x18]
    test qword ptr [rsp - 0x20], rcx
    jne .L24
    nop
.L23:
    add r13d, dword ptr [r11 + 4*r8]
.L24:
    mov ecx, dword ptr [rsp - 0x10]
    cmp dword ptr [rsp - 0x8], ecx
    jne .L15
    and rax, qword ptr [rsp - 0x70]
    jne .L15
    mov eax, dword ptr [rsp + 0x38]
    xor al, bl
    shr al, 0x3
    xor al, 0x7
    movzx eax, al
    cmp al, 0x5
    mov ecx, 0x5
    cmovae eax, ecx
    mov rcx, qword ptr [rsp - 0x68]
    cmp byte ptr [rcx + 0x43], sil
    setne cl
    mov r8d, dword ptr [rsp - 0x4c]
    cmp edx, r8d
    cmovbe edx, r8d
    add cl, al
    cmp cl, dl
    jae .L15
    mov rax, qword ptr [rsp - 0x78]
    add r13d, dword ptr [rax + 0x94c]
    jmp .L15
.L25:
    xor r13d, r13d
.L26:
    test sil, sil
    je .L27
    mov rcx, qword ptr [rsp - 0x30]
    mov rax, rcx
    shl rax, 0x8
    or rax, rcx
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov rax, rcx
    shl rax, 0x20
    or rax, rcx
    mov rcx, qword ptr [rsp + 0x70]
    or rcx, rax
    mov rdx, qword ptr [rsp - 0x58]
    andn rcx, rcx, rdx
    and rcx, qword ptr [rsp + 0x78]
    mov r14, qword ptr [rsp - 0x38]
    mov r12, qword ptr [rsp - 0x78]
    mov r15, qword ptr [rsp - 0x40]
    lea rbp, [r15 + 0x40]
    mov r9, qword ptr [rsp - 0x28]
    movabs rbx, 0x101010101010101
    je .L31
    mov rsi, rdx
    shr rsi, 0x10
    or rsi, rdx
    mov rdx, qword ptr [rsp + 0x68]
    or rsi, rdx
    shr rsi, 0x10
    or rsi, rdx
    mov rdx, rsi
    shr rdx, 0x20
    jmp .L28
.L27:
    mov rcx, qword ptr [rsp - 0x30]
    mov rax, rcx
    shr rax, 0x8
    or rax, rcx
    mov rcx, rax
    shr rcx, 0x10
    or rcx, rax
    mov rax, rcx
    shr rax, 0x20
    or rax, rcx
    mov rcx, qword ptr [rsp + 0x70]
    or rcx, rax
    mov rdx, qword ptr [rsp - 0x58]
    andn rcx, rcx, rdx
    and rcx, qword ptr [rsp + 0x78]
    mov r14, qword ptr [rsp - 0x38]
    mov r12, qword ptr [rsp - 0x78]
    mov r15, qword ptr [rsp - 0x40]
    lea rbp, [r15 + 0x40]
    mov r9, qword ptr [rsp - 0x28]
    movabs rbx, 0x101010101010101
    je .L33
    mov rsi, rdx
    shl rsi, 0x10
    or rsi, rdx
    mov rdx, qword ptr [rsp + 0x60]
    or rsi, rdx
    shl rsi, 0x10
    or rsi, rdx
    mov rdx, rsi
    shl rdx, 0x20
.L28:
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
    mov rax, rsi
    shr rax, 0x8
    shl rsi, 0x8
    test r8b, r8b
    cmove rsi, rax
    xor eax, eax
    test rsi, rsi
    je .L30
    test r8b, r8b
    mov ecx, 0x38
    cmove rcx, rax
    nop
.L29:
    tzcnt rdx, rsi
    xor edx, ecx
    shr edx, 0x3
    add eax, dword ptr [r12 + 4*rdx + 0x620]
    blsr rsi, rsi
    jne .L29
.L30:
    add r13d, eax
    mov rax, qword ptr [rsp - 0x60]
    and eax, 0x38
    cmp byte ptr [rsp - 0x7c], 0x0
    jne .L32
    jmp .L34
.L31:
    mov rax, qword ptr [rsp - 0x60]
    and eax, 0x38
.L32:
    mov ecx, 0xff
    shlx rax, rcx, rax
    mov rcx, rax
    shr rcx, 0x8
    or rcx, rax
    mov rdx, rcx
    shr rdx, 0x10
    or rdx, rcx
    mov rax, rdx
    shr rax, 0x20
    or rax, rdx
    jmp .L35
.L33:
    mov rax, qword ptr [rsp - 0x60]
    and eax, 0x38
.L34:
    mov rcx, -0x1
    shlx rax, rcx, rax
.L35:
    mov rdx, rax
    and rdx, qword ptr [rsp - 0x58]
    and rax, r14
    mov rcx, qword ptr [rsp - 0x68]
    mov r8, qword ptr [rcx + 0x18]
    mov rdi, qword ptr [rcx + 0x20]
    mov rcx, qword ptr [rsp - 0x60]
    mov esi, ecx
    and sil, 0x7
    movzx ecx, sil
    test cl, cl
    mov qword ptr [rsp - 0x70], rsi
    mov dword ptr [rsp - 0x30], ecx
    je .L36
    cmp ecx, 0x7
    jne .L37
    mov sil, 0x6
    jmp .L37
.L36:
    mov sil, 0x1
.L37:
    mov qword ptr [rsp - 0x78], rdi
    mov rcx, rdi
    mov qword ptr [rsp - 0x10], r8
    or rcx, r8
    lea r8d, [rsi - 0x1]
    mov edi, r8d
    and dil, 0x7
    shlx r10, rbx, rdi
    mov r11, rdx
    and r11, r10
    and r10, rax
    cmp byte ptr [rsp - 0x7c], 0x0
    je .L38
    lzcnt rdi, r11
    shr edi, 0x3
    test r11, r11
    cmove rdi, r11
    test r10, r10
    je .L40
    lzcnt r10, r10
    jmp .L39
.L38:
    tzcnt rdi, r11
    shr edi, 0x3
    test r11, r11
    cmove rdi, r11
    test r10, r10
    je .L40
    tzcnt r10, r10
.L39:
    shr r10d, 0x3
    jmp .L41
.L40:
    xor r10d, r10d
.L41:
    xor r11d, r11d
    cmp r8b, byte ptr [rsp - 0x70]
    sete r11b
    shl r11d, 0x5
    add r11, r12
    mov r14d, dword ptr [r11 + 4*rdi + 0x700]
    test rdi, rdi
    setne r8b
    lea r11, [rdi + 0x1]
    cmp r11, r10
    sete r11b
    and r11b, r8b
    movzx r8d, r11b
    shl r8d, 0x5
    add r8, r12
    mov r11d, r10d
    add r14d, dword ptr [r8 + 4*r11 + 0x740]
    test rcx, r9
    je .L42
    or r10, rdi
    jne .L42
    add r14d, dword ptr [r12 + 0x950]
.L42:
    shlx rdi, rbx, rsi
    mov r10, rdx
    and r10, rdi
    and rdi, rax
    cmp byte ptr [rsp - 0x7c], 0x0
    je .L43
    lzcnt r8, r10
    shr r8d, 0x3
    test r10, r10
    cmove r8, r10
    test rdi, rdi
    je .L45
    lzcnt r10, rdi
    jmp .L44
.L43:
    tzcnt r8, r10
    shr r8d, 0x3
    test r10, r10
    cmove r8, r10
    test rdi, rdi
    je .L45
    tzcnt r10, rdi
.L44:
    shr r10d, 0x3
    jmp .L46
.L45:
    xor r10d, r10d
.L46:
    lea edi, [rsi + 0x1]
    xor r11d, r11d
    cmp sil, byte ptr [rsp - 0x70]
    sete r11b
    shl r11d, 0x5
    add r11, r12
    add r14d, dword ptr [r11 + 4*r8 + 0x700]
    test r8, r8
    setne sil
    lea r11, [r8 + 0x1]
    cmp r11, r10
    sete r11b
    and r11b, sil
    movzx esi, r11b
    shl esi, 0x5
    add rsi, r12
    mov r11d, r10d
    add r14d, dword ptr [rsi + 4*r11 + 0x740]
    test rcx, r9
    je .L47
    or r10, r8
    jne .L47
    mov r8d, r14d
    add r8d, dword ptr [r12 + 0x950]
    jmp .L48
.L47:
    mov r8d, r14d
.L48:
    mov r10, qword ptr [rsp - 0x70]
    shlx rsi, rbx, rdi
    and rdx, rsi
    and rax, rsi
    cmp byte ptr [rsp - 0x7c], 0x0
    je .L49
    lzcnt rsi, rdx
    shr esi, 0x3
    test rdx, rdx
    cmove rsi, rdx
    test rax, rax
    je .L51
    lzcnt rax, rax
    jmp .L50
.L49:
    tzcnt rsi, rdx
    shr esi, 0x3
    test rdx, rdx
    cmove rsi, rdx
    test rax, rax
    je .L51
    tzcnt rax, rax
.L50:
    shr eax, 0x3
    jmp .L52
.L51:
    xor eax, eax
.L52:
    xor edx, edx
    cmp dil, r10b
    sete dl
    shl edx, 0x5
    add rdx, r12
    add r8d, dword ptr [rdx + 4*rsi + 0x700]
    test rsi, rsi
    setne dl
    lea rdi, [rsi + 0x1]
    cmp rdi, rax
    sete dil
    and dil, dl
    movzx edx, dil
    shl edx, 0x5
    add rdx, r12
    mov edi, eax
    add r8d, dword ptr [rdx + 4*rdi + 0x740]
    test rcx, r9
    mov qword ptr [rsp + 0x50], r13
    je .L54
    or rax, rsi
    mov rdx, qword ptr [rsp + 0x8]
    mov rcx, qword ptr [rsp + 0x80]
    mov r14, qword ptr [rsp - 0x78]
    jne .L53
    add r8d, dword ptr [r12 + 0x950]
.L53:
    mov rax, qword ptr [rsp]
    jmp .L55
.L54:
    mov rax, qword ptr [rsp]
    mov rdx, qword ptr [rsp + 0x8]
    mov rcx, qword ptr [rsp + 0x80]
    mov r14, qword ptr [rsp - 0x78]
.L55:
    lea r13, [r15 + rax]
    add r13, 0x40
    add rbp, rcx
    xor eax, eax
    and r14, r9
    setne al
    add eax, dword ptr [r15 + 8*rdx + 0xf0]
    cmp eax, 0x1
    mov qword ptr [rsp - 0x78], r14
    mov dword ptr [rsp + 0x48], r8d
    jg .L56
    mov rax, r15
    mov r15, rbp
    mov r8, qword ptr [rax + 0x10]
    mov r14, qword ptr [r13 + 0x30]
    mov dword ptr [rsp - 0x18], 0x0
    mov r9, qword ptr [rsp - 0x38]
    jmp .L62
.L56:
    mov rax, qword ptr [r13 + 0x38]
    mov rcx, qword ptr [r13 + 0x28]
    mov r14, qword ptr [r13 + 0x30]
    or rcx, qword ptr [r13 + 0x20]
    andn rcx, rcx, r14
    not rcx
    andn rcx, rax, rcx
    and rcx, qword ptr [rsp - 0x20]
    mov rax, qword ptr [rsp + 0x88]
    mov rax, qword ptr [r15 + 8*rax + 0xe0]
    and rax, rcx
    popcnt rax, rax
    imul eax, dword ptr [r12 + 0x98c]
    add eax, dword ptr [r15 + 8*rdx + 0xf4]
    mov r8, qword ptr [r15 + 0x10]
    mov rsi, qword ptr [rsp - 0x60]
    and esi, 0x3f
    lea rdi, [rsi + 2*rsi]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    mov r11d, dword ptr [r10 + 8*rdi + 0x10]
    movzx edx, byte ptr [r10 + 8*rdi + 0x14]
    mov rbx, qword ptr [r10 + 8*rdi]
    and rbx, r8
    imul rbx, qword ptr [r10 + 8*rdi + 0x8]
    shrx rdx, rbx, rdx
    add rdx, r11
    mov r11, qword ptr [r10 + 8*rdi + 0x600]
    and r11, r8
    imul r11, qword ptr [r10 + 8*rdi + 0x608]
    mov ebx, dword ptr [r10 + 8*rdi + 0x610]
    movzx edi, byte ptr [r10 + 8*rdi + 0x614]
    shrx r10, r11, rdi
    add r10, rbx
    shl esi, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [rsi + rdi]
    lea rdi, [plywright::sliders::magic::TABLE]
    and rcx, qword ptr [rbp + 0x38]
    andn rcx, rcx, r14
    not rcx
    andn rsi, r9, rcx
    mov rcx, qword ptr [rdi + 8*r10]
    and rcx, rsi
    and r11, qword ptr [rbp + 0x8]
    test r11, rsi
    je .L57
    add eax, dword ptr [r12 + 0x800]
.L57:
    mov r9, qword ptr [rsp - 0x38]
    and rsi, qword ptr [rdi + 8*rdx]
    test qword ptr [rbp + 0x10], rcx
    je .L58
    add eax, dword ptr [r12 + 0x804]
.L58:
    mov rdx, qword ptr [rsp - 0x78]
    or rcx, rsi
    test qword ptr [rbp + 0x18], rsi
    je .L59
    add eax, dword ptr [r12 + 0x808]
.L59:
    test qword ptr [rbp + 0x20], rcx
    je .L60
    add eax, dword ptr [r12 + 0x80c]
.L60:
    test rdx, rdx
    jne .L61
    sub eax, dword ptr [r12 + 0x990]
.L61:
    mov r15, rbp
    mov ecx, eax
    sar ecx, 0x1f
    andn eax, ecx, eax
    cmp eax, 0x3ff
    mov ecx, 0x3ff
    cmovl ecx, eax
    mov eax, dword ptr [r12 + 0x994]
    imul eax, ecx
    imul eax, ecx
    sar eax, 0xc
    mov ecx, dword ptr [r12 + 0x998]
    cmp ecx, eax
    cmovl eax, ecx
    mov ecx, dword ptr [r12 + 0x99c]
    imul ecx, eax
    and ecx, -0x40
    shl ecx, 0xa
    add ecx, eax
    mov dword ptr [rsp - 0x18], ecx
.L62:
    mov r10d, dword ptr [rsp - 0x7c]
    test r10b, r10b
    movabs rax, 0xff0000000000
    mov edx, 0xff0000
    mov ecx, 0xff0000
    cmovne rcx, rax
    andn rsi, r8, rcx
    and rsi, qword ptr [rsp - 0x48]
    mov rbp, r8
    or rbp, qword ptr [rsp + 0x90]
    mov r11, qword ptr [rsp - 0x20]
    not r11
    mov rdi, r14
    or rdi, r11
    or rsi, qword ptr [rsp - 0x58]
    mov rcx, qword ptr [rsp - 0x68]
    mov rcx, qword ptr [rcx + 0x10]
    mov qword ptr [rsp - 0x8], rcx
    not rbp
    test r10b, r10b
    mov qword ptr [rsp + 0x40], r14
    mov qword ptr [rsp + 0x38], r11
    je .L63
    shr rsi, 0x8
    and rbp, rdi
    and rbp, rsi
    shr rbp, 0x8
    movabs rsi, 0xff000000000000
    jmp .L64
.L63:
    shl rsi, 0x8
    and rbp, rdi
    and rbp, rsi
    shl rbp, 0x8
    mov esi, 0xff00
    mov rdx, rax
.L64:
    vmovdqu xmm2, xmmword ptr [r12 + 0x86c]
    mov eax, dword ptr [r12 + 0x87c]
    mov dword ptr [rsp - 0x48], eax
    mov rax, qword ptr [rsp - 0x68]
    vmovdqu xmm3, xmmword ptr [rax + 0x8]
    mov eax, dword ptr [r12 + 0x954]
    mov dword ptr [rsp - 0x68], eax
    mov rax, r8
    shr rax, 0x8
    shl r8, 0x8
    mov ecx, dword ptr [rsp - 0x7c]
    test cl, cl
    cmove r8, rax
    and r8, rsi
    and r8, qword ptr [rsp - 0x58]
    mov rax, r8
    shr rax, 0x8
    shl r8, 0x8
    test cl, cl
    cmove r8, rax
    and rdx, r9
    mov r14d, ecx
    mov rsi, rdx
    shr rsi, 0x8
    shl rdx, 0x8
    test r14b, r14b
    vmovdqu xmm4, xmmword ptr [r13 + 0x8]
    mov rax, qword ptr [r13 + 0x18]
    vmovdqu ymm1, ymmword ptr [r12 + 0x958]
    mov ecx, dword ptr [r12 + 0x978]
    mov rdi, qword ptr [r13 + 0x28]
    mov qword ptr [rsp + 0x30], rdi
    mov ebx, dword ptr [r12 + 0x97c]
    cmovne rdx, rsi
    mov r10, qword ptr [rsp - 0x8]
    and r10, qword ptr [rsp + 0x10]
    movabs rsi, 0x40404040404040
    mov rdi, rdx
    and rdi, rsi
    shr rdx
    movabs r11, 0x1010101010101
    and r11, rdx
    lea rdx, [r11 + 2*rdi]
    and rdx, r10
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
    mov rdx, r8
    shr rdx
    movabs r11, 0x404040404040404
    and r11, rdx
    movabs rdx, 0x1010101010101010
    and r8, rdx
    lea r8, [r11 + 2*r8]
    mov r9d, dword ptr [r12 + 0x980]
    mov dword ptr [rsp + 0x28], r9d
    mov r9, qword ptr [r13 + 0x38]
    mov qword ptr [rsp - 0x58], r9
    mov r9, qword ptr [r15 + 0x38]
    mov qword ptr [rsp - 0x40], r9
    and r8, r10
    mov r10, r8
    shr r10
    and r10, rdx
    mov edx, dword ptr [r12 + 0x984]
    sub r8, r10
    mov r10, r8
    and r10, rdi
    shr r8, 0x2
    inc rdi
    and rdi, r8
    mov r15d, dword ptr [r12 + 0x93c]
    add rdi, r10
    mov r8, rdi
    shr r8, 0x4
    add r8, rdi
    movabs r13, 0xf0f0f0f0f0f0f07
    and rsi, r13
    or r13, 0x8
    and r13, r8
    mov r8d, dword ptr [r12 + 0x940]
    movabs r11, 0x101010101010101
    imul rsi, r11
    shr rsi, 0x38
    imul esi, dword ptr [r12 + 0x914]
    imul r13, r11
    shr r13, 0x38
    imul r13d, dword ptr [r12 + 0x918]
    add r13d, esi
    mov rdi, qword ptr [rsp - 0x70]
    lea esi, [rdi - 0x1]
    cmp sil, 0x2
    mov dword ptr [rsp - 0x4c], ecx
    mov dword ptr [rsp + 0x20], edx
    mov dword ptr [rsp + 0x18], r15d
    jae .L66
    cmp dil, 0x2
    movabs rsi, 0x303030303030303
    cmove r11, rsi
    mov r9, qword ptr [rsp - 0x28]
.L65:
    mov r10, qword ptr [rsp - 0x60]
    and r10b, 0x38
    xor esi, esi
    test r14b, r14b
    mov edi, 0x38
    cmove edi, esi
    cmp r10b, dil
    jne .L67
    test r14b, r14b
    movabs rsi, -0x3c3d000000000000
    mov edi, 0xc3c3
    cmovne rdi, rsi
    and rdi, r11
    and rdi, qword ptr [rsp + 0x10]
    and rdi, qword ptr [rsp + 0xa0]
    and rdi, qword ptr [rsp - 0x10]
    xor esi, esi
    popcnt rsi, rdi
    imul esi, dword ptr [r12 + 0x91c]
    add esi, r13d
    mov r13d, esi
    jmp .L67
.L66:
    movabs r11, -0x3f3f3f3f3f3f3f40
    mov r9, qword ptr [rsp - 0x28]
    mov esi, 0x99
    mov edi, dword ptr [rsp - 0x30]
    bt esi, edi
    jae .L68
.L67:
    mov ecx, dword ptr [rsp - 0x48]
    mov r11d, dword ptr [rsp + 0x58]
    imul r11d, ecx
    vmovq rdi, xmm3
    or rdi, qword ptr [rsp - 0x8]
    and rdi, r9
    mov r15, qword ptr [rsp - 0x10]
    and r15, r9
    lea rsi, [2*rbp]
    movabs r10, -0x101010101010102
    and rsi, r10
    shr rbp
    movabs r10, 0x7f7f7f7f7f7f7f7f
    and rbp, r10
    or rbp, rsi
    mov r9, qword ptr [rsp - 0x78]
    mov rsi, r9
    or rsi, r15
    vpshufd xmm5, xmm4, 0xee
    vpinsrq xmm5, xmm5, rsi, 0x1
    vpinsrq xmm4, xmm4, rdi, 0x1
    vpor xmm4, xmm5, xmm4
    vpextrq rsi, xmm4, 0x1
    mov r10, rsi
    mov r14, qword ptr [rsp + 0x98]
    and r10, r14
    popcnt r10, r10
    mov edx, dword ptr [rsp - 0x68]
    imul edx, r10d
    mov r12, qword ptr [rsp + 0x90]
    andn rdi, r12, rdi
    vpbroadcastq zmm5, rdi
    mov rdi, r14
    not rdi
    vmovq xmm6, rdi
    mov dil, 0x8
    kmovd k1, edi
    mov r10, qword ptr [rsp - 0x38]
    mov rdi, r10
    mov rcx, qword ptr [rsp + 0x38]
    and rdi, rcx
    vmovq xmm7, rbp
    vpinsrq xmm7, xmm7, rdi, 0x1
    mov dil, 0x10
    kmovd k2, edi
    vinserti32x4 zmm3, zmm7, xmm3, 0x1
    vpbroadcastq zmm3 {k2}, r15
    mov dil, 0x20
    kmovd k2, edi
    vpbroadcastq zmm3 {k2}, r9
    vpbroadcastq ymm7, rax
    and rax, r9
    popcnt rax, rax
    mov r9d, dword ptr [rsp - 0x4c]
    imul r9d, eax
    mov r15, qword ptr [rsp + 0x30]
    and r15, rcx
    mov rdi, qword ptr [rsp + 0x40]
    and rdi, rcx
    mov rax, qword ptr [rsp - 0x40]
    or rax, r12
    andn rax, rax, qword ptr [rsp - 0x58]
    and rax, qword ptr [rsp - 0x20]
    and rdi, rsi
    and rax, rsi
    or rsi, r10
    and r15, rsi
    xor ecx, ecx
    popcnt rcx, r15
    imul ebx, ecx
    add ebx, r9d
    add ebx, edx
    xor ecx, ecx
    popcnt rcx, rdi
    mov edx, dword ptr [rsp + 0x28]
    imul edx, ecx
    popcnt rax, rax
    mov ecx, dword ptr [rsp + 0x20]
    imul ecx, eax
    and rbp, r10
    xor eax, eax
    popcnt rax, rbp
    mov esi, dword ptr [rsp + 0x18]
    imul esi, eax
    add esi, edx
    andn rax, r12, r14
    and rax, r10
    popcnt rax, rax
    imul r8d, eax
    add r8d, ecx
    vpmulld xmm0, xmm0, xmm2
    add r8d, esi
    vpshufd xmm2, xmm0, 0xee
    vpaddd xmm0, xmm0, xmm2
    vpshufd xmm2, xmm0, 0x55
    vpaddd xmm0, xmm0, xmm2
    add r8d, ebx
    vmovd eax, xmm0
    add eax, r11d
    mov edx, dword ptr [rsp + 0x48]
    add edx, dword ptr [rsp + 0x50]
    mov rcx, qword ptr [rsp + 0xa8]
    add ecx, dword ptr [rsp + 0x5c]
    add ecx, eax
    add ecx, edx
    sub ecx, dword ptr [rsp - 0x18]
    add ecx, r13d
    vpunpcklqdq xmm0, xmm5, xmm6
    vpand xmm0, xmm4, xmm0
    vmovdqa64 zmm2, zmmword ptr [.C1]
    vinserti64x4 zmm0 {k1}, zmm0, ymm7, 0x0
    vpermi2q zmm2, zmm0, zmm4
    vmovdqa64 zmm0, zmmword ptr [.C2]
    vpermi2q zmm0, zmm3, zmm5
    vpandq zmm0, zmm2, zmm0
    vpbroadcastd zmm2, dword ptr [.C3]
    vpandq zmm3, zmm0, zmm2
    vbroadcasti32x4 zmm4, xmmword ptr [.C4]
    vpshufb zmm3, zmm4, zmm3
    vpsrlw zmm0, zmm0, 0x4
    vpandq zmm0, zmm0, zmm2
    vpshufb zmm0, zmm4, zmm0
    vpaddb zmm0, zmm0, zmm3
    vpxor xmm2, xmm2, xmm2
    vpsadbw zmm0, zmm0, zmm2
    vpmovqd ymm0, zmm0
    vpmulld ymm0, ymm1, ymm0
    add ecx, r8d
    vextracti128 xmm1, ymm0, 0x1
    vpaddd xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0xee
    vpaddd xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm0, xmm1
    vmovd eax, xmm0
    add eax, ecx
    add rsp, 0xb0
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L68:
    cmp edi, 0x5
    je .L65
    movabs r11, -0x7f7f7f7f7f7f7f80
    jmp .L65
.C0 = 0xfffffffc00000002 0x0000000000000000
.C1 = 0x0000000000000001 0x0000000000000008 0x0000000000000000 0x0000000000000000 0x0000000000000008 0x0000000000000008 0x0000000000000003 0x0000000000000003
.C2 = 0x0000000000000000 0x0000000000000001 0x0000000000000002 0x0000000000000003 0x0000000000000004 0x0000000000000005 0x0000000000000001 0x000000000000000f
.C3 = 0x0f0f0f0f
.C4 = 0x0302020102010100 0x0403030203020201

plywright::side::runtime::once:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov eax, esi
    mov r14, qword ptr [rdi]
    mov r15, qword ptr [r14 + 8*rax + 0x30]
    mov rdx, qword ptr [r14]
    and rdx, r15
    mov rcx, qword ptr [r14 + 0x28]
    and rcx, r15
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
    xor r10d, r10d
    popcnt r10, rdx
    lea r11, [rax + 4*rax]
    vpbroadcastq ymm0, r15
    vpand ymm0, ymm0, ymmword ptr [r14 + 0x8]
    vpbroadcastd ymm1, dword ptr [.C0]
    vpand ymm2, ymm0, ymm1
    vbroadcasti128 ymm3, xmmword ptr [.C1]
    vpshufb ymm2, ymm3, ymm2
    vpsrlw ymm0, ymm0, 0x4
    vpand ymm0, ymm0, ymm1
    vpshufb ymm0, ymm3, ymm0
    vpaddb ymm0, ymm0, ymm2
    vpxor xmm1, xmm1, xmm1
    vpsadbw ymm0, ymm0, ymm1
    mov dword ptr [rdi + 4*r11 + 0x18], r10d
    vpmovqd xmmword ptr [rdi + 4*r11 + 0x1c], ymm0
    mov r10d, eax
    shl r10d, 0x6
    mov qword ptr [rdi + r10 + 0x40], rbx
    vmovdqu ymmword ptr [rdi + r10 + 0x48], ymm1
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
.C0 = 0x0f0f0f0f
.C1 = 0x0302020102010100 0x0403030203020201

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
    mov r12, qword ptr [r9 + 0x20]
    and r12, r10
    mov eax, esi
    xor al, 0x1
    movzx r14d, al
    mov rax, qword ptr [r9 + 0x28]
    and rax, r10
    tzcnt rax, rax
    mov qword ptr [rsp + 0x20], rbx
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
    mov qword ptr [rsp + 0x48], r9
    mov qword ptr [rsp + 0x10], rdi
    mov qword ptr [rsp + 0x8], r11
    mov qword ptr [rsp + 0x38], r14
    mov qword ptr [rsp + 0x30], r15
    mov qword ptr [rsp + 0x40], r12
    je .L2
    mov ecx, r11d
    shl ecx, 0x6
    lea r9, [r15 + rcx]
    mov r10, qword ptr [r15 + rcx + 0x8]
    mov rbx, qword ptr [r15 + rcx + 0x30]
    mov rbp, qword ptr [r15 + rcx + 0x38]
    mov rdi, qword ptr [rdi + 8*r14 + 0xe0]
    lea r13, [plywright::board::geometry::AROUND]
    vpbroadcastd xmm0, dword ptr [.C0]
    nop
.L0:
    mov rcx, rbp
    tzcnt r11, rsi
    mov r12d, r11d
    shl r12d, 0x6
    mov r12, qword ptr [r12 + r13]
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
    xor ecx, ecx
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
    mov r9, qword ptr [rsp + 0x48]
    mov r11, qword ptr [rsp + 0x8]
    mov r10, qword ptr [r9 + 8*r11 + 0x30]
    mov rdi, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsp + 0x38]
    mov r15, qword ptr [rsp + 0x30]
    mov r12, qword ptr [rsp + 0x40]
.L2:
    mov r13, qword ptr [rdi + 0x10]
    mov qword ptr [rsp + 0x60], r13
    xor r13, r12
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
    mov rbp, qword ptr [rsi + 8*rdi + 0x600]
    and rbp, r13
    imul rbp, qword ptr [rsi + 8*rdi + 0x608]
    movzx edi, byte ptr [rsi + 8*rdi + 0x614]
    shrx rdi, rbp, rdi
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
    xor ecx, ecx
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
    movabs rbp, 0x101010101010101
    imul rdi, rbp
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
    and rax, qword ptr [rsp + 0x20]
    popcnt rax, rax
    imul eax, dword ptr [rdx + 0x904]
    add eax, edi
    test r12, r12
    jne .L3
    mov r9, qword ptr [rsp + 0x48]
    mov r11, qword ptr [rsp + 0x8]
    mov r10, qword ptr [r9 + 8*r11 + 0x30]
    mov r14, qword ptr [rsp + 0x38]
    mov r15, qword ptr [rsp + 0x30]
.L5:
    and r10, qword ptr [r9 + 0x18]
    je .L8
    xor r13, r10
    mov ecx, r11d
    shl ecx, 0x6
    lea rsi, [r15 + rcx]
    mov r9, qword ptr [r15 + rcx + 0x18]
    mov r11, qword ptr [r15 + rcx + 0x30]
    mov rbx, qword ptr [r15 + rcx + 0x38]
    mov rcx, qword ptr [rsp + 0x10]
    mov rcx, qword ptr [rcx + 8*r14 + 0xe0]
    mov qword ptr [rsp + 0x20], rcx
    lea r15, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm0, dword ptr [.C0]
    nop
.L6:
    mov rcx, rbx
    tzcnt rbp, r10
    lea rdi, [2*rbp]
    add rdi, rbp
    mov ebx, dword ptr [r15 + 8*rdi + 0x10]
    mov r12, qword ptr [r15 + 8*rdi]
    and r12, r13
    imul r12, qword ptr [r15 + 8*rdi + 0x8]
    movzx edi, byte ptr [r15 + 8*rdi + 0x14]
    shrx rdi, r12, rdi
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
    mov rcx, qword ptr [rsp + 0x20]
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
    xor ecx, ecx
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
    movabs r12, 0x101010101010101
    imul rdi, r12
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
    mov r9, qword ptr [rsp + 0x40]
    test r9, r9
    je .L11
    mov rcx, qword ptr [rsp + 0x8]
    shl ecx, 0x6
    mov rdi, qword ptr [rsp + 0x30]
    lea r10, [rdi + rcx]
    mov rbx, qword ptr [rdi + rcx + 0x20]
    mov rsi, qword ptr [rdi + rcx + 0x30]
    mov r11, qword ptr [rdi + rcx + 0x38]
    mov rcx, qword ptr [rsp + 0x10]
    mov rdi, qword ptr [rsp + 0x38]
    mov rcx, qword ptr [rcx + 8*rdi + 0xe0]
    mov qword ptr [rsp + 0x20], rcx
    lea r12, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm0, dword ptr [.C0]
    nop
.L9:
    mov r13, r8
    mov rcx, r11
    mov qword ptr [rsp + 0x40], r9
    tzcnt r15, r9
    lea rdi, [r15 + 2*r15]
    mov r11d, dword ptr [r12 + 8*rdi + 0x10]
    movzx ebp, byte ptr [r12 + 8*rdi + 0x14]
    mov r9, qword ptr [r12 + 8*rdi]
    mov r8, qword ptr [rsp + 0x60]
    and r9, r8
    imul r9, qword ptr [r12 + 8*rdi + 0x8]
    shrx r9, r9, rbp
    add r9, r11
    mov r11d, dword ptr [r12 + 8*rdi + 0x610]
    movzx ebp, byte ptr [r12 + 8*rdi + 0x614]
    mov r14, qword ptr [r12 + 8*rdi + 0x600]
    and r14, r8
    imul r14, qword ptr [r12 + 8*rdi + 0x608]
    shrx rdi, r14, rbp
    add rdi, r11
    lea r8, [plywright::sliders::magic::TABLE]
    mov rbp, qword ptr [r8 + 8*rdi]
    or rbp, qword ptr [r8 + 8*r9]
    or rbx, rbp
    mov qword ptr [r10 + 0x20], rbx
    mov r11, rsi
    and r11, rbp
    or r11, rcx
    mov qword ptr [r10 + 0x38], r11
    or rsi, rbp
    mov qword ptr [r10 + 0x30], rsi
    mov rcx, qword ptr [rsp + 0x20]
    and rcx, rbp
    je .L10
    popcnt rcx, rcx
    imul ecx, dword ptr [rdx + 0x988]
    add ecx, dword ptr [rdx + 0x7fc]
    mov rdi, qword ptr [rsp + 0x10]
    mov r9, qword ptr [rsp + 0x8]
    vmovq xmm1, qword ptr [rdi + 8*r9 + 0xf0]
    vpinsrd xmm2, xmm0, ecx, 0x1
    vpaddd xmm1, xmm2, xmm1
    vmovq qword ptr [rdi + 8*r9 + 0xf0], xmm1
.L10:
    and rbp, qword ptr [rsp + 0x18]
    mov rdi, rbp
    shr rdi
    movabs rcx, 0x5555555555555555
    and rdi, rcx
    xor ecx, ecx
    popcnt rcx, rbp
    sub rbp, rdi
    mov rdi, rbp
    and rdi, r13
    shr rbp, 0x2
    and rbp, r13
    add rbp, rdi
    mov rdi, rbp
    shr rdi, 0x4
    add rdi, rbp
    movabs r9, 0xf0f0f0f0f0f0f0f
    and rdi, r9
    movabs r9, 0x101010101010101
    imul rdi, r9
    shr rdi, 0x3a
    cmp edi, 0x6
    ja .L17
    mov r8, r13
    add eax, dword ptr [rdx + 4*rcx + 0x780]
    xor r15b, byte ptr [rsp + 0x4]
    movzx ecx, r15b
    add eax, dword ptr [rdx + 4*rcx + 0x400]
    mov r9, qword ptr [rsp + 0x40]
    blsr r9, r9
    jne .L9
.L11:
    mov r9, qword ptr [rsp + 0x8]
    lea r15d, [8*r9]
    mov rbp, qword ptr [rsp + 0x48]
    mov r13, qword ptr [rbp + r15 + 0x30]
    mov rsi, qword ptr [rbp]
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
    mov r11, qword ptr [rbp + 0x18]
    and r11, r13
    vpbroadcastq xmm0, r13
    vpand xmm0, xmm0, xmmword ptr [rbp + 0x8]
    vpbroadcastq xmm1, rdi
    vpshufd xmm2, xmm0, 0xee
    vpor xmm2, xmm2, xmm0
    vmovq rdi, xmm2
    and rdi, r12
    vpand xmm0, xmm1, xmm0
    vpsrlq xmm1, xmm0, 0x1
    vpandq xmm1, xmm1, qword ptr [.C1]{1to2}
    vpsubq xmm0, xmm0, xmm1
    vpandq xmm1, xmm0, qword ptr [.C2]{1to2}
    vpsrlq xmm0, xmm0, 0x2
    vpandq xmm0, xmm0, qword ptr [.C3]{1to2}
    vpaddq xmm0, xmm0, xmm1
    vpsrlq xmm1, xmm0, 0x4
    vpaddq xmm0, xmm1, xmm0
    vpandq xmm0, xmm0, qword ptr [.C4]{1to2}
    vpmullq xmm0, xmm0, qword ptr [.C5]{1to2}
    mov r14, qword ptr [r9 + r15 + 0xd0]
    mov r15, qword ptr [r9 + rbx + 0xd0]
    andn r14, r14, r11
    popcnt rdi, rdi
    vpinsrd xmm1, xmm0, edi, 0x2
    mov dil, 0x27
    kmovd k1, edi
    andn rdi, r15, r14
    vmovdqu32 ymm2 {k1} {z}, ymmword ptr [rdx + 0x8f8]
    vmovdqa xmm3, xmmword ptr [.C6]
    and r14, r15
    vpermd ymm2, ymm3, ymm2
    xor r15d, r15d
    popcnt r15, rdi
    vpsrlq xmm0, xmm0, 0x38
    imul r15d, dword ptr [rdx + 0x908]
    xor edi, edi
    popcnt rdi, r14
    vpinsrd xmm1, xmm1, edi, 0x3
    vshufps xmm0, xmm0, xmm1, 0xe8
    vpmulld xmm0, xmm2, xmm0
    vpshufd xmm1, xmm0, 0xee
    vpaddd xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm0, xmm1
    vmovd edi, xmm0
    add edi, r15d
    and rsi, rcx
    and r10, qword ptr [rbp + 0x28]
    or r10, rsi
    test qword ptr [rbp + rbx + 0x30], r10
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
.C4 = 0x0f0f0f0f0f0f0707
.C5 = 0x0101010101010101
.C6 = 0x0000000100000000 0x0000000500000002
