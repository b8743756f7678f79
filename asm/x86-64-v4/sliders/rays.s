# The kernels of sliders/rays, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm sliders/rays --target x86-64-v4
# binary: sha256 2a9ab3774b072d3143d0e2b5a56c123b686c54c419a6f5704176387f7d9b385e
# latency: 212 instructions in 939 bytes; innermost loops: .L0 of 40, .L3 of 40, .L6 of 74
# throughput: 194 instructions in 866 bytes; innermost loops: .L0 of 39, .L2 of 39, .L4 of 73
# mix of 406 instructions: 113 mov, 58 or, 37 xor, 35 and, 32 andn, 19 add, 16 lzcnt, 16 tzcnt, 10 pop, 10 push, 9 lea, 9 shl, 8 jne, 8 test, 6 je, 6 movzx, 4 jmp, 3 cmp, 3 dec, 2 movabs, 2 ret

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    movabs rcx, -0x8000000000000000
    mov rax, qword ptr [rdi + 0x8]
    mov rsi, qword ptr [rdi + 0x10]
    mov qword ptr [rsp - 0x8], 0x0
    lea rdx, [rsp - 0x8]
    test rsi, rsi
    je .L1
    mov r8, qword ptr [rsp - 0x8]
    shl rsi, 0x4
    xor edx, edx
    lea r9, [plywright::sliders::rays::RAYS]
    xor r10d, r10d
    xor r11d, r11d
    nop
.L0:
    xor r11, qword ptr [rax + r10]
    movzx ebx, byte ptr [rax + r10 + 0x8]
    shl ebx, 0x3
    mov r14, qword ptr [rbx + r9]
    mov r15, qword ptr [rbx + r9 + 0x200]
    mov r12, r14
    and r12, r11
    or r12, rcx
    tzcnt r12, r12
    mov r12, qword ptr [r9 + 8*r12]
    andn r14, r12, r14
    mov r12, r15
    and r12, r11
    or r12, rcx
    tzcnt r12, r12
    mov r12, qword ptr [r9 + 8*r12 + 0x200]
    andn r15, r12, r15
    or r15, r14
    mov r14, qword ptr [rbx + r9 + 0x800]
    mov r12, r14
    and r12, r11
    or r12, 0x1
    lzcnt r12, r12
    xor r12d, 0x3f
    mov r12, qword ptr [r9 + 8*r12 + 0x800]
    andn r14, r12, r14
    or r14, r15
    mov rbx, qword ptr [rbx + r9 + 0xa00]
    and r11, rbx
    or r11, 0x1
    lzcnt r11, r11
    xor r11d, 0x3f
    mov r11, qword ptr [r9 + 8*r11 + 0xa00]
    andn r11, r11, rbx
    or r11, r14
    add rdx, r11
    and r11, r8
    add r10, 0x10
    cmp rsi, r10
    jne .L0
    jmp .L2
.L1:
    xor edx, edx
.L2:
    mov rsi, qword ptr [rdi + 0x20]
    mov r8, qword ptr [rdi + 0x28]
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    test r8, r8
    je .L4
    mov r9, qword ptr [rsp - 0x8]
    shl r8, 0x4
    xor eax, eax
    lea r10, [plywright::sliders::rays::RAYS]
    xor r11d, r11d
    xor ebx, ebx
    nop
.L3:
    xor rbx, qword ptr [rsi + r11]
    movzx r14d, byte ptr [rsi + r11 + 0x8]
    shl r14d, 0x3
    mov r15, qword ptr [r14 + r10 + 0x400]
    mov r12, qword ptr [r14 + r10 + 0x600]
    mov r13, r15
    and r13, rbx
    or r13, rcx
    tzcnt r13, r13
    mov r13, qword ptr [r10 + 8*r13 + 0x400]
    andn r15, r13, r15
    mov r13, r12
    and r13, rbx
    or r13, rcx
    tzcnt r13, r13
    mov r13, qword ptr [r10 + 8*r13 + 0x600]
    andn r12, r13, r12
    or r12, r15
    mov r15, qword ptr [r14 + r10 + 0xc00]
    mov r13, r15
    and r13, rbx
    or r13, 0x1
    lzcnt r13, r13
    xor r13d, 0x3f
    mov r13, qword ptr [r10 + 8*r13 + 0xc00]
    andn r15, r13, r15
    or r15, r12
    mov r14, qword ptr [r14 + r10 + 0xe00]
    and rbx, r14
    or rbx, 0x1
    lzcnt rbx, rbx
    xor ebx, 0x3f
    mov rbx, qword ptr [r10 + 8*rbx + 0xe00]
    andn rbx, rbx, r14
    or rbx, r15
    add rax, rbx
    and rbx, r9
    add r11, 0x10
    cmp r8, r11
    jne .L3
    jmp .L5
.L4:
    xor eax, eax
