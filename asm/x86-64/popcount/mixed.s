# The kernels of popcount/mixed, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm popcount/mixed
# binary: sha256 82791c4f3e97cfe00f5c77d1645e39a55fa853e26c9e73c128cda9210628ccae
# latency: 76 instructions in 299 bytes; innermost loops: .L0 of 22, .L4 of 5
# throughput: 327 instructions in 1171 bytes; innermost loops: .L0 of 139, .L2 of 20, .L7 of 5, .L12 of 5, .L14 of 5, .L16 of 5, .L18 of 5, .L20 of 5, .L22 of 5, .L24 of 5, .L26 of 5
# mix of 403 instructions: 88 mov, 56 and, 46 add, 44 shr, 28 xor, 17 je, 13 inc, 13 jne, 11 dec, 11 test, 10 imul, 10 movabs, 10 sub, 9 pop, 9 push, 8 cmp, 8 lea, 6 jmp, 2 ret, 2 shl, 1 jae, 1 jb

latency:
    push r15
    push r14
    push rbx
    mov rax, qword ptr [rdi + 0x8]
    mov rdx, qword ptr [rdi + 0x10]
    mov qword ptr [rsp - 0x8], 0x0
    lea rcx, [rsp - 0x8]
    xor ecx, ecx
    test rdx, rdx
    je .L1
    mov esi, dword ptr [rsp - 0x8]
    shl rdx, 0x3
    movabs r8, 0x5555555555555555
    movabs r9, 0x3333333333333333
    movabs r10, 0xf0f0f0f0f0f0f0f
    movabs r11, 0x101010101010101
    xor ebx, ebx
    xor r14d, r14d
    nop
.L0:
    xor r14, qword ptr [rax + rbx]
    mov r15, r14
    shr r15
    and r15, r8
    sub r14, r15
    mov r15, r14
    and r15, r9
    shr r14, 0x2
    and r14, r9
    add r14, r15
    mov r15, r14
    shr r15, 0x4
    add r15, r14
    and r15, r10
    imul r15, r11
    shr r15, 0x38
    add ecx, r15d
    and r15d, esi
    add rbx, 0x8
    mov r14, r15
    cmp rdx, rbx
    jne .L0
    mov ecx, ecx
.L1:
    mov rdx, qword ptr [rdi + 0x20]
    mov rdi, qword ptr [rdi + 0x28]
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    xor eax, eax
    test rdi, rdi
    je .L6
    mov esi, dword ptr [rsp - 0x8]
    lea rdi, [rdx + 8*rdi]
    xor r10d, r10d
    jmp .L3
    nop
.L2:
    add rdx, 0x8
    add eax, r8d
    and r8d, esi
    mov r10, r8
    cmp rdx, rdi
    je .L5
.L3:
    mov r9, qword ptr [rdx]
    xor r8d, r8d
    cmp r9, r10
    je .L2
    xor r9, r10
    xor r8d, r8d
    nop
.L4:
    mov r10, r9
    dec r9
    inc r8d
    and r9, r10
    jne .L4
    jmp .L2
.L5:
    mov eax, eax
.L6:
    add rax, rcx
    pop rbx
    pop r14
    pop r15
    ret

throughput:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov r10, qword ptr [rdi + 0x8]
    mov r11, qword ptr [rdi + 0x10]
    xor eax, eax
    movabs rdx, 0x5555555555555555
    movabs rsi, 0x3333333333333333
    movabs r8, 0xf0f0f0f0f0f0f0f
    movabs r9, 0x101010101010101
    cmp r11, 0x8
    jb .L1
    mov rcx, r11
    shr rcx, 0x3
    lea rbx, [r10 + 0x38]
    xor eax, eax
    nop
.L0:
    mov r12, qword ptr [rbx - 0x38]
    mov r15, qword ptr [rbx - 0x30]
    mov r14, r12
    shr r14
    and r14, rdx
    sub r12, r14
    mov r14, r12
    and r14, rsi
    shr r12, 0x2
    and r12, rsi
    add r12, r14
    mov r14, r12
    shr r14, 0x4
    add r14, r12
    and r14, r8
    imul r14, r9
    shr r14, 0x38
    add r14d, eax
    mov rax, r15
    shr rax
    and rax, rdx
    sub r15, rax
    mov rax, r15
    and rax, rsi
    shr r15, 0x2
    and r15, rsi
    add r15, rax
    mov r12, r15
    shr r12, 0x4
    add r12, r15
    and r12, r8
    imul r12, r9
    shr r12, 0x38
    mov r15, qword ptr [rbx - 0x28]
    mov rax, r15
    shr rax
    and rax, rdx
    sub r15, rax
    mov rax, r15
    and rax, rsi
    shr r15, 0x2
    and r15, rsi
    add r15, rax
    mov rax, r15
    shr rax, 0x4
    add rax, r15
    and rax, r8
    imul rax, r9
    shr rax, 0x38
    add eax, r12d
    add eax, r14d
    mov r15, qword ptr [rbx - 0x20]
    mov r14, r15
    shr r14
    and r14, rdx
    sub r15, r14
    mov r14, r15
    and r14, rsi
    shr r15, 0x2
    and r15, rsi
    add r15, r14
    mov r14, r15
    shr r14, 0x4
    add r14, r15
    and r14, r8
    imul r14, r9
    shr r14, 0x38
    mov r12, qword ptr [rbx - 0x18]
    mov r15, r12
    shr r15
    and r15, rdx
    sub r12, r15
    mov r15, r12
    and r15, rsi
    shr r12, 0x2
    and r12, rsi
    add r12, r15
    mov r15, r12
    shr r15, 0x4
    add r15, r12
    and r15, r8
    imul r15, r9
    shr r15, 0x38
    add r15d, r14d
    mov r12, qword ptr [rbx - 0x10]
    mov r14, r12
    shr r14
    and r14, rdx
    sub r12, r14
    mov r14, r12
    and r14, rsi
    shr r12, 0x2
    and r12, rsi
    add r12, r14
    mov r14, r12
    shr r14, 0x4
    add r14, r12
    and r14, r8
    imul r14, r9
    shr r14, 0x38
    add r14d, r15d
    add r14d, eax
    mov rax, qword ptr [rbx - 0x8]
    mov r15, rax
    shr r15
    and r15, rdx
    sub rax, r15
    mov r15, rax
    and r15, rsi
    shr rax, 0x2
    and rax, rsi
    add rax, r15
    mov r15, rax
    shr r15, 0x4
    add r15, rax
    and r15, r8
    imul r15, r9
    shr r15, 0x38
    mov r12, qword ptr [rbx]
    mov rax, r12
    shr rax
    and rax, rdx
    sub r12, rax
    mov rax, r12
    and rax, rsi
    shr r12, 0x2
    and r12, rsi
    add r12, rax
    mov rax, r12
    shr rax, 0x4
    add rax, r12
    and rax, r8
    imul rax, r9
    shr rax, 0x38
    add eax, r15d
    add eax, r14d
    add rbx, 0x40
    dec rcx
    jne .L0
