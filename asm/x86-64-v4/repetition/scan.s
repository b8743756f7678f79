# The kernels of repetition/scan, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm repetition/scan --target x86-64-v4
# binary: sha256 9006b02a832a2c59f5a33d83dbfb58840941b8afccb9b7792fe7a391e8f52a54
# latency: 229 instructions in 867 bytes; innermost loops: .L8 of 38, .L16 of 7, .L23 of 6
# throughput: 210 instructions in 798 bytes; innermost loops: .L8 of 38, .L16 of 7, .L23 of 6
# mix of 439 instructions: 132 mov, 54 add, 42 je, 28 cmp, 22 shl, 21 jmp, 19 xor, 16 test, 13 lea, 12 jne, 12 pop, 12 push, 11 and, 10 sub, 8 dec, 6 jae, 6 movzx, 4 jb, 3 ret, 2 call, 2 cmovae, 2 cmovb, 2 inc

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x38
    mov qword ptr [rsp + 0x18], 0x0
    lea rax, [rsp + 0x18]
    mov rax, qword ptr [rsi + 0x10]
    test rax, rax
    je .L26
    mov rbx, rdi
    mov rdi, qword ptr [rsp + 0x18]
    mov rcx, qword ptr [rsi + 0x8]
    lea rax, [rax + 2*rax]
    lea rax, [rcx + 8*rax]
    mov qword ptr [rsp + 0x20], rax
    xor eax, eax
    mov qword ptr [rsp + 0x8], rdi
    jmp .L1
    nop
.L0:
    mov rcx, qword ptr [rsp + 0x28]
    add rcx, 0x18
    cmp rcx, qword ptr [rsp + 0x20]
    je .L27
.L1:
    mov qword ptr [rbx + 0x10], 0x0
    mov r9, qword ptr [rcx + 0x10]
    test r9, r9
    mov qword ptr [rsp + 0x28], rcx
    je .L0
    mov rbp, qword ptr [rcx + 0x8]
    shl r9, 0x4
    add r9, rbp
    xor r14d, r14d
    xor r8d, r8d
    mov qword ptr [rsp + 0x10], r9
    jmp .L5
.L2:
    xor r8d, r8d
.L3:
    add rax, r8
    and r8d, edi
.L4:
    add rbp, 0x10
    cmp rbp, r9
    je .L0
.L5:
    movzx edx, word ptr [rbp + 0x8]
    test dx, dx
    je .L6
    mov ecx, edx
    and ecx, 0x7
    cmp dx, 0x8
    jae .L7
    mov r12, r14
    jmp .L13
.L6:
    mov r12, r14
    jmp .L14
    nop
.L7:
    and edx, 0xfff8
    mov r12, r14
    nop
.L8:
    test r14, r14
    je .L10
    mov rsi, r14
    dec rsi
    mov qword ptr [rbx + 0x10], rsi
    je .L9
    mov rsi, r14
    add rsi, -0x2
    mov qword ptr [rbx + 0x10], rsi
    je .L9
    mov rsi, r14
    add rsi, -0x3
    mov qword ptr [rbx + 0x10], rsi
    je .L9
    mov rsi, r14
    add rsi, -0x4
    mov qword ptr [rbx + 0x10], rsi
    je .L9
    mov rsi, r14
    add rsi, -0x5
    mov qword ptr [rbx + 0x10], rsi
    je .L9
    mov rsi, r14
    add rsi, -0x6
    mov qword ptr [rbx + 0x10], rsi
    je .L9
    mov rsi, r14
    add rsi, -0x7
    mov qword ptr [rbx + 0x10], rsi
    je .L9
    add r14, -0x8
    mov qword ptr [rbx + 0x10], r14
    mov r12, r14
    add dx, -0x8
    jne .L8
    jmp .L11
    nop
.L9:
    xor r12d, r12d
.L10:
    xor r14d, r14d
    add dx, -0x8
    jne .L8
.L11:
    test cx, cx
    jne .L13
    jmp .L14
    nop
.L12:
    xor r14d, r14d
    dec cx
    je .L14
.L13:
    test r14, r14
    je .L12
    dec r14
    mov qword ptr [rbx + 0x10], r14
    mov r12, r14
    dec cx
    jne .L13
.L14:
    mov r15, qword ptr [rbp]
    xor r15, r8
    movzx r13d, word ptr [rbp + 0xa]
    cmp r12, qword ptr [rbx]
    je .L19
