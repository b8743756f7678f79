# The kernels of checks/on-make, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target x86_64-unknown-linux-gnu -C target-cpu=x86-64-v4
# command: cargo lab asm checks/on-make --target x86-64-v4
# binary: sha256 2a4bdb61625dff68ae4e0d9e427f3f456586ad062406cb5a2bfa9075d0f91a54
# latency: 169 instructions in 704 bytes; innermost loops: .L4 of 6
# throughput: 152 instructions in 592 bytes; innermost loops: .L2 of 6
# mix of 321 instructions: 107 mov, 27 and, 20 lea, 15 cmp, 14 call, 14 je, 12 pop, 12 push, 12 test, 12 xor, 10 add, 10 or, 9 jmp, 8 movzx, 6 jne, 6 shl, 5 jae, 4 tzcnt, 2 blsr, 2 bts, 2 cmovne, 2 imul, 2 inc, 2 ret, 2 shr, 2 sub, 2 ud2

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x38
    mov rbx, rdi
    mov qword ptr [rsp + 0x10], 0x0
    lea rax, [rsp + 0x10]
    mov rax, qword ptr [rsp + 0x10]
    mov qword ptr [rsp + 0x28], rax
    mov edi, 0x8
    mov esi, 0x1
    call qword ptr [address of calloc]
    test rax, rax
    je .L14
    mov qword ptr [rsp + 0x10], 0x8
    mov qword ptr [rsp + 0x18], rax
    mov qword ptr [rsp + 0x20], 0x8
    mov rax, qword ptr [rbx + 0x10]
    test rax, rax
    je .L8
    mov rcx, qword ptr [rbx + 0x8]
    mov qword ptr [rsp + 0x30], rcx
    xor r14d, r14d
    lea r10, [rsp + 0x8]
    xor esi, esi
    xor r11d, r11d
    lea r8, [rsp + 0x10]
    mov rbx, qword ptr [rsp + 0x28]
    jmp .L1
    nop
.L0:
    inc r11
    cmp r11, rax
    je .L7
.L1:
    mov rdi, rsi
    xor rdi, r11
    cmp rdi, rax
    jae .L0
    imul rsi, rdi, 0xa8
    mov rcx, qword ptr [rsp + 0x30]
    lea rdi, [rcx + rsi]
    add rdi, 0x50
    mov qword ptr [rsp + 0x8], rdi
    mov r12, qword ptr [rsp + 0x8]
    mov edi, r11d
    and edi, 0x7
    mov qword ptr [rsp + 0x8], rdi
    movzx r13d, byte ptr [r12 + 0x43]
    mov r9, qword ptr [r12 + 8*r13 + 0x30]
    and r9, qword ptr [r12 + 0x28]
    movzx edi, word ptr [rcx + rsi + 0xa0]
    tzcnt rsi, r9
    and esi, 0x3f
    mov r9d, edi
    and r9d, 0xe000
    mov rbp, -0x1
    mov rcx, r14
    cmp r9d, 0x2000
    je .L2
    mov r9d, edi
    and r9d, 0xf000
    movzx r9d, r9w
    cmp r9d, 0x5000
    je .L2
    mov r9d, edi
    and r9d, 0x3f
    mov r10d, esi
    shl r10d, 0x9
    lea rdx, [plywright::board::geometry::LINE]
    add r10, rdx
    mov rbp, qword ptr [r10 + 8*r9]
    shr edi, 0x6
    bts rbp, rdi
.L2:
    mov edi, esi
    shl edi, 0x6
    lea rdx, [plywright::board::geometry::AROUND]
    lea r14, [rdx + rdi]
    mov r10, qword ptr [r12]
    mov r9, qword ptr [r12 + 0x8]
    and r9, qword ptr [rdi + rdx]
    and r10, qword ptr [r14 + 8*r13 + 0x10]
    mov rdi, qword ptr [rsp + 0x8]
    or r10, r9
    mov r9d, r13d
    xor r9d, 0x1
    mov r15, qword ptr [r12 + 8*r9 + 0x30]
    mov r9b, 0x1
    test r10, r15
    je .L3
    mov r14, rcx
    jmp .L6
