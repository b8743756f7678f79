# The kernels of popcount/swar, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm popcount/swar
# binary: sha256 82791c4f3e97cfe00f5c77d1645e39a55fa853e26c9e73c128cda9210628ccae
# latency: 80 instructions in 306 bytes; innermost loops: .L0 of 22, .L2 of 22
# throughput: 369 instructions in 1283 bytes; innermost loops: .L0 of 139, .L2 of 20, .L4 of 139, .L6 of 20
# mix of 449 instructions: 98 mov, 86 and, 84 shr, 66 add, 20 imul, 20 sub, 14 xor, 9 movabs, 8 lea, 8 pop, 8 push, 6 cmp, 6 jne, 4 je, 2 dec, 2 inc, 2 jb, 2 ret, 2 shl, 2 test

latency:
    push r15
    push r14
    push rbx
    mov rax, qword ptr [rdi + 0x8]
    mov r10, qword ptr [rdi + 0x10]
    mov qword ptr [rsp - 0x8], 0x0
    lea rcx, [rsp - 0x8]
    xor ecx, ecx
    movabs rdx, 0x5555555555555555
    movabs rsi, 0x3333333333333333
    movabs r8, 0xf0f0f0f0f0f0f0f
    movabs r9, 0x101010101010101
    test r10, r10
    je .L1
    mov r11d, dword ptr [rsp - 0x8]
    shl r10, 0x3
    xor ebx, ebx
    xor r14d, r14d
    nop
.L0:
    xor r14, qword ptr [rax + rbx]
    mov r15, r14
    shr r15
    and r15, rdx
    sub r14, r15
    mov r15, r14
    and r15, rsi
    shr r14, 0x2
    and r14, rsi
    add r14, r15
    mov r15, r14
    shr r15, 0x4
    add r15, r14
    and r15, r8
    imul r15, r9
    shr r15, 0x38
    add ecx, r15d
    and r15d, r11d
    add rbx, 0x8
    mov r14, r15
    cmp r10, rbx
    jne .L0
    mov ecx, ecx
.L1:
    mov r10, qword ptr [rdi + 0x20]
    mov rdi, qword ptr [rdi + 0x28]
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    xor eax, eax
    test rdi, rdi
    je .L3
    mov r11d, dword ptr [rsp - 0x8]
    shl rdi, 0x3
    xor ebx, ebx
    xor r14d, r14d
    nop
.L2:
    xor r14, qword ptr [r10 + rbx]
    mov r15, r14
    shr r15
    and r15, rdx
    sub r14, r15
    mov r15, r14
    and r15, rsi
    shr r14, 0x2
    and r14, rsi
    add r14, r15
    mov r15, r14
    shr r15, 0x4
    add r15, r14
    and r15, r8
    imul r15, r9
    shr r15, 0x38
    add eax, r15d
    and r15d, r11d
    add rbx, 0x8
    mov r14, r15
    cmp rdi, rbx
    jne .L2
    mov eax, eax
.L3:
    add rax, rcx
    pop rbx
    pop r14
    pop r15
    ret

throughput:
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov r10, qword ptr [rdi + 0x8]
    mov r11, qword ptr [rdi + 0x10]
    xor r8d, r8d
    movabs rax, 0x5555555555555555
    movabs rcx, 0x3333333333333333
    movabs rdx, 0xf0f0f0f0f0f0f0f
    movabs rsi, 0x101010101010101
    cmp r11, 0x8
    jb .L1
    mov r9, r11
    shr r9, 0x3
    lea rbx, [r10 + 0x38]
    xor r8d, r8d
    nop
