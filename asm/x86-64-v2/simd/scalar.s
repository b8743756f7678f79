# The kernels of simd/scalar, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm simd/scalar --target x86-64-v2
# binary: sha256 e4bb91003ff5a39151c6da005ff2c204dee79891618d1b8117bedcc4770f99d0
# latency: 314 instructions in 1467 bytes; innermost loops: .L15 of 7, .L30 of 7, .L32 of 16
# throughput: 313 instructions in 1409 bytes; innermost loops: .L14 of 7, .L28 of 7
# mix of 627 instructions: 143 mov, 70 cmp, 60 add, 57 movzx, 54 je, 34 jmp, 30 xor, 22 test, 20 shl, 19 lea, 18 sub, 16 ja, 14 jne, 12 pop, 12 push, 9 call, 8 imul, 8 movsx, 6 inc, 5 and, 4 cmovle, 4 jl, 2 ret

latency:
    push rbp
    mov rbp, rsp
    push r15
    push r14
    push r13
    push r12
    push rbx
    and rsp, -0x40
    sub rsp, 0x280
    cmp byte ptr [rdi + 0x28], 0x0
    jne .L37
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L37
    mov r14, qword ptr [rdi + 0x8]
    mov r12, qword ptr [rdi + 0x18]
    mov r15, qword ptr [rdi + 0x20]
    mov rax, qword ptr [r14 + 0xb00]
    mov qword ptr [rsp + 0x18], rax
    mov qword ptr [rsp + 0x40], 0x0
    lea rbx, [rsp + 0x40]
    mov rax, qword ptr [rsp + 0x40]
    mov qword ptr [rsp + 0x30], rax
    xor r13d, r13d
    mov edx, 0x200
    mov rdi, rbx
    xor esi, esi
    call qword ptr [address of memset]
    mov qword ptr [rsp + 0x10], rbx
    lea rax, [rsp + 0x10]
    test r15, r15
    je .L38
    mov rdx, qword ptr [rsp + 0x10]
    lea rax, [r15 + 8*r15]
    shl rax, 0x4
    add rax, r12
    mov qword ptr [rsp + 0x28], rax
    lea r9, [rsp + 0x10]
    xor eax, eax
    xor r11d, r11d
    xor r8d, r8d
    mov r10, r12
    jmp .L1
    nop
.L0:
    mov r11d, dword ptr [rsp + 0x10]
    add rax, r11
    and r11, qword ptr [rsp + 0x30]
    cmp r10, qword ptr [rsp + 0x28]
    je .L39
.L1:
    xor r11d, r8d
    and r11d, 0x3
    shl r11d, 0x9
    lea rcx, [r14 + 0x300]
    add r11, rcx
    mov rbx, qword ptr [r10 + 0x10]
    test rbx, rbx
    mov qword ptr [rsp + 0x20], r10
    mov qword ptr [rsp + 0x38], r8
    je .L5
    mov rcx, qword ptr [r10 + 0x8]
    movzx edi, word ptr [rcx]
    cmp rdi, 0x2ff
    mov r15, qword ptr [rsp + 0x18]
    ja .L43
    mov r12, r15
    cmp rbx, 0x1
    je .L2
    movzx r12d, word ptr [rcx + 0x2]
    cmp r12, 0x2ff
    ja .L42
    shl r12d, 0x8
    add r12, r15
.L2:
    shl edi, 0x8
    add rdi, r15
    mov r8, qword ptr [r10 + 0x28]
    test r8, r8
    jne .L6
    xor ecx, ecx
    jmp .L4
    nop
.L3:
    mov word ptr [rsp + 0x10], si
    movzx esi, word ptr [rsp + 0x10]
    mov word ptr [rdx + rcx], si
    add rcx, 0x2
    cmp rcx, 0x100
    je .L16
.L4:
    movzx esi, word ptr [rdi + rcx]
    add si, word ptr [r11 + rcx]
    cmp rbx, 0x1
    je .L3
    add si, word ptr [r12 + rcx]
    jmp .L3
    nop
.L5:
    mov r8, qword ptr [r10 + 0x28]
    mov r15, qword ptr [rsp + 0x18]
    mov rdi, r15
    mov r12, r15
    test r8, r8
    je .L14
.L6:
    mov r10, qword ptr [r10 + 0x20]
    movzx ecx, word ptr [r10]
    cmp rcx, 0x2ff
    ja .L41
    mov rsi, r15
    cmp r8, 0x1
    je .L7
    movzx esi, word ptr [r10 + 0x2]
    cmp rsi, 0x2ff
    ja .L40
    shl esi, 0x8
    mov r15, qword ptr [rsp + 0x18]
    add rsi, r15
