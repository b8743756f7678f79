# The kernels of side/runtime, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm side/runtime --target aarch64
# binary: sha256 38e8af84ddcb38c3737a571172bc23f92a850f36fea40795708858e65cdacfcd
# latency: 38 instructions in 152 bytes; innermost loops: .L0 of 14
# throughput: 30 instructions in 120 bytes; innermost loops: .L0 of 7
# plywright::eval::Evaluator<R>::evaluate: 286 instructions in 1144 bytes; innermost loops: none
# plywright::side::runtime::once: 107 instructions in 428 bytes; innermost loops: none
# plywright::side::runtime::once: 968 instructions in 3872 bytes; innermost loops: .L9 of 9, .L11 of 8, .L13 of 93, .L28 of 9
# plywright::side::runtime::once: 518 instructions in 2072 bytes; innermost loops: .L0 of 50, .L4 of 68, .L7 of 56, .L10 of 66
# mix of 1947 instructions: 232 add, 232 ldr, 176 and, 168 mov, 115 orr, 81 ldp, 78 cmp, 64 lsr, 55 csel, 53 fmov, 41 sub, 39 str, 37 stp, 35 lsl, 33 b, 30 cnt, 30 uaddlp, 29 mul, 27 madd, 26 b.eq, 23 addv, 23 b.ne, 23 eor, 21 cbz, 21 clz, 19 ands, 19 bic, 18 rbit, 16 tst, 13 cbnz, 12 adrp, 12 bl, 12 stur, 9 ldur, 9 movk, 7 b.le, 7 cneg, 7 movi, 7 ret, 7 umaddl, 6 b.hs, 6 ldurb, 6 subs, 5 ccmp, 5 ubfx, 5 uzp1, 4 asr, 4 b.gt, 4 dup, 4 mvn, 4 tbz, 3 ldrb, 3 orn, 3 sturh, 2 b.ge, 2 cinc, 2 cmn, 2 mla, 1 b.hi, 1 bics, 1 cset, 1 extr, 1 ld1, 1 neg, 1 smull, 1 sxth, 1 sxtw, 1 tbnz, 1 ubfiz

