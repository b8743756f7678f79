# The kernels of repetition/distance, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=native
# command: cargo lab asm repetition/distance --target native
# binary: sha256 5f288f00acb198a8b51bd30ae75ae4215589605b48be190d5168b00ed7da4cdf
# latency: 318 instructions in 1190 bytes; innermost loops: .L3 of 53, .L5 of 73, .L20 of 6, .L22 of 6
# throughput: 301 instructions in 1122 bytes; innermost loops: .L5 of 73, .L16 of 7, .L21 of 6, .L23 of 6
# mix of 619 instructions: 190 mov, 79 add, 75 je, 34 cmp, 28 xor, 26 shl, 25 jne, 24 test, 21 jmp, 15 and, 15 lea, 12 dec, 12 movzx, 12 pop, 12 push, 12 sub, 4 cmovae, 4 inc, 4 jae, 4 jb, 3 ret, 2 call, 2 setbe, 2 setne, 2 shr

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
    je .L27
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
    je .L28
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
    xor r10d, r10d
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
    movzx r10d, cl
    add rax, r10
    and r10d, r11d
    add r13, 0x10
    cmp r13, r9
    je .L0
.L3:
    movzx ecx, word ptr [r13 + 0x8]
    test cx, cx
    je .L17
    mov r8d, ecx
    and r8d, 0x7
    cmp cx, 0x8
    jae .L4
    mov rcx, r15
    jmp .L16
    nop
.L4:
    add ecx, -0x8
    movzx ecx, cx
    shr ecx, 0x3
    je .L13
    inc ecx
    movzx edx, cx
    mov esi, edx
    and esi, -0x2
    mov rcx, r15
    nop
.L5:
    test rcx, rcx
    je .L7
    mov rdi, rcx
    dec rdi
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x2
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x3
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x4
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x5
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x6
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x7
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    add rcx, -0x8
    mov qword ptr [rbx + 0x10], rcx
    je .L8
    mov rdi, rcx
    dec rdi
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x2
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x3
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x4
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x5
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x6
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x7
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    add rcx, -0x8
    mov qword ptr [rbx + 0x10], rcx
    mov r15, rcx
    add si, -0x2
    jne .L5
    jmp .L9
    nop
.L6:
    xor r15d, r15d
.L7:
    xor ecx, ecx
    add si, -0x2
    jne .L5
    jmp .L9
.L8:
    mov r15, rcx
    xor ecx, ecx
    add si, -0x2
    jne .L5
.L9:
    test dl, 0x1
    je .L12
    test rcx, rcx
    je .L14
.L10:
    mov rdx, rcx
    dec rdx
    mov qword ptr [rbx + 0x10], rdx
    je .L11
    mov rdx, rcx
    add rdx, -0x2
    mov qword ptr [rbx + 0x10], rdx
    je .L11
    mov rdx, rcx
    add rdx, -0x3
    mov qword ptr [rbx + 0x10], rdx
    je .L11
    mov rdx, rcx
    add rdx, -0x4
    mov qword ptr [rbx + 0x10], rdx
    je .L11
    mov rdx, rcx
    add rdx, -0x5
    mov qword ptr [rbx + 0x10], rdx
    je .L11
    mov rdx, rcx
    add rdx, -0x6
    mov qword ptr [rbx + 0x10], rdx
    je .L11
    mov rdx, rcx
    add rdx, -0x7
    mov qword ptr [rbx + 0x10], rdx
    je .L11
    add rcx, -0x8
    mov qword ptr [rbx + 0x10], rcx
    mov r15, rcx
    test r8w, r8w
    jne .L16
    jmp .L17
.L11:
    xor r15d, r15d
    xor ecx, ecx
.L12:
    test r8w, r8w
    jne .L16
    jmp .L17
.L13:
    mov rcx, r15
    test rcx, rcx
    jne .L10
.L14:
    xor ecx, ecx
    test r8w, r8w
    jne .L16
    jmp .L17
    nop
.L15:
    xor ecx, ecx
    dec r8w
    je .L17
.L16:
    test rcx, rcx
    je .L15
    dec rcx
    mov qword ptr [rbx + 0x10], rcx
    mov r15, rcx
    dec r8w
    jne .L16
.L17:
    mov r14, qword ptr [r13]
    mov qword ptr [rsp + 0x30], r10
    xor r14, r10
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
    jae .L19
    cmp r15, qword ptr [rbx]
    jne .L25
.L18:
    mov rdi, rbx
    mov qword ptr [rsp + 0x28], rax
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov r9, qword ptr [rsp]
    mov r11, qword ptr [rsp + 0x18]
    mov rax, qword ptr [rsp + 0x28]
    mov r10, qword ptr [rbx + 0x8]
    jmp .L25
    nop
.L19:
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
    je .L21
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
    lea r9, [r10 + r8 - 0x40]
    xor r8d, r8d
    nop
.L20:
    cmp rdx, r8
    je .L26
    add r8, 0x2
    cmp qword ptr [r9], r14
    lea r9, [r9 - 0x20]
    jne .L20
    lea r12d, [r8 + 0x5]
    sub rdx, r8
.L21:
    mov ebp, 0x1
    cmp rdx, 0x2
    mov r9, qword ptr [rsp]
    jb .L24
    mov r8, rdx
    shl r8, 0x4
    cmp qword ptr [r8 + rdi - 0x20], r14
    je .L23
    mov rdi, r15
    shl rdi, 0x4
    shl esi, 0x4
    add rsi, rdi
    add rsi, r8
    shl rcx, 0x4
    sub rsi, rcx
    lea rcx, [r10 + rsi - 0x40]
    nop