.L7:
    shl ecx, 0x8
    add rcx, r15
    test rbx, rbx
    je .L11
    xor r10d, r10d
    jmp .L9
    nop
.L8:
    mov word ptr [rsp + 0x10], r15w
    movzx r15d, word ptr [rsp + 0x10]
    mov word ptr [rdx + r10], r15w
    add r10, 0x2
    cmp r10, 0x100
    je .L16
.L9:
    movzx r15d, word ptr [rdi + r10]
    add r15w, word ptr [r11 + r10]
    cmp rbx, 0x1
    je .L10
    add r15w, word ptr [r12 + r10]
.L10:
    sub r15w, word ptr [rcx + r10]
    cmp r8, 0x1
    je .L8
    sub r15w, word ptr [rsi + r10]
    jmp .L8
    nop
.L11:
    xor edi, edi
    jmp .L13
    nop
.L12:
    mov word ptr [rsp + 0x10], r10w
    movzx r10d, word ptr [rsp + 0x10]
    mov word ptr [rdx + rdi], r10w
    add rdi, 0x2
    cmp rdi, 0x100
    je .L16
.L13:
    movzx r10d, word ptr [r11 + rdi]
    sub r10w, word ptr [rcx + rdi]
    cmp r8, 0x1
    je .L12
    sub r10w, word ptr [rsi + rdi]
    jmp .L12
.L14:
    xor ecx, ecx
    nop
.L15:
    movzx esi, word ptr [r11 + rcx]
    mov word ptr [rsp + 0x10], si
    movzx esi, word ptr [rsp + 0x10]
    mov word ptr [rdx + rcx], si
    add rcx, 0x2
    cmp rcx, 0x100
    jne .L15
.L16:
    mov rsi, qword ptr [rsp + 0x20]
    mov rbx, qword ptr [rsi + 0x58]
    test rbx, rbx
    je .L20
    mov rcx, qword ptr [rsi + 0x50]
    movzx edi, word ptr [rcx]
    cmp rdi, 0x2ff
    ja .L43
    mov r8, qword ptr [rsp + 0x18]
    mov r12, r8
    cmp rbx, 0x1
    je .L17
    movzx r12d, word ptr [rcx + 0x2]
    cmp r12, 0x2ff
    ja .L42
    shl r12d, 0x8
    mov r8, qword ptr [rsp + 0x18]
    add r12, r8
.L17:
    shl edi, 0x8
    add rdi, r8
    mov r8, qword ptr [rsi + 0x70]
    test r8, r8
    jne .L21
    xor ecx, ecx
    jmp .L19
    nop
.L18:
    mov word ptr [rsp + 0x10], si
    movzx esi, word ptr [rsp + 0x10]
    mov word ptr [rdx + rcx + 0x100], si
    add rcx, 0x2
    cmp rcx, 0x100
    je .L31
.L19:
    movzx esi, word ptr [rdi + rcx]
    add si, word ptr [r11 + rcx + 0x100]
    cmp rbx, 0x1
    je .L18
    add si, word ptr [r12 + rcx]
    jmp .L18
    nop
.L20:
    mov r8, qword ptr [rsi + 0x70]
    mov r12, qword ptr [rsp + 0x18]
    mov rdi, r12
    test r8, r8
    je .L29
.L21:
    mov r10, qword ptr [rsi + 0x68]
    movzx ecx, word ptr [r10]
    cmp rcx, 0x2ff
    ja .L41
    mov r15, qword ptr [rsp + 0x18]
    mov rsi, r15
    cmp r8, 0x1
    je .L22
    movzx esi, word ptr [r10 + 0x2]
    cmp rsi, 0x2ff
    ja .L40
    shl esi, 0x8
    mov r15, qword ptr [rsp + 0x18]
    add rsi, r15
.L22:
    shl ecx, 0x8
    add rcx, r15
    test rbx, rbx
    je .L26
    xor r10d, r10d
    jmp .L24
    nop
.L23:
    mov word ptr [rsp + 0x10], r15w
    movzx r15d, word ptr [rsp + 0x10]
    mov word ptr [rdx + r10 + 0x100], r15w
    add r10, 0x2
    cmp r10, 0x100
    je .L31
.L24:
    movzx r15d, word ptr [rdi + r10]
    add r15w, word ptr [r11 + r10 + 0x100]
    cmp rbx, 0x1
    je .L25
    add r15w, word ptr [r12 + r10]
