# The kernels of side/runtime, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=native
# command: cargo lab asm side/runtime --target native
# binary: sha256 1630c06475c5d1a3ab85633da50c233e3330a1c7f4838c577682b5c40019cdd3
# latency: 46 instructions in 137 bytes; innermost loops: .L0 of 17
# throughput: 28 instructions in 81 bytes; innermost loops: .L0 of 8
# plywright::eval::Evaluator<R>::evaluate: 373 instructions in 1519 bytes; innermost loops: none
# plywright::side::runtime::once: 537 instructions in 2559 bytes; innermost loops: .L0 of 54, .L3 of 71, .L6 of 60, .L9 of 73
# plywright::side::runtime::once: 1144 instructions in 4801 bytes; innermost loops: .L9 of 6, .L11 of 5, .L15 of 122, .L29 of 6
# plywright::side::runtime::once: 136 instructions in 500 bytes; innermost loops: none
# mix of 2264 instructions: 665 mov, 165 and, 145 add, 105 lea, 92 or, 92 shr, 73 test, 56 movabs, 54 cmp, 51 shl, 50 imul, 50 je, 49 xor, 43 jmp, 36 push, 34 movzx, 34 pop, 34 sub, 31 jne, 24 vmovq, 22 popcnt, 21 andn, 21 cmove, 18 tzcnt, 14 vpaddd, 12 call, 12 cmovne, 12 vpshufd, 11 vpinsrq, 10 sete, 9 shlx, 8 blsr, 8 setne, 7 jae, 7 jle, 7 not, 7 vpsrlq, 6 lzcnt, 6 ret, 6 shrx, 6 vmovd, 6 vmovdqu, 6 vpbroadcastq, 6 vpmulld, 6 vpunpcklqdq, 5 cmovl, 5 kmovd, 5 sar, 5 vpand, 5 vpandq, 5 vpextrd, 5 vpor, 4 cmovb, 4 jg, 4 jge, 4 vmovups, 4 vpbroadcastd, 4 vpinsrd, 4 vpopcntq, 4 vzeroupper, 3 bts, 3 vpmovqd, 3 vpsllq, 2 bt, 2 cdqe, 2 cmova, 2 cmovae, 2 inc, 2 neg, 2 setge, 2 vinserti128, 2 vmovdqa64, 2 vmovdqu32, 2 vpaddq, 2 vpermd, 2 vpermi2q, 2 vpextrq, 2 vpmovsxbd, 2 vpternlogq, 2 vxorps, 1 cmovbe, 1 cmovge, 1 cmovns, 1 dec, 1 ja, 1 movsx, 1 movsxd, 1 shld, 1 vextracti128, 1 vinserti32x4, 1 vinserti64x4, 1 vpackusdw, 1 vpbroadcastb, 1 vpermq, 1 vpmullq, 1 vpsubq, 1 vpxor

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
    sub rsp, 0x128
    mov rax, qword ptr [rdi + 0x88]
    lea rcx, [rdi + 0x50]
    vxorps xmm0, xmm0, xmm0
    vmovups ymmword ptr [rsp + 0x108], ymm0
    vxorps xmm0, xmm0, xmm0
    mov word ptr [rsp + 0xe], 0x100
    lea r14, [rsp + 0x28]
    mov rbx, rdi
    or rax, qword ptr [rdi + 0x80]
    mov qword ptr [rsp + 0x28], rcx
    lea rcx, [.D0]
    mov rdi, r14
    mov qword ptr [rsp + 0x30], rcx
    mov qword ptr [rsp + 0x38], rax
    vmovups zmmword ptr [rsp + 0x40], zmm0
    vmovups zmmword ptr [rsp + 0x80], zmm0
    vmovups zmmword ptr [rsp + 0xc0], zmm0
    mov qword ptr [rsp + 0x100], 0x0
    lea rax, [rsp + 0xe]
    movzx esi, byte ptr [rsp + 0xe]
    movzx ebp, byte ptr [rsp + 0xf]
    vzeroupper
    call plywright::side::runtime::once
    mov rdi, r14
    mov esi, ebp
    call plywright::side::runtime::once
    mov word ptr [rsp + 0xe], 0x100
    lea rax, [rsp + 0xe]
    mov rdi, r14
    movzx esi, byte ptr [rsp + 0xe]
    movzx ebp, byte ptr [rsp + 0xf]
    call plywright::side::runtime::once
    mov r15d, eax
    mov rdi, r14
    mov esi, ebp
    call plywright::side::runtime::once
    mov word ptr [rsp + 0xe], 0x100
    sub r15d, eax
    lea rax, [rsp + 0xe]
    mov rdi, r14
    movzx esi, byte ptr [rsp + 0xe]
    movzx r12d, byte ptr [rsp + 0xf]
    call plywright::side::runtime::once
    mov ebp, eax
    mov rdi, r14
    mov esi, r12d
    call plywright::side::runtime::once
    sub ebp, eax
    mov rax, qword ptr [rsp + 0x28]
    add ebp, r15d
    mov r15, qword ptr [rsp + 0x30]
    mov ecx, dword ptr [r15 + 0x868]
    mov edx, ecx
    neg edx
    cmp byte ptr [rax + 0x43], 0x0
    mov eax, ebp
    cmove edx, ecx
    lea eax, [rdx + rax + 0x8000]
    add ebp, edx
    sar eax, 0x10
    test eax, eax
    jle .L0
    mov r12d, dword ptr [rsp + 0x40]
    test r12d, r12d
    je .L4
    mov r11d, dword ptr [rsp + 0x48]
    mov r10d, dword ptr [rsp + 0x5c]
    mov ecx, r11d
    mov edx, r10d
    xor ecx, 0x1
    xor edx, 0x1
    or edx, ecx
    jne .L2
    mov rcx, qword ptr [rbx + 0x60]
    movabs rdx, 0x55aa55aa55aa55aa
    movabs rsi, -0x55aa55aa55aa55ab
    test rcx, rdx
    sete dl
    test rcx, rsi
    sete cl
    or cl, dl
    jne .L2
    mov ecx, dword ptr [rsp + 0x44]
    mov r9d, dword ptr [rsp + 0x4c]
    mov r14d, dword ptr [rsp + 0x50]
    lea edx, [rcx + 2*rcx]
    lea esi, [r9 + 4*r9]
    lea edi, [r14 + 8*r14]
    add esi, edx
    mov edx, dword ptr [rsp + 0x58]
    add edi, esi
    jne .L12
    mov edi, dword ptr [rsp + 0x60]
    mov r8d, dword ptr [rsp + 0x64]
    mov r11, r9
    mov r9, rcx
    mov rcx, rdx
    lea edx, [rdx + 2*rdx]
    xor r10d, r10d
    lea esi, [rdi + 4*rdi]
    lea r13d, [r8 + 8*r8]
    add esi, edx
    mov rdx, rcx
    mov rcx, r9
    mov r9, r11
    add r13d, esi
    jmp .L1
.L0:
    mov r12d, dword ptr [rsp + 0x54]
    test r12d, r12d
    je .L6
    mov r11d, dword ptr [rsp + 0x48]
    mov r10d, dword ptr [rsp + 0x5c]
    mov ecx, r10d
    mov edx, r11d
    xor ecx, 0x1
    xor edx, 0x1
    or edx, ecx
    jne .L5
    mov rcx, qword ptr [rbx + 0x60]
    movabs rdx, 0x55aa55aa55aa55aa
    movabs rsi, -0x55aa55aa55aa55ab
    test rcx, rdx
    sete dl
    test rcx, rsi
    sete cl
    or cl, dl
    jne .L5
    mov edx, dword ptr [rsp + 0x58]
    mov edi, dword ptr [rsp + 0x60]
    mov r8d, dword ptr [rsp + 0x64]
    mov ecx, dword ptr [rsp + 0x44]
    lea esi, [rdx + 2*rdx]
    lea r9d, [rdi + 4*rdi]
    lea r10d, [r8 + 8*r8]
    add r9d, esi
    add r10d, r9d
    jne .L14
    mov r9d, dword ptr [rsp + 0x4c]
    mov r14d, dword ptr [rsp + 0x50]
    lea esi, [rcx + 2*rcx]
    xor r10d, r10d
    lea r11d, [r9 + 4*r9]
    lea r13d, [r14 + 8*r14]
    add r11d, esi
    add r13d, r11d
.L1:
    setne r10b
    shl r10d, 0x3
    lea r11, [r10 + 0x848]
    add r10, 0x84c
    jmp .L16
.L2:
    mov ecx, dword ptr [rsp + 0x44]
    mov edi, dword ptr [rsp + 0x58]
    mov esi, r10d
    mov qword ptr [rsp + 0x18], r15
    mov qword ptr [rsp + 0x10], rbx
    mov r9d, dword ptr [rsp + 0x50]
    mov r15d, dword ptr [rsp + 0x4c]
    mov r8d, dword ptr [rsp + 0x64]
    mov rbx, rcx
    lea edx, [rcx + r11]
    add esi, edi
    mov rcx, rdi
    mov edi, dword ptr [rsp + 0x60]
    mov r14, r9
    sub edx, esi
    mov esi, r9d
    sub esi, r8d
    mov r9, r15
    lea esi, [rsi + 8*rsi]
    lea edx, [rdx + 2*rdx]
    sub r15d, edi
    lea r13d, [r15 + 4*r15]
    mov r15d, 0x40
    add r13d, esi
    add r13d, edx
    cmp r13d, 0x4
    jge .L3
    mov rdx, qword ptr [rsp + 0x18]
    mov r15d, 0x40
    imul r12d, dword ptr [rdx + 0x85c]
    add r12d, dword ptr [rdx + 0x858]
    cmp r12d, 0x40
    cmovl r15d, r12d
.L3:
    mov rdx, rcx
    mov rcx, rbx
    mov rbx, qword ptr [rsp + 0x10]
    jmp .L18
