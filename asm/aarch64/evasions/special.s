# The kernels of evasions/special, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm evasions/special --target aarch64
# binary: sha256 1c01e7bb4847b3df56ecd2da8e74909bc771d96966f900a775ec8a177ecbcd60
# latency: 50 instructions in 200 bytes; innermost loops: .L0 of 22
# throughput: 40 instructions in 160 bytes; innermost loops: .L0 of 15
# plywright::movegen::all: 2704 instructions in 10816 bytes; innermost loops: .L0 of 16, .L4 of 16, .L8 of 35, .L12 of 35, .L16 of 35, .L21 of 36, .L25 of 36, .L29 of 36, .L35 of 35, .L39 of 35, .L43 of 35, .L49 of 36, .L53 of 36, .L57 of 36, .L63 of 13, .L66 of 13, .L69 of 12, .L72 of 12, .L77 of 12, .L80 of 12, .L85 of 12, .L88 of 12, .L93 of 12, .L96 of 12, .L99 of 33, .L101 of 11, .L104 of 11, .L109 of 14, .L112 of 14, .L115 of 13, .L118 of 14, .L123 of 12, .L126 of 12, .L131 of 12, .L134 of 12, .L139 of 12, .L142 of 12, .L145 of 33, .L147 of 11, .L150 of 11, .L156 of 13, .L159 of 13, .L162 of 12, .L165 of 12, .L170 of 12, .L173 of 12, .L178 of 12, .L181 of 12, .L186 of 12, .L189 of 12, .L194 of 12, .L197 of 12, .L202 of 12, .L205 of 12, .L210 of 12, .L213 of 12, .L216 of 33, .L218 of 11, .L221 of 11, .L230 of 14, .L233 of 14, .L236 of 13, .L239 of 14, .L244 of 12, .L247 of 12, .L252 of 12, .L255 of 12, .L260 of 12, .L263 of 12, .L268 of 12, .L271 of 12, .L276 of 12, .L279 of 12, .L284 of 12, .L287 of 12, .L290 of 33, .L292 of 11, .L295 of 11
# plywright::movegen::evasions::answers: 538 instructions in 2152 bytes; innermost loops: .L1 of 33, .L3 of 11, .L6 of 11, .L11 of 35, .L15 of 35, .L19 of 35, .L24 of 13, .L27 of 13, .L30 of 12, .L33 of 13, .L38 of 12, .L41 of 12, .L46 of 12, .L49 of 12, .L54 of 12, .L57 of 12
# plywright::movegen::evasions::answers: 543 instructions in 2172 bytes; innermost loops: .L1 of 33, .L3 of 11, .L6 of 11, .L11 of 36, .L15 of 36, .L19 of 36, .L24 of 14, .L27 of 14, .L30 of 13, .L33 of 14, .L38 of 12, .L41 of 12, .L46 of 12, .L49 of 12, .L54 of 12, .L57 of 12
# plywright::movegen::generate::en_passant: 76 instructions in 304 bytes; innermost loops: .L0 of 31
# plywright::movegen::generate::en_passant: 76 instructions in 304 bytes; innermost loops: .L0 of 31
# mix of 4027 instructions: 443 and, 387 add, 300 orr, 296 b.eq, 284 mov, 210 ldr, 168 cmp, 163 strb, 163 strh, 163 sub, 146 clz, 146 rbit, 142 ands, 115 ldp, 104 cbnz, 99 ldrb, 92 b, 65 movk, 60 adrp, 56 cbz, 51 b.ne, 51 lsr, 48 mul, 47 lsl, 41 mvn, 31 tst, 29 stp, 26 umaddl, 20 bic, 12 bics, 12 orn, 11 tbz, 9 str, 7 eor, 7 ret, 6 csel, 4 bl, 4 tbnz, 2 bfxil, 2 ldur, 2 stur, 1 b.hs, 1 madd, 1 subs

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
    cbnz x3, .L305
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
    b.eq .L154
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
    cbnz x19, .L155
    b .L158
.L20:
    cbnz x3, .L307
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
    b.eq .L228
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
    cbnz x21, .L229
    b .L232