.L1:
    movabs rcx, 0xffffffffffffff8
    lea ebx, [8*r11]
    and ebx, 0x38
    je .L3
    and r11, rcx
    lea r10, [r10 + 8*r11]
    shr ebx, 0x3
    xor r11d, r11d
.L2:
    mov rcx, qword ptr [r10 + 8*r11]
    mov r14, rcx
    shr r14
    and r14, rdx
    sub rcx, r14
    mov r14, rcx
    and r14, rsi
    shr rcx, 0x2
    and rcx, rsi
    add rcx, r14
    mov r14, rcx
    shr r14, 0x4
    add r14, rcx
    and r14, r8
    imul r14, r9
    shr r14, 0x38
    add eax, r14d
    inc r11
    cmp rbx, r11
    jne .L2
.L3:
    mov rdx, qword ptr [rdi + 0x20]
    mov rcx, qword ptr [rdi + 0x28]
    xor r14d, r14d
    mov qword ptr [rsp - 0x8], rcx
    cmp rcx, 0x8
    jae .L9
.L4:
    mov rsi, qword ptr [rsp - 0x8]
    lea edi, [8*rsi]
    and edi, 0x38
    je .L8
    movabs rcx, 0xffffffffffffff8
    and rsi, rcx
    lea rcx, [rdx + 8*rsi]
    shr edi, 0x3
    xor edx, edx
    jmp .L6
    nop
.L5:
    add r14d, r8d
    inc rdx
    cmp rdx, rdi
    je .L8
.L6:
    mov rsi, qword ptr [rcx + 8*rdx]
    mov r8d, 0x0
    test rsi, rsi
    je .L5
    xor r8d, r8d
    nop
.L7:
    mov r9, rsi
    dec rsi
    inc r8d
    and rsi, r9
    jne .L7
    jmp .L5
.L8:
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
.L9:
    mov rdi, qword ptr [rsp - 0x8]
    shr rdi, 0x3
    xor r8d, r8d
    xor r9d, r9d
    jmp .L11
    nop
.L10:
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
    je .L4
.L11:
    mov r14, r8
    shl r14, 0x6
    mov rcx, qword ptr [rdx + r14]
    mov r10d, 0x0
    test rcx, rcx
    je .L13
    xor r10d, r10d
.L12:
    mov r11, rcx
    dec rcx
    inc r10d
    and rcx, r11
    jne .L12
.L13:
    add r14, rdx
    mov r15, qword ptr [r14 + 0x8]
    xor r11d, r11d
    mov ebx, 0x0
    test r15, r15
    je .L15
    xor ebx, ebx
    nop
.L14:
    mov rcx, r15
    dec r15
    inc ebx
    and r15, rcx
    jne .L14
.L15:
    mov rcx, qword ptr [r14 + 0x10]
    test rcx, rcx
    je .L17
    xor r11d, r11d
    nop
.L16:
    mov r15, rcx
    dec rcx
    inc r11d
    and rcx, r15
    jne .L16
.L17:
    mov r12, qword ptr [r14 + 0x18]
    xor ebp, ebp
    mov r15d, 0x0
    test r12, r12
    je .L19
    xor r15d, r15d
    nop
.L18:
    mov rcx, r12
    dec r12
    inc r15d
    and r12, rcx
    jne .L18
.L19:
    mov rcx, qword ptr [r14 + 0x20]
    test rcx, rcx
    je .L21
    xor ebp, ebp
    nop
.L20:
    mov r12, rcx
    dec rcx
    inc ebp
    and rcx, r12
    jne .L20
.L21:
    mov rcx, qword ptr [r14 + 0x28]
    xor r12d, r12d
    mov r13d, 0x0
    test rcx, rcx
    je .L23
    xor r13d, r13d
    nop
.L22:
    mov rsi, rcx
    dec rcx
    inc r13d
    and rcx, rsi
    jne .L22
.L23:
    mov rcx, qword ptr [r14 + 0x30]
    test rcx, rcx
    je .L25
    xor r12d, r12d
    nop
.L24:
    mov rsi, rcx
    dec rcx
    inc r12d
    and rcx, rsi
    jne .L24
.L25:
    mov rcx, qword ptr [r14 + 0x38]
    xor r14d, r14d
    test rcx, rcx
    je .L10
    nop
.L26:
    mov rsi, rcx
    dec rcx
    inc r14d
    and rcx, rsi
    jne .L26
    jmp .L10
