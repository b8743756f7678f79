# The kernels of checks/on-entry, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm checks/on-entry --target x86-64-v2
# binary: sha256 ad5193fc70e70354c941e7d770b36032a559fca1d60e0225ed06ed4fd381042d
# latency: 100 instructions in 402 bytes; innermost loops: .L0 of 70
# throughput: 87 instructions in 343 bytes; innermost loops: .L0 of 64
# mix of 187 instructions: 48 mov, 26 and, 16 or, 14 lea, 12 pop, 12 push, 11 xor, 9 add, 6 movzx, 5 imul, 4 cmp, 4 shr, 3 je, 3 ret, 3 test, 2 jmp, 2 shl, 2 tzcnt, 1 inc, 1 jae, 1 jne, 1 sbb, 1 setne

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov qword ptr [rsp - 0x20], 0x0
    lea rax, [rsp - 0x20]
    mov rdx, qword ptr [rdi + 0x10]
    test rdx, rdx
    je .L2
    mov rax, qword ptr [rsp - 0x20]
    mov qword ptr [rsp - 0x8], rax
    mov rax, qword ptr [rdi + 0x8]
    mov qword ptr [rsp - 0x10], rax
    xor eax, eax
    lea r10, [plywright::board::geometry::AROUND]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    xor ecx, ecx
    xor r14d, r14d
    lea r8, [plywright::sliders::magic::TABLE]
    jmp .L1
    nop
.L0:
    inc r14
    cmp rdx, r14
    je .L3
.L1:
    mov rsi, rcx
    xor rsi, r14
    cmp rsi, rdx
    jae .L0
    imul rcx, rsi, 0xa8
    mov rsi, qword ptr [rsp - 0x10]
    add rcx, rsi
    add rcx, 0x50
    mov qword ptr [rsp - 0x20], rcx
    lea rsi, [rsp - 0x20]
    mov r15, qword ptr [rsp - 0x20]
    mov ecx, r14d
    and ecx, 0x7
    mov qword ptr [rsp - 0x20], rcx
    lea rcx, [rsp - 0x11]
    mov qword ptr [rsp - 0x20], rcx
    movzx r12d, byte ptr [r15 + 0x43]
    mov r13, qword ptr [r15 + 0x28]
    mov rsi, qword ptr [r15 + 8*r12 + 0x30]
    and rsi, r13
    mov ecx, 0x40
    tzcnt rcx, rsi
    and ecx, 0x3f
    mov rdi, qword ptr [r15 + 0x30]
    mov rsi, qword ptr [r15 + 0x38]
    mov rbp, rsi
    or rbp, rdi
    mov r9d, ecx
    shl r9d, 0x6
    and rdi, qword ptr [r9 + r10 + 0x18]
    and rsi, qword ptr [r9 + r10 + 0x10]
    or rsi, rdi
    and rsi, qword ptr [r15]
    mov rbx, qword ptr [r15 + 0x8]
    and rbx, qword ptr [r9 + r10]
    and r13, qword ptr [r9 + r10 + 0x8]
    lea rdi, [rcx + 2*rcx]
    mov r9, qword ptr [r15 + 0x20]
    or r13, rbx
    movzx ecx, byte ptr [r11 + 8*rdi + 0x614]
    mov rbx, qword ptr [r11 + 8*rdi + 0x600]
    and rbx, rbp
    imul rbx, qword ptr [r11 + 8*rdi + 0x608]
    shr rbx, cl
    or r13, rsi
    mov ecx, dword ptr [r11 + 8*rdi + 0x610]
    add rbx, rcx
    mov rsi, qword ptr [r15 + 0x10]
    or rsi, r9
    and rsi, qword ptr [r8 + 8*rbx]
    movzx ecx, byte ptr [r11 + 8*rdi + 0x14]
    and rbp, qword ptr [r11 + 8*rdi]
    imul rbp, qword ptr [r11 + 8*rdi + 0x8]
    shr rbp, cl
    or rsi, r13
    mov ecx, dword ptr [r11 + 8*rdi + 0x10]
    or r9, qword ptr [r15 + 0x18]
    add rbp, rcx
    and r9, qword ptr [r8 + 8*rbp]
    or r9, rsi
    xor r12d, 0x1
    xor ecx, ecx
    test qword ptr [r15 + 8*r12 + 0x30], r9
    setne cl
    add rax, rcx
    and ecx, dword ptr [rsp - 0x8]
    jmp .L0
.L2:
    xor eax, eax
.L3:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

throughput:
    mov rdx, qword ptr [rdi + 0x10]
    test rdx, rdx
    je .L1
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov rsi, qword ptr [rdi + 0x8]
    add rsi, 0x50
    xor eax, eax
    lea r10, [plywright::sliders::magic::LOOKUPS]
    xor ecx, ecx
    nop
.L0:
    lea rbx, [rcx + 0x1]
    mov qword ptr [rsp - 0x8], rsi
    lea rdi, [rsp - 0x8]
    mov r14, qword ptr [rsp - 0x8]
    and ecx, 0x7
    mov qword ptr [rsp - 0x8], rcx
    lea rcx, [rsp - 0x9]
    mov qword ptr [rsp - 0x8], rcx
    movzx r15d, byte ptr [r14 + 0x43]
    mov r13, qword ptr [r14 + 0x28]
    mov rdi, rdx
    mov rdx, qword ptr [r14 + 8*r15 + 0x30]
    and rdx, r13
    mov ecx, 0x40
    tzcnt rcx, rdx
    and ecx, 0x3f
    mov r8, qword ptr [r14 + 0x30]
    mov r12, qword ptr [r14 + 0x38]
    mov rdx, r12
    or rdx, r8
    mov ebp, ecx
    shl ebp, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    and r8, qword ptr [rbp + r9 + 0x18]
    and r12, qword ptr [rbp + r9 + 0x10]
    or r12, r8
    and r12, qword ptr [r14]
    lea r8, [rcx + 2*rcx]
    mov rcx, qword ptr [r14 + 0x8]
    and rcx, qword ptr [rbp + r9]
    and r13, qword ptr [rbp + r9 + 0x8]
    mov rbp, qword ptr [r14 + 0x20]
    or r13, rcx
    or r13, r12
    mov r12d, dword ptr [r10 + 8*r8 + 0x610]
    movzx ecx, byte ptr [r10 + 8*r8 + 0x614]
    mov r11, qword ptr [r10 + 8*r8 + 0x600]
    and r11, rdx
    imul r11, qword ptr [r10 + 8*r8 + 0x608]
    shr r11, cl
    add r11, r12
    mov r12, qword ptr [r14 + 0x10]
    or r12, rbp
    lea r9, [plywright::sliders::magic::TABLE]
    and r12, qword ptr [r9 + 8*r11]
    or r12, r13
    movzx ecx, byte ptr [r10 + 8*r8 + 0x14]
    and rdx, qword ptr [r10 + 8*r8]
    imul rdx, qword ptr [r10 + 8*r8 + 0x8]
    mov r8d, dword ptr [r10 + 8*r8 + 0x10]
    shr rdx, cl
    add rdx, r8
    or rbp, qword ptr [r14 + 0x18]
    and rbp, qword ptr [r9 + 8*rdx]
    mov rdx, rdi
    or rbp, r12
    xor r15d, 0x1
    and rbp, qword ptr [r14 + 8*r15 + 0x30]
    cmp rbp, 0x1
    sbb rax, -0x1
    add rsi, 0xa8
    mov rcx, rbx
    cmp rdi, rbx
    jne .L0
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L1:
    xor eax, eax
    ret
