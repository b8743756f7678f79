# The kernels of popcount/sparse, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm popcount/sparse
# binary: sha256 82791c4f3e97cfe00f5c77d1645e39a55fa853e26c9e73c128cda9210628ccae
# latency: 62 instructions in 230 bytes; innermost loops: .L2 of 5, .L7 of 5
# throughput: 278 instructions in 1043 bytes; innermost loops: .L3 of 5, .L8 of 5, .L13 of 5, .L15 of 5, .L17 of 5, .L19 of 5, .L21 of 5, .L23 of 5, .L25 of 5, .L27 of 5, .L31 of 5, .L33 of 5, .L35 of 5, .L37 of 5, .L39 of 5, .L41 of 5, .L43 of 5, .L45 of 5
# mix of 340 instructions: 78 mov, 42 xor, 30 je, 26 add, 26 and, 24 inc, 20 dec, 20 jne, 20 test, 12 jmp, 10 cmp, 8 lea, 6 pop, 6 push, 4 shr, 2 jae, 2 movabs, 2 ret, 2 shl

latency:
    mov rax, qword ptr [rdi + 0x8]
    mov rsi, qword ptr [rdi + 0x10]
    mov qword ptr [rsp - 0x8], 0x0
    lea rcx, [rsp - 0x8]
    xor ecx, ecx
    test rsi, rsi
    je .L4
    mov edx, dword ptr [rsp - 0x8]
    lea rsi, [rax + 8*rsi]
    xor r10d, r10d
    jmp .L1
    nop
.L0:
    add rax, 0x8
    add ecx, r8d
    and r8d, edx
    mov r10, r8
    cmp rax, rsi
    je .L3
.L1:
    mov r9, qword ptr [rax]
    xor r8d, r8d
    cmp r9, r10
    je .L0
    xor r9, r10
    xor r8d, r8d
    nop
.L2:
    mov r10, r9
    dec r9
    inc r8d
    and r9, r10
    jne .L2
    jmp .L0
.L3:
    mov ecx, ecx
.L4:
    mov rdx, qword ptr [rdi + 0x20]
    mov rdi, qword ptr [rdi + 0x28]
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    xor eax, eax
    test rdi, rdi
    je .L9
    mov esi, dword ptr [rsp - 0x8]
    lea rdi, [rdx + 8*rdi]
    xor r10d, r10d
    jmp .L6
    nop
.L5:
    add rdx, 0x8
    add eax, r8d
    and r8d, esi
    mov r10, r8
    cmp rdx, rdi
    je .L8
.L6:
    mov r9, qword ptr [rdx]
    xor r8d, r8d
    cmp r9, r10
    je .L5
    xor r9, r10
    xor r8d, r8d
    nop
.L7:
    mov r10, r9
    dec r9
    inc r8d
    and r9, r10
    jne .L7
    jmp .L5
.L8:
    mov eax, eax
.L9:
    add rax, rcx
    ret

throughput:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov rdx, qword ptr [rdi + 0x8]
    mov qword ptr [rsp - 0x8], rdi
    mov rdi, qword ptr [rdi + 0x10]
    xor eax, eax
    cmp rdi, 0x8
    jae .L10
.L0:
    movabs rcx, 0xffffffffffffff8
    lea r8d, [8*rdi]
    and r8d, 0x38
    je .L4
    and rdi, rcx
    lea rdx, [rdx + 8*rdi]
    shr r8d, 0x3
    xor esi, esi
    jmp .L2
    nop
.L1:
    add eax, r9d
    inc rsi
    cmp rsi, r8
    je .L4
.L2:
    mov rcx, qword ptr [rdx + 8*rsi]
    mov r9d, 0x0
    test rcx, rcx
    je .L1
    xor r9d, r9d
    nop
.L3:
    mov rdi, rcx
    dec rcx
    inc r9d
    and rcx, rdi
    jne .L3
    jmp .L1
.L4:
    mov rcx, qword ptr [rsp - 0x8]
    mov rdx, qword ptr [rcx + 0x20]
    mov rcx, qword ptr [rcx + 0x28]
    xor r14d, r14d
    mov qword ptr [rsp - 0x8], rcx
    cmp rcx, 0x8
    jae .L28
.L5:
    mov rsi, qword ptr [rsp - 0x8]
    lea edi, [8*rsi]
    and edi, 0x38
    je .L9
    movabs rcx, 0xffffffffffffff8
    and rsi, rcx
    lea rcx, [rdx + 8*rsi]
    shr edi, 0x3
    xor edx, edx
    jmp .L7
    nop
.L6:
    add r14d, r8d
    inc rdx
    cmp rdx, rdi
    je .L9
.L7:
    mov rsi, qword ptr [rcx + 8*rdx]
    mov r8d, 0x0
    test rsi, rsi
    je .L6
    xor r8d, r8d
    nop
.L8:
    mov r9, rsi
    dec rsi
    inc r8d
    and rsi, r9
    jne .L8
    jmp .L6
.L9:
    mov ecx, eax
    mov eax, r14d
    add rax, rcx
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L10:
    mov rcx, rdi
    shr rcx, 0x3
    xor r8d, r8d
    xor r9d, r9d
    jmp .L12
    nop
