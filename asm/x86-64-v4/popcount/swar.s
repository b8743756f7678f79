# The kernels of popcount/swar, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm popcount/swar --target x86-64-v4
# binary: sha256 091c0eb42b2b8bd975111cffc0e54f26652ea0f194fb58e720dc488dbb7f0e62
# latency: 40 instructions in 158 bytes; innermost loops: .L0 of 7, .L2 of 7
# throughput: 105 instructions in 413 bytes; innermost loops: .L0 of 28, .L2 of 6, .L4 of 28, .L6 of 6
# mix of 145 instructions: 36 mov, 26 add, 20 popcnt, 16 xor, 8 lea, 6 and, 6 cmp, 6 jne, 4 je, 4 shr, 2 dec, 2 inc, 2 jb, 2 ret, 2 shl, 2 test, 1 movabs

latency:
    mov rax, qword ptr [rdi + 0x8]
    mov rdx, qword ptr [rdi + 0x10]
    mov qword ptr [rsp - 0x8], 0x0
    lea rcx, [rsp - 0x8]
    xor ecx, ecx
    test rdx, rdx
    je .L1
    mov esi, dword ptr [rsp - 0x8]
    shl rdx, 0x3
    xor r8d, r8d
    xor r9d, r9d
    nop
.L0:
    xor r9, qword ptr [rax + r8]
    popcnt r9, r9
    add ecx, r9d
    and r9d, esi
    add r8, 0x8
    cmp rdx, r8
    jne .L0
    mov ecx, ecx
.L1:
    mov rdx, qword ptr [rdi + 0x20]
    mov rsi, qword ptr [rdi + 0x28]
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    xor eax, eax
    test rsi, rsi
    je .L3
    mov edi, dword ptr [rsp - 0x8]
    shl rsi, 0x3
    xor r8d, r8d
    xor r9d, r9d
    nop
.L2:
    xor r9, qword ptr [rdx + r8]
    popcnt r9, r9
    add eax, r9d
    and r9d, edi
    add r8, 0x8
    cmp rsi, r8
    jne .L2
    mov eax, eax
.L3:
    add rax, rcx
    ret

throughput:
    mov rdx, qword ptr [rdi + 0x8]
    mov rsi, qword ptr [rdi + 0x10]
    xor eax, eax
    cmp rsi, 0x8
    jb .L1
    mov rcx, rsi
    shr rcx, 0x3
    lea r8, [rdx + 0x38]
    xor eax, eax
    nop
.L0:
    mov r9, qword ptr [r8 - 0x38]
    mov r10, qword ptr [r8 - 0x30]
    popcnt r9, r9
    add r9d, eax
    popcnt r10, r10
    mov rax, qword ptr [r8 - 0x28]
    popcnt rax, rax
    add eax, r10d
    add eax, r9d
    mov r9, qword ptr [r8 - 0x20]
    popcnt r9, r9
    mov r10, qword ptr [r8 - 0x18]
    popcnt r10, r10
    add r10d, r9d
    mov r9, qword ptr [r8 - 0x10]
    popcnt r9, r9
    add r9d, r10d
    add r9d, eax
    mov rax, qword ptr [r8 - 0x8]
    xor r10d, r10d
    popcnt r10, rax
    mov rax, qword ptr [r8]
    popcnt rax, rax
    add eax, r10d
    add eax, r9d
    add r8, 0x40
    dec rcx
    jne .L0
.L1:
    movabs rcx, 0xffffffffffffff8
    lea r8d, [8*rsi]
    and r8d, 0x38
    je .L3
    and rsi, rcx
    lea rdx, [rdx + 8*rsi]
    shr r8d, 0x3
    xor esi, esi
.L2:
    mov r9, qword ptr [rdx + 8*rsi]
    popcnt r9, r9
    add eax, r9d
    inc rsi
    cmp r8, rsi
    jne .L2
.L3:
    mov rdx, qword ptr [rdi + 0x20]
    mov rsi, qword ptr [rdi + 0x28]
    xor r9d, r9d
    cmp rsi, 0x8
    jb .L5
    mov rdi, rsi
    shr rdi, 0x3
    lea r8, [rdx + 0x38]
    xor r9d, r9d
    nop
.L4:
    mov r10, qword ptr [r8 - 0x38]
    mov r11, qword ptr [r8 - 0x30]
    popcnt r10, r10
    add r10d, r9d
    popcnt r11, r11
    mov r9, qword ptr [r8 - 0x28]
    popcnt r9, r9
    add r9d, r11d
    add r9d, r10d
    mov r10, qword ptr [r8 - 0x20]
    popcnt r10, r10
    mov r11, qword ptr [r8 - 0x18]
    popcnt r11, r11
    add r11d, r10d
    mov r10, qword ptr [r8 - 0x10]
    popcnt r10, r10
    add r10d, r11d
    add r10d, r9d
    mov r9, qword ptr [r8 - 0x8]
    xor r11d, r11d
    popcnt r11, r9
    mov r9, qword ptr [r8]
    popcnt r9, r9
    add r9d, r11d
    add r9d, r10d
    add r8, 0x40
    dec rdi
    jne .L4
.L5:
    lea edi, [8*rsi]
    and edi, 0x38
    je .L7
    and rsi, rcx
    lea rcx, [rdx + 8*rsi]
    shr edi, 0x3
    xor edx, edx
    nop
.L6:
    mov rsi, qword ptr [rcx + 8*rdx]
    popcnt rsi, rsi
    add r9d, esi
    inc rdx
    cmp rdi, rdx
    jne .L6
.L7:
    mov ecx, eax
    mov eax, r9d
    add rax, rcx
    ret
