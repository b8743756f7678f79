# The kernels of endgame/none, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target x86_64-unknown-linux-gnu -C target-cpu=x86-64-v4
# command: cargo lab asm endgame/none --target x86-64-v4
# binary: sha256 22a674c723fc9f4318be64d67d294381a3b4e83ff7dbbce3856153a44c778b60
# latency: 30 instructions in 98 bytes; innermost loops: .L0 of 15
# throughput: 15 instructions in 58 bytes; innermost loops: .L0 of 6
# mix of 45 instructions: 9 mov, 9 xor, 4 add, 4 lea, 4 ret, 3 je, 2 cmp, 2 jmp, 2 test, 1 and, 1 dec, 1 inc, 1 jae, 1 jne, 1 shl

latency:
    mov rcx, qword ptr [rsi + 0x8]
    mov rdx, qword ptr [rsi + 0x10]
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    test rdx, rdx
    je .L3
    mov rsi, qword ptr [rsp - 0x8]
    xor eax, eax
    lea rdi, [rsp - 0x8]
    xor r9d, r9d
    xor r8d, r8d
    jmp .L1
    nop
.L0:
    inc r8
    cmp rdx, r8
    je .L2
.L1:
    mov r10, r9
    xor r10, r8
    cmp r10, rdx
    jae .L0
    lea r9, [r10 + 4*r10]
    shl r9, 0x5
    add r9, rcx
    mov qword ptr [rsp - 0x8], r9
    xor r9d, r9d
    add rax, r9
    and r9, rsi
    jmp .L0
.L2:
    ret
.L3:
    xor eax, eax
    ret

throughput:
    mov rcx, qword ptr [rsi + 0x10]
    test rcx, rcx
    je .L1
    mov rdx, qword ptr [rsi + 0x8]
    xor eax, eax
    lea rsi, [rsp - 0x8]
    nop
.L0:
    mov qword ptr [rsp - 0x8], rdx
    xor edi, edi
    add rax, rdi
    add rdx, 0xa0
    dec rcx
    jne .L0
    ret
.L1:
    xor eax, eax
    ret
