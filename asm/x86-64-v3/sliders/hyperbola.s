# The kernels of sliders/hyperbola, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v3
# command: cargo lab asm sliders/hyperbola --target x86-64-v3
# binary: sha256 e757a524328b34c76c4c3d821736fa56ec3c9257d178ee1395b470864b1c1c1e
# latency: 181 instructions in 687 bytes; innermost loops: .L0 of 28, .L3 of 31, .L6 of 56
# throughput: 163 instructions in 605 bytes; innermost loops: .L0 of 27, .L2 of 29, .L4 of 54
# mix of 344 instructions: 80 mov, 39 and, 33 xor, 30 bswap, 24 sub, 23 lea, 20 add, 12 pop, 12 push, 10 movzx, 10 or, 10 shlx, 8 jne, 8 test, 6 je, 4 jmp, 4 shrx, 3 cmp, 3 dec, 3 shl, 2 ret

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov rax, qword ptr [rdi + 0x8]
    mov rdx, qword ptr [rdi + 0x10]
    mov qword ptr [rsp - 0x28], 0x0
    lea rcx, [rsp - 0x28]
    test rdx, rdx
    je .L1
    mov rsi, qword ptr [rsp - 0x28]
    shl rdx, 0x4
    xor ecx, ecx
    lea r8, [plywright::sliders::hyperbola::RANK]
    lea r9, [plywright::sliders::hyperbola::LINES]
    mov r10d, 0x1
    xor r11d, r11d
    xor ebx, ebx
    nop
.L0:
    xor rbx, qword ptr [rax + r11]
    movzx r14d, byte ptr [rax + r11 + 0x8]
    mov r15d, r14d
    lea r12, [r14 + 2*r14]
    shlx r13, r10, r14
    and r14b, 0x38
    shrx rbp, rbx, r14
    and ebp, 0x7e
    lea rbp, [r8 + 4*rbp]
    and r15d, 0x7
    movzx r15d, byte ptr [r15 + rbp]
    mov r12, qword ptr [r9 + 8*r12]
    and rbx, r12
    mov rbp, rbx
    sub rbp, r13
    bswap rbx
    bswap r13
    shlx r14, r15, r14
    sub rbx, r13
    bswap rbx
    xor rbx, rbp
    and rbx, r12
    or rbx, r14
    add rcx, rbx
    and rbx, rsi
    add r11, 0x10
    cmp rdx, r11
    jne .L0
    jmp .L2
.L1:
    xor ecx, ecx
.L2:
    mov rdx, qword ptr [rdi + 0x20]
    mov qword ptr [rsp - 0x20], rdi
    mov rsi, qword ptr [rdi + 0x28]
    mov qword ptr [rsp - 0x28], 0x0
    lea rax, [rsp - 0x28]
    test rsi, rsi
    mov qword ptr [rsp - 0x10], rcx
    je .L4
    mov r8, qword ptr [rsp - 0x28]
    shl rsi, 0x4
    xor eax, eax
    lea r9, [plywright::sliders::hyperbola::LINES]
    mov ecx, 0x1
    xor r11d, r11d
    xor ebx, ebx
    nop
.L3:
    movzx r15d, byte ptr [rdx + r11 + 0x8]
    xor rbx, qword ptr [rdx + r11]
    lea r14, [r15 + 2*r15]
    mov r12, qword ptr [r9 + 8*r14 + 0x8]
    mov r14, qword ptr [r9 + 8*r14 + 0x10]
    shlx r10, rcx, r15
    mov r15, r12
    and r15, rbx
    mov rbp, r15
    sub rbp, r10
    bswap r15
    mov r13, r10
    bswap r13
    sub r15, r13
    bswap r15
    and rbx, r14
    mov rdi, rbx
    sub rdi, r10
    xor r15, rbp
    bswap rbx
    and r15, r12
    sub rbx, r13
    bswap rbx
    xor rbx, rdi
    and rbx, r14
    or rbx, r15
    add rax, rbx
    and rbx, r8
    add r11, 0x10
    cmp rsi, r11
    jne .L3
    jmp .L5
