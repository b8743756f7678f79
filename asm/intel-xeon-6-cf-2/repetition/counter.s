# The kernels of repetition/counter, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=native
# command: cargo lab asm repetition/counter --target native
# binary: sha256 5f288f00acb198a8b51bd30ae75ae4215589605b48be190d5168b00ed7da4cdf
# latency: 195 instructions in 768 bytes; innermost loops: .L4 of 79, .L6 of 46
# throughput: 188 instructions in 744 bytes; innermost loops: .L4 of 76, .L6 of 46
# plywright::repetition::counter::Counter::scan: 90 instructions in 299 bytes; innermost loops: .L0 of 7, .L4 of 6
# mix of 473 instructions: 144 mov, 34 je, 30 add, 27 cmp, 26 shl, 24 xor, 22 test, 20 movzx, 19 and, 18 pop, 16 jmp, 16 lea, 16 sub, 14 push, 12 jne, 7 ret, 6 call, 6 dec, 5 jb, 3 inc, 3 jae, 2 cmovae, 2 setne, 1 shr

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x48
    mov qword ptr [rsp + 0x18], 0x0
    lea rax, [rsp + 0x18]
    mov rax, qword ptr [rsi + 0x10]
    test rax, rax
    je .L18
    mov rbx, rdi
    mov rcx, qword ptr [rsp + 0x18]
    mov qword ptr [rsp + 0x38], rcx
    mov r15, qword ptr [rsi + 0x8]
    lea rax, [rax + 2*rax]
    lea rax, [r15 + 8*rax]
    mov qword ptr [rsp + 0x20], rax
    xor r11d, r11d
    jmp .L2
    nop
.L0:
    mov r11, r14
.L1:
    mov r15, qword ptr [rsp + 0x28]
    add r15, 0x18
    cmp r15, qword ptr [rsp + 0x20]
    je .L19
.L2:
    mov r14, r11
    mov qword ptr [rbx + 0x10], 0x0
    mov rdi, qword ptr [rbx + 0x18]
    mov edx, 0x4000
    xor esi, esi
    call qword ptr [address of memset]
    mov r12, qword ptr [r15 + 0x10]
    test r12, r12
    mov qword ptr [rsp + 0x28], r15
    je .L0
    mov r13, qword ptr [r15 + 0x8]
    shl r12, 0x4
    add r12, r13
    xor r15d, r15d
    xor ebp, ebp
    mov r11, r14
    mov qword ptr [rsp + 0x8], r12
    jmp .L4
    nop
.L3:
    mov r12, qword ptr [rsp + 0x8]
    mov rbp, qword ptr [rsp + 0x40]
    add r13, 0x10
    cmp r13, r12
    je .L1
.L4:
    movzx edi, word ptr [r13 + 0x8]
    mov rax, qword ptr [rbx + 0x18]
    test di, di
    je .L12
    mov rcx, qword ptr [rbx + 0x8]
    mov edx, edi
    and edx, 0x3
    cmp di, 0x4
    jae .L5
    mov rsi, r15
    jmp .L11
    nop
.L5:
    and edi, 0xfffc
    mov rsi, r15
    nop
.L6:
    test rsi, rsi
    je .L8
    lea r8, [rsi - 0x1]
    mov qword ptr [rbx + 0x10], r8
    mov r9, r8
    shl r9, 0x4
    mov r10, qword ptr [rcx + r9]
    movzx r9d, byte ptr [rcx + r9 + 0xc]
    and r10d, 0x3fff
    sub byte ptr [rax + r10], r9b
    test r8, r8
    je .L7
    lea r8, [rsi - 0x2]
    mov qword ptr [rbx + 0x10], r8
    mov r9, r8
    shl r9, 0x4
    mov r10, qword ptr [rcx + r9]
    movzx r9d, byte ptr [rcx + r9 + 0xc]
    and r10d, 0x3fff
    sub byte ptr [rax + r10], r9b
    test r8, r8
    je .L7
    lea r8, [rsi - 0x3]
    mov qword ptr [rbx + 0x10], r8
    mov r9, r8
    shl r9, 0x4
    mov r10, qword ptr [rcx + r9]
    movzx r9d, byte ptr [rcx + r9 + 0xc]
    and r10d, 0x3fff
    sub byte ptr [rax + r10], r9b
    test r8, r8
    je .L7
    add rsi, -0x4
    mov qword ptr [rbx + 0x10], rsi
    mov r8, rsi
    shl r8, 0x4
    mov r9, qword ptr [rcx + r8]
    and r9d, 0x3fff
    movzx r8d, byte ptr [rcx + r8 + 0xc]
    sub byte ptr [rax + r9], r8b
    mov r15, rsi
    add di, -0x4
    jne .L6
    jmp .L9
    nop
