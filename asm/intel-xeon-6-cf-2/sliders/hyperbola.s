# The kernels of sliders/hyperbola, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=native
# command: cargo lab asm sliders/hyperbola --target native
# binary: sha256 480544b19b7c3bc6052ab96699c73ef45cfcdb0da5ccf4b93d3956d8f8fe8fae
# latency: 175 instructions in 653 bytes; innermost loops: .L0 of 28, .L3 of 30, .L6 of 53
# throughput: 158 instructions in 583 bytes; innermost loops: .L0 of 27, .L2 of 29, .L4 of 52
# mix of 333 instructions: 70 mov, 39 and, 33 xor, 30 bswap, 24 sub, 23 lea, 19 add, 12 pop, 12 push, 10 movzx, 10 or, 10 shlx, 8 jne, 8 test, 6 je, 4 jmp, 4 shrx, 3 cmp, 3 dec, 3 shl, 2 ret

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov rax, qword ptr [rdi + 0x8]
    mov rdx, qword ptr [rdi + 0x10]
    mov qword ptr [rsp - 0x20], 0x0
    lea rcx, [rsp - 0x20]
    test rdx, rdx
    je .L1
    mov rsi, qword ptr [rsp - 0x20]
    shl rdx, 0x4
    xor ecx, ecx
    lea r8, [plywright::sliders::hyperbola::RANK]
    lea r9, [plywright::sliders::hyperbola::LINES]
    mov r10d, 0x1
    xor r11d, r11d
    xor ebx, ebx
    nop
.L0:
    movzx r14d, byte ptr [rax + r11 + 0x8]
    xor rbx, qword ptr [rax + r11]
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
    mov qword ptr [rsp - 0x18], rdi
    mov rsi, qword ptr [rdi + 0x28]
    mov qword ptr [rsp - 0x20], 0x0
    lea rax, [rsp - 0x20]
    test rsi, rsi
    mov qword ptr [rsp - 0x10], rcx
    je .L4
    mov r8, qword ptr [rsp - 0x20]
    shl rsi, 0x4
    xor eax, eax
    lea r9, [plywright::sliders::hyperbola::LINES]
    mov edi, 0x1
    xor r11d, r11d
    xor ebx, ebx
    nop
.L3:
    movzx r15d, byte ptr [rdx + r11 + 0x8]
    xor rbx, qword ptr [rdx + r11]
    lea r14, [r15 + 2*r15]
    mov r12, qword ptr [r9 + 8*r14 + 0x8]
    mov r14, qword ptr [r9 + 8*r14 + 0x10]
    shlx r13, rdi, r15
    mov r15, r12
    and r15, rbx
    mov rbp, r15
    sub rbp, r13
    bswap r15
    and rbx, r14
    mov r10, rbx
    sub r10, r13
    bswap r13
    sub r15, r13
    bswap r15
    xor r15, rbp
    bswap rbx
    and r15, r12
    sub rbx, r13
    bswap rbx
    xor rbx, r10
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
    mov rdx, qword ptr [rsp - 0x18]
    mov rcx, qword ptr [rdx + 0x38]
    mov rdx, qword ptr [rdx + 0x40]
    mov qword ptr [rsp - 0x20], 0x0
    lea rsi, [rsp - 0x20]
    mov qword ptr [rsp - 0x18], rdx
    test rdx, rdx
    je .L7
    mov rdx, qword ptr [rsp - 0x20]
    mov qword ptr [rsp - 0x8], rdx
    shl qword ptr [rsp - 0x18], 0x4
    xor edi, edi
    xor ebx, ebx
    xor r14d, r14d
    nop
.L6:
    movzx esi, byte ptr [rcx + rbx + 0x8]
    xor r14, qword ptr [rcx + rbx]
    mov r9d, esi
    lea r8, [rsi + 2*rsi]
    mov edx, 0x1
    shlx r13, rdx, rsi
    and sil, 0x38
    shrx r11, r14, rsi
    and r11d, 0x7e
    lea rdx, [plywright::sliders::hyperbola::RANK]
    lea r11, [rdx + 4*r11]
    and r9d, 0x7
    movzx r9d, byte ptr [r9 + r11]
    shlx rbp, r9, rsi
    lea rdx, [plywright::sliders::hyperbola::LINES]
    mov r9, qword ptr [rdx + 8*r8]
    mov r11, qword ptr [rdx + 8*r8 + 0x8]
    mov r15, r9
    and r15, r14
    mov rsi, r15
    sub rsi, r13
    bswap r15
    mov r8, qword ptr [rdx + 8*r8 + 0x10]
    mov r12, r11
    and r12, r14
    mov r10, r12
    sub r10, r13
    and r14, r8
    mov rdx, r14
    sub rdx, r13
    bswap r13
    sub r15, r13
    bswap r15
    xor r15, rsi
    and r15, r9
    or r15, rbp
    bswap r12
    sub r12, r13
    bswap r12
    xor r12, r10
    and r12, r11
    bswap r14
    sub r14, r13
    bswap r14
    xor r14, rdx
    and r14, r8
    or r14, r12
    or r14, r15
    add rdi, r14
    and r14, qword ptr [rsp - 0x8]
    add rbx, 0x10
    cmp qword ptr [rsp - 0x18], rbx
    jne .L6
    jmp .L8
