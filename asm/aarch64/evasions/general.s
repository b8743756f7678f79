# The kernels of evasions/general, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm evasions/general --target aarch64
# binary: sha256 160006dd4b0856207b07991d3f27a0492daafb115535869065e01b0e18a94a79
# latency: 50 instructions in 200 bytes; innermost loops: .L0 of 22
# throughput: 40 instructions in 160 bytes; innermost loops: .L0 of 15
# plywright::movegen::all: 2726 instructions in 10904 bytes; innermost loops: .L0 of 16, .L4 of 16, .L8 of 35, .L12 of 35, .L16 of 35, .L21 of 36, .L25 of 36, .L29 of 36, .L35 of 35, .L39 of 35, .L43 of 35, .L49 of 36, .L53 of 36, .L57 of 36, .L63 of 13, .L66 of 13, .L69 of 12, .L72 of 12, .L77 of 12, .L80 of 12, .L85 of 12, .L88 of 12, .L93 of 12, .L96 of 12, .L99 of 33, .L102 of 14, .L105 of 14, .L108 of 13, .L111 of 14, .L116 of 12, .L119 of 12, .L124 of 12, .L127 of 12, .L132 of 12, .L135 of 12, .L138 of 33, .L141 of 13, .L144 of 13, .L147 of 12, .L150 of 12, .L155 of 12, .L158 of 12, .L163 of 12, .L166 of 12, .L171 of 12, .L174 of 12, .L179 of 12, .L182 of 12, .L187 of 12, .L190 of 12, .L195 of 12, .L198 of 12, .L201 of 33, .L204 of 14, .L207 of 14, .L210 of 13, .L213 of 14, .L218 of 12, .L221 of 12, .L226 of 12, .L229 of 12, .L234 of 12, .L237 of 12, .L242 of 12, .L245 of 12, .L250 of 12, .L253 of 12, .L258 of 12, .L261 of 12, .L264 of 33, .L267 of 11, .L270 of 11, .L275 of 11, .L278 of 11, .L285 of 11, .L288 of 11, .L297 of 11, .L300 of 11
# plywright::movegen::evasions::filtered: 1214 instructions in 4856 bytes; innermost loops: .L0 of 29, .L2 of 29, .L4 of 29, .L8 of 29, .L9 of 14, .L12 of 29, .L13 of 14, .L16 of 29, .L17 of 13, .L20 of 29, .L21 of 14, .L27 of 24, .L29 of 12, .L33 of 12, .L39 of 24, .L41 of 12, .L45 of 12, .L54 of 24, .L56 of 12, .L60 of 12, .L63 of 17, .L65 of 15, .L67 of 25, .L69 of 33, .L72 of 11, .L75 of 11, .L80 of 36, .L84 of 36, .L88 of 36
# plywright::movegen::evasions::filtered: 1206 instructions in 4824 bytes; innermost loops: .L0 of 28, .L2 of 28, .L4 of 28, .L8 of 28, .L9 of 13, .L12 of 28, .L13 of 13, .L16 of 28, .L17 of 12, .L20 of 28, .L21 of 13, .L27 of 24, .L29 of 12, .L33 of 12, .L39 of 24, .L41 of 12, .L45 of 12, .L54 of 24, .L56 of 12, .L60 of 12, .L63 of 17, .L65 of 15, .L67 of 25, .L69 of 33, .L72 of 11, .L75 of 11, .L80 of 35, .L84 of 35, .L88 of 35
# plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}: 108 instructions in 432 bytes; innermost loops: .L0 of 24, .L2 of 11, .L5 of 11
# plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}: 108 instructions in 432 bytes; innermost loops: .L0 of 24, .L2 of 11, .L5 of 11
# plywright::movegen::generate::en_passant: 76 instructions in 304 bytes; innermost loops: .L0 of 31
# plywright::movegen::generate::en_passant: 76 instructions in 304 bytes; innermost loops: .L0 of 31
# plywright::movegen::generate::en_passant: 142 instructions in 568 bytes; innermost loops: .L0 of 73
# plywright::movegen::generate::en_passant: 142 instructions in 568 bytes; innermost loops: .L0 of 73
# mix of 5888 instructions: 707 and, 549 ldr, 514 add, 458 orr, 396 mov, 328 b.eq, 257 ldp, 213 sub, 186 cmp, 180 ands, 171 strb, 170 clz, 170 rbit, 169 strh, 138 cbnz, 118 b, 111 ldrb, 111 lsr, 108 mul, 91 lsl, 80 adrp, 75 b.ne, 68 bic, 65 movk, 61 stp, 60 cbz, 54 umaddl, 51 tst, 50 mvn, 31 str, 28 csel, 23 eor, 14 bics, 12 bl, 12 orn, 11 ret, 11 tbz, 8 neg, 8 stur, 6 ldur, 6 tbnz, 4 bfxil, 2 sturb, 1 b.hs, 1 madd, 1 subs