.L7:
    xor r15d, r15d
.L8:
    xor esi, esi
    add di, -0x4
    jne .L6
.L9:
    test dx, dx
    jne .L11
    jmp .L12
    nop
.L10:
    xor esi, esi
    dec dx
    je .L12
.L11:
    test rsi, rsi
    je .L10
    dec rsi
    mov qword ptr [rbx + 0x10], rsi
    mov rdi, rsi
    shl rdi, 0x4
    mov r8, qword ptr [rcx + rdi]
    and r8d, 0x3fff
    movzx edi, byte ptr [rcx + rdi + 0xc]
    sub byte ptr [rax + r8], dil
    mov r15, rsi
    dec dx
    jne .L11
.L12:
    mov rcx, qword ptr [rbx]
    mov r14, qword ptr [r13]
    mov qword ptr [rsp + 0x40], rbp
    xor r14, rbp
    movzx esi, word ptr [r13 + 0xa]
    mov r12d, r14d
    and r12d, 0x3fff
    movzx edx, byte ptr [rax + r12]
    cmp dl, -0x1
    mov rbp, r13
    setne r13b
    add dl, r13b
    mov byte ptr [rax + r12], dl
    cmp r15, rcx
    je .L17
.L13:
    mov rdi, qword ptr [rbx + 0x8]
    mov rax, r15
    shl rax, 0x4
    mov qword ptr [rdi + rax], r14
    mov dword ptr [rdi + rax + 0x8], esi
    mov byte ptr [rdi + rax + 0xc], r13b
    inc r15
    mov qword ptr [rbx + 0x10], r15
    cmp byte ptr [rbp + 0xc], 0x0
    mov r13, rbp
    je .L3
    test r15, r15
    je .L14
    cmp si, 0x4
    jb .L15
    mov rax, qword ptr [rbx + 0x18]
    cmp byte ptr [rax + r12], 0x1
    je .L15
    movzx edx, word ptr [r13 + 0xe]
    mov rsi, r15
    mov r14, r11
    call plywright::repetition::counter::Counter::scan
    mov r11, r14
    movzx ebp, al
    jmp .L16
.L14:
    xor r15d, r15d
.L15:
    xor ebp, ebp
.L16:
    mov r12, qword ptr [rsp + 0x8]
    add r11, rbp
    and ebp, dword ptr [rsp + 0x38]
    add r13, 0x10
    cmp r13, r12
    jne .L4
    jmp .L1
.L17:
    mov rdi, rbx
    mov qword ptr [rsp + 0x30], r11
    mov dword ptr [rsp + 0x14], esi
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov esi, dword ptr [rsp + 0x14]
    mov r11, qword ptr [rsp + 0x30]
    jmp .L13
.L18:
    xor r11d, r11d
.L19:
    mov rax, r11
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
    je .L19
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
    xor r11d, r11d
    jmp .L2
    nop
.L0:
    mov r11, r14
.L1:
    mov r15, qword ptr [rsp + 0x18]
    add r15, 0x18
    cmp r15, qword ptr [rsp + 0x10]
    je .L18
.L2:
    mov r14, r11
    mov qword ptr [rbx + 0x10], 0x0
    mov rdi, qword ptr [rbx + 0x18]
    mov edx, 0x4000
    xor esi, esi
    call qword ptr [address of memset]
    mov r12, qword ptr [r15 + 0x10]
    test r12, r12
    mov qword ptr [rsp + 0x18], r15
    je .L0
    mov r13, qword ptr [r15 + 0x8]
    shl r12, 0x4
    add r12, r13
    xor r15d, r15d
    mov r11, r14
    mov qword ptr [rsp], r12
    jmp .L4
    nop
.L3:
    mov r12, qword ptr [rsp]
    add r13, 0x10
    cmp r13, r12
    je .L1
.L4:
    movzx edi, word ptr [r13 + 0x8]
    mov rax, qword ptr [rbx + 0x18]
    test di, di
    je .L12
    mov rcx, qword ptr [rbx + 0x8]
    mov edx, edi
    and edx, 0x3
    cmp di, 0x4
    jae .L5
    mov rsi, r15
    jmp .L11
    nop
.L5:
    and edi, 0xfffc
    mov rsi, r15
    nop