.L4:
    mov r9d, dword ptr [rsp + 0x44]
    mov r11d, dword ptr [rsp + 0x48]
    mov ecx, dword ptr [rsp + 0x4c]
    mov r10d, dword ptr [rsp + 0x5c]
    mov r14d, dword ptr [rsp + 0x50]
    mov r8d, dword ptr [rsp + 0x64]
    mov qword ptr [rsp + 0x18], r15
    lea edx, [r11 + r9]
    mov qword ptr [rsp + 0x20], rcx
    lea r12d, [r14 + 8*r14]
    lea r15d, [r8 + 8*r8]
    lea esi, [rdx + 2*rdx]
    lea edx, [rcx + 4*rcx]
    mov ecx, dword ptr [rsp + 0x58]
    add r12d, edx
    add r12d, esi
    lea edi, [r10 + rcx]
    mov qword ptr [rsp + 0x10], rcx
    lea r13d, [rdi + 2*rdi]
    mov edi, dword ptr [rsp + 0x60]
    lea edx, [rdi + 4*rdi]
    add r15d, edx
    mov edx, r12d
    add r15d, r13d
    sub edx, r15d
    cmp edx, 0x3
    jle .L7
    mov r15d, 0x40
    cmp r9d, 0x2
    jne .L9
    xor r12d, 0x6
    xor r15d, r15d
    or r12d, dword ptr [rsp + 0x54]
    mov ecx, 0x2
    setne r15b
    shl r15d, 0x6
    jmp .L11
.L5:
    mov edx, dword ptr [rsp + 0x58]
    mov ecx, dword ptr [rsp + 0x44]
    mov r14d, dword ptr [rsp + 0x4c]
    mov r9d, r11d
    mov edi, dword ptr [rsp + 0x60]
    mov r8d, dword ptr [rsp + 0x64]
    mov qword ptr [rsp + 0x18], r15
    lea esi, [rdx + r10]
    add r9d, ecx
    mov r15d, r8d
    mov r13d, edi
    sub esi, r9d
    mov r9, r14
    mov r14d, dword ptr [rsp + 0x50]
    sub r13d, r9d
    lea r13d, [r13 + 4*r13]
    lea esi, [rsi + 2*rsi]
    sub r15d, r14d
    lea r15d, [r15 + 8*r15]
    add r13d, r15d
    mov r15d, 0x40
    add r13d, esi
    cmp r13d, 0x4
    jge .L18
    mov rsi, qword ptr [rsp + 0x18]
    mov r15d, 0x40
    imul r12d, dword ptr [rsi + 0x85c]
    add r12d, dword ptr [rsi + 0x858]
    jmp .L17
.L6:
    mov edx, dword ptr [rsp + 0x58]
    mov r10d, dword ptr [rsp + 0x5c]
    mov edi, dword ptr [rsp + 0x60]
    mov r8d, dword ptr [rsp + 0x64]
    mov r9d, dword ptr [rsp + 0x4c]
    mov r11d, dword ptr [rsp + 0x48]
    mov r14d, dword ptr [rsp + 0x50]
    mov qword ptr [rsp + 0x18], r15
    lea ecx, [r10 + rdx]
    lea esi, [rdi + 4*rdi]
    lea r12d, [r8 + 8*r8]
    lea r13d, [r9 + 4*r9]
    lea r15d, [r14 + 8*r14]
    lea ecx, [rcx + 2*rcx]
    add r12d, esi
    add r15d, r13d
    mov dword ptr [rsp + 0x10], ecx
    mov ecx, dword ptr [rsp + 0x44]
    add r12d, dword ptr [rsp + 0x10]
    lea esi, [r11 + rcx]
    lea esi, [rsi + 2*rsi]
    add r15d, esi
    mov esi, r12d
    sub esi, r15d
    cmp esi, 0x3
    jle .L8
    mov r15d, 0x40
    cmp edx, 0x2
    jne .L18
    xor r12d, 0x6
    xor r15d, r15d
    or r12d, dword ptr [rsp + 0x40]
    mov edx, 0x2
    setne r15b
    shl r15d, 0x6
    jmp .L18
.L7:
    mov rcx, r9
    cmp r12d, 0x4
    jge .L10
    xor r15d, r15d
    jmp .L11
.L8:
    cmp r12d, 0x4
    jge .L13
    xor r15d, r15d
    jmp .L18
.L9:
    mov rcx, r9
    jmp .L11
.L10:
    mov rsi, qword ptr [rsp + 0x18]
    xor edx, edx
    cmp r15d, 0x4
    setge dl
    mov r15d, dword ptr [rsi + 4*rdx + 0x860]
.L11:
    mov rdx, qword ptr [rsp + 0x10]
    mov r9, qword ptr [rsp + 0x20]
    jmp .L18
.L12:
    mov edi, dword ptr [rsp + 0x60]
    mov r8d, dword ptr [rsp + 0x64]
    jmp .L15
.L13:
    mov r12, qword ptr [rsp + 0x18]
    xor esi, esi
    cmp r15d, 0x4
    setge sil
    mov r15d, dword ptr [r12 + 4*rsi + 0x860]
    jmp .L18
.L14:
    mov r9d, dword ptr [rsp + 0x4c]
    mov r14d, dword ptr [rsp + 0x50]
.L15:
    mov r10d, 0x854
    mov r11d, 0x850
.L16:
    imul r12d, dword ptr [r15 + r10]
    mov r10d, 0x1
    add r12d, dword ptr [r15 + r11]
    mov r15d, 0x40
    mov r11d, 0x1
.L17:
    cmp r12d, 0x40
    cmovl r15d, r12d
.L18:
    add r10d, edx
    add r11d, ecx
    add edi, r9d
    add r8d, r14d
    mov esi, 0x18
    movsx edx, bp
    add r11d, r10d
    lea ecx, [r11 + 2*rdi]
    lea ecx, [rcx + 4*r8]
    cmp ecx, 0x18
    cmovge ecx, esi
    imul r15d, eax
    imul edx, ecx
    lea eax, [r15 + 0x3f]
    test r15d, r15d
    cmovns eax, r15d
    sub esi, ecx
    sar eax, 0x6
    imul esi, eax
    add esi, edx
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
    add rsp, 0x128
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
    sub rsp, 0x68
    mov r8, qword ptr [rdi]
    mov eax, esi
    mov r11d, esi
    mov rdx, qword ptr [rdi + 0x8]
    mov dword ptr [rsp + 0x2c], esi
    lea r15, [rdi + 0x40]
    movabs r13, 0xf0f0f0f0f0f0f0f
    mov qword ptr [rsp + 0x10], rdi
    mov qword ptr [rsp + 0x8], r11
    xor al, 0x1
    mov qword ptr [rsp + 0x30], r15
    movzx r14d, al
    mov ecx, r14d
    shl ecx, 0x6
    mov qword ptr [rsp + 0x38], r14
    mov rcx, qword ptr [rdi + rcx + 0x40]
    mov r9, qword ptr [r8 + 8*r11 + 0x30]
    mov rax, qword ptr [r8 + 0x28]
    mov r10, qword ptr [r8]
    mov rbx, qword ptr [r8 + 0x20]
    mov qword ptr [rsp + 0x48], r8
    mov qword ptr [rsp + 0x50], rcx
    and rax, r9
    and r10, r9
    and rbx, r9
    tzcnt rax, rax
    mov qword ptr [rsp + 0x20], r10
    mov qword ptr [rsp + 0x40], rbx
    bts r10, rax
    and al, 0x3f
    or r10, rcx
    test esi, esi
    mov ecx, 0x38
    cmove ecx, esi
    mov rsi, qword ptr [r8 + 0x8]
    not r10
    xor al, cl
    mov qword ptr [rsp + 0x18], r10
    movabs r10, 0x3333333333333333
    mov dword ptr [rsp + 0x4], ecx
    movzx eax, al
    mov eax, dword ptr [rdx + 4*rax + 0x500]
    and rsi, r9
    je .L2
    vpbroadcastd xmm0, dword ptr [.C0]
    mov ecx, r11d
    shl ecx, 0x6
    mov rdi, qword ptr [rdi + 8*r14 + 0xe0]
    mov r9, qword ptr [r15 + rcx + 0x8]
    mov rbx, qword ptr [r15 + rcx + 0x30]
    mov r11, qword ptr [r15 + rcx + 0x38]
    lea r8, [r15 + rcx]
    nop
.L0:
    tzcnt rbp, rsi
    mov rcx, r11
    lea r14, [plywright::board::geometry::AROUND]
    mov r11d, ebp
    shl r11d, 0x6
    mov r12, qword ptr [r11 + r14]
    mov r11, rbx
    and r11, r12
    or r9, r12
    or rbx, r12
    or r11, rcx
    mov rcx, rdi
    and rcx, r12
    mov qword ptr [r8 + 0x8], r9
    mov qword ptr [r8 + 0x38], r11
    mov qword ptr [r8 + 0x30], rbx
    je .L1
    mov r15, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsp + 0x8]
    popcnt rcx, rcx
    imul ecx, dword ptr [rdx + 0x988]
    add ecx, dword ptr [rdx + 0x7f0]
    vmovq xmm1, qword ptr [r15 + 8*r14 + 0xf0]
    vpinsrd xmm2, xmm0, ecx, 0x1
    vpaddd xmm1, xmm2, xmm1
    vmovq qword ptr [r15 + 8*r14 + 0xf0], xmm1
