# The kernels of repetition/counter, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v3
# command: cargo lab asm repetition/counter --target x86-64-v3
# binary: sha256 4fd6b90f7dbd74a53dcf605c87055d73ec4a86974dc52bc944dcd19d927e0de0
# latency: 162 instructions in 639 bytes; innermost loops: .L4 of 69, .L6 of 27
# throughput: 148 instructions in 574 bytes; innermost loops: .L3 of 66, .L9 of 27
# plywright::repetition::counter::Counter::scan: 92 instructions in 299 bytes; innermost loops: .L0 of 7, .L4 of 6
# mix of 402 instructions: 122 mov, 32 add, 32 je, 26 cmp, 22 shl, 18 pop, 18 test, 18 xor, 16 movzx, 14 push, 13 and, 13 jmp, 12 sub, 11 lea, 7 jne, 6 call, 6 ret, 5 jb, 3 inc, 2 cmovae, 2 dec, 2 setne, 1 jae, 1 shr

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
    je .L17
    mov r11, rdi
    mov rcx, qword ptr [rsp + 0x20]
    mov qword ptr [rsp + 0x38], rcx
    mov rbx, qword ptr [rsi + 0x8]
    lea rax, [rax + 2*rax]
    lea rax, [rbx + 8*rax]
    mov qword ptr [rsp + 0x28], rax
    mov qword ptr [rsp + 0x10], 0x0
    mov qword ptr [rsp + 0x8], rdi
    jmp .L2
    nop
.L0:
    mov r11, qword ptr [rsp + 0x8]
.L1:
    mov rbx, qword ptr [rsp + 0x30]
    add rbx, 0x18
    cmp rbx, qword ptr [rsp + 0x28]
    je .L18
.L2:
    mov qword ptr [r11 + 0x10], 0x0
    mov rdi, qword ptr [r11 + 0x18]
    mov edx, 0x4000
    xor esi, esi
    call qword ptr [address of memset]
    mov rax, qword ptr [rbx + 0x10]
    test rax, rax
    mov qword ptr [rsp + 0x30], rbx
    je .L0
    mov r13, qword ptr [rbx + 0x8]
    shl rax, 0x4
    add rax, r13
    mov qword ptr [rsp + 0x18], rax
    xor r15d, r15d
    xor ebx, ebx
    mov r11, qword ptr [rsp + 0x8]
    jmp .L4
    nop
.L3:
    mov rax, qword ptr [rsp + 0x18]
    mov rbx, qword ptr [rsp + 0x40]
    add r13, 0x10
    cmp r13, rax
    je .L1
.L4:
    movzx esi, word ptr [r13 + 0x8]
    mov rax, qword ptr [r11 + 0x18]
    test si, si
    je .L11
    mov rcx, qword ptr [r11 + 0x8]
    cmp si, 0x1
    jne .L5
    mov rdx, r15
    jmp .L10
    nop
.L5:
    mov edi, esi
    and edi, 0xfffe
    mov rdx, r15
    jmp .L8
.L6:
    xor r15d, r15d
.L7:
    xor edx, edx
    add di, -0x2
    je .L9
.L8:
    test rdx, rdx
    je .L7
    lea r8, [rdx - 0x1]
    mov qword ptr [r11 + 0x10], r8
    mov r9, r8
    shl r9, 0x4
    mov r10, qword ptr [rcx + r9]
    and r10d, 0x3fff
    movzx r9d, byte ptr [rcx + r9 + 0xc]
    sub byte ptr [rax + r10], r9b
    test r8, r8
    je .L6
    add rdx, -0x2
    mov qword ptr [r11 + 0x10], rdx
    mov r8, rdx
    shl r8, 0x4
    mov r9, qword ptr [rcx + r8]
    and r9d, 0x3fff
    movzx r8d, byte ptr [rcx + r8 + 0xc]
    sub byte ptr [rax + r9], r8b
    mov r15, rdx
    add di, -0x2
    jne .L8
.L9:
    test sil, 0x1
    je .L11
.L10:
    test rdx, rdx
    je .L11
    dec rdx
    mov qword ptr [r11 + 0x10], rdx
    mov rsi, rdx
    shl rsi, 0x4
    mov rdi, qword ptr [rcx + rsi]
    and edi, 0x3fff
    movzx ecx, byte ptr [rcx + rsi + 0xc]
    sub byte ptr [rax + rdi], cl
    mov r15, rdx
.L11:
    mov rcx, qword ptr [r11]
    mov r14, qword ptr [r13]
    mov qword ptr [rsp + 0x40], rbx
    xor r14, rbx
    movzx ebp, word ptr [r13 + 0xa]
    mov r12d, r14d
    and r12d, 0x3fff
    movzx edx, byte ptr [rax + r12]
    cmp dl, -0x1
    setne bl
    add dl, bl
    mov byte ptr [rax + r12], dl
    cmp r15, rcx
    je .L16
.L12:
    mov rdi, qword ptr [r11 + 0x8]
    mov rax, r15
    shl rax, 0x4
    mov qword ptr [rdi + rax], r14
    mov dword ptr [rdi + rax + 0x8], ebp
    mov byte ptr [rdi + rax + 0xc], bl
    inc r15
    mov qword ptr [r11 + 0x10], r15
    cmp byte ptr [r13 + 0xc], 0x0
    je .L3
    test r15, r15
    je .L13
    cmp bp, 0x4
    jb .L14
    mov rax, qword ptr [r11 + 0x18]
    cmp byte ptr [rax + r12], 0x1
    je .L14
    movzx edx, word ptr [r13 + 0xe]
    mov rsi, r15
    call plywright::repetition::counter::Counter::scan
    mov r11, qword ptr [rsp + 0x8]
    movzx ebx, al
    jmp .L15