.L6:
    test rsi, rsi
    je .L8
    lea r8, [rsi - 0x1]
    mov qword ptr [rbx + 0x10], r8
    mov r9, r8
    shl r9, 0x4
    mov r10, qword ptr [rcx + r9]
    movzx r9d, byte ptr [rcx + r9 + 0xc]
    and r10d, 0x3fff
    sub byte ptr [rax + r10], r9b
    test r8, r8
    je .L7
    lea r8, [rsi - 0x2]
    mov qword ptr [rbx + 0x10], r8
    mov r9, r8
    shl r9, 0x4
    mov r10, qword ptr [rcx + r9]
    movzx r9d, byte ptr [rcx + r9 + 0xc]
    and r10d, 0x3fff
    sub byte ptr [rax + r10], r9b
    test r8, r8
    je .L7
    lea r8, [rsi - 0x3]
    mov qword ptr [rbx + 0x10], r8
    mov r9, r8
    shl r9, 0x4
    mov r10, qword ptr [rcx + r9]
    movzx r9d, byte ptr [rcx + r9 + 0xc]
    and r10d, 0x3fff
    sub byte ptr [rax + r10], r9b
    test r8, r8
    je .L7
    add rsi, -0x4
    mov qword ptr [rbx + 0x10], rsi
    mov r8, rsi
    shl r8, 0x4
    mov r9, qword ptr [rcx + r8]
    and r9d, 0x3fff
    movzx r8d, byte ptr [rcx + r8 + 0xc]
    sub byte ptr [rax + r9], r8b
    mov r15, rsi
    add di, -0x4
    jne .L6
    jmp .L9
    nop
.L7:
    xor r15d, r15d
.L8:
    xor esi, esi
    add di, -0x4
    jne .L6
.L9:
    test dx, dx
    jne .L11
    jmp .L12
    nop
.L10:
    xor esi, esi
    dec dx
    je .L12
.L11:
    test rsi, rsi
    je .L10
    dec rsi
    mov qword ptr [rbx + 0x10], rsi
    mov rdi, rsi
    shl rdi, 0x4
    mov r8, qword ptr [rcx + rdi]
    and r8d, 0x3fff
    movzx edi, byte ptr [rcx + rdi + 0xc]
    sub byte ptr [rax + r8], dil
    mov r15, rsi
    dec dx
    jne .L11
.L12:
    mov rcx, qword ptr [rbx]
    mov rbp, qword ptr [r13]
    movzx esi, word ptr [r13 + 0xa]
    mov r12d, ebp
    and r12d, 0x3fff
    movzx edx, byte ptr [rax + r12]
    cmp dl, -0x1
    mov r14, r13
    setne r13b
    add dl, r13b
    mov byte ptr [rax + r12], dl
    cmp r15, rcx
    je .L17
.L13:
    mov rdi, qword ptr [rbx + 0x8]
    mov rax, r15
    shl rax, 0x4
    mov qword ptr [rdi + rax], rbp
    mov dword ptr [rdi + rax + 0x8], esi
    mov byte ptr [rdi + rax + 0xc], r13b
    inc r15
    mov qword ptr [rbx + 0x10], r15
    cmp byte ptr [r14 + 0xc], 0x0
    mov r13, r14
    je .L3
    test r15, r15
    je .L14
    cmp si, 0x4
    jb .L15
    mov rax, qword ptr [rbx + 0x18]
    cmp byte ptr [rax + r12], 0x1
    je .L15
    movzx edx, word ptr [r13 + 0xe]
    mov rsi, r15
    mov r14, r11
    call plywright::repetition::counter::Counter::scan
    mov r11, r14
    movzx eax, al
    jmp .L16
.L14:
    xor r15d, r15d
.L15:
    xor eax, eax
.L16:
    mov r12, qword ptr [rsp]
    add r11, rax
    add r13, 0x10
    cmp r13, r12
    jne .L4
    jmp .L1
.L17:
    mov rdi, rbx
    mov qword ptr [rsp + 0x20], r11
    mov dword ptr [rsp + 0xc], esi
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov esi, dword ptr [rsp + 0xc]
    mov r11, qword ptr [rsp + 0x20]
    jmp .L13
.L18:
    add rsp, 0x28
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    mov rax, r11
    ret
.L19:
    xor r11d, r11d
    mov rax, r11
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
    lea rax, [rbx + rdi - 0x50]
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
    lea rdx, [rdx + rdi - 0x50]
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