.L22:
    add rdx, -0x2
    cmp rdx, 0x2
    jb .L24
    cmp qword ptr [rcx], r14
    lea rcx, [rcx - 0x20]
    jne .L22
.L23:
    xor r12d, r12d
    nop
.L24:
    cmp r15, qword ptr [rbx]
    je .L18
.L25:
    mov rcx, r15
    shl rcx, 0x4
    mov qword ptr [r10 + rcx], r14
    mov dword ptr [r10 + rcx + 0x8], ebp
    mov dword ptr [r10 + rcx + 0xc], r12d
    inc r15
    mov qword ptr [rbx + 0x10], r15
    cmp byte ptr [r13 + 0xc], 0x0
    jne .L2
    mov r10, qword ptr [rsp + 0x30]
    add r13, 0x10
    cmp r13, r9
    jne .L3
    jmp .L0
.L26:
    mov r9, qword ptr [rsp]
    cmp r15, qword ptr [rbx]
    jne .L25
    jmp .L18
.L27:
    xor eax, eax
.L28:
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
    je .L28
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
    je .L27
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
    je .L17
    mov r8d, ecx
    and r8d, 0x7
    cmp cx, 0x8
    jae .L4
    mov rcx, r12
    jmp .L16
    nop
.L4:
    add ecx, -0x8
    movzx ecx, cx
    shr ecx, 0x3
    je .L13
    inc ecx
    movzx edx, cx
    mov esi, edx
    and esi, -0x2
    mov rcx, r12
    nop
.L5:
    test rcx, rcx
    je .L7
    mov rdi, rcx
    dec rdi
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x2
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x3
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x4
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x5
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x6
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x7
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    add rcx, -0x8
    mov qword ptr [rbx + 0x10], rcx
    je .L8
    mov rdi, rcx
    dec rdi
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x2
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x3
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x4
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x5
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x6
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    mov rdi, rcx
    add rdi, -0x7
    mov qword ptr [rbx + 0x10], rdi
    je .L6
    add rcx, -0x8
    mov qword ptr [rbx + 0x10], rcx
    mov r12, rcx
    add si, -0x2
    jne .L5
    jmp .L9
    nop
.L6:
    xor r12d, r12d
.L7:
    xor ecx, ecx
    add si, -0x2
    jne .L5
    jmp .L9
.L8:
    mov r12, rcx
    xor ecx, ecx
    add si, -0x2
    jne .L5
.L9:
    test dl, 0x1
    je .L12
    test rcx, rcx
    je .L14
.L10:
    mov rdx, rcx
    dec rdx
    mov qword ptr [rbx + 0x10], rdx
    je .L11
    mov rdx, rcx
    add rdx, -0x2
    mov qword ptr [rbx + 0x10], rdx
    je .L11
    mov rdx, rcx
    add rdx, -0x3
    mov qword ptr [rbx + 0x10], rdx
    je .L11
    mov rdx, rcx
    add rdx, -0x4
    mov qword ptr [rbx + 0x10], rdx
    je .L11
    mov rdx, rcx
    add rdx, -0x5
    mov qword ptr [rbx + 0x10], rdx
    je .L11
    mov rdx, rcx
    add rdx, -0x6
    mov qword ptr [rbx + 0x10], rdx
    je .L11
    mov rdx, rcx
    add rdx, -0x7
    mov qword ptr [rbx + 0x10], rdx
    je .L11
    add rcx, -0x8
    mov qword ptr [rbx + 0x10], rcx
    mov r12, rcx
    test r8w, r8w
    jne .L16
    jmp .L17
.L11:
    xor r12d, r12d
    xor ecx, ecx
.L12:
    test r8w, r8w
    jne .L16
    jmp .L17
.L13:
    mov rcx, r12
    test rcx, rcx
    jne .L10
.L14:
    xor ecx, ecx
    test r8w, r8w
    jne .L16
    jmp .L17
    nop
.L15:
    xor ecx, ecx
    dec r8w
    je .L17
.L16:
    test rcx, rcx
    je .L15
    dec rcx
    mov qword ptr [rbx + 0x10], rcx
    mov r12, rcx
    dec r8w
    jne .L16
.L17:
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
    jae .L20
.L18:
    cmp r12, qword ptr [rbx]
    jne .L26
.L19:
    mov rdi, rbx
    mov qword ptr [rsp + 0x20], rax
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov r11, qword ptr [rsp + 0x10]
    mov rax, qword ptr [rsp + 0x20]
    mov r10, qword ptr [rbx + 0x8]
    jmp .L26
    nop
.L20:
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
    je .L22
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
    lea r9, [r10 + r8 - 0x40]
    xor r8d, r8d
    nop
.L21:
    cmp rdx, r8
    je .L18
    add r8, 0x2
    cmp qword ptr [r9], r15
    lea r9, [r9 - 0x20]
    jne .L21
    lea r13d, [r8 + 0x5]
    sub rdx, r8
.L22:
    mov r14d, 0x1
    cmp rdx, 0x2
    jb .L25
    mov r8, rdx
    shl r8, 0x4
    cmp qword ptr [r8 + rdi - 0x20], r15
    je .L24
    mov rdi, r12
    shl rdi, 0x4
    shl esi, 0x4
    add rsi, rdi
    add rsi, r8
    shl rcx, 0x4
    sub rsi, rcx
    lea rcx, [r10 + rsi - 0x40]
    nop
.L23:
    add rdx, -0x2
    cmp rdx, 0x2
    jb .L25
    cmp qword ptr [rcx], r15
    lea rcx, [rcx - 0x20]
    jne .L23
.L24:
    xor r13d, r13d
    nop
.L25:
    cmp r12, qword ptr [rbx]
    je .L19
.L26:
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
.L27:
    add rsp, 0x28
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L28:
    xor eax, eax
    ret
