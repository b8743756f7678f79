# The kernels of sliders/pext, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm sliders/pext
# binary: sha256 6f3830fb728c1ea56ff423e5c8de950bfcae245dd219648b04141968a5e45209
# latency: 96 instructions in 410 bytes; innermost loops: .L0 of 12, .L3 of 12, .L6 of 16
# throughput: 78 instructions in 335 bytes; innermost loops: .L0 of 11, .L2 of 11, .L4 of 15
# mix of 174 instructions: 37 mov, 27 add, 21 xor, 15 lea, 9 shl, 8 jne, 8 pext, 8 test, 6 je, 6 movzx, 6 pop, 6 push, 4 jmp, 3 and, 3 cmp, 3 dec, 2 or, 2 ret

latency:
    push r15
    push r14
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
    lea r8, [plywright::sliders::subsets::REACHES]
    lea r9, [plywright::sliders::subsets::ATTACKS]
    xor r10d, r10d
    xor r11d, r11d
    nop
.L0:
    xor r11, qword ptr [rax + r10]
    movzx ebx, byte ptr [rax + r10 + 0x8]
    shl ebx, 0x4
    mov r14, qword ptr [rbx + r8]
    pext r11, r11, r14
    add r11, qword ptr [rbx + r8 + 0x8]
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
    lea r9, [plywright::sliders::subsets::REACHES]
    lea r10, [plywright::sliders::subsets::ATTACKS]
    xor r11d, r11d
    xor ebx, ebx
    nop
.L3:
    xor rbx, qword ptr [rdx + r11]
    movzx r14d, byte ptr [rdx + r11 + 0x8]
    shl r14d, 0x4
    mov r15, qword ptr [r14 + r9 + 0x400]
    pext rbx, rbx, r15
    add rbx, qword ptr [r14 + r9 + 0x408]
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
    lea r9, [plywright::sliders::subsets::REACHES]
    lea r10, [plywright::sliders::subsets::ATTACKS]
    xor r11d, r11d
    xor ebx, ebx
    nop
.L6:
    movzx r14d, byte ptr [rdx + r11 + 0x8]
    xor rbx, qword ptr [rdx + r11]
    shl r14d, 0x4
    mov r15, qword ptr [r14 + r9]
    pext r15, rbx, r15
    add r15, qword ptr [r14 + r9 + 0x8]
    mov r12, qword ptr [r14 + r9 + 0x400]
    pext rbx, rbx, r12
    add rbx, qword ptr [r14 + r9 + 0x408]
    mov rbx, qword ptr [r10 + 8*rbx]
    or rbx, qword ptr [r10 + 8*r15]
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
    pop r14
    pop r15
    ret

throughput:
    push r14
    push rbx
    mov rax, qword ptr [rdi + 0x10]
    test rax, rax
    je .L5
    mov rdx, qword ptr [rdi + 0x8]
    add rdx, 0x8
    xor ecx, ecx
    lea rsi, [plywright::sliders::subsets::REACHES]
    lea r8, [plywright::sliders::subsets::ATTACKS]
    nop
.L0:
    mov r9, qword ptr [rdx - 0x8]
    movzx r10d, byte ptr [rdx]
    shl r10d, 0x4
    mov r11, qword ptr [r10 + rsi]
    pext r9, r9, r11
    add r9, qword ptr [r10 + rsi + 0x8]
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
    lea r8, [plywright::sliders::subsets::REACHES]
    lea r9, [plywright::sliders::subsets::ATTACKS]
    nop
.L2:
    mov r10, qword ptr [rsi - 0x8]
    movzx r11d, byte ptr [rsi]
    shl r11d, 0x4
    mov rbx, qword ptr [r11 + r8 + 0x400]
    pext r10, r10, rbx
    add r10, qword ptr [r11 + r8 + 0x408]
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
    lea r8, [plywright::sliders::subsets::REACHES]
    lea r9, [plywright::sliders::subsets::ATTACKS]
    nop
.L4:
    mov r10, qword ptr [rdi - 0x8]
    movzx r11d, byte ptr [rdi]
    shl r11d, 0x4
    mov rbx, qword ptr [r11 + r8]
    pext rbx, r10, rbx
    add rbx, qword ptr [r11 + r8 + 0x8]
    mov r14, qword ptr [r11 + r8 + 0x400]
    pext r10, r10, r14
    add r10, qword ptr [r11 + r8 + 0x408]
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
    ret
