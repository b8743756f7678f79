# The kernels of sliders/hyperbola, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm sliders/hyperbola --target x86-64-v2
# binary: sha256 f3e257f9a650029dcb3ddc5ec4215ed0115c70e49ed65ab9fd2995a17a244826
# latency: 185 instructions in 679 bytes; innermost loops: .L0 of 32, .L3 of 32, .L6 of 57
# throughput: 170 instructions in 588 bytes; innermost loops: .L0 of 31, .L2 of 30, .L4 of 58
# mix of 355 instructions: 92 mov, 39 and, 33 xor, 30 bswap, 24 sub, 23 lea, 19 add, 13 shl, 12 pop, 12 push, 10 movzx, 10 or, 8 jne, 8 test, 6 je, 4 jmp, 4 shr, 3 cmp, 3 dec, 2 ret

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov rdx, qword ptr [rdi + 0x8]
    mov r8, qword ptr [rdi + 0x10]
    mov qword ptr [rsp - 0x28], 0x0
    lea rax, [rsp - 0x28]
    test r8, r8
    je .L1
    mov r9, qword ptr [rsp - 0x28]
    shl r8, 0x4
    xor esi, esi
    lea r10, [plywright::sliders::hyperbola::RANK]
    lea r11, [plywright::sliders::hyperbola::LINES]
    xor ebx, ebx
    xor r14d, r14d
    nop
.L0:
    movzx eax, byte ptr [rdx + rbx + 0x8]
    xor r14, qword ptr [rdx + rbx]
    mov ecx, eax
    and cl, 0x38
    mov r15, r14
    shr r15, cl
    and r15d, 0x7e
    lea r15, [r10 + 4*r15]
    mov r12d, eax
    and r12d, 0x7
    movzx r15d, byte ptr [r12 + r15]
    shl r15, cl
    lea r12, [rax + 2*rax]
    mov r13d, 0x1
    mov ecx, eax
    shl r13, cl
    mov rax, qword ptr [r11 + 8*r12]
    and r14, rax
    mov rcx, r14
    sub rcx, r13
    bswap r14
    bswap r13
    sub r14, r13
    bswap r14
    xor r14, rcx
    and r14, rax
    or r14, r15
    add rsi, r14
    and r14, r9
    add rbx, 0x10
    cmp r8, rbx
    jne .L0
    jmp .L2
.L1:
    xor esi, esi
.L2:
    mov rdx, qword ptr [rdi + 0x20]
    mov qword ptr [rsp - 0x20], rdi
    mov r8, qword ptr [rdi + 0x28]
    mov qword ptr [rsp - 0x28], 0x0
    lea rax, [rsp - 0x28]
    test r8, r8
    mov qword ptr [rsp - 0x10], rsi
    je .L4
    mov rdi, qword ptr [rsp - 0x28]
    shl r8, 0x4
    xor eax, eax
    lea r10, [plywright::sliders::hyperbola::LINES]
    xor r11d, r11d
    xor ebx, ebx
    nop
.L3:
    movzx ecx, byte ptr [rdx + r11 + 0x8]
    xor rbx, qword ptr [rdx + r11]
    lea r14, [rcx + 2*rcx]
    mov r15d, 0x1
    shl r15, cl
    mov r12, qword ptr [r10 + 8*r14 + 0x8]
    mov r14, qword ptr [r10 + 8*r14 + 0x10]
    mov rcx, r12
    and rcx, rbx
    mov r13, rcx
    sub r13, r15
    bswap rcx
    mov rbp, r15
    bswap rbp
    sub rcx, rbp
    bswap rcx
    and rbx, r14
    mov r9, rbx
    sub r9, r15
    xor rcx, r13
    bswap rbx
    and rcx, r12
    sub rbx, rbp
    bswap rbx
    xor rbx, r9
    and rbx, r14
    or rbx, rcx
    add rax, rbx
    and rbx, rdi
    add r11, 0x10
    cmp r8, r11
    jne .L3
    jmp .L5