latency:
    stp x29, x30, [sp, #-0x50]!
    str x25, [sp, #0x10]
    stp x24, x23, [sp, #0x20]
    stp x22, x21, [sp, #0x30]
    stp x20, x19, [sp, #0x40]
    mov x29, sp
    str xzr, [x29, #0x18]
    ldp x20, x21, [x1, #0x8]
    add x8, x29, #0x18
    mov x19, xzr
    cbz x21, .L2
    ldr x23, [x29, #0x18]
    mov x8, xzr
    mov x22, xzr
    mov w24, #0xa0
    add x25, x29, #0x18
    b .L1
.L0:
    add x22, x22, #0x1
    cmp x21, x22
    b.eq .L2
.L1:
    eor x9, x8, x22
    cmp x9, x21
    b.hs .L0
    madd x8, x9, x24, x20
    str x8, [x29, #0x18]
    ldr x0, [x29, #0x18]
    bl plywright::eval::Evaluator<R>::evaluate
    sxtw x8, w0
    add x19, x19, x8
    and x8, x23, x8
    b .L0
.L2:
    mov x0, x19
    ldp x20, x19, [sp, #0x40]
    ldr x25, [sp, #0x10]
    ldp x22, x21, [sp, #0x30]
    ldp x24, x23, [sp, #0x20]
    ldp x29, x30, [sp], #0x50
    ret

throughput:
    sub sp, sp, #0x40
    stp x29, x30, [sp, #0x10]
    stp x22, x21, [sp, #0x20]
    stp x20, x19, [sp, #0x30]
    add x29, sp, #0x10
    ldr x20, [x1, #0x10]
    cbz x20, .L1
    ldr x21, [x1, #0x8]
    mov x19, xzr
    add x22, sp, #0x8
.L0:
    str x21, [sp, #0x8]
    ldr x0, [sp, #0x8]
    bl plywright::eval::Evaluator<R>::evaluate
    add x19, x19, w0, sxtw
    subs x20, x20, #0x1
    add x21, x21, #0xa0
    b.ne .L0
    mov x0, x19
    ldp x20, x19, [sp, #0x30]
    ldp x22, x21, [sp, #0x20]
    ldp x29, x30, [sp, #0x10]
    add sp, sp, #0x40
    ret
.L1:
    mov x19, xzr
    mov x0, x19
    ldp x20, x19, [sp, #0x30]
    ldp x22, x21, [sp, #0x20]
    ldp x29, x30, [sp, #0x10]
    add sp, sp, #0x40
    ret

plywright::eval::Evaluator<R>::evaluate:
    sub sp, sp, #0x150
    stp x29, x30, [sp, #0x110]
    str x28, [sp, #0x120]
    stp x22, x21, [sp, #0x130]
    stp x20, x19, [sp, #0x140]
    add x29, sp, #0x110
    add x8, x0, #0x50
    adrp x9, .D0
    add x9, x9, :lo12:.D0
    stp x8, x9, [sp, #0x8]
    ldp x8, x10, [x0, #0x80]
    movi v0.2d, #0000000000000000
    mov w22, #0x100
    str xzr, [sp, #0xe0]
    sturh w22, [x29, #-0x4]
    mov x19, x0
    add x0, sp, #0x8
    orr x8, x10, x8
    str x8, [sp, #0x18]
    add x8, sp, #0x8
    stur q0, [sp, #0xe8]
    stur q0, [sp, #0xf8]
    stp q0, q0, [sp, #0x20]
    stp q0, q0, [sp, #0x40]
    stp q0, q0, [sp, #0x60]
    stur q0, [sp, #0x80]
    stur q0, [x8, #0x88]
    stur q0, [x8, #0x98]
    stur q0, [x8, #0xa8]
    stur q0, [x8, #0xb8]
    stur q0, [x8, #0xc8]
    sub x8, x29, #0x4
    ldurb w1, [x29, #-0x4]
    ldurb w20, [x29, #-0x3]
    bl plywright::side::runtime::once
    add x0, sp, #0x8
    mov w1, w20
    bl plywright::side::runtime::once
    sturh w22, [x29, #-0x4]
    sub x8, x29, #0x4
    add x0, sp, #0x8
    ldurb w1, [x29, #-0x4]
    ldurb w20, [x29, #-0x3]
    bl plywright::side::runtime::once
    mov w21, w0
    add x0, sp, #0x8
    mov w1, w20
    bl plywright::side::runtime::once
    sturh w22, [x29, #-0x4]
    sub x8, x29, #0x4
    sub w22, w21, w0
    add x0, sp, #0x8
    ldurb w1, [x29, #-0x4]
    ldurb w20, [x29, #-0x3]
    bl plywright::side::runtime::once
    mov w21, w0
    add x0, sp, #0x8
    mov w1, w20
    bl plywright::side::runtime::once
    ldp x8, x17, [sp, #0x8]
    sub w10, w21, w0
    ldrb w8, [x8, #0x43]
    ldr w9, [x17, #0x868]
    cmp w8, #0x0
    add w8, w10, w22
    cneg w9, w9, ne
    add w8, w8, w9
    add w9, w8, #0x8, lsl #12
    asr w9, w9, #16
    cmp w9, #0x0
    b.le .L0
    ldr w1, [sp, #0x20]
    cbz w1, .L3
    ldr w18, [sp, #0x28]
    ldr w16, [sp, #0x3c]
    cmp w18, #0x1
    b.ne .L2
    cmp w16, #0x1
    b.ne .L2
    ldr x10, [x19, #0x60]
    mov x11, #-0x5555555555555556
    eor x11, x11, #0xff00ff00ff00ff00
    tst x10, x11
    b.eq .L2
    mov x11, #0x5555555555555555
    eor x11, x11, #0xff00ff00ff00ff00
    and x10, x10, x11
    cbz x10, .L2
    ldp w13, w15, [sp, #0x2c]
    ldr w10, [sp, #0x24]
    ldr w11, [sp, #0x38]
    add w12, w10, w10, lsl #1
    add w14, w13, w13, lsl #2
    add w16, w15, w15, lsl #3
    add w12, w12, w14
    cmn w12, w16
    b.ne .L9
    ldp w12, w14, [sp, #0x40]
    add w16, w11, w11, lsl #1
    add w18, w12, w12, lsl #2
    add w0, w14, w14, lsl #3
    b .L1
.L0:
    ldr w1, [sp, #0x34]
    cbz w1, .L6
    ldr w16, [sp, #0x3c]
    ldr w18, [sp, #0x28]
    cmp w16, #0x1
    b.ne .L4
    cmp w18, #0x1
    b.ne .L4
    ldr x10, [x19, #0x60]
    mov x11, #-0x5555555555555556
    eor x11, x11, #0xff00ff00ff00ff00
    tst x10, x11
    b.eq .L4
    mov x11, #0x5555555555555555
    eor x11, x11, #0xff00ff00ff00ff00
    and x10, x10, x11
    cbz x10, .L4
    ldp w12, w14, [sp, #0x40]
    ldr w11, [sp, #0x38]
    ldr w10, [sp, #0x24]
    add w13, w11, w11, lsl #1
    add w15, w12, w12, lsl #2
    add w16, w14, w14, lsl #3
    add w13, w13, w15
    cmn w13, w16
    b.ne .L10
    ldp w13, w15, [sp, #0x2c]
    add w16, w10, w10, lsl #1
    add w18, w13, w13, lsl #2
    add w0, w15, w15, lsl #3
.L1:
    add w16, w16, w18
    mov w18, #0x850
    mov w2, #0x84c
    add w16, w16, w0
    mov w0, #0x854
    add w16, w16, #0x3
    cmp w16, #0x3
    mov w16, #0x848
    csel x16, x16, x18, eq
    csel x18, x2, x0, eq
    b .L12
.L2:
    ldp w13, w15, [sp, #0x2c]
    ldp w12, w14, [sp, #0x40]
    ldr w10, [sp, #0x24]
    ldr w11, [sp, #0x38]
    add w0, w10, w18
    add w2, w11, w16
    sub w3, w15, w14
    sub w4, w13, w12
    b .L5
.L3:
    ldp w10, w18, [sp, #0x24]
    ldp w13, w15, [sp, #0x2c]
    ldp w11, w16, [sp, #0x38]
    ldp w12, w14, [sp, #0x40]
    add w0, w18, w10
    add w1, w13, w13, lsl #2
    add w2, w15, w15, lsl #3
    add w3, w16, w11
    add w0, w0, w0, lsl #1
    add w4, w12, w12, lsl #2
    add w5, w14, w14, lsl #3
    add w3, w3, w3, lsl #1
    add w1, w1, w2
    add w2, w4, w5
    add w1, w0, w1
    add w0, w3, w2
    sub w2, w1, w0
    cmp w2, #0x3
    b.le .L7
    cmp w10, #0x2
    mov w0, #0x40
    b.ne .L13
    ldr w10, [sp, #0x34]
    cmp w10, #0x0
    mov w10, #0x2
    ccmp w1, #0x6, #0x0, eq
    csel w0, wzr, w0, eq
    b .L13
.L4:
    ldp w12, w14, [sp, #0x40]
    ldp w13, w15, [sp, #0x2c]
    ldr w11, [sp, #0x38]
    ldr w10, [sp, #0x24]
    add w0, w11, w16
    add w2, w10, w18
    sub w3, w14, w15
    sub w4, w12, w13
.L5:
    sub w0, w0, w2
    add w2, w3, w3, lsl #3
    add w3, w4, w4, lsl #2
    add w0, w0, w0, lsl #1
    add w2, w3, w2
    add w0, w2, w0
    cmp w0, #0x4
    mov w0, #0x40
    b.ge .L13
    ldr w2, [x17, #0x85c]
    ldr w17, [x17, #0x858]
    madd w17, w2, w1, w17
    cmp w17, #0x40
    csel w0, w17, w0, lt
    b .L13
.L6:
    ldp w11, w16, [sp, #0x38]
    ldp w12, w14, [sp, #0x40]
    ldp w10, w18, [sp, #0x24]
    ldp w13, w15, [sp, #0x2c]
    add w0, w16, w11
    add w1, w12, w12, lsl #2
    add w2, w14, w14, lsl #3
    add w3, w18, w10
    add w0, w0, w0, lsl #1
    add w4, w13, w13, lsl #2
    add w5, w15, w15, lsl #3
    add w3, w3, w3, lsl #1
    add w1, w1, w2
    add w2, w4, w5
    add w1, w0, w1
    add w0, w3, w2
    sub w2, w1, w0
    cmp w2, #0x3
    b.le .L7
    cmp w11, #0x2
    mov w0, #0x40
    b.ne .L13
    ldr w11, [sp, #0x20]
    cmp w11, #0x0
    mov w11, #0x2
    ccmp w1, #0x6, #0x0, eq
    csel w0, wzr, w0, eq
    b .L13
.L7:
    cmp w1, #0x4
    b.ge .L8
    mov w0, wzr
    b .L13
.L8:
    cmp w0, #0x3
    cset w0, gt
    add x17, x17, w0, uxtw #2
    ldr w0, [x17, #0x860]
    b .L13
.L9:
    ldp w12, w14, [sp, #0x40]
    b .L11
.L10:
    ldp w13, w15, [sp, #0x2c]
.L11:
    mov w18, #0x854
    mov w16, #0x850
.L12:
    ldr w18, [x17, x18]
    ldr w16, [x17, x16]
    mov w17, #0x40
    madd w16, w18, w1, w16
    mov w18, #0x1
    cmp w16, #0x40
    csel w0, w16, w17, lt
    mov w16, #0x1
.L13:
    add w10, w18, w10
    add w11, w11, w16
    add w12, w12, w13
    add w10, w10, w11
    add w11, w14, w15
    mul w9, w0, w9
    add w10, w10, w12, lsl #1
    sxth w8, w8
    add w10, w10, w11, lsl #2
    mov w11, #0x18
    add w12, w9, #0x3f
    cmp w10, #0x18
    csel w10, w10, w11, lt
    cmp w9, #0x0
    csel w9, w12, w9, mi
    mul w8, w10, w8
    sub w10, w11, w10
    asr w9, w9, #6
    madd w8, w10, w9, w8
    mov w9, #0xaaab
    ldrb w10, [x19, #0x93]
    movk w9, #0x2aaa, lsl #16
    cmp w10, #0x0
    smull x8, w8, w9
    asr x9, x8, #34
    add x8, x9, x8, lsr #63
    cneg w0, w8, ne
    ldp x20, x19, [sp, #0x140]
    ldr x28, [sp, #0x120]
    ldp x22, x21, [sp, #0x130]
    ldp x29, x30, [sp, #0x110]
    add sp, sp, #0x150
    ret

plywright::side::runtime::once:
    ldr x15, [x0]
    cmp w1, #0x0
    add x8, x15, w1, uxtw #3
    ldr x9, [x15]
    ldr x10, [x15, #0x28]
    ldr x16, [x8, #0x30]
    and x8, x16, x9
    and x9, x10, x16
    rbit x10, x9
    lsr x9, x8, #8
    lsl x11, x8, #8
    clz x18, x10
    csel x10, x9, x11, ne
    and x12, x18, #0x3f
    lsl x13, x10, #1
    lsr x14, x10, #1
    adrp x10, plywright::board::geometry::AROUND
    add x10, x10, :lo12:plywright::board::geometry::AROUND
    add x12, x10, x12, lsl #6
    and x2, x13, #0xfefefefefefefefe
    and x3, x14, #0x7f7f7f7f7f7f7f7f
    orr x14, x2, x3
    ands w13, w18, #0x7
    and x2, x2, x3
    ldr x17, [x12, #0x8]
    mov w12, w1
    and x3, x14, x17
    b.eq .L2
    cmp w13, #0x7
    b.ne .L0
    mov w13, #0x6
.L0:
    ubfx w18, w18, #3, #3
    orr x2, x3, x2
    orr x3, x14, x17
    cbz w18, .L3
.L1:
    cmp w18, #0x7
    b.ne .L4
    mov w18, #0x30
    b .L5
.L2:
    mov w13, #0x1
    ubfx w18, w18, #3, #3
    orr x2, x3, x2
    orr x3, x14, x17
    cbnz w18, .L1
.L3:
    mov w18, #0x8
    b .L5
.L4:
    lsl w18, w18, #3
.L5:
    movi v0.2d, #0xffffffffffffffff
    fmov d1, x8
    add x4, x15, #0x8
    dup v2.2d, x16
    ldr q3, [x15, #0x10]
    ldr x15, [x15, #0x20]
    ld1 { v1.d }[1], [x4]
    and x15, x15, x16
    mov v0.d[1], x16
    and v2.16b, v3.16b, v2.16b
    movi v3.2d, #0000000000000000
    mov w16, #0x14
    umaddl x16, w12, w16, x0
    and v0.16b, v1.16b, v0.16b
    cnt v1.16b, v2.16b
    fmov d2, x15
    add x15, x0, x12, lsl #6
    cnt v0.16b, v0.16b
    cnt v2.8b, v2.8b
    str x14, [x15, #0x40]
    uaddlp v1.8h, v1.16b
    stp x17, x3, [x15, #0x68]
    stur q3, [x15, #0x48]
    stur q3, [x15, #0x58]
    uaddlp v0.8h, v0.16b
    uaddlp v1.4s, v1.8h
    addv b2, v2.8b
    str x2, [x15, #0x78]
    uaddlp v0.4s, v0.8h
    uaddlp v1.2d, v1.4s
    str s2, [x16, #0x28]
    uaddlp v0.2d, v0.4s
    uzp1 v0.4s, v0.4s, v1.4s
    stur q0, [x16, #0x18]
    cbz w1, .L6
    orr x14, x14, x14, lsr #8
    orr x14, x14, x14, lsr #16
    orr x14, x14, x14, lsr #32
    b .L7
.L6:
    orr x14, x14, x14, lsl #8
    orr x14, x14, x14, lsl #16
    orr x14, x14, x14, lsl #32
.L7:
    orr x11, x11, x8
    orr x8, x9, x8
    orr w9, w18, w13
    orr x11, x11, x11, lsl #16
    orr x8, x8, x8, lsr #16
    add x10, x10, x9, lsl #6
    mov w13, #0x1
    add x12, x0, x12, lsl #3
    extr x15, x11, x8, #0x20
    lsl x9, x13, x9
    ldr x10, [x10, #0x8]
    orr x8, x8, x11
    str x14, [x12, #0xc0]
    orr x8, x8, x15
    orr x9, x10, x9
    str x8, [x12, #0xd0]
    str x9, [x12, #0xe0]
    ret

plywright::side::runtime::once:
    sub sp, sp, #0x120
    str x30, [sp, #0xc0]
    stp x28, x27, [sp, #0xd0]
    stp x26, x25, [sp, #0xe0]
    stp x24, x23, [sp, #0xf0]
    stp x22, x21, [sp, #0x100]
    stp x20, x19, [sp, #0x110]
    mov w8, #0x14
    add x25, x0, #0x18
    ldr x11, [x0, #0x8]
    umaddl x9, w1, w8, x25
    str w1, [sp, #0xcc]
    ldr w12, [x11, #0x88c]
    ldr w13, [x11, #0x890]
    ldr q0, [x9]
    mov w10, v0.s[1]
    mov w8, v0.s[3]
    fmov w14, s0
    sub w14, w14, #0x5
    mul w12, w12, w10
    madd w12, w13, w8, w12
    mov w13, v0.s[2]
    mul w14, w12, w14
    cmp w13, #0x1
    b.le .L2
    ldr w12, [x11, #0x880]
    add w14, w12, w14
    cmp w10, #0x1
    b.gt .L3
.L0:
    ldr w10, [x9, #0x10]
    ldr w9, [sp, #0xcc]
    cmp w8, #0x1
    mov w1, w9
    b.le .L4
.L1:
    ldr w9, [x11, #0x888]
    add w14, w9, w14
    cmp w10, #0x0
    add x16, x11, #0x86c
    b.gt .L5
    b .L6
.L2:
    cmp w10, #0x1
    b.le .L0
.L3:
    ldr w10, [x11, #0x884]
    add w14, w10, w14
    ldr w10, [x9, #0x10]
    ldr w9, [sp, #0xcc]
    cmp w8, #0x1
    mov w1, w9
    b.gt .L1
.L4:
    cmp w10, #0x0
    add x16, x11, #0x86c
    b.le .L6
.L5:
    ldr w9, [x11, #0x894]
    madd w14, w9, w8, w14
.L6:
    mov x8, x0
    ldr w13, [sp, #0xcc]
    add x12, x0, #0xd0
    ldr x19, [x8], #0x40
    add x4, x8, x1, lsl #6
    ldr x15, [x12, x1, lsl #3]
    cmp w13, #0x0
    eor w21, w13, #0x1
    mov x9, x19
    ldr x7, [x4]
    str w14, [sp, #0xc8]
    ldr x18, [x9], #0x30
    ldr x3, [x9, x1, lsl #3]
    str w10, [sp, #0x84]
    and x5, x3, x18
    lsr x20, x5, #8
    lsl x22, x5, #8
    csel x17, x20, x22, ne
    tbnz w21, #0x0, .L7
    orr x10, x5, x5, lsr #16
    orr x10, x10, x20
    orr x10, x20, x10, lsr #16
    orr x10, x10, x10, lsr #32
    b .L8
.L7:
    orr x10, x5, x5, lsl #16
    orr x10, x10, x22
    orr x10, x22, x10, lsl #16
    orr x10, x10, x10, lsl #32
.L8:
    lsl x13, x15, #1
    lsr x14, x15, #1
    stp x15, x1, [sp, #0x18]
    ldr x12, [x12, w21, uxtw #3]
    add x6, x8, x21, lsl #6
    add x8, x0, #0xc0
    and x13, x13, #0xfefefefefefefefe
    and x14, x14, #0x7f7f7f7f7f7f7f7f
    ldr d3, [x11, #0x928]
    orr x13, x13, x14
    and x14, x15, #0xff
    and x15, x7, x5
    bic x13, x5, x13
    fmov d2, x15
    bic x14, x14, x14, lsl #1
    fmov d1, x13
    bic x12, x13, x12
    ldr x2, [x6]
    ldr d4, [x16, #0xc8]
    and x10, x10, x5
    str x17, [sp, #0x50]
    mov v2.d[1], x14
    ldr w15, [x11, #0x930]
    mov v1.d[1], x12
    ldr x12, [x8, x1, lsl #3]
    ldr w1, [sp, #0xcc]
    mov v3.d[1], v4.d[0]
    bic x12, x17, x12
    cmp w1, #0x0
    cnt v2.16b, v2.16b
    and x12, x12, x2
    cnt v1.16b, v1.16b
    lsr x14, x12, #8
    lsl x12, x12, #8
    csel x12, x12, x14, ne
    uaddlp v2.8h, v2.16b
    bic x12, x12, x13
    ldr w13, [x11, #0x924]
    uaddlp v1.8h, v1.16b
    fmov d4, x12
    lsr x12, x5, #1
    uaddlp v2.4s, v2.8h
    and x12, x12, #0x7f7f7f7f7f7f7f7f
    uaddlp v1.4s, v1.8h
    cnt v4.8b, v4.8b
    uaddlp v2.2d, v2.4s
    uaddlp v1.2d, v1.4s
    uzp1 v1.4s, v1.4s, v2.4s
    fmov d2, x10
    lsl x10, x5, #1
    and x10, x10, #0xfefefefefefefefe
    cnt v2.8b, v2.8b
    orr x10, x12, x10
    mul v1.4s, v3.4s, v1.4s
    addv b3, v4.8b
    orr x10, x10, x7
    ands x10, x10, x5
    addv b2, v2.8b
    fmov w16, s3
    addv s1, v1.4s
    fmov w14, s2
    fmov w17, s1
    madd w13, w13, w14, w17
    madd w13, w15, w16, w13
    b.eq .L10
    cmp w1, #0x0
    mov w12, #0x38
    add x14, x11, #0x600
    csel x12, x12, xzr, ne
.L9:
    rbit x15, x10
    sub x16, x10, #0x1
    ands x10, x16, x10
    clz x15, x15
    eor x15, x15, x12
    lsr x15, x15, #3
    ldr w15, [x14, x15, lsl #2]
    add w13, w15, w13
    b.ne .L9
.L10:
    str x6, [sp, #0x58]
    cbz x5, .L12
    ldr w10, [sp, #0xcc]
    and x12, x3, x18
    cmp w10, #0x0
    mov w10, #0x38
    csel x10, x10, xzr, ne
.L11:
    rbit x14, x12
    sub x15, x12, #0x1
    ands x12, x15, x12
    clz x14, x14
    eor x14, x14, x10
    ldr w14, [x11, x14, lsl #2]
    add w13, w14, w13
    b.ne .L11
.L12:
    ldr x1, [x9, x21, lsl #3]
    orr x9, x22, x5, lsl #16
    orr x10, x20, x5, lsr #16
    ldr w23, [sp, #0xcc]
    str x7, [sp, #0x78]
    mov x6, x19
    and x16, x1, x18
    orr x9, x5, x9
    orr x10, x5, x10
    lsl x12, x16, #8
    orr x14, x16, x16, lsl #16
    lsr x15, x16, #8
    str x16, [sp, #0xa0]
    orr x16, x16, x16, lsr #16
    orr x17, x22, x9, lsl #16
    orr x9, x14, x12
    orr x10, x20, x10, lsr #16
    tst w23, #0x1
    orr x14, x16, x15
    orr x16, x12, x9, lsl #16
    ldr x9, [x19, #0x28]
    orr x14, x15, x14, lsr #16
    orr x17, x17, x17, lsl #32
    orr x10, x10, x10, lsr #32
    orr x16, x16, x16, lsl #32
    ldr x18, [x8, x21, lsl #3]
    and x8, x9, x3
    orr x14, x14, x14, lsr #32
    csel x17, x17, x10, ne
    add x10, x0, x21, lsl #6
    rbit x8, x8
    stp x22, x20, [sp, #0x8]
    csel x14, x16, x14, ne
    orr x16, x17, x18
    ldr x7, [x10, #0x70]
    orr x14, x14, x16
    csel x10, x12, x15, ne
    clz x20, x8
    bics x30, x5, x14
    stp x4, x2, [sp, #0x68]
    stp x17, x18, [sp, #0x30]
    str x10, [sp, #0x28]
    str x5, [sp, #0x60]
    stp x20, x1, [sp, #0x90]
    str x3, [sp, #0x88]
    str x7, [sp, #0xb8]
    stp x21, x0, [sp, #0x40]
    b.eq .L24
    mov w8, #0x14
    cmp w23, #0x0
    mov w17, #0x38
    umaddl x8, w21, w8, x25
    mov w12, #0x8
    and x10, x9, x1
    csel w16, w17, w12, ne
    rbit x10, x10
    mov x4, x3
    mov x9, x1
    ubfx w22, w20, #3, #3
    csel x19, x17, xzr, ne
    ldp w12, w14, [x8, #0x4]
    ldp w5, w2, [x8, #0xc]
    clz x10, x10
    mov w18, wzr
    add x1, x11, #0x680
    add w3, w14, w12
    and w15, w10, #0x7
    ubfx w8, w10, #3, #3
    neg w10, w2, lsl #2
    add w5, w3, w5, lsl #1
    ldr x3, [x6, #0x18]
    mov w2, #0x7
    and w12, w20, #0x7
    ldr x20, [x0, #0x10]
    csel w2, wzr, w2, ne
    mov x14, x6
    csel w6, w17, wzr, ne
    subs w2, w2, w8
    and x9, x3, x9
    and x21, x3, x4
    str x9, [sp, #0xb0]
    orr x9, x20, x7
    cneg w2, w2, mi
    mov x3, #0x101010101010101
    mov w26, #0x1
    mov w25, w23
    str x9, [sp, #0xa8]
    b .L14
.L13:
    sub x9, x30, #0x1
    and x30, x9, x30
    cbz x30, .L25
.L14:
    rbit x0, x30
    clz x27, x0
    add w7, w16, w27
    and w0, w27, #0x7
    ubfx w24, w7, #3, #3
    subs w4, w0, w15
    cneg w23, w4, mi
    subs w4, w24, w8
    cneg w4, w4, mi
    cmp w23, w4
    csel w4, w23, w4, hi
    subs w0, w0, w12
    cneg w0, w0, mi
    subs w24, w24, w22
    cneg w24, w24, mi
    cmp w0, w24
    csel w28, w0, w24, hi
    tbz w25, #0x0, .L15
    lsl x0, x3, x27
    b .L16
.L15:
    lsl x0, x26, x27
    orr x0, x0, x0, lsr #8
    orr x0, x0, x0, lsr #16
    orr x0, x0, x0, lsr #32
.L16:
    eor x24, x27, x19
    add x9, x11, #0x640
    tst x0, x21
    lsr x24, x24, #3
    ldr w17, [x9, x24, lsl #2]
    add x9, x11, #0x660
    ldr w25, [x1, x24, lsl #2]
    ldr w9, [x9, x24, lsl #2]
    add w17, w17, w18
    madd w9, w9, w4, w17
    madd w18, w25, w28, w9
    b.eq .L17
    ldr w9, [x11, #0x944]
    ldr w25, [sp, #0xcc]
    b .L18
.L17:
    ldr x9, [sp, #0xb0]
    ldr w25, [sp, #0xcc]
    tst x0, x9
    b.eq .L19
    ldr w9, [x11, #0x948]
.L18:
    add w18, w9, w18
.L19:
    and w0, w7, #0x3f
    mov w9, w0
    lsl x4, x26, x9
    cbz w25, .L20
    orr x9, x4, x4, lsr #8
    orr x9, x9, x9, lsr #16
    orr x7, x9, x9, lsr #32
    tst x20, x4
    add x0, x11, #0x6a0
    b.ne .L22
    b .L21
.L20:
    lsl x7, x3, x0
    tst x20, x4
    add x0, x11, #0x6a0
    b.ne .L22
.L21:
    ldr x9, [sp, #0xa8]
    add x0, x11, #0x6e0
    tst x9, x7
    b.eq .L22
    ldr x9, [sp, #0xb8]
    add x0, x11, #0x6c0
    tst x4, x9
    b.ne .L23
.L22:
    ldr w9, [x0, x24, lsl #2]
    add w18, w9, w18
.L23:
    cmp w5, w10
    b.ne .L13
    and x9, x20, x7
    cbnz x9, .L13
    eor w9, w6, w27
    ldrb w17, [x14, #0x43]
    mov w0, #0x5
    lsr w9, w9, #3
    eor w9, w9, #0x7
    cmp w9, #0x5
    csel w9, w9, w0, lo
    cmp w23, w2
    csel w0, w23, w2, hi
    cmp w17, w25
    cinc w9, w9, ne
    cmp w9, w0, uxtb
    b.hs .L13
    ldr w9, [x11, #0x94c]
    add w18, w9, w18
    b .L13
.L24:
    mov x14, x6
    mov w18, wzr
    mov w25, w23
.L25:
    cbz w25, .L26
    ldr x8, [sp, #0x28]
    ldp x4, x5, [sp, #0x60]
    ldp x6, x20, [sp, #0x70]
    mov x19, x14
    orr x8, x8, x8, lsl #8
    ldp x7, x3, [sp, #0x98]
    ldp x1, x30, [sp, #0x50]
    ldr x17, [sp, #0x90]
    orr x8, x8, x8, lsl #16
    ldp x2, x0, [sp, #0x40]
    orr x9, x8, x8, lsl #32
    ldp x8, x10, [sp, #0x30]
    orr x8, x9, x8
    bic x8, x4, x8
    ands x8, x8, x10
    b.eq .L30
    orr x10, x4, x4, lsr #16
    ldr x12, [sp, #0x10]
    orr x10, x10, x12
    orr x10, x12, x10, lsr #16
    orr x10, x10, x10, lsr #32
    b .L27
.L26:
    ldr x8, [sp, #0x28]
    ldp x4, x5, [sp, #0x60]
    ldp x6, x20, [sp, #0x70]
    mov x19, x14
    orr x8, x8, x8, lsr #8
    ldp x7, x3, [sp, #0x98]
    ldp x1, x30, [sp, #0x50]
    ldr x17, [sp, #0x90]
    orr x8, x8, x8, lsr #16
    ldp x2, x0, [sp, #0x40]
    orr x9, x8, x8, lsr #32
    ldp x8, x10, [sp, #0x30]
    orr x8, x9, x8
    bic x8, x4, x8
    ands x8, x8, x10
    b.eq .L33
    orr x10, x4, x4, lsl #16
    ldr x12, [sp, #0x8]
    orr x10, x10, x12
    orr x10, x12, x10, lsl #16
    orr x10, x10, x10, lsl #32
.L27:
    lsr x12, x9, #1
    lsr x14, x8, #8
    lsl x8, x8, #8
    cmp w25, #0x0
    and x9, x12, x9, lsl #1
    lsl x12, x10, #1
    lsr x10, x10, #1
    csel x8, x14, x8, ne
    mvn x9, x9
    and x12, x12, #0xfefefefefefefefe
    and x10, x10, #0x7f7f7f7f7f7f7f7f
    orr x15, x12, x10
    orr x9, x9, #0x8181818181818181
    and x10, x12, x10
    and x9, x15, x9
    orr x9, x9, x10
    and x8, x9, x8
    lsr x9, x8, #8
    lsl x8, x8, #8
    csel x9, x8, x9, ne
    cbz x9, .L29
    cmp w25, #0x0
    mov w10, #0x38
    mov w8, wzr
    csel x10, x10, xzr, ne
    add x12, x11, #0x620
.L28:
    rbit x14, x9
    sub x15, x9, #0x1
    ands x9, x15, x9
    clz x14, x14
    eor x14, x14, x10
    lsr x14, x14, #3
    ldr w14, [x12, x14, lsl #2]
    add w8, w14, w8
    b.ne .L28
    add w18, w8, w18
    and x8, x17, #0x38
    cbnz w25, .L31
    b .L34
.L29:
    add w18, wzr, w18
    and x8, x17, #0x38
    cbnz w25, .L31
    b .L34
.L30:
    and x8, x17, #0x38
.L31:
    mov w9, #0xff
    lsl x8, x9, x8
    orr x8, x8, x8, lsr #8
    orr x8, x8, x8, lsr #16
    orr x8, x8, x8, lsr #32
    ldp x23, x26, [x19, #0x18]
    ands w24, w17, #0x7
    and x25, x8, x4
    and x28, x8, x3
    orr x9, x26, x23
    b.eq .L35
.L32:
    cmp w24, #0x7
    mov w8, w24
    b.ne .L36
    mov w8, #0x6
    b .L36
.L33:
    and x8, x17, #0x38
.L34:
    mov x9, #-0x1
    lsl x8, x9, x8
    ldp x23, x26, [x19, #0x18]
    ands w24, w17, #0x7
    and x25, x8, x4
    and x28, x8, x3
    orr x9, x26, x23
    b.ne .L32
.L35:
    mov w8, #0x1
.L36:
    sub w10, w8, #0x1
    mov x14, #0x101010101010101
    and x27, x9, x7
    and w12, w10, #0x7
    lsl x12, x14, x12
    ldr w14, [sp, #0xcc]
    and x9, x25, x12
    and x12, x28, x12
    tbz w14, #0x0, .L37
    clz x14, x9
    cmp x9, #0x0
    lsr x14, x14, #3
    csel x9, xzr, x14, eq
    cbnz x12, .L38
    b .L39
.L37:
    rbit x14, x9
    cmp x9, #0x0
    clz x14, x14
    lsr x14, x14, #3
    csel x9, xzr, x14, eq
    cbz x12, .L39
    rbit x12, x12
.L38:
    clz x12, x12
    lsr x12, x12, #3
.L39:
    cmp w10, w24
    mov w10, #0x700
    mov w14, #0x720
    add x15, x9, #0x1
    csel x10, x14, x10, eq
    mov w14, #0x740
    cmp x15, x12
    mov w15, #0x760
    add x10, x11, x10
    ccmp x9, #0x0, #0x4, eq
    ldr w10, [x10, x9, lsl #2]
    csel x14, x15, x14, ne
    add x14, x11, x14
    ldr w14, [x14, x12, lsl #2]
    add w10, w10, w14
    cbz x27, .L40
    orr x9, x12, x9
    cbnz x9, .L40
    ldr w9, [x11, #0x950]
    add w10, w9, w10
.L40:
    mov x9, #0x101010101010101
    ldr w15, [sp, #0xcc]
    lsl x14, x9, x8
    add w9, w8, #0x1
    and x12, x25, x14
    and x14, x28, x14
    tbz w15, #0x0, .L41
    clz x15, x12
    cmp x12, #0x0
    lsr x15, x15, #3
    csel x12, xzr, x15, eq
    cbnz x14, .L42
    b .L43
.L41:
    rbit x15, x12
    cmp x12, #0x0
    clz x15, x15
    lsr x15, x15, #3
    csel x12, xzr, x15, eq
    cbz x14, .L43
    rbit x14, x14
.L42:
    clz x14, x14
    lsr x14, x14, #3
.L43:
    cmp w8, w24
    mov w8, #0x700
    mov w15, #0x720
    add x16, x12, #0x1
    csel x8, x15, x8, eq
    mov w15, #0x740
    cmp x16, x14
    mov w16, #0x760
    add x8, x11, x8
    ccmp x12, #0x0, #0x4, eq
    ldr w8, [x8, x12, lsl #2]
    csel x15, x16, x15, ne
    add x15, x11, x15
    ldr w15, [x15, x14, lsl #2]
    add w8, w8, w15
    add w8, w8, w10
    cbz x27, .L44
    orr x10, x14, x12
    cbnz x10, .L44
    ldr w10, [x11, #0x950]
    add w8, w10, w8
.L44:
    mov x10, #0x101010101010101
    ldr w14, [sp, #0xcc]
    lsl x12, x10, x9
    and x10, x25, x12
    and x12, x28, x12
    tbz w14, #0x0, .L45
    clz x14, x10
    cmp x10, #0x0
    lsr x14, x14, #3
    csel x10, xzr, x14, eq
    cbnz x12, .L46
    b .L47
.L45:
    rbit x14, x10
    cmp x10, #0x0
    clz x14, x14
    lsr x14, x14, #3
    csel x10, xzr, x14, eq
    cbz x12, .L47
    rbit x12, x12
.L46:
    clz x12, x12
    lsr x12, x12, #3
.L47:
    cmp w9, w24
    mov w9, #0x700
    mov w14, #0x720
    add x15, x10, #0x1
    csel x9, x14, x9, eq
    mov w14, #0x740
    cmp x15, x12
    mov w15, #0x760
    add x9, x11, x9
    ccmp x10, #0x0, #0x4, eq
    ldr w9, [x9, x10, lsl #2]
    csel x14, x15, x14, ne
    add x14, x11, x14
    ldr w14, [x14, x12, lsl #2]
    add w9, w9, w14
    add w25, w9, w8
    cbz x27, .L48
    orr x8, x12, x10
    cbnz x8, .L48
    ldr w8, [x11, #0x950]
    add w25, w8, w25
.L48:
    add x8, x0, x2, lsl #3
    ands x22, x26, x7
    ldr w9, [x8, #0xf0]!
    cinc w9, w9, ne
    cmp w9, #0x1
    b.gt .L49
    ldr x21, [x0, #0x10]
    ldr x26, [x5, #0x30]
    mov w0, wzr
    b .L55
.L49:
    ldp x10, x9, [x5, #0x20]
    and x12, x17, #0x3f
    mov w14, #0x18
    adrp x15, plywright::sliders::magic::LOOKUPS
    add x15, x15, :lo12:plywright::sliders::magic::LOOKUPS
    umaddl x14, w12, w14, x15
    ldp x26, x15, [x5, #0x30]
    orr x9, x9, x10
    ldr x10, [sp, #0x20]
    ldr x17, [sp, #0xb8]
    ldr x21, [x0, #0x10]
    lsl x12, x12, #6
    ldr w8, [x8, #0x4]
    add x10, x0, x10, lsl #3
    orn x9, x9, x26
    ldr x0, [x14, #0x608]
    bic x9, x9, x15
    ldp x15, x16, [x14]
    ldr x10, [x10, #0xe0]
    and x9, x9, x17
    ldr x17, [x14, #0x600]
    ldr w2, [x14, #0x614]
    and x10, x9, x10
    and x15, x15, x21
    fmov d1, x10
    mul x10, x15, x16
    and x15, x17, x21
    adrp x17, plywright::board::geometry::AROUND
    add x17, x17, :lo12:plywright::board::geometry::AROUND
    ldr x16, [x30, #0x38]
    mul x15, x15, x0
    ldr x12, [x17, x12]
    cnt v1.8b, v1.8b
    and x9, x9, x16
    adrp x16, plywright::sliders::magic::TABLE
    add x16, x16, :lo12:plywright::sliders::magic::TABLE
    orn x9, x9, x26
    ldp w17, w0, [x14, #0x10]
    ldr w14, [x14, #0x610]
    addv b1, v1.8b
    lsr x15, x15, x2
    ldr x2, [x30, #0x8]
    lsr x10, x10, x0
    ldr w0, [x11, #0x98c]
    add x14, x15, x14
    add x17, x10, x17
    fmov w10, s1
    ldr x14, [x16, x14, lsl #3]
    madd w8, w0, w10, w8
    bic x10, x9, x7
    and x9, x12, x2
    ldr x12, [x16, x17, lsl #3]
    tst x9, x10
    and x9, x14, x10
    b.eq .L50
    ldr w14, [x11, #0x800]
    add w8, w14, w8
.L50:
    ldr x14, [x30, #0x10]
    and x10, x12, x10
    tst x14, x9
    b.eq .L51
    ldr w12, [x11, #0x804]
    add w8, w12, w8
.L51:
    ldr x12, [x30, #0x18]
    orr x9, x9, x10
    tst x12, x10
    b.eq .L52
    ldr w10, [x11, #0x808]
    add w8, w10, w8
.L52:
    ldr x10, [x30, #0x20]
    tst x10, x9
    b.eq .L53
    ldr w9, [x11, #0x80c]
    add w8, w9, w8
.L53:
    cbnz x22, .L54
    ldr w9, [x11, #0x990]
    sub w8, w8, w9
.L54:
    bic w8, w8, w8, asr #31
    mov w9, #0x3ff
    ldr w10, [x11, #0x994]
    cmp w8, #0x3ff
    csel w8, w8, w9, lt
    mul w9, w8, w10
    ldr w10, [x11, #0x99c]
    mul w8, w9, w8
    ldr w9, [x11, #0x998]
    asr w8, w8, #12
    cmp w9, w8
    csel w8, w9, w8, lt
    mul w9, w10, w8
    lsr w9, w9, #6
    add w0, w8, w9, lsl #16
.L55:
    ldr w12, [sp, #0xcc]
    mov w8, #0xff0000
    mov x9, #0xff0000000000
    ldur q1, [x19, #0x8]
    cmp w12, #0x0
    csel x8, x9, x8, ne
    mov x27, v1.d[1]
    bic x8, x8, x21
    and x10, x8, x1
    orr x8, x21, x6
    mvn x9, x8
    ldr x8, [sp, #0xb8]
    orr x10, x10, x4
    orn x8, x26, x8
    cbz w12, .L56
    and x9, x9, x10, lsr #8
    mov w10, #0xff0000
    and x8, x9, x8
    lsr x9, x8, #8
    mov x8, #0xff000000000000
    b .L57
.L56:
    and x9, x9, x10, lsl #8
    mov x10, #0xff0000000000
    and x8, x9, x8
    lsl x9, x8, #8
    mov w8, #0xff00
.L57:
    ldr w15, [sp, #0xcc]
    lsr x12, x21, #8
    lsl x14, x21, #8
    and x10, x10, x3
    ldr w17, [x11, #0x914]
    ldr w2, [x11, #0x918]
    cmp w15, #0x0
    ldr x15, [sp, #0x88]
    add x3, x11, #0x86c
    csel x12, x14, x12, ne
    ldr w19, [x11, #0x87c]
    ldr q4, [x3]
    and x8, x12, x8
    lsr x12, x10, #8
    lsl x10, x10, #8
    and x8, x8, x4
    and x15, x27, x15
    ldr w4, [x11, #0x954]
    lsr x14, x8, #8
    lsl x8, x8, #8
    csel x10, x12, x10, ne
    lsl x12, x10, #1
    lsr x10, x10, #1
    ldr x21, [x5, #0x18]
    csel x8, x8, x14, ne
    ldur q2, [x3, #0xfc]
    ldur q3, [x3, #0xec]
    lsr x14, x8, #1
    lsl x8, x8, #1
    and x12, x12, #0x8080808080808080
    and x10, x10, #0x101010101010101
    ldr w7, [x11, #0x978]
    ldr x28, [x5, #0x38]
    orr x10, x12, x10
    and x12, x14, #0x404040404040404
    and x8, x8, #0x2020202020202020
    mov x14, #0x4040404040404040
    and x10, x15, x10
    orr x8, x12, x8
    movk x14, #0x40, lsl #48
    and x8, x8, x15
    ldr x30, [x30, #0x38]
    and x12, x14, x10, lsr #1
    lsr x14, x8, #1
    ldr d5, [x3, #0x110]
    ldr d6, [x3, #0xd0]
    sub x10, x10, x12
    mov x12, #0x3333333333333333
    and x14, x14, #0x1010101010101010
    movk x12, #0x3330
    sub x8, x8, x14
    sub x15, x12, #0x2f
    and x16, x12, x10, lsr #2
    orr x12, x12, #0x1
    and x10, x10, x15
    and x12, x12, x8, lsr #2
    and x8, x8, #0x3333333333333333
    add x10, x16, x10
    ldp x14, x15, [x5, #0x8]
    add x10, x10, x10, lsr #4
    add x8, x12, x8
    mov x12, #0x101010101010101
    add x8, x8, x8, lsr #4
    and x10, x10, #0xf0f0f0f0f0f0f0f
    mul x10, x10, x12
    and x8, x8, #0xf0f0f0f0f0f0f0f
    mul x16, x8, x12
    ldr x8, [x5, #0x28]
    ldr w5, [x11, #0x984]
    lsr x10, x10, #56
    lsr x16, x16, #56
    mul w10, w17, w10
    madd w17, w2, w16, w10
    sub w10, w24, #0x1
    cmp w10, #0x2
    ldr x10, [sp, #0xb8]
    mvn x10, x10
    b.hs .L59
    cmp w24, #0x2
    mov x16, #0x303030303030303
    csel x12, x16, x12, eq
.L58:
    ldr w1, [sp, #0xcc]
    ldr x2, [sp, #0x90]
    mov w16, #0x38
    cmp w1, #0x0
    and w2, w2, #0x38
    csel w16, w16, wzr, ne
    cmp w2, w16
    b.ne .L60
    cmp w1, #0x0
    mov w16, #0xc3c3
    mov x1, #-0x3c3d000000000000
    csel x16, x1, x16, ne
    ldr w11, [x11, #0x91c]
    and x12, x16, x12
    ldr x16, [sp, #0x88]
    and x12, x12, x16
    ldr x16, [sp, #0x18]
    and x16, x16, x23
    and x12, x12, x16
    fmov d7, x12
    cnt v7.8b, v7.8b
    addv b7, v7.8b
    fmov w12, s7
    madd w17, w11, w12, w17
    b .L60
.L59:
    mov w16, #0x1
    mov w2, #0x99
    mov x12, #-0x3f3f3f3f3f3f3f40
    lsl w16, w16, w24
    tst w16, w2
    b.eq .L61
.L60:
    fmov x11, d1
    ldp x3, x24, [sp, #0x98]
    lsl x1, x9, #1
    lsr x9, x9, #1
    and x8, x8, x10
    mov v5.d[1], v6.d[0]
    mul v0.4s, v0.4s, v4.4s
    and x12, x23, x3
    orr x2, x11, x27
    orr x11, x15, x14
    orr x14, x22, x12
    and x2, x2, x3
    and x1, x1, #0xfefefefefefefefe
    and x3, x9, #0x7f7f7f7f7f7f7f7f
    orr x9, x14, x2
    bic x14, x2, x6
    orr x1, x1, x3
    bic x2, x9, x20
    orr x3, x9, x24
    fmov d7, x2
    bic x2, x20, x6
    mov x23, x6
    and x6, x1, x24
    and x8, x3, x8
    fmov d16, x1
    fmov d17, x8
    fmov d18, x6
    and x15, x26, x10
    and x16, x24, x10
    and x10, x2, x24
    and x15, x15, x9
    mov v7.d[1], x11
    mov v16.d[1], x16
    and x8, x11, x14
    mov v17.d[1], x15
    mov v18.d[1], x10
    fmov d20, x12
    fmov d21, x16
    dup v19.2d, x8
    and x8, x21, x22
    orr x10, x23, x30
    addv s0, v0.4s
    add w12, w25, w18
    and v7.16b, v7.16b, v16.16b
    mov v20.d[1], x22
    bic x10, x28, x10
    cnt v16.16b, v17.16b
    cnt v17.16b, v18.16b
    mov v21.d[1], x14
    and v1.16b, v19.16b, v1.16b
    dup v18.2d, x11
    dup v19.2d, x21
    cnt v7.16b, v7.16b
    ldr w11, [sp, #0xc8]
    ldr x30, [sp, #0xc0]
    ldp x22, x21, [sp, #0x100]
    uaddlp v16.8h, v16.16b
    uaddlp v17.8h, v17.16b
    cnt v1.16b, v1.16b
    and v19.16b, v19.16b, v21.16b
    and v18.16b, v18.16b, v20.16b
    add w11, w13, w11
    uaddlp v7.8h, v7.16b
    ldp x24, x23, [sp, #0xf0]
    uaddlp v16.4s, v16.8h
    uaddlp v17.4s, v17.8h
    cnt v18.16b, v18.16b
    cnt v19.16b, v19.16b
    uaddlp v1.8h, v1.16b
    uaddlp v7.4s, v7.8h
    ldp x26, x25, [sp, #0xe0]
    uaddlp v16.2d, v16.4s
    uaddlp v17.2d, v17.4s
    uaddlp v1.4s, v1.8h
    ldp x28, x27, [sp, #0xd0]
    uaddlp v18.8h, v18.16b
    uaddlp v19.8h, v19.16b
    uaddlp v6.2d, v7.4s
    uzp1 v16.4s, v16.4s, v17.4s
    uaddlp v1.2d, v1.4s
    uaddlp v7.4s, v18.8h
    uaddlp v17.4s, v19.8h
    mul v5.4s, v5.4s, v16.4s
    fmov d16, x8
    ldr x8, [sp, #0xb8]
    uzp1 v1.4s, v6.4s, v1.4s
    uaddlp v6.2d, v7.4s
    uaddlp v7.2d, v17.4s
    and x8, x10, x8
    and x8, x8, x9
    cnt v4.8b, v16.8b
    uzp1 v6.4s, v6.4s, v7.4s
    fmov d7, x8
    and x8, x9, x20
    mla v5.4s, v3.4s, v1.4s
    fmov d3, x8
    ldr w9, [sp, #0x84]
    fmov w8, s0
    cnt v1.8b, v7.8b
    addv b4, v4.8b
    madd w8, w9, w19, w8
    cnt v3.8b, v3.8b
    ldp x20, x19, [sp, #0x110]
    mla v5.4s, v2.4s, v6.4s
    fmov w9, s4
    add w8, w8, w11
    addv b1, v1.8b
    add w8, w8, w12
    addv b0, v3.8b
    sub w8, w8, w0
    add w8, w17, w8
    fmov w10, s1
    addv s1, v5.4s
    fmov w11, s0
    mul w10, w5, w10
    madd w9, w7, w9, w10
    fmov w10, s1
    madd w10, w4, w11, w10
    add w8, w9, w8
    add w0, w10, w8
    add sp, sp, #0x120
    ret
.L61:
    cmp w24, #0x5
    b.eq .L58
    mov x12, #-0x7f7f7f7f7f7f7f80
    b .L58

plywright::side::runtime::once:
    sub sp, sp, #0xa0
    stp x29, x30, [sp, #0x40]
    stp x28, x27, [sp, #0x50]
    stp x26, x25, [sp, #0x60]
    stp x24, x23, [sp, #0x70]
    stp x22, x21, [sp, #0x80]
    stp x20, x19, [sp, #0x90]
    add x29, sp, #0x40
    ldr x13, [x0]
    eor w18, w1, #0x1
    mov w11, #0x38
    cmp w1, #0x0
    ubfiz x12, x18, #6, #32
    add x16, x0, #0x40
    add x30, x13, #0x30
    ldp x5, x9, [x13, #0x20]
    ldr x4, [x30, w1, uxtw #3]
    ldp x14, x15, [x13]
    csel w17, w11, wzr, ne
    mov w8, #0x1
    ldr x28, [x16, x12]
    and x10, x9, x4
    ldr x9, [x0, #0x8]
    mov w27, w1
    rbit x10, x10
    and x19, x4, x14
    mov w14, w1
    eor w12, w1, #0x1
    add x1, x0, x18, lsl #3
    add x18, x16, x14, lsl #6
    clz x10, x10
    str x12, [sp, #0x18]
    add x12, x0, #0x40
    and w11, w10, #0x3f
    lsl x8, x8, x10
    str x12, [sp, #0x20]
    eor w11, w11, w17
    stp x13, x0, [x29, #-0x10]
    add x10, x9, w11, uxtw #2
    orr x11, x19, x28
    stur x1, [x29, #-0x18]
    orr x8, x11, x8
    ands x11, x15, x4
    ldr w10, [x10, #0x500]
    mvn x2, x8
    b.eq .L2
    ldp x20, x21, [x18, #0x30]
    add x15, x0, #0xf0
    ldr x7, [x18, #0x8]
    ldr x22, [x1, #0xe0]
    add x16, x9, #0x898
    add x6, x9, #0x100
    adrp x23, plywright::board::geometry::AROUND
    add x23, x23, :lo12:plywright::board::geometry::AROUND
    mov x24, #0x101010101010101
.L0:
    rbit x8, x11
    clz x3, x8
    lsl x8, x3, #6
    ldr x8, [x23, x8]
    and x12, x20, x8
    orr x7, x7, x8
    orr x20, x20, x8
    orr x21, x21, x12
    ands x25, x22, x8
    str x7, [x18, #0x8]
    stp x20, x21, [x18, #0x30]
    b.eq .L1
    fmov d0, x25
    ldr w12, [x9, #0x988]
    ldr w26, [x9, #0x7f0]
    ldr d1, [x15, x14, lsl #3]
    cnt v0.8b, v0.8b
    addv b0, v0.8b
    fmov w25, s0
    movi v0.2s, #0x1
    madd w12, w12, w25, w26
    mov v0.s[1], w12
    add v0.2s, v0.2s, v1.2s
    str d0, [x15, x14, lsl #3]
.L1:
    and x8, x8, x2
    lsr x12, x8, #1
    fmov d0, x8
    and x12, x12, #0x5555555555555555
    sub x12, x8, x12
    cnt v0.8b, v0.8b
    lsr x25, x12, #2
    and x12, x12, #0x3333333333333333
    and x25, x25, #0x3333333333333333
    add x12, x25, x12
    addv b0, v0.8b
    add x12, x12, x12, lsr #4
    and x12, x12, #0xf0f0f0f0f0f0f0f
    mul x12, x12, x24
    lsr x8, x12, #56
    cmp x8, #0x9
    fmov x8, d0
    b.hs .L14
    eor w12, w17, w3
    ldr w8, [x16, x8, lsl #2]
    sub x13, x11, #0x1
    ldr w12, [x6, w12, uxtw #2]
    and x11, x13, x11
    add w10, w10, w12
    add w10, w8, w10
    cbnz x11, .L0
    ldp x13, x0, [x29, #-0x10]
    ldr x8, [x30, x14, lsl #3]
    ldur x1, [x29, #-0x18]
    b .L3
.L2:
    mov x8, x4
.L3:
    ldr x11, [x13, #0x10]
    and x4, x5, x4
    ldr x5, [x0, #0x10]
    adrp x6, plywright::sliders::magic::LOOKUPS
    add x6, x6, :lo12:plywright::sliders::magic::LOOKUPS
    adrp x7, plywright::sliders::magic::TABLE
    add x7, x7, :lo12:plywright::sliders::magic::TABLE
    ands x21, x8, x11
    eor x20, x5, x4
    b.eq .L6
    str x28, [sp, #0x8]
    ldp x28, x30, [x18, #0x30]
    str w27, [sp, #0x14]
    mov x22, #0x5555555555555555
    mov x11, #-0x5555555555555556
    ldr x26, [x1, #0xe0]
    ldr x27, [x18, #0x10]
    eor x22, x22, #0xff00ff00ff00ff00
    add x23, x0, #0xf0
    add x24, x9, #0x810
    add x25, x9, #0x200
    mov w15, #0x18
    mov x16, #0x101010101010101
    eor x11, x11, #0xff00ff00ff00ff00
.L4:
    rbit x8, x21
    clz x3, x8
    umaddl x8, w3, w15, x6
    ldr x12, [x8, #0x600]
    ldr x13, [x8, #0x608]
    and x12, x12, x20
    mul x12, x12, x13
    ldr w13, [x8, #0x614]
    ldr w8, [x8, #0x610]
    lsr x12, x12, x13
    add x8, x12, x8
    ldr x8, [x7, x8, lsl #3]
    and x12, x28, x8
    orr x27, x27, x8
    orr x28, x28, x8
    orr x30, x30, x12
    ands x12, x26, x8
    str x27, [x18, #0x10]
    stp x28, x30, [x18, #0x30]
    b.eq .L5
    fmov d0, x12
    ldr w12, [x9, #0x988]
    ldr w1, [x9, #0x7f4]
    ldr d1, [x23, x14, lsl #3]
    cnt v0.8b, v0.8b
    addv b0, v0.8b
    fmov w13, s0
    movi v0.2s, #0x1
    madd w12, w12, w13, w1
    mov v0.s[1], w12
    add v0.2s, v0.2s, v1.2s
    str d0, [x23, x14, lsl #3]
.L5:
    and x8, x8, x2
    lsr x12, x8, #1
    fmov d0, x8
    and x12, x12, #0x5555555555555555
    sub x12, x8, x12
    cnt v0.8b, v0.8b
    lsr x13, x12, #2
    and x12, x12, #0x3333333333333333
    and x13, x13, #0x3333333333333333
    add x12, x13, x12
    addv b0, v0.8b
    add x12, x12, x12, lsr #4
    and x12, x12, #0xf0f0f0f0f0f0f0f
    mul x12, x12, x16
    lsr x8, x12, #57
    cmp x8, #0x7
    fmov x8, d0
    b.hs .L15
    lsr x12, x22, x3
    ldr w8, [x24, x8, lsl #2]
    ldr w13, [x9, #0x904]
    sub x1, x21, #0x1
    tst x12, #0x1
    and x21, x1, x21
    csel x12, x11, x22, eq
    and x12, x12, x19
    fmov d0, x12
    eor w12, w17, w3
    ldr w12, [x25, w12, uxtw #2]
    cnt v0.8b, v0.8b
    add w10, w10, w12
    add w8, w8, w10
    addv b0, v0.8b
    fmov w12, s0
    madd w10, w13, w12, w8
    cbnz x21, .L4
    ldp x13, x0, [x29, #-0x10]
    ldr w27, [sp, #0x14]
    ldr x28, [sp, #0x8]
    ldur x1, [x29, #-0x18]
    add x30, x13, #0x30
    ldr x8, [x30, x14, lsl #3]
.L6:
    ldr x11, [x13, #0x18]
    ands x19, x8, x11
    b.eq .L9
    ldp x21, x22, [x18, #0x30]
    eor x15, x19, x20
    ldr x11, [x18, #0x18]
    ldr x23, [x1, #0xe0]
    add x20, x0, #0xf0
    add x16, x9, #0x8bc
    add x24, x9, #0x300
    mov w25, #0x18
    mov x26, #0x101010101010101
.L7:
    rbit x8, x19
    clz x3, x8
    umaddl x8, w3, w25, x6
    ldp x12, x13, [x8]
    and x12, x12, x15
    mul x12, x12, x13
    ldp w8, w13, [x8, #0x10]
    lsr x12, x12, x13
    add x8, x12, x8
    ldr x8, [x7, x8, lsl #3]
    and x12, x21, x8
    orr x11, x11, x8
    orr x21, x21, x8
    orr x22, x22, x12
    ands x12, x23, x8
    str x11, [x18, #0x18]
    stp x21, x22, [x18, #0x30]
    b.eq .L8
    fmov d0, x12
    ldr w12, [x9, #0x988]
    ldr w1, [x9, #0x7f8]
    ldr d1, [x20, x14, lsl #3]
    cnt v0.8b, v0.8b
    addv b0, v0.8b
    fmov w13, s0
    movi v0.2s, #0x1
    madd w12, w12, w13, w1
    mov v0.s[1], w12
    add v0.2s, v0.2s, v1.2s
    str d0, [x20, x14, lsl #3]
.L8:
    and x8, x8, x2
    lsr x12, x8, #1
    fmov d0, x8
    and x12, x12, #0x5555555555555555
    sub x12, x8, x12
    cnt v0.8b, v0.8b
    lsr x13, x12, #2
    and x12, x12, #0x3333333333333333
    and x13, x13, #0x3333333333333333
    add x12, x13, x12
    addv b0, v0.8b
    add x12, x12, x12, lsr #4
    and x12, x12, #0xf0f0f0f0f0f0f0f
    mul x12, x12, x26
    lsr x8, x12, #56
    cmp x8, #0xf
    fmov x8, d0
    b.hs .L16
    eor w12, w17, w3
    ldr w8, [x16, x8, lsl #2]
    sub x13, x19, #0x1
    ldr w12, [x24, w12, uxtw #2]
    ands x19, x13, x19
    add w10, w10, w12
    add w10, w8, w10
    b.ne .L7
.L9:
    cbz x4, .L12
    ldur x8, [x29, #-0x8]
    ldp x22, x23, [x18, #0x30]
    ldr x21, [x18, #0x20]
    add x20, x9, #0x780
    add x24, x9, #0x400
    add x19, x8, #0xf0
    ldur x8, [x29, #-0x18]
    mov w25, #0x18
    mov x15, #0x101010101010101
    ldr x3, [x8, #0xe0]
.L10:
    rbit x8, x4
    clz x11, x8
    umaddl x8, w11, w25, x6
    ldp x12, x13, [x8]
    ldr x16, [x8, #0x600]
    ldr x1, [x8, #0x608]
    and x12, x12, x5
    mul x12, x12, x13
    and x13, x16, x5
    ldr w16, [x8, #0x614]
    mul x13, x13, x1
    ldp w26, w1, [x8, #0x10]
    ldr w8, [x8, #0x610]
    lsr x12, x12, x1
    lsr x13, x13, x16
    add x12, x12, x26
    add x8, x13, x8
    ldr x12, [x7, x12, lsl #3]
    ldr x8, [x7, x8, lsl #3]
    orr x8, x8, x12
    and x12, x22, x8
    orr x21, x21, x8
    orr x22, x22, x8
    orr x23, x23, x12
    ands x12, x3, x8
    str x21, [x18, #0x20]
    stp x22, x23, [x18, #0x30]
    b.eq .L11
    fmov d0, x12
    ldr w12, [x9, #0x988]
    ldr w16, [x9, #0x7fc]
    ldr d1, [x19, x14, lsl #3]
    cnt v0.8b, v0.8b
    addv b0, v0.8b
    fmov w13, s0
    movi v0.2s, #0x1
    madd w12, w12, w13, w16
    mov v0.s[1], w12
    add v0.2s, v0.2s, v1.2s
    str d0, [x19, x14, lsl #3]
.L11:
    and x8, x8, x2
    lsr x12, x8, #1
    fmov d0, x8
    and x12, x12, #0x5555555555555555
    sub x12, x8, x12
    cnt v0.8b, v0.8b
    lsr x13, x12, #2
    and x12, x12, #0x3333333333333333
    and x13, x13, #0x3333333333333333
    add x12, x13, x12
    addv b0, v0.8b
    add x12, x12, x12, lsr #4
    and x12, x12, #0xf0f0f0f0f0f0f0f
    mul x12, x12, x15
    lsr x8, x12, #58
    cmp x8, #0x6
    fmov x8, d0
    b.hi .L17
    eor w11, w17, w11
    ldr w8, [x20, x8, lsl #2]
    sub x12, x4, #0x1
    ldr w11, [x24, w11, uxtw #2]
    ands x4, x12, x4
    add w10, w10, w11
    add w10, w8, w10
    b.ne .L10
.L12:
    ldur x19, [x29, #-0x10]
    ldp x15, x0, [sp, #0x18]
    lsl x17, x14, #6
    ldr x11, [x30, x14, lsl #3]
    cmp w27, #0x0
    ldp x8, x12, [x19, #0x8]
    mov x1, #0xffffff0000
    lsl x16, x15, #3
    ldr x17, [x0, x17]
    ldur x0, [x29, #-0x8]
    ldr x15, [x19]
    ldr x13, [x19, #0x18]
    ldr w5, [x9, #0x908]
    and x18, x11, x8
    mov x8, #0xffffff000000
    add x2, x0, x16
    csel x1, x1, x8, ne
    ldr x2, [x2, #0xc0]
    and x8, x15, x11
    and x1, x17, x1
    lsr x3, x8, #8
    lsl x4, x8, #8
    and x12, x12, x11
    and x17, x13, x11
    bic x13, x1, x2
    and x11, x13, x18
    csel x1, x4, x3, ne
    and x13, x13, x12
    orr x12, x12, x18
    add x2, x0, #0xd0
    lsr x18, x13, #1
    and x12, x1, x12
    ldr x14, [x2, x14, lsl #3]
    ldr x1, [x2, x16]
    fmov d0, x12
    lsr x2, x11, #1
    ldr w4, [x9, #0x900]
    bic x12, x17, x14
    and x14, x18, #0x5555555555555555
    mov x3, #0xff000000000000
    bic x18, x12, x1
    and x2, x2, #0x5555555555555555
    sub x13, x13, x14
    cnt v0.8b, v0.8b
    fmov d1, x18
    and x12, x12, x1
    sub x11, x11, x2
    lsr x14, x13, #2
    fmov d2, x12
    and x18, x11, #0x3333333333333333
    lsr x11, x11, #2
    and x13, x13, #0x3333333333333333
    cnt v1.8b, v1.8b
    and x14, x14, #0x3333333333333333
    ldr w6, [x9, #0x8fc]
    addv b0, v0.8b
    and x11, x11, #0x3333333333333333
    add x13, x14, x13
    add x13, x13, x13, lsr #4
    add x11, x11, x18
    mov w18, #0xff00
    add x14, x11, x11, lsr #4
    mov x11, #0x101010101010101
    csel x18, x18, x3, ne
    fmov w12, s0
    cnt v0.8b, v2.8b
    addv b1, v1.8b
    and x13, x13, #0xf0f0f0f0f0f0f0f
    and x14, x14, #0xf0f0f0f0f0f0f0f
    mov w3, #0xff
    mul x13, x13, x11
    ldr x0, [x19, #0x28]
    ldr w2, [x9, #0x8f8]
    fmov w1, s1
    and x15, x15, x18
    addv b0, v0.8b
    mul x14, x14, x11
    mul w12, w4, w12
    ldr w4, [x9, #0x90c]
    fmov w7, s0
    lsr x13, x13, #56
    madd w12, w5, w1, w12
    mov x1, #-0x100000000000000
    csel x1, x3, x1, ne
    lsr x14, x14, #56
    madd w12, w4, w7, w12
    madd w12, w6, w13, w12
    ldr x13, [x30, x16]
    and x16, x0, x1
    madd w12, w2, w14, w12
    orr x14, x15, x16
    mov x15, #0x3333333333333333
    tst x14, x13
    mov x14, #0x3333333333333333
    mov x13, #0xf0f0f0f0f0f0f0f
    movk x14, #0x3300
    movk x15, #0x0
    movk x13, #0x707
    b.eq .L13
    and x16, x17, x18
    mov x17, #0x5500
    movk x17, #0x55, lsl #48
    and x17, x17, x16, lsr #1
    sub x16, x16, x17
    and x17, x14, x16, lsr #2
    and x16, x16, x14
    add x16, x17, x16
    add x17, x13, #0x7f9
    add x16, x16, x16, lsr #4
    and x16, x16, x17
    ldr w17, [x9, #0x910]
    mul x16, x16, x11
    lsr x16, x16, #56
    madd w12, w17, w16, w12
.L13:
    mov w16, #0x3c00
    mov x17, #0x3c3c00000000
    cmp w27, #0x0
    movk w16, #0x3c3c, lsl #16
    movk x17, #0x3c, lsl #48
    orr x8, x8, x28
    csel x16, x17, x16, ne
    add x15, x15, #0x3, lsl #12
    add x13, x13, #0x7f9
    bic x8, x16, x8
    ldr w9, [x9, #0x920]
    add w10, w12, w10
    lsr x16, x8, #1
    and x16, x16, #0x5555555555555555
    sub x8, x8, x16
    and x14, x14, x8, lsr #2
    and x8, x8, x15
    add x8, x14, x8
    add x8, x8, x8, lsr #4
    and x8, x8, x13
    mul x8, x8, x11
    lsr x8, x8, #56
    madd w0, w9, w8, w10
    ldp x20, x19, [sp, #0x90]
    ldp x22, x21, [sp, #0x80]
    ldp x24, x23, [sp, #0x70]
    ldp x26, x25, [sp, #0x60]
    ldp x28, x27, [sp, #0x50]
    ldp x29, x30, [sp, #0x40]
    add sp, sp, #0xa0
    ret
.L14:
    adrp x2, .D0
    add x2, x2, :lo12:.D0
    mov x0, x8
    mov w1, #0x9
    bl core::panicking::panic_bounds_check
.L15:
    adrp x2, .D1
    add x2, x2, :lo12:.D1
    mov x0, x8
    mov w1, #0xe
    bl core::panicking::panic_bounds_check
.L16:
    adrp x2, .D2
    add x2, x2, :lo12:.D2
    mov x0, x8
    mov w1, #0xf
    bl core::panicking::panic_bounds_check
.L17:
    adrp x2, .D3
    add x2, x2, :lo12:.D3
    mov x0, x8
    mov w1, #0x1c
    bl core::panicking::panic_bounds_check
