# The kernels of endgame/rules, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm endgame/rules --target aarch64
# binary: sha256 4bd8c3d70f237980e94eb3f67fdf905d958d3acf4c2016db82e075a0d2b89ff9
# latency: 68 instructions in 272 bytes; innermost loops: .L0 of 37
# throughput: 59 instructions in 236 bytes; innermost loops: .L0 of 35
# plywright::endings::known::Endings::ask_sources: 1973 instructions in 7892 bytes; innermost loops: .L5 of 9, .L6 of 18, .L9 of 33, .L14 of 38, .L32 of 79, .L46 of 80, .L58 of 25, .L80 of 9, .L84 of 9, .L100 of 26, .L101 of 9, .L110 of 3, .L112 of 16
# plywright::endings::layout::Layout::folded: 240 instructions in 960 bytes; innermost loops: none
# plywright::endings::rules::feature::Feature::of: 164 instructions in 656 bytes; innermost loops: none
# plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot: 259 instructions in 1036 bytes; innermost loops: .L15 of 62
# plywright::endings::rules::view::View<R>::checks: 99 instructions in 396 bytes; innermost loops: .L0 of 61
# plywright::endings::rules::view::View<R>::new: 199 instructions in 796 bytes; innermost loops: .L0 of 7, .L1 of 6, .L8 of 64
# mix of 3061 instructions: 351 ldr, 271 mov, 247 and, 236 cmp, 197 ldrb, 181 add, 135 orr, 105 b, 96 sub, 88 lsr, 81 b.eq, 79 csel, 79 ldp, 77 lsl, 63 b.ne, 57 str, 43 eor, 40 ret, 38 tst, 37 stp, 36 adrp, 31 mul, 31 subs, 27 b.hs, 27 bic, 26 cneg, 24 ands, 22 cbz, 20 fmov, 19 b.hi, 19 clz, 19 cset, 19 rbit, 17 umaddl, 16 tbz, 14 b.ls, 13 strb, 12 bl, 12 uaddlp, 11 cnt, 10 ldur, 10 tbnz, 8 addv, 8 cbnz, 8 ccmp, 8 mvn, 8 stur, 5 sxtb, 4 b.gt, 4 b.le, 4 bfi, 4 ext, 4 ubfiz, 4 ubfx, 4 ushl, 3 b.lo, 3 cmn, 3 dup, 3 ldrh, 3 ldurb, 3 movi, 3 xtn, 2 bfxil, 2 csinc, 2 madd, 2 movk, 2 sturb, 2 ushll, 2 uzp1, 1 adr, 1 b.ge, 1 b.lt, 1 br, 1 cinc, 1 csetm, 1 csinv, 1 fcsel, 1 mla, 1 neg, 1 orn, 1 sbfx, 1 shl, 1 smaddl, 1 umulh, 1 ushll2, 1 ushr

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
    ldp x21, x22, [x1, #0x8]
    add x8, sp, #0x8
    mov x19, xzr
    cbz x22, .L4
    ldr x24, [sp, #0x8]
    ldr x20, [x0, #0x10]
    mov x8, xzr
    mov x23, xzr
    mov w25, #0xa0
    add x26, sp, #0x8
    mov x27, #0x101010101010101
    mov w28, #0x1
    b .L3
.L0:
    mov x8, xzr
.L1:
    add x19, x8, x19
    and x8, x8, x24
.L2:
    add x23, x23, #0x1
    cmp x22, x23
    b.eq .L4
.L3:
    eor x9, x8, x23
    cmp x9, x22
    b.hs .L2
    madd x8, x9, x25, x21
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
    mul x9, x9, x27
    lsr x9, x9, #57
    cmp x9, #0x2
    b.hi .L0
    add x1, x8, #0x50
    mov x0, x20
    bl plywright::endings::known::Endings::ask_sources
    and w8, w0, #0xff
    cmp w8, #0x2
    b.eq .L0
    ubfiz x9, x1, #4, #4
    lsl x9, x28, x9
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
    stp x29, x30, [sp, #-0x50]!
    str x25, [sp, #0x10]
    stp x24, x23, [sp, #0x20]
    stp x22, x21, [sp, #0x30]
    stp x20, x19, [sp, #0x40]
    mov x29, sp
    ldr x21, [x1, #0x10]
    cbz x21, .L2
    ldr x22, [x1, #0x8]
    ldr x20, [x0, #0x10]
    mov x19, xzr
    add x23, x29, #0x18
    mov x24, #0x101010101010101
    mov w25, #0x1
    b .L1
.L0:
    mov x8, xzr
    subs x21, x21, #0x1
    add x19, x8, x19
    add x22, x22, #0xa0
    b.eq .L3
.L1:
    str x22, [x29, #0x18]
    ldr x8, [x29, #0x18]
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
    mul x9, x9, x24
    lsr x9, x9, #57
    cmp x9, #0x2
    b.hi .L0
    add x1, x8, #0x50
    mov x0, x20
    bl plywright::endings::known::Endings::ask_sources
    and w8, w0, #0xff
    cmp w8, #0x2
    b.eq .L0
    ubfiz x9, x1, #4, #4
    lsl x9, x25, x9
    orr x8, x9, x8, lsl #48
    subs x21, x21, #0x1
    add x19, x8, x19
    add x22, x22, #0xa0
    b.ne .L1
    b .L3
.L2:
    mov x19, xzr
.L3:
    mov x0, x19
    ldp x20, x19, [sp, #0x40]
    ldr x25, [sp, #0x10]
    ldp x22, x21, [sp, #0x30]
    ldp x24, x23, [sp, #0x20]
    ldp x29, x30, [sp], #0x50
    ret

plywright::endings::known::Endings::ask_sources:
    ldrb w8, [x1, #0x40]
    tst w8, #0xf
    mov w8, #0x2
    b.ne .L1
    ldrb w9, [x1, #0x41]
    tbnz w9, #0x0, .L1
    cbz x0, .L1
    ldr q0, [x1, #0x30]
    ldr x8, [x1, #0x38]
    adrp x10, .C0
    ldur q1, [x1, #0x8]
    ldur q2, [x1, #0x18]
    ldr x9, [x1, #0x18]
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
    ldr q6, [x1]
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
    ldr x8, [x1]
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
    b.hi .L0
    stp x29, x30, [sp, #-0x60]!
    stp x28, x27, [sp, #0x10]
    stp x26, x25, [sp, #0x20]
    stp x24, x23, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    mov x29, sp
    sub sp, sp, #0x2d0
    ldr x9, [x0, #0x18]
    ldrb w19, [x9, w8, uxtw]
    and x8, x19, #0x7f
    cbz w8, .L119
    ldr x9, [x0, #0x10]
    sub x8, x8, #0x1
    cmp x8, x9
    b.hs .L119
    mov w9, #0x48
    ldr x10, [x0, #0x8]
    lsr w2, w19, #7
    smaddl x23, w8, w9, x10
    mov x20, x1
    mov x0, x23
    bl plywright::endings::layout::Layout::folded
    tbz w0, #0x0, .L119
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
    b.ls .L116
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
    stp x6, x1, [sp, #0x190]
    str x9, [sp, #0x30]
    ldrb w9, [sp, #0x1c6]
    str x9, [sp, #0x28]
    ldrb w9, [sp, #0x1c7]
    stp x4, x11, [sp, #0x90]
    str x9, [sp, #0x20]
    sub x9, x5, #0x2
    str x3, [sp, #0x148]
    str x5, [sp, #0x188]
    stp x9, x7, [sp, #0x100]
    b .L4
.L0:
    mov w8, #0x2
.L1:
    mov w0, w8
    mov w1, w9
    ret
.L2:
    mov w8, wzr
.L3:
    ldr x9, [sp, #0x1a0]
    lsr x8, x9, x8
    and x8, x8, #0x1
    add x8, x24, x8, lsl #1
    ldrh w8, [x8, #0x8]
    cmp x19, x8
    b.ls .L115
.L4:
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
    b .L3
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
    b .L7
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
    b .L62
    and x8, x1, #0x1
    ldr x9, [sp, #0x190]
    ldrb w8, [x25, x8]
    cmp x9, x8
    b.ls .L18
    lsl x9, x8, #1
    ldr x10, [sp, #0x188]
    and x8, x8, #0x7
    ldrb w9, [x10, x9]
    ldrb w10, [x26, x8]
    tbz w9, #0x0, .L19
    lsr w9, w10, #3
    add w11, w10, #0x38
    ldr x12, [sp, #0x138]
    ldp x14, x10, [sp, #0x168]
    ldr x13, [sp, #0x148]
    mov w8, #0x1
    and w12, w12, #0x7
    and w13, w13, #0x7
    b .L20
    and x8, x1, #0x1
    ldr x9, [sp, #0x190]
    ldrb w8, [x25, x8]
    cmp x9, x8
    b.ls .L21
    lsl x9, x8, #1
    ldr x10, [sp, #0x188]
    and x8, x8, #0x7
    ldrb w10, [x10, x9]
    ldrb w9, [x26, x8]
    cmp w10, #0x1
    and w8, w9, #0x7
    b.ne .L22
    lsr w9, w9, #3
    ldr x11, [sp, #0x138]
    ldr x10, [sp, #0x170]
    b .L23
    and x8, x1, #0xf
    adrp x9, .D2
    add x9, x9, :lo12:.D2
    add x9, x9, x8, lsl #4
    ldr x14, [sp, #0x190]
    ldr x8, [x9]
    and x8, x8, #0x7
    cmp x8, x14
    b.hs .L24
    lsl x10, x8, #1
    ldr x13, [sp, #0x188]
    ldr x12, [sp, #0x120]
    ldrb w10, [x13, x10]
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
    b .L25
    and x8, x1, #0x1
    ldr x9, [sp, #0x190]
    ldrb w8, [x25, x8]
    cmp x9, x8
    b.ls .L26
    lsl x9, x8, #1
    ldr x10, [sp, #0x188]
    and x8, x8, #0x7
    ldrb w8, [x26, x8]
    ldrb w9, [x10, x9]
    cmp w9, #0x1
    b.ne .L27
    ldr x10, [sp, #0x168]
    lsr w9, w8, #3
    mov w11, w10
    ldr x10, [sp, #0x148]
    and w12, w10, #0x7
    mov w10, w9
    b .L28
    ldr w8, [sp, #0xd4]
    tbz w8, #0x0, .L29
    ldr x18, [sp, #0x188]
    ldr x0, [sp, #0x130]
    mov w8, wzr
    b .L41
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
    b .L3
    ldr x9, [sp, #0x190]
    and x8, x1, #0xff
    cmp x9, x8
    b.ls .L2
    ldr x9, [sp, #0x188]
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
    b.eq .L113
    ldrb w13, [x11, #0x1]
    ldr x11, [sp, #0x108]
    adrp x12, plywright::board::geometry::AROUND
    add x12, x12, :lo12:plywright::board::geometry::AROUND
    cmp w13, #0x2
    bic x11, x11, x8
    b.gt .L99
    cbz w13, .L109
    cmp w13, #0x1
    mov x14, x9
    mov x13, x9
    b.ne .L6
.L5:
    rbit x11, x14
    sub x13, x14, #0x1
    ands x14, x13, x14
    clz x11, x11
    lsl x11, x11, #6
    ldr x11, [x12, x11]
    and x11, x11, x10
    orr x9, x11, x9
    b.ne .L5
    b .L113
.L6:
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
    b.ne .L6
    b .L113
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
    b .L3
    and x8, x1, #0x1
    ldr x10, [sp, #0x190]
    ldrb w8, [x25, x8]
    cmp x10, x8
    b.ls .L56
    lsl x9, x8, #1
    ldr x1, [sp, #0x188]
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
    b .L57
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
    b .L3
    and x8, x1, #0x1
    ldr x9, [sp, #0x190]
    ldrb w8, [x25, x8]
    cmp x9, x8
    b.ls .L63
    lsl x9, x8, #1
    and x8, x8, #0x7
    ldr x10, [sp, #0x188]
    ldrb w8, [x26, x8]
    ldrb w9, [x10, x9]
    and w8, w8, #0x7
    tbz w9, #0x0, .L64
    b .L65
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
    b .L3
    and x8, x1, #0x7
    ldrb w8, [x26, x8]
    and w8, w8, #0x7
.L7:
    ldr w9, [sp, #0x154]
    orr w8, w8, w9
    b .L3
    and x8, x1, #0x7
    ldrb w8, [x26, x8]
    b .L65
    ldr x9, [sp, #0x190]
    and x8, x1, #0xff
    cmp x9, x8
    b.ls .L2
    lsl x9, x8, #1
    ldr x10, [sp, #0x188]
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
    b .L3
    and x8, x1, #0x1
    ldr x9, [sp, #0x190]
    ldrb w8, [x25, x8]
    cmp x9, x8
    b.ls .L66
    lsl x9, x8, #1
    ldr x10, [sp, #0x188]
    and x8, x8, #0x7
    ldrb w10, [x10, x9]
    ldrb w9, [x26, x8]
    and w8, w9, #0x7
    tbz w10, #0x0, .L67
    ldp x13, x12, [sp, #0x168]
    lsr w11, w9, #3
    add w9, w9, #0x38
    mov w10, #0x1
    mov w14, w12
    ldr x12, [sp, #0x138]
    and w15, w12, #0x7
    ldr x12, [sp, #0x148]
    b .L68
    and x8, x1, #0x1
    ldr x9, [sp, #0x190]
    ldrb w8, [x25, x8]
    cmp x9, x8
    b.ls .L69
    lsl x9, x8, #1
    ldr x10, [sp, #0x188]
    and x8, x8, #0x7
    ldrb w8, [x26, x8]
    ldrb w9, [x10, x9]
    cmp w9, #0x1
    b.ne .L70
    add w8, w8, #0x38
    b .L71
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
    b .L3
    and x8, x1, #0x1
    ldr x9, [sp, #0x190]
    ldrb w8, [x25, x8]
    cmp x9, x8
    b.ls .L73
    lsl x9, x8, #1
    ldr x10, [sp, #0x188]
    and x8, x8, #0x7
    ldrb w10, [x10, x9]
    ldrb w9, [x26, x8]
    tbz w10, #0x0, .L74
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
    b .L75
    ldr x15, [sp, #0x190]
    cbz x15, .L2
    ldr x14, [sp, #0x188]
    ldrb w8, [x14, #0x1]
    cmp w8, #0x5
    b.ne .L90
    mov w9, wzr
    mov w8, wzr
    b .L91
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
    b .L3
    and x8, x1, #0x7
    ldr w9, [sp, #0x154]
    ldrb w8, [x26, x8]
    orr w8, w9, w8, lsr #3
    b .L3
    ldr x12, [sp, #0x190]
    cbz x12, .L2
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
    b.eq .L103
    ldr x10, [sp, #0x78]
    cmp x12, #0x3
    eor w10, w9, w10
    b.lo .L102
    ldr x11, [sp, #0x68]
    cmp x12, #0x3
    eor x11, x9, x11
    b.eq .L103
    ldr x12, [sp, #0x48]
    eor w9, w9, w12
    b .L103
    tbnz w20, #0x0, .L89
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
    ldp x1, x2, [sp, #0x188]
    mov x23, xzr
    mov w19, wzr
    mov x21, x1
.L8:
    ldp x15, x14, [sp, #0xa8]
    ldr x12, [sp, #0xc0]
    ldr w13, [sp, #0xbc]
    b .L11
.L9:
    ldr x10, [sp, #0x180]
    ldr x9, [x10, x9, lsl #3]
    and x9, x9, x14
.L10:
    ands x22, x9, x15
    b.ne .L13
.L11:
    cmp x21, x12
    b.eq .L87
    mov x9, x21
    ldrb w10, [x21], #0x2
    ldr x11, [sp, #0x198]
    mov x8, x23
    add x23, x23, #0x1
    cmp w10, w11
    b.ne .L11
    ldrb w10, [x9, #0x1]
    and x9, x8, #0x7
    cbz w10, .L12
    cmp w10, #0x5
    b.eq .L9
    ldr x10, [sp, #0x180]
    ldr x9, [x10, x9, lsl #3]
    b .L10
.L12:
    ldrb w9, [x26, x9]
    and w10, w9, #0xf8
    eor w10, w10, w13
    and w10, w10, #0xff
    cmp w10, #0x30
    b.eq .L11
    ldr w10, [sp, #0xdc]
    add w9, w9, w10
    mov w10, #0x1
    lsl x9, x10, x9
    b .L10
.L13:
    mov x9, #-0x3333333333333334
    str w0, [sp, #0xc]
    movk x9, #0xcccd
    stp x20, x25, [sp, #0x10]
    umulh x9, x8, x9
    lsr x9, x9, #2
    add x9, x9, x9, lsl #2
    sub x27, x8, x9
    b .L16
.L14:
    ldp x1, x2, [sp, #0x188]
    mov x28, x20
    mov x26, x25
.L15:
    sub x8, x22, #0x1
    and x22, x8, x22
    cbz x22, .L17
.L16:
    ldr w8, [x26]
    mov x25, x26
    ldrb w9, [x26, #0x4]
    ldr x26, [sp, #0x198]
    rbit x10, x22
    sub x0, x29, #0x90
    stur w8, [x29, #-0x98]
    sub x8, x29, #0x98
    sub x3, x29, #0x98
    eor w4, w26, #0x1
    mov x20, x28
    sturb w9, [x29, #-0x94]
    clz x9, x10
    strb w9, [x8, x27]
    sub x28, x29, #0x90
    bl plywright::endings::rules::view::View<R>::new
    ldp x8, x9, [sp, #0x158]
    ldr x8, [x28, x8]
    ldrb w9, [x9, x26]
    lsr x8, x8, x9
    tbnz w8, #0x0, .L14
    ldurb w1, [x29, #-0xa]
    sub x0, x29, #0x90
    bl plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    tbnz w0, #0x0, .L14
    add w19, w19, #0x1
    ldp x1, x2, [sp, #0x188]
    and w8, w19, #0xff
    mov x28, x20
    mov x26, x25
    cmp w8, #0x3
    b.ne .L15
    b .L114
.L17:
    ldp x20, x25, [sp, #0x10]
    adrp x27, plywright::sliders::magic::TABLE
    add x27, x27, :lo12:plywright::sliders::magic::TABLE
    ldr w0, [sp, #0xc]
    b .L8
    and x8, x1, #0x1
    ldr x9, [sp, #0x190]
    ldrb w8, [x25, x8]
    cmp x9, x8
    b.ls .L76
    lsl x9, x8, #1
    ldr x10, [sp, #0x188]
    and x8, x8, #0x7
    ldrb w9, [x10, x9]
    ldrb w10, [x26, x8]
    cmp w9, #0x1
    b.ne .L77
    ldr x11, [sp, #0x138]
    mov w9, #0x7
    mov w12, wzr
    sub w9, w9, w10, lsr #3
    b .L78
.L18:
    and x8, x8, #0x7
    ldrb w10, [x26, x8]
.L19:
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
.L20:
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
    b .L3
.L21:
    and x8, x8, #0x7
    ldrb w9, [x26, x8]
    and w8, w9, #0x7
.L22:
    lsr w9, w9, #3
    mov w10, #0x7
    orr w8, w8, #0x38
    subs w11, w9, #0x7
    sub w9, w10, w9
    ldr x10, [sp, #0x168]
    csel w9, w11, w9, pl
    ldr x11, [sp, #0x148]
.L23:
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
    b .L3
.L24:
    ldr x13, [sp, #0x188]
    mov w8, wzr
.L25:
    ldr x9, [x9, #0x8]
    and x9, x9, #0x7
    cmp x9, x14
    b.hs .L3
    lsl x10, x9, #1
    ldr x12, [sp, #0x120]
    ldrb w10, [x13, x10]
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
    b .L3
.L26:
    and x8, x8, #0x7
    ldrb w8, [x26, x8]
.L27:
    lsr w9, w8, #3
    mov w10, #0x7
    ldr x12, [sp, #0x138]
    subs w11, w9, #0x7
    sub w10, w10, w9
    and w12, w12, #0x7
    csel w10, w11, w10, pl
    ldr x11, [sp, #0x170]
.L28:
    and w8, w8, #0x7
    subs w8, w12, w8
    cneg w8, w8, mi
    subs w9, w11, w9
    cneg w9, w9, mi
    cmp w8, w9
    csel w8, w8, w9, hi
    orr w8, w10, w8, lsl #3
    b .L3
.L29:
    ldr x18, [sp, #0x188]
    ldr x15, [sp, #0x110]
    mov x8, xzr
    ldr x0, [sp, #0x130]
    b .L31
.L30:
    ldr x9, [sp, #0x178]
    add x8, x8, #0x1
    cmp x8, x9
    b.eq .L108
.L31:
    add x10, x18, x8, lsl #1
    ldrb w9, [x10]
    cbnz w9, .L30
    ldr x9, [sp, #0x180]
    ldr x11, [sp, #0xe0]
    ldr x9, [x9, x8, lsl #3]
    ands x9, x9, x11
    b.eq .L30
    ldrb w11, [x26, x8]
    mov w12, #0x1
    ldrb w10, [x10, #0x1]
    lsl x11, x12, x11
    ldr x12, [sp, #0x108]
    bic x11, x12, x11
.L32:
    rbit x12, x9
    cmp w10, #0x1
    clz x12, x12
    b.le .L33
    cmp w10, #0x2
    b.eq .L34
    cmp w10, #0x3
    b.eq .L35
    cmp w10, #0x4
    b.ne .L39
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
    b.eq .L38
    b .L40
.L33:
    mov x13, x10
    cbz w10, .L37
    cmp w10, #0x1
    b.ne .L39
    lsl x12, x12, #6
    adrp x13, plywright::board::geometry::AROUND
    add x13, x13, :lo12:plywright::board::geometry::AROUND
    ldr x13, [x13, x12]
    and x12, x13, x15
    sub x13, x12, #0x1
    tst x12, x13
    b.eq .L38
    b .L40
.L34:
    mov w13, #0x18
    umaddl x12, w12, w13, x21
    ldr x13, [x12, #0x600]
    ldr x14, [x12, #0x608]
    and x13, x13, x11
    mul x13, x13, x14
    ldr w14, [x12, #0x614]
    ldr w12, [x12, #0x610]
    b .L36
.L35:
    mov w13, #0x18
    umaddl x12, w12, w13, x21
    ldp x13, x14, [x12]
    and x13, x13, x11
    mul x13, x13, x14
    ldp w12, w14, [x12, #0x10]
.L36:
    lsr x13, x13, x14
    add x12, x13, x12
    ldr x13, [x27, x12, lsl #3]
.L37:
    and x12, x13, x15
    sub x13, x12, #0x1
    tst x12, x13
    b.ne .L40
.L38:
    sub x12, x9, #0x1
    ands x9, x12, x9
    b.ne .L32
    b .L30
.L39:
    adrp x13, plywright::board::geometry::AROUND
    add x13, x13, :lo12:plywright::board::geometry::AROUND
    add x12, x13, x12, lsl #6
    ldr x13, [x12, #0x8]
    and x12, x13, x15
    sub x13, x12, #0x1
    tst x12, x13
    b.eq .L38
.L40:
    mov w8, #0x10
.L41:
    ldr x9, [sp, #0x140]
    ldr x10, [sp, #0xc8]
    ldr x11, [sp, #0xf8]
    ldr x9, [x9, x10, lsl #3]
    ldr x10, [sp, #0x198]
    ldrb w10, [x11, x10]
    ldr w11, [sp, #0xd0]
    tbz w11, #0x0, .L43
.L42:
    mov w11, wzr
    b .L55
.L43:
    mov x11, xzr
    b .L45
.L44:
    ldr x12, [sp, #0x178]
    add x11, x11, #0x1
    cmp x11, x12
    b.eq .L42
.L45:
    add x13, x18, x11, lsl #1
    ldrb w12, [x13]
    cbz w12, .L44
    ldr x12, [sp, #0x180]
    ldr x14, [sp, #0xe8]
    ldr x12, [x12, x11, lsl #3]
    ands x12, x12, x14
    b.eq .L44
    ldrb w14, [x26, x11]
    mov w15, #0x1
    ldrb w13, [x13, #0x1]
    lsl x14, x15, x14
    ldr x15, [sp, #0x108]
    bic x14, x15, x14
.L46:
    rbit x15, x12
    cmp w13, #0x1
    clz x15, x15
    b.le .L47
    cmp w13, #0x2
    b.eq .L48
    cmp w13, #0x3
    b.eq .L49
    cmp w13, #0x4
    b.ne .L53
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
    ldr x0, [sp, #0x130]
    lsr x17, x17, x18
    ldr x18, [sp, #0x188]
    add x16, x16, x1
    add x15, x17, x15
    ldr x16, [x27, x16, lsl #3]
    ldr x15, [x27, x15, lsl #3]
    orr x16, x15, x16
    and x15, x16, x0
    sub x16, x15, #0x1
    tst x15, x16
    b.eq .L52
    b .L54
.L47:
    mov x16, x13
    cbz w13, .L51
    cmp w13, #0x1
    b.ne .L53
    lsl x15, x15, #6
    adrp x16, plywright::board::geometry::AROUND
    add x16, x16, :lo12:plywright::board::geometry::AROUND
    ldr x16, [x16, x15]
    and x15, x16, x0
    sub x16, x15, #0x1
    tst x15, x16
    b.eq .L52
    b .L54
.L48:
    mov w16, #0x18
    umaddl x15, w15, w16, x21
    ldr x16, [x15, #0x600]
    ldr x17, [x15, #0x608]
    and x16, x16, x14
    mul x16, x16, x17
    ldr w17, [x15, #0x614]
    ldr w15, [x15, #0x610]
    b .L50
.L49:
    mov w16, #0x18
    umaddl x15, w15, w16, x21
    ldp x16, x17, [x15]
    and x16, x16, x14
    mul x16, x16, x17
    ldp w15, w17, [x15, #0x10]
.L50:
    lsr x16, x16, x17
    add x15, x16, x15
    ldr x16, [x27, x15, lsl #3]
.L51:
    and x15, x16, x0
    sub x16, x15, #0x1
    tst x15, x16
    b.ne .L54
.L52:
    sub x15, x12, #0x1
    ands x12, x15, x12
    b.ne .L46
    b .L44
.L53:
    adrp x16, plywright::board::geometry::AROUND
    add x16, x16, :lo12:plywright::board::geometry::AROUND
    add x15, x16, x15, lsl #6
    ldr x16, [x15, #0x8]
    and x15, x16, x0
    sub x16, x15, #0x1
    tst x15, x16
    b.eq .L52
.L54:
    mov w11, #0x20
.L55:
    lsr x9, x9, x10
    ldr w10, [sp, #0xd8]
    orr w8, w10, w8
    ldr x10, [sp, #0x198]
    ubfiz w9, w9, #1, #1
    orr w8, w8, w11
    orr w8, w8, w10
    orr w8, w8, w9
    b .L3
.L56:
    and x8, x8, #0x7
    ldr x1, [sp, #0x188]
    ldrb w9, [x26, x8]
    mov w8, #0x38
    bfxil w8, w9, #0, #3
    cbz x10, .L98
    add w17, w9, #0x8
    ldr x9, [sp, #0x198]
    mov w12, #0x1
    ldr x10, [sp, #0x138]
    mov w11, w9
    ldr x9, [sp, #0x148]
.L57:
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
    b .L59
.L58:
    subs x0, x0, #0x1
    add x3, x3, #0x8
    add x1, x1, #0x2
    b.eq .L60
.L59:
    ldurb w5, [x1, #-0x1]
    ldrb w4, [x2], #0x1
    cmp w5, w12
    b.ne .L58
    ldrb w5, [x1]
    cmp w5, #0x5
    b.eq .L58
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
    b .L58
.L60:
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
.L61:
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
.L62:
    orr w8, w9, w8
    b .L3
.L63:
    and x8, x8, #0x7
    ldrb w8, [x26, x8]
    and w8, w8, #0x7
.L64:
    orr w8, w8, #0x38
.L65:
    and w9, w8, #0x7
    lsr w8, w8, #3
    b .L72
.L66:
    and x8, x8, #0x7
    ldrb w9, [x26, x8]
    and w8, w9, #0x7
.L67:
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
.L68:
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
    b .L3
.L69:
    and x8, x8, #0x7
    ldrb w8, [x26, x8]
.L70:
    add w8, w8, #0x8
.L71:
    and w9, w8, #0x7
    ubfx w8, w8, #3, #3
.L72:
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
    b .L3
.L73:
    and x8, x8, #0x7
    ldrb w9, [x26, x8]
.L74:
    add w10, w9, #0x8
    mov x9, #0x101010101010101
    mov x8, xzr
    movk x9, #0x0, lsl #48
    mov w11, #0x1
    lsl x9, x9, x10
    and w10, w10, #0x3f
.L75:
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
    b .L3
.L76:
    and x8, x8, #0x7
    ldrb w10, [x26, x8]
.L77:
    ldr x11, [sp, #0x148]
    lsr w9, w10, #3
    mov w12, #0x1
.L78:
    lsr w8, w11, #3
    and w13, w11, #0x7
    and w14, w10, #0x7
    mov w11, #0x1
    lsl x16, x11, x10
    subs w11, w13, w14
    csel w17, w13, w14, lo
    csel w18, w13, w14, hi
    tbz w12, #0x0, .L82
    mov x0, xzr
    mov w12, wzr
    mov w13, wzr
    mov w15, wzr
    mov w10, wzr
.L79:
    ldr x1, [sp, #0x178]
    ldr x2, [sp, #0x100]
    cmp x0, x1
    add x2, x2, x0, lsl #1
    csel x3, x0, x1, hi
.L80:
    cmp x3, x0
    b.eq .L86
    mov x1, x0
    ldrb w0, [x2, #0x3]
    add x2, x2, #0x2
    sub w0, w0, #0x3
    cmp w0, #0x1
    add x0, x1, #0x1
    b.hi .L80
    ldrb w3, [x26, x1]
    and w6, w9, #0xff
    ldrb w7, [x2]
    and w4, w3, #0x7
    lsr w3, w3, #3
    cmp w4, w14
    and w5, w3, #0xff
    ccmp w5, w6, #0x2, eq
    cset w2, lo
    cbnz w7, .L81
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
    b .L79
.L81:
    ldr x3, [sp, #0x180]
    ldr x1, [x3, x1, lsl #3]
    tst x1, x16
    cset w1, ne
    orr w12, w12, w1
    orr w12, w12, w2
    b .L79
.L82:
    mov w1, #0x7
    mov w12, wzr
    mov x0, xzr
    mov w13, wzr
    mov w15, wzr
    mov w10, wzr
    sub w8, w1, w8
.L83:
    ldr x1, [sp, #0x178]
    ldr x2, [sp, #0x100]
    cmp x0, x1
    add x2, x2, x0, lsl #1
    csel x3, x0, x1, hi
.L84:
    cmp x3, x0
    b.eq .L86
    mov x1, x0
    ldrb w0, [x2, #0x3]
    add x2, x2, #0x2
    sub w0, w0, #0x3
    cmp w0, #0x1
    add x0, x1, #0x1
    b.hi .L84
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
    tbz w7, #0x0, .L85
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
    b .L83
.L85:
    ldr x3, [sp, #0x180]
    ldr x1, [x3, x1, lsl #3]
    tst x1, x16
    cset w1, ne
    orr w12, w12, w1
    orr w12, w12, w2
    b .L83
.L86:
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
    b .L3
.L87:
    lsl w8, w19, #3
.L88:
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
.L89:
    mov w8, #0x1
    mov w20, #0x1
    strb w8, [sp, #0x234]
    ldr w8, [sp, #0xf4]
    strb w8, [sp, #0x235]
    b .L3
.L90:
    ldrb w8, [x14]
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
.L91:
    cmp x15, #0x1
    b.eq .L3
    ldrb w10, [x14, #0x3]
    cmp w10, #0x5
    b.eq .L92
    ldrb w10, [x14, #0x2]
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
.L92:
    cmp x15, #0x2
    b.eq .L3
    ldrb w10, [x14, #0x5]
    cmp w10, #0x5
    b.eq .L93
    ldrb w10, [x14, #0x4]
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
.L93:
    cmp x15, #0x3
    b.eq .L3
    ldrb w10, [x14, #0x7]
    cmp w10, #0x5
    b.eq .L94
    ldrb w10, [x14, #0x6]
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
.L94:
    cmp x15, #0x4
    b.eq .L3
    ldrb w10, [x14, #0x9]
    cmp w10, #0x5
    b.eq .L95
    ldrb w10, [x14, #0x8]
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
.L95:
    cmp x15, #0x5
    b.eq .L3
    ldrb w10, [x14, #0xb]
    cmp w10, #0x5
    b.eq .L96
    ldrb w10, [x14, #0xa]
    ldr x12, [sp, #0x140]
    mov w13, w9
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
.L96:
    cmp x15, #0x6
    b.eq .L3
    ldrb w10, [x14, #0xd]
    cmp w10, #0x5
    b.eq .L97
    ldrb w10, [x14, #0xc]
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
.L97:
    cmp x15, #0x7
    b.eq .L3
    ldrb w10, [x14, #0xf]
    cmp w10, #0x5
    b.eq .L3
    ldr x10, [sp, #0x188]
    ldr x12, [sp, #0x140]
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
    b .L62
.L98:
    ldp x9, x10, [sp, #0x168]
    ldr x11, [sp, #0x198]
    mov w12, w9
    ldr x9, [sp, #0x148]
    mov w13, w10
    ldr x10, [sp, #0x138]
    and w9, w9, #0x7
    and w10, w10, #0x7
    b .L61
.L99:
    cmp w13, #0x3
    b.eq .L111
    cmp w13, #0x4
    mov x13, x9
    mov x14, x9
    b.ne .L101
.L100:
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
    b.ne .L100
    b .L113
.L101:
    rbit x11, x14
    sub x13, x14, #0x1
    ands x14, x13, x14
    clz x11, x11
    add x11, x12, x11, lsl #6
    ldr x11, [x11, #0x8]
    and x11, x11, x10
    orr x9, x11, x9
    b.ne .L101
    b .L113
.L102:
    mov w11, w9
.L103:
    tbz w11, #0x0, .L105
    mov w11, #0x4
    tbnz w10, #0x0, .L106
.L104:
    and w8, w8, #0x1
    orr w8, w11, w8
    tbz w9, #0x0, .L3
    b .L107
.L105:
    mov w11, wzr
    tbz w10, #0x0, .L104
.L106:
    and w8, w8, #0x1
    orr w8, w8, w11
    orr w8, w8, #0x2
    tbz w9, #0x0, .L3
.L107:
    orr w8, w8, #0x8
    b .L3
.L108:
    mov w8, wzr
    b .L41
.L109:
    mov x10, x9
.L110:
    sub x11, x10, #0x1
    ands x10, x11, x10
    b.ne .L110
    b .L113
.L111:
    mov x12, x9
.L112:
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
    b.ne .L112
.L113:
    mvn x8, x8
    and x8, x9, x8
    fmov d0, x8
    cnt v0.8b, v0.8b
    addv b0, v0.8b
    fmov w8, s0
    b .L3
.L114:
    ldp x20, x25, [sp, #0x10]
    mov w8, #0x18
    ldr w0, [sp, #0xc]
    adrp x27, plywright::sliders::magic::TABLE
    add x27, x27, :lo12:plywright::sliders::magic::TABLE
    b .L88
.L115:
    mov w9, w8
.L116:
    and x8, x9, #0x3
    cbnz w8, .L118
    ldrb w9, [x23, #0x40]
    tbz w9, #0x0, .L118
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
    b.ne .L117
    sub w16, w14, #0x1
    cmp w16, #0x5
    b.hi .L117
    orr w16, w11, #0x8
    cmp w10, w16
    b.ne .L117
    and w16, w8, #0x7
    sub w16, w16, w14
    mul w16, w16, w15
    sxtb w16, w16
    cmp w16, #0x1
    b.lt .L117
    mul w17, w13, w15
    sxtb w17, w17
    cmp w16, w17
    b.ge .L117
    and w16, w12, #0x7
    neg w15, w15
    sub w14, w16, w14
    and w14, w14, #0xff
    cmp w14, w15, uxtb
    b.ne .L117
    ldr x14, [sp, #0x1e8]
    mvn x14, x14
    lsr x14, x14, x8
    tbnz w14, #0x0, .L122
.L117:
    and w14, w9, #0xf8
    cmp w14, #0x38
    b.ne .L119
    and w14, w12, #0xf8
    cmp w14, #0x28
    b.ne .L119
    cmp w13, #0x0
    cneg w13, w13, mi
    cmp w10, #0x27
    b.hi .L119
    cmp w11, #0x27
    b.hi .L119
    cmp w13, #0x1
    b.hi .L119
    ldr x13, [sp, #0x1e0]
    lsr x12, x13, x12
    tbnz w12, #0x0, .L119
    lsr x12, x13, x9
    tbnz w12, #0x0, .L119
    mov w12, #0x1
    ldr x13, [sp, #0x1e8]
    lsl x12, x12, x10
    tst x13, x12
    b.ne .L119
    lsr x13, x13, x8
    tbnz w13, #0x0, .L119
    ldrb w13, [sp, #0x236]
    tbz w13, #0x0, .L123
    cmp w10, #0x8
    b.lo .L119
    and w8, w10, #0x7
    sub w8, w8, #0x1
    cmp w8, #0x5
    b.hi .L119
    add x0, sp, #0x1b0
    mov w1, #0x1
    bl plywright::endings::rules::shots::<impl plywright::endings::rules::view::View<R>>::shot
    tbnz w0, #0x0, .L119
    b .L124
.L118:
    adrp x9, .D3
    add x9, x9, :lo12:.D3
    ldrb w8, [x9, x8]
    cmp w8, #0x1
    b.gt .L121
    cbnz w8, .L124
.L119:
    mov w8, #0x2
.L120:
    add sp, sp, #0x2d0
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldp x29, x30, [sp], #0x60
    mov w0, w8
    mov w1, w9
    ret
.L121:
    cmp w8, #0x3
    b.ne .L122
    tst w22, #0x1
    mov w9, #0x2
    mov w8, wzr
    csel w9, w9, wzr, ne
    b .L120
.L122:
    tst w22, #0x1
    mov w9, #0x2
    mov w8, wzr
    csel w9, wzr, w9, ne
    b .L120
.L123:
    cmp w11, #0x18
    b.lo .L119
    cmp w10, #0x17
    b.ls .L119
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
    tbz w8, #0x0, .L119
.L124:
    mov w8, wzr
    mov w9, #0x1
    b .L120
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
