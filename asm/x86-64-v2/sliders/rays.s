# The kernels of sliders/rays, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm sliders/rays --target x86-64-v2
# binary: sha256 f3e257f9a650029dcb3ddc5ec4215ed0115c70e49ed65ab9fd2995a17a244826
# latency: 220 instructions in 929 bytes; innermost loops: .L0 of 42, .L3 of 42, .L6 of 78
# throughput: 202 instructions in 838 bytes; innermost loops: .L0 of 41, .L2 of 41, .L4 of 77
# mix of 422 instructions: 113 mov, 67 and, 58 or, 32 not, 21 xor, 19 add, 16 bsr, 16 tzcnt, 10 pop, 10 push, 9 lea, 9 shl, 8 jne, 8 test, 6 je, 6 movzx, 4 jmp, 3 cmp, 3 dec, 2 movabs, 2 ret

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
    movzx ebx, byte ptr [rax + r10 + 0x8]
    xor r11, qword ptr [rax + r10]
    shl ebx, 0x3
    mov r14, qword ptr [rbx + r9]
    mov r15, qword ptr [rbx + r9 + 0x200]
    mov r12, r14
    and r12, r11
    or r12, rcx
    tzcnt r12, r12
    mov r12, qword ptr [r9 + 8*r12]
    not r12
    and r12, r14
    mov r14, r15
    and r14, r11
    or r14, rcx
    tzcnt r14, r14
    mov r14, qword ptr [r9 + 8*r14 + 0x200]
    not r14
    and r14, r15
    or r14, r12
    mov r15, qword ptr [rbx + r9 + 0x800]
    mov r12, r15
    and r12, r11
    or r12, 0x1
    bsr r12, r12
    mov r12, qword ptr [r9 + 8*r12 + 0x800]
    not r12
    and r12, r15
    mov rbx, qword ptr [rbx + r9 + 0xa00]
    and r11, rbx
    or r11, 0x1
    bsr r11, r11
    mov r11, qword ptr [r9 + 8*r11 + 0xa00]
    not r11
    and r11, rbx
    or r11, r12
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
    movzx r14d, byte ptr [rsi + r11 + 0x8]
    xor rbx, qword ptr [rsi + r11]
    shl r14d, 0x3
    mov r15, qword ptr [r14 + r10 + 0x400]
    mov r12, qword ptr [r14 + r10 + 0x600]
    mov r13, r15
    and r13, rbx
    or r13, rcx
    tzcnt r13, r13
    mov r13, qword ptr [r10 + 8*r13 + 0x400]
    not r13
    and r13, r15
    mov r15, r12
    and r15, rbx
    or r15, rcx
    tzcnt r15, r15
    mov r15, qword ptr [r10 + 8*r15 + 0x600]
    not r15
    and r15, r12
    or r15, r13
    mov r12, qword ptr [r14 + r10 + 0xc00]
    mov r13, r12
    and r13, rbx
    or r13, 0x1
    bsr r13, r13
    mov r13, qword ptr [r10 + 8*r13 + 0xc00]
    not r13
    and r13, r12
    mov r14, qword ptr [r14 + r10 + 0xe00]
    and rbx, r14
    or rbx, 0x1
    bsr rbx, rbx
    mov rbx, qword ptr [r10 + 8*rbx + 0xe00]
    not rbx
    and rbx, r14
    or rbx, r13
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
    movzx r14d, byte ptr [rsi + r11 + 0x8]
    xor rbx, qword ptr [rsi + r11]
    shl r14d, 0x3
    mov r15, qword ptr [r14 + r10]
    mov r13, qword ptr [r14 + r10 + 0x200]
    mov r12, r15
    and r12, rbx
    or r12, rcx
    tzcnt r12, r12
    mov rbp, qword ptr [r10 + 8*r12]
    not rbp
    and rbp, r15
    mov r15, r13
    and r15, rbx
    or r15, rcx
    tzcnt r15, r15
    mov r12, qword ptr [r10 + 8*r15 + 0x200]
    not r12
    and r12, r13
    or r12, rbp
    mov r15, qword ptr [r14 + r10 + 0x800]
    mov r13, r15
    and r13, rbx
    or r13, 0x1
    bsr r13, r13
    mov r13, qword ptr [r10 + 8*r13 + 0x800]
    not r13
    and r13, r15
    mov rbp, qword ptr [r14 + r10 + 0xa00]
    mov r15, rbp
    and r15, rbx
    or r15, 0x1
    bsr r15, r15
    mov r15, qword ptr [r10 + 8*r15 + 0xa00]
    not r15
    and r15, rbp
    or r15, r13
    or r15, r12
    mov r12, qword ptr [r14 + r10 + 0x400]
    mov r13, r12
    and r13, rbx
    or r13, rcx
    tzcnt r13, r13
    mov r13, qword ptr [r10 + 8*r13 + 0x400]
    not r13
    and r13, r12
    mov r12, qword ptr [r14 + r10 + 0x600]
    mov rbp, r12
    and rbp, rbx
    or rbp, rcx
    tzcnt rbp, rbp
    mov rbp, qword ptr [r10 + 8*rbp + 0x600]
    not rbp
    and rbp, r12
    or rbp, r13
    mov r12, qword ptr [r14 + r10 + 0xc00]
    mov r13, r12
    and r13, rbx
    or r13, 0x1
    bsr r13, r13
    mov r13, qword ptr [r10 + 8*r13 + 0xc00]
    not r13
    and r13, r12
    or r13, rbp
    or r13, r15
    mov r14, qword ptr [r14 + r10 + 0xe00]
    and rbx, r14
    or rbx, 0x1
    bsr rbx, rbx
    mov rbx, qword ptr [r10 + 8*rbx + 0xe00]
    not rbx
    and rbx, r14
    or rbx, r13
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
    not r14
    and r14, r11
    mov r11, rbx
    and r11, r9
    or r11, rcx
    tzcnt r11, r11
    mov r11, qword ptr [r8 + 8*r11 + 0x200]
    not r11
    and r11, rbx
    or r11, r14
    mov rbx, qword ptr [r10 + r8 + 0x800]
    mov r14, rbx
    and r14, r9
    or r14, 0x1
    bsr r14, r14
    mov r14, qword ptr [r8 + 8*r14 + 0x800]
    not r14
    and r14, rbx
    mov r10, qword ptr [r10 + r8 + 0xa00]
    and r9, r10
    or r9, 0x1
    bsr r9, r9
    mov r9, qword ptr [r8 + 8*r9 + 0xa00]
    not r9
    and r9, r10
    or r9, r14
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
    not r15
    and r15, rbx
    mov rbx, r14
    and rbx, r10
    or rbx, rcx
    tzcnt rbx, rbx
    mov rbx, qword ptr [r9 + 8*rbx + 0x600]
    not rbx
    and rbx, r14
    or rbx, r15
    mov r14, qword ptr [r11 + r9 + 0xc00]
    mov r15, r14
    and r15, r10
    or r15, 0x1
    bsr r15, r15
    mov r15, qword ptr [r9 + 8*r15 + 0xc00]
    not r15
    and r15, r14
    mov r11, qword ptr [r11 + r9 + 0xe00]
    and r10, r11
    or r10, 0x1
    bsr r10, r10
    mov r10, qword ptr [r9 + 8*r10 + 0xe00]
    not r10
    and r10, r11
    or r10, r15
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
.L4:
    mov r10, qword ptr [rdi - 0x8]
    movzx r11d, byte ptr [rdi]
    shl r11d, 0x3
    mov rbx, qword ptr [r11 + r9]
    mov r15, qword ptr [r11 + r9 + 0x200]
    mov r14, rbx
    and r14, r10
    or r14, rcx
    tzcnt r14, r14
    mov r12, qword ptr [r9 + 8*r14]
    not r12
    and r12, rbx
    mov rbx, r15
    and rbx, r10
    or rbx, rcx
    tzcnt rbx, rbx
    mov r14, qword ptr [r9 + 8*rbx + 0x200]
    not r14
    and r14, r15
    or r14, r12
    mov rbx, qword ptr [r11 + r9 + 0x800]
    mov r15, rbx
    and r15, r10
    or r15, 0x1
    bsr r15, r15
    mov r15, qword ptr [r9 + 8*r15 + 0x800]
    not r15
    and r15, rbx
    mov r12, qword ptr [r11 + r9 + 0xa00]
    mov rbx, r12
    and rbx, r10
    or rbx, 0x1
    bsr rbx, rbx
    mov rbx, qword ptr [r9 + 8*rbx + 0xa00]
    not rbx
    and rbx, r12
    or rbx, r15
    or rbx, r14
    mov r14, qword ptr [r11 + r9 + 0x400]
    mov r15, r14
    and r15, r10
    or r15, rcx
    tzcnt r15, r15
    mov r15, qword ptr [r9 + 8*r15 + 0x400]
    not r15
    and r15, r14
    mov r14, qword ptr [r11 + r9 + 0x600]
    mov r12, r14
    and r12, r10
    or r12, rcx
    tzcnt r12, r12
    mov r12, qword ptr [r9 + 8*r12 + 0x600]
    not r12
    and r12, r14
    or r12, r15
    mov r14, qword ptr [r11 + r9 + 0xc00]
    mov r15, r14
    and r15, r10
    or r15, 0x1
    bsr r15, r15
    mov r15, qword ptr [r9 + 8*r15 + 0xc00]
    not r15
    and r15, r14
    or r15, r12
    or r15, rbx
    mov r11, qword ptr [r11 + r9 + 0xe00]
    and r10, r11
    or r10, 0x1
    bsr r10, r10
    mov r10, qword ptr [r9 + 8*r10 + 0xe00]
    not r10
    and r10, r11
    or r10, r15
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
