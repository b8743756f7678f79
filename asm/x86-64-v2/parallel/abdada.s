# The kernels of parallel/abdada, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm parallel/abdada --target x86-64-v2
# binary: sha256 b11a3c3b05296b6496a84fa0eea281a06e8159ed2e8f48ca11a295f4b97b9478
# latency: 123 instructions in 457 bytes; innermost loops: .L0 of 88
# throughput: 113 instructions in 403 bytes; innermost loops: .L0 of 86
# mix of 236 instructions: 60 mov, 22 xor, 20 cmp, 20 jmp, 20 test, 18 jne, 16 je, 14 add, 8 pop, 5 push, 5 ret, 4 imul, 4 shl, 4 shr, 3 and, 3 lea, 2 cmove, 2 inc, 2 jae, 2 movabs, 2 setne

latency:
    push r15
    push r14
    push rbx
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    mov rcx, qword ptr [rsi + 0x10]
    test rcx, rcx
    je .L16
    shl rcx, 0x3
    mov rdx, qword ptr [rdi + 0x8]
    test rdx, rdx
    je .L18
    mov r8, qword ptr [rsp - 0x8]
    mov rsi, qword ptr [rsi + 0x8]
    mov rdi, qword ptr [rdi + 0x10]
    xor eax, eax
    movabs r9, -0x61c8864680b583eb
    xor r10d, r10d
    xor r11d, r11d
    jmp .L2
    nop
.L0:
    mov r11d, 0x1
.L1:
    add rax, r11
    and r11, r8
    add r10, 0x8
    cmp rcx, r10
    je .L17
.L2:
    xor r11, qword ptr [rsi + r10]
    xor r11, 0x170c
    mov r14, r11
    imul r14, r9
    mov r11d, r14d
    shr r11d, 0x7
    and r11d, 0x1fff
    cmp r11, rdi
    jae .L0
    shl r11d, 0x5
    lea rbx, [rdx + r11]
    mov r11, qword ptr [rdx + r11]
    cmp r11, r14
    jne .L3
    xor r11d, r11d
    mov r15, qword ptr [rbx]
    test r15, r15
    jne .L5
    jmp .L9
    nop
.L3:
    mov r11, qword ptr [rbx + 0x8]
    cmp r11, r14
    jne .L4
    xor r11d, r11d
    mov r15, qword ptr [rbx]
    test r15, r15
    jne .L5
    jmp .L9
.L4:
    mov r11, qword ptr [rbx + 0x10]
    cmp r11, r14
    jne .L8
    xor r11d, r11d
    mov r15, qword ptr [rbx]
    test r15, r15
    je .L9
    nop
.L5:
    mov r15, qword ptr [rbx + 0x8]
    test r15, r15
    je .L6
    mov r15, qword ptr [rbx + 0x10]
    test r15, r15
    je .L7
    mov r15, qword ptr [rbx + 0x18]
    test r15, r15
    je .L15
    xor r15d, r15d
    jmp .L11
.L6:
    mov r15d, 0x8
    jmp .L10
.L7:
    mov r15d, 0x10
    jmp .L10
.L8:
    mov r15, qword ptr [rbx + 0x18]
    xor r11d, r11d
    cmp r15, r14
    setne r11b
    mov r15, qword ptr [rbx]
    test r15, r15
    jne .L5
.L9:
    xor r15d, r15d
.L10:
    add r15, rbx
.L11:
    test r15, r15
    cmove r15, rbx
    mov qword ptr [r15], r14
    mov r15, qword ptr [rbx]
    cmp r15, r14
    je .L14
    mov r15, qword ptr [rbx + 0x8]
    cmp r15, r14
    jne .L12
    add rbx, 0x8
    jmp .L14
.L12:
    mov r15, qword ptr [rbx + 0x10]
    cmp r15, r14
    jne .L13
    add rbx, 0x10
    jmp .L14
.L13:
    mov r15, qword ptr [rbx + 0x18]
    cmp r15, r14
    jne .L1
    add rbx, 0x18
    nop