.L4:
    xor eax, eax
.L5:
    mov qword ptr [rsp - 0x18], rax
    mov rcx, qword ptr [rsp - 0x20]
    mov rax, qword ptr [rcx + 0x38]
    mov rdx, qword ptr [rcx + 0x40]
    mov qword ptr [rsp - 0x28], 0x0
    lea rcx, [rsp - 0x28]
    mov qword ptr [rsp - 0x20], rdx
    test rdx, rdx
    je .L7
    mov rcx, qword ptr [rsp - 0x28]
    mov qword ptr [rsp - 0x8], rcx
    shl qword ptr [rsp - 0x20], 0x4
    xor r9d, r9d
    xor r14d, r14d
    xor r15d, r15d
    nop
.L6:
    xor r15, qword ptr [rax + r14]
    movzx edx, byte ptr [rax + r14 + 0x8]
    mov ecx, edx
    and cl, 0x38
    mov rdi, r15
    shr rdi, cl
    and edi, 0x7e
    lea rsi, [plywright::sliders::hyperbola::RANK]
    lea rdi, [rsi + 4*rdi]
    mov r10d, edx
    and r10d, 0x7
    movzx r12d, byte ptr [r10 + rdi]
    shl r12, cl
    mov r13d, 0x1
    mov ecx, edx
    shl r13, cl
    lea rbx, [rdx + 2*rdx]
    lea rsi, [plywright::sliders::hyperbola::LINES]
    mov rbp, qword ptr [rsi + 8*rbx]
    mov rcx, rbp
    and rcx, r15
    mov r10, rcx
    bswap rcx
    sub r10, r13
    mov rdx, r13
    bswap rdx
    mov rdi, qword ptr [rsi + 8*rbx + 0x8]
    mov r11, rdi
    and r11, r15
    mov r8, r11
    sub r8, r13
    mov rbx, qword ptr [rsi + 8*rbx + 0x10]
    and r15, rbx
    mov rsi, r15
    sub rsi, r13
    sub rcx, rdx
    bswap rcx
    xor rcx, r10
    and rcx, rbp
    bswap r11
    or rcx, r12
    sub r11, rdx
    bswap r11
    xor r11, r8
    and r11, rdi
    bswap r15
    sub r15, rdx
    bswap r15
    xor r15, rsi
    and r15, rbx
    or r15, r11
    or r15, rcx
    add r9, r15
    and r15, qword ptr [rsp - 0x8]
    add r14, 0x10
    cmp qword ptr [rsp - 0x20], r14
    jne .L6
    jmp .L8
.L7:
    xor r9d, r9d
.L8:
    mov rax, qword ptr [rsp - 0x18]
    add rax, qword ptr [rsp - 0x10]
    add rax, r9
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

throughput:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov rdx, qword ptr [rdi + 0x10]
    test rdx, rdx
    je .L5
    mov r8, qword ptr [rdi + 0x8]
    add r8, 0x8
    xor esi, esi
    lea r9, [plywright::sliders::hyperbola::RANK]
    lea r10, [plywright::sliders::hyperbola::LINES]
    nop
.L0:
    mov r11, qword ptr [r8 - 0x8]
    movzx eax, byte ptr [r8]
    mov ecx, eax
    and cl, 0x38
    mov rbx, r11
    shr rbx, cl
    and ebx, 0x7e
    lea rbx, [r9 + 4*rbx]
    mov r14d, eax
    and r14d, 0x7
    movzx ebx, byte ptr [r14 + rbx]
    shl rbx, cl
    lea r14, [rax + 2*rax]
    mov r15d, 0x1
    mov ecx, eax
    shl r15, cl
    mov rax, qword ptr [r10 + 8*r14]
    and r11, rax
    mov rcx, r11
    sub rcx, r15
    bswap r11
    bswap r15
    sub r11, r15
    bswap r11
    xor r11, rcx
    and r11, rax
    or r11, rbx
    add rsi, r11
    add r8, 0x10
    dec rdx
    jne .L0
    mov rdx, qword ptr [rdi + 0x28]
    test rdx, rdx
    mov qword ptr [rsp - 0x8], rsi
    je .L6
