# The kernels of repetition/counter, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm repetition/counter
# binary: sha256 bc60b0adc6236eed9336879d521d3c2428d6162342932a726ce80d55d01af0df
# latency: 139 instructions in 543 bytes; innermost loops: .L4 of 76
# throughput: 125 instructions in 477 bytes; innermost loops: .L3 of 71
# plywright::repetition::counter::Counter::scan: 92 instructions in 299 bytes; innermost loops: .L0 of 7, .L4 of 6
# mix of 356 instructions: 113 mov, 26 add, 26 je, 24 cmp, 20 xor, 18 pop, 18 shl, 14 push, 12 movzx, 12 test, 11 jmp, 9 lea, 8 sub, 7 and, 7 ret, 6 call, 6 dec, 5 jb, 5 jne, 3 inc, 2 cmovae, 2 setne, 1 jae, 1 shr

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x48
    mov qword ptr [rsp + 0x20], 0x0
    lea rax, [rsp + 0x20]
    mov rax, qword ptr [rsi + 0x10]
    test rax, rax
    je .L13
    mov rbx, rdi
    mov r10, qword ptr [rsp + 0x20]
    mov r15, qword ptr [rsi + 0x8]
    lea rax, [rax + 2*rax]
    lea rax, [r15 + 8*rax]
    mov qword ptr [rsp + 0x28], rax
    xor r9d, r9d
    mov qword ptr [rsp + 0x8], r10
    jmp .L2
    nop
.L0:
    mov r9, r14
.L1:
    mov r15, qword ptr [rsp + 0x30]
    add r15, 0x18
    cmp r15, qword ptr [rsp + 0x28]
    je .L14
.L2:
    mov r14, r9
    mov qword ptr [rbx + 0x10], 0x0
    mov rdi, qword ptr [rbx + 0x18]
    mov edx, 0x4000
    xor esi, esi
    call qword ptr [address of memset]
    mov r11, qword ptr [r15 + 0x10]
    test r11, r11
    mov qword ptr [rsp + 0x30], r15
    je .L0
    mov r13, qword ptr [r15 + 0x8]
    shl r11, 0x4
    add r11, r13
    xor r15d, r15d
    xor r12d, r12d
    mov r9, r14
    mov r10, qword ptr [rsp + 0x8]
    mov qword ptr [rsp + 0x18], r11
    jmp .L4
    nop
.L3:
    mov r12, qword ptr [rsp + 0x40]
    add r13, 0x10
    cmp r13, r11
    je .L1
.L4:
    movzx ecx, word ptr [r13 + 0x8]
    mov rax, qword ptr [rbx + 0x18]
    test cx, cx
    je .L7
    mov rdx, qword ptr [rbx + 0x8]
    mov rsi, r15
    jmp .L6
    nop
.L5:
    xor esi, esi
    dec cx
    je .L7
.L6:
    test rsi, rsi
    je .L5
    dec rsi
    mov qword ptr [rbx + 0x10], rsi
    mov rdi, rsi
    shl rdi, 0x4
    mov r8, qword ptr [rdx + rdi]
    and r8d, 0x3fff
    movzx edi, byte ptr [rdx + rdi + 0xc]
    sub byte ptr [rax + r8], dil
    mov r15, rsi
    dec cx
    jne .L6
.L7:
    mov rcx, qword ptr [rbx]
    mov r14, qword ptr [r13]
    mov qword ptr [rsp + 0x40], r12
    xor r14, r12
    movzx esi, word ptr [r13 + 0xa]
    mov r12d, r14d
    and r12d, 0x3fff
    movzx edx, byte ptr [rax + r12]
    cmp dl, -0x1
    setne bpl
    add dl, bpl
    mov byte ptr [rax + r12], dl
    cmp r15, rcx
    je .L12