.L15:
    mov rcx, qword ptr [rbx + 0x8]
    mov rdx, r12
    shl rdx, 0x4
    mov qword ptr [rcx + rdx], r15
    mov dword ptr [rcx + rdx + 0x8], r13d
    lea r14, [r12 + 0x1]
    mov qword ptr [rbx + 0x10], r14
    cmp byte ptr [rbp + 0xc], 0x0
    je .L4
    test r14, r14
    je .L2
    mov esi, r13d
    cmp rsi, r12
    cmovae rsi, r12
    mov r11, rsi
    sub r11, 0x2
    mov r8d, 0x0
    cmovb r11, r8
    mov r8d, 0x0
    cmp r11, 0x2
    jb .L3
    mov r13, rax
    movzx r9d, word ptr [rbp + 0xe]
    sub r12, rsi
    shl r12, 0x4
    add r12, rcx
    mov r8d, r11d
    and r8d, 0x1
    mov r10d, r8d
    shl r10d, 0x4
    add r10, r12
    mov edi, r11d
    and edi, 0xfffe
    add rdi, -0x2
    mov r12, rdi
    shl r12, 0x4
    mov eax, 0x4
    cmp qword ptr [r10 + r12], r15
    je .L17
    shl r11d, 0x4
    and r11d, 0xfffe0
    add r11, rdx
    mov eax, r8d
    shl eax, 0x4
    add rax, r11
    mov r11, rsi
    shl r11, 0x4
    sub rax, r11
    lea r11, [rcx + rax]
    add r11, -0x40
    mov eax, 0x3
    nop
.L16:
    test rdi, rdi
    je .L21
    add rdi, -0x2
    add eax, 0x2
    cmp qword ptr [r11], r15
    lea r11, [r11 - 0x20]
    jne .L16
    inc eax
.L17:
    cmp eax, r9d
    jae .L20
.L18:
    mov rdi, qword ptr [rsp + 0x8]
    mov rax, r13
    mov r9, qword ptr [rsp + 0x10]
    mov r8d, 0x1
    jmp .L3
.L19:
    mov rdi, rbx
    mov r14, rax
    mov qword ptr [rsp + 0x30], r8
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov r8, qword ptr [rsp + 0x30]
    mov r9, qword ptr [rsp + 0x10]
    mov rax, r14
    mov rdi, qword ptr [rsp + 0x8]
    jmp .L15
.L20:
    cmp rdi, 0x2
    jae .L22
.L21:
    xor r8d, r8d
    mov rdi, qword ptr [rsp + 0x8]
    mov rax, r13
    mov r9, qword ptr [rsp + 0x10]
    jmp .L3
.L22:
    mov r9, rdi
    shl r9, 0x4
    cmp qword ptr [r9 + r10 - 0x20], r15
    je .L18
    shl r8d, 0x4
    add rdx, r8
    add rdx, r9
    shl rsi, 0x4
    sub rdx, rsi
    add rcx, rdx
    add rcx, -0x40
    mov rax, r13
    mov r9, qword ptr [rsp + 0x10]
    mov r8d, 0x1
    nop
.L23:
    add rdi, -0x2
    cmp rdi, 0x2
    jb .L24
    cmp qword ptr [rcx], r15
    lea rcx, [rcx - 0x20]
    jne .L23
    jmp .L25
.L24:
    xor r8d, r8d
.L25:
    mov rdi, qword ptr [rsp + 0x8]
    jmp .L3
.L26:
    xor eax, eax
.L27:
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
    je .L25
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x18
    mov rbx, rdi
    mov rcx, qword ptr [rsi + 0x8]
    lea rax, [rax + 2*rax]
    lea rax, [rcx + 8*rax]
    mov qword ptr [rsp + 0x8], rax
    xor eax, eax
    jmp .L1
    nop
.L0:
    mov rcx, qword ptr [rsp + 0x10]
    add rcx, 0x18
    cmp rcx, qword ptr [rsp + 0x8]
    je .L24
.L1:
    mov qword ptr [rbx + 0x10], 0x0
    mov r8, qword ptr [rcx + 0x10]
    test r8, r8
    mov qword ptr [rsp + 0x10], rcx
    je .L0
    mov r12, qword ptr [rcx + 0x8]
    shl r8, 0x4
    add r8, r12
    xor r15d, r15d
    mov qword ptr [rsp], r8
    jmp .L5
.L2:
    xor r11d, r11d
.L3:
    add rax, r11
.L4:
    add r12, 0x10
    cmp r12, r8
    je .L0
.L5:
    movzx edx, word ptr [r12 + 0x8]
    test dx, dx
    je .L6
    mov ecx, edx
    and ecx, 0x7
    cmp dx, 0x8
    jae .L7
    mov rbp, r15
    jmp .L13
    nop
.L6:
    mov rbp, r15
    jmp .L14
    nop
.L7:
    and edx, 0xfff8
    mov rbp, r15
    nop