.L11:
    add r15d, r9d
    add ebp, r12d
    add ebp, r15d
    add r11d, r14d
    add r11d, ebx
    add r11d, ebp
    add eax, r10d
    add eax, r11d
    inc r8
    mov r9d, eax
    cmp r8, rcx
    je .L0
.L12:
    mov rax, r8
    shl rax, 0x6
    mov r11, qword ptr [rdx + rax]
    mov r10d, 0x0
    test r11, r11
    je .L14
    xor r10d, r10d
.L13:
    mov rbx, r11
    dec r11
    inc r10d
    and r11, rbx
    jne .L13
.L14:
    add rax, rdx
    mov r14, qword ptr [rax + 0x8]
    xor r11d, r11d
    mov ebx, 0x0
    test r14, r14
    je .L16
    xor ebx, ebx
    nop
.L15:
    mov r15, r14
    dec r14
    inc ebx
    and r14, r15
    jne .L15
.L16:
    mov r14, qword ptr [rax + 0x10]
    test r14, r14
    je .L18
    xor r11d, r11d
    nop
.L17:
    mov r15, r14
    dec r14
    inc r11d
    and r14, r15
    jne .L17
.L18:
    mov r15, qword ptr [rax + 0x18]
    xor ebp, ebp
    mov r14d, 0x0
    test r15, r15
    je .L20
    xor r14d, r14d
    nop
.L19:
    mov r12, r15
    dec r15
    inc r14d
    and r15, r12
    jne .L19
.L20:
    mov r15, qword ptr [rax + 0x20]
    test r15, r15
    je .L22
    xor ebp, ebp
    nop
.L21:
    mov r12, r15
    dec r15
    inc ebp
    and r15, r12
    jne .L21
.L22:
    mov r13, qword ptr [rax + 0x28]
    xor r15d, r15d
    mov r12d, 0x0
    test r13, r13
    je .L24
    xor r12d, r12d
    nop
.L23:
    mov rsi, r13
    dec r13
    inc r12d
    and r13, rsi
    jne .L23
.L24:
    mov r13, qword ptr [rax + 0x30]
    test r13, r13
    je .L26
    xor r15d, r15d
    nop
.L25:
    mov rsi, r13
    dec r13
    inc r15d
    and r13, rsi
    jne .L25
.L26:
    mov r13, qword ptr [rax + 0x38]
    xor eax, eax
    test r13, r13
    je .L11
    nop
.L27:
    mov rsi, r13
    dec r13
    inc eax
    and r13, rsi
    jne .L27
    jmp .L11
.L28:
    mov rdi, qword ptr [rsp - 0x8]
    shr rdi, 0x3
    xor r8d, r8d
    xor r9d, r9d
    jmp .L30
    nop
.L29:
    add r12d, r9d
    add ebp, r13d
    add ebp, r12d
    add r11d, r15d
    add r11d, ebx
    add r11d, ebp
    add r14d, r10d
    add r14d, r11d
    inc r8
    mov r9d, r14d
    cmp r8, rdi
    je .L5
.L30:
    mov r14, r8
    shl r14, 0x6
    mov rcx, qword ptr [rdx + r14]
    mov r10d, 0x0
    test rcx, rcx
    je .L32
    xor r10d, r10d
.L31:
    mov r11, rcx
    dec rcx
    inc r10d
    and rcx, r11
    jne .L31
.L32:
    add r14, rdx
    mov r15, qword ptr [r14 + 0x8]
    xor r11d, r11d
    mov ebx, 0x0
    test r15, r15
    je .L34
    xor ebx, ebx
    nop
.L33:
    mov rcx, r15
    dec r15
    inc ebx
    and r15, rcx
    jne .L33
.L34:
    mov rcx, qword ptr [r14 + 0x10]
    test rcx, rcx
    je .L36
    xor r11d, r11d
    nop
.L35:
    mov r15, rcx
    dec rcx
    inc r11d
    and rcx, r15
    jne .L35
.L36:
    mov r12, qword ptr [r14 + 0x18]
    xor ebp, ebp
    mov r15d, 0x0
    test r12, r12
    je .L38
    xor r15d, r15d
    nop
.L37:
    mov rcx, r12
    dec r12
    inc r15d
    and r12, rcx
    jne .L37
.L38:
    mov rcx, qword ptr [r14 + 0x20]
    test rcx, rcx
    je .L40
    xor ebp, ebp
    nop
.L39:
    mov r12, rcx
    dec rcx
    inc ebp
    and rcx, r12
    jne .L39
.L40:
    mov rcx, qword ptr [r14 + 0x28]
    xor r12d, r12d
    mov r13d, 0x0
    test rcx, rcx
    je .L42
    xor r13d, r13d
    nop
.L41:
    mov rsi, rcx
    dec rcx
    inc r13d
    and rcx, rsi
    jne .L41
.L42:
    mov rcx, qword ptr [r14 + 0x30]
    test rcx, rcx
    je .L44
    xor r12d, r12d
    nop
.L43:
    mov rsi, rcx
    dec rcx
    inc r12d
    and rcx, rsi
    jne .L43
.L44:
    mov rcx, qword ptr [r14 + 0x38]
    xor r14d, r14d
    test rcx, rcx
    je .L29
    nop
.L45:
    mov rsi, rcx
    dec rcx
    inc r14d
    and rcx, rsi
    jne .L45
    jmp .L29