.L5:
    mov rsi, qword ptr [rdi + 0x38]
    mov rdi, qword ptr [rdi + 0x40]
    mov qword ptr [rsp - 0x8], 0x0
    lea r8, [rsp - 0x8]
    test rdi, rdi
    je .L7
    mov r9, qword ptr [rsp - 0x8]
    shl rdi, 0x4
    xor r8d, r8d
    lea r10, [plywright::sliders::rays::RAYS]
    xor r11d, r11d
    xor ebx, ebx
    nop
.L6:
    xor rbx, qword ptr [rsi + r11]
    movzx r14d, byte ptr [rsi + r11 + 0x8]
    shl r14d, 0x3
    mov r15, qword ptr [r14 + r10]
    mov r12, qword ptr [r14 + r10 + 0x200]
    mov r13, r15
    and r13, rbx
    or r13, rcx
    tzcnt r13, r13
    mov r13, qword ptr [r10 + 8*r13]
    andn r15, r13, r15
    mov r13, r12
    and r13, rbx
    or r13, rcx
    tzcnt r13, r13
    mov r13, qword ptr [r10 + 8*r13 + 0x200]
    andn r12, r13, r12
    or r12, r15
    mov r15, qword ptr [r14 + r10 + 0x800]
    mov r13, r15
    and r13, rbx
    or r13, 0x1
    lzcnt r13, r13
    xor r13d, 0x3f
    mov r13, qword ptr [r10 + 8*r13 + 0x800]
    andn r13, r13, r15
    or r13, r12
    mov r15, qword ptr [r14 + r10 + 0xa00]
    mov r12, r15
    and r12, rbx
    or r12, 0x1
    lzcnt r12, r12
    xor r12d, 0x3f
    mov r12, qword ptr [r10 + 8*r12 + 0xa00]
    andn r12, r12, r15
    mov r15, qword ptr [r14 + r10 + 0x400]
    mov rbp, r15
    and rbp, rbx
    or rbp, rcx
    tzcnt rbp, rbp
    mov rbp, qword ptr [r10 + 8*rbp + 0x400]
    andn r15, rbp, r15
    or r15, r12
    or r15, r13
    mov r12, qword ptr [r14 + r10 + 0x600]
    mov r13, r12
    and r13, rbx
    or r13, rcx
    tzcnt r13, r13
    mov r13, qword ptr [r10 + 8*r13 + 0x600]
    andn r12, r13, r12
    mov r13, qword ptr [r14 + r10 + 0xc00]
    mov rbp, r13
    and rbp, rbx
    or rbp, 0x1
    lzcnt rbp, rbp
    xor ebp, 0x3f
    mov rbp, qword ptr [r10 + 8*rbp + 0xc00]
    andn r13, rbp, r13
    or r13, r12
    mov r14, qword ptr [r14 + r10 + 0xe00]
    and rbx, r14
    or rbx, 0x1
    lzcnt rbx, rbx
    xor ebx, 0x3f
    mov rbx, qword ptr [r10 + 8*rbx + 0xe00]
    andn rbx, rbx, r14
    or rbx, r13
    or rbx, r15
    add r8, rbx
    and rbx, r9
    add r11, 0x10
    cmp rdi, r11
    jne .L6
    jmp .L8
.L7:
    xor r8d, r8d
.L8:
    add rax, rdx
    add rax, r8
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
    movabs rcx, -0x8000000000000000
    mov rax, qword ptr [rdi + 0x10]
    test rax, rax
    je .L5
    mov rsi, qword ptr [rdi + 0x8]
    add rsi, 0x8
    xor edx, edx
    lea r8, [plywright::sliders::rays::RAYS]
    nop
.L0:
    mov r9, qword ptr [rsi - 0x8]
    movzx r10d, byte ptr [rsi]
    shl r10d, 0x3
    mov r11, qword ptr [r10 + r8]
    mov rbx, qword ptr [r10 + r8 + 0x200]
    mov r14, r11
    and r14, r9
    or r14, rcx
    tzcnt r14, r14
    mov r14, qword ptr [r8 + 8*r14]
    andn r11, r14, r11
    mov r14, rbx
    and r14, r9
    or r14, rcx
    tzcnt r14, r14
    mov r14, qword ptr [r8 + 8*r14 + 0x200]
    andn rbx, r14, rbx
    or rbx, r11
    mov r11, qword ptr [r10 + r8 + 0x800]
    mov r14, r11
    and r14, r9
    or r14, 0x1
    lzcnt r14, r14
    xor r14d, 0x3f
    mov r14, qword ptr [r8 + 8*r14 + 0x800]
    andn r11, r14, r11
    or r11, rbx
    mov r10, qword ptr [r10 + r8 + 0xa00]
    and r9, r10
    or r9, 0x1
    lzcnt r9, r9
    xor r9d, 0x3f
    mov r9, qword ptr [r8 + 8*r9 + 0xa00]
    andn r9, r9, r10
    or r9, r11
    add rdx, r9
    add rsi, 0x10
    dec rax
    jne .L0
    mov rsi, qword ptr [rdi + 0x28]
    test rsi, rsi
    je .L6