.L1:
    and r12, qword ptr [rsp + 0x18]
    movabs rcx, 0x5555555555555555
    mov r15, r12
    shr r15
    and r15, rcx
    popcnt rcx, r12
    sub r12, r15
    mov r15, r12
    shr r12, 0x2
    and r15, r10
    and r12, r10
    add r12, r15
    mov r15, r12
    shr r15, 0x4
    add r15, r12
    movabs r12, 0x101010101010101
    and r15, r13
    imul r15, r12
    shr r15, 0x38
    cmp r15d, 0x9
    jae .L14
    xor bpl, byte ptr [rsp + 0x4]
    add eax, dword ptr [rdx + 4*rcx + 0x898]
    blsr rsi, rsi
    movzx ecx, bpl
    add eax, dword ptr [rdx + 4*rcx + 0x100]
    test rsi, rsi
    jne .L0
    mov r8, qword ptr [rsp + 0x48]
    mov r11, qword ptr [rsp + 0x8]
    mov rdi, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsp + 0x38]
    mov r15, qword ptr [rsp + 0x30]
    mov rbx, qword ptr [rsp + 0x40]
    mov r9, qword ptr [r8 + 8*r11 + 0x30]
.L2:
    mov r13, qword ptr [rdi + 0x10]
    mov r12, qword ptr [r8 + 0x10]
    mov qword ptr [rsp + 0x60], r13
    xor r13, rbx
    and r12, r9
    je .L5
    vpbroadcastd xmm0, dword ptr [.C0]
    mov ecx, r11d
    shl ecx, 0x6
    mov rsi, qword ptr [rdi + 8*r14 + 0xe0]
    lea rbx, [r15 + rcx]
    mov r8, qword ptr [r15 + rcx + 0x10]
    mov r9, qword ptr [r15 + rcx + 0x30]
    mov r15, qword ptr [r15 + rcx + 0x38]
    mov qword ptr [rsp + 0x58], rsi
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    nop
.L3:
    tzcnt r11, r12
    mov rcx, r15
    lea rdi, [r11 + 2*r11]
    mov r14, qword ptr [rsi + 8*rdi + 0x600]
    movzx ebp, byte ptr [rsi + 8*rdi + 0x614]
    mov r15d, dword ptr [rsi + 8*rdi + 0x610]
    and r14, r13
    imul r14, qword ptr [rsi + 8*rdi + 0x608]
    shrx rdi, r14, rbp
    lea r14, [plywright::sliders::magic::TABLE]
    add rdi, r15
    mov r15, r9
    mov rbp, qword ptr [r14 + 8*rdi]
    and r15, rbp
    or r8, rbp
    or r9, rbp
    or r15, rcx
    mov rcx, qword ptr [rsp + 0x58]
    mov qword ptr [rbx + 0x10], r8
    mov qword ptr [rbx + 0x38], r15
    mov qword ptr [rbx + 0x30], r9
    and rcx, rbp
    je .L4
    mov rdi, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsp + 0x8]
    popcnt rcx, rcx
    imul ecx, dword ptr [rdx + 0x988]
    add ecx, dword ptr [rdx + 0x7f4]
    vmovq xmm1, qword ptr [rdi + 8*r14 + 0xf0]
    vpinsrd xmm2, xmm0, ecx, 0x1
    vpaddd xmm1, xmm2, xmm1
    vmovq qword ptr [rdi + 8*r14 + 0xf0], xmm1
.L4:
    and rbp, qword ptr [rsp + 0x18]
    movabs rcx, 0x5555555555555555
    movabs r14, 0xf0f0f0f0f0f0f0f
    mov rdi, rbp
    shr rdi
    and rdi, rcx
    popcnt rcx, rbp
    sub rbp, rdi
    mov rdi, rbp
    shr rbp, 0x2
    and rdi, r10
    and rbp, r10
    add rbp, rdi
    mov rdi, rbp
    shr rdi, 0x4
    add rdi, rbp
    movabs rbp, 0x101010101010101
    and rdi, r14
    imul rdi, rbp
    shr rdi, 0x39
    cmp edi, 0x7
    jae .L15
    add eax, dword ptr [rdx + 4*rcx + 0x810]
    mov ecx, dword ptr [rsp + 0x4]
    xor cl, r11b
    blsr r12, r12
    movzx ecx, cl
    mov edi, eax
    movabs rax, -0x55aa55aa55aa55ab
    add edi, dword ptr [rdx + 4*rcx + 0x200]
    movabs rcx, 0x55aa55aa55aa55aa
    bt rax, r11
    cmovae rax, rcx
    and rax, qword ptr [rsp + 0x20]
    popcnt rax, rax
    imul eax, dword ptr [rdx + 0x904]
    add eax, edi
    test r12, r12
    jne .L3
    mov r8, qword ptr [rsp + 0x48]
    mov r11, qword ptr [rsp + 0x8]
    mov rdi, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsp + 0x38]
    mov r15, qword ptr [rsp + 0x30]
    mov r9, qword ptr [r8 + 8*r11 + 0x30]
.L5:
    and r9, qword ptr [r8 + 0x18]
    je .L8
    vpbroadcastd xmm0, dword ptr [.C0]
    mov ecx, r11d
    shl ecx, 0x6
    xor r13, r9
    lea rsi, [r15 + rcx]
    mov r8, qword ptr [r15 + rcx + 0x18]
    mov r11, qword ptr [r15 + rcx + 0x30]
    mov rbx, qword ptr [r15 + rcx + 0x38]
    mov rcx, qword ptr [rdi + 8*r14 + 0xe0]
    lea r15, [plywright::sliders::magic::LOOKUPS]
    mov qword ptr [rsp + 0x20], rcx
    nop
.L6:
    tzcnt rbp, r9
    mov rcx, rbx
    lea rdi, [rbp + 2*rbp]
    mov r12, qword ptr [r15 + 8*rdi]
    movzx r14d, byte ptr [r15 + 8*rdi + 0x14]
    mov ebx, dword ptr [r15 + 8*rdi + 0x10]
    and r12, r13
    imul r12, qword ptr [r15 + 8*rdi + 0x8]
    shrx rdi, r12, r14
    add rdi, rbx
    lea rbx, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rbx + 8*rdi]
    mov rbx, r11
    and rbx, r12
    or r8, r12
    or r11, r12
    or rbx, rcx
    mov rcx, qword ptr [rsp + 0x20]
    mov qword ptr [rsi + 0x18], r8
    mov qword ptr [rsi + 0x38], rbx
    mov qword ptr [rsi + 0x30], r11
    and rcx, r12
    je .L7
    mov rdi, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsp + 0x8]
    popcnt rcx, rcx
    imul ecx, dword ptr [rdx + 0x988]
    add ecx, dword ptr [rdx + 0x7f8]
    vmovq xmm1, qword ptr [rdi + 8*r14 + 0xf0]
    vpinsrd xmm2, xmm0, ecx, 0x1
    vpaddd xmm1, xmm2, xmm1
    vmovq qword ptr [rdi + 8*r14 + 0xf0], xmm1
.L7:
    and r12, qword ptr [rsp + 0x18]
    movabs rcx, 0x5555555555555555
    movabs r14, 0xf0f0f0f0f0f0f0f
    mov rdi, r12
    shr rdi
    and rdi, rcx
    popcnt rcx, r12
    sub r12, rdi
    mov rdi, r12
    shr r12, 0x2
    and rdi, r10
    and r12, r10
    add r12, rdi
    mov rdi, r12
    shr rdi, 0x4
    add rdi, r12
    movabs r12, 0x101010101010101
    and rdi, r14
    imul rdi, r12
    shr rdi, 0x38
    cmp edi, 0xf
    jae .L16
    xor bpl, byte ptr [rsp + 0x4]
    add eax, dword ptr [rdx + 4*rcx + 0x8bc]
    movzx ecx, bpl
    add eax, dword ptr [rdx + 4*rcx + 0x300]
    blsr r9, r9
    jne .L6
.L8:
    mov rdi, qword ptr [rsp + 0x40]
    test rdi, rdi
    je .L11
    mov rsi, qword ptr [rsp + 0x30]
    mov rcx, qword ptr [rsp + 0x8]
    shl ecx, 0x6
    vpbroadcastd xmm0, dword ptr [.C0]
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea r9, [rsi + rcx]
    mov rbx, qword ptr [rsi + rcx + 0x20]
    mov r12, qword ptr [rsi + rcx + 0x30]
    mov r11, qword ptr [rsi + rcx + 0x38]
    mov rcx, qword ptr [rsp + 0x10]
    mov rsi, qword ptr [rsp + 0x38]
    mov rcx, qword ptr [rcx + 8*rsi + 0xe0]
    mov qword ptr [rsp + 0x20], rcx
.L9:
    tzcnt r15, rdi
    mov qword ptr [rsp + 0x40], rdi
    mov r13, r10
    mov r10, qword ptr [rsp + 0x60]
    mov rcx, r11
    lea rdi, [r15 + 2*r15]
    mov rbp, qword ptr [r8 + 8*rdi]
    mov rsi, qword ptr [r8 + 8*rdi + 0x600]
    movzx r14d, byte ptr [r8 + 8*rdi + 0x14]
    mov r11d, dword ptr [r8 + 8*rdi + 0x10]
    and rbp, r10
    imul rbp, qword ptr [r8 + 8*rdi + 0x8]
    and rsi, r10
    imul rsi, qword ptr [r8 + 8*rdi + 0x608]
    shrx r14, rbp, r14
    movzx ebp, byte ptr [r8 + 8*rdi + 0x614]
    add r14, r11
    mov r11d, dword ptr [r8 + 8*rdi + 0x610]
    lea rdi, [plywright::sliders::magic::TABLE]
    shrx rsi, rsi, rbp
    add rsi, r11
    mov r11, r12
    mov rbp, qword ptr [rdi + 8*rsi]
    or rbp, qword ptr [rdi + 8*r14]
    and r11, rbp
    or rbx, rbp
    or r12, rbp
    or r11, rcx
    mov rcx, qword ptr [rsp + 0x20]
    mov qword ptr [r9 + 0x20], rbx
    mov qword ptr [r9 + 0x38], r11
    mov qword ptr [r9 + 0x30], r12
    and rcx, rbp
    je .L10
    mov rsi, qword ptr [rsp + 0x10]
    mov rdi, qword ptr [rsp + 0x8]
    popcnt rcx, rcx
    imul ecx, dword ptr [rdx + 0x988]
    add ecx, dword ptr [rdx + 0x7fc]
    vmovq xmm1, qword ptr [rsi + 8*rdi + 0xf0]
    vpinsrd xmm2, xmm0, ecx, 0x1
    vpaddd xmm1, xmm2, xmm1
    vmovq qword ptr [rsi + 8*rdi + 0xf0], xmm1
