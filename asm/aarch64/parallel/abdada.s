# The kernels of parallel/abdada, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm parallel/abdada --target aarch64
# binary: sha256 86d04e99898d243c4f802b765b2390f2b582ca40fd2716c8d42736d60476364f
# latency: 96 instructions in 384 bytes; innermost loops: .L0 of 64
# throughput: 85 instructions in 340 bytes; innermost loops: .L0 of 62
# mix of 181 instructions: 39 ldr, 27 mov, 18 cmp, 14 b, 12 b.ne, 10 cbz, 9 str, 8 add, 6 cbnz, 6 movk, 5 ret, 3 eor, 3 sub, 2 b.eq, 2 b.hs, 2 csel, 2 cset, 2 lsl, 2 lsr, 2 madd, 2 mul, 2 subs, 2 ubfx, 1 and

latency:
    sub sp, sp, #0x10
    str xzr, [sp, #0x8]
    add x8, sp, #0x8
    ldr x9, [x1, #0x10]
    cbz x9, .L12
    ldr x10, [x0, #0x8]
    lsl x9, x9, #3
    mov x8, x0
    cbz x10, .L13
    mov x14, #0x7c15
    ldr x11, [sp, #0x8]
    ldr x12, [x1, #0x8]
    movk x14, #0x7f4a, lsl #16
    ldr x8, [x8, #0x10]
    mov x0, xzr
    movk x14, #0x79b9, lsl #32
    mov x16, xzr
    mov w13, #0x170c
    movk x14, #0x9e37, lsl #48
    mov w15, #0x3
    b .L2
.L0:
    mov w18, #0x1
.L1:
    subs x9, x9, #0x8
    add x0, x18, x0
    and x16, x18, x11
    b.eq .L11
.L2:
    ldr x17, [x12], #0x8
    eor x16, x17, x16
    eor x16, x16, x13
    mul x16, x16, x14
    ubfx x17, x16, #7, #13
    cmp x17, x8
    b.hs .L0
    add x17, x10, x17, lsl #5
    ldr x18, [x17]
    cmp x18, x16
    b.ne .L3
    mov x18, xzr
    ldr x1, [x17]
    cbnz x1, .L6
    b .L8
.L3:
    ldr x18, [x17, #0x8]
    cmp x18, x16
    b.ne .L4
    mov x18, xzr
    ldr x1, [x17]
    cbnz x1, .L6
    b .L8
.L4:
    ldr x18, [x17, #0x10]
    cmp x18, x16
    b.ne .L5
    mov x18, xzr
    ldr x1, [x17]
    cbnz x1, .L6
    b .L8
.L5:
    ldr x18, [x17, #0x18]
    cmp x18, x16
    cset w18, ne
    ldr x1, [x17]
    cbz x1, .L8
.L6:
    ldr x1, [x17, #0x8]
    cbz x1, .L7
    ldr x1, [x17, #0x10]
    cbz x1, .L10
    ldr x1, [x17, #0x18]
    cmp x1, #0x0
    csel x1, x15, xzr, eq
    str x16, [x17, x1, lsl #3]
    ldr x2, [x17, x1, lsl #3]
    cmp x2, x16
    b.ne .L1
    b .L9
.L7:
    mov w1, #0x1
.L8:
    str x16, [x17, x1, lsl #3]
    ldr x2, [x17, x1, lsl #3]
    cmp x2, x16
    b.ne .L1
.L9:
    str xzr, [x17, x1, lsl #3]
    b .L1
.L10:
    mov w1, #0x2
    str x16, [x17, x1, lsl #3]
    ldr x2, [x17, x1, lsl #3]
    cmp x2, x16
    b.ne .L1
    b .L9
.L11:
    add sp, sp, #0x10
    ret
.L12:
    mov x0, xzr
    add sp, sp, #0x10
    ret
.L13:
    sub x8, x9, #0x8
    mov w9, #0x1
    lsr x8, x8, #3
    madd x0, x9, x8, x9
    add sp, sp, #0x10
    ret

throughput:
    ldr x9, [x1, #0x10]
    cbz x9, .L11
    ldr x10, [x0, #0x8]
    lsl x9, x9, #3
    mov x8, x0
    cbz x10, .L12
    mov x13, #0x7c15
    ldr x11, [x1, #0x8]
    ldr x8, [x8, #0x10]
    movk x13, #0x7f4a, lsl #16
    mov x0, xzr
    mov w12, #0x170c
    movk x13, #0x79b9, lsl #32
    mov w14, #0x3
    movk x13, #0x9e37, lsl #48
    b .L2
.L0:
    mov w17, #0x1
.L1:
    subs x9, x9, #0x8
    add x0, x17, x0
    b.eq .L13
.L2:
    ldr x15, [x11], #0x8
    eor x15, x15, x12
    mul x15, x15, x13
    ubfx x16, x15, #7, #13
    cmp x16, x8
    b.hs .L0
    add x16, x10, x16, lsl #5
    ldr x17, [x16]
    cmp x17, x15
    b.ne .L3
    mov x17, xzr
    ldr x18, [x16]
    cbnz x18, .L6
    b .L8
.L3:
    ldr x17, [x16, #0x8]
    cmp x17, x15
    b.ne .L4
    mov x17, xzr
    ldr x18, [x16]
    cbnz x18, .L6
    b .L8
.L4:
    ldr x17, [x16, #0x10]
    cmp x17, x15
    b.ne .L5
    mov x17, xzr
    ldr x18, [x16]
    cbnz x18, .L6
    b .L8
.L5:
    ldr x17, [x16, #0x18]
    cmp x17, x15
    cset w17, ne
    ldr x18, [x16]
    cbz x18, .L8
.L6:
    ldr x18, [x16, #0x8]
    cbz x18, .L7
    ldr x18, [x16, #0x10]
    cbz x18, .L10
    ldr x18, [x16, #0x18]
    cmp x18, #0x0
    csel x18, x14, xzr, eq
    str x15, [x16, x18, lsl #3]
    ldr x1, [x16, x18, lsl #3]
    cmp x1, x15
    b.ne .L1
    b .L9
.L7:
    mov w18, #0x1
.L8:
    str x15, [x16, x18, lsl #3]
    ldr x1, [x16, x18, lsl #3]
    cmp x1, x15
    b.ne .L1
.L9:
    str xzr, [x16, x18, lsl #3]
    b .L1
.L10:
    mov w18, #0x2
    str x15, [x16, x18, lsl #3]
    ldr x1, [x16, x18, lsl #3]
    cmp x1, x15
    b.ne .L1
    b .L9
.L11:
    mov x0, xzr
    ret
.L12:
    sub x8, x9, #0x8
    mov w9, #0x1
    lsr x8, x8, #3
    madd x0, x9, x8, x9
.L13:
    ret