.L25:
    sub r15w, word ptr [rcx + r10]
    cmp r8, 0x1
    je .L23
    sub r15w, word ptr [rsi + r10]
    jmp .L23
    nop
.L26:
    xor edi, edi
    jmp .L28
    nop
.L27:
    mov word ptr [rsp + 0x10], r10w
    movzx r10d, word ptr [rsp + 0x10]
    mov word ptr [rdx + rdi + 0x100], r10w
    add rdi, 0x2
    cmp rdi, 0x100
    je .L31
.L28:
    movzx r10d, word ptr [r11 + rdi + 0x100]
    sub r10w, word ptr [rcx + rdi]
    cmp r8, 0x1
    je .L27
    sub r10w, word ptr [rsi + rdi]
    jmp .L27
.L29:
    xor ecx, ecx
    nop
.L30:
    movzx esi, word ptr [r11 + rcx + 0x100]
    mov word ptr [rsp + 0x10], si
    movzx esi, word ptr [rsp + 0x10]
    mov word ptr [rdx + rcx + 0x100], si
    add rcx, 0x2
    cmp rcx, 0x100
    jne .L30
    nop
.L31:
    mov r10, qword ptr [rsp + 0x20]
    add r10, 0x90
    mov r8, qword ptr [rsp + 0x38]
    inc r8
    mov dword ptr [rsp + 0x10], 0x0
    xor ecx, ecx
    jmp .L33
.L32:
    movzx edi, si
    imul si, word ptr [r14 + 2*rcx + 0x100]
    movsx esi, si
    imul esi, edi
    add dword ptr [rsp + 0x10], esi
    inc rcx
    cmp rcx, 0x80
    je .L34
.L33:
    movzx esi, word ptr [rdx + 2*rcx]
    test si, si
    cmovle esi, r13d
    movsx edi, si
    cmp edi, 0xff
    jl .L32
    mov esi, 0xff
    jmp .L32
.L34:
    xor ecx, ecx
    jmp .L36
    nop
.L35:
    movzx edi, si
    imul si, word ptr [r14 + 2*rcx + 0x200]
    movsx esi, si
    imul esi, edi
    add dword ptr [rsp + 0x10], esi
    inc rcx
    cmp rcx, 0x80
    je .L0
.L36:
    movzx esi, word ptr [rdx + 2*rcx + 0x100]
    test si, si
    cmovle esi, r13d
    movsx edi, si
    cmp edi, 0xff
    jl .L35
    mov esi, 0xff
    jmp .L35
.L37:
    call simd::kernels::simd::other
    jmp .L39
.L38:
    xor eax, eax
.L39:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L40:
    mov rcx, rsi
.L41:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.L42:
    mov rdi, r12
.L43:
    lea rdx, [.D0]
    mov esi, 0x300
    call core::panicking::panic_bounds_check

throughput:
    push rbp
    mov rbp, rsp
    push r15
    push r14
    push r13
    push r12
    push rbx
    and rsp, -0x40
    sub rsp, 0x280
    cmp byte ptr [rdi + 0x28], 0x0
    jne .L35
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L35
    mov r14, qword ptr [rdi + 0x8]
    mov r12, qword ptr [rdi + 0x18]
    mov r15, qword ptr [rdi + 0x20]
    mov rax, qword ptr [r14 + 0xb00]
    mov qword ptr [rsp + 0x18], rax
    mov qword ptr [rsp + 0x40], 0x0
    lea rbx, [rsp + 0x40]
    xor r13d, r13d
    mov edx, 0x200
    mov rdi, rbx
    xor esi, esi
    call qword ptr [address of memset]
    mov qword ptr [rsp + 0x10], rbx
    lea rax, [rsp + 0x10]
    test r15, r15
    je .L36
    mov rdx, qword ptr [rsp + 0x10]
    lea rax, [r15 + 8*r15]
    shl rax, 0x4
    add rax, r12
    mov qword ptr [rsp + 0x28], rax
    lea r10, [rsp + 0x10]
    xor ecx, ecx
    xor esi, esi
    mov r11, r12
    mov r12, qword ptr [rsp + 0x18]
    jmp .L1
    nop
.L0:
    mov eax, dword ptr [rsp + 0x10]
    mov rsi, qword ptr [rsp + 0x38]
    add rsi, rax
    mov rcx, qword ptr [rsp + 0x30]
    inc cl
    cmp r11, qword ptr [rsp + 0x28]
    je .L37
