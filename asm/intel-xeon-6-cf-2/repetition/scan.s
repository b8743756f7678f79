# The kernels of repetition/scan, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=native
# command: cargo lab asm repetition/scan --target native
# binary: sha256 5f288f00acb198a8b51bd30ae75ae4215589605b48be190d5168b00ed7da4cdf
# latency: 315 instructions in 1201 bytes; innermost loops: .L8 of 73, .L23 of 7, .L29 of 6
# throughput: 305 instructions in 1141 bytes; innermost loops: .L8 of 73, .L23 of 7, .L30 of 6
# mix of 620 instructions: 208 mov, 80 add, 80 je, 28 cmp, 26 test, 26 xor, 25 jmp, 22 shl, 18 jne, 15 lea, 12 dec, 12 pop, 12 push, 11 and, 10 movzx, 10 sub, 5 jae, 5 jb, 4 inc, 3 ret, 2 call, 2 cmovae, 2 cmovb, 2 shr

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
    je .L30
    mov rbx, rdi
    mov r9, qword ptr [rsp + 0x18]
    mov rcx, qword ptr [rsi + 0x8]
    lea rax, [rax + 2*rax]
    lea rax, [rcx + 8*rax]
    mov qword ptr [rsp + 0x20], rax
    xor r10d, r10d
    mov qword ptr [rsp + 0x10], r9
    jmp .L1
    nop
.L0:
    mov rcx, qword ptr [rsp + 0x28]
    add rcx, 0x18
    cmp rcx, qword ptr [rsp + 0x20]
    je .L31
.L1:
    mov qword ptr [rbx + 0x10], 0x0
    mov r8, qword ptr [rcx + 0x10]
    test r8, r8
    mov qword ptr [rsp + 0x28], rcx
    je .L0
    mov rbp, qword ptr [rcx + 0x8]
    shl r8, 0x4
    add r8, rbp
    xor eax, eax
    xor r12d, r12d
    mov qword ptr [rsp + 0x8], r8
    jmp .L5
.L2:
    xor r12d, r12d
.L3:
    add r10, r12
    and r12d, r9d
.L4:
    add rbp, 0x10
    cmp rbp, r8
    je .L0
.L5:
    movzx esi, word ptr [rbp + 0x8]
    mov rcx, qword ptr [rbx]
    test si, si
    je .L6
    mov edx, esi
    and edx, 0x7
    cmp si, 0x8
    jae .L7
    mov rsi, rax
    jmp .L18
    nop
.L6:
    mov r14, rax
    jmp .L21
    nop
.L7:
    add esi, -0x8
    movzx esi, si
    shr esi, 0x3
    je .L16
    inc esi
    movzx edi, si
    mov r8d, edi
    and r8d, -0x2
    mov rsi, rax
    nop
.L8:
    test rsi, rsi
    je .L10
    mov rax, rsi
    dec rax
    mov qword ptr [rbx + 0x10], rax
    je .L9
    mov rax, rsi
    add rax, -0x2
    mov qword ptr [rbx + 0x10], rax
    je .L9
    mov rax, rsi
    add rax, -0x3
    mov qword ptr [rbx + 0x10], rax
    je .L9
    mov rax, rsi
    add rax, -0x4
    mov qword ptr [rbx + 0x10], rax
    je .L9
    mov rax, rsi
    add rax, -0x5
    mov qword ptr [rbx + 0x10], rax
    je .L9
    mov rax, rsi
    add rax, -0x6
    mov qword ptr [rbx + 0x10], rax
    je .L9
    mov rax, rsi
    add rax, -0x7
    mov qword ptr [rbx + 0x10], rax
    je .L9
    add rsi, -0x8
    mov qword ptr [rbx + 0x10], rsi
    je .L11
    mov rax, rsi
    dec rax
    mov qword ptr [rbx + 0x10], rax
    je .L9
    mov rax, rsi
    add rax, -0x2
    mov qword ptr [rbx + 0x10], rax
    je .L9
    mov rax, rsi
    add rax, -0x3
    mov qword ptr [rbx + 0x10], rax
    je .L9
    mov rax, rsi
    add rax, -0x4
    mov qword ptr [rbx + 0x10], rax
    je .L9
    mov rax, rsi
    add rax, -0x5
    mov qword ptr [rbx + 0x10], rax
    je .L9
    mov rax, rsi
    add rax, -0x6
    mov qword ptr [rbx + 0x10], rax
    je .L9
    mov rax, rsi
    add rax, -0x7
    mov qword ptr [rbx + 0x10], rax
    je .L9
    add rsi, -0x8
    mov qword ptr [rbx + 0x10], rsi
    mov rax, rsi
    add r8w, -0x2
    jne .L8
    jmp .L12
    nop