.L14:
    mov qword ptr [rbx], 0x0
    jmp .L1
.L15:
    mov r15d, 0x18
    jmp .L10
.L16:
    xor eax, eax
.L17:
    pop rbx
    pop r14
    pop r15
    ret
.L18:
    mov eax, 0x1
    add rcx, -0x8
    shr rcx, 0x3
    inc rcx
    imul rcx, rax
    mov rax, rcx
    pop rbx
    pop r14
    pop r15
    ret

throughput:
    mov rcx, qword ptr [rsi + 0x10]
    test rcx, rcx
    je .L17
    shl rcx, 0x3
    mov rdx, qword ptr [rdi + 0x8]
    test rdx, rdx
    je .L18
    push r14
    push rbx
    mov rsi, qword ptr [rsi + 0x8]
    mov rdi, qword ptr [rdi + 0x10]
    xor eax, eax
    movabs r8, -0x61c8864680b583eb
    xor r9d, r9d
    jmp .L2
    nop
.L0:
    mov ebx, 0x1
.L1:
    add rax, rbx
    add r9, 0x8
    cmp rcx, r9
    je .L16
.L2:
    mov r10, qword ptr [rsi + r9]
    xor r10, 0x170c
    imul r10, r8
    mov ebx, r10d
    shr ebx, 0x7
    and ebx, 0x1fff
    cmp rbx, rdi
    jae .L0
    shl ebx, 0x5
    lea r11, [rdx + rbx]
    mov rbx, qword ptr [rdx + rbx]
    cmp rbx, r10
    jne .L3
    xor ebx, ebx
    mov r14, qword ptr [r11]
    test r14, r14
    jne .L5
    jmp .L9
    nop
.L3:
    mov rbx, qword ptr [r11 + 0x8]
    cmp rbx, r10
    jne .L4
    xor ebx, ebx
    mov r14, qword ptr [r11]
    test r14, r14
    jne .L5
    jmp .L9
.L4:
    mov rbx, qword ptr [r11 + 0x10]
    cmp rbx, r10
    jne .L8
    xor ebx, ebx
    mov r14, qword ptr [r11]
    test r14, r14
    je .L9
    nop
.L5:
    mov r14, qword ptr [r11 + 0x8]
    test r14, r14
    je .L6
    mov r14, qword ptr [r11 + 0x10]
    test r14, r14
    je .L7
    mov r14, qword ptr [r11 + 0x18]
    test r14, r14
    je .L15
    xor r14d, r14d
    jmp .L11
.L6:
    mov r14d, 0x8
    jmp .L10
.L7:
    mov r14d, 0x10
    jmp .L10
.L8:
    mov r14, qword ptr [r11 + 0x18]
    xor ebx, ebx
    cmp r14, r10
    setne bl
    mov r14, qword ptr [r11]
    test r14, r14
    jne .L5
.L9:
    xor r14d, r14d
.L10:
    add r14, r11
.L11:
    test r14, r14
    cmove r14, r11
    mov qword ptr [r14], r10
    mov r14, qword ptr [r11]
    cmp r14, r10
    je .L14
    mov r14, qword ptr [r11 + 0x8]
    cmp r14, r10
    jne .L12
    add r11, 0x8
    jmp .L14
.L12:
    mov r14, qword ptr [r11 + 0x10]
    cmp r14, r10
    jne .L13
    add r11, 0x10
    jmp .L14
.L13:
    mov r14, qword ptr [r11 + 0x18]
    cmp r14, r10
    jne .L1
    add r11, 0x18
    nop
.L14:
    mov qword ptr [r11], 0x0
    jmp .L1
.L15:
    mov r14d, 0x18
    jmp .L10
.L16:
    pop rbx
    pop r14
    ret
.L17:
    xor eax, eax
    ret
.L18:
    mov eax, 0x1
    add rcx, -0x8
    shr rcx, 0x3
    inc rcx
    imul rcx, rax
    mov rax, rcx
    ret
