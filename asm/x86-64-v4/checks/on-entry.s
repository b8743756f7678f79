# The kernels of checks/on-entry, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target x86_64-unknown-linux-gnu -C target-cpu=x86-64-v4
# command: cargo lab asm checks/on-entry --target x86-64-v4
# binary: sha256 2a4bdb61625dff68ae4e0d9e427f3f456586ad062406cb5a2bfa9075d0f91a54
# latency: 99 instructions in 407 bytes; innermost loops: .L0 of 69
# throughput: 84 instructions in 347 bytes; innermost loops: .L0 of 60
# mix of 183 instructions: 44 mov, 26 and, 16 or, 14 lea, 12 pop, 12 push, 11 xor, 9 add, 6 movzx, 5 imul, 4 cmp, 4 shrx, 3 je, 3 ret, 3 test, 2 jmp, 2 shl, 2 tzcnt, 1 inc, 1 jae, 1 jne, 1 sbb, 1 setne

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov qword ptr [rsp - 0x20], 0x0
    lea rax, [rsp - 0x20]
    mov rcx, qword ptr [rdi + 0x10]
    test rcx, rcx
    je .L2
    mov rax, qword ptr [rsp - 0x20]
    mov qword ptr [rsp - 0x8], rax
    mov rax, qword ptr [rdi + 0x8]
    mov qword ptr [rsp - 0x10], rax
    xor eax, eax
    lea rdi, [rsp - 0x20]
    lea r9, [plywright::board::geometry::AROUND]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    xor r12d, r12d
    xor ebx, ebx
    jmp .L1
    nop
.L0:
    inc rbx
    cmp rcx, rbx
    je .L3
.L1:
    mov rdx, r12
    xor rdx, rbx
    cmp rdx, rcx
    jae .L0
    imul rdx, rdx, 0xa8
    mov rsi, qword ptr [rsp - 0x10]
    add rdx, rsi
    add rdx, 0x50
    mov qword ptr [rsp - 0x20], rdx
    mov r14, qword ptr [rsp - 0x20]
    mov edx, ebx
    and edx, 0x7
    mov qword ptr [rsp - 0x20], rdx
    lea rdx, [rsp - 0x11]
    mov qword ptr [rsp - 0x20], rdx
    movzx r15d, byte ptr [r14 + 0x43]
    mov r12, qword ptr [r14 + 0x28]
    mov rdx, qword ptr [r14 + 8*r15 + 0x30]
    and rdx, r12
    tzcnt r8, rdx
    and r8d, 0x3f
    mov rbp, qword ptr [r14 + 0x30]
    mov r13, qword ptr [r14 + 0x38]
    mov rdx, r13
    or rdx, rbp
    mov esi, r8d
    shl esi, 0x6
    and rbp, qword ptr [rsi + r9 + 0x18]
    and r13, qword ptr [rsi + r9 + 0x10]
    or r13, rbp
    and r13, qword ptr [r14]
    lea r8, [r8 + 2*r8]
    mov r11, qword ptr [r14 + 0x8]
    and r11, qword ptr [rsi + r9]
    and r12, qword ptr [rsi + r9 + 0x8]
    mov rbp, qword ptr [r14 + 0x20]
    or r12, r11
    or r12, r13
    movzx esi, byte ptr [r10 + 8*r8 + 0x614]
    mov r11, qword ptr [r10 + 8*r8 + 0x600]
    and r11, rdx
    imul r11, qword ptr [r10 + 8*r8 + 0x608]
    shrx rsi, r11, rsi
    mov r11d, dword ptr [r10 + 8*r8 + 0x610]
    add rsi, r11
    mov r11, qword ptr [r14 + 0x10]
    or r11, rbp
    lea r13, [plywright::sliders::magic::TABLE]
    and r11, qword ptr [r13 + 8*rsi]
    or r11, r12
    and rdx, qword ptr [r10 + 8*r8]
    movzx esi, byte ptr [r10 + 8*r8 + 0x14]
    imul rdx, qword ptr [r10 + 8*r8 + 0x8]
    shrx rdx, rdx, rsi
    mov esi, dword ptr [r10 + 8*r8 + 0x10]
    add rdx, rsi
    or rbp, qword ptr [r14 + 0x18]
    and rbp, qword ptr [r13 + 8*rdx]
    or rbp, r11
    xor r15d, 0x1
    xor r12d, r12d
    test qword ptr [r14 + 8*r15 + 0x30], rbp
    setne r12b
    add rax, r12
    and r12d, dword ptr [rsp - 0x8]
    jmp .L0
.L2:
    xor eax, eax
.L3:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

throughput:
    mov r10, qword ptr [rdi + 0x10]
    test r10, r10
    je .L1
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov rdx, qword ptr [rdi + 0x8]
    add rdx, 0x50
    xor eax, eax
    lea r8, [plywright::board::geometry::AROUND]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    xor edi, edi
    nop
.L0:
    lea r11, [rdi + 0x1]
    mov qword ptr [rsp - 0x8], rdx
    lea rsi, [rsp - 0x8]
    mov rbx, qword ptr [rsp - 0x8]
    and edi, 0x7
    mov qword ptr [rsp - 0x8], rdi
    lea rcx, [rsp - 0x9]
    mov qword ptr [rsp - 0x8], rcx
    movzx r14d, byte ptr [rbx + 0x43]
    mov r15, qword ptr [rbx + 0x28]
    mov rdi, qword ptr [rbx + 8*r14 + 0x30]
    and rdi, r15
    tzcnt rcx, rdi
    and ecx, 0x3f
    mov rbp, qword ptr [rbx + 0x30]
    mov r12, qword ptr [rbx + 0x38]
    mov rdi, r12
    or rdi, rbp
    mov r13d, ecx
    shl r13d, 0x6
    and rbp, qword ptr [r13 + r8 + 0x18]
    and r12, qword ptr [r13 + r8 + 0x10]
    or r12, rbp
    and r12, qword ptr [rbx]
    lea rbp, [rcx + 2*rcx]
    mov rcx, qword ptr [rbx + 0x8]
    and rcx, qword ptr [r13 + r8]
    and r15, qword ptr [r13 + r8 + 0x8]
    mov r13, qword ptr [rbx + 0x20]
    or r15, rcx
    or r15, r12
    movzx ecx, byte ptr [r9 + 8*rbp + 0x614]
    mov r12, qword ptr [r9 + 8*rbp + 0x600]
    and r12, rdi
    imul r12, qword ptr [r9 + 8*rbp + 0x608]
    shrx rcx, r12, rcx
    mov r12d, dword ptr [r9 + 8*rbp + 0x610]
    add rcx, r12
    mov r12, qword ptr [rbx + 0x10]
    or r12, r13
    lea rsi, [plywright::sliders::magic::TABLE]
    and r12, qword ptr [rsi + 8*rcx]
    or r12, r15
    and rdi, qword ptr [r9 + 8*rbp]
    movzx ecx, byte ptr [r9 + 8*rbp + 0x14]
    imul rdi, qword ptr [r9 + 8*rbp + 0x8]
    shrx rcx, rdi, rcx
    mov edi, dword ptr [r9 + 8*rbp + 0x10]
    add rcx, rdi
    or r13, qword ptr [rbx + 0x18]
    and r13, qword ptr [rsi + 8*rcx]
    or r13, r12
    xor r14d, 0x1
    and r13, qword ptr [rbx + 8*r14 + 0x30]
    cmp r13, 0x1
    sbb rax, -0x1
    add rdx, 0xa8
    mov rdi, r11
    cmp r10, r11
    jne .L0
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L1:
    xor eax, eax
    ret
