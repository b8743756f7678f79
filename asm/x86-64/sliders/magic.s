# The kernels of sliders/magic, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm sliders/magic
# binary: sha256 6f3830fb728c1ea56ff423e5c8de950bfcae245dd219648b04141968a5e45209
# latency: 111 instructions in 479 bytes; innermost loops: .L0 of 15, .L3 of 15, .L6 of 23
# throughput: 93 instructions in 403 bytes; innermost loops: .L0 of 14, .L2 of 14, .L4 of 22
# mix of 204 instructions: 39 mov, 27 add, 21 lea, 21 xor, 14 movzx, 11 and, 8 imul, 8 jne, 8 pop, 8 push, 8 shr, 8 test, 6 je, 4 jmp, 3 cmp, 3 dec, 3 shl, 2 or, 2 ret

latency:
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov rax, qword ptr [rdi + 0x8]
    mov rsi, qword ptr [rdi + 0x10]
    mov qword ptr [rsp - 0x8], 0x0
    lea rcx, [rsp - 0x8]
    test rsi, rsi
    je .L1
    mov r8, qword ptr [rsp - 0x8]
    shl rsi, 0x4
    xor edx, edx
    lea r9, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    xor r11d, r11d
    xor ebx, ebx
    nop
.L0:
    movzx ecx, byte ptr [rax + r11 + 0x8]
    xor rbx, qword ptr [rax + r11]
    lea r14, [rcx + 2*rcx]
    movzx ecx, byte ptr [r9 + 8*r14 + 0x14]
    and rbx, qword ptr [r9 + 8*r14]
    imul rbx, qword ptr [r9 + 8*r14 + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [r9 + 8*r14 + 0x10]
    add rbx, rcx
    mov rbx, qword ptr [r10 + 8*rbx]
    add rdx, rbx
    and rbx, r8
    add r11, 0x10
    cmp rsi, r11
    jne .L0
    jmp .L2
.L1:
    xor edx, edx
.L2:
    mov rsi, qword ptr [rdi + 0x20]
    mov r8, qword ptr [rdi + 0x28]
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    test r8, r8
    je .L4
    mov r9, qword ptr [rsp - 0x8]
    shl r8, 0x4
    xor eax, eax
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    xor ebx, ebx
    xor r14d, r14d
    nop
.L3:
    movzx ecx, byte ptr [rsi + rbx + 0x8]
    xor r14, qword ptr [rsi + rbx]
    lea r15, [rcx + 2*rcx]
    movzx ecx, byte ptr [r10 + 8*r15 + 0x614]
    and r14, qword ptr [r10 + 8*r15 + 0x600]
    imul r14, qword ptr [r10 + 8*r15 + 0x608]
    shr r14, cl
    mov ecx, dword ptr [r10 + 8*r15 + 0x610]
    add r14, rcx
    mov r14, qword ptr [r11 + 8*r14]
    add rax, r14
    and r14, r9
    add rbx, 0x10
    cmp r8, rbx
    jne .L3
    jmp .L5
.L4:
    xor eax, eax
.L5:
    mov rsi, qword ptr [rdi + 0x38]
    mov rdi, qword ptr [rdi + 0x40]
    mov qword ptr [rsp - 0x8], 0x0
    lea rcx, [rsp - 0x8]
    test rdi, rdi
    je .L7
    mov r9, qword ptr [rsp - 0x8]
    shl rdi, 0x4
    xor r8d, r8d
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    xor ebx, ebx
    xor r14d, r14d
    nop
.L6:
    xor r14, qword ptr [rsi + rbx]
    movzx ecx, byte ptr [rsi + rbx + 0x8]
    lea r15, [rcx + 2*rcx]
    mov r12d, dword ptr [r10 + 8*r15 + 0x10]
    movzx ecx, byte ptr [r10 + 8*r15 + 0x14]
    mov r13, qword ptr [r10 + 8*r15]
    and r13, r14
    imul r13, qword ptr [r10 + 8*r15 + 0x8]
    shr r13, cl
    add r13, r12
    mov r12d, dword ptr [r10 + 8*r15 + 0x610]
    and r14, qword ptr [r10 + 8*r15 + 0x600]
    movzx ecx, byte ptr [r10 + 8*r15 + 0x614]
    imul r14, qword ptr [r10 + 8*r15 + 0x608]
    shr r14, cl
    add r14, r12
    mov r14, qword ptr [r11 + 8*r14]
    or r14, qword ptr [r11 + 8*r13]
    add r8, r14
    and r14, r9
    add rbx, 0x10
    cmp rdi, rbx
    jne .L6
    jmp .L8
.L7:
    xor r8d, r8d
.L8:
    add rax, rdx
    add rax, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    ret

throughput:
    push r15
    push r14
    push rbx
    mov rax, qword ptr [rdi + 0x10]
    test rax, rax
    je .L5
    mov rsi, qword ptr [rdi + 0x8]
    add rsi, 0x8
    xor edx, edx
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    nop
.L0:
    mov r10, qword ptr [rsi - 0x8]
    movzx ecx, byte ptr [rsi]
    lea r11, [rcx + 2*rcx]
    movzx ecx, byte ptr [r8 + 8*r11 + 0x14]
    and r10, qword ptr [r8 + 8*r11]
    imul r10, qword ptr [r8 + 8*r11 + 0x8]
    shr r10, cl
    mov ecx, dword ptr [r8 + 8*r11 + 0x10]
    add r10, rcx
    mov rcx, qword ptr [r9 + 8*r10]
    add rdx, rcx
    add rsi, 0x10
    dec rax
    jne .L0
    mov rsi, qword ptr [rdi + 0x28]
    test rsi, rsi
    je .L6
.L1:
    mov r8, qword ptr [rdi + 0x20]
    add r8, 0x8
    xor eax, eax
    lea r9, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    nop
.L2:
    mov r11, qword ptr [r8 - 0x8]
    movzx ecx, byte ptr [r8]
    lea rbx, [rcx + 2*rcx]
    movzx ecx, byte ptr [r9 + 8*rbx + 0x614]
    and r11, qword ptr [r9 + 8*rbx + 0x600]
    imul r11, qword ptr [r9 + 8*rbx + 0x608]
    shr r11, cl
    mov ecx, dword ptr [r9 + 8*rbx + 0x610]
    add r11, rcx
    mov rcx, qword ptr [r10 + 8*r11]
    add rax, rcx
    add r8, 0x10
    dec rsi
    jne .L2
    mov r8, qword ptr [rdi + 0x40]
    test r8, r8
    je .L7
.L3:
    mov rdi, qword ptr [rdi + 0x38]
    add rdi, 0x8
    xor esi, esi
    lea r9, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    nop
.L4:
    mov r11, qword ptr [rdi - 0x8]
    movzx ecx, byte ptr [rdi]
    lea rbx, [rcx + 2*rcx]
    movzx ecx, byte ptr [r9 + 8*rbx + 0x14]
    mov r14, qword ptr [r9 + 8*rbx]
    and r14, r11
    imul r14, qword ptr [r9 + 8*rbx + 0x8]
    shr r14, cl
    mov ecx, dword ptr [r9 + 8*rbx + 0x10]
    add r14, rcx
    mov r15d, dword ptr [r9 + 8*rbx + 0x610]
    movzx ecx, byte ptr [r9 + 8*rbx + 0x614]
    and r11, qword ptr [r9 + 8*rbx + 0x600]
    imul r11, qword ptr [r9 + 8*rbx + 0x608]
    shr r11, cl
    add r11, r15
    mov rcx, qword ptr [r10 + 8*r11]
    or rcx, qword ptr [r10 + 8*r14]
    add rsi, rcx
    add rdi, 0x10
    dec r8
    jne .L4
    jmp .L8
.L5:
    xor edx, edx
    mov rsi, qword ptr [rdi + 0x28]
    test rsi, rsi
    jne .L1
.L6:
    xor eax, eax
    mov r8, qword ptr [rdi + 0x40]
    test r8, r8
    jne .L3
.L7:
    xor esi, esi
.L8:
    add rax, rdx
    add rax, rsi
    pop rbx
    pop r14
    pop r15
    ret