.L3:
    mov r8, qword ptr [r12 + 0x20]
    mov rdx, qword ptr [r12 + 0x30]
    mov rbx, qword ptr [r12 + 0x10]
    or rbx, r8
    mov r10, qword ptr [r12 + 0x38]
    test r13, r13
    mov r13, r10
    cmovne r13, rdx
    and r13, rbx
    mov rbx, qword ptr [rsp + 0x28]
    or r8, qword ptr [r12 + 0x18]
    and r8, qword ptr [r14 + 0x20]
    and r13, qword ptr [r14 + 0x28]
    and r8, r15
    or r13, r8
    lea r8, [rsp + 0x10]
    and r13, rbp
    shl esi, 0x9
    lea r14, [plywright::board::geometry::BETWEEN]
    add rsi, r14
    or r10, rdx
    mov r14, rcx
    nop
.L4:
    test r13, r13
    je .L5
    tzcnt rdx, r13
    blsr r13, r13
    test qword ptr [rsi + 8*rdx], r10
    jne .L4
    jmp .L6
.L5:
    xor r9d, r9d
    nop
.L6:
    mov rsi, qword ptr [rsp + 0x20]
    cmp rdi, rsi
    lea r10, [rsp + 0x8]
    jae .L12
    mov rdx, qword ptr [rsp + 0x18]
    mov byte ptr [rdx + rdi], r9b
    mov qword ptr [rsp + 0x8], r8
    mov r9, qword ptr [rsp + 0x8]
    mov rsi, qword ptr [r9 + 0x10]
    cmp rdi, rsi
    jae .L11
    mov rdx, qword ptr [r9 + 0x8]
    movzx esi, byte ptr [rdx + rdi]
    add r14, rsi
    and esi, ebx
    jmp .L0
.L7:
    cmp qword ptr [rsp + 0x10], 0x0
    jne .L9
    jmp .L10
.L8:
    xor r14d, r14d
.L9:
    mov rdi, qword ptr [rsp + 0x18]
    call qword ptr [address of free]
.L10:
    mov rax, r14
    add rsp, 0x38
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L11:
    lea rdx, [.D0]
    call core::panicking::panic_bounds_check
    jmp .L13
.L12:
    lea rdx, [.D1]
    call core::panicking::panic_bounds_check
.L13:
    ud2
.L14:
    mov edi, 0x1
    mov esi, 0x8
    call alloc::raw_vec::handle_error
    mov rbx, rax
    cmp qword ptr [rsp + 0x10], 0x0
    je .L15
    mov rdi, qword ptr [rsp + 0x18]
    call qword ptr [address of free]
.L15:
    mov rdi, rbx
    call _Unwind_Resume

throughput:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x28
    mov rbx, rdi
    mov edi, 0x8
    mov esi, 0x1
    call qword ptr [address of calloc]
    test rax, rax
    je .L12
    mov qword ptr [rsp + 0x8], 0x8
    mov qword ptr [rsp + 0x10], rax
    mov qword ptr [rsp + 0x18], 0x8
    mov rdx, qword ptr [rbx + 0x10]
    test rdx, rdx
    je .L6
    mov rcx, qword ptr [rbx + 0x8]
    xor ebx, ebx
    mov r8, rsp
    xor r14d, r14d
    mov qword ptr [rsp + 0x20], rcx
    nop
