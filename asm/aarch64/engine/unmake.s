# The kernels of engine/unmake, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm engine/unmake --target aarch64
# binary: sha256 181e3976d6f6bd9f6267902b918b0cba2bb7ff61811836cd5117960acd65037e
# unmake: 52 instructions in 208 bytes; innermost loops: .L0 of 26
# plywright::board::make::<impl plywright::board::position::Position>::unmake_for: 80 instructions in 320 bytes; innermost loops: none
# plywright::board::make::<impl plywright::board::position::Position>::unmake_for: 81 instructions in 324 bytes; innermost loops: none
# mix of 213 instructions: 24 ldr, 21 str, 20 eor, 20 mov, 16 strb, 13 cmp, 10 and, 10 lsl, 9 csel, 8 add, 8 ldrb, 5 ldrh, 5 sub, 4 b.eq, 4 ldp, 4 orr, 4 stp, 4 ubfx, 3 ret, 2 b, 2 b.ne, 2 bic, 2 bl, 2 cbz, 2 lsr, 2 strh, 2 stur, 2 sturh, 2 sxth, 1 ldur

unmake:
    sub sp, sp, #0x60
    stp x29, x30, [sp, #0x20]
    stp x24, x23, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    add x29, sp, #0x20
    ldr x8, [x0, #0x10]
    ldr x9, [x0, #0x28]
    cmp x9, x8
    csel x20, x9, x8, lo
    cbz x20, .L3
    ldr x8, [x0, #0x20]
    ldr x9, [x0, #0x8]
    mov x19, x0
    mov x21, sp
    mov w24, #0x2
    add x8, x8, x20, lsl #5
    sub x23, x9, #0x2
    sub x22, x8, #0x8
    b .L2
.L0:
    bl plywright::board::make::<impl plywright::board::position::Position>::unmake_for
.L1:
    sub x20, x20, #0x1
    sub x22, x22, #0x20
    cbz x20, .L3
.L2:
    ldrb w8, [x22]
    ldrh w1, [x23, x20, lsl #1]
    mov x9, x22
    strb w24, [x9], #-0x18
    cmp w8, #0x2
    b.eq .L1
    ldrb w11, [x19, #0xc3]
    ldr q0, [x9]
    add x0, x19, #0x30
    ldr x9, [x9, #0x10]
    ldur w10, [x22, #0x1]
    mov x2, sp
    strb w8, [sp, #0x18]
    ldr w8, [x22, #0x4]
    cmp w11, #0x1
    str q0, [sp]
    str x9, [sp, #0x10]
    stur w10, [x21, #0x19]
    stur w8, [x21, #0x1c]
    b.eq .L0
    bl plywright::board::make::<impl plywright::board::position::Position>::unmake_for
    b .L1
.L3:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x29, x30, [sp, #0x20]
    add sp, sp, #0x60
    ret

plywright::board::make::<impl plywright::board::position::Position>::unmake_for:
    ubfx x10, x1, #6, #6
    lsr w8, w1, #6
    mov w12, #0x1
    add x11, x0, #0x50
    sxth w13, w1
    ldr x16, [x0, #0x88]
    ldrb w9, [x0, x10]
    lsl x14, x12, x8
    lsl x17, x12, x1
    cmp w9, #0x6
    csel w9, wzr, w9, eq
    ldr x15, [x11, w9, uxtw #3]
    bic w13, w9, w13, lsr #15
    eor x12, x15, x14
    str x12, [x11, w9, uxtw #3]
    mov w9, #0x6
    ldrb w12, [x2, #0x17]
    eor x15, x16, x17
    strb w9, [x0, x10]
    eor x9, x15, x14
    ldr x14, [x11, w13, uxtw #3]
    and x15, x1, #0x3f
    cmp x12, #0x6
    str x9, [x0, #0x88]
    eor x14, x14, x17
    str x14, [x11, w13, uxtw #3]
    strb w13, [x0, x15]
    b.eq .L0
    and w13, w1, #0xf000
    add w14, w8, #0x8
    and w14, w14, #0x3f
    cmp w13, #0x5, lsl #12
    mov w13, #0x1
    csel w10, w14, w10, eq
    ldr x14, [x11, x12, lsl #3]
    lsl x13, x13, x10
    strb w12, [x0, w10, uxtw]
    eor x14, x14, x13
    str x14, [x11, x12, lsl #3]
    ldr x11, [x0, #0x80]
    eor x10, x11, x13
    str x10, [x0, #0x80]
.L0:
    and w10, w1, #0xe000
    cmp w10, #0x2, lsl #12
    b.ne .L1
    ubfx w10, w1, #6, #3
    mov w11, #0x3
    mov w12, #0x5
    and w8, w8, #0x38
    ldr x14, [x0, #0x68]
    cmp w10, #0x6
    orr w13, w8, #0x7
    csel w10, w12, w11, eq
    mov w12, #0x1
    orr w10, w8, w10
    csel w8, w13, w8, eq
    lsl x13, x12, x10
    lsl x12, x12, x8
    strb w11, [x0, w8, uxtw]
    mov w8, #0x6
    strb w8, [x0, w10, uxtw]
    eor x11, x14, x13
    eor x8, x13, x9
    eor x9, x11, x12
    eor x8, x8, x12
    str x9, [x0, #0x68]
    str x8, [x0, #0x88]
.L1:
    ldrb w9, [x2, #0x16]
    mov w8, #0x1
    ldrh w10, [x2, #0x18]
    strb w8, [x0, #0x93]
    ldr w8, [x2, #0x10]
    ldr q0, [x2]
    strb w9, [x0, #0x90]
    ldrh w9, [x2, #0x14]
    sturh w10, [x0, #0x91]
    str w8, [x0, #0x98]
    strh w9, [x0, #0x9c]
    str q0, [x0, #0x40]
    ret

plywright::board::make::<impl plywright::board::position::Position>::unmake_for:
    ubfx x10, x1, #6, #6
    lsr w8, w1, #6
    mov w12, #0x1
    add x9, x0, #0x50
    mov w16, #0x6
    ldrb w11, [x0, x10]
    lsl x13, x12, x8
    lsl x12, x12, x1
    strb w16, [x0, x10]
    cmp w11, #0x6
    csel w11, wzr, w11, eq
    ldr x14, [x9, w11, uxtw #3]
    eor x14, x14, x13
    str x14, [x9, w11, uxtw #3]
    sxth w14, w1
    ldr x15, [x0, #0x80]
    bic w14, w11, w14, lsr #15
    eor x13, x15, x13
    ldrb w11, [x2, #0x17]
    str x13, [x0, #0x80]
    eor x13, x13, x12
    ldr x15, [x9, w14, uxtw #3]
    cmp x11, #0x6
    eor x12, x15, x12
    str x12, [x9, w14, uxtw #3]
    and x12, x1, #0x3f
    str x13, [x0, #0x80]
    strb w14, [x0, x12]
    b.eq .L0
    and w12, w1, #0xf000
    add w13, w8, #0x38
    ldr x14, [x0, #0x88]
    and w13, w13, #0x3f
    cmp w12, #0x5, lsl #12
    mov w12, #0x1
    csel w10, w13, w10, eq
    ldr x13, [x9, x11, lsl #3]
    lsl x12, x12, x10
    strb w11, [x0, w10, uxtw]
    eor x10, x13, x12
    str x10, [x9, x11, lsl #3]
    eor x9, x14, x12
    str x9, [x0, #0x88]
.L0:
    and w9, w1, #0xe000
    cmp w9, #0x2, lsl #12
    b.ne .L1
    ubfx w9, w1, #6, #3
    mov w10, #0x3
    mov w11, #0x5
    and w8, w8, #0x38
    ldr x13, [x0, #0x68]
    ldr x14, [x0, #0x80]
    cmp w9, #0x6
    orr w12, w8, #0x7
    csel w9, w11, w10, eq
    mov w11, #0x1
    orr w9, w8, w9
    csel w8, w12, w8, eq
    lsl x12, x11, x9
    lsl x11, x11, x8
    strb w10, [x0, w8, uxtw]
    mov w8, #0x6
    strb w8, [x0, w9, uxtw]
    eor x10, x13, x12
    eor x8, x14, x12
    eor x9, x10, x11
    eor x8, x8, x11
    str x9, [x0, #0x68]
    str x8, [x0, #0x80]
.L1:
    ldrb w8, [x2, #0x16]
    ldrh w9, [x2, #0x18]
    ldr w10, [x2, #0x10]
    ldr q0, [x2]
    strb wzr, [x0, #0x93]
    strb w8, [x0, #0x90]
    ldrh w8, [x2, #0x14]
    sturh w9, [x0, #0x91]
    str w10, [x0, #0x98]
    strh w8, [x0, #0x9c]
    str q0, [x0, #0x40]
    ret
