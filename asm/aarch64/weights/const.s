# The kernels of weights/const, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm weights/const --target aarch64
# binary: sha256 70173047bf91aff8178f02d662a16dd7a84e6ae75e8209d1b65378dfdf508796
# latency: 38 instructions in 152 bytes; innermost loops: .L0 of 14
# throughput: 30 instructions in 120 bytes; innermost loops: .L0 of 7
# plywright::eval::Evaluator<R>::evaluate: 3011 instructions in 12044 bytes; innermost loops: .L10 of 54, .L14 of 81, .L17 of 66, .L22 of 72, .L26 of 54, .L30 of 79, .L33 of 66, .L36 of 72, .L43 of 10, .L45 of 7, .L47 of 91, .L54 of 10, .L66 of 11, .L69 of 8, .L72 of 91, .L79 of 11
# mix of 3079 instructions: 387 and, 341 add, 265 mov, 215 ldr, 175 ldur, 141 lsr, 138 orr, 98 sub, 94 fmov, 88 cmp, 77 csel, 75 movk, 73 str, 65 mul, 57 stur, 53 cnt, 44 addv, 43 ldp, 42 b, 42 madd, 38 ands, 38 lsl, 37 tst, 36 adrp, 36 uaddlp, 34 bic, 30 clz, 29 b.eq, 29 b.ne, 29 eor, 24 cbz, 24 rbit, 20 stp, 18 movi, 13 mvn, 12 cbnz, 9 b.hs, 9 cneg, 9 cset, 9 subs, 8 umaddl, 7 ccmp, 6 bl, 6 uzp1, 5 b.ge, 5 mla, 4 b.ls, 4 cmn, 4 orn, 4 ret, 3 asr, 3 b.le, 3 bfi, 3 bics, 3 ldrb, 3 ubfx, 2 b.hi, 2 cinc, 2 extr, 2 neg, 1 bfxil, 1 smull, 1 sxth, 1 sxtw

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
    stp d9, d8, [sp, #-0x70]!
    stp x29, x30, [sp, #0x10]
    stp x28, x27, [sp, #0x20]
    stp x26, x25, [sp, #0x30]
    stp x24, x23, [sp, #0x40]
    stp x22, x21, [sp, #0x50]
    stp x20, x19, [sp, #0x60]
    add x29, sp, #0x10
    sub sp, sp, #0x250
    ldp x10, x26, [x0, #0x78]
    adrp x9, plywright::board::geometry::AROUND
    add x9, x9, :lo12:plywright::board::geometry::AROUND
    ldr x8, [x0, #0x50]
    and x11, x10, x26
    and x28, x8, x26
    rbit x11, x11
    lsl x12, x28, #7
    clz x7, x11
    lsl x11, x28, #9
    and x12, x12, #0x7f7f7f7f7f7f7f7f
    and x24, x7, #0x3f
    ands w3, w7, #0x7
    add x15, x9, x24, lsl #6
    and x11, x11, #0xfefefefefefefefe
    b.eq .L0
    cmp w3, #0x7
    mov w14, w3
    b.ne .L1
    mov w14, #0x6
    b .L1
.L0:
    mov w14, #0x1
.L1:
    ubfx w23, w7, #3, #3
    ldr x19, [x15, #0x8]
    ldr x20, [x0, #0x88]
    orr x13, x12, x11
    str x15, [sp, #0x58]
    stur x13, [x29, #-0x98]
    and x13, x10, x26
    cbz w23, .L2
    cmp w23, #0x7
    b.ne .L3
    mov w16, #0x30
    stur x13, [x29, #-0x80]
    b .L4
.L2:
    stur x13, [x29, #-0x80]
    mov w16, #0x8
    b .L4
.L3:
    stur x13, [x29, #-0x80]
    and w16, w7, #0x38
.L4:
    and x13, x10, x20
    ldur x10, [x29, #-0x98]
    ldr x17, [x0, #0x58]
    and x11, x12, x11
    orr w14, w16, w14
    and x15, x10, x19
    rbit x10, x13
    stur x17, [x29, #-0xa8]
    and x12, x17, x26
    and x17, x8, x20
    clz x18, x10
    lsr x8, x17, #7
    lsr x10, x17, #9
    stur x12, [x29, #-0x40]
    and w12, w18, #0x3f
    ands w22, w18, #0x7
    str x18, [sp, #0x118]
    and x2, x18, #0x3f
    and x18, x8, #0xfefefefefefefefe
    and x1, x10, #0x7f7f7f7f7f7f7f7f
    b.eq .L5
    cmp w22, #0x7
    mov w10, w22
    b.ne .L6
    mov w10, #0x6
    b .L6
.L5:
    mov w10, #0x1
.L6:
    orr x6, x15, x11
    ldur x11, [x29, #-0x98]
    lsr w4, w12, #3
    add x25, x9, x2, lsl #6
    add x8, x9, x14, lsl #6
    orr x16, x18, x1
    orr x5, x11, x19
    stur x17, [x29, #-0x78]
    stp x2, x7, [sp, #0xc0]
    stur x20, [x29, #-0xa0]
    str x19, [sp, #0xb8]
    stur w12, [x29, #-0x28]
    cbz w4, .L7
    cmp w4, #0x7
    b.ne .L8
    mov w11, #0x30
    b .L9
.L7:
    mov w11, #0x8
    b .L9
.L8:
    ldr x11, [sp, #0x118]
    and w11, w11, #0x38
.L9:
    orr w10, w11, w10
    mov w11, #0x1
    stur w4, [x29, #-0x70]
    add x15, x9, x10, lsl #6
    lsl x10, x11, x10
    lsl x17, x11, x24
    adrp x11, .D0
    add x11, x11, :lo12:.D0
    stur w3, [x29, #-0x48]
    ldr x4, [x15, #0x8]
    orr x2, x28, x16
    add x3, x11, x24, lsl #2
    ldp x21, x12, [x0, #0x60]
    orr x17, x2, x17
    ldr x2, [x8, #0x8]
    orr x8, x4, x10
    ldr x16, [x0, #0x70]
    ldr x27, [x25, #0x8]
    ldr w15, [x3, #0x500]
    stur x8, [x29, #-0x20]
    ldur x8, [x29, #-0x40]
    mvn x3, x17
    str x24, [sp, #0x50]
    str x0, [sp, #0x148]
    cbz x8, .L12
    movi v0.2d, #0000000000000000
    ldur x8, [x29, #-0xa8]
    mov x30, xzr
    mov x10, #0x101010101010101
    and x17, x8, x26
.L10:
    rbit x8, x17
    clz x7, x8
    lsl x8, x7, #6
    ldr x4, [x9, x8]
    ldur x8, [x29, #-0x20]
    ands x8, x4, x8
    b.eq .L11
    lsr x19, x8, #1
    movi v1.2s, #0x1
    and x19, x19, #0x5555555555555555
    sub x8, x8, x19
    lsr x19, x8, #2
    and x8, x8, #0x3333333333333333
    and x19, x19, #0x3333333333333333
    add x8, x19, x8
    add x8, x8, x8, lsr #4
    and x8, x8, #0xf0f0f0f0f0f0f0f
    mul x8, x8, x10
    lsr x8, x8, #53
    and w8, w8, #0x7f8
    add w8, w8, #0x10
    mov v1.s[1], w8
    add v0.2s, v1.2s, v0.2s
.L11:
    and x8, x4, x3
    lsr x19, x8, #1
    fmov d1, x8
    and x19, x19, #0x5555555555555555
    sub x19, x8, x19
    cnt v1.8b, v1.8b
    lsr x20, x19, #2
    and x19, x19, #0x3333333333333333
    and x20, x20, #0x3333333333333333
    add x19, x20, x19
    addv b1, v1.8b
    add x19, x19, x19, lsr #4
    and x19, x19, #0xf0f0f0f0f0f0f0f
    mul x19, x19, x10
    lsr x8, x19, #56
    cmp x8, #0x9
    fmov x8, d1
    b.hs .L107
    add x7, x11, x7, lsl #2
    add x8, x11, x8, lsl #2
    sub x19, x17, #0x1
    and x17, x19, x17
    and x19, x5, x4
    orr x30, x30, x4
    ldr w7, [x7, #0x100]
    ldr w8, [x8, #0x898]
    orr x6, x6, x19
    orr x5, x5, x4
    add w15, w15, w7
    add w15, w8, w15
    cbnz x17, .L10
    b .L13
.L12:
    movi v0.2d, #0000000000000000
    mov x30, xzr
.L13:
    ldur x10, [x29, #-0xa0]
    and x17, x16, x26
    stur x16, [x29, #-0xc8]
    and x16, x16, x26
    and x8, x21, x26
    stur w23, [x29, #-0x68]
    orr x4, x10, x26
    mov w10, #-0x20003
    stur x16, [x29, #-0xe8]
    eor x17, x17, x4
    and x16, x21, x26
    stur w22, [x29, #-0x34]
    stur x21, [x29, #-0xb0]
    cbz x8, .L19
    mov w4, #0x18
    mov x7, #0x101010101010101
    and x19, x21, x26
    stur xzr, [x29, #-0x50]
.L14:
    rbit x8, x19
    adrp x20, plywright::sliders::magic::TABLE
    add x20, x20, :lo12:plywright::sliders::magic::TABLE
    clz x21, x8
    adrp x8, plywright::sliders::magic::LOOKUPS
    add x8, x8, :lo12:plywright::sliders::magic::LOOKUPS
    umaddl x8, w21, w4, x8
    ldr x22, [x8, #0x600]
    ldr x23, [x8, #0x608]
    and x22, x22, x17
    mul x22, x22, x23
    ldr w23, [x8, #0x614]
    ldr w8, [x8, #0x610]
    lsr x22, x22, x23
    add x8, x22, x8
    ldr x22, [x20, x8, lsl #3]
    ldur x8, [x29, #-0x20]
    ands x8, x22, x8
    b.eq .L15
    lsr x23, x8, #1
    movi v1.2s, #0x1
    and x23, x23, #0x5555555555555555
    sub x8, x8, x23
    lsr x23, x8, #2
    and x8, x8, #0x3333333333333333
    and x23, x23, #0x3333333333333333
    add x8, x23, x8
    add x8, x8, x8, lsr #4
    and x8, x8, #0xf0f0f0f0f0f0f0f
    mul x8, x8, x7
    lsr x8, x8, #53
    and w8, w8, #0x7f8
    add w8, w8, #0x9
    mov v1.s[1], w8
    add v0.2s, v1.2s, v0.2s
.L15:
    and x8, x22, x3
    lsr x23, x8, #1
    fmov d1, x8
    and x23, x23, #0x5555555555555555
    sub x23, x8, x23
    cnt v1.8b, v1.8b
    lsr x24, x23, #2
    and x23, x23, #0x3333333333333333
    and x24, x24, #0x3333333333333333
    add x23, x24, x23
    addv b1, v1.8b
    add x23, x23, x23, lsr #4
    and x23, x23, #0xf0f0f0f0f0f0f0f
    mul x23, x23, x7
    lsr x8, x23, #57
    cmp x8, #0x7
    fmov x8, d1
    b.hs .L108
    mov x20, #0x5555555555555555
    add x8, x11, x8, lsl #2
    eor x20, x20, #0xff00ff00ff00ff00
    lsr x23, x20, x21
    add x21, x11, x21, lsl #2
    ldr w8, [x8, #0x810]
    tst x23, #0x1
    mov x23, #-0x5555555555555556
    ldr w21, [x21, #0x200]
    eor x23, x23, #0xff00ff00ff00ff00
    csel x23, x23, x20, eq
    ldur x20, [x29, #-0x50]
    and x23, x23, x28
    fmov d1, x23
    orr x20, x20, x22
    stur x20, [x29, #-0x50]
    cnt v1.8b, v1.8b
    addv b1, v1.8b
    fmov w23, s1
    madd w15, w23, w10, w15
    sub x23, x19, #0x1
    and x19, x23, x19
    and x23, x5, x22
    orr x5, x5, x22
    orr x6, x6, x23
    add w15, w15, w21
    add w15, w15, w8
    cbnz x19, .L14
    and x8, x12, x26
    str x30, [sp, #0xb0]
    str x25, [sp]
    cbz x8, .L20
.L16:
    eor x17, x17, x8
    ldur x8, [x29, #-0xa0]
    and x20, x12, x26
    mov w4, #0x18
    mov x19, #0x101010101010101
    and x21, x12, x26
    orr x30, x8, x26
    stur xzr, [x29, #-0x30]
.L17:
    rbit x8, x21
    adrp x7, plywright::sliders::magic::TABLE
    add x7, x7, :lo12:plywright::sliders::magic::TABLE
    clz x22, x8
    adrp x8, plywright::sliders::magic::LOOKUPS
    add x8, x8, :lo12:plywright::sliders::magic::LOOKUPS
    umaddl x8, w22, w4, x8
    ldp x23, x24, [x8]
    and x23, x23, x17
    mul x23, x23, x24
    ldp w8, w24, [x8, #0x10]
    lsr x23, x23, x24
    add x8, x23, x8
    ldr x24, [x7, x8, lsl #3]
    ldur x8, [x29, #-0x20]
    ands x8, x24, x8
    b.eq .L18
    lsr x23, x8, #1
    movi v1.2s, #0x1
    and x23, x23, #0x5555555555555555
    sub x8, x8, x23
    lsr x23, x8, #2
    and x8, x8, #0x3333333333333333
    and x23, x23, #0x3333333333333333
    add x8, x23, x8
    add x8, x8, x8, lsr #4
    and x8, x8, #0xf0f0f0f0f0f0f0f
    mul x8, x8, x19
    lsr x8, x8, #53
    and w8, w8, #0x7f8
    add w8, w8, #0xd
    mov v1.s[1], w8
    add v0.2s, v1.2s, v0.2s
.L18:
    and x8, x24, x3
    lsr x23, x8, #1
    fmov d1, x8
    and x23, x23, #0x5555555555555555
    sub x23, x8, x23
    cnt v1.8b, v1.8b
    lsr x25, x23, #2
    and x23, x23, #0x3333333333333333
    and x25, x25, #0x3333333333333333
    add x23, x25, x23
    addv b1, v1.8b
    add x23, x23, x23, lsr #4
    and x23, x23, #0xf0f0f0f0f0f0f0f
    mul x23, x23, x19
    lsr x8, x23, #56
    cmp x8, #0xf
    fmov x8, d1
    b.hs .L109
    add x22, x11, x22, lsl #2
    add x8, x11, x8, lsl #2
    ldur x7, [x29, #-0x30]
    sub x23, x21, #0x1
    and x25, x5, x24
    orr x5, x5, x24
    ldr w22, [x22, #0x300]
    ldr w8, [x8, #0x8bc]
    orr x7, x7, x24
    ands x21, x23, x21
    orr x6, x6, x25
    stur x7, [x29, #-0x30]
    add w15, w15, w22
    add w15, w8, w15
    b.ne .L17
    ldur x17, [x29, #-0xc8]
    mov x7, xzr
    str x26, [sp, #0x100]
    str x27, [sp, #0x110]
    and x8, x17, x26
    cbnz x8, .L21
    b .L24
.L19:
    stur xzr, [x29, #-0x50]
    and x8, x12, x26
    str x30, [sp, #0xb0]
    str x25, [sp]
    cbnz x8, .L16
.L20:
    ldur x8, [x29, #-0xa0]
    and x20, x12, x26
    stur xzr, [x29, #-0x30]
    orr x30, x8, x26
    ldur x17, [x29, #-0xc8]
    mov x7, xzr
    str x26, [sp, #0x100]
    str x27, [sp, #0x110]
    and x8, x17, x26
    cbz x8, .L24
.L21:
    mov w4, #0x18
    mov x19, #0x101010101010101
    and x21, x17, x26
    adrp x17, plywright::sliders::magic::TABLE
    add x17, x17, :lo12:plywright::sliders::magic::TABLE
.L22:
    rbit x8, x21
    clz x22, x8
    adrp x8, plywright::sliders::magic::LOOKUPS
    add x8, x8, :lo12:plywright::sliders::magic::LOOKUPS
    umaddl x8, w22, w4, x8
    ldp x23, x24, [x8]
    ldr x25, [x8, #0x600]
    ldr x26, [x8, #0x608]
    and x23, x23, x30
    mul x23, x23, x24
    and x24, x25, x30
    ldr w25, [x8, #0x614]
    mul x24, x24, x26
    ldp w27, w26, [x8, #0x10]
    ldr w8, [x8, #0x610]
    lsr x23, x23, x26
    lsr x24, x24, x25
    add x23, x23, x27
    add x8, x24, x8
    ldr x23, [x17, x23, lsl #3]
    ldr x8, [x17, x8, lsl #3]
    orr x24, x8, x23
    ldur x8, [x29, #-0x20]
    ands x8, x24, x8
    b.eq .L23
    lsr x23, x8, #1
    movi v1.2s, #0x1
    and x23, x23, #0x5555555555555555
    sub x8, x8, x23
    lsr x23, x8, #2
    and x8, x8, #0x3333333333333333
    and x23, x23, #0x3333333333333333
    add x8, x23, x8
    add x8, x8, x8, lsr #4
    and x8, x8, #0xf0f0f0f0f0f0f0f
    mul x8, x8, x19
    lsr x8, x8, #53
    and w8, w8, #0x7f8
    add w8, w8, #0x9
    mov v1.s[1], w8
    add v0.2s, v1.2s, v0.2s
.L23:
    and x8, x24, x3
    lsr x23, x8, #1
    fmov d1, x8
    and x23, x23, #0x5555555555555555
    sub x23, x8, x23
    cnt v1.8b, v1.8b
    lsr x25, x23, #2
    and x23, x23, #0x3333333333333333
    and x25, x25, #0x3333333333333333
    add x23, x25, x23
    addv b1, v1.8b
    add x23, x23, x23, lsr #4
    and x23, x23, #0xf0f0f0f0f0f0f0f
    mul x23, x23, x19
    lsr x8, x23, #58
    cmp x8, #0x6
    fmov x8, d1
    b.hi .L110
    add x22, x11, x22, lsl #2
    add x8, x11, x8, lsl #2
    sub x23, x21, #0x1
    and x25, x5, x24
    orr x7, x7, x24
    ands x21, x23, x21
    ldr w22, [x22, #0x400]
    ldr w8, [x8, #0x780]
    orr x6, x6, x25
    orr x5, x5, x24
    add w15, w15, w22
    add w15, w8, w15
    b.ne .L22
.L24:
    orr x27, x18, x1
    ldur x17, [x29, #-0x78]
    str x7, [sp, #0xa0]
    orr x8, x27, x27, lsr #8
    lsl x0, x28, #8
    mov x21, #0xf0f0f0f0f0f0f0f
    lsr x23, x17, #8
    lsl x7, x17, #8
    lsr x24, x28, #8
    orr x3, x8, x8, lsr #16
    movk x21, #0x0
    ldur x25, [x29, #-0x40]
    sub x8, x21, #0xf0, lsl #12
    str x0, [sp, #0xf8]
    orr x21, x0, x28
    orr x0, x3, x3, lsr #32
    stp x23, x7, [x29, #-0xf8]
    orr x3, x7, x17
    ldur x7, [x29, #-0x98]
    orr x4, x16, x25
    orr x22, x24, x28
    orr x23, x23, x17
    str x24, [sp, #0xf0]
    and x4, x4, x24
    orr x21, x21, x21, lsl #16
    orr x22, x22, x22, lsr #16
    bic x24, x7, x0
    orr x3, x3, x3, lsl #16
    fmov d1, x4
    and x4, x24, #0xffffff000000
    orr x23, x23, x23, lsr #16
    and x24, x25, x4
    extr x25, x21, x22, #0x20
    orr x21, x22, x21
    stur x0, [x29, #-0x100]
    and x4, x16, x4
    extr x26, x3, x23, #0x20
    orr x3, x23, x3
    orr x0, x21, x25
    stur x16, [x29, #-0xd0]
    lsr x22, x24, #1
    lsr x21, x4, #1
    orr x16, x3, x26
    bic x3, x20, x0
    mov x19, #0x3333333333333333
    bic x23, x3, x16
    and x3, x3, x16
    movk x19, #0x0
    fmov d2, x23
    cnt v1.8b, v1.8b
    and x22, x22, #0x5555555555555555
    and x21, x21, #0x5555555555555555
    fmov d3, x3
    sub x19, x19, #0x330, lsl #12
    sub x22, x24, x22
    sub x4, x4, x21
    str x12, [sp, #0x108]
    and x24, x19, x22, lsr #2
    and x21, x22, x19
    and x22, x19, x4, lsr #2
    cnt v2.8b, v2.8b
    and x4, x4, x19
    cnt v3.8b, v3.8b
    add x21, x24, x21
    addv b1, v1.8b
    add x3, x22, x4
    add x19, x21, x21, lsr #4
    add x3, x3, x3, lsr #4
    mov x12, #0x101010101010101
    stp x0, x16, [sp, #0x130]
    mov w16, #0xfff5
    mov w0, #0x16
    addv b2, v2.8b
    and x4, x19, x8
    and x8, x3, x8
    fmov w3, s1
    mov w19, #0xffef
    addv b1, v3.8b
    mul x4, x4, x12
    movk w19, #0x3, lsl #16
    movk w16, #0x7, lsl #16
    add w19, w19, #0x16
    fmov w21, s2
    add w22, w16, #0x25
    mul x8, x8, x12
    mov w16, #0xc
    movk w0, #0xd, lsl #16
    movk w16, #0xe, lsl #16
    and x18, x18, x1
    and x13, x13, #0xff00000000000000
    mul w3, w3, w19
    fmov w19, s1
    mov x25, x20
    madd w3, w21, w22, w3
    lsr x4, x4, #56
    mov x20, x27
    madd w3, w19, w16, w3
    mov w16, #0xfffe
    lsr x8, x8, #56
    movk w16, #0x5, lsl #16
    madd w3, w4, w0, w3
    add w4, w16, #0x17
    ldr x16, [sp, #0x110]
    madd w23, w8, w4, w3
    mov w8, #0x1
    and x3, x17, #0xff000000000000
    lsl x8, x8, x14
    ldp x14, x24, [x29, #-0xa8]
    and x1, x16, x27
    orr x19, x16, x27
    mov w16, #0x8
    orr x1, x1, x18
    orr x13, x13, x3
    movk w16, #0x15, lsl #16
    and x0, x24, x14
    cbz x13, .L25
    mov x13, #0x55000000000000
    and x14, x25, #0xff000000000000
    and x13, x13, x25, lsr #1
    sub x13, x14, x13
    lsr x14, x13, #2
    and x13, x13, #0x3333333333333333
    and x14, x14, #0x3333333333333333
    add x13, x14, x13
    add x13, x13, x13, lsr #4
    and x13, x13, #0xf0f0f0f0f0f0f0f
    mul x13, x13, x12
    lsr x13, x13, #56
    madd w23, w13, w16, w23
.L25:
    ldr x14, [sp, #0xc0]
    ldur w12, [x29, #-0x28]
    mov w13, #0x1
    orr x16, x2, x8
    lsl x13, x13, x14
    eor w12, w12, #0x38
    ldur x14, [x29, #-0x98]
    add x12, x11, w12, uxtw #2
    orr x13, x17, x13
    orr x14, x13, x14
    ldr w13, [x12, #0x500]
    mvn x14, x14
    cbz x0, .L28
    movi v16.2d, #0000000000000000
    ldur x8, [x29, #-0xa8]
    mov x12, xzr
    mov x18, #0x101010101010101
    and x2, x24, x8
.L26:
    rbit x8, x2
    clz x4, x8
    lsl x8, x4, #6
    ldr x3, [x9, x8]
    ands x8, x3, x16
    b.eq .L27
    lsr x21, x8, #1
    movi v1.2s, #0x1
    and x21, x21, #0x5555555555555555
    sub x8, x8, x21
    lsr x21, x8, #2
    and x8, x8, #0x3333333333333333
    and x21, x21, #0x3333333333333333
    add x8, x21, x8
    add x8, x8, x8, lsr #4
    and x8, x8, #0xf0f0f0f0f0f0f0f
    mul x8, x8, x18
    lsr x8, x8, #53
    and w8, w8, #0x7f8
    add w8, w8, #0x10
    mov v1.s[1], w8
    add v16.2s, v1.2s, v16.2s
.L27:
    and x8, x3, x14
    lsr x21, x8, #1
    fmov d1, x8
    and x21, x21, #0x5555555555555555
    sub x21, x8, x21
    cnt v1.8b, v1.8b
    lsr x22, x21, #2
    and x21, x21, #0x3333333333333333
    and x22, x22, #0x3333333333333333
    add x21, x22, x21
    addv b1, v1.8b
    add x21, x21, x21, lsr #4
    and x21, x21, #0xf0f0f0f0f0f0f0f
    mul x21, x21, x18
    lsr x8, x21, #56
    cmp x8, #0x9
    fmov x8, d1
    b.hs .L107
    eor x4, x4, #0x38
    add x8, x11, x8, lsl #2
    sub x21, x2, #0x1
    add x4, x11, x4, lsl #2
    and x2, x21, x2
    and x21, x19, x3
    ldr w8, [x8, #0x898]
    orr x12, x12, x3
    orr x1, x1, x21
    ldr w4, [x4, #0x100]
    orr x19, x19, x3
    add w13, w13, w4
    add w13, w8, w13
    cbnz x2, .L26
    b .L29
.L28:
    movi v16.2d, #0000000000000000
    mov x12, xzr
.L29:
    ldur x9, [x29, #-0xc8]
    ldur x8, [x29, #-0xb0]
    str x12, [sp, #0xa8]
    str w23, [sp, #0x9c]
    and x9, x24, x9
    and x12, x24, x8
    and x7, x24, x8
    stur x9, [x29, #-0xb8]
    eor x9, x9, x30
    cbz x12, .L38
    ldur x12, [x29, #-0x78]
    mov x4, #-0x5555555555555556
    mov w18, #0x18
    mov x2, #0x101010101010101
    and x3, x24, x8
    eor x4, x4, #0xff00ff00ff00ff00
    stur xzr, [x29, #-0x58]
.L30:
    rbit x8, x3
    adrp x17, plywright::sliders::magic::TABLE
    add x17, x17, :lo12:plywright::sliders::magic::TABLE
    clz x21, x8
    adrp x8, plywright::sliders::magic::LOOKUPS
    add x8, x8, :lo12:plywright::sliders::magic::LOOKUPS
    umaddl x8, w21, w18, x8
    ldr x22, [x8, #0x600]
    ldr x23, [x8, #0x608]
    and x22, x22, x9
    mul x22, x22, x23
    ldr w23, [x8, #0x614]
    ldr w8, [x8, #0x610]
    lsr x22, x22, x23
    add x8, x22, x8
    ldr x22, [x17, x8, lsl #3]
    ands x8, x22, x16
    b.eq .L31
    lsr x23, x8, #1
    movi v1.2s, #0x1
    and x23, x23, #0x5555555555555555
    sub x8, x8, x23
    lsr x23, x8, #2
    and x8, x8, #0x3333333333333333
    and x23, x23, #0x3333333333333333
    add x8, x23, x8
    add x8, x8, x8, lsr #4
    and x8, x8, #0xf0f0f0f0f0f0f0f
    mul x8, x8, x2
    lsr x8, x8, #53
    and w8, w8, #0x7f8
    add w8, w8, #0x9
    mov v1.s[1], w8
    add v16.2s, v1.2s, v16.2s
.L31:
    and x8, x22, x14
    lsr x23, x8, #1
    fmov d1, x8
    and x23, x23, #0x5555555555555555
    sub x23, x8, x23
    cnt v1.8b, v1.8b
    lsr x24, x23, #2
    and x23, x23, #0x3333333333333333
    and x24, x24, #0x3333333333333333
    add x23, x24, x23
    addv b1, v1.8b
    add x23, x23, x23, lsr #4
    and x23, x23, #0xf0f0f0f0f0f0f0f
    mul x23, x23, x2
    lsr x8, x23, #57
    cmp x8, #0x7
    fmov x8, d1
    b.hs .L108
    mov x17, #0x5555555555555555
    add x8, x11, x8, lsl #2
    eor x17, x17, #0xff00ff00ff00ff00
    lsr x23, x17, x21
    eor x21, x21, #0x38
    ldr w8, [x8, #0x810]
    add x21, x11, x21, lsl #2
    tst x23, #0x1
    csel x23, x4, x17, eq
    ldr w21, [x21, #0x200]
    ldur x17, [x29, #-0x58]
    and x23, x23, x12
    fmov d1, x23
    orr x17, x17, x22
    stur x17, [x29, #-0x58]
    cnt v1.8b, v1.8b
    addv b1, v1.8b
    fmov w23, s1
    madd w13, w23, w10, w13
    sub x23, x3, #0x1
    and x3, x23, x3
    and x23, x19, x22
    orr x19, x19, x22
    orr x1, x1, x23
    add w13, w13, w21
    add w13, w13, w8
    cbnz x3, .L30
    ldur x8, [x29, #-0xa0]
    ldr x17, [sp, #0x108]
    stur x25, [x29, #-0x28]
    and x4, x8, x17
    cbz x4, .L39
.L32:
    eor x9, x9, x4
    mov w10, #0x18
    mov x18, #0x101010101010101
    and x2, x8, x17
    stur xzr, [x29, #-0x60]
.L33:
    rbit x8, x2
    adrp x17, plywright::sliders::magic::TABLE
    add x17, x17, :lo12:plywright::sliders::magic::TABLE
    clz x21, x8
    adrp x8, plywright::sliders::magic::LOOKUPS
    add x8, x8, :lo12:plywright::sliders::magic::LOOKUPS
    umaddl x8, w21, w10, x8
    ldp x22, x23, [x8]
    and x22, x22, x9
    mul x22, x22, x23
    ldp w8, w23, [x8, #0x10]
    lsr x22, x22, x23
    add x8, x22, x8
    ldr x22, [x17, x8, lsl #3]
    ands x8, x22, x16
    b.eq .L34
    lsr x23, x8, #1
    movi v1.2s, #0x1
    and x23, x23, #0x5555555555555555
    sub x8, x8, x23
    lsr x23, x8, #2
    and x8, x8, #0x3333333333333333
    and x23, x23, #0x3333333333333333
    add x8, x23, x8
    add x8, x8, x8, lsr #4
    and x8, x8, #0xf0f0f0f0f0f0f0f
    mul x8, x8, x18
    lsr x8, x8, #53
    and w8, w8, #0x7f8
    add w8, w8, #0xd
    mov v1.s[1], w8
    add v16.2s, v1.2s, v16.2s
.L34:
    and x8, x22, x14
    lsr x23, x8, #1
    fmov d1, x8
    and x23, x23, #0x5555555555555555
    sub x23, x8, x23
    cnt v1.8b, v1.8b
    lsr x24, x23, #2
    and x23, x23, #0x3333333333333333
    and x24, x24, #0x3333333333333333
    add x23, x24, x23
    addv b1, v1.8b
    add x23, x23, x23, lsr #4
    and x23, x23, #0xf0f0f0f0f0f0f0f
    mul x23, x23, x18
    lsr x8, x23, #56
    cmp x8, #0xf
    fmov x8, d1
    b.hs .L109
    eor x21, x21, #0x38
    add x8, x11, x8, lsl #2
    ldur x17, [x29, #-0x60]
    add x21, x11, x21, lsl #2
    sub x23, x2, #0x1
    and x24, x19, x22
    ldr w8, [x8, #0x8bc]
    orr x17, x17, x22
    ands x2, x23, x2
    ldr w21, [x21, #0x300]
    orr x1, x1, x24
    orr x19, x19, x22
    stur x17, [x29, #-0x60]
    add w13, w13, w21
    add w13, w8, w13
    b.ne .L33
    ldur x8, [x29, #-0xb8]
    cbz x8, .L40
.L35:
    ldur x8, [x29, #-0xa0]
    ldur x17, [x29, #-0xc8]
    mov w27, #0x16
    mov w3, #0xc
    movk w27, #0xd, lsl #16
    mov x18, xzr
    movk w3, #0xe, lsl #16
    mov w9, #0x18
    mov x10, #0x101010101010101
    and x21, x8, x17
    adrp x17, plywright::sliders::magic::TABLE
    add x17, x17, :lo12:plywright::sliders::magic::TABLE
.L36:
    rbit x8, x21
    clz x2, x8
    adrp x8, plywright::sliders::magic::LOOKUPS
    add x8, x8, :lo12:plywright::sliders::magic::LOOKUPS
    umaddl x8, w2, w9, x8
    ldp x22, x23, [x8]
    ldr x24, [x8, #0x600]
    ldr x25, [x8, #0x608]
    and x22, x22, x30
    mul x22, x22, x23
    and x23, x24, x30
    ldr w24, [x8, #0x614]
    mul x23, x23, x25
    ldp w26, w25, [x8, #0x10]
    ldr w8, [x8, #0x610]
    lsr x22, x22, x25
    lsr x23, x23, x24
    add x22, x22, x26
    add x8, x23, x8
    ldr x22, [x17, x22, lsl #3]
    ldr x8, [x17, x8, lsl #3]
    orr x22, x8, x22
    ands x8, x22, x16
    b.eq .L37
    lsr x23, x8, #1
    movi v1.2s, #0x1
    and x23, x23, #0x5555555555555555
    sub x8, x8, x23
    lsr x23, x8, #2
    and x8, x8, #0x3333333333333333
    and x23, x23, #0x3333333333333333
    add x8, x23, x8
    add x8, x8, x8, lsr #4
    and x8, x8, #0xf0f0f0f0f0f0f0f
    mul x8, x8, x10
    lsr x8, x8, #53
    and w8, w8, #0x7f8
    add w8, w8, #0x9
    mov v1.s[1], w8
    add v16.2s, v1.2s, v16.2s
.L37:
    and x8, x22, x14
    lsr x23, x8, #1
    fmov d1, x8
    and x23, x23, #0x5555555555555555
    sub x23, x8, x23
    cnt v1.8b, v1.8b
    lsr x24, x23, #2
    and x23, x23, #0x3333333333333333
    and x24, x24, #0x3333333333333333
    add x23, x24, x23
    addv b1, v1.8b
    add x23, x23, x23, lsr #4
    and x23, x23, #0xf0f0f0f0f0f0f0f
    mul x23, x23, x10
    lsr x8, x23, #58
    cmp x8, #0x6
    fmov x8, d1
    b.hi .L110
    eor x2, x2, #0x38
    add x8, x11, x8, lsl #2
    sub x23, x21, #0x1
    add x2, x11, x2, lsl #2
    and x24, x19, x22
    orr x18, x18, x22
    ldr w8, [x8, #0x780]
    ands x21, x23, x21
    orr x1, x1, x24
    ldr w2, [x2, #0x400]
    orr x19, x19, x22
    add w13, w13, w2
    add w13, w8, w13
    b.ne .L36
    b .L41
.L38:
    ldur x12, [x29, #-0x78]
    stur xzr, [x29, #-0x58]
    ldur x8, [x29, #-0xa0]
    ldr x17, [sp, #0x108]
    stur x25, [x29, #-0x28]
    and x4, x8, x17
    cbnz x4, .L32
.L39:
    stur xzr, [x29, #-0x60]
    ldur x8, [x29, #-0xb8]
    cbnz x8, .L35
.L40:
    mov w27, #0x16
    mov w3, #0xc
    mov x18, xzr
    movk w27, #0xd, lsl #16
    movk w3, #0xe, lsl #16
.L41:
    ldur x8, [x29, #-0x98]
    ldr x23, [sp, #0x130]
    mov x17, x7
    fmov d4, x17
    orr x21, x7, x0
    str x7, [sp, #0xe8]
    orr x8, x8, x8, lsl #8
    mvn x26, x23
    mvn x22, x23
    str x22, [sp, #0x68]
    mov x7, #0x3333333333333333
    mov x24, #0xf0f0f0f0f0f0f0f
    orr x8, x8, x8, lsl #16
    movk x7, #0x3300
    movk x24, #0xf00
    fmov d5, x0
    ldur d3, [x29, #-0x40]
    ldur d2, [x29, #-0x28]
    orr x25, x8, x8, lsl #32
    fmov d1, x28
    cnt v18.8b, v4.8b
    cnt v3.8b, v3.8b
    cnt v17.8b, v2.8b
    fmov d2, x4
    bic x8, x20, x25
    cnt v5.8b, v5.8b
    stur x20, [x29, #-0xc0]
    and x9, x8, #0xffffff0000
    ldr x8, [sp, #0x138]
    cnt v1.8b, v1.8b
    and x10, x0, x9
    and x9, x17, x9
    ldur x17, [x29, #-0xf0]
    mvn x8, x8
    lsr x2, x10, #1
    addv b4, v17.8b
    and x14, x4, x8
    and x21, x21, x17
    mov x17, #0x3333333333333333
    and x22, x14, x26
    mov x26, #0x5555555555555555
    and x2, x2, #0x5555555555555555
    fmov d6, x22
    lsr x22, x9, #1
    movk x26, #0x5500
    and x14, x14, x23
    sub x10, x10, x2
    and x2, x26, x21, lsr #1
    and x22, x22, #0x5555555555555555
    fmov d7, x14
    movk x17, #0x0
    cnt v6.8b, v6.8b
    sub x9, x9, x22
    and x14, x17, x10, lsr #2
    and x10, x10, x17
    sub x2, x21, x2
    and x21, x17, x9, lsr #2
    add x10, x14, x10
    cnt v7.8b, v7.8b
    and x9, x9, x17
    and x14, x2, x7
    and x2, x7, x2, lsr #2
    add x10, x10, x10, lsr #4
    add x9, x21, x9
    addv b6, v6.8b
    mov x17, #0xf0f0f0f0f0f0f0f
    add x9, x9, x9, lsr #4
    movk x17, #0x0
    add x14, x2, x14
    mov x22, #0x101010101010101
    and x10, x10, x17
    add x14, x14, x14, lsr #4
    mul x10, x10, x22
    and x9, x9, x17
    fmov w2, s6
    addv b7, v7.8b
    mov w17, #0xfff5
    and x14, x14, x24
    mul x9, x9, x22
    movk w17, #0x7, lsl #16
    addv b6, v5.8b
    add w21, w17, #0x25
    mov w17, #0xfffe
    cnt v5.8b, v2.8b
    mul x14, x14, x22
    movk w17, #0x5, lsl #16
    addv b2, v3.8b
    lsr x10, x10, #56
    addv b17, v1.8b
    addv b3, v18.8b
    mul w2, w2, w21
    fmov w21, s7
    ldur d7, [x29, #-0xb8]
    lsr x9, x9, #56
    addv b5, v5.8b
    mvn x26, x20
    cnt v7.8b, v7.8b
    fmov w23, s17
    str x25, [sp, #0xd8]
    madd w2, w21, w3, w2
    add w21, w17, #0x17
    mov w17, #0xffef
    lsr x14, x14, #56
    madd w10, w10, w27, w2
    movk w17, #0x3, lsl #16
    add w2, w17, #0x16
    madd w9, w9, w21, w10
    and x21, x28, #0xff00
    madd w17, w14, w2, w9
    ldur x9, [x29, #-0x80]
    addv b1, v7.8b
    mvn x10, x25
    str x0, [sp, #0x80]
    bfxil x21, x9, #0, #8
    fmov x9, d2
    stur x9, [x29, #-0xe0]
    fmov x9, d4
    stur x9, [x29, #-0xd8]
    lsr x9, x28, #1
    cbz x21, .L42
    mov w14, #0x5500
    and x2, x4, #0xff00
    mov w0, #0x8
    and x14, x14, x4, lsr #1
    movk w0, #0x15, lsl #16
    sub x14, x2, x14
    and x2, x7, x14, lsr #2
    and x14, x14, x7
    add x14, x2, x14
    add x14, x14, x14, lsr #4
    and x14, x14, x24
    mul x14, x14, x22
    lsr x14, x14, #56
    madd w17, w14, w0, w17
.L42:
    ldr x0, [sp, #0x130]
    str w17, [sp, #0x8c]
    sub w22, w23, #0x5
    ldur x17, [x29, #-0xc0]
    ldr x20, [sp, #0xf8]
    mov x27, #0x101010101010101
    lsl x14, x0, #1
    lsr x2, x0, #1
    mov w3, #0x19
    and x21, x17, x20
    ldur x17, [x29, #-0x98]
    movk w3, #0x3f, lsl #16
    and x14, x14, #0xfefefefefefefefe
    and x2, x2, #0x7f7f7f7f7f7f7f7f
    and x10, x21, x10
    orr x14, x14, x2
    and x2, x0, #0xff
    lsr x10, x10, #8
    bic x14, x28, x14
    bic x2, x2, x2, lsl #1
    mov w21, #-0xfffd
    and x8, x14, x8
    fmov d7, x14
    bic x10, x10, x14
    fmov d17, x8
    orr x8, x28, x28, lsl #16
    mov w14, #0xfffe
    movk w14, #0x5, lsl #16
    and x9, x9, #0x7f7f7f7f7f7f7f7f
    mov v7.d[1], x2
    orr x8, x8, x20
    mov v17.d[1], x10
    orr x8, x20, x8, lsl #16
    mov x20, #0x5555555555555555
    and x10, x17, x28
    movk x20, #0x5500
    orr x0, x8, x8, lsl #32
    ldur x8, [x29, #-0xe0]
    cnt v7.16b, v7.16b
    cnt v17.16b, v17.16b
    mul w8, w8, w14
    and x14, x20, x10, lsr #1
    and x2, x0, x28
    str x0, [sp, #0x128]
    ldur x0, [x29, #-0x40]
    sub x10, x10, x14
    and x14, x20, x2, lsr #1
    ldur x20, [x29, #-0xd8]
    uaddlp v7.8h, v7.16b
    uaddlp v17.8h, v17.16b
    madd w8, w20, w21, w8
    and x21, x7, x10, lsr #2
    and x10, x10, x7
    sub x14, x2, x14
    adrp x2, .C0
    uaddlp v7.4s, v7.8h
    add x10, x21, x10
    lsr x21, x14, #2
    uaddlp v17.4s, v17.8h
    add x10, x10, x10, lsr #4
    and x14, x14, x7
    mul w8, w8, w22
    ldur x7, [x29, #-0xd0]
    mov x22, #0xf0f0f0f0f0f0f0f
    uaddlp v7.2d, v7.4s
    and x10, x10, x24
    movk x22, #0xf00
    uaddlp v17.2d, v17.4s
    sub x25, x7, #0x1
    mul x10, x10, x27
    add x22, x22, #0x7
    tst x7, x25
    ldur x24, [x29, #-0x28]
    mov x7, x30
    str x25, [sp, #0x10]
    uzp1 v7.4s, v7.4s, v17.4s
    ldr q17, [x2, :lo12:.C0]
    and x2, x21, #0x3333333333333333
    add x14, x2, x14
    sub x2, x0, #0x1
    sub x21, x24, #0x1
    add x14, x14, x14, lsr #4
    lsr x10, x10, #56
    mul v7.4s, v7.4s, v17.4s
    and x14, x14, x22
    add w22, w8, w3
    csel w8, w22, w8, ne
    tst x0, x2
    mul x14, x14, x27
    add w0, w8, #0x30, lsl #12
    mov w22, #0xa
    lsl x2, x28, #1
    csel w8, w0, w8, ne
    mov w0, #0xfff5
    movk w22, #0x3, lsl #16
    addv s7, v7.4s
    movk w0, #0x7, lsl #16
    tst x24, x21
    add w0, w8, w0
    lsr x14, x14, #56
    fmov w21, s7
    madd w10, w10, w22, w21
    csel w21, w0, w8, ne
    add w8, w20, w20, lsl #1
    and x0, x2, #0xfefefefefefefefe
    lsl w2, w8, #17
    orr x9, x0, x9
    mov w8, #0xfff5
    ldur x0, [x29, #-0xe8]
    movk w8, #0xffe8, lsl #16
    orr x9, x9, x17
    madd w8, w14, w8, w10
    fmov x17, d6
    cmp x0, #0x0
    csel w10, wzr, w2, eq
    str w10, [sp, #0x78]
    ands x10, x9, x28
    mvn x9, x12
    b.eq .L44
.L43:
    rbit x14, x10
    sub x0, x10, #0x1
    ands x10, x0, x10
    clz x14, x14
    lsr x14, x14, #1
    and x14, x14, #0x3c
    add x14, x11, x14
    ldr w14, [x14, #0x600]
    add w8, w14, w8
    b.ne .L43
.L44:
    bic w10, w26, w28
    fmov d7, x12
    fmov w20, s3
    str x10, [sp, #0x70]
    ldur x10, [x29, #-0x98]
    fmov w14, s5
    ldr x30, [sp, #0x148]
    bic x9, x9, x10
    mov x10, #0x3c3c00000000
    movk x10, #0x3c, lsl #48
    stur w14, [x29, #-0x80]
    cbz x28, .L46
    mov x14, x28
.L45:
    rbit x0, x14
    sub x2, x14, #0x1
    ands x14, x2, x14
    clz x0, x0
    ldr w0, [x11, x0, lsl #2]
    add w8, w0, w8
    b.ne .L45
.L46:
    orr x14, x28, x28, lsr #16
    orr x0, x12, x12, lsr #16
    ldr x2, [sp, #0xf0]
    ldur x12, [x29, #-0xf8]
    and x9, x9, x10
    cnt v7.8b, v7.8b
    orr x14, x14, x2
    str x9, [sp, #0xd0]
    ldur w9, [x29, #-0x80]
    orr x0, x0, x12
    orr x14, x2, x14, lsr #16
    str x26, [sp, #0xe0]
    orr x0, x12, x0, lsr #16
    str w21, [sp, #0x7c]
    orr x14, x14, x14, lsr #32
    str w23, [sp, #0x98]
    orr x12, x0, x0, lsr #32
    mov w0, wzr
    stur x4, [x29, #-0x40]
    str x17, [sp, #0x140]
    str x12, [sp, #0x120]
    orr x14, x14, x12
    ldur x12, [x29, #-0x100]
    str x14, [sp, #0x60]
    orr x14, x14, x12
    add w12, w20, w17
    str w20, [sp, #0x88]
    add w9, w12, w9, lsl #1
    bics x10, x28, x14
    stur w12, [x29, #-0x8c]
    str x28, [sp, #0x158]
    str w9, [sp, #0x94]
    fmov w9, s1
    str w9, [sp, #0x90]
    b.eq .L53
    neg w14, w9, lsl #2
    orr x9, x19, x7
    ldrb w30, [x30, #0x93]
    stur x9, [x29, #-0x88]
    ldur w9, [x29, #-0x70]
    adrp x27, .D1
    add x27, x27, :lo12:.D1
    mov x2, #0x101010101010101
    eor w21, w9, #0x7
    mov w9, #0x1
    b .L48
.L47:
    cbz x10, .L53
.L48:
    rbit x22, x10
    ldur w12, [x29, #-0x34]
    mov x3, x7
    ldur w4, [x29, #-0x68]
    clz x24, x22
    add w22, w24, #0x8
    and w23, w24, #0x7
    lsr x25, x24, #3
    ubfx w28, w22, #3, #3
    subs w26, w23, w12
    ldur w12, [x29, #-0x70]
    cneg w26, w26, mi
    add x17, x11, x25, lsl #2
    and w22, w22, #0x3f
    subs w7, w28, w12
    ldur w12, [x29, #-0x48]
    cneg w7, w7, mi
    ldr w20, [x17, #0x640]
    cmp w26, w7
    csel w7, w26, w7, hi
    subs w23, w23, w12
    lsl x12, x9, x24
    cneg w23, w23, mi
    subs w28, w28, w4
    ldr w4, [x17, #0x660]
    orr x12, x12, x12, lsr #8
    cneg w28, w28, mi
    add w0, w20, w0
    ldr w17, [x17, #0x680]
    cmp w23, w28
    madd w0, w4, w7, w0
    orr x12, x12, x12, lsr #16
    csel w4, w23, w28, hi
    ldur x7, [x29, #-0x40]
    madd w17, w17, w4, w0
    mov w4, #0xfff7
    lsl x23, x9, x22
    orr x12, x12, x12, lsr #32
    movk w4, #0xffdd, lsl #16
    sub x0, x10, #0x1
    lsl x22, x2, x22
    and x10, x0, x10
    mov x28, x27
    tst x12, x7
    mov w7, #0xfffe
    add w4, w17, w4
    movk w7, #0x5, lsl #16
    add w7, w7, w17
    csel w17, w17, w4, eq
    add w4, w7, #0x9
    ldur x7, [x29, #-0x28]
    tst x12, x7
    mov x7, x3
    csel w0, w17, w4, eq
    tst x23, x3
    b.eq .L51
.L49:
    ldr w12, [x28, x25, lsl #2]
    add w0, w12, w0
.L50:
    ldur w12, [x29, #-0x80]
    ldur w17, [x29, #-0x8c]
    add w12, w17, w12, lsl #1
    cmp w12, w14
    b.ne .L47
    and x12, x22, x7
    cbnz x12, .L47
    lsr w12, w24, #3
    mov w17, #0x5
    mov w3, #0x3c
    movk w3, #0xf9, lsl #16
    eor w12, w12, #0x7
    add w4, w0, w3
    cmp w12, #0x5
    csel w12, w12, w17, lo
    cmp w26, w21
    csel w17, w26, w21, hi
    add w12, w30, w12
    cmp w12, w17, uxtb
    csel w0, w4, w0, lo
    cbnz x10, .L48
    b .L53
.L51:
    ldur x12, [x29, #-0x88]
    tst x22, x12
    b.eq .L52
    tst x23, x19
    b.ne .L50
    adrp x28, .D2
    add x28, x28, :lo12:.D2
    b .L49
.L52:
    adrp x28, .D3
    add x28, x28, :lo12:.D3
    b .L49
.L53:
    ldr x4, [sp, #0x158]
    ldr x9, [sp, #0x60]
    addv b17, v7.8b
    ldur x12, [x29, #-0x100]
    mov w14, #0x3c00
    ldur d7, [x29, #-0xd0]
    bic x10, x4, x9
    ldr x9, [sp, #0xd0]
    movk w14, #0x3c3c, lsl #16
    ands x10, x10, x12
    ldr x12, [sp, #0x70]
    lsr x9, x9, #1
    and x21, x12, x14
    b.eq .L55
    ldp x3, x2, [sp, #0x120]
    mov x17, #0x7e7e7e7e7e7e7e7e
    mov x12, #-0x101010101010102
    mov x14, #0x7f7f7f7f7f7f7f7f
    and x17, x17, #0x1fffffffffffe00
    movk x12, #0xfe00
    movk x14, #0x7f00
    ldur w30, [x29, #-0x48]
    and x17, x17, x3, lsr #1
    and x12, x12, x2, lsl #1
    and x14, x14, x2, lsr #1
    ldr x20, [sp, #0xc8]
    ldur x27, [x29, #-0xa0]
    and x17, x17, x3, lsl #1
    orr x2, x12, x14
    and x12, x12, x14
    bic x14, x2, x17
    orr x12, x14, x12
    mov w14, wzr
    ands x10, x10, x12, lsr #8
    b.eq .L56
    ldur x2, [x29, #-0xe8]
.L54:
    rbit x12, x10
    sub x17, x10, #0x1
    ands x10, x17, x10
    clz x12, x12
    lsr x12, x12, #1
    and x12, x12, #0x3c
    add x12, x11, x12
    ldr w12, [x12, #0x620]
    add w14, w12, w14
    b.ne .L54
    b .L57
.L55:
    ldur x2, [x29, #-0xe8]
    ldur w30, [x29, #-0x48]
    ldr x20, [sp, #0xc8]
    ldur x27, [x29, #-0xa0]
    b .L58
.L56:
    ldur x2, [x29, #-0xe8]
.L57:
    add w0, w14, w0
.L58:
    and x12, x20, #0x38
    mov x14, #-0x1
    stur x21, [x29, #-0x88]
    lsr x10, x21, #1
    lsl x12, x14, x12
    and x21, x9, #0x5555555555555555
    ldr x9, [sp, #0x108]
    ldur x14, [x29, #-0xc8]
    cnt v7.8b, v7.8b
    fmov d18, x2
    str x7, [sp, #0x150]
    orr x17, x14, x9
    ldur x9, [x29, #-0x78]
    and x14, x12, x4
    and x2, x17, x27
    str x17, [sp, #0x60]
    and x9, x12, x9
    cbz w30, .L59
    cmp w30, #0x7
    mov w22, w30
    b.ne .L60
    mov w22, #0x6
    b .L60
.L59:
    mov w22, #0x1
.L60:
    sub w12, w22, #0x1
    mov x23, #0x101010101010101
    cmp x2, #0x0
    and w17, w12, #0x7
    cset w2, ne
    mov w24, #0x740
    lsl x17, x23, x17
    mov w25, #0x760
    mov w26, #0x700
    mov w28, #0x720
    mov w3, #0xffef
    cnt v18.8b, v18.8b
    ands x4, x14, x17
    movk w3, #0x3, lsl #16
    addv b7, v7.8b
    rbit x4, x4
    and x10, x10, #0x5555555555555555
    clz x4, x4
    lsr x4, x4, #3
    csel x4, xzr, x4, eq
    ands x17, x9, x17
    rbit x17, x17
    add x7, x4, #0x1
    clz x17, x17
    lsr x17, x17, #3
    csel x17, xzr, x17, eq
    cmp x7, x17
    ccmp x4, #0x0, #0x4, eq
    csel x7, x25, x24, ne
    cmp w30, w12, uxtb
    csel x12, x28, x26, eq
    add x7, x11, x7
    add x12, x11, x12
    ldr w7, [x7, x17, lsl #2]
    orr x17, x17, x4
    ldr w12, [x12, x4, lsl #2]
    cmp x17, #0x0
    lsl x4, x23, x22
    cset w17, eq
    add w12, w12, w7
    tst w2, w17
    add w7, w12, w3
    csel w12, w7, w12, ne
    ands x17, x14, x4
    rbit x17, x17
    clz x17, x17
    lsr x17, x17, #3
    csel x17, xzr, x17, eq
    ands x4, x9, x4
    rbit x4, x4
    add x7, x17, #0x1
    clz x4, x4
    lsr x4, x4, #3
    csel x4, xzr, x4, eq
    cmp x7, x4
    ccmp x17, #0x0, #0x4, eq
    csel x7, x25, x24, ne
    cmp w30, w22, uxtb
    add w22, w22, #0x1
    csel x20, x28, x26, eq
    add x7, x11, x7
    add x20, x11, x20
    ldr w7, [x7, x4, lsl #2]
    ldr w20, [x20, x17, lsl #2]
    orr x17, x4, x17
    cmp x17, #0x0
    and w17, w22, #0x7
    add w4, w20, w7
    lsl x17, x23, x17
    add w12, w4, w12
    cset w4, eq
    add w7, w12, w3
    tst w2, w4
    csel w12, w7, w12, ne
    ands x14, x14, x17
    rbit x14, x14
    clz x14, x14
    lsr x14, x14, #3
    csel x14, xzr, x14, eq
    ands x9, x9, x17
    rbit x9, x9
    add x17, x14, #0x1
    clz x9, x9
    lsr x9, x9, #3
    csel x9, xzr, x9, eq
    cmp x17, x9
    ccmp x14, #0x0, #0x4, eq
    csel x17, x25, x24, ne
    cmp w30, w22, uxtb
    ldur x22, [x29, #-0xb8]
    csel x4, x28, x26, eq
    add x17, x11, x17
    add x4, x11, x4
    ldr w17, [x17, x9, lsl #2]
    orr x9, x9, x14
    ldr w4, [x4, x14, lsl #2]
    cmp x9, #0x0
    add w14, w4, w17
    add w9, w14, w12
    cset w12, eq
    add w14, w9, w3
    tst w2, w12
    csel w12, w14, w9, ne
    fmov w9, s16
    cmp x22, #0x0
    str w12, [sp, #0x70]
    cinc w9, w9, ne
    cmp w9, #0x2
    ldr x9, [sp, #0xd0]
    sub x3, x9, x21
    ldur x9, [x29, #-0x98]
    mvn x9, x9
    stur x9, [x29, #-0xc8]
    b.ge .L61
    ldur x16, [x29, #-0x78]
    ldur x12, [x29, #-0xb0]
    ldr x23, [sp, #0x150]
    str wzr, [sp, #0xd0]
    b .L62
.L61:
    ldr x9, [sp, #0xa0]
    ldr x12, [sp, #0xb8]
    adrp x14, plywright::sliders::magic::LOOKUPS
    add x14, x14, :lo12:plywright::sliders::magic::LOOKUPS
    ldr x17, [sp, #0x50]
    ldr x23, [sp, #0x150]
    orr x9, x12, x9
    mov w12, #0x18
    mov w4, #0xa
    orn x9, x9, x5
    umaddl x12, w17, w12, x14
    bic x9, x9, x6
    and x9, x9, x19
    and x14, x9, x16
    ldr x16, [x12, #0x600]
    ldr w2, [x12, #0x614]
    fmov d19, x14
    ldr x14, [x12, #0x608]
    and x9, x9, x1
    and x16, x16, x23
    orn x9, x9, x5
    mul x14, x16, x14
    ldp x16, x17, [x12]
    cnt v19.8b, v19.8b
    bic x9, x9, x27
    ldp w7, w20, [x12, #0x10]
    and x16, x16, x23
    ldr w12, [x12, #0x610]
    mul x16, x16, x17
    mov w17, v16.s[1]
    addv b19, v19.8b
    lsr x14, x14, x2
    add x12, x14, x12
    ldr x14, [sp, #0xa8]
    fmov w2, s19
    lsr x16, x16, x20
    madd w17, w2, w4, w17
    ldr x2, [sp, #0x58]
    adrp x4, plywright::sliders::magic::TABLE
    add x4, x4, :lo12:plywright::sliders::magic::TABLE
    add x16, x16, x7
    ldr x2, [x2]
    ldr x12, [x4, x12, lsl #3]
    and x14, x2, x14
    add w2, w17, #0x28
    and x12, x12, x9
    tst x14, x9
    ldr x14, [x4, x16, lsl #3]
    csel w16, w17, w2, eq
    ldur x2, [x29, #-0x58]
    add w17, w16, #0x11
    and x9, x14, x9
    tst x2, x12
    csel w14, w16, w17, eq
    ldur x17, [x29, #-0x60]
    add w16, w14, #0x25
    tst x17, x9
    orr x9, x12, x9
    csel w12, w14, w16, eq
    tst x18, x9
    ldur x16, [x29, #-0x78]
    add w14, w12, #0x2d
    csel w9, w12, w14, eq
    cmp x22, #0x0
    sub w12, w9, #0x37
    csel w9, w12, w9, eq
    mov w12, #0x3ff
    bic w9, w9, w9, asr #31
    cmp w9, #0x3ff
    csel w9, w9, w12, lt
    mov w12, #0x156
    mul w9, w9, w9
    lsr w9, w9, #7
    cmp w9, #0x156
    csel w9, w9, w12, lo
    add w12, w9, w9, lsl #3
    lsl w12, w12, #11
    and w12, w12, #0xff0000
    orr w9, w12, w9
    ldur x12, [x29, #-0xb0]
    str w9, [sp, #0xd0]
.L62:
    ldur x17, [x29, #-0x88]
    mov x28, #0x3333333333333333
    ldr x9, [sp, #0xf0]
    movk x28, #0x3300
    ldur x14, [x29, #-0x40]
    mov x24, x27
    sub x10, x17, x10
    and x9, x9, x23, lsr #16
    stur x3, [x29, #-0x88]
    stur x10, [x29, #-0xa0]
    sub x10, x28, #0x300
    lsr x25, x3, #2
    str x10, [sp, #0x108]
    ldur x10, [x29, #-0xa8]
    ldr x3, [sp, #0xf8]
    mvn x20, x23
    ldur x21, [x29, #-0xd0]
    ldur x17, [x29, #-0xc0]
    orr x27, x12, x10
    orr x10, x14, x22
    lsr x12, x9, #1
    lsl x14, x16, #7
    lsr x9, x9, #4
    lsr x16, x16, #46
    and x12, x12, #0x4
    str x20, [sp, #0x58]
    orr x17, x17, x23
    and x14, x14, #0x1000000000000
    bfi x12, x9, #5, #1
    and x23, x27, x24
    bfi x14, x16, #55, #1
    and w16, w3, w20
    orn x2, x5, x19
    and x12, x21, x12
    lsl w20, w16, #8
    orr x16, x23, x10
    and x14, x14, x21
    lsr x21, x12, #1
    mov x30, x22
    lsr x24, x14, #1
    and x10, x20, #0xff000000
    add x22, x28, #0x31
    and x20, x21, #0x10
    orr x10, x10, x3
    mov x9, #-0x101010101010102
    and x21, x24, #0x40000000000000
    sub x12, x12, x20
    bic x10, x10, x17
    sub x14, x14, x21
    mov x4, #0x7f7f7f7f7f7f7f7f
    add x7, x28, #0x30
    and x17, x22, x12, lsr #2
    and x10, x10, x2
    lsr x2, x14, #2
    movk x9, #0x0
    movk x4, #0x0
    and x12, x12, x7
    and x9, x9, x10, lsl #9
    and x10, x4, x10, lsl #7
    add x12, x17, x12
    and x17, x2, #0x3333333333333333
    ldur x2, [x29, #-0xc8]
    and x14, x14, #0x3333333333333333
    add x14, x17, x14
    orr x9, x9, x10
    ldur x17, [x29, #-0x100]
    and x2, x16, x2
    add x12, x12, x12, lsr #4
    add x10, x14, x14, lsr #4
    and x14, x2, x9
    mvn x21, x17
    ldur x2, [x29, #-0x78]
    lsr x17, x14, #1
    and x12, x12, #0xf0f0f0f0f0f0f0f
    mov x3, #0x101010101010101
    and x10, x10, #0xf0f0f0f0f0f0f0f
    mul x12, x12, x3
    and x9, x9, x2
    str x27, [sp, #0xf0]
    mov w7, #0xffe3
    mov w20, #0xffb0
    mul x2, x10, x3
    and x10, x17, #0x5555555555555555
    ldr x3, [sp, #0xe0]
    sub x10, x14, x10
    ldur x14, [x29, #-0x78]
    lsr x17, x9, #1
    movk w7, #0xfff8, lsl #16
    movk w20, #0xffc3, lsl #16
    addv b16, v18.8b
    orr x4, x16, x14
    and x14, x16, x3
    and x17, x17, #0x5555555555555555
    and x14, x14, x19
    fmov w26, s17
    and x27, x14, x6
    sub x14, x9, x17
    lsr x9, x12, #56
    ldur x12, [x29, #-0x50]
    ldr x17, [sp, #0xb0]
    mul w9, w9, w7
    orr x22, x12, x17
    ldr x12, [sp, #0xb8]
    and x17, x23, x3
    ldur w23, [x29, #-0x48]
    str x22, [sp, #0x50]
    and x12, x4, x12
    ldur x4, [x29, #-0x78]
    str x12, [sp, #0x48]
    lsr x12, x2, #56
    and x2, x4, x3
    bic x24, x4, x19
    madd w7, w12, w20, w9
    sub w9, w23, #0x1
    bic x12, x4, x19
    cmp w9, #0x2
    ldur x9, [x29, #-0x30]
    str x12, [sp, #0xb8]
    and x20, x22, x24
    and x12, x22, x30
    and x3, x9, x17
    ldur x9, [x29, #-0x98]
    stp x3, x20, [sp, #0x28]
    and x2, x2, x9
    and x9, x22, x17
    stp x9, x12, [sp, #0x38]
    str x2, [sp, #0x20]
    b.hs .L64
    bic x9, x16, x19
    cmp w23, #0x2
    mov w12, #0x303
    str x9, [sp, #0xf8]
    mov w9, #0x101
    ldr x3, [sp, #0x140]
    ldr x23, [sp, #0x68]
    mov w30, #0x19
    ldur x24, [x29, #-0xa0]
    csel x9, x12, x9, eq
    movk w30, #0x3f, lsl #16
.L63:
    ldr x12, [sp, #0xc8]
    mov x20, x21
    tst w12, #0x38
    b.ne .L65
    ldur x12, [x29, #-0x28]
    ldr x17, [sp, #0x130]
    and w12, w17, w12
    and w9, w9, w12
    mov w12, #0xffe4
    fmov s17, w9
    movk w12, #0xfffe, lsl #16
    cnt v17.8b, v17.8b
    addv b17, v17.8b
    fmov w9, s17
    madd w7, w9, w12, w7
    b .L65
.L64:
    mov w30, w23
    mov w12, #0x1
    ldr x3, [sp, #0x140]
    lsl w12, w12, w23
    ldr x23, [sp, #0x68]
    mov w17, #0x99
    ldur x24, [x29, #-0xa0]
    mov w9, #0xc0c0
    tst w12, w17
    b.eq .L97
    bic x9, x16, x19
    mov w30, #0x19
    mov x20, x21
    str x9, [sp, #0xf8]
    movk w30, #0x3f, lsl #16
.L65:
    ldr x17, [sp, #0x138]
    ldr x2, [sp, #0x120]
    and x21, x25, #0x3333333333333333
    str w7, [sp, #0x130]
    ldur x7, [x29, #-0xc0]
    ldur w22, [x29, #-0x80]
    lsl x9, x17, #1
    lsr x12, x17, #1
    and x17, x17, #0xff
    and x2, x2, x4
    bic x17, x17, x17, lsl #1
    ldr d22, [sp, #0x30]
    fmov d17, x2
    and x9, x9, #0xfefefefefefefefe
    and x12, x12, #0x7f7f7f7f7f7f7f7f
    fmov d18, x17
    orr x9, x9, x12
    and x12, x7, x4
    bic x9, x4, x9
    mov x17, #0x5555555555555555
    mov w2, #0xfffe
    mov v17.d[1], x12
    ldur x12, [x29, #-0xf8]
    movk x17, #0x5500
    mov v18.d[1], x9
    movk w2, #0x5, lsl #16
    adrp x4, .C1
    and x12, x12, x20
    ldur x20, [x29, #-0x98]
    mul w2, w3, w2
    mov x3, #0xf0f0f0f0f0f0f0f
    ldp d23, d21, [sp, #0x20]
    and x12, x12, x20
    cnt v17.16b, v17.16b
    movk x3, #0xf00
    cnt v18.16b, v18.16b
    lsl x12, x12, #8
    stur w26, [x29, #-0x100]
    bic x12, x12, x9
    and x9, x9, x23
    and x17, x17, x12, lsr #1
    uaddlp v17.8h, v17.16b
    fmov d19, x9
    uaddlp v18.8h, v18.16b
    sub x12, x12, x17
    and x17, x28, x12, lsr #2
    uaddlp v17.4s, v17.8h
    and x12, x12, x28
    uaddlp v18.4s, v18.8h
    add x12, x17, x12
    mov w17, #-0xfffd
    add x12, x12, x12, lsr #4
    uaddlp v17.2d, v17.4s
    madd w17, w22, w17, w2
    uaddlp v18.2d, v18.4s
    mov x2, #0x101010101010101
    and x12, x12, x3
    ldur x3, [x29, #-0x88]
    stur x21, [x29, #-0x88]
    mul x9, x12, x2
    mov x2, #0x3333333333333333
    sub w12, w26, #0x5
    uzp1 v17.4s, v17.4s, v18.4s
    movk x2, #0x0
    ldr q18, [x4, :lo12:.C1]
    mul w12, w17, w12
    and x17, x10, x2
    and x10, x2, x10, lsr #2
    str x17, [sp, #0x68]
    ldur x4, [x29, #-0x78]
    and x3, x3, #0x3333333333333333
    str x10, [sp, #0x18]
    and x10, x14, x2
    and x14, x2, x14, lsr #2
    mul v17.4s, v17.4s, v18.4s
    stur x10, [x29, #-0xa0]
    ldr x10, [sp, #0xe8]
    cnt v18.8b, v19.8b
    lsr x9, x9, #56
    ldr d19, [sp, #0x40]
    sub x17, x10, #0x1
    bic x26, x27, x1
    str x17, [sp, #0x8]
    tst x10, x17
    ldr x17, [sp, #0x80]
    addv s17, v17.4s
    add w10, w12, w30
    str x14, [sp, #0x80]
    addv b18, v18.8b
    csel w12, w10, w12, ne
    sub x10, x17, #0x1
    tst x17, x10
    mov w10, #0xfffd
    and x30, x28, x24, lsr #2
    movk w10, #0xffee, lsl #16
    fmov w17, s17
    and x28, x20, x16
    madd w9, w9, w10, w17
    fmov w17, s18
    mov w10, #0xfffa
    movk w10, #0xfff4, lsl #16
    ldur x16, [x29, #-0x30]
    madd w10, w17, w10, w9
    lsr x17, x4, #1
    lsl x9, x4, #1
    and x14, x17, #0x7f7f7f7f7f7f7f7f
    ldr x17, [sp, #0x108]
    and x9, x9, #0xfefefefefefefefe
    orr x14, x9, x14
    add w9, w12, #0x30, lsl #12
    and x2, x24, x17
    ldur x17, [x29, #-0x40]
    csel w9, w9, w12, ne
    orr x14, x14, x7
    sub x12, x17, #0x1
    tst x17, x12
    mov w12, #0xfff5
    movk w12, #0x7, lsl #16
    add w12, w9, w12
    csel w9, w12, w9, ne
    lsl w12, w22, #17
    str w9, [sp, #0xc8]
    ldr x9, [sp, #0xf8]
    sub w12, w12, w22, lsl #19
    and x25, x9, x5
    ldr x9, [sp, #0x48]
    bic x21, x9, x19
    ldr x9, [sp, #0x50]
    and x9, x9, x17
    ldr x17, [sp, #0xb8]
    and x22, x16, x17
    ldur x17, [x29, #-0xb8]
    cmp x17, #0x0
    and x24, x16, x17
    ldr x16, [sp, #0x38]
    csel w12, wzr, w12, eq
    ands x23, x14, x4
    str w12, [sp, #0xb8]
    ldur x12, [x29, #-0xa8]
    and x14, x16, x12
    ldur x12, [x29, #-0xb0]
    and x16, x16, x12
    b.eq .L67
    ldr x7, [sp, #0x150]
.L66:
    rbit x12, x23
    sub x17, x23, #0x1
    ands x23, x17, x23
    clz x12, x12
    lsr x12, x12, #1
    and x12, x12, #0x3c
    eor x12, x12, #0x1c
    add x12, x11, x12
    ldr w12, [x12, #0x600]
    add w10, w12, w10
    b.ne .L66
    b .L68
.L67:
    ldr x7, [sp, #0x150]
.L68:
    mov v19.d[1], x9
    ldur x9, [x29, #-0x88]
    mov v22.d[1], x21
    ldr x12, [sp, #0x18]
    mov v21.d[1], x22
    mov v23.d[1], x24
    add x21, x9, x3
    ldr x9, [sp, #0x68]
    add x30, x30, x2
    fmov d17, x28
    fmov d18, x25
    fmov d24, x26
    add x2, x12, x9
    ldur x9, [x29, #-0xa0]
    ldr x12, [sp, #0x80]
    fmov d25, x14
    fmov d26, x16
    fmov w17, s7
    add x9, x12, x9
    cbz x4, .L70
    ldur w20, [x29, #-0x68]
    mov x14, x4
.L69:
    rbit x12, x14
    sub x16, x14, #0x1
    ands x14, x16, x14
    clz x12, x12
    eor x12, x12, #0x38
    ldr w12, [x11, x12, lsl #2]
    add w10, w12, w10
    b.ne .L69
    b .L71
.L70:
    ldur w20, [x29, #-0x68]
.L71:
    orr x12, x4, x4, lsl #16
    ldur x14, [x29, #-0xf0]
    add x9, x9, x9, lsr #4
    cnt v20.8b, v17.8b
    cnt v18.8b, v18.8b
    cnt v17.8b, v24.8b
    orr x12, x12, x14
    str x9, [sp, #0x48]
    ldur x9, [x29, #-0xd8]
    orr x12, x14, x12, lsl #16
    add x14, x21, x21, lsr #4
    cnt v19.16b, v19.16b
    cnt v22.16b, v22.16b
    cnt v23.16b, v23.16b
    cnt v24.16b, v21.16b
    str x14, [sp, #0x68]
    orr x12, x12, x12, lsl #32
    ldr x14, [sp, #0x128]
    cnt v25.8b, v25.8b
    cnt v26.8b, v26.8b
    add x16, x30, x30, lsr #4
    orr x14, x12, x14
    add x12, x2, x2, lsr #4
    str w17, [sp, #0xf8]
    str x14, [sp, #0x40]
    str x12, [sp, #0x50]
    ldr x12, [sp, #0xd8]
    str x16, [sp, #0x80]
    orr x12, x14, x12
    ldur x14, [x29, #-0xe0]
    bics x25, x4, x12
    add w14, w17, w14
    add w9, w14, w9, lsl #1
    str w14, [sp, #0x38]
    mov w14, wzr
    stur w9, [x29, #-0x88]
    fmov w9, s16
    stur w9, [x29, #-0xb8]
    b.eq .L78
    neg w30, w9, lsl #2
    orr x9, x5, x7
    mov x2, #0x101010101010101
    stur x9, [x29, #-0xa0]
    ldr x9, [sp, #0x148]
    mov w28, #0x1
    adrp x22, .D1
    add x22, x22, :lo12:.D1
    ldrb w9, [x9, #0x93]
    eor w21, w9, #0x1
    b .L73
.L72:
    ldur w20, [x29, #-0x68]
    cbz x25, .L78
.L73:
    rbit x9, x25
    mov x3, x7
    mov x27, x22
    clz x24, x9
    ldur w9, [x29, #-0x48]
    add w12, w24, #0x38
    and w16, w24, #0x7
    lsr x4, x24, #3
    ubfx w17, w12, #3, #3
    subs w9, w16, w9
    cneg w26, w9, mi
    subs w9, w17, w20
    ldur w20, [x29, #-0x34]
    cneg w7, w9, mi
    eor x9, x4, #0x7
    cmp w26, w7
    add x4, x11, x9, lsl #2
    csel w7, w26, w7, hi
    subs w16, w16, w20
    ldur w20, [x29, #-0x70]
    cneg w16, w16, mi
    ldr w23, [x4, #0x660]
    subs w17, w17, w20
    ldr w20, [x4, #0x640]
    ldr w4, [x4, #0x680]
    cneg w17, w17, mi
    cmp w16, w17
    add w14, w20, w14
    madd w14, w23, w7, w14
    csel w16, w16, w17, hi
    ldur x7, [x29, #-0x28]
    madd w14, w4, w16, w14
    lsl x16, x2, x24
    mov w4, #0xfff7
    movk w4, #0xffdd, lsl #16
    sub x17, x25, #0x1
    tst x16, x7
    mov w7, #0xfffe
    and x25, x17, x25
    movk w7, #0x5, lsl #16
    add w4, w14, w4
    add w7, w7, w14
    csel w14, w14, w4, eq
    add w4, w7, #0x9
    ldur x7, [x29, #-0x40]
    tst x16, x7
    and w16, w12, #0x3f
    mov x7, x3
    lsl x16, x28, x16
    csel w14, w14, w4, eq
    ldur x4, [x29, #-0x78]
    orr x12, x16, x16, lsr #8
    tst x16, x3
    orr x12, x12, x12, lsr #16
    orr x23, x12, x12, lsr #32
    b.eq .L76
.L74:
    ldr w9, [x27, x9, lsl #2]
    add w14, w9, w14
.L75:
    ldur w9, [x29, #-0x88]
    cmp w9, w30
    b.ne .L72
    and x9, x23, x7
    cbnz x9, .L72
    lsr w9, w24, #3
    mov w12, #0x5
    ldur w20, [x29, #-0x68]
    mov w16, #0x3c
    cmp w9, #0x5
    movk w16, #0xf9, lsl #16
    csel w9, w9, w12, lo
    cmp w26, w20
    add w16, w14, w16
    add w9, w21, w9
    csel w12, w26, w20, hi
    and w9, w9, #0xff
    cmp w9, w12, uxtb
    csel w14, w16, w14, lo
    cbnz x25, .L73
    b .L78
.L76:
    ldur x12, [x29, #-0xa0]
    tst x23, x12
    b.eq .L77
    tst x16, x5
    b.ne .L75
    adrp x27, .D2
    add x27, x27, :lo12:.D2
    b .L74
.L77:
    adrp x27, .D3
    add x27, x27, :lo12:.D3
    b .L74
.L78:
    ldr x12, [sp, #0x80]
    ldr x9, [sp, #0x40]
    addv b21, v20.8b
    ldp x16, x17, [sp, #0x48]
    addv b20, v18.8b
    and x21, x12, #0xf0f0f0f0f0f0f0f
    ldr x12, [sp, #0xd8]
    bic x9, x4, x9
    addv b18, v17.8b
    uaddlp v27.8h, v19.16b
    uaddlp v28.8h, v22.16b
    uaddlp v29.8h, v23.16b
    uaddlp v30.8h, v24.16b
    addv b19, v25.8b
    addv b17, v26.8b
    ands x22, x9, x12
    ldr x9, [sp, #0x68]
    mov x12, #0xf0f0f0f0f0f0f0f
    movk x12, #0x0
    and x9, x9, #0xf0f0f0f0f0f0f0f
    and x2, x17, x12
    and x16, x16, x12
    b.eq .L81
    ldp x7, x3, [sp, #0x120]
    mov x4, #0x7e7e7e7e7e7e7e7e
    mov x12, #-0x101010101010102
    mov x17, #0x7f7f7f7f7f7f7f7f
    and x4, x4, #0x1fffffffffffe00
    movk x12, #0xfe, lsl #48
    movk x17, #0x7f, lsl #48
    mov w23, wzr
    and x4, x4, x3, lsr #1
    and x12, x12, x7, lsl #1
    and x17, x17, x7, lsr #1
    and x4, x4, x3, lsl #1
    orr x7, x12, x17
    and x12, x12, x17
    mov x3, #0x101010101010101
    bic x17, x7, x4
    ldr x7, [sp, #0x100]
    orr x12, x17, x12
    ands x22, x22, x12, lsl #8
    b.eq .L80
.L79:
    rbit x12, x22
    sub x17, x22, #0x1
    ands x22, x17, x22
    clz x12, x12
    lsr x12, x12, #1
    and x12, x12, #0x3c
    eor x12, x12, #0x1c
    add x12, x11, x12
    ldr w12, [x12, #0x620]
    add w23, w12, w23
    b.ne .L79
.L80:
    ldur x4, [x29, #-0x78]
    add w14, w23, w14
    b .L82
.L81:
    ldr x7, [sp, #0x100]
    mov x3, #0x101010101010101
.L82:
    mul x12, x21, x3
    mov w17, #0xff
    mov x3, #0x101010101010101
    uaddlp v22.4s, v27.8h
    uaddlp v23.4s, v28.8h
    uaddlp v24.4s, v29.8h
    mul x9, x9, x3
    uaddlp v25.4s, v30.8h
    ldur w27, [x29, #-0x34]
    stur x12, [x29, #-0x48]
    ldr x12, [sp, #0x118]
    and x12, x12, #0x38
    lsl x12, x17, x12
    mov x17, #0x101010101010101
    mul x16, x16, x17
    orr x12, x12, x12, lsr #8
    mul x2, x2, x17
    orr x12, x12, x12, lsr #16
    str x16, [sp, #0x128]
    orr x12, x12, x12, lsr #32
    ldr x16, [sp, #0x158]
    stur x2, [x29, #-0x68]
    and x2, x12, x4
    and x16, x12, x16
    ldr x12, [sp, #0x60]
    and x21, x12, x7
    cbz w27, .L83
    cmp w27, #0x7
    mov w24, w27
    b.ne .L84
    mov w24, #0x6
    b .L84
.L83:
    mov w24, #0x1
.L84:
    sub w12, w24, #0x1
    mov x30, #0x101010101010101
    cmp x21, #0x0
    and w17, w12, #0x7
    cset w25, ne
    mov w26, #0x740
    lsl x17, x30, x17
    mov w28, #0x760
    mov w21, #0x700
    mov w22, #0x720
    mov w3, #0xffef
    add w23, w24, #0x1
    ands x4, x2, x17
    movk w3, #0x3, lsl #16
    uaddlp v22.2d, v22.4s
    clz x4, x4
    uaddlp v23.2d, v23.4s
    uaddlp v24.2d, v24.4s
    lsr x4, x4, #3
    uaddlp v25.2d, v25.4s
    csel x4, xzr, x4, eq
    ands x17, x16, x17
    clz x17, x17
    add x7, x4, #0x1
    lsr x17, x17, #3
    csel x17, xzr, x17, eq
    cmp x7, x17
    ccmp x4, #0x0, #0x4, eq
    csel x7, x28, x26, ne
    cmp w27, w12, uxtb
    csel x12, x22, x21, eq
    add x7, x11, x7
    add x12, x11, x12
    ldr w7, [x7, x17, lsl #2]
    orr x17, x17, x4
    ldr w12, [x12, x4, lsl #2]
    cmp x17, #0x0
    lsl x4, x30, x24
    cset w17, eq
    add w12, w12, w7
    tst w25, w17
    add w7, w12, w3
    csel w12, w7, w12, ne
    ands x17, x2, x4
    clz x17, x17
    lsr x17, x17, #3
    csel x17, xzr, x17, eq
    ands x4, x16, x4
    clz x4, x4
    add x7, x17, #0x1
    lsr x4, x4, #3
    csel x4, xzr, x4, eq
    cmp x7, x4
    ccmp x17, #0x0, #0x4, eq
    csel x7, x28, x26, ne
    cmp w27, w24, uxtb
    ldur x24, [x29, #-0xe8]
    csel x20, x22, x21, eq
    add x7, x11, x7
    add x20, x11, x20
    ldr w7, [x7, x4, lsl #2]
    ldr w20, [x20, x17, lsl #2]
    orr x17, x4, x17
    cmp x17, #0x0
    and w17, w23, #0x7
    add w4, w20, w7
    lsl x17, x30, x17
    add w12, w4, w12
    cset w4, eq
    add w7, w12, w3
    tst w25, w4
    csel w12, w7, w12, ne
    ands x2, x2, x17
    ldur x7, [x29, #-0x48]
    clz x2, x2
    lsr x2, x2, #3
    csel x2, xzr, x2, eq
    ands x16, x16, x17
    clz x16, x16
    add x17, x2, #0x1
    lsr x16, x16, #3
    csel x16, xzr, x16, eq
    cmp x17, x16
    ccmp x2, #0x0, #0x4, eq
    csel x17, x28, x26, ne
    cmp w27, w23, uxtb
    csel x4, x22, x21, eq
    add x17, x11, x17
    lsr x21, x7, #56
    add x4, x11, x4
    ldr w17, [x17, x16, lsl #2]
    orr x16, x16, x2
    ldr w4, [x4, x2, lsl #2]
    lsr x2, x9, #56
    cmp x16, #0x0
    add w9, w4, w17
    add w9, w9, w12
    cset w12, eq
    add w16, w9, w3
    tst w25, w12
    csel w12, w16, w9, ne
    ldur x16, [x29, #-0x68]
    fmov w9, s0
    cmp x24, #0x0
    stur w12, [x29, #-0x48]
    lsr x17, x16, #56
    ldr x16, [sp, #0x128]
    cinc w9, w9, ne
    lsr x16, x16, #56
    cmp w9, #0x2
    stur x17, [x29, #-0xa0]
    stp x2, x16, [x29, #-0x70]
    b.ge .L85
    ldp x25, x28, [sp, #0x150]
    ldr x7, [sp, #0x100]
    ldr x22, [sp, #0x110]
    stur wzr, [x29, #-0x20]
    b .L86
.L85:
    ldr x22, [sp, #0x110]
    mvn x9, x19
    mvn x16, x1
    mov w17, #0x18
    adrp x2, plywright::sliders::magic::LOOKUPS
    add x2, x2, :lo12:plywright::sliders::magic::LOOKUPS
    orr x12, x22, x18
    ldr x18, [sp, #0xc0]
    ldp x25, x28, [sp, #0x150]
    orr x12, x12, x9
    ldr x3, [sp]
    mov w7, #0xa
    and x12, x12, x16
    ldur x16, [x29, #-0x20]
    umaddl x17, w18, w17, x2
    and x12, x12, x5
    and x16, x12, x16
    and x12, x12, x6
    fmov d26, x16
    ldr x18, [x17, #0x600]
    ldr x16, [x17, #0x608]
    ldr w4, [x17, #0x614]
    orr x9, x12, x9
    and x18, x18, x25
    cnt v26.8b, v26.8b
    mul x16, x18, x16
    ldp x18, x2, [x17]
    ldp w20, w23, [x17, #0x10]
    ldr w17, [x17, #0x610]
    addv b26, v26.8b
    and x18, x18, x25
    mul x18, x18, x2
    lsr x16, x16, x4
    mov w2, v0.s[1]
    fmov w4, s26
    add x16, x16, x17
    madd w2, w4, w7, w2
    ldr x4, [x3]
    adrp x3, plywright::sliders::magic::TABLE
    add x3, x3, :lo12:plywright::sliders::magic::TABLE
    ldr x7, [sp, #0x100]
    lsr x18, x18, x23
    ldr x12, [x3, x16, lsl #3]
    ldr x16, [sp, #0xb0]
    bic x9, x9, x7
    add x17, x18, x20
    add w18, w2, #0x28
    and x16, x4, x16
    and x12, x12, x9
    tst x16, x9
    ldr x16, [x3, x17, lsl #3]
    csel w17, w2, w18, eq
    ldur x2, [x29, #-0x50]
    add w18, w17, #0x11
    and x9, x9, x16
    tst x2, x12
    csel w16, w17, w18, eq
    ldur x18, [x29, #-0x30]
    add w17, w16, #0x25
    tst x18, x9
    orr x9, x12, x9
    csel w12, w16, w17, eq
    ldr x17, [sp, #0xa0]
    add w16, w12, #0x2d
    tst x17, x9
    csel w9, w12, w16, eq
    cmp x24, #0x0
    sub w12, w9, #0x37
    csel w9, w12, w9, eq
    mov w12, #0x3ff
    bic w9, w9, w9, asr #31
    cmp w9, #0x3ff
    csel w9, w9, w12, lt
    mov w12, #0x156
    mul w9, w9, w9
    lsr w9, w9, #7
    cmp w9, #0x156
    csel w9, w9, w12, lo
    add w12, w9, w9, lsl #3
    lsl w12, w12, #11
    and w12, w12, #0xff0000
    orr w9, w12, w9
    stur w9, [x29, #-0x20]
.L86:
    ldr x9, [sp, #0x58]
    ldur x4, [x29, #-0xf8]
    mov x23, #0xf0f0f0f0f0f0f0f
    ldr x16, [sp, #0xf0]
    ldur x3, [x29, #-0x28]
    movk x23, #0xf00
    and x9, x4, x9
    ldur x2, [x29, #-0x98]
    ldur x20, [x29, #-0xc0]
    lsr x12, x9, #8
    and x18, x16, x7
    ldr x9, [sp, #0xa8]
    ldur x16, [x29, #-0x58]
    ldr x27, [sp, #0xe0]
    ldr w26, [sp, #0x7c]
    and x12, x12, #0xff00000000
    ldr w17, [sp, #0x8c]
    orr x9, x16, x9
    orr x16, x2, x6
    orr x2, x2, x25
    orr x12, x12, x4
    orr x4, x18, x3
    bic x12, x12, x2
    orn x2, x19, x5
    orr x4, x4, x24
    and x12, x12, x2
    and x2, x20, x4
    and x7, x19, x4
    fmov d0, x2
    lsr x2, x12, #7
    lsr x12, x12, #9
    bic x16, x4, x16
    and x6, x4, x27
    orr x4, x4, x28
    and x2, x2, #0xfefefefefefefefe
    and x12, x12, #0x7f7f7f7f7f7f7f7f
    and x16, x16, x5
    orr x2, x2, x12
    bic x12, x7, x5
    and x4, x4, x22
    fmov d26, x12
    and x12, x16, x1
    and x16, x6, x2
    fmov d29, x16
    bic x16, x4, x5
    ldur x4, [x29, #-0xc8]
    ldur x7, [x29, #-0x60]
    fmov d27, x12
    and x2, x2, x28
    and x12, x18, x4
    and x18, x28, x4
    ldur x4, [x29, #-0xf0]
    fmov d28, x2
    and x2, x7, x12
    bic x1, x28, x5
    fmov d30, x2
    and x4, x4, x25, lsl #16
    and x2, x7, x1
    and x18, x18, x20
    lsr x5, x28, #9
    and x1, x9, x1
    lsr x6, x4, #1
    fmov d31, x18
    lsr x18, x4, #60
    mov v30.d[1], x2
    lsr x2, x28, #7
    fmov d8, x1
    and x4, x6, #0x400000000000000
    cnt v29.8b, v29.8b
    ldur w25, [x29, #-0x34]
    and x1, x2, #0x8000
    and x2, x5, #0x100
    bfi x4, x18, #61, #1
    and x18, x9, x3
    and x3, x9, x24
    ldr x5, [sp, #0xe8]
    orr x1, x1, x2
    fmov d9, x3
    and x2, x7, x24
    and x1, x1, x5
    and x4, x5, x4
    mov v8.d[1], x16
    lsr x3, x1, #1
    mov v31.d[1], x2
    lsr x16, x4, #1
    mov v9.d[1], x18
    and x2, x9, x12
    ldr x18, [sp, #0x108]
    and x9, x3, #0x4000
    and x16, x16, #0x1000000000000000
    fmov w12, s21
    sub x9, x1, x9
    sub x16, x4, x16
    fmov w1, s20
    and x18, x18, x9, lsr #2
    cnt v21.16b, v8.16b
    and x9, x9, #0x3333333333333333
    cnt v20.16b, v9.16b
    cnt v31.16b, v31.16b
    cnt v30.16b, v30.16b
    add x9, x18, x9
    lsr x18, x16, #2
    and x16, x16, #0x3000000000000000
    add x9, x9, x9, lsr #4
    sub x3, x23, #0x800
    mov x30, x5
    add x4, x18, x16
    and x18, x18, #0x100000000000000
    fmov w16, s18
    and x9, x9, x3
    add x3, x18, x4, lsr #4
    uaddlp v18.8h, v20.16b
    uaddlp v20.8h, v21.16b
    uaddlp v21.8h, v31.16b
    uaddlp v30.8h, v30.16b
    mov x5, #0x101010101010101
    fmov w18, s19
    cnt v19.8b, v0.8b
    mul x4, x9, x5
    and x9, x3, #0xf00000000000000
    uzp1 v0.4s, v24.4s, v25.4s
    ldp x6, x3, [x29, #-0xb0]
    uaddlp v21.4s, v21.8h
    mul x5, x9, x5
    fmov w9, s17
    uaddlp v17.4s, v18.8h
    uzp1 v18.4s, v22.4s, v23.4s
    uaddlp v22.4s, v30.8h
    cnt v24.8b, v26.8b
    and x3, x2, x3
    and x2, x2, x6
    cnt v25.8b, v27.8b
    uaddlp v26.2d, v17.4s
    uaddlp v17.2d, v21.4s
    fmov d27, x3
    uaddlp v21.2d, v22.4s
    cnt v22.8b, v28.8b
    fmov d28, x2
    uaddlp v20.4s, v20.8h
    ldr w2, [sp, #0x78]
    addv b19, v19.8b
    cnt v27.8b, v27.8b
    addv b23, v29.8b
    ldr w6, [sp, #0xb8]
    cnt v28.8b, v28.8b
    add w20, w26, w2
    lsr x2, x5, #56
    mov w5, #0xffe3
    uaddlp v20.2d, v20.4s
    fmov w3, s19
    movk w5, #0xfff8, lsl #16
    fmov w23, s23
    uzp1 v17.4s, v17.4s, v21.4s
    mul w2, w2, w5
    ldr w5, [sp, #0xc8]
    addv b21, v25.8b
    uzp1 v19.4s, v26.4s, v20.4s
    addv b20, v24.8b
    addv b22, v22.8b
    lsr x4, x4, #56
    addv b23, v27.8b
    addv b24, v28.8b
    sub w7, w6, w5
    mov w5, #0xffb0
    fmov w24, s21
    movk w5, #0xffc3, lsl #16
    madd w4, w4, w5, w2
    sub w5, w25, #0x1
    fmov w2, s20
    cmp w5, #0x2
    fmov w5, s22
    fmov w6, s23
    fmov w19, s24
    b.hs .L88
    cmp w25, #0x2
    mov x25, #0x101000000000000
    mov x26, #0x303000000000000
    csel x25, x26, x25, eq
.L87:
    ldr x27, [sp, #0x118]
    mov w26, #0x38
    bics wzr, w26, w27
    b.ne .L89
    ldr x22, [sp, #0x138]
    mov x26, #0x4141000000000000
    mov x27, #0x3333000000000000
    and x25, x25, x22
    ldur x22, [x29, #-0x40]
    and x25, x25, x22
    and x26, x26, x25, lsr #1
    sub x25, x25, x26
    lsr x26, x25, #2
    and x25, x25, x27
    and x26, x26, #0x3333333333333333
    add x25, x26, x25
    mov x26, #0x101010101010101
    add x25, x25, x25, lsr #4
    and x25, x25, #0xf0f0f0f0f0f0f0f
    mul x25, x25, x26
    mov w26, #0xffe4
    movk w26, #0xfffe, lsl #16
    lsr x25, x25, #56
    madd w4, w25, w26, w4
    b .L89
.L88:
    ldur w22, [x29, #-0x34]
    mov w26, #0x1
    mov w27, #0x99
    mov x25, #-0x3f40000000000000
    lsl w26, w26, w22
    tst w26, w27
    b.eq .L98
.L89:
    ldur x22, [x29, #-0x70]
    ldr w26, [sp, #0x98]
    sub w16, w16, w24
    mov w24, #0x4a
    sub v18.4s, v18.4s, v19.4s
    mov w25, #0x15a
    sub w22, w22, w21
    ldur x21, [x29, #-0xa0]
    movk w24, #0x73, lsl #16
    add w22, w22, w22, lsl #17
    ldr w27, [sp, #0x90]
    movk w25, #0x146, lsl #16
    sub w21, w21, w23
    add w23, w13, w17
    ldur w13, [x29, #-0x100]
    ldr w17, [sp, #0x88]
    sub v0.4s, v0.4s, v17.4s
    sub w9, w9, w19
    sub w13, w26, w13
    ldr w19, [sp, #0xd0]
    sub w1, w1, w2
    madd w13, w13, w24, w22
    ldr w22, [sp, #0x9c]
    ldr w24, [sp, #0xf8]
    mov w2, #0x12
    sub w18, w18, w6
    sub w12, w12, w3
    sub w24, w24, w17
    ldr x17, [sp, #0x140]
    add w10, w10, w14
    add w13, w13, w15
    adrp x15, .C2
    ldr w14, [sp, #0x130]
    add w22, w13, w22
    ldr q19, [x15, :lo12:.C2]
    sub w22, w22, w23
    ldp x23, x15, [x29, #-0xe0]
    ldur w13, [x29, #-0xb8]
    add w20, w22, w20
    mov w22, #0x14b
    mul v18.4s, v18.4s, v19.4s
    sub w23, w23, w17
    movk w22, #0x148, lsl #16
    add w8, w20, w8
    ldur w17, [x29, #-0x80]
    madd w8, w23, w22, w8
    mov w20, #0x1da
    movk w20, #0x22f, lsl #16
    madd w8, w24, w25, w8
    mov w22, #0x3f6
    sub w15, w15, w17
    sub w13, w13, w27
    movk w22, #0x3ce, lsl #16
    madd w8, w15, w20, w8
    adrp x20, .C3
    ldur w17, [x29, #-0x20]
    madd w8, w13, w22, w8
    ldr q17, [x20, :lo12:.C3]
    mov w22, #0x11
    mov w20, #0x13
    movk w22, #0x14, lsl #16
    add w10, w10, w4
    mla v18.4s, v0.4s, v17.4s
    movk w20, #0x9, lsl #16
    add w8, w8, w7
    ldr w7, [sp, #0x70]
    madd w17, w21, w20, w17
    add w8, w8, w0
    mov w0, #0xd
    add w8, w8, w7
    movk w0, #0x17, lsl #16
    sub w8, w8, w19
    add w7, w0, #0xc
    addv s0, v18.4s
    madd w8, w1, w2, w8
    madd w8, w9, w7, w8
    ldur x9, [x29, #-0x68]
    madd w8, w18, w0, w8
    mov w18, #0x3d
    sub w9, w9, w5
    movk w18, #0x21, lsl #16
    madd w16, w16, w22, w8
    add w0, w9, w9, lsl #17
    fmov w8, s0
    madd w12, w12, w18, w8
    ldr x8, [sp, #0x148]
    add w9, w9, w0
    add w9, w16, w9
    ldrb w8, [x8, #0x93]
    add w12, w12, w17
    add w9, w9, w14
    ldur w14, [x29, #-0x48]
    add w9, w9, w12
    mov w12, #0xfff5
    cmp w8, #0x0
    add w10, w10, w14
    movk w12, #0x7, lsl #16
    mov w14, #0xffea
    add w12, w12, #0x21
    movk w14, #0xfff7, lsl #16
    sub w9, w9, w10
    csel w10, w12, w14, eq
    add w9, w9, w10
    add w10, w9, #0x8, lsl #12
    asr w10, w10, #16
    cmp w10, #0x0
    b.le .L91
    ldur x16, [x29, #-0x78]
    ldur x12, [x29, #-0xb0]
    cbz x28, .L95
    ldur x11, [x29, #-0xd0]
    ldr x14, [sp, #0x10]
    eor x11, x11, x14
    cmp x11, x14
    b.ls .L94
    ldr x14, [sp, #0x8]
    eor x11, x30, x14
    cmp x11, x14
    b.ls .L94
    mov x11, #-0x5555555555555556
    eor x11, x11, #0xff00ff00ff00ff00
    tst x12, x11
    b.eq .L94
    mov x11, #0x5555555555555555
    eor x11, x11, #0xff00ff00ff00ff00
    and x11, x12, x11
    cbz x11, .L94
    ldp x11, x12, [x29, #-0xe0]
    ldur w17, [x29, #-0xb8]
    add w13, w17, w17, lsl #3
    add w11, w11, w11, lsl #1
    add w12, w12, w12, lsl #2
    add w11, w11, w12
    cmn w11, w13
    adrp x11, .D4
    add x11, x11, :lo12:.D4
    add x12, x11, #0x4
    b.ne .L90
    ldr x13, [sp, #0x140]
    ldur w14, [x29, #-0x80]
    add w15, w27, w27, lsl #3
    add w13, w13, w13, lsl #1
    add w14, w14, w14, lsl #2
    add w13, w13, w14
    cmn w13, w15
    b.ne .L90
    adrp x11, .D5
    add x11, x11, :lo12:.D5
    add x12, x11, #0x4
.L90:
    ldr w12, [x12]
    ldr w11, [x11]
    mul w12, w12, w26
    add w11, w12, w11
    b .L93
.L91:
    ldur x12, [x29, #-0x78]
    ldur x13, [x29, #-0xb0]
    cbz x12, .L101
    ldr x12, [sp, #0x8]
    eor x11, x30, x12
    cmp x11, x12
    ldr x12, [sp, #0x140]
    b.ls .L96
    ldur x11, [x29, #-0xd0]
    ldr x14, [sp, #0x10]
    eor x11, x11, x14
    cmp x11, x14
    b.ls .L96
    mov x11, #-0x5555555555555556
    eor x11, x11, #0xff00ff00ff00ff00
    tst x13, x11
    b.eq .L96
    mov x11, #0x5555555555555555
    eor x11, x11, #0xff00ff00ff00ff00
    and x11, x13, x11
    cbz x11, .L96
    add w11, w12, w12, lsl #1
    ldur w12, [x29, #-0x80]
    add w13, w27, w27, lsl #3
    ldur w16, [x29, #-0x100]
    ldur w17, [x29, #-0xb8]
    add w12, w12, w12, lsl #2
    add w11, w11, w12
    cmn w11, w13
    adrp x11, .D4
    add x11, x11, :lo12:.D4
    add x12, x11, #0x4
    b.ne .L92
    ldp x13, x14, [x29, #-0xe0]
    add w15, w17, w17, lsl #3
    add w13, w13, w13, lsl #1
    add w14, w14, w14, lsl #2
    add w13, w13, w14
    cmn w13, w15
    b.ne .L92
    adrp x11, .D5
    add x11, x11, :lo12:.D5
    add x12, x11, #0x4
.L92:
    ldr w12, [x12]
    ldr w11, [x11]
    madd w11, w12, w16, w11
.L93:
    cmp w11, #0x40
    mov w12, #0x40
    csel w11, w11, w12, lt
    b .L106
.L94:
    ldur w11, [x29, #-0x8c]
    ldr w12, [sp, #0x38]
    add w13, w13, w13, lsl #3
    sub w11, w12, w11
    add w12, w15, w15, lsl #2
    add w11, w11, w11, lsl #1
    add w11, w12, w11
    add w11, w11, w13
    cmp w11, #0x4
    b.ge .L99
    lsl w11, w26, #3
    mov w12, #0x18
    cmp w11, #0x18
    csel w11, w11, w12, lt
    add w11, w11, #0x28
    b .L100
.L95:
    mov v4.s[1], v5.s[0]
    movi v0.2s, #0x5
    mov v7.s[1], v3.s[0]
    mov v2.s[1], v6.s[0]
    movi v3.2s, #0x3
    mov v16.s[1], v1.s[0]
    movi v1.2s, #0x9
    mul v0.2s, v4.2s, v0.2s
    add v2.2s, v7.2s, v2.2s
    mla v0.2s, v2.2s, v3.2s
    mla v0.2s, v16.2s, v1.2s
    mov w13, v0.s[1]
    fmov w12, s0
    sub w14, w12, w13
    cmp w14, #0x3
    b.le .L103
    ldur x11, [x29, #-0xe0]
    ldur w17, [x29, #-0xb8]
    cmp x11, #0x2
    mov w11, #0x40
    b.ne .L106
    cmp x16, #0x0
    b .L102
.L96:
    ldur w11, [x29, #-0x8c]
    ldr w12, [sp, #0x38]
    ldur w13, [x29, #-0x80]
    ldur w17, [x29, #-0xb8]
    sub w11, w11, w12
    ldur x12, [x29, #-0xd8]
    add w11, w11, w11, lsl #1
    sub w12, w13, w12
    sub w13, w27, w17
    add w12, w12, w12, lsl #2
    add w13, w13, w13, lsl #3
    add w11, w12, w11
    add w11, w11, w13
    cmp w11, #0x4
    ldur w11, [x29, #-0x100]
    b.ge .L105
    lsl w11, w11, #3
    mov w12, #0x18
    cmp w11, #0x18
    csel w11, w11, w12, lt
    add w11, w11, #0x28
    b .L106
.L97:
    cmp w30, #0x5
    mov w30, #0x19
    bic x12, x16, x19
    movk w30, #0x3f, lsl #16
    str x12, [sp, #0xf8]
    b.eq .L63
    mov w9, #0x8080
    b .L63
.L98:
    cmp w22, #0x5
    b.eq .L87
    mov x25, #-0x7f80000000000000
    b .L87
.L99:
    mov w11, #0x40
.L100:
    ldur w17, [x29, #-0xb8]
    b .L106
.L101:
    ldr x15, [sp, #0x140]
    mov v5.s[1], v4.s[0]
    movi v4.2s, #0x5
    mov v3.s[1], v7.s[0]
    mov v1.s[1], v16.s[0]
    fmov s0, w15
    mul v4.2s, v5.2s, v4.2s
    mov v0.s[1], v2.s[0]
    movi v2.2s, #0x3
    add v0.2s, v3.2s, v0.2s
    mla v4.2s, v0.2s, v2.2s
    movi v0.2s, #0x9
    mla v4.2s, v1.2s, v0.2s
    mov w13, v4.s[1]
    fmov w12, s4
    sub w14, w12, w13
    cmp w14, #0x3
    b.le .L103
    ldur w17, [x29, #-0xb8]
    cmp x15, #0x2
    mov w11, #0x40
    b.ne .L106
    cmp x28, #0x0
.L102:
    ccmp w12, #0x6, #0x0, eq
    csel w11, wzr, w11, eq
    b .L106
.L103:
    ldur w17, [x29, #-0xb8]
    cmp w12, #0x4
    b.ge .L104
    mov w11, wzr
    b .L106
.L104:
    cmp w13, #0x3
    cset w12, gt
    add x11, x11, w12, uxtw #2
    ldr w11, [x11, #0x860]
    b .L106
.L105:
    mov w11, #0x40
.L106:
    ldr w13, [sp, #0x94]
    ldur w14, [x29, #-0x88]
    add w12, w27, w17
    mul w10, w11, w10
    mov w11, #0x18
    sxth w9, w9
    add w13, w13, w14
    add w12, w13, w12, lsl #2
    add w13, w10, #0x3f
    cmp w12, #0x18
    csel w12, w12, w11, lt
    cmp w10, #0x0
    csel w10, w13, w10, mi
    mul w9, w9, w12
    sub w11, w11, w12
    asr w10, w10, #6
    cmp w8, #0x0
    madd w9, w10, w11, w9
    mov w10, #0xaaab
    movk w10, #0x2aaa, lsl #16
    smull x9, w9, w10
    asr x10, x9, #34
    add x9, x10, x9, lsr #63
    cneg w0, w9, ne
    add sp, sp, #0x250
    ldp x20, x19, [sp, #0x60]
    ldp x22, x21, [sp, #0x50]
    ldp x24, x23, [sp, #0x40]
    ldp x26, x25, [sp, #0x30]
    ldp x28, x27, [sp, #0x20]
    ldp x29, x30, [sp, #0x10]
    ldp d9, d8, [sp], #0x70
    ret
.L107:
    adrp x2, .D6
    add x2, x2, :lo12:.D6
    mov x0, x8
    mov w1, #0x9
    bl core::panicking::panic_bounds_check
.L108:
    adrp x2, .D7
    add x2, x2, :lo12:.D7
    mov x0, x8
    mov w1, #0xe
    bl core::panicking::panic_bounds_check
.L109:
    adrp x2, .D8
    add x2, x2, :lo12:.D8
    mov x0, x8
    mov w1, #0xf
    bl core::panicking::panic_bounds_check
.L110:
    adrp x2, .D9
    add x2, x2, :lo12:.D9
    mov x0, x8
    mov w1, #0x1c
    bl core::panicking::panic_bounds_check
.C0 = 0xfffdfff3fff7fffc 0xffeefffdfff4fffa
.C1 = 0x0003000affe8fff5 0xfff7fffcfffdfff3
.C2 = 0x0021002c002f0026 0x002a001600200011
.C3 = 0x001a002f0000fff3 0x0024000c00180014