.L4:
    xor eax, eax
.L5:
    mov qword ptr [rsp - 0x18], rax
    mov rcx, qword ptr [rsp - 0x20]
    mov rdx, qword ptr [rcx + 0x38]
    mov rax, qword ptr [rcx + 0x40]
    mov qword ptr [rsp - 0x28], 0x0
    lea rsi, [rsp - 0x28]
    mov qword ptr [rsp - 0x20], rax
    test rax, rax
    je .L7
    mov rax, qword ptr [rsp - 0x28]
    mov qword ptr [rsp - 0x8], rax
    shl qword ptr [rsp - 0x20], 0x4
    xor edi, edi
    xor ebx, ebx
    xor r14d, r14d
    nop
.L6:
    movzx r13d, byte ptr [rdx + rbx + 0x8]
    xor r14, qword ptr [rdx + rbx]
    mov esi, r13d
    lea r10, [2*r13]
    add r10, r13
    mov eax, 0x1
    shlx rbp, rax, r13
    and r13b, 0x38
    shrx r8, r14, r13
    and r8d, 0x7e
    lea rax, [plywright::sliders::hyperbola::RANK]
    lea r8, [rax + 4*r8]
    and esi, 0x7
    movzx r11d, byte ptr [rsi + r8]
    lea rax, [plywright::sliders::hyperbola::LINES]
    mov r9, qword ptr [rax + 8*r10]
    mov r8, qword ptr [rax + 8*r10 + 0x8]
    mov r15, r9
    and r15, r14
    mov rsi, r15
    bswap r15
    sub rsi, rbp
    mov r10, qword ptr [rax + 8*r10 + 0x10]
    mov r12, r8
    and r12, r14
    mov rax, rdx
    mov rdx, r12
    sub rdx, rbp
    and r14, r10
    mov rcx, r14
    sub rcx, rbp
    bswap rbp
    shlx r11, r11, r13
    sub r15, rbp
    bswap r15
    xor r15, rsi
    and r15, r9
    bswap r12
    or r15, r11
    sub r12, rbp
    bswap r12
    xor r12, rdx
    mov rdx, rax
    and r12, r8
    bswap r14
    sub r14, rbp
    bswap r14
    xor r14, rcx
    and r14, r10
    or r14, r12
    or r14, r15
    add rdi, r14
    and r14, qword ptr [rsp - 0x8]
    add rbx, 0x10
    cmp qword ptr [rsp - 0x20], rbx
    jne .L6
    jmp .L8
.L7:
    xor edi, edi
.L8:
    mov rax, qword ptr [rsp - 0x18]
    add rax, qword ptr [rsp - 0x10]
    add rax, rdi
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
    mov rax, qword ptr [rdi + 0x10]
    test rax, rax
    je .L5
    mov rdx, qword ptr [rdi + 0x8]
    add rdx, 0x8
    xor r13d, r13d
    lea rsi, [plywright::sliders::hyperbola::RANK]
    lea r8, [plywright::sliders::hyperbola::LINES]
    mov r9d, 0x1
    nop
.L0:
    mov r10, qword ptr [rdx - 0x8]
    movzx ecx, byte ptr [rdx]
    mov r11d, ecx
    lea rbx, [rcx + 2*rcx]
    shlx r14, r9, rcx
    and cl, 0x38
    shrx r15, r10, rcx
    and r15d, 0x7e
    lea r15, [rsi + 4*r15]
    and r11d, 0x7
    mov rbx, qword ptr [r8 + 8*rbx]
    and r10, rbx
    mov r12, r10
    sub r12, r14
    bswap r10
    bswap r14
    movzx r11d, byte ptr [r11 + r15]
    sub r10, r14
    bswap r10
    shlx rcx, r11, rcx
    xor r10, r12
    and r10, rbx
    or r10, rcx
    add r13, r10
    add rdx, 0x10
    dec rax
    jne .L0
    mov rdx, qword ptr [rdi + 0x28]
    test rdx, rdx
    mov qword ptr [rsp - 0x10], r13
    je .L6
