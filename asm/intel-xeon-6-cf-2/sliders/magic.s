# The kernels of sliders/magic, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=native
# command: cargo lab asm sliders/magic --target native
# binary: sha256 480544b19b7c3bc6052ab96699c73ef45cfcdb0da5ccf4b93d3956d8f8fe8fae
# latency: 111 instructions in 483 bytes; innermost loops: .L0 of 15, .L3 of 15, .L6 of 23
# throughput: 93 instructions in 408 bytes; innermost loops: .L0 of 14, .L2 of 14, .L4 of 22
# mix of 204 instructions: 39 mov, 27 add, 21 lea, 21 xor, 14 movzx, 11 and, 8 imul, 8 jne, 8 pop, 8 push, 8 shrx, 8 test, 6 je, 4 jmp, 3 cmp, 3 dec, 3 shl, 2 or, 2 ret

latency:
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov rax, qword ptr [rdi + 0x8]
    mov rdx, qword ptr [rdi + 0x10]
    mov qword ptr [rsp - 0x8], 0x0
    lea rcx, [rsp - 0x8]
    test rdx, rdx
    je .L1
    mov rsi, qword ptr [rsp - 0x8]
    shl rdx, 0x4
    xor ecx, ecx
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    xor r10d, r10d
    xor r11d, r11d
    nop
.L0:
    movzx ebx, byte ptr [rax + r10 + 0x8]
    xor r11, qword ptr [rax + r10]
    lea rbx, [rbx + 2*rbx]
    mov r14d, dword ptr [r8 + 8*rbx + 0x10]
    movzx r15d, byte ptr [r8 + 8*rbx + 0x14]
    and r11, qword ptr [r8 + 8*rbx]
    imul r11, qword ptr [r8 + 8*rbx + 0x8]
    shrx r11, r11, r15
    add r11, r14
    mov r11, qword ptr [r9 + 8*r11]
    add rcx, r11
    and r11, rsi
    add r10, 0x10
    cmp rdx, r10
    jne .L0
    jmp .L2
.L1:
    xor ecx, ecx
.L2:
    mov rdx, qword ptr [rdi + 0x20]
    mov rsi, qword ptr [rdi + 0x28]
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    test rsi, rsi
    je .L4
    mov r8, qword ptr [rsp - 0x8]
    shl rsi, 0x4
    xor eax, eax
    lea r9, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    xor r11d, r11d
    xor ebx, ebx
    nop
.L3:
    movzx r14d, byte ptr [rdx + r11 + 0x8]
    xor rbx, qword ptr [rdx + r11]
    lea r14, [r14 + 2*r14]
    mov r15d, dword ptr [r9 + 8*r14 + 0x610]
    movzx r12d, byte ptr [r9 + 8*r14 + 0x614]
    and rbx, qword ptr [r9 + 8*r14 + 0x600]
    imul rbx, qword ptr [r9 + 8*r14 + 0x608]
    shrx rbx, rbx, r12
    add rbx, r15
    mov rbx, qword ptr [r10 + 8*rbx]
    add rax, rbx
    and rbx, r8
    add r11, 0x10
    cmp rsi, r11
    jne .L3
    jmp .L5
.L4:
    xor eax, eax
.L5:
    mov rdx, qword ptr [rdi + 0x38]
    mov rsi, qword ptr [rdi + 0x40]
    mov qword ptr [rsp - 0x8], 0x0
    lea rdi, [rsp - 0x8]
    test rsi, rsi
    je .L7
    mov r8, qword ptr [rsp - 0x8]
    shl rsi, 0x4
    xor edi, edi
    lea r9, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    xor r11d, r11d
    xor ebx, ebx
    nop