.L10:
    and rbp, qword ptr [rsp + 0x18]
    movabs rcx, 0x5555555555555555
    movabs rdi, 0xf0f0f0f0f0f0f0f
    movabs r10, 0x101010101010101
    mov rsi, rbp
    shr rsi
    and rsi, rcx
    popcnt rcx, rbp
    sub rbp, rsi
    mov rsi, rbp
    shr rbp, 0x2
    and rsi, r13
    and rbp, r13
    add rbp, rsi
    mov rsi, rbp
    shr rsi, 0x4
    add rsi, rbp
    and rsi, rdi
    imul rsi, r10
    shr rsi, 0x3a
    cmp esi, 0x6
    ja .L17
    xor r15b, byte ptr [rsp + 0x4]
    add eax, dword ptr [rdx + 4*rcx + 0x780]
    mov rdi, qword ptr [rsp + 0x40]
    mov r10, r13
    movzx ecx, r15b
    add eax, dword ptr [rdx + 4*rcx + 0x400]
    blsr rdi, rdi
    jne .L9
.L11:
    mov r8, qword ptr [rsp + 0x8]
    mov r15, qword ptr [rsp + 0x48]
    mov ebx, dword ptr [rsp + 0x2c]
    mov r9d, 0xff00
    movabs rcx, 0xff000000000000
    mov r11d, 0xff
    movabs r14, 0xffffff000000
    vpmovsxbd xmm4, dword ptr [.C1]
    lea ebp, [8*r8]
    mov rsi, qword ptr [r15]
    mov r13, qword ptr [r15 + rbp + 0x30]
    mov r12, rsi
    and r12, r13
    vpbroadcastq xmm0, r13
    vpand xmm0, xmm0, xmmword ptr [r15 + 0x8]
    mov rdi, r12
    shr rdi, 0x8
    test bl, bl
    mov qword ptr [rsp + 0x18], r12
    cmovne rcx, r9
    movabs r9, -0x100000000000000
    cmovne r9, r11
    shl r12, 0x8
    test bl, bl
    movabs r11, 0xffffff0000
    cmove r12, rdi
    mov rdi, qword ptr [rsp + 0x30]
    cmovne r14, r11
    shl r8d, 0x6
    mov r11, qword ptr [r15 + 0x18]
    and r9, qword ptr [r15 + 0x28]
    and rsi, rcx
    vmovq xmm2, r12
    and r14, qword ptr [rdi + r8]
    mov rdi, qword ptr [rsp + 0x38]
    mov r8, qword ptr [rsp + 0x10]
    and r11, r13
    or r9, rsi
    lea ebx, [8*rdi]
    mov rdi, qword ptr [r8 + rbx + 0xc0]
    andn rdi, rdi, r14
    mov r14, qword ptr [r8 + rbx + 0xd0]
    vpbroadcastq xmm1, rdi
    mov dil, 0x27
    vpand xmm1, xmm1, xmm0
    kmovd k1, edi
    mov rdi, qword ptr [r8 + rbp + 0xd0]
    vpsrlq xmm3, xmm1, 0x1
    vpandq xmm3, xmm3, qword ptr [.C2]{1to2}
    andn rdi, rdi, r11
    vmovq xmm5, rdi
    andn rdi, r14, rdi
    vpunpcklqdq xmm2, xmm2, xmm5
    popcnt rdi, rdi
    imul edi, dword ptr [rdx + 0x908]
    vpsubq xmm1, xmm1, xmm3
    vpandq xmm3, xmm1, qword ptr [.C3]{1to2}
    vpsrlq xmm1, xmm1, 0x2
    vpandq xmm1, xmm1, qword ptr [.C4]{1to2}
    vpaddq xmm1, xmm1, xmm3
    vpsrlq xmm3, xmm1, 0x4
    vpaddq xmm1, xmm3, xmm1
    vpandq xmm1, xmm1, qword ptr [.C5]{1to2}
    vpshufd xmm3, xmm0, 0xee
    vpmullq xmm1, xmm1, qword ptr [.C6]{1to2}
    vpor xmm0, xmm3, xmm0
    vmovdqu32 ymm3 {k1} {z}, ymmword ptr [rdx + 0x8f8]
    vpinsrq xmm0, xmm0, r14, 0x1
    vpand xmm0, xmm2, xmm0
    vpopcntq xmm0, xmm0
    vpermd ymm3, ymm4, ymm3
    vpsrlq xmm1, xmm1, 0x38
    vpackusdw xmm0, xmm1, xmm0
    vpmulld xmm0, xmm3, xmm0
    vpshufd xmm1, xmm0, 0xee
    vpaddd xmm0, xmm0, xmm1
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm0, xmm1
    vmovd ebp, xmm0
    add edi, ebp
    test qword ptr [r15 + rbx + 0x30], r9
    je .L12
    and r11, rcx
    movabs r8, 0x55000000005500
    movabs r9, 0xf0f0f0f0f0f0f0f
    mov rsi, r11
    shr rsi
    and r8, rsi
    lea rsi, [r10 - 0x33]
    sub r11, r8
    mov r8, r11
    shr r11, 0x2
    and r8, rsi
    and r11, rsi
    add r11, r8
    lea r8, [r9 - 0xf]
    mov rsi, r11
    shr rsi, 0x4
    add rsi, r11
    movabs r11, 0x101010101010101
    and r8, rsi
    imul r8, r11
    shr r8, 0x38
    imul r8d, dword ptr [rdx + 0x910]
    add r8d, edi
    mov edi, r8d
    jmp .L13
.L12:
    movabs r9, 0xf0f0f0f0f0f0f0f
    movabs r11, 0x101010101010101
.L13:
    cmp byte ptr [rsp + 0x2c], 0x0
    movabs rsi, 0x3c3c3c00000000
    mov r8d, 0x3c3c3c00
    mov rcx, qword ptr [rsp + 0x18]
    cmovne r8, rsi
    or rcx, qword ptr [rsp + 0x50]
    add r9, -0xf
    andn rcx, rcx, r8
    movabs r8, 0x14141414141400
    mov rsi, rcx
    shr rsi
    and r8, rsi
    lea rsi, [r10 - 0x333]
    add r10, -0x33
    sub rcx, r8
    and rsi, rcx
    shr rcx, 0x2
    and r10, rcx
    add r10, rsi
    mov rcx, r10
    shr rcx, 0x4
    add rcx, r10
    and r9, rcx
    imul r9, r11
    shr r9, 0x38
    imul r9d, dword ptr [rdx + 0x920]
    add eax, r9d
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
.C1 = 0x05020100
.C2 = 0x0000555555550000
.C3 = 0x3333333333330000
.C4 = 0x3333333333333333
.C5 = 0x0f0f0f0f0f0f0707
.C6 = 0x0101010101010101

plywright::side::runtime::once:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0xa8
    mov r9, qword ptr [rdi + 0x8]
    mov r11d, esi
    lea rax, [r11 + 4*r11]
    mov r14d, esi
    vmovdqu xmm0, xmmword ptr [rdi + 4*rax + 0x18]
    mov ecx, dword ptr [rdi + 4*rax + 0x18]
    vmovq xmm1, qword ptr [r9 + 0x88c]
    add ecx, -0x5
    vpshufd xmm2, xmm0, 0xed
    vpmulld xmm1, xmm1, xmm2
    vpshufd xmm2, xmm1, 0x55
    vpaddd xmm1, xmm2, xmm1
    vmovd edx, xmm1
    imul edx, ecx
    cmp dword ptr [rdi + 4*rax + 0x20], 0x1
    jle .L2
    add edx, dword ptr [r9 + 0x880]
    vpextrd ecx, xmm0, 0x1
    cmp ecx, 0x1
    jg .L3
.L0:
    mov esi, dword ptr [rdi + 4*rax + 0x28]
    vpextrd eax, xmm0, 0x3
    cmp eax, 0x1
    jle .L4
.L1:
    add edx, dword ptr [r9 + 0x888]
    test esi, esi
    jg .L5
    jmp .L6
.L2:
    vpextrd ecx, xmm0, 0x1
    cmp ecx, 0x1
    jle .L0
.L3:
    add edx, dword ptr [r9 + 0x884]
    mov esi, dword ptr [rdi + 4*rax + 0x28]
    vpextrd eax, xmm0, 0x3
    cmp eax, 0x1
    jg .L1
.L4:
    test esi, esi
    jle .L6
.L5:
    imul eax, dword ptr [r9 + 0x894]
    add edx, eax
.L6:
    mov r8, qword ptr [rdi]
    lea ecx, [8*r11]
    mov eax, r14d
    mov dword ptr [rsp + 0x54], edx
    mov dword ptr [rsp - 0x58], esi
    xor al, 0x1
    mov rbx, qword ptr [rdi + rcx + 0xd0]
    mov r15, qword ptr [r8 + rcx + 0x30]
    mov ecx, r11d
    shl ecx, 0x6
    mov r10, qword ptr [r8]
    mov qword ptr [rsp - 0x70], r8
    mov qword ptr [rsp + 0x8], rcx
    mov rcx, qword ptr [rdi + rcx + 0x40]
    mov r13, r15
    and r13, r10
    mov qword ptr [rsp + 0x10], r15
    mov r8, r13
    shl r8, 0x8
    mov qword ptr [rsp + 0x88], rcx
    mov rcx, r13
    shr rcx, 0x8
    test r14b, r14b
    mov rdx, r13
    mov rbp, r8
    cmovne rbp, rcx
    mov qword ptr [rsp + 0x60], rcx
    mov qword ptr [rsp + 0x58], r8
    test al, al
    jne .L7
    shr rdx, 0x10
    or rdx, r13
    or rdx, rcx
    shr rdx, 0x10
    or rdx, rcx
    mov rcx, rdx
    shr rcx, 0x20
    jmp .L8
