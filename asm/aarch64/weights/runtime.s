# The kernels of weights/runtime, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm weights/runtime --target aarch64
# binary: sha256 70173047bf91aff8178f02d662a16dd7a84e6ae75e8209d1b65378dfdf508796
# latency: 42 instructions in 168 bytes; innermost loops: .L0 of 15
# throughput: 32 instructions in 128 bytes; innermost loops: .L0 of 8
# plywright::eval::Evaluator<R>::evaluate: 3101 instructions in 12404 bytes; innermost loops: .L10 of 46, .L14 of 70, .L17 of 58, .L20 of 69, .L27 of 46, .L31 of 72, .L35 of 54, .L38 of 67, .L47 of 8, .L49 of 7, .L51 of 85, .L60 of 8, .L84 of 10, .L87 of 8, .L90 of 81, .L99 of 10
# mix of 3175 instructions: 369 ldr, 342 and, 322 add, 228 mov, 213 ldur, 135 orr, 133 fmov, 117 lsr, 114 str, 82 mul, 77 sub, 76 cmp, 73 cnt, 71 addv, 68 madd, 64 stur, 49 csel, 49 ldp, 48 b.eq, 47 b, 38 ands, 32 cbz, 32 lsl, 31 bic, 31 tst, 30 clz, 29 movk, 28 eor, 26 b.ne, 24 rbit, 21 adrp, 20 stp, 18 movi, 17 cbnz, 14 mvn, 11 b.hs, 10 cneg, 9 subs, 8 umaddl, 7 ccmp, 6 bl, 5 asr, 5 b.ge, 4 b.ls, 4 mla, 4 orn, 4 ret, 3 b.le, 3 bfi, 3 bics, 3 ldrb, 3 ubfx, 2 b.hi, 2 cinc, 2 cmn, 2 extr, 2 neg, 1 bfxil, 1 cset, 1 smull, 1 sxth, 1 sxtw