.L1:
    mov r8, qword ptr [rdi + 0x20]
    add r8, 0x8
    xor eax, eax
    lea r9, [plywright::sliders::hyperbola::LINES]
    nop
.L2:
    mov r10, qword ptr [r8 - 0x8]
    movzx ecx, byte ptr [r8]
    lea r11, [rcx + 2*rcx]
    mov rbx, qword ptr [r9 + 8*r11 + 0x8]
    mov r11, qword ptr [r9 + 8*r11 + 0x10]
    mov r14d, 0x1
    shl r14, cl
    mov rcx, rbx
    and rcx, r10
    mov r15, rcx
    bswap rcx
    sub r15, r14
    and r10, r11
    mov r12, r10
    sub r12, r14
    bswap r14
    sub rcx, r14
    bswap rcx
    bswap r10
    xor rcx, r15
    sub r10, r14
    bswap r10
    and rcx, rbx
    xor r10, r12
    and r10, r11
    or r10, rcx
    add rax, r10
    add r8, 0x10
    dec rdx
    jne .L2
    mov qword ptr [rsp - 0x10], rax
    mov r8, qword ptr [rdi + 0x40]
    test r8, r8
    je .L7
.L3:
    mov r9, qword ptr [rdi + 0x38]
    add r9, 0x8
    xor ecx, ecx
.L4:
    mov rbx, qword ptr [r9 - 0x8]
    movzx edx, byte ptr [r9]
    mov rax, rcx
    mov ecx, edx
    and cl, 0x38
    mov r10, rbx
    shr r10, cl
    and r10d, 0x7e
    lea rsi, [plywright::sliders::hyperbola::RANK]
    lea r10, [rsi + 4*r10]
    mov r11d, edx
    and r11d, 0x7
    movzx r14d, byte ptr [r11 + r10]
    shl r14, cl
    mov r15d, 0x1
    mov ecx, edx
    shl r15, cl
    lea r11, [rdx + 2*rdx]
    lea rdi, [plywright::sliders::hyperbola::LINES]
    mov r12, qword ptr [rdi + 8*r11]
    mov rcx, r12
    and rcx, rbx
    mov r13, rcx
    bswap rcx
    mov rdx, r15
    bswap rdx
    sub r13, r15
    sub rcx, rdx
    bswap rcx
    mov r10, qword ptr [rdi + 8*r11 + 0x8]
    mov rbp, r10
    and rbp, rbx
    mov rsi, rbp
    sub rsi, r15
    mov r11, qword ptr [rdi + 8*r11 + 0x10]
    and rbx, r11
    mov rdi, rbx
    sub rdi, r15
    xor rcx, r13
    bswap rbp
    and rcx, r12
    sub rbp, rdx
    bswap rbp
    or rcx, r14
    xor rbp, rsi
    bswap rbx
    and rbp, r10
    sub rbx, rdx
    bswap rbx
    xor rbx, rdi
    and rbx, r11
    or rbx, rbp
    or rbx, rcx
    mov rcx, rax
    add rcx, rbx
    add r9, 0x10
    dec r8
    jne .L4
    jmp .L8
.L5:
    xor esi, esi
    mov rdx, qword ptr [rdi + 0x28]
    test rdx, rdx
    mov qword ptr [rsp - 0x8], rsi
    jne .L1
.L6:
    xor eax, eax
    mov qword ptr [rsp - 0x10], rax
    mov r8, qword ptr [rdi + 0x40]
    test r8, r8
    jne .L3
.L7:
    xor ecx, ecx
.L8:
    mov rax, qword ptr [rsp - 0x10]
    add rax, qword ptr [rsp - 0x8]
    add rax, rcx
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