.L0:
    mov r12, qword ptr [rbx - 0x38]
    mov r15, qword ptr [rbx - 0x30]
    mov r14, r12
    shr r14
    and r14, rax
    sub r12, r14
    mov r14, r12
    and r14, rcx
    shr r12, 0x2
    and r12, rcx
    add r12, r14
    mov r14, r12
    shr r14, 0x4
    add r14, r12
    and r14, rdx
    imul r14, rsi
    shr r14, 0x38
    add r14d, r8d
    mov r8, r15
    shr r8
    and r8, rax
    sub r15, r8
    mov r8, r15
    and r8, rcx
    shr r15, 0x2
    and r15, rcx
    add r15, r8
    mov r12, r15
    shr r12, 0x4
    add r12, r15
    and r12, rdx
    imul r12, rsi
    shr r12, 0x38
    mov r15, qword ptr [rbx - 0x28]
    mov r8, r15
    shr r8
    and r8, rax
    sub r15, r8
    mov r8, r15
    and r8, rcx
    shr r15, 0x2
    and r15, rcx
    add r15, r8
    mov r8, r15
    shr r8, 0x4
    add r8, r15
    and r8, rdx
    imul r8, rsi
    shr r8, 0x38
    add r8d, r12d
    add r8d, r14d
    mov r15, qword ptr [rbx - 0x20]
    mov r14, r15
    shr r14
    and r14, rax
    sub r15, r14
    mov r14, r15
    and r14, rcx
    shr r15, 0x2
    and r15, rcx
    add r15, r14
    mov r14, r15
    shr r14, 0x4
    add r14, r15
    and r14, rdx
    imul r14, rsi
    shr r14, 0x38
    mov r12, qword ptr [rbx - 0x18]
    mov r15, r12
    shr r15
    and r15, rax
    sub r12, r15
    mov r15, r12
    and r15, rcx
    shr r12, 0x2
    and r12, rcx
    add r12, r15
    mov r15, r12
    shr r15, 0x4
    add r15, r12
    and r15, rdx
    imul r15, rsi
    shr r15, 0x38
    add r15d, r14d
    mov r12, qword ptr [rbx - 0x10]
    mov r14, r12
    shr r14
    and r14, rax
    sub r12, r14
    mov r14, r12
    and r14, rcx
    shr r12, 0x2
    and r12, rcx
    add r12, r14
    mov r14, r12
    shr r14, 0x4
    add r14, r12
    and r14, rdx
    imul r14, rsi
    shr r14, 0x38
    add r14d, r15d
    add r14d, r8d
    mov r8, qword ptr [rbx - 0x8]
    mov r15, r8
    shr r15
    and r15, rax
    sub r8, r15
    mov r15, r8
    and r15, rcx
    shr r8, 0x2
    and r8, rcx
    add r8, r15
    mov r15, r8
    shr r15, 0x4
    add r15, r8
    and r15, rdx
    imul r15, rsi
    shr r15, 0x38
    mov r12, qword ptr [rbx]
    mov r8, r12
    shr r8
    and r8, rax
    sub r12, r8
    mov r8, r12
    and r8, rcx
    shr r12, 0x2
    and r12, rcx
    add r12, r8
    mov r8, r12
    shr r8, 0x4
    add r8, r12
    and r8, rdx
    imul r8, rsi
    shr r8, 0x38
    add r8d, r15d
    add r8d, r14d
    add rbx, 0x40
    dec r9
    jne .L0
.L1:
    movabs r9, 0xffffffffffffff8
    lea ebx, [8*r11]
    and ebx, 0x38
    je .L3
    and r11, r9
    lea r10, [r10 + 8*r11]
    shr ebx, 0x3
    xor r11d, r11d
.L2:
    mov r14, qword ptr [r10 + 8*r11]
    mov r15, r14
    shr r15
    and r15, rax
    sub r14, r15
    mov r15, r14
    and r15, rcx
    shr r14, 0x2
    and r14, rcx
    add r14, r15
    mov r15, r14
    shr r15, 0x4
    add r15, r14
    and r15, rdx
    imul r15, rsi
    shr r15, 0x38
    add r8d, r15d
    inc r11
    cmp rbx, r11
    jne .L2
.L3:
    mov r10, qword ptr [rdi + 0x20]
    mov rdi, qword ptr [rdi + 0x28]
    xor r14d, r14d
    cmp rdi, 0x8
    jb .L5
    mov r11, rdi
    shr r11, 0x3
    lea rbx, [r10 + 0x38]
    xor r14d, r14d
    nop