.L1:
    movzx ebx, cl
    and ebx, 0x3
    shl ebx, 0x9
    lea rax, [r14 + 0x300]
    lea r8, [rax + rbx]
    mov r9, qword ptr [r11 + 0x10]
    test r9, r9
    mov qword ptr [rsp + 0x20], r11
    mov qword ptr [rsp + 0x38], rsi
    mov qword ptr [rsp + 0x30], rcx
    je .L5
    mov rax, qword ptr [r11 + 0x8]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L43
    mov rcx, r12
    cmp r9, 0x1
    je .L2
    movzx r12d, word ptr [rax + 0x2]
    cmp r12, 0x2ff
    ja .L41
    shl r12d, 0x8
    mov rcx, qword ptr [rsp + 0x18]
    add r12, rcx
.L2:
    shl edi, 0x8
    add rdi, rcx
    mov rsi, qword ptr [r11 + 0x28]
    test rsi, rsi
    jne .L6
    xor eax, eax
    jmp .L4
    nop
.L3:
    mov word ptr [rsp + 0x10], cx
    movzx ecx, word ptr [rsp + 0x10]
    mov word ptr [rdx + rax], cx
    add rax, 0x2
    cmp rax, 0x100
    je .L15
.L4:
    movzx ecx, word ptr [rdi + rax]
    add cx, word ptr [r8 + rax]
    cmp r9, 0x1
    je .L3
    add cx, word ptr [r12 + rax]
    jmp .L3
    nop
.L5:
    mov rsi, qword ptr [r11 + 0x28]
    mov rdi, r12
    test rsi, rsi
    je .L13
.L6:
    mov rax, qword ptr [r11 + 0x20]
    movzx ecx, word ptr [rax]
    cmp rcx, 0x2ff
    ja .L40
    mov r15, qword ptr [rsp + 0x18]
    mov r11, r15
    cmp rsi, 0x1
    je .L7
    movzx r11d, word ptr [rax + 0x2]
    cmp r11, 0x2ff
    ja .L39
    shl r11d, 0x8
    mov r15, qword ptr [rsp + 0x18]
    add r11, r15
.L7:
    shl ecx, 0x8
    add rcx, r15
    xor eax, eax
    test r9, r9
    jne .L9
    jmp .L12
    nop
.L8:
    mov word ptr [rsp + 0x10], r15w
    movzx r15d, word ptr [rsp + 0x10]
    mov word ptr [rdx + rax], r15w
    add rax, 0x2
    cmp rax, 0x100
    je .L15
.L9:
    movzx r15d, word ptr [rdi + rax]
    add r15w, word ptr [r8 + rax]
    cmp r9, 0x1
    je .L10
    add r15w, word ptr [r12 + rax]
.L10:
    sub r15w, word ptr [rcx + rax]
    cmp rsi, 0x1
    je .L8
    sub r15w, word ptr [r11 + rax]
    jmp .L8
    nop
.L11:
    mov word ptr [rsp + 0x10], di
    movzx edi, word ptr [rsp + 0x10]
    mov word ptr [rdx + rax], di
    add rax, 0x2
    cmp rax, 0x100
    je .L15
.L12:
    movzx edi, word ptr [r8 + rax]
    sub di, word ptr [rcx + rax]
    cmp rsi, 0x1
    je .L11
    sub di, word ptr [r11 + rax]
    jmp .L11
.L13:
    xor eax, eax
    nop
.L14:
    movzx ecx, word ptr [r8 + rax]
    mov word ptr [rsp + 0x10], cx
    movzx ecx, word ptr [rsp + 0x10]
    mov word ptr [rdx + rax], cx
    add rax, 0x2
    cmp rax, 0x100
    jne .L14
    nop
.L15:
    lea rax, [r14 + 0x400]
    add rbx, rax
    mov rcx, qword ptr [rsp + 0x20]
    mov r8, qword ptr [rcx + 0x58]
    test r8, r8
    je .L19
    mov rax, qword ptr [rcx + 0x50]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    mov r12, qword ptr [rsp + 0x18]
    ja .L43
    mov r9, r12
    cmp r8, 0x1
    je .L16
    movzx r9d, word ptr [rax + 0x2]
    cmp r9, 0x2ff
    ja .L42
    shl r9d, 0x8
    add r9, r12
.L16:
    shl edi, 0x8
    add rdi, r12
    mov rsi, qword ptr [rcx + 0x70]
    test rsi, rsi
    jne .L20
    xor eax, eax
    jmp .L18
    nop
.L17:
    mov word ptr [rsp + 0x10], cx
    movzx ecx, word ptr [rsp + 0x10]
    mov word ptr [rdx + rax + 0x100], cx
    add rax, 0x2
    cmp rax, 0x100
    je .L29
