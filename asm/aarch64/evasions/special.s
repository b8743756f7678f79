# The kernels of evasions/special, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm evasions/special --target aarch64
# binary: sha256 160006dd4b0856207b07991d3f27a0492daafb115535869065e01b0e18a94a79
# latency: 50 instructions in 200 bytes; innermost loops: .L0 of 22
# throughput: 40 instructions in 160 bytes; innermost loops: .L0 of 15
# plywright::movegen::all: 2728 instructions in 10912 bytes; innermost loops: .L0 of 16, .L4 of 16, .L8 of 35, .L12 of 35, .L16 of 35, .L21 of 36, .L25 of 36, .L29 of 36, .L35 of 35, .L39 of 35, .L43 of 35, .L49 of 36, .L53 of 36, .L57 of 36, .L63 of 13, .L66 of 13, .L69 of 12, .L72 of 12, .L77 of 12, .L80 of 12, .L85 of 12, .L88 of 12, .L93 of 12, .L96 of 12, .L99 of 33, .L102 of 14, .L105 of 14, .L108 of 13, .L111 of 14, .L116 of 12, .L119 of 12, .L124 of 12, .L127 of 12, .L132 of 12, .L135 of 12, .L138 of 33, .L141 of 13, .L144 of 13, .L147 of 12, .L150 of 12, .L155 of 12, .L158 of 12, .L163 of 12, .L166 of 12, .L171 of 12, .L174 of 12, .L179 of 12, .L182 of 12, .L187 of 12, .L190 of 12, .L195 of 12, .L198 of 12, .L201 of 33, .L204 of 14, .L207 of 14, .L210 of 13, .L213 of 14, .L218 of 12, .L221 of 12, .L226 of 12, .L229 of 12, .L234 of 12, .L237 of 12, .L242 of 12, .L245 of 12, .L250 of 12, .L253 of 12, .L258 of 12, .L261 of 12, .L264 of 33, .L267 of 11, .L270 of 11, .L275 of 11, .L278 of 11, .L285 of 11, .L288 of 11, .L297 of 11, .L300 of 11
# plywright::movegen::evasions::answers: 546 instructions in 2184 bytes; innermost loops: .L1 of 33, .L3 of 35, .L7 of 35, .L11 of 35, .L16 of 13, .L19 of 13, .L22 of 12, .L25 of 13, .L30 of 12, .L33 of 12, .L37 of 11, .L40 of 11, .L47 of 12, .L50 of 12, .L55 of 12, .L58 of 12
# plywright::movegen::evasions::answers: 551 instructions in 2204 bytes; innermost loops: .L1 of 33, .L3 of 36, .L7 of 36, .L11 of 36, .L16 of 14, .L19 of 14, .L22 of 13, .L25 of 14, .L30 of 12, .L33 of 12, .L37 of 11, .L40 of 11, .L47 of 12, .L50 of 12, .L55 of 12, .L58 of 12
# plywright::movegen::generate::en_passant: 76 instructions in 304 bytes; innermost loops: .L0 of 31
# plywright::movegen::generate::en_passant: 76 instructions in 304 bytes; innermost loops: .L0 of 31
# mix of 4067 instructions: 447 and, 387 add, 306 orr, 296 b.eq, 296 mov, 210 ldr, 168 cmp, 163 strb, 163 strh, 163 sub, 148 ands, 146 clz, 146 rbit, 115 ldp, 104 cbnz, 99 ldrb, 98 b, 65 movk, 60 adrp, 57 b.ne, 56 cbz, 51 lsr, 48 mul, 47 lsl, 43 mvn, 31 tst, 29 stp, 26 umaddl, 24 bic, 12 bics, 12 orn, 11 tbz, 9 str, 7 ret, 6 csel, 4 bl, 4 tbnz, 2 bfxil, 2 ldur, 2 stur, 1 b.hs, 1 eor, 1 madd, 1 subs

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
    mov x4, x1
    cmp w8, #0x1
    b.ne .L3
    ldp x18, x8, [x0, #0x20]
    adrp x12, plywright::board::geometry::AROUND
    add x12, x12, :lo12:plywright::board::geometry::AROUND
    ldp x5, x17, [x0, #0x30]
    ldp x7, x6, [x0, #0x10]
    str x8, [sp, #0x8]
    and x8, x17, x8
    rbit x8, x8
    ldp x15, x9, [x0]
    orr x10, x7, x18
    clz x19, x8
    and x13, x19, #0x3f
    add x8, x12, x13, lsl #6
    ldp x14, x1, [x8, #0x18]
    ldr x11, [x8]
    ldr x2, [x8, #0x28]
    orr x8, x18, x6
    and x11, x9, x11
    and x1, x8, x1
    and x2, x10, x2
    and x14, x15, x14
    orr x1, x2, x1
    orr x14, x14, x11
    orr x11, x17, x5
    ands x20, x1, x5
    and w1, w19, #0x3f
    and x3, x14, x5
    b.eq .L33
    adrp x14, plywright::board::geometry::BETWEEN
    add x14, x14, :lo12:plywright::board::geometry::BETWEEN
    mov x2, xzr
    add x21, x14, x13, lsl #9
    mov w22, #0x1
    b .L2
.L0:
    lsl x14, x22, x23
    orr x3, x14, x3
.L1:
    sub x14, x20, #0x1
    and x20, x14, x20
    cbz x20, .L7
.L2:
    rbit x14, x20
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
    ldr x5, [x0, #0x38]
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
    orr x11, x17, x5
    ands x19, x1, x5
    and w1, w18, #0x3f
    and x3, x14, x5
    b.eq .L47
    adrp x14, plywright::board::geometry::BETWEEN
    add x14, x14, :lo12:plywright::board::geometry::BETWEEN
    mov x2, xzr
    add x21, x14, x13, lsl #9
    mov w22, #0x1
    b .L6
.L4:
    lsl x14, x22, x23
    orr x3, x14, x3
.L5:
    sub x14, x19, #0x1
    and x19, x14, x19
    cbz x19, .L20
.L6:
    rbit x14, x19
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
    cbnz x3, .L309
    cbz x2, .L34
    add x16, x12, x13, lsl #6
    and x14, x19, #0x7
    mov x3, #0x101010101010101
    lsl x14, x3, x14
    mov x20, #-0x101010101010102
    mov x21, #0x7f7f7f7f7f7f7f7f
    ldp x3, x19, [x16, #0x30]
    and x20, x20, #0x1fffffffffffe00
    and x21, x21, #0xffffffffffff00
    and x22, x15, x17
    orn x14, x14, x2
    orr x23, x20, #0xfe
    orr x24, x21, #0x7f
    and x14, x14, x22
    orn x19, x19, x2
    orn x3, x3, x2
    lsr x14, x14, #8
    and x19, x19, x22
    and x23, x5, x23
    and x3, x3, x22
    and x24, x5, x24
    and x19, x23, x19, lsr #7
    tst x22, #0xff00
    and x3, x24, x3, lsr #9
    mvn x16, x11
    bic x23, x14, x11
    b.eq .L139
    ands x24, x23, #0xff
    b.eq .L11
    ldrb w28, [x4, #0x200]
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
    strh w22, [x4, w28, uxtw #1]
    strb w30, [x4, #0x200]
    b.eq .L10
    add w22, w28, #0x2
    orr w16, w14, #0x8000
    strh w16, [x4, w30, uxtw #1]
    cmp w22, #0xff
    strb w22, [x4, #0x200]
    b.eq .L10
    add w30, w28, #0x3
    orr w16, w14, w26
    strh w16, [x4, w22, uxtw #1]
    cmp w30, #0xff
    strb w30, [x4, #0x200]
    b.eq .L10
    add w28, w28, #0x4
    orr w14, w14, w27
    strh w14, [x4, w30, uxtw #1]
    strb w28, [x4, #0x200]
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
    ldrb w26, [x4, #0x200]
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
    strh w16, [x4, w26, uxtw #1]
    strb w27, [x4, #0x200]
    b.eq .L14
    add w22, w26, #0x2
    orr w16, w14, #0xc000
    strh w16, [x4, w27, uxtw #1]
    cmp w22, #0xff
    strb w22, [x4, #0x200]
    b.eq .L14
    add w27, w26, #0x3
    orr w16, w14, #0xe000
    strh w16, [x4, w22, uxtw #1]
    cmp w27, #0xff
    strb w27, [x4, #0x200]
    b.eq .L14
    add w26, w26, #0x4
    orr w14, w14, w25
    strh w14, [x4, w27, uxtw #1]
    strb w26, [x4, #0x200]
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
    ands x24, x3, #0x7f
    b.eq .L19
    ldrb w26, [x4, #0x200]
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
    strh w16, [x4, w26, uxtw #1]
    strb w27, [x4, #0x200]
    b.eq .L18
    add w22, w26, #0x2
    orr w16, w14, #0xc000
    strh w16, [x4, w27, uxtw #1]
    cmp w22, #0xff
    strb w22, [x4, #0x200]
    b.eq .L18
    add w27, w26, #0x3
    orr w16, w14, #0xe000
    strh w16, [x4, w22, uxtw #1]
    cmp w27, #0xff
    strb w27, [x4, #0x200]
    b.eq .L18
    add w26, w26, #0x4
    orr w14, w14, w25
    strh w14, [x4, w27, uxtw #1]
    strb w26, [x4, #0x200]
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
    and x3, x3, x21
    mvn x16, x11
    and x20, x16, x23, lsr #8
    cbnz x19, .L140
    b .L143
.L20:
    cbnz x3, .L311
    cbz x2, .L48
    add x16, x12, x13, lsl #6
    and x14, x18, #0x7
    mov x18, #0x101010101010101
    lsl x14, x18, x14
    and x18, x15, x17
    mvn x22, x11
    ldp x3, x19, [x16, #0x30]
    tst x18, #0xff000000000000
    orn x14, x14, x2
    and x14, x14, x18
    orn x3, x3, x2
    orn x19, x19, x2
    lsl x14, x14, #8
    and x3, x3, x18
    and x19, x19, x18
    and x3, x5, x3, lsl #9
    and x19, x5, x19, lsl #7
    bic x23, x14, x11
    and x21, x3, #0xfefefefefefefefe
    and x19, x19, #0x7f7f7f7f7f7f7f7f
    b.eq .L202
    ands x24, x23, #0xff00000000000000
    b.eq .L24
    ldrb w28, [x4, #0x200]
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
    orr w3, w14, w25
    strh w3, [x4, w28, uxtw #1]
    strb w18, [x4, #0x200]
    b.eq .L23
    add w3, w28, #0x2
    orr w30, w14, #0x8000
    strh w30, [x4, w18, uxtw #1]
    cmp w3, #0xff
    strb w3, [x4, #0x200]
    b.eq .L23
    add w18, w28, #0x3
    orr w30, w14, w26
    strh w30, [x4, w3, uxtw #1]
    cmp w18, #0xff
    strb w18, [x4, #0x200]
    b.eq .L23
    add w28, w28, #0x4
    orr w14, w14, w27
    strh w14, [x4, w18, uxtw #1]
    strb w28, [x4, #0x200]
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
    ldrb w26, [x4, #0x200]
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
    orr w3, w14, #0xf000
    strh w3, [x4, w26, uxtw #1]
    strb w18, [x4, #0x200]
    b.eq .L27
    add w3, w26, #0x2
    orr w27, w14, #0xc000
    strh w27, [x4, w18, uxtw #1]
    cmp w3, #0xff
    strb w3, [x4, #0x200]
    b.eq .L27
    add w18, w26, #0x3
    orr w27, w14, #0xe000
    strh w27, [x4, w3, uxtw #1]
    cmp w18, #0xff
    strb w18, [x4, #0x200]
    b.eq .L27
    add w26, w26, #0x4
    orr w14, w14, w25
    strh w14, [x4, w18, uxtw #1]
    strb w26, [x4, #0x200]
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
    ldrb w26, [x4, #0x200]
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
    orr w3, w14, #0xf000
    strh w3, [x4, w26, uxtw #1]
    strb w18, [x4, #0x200]
    b.eq .L31
    add w3, w26, #0x2
    orr w27, w14, #0xc000
    strh w27, [x4, w18, uxtw #1]
    cmp w3, #0xff
    strb w3, [x4, #0x200]
    b.eq .L31
    add w18, w26, #0x3
    orr w27, w14, #0xe000
    strh w27, [x4, w3, uxtw #1]
    cmp w18, #0xff
    strb w18, [x4, #0x200]
    b.eq .L31
    add w26, w26, #0x4
    orr w14, w14, w25
    strh w14, [x4, w18, uxtw #1]
    strb w26, [x4, #0x200]
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
    cbnz x3, .L308
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
    and x18, x5, x18
    and x3, x5, x2
    bic x6, x6, x11
    and x2, x18, x14, lsr #7
    and x18, x3, x14, lsr #9
    mvn x3, x11
    b.eq .L61
    ands x20, x6, #0xff
    b.eq .L38
    ldrb w24, [x4, #0x200]
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
    strh w26, [x4, w24, uxtw #1]
    strb w25, [x4, #0x200]
    b.eq .L37
    add w26, w24, #0x2
    orr w27, w14, #0x8000
    strh w27, [x4, w25, uxtw #1]
    cmp w26, #0xff
    strb w26, [x4, #0x200]
    b.eq .L37
    add w25, w24, #0x3
    orr w27, w14, w22
    strh w27, [x4, w26, uxtw #1]
    cmp w25, #0xff
    strb w25, [x4, #0x200]
    b.eq .L37
    add w24, w24, #0x4
    orr w14, w14, w23
    strh w14, [x4, w25, uxtw #1]
    strb w24, [x4, #0x200]
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
    ldrb w22, [x4, #0x200]
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
    strh w24, [x4, w22, uxtw #1]
    strb w23, [x4, #0x200]
    b.eq .L41
    add w24, w22, #0x2
    orr w25, w14, #0xc000
    strh w25, [x4, w23, uxtw #1]
    cmp w24, #0xff
    strb w24, [x4, #0x200]
    b.eq .L41
    add w23, w22, #0x3
    orr w25, w14, #0xe000
    strh w25, [x4, w24, uxtw #1]
    cmp w23, #0xff
    strb w23, [x4, #0x200]
    b.eq .L41
    add w22, w22, #0x4
    orr w14, w14, w21
    strh w14, [x4, w23, uxtw #1]
    strb w22, [x4, #0x200]
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
    ldrb w22, [x4, #0x200]
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
    strh w24, [x4, w22, uxtw #1]
    strb w23, [x4, #0x200]
    b.eq .L45
    add w24, w22, #0x2
    orr w25, w14, #0xc000
    strh w25, [x4, w23, uxtw #1]
    cmp w24, #0xff
    strb w24, [x4, #0x200]
    b.eq .L45
    add w23, w22, #0x3
    orr w25, w14, #0xe000
    strh w25, [x4, w24, uxtw #1]
    cmp w23, #0xff
    strb w23, [x4, #0x200]
    b.eq .L45
    add w22, w22, #0x4
    orr w14, w14, w21
    strh w14, [x4, w23, uxtw #1]
    strb w22, [x4, #0x200]
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
    and x3, x3, x6, lsr #8
    cbnz x2, .L62
    b .L65
.L47:
    cbnz x3, .L310
.L48:
    and x14, x15, x17
    mov x18, #-0x101010101010102
    mov x2, #0x7f7f7f7f7f7f7f7f
    lsl x3, x14, #8
    and x6, x5, x14, lsl #9
    and x20, x5, x14, lsl #7
    and x18, x18, #0x1fffffffffffe00
    and x2, x2, #0xffffffffffff00
    mvn x7, x11
    tst x14, #0xff000000000000
    bic x19, x3, x11
    and x6, x6, #0xfefefefefefefefe
    and x3, x20, #0x7f7f7f7f7f7f7f7f
    b.eq .L100
    ands x20, x19, #0xff00000000000000
    b.eq .L52
    ldrb w24, [x4, #0x200]
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
    strh w26, [x4, w24, uxtw #1]
    strb w25, [x4, #0x200]
    b.eq .L51
    add w26, w24, #0x2
    orr w27, w14, #0x8000
    strh w27, [x4, w25, uxtw #1]
    cmp w26, #0xff
    strb w26, [x4, #0x200]
    b.eq .L51
    add w25, w24, #0x3
    orr w27, w14, w22
    strh w27, [x4, w26, uxtw #1]
    cmp w25, #0xff
    strb w25, [x4, #0x200]
    b.eq .L51
    add w24, w24, #0x4
    orr w14, w14, w23
    strh w14, [x4, w25, uxtw #1]
    strb w24, [x4, #0x200]
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
    ldrb w22, [x4, #0x200]
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
    strh w24, [x4, w22, uxtw #1]
    strb w23, [x4, #0x200]
    b.eq .L55
    add w24, w22, #0x2
    orr w25, w14, #0xc000
    strh w25, [x4, w23, uxtw #1]
    cmp w24, #0xff
    strb w24, [x4, #0x200]
    b.eq .L55
    add w23, w22, #0x3
    orr w25, w14, #0xe000
    strh w25, [x4, w24, uxtw #1]
    cmp w23, #0xff
    strb w23, [x4, #0x200]
    b.eq .L55
    add w22, w22, #0x4
    orr w14, w14, w21
    strh w14, [x4, w23, uxtw #1]
    strb w22, [x4, #0x200]
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
    ands x20, x3, #0x7f00000000000000
    b.eq .L60
    ldrb w22, [x4, #0x200]
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
    strh w24, [x4, w22, uxtw #1]
    strb w23, [x4, #0x200]
    b.eq .L59
    add w24, w22, #0x2
    orr w25, w14, #0xc000
    strh w25, [x4, w23, uxtw #1]
    cmp w24, #0xff
    strb w24, [x4, #0x200]
    b.eq .L59
    add w23, w22, #0x3
    orr w25, w14, #0xe000
    strh w25, [x4, w24, uxtw #1]
    cmp w23, #0xff
    strb w23, [x4, #0x200]
    b.eq .L59
    add w22, w22, #0x4
    orr w14, w14, w21
    strh w14, [x4, w23, uxtw #1]
    strb w22, [x4, #0x200]
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
    and x3, x3, x2
    and w7, w7, w19, lsl #8
    cbnz x6, .L101
    b .L104
.L61:
    mov x20, x6
    and x3, x3, x6, lsr #8
    cbz x2, .L65
.L62:
    ldrb w14, [x4, #0x200]
.L63:
    cmp w14, #0xff
    b.eq .L64
    rbit x6, x2
    clz x6, x6
    add w6, w6, w6, lsl #6
    add w6, w6, #0x7
    orr w6, w6, #0x4000
    strh w6, [x4, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x4, #0x200]
.L64:
    sub x6, x2, #0x1
    and x2, x6, x2
    cbnz x2, .L63
.L65:
    and x2, x3, #0xff00000000
    cbz x18, .L68
    ldrb w14, [x4, #0x200]
.L66:
    cmp w14, #0xff
    b.eq .L67
    rbit x3, x18
    clz x3, x3
    add w3, w3, w3, lsl #6
    add w3, w3, #0x9
    orr w3, w3, #0x4000
    strh w3, [x4, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x4, #0x200]
.L67:
    sub x3, x18, #0x1
    and x18, x3, x18
    cbnz x18, .L66
.L68:
    cbz x20, .L71
    ldrb w14, [x4, #0x200]
.L69:
    cmp w14, #0xff
    b.eq .L70
    rbit x18, x20
    clz x18, x18
    add w18, w18, w18, lsl #6
    add w18, w18, #0x8
    strh w18, [x4, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x4, #0x200]
.L70:
    sub x18, x20, #0x1
    and x20, x18, x20
    cbnz x20, .L69
.L71:
    cbz x2, .L74
    ldrb w14, [x4, #0x200]
    mov w18, #0x1010
.L72:
    cmp w14, #0xff
    b.eq .L73
    rbit x3, x2
    clz x3, x3
    add w3, w3, w3, lsl #6
    add w3, w3, w18
    strh w3, [x4, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x4, #0x200]
.L73:
    sub x3, x2, #0x1
    and x2, x3, x2
    cbnz x2, .L72
.L74:
    ands x2, x9, x17
    mvn x18, x17
    b.eq .L82
    ldrb w6, [x4, #0x200]
    mvn x3, x5
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
    ands x20, x19, x5
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
    strh w14, [x4, w22, uxtw #1]
    mov w22, w6
    strb w6, [x4, #0x200]
.L78:
    sub x14, x20, #0x1
    and x20, x14, x20
    cbnz x20, .L77
.L79:
    ands x19, x19, x3
    b.eq .L75
    mov w20, w6
.L80:
    cmp w20, #0xff
    b.eq .L81
    rbit x14, x19
    add w6, w20, #0x1
    clz x14, x14
    orr w14, w7, w14, lsl #6
    strh w14, [x4, w20, uxtw #1]
    mov w20, w6
    strb w6, [x4, #0x200]
.L81:
    sub x14, x19, #0x1
    and x19, x14, x19
    cbnz x19, .L80
    b .L75
.L82:
    ands x2, x10, x17
    b.eq .L90
    ldrb w20, [x4, #0x200]
    mvn x3, x5
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
    ands x23, x22, x5
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
    strh w14, [x4, w25, uxtw #1]
    mov w25, w20
    strb w20, [x4, #0x200]
.L86:
    sub x14, x23, #0x1
    and x23, x14, x23
    cbnz x23, .L85
.L87:
    ands x22, x22, x3
    b.eq .L83
    mov w23, w20
.L88:
    cmp w23, #0xff
    b.eq .L89
    rbit x14, x22
    add w20, w23, #0x1
    clz x14, x14
    orr w14, w21, w14, lsl #6
    strh w14, [x4, w23, uxtw #1]
    mov w23, w20
    strb w20, [x4, #0x200]
.L89:
    sub x14, x22, #0x1
    and x22, x14, x22
    cbnz x22, .L88
    b .L83
.L90:
    ands x17, x8, x17
    b.eq .L98
    ldrb w19, [x4, #0x200]
    mvn x2, x5
    adrp x3, plywright::sliders::magic::LOOKUPS
    add x3, x3, :lo12:plywright::sliders::magic::LOOKUPS
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
    umaddl x14, w20, w6, x3
    ldp x21, x22, [x14]
    and x21, x21, x11
    mul x21, x21, x22
    ldp w14, w22, [x14, #0x10]
    lsr x21, x21, x22
    add x14, x21, x14
    ldr x14, [x7, x14, lsl #3]
    and x21, x14, x18
    ands x22, x21, x5
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
    strh w14, [x4, w24, uxtw #1]
    mov w24, w19
    strb w19, [x4, #0x200]
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
    strh w14, [x4, w22, uxtw #1]
    mov w22, w19
    strb w19, [x4, #0x200]
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
    and x15, x15, x5
    lsl x17, x15, #9
    lsl x15, x15, #7
    and x14, x14, x5
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
    mov w3, #0x18
    mov w6, #0x1
    mov x7, x15
.L99:
    rbit x19, x7
    clz x19, x19
    umaddl x20, w19, w3, x17
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
    tst x20, x5
    and x7, x21, x7
    csel x19, xzr, x19, eq
    orr x16, x19, x16
    cbnz x7, .L99
    bic x12, x15, x16
    ands x15, x12, x5
    b.ne .L266
    b .L269
.L100:
    mov x20, x19
    and w7, w7, w19, lsl #8
    cbz x6, .L104
.L101:
    ldrb w19, [x4, #0x200]
.L102:
    cmp w19, #0xff
    b.eq .L103
    rbit x14, x6
    clz x14, x14
    add w21, w14, #0x37
    and w21, w21, #0x3f
    orr w14, w21, w14, lsl #6
    orr w14, w14, #0x4000
    strh w14, [x4, w19, uxtw #1]
    add w19, w19, #0x1
    strb w19, [x4, #0x200]
.L103:
    sub x14, x6, #0x1
    and x6, x14, x6
    cbnz x6, .L102
.L104:
    and x6, x7, #0xff000000
    cbz x3, .L107
    ldrb w7, [x4, #0x200]
.L105:
    cmp w7, #0xff
    b.eq .L106
    rbit x14, x3
    clz x14, x14
    add w19, w14, #0x39
    and w19, w19, #0x3f
    orr w14, w19, w14, lsl #6
    orr w14, w14, #0x4000
    strh w14, [x4, w7, uxtw #1]
    add w7, w7, #0x1
    strb w7, [x4, #0x200]
.L106:
    sub x14, x3, #0x1
    and x3, x14, x3
    cbnz x3, .L105
.L107:
    cbz x20, .L110
    ldrb w14, [x4, #0x200]
.L108:
    cmp w14, #0xff
    b.eq .L109
    rbit x3, x20
    clz x3, x3
    add w7, w3, #0x38
    and w7, w7, #0x3f
    orr w3, w7, w3, lsl #6
    strh w3, [x4, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x4, #0x200]
.L109:
    sub x3, x20, #0x1
    and x20, x3, x20
    cbnz x20, .L108
.L110:
    cbz x6, .L113
    ldrb w3, [x4, #0x200]
.L111:
    cmp w3, #0xff
    b.eq .L112
    rbit x14, x6
    clz x14, x14
    add w7, w14, #0x30
    and w7, w7, #0x3f
    orr w14, w7, w14, lsl #6
    orr w14, w14, #0x1000
    strh w14, [x4, w3, uxtw #1]
    add w3, w3, #0x1
    strb w3, [x4, #0x200]
.L112:
    sub x14, x6, #0x1
    and x6, x14, x6
    cbnz x6, .L111
.L113:
    ands x6, x9, x17
    mvn x3, x17
    b.eq .L121
    ldrb w19, [x4, #0x200]
    mvn x7, x5
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
    and x21, x14, x3
    ands x22, x21, x5
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
    strh w14, [x4, w24, uxtw #1]
    mov w24, w19
    strb w19, [x4, #0x200]
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
    strh w14, [x4, w22, uxtw #1]
    mov w22, w19
    strb w19, [x4, #0x200]
.L120:
    sub x14, x21, #0x1
    and x21, x14, x21
    cbnz x21, .L119
    b .L114
.L121:
    ands x6, x8, x17
    b.eq .L129
    ldrb w22, [x4, #0x200]
    mvn x7, x5
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
    and x24, x14, x3
    ands x25, x24, x5
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
    strh w14, [x4, w27, uxtw #1]
    mov w27, w22
    strb w22, [x4, #0x200]
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
    strh w14, [x4, w25, uxtw #1]
    mov w25, w22
    strb w22, [x4, #0x200]
.L128:
    sub x14, x24, #0x1
    and x24, x14, x24
    cbnz x24, .L127
    b .L122
.L129:
    ands x17, x10, x17
    b.eq .L137
    ldrb w21, [x4, #0x200]
    mvn x6, x5
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
    and x23, x14, x3
    ands x24, x23, x5
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
    strh w14, [x4, w26, uxtw #1]
    mov w26, w21
    strb w21, [x4, #0x200]
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
    strh w14, [x4, w24, uxtw #1]
    mov w24, w21
    strb w21, [x4, #0x200]
.L136:
    sub x14, x23, #0x1
    and x23, x14, x23
    cbnz x23, .L135
    b .L130
.L137:
    add x14, x12, x13, lsl #6
    ldr x14, [x14, #0x8]
    ands x16, x14, x3
    b.eq .L305
    ldr x14, [sp, #0x8]
    and x15, x15, x5
    add x17, x18, #0xfe
    add x18, x2, #0x7f
    and x17, x17, x15, lsr #7
    and x14, x14, x5
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
    mov w3, #0x18
    mov w6, #0x1
    mov x7, x15
.L138:
    rbit x19, x7
    clz x19, x19
    umaddl x20, w19, w3, x17
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
    tst x20, x5
    and x7, x21, x7
    csel x19, xzr, x19, eq
    orr x16, x19, x16
    cbnz x7, .L138
    bic x12, x15, x16
    ands x15, x12, x5
    b.ne .L274
    b .L277
.L139:
    mov x24, x23
    and x20, x16, x23, lsr #8
    cbz x19, .L143
.L140:
    ldrb w14, [x4, #0x200]
.L141:
    cmp w14, #0xff
    b.eq .L142
    rbit x16, x19
    clz x16, x16
    add w16, w16, w16, lsl #6
    add w16, w16, #0x7
    orr w16, w16, #0x4000
    strh w16, [x4, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x4, #0x200]
.L142:
    sub x16, x19, #0x1
    and x19, x16, x19
    cbnz x19, .L141
.L143:
    and x20, x20, #0xff00000000
    cbz x3, .L146
    ldrb w14, [x4, #0x200]
.L144:
    cmp w14, #0xff
    b.eq .L145
    rbit x16, x3
    clz x16, x16
    add w16, w16, w16, lsl #6
    add w16, w16, #0x9
    orr w16, w16, #0x4000
    strh w16, [x4, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x4, #0x200]
.L145:
    sub x16, x3, #0x1
    and x3, x16, x3
    cbnz x3, .L144
.L146:
    cbz x24, .L149
    ldrb w14, [x4, #0x200]
.L147:
    cmp w14, #0xff
    b.eq .L148
    rbit x16, x24
    clz x16, x16
    add w16, w16, w16, lsl #6
    add w16, w16, #0x8
    strh w16, [x4, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x4, #0x200]
.L148:
    sub x16, x24, #0x1
    and x24, x16, x24
    cbnz x24, .L147
.L149:
    mvn x19, x2
    cbz x20, .L152
    ldrb w14, [x4, #0x200]
    mov w3, #0x1010
.L150:
    cmp w14, #0xff
    b.eq .L151
    rbit x16, x20
    clz x16, x16
    add w16, w16, w16, lsl #6
    add w16, w16, w3
    strh w16, [x4, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x4, #0x200]
.L151:
    sub x16, x20, #0x1
    and x20, x16, x20
    cbnz x20, .L150
.L152:
    and x14, x9, x17
    mvn x3, x17
    ands x20, x14, x19
    b.eq .L160
    ldrb w22, [x4, #0x200]
    mvn x21, x5
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
    and x24, x14, x3
    ands x25, x24, x5
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
    strh w16, [x4, w14, uxtw #1]
    mov w14, w22
    strb w22, [x4, #0x200]
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
    strh w16, [x4, w14, uxtw #1]
    mov w14, w22
    strb w22, [x4, #0x200]
.L159:
    sub x16, x24, #0x1
    and x24, x16, x24
    cbnz x24, .L158
    b .L153
.L160:
    and x14, x10, x17
    ands x20, x14, x19
    b.eq .L168
    ldrb w14, [x4, #0x200]
    mvn x21, x5
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
    and x27, x16, x3
    ands x28, x27, x5
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
    strh w16, [x4, w25, uxtw #1]
    mov w25, w14
    strb w14, [x4, #0x200]
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
    strh w16, [x4, w25, uxtw #1]
    mov w25, w14
    strb w14, [x4, #0x200]
.L167:
    sub x16, x27, #0x1
    and x27, x16, x27
    cbnz x27, .L166
    b .L161
.L168:
    and x14, x8, x17
    ands x17, x14, x19
    b.eq .L176
    ldrb w23, [x4, #0x200]
    mvn x19, x5
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
    and x25, x14, x3
    ands x26, x25, x5
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
    strh w16, [x4, w14, uxtw #1]
    mov w14, w23
    strb w23, [x4, #0x200]
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
    strh w16, [x4, w14, uxtw #1]
    mov w14, w23
    strb w23, [x4, #0x200]
.L175:
    sub x16, x25, #0x1
    and x25, x16, x25
    cbnz x25, .L174
    b .L169
.L176:
    ands x17, x2, x7
    b.eq .L184
    adrp x14, plywright::board::geometry::LINE
    add x14, x14, :lo12:plywright::board::geometry::LINE
    ldrb w23, [x4, #0x200]
    add x7, x14, x13, lsl #9
    mvn x19, x5
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
    ldr x16, [x7, x24, lsl #3]
    ldr x14, [x22, x14, lsl #3]
    and x16, x16, x3
    and x25, x14, x16
    ands x26, x25, x5
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
    strh w16, [x4, w14, uxtw #1]
    mov w14, w23
    strb w23, [x4, #0x200]
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
    strh w16, [x4, w14, uxtw #1]
    mov w14, w23
    strb w23, [x4, #0x200]
.L183:
    sub x16, x25, #0x1
    and x25, x16, x25
    cbnz x25, .L182
    b .L177
.L184:
    ands x17, x2, x6
    b.eq .L192
    adrp x14, plywright::board::geometry::LINE
    add x14, x14, :lo12:plywright::board::geometry::LINE
    ldrb w22, [x4, #0x200]
    add x6, x14, x13, lsl #9
    mvn x7, x5
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
    ldr x16, [x6, x23, lsl #3]
    ldr x14, [x21, x14, lsl #3]
    and x16, x16, x3
    and x24, x14, x16
    ands x25, x24, x5
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
    strh w16, [x4, w14, uxtw #1]
    mov w14, w22
    strb w22, [x4, #0x200]
.L188:
    sub x16, x25, #0x1
    and x25, x16, x25
    cbnz x25, .L187
.L189:
    ands x24, x24, x7
    b.eq .L185
    mov w14, w22
.L190:
    cmp w14, #0xff
    b.eq .L191
    rbit x16, x24
    add w22, w14, #0x1
    clz x16, x16
    orr w16, w23, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w22
    strb w22, [x4, #0x200]
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
    ldrb w20, [x4, #0x200]
    add x18, x14, x13, lsl #9
    mvn x2, x5
    adrp x6, plywright::sliders::magic::LOOKUPS
    add x6, x6, :lo12:plywright::sliders::magic::LOOKUPS
    mov w7, #0x18
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
    umaddl x14, w21, w7, x6
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
    and x16, x22, x3
    and x22, x14, x16
    ands x23, x22, x5
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
    strh w16, [x4, w14, uxtw #1]
    mov w14, w20
    strb w20, [x4, #0x200]
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
    strh w16, [x4, w14, uxtw #1]
    mov w14, w20
    strb w20, [x4, #0x200]
.L199:
    sub x16, x22, #0x1
    and x22, x16, x22
    cbnz x22, .L198
    b .L193
.L200:
    add x14, x12, x13, lsl #6
    ldr x14, [x14, #0x8]
    ands x16, x14, x3
    b.eq .L293
    ldr x14, [sp, #0x8]
    and x15, x15, x5
    lsl x17, x15, #9
    lsl x15, x15, #7
    and x14, x14, x5
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
    mov w3, #0x18
    mov w6, #0x1
    mov x7, x15
.L201:
    rbit x19, x7
    clz x19, x19
    umaddl x20, w19, w3, x17
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
    tst x20, x5
    and x7, x21, x7
    csel x19, xzr, x19, eq
    orr x16, x19, x16
    cbnz x7, .L201
    bic x12, x15, x16
    ands x15, x12, x5
    b.ne .L284
    b .L287
.L202:
    mov x24, x23
    and w18, w22, w23, lsl #8
    cbz x21, .L206
.L203:
    ldrb w3, [x4, #0x200]
.L204:
    cmp w3, #0xff
    b.eq .L205
    rbit x14, x21
    clz x14, x14
    add w22, w14, #0x37
    and w22, w22, #0x3f
    orr w14, w22, w14, lsl #6
    orr w14, w14, #0x4000
    strh w14, [x4, w3, uxtw #1]
    add w3, w3, #0x1
    strb w3, [x4, #0x200]
.L205:
    sub x14, x21, #0x1
    and x21, x14, x21
    cbnz x21, .L204
.L206:
    and x21, x18, #0xff000000
    cbz x19, .L209
    ldrb w18, [x4, #0x200]
.L207:
    cmp w18, #0xff
    b.eq .L208
    rbit x14, x19
    clz x14, x14
    add w3, w14, #0x39
    and w3, w3, #0x3f
    orr w14, w3, w14, lsl #6
    orr w14, w14, #0x4000
    strh w14, [x4, w18, uxtw #1]
    add w18, w18, #0x1
    strb w18, [x4, #0x200]
.L208:
    sub x14, x19, #0x1
    and x19, x14, x19
    cbnz x19, .L207
.L209:
    cbz x24, .L212
    ldrb w14, [x4, #0x200]
.L210:
    cmp w14, #0xff
    b.eq .L211
    rbit x18, x24
    clz x18, x18
    add w3, w18, #0x38
    and w3, w3, #0x3f
    orr w18, w3, w18, lsl #6
    strh w18, [x4, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x4, #0x200]
.L211:
    sub x18, x24, #0x1
    and x24, x18, x24
    cbnz x24, .L210
.L212:
    mvn x23, x2
    cbz x21, .L215
    ldrb w18, [x4, #0x200]
.L213:
    cmp w18, #0xff
    b.eq .L214
    rbit x14, x21
    clz x14, x14
    add w3, w14, #0x30
    and w3, w3, #0x3f
    orr w14, w3, w14, lsl #6
    orr w14, w14, #0x1000
    strh w14, [x4, w18, uxtw #1]
    add w18, w18, #0x1
    strb w18, [x4, #0x200]
.L214:
    sub x14, x21, #0x1
    and x21, x14, x21
    cbnz x21, .L213
.L215:
    and x14, x9, x17
    mvn x21, x17
    ands x19, x14, x23
    b.eq .L223
    ldrb w24, [x4, #0x200]
    mvn x22, x5
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
    ands x18, x26, x5
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
    strh w16, [x4, w14, uxtw #1]
    mov w14, w24
    strb w24, [x4, #0x200]
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
    strh w16, [x4, w14, uxtw #1]
    mov w14, w24
    strb w24, [x4, #0x200]
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
    ldrb w14, [x4, #0x200]
    mvn x25, x5
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
    ldr x3, [x18, #0x600]
    ldr x27, [x18, #0x608]
    and x3, x3, x11
    mul x3, x3, x27
    ldr w27, [x18, #0x614]
    ldr w18, [x18, #0x610]
    lsr x3, x3, x27
    add x18, x3, x18
    ldr x18, [x19, x18, lsl #3]
    and x30, x18, x21
    ands x18, x30, x5
    b.eq .L228
    orr w3, w28, #0x4000
    mov w27, w14
.L226:
    cmp w27, #0xff
    b.eq .L227
    rbit x14, x18
    clz x14, x14
    orr w16, w3, w14, lsl #6
    add w14, w27, #0x1
    strh w16, [x4, w27, uxtw #1]
    mov w27, w14
    strb w14, [x4, #0x200]
.L227:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L226
.L228:
    ands x18, x30, x25
    b.eq .L224
    mov w3, w14
.L229:
    cmp w3, #0xff
    b.eq .L230
    rbit x14, x18
    clz x14, x14
    orr w27, w28, w14, lsl #6
    add w14, w3, #0x1
    strh w27, [x4, w3, uxtw #1]
    mov w3, w14
    strb w14, [x4, #0x200]
.L230:
    sub x27, x18, #0x1
    and x18, x27, x18
    cbnz x18, .L229
    b .L224
.L231:
    and x14, x10, x17
    ands x17, x14, x23
    b.eq .L239
    ldrb w25, [x4, #0x200]
    mvn x23, x5
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
    ands x18, x27, x5
    b.eq .L236
    orr w3, w26, #0x4000
    mov w14, w25
.L234:
    cmp w14, #0xff
    b.eq .L235
    rbit x16, x18
    add w25, w14, #0x1
    clz x16, x16
    orr w16, w3, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w25
    strb w25, [x4, #0x200]
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
    strh w16, [x4, w14, uxtw #1]
    mov w14, w25
    strb w25, [x4, #0x200]
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
    ldrb w26, [x4, #0x200]
    mvn x24, x5
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
    ands x18, x28, x5
    b.eq .L244
    orr w3, w27, #0x4000
    mov w14, w26
.L242:
    cmp w14, #0xff
    b.eq .L243
    rbit x16, x18
    add w26, w14, #0x1
    clz x16, x16
    orr w16, w3, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w26
    strb w26, [x4, #0x200]
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
    strh w16, [x4, w14, uxtw #1]
    mov w14, w26
    strb w26, [x4, #0x200]
.L246:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L245
    b .L240
.L247:
    ands x7, x2, x7
    b.eq .L255
    add x20, x17, x13, lsl #9
    ldrb w25, [x4, #0x200]
    mvn x23, x5
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
    ands x18, x27, x5
    b.eq .L252
    orr w3, w26, #0x4000
    mov w14, w25
.L250:
    cmp w14, #0xff
    b.eq .L251
    rbit x16, x18
    add w25, w14, #0x1
    clz x16, x16
    orr w16, w3, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w25
    strb w25, [x4, #0x200]
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
    strh w16, [x4, w14, uxtw #1]
    mov w14, w25
    strb w25, [x4, #0x200]
.L254:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L253
    b .L248
.L255:
    ands x2, x2, x6
    b.eq .L263
    add x17, x17, x13, lsl #9
    ldrb w20, [x4, #0x200]
    mvn x6, x5
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
    ldr x3, [x14, #0x600]
    ldr x24, [x14, #0x608]
    and x16, x16, x11
    mul x16, x16, x18
    and x18, x3, x11
    ldr w3, [x14, #0x614]
    mul x18, x18, x24
    ldp w25, w24, [x14, #0x10]
    ldr w14, [x14, #0x610]
    lsr x16, x16, x24
    lsr x18, x18, x3
    add x16, x16, x25
    add x14, x18, x14
    ldr x16, [x19, x16, lsl #3]
    ldr x18, [x17, x23, lsl #3]
    ldr x14, [x19, x14, lsl #3]
    orr x14, x14, x16
    and x16, x18, x21
    and x24, x14, x16
    ands x18, x24, x5
    b.eq .L260
    orr w3, w23, #0x4000
    mov w14, w20
.L258:
    cmp w14, #0xff
    b.eq .L259
    rbit x16, x18
    add w20, w14, #0x1
    clz x16, x16
    orr w16, w3, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w20
    strb w20, [x4, #0x200]
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
    strh w16, [x4, w14, uxtw #1]
    mov w14, w20
    strb w20, [x4, #0x200]
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
    and x15, x15, x5
    and x14, x14, x5
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
    mov x3, x15
.L264:
    rbit x6, x3
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
    sub x20, x3, #0x1
    tst x7, x5
    and x3, x20, x3
    csel x6, xzr, x6, eq
    orr x16, x6, x16
    cbnz x3, .L264
    bic x12, x15, x16
    ands x15, x12, x5
    b.ne .L296
    b .L299
.L265:
    mov x12, xzr
    ands x15, xzr, x5
    b.eq .L269
.L266:
    ldrb w17, [x4, #0x200]
    orr w16, w1, #0x4000
.L267:
    cmp w17, #0xff
    b.eq .L268
    rbit x18, x15
    clz x18, x18
    orr w18, w16, w18, lsl #6
    strh w18, [x4, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x4, #0x200]
.L268:
    sub x18, x15, #0x1
    and x15, x18, x15
    cbnz x15, .L267
.L269:
    bics x15, x12, x5
    b.eq .L272
    ldrb w16, [x4, #0x200]
.L270:
    cmp w16, #0xff
    b.eq .L271
    rbit x17, x15
    clz x17, x17
    orr w17, w1, w17, lsl #6
    strh w17, [x4, w16, uxtw #1]
    add w16, w16, #0x1
    strb w16, [x4, #0x200]
.L271:
    sub x17, x15, #0x1
    and x15, x17, x15
    cbnz x15, .L270
.L272:
    ldrb w16, [x0, #0x40]
    tst w16, #0xc
    b.eq .L293
    ldrb w15, [x4, #0x200]
    bic x13, x11, x13
    tbz w16, #0x2, .L292
    b .L291
.L273:
    mov x12, xzr
    ands x15, xzr, x5
    b.eq .L277
.L274:
    ldrb w17, [x4, #0x200]
    orr w16, w1, #0x4000
.L275:
    cmp w17, #0xff
    b.eq .L276
    rbit x18, x15
    clz x18, x18
    orr w18, w16, w18, lsl #6
    strh w18, [x4, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x4, #0x200]
.L276:
    sub x18, x15, #0x1
    and x15, x18, x15
    cbnz x15, .L275
.L277:
    bics x15, x12, x5
    b.eq .L280
    ldrb w16, [x4, #0x200]
.L278:
    cmp w16, #0xff
    b.eq .L279
    rbit x17, x15
    clz x17, x17
    orr w17, w1, w17, lsl #6
    strh w17, [x4, w16, uxtw #1]
    add w16, w16, #0x1
    strb w16, [x4, #0x200]
.L279:
    sub x17, x15, #0x1
    and x15, x17, x15
    cbnz x15, .L278
.L280:
    ldrb w16, [x0, #0x40]
    tst w16, #0x3
    b.eq .L305
    ldrb w15, [x4, #0x200]
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
    tst x17, x5
    b.ne .L281
    cmp w15, #0xff
    b.eq .L281
    mov w17, #0x2184
    strh w17, [x4, w15, uxtw #1]
    add w15, w15, #0x1
    strb w15, [x4, #0x200]
    b .L281
.L283:
    mov x12, xzr
    ands x15, xzr, x5
    b.eq .L287
.L284:
    ldrb w17, [x4, #0x200]
    orr w16, w1, #0x4000
.L285:
    cmp w17, #0xff
    b.eq .L286
    rbit x18, x15
    clz x18, x18
    orr w18, w16, w18, lsl #6
    strh w18, [x4, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x4, #0x200]
.L286:
    sub x18, x15, #0x1
    and x15, x18, x15
    cbnz x15, .L285
.L287:
    bics x15, x12, x5
    b.eq .L290
    ldrb w16, [x4, #0x200]
.L288:
    cmp w16, #0xff
    b.eq .L289
    rbit x17, x15
    clz x17, x17
    orr w17, w1, w17, lsl #6
    strh w17, [x4, w16, uxtw #1]
    add w16, w16, #0x1
    strb w16, [x4, #0x200]
.L289:
    sub x17, x15, #0x1
    and x15, x17, x15
    cbnz x15, .L288
.L290:
    ldrb w16, [x0, #0x40]
    tst w16, #0xc
    b.eq .L293
    ldrb w15, [x4, #0x200]
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
    tst x17, x5
    b.ne .L292
    cmp w15, #0xff
    b.eq .L292
    mov w17, #0x2fbc
    strh w17, [x4, w15, uxtw #1]
    add w15, w15, #0x1
    strb w15, [x4, #0x200]
.L292:
    tbnz w16, #0x3, .L294
.L293:
    ldrb w8, [x0, #0x41]
    tbz w8, #0x0, .L306
    ldp x20, x19, [sp, #0x50]
    mov x3, x4
    ldp x22, x21, [sp, #0x40]
    ldrb w2, [x0, #0x42]
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
    tst x8, x5
    b.ne .L293
    cmp w15, #0xff
    b.eq .L293
    add w8, w15, #0x1
    mov w9, #0x3ebc
    strh w9, [x4, w15, uxtw #1]
    strb w8, [x4, #0x200]
    b .L293
.L295:
    mov x12, xzr
    ands x15, xzr, x5
    b.eq .L299
.L296:
    ldrb w17, [x4, #0x200]
    orr w16, w1, #0x4000
.L297:
    cmp w17, #0xff
    b.eq .L298
    rbit x18, x15
    clz x18, x18
    orr w18, w16, w18, lsl #6
    strh w18, [x4, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x4, #0x200]
.L298:
    sub x18, x15, #0x1
    and x15, x18, x15
    cbnz x15, .L297
.L299:
    bics x15, x12, x5
    b.eq .L302
    ldrb w16, [x4, #0x200]
.L300:
    cmp w16, #0xff
    b.eq .L301
    rbit x17, x15
    clz x17, x17
    orr w17, w1, w17, lsl #6
    strh w17, [x4, w16, uxtw #1]
    add w16, w16, #0x1
    strb w16, [x4, #0x200]
.L301:
    sub x17, x15, #0x1
    and x15, x17, x15
    cbnz x15, .L300
.L302:
    ldrb w16, [x0, #0x40]
    tst w16, #0x3
    b.eq .L305
    ldrb w15, [x4, #0x200]
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
    tst x8, x5
    b.ne .L305
    cmp w15, #0xff
    b.eq .L305
    add w8, w15, #0x1
    mov w9, #0x3084
    strh w9, [x4, w15, uxtw #1]
    strb w8, [x4, #0x200]
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
    tst x17, x5
    b.ne .L303
    cmp w15, #0xff
    b.eq .L303
    mov w17, #0x2184
    strh w17, [x4, w15, uxtw #1]
    add w15, w15, #0x1
    strb w15, [x4, #0x200]
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
    b plywright::movegen::evasions::answers
.L310:
    mov x2, xzr
.L311:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    b plywright::movegen::evasions::answers
.L312:
    ldp x20, x19, [sp, #0x50]
    mov x3, x4
    ldp x22, x21, [sp, #0x40]
    ldrb w2, [x0, #0x42]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    b plywright::movegen::generate::en_passant

plywright::movegen::evasions::answers:
    str x30, [sp, #-0x60]!
    stp x28, x27, [sp, #0x10]
    stp x26, x25, [sp, #0x20]
    stp x24, x23, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    sub x8, x3, #0x1
    ldr x12, [x0, #0x38]
    mov w9, w1
    tst x3, x8
    and x13, x9, #0xff
    adrp x10, plywright::board::geometry::AROUND
    add x10, x10, :lo12:plywright::board::geometry::AROUND
    b.eq .L2
    ldr x11, [x0, #0x30]
    ldr x9, [x0]
.L0:
    ldr x14, [x0, #0x28]
    and x15, x9, x11
    add x17, x10, x13, lsl #6
    lsl x16, x15, #9
    lsl x15, x15, #7
    and x14, x11, x14
    rbit x14, x14
    and x16, x16, #0xfefefefefefefefe
    and x15, x15, #0x7f7f7f7f7f7f7f7f
    orr x15, x15, x16
    ldr x16, [x17, #0x8]
    clz x14, x14
    orr x15, x12, x15
    and x14, x14, #0x3f
    add x14, x10, x14, lsl #6
    ldr x14, [x14, #0x8]
    orr x14, x15, x14
    bics x14, x16, x14
    b.eq .L35
    mov w16, #0x1
    ldp x18, x2, [x0, #0x18]
    ldp x17, x6, [x0, #0x8]
    lsl x7, x16, x13
    orr x19, x11, x12
    mov x15, xzr
    orr x12, x2, x18
    mov w18, #0x18
    orr x13, x6, x2
    bic x2, x19, x7
    adrp x6, plywright::sliders::magic::LOOKUPS
    add x6, x6, :lo12:plywright::sliders::magic::LOOKUPS
    adrp x7, plywright::sliders::magic::TABLE
    add x7, x7, :lo12:plywright::sliders::magic::TABLE
    mov x19, x14
.L1:
    rbit x20, x19
    clz x20, x20
    umaddl x21, w20, w18, x6
    ldp x22, x23, [x21]
    ldr x24, [x21, #0x600]
    ldr x25, [x21, #0x608]
    and x22, x22, x2
    mul x22, x22, x23
    and x23, x24, x2
    ldp w26, w24, [x21, #0x10]
    mul x23, x23, x25
    ldr w25, [x21, #0x614]
    ldr w21, [x21, #0x610]
    lsr x22, x22, x24
    lsl x24, x20, #6
    lsl x20, x16, x20
    lsr x23, x23, x25
    add x22, x22, x26
    ldr x24, [x10, x24]
    ldr x22, [x7, x22, lsl #3]
    add x21, x23, x21
    and x23, x17, x24
    ldr x21, [x7, x21, lsl #3]
    and x22, x12, x22
    orr x22, x22, x23
    and x21, x13, x21
    orr x21, x22, x21
    sub x22, x19, #0x1
    tst x21, x11
    and x19, x22, x19
    csel x20, xzr, x20, eq
    orr x15, x20, x15
    cbnz x19, .L1
    mvn x10, x15
    and x10, x14, x10
    ands x11, x10, x5
    b.ne .L36
    b .L39
.L2:
    adrp x9, plywright::board::geometry::BETWEEN
    add x9, x9, :lo12:plywright::board::geometry::BETWEEN
    rbit x11, x3
    and x14, x1, #0x7
    mov x15, #0x101010101010101
    add x16, x9, x13, lsl #9
    add x17, x10, x13, lsl #6
    ldr x9, [x0]
    lsl x14, x15, x14
    clz x15, x11
    ldr x11, [x0, #0x30]
    mov x19, #-0x101010101010102
    ldr x15, [x16, x15, lsl #3]
    ldp x18, x17, [x17, #0x30]
    and x16, x9, x12
    orn x14, x14, x2
    mov x7, #0x7f7f7f7f7f7f7f7f
    and x14, x16, x14
    and x19, x19, #0x1fffffffffffe00
    and x7, x7, #0xffffffffffff00
    orr x15, x15, x3
    lsr x6, x14, #8
    orn x17, x17, x2
    and x20, x11, x15
    orr x21, x19, #0xfe
    orn x18, x18, x2
    orr x22, x7, #0x7f
    orr x14, x11, x12
    and x17, x17, x16
    and x21, x20, x21
    and x23, x18, x16
    and x20, x20, x22
    bic x6, x6, x14
    and x18, x21, x17, lsr #7
    and x17, x20, x23, lsr #9
    tst x16, #0xff00
    mvn x20, x14
    and x16, x6, x15
    b.eq .L15
    ands x21, x16, #0xff
    b.eq .L6
    ldrb w25, [x4, #0x200]
    mov w22, #0xb000
    mov w23, #0xa000
    mov w24, #0x9000
.L3:
    cmp w25, #0xff
    b.eq .L4
    rbit x26, x21
    clz x26, x26
    add w27, w26, #0x8
    orr w26, w27, w26, lsl #6
    add w27, w25, #0x1
    cmp w27, #0xff
    orr w28, w26, w22
    strh w28, [x4, w25, uxtw #1]
    strb w27, [x4, #0x200]
    b.eq .L5
    add w28, w25, #0x2
    orr w30, w26, #0x8000
    strh w30, [x4, w27, uxtw #1]
    cmp w28, #0xff
    strb w28, [x4, #0x200]
    b.eq .L5
    add w27, w25, #0x3
    orr w30, w26, w23
    strh w30, [x4, w28, uxtw #1]
    cmp w27, #0xff
    strb w27, [x4, #0x200]
    b.eq .L5
    add w25, w25, #0x4
    orr w26, w26, w24
    strh w26, [x4, w27, uxtw #1]
    strb w25, [x4, #0x200]
.L4:
    sub x26, x21, #0x1
    ands x21, x26, x21
    b.ne .L3
    b .L6
.L5:
    mov w25, #0xff
    sub x26, x21, #0x1
    ands x21, x26, x21
    b.ne .L3
.L6:
    ands x21, x18, #0xfe
    b.eq .L10
    ldrb w23, [x4, #0x200]
    mov w22, #0xd000
.L7:
    cmp w23, #0xff
    b.eq .L8
    rbit x24, x21
    clz x24, x24
    add w25, w24, #0x7
    orr w24, w25, w24, lsl #6
    add w25, w23, #0x1
    cmp w25, #0xff
    orr w26, w24, #0xf000
    strh w26, [x4, w23, uxtw #1]
    strb w25, [x4, #0x200]
    b.eq .L9
    add w26, w23, #0x2
    orr w27, w24, #0xc000
    strh w27, [x4, w25, uxtw #1]
    cmp w26, #0xff
    strb w26, [x4, #0x200]
    b.eq .L9
    add w25, w23, #0x3
    orr w27, w24, #0xe000
    strh w27, [x4, w26, uxtw #1]
    cmp w25, #0xff
    strb w25, [x4, #0x200]
    b.eq .L9
    add w23, w23, #0x4
    orr w24, w24, w22
    strh w24, [x4, w25, uxtw #1]
    strb w23, [x4, #0x200]
.L8:
    sub x24, x21, #0x1
    ands x21, x24, x21
    b.ne .L7
    b .L10
.L9:
    mov w23, #0xff
    sub x24, x21, #0x1
    ands x21, x24, x21
    b.ne .L7
.L10:
    ands x21, x17, #0x7f
    b.eq .L14
    ldrb w23, [x4, #0x200]
    mov w22, #0xd000
.L11:
    cmp w23, #0xff
    b.eq .L12
    rbit x24, x21
    clz x24, x24
    add w25, w24, #0x9
    orr w24, w25, w24, lsl #6
    add w25, w23, #0x1
    cmp w25, #0xff
    orr w26, w24, #0xf000
    strh w26, [x4, w23, uxtw #1]
    strb w25, [x4, #0x200]
    b.eq .L13
    add w26, w23, #0x2
    orr w27, w24, #0xc000
    strh w27, [x4, w25, uxtw #1]
    cmp w26, #0xff
    strb w26, [x4, #0x200]
    b.eq .L13
    add w25, w23, #0x3
    orr w27, w24, #0xe000
    strh w27, [x4, w26, uxtw #1]
    cmp w25, #0xff
    strb w25, [x4, #0x200]
    b.eq .L13
    add w23, w23, #0x4
    orr w24, w24, w22
    strh w24, [x4, w25, uxtw #1]
    strb w23, [x4, #0x200]
.L12:
    sub x24, x21, #0x1
    ands x21, x24, x21
    b.ne .L11
    b .L14
.L13:
    mov w23, #0xff
    sub x24, x21, #0x1
    ands x21, x24, x21
    b.ne .L11
.L14:
    and x16, x16, #0xffffffffffff00
    and x18, x18, x19
    and x17, x17, x7
.L15:
    and x6, x15, x6, lsr #8
    and x6, x6, x20
    cbz x18, .L18
    ldrb w7, [x4, #0x200]
.L16:
    cmp w7, #0xff
    b.eq .L17
    rbit x19, x18
    clz x19, x19
    add w20, w19, #0x7
    orr w19, w20, w19, lsl #6
    orr w19, w19, #0x4000
    strh w19, [x4, w7, uxtw #1]
    add w7, w7, #0x1
    strb w7, [x4, #0x200]
.L17:
    sub x19, x18, #0x1
    and x18, x19, x18
    cbnz x18, .L16
.L18:
    and x18, x6, #0xff00000000
    cbz x17, .L21
    ldrb w6, [x4, #0x200]
.L19:
    cmp w6, #0xff
    b.eq .L20
    rbit x7, x17
    clz x7, x7
    add w19, w7, #0x9
    orr w7, w19, w7, lsl #6
    orr w7, w7, #0x4000
    strh w7, [x4, w6, uxtw #1]
    add w6, w6, #0x1
    strb w6, [x4, #0x200]
.L20:
    sub x7, x17, #0x1
    and x17, x7, x17
    cbnz x17, .L19
.L21:
    cbz x16, .L24
    ldrb w17, [x4, #0x200]
.L22:
    cmp w17, #0xff
    b.eq .L23
    rbit x6, x16
    clz x6, x6
    add w7, w6, #0x8
    orr w6, w7, w6, lsl #6
    strh w6, [x4, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x4, #0x200]
.L23:
    sub x6, x16, #0x1
    and x16, x6, x16
    cbnz x16, .L22
.L24:
    mvn x6, x12
    mvn x16, x2
    cbz x18, .L27
    ldrb w17, [x4, #0x200]
.L25:
    cmp w17, #0xff
    b.eq .L26
    rbit x2, x18
    clz x2, x2
    add w7, w2, #0x10
    orr w2, w7, w2, lsl #6
    orr w2, w2, #0x1000
    strh w2, [x4, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x4, #0x200]
.L26:
    sub x2, x18, #0x1
    and x18, x2, x18
    cbnz x18, .L25
.L27:
    ldr x17, [x0, #0x8]
    and x18, x16, x12
    and x15, x15, x6
    ands x17, x17, x18
    b.eq .L44
    ldrb w6, [x4, #0x200]
    mvn x2, x5
    b .L29
.L28:
    sub x7, x17, #0x1
    and x17, x7, x17
    cbz x17, .L44
.L29:
    rbit x7, x17
    clz x7, x7
    lsl x19, x7, #6
    ldr x19, [x10, x19]
    and x19, x19, x15
    ands x20, x19, x5
    b.eq .L32
    orr w21, w7, #0x4000
    mov w22, w6
.L30:
    cmp w22, #0xff
    b.eq .L31
    rbit x6, x20
    clz x6, x6
    orr w23, w21, w6, lsl #6
    add w6, w22, #0x1
    strh w23, [x4, w22, uxtw #1]
    mov w22, w6
    strb w6, [x4, #0x200]
.L31:
    sub x23, x20, #0x1
    and x20, x23, x20
    cbnz x20, .L30
.L32:
    ands x19, x19, x2
    b.eq .L28
    mov w20, w6
.L33:
    cmp w20, #0xff
    b.eq .L34
    rbit x6, x19
    clz x6, x6
    orr w21, w7, w6, lsl #6
    add w6, w20, #0x1
    strh w21, [x4, w20, uxtw #1]
    mov w20, w6
    strb w6, [x4, #0x200]
.L34:
    sub x21, x19, #0x1
    and x19, x21, x19
    cbnz x19, .L33
    b .L28
.L35:
    mov x10, #-0x1
    and x10, x14, x10
    ands x11, x10, x5
    b.eq .L39
.L36:
    mov w12, #0x4000
    ldrb w13, [x4, #0x200]
    bfxil w12, w1, #0, #8
.L37:
    cmp w13, #0xff
    b.eq .L38
    rbit x14, x11
    clz x14, x14
    orr w14, w12, w14, lsl #6
    strh w14, [x4, w13, uxtw #1]
    add w13, w13, #0x1
    strb w13, [x4, #0x200]
.L38:
    sub x14, x11, #0x1
    and x11, x14, x11
    cbnz x11, .L37
.L39:
    bics x10, x10, x5
    b.eq .L42
    ldrb w12, [x4, #0x200]
    and w11, w1, #0xff
.L40:
    cmp w12, #0xff
    b.eq .L41
    rbit x13, x10
    clz x13, x13
    orr w13, w11, w13, lsl #6
    strh w13, [x4, w12, uxtw #1]
    add w12, w12, #0x1
    strb w12, [x4, #0x200]
.L41:
    sub x13, x10, #0x1
    and x10, x13, x10
    cbnz x10, .L40
.L42:
    tst x3, x8
    b.ne .L43
    ldrb w8, [x0, #0x41]
    cmp w8, #0x1
    b.ne .L43
    ldrb w2, [x0, #0x42]
    ldr x8, [x0, #0x8]
    mov w11, #0x1
    add w10, w2, #0x8
    orr x8, x8, x9
    lsl x10, x11, x10
    bic x8, x8, x10
    tst x8, x3
    b.eq .L60
.L43:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    ret
.L44:
    ldr x2, [x0, #0x10]
    ldr x17, [x0, #0x20]
    orr x2, x17, x2
    ands x18, x2, x18
    b.eq .L52
    ldrb w20, [x4, #0x200]
    mvn x2, x5
    adrp x6, plywright::sliders::magic::LOOKUPS
    add x6, x6, :lo12:plywright::sliders::magic::LOOKUPS
    mov w7, #0x18
    adrp x19, plywright::sliders::magic::TABLE
    add x19, x19, :lo12:plywright::sliders::magic::TABLE
    b .L46
.L45:
    sub x21, x18, #0x1
    and x18, x21, x18
    cbz x18, .L52
.L46:
    rbit x21, x18
    clz x21, x21
    umaddl x22, w21, w7, x6
    ldr x23, [x22, #0x600]
    ldr x24, [x22, #0x608]
    and x23, x23, x14
    mul x23, x23, x24
    ldr w24, [x22, #0x614]
    ldr w22, [x22, #0x610]
    lsr x23, x23, x24
    add x22, x23, x22
    ldr x22, [x19, x22, lsl #3]
    and x22, x22, x15
    ands x23, x22, x5
    b.eq .L49
    orr w24, w21, #0x4000
    mov w25, w20
.L47:
    cmp w25, #0xff
    b.eq .L48
    rbit x20, x23
    clz x20, x20
    orr w26, w24, w20, lsl #6
    add w20, w25, #0x1
    strh w26, [x4, w25, uxtw #1]
    mov w25, w20
    strb w20, [x4, #0x200]
.L48:
    sub x26, x23, #0x1
    and x23, x26, x23
    cbnz x23, .L47
.L49:
    ands x22, x22, x2
    b.eq .L45
    mov w23, w20
.L50:
    cmp w23, #0xff
    b.eq .L51
    rbit x20, x22
    clz x20, x20
    orr w24, w21, w20, lsl #6
    add w20, w23, #0x1
    strh w24, [x4, w23, uxtw #1]
    mov w23, w20
    strb w20, [x4, #0x200]
.L51:
    sub x24, x22, #0x1
    and x22, x24, x22
    cbnz x22, .L50
    b .L45
.L52:
    ldr x18, [x0, #0x18]
    and x16, x16, x12
    orr x17, x18, x17
    ands x16, x17, x16
    b.eq .L0
    ldrb w7, [x4, #0x200]
    mvn x17, x5
    adrp x18, plywright::sliders::magic::LOOKUPS
    add x18, x18, :lo12:plywright::sliders::magic::LOOKUPS
    mov w2, #0x18
    adrp x6, plywright::sliders::magic::TABLE
    add x6, x6, :lo12:plywright::sliders::magic::TABLE
    b .L54
.L53:
    sub x19, x16, #0x1
    and x16, x19, x16
    cbz x16, .L0
.L54:
    rbit x19, x16
    clz x19, x19
    umaddl x20, w19, w2, x18
    ldp x21, x22, [x20]
    and x21, x21, x14
    mul x21, x21, x22
    ldp w20, w22, [x20, #0x10]
    lsr x21, x21, x22
    add x20, x21, x20
    ldr x20, [x6, x20, lsl #3]
    and x20, x20, x15
    ands x21, x20, x5
    b.eq .L57
    orr w22, w19, #0x4000
    mov w23, w7
.L55:
    cmp w23, #0xff
    b.eq .L56
    rbit x7, x21
    clz x7, x7
    orr w24, w22, w7, lsl #6
    add w7, w23, #0x1
    strh w24, [x4, w23, uxtw #1]
    mov w23, w7
    strb w7, [x4, #0x200]
.L56:
    sub x24, x21, #0x1
    and x21, x24, x21
    cbnz x21, .L55
.L57:
    ands x20, x20, x17
    b.eq .L53
    mov w21, w7
.L58:
    cmp w21, #0xff
    b.eq .L59
    rbit x7, x20
    clz x7, x7
    orr w22, w19, w7, lsl #6
    add w7, w21, #0x1
    strh w22, [x4, w21, uxtw #1]
    mov w21, w7
    strb w7, [x4, #0x200]
.L59:
    sub x22, x20, #0x1
    and x20, x22, x20
    cbnz x20, .L58
    b .L53
.L60:
    ldp x20, x19, [sp, #0x50]
    mov x3, x4
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    b plywright::movegen::generate::en_passant

plywright::movegen::evasions::answers:
    str x30, [sp, #-0x60]!
    stp x28, x27, [sp, #0x10]
    stp x26, x25, [sp, #0x20]
    stp x24, x23, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    mov x15, #-0x101010101010102
    mov x14, #0x7f7f7f7f7f7f7f7f
    sub x8, x3, #0x1
    ldr x12, [x0, #0x30]
    mov w9, w1
    and x15, x15, #0x1fffffffffffe00
    and x14, x14, #0xffffffffffff00
    tst x3, x8
    and x13, x9, #0xff
    adrp x10, plywright::board::geometry::AROUND
    add x10, x10, :lo12:plywright::board::geometry::AROUND
    b.eq .L2
    ldr x11, [x0, #0x38]
    ldr x9, [x0]
.L0:
    ldr x16, [x0, #0x28]
    and x17, x9, x11
    add x15, x15, #0xfe
    add x14, x14, #0x7f
    and x15, x15, x17, lsr #7
    and x16, x11, x16
    and x14, x14, x17, lsr #9
    add x17, x10, x13, lsl #6
    rbit x16, x16
    orr x14, x14, x15
    ldr x15, [x17, #0x8]
    clz x16, x16
    orr x14, x12, x14
    and x16, x16, #0x3f
    add x16, x10, x16, lsl #6
    ldr x16, [x16, #0x8]
    orr x14, x14, x16
    bics x14, x15, x14
    b.eq .L35
    mov w16, #0x1
    ldp x18, x2, [x0, #0x18]
    ldp x17, x6, [x0, #0x8]
    lsl x7, x16, x13
    orr x19, x11, x12
    mov x15, xzr
    orr x12, x2, x18
    mov w18, #0x18
    orr x13, x6, x2
    bic x2, x19, x7
    adrp x6, plywright::sliders::magic::LOOKUPS
    add x6, x6, :lo12:plywright::sliders::magic::LOOKUPS
    adrp x7, plywright::sliders::magic::TABLE
    add x7, x7, :lo12:plywright::sliders::magic::TABLE
    mov x19, x14
.L1:
    rbit x20, x19
    clz x20, x20
    umaddl x21, w20, w18, x6
    ldp x22, x23, [x21]
    ldr x24, [x21, #0x600]
    ldr x25, [x21, #0x608]
    and x22, x22, x2
    mul x22, x22, x23
    and x23, x24, x2
    ldp w26, w24, [x21, #0x10]
    mul x23, x23, x25
    ldr w25, [x21, #0x614]
    ldr w21, [x21, #0x610]
    lsr x22, x22, x24
    lsl x24, x20, #6
    lsl x20, x16, x20
    lsr x23, x23, x25
    add x22, x22, x26
    ldr x24, [x10, x24]
    ldr x22, [x7, x22, lsl #3]
    add x21, x23, x21
    and x23, x17, x24
    ldr x21, [x7, x21, lsl #3]
    and x22, x12, x22
    orr x22, x22, x23
    and x21, x13, x21
    orr x21, x22, x21
    sub x22, x19, #0x1
    tst x21, x11
    and x19, x22, x19
    csel x20, xzr, x20, eq
    orr x15, x20, x15
    cbnz x19, .L1
    mvn x10, x15
    and x10, x14, x10
    ands x11, x10, x5
    b.ne .L36
    b .L39
.L2:
    rbit x11, x3
    adrp x9, plywright::board::geometry::BETWEEN
    add x9, x9, :lo12:plywright::board::geometry::BETWEEN
    add x6, x10, x13, lsl #6
    add x16, x9, x13, lsl #9
    and x17, x1, #0x7
    mov x18, #0x101010101010101
    ldr x9, [x0]
    clz x11, x11
    lsl x17, x18, x17
    ldp x7, x6, [x6, #0x30]
    ldr x16, [x16, x11, lsl #3]
    and x18, x9, x12
    ldr x11, [x0, #0x38]
    orn x17, x17, x2
    tst x18, #0xff000000000000
    and x19, x18, x17
    orr x17, x16, x3
    orn x16, x7, x2
    orn x6, x6, x2
    lsl x20, x19, #8
    and x7, x16, x18
    and x19, x11, x17
    and x6, x6, x18
    orr x16, x11, x12
    and x7, x19, x7, lsl #9
    and x6, x19, x6, lsl #7
    bic x20, x20, x16
    mvn x19, x16
    and x18, x20, x17
    and x7, x7, #0xfefefefefefefefe
    and x6, x6, #0x7f7f7f7f7f7f7f7f
    b.eq .L15
    ands x21, x18, #0xff00000000000000
    b.eq .L6
    ldrb w25, [x4, #0x200]
    mov w22, #0xb000
    mov w23, #0xa000
    mov w24, #0x9000
.L3:
    cmp w25, #0xff
    b.eq .L4
    rbit x26, x21
    clz x26, x26
    add w27, w26, #0x38
    and w27, w27, #0x3f
    orr w26, w27, w26, lsl #6
    add w27, w25, #0x1
    cmp w27, #0xff
    orr w28, w26, w22
    strh w28, [x4, w25, uxtw #1]
    strb w27, [x4, #0x200]
    b.eq .L5
    add w28, w25, #0x2
    orr w30, w26, #0x8000
    strh w30, [x4, w27, uxtw #1]
    cmp w28, #0xff
    strb w28, [x4, #0x200]
    b.eq .L5
    add w27, w25, #0x3
    orr w30, w26, w23
    strh w30, [x4, w28, uxtw #1]
    cmp w27, #0xff
    strb w27, [x4, #0x200]
    b.eq .L5
    add w25, w25, #0x4
    orr w26, w26, w24
    strh w26, [x4, w27, uxtw #1]
    strb w25, [x4, #0x200]
.L4:
    sub x26, x21, #0x1
    ands x21, x26, x21
    b.ne .L3
    b .L6
.L5:
    mov w25, #0xff
    sub x26, x21, #0x1
    ands x21, x26, x21
    b.ne .L3
.L6:
    ands x21, x7, #0xfe00000000000000
    b.eq .L10
    ldrb w23, [x4, #0x200]
    mov w22, #0xd000
.L7:
    cmp w23, #0xff
    b.eq .L8
    rbit x24, x21
    clz x24, x24
    add w25, w24, #0x37
    and w25, w25, #0x3f
    orr w24, w25, w24, lsl #6
    add w25, w23, #0x1
    cmp w25, #0xff
    orr w26, w24, #0xf000
    strh w26, [x4, w23, uxtw #1]
    strb w25, [x4, #0x200]
    b.eq .L9
    add w26, w23, #0x2
    orr w27, w24, #0xc000
    strh w27, [x4, w25, uxtw #1]
    cmp w26, #0xff
    strb w26, [x4, #0x200]
    b.eq .L9
    add w25, w23, #0x3
    orr w27, w24, #0xe000
    strh w27, [x4, w26, uxtw #1]
    cmp w25, #0xff
    strb w25, [x4, #0x200]
    b.eq .L9
    add w23, w23, #0x4
    orr w24, w24, w22
    strh w24, [x4, w25, uxtw #1]
    strb w23, [x4, #0x200]
.L8:
    sub x24, x21, #0x1
    ands x21, x24, x21
    b.ne .L7
    b .L10
.L9:
    mov w23, #0xff
    sub x24, x21, #0x1
    ands x21, x24, x21
    b.ne .L7
.L10:
    ands x21, x6, #0x7f00000000000000
    b.eq .L14
    ldrb w23, [x4, #0x200]
    mov w22, #0xd000
.L11:
    cmp w23, #0xff
    b.eq .L12
    rbit x24, x21
    clz x24, x24
    add w25, w24, #0x39
    and w25, w25, #0x3f
    orr w24, w25, w24, lsl #6
    add w25, w23, #0x1
    cmp w25, #0xff
    orr w26, w24, #0xf000
    strh w26, [x4, w23, uxtw #1]
    strb w25, [x4, #0x200]
    b.eq .L13
    add w26, w23, #0x2
    orr w27, w24, #0xc000
    strh w27, [x4, w25, uxtw #1]
    cmp w26, #0xff
    strb w26, [x4, #0x200]
    b.eq .L13
    add w25, w23, #0x3
    orr w27, w24, #0xe000
    strh w27, [x4, w26, uxtw #1]
    cmp w25, #0xff
    strb w25, [x4, #0x200]
    b.eq .L13
    add w23, w23, #0x4
    orr w24, w24, w22
    strh w24, [x4, w25, uxtw #1]
    strb w23, [x4, #0x200]
.L12:
    sub x24, x21, #0x1
    ands x21, x24, x21
    b.ne .L11
    b .L14
.L13:
    mov w23, #0xff
    sub x24, x21, #0x1
    ands x21, x24, x21
    b.ne .L11
.L14:
    and x18, x18, #0xffffffffffff00
    and x7, x7, x15
    and x6, x6, x14
.L15:
    and w20, w17, w20, lsl #8
    and w19, w20, w19
    cbz x7, .L18
    ldrb w20, [x4, #0x200]
.L16:
    cmp w20, #0xff
    b.eq .L17
    rbit x21, x7
    clz x21, x21
    add w22, w21, #0x37
    and w22, w22, #0x3f
    orr w21, w22, w21, lsl #6
    orr w21, w21, #0x4000
    strh w21, [x4, w20, uxtw #1]
    add w20, w20, #0x1
    strb w20, [x4, #0x200]
.L17:
    sub x21, x7, #0x1
    and x7, x21, x7
    cbnz x7, .L16
.L18:
    and x7, x19, #0xff000000
    cbz x6, .L21
    ldrb w19, [x4, #0x200]
.L19:
    cmp w19, #0xff
    b.eq .L20
    rbit x20, x6
    clz x20, x20
    add w21, w20, #0x39
    and w21, w21, #0x3f
    orr w20, w21, w20, lsl #6
    orr w20, w20, #0x4000
    strh w20, [x4, w19, uxtw #1]
    add w19, w19, #0x1
    strb w19, [x4, #0x200]
.L20:
    sub x20, x6, #0x1
    and x6, x20, x6
    cbnz x6, .L19
.L21:
    cbz x18, .L24
    ldrb w6, [x4, #0x200]
.L22:
    cmp w6, #0xff
    b.eq .L23
    rbit x19, x18
    clz x19, x19
    add w20, w19, #0x38
    and w20, w20, #0x3f
    orr w19, w20, w19, lsl #6
    strh w19, [x4, w6, uxtw #1]
    add w6, w6, #0x1
    strb w6, [x4, #0x200]
.L23:
    sub x19, x18, #0x1
    and x18, x19, x18
    cbnz x18, .L22
.L24:
    mvn x19, x12
    mvn x18, x2
    cbz x7, .L27
    ldrb w2, [x4, #0x200]
.L25:
    cmp w2, #0xff
    b.eq .L26
    rbit x6, x7
    clz x6, x6
    add w20, w6, #0x30
    and w20, w20, #0x3f
    orr w6, w20, w6, lsl #6
    orr w6, w6, #0x1000
    strh w6, [x4, w2, uxtw #1]
    add w2, w2, #0x1
    strb w2, [x4, #0x200]
.L26:
    sub x6, x7, #0x1
    and x7, x6, x7
    cbnz x7, .L25
.L27:
    ldr x2, [x0, #0x8]
    and x6, x18, x12
    and x17, x17, x19
    ands x2, x2, x6
    b.eq .L44
    ldrb w19, [x4, #0x200]
    mvn x7, x5
    b .L29
.L28:
    sub x20, x2, #0x1
    and x2, x20, x2
    cbz x2, .L44
.L29:
    rbit x20, x2
    clz x20, x20
    lsl x21, x20, #6
    ldr x21, [x10, x21]
    and x21, x21, x17
    ands x22, x21, x5
    b.eq .L32
    orr w23, w20, #0x4000
    mov w24, w19
.L30:
    cmp w24, #0xff
    b.eq .L31
    rbit x19, x22
    clz x19, x19
    orr w25, w23, w19, lsl #6
    add w19, w24, #0x1
    strh w25, [x4, w24, uxtw #1]
    mov w24, w19
    strb w19, [x4, #0x200]
.L31:
    sub x25, x22, #0x1
    and x22, x25, x22
    cbnz x22, .L30
.L32:
    ands x21, x21, x7
    b.eq .L28
    mov w22, w19
.L33:
    cmp w22, #0xff
    b.eq .L34
    rbit x19, x21
    clz x19, x19
    orr w23, w20, w19, lsl #6
    add w19, w22, #0x1
    strh w23, [x4, w22, uxtw #1]
    mov w22, w19
    strb w19, [x4, #0x200]
.L34:
    sub x23, x21, #0x1
    and x21, x23, x21
    cbnz x21, .L33
    b .L28
.L35:
    mov x10, #-0x1
    and x10, x14, x10
    ands x11, x10, x5
    b.eq .L39
.L36:
    mov w12, #0x4000
    ldrb w13, [x4, #0x200]
    bfxil w12, w1, #0, #8
.L37:
    cmp w13, #0xff
    b.eq .L38
    rbit x14, x11
    clz x14, x14
    orr w14, w12, w14, lsl #6
    strh w14, [x4, w13, uxtw #1]
    add w13, w13, #0x1
    strb w13, [x4, #0x200]
.L38:
    sub x14, x11, #0x1
    and x11, x14, x11
    cbnz x11, .L37
.L39:
    bics x10, x10, x5
    b.eq .L42
    ldrb w12, [x4, #0x200]
    and w11, w1, #0xff
.L40:
    cmp w12, #0xff
    b.eq .L41
    rbit x13, x10
    clz x13, x13
    orr w13, w11, w13, lsl #6
    strh w13, [x4, w12, uxtw #1]
    add w12, w12, #0x1
    strb w12, [x4, #0x200]
.L41:
    sub x13, x10, #0x1
    and x10, x13, x10
    cbnz x10, .L40
.L42:
    tst x3, x8
    b.ne .L43
    ldrb w8, [x0, #0x41]
    cmp w8, #0x1
    b.ne .L43
    ldrb w2, [x0, #0x42]
    ldr x8, [x0, #0x8]
    mov w11, #0x1
    add w10, w2, #0x38
    orr x8, x8, x9
    lsl x10, x11, x10
    bic x8, x8, x10
    tst x8, x3
    b.eq .L60
.L43:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    ret
.L44:
    ldr x7, [x0, #0x10]
    ldr x2, [x0, #0x20]
    orr x7, x2, x7
    ands x6, x7, x6
    b.eq .L52
    ldrb w22, [x4, #0x200]
    mvn x7, x5
    adrp x19, plywright::sliders::magic::LOOKUPS
    add x19, x19, :lo12:plywright::sliders::magic::LOOKUPS
    mov w20, #0x18
    adrp x21, plywright::sliders::magic::TABLE
    add x21, x21, :lo12:plywright::sliders::magic::TABLE
    b .L46
.L45:
    sub x23, x6, #0x1
    and x6, x23, x6
    cbz x6, .L52
.L46:
    rbit x23, x6
    clz x23, x23
    umaddl x24, w23, w20, x19
    ldr x25, [x24, #0x600]
    ldr x26, [x24, #0x608]
    and x25, x25, x16
    mul x25, x25, x26
    ldr w26, [x24, #0x614]
    ldr w24, [x24, #0x610]
    lsr x25, x25, x26
    add x24, x25, x24
    ldr x24, [x21, x24, lsl #3]
    and x24, x24, x17
    ands x25, x24, x5
    b.eq .L49
    orr w26, w23, #0x4000
    mov w27, w22
.L47:
    cmp w27, #0xff
    b.eq .L48
    rbit x22, x25
    clz x22, x22
    orr w28, w26, w22, lsl #6
    add w22, w27, #0x1
    strh w28, [x4, w27, uxtw #1]
    mov w27, w22
    strb w22, [x4, #0x200]
.L48:
    sub x28, x25, #0x1
    and x25, x28, x25
    cbnz x25, .L47
.L49:
    ands x24, x24, x7
    b.eq .L45
    mov w25, w22
.L50:
    cmp w25, #0xff
    b.eq .L51
    rbit x22, x24
    clz x22, x22
    orr w26, w23, w22, lsl #6
    add w22, w25, #0x1
    strh w26, [x4, w25, uxtw #1]
    mov w25, w22
    strb w22, [x4, #0x200]
.L51:
    sub x26, x24, #0x1
    and x24, x26, x24
    cbnz x24, .L50
    b .L45
.L52:
    ldr x6, [x0, #0x18]
    and x18, x18, x12
    orr x2, x6, x2
    ands x18, x2, x18
    b.eq .L0
    ldrb w20, [x4, #0x200]
    mvn x2, x5
    adrp x6, plywright::sliders::magic::LOOKUPS
    add x6, x6, :lo12:plywright::sliders::magic::LOOKUPS
    mov w7, #0x18
    adrp x19, plywright::sliders::magic::TABLE
    add x19, x19, :lo12:plywright::sliders::magic::TABLE
    b .L54
.L53:
    sub x21, x18, #0x1
    and x18, x21, x18
    cbz x18, .L0
.L54:
    rbit x21, x18
    clz x21, x21
    umaddl x22, w21, w7, x6
    ldp x23, x24, [x22]
    and x23, x23, x16
    mul x23, x23, x24
    ldp w22, w24, [x22, #0x10]
    lsr x23, x23, x24
    add x22, x23, x22
    ldr x22, [x19, x22, lsl #3]
    and x22, x22, x17
    ands x23, x22, x5
    b.eq .L57
    orr w24, w21, #0x4000
    mov w25, w20
.L55:
    cmp w25, #0xff
    b.eq .L56
    rbit x20, x23
    clz x20, x20
    orr w26, w24, w20, lsl #6
    add w20, w25, #0x1
    strh w26, [x4, w25, uxtw #1]
    mov w25, w20
    strb w20, [x4, #0x200]
.L56:
    sub x26, x23, #0x1
    and x23, x26, x23
    cbnz x23, .L55
.L57:
    ands x22, x22, x2
    b.eq .L53
    mov w23, w20
.L58:
    cmp w23, #0xff
    b.eq .L59
    rbit x20, x22
    clz x20, x20
    orr w24, w21, w20, lsl #6
    add w20, w23, #0x1
    strh w24, [x4, w23, uxtw #1]
    mov w23, w20
    strb w20, [x4, #0x200]
.L59:
    sub x24, x22, #0x1
    and x22, x24, x22
    cbnz x22, .L58
    b .L53
.L60:
    ldp x20, x19, [sp, #0x50]
    mov x3, x4
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    b plywright::movegen::generate::en_passant

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
