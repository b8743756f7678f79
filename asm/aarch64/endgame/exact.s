# The kernels of endgame/exact, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm endgame/exact --target aarch64
# binary: sha256 4bd8c3d70f237980e94eb3f67fdf905d958d3acf4c2016db82e075a0d2b89ff9
# latency: 69 instructions in 276 bytes; innermost loops: .L0 of 39
# throughput: 62 instructions in 248 bytes; innermost loops: .L0 of 36
# plywright::endings::exact::probe::<impl plywright::endings::exact::Exact>::probe: 498 instructions in 1992 bytes; innermost loops: .L17 of 7, .L19 of 5, .L21 of 5, .L24 of 7, .L28 of 11, .L30 of 7, .L32 of 6, .L38 of 4, .L39 of 6
# plywright::endings::known::Endings::ask_sources: 1995 instructions in 7980 bytes; innermost loops: .L6 of 9, .L7 of 18, .L10 of 33, .L15 of 37, .L33 of 79, .L47 of 79, .L59 of 25, .L81 of 9, .L85 of 9, .L102 of 26, .L103 of 9, .L112 of 3, .L114 of 16
# plywright::endings::layout::Layout::folded: 240 instructions in 960 bytes; innermost loops: none
# plywright::endings::rules::feature::Feature::of: 164 instructions in 656 bytes; innermost loops: none
# plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot: 259 instructions in 1036 bytes; innermost loops: .L15 of 62
# plywright::endings::rules::view::View<R>::checks: 99 instructions in 396 bytes; innermost loops: .L0 of 61
# plywright::endings::rules::view::View<R>::new: 199 instructions in 796 bytes; innermost loops: .L0 of 7, .L1 of 6, .L8 of 64
# mix of 3585 instructions: 373 ldr, 320 mov, 284 and, 283 cmp, 229 add, 222 ldrb, 159 orr, 120 b, 108 sub, 106 lsr, 92 ldp, 91 b.eq, 90 csel, 79 b.ne, 79 lsl, 62 str, 59 eor, 45 stp, 44 ret, 44 tst, 37 adrp, 36 b.hs, 36 strb, 34 subs, 32 mul, 29 cbz, 27 bic, 26 cneg, 24 ands, 24 b.hi, 23 clz, 23 rbit, 22 umaddl, 20 b.ls, 20 cset, 20 fmov, 20 tbz, 15 bl, 12 uaddlp, 12 ubfiz, 11 cnt, 11 ldur, 11 tbnz, 10 ubfx, 9 mvn, 8 addv, 8 bfxil, 8 cbnz, 8 ccmp, 8 stur, 7 bfi, 6 b.lo, 6 cinc, 6 ldurb, 5 dup, 5 movi, 5 sxtb, 4 adds, 4 b.gt, 4 b.le, 4 ext, 4 shl, 4 sturb, 4 ushl, 3 cmn, 3 csinc, 3 ldrh, 3 madd, 3 sbfx, 3 usra, 3 xtn, 2 movk, 2 neg, 2 ushll, 2 uzp1, 1 adr, 1 b.ge, 1 b.lt, 1 bics, 1 br, 1 csetm, 1 csinv, 1 fcsel, 1 ldurh, 1 mla, 1 orn, 1 smaddl, 1 umulh, 1 ushll2, 1 ushr