.L1:
    mov r8, qword ptr [rdi + 0x20]
    add r8, 0x8
    xor eax, eax
    lea r9, [plywright::sliders::rays::RAYS]
    nop
.L2:
    mov r10, qword ptr [r8 - 0x8]
    movzx r11d, byte ptr [r8]
    shl r11d, 0x3
    mov rbx, qword ptr [r11 + r9 + 0x400]
    mov r14, qword ptr [r11 + r9 + 0x600]
    mov r15, rbx
    and r15, r10
    or r15, rcx
    tzcnt r15, r15
    mov r15, qword ptr [r9 + 8*r15 + 0x400]
    andn rbx, r15, rbx
    mov r15, r14
    and r15, r10
    or r15, rcx
    tzcnt r15, r15
    mov r15, qword ptr [r9 + 8*r15 + 0x600]
    andn r14, r15, r14
    or r14, rbx
    mov rbx, qword ptr [r11 + r9 + 0xc00]
    mov r15, rbx
    and r15, r10
    or r15, 0x1
    lzcnt r15, r15
    xor r15d, 0x3f
    mov r15, qword ptr [r9 + 8*r15 + 0xc00]
    andn rbx, r15, rbx
    or rbx, r14
    mov r11, qword ptr [r11 + r9 + 0xe00]
    and r10, r11
    or r10, 0x1
    lzcnt r10, r10
    xor r10d, 0x3f
    mov r10, qword ptr [r9 + 8*r10 + 0xe00]
    andn r10, r10, r11
    or r10, rbx
    add rax, r10
    add r8, 0x10
    dec rsi
    jne .L2
    mov r8, qword ptr [rdi + 0x40]
    test r8, r8
    je .L7
.L3:
    mov rdi, qword ptr [rdi + 0x38]
    add rdi, 0x8
    xor esi, esi
    lea r9, [plywright::sliders::rays::RAYS]
    nop
.L4:
    mov r10, qword ptr [rdi - 0x8]
    movzx r11d, byte ptr [rdi]
    shl r11d, 0x3
    mov rbx, qword ptr [r11 + r9]
    mov r14, qword ptr [r11 + r9 + 0x200]
    mov r15, rbx
    and r15, r10
    or r15, rcx
    tzcnt r15, r15
    mov r15, qword ptr [r9 + 8*r15]
    andn rbx, r15, rbx
    mov r15, r14
    and r15, r10
    or r15, rcx
    tzcnt r15, r15
    mov r15, qword ptr [r9 + 8*r15 + 0x200]
    andn r14, r15, r14
    or r14, rbx
    mov rbx, qword ptr [r11 + r9 + 0x800]
    mov r15, rbx
    and r15, r10
    or r15, 0x1
    lzcnt r15, r15
    xor r15d, 0x3f
    mov r15, qword ptr [r9 + 8*r15 + 0x800]
    andn r15, r15, rbx
    or r15, r14
    mov rbx, qword ptr [r11 + r9 + 0xa00]
    mov r14, rbx
    and r14, r10
    or r14, 0x1
    lzcnt r14, r14
    xor r14d, 0x3f
    mov r14, qword ptr [r9 + 8*r14 + 0xa00]
    andn r14, r14, rbx
    mov rbx, qword ptr [r11 + r9 + 0x400]
    mov r12, rbx
    and r12, r10
    or r12, rcx
    tzcnt r12, r12
    mov r12, qword ptr [r9 + 8*r12 + 0x400]
    andn rbx, r12, rbx
    or rbx, r14
    or rbx, r15
    mov r14, qword ptr [r11 + r9 + 0x600]
    mov r15, r14
    and r15, r10
    or r15, rcx
    tzcnt r15, r15
    mov r15, qword ptr [r9 + 8*r15 + 0x600]
    andn r14, r15, r14
    mov r15, qword ptr [r11 + r9 + 0xc00]
    mov r12, r15
    and r12, r10
    or r12, 0x1
    lzcnt r12, r12
    xor r12d, 0x3f
    mov r12, qword ptr [r9 + 8*r12 + 0xc00]
    andn r15, r12, r15
    or r15, r14
    mov r11, qword ptr [r11 + r9 + 0xe00]
    and r10, r11
    or r10, 0x1
    lzcnt r10, r10
    xor r10d, 0x3f
    mov r10, qword ptr [r9 + 8*r10 + 0xe00]
    andn r10, r10, r11
    or r10, r15
    or r10, rbx
    add rsi, r10
    add rdi, 0x10
    dec r8
    jne .L4
    jmp .L8
.L5:
    xor edx, edx
    mov rsi, qword ptr [rdi + 0x28]
    test rsi, rsi
    jne .L1
.L6:
    xor eax, eax
    mov r8, qword ptr [rdi + 0x40]
    test r8, r8
    jne .L3
.L7:
    xor esi, esi
.L8:
    add rax, rdx
    add rax, rsi
    pop rbx
    pop r12
    pop r14
    pop r15
    ret