.L8:
    test r15, r15
    je .L10
    mov rsi, r15
    dec rsi
    mov qword ptr [rbx + 0x10], rsi
    je .L9
    mov rsi, r15
    add rsi, -0x2
    mov qword ptr [rbx + 0x10], rsi
    je .L9
    mov rsi, r15
    add rsi, -0x3
    mov qword ptr [rbx + 0x10], rsi
    je .L9
    mov rsi, r15
    add rsi, -0x4
    mov qword ptr [rbx + 0x10], rsi
    je .L9
    mov rsi, r15
    add rsi, -0x5
    mov qword ptr [rbx + 0x10], rsi
    je .L9
    mov rsi, r15
    add rsi, -0x6
    mov qword ptr [rbx + 0x10], rsi
    je .L9
    mov rsi, r15
    add rsi, -0x7
    mov qword ptr [rbx + 0x10], rsi
    je .L9
    add r15, -0x8
    mov qword ptr [rbx + 0x10], r15
    mov rbp, r15
    add dx, -0x8
    jne .L8
    jmp .L11
    nop
.L9:
    xor ebp, ebp
.L10:
    xor r15d, r15d
    add dx, -0x8
    jne .L8
.L11:
    test cx, cx
    jne .L13
    jmp .L14
    nop
.L12:
    xor r15d, r15d
    dec cx
    je .L14
.L13:
    test r15, r15
    je .L12
    dec r15
    mov qword ptr [rbx + 0x10], r15
    mov rbp, r15
    dec cx
    jne .L13
.L14:
    mov r13, qword ptr [r12]
    movzx r14d, word ptr [r12 + 0xa]
    cmp rbp, qword ptr [rbx]
    je .L19
.L15:
    mov rcx, qword ptr [rbx + 0x8]
    mov rdx, rbp
    shl rdx, 0x4
    mov qword ptr [rcx + rdx], r13
    mov dword ptr [rcx + rdx + 0x8], r14d
    lea r15, [rbp + 0x1]
    mov qword ptr [rbx + 0x10], r15
    cmp byte ptr [r12 + 0xc], 0x0
    je .L4
    test r15, r15
    je .L2
    mov r14d, r14d
    cmp r14, rbp
    cmovae r14, rbp
    mov rsi, r14
    sub rsi, 0x2
    mov edi, 0x0
    cmovb rsi, rdi
    mov r11d, 0x0
    cmp rsi, 0x2
    jb .L3
    movzx r9d, word ptr [r12 + 0xe]
    sub rbp, r14
    shl rbp, 0x4
    add rbp, rcx
    mov r8d, esi
    and r8d, 0x1
    mov r10d, r8d
    shl r10d, 0x4
    add r10, rbp
    mov edi, esi
    and edi, 0xfffe
    add rdi, -0x2
    mov r11, rdi
    shl r11, 0x4
    mov ebp, 0x4
    cmp qword ptr [r10 + r11], r13
    je .L17
    shl esi, 0x4
    and esi, 0xfffe0
    add rsi, rdx
    mov r11d, r8d
    shl r11d, 0x4
    add r11, rsi
    mov rsi, r14
    shl rsi, 0x4
    sub r11, rsi
    lea rsi, [rcx + r11]
    add rsi, -0x40
    mov ebp, 0x3
    nop
.L16:
    test rdi, rdi
    je .L21
    add rdi, -0x2
    add ebp, 0x2
    cmp qword ptr [rsi], r13
    lea rsi, [rsi - 0x20]
    jne .L16
    inc ebp
.L17:
    mov r11d, 0x1
    cmp ebp, r9d
    jae .L20
.L18:
    mov r8, qword ptr [rsp]
    jmp .L3
.L19:
    mov r15, rax
    mov rdi, rbx
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov r8, qword ptr [rsp]
    mov rax, r15
    jmp .L15
.L20:
    cmp rdi, 0x2
    jae .L22
.L21:
    xor r11d, r11d
    mov r8, qword ptr [rsp]
    jmp .L3
.L22:
    mov rsi, rdi
    shl rsi, 0x4
    cmp qword ptr [rsi + r10 - 0x20], r13
    je .L18
    shl r8d, 0x4
    add rdx, r8
    add rdx, rsi
    shl r14, 0x4
    sub rdx, r14
    add rcx, rdx
    add rcx, -0x40
    mov r8, qword ptr [rsp]
    nop
.L23:
    add rdi, -0x2
    cmp rdi, 0x2
    jb .L2
    cmp qword ptr [rcx], r13
    lea rcx, [rcx - 0x20]
    jne .L23
    jmp .L3
.L24:
    add rsp, 0x18
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L25:
    xor eax, eax
    ret
