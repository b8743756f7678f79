# The kernels of engine/unmake, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm engine/unmake
# binary: sha256 c414284b079f83878d1a28440a3e3ca8160c315d51001081963539483c2514c5
# unmake: 59 instructions in 200 bytes; innermost loops: .L0 of 28
# plywright::board::make::<impl plywright::board::position::Position>::unmake_for: 91 instructions in 368 bytes; innermost loops: none
# plywright::board::make::<impl plywright::board::position::Position>::unmake_for: 89 instructions in 350 bytes; innermost loops: none
# mix of 239 instructions: 70 mov, 33 movzx, 14 and, 13 cmp, 12 btc, 10 pop, 10 push, 10 xor, 9 lea, 7 add, 7 movups, 7 shl, 6 je, 4 cmovne, 4 test, 3 ret, 2 call, 2 cmove, 2 cmovns, 2 jmp, 2 jne, 2 or, 2 sete, 2 shr, 1 cmovb, 1 dec, 1 movaps, 1 sub

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
    movups xmm0, xmmword ptr [rcx]
    movups xmm1, xmmword ptr [rcx + 0xa]
    movups xmmword ptr [rsp + 0xa], xmm1
    movaps xmmword ptr [rsp], xmm0
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
    push r14
    push rbx
    mov r8d, esi
    and r8d, 0x3f
    mov r9d, esi
    shr r9d, 0x6
    mov eax, r9d
    and eax, 0x3f
    movzx ecx, byte ptr [rdi + rax]
    xor r11d, r11d
    cmp cl, 0x6
    cmove ecx, r11d
    test si, si
    cmovns r11d, ecx
    mov byte ptr [rdi + rax], 0x6
    movzx ebx, cl
    mov r10d, 0x1
    mov r14d, 0x1
    mov ecx, eax
    shl r14, cl
    xor qword ptr [rdi + 8*rbx + 0x50], r14
    mov rbx, qword ptr [rdi + 0x80]
    btc rbx, rax
    mov qword ptr [rdi + 0x80], rbx
    movzx r11d, r11b
    mov r14d, 0x1
    mov ecx, r8d
    shl r14, cl
    xor qword ptr [rdi + 8*r11 + 0x50], r14
    btc rbx, r8
    mov qword ptr [rdi + 0x80], rbx
    mov byte ptr [rdi + r8], r11b
    movzx r8d, byte ptr [rdx + 0x17]
    cmp r8, 0x6
    je .L0
    mov ecx, esi
    and ecx, 0xf000
    lea r11d, [r9 + 0x38]
    and r11b, 0x3f
    cmp ecx, 0x5000
    movzx eax, al
    movzx ecx, r11b
    cmovne ecx, eax
    movzx ecx, cl
    shl r10, cl
    mov byte ptr [rdi + rcx], r8b
    xor qword ptr [rdi + 8*r8 + 0x50], r10
    xor qword ptr [rdi + 0x88], r10
.L0:
    and esi, 0xe000
    cmp esi, 0x2000
    jne .L1
    mov eax, r9d
    and al, 0x7
    and r9b, 0x38
    lea ecx, [r9 + 0x7]
    cmp al, 0x6
    movzx eax, r9b
    movzx ecx, cl
    cmovne ecx, eax
    sete sil
    add sil, sil
    or al, sil
    movzx esi, al
    add al, 0x3
    mov byte ptr [rsi + rdi + 0x3], 0x6
    movzx ecx, cl
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
    mov byte ptr [rdi + 0x93], 0x0
    movzx eax, byte ptr [rdx + 0x16]
    movzx ecx, word ptr [rdx + 0x18]
    movzx esi, byte ptr [rdx + 0x1a]
    movzx r8d, word ptr [rdx + 0x14]
    mov byte ptr [rdi + 0x90], al
    mov word ptr [rdi + 0x91], cx
    mov byte ptr [rdi + 0x9e], sil
    mov eax, dword ptr [rdx + 0x10]
    mov dword ptr [rdi + 0x98], eax
    mov word ptr [rdi + 0x9c], r8w
    movups xmm0, xmmword ptr [rdx]
    movups xmmword ptr [rdi + 0x40], xmm0
    pop rbx
    pop r14
    ret

plywright::board::make::<impl plywright::board::position::Position>::unmake_for:
    push r14
    push rbx
    mov r8d, esi
    and r8d, 0x3f
    mov r10d, esi
    shr r10d, 0x6
    mov eax, r10d
    and eax, 0x3f
    movzx ecx, byte ptr [rdi + rax]
    mov byte ptr [rdi + rax], 0x6
    xor ebx, ebx
    cmp cl, 0x6
    cmove ecx, ebx
    test si, si
    cmovns ebx, ecx
    movzx r9d, cl
    mov r14d, 0x1
    mov ecx, eax
    shl r14, cl
    mov r11d, 0x1
    xor qword ptr [rdi + 8*r9 + 0x50], r14
    mov r9, qword ptr [rdi + 0x88]
    btc r9, rax
    movzx ebx, bl
    mov r14d, 0x1
    mov ecx, r8d
    shl r14, cl
    xor qword ptr [rdi + 8*rbx + 0x50], r14
    btc r9, r8
    mov qword ptr [rdi + 0x88], r9
    mov byte ptr [rdi + r8], bl
    movzx r8d, byte ptr [rdx + 0x17]
    cmp r8, 0x6
    je .L0
    mov ecx, esi
    and ecx, 0xf000
    lea ebx, [r10 + 0x8]
    and bl, 0x3f
    cmp ecx, 0x5000
    movzx eax, al
    movzx ecx, bl
    cmovne ecx, eax
    movzx ecx, cl
    shl r11, cl
    mov byte ptr [rdi + rcx], r8b
    xor qword ptr [rdi + 8*r8 + 0x50], r11
    xor qword ptr [rdi + 0x80], r11
.L0:
    and esi, 0xe000
    cmp esi, 0x2000
    jne .L1
    mov eax, r10d
    and al, 0x7
    and r10b, 0x38
    lea ecx, [r10 + 0x7]
    cmp al, 0x6
    sete al
    movzx esi, r10b
    movzx ecx, cl
    cmovne ecx, esi
    add al, al
    or sil, al
    movzx eax, sil
    add sil, 0x3
    mov byte ptr [rax + rdi + 0x3], 0x6
    movzx eax, cl
    mov byte ptr [rdi + rax], 0x3
    mov rcx, qword ptr [rdi + 0x68]
    btc rcx, rsi
    btc r9, rsi
    btc rcx, rax
    mov qword ptr [rdi + 0x68], rcx
    btc r9, rax
    mov qword ptr [rdi + 0x88], r9
.L1:
    mov byte ptr [rdi + 0x93], 0x1
    movzx eax, byte ptr [rdx + 0x16]
    movzx ecx, word ptr [rdx + 0x18]
    movzx esi, byte ptr [rdx + 0x1a]
    movzx r8d, word ptr [rdx + 0x14]
    mov byte ptr [rdi + 0x90], al
    mov word ptr [rdi + 0x91], cx
    mov byte ptr [rdi + 0x9e], sil
    mov eax, dword ptr [rdx + 0x10]
    mov dword ptr [rdi + 0x98], eax
    mov word ptr [rdi + 0x9c], r8w
    movups xmm0, xmmword ptr [rdx]
    movups xmmword ptr [rdi + 0x40], xmm0
    pop rbx
    pop r14
    ret