latency:
    stp x29, x30, [sp, #-0x60]!
    stp x28, x27, [sp, #0x10]
    stp x26, x25, [sp, #0x20]
    stp x24, x23, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    mov x29, sp
    sub sp, sp, #0x210
    str xzr, [sp]
    ldp x21, x22, [x0, #0x8]
    mov x20, sp
    mov x19, xzr
    cbz x22, .L2
    ldr x24, [sp]
    mov x8, xzr
    mov x23, xzr
    mov w25, #0xa0
    sub x26, x29, #0x8
    b .L1
.L0:
    add x23, x23, #0x1
    cmp x22, x23
    b.eq .L2
.L1:
    eor x9, x8, x23
    cmp x9, x22
    b.hs .L0
    mov x0, sp
    mov w1, wzr
    mov w2, #0x201
    madd x27, x9, x25, x21
    bl memset
    add x8, x27, #0x50
    mov x1, sp
    stur x8, [x29, #-0x8]
    ldur x0, [x29, #-0x8]
    bl plywright::movegen::all
    stur x20, [x29, #-0x8]
    ldur x8, [x29, #-0x8]
    ldrb w8, [x8, #0x200]
    add x19, x19, x8
    and x8, x24, x8
    b .L0
.L2:
    mov x0, x19
    add sp, sp, #0x210
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldp x29, x30, [sp], #0x60
    ret

throughput:
    stp x29, x30, [sp, #-0x50]!
    str x28, [sp, #0x10]
    stp x24, x23, [sp, #0x20]
    stp x22, x21, [sp, #0x30]
    stp x20, x19, [sp, #0x40]
    mov x29, sp
    sub sp, sp, #0x210
    ldr x20, [x0, #0x10]
    cbz x20, .L1
    ldr x8, [x0, #0x8]
    mov x19, xzr
    sub x21, x29, #0x8
    add x23, sp, #0x6
    sub x24, x29, #0x8
    add x22, x8, #0x50
.L0:
    add x0, sp, #0x6
    mov w1, wzr
    mov w2, #0x201
    bl memset
    str x22, [x21]
    add x1, sp, #0x6
    ldr x0, [x21]
    bl plywright::movegen::all
    str x23, [x21]
    subs x20, x20, #0x1
    add x22, x22, #0xa0
    ldr x8, [x21]
    ldrb w8, [x8, #0x200]
    add x19, x19, x8
    b.ne .L0
    b .L2
.L1:
    mov x19, xzr
.L2:
    mov x0, x19
    add sp, sp, #0x210
    ldp x20, x19, [sp, #0x40]
    ldr x28, [sp, #0x10]
    ldp x22, x21, [sp, #0x30]
    ldp x24, x23, [sp, #0x20]
    ldp x29, x30, [sp], #0x50
    ret

plywright::movegen::all:
    str x30, [sp, #-0x60]!
    stp x28, x27, [sp, #0x10]
    stp x26, x25, [sp, #0x20]
    stp x24, x23, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    ldrb w8, [x0, #0x43]
    mov x3, x1
    cmp w8, #0x1
    b.ne .L3
    ldp x18, x8, [x0, #0x20]
    adrp x12, plywright::board::geometry::AROUND
    add x12, x12, :lo12:plywright::board::geometry::AROUND
    ldp x4, x17, [x0, #0x30]
    ldp x6, x5, [x0, #0x10]
    str x8, [sp, #0x8]
    and x8, x17, x8
    rbit x8, x8
    ldp x15, x9, [x0]
    orr x10, x6, x18
    clz x7, x8
    and x13, x7, #0x3f
    add x8, x12, x13, lsl #6
    ldp x14, x1, [x8, #0x18]
    ldr x11, [x8]
    ldr x2, [x8, #0x28]
    orr x8, x18, x5
    and x11, x9, x11
    and x1, x8, x1
    and x2, x10, x2
    and x14, x15, x14
    orr x1, x2, x1
    orr x14, x14, x11
    orr x11, x17, x4
    ands x19, x1, x4
    and w1, w7, #0x3f
    and x20, x14, x4
    b.eq .L33
    adrp x14, plywright::board::geometry::BETWEEN
    add x14, x14, :lo12:plywright::board::geometry::BETWEEN
    mov x2, xzr
    add x21, x14, x13, lsl #9
    mov w22, #0x1
    b .L2
.L0:
    lsl x14, x22, x23
    orr x20, x14, x20
.L1:
    sub x14, x19, #0x1
    and x19, x14, x19
    cbz x19, .L7
.L2:
    rbit x14, x19
    clz x23, x14
    ldr x14, [x21, x23, lsl #3]
    ands x24, x14, x11
    b.eq .L0
    sub x23, x24, #0x1
    tst x24, x23
    b.ne .L1
    and x14, x14, x17
    orr x2, x14, x2
    b .L1
.L3:
    ldp x8, x17, [x0, #0x28]
    adrp x12, plywright::board::geometry::AROUND
    add x12, x12, :lo12:plywright::board::geometry::AROUND
    ldp x7, x6, [x0, #0x18]
    ldp x9, x20, [x0, #0x8]
    ldr x15, [x0]
    str x8, [sp, #0x8]
    and x8, x17, x8
    ldr x4, [x0, #0x38]
    rbit x8, x8
    orr x10, x6, x7
    clz x18, x8
    and x13, x18, #0x3f
    add x8, x12, x13, lsl #6
    ldp x1, x2, [x8, #0x20]
    ldr x11, [x8]
    ldr x14, [x8, #0x10]
    orr x8, x20, x6
    and x11, x9, x11
    and x1, x10, x1
    and x2, x8, x2
    and x14, x15, x14
    orr x1, x2, x1
    orr x14, x14, x11
    orr x11, x17, x4
    ands x5, x1, x4
    and w1, w18, #0x3f
    and x19, x14, x4
    b.eq .L47
    adrp x14, plywright::board::geometry::BETWEEN
    add x14, x14, :lo12:plywright::board::geometry::BETWEEN
    mov x2, xzr
    add x21, x14, x13, lsl #9
    mov w22, #0x1
    b .L6
.L4:
    lsl x14, x22, x23
    orr x19, x14, x19
.L5:
    sub x14, x5, #0x1
    and x5, x14, x5
    cbz x5, .L20
.L6:
    rbit x14, x5
    clz x23, x14
    ldr x14, [x21, x23, lsl #3]
    ands x24, x14, x11
    b.eq .L4
    sub x23, x24, #0x1
    tst x24, x23
    b.ne .L5
    and x14, x14, x17
    orr x2, x14, x2
    b .L5
.L7:
    cbnz x20, .L309
    cbz x2, .L34
    add x16, x12, x13, lsl #6
    and x14, x7, #0x7
    mov x7, #0x101010101010101
    lsl x14, x7, x14
    mov x20, #-0x101010101010102
    mov x21, #0x7f7f7f7f7f7f7f7f
    ldp x7, x19, [x16, #0x30]
    and x20, x20, #0x1fffffffffffe00
    and x21, x21, #0xffffffffffff00
    and x22, x15, x17
    orn x14, x14, x2
    orr x23, x20, #0xfe
    orr x24, x21, #0x7f
    and x14, x14, x22
    orn x19, x19, x2
    orn x7, x7, x2
    lsr x14, x14, #8
    and x19, x19, x22
    and x23, x4, x23
    and x7, x7, x22
    and x24, x4, x24
    and x19, x23, x19, lsr #7
    tst x22, #0xff00
    and x7, x24, x7, lsr #9
    mvn x16, x11
    bic x23, x14, x11
    b.eq .L139
    ands x24, x23, #0xff
    b.eq .L11
    ldrb w28, [x3, #0x200]
    mov w25, #0xb000
    mov w26, #0xa000
    mov w27, #0x9000
.L8:
    cmp w28, #0xff
    b.eq .L9
    rbit x14, x24
    add w30, w28, #0x1
    cmp w30, #0xff
    clz x14, x14
    add w14, w14, w14, lsl #6
    add w14, w14, #0x8
    orr w22, w14, w25
    strh w22, [x3, w28, uxtw #1]
    strb w30, [x3, #0x200]
    b.eq .L10
    add w22, w28, #0x2
    orr w16, w14, #0x8000
    strh w16, [x3, w30, uxtw #1]
    cmp w22, #0xff
    strb w22, [x3, #0x200]
    b.eq .L10
    add w30, w28, #0x3
    orr w16, w14, w26
    strh w16, [x3, w22, uxtw #1]
    cmp w30, #0xff
    strb w30, [x3, #0x200]
    b.eq .L10
    add w28, w28, #0x4
    orr w14, w14, w27
    strh w14, [x3, w30, uxtw #1]
    strb w28, [x3, #0x200]
.L9:
    sub x14, x24, #0x1
    ands x24, x14, x24
    b.ne .L8
    b .L11
.L10:
    mov w28, #0xff
    sub x14, x24, #0x1
    ands x24, x14, x24
    b.ne .L8
.L11:
    ands x24, x19, #0xfe
    b.eq .L15
    ldrb w26, [x3, #0x200]
    mov w25, #0xd000
.L12:
    cmp w26, #0xff
    b.eq .L13
    rbit x14, x24
    add w27, w26, #0x1
    cmp w27, #0xff
    clz x14, x14
    add w14, w14, w14, lsl #6
    add w14, w14, #0x7
    orr w16, w14, #0xf000
    strh w16, [x3, w26, uxtw #1]
    strb w27, [x3, #0x200]
    b.eq .L14
    add w22, w26, #0x2
    orr w16, w14, #0xc000
    strh w16, [x3, w27, uxtw #1]
    cmp w22, #0xff
    strb w22, [x3, #0x200]
    b.eq .L14
    add w27, w26, #0x3
    orr w16, w14, #0xe000
    strh w16, [x3, w22, uxtw #1]
    cmp w27, #0xff
    strb w27, [x3, #0x200]
    b.eq .L14
    add w26, w26, #0x4
    orr w14, w14, w25
    strh w14, [x3, w27, uxtw #1]
    strb w26, [x3, #0x200]
.L13:
    sub x14, x24, #0x1
    ands x24, x14, x24
    b.ne .L12
    b .L15
.L14:
    mov w26, #0xff
    sub x14, x24, #0x1
    ands x24, x14, x24
    b.ne .L12
.L15:
    ands x24, x7, #0x7f
    b.eq .L19
    ldrb w26, [x3, #0x200]
    mov w25, #0xd000
.L16:
    cmp w26, #0xff
    b.eq .L17
    rbit x14, x24
    add w27, w26, #0x1
    cmp w27, #0xff
    clz x14, x14
    add w14, w14, w14, lsl #6
    add w14, w14, #0x9
    orr w16, w14, #0xf000
    strh w16, [x3, w26, uxtw #1]
    strb w27, [x3, #0x200]
    b.eq .L18
    add w22, w26, #0x2
    orr w16, w14, #0xc000
    strh w16, [x3, w27, uxtw #1]
    cmp w22, #0xff
    strb w22, [x3, #0x200]
    b.eq .L18
    add w27, w26, #0x3
    orr w16, w14, #0xe000
    strh w16, [x3, w22, uxtw #1]
    cmp w27, #0xff
    strb w27, [x3, #0x200]
    b.eq .L18
    add w26, w26, #0x4
    orr w14, w14, w25
    strh w14, [x3, w27, uxtw #1]
    strb w26, [x3, #0x200]
.L17:
    sub x14, x24, #0x1
    ands x24, x14, x24
    b.ne .L16
    b .L19
.L18:
    mov w26, #0xff
    sub x14, x24, #0x1
    ands x24, x14, x24
    b.ne .L16
.L19:
    and x24, x23, #0xffffffffffff00
    and x19, x19, x20
    and x7, x7, x21
    mvn x16, x11
    and x20, x16, x23, lsr #8
    cbnz x19, .L140
    b .L143
.L20:
    cbnz x19, .L311
    cbz x2, .L48
    add x16, x12, x13, lsl #6
    and x14, x18, #0x7
    mov x18, #0x101010101010101
    lsl x14, x18, x14
    and x18, x15, x17
    mvn x22, x11
    ldp x5, x19, [x16, #0x30]
    tst x18, #0xff000000000000
    orn x14, x14, x2
    and x14, x14, x18
    orn x5, x5, x2
    orn x19, x19, x2
    lsl x14, x14, #8
    and x5, x5, x18
    and x19, x19, x18
    and x5, x4, x5, lsl #9
    and x19, x4, x19, lsl #7
    bic x23, x14, x11
    and x21, x5, #0xfefefefefefefefe
    and x19, x19, #0x7f7f7f7f7f7f7f7f
    b.eq .L202
    ands x24, x23, #0xff00000000000000
    b.eq .L24
    ldrb w28, [x3, #0x200]
    mov w25, #0xb000
    mov w26, #0xa000
    mov w27, #0x9000
.L21:
    cmp w28, #0xff
    b.eq .L22
    rbit x14, x24
    clz x14, x14
    add w18, w14, #0x38
    and w18, w18, #0x3f
    orr w14, w18, w14, lsl #6
    add w18, w28, #0x1
    cmp w18, #0xff
    orr w5, w14, w25
    strh w5, [x3, w28, uxtw #1]
    strb w18, [x3, #0x200]
    b.eq .L23
    add w5, w28, #0x2
    orr w30, w14, #0x8000
    strh w30, [x3, w18, uxtw #1]
    cmp w5, #0xff
    strb w5, [x3, #0x200]
    b.eq .L23
    add w18, w28, #0x3
    orr w30, w14, w26
    strh w30, [x3, w5, uxtw #1]
    cmp w18, #0xff
    strb w18, [x3, #0x200]
    b.eq .L23
    add w28, w28, #0x4
    orr w14, w14, w27
    strh w14, [x3, w18, uxtw #1]
    strb w28, [x3, #0x200]
.L22:
    sub x14, x24, #0x1
    ands x24, x14, x24
    b.ne .L21
    b .L24
.L23:
    mov w28, #0xff
    sub x14, x24, #0x1
    ands x24, x14, x24
    b.ne .L21
.L24:
    ands x24, x21, #0xfe00000000000000
    b.eq .L28
    ldrb w26, [x3, #0x200]
    mov w25, #0xd000
.L25:
    cmp w26, #0xff
    b.eq .L26
    rbit x14, x24
    clz x14, x14
    add w18, w14, #0x37
    and w18, w18, #0x3f
    orr w14, w18, w14, lsl #6
    add w18, w26, #0x1
    cmp w18, #0xff
    orr w5, w14, #0xf000
    strh w5, [x3, w26, uxtw #1]
    strb w18, [x3, #0x200]
    b.eq .L27
    add w5, w26, #0x2
    orr w27, w14, #0xc000
    strh w27, [x3, w18, uxtw #1]
    cmp w5, #0xff
    strb w5, [x3, #0x200]
    b.eq .L27
    add w18, w26, #0x3
    orr w27, w14, #0xe000
    strh w27, [x3, w5, uxtw #1]
    cmp w18, #0xff
    strb w18, [x3, #0x200]
    b.eq .L27
    add w26, w26, #0x4
    orr w14, w14, w25
    strh w14, [x3, w18, uxtw #1]
    strb w26, [x3, #0x200]
.L26:
    sub x14, x24, #0x1
    ands x24, x14, x24
    b.ne .L25
    b .L28
.L27:
    mov w26, #0xff
    sub x14, x24, #0x1
    ands x24, x14, x24
    b.ne .L25
.L28:
    ands x24, x19, #0x7f00000000000000
    b.eq .L32
    ldrb w26, [x3, #0x200]
    mov w25, #0xd000
.L29:
    cmp w26, #0xff
    b.eq .L30
    rbit x14, x24
    clz x14, x14
    add w18, w14, #0x39
    and w18, w18, #0x3f
    orr w14, w18, w14, lsl #6
    add w18, w26, #0x1
    cmp w18, #0xff
    orr w5, w14, #0xf000
    strh w5, [x3, w26, uxtw #1]
    strb w18, [x3, #0x200]
    b.eq .L31
    add w5, w26, #0x2
    orr w27, w14, #0xc000
    strh w27, [x3, w18, uxtw #1]
    cmp w5, #0xff
    strb w5, [x3, #0x200]
    b.eq .L31
    add w18, w26, #0x3
    orr w27, w14, #0xe000
    strh w27, [x3, w5, uxtw #1]
    cmp w18, #0xff
    strb w18, [x3, #0x200]
    b.eq .L31
    add w26, w26, #0x4
    orr w14, w14, w25
    strh w14, [x3, w18, uxtw #1]
    strb w26, [x3, #0x200]
.L30:
    sub x14, x24, #0x1
    ands x24, x14, x24
    b.ne .L29
    b .L32
.L31:
    mov w26, #0xff
    sub x14, x24, #0x1
    ands x24, x14, x24
    b.ne .L29
.L32:
    mov x14, #-0x101010101010102
    and x24, x23, #0xffffffffffff00
    and x14, x14, #0x1fffffffffffe00
    and x21, x21, x14
    mov x14, #0x7f7f7f7f7f7f7f7f
    and x14, x14, #0xffffffffffff00
    and x19, x19, x14
    and w18, w22, w23, lsl #8
    cbnz x21, .L203
    b .L206
.L33:
    cbnz x20, .L308
.L34:
    mov x19, #-0x101010101010102
    mov x7, #0x7f7f7f7f7f7f7f7f
    and x14, x15, x17
    and x19, x19, #0x1fffffffffffe00
    and x7, x7, #0xffffffffffff00
    lsr x6, x14, #8
    orr x18, x19, #0xfe
    orr x2, x7, #0x7f
    tst x14, #0xff00
    and x18, x4, x18
    and x5, x4, x2
    bic x6, x6, x11
    and x2, x18, x14, lsr #7
    and x18, x5, x14, lsr #9
    mvn x5, x11
    b.eq .L61
    ands x20, x6, #0xff
    b.eq .L38
    ldrb w24, [x3, #0x200]
    mov w21, #0xb000
    mov w22, #0xa000
    mov w23, #0x9000
.L35:
    cmp w24, #0xff
    b.eq .L36
    rbit x14, x20
    add w25, w24, #0x1
    cmp w25, #0xff
    clz x14, x14
    add w14, w14, w14, lsl #6
    add w14, w14, #0x8
    orr w26, w14, w21
    strh w26, [x3, w24, uxtw #1]
    strb w25, [x3, #0x200]
    b.eq .L37
    add w26, w24, #0x2
    orr w27, w14, #0x8000
    strh w27, [x3, w25, uxtw #1]
    cmp w26, #0xff
    strb w26, [x3, #0x200]
    b.eq .L37
    add w25, w24, #0x3
    orr w27, w14, w22
    strh w27, [x3, w26, uxtw #1]
    cmp w25, #0xff
    strb w25, [x3, #0x200]
    b.eq .L37
    add w24, w24, #0x4
    orr w14, w14, w23
    strh w14, [x3, w25, uxtw #1]
    strb w24, [x3, #0x200]
.L36:
    sub x14, x20, #0x1
    ands x20, x14, x20
    b.ne .L35
    b .L38
.L37:
    mov w24, #0xff
    sub x14, x20, #0x1
    ands x20, x14, x20
    b.ne .L35
.L38:
    ands x20, x2, #0xfe
    b.eq .L42
    ldrb w22, [x3, #0x200]
    mov w21, #0xd000
.L39:
    cmp w22, #0xff
    b.eq .L40
    rbit x14, x20
    add w23, w22, #0x1
    cmp w23, #0xff
    clz x14, x14
    add w14, w14, w14, lsl #6
    add w14, w14, #0x7
    orr w24, w14, #0xf000
    strh w24, [x3, w22, uxtw #1]
    strb w23, [x3, #0x200]
    b.eq .L41
    add w24, w22, #0x2
    orr w25, w14, #0xc000
    strh w25, [x3, w23, uxtw #1]
    cmp w24, #0xff
    strb w24, [x3, #0x200]
    b.eq .L41
    add w23, w22, #0x3
    orr w25, w14, #0xe000
    strh w25, [x3, w24, uxtw #1]
    cmp w23, #0xff
    strb w23, [x3, #0x200]
    b.eq .L41
    add w22, w22, #0x4
    orr w14, w14, w21
    strh w14, [x3, w23, uxtw #1]
    strb w22, [x3, #0x200]
.L40:
    sub x14, x20, #0x1
    ands x20, x14, x20
    b.ne .L39
    b .L42
.L41:
    mov w22, #0xff
    sub x14, x20, #0x1
    ands x20, x14, x20
    b.ne .L39
.L42:
    ands x20, x18, #0x7f
    b.eq .L46
    ldrb w22, [x3, #0x200]
    mov w21, #0xd000
.L43:
    cmp w22, #0xff
    b.eq .L44
    rbit x14, x20
    add w23, w22, #0x1
    cmp w23, #0xff
    clz x14, x14
    add w14, w14, w14, lsl #6
    add w14, w14, #0x9
    orr w24, w14, #0xf000
    strh w24, [x3, w22, uxtw #1]
    strb w23, [x3, #0x200]
    b.eq .L45
    add w24, w22, #0x2
    orr w25, w14, #0xc000
    strh w25, [x3, w23, uxtw #1]
    cmp w24, #0xff
    strb w24, [x3, #0x200]
    b.eq .L45
    add w23, w22, #0x3
    orr w25, w14, #0xe000
    strh w25, [x3, w24, uxtw #1]
    cmp w23, #0xff
    strb w23, [x3, #0x200]
    b.eq .L45
    add w22, w22, #0x4
    orr w14, w14, w21
    strh w14, [x3, w23, uxtw #1]
    strb w22, [x3, #0x200]
.L44:
    sub x14, x20, #0x1
    ands x20, x14, x20
    b.ne .L43
    b .L46
.L45:
    mov w22, #0xff
    sub x14, x20, #0x1
    ands x20, x14, x20
    b.ne .L43
.L46:
    and x20, x6, #0xffffffffffff00
    and x2, x2, x19
    and x18, x18, x7
    and x5, x5, x6, lsr #8
    cbnz x2, .L62
    b .L65
.L47:
    cbnz x19, .L310
.L48:
    and x14, x15, x17
    mov x18, #-0x101010101010102
    mov x2, #0x7f7f7f7f7f7f7f7f
    lsl x5, x14, #8
    and x6, x4, x14, lsl #9
    and x20, x4, x14, lsl #7
    and x18, x18, #0x1fffffffffffe00
    and x2, x2, #0xffffffffffff00
    mvn x7, x11
    tst x14, #0xff000000000000
    bic x19, x5, x11
    and x6, x6, #0xfefefefefefefefe
    and x5, x20, #0x7f7f7f7f7f7f7f7f
    b.eq .L100
    ands x20, x19, #0xff00000000000000
    b.eq .L52
    ldrb w24, [x3, #0x200]
    mov w21, #0xb000
    mov w22, #0xa000
    mov w23, #0x9000
.L49:
    cmp w24, #0xff
    b.eq .L50
    rbit x14, x20
    clz x14, x14
    add w25, w14, #0x38
    and w25, w25, #0x3f
    orr w14, w25, w14, lsl #6
    add w25, w24, #0x1
    cmp w25, #0xff
    orr w26, w14, w21
    strh w26, [x3, w24, uxtw #1]
    strb w25, [x3, #0x200]
    b.eq .L51
    add w26, w24, #0x2
    orr w27, w14, #0x8000
    strh w27, [x3, w25, uxtw #1]
    cmp w26, #0xff
    strb w26, [x3, #0x200]
    b.eq .L51
    add w25, w24, #0x3
    orr w27, w14, w22
    strh w27, [x3, w26, uxtw #1]
    cmp w25, #0xff
    strb w25, [x3, #0x200]
    b.eq .L51
    add w24, w24, #0x4
    orr w14, w14, w23
    strh w14, [x3, w25, uxtw #1]
    strb w24, [x3, #0x200]
.L50:
    sub x14, x20, #0x1
    ands x20, x14, x20
    b.ne .L49
    b .L52
.L51:
    mov w24, #0xff
    sub x14, x20, #0x1
    ands x20, x14, x20
    b.ne .L49
.L52:
    ands x20, x6, #0xfe00000000000000
    b.eq .L56
    ldrb w22, [x3, #0x200]
    mov w21, #0xd000
.L53:
    cmp w22, #0xff
    b.eq .L54
    rbit x14, x20
    clz x14, x14
    add w23, w14, #0x37
    and w23, w23, #0x3f
    orr w14, w23, w14, lsl #6
    add w23, w22, #0x1
    cmp w23, #0xff
    orr w24, w14, #0xf000
    strh w24, [x3, w22, uxtw #1]
    strb w23, [x3, #0x200]
    b.eq .L55
    add w24, w22, #0x2
    orr w25, w14, #0xc000
    strh w25, [x3, w23, uxtw #1]
    cmp w24, #0xff
    strb w24, [x3, #0x200]
    b.eq .L55
    add w23, w22, #0x3
    orr w25, w14, #0xe000
    strh w25, [x3, w24, uxtw #1]
    cmp w23, #0xff
    strb w23, [x3, #0x200]
    b.eq .L55
    add w22, w22, #0x4
    orr w14, w14, w21
    strh w14, [x3, w23, uxtw #1]
    strb w22, [x3, #0x200]
.L54:
    sub x14, x20, #0x1
    ands x20, x14, x20
    b.ne .L53
    b .L56
.L55:
    mov w22, #0xff
    sub x14, x20, #0x1
    ands x20, x14, x20
    b.ne .L53
.L56:
    ands x20, x5, #0x7f00000000000000
    b.eq .L60
    ldrb w22, [x3, #0x200]
    mov w21, #0xd000
.L57:
    cmp w22, #0xff
    b.eq .L58
    rbit x14, x20
    clz x14, x14
    add w23, w14, #0x39
    and w23, w23, #0x3f
    orr w14, w23, w14, lsl #6
    add w23, w22, #0x1
    cmp w23, #0xff
    orr w24, w14, #0xf000
    strh w24, [x3, w22, uxtw #1]
    strb w23, [x3, #0x200]
    b.eq .L59
    add w24, w22, #0x2
    orr w25, w14, #0xc000
    strh w25, [x3, w23, uxtw #1]
    cmp w24, #0xff
    strb w24, [x3, #0x200]
    b.eq .L59
    add w23, w22, #0x3
    orr w25, w14, #0xe000
    strh w25, [x3, w24, uxtw #1]
    cmp w23, #0xff
    strb w23, [x3, #0x200]
    b.eq .L59
    add w22, w22, #0x4
    orr w14, w14, w21
    strh w14, [x3, w23, uxtw #1]
    strb w22, [x3, #0x200]
.L58:
    sub x14, x20, #0x1
    ands x20, x14, x20
    b.ne .L57
    b .L60
.L59:
    mov w22, #0xff
    sub x14, x20, #0x1
    ands x20, x14, x20
    b.ne .L57
.L60:
    and x20, x19, #0xffffffffffff00
    and x6, x6, x18
    and x5, x5, x2
    and w7, w7, w19, lsl #8
    cbnz x6, .L101
    b .L104
.L61:
    mov x20, x6
    and x5, x5, x6, lsr #8
    cbz x2, .L65
.L62:
    ldrb w14, [x3, #0x200]
.L63:
    cmp w14, #0xff
    b.eq .L64
    rbit x6, x2
    clz x6, x6
    add w6, w6, w6, lsl #6
    add w6, w6, #0x7
    orr w6, w6, #0x4000
    strh w6, [x3, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x3, #0x200]
.L64:
    sub x6, x2, #0x1
    and x2, x6, x2
    cbnz x2, .L63
.L65:
    and x2, x5, #0xff00000000
    cbz x18, .L68
    ldrb w14, [x3, #0x200]
.L66:
    cmp w14, #0xff
    b.eq .L67
    rbit x5, x18
    clz x5, x5
    add w5, w5, w5, lsl #6
    add w5, w5, #0x9
    orr w5, w5, #0x4000
    strh w5, [x3, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x3, #0x200]
.L67:
    sub x5, x18, #0x1
    and x18, x5, x18
    cbnz x18, .L66
.L68:
    cbz x20, .L71
    ldrb w14, [x3, #0x200]
.L69:
    cmp w14, #0xff
    b.eq .L70
    rbit x18, x20
    clz x18, x18
    add w18, w18, w18, lsl #6
    add w18, w18, #0x8
    strh w18, [x3, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x3, #0x200]
.L70:
    sub x18, x20, #0x1
    and x20, x18, x20
    cbnz x20, .L69
.L71:
    cbz x2, .L74
    ldrb w14, [x3, #0x200]
    mov w18, #0x1010
.L72:
    cmp w14, #0xff
    b.eq .L73
    rbit x5, x2
    clz x5, x5
    add w5, w5, w5, lsl #6
    add w5, w5, w18
    strh w5, [x3, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x3, #0x200]
.L73:
    sub x5, x2, #0x1
    and x2, x5, x2
    cbnz x2, .L72
.L74:
    ands x2, x9, x17
    mvn x18, x17
    b.eq .L82
    ldrb w6, [x3, #0x200]
    mvn x5, x4
    b .L76
.L75:
    sub x14, x2, #0x1
    and x2, x14, x2
    cbz x2, .L82
.L76:
    rbit x14, x2
    clz x7, x14
    lsl x14, x7, #6
    ldr x14, [x12, x14]
    and x19, x14, x18
    ands x20, x19, x4
    b.eq .L79
    orr w21, w7, #0x4000
    mov w22, w6
.L77:
    cmp w22, #0xff
    b.eq .L78
    rbit x14, x20
    add w6, w22, #0x1
    clz x14, x14
    orr w14, w21, w14, lsl #6
    strh w14, [x3, w22, uxtw #1]
    mov w22, w6
    strb w6, [x3, #0x200]
.L78:
    sub x14, x20, #0x1
    and x20, x14, x20
    cbnz x20, .L77
.L79:
    ands x19, x19, x5
    b.eq .L75
    mov w20, w6
.L80:
    cmp w20, #0xff
    b.eq .L81
    rbit x14, x19
    add w6, w20, #0x1
    clz x14, x14
    orr w14, w7, w14, lsl #6
    strh w14, [x3, w20, uxtw #1]
    mov w20, w6
    strb w6, [x3, #0x200]
.L81:
    sub x14, x19, #0x1
    and x19, x14, x19
    cbnz x19, .L80
    b .L75
.L82:
    ands x2, x10, x17
    b.eq .L90
    ldrb w20, [x3, #0x200]
    mvn x5, x4
    adrp x6, plywright::sliders::magic::LOOKUPS
    add x6, x6, :lo12:plywright::sliders::magic::LOOKUPS
    mov w7, #0x18
    adrp x19, plywright::sliders::magic::TABLE
    add x19, x19, :lo12:plywright::sliders::magic::TABLE
    b .L84
.L83:
    sub x14, x2, #0x1
    and x2, x14, x2
    cbz x2, .L90
.L84:
    rbit x14, x2
    clz x21, x14
    umaddl x14, w21, w7, x6
    ldr x22, [x14, #0x600]
    ldr x23, [x14, #0x608]
    and x22, x22, x11
    mul x22, x22, x23
    ldr w23, [x14, #0x614]
    ldr w14, [x14, #0x610]
    lsr x22, x22, x23
    add x14, x22, x14
    ldr x14, [x19, x14, lsl #3]
    and x22, x14, x18
    ands x23, x22, x4
    b.eq .L87
    orr w24, w21, #0x4000
    mov w25, w20
.L85:
    cmp w25, #0xff
    b.eq .L86
    rbit x14, x23
    add w20, w25, #0x1
    clz x14, x14
    orr w14, w24, w14, lsl #6
    strh w14, [x3, w25, uxtw #1]
    mov w25, w20
    strb w20, [x3, #0x200]
.L86:
    sub x14, x23, #0x1
    and x23, x14, x23
    cbnz x23, .L85
.L87:
    ands x22, x22, x5
    b.eq .L83
    mov w23, w20
.L88:
    cmp w23, #0xff
    b.eq .L89
    rbit x14, x22
    add w20, w23, #0x1
    clz x14, x14
    orr w14, w21, w14, lsl #6
    strh w14, [x3, w23, uxtw #1]
    mov w23, w20
    strb w20, [x3, #0x200]
.L89:
    sub x14, x22, #0x1
    and x22, x14, x22
    cbnz x22, .L88
    b .L83
.L90:
    ands x17, x8, x17
    b.eq .L98
    ldrb w19, [x3, #0x200]
    mvn x2, x4
    adrp x5, plywright::sliders::magic::LOOKUPS
    add x5, x5, :lo12:plywright::sliders::magic::LOOKUPS
    mov w6, #0x18
    adrp x7, plywright::sliders::magic::TABLE
    add x7, x7, :lo12:plywright::sliders::magic::TABLE
    b .L92
.L91:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L98
.L92:
    rbit x14, x17
    clz x20, x14
    umaddl x14, w20, w6, x5
    ldp x21, x22, [x14]
    and x21, x21, x11
    mul x21, x21, x22
    ldp w14, w22, [x14, #0x10]
    lsr x21, x21, x22
    add x14, x21, x14
    ldr x14, [x7, x14, lsl #3]
    and x21, x14, x18
    ands x22, x21, x4
    b.eq .L95
    orr w23, w20, #0x4000
    mov w24, w19
.L93:
    cmp w24, #0xff
    b.eq .L94
    rbit x14, x22
    add w19, w24, #0x1
    clz x14, x14
    orr w14, w23, w14, lsl #6
    strh w14, [x3, w24, uxtw #1]
    mov w24, w19
    strb w19, [x3, #0x200]
.L94:
    sub x14, x22, #0x1
    and x22, x14, x22
    cbnz x22, .L93
.L95:
    ands x21, x21, x2
    b.eq .L91
    mov w22, w19
.L96:
    cmp w22, #0xff
    b.eq .L97
    rbit x14, x21
    add w19, w22, #0x1
    clz x14, x14
    orr w14, w20, w14, lsl #6
    strh w14, [x3, w22, uxtw #1]
    mov w22, w19
    strb w19, [x3, #0x200]
.L97:
    sub x14, x21, #0x1
    and x21, x14, x21
    cbnz x21, .L96
    b .L91
.L98:
    add x14, x12, x13, lsl #6
    ldr x14, [x14, #0x8]
    ands x16, x14, x18
    b.eq .L293
    ldr x14, [sp, #0x8]
    and x15, x15, x4
    lsl x17, x15, #9
    lsl x15, x15, #7
    and x14, x14, x4
    rbit x14, x14
    and x17, x17, #0xfefefefefefefefe
    and x15, x15, #0x7f7f7f7f7f7f7f7f
    orr x15, x17, x15
    mov w17, #0x1
    clz x14, x14
    lsl x13, x17, x13
    and x14, x14, #0x3f
    add x14, x12, x14, lsl #6
    ldr x14, [x14, #0x8]
    orr x14, x15, x14
    bics x15, x16, x14
    b.eq .L265
    mov x16, xzr
    adrp x17, plywright::sliders::magic::LOOKUPS
    add x17, x17, :lo12:plywright::sliders::magic::LOOKUPS
    bic x18, x11, x13
    adrp x2, plywright::sliders::magic::TABLE
    add x2, x2, :lo12:plywright::sliders::magic::TABLE
    mov w5, #0x18
    mov w6, #0x1
    mov x7, x15
.L99:
    rbit x19, x7
    clz x19, x19
    umaddl x20, w19, w5, x17
    ldp x21, x22, [x20]
    ldr x23, [x20, #0x600]
    ldr x24, [x20, #0x608]
    and x21, x21, x18
    mul x21, x21, x22
    and x22, x23, x18
    ldp w25, w23, [x20, #0x10]
    mul x22, x22, x24
    ldr w24, [x20, #0x614]
    ldr w20, [x20, #0x610]
    lsr x21, x21, x23
    lsl x23, x19, #6
    lsl x19, x6, x19
    lsr x22, x22, x24
    add x21, x21, x25
    ldr x23, [x12, x23]
    ldr x21, [x2, x21, lsl #3]
    add x20, x22, x20
    and x22, x23, x9
    ldr x20, [x2, x20, lsl #3]
    and x21, x21, x8
    orr x21, x21, x22
    and x20, x20, x10
    orr x20, x21, x20
    sub x21, x7, #0x1
    tst x20, x4
    and x7, x21, x7
    csel x19, xzr, x19, eq
    orr x16, x19, x16
    cbnz x7, .L99
    bic x12, x15, x16
    ands x15, x12, x4
    b.ne .L266
    b .L269
.L100:
    mov x20, x19
    and w7, w7, w19, lsl #8
    cbz x6, .L104
.L101:
    ldrb w19, [x3, #0x200]
.L102:
    cmp w19, #0xff
    b.eq .L103
    rbit x14, x6
    clz x14, x14
    add w21, w14, #0x37
    and w21, w21, #0x3f
    orr w14, w21, w14, lsl #6
    orr w14, w14, #0x4000
    strh w14, [x3, w19, uxtw #1]
    add w19, w19, #0x1
    strb w19, [x3, #0x200]
.L103:
    sub x14, x6, #0x1
    and x6, x14, x6
    cbnz x6, .L102
.L104:
    and x6, x7, #0xff000000
    cbz x5, .L107
    ldrb w7, [x3, #0x200]
.L105:
    cmp w7, #0xff
    b.eq .L106
    rbit x14, x5
    clz x14, x14
    add w19, w14, #0x39
    and w19, w19, #0x3f
    orr w14, w19, w14, lsl #6
    orr w14, w14, #0x4000
    strh w14, [x3, w7, uxtw #1]
    add w7, w7, #0x1
    strb w7, [x3, #0x200]
.L106:
    sub x14, x5, #0x1
    and x5, x14, x5
    cbnz x5, .L105
.L107:
    cbz x20, .L110
    ldrb w14, [x3, #0x200]
.L108:
    cmp w14, #0xff
    b.eq .L109
    rbit x5, x20
    clz x5, x5
    add w7, w5, #0x38
    and w7, w7, #0x3f
    orr w5, w7, w5, lsl #6
    strh w5, [x3, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x3, #0x200]
.L109:
    sub x5, x20, #0x1
    and x20, x5, x20
    cbnz x20, .L108
.L110:
    cbz x6, .L113
    ldrb w5, [x3, #0x200]
.L111:
    cmp w5, #0xff
    b.eq .L112
    rbit x14, x6
    clz x14, x14
    add w7, w14, #0x30
    and w7, w7, #0x3f
    orr w14, w7, w14, lsl #6
    orr w14, w14, #0x1000
    strh w14, [x3, w5, uxtw #1]
    add w5, w5, #0x1
    strb w5, [x3, #0x200]
.L112:
    sub x14, x6, #0x1
    and x6, x14, x6
    cbnz x6, .L111
.L113:
    ands x6, x9, x17
    mvn x5, x17
    b.eq .L121
    ldrb w19, [x3, #0x200]
    mvn x7, x4
    b .L115
.L114:
    sub x14, x6, #0x1
    and x6, x14, x6
    cbz x6, .L121
.L115:
    rbit x14, x6
    clz x20, x14
    lsl x14, x20, #6
    ldr x14, [x12, x14]
    and x21, x14, x5
    ands x22, x21, x4
    b.eq .L118
    orr w23, w20, #0x4000
    mov w24, w19
.L116:
    cmp w24, #0xff
    b.eq .L117
    rbit x14, x22
    add w19, w24, #0x1
    clz x14, x14
    orr w14, w23, w14, lsl #6
    strh w14, [x3, w24, uxtw #1]
    mov w24, w19
    strb w19, [x3, #0x200]
.L117:
    sub x14, x22, #0x1
    and x22, x14, x22
    cbnz x22, .L116
.L118:
    ands x21, x21, x7
    b.eq .L114
    mov w22, w19
.L119:
    cmp w22, #0xff
    b.eq .L120
    rbit x14, x21
    add w19, w22, #0x1
    clz x14, x14
    orr w14, w20, w14, lsl #6
    strh w14, [x3, w22, uxtw #1]
    mov w22, w19
    strb w19, [x3, #0x200]
.L120:
    sub x14, x21, #0x1
    and x21, x14, x21
    cbnz x21, .L119
    b .L114
.L121:
    ands x6, x8, x17
    b.eq .L129
    ldrb w22, [x3, #0x200]
    mvn x7, x4
    adrp x19, plywright::sliders::magic::LOOKUPS
    add x19, x19, :lo12:plywright::sliders::magic::LOOKUPS
    mov w20, #0x18
    adrp x21, plywright::sliders::magic::TABLE
    add x21, x21, :lo12:plywright::sliders::magic::TABLE
    b .L123
.L122:
    sub x14, x6, #0x1
    and x6, x14, x6
    cbz x6, .L129
.L123:
    rbit x14, x6
    clz x23, x14
    umaddl x14, w23, w20, x19
    ldr x24, [x14, #0x600]
    ldr x25, [x14, #0x608]
    and x24, x24, x11
    mul x24, x24, x25
    ldr w25, [x14, #0x614]
    ldr w14, [x14, #0x610]
    lsr x24, x24, x25
    add x14, x24, x14
    ldr x14, [x21, x14, lsl #3]
    and x24, x14, x5
    ands x25, x24, x4
    b.eq .L126
    orr w26, w23, #0x4000
    mov w27, w22
.L124:
    cmp w27, #0xff
    b.eq .L125
    rbit x14, x25
    add w22, w27, #0x1
    clz x14, x14
    orr w14, w26, w14, lsl #6
    strh w14, [x3, w27, uxtw #1]
    mov w27, w22
    strb w22, [x3, #0x200]
.L125:
    sub x14, x25, #0x1
    and x25, x14, x25
    cbnz x25, .L124
.L126:
    ands x24, x24, x7
    b.eq .L122
    mov w25, w22
.L127:
    cmp w25, #0xff
    b.eq .L128
    rbit x14, x24
    add w22, w25, #0x1
    clz x14, x14
    orr w14, w23, w14, lsl #6
    strh w14, [x3, w25, uxtw #1]
    mov w25, w22
    strb w22, [x3, #0x200]
.L128:
    sub x14, x24, #0x1
    and x24, x14, x24
    cbnz x24, .L127
    b .L122
.L129:
    ands x17, x10, x17
    b.eq .L137
    ldrb w21, [x3, #0x200]
    mvn x6, x4
    adrp x7, plywright::sliders::magic::LOOKUPS
    add x7, x7, :lo12:plywright::sliders::magic::LOOKUPS
    mov w19, #0x18
    adrp x20, plywright::sliders::magic::TABLE
    add x20, x20, :lo12:plywright::sliders::magic::TABLE
    b .L131
.L130:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L137
.L131:
    rbit x14, x17
    clz x22, x14
    umaddl x14, w22, w19, x7
    ldp x23, x24, [x14]
    and x23, x23, x11
    mul x23, x23, x24
    ldp w14, w24, [x14, #0x10]
    lsr x23, x23, x24
    add x14, x23, x14
    ldr x14, [x20, x14, lsl #3]
    and x23, x14, x5
    ands x24, x23, x4
    b.eq .L134
    orr w25, w22, #0x4000
    mov w26, w21
.L132:
    cmp w26, #0xff
    b.eq .L133
    rbit x14, x24
    add w21, w26, #0x1
    clz x14, x14
    orr w14, w25, w14, lsl #6
    strh w14, [x3, w26, uxtw #1]
    mov w26, w21
    strb w21, [x3, #0x200]
.L133:
    sub x14, x24, #0x1
    and x24, x14, x24
    cbnz x24, .L132
.L134:
    ands x23, x23, x6
    b.eq .L130
    mov w24, w21
.L135:
    cmp w24, #0xff
    b.eq .L136
    rbit x14, x23
    add w21, w24, #0x1
    clz x14, x14
    orr w14, w22, w14, lsl #6
    strh w14, [x3, w24, uxtw #1]
    mov w24, w21
    strb w21, [x3, #0x200]
.L136:
    sub x14, x23, #0x1
    and x23, x14, x23
    cbnz x23, .L135
    b .L130
.L137:
    add x14, x12, x13, lsl #6
    ldr x14, [x14, #0x8]
    ands x16, x14, x5
    b.eq .L305
    ldr x14, [sp, #0x8]
    and x15, x15, x4
    add x17, x18, #0xfe
    add x18, x2, #0x7f
    and x17, x17, x15, lsr #7
    and x14, x14, x4
    and x15, x18, x15, lsr #9
    rbit x14, x14
    orr x15, x17, x15
    mov w17, #0x1
    clz x14, x14
    lsl x13, x17, x13
    and x14, x14, #0x3f
    add x14, x12, x14, lsl #6
    ldr x14, [x14, #0x8]
    orr x14, x15, x14
    bics x15, x16, x14
    b.eq .L273
    mov x16, xzr
    adrp x17, plywright::sliders::magic::LOOKUPS
    add x17, x17, :lo12:plywright::sliders::magic::LOOKUPS
    bic x18, x11, x13
    adrp x2, plywright::sliders::magic::TABLE
    add x2, x2, :lo12:plywright::sliders::magic::TABLE
    mov w5, #0x18
    mov w6, #0x1
    mov x7, x15
.L138:
    rbit x19, x7
    clz x19, x19
    umaddl x20, w19, w5, x17
    ldp x21, x22, [x20]
    ldr x23, [x20, #0x600]
    ldr x24, [x20, #0x608]
    and x21, x21, x18
    mul x21, x21, x22
    and x22, x23, x18
    ldp w25, w23, [x20, #0x10]
    mul x22, x22, x24
    ldr w24, [x20, #0x614]
    ldr w20, [x20, #0x610]
    lsr x21, x21, x23
    lsl x23, x19, #6
    lsl x19, x6, x19
    lsr x22, x22, x24
    add x21, x21, x25
    ldr x23, [x12, x23]
    ldr x21, [x2, x21, lsl #3]
    add x20, x22, x20
    and x22, x23, x9
    ldr x20, [x2, x20, lsl #3]
    and x21, x21, x10
    orr x21, x21, x22
    and x20, x20, x8
    orr x20, x21, x20
    sub x21, x7, #0x1
    tst x20, x4
    and x7, x21, x7
    csel x19, xzr, x19, eq
    orr x16, x19, x16
    cbnz x7, .L138
    bic x12, x15, x16
    ands x15, x12, x4
    b.ne .L274
    b .L277
.L139:
    mov x24, x23
    and x20, x16, x23, lsr #8
    cbz x19, .L143
.L140:
    ldrb w14, [x3, #0x200]
.L141:
    cmp w14, #0xff
    b.eq .L142
    rbit x16, x19
    clz x16, x16
    add w16, w16, w16, lsl #6
    add w16, w16, #0x7
    orr w16, w16, #0x4000
    strh w16, [x3, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x3, #0x200]
.L142:
    sub x16, x19, #0x1
    and x19, x16, x19
    cbnz x19, .L141
.L143:
    and x20, x20, #0xff00000000
    cbz x7, .L146
    ldrb w14, [x3, #0x200]
.L144:
    cmp w14, #0xff
    b.eq .L145
    rbit x16, x7
    clz x16, x16
    add w16, w16, w16, lsl #6
    add w16, w16, #0x9
    orr w16, w16, #0x4000
    strh w16, [x3, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x3, #0x200]
.L145:
    sub x16, x7, #0x1
    and x7, x16, x7
    cbnz x7, .L144
.L146:
    cbz x24, .L149
    ldrb w14, [x3, #0x200]
.L147:
    cmp w14, #0xff
    b.eq .L148
    rbit x16, x24
    clz x16, x16
    add w16, w16, w16, lsl #6
    add w16, w16, #0x8
    strh w16, [x3, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x3, #0x200]
.L148:
    sub x16, x24, #0x1
    and x24, x16, x24
    cbnz x24, .L147
.L149:
    mvn x19, x2
    cbz x20, .L152
    ldrb w14, [x3, #0x200]
    mov w7, #0x1010
.L150:
    cmp w14, #0xff
    b.eq .L151
    rbit x16, x20
    clz x16, x16
    add w16, w16, w16, lsl #6
    add w16, w16, w7
    strh w16, [x3, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x3, #0x200]
.L151:
    sub x16, x20, #0x1
    and x20, x16, x20
    cbnz x20, .L150
.L152:
    and x14, x9, x17
    mvn x7, x17
    ands x20, x14, x19
    b.eq .L160
    ldrb w22, [x3, #0x200]
    mvn x21, x4
    b .L154
.L153:
    sub x14, x20, #0x1
    and x20, x14, x20
    cbz x20, .L160
.L154:
    rbit x14, x20
    clz x23, x14
    lsl x14, x23, #6
    ldr x14, [x12, x14]
    and x24, x14, x7
    ands x25, x24, x4
    b.eq .L157
    orr w26, w23, #0x4000
    mov w14, w22
.L155:
    cmp w14, #0xff
    b.eq .L156
    rbit x16, x25
    add w22, w14, #0x1
    clz x16, x16
    orr w16, w26, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w22
    strb w22, [x3, #0x200]
.L156:
    sub x16, x25, #0x1
    and x25, x16, x25
    cbnz x25, .L155
.L157:
    ands x24, x24, x21
    b.eq .L153
    mov w14, w22
.L158:
    cmp w14, #0xff
    b.eq .L159
    rbit x16, x24
    add w22, w14, #0x1
    clz x16, x16
    orr w16, w23, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w22
    strb w22, [x3, #0x200]
.L159:
    sub x16, x24, #0x1
    and x24, x16, x24
    cbnz x24, .L158
    b .L153
.L160:
    and x14, x10, x17
    ands x20, x14, x19
    b.eq .L168
    ldrb w14, [x3, #0x200]
    mvn x21, x4
    adrp x22, plywright::sliders::magic::LOOKUPS
    add x22, x22, :lo12:plywright::sliders::magic::LOOKUPS
    mov w23, #0x18
    adrp x24, plywright::sliders::magic::TABLE
    add x24, x24, :lo12:plywright::sliders::magic::TABLE
    b .L162
.L161:
    sub x16, x20, #0x1
    and x20, x16, x20
    cbz x20, .L168
.L162:
    rbit x16, x20
    clz x26, x16
    umaddl x16, w26, w23, x22
    ldr x25, [x16, #0x600]
    ldr x27, [x16, #0x608]
    and x25, x25, x11
    mul x25, x25, x27
    ldr w27, [x16, #0x614]
    ldr w16, [x16, #0x610]
    lsr x25, x25, x27
    add x16, x25, x16
    ldr x16, [x24, x16, lsl #3]
    and x27, x16, x7
    ands x28, x27, x4
    b.eq .L165
    orr w30, w26, #0x4000
    mov w25, w14
.L163:
    cmp w25, #0xff
    b.eq .L164
    rbit x14, x28
    clz x14, x14
    orr w16, w30, w14, lsl #6
    add w14, w25, #0x1
    strh w16, [x3, w25, uxtw #1]
    mov w25, w14
    strb w14, [x3, #0x200]
.L164:
    sub x16, x28, #0x1
    and x28, x16, x28
    cbnz x28, .L163
.L165:
    ands x27, x27, x21
    b.eq .L161
    mov w25, w14
.L166:
    cmp w25, #0xff
    b.eq .L167
    rbit x14, x27
    clz x14, x14
    orr w16, w26, w14, lsl #6
    add w14, w25, #0x1
    strh w16, [x3, w25, uxtw #1]
    mov w25, w14
    strb w14, [x3, #0x200]
.L167:
    sub x16, x27, #0x1
    and x27, x16, x27
    cbnz x27, .L166
    b .L161
.L168:
    and x14, x8, x17
    ands x17, x14, x19
    b.eq .L176
    ldrb w23, [x3, #0x200]
    mvn x19, x4
    adrp x20, plywright::sliders::magic::LOOKUPS
    add x20, x20, :lo12:plywright::sliders::magic::LOOKUPS
    mov w21, #0x18
    adrp x22, plywright::sliders::magic::TABLE
    add x22, x22, :lo12:plywright::sliders::magic::TABLE
    b .L170
.L169:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L176
.L170:
    rbit x14, x17
    clz x24, x14
    umaddl x14, w24, w21, x20
    ldp x16, x25, [x14]
    and x16, x16, x11
    mul x16, x16, x25
    ldp w14, w25, [x14, #0x10]
    lsr x16, x16, x25
    add x14, x16, x14
    ldr x14, [x22, x14, lsl #3]
    and x25, x14, x7
    ands x26, x25, x4
    b.eq .L173
    orr w27, w24, #0x4000
    mov w14, w23
.L171:
    cmp w14, #0xff
    b.eq .L172
    rbit x16, x26
    add w23, w14, #0x1
    clz x16, x16
    orr w16, w27, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w23
    strb w23, [x3, #0x200]
.L172:
    sub x16, x26, #0x1
    and x26, x16, x26
    cbnz x26, .L171
.L173:
    ands x25, x25, x19
    b.eq .L169
    mov w14, w23
.L174:
    cmp w14, #0xff
    b.eq .L175
    rbit x16, x25
    add w23, w14, #0x1
    clz x16, x16
    orr w16, w24, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w23
    strb w23, [x3, #0x200]
.L175:
    sub x16, x25, #0x1
    and x25, x16, x25
    cbnz x25, .L174
    b .L169
.L176:
    ands x17, x2, x6
    b.eq .L184
    adrp x14, plywright::board::geometry::LINE
    add x14, x14, :lo12:plywright::board::geometry::LINE
    ldrb w23, [x3, #0x200]
    add x6, x14, x13, lsl #9
    mvn x19, x4
    adrp x20, plywright::sliders::magic::LOOKUPS
    add x20, x20, :lo12:plywright::sliders::magic::LOOKUPS
    mov w21, #0x18
    adrp x22, plywright::sliders::magic::TABLE
    add x22, x22, :lo12:plywright::sliders::magic::TABLE
    b .L178
.L177:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L184
.L178:
    rbit x14, x17
    clz x24, x14
    umaddl x14, w24, w21, x20
    ldr x16, [x14, #0x600]
    ldr x25, [x14, #0x608]
    and x16, x16, x11
    mul x16, x16, x25
    ldr w25, [x14, #0x614]
    ldr w14, [x14, #0x610]
    lsr x16, x16, x25
    add x14, x16, x14
    ldr x16, [x6, x24, lsl #3]
    ldr x14, [x22, x14, lsl #3]
    and x16, x16, x7
    and x25, x14, x16
    ands x26, x25, x4
    b.eq .L181
    orr w27, w24, #0x4000
    mov w14, w23
.L179:
    cmp w14, #0xff
    b.eq .L180
    rbit x16, x26
    add w23, w14, #0x1
    clz x16, x16
    orr w16, w27, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w23
    strb w23, [x3, #0x200]
.L180:
    sub x16, x26, #0x1
    and x26, x16, x26
    cbnz x26, .L179
.L181:
    ands x25, x25, x19
    b.eq .L177
    mov w14, w23
.L182:
    cmp w14, #0xff
    b.eq .L183
    rbit x16, x25
    add w23, w14, #0x1
    clz x16, x16
    orr w16, w24, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w23
    strb w23, [x3, #0x200]
.L183:
    sub x16, x25, #0x1
    and x25, x16, x25
    cbnz x25, .L182
    b .L177
.L184:
    ands x17, x2, x5
    b.eq .L192
    adrp x14, plywright::board::geometry::LINE
    add x14, x14, :lo12:plywright::board::geometry::LINE
    ldrb w22, [x3, #0x200]
    add x5, x14, x13, lsl #9
    mvn x6, x4
    adrp x19, plywright::sliders::magic::LOOKUPS
    add x19, x19, :lo12:plywright::sliders::magic::LOOKUPS
    mov w20, #0x18
    adrp x21, plywright::sliders::magic::TABLE
    add x21, x21, :lo12:plywright::sliders::magic::TABLE
    b .L186
.L185:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L192
.L186:
    rbit x14, x17
    clz x23, x14
    umaddl x14, w23, w20, x19
    ldp x16, x24, [x14]
    and x16, x16, x11
    mul x16, x16, x24
    ldp w14, w24, [x14, #0x10]
    lsr x16, x16, x24
    add x14, x16, x14
    ldr x16, [x5, x23, lsl #3]
    ldr x14, [x21, x14, lsl #3]
    and x16, x16, x7
    and x24, x14, x16
    ands x25, x24, x4
    b.eq .L189
    orr w26, w23, #0x4000
    mov w14, w22
.L187:
    cmp w14, #0xff
    b.eq .L188
    rbit x16, x25
    add w22, w14, #0x1
    clz x16, x16
    orr w16, w26, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w22
    strb w22, [x3, #0x200]
.L188:
    sub x16, x25, #0x1
    and x25, x16, x25
    cbnz x25, .L187
.L189:
    ands x24, x24, x6
    b.eq .L185
    mov w14, w22
.L190:
    cmp w14, #0xff
    b.eq .L191
    rbit x16, x24
    add w22, w14, #0x1
    clz x16, x16
    orr w16, w23, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w22
    strb w22, [x3, #0x200]
.L191:
    sub x16, x24, #0x1
    and x24, x16, x24
    cbnz x24, .L190
    b .L185
.L192:
    ands x17, x2, x18
    b.eq .L200
    adrp x14, plywright::board::geometry::LINE
    add x14, x14, :lo12:plywright::board::geometry::LINE
    ldrb w20, [x3, #0x200]
    add x18, x14, x13, lsl #9
    mvn x2, x4
    adrp x5, plywright::sliders::magic::LOOKUPS
    add x5, x5, :lo12:plywright::sliders::magic::LOOKUPS
    mov w6, #0x18
    adrp x19, plywright::sliders::magic::TABLE
    add x19, x19, :lo12:plywright::sliders::magic::TABLE
    b .L194
.L193:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L200
.L194:
    rbit x14, x17
    clz x21, x14
    umaddl x14, w21, w6, x5
    ldp x16, x22, [x14]
    ldr x23, [x14, #0x600]
    ldr x24, [x14, #0x608]
    and x16, x16, x11
    mul x16, x16, x22
    and x22, x23, x11
    ldr w23, [x14, #0x614]
    mul x22, x22, x24
    ldp w25, w24, [x14, #0x10]
    ldr w14, [x14, #0x610]
    lsr x16, x16, x24
    lsr x22, x22, x23
    add x16, x16, x25
    add x14, x22, x14
    ldr x16, [x19, x16, lsl #3]
    ldr x22, [x18, x21, lsl #3]
    ldr x14, [x19, x14, lsl #3]
    orr x14, x14, x16
    and x16, x22, x7
    and x22, x14, x16
    ands x23, x22, x4
    b.eq .L197
    orr w24, w21, #0x4000
    mov w14, w20
.L195:
    cmp w14, #0xff
    b.eq .L196
    rbit x16, x23
    add w20, w14, #0x1
    clz x16, x16
    orr w16, w24, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w20
    strb w20, [x3, #0x200]
.L196:
    sub x16, x23, #0x1
    and x23, x16, x23
    cbnz x23, .L195
.L197:
    ands x22, x22, x2
    b.eq .L193
    mov w14, w20
.L198:
    cmp w14, #0xff
    b.eq .L199
    rbit x16, x22
    add w20, w14, #0x1
    clz x16, x16
    orr w16, w21, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w20
    strb w20, [x3, #0x200]
.L199:
    sub x16, x22, #0x1
    and x22, x16, x22
    cbnz x22, .L198
    b .L193
.L200:
    add x14, x12, x13, lsl #6
    ldr x14, [x14, #0x8]
    ands x16, x14, x7
    b.eq .L293
    ldr x14, [sp, #0x8]
    and x15, x15, x4
    lsl x17, x15, #9
    lsl x15, x15, #7
    and x14, x14, x4
    rbit x14, x14
    and x17, x17, #0xfefefefefefefefe
    and x15, x15, #0x7f7f7f7f7f7f7f7f
    orr x15, x17, x15
    mov w17, #0x1
    clz x14, x14
    lsl x13, x17, x13
    and x14, x14, #0x3f
    add x14, x12, x14, lsl #6
    ldr x14, [x14, #0x8]
    orr x14, x15, x14
    bics x15, x16, x14
    b.eq .L283
    mov x16, xzr
    adrp x17, plywright::sliders::magic::LOOKUPS
    add x17, x17, :lo12:plywright::sliders::magic::LOOKUPS
    bic x18, x11, x13
    adrp x2, plywright::sliders::magic::TABLE
    add x2, x2, :lo12:plywright::sliders::magic::TABLE
    mov w5, #0x18
    mov w6, #0x1
    mov x7, x15
.L201:
    rbit x19, x7
    clz x19, x19
    umaddl x20, w19, w5, x17
    ldp x21, x22, [x20]
    ldr x23, [x20, #0x600]
    ldr x24, [x20, #0x608]
    and x21, x21, x18
    mul x21, x21, x22
    and x22, x23, x18
    ldp w25, w23, [x20, #0x10]
    mul x22, x22, x24
    ldr w24, [x20, #0x614]
    ldr w20, [x20, #0x610]
    lsr x21, x21, x23
    lsl x23, x19, #6
    lsl x19, x6, x19
    lsr x22, x22, x24
    add x21, x21, x25
    ldr x23, [x12, x23]
    ldr x21, [x2, x21, lsl #3]
    add x20, x22, x20
    and x22, x23, x9
    ldr x20, [x2, x20, lsl #3]
    and x21, x21, x8
    orr x21, x21, x22
    and x20, x20, x10
    orr x20, x21, x20
    sub x21, x7, #0x1
    tst x20, x4
    and x7, x21, x7
    csel x19, xzr, x19, eq
    orr x16, x19, x16
    cbnz x7, .L201
    bic x12, x15, x16
    ands x15, x12, x4
    b.ne .L284
    b .L287
.L202:
    mov x24, x23
    and w18, w22, w23, lsl #8
    cbz x21, .L206
.L203:
    ldrb w5, [x3, #0x200]
.L204:
    cmp w5, #0xff
    b.eq .L205
    rbit x14, x21
    clz x14, x14
    add w22, w14, #0x37
    and w22, w22, #0x3f
    orr w14, w22, w14, lsl #6
    orr w14, w14, #0x4000
    strh w14, [x3, w5, uxtw #1]
    add w5, w5, #0x1
    strb w5, [x3, #0x200]
.L205:
    sub x14, x21, #0x1
    and x21, x14, x21
    cbnz x21, .L204
.L206:
    and x21, x18, #0xff000000
    cbz x19, .L209
    ldrb w18, [x3, #0x200]
.L207:
    cmp w18, #0xff
    b.eq .L208
    rbit x14, x19
    clz x14, x14
    add w5, w14, #0x39
    and w5, w5, #0x3f
    orr w14, w5, w14, lsl #6
    orr w14, w14, #0x4000
    strh w14, [x3, w18, uxtw #1]
    add w18, w18, #0x1
    strb w18, [x3, #0x200]
.L208:
    sub x14, x19, #0x1
    and x19, x14, x19
    cbnz x19, .L207
.L209:
    cbz x24, .L212
    ldrb w14, [x3, #0x200]
.L210:
    cmp w14, #0xff
    b.eq .L211
    rbit x18, x24
    clz x18, x18
    add w5, w18, #0x38
    and w5, w5, #0x3f
    orr w18, w5, w18, lsl #6
    strh w18, [x3, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x3, #0x200]
.L211:
    sub x18, x24, #0x1
    and x24, x18, x24
    cbnz x24, .L210
.L212:
    mvn x23, x2
    cbz x21, .L215
    ldrb w18, [x3, #0x200]
.L213:
    cmp w18, #0xff
    b.eq .L214
    rbit x14, x21
    clz x14, x14
    add w5, w14, #0x30
    and w5, w5, #0x3f
    orr w14, w5, w14, lsl #6
    orr w14, w14, #0x1000
    strh w14, [x3, w18, uxtw #1]
    add w18, w18, #0x1
    strb w18, [x3, #0x200]
.L214:
    sub x14, x21, #0x1
    and x21, x14, x21
    cbnz x21, .L213
.L215:
    and x14, x9, x17
    mvn x21, x17
    ands x19, x14, x23
    b.eq .L223
    ldrb w24, [x3, #0x200]
    mvn x22, x4
    b .L217
.L216:
    sub x14, x19, #0x1
    and x19, x14, x19
    cbz x19, .L223
.L217:
    rbit x14, x19
    clz x25, x14
    lsl x14, x25, #6
    ldr x14, [x12, x14]
    and x26, x14, x21
    ands x18, x26, x4
    b.eq .L220
    orr w27, w25, #0x4000
    mov w14, w24
.L218:
    cmp w14, #0xff
    b.eq .L219
    rbit x16, x18
    add w24, w14, #0x1
    clz x16, x16
    orr w16, w27, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w24
    strb w24, [x3, #0x200]
.L219:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L218
.L220:
    ands x18, x26, x22
    b.eq .L216
    mov w14, w24
.L221:
    cmp w14, #0xff
    b.eq .L222
    rbit x16, x18
    add w24, w14, #0x1
    clz x16, x16
    orr w16, w25, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w24
    strb w24, [x3, #0x200]
.L222:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L221
    b .L216
.L223:
    and x14, x8, x17
    adrp x22, plywright::sliders::magic::LOOKUPS
    add x22, x22, :lo12:plywright::sliders::magic::LOOKUPS
    ands x24, x14, x23
    adrp x19, plywright::sliders::magic::TABLE
    add x19, x19, :lo12:plywright::sliders::magic::TABLE
    b.eq .L231
    ldrb w14, [x3, #0x200]
    mvn x25, x4
    mov w26, #0x18
    b .L225
.L224:
    sub x18, x24, #0x1
    and x24, x18, x24
    cbz x24, .L231
.L225:
    rbit x18, x24
    clz x28, x18
    umaddl x18, w28, w26, x22
    ldr x5, [x18, #0x600]
    ldr x27, [x18, #0x608]
    and x5, x5, x11
    mul x5, x5, x27
    ldr w27, [x18, #0x614]
    ldr w18, [x18, #0x610]
    lsr x5, x5, x27
    add x18, x5, x18
    ldr x18, [x19, x18, lsl #3]
    and x30, x18, x21
    ands x18, x30, x4
    b.eq .L228
    orr w5, w28, #0x4000
    mov w27, w14
.L226:
    cmp w27, #0xff
    b.eq .L227
    rbit x14, x18
    clz x14, x14
    orr w16, w5, w14, lsl #6
    add w14, w27, #0x1
    strh w16, [x3, w27, uxtw #1]
    mov w27, w14
    strb w14, [x3, #0x200]
.L227:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L226
.L228:
    ands x18, x30, x25
    b.eq .L224
    mov w5, w14
.L229:
    cmp w5, #0xff
    b.eq .L230
    rbit x14, x18
    clz x14, x14
    orr w27, w28, w14, lsl #6
    add w14, w5, #0x1
    strh w27, [x3, w5, uxtw #1]
    mov w5, w14
    strb w14, [x3, #0x200]
.L230:
    sub x27, x18, #0x1
    and x18, x27, x18
    cbnz x18, .L229
    b .L224
.L231:
    and x14, x10, x17
    ands x17, x14, x23
    b.eq .L239
    ldrb w25, [x3, #0x200]
    mvn x23, x4
    mov w24, #0x18
    b .L233
.L232:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L239
.L233:
    rbit x14, x17
    clz x26, x14
    umaddl x14, w26, w24, x22
    ldp x16, x18, [x14]
    and x16, x16, x11
    mul x16, x16, x18
    ldp w14, w18, [x14, #0x10]
    lsr x16, x16, x18
    add x14, x16, x14
    ldr x14, [x19, x14, lsl #3]
    and x27, x14, x21
    ands x18, x27, x4
    b.eq .L236
    orr w5, w26, #0x4000
    mov w14, w25
.L234:
    cmp w14, #0xff
    b.eq .L235
    rbit x16, x18
    add w25, w14, #0x1
    clz x16, x16
    orr w16, w5, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w25
    strb w25, [x3, #0x200]
.L235:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L234
.L236:
    ands x18, x27, x23
    b.eq .L232
    mov w14, w25
.L237:
    cmp w14, #0xff
    b.eq .L238
    rbit x16, x18
    add w25, w14, #0x1
    clz x16, x16
    orr w16, w26, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w25
    strb w25, [x3, #0x200]
.L238:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L237
    b .L232
.L239:
    ands x20, x2, x20
    adrp x17, plywright::board::geometry::LINE
    add x17, x17, :lo12:plywright::board::geometry::LINE
    b.eq .L247
    add x23, x17, x13, lsl #9
    ldrb w26, [x3, #0x200]
    mvn x24, x4
    mov w25, #0x18
    b .L241
.L240:
    sub x14, x20, #0x1
    and x20, x14, x20
    cbz x20, .L247
.L241:
    rbit x14, x20
    clz x27, x14
    umaddl x14, w27, w25, x22
    ldr x16, [x14, #0x600]
    ldr x18, [x14, #0x608]
    and x16, x16, x11
    mul x16, x16, x18
    ldr w18, [x14, #0x614]
    ldr w14, [x14, #0x610]
    lsr x16, x16, x18
    add x14, x16, x14
    ldr x16, [x23, x27, lsl #3]
    ldr x14, [x19, x14, lsl #3]
    and x16, x16, x21
    and x28, x14, x16
    ands x18, x28, x4
    b.eq .L244
    orr w5, w27, #0x4000
    mov w14, w26
.L242:
    cmp w14, #0xff
    b.eq .L243
    rbit x16, x18
    add w26, w14, #0x1
    clz x16, x16
    orr w16, w5, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w26
    strb w26, [x3, #0x200]
.L243:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L242
.L244:
    ands x18, x28, x24
    b.eq .L240
    mov w14, w26
.L245:
    cmp w14, #0xff
    b.eq .L246
    rbit x16, x18
    add w26, w14, #0x1
    clz x16, x16
    orr w16, w27, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w26
    strb w26, [x3, #0x200]
.L246:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L245
    b .L240
.L247:
    ands x7, x2, x7
    b.eq .L255
    add x20, x17, x13, lsl #9
    ldrb w25, [x3, #0x200]
    mvn x23, x4
    mov w24, #0x18
    b .L249
.L248:
    sub x14, x7, #0x1
    and x7, x14, x7
    cbz x7, .L255
.L249:
    rbit x14, x7
    clz x26, x14
    umaddl x14, w26, w24, x22
    ldp x16, x18, [x14]
    and x16, x16, x11
    mul x16, x16, x18
    ldp w14, w18, [x14, #0x10]
    lsr x16, x16, x18
    add x14, x16, x14
    ldr x16, [x20, x26, lsl #3]
    ldr x14, [x19, x14, lsl #3]
    and x16, x16, x21
    and x27, x14, x16
    ands x18, x27, x4
    b.eq .L252
    orr w5, w26, #0x4000
    mov w14, w25
.L250:
    cmp w14, #0xff
    b.eq .L251
    rbit x16, x18
    add w25, w14, #0x1
    clz x16, x16
    orr w16, w5, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w25
    strb w25, [x3, #0x200]
.L251:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L250
.L252:
    ands x18, x27, x23
    b.eq .L248
    mov w14, w25
.L253:
    cmp w14, #0xff
    b.eq .L254
    rbit x16, x18
    add w25, w14, #0x1
    clz x16, x16
    orr w16, w26, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w25
    strb w25, [x3, #0x200]
.L254:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L253
    b .L248
.L255:
    ands x2, x2, x6
    b.eq .L263
    add x17, x17, x13, lsl #9
    ldrb w20, [x3, #0x200]
    mvn x6, x4
    mov w7, #0x18
    b .L257
.L256:
    sub x14, x2, #0x1
    and x2, x14, x2
    cbz x2, .L263
.L257:
    rbit x14, x2
    clz x23, x14
    umaddl x14, w23, w7, x22
    ldp x16, x18, [x14]
    ldr x5, [x14, #0x600]
    ldr x24, [x14, #0x608]
    and x16, x16, x11
    mul x16, x16, x18
    and x18, x5, x11
    ldr w5, [x14, #0x614]
    mul x18, x18, x24
    ldp w25, w24, [x14, #0x10]
    ldr w14, [x14, #0x610]
    lsr x16, x16, x24
    lsr x18, x18, x5
    add x16, x16, x25
    add x14, x18, x14
    ldr x16, [x19, x16, lsl #3]
    ldr x18, [x17, x23, lsl #3]
    ldr x14, [x19, x14, lsl #3]
    orr x14, x14, x16
    and x16, x18, x21
    and x24, x14, x16
    ands x18, x24, x4
    b.eq .L260
    orr w5, w23, #0x4000
    mov w14, w20
.L258:
    cmp w14, #0xff
    b.eq .L259
    rbit x16, x18
    add w20, w14, #0x1
    clz x16, x16
    orr w16, w5, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w20
    strb w20, [x3, #0x200]
.L259:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L258
.L260:
    ands x18, x24, x6
    b.eq .L256
    mov w14, w20
.L261:
    cmp w14, #0xff
    b.eq .L262
    rbit x16, x18
    add w20, w14, #0x1
    clz x16, x16
    orr w16, w23, w16, lsl #6
    strh w16, [x3, w14, uxtw #1]
    mov w14, w20
    strb w20, [x3, #0x200]
.L262:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L261
    b .L256
.L263:
    add x14, x12, x13, lsl #6
    ldr x14, [x14, #0x8]
    ands x16, x14, x21
    b.eq .L305
    ldr x14, [sp, #0x8]
    mov x17, #-0x101010101010102
    mov x18, #0x7f7f7f7f7f7f7f7f
    and x17, x17, #0x1fffffffffffe00
    and x18, x18, #0xffffffffffff00
    and x15, x15, x4
    and x14, x14, x4
    add x17, x17, #0xfe
    add x18, x18, #0x7f
    rbit x14, x14
    and x17, x17, x15, lsr #7
    and x15, x18, x15, lsr #9
    clz x14, x14
    orr x15, x17, x15
    mov w17, #0x1
    and x14, x14, #0x3f
    lsl x13, x17, x13
    add x14, x12, x14, lsl #6
    ldr x14, [x14, #0x8]
    orr x14, x15, x14
    bics x15, x16, x14
    b.eq .L295
    mov x16, xzr
    bic x17, x11, x13
    mov w18, #0x18
    mov w2, #0x1
    mov x5, x15
.L264:
    rbit x6, x5
    clz x6, x6
    umaddl x7, w6, w18, x22
    ldp x20, x21, [x7]
    ldr x23, [x7, #0x600]
    ldr x24, [x7, #0x608]
    and x20, x20, x17
    mul x20, x20, x21
    and x21, x23, x17
    ldp w25, w23, [x7, #0x10]
    mul x21, x21, x24
    ldr w24, [x7, #0x614]
    ldr w7, [x7, #0x610]
    lsr x20, x20, x23
    lsl x23, x6, #6
    lsl x6, x2, x6
    lsr x21, x21, x24
    add x20, x20, x25
    ldr x23, [x12, x23]
    ldr x20, [x19, x20, lsl #3]
    add x7, x21, x7
    and x21, x23, x9
    ldr x7, [x19, x7, lsl #3]
    and x20, x20, x10
    orr x20, x20, x21
    and x7, x7, x8
    orr x7, x20, x7
    sub x20, x5, #0x1
    tst x7, x4
    and x5, x20, x5
    csel x6, xzr, x6, eq
    orr x16, x6, x16
    cbnz x5, .L264
    bic x12, x15, x16
    ands x15, x12, x4
    b.ne .L296
    b .L299
.L265:
    mov x12, xzr
    ands x15, xzr, x4
    b.eq .L269
.L266:
    ldrb w17, [x3, #0x200]
    orr w16, w1, #0x4000
.L267:
    cmp w17, #0xff
    b.eq .L268
    rbit x18, x15
    clz x18, x18
    orr w18, w16, w18, lsl #6
    strh w18, [x3, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x3, #0x200]
.L268:
    sub x18, x15, #0x1
    and x15, x18, x15
    cbnz x15, .L267
.L269:
    bics x15, x12, x4
    b.eq .L272
    ldrb w16, [x3, #0x200]
.L270:
    cmp w16, #0xff
    b.eq .L271
    rbit x17, x15
    clz x17, x17
    orr w17, w1, w17, lsl #6
    strh w17, [x3, w16, uxtw #1]
    add w16, w16, #0x1
    strb w16, [x3, #0x200]
.L271:
    sub x17, x15, #0x1
    and x15, x17, x15
    cbnz x15, .L270
.L272:
    ldrb w16, [x0, #0x40]
    tst w16, #0xc
    b.eq .L293
    ldrb w15, [x3, #0x200]
    bic x13, x11, x13
    tbz w16, #0x2, .L292
    b .L291
.L273:
    mov x12, xzr
    ands x15, xzr, x4
    b.eq .L277
.L274:
    ldrb w17, [x3, #0x200]
    orr w16, w1, #0x4000
.L275:
    cmp w17, #0xff
    b.eq .L276
    rbit x18, x15
    clz x18, x18
    orr w18, w16, w18, lsl #6
    strh w18, [x3, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x3, #0x200]
.L276:
    sub x18, x15, #0x1
    and x15, x18, x15
    cbnz x15, .L275
.L277:
    bics x15, x12, x4
    b.eq .L280
    ldrb w16, [x3, #0x200]
.L278:
    cmp w16, #0xff
    b.eq .L279
    rbit x17, x15
    clz x17, x17
    orr w17, w1, w17, lsl #6
    strh w17, [x3, w16, uxtw #1]
    add w16, w16, #0x1
    strb w16, [x3, #0x200]
.L279:
    sub x17, x15, #0x1
    and x15, x17, x15
    cbnz x15, .L278
.L280:
    ldrb w16, [x0, #0x40]
    tst w16, #0x3
    b.eq .L305
    ldrb w15, [x3, #0x200]
    bic x13, x11, x13
    tbnz w16, #0x0, .L282
.L281:
    tbz w16, #0x1, .L305
    and x11, x11, #0xe
    and x14, x14, #0x4
    orr x11, x14, x11
    cbnz x11, .L305
    tbz w12, #0x3, .L305
    mov x11, #0x404040404040404
    mov x12, #0x40
    mov x14, #0xa00
    movk x11, #0x47a
    movk x12, #0x20, lsl #16
    movk x14, #0x2010, lsl #16
    movk x11, #0x4, lsl #48
    movk x12, #0x1009, lsl #32
    movk x14, #0x40, lsl #32
    movk x12, #0x5100, lsl #48
    and x11, x13, x11
    mul x11, x11, x12
    and x12, x13, x14
    mov x13, #0x8061
    movk x13, #0x8208, lsl #16
    mov w14, #0xc000
    movk x13, #0x2410, lsl #32
    movk x13, #0x1004, lsl #48
    mul x12, x12, x13
    adrp x13, plywright::sliders::magic::TABLE
    add x13, x13, :lo12:plywright::sliders::magic::TABLE
    lsr x11, x11, #53
    add x11, x13, x11, lsl #3
    lsr x12, x12, #59
    ldr x11, [x11, x14]
    add x12, x13, x12, lsl #3
    b .L304
.L282:
    and x17, x11, #0x60
    and x18, x14, #0x40
    orr x17, x18, x17
    cbnz x17, .L281
    tbz w12, #0x5, .L281
    mov x17, #0x4040404040404040
    mov x18, #0x200
    mov x2, #0x2000
    movk x17, #0x403e
    movk x18, #0x880, lsl #16
    movk x2, #0x810, lsl #16
    movk x17, #0x40, lsl #48
    movk x18, #0x100, lsl #32
    movk x2, #0x204, lsl #32
    movk x18, #0x280, lsl #48
    and x17, x13, x17
    and x2, x13, x2
    mul x17, x17, x18
    mov x18, #0x260
    movk x18, #0x240, lsl #16
    movk x18, #0x402, lsl #32
    movk x18, #0x1081, lsl #48
    mul x18, x2, x18
    adrp x2, plywright::sliders::magic::TABLE
    add x2, x2, :lo12:plywright::sliders::magic::TABLE
    lsr x17, x17, #53
    add x17, x2, x17, lsl #3
    lsr x18, x18, #59
    add x17, x17, #0x1c, lsl #12
    ldr x17, [x17]
    add x18, x2, x18, lsl #3
    and x17, x17, x10
    add x2, x18, #0xc8, lsl #12
    ldr x18, [x2, #0x700]
    mov w2, #0x1000
    movk w2, #0xa0, lsl #16
    and x2, x9, x2
    and x18, x18, x8
    orr x18, x2, x18
    orr x17, x17, x18
    tst x17, x4
    b.ne .L281
    cmp w15, #0xff
    b.eq .L281
    mov w17, #0x2184
    strh w17, [x3, w15, uxtw #1]
    add w15, w15, #0x1
    strb w15, [x3, #0x200]
    b .L281
.L283:
    mov x12, xzr
    ands x15, xzr, x4
    b.eq .L287
.L284:
    ldrb w17, [x3, #0x200]
    orr w16, w1, #0x4000
.L285:
    cmp w17, #0xff
    b.eq .L286
    rbit x18, x15
    clz x18, x18
    orr w18, w16, w18, lsl #6
    strh w18, [x3, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x3, #0x200]
.L286:
    sub x18, x15, #0x1
    and x15, x18, x15
    cbnz x15, .L285
.L287:
    bics x15, x12, x4
    b.eq .L290
    ldrb w16, [x3, #0x200]
.L288:
    cmp w16, #0xff
    b.eq .L289
    rbit x17, x15
    clz x17, x17
    orr w17, w1, w17, lsl #6
    strh w17, [x3, w16, uxtw #1]
    add w16, w16, #0x1
    strb w16, [x3, #0x200]
.L289:
    sub x17, x15, #0x1
    and x15, x17, x15
    cbnz x15, .L288
.L290:
    ldrb w16, [x0, #0x40]
    tst w16, #0xc
    b.eq .L293
    ldrb w15, [x3, #0x200]
    bic x13, x11, x13
    tbz w16, #0x2, .L292
.L291:
    and x17, x11, #0x6000000000000000
    and x18, x14, #0x4000000000000000
    orr x17, x18, x17
    cbnz x17, .L292
    tbz x12, #0x3d, .L292
    mov x17, #0x4040404040404040
    mov x18, #0x8804
    mov x2, #0x4020000
    movk x17, #0x4000
    movk x18, #0x1000, lsl #16
    movk x2, #0x1008, lsl #32
    movk x17, #0x3e40, lsl #48
    movk x18, #0x201, lsl #32
    movk x2, #0x20, lsl #48
    movk x18, #0x42, lsl #48
    and x17, x13, x17
    and x2, x13, x2
    mul x17, x17, x18
    mov x18, #0x440e
    movk x18, #0x809, lsl #16
    movk x18, #0x408, lsl #32
    movk x18, #0xc2, lsl #48
    mul x18, x2, x18
    adrp x2, plywright::sliders::magic::TABLE
    add x2, x2, :lo12:plywright::sliders::magic::TABLE
    lsr x17, x17, #53
    add x17, x2, x17, lsl #3
    lsr x18, x18, #59
    add x17, x17, #0xbc, lsl #12
    ldr x17, [x17]
    add x18, x2, x18, lsl #3
    and x17, x17, x8
    add x2, x18, #0xd0, lsl #12
    ldr x18, [x2, #0x2100]
    mov x2, #0xa00000000000
    movk x2, #0x10, lsl #48
    and x2, x9, x2
    and x18, x18, x10
    orr x18, x2, x18
    orr x17, x17, x18
    tst x17, x4
    b.ne .L292
    cmp w15, #0xff
    b.eq .L292
    mov w17, #0x2fbc
    strh w17, [x3, w15, uxtw #1]
    add w15, w15, #0x1
    strb w15, [x3, #0x200]
.L292:
    tbnz w16, #0x3, .L294
.L293:
    ldrb w8, [x0, #0x41]
    tbz w8, #0x0, .L306
    ldp x20, x19, [sp, #0x50]
    ldrb w2, [x0, #0x42]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    b plywright::movegen::generate::en_passant
.L294:
    and x11, x11, #0xe00000000000000
    and x14, x14, #0x400000000000000
    orr x11, x14, x11
    cbnz x11, .L293
    tbz x12, #0x3b, .L293
    mov x11, #0x404040404040404
    mov x12, #0x4011
    movk x11, #0x400
    movk x12, #0x8, lsl #16
    movk x11, #0x7a04, lsl #48
    movk x12, #0x20, lsl #32
    movk x12, #0x61, lsl #48
    and x11, x13, x11
    mul x11, x11, x12
    mov x12, #0x40000000
    movk x12, #0x1020, lsl #32
    movk x12, #0xa, lsl #48
    and x12, x13, x12
    mov x13, #0x5220
    movk x13, #0x226, lsl #16
    movk x13, #0x1002, lsl #32
    lsr x11, x11, #53
    movk x13, #0x4000, lsl #48
    mul x12, x12, x13
    adrp x13, plywright::sliders::magic::TABLE
    add x13, x13, :lo12:plywright::sliders::magic::TABLE
    add x11, x13, x11, lsl #3
    add x11, x11, #0xac, lsl #12
    ldr x11, [x11]
    lsr x12, x12, #59
    and x8, x11, x8
    add x12, x13, x12, lsl #3
    add x13, x12, #0xd0, lsl #12
    ldr x12, [x13, #0x1d00]
    mov x13, #0xa0000000000
    movk x13, #0x11, lsl #48
    and x9, x9, x13
    and x10, x12, x10
    orr x9, x9, x10
    orr x8, x8, x9
    tst x8, x4
    b.ne .L293
    cmp w15, #0xff
    b.eq .L293
    add w8, w15, #0x1
    mov w9, #0x3ebc
    strh w9, [x3, w15, uxtw #1]
    strb w8, [x3, #0x200]
    b .L293
.L295:
    mov x12, xzr
    ands x15, xzr, x4
    b.eq .L299
.L296:
    ldrb w17, [x3, #0x200]
    orr w16, w1, #0x4000
.L297:
    cmp w17, #0xff
    b.eq .L298
    rbit x18, x15
    clz x18, x18
    orr w18, w16, w18, lsl #6
    strh w18, [x3, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x3, #0x200]
.L298:
    sub x18, x15, #0x1
    and x15, x18, x15
    cbnz x15, .L297
.L299:
    bics x15, x12, x4
    b.eq .L302
    ldrb w16, [x3, #0x200]
.L300:
    cmp w16, #0xff
    b.eq .L301
    rbit x17, x15
    clz x17, x17
    orr w17, w1, w17, lsl #6
    strh w17, [x3, w16, uxtw #1]
    add w16, w16, #0x1
    strb w16, [x3, #0x200]
.L301:
    sub x17, x15, #0x1
    and x15, x17, x15
    cbnz x15, .L300
.L302:
    ldrb w16, [x0, #0x40]
    tst w16, #0x3
    b.eq .L305
    ldrb w15, [x3, #0x200]
    bic x13, x11, x13
    tbnz w16, #0x0, .L307
.L303:
    tbz w16, #0x1, .L305
    and x11, x11, #0xe
    and x14, x14, #0x4
    orr x11, x14, x11
    cbnz x11, .L305
    tbz w12, #0x3, .L305
    mov x11, #0x404040404040404
    mov x12, #0x40
    movk x11, #0x47a
    movk x12, #0x20, lsl #16
    movk x11, #0x4, lsl #48
    movk x12, #0x1009, lsl #32
    movk x12, #0x5100, lsl #48
    and x11, x13, x11
    mul x11, x11, x12
    mov x12, #0xa00
    movk x12, #0x2010, lsl #16
    movk x12, #0x40, lsl #32
    and x12, x13, x12
    mov x13, #0x8061
    movk x13, #0x8208, lsl #16
    movk x13, #0x2410, lsl #32
    lsr x11, x11, #53
    movk x13, #0x1004, lsl #48
    mul x12, x12, x13
    add x11, x19, x11, lsl #3
    mov w13, #0xc000
    ldr x11, [x11, x13]
    lsr x12, x12, #59
    add x12, x19, x12, lsl #3
.L304:
    mov w14, #0x1100
    add x13, x12, #0xc8, lsl #12
    and x10, x11, x10
    movk w14, #0xa, lsl #16
    ldr x12, [x13, #0x300]
    and x9, x9, x14
    orr x9, x10, x9
    and x8, x12, x8
    orr x8, x9, x8
    tst x8, x4
    b.ne .L305
    cmp w15, #0xff
    b.eq .L305
    add w8, w15, #0x1
    mov w9, #0x3084
    strh w9, [x3, w15, uxtw #1]
    strb w8, [x3, #0x200]
.L305:
    ldrb w8, [x0, #0x41]
    tbnz w8, #0x0, .L312
.L306:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    ret
.L307:
    and x17, x11, #0x60
    and x18, x14, #0x40
    orr x17, x18, x17
    cbnz x17, .L303
    tbz w12, #0x5, .L303
    mov x17, #0x4040404040404040
    mov x18, #0x200
    mov x2, #0x2000
    movk x17, #0x403e
    movk x18, #0x880, lsl #16
    movk x2, #0x810, lsl #16
    movk x17, #0x40, lsl #48
    movk x18, #0x100, lsl #32
    movk x2, #0x204, lsl #32
    movk x18, #0x280, lsl #48
    and x17, x13, x17
    and x2, x13, x2
    mul x17, x17, x18
    mov x18, #0x260
    movk x18, #0x240, lsl #16
    movk x18, #0x402, lsl #32
    movk x18, #0x1081, lsl #48
    mul x18, x2, x18
    lsr x17, x17, #53
    add x17, x19, x17, lsl #3
    lsr x18, x18, #59
    add x17, x17, #0x1c, lsl #12
    ldr x17, [x17]
    add x18, x19, x18, lsl #3
    and x17, x17, x10
    add x2, x18, #0xc8, lsl #12
    ldr x18, [x2, #0x700]
    mov w2, #0x1000
    movk w2, #0xa0, lsl #16
    and x2, x9, x2
    and x18, x18, x8
    orr x18, x2, x18
    orr x17, x17, x18
    tst x17, x4
    b.ne .L303
    cmp w15, #0xff
    b.eq .L303
    mov w17, #0x2184
    strh w17, [x3, w15, uxtw #1]
    add w15, w15, #0x1
    strb w15, [x3, #0x200]
    b .L303
.L308:
    mov x2, xzr
.L309:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    b plywright::movegen::evasions::filtered
.L310:
    mov x2, xzr
.L311:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    b plywright::movegen::evasions::filtered
.L312:
    ldp x20, x19, [sp, #0x50]
    ldrb w2, [x0, #0x42]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    b plywright::movegen::generate::en_passant

plywright::movegen::evasions::filtered:
    sub sp, sp, #0x120
    stp x29, x30, [sp, #0xc0]
    stp x28, x27, [sp, #0xd0]
    stp x26, x25, [sp, #0xe0]
    stp x24, x23, [sp, #0xf0]
    stp x22, x21, [sp, #0x100]
    stp x20, x19, [sp, #0x110]
    add x29, sp, #0xc0
    and x11, x1, #0xff
    adrp x9, plywright::board::geometry::AROUND
    add x9, x9, :lo12:plywright::board::geometry::AROUND
    and x10, x1, #0xff
    ldp x8, x23, [x0, #0x30]
    str x10, [sp, #0x30]
    add x14, x9, x11, lsl #6
    and x9, x1, #0x7
    mov x10, #0x101010101010101
    ldr x12, [x0]
    mov x22, x0
    lsl x9, x10, x9
    ldp x11, x10, [x14, #0x30]
    and x13, x8, x12
    orr x27, x23, x8
    stp x12, x14, [sp, #0x38]
    orn x9, x9, x2
    tst x13, #0xff000000000000
    adrp x24, plywright::sliders::magic::LOOKUPS
    add x24, x24, :lo12:plywright::sliders::magic::LOOKUPS
    and x9, x13, x9
    orn x11, x11, x2
    lsl x9, x9, #8
    orn x10, x10, x2
    and x11, x11, x13
    and x15, x10, x13
    and x14, x23, x11, lsl #9
    mvn x11, x27
    bic x12, x9, x27
    and x9, x23, x15, lsl #7
    adrp x25, plywright::sliders::magic::TABLE
    add x25, x25, :lo12:plywright::sliders::magic::TABLE
    and x10, x14, #0xfefefefefefefefe
    strb w1, [sp, #0x68]
    and x9, x9, #0x7f7f7f7f7f7f7f7f
    stp x1, x2, [sp, #0x18]
    stp x0, x3, [sp, #0x50]
    str x4, [sp, #0x48]
    str x4, [sp, #0x60]
    str x0, [sp, #0x28]
    b.eq .L6
    ands x13, x12, #0xff00000000000000
    b.eq .L1
    ldr x17, [sp, #0x40]
    ldp x16, x19, [x22, #0x8]
    ldr x18, [sp, #0x30]
    mov w15, #0x18
    mov x20, x13
    ldr x14, [x17]
    ldr x17, [x17, #0x10]
    umaddl x2, w18, w15, x24
    ldp x15, x7, [x22, #0x18]
    and x16, x16, x14
    ldr x14, [sp, #0x38]
    and x17, x17, x14
    orr x14, x7, x15
    ldr w6, [x2, #0x614]
    orr x15, x17, x16
    ldp x17, x18, [x2]
    ldp w16, w5, [x2, #0x10]
    ldr x0, [x2, #0x600]
    ldr x1, [x2, #0x608]
    ldr w2, [x2, #0x610]
    and x6, x6, #0x3f
    orr x7, x19, x7
    mov w19, #0x1
    and x5, x5, #0x3f
.L0:
    rbit x21, x20
    clz x21, x21
    add w22, w21, #0x38
    lsl x26, x19, x21
    lsl x22, x19, x22
    bic x21, x27, x22
    orr x21, x21, x26
    and x22, x17, x21
    and x21, x0, x21
    mul x22, x22, x18
    mul x21, x21, x1
    lsr x22, x22, x5
    lsr x21, x21, x6
    add x22, x22, x16
    ldr x22, [x25, x22, lsl #3]
    add x21, x21, x2
    ldr x21, [x25, x21, lsl #3]
    and x22, x14, x22
    orr x22, x15, x22
    and x21, x7, x21
    orr x21, x22, x21
    sub x22, x20, #0x1
    bic x21, x21, x26
    and x20, x22, x20
    tst x21, x23
    mov x21, x13
    csel x22, xzr, x26, eq
    eor x13, x22, x13
    cbnz x20, .L0
    cmp x22, x21
    ldr x22, [sp, #0x28]
    b.ne .L79
.L1:
    ands x13, x10, #0xfe00000000000000
    b.eq .L3
    ldr x17, [sp, #0x40]
    ldp x16, x19, [x22, #0x8]
    ldr x18, [sp, #0x30]
    mov w15, #0x18
    mov x20, x13
    ldr x14, [x17]
    ldr x17, [x17, #0x10]
    umaddl x2, w18, w15, x24
    ldp x15, x7, [x22, #0x18]
    and x16, x16, x14
    ldr x14, [sp, #0x38]
    and x17, x17, x14
    orr x14, x7, x15
    ldr w6, [x2, #0x614]
    orr x15, x17, x16
    ldp x17, x18, [x2]
    ldp w16, w5, [x2, #0x10]
    ldr x0, [x2, #0x600]
    ldr x1, [x2, #0x608]
    ldr w2, [x2, #0x610]
    and x6, x6, #0x3f
    orr x7, x19, x7
    mov w19, #0x1
    and x5, x5, #0x3f
.L2:
    rbit x21, x20
    clz x21, x21
    add w22, w21, #0x37
    lsl x26, x19, x21
    lsl x22, x19, x22
    bic x21, x27, x22
    orr x21, x21, x26
    and x22, x17, x21
    and x21, x0, x21
    mul x22, x22, x18
    mul x21, x21, x1
    lsr x22, x22, x5
    lsr x21, x21, x6
    add x22, x22, x16
    ldr x22, [x25, x22, lsl #3]
    add x21, x21, x2
    ldr x21, [x25, x21, lsl #3]
    and x22, x14, x22
    orr x22, x15, x22
    and x21, x7, x21
    orr x21, x22, x21
    sub x22, x20, #0x1
    bic x21, x21, x26
    and x20, x22, x20
    tst x21, x23
    mov x21, x13
    csel x22, xzr, x26, eq
    eor x13, x22, x13
    cbnz x20, .L2
    cmp x22, x21
    ldr x22, [sp, #0x28]
    b.ne .L83
.L3:
    ands x13, x9, #0x7f00000000000000
    b.eq .L5
    ldr x17, [sp, #0x40]
    ldp x16, x19, [x22, #0x8]
    ldr x18, [sp, #0x30]
    mov w15, #0x18
    mov x20, x13
    ldr x14, [x17]
    ldr x17, [x17, #0x10]
    umaddl x2, w18, w15, x24
    ldp x15, x7, [x22, #0x18]
    and x16, x16, x14
    ldr x14, [sp, #0x38]
    and x17, x17, x14
    orr x14, x7, x15
    ldr w6, [x2, #0x614]
    orr x15, x17, x16
    ldp x17, x18, [x2]
    ldp w16, w5, [x2, #0x10]
    ldr x0, [x2, #0x600]
    ldr x1, [x2, #0x608]
    ldr w2, [x2, #0x610]
    and x6, x6, #0x3f
    orr x7, x19, x7
    mov w19, #0x1
    and x5, x5, #0x3f
.L4:
    rbit x21, x20
    clz x21, x21
    add w22, w21, #0x39
    lsl x26, x19, x21
    lsl x22, x19, x22
    bic x21, x27, x22
    orr x21, x21, x26
    and x22, x17, x21
    and x21, x0, x21
    mul x22, x22, x18
    mul x21, x21, x1
    lsr x22, x22, x5
    lsr x21, x21, x6
    add x22, x22, x16
    ldr x22, [x25, x22, lsl #3]
    add x21, x21, x2
    ldr x21, [x25, x21, lsl #3]
    and x22, x14, x22
    orr x22, x15, x22
    and x21, x7, x21
    orr x21, x22, x21
    sub x22, x20, #0x1
    bic x21, x21, x26
    and x20, x22, x20
    tst x21, x23
    mov x21, x13
    csel x22, xzr, x26, eq
    eor x13, x22, x13
    cbnz x20, .L4
    cmp x22, x21
    ldr x22, [sp, #0x28]
    b.ne .L87
.L5:
    mov x14, #-0x101010101010102
    and x13, x12, #0xffffffffffff00
    and x14, x14, #0x1fffffffffffe00
    and x10, x10, x14
    mov x14, #0x7f7f7f7f7f7f7f7f
    and x14, x14, #0xffffffffffff00
    and x9, x9, x14
    and w11, w11, w12, lsl #8
    cbnz x10, .L7
    b .L11
.L6:
    mov x13, x12
    and w11, w11, w12, lsl #8
    cbz x10, .L11
.L7:
    ldr x16, [sp, #0x40]
    ldp x15, x7, [x22, #0x8]
    ldr x17, [sp, #0x30]
    mov w14, #0x18
    mov x19, x10
    ldr x12, [x16]
    ldr x16, [x16, #0x10]
    umaddl x1, w17, w14, x24
    ldp x14, x6, [x22, #0x18]
    and x15, x15, x12
    ldr x12, [sp, #0x38]
    and x16, x16, x12
    orr x12, x6, x14
    ldr w5, [x1, #0x614]
    orr x14, x16, x15
    ldp x16, x17, [x1]
    ldp w15, w2, [x1, #0x10]
    ldr x18, [x1, #0x600]
    ldr x0, [x1, #0x608]
    ldr w1, [x1, #0x610]
    and x5, x5, #0x3f
    orr x6, x7, x6
    mov w7, #0x1
    and x2, x2, #0x3f
.L8:
    rbit x20, x19
    clz x20, x20
    add w21, w20, #0x37
    lsl x22, x7, x20
    lsl x21, x7, x21
    bic x20, x27, x21
    orr x20, x20, x22
    and x21, x16, x20
    and x20, x18, x20
    mul x21, x21, x17
    mul x20, x20, x0
    lsr x21, x21, x2
    lsr x20, x20, x5
    add x21, x21, x15
    ldr x21, [x25, x21, lsl #3]
    add x20, x20, x1
    ldr x20, [x25, x20, lsl #3]
    and x21, x12, x21
    orr x21, x14, x21
    and x20, x6, x20
    orr x20, x21, x20
    sub x21, x19, #0x1
    bic x20, x20, x22
    and x19, x21, x19
    tst x20, x23
    mov x20, x10
    csel x21, xzr, x22, eq
    eor x10, x21, x10
    cbnz x19, .L8
    ldr x22, [sp, #0x28]
    cmp x21, x20
    b.eq .L11
    ldrb w12, [x3, #0x200]
.L9:
    cmp w12, #0xff
    b.eq .L10
    rbit x14, x10
    clz x14, x14
    add w15, w14, #0x37
    and w15, w15, #0x3f
    orr w14, w15, w14, lsl #6
    orr w14, w14, #0x4000
    strh w14, [x3, w12, uxtw #1]
    add w12, w12, #0x1
    strb w12, [x3, #0x200]
.L10:
    sub x14, x10, #0x1
    and x10, x14, x10
    cbnz x10, .L9
.L11:
    and x10, x11, #0xff000000
    cbz x9, .L15
    ldr x15, [sp, #0x40]
    ldp x14, x6, [x22, #0x8]
    ldr x16, [sp, #0x30]
    mov w12, #0x18
    mov x7, x9
    ldr x11, [x15]
    ldr x15, [x15, #0x10]
    umaddl x0, w16, w12, x24
    ldp x12, x5, [x22, #0x18]
    and x14, x14, x11
    ldr x11, [sp, #0x38]
    and x15, x15, x11
    orr x11, x5, x12
    ldr w2, [x0, #0x614]
    orr x12, x15, x14
    ldp x15, x16, [x0]
    ldp w14, w1, [x0, #0x10]
    ldr x17, [x0, #0x600]
    ldr x18, [x0, #0x608]
    ldr w0, [x0, #0x610]
    and x2, x2, #0x3f
    orr x5, x6, x5
    mov w6, #0x1
    and x1, x1, #0x3f
.L12:
    rbit x19, x7
    clz x19, x19
    add w20, w19, #0x39
    lsl x21, x6, x19
    lsl x20, x6, x20
    bic x19, x27, x20
    orr x19, x19, x21
    and x20, x15, x19
    and x19, x17, x19
    mul x20, x20, x16
    mul x19, x19, x18
    lsr x20, x20, x1
    lsr x19, x19, x2
    add x20, x20, x14
    ldr x20, [x25, x20, lsl #3]
    add x19, x19, x0
    ldr x19, [x25, x19, lsl #3]
    and x20, x11, x20
    orr x20, x12, x20
    and x19, x5, x19
    orr x19, x20, x19
    sub x20, x7, #0x1
    bic x19, x19, x21
    and x7, x20, x7
    tst x19, x23
    mov x19, x9
    csel x20, xzr, x21, eq
    eor x9, x20, x9
    cbnz x7, .L12
    cmp x20, x19
    b.eq .L15
    ldrb w11, [x3, #0x200]
.L13:
    cmp w11, #0xff
    b.eq .L14
    rbit x12, x9
    clz x12, x12
    add w14, w12, #0x39
    and w14, w14, #0x3f
    orr w12, w14, w12, lsl #6
    orr w12, w12, #0x4000
    strh w12, [x3, w11, uxtw #1]
    add w11, w11, #0x1
    strb w11, [x3, #0x200]
.L14:
    sub x12, x9, #0x1
    and x9, x12, x9
    cbnz x9, .L13
.L15:
    cbz x13, .L19
    ldr x14, [sp, #0x40]
    ldp x12, x5, [x22, #0x8]
    ldr x15, [sp, #0x30]
    mov w11, #0x18
    mov x6, x13
    ldr x9, [x14]
    ldr x14, [x14, #0x10]
    umaddl x18, w15, w11, x24
    ldp x11, x2, [x22, #0x18]
    and x12, x12, x9
    ldr x9, [sp, #0x38]
    and x14, x14, x9
    orr x9, x2, x11
    ldr w1, [x18, #0x614]
    orr x11, x14, x12
    ldp x14, x15, [x18]
    ldp w12, w0, [x18, #0x10]
    ldr x16, [x18, #0x600]
    ldr x17, [x18, #0x608]
    ldr w18, [x18, #0x610]
    and x1, x1, #0x3f
    orr x2, x5, x2
    mov w5, #0x1
    and x0, x0, #0x3f
.L16:
    rbit x7, x6
    clz x7, x7
    add w19, w7, #0x38
    lsl x20, x5, x7
    lsl x19, x5, x19
    bic x7, x27, x19
    orr x7, x7, x20
    and x19, x14, x7
    and x7, x16, x7
    mul x19, x19, x15
    mul x7, x7, x17
    lsr x19, x19, x0
    lsr x7, x7, x1
    add x19, x19, x12
    ldr x19, [x25, x19, lsl #3]
    add x7, x7, x18
    ldr x7, [x25, x7, lsl #3]
    and x19, x9, x19
    orr x19, x11, x19
    and x7, x2, x7
    orr x7, x19, x7
    sub x19, x6, #0x1
    bic x7, x7, x20
    and x6, x19, x6
    tst x7, x23
    mov x7, x13
    csel x19, xzr, x20, eq
    eor x13, x19, x13
    cbnz x6, .L16
    cmp x19, x7
    b.eq .L19
    ldrb w9, [x3, #0x200]
.L17:
    cmp w9, #0xff
    b.eq .L18
    rbit x11, x13
    clz x11, x11
    add w12, w11, #0x38
    and w12, w12, #0x3f
    orr w11, w12, w11, lsl #6
    strh w11, [x3, w9, uxtw #1]
    add w9, w9, #0x1
    strb w9, [x3, #0x200]
.L18:
    sub x11, x13, #0x1
    and x13, x11, x13
    cbnz x13, .L17
.L19:
    ldr x9, [sp, #0x20]
    mvn x9, x9
    cbz x10, .L48
    ldr x13, [sp, #0x40]
    ldp x19, x5, [x22, #0x8]
    ldr x14, [sp, #0x30]
    mov w12, #0x18
    mov x6, x10
    ldr x11, [x13]
    ldr x13, [x13, #0x10]
    umaddl x18, w14, w12, x24
    ldp x12, x2, [x22, #0x18]
    and x14, x19, x11
    ldr x11, [sp, #0x38]
    and x13, x13, x11
    orr x11, x2, x12
    ldr w1, [x18, #0x614]
    orr x12, x13, x14
    ldp x14, x15, [x18]
    ldp w13, w0, [x18, #0x10]
    ldr x16, [x18, #0x600]
    ldr x17, [x18, #0x608]
    ldr w18, [x18, #0x610]
    and x1, x1, #0x3f
    orr x2, x5, x2
    mov w5, #0x1
    and x0, x0, #0x3f
.L20:
    rbit x7, x6
    clz x7, x7
    add w20, w7, #0x30
    lsl x21, x5, x7
    lsl x20, x5, x20
    bic x7, x27, x20
    orr x7, x7, x21
    and x20, x14, x7
    and x7, x16, x7
    mul x20, x20, x15
    mul x7, x7, x17
    lsr x20, x20, x0
    lsr x7, x7, x1
    add x20, x20, x13
    ldr x20, [x25, x20, lsl #3]
    add x7, x7, x18
    ldr x7, [x25, x7, lsl #3]
    and x20, x11, x20
    orr x20, x12, x20
    and x7, x2, x7
    orr x7, x20, x7
    sub x20, x6, #0x1
    bic x7, x7, x21
    and x6, x20, x6
    tst x7, x23
    mov x7, x10
    csel x20, xzr, x21, eq
    eor x10, x20, x10
    cbnz x6, .L20
    cmp x20, x7
    b.eq .L23
    ldrb w11, [x3, #0x200]
.L21:
    cmp w11, #0xff
    b.eq .L22
    rbit x12, x10
    clz x12, x12
    add w13, w12, #0x30
    and w13, w13, #0x3f
    orr w12, w13, w12, lsl #6
    orr w12, w12, #0x1000
    strh w12, [x3, w11, uxtw #1]
    add w11, w11, #0x1
    strb w11, [x3, #0x200]
.L22:
    sub x12, x10, #0x1
    and x10, x12, x10
    cbnz x10, .L21
.L23:
    and x10, x8, x9
    mvn x22, x8
    ands x9, x10, x19
    str x10, [sp, #0x10]
    b.eq .L49
.L24:
    ldp x10, x11, [sp, #0x28]
    mov w8, #0x18
    ldrb w17, [x3, #0x200]
    umaddl x12, w11, w8, x24
    ldp x8, x16, [x10, #0x18]
    ldr x11, [x10, #0x10]
    ldr x10, [sp, #0x48]
    mvn x13, x10
    add x14, x12, #0x600
    orr x15, x16, x8
    stp x16, x11, [sp]
    orr x21, x11, x16
    mov w16, #0x1
    b .L26
.L25:
    sub x8, x9, #0x1
    and x9, x8, x9
    cbz x9, .L35
.L26:
    rbit x8, x9
    adrp x10, plywright::board::geometry::AROUND
    add x10, x10, :lo12:plywright::board::geometry::AROUND
    clz x18, x8
    lsl x8, x18, #6
    ldr x8, [x10, x8]
    ands x0, x8, x22
    b.eq .L28
    ldr x11, [sp, #0x40]
    lsl x10, x16, x18
    ldp w5, w20, [x12, #0x10]
    ldr x8, [x11]
    ldr x4, [x11, #0x10]
    ldr x11, [sp, #0x38]
    ldp w6, w24, [x14, #0x10]
    ldp x1, x2, [x12]
    and x8, x19, x8
    ldp x26, x28, [x14]
    and x4, x11, x4
    orr x7, x4, x8
    and x20, x20, #0x3f
    and x30, x24, #0x3f
    bic x8, x27, x10
    mov x10, x0
.L27:
    neg x4, x10
    and x4, x10, x4
    orr x24, x8, x4
    and x11, x1, x24
    and x24, x26, x24
    mul x11, x11, x2
    mul x24, x24, x28
    lsr x11, x11, x20
    lsr x24, x24, x30
    add x11, x11, x5
    ldr x11, [x25, x11, lsl #3]
    add x24, x24, x6
    ldr x24, [x25, x24, lsl #3]
    and x11, x15, x11
    orr x11, x7, x11
    and x24, x21, x24
    orr x11, x11, x24
    sub x24, x10, #0x1
    bic x11, x11, x4
    and x10, x24, x10
    tst x11, x23
    csel x11, xzr, x4, eq
    eor x0, x11, x0
    cbnz x10, .L27
.L28:
    ldr x8, [sp, #0x48]
    ands x8, x8, x0
    b.eq .L31
    orr w1, w18, #0x4000
    mov w2, w17
    adrp x24, plywright::sliders::magic::LOOKUPS
    add x24, x24, :lo12:plywright::sliders::magic::LOOKUPS
.L29:
    cmp w2, #0xff
    b.eq .L30
    rbit x10, x8
    add w17, w2, #0x1
    clz x10, x10
    orr w10, w1, w10, lsl #6
    strh w10, [x3, w2, uxtw #1]
    mov w2, w17
    strb w17, [x3, #0x200]
.L30:
    sub x10, x8, #0x1
    and x8, x10, x8
    cbnz x8, .L29
    ands x8, x0, x13
    b.ne .L32
    b .L25
.L31:
    adrp x24, plywright::sliders::magic::LOOKUPS
    add x24, x24, :lo12:plywright::sliders::magic::LOOKUPS
    ands x8, x0, x13
    b.eq .L25
.L32:
    mov w0, w17
.L33:
    cmp w0, #0xff
    b.eq .L34
    rbit x10, x8
    add w17, w0, #0x1
    clz x10, x10
    orr w10, w18, w10, lsl #6
    strh w10, [x3, w0, uxtw #1]
    mov w0, w17
    strb w17, [x3, #0x200]
.L34:
    sub x10, x8, #0x1
    and x8, x10, x8
    cbnz x8, .L33
    b .L25
.L35:
    ldr x10, [sp, #0x10]
    ldr x11, [sp]
    ands x12, x10, x21
    b.eq .L50
.L36:
    ldp x8, x9, [sp, #0x28]
    mov w4, #0x18
    ldrb w17, [x3, #0x200]
    umaddl x14, w9, w4, x24
    ldr x9, [x8, #0x18]
    ldr x8, [sp, #0x48]
    mvn x16, x8
    orr x20, x11, x9
    str x9, [sp]
    add x15, x14, #0x600
    b .L38
.L37:
    sub x8, x12, #0x1
    and x12, x8, x12
    cbz x12, .L47
.L38:
    rbit x8, x12
    clz x18, x8
    umaddl x8, w18, w4, x24
    ldr x9, [x8, #0x600]
    ldr x10, [x8, #0x608]
    and x9, x9, x27
    mul x9, x9, x10
    ldr w10, [x8, #0x614]
    ldr w8, [x8, #0x610]
    lsr x9, x9, x10
    add x8, x9, x8
    ldr x8, [x25, x8, lsl #3]
    ands x10, x8, x22
    b.eq .L40
    ldr x11, [sp, #0x40]
    mov w9, #0x1
    ldp w5, w26, [x14, #0x10]
    ldr x8, [x11]
    ldr x0, [x11, #0x10]
    ldr x11, [sp, #0x38]
    ldp w6, w24, [x15, #0x10]
    lsl x9, x9, x18
    ldp x1, x2, [x14]
    ldp x28, x30, [x15]
    and x8, x19, x8
    and x0, x11, x0
    and x26, x26, #0x3f
    bic x9, x27, x9
    orr x7, x0, x8
    and x8, x24, #0x3f
    mov x0, x10
.L39:
    neg x24, x0
    and x24, x0, x24
    orr x11, x9, x24
    and x13, x1, x11
    and x11, x28, x11
    mul x13, x13, x2
    mul x11, x11, x30
    lsr x13, x13, x26
    lsr x11, x11, x8
    add x13, x13, x5
    ldr x13, [x25, x13, lsl #3]
    add x11, x11, x6
    ldr x11, [x25, x11, lsl #3]
    and x13, x20, x13
    orr x13, x7, x13
    and x11, x21, x11
    orr x11, x13, x11
    sub x13, x0, #0x1
    bic x11, x11, x24
    and x0, x13, x0
    tst x11, x23
    csel x11, xzr, x24, eq
    eor x10, x11, x10
    cbnz x0, .L39
.L40:
    ldr x8, [sp, #0x48]
    ands x8, x8, x10
    b.eq .L43
    orr w9, w18, #0x4000
    mov w1, w17
    adrp x24, plywright::sliders::magic::LOOKUPS
    add x24, x24, :lo12:plywright::sliders::magic::LOOKUPS
.L41:
    cmp w1, #0xff
    b.eq .L42
    rbit x11, x8
    add w17, w1, #0x1
    clz x11, x11
    orr w11, w9, w11, lsl #6
    strh w11, [x3, w1, uxtw #1]
    mov w1, w17
    strb w17, [x3, #0x200]
.L42:
    sub x11, x8, #0x1
    and x8, x11, x8
    cbnz x8, .L41
    ands x8, x10, x16
    b.ne .L44
    b .L37
.L43:
    adrp x24, plywright::sliders::magic::LOOKUPS
    add x24, x24, :lo12:plywright::sliders::magic::LOOKUPS
    ands x8, x10, x16
    b.eq .L37
.L44:
    mov w9, w17
.L45:
    cmp w9, #0xff
    b.eq .L46
    rbit x10, x8
    add w17, w9, #0x1
    clz x10, x10
    orr w10, w18, w10, lsl #6
    strh w10, [x3, w9, uxtw #1]
    mov w9, w17
    strb w17, [x3, #0x200]
.L46:
    sub x10, x8, #0x1
    and x8, x10, x8
    cbnz x8, .L45
    b .L37
.L47:
    ldr x10, [sp, #0x10]
    ands x10, x10, x20
    b.ne .L51
    b .L62
.L48:
    ldr x19, [x22, #0x8]
    and x10, x8, x9
    mvn x22, x8
    ands x9, x10, x19
    str x10, [sp, #0x10]
    b.ne .L24
.L49:
    ldr x8, [sp, #0x28]
    ldr x9, [x8, #0x10]
    ldr x11, [x8, #0x20]
    str x9, [sp, #0x8]
    orr x21, x11, x9
    ands x12, x10, x21
    b.ne .L36
.L50:
    ldr x8, [sp, #0x28]
    ldr x8, [x8, #0x18]
    str x8, [sp]
    orr x20, x8, x11
    ands x10, x10, x20
    b.eq .L62
.L51:
    ldr x8, [sp, #0x30]
    mov w11, #0x18
    ldrb w16, [x3, #0x200]
    umaddl x12, w8, w11, x24
    ldr x8, [sp, #0x48]
    mvn x14, x8
    add x13, x12, #0x600
    b .L53
.L52:
    sub x8, x10, #0x1
    and x10, x8, x10
    cbz x10, .L62
.L53:
    rbit x8, x10
    clz x17, x8
    umaddl x8, w17, w11, x24
    ldp x9, x18, [x8]
    and x9, x9, x27
    mul x9, x9, x18
    ldp w8, w18, [x8, #0x10]
    lsr x9, x9, x18
    add x8, x9, x8
    ldr x8, [x25, x8, lsl #3]
    ands x18, x8, x22
    b.eq .L55
    ldr x15, [sp, #0x40]
    mov w9, #0x1
    mov x30, x18
    ldp w2, w7, [x12, #0x10]
    ldr x8, [x15]
    ldr x4, [x15, #0x10]
    ldr x15, [sp, #0x38]
    ldp w5, w24, [x13, #0x10]
    lsl x9, x9, x17
    ldp x0, x1, [x12]
    ldp x26, x28, [x13]
    and x8, x19, x8
    and x4, x15, x4
    and x7, x7, #0x3f
    bic x9, x27, x9
    orr x6, x4, x8
    and x8, x24, #0x3f
.L54:
    neg x4, x30
    and x4, x30, x4
    orr x24, x9, x4
    and x15, x0, x24
    and x24, x26, x24
    mul x15, x15, x1
    mul x24, x24, x28
    lsr x15, x15, x7
    lsr x24, x24, x8
    add x15, x15, x2
    ldr x15, [x25, x15, lsl #3]
    add x24, x24, x5
    ldr x24, [x25, x24, lsl #3]
    and x15, x20, x15
    orr x15, x6, x15
    and x24, x21, x24
    orr x15, x15, x24
    sub x24, x30, #0x1
    bic x15, x15, x4
    and x30, x24, x30
    tst x15, x23
    csel x15, xzr, x4, eq
    eor x18, x15, x18
    cbnz x30, .L54
.L55:
    ldr x8, [sp, #0x48]
    ands x8, x8, x18
    b.eq .L58
    orr w9, w17, #0x4000
    mov w0, w16
    adrp x24, plywright::sliders::magic::LOOKUPS
    add x24, x24, :lo12:plywright::sliders::magic::LOOKUPS
.L56:
    cmp w0, #0xff
    b.eq .L57
    rbit x15, x8
    add w16, w0, #0x1
    clz x15, x15
    orr w15, w9, w15, lsl #6
    strh w15, [x3, w0, uxtw #1]
    mov w0, w16
    strb w16, [x3, #0x200]
.L57:
    sub x15, x8, #0x1
    and x8, x15, x8
    cbnz x8, .L56
    ands x8, x18, x14
    b.ne .L59
    b .L52
.L58:
    adrp x24, plywright::sliders::magic::LOOKUPS
    add x24, x24, :lo12:plywright::sliders::magic::LOOKUPS
    ands x8, x18, x14
    b.eq .L52
.L59:
    mov w9, w16
.L60:
    cmp w9, #0xff
    b.eq .L61
    rbit x15, x8
    add w16, w9, #0x1
    clz x15, x15
    orr w15, w17, w15, lsl #6
    strh w15, [x3, w9, uxtw #1]
    mov w9, w16
    strb w16, [x3, #0x200]
.L61:
    sub x15, x8, #0x1
    and x8, x15, x8
    cbnz x8, .L60
    b .L52
.L62:
    ldr x12, [sp, #0x20]
    cbz x12, .L68
    ldr x11, [sp, #0x28]
    mov x8, #-0x1
    sub x9, x29, #0x30
    sub x10, x29, #0x10
    add x9, x9, #0x18
    stur x12, [x29, #-0x20]
    stp x11, x8, [x29, #-0x30]
    ldr x8, [sp, #0x18]
    stur x9, [x29, #-0x40]
    sturb w8, [x29, #-0x18]
    add x8, sp, #0x50
    stp x8, x10, [x29, #-0x50]
    ldp x9, x8, [sp]
    stur x22, [x29, #-0x10]
    ands x26, x8, x12
    mov x8, x11
    b.eq .L64
    mov w28, #0x18
.L63:
    rbit x8, x26
    sub x0, x29, #0x50
    clz x1, x8
    umaddl x8, w1, w28, x24
    ldr x9, [x8, #0x600]
    ldr x10, [x8, #0x608]
    and x9, x9, x27
    mul x9, x9, x10
    ldr w10, [x8, #0x614]
    ldr w8, [x8, #0x610]
    lsr x9, x9, x10
    add x8, x9, x8
    sub x9, x26, #0x1
    ldr x2, [x25, x8, lsl #3]
    and x26, x9, x26
    bl plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    cbnz x26, .L63
    ldur x8, [x29, #-0x30]
    ldr x12, [sp, #0x20]
    ldr x9, [x8, #0x18]
.L64:
    ands x26, x9, x12
    b.eq .L66
    mov w28, #0x18
.L65:
    rbit x8, x26
    sub x0, x29, #0x50
    clz x1, x8
    umaddl x8, w1, w28, x24
    ldp x9, x10, [x8]
    and x9, x9, x27
    mul x9, x9, x10
    ldp w8, w10, [x8, #0x10]
    lsr x9, x9, x10
    add x8, x9, x8
    sub x9, x26, #0x1
    ldr x2, [x25, x8, lsl #3]
    and x26, x9, x26
    bl plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    cbnz x26, .L65
    ldur x8, [x29, #-0x30]
    ldr x12, [sp, #0x20]
.L66:
    ldr x8, [x8, #0x20]
    ands x26, x8, x12
    b.eq .L68
    mov w28, #0x18
.L67:
    rbit x8, x26
    sub x0, x29, #0x50
    clz x1, x8
    umaddl x8, w1, w28, x24
    ldp x9, x10, [x8]
    ldr x11, [x8, #0x600]
    ldr x12, [x8, #0x608]
    and x9, x9, x27
    mul x9, x9, x10
    and x10, x11, x27
    ldr w11, [x8, #0x614]
    mul x10, x10, x12
    ldp w13, w12, [x8, #0x10]
    ldr w8, [x8, #0x610]
    lsr x9, x9, x12
    lsr x10, x10, x11
    add x9, x9, x13
    add x8, x10, x8
    ldr x9, [x25, x9, lsl #3]
    sub x10, x26, #0x1
    ldr x8, [x25, x8, lsl #3]
    and x26, x10, x26
    orr x2, x8, x9
    bl plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    cbnz x26, .L67
.L68:
    ldr x8, [sp, #0x40]
    ldr x1, [sp, #0x28]
    adrp x3, plywright::board::geometry::AROUND
    add x3, x3, :lo12:plywright::board::geometry::AROUND
    ldr x8, [x8, #0x8]
    ands x8, x8, x22
    b.eq .L77
    ldr x9, [x1, #0x28]
    ldr x10, [sp, #0x38]
    mov x11, #-0x101010101010102
    mov x12, #0x7f7f7f7f7f7f7f7f
    and x11, x11, #0x1fffffffffffe00
    and x9, x9, x23
    and x12, x12, #0xffffffffffff00
    and x10, x23, x10
    rbit x9, x9
    add x11, x11, #0xfe
    add x12, x12, #0x7f
    and x11, x11, x10, lsr #7
    and x10, x12, x10, lsr #9
    clz x9, x9
    and x9, x9, #0x3f
    orr x10, x11, x10
    add x9, x3, x9, lsl #6
    ldr x9, [x9, #0x8]
    orr x9, x9, x10
    bics x8, x8, x9
    b.eq .L70
    ldr x11, [sp, #0x30]
    mov w10, #0x1
    mov x9, xzr
    mov w12, #0x1
    mov x13, x8
    lsl x10, x10, x11
    mov w11, #0x18
    bic x10, x27, x10
.L69:
    rbit x14, x13
    clz x14, x14
    umaddl x15, w14, w11, x24
    ldp x16, x17, [x15]
    ldr x18, [x15, #0x600]
    ldr x0, [x15, #0x608]
    and x16, x16, x10
    mul x16, x16, x17
    and x17, x18, x10
    ldp w2, w18, [x15, #0x10]
    mul x17, x17, x0
    ldr w0, [x15, #0x614]
    ldr w15, [x15, #0x610]
    lsr x16, x16, x18
    lsl x18, x14, #6
    lsl x14, x12, x14
    lsr x17, x17, x0
    add x16, x16, x2
    ldr x18, [x3, x18]
    ldr x16, [x25, x16, lsl #3]
    add x15, x17, x15
    and x17, x18, x19
    ldr x15, [x25, x15, lsl #3]
    and x16, x16, x20
    orr x16, x16, x17
    and x15, x15, x21
    orr x15, x16, x15
    sub x16, x13, #0x1
    tst x15, x23
    and x13, x16, x13
    csel x14, xzr, x14, eq
    orr x9, x14, x9
    cbnz x13, .L69
    mvn x10, x9
    ldr x9, [sp, #0x60]
    and x8, x8, x10
    ands x10, x9, x8
    b.ne .L71
    b .L74
.L70:
    mov x10, #-0x1
    ldr x9, [sp, #0x60]
    and x8, x8, x10
    ands x10, x9, x8
    b.eq .L74
.L71:
    ldr x11, [sp, #0x58]
    ldr x13, [sp, #0x18]
    mov w12, #0x4000
    bfxil w12, w13, #0, #8
    ldrb w13, [x11, #0x200]
.L72:
    cmp w13, #0xff
    b.eq .L73
    rbit x14, x10
    clz x14, x14
    orr w14, w12, w14, lsl #6
    strh w14, [x11, w13, uxtw #1]
    add w13, w13, #0x1
    strb w13, [x11, #0x200]
.L73:
    sub x14, x10, #0x1
    and x10, x14, x10
    cbnz x10, .L72
.L74:
    bics x8, x8, x9
    b.eq .L77
    ldr x9, [sp, #0x58]
    ldr x10, [sp, #0x18]
    ldrb w11, [x9, #0x200]
    and w10, w10, #0xff
.L75:
    cmp w11, #0xff
    b.eq .L76
    rbit x12, x8
    clz x12, x12
    orr w12, w10, w12, lsl #6
    strh w12, [x9, w11, uxtw #1]
    add w11, w11, #0x1
    strb w11, [x9, #0x200]
.L76:
    sub x12, x8, #0x1
    and x8, x12, x8
    cbnz x8, .L75
.L77:
    ldrb w8, [x1, #0x41]
    tbnz w8, #0x0, .L91
.L78:
    ldp x20, x19, [sp, #0x110]
    ldp x22, x21, [sp, #0x100]
    ldp x24, x23, [sp, #0xf0]
    ldp x26, x25, [sp, #0xe0]
    ldp x28, x27, [sp, #0xd0]
    ldp x29, x30, [sp, #0xc0]
    add sp, sp, #0x120
    ret
.L79:
    ldrb w17, [x3, #0x200]
    mov w14, #0xb000
    mov w15, #0xa000
    mov w16, #0x9000
.L80:
    cmp w17, #0xff
    b.eq .L81
    rbit x18, x13
    clz x18, x18
    add w0, w18, #0x38
    and w0, w0, #0x3f
    orr w18, w0, w18, lsl #6
    add w0, w17, #0x1
    cmp w0, #0xff
    orr w1, w18, w14
    strh w1, [x3, w17, uxtw #1]
    strb w0, [x3, #0x200]
    b.eq .L82
    add w1, w17, #0x2
    orr w2, w18, #0x8000
    strh w2, [x3, w0, uxtw #1]
    cmp w1, #0xff
    strb w1, [x3, #0x200]
    b.eq .L82
    add w0, w17, #0x3
    orr w2, w18, w15
    strh w2, [x3, w1, uxtw #1]
    cmp w0, #0xff
    strb w0, [x3, #0x200]
    b.eq .L82
    add w17, w17, #0x4
    orr w18, w18, w16
    strh w18, [x3, w0, uxtw #1]
    strb w17, [x3, #0x200]
.L81:
    sub x18, x13, #0x1
    ands x13, x18, x13
    b.ne .L80
    b .L1
.L82:
    mov w17, #0xff
    sub x18, x13, #0x1
    ands x13, x18, x13
    b.ne .L80
    b .L1
.L83:
    ldrb w15, [x3, #0x200]
    mov w14, #0xd000
.L84:
    cmp w15, #0xff
    b.eq .L85
    rbit x16, x13
    clz x16, x16
    add w17, w16, #0x37
    and w17, w17, #0x3f
    orr w16, w17, w16, lsl #6
    add w17, w15, #0x1
    cmp w17, #0xff
    orr w18, w16, #0xf000
    strh w18, [x3, w15, uxtw #1]
    strb w17, [x3, #0x200]
    b.eq .L86
    add w18, w15, #0x2
    orr w0, w16, #0xc000
    strh w0, [x3, w17, uxtw #1]
    cmp w18, #0xff
    strb w18, [x3, #0x200]
    b.eq .L86
    add w17, w15, #0x3
    orr w0, w16, #0xe000
    strh w0, [x3, w18, uxtw #1]
    cmp w17, #0xff
    strb w17, [x3, #0x200]
    b.eq .L86
    add w15, w15, #0x4
    orr w16, w16, w14
    strh w16, [x3, w17, uxtw #1]
    strb w15, [x3, #0x200]
.L85:
    sub x16, x13, #0x1
    ands x13, x16, x13
    b.ne .L84
    b .L3
.L86:
    mov w15, #0xff
    sub x16, x13, #0x1
    ands x13, x16, x13
    b.ne .L84
    b .L3
.L87:
    ldrb w15, [x3, #0x200]
    mov w14, #0xd000
.L88:
    cmp w15, #0xff
    b.eq .L89
    rbit x16, x13
    clz x16, x16
    add w17, w16, #0x39
    and w17, w17, #0x3f
    orr w16, w17, w16, lsl #6
    add w17, w15, #0x1
    cmp w17, #0xff
    orr w18, w16, #0xf000
    strh w18, [x3, w15, uxtw #1]
    strb w17, [x3, #0x200]
    b.eq .L90
    add w18, w15, #0x2
    orr w0, w16, #0xc000
    strh w0, [x3, w17, uxtw #1]
    cmp w18, #0xff
    strb w18, [x3, #0x200]
    b.eq .L90
    add w17, w15, #0x3
    orr w0, w16, #0xe000
    strh w0, [x3, w18, uxtw #1]
    cmp w17, #0xff
    strb w17, [x3, #0x200]
    b.eq .L90
    add w15, w15, #0x4
    orr w16, w16, w14
    strh w16, [x3, w17, uxtw #1]
    strb w15, [x3, #0x200]
.L89:
    sub x16, x13, #0x1
    ands x13, x16, x13
    b.ne .L88
    b .L5
.L90:
    mov w15, #0xff
    sub x16, x13, #0x1
    ands x13, x16, x13
    b.ne .L88
    b .L5
.L91:
    ldp q0, q1, [sp, #0x50]
    sub x0, x29, #0x50
    ldrb w3, [x1, #0x42]
    sub x4, x29, #0x30
    ldr x2, [sp, #0x18]
    stp q0, q1, [x29, #-0x30]
    bl plywright::movegen::generate::en_passant
    b .L78

plywright::movegen::evasions::filtered:
    sub sp, sp, #0x120
    stp x29, x30, [sp, #0xc0]
    stp x28, x27, [sp, #0xd0]
    stp x26, x25, [sp, #0xe0]
    stp x24, x23, [sp, #0xf0]
    stp x22, x21, [sp, #0x100]
    stp x20, x19, [sp, #0x110]
    add x29, sp, #0xc0
    and x10, x1, #0xff
    adrp x8, plywright::board::geometry::AROUND
    add x8, x8, :lo12:plywright::board::geometry::AROUND
    add x12, x8, x10, lsl #6
    and x9, x1, #0xff
    mov x10, #0x101010101010101
    str x9, [sp, #0x28]
    ldp x23, x8, [x0, #0x30]
    and x9, x1, #0x7
    ldp x13, x14, [x12, #0x30]
    mov x11, #-0x101010101010102
    ldr x15, [x0]
    lsl x9, x10, x9
    and x11, x11, #0x1fffffffffffe00
    stp x12, x4, [sp, #0x40]
    mov x12, #0x7f7f7f7f7f7f7f7f
    and x12, x12, #0xffffffffffff00
    str x15, [sp, #0x38]
    and x15, x8, x15
    orn x9, x9, x2
    orn x10, x14, x2
    orr x14, x11, #0xfe
    and x9, x15, x9
    and x10, x10, x15
    and x14, x23, x14
    orn x13, x13, x2
    orr x16, x12, #0x7f
    and x10, x14, x10, lsr #7
    and x14, x13, x15
    and x16, x23, x16
    lsr x17, x9, #8
    orr x27, x23, x8
    and x9, x16, x14, lsr #9
    tst x15, #0xff00
    mvn x13, x27
    adrp x24, plywright::sliders::magic::LOOKUPS
    add x24, x24, :lo12:plywright::sliders::magic::LOOKUPS
    bic x14, x17, x27
    adrp x25, plywright::sliders::magic::TABLE
    add x25, x25, :lo12:plywright::sliders::magic::TABLE
    stp x0, x3, [sp, #0x50]
    strb w1, [sp, #0x68]
    stp x1, x2, [sp, #0x18]
    str x4, [sp, #0x60]
    str x0, [sp, #0x30]
    b.eq .L6
    ands x15, x14, #0xff
    b.eq .L1
    ldr x13, [sp, #0x40]
    ldp x17, x20, [x0, #0x8]
    ldr x1, [sp, #0x28]
    mov w18, #0x18
    mov w22, #0x101
    ldr x16, [x13]
    ldr x13, [x13, #0x18]
    mov x26, x15
    umaddl x6, w1, w18, x24
    ldp x1, x21, [x0, #0x18]
    and x16, x17, x16
    ldr x17, [sp, #0x38]
    and x17, x13, x17
    ldr w19, [x6, #0x614]
    ldr x2, [x6, #0x600]
    ldp w0, w7, [x6, #0x10]
    orr x16, x17, x16
    ldp x17, x18, [x6]
    ldr x5, [x6, #0x608]
    ldr w6, [x6, #0x610]
    orr x1, x21, x1
    and x7, x7, #0x3f
    and x19, x19, #0x3f
    orr x20, x20, x21
    mov w21, #0x1
.L0:
    rbit x28, x26
    clz x28, x28
    lsl x30, x22, x28
    lsl x13, x21, x28
    bic x28, x27, x30
    orr x28, x28, x13
    and x30, x17, x28
    and x28, x2, x28
    mul x30, x30, x18
    mul x28, x28, x5
    lsr x30, x30, x7
    lsr x28, x28, x19
    add x30, x30, x0
    ldr x30, [x25, x30, lsl #3]
    add x28, x28, x6
    ldr x28, [x25, x28, lsl #3]
    and x30, x1, x30
    orr x30, x16, x30
    and x28, x20, x28
    orr x28, x30, x28
    sub x30, x26, #0x1
    bic x28, x28, x13
    and x26, x30, x26
    tst x28, x23
    mov x28, x15
    csel x30, xzr, x13, eq
    eor x15, x30, x15
    cbnz x26, .L0
    ldr x0, [sp, #0x30]
    cmp x30, x28
    b.ne .L79
.L1:
    ands x15, x10, #0xfe
    b.eq .L3
    ldr x18, [sp, #0x40]
    ldp x16, x20, [x0, #0x8]
    ldr x1, [sp, #0x28]
    mov w17, #0x18
    mov w22, #0x81
    ldr x13, [x18]
    ldr x18, [x18, #0x18]
    mov x26, x15
    umaddl x6, w1, w17, x24
    ldp x1, x21, [x0, #0x18]
    and x13, x16, x13
    ldr x16, [sp, #0x38]
    and x16, x18, x16
    ldp x17, x18, [x6]
    orr x16, x16, x13
    ldr w19, [x6, #0x614]
    ldr x2, [x6, #0x600]
    ldp w0, w13, [x6, #0x10]
    ldr x5, [x6, #0x608]
    ldr w6, [x6, #0x610]
    orr x1, x21, x1
    and x19, x19, #0x3f
    orr x20, x20, x21
    mov w21, #0x1
    and x7, x13, #0x3f
.L2:
    rbit x13, x26
    clz x13, x13
    lsl x28, x22, x13
    lsl x13, x21, x13
    bic x28, x27, x28
    orr x28, x28, x13
    and x30, x17, x28
    and x28, x2, x28
    mul x30, x30, x18
    mul x28, x28, x5
    lsr x30, x30, x7
    lsr x28, x28, x19
    add x30, x30, x0
    ldr x30, [x25, x30, lsl #3]
    add x28, x28, x6
    ldr x28, [x25, x28, lsl #3]
    and x30, x1, x30
    orr x30, x16, x30
    and x28, x20, x28
    orr x28, x30, x28
    sub x30, x26, #0x1
    bic x28, x28, x13
    and x26, x30, x26
    tst x28, x23
    mov x28, x15
    csel x30, xzr, x13, eq
    eor x15, x30, x15
    cbnz x26, .L2
    ldr x0, [sp, #0x30]
    cmp x30, x28
    b.ne .L83
.L3:
    ands x15, x9, #0x7f
    b.eq .L5
    ldr x18, [sp, #0x40]
    ldp x16, x20, [x0, #0x8]
    ldr x1, [sp, #0x28]
    mov w17, #0x18
    mov w22, #0x201
    ldr x13, [x18]
    ldr x18, [x18, #0x18]
    mov x26, x15
    umaddl x6, w1, w17, x24
    ldp x1, x21, [x0, #0x18]
    and x13, x16, x13
    ldr x16, [sp, #0x38]
    and x16, x18, x16
    ldp x17, x18, [x6]
    orr x16, x16, x13
    ldr w19, [x6, #0x614]
    ldr x2, [x6, #0x600]
    ldp w0, w13, [x6, #0x10]
    ldr x5, [x6, #0x608]
    ldr w6, [x6, #0x610]
    orr x1, x21, x1
    and x19, x19, #0x3f
    orr x20, x20, x21
    mov w21, #0x1
    and x7, x13, #0x3f
.L4:
    rbit x13, x26
    clz x13, x13
    lsl x28, x22, x13
    lsl x13, x21, x13
    bic x28, x27, x28
    orr x28, x28, x13
    and x30, x17, x28
    and x28, x2, x28
    mul x30, x30, x18
    mul x28, x28, x5
    lsr x30, x30, x7
    lsr x28, x28, x19
    add x30, x30, x0
    ldr x30, [x25, x30, lsl #3]
    add x28, x28, x6
    ldr x28, [x25, x28, lsl #3]
    and x30, x1, x30
    orr x30, x16, x30
    and x28, x20, x28
    orr x28, x30, x28
    sub x30, x26, #0x1
    bic x28, x28, x13
    and x26, x30, x26
    tst x28, x23
    mov x28, x15
    csel x30, xzr, x13, eq
    eor x15, x30, x15
    cbnz x26, .L4
    ldr x0, [sp, #0x30]
    cmp x30, x28
    b.ne .L87
.L5:
    and x15, x14, #0xffffffffffff00
    and x10, x10, x11
    and x9, x9, x12
    mvn x13, x27
    and x11, x13, x14, lsr #8
    cbnz x10, .L7
    b .L11
.L6:
    mov x15, x14
    and x11, x13, x14, lsr #8
    cbz x10, .L11
.L7:
    ldr x16, [sp, #0x40]
    ldp x13, x6, [x0, #0x8]
    ldr x17, [sp, #0x28]
    mov w14, #0x18
    mov w19, #0x81
    ldr x12, [x16]
    ldr x16, [x16, #0x18]
    mov x20, x10
    umaddl x1, w17, w14, x24
    ldp x17, x7, [x0, #0x18]
    and x12, x13, x12
    ldr x13, [sp, #0x38]
    and x13, x16, x13
    ldr w5, [x1, #0x614]
    ldr x18, [x1, #0x600]
    ldp w16, w2, [x1, #0x10]
    orr x12, x13, x12
    ldp x13, x14, [x1]
    ldr x0, [x1, #0x608]
    ldr w1, [x1, #0x610]
    orr x17, x7, x17
    and x2, x2, #0x3f
    and x5, x5, #0x3f
    orr x6, x6, x7
    mov w7, #0x1
.L8:
    rbit x21, x20
    clz x21, x21
    lsl x22, x19, x21
    lsl x26, x7, x21
    bic x21, x27, x22
    orr x21, x21, x26
    and x22, x13, x21
    and x21, x18, x21
    mul x22, x22, x14
    mul x21, x21, x0
    lsr x22, x22, x2
    lsr x21, x21, x5
    add x22, x22, x16
    ldr x22, [x25, x22, lsl #3]
    add x21, x21, x1
    ldr x21, [x25, x21, lsl #3]
    and x22, x17, x22
    orr x22, x12, x22
    and x21, x6, x21
    orr x21, x22, x21
    sub x22, x20, #0x1
    bic x21, x21, x26
    and x20, x22, x20
    tst x21, x23
    mov x21, x10
    csel x22, xzr, x26, eq
    eor x10, x22, x10
    cbnz x20, .L8
    ldr x0, [sp, #0x30]
    cmp x22, x21
    b.eq .L11
    ldrb w12, [x3, #0x200]
.L9:
    cmp w12, #0xff
    b.eq .L10
    rbit x13, x10
    clz x13, x13
    add w14, w13, #0x7
    orr w13, w14, w13, lsl #6
    orr w13, w13, #0x4000
    strh w13, [x3, w12, uxtw #1]
    add w12, w12, #0x1
    strb w12, [x3, #0x200]
.L10:
    sub x13, x10, #0x1
    and x10, x13, x10
    cbnz x10, .L9
.L11:
    and x10, x11, #0xff00000000
    cbz x9, .L15
    ldr x14, [sp, #0x40]
    ldp x12, x5, [x0, #0x8]
    ldr x16, [sp, #0x28]
    mov w13, #0x18
    mov w7, #0x201
    ldr x11, [x14]
    ldr x14, [x14, #0x18]
    mov x19, x9
    umaddl x4, w16, w13, x24
    ldp x16, x6, [x0, #0x18]
    and x11, x12, x11
    ldr x12, [sp, #0x38]
    and x12, x14, x12
    ldr w2, [x4, #0x614]
    ldr x17, [x4, #0x600]
    ldp w14, w1, [x4, #0x10]
    orr x11, x12, x11
    ldp x12, x13, [x4]
    ldr x18, [x4, #0x608]
    ldr w0, [x4, #0x610]
    orr x16, x6, x16
    and x1, x1, #0x3f
    and x2, x2, #0x3f
    orr x5, x5, x6
    mov w6, #0x1
.L12:
    rbit x20, x19
    clz x20, x20
    lsl x21, x7, x20
    lsl x22, x6, x20
    bic x20, x27, x21
    orr x20, x20, x22
    and x21, x12, x20
    and x20, x17, x20
    mul x21, x21, x13
    mul x20, x20, x18
    lsr x21, x21, x1
    lsr x20, x20, x2
    add x21, x21, x14
    ldr x21, [x25, x21, lsl #3]
    add x20, x20, x0
    ldr x20, [x25, x20, lsl #3]
    and x21, x16, x21
    orr x21, x11, x21
    and x20, x5, x20
    orr x20, x21, x20
    sub x21, x19, #0x1
    bic x20, x20, x22
    and x19, x21, x19
    tst x20, x23
    mov x20, x9
    csel x21, xzr, x22, eq
    eor x9, x21, x9
    cbnz x19, .L12
    ldr x0, [sp, #0x30]
    cmp x21, x20
    b.eq .L15
    ldrb w11, [x3, #0x200]
.L13:
    cmp w11, #0xff
    b.eq .L14
    rbit x12, x9
    clz x12, x12
    add w13, w12, #0x9
    orr w12, w13, w12, lsl #6
    orr w12, w12, #0x4000
    strh w12, [x3, w11, uxtw #1]
    add w11, w11, #0x1
    strb w11, [x3, #0x200]
.L14:
    sub x12, x9, #0x1
    and x9, x12, x9
    cbnz x9, .L13
.L15:
    cbz x15, .L19
    ldr x13, [sp, #0x40]
    ldp x11, x2, [x0, #0x8]
    ldr x14, [sp, #0x28]
    mov w12, #0x18
    mov w6, #0x101
    ldr x9, [x13]
    ldr x13, [x13, #0x18]
    mov x7, x15
    umaddl x18, w14, w12, x24
    ldp x14, x5, [x0, #0x18]
    and x9, x11, x9
    ldr x11, [sp, #0x38]
    and x11, x13, x11
    ldr w1, [x18, #0x614]
    ldr x16, [x18, #0x600]
    ldp w13, w4, [x18, #0x10]
    orr x9, x11, x9
    ldp x11, x12, [x18]
    ldr x17, [x18, #0x608]
    ldr w18, [x18, #0x610]
    orr x14, x5, x14
    and x4, x4, #0x3f
    and x1, x1, #0x3f
    orr x2, x2, x5
    mov w5, #0x1
.L16:
    rbit x19, x7
    clz x19, x19
    lsl x20, x6, x19
    lsl x21, x5, x19
    bic x19, x27, x20
    orr x19, x19, x21
    and x20, x11, x19
    and x19, x16, x19
    mul x20, x20, x12
    mul x19, x19, x17
    lsr x20, x20, x4
    lsr x19, x19, x1
    add x20, x20, x13
    ldr x20, [x25, x20, lsl #3]
    add x19, x19, x18
    ldr x19, [x25, x19, lsl #3]
    and x20, x14, x20
    orr x20, x9, x20
    and x19, x2, x19
    orr x19, x20, x19
    sub x20, x7, #0x1
    bic x19, x19, x21
    and x7, x20, x7
    tst x19, x23
    mov x19, x15
    csel x20, xzr, x21, eq
    eor x15, x20, x15
    cbnz x7, .L16
    cmp x20, x19
    b.eq .L19
    ldrb w9, [x3, #0x200]
.L17:
    cmp w9, #0xff
    b.eq .L18
    rbit x11, x15
    clz x11, x11
    add w12, w11, #0x8
    orr w11, w12, w11, lsl #6
    strh w11, [x3, w9, uxtw #1]
    add w9, w9, #0x1
    strb w9, [x3, #0x200]
.L18:
    sub x11, x15, #0x1
    and x15, x11, x15
    cbnz x15, .L17
.L19:
    ldr x9, [sp, #0x20]
    mvn x9, x9
    cbz x10, .L48
    ldr x14, [sp, #0x28]
    ldr x13, [sp, #0x40]
    mov w12, #0x18
    ldp x19, x2, [x0, #0x8]
    mov w6, #0x10001
    umaddl x18, w14, w12, x24
    ldr x11, [x13]
    ldr x13, [x13, #0x18]
    ldr x12, [sp, #0x38]
    ldp x15, x5, [x0, #0x18]
    and x11, x19, x11
    mov x7, x10
    and x12, x13, x12
    ldr w1, [x18, #0x614]
    ldr x16, [x18, #0x600]
    ldp w14, w0, [x18, #0x10]
    orr x11, x12, x11
    ldp x12, x13, [x18]
    ldr x17, [x18, #0x608]
    ldr w18, [x18, #0x610]
    orr x15, x5, x15
    and x0, x0, #0x3f
    and x1, x1, #0x3f
    orr x2, x2, x5
    mov w5, #0x1
.L20:
    rbit x20, x7
    clz x20, x20
    lsl x21, x6, x20
    lsl x22, x5, x20
    bic x20, x27, x21
    orr x20, x20, x22
    and x21, x12, x20
    and x20, x16, x20
    mul x21, x21, x13
    mul x20, x20, x17
    lsr x21, x21, x0
    lsr x20, x20, x1
    add x21, x21, x14
    ldr x21, [x25, x21, lsl #3]
    add x20, x20, x18
    ldr x20, [x25, x20, lsl #3]
    and x21, x15, x21
    orr x21, x11, x21
    and x20, x2, x20
    orr x20, x21, x20
    sub x21, x7, #0x1
    bic x20, x20, x22
    and x7, x21, x7
    tst x20, x23
    mov x20, x10
    csel x21, xzr, x22, eq
    eor x10, x21, x10
    cbnz x7, .L20
    cmp x21, x20
    b.eq .L23
    ldrb w11, [x3, #0x200]
.L21:
    cmp w11, #0xff
    b.eq .L22
    rbit x12, x10
    clz x12, x12
    add w13, w12, #0x10
    orr w12, w13, w12, lsl #6
    orr w12, w12, #0x1000
    strh w12, [x3, w11, uxtw #1]
    add w11, w11, #0x1
    strb w11, [x3, #0x200]
.L22:
    sub x12, x10, #0x1
    and x10, x12, x10
    cbnz x10, .L21
.L23:
    and x10, x8, x9
    mvn x22, x8
    ands x9, x10, x19
    str x10, [sp, #0x10]
    b.eq .L49
.L24:
    ldp x11, x10, [sp, #0x28]
    mov w8, #0x18
    ldrb w17, [x3, #0x200]
    umaddl x12, w11, w8, x24
    ldp x8, x16, [x10, #0x18]
    ldr x11, [x10, #0x10]
    ldr x10, [sp, #0x48]
    mvn x13, x10
    add x14, x12, #0x600
    orr x15, x16, x8
    stp x16, x11, [sp]
    orr x21, x11, x16
    mov w16, #0x1
    b .L26
.L25:
    sub x8, x9, #0x1
    and x9, x8, x9
    cbz x9, .L35
.L26:
    rbit x8, x9
    adrp x10, plywright::board::geometry::AROUND
    add x10, x10, :lo12:plywright::board::geometry::AROUND
    clz x18, x8
    lsl x8, x18, #6
    ldr x8, [x10, x8]
    ands x0, x8, x22
    b.eq .L28
    ldr x11, [sp, #0x40]
    lsl x10, x16, x18
    ldp w5, w20, [x12, #0x10]
    ldr x8, [x11]
    ldr x4, [x11, #0x18]
    ldr x11, [sp, #0x38]
    ldp w6, w24, [x14, #0x10]
    ldp x1, x2, [x12]
    and x8, x19, x8
    ldp x26, x28, [x14]
    and x4, x11, x4
    orr x7, x4, x8
    and x20, x20, #0x3f
    and x30, x24, #0x3f
    bic x8, x27, x10
    mov x10, x0
.L27:
    neg x4, x10
    and x4, x10, x4
    orr x24, x8, x4
    and x11, x1, x24
    and x24, x26, x24
    mul x11, x11, x2
    mul x24, x24, x28
    lsr x11, x11, x20
    lsr x24, x24, x30
    add x11, x11, x5
    ldr x11, [x25, x11, lsl #3]
    add x24, x24, x6
    ldr x24, [x25, x24, lsl #3]
    and x11, x15, x11
    orr x11, x7, x11
    and x24, x21, x24
    orr x11, x11, x24
    sub x24, x10, #0x1
    bic x11, x11, x4
    and x10, x24, x10
    tst x11, x23
    csel x11, xzr, x4, eq
    eor x0, x11, x0
    cbnz x10, .L27
.L28:
    ldr x8, [sp, #0x48]
    ands x8, x8, x0
    b.eq .L31
    orr w1, w18, #0x4000
    mov w2, w17
    adrp x24, plywright::sliders::magic::LOOKUPS
    add x24, x24, :lo12:plywright::sliders::magic::LOOKUPS
.L29:
    cmp w2, #0xff
    b.eq .L30
    rbit x10, x8
    add w17, w2, #0x1
    clz x10, x10
    orr w10, w1, w10, lsl #6
    strh w10, [x3, w2, uxtw #1]
    mov w2, w17
    strb w17, [x3, #0x200]
.L30:
    sub x10, x8, #0x1
    and x8, x10, x8
    cbnz x8, .L29
    ands x8, x0, x13
    b.ne .L32
    b .L25
.L31:
    adrp x24, plywright::sliders::magic::LOOKUPS
    add x24, x24, :lo12:plywright::sliders::magic::LOOKUPS
    ands x8, x0, x13
    b.eq .L25
.L32:
    mov w0, w17
.L33:
    cmp w0, #0xff
    b.eq .L34
    rbit x10, x8
    add w17, w0, #0x1
    clz x10, x10
    orr w10, w18, w10, lsl #6
    strh w10, [x3, w0, uxtw #1]
    mov w0, w17
    strb w17, [x3, #0x200]
.L34:
    sub x10, x8, #0x1
    and x8, x10, x8
    cbnz x8, .L33
    b .L25
.L35:
    ldr x10, [sp, #0x10]
    ldr x11, [sp]
    ands x12, x10, x21
    b.eq .L50
.L36:
    ldp x9, x8, [sp, #0x28]
    mov w4, #0x18
    ldrb w17, [x3, #0x200]
    umaddl x14, w9, w4, x24
    ldr x9, [x8, #0x18]
    ldr x8, [sp, #0x48]
    mvn x16, x8
    orr x20, x11, x9
    str x9, [sp]
    add x15, x14, #0x600
    b .L38
.L37:
    sub x8, x12, #0x1
    and x12, x8, x12
    cbz x12, .L47
.L38:
    rbit x8, x12
    clz x18, x8
    umaddl x8, w18, w4, x24
    ldr x9, [x8, #0x600]
    ldr x10, [x8, #0x608]
    and x9, x9, x27
    mul x9, x9, x10
    ldr w10, [x8, #0x614]
    ldr w8, [x8, #0x610]
    lsr x9, x9, x10
    add x8, x9, x8
    ldr x8, [x25, x8, lsl #3]
    ands x10, x8, x22
    b.eq .L40
    ldr x11, [sp, #0x40]
    mov w9, #0x1
    ldp w5, w26, [x14, #0x10]
    ldr x8, [x11]
    ldr x0, [x11, #0x18]
    ldr x11, [sp, #0x38]
    ldp w6, w24, [x15, #0x10]
    lsl x9, x9, x18
    ldp x1, x2, [x14]
    ldp x28, x30, [x15]
    and x8, x19, x8
    and x0, x11, x0
    and x26, x26, #0x3f
    bic x9, x27, x9
    orr x7, x0, x8
    and x8, x24, #0x3f
    mov x0, x10
.L39:
    neg x24, x0
    and x24, x0, x24
    orr x11, x9, x24
    and x13, x1, x11
    and x11, x28, x11
    mul x13, x13, x2
    mul x11, x11, x30
    lsr x13, x13, x26
    lsr x11, x11, x8
    add x13, x13, x5
    ldr x13, [x25, x13, lsl #3]
    add x11, x11, x6
    ldr x11, [x25, x11, lsl #3]
    and x13, x20, x13
    orr x13, x7, x13
    and x11, x21, x11
    orr x11, x13, x11
    sub x13, x0, #0x1
    bic x11, x11, x24
    and x0, x13, x0
    tst x11, x23
    csel x11, xzr, x24, eq
    eor x10, x11, x10
    cbnz x0, .L39
.L40:
    ldr x8, [sp, #0x48]
    ands x8, x8, x10
    b.eq .L43
    orr w9, w18, #0x4000
    mov w1, w17
    adrp x24, plywright::sliders::magic::LOOKUPS
    add x24, x24, :lo12:plywright::sliders::magic::LOOKUPS
.L41:
    cmp w1, #0xff
    b.eq .L42
    rbit x11, x8
    add w17, w1, #0x1
    clz x11, x11
    orr w11, w9, w11, lsl #6
    strh w11, [x3, w1, uxtw #1]
    mov w1, w17
    strb w17, [x3, #0x200]
.L42:
    sub x11, x8, #0x1
    and x8, x11, x8
    cbnz x8, .L41
    ands x8, x10, x16
    b.ne .L44
    b .L37
.L43:
    adrp x24, plywright::sliders::magic::LOOKUPS
    add x24, x24, :lo12:plywright::sliders::magic::LOOKUPS
    ands x8, x10, x16
    b.eq .L37
.L44:
    mov w9, w17
.L45:
    cmp w9, #0xff
    b.eq .L46
    rbit x10, x8
    add w17, w9, #0x1
    clz x10, x10
    orr w10, w18, w10, lsl #6
    strh w10, [x3, w9, uxtw #1]
    mov w9, w17
    strb w17, [x3, #0x200]
.L46:
    sub x10, x8, #0x1
    and x8, x10, x8
    cbnz x8, .L45
    b .L37
.L47:
    ldr x10, [sp, #0x10]
    ands x10, x10, x20
    b.ne .L51
    b .L62
.L48:
    ldr x19, [x0, #0x8]
    and x10, x8, x9
    mvn x22, x8
    ands x9, x10, x19
    str x10, [sp, #0x10]
    b.ne .L24
.L49:
    ldr x8, [sp, #0x30]
    ldr x9, [x8, #0x10]
    ldr x11, [x8, #0x20]
    str x9, [sp, #0x8]
    orr x21, x11, x9
    ands x12, x10, x21
    b.ne .L36
.L50:
    ldr x8, [sp, #0x30]
    ldr x8, [x8, #0x18]
    str x8, [sp]
    orr x20, x8, x11
    ands x10, x10, x20
    b.eq .L62
.L51:
    ldr x8, [sp, #0x28]
    mov w11, #0x18
    ldrb w16, [x3, #0x200]
    umaddl x12, w8, w11, x24
    ldr x8, [sp, #0x48]
    mvn x14, x8
    add x13, x12, #0x600
    b .L53
.L52:
    sub x8, x10, #0x1
    and x10, x8, x10
    cbz x10, .L62
.L53:
    rbit x8, x10
    clz x17, x8
    umaddl x8, w17, w11, x24
    ldp x9, x18, [x8]
    and x9, x9, x27
    mul x9, x9, x18
    ldp w8, w18, [x8, #0x10]
    lsr x9, x9, x18
    add x8, x9, x8
    ldr x8, [x25, x8, lsl #3]
    ands x18, x8, x22
    b.eq .L55
    ldr x15, [sp, #0x40]
    mov w9, #0x1
    mov x30, x18
    ldp w2, w7, [x12, #0x10]
    ldr x8, [x15]
    ldr x4, [x15, #0x18]
    ldr x15, [sp, #0x38]
    ldp w5, w24, [x13, #0x10]
    lsl x9, x9, x17
    ldp x0, x1, [x12]
    ldp x26, x28, [x13]
    and x8, x19, x8
    and x4, x15, x4
    and x7, x7, #0x3f
    bic x9, x27, x9
    orr x6, x4, x8
    and x8, x24, #0x3f
.L54:
    neg x4, x30
    and x4, x30, x4
    orr x24, x9, x4
    and x15, x0, x24
    and x24, x26, x24
    mul x15, x15, x1
    mul x24, x24, x28
    lsr x15, x15, x7
    lsr x24, x24, x8
    add x15, x15, x2
    ldr x15, [x25, x15, lsl #3]
    add x24, x24, x5
    ldr x24, [x25, x24, lsl #3]
    and x15, x20, x15
    orr x15, x6, x15
    and x24, x21, x24
    orr x15, x15, x24
    sub x24, x30, #0x1
    bic x15, x15, x4
    and x30, x24, x30
    tst x15, x23
    csel x15, xzr, x4, eq
    eor x18, x15, x18
    cbnz x30, .L54
.L55:
    ldr x8, [sp, #0x48]
    ands x8, x8, x18
    b.eq .L58
    orr w9, w17, #0x4000
    mov w0, w16
    adrp x24, plywright::sliders::magic::LOOKUPS
    add x24, x24, :lo12:plywright::sliders::magic::LOOKUPS
.L56:
    cmp w0, #0xff
    b.eq .L57
    rbit x15, x8
    add w16, w0, #0x1
    clz x15, x15
    orr w15, w9, w15, lsl #6
    strh w15, [x3, w0, uxtw #1]
    mov w0, w16
    strb w16, [x3, #0x200]
.L57:
    sub x15, x8, #0x1
    and x8, x15, x8
    cbnz x8, .L56
    ands x8, x18, x14
    b.ne .L59
    b .L52
.L58:
    adrp x24, plywright::sliders::magic::LOOKUPS
    add x24, x24, :lo12:plywright::sliders::magic::LOOKUPS
    ands x8, x18, x14
    b.eq .L52
.L59:
    mov w9, w16
.L60:
    cmp w9, #0xff
    b.eq .L61
    rbit x15, x8
    add w16, w9, #0x1
    clz x15, x15
    orr w15, w17, w15, lsl #6
    strh w15, [x3, w9, uxtw #1]
    mov w9, w16
    strb w16, [x3, #0x200]
.L61:
    sub x15, x8, #0x1
    and x8, x15, x8
    cbnz x8, .L60
    b .L52
.L62:
    ldr x12, [sp, #0x20]
    cbz x12, .L68
    ldr x11, [sp, #0x30]
    mov x8, #-0x1
    sub x9, x29, #0x30
    sub x10, x29, #0x10
    add x9, x9, #0x18
    stur x12, [x29, #-0x20]
    stp x11, x8, [x29, #-0x30]
    ldr x8, [sp, #0x18]
    stur x9, [x29, #-0x40]
    sturb w8, [x29, #-0x18]
    add x8, sp, #0x50
    stp x8, x10, [x29, #-0x50]
    ldp x9, x8, [sp]
    stur x22, [x29, #-0x10]
    ands x26, x8, x12
    mov x8, x11
    b.eq .L64
    mov w28, #0x18
.L63:
    rbit x8, x26
    sub x0, x29, #0x50
    clz x1, x8
    umaddl x8, w1, w28, x24
    ldr x9, [x8, #0x600]
    ldr x10, [x8, #0x608]
    and x9, x9, x27
    mul x9, x9, x10
    ldr w10, [x8, #0x614]
    ldr w8, [x8, #0x610]
    lsr x9, x9, x10
    add x8, x9, x8
    sub x9, x26, #0x1
    ldr x2, [x25, x8, lsl #3]
    and x26, x9, x26
    bl plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    cbnz x26, .L63
    ldur x8, [x29, #-0x30]
    ldr x12, [sp, #0x20]
    ldr x9, [x8, #0x18]
.L64:
    ands x26, x9, x12
    b.eq .L66
    mov w28, #0x18
.L65:
    rbit x8, x26
    sub x0, x29, #0x50
    clz x1, x8
    umaddl x8, w1, w28, x24
    ldp x9, x10, [x8]
    and x9, x9, x27
    mul x9, x9, x10
    ldp w8, w10, [x8, #0x10]
    lsr x9, x9, x10
    add x8, x9, x8
    sub x9, x26, #0x1
    ldr x2, [x25, x8, lsl #3]
    and x26, x9, x26
    bl plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    cbnz x26, .L65
    ldur x8, [x29, #-0x30]
    ldr x12, [sp, #0x20]
.L66:
    ldr x8, [x8, #0x20]
    ands x26, x8, x12
    b.eq .L68
    mov w28, #0x18
.L67:
    rbit x8, x26
    sub x0, x29, #0x50
    clz x1, x8
    umaddl x8, w1, w28, x24
    ldp x9, x10, [x8]
    ldr x11, [x8, #0x600]
    ldr x12, [x8, #0x608]
    and x9, x9, x27
    mul x9, x9, x10
    and x10, x11, x27
    ldr w11, [x8, #0x614]
    mul x10, x10, x12
    ldp w13, w12, [x8, #0x10]
    ldr w8, [x8, #0x610]
    lsr x9, x9, x12
    lsr x10, x10, x11
    add x9, x9, x13
    add x8, x10, x8
    ldr x9, [x25, x9, lsl #3]
    sub x10, x26, #0x1
    ldr x8, [x25, x8, lsl #3]
    and x26, x10, x26
    orr x2, x8, x9
    bl plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    cbnz x26, .L67
.L68:
    ldr x8, [sp, #0x40]
    ldr x1, [sp, #0x30]
    adrp x3, plywright::board::geometry::AROUND
    add x3, x3, :lo12:plywright::board::geometry::AROUND
    ldr x8, [x8, #0x8]
    ands x8, x8, x22
    b.eq .L77
    ldr x9, [x1, #0x28]
    ldr x10, [sp, #0x38]
    and x9, x9, x23
    and x10, x23, x10
    rbit x9, x9
    lsl x11, x10, #9
    lsl x10, x10, #7
    clz x9, x9
    and x11, x11, #0xfefefefefefefefe
    and x10, x10, #0x7f7f7f7f7f7f7f7f
    and x9, x9, #0x3f
    orr x10, x11, x10
    add x9, x3, x9, lsl #6
    ldr x9, [x9, #0x8]
    orr x9, x9, x10
    bics x8, x8, x9
    b.eq .L70
    ldr x11, [sp, #0x28]
    mov w10, #0x1
    mov x9, xzr
    mov w12, #0x1
    mov x13, x8
    lsl x10, x10, x11
    mov w11, #0x18
    bic x10, x27, x10
.L69:
    rbit x14, x13
    clz x14, x14
    umaddl x15, w14, w11, x24
    ldp x16, x17, [x15]
    ldr x18, [x15, #0x600]
    ldr x0, [x15, #0x608]
    and x16, x16, x10
    mul x16, x16, x17
    and x17, x18, x10
    ldp w2, w18, [x15, #0x10]
    mul x17, x17, x0
    ldr w0, [x15, #0x614]
    ldr w15, [x15, #0x610]
    lsr x16, x16, x18
    lsl x18, x14, #6
    lsl x14, x12, x14
    lsr x17, x17, x0
    add x16, x16, x2
    ldr x18, [x3, x18]
    ldr x16, [x25, x16, lsl #3]
    add x15, x17, x15
    and x17, x18, x19
    ldr x15, [x25, x15, lsl #3]
    and x16, x16, x20
    orr x16, x16, x17
    and x15, x15, x21
    orr x15, x16, x15
    sub x16, x13, #0x1
    tst x15, x23
    and x13, x16, x13
    csel x14, xzr, x14, eq
    orr x9, x14, x9
    cbnz x13, .L69
    mvn x10, x9
    ldr x9, [sp, #0x60]
    and x8, x8, x10
    ands x10, x9, x8
    b.ne .L71
    b .L74
.L70:
    mov x10, #-0x1
    ldr x9, [sp, #0x60]
    and x8, x8, x10
    ands x10, x9, x8
    b.eq .L74
.L71:
    ldr x11, [sp, #0x58]
    ldr x13, [sp, #0x18]
    mov w12, #0x4000
    bfxil w12, w13, #0, #8
    ldrb w13, [x11, #0x200]
.L72:
    cmp w13, #0xff
    b.eq .L73
    rbit x14, x10
    clz x14, x14
    orr w14, w12, w14, lsl #6
    strh w14, [x11, w13, uxtw #1]
    add w13, w13, #0x1
    strb w13, [x11, #0x200]
.L73:
    sub x14, x10, #0x1
    and x10, x14, x10
    cbnz x10, .L72
.L74:
    bics x8, x8, x9
    b.eq .L77
    ldr x9, [sp, #0x58]
    ldr x10, [sp, #0x18]
    ldrb w11, [x9, #0x200]
    and w10, w10, #0xff
.L75:
    cmp w11, #0xff
    b.eq .L76
    rbit x12, x8
    clz x12, x12
    orr w12, w10, w12, lsl #6
    strh w12, [x9, w11, uxtw #1]
    add w11, w11, #0x1
    strb w11, [x9, #0x200]
.L76:
    sub x12, x8, #0x1
    and x8, x12, x8
    cbnz x8, .L75
.L77:
    ldrb w8, [x1, #0x41]
    tbnz w8, #0x0, .L91
.L78:
    ldp x20, x19, [sp, #0x110]
    ldp x22, x21, [sp, #0x100]
    ldp x24, x23, [sp, #0xf0]
    ldp x26, x25, [sp, #0xe0]
    ldp x28, x27, [sp, #0xd0]
    ldp x29, x30, [sp, #0xc0]
    add sp, sp, #0x120
    ret
.L79:
    ldrb w4, [x3, #0x200]
    mov w16, #0xb000
    mov w17, #0xa000
    mov w18, #0x9000
.L80:
    cmp w4, #0xff
    b.eq .L81
    rbit x13, x15
    add w2, w4, #0x1
    cmp w2, #0xff
    clz x13, x13
    add w1, w13, #0x8
    orr w1, w1, w13, lsl #6
    orr w13, w1, w16
    strh w13, [x3, w4, uxtw #1]
    strb w2, [x3, #0x200]
    b.eq .L82
    add w5, w4, #0x2
    orr w13, w1, #0x8000
    strh w13, [x3, w2, uxtw #1]
    cmp w5, #0xff
    strb w5, [x3, #0x200]
    b.eq .L82
    add w2, w4, #0x3
    orr w13, w1, w17
    strh w13, [x3, w5, uxtw #1]
    cmp w2, #0xff
    strb w2, [x3, #0x200]
    b.eq .L82
    add w4, w4, #0x4
    orr w13, w1, w18
    strh w13, [x3, w2, uxtw #1]
    strb w4, [x3, #0x200]
.L81:
    sub x13, x15, #0x1
    ands x15, x13, x15
    b.ne .L80
    b .L1
.L82:
    mov w4, #0xff
    sub x13, x15, #0x1
    ands x15, x13, x15
    b.ne .L80
    b .L1
.L83:
    ldrb w17, [x3, #0x200]
    mov w16, #0xd000
.L84:
    cmp w17, #0xff
    b.eq .L85
    rbit x13, x15
    add w2, w17, #0x1
    cmp w2, #0xff
    clz x13, x13
    add w18, w13, #0x7
    orr w18, w18, w13, lsl #6
    orr w13, w18, #0xf000
    strh w13, [x3, w17, uxtw #1]
    strb w2, [x3, #0x200]
    b.eq .L86
    add w1, w17, #0x2
    orr w13, w18, #0xc000
    strh w13, [x3, w2, uxtw #1]
    cmp w1, #0xff
    strb w1, [x3, #0x200]
    b.eq .L86
    add w2, w17, #0x3
    orr w13, w18, #0xe000
    strh w13, [x3, w1, uxtw #1]
    cmp w2, #0xff
    strb w2, [x3, #0x200]
    b.eq .L86
    add w17, w17, #0x4
    orr w13, w18, w16
    strh w13, [x3, w2, uxtw #1]
    strb w17, [x3, #0x200]
.L85:
    sub x13, x15, #0x1
    ands x15, x13, x15
    b.ne .L84
    b .L3
.L86:
    mov w17, #0xff
    sub x13, x15, #0x1
    ands x15, x13, x15
    b.ne .L84
    b .L3
.L87:
    ldrb w17, [x3, #0x200]
    mov w16, #0xd000
.L88:
    cmp w17, #0xff
    b.eq .L89
    rbit x13, x15
    add w2, w17, #0x1
    cmp w2, #0xff
    clz x13, x13
    add w18, w13, #0x9
    orr w18, w18, w13, lsl #6
    orr w13, w18, #0xf000
    strh w13, [x3, w17, uxtw #1]
    strb w2, [x3, #0x200]
    b.eq .L90
    add w1, w17, #0x2
    orr w13, w18, #0xc000
    strh w13, [x3, w2, uxtw #1]
    cmp w1, #0xff
    strb w1, [x3, #0x200]
    b.eq .L90
    add w2, w17, #0x3
    orr w13, w18, #0xe000
    strh w13, [x3, w1, uxtw #1]
    cmp w2, #0xff
    strb w2, [x3, #0x200]
    b.eq .L90
    add w17, w17, #0x4
    orr w13, w18, w16
    strh w13, [x3, w2, uxtw #1]
    strb w17, [x3, #0x200]
.L89:
    sub x13, x15, #0x1
    ands x15, x13, x15
    b.ne .L88
    b .L5
.L90:
    mov w17, #0xff
    sub x13, x15, #0x1
    ands x15, x13, x15
    b.ne .L88
    b .L5
.L91:
    ldp q0, q1, [sp, #0x50]
    sub x0, x29, #0x50
    ldrb w3, [x1, #0x42]
    sub x4, x29, #0x30
    ldr x2, [sp, #0x18]
    stp q0, q1, [x29, #-0x30]
    bl plywright::movegen::generate::en_passant
    b .L78

plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}:
    stp x20, x19, [sp, #-0x10]!
    ldp x9, x8, [x0, #0x8]
    adrp x10, plywright::board::geometry::LINE
    add x10, x10, :lo12:plywright::board::geometry::LINE
    ldrb w8, [x8]
    ldr x9, [x9]
    add x8, x10, x8, lsl #9
    and x10, x1, #0xff
    and x9, x9, x2
    ldr x11, [x8, x10, lsl #3]
    ldr x8, [x0]
    ands x9, x9, x11
    b.eq .L1
    ldrb w11, [x8, #0x18]
    ldr x16, [x8]
    adrp x12, plywright::board::geometry::AROUND
    add x12, x12, :lo12:plywright::board::geometry::AROUND
    mov w13, #0x18
    adrp x14, plywright::sliders::magic::LOOKUPS
    add x14, x14, :lo12:plywright::sliders::magic::LOOKUPS
    add x12, x12, x11, lsl #6
    umaddl x0, w11, w13, x14
    mov w15, #0x1
    ldp x14, x13, [x16]
    lsl x4, x15, x10
    ldr x15, [x12]
    ldr x12, [x12, #0x10]
    ldp x2, x3, [x16, #0x18]
    ldr x6, [x16, #0x10]
    ldp x17, x10, [x16, #0x30]
    and x13, x13, x15
    ldp w11, w18, [x0, #0x10]
    and x12, x14, x12
    orr x16, x3, x2
    ldr w2, [x0, #0x614]
    orr x12, x12, x13
    ldp x13, x14, [x0]
    orr x5, x10, x17
    and x15, x18, #0x3f
    ldr x17, [x0, #0x600]
    ldr x18, [x0, #0x608]
    ldr w0, [x0, #0x610]
    and x2, x2, #0x3f
    orr x3, x6, x3
    bic x4, x5, x4
    adrp x5, plywright::sliders::magic::TABLE
    add x5, x5, :lo12:plywright::sliders::magic::TABLE
    mov x6, x9
.L0:
    neg x7, x6
    and x7, x6, x7
    orr x19, x4, x7
    and x20, x13, x19
    and x19, x17, x19
    mul x20, x20, x14
    mul x19, x19, x18
    lsr x20, x20, x15
    lsr x19, x19, x2
    add x20, x20, x11
    ldr x20, [x5, x20, lsl #3]
    add x19, x19, x0
    ldr x19, [x5, x19, lsl #3]
    and x20, x16, x20
    orr x20, x12, x20
    and x19, x3, x19
    orr x19, x20, x19
    sub x20, x6, #0x1
    bic x19, x19, x7
    and x6, x20, x6
    tst x19, x10
    csel x7, xzr, x7, eq
    eor x9, x7, x9
    cbnz x6, .L0
.L1:
    ldr x10, [x8, #0x10]
    ands x11, x10, x9
    b.eq .L4
    ldr x12, [x8, #0x8]
    mov w13, #0x4000
    bfxil w13, w1, #0, #8
    ldrb w14, [x12, #0x200]
.L2:
    cmp w14, #0xff
    b.eq .L3
    rbit x15, x11
    clz x15, x15
    orr w15, w13, w15, lsl #6
    strh w15, [x12, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x12, #0x200]
.L3:
    sub x15, x11, #0x1
    and x11, x15, x11
    cbnz x11, .L2
.L4:
    bics x9, x9, x10
    b.eq .L7
    ldr x8, [x8, #0x8]
    and w10, w1, #0xff
    ldrb w11, [x8, #0x200]
.L5:
    cmp w11, #0xff
    b.eq .L6
    rbit x12, x9
    clz x12, x12
    orr w12, w10, w12, lsl #6
    strh w12, [x8, w11, uxtw #1]
    add w11, w11, #0x1
    strb w11, [x8, #0x200]
.L6:
    sub x12, x9, #0x1
    and x9, x12, x9
    cbnz x9, .L5
.L7:
    ldp x20, x19, [sp], #0x10
    ret

plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}:
    stp x20, x19, [sp, #-0x10]!
    ldp x9, x8, [x0, #0x8]
    adrp x10, plywright::board::geometry::LINE
    add x10, x10, :lo12:plywright::board::geometry::LINE
    ldrb w8, [x8]
    ldr x9, [x9]
    add x8, x10, x8, lsl #9
    and x10, x1, #0xff
    and x9, x9, x2
    ldr x11, [x8, x10, lsl #3]
    ldr x8, [x0]
    ands x9, x9, x11
    b.eq .L1
    ldrb w11, [x8, #0x18]
    ldr x16, [x8]
    adrp x12, plywright::board::geometry::AROUND
    add x12, x12, :lo12:plywright::board::geometry::AROUND
    mov w13, #0x18
    adrp x14, plywright::sliders::magic::LOOKUPS
    add x14, x14, :lo12:plywright::sliders::magic::LOOKUPS
    add x12, x12, x11, lsl #6
    umaddl x0, w11, w13, x14
    mov w15, #0x1
    ldp x14, x13, [x16]
    lsl x4, x15, x10
    ldr x15, [x12]
    ldr x12, [x12, #0x18]
    ldp x2, x3, [x16, #0x18]
    ldr x6, [x16, #0x10]
    ldp x10, x17, [x16, #0x30]
    and x13, x13, x15
    ldp w11, w18, [x0, #0x10]
    and x12, x14, x12
    orr x16, x3, x2
    ldr w2, [x0, #0x614]
    orr x12, x12, x13
    ldp x13, x14, [x0]
    orr x5, x17, x10
    and x15, x18, #0x3f
    ldr x17, [x0, #0x600]
    ldr x18, [x0, #0x608]
    ldr w0, [x0, #0x610]
    and x2, x2, #0x3f
    orr x3, x6, x3
    bic x4, x5, x4
    adrp x5, plywright::sliders::magic::TABLE
    add x5, x5, :lo12:plywright::sliders::magic::TABLE
    mov x6, x9
.L0:
    neg x7, x6
    and x7, x6, x7
    orr x19, x4, x7
    and x20, x13, x19
    and x19, x17, x19
    mul x20, x20, x14
    mul x19, x19, x18
    lsr x20, x20, x15
    lsr x19, x19, x2
    add x20, x20, x11
    ldr x20, [x5, x20, lsl #3]
    add x19, x19, x0
    ldr x19, [x5, x19, lsl #3]
    and x20, x16, x20
    orr x20, x12, x20
    and x19, x3, x19
    orr x19, x20, x19
    sub x20, x6, #0x1
    bic x19, x19, x7
    and x6, x20, x6
    tst x19, x10
    csel x7, xzr, x7, eq
    eor x9, x7, x9
    cbnz x6, .L0
.L1:
    ldr x10, [x8, #0x10]
    ands x11, x10, x9
    b.eq .L4
    ldr x12, [x8, #0x8]
    mov w13, #0x4000
    bfxil w13, w1, #0, #8
    ldrb w14, [x12, #0x200]
.L2:
    cmp w14, #0xff
    b.eq .L3
    rbit x15, x11
    clz x15, x15
    orr w15, w13, w15, lsl #6
    strh w15, [x12, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x12, #0x200]
.L3:
    sub x15, x11, #0x1
    and x11, x15, x11
    cbnz x11, .L2
.L4:
    bics x9, x9, x10
    b.eq .L7
    ldr x8, [x8, #0x8]
    and w10, w1, #0xff
    ldrb w11, [x8, #0x200]
.L5:
    cmp w11, #0xff
    b.eq .L6
    rbit x12, x9
    clz x12, x12
    orr w12, w10, w12, lsl #6
    strh w12, [x8, w11, uxtw #1]
    add w11, w11, #0x1
    strb w11, [x8, #0x200]
.L6:
    sub x12, x9, #0x1
    and x9, x12, x9
    cbnz x9, .L5
.L7:
    ldp x20, x19, [sp], #0x10
    ret

plywright::movegen::generate::en_passant:
    and x12, x2, #0xff
    adrp x8, plywright::board::geometry::AROUND
    add x8, x8, :lo12:plywright::board::geometry::AROUND
    add x8, x8, x12, lsl #6
    ldr x9, [x0]
    ldr x13, [x0, #0x38]
    ldr x8, [x8, #0x10]
    and x9, x9, x13
    ands x8, x8, x9
    b.eq .L3
    stp x22, x21, [sp, #-0x20]!
    stp x20, x19, [sp, #0x10]
    and x10, x1, #0xff
    mov w11, #0x18
    adrp x14, plywright::sliders::magic::LOOKUPS
    add x14, x14, :lo12:plywright::sliders::magic::LOOKUPS
    umaddl x1, w10, w11, x14
    ldr x9, [x0, #0x30]
    ldp x7, x6, [x0, #0x18]
    add w11, w2, #0x8
    mov w10, #0x1
    ldr x19, [x0, #0x10]
    and w2, w2, #0x1ff
    ldp w16, w4, [x1, #0x10]
    ldp x14, x15, [x1]
    ldr w5, [x1, #0x614]
    mov w20, #0x5000
    lsl x11, x10, x11
    lsl x12, x10, x12
    ldr x17, [x1, #0x600]
    ldr x18, [x1, #0x608]
    ldr w1, [x1, #0x610]
    orr x0, x6, x7
    orr w2, w20, w2, lsl #6
    ldrb w7, [x3, #0x200]
    orr x13, x9, x13
    and x4, x4, #0x3f
    and x5, x5, #0x3f
    orr x6, x19, x6
    adrp x19, plywright::sliders::magic::TABLE
    add x19, x19, :lo12:plywright::sliders::magic::TABLE
    b .L1
.L0:
    sub x20, x8, #0x1
    and x8, x20, x8
    cbz x8, .L2
.L1:
    rbit x20, x8
    clz x20, x20
    lsl x21, x10, x20
    orr x21, x21, x11
    bic x21, x13, x21
    orr x21, x21, x12
    and x22, x21, x14
    and x21, x17, x21
    mul x22, x22, x15
    mul x21, x21, x18
    lsr x22, x22, x4
    lsr x21, x21, x5
    add x22, x22, x16
    ldr x22, [x19, x22, lsl #3]
    add x21, x21, x1
    ldr x21, [x19, x21, lsl #3]
    and x22, x0, x22
    and x21, x6, x21
    orr x21, x21, x22
    tst x21, x9
    b.ne .L0
    cmp w7, #0xff
    b.eq .L0
    orr w20, w20, w2
    strh w20, [x3, w7, uxtw #1]
    add w7, w7, #0x1
    strb w7, [x3, #0x200]
    b .L0
.L2:
    ldp x20, x19, [sp, #0x10]
    ldp x22, x21, [sp], #0x20
.L3:
    ret

plywright::movegen::generate::en_passant:
    and x12, x2, #0xff
    adrp x8, plywright::board::geometry::AROUND
    add x8, x8, :lo12:plywright::board::geometry::AROUND
    add x8, x8, x12, lsl #6
    ldr x9, [x0]
    ldr x13, [x0, #0x30]
    ldr x8, [x8, #0x18]
    and x9, x9, x13
    ands x8, x8, x9
    b.eq .L3
    stp x22, x21, [sp, #-0x20]!
    stp x20, x19, [sp, #0x10]
    and x10, x1, #0xff
    mov w11, #0x18
    adrp x14, plywright::sliders::magic::LOOKUPS
    add x14, x14, :lo12:plywright::sliders::magic::LOOKUPS
    umaddl x1, w10, w11, x14
    ldr x9, [x0, #0x38]
    ldp x7, x6, [x0, #0x18]
    add w11, w2, #0x38
    mov w10, #0x1
    ldr x19, [x0, #0x10]
    and w2, w2, #0x1ff
    ldp w16, w4, [x1, #0x10]
    ldp x14, x15, [x1]
    ldr w5, [x1, #0x614]
    mov w20, #0x5000
    lsl x11, x10, x11
    lsl x12, x10, x12
    ldr x17, [x1, #0x600]
    ldr x18, [x1, #0x608]
    ldr w1, [x1, #0x610]
    orr x0, x6, x7
    orr w2, w20, w2, lsl #6
    ldrb w7, [x3, #0x200]
    orr x13, x9, x13
    and x4, x4, #0x3f
    and x5, x5, #0x3f
    orr x6, x19, x6
    adrp x19, plywright::sliders::magic::TABLE
    add x19, x19, :lo12:plywright::sliders::magic::TABLE
    b .L1
.L0:
    sub x20, x8, #0x1
    and x8, x20, x8
    cbz x8, .L2
.L1:
    rbit x20, x8
    clz x20, x20
    lsl x21, x10, x20
    orr x21, x21, x11
    bic x21, x13, x21
    orr x21, x21, x12
    and x22, x21, x14
    and x21, x17, x21
    mul x22, x22, x15
    mul x21, x21, x18
    lsr x22, x22, x4
    lsr x21, x21, x5
    add x22, x22, x16
    ldr x22, [x19, x22, lsl #3]
    add x21, x21, x1
    ldr x21, [x19, x21, lsl #3]
    and x22, x0, x22
    and x21, x6, x21
    orr x21, x21, x22
    tst x21, x9
    b.ne .L0
    cmp w7, #0xff
    b.eq .L0
    orr w20, w20, w2
    strh w20, [x3, w7, uxtw #1]
    add w7, w7, #0x1
    strb w7, [x3, #0x200]
    b .L0
.L2:
    ldp x20, x19, [sp, #0x10]
    ldp x22, x21, [sp], #0x20
.L3:
    ret

plywright::movegen::generate::en_passant:
    sub sp, sp, #0x80
    str x30, [sp, #0x20]
    stp x28, x27, [sp, #0x30]
    stp x26, x25, [sp, #0x40]
    stp x24, x23, [sp, #0x50]
    stp x22, x21, [sp, #0x60]
    stp x20, x19, [sp, #0x70]
    and x12, x3, #0xff
    adrp x16, plywright::board::geometry::AROUND
    add x16, x16, :lo12:plywright::board::geometry::AROUND
    add x8, x16, x12, lsl #6
    ldr x9, [x1]
    ldr x13, [x1, #0x30]
    stp x0, x4, [sp, #0x8]
    ldr x8, [x8, #0x18]
    and x9, x9, x13
    ands x8, x8, x9
    b.eq .L2
    and x10, x2, #0xff
    ldp x6, x15, [x1, #0x18]
    add x14, x10, w2, uxtb #1
    ldr x10, [sp, #0x10]
    ldr x9, [x1, #0x38]
    adrp x18, plywright::sliders::magic::LOOKUPS
    add x18, x18, :lo12:plywright::sliders::magic::LOOKUPS
    ldr x1, [x1, #0x10]
    ldrb w17, [x10, #0x18]
    lsl x14, x14, #3
    add x2, x18, #0x600
    add w11, w3, #0x38
    mov w0, #0x1
    and w23, w3, #0x1ff
    add x5, x17, x17, lsl #1
    add x7, x18, x14
    add x22, x2, x14
    orr x14, x15, x6
    orr x15, x1, x15
    mov w25, #0x5000
    lsl x5, x5, #3
    lsl x11, x0, x11
    lsl x12, x0, x12
    ldp w20, w24, [x22, #0x10]
    add x18, x18, x5
    add x1, x2, x5
    add x16, x16, x17, lsl #6
    ldp x5, x10, [x10]
    orr x13, x9, x13
    ldp w2, w19, [x7, #0x10]
    ldp x3, x7, [x7]
    and x24, x24, #0x3f
    ldp x21, x22, [x22]
    str x10, [sp, #0x28]
    orr w10, w25, w23, lsl #6
    and x19, x19, #0x3f
    adrp x25, plywright::sliders::magic::TABLE
    add x25, x25, :lo12:plywright::sliders::magic::TABLE
    str w10, [sp, #0x1c]
    b .L1
.L0:
    sub x10, x8, #0x1
    and x8, x10, x8
    cbz x8, .L2
.L1:
    rbit x26, x8
    clz x26, x26
    lsl x27, x0, x26
    orr x28, x27, x11
    bic x27, x13, x28
    orr x27, x27, x12
    and x30, x27, x3
    and x27, x21, x27
    mul x30, x30, x7
    mul x27, x27, x22
    lsr x30, x30, x19
    lsr x27, x27, x24
    add x30, x30, x2
    ldr x30, [x25, x30, lsl #3]
    add x27, x27, x20
    ldr x27, [x25, x27, lsl #3]
    and x30, x14, x30
    and x27, x15, x27
    orr x27, x27, x30
    tst x27, x9
    b.ne .L0
    ldp x30, x27, [x5, #0x30]
    mvn x28, x28
    ldp x0, x4, [x1]
    ldp w6, w10, [x1, #0x10]
    orr x30, x27, x30
    and x28, x30, x28
    ldp x30, x17, [x18]
    orr x28, x28, x12
    and x0, x0, x28
    and x30, x30, x28
    mul x0, x0, x4
    ldp w4, w28, [x18, #0x10]
    mul x17, x30, x17
    ldr x30, [x16]
    lsr x10, x0, x10
    lsr x17, x17, x28
    ldp x28, x23, [x5]
    add x10, x10, x6
    ldr x6, [x5, #0x10]
    add x17, x17, x4
    ldp x0, x4, [x5, #0x18]
    and x23, x23, x30
    ldr x30, [x16, #0x10]
    ldr x17, [x25, x17, lsl #3]
    ldr x10, [x25, x10, lsl #3]
    and x28, x28, x30
    orr x0, x4, x0
    orr x23, x28, x23
    and x17, x0, x17
    orr x0, x6, x4
    orr x17, x23, x17
    and x10, x0, x10
    mov w0, #0x1
    orr x10, x17, x10
    mvn x17, x11
    and x17, x17, x27
    tst x10, x17
    b.ne .L0
    ldr x10, [sp, #0x28]
    ldrb w27, [x10, #0x200]
    cmp w27, #0xff
    b.eq .L0
    ldr w17, [sp, #0x1c]
    ldr x4, [sp, #0x28]
    add w10, w27, #0x1
    orr w17, w26, w17
    strh w17, [x4, w27, uxtw #1]
    strb w10, [x4, #0x200]
    b .L0
.L2:
    ldp x8, x9, [sp, #0x8]
    ldr x30, [sp, #0x20]
    ldp x20, x19, [sp, #0x70]
    ldp x22, x21, [sp, #0x60]
    ldp q0, q1, [x9]
    ldp x24, x23, [sp, #0x50]
    ldp x26, x25, [sp, #0x40]
    ldp x28, x27, [sp, #0x30]
    stp q0, q1, [x8]
    add sp, sp, #0x80
    ret

plywright::movegen::generate::en_passant:
    sub sp, sp, #0x80
    str x30, [sp, #0x20]
    stp x28, x27, [sp, #0x30]
    stp x26, x25, [sp, #0x40]
    stp x24, x23, [sp, #0x50]
    stp x22, x21, [sp, #0x60]
    stp x20, x19, [sp, #0x70]
    and x12, x3, #0xff
    adrp x16, plywright::board::geometry::AROUND
    add x16, x16, :lo12:plywright::board::geometry::AROUND
    add x8, x16, x12, lsl #6
    ldr x9, [x1]
    ldr x13, [x1, #0x38]
    stp x0, x4, [sp, #0x8]
    ldr x8, [x8, #0x10]
    and x9, x9, x13
    ands x8, x8, x9
    b.eq .L2
    and x10, x2, #0xff
    ldp x6, x15, [x1, #0x18]
    add x14, x10, w2, uxtb #1
    ldr x10, [sp, #0x10]
    ldr x9, [x1, #0x30]
    adrp x18, plywright::sliders::magic::LOOKUPS
    add x18, x18, :lo12:plywright::sliders::magic::LOOKUPS
    ldr x1, [x1, #0x10]
    ldrb w17, [x10, #0x18]
    lsl x14, x14, #3
    add x2, x18, #0x600
    add w11, w3, #0x8
    mov w0, #0x1
    and w23, w3, #0x1ff
    add x5, x17, x17, lsl #1
    add x7, x18, x14
    add x22, x2, x14
    orr x14, x15, x6
    orr x15, x1, x15
    mov w25, #0x5000
    lsl x5, x5, #3
    lsl x11, x0, x11
    lsl x12, x0, x12
    ldp w20, w24, [x22, #0x10]
    add x18, x18, x5
    add x1, x2, x5
    add x16, x16, x17, lsl #6
    ldp x5, x10, [x10]
    orr x13, x9, x13
    ldp w2, w19, [x7, #0x10]
    ldp x3, x7, [x7]
    and x24, x24, #0x3f
    ldp x21, x22, [x22]
    str x10, [sp, #0x28]
    orr w10, w25, w23, lsl #6
    and x19, x19, #0x3f
    adrp x25, plywright::sliders::magic::TABLE
    add x25, x25, :lo12:plywright::sliders::magic::TABLE
    str w10, [sp, #0x1c]
    b .L1
.L0:
    sub x10, x8, #0x1
    and x8, x10, x8
    cbz x8, .L2
.L1:
    rbit x26, x8
    clz x26, x26
    lsl x27, x0, x26
    orr x28, x27, x11
    bic x27, x13, x28
    orr x27, x27, x12
    and x30, x27, x3
    and x27, x21, x27
    mul x30, x30, x7
    mul x27, x27, x22
    lsr x30, x30, x19
    lsr x27, x27, x24
    add x30, x30, x2
    ldr x30, [x25, x30, lsl #3]
    add x27, x27, x20
    ldr x27, [x25, x27, lsl #3]
    and x30, x14, x30
    and x27, x15, x27
    orr x27, x27, x30
    tst x27, x9
    b.ne .L0
    ldp x27, x30, [x5, #0x30]
    mvn x28, x28
    ldp x0, x4, [x1]
    ldp w6, w10, [x1, #0x10]
    orr x30, x30, x27
    and x28, x30, x28
    ldp x30, x17, [x18]
    orr x28, x28, x12
    and x0, x0, x28
    and x30, x30, x28
    mul x0, x0, x4
    ldp w4, w28, [x18, #0x10]
    mul x17, x30, x17
    ldr x30, [x16]
    lsr x10, x0, x10
    lsr x17, x17, x28
    ldp x28, x23, [x5]
    add x10, x10, x6
    ldr x6, [x5, #0x10]
    add x17, x17, x4
    ldp x0, x4, [x5, #0x18]
    and x23, x23, x30
    ldr x30, [x16, #0x18]
    ldr x17, [x25, x17, lsl #3]
    ldr x10, [x25, x10, lsl #3]
    and x28, x28, x30
    orr x0, x4, x0
    orr x23, x28, x23
    and x17, x0, x17
    orr x0, x6, x4
    orr x17, x23, x17
    and x10, x0, x10
    mov w0, #0x1
    orr x10, x17, x10
    mvn x17, x11
    and x17, x17, x27
    tst x10, x17
    b.ne .L0
    ldr x10, [sp, #0x28]
    ldrb w27, [x10, #0x200]
    cmp w27, #0xff
    b.eq .L0
    ldr w17, [sp, #0x1c]
    ldr x4, [sp, #0x28]
    add w10, w27, #0x1
    orr w17, w26, w17
    strh w17, [x4, w27, uxtw #1]
    strb w10, [x4, #0x200]
    b .L0
.L2:
    ldp x8, x9, [sp, #0x8]
    ldr x30, [sp, #0x20]
    ldp x20, x19, [sp, #0x70]
    ldp x22, x21, [sp, #0x60]
    ldp q0, q1, [x9]
    ldp x24, x23, [sp, #0x50]
    ldp x26, x25, [sp, #0x40]
    ldp x28, x27, [sp, #0x30]
    stp q0, q1, [x8]
    add sp, sp, #0x80
    ret