.L8:
    mov rdi, qword ptr [rbx + 0x8]
    mov rax, r15
    shl rax, 0x4
    mov qword ptr [rdi + rax], r14
    mov dword ptr [rdi + rax + 0x8], esi
    mov byte ptr [rdi + rax + 0xc], bpl
    inc r15
    mov qword ptr [rbx + 0x10], r15
    cmp byte ptr [r13 + 0xc], 0x0
    je .L3
    test r15, r15
    je .L9
    cmp si, 0x4
    jb .L10
    mov rax, qword ptr [rbx + 0x18]
    cmp byte ptr [rax + r12], 0x1
    je .L10
    movzx edx, word ptr [r13 + 0xe]
    mov rsi, r15
    mov r14, r9
    call plywright::repetition::counter::Counter::scan
    mov r11, qword ptr [rsp + 0x18]
    mov r10, qword ptr [rsp + 0x8]
    mov r9, r14
    movzx r12d, al
    jmp .L11
.L9:
    xor r15d, r15d
.L10:
    xor r12d, r12d
.L11:
    add r9, r12
    and r12d, r10d
    add r13, 0x10
    cmp r13, r11
    jne .L4
    jmp .L1
.L12:
    mov rdi, rbx
    mov qword ptr [rsp + 0x38], r9
    mov dword ptr [rsp + 0x14], esi
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov esi, dword ptr [rsp + 0x14]
    mov r11, qword ptr [rsp + 0x18]
    mov r10, qword ptr [rsp + 0x8]
    mov r9, qword ptr [rsp + 0x38]
    jmp .L8
.L13:
    xor r9d, r9d
.L14:
    mov rax, r9
    add rsp, 0x48
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
    je .L14
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x28
    mov rbx, rdi
    mov r15, qword ptr [rsi + 0x8]
    lea rax, [rax + 2*rax]
    lea rax, [r15 + 8*rax]
    mov qword ptr [rsp + 0x10], rax
    xor r9d, r9d
    jmp .L2
    nop
.L0:
    mov r9, r14
.L1:
    mov r15, qword ptr [rsp + 0x18]
    add r15, 0x18
    cmp r15, qword ptr [rsp + 0x10]
    je .L13
.L2:
    mov r14, r9
    mov qword ptr [rbx + 0x10], 0x0
    mov rdi, qword ptr [rbx + 0x18]
    mov edx, 0x4000
    xor esi, esi
    call qword ptr [address of memset]
    mov r10, qword ptr [r15 + 0x10]
    test r10, r10
    mov qword ptr [rsp + 0x18], r15
    je .L0
    mov r13, qword ptr [r15 + 0x8]
    shl r10, 0x4
    add r10, r13
    xor r15d, r15d
    mov r9, r14
    mov qword ptr [rsp + 0x8], r10
    jmp .L7
.L3:
    xor r15d, r15d
.L4:
    xor eax, eax
.L5:
    add r9, rax
.L6:
    add r13, 0x10
    cmp r13, r10
    je .L1
.L7:
    movzx ecx, word ptr [r13 + 0x8]
    mov rax, qword ptr [rbx + 0x18]
    test cx, cx
    je .L10
    mov rdx, qword ptr [rbx + 0x8]
    mov rsi, r15
    jmp .L9
    nop
.L8:
    xor esi, esi
    dec cx
    je .L10
.L9:
    test rsi, rsi
    je .L8
    dec rsi
    mov qword ptr [rbx + 0x10], rsi
    mov rdi, rsi
    shl rdi, 0x4
    mov r8, qword ptr [rdx + rdi]
    and r8d, 0x3fff
    movzx edi, byte ptr [rdx + rdi + 0xc]
    sub byte ptr [rax + r8], dil
    mov r15, rsi
    dec cx
    jne .L9
.L10:
    mov rcx, qword ptr [rbx]
    mov rbp, qword ptr [r13]
    movzx esi, word ptr [r13 + 0xa]
    mov r12d, ebp
    and r12d, 0x3fff
    movzx edx, byte ptr [rax + r12]
    cmp dl, -0x1
    setne r14b
    add dl, r14b
    mov byte ptr [rax + r12], dl
    cmp r15, rcx
    je .L12