.L18:
    movzx ecx, word ptr [rdi + rax]
    add cx, word ptr [rbx + rax]
    cmp r8, 0x1
    je .L17
    add cx, word ptr [r9 + rax]
    jmp .L17
    nop
.L19:
    mov rsi, qword ptr [rcx + 0x70]
    mov r12, qword ptr [rsp + 0x18]
    mov rdi, r12
    mov r9, r12
    test rsi, rsi
    je .L27
.L20:
    mov rax, qword ptr [rcx + 0x68]
    movzx ecx, word ptr [rax]
    cmp rcx, 0x2ff
    ja .L40
    mov r11, r12
    cmp rsi, 0x1
    je .L21
    movzx r11d, word ptr [rax + 0x2]
    cmp r11, 0x2ff
    ja .L39
    shl r11d, 0x8
    add r11, r12
.L21:
    shl ecx, 0x8
    add rcx, r12
    xor eax, eax
    test r8, r8
    jne .L23
    jmp .L26
    nop
.L22:
    mov word ptr [rsp + 0x10], r15w
    movzx r15d, word ptr [rsp + 0x10]
    mov word ptr [rdx + rax + 0x100], r15w
    add rax, 0x2
    cmp rax, 0x100
    je .L29
.L23:
    movzx r15d, word ptr [rdi + rax]
    add r15w, word ptr [rbx + rax]
    cmp r8, 0x1
    je .L24
    add r15w, word ptr [r9 + rax]
.L24:
    sub r15w, word ptr [rcx + rax]
    cmp rsi, 0x1
    je .L22
    sub r15w, word ptr [r11 + rax]
    jmp .L22
    nop
.L25:
    mov word ptr [rsp + 0x10], di
    movzx edi, word ptr [rsp + 0x10]
    mov word ptr [rdx + rax + 0x100], di
    add rax, 0x2
    cmp rax, 0x100
    je .L29
.L26:
    movzx edi, word ptr [rbx + rax]
    sub di, word ptr [rcx + rax]
    cmp rsi, 0x1
    je .L25
    sub di, word ptr [r11 + rax]
    jmp .L25
.L27:
    xor eax, eax
    nop
.L28:
    movzx ecx, word ptr [rbx + rax]
    mov word ptr [rsp + 0x10], cx
    movzx ecx, word ptr [rsp + 0x10]
    mov word ptr [rdx + rax + 0x100], cx
    add rax, 0x2
    cmp rax, 0x100
    jne .L28
    nop
.L29:
    mov r11, qword ptr [rsp + 0x20]
    add r11, 0x90
    mov dword ptr [rsp + 0x10], 0x0
    xor eax, eax
    jmp .L31
    nop
.L30:
    movzx esi, cx
    imul cx, word ptr [r14 + 2*rax + 0x100]
    movsx ecx, cx
    imul ecx, esi
    add dword ptr [rsp + 0x10], ecx
    inc rax
    cmp rax, 0x80
    je .L32
.L31:
    movzx ecx, word ptr [rdx + 2*rax]
    test cx, cx
    cmovle ecx, r13d
    movsx esi, cx
    cmp esi, 0xff
    jl .L30
    mov ecx, 0xff
    jmp .L30
    nop
.L32:
    xor eax, eax
    jmp .L34
    nop
.L33:
    movzx esi, cx
    imul cx, word ptr [r14 + 2*rax + 0x200]
    movsx ecx, cx
    imul ecx, esi
    add dword ptr [rsp + 0x10], ecx
    inc rax
    cmp rax, 0x80
    je .L0
.L34:
    movzx ecx, word ptr [rdx + 2*rax + 0x100]
    test cx, cx
    cmovle ecx, r13d
    movsx esi, cx
    cmp esi, 0xff
    jl .L33
    mov ecx, 0xff
    jmp .L33
.L35:
    call simd::kernels::simd::other
    jmp .L38
.L36:
    xor esi, esi
.L37:
    mov rax, rsi
.L38:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L39:
    mov rcx, r11
.L40:
    lea rdx, [.D0]
    mov esi, 0x300
    mov rdi, rcx
    call core::panicking::panic_bounds_check
.L41:
    mov rdi, r12
    lea rdx, [.D0]
    mov esi, 0x300
    call core::panicking::panic_bounds_check
.L42:
    mov rdi, r9
.L43:
    lea rdx, [.D0]
    mov esi, 0x300
    call core::panicking::panic_bounds_check