.L33:
    cbnz x3, .L304
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
    cbnz x3, .L306
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
    b.eq .L107
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
    cbnz x6, .L108
    b .L111
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
    b.eq .L226
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
    and x14, x14, #0x3f
    add x14, x12, x14, lsl #6
    ldr x14, [x14, #0x8]
    orr x14, x15, x14
    lsl x15, x17, x13
    bics x13, x16, x14
    b.eq .L100
    adrp x16, plywright::sliders::magic::LOOKUPS
    add x16, x16, :lo12:plywright::sliders::magic::LOOKUPS
    bic x17, x11, x15
    adrp x18, plywright::sliders::magic::TABLE
    add x18, x18, :lo12:plywright::sliders::magic::TABLE
    mov w2, #0x18
    mov w3, #0x1
    mov x6, x13
.L99:
    rbit x7, x6
    clz x7, x7
    umaddl x19, w7, w2, x16
    ldp x20, x21, [x19]
    ldr x22, [x19, #0x600]
    ldr x23, [x19, #0x608]
    and x20, x20, x17
    mul x20, x20, x21
    and x21, x22, x17
    ldp w24, w22, [x19, #0x10]
    mul x21, x21, x23
    ldr w23, [x19, #0x614]
    ldr w19, [x19, #0x610]
    lsr x20, x20, x22
    lsl x22, x7, #6
    lsl x7, x3, x7
    lsr x21, x21, x23
    add x20, x20, x24
    ldr x22, [x12, x22]
    ldr x20, [x18, x20, lsl #3]
    add x19, x21, x19
    and x21, x22, x9
    ldr x19, [x18, x19, lsl #3]
    and x20, x20, x8
    orr x20, x20, x21
    and x19, x19, x10
    orr x19, x20, x19
    sub x20, x6, #0x1
    tst x19, x5
    and x6, x20, x6
    csel x7, xzr, x7, eq
    eor x13, x7, x13
    cbnz x6, .L99
.L100:
    ands x12, x13, x5
    b.eq .L103
    ldrb w17, [x4, #0x200]
    orr w16, w1, #0x4000
.L101:
    cmp w17, #0xff
    b.eq .L102
    rbit x18, x12
    clz x18, x18
    orr w18, w16, w18, lsl #6
    strh w18, [x4, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x4, #0x200]
.L102:
    sub x18, x12, #0x1
    and x12, x18, x12
    cbnz x12, .L101
.L103:
    bics x12, x13, x5
    b.eq .L106
    ldrb w16, [x4, #0x200]
.L104:
    cmp w16, #0xff
    b.eq .L105
    rbit x17, x12
    clz x17, x17
    orr w17, w1, w17, lsl #6
    strh w17, [x4, w16, uxtw #1]
    add w16, w16, #0x1
    strb w16, [x4, #0x200]
.L105:
    sub x17, x12, #0x1
    and x12, x17, x12
    cbnz x12, .L104
.L106:
    ldrb w16, [x0, #0x40]
    tst w16, #0xc
    b.eq .L226
    ldrb w12, [x4, #0x200]
    bic x15, x11, x15
    tbz w16, #0x2, .L225
    b .L224
.L107:
    mov x20, x19
    and w7, w7, w19, lsl #8
    cbz x6, .L111
.L108:
    ldrb w19, [x4, #0x200]
.L109:
    cmp w19, #0xff
    b.eq .L110
    rbit x14, x6
    clz x14, x14
    add w21, w14, #0x37
    and w21, w21, #0x3f
    orr w14, w21, w14, lsl #6
    orr w14, w14, #0x4000
    strh w14, [x4, w19, uxtw #1]
    add w19, w19, #0x1
    strb w19, [x4, #0x200]
.L110:
    sub x14, x6, #0x1
    and x6, x14, x6
    cbnz x6, .L109
.L111:
    and x6, x7, #0xff000000
    cbz x3, .L114
    ldrb w7, [x4, #0x200]
.L112:
    cmp w7, #0xff
    b.eq .L113
    rbit x14, x3
    clz x14, x14
    add w19, w14, #0x39
    and w19, w19, #0x3f
    orr w14, w19, w14, lsl #6
    orr w14, w14, #0x4000
    strh w14, [x4, w7, uxtw #1]
    add w7, w7, #0x1
    strb w7, [x4, #0x200]
.L113:
    sub x14, x3, #0x1
    and x3, x14, x3
    cbnz x3, .L112
.L114:
    cbz x20, .L117
    ldrb w14, [x4, #0x200]
.L115:
    cmp w14, #0xff
    b.eq .L116
    rbit x3, x20
    clz x3, x3
    add w7, w3, #0x38
    and w7, w7, #0x3f
    orr w3, w7, w3, lsl #6
    strh w3, [x4, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x4, #0x200]
.L116:
    sub x3, x20, #0x1
    and x20, x3, x20
    cbnz x20, .L115
.L117:
    cbz x6, .L120
    ldrb w3, [x4, #0x200]
.L118:
    cmp w3, #0xff
    b.eq .L119
    rbit x14, x6
    clz x14, x14
    add w7, w14, #0x30
    and w7, w7, #0x3f
    orr w14, w7, w14, lsl #6
    orr w14, w14, #0x1000
    strh w14, [x4, w3, uxtw #1]
    add w3, w3, #0x1
    strb w3, [x4, #0x200]
.L119:
    sub x14, x6, #0x1
    and x6, x14, x6
    cbnz x6, .L118
.L120:
    ands x6, x9, x17
    mvn x3, x17
    b.eq .L128
    ldrb w19, [x4, #0x200]
    mvn x7, x5
    b .L122
.L121:
    sub x14, x6, #0x1
    and x6, x14, x6
    cbz x6, .L128
.L122:
    rbit x14, x6
    clz x20, x14
    lsl x14, x20, #6
    ldr x14, [x12, x14]
    and x21, x14, x3
    ands x22, x21, x5
    b.eq .L125
    orr w23, w20, #0x4000
    mov w24, w19
.L123:
    cmp w24, #0xff
    b.eq .L124
    rbit x14, x22
    add w19, w24, #0x1
    clz x14, x14
    orr w14, w23, w14, lsl #6
    strh w14, [x4, w24, uxtw #1]
    mov w24, w19
    strb w19, [x4, #0x200]
.L124:
    sub x14, x22, #0x1
    and x22, x14, x22
    cbnz x22, .L123
.L125:
    ands x21, x21, x7
    b.eq .L121
    mov w22, w19
.L126:
    cmp w22, #0xff
    b.eq .L127
    rbit x14, x21
    add w19, w22, #0x1
    clz x14, x14
    orr w14, w20, w14, lsl #6
    strh w14, [x4, w22, uxtw #1]
    mov w22, w19
    strb w19, [x4, #0x200]
.L127:
    sub x14, x21, #0x1
    and x21, x14, x21
    cbnz x21, .L126
    b .L121
.L128:
    ands x6, x8, x17
    b.eq .L136
    ldrb w22, [x4, #0x200]
    mvn x7, x5
    adrp x19, plywright::sliders::magic::LOOKUPS
    add x19, x19, :lo12:plywright::sliders::magic::LOOKUPS
    mov w20, #0x18
    adrp x21, plywright::sliders::magic::TABLE
    add x21, x21, :lo12:plywright::sliders::magic::TABLE
    b .L130
.L129:
    sub x14, x6, #0x1
    and x6, x14, x6
    cbz x6, .L136
.L130:
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
    b.eq .L133
    orr w26, w23, #0x4000
    mov w27, w22
.L131:
    cmp w27, #0xff
    b.eq .L132
    rbit x14, x25
    add w22, w27, #0x1
    clz x14, x14
    orr w14, w26, w14, lsl #6
    strh w14, [x4, w27, uxtw #1]
    mov w27, w22
    strb w22, [x4, #0x200]
.L132:
    sub x14, x25, #0x1
    and x25, x14, x25
    cbnz x25, .L131
.L133:
    ands x24, x24, x7
    b.eq .L129
    mov w25, w22
.L134:
    cmp w25, #0xff
    b.eq .L135
    rbit x14, x24
    add w22, w25, #0x1
    clz x14, x14
    orr w14, w23, w14, lsl #6
    strh w14, [x4, w25, uxtw #1]
    mov w25, w22
    strb w22, [x4, #0x200]
.L135:
    sub x14, x24, #0x1
    and x24, x14, x24
    cbnz x24, .L134
    b .L129
.L136:
    ands x17, x10, x17
    b.eq .L144
    ldrb w21, [x4, #0x200]
    mvn x6, x5
    adrp x7, plywright::sliders::magic::LOOKUPS
    add x7, x7, :lo12:plywright::sliders::magic::LOOKUPS
    mov w19, #0x18
    adrp x20, plywright::sliders::magic::TABLE
    add x20, x20, :lo12:plywright::sliders::magic::TABLE
    b .L138
.L137:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L144
.L138:
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
    b.eq .L141
    orr w25, w22, #0x4000
    mov w26, w21
.L139:
    cmp w26, #0xff
    b.eq .L140
    rbit x14, x24
    add w21, w26, #0x1
    clz x14, x14
    orr w14, w25, w14, lsl #6
    strh w14, [x4, w26, uxtw #1]
    mov w26, w21
    strb w21, [x4, #0x200]
.L140:
    sub x14, x24, #0x1
    and x24, x14, x24
    cbnz x24, .L139
.L141:
    ands x23, x23, x6
    b.eq .L137
    mov w24, w21
.L142:
    cmp w24, #0xff
    b.eq .L143
    rbit x14, x23
    add w21, w24, #0x1
    clz x14, x14
    orr w14, w22, w14, lsl #6
    strh w14, [x4, w24, uxtw #1]
    mov w24, w21
    strb w21, [x4, #0x200]
.L143:
    sub x14, x23, #0x1
    and x23, x14, x23
    cbnz x23, .L142
    b .L137
.L144:
    add x14, x12, x13, lsl #6
    ldr x14, [x14, #0x8]
    ands x16, x14, x3
    b.eq .L300
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
    and x14, x14, #0x3f
    add x14, x12, x14, lsl #6
    ldr x14, [x14, #0x8]
    orr x14, x15, x14
    lsl x15, x17, x13
    bics x13, x16, x14
    b.eq .L146
    adrp x16, plywright::sliders::magic::LOOKUPS
    add x16, x16, :lo12:plywright::sliders::magic::LOOKUPS
    bic x17, x11, x15
    adrp x18, plywright::sliders::magic::TABLE
    add x18, x18, :lo12:plywright::sliders::magic::TABLE
    mov w2, #0x18
    mov w3, #0x1
    mov x6, x13
.L145:
    rbit x7, x6
    clz x7, x7
    umaddl x19, w7, w2, x16
    ldp x20, x21, [x19]
    ldr x22, [x19, #0x600]
    ldr x23, [x19, #0x608]
    and x20, x20, x17
    mul x20, x20, x21
    and x21, x22, x17
    ldp w24, w22, [x19, #0x10]
    mul x21, x21, x23
    ldr w23, [x19, #0x614]
    ldr w19, [x19, #0x610]
    lsr x20, x20, x22
    lsl x22, x7, #6
    lsl x7, x3, x7
    lsr x21, x21, x23
    add x20, x20, x24
    ldr x22, [x12, x22]
    ldr x20, [x18, x20, lsl #3]
    add x19, x21, x19
    and x21, x22, x9
    ldr x19, [x18, x19, lsl #3]
    and x20, x20, x10
    orr x20, x20, x21
    and x19, x19, x8
    orr x19, x20, x19
    sub x20, x6, #0x1
    tst x19, x5
    and x6, x20, x6
    csel x7, xzr, x7, eq
    eor x13, x7, x13
    cbnz x6, .L145
.L146:
    ands x12, x13, x5
    b.eq .L149
    ldrb w17, [x4, #0x200]
    orr w16, w1, #0x4000
.L147:
    cmp w17, #0xff
    b.eq .L148
    rbit x18, x12
    clz x18, x18
    orr w18, w16, w18, lsl #6
    strh w18, [x4, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x4, #0x200]
.L148:
    sub x18, x12, #0x1
    and x12, x18, x12
    cbnz x12, .L147
.L149:
    bics x12, x13, x5
    b.eq .L152
    ldrb w16, [x4, #0x200]
.L150:
    cmp w16, #0xff
    b.eq .L151
    rbit x17, x12
    clz x17, x17
    orr w17, w1, w17, lsl #6
    strh w17, [x4, w16, uxtw #1]
    add w16, w16, #0x1
    strb w16, [x4, #0x200]
.L151:
    sub x17, x12, #0x1
    and x12, x17, x12
    cbnz x12, .L150
.L152:
    ldrb w16, [x0, #0x40]
    tst w16, #0x3
    b.eq .L300
    ldrb w12, [x4, #0x200]
    bic x15, x11, x15
    tbnz w16, #0x0, .L302
.L153:
    tbz w16, #0x1, .L300
    and x11, x11, #0xe
    and x14, x14, #0x4
    orr x11, x14, x11
    cbnz x11, .L300
    tbz w13, #0x3, .L300
    mov x11, #0x404040404040404
    mov x13, #0x40
    mov x14, #0xa00
    movk x11, #0x47a
    movk x13, #0x20, lsl #16
    movk x14, #0x2010, lsl #16
    movk x11, #0x4, lsl #48
    movk x13, #0x1009, lsl #32
    movk x14, #0x40, lsl #32
    movk x13, #0x5100, lsl #48
    and x11, x15, x11
    mul x11, x11, x13
    and x13, x15, x14
    mov x14, #0x8061
    movk x14, #0x8208, lsl #16
    mov w15, #0xc000
    movk x14, #0x2410, lsl #32
    movk x14, #0x1004, lsl #48
    mul x13, x13, x14
    adrp x14, plywright::sliders::magic::TABLE
    add x14, x14, :lo12:plywright::sliders::magic::TABLE
    lsr x11, x11, #53
    add x11, x14, x11, lsl #3
    lsr x13, x13, #59
    ldr x11, [x11, x15]
    add x13, x14, x13, lsl #3
    b .L299
.L154:
    mov x24, x23
    and x20, x16, x23, lsr #8
    cbz x19, .L158
.L155:
    ldrb w14, [x4, #0x200]
.L156:
    cmp w14, #0xff
    b.eq .L157
    rbit x16, x19
    clz x16, x16
    add w16, w16, w16, lsl #6
    add w16, w16, #0x7
    orr w16, w16, #0x4000
    strh w16, [x4, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x4, #0x200]
.L157:
    sub x16, x19, #0x1
    and x19, x16, x19
    cbnz x19, .L156
.L158:
    and x20, x20, #0xff00000000
    cbz x3, .L161
    ldrb w14, [x4, #0x200]
.L159:
    cmp w14, #0xff
    b.eq .L160
    rbit x16, x3
    clz x16, x16
    add w16, w16, w16, lsl #6
    add w16, w16, #0x9
    orr w16, w16, #0x4000
    strh w16, [x4, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x4, #0x200]
.L160:
    sub x16, x3, #0x1
    and x3, x16, x3
    cbnz x3, .L159
.L161:
    cbz x24, .L164
    ldrb w14, [x4, #0x200]
.L162:
    cmp w14, #0xff
    b.eq .L163
    rbit x16, x24
    clz x16, x16
    add w16, w16, w16, lsl #6
    add w16, w16, #0x8
    strh w16, [x4, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x4, #0x200]
.L163:
    sub x16, x24, #0x1
    and x24, x16, x24
    cbnz x24, .L162
.L164:
    mvn x19, x2
    cbz x20, .L167
    ldrb w14, [x4, #0x200]
    mov w3, #0x1010
.L165:
    cmp w14, #0xff
    b.eq .L166
    rbit x16, x20
    clz x16, x16
    add w16, w16, w16, lsl #6
    add w16, w16, w3
    strh w16, [x4, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x4, #0x200]
.L166:
    sub x16, x20, #0x1
    and x20, x16, x20
    cbnz x20, .L165
.L167:
    and x14, x9, x17
    mvn x3, x17
    ands x20, x14, x19
    b.eq .L175
    ldrb w22, [x4, #0x200]
    mvn x21, x5
    b .L169
.L168:
    sub x14, x20, #0x1
    and x20, x14, x20
    cbz x20, .L175
.L169:
    rbit x14, x20
    clz x23, x14
    lsl x14, x23, #6
    ldr x14, [x12, x14]
    and x24, x14, x3
    ands x25, x24, x5
    b.eq .L172
    orr w26, w23, #0x4000
    mov w14, w22
.L170:
    cmp w14, #0xff
    b.eq .L171
    rbit x16, x25
    add w22, w14, #0x1
    clz x16, x16
    orr w16, w26, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w22
    strb w22, [x4, #0x200]
.L171:
    sub x16, x25, #0x1
    and x25, x16, x25
    cbnz x25, .L170
.L172:
    ands x24, x24, x21
    b.eq .L168
    mov w14, w22
.L173:
    cmp w14, #0xff
    b.eq .L174
    rbit x16, x24
    add w22, w14, #0x1
    clz x16, x16
    orr w16, w23, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w22
    strb w22, [x4, #0x200]
.L174:
    sub x16, x24, #0x1
    and x24, x16, x24
    cbnz x24, .L173
    b .L168
.L175:
    and x14, x10, x17
    ands x20, x14, x19
    b.eq .L183
    ldrb w14, [x4, #0x200]
    mvn x21, x5
    adrp x22, plywright::sliders::magic::LOOKUPS
    add x22, x22, :lo12:plywright::sliders::magic::LOOKUPS
    mov w23, #0x18
    adrp x24, plywright::sliders::magic::TABLE
    add x24, x24, :lo12:plywright::sliders::magic::TABLE
    b .L177
.L176:
    sub x16, x20, #0x1
    and x20, x16, x20
    cbz x20, .L183
.L177:
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
    b.eq .L180
    orr w30, w26, #0x4000
    mov w25, w14
.L178:
    cmp w25, #0xff
    b.eq .L179
    rbit x14, x28
    clz x14, x14
    orr w16, w30, w14, lsl #6
    add w14, w25, #0x1
    strh w16, [x4, w25, uxtw #1]
    mov w25, w14
    strb w14, [x4, #0x200]
.L179:
    sub x16, x28, #0x1
    and x28, x16, x28
    cbnz x28, .L178
.L180:
    ands x27, x27, x21
    b.eq .L176
    mov w25, w14
.L181:
    cmp w25, #0xff
    b.eq .L182
    rbit x14, x27
    clz x14, x14
    orr w16, w26, w14, lsl #6
    add w14, w25, #0x1
    strh w16, [x4, w25, uxtw #1]
    mov w25, w14
    strb w14, [x4, #0x200]
.L182:
    sub x16, x27, #0x1
    and x27, x16, x27
    cbnz x27, .L181
    b .L176
.L183:
    and x14, x8, x17
    ands x17, x14, x19
    b.eq .L191
    ldrb w23, [x4, #0x200]
    mvn x19, x5
    adrp x20, plywright::sliders::magic::LOOKUPS
    add x20, x20, :lo12:plywright::sliders::magic::LOOKUPS
    mov w21, #0x18
    adrp x22, plywright::sliders::magic::TABLE
    add x22, x22, :lo12:plywright::sliders::magic::TABLE
    b .L185
.L184:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L191
.L185:
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
    b.eq .L188
    orr w27, w24, #0x4000
    mov w14, w23
.L186:
    cmp w14, #0xff
    b.eq .L187
    rbit x16, x26
    add w23, w14, #0x1
    clz x16, x16
    orr w16, w27, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w23
    strb w23, [x4, #0x200]
.L187:
    sub x16, x26, #0x1
    and x26, x16, x26
    cbnz x26, .L186
.L188:
    ands x25, x25, x19
    b.eq .L184
    mov w14, w23
.L189:
    cmp w14, #0xff
    b.eq .L190
    rbit x16, x25
    add w23, w14, #0x1
    clz x16, x16
    orr w16, w24, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w23
    strb w23, [x4, #0x200]
.L190:
    sub x16, x25, #0x1
    and x25, x16, x25
    cbnz x25, .L189
    b .L184
.L191:
    ands x17, x2, x7
    b.eq .L199
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
    b .L193
.L192:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L199
.L193:
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
    b.eq .L196
    orr w27, w24, #0x4000
    mov w14, w23
.L194:
    cmp w14, #0xff
    b.eq .L195
    rbit x16, x26
    add w23, w14, #0x1
    clz x16, x16
    orr w16, w27, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w23
    strb w23, [x4, #0x200]
.L195:
    sub x16, x26, #0x1
    and x26, x16, x26
    cbnz x26, .L194
.L196:
    ands x25, x25, x19
    b.eq .L192
    mov w14, w23
.L197:
    cmp w14, #0xff
    b.eq .L198
    rbit x16, x25
    add w23, w14, #0x1
    clz x16, x16
    orr w16, w24, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w23
    strb w23, [x4, #0x200]
.L198:
    sub x16, x25, #0x1
    and x25, x16, x25
    cbnz x25, .L197
    b .L192
.L199:
    ands x17, x2, x6
    b.eq .L207
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
    b .L201
.L200:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L207
.L201:
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
    b.eq .L204
    orr w26, w23, #0x4000
    mov w14, w22
.L202:
    cmp w14, #0xff
    b.eq .L203
    rbit x16, x25
    add w22, w14, #0x1
    clz x16, x16
    orr w16, w26, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w22
    strb w22, [x4, #0x200]
.L203:
    sub x16, x25, #0x1
    and x25, x16, x25
    cbnz x25, .L202
.L204:
    ands x24, x24, x7
    b.eq .L200
    mov w14, w22
.L205:
    cmp w14, #0xff
    b.eq .L206
    rbit x16, x24
    add w22, w14, #0x1
    clz x16, x16
    orr w16, w23, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w22
    strb w22, [x4, #0x200]
.L206:
    sub x16, x24, #0x1
    and x24, x16, x24
    cbnz x24, .L205
    b .L200
.L207:
    ands x17, x2, x18
    b.eq .L215
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
    b .L209
.L208:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L215
.L209:
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
    b.eq .L212
    orr w24, w21, #0x4000
    mov w14, w20
.L210:
    cmp w14, #0xff
    b.eq .L211
    rbit x16, x23
    add w20, w14, #0x1
    clz x16, x16
    orr w16, w24, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w20
    strb w20, [x4, #0x200]
.L211:
    sub x16, x23, #0x1
    and x23, x16, x23
    cbnz x23, .L210
.L212:
    ands x22, x22, x2
    b.eq .L208
    mov w14, w20
.L213:
    cmp w14, #0xff
    b.eq .L214
    rbit x16, x22
    add w20, w14, #0x1
    clz x16, x16
    orr w16, w21, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w20
    strb w20, [x4, #0x200]
.L214:
    sub x16, x22, #0x1
    and x22, x16, x22
    cbnz x22, .L213
    b .L208
.L215:
    add x14, x12, x13, lsl #6
    ldr x14, [x14, #0x8]
    ands x16, x14, x3
    b.eq .L226
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
    and x14, x14, #0x3f
    add x14, x12, x14, lsl #6
    ldr x14, [x14, #0x8]
    orr x14, x15, x14
    lsl x15, x17, x13
    bics x13, x16, x14
    b.eq .L217
    adrp x16, plywright::sliders::magic::LOOKUPS
    add x16, x16, :lo12:plywright::sliders::magic::LOOKUPS
    bic x17, x11, x15
    adrp x18, plywright::sliders::magic::TABLE
    add x18, x18, :lo12:plywright::sliders::magic::TABLE
    mov w2, #0x18
    mov w3, #0x1
    mov x6, x13
.L216:
    rbit x7, x6
    clz x7, x7
    umaddl x19, w7, w2, x16
    ldp x20, x21, [x19]
    ldr x22, [x19, #0x600]
    ldr x23, [x19, #0x608]
    and x20, x20, x17
    mul x20, x20, x21
    and x21, x22, x17
    ldp w24, w22, [x19, #0x10]
    mul x21, x21, x23
    ldr w23, [x19, #0x614]
    ldr w19, [x19, #0x610]
    lsr x20, x20, x22
    lsl x22, x7, #6
    lsl x7, x3, x7
    lsr x21, x21, x23
    add x20, x20, x24
    ldr x22, [x12, x22]
    ldr x20, [x18, x20, lsl #3]
    add x19, x21, x19
    and x21, x22, x9
    ldr x19, [x18, x19, lsl #3]
    and x20, x20, x8
    orr x20, x20, x21
    and x19, x19, x10
    orr x19, x20, x19
    sub x20, x6, #0x1
    tst x19, x5
    and x6, x20, x6
    csel x7, xzr, x7, eq
    eor x13, x7, x13
    cbnz x6, .L216
.L217:
    ands x12, x13, x5
    b.eq .L220
    ldrb w17, [x4, #0x200]
    orr w16, w1, #0x4000
.L218:
    cmp w17, #0xff
    b.eq .L219
    rbit x18, x12
    clz x18, x18
    orr w18, w16, w18, lsl #6
    strh w18, [x4, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x4, #0x200]
.L219:
    sub x18, x12, #0x1
    and x12, x18, x12
    cbnz x12, .L218
.L220:
    bics x12, x13, x5
    b.eq .L223
    ldrb w16, [x4, #0x200]
.L221:
    cmp w16, #0xff
    b.eq .L222
    rbit x17, x12
    clz x17, x17
    orr w17, w1, w17, lsl #6
    strh w17, [x4, w16, uxtw #1]
    add w16, w16, #0x1
    strb w16, [x4, #0x200]
.L222:
    sub x17, x12, #0x1
    and x12, x17, x12
    cbnz x12, .L221
.L223:
    ldrb w16, [x0, #0x40]
    tst w16, #0xc
    b.eq .L226
    ldrb w12, [x4, #0x200]
    bic x15, x11, x15
    tbz w16, #0x2, .L225
.L224:
    and x17, x11, #0x6000000000000000
    and x18, x14, #0x4000000000000000
    orr x17, x18, x17
    cbnz x17, .L225
    tbz x13, #0x3d, .L225
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
    and x17, x15, x17
    and x2, x15, x2
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
    b.ne .L225
    cmp w12, #0xff
    b.eq .L225
    mov w17, #0x2fbc
    strh w17, [x4, w12, uxtw #1]
    add w12, w12, #0x1
    strb w12, [x4, #0x200]
.L225:
    tbnz w16, #0x3, .L227
.L226:
    ldrb w8, [x0, #0x41]
    tbz w8, #0x0, .L301
    ldp x20, x19, [sp, #0x50]
    mov x3, x4
    ldp x22, x21, [sp, #0x40]
    ldrb w2, [x0, #0x42]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    b plywright::movegen::generate::en_passant
.L227:
    and x11, x11, #0xe00000000000000
    and x14, x14, #0x400000000000000
    orr x11, x14, x11
    cbnz x11, .L226
    tbz x13, #0x3b, .L226
    mov x11, #0x404040404040404
    mov x13, #0x4011
    mov x14, #0x5220
    movk x11, #0x400
    movk x13, #0x8, lsl #16
    movk x14, #0x226, lsl #16
    movk x11, #0x7a04, lsl #48
    movk x13, #0x20, lsl #32
    movk x14, #0x1002, lsl #32
    movk x13, #0x61, lsl #48
    and x11, x15, x11
    movk x14, #0x4000, lsl #48
    mul x11, x11, x13
    mov x13, #0x40000000
    movk x13, #0x1020, lsl #32
    movk x13, #0xa, lsl #48
    and x13, x15, x13
    mul x13, x13, x14
    adrp x14, plywright::sliders::magic::TABLE
    add x14, x14, :lo12:plywright::sliders::magic::TABLE
    lsr x11, x11, #53
    add x11, x14, x11, lsl #3
    lsr x13, x13, #59
    add x11, x11, #0xac, lsl #12
    ldr x11, [x11]
    add x13, x14, x13, lsl #3
    and x8, x11, x8
    add x14, x13, #0xd0, lsl #12
    ldr x13, [x14, #0x1d00]
    mov x14, #0xa0000000000
    movk x14, #0x11, lsl #48
    and x9, x9, x14
    and x10, x13, x10
    orr x9, x9, x10
    orr x8, x8, x9
    tst x8, x5
    b.ne .L226
    cmp w12, #0xff
    b.eq .L226
    add w8, w12, #0x1
    mov w9, #0x3ebc
    strh w9, [x4, w12, uxtw #1]
    strb w8, [x4, #0x200]
    b .L226
.L228:
    mov x24, x23
    and w18, w22, w23, lsl #8
    cbz x21, .L232
.L229:
    ldrb w3, [x4, #0x200]
.L230:
    cmp w3, #0xff
    b.eq .L231
    rbit x14, x21
    clz x14, x14
    add w22, w14, #0x37
    and w22, w22, #0x3f
    orr w14, w22, w14, lsl #6
    orr w14, w14, #0x4000
    strh w14, [x4, w3, uxtw #1]
    add w3, w3, #0x1
    strb w3, [x4, #0x200]
.L231:
    sub x14, x21, #0x1
    and x21, x14, x21
    cbnz x21, .L230
.L232:
    and x21, x18, #0xff000000
    cbz x19, .L235
    ldrb w18, [x4, #0x200]
.L233:
    cmp w18, #0xff
    b.eq .L234
    rbit x14, x19
    clz x14, x14
    add w3, w14, #0x39
    and w3, w3, #0x3f
    orr w14, w3, w14, lsl #6
    orr w14, w14, #0x4000
    strh w14, [x4, w18, uxtw #1]
    add w18, w18, #0x1
    strb w18, [x4, #0x200]
.L234:
    sub x14, x19, #0x1
    and x19, x14, x19
    cbnz x19, .L233
.L235:
    cbz x24, .L238
    ldrb w14, [x4, #0x200]
.L236:
    cmp w14, #0xff
    b.eq .L237
    rbit x18, x24
    clz x18, x18
    add w3, w18, #0x38
    and w3, w3, #0x3f
    orr w18, w3, w18, lsl #6
    strh w18, [x4, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x4, #0x200]
.L237:
    sub x18, x24, #0x1
    and x24, x18, x24
    cbnz x24, .L236
.L238:
    mvn x23, x2
    cbz x21, .L241
    ldrb w18, [x4, #0x200]
.L239:
    cmp w18, #0xff
    b.eq .L240
    rbit x14, x21
    clz x14, x14
    add w3, w14, #0x30
    and w3, w3, #0x3f
    orr w14, w3, w14, lsl #6
    orr w14, w14, #0x1000
    strh w14, [x4, w18, uxtw #1]
    add w18, w18, #0x1
    strb w18, [x4, #0x200]
.L240:
    sub x14, x21, #0x1
    and x21, x14, x21
    cbnz x21, .L239
.L241:
    and x14, x9, x17
    mvn x21, x17
    ands x19, x14, x23
    b.eq .L249
    ldrb w24, [x4, #0x200]
    mvn x22, x5
    b .L243
.L242:
    sub x14, x19, #0x1
    and x19, x14, x19
    cbz x19, .L249
.L243:
    rbit x14, x19
    clz x25, x14
    lsl x14, x25, #6
    ldr x14, [x12, x14]
    and x26, x14, x21
    ands x18, x26, x5
    b.eq .L246
    orr w27, w25, #0x4000
    mov w14, w24
.L244:
    cmp w14, #0xff
    b.eq .L245
    rbit x16, x18
    add w24, w14, #0x1
    clz x16, x16
    orr w16, w27, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w24
    strb w24, [x4, #0x200]
.L245:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L244
.L246:
    ands x18, x26, x22
    b.eq .L242
    mov w14, w24
.L247:
    cmp w14, #0xff
    b.eq .L248
    rbit x16, x18
    add w24, w14, #0x1
    clz x16, x16
    orr w16, w25, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w24
    strb w24, [x4, #0x200]
.L248:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L247
    b .L242
.L249:
    and x14, x8, x17
    adrp x22, plywright::sliders::magic::LOOKUPS
    add x22, x22, :lo12:plywright::sliders::magic::LOOKUPS
    ands x24, x14, x23
    adrp x19, plywright::sliders::magic::TABLE
    add x19, x19, :lo12:plywright::sliders::magic::TABLE
    b.eq .L257
    ldrb w14, [x4, #0x200]
    mvn x25, x5
    mov w26, #0x18
    b .L251
.L250:
    sub x18, x24, #0x1
    and x24, x18, x24
    cbz x24, .L257
.L251:
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
    b.eq .L254
    orr w3, w28, #0x4000
    mov w27, w14
.L252:
    cmp w27, #0xff
    b.eq .L253
    rbit x14, x18
    clz x14, x14
    orr w16, w3, w14, lsl #6
    add w14, w27, #0x1
    strh w16, [x4, w27, uxtw #1]
    mov w27, w14
    strb w14, [x4, #0x200]
.L253:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L252
.L254:
    ands x18, x30, x25
    b.eq .L250
    mov w3, w14
.L255:
    cmp w3, #0xff
    b.eq .L256
    rbit x14, x18
    clz x14, x14
    orr w27, w28, w14, lsl #6
    add w14, w3, #0x1
    strh w27, [x4, w3, uxtw #1]
    mov w3, w14
    strb w14, [x4, #0x200]
.L256:
    sub x27, x18, #0x1
    and x18, x27, x18
    cbnz x18, .L255
    b .L250
.L257:
    and x14, x10, x17
    ands x17, x14, x23
    b.eq .L265
    ldrb w25, [x4, #0x200]
    mvn x23, x5
    mov w24, #0x18
    b .L259
.L258:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L265
.L259:
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
    b.eq .L262
    orr w3, w26, #0x4000
    mov w14, w25
.L260:
    cmp w14, #0xff
    b.eq .L261
    rbit x16, x18
    add w25, w14, #0x1
    clz x16, x16
    orr w16, w3, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w25
    strb w25, [x4, #0x200]
.L261:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L260
.L262:
    ands x18, x27, x23
    b.eq .L258
    mov w14, w25
.L263:
    cmp w14, #0xff
    b.eq .L264
    rbit x16, x18
    add w25, w14, #0x1
    clz x16, x16
    orr w16, w26, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w25
    strb w25, [x4, #0x200]
.L264:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L263
    b .L258
.L265:
    ands x20, x2, x20
    adrp x17, plywright::board::geometry::LINE
    add x17, x17, :lo12:plywright::board::geometry::LINE
    b.eq .L273
    add x23, x17, x13, lsl #9
    ldrb w26, [x4, #0x200]
    mvn x24, x5
    mov w25, #0x18
    b .L267
.L266:
    sub x14, x20, #0x1
    and x20, x14, x20
    cbz x20, .L273
.L267:
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
    b.eq .L270
    orr w3, w27, #0x4000
    mov w14, w26
.L268:
    cmp w14, #0xff
    b.eq .L269
    rbit x16, x18
    add w26, w14, #0x1
    clz x16, x16
    orr w16, w3, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w26
    strb w26, [x4, #0x200]
.L269:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L268
.L270:
    ands x18, x28, x24
    b.eq .L266
    mov w14, w26
.L271:
    cmp w14, #0xff
    b.eq .L272
    rbit x16, x18
    add w26, w14, #0x1
    clz x16, x16
    orr w16, w27, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w26
    strb w26, [x4, #0x200]
.L272:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L271
    b .L266
.L273:
    ands x7, x2, x7
    b.eq .L281
    add x20, x17, x13, lsl #9
    ldrb w25, [x4, #0x200]
    mvn x23, x5
    mov w24, #0x18
    b .L275
.L274:
    sub x14, x7, #0x1
    and x7, x14, x7
    cbz x7, .L281
.L275:
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
    b.eq .L278
    orr w3, w26, #0x4000
    mov w14, w25
.L276:
    cmp w14, #0xff
    b.eq .L277
    rbit x16, x18
    add w25, w14, #0x1
    clz x16, x16
    orr w16, w3, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w25
    strb w25, [x4, #0x200]
.L277:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L276
.L278:
    ands x18, x27, x23
    b.eq .L274
    mov w14, w25
.L279:
    cmp w14, #0xff
    b.eq .L280
    rbit x16, x18
    add w25, w14, #0x1
    clz x16, x16
    orr w16, w26, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w25
    strb w25, [x4, #0x200]
.L280:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L279
    b .L274
.L281:
    ands x2, x2, x6
    b.eq .L289
    add x17, x17, x13, lsl #9
    ldrb w20, [x4, #0x200]
    mvn x6, x5
    mov w7, #0x18
    b .L283
.L282:
    sub x14, x2, #0x1
    and x2, x14, x2
    cbz x2, .L289
.L283:
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
    b.eq .L286
    orr w3, w23, #0x4000
    mov w14, w20
.L284:
    cmp w14, #0xff
    b.eq .L285
    rbit x16, x18
    add w20, w14, #0x1
    clz x16, x16
    orr w16, w3, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w20
    strb w20, [x4, #0x200]
.L285:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L284
.L286:
    ands x18, x24, x6
    b.eq .L282
    mov w14, w20
.L287:
    cmp w14, #0xff
    b.eq .L288
    rbit x16, x18
    add w20, w14, #0x1
    clz x16, x16
    orr w16, w23, w16, lsl #6
    strh w16, [x4, w14, uxtw #1]
    mov w14, w20
    strb w20, [x4, #0x200]
.L288:
    sub x16, x18, #0x1
    and x18, x16, x18
    cbnz x18, .L287
    b .L282
.L289:
    add x14, x12, x13, lsl #6
    ldr x14, [x14, #0x8]
    ands x16, x14, x21
    b.eq .L300
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
    add x14, x12, x14, lsl #6
    ldr x14, [x14, #0x8]
    orr x14, x15, x14
    lsl x15, x17, x13
    bics x13, x16, x14
    b.eq .L291
    bic x16, x11, x15
    mov w17, #0x18
    mov w18, #0x1
    mov x2, x13
.L290:
    rbit x3, x2
    clz x3, x3
    umaddl x6, w3, w17, x22
    ldp x7, x20, [x6]
    ldr x21, [x6, #0x600]
    ldr x23, [x6, #0x608]
    and x7, x7, x16
    mul x7, x7, x20
    and x20, x21, x16
    ldp w24, w21, [x6, #0x10]
    mul x20, x20, x23
    ldr w23, [x6, #0x614]
    ldr w6, [x6, #0x610]
    lsr x7, x7, x21
    lsl x21, x3, #6
    lsl x3, x18, x3
    lsr x20, x20, x23
    add x7, x7, x24
    ldr x21, [x12, x21]
    ldr x7, [x19, x7, lsl #3]
    add x6, x20, x6
    and x20, x21, x9
    ldr x6, [x19, x6, lsl #3]
    and x7, x7, x10
    orr x7, x7, x20
    and x6, x6, x8
    orr x6, x7, x6
    sub x7, x2, #0x1
    tst x6, x5
    and x2, x7, x2
    csel x3, xzr, x3, eq
    eor x13, x3, x13
    cbnz x2, .L290
.L291:
    ands x12, x13, x5
    b.eq .L294
    ldrb w17, [x4, #0x200]
    orr w16, w1, #0x4000
.L292:
    cmp w17, #0xff
    b.eq .L293
    rbit x18, x12
    clz x18, x18
    orr w18, w16, w18, lsl #6
    strh w18, [x4, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x4, #0x200]
.L293:
    sub x18, x12, #0x1
    and x12, x18, x12
    cbnz x12, .L292
.L294:
    bics x12, x13, x5
    b.eq .L297
    ldrb w16, [x4, #0x200]
.L295:
    cmp w16, #0xff
    b.eq .L296
    rbit x17, x12
    clz x17, x17
    orr w17, w1, w17, lsl #6
    strh w17, [x4, w16, uxtw #1]
    add w16, w16, #0x1
    strb w16, [x4, #0x200]
.L296:
    sub x17, x12, #0x1
    and x12, x17, x12
    cbnz x12, .L295
.L297:
    ldrb w16, [x0, #0x40]
    tst w16, #0x3
    b.eq .L300
    ldrb w12, [x4, #0x200]
    bic x15, x11, x15
    tbnz w16, #0x0, .L303
.L298:
    tbz w16, #0x1, .L300
    and x11, x11, #0xe
    and x14, x14, #0x4
    orr x11, x14, x11
    cbnz x11, .L300
    tbz w13, #0x3, .L300
    mov x11, #0x404040404040404
    mov x13, #0x40
    mov x14, #0x8061
    movk x11, #0x47a
    movk x13, #0x20, lsl #16
    movk x14, #0x8208, lsl #16
    movk x11, #0x4, lsl #48
    movk x13, #0x1009, lsl #32
    movk x14, #0x2410, lsl #32
    movk x13, #0x5100, lsl #48
    and x11, x15, x11
    movk x14, #0x1004, lsl #48
    mul x11, x11, x13
    mov x13, #0xa00
    movk x13, #0x2010, lsl #16
    movk x13, #0x40, lsl #32
    and x13, x15, x13
    mul x13, x13, x14
    mov w14, #0xc000
    lsr x11, x11, #53
    add x11, x19, x11, lsl #3
    lsr x13, x13, #59
    ldr x11, [x11, x14]
    add x13, x19, x13, lsl #3
.L299:
    mov w15, #0x1100
    add x14, x13, #0xc8, lsl #12
    and x10, x11, x10
    movk w15, #0xa, lsl #16
    ldr x13, [x14, #0x300]
    and x9, x9, x15
    orr x9, x10, x9
    and x8, x13, x8
    orr x8, x9, x8
    tst x8, x5
    b.ne .L300
    cmp w12, #0xff
    b.eq .L300
    add w8, w12, #0x1
    mov w9, #0x3084
    strh w9, [x4, w12, uxtw #1]
    strb w8, [x4, #0x200]
.L300:
    ldrb w8, [x0, #0x41]
    tbnz w8, #0x0, .L308
.L301:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    ret
.L302:
    and x17, x11, #0x60
    and x18, x14, #0x40
    orr x17, x18, x17
    cbnz x17, .L153
    tbz w13, #0x5, .L153
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
    and x17, x15, x17
    and x2, x15, x2
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
    b.ne .L153
    cmp w12, #0xff
    b.eq .L153
    mov w17, #0x2184
    strh w17, [x4, w12, uxtw #1]
    add w12, w12, #0x1
    strb w12, [x4, #0x200]
    b .L153
.L303:
    and x17, x11, #0x60
    and x18, x14, #0x40
    orr x17, x18, x17
    cbnz x17, .L298
    tbz w13, #0x5, .L298
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
    and x17, x15, x17
    and x2, x15, x2
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
    b.ne .L298
    cmp w12, #0xff
    b.eq .L298
    mov w17, #0x2184
    strh w17, [x4, w12, uxtw #1]
    add w12, w12, #0x1
    strb w12, [x4, #0x200]
    b .L298
.L304:
    mov x2, xzr
.L305:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    b plywright::movegen::evasions::answers
.L306:
    mov x2, xzr
.L307:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    b plywright::movegen::evasions::answers
.L308:
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
    b.eq .L10
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
    b.eq .L2
    mov w15, #0x1
    ldp x17, x18, [x0, #0x18]
    ldp x16, x2, [x0, #0x8]
    lsl x6, x15, x13
    orr x7, x11, x12
    orr x12, x18, x17
    mov w17, #0x18
    orr x13, x2, x18
    bic x18, x7, x6
    adrp x2, plywright::sliders::magic::LOOKUPS
    add x2, x2, :lo12:plywright::sliders::magic::LOOKUPS
    adrp x6, plywright::sliders::magic::TABLE
    add x6, x6, :lo12:plywright::sliders::magic::TABLE
    mov x7, x14
.L1:
    rbit x19, x7
    clz x19, x19
    umaddl x20, w19, w17, x2
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
    lsl x19, x15, x19
    lsr x22, x22, x24
    add x21, x21, x25
    ldr x23, [x10, x23]
    ldr x21, [x6, x21, lsl #3]
    add x20, x22, x20
    and x22, x16, x23
    ldr x20, [x6, x20, lsl #3]
    and x21, x12, x21
    orr x21, x21, x22
    and x20, x13, x20
    orr x20, x21, x20
    sub x21, x7, #0x1
    tst x20, x11
    and x7, x21, x7
    csel x19, xzr, x19, eq
    eor x14, x19, x14
    cbnz x7, .L1
.L2:
    ands x10, x14, x5
    b.eq .L5
    mov w11, #0x4000
    ldrb w12, [x4, #0x200]
    bfxil w11, w1, #0, #8
.L3:
    cmp w12, #0xff
    b.eq .L4
    rbit x13, x10
    clz x13, x13
    orr w13, w11, w13, lsl #6
    strh w13, [x4, w12, uxtw #1]
    add w12, w12, #0x1
    strb w12, [x4, #0x200]
.L4:
    sub x13, x10, #0x1
    and x10, x13, x10
    cbnz x10, .L3
.L5:
    bics x10, x14, x5
    b.eq .L8
    ldrb w12, [x4, #0x200]
    and w11, w1, #0xff
.L6:
    cmp w12, #0xff
    b.eq .L7
    rbit x13, x10
    clz x13, x13
    orr w13, w11, w13, lsl #6
    strh w13, [x4, w12, uxtw #1]
    add w12, w12, #0x1
    strb w12, [x4, #0x200]
.L7:
    sub x13, x10, #0x1
    and x10, x13, x10
    cbnz x10, .L6
.L8:
    tst x3, x8
    b.ne .L9
    ldrb w8, [x0, #0x41]
    cmp w8, #0x1
    b.ne .L9
    ldrb w2, [x0, #0x42]
    ldr x8, [x0, #0x8]
    mov w11, #0x1
    add w10, w2, #0x8
    orr x8, x8, x9
    lsl x10, x11, x10
    bic x8, x8, x10
    tst x8, x3
    b.eq .L59
.L9:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    ret
.L10:
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
    b.eq .L23
    ands x21, x16, #0xff
    b.eq .L14
    ldrb w25, [x4, #0x200]
    mov w22, #0xb000
    mov w23, #0xa000
    mov w24, #0x9000
.L11:
    cmp w25, #0xff
    b.eq .L12
    rbit x26, x21
    clz x26, x26
    add w27, w26, #0x8
    orr w26, w27, w26, lsl #6
    add w27, w25, #0x1
    cmp w27, #0xff
    orr w28, w26, w22
    strh w28, [x4, w25, uxtw #1]
    strb w27, [x4, #0x200]
    b.eq .L13
    add w28, w25, #0x2
    orr w30, w26, #0x8000
    strh w30, [x4, w27, uxtw #1]
    cmp w28, #0xff
    strb w28, [x4, #0x200]
    b.eq .L13
    add w27, w25, #0x3
    orr w30, w26, w23
    strh w30, [x4, w28, uxtw #1]
    cmp w27, #0xff
    strb w27, [x4, #0x200]
    b.eq .L13
    add w25, w25, #0x4
    orr w26, w26, w24
    strh w26, [x4, w27, uxtw #1]
    strb w25, [x4, #0x200]
.L12:
    sub x26, x21, #0x1
    ands x21, x26, x21
    b.ne .L11
    b .L14
.L13:
    mov w25, #0xff
    sub x26, x21, #0x1
    ands x21, x26, x21
    b.ne .L11
.L14:
    ands x21, x18, #0xfe
    b.eq .L18
    ldrb w23, [x4, #0x200]
    mov w22, #0xd000
.L15:
    cmp w23, #0xff
    b.eq .L16
    rbit x24, x21
    clz x24, x24
    add w25, w24, #0x7
    orr w24, w25, w24, lsl #6
    add w25, w23, #0x1
    cmp w25, #0xff
    orr w26, w24, #0xf000
    strh w26, [x4, w23, uxtw #1]
    strb w25, [x4, #0x200]
    b.eq .L17
    add w26, w23, #0x2
    orr w27, w24, #0xc000
    strh w27, [x4, w25, uxtw #1]
    cmp w26, #0xff
    strb w26, [x4, #0x200]
    b.eq .L17
    add w25, w23, #0x3
    orr w27, w24, #0xe000
    strh w27, [x4, w26, uxtw #1]
    cmp w25, #0xff
    strb w25, [x4, #0x200]
    b.eq .L17
    add w23, w23, #0x4
    orr w24, w24, w22
    strh w24, [x4, w25, uxtw #1]
    strb w23, [x4, #0x200]
.L16:
    sub x24, x21, #0x1
    ands x21, x24, x21
    b.ne .L15
    b .L18
.L17:
    mov w23, #0xff
    sub x24, x21, #0x1
    ands x21, x24, x21
    b.ne .L15
.L18:
    ands x21, x17, #0x7f
    b.eq .L22
    ldrb w23, [x4, #0x200]
    mov w22, #0xd000
.L19:
    cmp w23, #0xff
    b.eq .L20
    rbit x24, x21
    clz x24, x24
    add w25, w24, #0x9
    orr w24, w25, w24, lsl #6
    add w25, w23, #0x1
    cmp w25, #0xff
    orr w26, w24, #0xf000
    strh w26, [x4, w23, uxtw #1]
    strb w25, [x4, #0x200]
    b.eq .L21
    add w26, w23, #0x2
    orr w27, w24, #0xc000
    strh w27, [x4, w25, uxtw #1]
    cmp w26, #0xff
    strb w26, [x4, #0x200]
    b.eq .L21
    add w25, w23, #0x3
    orr w27, w24, #0xe000
    strh w27, [x4, w26, uxtw #1]
    cmp w25, #0xff
    strb w25, [x4, #0x200]
    b.eq .L21
    add w23, w23, #0x4
    orr w24, w24, w22
    strh w24, [x4, w25, uxtw #1]
    strb w23, [x4, #0x200]
.L20:
    sub x24, x21, #0x1
    ands x21, x24, x21
    b.ne .L19
    b .L22
.L21:
    mov w23, #0xff
    sub x24, x21, #0x1
    ands x21, x24, x21
    b.ne .L19
.L22:
    and x16, x16, #0xffffffffffff00
    and x18, x18, x19
    and x17, x17, x7
.L23:
    and x6, x15, x6, lsr #8
    and x6, x6, x20
    cbz x18, .L26
    ldrb w7, [x4, #0x200]
.L24:
    cmp w7, #0xff
    b.eq .L25
    rbit x19, x18
    clz x19, x19
    add w20, w19, #0x7
    orr w19, w20, w19, lsl #6
    orr w19, w19, #0x4000
    strh w19, [x4, w7, uxtw #1]
    add w7, w7, #0x1
    strb w7, [x4, #0x200]
.L25:
    sub x19, x18, #0x1
    and x18, x19, x18
    cbnz x18, .L24
.L26:
    and x18, x6, #0xff00000000
    cbz x17, .L29
    ldrb w6, [x4, #0x200]
.L27:
    cmp w6, #0xff
    b.eq .L28
    rbit x7, x17
    clz x7, x7
    add w19, w7, #0x9
    orr w7, w19, w7, lsl #6
    orr w7, w7, #0x4000
    strh w7, [x4, w6, uxtw #1]
    add w6, w6, #0x1
    strb w6, [x4, #0x200]
.L28:
    sub x7, x17, #0x1
    and x17, x7, x17
    cbnz x17, .L27
.L29:
    cbz x16, .L32
    ldrb w17, [x4, #0x200]
.L30:
    cmp w17, #0xff
    b.eq .L31
    rbit x6, x16
    clz x6, x6
    add w7, w6, #0x8
    orr w6, w7, w6, lsl #6
    strh w6, [x4, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x4, #0x200]
.L31:
    sub x6, x16, #0x1
    and x16, x6, x16
    cbnz x16, .L30
.L32:
    mvn x6, x12
    mvn x16, x2
    cbz x18, .L35
    ldrb w17, [x4, #0x200]
.L33:
    cmp w17, #0xff
    b.eq .L34
    rbit x2, x18
    clz x2, x2
    add w7, w2, #0x10
    orr w2, w7, w2, lsl #6
    orr w2, w2, #0x1000
    strh w2, [x4, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x4, #0x200]
.L34:
    sub x2, x18, #0x1
    and x18, x2, x18
    cbnz x18, .L33
.L35:
    ldr x17, [x0, #0x8]
    and x18, x16, x12
    and x15, x15, x6
    ands x17, x17, x18
    b.eq .L43
    ldrb w6, [x4, #0x200]
    mvn x2, x5
    b .L37
.L36:
    sub x7, x17, #0x1
    and x17, x7, x17
    cbz x17, .L43
.L37:
    rbit x7, x17
    clz x7, x7
    lsl x19, x7, #6
    ldr x19, [x10, x19]
    and x19, x19, x15
    ands x20, x19, x5
    b.eq .L40
    orr w21, w7, #0x4000
    mov w22, w6
.L38:
    cmp w22, #0xff
    b.eq .L39
    rbit x6, x20
    clz x6, x6
    orr w23, w21, w6, lsl #6
    add w6, w22, #0x1
    strh w23, [x4, w22, uxtw #1]
    mov w22, w6
    strb w6, [x4, #0x200]
.L39:
    sub x23, x20, #0x1
    and x20, x23, x20
    cbnz x20, .L38
.L40:
    ands x19, x19, x2
    b.eq .L36
    mov w20, w6
.L41:
    cmp w20, #0xff
    b.eq .L42
    rbit x6, x19
    clz x6, x6
    orr w21, w7, w6, lsl #6
    add w6, w20, #0x1
    strh w21, [x4, w20, uxtw #1]
    mov w20, w6
    strb w6, [x4, #0x200]
.L42:
    sub x21, x19, #0x1
    and x19, x21, x19
    cbnz x19, .L41
    b .L36
.L43:
    ldr x2, [x0, #0x10]
    ldr x17, [x0, #0x20]
    orr x2, x17, x2
    ands x18, x2, x18
    b.eq .L51
    ldrb w20, [x4, #0x200]
    mvn x2, x5
    adrp x6, plywright::sliders::magic::LOOKUPS
    add x6, x6, :lo12:plywright::sliders::magic::LOOKUPS
    mov w7, #0x18
    adrp x19, plywright::sliders::magic::TABLE
    add x19, x19, :lo12:plywright::sliders::magic::TABLE
    b .L45
.L44:
    sub x21, x18, #0x1
    and x18, x21, x18
    cbz x18, .L51
.L45:
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
    b.eq .L48
    orr w24, w21, #0x4000
    mov w25, w20
.L46:
    cmp w25, #0xff
    b.eq .L47
    rbit x20, x23
    clz x20, x20
    orr w26, w24, w20, lsl #6
    add w20, w25, #0x1
    strh w26, [x4, w25, uxtw #1]
    mov w25, w20
    strb w20, [x4, #0x200]
.L47:
    sub x26, x23, #0x1
    and x23, x26, x23
    cbnz x23, .L46
.L48:
    ands x22, x22, x2
    b.eq .L44
    mov w23, w20
.L49:
    cmp w23, #0xff
    b.eq .L50
    rbit x20, x22
    clz x20, x20
    orr w24, w21, w20, lsl #6
    add w20, w23, #0x1
    strh w24, [x4, w23, uxtw #1]
    mov w23, w20
    strb w20, [x4, #0x200]
.L50:
    sub x24, x22, #0x1
    and x22, x24, x22
    cbnz x22, .L49
    b .L44
.L51:
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
    b .L53
.L52:
    sub x19, x16, #0x1
    and x16, x19, x16
    cbz x16, .L0
.L53:
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
    b.eq .L56
    orr w22, w19, #0x4000
    mov w23, w7
.L54:
    cmp w23, #0xff
    b.eq .L55
    rbit x7, x21
    clz x7, x7
    orr w24, w22, w7, lsl #6
    add w7, w23, #0x1
    strh w24, [x4, w23, uxtw #1]
    mov w23, w7
    strb w7, [x4, #0x200]
.L55:
    sub x24, x21, #0x1
    and x21, x24, x21
    cbnz x21, .L54
.L56:
    ands x20, x20, x17
    b.eq .L52
    mov w21, w7
.L57:
    cmp w21, #0xff
    b.eq .L58
    rbit x7, x20
    clz x7, x7
    orr w22, w19, w7, lsl #6
    add w7, w21, #0x1
    strh w22, [x4, w21, uxtw #1]
    mov w21, w7
    strb w7, [x4, #0x200]
.L58:
    sub x22, x20, #0x1
    and x20, x22, x20
    cbnz x20, .L57
    b .L52
.L59:
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
    b.eq .L10
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
    b.eq .L2
    mov w15, #0x1
    ldp x17, x18, [x0, #0x18]
    ldp x16, x2, [x0, #0x8]
    lsl x6, x15, x13
    orr x7, x11, x12
    orr x12, x18, x17
    mov w17, #0x18
    orr x13, x2, x18
    bic x18, x7, x6
    adrp x2, plywright::sliders::magic::LOOKUPS
    add x2, x2, :lo12:plywright::sliders::magic::LOOKUPS
    adrp x6, plywright::sliders::magic::TABLE
    add x6, x6, :lo12:plywright::sliders::magic::TABLE
    mov x7, x14
.L1:
    rbit x19, x7
    clz x19, x19
    umaddl x20, w19, w17, x2
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
    lsl x19, x15, x19
    lsr x22, x22, x24
    add x21, x21, x25
    ldr x23, [x10, x23]
    ldr x21, [x6, x21, lsl #3]
    add x20, x22, x20
    and x22, x16, x23
    ldr x20, [x6, x20, lsl #3]
    and x21, x12, x21
    orr x21, x21, x22
    and x20, x13, x20
    orr x20, x21, x20
    sub x21, x7, #0x1
    tst x20, x11
    and x7, x21, x7
    csel x19, xzr, x19, eq
    eor x14, x19, x14
    cbnz x7, .L1
.L2:
    ands x10, x14, x5
    b.eq .L5
    mov w11, #0x4000
    ldrb w12, [x4, #0x200]
    bfxil w11, w1, #0, #8
.L3:
    cmp w12, #0xff
    b.eq .L4
    rbit x13, x10
    clz x13, x13
    orr w13, w11, w13, lsl #6
    strh w13, [x4, w12, uxtw #1]
    add w12, w12, #0x1
    strb w12, [x4, #0x200]
.L4:
    sub x13, x10, #0x1
    and x10, x13, x10
    cbnz x10, .L3
.L5:
    bics x10, x14, x5
    b.eq .L8
    ldrb w12, [x4, #0x200]
    and w11, w1, #0xff
.L6:
    cmp w12, #0xff
    b.eq .L7
    rbit x13, x10
    clz x13, x13
    orr w13, w11, w13, lsl #6
    strh w13, [x4, w12, uxtw #1]
    add w12, w12, #0x1
    strb w12, [x4, #0x200]
.L7:
    sub x13, x10, #0x1
    and x10, x13, x10
    cbnz x10, .L6
.L8:
    tst x3, x8
    b.ne .L9
    ldrb w8, [x0, #0x41]
    cmp w8, #0x1
    b.ne .L9
    ldrb w2, [x0, #0x42]
    ldr x8, [x0, #0x8]
    mov w11, #0x1
    add w10, w2, #0x38
    orr x8, x8, x9
    lsl x10, x11, x10
    bic x8, x8, x10
    tst x8, x3
    b.eq .L59
.L9:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    ret
.L10:
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
    b.eq .L23
    ands x21, x18, #0xff00000000000000
    b.eq .L14
    ldrb w25, [x4, #0x200]
    mov w22, #0xb000
    mov w23, #0xa000
    mov w24, #0x9000
.L11:
    cmp w25, #0xff
    b.eq .L12
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
    b.eq .L13
    add w28, w25, #0x2
    orr w30, w26, #0x8000
    strh w30, [x4, w27, uxtw #1]
    cmp w28, #0xff
    strb w28, [x4, #0x200]
    b.eq .L13
    add w27, w25, #0x3
    orr w30, w26, w23
    strh w30, [x4, w28, uxtw #1]
    cmp w27, #0xff
    strb w27, [x4, #0x200]
    b.eq .L13
    add w25, w25, #0x4
    orr w26, w26, w24
    strh w26, [x4, w27, uxtw #1]
    strb w25, [x4, #0x200]
.L12:
    sub x26, x21, #0x1
    ands x21, x26, x21
    b.ne .L11
    b .L14
.L13:
    mov w25, #0xff
    sub x26, x21, #0x1
    ands x21, x26, x21
    b.ne .L11
.L14:
    ands x21, x7, #0xfe00000000000000
    b.eq .L18
    ldrb w23, [x4, #0x200]
    mov w22, #0xd000
.L15:
    cmp w23, #0xff
    b.eq .L16
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
    b.eq .L17
    add w26, w23, #0x2
    orr w27, w24, #0xc000
    strh w27, [x4, w25, uxtw #1]
    cmp w26, #0xff
    strb w26, [x4, #0x200]
    b.eq .L17
    add w25, w23, #0x3
    orr w27, w24, #0xe000
    strh w27, [x4, w26, uxtw #1]
    cmp w25, #0xff
    strb w25, [x4, #0x200]
    b.eq .L17
    add w23, w23, #0x4
    orr w24, w24, w22
    strh w24, [x4, w25, uxtw #1]
    strb w23, [x4, #0x200]
.L16:
    sub x24, x21, #0x1
    ands x21, x24, x21
    b.ne .L15
    b .L18
.L17:
    mov w23, #0xff
    sub x24, x21, #0x1
    ands x21, x24, x21
    b.ne .L15
.L18:
    ands x21, x6, #0x7f00000000000000
    b.eq .L22
    ldrb w23, [x4, #0x200]
    mov w22, #0xd000
.L19:
    cmp w23, #0xff
    b.eq .L20
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
    b.eq .L21
    add w26, w23, #0x2
    orr w27, w24, #0xc000
    strh w27, [x4, w25, uxtw #1]
    cmp w26, #0xff
    strb w26, [x4, #0x200]
    b.eq .L21
    add w25, w23, #0x3
    orr w27, w24, #0xe000
    strh w27, [x4, w26, uxtw #1]
    cmp w25, #0xff
    strb w25, [x4, #0x200]
    b.eq .L21
    add w23, w23, #0x4
    orr w24, w24, w22
    strh w24, [x4, w25, uxtw #1]
    strb w23, [x4, #0x200]
.L20:
    sub x24, x21, #0x1
    ands x21, x24, x21
    b.ne .L19
    b .L22
.L21:
    mov w23, #0xff
    sub x24, x21, #0x1
    ands x21, x24, x21
    b.ne .L19
.L22:
    and x18, x18, #0xffffffffffff00
    and x7, x7, x15
    and x6, x6, x14
.L23:
    and w20, w17, w20, lsl #8
    and w19, w20, w19
    cbz x7, .L26
    ldrb w20, [x4, #0x200]
.L24:
    cmp w20, #0xff
    b.eq .L25
    rbit x21, x7
    clz x21, x21
    add w22, w21, #0x37
    and w22, w22, #0x3f
    orr w21, w22, w21, lsl #6
    orr w21, w21, #0x4000
    strh w21, [x4, w20, uxtw #1]
    add w20, w20, #0x1
    strb w20, [x4, #0x200]
.L25:
    sub x21, x7, #0x1
    and x7, x21, x7
    cbnz x7, .L24
.L26:
    and x7, x19, #0xff000000
    cbz x6, .L29
    ldrb w19, [x4, #0x200]
.L27:
    cmp w19, #0xff
    b.eq .L28
    rbit x20, x6
    clz x20, x20
    add w21, w20, #0x39
    and w21, w21, #0x3f
    orr w20, w21, w20, lsl #6
    orr w20, w20, #0x4000
    strh w20, [x4, w19, uxtw #1]
    add w19, w19, #0x1
    strb w19, [x4, #0x200]
.L28:
    sub x20, x6, #0x1
    and x6, x20, x6
    cbnz x6, .L27
.L29:
    cbz x18, .L32
    ldrb w6, [x4, #0x200]
.L30:
    cmp w6, #0xff
    b.eq .L31
    rbit x19, x18
    clz x19, x19
    add w20, w19, #0x38
    and w20, w20, #0x3f
    orr w19, w20, w19, lsl #6
    strh w19, [x4, w6, uxtw #1]
    add w6, w6, #0x1
    strb w6, [x4, #0x200]
.L31:
    sub x19, x18, #0x1
    and x18, x19, x18
    cbnz x18, .L30
.L32:
    mvn x19, x12
    mvn x18, x2
    cbz x7, .L35
    ldrb w2, [x4, #0x200]
.L33:
    cmp w2, #0xff
    b.eq .L34
    rbit x6, x7
    clz x6, x6
    add w20, w6, #0x30
    and w20, w20, #0x3f
    orr w6, w20, w6, lsl #6
    orr w6, w6, #0x1000
    strh w6, [x4, w2, uxtw #1]
    add w2, w2, #0x1
    strb w2, [x4, #0x200]
.L34:
    sub x6, x7, #0x1
    and x7, x6, x7
    cbnz x7, .L33
.L35:
    ldr x2, [x0, #0x8]
    and x6, x18, x12
    and x17, x17, x19
    ands x2, x2, x6
    b.eq .L43
    ldrb w19, [x4, #0x200]
    mvn x7, x5
    b .L37
.L36:
    sub x20, x2, #0x1
    and x2, x20, x2
    cbz x2, .L43
.L37:
    rbit x20, x2
    clz x20, x20
    lsl x21, x20, #6
    ldr x21, [x10, x21]
    and x21, x21, x17
    ands x22, x21, x5
    b.eq .L40
    orr w23, w20, #0x4000
    mov w24, w19
.L38:
    cmp w24, #0xff
    b.eq .L39
    rbit x19, x22
    clz x19, x19
    orr w25, w23, w19, lsl #6
    add w19, w24, #0x1
    strh w25, [x4, w24, uxtw #1]
    mov w24, w19
    strb w19, [x4, #0x200]
.L39:
    sub x25, x22, #0x1
    and x22, x25, x22
    cbnz x22, .L38
.L40:
    ands x21, x21, x7
    b.eq .L36
    mov w22, w19
.L41:
    cmp w22, #0xff
    b.eq .L42
    rbit x19, x21
    clz x19, x19
    orr w23, w20, w19, lsl #6
    add w19, w22, #0x1
    strh w23, [x4, w22, uxtw #1]
    mov w22, w19
    strb w19, [x4, #0x200]
.L42:
    sub x23, x21, #0x1
    and x21, x23, x21
    cbnz x21, .L41
    b .L36
.L43:
    ldr x7, [x0, #0x10]
    ldr x2, [x0, #0x20]
    orr x7, x2, x7
    ands x6, x7, x6
    b.eq .L51
    ldrb w22, [x4, #0x200]
    mvn x7, x5
    adrp x19, plywright::sliders::magic::LOOKUPS
    add x19, x19, :lo12:plywright::sliders::magic::LOOKUPS
    mov w20, #0x18
    adrp x21, plywright::sliders::magic::TABLE
    add x21, x21, :lo12:plywright::sliders::magic::TABLE
    b .L45
.L44:
    sub x23, x6, #0x1
    and x6, x23, x6
    cbz x6, .L51
.L45:
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
    b.eq .L48
    orr w26, w23, #0x4000
    mov w27, w22
.L46:
    cmp w27, #0xff
    b.eq .L47
    rbit x22, x25
    clz x22, x22
    orr w28, w26, w22, lsl #6
    add w22, w27, #0x1
    strh w28, [x4, w27, uxtw #1]
    mov w27, w22
    strb w22, [x4, #0x200]
.L47:
    sub x28, x25, #0x1
    and x25, x28, x25
    cbnz x25, .L46
.L48:
    ands x24, x24, x7
    b.eq .L44
    mov w25, w22
.L49:
    cmp w25, #0xff
    b.eq .L50
    rbit x22, x24
    clz x22, x22
    orr w26, w23, w22, lsl #6
    add w22, w25, #0x1
    strh w26, [x4, w25, uxtw #1]
    mov w25, w22
    strb w22, [x4, #0x200]
.L50:
    sub x26, x24, #0x1
    and x24, x26, x24
    cbnz x24, .L49
    b .L44
.L51:
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
    b .L53
.L52:
    sub x21, x18, #0x1
    and x18, x21, x18
    cbz x18, .L0
.L53:
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
    b.eq .L56
    orr w24, w21, #0x4000
    mov w25, w20
.L54:
    cmp w25, #0xff
    b.eq .L55
    rbit x20, x23
    clz x20, x20
    orr w26, w24, w20, lsl #6
    add w20, w25, #0x1
    strh w26, [x4, w25, uxtw #1]
    mov w25, w20
    strb w20, [x4, #0x200]
.L55:
    sub x26, x23, #0x1
    and x23, x26, x23
    cbnz x23, .L54
.L56:
    ands x22, x22, x2
    b.eq .L52
    mov w23, w20
.L57:
    cmp w23, #0xff
    b.eq .L58
    rbit x20, x22
    clz x20, x20
    orr w24, w21, w20, lsl #6
    add w20, w23, #0x1
    strh w24, [x4, w23, uxtw #1]
    mov w23, w20
    strb w20, [x4, #0x200]
.L58:
    sub x24, x22, #0x1
    and x22, x24, x22
    cbnz x22, .L57
    b .L52
.L59:
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