.L9:
    xor eax, eax
.L10:
    xor esi, esi
    add r8w, -0x2
    jne .L8
    jmp .L12
.L11:
    mov rax, rsi
    xor esi, esi
    add r8w, -0x2
    jne .L8
.L12:
    test dil, 0x1
    mov r8, qword ptr [rsp + 0x8]
    je .L15
    test rsi, rsi
    je .L17
.L13:
    mov rax, rsi
    dec rax
    mov qword ptr [rbx + 0x10], rax
    je .L14
    mov rax, rsi
    add rax, -0x2
    mov qword ptr [rbx + 0x10], rax
    je .L14
    mov rax, rsi
    add rax, -0x3
    mov qword ptr [rbx + 0x10], rax
    je .L14
    mov rax, rsi
    add rax, -0x4
    mov qword ptr [rbx + 0x10], rax
    je .L14
    mov rax, rsi
    add rax, -0x5
    mov qword ptr [rbx + 0x10], rax
    je .L14
    mov rax, rsi
    add rax, -0x6
    mov qword ptr [rbx + 0x10], rax
    je .L14
    mov rax, rsi
    add rax, -0x7
    mov qword ptr [rbx + 0x10], rax
    je .L14
    add rsi, -0x8
    mov qword ptr [rbx + 0x10], rsi
    mov rax, rsi
    mov r14, rax
    test dx, dx
    jne .L18
    jmp .L21
.L14:
    xor eax, eax
    xor esi, esi
.L15:
    mov r14, rax
    test dx, dx
    jne .L18
    jmp .L21
.L16:
    mov rsi, rax
    test rsi, rsi
    jne .L13
.L17:
    xor esi, esi
    mov r14, rax
    test dx, dx
    je .L21
    nop
.L18:
    mov r14, rax
    jmp .L20
    nop
.L19:
    xor esi, esi
    dec dx
    je .L21
.L20:
    test rsi, rsi
    je .L19
    dec rsi
    mov qword ptr [rbx + 0x10], rsi
    mov r14, rsi
    dec dx
    jne .L20
.L21:
    mov r15, qword ptr [rbp]
    xor r15, r12
    movzx r13d, word ptr [rbp + 0xa]
    cmp r14, rcx
    je .L27
.L22:
    mov rcx, qword ptr [rbx + 0x8]
    mov rdx, r14
    shl rdx, 0x4
    mov qword ptr [rcx + rdx], r15
    mov dword ptr [rcx + rdx + 0x8], r13d
    lea rax, [r14 + 0x1]
    mov qword ptr [rbx + 0x10], rax
    cmp byte ptr [rbp + 0xc], 0x0
    je .L4
    test rax, rax
    je .L2
    mov esi, r13d
    cmp rsi, r14
    cmovae rsi, r14
    mov r11, rsi
    sub r11, 0x2
    mov edi, 0x0
    cmovb r11, rdi
    mov r12d, 0x0
    cmp r11, 0x2
    jb .L3
    mov r13, r10
    movzx r9d, word ptr [rbp + 0xe]
    sub r14, rsi
    shl r14, 0x4
    add r14, rcx
    mov r8d, r11d
    and r8d, 0x1
    mov r10d, r8d
    shl r10d, 0x4
    add r10, r14
    mov edi, r11d
    and edi, 0xfffe
    add rdi, -0x2
    mov r12, rdi
    shl r12, 0x4
    mov r14d, 0x4
    cmp qword ptr [r10 + r12], r15
    je .L24
    shl r11d, 0x4
    and r11d, 0xfffe0
    add r11, rdx
    mov r14d, r8d
    shl r14d, 0x4
    add r14, r11
    mov r11, rsi
    shl r11, 0x4
    sub r14, r11
    lea r11, [rcx + r14 - 0x40]
    mov r14d, 0x3
    nop
.L23:
    test rdi, rdi
    je .L25
    add rdi, -0x2
    add r14d, 0x2
    cmp qword ptr [r11], r15
    lea r11, [r11 - 0x20]
    jne .L23
    inc r14d
.L24:
    mov r12d, 0x1
    cmp r14d, r9d
    jb .L26
    cmp rdi, 0x2
    jae .L28
.L25:
    xor r12d, r12d
.L26:
    mov r9, qword ptr [rsp + 0x10]
    mov r10, r13
    mov r8, qword ptr [rsp + 0x8]
    jmp .L3
.L27:
    mov rdi, rbx
    mov qword ptr [rsp + 0x30], r10
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov r8, qword ptr [rsp + 0x8]
    mov r10, qword ptr [rsp + 0x30]
    mov r9, qword ptr [rsp + 0x10]
    jmp .L22
