# The kernels of parallel/lazy, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm parallel/lazy --target x86-64-v2
# binary: sha256 b11a3c3b05296b6496a84fa0eea281a06e8159ed2e8f48ca11a295f4b97b9478
# latency: 14 instructions in 55 bytes; innermost loops: none
# throughput: 12 instructions in 41 bytes; innermost loops: none
# mix of 26 instructions: 5 mov, 4 ret, 2 and, 2 dec, 2 imul, 2 inc, 2 je, 2 movabs, 2 test, 2 xor, 1 lea

latency:
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    mov rcx, qword ptr [rsi + 0x10]
    test rcx, rcx
    je .L0
    mov edx, 0x1
    dec rcx
    movabs rax, 0x1fffffffffffffff
    and rax, rcx
    inc rax
    imul rax, rdx
    ret
.L0:
    xor eax, eax
    ret

throughput:
    mov rcx, qword ptr [rsi + 0x10]
    test rcx, rcx
    je .L0
    mov edx, 0x1
    dec rcx
    movabs rax, 0x1fffffffffffffff
    and rax, rcx
    inc rax
    imul rax, rdx
    ret
.L0:
    xor eax, eax
    ret