.L7:
    shl rdx, 0x10
    or rdx, r13
    or rdx, r8
    shl rdx, 0x10
    or rdx, r8
    mov rcx, rdx
    shl rcx, 0x20
.L8:
    or rcx, rdx
    mov rdx, rbx
    movabs r12, -0x101010101010102
    lea rsi, [rbx + rbx]
    movabs r15, 0x7f7f7f7f7f7f7f7f
    shr rdx
    movzx r8d, al
    lea rax, [rdi + 0x40]
    mov qword ptr [rsp - 0x68], rdi
    vpmovsxbd xmm4, dword ptr [.C0]
    mov qword ptr [rsp + 0x98], r11
    and rsi, r12
    and rdx, r15
    mov qword ptr [rsp - 0x50], r8
    or rdx, rsi
    mov esi, r8d
    shl esi, 0x6
    mov qword ptr [rsp + 0x78], rsi
    mov rsi, qword ptr [rax + rsi]
    mov rax, qword ptr [rdi + 8*r11 + 0xc0]
    andn rax, rax, rbp
    mov qword ptr [rsp + 0x80], rsi
    and rax, rsi
    mov rsi, rax
    shr rsi, 0x8
    shl rax, 0x8
    test r14b, r14b
    cmove rax, rsi
    mov sil, 0x17
    andn rdx, rdx, r13
    and rcx, r13
    kmovd k1, esi
    mov rsi, qword ptr [rdi + 8*r8 + 0xd0]
    mov rdi, qword ptr [rsp + 0x88]
    vmovq xmm5, rcx
    movzx ecx, bl
    andn rax, rdx, rax
    vmovdqu32 ymm3 {k1} {z}, ymmword ptr [r9 + 0x924]
    popcnt rax, rax
    imul eax, dword ptr [r9 + 0x930]
    andn rsi, rsi, rdx
    vmovq xmm1, rsi
    mov rsi, rdi
    and rsi, r13
    vmovq xmm2, rsi
    vpunpcklqdq xmm1, xmm1, xmm2
    vmovq xmm2, rdx
    lea edx, [rcx + rcx]
    vpunpcklqdq xmm2, xmm5, xmm2
    andn ecx, edx, ecx
    vpermd ymm3, ymm4, ymm3
    lea rdx, [r13 + r13]
    vinserti128 ymm1, ymm2, xmm1, 0x1
    popcnt ecx, ecx
    imul ecx, dword ptr [r9 + 0x938]
    and rdx, r12
    vpopcntq ymm1, ymm1
    vpmovqd xmm1, ymm1
    vpmulld xmm1, xmm3, xmm1
    vpshufd xmm2, xmm1, 0xee
    add ecx, eax
    mov rax, r13
    shr rax
    vpaddd xmm1, xmm1, xmm2
    and rax, r15
    vpshufd xmm2, xmm1, 0x55
    or rax, rdx
    vpaddd xmm1, xmm1, xmm2
    or rax, rdi
    vmovd r11d, xmm1
    add r11d, ecx
    and rax, r13
    je .L10
    xor edx, edx
    test r14b, r14b
    mov ecx, 0x38
    cmove rcx, rdx
    nop
.L9:
    tzcnt rdx, rax
    xor edx, ecx
    shr edx, 0x3
    add r11d, dword ptr [r9 + 4*rdx + 0x600]
    blsr rax, rax
    jne .L9
.L10:
    mov rsi, qword ptr [rsp - 0x50]
    mov r12, qword ptr [rsp + 0x10]
    test r13, r13
    je .L12
    xor ecx, ecx
    test r14b, r14b
    mov eax, 0x38
    cmove rax, rcx
    mov rcx, r13
    nop
.L11:
    tzcnt rdx, rcx
    xor edx, eax
    add r11d, dword ptr [r9 + 4*rdx]
    blsr rcx, rcx
    jne .L11
.L12:
    mov rax, qword ptr [rsp - 0x70]
    vmovq xmm2, r13
    mov qword ptr [rsp - 0x78], r9
    mov qword ptr [rsp + 0x90], rbx
    mov qword ptr [rsp + 0xa0], rbp
    mov rdx, qword ptr [rax + 8*rsi + 0x30]
    mov rax, qword ptr [rax + 0x28]
    and r10, rdx
    mov rcx, rax
    and rcx, r12
    vmovq xmm1, r10
    tzcnt r15, rcx
    mov ecx, esi
    shl ecx, 0x6
    mov qword ptr [rsp - 0x20], r10
    vpunpcklqdq xmm1, xmm1, xmm2
    test r14b, r14b
    je .L13
    vpinsrq xmm3, xmm1, qword ptr [rsp + 0x58], 0x1
    shl r10, 0x8
    vpsllq xmm2, xmm1, 0x10
    vpinsrq xmm1, xmm1, r10, 0x0
    mov qword ptr [rsp - 0x38], r10
    vpternlogq xmm1, xmm3, xmm2, 0xfe
    vpinsrq xmm2, xmm3, r10, 0x0
    vpsllq xmm1, xmm1, 0x10
    vpor xmm1, xmm1, xmm2
    vpsllq xmm2, xmm1, 0x20
    jmp .L14
.L13:
    vpinsrq xmm3, xmm1, qword ptr [rsp + 0x60], 0x1
    shr r10, 0x8
    vpsrlq xmm2, xmm1, 0x10
    vpinsrq xmm1, xmm1, r10, 0x0
    mov qword ptr [rsp - 0x38], r10
    vpternlogq xmm1, xmm3, xmm2, 0xfe
    vpinsrq xmm2, xmm3, r10, 0x0
    vpsrlq xmm1, xmm1, 0x10
    vpor xmm1, xmm1, xmm2
    vpsrlq xmm2, xmm1, 0x20
.L14:
    mov r10, qword ptr [rsp - 0x68]
    vpor xmm1, xmm2, xmm1
    mov qword ptr [rsp - 0x48], r13
    mov dword ptr [rsp - 0x7c], r14d
    mov qword ptr [rsp - 0x30], rdx
    mov qword ptr [rsp - 0x28], r15
    vpextrq r9, xmm1, 0x1
    mov qword ptr [rsp + 0x68], r9
    mov r8, qword ptr [r10 + 8*rsi + 0xc0]
    mov rdi, qword ptr [r10 + rcx + 0x70]
    vmovq rcx, xmm1
    or rcx, r9
    or rcx, r8
    mov qword ptr [rsp + 0x70], r8
    mov qword ptr [rsp - 0x40], rdi
    andn rbp, rcx, r13
    je .L25
    and rax, rdx
    mov r8, qword ptr [rsp - 0x70]
    mov r9, rdx
    lea rdx, [rsi + 4*rsi]
    lea rcx, [r10 + 0x18]
    tzcnt rax, rax
    vmovq xmm1, qword ptr [rcx + 4*rdx + 0xc]
    mov esi, dword ptr [rcx + 4*rdx + 0x8]
    vpmulld xmm1, xmm1, xmmword ptr [.C1]
    add esi, dword ptr [rcx + 4*rdx + 0x4]
    mov edx, r15d
    shr dl, 0x3
    mov r8, qword ptr [r8 + 0x18]
    and dl, 0x7
    mov rbx, r8
    and r8, r9
    and rbx, r12
    mov qword ptr [rsp + 0x30], r8
    mov r8, qword ptr [r10 + 0x10]
    mov qword ptr [rsp - 0x10], rbx
    vmovd ecx, xmm1
    vpextrd dword ptr [rsp - 0x8], xmm1, 0x1
    add ecx, esi
    mov esi, eax
    shr al, 0x3
    mov dword ptr [rsp], ecx
    mov ecx, r15d
    and al, 0x7
    and sil, 0x7
    xor r15d, r15d
    mov qword ptr [rsp - 0x60], r8
    or r8, rdi
    and cl, 0x7
    test r14b, r14b
    mov edi, 0x38
    movzx r9d, sil
    mov esi, 0x7
    movzx r12d, al
    cmove rdi, r15
    mov qword ptr [rsp + 0x28], r8
    mov r8d, 0x8
    cmovne esi, r15d
    mov eax, r12d
    mov qword ptr [rsp + 0x48], rdi
    mov edi, 0x38
    cmovne r8d, edi
    cmove edi, r15d
    sub eax, esi
    sub esi, r12d
    mov qword ptr [rsp + 0x40], r8
    mov r8, qword ptr [rsp - 0x78]
    cmovb esi, eax
    mov dword ptr [rsp + 0x38], edi
    movzx edi, cl
    mov dword ptr [rsp - 0x54], esi
    movzx esi, dl
    lea rcx, [r8 + 0x6a0]
    lea rdx, [r8 + 0x6c0]
    lea rax, [r8 + 0x6e0]
    mov qword ptr [rsp - 0x18], rcx
    mov qword ptr [rsp + 0x18], rdx
    mov qword ptr [rsp + 0x20], rax
    jmp .L16
    nop
.L15:
    blsr rbp, rbp
    je .L26
