# The kernels of repetition/distance, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm repetition/distance --target x86-64-v4
# binary: sha256 9006b02a832a2c59f5a33d83dbfb58840941b8afccb9b7792fe7a391e8f52a54
# latency: 230 instructions in 886 bytes; innermost loops: .L3 of 53, .L5 of 38, .L14 of 6, .L16 of 6
# throughput: 213 instructions in 818 bytes; innermost loops: .L5 of 38, .L10 of 7, .L15 of 6, .L17 of 6
# mix of 443 instructions: 122 mov, 51 add, 39 je, 34 cmp, 26 shl, 20 xor, 17 jne, 15 and, 15 jmp, 15 lea, 14 test, 12 pop, 12 push, 12 sub, 8 dec, 8 movzx, 4 cmovae, 4 jae, 4 jb, 3 ret, 2 call, 2 inc, 2 setbe, 2 setne

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x38
    mov qword ptr [rsp + 0x8], 0x0
    lea rax, [rsp + 0x8]
    mov rax, qword ptr [rsi + 0x10]
    test rax, rax
    je .L21
    mov rbx, rdi
    mov r11, qword ptr [rsp + 0x8]
    mov rcx, qword ptr [rsi + 0x8]
    lea rax, [rax + 2*rax]
    lea rax, [rcx + 8*rax]
    mov qword ptr [rsp + 0x10], rax
    xor eax, eax
    mov qword ptr [rsp + 0x18], r11
    jmp .L1
    nop
.L0:
    mov rcx, qword ptr [rsp + 0x20]
    add rcx, 0x18
    cmp rcx, qword ptr [rsp + 0x10]
    je .L22
.L1:
    mov qword ptr [rbx + 0x10], 0x0
    mov r9, qword ptr [rcx + 0x10]
    test r9, r9
    mov qword ptr [rsp + 0x20], rcx
    je .L0
    mov r13, qword ptr [rcx + 0x8]
    shl r9, 0x4
    add r9, r13
    xor r15d, r15d
    xor r8d, r8d
    mov qword ptr [rsp], r9
    jmp .L3
    nop
.L2:
    movzx edx, word ptr [r13 + 0xe]
    test r15, r15
    setne cl
    and bpl, cl
    cmp r12d, edx
    setbe cl
    and cl, bpl
    movzx r8d, cl
    add rax, r8
    and r8d, r11d
    add r13, 0x10
    cmp r13, r9
    je .L0
.L3:
    movzx ecx, word ptr [r13 + 0x8]
    test cx, cx
    je .L11
    mov edi, ecx
    and edi, 0x7
    cmp cx, 0x8
    jae .L4
    mov rdx, r15
    jmp .L10
    nop
.L4:
    and ecx, 0xfff8
    mov rdx, r15
    nop
.L5:
    test rdx, rdx
    je .L7
    mov rsi, rdx
    dec rsi
    mov qword ptr [rbx + 0x10], rsi
    je .L6
    mov rsi, rdx
    add rsi, -0x2
    mov qword ptr [rbx + 0x10], rsi
    je .L6
    mov rsi, rdx
    add rsi, -0x3
    mov qword ptr [rbx + 0x10], rsi
    je .L6
    mov rsi, rdx
    add rsi, -0x4
    mov qword ptr [rbx + 0x10], rsi
    je .L6
    mov rsi, rdx
    add rsi, -0x5
    mov qword ptr [rbx + 0x10], rsi
    je .L6
    mov rsi, rdx
    add rsi, -0x6
    mov qword ptr [rbx + 0x10], rsi
    je .L6
    mov rsi, rdx
    add rsi, -0x7
    mov qword ptr [rbx + 0x10], rsi
    je .L6
    add rdx, -0x8
    mov qword ptr [rbx + 0x10], rdx
    mov r15, rdx
    add cx, -0x8
    jne .L5
    jmp .L8
    nop
.L6:
    xor r15d, r15d
.L7:
    xor edx, edx
    add cx, -0x8
    jne .L5
.L8:
    test di, di
    jne .L10
    jmp .L11
    nop
.L9:
    xor edx, edx
    dec di
    je .L11
.L10:
    test rdx, rdx
    je .L9
    dec rdx
    mov qword ptr [rbx + 0x10], rdx
    mov r15, rdx
    dec di
    jne .L10
.L11:
    mov r14, qword ptr [r13]
    mov qword ptr [rsp + 0x30], r8
    xor r14, r8
    movzx ecx, word ptr [r13 + 0xa]
    mov r10, qword ptr [rbx + 0x8]
    cmp rcx, r15
    cmovae rcx, r15
    xor ebp, ebp
    mov rdx, rcx
    sub rdx, 0x2
    mov r8d, 0x0
    cmovae r8, rdx
    cmp r8, 0x2
    jae .L13
    cmp r15, qword ptr [rbx]
    jne .L19