.L11:
    mov rdi, qword ptr [rbx + 0x8]
    mov rax, r15
    shl rax, 0x4
    mov qword ptr [rdi + rax], rbp
    mov dword ptr [rdi + rax + 0x8], esi
    mov byte ptr [rdi + rax + 0xc], r14b
    inc r15
    mov qword ptr [rbx + 0x10], r15
    cmp byte ptr [r13 + 0xc], 0x0
    je .L6
    test r15, r15
    je .L3
    cmp si, 0x4
    jb .L4
    mov rax, qword ptr [rbx + 0x18]
    cmp byte ptr [rax + r12], 0x1
    je .L4
    movzx edx, word ptr [r13 + 0xe]
    mov rsi, r15
    mov r14, r9
    call plywright::repetition::counter::Counter::scan
    mov r10, qword ptr [rsp + 0x8]
    mov r9, r14
    movzx eax, al
    jmp .L5
.L12:
    mov rdi, rbx
    mov qword ptr [rsp + 0x20], r9
    mov dword ptr [rsp + 0x4], esi
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov esi, dword ptr [rsp + 0x4]
    mov r10, qword ptr [rsp + 0x8]
    mov r9, qword ptr [rsp + 0x20]
    jmp .L11
.L13:
    add rsp, 0x28
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    mov rax, r9
    ret
.L14:
    xor r9d, r9d
    mov rax, r9
    ret

plywright::repetition::counter::Counter::scan:
    test rsi, rsi
    je .L2
    push rbp
    push rbx
    lea r9, [rsi - 0x1]
    mov rcx, r9
    shl rcx, 0x4
    mov r8d, dword ptr [rdi + rcx + 0x8]
    cmp r8, r9
    cmovae r8, r9
    xor eax, eax
    mov r10, r8
    sub r10, 0x2
    mov ebx, 0x0
    cmovae rbx, r10
    cmp rbx, 0x2
    jb .L5
    mov rcx, qword ptr [rdi + rcx]
    sub r9, r8
    shl r9, 0x4
    add r9, rdi
    mov r10d, ebx
    and r10d, 0x1
    mov r11d, r10d
    shl r11d, 0x4
    add r11, r9
    mov r9d, ebx
    and r9d, -0x2
    add r9, -0x2
    mov rax, r9
    shl rax, 0x4
    mov ebp, 0x4
    cmp qword ptr [r11 + rax], rcx
    je .L1
    shr ebx
    shl rbx, 0x5
    mov rax, rsi
    shl rax, 0x4
    add rax, rbx
    mov ebx, r10d
    shl ebx, 0x4
    add rbx, rax
    mov rax, r8
    shl rax, 0x4
    sub rbx, rax
    lea rax, [rbx + rdi]
    add rax, -0x50
    mov ebp, 0x3
    nop
.L0:
    test r9, r9
    je .L6
    add r9, -0x2
    add ebp, 0x2
    cmp qword ptr [rax], rcx
    lea rax, [rax - 0x20]
    jne .L0
    inc ebp
.L1:
    mov al, 0x1
    cmp ebp, edx
    jb .L5
    cmp r9, 0x2
    jae .L3
    xor eax, eax
    pop rbx
    pop rbp
    ret
.L2:
    xor eax, eax
    ret
.L3:
    mov rdx, r9
    shl rdx, 0x4
    cmp qword ptr [rdx + r11 - 0x20], rcx
    je .L5
    shl rsi, 0x4
    shl r10d, 0x4
    add r10, rsi
    add rdx, r10
    shl r8, 0x4
    sub rdx, r8
    add rdx, rdi
    add rdx, -0x50
    nop
.L4:
    add r9, -0x2
    cmp r9, 0x2
    jb .L6
    cmp qword ptr [rdx], rcx
    lea rdx, [rdx - 0x20]
    jne .L4
.L5:
    pop rbx
    pop rbp
    ret
.L6:
    xor eax, eax
    pop rbx
    pop rbp
    ret
