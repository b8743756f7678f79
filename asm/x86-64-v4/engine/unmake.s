# The kernels of engine/unmake, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm engine/unmake --target x86-64-v4
# binary: sha256 7394519ae98be5aff008a15128e49b0e7ac183dedb351b180e4da61a90fbddf7
# unmake: 59 instructions in 204 bytes; innermost loops: .L0 of 28
# plywright::board::make::<impl plywright::board::position::Position>::unmake_for: 84 instructions in 355 bytes; innermost loops: none
# plywright::board::make::<impl plywright::board::position::Position>::unmake_for: 86 instructions in 358 bytes; innermost loops: none
# mix of 229 instructions: 57 mov, 29 movzx, 14 and, 13 cmp, 12 btc, 11 xor, 9 lea, 8 pop, 8 push, 7 add, 7 vmovups, 6 je, 6 shlx, 4 cmovne, 4 test, 4 vpinsrb, 3 ret, 2 call, 2 cmove, 2 cmovns, 2 jmp, 2 jne, 2 or, 2 sete, 2 shr, 2 vmovd, 2 vmovq, 2 vpslld, 1 cmovb, 1 dec, 1 shl, 1 sub, 1 vmovaps

unmake:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x28
    mov r12, qword ptr [rdi + 0x10]
    mov rax, qword ptr [rdi + 0x28]
    cmp rax, r12
    cmovb r12, rax
    test r12, r12
    je .L3
    mov rbx, rdi
    mov r13, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdi + 0x20]
    lea rbp, [rsp + 0x1b]
    mov rcx, r12
    shl rcx, 0x5
    lea r14, [rcx + rax]
    add r14, -0x5
    mov r15, rsp
    jmp .L2
    nop
.L0:
    lea rdi, [rbx + 0x30]
    mov rdx, r15
    call plywright::board::make::<impl plywright::board::position::Position>::unmake_for
.L1:
    dec r12
    add r14, -0x20
    test r12, r12
    je .L3
.L2:
    movzx esi, word ptr [r13 + 2*r12 - 0x2]
    movzx eax, byte ptr [r14 - 0x1]
    mov byte ptr [r14 - 0x1], 0x2
    cmp al, 0x2
    je .L1
    lea rcx, [r14 - 0x1b]
    vmovups xmm0, xmmword ptr [rcx]
    vmovups xmm1, xmmword ptr [rcx + 0xa]
    vmovups xmmword ptr [rsp + 0xa], xmm1
    vmovaps xmmword ptr [rsp], xmm0
    mov byte ptr [rsp + 0x1a], al
    movzx eax, byte ptr [r14 + 0x4]
    mov byte ptr [rbp + 0x4], al
    mov eax, dword ptr [r14]
    mov dword ptr [rbp], eax
    cmp byte ptr [rbx + 0xc3], 0x1
    je .L0
    lea rdi, [rbx + 0x30]
    mov rdx, r15
    call plywright::board::make::<impl plywright::board::position::Position>::unmake_for
    jmp .L1
.L3:
    add rsp, 0x28
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

plywright::board::make::<impl plywright::board::position::Position>::unmake_for:
    push rbx
    mov r10d, esi
    and r10d, 0x3f
    mov ecx, esi
    shr ecx, 0x6
    mov r8d, ecx
    and r8d, 0x3f
    movzx eax, byte ptr [rdi + r8]
    mov byte ptr [rdi + r8], 0x6
    xor r11d, r11d
    cmp al, 0x6
    cmove eax, r11d
    test si, si
    cmovns r11d, eax
    movzx eax, al
    mov r9d, 0x1
    shlx rbx, r9, r8
    xor qword ptr [rdi + 8*rax + 0x50], rbx
    mov rax, qword ptr [rdi + 0x88]
    movzx r11d, r11b
    shlx rbx, r9, r10
    xor qword ptr [rdi + 8*r11 + 0x50], rbx
    btc rax, r8
    btc rax, r10
    mov qword ptr [rdi + 0x88], rax
    mov byte ptr [rdi + r10], r11b
    movzx r10d, byte ptr [rdx + 0x17]
    cmp r10, 0x6
    je .L0
    mov r11d, esi
    and r11d, 0xf000
    lea ebx, [rcx + 0x8]
    and bl, 0x3f
    cmp r11d, 0x5000
    movzx r8d, r8b
    movzx r11d, bl
    cmovne r11d, r8d
    movzx r8d, r11b
    mov byte ptr [rdi + r8], r10b
    shlx r8, r9, r8
    xor qword ptr [rdi + 8*r10 + 0x50], r8
    xor qword ptr [rdi + 0x80], r8
