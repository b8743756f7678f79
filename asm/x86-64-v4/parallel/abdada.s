# The kernels of parallel/abdada, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm parallel/abdada --target x86-64-v4
# binary: sha256 0e6d7b1e3824263b071d9c32d724db162928ce4811b6a4af13fab496803c42cd
# latency: 133 instructions in 481 bytes; innermost loops: .L0 of 97
# throughput: 127 instructions in 437 bytes; innermost loops: .L0 of 95
# mix of 260 instructions: 69 mov, 24 xor, 20 cmp, 20 je, 20 jne, 20 test, 17 jmp, 8 add, 8 cmpxchg, 8 lock, 7 pop, 7 push, 4 imul, 4 ret, 4 shl, 4 shr, 3 and, 3 lea, 2 cmove, 2 inc, 2 jae, 2 movabs, 2 setne

latency:
    push r15
    push r14
    push r12
    push rbx
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    mov r8, qword ptr [rsi + 0x10]
    test r8, r8
    je .L16
    shl r8, 0x3
    mov r9, qword ptr [rdi + 0x8]
    test r9, r9
    je .L17
    mov r10, qword ptr [rsp - 0x8]
    mov rsi, qword ptr [rsi + 0x8]
    mov rdi, qword ptr [rdi + 0x10]
    xor r11d, r11d
    movabs rbx, -0x61c8864680b583eb
    xor r14d, r14d
    xor ecx, ecx
    xor r15d, r15d
    jmp .L2
    nop
.L0:
    mov r15d, 0x1
.L1:
    add rcx, r15
    and r15, r10
    add r14, 0x8
    cmp r8, r14
    je .L18
.L2:
    xor r15, qword ptr [rsi + r14]
    xor r15, 0x170c
    mov rdx, r15
    imul rdx, rbx
    mov eax, edx
    shr eax, 0x7
    and eax, 0x1fff
    cmp rax, rdi
    jae .L0
    shl eax, 0x5
    lea r12, [r9 + rax]
    mov rax, qword ptr [r9 + rax]
    cmp rax, rdx
    jne .L3
    xor r15d, r15d
    mov rax, qword ptr [r12]
    test rax, rax
    jne .L5
    jmp .L9
    nop
.L3:
    mov rax, qword ptr [r12 + 0x8]
    cmp rax, rdx
    jne .L4
    xor r15d, r15d
    mov rax, qword ptr [r12]
    test rax, rax
    jne .L5
    jmp .L9
.L4:
    mov rax, qword ptr [r12 + 0x10]
    cmp rax, rdx
    jne .L8
    xor r15d, r15d
    mov rax, qword ptr [r12]
    test rax, rax
    je .L9
    nop
.L5:
    mov rax, qword ptr [r12 + 0x8]
    test rax, rax
    je .L6
    mov rax, qword ptr [r12 + 0x10]
    test rax, rax
    je .L7
    mov rax, qword ptr [r12 + 0x18]
    test rax, rax
    je .L15
    xor eax, eax
    jmp .L11
.L6:
    mov eax, 0x8
    jmp .L10
.L7:
    mov eax, 0x10
    jmp .L10
.L8:
    mov rax, qword ptr [r12 + 0x18]
    xor r15d, r15d
    cmp rax, rdx
    setne r15b
    mov rax, qword ptr [r12]
    test rax, rax
    jne .L5
.L9:
    xor eax, eax
.L10:
    add rax, r12
.L11:
    test rax, rax
    cmove rax, r12
    mov qword ptr [rax], rdx
    mov rax, qword ptr [r12]
    cmp rax, rdx
    jne .L12
    mov rax, rdx
    lock
    cmpxchg qword ptr [r12], r11
    je .L1
.L12:
    mov rax, qword ptr [r12 + 0x8]
    cmp rax, rdx
    jne .L13
    mov rax, rdx
    lock
    cmpxchg qword ptr [r12 + 0x8], r11
    je .L1
.L13:
    mov rax, qword ptr [r12 + 0x10]
    cmp rax, rdx
    jne .L14
    mov rax, rdx
    lock
    cmpxchg qword ptr [r12 + 0x10], r11
    je .L1
.L14:
    mov rax, qword ptr [r12 + 0x18]
    cmp rax, rdx
    jne .L1
    mov rax, rdx
    lock
    cmpxchg qword ptr [r12 + 0x18], r11
    jmp .L1