latency:
    sub sp, sp, #0x60
    stp x29, x30, [sp, #0x10]
    stp x26, x25, [sp, #0x20]
    stp x24, x23, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    add x29, sp, #0x10
    str xzr, [sp, #0x8]
    ldp x21, x22, [x1, #0x8]
    add x8, sp, #0x8
    mov x19, xzr
    cbz x22, .L2
    ldr x24, [sp, #0x8]
    ldr x20, [x0]
    mov x8, xzr
    mov x23, xzr
    mov w25, #0xa0
    add x26, sp, #0x8
    b .L1
.L0:
    add x23, x23, #0x1
    cmp x22, x23
    b.eq .L2
.L1:
    eor x9, x8, x23
    cmp x9, x22
    b.hs .L0
    madd x8, x9, x25, x21
    mov x0, x20
    str x8, [sp, #0x8]
    ldr x1, [sp, #0x8]
    bl plywright::eval::Evaluator<R>::evaluate
    sxtw x8, w0
    add x19, x19, x8
    and x8, x24, x8
    b .L0
.L2:
    mov x0, x19
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x29, x30, [sp, #0x10]
    add sp, sp, #0x60
    ret

throughput:
    stp x29, x30, [sp, #-0x40]!
    str x23, [sp, #0x10]
    stp x22, x21, [sp, #0x20]
    stp x20, x19, [sp, #0x30]
    mov x29, sp
    ldr x21, [x1, #0x10]
    cbz x21, .L1
    ldr x22, [x1, #0x8]
    ldr x20, [x0]
    mov x19, xzr
    add x23, x29, #0x18
.L0:
    str x22, [x29, #0x18]
    mov x0, x20
    ldr x1, [x29, #0x18]
    bl plywright::eval::Evaluator<R>::evaluate
    add x19, x19, w0, sxtw
    subs x21, x21, #0x1
    add x22, x22, #0xa0
    b.ne .L0
    mov x0, x19
    ldp x20, x19, [sp, #0x30]
    ldr x23, [sp, #0x10]
    ldp x22, x21, [sp, #0x20]
    ldp x29, x30, [sp], #0x40
    ret
.L1:
    mov x19, xzr
    mov x0, x19
    ldp x20, x19, [sp, #0x30]
    ldr x23, [sp, #0x10]
    ldp x22, x21, [sp, #0x20]
    ldp x29, x30, [sp], #0x40
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
    sub sp, sp, #0x2c0
    ldp x10, x23, [x1, #0x78]
    ldr x8, [x1, #0x50]
    and x7, x10, x23
    and x28, x8, x23
    rbit x9, x7
    lsl x11, x28, #9
    lsl x13, x28, #7
    clz x2, x9
    adrp x9, plywright::board::geometry::AROUND
    add x9, x9, :lo12:plywright::board::geometry::AROUND
    and x4, x2, #0x3f
    ands w27, w2, #0x7
    and x12, x11, #0xfefefefefefefefe
    add x16, x9, x4, lsl #6
    and x13, x13, #0x7f7f7f7f7f7f7f7f
    b.eq .L0
    cmp w27, #0x7
    mov w14, w27
    b.ne .L1
    mov w14, #0x6
    b .L1
.L0:
    mov w14, #0x1
.L1:
    ubfx w15, w2, #3, #3
    ldr x30, [x16, #0x8]
    ldr x3, [x1, #0x88]
    orr x11, x13, x12
    str x16, [sp, #0xc0]
    stur x11, [x29, #-0x98]
    stur w15, [x29, #-0x74]
    cbz w15, .L2
    cmp w15, #0x7
    b.ne .L3
    mov w15, #0x30
    b .L4
.L2:
    mov w15, #0x8
    b .L4
.L3:
    and w15, w2, #0x38
.L4:
    and x11, x10, x3
    ldur x10, [x29, #-0x98]
    and x12, x13, x12
    ldr x16, [x1, #0x58]
    orr w20, w15, w14
    and x14, x8, x3
    and x13, x10, x30
    rbit x10, x11
    lsr x8, x14, #7
    stur x16, [x29, #-0xc0]
    and x16, x16, x23
    clz x15, x10
    lsr x10, x14, #9
    stur x16, [x29, #-0x60]
    and w6, w15, #0x3f
    ands w16, w15, #0x7
    and x25, x15, #0x3f
    and x17, x8, #0xfefefefefefefefe
    and x18, x10, #0x7f7f7f7f7f7f7f7f
    stur x14, [x29, #-0x88]
    str x15, [sp, #0x170]
    stur x3, [x29, #-0x70]
    str x2, [sp, #0x140]
    b.eq .L5
    cmp w16, #0x7
    mov w10, w16
    b.ne .L6
    mov w10, #0x6
    b .L6
.L5:
    mov w10, #0x1
.L6:
    orr x5, x13, x12
    ldur x12, [x29, #-0x98]
    lsr w14, w6, #3
    add x24, x9, x25, lsl #6
    add x8, x9, x20, lsl #6
    orr x15, x17, x18
    orr x3, x12, x30
    stur w14, [x29, #-0x50]
    cbz w14, .L7
    cmp w14, #0x7
    b.ne .L8
    mov w12, #0x30
    b .L9
.L7:
    mov w12, #0x8
    b .L9
.L8:
    ldr x12, [sp, #0x170]
    and w12, w12, #0x38
.L9:
    ldp x13, x14, [x1, #0x60]
    orr w10, w12, w10
    add x12, x9, x10, lsl #6
    str x1, [sp, #0x198]
    str x4, [sp, #0x138]
    stur x13, [x29, #-0xb0]
    ldr x13, [x1, #0x70]
    ldr x12, [x12, #0x8]
    stur x14, [x29, #-0x90]
    ldr x14, [x24, #0x8]
    ldr x1, [x8, #0x8]
    stur x13, [x29, #-0xc8]
    mov w13, #0x1
    str x14, [sp, #0x1a8]
    lsl x14, x13, x4
    lsl x10, x13, x10
    orr x13, x28, x15
    add x15, x0, #0x510
    orr x8, x13, x14
    orr x10, x12, x10
    ldr w15, [x15, x4, lsl #2]
    stur x10, [x29, #-0x28]
    mvn x10, x8
    ldur x8, [x29, #-0x60]
    cbz x8, .L12
    movi v0.2d, #0000000000000000
    ldur x8, [x29, #-0xc0]
    mov x26, xzr
    add x12, x0, #0x8a8
    add x13, x0, #0x110
    mov x14, #0x101010101010101
    and x2, x8, x23
.L10:
    rbit x8, x2
    clz x19, x8
    lsl x8, x19, #6
    ldr x4, [x9, x8]
    ldur x8, [x29, #-0x28]
    ands x8, x4, x8
    b.eq .L11
    fmov d1, x8
    ldr w8, [x0, #0x998]
    ldr w22, [x0, #0x800]
    cnt v1.8b, v1.8b
    addv b1, v1.8b
    fmov w21, s1
    movi v1.2s, #0x1
    madd w8, w8, w21, w22
    mov v1.s[1], w8
    add v0.2s, v1.2s, v0.2s
.L11:
    and x8, x4, x10
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
    mul x21, x21, x14
    lsr x8, x21, #56
    cmp x8, #0x9
    fmov x8, d1
    b.hs .L139
    ldr w19, [x13, x19, lsl #2]
    sub x21, x2, #0x1
    ldr w8, [x12, x8, lsl #2]
    and x2, x21, x2
    and x21, x3, x4
    orr x26, x26, x4
    add w15, w15, w19
    orr x5, x5, x21
    orr x3, x3, x4
    add w15, w8, w15
    cbnz x2, .L10
    b .L13
.L12:
    movi v0.2d, #0000000000000000
    mov x26, xzr
.L13:
    ldur x13, [x29, #-0x70]
    stur w16, [x29, #-0x2c]
    ldur x16, [x29, #-0xc8]
    ldur x8, [x29, #-0xb0]
    stur w27, [x29, #-0x4c]
    mov x27, #0x5555555555555555
    orr x14, x13, x23
    orr x13, x13, x23
    and x2, x16, x23
    stur x13, [x29, #-0x20]
    and x13, x16, x23
    and x12, x8, x23
    str x30, [sp, #0x148]
    eor x27, x27, #0xff00ff00ff00ff00
    and x30, x8, x23
    stur x13, [x29, #-0xb8]
    eor x13, x2, x14
    mov x16, xzr
    stp x25, x26, [sp, #0x100]
    str x24, [sp, #0x18]
    cbz x12, .L22
    add x12, x0, #0x820
    add x14, x0, #0x210
    mov w2, #0x18
    mov x4, #0x101010101010101
    mov x26, x23
    and x21, x8, x23
.L14:
    rbit x8, x21
    adrp x19, plywright::sliders::magic::TABLE
    add x19, x19, :lo12:plywright::sliders::magic::TABLE
    clz x22, x8
    adrp x8, plywright::sliders::magic::LOOKUPS
    add x8, x8, :lo12:plywright::sliders::magic::LOOKUPS
    umaddl x8, w22, w2, x8
    ldr x23, [x8, #0x600]
    ldr x24, [x8, #0x608]
    and x23, x23, x13
    mul x23, x23, x24
    ldr w24, [x8, #0x614]
    ldr w8, [x8, #0x610]
    lsr x23, x23, x24
    add x8, x23, x8
    ldr x24, [x19, x8, lsl #3]
    ldur x8, [x29, #-0x28]
    ands x8, x24, x8
    b.eq .L15
    fmov d1, x8
    ldr w8, [x0, #0x998]
    ldr w25, [x0, #0x804]
    cnt v1.8b, v1.8b
    addv b1, v1.8b
    fmov w23, s1
    movi v1.2s, #0x1
    madd w8, w8, w23, w25
    mov v1.s[1], w8
    add v0.2s, v1.2s, v0.2s
.L15:
    and x8, x24, x10
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
    mul x23, x23, x4
    lsr x8, x23, #57
    cmp x8, #0x7
    fmov x8, d1
    b.hs .L140
    lsr x23, x27, x22
    mov x19, #-0x5555555555555556
    ldr w22, [x14, x22, lsl #2]
    eor x19, x19, #0xff00ff00ff00ff00
    ldr w8, [x12, x8, lsl #2]
    sub x25, x21, #0x1
    tst x23, #0x1
    add w15, w15, w22
    and x21, x25, x21
    csel x23, x19, x27, eq
    add w8, w8, w15
    orr x16, x16, x24
    and x23, x23, x28
    fmov d1, x23
    ldr w23, [x0, #0x914]
    cnt v1.8b, v1.8b
    addv b1, v1.8b
    fmov w22, s1
    madd w15, w23, w22, w8
    and x8, x3, x24
    orr x3, x3, x24
    orr x5, x5, x8
    cbnz x21, .L14
    ldr x8, [sp, #0x108]
    mov x23, x26
    orr x8, x16, x8
    ldur x19, [x29, #-0x90]
    str x8, [sp, #0x130]
    str x16, [sp, #0x10]
    and x8, x19, x26
    str x26, [sp, #0x1b0]
    cbz x8, .L23
.L16:
    and x16, x19, x23
    eor x12, x13, x8
    add x13, x0, #0x8cc
    add x14, x0, #0x310
    mov w2, #0x18
    mov x4, #0x101010101010101
    and x21, x19, x23
    stur xzr, [x29, #-0x38]
.L17:
    rbit x8, x21
    adrp x19, plywright::sliders::magic::TABLE
    add x19, x19, :lo12:plywright::sliders::magic::TABLE
    clz x22, x8
    adrp x8, plywright::sliders::magic::LOOKUPS
    add x8, x8, :lo12:plywright::sliders::magic::LOOKUPS
    umaddl x8, w22, w2, x8
    ldp x23, x24, [x8]
    and x23, x23, x12
    mul x23, x23, x24
    ldp w8, w24, [x8, #0x10]
    lsr x23, x23, x24
    add x8, x23, x8
    ldr x23, [x19, x8, lsl #3]
    ldur x8, [x29, #-0x28]
    ands x8, x23, x8
    b.eq .L18
    fmov d1, x8
    ldr w8, [x0, #0x998]
    ldr w25, [x0, #0x808]
    cnt v1.8b, v1.8b
    addv b1, v1.8b
    fmov w24, s1
    movi v1.2s, #0x1
    madd w8, w8, w24, w25
    mov v1.s[1], w8
    add v0.2s, v1.2s, v0.2s
.L18:
    and x8, x23, x10
    lsr x24, x8, #1
    fmov d1, x8
    and x24, x24, #0x5555555555555555
    sub x24, x8, x24
    cnt v1.8b, v1.8b
    lsr x25, x24, #2
    and x24, x24, #0x3333333333333333
    and x25, x25, #0x3333333333333333
    add x24, x25, x24
    addv b1, v1.8b
    add x24, x24, x24, lsr #4
    and x24, x24, #0xf0f0f0f0f0f0f0f
    mul x24, x24, x4
    lsr x8, x24, #56
    cmp x8, #0xf
    fmov x8, d1
    b.hs .L141
    ldr w22, [x14, x22, lsl #2]
    ldur x19, [x29, #-0x38]
    sub x24, x21, #0x1
    ldr w8, [x13, x8, lsl #2]
    and x25, x3, x23
    ands x21, x24, x21
    add w15, w15, w22
    orr x19, x19, x23
    orr x5, x5, x25
    orr x3, x3, x23
    add w15, w8, w15
    stur x19, [x29, #-0x38]
    b.ne .L17
    ldur x8, [x29, #-0xb8]
    cbz x8, .L24
.L19:
    ldr x8, [sp, #0x1b0]
    ldur x4, [x29, #-0xc8]
    add x13, x0, #0x790
    add x14, x0, #0x410
    mov w2, #0x18
    mov x12, #0x101010101010101
    and x21, x4, x8
    stur xzr, [x29, #-0x48]
.L20:
    rbit x8, x21
    ldur x19, [x29, #-0x20]
    clz x22, x8
    adrp x8, plywright::sliders::magic::LOOKUPS
    add x8, x8, :lo12:plywright::sliders::magic::LOOKUPS
    umaddl x8, w22, w2, x8
    ldp x4, x23, [x8]
    ldr x24, [x8, #0x600]
    ldr x25, [x8, #0x608]
    and x4, x4, x19
    mul x4, x4, x23
    and x23, x24, x19
    ldr w24, [x8, #0x614]
    adrp x19, plywright::sliders::magic::TABLE
    add x19, x19, :lo12:plywright::sliders::magic::TABLE
    mul x23, x23, x25
    ldp w26, w25, [x8, #0x10]
    ldr w8, [x8, #0x610]
    lsr x4, x4, x25
    lsr x23, x23, x24
    add x4, x4, x26
    add x8, x23, x8
    ldr x4, [x19, x4, lsl #3]
    ldr x8, [x19, x8, lsl #3]
    orr x23, x8, x4
    ldur x8, [x29, #-0x28]
    ands x8, x23, x8
    b.eq .L21
    fmov d1, x8
    ldr w8, [x0, #0x998]
    ldr w24, [x0, #0x80c]
    cnt v1.8b, v1.8b
    addv b1, v1.8b
    fmov w4, s1
    movi v1.2s, #0x1
    madd w8, w8, w4, w24
    mov v1.s[1], w8
    add v0.2s, v1.2s, v0.2s
.L21:
    and x8, x23, x10
    lsr x4, x8, #1
    fmov d1, x8
    and x4, x4, #0x5555555555555555
    sub x4, x8, x4
    cnt v1.8b, v1.8b
    lsr x24, x4, #2
    and x4, x4, #0x3333333333333333
    and x24, x24, #0x3333333333333333
    add x4, x24, x4
    addv b1, v1.8b
    add x4, x4, x4, lsr #4
    and x4, x4, #0xf0f0f0f0f0f0f0f
    mul x4, x4, x12
    lsr x8, x4, #58
    cmp x8, #0x6
    fmov x8, d1
    b.hi .L142
    ldr w4, [x14, x22, lsl #2]
    ldur x19, [x29, #-0x48]
    sub x22, x21, #0x1
    ldr w8, [x13, x8, lsl #2]
    and x24, x3, x23
    ands x21, x22, x21
    add w15, w15, w4
    orr x19, x19, x23
    orr x5, x5, x24
    orr x3, x3, x23
    add w15, w8, w15
    stur x19, [x29, #-0x48]
    b.ne .L20
    b .L25
.L22:
    ldur x19, [x29, #-0x90]
    str x26, [sp, #0x130]
    str x16, [sp, #0x10]
    and x8, x19, x23
    str x23, [sp, #0x1b0]
    cbnz x8, .L16
.L23:
    and x16, x19, x23
    stur xzr, [x29, #-0x38]
    ldur x8, [x29, #-0xb8]
    cbnz x8, .L19
.L24:
    stur xzr, [x29, #-0x48]
.L25:
    orr x23, x17, x18
    ldur x12, [x29, #-0x60]
    stur x7, [x29, #-0x80]
    orr x8, x23, x23, lsr #8
    lsl x13, x28, #8
    lsr x7, x28, #8
    mov x21, #0x3333333333333333
    ldur x19, [x29, #-0x88]
    mov x26, #0xf0f0f0f0f0f0f0f
    orr x8, x8, x8, lsr #16
    movk x21, #0x0
    str x13, [sp, #0x168]
    orr x13, x13, x28
    orr x14, x7, x28
    sub x4, x21, #0x330, lsl #12
    orr x10, x8, x8, lsr #32
    ldur x8, [x29, #-0x98]
    orr x13, x13, x13, lsl #16
    orr x14, x14, x14, lsr #16
    lsr x24, x19, #8
    lsl x22, x19, #8
    bic x8, x8, x10
    str x10, [sp, #0x1c0]
    orr x10, x30, x12
    and x8, x8, #0xffffff000000
    stur x22, [x29, #-0x100]
    orr x22, x22, x19
    and x12, x12, x8
    and x8, x30, x8
    orr x22, x22, x22, lsl #16
    lsr x2, x12, #1
    lsr x21, x8, #1
    and x10, x10, x7
    movk x26, #0x0
    fmov d1, x10
    mov x25, #0x101010101010101
    and x2, x2, #0x5555555555555555
    stur x30, [x29, #-0xe8]
    ldr w30, [x0, #0x910]
    sub x12, x12, x2
    extr x2, x13, x14, #0x20
    orr x13, x14, x13
    and x14, x21, #0x5555555555555555
    and x21, x4, x12, lsr #2
    and x12, x12, x4
    sub x8, x8, x14
    orr x14, x24, x19
    orr x13, x13, x2
    add x12, x21, x12
    and x21, x4, x8, lsr #2
    orr x14, x14, x14, lsr #16
    and x8, x8, x4
    str x13, [sp, #0x190]
    bic x13, x16, x13
    add x8, x21, x8
    extr x21, x22, x14, #0x20
    orr x14, x14, x22
    add x12, x12, x12, lsr #4
    sub x4, x26, #0xf0, lsl #12
    add x8, x8, x8, lsr #4
    orr x14, x14, x21
    cnt v1.8b, v1.8b
    ldr w26, [x0, #0x90c]
    bic x10, x13, x14
    and x12, x12, x4
    and x8, x8, x4
    fmov d2, x10
    mul x12, x12, x25
    and x10, x13, x14
    fmov d3, x10
    ldr w10, [x0, #0x908]
    ldr w22, [x0, #0x918]
    mul x8, x8, x25
    addv b1, v1.8b
    str x14, [sp, #0x1a0]
    cnt v2.8b, v2.8b
    ldr w14, [x0, #0x91c]
    str x24, [sp, #0x1c8]
    cnt v3.8b, v3.8b
    mov x2, x16
    and x11, x11, #0xff00000000000000
    lsr x12, x12, #56
    fmov w13, s1
    str x7, [sp, #0x158]
    stur x23, [x29, #-0xd8]
    addv b2, v2.8b
    lsr x8, x8, #56
    mul w12, w10, w12
    addv b3, v3.8b
    stur x16, [x29, #-0x58]
    madd w8, w26, w8, w12
    fmov w12, s2
    madd w8, w30, w13, w8
    and x13, x17, x18
    ldr x18, [sp, #0x1a8]
    madd w8, w22, w12, w8
    fmov w12, s3
    and x16, x18, x23
    orr x17, x16, x13
    ldur x13, [x29, #-0x70]
    madd w24, w14, w12, w8
    and x12, x19, #0xff000000000000
    mov w8, #0x1
    orr x11, x11, x12
    ldur x12, [x29, #-0xc0]
    lsl x8, x8, x20
    orr x20, x18, x23
    and x16, x13, x12
    cbz x11, .L26
    mov x11, #0x55000000000000
    and x12, x2, #0xff000000000000
    and x11, x11, x2, lsr #1
    sub x11, x12, x11
    lsr x12, x11, #2
    and x11, x11, #0x3333333333333333
    and x12, x12, #0x3333333333333333
    add x11, x12, x11
    ldr w12, [x0, #0x920]
    add x11, x11, x11, lsr #4
    and x11, x11, #0xf0f0f0f0f0f0f0f
    mul x11, x11, x25
    lsr x11, x11, #56
    madd w24, w12, w11, w24
.L26:
    ldr x12, [sp, #0x100]
    mov w11, #0x1
    ldur x13, [x29, #-0x98]
    orr x25, x1, x8
    str x16, [sp, #0x160]
    lsl x11, x11, x12
    eor w12, w6, #0x38
    orr x11, x19, x11
    ldr w19, [x0, #0x930]
    orr x11, x11, x13
    add x13, x0, #0x510
    ldr w7, [x13, w12, uxtw #2]
    mvn x2, x11
    cbz x16, .L29
    movi v7.2d, #0000000000000000
    ldur x8, [x29, #-0xc0]
    ldur x16, [x29, #-0x70]
    mov x1, xzr
    add x11, x0, #0x8a8
    add x12, x0, #0x110
    mov x13, #0x101010101010101
    and x16, x16, x8
.L27:
    rbit x8, x16
    clz x6, x8
    lsl x8, x6, #6
    ldr x18, [x9, x8]
    ands x8, x18, x25
    b.eq .L28
    fmov d1, x8
    ldr w8, [x0, #0x998]
    ldr w21, [x0, #0x800]
    cnt v1.8b, v1.8b
    addv b1, v1.8b
    fmov w4, s1
    movi v1.2s, #0x1
    madd w8, w8, w4, w21
    mov v1.s[1], w8
    add v7.2s, v1.2s, v7.2s
.L28:
    and x8, x18, x2
    lsr x4, x8, #1
    fmov d1, x8
    and x4, x4, #0x5555555555555555
    sub x4, x8, x4
    cnt v1.8b, v1.8b
    lsr x21, x4, #2
    and x4, x4, #0x3333333333333333
    and x21, x21, #0x3333333333333333
    add x4, x21, x4
    addv b1, v1.8b
    add x4, x4, x4, lsr #4
    and x4, x4, #0xf0f0f0f0f0f0f0f
    mul x4, x4, x13
    lsr x8, x4, #56
    cmp x8, #0x9
    fmov x8, d1
    b.hs .L139
    eor x4, x6, #0x38
    sub x6, x16, #0x1
    ldr w8, [x11, x8, lsl #2]
    ldr w4, [x12, x4, lsl #2]
    and x16, x6, x16
    and x6, x20, x18
    orr x1, x1, x18
    orr x17, x17, x6
    orr x20, x20, x18
    add w4, w7, w4
    add w7, w8, w4
    cbnz x16, .L27
    b .L30
.L29:
    movi v7.2d, #0000000000000000
    mov x1, xzr
.L30:
    ldur x18, [x29, #-0x70]
    ldur x9, [x29, #-0xc8]
    ldur x8, [x29, #-0xb0]
    str w19, [sp, #0xe4]
    and x12, x18, x9
    ldur x9, [x29, #-0x20]
    and x11, x18, x8
    and x19, x18, x8
    stur w22, [x29, #-0xa0]
    eor x9, x12, x9
    str x1, [sp, #0xf8]
    stur x12, [x29, #-0xa8]
    cbz x11, .L33
    and x6, x18, x8
    ldur x18, [x29, #-0x88]
    add x11, x0, #0x820
    add x13, x0, #0x210
    mov w12, #0x18
    mov x16, #0x101010101010101
    stur xzr, [x29, #-0x40]
.L31:
    rbit x8, x6
    adrp x1, plywright::sliders::magic::TABLE
    add x1, x1, :lo12:plywright::sliders::magic::TABLE
    clz x22, x8
    adrp x8, plywright::sliders::magic::LOOKUPS
    add x8, x8, :lo12:plywright::sliders::magic::LOOKUPS
    umaddl x8, w22, w12, x8
    ldr x4, [x8, #0x600]
    ldr x21, [x8, #0x608]
    and x4, x4, x9
    mul x4, x4, x21
    ldr w21, [x8, #0x614]
    ldr w8, [x8, #0x610]
    lsr x4, x4, x21
    add x8, x4, x8
    ldr x21, [x1, x8, lsl #3]
    ands x8, x21, x25
    b.eq .L32
    fmov d1, x8
    ldr w8, [x0, #0x998]
    ldr w23, [x0, #0x804]
    cnt v1.8b, v1.8b
    addv b1, v1.8b
    fmov w4, s1
    movi v1.2s, #0x1
    madd w8, w8, w4, w23
    mov v1.s[1], w8
    add v7.2s, v1.2s, v7.2s
.L32:
    and x8, x21, x2
    lsr x4, x8, #1
    fmov d1, x8
    and x4, x4, #0x5555555555555555
    sub x4, x8, x4
    cnt v1.8b, v1.8b
    lsr x23, x4, #2
    and x4, x4, #0x3333333333333333
    and x23, x23, #0x3333333333333333
    add x4, x23, x4
    addv b1, v1.8b
    add x4, x4, x4, lsr #4
    and x4, x4, #0xf0f0f0f0f0f0f0f
    mul x4, x4, x16
    lsr x8, x4, #57
    cmp x8, #0x7
    fmov x8, d1
    b.hs .L140
    lsr x4, x27, x22
    mov x1, #-0x5555555555555556
    ldr w8, [x11, x8, lsl #2]
    eor x1, x1, #0xff00ff00ff00ff00
    tst x4, #0x1
    csel x4, x1, x27, eq
    ldur x1, [x29, #-0x40]
    and x4, x4, x18
    fmov d1, x4
    eor x4, x22, #0x38
    ldr w22, [x0, #0x914]
    ldr w4, [x13, x4, lsl #2]
    orr x1, x1, x21
    stur x1, [x29, #-0x40]
    cnt v1.8b, v1.8b
    add w4, w7, w4
    add w8, w8, w4
    sub x4, x6, #0x1
    and x6, x4, x6
    addv b1, v1.8b
    fmov w7, s1
    madd w7, w22, w7, w8
    and x8, x20, x21
    orr x20, x20, x21
    orr x17, x17, x8
    cbnz x6, .L31
    ldur x1, [x29, #-0x70]
    ldur x4, [x29, #-0x90]
    mov x6, xzr
    str w24, [sp, #0xe0]
    and x8, x1, x4
    cbnz x8, .L34
    b .L37
.L33:
    ldp x4, x18, [x29, #-0x90]
    stur xzr, [x29, #-0x40]
    ldur x1, [x29, #-0x70]
    mov x6, xzr
    str w24, [sp, #0xe0]
    and x8, x1, x4
    cbz x8, .L37
.L34:
    eor x9, x9, x8
    add x11, x0, #0x8cc
    add x12, x0, #0x310
    mov w13, #0x18
    mov x16, #0x101010101010101
    and x21, x1, x4
    adrp x1, plywright::sliders::magic::TABLE
    add x1, x1, :lo12:plywright::sliders::magic::TABLE
.L35:
    rbit x8, x21
    clz x22, x8
    adrp x8, plywright::sliders::magic::LOOKUPS
    add x8, x8, :lo12:plywright::sliders::magic::LOOKUPS
    umaddl x8, w22, w13, x8
    ldp x4, x23, [x8]
    and x4, x4, x9
    mul x4, x4, x23
    ldp w8, w23, [x8, #0x10]
    lsr x4, x4, x23
    add x8, x4, x8
    ldr x23, [x1, x8, lsl #3]
    ands x8, x23, x25
    b.eq .L36
    fmov d1, x8
    ldr w8, [x0, #0x998]
    ldr w24, [x0, #0x808]
    cnt v1.8b, v1.8b
    addv b1, v1.8b
    fmov w4, s1
    movi v1.2s, #0x1
    madd w8, w8, w4, w24
    mov v1.s[1], w8
    add v7.2s, v1.2s, v7.2s
.L36:
    and x8, x23, x2
    lsr x4, x8, #1
    fmov d1, x8
    and x4, x4, #0x5555555555555555
    sub x4, x8, x4
    cnt v1.8b, v1.8b
    lsr x24, x4, #2
    and x4, x4, #0x3333333333333333
    and x24, x24, #0x3333333333333333
    add x4, x24, x4
    addv b1, v1.8b
    add x4, x4, x4, lsr #4
    and x4, x4, #0xf0f0f0f0f0f0f0f
    mul x4, x4, x16
    lsr x8, x4, #56
    cmp x8, #0xf
    fmov x8, d1
    b.hs .L141
    eor x4, x22, #0x38
    ldr w8, [x11, x8, lsl #2]
    sub x22, x21, #0x1
    ldr w4, [x12, x4, lsl #2]
    and x24, x20, x23
    orr x6, x6, x23
    ands x21, x22, x21
    orr x17, x17, x24
    orr x20, x20, x23
    add w4, w7, w4
    add w7, w8, w4
    b.ne .L35
.L37:
    ldur x8, [x29, #-0xa8]
    stur w14, [x29, #-0xd0]
    mov w14, w30
    cbz x8, .L40
    ldur x8, [x29, #-0x70]
    ldur x1, [x29, #-0xc8]
    mov w30, w26
    mov x16, xzr
    add x9, x0, #0x790
    add x11, x0, #0x410
    mov w13, #0x18
    mov x12, #0x101010101010101
    and x21, x8, x1
.L38:
    rbit x8, x21
    ldur x1, [x29, #-0x20]
    clz x22, x8
    adrp x8, plywright::sliders::magic::LOOKUPS
    add x8, x8, :lo12:plywright::sliders::magic::LOOKUPS
    umaddl x8, w22, w13, x8
    ldp x4, x23, [x8]
    ldr x24, [x8, #0x600]
    ldr x26, [x8, #0x608]
    and x4, x4, x1
    mul x4, x4, x23
    and x23, x24, x1
    ldr w24, [x8, #0x614]
    adrp x1, plywright::sliders::magic::TABLE
    add x1, x1, :lo12:plywright::sliders::magic::TABLE
    mul x23, x23, x26
    ldp w27, w26, [x8, #0x10]
    ldr w8, [x8, #0x610]
    lsr x4, x4, x26
    lsr x23, x23, x24
    add x4, x4, x27
    add x8, x23, x8
    ldr x4, [x1, x4, lsl #3]
    ldr x8, [x1, x8, lsl #3]
    orr x23, x8, x4
    ands x8, x23, x25
    b.eq .L39
    fmov d1, x8
    ldr w8, [x0, #0x998]
    ldr w24, [x0, #0x80c]
    cnt v1.8b, v1.8b
    addv b1, v1.8b
    fmov w4, s1
    movi v1.2s, #0x1
    madd w8, w8, w4, w24
    mov v1.s[1], w8
    add v7.2s, v1.2s, v7.2s
.L39:
    and x8, x23, x2
    lsr x4, x8, #1
    fmov d1, x8
    and x4, x4, #0x5555555555555555
    sub x4, x8, x4
    cnt v1.8b, v1.8b
    lsr x24, x4, #2
    and x4, x4, #0x3333333333333333
    and x24, x24, #0x3333333333333333
    add x4, x24, x4
    addv b1, v1.8b
    add x4, x4, x4, lsr #4
    and x4, x4, #0xf0f0f0f0f0f0f0f
    mul x4, x4, x12
    lsr x8, x4, #58
    cmp x8, #0x6
    fmov x8, d1
    b.hi .L142
    eor x4, x22, #0x38
    ldr w8, [x9, x8, lsl #2]
    sub x22, x21, #0x1
    ldr w4, [x11, x4, lsl #2]
    and x24, x20, x23
    orr x16, x16, x23
    ands x21, x22, x21
    orr x17, x17, x24
    orr x20, x20, x23
    add w4, w7, w4
    add w7, w8, w4
    b.ne .L38
    b .L41
.L40:
    mov w30, w26
    mov x16, xzr
.L41:
    ldur x8, [x29, #-0x98]
    ldr x23, [sp, #0x160]
    mov x1, #0x5555555555555555
    str x16, [sp, #0xe8]
    movk x1, #0x5500
    mov x16, #0x3333333333333333
    orr x8, x8, x8, lsl #8
    orr x2, x19, x23
    movk x16, #0x0
    mov x26, #0x3333333333333333
    ldur x21, [x29, #-0x90]
    ldr x24, [sp, #0x190]
    orr x8, x8, x8, lsl #16
    movk x26, #0x3300
    stur x19, [x29, #-0xf0]
    mvn x27, x24
    mov x22, #0x101010101010101
    ldur d3, [x29, #-0x60]
    orr x9, x8, x8, lsl #32
    ldur x8, [x29, #-0xd8]
    fmov d5, x28
    cnt v3.8b, v3.8b
    bic x8, x8, x9
    str x9, [sp, #0x1b8]
    and x8, x8, #0xffffff0000
    cnt v5.8b, v5.8b
    and x9, x23, x8
    and x12, x19, x8
    ldr x8, [sp, #0x1a0]
    lsr x11, x9, #1
    lsr x13, x12, #1
    mov x19, #0xf0f0f0f0f0f0f0f
    mvn x8, x8
    movk x19, #0xf00
    and x11, x11, #0x5555555555555555
    and x13, x13, #0x5555555555555555
    sub x9, x9, x11
    ldur x11, [x29, #-0x100]
    sub x12, x12, x13
    and x13, x16, x12, lsr #2
    and x12, x12, x16
    and x11, x2, x11
    and x2, x16, x9, lsr #2
    and x9, x9, x16
    and x4, x1, x11, lsr #1
    add x12, x13, x12
    mov x1, #0xf0f0f0f0f0f0f0f
    add x9, x2, x9
    add x12, x12, x12, lsr #4
    movk x1, #0x0
    sub x11, x11, x4
    ldur x4, [x29, #-0x70]
    add x9, x9, x9, lsr #4
    and x2, x26, x11, lsr #2
    and x11, x11, x26
    and x12, x12, x1
    and x16, x4, x21
    and x9, x9, x1
    mul x12, x12, x22
    and x13, x16, x8
    add x11, x2, x11
    mvn x2, x24
    str x2, [sp, #0x128]
    and x2, x13, x27
    add x11, x11, x11, lsr #4
    fmov d1, x2
    mul x9, x9, x22
    and x13, x13, x24
    and x11, x11, x19
    fmov d2, x13
    ldur x13, [x29, #-0x58]
    mul x11, x11, x22
    lsr x12, x12, #56
    stur x16, [x29, #-0x68]
    cnt v1.8b, v1.8b
    fmov d4, x13
    cnt v2.8b, v2.8b
    lsr x9, x9, #56
    cnt v4.8b, v4.8b
    addv b1, v1.8b
    mul w9, w10, w9
    lsr x10, x11, #56
    addv b6, v2.8b
    madd w9, w30, w12, w9
    ldur w12, [x29, #-0xd0]
    madd w9, w14, w10, w9
    ldur w10, [x29, #-0xa0]
    fmov w11, s1
    addv b1, v3.8b
    addv b2, v4.8b
    addv b4, v5.8b
    fmov d3, x23
    madd w9, w10, w11, w9
    fmov w10, s6
    and x11, x28, #0xff00
    madd w12, w12, w10, w9
    ldur x9, [x29, #-0x80]
    bfxil x11, x9, #0, #8
    fmov x9, d1
    stur x9, [x29, #-0xf8]
    fmov x9, d2
    stur x9, [x29, #-0xd0]
    fmov w9, s4
    str w9, [sp, #0x17c]
    cbz x11, .L42
    mov w9, #0x5500
    and x10, x16, #0xff00
    and x9, x9, x16, lsr #1
    sub x9, x10, x9
    and x10, x26, x9, lsr #2
    and x9, x9, x26
    add x9, x10, x9
    ldr w10, [x0, #0x920]
    add x9, x9, x9, lsr #4
    and x9, x9, x19
    mul x9, x9, x22
    lsr x9, x9, #56
    madd w12, w10, w9, w12
.L42:
    ldr w1, [x0, #0x89c]
    ldur x9, [x29, #-0xf8]
    cnt v3.8b, v3.8b
    ldr w2, [x0, #0x8a0]
    ldur x10, [x29, #-0xd0]
    fmov d5, x16
    mul w9, w1, w9
    ldur x30, [x29, #-0xe8]
    ldur d4, [x29, #-0xf0]
    madd w9, w2, w10, w9
    ldr w10, [sp, #0x17c]
    sub w10, w10, #0x5
    mul w14, w9, w10
    sub x9, x30, #0x1
    tst x30, x9
    str x9, [sp, #0x28]
    b.eq .L43
    ldr w9, [x0, #0x890]
    add w14, w9, w14
.L43:
    cnt v4.8b, v4.8b
    cnt v5.8b, v5.8b
    ldur x10, [x29, #-0x60]
    addv b6, v3.8b
    ldur d3, [x29, #-0xa8]
    sub x9, x10, #0x1
    tst x10, x9
    b.eq .L44
    ldr w9, [x0, #0x894]
    add w14, w9, w14
.L44:
    cnt v3.8b, v3.8b
    addv b4, v4.8b
    sub x9, x13, #0x1
    addv b5, v5.8b
    tst x13, x9
    b.eq .L45
    ldr w9, [x0, #0x898]
    add w14, w9, w14
.L45:
    ldr x10, [sp, #0x1b8]
    addv b3, v3.8b
    lsr x9, x28, #1
    str w12, [sp, #0xd4]
    mvn x11, x10
    ldur x10, [x29, #-0xb8]
    str w1, [sp, #0xb0]
    str w2, [sp, #0xa0]
    cbz x10, .L46
    ldr w10, [x0, #0x8a4]
    ldur x12, [x29, #-0xd0]
    madd w14, w10, w12, w14
.L46:
    orr x10, x28, x28, lsl #16
    ldr x21, [sp, #0x168]
    mov x22, #0x5555555555555555
    ldr x23, [sp, #0x190]
    movk x22, #0x5500
    str w14, [sp, #0xd0]
    orr x10, x10, x21
    ldur x1, [x29, #-0xd8]
    mov x24, #0x3333333333333333
    orr x10, x21, x10, lsl #16
    lsl x2, x23, #1
    lsr x4, x23, #1
    and x21, x1, x21
    ldur x1, [x29, #-0x98]
    movk x24, #0x3300
    orr x10, x10, x10, lsl #32
    and x2, x2, #0xfefefefefefefefe
    and x4, x4, #0x7f7f7f7f7f7f7f7f
    and x11, x21, x11
    orr x2, x2, x4
    add x12, x19, #0x7
    and x13, x10, x28
    bic x2, x28, x2
    lsr x11, x11, #8
    and x14, x22, x13, lsr #1
    fmov d16, x2
    and x8, x2, x8
    bic x11, x11, x2
    fmov d17, x8
    str x10, [sp, #0x188]
    sub x13, x13, x14
    and x14, x1, x28
    fmov d18, x11
    lsr x21, x13, #2
    and x13, x13, x24
    and x22, x22, x14, lsr #1
    cnt v16.8b, v16.8b
    mov x10, #0x101010101010101
    cnt v17.8b, v17.8b
    and x21, x21, #0x3333333333333333
    sub x14, x14, x22
    cnt v18.8b, v18.8b
    add x13, x21, x13
    and x4, x24, x14, lsr #2
    ldr w2, [x0, #0x940]
    add x13, x13, x13, lsr #4
    and x9, x9, #0x7f7f7f7f7f7f7f7f
    addv b16, v16.8b
    addv b17, v17.8b
    str w2, [sp, #0x110]
    and x8, x13, x12
    and x12, x14, x24
    ldr w13, [x0, #0x934]
    mul x8, x8, x10
    add x11, x4, x12
    and w12, w23, #0xff
    add x11, x11, x11, lsr #4
    bic w12, w12, w12, lsl #1
    ldr w4, [x0, #0x938]
    ldr w14, [x0, #0x93c]
    str w13, [sp, #0x8c]
    and x11, x11, x19
    fmov s19, w12
    fmov w12, s17
    mul x10, x11, x10
    fmov w11, s16
    addv b16, v18.8b
    lsr x8, x8, #56
    str w14, [sp, #0x118]
    cnt v17.8b, v19.8b
    str w4, [sp, #0x80]
    mul w8, w13, w8
    lsl x13, x28, #1
    madd w8, w4, w11, w8
    fmov w11, s16
    add x4, x0, #0x10
    madd w8, w14, w12, w8
    ldr w12, [x0, #0x944]
    lsr x10, x10, #56
    ldr w14, [x0, #0x948]
    madd w8, w2, w11, w8
    and x11, x13, #0xfefefefefefefefe
    str w12, [sp, #0x78]
    madd w8, w12, w10, w8
    fmov w10, s17
    orr x9, x11, x9
    fmov x12, d6
    str w14, [sp, #0x70]
    madd w2, w14, w10, w8
    orr x8, x9, x1
    ands x8, x8, x28
    b.eq .L48
    add x9, x0, #0x610
.L47:
    rbit x10, x8
    sub x11, x8, #0x1
    ands x8, x11, x8
    clz x10, x10
    lsr x10, x10, #3
    ldr w10, [x9, x10, lsl #2]
    add w2, w10, w2
    b.ne .L47
.L48:
    fmov w11, s4
    fmov w8, s5
    stur w8, [x29, #-0x60]
    cbz x28, .L50
    mov x8, x28
.L49:
    rbit x9, x8
    sub x10, x8, #0x1
    ands x8, x10, x8
    clz x9, x9
    ldr w9, [x4, x9, lsl #2]
    add w2, w9, w2
    b.ne .L49
.L50:
    orr x8, x28, x28, lsr #16
    orr x9, x18, x18, lsr #16
    ldr x13, [sp, #0x158]
    ldr x10, [sp, #0x1c8]
    str x12, [sp, #0x150]
    orr x8, x8, x13
    str w11, [sp, #0xcc]
    orr x9, x9, x10
    orr x8, x13, x8, lsr #16
    stur x28, [x29, #-0xe0]
    orr x9, x10, x9, lsr #16
    add w10, w11, w12
    str x6, [sp, #0xf0]
    orr x8, x8, x8, lsr #32
    stur w10, [x29, #-0x80]
    orr x9, x9, x9, lsr #32
    str x9, [sp, #0x180]
    orr x9, x8, x9
    ldr x8, [sp, #0x1c0]
    str x9, [sp, #0x120]
    orr x8, x9, x8
    ldur w9, [x29, #-0x60]
    bics x13, x28, x8
    mov w8, wzr
    add w11, w10, w9, lsl #1
    fmov w9, s3
    stp w9, w11, [sp, #0xd8]
    b.eq .L59
    ldur x12, [x29, #-0x20]
    neg w22, w9, lsl #2
    add x9, x0, #0x650
    add x10, x0, #0x670
    add x11, x0, #0x690
    mov x24, #0x101010101010101
    orr x12, x20, x12
    stur x12, [x29, #-0xa0]
    ldr x12, [sp, #0x198]
    ldrb w14, [x12, #0x93]
    ldur w12, [x29, #-0x50]
    eor w28, w12, #0x7
    mov w12, #0x1
    b .L52
.L51:
    sub x18, x13, #0x1
    and x13, x18, x13
    cbz x13, .L59
.L52:
    rbit x4, x13
    ldur w18, [x29, #-0x2c]
    clz x21, x4
    and w4, w21, #0x7
    add w23, w21, #0x8
    lsl x19, x12, x21
    subs w26, w4, w18
    ubfx w30, w23, #3, #3
    ldp w16, w18, [x29, #-0x50]
    cneg w27, w26, mi
    orr x19, x19, x19, lsr #8
    subs w26, w30, w16
    ldur w16, [x29, #-0x74]
    orr x19, x19, x19, lsr #16
    cneg w1, w26, mi
    lsr x26, x21, #3
    cmp w27, w1
    csel w1, w27, w1, hi
    subs w4, w4, w18
    ldr w18, [x9, x26, lsl #2]
    cneg w4, w4, mi
    subs w30, w30, w16
    ldr w6, [x10, x26, lsl #2]
    cneg w30, w30, mi
    add w8, w18, w8
    ldr w18, [x11, x26, lsl #2]
    cmp w4, w30
    madd w8, w6, w1, w8
    csel w1, w4, w30, hi
    orr x4, x19, x19, lsr #32
    madd w8, w18, w1, w8
    ldur x18, [x29, #-0x58]
    tst x4, x18
    b.eq .L53
    ldr w18, [x0, #0x954]
    b .L54
.L53:
    ldur x16, [x29, #-0x70]
    ldur x18, [x29, #-0x90]
    and x16, x16, x18
    tst x4, x16
    b.eq .L55
    ldr w18, [x0, #0x958]
.L54:
    add w8, w18, w8
.L55:
    and w18, w23, #0x3f
    add x4, x0, #0x6b0
    lsl x30, x12, x18
    lsl x23, x24, x18
    ldur x18, [x29, #-0x20]
    tst x30, x18
    b.eq .L58
.L56:
    ldr w18, [x4, x26, lsl #2]
    add w8, w18, w8
.L57:
    ldur w16, [x29, #-0x60]
    ldur w18, [x29, #-0x80]
    add x4, x0, #0x10
    add w16, w18, w16, lsl #1
    cmp w16, w22
    b.ne .L51
    ldur x18, [x29, #-0x20]
    and x18, x23, x18
    cbnz x18, .L51
    lsr w18, w21, #3
    mov w16, #0x5
    eor w18, w18, #0x7
    cmp w18, #0x5
    csel w18, w18, w16, lo
    cmp w27, w28
    csel w1, w27, w28, hi
    add w18, w14, w18
    cmp w18, w1, uxtb
    b.hs .L51
    ldr w18, [x0, #0x95c]
    add w8, w18, w8
    b .L51
.L58:
    ldur x16, [x29, #-0xa0]
    add x4, x0, #0x6f0
    tst x23, x16
    b.eq .L56
    tst x30, x20
    add x4, x0, #0x6d0
    b.ne .L57
    b .L56
.L59:
    ldur x6, [x29, #-0xe0]
    ldr x9, [sp, #0x120]
    mov x12, #0x7e7e7e7e7e7e7e7e
    ldr x10, [sp, #0x1c0]
    and x12, x12, #0x1fffffffffffe00
    bic x9, x6, x9
    ands x9, x9, x10
    b.eq .L62
    ldp x14, x13, [sp, #0x180]
    mov x10, #-0x101010101010102
    mov x11, #0x7f7f7f7f7f7f7f7f
    movk x10, #0xfe00
    ldur w30, [x29, #-0x2c]
    movk x11, #0x7f00
    ldur w23, [x29, #-0x4c]
    ldr x24, [sp, #0x140]
    and x12, x12, x14, lsr #1
    and x10, x10, x13, lsl #1
    and x11, x11, x13, lsr #1
    mov x19, #0x3333333333333333
    and x12, x12, x14, lsl #1
    orr x13, x10, x11
    and x10, x10, x11
    ldur x14, [x29, #-0x88]
    movk x19, #0x3300
    bic x11, x13, x12
    orr x10, x11, x10
    ands x10, x9, x10, lsr #8
    mov w9, wzr
    b.eq .L61
    add x11, x0, #0x630
.L60:
    rbit x12, x10
    sub x13, x10, #0x1
    ands x10, x13, x10
    clz x12, x12
    lsr x12, x12, #3
    ldr w12, [x11, x12, lsl #2]
    add w9, w12, w9
    b.ne .L60
.L61:
    add w8, w9, w8
    b .L63
.L62:
    ldur x14, [x29, #-0x88]
    ldur w30, [x29, #-0x2c]
    mov x19, #0x3333333333333333
    ldur w23, [x29, #-0x4c]
    ldr x24, [sp, #0x140]
    movk x19, #0x3300
.L63:
    and x9, x24, #0x38
    mov x10, #-0x1
    ldur x11, [x29, #-0xc8]
    lsl x9, x10, x9
    ldur x10, [x29, #-0x90]
    fmov d16, x14
    orr x16, x11, x10
    ldur x11, [x29, #-0x70]
    and x10, x9, x6
    and x9, x9, x14
    and x11, x16, x11
    cbz w23, .L64
    cmp w23, #0x7
    mov w12, w23
    b.ne .L65
    mov w12, #0x6
    b .L65
.L64:
    mov w12, #0x1
.L65:
    sub w14, w12, #0x1
    mov x13, #0x101010101010101
    cnt v16.8b, v16.8b
    and w18, w14, #0x7
    lsl x18, x13, x18
    ands x1, x10, x18
    rbit x1, x1
    clz x1, x1
    lsr x1, x1, #3
    csel x21, xzr, x1, eq
    ands x18, x9, x18
    rbit x18, x18
    add x1, x21, #0x1
    clz x18, x18
    lsr x18, x18, #3
    csel x22, xzr, x18, eq
    mov w18, #0x740
    cmp x1, x22
    mov w1, #0x760
    ccmp x21, #0x0, #0x4, eq
    csel x18, x1, x18, ne
    cmp w23, w14, uxtb
    mov w14, #0x700
    mov w1, #0x720
    add x18, x4, x18
    csel x14, x1, x14, eq
    ldr w18, [x18, x22, lsl #2]
    add x14, x4, x14
    ldr w14, [x14, x21, lsl #2]
    add w14, w14, w18
    cbz x11, .L66
    orr x18, x22, x21
    cbnz x18, .L66
    ldr w18, [x0, #0x960]
    add w14, w18, w14
.L66:
    lsl x13, x13, x12
    mov w1, #0x720
    addv b16, v16.8b
    str x16, [sp, #0x120]
    ands x18, x10, x13
    rbit x18, x18
    clz x18, x18
    lsr x18, x18, #3
    csel x21, xzr, x18, eq
    ands x13, x9, x13
    rbit x13, x13
    add x18, x21, #0x1
    clz x13, x13
    lsr x13, x13, #3
    csel x22, xzr, x13, eq
    mov w13, #0x740
    cmp x18, x22
    mov w18, #0x760
    ccmp x21, #0x0, #0x4, eq
    csel x13, x18, x13, ne
    cmp w23, w12, uxtb
    mov w18, #0x700
    csel x18, x1, x18, eq
    add x13, x4, x13
    add x18, x4, x18
    ldr w13, [x13, x22, lsl #2]
    ldr w18, [x18, x21, lsl #2]
    add w18, w18, w13
    add w13, w12, #0x1
    add w12, w18, w14
    cbz x11, .L67
    orr x14, x22, x21
    ldur x16, [x29, #-0x68]
    ldr x1, [sp, #0x138]
    ldr x21, [sp, #0x150]
    ldr w22, [sp, #0xb0]
    cbnz x14, .L68
    ldr w14, [x0, #0x960]
    add w12, w14, w12
    b .L68
.L67:
    ldur x16, [x29, #-0x68]
    ldr x1, [sp, #0x138]
    ldr x21, [sp, #0x150]
    ldr w22, [sp, #0xb0]
.L68:
    and x14, x13, #0x7
    mov x18, #0x101010101010101
    lsl x14, x18, x14
    mov w18, #0x760
    ands x10, x10, x14
    rbit x10, x10
    clz x10, x10
    lsr x10, x10, #3
    csel x10, xzr, x10, eq
    ands x9, x9, x14
    rbit x9, x9
    add x14, x10, #0x1
    clz x9, x9
    lsr x9, x9, #3
    csel x9, xzr, x9, eq
    cmp x14, x9
    mov w14, #0x740
    ccmp x10, #0x0, #0x4, eq
    csel x14, x18, x14, ne
    cmp w23, w13, uxtb
    mov w13, #0x700
    mov w18, #0x720
    add x14, x4, x14
    csel x13, x18, x13, eq
    ldr w14, [x14, x9, lsl #2]
    add x13, x4, x13
    ldr w13, [x13, x10, lsl #2]
    add w13, w13, w14
    add w12, w13, w12
    cbz x11, .L69
    orr x9, x9, x10
    cbnz x9, .L69
    ldr w9, [x0, #0x960]
    add w12, w9, w12
.L69:
    fmov w9, s7
    ldur x10, [x29, #-0xa8]
    str w12, [sp, #0xc8]
    cmp x10, #0x0
    cinc w9, w9, ne
    cmp w9, #0x2
    b.ge .L70
    ldur x13, [x29, #-0x88]
    str wzr, [sp, #0xbc]
    b .L76
.L70:
    ldur x10, [x29, #-0x48]
    ldr x11, [sp, #0x148]
    mov w9, #0x18
    ldur x18, [x29, #-0x20]
    orr x10, x11, x10
    adrp x11, plywright::sliders::magic::LOOKUPS
    add x11, x11, :lo12:plywright::sliders::magic::LOOKUPS
    orn x10, x10, x3
    umaddl x9, w1, w9, x11
    mov w1, v7.s[1]
    bic x10, x10, x5
    and x10, x10, x20
    and x12, x10, x25
    ldp x11, x13, [x9]
    fmov d17, x12
    ldr x14, [x9, #0x600]
    ldr x12, [x9, #0x608]
    ldr w4, [x9, #0x610]
    and x10, x10, x17
    and x11, x11, x18
    orn x10, x10, x3
    cnt v17.8b, v17.8b
    mul x11, x11, x13
    and x13, x14, x18
    ldr w18, [x9, #0x614]
    mul x12, x13, x12
    ldp w14, w13, [x9, #0x10]
    addv b17, v17.8b
    lsr x11, x11, x13
    ldr w13, [x0, #0x99c]
    lsr x12, x12, x18
    fmov w9, s17
    add x14, x11, x14
    add x11, x12, x4
    adrp x12, plywright::sliders::magic::TABLE
    add x12, x12, :lo12:plywright::sliders::magic::TABLE
    madd w9, w13, w9, w1
    ldr x13, [sp, #0xc0]
    ldr x18, [x12, x11, lsl #3]
    ldur x11, [x29, #-0x70]
    ldr x12, [x12, x14, lsl #3]
    ldr x13, [x13]
    bic x11, x10, x11
    ldr x10, [sp, #0xf8]
    and x10, x13, x10
    tst x10, x11
    and x10, x18, x11
    b.eq .L71
    ldr w13, [x0, #0x810]
    add w9, w13, w9
.L71:
    ldur x13, [x29, #-0x40]
    and x11, x12, x11
    tst x13, x10
    ldur x13, [x29, #-0x88]
    b.eq .L72
    ldr w12, [x0, #0x814]
    add w9, w12, w9
.L72:
    ldr x12, [sp, #0xf0]
    orr x10, x10, x11
    tst x12, x11
    b.eq .L73
    ldr w11, [x0, #0x818]
    add w9, w11, w9
.L73:
    ldr x11, [sp, #0xe8]
    tst x11, x10
    b.eq .L74
    ldr w10, [x0, #0x81c]
    add w9, w10, w9
.L74:
    ldur x10, [x29, #-0xa8]
    cbnz x10, .L75
    ldr w10, [x0, #0x9a0]
    sub w9, w9, w10
.L75:
    bic w9, w9, w9, asr #31
    mov w10, #0x3ff
    ldr w11, [x0, #0x9a4]
    cmp w9, #0x3ff
    csel w9, w9, w10, lt
    mul w10, w9, w11
    ldr w11, [x0, #0x9ac]
    mul w9, w10, w9
    ldr w10, [x0, #0x9a8]
    asr w9, w9, #12
    cmp w10, w9
    csel w9, w10, w9, lt
    mul w10, w11, w9
    lsr w10, w10, #6
    add w9, w9, w10, lsl #16
    str w9, [sp, #0xbc]
.L76:
    ldur x18, [x29, #-0x20]
    ldr x11, [sp, #0x158]
    lsl x9, x13, #7
    lsr x10, x13, #46
    add x13, x19, #0x31
    ldr x1, [sp, #0x168]
    and x11, x11, x18, lsr #16
    and x9, x9, #0x1000000000000
    ldur x14, [x29, #-0xc0]
    bfi x9, x10, #55, #1
    fmov w4, s16
    lsr x12, x11, #1
    lsr x10, x11, #4
    and x11, x12, #0x4
    ldur x12, [x29, #-0xe8]
    bfi x11, x10, #5, #1
    and x9, x9, x12
    lsr x10, x9, #1
    and x11, x12, x11
    lsr x12, x11, #1
    and x10, x10, #0x40000000000000
    sub x9, x9, x10
    and x12, x12, #0x10
    lsr x10, x9, #2
    sub x11, x11, x12
    and x9, x9, #0x3333333333333333
    add x12, x19, #0x30
    and x13, x13, x11, lsr #2
    ldr w19, [x0, #0x924]
    and x10, x10, #0x3333333333333333
    add x9, x10, x9
    and x10, x11, x12
    mov x11, #0x101010101010101
    add x10, x13, x10
    add x9, x9, x9, lsr #4
    mvn x12, x18
    add x10, x10, x10, lsr #4
    ldur x13, [x29, #-0xd8]
    str w19, [sp, #0xac]
    and x9, x9, #0xf0f0f0f0f0f0f0f
    and x10, x10, #0xf0f0f0f0f0f0f0f
    mul x9, x9, x11
    mvn x28, x13
    mul x10, x10, x11
    mvn x11, x18
    str x11, [sp, #0x98]
    and w11, w1, w12
    ldur x12, [x29, #-0xb0]
    lsl w11, w11, #8
    orr x14, x12, x14
    ldur x12, [x29, #-0x70]
    str x14, [sp, #0x90]
    and x11, x11, #0xff000000
    and x26, x14, x12
    lsr x12, x9, #56
    ldr w14, [x0, #0x928]
    lsr x10, x10, #56
    orr x11, x11, x1
    ldur x9, [x29, #-0xa8]
    mul w12, w19, w12
    mov x19, x13
    orr x13, x13, x18
    madd w1, w14, w10, w12
    sub w10, w23, #0x1
    bic x11, x11, x13
    orn x12, x3, x20
    cmp w10, #0x2
    orr x9, x16, x9
    and x10, x11, x12
    mov x11, #-0x101010101010102
    mov x12, #0x7f7f7f7f7f7f7f7f
    movk x11, #0x0
    movk x12, #0x0
    str w14, [sp, #0xb4]
    b.hs .L78
    cmp w23, #0x2
    mov w13, #0x101
    mov w14, #0x303
    csel x13, x14, x13, eq
.L77:
    ldr w23, [sp, #0xa0]
    tst w24, #0x38
    b.ne .L79
    ldur x14, [x29, #-0x58]
    ldr x18, [sp, #0x190]
    and w14, w18, w14
    and w13, w13, w14
    fmov s7, w13
    ldr w13, [x0, #0x92c]
    cnt v7.8b, v7.8b
    addv b7, v7.8b
    fmov w14, s7
    madd w1, w13, w14, w1
    b .L79
.L78:
    mov w14, #0x1
    mov w18, #0x99
    mov w13, #0xc0c0
    lsl w14, w14, w23
    tst w14, w18
    b.eq .L127
    ldr w23, [sp, #0xa0]
.L79:
    ldur w14, [x29, #-0x60]
    mul w13, w22, w21
    sub w18, w4, #0x5
    and x11, x11, x10, lsl #9
    and x12, x12, x10, lsl #7
    ldur x10, [x29, #-0x98]
    madd w14, w23, w14, w13
    ldur x13, [x29, #-0x88]
    ldur d7, [x29, #-0xe8]
    mvn x21, x10
    orr x10, x26, x9
    str w4, [sp, #0xc0]
    mvn x13, x13
    str w1, [sp, #0xb8]
    mul w23, w14, w18
    ldur x14, [x29, #-0xf0]
    sub x18, x14, #0x1
    tst x14, x18
    str x18, [sp, #0x20]
    b.eq .L80
    ldr w9, [x0, #0x890]
    add w23, w9, w23
.L80:
    cnt v7.8b, v7.8b
    ldr x1, [sp, #0x160]
    ldur x9, [x29, #-0x98]
    mov w22, #0x3c00
    ldur d16, [x29, #-0xb8]
    bic w14, w28, w6
    sub x18, x1, #0x1
    bic x9, x13, x9
    mov x13, #0x3c3c00000000
    movk w22, #0x3c3c, lsl #16
    movk x13, #0x3c, lsl #48
    tst x1, x18
    orr x11, x11, x12
    and x12, x10, x21
    b.eq .L81
    ldr w18, [x0, #0x894]
    add w23, w18, w23
.L81:
    cnt v16.8b, v16.8b
    addv b7, v7.8b
    and x13, x9, x13
    ldur x9, [x29, #-0x88]
    sub x18, x16, #0x1
    and x25, x12, x11
    tst x16, x18
    str x21, [sp, #0xa0]
    and x11, x11, x9
    b.eq .L82
    ldr w9, [x0, #0x898]
    add w23, w9, w23
.L82:
    ldr x16, [sp, #0x1c0]
    addv b16, v16.8b
    lsr x9, x13, #1
    lsr x21, x25, #1
    lsr x12, x11, #1
    and x14, x14, x22
    mvn x22, x16
    ldur x16, [x29, #-0xa8]
    stur x14, [x29, #-0x70]
    and x14, x10, x28
    cbz x16, .L83
    ldr w18, [x0, #0x8a4]
    ldur w16, [x29, #-0x60]
    madd w23, w18, w16, w23
.L83:
    str w23, [sp, #0xb0]
    ldr x23, [sp, #0x1a0]
    ldr x16, [sp, #0x1c8]
    ldur x6, [x29, #-0x98]
    mov x24, x19
    and x12, x12, #0x5555555555555555
    lsl x18, x23, #1
    lsr x1, x23, #1
    and x4, x16, x22
    and x4, x4, x6
    ldur x27, [x29, #-0x88]
    ldr x16, [sp, #0x180]
    and x18, x18, #0xfefefefefefefefe
    and x1, x1, #0x7f7f7f7f7f7f7f7f
    stur x28, [x29, #-0xc8]
    orr x18, x18, x1
    lsl x1, x4, #8
    and x4, x16, x27
    bic x18, x27, x18
    mov x16, #0x5555555555555555
    fmov d17, x4
    bic x1, x1, x18
    movk x16, #0x5500
    fmov d18, x18
    and x4, x16, x1, lsr #1
    mov x16, #0x3333333333333333
    and x19, x19, x27
    cnt v17.8b, v17.8b
    movk x16, #0x3300
    fmov d19, x19
    sub x1, x1, x4
    cnt v18.8b, v18.8b
    and w4, w23, #0xff
    and x6, x16, x1, lsr #2
    and x1, x1, x16
    ldr x16, [sp, #0x128]
    bic w4, w4, w4, lsl #1
    cnt v19.8b, v19.8b
    lsr x23, x27, #1
    add x1, x6, x1
    and x18, x18, x16
    addv b17, v17.8b
    add x1, x1, x1, lsr #4
    mov x16, #0xf0f0f0f0f0f0f0f
    addv b18, v18.8b
    movk x16, #0xf00
    fmov d21, x18
    fmov s20, w4
    and x18, x1, x16
    mov x1, #0x101010101010101
    ldr w16, [sp, #0x8c]
    mul x18, x18, x1
    fmov w1, s17
    fmov w4, s18
    addv b19, v19.8b
    cnt v20.8b, v20.8b
    cnt v21.8b, v21.8b
    mul w1, w16, w1
    ldr w16, [sp, #0x80]
    fmov w6, s19
    madd w1, w16, w4, w1
    ldur x16, [x29, #-0x70]
    fmov w19, s20
    addv b17, v21.8b
    lsl x4, x27, #1
    lsr x18, x18, #56
    lsr x22, x16, #1
    ldr w16, [sp, #0x78]
    and x4, x4, #0xfefefefefefefefe
    madd w1, w16, w6, w1
    ldr w16, [sp, #0x70]
    and x6, x23, #0x7f7f7f7f7f7f7f7f
    and x23, x9, #0x5555555555555555
    ldr w9, [sp, #0x118]
    madd w1, w16, w19, w1
    fmov w19, s17
    ldr w16, [sp, #0x110]
    madd w18, w16, w18, w1
    orr x1, x4, x6
    madd w9, w9, w19, w18
    orr x18, x1, x24
    and x24, x21, #0x5555555555555555
    and x21, x26, x28
    ands x26, x18, x27
    orr x28, x10, x27
    and x27, x14, x20
    b.eq .L85
    ldr x19, [sp, #0x130]
    add x14, x0, #0x610
    add x16, x0, #0x10
.L84:
    rbit x18, x26
    sub x1, x26, #0x1
    ands x26, x1, x26
    clz x18, x18
    lsr x18, x18, #1
    and x18, x18, #0x3c
    eor x18, x18, #0x1c
    ldr w18, [x14, x18]
    add w9, w18, w9
    b.ne .L84
    b .L86
.L85:
    ldr x19, [sp, #0x130]
    add x16, x0, #0x10
.L86:
    sub x6, x13, x23
    ldr x13, [sp, #0x148]
    ldur x18, [x29, #-0x88]
    sub x11, x11, x12
    ldur x12, [x29, #-0xc8]
    and x26, x22, #0x5555555555555555
    and x14, x28, x13
    fmov w28, s7
    sub x25, x25, x24
    bic x23, x18, x20
    and x24, x19, x21
    bic x22, x10, x20
    and x13, x27, x5
    and x12, x18, x12
    cbz x18, .L88
    mov x4, #0x3333333333333333
    mov x27, x18
    movk x4, #0x3300
.L87:
    rbit x18, x27
    sub x1, x27, #0x1
    ands x27, x1, x27
    clz x18, x18
    eor x18, x18, #0x38
    ldr w18, [x16, x18, lsl #2]
    add w9, w18, w9
    b.ne .L87
    b .L89
.L88:
    mov x4, #0x3333333333333333
    movk x4, #0x3300
.L89:
    ldur x16, [x29, #-0x70]
    ldur x1, [x29, #-0x88]
    bic x14, x14, x20
    str x6, [sp, #0x190]
    sub x16, x16, x26
    mov x26, #0x3333333333333333
    orr x18, x1, x1, lsl #16
    str x16, [sp, #0x158]
    sub x16, x4, #0x300
    ldur x4, [x29, #-0x98]
    str x16, [sp, #0x1c0]
    lsr x16, x6, #2
    movk x26, #0x0
    ldur x6, [x29, #-0x100]
    and x10, x4, x10
    str w28, [sp, #0x8c]
    stp x10, x16, [sp, #0x140]
    and x16, x25, x26
    str x16, [sp, #0x128]
    and x16, x26, x25, lsr #2
    orr x10, x18, x6
    ldur x18, [x29, #-0xc0]
    str x16, [sp, #0x118]
    and x16, x19, x23
    orr x10, x6, x10, lsl #16
    str x16, [sp, #0x110]
    and x16, x24, x18
    ldur x18, [x29, #-0xb0]
    str x16, [sp, #0x80]
    orr x10, x10, x10, lsl #32
    and x16, x24, x18
    str x16, [sp, #0x78]
    ldur x16, [x29, #-0x68]
    and x16, x19, x16
    str x16, [sp, #0x70]
    ldur x16, [x29, #-0xa8]
    stur x14, [x29, #-0xa8]
    and x14, x22, x3
    str x14, [sp, #0x168]
    ldr x14, [sp, #0x188]
    and x18, x19, x16
    str x18, [sp, #0x68]
    ldur x18, [x29, #-0x38]
    orr x14, x10, x14
    bic x10, x13, x17
    ldur x13, [x29, #-0xf8]
    str x10, [sp, #0x160]
    ldr x10, [sp, #0x1b8]
    and x6, x18, x23
    str x14, [sp, #0x130]
    and x16, x18, x16
    orr x10, x14, x10
    add w14, w28, w13
    and x13, x26, x11, lsr #2
    bics x22, x1, x10
    and x10, x11, x26
    str x6, [sp, #0x60]
    str x13, [sp, #0x138]
    ldur x13, [x29, #-0xd0]
    and x6, x18, x21
    str x10, [sp, #0x48]
    and x10, x12, x4
    fmov w12, s16
    add w13, w14, w13, lsl #1
    str x10, [sp, #0x40]
    mov w10, wzr
    stp x16, x6, [sp, #0x50]
    str w14, [sp, #0xc]
    stur w13, [x29, #-0x70]
    stur w12, [x29, #-0xa0]
    b.eq .L98
    ldr x11, [sp, #0x198]
    ldur x13, [x29, #-0x20]
    neg w14, w12, lsl #2
    ldur w6, [x29, #-0x74]
    add x21, x0, #0x650
    add x12, x0, #0x670
    ldrb w11, [x11, #0x93]
    orr x13, x3, x13
    add x28, x0, #0x690
    stur x13, [x29, #-0x90]
    mov x13, #0x101010101010101
    eor w27, w11, #0x1
    mov w11, #0x1
    b .L91
.L90:
    sub x18, x22, #0x1
    and x22, x18, x22
    cbz x22, .L98
.L91:
    rbit x18, x22
    mov w16, w6
    ldp w19, w4, [x29, #-0x50]
    clz x24, x18
    add w26, w24, #0x38
    and w18, w24, #0x7
    ubfx w1, w26, #3, #3
    subs w4, w18, w4
    cneg w23, w4, mi
    subs w4, w1, w6
    lsr x6, x24, #3
    cneg w4, w4, mi
    cmp w23, w4
    eor x25, x6, #0x7
    csel w4, w23, w4, hi
    subs w18, w18, w30
    ldr w6, [x21, x25, lsl #2]
    cneg w18, w18, mi
    subs w1, w1, w19
    ldr w19, [x12, x25, lsl #2]
    cneg w1, w1, mi
    add w10, w6, w10
    ldr w6, [x28, x25, lsl #2]
    cmp w18, w1
    madd w10, w19, w4, w10
    lsl x4, x13, x24
    csel w18, w18, w1, hi
    madd w10, w6, w18, w10
    ldur x18, [x29, #-0x68]
    tst x4, x18
    b.eq .L92
    ldr w18, [x0, #0x954]
    b .L93
.L92:
    ldur x18, [x29, #-0x58]
    tst x4, x18
    b.eq .L94
    ldr w18, [x0, #0x958]
.L93:
    add w10, w18, w10
.L94:
    and w18, w26, #0x3f
    add x4, x0, #0x6b0
    lsl x30, x11, x18
    orr x18, x30, x30, lsr #8
    orr x18, x18, x18, lsr #16
    orr x26, x18, x18, lsr #32
    ldur x18, [x29, #-0x20]
    tst x30, x18
    b.eq .L97
.L95:
    ldr w18, [x4, x25, lsl #2]
    add w10, w18, w10
.L96:
    mov w6, w16
    ldur w16, [x29, #-0x70]
    ldur w30, [x29, #-0x2c]
    cmp w16, w14
    b.ne .L90
    ldur x18, [x29, #-0x20]
    and x18, x26, x18
    cbnz x18, .L90
    lsr w18, w24, #3
    mov w16, #0x5
    cmp w18, #0x5
    csel w18, w18, w16, lo
    cmp w23, w6
    add w18, w27, w18
    csel w1, w23, w6, hi
    and w18, w18, #0xff
    cmp w18, w1, uxtb
    b.hs .L90
    ldr w18, [x0, #0x95c]
    add w10, w18, w10
    b .L90
.L97:
    ldur x18, [x29, #-0x90]
    add x4, x0, #0x6f0
    tst x26, x18
    b.eq .L95
    tst x30, x3
    add x4, x0, #0x6d0
    b.ne .L96
    b .L95
.L98:
    ldr x16, [sp, #0x128]
    ldr x18, [sp, #0x118]
    mov x12, #0x3333333333333333
    ldr x11, [sp, #0x1c0]
    ldr x13, [sp, #0x158]
    movk x12, #0x3300
    add x21, x18, x16
    ldur x18, [x29, #-0x88]
    ldr x16, [sp, #0x130]
    and x11, x13, x11
    and x13, x12, x13, lsr #2
    ldr x12, [sp, #0x190]
    bic x18, x18, x16
    ldr x16, [sp, #0x1b8]
    ldr x14, [sp, #0x148]
    ldp d24, d23, [sp, #0x78]
    ldr d17, [sp, #0x140]
    ldp d18, d25, [sp, #0x68]
    ands x23, x18, x16
    ldp d20, d19, [sp, #0x58]
    and x12, x12, #0x3333333333333333
    ldp d28, d26, [sp, #0x160]
    and x14, x14, #0x3333333333333333
    ldr x16, [sp, #0x138]
    ldr x18, [sp, #0x48]
    ldr d22, [sp, #0x110]
    ldr d21, [sp, #0x50]
    ldur d27, [x29, #-0xa8]
    ldr d29, [sp, #0x40]
    add x22, x16, x18
    b.eq .L100
    ldp x6, x16, [sp, #0x180]
    mov x4, #0x7e7e7e7e7e7e7e7e
    mov x18, #-0x101010101010102
    mov x1, #0x7f7f7f7f7f7f7f7f
    and x4, x4, #0x1fffffffffffe00
    movk x18, #0xfe, lsl #48
    movk x1, #0x7f, lsl #48
    and x4, x4, x16, lsr #1
    and x18, x18, x6, lsl #1
    and x1, x1, x6, lsr #1
    and x4, x4, x16, lsl #1
    orr x6, x18, x1
    and x18, x18, x1
    bic x1, x6, x4
    ldur x4, [x29, #-0xe0]
    orr x18, x1, x18
    ands x24, x23, x18, lsl #8
    mov w23, wzr
    b.eq .L101
    ldr x16, [sp, #0x120]
    add x25, x0, #0x630
    mov x6, #0x101010101010101
.L99:
    rbit x18, x24
    sub x1, x24, #0x1
    ands x24, x1, x24
    clz x18, x18
    lsr x18, x18, #1
    and x18, x18, #0x3c
    eor x18, x18, #0x1c
    ldr w18, [x25, x18]
    add w23, w18, w23
    b.ne .L99
    b .L102
.L100:
    ldur x4, [x29, #-0xe0]
    ldr x16, [sp, #0x120]
    mov x6, #0x101010101010101
    b .L103
.L101:
    ldr x16, [sp, #0x120]
    mov x6, #0x101010101010101
.L102:
    add w10, w23, w10
.L103:
    ldr x18, [sp, #0x170]
    mov w1, #0xff
    add x24, x13, x11
    add x14, x14, x12
    ldur x12, [x29, #-0x88]
    cnt v17.8b, v17.8b
    and x18, x18, #0x38
    cnt v22.8b, v22.8b
    cnt v23.8b, v23.8b
    lsl x18, x1, x18
    cnt v24.8b, v24.8b
    cnt v25.8b, v25.8b
    cnt v18.8b, v18.8b
    cnt v30.8b, v19.8b
    cnt v20.8b, v20.8b
    orr x18, x18, x18, lsr #8
    cnt v21.8b, v21.8b
    cnt v31.8b, v27.8b
    cnt v8.8b, v26.8b
    cnt v9.8b, v28.8b
    cnt v19.8b, v29.8b
    orr x18, x18, x18, lsr #16
    add x25, x21, x21, lsr #4
    add x22, x22, x22, lsr #4
    orr x11, x18, x18, lsr #32
    and x13, x11, x12
    and x21, x11, x4
    ldr x11, [sp, #0x1b0]
    and x19, x16, x11
    cbz w30, .L104
    cmp w30, #0x7
    mov w11, w30
    add x16, x0, #0x10
    b.ne .L105
    mov w11, #0x6
    b .L105
.L104:
    mov w11, #0x1
    add x16, x0, #0x10
.L105:
    sub w12, w11, #0x1
    mov x23, #0x101010101010101
    addv b29, v17.8b
    and w18, w12, #0x7
    addv b28, v22.8b
    addv b27, v23.8b
    lsl x18, x23, x18
    addv b24, v24.8b
    addv b25, v25.8b
    addv b26, v18.8b
    addv b23, v30.8b
    addv b22, v20.8b
    ands x1, x13, x18
    addv b21, v21.8b
    addv b20, v31.8b
    clz x1, x1
    addv b17, v8.8b
    addv b18, v9.8b
    lsr x1, x1, #3
    addv b19, v19.8b
    add x27, x24, x24, lsr #4
    add x24, x14, x14, lsr #4
    csel x26, xzr, x1, eq
    ands x18, x21, x18
    clz x18, x18
    add x1, x26, #0x1
    lsr x18, x18, #3
    csel x28, xzr, x18, eq
    mov w18, #0x740
    cmp x1, x28
    mov w1, #0x760
    ccmp x26, #0x0, #0x4, eq
    csel x18, x1, x18, ne
    mov w1, #0x700
    cmp w30, w12, uxtb
    mov w12, #0x720
    add x18, x16, x18
    csel x12, x12, x1, eq
    ldr w18, [x18, x28, lsl #2]
    add x12, x16, x12
    mov x16, #0xf0f0f0f0f0f0f0f
    ldr w12, [x12, x26, lsl #2]
    movk x16, #0x0
    and x14, x25, x16
    and x22, x22, x16
    add w25, w12, w18
    cbz x19, .L106
    ldr x16, [sp, #0xe8]
    orr x12, x28, x26
    cbnz x12, .L107
    ldr w12, [x0, #0x960]
    add w25, w12, w25
    b .L107
.L106:
    ldr x16, [sp, #0xe8]
.L107:
    lsl x12, x23, x11
    mov w1, #0x760
    mov w4, #0x720
    mul x14, x14, x6
    and x26, x27, #0xf0f0f0f0f0f0f0f
    and x23, x24, #0xf0f0f0f0f0f0f0f
    ands x18, x13, x12
    add w24, w11, #0x1
    clz x18, x18
    mul x22, x22, x6
    lsr x18, x18, #3
    csel x28, xzr, x18, eq
    ands x12, x21, x12
    clz x12, x12
    add x18, x28, #0x1
    lsr x12, x12, #3
    csel x12, xzr, x12, eq
    cmp x18, x12
    mov w18, #0x740
    ccmp x28, #0x0, #0x4, eq
    csel x18, x1, x18, ne
    cmp w30, w11, uxtb
    mov w1, #0x700
    csel x1, x4, x1, eq
    add x4, x0, #0x10
    add x1, x4, x1
    add x18, x4, x18
    ldr w1, [x1, x28, lsl #2]
    ldr w18, [x18, x12, lsl #2]
    add w18, w1, w18
    add w11, w18, w25
    cbz x19, .L108
    ldur x27, [x29, #-0xe0]
    orr x12, x12, x28
    cbnz x12, .L109
    ldr w12, [x0, #0x960]
    add w11, w12, w11
    b .L109
.L108:
    ldur x27, [x29, #-0xe0]
.L109:
    and x12, x24, #0x7
    mov x18, #0x101010101010101
    mov w1, #0x760
    lsl x12, x18, x12
    mov w18, #0x740
    mov w4, #0x720
    lsr x14, x14, #56
    ands x13, x13, x12
    clz x13, x13
    lsr x13, x13, #3
    csel x25, xzr, x13, eq
    ands x12, x21, x12
    clz x12, x12
    add x13, x25, #0x1
    lsr x12, x12, #3
    csel x12, xzr, x12, eq
    cmp x13, x12
    mov x13, #0x101010101010101
    ccmp x25, #0x0, #0x4, eq
    mul x13, x26, x13
    csel x18, x1, x18, ne
    cmp w30, w24, uxtb
    mov w1, #0x700
    csel x1, x4, x1, eq
    mov x4, #0x101010101010101
    mul x21, x23, x4
    add x4, x0, #0x10
    add x1, x4, x1
    add x18, x4, x18
    lsr x4, x22, #56
    ldr w1, [x1, x25, lsl #2]
    ldr w18, [x18, x12, lsl #2]
    str x4, [sp, #0x68]
    add w18, w1, w18
    add w18, w18, w11
    cbz x19, .L110
    orr x11, x12, x25
    ldr x25, [sp, #0x108]
    cbnz x11, .L111
    ldr w11, [x0, #0x960]
    add w18, w11, w18
    b .L111
.L110:
    ldr x25, [sp, #0x108]
.L111:
    ldr w11, [x0, #0x87c]
    lsr x1, x13, #56
    ldur x13, [x29, #-0xb8]
    fmov w12, s29
    fmov w30, s28
    fmov w28, s27
    str w11, [sp, #0x158]
    ldr w11, [x0, #0x880]
    cmp x13, #0x0
    ldr w13, [x0, #0x990]
    fmov w26, s18
    fmov w22, s19
    str w11, [sp, #0x160]
    ldr w11, [x0, #0x884]
    lsr x21, x21, #56
    str w13, [sp, #0x118]
    ldr w13, [x0, #0x994]
    str w11, [sp, #0x168]
    ldr w11, [x0, #0x888]
    str w13, [sp, #0x128]
    ldr w13, [x0, #0x94c]
    str w11, [sp, #0x180]
    ldr w11, [x0, #0x88c]
    str w13, [sp, #0x110]
    str w11, [sp, #0x188]
    ldr w11, [x0, #0x964]
    str w18, [sp, #0x80]
    str w11, [sp, #0x1b8]
    ldr w11, [x0, #0x968]
    stp x21, x1, [sp, #0x70]
    str w11, [sp, #0x190]
    ldr w11, [x0, #0x96c]
    str w26, [sp, #0x60]
    stur w11, [x29, #-0x4c]
    ldr w11, [x0, #0x970]
    str w11, [sp, #0x130]
    ldr w11, [x0, #0x974]
    str w11, [sp, #0x140]
    ldr w11, [x0, #0x978]
    stur w11, [x29, #-0x50]
    ldr w11, [x0, #0x97c]
    stur w11, [x29, #-0x74]
    fmov w11, s24
    str w11, [sp, #0x30]
    fmov w11, s25
    str w11, [sp, #0x38]
    fmov w11, s26
    str w11, [sp, #0x34]
    ldr w11, [x0, #0x980]
    stur w11, [x29, #-0xa8]
    fmov w11, s23
    str w11, [sp, #0x3c]
    ldr w11, [x0, #0x984]
    str w11, [sp, #0x148]
    fmov w11, s22
    str w11, [sp, #0x40]
    ldr w11, [x0, #0x988]
    str w11, [sp, #0x138]
    fmov w11, s21
    str w11, [sp, #0x48]
    ldr w11, [x0, #0x98c]
    stur w11, [x29, #-0x90]
    fmov w11, s20
    str w11, [sp, #0x58]
    fmov w11, s0
    cinc w11, w11, ne
    cmp w11, #0x2
    ldr w11, [x0, #0x950]
    str w11, [sp, #0x120]
    fmov w11, s17
    str w11, [sp, #0x50]
    b.ge .L112
    ldp x4, x19, [sp, #0x90]
    ldr x6, [sp, #0x1b0]
    ldr x1, [sp, #0xf8]
    stur wzr, [x29, #-0x28]
    b .L118
.L112:
    ldr x18, [sp, #0x1a8]
    mov w11, #0x18
    mvn x13, x20
    adrp x1, plywright::sliders::magic::LOOKUPS
    add x1, x1, :lo12:plywright::sliders::magic::LOOKUPS
    mov w23, v0.s[1]
    orr x16, x18, x16
    ldr x18, [sp, #0x100]
    orr x16, x16, x13
    umaddl x11, w18, w11, x1
    mvn x18, x17
    ldp x1, x19, [x29, #-0x28]
    and x16, x16, x18
    and x16, x16, x3
    ldp x18, x4, [x11]
    ldr x6, [x11, #0x600]
    and x1, x16, x1
    ldr w24, [x11, #0x610]
    and x16, x16, x5
    fmov d17, x1
    ldr x1, [x11, #0x608]
    orr x13, x16, x13
    and x18, x18, x19
    mul x18, x18, x4
    and x4, x6, x19
    ldr w19, [x11, #0x614]
    cnt v17.8b, v17.8b
    mul x1, x4, x1
    ldp w6, w4, [x11, #0x10]
    addv b17, v17.8b
    lsr x18, x18, x4
    ldr w4, [x0, #0x99c]
    lsr x1, x1, x19
    adrp x19, plywright::sliders::magic::TABLE
    add x19, x19, :lo12:plywright::sliders::magic::TABLE
    fmov w11, s17
    add x18, x18, x6
    ldr x6, [sp, #0x1b0]
    add x1, x1, x24
    ldr x1, [x19, x1, lsl #3]
    bic x16, x13, x6
    madd w11, w4, w11, w23
    ldr x4, [sp, #0x18]
    ldr x23, [x19, x18, lsl #3]
    ldr x4, [x4]
    and x13, x4, x25
    ldp x4, x19, [sp, #0x90]
    tst x13, x16
    and x13, x1, x16
    b.eq .L113
    ldr w18, [x0, #0x810]
    add w11, w18, w11
.L113:
    ldr x18, [sp, #0x10]
    ldr x1, [sp, #0xf8]
    and x16, x23, x16
    tst x18, x13
    b.eq .L114
    ldr w18, [x0, #0x814]
    add w11, w18, w11
.L114:
    ldur x18, [x29, #-0x38]
    orr x13, x13, x16
    tst x18, x16
    b.eq .L115
    ldr w16, [x0, #0x818]
    add w11, w16, w11
.L115:
    ldur x16, [x29, #-0x48]
    tst x16, x13
    b.eq .L116
    ldr w13, [x0, #0x81c]
    add w11, w13, w11
.L116:
    ldur x13, [x29, #-0xb8]
    cbnz x13, .L117
    ldr w13, [x0, #0x9a0]
    sub w11, w11, w13
.L117:
    bic w11, w11, w11, asr #31
    mov w13, #0x3ff
    ldr w16, [x0, #0x9a4]
    cmp w11, #0x3ff
    csel w11, w11, w13, lt
    mul w13, w11, w16
    ldr w16, [x0, #0x9ac]
    mul w11, w13, w11
    ldr w13, [x0, #0x9a8]
    asr w11, w11, #12
    cmp w13, w11
    csel w11, w13, w11, lt
    mul w13, w16, w11
    lsr w13, w13, #6
    add w11, w11, w13, lsl #16
    stur w11, [x29, #-0x28]
.L118:
    and x13, x4, x6
    ldr x4, [sp, #0x1c8]
    ldur x11, [x29, #-0x40]
    bic x18, x27, x3
    ldur x6, [x29, #-0x58]
    ldur x24, [x29, #-0x20]
    and x16, x4, x19
    orr x11, x11, x1
    ldur x19, [x29, #-0x98]
    lsr x16, x16, #8
    and x1, x11, x18
    ldur x25, [x29, #-0xb8]
    fmov d17, x1
    and x1, x11, x6
    ldr x26, [sp, #0xf0]
    and x16, x16, #0xff00000000
    fmov d19, x1
    orr x1, x19, x24
    orr x16, x16, x4
    and x4, x11, x25
    ldr x21, [sp, #0xa0]
    bic x16, x16, x1
    orn x1, x20, x3
    fmov d18, x4
    and x16, x16, x1
    orr x1, x13, x6
    and x18, x26, x18
    lsr x4, x16, #7
    lsr x16, x16, #9
    ldur x6, [x29, #-0xd8]
    fmov d0, x18
    and x18, x13, x21
    orr x13, x1, x25
    and x1, x4, #0xfefefefefefefefe
    and x16, x16, #0x7f7f7f7f7f7f7f7f
    and x4, x6, x13
    orr x23, x1, x16
    ldp x16, x1, [x29, #-0xc8]
    fmov d26, x4
    ldur x4, [x29, #-0xb0]
    and x11, x11, x18
    cnt v17.8b, v17.8b
    cnt v18.8b, v18.8b
    cnt v0.8b, v0.8b
    and x16, x13, x16
    and x1, x11, x1
    and x11, x11, x4
    fmov d24, x11
    and x11, x16, x23
    ldr w16, [sp, #0x168]
    fmov d27, x11
    ldr w11, [sp, #0x8c]
    cnt v26.8b, v26.8b
    fmov d25, x1
    addv b17, v17.8b
    addv b0, v0.8b
    mul w11, w16, w11
    ldr w16, [sp, #0x1b8]
    cnt v24.8b, v24.8b
    cnt v27.8b, v27.8b
    cnt v19.8b, v19.8b
    mul w12, w16, w12
    ldr w16, [sp, #0x158]
    addv b26, v26.8b
    stur w11, [x29, #-0x48]
    and x11, x26, x18
    ldr w18, [sp, #0x30]
    fmov d21, x11
    and x11, x26, x25
    cnt v25.8b, v25.8b
    fmov d20, x11
    ldr w11, [sp, #0x190]
    stur w12, [x29, #-0x40]
    ldr x12, [sp, #0x1a8]
    addv b27, v27.8b
    fmov w26, s17
    mul w11, w11, w14
    ldr w14, [sp, #0x17c]
    addv b17, v24.8b
    addv b25, v25.8b
    cnt v21.8b, v21.8b
    addv b19, v19.8b
    mul w14, w16, w14
    ldr w16, [sp, #0x160]
    stur w11, [x29, #-0x38]
    orr x11, x13, x27
    fmov w4, s17
    and x11, x11, x12
    and x12, x20, x13
    addv b17, v18.8b
    stur w14, [x29, #-0xb8]
    ldur x14, [x29, #-0xf8]
    bic x11, x11, x3
    bic x12, x12, x3
    fmov d23, x11
    ldur x11, [x29, #-0xd0]
    mul w14, w16, w14
    fmov d22, x12
    ldr w12, [sp, #0x180]
    ldr w16, [sp, #0x140]
    cnt v18.8b, v20.8b
    mul w11, w12, w11
    ldr w12, [sp, #0x188]
    stur w14, [x29, #-0xc0]
    ldur w14, [x29, #-0xa0]
    cnt v20.8b, v22.8b
    mul w12, w12, w14
    stur w11, [x29, #-0xc8]
    orr x11, x19, x5
    ldur x14, [x29, #-0x100]
    bic x11, x13, x11
    lsr x13, x27, #9
    and x11, x11, x3
    ldr w3, [sp, #0x58]
    ldur w19, [x29, #-0x2c]
    stur w12, [x29, #-0x98]
    ldur w12, [x29, #-0x4c]
    and x14, x14, x24, lsl #16
    and x13, x13, #0x100
    mul w24, w16, w18
    ldur x18, [x29, #-0xf0]
    mul w12, w12, w30
    and x11, x11, x17
    fmov w30, s19
    ldp w1, w16, [sp, #0x34]
    cnt v19.8b, v23.8b
    str w12, [sp, #0x1c8]
    ldr w12, [sp, #0x130]
    mul w12, w12, w28
    stur w12, [x29, #-0x58]
    lsr x12, x27, #7
    and x12, x12, #0x8000
    orr x12, x12, x13
    lsr x13, x14, #1
    lsr x14, x14, #60
    and x12, x12, x18
    and x13, x13, #0x400000000000000
    lsr x17, x12, #1
    bfi x13, x14, #61, #1
    fmov w14, s26
    fmov d26, x11
    ldr x11, [sp, #0x1c0]
    and x13, x18, x13
    stur w14, [x29, #-0x20]
    ldur w14, [x29, #-0x50]
    mul w16, w14, w16
    ldur w14, [x29, #-0x74]
    mul w14, w14, w1
    ldp w18, w1, [sp, #0x3c]
    str w14, [sp, #0x108]
    and x14, x17, #0x4000
    ldur w17, [x29, #-0xa8]
    sub x12, x12, x14
    fmov w14, s27
    and x11, x11, x12, lsr #2
    and x12, x12, #0x3333333333333333
    mul w18, w17, w18
    ldr w17, [sp, #0x148]
    stur w14, [x29, #-0x100]
    lsr x14, x13, #1
    add x11, x11, x12
    mul w1, w17, w1
    ldr w17, [sp, #0x48]
    add x11, x11, x11, lsr #4
    and x12, x14, #0x1000000000000000
    ldr w14, [sp, #0x138]
    sub x12, x13, x12
    fmov w13, s25
    mul w14, w14, w17
    lsr x17, x12, #2
    and x12, x12, #0x3000000000000000
    str w13, [sp, #0x1a8]
    and x13, x23, x27
    add x12, x17, x12
    fmov d24, x13
    mov x13, #0xf0f0f0f0f0f0f0f
    and x17, x17, #0x100000000000000
    movk x13, #0xf00
    add x12, x17, x12, lsr #4
    ldur w17, [x29, #-0x90]
    sub x13, x13, #0x800
    and x11, x11, x13
    mov x13, #0x101010101010101
    and x12, x12, #0xf00000000000000
    mul x11, x11, x13
    cnt v23.8b, v24.8b
    mul x12, x12, x13
    fmov w13, s17
    addv b17, v21.8b
    cnt v21.8b, v26.8b
    mul w28, w17, w3
    ldr w17, [sp, #0x118]
    ldr w3, [sp, #0x50]
    stur w13, [x29, #-0xd8]
    lsr x11, x11, #56
    ldr w13, [sp, #0xac]
    mul w23, w17, w3
    and x17, x27, x21
    ldr x3, [sp, #0x68]
    mul w13, w13, w11
    fmov w11, s0
    and x17, x17, x6
    fmov d22, x17
    ldr w17, [sp, #0x60]
    lsr x12, x12, #56
    fmov w25, s17
    addv b0, v18.8b
    addv b17, v19.8b
    str w11, [sp, #0x1c0]
    ldr w11, [sp, #0x128]
    addv b18, v20.8b
    cnt v22.8b, v22.8b
    addv b19, v21.8b
    addv b20, v23.8b
    mul w11, w11, w17
    ldr w17, [sp, #0x110]
    fmov w6, s0
    fmov w21, s18
    mul w17, w17, w3
    fmov w5, s19
    addv b21, v22.8b
    str w17, [sp, #0x1b0]
    ldr w17, [sp, #0xb4]
    fmov w20, s21
    madd w13, w17, w12, w13
    ldr w12, [sp, #0x120]
    fmov w17, s20
    mul w3, w12, w22
    sub w12, w19, #0x1
    cmp w12, #0x2
    fmov w12, s17
    str w12, [sp, #0x100]
    b.hs .L120
    cmp w19, #0x2
    mov x19, #0x101000000000000
    mov x22, #0x303000000000000
    mov w12, w23
    mov w27, w24
    csel x19, x22, x19, eq
.L119:
    ldr x23, [sp, #0x170]
    mov w22, #0x38
    ldr w24, [sp, #0xe0]
    bics wzr, w22, w23
    b.ne .L121
    ldr x22, [sp, #0x1a0]
    mov x23, #0x3333000000000000
    and x19, x19, x22
    ldur x22, [x29, #-0x68]
    and x19, x19, x22
    mov x22, #0x4141000000000000
    and x22, x22, x19, lsr #1
    sub x19, x19, x22
    lsr x22, x19, #2
    and x19, x19, x23
    and x22, x22, #0x3333333333333333
    add x19, x22, x19
    mov x22, #0x101010101010101
    add x19, x19, x19, lsr #4
    and x19, x19, #0xf0f0f0f0f0f0f0f
    mul x19, x19, x22
    ldr w22, [x0, #0x92c]
    lsr x19, x19, #56
    madd w13, w22, w19, w13
    b .L121
.L120:
    mov w27, w24
    ldur w24, [x29, #-0x2c]
    mov w22, #0x1
    mov w12, w23
    mov w23, #0x99
    mov x19, #-0x3f40000000000000
    lsl w22, w22, w24
    tst w22, w23
    b.eq .L128
    ldr w24, [sp, #0xe0]
.L121:
    ldp x22, x19, [sp, #0x70]
    add w15, w24, w15
    add w11, w3, w11
    ldur w3, [x29, #-0x98]
    sub w19, w19, w22
    ldr w22, [sp, #0xd4]
    add w7, w7, w22
    ldr w22, [sp, #0xe4]
    madd w15, w19, w22, w15
    ldur w19, [x29, #-0x48]
    ldur w22, [x29, #-0xc0]
    add w19, w22, w19
    ldr w22, [sp, #0x1c8]
    sub w15, w15, w7
    add w16, w22, w16
    ldur w22, [x29, #-0xc8]
    add w19, w19, w22
    ldr w22, [sp, #0x108]
    add w3, w19, w3
    add w16, w16, w22
    add w16, w16, w18
    ldr w18, [sp, #0xb0]
    add w16, w16, w1
    ldr w1, [sp, #0x168]
    add w9, w18, w9
    ldr w18, [sp, #0xc0]
    add w14, w16, w14
    add w9, w9, w10
    ldur w10, [x29, #-0xb8]
    ldr x16, [sp, #0x150]
    add w10, w15, w10
    ldr w15, [sp, #0x80]
    add w10, w10, w3
    add w9, w9, w15
    ldr w15, [sp, #0x160]
    add w9, w9, w13
    ldr w13, [sp, #0x158]
    mul w13, w13, w18
    madd w13, w15, w16, w13
    ldr w15, [sp, #0xd0]
    add w10, w10, w15
    ldr w15, [sp, #0xcc]
    add w10, w10, w2
    madd w13, w1, w15, w13
    ldur w15, [x29, #-0x60]
    ldr w1, [sp, #0x180]
    add w8, w10, w8
    ldr w10, [sp, #0x188]
    madd w13, w1, w15, w13
    ldr w15, [sp, #0xd8]
    ldr w1, [sp, #0x1a8]
    madd w10, w10, w15, w13
    ldr w13, [sp, #0xc8]
    add w8, w8, w13
    ldr w13, [sp, #0x130]
    madd w10, w13, w1, w10
    ldr w13, [sp, #0xbc]
    sub w8, w8, w13
    ldr w13, [sp, #0x140]
    madd w10, w13, w4, w10
    ldur w13, [x29, #-0x40]
    add w8, w8, w13
    ldr w13, [sp, #0x118]
    madd w10, w13, w21, w10
    ldur w13, [x29, #-0x58]
    add w8, w8, w13
    ldr w13, [sp, #0x110]
    add w8, w8, w27
    madd w10, w13, w17, w10
    ldr w13, [sp, #0x128]
    add w8, w8, w14
    ldur w14, [x29, #-0x20]
    add w8, w8, w12
    ldr w12, [sp, #0x1c0]
    madd w10, w13, w5, w10
    ldr w13, [sp, #0x1b8]
    add w8, w8, w28
    madd w10, w13, w14, w10
    ldr w13, [sp, #0x190]
    ldur w14, [x29, #-0x100]
    madd w10, w13, w14, w10
    ldr w13, [sp, #0x120]
    madd w10, w13, w20, w10
    ldr w13, [sp, #0x138]
    madd w10, w13, w6, w10
    ldr w13, [sp, #0x148]
    madd w10, w13, w25, w10
    ldur w13, [x29, #-0xa8]
    madd w10, w13, w12, w10
    ldur w13, [x29, #-0x74]
    ldur w12, [x29, #-0xd8]
    madd w10, w13, w12, w10
    ldur w13, [x29, #-0x50]
    ldr w12, [sp, #0x1b0]
    madd w10, w13, w30, w10
    ldur w13, [x29, #-0x38]
    add w8, w8, w12
    ldr w12, [sp, #0x100]
    add w8, w8, w13
    ldur w13, [x29, #-0x4c]
    add w8, w8, w11
    ldur w11, [x29, #-0x90]
    madd w10, w13, w26, w10
    madd w10, w11, w12, w10
    ldr w11, [sp, #0xb8]
    ldur w12, [x29, #-0x28]
    add w11, w8, w11
    ldr x8, [sp, #0x198]
    add w11, w11, w12
    ldr w12, [x0, #0x878]
    ldrb w8, [x8, #0x93]
    sub w9, w11, w9
    sub w9, w9, w10
    cmp w8, #0x0
    cneg w10, w12, ne
    add w9, w9, w10
    add w10, w9, #0x8, lsl #12
    asr w10, w10, #16
    cmp w10, #0x0
    b.le .L122
    ldur x11, [x29, #-0xe0]
    ldur x14, [x29, #-0x88]
    mov x12, #0x5555555555555555
    ldur w17, [x29, #-0xa0]
    eor x12, x12, #0xff00ff00ff00ff00
    cbz x11, .L124
    ldur x11, [x29, #-0xe8]
    ldr x13, [sp, #0x28]
    eor x11, x11, x13
    cmp x11, x13
    b.ls .L123
    ldur x11, [x29, #-0xf0]
    ldr x13, [sp, #0x20]
    eor x11, x11, x13
    cmp x11, x13
    b.ls .L123
    ldur x11, [x29, #-0xb0]
    mov x13, #-0x5555555555555556
    eor x13, x13, #0xff00ff00ff00ff00
    tst x11, x13
    b.eq .L123
    ldur x11, [x29, #-0xb0]
    and x11, x11, x12
    cbz x11, .L123
    ldur x11, [x29, #-0xf8]
    ldur x12, [x29, #-0xd0]
    add w13, w17, w17, lsl #3
    add w11, w11, w11, lsl #1
    add w12, w12, w12, lsl #2
    add w11, w11, w12
    cmn w11, w13
    b.ne .L133
    ldur w12, [x29, #-0x60]
    add w11, w16, w16, lsl #1
    add w13, w15, w15, lsl #3
    mov w14, #0x85c
    add w12, w12, w12, lsl #2
    add w11, w11, w12
    mov w12, #0x860
    add w11, w11, w13
    mov w13, #0x864
    add w11, w11, #0x3
    cmp w11, #0x3
    mov w11, #0x858
    csel x11, x11, x12, eq
    csel x12, x14, x13, eq
    b .L134
.L122:
    ldur x14, [x29, #-0xe0]
    ldur x11, [x29, #-0x88]
    mov x12, #0x5555555555555555
    ldur w17, [x29, #-0xa0]
    eor x12, x12, #0xff00ff00ff00ff00
    cbz x11, .L129
    ldur x11, [x29, #-0xf0]
    ldr x13, [sp, #0x20]
    eor x11, x11, x13
    cmp x11, x13
    b.ls .L125
    ldur x11, [x29, #-0xe8]
    ldr x13, [sp, #0x28]
    eor x11, x11, x13
    cmp x11, x13
    b.ls .L125
    ldur x11, [x29, #-0xb0]
    mov x13, #-0x5555555555555556
    eor x13, x13, #0xff00ff00ff00ff00
    tst x11, x13
    b.eq .L125
    ldur x11, [x29, #-0xb0]
    and x11, x11, x12
    cbz x11, .L125
    ldur w12, [x29, #-0x60]
    add w11, w16, w16, lsl #1
    add w13, w15, w15, lsl #3
    add w12, w12, w12, lsl #2
    add w11, w11, w12
    cmn w11, w13
    b.ne .L135
    ldur x11, [x29, #-0xf8]
    ldur x12, [x29, #-0xd0]
    add w13, w17, w17, lsl #3
    mov w14, #0x85c
    add w11, w11, w11, lsl #1
    add w12, w12, w12, lsl #2
    add w11, w11, w12
    mov w12, #0x860
    add w11, w11, w13
    mov w13, #0x864
    add w11, w11, #0x3
    cmp w11, #0x3
    mov w11, #0x858
    csel x11, x11, x12, eq
    csel x12, x14, x13, eq
    b .L136
.L123:
    ldur w11, [x29, #-0x80]
    ldr w12, [sp, #0xc]
    ldur w13, [x29, #-0x60]
    sub w11, w12, w11
    ldur x12, [x29, #-0xd0]
    add w11, w11, w11, lsl #1
    sub w12, w12, w13
    sub w13, w17, w15
    add w12, w12, w12, lsl #2
    add w13, w13, w13, lsl #3
    add w11, w12, w11
    add w11, w11, w13
    cmp w11, #0x4
    mov w11, #0x40
    b.ge .L138
    ldr w12, [x0, #0x86c]
    ldr w13, [sp, #0x17c]
    mul w12, w12, w13
    ldr w13, [x0, #0x868]
    add w12, w12, w13
    b .L126
.L124:
    mov v2.s[1], v5.s[0]
    movi v0.2s, #0x5
    mov v7.s[1], v4.s[0]
    mov v1.s[1], v6.s[0]
    movi v4.2s, #0x3
    mov v16.s[1], v3.s[0]
    mul v0.2s, v2.2s, v0.2s
    add v1.2s, v7.2s, v1.2s
    mla v0.2s, v1.2s, v4.2s
    movi v1.2s, #0x9
    mla v0.2s, v16.2s, v1.2s
    mov w11, v0.s[1]
    fmov w12, s0
    sub w13, w12, w11
    cmp w13, #0x3
    b.le .L131
    ldur x11, [x29, #-0xf8]
    cmp x11, #0x2
    mov w11, #0x40
    b.eq .L130
    b .L138
.L125:
    ldur w11, [x29, #-0x80]
    ldr w12, [sp, #0xc]
    ldur w13, [x29, #-0x60]
    sub w11, w11, w12
    ldur x12, [x29, #-0xd0]
    add w11, w11, w11, lsl #1
    sub w12, w13, w12
    sub w13, w15, w17
    add w12, w12, w12, lsl #2
    add w13, w13, w13, lsl #3
    add w11, w12, w11
    add w11, w11, w13
    cmp w11, #0x4
    mov w11, #0x40
    b.ge .L138
    ldr w12, [x0, #0x86c]
    ldr w13, [x0, #0x868]
    madd w12, w12, w18, w13
.L126:
    cmp w12, #0x40
    csel w11, w12, w11, lt
    b .L138
.L127:
    cmp w23, #0x5
    b.eq .L77
    mov w13, #0x8080
    b .L77
.L128:
    cmp w24, #0x5
    b.eq .L119
    mov x19, #-0x7f80000000000000
    b .L119
.L129:
    fmov s0, w16
    mov v5.s[1], v2.s[0]
    movi v2.2s, #0x5
    mov v4.s[1], v7.s[0]
    mov v3.s[1], v16.s[0]
    mov v0.s[1], v1.s[0]
    movi v1.2s, #0x3
    mul v2.2s, v5.2s, v2.2s
    add v0.2s, v4.2s, v0.2s
    mla v2.2s, v0.2s, v1.2s
    movi v0.2s, #0x9
    mla v2.2s, v3.2s, v0.2s
    mov w11, v2.s[1]
    fmov w12, s2
    sub w13, w12, w11
    cmp w13, #0x3
    b.le .L131
    cmp x16, #0x2
    mov w11, #0x40
    b.ne .L138
.L130:
    cmp x14, #0x0
    ccmp w12, #0x6, #0x0, eq
    csel w11, wzr, w11, eq
    b .L138
.L131:
    cmp w12, #0x4
    b.ge .L132
    mov w11, wzr
    b .L138
.L132:
    cmp w11, #0x3
    cset w11, gt
    add x11, x0, w11, uxtw #2
    ldr w11, [x11, #0x870]
    b .L138
.L133:
    mov w12, #0x864
    mov w11, #0x860
.L134:
    ldr w12, [x0, x12]
    ldr w13, [sp, #0x17c]
    ldr w11, [x0, x11]
    mul w12, w12, w13
    add w11, w12, w11
    b .L137
.L135:
    mov w12, #0x864
    mov w11, #0x860
.L136:
    ldr w12, [x0, x12]
    ldr w11, [x0, x11]
    madd w11, w12, w18, w11
.L137:
    cmp w11, #0x40
    mov w12, #0x40
    csel w11, w11, w12, lt
.L138:
    ldr w13, [sp, #0xdc]
    ldur w14, [x29, #-0x70]
    add w12, w15, w17
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
    add sp, sp, #0x2c0
    ldp x20, x19, [sp, #0x60]
    ldp x22, x21, [sp, #0x50]
    ldp x24, x23, [sp, #0x40]
    ldp x26, x25, [sp, #0x30]
    ldp x28, x27, [sp, #0x20]
    ldp x29, x30, [sp, #0x10]
    ldp d9, d8, [sp], #0x70
    ret
.L139:
    adrp x2, .D0
    add x2, x2, :lo12:.D0
    mov x0, x8
    mov w1, #0x9
    bl core::panicking::panic_bounds_check
.L140:
    adrp x2, .D1
    add x2, x2, :lo12:.D1
    mov x0, x8
    mov w1, #0xe
    bl core::panicking::panic_bounds_check
.L141:
    adrp x2, .D2
    add x2, x2, :lo12:.D2
    mov x0, x8
    mov w1, #0xf
    bl core::panicking::panic_bounds_check
.L142:
    adrp x2, .D3
    add x2, x2, :lo12:.D3
    mov x0, x8
    mov w1, #0x1c
    bl core::panicking::panic_bounds_check