.L0:
    and esi, 0xe000
    cmp esi, 0x2000
    jne .L1
    mov esi, ecx
    and sil, 0x7
    and cl, 0x38
    lea r8d, [rcx + 0x7]
    cmp sil, 0x6
    sete sil
    movzx ecx, cl
    movzx r8d, r8b
    cmovne r8d, ecx
    add sil, sil
    or cl, sil
    movzx esi, cl
    add cl, 0x3
    mov byte ptr [rsi + rdi + 0x3], 0x6
    movzx esi, r8b
    mov byte ptr [rdi + rsi], 0x3
    mov r8, qword ptr [rdi + 0x68]
    btc r8, rcx
    btc rax, rcx
    btc r8, rsi
    mov qword ptr [rdi + 0x68], r8
    btc rax, rsi
    mov qword ptr [rdi + 0x88], rax
.L1:
    movzx eax, byte ptr [rdx + 0x1a]
    movzx ecx, word ptr [rdx + 0x14]
    vmovq xmm0, qword ptr [rdx + 0x18]
    vpslld xmm0, xmm0, 0x8
    vpinsrb xmm0, xmm0, byte ptr [rdx + 0x16], 0x0
    mov esi, 0x1
    vpinsrb xmm0, xmm0, esi, 0x3
    vmovd dword ptr [rdi + 0x90], xmm0
    mov byte ptr [rdi + 0x9e], al
    mov eax, dword ptr [rdx + 0x10]
    mov dword ptr [rdi + 0x98], eax
    mov word ptr [rdi + 0x9c], cx
    vmovups xmm0, xmmword ptr [rdx]
    vmovups xmmword ptr [rdi + 0x40], xmm0
    pop rbx
    ret

plywright::board::make::<impl plywright::board::position::Position>::unmake_for:
    push rbx
    mov r9d, esi
    and r9d, 0x3f
    mov eax, esi
    shr eax, 0x6
    mov ecx, eax
    and ecx, 0x3f
    movzx r8d, byte ptr [rdi + rcx]
    mov byte ptr [rdi + rcx], 0x6
    xor r10d, r10d
    cmp r8b, 0x6
    cmove r8d, r10d
    test si, si
    cmovns r10d, r8d
    movzx r11d, r8b
    mov r8d, 0x1
    shlx rbx, r8, rcx
    xor qword ptr [rdi + 8*r11 + 0x50], rbx
    mov r11, qword ptr [rdi + 0x80]
    btc r11, rcx
    mov qword ptr [rdi + 0x80], r11
    movzx r10d, r10b
    shlx rbx, r8, r9
    xor qword ptr [rdi + 8*r10 + 0x50], rbx
    btc r11, r9
    mov qword ptr [rdi + 0x80], r11
    mov byte ptr [rdi + r9], r10b
    movzx r9d, byte ptr [rdx + 0x17]
    cmp r9, 0x6
    je .L0
    mov r10d, esi
    and r10d, 0xf000
    lea r11d, [rax + 0x38]
    and r11b, 0x3f
    cmp r10d, 0x5000
    movzx ecx, cl
    movzx r10d, r11b
    cmovne r10d, ecx
    movzx ecx, r10b
    mov byte ptr [rdi + rcx], r9b
    shlx rcx, r8, rcx
    xor qword ptr [rdi + 8*r9 + 0x50], rcx
    xor qword ptr [rdi + 0x88], rcx
.L0:
    and esi, 0xe000
    cmp esi, 0x2000
    jne .L1
    mov ecx, eax
    and cl, 0x7
    and al, 0x38
    lea esi, [rax + 0x7]
    cmp cl, 0x6
    sete cl
    movzx eax, al
    movzx esi, sil
    cmovne esi, eax
    add cl, cl
    or al, cl
    movzx ecx, al
    add al, 0x3
    mov byte ptr [rcx + rdi + 0x3], 0x6
    movzx ecx, sil
    mov byte ptr [rdi + rcx], 0x3
    mov rsi, qword ptr [rdi + 0x68]
    mov r8, qword ptr [rdi + 0x80]
    btc rsi, rax
    btc r8, rax
    btc rsi, rcx
    mov qword ptr [rdi + 0x68], rsi
    btc r8, rcx
    mov qword ptr [rdi + 0x80], r8
.L1:
    movzx eax, byte ptr [rdx + 0x1a]
    movzx ecx, word ptr [rdx + 0x14]
    vmovq xmm0, qword ptr [rdx + 0x18]
    vpslld xmm0, xmm0, 0x8
    vpinsrb xmm0, xmm0, byte ptr [rdx + 0x16], 0x0
    xor esi, esi
    vpinsrb xmm0, xmm0, esi, 0x3
    vmovd dword ptr [rdi + 0x90], xmm0
    mov byte ptr [rdi + 0x9e], al
    mov eax, dword ptr [rdx + 0x10]
    mov dword ptr [rdi + 0x98], eax
    mov word ptr [rdi + 0x9c], cx
    vmovups xmm0, xmmword ptr [rdx]
    vmovups xmmword ptr [rdi + 0x40], xmm0
    pop rbx
    ret