.L15:
    mov eax, 0x18
    jmp .L10
.L16:
    xor ecx, ecx
    jmp .L18
.L17:
    mov eax, 0x1
    add r8, -0x8
    shr r8, 0x3
    inc r8
    imul r8, rax
    mov rcx, r8
.L18:
    mov rax, rcx
    pop rbx
    pop r12
    pop r14
    pop r15
    ret

throughput:
    mov r8, qword ptr [rsi + 0x10]
    test r8, r8
    je .L17
    shl r8, 0x3
    mov r9, qword ptr [rdi + 0x8]
    test r9, r9
    je .L18
    push r15
    push r14
    push rbx
    mov rsi, qword ptr [rsi + 0x8]
    mov rdi, qword ptr [rdi + 0x10]
    xor r10d, r10d
    movabs r11, -0x61c8864680b583eb
    xor ebx, ebx
    xor ecx, ecx
    jmp .L2
    nop
.L0:
    mov r14d, 0x1
.L1:
    add rcx, r14
    add rbx, 0x8
    cmp r8, rbx
    je .L16
.L2:
    mov rdx, qword ptr [rsi + rbx]
    xor rdx, 0x170c
    imul rdx, r11
    mov eax, edx
    shr eax, 0x7
    and eax, 0x1fff
    cmp rax, rdi
    jae .L0
    shl eax, 0x5
    lea r15, [r9 + rax]
    mov rax, qword ptr [r9 + rax]
    cmp rax, rdx
    jne .L3
    xor r14d, r14d
    mov rax, qword ptr [r15]
    test rax, rax
    jne .L5
    jmp .L9
    nop
.L3:
    mov rax, qword ptr [r15 + 0x8]
    cmp rax, rdx
    jne .L4
    xor r14d, r14d
    mov rax, qword ptr [r15]
    test rax, rax
    jne .L5
    jmp .L9
.L4:
    mov rax, qword ptr [r15 + 0x10]
    cmp rax, rdx
    jne .L8
    xor r14d, r14d
    mov rax, qword ptr [r15]
    test rax, rax
    je .L9
    nop
.L5:
    mov rax, qword ptr [r15 + 0x8]
    test rax, rax
    je .L6
    mov rax, qword ptr [r15 + 0x10]
    test rax, rax
    je .L7
    mov rax, qword ptr [r15 + 0x18]
    test rax, rax
    je .L15
    xor eax, eax
    jmp .L11
.L6:
    mov eax, 0x8
    jmp .L10
.L7:
    mov eax, 0x10
    jmp .L10
.L8:
    mov rax, qword ptr [r15 + 0x18]
    xor r14d, r14d
    cmp rax, rdx
    setne r14b
    mov rax, qword ptr [r15]
    test rax, rax
    jne .L5
.L9:
    xor eax, eax
.L10:
    add rax, r15
.L11:
    test rax, rax
    cmove rax, r15
    mov qword ptr [rax], rdx
    mov rax, qword ptr [r15]
    cmp rax, rdx
    jne .L12
    mov rax, rdx
    lock
    cmpxchg qword ptr [r15], r10
    je .L1
.L12:
    mov rax, qword ptr [r15 + 0x8]
    cmp rax, rdx
    jne .L13
    mov rax, rdx
    lock
    cmpxchg qword ptr [r15 + 0x8], r10
    je .L1
.L13:
    mov rax, qword ptr [r15 + 0x10]
    cmp rax, rdx
    jne .L14
    mov rax, rdx
    lock
    cmpxchg qword ptr [r15 + 0x10], r10
    je .L1
.L14:
    mov rax, qword ptr [r15 + 0x18]
    cmp rax, rdx
    jne .L1
    mov rax, rdx
    lock
    cmpxchg qword ptr [r15 + 0x18], r10
    jmp .L1
.L15:
    mov eax, 0x18
    jmp .L10
.L16:
    pop rbx
    pop r14
    pop r15
    mov rax, rcx
    ret
.L17:
    xor ecx, ecx
    mov rax, rcx
    ret
.L18:
    mov eax, 0x1
    add r8, -0x8
    shr r8, 0x3
    inc r8
    imul r8, rax
    mov rax, r8
    ret