.L16:
    mov rax, qword ptr [rsp + 0x40]
    tzcnt rbx, rbp
    mov ecx, r9d
    mov r13d, r12d
    mov r8d, ebx
    and r8d, 0x7
    sub ecx, r8d
    mov edx, r8d
    add eax, ebx
    and al, 0x3f
    sub edx, r9d
    cmovb edx, ecx
    mov ecx, eax
    shr cl, 0x3
    movzx ecx, cl
    mov r10d, ecx
    sub r10d, r12d
    sub r13d, ecx
    cmovl r13d, r10d
    mov r10d, edi
    cmp edx, r13d
    cmova r13d, edx
    sub r10d, r8d
    sub r8d, edi
    cmovb r8d, r10d
    mov r10d, esi
    sub r10d, ecx
    sub ecx, esi
    cmovb ecx, r10d
    cmp r8d, ecx
    cmova ecx, r8d
    test r14b, r14b
    je .L17
    movabs r8, 0x101010101010101
    shlx r10, r8, rbx
    jmp .L18
    nop
.L17:
    mov r8d, 0x1
    shlx r10, r8, rbx
    shr r10, 0x8
    bts r10, rbx
    mov r8, r10
    shr r8, 0x10
    or r8, r10
    mov r10, r8
    shr r10, 0x20
    or r10, r8
.L18:
    mov r8d, ebx
    xor r8d, dword ptr [rsp + 0x48]
    mov r14, qword ptr [rsp - 0x78]
    shr r8d, 0x3
    imul r13d, dword ptr [r14 + 4*r8 + 0x660]
    imul ecx, dword ptr [r14 + 4*r8 + 0x680]
    add r15d, dword ptr [r14 + 4*r8 + 0x640]
    add r13d, r15d
    mov r15d, ecx
    add r15d, r13d
    test qword ptr [rsp - 0x10], r10
    je .L19
    add r15d, dword ptr [r14 + 0x944]
    jmp .L20
    nop
.L19:
    test qword ptr [rsp + 0x30], r10
    je .L20
    mov rcx, qword ptr [rsp - 0x78]
    add r15d, dword ptr [rcx + 0x948]
.L20:
    mov r14d, dword ptr [rsp - 0x7c]
    mov ecx, 0x1
    shlx rcx, rcx, rax
    test r14b, r14b
    je .L21
    mov rax, rcx
    shr rax, 0x8
    or rax, rcx
    mov r10, rax
    shr r10, 0x10
    or r10, rax
    mov rax, r10
    shr rax, 0x20
    or rax, r10
    mov r10, qword ptr [rsp - 0x18]
    test qword ptr [rsp - 0x60], rcx
    jne .L23
    jmp .L22
    nop
.L21:
    movzx eax, al
    movabs r10, 0x101010101010101
    shlx rax, r10, rax
    mov r10, qword ptr [rsp - 0x18]
    test qword ptr [rsp - 0x60], rcx
    jne .L23
.L22:
    mov r10, qword ptr [rsp + 0x20]
    test qword ptr [rsp + 0x28], rax
    je .L23
    mov r10, qword ptr [rsp + 0x18]
    test qword ptr [rsp - 0x40], rcx
    jne .L24
    nop
.L23:
    add r15d, dword ptr [r10 + 4*r8]
.L24:
    mov ecx, dword ptr [rsp - 0x8]
    cmp dword ptr [rsp], ecx
    jne .L15
    and rax, qword ptr [rsp - 0x60]
    jne .L15
    mov eax, dword ptr [rsp + 0x38]
    xor al, bl
    mov ecx, 0x5
    mov r8d, dword ptr [rsp - 0x54]
    shr al, 0x3
    xor al, 0x7
    movzx eax, al
    cmp al, 0x5
    cmovae eax, ecx
    mov rcx, qword ptr [rsp - 0x70]
    cmp byte ptr [rcx + 0x43], r14b
    setne cl
    cmp edx, r8d
    cmovbe edx, r8d
    add cl, al
    cmp cl, dl
    jae .L15
    mov rax, qword ptr [rsp - 0x78]
    add r15d, dword ptr [rax + 0x94c]
    jmp .L15
.L25:
    xor r15d, r15d
.L26:
    test r14b, r14b
    je .L27
    mov rcx, qword ptr [rsp - 0x38]
    mov r9, qword ptr [rsp - 0x48]
    mov r13, qword ptr [rsp - 0x20]
    mov rbp, qword ptr [rsp - 0x78]
    mov r10, qword ptr [rsp - 0x28]
    movabs rbx, 0x101010101010101
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
    andn rcx, rcx, r9
    and rcx, qword ptr [rsp + 0x70]
    je .L31
    mov rdx, qword ptr [rsp + 0x60]
    mov rsi, r9
    shr rsi, 0x10
    or rsi, r9
    or rsi, rdx
    shr rsi, 0x10
    or rsi, rdx
    mov rdx, rsi
    shr rdx, 0x20
    jmp .L28
.L27:
    mov rcx, qword ptr [rsp - 0x38]
    mov r9, qword ptr [rsp - 0x48]
    mov r13, qword ptr [rsp - 0x20]
    mov rbp, qword ptr [rsp - 0x78]
    mov r10, qword ptr [rsp - 0x28]
    movabs rbx, 0x101010101010101
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
    andn rcx, rcx, r9
    and rcx, qword ptr [rsp + 0x70]
    je .L33
    mov rdx, qword ptr [rsp + 0x58]
    mov rsi, r9
    shl rsi, 0x10
    or rsi, r9
    or rsi, rdx
    shl rsi, 0x10
    or rsi, rdx
    mov rdx, rsi
    shl rdx, 0x20
.L28:
    mov r8d, dword ptr [rsp - 0x7c]
    or rdx, rsi
    mov rsi, rcx
    shr rsi, 0x8
    shl rcx, 0x8
    movabs rdi, -0x101010101010102
    movabs r14, 0x7f7f7f7f7f7f7f7f
    test r8b, r8b
    cmovne rcx, rsi
    lea rsi, [rax + rax]
    shr rax
    and rax, rsi
    lea rsi, [rdx + rdx]
    shr rdx
    and rsi, rdi
    and rdx, r14
    not rax
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
    add eax, dword ptr [rbp + 4*rdx + 0x620]
    blsr rsi, rsi
    jne .L29
.L30:
    add r15d, eax
    mov eax, r10d
    and eax, 0x38
    cmp byte ptr [rsp - 0x7c], 0x0
    jne .L32
    jmp .L34
.L31:
    mov eax, r10d
    and eax, 0x38
.L32:
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
    jmp .L35
.L33:
    mov eax, r10d
    and eax, 0x38
.L34:
    mov rcx, -0x1
    shlx rdx, rcx, rax
.L35:
    mov rcx, qword ptr [rsp - 0x70]
    and r10b, 0x7
    mov rax, rdx
    and rax, r9
    and rdx, r13
    mov qword ptr [rsp - 0x60], r10
    mov r12, qword ptr [rcx + 0x18]
    mov r14, qword ptr [rcx + 0x20]
    movzx ecx, r10b
    mov dword ptr [rsp - 0x38], ecx
    test cl, cl
    je .L36
    mov esi, r10d
    cmp ecx, 0x7
    jne .L37
    mov sil, 0x6
    jmp .L37
.L36:
    mov sil, 0x1
.L37:
    lea r8d, [rsi - 0x1]
    mov rcx, r14
    or rcx, r12
    mov r10, rax
    mov qword ptr [rsp - 0x10], r12
    mov edi, r8d
    and dil, 0x7
    shlx r9, rbx, rdi
    and r10, r9
    and r9, rdx
    cmp byte ptr [rsp - 0x7c], 0x0
    je .L38
    lzcnt rdi, r10
    shr edi, 0x3
    test r10, r10
    cmove rdi, r10
    test r9, r9
    je .L40
    lzcnt r9, r9
    jmp .L39
.L38:
    tzcnt rdi, r10
    shr edi, 0x3
    test r10, r10
    cmove rdi, r10
    test r9, r9
    je .L40
    tzcnt r9, r9
.L39:
    shr r9d, 0x3
    jmp .L41
.L40:
    xor r9d, r9d
.L41:
    xor r10d, r10d
    cmp r8b, byte ptr [rsp - 0x60]
    sete r10b
    shl r10d, 0x5
    add r10, rbp
    test rdi, rdi
    mov r12d, dword ptr [r10 + 4*rdi + 0x700]
    lea r10, [rdi + 0x1]
    setne r8b
    cmp r10, r9
    sete r10b
    and r10b, r8b
    movzx r8d, r10b
    mov r10d, r9d
    shl r8d, 0x5
    add r8, rbp
    add r12d, dword ptr [r8 + 4*r10 + 0x740]
    test qword ptr [rsp - 0x30], rcx
    je .L42
    or r9, rdi
    jne .L42
    add r12d, dword ptr [rbp + 0x950]
.L42:
    shlx rdi, rbx, rsi
    mov r9, rax
    and r9, rdi
    and rdi, rdx
    cmp byte ptr [rsp - 0x7c], 0x0
    je .L43
    lzcnt r8, r9
    shr r8d, 0x3
    test r9, r9
    cmove r8, r9
    test rdi, rdi
    je .L45
    lzcnt r9, rdi
    jmp .L44
.L43:
    tzcnt r8, r9
    shr r8d, 0x3
    test r9, r9
    cmove r8, r9
    test rdi, rdi
    je .L45
    tzcnt r9, rdi
.L44:
    shr r9d, 0x3
    jmp .L46
.L45:
    xor r9d, r9d
.L46:
    xor r10d, r10d
    cmp sil, byte ptr [rsp - 0x60]
    lea edi, [rsi + 0x1]
    sete r10b
    shl r10d, 0x5
    add r10, rbp
    add r12d, dword ptr [r10 + 4*r8 + 0x700]
    test r8, r8
    lea r10, [r8 + 0x1]
    setne sil
    cmp r10, r9
    sete r10b
    and r10b, sil
    movzx esi, r10b
    mov r10d, r9d
    shl esi, 0x5
    add rsi, rbp
    add r12d, dword ptr [rsi + 4*r10 + 0x740]
    test qword ptr [rsp - 0x30], rcx
    je .L47
    or r9, r8
    jne .L47
    add r12d, dword ptr [rbp + 0x950]
