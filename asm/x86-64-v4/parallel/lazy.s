# The kernels of parallel/lazy, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm parallel/lazy --target x86-64-v4
# binary: sha256 0e6d7b1e3824263b071d9c32d724db162928ce4811b6a4af13fab496803c42cd
# latency: 14 instructions in 49 bytes; innermost loops: none
# throughput: 12 instructions in 35 bytes; innermost loops: none
# mix of 26 instructions: 7 mov, 4 ret, 2 bzhi, 2 dec, 2 imul, 2 inc, 2 je, 2 test, 2 xor, 1 lea

latency:
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    mov rax, qword ptr [rsi + 0x10]
    test rax, rax
    je .L0
    mov ecx, 0x1
    dec rax
    mov dl, 0x3d
    bzhi rax, rax, rdx
    inc rax
    imul rax, rcx
    ret
.L0:
    xor eax, eax
    ret

throughput:
    mov rax, qword ptr [rsi + 0x10]
    test rax, rax
    je .L0
    mov ecx, 0x1
    dec rax
    mov dl, 0x3d
    bzhi rax, rax, rdx
    inc rax
    imul rax, rcx
    ret
.L0:
    xor eax, eax
    ret