latency:
    sub sp, sp, #0x70
    stp x29, x30, [sp, #0x10]
    stp x28, x27, [sp, #0x20]
    stp x26, x25, [sp, #0x30]
    stp x24, x23, [sp, #0x40]
    stp x22, x21, [sp, #0x50]
    stp x20, x19, [sp, #0x60]
    add x29, sp, #0x10
    str xzr, [sp, #0x8]
    ldp x22, x23, [x1, #0x8]
    add x8, sp, #0x8
    mov x19, xzr
    cbz x23, .L4
    ldp x20, x21, [x0, #0x10]
    mov x8, xzr
    ldr x25, [sp, #0x8]
    mov x24, xzr
    mov w26, #0xa0
    add x27, sp, #0x8
    mov x28, #0x101010101010101
    b .L3
.L0:
    mov x8, xzr
.L1:
    add x19, x8, x19
    and x8, x8, x25
.L2:
    add x24, x24, #0x1
    cmp x23, x24
    b.eq .L4
.L3:
    eor x9, x8, x24
    cmp x9, x23
    b.hs .L2
    madd x8, x9, x26, x22
    str x8, [sp, #0x8]
    ldr x8, [sp, #0x8]
    ldp x9, x10, [x8, #0x80]
    orr x9, x10, x9
    lsr x10, x9, #1
    and x10, x10, #0x5555555555555555
    sub x9, x9, x10
    lsr x10, x9, #2
    and x9, x9, #0x3333333333333333
    and x10, x10, #0x3333333333333333
    add x9, x10, x9
    add x9, x9, x9, lsr #4
    and x9, x9, #0xf0f0f0f0f0f0f0f
    mul x9, x9, x28
    lsr x9, x9, #57
    cmp x9, #0x2
    b.hi .L0
    add x2, x8, #0x50
    mov x0, x20
    mov x1, x21
    bl plywright::endings::known::Endings::ask_sources
    and w8, w0, #0xff
    cmp w8, #0x2
    b.eq .L0
    ubfiz x9, x1, #4, #4
    mov w10, #0x1
    lsl x9, x10, x9
    orr x8, x9, x8, lsl #48
    b .L1
.L4:
    mov x0, x19
    ldp x20, x19, [sp, #0x60]
    ldp x22, x21, [sp, #0x50]
    ldp x24, x23, [sp, #0x40]
    ldp x26, x25, [sp, #0x30]
    ldp x28, x27, [sp, #0x20]
    ldp x29, x30, [sp, #0x10]
    add sp, sp, #0x70
    ret

throughput:
    sub sp, sp, #0x60
    stp x29, x30, [sp, #0x10]
    stp x26, x25, [sp, #0x20]
    stp x24, x23, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    add x29, sp, #0x10
    ldr x22, [x1, #0x10]
    cbz x22, .L2
    ldp x20, x21, [x0, #0x10]
    mov x19, xzr
    ldr x23, [x1, #0x8]
    add x24, sp, #0x8
    mov x25, #0x101010101010101
    mov w26, #0x1
    b .L1
.L0:
    mov x8, xzr
    subs x22, x22, #0x1
    add x19, x8, x19
    add x23, x23, #0xa0
    b.eq .L3
.L1:
    str x23, [sp, #0x8]
    ldr x8, [sp, #0x8]
    ldp x9, x10, [x8, #0x80]
    orr x9, x10, x9
    lsr x10, x9, #1
    and x10, x10, #0x5555555555555555
    sub x9, x9, x10
    lsr x10, x9, #2
    and x9, x9, #0x3333333333333333
    and x10, x10, #0x3333333333333333
    add x9, x10, x9
    add x9, x9, x9, lsr #4
    and x9, x9, #0xf0f0f0f0f0f0f0f
    mul x9, x9, x25
    lsr x9, x9, #57
    cmp x9, #0x2
    b.hi .L0
    add x2, x8, #0x50
    mov x0, x20
    mov x1, x21
    bl plywright::endings::known::Endings::ask_sources
    and w8, w0, #0xff
    cmp w8, #0x2
    b.eq .L0
    ubfiz x9, x1, #4, #4
    lsl x9, x26, x9
    orr x8, x9, x8, lsl #48
    subs x22, x22, #0x1
    add x19, x8, x19
    add x23, x23, #0xa0
    b.ne .L1
    b .L3
.L2:
    mov x19, xzr
.L3:
    mov x0, x19
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x29, x30, [sp, #0x10]
    add sp, sp, #0x60
    ret

plywright::endings::exact::probe::<impl plywright::endings::exact::Exact>::probe:
    ldp x13, x12, [x1, #0x30]
    ldr x14, [x1, #0x28]
    orr x8, x12, x13
    bics x9, x8, x14
    b.eq .L0
    sub x8, x9, #0x1
    and x8, x8, x9
    sub x10, x8, #0x1
    tst x8, x10
    b.eq .L1
.L0:
    mov w8, #0x3
    mov w0, w8
    ret
.L1:
    rbit x9, x9
    ldp x15, x18, [x1, #0x8]
    ldp x16, x17, [x1, #0x18]
    clz x9, x9
    lsr x10, x15, x9
    lsr x3, x18, x9
    lsr x11, x16, x9
    lsr x2, x17, x9
    and x10, x10, #0x1
    tst w11, #0x1
    mov w11, #0x3
    ubfiz x2, x2, #2, #1
    bfi x10, x3, #1, #1
    csel x11, x11, xzr, ne
    lsr x3, x12, x9
    add x11, x11, x2
    add x10, x10, x11
    and x11, x3, #0x1
    orr x11, x11, x10, lsl #1
    cbz x8, .L2
    rbit x8, x8
    clz x10, x8
    lsr x8, x15, x10
    lsr x15, x16, x10
    lsr x16, x17, x10
    lsr x17, x18, x10
    and x8, x8, #0x1
    tst w15, #0x1
    mov w15, #0x3
    ubfiz x16, x16, #2, #1
    bfi x8, x17, #1, #1
    csel x15, x15, xzr, ne
    lsr x17, x12, x10
    add x15, x15, x16
    add x8, x8, x15
    and x15, x17, #0x1
    orr x15, x15, x8, lsl #1
    cmp x11, #0xa
    mov w8, #0x3
    b.ls .L3
    b .L4
.L2:
    mov w15, #0xa
    mov w10, w9
    cmp x11, #0xa
    mov w8, #0x3
    b.hi .L4
.L3:
    cmp x15, #0xa
    b.hi .L4
    ldrb w8, [x1, #0x43]
    mov w16, #0x2d6
    mov w17, #0x42
    umaddl x16, w8, w16, x0
    umaddl x11, w11, w17, x16
    mov w16, #0x6
    umaddl x15, w15, w16, x11
    ldrb w11, [x15, #0x18]!
    cmp w11, #0x2
    b.eq .L0
    sub sp, sp, #0x60
    stp x29, x30, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    add x29, sp, #0x30
    and x13, x14, x13
    and x12, x14, x12
    strb wzr, [sp, #0x4]
    rbit x13, x13
    rbit x12, x12
    str wzr, [sp]
    clz x14, x13
    ldur w13, [x15, #0x2]
    clz x16, x12
    ldrb w12, [x15, #0x1]
    and w15, w14, #0x3f
    and w14, w16, #0x3f
    and w16, w13, #0xff
    cmp w16, #0x5
    tbz w11, #0x0, .L5
    b.hs .L7
    mov x16, sp
    ubfx w17, w13, #8, #8
    eor w18, w15, #0x38
    bfxil x16, x13, #0, #3
    mov x15, sp
    cmp w17, #0x5
    strb w18, [x16]
    b.hs .L7
    ubfx w16, w13, #16, #8
    bfxil x15, x13, #8, #3
    eor w14, w14, #0x38
    cmp w16, #0x4
    strb w14, [x15]
    b.hi .L7
    mov x14, sp
    lsr w15, w13, #24
    eor w9, w9, #0x38
    bfxil x14, x13, #16, #3
    cmp w15, #0x5
    strb w9, [x14]
    b.hs .L7
    eor w10, w10, #0x38
    b .L6
.L4:
    mov w0, w8
    ret
.L5:
    b.hs .L7
    mov x17, sp
    ubfx w16, w13, #8, #8
    bfxil x17, x13, #0, #3
    cmp w16, #0x5
    mov x16, sp
    strb w15, [x17]
    b.hs .L7
    ubfx w15, w13, #16, #8
    bfxil x16, x13, #8, #3
    cmp w15, #0x4
    strb w14, [x16]
    b.hi .L7
    mov x14, sp
    lsr w15, w13, #24
    bfxil x14, x13, #16, #3
    cmp w15, #0x5
    strb w9, [x14]
    b.hs .L7
.L6:
    ldr x9, [x0, #0x10]
    lsr x13, x13, #24
    mov x14, sp
    cmp x9, x12
    strb w10, [x14, x13]
    b.ls .L7
    mov w10, #0x88
    cmp w8, w11
    ldr x9, [x0, #0x8]
    umaddl x19, w12, w10, x9
    cset w21, ne
    mov w8, #0x18
    umaddl x9, w21, w8, x19
    ldrb w8, [x9, #0x50]
    cmp w8, #0x3
    b.ne .L9
.L7:
    mov w8, #0x3
.L8:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x29, x30, [sp, #0x30]
    add sp, sp, #0x60
    mov w0, w8
    ret
.L9:
    ldrb w11, [sp, #0x4]
    ldurh w10, [x9, #0x51]
    ldr w12, [sp]
    ldr x20, [x9, #0x48]
    ldurb w9, [x9, #0x53]
    strb w11, [sp, #0x14]
    lsl w13, w10, #8
    str w12, [sp, #0x10]
    ldr x10, [x19, #0x10]
    orr w9, w13, w9, lsl #24
    mov w13, #0x3
    ldrb w14, [x19, #0x21]
    cmp x10, #0x4
    orr w8, w9, w8
    cinc x9, x13, ne
    mov w13, #0x2
    str w8, [sp, #0xc]
    csel x22, x13, x9, lo
    tbz w14, #0x0, .L10
    add x8, sp, #0x10
    and w9, w12, #0x7
    lsr w14, w12, #1
    orr x8, x8, x22
    eor w15, w9, #0x7
    ldrb w13, [x8]
    cmp w15, w9
    and w14, w14, #0x7c
    csel w9, w15, w9, lo
    and w16, w13, #0x7
    lsr w17, w13, #1
    add w9, w9, w14
    eor w18, w16, #0x7
    cmp w18, w16
    csel w15, w18, w16, lo
    and w16, w17, #0x7c
    add w14, w15, w16
    cmp w9, w14
    b.ls .L10
    strb w13, [sp, #0x10]
    strb w12, [x8]
    b .L11
.L10:
    mov w13, w12
.L11:
    ldrb w8, [x19, #0x18]
    cbz w8, .L12
    cmp w8, #0x2
    b.ne .L13
    ubfx w8, w13, #3, #5
    mov w9, #0x7
    and w14, w13, #0x7
    eor w15, w14, #0x7
    sub w9, w9, w8
    cmp w9, w8
    csel w8, w9, w8, lo
    cmp w15, w14
    csel w9, w15, w14, lo
    add x15, sp, #0x10
    cmp w8, w9
    mov w8, #0x10000
    mov w9, #0x100
    csel w8, w8, wzr, hi
    tst w13, #0xe0
    csel w9, w9, wzr, ne
    cmp w14, #0x3
    cinc w9, w9, hi
    orr w14, w9, w8
    sbfx w8, w14, #8, #1
    and w9, w8, #0x38
    orr x8, x15, x22
    tbz w14, #0x0, .L14
    orr w9, w9, #0x7
    tbz w14, #0x10, .L15
    b .L25
.L12:
    sbfx w9, w13, #2, #1
    add x8, sp, #0x10
    orr x8, x8, x22
    and w9, w9, #0x7
    b .L15
.L13:
    add x8, sp, #0x10
    mov w9, wzr
    orr x8, x8, x22
    b .L15
.L14:
    tbnz w14, #0x10, .L25
.L15:
    add x11, x8, #0x1
    add x12, sp, #0x10
    sub x10, x11, x12
    cmp x10, #0x8
    b.lo .L20
    cmp x10, #0x20
    b.hs .L16
    mov x12, xzr
    b .L18
.L16:
    dup v0.16b, w9
    add x13, sp, #0x10
    and x12, x10, #0xffffffffffffffe0
    add x13, x13, #0x10
    and x14, x10, #0xffffffffffffffe0
.L17:
    ldp q1, q2, [x13, #-0x10]
    subs x14, x14, #0x20
    eor v1.16b, v1.16b, v0.16b
    eor v2.16b, v2.16b, v0.16b
    stp q1, q2, [x13, #-0x10]
    add x13, x13, #0x20
    b.ne .L17
    cmp x10, x12
    b.eq .L22
    tst x10, #0x18
    b.eq .L26
.L18:
    dup v0.8b, w9
    and x11, x11, #0x7
    add x13, sp, #0x10
    mvn x14, x8
    add x12, x12, x13
    sub x10, x10, x11
    add x13, x14, x11
    add x13, x13, x12
.L19:
    ldr d1, [x12]
    adds x13, x13, #0x8
    eor v1.8b, v1.8b, v0.8b
    str d1, [x12], #0x8
    b.ne .L19
    cbz x11, .L22
    add x11, sp, #0x10
    add x12, x11, x10
.L20:
    sub x10, x12, #0x1
.L21:
    ldrb w11, [x10, #0x1]!
    cmp x10, x8
    eor w11, w11, w9
    strb w11, [x10]
    b.ne .L21
.L22:
    ldrb w9, [x19, #0x20]
    cmp w9, #0x1
    b.ne .L23
    ldurb w9, [x8, #-0x1]
    ldrb w10, [x8]
    cmp w9, w10
    b.ls .L23
    sturb w10, [x8, #-0x1]
    strb w9, [x8]
.L23:
    ldrb w8, [x19, #0x22]
    cmp w8, #0x1
    b.ne .L34
    add x0, sp, #0x18
    add x1, sp, #0x10
    stp xzr, x22, [sp, #0x18]
    strb wzr, [sp, #0x28]
    bl <core::ops::range::RangeInclusive<usize> as core::slice::index::SliceIndex<[T]>>::index
.L24:
    cbz x1, .L34
    ldrb w8, [x0], #0x1
    sub x1, x1, #0x1
    lsr w9, w8, #3
    and w8, w8, #0x7
    cmp w9, w8
    b.eq .L24
    b.ls .L34
    add x0, sp, #0x18
    add x1, sp, #0x10
    stp xzr, x22, [sp, #0x18]
    strb wzr, [sp, #0x28]
    bl <core::ops::range::RangeInclusive<usize> as core::slice::index::SliceIndex<[T]>>::index_mut
    cbz x1, .L33
    cmp x1, #0x8
    mov x8, x0
    b.lo .L31
    cmp x1, #0x20
    b.hs .L27
    mov x8, xzr
    b .L29
.L25:
    orr x11, x12, x11, lsl #32
    eor w12, w13, w9
    ldrb w13, [sp, #0x12]
    ubfiz w14, w12, #3, #3
    and w12, w12, #0xf8
    cmp x10, #0x4
    lsr x11, x11, #8
    eor w13, w13, w9
    orr w12, w14, w12, lsr #3
    ubfiz w14, w13, #3, #3
    and w13, w13, #0xf8
    eor w11, w9, w11
    ubfiz w15, w11, #3, #3
    and w11, w11, #0xf8
    strb w12, [sp, #0x10]
    orr w12, w14, w13, lsr #3
    orr w11, w15, w11, lsr #3
    strb w12, [sp, #0x12]
    strb w11, [sp, #0x11]
    b.lo .L22
    ldrb w11, [sp, #0x13]
    cmp x10, #0x4
    eor w11, w11, w9
    ubfiz w12, w11, #3, #3
    and w11, w11, #0xf8
    orr w11, w12, w11, lsr #3
    strb w11, [sp, #0x13]
    b.eq .L22
    ldrb w10, [sp, #0x14]
    eor w9, w10, w9
    ubfiz w10, w9, #3, #3
    and w9, w9, #0xf8
    orr w9, w10, w9, lsr #3
    strb w9, [sp, #0x14]
    b .L22
.L26:
    add x10, sp, #0x10
    add x12, x10, x12
    b .L20
.L27:
    movi v0.16b, #0x38
    and x8, x1, #0xffffffffffffffe0
    add x9, x0, #0x10
    and x10, x1, #0xffffffffffffffe0
.L28:
    ldp q1, q2, [x9, #-0x10]
    subs x10, x10, #0x20
    shl v3.16b, v1.16b, #0x3
    shl v4.16b, v2.16b, #0x3
    and v3.16b, v3.16b, v0.16b
    and v4.16b, v4.16b, v0.16b
    usra v3.16b, v1.16b, #0x3
    usra v4.16b, v2.16b, #0x3
    stp q3, q4, [x9, #-0x10]
    add x9, x9, #0x20
    b.ne .L28
    cmp x1, x8
    b.eq .L33
    tst x1, #0x18
    b.eq .L41
.L29:
    movi v0.8b, #0x38
    and x9, x1, #0xfffffffffffffff8
    sub x10, x8, x9
    add x8, x0, x8
.L30:
    ldr d1, [x8]
    adds x10, x10, #0x8
    shl v2.8b, v1.8b, #0x3
    and v2.8b, v2.8b, v0.8b
    usra v2.8b, v1.8b, #0x3
    str d2, [x8], #0x8
    b.ne .L30
    cmp x1, x9
    b.eq .L33
    add x8, x0, x9
.L31:
    add x9, x0, x1
.L32:
    ldrb w10, [x8]
    ubfiz w11, w10, #3, #3
    orr w10, w11, w10, lsr #3
    strb w10, [x8], #0x1
    cmp x8, x9
    b.ne .L32
.L33:
    ldrb w8, [x19, #0x20]
    cmp w8, #0x1
    b.ne .L34
    ldr x8, [x19, #0x10]
    mov w9, #0x2
    cmp x8, #0x4
    mov w8, #0x3
    cinc x8, x8, ne
    csel x8, x9, x8, lo
    add x9, sp, #0x10
    orr x8, x9, x8
    ldurb w9, [x8, #-0x1]
    ldrb w10, [x8]
    cmp w9, w10
    b.ls .L34
    sturb w10, [x8, #-0x1]
    strb w9, [x8]
.L34:
    ldrb w11, [sp, #0x14]
    ldr w8, [sp, #0x10]
    ldrb w10, [x19, #0x18]
    orr x9, x8, x11, lsl #32
    cmp w10, #0x2
    strb w11, [sp, #0x1c]
    str w8, [sp, #0x18]
    b.eq .L35
    cmp w10, #0x1
    b.ne .L36
    and x9, x9, #0x3f
    b .L37
.L35:
    and x8, x9, #0x3f
    adrp x9, .D0
    add x9, x9, :lo12:.D0
    ldrb w9, [x9, x8]
    b .L37
.L36:
    ubfx w9, w8, #3, #5
    and x8, x8, #0x7
    sub w9, w9, #0x1
    add x9, x8, w9, uxtb #2
.L37:
    ldr x8, [x19, #0x10]
    mov w10, #0x2
    add x11, sp, #0x18
    cmp x8, #0x4
    cinc x12, x10, ne
    orr x10, x11, #0x1
    csinc x11, x12, xzr, hs
.L38:
    ldrb w12, [x10], #0x1
    subs x11, x11, #0x1
    orr x9, x12, x9, lsl #6
    b.ne .L38
    ldr x10, [x19, #0x70]
    add x11, x19, x21, lsl #3
    cmp x8, #0x4
    mov w8, #0x3
    mov w14, #0x2
    ldr x11, [x11, #0x78]
    madd x13, x10, x9, x11
    cinc x12, x8, ne
    csel x12, x14, x12, lo
    adds x13, x13, x20
    b.hs .L8
    ldr x14, [x19, #0x38]
    cmp x13, x14
    b.hi .L8
    mov x8, xzr
    cbz x20, .L40
    lsl x13, x20, #3
    mul x9, x10, x9
    ldr x10, [x19, #0x30]
    add x14, sp, #0x18
    add x11, x13, x11, lsl #3
    add x10, x11, x10
    orr x11, x14, x12
    add x12, x10, x9, lsl #3
    ldrb w9, [x11]
    neg x10, x13
    sub x11, x12, #0x8
.L39:
    ldr x12, [x11], #-0x8
    adds x10, x10, #0x8
    lsr x12, x12, x9
    bfi x12, x8, #1, #63
    mov x8, x12
    b.ne .L39
    and x8, x12, #0x3
.L40:
    add x9, sp, #0xc
    orr x8, x9, x8
    ldrb w8, [x8]
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x29, x30, [sp, #0x30]
    add sp, sp, #0x60
    mov w0, w8
    ret
.L41:
    add x8, x0, x8
    b .L31

plywright::endings::known::Endings::ask_sources:
    ldrb w8, [x2, #0x40]
    tst w8, #0xf
    mov w8, #0x2
    b.ne .L1
    ldrb w10, [x2, #0x41]
    mov x9, x1
    tbnz w10, #0x0, .L1
    stp x29, x30, [sp, #-0x60]!
    stp x28, x27, [sp, #0x10]
    stp x26, x25, [sp, #0x20]
    stp x24, x23, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    mov x29, sp
    sub sp, sp, #0x2d0
    cbz x9, .L0
    mov x19, x0
    mov x0, x9
    mov x1, x2
    mov x20, x2
    bl plywright::endings::exact::probe::<impl plywright::endings::exact::Exact>::probe
    mov w8, w0
    mov x2, x20
    mov x0, x19
    and w1, w8, #0xff
    cmp w1, #0x3
    b.ne .L2
.L0:
    cbz x0, .L122
    ldr q0, [x2, #0x30]
    ldr x8, [x2, #0x38]
    adrp x10, .C0
    ldur q1, [x2, #0x8]
    ldur q2, [x2, #0x18]
    ldr x9, [x2, #0x18]
    fmov d3, x8
    mov v4.16b, v0.16b
    ext v5.16b, v0.16b, v0.16b, #0x8
    and x8, x8, x9
    ext v6.16b, v2.16b, v3.16b, #0x8
    mov v4.d[1], v1.d[1]
    mov v7.16b, v3.16b
    and v5.16b, v1.16b, v5.16b
    mov v3.d[1], v0.d[0]
    mov v7.d[1], v1.d[0]
    ext v1.16b, v2.16b, v0.16b, #0x8
    and v4.16b, v6.16b, v4.16b
    cnt v5.16b, v5.16b
    ldr q6, [x2]
    mov v6.d[1], x9
    fmov x9, d0
    cnt v4.16b, v4.16b
    and v1.16b, v7.16b, v1.16b
    uaddlp v5.8h, v5.16b
    and v2.16b, v3.16b, v6.16b
    cnt v1.16b, v1.16b
    uaddlp v4.8h, v4.16b
    uaddlp v3.4s, v5.8h
    fmov d5, x8
    ldr x8, [x2]
    cnt v2.16b, v2.16b
    uaddlp v4.4s, v4.8h
    uaddlp v3.2d, v3.4s
    cnt v5.8b, v5.8b
    uaddlp v1.8h, v1.16b
    and x8, x8, x9
    uaddlp v4.2d, v4.4s
    uaddlp v2.8h, v2.16b
    uaddlp v1.4s, v1.8h
    uzp1 v3.4s, v3.4s, v4.4s
    ldr q4, [x10, :lo12:.C0]
    uaddlp v2.4s, v2.8h
    uaddlp v1.2d, v1.4s
    uaddlp v0.2d, v2.4s
    fmov d2, x8
    adrp x8, .C1
    mul v3.4s, v3.4s, v4.4s
    addv b4, v5.8b
    ldr d5, [x8, :lo12:.C1]
    mov w8, #0x23c
    xtn v1.2s, v1.2d
    xtn v0.2s, v0.2d
    cnt v2.8b, v2.8b
    fmov w9, s4
    addv s3, v3.4s
    mul v0.2s, v0.2s, v5.2s
    addv b2, v2.8b
    fmov w10, s3
    madd w8, w9, w8, w10
    adrp x9, .C2
    ldr d3, [x9, :lo12:.C2]
    fmov s4, w8
    mla v0.2s, v1.2s, v3.2s
    mov v4.s[1], v2.s[0]
    add v0.2s, v0.2s, v4.2s
    dup v1.2s, v0.s[1]
    add v0.2s, v0.2s, v1.2s
    fmov w8, s0
    cmp w8, #0x8b8
    b.hi .L122
    ldr x9, [x0, #0x18]
    ldrb w19, [x9, w8, uxtw]
    and x8, x19, #0x7f
    cbz w8, .L122
    ldr x9, [x0, #0x10]
    sub x8, x8, #0x1
    cmp x8, x9
    b.hs .L122
    mov w9, #0x48
    ldr x10, [x0, #0x8]
    mov x20, x2
    smaddl x23, w8, w9, x10
    lsr w8, w19, #7
    mov x1, x2
    mov w2, w8
    mov x0, x23
    bl plywright::endings::layout::Layout::folded
    tbz w0, #0x0, .L122
    sxtb w8, w19
    ldrb w10, [x20, #0x43]
    lsr x9, x0, #40
    ldp x1, x2, [x23, #0x8]
    add x3, sp, #0x1a8
    cmp w8, #0x0
    lsr x8, x0, #8
    add x0, sp, #0x1b0
    cset w11, mi
    strb w9, [sp, #0x1ac]
    add x19, sp, #0x1b0
    eor w22, w11, w10
    str w8, [sp, #0x1a8]
    and w4, w22, #0x1
    bl plywright::endings::rules::view::View<R>::new
    ldr x9, [x23, #0x30]
    ldrh w8, [x23, #0x38]
    adrp x21, plywright::sliders::magic::LOOKUPS
    add x21, x21, :lo12:plywright::sliders::magic::LOOKUPS
    adrp x27, plywright::sliders::magic::TABLE
    add x27, x27, :lo12:plywright::sliders::magic::TABLE
    str x9, [sp, #0x128]
    cmp x9, x8
    mov w9, w8
    b.ls .L119
    add x9, x19, #0x80
    ldrb w1, [sp, #0x236]
    mov w12, #0x38
    str x9, [sp, #0xf8]
    add x9, x19, #0x30
    mov w13, #0x30
    str x9, [sp, #0x140]
    add x9, x19, #0x40
    cmp w1, #0x0
    str x9, [sp, #0x180]
    sub x9, x29, #0x90
    ldrb w3, [sp, #0x231]
    add x9, x9, #0x80
    ldp x14, x11, [sp, #0x1d0]
    str x9, [sp, #0x160]
    ldp x9, x10, [sp, #0x1e0]
    csel x13, x13, x12, ne
    ldrb w2, [sp, #0x230]
    mov w16, #0x8
    ldp x5, x6, [sp, #0x1b0]
    str x13, [sp, #0x158]
    mov w13, #0x1
    bic x17, x11, x10
    csel x4, x9, x10, ne
    lsl x15, x13, x3
    lsl x13, x13, x2
    csel w12, w12, w16, ne
    cmp x6, #0x8
    str w12, [sp, #0xdc]
    add x26, x19, #0x10
    orr x18, x17, x15
    bic x15, x14, x9
    add x25, x19, #0x82
    sub x12, x18, #0x1
    orr x24, x15, x13
    csel x13, x6, x16, lo
    str x13, [sp, #0x178]
    tst x18, x12
    sub x13, x24, #0x1
    add x12, x19, #0x20
    str x18, [sp, #0x110]
    lsl w18, w1, #6
    str x12, [sp, #0x120]
    cset w12, eq
    tst x24, x13
    cset w13, eq
    tst x15, x10
    lsl w19, w1, #3
    orr x10, x14, x10
    add x14, x5, x6, lsl #1
    mov w15, #0x4
    csel w15, wzr, w15, eq
    tst x17, x9
    orr x9, x11, x9
    str x14, [sp, #0xc0]
    sub w14, w18, w19
    mvn x10, x10
    str w14, [sp, #0xbc]
    csel w14, wzr, w16, eq
    cmp x6, #0x0
    mvn x9, x9
    mov x0, #-0x5555555555555556
    ldr x7, [sp, #0x1c8]
    stp x10, x9, [sp, #0xe0]
    csinc w10, w12, wzr, ne
    csinc w9, w13, wzr, ne
    stp w9, w10, [sp, #0xd0]
    ldrb w9, [sp, #0x1c1]
    eor x0, x0, #0xff00ff00ff00ff00
    ldrb w10, [sp, #0x1c2]
    mvn x12, x4
    sub w11, w6, #0x1
    str x9, [sp, #0x70]
    lsr x9, x0, x9
    and x11, x11, #0x7
    str x12, [sp, #0xb0]
    mvn x12, x7
    ldr x28, [x23, #0x28]
    stp x11, x12, [sp, #0xa0]
    ldrb w12, [sp, #0x1c3]
    ldrb w20, [sp, #0x234]
    str x9, [sp, #0x78]
    lsr x9, x0, x10
    eor w17, w1, #0x1
    orr w11, w15, w14
    str x9, [sp, #0x68]
    lsr x9, x0, x12
    str w11, [sp, #0xd8]
    ldrb w11, [sp, #0x1c0]
    stp x9, x10, [sp, #0x48]
    eor x9, x1, #0x1
    str x9, [sp, #0xc8]
    and w9, w2, #0x7
    str w9, [sp, #0x11c]
    lsr w9, w2, #3
    str w19, [sp, #0x154]
    ldr x19, [sp, #0x128]
    str x9, [sp, #0x170]
    and w9, w3, #0x7
    str w9, [sp, #0x118]
    lsr w9, w3, #3
    str x11, [sp, #0x80]
    lsr x11, x0, x11
    str x9, [sp, #0x168]
    ldrb w9, [sp, #0x235]
    stp x24, x2, [sp, #0x130]
    str w9, [sp, #0xf4]
    ldrb w9, [sp, #0x1c4]
    str w17, [sp, #0x8c]
    stp x9, x12, [sp, #0x38]
    ldrb w9, [sp, #0x1c5]
    stp x6, x5, [sp, #0x188]
    str x9, [sp, #0x30]
    ldrb w9, [sp, #0x1c6]
    str x9, [sp, #0x28]
    ldrb w9, [sp, #0x1c7]
    stp x4, x11, [sp, #0x90]
    str x9, [sp, #0x20]
    sub x9, x5, #0x2
    str x1, [sp, #0x198]
    str x3, [sp, #0x148]
    stp x9, x7, [sp, #0x100]
    b .L5
.L1:
    mov w0, w8
    ret
.L2:
    mov w8, #0x1
    b .L123
.L3:
    mov w8, wzr
.L4:
    ldr x9, [sp, #0x1a0]
    lsr x8, x9, x8
    and x8, x8, #0x1
    add x8, x24, x8, lsl #1
    ldrh w8, [x8, #0x8]
    cmp x19, x8
    b.ls .L118
.L5:
    add x24, x28, x8, lsl #4
    ldr x8, [x24]
    ldrb w0, [x24, #0xc]
    str x8, [sp, #0x1a0]
    bl plywright::endings::rules::feature::Feature::of
    and x9, x0, #0xff
    adrp x12, .D0
    add x12, x12, :lo12:.D0
    adr x10, .D1
    ldrh w11, [x12, x9, lsl #1]
    add x10, x10, x11, lsl #2
    mov w8, wzr
    br x10
    and x8, x1, #0x7
    ldrb w8, [x26, x8]
    b .L4
    and x8, x1, #0xf
    adrp x9, .D2
    add x9, x9, :lo12:.D2
    add x8, x9, x8, lsl #4
    adrp x10, plywright::endings::rules::view::HOPS
    add x10, x10, :lo12:plywright::endings::rules::view::HOPS
    ldp x9, x8, [x8]
    and x9, x9, #0x7
    and x8, x8, #0x7
    ldrb w9, [x26, x9]
    ldrb w8, [x26, x8]
    add x9, x10, x9, lsl #6
    ldrb w8, [x9, x8]
    b .L8
    and x8, x1, #0xf
    adrp x9, .D2
    add x9, x9, :lo12:.D2
    add x8, x9, x8, lsl #4
    ldp x9, x8, [x8]
    and x9, x9, #0x7
    and x8, x8, #0x7
    ldrb w9, [x26, x9]
    ldrb w8, [x26, x8]
    lsr w10, w9, #3
    and w9, w9, #0x7
    and w11, w8, #0x7
    subs w9, w9, w11
    sub w8, w10, w8, lsr #3
    cneg w9, w9, mi
    cmp w8, #0x0
    cneg w8, w8, mi
    cmp w9, w8
    csel w8, w9, w8, hi
    ldr w9, [sp, #0x154]
    b .L63
    and x8, x1, #0x1
    ldr x9, [sp, #0x188]
    ldrb w8, [x25, x8]
    cmp x9, x8
    b.ls .L19
    lsl x9, x8, #1
    ldr x10, [sp, #0x190]
    and x8, x8, #0x7
    ldrb w9, [x10, x9]
    ldrb w10, [x26, x8]
    tbz w9, #0x0, .L20
    lsr w9, w10, #3
    add w11, w10, #0x38
    ldr x12, [sp, #0x138]
    ldp x14, x10, [sp, #0x168]
    ldr x13, [sp, #0x148]
    mov w8, #0x1
    and w12, w12, #0x7
    and w13, w13, #0x7
    b .L21
    and x8, x1, #0x1
    ldr x9, [sp, #0x188]
    ldrb w8, [x25, x8]
    cmp x9, x8
    b.ls .L22
    lsl x9, x8, #1
    ldr x10, [sp, #0x190]
    and x8, x8, #0x7
    ldrb w10, [x10, x9]
    ldrb w9, [x26, x8]
    cmp w10, #0x1
    and w8, w9, #0x7
    b.ne .L23
    lsr w9, w9, #3
    ldr x11, [sp, #0x138]
    ldr x10, [sp, #0x170]
    b .L24
    and x8, x1, #0xf
    adrp x9, .D2
    add x9, x9, :lo12:.D2
    add x9, x9, x8, lsl #4
    ldr x13, [sp, #0x188]
    ldr x8, [x9]
    and x8, x8, #0x7
    cmp x8, x13
    b.hs .L25
    lsl x10, x8, #1
    ldr x11, [sp, #0x190]
    ldr x12, [sp, #0x120]
    ldrb w10, [x11, x10]
    eor x11, x10, #0x1
    ldr x10, [x12, x10, lsl #3]
    ldr x12, [sp, #0x140]
    ldr x11, [x12, x11, lsl #3]
    ldr x12, [sp, #0x180]
    ldr x8, [x12, x8, lsl #3]
    orr x10, x11, x10
    bic x8, x8, x10
    mov w10, #0x7
    fmov d0, x8
    cnt v0.8b, v0.8b
    addv b0, v0.8b
    fmov w8, s0
    cmp w8, #0x7
    csel w8, w8, w10, lo
    b .L26
    and x8, x1, #0x1
    ldr x9, [sp, #0x188]
    ldrb w8, [x25, x8]
    cmp x9, x8
    b.ls .L27
    lsl x9, x8, #1
    ldr x10, [sp, #0x190]
    and x8, x8, #0x7
    ldrb w8, [x26, x8]
    ldrb w9, [x10, x9]
    cmp w9, #0x1
    b.ne .L28
    ldr x10, [sp, #0x168]
    lsr w9, w8, #3
    mov w11, w10
    ldr x10, [sp, #0x148]
    and w12, w10, #0x7
    mov w10, w9
    b .L29
    ldr w8, [sp, #0xd4]
    tbz w8, #0x0, .L30
    ldr x18, [sp, #0x130]
    mov w8, wzr
    b .L42
    add x0, sp, #0x1b0
    mov w1, wzr
    bl plywright::endings::rules::view::View<R>::checks
    and w19, w0, #0xff
    add x0, sp, #0x1b0
    mov w1, #0x1
    bl plywright::endings::rules::view::View<R>::checks
    and w8, w0, #0xff
    orr w8, w19, w8, lsl #3
    ldr x19, [sp, #0x128]
    b .L4
    ldr x9, [sp, #0x188]
    and x8, x1, #0xff
    cmp x9, x8
    b.ls .L3
    ldr x9, [sp, #0x190]
    mov w12, #0x1
    ldr x13, [sp, #0x140]
    add x11, x9, x8, lsl #1
    and x9, x8, #0x7
    ldrb w8, [x26, x9]
    ldrb w10, [x11]
    lsl x8, x12, x8
    ldr x12, [sp, #0x120]
    ldr x12, [x12, x10, lsl #3]
    eor x10, x10, #0x1
    ldr x10, [x13, x10, lsl #3]
    ldr x13, [sp, #0x180]
    orn x12, x8, x12
    ldr x9, [x13, x9, lsl #3]
    bic x10, x12, x10
    ands x9, x9, x10
    b.eq .L115
    ldrb w13, [x11, #0x1]
    ldr x11, [sp, #0x108]
    adrp x12, plywright::board::geometry::AROUND
    add x12, x12, :lo12:plywright::board::geometry::AROUND
    cmp w13, #0x2
    bic x11, x11, x8
    b.gt .L101
    cbz w13, .L111
    cmp w13, #0x1
    mov x14, x9
    mov x13, x9
    b.ne .L7
.L6:
    rbit x11, x14
    sub x13, x14, #0x1
    ands x14, x13, x14
    clz x11, x11
    lsl x11, x11, #6
    ldr x11, [x12, x11]
    and x11, x11, x10
    orr x9, x11, x9
    b.ne .L6
    b .L115
.L7:
    rbit x12, x13
    mov w14, #0x18
    clz x12, x12
    umaddl x12, w12, w14, x21
    ldr x14, [x12, #0x600]
    ldr x15, [x12, #0x608]
    and x14, x14, x11
    mul x14, x14, x15
    ldr w15, [x12, #0x614]
    ldr w12, [x12, #0x610]
    lsr x14, x14, x15
    add x12, x14, x12
    sub x14, x13, #0x1
    ldr x12, [x27, x12, lsl #3]
    ands x13, x14, x13
    and x12, x12, x10
    orr x9, x12, x9
    b.ne .L7
    b .L115
    and x8, x1, #0xf
    adrp x9, .D2
    add x9, x9, :lo12:.D2
    add x8, x9, x8, lsl #4
    ldp x8, x9, [x8]
    and x8, x8, #0x7
    and x9, x9, #0x7
    ldrb w8, [x26, x8]
    ldrb w9, [x26, x9]
    and w10, w9, #0x7
    and w11, w8, #0x7
    lsr w9, w9, #3
    sub w10, w10, w11
    mov w11, #-0x4
    cmn w10, #0x4
    sub w8, w9, w8, lsr #3
    csel w9, w10, w11, gt
    mov w10, #0x3
    cmp w9, #0x3
    csel w9, w9, w10, lt
    cmn w8, #0x4
    csel w8, w8, w11, gt
    add w9, w9, #0x4
    cmp w8, #0x3
    csel w8, w8, w10, lt
    lsl w8, w8, #3
    add w8, w8, #0x20
    orr w8, w8, w9
    b .L4
    and x8, x1, #0x1
    ldr x10, [sp, #0x188]
    ldrb w8, [x25, x8]
    cmp x10, x8
    b.ls .L57
    lsl x9, x8, #1
    ldr x1, [sp, #0x190]
    and x8, x8, #0x7
    ldrb w8, [x26, x8]
    ldr w10, [sp, #0x8c]
    ldr x16, [sp, #0x148]
    ldrb w13, [x1, x9]
    ldr x9, [sp, #0x198]
    and w12, w8, #0x7
    add w14, w8, #0x38
    add w15, w8, #0x8
    tst w13, #0x1
    orr w8, w12, #0x38
    csel w11, w10, w9, ne
    ldr x10, [sp, #0x138]
    csel w8, w12, w8, ne
    cset w12, eq
    csel w9, w10, w16, ne
    csel w10, w16, w10, ne
    tst w13, #0x1
    csel w17, w14, w15, ne
    b .L58
    and x8, x1, #0xf
    adrp x9, .D2
    add x9, x9, :lo12:.D2
    add x8, x9, x8, lsl #4
    ldp x8, x9, [x8]
    and x9, x9, #0x7
    and x8, x8, #0x7
    ldrb w9, [x26, x9]
    ldrb w8, [x26, x8]
    lsr w10, w9, #3
    and w9, w9, #0x7
    and w11, w8, #0x7
    subs w9, w9, w11
    sub w8, w10, w8, lsr #3
    cneg w9, w9, mi
    cmp w8, #0x0
    cneg w8, w8, mi
    orr w8, w9, w8, lsl #3
    b .L4
    and x8, x1, #0x1
    ldr x9, [sp, #0x188]
    ldrb w8, [x25, x8]
    cmp x9, x8
    b.ls .L64
    lsl x9, x8, #1
    and x8, x8, #0x7
    ldr x10, [sp, #0x190]
    ldrb w8, [x26, x8]
    ldrb w9, [x10, x9]
    and w8, w8, #0x7
    tbz w9, #0x0, .L65
    b .L66
    and x8, x1, #0xf
    adrp x9, .D2
    add x9, x9, :lo12:.D2
    add x8, x9, x8, lsl #4
    ldp x8, x9, [x8]
    and x9, x9, #0x7
    and x8, x8, #0x7
    ldrb w9, [x26, x9]
    ldrb w8, [x26, x8]
    lsr w9, w9, #3
    sub w8, w9, w8, lsr #3
    add w8, w8, #0x8
    b .L4
    and x8, x1, #0x7
    ldrb w8, [x26, x8]
    and w8, w8, #0x7
.L8:
    ldr w9, [sp, #0x154]
    orr w8, w8, w9
    b .L4
    and x8, x1, #0x7
    ldrb w8, [x26, x8]
    b .L66
    ldr x9, [sp, #0x188]
    and x8, x1, #0xff
    cmp x9, x8
    b.ls .L3
    lsl x9, x8, #1
    ldr x10, [sp, #0x190]
    ldr x11, [sp, #0x120]
    and x8, x8, #0x7
    ldrb w9, [x10, x9]
    eor x10, x9, #0x1
    ldr x9, [x11, x9, lsl #3]
    ldr x11, [sp, #0x140]
    ldr x10, [x11, x10, lsl #3]
    ldr x11, [sp, #0x180]
    ldr x8, [x11, x8, lsl #3]
    orr x9, x10, x9
    bic x8, x8, x9
    mov w9, #0xf
    fmov d0, x8
    cnt v0.8b, v0.8b
    addv b0, v0.8b
    fmov w8, s0
    cmp w8, #0xf
    csel w8, w8, w9, lo
    b .L4
    and x8, x1, #0x1
    ldr x9, [sp, #0x188]
    ldrb w8, [x25, x8]
    cmp x9, x8
    b.ls .L67
    lsl x9, x8, #1
    ldr x10, [sp, #0x190]
    and x8, x8, #0x7
    ldrb w10, [x10, x9]
    ldrb w9, [x26, x8]
    and w8, w9, #0x7
    tbz w10, #0x0, .L68
    ldp x13, x12, [sp, #0x168]
    lsr w11, w9, #3
    add w9, w9, #0x38
    mov w10, #0x1
    mov w14, w12
    ldr x12, [sp, #0x138]
    and w15, w12, #0x7
    ldr x12, [sp, #0x148]
    b .L69
    and x8, x1, #0x1
    ldr x9, [sp, #0x188]
    ldrb w8, [x25, x8]
    cmp x9, x8
    b.ls .L70
    lsl x9, x8, #1
    ldr x10, [sp, #0x190]
    and x8, x8, #0x7
    ldrb w8, [x26, x8]
    ldrb w9, [x10, x9]
    cmp w9, #0x1
    b.ne .L71
    add w8, w8, #0x38
    b .L72
    and x8, x1, #0xf
    adrp x9, .D2
    add x9, x9, :lo12:.D2
    add x8, x9, x8, lsl #4
    ldp x8, x9, [x8]
    and x8, x8, #0x7
    and x9, x9, #0x7
    ldrb w8, [x26, x8]
    ldrb w9, [x26, x9]
    and w9, w9, #0x7
    and w8, w8, #0x7
    sub w8, w9, w8
    add w8, w8, #0x8
    b .L4
    and x8, x1, #0x1
    ldr x9, [sp, #0x188]
    ldrb w8, [x25, x8]
    cmp x9, x8
    b.ls .L74
    lsl x9, x8, #1
    ldr x10, [sp, #0x190]
    and x8, x8, #0x7
    ldrb w10, [x10, x9]
    ldrb w9, [x26, x8]
    tbz w10, #0x0, .L75
    add w10, w9, #0x38
    mov w8, #0x1
    mov x11, xzr
    lsl x9, x8, x10
    and w10, w10, #0x3f
    lsr x12, x9, #8
    orr x12, x12, x9, lsr #16
    orr x9, x12, x9
    lsr x12, x9, #8
    orr x12, x12, x9, lsr #16
    orr x9, x12, x9
    orr x9, x9, x9, lsr #8
    b .L76
    ldr x14, [sp, #0x188]
    cbz x14, .L3
    ldr x9, [sp, #0x190]
    ldrb w8, [x9, #0x1]
    cmp w8, #0x5
    b.ne .L91
    mov w9, wzr
    mov w8, wzr
    b .L92
    and x8, x1, #0x7
    mov w11, #0x7
    ldrb w8, [x26, x8]
    and w9, w8, #0x7
    lsr w8, w8, #3
    eor w10, w9, #0x7
    cmp w10, w9
    sub w11, w11, w8
    csel w9, w10, w9, lo
    cmp w11, w8
    csel w8, w11, w8, lo
    cmp w8, w9
    csel w10, w8, w9, hi
    csel w8, w8, w9, lo
    mov w9, #0x4
    cmp w10, #0x2
    ldr w10, [sp, #0x154]
    csel w9, w9, wzr, lo
    orr w8, w8, w10
    orr w8, w8, w9
    b .L4
    and x8, x1, #0x7
    ldr w9, [sp, #0x154]
    ldrb w8, [x26, x8]
    orr w8, w9, w8, lsr #3
    b .L4
    ldr x12, [sp, #0x188]
    cbz x12, .L3
    ldr x8, [sp, #0xa0]
    mov x9, #-0x5555555555555556
    cmp x12, #0x1
    eor x9, x9, #0xff00ff00ff00ff00
    ldrb w8, [x26, x8]
    lsr x9, x9, x8
    ldr x8, [sp, #0x98]
    eor x8, x9, x8
    mov w11, w9
    mov w10, w9
    b.eq .L105
    ldr x10, [sp, #0x78]
    cmp x12, #0x3
    eor w10, w9, w10
    b.lo .L104
    ldr x11, [sp, #0x68]
    cmp x12, #0x3
    eor x11, x9, x11
    b.eq .L105
    ldr x12, [sp, #0x48]
    eor w9, w9, w12
    b .L105
    tbnz w20, #0x0, .L90
    ldr x19, [sp, #0x198]
    ldr x8, [sp, #0xf8]
    add x0, sp, #0x1b0
    str x23, [sp, #0x58]
    ldrb w20, [x8, x19]
    mov w1, w19
    str w22, [sp, #0x64]
    bl plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    str w0, [sp, #0xf4]
    add x0, sp, #0x1b0
    eor w1, w19, #0x1
    bl plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    ldr x21, [sp, #0x190]
    mov x23, xzr
    mov w19, wzr
.L9:
    ldp x15, x14, [sp, #0xa8]
    ldr x12, [sp, #0xc0]
    ldr w13, [sp, #0xbc]
    b .L12
.L10:
    ldr x10, [sp, #0x180]
    ldr x9, [x10, x9, lsl #3]
    and x9, x9, x14
.L11:
    ands x22, x9, x15
    b.ne .L14
.L12:
    cmp x21, x12
    b.eq .L88
    mov x9, x21
    ldrb w10, [x21], #0x2
    ldr x11, [sp, #0x198]
    mov x8, x23
    add x23, x23, #0x1
    cmp w10, w11
    b.ne .L12
    ldrb w10, [x9, #0x1]
    and x9, x8, #0x7
    cbz w10, .L13
    cmp w10, #0x5
    b.eq .L10
    ldr x10, [sp, #0x180]
    ldr x9, [x10, x9, lsl #3]
    b .L11
.L13:
    ldrb w9, [x26, x9]
    and w10, w9, #0xf8
    eor w10, w10, w13
    and w10, w10, #0xff
    cmp w10, #0x30
    b.eq .L12
    ldr w10, [sp, #0xdc]
    add w9, w9, w10
    mov w10, #0x1
    lsl x9, x10, x9
    b .L11
.L14:
    mov x9, #-0x3333333333333334
    str w0, [sp, #0xc]
    movk x9, #0xcccd
    stp x20, x25, [sp, #0x10]
    umulh x9, x8, x9
    lsr x9, x9, #2
    add x9, x9, x9, lsl #2
    sub x27, x8, x9
    b .L17
.L15:
    mov x28, x20
    mov x26, x25
.L16:
    sub x8, x22, #0x1
    and x22, x8, x22
    cbz x22, .L18
.L17:
    ldr w8, [x26]
    mov x25, x26
    ldrb w9, [x26, #0x4]
    ldp x1, x26, [sp, #0x190]
    rbit x10, x22
    ldr x2, [sp, #0x188]
    stur w8, [x29, #-0x98]
    sub x8, x29, #0x98
    sub x0, x29, #0x90
    sub x3, x29, #0x98
    mov x20, x28
    eor w4, w26, #0x1
    sturb w9, [x29, #-0x94]
    clz x9, x10
    strb w9, [x8, x27]
    sub x28, x29, #0x90
    bl plywright::endings::rules::view::View<R>::new
    ldp x8, x9, [sp, #0x158]
    ldr x8, [x28, x8]
    ldrb w9, [x9, x26]
    lsr x8, x8, x9
    tbnz w8, #0x0, .L15
    ldurb w1, [x29, #-0xa]
    sub x0, x29, #0x90
    bl plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    tbnz w0, #0x0, .L15
    add w19, w19, #0x1
    mov x28, x20
    mov x26, x25
    and w8, w19, #0xff
    cmp w8, #0x3
    b.ne .L16
    b .L116
.L18:
    ldp x20, x25, [sp, #0x10]
    adrp x27, plywright::sliders::magic::TABLE
    add x27, x27, :lo12:plywright::sliders::magic::TABLE
    ldr w0, [sp, #0xc]
    b .L9
    and x8, x1, #0x1
    ldr x9, [sp, #0x188]
    ldrb w8, [x25, x8]
    cmp x9, x8
    b.ls .L77
    lsl x9, x8, #1
    ldr x10, [sp, #0x190]
    and x8, x8, #0x7
    ldrb w9, [x10, x9]
    ldrb w10, [x26, x8]
    cmp w9, #0x1
    b.ne .L78
    ldr x11, [sp, #0x138]
    mov w9, #0x7
    mov w12, wzr
    sub w9, w9, w10, lsr #3
    b .L79
.L19:
    and x8, x8, #0x7
    ldrb w10, [x26, x8]
.L20:
    lsr w9, w10, #3
    mov w11, #0x7
    ldr x13, [sp, #0x138]
    mov w8, wzr
    subs w12, w9, #0x7
    sub w9, w11, w9
    add w11, w10, #0x8
    csel w9, w12, w9, pl
    ldr x12, [sp, #0x148]
    and w13, w13, #0x7
    ldp x10, x14, [sp, #0x168]
    and w12, w12, #0x7
.L21:
    and w15, w11, #0x7
    ubfx w11, w11, #3, #3
    subs w13, w13, w15
    cneg w13, w13, mi
    subs w14, w14, w11
    cneg w14, w14, mi
    cmp w13, w14
    csel w13, w13, w14, hi
    subs w12, w12, w15
    cneg w12, w12, mi
    subs w10, w10, w11
    ldr x11, [sp, #0x198]
    cneg w10, w10, mi
    cmp w12, w10
    csel w10, w12, w10, hi
    cmp w11, w8
    cinc w8, w13, ne
    sub w8, w8, w10
    mov w10, #-0x3
    sxtb w8, w8
    cmn w8, #0x3
    csel w8, w8, w10, gt
    mov w10, #0x4
    cmp w8, #0x4
    csel w8, w8, w10, lt
    add w8, w8, #0x3
    orr w8, w8, w9, lsl #3
    b .L4
.L22:
    and x8, x8, #0x7
    ldrb w9, [x26, x8]
    and w8, w9, #0x7
.L23:
    lsr w9, w9, #3
    mov w10, #0x7
    orr w8, w8, #0x38
    subs w11, w9, #0x7
    sub w9, w10, w9
    ldr x10, [sp, #0x168]
    csel w9, w11, w9, pl
    ldr x11, [sp, #0x148]
.L24:
    and w11, w11, #0x7
    and w12, w8, #0x7
    sub w8, w10, w8, lsr #3
    subs w10, w11, w12
    cneg w10, w10, mi
    cmp w8, #0x0
    cneg w8, w8, mi
    cmp w10, w8
    csel w8, w10, w8, hi
    orr w8, w9, w8, lsl #3
    b .L4
.L25:
    mov w8, wzr
.L26:
    ldr x9, [x9, #0x8]
    and x9, x9, #0x7
    cmp x9, x13
    b.hs .L4
    lsl x10, x9, #1
    ldr x11, [sp, #0x190]
    ldr x12, [sp, #0x120]
    ldrb w10, [x11, x10]
    eor x11, x10, #0x1
    ldr x10, [x12, x10, lsl #3]
    ldr x12, [sp, #0x140]
    ldr x11, [x12, x11, lsl #3]
    ldr x12, [sp, #0x180]
    ldr x9, [x12, x9, lsl #3]
    orr x10, x11, x10
    bic x9, x9, x10
    mov w10, #0x7
    fmov d0, x9
    cnt v0.8b, v0.8b
    addv b0, v0.8b
    fmov w9, s0
    cmp w9, #0x7
    csel w9, w9, w10, lo
    orr w8, w8, w9, lsl #3
    b .L4
.L27:
    and x8, x8, #0x7
    ldrb w8, [x26, x8]
.L28:
    lsr w9, w8, #3
    mov w10, #0x7
    ldr x12, [sp, #0x138]
    subs w11, w9, #0x7
    sub w10, w10, w9
    and w12, w12, #0x7
    csel w10, w11, w10, pl
    ldr x11, [sp, #0x170]
.L29:
    and w8, w8, #0x7
    subs w8, w12, w8
    cneg w8, w8, mi
    subs w9, w11, w9
    cneg w9, w9, mi
    cmp w8, w9
    csel w8, w8, w9, hi
    orr w8, w10, w8, lsl #3
    b .L4
.L30:
    ldr x15, [sp, #0x110]
    ldr x18, [sp, #0x130]
    mov x8, xzr
    b .L32
.L31:
    ldr x9, [sp, #0x178]
    add x8, x8, #0x1
    cmp x8, x9
    b.eq .L110
.L32:
    ldr x9, [sp, #0x190]
    add x10, x9, x8, lsl #1
    ldrb w9, [x10]
    cbnz w9, .L31
    ldr x9, [sp, #0x180]
    ldr x11, [sp, #0xe0]
    ldr x9, [x9, x8, lsl #3]
    ands x9, x9, x11
    b.eq .L31
    ldrb w11, [x26, x8]
    mov w12, #0x1
    ldrb w10, [x10, #0x1]
    lsl x11, x12, x11
    ldr x12, [sp, #0x108]
    bic x11, x12, x11
.L33:
    rbit x12, x9
    cmp w10, #0x1
    clz x12, x12
    b.le .L34
    cmp w10, #0x2
    b.eq .L35
    cmp w10, #0x3
    b.eq .L36
    cmp w10, #0x4
    b.ne .L40
    mov w13, #0x18
    umaddl x12, w12, w13, x21
    ldp x13, x14, [x12]
    ldr x15, [x12, #0x600]
    ldr x16, [x12, #0x608]
    and x13, x13, x11
    mul x13, x13, x14
    and x14, x15, x11
    ldr w15, [x12, #0x614]
    mul x14, x14, x16
    ldp w17, w16, [x12, #0x10]
    ldr w12, [x12, #0x610]
    lsr x13, x13, x16
    lsr x14, x14, x15
    ldr x15, [sp, #0x110]
    add x13, x13, x17
    add x12, x14, x12
    ldr x13, [x27, x13, lsl #3]
    ldr x12, [x27, x12, lsl #3]
    orr x13, x12, x13
    and x12, x13, x15
    sub x13, x12, #0x1
    tst x12, x13
    b.eq .L39
    b .L41
.L34:
    mov x13, x10
    cbz w10, .L38
    cmp w10, #0x1
    b.ne .L40
    lsl x12, x12, #6
    adrp x13, plywright::board::geometry::AROUND
    add x13, x13, :lo12:plywright::board::geometry::AROUND
    ldr x13, [x13, x12]
    and x12, x13, x15
    sub x13, x12, #0x1
    tst x12, x13
    b.eq .L39
    b .L41
.L35:
    mov w13, #0x18
    umaddl x12, w12, w13, x21
    ldr x13, [x12, #0x600]
    ldr x14, [x12, #0x608]
    and x13, x13, x11
    mul x13, x13, x14
    ldr w14, [x12, #0x614]
    ldr w12, [x12, #0x610]
    b .L37
.L36:
    mov w13, #0x18
    umaddl x12, w12, w13, x21
    ldp x13, x14, [x12]
    and x13, x13, x11
    mul x13, x13, x14
    ldp w12, w14, [x12, #0x10]
.L37:
    lsr x13, x13, x14
    add x12, x13, x12
    ldr x13, [x27, x12, lsl #3]
.L38:
    and x12, x13, x15
    sub x13, x12, #0x1
    tst x12, x13
    b.ne .L41
.L39:
    sub x12, x9, #0x1
    ands x9, x12, x9
    b.ne .L33
    b .L31
.L40:
    adrp x13, plywright::board::geometry::AROUND
    add x13, x13, :lo12:plywright::board::geometry::AROUND
    add x12, x13, x12, lsl #6
    ldr x13, [x12, #0x8]
    and x12, x13, x15
    sub x13, x12, #0x1
    tst x12, x13
    b.eq .L39
.L41:
    mov w8, #0x10
.L42:
    ldr x9, [sp, #0x140]
    ldr x10, [sp, #0xc8]
    ldr x11, [sp, #0xf8]
    ldr x9, [x9, x10, lsl #3]
    ldr x10, [sp, #0x198]
    ldrb w10, [x11, x10]
    ldr w11, [sp, #0xd0]
    tbz w11, #0x0, .L44
.L43:
    mov w11, wzr
    b .L56
.L44:
    mov x11, xzr
    b .L46
.L45:
    ldr x12, [sp, #0x178]
    add x11, x11, #0x1
    cmp x11, x12
    b.eq .L43
.L46:
    ldr x12, [sp, #0x190]
    add x13, x12, x11, lsl #1
    ldrb w12, [x13]
    cbz w12, .L45
    ldr x12, [sp, #0x180]
    ldr x14, [sp, #0xe8]
    ldr x12, [x12, x11, lsl #3]
    ands x12, x12, x14
    b.eq .L45
    ldrb w14, [x26, x11]
    mov w15, #0x1
    ldrb w13, [x13, #0x1]
    lsl x14, x15, x14
    ldr x15, [sp, #0x108]
    bic x14, x15, x14
.L47:
    rbit x15, x12
    cmp w13, #0x1
    clz x15, x15
    b.le .L48
    cmp w13, #0x2
    b.eq .L49
    cmp w13, #0x3
    b.eq .L50
    cmp w13, #0x4
    b.ne .L54
    mov w16, #0x18
    umaddl x15, w15, w16, x21
    ldp x16, x17, [x15]
    ldr x18, [x15, #0x600]
    ldr x0, [x15, #0x608]
    and x16, x16, x14
    mul x16, x16, x17
    and x17, x18, x14
    ldr w18, [x15, #0x614]
    mul x17, x17, x0
    ldp w1, w0, [x15, #0x10]
    ldr w15, [x15, #0x610]
    lsr x16, x16, x0
    lsr x17, x17, x18
    ldr x18, [sp, #0x130]
    add x16, x16, x1
    add x15, x17, x15
    ldr x16, [x27, x16, lsl #3]
    ldr x15, [x27, x15, lsl #3]
    orr x16, x15, x16
    and x15, x16, x18
    sub x16, x15, #0x1
    tst x15, x16
    b.eq .L53
    b .L55
.L48:
    mov x16, x13
    cbz w13, .L52
    cmp w13, #0x1
    b.ne .L54
    lsl x15, x15, #6
    adrp x16, plywright::board::geometry::AROUND
    add x16, x16, :lo12:plywright::board::geometry::AROUND
    ldr x16, [x16, x15]
    and x15, x16, x18
    sub x16, x15, #0x1
    tst x15, x16
    b.eq .L53
    b .L55
.L49:
    mov w16, #0x18
    umaddl x15, w15, w16, x21
    ldr x16, [x15, #0x600]
    ldr x17, [x15, #0x608]
    and x16, x16, x14
    mul x16, x16, x17
    ldr w17, [x15, #0x614]
    ldr w15, [x15, #0x610]
    b .L51
.L50:
    mov w16, #0x18
    umaddl x15, w15, w16, x21
    ldp x16, x17, [x15]
    and x16, x16, x14
    mul x16, x16, x17
    ldp w15, w17, [x15, #0x10]
.L51:
    lsr x16, x16, x17
    add x15, x16, x15
    ldr x16, [x27, x15, lsl #3]
.L52:
    and x15, x16, x18
    sub x16, x15, #0x1
    tst x15, x16
    b.ne .L55
.L53:
    sub x15, x12, #0x1
    ands x12, x15, x12
    b.ne .L47
    b .L45
.L54:
    adrp x16, plywright::board::geometry::AROUND
    add x16, x16, :lo12:plywright::board::geometry::AROUND
    add x15, x16, x15, lsl #6
    ldr x16, [x15, #0x8]
    and x15, x16, x18
    sub x16, x15, #0x1
    tst x15, x16
    b.eq .L53
.L55:
    mov w11, #0x20
.L56:
    lsr x9, x9, x10
    ldr w10, [sp, #0xd8]
    orr w8, w10, w8
    ldr x10, [sp, #0x198]
    ubfiz w9, w9, #1, #1
    orr w8, w8, w11
    orr w8, w8, w10
    orr w8, w8, w9
    b .L4
.L57:
    and x8, x8, #0x7
    ldrb w9, [x26, x8]
    mov w8, #0x38
    bfxil w8, w9, #0, #3
    cbz x10, .L100
    add w17, w9, #0x8
    ldp x1, x9, [sp, #0x190]
    mov w12, #0x1
    ldr x10, [sp, #0x138]
    mov w11, w9
    ldr x9, [sp, #0x148]
.L58:
    mov w18, #0x1
    ldp x0, x3, [sp, #0x178]
    and w16, w17, #0x3f
    lsl x17, x18, x17
    lsl x18, x18, x8
    mov w15, wzr
    mov w14, wzr
    mov w13, wzr
    add x1, x1, #0x1
    mov x2, x26
    b .L60
.L59:
    subs x0, x0, #0x1
    add x3, x3, #0x8
    add x1, x1, #0x2
    b.eq .L61
.L60:
    ldurb w5, [x1, #-0x1]
    ldrb w4, [x2], #0x1
    cmp w5, w12
    b.ne .L59
    ldrb w5, [x1]
    cmp w5, #0x5
    b.eq .L59
    ldr x5, [x3]
    tst x5, x17
    ccmp w4, w16, #0x4, eq
    cset w6, eq
    tst x5, x18
    ccmp w4, w8, #0x4, eq
    eor w4, w4, w8
    orr w15, w15, w6
    cset w5, eq
    tst w4, #0x7
    cset w4, eq
    orr w14, w14, w5
    orr w13, w13, w4
    b .L59
.L61:
    tst w15, #0x1
    mov w12, #0x2
    csel w12, w12, wzr, ne
    tst w14, #0x1
    mov w14, #0x4
    csel w14, w14, wzr, ne
    tst w13, #0x1
    mov w13, #0x8
    csel w13, w13, wzr, ne
    orr w14, w14, w12
    lsr w12, w9, #3
    orr w11, w13, w11
    lsr w13, w10, #3
    and w10, w10, #0x7
    orr w11, w11, w14
    and w9, w9, #0x7
.L62:
    and w14, w8, #0x7
    lsr w8, w8, #3
    subs w10, w10, w14
    cneg w10, w10, mi
    subs w13, w13, w8
    cneg w13, w13, mi
    cmp w10, w13
    csel w10, w10, w13, hi
    cmp w10, #0x2
    mov w10, #0x10
    csel w10, w10, wzr, lo
    subs w9, w9, w14
    cneg w9, w9, mi
    subs w8, w12, w8
    cneg w8, w8, mi
    cmp w9, w8
    csel w8, w9, w8, hi
    orr w9, w10, w11
    cmp w8, #0x2
    mov w8, #0x20
    csel w8, w8, wzr, lo
.L63:
    orr w8, w9, w8
    b .L4
.L64:
    and x8, x8, #0x7
    ldrb w8, [x26, x8]
    and w8, w8, #0x7
.L65:
    orr w8, w8, #0x38
.L66:
    and w9, w8, #0x7
    lsr w8, w8, #3
    b .L73
.L67:
    and x8, x8, #0x7
    ldrb w9, [x26, x8]
    and w8, w9, #0x7
.L68:
    lsr w11, w9, #3
    mov w12, #0x7
    mov w10, wzr
    orr w8, w8, #0x38
    add w9, w9, #0x8
    subs w13, w11, #0x7
    sub w11, w12, w11
    csel w11, w13, w11, pl
    ldp x12, x13, [sp, #0x168]
    mov w14, w12
    ldr x12, [sp, #0x148]
    and w15, w12, #0x7
    ldr x12, [sp, #0x138]
.L69:
    and w12, w12, #0x7
    and w16, w8, #0x7
    sub w8, w14, w8, lsr #3
    subs w14, w15, w16
    cneg w14, w14, mi
    cmp w8, #0x0
    cneg w8, w8, mi
    cmp w14, w8
    csel w8, w14, w8, hi
    ldr x14, [sp, #0x198]
    cmp w14, w10
    csetm w10, ne
    sub w10, w10, w11
    and w11, w9, #0x7
    ubfx w9, w9, #3, #3
    add w8, w10, w8
    mov w10, #0x7
    add w8, w8, #0x4
    sxtb w8, w8
    bic w8, w8, w8, asr #31
    cmp w8, #0x7
    csel w8, w8, w10, lt
    subs w10, w12, w11
    cneg w10, w10, mi
    subs w9, w13, w9
    cneg w9, w9, mi
    cmp w10, w9
    csel w9, w10, w9, hi
    orr w8, w8, w9, lsl #3
    b .L4
.L70:
    and x8, x8, #0x7
    ldrb w8, [x26, x8]
.L71:
    add w8, w8, #0x8
.L72:
    and w9, w8, #0x7
    ubfx w8, w8, #3, #3
.L73:
    ldr w10, [sp, #0x11c]
    ldr x11, [sp, #0x170]
    subs w10, w10, w9
    cneg w10, w10, mi
    subs w11, w11, w8
    cneg w11, w11, mi
    cmp w10, w11
    csel w10, w10, w11, hi
    ldr w11, [sp, #0x118]
    subs w9, w11, w9
    ldr x11, [sp, #0x168]
    cneg w9, w9, mi
    subs w8, w11, w8
    cneg w8, w8, mi
    cmp w9, w8
    csel w8, w9, w8, hi
    orr w8, w10, w8, lsl #3
    b .L4
.L74:
    and x8, x8, #0x7
    ldrb w9, [x26, x8]
.L75:
    add w10, w9, #0x8
    mov x9, #0x101010101010101
    mov x8, xzr
    movk x9, #0x0, lsl #48
    mov w11, #0x1
    lsl x9, x9, x10
    and w10, w10, #0x3f
.L76:
    ldr x13, [sp, #0x120]
    ldr x15, [sp, #0x140]
    ldr x12, [x13, x8, lsl #3]
    ldr x13, [x13, x11, lsl #3]
    ldr x11, [x15, x11, lsl #3]
    ldr x8, [x15, x8, lsl #3]
    tst x12, x9
    mov w12, #0x2
    lsr x14, x11, x10
    csel w12, wzr, w12, eq
    tst x13, x9
    mov w13, #0x4
    csel w13, wzr, w13, eq
    lsr x10, x8, x10
    bic x8, x9, x8
    orr w12, w12, w13
    tst x8, x11
    mov w8, #0x20
    bfi w12, w14, #3, #1
    ldr x9, [sp, #0x198]
    csel w8, wzr, w8, eq
    bfi w12, w10, #4, #1
    orr w8, w8, w9
    orr w8, w12, w8
    b .L4
.L77:
    and x8, x8, #0x7
    ldrb w10, [x26, x8]
.L78:
    ldr x11, [sp, #0x148]
    lsr w9, w10, #3
    mov w12, #0x1
.L79:
    lsr w8, w11, #3
    and w13, w11, #0x7
    and w14, w10, #0x7
    mov w11, #0x1
    lsl x16, x11, x10
    subs w11, w13, w14
    csel w17, w13, w14, lo
    csel w18, w13, w14, hi
    tbz w12, #0x0, .L83
    mov x0, xzr
    mov w12, wzr
    mov w13, wzr
    mov w15, wzr
    mov w10, wzr
.L80:
    ldr x1, [sp, #0x178]
    ldr x2, [sp, #0x100]
    cmp x0, x1
    add x2, x2, x0, lsl #1
    csel x3, x0, x1, hi
.L81:
    cmp x3, x0
    b.eq .L87
    mov x1, x0
    ldrb w0, [x2, #0x3]
    add x2, x2, #0x2
    sub w0, w0, #0x3
    cmp w0, #0x1
    add x0, x1, #0x1
    b.hi .L81
    ldrb w3, [x26, x1]
    and w6, w9, #0xff
    ldrb w7, [x2]
    and w4, w3, #0x7
    lsr w3, w3, #3
    cmp w4, w14
    and w5, w3, #0xff
    ccmp w5, w6, #0x2, eq
    cset w2, lo
    cbnz w7, .L82
    and w1, w4, #0xff
    and w4, w18, #0xff
    orr w13, w13, w2
    cmp w17, w1
    ccmp w1, w4, #0x2, lo
    cset w1, lo
    cmp w8, w3, uxtb
    cset w3, lo
    orr w10, w10, w1
    orr w15, w15, w3
    b .L80
.L82:
    ldr x3, [sp, #0x180]
    ldr x1, [x3, x1, lsl #3]
    tst x1, x16
    cset w1, ne
    orr w12, w12, w1
    orr w12, w12, w2
    b .L80
.L83:
    mov w1, #0x7
    mov w12, wzr
    mov x0, xzr
    mov w13, wzr
    mov w15, wzr
    mov w10, wzr
    sub w8, w1, w8
.L84:
    ldr x1, [sp, #0x178]
    ldr x2, [sp, #0x100]
    cmp x0, x1
    add x2, x2, x0, lsl #1
    csel x3, x0, x1, hi
.L85:
    cmp x3, x0
    b.eq .L87
    mov x1, x0
    ldrb w0, [x2, #0x3]
    add x2, x2, #0x2
    sub w0, w0, #0x3
    cmp w0, #0x1
    add x0, x1, #0x1
    b.hi .L85
    ldrb w3, [x26, x1]
    and w6, w9, #0xff
    ldrb w7, [x2]
    lsr w5, w3, #3
    and w4, w3, #0x7
    mov w3, #0x7
    cmp w4, w14
    sub w3, w3, w5
    and w5, w3, #0xff
    ccmp w5, w6, #0x2, eq
    cset w2, lo
    tbz w7, #0x0, .L86
    and w1, w4, #0xff
    and w4, w18, #0xff
    orr w13, w13, w2
    cmp w17, w1
    ccmp w1, w4, #0x2, lo
    and w1, w8, #0xff
    cset w4, lo
    cmp w1, w3, uxtb
    cset w1, lo
    orr w10, w10, w4
    orr w15, w15, w1
    b .L84
.L86:
    ldr x3, [sp, #0x180]
    ldr x1, [x3, x1, lsl #3]
    tst x1, x16
    cset w1, ne
    orr w12, w12, w1
    orr w12, w12, w2
    b .L84
.L87:
    cmp w11, #0x0
    mov w14, #0x2
    cneg w11, w11, mi
    tst w15, #0x1
    csel w14, w14, wzr, ne
    tst w13, #0x1
    mov w13, #0x4
    csel w13, w13, wzr, ne
    tst w12, #0x1
    mov w12, #0x8
    csel w12, w12, wzr, ne
    cmp w8, w9
    mov w8, #0x10
    csel w8, w8, wzr, hi
    cmp w11, #0x2
    mov w9, #0x20
    orr w8, w8, w12
    csel w9, w9, wzr, lo
    orr w8, w8, w13
    orr w8, w8, w14
    orr w8, w8, w9
    bfxil w8, w10, #0, #1
    b .L4
.L88:
    lsl w8, w19, #3
.L89:
    ldr w9, [sp, #0xf4]
    ldr x11, [sp, #0x90]
    mov w10, #0x4
    ldr w22, [sp, #0x64]
    ldr x23, [sp, #0x58]
    adrp x21, plywright::sliders::magic::LOOKUPS
    add x21, x21, :lo12:plywright::sliders::magic::LOOKUPS
    cmp w9, #0x0
    mov w9, #0x2
    csel w9, w9, wzr, ne
    cmp w0, #0x0
    lsr x11, x11, x20
    csel w10, w10, wzr, ne
    ldr x19, [sp, #0x128]
    orr w9, w9, w10
    ldr x10, [sp, #0x198]
    bfi w9, w11, #5, #1
    orr w9, w9, w10
    add w8, w9, w8
    str w8, [sp, #0xf4]
.L90:
    mov w8, #0x1
    mov w20, #0x1
    strb w8, [sp, #0x234]
    ldr w8, [sp, #0xf4]
    strb w8, [sp, #0x235]
    b .L4
.L91:
    ldrb w8, [x9]
    ldr x10, [sp, #0x140]
    eor x9, x8, #0x1
    ldr x8, [x10, x8, lsl #3]
    ldr x9, [x10, x9, lsl #3]
    ldr x10, [sp, #0x80]
    lsr x9, x9, x10
    lsr x10, x8, x10
    and w8, w9, #0x1
    mov w9, #0x2
    bfi w8, w10, #1, #1
.L92:
    cmp x14, #0x1
    b.eq .L4
    ldr x11, [sp, #0x190]
    ldrb w10, [x11, #0x3]
    cmp w10, #0x5
    b.eq .L93
    ldrb w10, [x11, #0x2]
    ldr x12, [sp, #0x140]
    eor x11, x10, #0x1
    ldr x10, [x12, x10, lsl #3]
    ldr x11, [x12, x11, lsl #3]
    ldr x12, [sp, #0x70]
    lsr x10, x10, x12
    lsr x11, x11, x12
    orr w12, w9, #0x1
    and w10, w10, #0x1
    and w11, w11, #0x1
    lsl w10, w10, w12
    lsl w11, w11, w9
    add w9, w9, #0x2
    orr w8, w10, w8
    orr w8, w11, w8
.L93:
    cmp x14, #0x2
    b.eq .L4
    ldr x11, [sp, #0x190]
    ldrb w10, [x11, #0x5]
    cmp w10, #0x5
    b.eq .L94
    ldrb w10, [x11, #0x4]
    ldr x12, [sp, #0x140]
    eor x11, x10, #0x1
    ldr x10, [x12, x10, lsl #3]
    ldr x11, [x12, x11, lsl #3]
    ldr x12, [sp, #0x50]
    lsr x10, x10, x12
    lsr x11, x11, x12
    add w12, w9, #0x1
    and w10, w10, #0x1
    and w11, w11, #0x1
    lsl w10, w10, w12
    lsl w11, w11, w9
    add w9, w9, #0x2
    orr w8, w10, w8
    orr w8, w11, w8
.L94:
    cmp x14, #0x3
    b.eq .L4
    ldr x11, [sp, #0x190]
    ldrb w10, [x11, #0x7]
    cmp w10, #0x5
    b.eq .L95
    ldrb w10, [x11, #0x6]
    ldr x12, [sp, #0x140]
    eor x11, x10, #0x1
    ldr x10, [x12, x10, lsl #3]
    ldr x11, [x12, x11, lsl #3]
    ldr x12, [sp, #0x40]
    lsr x10, x10, x12
    lsr x11, x11, x12
    add w12, w9, #0x1
    and w10, w10, #0x1
    and w11, w11, #0x1
    lsl w10, w10, w12
    lsl w11, w11, w9
    add w9, w9, #0x2
    orr w8, w10, w8
    orr w8, w11, w8
.L95:
    cmp x14, #0x4
    b.eq .L4
    ldr x11, [sp, #0x190]
    ldrb w10, [x11, #0x9]
    cmp w10, #0x5
    b.eq .L96
    ldrb w10, [x11, #0x8]
    ldr x12, [sp, #0x140]
    eor x11, x10, #0x1
    ldr x10, [x12, x10, lsl #3]
    ldr x11, [x12, x11, lsl #3]
    ldr x12, [sp, #0x38]
    lsr x10, x10, x12
    lsr x11, x11, x12
    add w12, w9, #0x1
    and w12, w12, #0x7
    and w10, w10, #0x1
    and w11, w11, #0x1
    lsl w10, w10, w12
    and x12, x9, #0x7
    add w9, w9, #0x2
    lsl w11, w11, w12
    orr w8, w10, w8
    orr w8, w11, w8
.L96:
    cmp x14, #0x5
    b.eq .L4
    ldr x10, [sp, #0x190]
    ldrb w10, [x10, #0xb]
    cmp w10, #0x5
    b.eq .L97
    ldr x10, [sp, #0x190]
    ldr x12, [sp, #0x140]
    mov w13, w9
    ldrb w10, [x10, #0xa]
    eor x11, x10, #0x1
    ldr x10, [x12, x10, lsl #3]
    ldr x11, [x12, x11, lsl #3]
    ldr x12, [sp, #0x30]
    lsr x10, x10, x12
    lsr x11, x11, x12
    add w12, w9, #0x1
    and w12, w12, #0x7
    add w9, w9, #0x2
    and w10, w10, #0x1
    and w11, w11, #0x1
    lsl w10, w10, w12
    and x12, x13, #0x7
    lsl w11, w11, w12
    orr w8, w10, w8
    orr w8, w11, w8
.L97:
    cmp x14, #0x6
    b.eq .L4
    ldr x11, [sp, #0x190]
    ldrb w10, [x11, #0xd]
    cmp w10, #0x5
    b.eq .L98
    ldrb w10, [x11, #0xc]
    ldr x12, [sp, #0x140]
    mov w13, w9
    eor x11, x10, #0x1
    ldr x10, [x12, x10, lsl #3]
    ldr x11, [x12, x11, lsl #3]
    ldr x12, [sp, #0x28]
    lsr x10, x10, x12
    lsr x11, x11, x12
    add w12, w9, #0x1
    and w12, w12, #0x7
    add w9, w9, #0x2
    and w10, w10, #0x1
    and w11, w11, #0x1
    lsl w10, w10, w12
    and x12, x13, #0x7
    lsl w11, w11, w12
    orr w8, w10, w8
    orr w8, w11, w8
.L98:
    ldr x10, [sp, #0x188]
    cmp x10, #0x7
    b.eq .L99
    ldr x10, [sp, #0x190]
    ldrb w10, [x10, #0xf]
    cmp w10, #0x5
    b.ne .L117
.L99:
    ldr x19, [sp, #0x128]
    b .L4
.L100:
    ldp x9, x10, [sp, #0x168]
    ldr x11, [sp, #0x198]
    mov w12, w9
    ldr x9, [sp, #0x148]
    mov w13, w10
    ldr x10, [sp, #0x138]
    and w9, w9, #0x7
    and w10, w10, #0x7
    b .L62
.L101:
    cmp w13, #0x3
    b.eq .L113
    cmp w13, #0x4
    mov x13, x9
    mov x14, x9
    b.ne .L103
.L102:
    rbit x12, x13
    mov w14, #0x18
    clz x12, x12
    umaddl x12, w12, w14, x21
    ldp x14, x15, [x12]
    ldr x16, [x12, #0x600]
    ldr x17, [x12, #0x608]
    and x14, x14, x11
    mul x14, x14, x15
    and x15, x16, x11
    ldr w16, [x12, #0x614]
    mul x15, x15, x17
    ldp w18, w17, [x12, #0x10]
    ldr w12, [x12, #0x610]
    lsr x14, x14, x17
    lsr x15, x15, x16
    add x14, x14, x18
    add x12, x15, x12
    ldr x14, [x27, x14, lsl #3]
    sub x15, x13, #0x1
    ldr x12, [x27, x12, lsl #3]
    ands x13, x15, x13
    orr x12, x12, x14
    and x12, x12, x10
    orr x9, x12, x9
    b.ne .L102
    b .L115
.L103:
    rbit x11, x14
    sub x13, x14, #0x1
    ands x14, x13, x14
    clz x11, x11
    add x11, x12, x11, lsl #6
    ldr x11, [x11, #0x8]
    and x11, x11, x10
    orr x9, x11, x9
    b.ne .L103
    b .L115
.L104:
    mov w11, w9
.L105:
    tbz w11, #0x0, .L107
    mov w11, #0x4
    tbnz w10, #0x0, .L108
.L106:
    and w8, w8, #0x1
    orr w8, w11, w8
    tbz w9, #0x0, .L4
    b .L109
.L107:
    mov w11, wzr
    tbz w10, #0x0, .L106
.L108:
    and w8, w8, #0x1
    orr w8, w8, w11
    orr w8, w8, #0x2
    tbz w9, #0x0, .L4
.L109:
    orr w8, w8, #0x8
    b .L4
.L110:
    mov w8, wzr
    b .L42
.L111:
    mov x10, x9
.L112:
    sub x11, x10, #0x1
    ands x10, x11, x10
    b.ne .L112
    b .L115
.L113:
    mov x12, x9
.L114:
    rbit x13, x12
    mov w14, #0x18
    clz x13, x13
    umaddl x13, w13, w14, x21
    ldp x14, x15, [x13]
    and x14, x14, x11
    mul x14, x14, x15
    ldp w13, w15, [x13, #0x10]
    lsr x14, x14, x15
    add x13, x14, x13
    sub x14, x12, #0x1
    ldr x13, [x27, x13, lsl #3]
    ands x12, x14, x12
    and x13, x13, x10
    orr x9, x13, x9
    b.ne .L114
.L115:
    mvn x8, x8
    and x8, x9, x8
    fmov d0, x8
    cnt v0.8b, v0.8b
    addv b0, v0.8b
    fmov w8, s0
    b .L4
.L116:
    ldp x20, x25, [sp, #0x10]
    mov w8, #0x18
    ldr w0, [sp, #0xc]
    adrp x27, plywright::sliders::magic::TABLE
    add x27, x27, :lo12:plywright::sliders::magic::TABLE
    b .L89
.L117:
    ldr x10, [sp, #0x190]
    ldr x12, [sp, #0x140]
    ldr x19, [sp, #0x128]
    ldrb w10, [x10, #0xe]
    eor x11, x10, #0x1
    ldr x10, [x12, x10, lsl #3]
    ldr x11, [x12, x11, lsl #3]
    ldr x12, [sp, #0x20]
    lsr x10, x10, x12
    lsr x11, x11, x12
    add w12, w9, #0x1
    and w12, w12, #0x7
    and w10, w10, #0x1
    and w11, w11, #0x1
    and x9, x9, #0x7
    lsl w10, w10, w12
    lsl w9, w11, w9
    orr w8, w10, w8
    b .L63
.L118:
    mov w9, w8
.L119:
    and x8, x9, #0x3
    cbnz w8, .L121
    ldrb w9, [x23, #0x40]
    tbz w9, #0x0, .L121
    ldrb w11, [sp, #0x1c0]
    ldrb w9, [sp, #0x1c2]
    ldrb w10, [sp, #0x1c1]
    ldrb w12, [sp, #0x1c4]
    and w8, w9, #0x7
    and w14, w11, #0x7
    and w16, w11, #0xf8
    subs w13, w8, w14
    ldrb w8, [sp, #0x1c3]
    cset w15, gt
    csinv w15, w15, wzr, ge
    cmp w16, #0x30
    b.ne .L120
    sub w16, w14, #0x1
    cmp w16, #0x5
    b.hi .L120
    orr w16, w11, #0x8
    cmp w10, w16
    b.ne .L120
    and w16, w8, #0x7
    sub w16, w16, w14
    mul w16, w16, w15
    sxtb w16, w16
    cmp w16, #0x1
    b.lt .L120
    mul w17, w13, w15
    sxtb w17, w17
    cmp w16, w17
    b.ge .L120
    and w16, w12, #0x7
    neg w15, w15
    sub w14, w16, w14
    and w14, w14, #0xff
    cmp w14, w15, uxtb
    b.ne .L120
    ldr x14, [sp, #0x1e8]
    mvn x14, x14
    lsr x14, x14, x8
    tbnz w14, #0x0, .L125
.L120:
    and w14, w9, #0xf8
    cmp w14, #0x38
    b.ne .L122
    and w14, w12, #0xf8
    cmp w14, #0x28
    b.ne .L122
    cmp w13, #0x0
    cneg w13, w13, mi
    cmp w10, #0x27
    b.hi .L122
    cmp w11, #0x27
    b.hi .L122
    cmp w13, #0x1
    b.hi .L122
    ldr x13, [sp, #0x1e0]
    lsr x12, x13, x12
    tbnz w12, #0x0, .L122
    lsr x12, x13, x9
    tbnz w12, #0x0, .L122
    mov w12, #0x1
    ldr x13, [sp, #0x1e8]
    lsl x12, x12, x10
    tst x13, x12
    b.ne .L122
    lsr x13, x13, x8
    tbnz w13, #0x0, .L122
    ldrb w13, [sp, #0x236]
    tbz w13, #0x0, .L126
    cmp w10, #0x8
    b.lo .L122
    and w8, w10, #0x7
    sub w8, w8, #0x1
    cmp w8, #0x5
    b.hi .L122
    add x0, sp, #0x1b0
    mov w1, #0x1
    bl plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    tbnz w0, #0x0, .L122
    b .L127
.L121:
    adrp x9, .D3
    add x9, x9, :lo12:.D3
    ldrb w8, [x9, x8]
    cmp w8, #0x1
    b.gt .L124
    cbnz w8, .L127
.L122:
    mov w8, #0x2
.L123:
    add sp, sp, #0x2d0
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldp x29, x30, [sp], #0x60
    mov w0, w8
    ret
.L124:
    cmp w8, #0x3
    b.ne .L125
    tst w22, #0x1
    mov w9, #0x2
    mov w8, wzr
    csel w1, w9, wzr, ne
    b .L123
.L125:
    tst w22, #0x1
    mov w9, #0x2
    mov w8, wzr
    csel w1, wzr, w9, ne
    b .L123
.L126:
    cmp w11, #0x18
    b.lo .L122
    cmp w10, #0x17
    b.ls .L122
    mov w10, #0x18
    umaddl x9, w9, w10, x21
    ldr x10, [sp, #0x1c8]
    bic x10, x10, x12
    ldp x11, x12, [x9]
    and x10, x10, x11
    mul x10, x10, x12
    ldp w9, w11, [x9, #0x10]
    lsr x10, x10, x11
    add x9, x10, x9
    ldr x9, [x27, x9, lsl #3]
    mvn x9, x9
    lsr x8, x9, x8
    tbz w8, #0x0, .L122
.L127:
    mov w8, wzr
    mov w1, #0x1
    b .L123
.C0 = 0x0000000d000000da 0x0000017700000047
.C1 = 0x000000200000007c
.C2 = 0x00000004000002e8

plywright::endings::layout::Layout::folded:
    ldr x12, [x0, #0x10]
    cbz x12, .L0
    ldr x11, [x0, #0x8]
    add x10, x1, #0x30
    ldrb w8, [x11]
    cbz w2, .L1
    ldrb w9, [x11, #0x1]
    eor x8, x8, #0x1
    ldr x8, [x10, x8, lsl #3]
    ldr x9, [x1, x9, lsl #3]
    ands x8, x9, x8
    b.eq .L7
    rbit x8, x8
    cmp x12, #0x1
    clz x9, x8
    eor w8, w9, #0x38
    b.eq .L2
    ldrb w14, [x11, #0x2]
    ldrb w15, [x11, #0x3]
    mov w13, #0x1
    lsl x13, x13, x9
    eor x9, x14, #0x1
    ldr x14, [x1, x15, lsl #3]
    ldr x9, [x10, x9, lsl #3]
    bic x14, x14, x13
    ands x9, x14, x9
    b.eq .L9
    rbit x9, x9
    cmp x12, #0x2
    clz x14, x9
    eor w9, w14, #0x38
    b.eq .L3
    mov w15, #0x1
    ldrb w16, [x11, #0x4]
    ldrb w17, [x11, #0x5]
    lsl x14, x15, x14
    eor x15, x16, #0x1
    ldr x16, [x1, x17, lsl #3]
    orr x14, x14, x13
    ldr x13, [x10, x15, lsl #3]
    bic x15, x16, x14
    ands x13, x15, x13
    b.eq .L9
    rbit x13, x13
    cmp x12, #0x3
    clz x15, x13
    eor w13, w15, #0x38
    b.eq .L4
    mov w16, #0x1
    ldrb w17, [x11, #0x6]
    ldrb w18, [x11, #0x7]
    lsl x15, x16, x15
    eor x16, x17, #0x1
    ldr x17, [x1, x18, lsl #3]
    orr x14, x15, x14
    ldr x15, [x10, x16, lsl #3]
    bic x16, x17, x14
    ands x15, x16, x15
    b.eq .L9
    rbit x15, x15
    cmp x12, #0x4
    clz x15, x15
    eor w12, w15, #0x38
    b.eq .L5
    mov w16, #0x1
    ldrb w17, [x11, #0x8]
    ldrb w11, [x11, #0x9]
    lsl x15, x16, x15
    eor x16, x17, #0x1
    ldr x11, [x1, x11, lsl #3]
    orr x14, x15, x14
    ldr x10, [x10, x16, lsl #3]
    bic x11, x11, x14
    ands x10, x11, x10
    b.eq .L9
    rbit x10, x10
    clz x10, x10
    eor w10, w10, #0x38
    b .L6
.L0:
    mov w8, wzr
    mov w9, wzr
    mov w13, wzr
    b .L5
.L1:
    ldrb w9, [x11, #0x1]
    ldr x8, [x10, x8, lsl #3]
    ldr x9, [x1, x9, lsl #3]
    ands x8, x9, x8
    b.eq .L7
    rbit x8, x8
    cmp x12, #0x1
    clz x8, x8
    b.ne .L8
.L2:
    mov w9, wzr
.L3:
    mov w13, wzr
.L4:
    mov w12, wzr
.L5:
    mov w10, wzr
.L6:
    lsl x11, x12, #24
    movi v0.2d, #0x0000ffffffffff
    orr x10, x11, x10, lsl #32
    lsr w11, w8, #3
    orr x10, x10, x13, lsl #16
    orr x9, x10, x9, lsl #8
    mov w10, w8
    orr x9, x9, x10
    adrp x10, .C0
    dup v1.2d, x9
    adrp x9, .C1
    ldr q2, [x10, :lo12:.C0]
    and w10, w8, #0x7
    cmp w10, #0x3
    eor w15, w10, #0x7
    and v0.16b, v1.16b, v0.16b
    ldr q1, [x9, :lo12:.C1]
    mov w9, #0x7
    cset w12, hi
    cmp w8, #0x1f
    sub w13, w9, w11
    cset w14, hi
    cmp w13, w11
    csel w11, w13, w11, lo
    cmp w15, w10
    ldrb w13, [x0, #0x18]
    csel w10, w15, w10, lo
    ubfx w15, w8, #2, #1
    ushl v1.2d, v0.2d, v1.2d
    cmp w11, w10
    ushl v0.2d, v0.2d, v2.2d
    cset w10, hi
    cmp w13, #0x1
    csel w10, wzr, w10, eq
    csel w11, wzr, w14, eq
    csel w12, wzr, w12, eq
    cmp w13, #0x0
    uzp1 v0.4s, v0.4s, v1.4s
    csel w10, wzr, w10, eq
    csel w11, wzr, w11, eq
    csel w12, w15, w12, eq
    lsl w10, w10, #16
    orr w10, w10, w11, lsl #8
    xtn v0.4h, v0.4s
    orr w10, w10, w12
    sbfx w11, w10, #8, #1
    tst w10, #0x1
    csel w9, w9, wzr, ne
    tst w10, #0x10000
    adrp x10, .C3
    and w11, w11, #0x38
    orr w9, w11, w9
    adrp x11, .C2
    dup v1.4h, w9
    eor w8, w9, w8
    ubfiz w9, w8, #3, #3
    orr w9, w9, w8, lsr #3
    eor v0.8b, v1.8b, v0.8b
    movi v1.4h, #0x38
    csel w8, w8, w9, eq
    fmov d2, d0
    shl v3.4h, v0.4h, #0x3
    and v1.8b, v3.8b, v1.8b
    ldr q3, [x11, :lo12:.C2]
    bic v2.4h, #0xff, lsl #8
    ushr v2.4h, v2.4h, #0x3
    orr v1.8b, v1.8b, v2.8b
    ldr q2, [x10, :lo12:.C3]
    fcsel d0, d0, d1, eq
    bic v0.4h, #0xff, lsl #8
    ushll v0.4s, v0.4h, #0x0
    ushll v1.2d, v0.2s, #0x0
    ushll2 v0.2d, v0.4s, #0x0
    ushl v0.2d, v0.2d, v2.2d
    ushl v1.2d, v1.2d, v3.2d
    orr v0.16b, v1.16b, v0.16b
    ext v1.16b, v0.16b, v0.16b, #0x8
    orr v0.8b, v0.8b, v1.8b
    fmov x9, d0
    orr x9, x9, x8
    mov w8, #0x1
    mov w8, w8
    orr x0, x8, x9, lsl #8
    ret
.L7:
    mov w8, w8
    orr x0, x8, x9, lsl #8
    ret
.L8:
    ldrb w9, [x11, #0x3]
    mov w13, #0x1
    ldrb w14, [x11, #0x2]
    lsl x13, x13, x8
    ldr x9, [x1, x9, lsl #3]
    ldr x14, [x10, x14, lsl #3]
    bic x9, x9, x13
    ands x9, x9, x14
    b.eq .L9
    rbit x9, x9
    cmp x12, #0x2
    clz x9, x9
    b.eq .L3
    mov w14, #0x1
    ldrb w15, [x11, #0x5]
    ldrb w16, [x11, #0x4]
    lsl x14, x14, x9
    ldr x15, [x1, x15, lsl #3]
    orr x14, x14, x13
    ldr x13, [x10, x16, lsl #3]
    bic x15, x15, x14
    ands x13, x15, x13
    b.eq .L9
    rbit x13, x13
    cmp x12, #0x3
    clz x13, x13
    b.eq .L4
    mov w15, #0x1
    ldrb w16, [x11, #0x7]
    ldrb w17, [x11, #0x6]
    lsl x15, x15, x13
    ldr x16, [x1, x16, lsl #3]
    orr x14, x15, x14
    ldr x15, [x10, x17, lsl #3]
    bic x16, x16, x14
    ands x15, x16, x15
    b.eq .L9
    rbit x15, x15
    cmp x12, #0x4
    clz x12, x15
    b.eq .L5
    mov w15, #0x1
    ldrb w16, [x11, #0x9]
    ldrb w11, [x11, #0x8]
    lsl x15, x15, x12
    ldr x16, [x1, x16, lsl #3]
    ldr x10, [x10, x11, lsl #3]
    orr x14, x15, x14
    bic x11, x16, x14
    ands x10, x11, x10
    b.eq .L9
    rbit x10, x10
    clz x10, x10
    b .L6
.L9:
    mov w8, wzr
    orr x0, x8, x9, lsl #8
    ret
.C0 = 0xffffffffffffffe0 0xffffffffffffffe8
.C1 = 0xfffffffffffffff0 0xfffffffffffffff8
.C2 = 0x0000000000000020 0x0000000000000018
.C3 = 0x0000000000000010 0x0000000000000008

plywright::endings::rules::feature::Feature::of:
    and w8, w0, #0xff
    mov w1, w0
    cmp w8, #0x5
    b.hs .L0
    mov w0, wzr
    ret
.L0:
    cmp w8, #0xf
    b.hs .L1
    sub w1, w1, #0x5
    mov w0, #0x1
    ret
.L1:
    and w8, w1, #0xff
    cmp w8, #0x19
    b.hs .L2
    sub w1, w1, #0xf
    mov w0, #0x2
    ret
.L2:
    cmp w8, #0x23
    b.hs .L3
    sub w1, w1, #0x19
    mov w0, #0x3
    ret
.L3:
    and w8, w1, #0xff
    cmp w8, #0x28
    b.hs .L4
    sub w1, w1, #0x23
    mov w0, #0x4
    ret
.L4:
    cmp w8, #0x2a
    b.hs .L5
    sub w1, w1, #0x28
    mov w0, #0x5
    ret
.L5:
    and w8, w1, #0xff
    cmp w8, #0x2c
    b.hs .L6
    sub w1, w1, #0x2a
    mov w0, #0x6
    ret
.L6:
    cmp w8, #0x2e
    b.hs .L7
    sub w1, w1, #0x2c
    mov w0, #0x9
    ret
.L7:
    and w8, w1, #0xff
    cmp w8, #0x30
    b.hs .L8
    sub w1, w1, #0x2e
    mov w0, #0xa
    ret
.L8:
    cmp w8, #0x32
    b.hs .L9
    sub w1, w1, #0x30
    mov w0, #0xb
    ret
.L9:
    and w8, w1, #0xff
    cmp w8, #0x34
    b.hs .L10
    sub w1, w1, #0x32
    mov w0, #0xc
    ret
.L10:
    cmp w8, #0x36
    b.hs .L11
    sub w1, w1, #0x34
    mov w0, #0xd
    ret
.L11:
    and w8, w1, #0xff
    cmp w8, #0x38
    b.hs .L12
    sub w1, w1, #0x36
    mov w0, #0xe
    ret
.L12:
    cmp w8, #0x6b
    b.le .L13
    cmp w8, #0x6c
    b.eq .L14
    cmp w8, #0x72
    b.eq .L15
    cmp w8, #0x7f
    b.ne .L17
    mov w0, #0x1b
    ret
.L13:
    cmp w8, #0x38
    b.eq .L16
    cmp w8, #0x39
    b.ne .L17
    mov w0, #0x8
    ret
.L14:
    mov w0, #0x16
    ret
.L15:
    mov w0, #0x18
    ret
.L16:
    mov w0, #0x7
    ret
.L17:
    sub w8, w1, #0x3a
    and w9, w8, #0xff
    cmp w9, #0xa
    b.hs .L18
    mov w0, #0xf
    mov w1, w8
    ret
.L18:
    sub w8, w1, #0x44
    and w9, w8, #0xff
    cmp w9, #0xa
    b.hs .L19
    mov w0, #0x10
    mov w1, w8
    ret
.L19:
    sub w8, w1, #0x4e
    and w9, w8, #0xff
    cmp w9, #0xa
    b.hs .L20
    mov w0, #0x11
    mov w1, w8
    ret
.L20:
    sub w8, w1, #0x58
    and w9, w8, #0xff
    cmp w9, #0x5
    b.hs .L21
    mov w0, #0x12
    mov w1, w8
    ret
.L21:
    sub w8, w1, #0x5d
    and w9, w8, #0xff
    cmp w9, #0x5
    b.hs .L22
    mov w0, #0x13
    mov w1, w8
    ret
.L22:
    sub w8, w1, #0x62
    and w9, w8, #0xff
    cmp w9, #0x5
    b.hs .L23
    mov w0, #0x14
    mov w1, w8
    ret
.L23:
    sub w8, w1, #0x67
    and w9, w8, #0xff
    cmp w9, #0x5
    b.hs .L24
    mov w0, #0x15
    mov w1, w8
    ret
.L24:
    sub w8, w1, #0x6d
    and w9, w8, #0xff
    cmp w9, #0x5
    b.hs .L25
    mov w0, #0x17
    mov w1, w8
    ret
.L25:
    sub w8, w1, #0x73
    and w9, w8, #0xff
    cmp w9, #0x2
    b.hs .L26
    mov w0, #0x19
    mov w1, w8
    ret
.L26:
    sub w1, w1, #0x75
    mov w9, #0x1a
    and w8, w1, #0xff
    cmp w8, #0xa
    mov w8, #0x1c
    csel w0, w9, w8, lo
    ret

plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot:
    eor w9, w1, #0x1
    mov w8, #0x1
    add x13, x0, #0x30
    add x10, x0, x9
    add x11, x0, #0x20
    ldr x12, [x13, w9, uxtw #3]
    ldrb w10, [x10, #0x80]
    ldr x2, [x11, w9, uxtw #3]
    ldr x15, [x13, w1, uxtw #3]
    lsl x10, x8, x10
    orr x14, x12, x10
    bic x13, x2, x14
    tst x13, x15
    b.eq .L1
.L0:
    mov w0, w8
    ret
.L1:
    ldr x8, [x0, #0x8]
    mov w3, #0x8
    cmp x8, #0x8
    csel x14, x8, x3, lo
    cbz x8, .L0
    str x30, [sp, #-0x60]!
    stp x28, x27, [sp, #0x10]
    stp x26, x25, [sp, #0x20]
    stp x24, x23, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    mvn x4, x10
    ldr x16, [x0]
    cmp w1, #0x0
    mov w5, #0x38
    mov x15, xzr
    add x17, x0, #0x10
    add x18, x0, #0x40
    and x2, x2, x4
    csel w3, w5, w3, ne
    csel w4, w5, wzr, ne
    adrp x5, plywright::board::geometry::AROUND
    add x5, x5, :lo12:plywright::board::geometry::AROUND
    mov w6, #0x1
    adrp x7, plywright::sliders::magic::LOOKUPS
    add x7, x7, :lo12:plywright::sliders::magic::LOOKUPS
    mov w19, #0x18
    adrp x20, plywright::sliders::magic::TABLE
    add x20, x20, :lo12:plywright::sliders::magic::TABLE
    str w4, [sp, #0xc]
    b .L3
.L2:
    add x15, x15, #0x1
    cmp x15, x14
    b.eq .L24
.L3:
    add x21, x16, x15, lsl #1
    ldrb w22, [x21]
    cmp w22, w1
    b.ne .L2
    ldrb w21, [x21, #0x1]
    ldrb w22, [x17, x15]
    ldr x23, [x18, x15, lsl #3]
    sub w24, w21, #0x1
    cmp w24, #0x2
    b.hs .L4
    ldrb w24, [x16]
    cmp w24, w9
    b.ne .L5
    ldrb w24, [x16, #0x1]
    sub w24, w24, #0x3
    cmp w24, #0x1
    b.hi .L5
    ldrb w24, [x17]
    lsl x24, x6, x24
    cmp x8, #0x1
    b.ne .L6
    b .L14
.L4:
    cbnz w21, .L13
    tst x2, x23
    b.ne .L22
    add w21, w22, w3
    ldr x23, [x0, #0x18]
    lsl x21, x6, x21
    tst x23, x21
    b.ne .L2
    ldr w4, [sp, #0xc]
    and w22, w22, #0xf8
    eor w22, w22, w4
    cmp w22, #0x30
    b.ne .L2
    and x21, x21, x12
    cbnz x21, .L2
    b .L22
.L5:
    mov x24, xzr
    cmp x8, #0x1
    b.eq .L14
.L6:
    ldrb w25, [x16, #0x2]
    cmp w25, w9
    b.ne .L7
    ldrb w25, [x16, #0x3]
    sub w25, w25, #0x3
    cmp w25, #0x1
    b.hi .L7
    ldrb w25, [x0, #0x11]
    lsl x25, x6, x25
    orr x24, x25, x24
.L7:
    cmp x8, #0x2
    b.eq .L14
    ldrb w25, [x16, #0x4]
    cmp w25, w9
    b.ne .L8
    ldrb w25, [x16, #0x5]
    sub w25, w25, #0x3
    cmp w25, #0x1
    b.hi .L8
    ldrb w25, [x0, #0x12]
    lsl x25, x6, x25
    orr x24, x25, x24
.L8:
    cmp x8, #0x3
    b.eq .L14
    ldrb w25, [x16, #0x6]
    cmp w25, w9
    b.ne .L9
    ldrb w25, [x16, #0x7]
    sub w25, w25, #0x3
    cmp w25, #0x1
    b.hi .L9
    ldrb w25, [x0, #0x13]
    lsl x25, x6, x25
    orr x24, x25, x24
.L9:
    cmp x8, #0x4
    b.eq .L14
    ldrb w25, [x16, #0x8]
    cmp w25, w9
    b.ne .L10
    ldrb w25, [x16, #0x9]
    sub w25, w25, #0x3
    cmp w25, #0x1
    b.hi .L10
    ldrb w25, [x0, #0x14]
    lsl x25, x6, x25
    orr x24, x25, x24
.L10:
    cmp x8, #0x5
    b.eq .L14
    ldrb w25, [x16, #0xa]
    cmp w25, w9
    b.ne .L11
    ldrb w25, [x16, #0xb]
    sub w25, w25, #0x3
    cmp w25, #0x1
    b.hi .L11
    ldrb w25, [x0, #0x15]
    lsl x25, x6, x25
    orr x24, x25, x24
.L11:
    cmp x8, #0x6
    b.eq .L14
    ldrb w25, [x16, #0xc]
    cmp w25, w9
    b.ne .L12
    ldrb w25, [x16, #0xd]
    sub w25, w25, #0x3
    cmp w25, #0x1
    b.hi .L12
    ldrb w25, [x0, #0x16]
    lsl x25, x6, x25
    orr x24, x25, x24
.L12:
    cmp x8, #0x7
    b.eq .L14
    ldrb w25, [x16, #0xe]
    cmp w25, w9
    b.ne .L14
    ldrb w25, [x16, #0xf]
    sub w25, w25, #0x3
    cmp w25, #0x1
    b.hi .L14
    ldrb w25, [x0, #0x17]
    lsl x25, x6, x25
    orr x24, x25, x24
    b .L14
.L13:
    mov x24, xzr
.L14:
    tst x24, x23
    b.ne .L22
    lsl x22, x6, x22
    ldr x25, [x11, w1, uxtw #3]
    ldr x26, [x0, #0x18]
    orr x24, x24, x13
    orr x22, x22, x10
    orr x25, x25, x12
    bic x22, x26, x22
    bic x23, x23, x25
    b .L17
.L15:
    add x4, x5, x25, lsl #6
    ldr x25, [x4, #0x8]
.L16:
    ands x4, x25, x24
    sub x4, x4, #0x1
    ands x26, x25, x24
    and x25, x25, x10
    ccmp x25, #0x0, #0x4, ne
    and x4, x26, x4
    sub x25, x23, #0x1
    ccmp x4, #0x0, #0x0, eq
    and x23, x25, x23
    b.ne .L22
.L17:
    cbz x23, .L2
    rbit x25, x23
    cmp w21, #0x2
    clz x25, x25
    b.le .L18
    cmp w21, #0x3
    b.eq .L19
    cmp w21, #0x4
    b.ne .L15
    umaddl x25, w25, w19, x7
    ldp x26, x27, [x25]
    ldr x28, [x25, #0x600]
    ldr x30, [x25, #0x608]
    and x26, x26, x22
    mul x26, x26, x27
    and x27, x28, x22
    ldr w28, [x25, #0x614]
    mul x27, x27, x30
    ldp w4, w30, [x25, #0x10]
    ldr w25, [x25, #0x610]
    lsr x26, x26, x30
    lsr x27, x27, x28
    add x4, x26, x4
    add x25, x27, x25
    ldr x4, [x20, x4, lsl #3]
    ldr x25, [x20, x25, lsl #3]
    orr x25, x25, x4
    b .L16
.L18:
    cmp w21, #0x1
    b.ne .L20
    lsl x25, x25, #6
    ldr x25, [x5, x25]
    b .L16
.L19:
    umaddl x25, w25, w19, x7
    ldp x26, x27, [x25]
    and x26, x26, x22
    mul x26, x26, x27
    ldp w25, w27, [x25, #0x10]
    b .L21
.L20:
    umaddl x25, w25, w19, x7
    ldr x26, [x25, #0x600]
    ldr x27, [x25, #0x608]
    and x26, x26, x22
    mul x26, x26, x27
    ldr w27, [x25, #0x614]
    ldr w25, [x25, #0x610]
.L21:
    lsr x26, x26, x27
    add x25, x26, x25
    ldr x25, [x20, x25, lsl #3]
    b .L16
.L22:
    mov w8, #0x1
.L23:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    mov w0, w8
    ret
.L24:
    mov w8, wzr
    b .L23

plywright::endings::rules::view::View<R>::checks:
    ldr x9, [x0, #0x8]
    mov w8, #0x8
    cmp x9, #0x8
    csel x8, x9, x8, lo
    cbz x9, .L8
    str x21, [sp, #-0x20]!
    stp x20, x19, [sp, #0x10]
    eor w10, w1, #0x1
    adrp x12, plywright::sliders::magic::LOOKUPS
    add x12, x12, :lo12:plywright::sliders::magic::LOOKUPS
    add x11, x0, x10
    ldr x16, [x0]
    adrp x18, plywright::board::geometry::AROUND
    add x18, x18, :lo12:plywright::board::geometry::AROUND
    ldrb w17, [x11, #0x80]
    mov w11, #0x18
    mov w9, wzr
    add x13, x0, #0x40
    add x14, x0, #0x20
    umaddl x11, w17, w11, x12
    add x17, x18, x17, lsl #6
    add x12, x0, #0x10
    add x15, x0, #0x30
    add x16, x16, #0x1
    mov w2, #0x1
    adrp x3, plywright::sliders::magic::TABLE
    add x3, x3, :lo12:plywright::sliders::magic::TABLE
    add x18, x11, #0x600
    b .L3
.L0:
    ldr x5, [x17]
.L1:
    ldr x6, [x14, w1, uxtw #3]
    ldr x7, [x15, x10, lsl #3]
    and x4, x5, x4
    orr x5, x7, x6
    bic x4, x4, x5
    fmov d0, x4
    cnt v0.8b, v0.8b
    addv b0, v0.8b
    fmov w4, s0
    add w9, w9, w4
.L2:
    subs x8, x8, #0x1
    add x16, x16, #0x2
    b.eq .L7
.L3:
    ldurb w6, [x16, #-0x1]
    ldrb w5, [x12], #0x1
    ldr x4, [x13], #0x8
    cmp w6, w1
    b.ne .L2
    ldrb w6, [x16]
    sub w7, w6, #0x1
    cmp w7, #0x3
    b.hi .L2
    ldr x7, [x0, #0x18]
    lsl x5, x2, x5
    cmp w6, #0x2
    bic x5, x7, x5
    b.gt .L4
    cmp w6, #0x1
    b.eq .L0
    ldp x6, x7, [x18]
    and x5, x6, x5
    mul x5, x5, x7
    ldp w7, w6, [x18, #0x10]
    b .L5
.L4:
    cmp w6, #0x3
    b.ne .L6
    ldp x6, x7, [x11]
    and x5, x6, x5
    mul x5, x5, x7
    ldp w7, w6, [x11, #0x10]
.L5:
    lsr x5, x5, x6
    add x5, x5, x7
    ldr x5, [x3, x5, lsl #3]
    b .L1
.L6:
    ldp x6, x7, [x11]
    ldp x19, x20, [x18]
    and x6, x6, x5
    and x5, x19, x5
    mul x6, x6, x7
    ldp w21, w7, [x18, #0x10]
    mul x5, x5, x20
    ldp w20, w19, [x11, #0x10]
    lsr x6, x6, x19
    lsr x5, x5, x7
    add x6, x6, x20
    add x5, x5, x21
    ldr x6, [x3, x6, lsl #3]
    ldr x5, [x3, x5, lsl #3]
    orr x5, x5, x6
    b .L1
.L7:
    and w8, w9, #0xff
    ldp x20, x19, [sp, #0x10]
    cmp w8, #0x7
    mov w9, #0x7
    csel w0, w8, w9, lo
    ldr x21, [sp], #0x20
    ret
.L8:
    mov w0, wzr
    ret

plywright::endings::rules::view::View<R>::new:
    sub sp, sp, #0x90
    movi v0.2d, #0000000000000000
    add x10, sp, #0x8
    lsl x14, x2, #1
    add x11, x10, #0x20
    add x8, x10, #0x30
    add x9, x10, #0x40
    add x12, x10, #0x80
    mov x13, #-0x1
    mov x16, x1
    stp x1, x2, [sp, #0x8]
    stur q0, [sp, #0x78]
    stur q0, [sp, #0x68]
    stur q0, [sp, #0x58]
    stur q0, [sp, #0x48]
    stur q0, [sp, #0x38]
    stur q0, [sp, #0x28]
    str xzr, [sp, #0x18]
    strb w4, [sp, #0x8e]
    str wzr, [sp, #0x88]
    strb wzr, [sp, #0x8c]
.L0:
    cbz x14, .L2
    ldrb w17, [x16, #0x1]
    add x15, x16, #0x2
    sub x14, x14, #0x2
    add x13, x13, #0x1
    mov x16, x15
    cbnz w17, .L0
    strb w13, [sp, #0x8a]
.L1:
    cbz x14, .L2
    ldrb w16, [x15, #0x1]
    add x15, x15, #0x2
    add x13, x13, #0x1
    sub x14, x14, #0x2
    cbnz w16, .L1
    strb w13, [sp, #0x8b]
.L2:
    ldr w13, [x3]
    ldrb w14, [x3, #0x4]
    cmp x2, #0x5
    mov w15, #0x5
    stur w13, [x10, #0x10]
    sturb w14, [x10, #0x14]
    csel x10, x2, x15, lo
    cbz x2, .L16
    ldrb w13, [x3]
    ldrb w14, [x1]
    mov w15, #0x1
    ldrb w16, [x1, #0x1]
    ldr x17, [x11, x14, lsl #3]
    lsl x15, x15, x13
    cmp w16, #0x5
    orr x15, x17, x15
    str x15, [x11, x14, lsl #3]
    b.ne .L3
    strb w13, [x12, x14]
.L3:
    cmp x2, #0x1
    b.eq .L7
    ldrb w13, [x3, #0x1]
    ldrb w14, [x1, #0x2]
    mov w15, #0x1
    ldrb w16, [x1, #0x3]
    ldr x17, [x11, x14, lsl #3]
    lsl x15, x15, x13
    cmp w16, #0x5
    orr x15, x17, x15
    str x15, [x11, x14, lsl #3]
    b.ne .L4
    strb w13, [x12, x14]
.L4:
    cmp x2, #0x2
    b.eq .L7
    ldrb w13, [x3, #0x2]
    ldrb w14, [x1, #0x4]
    mov w15, #0x1
    ldrb w16, [x1, #0x5]
    ldr x17, [x11, x14, lsl #3]
    lsl x15, x15, x13
    cmp w16, #0x5
    orr x15, x17, x15
    str x15, [x11, x14, lsl #3]
    b.ne .L5
    strb w13, [x12, x14]
.L5:
    cmp x2, #0x3
    b.eq .L7
    ldrb w13, [x3, #0x3]
    ldrb w14, [x1, #0x6]
    mov w15, #0x1
    ldrb w16, [x1, #0x7]
    ldr x17, [x11, x14, lsl #3]
    lsl x15, x15, x13
    cmp w16, #0x5
    orr x15, x17, x15
    str x15, [x11, x14, lsl #3]
    b.ne .L6
    strb w13, [x12, x14]
.L6:
    cmp x2, #0x4
    b.eq .L7
    ldrb w13, [x3, #0x4]
    ldrb w14, [x1, #0x8]
    mov w15, #0x1
    ldrb w16, [x1, #0x9]
    ldr x17, [x11, x14, lsl #3]
    lsl x15, x15, x13
    cmp w16, #0x5
    orr x15, x17, x15
    str x15, [x11, x14, lsl #3]
    b.ne .L7
    strb w13, [x12, x14]
.L7:
    ldp x12, x13, [sp, #0x28]
    adrp x11, plywright::board::geometry::AROUND
    add x11, x11, :lo12:plywright::board::geometry::AROUND
    mov w14, #0x18
    adrp x15, plywright::sliders::magic::TABLE
    add x15, x15, :lo12:plywright::sliders::magic::TABLE
    orr x12, x13, x12
    adrp x13, plywright::sliders::magic::LOOKUPS
    add x13, x13, :lo12:plywright::sliders::magic::LOOKUPS
    str x12, [sp, #0x20]
    b .L10
.L8:
    ldrb w17, [x1]
    add x16, x11, x16, lsl #6
    add x16, x16, x17, lsl #3
    ldr x16, [x16, #0x10]
.L9:
    ldrb w17, [x1], #0x2
    subs x10, x10, #0x1
    str x16, [x9], #0x8
    ldr x18, [x8, x17, lsl #3]
    orr x16, x18, x16
    str x16, [x8, x17, lsl #3]
    b.eq .L17
.L10:
    ldrb w17, [x1, #0x1]
    ldrb w16, [x3], #0x1
    cmp w17, #0x2
    b.gt .L11
    cbz w17, .L8
    cmp w17, #0x1
    b.ne .L13
    lsl x16, x16, #6
    ldr x16, [x11, x16]
    b .L9
.L11:
    cmp w17, #0x3
    b.eq .L12
    cmp w17, #0x4
    b.ne .L15
    umaddl x16, w16, w14, x13
    ldp x17, x18, [x16]
    ldr x2, [x16, #0x600]
    ldr x4, [x16, #0x608]
    and x17, x17, x12
    mul x17, x17, x18
    and x18, x2, x12
    ldr w2, [x16, #0x614]
    mul x18, x18, x4
    ldp w5, w4, [x16, #0x10]
    ldr w16, [x16, #0x610]
    lsr x17, x17, x4
    lsr x18, x18, x2
    add x17, x17, x5
    add x16, x18, x16
    ldr x17, [x15, x17, lsl #3]
    ldr x16, [x15, x16, lsl #3]
    orr x16, x16, x17
    b .L9
.L12:
    umaddl x16, w16, w14, x13
    ldp x17, x18, [x16]
    and x17, x17, x12
    mul x17, x17, x18
    ldp w16, w18, [x16, #0x10]
    b .L14
.L13:
    umaddl x16, w16, w14, x13
    ldr x17, [x16, #0x600]
    ldr x18, [x16, #0x608]
    and x17, x17, x12
    mul x17, x17, x18
    ldr w18, [x16, #0x614]
    ldr w16, [x16, #0x610]
.L14:
    lsr x17, x17, x18
    add x16, x17, x16
    ldr x16, [x15, x16, lsl #3]
    b .L9
.L15:
    add x16, x11, x16, lsl #6
    ldr x16, [x16, #0x8]
    b .L9
.L16:
    str xzr, [sp, #0x20]
.L17:
    ldur q0, [sp, #0x68]
    ldur q1, [sp, #0x78]
    ldur q2, [sp, #0x58]
    ldr x8, [sp, #0x88]
    stp q0, q1, [x0, #0x60]
    ldur q0, [sp, #0x28]
    ldur q1, [sp, #0x38]
    str x8, [x0, #0x80]
    stp q0, q1, [x0, #0x20]
    ldur q0, [sp, #0x48]
    ldur q1, [sp, #0x18]
    stp q0, q2, [x0, #0x40]
    ldur q0, [sp, #0x8]
    stp q0, q1, [x0]
    add sp, sp, #0x90
    ret