.L47:
    shlx r8, rbx, rdi
    mov rsi, qword ptr [rsp - 0x68]
    and rax, r8
    and rdx, r8
    cmp byte ptr [rsp - 0x7c], 0x0
    lea r9, [rsi + 0x40]
    je .L48
    lzcnt rsi, rax
    shr esi, 0x3
    test rax, rax
    cmove rsi, rax
    test rdx, rdx
    je .L50
    lzcnt rax, rdx
    jmp .L49
.L48:
    tzcnt rsi, rax
    shr esi, 0x3
    test rax, rax
    cmove rsi, rax
    test rdx, rdx
    je .L50
    tzcnt rax, rdx
.L49:
    shr eax, 0x3
    jmp .L51
.L50:
    xor eax, eax
.L51:
    xor edx, edx
    cmp dil, byte ptr [rsp - 0x60]
    lea rdi, [rsi + 0x1]
    sete dl
    shl edx, 0x5
    add rdx, rbp
    add r12d, dword ptr [rdx + 4*rsi + 0x700]
    test rsi, rsi
    setne dl
    cmp rdi, rax
    sete dil
    and dil, dl
    movzx edx, dil
    mov edi, eax
    shl edx, 0x5
    add rdx, rbp
    add r12d, dword ptr [rdx + 4*rdi + 0x740]
    mov rdx, qword ptr [rsp - 0x30]
    test rcx, rdx
    je .L53
    mov rcx, qword ptr [rsp + 0x78]
    or rax, rsi
    jne .L52
    add r12d, dword ptr [rbp + 0x950]
.L52:
    mov rax, qword ptr [rsp + 0x8]
    jmp .L54
.L53:
    mov rax, qword ptr [rsp + 0x8]
    mov rcx, qword ptr [rsp + 0x78]
.L54:
    mov rsi, qword ptr [rsp - 0x68]
    mov rdi, qword ptr [rsp - 0x50]
    add r9, rcx
    mov qword ptr [rsp - 0x78], r9
    lea r13, [rsi + rax + 0x40]
    xor eax, eax
    and r14, rdx
    setne al
    add eax, dword ptr [rsi + 8*rdi + 0xf0]
    mov qword ptr [rsp - 0x8], r14
    cmp eax, 0x1
    jg .L55
    mov r8, qword ptr [rsi + 0x10]
    mov rbx, qword ptr [r13 + 0x30]
    mov r9, qword ptr [rsp - 0x40]
    mov dword ptr [rsp - 0x18], 0x0
    jmp .L61
.L55:
    mov rcx, qword ptr [r13 + 0x28]
    mov r14, qword ptr [r13 + 0x30]
    mov rax, qword ptr [r13 + 0x38]
    mov r8, qword ptr [rsi + 0x10]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    or rcx, qword ptr [r13 + 0x20]
    andn rcx, rcx, r14
    not rcx
    andn rcx, rax, rcx
    mov rax, qword ptr [rsp + 0x98]
    and rcx, qword ptr [rsp - 0x40]
    mov rax, qword ptr [rsi + 8*rax + 0xe0]
    and rax, rcx
    popcnt rax, rax
    imul eax, dword ptr [rbp + 0x98c]
    add eax, dword ptr [rsi + 8*rdi + 0xf4]
    mov rsi, qword ptr [rsp - 0x28]
    and esi, 0x3f
    lea rdi, [rsi + 2*rsi]
    shl esi, 0x6
    mov rbx, qword ptr [r9 + 8*rdi]
    movzx edx, byte ptr [r9 + 8*rdi + 0x14]
    mov r10d, dword ptr [r9 + 8*rdi + 0x10]
    and rbx, r8
    imul rbx, qword ptr [r9 + 8*rdi + 0x8]
    shrx rdx, rbx, rdx
    mov rbx, qword ptr [r9 + 8*rdi + 0x600]
    add rdx, r10
    mov r10d, dword ptr [r9 + 8*rdi + 0x610]
    and rbx, r8
    imul rbx, qword ptr [r9 + 8*rdi + 0x608]
    movzx edi, byte ptr [r9 + 8*rdi + 0x614]
    shrx r9, rbx, rdi
    lea rdi, [plywright::board::geometry::AROUND]
    mov rbx, r14
    add r9, r10
    mov r10, qword ptr [rsi + rdi]
    mov rsi, qword ptr [rsp - 0x78]
    lea rdi, [plywright::sliders::magic::TABLE]
    and rcx, qword ptr [rsi + 0x38]
    mov rsi, qword ptr [rsp - 0x30]
    andn rcx, rcx, r14
    not rcx
    andn rsi, rsi, rcx
    mov rcx, qword ptr [rdi + 8*r9]
    mov r9, qword ptr [rsp - 0x78]
    and r10, qword ptr [r9 + 0x8]
    and rcx, rsi
    test r10, rsi
    je .L56
    add eax, dword ptr [rbp + 0x800]
.L56:
    and rsi, qword ptr [rdi + 8*rdx]
    mov r14, qword ptr [rsp - 0x8]
    test qword ptr [r9 + 0x10], rcx
    je .L57
    add eax, dword ptr [rbp + 0x804]
.L57:
    or rcx, rsi
    test qword ptr [r9 + 0x18], rsi
    je .L58
    add eax, dword ptr [rbp + 0x808]
.L58:
    test qword ptr [r9 + 0x20], rcx
    je .L59
    add eax, dword ptr [rbp + 0x80c]
.L59:
    mov r9, qword ptr [rsp - 0x40]
    test r14, r14
    jne .L60
    sub eax, dword ptr [rbp + 0x990]
.L60:
    mov edi, dword ptr [rbp + 0x994]
    mov ecx, eax
    sar ecx, 0x1f
    mov esi, dword ptr [rbp + 0x998]
    mov edx, dword ptr [rbp + 0x99c]
    andn eax, ecx, eax
    mov ecx, 0x3ff
    cmp eax, 0x3ff
    cmovl ecx, eax
    imul edi, ecx
    imul edi, ecx
    sar edi, 0xc
    cmp esi, edi
    cmovl edi, esi
    imul edx, edi
    and edx, -0x40
    shl edx, 0xa
    add edx, edi
    mov dword ptr [rsp - 0x18], edx
.L61:
    mov r10d, dword ptr [rsp - 0x7c]
    mov rcx, r9
    mov qword ptr [rsp + 0x40], rbx
    mov r9, rbx
    mov rbx, qword ptr [rsp - 0x70]
    movabs rsi, 0xff0000000000
    mov eax, 0xff0000
    not rcx
    mov edx, 0xff0000
    mov qword ptr [rsp + 0x38], rcx
    test r10b, r10b
    cmovne rax, rsi
    or r9, rcx
    mov rcx, qword ptr [rbx + 0x10]
    andn rdi, r8, rax
    and rdi, qword ptr [rsp + 0xa0]
    mov rax, r8
    or rax, qword ptr [rsp + 0x80]
    or rdi, qword ptr [rsp - 0x48]
    mov qword ptr [rsp], rcx
    not rax
    test r10b, r10b
    je .L62
    shr rdi, 0x8
    and rax, r9
    and rax, rdi
    movabs rdi, 0xff000000000000
    shr rax, 0x8
    jmp .L63
.L62:
    shl rdi, 0x8
    and rax, r9
    mov rdx, rsi
    and rax, rdi
    mov edi, 0xff00
    shl rax, 0x8
.L63:
    mov ecx, dword ptr [rbp + 0x87c]
    mov rsi, qword ptr [rsp - 0x70]
    mov r9, qword ptr [rsp]
    movabs r10, 0x1010101010101
    vmovdqu xmm4, xmmword ptr [r13 + 0x8]
    mov rbx, qword ptr [r13 + 0x18]
    mov r14d, dword ptr [rbp + 0x980]
    vmovdqu xmm2, xmmword ptr [rbp + 0x86c]
    vmovdqu ymm1, ymmword ptr [rbp + 0x958]
    mov dword ptr [rsp + 0x48], r12d
    mov dword ptr [rsp - 0x50], ecx
    vmovdqu xmm3, xmmword ptr [rsi + 0x8]
    mov esi, dword ptr [rbp + 0x954]
    mov ecx, dword ptr [rsp - 0x7c]
    mov dword ptr [rsp + 0x20], r14d
    mov r14d, dword ptr [rbp + 0x940]
    mov dword ptr [rsp - 0x70], esi
    mov rsi, r8
    shr rsi, 0x8
    shl r8, 0x8
    test cl, cl
    cmove r8, rsi
    and r8, rdi
    mov edi, dword ptr [rbp + 0x978]
    and r8, qword ptr [rsp - 0x48]
    mov dword ptr [rsp + 0x30], edi
    mov rdi, qword ptr [r13 + 0x28]
    mov rsi, r8
    shr rsi, 0x8
    shl r8, 0x8
    test cl, cl
    cmove r8, rsi
    and rdx, qword ptr [rsp - 0x20]
    mov qword ptr [rsp + 0x28], rdi
    mov edi, dword ptr [rbp + 0x97c]
    mov rsi, rdx
    shr rsi, 0x8
    shl rdx, 0x8
    test cl, cl
    cmovne rdx, rsi
    and r9, qword ptr [rsp + 0x10]
    movabs rsi, 0x40404040404040
    mov dword ptr [rsp - 0x54], edi
    mov rdi, rdx
    shr rdx
    and rdi, rsi
    and r10, rdx
    lea rdx, [r10 + 2*rdi]
    movabs r10, 0x404040404040404
    and rdx, r9
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
    and r10, rdx
    movabs rdx, 0x1010101010101010
    and r8, rdx
    lea r8, [r10 + 2*r8]
    mov r10, qword ptr [r13 + 0x38]
    mov r13, qword ptr [rsp - 0x78]
    and r8, r9
    mov r9, r8
    shr r9
    and r9, rdx
    mov edx, dword ptr [rbp + 0x984]
    sub r8, r9
    mov qword ptr [rsp - 0x48], r10
    mov r10, qword ptr [r13 + 0x38]
    movabs r13, 0xf0f0f0f0f0f0f07
    mov r9, r8
    and r9, rdi
    shr r8, 0x2
    inc rdi
    and rsi, r13
    or r13, 0x8
    and rdi, r8
    mov r8d, dword ptr [rbp + 0x93c]
    add rdi, r9
    mov dword ptr [rsp - 0x78], edx
    mov qword ptr [rsp - 0x68], r10
    movabs r10, 0x101010101010101
    imul rsi, r10
    mov dword ptr [rsp + 0x18], r8d
    mov r8, rdi
    shr r8, 0x4
    add r8, rdi
    mov rdi, qword ptr [rsp - 0x60]
    and r13, r8
    shr rsi, 0x38
    imul esi, dword ptr [rbp + 0x914]
    imul r13, r10
    shr r13, 0x38
    imul r13d, dword ptr [rbp + 0x918]
    add r13d, esi
    lea esi, [rdi - 0x1]
    cmp sil, 0x2
    jae .L65
    cmp dil, 0x2
    movabs rsi, 0x303030303030303
    mov r8, rbx
    cmove r10, rsi
