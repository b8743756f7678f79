# The kernels of parallel/lazy, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm parallel/lazy --target aarch64
# binary: sha256 b4f4d8e6c3e15eeee2ee8a1cd8e5012b1c177b5f63054da47affe67491621ce7
# latency: 14 instructions in 56 bytes; innermost loops: none
# throughput: 9 instructions in 36 bytes; innermost loops: none
# mix of 23 instructions: 4 mov, 4 ret, 3 add, 3 sub, 2 and, 2 cbz, 2 ldr, 2 madd, 1 str

latency:
    sub sp, sp, #0x10
    str xzr, [sp, #0x8]
    add x8, sp, #0x8
    ldr x8, [x1, #0x10]
    cbz x8, .L0
    sub x8, x8, #0x1
    mov w9, #0x1
    and x8, x8, #0x1fffffffffffffff
    madd x0, x9, x8, x9
    add sp, sp, #0x10
    ret
.L0:
    mov x0, xzr
    add sp, sp, #0x10
    ret

throughput:
    ldr x8, [x1, #0x10]
    cbz x8, .L0
    sub x8, x8, #0x1
    mov w9, #0x1
    and x8, x8, #0x1fffffffffffffff
    madd x0, x9, x8, x9
    ret
.L0:
    mov x0, xzr
    ret