.L12:
    mov rdi, rbx
    mov qword ptr [rsp + 0x28], rax
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov r9, qword ptr [rsp]
    mov r11, qword ptr [rsp + 0x18]
    mov rax, qword ptr [rsp + 0x28]
    mov r10, qword ptr [rbx + 0x8]
    jmp .L19
    nop
.L13:
    mov rdx, r15
    sub rdx, rcx
    shl rdx, 0x4
    add rdx, r10
    mov esi, r8d
    and esi, 0x1
    mov edi, esi
    shl edi, 0x4
    add rdi, rdx
    mov edx, r8d
    and edx, 0xfffe
    add rdx, -0x2
    mov r9, rdx
    shl r9, 0x4
    mov r12d, 0x5
    cmp qword ptr [rdi + r9], r14
    je .L15
    shl r8d, 0x4
    and r8d, 0xfffe0
    mov r9, r15
    shl r9, 0x4
    add r9, r8
    mov r8d, esi
    shl r8d, 0x4
    add r8, r9
    mov r9, rcx
    shl r9, 0x4
    sub r8, r9
    lea r9, [r10 + r8]
    add r9, -0x40
    xor r8d, r8d
    nop
.L14:
    cmp rdx, r8
    je .L20
    add r8, 0x2
    cmp qword ptr [r9], r14
    lea r9, [r9 - 0x20]
    jne .L14
    lea r12d, [r8 + 0x5]
    sub rdx, r8
.L15:
    mov ebp, 0x1
    cmp rdx, 0x2
    mov r9, qword ptr [rsp]
    jb .L18
    mov r8, rdx
    shl r8, 0x4
    cmp qword ptr [r8 + rdi - 0x20], r14
    je .L17
    mov rdi, r15
    shl rdi, 0x4
    shl esi, 0x4
    add rsi, rdi
    add rsi, r8
    shl rcx, 0x4
    sub rsi, rcx
    lea rcx, [r10 + rsi]
    add rcx, -0x40
    nop
.L16:
    add rdx, -0x2
    cmp rdx, 0x2
    jb .L18
    cmp qword ptr [rcx], r14
    lea rcx, [rcx - 0x20]
    jne .L16
.L17:
    xor r12d, r12d
    nop
.L18:
    cmp r15, qword ptr [rbx]
    je .L12
.L19:
    mov rcx, r15
    shl rcx, 0x4
    mov qword ptr [r10 + rcx], r14
    mov dword ptr [r10 + rcx + 0x8], ebp
    mov dword ptr [r10 + rcx + 0xc], r12d
    inc r15
    mov qword ptr [rbx + 0x10], r15
    cmp byte ptr [r13 + 0xc], 0x0
    jne .L2
    mov r8, qword ptr [rsp + 0x30]
    add r13, 0x10
    cmp r13, r9
    jne .L3
    jmp .L0
.L20:
    mov r9, qword ptr [rsp]
    cmp r15, qword ptr [rbx]
    jne .L19
    jmp .L12
.L21:
    xor eax, eax
.L22:
    add rsp, 0x38
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

throughput:
    mov rax, qword ptr [rsi + 0x10]
    test rax, rax
    je .L22
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x28
    mov rbx, rdi
    mov rcx, qword ptr [rsi + 0x8]
    lea rax, [rax + 2*rax]
    lea rax, [rcx + 8*rax]
    mov qword ptr [rsp + 0x8], rax
    xor eax, eax
    jmp .L1
    nop
.L0:
    mov rcx, qword ptr [rsp + 0x18]
    add rcx, 0x18
    cmp rcx, qword ptr [rsp + 0x8]
    je .L21
.L1:
    mov qword ptr [rbx + 0x10], 0x0
    mov r11, qword ptr [rcx + 0x10]
    test r11, r11
    mov qword ptr [rsp + 0x18], rcx
    je .L0
    mov rbp, qword ptr [rcx + 0x8]
    shl r11, 0x4
    add r11, rbp
    xor r12d, r12d
    mov qword ptr [rsp + 0x10], r11
    jmp .L3
    nop
.L2:
    add rbp, 0x10
    cmp rbp, r11
    je .L0
.L3:
    movzx ecx, word ptr [rbp + 0x8]
    test cx, cx
    je .L11
    mov edi, ecx
    and edi, 0x7
    cmp cx, 0x8
    jae .L4
    mov rdx, r12
    jmp .L10
    nop
.L4:
    and ecx, 0xfff8
    mov rdx, r12
    nop