.L28:
    mov r9, rdi
    shl r9, 0x4
    cmp qword ptr [r9 + r10 - 0x20], r15
    je .L26
    shl r8d, 0x4
    add rdx, r8
    add rdx, r9
    shl rsi, 0x4
    sub rdx, rsi
    lea rcx, [rcx + rdx - 0x40]
    mov r9, qword ptr [rsp + 0x10]
    mov r10, r13
    mov r8, qword ptr [rsp + 0x8]
    nop
.L29:
    add rdi, -0x2
    cmp rdi, 0x2
    jb .L2
    cmp qword ptr [rcx], r15
    lea rcx, [rcx - 0x20]
    jne .L29
    jmp .L3
.L30:
    xor r10d, r10d
.L31:
    mov rax, r10
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
    je .L32
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
    xor r9d, r9d
    jmp .L1
    nop
.L0:
    mov rcx, qword ptr [rsp + 0x10]
    add rcx, 0x18
    cmp rcx, qword ptr [rsp + 0x8]
    je .L31
.L1:
    mov qword ptr [rbx + 0x10], 0x0
    mov r10, qword ptr [rcx + 0x10]
    test r10, r10
    mov qword ptr [rsp + 0x10], rcx
    je .L0
    mov r12, qword ptr [rcx + 0x8]
    shl r10, 0x4
    add r10, r12
    xor ecx, ecx
    mov qword ptr [rsp], r10
    jmp .L5
.L2:
    xor r11d, r11d
.L3:
    add r9, r11
.L4:
    add r12, 0x10
    cmp r12, r10
    je .L0
.L5:
    movzx esi, word ptr [r12 + 0x8]
    mov rax, qword ptr [rbx]
    test si, si
    je .L6
    mov edx, esi
    and edx, 0x7
    cmp si, 0x8
    jae .L7
    mov rsi, rcx
    jmp .L18
    nop
.L6:
    mov r15, rcx
    jmp .L21
    nop
.L7:
    add esi, -0x8
    movzx esi, si
    shr esi, 0x3
    je .L16
    inc esi
    movzx edi, si
    mov r8d, edi
    and r8d, -0x2
    mov rsi, rcx
    nop
.L8:
    test rsi, rsi
    je .L10
    mov rcx, rsi
    dec rcx
    mov qword ptr [rbx + 0x10], rcx
    je .L9
    mov rcx, rsi
    add rcx, -0x2
    mov qword ptr [rbx + 0x10], rcx
    je .L9
    mov rcx, rsi
    add rcx, -0x3
    mov qword ptr [rbx + 0x10], rcx
    je .L9
    mov rcx, rsi
    add rcx, -0x4
    mov qword ptr [rbx + 0x10], rcx
    je .L9
    mov rcx, rsi
    add rcx, -0x5
    mov qword ptr [rbx + 0x10], rcx
    je .L9
    mov rcx, rsi
    add rcx, -0x6
    mov qword ptr [rbx + 0x10], rcx
    je .L9
    mov rcx, rsi
    add rcx, -0x7
    mov qword ptr [rbx + 0x10], rcx
    je .L9
    add rsi, -0x8
    mov qword ptr [rbx + 0x10], rsi
    je .L11
    mov rcx, rsi
    dec rcx
    mov qword ptr [rbx + 0x10], rcx
    je .L9
    mov rcx, rsi
    add rcx, -0x2
    mov qword ptr [rbx + 0x10], rcx
    je .L9
    mov rcx, rsi
    add rcx, -0x3
    mov qword ptr [rbx + 0x10], rcx
    je .L9
    mov rcx, rsi
    add rcx, -0x4
    mov qword ptr [rbx + 0x10], rcx
    je .L9
    mov rcx, rsi
    add rcx, -0x5
    mov qword ptr [rbx + 0x10], rcx
    je .L9
    mov rcx, rsi
    add rcx, -0x6
    mov qword ptr [rbx + 0x10], rcx
    je .L9
    mov rcx, rsi
    add rcx, -0x7
    mov qword ptr [rbx + 0x10], rcx
    je .L9
    add rsi, -0x8
    mov qword ptr [rbx + 0x10], rsi
    mov rcx, rsi
    add r8w, -0x2
    jne .L8
    jmp .L12
    nop
.L9:
    xor ecx, ecx
.L10:
    xor esi, esi
    add r8w, -0x2
    jne .L8
    jmp .L12
.L11:
    mov rcx, rsi
    xor esi, esi
    add r8w, -0x2
    jne .L8
.L12:
    test dil, 0x1
    je .L15
    test rsi, rsi
    je .L17