.L7:
    xor edi, edi
.L8:
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
    xor ecx, ecx
    lea rsi, [plywright::sliders::hyperbola::RANK]
    lea r8, [plywright::sliders::hyperbola::LINES]
    mov r9d, 0x1
    nop
.L0:
    mov r10, qword ptr [rdx - 0x8]
    movzx r11d, byte ptr [rdx]
    mov ebx, r11d
    lea r14, [r11 + 2*r11]
    shlx r15, r9, r11
    and r11b, 0x38
    shrx r12, r10, r11
    and r12d, 0x7e
    lea r12, [rsi + 4*r12]
    and ebx, 0x7
    movzx ebx, byte ptr [rbx + r12]
    shlx r11, rbx, r11
    mov rbx, qword ptr [r8 + 8*r14]
    and r10, rbx
    mov r14, r10
    bswap r10
    sub r14, r15
    bswap r15
    sub r10, r15
    bswap r10
    xor r10, r14
    and r10, rbx
    or r10, r11
    add rcx, r10
    add rdx, 0x10
    dec rax
    jne .L0
    mov rdx, qword ptr [rdi + 0x28]
    test rdx, rdx
    mov qword ptr [rsp - 0x8], rcx
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
    movzx ebx, byte ptr [rsi]
    lea r11, [rbx + 2*rbx]
    mov r14, qword ptr [r8 + 8*r11 + 0x8]
    mov r11, qword ptr [r8 + 8*r11 + 0x10]
    shlx r15, r9, rbx
    mov rbx, r14
    and rbx, r10
    mov r12, rbx
    sub r12, r15
    bswap rbx
    and r10, r11
    mov r13, r10
    sub r13, r15
    bswap r15
    sub rbx, r15
    bswap rbx
    xor rbx, r12
    and rbx, r14
    bswap r10
    sub r10, r15
    bswap r10
    xor r10, r13
    and r10, r11
    or r10, rbx
    add rax, r10
    add rsi, 0x10
    dec rdx
    jne .L2
    mov rsi, qword ptr [rdi + 0x40]
    test rsi, rsi
    je .L7
.L3:
    mov rdi, qword ptr [rdi + 0x38]
    add rdi, 0x8
    xor edx, edx
    nop
.L4:
    mov r11, qword ptr [rdi - 0x8]
    movzx r10d, byte ptr [rdi]
    mov ebx, r10d
    lea r8, [r10 + 2*r10]
    mov ecx, 0x1
    shlx r15, rcx, r10
    and r10b, 0x38
    shrx r14, r11, r10
    and r14d, 0x7e
    lea rcx, [plywright::sliders::hyperbola::RANK]
    lea r14, [rcx + 4*r14]
    and ebx, 0x7
    movzx ebx, byte ptr [rbx + r14]
    shlx r12, rbx, r10
    lea rcx, [plywright::sliders::hyperbola::LINES]
    mov r13, qword ptr [rcx + 8*r8]
    mov r14, qword ptr [rcx + 8*r8 + 0x8]
    mov rbx, r13
    and rbx, r11
    mov r10, rbx
    sub r10, r15
    bswap rbx
    mov r8, qword ptr [rcx + 8*r8 + 0x10]
    mov rbp, r14
    and rbp, r11
    mov r9, rbp
    sub r9, r15
    and r11, r8
    mov rcx, r11
    sub rcx, r15
    bswap r15
    sub rbx, r15
    bswap rbx
    xor rbx, r10
    and rbx, r13
    bswap rbp
    or rbx, r12
    sub rbp, r15
    bswap rbp
    xor rbp, r9
    and rbp, r14
    bswap r11
    sub r11, r15
    bswap r11
    xor r11, rcx
    and r11, r8
    or r11, rbp
    or r11, rbx
    add rdx, r11
    add rdi, 0x10
    dec rsi
    jne .L4
    jmp .L8
.L5:
    xor ecx, ecx
    mov rdx, qword ptr [rdi + 0x28]
    test rdx, rdx
    mov qword ptr [rsp - 0x8], rcx
    jne .L1
.L6:
    xor eax, eax
    mov rsi, qword ptr [rdi + 0x40]
    test rsi, rsi
    jne .L3
.L7:
    xor edx, edx
.L8:
    add rax, qword ptr [rsp - 0x8]
    add rax, rdx
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