.L1:
    mov rsi, qword ptr [rdi + 0x20]
    add rsi, 0x8
    xor eax, eax
    lea r8, [plywright::sliders::hyperbola::LINES]
    mov r9d, 0x1
    nop
.L2:
    mov r10, qword ptr [rsi - 0x8]
    movzx r11d, byte ptr [rsi]
    lea rcx, [r11 + 2*r11]
    mov rbx, qword ptr [r8 + 8*rcx + 0x8]
    mov rcx, qword ptr [r8 + 8*rcx + 0x10]
    shlx r14, r9, r11
    mov r11, rbx
    and r11, r10
    mov r15, r11
    sub r15, r14
    bswap r11
    and r10, rcx
    mov r12, r10
    sub r12, r14
    bswap r14
    sub r11, r14
    bswap r11
    bswap r10
    xor r11, r15
    sub r10, r14
    bswap r10
    and r11, rbx
    xor r10, r12
    and r10, rcx
    or r10, r11
    add rax, r10
    add rsi, 0x10
    dec rdx
    jne .L2
    mov qword ptr [rsp - 0x18], rax
    mov rsi, qword ptr [rdi + 0x40]
    test rsi, rsi
    je .L7
.L3:
    mov rdi, qword ptr [rdi + 0x38]
    add rdi, 0x8
    xor ecx, ecx
    nop
.L4:
    mov qword ptr [rsp - 0x8], rcx
    mov r11, qword ptr [rdi - 0x8]
    movzx r12d, byte ptr [rdi]
    mov r14d, r12d
    lea rcx, [r12 + 2*r12]
    mov eax, 0x1
    shlx rbp, rax, r12
    and r12b, 0x38
    shrx r8, r11, r12
    and r8d, 0x7e
    lea rax, [plywright::sliders::hyperbola::RANK]
    lea r8, [rax + 4*r8]
    and r14d, 0x7
    lea rax, [plywright::sliders::hyperbola::LINES]
    mov r13, qword ptr [rax + 8*rcx]
    mov r10, qword ptr [rax + 8*rcx + 0x8]
    mov rbx, r13
    and rbx, r11
    mov r9, rbx
    bswap rbx
    sub r9, rbp
    mov rcx, qword ptr [rax + 8*rcx + 0x10]
    mov r15, r10
    and r15, r11
    mov rdx, r15
    sub rdx, rbp
    and r11, rcx
    mov rax, r11
    sub rax, rbp
    bswap rbp
    movzx r8d, byte ptr [r14 + r8]
    sub rbx, rbp
    bswap rbx
    shlx r8, r8, r12
    xor rbx, r9
    bswap r15
    and rbx, r13
    sub r15, rbp
    bswap r15
    or rbx, r8
    xor r15, rdx
    bswap r11
    and r15, r10
    sub r11, rbp
    bswap r11
    xor r11, rax
    and r11, rcx
    mov rcx, qword ptr [rsp - 0x8]
    or r11, r15
    or r11, rbx
    add rcx, r11
    add rdi, 0x10
    dec rsi
    jne .L4
    jmp .L8
.L5:
    xor r13d, r13d
    mov rdx, qword ptr [rdi + 0x28]
    test rdx, rdx
    mov qword ptr [rsp - 0x10], r13
    jne .L1
.L6:
    xor eax, eax
    mov qword ptr [rsp - 0x18], rax
    mov rsi, qword ptr [rdi + 0x40]
    test rsi, rsi
    jne .L3
.L7:
    xor ecx, ecx
.L8:
    mov rax, qword ptr [rsp - 0x18]
    add rax, qword ptr [rsp - 0x10]
    add rax, rcx
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