.L13:
    xor r15d, r15d
.L14:
    xor ebx, ebx
.L15:
    add qword ptr [rsp + 0x10], rbx
    and ebx, dword ptr [rsp + 0x38]
    mov rax, qword ptr [rsp + 0x18]
    add r13, 0x10
    cmp r13, rax
    jne .L4
    jmp .L1
.L16:
    mov rdi, r11
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov r11, qword ptr [rsp + 0x8]
    jmp .L12
.L17:
    mov qword ptr [rsp + 0x10], 0x0
.L18:
    mov rax, qword ptr [rsp + 0x10]
    add rsp, 0x48
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

throughput:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x28
    mov rax, qword ptr [rsi + 0x10]
    test rax, rax
    je .L17
    mov r11, rdi
    mov rbx, qword ptr [rsi + 0x8]
    lea rax, [rax + 2*rax]
    lea rax, [rbx + 8*rax]
    mov qword ptr [rsp + 0x18], rax
    mov qword ptr [rsp + 0x8], 0x0
    mov qword ptr [rsp], rdi
    jmp .L2
    nop
.L0:
    mov r11, qword ptr [rsp]
.L1:
    mov rbx, qword ptr [rsp + 0x20]
    add rbx, 0x18
    cmp rbx, qword ptr [rsp + 0x18]
    je .L18
.L2:
    mov qword ptr [r11 + 0x10], 0x0
    mov rdi, qword ptr [r11 + 0x18]
    mov edx, 0x4000
    xor esi, esi
    call qword ptr [address of memset]
    mov rax, qword ptr [rbx + 0x10]
    test rax, rax
    mov qword ptr [rsp + 0x20], rbx
    je .L0
    mov r13, qword ptr [rbx + 0x8]
    shl rax, 0x4
    add rax, r13
    xor r15d, r15d
    mov r11, qword ptr [rsp]
    mov qword ptr [rsp + 0x10], rax
    jmp .L7
.L3:
    xor r15d, r15d
.L4:
    xor eax, eax
.L5:
    add qword ptr [rsp + 0x8], rax
.L6:
    mov rax, qword ptr [rsp + 0x10]
    add r13, 0x10
    cmp r13, rax
    je .L1
.L7:
    movzx esi, word ptr [r13 + 0x8]
    mov rax, qword ptr [r11 + 0x18]
    test si, si
    je .L14
    mov rcx, qword ptr [r11 + 0x8]
    cmp si, 0x1
    jne .L8
    mov rdx, r15
    jmp .L13
    nop
.L8:
    mov edi, esi
    and edi, 0xfffe
    mov rdx, r15
    jmp .L11
.L9:
    xor r15d, r15d
.L10:
    xor edx, edx
    add di, -0x2
    je .L12
.L11:
    test rdx, rdx
    je .L10
    lea r8, [rdx - 0x1]
    mov qword ptr [r11 + 0x10], r8
    mov r9, r8
    shl r9, 0x4
    mov r10, qword ptr [rcx + r9]
    and r10d, 0x3fff
    movzx r9d, byte ptr [rcx + r9 + 0xc]
    sub byte ptr [rax + r10], r9b
    test r8, r8
    je .L9
    add rdx, -0x2
    mov qword ptr [r11 + 0x10], rdx
    mov r8, rdx
    shl r8, 0x4
    mov r9, qword ptr [rcx + r8]
    and r9d, 0x3fff
    movzx r8d, byte ptr [rcx + r8 + 0xc]
    sub byte ptr [rax + r9], r8b
    mov r15, rdx
    add di, -0x2
    jne .L11
.L12:
    test sil, 0x1
    je .L14
.L13:
    test rdx, rdx
    je .L14
    dec rdx
    mov qword ptr [r11 + 0x10], rdx
    mov rsi, rdx
    shl rsi, 0x4
    mov rdi, qword ptr [rcx + rsi]
    and edi, 0x3fff
    movzx ecx, byte ptr [rcx + rsi + 0xc]
    sub byte ptr [rax + rdi], cl
    mov r15, rdx
.L14:
    mov rcx, qword ptr [r11]
    mov rbp, qword ptr [r13]
    movzx r14d, word ptr [r13 + 0xa]
    mov r12d, ebp
    and r12d, 0x3fff
    movzx edx, byte ptr [rax + r12]
    cmp dl, -0x1
    setne bl
    add dl, bl
    mov byte ptr [rax + r12], dl
    cmp r15, rcx
    je .L16
.L15:
    mov rdi, qword ptr [r11 + 0x8]
    mov rax, r15
    shl rax, 0x4
    mov qword ptr [rdi + rax], rbp
    mov dword ptr [rdi + rax + 0x8], r14d
    mov byte ptr [rdi + rax + 0xc], bl
    inc r15
    mov qword ptr [r11 + 0x10], r15
    cmp byte ptr [r13 + 0xc], 0x0
    je .L6
    test r15, r15
    je .L3
    cmp r14w, 0x4
    jb .L4
    mov rax, qword ptr [r11 + 0x18]
    cmp byte ptr [rax + r12], 0x1
    je .L4
    movzx edx, word ptr [r13 + 0xe]
    mov rsi, r15
    call plywright::repetition::counter::Counter::scan
    mov r11, qword ptr [rsp]
    movzx eax, al
    jmp .L5
.L16:
    mov rdi, r11
    call alloc::raw_vec::RawVec<T,A>::grow_one
    mov r11, qword ptr [rsp]
    jmp .L15
.L17:
    mov qword ptr [rsp + 0x8], 0x0
.L18:
    mov rax, qword ptr [rsp + 0x8]
    add rsp, 0x28
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
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
