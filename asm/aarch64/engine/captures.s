# The kernels of engine/captures, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm engine/captures --target aarch64
# binary: sha256 181e3976d6f6bd9f6267902b918b0cba2bb7ff61811836cd5117960acd65037e
# captures: 1926 instructions in 7704 bytes; innermost loops: .L3 of 16, .L7 of 16, .L11 of 39, .L16 of 37, .L21 of 37, .L26 of 14, .L29 of 14, .L38 of 12, .L42 of 12, .L46 of 12, .L50 of 12, .L54 of 12, .L57 of 40, .L62 of 38, .L67 of 38, .L72 of 15, .L75 of 15, .L84 of 12, .L88 of 12, .L92 of 12, .L96 of 12, .L100 of 12, .L104 of 39, .L109 of 37, .L114 of 37, .L119 of 14, .L122 of 14, .L128 of 33, .L130 of 12, .L133 of 11, .L137 of 12, .L141 of 12, .L145 of 12, .L149 of 40, .L154 of 38, .L159 of 38, .L164 of 15, .L167 of 15, .L173 of 33, .L175 of 12, .L178 of 11, .L182 of 12, .L186 of 12, .L190 of 12, .L198 of 33, .L200 of 12, .L203 of 11, .L208 of 12, .L214 of 33, .L216 of 12, .L219 of 11, .L223 of 12
# plywright::movegen::evasions::answers: 504 instructions in 2016 bytes; innermost loops: .L1 of 33, .L3 of 11, .L6 of 11, .L11 of 36, .L15 of 36, .L19 of 36, .L24 of 14, .L27 of 14, .L32 of 12, .L35 of 12, .L40 of 12, .L43 of 12, .L48 of 12, .L51 of 12
# plywright::movegen::evasions::answers: 498 instructions in 1992 bytes; innermost loops: .L1 of 33, .L3 of 11, .L6 of 11, .L11 of 35, .L15 of 35, .L19 of 35, .L24 of 13, .L27 of 13, .L32 of 12, .L35 of 12, .L40 of 12, .L43 of 12, .L48 of 12, .L51 of 12
# plywright::movegen::generate::en_passant: 76 instructions in 304 bytes; innermost loops: .L0 of 31
# plywright::movegen::generate::en_passant: 76 instructions in 304 bytes; innermost loops: .L0 of 31
# mix of 3080 instructions: 335 and, 283 add, 254 mov, 254 orr, 223 b.eq, 191 ldr, 132 cmp, 129 sub, 128 strb, 128 strh, 126 ands, 116 clz, 116 rbit, 83 ldp, 72 b, 68 cbnz, 61 b.ne, 43 cbz, 42 lsl, 38 lsr, 36 mul, 32 ldrb, 29 adrp, 26 umaddl, 22 tst, 20 stp, 18 bic, 16 mvn, 10 bics, 8 movk, 8 orn, 6 csel, 6 eor, 6 str, 5 bl, 5 ret, 2 bfxil, 1 madd, 1 tbnz, 1 tbz