.L5:
    test rdx, rdx
    je .L7
    mov rsi, rdx
    dec rsi
    mov qword ptr [rbx + 0x10], rsi
    je .L6
    mov rsi, rdx
    add rsi, -0x2
    mov qword ptr [rbx + 0x10], rsi
    je .L6
    mov rsi, rdx
    add rsi, -0x3
    mov qword ptr [rbx + 0x10], rsi
    je .L6
    mov rsi, rdx
    add rsi, -0x4
    mov qword ptr [rbx + 0x10], rsi
    je .L6
    mov rsi, rdx
    add rsi, -0x5
    mov qword ptr [rbx + 0x10], rsi
    je .L6
    mov rsi, rdx
    add rsi, -0x6
    mov qword ptr [rbx + 0x10], rsi
    je .L6
    mov rsi, rdx
    add rsi, -0x7
    mov qword ptr [rbx + 0x10], rsi
    je .L6
    add rdx, -0x8
    mov qword ptr [rbx + 0x10], rdx
    mov r12, rdx
    add cx, -0x8
    jne .L5
    jmp .L8
    nop
.L6:
    xor r12d, r12d
.L7:
    xor edx, edx
    add cx, -0x8
    jne .L5
.L8:
    test di, di
    jne .L10
    jmp .L11
    nop
.L9:
    xor edx, edx
    dec di
    je .L11
.L10:
    test rdx, rdx
    je .L9
    dec rdx
    mov qword ptr [rbx + 0x10], rdx
    mov r12, rdx
    dec di
    jne .L10
.L11:
    mov r15, qword ptr [rbp]
    movzx ecx, word ptr [rbp + 0xa]
    mov r10, qword ptr [rbx + 0x8]
    cmp rcx, r12
    cmovae rcx, r12
    xor r14d, r14d
    mov rdx, rcx
    sub rdx, 0x2
    mov r8d, 0x0
    cmovae r8, rdx
    cmp r8, 0x2
    jae .L14
.L12:
    cmp r12, qword ptr [rbx]
    jne .L20
.L13:
    mov rdi, rbx
    mov qword ptr [rsp + 0x20], rax
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov r11, qword ptr [rsp + 0x10]
    mov rax, qword ptr [rsp + 0x20]
    mov r10, qword ptr [rbx + 0x8]
    jmp .L20
    nop
.L14:
    mov rdx, r12
    sub rdx, rcx
    shl rdx, 0x4
    add rdx, r10
    mov esi, r8d
    and esi, 0x1
    mov edi, esi
    shl edi, 0x4
    add rdi, rdx
    mov edx, r8d
    and edx, 0xfffe
    add rdx, -0x2
    mov r9, rdx
    shl r9, 0x4
    mov r13d, 0x5
    cmp qword ptr [rdi + r9], r15
    je .L16
    shl r8d, 0x4
    and r8d, 0xfffe0
    mov r9, r12
    shl r9, 0x4
    add r9, r8
    mov r8d, esi
    shl r8d, 0x4
    add r8, r9
    mov r9, rcx
    shl r9, 0x4
    sub r8, r9
    lea r9, [r10 + r8]
    add r9, -0x40
    xor r8d, r8d
    nop
.L15:
    cmp rdx, r8
    je .L12
    add r8, 0x2
    cmp qword ptr [r9], r15
    lea r9, [r9 - 0x20]
    jne .L15
    lea r13d, [r8 + 0x5]
    sub rdx, r8
.L16:
    mov r14d, 0x1
    cmp rdx, 0x2
    jb .L19
    mov r8, rdx
    shl r8, 0x4
    cmp qword ptr [r8 + rdi - 0x20], r15
    je .L18
    mov rdi, r12
    shl rdi, 0x4
    shl esi, 0x4
    add rsi, rdi
    add rsi, r8
    shl rcx, 0x4
    sub rsi, rcx
    lea rcx, [r10 + rsi]
    add rcx, -0x40
    nop
.L17:
    add rdx, -0x2
    cmp rdx, 0x2
    jb .L19
    cmp qword ptr [rcx], r15
    lea rcx, [rcx - 0x20]
    jne .L17
.L18:
    xor r13d, r13d
    nop
.L19:
    cmp r12, qword ptr [rbx]
    je .L13
.L20:
    mov rcx, r12
    shl rcx, 0x4
    mov qword ptr [r10 + rcx], r15
    mov dword ptr [r10 + rcx + 0x8], r14d
    mov dword ptr [r10 + rcx + 0xc], r13d
    inc r12
    mov qword ptr [rbx + 0x10], r12
    cmp byte ptr [rbp + 0xc], 0x0
    je .L2
    movzx edx, word ptr [rbp + 0xe]
    test r12, r12
    setne cl
    and r14b, cl
    cmp r13d, edx
    setbe cl
    and cl, r14b
    movzx ecx, cl
    add rax, rcx
    jmp .L2
.L21:
    add rsp, 0x28
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L22:
    xor eax, eax
    ret
