# The kernels of parallel/abdada, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm parallel/abdada
# binary: sha256 bccda4d579ca9ad5c37a83ea50f3e30a33b4ad47d5e715a85eb35b7b747db51f
# latency: 104 instructions in 384 bytes; innermost loops: .L0 of 70
# throughput: 97 instructions in 348 bytes; innermost loops: .L0 of 68
# mix of 201 instructions: 52 mov, 22 xor, 18 test, 15 jmp, 14 cmp, 14 jne, 12 je, 7 pop, 7 push, 6 add, 5 lea, 4 imul, 4 ret, 4 shl, 4 shr, 3 and, 2 inc, 2 jae, 2 movabs, 2 sete, 2 setne

latency:
    push r15
    push r14
    push r12
    push rbx
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    mov rcx, qword ptr [rsi + 0x10]
    test rcx, rcx
    je .L11
    shl rcx, 0x3
    mov rdx, qword ptr [rdi + 0x8]
    test rdx, rdx
    je .L12
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
    je .L13
.L2:
    xor r11, qword ptr [rsi + r10]
    xor r11, 0x170c
    mov rbx, r11
    imul rbx, r9
    mov r11d, ebx
    shr r11d, 0x7
    and r11d, 0x1fff
    cmp r11, rdi
    jae .L0
    shl r11d, 0x5
    lea r14, [rdx + r11]
    mov r11, qword ptr [rdx + r11]
    cmp r11, rbx
    jne .L3
    xor r11d, r11d
    mov r15, qword ptr [r14]
    test r15, r15
    jne .L5
    jmp .L9
    nop
.L3:
    mov r11, qword ptr [r14 + 0x8]
    cmp r11, rbx
    jne .L4
    xor r11d, r11d
    mov r15, qword ptr [r14]
    test r15, r15
    jne .L5
    jmp .L9
.L4:
    mov r11, qword ptr [r14 + 0x10]
    cmp r11, rbx
    jne .L8
    xor r11d, r11d
    mov r15, qword ptr [r14]
    test r15, r15
    je .L9
    nop
.L5:
    mov r15, qword ptr [r14 + 0x8]
    test r15, r15
    je .L6
    mov r15, qword ptr [r14 + 0x10]
    test r15, r15
    je .L7
    mov r15, qword ptr [r14 + 0x18]
    xor r12d, r12d
    test r15, r15
    sete r12b
    lea r15, [r12 + 2*r12]
    jmp .L10
.L6:
    mov r15d, 0x1
    jmp .L10
.L7:
    mov r15d, 0x2
    jmp .L10
.L8:
    mov r15, qword ptr [r14 + 0x18]
    xor r11d, r11d
    cmp r15, rbx
    setne r11b
    mov r15, qword ptr [r14]
    test r15, r15
    jne .L5
.L9:
    xor r15d, r15d
.L10:
    mov qword ptr [r14 + 8*r15], rbx
    mov r12, qword ptr [r14 + 8*r15]
    cmp r12, rbx
    jne .L1
    mov qword ptr [r14 + 8*r15], 0x0
    jmp .L1
.L11:
    xor eax, eax
    jmp .L13
.L12:
    mov eax, 0x1
    add rcx, -0x8
    shr rcx, 0x3
    inc rcx
    imul rcx, rax
    mov rax, rcx
.L13:
    pop rbx
    pop r12
    pop r14
    pop r15
    ret

throughput:
    mov rcx, qword ptr [rsi + 0x10]
    test rcx, rcx
    je .L12
    shl rcx, 0x3
    mov rdx, qword ptr [rdi + 0x8]
    test rdx, rdx
    je .L13
    push r15
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
    je .L11
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
    xor r15d, r15d
    test r14, r14
    sete r15b
    lea r14, [r15 + 2*r15]
    jmp .L10
.L6:
    mov r14d, 0x1
    jmp .L10
.L7:
    mov r14d, 0x2
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
    mov qword ptr [r11 + 8*r14], r10
    mov r15, qword ptr [r11 + 8*r14]
    cmp r15, r10
    jne .L1
    mov qword ptr [r11 + 8*r14], 0x0
    jmp .L1
.L11:
    pop rbx
    pop r14
    pop r15
    ret
.L12:
    xor eax, eax
    ret
.L13:
    mov eax, 0x1
    add rcx, -0x8
    shr rcx, 0x3
    inc rcx
    imul rcx, rax
    mov rax, rcx
    ret