.L64:
    mov r9, qword ptr [rsp - 0x28]
    xor esi, esi
    mov edi, 0x38
    and r9b, 0x38
    test cl, cl
    cmove edi, esi
    cmp r9b, dil
    jne .L66
    test cl, cl
    movabs rsi, -0x3c3d000000000000
    mov edi, 0xc3c3
    cmovne rdi, rsi
    and rdi, r10
    and rdi, qword ptr [rsp + 0x10]
    and rdi, qword ptr [rsp + 0x90]
    and rdi, qword ptr [rsp - 0x10]
    popcnt rsi, rdi
    imul esi, dword ptr [rbp + 0x91c]
    add esi, r13d
    mov r13d, esi
    jmp .L66
.L65:
    mov edi, dword ptr [rsp - 0x38]
    mov esi, 0x99
    movabs r10, -0x3f3f3f3f3f3f3f40
    mov r8, rbx
    bt esi, edi
    jae .L67
.L66:
    mov ecx, dword ptr [rsp - 0x50]
    mov edx, dword ptr [rsp - 0x58]
    vmovq rdi, xmm3
    or rdi, qword ptr [rsp]
    mov rsi, qword ptr [rsp - 0x30]
    mov r12, qword ptr [rsp - 0x10]
    movabs r9, -0x101010101010102
    mov r10, qword ptr [rsp + 0x88]
    vpshufd xmm5, xmm4, 0xee
    mov ebx, dword ptr [rsp - 0x70]
    mov rbp, qword ptr [rsp + 0x80]
    vpmulld xmm0, xmm0, xmm2
    add r11d, dword ptr [rsp + 0x54]
    vpshufd xmm2, xmm0, 0xee
    vpaddd xmm0, xmm0, xmm2
    imul edx, ecx
    mov rcx, qword ptr [rsp - 0x8]
    and rdi, rsi
    and r12, rsi
    lea rsi, [rax + rax]
    shr rax
    vpshufd xmm2, xmm0, 0x55
    and rsi, r9
    movabs r9, 0x7f7f7f7f7f7f7f7f
    vpinsrq xmm4, xmm4, rdi, 0x1
    andn rdi, rbp, rdi
    vpaddd xmm0, xmm0, xmm2
    and rax, r9
    or rax, rsi
    mov dword ptr [rsp - 0x58], edx
    mov rdx, qword ptr [rsp + 0x38]
    vmovq xmm7, rax
    mov r9, rcx
    or r9, r12
    vpinsrq xmm5, xmm5, r9, 0x1
    vpor xmm4, xmm5, xmm4
    vpbroadcastq zmm5, rdi
    mov rdi, r10
    not rdi
    vpextrq rsi, xmm4, 0x1
    vmovq xmm6, rdi
    mov dil, 0x8
    mov r9, rsi
    and r9, r10
    kmovd k1, edi
    vpunpcklqdq xmm2, xmm5, xmm6
    popcnt r9, r9
    imul ebx, r9d
    mov r9, qword ptr [rsp - 0x20]
    mov rdi, r9
    and rdi, rdx
    and rax, r9
    vpinsrq xmm7, xmm7, rdi, 0x1
    mov dil, 0x10
    popcnt rax, rax
    kmovd k2, edi
    vinserti32x4 zmm3, zmm7, xmm3, 0x1
    mov dil, 0x20
    vpbroadcastq ymm7, r8
    and r8, rcx
    vpbroadcastq zmm3 {k2}, r12
    kmovd k2, edi
    mov r12d, dword ptr [rsp + 0x30]
    popcnt rdi, r8
    mov r8, qword ptr [rsp + 0x28]
    vpbroadcastq zmm3 {k2}, rcx
    mov rcx, qword ptr [rsp - 0x68]
    imul r12d, edi
    mov rdi, qword ptr [rsp + 0x40]
    and r8, rdx
    or rcx, rbp
    andn rcx, rcx, qword ptr [rsp - 0x48]
    and rcx, qword ptr [rsp - 0x40]
    and rdi, rdx
    mov edx, dword ptr [rsp - 0x54]
    and rdi, rsi
    and rcx, rsi
    or rsi, r9
    and r8, rsi
    popcnt rcx, rcx
    popcnt rsi, r8
    mov r8d, dword ptr [rsp - 0x78]
    imul edx, esi
    popcnt rsi, rdi
    add edx, r12d
    imul r8d, ecx
    mov ecx, dword ptr [rsp + 0x18]
    add edx, ebx
    mov ebx, dword ptr [rsp + 0x20]
    imul ecx, eax
    andn rax, rbp, r10
    imul ebx, esi
    and rax, r9
    popcnt rax, rax
    imul r14d, eax
    vmovd eax, xmm0
    vpand xmm0, xmm4, xmm2
    vmovdqa64 zmm2, zmmword ptr [.C2]
    add ecx, ebx
    add eax, dword ptr [rsp - 0x58]
    vinserti64x4 zmm0 {k1}, zmm0, ymm7, 0x0
    add r14d, r8d
    add r14d, ecx
    mov ecx, dword ptr [rsp + 0x48]
    add r11d, eax
    add r14d, edx
    vpermi2q zmm2, zmm0, zmm4
    vmovdqa64 zmm4, zmmword ptr [.C3]
    add ecx, r15d
    add r11d, ecx
    sub r11d, dword ptr [rsp - 0x18]
    add r11d, r13d
    vpermi2q zmm4, zmm3, zmm5
    add r11d, r14d
    vpandq zmm0, zmm2, zmm4
    vpopcntq zmm0, zmm0
    vpmovqd ymm0, zmm0
    vpmulld ymm0, ymm1, ymm0
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
    movabs r10, -0x7f7f7f7f7f7f7f80
    jmp .L64
.C0 = 0x04020100
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
    mov r15, qword ptr [rdi]
    mov eax, esi
    movabs r12, -0x101010101010102
    mov r14, qword ptr [r15 + 8*rax + 0x30]
    mov rdx, qword ptr [r15]
    mov rcx, qword ptr [r15 + 0x28]
    and rdx, r14
    and rcx, r14
    tzcnt rbp, rcx
    mov r8, rdx
    mov r9, rdx
    shl r9, 0x8
    shr r8, 0x8
    test esi, esi
    mov r10, r9
    cmovne r10, r8
    mov r11d, ebp
    and r11d, 0x3f
    mov ecx, ebp
    lea rbx, [r10 + r10]
    shr r10
    shl r11d, 0x6
    and r12, rbx
    movabs rbx, 0x7f7f7f7f7f7f7f7f
    and rbx, r10
    mov r10, r12
    and r10, rbx
    or rbx, r12
    lea r12, [plywright::board::geometry::AROUND]
    mov r13, qword ptr [r11 + r12 + 0x8]
    mov r11d, ebp
    mov r12, rbx
    and r12, r13
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
    shr cl, 0x3
    mov rbp, rbx
    or r12, r10
    or rbp, r13
    mov byte ptr [rsp - 0x1], r11b
    and cl, 0x7
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
    vmovq xmm0, qword ptr [r15 + 0x8]
    vmovq xmm1, rdx
    mov r10, qword ptr [r15 + 0x20]
    lea r11, [rax + 4*rax]
    and r10, r14
    popcnt r10, r10
    vpunpcklqdq xmm0, xmm1, xmm0
    vpbroadcastb xmm1, byte ptr [.C0]
    vinserti128 ymm0, ymm0, xmmword ptr [r15 + 0x10], 0x1
    vpinsrq xmm1, xmm1, r14, 0x1
    vpermq ymm1, ymm1, 0x54
    vpand ymm0, ymm0, ymm1
    vpopcntq ymm0, ymm0
    vpmovqd xmmword ptr [rdi + 4*r11 + 0x18], ymm0
    mov dword ptr [rdi + 4*r11 + 0x28], r10d
    mov r10d, eax
    shl r10d, 0x6
    vpxor xmm0, xmm0, xmm0
    mov qword ptr [rdi + r10 + 0x40], rbx
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
    movzx r11d, byte ptr [rsp - 0x1]
    or r9, rdx
    or r8, rdx
    or rsi, r10
    mov r10, r9
    shl r10, 0x10
    mov rdx, r8
    shr rdx, 0x10
    mov qword ptr [rdi + 8*rax + 0xc0], rsi
    lea rsi, [plywright::board::geometry::AROUND]
    or r10, r9
    or rdx, r8
    mov r8, r10
    shld r8, rdx, 0x20
    or rdx, r10
    or cl, r11b
    or rdx, r8
    movzx ecx, cl
    mov qword ptr [rdi + 8*rax + 0xd0], rdx
    mov edx, ecx
    shl ecx, 0x6
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
.C0 = 0xff
