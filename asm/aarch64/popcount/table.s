# The kernels of popcount/table, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm popcount/table --target aarch64
# binary: sha256 3f66c2fa326ec0bb7b582dc7872841365a636552ba5eafaa37d4bcbe823b97b1
# latency: 88 instructions in 352 bytes; innermost loops: .L0 of 29, .L2 of 29
# throughput: 153 instructions in 612 bytes; innermost loops: .L2 of 28, .L4 of 27, .L8 of 28, .L10 of 27
# mix of 241 instructions: 66 add, 48 ldrb, 30 ubfx, 16 lsr, 16 mov, 10 and, 8 b.ne, 8 ldr, 6 cmp, 5 ldp, 4 cbz, 4 subs, 3 ret, 3 str, 2 adrp, 2 b, 2 b.hs, 2 eor, 2 lsl, 2 ubfiz, 1 cbnz, 1 sub

latency:
    sub sp, sp, #0x10
    str xzr, [sp, #0x8]
    ldp x10, x12, [x0, #0x8]
    add x8, sp, #0x8
    adrp x9, plywright::popcount::table::BITS
    add x9, x9, :lo12:plywright::popcount::table::BITS
    cbz x12, .L3
    ldr w11, [sp, #0x8]
    lsl x12, x12, #3
    mov w8, wzr
    mov x13, xzr
.L0:
    ldr x14, [x10], #0x8
    subs x12, x12, #0x8
    eor x13, x14, x13
    ubfx x15, x14, #32, #8
    ubfx x16, x14, #40, #8
    ubfx x17, x14, #48, #8
    and x18, x13, #0xff
    ubfx x1, x13, #8, #8
    ubfx x2, x13, #16, #8
    lsr w13, w13, #24
    lsr x14, x14, #56
    ldrb w15, [x9, x15]
    ldrb w16, [x9, x16]
    ldrb w18, [x9, x18]
    ldrb w1, [x9, x1]
    ldrb w2, [x9, x2]
    ldrb w13, [x9, x13]
    ldrb w17, [x9, x17]
    add w15, w15, w16
    ldrb w14, [x9, x14]
    add w16, w1, w18
    add w13, w2, w13
    add w15, w15, w17
    add w13, w16, w13
    add w14, w15, w14
    add w13, w13, w14
    add w8, w13, w8
    and w13, w13, w11
    b.ne .L0
    str xzr, [sp, #0x8]
    ldp x11, x13, [x0, #0x20]
    add x10, sp, #0x8
    cbz x13, .L4
.L1:
    ldr w12, [sp, #0x8]
    lsl x13, x13, #3
    mov w10, wzr
    mov x14, xzr
.L2:
    ldr x15, [x11], #0x8
    subs x13, x13, #0x8
    eor x14, x15, x14
    ubfx x16, x15, #32, #8
    ubfx x17, x15, #40, #8
    ubfx x18, x15, #48, #8
    and x0, x14, #0xff
    ubfx x1, x14, #8, #8
    ubfx x2, x14, #16, #8
    lsr w14, w14, #24
    lsr x15, x15, #56
    ldrb w16, [x9, x16]
    ldrb w17, [x9, x17]
    ldrb w0, [x9, x0]
    ldrb w1, [x9, x1]
    ldrb w2, [x9, x2]
    ldrb w14, [x9, x14]
    ldrb w18, [x9, x18]
    add w16, w16, w17
    ldrb w15, [x9, x15]
    add w17, w1, w0
    add w14, w2, w14
    add w16, w16, w18
    add w14, w17, w14
    add w15, w16, w15
    add w14, w14, w15
    add w10, w14, w10
    and w14, w14, w12
    b.ne .L2
    add x0, x10, x8
    add sp, sp, #0x10
    ret
.L3:
    mov x8, xzr
    str xzr, [sp, #0x8]
    ldp x11, x13, [x0, #0x20]
    add x10, sp, #0x8
    cbnz x13, .L1
.L4:
    add x0, xzr, x8
    add sp, sp, #0x10
    ret

throughput:
    ldp x10, x11, [x0, #0x8]
    adrp x8, plywright::popcount::table::BITS
    add x8, x8, :lo12:plywright::popcount::table::BITS
    cmp x11, #0x8
    b.hs .L0
    mov w9, wzr
    b .L3
.L0:
    lsr x13, x11, #3
    mov x12, xzr
    mov w9, wzr
    mov x14, x10
.L1:
    mov x15, xzr
.L2:
    ldr x16, [x14, x15]
    add x15, x15, #0x8
    ubfx x18, x16, #8, #8
    ubfx x1, x16, #16, #8
    lsr w2, w16, #24
    ubfx x3, x16, #32, #8
    ubfx x4, x16, #40, #8
    and x17, x16, #0xff
    ubfx x5, x16, #48, #8
    ldrb w18, [x8, x18]
    ldrb w17, [x8, x17]
    ldrb w1, [x8, x1]
    ldrb w2, [x8, x2]
    ldrb w3, [x8, x3]
    ldrb w4, [x8, x4]
    ldrb w5, [x8, x5]
    lsr x16, x16, #56
    add w17, w18, w17
    add w18, w1, w2
    add w1, w3, w4
    add w17, w17, w18
    cmp x15, #0x40
    add w18, w1, w5
    ldrb w16, [x8, x16]
    add w17, w17, w18
    add w16, w17, w16
    add w9, w16, w9
    b.ne .L2
    add x12, x12, #0x1
    add x14, x14, #0x40
    cmp x12, x13
    b.ne .L1
.L3:
    ubfiz x12, x11, #3, #3
    cbz x12, .L5
    and x11, x11, #0xffffffffffffff8
    add x10, x10, x11, lsl #3
    lsr x11, x12, #3
.L4:
    ldr x12, [x10], #0x8
    subs x11, x11, #0x1
    ubfx x14, x12, #8, #8
    ubfx x15, x12, #16, #8
    lsr w16, w12, #24
    ubfx x17, x12, #32, #8
    ubfx x18, x12, #40, #8
    and x13, x12, #0xff
    ubfx x1, x12, #48, #8
    ldrb w14, [x8, x14]
    ldrb w13, [x8, x13]
    ldrb w15, [x8, x15]
    ldrb w16, [x8, x16]
    ldrb w17, [x8, x17]
    ldrb w18, [x8, x18]
    ldrb w1, [x8, x1]
    lsr x12, x12, #56
    add w13, w14, w13
    add w14, w15, w16
    add w15, w17, w18
    add w13, w13, w14
    add w14, w15, w1
    ldrb w12, [x8, x12]
    add w13, w13, w14
    add w12, w13, w12
    add w9, w12, w9
    b.ne .L4
.L5:
    ldp x11, x12, [x0, #0x20]
    cmp x12, #0x8
    b.hs .L6
    mov w10, wzr
    b .L9
.L6:
    lsr x14, x12, #3
    mov x13, xzr
    mov w10, wzr
    mov x15, x11
.L7:
    mov x16, xzr
.L8:
    ldr x17, [x15, x16]
    add x16, x16, #0x8
    ubfx x0, x17, #8, #8
    ubfx x1, x17, #16, #8
    lsr w2, w17, #24
    ubfx x3, x17, #32, #8
    ubfx x4, x17, #40, #8
    and x18, x17, #0xff
    ubfx x5, x17, #48, #8
    ldrb w0, [x8, x0]
    ldrb w18, [x8, x18]
    ldrb w1, [x8, x1]
    ldrb w2, [x8, x2]
    ldrb w3, [x8, x3]
    ldrb w4, [x8, x4]
    ldrb w5, [x8, x5]
    lsr x17, x17, #56
    add w18, w0, w18
    add w0, w1, w2
    add w1, w3, w4
    add w18, w18, w0
    cmp x16, #0x40
    add w0, w1, w5
    ldrb w17, [x8, x17]
    add w18, w18, w0
    add w17, w18, w17
    add w10, w17, w10
    b.ne .L8
    add x13, x13, #0x1
    add x15, x15, #0x40
    cmp x13, x14
    b.ne .L7
.L9:
    ubfiz x13, x12, #3, #3
    cbz x13, .L11
    and x12, x12, #0xffffffffffffff8
    add x11, x11, x12, lsl #3
    lsr x12, x13, #3
.L10:
    ldr x13, [x11], #0x8
    subs x12, x12, #0x1
    ubfx x15, x13, #8, #8
    ubfx x16, x13, #16, #8
    lsr w17, w13, #24
    ubfx x18, x13, #32, #8
    ubfx x0, x13, #40, #8
    and x14, x13, #0xff
    ubfx x1, x13, #48, #8
    ldrb w15, [x8, x15]
    ldrb w14, [x8, x14]
    ldrb w16, [x8, x16]
    ldrb w17, [x8, x17]
    ldrb w18, [x8, x18]
    ldrb w0, [x8, x0]
    ldrb w1, [x8, x1]
    lsr x13, x13, #56
    add w14, w15, w14
    add w15, w16, w17
    add w16, w18, w0
    add w14, w14, w15
    add w15, w16, w1
    ldrb w13, [x8, x13]
    add w14, w14, w15
    add w13, w14, w13
    add w10, w13, w10
    b.ne .L10
.L11:
    mov w8, w10
    add x0, x8, w9, uxtw
    ret
