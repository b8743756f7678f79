# The kernels of endgame/none, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm endgame/none --target aarch64
# binary: sha256 4dc945dec6a385f8b97cf289b5664b49161afb2b11ac277fc0207f38051abb7c
# latency: 30 instructions in 120 bytes; innermost loops: .L0 of 12
# throughput: 17 instructions in 68 bytes; innermost loops: .L0 of 6
# mix of 47 instructions: 11 mov, 10 add, 4 ret, 3 ldr, 3 str, 2 b, 2 cbz, 2 cmp, 2 sub, 1 and, 1 b.eq, 1 b.hs, 1 b.ne, 1 eor, 1 ldp, 1 madd, 1 subs

latency:
    sub sp, sp, #0x10
    str xzr, [sp, #0x8]
    ldp x8, x9, [x1, #0x8]
    add x10, sp, #0x8
    cbz x9, .L3
    ldr x11, [sp, #0x8]
    mov x10, xzr
    mov w12, #0xa0
    add x13, sp, #0x8
    mov x0, xzr
    mov x15, xzr
    mov x14, xzr
    b .L1
.L0:
    add x14, x14, #0x1
    cmp x9, x14
    b.eq .L2
.L1:
    eor x16, x15, x14
    cmp x16, x9
    b.hs .L0
    madd x15, x16, x12, x8
    str x15, [sp, #0x8]
    mov x15, x10
    add x0, x15, x0
    and x15, x15, x11
    b .L0
.L2:
    add sp, sp, #0x10
    ret
.L3:
    mov x0, xzr
    add sp, sp, #0x10
    ret

throughput:
    ldr x8, [x1, #0x10]
    cbz x8, .L1
    sub sp, sp, #0x10
    ldr x10, [x1, #0x8]
    mov x9, xzr
    add x11, sp, #0x8
    mov x0, xzr
.L0:
    str x10, [sp, #0x8]
    mov x12, x9
    subs x8, x8, #0x1
    add x0, x12, x0
    add x10, x10, #0xa0
    b.ne .L0
    add sp, sp, #0x10
    ret
.L1:
    mov x0, xzr
    ret