.L4:
    mov r13, qword ptr [rbx - 0x38]
    mov r12, qword ptr [rbx - 0x30]
    mov r15, r13
    shr r15
    and r15, rax
    sub r13, r15
    mov r15, r13
    and r15, rcx
    shr r13, 0x2
    and r13, rcx
    add r13, r15
    mov r15, r13
    shr r15, 0x4
    add r15, r13
    and r15, rdx
    imul r15, rsi
    shr r15, 0x38
    add r15d, r14d
    mov r14, r12
    shr r14
    and r14, rax
    sub r12, r14
    mov r14, r12
    and r14, rcx
    shr r12, 0x2
    and r12, rcx
    add r12, r14
    mov r13, r12
    shr r13, 0x4
    add r13, r12
    and r13, rdx
    imul r13, rsi
    shr r13, 0x38
    mov r12, qword ptr [rbx - 0x28]
    mov r14, r12
    shr r14
    and r14, rax
    sub r12, r14
    mov r14, r12
    and r14, rcx
    shr r12, 0x2
    and r12, rcx
    add r12, r14
    mov r14, r12
    shr r14, 0x4
    add r14, r12
    and r14, rdx
    imul r14, rsi
    shr r14, 0x38
    add r14d, r13d
    add r14d, r15d
    mov r12, qword ptr [rbx - 0x20]
    mov r15, r12
    shr r15
    and r15, rax
    sub r12, r15
    mov r15, r12
    and r15, rcx
    shr r12, 0x2
    and r12, rcx
    add r12, r15
    mov r15, r12
    shr r15, 0x4
    add r15, r12
    and r15, rdx
    imul r15, rsi
    shr r15, 0x38
    mov r13, qword ptr [rbx - 0x18]
    mov r12, r13
    shr r12
    and r12, rax
    sub r13, r12
    mov r12, r13
    and r12, rcx
    shr r13, 0x2
    and r13, rcx
    add r13, r12
    mov r12, r13
    shr r12, 0x4
    add r12, r13
    and r12, rdx
    imul r12, rsi
    shr r12, 0x38
    add r12d, r15d
    mov r13, qword ptr [rbx - 0x10]
    mov r15, r13
    shr r15
    and r15, rax
    sub r13, r15
    mov r15, r13
    and r15, rcx
    shr r13, 0x2
    and r13, rcx
    add r13, r15
    mov r15, r13
    shr r15, 0x4
    add r15, r13
    and r15, rdx
    imul r15, rsi
    shr r15, 0x38
    add r15d, r12d
    add r15d, r14d
    mov r14, qword ptr [rbx - 0x8]
    mov r12, r14
    shr r12
    and r12, rax
    sub r14, r12
    mov r12, r14
    and r12, rcx
    shr r14, 0x2
    and r14, rcx
    add r14, r12
    mov r12, r14
    shr r12, 0x4
    add r12, r14
    and r12, rdx
    imul r12, rsi
    shr r12, 0x38
    mov r13, qword ptr [rbx]
    mov r14, r13
    shr r14
    and r14, rax
    sub r13, r14
    mov r14, r13
    and r14, rcx
    shr r13, 0x2
    and r13, rcx
    add r13, r14
    mov r14, r13
    shr r14, 0x4
    add r14, r13
    and r14, rdx
    imul r14, rsi
    shr r14, 0x38
    add r14d, r12d
    add r14d, r15d
    add rbx, 0x40
    dec r11
    jne .L4
.L5:
    lea r11d, [8*rdi]
    and r11d, 0x38
    je .L7
    and rdi, r9
    lea rdi, [r10 + 8*rdi]
    shr r11d, 0x3
    xor r9d, r9d
    nop
.L6:
    mov r10, qword ptr [rdi + 8*r9]
    mov rbx, r10
    shr rbx
    and rbx, rax
    sub r10, rbx
    mov rbx, r10
    and rbx, rcx
    shr r10, 0x2
    and r10, rcx
    add r10, rbx
    mov rbx, r10
    shr rbx, 0x4
    add rbx, r10
    and rbx, rdx
    imul rbx, rsi
    shr rbx, 0x38
    add r14d, ebx
    inc r9
    cmp r11, r9
    jne .L6
.L7:
    mov ecx, r8d
    mov eax, r14d
    add rax, rcx
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    ret