.L6:
    movzx r14d, byte ptr [rdx + r11 + 0x8]
    xor rbx, qword ptr [rdx + r11]
    lea r14, [r14 + 2*r14]
    mov r15d, dword ptr [r9 + 8*r14 + 0x10]
    movzx r12d, byte ptr [r9 + 8*r14 + 0x14]
    mov r13, qword ptr [r9 + 8*r14]
    and r13, rbx
    imul r13, qword ptr [r9 + 8*r14 + 0x8]
    shrx r12, r13, r12
    add r12, r15
    movzx r15d, byte ptr [r9 + 8*r14 + 0x614]
    and rbx, qword ptr [r9 + 8*r14 + 0x600]
    imul rbx, qword ptr [r9 + 8*r14 + 0x608]
    mov r14d, dword ptr [r9 + 8*r14 + 0x610]
    shrx rbx, rbx, r15
    add rbx, r14
    mov rbx, qword ptr [r10 + 8*rbx]
    or rbx, qword ptr [r10 + 8*r12]
    add rdi, rbx
    and rbx, r8
    add r11, 0x10
    cmp rsi, r11
    jne .L6
    jmp .L8
.L7:
    xor edi, edi
.L8:
    add rax, rcx
    add rax, rdi
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    ret

throughput:
    push r15
    push r14
    push rbx
    mov rax, qword ptr [rdi + 0x10]
    test rax, rax
    je .L5
    mov rdx, qword ptr [rdi + 0x8]
    add rdx, 0x8
    xor ecx, ecx
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea r8, [plywright::sliders::magic::TABLE]
    nop
.L0:
    mov r9, qword ptr [rdx - 0x8]
    movzx r10d, byte ptr [rdx]
    lea r10, [r10 + 2*r10]
    mov r11d, dword ptr [rsi + 8*r10 + 0x10]
    movzx ebx, byte ptr [rsi + 8*r10 + 0x14]
    and r9, qword ptr [rsi + 8*r10]
    imul r9, qword ptr [rsi + 8*r10 + 0x8]
    shrx r9, r9, rbx
    add r9, r11
    mov r9, qword ptr [r8 + 8*r9]
    add rcx, r9
    add rdx, 0x10
    dec rax
    jne .L0
    mov rdx, qword ptr [rdi + 0x28]
    test rdx, rdx
    je .L6
.L1:
    mov rsi, qword ptr [rdi + 0x20]
    add rsi, 0x8
    xor eax, eax
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    nop
.L2:
    mov r10, qword ptr [rsi - 0x8]
    movzx r11d, byte ptr [rsi]
    lea r11, [r11 + 2*r11]
    mov ebx, dword ptr [r8 + 8*r11 + 0x610]
    movzx r14d, byte ptr [r8 + 8*r11 + 0x614]
    and r10, qword ptr [r8 + 8*r11 + 0x600]
    imul r10, qword ptr [r8 + 8*r11 + 0x608]
    shrx r10, r10, r14
    add r10, rbx
    mov r10, qword ptr [r9 + 8*r10]
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
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    nop
.L4:
    mov r10, qword ptr [rdi - 0x8]
    movzx r11d, byte ptr [rdi]
    lea r11, [r11 + 2*r11]
    movzx ebx, byte ptr [r8 + 8*r11 + 0x14]
    mov r14, qword ptr [r8 + 8*r11]
    and r14, r10
    imul r14, qword ptr [r8 + 8*r11 + 0x8]
    mov r15d, dword ptr [r8 + 8*r11 + 0x10]
    shrx rbx, r14, rbx
    add rbx, r15
    mov r14d, dword ptr [r8 + 8*r11 + 0x610]
    movzx r15d, byte ptr [r8 + 8*r11 + 0x614]
    and r10, qword ptr [r8 + 8*r11 + 0x600]
    imul r10, qword ptr [r8 + 8*r11 + 0x608]
    shrx r10, r10, r15
    add r10, r14
    mov r10, qword ptr [r9 + 8*r10]
    or r10, qword ptr [r9 + 8*rbx]
    add rdx, r10
    add rdi, 0x10
    dec rsi
    jne .L4
    jmp .L8
.L5:
    xor ecx, ecx
    mov rdx, qword ptr [rdi + 0x28]
    test rdx, rdx
    jne .L1
.L6:
    xor eax, eax
    mov rsi, qword ptr [rdi + 0x40]
    test rsi, rsi
    jne .L3
.L7:
    xor edx, edx
.L8:
    add rax, rcx
    add rax, rdx
    pop rbx
    pop r14
    pop r15
    ret