.L13:
    mov rcx, rsi
    dec rcx
    mov qword ptr [rbx + 0x10], rcx
    je .L14
    mov rcx, rsi
    add rcx, -0x2
    mov qword ptr [rbx + 0x10], rcx
    je .L14
    mov rcx, rsi
    add rcx, -0x3
    mov qword ptr [rbx + 0x10], rcx
    je .L14
    mov rcx, rsi
    add rcx, -0x4
    mov qword ptr [rbx + 0x10], rcx
    je .L14
    mov rcx, rsi
    add rcx, -0x5
    mov qword ptr [rbx + 0x10], rcx
    je .L14
    mov rcx, rsi
    add rcx, -0x6
    mov qword ptr [rbx + 0x10], rcx
    je .L14
    mov rcx, rsi
    add rcx, -0x7
    mov qword ptr [rbx + 0x10], rcx
    je .L14
    add rsi, -0x8
    mov qword ptr [rbx + 0x10], rsi
    mov rcx, rsi
    mov r15, rcx
    test dx, dx
    jne .L18
    jmp .L21
.L14:
    xor ecx, ecx
    xor esi, esi
.L15:
    mov r15, rcx
    test dx, dx
    jne .L18
    jmp .L21
.L16:
    mov rsi, rcx
    test rsi, rsi
    jne .L13
.L17:
    xor esi, esi
    mov r15, rcx
    test dx, dx
    je .L21
    nop
.L18:
    mov r15, rcx
    jmp .L20
    nop
.L19:
    xor esi, esi
    dec dx
    je .L21
.L20:
    test rsi, rsi
    je .L19
    dec rsi
    mov qword ptr [rbx + 0x10], rsi
    mov r15, rsi
    dec dx
    jne .L20
.L21:
    mov r13, qword ptr [r12]
    movzx r14d, word ptr [r12 + 0xa]
    cmp r15, rax
    je .L26
.L22:
    mov rax, qword ptr [rbx + 0x8]
    mov rdx, r15
    shl rdx, 0x4
    mov qword ptr [rax + rdx], r13
    mov dword ptr [rax + rdx + 0x8], r14d
    lea rcx, [r15 + 0x1]
    mov qword ptr [rbx + 0x10], rcx
    cmp byte ptr [r12 + 0xc], 0x0
    je .L4
    test rcx, rcx
    je .L2
    mov r14d, r14d
    cmp r14, r15
    cmovae r14, r15
    mov rsi, r14
    sub rsi, 0x2
    mov edi, 0x0
    cmovb rsi, rdi
    mov r11d, 0x0
    cmp rsi, 0x2
    jb .L3
    movzx ebp, word ptr [r12 + 0xe]
    sub r15, r14
    shl r15, 0x4
    add r15, rax
    mov r8d, esi
    and r8d, 0x1
    mov r10d, r8d
    shl r10d, 0x4
    add r10, r15
    mov edi, esi
    and edi, 0xfffe
    add rdi, -0x2
    mov r11, rdi
    shl r11, 0x4
    mov r15d, 0x4
    cmp qword ptr [r10 + r11], r13
    je .L24
    shl esi, 0x4
    and esi, 0xfffe0
    add rsi, rdx
    mov r11d, r8d
    shl r11d, 0x4
    add r11, rsi
    mov rsi, r14
    shl rsi, 0x4
    sub r11, rsi
    lea rsi, [rax + r11 - 0x40]
    mov r15d, 0x3
    nop
.L23:
    test rdi, rdi
    je .L28
    add rdi, -0x2
    add r15d, 0x2
    cmp qword ptr [rsi], r13
    lea rsi, [rsi - 0x20]
    jne .L23
    inc r15d
.L24:
    mov r11d, 0x1
    cmp r15d, ebp
    jae .L27
.L25:
    mov r10, qword ptr [rsp]
    jmp .L3
.L26:
    mov rdi, rbx
    mov rbp, r9
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov r10, qword ptr [rsp]
    mov r9, rbp
    jmp .L22
.L27:
    cmp rdi, 0x2
    jae .L29
.L28:
    xor r11d, r11d
    mov r10, qword ptr [rsp]
    jmp .L3
.L29:
    mov rsi, rdi
    shl rsi, 0x4
    cmp qword ptr [rsi + r10 - 0x20], r13
    je .L25
    shl r8d, 0x4
    add rdx, r8
    add rdx, rsi
    shl r14, 0x4
    sub rdx, r14
    lea rax, [rax + rdx - 0x40]
    mov r10, qword ptr [rsp]
    nop
.L30:
    add rdi, -0x2
    cmp rdi, 0x2
    jb .L2
    cmp qword ptr [rax], r13
    lea rax, [rax - 0x20]
    jne .L30
    jmp .L3
.L31:
    add rsp, 0x18
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    mov rax, r9
    ret
.L32:
    xor r9d, r9d
    mov rax, r9
    ret
