# The kernels of parallel/lazy, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=native
# command: cargo lab asm parallel/lazy --target native
# binary: sha256 ea89fa869436a7ada0f3f9c0e0b71be0b97ef0716599936afa1e096ca4b122b0
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