.L0:
    imul rsi, r14, 0xa8
    lea rdi, [rcx + rsi]
    add rdi, 0x50
    mov qword ptr [rsp], rdi
    mov r15, qword ptr [rsp]
    mov edi, r14d
    and edi, 0x7
    mov qword ptr [rsp], rdi
    movzx r12d, byte ptr [r15 + 0x43]
    mov r9, qword ptr [r15 + 8*r12 + 0x30]
    and r9, qword ptr [r15 + 0x28]
    movzx edi, word ptr [rcx + rsi + 0xa0]
    tzcnt rsi, r9
    and esi, 0x3f
    mov r9d, edi
    and r9d, 0xe000
    mov r13, -0x1
    cmp r9d, 0x2000
    je .L1
    mov r9d, edi
    and r9d, 0xf000
    movzx r9d, r9w
    cmp r9d, 0x5000
    je .L1
    mov r9d, edi
    and r9d, 0x3f
    mov r10d, esi
    shl r10d, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add r10, rax
    mov r13, qword ptr [r10 + 8*r9]
    shr edi, 0x6
    bts r13, rdi
.L1:
    mov edi, esi
    shl edi, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    lea r11, [rax + rdi]
    mov r9, qword ptr [r15]
    mov r10, qword ptr [r15 + 0x8]
    and r10, qword ptr [rdi + rax]
    and r9, qword ptr [r11 + 8*r12 + 0x10]
    mov rdi, qword ptr [rsp]
    or r9, r10
    mov r10d, r12d
    xor r10d, 0x1
    mov r10, qword ptr [r15 + 8*r10 + 0x30]
    mov bpl, 0x1
    test r9, r10
    jne .L5
    mov r8, qword ptr [r15 + 0x20]
    mov rax, qword ptr [r15 + 0x30]
    mov rcx, rdx
    mov rdx, qword ptr [r15 + 0x10]
    or rdx, r8
    mov r9, qword ptr [r15 + 0x38]
    test r12, r12
    mov r12, r9
    cmovne r12, rax
    and r12, rdx
    mov rdx, rcx
    or r8, qword ptr [r15 + 0x18]
    and r8, qword ptr [r11 + 0x20]
    and r12, qword ptr [r11 + 0x28]
    and r8, r10
    or r12, r8
    mov r8, rsp
    and r12, r13
    shl esi, 0x9
    lea rcx, [plywright::board::geometry::BETWEEN]
    add rsi, rcx
    or r9, rax
    nop
.L2:
    test r12, r12
    je .L3
    tzcnt rax, r12
    blsr r12, r12
    test qword ptr [rsi + 8*rax], r9
    jne .L2
    jmp .L4
.L3:
    xor ebp, ebp
.L4:
    mov rcx, qword ptr [rsp + 0x20]
.L5:
    mov rsi, qword ptr [rsp + 0x18]
    cmp rdi, rsi
    jae .L10
    mov rax, qword ptr [rsp + 0x10]
    mov byte ptr [rax + rdi], bpl
    lea rax, [rsp + 0x8]
    mov qword ptr [rsp], rax
    mov r9, qword ptr [rsp]
    mov rsi, qword ptr [r9 + 0x10]
    cmp rdi, rsi
    jae .L9
    inc r14
    mov rax, qword ptr [r9 + 0x8]
    movzx eax, byte ptr [rax + rdi]
    add rbx, rax
    cmp r14, rdx
    jne .L0
    cmp qword ptr [rsp + 0x8], 0x0
    jne .L7
    jmp .L8
.L6:
    xor ebx, ebx
.L7:
    mov rdi, qword ptr [rsp + 0x10]
    call qword ptr [address of free]
.L8:
    mov rax, rbx
    add rsp, 0x28
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L9:
    lea rdx, [.D0]
    call core::panicking::panic_bounds_check
    jmp .L11
.L10:
    lea rdx, [.D1]
    call core::panicking::panic_bounds_check
.L11:
    ud2
.L12:
    mov edi, 0x1
    mov esi, 0x8
    call alloc::raw_vec::handle_error
    mov rbx, rax
    cmp qword ptr [rsp + 0x8], 0x0
    je .L13
    mov rdi, qword ptr [rsp + 0x10]
    call qword ptr [address of free]
.L13:
    mov rdi, rbx
    call _Unwind_Resume