captures:
    stp x29, x30, [sp, #-0x60]!
    stp x28, x27, [sp, #0x10]
    stp x26, x25, [sp, #0x20]
    stp x24, x23, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    mov x29, sp
    sub sp, sp, #0x230
    cbz x1, .L230
    mov w8, #0xa0
    mov x20, x0
    mov x19, xzr
    madd x8, x1, x8, x0
    add x26, sp, #0x26
    adrp x27, plywright::board::geometry::AROUND
    add x27, x27, :lo12:plywright::board::geometry::AROUND
    mov w28, #0x1
    mov w21, #0x18
    adrp x22, plywright::sliders::magic::LOOKUPS
    add x22, x22, :lo12:plywright::sliders::magic::LOOKUPS
    adrp x23, plywright::sliders::magic::TABLE
    add x23, x23, :lo12:plywright::sliders::magic::TABLE
    mov w25, #0xd000
    mov w24, #0x9000
    str x8, [sp, #0x18]
    b .L2
.L0:
    ldrb w8, [x20, #0x91]
    tbnz w8, #0x0, .L229
.L1:
    ldrb w8, [sp, #0x226]
    ldr x9, [sp, #0x18]
    add x20, x20, #0xa0
    cmp x20, x9
    add x19, x19, x8
    b.eq .L231
.L2:
    add x0, sp, #0x26
    mov w1, wzr
    mov w2, #0x201
    bl memset
    ldrb w8, [x20, #0x93]
    cmp w8, #0x1
    b.ne .L6
    ldp x5, x16, [x20, #0x80]
    ldp x17, x14, [x20, #0x70]
    ldp x4, x0, [x20, #0x60]
    and x8, x16, x14
    rbit x8, x8
    orr x9, x17, x0
    orr x10, x4, x17
    clz x18, x8
    and x30, x18, #0x3f
    and w1, w18, #0x3f
    add x8, x27, x30, lsl #6
    ldr x11, [x8]
    ldp x12, x13, [x8, #0x18]
    str x8, [sp, #0x8]
    ldr x15, [x8, #0x28]
    ldp x7, x8, [x20, #0x50]
    and x13, x9, x13
    and x15, x10, x15
    orr x13, x15, x13
    and x11, x8, x11
    and x12, x7, x12
    ands x6, x13, x5
    orr x11, x12, x11
    orr x13, x16, x5
    and x3, x11, x5
    b.eq .L102
    adrp x11, plywright::board::geometry::BETWEEN
    add x11, x11, :lo12:plywright::board::geometry::BETWEEN
    str x7, [sp, #0x10]
    add x7, x11, x30, lsl #9
    mov x2, xzr
    b .L5
.L3:
    lsl x11, x28, x12
    orr x3, x11, x3
.L4:
    sub x11, x6, #0x1
    and x6, x11, x6
    cbz x6, .L10
.L5:
    rbit x11, x6
    clz x12, x11
    ldr x11, [x7, x12, lsl #3]
    ands x15, x11, x13
    b.eq .L3
    sub x12, x15, #0x1
    tst x15, x12
    b.ne .L4
    and x11, x11, x16
    orr x2, x11, x2
    b .L4
.L6:
    ldp x14, x16, [x20, #0x78]
    ldr x0, [x20, #0x50]
    ldp x2, x17, [x20, #0x68]
    ldr x5, [x20, #0x88]
    and x8, x16, x14
    rbit x8, x8
    orr x9, x17, x2
    clz x18, x8
    ldp x8, x4, [x20, #0x58]
    and x30, x18, #0x3f
    and w1, w18, #0x3f
    add x7, x27, x30, lsl #6
    orr x10, x4, x17
    ldp x13, x15, [x7, #0x20]
    ldr x11, [x7]
    ldr x12, [x7, #0x10]
    and x11, x8, x11
    and x13, x9, x13
    and x15, x10, x15
    and x12, x0, x12
    orr x13, x15, x13
    orr x11, x12, x11
    ands x6, x13, x5
    orr x13, x16, x5
    and x3, x11, x5
    b.eq .L147
    adrp x11, plywright::board::geometry::BETWEEN
    add x11, x11, :lo12:plywright::board::geometry::BETWEEN
    stp x2, x7, [sp, #0x8]
    add x7, x11, x30, lsl #9
    mov x2, xzr
    b .L9
.L7:
    lsl x11, x28, x12
    orr x3, x11, x3
.L8:
    sub x11, x6, #0x1
    and x6, x11, x6
    cbz x6, .L56
.L9:
    rbit x11, x6
    clz x12, x11
    ldr x11, [x7, x12, lsl #3]
    ands x15, x11, x13
    b.eq .L7
    sub x12, x15, #0x1
    tst x15, x12
    b.ne .L8
    and x11, x11, x16
    orr x2, x11, x2
    b .L8
.L10:
    cbnz x3, .L226
    ldr x7, [sp, #0x10]
    cbz x2, .L103
    add x12, x27, x30, lsl #6
    mov x3, #-0x101010101010102
    mov x6, #0x7f7f7f7f7f7f7f7f
    and x3, x3, #0x1fffffffffffe00
    and x6, x6, #0xffffffffffff00
    ldp x15, x11, [x12, #0x30]
    and x12, x7, x16
    add x3, x3, #0xfe
    add x6, x6, #0x7f
    tst x12, #0xff00
    and x3, x5, x3
    and x6, x5, x6
    orn x11, x11, x2
    orn x15, x15, x2
    and x11, x11, x12
    and x15, x15, x12
    and x7, x3, x11, lsr #7
    and x6, x6, x15, lsr #9
    mvn x3, x2
    b.eq .L194
    and x11, x18, #0x3f
    mov w15, #0x1010101
    str x11, [sp]
    and x11, x18, #0x7
    mov w18, wzr
    lsl w11, w15, w11
    orr w11, w11, w3
    and w11, w11, w12
    lsr w11, w11, #8
    bic w11, w11, w13
    ands x30, x11, #0xff
    b.eq .L15
    mov w3, wzr
.L11:
    cmp w3, #0xff
    b.eq .L12
    rbit x11, x30
    add w18, w3, #0x1
    cmp w18, #0xff
    clz x11, x11
    add w11, w11, w11, lsl #6
    add w12, w11, #0x8
    mov w11, #0xb000
    orr w11, w12, w11
    strh w11, [x26, w3, uxtw #1]
    strb w18, [sp, #0x226]
    b.eq .L14
    add w15, w3, #0x2
    orr w11, w12, #0x8000
    strh w11, [x26, w18, uxtw #1]
    cmp w15, #0xff
    strb w15, [sp, #0x226]
    b.eq .L13
    add w11, w3, #0x3
    mov w18, #0xa000
    cmp w11, #0xff
    orr w18, w12, w18
    strh w18, [x26, w15, uxtw #1]
    strb w11, [sp, #0x226]
    b.eq .L13
    add w18, w3, #0x4
    orr w12, w12, w24
    strh w12, [x26, w11, uxtw #1]
    mov w3, w18
    strb w18, [sp, #0x226]
.L12:
    sub x11, x30, #0x1
    ands x30, x11, x30
    b.ne .L11
    b .L15
.L13:
    mov w18, #0xff
.L14:
    mov w3, #0xff
    sub x11, x30, #0x1
    ands x30, x11, x30
    b.ne .L11
.L15:
    ands x30, x7, #0xfe
    b.eq .L20
    mov w3, w18
.L16:
    cmp w3, #0xff
    b.eq .L17
    rbit x11, x30
    add w18, w3, #0x1
    cmp w18, #0xff
    clz x11, x11
    add w11, w11, w11, lsl #6
    add w12, w11, #0x7
    orr w11, w12, #0xf000
    strh w11, [x26, w3, uxtw #1]
    strb w18, [sp, #0x226]
    b.eq .L19
    add w15, w3, #0x2
    orr w11, w12, #0xc000
    strh w11, [x26, w18, uxtw #1]
    cmp w15, #0xff
    strb w15, [sp, #0x226]
    b.eq .L18
    add w11, w3, #0x3
    orr w18, w12, #0xe000
    strh w18, [x26, w15, uxtw #1]
    cmp w11, #0xff
    strb w11, [sp, #0x226]
    b.eq .L18
    add w18, w3, #0x4
    orr w12, w12, w25
    strh w12, [x26, w11, uxtw #1]
    mov w3, w18
    strb w18, [sp, #0x226]
.L17:
    sub x11, x30, #0x1
    ands x30, x11, x30
    b.ne .L16
    b .L20
.L18:
    mov w18, #0xff
.L19:
    mov w3, #0xff
    sub x11, x30, #0x1
    ands x30, x11, x30
    b.ne .L16
.L20:
    ands x30, x6, #0x7f
    b.eq .L25
    mov w3, w18
.L21:
    cmp w3, #0xff
    b.eq .L22
    rbit x11, x30
    add w18, w3, #0x1
    cmp w18, #0xff
    clz x11, x11
    add w11, w11, w11, lsl #6
    add w12, w11, #0x9
    orr w11, w12, #0xf000
    strh w11, [x26, w3, uxtw #1]
    strb w18, [sp, #0x226]
    b.eq .L24
    add w15, w3, #0x2
    orr w11, w12, #0xc000
    strh w11, [x26, w18, uxtw #1]
    cmp w15, #0xff
    strb w15, [sp, #0x226]
    b.eq .L23
    add w11, w3, #0x3
    orr w18, w12, #0xe000
    strh w18, [x26, w15, uxtw #1]
    cmp w11, #0xff
    strb w11, [sp, #0x226]
    b.eq .L23
    add w18, w3, #0x4
    orr w12, w12, w25
    strh w12, [x26, w11, uxtw #1]
    mov w3, w18
    strb w18, [sp, #0x226]
.L22:
    sub x11, x30, #0x1
    ands x30, x11, x30
    b.ne .L21
    b .L25
.L23:
    mov w18, #0xff
.L24:
    mov w3, #0xff
    sub x11, x30, #0x1
    ands x30, x11, x30
    b.ne .L21
.L25:
    mov x11, #-0x101010101010102
    ldr x30, [sp]
    and x11, x11, #0x1fffffffffffe00
    and x7, x7, x11
    mov x11, #0x7f7f7f7f7f7f7f7f
    and x11, x11, #0xffffffffffff00
    and x6, x6, x11
    mov w3, w18
    cbz x7, .L28
.L26:
    cmp w3, #0xff
    b.eq .L27
    rbit x11, x7
    add w18, w3, #0x1
    clz x11, x11
    add w11, w11, w11, lsl #6
    add w11, w11, #0x7
    orr w11, w11, #0x4000
    strh w11, [x26, w3, uxtw #1]
    mov w3, w18
    strb w18, [sp, #0x226]
.L27:
    sub x11, x7, #0x1
    and x7, x11, x7
    cbnz x7, .L26
.L28:
    mov w3, w18
    cbz x6, .L31
.L29:
    cmp w3, #0xff
    b.eq .L30
    rbit x11, x6
    add w18, w3, #0x1
    clz x11, x11
    add w11, w11, w11, lsl #6
    add w11, w11, #0x9
    orr w11, w11, #0x4000
    strh w11, [x26, w3, uxtw #1]
    mov w3, w18
    strb w18, [sp, #0x226]
.L30:
    sub x11, x6, #0x1
    and x6, x11, x6
    cbnz x6, .L29
.L31:
    and x11, x8, x16
    mvn x12, x2
    mov x24, x14
    mov x14, x30
    ands x6, x11, x12
    b.ne .L37
.L32:
    and x11, x10, x16
    mvn x12, x2
    ands x6, x11, x12
    b.ne .L41
.L33:
    and x11, x9, x16
    mvn x12, x2
    mov x30, x14
    mov x14, x24
    mov w24, #0x9000
    ands x16, x11, x12
    b.ne .L45
.L34:
    adrp x11, plywright::board::geometry::LINE
    add x11, x11, :lo12:plywright::board::geometry::LINE
    ands x3, x2, x4
    add x16, x11, x30, lsl #9
    b.ne .L49
.L35:
    ands x0, x2, x0
    b.eq .L195
    ldr x7, [sp, #0x10]
    b .L53
.L36:
    sub x11, x6, #0x1
    and x6, x11, x6
    cbz x6, .L32
.L37:
    rbit x11, x6
    clz x11, x11
    lsl x12, x11, #6
    ldr x12, [x27, x12]
    ands x3, x12, x5
    b.eq .L36
    orr w7, w11, #0x4000
    mov w30, w18
.L38:
    cmp w30, #0xff
    b.eq .L39
    rbit x11, x3
    add w18, w30, #0x1
    clz x11, x11
    orr w11, w7, w11, lsl #6
    strh w11, [x26, w30, uxtw #1]
    mov w30, w18
    strb w18, [sp, #0x226]
.L39:
    sub x11, x3, #0x1
    and x3, x11, x3
    cbnz x3, .L38
    b .L36
.L40:
    sub x11, x6, #0x1
    and x6, x11, x6
    cbz x6, .L33
.L41:
    rbit x11, x6
    clz x12, x11
    umaddl x11, w12, w21, x22
    ldr x15, [x11, #0x600]
    ldr x3, [x11, #0x608]
    and x15, x15, x13
    mul x15, x15, x3
    ldr w3, [x11, #0x614]
    ldr w11, [x11, #0x610]
    lsr x15, x15, x3
    add x11, x15, x11
    ldr x11, [x23, x11, lsl #3]
    ands x3, x11, x5
    b.eq .L40
    orr w7, w12, #0x4000
    mov w30, w18
.L42:
    cmp w30, #0xff
    b.eq .L43
    rbit x11, x3
    add w18, w30, #0x1
    clz x11, x11
    orr w11, w7, w11, lsl #6
    strh w11, [x26, w30, uxtw #1]
    mov w30, w18
    strb w18, [sp, #0x226]
.L43:
    sub x11, x3, #0x1
    and x3, x11, x3
    cbnz x3, .L42
    b .L40
.L44:
    sub x11, x16, #0x1
    and x16, x11, x16
    cbz x16, .L34
.L45:
    rbit x11, x16
    clz x12, x11
    umaddl x11, w12, w21, x22
    ldp x15, x3, [x11]
    and x15, x15, x13
    mul x15, x15, x3
    ldp w11, w3, [x11, #0x10]
    lsr x15, x15, x3
    add x11, x15, x11
    ldr x11, [x23, x11, lsl #3]
    ands x3, x11, x5
    b.eq .L44
    orr w6, w12, #0x4000
    mov w7, w18
.L46:
    cmp w7, #0xff
    b.eq .L47
    rbit x11, x3
    add w18, w7, #0x1
    clz x11, x11
    orr w11, w6, w11, lsl #6
    strh w11, [x26, w7, uxtw #1]
    mov w7, w18
    strb w18, [sp, #0x226]
.L47:
    sub x11, x3, #0x1
    and x3, x11, x3
    cbnz x3, .L46
    b .L44
.L48:
    sub x11, x3, #0x1
    and x3, x11, x3
    cbz x3, .L35
.L49:
    rbit x11, x3
    clz x12, x11
    umaddl x11, w12, w21, x22
    ldr x15, [x11, #0x600]
    ldr x4, [x11, #0x608]
    and x15, x15, x13
    mul x15, x15, x4
    ldr w4, [x11, #0x614]
    ldr w11, [x11, #0x610]
    lsr x15, x15, x4
    add x11, x15, x11
    ldr x15, [x16, x12, lsl #3]
    ldr x11, [x23, x11, lsl #3]
    and x15, x15, x5
    ands x4, x11, x15
    b.eq .L48
    orr w6, w12, #0x4000
    mov w7, w18
.L50:
    cmp w7, #0xff
    b.eq .L51
    rbit x11, x4
    add w18, w7, #0x1
    clz x11, x11
    orr w11, w6, w11, lsl #6
    strh w11, [x26, w7, uxtw #1]
    mov w7, w18
    strb w18, [sp, #0x226]
.L51:
    sub x11, x4, #0x1
    and x4, x11, x4
    cbnz x4, .L50
    b .L48
.L52:
    sub x11, x0, #0x1
    and x0, x11, x0
    cbz x0, .L196
.L53:
    rbit x11, x0
    clz x12, x11
    umaddl x11, w12, w21, x22
    ldp x15, x3, [x11]
    and x15, x15, x13
    mul x15, x15, x3
    ldp w11, w3, [x11, #0x10]
    lsr x15, x15, x3
    add x11, x15, x11
    ldr x15, [x16, x12, lsl #3]
    ldr x11, [x23, x11, lsl #3]
    and x15, x15, x5
    ands x3, x11, x15
    b.eq .L52
    orr w4, w12, #0x4000
    mov w6, w18
.L54:
    cmp w6, #0xff
    b.eq .L55
    rbit x11, x3
    add w18, w6, #0x1
    clz x11, x11
    orr w11, w4, w11, lsl #6
    strh w11, [x26, w6, uxtw #1]
    mov w6, w18
    strb w18, [sp, #0x226]
.L55:
    sub x11, x3, #0x1
    and x3, x11, x3
    cbnz x3, .L54
    b .L52
.L56:
    cbnz x3, .L228
    add x7, x27, x30, lsl #6
    cbz x2, .L148
    ldp x11, x15, [x7, #0x30]
    mov x3, #-0x101010101010102
    mov x6, #0x7f7f7f7f7f7f7f7f
    and x12, x0, x16
    movk x3, #0xfe00
    movk x6, #0x7f00
    and x3, x5, x3
    tst x12, #0xff000000000000
    orn x11, x11, x2
    orn x15, x15, x2
    and x6, x5, x6
    and x11, x11, x12
    and x15, x15, x12
    and x7, x3, x11, lsl #9
    and x6, x6, x15, lsl #7
    mvn x3, x2
    b.eq .L210
    and x11, x18, #0x3f
    mov x15, #0x101010101010101
    str x11, [sp]
    and x11, x18, #0x7
    mov w18, wzr
    lsl x11, x15, x11
    orr x11, x11, x3
    and x11, x11, x12
    lsl x11, x11, #8
    bic x11, x11, x13
    ands x30, x11, #0xff00000000000000
    b.eq .L61
    mov w3, wzr
.L57:
    cmp w3, #0xff
    b.eq .L58
    rbit x11, x30
    add w18, w3, #0x1
    cmp w18, #0xff
    clz x11, x11
    add w12, w11, #0x38
    and w12, w12, #0x3f
    orr w12, w12, w11, lsl #6
    mov w11, #0xb000
    orr w11, w12, w11
    strh w11, [x26, w3, uxtw #1]
    strb w18, [sp, #0x226]
    b.eq .L60
    add w15, w3, #0x2
    orr w11, w12, #0x8000
    strh w11, [x26, w18, uxtw #1]
    cmp w15, #0xff
    strb w15, [sp, #0x226]
    b.eq .L59
    add w11, w3, #0x3
    mov w18, #0xa000
    cmp w11, #0xff
    orr w18, w12, w18
    strh w18, [x26, w15, uxtw #1]
    strb w11, [sp, #0x226]
    b.eq .L59
    add w18, w3, #0x4
    orr w12, w12, w24
    strh w12, [x26, w11, uxtw #1]
    mov w3, w18
    strb w18, [sp, #0x226]
.L58:
    sub x11, x30, #0x1
    ands x30, x11, x30
    b.ne .L57
    b .L61
.L59:
    mov w18, #0xff
.L60:
    mov w3, #0xff
    sub x11, x30, #0x1
    ands x30, x11, x30
    b.ne .L57
.L61:
    ands x30, x7, #0xfe00000000000000
    b.eq .L66
    mov w3, w18
.L62:
    cmp w3, #0xff
    b.eq .L63
    rbit x11, x30
    add w18, w3, #0x1
    cmp w18, #0xff
    clz x11, x11
    add w12, w11, #0x37
    and w12, w12, #0x3f
    orr w12, w12, w11, lsl #6
    orr w11, w12, #0xf000
    strh w11, [x26, w3, uxtw #1]
    strb w18, [sp, #0x226]
    b.eq .L65
    add w15, w3, #0x2
    orr w11, w12, #0xc000
    strh w11, [x26, w18, uxtw #1]
    cmp w15, #0xff
    strb w15, [sp, #0x226]
    b.eq .L64
    add w11, w3, #0x3
    orr w18, w12, #0xe000
    strh w18, [x26, w15, uxtw #1]
    cmp w11, #0xff
    strb w11, [sp, #0x226]
    b.eq .L64
    add w18, w3, #0x4
    orr w12, w12, w25
    strh w12, [x26, w11, uxtw #1]
    mov w3, w18
    strb w18, [sp, #0x226]
.L63:
    sub x11, x30, #0x1
    ands x30, x11, x30
    b.ne .L62
    b .L66
.L64:
    mov w18, #0xff
.L65:
    mov w3, #0xff
    sub x11, x30, #0x1
    ands x30, x11, x30
    b.ne .L62
.L66:
    ands x30, x6, #0x7f00000000000000
    b.eq .L71
    mov w3, w18
.L67:
    cmp w3, #0xff
    b.eq .L68
    rbit x11, x30
    add w18, w3, #0x1
    cmp w18, #0xff
    clz x11, x11
    add w12, w11, #0x39
    and w12, w12, #0x3f
    orr w12, w12, w11, lsl #6
    orr w11, w12, #0xf000
    strh w11, [x26, w3, uxtw #1]
    strb w18, [sp, #0x226]
    b.eq .L70
    add w15, w3, #0x2
    orr w11, w12, #0xc000
    strh w11, [x26, w18, uxtw #1]
    cmp w15, #0xff
    strb w15, [sp, #0x226]
    b.eq .L69
    add w11, w3, #0x3
    orr w18, w12, #0xe000
    strh w18, [x26, w15, uxtw #1]
    cmp w11, #0xff
    strb w11, [sp, #0x226]
    b.eq .L69
    add w18, w3, #0x4
    orr w12, w12, w25
    strh w12, [x26, w11, uxtw #1]
    mov w3, w18
    strb w18, [sp, #0x226]
.L68:
    sub x11, x30, #0x1
    ands x30, x11, x30
    b.ne .L67
    b .L71
.L69:
    mov w18, #0xff
.L70:
    mov w3, #0xff
    sub x11, x30, #0x1
    ands x30, x11, x30
    b.ne .L67
.L71:
    mov x11, #-0x101010101010102
    ldr x30, [sp]
    and x11, x11, #0x1fffffffffffe00
    and x7, x7, x11
    mov x11, #0x7f7f7f7f7f7f7f7f
    and x11, x11, #0xffffffffffff00
    and x6, x6, x11
    mov w3, w18
    cbz x7, .L74
.L72:
    cmp w3, #0xff
    b.eq .L73
    rbit x11, x7
    add w18, w3, #0x1
    clz x11, x11
    add w12, w11, #0x37
    and w12, w12, #0x3f
    orr w11, w12, w11, lsl #6
    orr w11, w11, #0x4000
    strh w11, [x26, w3, uxtw #1]
    mov w3, w18
    strb w18, [sp, #0x226]
.L73:
    sub x11, x7, #0x1
    and x7, x11, x7
    cbnz x7, .L72
.L74:
    mov w3, w18
    cbz x6, .L77
.L75:
    cmp w3, #0xff
    b.eq .L76
    rbit x11, x6
    add w18, w3, #0x1
    clz x11, x11
    add w12, w11, #0x39
    and w12, w12, #0x3f
    orr w11, w12, w11, lsl #6
    orr w11, w11, #0x4000
    strh w11, [x26, w3, uxtw #1]
    mov w3, w18
    strb w18, [sp, #0x226]
.L76:
    sub x11, x6, #0x1
    and x6, x11, x6
    cbnz x6, .L75
.L77:
    and x11, x8, x16
    mvn x12, x2
    str x0, [sp]
    mov x0, x14
    mov x14, x30
    ands x6, x11, x12
    b.ne .L83
.L78:
    and x11, x10, x16
    mvn x12, x2
    ands x6, x11, x12
    b.ne .L87
.L79:
    and x11, x9, x16
    mvn x12, x2
    mov x30, x14
    mov x14, x0
    ands x16, x11, x12
    b.ne .L91
.L80:
    adrp x11, plywright::board::geometry::LINE
    add x11, x11, :lo12:plywright::board::geometry::LINE
    ands x3, x2, x4
    add x16, x11, x30, lsl #9
    b.ne .L95
.L81:
    ldr x11, [sp, #0x8]
    ands x0, x2, x11
    b.eq .L211
    ldr x7, [sp, #0x10]
    b .L99
.L82:
    sub x11, x6, #0x1
    and x6, x11, x6
    cbz x6, .L78
.L83:
    rbit x11, x6
    clz x11, x11
    lsl x12, x11, #6
    ldr x12, [x27, x12]
    ands x3, x12, x5
    b.eq .L82
    orr w7, w11, #0x4000
    mov w30, w18
.L84:
    cmp w30, #0xff
    b.eq .L85
    rbit x11, x3
    add w18, w30, #0x1
    clz x11, x11
    orr w11, w7, w11, lsl #6
    strh w11, [x26, w30, uxtw #1]
    mov w30, w18
    strb w18, [sp, #0x226]
.L85:
    sub x11, x3, #0x1
    and x3, x11, x3
    cbnz x3, .L84
    b .L82
.L86:
    sub x11, x6, #0x1
    and x6, x11, x6
    cbz x6, .L79
.L87:
    rbit x11, x6
    clz x12, x11
    umaddl x11, w12, w21, x22
    ldr x15, [x11, #0x600]
    ldr x3, [x11, #0x608]
    and x15, x15, x13
    mul x15, x15, x3
    ldr w3, [x11, #0x614]
    ldr w11, [x11, #0x610]
    lsr x15, x15, x3
    add x11, x15, x11
    ldr x11, [x23, x11, lsl #3]
    ands x3, x11, x5
    b.eq .L86
    orr w7, w12, #0x4000
    mov w30, w18
.L88:
    cmp w30, #0xff
    b.eq .L89
    rbit x11, x3
    add w18, w30, #0x1
    clz x11, x11
    orr w11, w7, w11, lsl #6
    strh w11, [x26, w30, uxtw #1]
    mov w30, w18
    strb w18, [sp, #0x226]
.L89:
    sub x11, x3, #0x1
    and x3, x11, x3
    cbnz x3, .L88
    b .L86
.L90:
    sub x11, x16, #0x1
    and x16, x11, x16
    cbz x16, .L80
.L91:
    rbit x11, x16
    clz x12, x11
    umaddl x11, w12, w21, x22
    ldp x15, x3, [x11]
    and x15, x15, x13
    mul x15, x15, x3
    ldp w11, w3, [x11, #0x10]
    lsr x15, x15, x3
    add x11, x15, x11
    ldr x11, [x23, x11, lsl #3]
    ands x3, x11, x5
    b.eq .L90
    orr w6, w12, #0x4000
    mov w7, w18
.L92:
    cmp w7, #0xff
    b.eq .L93
    rbit x11, x3
    add w18, w7, #0x1
    clz x11, x11
    orr w11, w6, w11, lsl #6
    strh w11, [x26, w7, uxtw #1]
    mov w7, w18
    strb w18, [sp, #0x226]
.L93:
    sub x11, x3, #0x1
    and x3, x11, x3
    cbnz x3, .L92
    b .L90
.L94:
    sub x11, x3, #0x1
    and x3, x11, x3
    cbz x3, .L81
.L95:
    rbit x11, x3
    clz x12, x11
    umaddl x11, w12, w21, x22
    ldr x15, [x11, #0x600]
    ldr x4, [x11, #0x608]
    and x15, x15, x13
    mul x15, x15, x4
    ldr w4, [x11, #0x614]
    ldr w11, [x11, #0x610]
    lsr x15, x15, x4
    add x11, x15, x11
    ldr x15, [x16, x12, lsl #3]
    ldr x11, [x23, x11, lsl #3]
    and x15, x15, x5
    ands x4, x11, x15
    b.eq .L94
    orr w6, w12, #0x4000
    mov w7, w18
.L96:
    cmp w7, #0xff
    b.eq .L97
    rbit x11, x4
    add w18, w7, #0x1
    clz x11, x11
    orr w11, w6, w11, lsl #6
    strh w11, [x26, w7, uxtw #1]
    mov w7, w18
    strb w18, [sp, #0x226]
.L97:
    sub x11, x4, #0x1
    and x4, x11, x4
    cbnz x4, .L96
    b .L94
.L98:
    sub x11, x0, #0x1
    and x0, x11, x0
    cbz x0, .L212
.L99:
    rbit x11, x0
    clz x12, x11
    umaddl x11, w12, w21, x22
    ldp x15, x3, [x11]
    and x15, x15, x13
    mul x15, x15, x3
    ldp w11, w3, [x11, #0x10]
    lsr x15, x15, x3
    add x11, x15, x11
    ldr x15, [x16, x12, lsl #3]
    ldr x11, [x23, x11, lsl #3]
    and x15, x15, x5
    ands x3, x11, x15
    b.eq .L98
    orr w4, w12, #0x4000
    mov w6, w18
.L100:
    cmp w6, #0xff
    b.eq .L101
    rbit x11, x3
    add w18, w6, #0x1
    clz x11, x11
    orr w11, w4, w11, lsl #6
    strh w11, [x26, w6, uxtw #1]
    mov w6, w18
    strb w18, [sp, #0x226]
.L101:
    sub x11, x3, #0x1
    and x3, x11, x3
    cbnz x3, .L100
    b .L98
.L102:
    cbnz x3, .L225
.L103:
    mov x11, #-0x101010101010102
    and x11, x11, #0x1fffffffffffe00
    add x12, x11, #0xfe
    mov x11, #0x7f7f7f7f7f7f7f7f
    and x11, x11, #0xffffffffffff00
    and x12, x5, x12
    add x15, x11, #0x7f
    and x11, x7, x16
    and x15, x5, x15
    and x0, x12, x11, lsr #7
    tst x11, #0xff00
    and x18, x15, x11, lsr #9
    b.eq .L192
    lsr w11, w11, #8
    mov w17, wzr
    bic w11, w11, w13
    ands x2, x11, #0xff
    b.eq .L108
    mov w3, wzr
.L104:
    cmp w3, #0xff
    b.eq .L105
    rbit x11, x2
    add w17, w3, #0x1
    cmp w17, #0xff
    clz x11, x11
    add w11, w11, w11, lsl #6
    add w12, w11, #0x8
    mov w11, #0xb000
    orr w11, w12, w11
    strh w11, [x26, w3, uxtw #1]
    strb w17, [sp, #0x226]
    b.eq .L107
    add w15, w3, #0x2
    orr w11, w12, #0x8000
    strh w11, [x26, w17, uxtw #1]
    cmp w15, #0xff
    strb w15, [sp, #0x226]
    b.eq .L106
    add w11, w3, #0x3
    mov w17, #0xa000
    cmp w11, #0xff
    orr w17, w12, w17
    strh w17, [x26, w15, uxtw #1]
    strb w11, [sp, #0x226]
    b.eq .L106
    add w17, w3, #0x4
    orr w12, w12, w24
    strh w12, [x26, w11, uxtw #1]
    mov w3, w17
    strb w17, [sp, #0x226]
.L105:
    sub x11, x2, #0x1
    ands x2, x11, x2
    b.ne .L104
    b .L108
.L106:
    mov w17, #0xff
.L107:
    mov w3, #0xff
    sub x11, x2, #0x1
    ands x2, x11, x2
    b.ne .L104
.L108:
    ands x2, x0, #0xfe
    b.eq .L113
    mov w3, w17
.L109:
    cmp w3, #0xff
    b.eq .L110
    rbit x11, x2
    add w17, w3, #0x1
    cmp w17, #0xff
    clz x11, x11
    add w11, w11, w11, lsl #6
    add w12, w11, #0x7
    orr w11, w12, #0xf000
    strh w11, [x26, w3, uxtw #1]
    strb w17, [sp, #0x226]
    b.eq .L112
    add w15, w3, #0x2
    orr w11, w12, #0xc000
    strh w11, [x26, w17, uxtw #1]
    cmp w15, #0xff
    strb w15, [sp, #0x226]
    b.eq .L111
    add w11, w3, #0x3
    orr w17, w12, #0xe000
    strh w17, [x26, w15, uxtw #1]
    cmp w11, #0xff
    strb w11, [sp, #0x226]
    b.eq .L111
    add w17, w3, #0x4
    orr w12, w12, w25
    strh w12, [x26, w11, uxtw #1]
    mov w3, w17
    strb w17, [sp, #0x226]
.L110:
    sub x11, x2, #0x1
    ands x2, x11, x2
    b.ne .L109
    b .L113
.L111:
    mov w17, #0xff
.L112:
    mov w3, #0xff
    sub x11, x2, #0x1
    ands x2, x11, x2
    b.ne .L109
.L113:
    ands x2, x18, #0x7f
    b.eq .L118
    mov w3, w17
.L114:
    cmp w3, #0xff
    b.eq .L115
    rbit x11, x2
    add w17, w3, #0x1
    cmp w17, #0xff
    clz x11, x11
    add w11, w11, w11, lsl #6
    add w12, w11, #0x9
    orr w11, w12, #0xf000
    strh w11, [x26, w3, uxtw #1]
    strb w17, [sp, #0x226]
    b.eq .L117
    add w15, w3, #0x2
    orr w11, w12, #0xc000
    strh w11, [x26, w17, uxtw #1]
    cmp w15, #0xff
    strb w15, [sp, #0x226]
    b.eq .L116
    add w11, w3, #0x3
    orr w17, w12, #0xe000
    strh w17, [x26, w15, uxtw #1]
    cmp w11, #0xff
    strb w11, [sp, #0x226]
    b.eq .L116
    add w17, w3, #0x4
    orr w12, w12, w25
    strh w12, [x26, w11, uxtw #1]
    mov w3, w17
    strb w17, [sp, #0x226]
.L115:
    sub x11, x2, #0x1
    ands x2, x11, x2
    b.ne .L114
    b .L118
.L116:
    mov w17, #0xff
.L117:
    mov w3, #0xff
    sub x11, x2, #0x1
    ands x2, x11, x2
    b.ne .L114
.L118:
    mov x11, #-0x101010101010102
    and x11, x11, #0x1fffffffffffe00
    and x0, x0, x11
    mov x11, #0x7f7f7f7f7f7f7f7f
    and x11, x11, #0xffffffffffff00
    and x18, x18, x11
    mov w2, w17
    cbz x0, .L121
.L119:
    cmp w2, #0xff
    b.eq .L120
    rbit x11, x0
    add w17, w2, #0x1
    clz x11, x11
    add w11, w11, w11, lsl #6
    add w11, w11, #0x7
    orr w11, w11, #0x4000
    strh w11, [x26, w2, uxtw #1]
    mov w2, w17
    strb w17, [sp, #0x226]
.L120:
    sub x11, x0, #0x1
    and x0, x11, x0
    cbnz x0, .L119
.L121:
    mov w0, w17
    cbz x18, .L124
.L122:
    cmp w0, #0xff
    b.eq .L123
    rbit x11, x18
    add w17, w0, #0x1
    clz x11, x11
    add w11, w11, w11, lsl #6
    add w11, w11, #0x9
    orr w11, w11, #0x4000
    strh w11, [x26, w0, uxtw #1]
    mov w0, w17
    strb w17, [sp, #0x226]
.L123:
    sub x11, x18, #0x1
    and x18, x11, x18
    cbnz x18, .L122
.L124:
    ands x18, x8, x16
    b.ne .L136
.L125:
    ands x18, x10, x16
    b.ne .L140
.L126:
    ands x16, x9, x16
    b.ne .L144
.L127:
    add x11, x27, x30, lsl #6
    ldr x11, [x11, #0x8]
    ands x12, x11, x5
    b.eq .L205
    and x11, x14, x5
    mov x15, #-0x101010101010102
    mov x16, #0x7f7f7f7f7f7f7f7f
    rbit x11, x11
    and x14, x7, x5
    movk x15, #0xfe00
    movk x16, #0x7f00
    and x15, x15, x14, lsl #9
    clz x11, x11
    and x14, x16, x14, lsl #7
    and x11, x11, #0x3f
    add x11, x27, x11, lsl #6
    orr x14, x15, x14
    ldr x11, [x11, #0x8]
    orr x11, x14, x11
    bics x12, x12, x11
    b.eq .L129
    lsl x11, x28, x30
    bic x11, x13, x11
    mov x13, x12
.L128:
    rbit x14, x13
    clz x14, x14
    umaddl x15, w14, w21, x22
    ldp x16, x18, [x15]
    ldr x0, [x15, #0x600]
    ldr x2, [x15, #0x608]
    and x16, x16, x11
    mul x16, x16, x18
    and x18, x0, x11
    ldp w3, w0, [x15, #0x10]
    mul x18, x18, x2
    ldr w2, [x15, #0x614]
    ldr w15, [x15, #0x610]
    lsr x16, x16, x0
    lsl x0, x14, #6
    lsl x14, x28, x14
    lsr x18, x18, x2
    add x16, x16, x3
    ldr x0, [x27, x0]
    ldr x16, [x23, x16, lsl #3]
    add x15, x18, x15
    and x18, x0, x8
    ldr x15, [x23, x15, lsl #3]
    and x16, x16, x9
    orr x16, x16, x18
    and x15, x15, x10
    orr x15, x16, x15
    sub x16, x13, #0x1
    tst x15, x5
    and x13, x16, x13
    csel x14, xzr, x14, eq
    eor x12, x14, x12
    cbnz x13, .L128
.L129:
    ands x8, x12, x5
    b.eq .L132
    orr w9, w1, #0x4000
    mov w10, w17
.L130:
    cmp w10, #0xff
    b.eq .L131
    rbit x11, x8
    add w17, w10, #0x1
    clz x11, x11
    orr w11, w9, w11, lsl #6
    strh w11, [x26, w10, uxtw #1]
    mov w10, w17
    strb w17, [sp, #0x226]
.L131:
    sub x11, x8, #0x1
    and x8, x11, x8
    cbnz x8, .L130
.L132:
    bics x8, x12, x5
    b.eq .L205
.L133:
    cmp w17, #0xff
    b.eq .L134
    rbit x9, x8
    clz x9, x9
    orr w9, w1, w9, lsl #6
    strh w9, [x26, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [sp, #0x226]
.L134:
    sub x9, x8, #0x1
    and x8, x9, x8
    cbnz x8, .L133
    b .L205
.L135:
    sub x11, x18, #0x1
    and x18, x11, x18
    cbz x18, .L125
.L136:
    rbit x11, x18
    clz x11, x11
    lsl x12, x11, #6
    ldr x12, [x27, x12]
    ands x0, x12, x5
    b.eq .L135
    orr w2, w11, #0x4000
    mov w3, w17
.L137:
    cmp w3, #0xff
    b.eq .L138
    rbit x11, x0
    add w17, w3, #0x1
    clz x11, x11
    orr w11, w2, w11, lsl #6
    strh w11, [x26, w3, uxtw #1]
    mov w3, w17
    strb w17, [sp, #0x226]
.L138:
    sub x11, x0, #0x1
    and x0, x11, x0
    cbnz x0, .L137
    b .L135
.L139:
    sub x11, x18, #0x1
    and x18, x11, x18
    cbz x18, .L126
.L140:
    rbit x11, x18
    clz x12, x11
    umaddl x11, w12, w21, x22
    ldr x15, [x11, #0x600]
    ldr x0, [x11, #0x608]
    and x15, x15, x13
    mul x15, x15, x0
    ldr w0, [x11, #0x614]
    ldr w11, [x11, #0x610]
    lsr x15, x15, x0
    add x11, x15, x11
    ldr x11, [x23, x11, lsl #3]
    ands x0, x11, x5
    b.eq .L139
    orr w2, w12, #0x4000
    mov w3, w17
.L141:
    cmp w3, #0xff
    b.eq .L142
    rbit x11, x0
    add w17, w3, #0x1
    clz x11, x11
    orr w11, w2, w11, lsl #6
    strh w11, [x26, w3, uxtw #1]
    mov w3, w17
    strb w17, [sp, #0x226]
.L142:
    sub x11, x0, #0x1
    and x0, x11, x0
    cbnz x0, .L141
    b .L139
.L143:
    sub x11, x16, #0x1
    and x16, x11, x16
    cbz x16, .L127
.L144:
    rbit x11, x16
    clz x12, x11
    umaddl x11, w12, w21, x22
    ldp x15, x18, [x11]
    and x15, x15, x13
    mul x15, x15, x18
    ldp w11, w18, [x11, #0x10]
    lsr x15, x15, x18
    add x11, x15, x11
    ldr x11, [x23, x11, lsl #3]
    ands x18, x11, x5
    b.eq .L143
    orr w0, w12, #0x4000
    mov w2, w17
.L145:
    cmp w2, #0xff
    b.eq .L146
    rbit x11, x18
    add w17, w2, #0x1
    clz x11, x11
    orr w11, w0, w11, lsl #6
    strh w11, [x26, w2, uxtw #1]
    mov w2, w17
    strb w17, [sp, #0x226]
.L146:
    sub x11, x18, #0x1
    and x18, x11, x18
    cbnz x18, .L145
    b .L143
.L147:
    cbnz x3, .L227
.L148:
    mov x12, #-0x101010101010102
    mov x15, #0x7f7f7f7f7f7f7f7f
    and x11, x0, x16
    movk x12, #0xfe00
    movk x15, #0x7f00
    mov x4, x0
    and x12, x5, x12
    and x15, x5, x15
    tst x11, #0xff000000000000
    and x0, x12, x11, lsl #9
    and x18, x15, x11, lsl #7
    b.eq .L193
    lsl x11, x11, #8
    mov w17, wzr
    bic x11, x11, x13
    ands x2, x11, #0xff00000000000000
    b.eq .L153
    mov w3, wzr
.L149:
    cmp w3, #0xff
    b.eq .L150
    rbit x11, x2
    add w17, w3, #0x1
    cmp w17, #0xff
    clz x11, x11
    add w12, w11, #0x38
    and w12, w12, #0x3f
    orr w12, w12, w11, lsl #6
    mov w11, #0xb000
    orr w11, w12, w11
    strh w11, [x26, w3, uxtw #1]
    strb w17, [sp, #0x226]
    b.eq .L152
    add w15, w3, #0x2
    orr w11, w12, #0x8000
    strh w11, [x26, w17, uxtw #1]
    cmp w15, #0xff
    strb w15, [sp, #0x226]
    b.eq .L151
    add w11, w3, #0x3
    mov w17, #0xa000
    cmp w11, #0xff
    orr w17, w12, w17
    strh w17, [x26, w15, uxtw #1]
    strb w11, [sp, #0x226]
    b.eq .L151
    add w17, w3, #0x4
    orr w12, w12, w24
    strh w12, [x26, w11, uxtw #1]
    mov w3, w17
    strb w17, [sp, #0x226]
.L150:
    sub x11, x2, #0x1
    ands x2, x11, x2
    b.ne .L149
    b .L153
.L151:
    mov w17, #0xff
.L152:
    mov w3, #0xff
    sub x11, x2, #0x1
    ands x2, x11, x2
    b.ne .L149
.L153:
    ands x2, x0, #0xfe00000000000000
    b.eq .L158
    mov w3, w17
.L154:
    cmp w3, #0xff
    b.eq .L155
    rbit x11, x2
    add w17, w3, #0x1
    cmp w17, #0xff
    clz x11, x11
    add w12, w11, #0x37
    and w12, w12, #0x3f
    orr w12, w12, w11, lsl #6
    orr w11, w12, #0xf000
    strh w11, [x26, w3, uxtw #1]
    strb w17, [sp, #0x226]
    b.eq .L157
    add w15, w3, #0x2
    orr w11, w12, #0xc000
    strh w11, [x26, w17, uxtw #1]
    cmp w15, #0xff
    strb w15, [sp, #0x226]
    b.eq .L156
    add w11, w3, #0x3
    orr w17, w12, #0xe000
    strh w17, [x26, w15, uxtw #1]
    cmp w11, #0xff
    strb w11, [sp, #0x226]
    b.eq .L156
    add w17, w3, #0x4
    orr w12, w12, w25
    strh w12, [x26, w11, uxtw #1]
    mov w3, w17
    strb w17, [sp, #0x226]
.L155:
    sub x11, x2, #0x1
    ands x2, x11, x2
    b.ne .L154
    b .L158
.L156:
    mov w17, #0xff
.L157:
    mov w3, #0xff
    sub x11, x2, #0x1
    ands x2, x11, x2
    b.ne .L154
.L158:
    ands x2, x18, #0x7f00000000000000
    b.eq .L163
    mov w3, w17
.L159:
    cmp w3, #0xff
    b.eq .L160
    rbit x11, x2
    add w17, w3, #0x1
    cmp w17, #0xff
    clz x11, x11
    add w12, w11, #0x39
    and w12, w12, #0x3f
    orr w12, w12, w11, lsl #6
    orr w11, w12, #0xf000
    strh w11, [x26, w3, uxtw #1]
    strb w17, [sp, #0x226]
    b.eq .L162
    add w15, w3, #0x2
    orr w11, w12, #0xc000
    strh w11, [x26, w17, uxtw #1]
    cmp w15, #0xff
    strb w15, [sp, #0x226]
    b.eq .L161
    add w11, w3, #0x3
    orr w17, w12, #0xe000
    strh w17, [x26, w15, uxtw #1]
    cmp w11, #0xff
    strb w11, [sp, #0x226]
    b.eq .L161
    add w17, w3, #0x4
    orr w12, w12, w25
    strh w12, [x26, w11, uxtw #1]
    mov w3, w17
    strb w17, [sp, #0x226]
.L160:
    sub x11, x2, #0x1
    ands x2, x11, x2
    b.ne .L159
    b .L163
.L161:
    mov w17, #0xff
.L162:
    mov w3, #0xff
    sub x11, x2, #0x1
    ands x2, x11, x2
    b.ne .L159
.L163:
    mov x11, #-0x101010101010102
    and x11, x11, #0x1fffffffffffe00
    and x0, x0, x11
    mov x11, #0x7f7f7f7f7f7f7f7f
    and x11, x11, #0xffffffffffff00
    and x18, x18, x11
    mov w2, w17
    cbz x0, .L166
.L164:
    cmp w2, #0xff
    b.eq .L165
    rbit x11, x0
    add w17, w2, #0x1
    clz x11, x11
    add w12, w11, #0x37
    and w12, w12, #0x3f
    orr w11, w12, w11, lsl #6
    orr w11, w11, #0x4000
    strh w11, [x26, w2, uxtw #1]
    mov w2, w17
    strb w17, [sp, #0x226]
.L165:
    sub x11, x0, #0x1
    and x0, x11, x0
    cbnz x0, .L164
.L166:
    mov w0, w17
    cbz x18, .L169
.L167:
    cmp w0, #0xff
    b.eq .L168
    rbit x11, x18
    add w17, w0, #0x1
    clz x11, x11
    add w12, w11, #0x39
    and w12, w12, #0x3f
    orr w11, w12, w11, lsl #6
    orr w11, w11, #0x4000
    strh w11, [x26, w0, uxtw #1]
    mov w0, w17
    strb w17, [sp, #0x226]
.L168:
    sub x11, x18, #0x1
    and x18, x11, x18
    cbnz x18, .L167
.L169:
    ands x18, x8, x16
    b.ne .L181
.L170:
    ands x18, x10, x16
    b.ne .L185
.L171:
    ands x16, x9, x16
    b.ne .L189
.L172:
    ldr x11, [x7, #0x8]
    ands x12, x11, x5
    b.eq .L0
    and x11, x14, x5
    mov x15, #-0x101010101010102
    mov x16, #0x7f7f7f7f7f7f7f7f
    rbit x11, x11
    and x15, x15, #0x1fffffffffffe00
    and x16, x16, #0xffffffffffff00
    and x14, x4, x5
    add x15, x15, #0xfe
    add x16, x16, #0x7f
    clz x11, x11
    and x15, x15, x14, lsr #7
    and x14, x16, x14, lsr #9
    and x11, x11, #0x3f
    add x11, x27, x11, lsl #6
    orr x14, x15, x14
    ldr x11, [x11, #0x8]
    orr x11, x14, x11
    bics x12, x12, x11
    b.eq .L174
    lsl x11, x28, x30
    bic x11, x13, x11
    mov x13, x12
.L173:
    rbit x14, x13
    clz x14, x14
    umaddl x15, w14, w21, x22
    ldp x16, x18, [x15]
    ldr x0, [x15, #0x600]
    ldr x2, [x15, #0x608]
    and x16, x16, x11
    mul x16, x16, x18
    and x18, x0, x11
    ldp w3, w0, [x15, #0x10]
    mul x18, x18, x2
    ldr w2, [x15, #0x614]
    ldr w15, [x15, #0x610]
    lsr x16, x16, x0
    lsl x0, x14, #6
    lsl x14, x28, x14
    lsr x18, x18, x2
    add x16, x16, x3
    ldr x0, [x27, x0]
    ldr x16, [x23, x16, lsl #3]
    add x15, x18, x15
    and x18, x0, x8
    ldr x15, [x23, x15, lsl #3]
    and x16, x16, x9
    orr x16, x16, x18
    and x15, x15, x10
    orr x15, x16, x15
    sub x16, x13, #0x1
    tst x15, x5
    and x13, x16, x13
    csel x14, xzr, x14, eq
    eor x12, x14, x12
    cbnz x13, .L173
.L174:
    ands x8, x12, x5
    b.eq .L177
    orr w9, w1, #0x4000
    mov w10, w17
.L175:
    cmp w10, #0xff
    b.eq .L176
    rbit x11, x8
    add w17, w10, #0x1
    clz x11, x11
    orr w11, w9, w11, lsl #6
    strh w11, [x26, w10, uxtw #1]
    mov w10, w17
    strb w17, [sp, #0x226]
.L176:
    sub x11, x8, #0x1
    and x8, x11, x8
    cbnz x8, .L175
.L177:
    bics x8, x12, x5
    b.eq .L0
.L178:
    cmp w17, #0xff
    b.eq .L179
    rbit x9, x8
    clz x9, x9
    orr w9, w1, w9, lsl #6
    strh w9, [x26, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [sp, #0x226]
.L179:
    sub x9, x8, #0x1
    and x8, x9, x8
    cbnz x8, .L178
    b .L0
.L180:
    sub x11, x18, #0x1
    and x18, x11, x18
    cbz x18, .L170
.L181:
    rbit x11, x18
    clz x11, x11
    lsl x12, x11, #6
    ldr x12, [x27, x12]
    ands x0, x12, x5
    b.eq .L180
    orr w2, w11, #0x4000
    mov w3, w17
.L182:
    cmp w3, #0xff
    b.eq .L183
    rbit x11, x0
    add w17, w3, #0x1
    clz x11, x11
    orr w11, w2, w11, lsl #6
    strh w11, [x26, w3, uxtw #1]
    mov w3, w17
    strb w17, [sp, #0x226]
.L183:
    sub x11, x0, #0x1
    and x0, x11, x0
    cbnz x0, .L182
    b .L180
.L184:
    sub x11, x18, #0x1
    and x18, x11, x18
    cbz x18, .L171
.L185:
    rbit x11, x18
    clz x12, x11
    umaddl x11, w12, w21, x22
    ldr x15, [x11, #0x600]
    ldr x0, [x11, #0x608]
    and x15, x15, x13
    mul x15, x15, x0
    ldr w0, [x11, #0x614]
    ldr w11, [x11, #0x610]
    lsr x15, x15, x0
    add x11, x15, x11
    ldr x11, [x23, x11, lsl #3]
    ands x0, x11, x5
    b.eq .L184
    orr w2, w12, #0x4000
    mov w3, w17
.L186:
    cmp w3, #0xff
    b.eq .L187
    rbit x11, x0
    add w17, w3, #0x1
    clz x11, x11
    orr w11, w2, w11, lsl #6
    strh w11, [x26, w3, uxtw #1]
    mov w3, w17
    strb w17, [sp, #0x226]
.L187:
    sub x11, x0, #0x1
    and x0, x11, x0
    cbnz x0, .L186
    b .L184
.L188:
    sub x11, x16, #0x1
    and x16, x11, x16
    cbz x16, .L172
.L189:
    rbit x11, x16
    clz x12, x11
    umaddl x11, w12, w21, x22
    ldp x15, x18, [x11]
    and x15, x15, x13
    mul x15, x15, x18
    ldp w11, w18, [x11, #0x10]
    lsr x15, x15, x18
    add x11, x15, x11
    ldr x11, [x23, x11, lsl #3]
    ands x18, x11, x5
    b.eq .L188
    orr w0, w12, #0x4000
    mov w2, w17
.L190:
    cmp w2, #0xff
    b.eq .L191
    rbit x11, x18
    add w17, w2, #0x1
    clz x11, x11
    orr w11, w0, w11, lsl #6
    strh w11, [x26, w2, uxtw #1]
    mov w2, w17
    strb w17, [sp, #0x226]
.L191:
    sub x11, x18, #0x1
    and x18, x11, x18
    cbnz x18, .L190
    b .L188
.L192:
    mov w17, wzr
    mov w2, w17
    cbnz x0, .L119
    b .L121
.L193:
    mov w17, wzr
    mov w2, w17
    cbnz x0, .L164
    b .L166
.L194:
    mov w18, wzr
    mov w3, w18
    cbnz x7, .L26
    b .L28
.L195:
    ldr x7, [sp, #0x10]
.L196:
    ands x17, x2, x17
    b.ne .L207
.L197:
    ldr x11, [sp, #0x8]
    ldr x11, [x11, #0x8]
    ands x12, x11, x5
    b.eq .L205
    and x11, x14, x5
    mov x15, #-0x101010101010102
    mov x16, #0x7f7f7f7f7f7f7f7f
    rbit x11, x11
    and x14, x7, x5
    movk x15, #0xfe00
    movk x16, #0x7f00
    and x15, x15, x14, lsl #9
    clz x11, x11
    and x14, x16, x14, lsl #7
    and x11, x11, #0x3f
    add x11, x27, x11, lsl #6
    orr x14, x15, x14
    ldr x11, [x11, #0x8]
    orr x11, x14, x11
    bics x12, x12, x11
    b.eq .L199
    lsl x11, x28, x30
    bic x11, x13, x11
    mov x13, x12
.L198:
    rbit x14, x13
    clz x14, x14
    umaddl x15, w14, w21, x22
    ldp x16, x17, [x15]
    ldr x0, [x15, #0x600]
    ldr x2, [x15, #0x608]
    and x16, x16, x11
    mul x16, x16, x17
    and x17, x0, x11
    ldp w3, w0, [x15, #0x10]
    mul x17, x17, x2
    ldr w2, [x15, #0x614]
    ldr w15, [x15, #0x610]
    lsr x16, x16, x0
    lsl x0, x14, #6
    lsl x14, x28, x14
    lsr x17, x17, x2
    add x16, x16, x3
    ldr x0, [x27, x0]
    ldr x16, [x23, x16, lsl #3]
    add x15, x17, x15
    and x17, x0, x8
    ldr x15, [x23, x15, lsl #3]
    and x16, x16, x9
    orr x16, x16, x17
    and x15, x15, x10
    orr x15, x16, x15
    sub x16, x13, #0x1
    tst x15, x5
    and x13, x16, x13
    csel x14, xzr, x14, eq
    eor x12, x14, x12
    cbnz x13, .L198
.L199:
    ands x8, x12, x5
    b.eq .L202
    orr w9, w1, #0x4000
    mov w10, w18
.L200:
    cmp w10, #0xff
    b.eq .L201
    rbit x11, x8
    add w18, w10, #0x1
    clz x11, x11
    orr w11, w9, w11, lsl #6
    strh w11, [x26, w10, uxtw #1]
    mov w10, w18
    strb w18, [sp, #0x226]
.L201:
    sub x11, x8, #0x1
    and x8, x11, x8
    cbnz x8, .L200
.L202:
    bics x8, x12, x5
    b.eq .L205
.L203:
    cmp w18, #0xff
    b.eq .L204
    rbit x9, x8
    clz x9, x9
    orr w9, w1, w9, lsl #6
    strh w9, [x26, w18, uxtw #1]
    add w18, w18, #0x1
    strb w18, [sp, #0x226]
.L204:
    sub x9, x8, #0x1
    and x8, x9, x8
    cbnz x8, .L203
.L205:
    ldrb w8, [x20, #0x91]
    tbz w8, #0x0, .L1
    ldrb w2, [x20, #0x92]
    add x0, x20, #0x50
    add x3, sp, #0x26
    bl plywright::movegen::generate::en_passant
    b .L1
.L206:
    sub x11, x17, #0x1
    and x17, x11, x17
    cbz x17, .L197
.L207:
    rbit x11, x17
    clz x0, x11
    umaddl x11, w0, w21, x22
    ldp x12, x15, [x11]
    ldr x2, [x11, #0x600]
    ldr x3, [x11, #0x608]
    and x12, x12, x13
    mul x12, x12, x15
    and x15, x2, x13
    ldr w2, [x11, #0x614]
    mul x15, x15, x3
    ldp w4, w3, [x11, #0x10]
    ldr w11, [x11, #0x610]
    lsr x12, x12, x3
    lsr x15, x15, x2
    add x12, x12, x4
    add x11, x15, x11
    ldr x12, [x23, x12, lsl #3]
    ldr x15, [x16, x0, lsl #3]
    ldr x11, [x23, x11, lsl #3]
    orr x11, x11, x12
    and x12, x15, x5
    ands x2, x12, x11
    b.eq .L206
    orr w0, w0, #0x4000
    mov w3, w18
.L208:
    cmp w3, #0xff
    b.eq .L209
    rbit x11, x2
    add w18, w3, #0x1
    clz x11, x11
    orr w11, w0, w11, lsl #6
    strh w11, [x26, w3, uxtw #1]
    mov w3, w18
    strb w18, [sp, #0x226]
.L209:
    sub x11, x2, #0x1
    and x2, x11, x2
    cbnz x2, .L208
    b .L206
.L210:
    mov w18, wzr
    mov w3, w18
    cbnz x7, .L72
    b .L74
.L211:
    ldr x7, [sp, #0x10]
.L212:
    ands x17, x2, x17
    b.ne .L222
.L213:
    ldr x11, [x7, #0x8]
    ands x12, x11, x5
    b.eq .L0
    and x11, x14, x5
    ldr x14, [sp]
    mov x15, #-0x101010101010102
    rbit x11, x11
    mov x16, #0x7f7f7f7f7f7f7f7f
    and x15, x15, #0x1fffffffffffe00
    and x16, x16, #0xffffffffffff00
    and x14, x14, x5
    add x15, x15, #0xfe
    clz x11, x11
    add x16, x16, #0x7f
    and x15, x15, x14, lsr #7
    and x11, x11, #0x3f
    and x14, x16, x14, lsr #9
    add x11, x27, x11, lsl #6
    orr x14, x15, x14
    ldr x11, [x11, #0x8]
    orr x11, x14, x11
    bics x12, x12, x11
    b.eq .L215
    lsl x11, x28, x30
    bic x11, x13, x11
    mov x13, x12
.L214:
    rbit x14, x13
    clz x14, x14
    umaddl x15, w14, w21, x22
    ldp x16, x17, [x15]
    ldr x0, [x15, #0x600]
    ldr x2, [x15, #0x608]
    and x16, x16, x11
    mul x16, x16, x17
    and x17, x0, x11
    ldp w3, w0, [x15, #0x10]
    mul x17, x17, x2
    ldr w2, [x15, #0x614]
    ldr w15, [x15, #0x610]
    lsr x16, x16, x0
    lsl x0, x14, #6
    lsl x14, x28, x14
    lsr x17, x17, x2
    add x16, x16, x3
    ldr x0, [x27, x0]
    ldr x16, [x23, x16, lsl #3]
    add x15, x17, x15
    and x17, x0, x8
    ldr x15, [x23, x15, lsl #3]
    and x16, x16, x9
    orr x16, x16, x17
    and x15, x15, x10
    orr x15, x16, x15
    sub x16, x13, #0x1
    tst x15, x5
    and x13, x16, x13
    csel x14, xzr, x14, eq
    eor x12, x14, x12
    cbnz x13, .L214
.L215:
    ands x8, x12, x5
    b.eq .L218
    orr w9, w1, #0x4000
    mov w10, w18
.L216:
    cmp w10, #0xff
    b.eq .L217
    rbit x11, x8
    add w18, w10, #0x1
    clz x11, x11
    orr w11, w9, w11, lsl #6
    strh w11, [x26, w10, uxtw #1]
    mov w10, w18
    strb w18, [sp, #0x226]
.L217:
    sub x11, x8, #0x1
    and x8, x11, x8
    cbnz x8, .L216
.L218:
    bics x8, x12, x5
    b.eq .L0
.L219:
    cmp w18, #0xff
    b.eq .L220
    rbit x9, x8
    clz x9, x9
    orr w9, w1, w9, lsl #6
    strh w9, [x26, w18, uxtw #1]
    add w18, w18, #0x1
    strb w18, [sp, #0x226]
.L220:
    sub x9, x8, #0x1
    and x8, x9, x8
    cbnz x8, .L219
    b .L0
.L221:
    sub x11, x17, #0x1
    and x17, x11, x17
    cbz x17, .L213
.L222:
    rbit x11, x17
    clz x0, x11
    umaddl x11, w0, w21, x22
    ldp x12, x15, [x11]
    ldr x2, [x11, #0x600]
    ldr x3, [x11, #0x608]
    and x12, x12, x13
    mul x12, x12, x15
    and x15, x2, x13
    ldr w2, [x11, #0x614]
    mul x15, x15, x3
    ldp w4, w3, [x11, #0x10]
    ldr w11, [x11, #0x610]
    lsr x12, x12, x3
    lsr x15, x15, x2
    add x12, x12, x4
    add x11, x15, x11
    ldr x12, [x23, x12, lsl #3]
    ldr x15, [x16, x0, lsl #3]
    ldr x11, [x23, x11, lsl #3]
    orr x11, x11, x12
    and x12, x15, x5
    ands x2, x12, x11
    b.eq .L221
    orr w0, w0, #0x4000
    mov w3, w18
.L223:
    cmp w3, #0xff
    b.eq .L224
    rbit x11, x2
    add w18, w3, #0x1
    clz x11, x11
    orr w11, w0, w11, lsl #6
    strh w11, [x26, w3, uxtw #1]
    mov w3, w18
    strb w18, [sp, #0x226]
.L224:
    sub x11, x2, #0x1
    and x2, x11, x2
    cbnz x2, .L223
    b .L221
.L225:
    mov x2, xzr
.L226:
    add x0, x20, #0x50
    add x4, sp, #0x26
    bl plywright::movegen::evasions::answers
    b .L1
.L227:
    mov x2, xzr
.L228:
    add x0, x20, #0x50
    add x4, sp, #0x26
    bl plywright::movegen::evasions::answers
    b .L1
.L229:
    ldrb w2, [x20, #0x92]
    add x0, x20, #0x50
    add x3, sp, #0x26
    bl plywright::movegen::generate::en_passant
    b .L1
.L230:
    mov x19, xzr
.L231:
    mov x0, x19
    add sp, sp, #0x230
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldp x29, x30, [sp], #0x60
    ret

plywright::movegen::evasions::answers:
    stp x28, x27, [sp, #-0x50]!
    stp x26, x25, [sp, #0x10]
    stp x24, x23, [sp, #0x20]
    stp x22, x21, [sp, #0x30]
    stp x20, x19, [sp, #0x40]
    mov x14, #-0x101010101010102
    mov x13, #0x7f7f7f7f7f7f7f7f
    sub x8, x3, #0x1
    ldr x10, [x0, #0x38]
    mov w9, w1
    and x14, x14, #0x1fffffffffffe00
    and x13, x13, #0xffffffffffff00
    tst x3, x8
    and x12, x9, #0xff
    adrp x11, plywright::board::geometry::AROUND
    add x11, x11, :lo12:plywright::board::geometry::AROUND
    b.eq .L10
    ldr x9, [x0]
.L0:
    ldr x15, [x0, #0x28]
    and x16, x9, x10
    add x14, x14, #0xfe
    add x13, x13, #0x7f
    add x17, x11, x12, lsl #6
    and x14, x14, x16, lsr #7
    and x15, x15, x10
    and x13, x13, x16, lsr #9
    rbit x15, x15
    ldr x16, [x17, #0x8]
    orr x13, x13, x14
    clz x15, x15
    and x15, x15, #0x3f
    add x15, x11, x15, lsl #6
    ldr x15, [x15, #0x8]
    orr x13, x13, x15
    bic x13, x16, x13
    ands x13, x13, x10
    b.eq .L2
    mov w14, #0x1
    ldr x16, [x0, #0x30]
    ldp x17, x18, [x0, #0x18]
    lsl x6, x14, x12
    ldp x15, x2, [x0, #0x8]
    orr x7, x16, x10
    orr x12, x18, x17
    mov w17, #0x18
    orr x16, x2, x18
    bic x18, x7, x6
    adrp x2, plywright::sliders::magic::LOOKUPS
    add x2, x2, :lo12:plywright::sliders::magic::LOOKUPS
    adrp x6, plywright::sliders::magic::TABLE
    add x6, x6, :lo12:plywright::sliders::magic::TABLE
    mov x7, x13
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
    lsl x19, x14, x19
    lsr x22, x22, x24
    add x21, x21, x25
    ldr x23, [x11, x23]
    ldr x21, [x6, x21, lsl #3]
    add x20, x22, x20
    and x22, x15, x23
    ldr x20, [x6, x20, lsl #3]
    and x21, x12, x21
    orr x21, x21, x22
    and x20, x16, x20
    orr x20, x21, x20
    sub x21, x7, #0x1
    tst x20, x10
    and x7, x21, x7
    csel x19, xzr, x19, eq
    eor x13, x19, x13
    cbnz x7, .L1
.L2:
    ands x10, x13, x5
    b.eq .L5
    mov w11, #0x4000
    ldrb w12, [x4, #0x200]
    bfxil w11, w1, #0, #8
.L3:
    cmp w12, #0xff
    b.eq .L4
    rbit x14, x10
    clz x14, x14
    orr w14, w11, w14, lsl #6
    strh w14, [x4, w12, uxtw #1]
    add w12, w12, #0x1
    strb w12, [x4, #0x200]
.L4:
    sub x14, x10, #0x1
    and x10, x14, x10
    cbnz x10, .L3
.L5:
    bics x10, x13, x5
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
    b.eq .L53
.L9:
    ldp x20, x19, [sp, #0x40]
    ldp x22, x21, [sp, #0x30]
    ldp x24, x23, [sp, #0x20]
    ldp x26, x25, [sp, #0x10]
    ldp x28, x27, [sp], #0x50
    ret
.L10:
    add x16, x11, x12, lsl #6
    rbit x15, x3
    ldr x9, [x0]
    adrp x6, plywright::board::geometry::BETWEEN
    add x6, x6, :lo12:plywright::board::geometry::BETWEEN
    ldp x18, x16, [x16, #0x30]
    clz x17, x15
    ldr x15, [x0, #0x30]
    add x7, x6, x12, lsl #9
    and x6, x9, x15
    orn x18, x18, x2
    orn x16, x16, x2
    ldr x17, [x7, x17, lsl #3]
    and x18, x18, x6
    and x16, x16, x6
    and x18, x10, x18, lsl #9
    and x16, x10, x16, lsl #7
    tst x6, #0xff000000000000
    orr x17, x17, x3
    and x18, x18, x17
    and x7, x16, x17
    mvn x16, x2
    and x2, x18, #0xfefefefefefefefe
    and x18, x7, #0x7f7f7f7f7f7f7f7f
    b.eq .L23
    and x7, x1, #0x7
    mov x19, #0x101010101010101
    lsl x7, x19, x7
    orr x19, x15, x10
    orr x7, x7, x16
    and x6, x6, x7
    bic x7, x17, x19
    and x6, x7, x6, lsl #8
    ands x6, x6, #0xff00000000000000
    b.eq .L14
    ldrb w21, [x4, #0x200]
    mov w7, #0xb000
    mov w19, #0xa000
    mov w20, #0x9000
.L11:
    cmp w21, #0xff
    b.eq .L12
    rbit x22, x6
    clz x22, x22
    add w23, w22, #0x38
    and w23, w23, #0x3f
    orr w22, w23, w22, lsl #6
    add w23, w21, #0x1
    cmp w23, #0xff
    orr w24, w22, w7
    strh w24, [x4, w21, uxtw #1]
    strb w23, [x4, #0x200]
    b.eq .L13
    add w24, w21, #0x2
    orr w25, w22, #0x8000
    strh w25, [x4, w23, uxtw #1]
    cmp w24, #0xff
    strb w24, [x4, #0x200]
    b.eq .L13
    add w23, w21, #0x3
    orr w25, w22, w19
    strh w25, [x4, w24, uxtw #1]
    cmp w23, #0xff
    strb w23, [x4, #0x200]
    b.eq .L13
    add w21, w21, #0x4
    orr w22, w22, w20
    strh w22, [x4, w23, uxtw #1]
    strb w21, [x4, #0x200]
.L12:
    sub x22, x6, #0x1
    ands x6, x22, x6
    b.ne .L11
    b .L14
.L13:
    mov w21, #0xff
    sub x22, x6, #0x1
    ands x6, x22, x6
    b.ne .L11
.L14:
    ands x6, x2, #0xfe00000000000000
    b.eq .L18
    ldrb w19, [x4, #0x200]
    mov w7, #0xd000
.L15:
    cmp w19, #0xff
    b.eq .L16
    rbit x20, x6
    clz x20, x20
    add w21, w20, #0x37
    and w21, w21, #0x3f
    orr w20, w21, w20, lsl #6
    add w21, w19, #0x1
    cmp w21, #0xff
    orr w22, w20, #0xf000
    strh w22, [x4, w19, uxtw #1]
    strb w21, [x4, #0x200]
    b.eq .L17
    add w22, w19, #0x2
    orr w23, w20, #0xc000
    strh w23, [x4, w21, uxtw #1]
    cmp w22, #0xff
    strb w22, [x4, #0x200]
    b.eq .L17
    add w21, w19, #0x3
    orr w23, w20, #0xe000
    strh w23, [x4, w22, uxtw #1]
    cmp w21, #0xff
    strb w21, [x4, #0x200]
    b.eq .L17
    add w19, w19, #0x4
    orr w20, w20, w7
    strh w20, [x4, w21, uxtw #1]
    strb w19, [x4, #0x200]
.L16:
    sub x20, x6, #0x1
    ands x6, x20, x6
    b.ne .L15
    b .L18
.L17:
    mov w19, #0xff
    sub x20, x6, #0x1
    ands x6, x20, x6
    b.ne .L15
.L18:
    ands x6, x18, #0x7f00000000000000
    b.eq .L22
    ldrb w19, [x4, #0x200]
    mov w7, #0xd000
.L19:
    cmp w19, #0xff
    b.eq .L20
    rbit x20, x6
    clz x20, x20
    add w21, w20, #0x39
    and w21, w21, #0x3f
    orr w20, w21, w20, lsl #6
    add w21, w19, #0x1
    cmp w21, #0xff
    orr w22, w20, #0xf000
    strh w22, [x4, w19, uxtw #1]
    strb w21, [x4, #0x200]
    b.eq .L21
    add w22, w19, #0x2
    orr w23, w20, #0xc000
    strh w23, [x4, w21, uxtw #1]
    cmp w22, #0xff
    strb w22, [x4, #0x200]
    b.eq .L21
    add w21, w19, #0x3
    orr w23, w20, #0xe000
    strh w23, [x4, w22, uxtw #1]
    cmp w21, #0xff
    strb w21, [x4, #0x200]
    b.eq .L21
    add w19, w19, #0x4
    orr w20, w20, w7
    strh w20, [x4, w21, uxtw #1]
    strb w19, [x4, #0x200]
.L20:
    sub x20, x6, #0x1
    ands x6, x20, x6
    b.ne .L19
    b .L22
.L21:
    mov w19, #0xff
    sub x20, x6, #0x1
    ands x6, x20, x6
    b.ne .L19
.L22:
    and x2, x2, x14
    and x18, x18, x13
.L23:
    cbz x2, .L26
    ldrb w6, [x4, #0x200]
.L24:
    cmp w6, #0xff
    b.eq .L25
    rbit x7, x2
    clz x7, x7
    add w19, w7, #0x37
    and w19, w19, #0x3f
    orr w7, w19, w7, lsl #6
    orr w7, w7, #0x4000
    strh w7, [x4, w6, uxtw #1]
    add w6, w6, #0x1
    strb w6, [x4, #0x200]
.L25:
    sub x7, x2, #0x1
    and x2, x7, x2
    cbnz x2, .L24
.L26:
    cbz x18, .L29
    ldrb w2, [x4, #0x200]
.L27:
    cmp w2, #0xff
    b.eq .L28
    rbit x6, x18
    clz x6, x6
    add w7, w6, #0x39
    and w7, w7, #0x3f
    orr w6, w7, w6, lsl #6
    orr w6, w6, #0x4000
    strh w6, [x4, w2, uxtw #1]
    add w2, w2, #0x1
    strb w2, [x4, #0x200]
.L28:
    sub x6, x18, #0x1
    and x18, x6, x18
    cbnz x18, .L27
.L29:
    ldr x2, [x0, #0x8]
    and x18, x16, x15
    and x17, x17, x10
    ands x2, x2, x18
    b.eq .L37
    ldrb w7, [x4, #0x200]
    mvn x6, x5
    b .L31
.L30:
    sub x19, x2, #0x1
    and x2, x19, x2
    cbz x2, .L37
.L31:
    rbit x19, x2
    clz x19, x19
    lsl x20, x19, #6
    ldr x20, [x11, x20]
    and x20, x20, x17
    ands x21, x20, x5
    b.eq .L34
    orr w22, w19, #0x4000
    mov w23, w7
.L32:
    cmp w23, #0xff
    b.eq .L33
    rbit x7, x21
    clz x7, x7
    orr w24, w22, w7, lsl #6
    add w7, w23, #0x1
    strh w24, [x4, w23, uxtw #1]
    mov w23, w7
    strb w7, [x4, #0x200]
.L33:
    sub x24, x21, #0x1
    and x21, x24, x21
    cbnz x21, .L32
.L34:
    ands x20, x20, x6
    b.eq .L30
    mov w21, w7
.L35:
    cmp w21, #0xff
    b.eq .L36
    rbit x7, x20
    clz x7, x7
    orr w22, w19, w7, lsl #6
    add w7, w21, #0x1
    strh w22, [x4, w21, uxtw #1]
    mov w21, w7
    strb w7, [x4, #0x200]
.L36:
    sub x22, x20, #0x1
    and x20, x22, x20
    cbnz x20, .L35
    b .L30
.L37:
    ldr x6, [x0, #0x10]
    ldr x2, [x0, #0x20]
    orr x6, x2, x6
    ands x6, x6, x18
    orr x18, x15, x10
    b.eq .L45
    ldrb w22, [x4, #0x200]
    mvn x7, x5
    adrp x19, plywright::sliders::magic::LOOKUPS
    add x19, x19, :lo12:plywright::sliders::magic::LOOKUPS
    mov w20, #0x18
    adrp x21, plywright::sliders::magic::TABLE
    add x21, x21, :lo12:plywright::sliders::magic::TABLE
    b .L39
.L38:
    sub x23, x6, #0x1
    and x6, x23, x6
    cbz x6, .L45
.L39:
    rbit x23, x6
    clz x23, x23
    umaddl x24, w23, w20, x19
    ldr x25, [x24, #0x600]
    ldr x26, [x24, #0x608]
    and x25, x25, x18
    mul x25, x25, x26
    ldr w26, [x24, #0x614]
    ldr w24, [x24, #0x610]
    lsr x25, x25, x26
    add x24, x25, x24
    ldr x24, [x21, x24, lsl #3]
    and x24, x24, x17
    ands x25, x24, x5
    b.eq .L42
    orr w26, w23, #0x4000
    mov w27, w22
.L40:
    cmp w27, #0xff
    b.eq .L41
    rbit x22, x25
    clz x22, x22
    orr w28, w26, w22, lsl #6
    add w22, w27, #0x1
    strh w28, [x4, w27, uxtw #1]
    mov w27, w22
    strb w22, [x4, #0x200]
.L41:
    sub x28, x25, #0x1
    and x25, x28, x25
    cbnz x25, .L40
.L42:
    ands x24, x24, x7
    b.eq .L38
    mov w25, w22
.L43:
    cmp w25, #0xff
    b.eq .L44
    rbit x22, x24
    clz x22, x22
    orr w26, w23, w22, lsl #6
    add w22, w25, #0x1
    strh w26, [x4, w25, uxtw #1]
    mov w25, w22
    strb w22, [x4, #0x200]
.L44:
    sub x26, x24, #0x1
    and x24, x26, x24
    cbnz x24, .L43
    b .L38
.L45:
    ldr x6, [x0, #0x18]
    and x15, x16, x15
    orr x2, x6, x2
    ands x15, x2, x15
    b.eq .L0
    ldrb w19, [x4, #0x200]
    mvn x16, x5
    adrp x2, plywright::sliders::magic::LOOKUPS
    add x2, x2, :lo12:plywright::sliders::magic::LOOKUPS
    mov w6, #0x18
    adrp x7, plywright::sliders::magic::TABLE
    add x7, x7, :lo12:plywright::sliders::magic::TABLE
    b .L47
.L46:
    sub x20, x15, #0x1
    and x15, x20, x15
    cbz x15, .L0
.L47:
    rbit x20, x15
    clz x20, x20
    umaddl x21, w20, w6, x2
    ldp x22, x23, [x21]
    and x22, x22, x18
    mul x22, x22, x23
    ldp w21, w23, [x21, #0x10]
    lsr x22, x22, x23
    add x21, x22, x21
    ldr x21, [x7, x21, lsl #3]
    and x21, x21, x17
    ands x22, x21, x5
    b.eq .L50
    orr w23, w20, #0x4000
    mov w24, w19
.L48:
    cmp w24, #0xff
    b.eq .L49
    rbit x19, x22
    clz x19, x19
    orr w25, w23, w19, lsl #6
    add w19, w24, #0x1
    strh w25, [x4, w24, uxtw #1]
    mov w24, w19
    strb w19, [x4, #0x200]
.L49:
    sub x25, x22, #0x1
    and x22, x25, x22
    cbnz x22, .L48
.L50:
    ands x21, x21, x16
    b.eq .L46
    mov w22, w19
.L51:
    cmp w22, #0xff
    b.eq .L52
    rbit x19, x21
    clz x19, x19
    orr w23, w20, w19, lsl #6
    add w19, w22, #0x1
    strh w23, [x4, w22, uxtw #1]
    mov w22, w19
    strb w19, [x4, #0x200]
.L52:
    sub x23, x21, #0x1
    and x21, x23, x21
    cbnz x21, .L51
    b .L46
.L53:
    ldp x20, x19, [sp, #0x40]
    mov x3, x4
    ldp x22, x21, [sp, #0x30]
    ldp x24, x23, [sp, #0x20]
    ldp x26, x25, [sp, #0x10]
    ldp x28, x27, [sp], #0x50
    b plywright::movegen::generate::en_passant

plywright::movegen::evasions::answers:
    stp x26, x25, [sp, #-0x40]!
    stp x24, x23, [sp, #0x10]
    stp x22, x21, [sp, #0x20]
    stp x20, x19, [sp, #0x30]
    sub x8, x3, #0x1
    ldr x10, [x0, #0x30]
    mov w9, w1
    tst x3, x8
    and x12, x9, #0xff
    adrp x11, plywright::board::geometry::AROUND
    add x11, x11, :lo12:plywright::board::geometry::AROUND
    b.eq .L10
    ldr x9, [x0]
.L0:
    ldr x13, [x0, #0x28]
    and x14, x9, x10
    add x16, x11, x12, lsl #6
    lsl x15, x14, #9
    lsl x14, x14, #7
    and x13, x13, x10
    ldr x16, [x16, #0x8]
    rbit x13, x13
    and x15, x15, #0xfefefefefefefefe
    and x14, x14, #0x7f7f7f7f7f7f7f7f
    orr x14, x14, x15
    clz x13, x13
    and x13, x13, #0x3f
    add x13, x11, x13, lsl #6
    ldr x13, [x13, #0x8]
    orr x13, x14, x13
    bic x13, x16, x13
    ands x13, x13, x10
    b.eq .L2
    mov w14, #0x1
    ldr x16, [x0, #0x38]
    ldp x17, x18, [x0, #0x18]
    lsl x6, x14, x12
    ldp x15, x2, [x0, #0x8]
    orr x7, x16, x10
    orr x12, x18, x17
    mov w17, #0x18
    orr x16, x2, x18
    bic x18, x7, x6
    adrp x2, plywright::sliders::magic::LOOKUPS
    add x2, x2, :lo12:plywright::sliders::magic::LOOKUPS
    adrp x6, plywright::sliders::magic::TABLE
    add x6, x6, :lo12:plywright::sliders::magic::TABLE
    mov x7, x13
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
    lsl x19, x14, x19
    lsr x22, x22, x24
    add x21, x21, x25
    ldr x23, [x11, x23]
    ldr x21, [x6, x21, lsl #3]
    add x20, x22, x20
    and x22, x15, x23
    ldr x20, [x6, x20, lsl #3]
    and x21, x12, x21
    orr x21, x21, x22
    and x20, x16, x20
    orr x20, x21, x20
    sub x21, x7, #0x1
    tst x20, x10
    and x7, x21, x7
    csel x19, xzr, x19, eq
    eor x13, x19, x13
    cbnz x7, .L1
.L2:
    ands x10, x13, x5
    b.eq .L5
    mov w11, #0x4000
    ldrb w12, [x4, #0x200]
    bfxil w11, w1, #0, #8
.L3:
    cmp w12, #0xff
    b.eq .L4
    rbit x14, x10
    clz x14, x14
    orr w14, w11, w14, lsl #6
    strh w14, [x4, w12, uxtw #1]
    add w12, w12, #0x1
    strb w12, [x4, #0x200]
.L4:
    sub x14, x10, #0x1
    and x10, x14, x10
    cbnz x10, .L3
.L5:
    bics x10, x13, x5
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
    b.eq .L53
.L9:
    ldp x20, x19, [sp, #0x30]
    ldp x22, x21, [sp, #0x20]
    ldp x24, x23, [sp, #0x10]
    ldp x26, x25, [sp], #0x40
    ret
.L10:
    add x15, x11, x12, lsl #6
    adrp x14, plywright::board::geometry::BETWEEN
    add x14, x14, :lo12:plywright::board::geometry::BETWEEN
    rbit x16, x3
    mov x18, #-0x101010101010102
    ldr x9, [x0]
    ldp x17, x15, [x15, #0x30]
    ldr x13, [x0, #0x38]
    add x14, x14, x12, lsl #9
    mov x6, #0x7f7f7f7f7f7f7f7f
    and x18, x18, #0x1fffffffffffe00
    and x6, x6, #0xffffffffffff00
    clz x16, x16
    and x7, x9, x13
    ldr x14, [x14, x16, lsl #3]
    orn x15, x15, x2
    orr x16, x18, #0xfe
    orn x17, x17, x2
    orr x19, x6, #0x7f
    and x15, x15, x7
    and x16, x10, x16
    and x17, x17, x7
    and x19, x10, x19
    and x16, x16, x15, lsr #7
    and x19, x19, x17, lsr #9
    orr x15, x14, x3
    tst x7, #0xff00
    mvn x14, x2
    and x17, x16, x15
    and x16, x19, x15
    b.eq .L23
    and x2, x1, #0x7
    mov w19, #0x1010101
    lsl w2, w19, w2
    orr w19, w13, w10
    orr w2, w2, w14
    and w2, w7, w2
    bic w7, w15, w19
    and w2, w7, w2, lsr #8
    ands x2, x2, #0xff
    b.eq .L14
    ldrb w21, [x4, #0x200]
    mov w7, #0xb000
    mov w19, #0xa000
    mov w20, #0x9000
.L11:
    cmp w21, #0xff
    b.eq .L12
    rbit x22, x2
    clz x22, x22
    add w23, w22, #0x8
    orr w22, w23, w22, lsl #6
    add w23, w21, #0x1
    cmp w23, #0xff
    orr w24, w22, w7
    strh w24, [x4, w21, uxtw #1]
    strb w23, [x4, #0x200]
    b.eq .L13
    add w24, w21, #0x2
    orr w25, w22, #0x8000
    strh w25, [x4, w23, uxtw #1]
    cmp w24, #0xff
    strb w24, [x4, #0x200]
    b.eq .L13
    add w23, w21, #0x3
    orr w25, w22, w19
    strh w25, [x4, w24, uxtw #1]
    cmp w23, #0xff
    strb w23, [x4, #0x200]
    b.eq .L13
    add w21, w21, #0x4
    orr w22, w22, w20
    strh w22, [x4, w23, uxtw #1]
    strb w21, [x4, #0x200]
.L12:
    sub x22, x2, #0x1
    ands x2, x22, x2
    b.ne .L11
    b .L14
.L13:
    mov w21, #0xff
    sub x22, x2, #0x1
    ands x2, x22, x2
    b.ne .L11
.L14:
    ands x2, x17, #0xfe
    b.eq .L18
    ldrb w19, [x4, #0x200]
    mov w7, #0xd000
.L15:
    cmp w19, #0xff
    b.eq .L16
    rbit x20, x2
    clz x20, x20
    add w21, w20, #0x7
    orr w20, w21, w20, lsl #6
    add w21, w19, #0x1
    cmp w21, #0xff
    orr w22, w20, #0xf000
    strh w22, [x4, w19, uxtw #1]
    strb w21, [x4, #0x200]
    b.eq .L17
    add w22, w19, #0x2
    orr w23, w20, #0xc000
    strh w23, [x4, w21, uxtw #1]
    cmp w22, #0xff
    strb w22, [x4, #0x200]
    b.eq .L17
    add w21, w19, #0x3
    orr w23, w20, #0xe000
    strh w23, [x4, w22, uxtw #1]
    cmp w21, #0xff
    strb w21, [x4, #0x200]
    b.eq .L17
    add w19, w19, #0x4
    orr w20, w20, w7
    strh w20, [x4, w21, uxtw #1]
    strb w19, [x4, #0x200]
.L16:
    sub x20, x2, #0x1
    ands x2, x20, x2
    b.ne .L15
    b .L18
.L17:
    mov w19, #0xff
    sub x20, x2, #0x1
    ands x2, x20, x2
    b.ne .L15
.L18:
    ands x2, x16, #0x7f
    b.eq .L22
    ldrb w19, [x4, #0x200]
    mov w7, #0xd000
.L19:
    cmp w19, #0xff
    b.eq .L20
    rbit x20, x2
    clz x20, x20
    add w21, w20, #0x9
    orr w20, w21, w20, lsl #6
    add w21, w19, #0x1
    cmp w21, #0xff
    orr w22, w20, #0xf000
    strh w22, [x4, w19, uxtw #1]
    strb w21, [x4, #0x200]
    b.eq .L21
    add w22, w19, #0x2
    orr w23, w20, #0xc000
    strh w23, [x4, w21, uxtw #1]
    cmp w22, #0xff
    strb w22, [x4, #0x200]
    b.eq .L21
    add w21, w19, #0x3
    orr w23, w20, #0xe000
    strh w23, [x4, w22, uxtw #1]
    cmp w21, #0xff
    strb w21, [x4, #0x200]
    b.eq .L21
    add w19, w19, #0x4
    orr w20, w20, w7
    strh w20, [x4, w21, uxtw #1]
    strb w19, [x4, #0x200]
.L20:
    sub x20, x2, #0x1
    ands x2, x20, x2
    b.ne .L19
    b .L22
.L21:
    mov w19, #0xff
    sub x20, x2, #0x1
    ands x2, x20, x2
    b.ne .L19
.L22:
    and x17, x17, x18
    and x16, x16, x6
.L23:
    cbz x17, .L26
    ldrb w18, [x4, #0x200]
.L24:
    cmp w18, #0xff
    b.eq .L25
    rbit x2, x17
    clz x2, x2
    add w6, w2, #0x7
    orr w2, w6, w2, lsl #6
    orr w2, w2, #0x4000
    strh w2, [x4, w18, uxtw #1]
    add w18, w18, #0x1
    strb w18, [x4, #0x200]
.L25:
    sub x2, x17, #0x1
    and x17, x2, x17
    cbnz x17, .L24
.L26:
    cbz x16, .L29
    ldrb w17, [x4, #0x200]
.L27:
    cmp w17, #0xff
    b.eq .L28
    rbit x18, x16
    clz x18, x18
    add w2, w18, #0x9
    orr w18, w2, w18, lsl #6
    orr w18, w18, #0x4000
    strh w18, [x4, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x4, #0x200]
.L28:
    sub x18, x16, #0x1
    and x16, x18, x16
    cbnz x16, .L27
.L29:
    ldr x17, [x0, #0x8]
    and x16, x14, x13
    and x15, x15, x10
    ands x17, x17, x16
    b.eq .L37
    ldrb w2, [x4, #0x200]
    mvn x18, x5
    b .L31
.L30:
    sub x6, x17, #0x1
    and x17, x6, x17
    cbz x17, .L37
.L31:
    rbit x6, x17
    clz x6, x6
    lsl x7, x6, #6
    ldr x7, [x11, x7]
    and x7, x7, x15
    ands x19, x7, x5
    b.eq .L34
    orr w20, w6, #0x4000
    mov w21, w2
.L32:
    cmp w21, #0xff
    b.eq .L33
    rbit x2, x19
    clz x2, x2
    orr w22, w20, w2, lsl #6
    add w2, w21, #0x1
    strh w22, [x4, w21, uxtw #1]
    mov w21, w2
    strb w2, [x4, #0x200]
.L33:
    sub x22, x19, #0x1
    and x19, x22, x19
    cbnz x19, .L32
.L34:
    ands x7, x7, x18
    b.eq .L30
    mov w19, w2
.L35:
    cmp w19, #0xff
    b.eq .L36
    rbit x2, x7
    clz x2, x2
    orr w20, w6, w2, lsl #6
    add w2, w19, #0x1
    strh w20, [x4, w19, uxtw #1]
    mov w19, w2
    strb w2, [x4, #0x200]
.L36:
    sub x20, x7, #0x1
    and x7, x20, x7
    cbnz x7, .L35
    b .L30
.L37:
    ldr x18, [x0, #0x10]
    ldr x17, [x0, #0x20]
    orr x18, x17, x18
    ands x18, x18, x16
    orr x16, x13, x10
    b.eq .L45
    ldrb w20, [x4, #0x200]
    mvn x2, x5
    adrp x6, plywright::sliders::magic::LOOKUPS
    add x6, x6, :lo12:plywright::sliders::magic::LOOKUPS
    mov w7, #0x18
    adrp x19, plywright::sliders::magic::TABLE
    add x19, x19, :lo12:plywright::sliders::magic::TABLE
    b .L39
.L38:
    sub x21, x18, #0x1
    and x18, x21, x18
    cbz x18, .L45
.L39:
    rbit x21, x18
    clz x21, x21
    umaddl x22, w21, w7, x6
    ldr x23, [x22, #0x600]
    ldr x24, [x22, #0x608]
    and x23, x23, x16
    mul x23, x23, x24
    ldr w24, [x22, #0x614]
    ldr w22, [x22, #0x610]
    lsr x23, x23, x24
    add x22, x23, x22
    ldr x22, [x19, x22, lsl #3]
    and x22, x22, x15
    ands x23, x22, x5
    b.eq .L42
    orr w24, w21, #0x4000
    mov w25, w20
.L40:
    cmp w25, #0xff
    b.eq .L41
    rbit x20, x23
    clz x20, x20
    orr w26, w24, w20, lsl #6
    add w20, w25, #0x1
    strh w26, [x4, w25, uxtw #1]
    mov w25, w20
    strb w20, [x4, #0x200]
.L41:
    sub x26, x23, #0x1
    and x23, x26, x23
    cbnz x23, .L40
.L42:
    ands x22, x22, x2
    b.eq .L38
    mov w23, w20
.L43:
    cmp w23, #0xff
    b.eq .L44
    rbit x20, x22
    clz x20, x20
    orr w24, w21, w20, lsl #6
    add w20, w23, #0x1
    strh w24, [x4, w23, uxtw #1]
    mov w23, w20
    strb w20, [x4, #0x200]
.L44:
    sub x24, x22, #0x1
    and x22, x24, x22
    cbnz x22, .L43
    b .L38
.L45:
    ldr x18, [x0, #0x18]
    and x13, x14, x13
    orr x17, x18, x17
    ands x13, x17, x13
    b.eq .L0
    ldrb w6, [x4, #0x200]
    mvn x14, x5
    adrp x17, plywright::sliders::magic::LOOKUPS
    add x17, x17, :lo12:plywright::sliders::magic::LOOKUPS
    mov w18, #0x18
    adrp x2, plywright::sliders::magic::TABLE
    add x2, x2, :lo12:plywright::sliders::magic::TABLE
    b .L47
.L46:
    sub x7, x13, #0x1
    and x13, x7, x13
    cbz x13, .L0
.L47:
    rbit x7, x13
    clz x7, x7
    umaddl x19, w7, w18, x17
    ldp x20, x21, [x19]
    and x20, x20, x16
    mul x20, x20, x21
    ldp w19, w21, [x19, #0x10]
    lsr x20, x20, x21
    add x19, x20, x19
    ldr x19, [x2, x19, lsl #3]
    and x19, x19, x15
    ands x20, x19, x5
    b.eq .L50
    orr w21, w7, #0x4000
    mov w22, w6
.L48:
    cmp w22, #0xff
    b.eq .L49
    rbit x6, x20
    clz x6, x6
    orr w23, w21, w6, lsl #6
    add w6, w22, #0x1
    strh w23, [x4, w22, uxtw #1]
    mov w22, w6
    strb w6, [x4, #0x200]
.L49:
    sub x23, x20, #0x1
    and x20, x23, x20
    cbnz x20, .L48
.L50:
    ands x19, x19, x14
    b.eq .L46
    mov w20, w6
.L51:
    cmp w20, #0xff
    b.eq .L52
    rbit x6, x19
    clz x6, x6
    orr w21, w7, w6, lsl #6
    add w6, w20, #0x1
    strh w21, [x4, w20, uxtw #1]
    mov w20, w6
    strb w6, [x4, #0x200]
.L52:
    sub x21, x19, #0x1
    and x19, x21, x19
    cbnz x19, .L51
    b .L46
.L53:
    ldp x20, x19, [sp, #0x30]
    mov x3, x4
    ldp x22, x21, [sp, #0x20]
    ldp x24, x23, [sp, #0x10]
    ldp x26, x25, [sp], #0x40
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
