# The kernels of engine/captures, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm engine/captures --target aarch64
# binary: sha256 43c4f33482eb9be3a70457428ed4851010f8d35230ba6abd86b27730597a7816
# captures: 28 instructions in 112 bytes; innermost loops: .L0 of 12
# plywright::movegen::captures: 1937 instructions in 7748 bytes; innermost loops: .L0 of 16, .L4 of 16, .L8 of 35, .L12 of 35, .L16 of 35, .L21 of 13, .L24 of 13, .L29 of 12, .L32 of 36, .L36 of 36, .L40 of 36, .L45 of 14, .L48 of 14, .L53 of 12, .L58 of 12, .L63 of 12, .L68 of 12, .L73 of 12, .L78 of 12, .L83 of 12, .L88 of 12, .L93 of 12, .L98 of 12, .L103 of 12, .L106 of 33, .L108 of 11, .L111 of 11, .L114 of 33, .L116 of 11, .L119 of 11, .L123 of 35, .L127 of 35, .L131 of 35, .L136 of 13, .L139 of 13, .L144 of 12, .L149 of 12, .L154 of 12, .L157 of 33, .L159 of 11, .L162 of 11, .L167 of 36, .L171 of 36, .L175 of 36, .L180 of 14, .L183 of 14, .L188 of 12, .L193 of 12, .L198 of 12, .L201 of 33, .L203 of 11, .L206 of 11
# plywright::movegen::generate::en_passant: 76 instructions in 304 bytes; innermost loops: .L0 of 31
# plywright::movegen::generate::en_passant: 76 instructions in 304 bytes; innermost loops: .L0 of 31
# plywright::movegen::generate::evasions: 500 instructions in 2000 bytes; innermost loops: .L0 of 33, .L2 of 11, .L5 of 11, .L8 of 36, .L12 of 36, .L16 of 36, .L21 of 14, .L24 of 14, .L29 of 12, .L32 of 12, .L37 of 12, .L40 of 12, .L45 of 12, .L48 of 12
# plywright::movegen::generate::evasions: 493 instructions in 1972 bytes; innermost loops: .L0 of 33, .L2 of 11, .L5 of 11, .L8 of 35, .L12 of 35, .L16 of 35, .L21 of 13, .L24 of 13, .L29 of 12, .L32 of 12, .L37 of 12, .L40 of 12, .L45 of 12, .L48 of 12
# mix of 3110 instructions: 328 and, 297 add, 260 orr, 236 b.eq, 196 mov, 185 ldr, 131 cmp, 129 sub, 128 strb, 128 strh, 126 ands, 116 clz, 116 rbit, 106 ldp, 82 b, 78 ldrb, 64 cbnz, 56 adrp, 47 lsl, 46 b.ne, 43 cbz, 38 lsr, 36 mul, 26 umaddl, 21 stp, 20 tst, 18 bic, 10 bics, 8 orn, 6 csel, 6 eor, 6 mvn, 6 ret, 4 str, 2 bfxil, 2 bl, 1 subs, 1 tbnz, 1 tbz

captures:
    stp x29, x30, [sp, #-0x30]!
    stp x28, x21, [sp, #0x10]
    stp x20, x19, [sp, #0x20]
    mov x29, sp
    sub sp, sp, #0x210
    mov x19, xzr
    cbz x1, .L1
    add x8, x1, x1, lsl #2
    add x20, x0, #0x50
    lsl x21, x8, #5
.L0:
    add x0, sp, #0xe
    mov w1, wzr
    mov w2, #0x201
    bl memset
    add x1, sp, #0xe
    mov x0, x20
    bl plywright::movegen::captures
    ldrb w8, [sp, #0x20e]
    subs x21, x21, #0xa0
    add x20, x20, #0xa0
    add x19, x19, x8
    b.ne .L0
.L1:
    mov x0, x19
    add sp, sp, #0x210
    ldp x20, x19, [sp, #0x20]
    ldp x28, x21, [sp, #0x10]
    ldp x29, x30, [sp], #0x30
    ret

plywright::movegen::captures:
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
    ldp x5, x17, [x0, #0x30]
    ldp x7, x6, [x0, #0x10]
    ldp x15, x9, [x0]
    str x8, [sp, #0x8]
    and x8, x17, x8
    rbit x8, x8
    orr x10, x18, x6
    orr x11, x7, x18
    clz x23, x8
    adrp x8, plywright::board::geometry::AROUND
    add x8, x8, :lo12:plywright::board::geometry::AROUND
    and x12, x23, #0x3f
    add x16, x8, x12, lsl #6
    ldp x14, x1, [x16, #0x18]
    ldr x13, [x16]
    ldr x2, [x16, #0x28]
    and x13, x9, x13
    and x1, x10, x1
    and x2, x11, x2
    and x14, x15, x14
    orr x1, x2, x1
    orr x14, x14, x13
    orr x13, x17, x5
    ands x19, x1, x5
    and w1, w23, #0x3f
    and x3, x14, x5
    b.eq .L121
    adrp x14, plywright::board::geometry::BETWEEN
    add x14, x14, :lo12:plywright::board::geometry::BETWEEN
    mov x2, xzr
    add x20, x14, x12, lsl #9
    mov w21, #0x1
    b .L2
.L0:
    lsl x14, x21, x22
    orr x3, x14, x3
.L1:
    sub x14, x19, #0x1
    and x19, x14, x19
    cbz x19, .L7
.L2:
    rbit x14, x19
    clz x22, x14
    ldr x14, [x20, x22, lsl #3]
    ands x24, x14, x13
    b.eq .L0
    sub x22, x24, #0x1
    tst x24, x22
    b.ne .L1
    and x14, x14, x17
    orr x2, x14, x2
    b .L1
.L3:
    ldp x14, x17, [x0, #0x28]
    ldr x15, [x0]
    ldp x7, x6, [x0, #0x18]
    ldr x5, [x0, #0x38]
    ldp x9, x19, [x0, #0x8]
    and x8, x17, x14
    rbit x8, x8
    orr x10, x6, x7
    orr x11, x19, x6
    clz x23, x8
    adrp x8, plywright::board::geometry::AROUND
    add x8, x8, :lo12:plywright::board::geometry::AROUND
    and x12, x23, #0x3f
    add x16, x8, x12, lsl #6
    ldp x1, x2, [x16, #0x20]
    ldr x13, [x16]
    ldr x18, [x16, #0x10]
    and x13, x9, x13
    and x1, x10, x1
    and x2, x11, x2
    and x18, x15, x18
    orr x1, x2, x1
    orr x2, x18, x13
    orr x13, x17, x5
    ands x18, x1, x5
    and w1, w23, #0x3f
    and x3, x2, x5
    b.eq .L165
    adrp x20, plywright::board::geometry::BETWEEN
    add x20, x20, :lo12:plywright::board::geometry::BETWEEN
    mov x2, xzr
    add x20, x20, x12, lsl #9
    mov w21, #0x1
    b .L6
.L4:
    lsl x22, x21, x24
    orr x3, x22, x3
.L5:
    sub x22, x18, #0x1
    and x18, x22, x18
    cbz x18, .L31
.L6:
    rbit x22, x18
    clz x24, x22
    ldr x22, [x20, x24, lsl #3]
    ands x25, x22, x13
    b.eq .L4
    sub x24, x25, #0x1
    tst x25, x24
    b.ne .L5
    and x22, x22, x17
    orr x2, x22, x2
    b .L5
.L7:
    cbnz x3, .L212
    cbz x2, .L122
    ldp x3, x14, [x16, #0x30]
    mov x22, #-0x101010101010102
    mov x20, #0x7f7f7f7f7f7f7f7f
    and x22, x22, #0x1fffffffffffe00
    and x24, x15, x17
    and x20, x20, #0xffffffffffff00
    orr x19, x22, #0xfe
    tst x24, #0xff00
    orn x14, x14, x2
    orr x20, x20, #0x7f
    orn x3, x3, x2
    and x14, x14, x24
    and x19, x5, x19
    and x3, x3, x24
    and x25, x5, x20
    and x20, x19, x14, lsr #7
    and x19, x25, x3, lsr #9
    mvn x3, x2
    b.eq .L20
    and x14, x23, #0x7
    mov w23, #0x1010101
    lsl w14, w23, w14
    orr w14, w14, w3
    and w14, w14, w24
    lsr w14, w14, #8
    bic w14, w14, w13
    ands x23, x14, #0xff
    b.eq .L11
    ldrb w27, [x4, #0x200]
    mov w24, #0xb000
    mov w25, #0xa000
    mov w26, #0x9000
.L8:
    cmp w27, #0xff
    b.eq .L9
    rbit x14, x23
    add w30, w27, #0x1
    cmp w30, #0xff
    clz x14, x14
    add w14, w14, w14, lsl #6
    add w28, w14, #0x8
    orr w14, w28, w24
    strh w14, [x4, w27, uxtw #1]
    strb w30, [x4, #0x200]
    b.eq .L10
    add w14, w27, #0x2
    orr w21, w28, #0x8000
    strh w21, [x4, w30, uxtw #1]
    cmp w14, #0xff
    strb w14, [x4, #0x200]
    b.eq .L10
    add w30, w27, #0x3
    orr w21, w28, w25
    strh w21, [x4, w14, uxtw #1]
    cmp w30, #0xff
    strb w30, [x4, #0x200]
    b.eq .L10
    add w27, w27, #0x4
    orr w14, w28, w26
    strh w14, [x4, w30, uxtw #1]
    strb w27, [x4, #0x200]
.L9:
    sub x14, x23, #0x1
    ands x23, x14, x23
    b.ne .L8
    b .L11
.L10:
    mov w27, #0xff
    sub x14, x23, #0x1
    ands x23, x14, x23
    b.ne .L8
.L11:
    ands x23, x20, #0xfe
    b.eq .L15
    ldrb w25, [x4, #0x200]
    mov w24, #0xd000
.L12:
    cmp w25, #0xff
    b.eq .L13
    rbit x14, x23
    add w27, w25, #0x1
    cmp w27, #0xff
    clz x14, x14
    add w14, w14, w14, lsl #6
    add w26, w14, #0x7
    orr w14, w26, #0xf000
    strh w14, [x4, w25, uxtw #1]
    strb w27, [x4, #0x200]
    b.eq .L14
    add w14, w25, #0x2
    orr w21, w26, #0xc000
    strh w21, [x4, w27, uxtw #1]
    cmp w14, #0xff
    strb w14, [x4, #0x200]
    b.eq .L14
    add w27, w25, #0x3
    orr w21, w26, #0xe000
    strh w21, [x4, w14, uxtw #1]
    cmp w27, #0xff
    strb w27, [x4, #0x200]
    b.eq .L14
    add w25, w25, #0x4
    orr w14, w26, w24
    strh w14, [x4, w27, uxtw #1]
    strb w25, [x4, #0x200]
.L13:
    sub x14, x23, #0x1
    ands x23, x14, x23
    b.ne .L12
    b .L15
.L14:
    mov w25, #0xff
    sub x14, x23, #0x1
    ands x23, x14, x23
    b.ne .L12
.L15:
    ands x23, x19, #0x7f
    b.eq .L19
    ldrb w25, [x4, #0x200]
    mov w24, #0xd000
.L16:
    cmp w25, #0xff
    b.eq .L17
    rbit x14, x23
    add w27, w25, #0x1
    cmp w27, #0xff
    clz x14, x14
    add w14, w14, w14, lsl #6
    add w26, w14, #0x9
    orr w14, w26, #0xf000
    strh w14, [x4, w25, uxtw #1]
    strb w27, [x4, #0x200]
    b.eq .L18
    add w14, w25, #0x2
    orr w21, w26, #0xc000
    strh w21, [x4, w27, uxtw #1]
    cmp w14, #0xff
    strb w14, [x4, #0x200]
    b.eq .L18
    add w27, w25, #0x3
    orr w21, w26, #0xe000
    strh w21, [x4, w14, uxtw #1]
    cmp w27, #0xff
    strb w27, [x4, #0x200]
    b.eq .L18
    add w25, w25, #0x4
    orr w14, w26, w24
    strh w14, [x4, w27, uxtw #1]
    strb w25, [x4, #0x200]
.L17:
    sub x14, x23, #0x1
    ands x23, x14, x23
    b.ne .L16
    b .L19
.L18:
    mov w25, #0xff
    sub x14, x23, #0x1
    ands x23, x14, x23
    b.ne .L16
.L19:
    mov x14, #0x7f7f7f7f7f7f7f7f
    and x20, x20, x22
    and x14, x14, #0xffffffffffff00
    and x19, x19, x14
.L20:
    cbz x20, .L23
    ldrb w21, [x4, #0x200]
.L21:
    cmp w21, #0xff
    b.eq .L22
    rbit x14, x20
    clz x14, x14
    add w14, w14, w14, lsl #6
    add w14, w14, #0x7
    orr w14, w14, #0x4000
    strh w14, [x4, w21, uxtw #1]
    add w21, w21, #0x1
    strb w21, [x4, #0x200]
.L22:
    sub x14, x20, #0x1
    and x20, x14, x20
    cbnz x20, .L21
.L23:
    cbz x19, .L26
    ldrb w20, [x4, #0x200]
.L24:
    cmp w20, #0xff
    b.eq .L25
    rbit x14, x19
    clz x14, x14
    add w14, w14, w14, lsl #6
    add w14, w14, #0x9
    orr w14, w14, #0x4000
    strh w14, [x4, w20, uxtw #1]
    add w20, w20, #0x1
    strb w20, [x4, #0x200]
.L25:
    sub x14, x19, #0x1
    and x19, x14, x19
    cbnz x19, .L24
.L26:
    and x14, x9, x17
    ands x19, x14, x3
    b.eq .L55
    ldrb w20, [x4, #0x200]
    b .L28
.L27:
    sub x14, x19, #0x1
    and x19, x14, x19
    cbz x19, .L55
.L28:
    rbit x14, x19
    clz x14, x14
    lsl x21, x14, #6
    ldr x21, [x8, x21]
    ands x21, x21, x5
    b.eq .L27
    orr w22, w14, #0x4000
    mov w23, w20
.L29:
    cmp w23, #0xff
    b.eq .L30
    rbit x14, x21
    add w20, w23, #0x1
    clz x14, x14
    orr w14, w22, w14, lsl #6
    strh w14, [x4, w23, uxtw #1]
    mov w23, w20
    strb w20, [x4, #0x200]
.L30:
    sub x14, x21, #0x1
    and x21, x14, x21
    cbnz x21, .L29
    b .L27
.L31:
    cbnz x3, .L214
    cbz x2, .L166
    ldp x18, x3, [x16, #0x30]
    and x24, x15, x17
    tst x24, #0xff000000000000
    mvn x22, x2
    orn x18, x18, x2
    orn x3, x3, x2
    and x18, x18, x24
    and x3, x3, x24
    and x18, x5, x18, lsl #9
    and x20, x5, x3, lsl #7
    and x21, x18, #0xfefefefefefefefe
    and x20, x20, #0x7f7f7f7f7f7f7f7f
    b.eq .L44
    and x18, x23, #0x7
    mov x23, #0x101010101010101
    lsl x18, x23, x18
    orr x18, x18, x22
    and x18, x18, x24
    lsl x18, x18, #8
    bic x18, x18, x13
    ands x23, x18, #0xff00000000000000
    b.eq .L35
    ldrb w27, [x4, #0x200]
    mov w24, #0xb000
    mov w25, #0xa000
    mov w26, #0x9000
.L32:
    cmp w27, #0xff
    b.eq .L33
    rbit x18, x23
    add w30, w27, #0x1
    cmp w30, #0xff
    clz x18, x18
    add w28, w18, #0x38
    and w28, w28, #0x3f
    orr w28, w28, w18, lsl #6
    orr w18, w28, w24
    strh w18, [x4, w27, uxtw #1]
    strb w30, [x4, #0x200]
    b.eq .L34
    add w18, w27, #0x2
    orr w3, w28, #0x8000
    strh w3, [x4, w30, uxtw #1]
    cmp w18, #0xff
    strb w18, [x4, #0x200]
    b.eq .L34
    add w30, w27, #0x3
    orr w3, w28, w25
    strh w3, [x4, w18, uxtw #1]
    cmp w30, #0xff
    strb w30, [x4, #0x200]
    b.eq .L34
    add w27, w27, #0x4
    orr w18, w28, w26
    strh w18, [x4, w30, uxtw #1]
    strb w27, [x4, #0x200]
.L33:
    sub x18, x23, #0x1
    ands x23, x18, x23
    b.ne .L32
    b .L35
.L34:
    mov w27, #0xff
    sub x18, x23, #0x1
    ands x23, x18, x23
    b.ne .L32
.L35:
    ands x23, x21, #0xfe00000000000000
    b.eq .L39
    ldrb w25, [x4, #0x200]
    mov w24, #0xd000
.L36:
    cmp w25, #0xff
    b.eq .L37
    rbit x18, x23
    add w27, w25, #0x1
    cmp w27, #0xff
    clz x18, x18
    add w3, w18, #0x37
    and w3, w3, #0x3f
    orr w26, w3, w18, lsl #6
    orr w18, w26, #0xf000
    strh w18, [x4, w25, uxtw #1]
    strb w27, [x4, #0x200]
    b.eq .L38
    add w18, w25, #0x2
    orr w3, w26, #0xc000
    strh w3, [x4, w27, uxtw #1]
    cmp w18, #0xff
    strb w18, [x4, #0x200]
    b.eq .L38
    add w27, w25, #0x3
    orr w3, w26, #0xe000
    strh w3, [x4, w18, uxtw #1]
    cmp w27, #0xff
    strb w27, [x4, #0x200]
    b.eq .L38
    add w25, w25, #0x4
    orr w18, w26, w24
    strh w18, [x4, w27, uxtw #1]
    strb w25, [x4, #0x200]
.L37:
    sub x18, x23, #0x1
    ands x23, x18, x23
    b.ne .L36
    b .L39
.L38:
    mov w25, #0xff
    sub x18, x23, #0x1
    ands x23, x18, x23
    b.ne .L36
.L39:
    ands x23, x20, #0x7f00000000000000
    b.eq .L43
    ldrb w25, [x4, #0x200]
    mov w24, #0xd000
.L40:
    cmp w25, #0xff
    b.eq .L41
    rbit x18, x23
    add w27, w25, #0x1
    cmp w27, #0xff
    clz x18, x18
    add w3, w18, #0x39
    and w3, w3, #0x3f
    orr w26, w3, w18, lsl #6
    orr w18, w26, #0xf000
    strh w18, [x4, w25, uxtw #1]
    strb w27, [x4, #0x200]
    b.eq .L42
    add w18, w25, #0x2
    orr w3, w26, #0xc000
    strh w3, [x4, w27, uxtw #1]
    cmp w18, #0xff
    strb w18, [x4, #0x200]
    b.eq .L42
    add w27, w25, #0x3
    orr w3, w26, #0xe000
    strh w3, [x4, w18, uxtw #1]
    cmp w27, #0xff
    strb w27, [x4, #0x200]
    b.eq .L42
    add w25, w25, #0x4
    orr w18, w26, w24
    strh w18, [x4, w27, uxtw #1]
    strb w25, [x4, #0x200]
.L41:
    sub x18, x23, #0x1
    ands x23, x18, x23
    b.ne .L40
    b .L43
.L42:
    mov w25, #0xff
    sub x18, x23, #0x1
    ands x23, x18, x23
    b.ne .L40
.L43:
    mov x18, #-0x101010101010102
    and x18, x18, #0x1fffffffffffe00
    and x21, x21, x18
    mov x18, #0x7f7f7f7f7f7f7f7f
    and x18, x18, #0xffffffffffff00
    and x20, x20, x18
.L44:
    cbz x21, .L47
    ldrb w23, [x4, #0x200]
.L45:
    cmp w23, #0xff
    b.eq .L46
    rbit x18, x21
    clz x18, x18
    add w3, w18, #0x37
    and w3, w3, #0x3f
    orr w18, w3, w18, lsl #6
    orr w18, w18, #0x4000
    strh w18, [x4, w23, uxtw #1]
    add w23, w23, #0x1
    strb w23, [x4, #0x200]
.L46:
    sub x18, x21, #0x1
    and x21, x18, x21
    cbnz x21, .L45
.L47:
    cbz x20, .L50
    ldrb w21, [x4, #0x200]
.L48:
    cmp w21, #0xff
    b.eq .L49
    rbit x18, x20
    clz x18, x18
    add w3, w18, #0x39
    and w3, w3, #0x3f
    orr w18, w3, w18, lsl #6
    orr w18, w18, #0x4000
    strh w18, [x4, w21, uxtw #1]
    add w21, w21, #0x1
    strb w21, [x4, #0x200]
.L49:
    sub x18, x20, #0x1
    and x20, x18, x20
    cbnz x20, .L48
.L50:
    and x18, x9, x17
    ands x20, x18, x22
    b.eq .L60
    ldrb w21, [x4, #0x200]
    b .L52
.L51:
    sub x18, x20, #0x1
    and x20, x18, x20
    cbz x20, .L60
.L52:
    rbit x18, x20
    clz x18, x18
    lsl x3, x18, #6
    ldr x3, [x8, x3]
    ands x23, x3, x5
    b.eq .L51
    orr w24, w18, #0x4000
    mov w25, w21
.L53:
    cmp w25, #0xff
    b.eq .L54
    rbit x18, x23
    add w21, w25, #0x1
    clz x18, x18
    orr w18, w24, w18, lsl #6
    strh w18, [x4, w25, uxtw #1]
    mov w25, w21
    strb w21, [x4, #0x200]
.L54:
    sub x18, x23, #0x1
    and x23, x18, x23
    cbnz x23, .L53
    b .L51
.L55:
    and x14, x11, x17
    ands x19, x14, x3
    b.eq .L65
    ldrb w23, [x4, #0x200]
    adrp x20, plywright::sliders::magic::LOOKUPS
    add x20, x20, :lo12:plywright::sliders::magic::LOOKUPS
    mov w21, #0x18
    adrp x22, plywright::sliders::magic::TABLE
    add x22, x22, :lo12:plywright::sliders::magic::TABLE
    b .L57
.L56:
    sub x14, x19, #0x1
    and x19, x14, x19
    cbz x19, .L65
.L57:
    rbit x14, x19
    clz x25, x14
    umaddl x14, w25, w21, x20
    ldr x24, [x14, #0x600]
    ldr x26, [x14, #0x608]
    and x24, x24, x13
    mul x24, x24, x26
    ldr w26, [x14, #0x614]
    ldr w14, [x14, #0x610]
    lsr x24, x24, x26
    add x14, x24, x14
    ldr x14, [x22, x14, lsl #3]
    ands x24, x14, x5
    b.eq .L56
    orr w25, w25, #0x4000
    mov w26, w23
.L58:
    cmp w26, #0xff
    b.eq .L59
    rbit x14, x24
    add w23, w26, #0x1
    clz x14, x14
    orr w14, w25, w14, lsl #6
    strh w14, [x4, w26, uxtw #1]
    mov w26, w23
    strb w23, [x4, #0x200]
.L59:
    sub x14, x24, #0x1
    and x24, x14, x24
    cbnz x24, .L58
    b .L56
.L60:
    and x18, x11, x17
    adrp x20, plywright::sliders::magic::LOOKUPS
    add x20, x20, :lo12:plywright::sliders::magic::LOOKUPS
    ands x23, x18, x22
    adrp x21, plywright::sliders::magic::TABLE
    add x21, x21, :lo12:plywright::sliders::magic::TABLE
    b.eq .L70
    ldrb w25, [x4, #0x200]
    mov w24, #0x18
    b .L62
.L61:
    sub x18, x23, #0x1
    and x23, x18, x23
    cbz x23, .L70
.L62:
    rbit x18, x23
    clz x27, x18
    umaddl x18, w27, w24, x20
    ldr x3, [x18, #0x600]
    ldr x26, [x18, #0x608]
    and x3, x3, x13
    mul x3, x3, x26
    ldr w26, [x18, #0x614]
    ldr w18, [x18, #0x610]
    lsr x3, x3, x26
    add x18, x3, x18
    ldr x18, [x21, x18, lsl #3]
    ands x26, x18, x5
    b.eq .L61
    orr w27, w27, #0x4000
    mov w28, w25
.L63:
    cmp w28, #0xff
    b.eq .L64
    rbit x18, x26
    add w25, w28, #0x1
    clz x18, x18
    orr w18, w27, w18, lsl #6
    strh w18, [x4, w28, uxtw #1]
    mov w28, w25
    strb w25, [x4, #0x200]
.L64:
    sub x18, x26, #0x1
    and x26, x18, x26
    cbnz x26, .L63
    b .L61
.L65:
    and x14, x10, x17
    ands x17, x14, x3
    b.eq .L75
    ldrb w21, [x4, #0x200]
    adrp x3, plywright::sliders::magic::LOOKUPS
    add x3, x3, :lo12:plywright::sliders::magic::LOOKUPS
    mov w19, #0x18
    adrp x20, plywright::sliders::magic::TABLE
    add x20, x20, :lo12:plywright::sliders::magic::TABLE
    b .L67
.L66:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L75
.L67:
    rbit x14, x17
    clz x23, x14
    umaddl x14, w23, w19, x3
    ldp x22, x24, [x14]
    and x22, x22, x13
    mul x22, x22, x24
    ldp w14, w24, [x14, #0x10]
    lsr x22, x22, x24
    add x14, x22, x14
    ldr x14, [x20, x14, lsl #3]
    ands x22, x14, x5
    b.eq .L66
    orr w23, w23, #0x4000
    mov w24, w21
.L68:
    cmp w24, #0xff
    b.eq .L69
    rbit x14, x22
    add w21, w24, #0x1
    clz x14, x14
    orr w14, w23, w14, lsl #6
    strh w14, [x4, w24, uxtw #1]
    mov w24, w21
    strb w21, [x4, #0x200]
.L69:
    sub x14, x22, #0x1
    and x22, x14, x22
    cbnz x22, .L68
    b .L66
.L70:
    and x17, x10, x17
    ands x17, x17, x22
    b.eq .L80
    ldrb w23, [x4, #0x200]
    mov w22, #0x18
    b .L72
.L71:
    sub x18, x17, #0x1
    and x17, x18, x17
    cbz x17, .L80
.L72:
    rbit x18, x17
    clz x25, x18
    umaddl x18, w25, w22, x20
    ldp x3, x24, [x18]
    and x3, x3, x13
    mul x3, x3, x24
    ldp w18, w24, [x18, #0x10]
    lsr x3, x3, x24
    add x18, x3, x18
    ldr x18, [x21, x18, lsl #3]
    ands x24, x18, x5
    b.eq .L71
    orr w25, w25, #0x4000
    mov w26, w23
.L73:
    cmp w26, #0xff
    b.eq .L74
    rbit x18, x24
    add w23, w26, #0x1
    clz x18, x18
    orr w18, w25, w18, lsl #6
    strh w18, [x4, w26, uxtw #1]
    mov w26, w23
    strb w23, [x4, #0x200]
.L74:
    sub x18, x24, #0x1
    and x24, x18, x24
    cbnz x24, .L73
    b .L71
.L75:
    ands x17, x2, x7
    b.eq .L85
    adrp x14, plywright::board::geometry::LINE
    add x14, x14, :lo12:plywright::board::geometry::LINE
    ldrb w21, [x4, #0x200]
    add x3, x14, x12, lsl #9
    adrp x7, plywright::sliders::magic::LOOKUPS
    add x7, x7, :lo12:plywright::sliders::magic::LOOKUPS
    mov w19, #0x18
    adrp x20, plywright::sliders::magic::TABLE
    add x20, x20, :lo12:plywright::sliders::magic::TABLE
    b .L77
.L76:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L85
.L77:
    rbit x14, x17
    clz x23, x14
    umaddl x14, w23, w19, x7
    ldr x22, [x14, #0x600]
    ldr x24, [x14, #0x608]
    and x22, x22, x13
    mul x22, x22, x24
    ldr w24, [x14, #0x614]
    ldr w14, [x14, #0x610]
    lsr x22, x22, x24
    add x14, x22, x14
    ldr x22, [x3, x23, lsl #3]
    ldr x14, [x20, x14, lsl #3]
    and x22, x22, x5
    ands x22, x14, x22
    b.eq .L76
    orr w23, w23, #0x4000
    mov w24, w21
.L78:
    cmp w24, #0xff
    b.eq .L79
    rbit x14, x22
    add w21, w24, #0x1
    clz x14, x14
    orr w14, w23, w14, lsl #6
    strh w14, [x4, w24, uxtw #1]
    mov w24, w21
    strb w21, [x4, #0x200]
.L79:
    sub x14, x22, #0x1
    and x22, x14, x22
    cbnz x22, .L78
    b .L76
.L80:
    ands x19, x2, x19
    adrp x17, plywright::board::geometry::LINE
    add x17, x17, :lo12:plywright::board::geometry::LINE
    b.eq .L90
    add x22, x17, x12, lsl #9
    ldrb w24, [x4, #0x200]
    mov w23, #0x18
    b .L82
.L81:
    sub x18, x19, #0x1
    and x19, x18, x19
    cbz x19, .L90
.L82:
    rbit x18, x19
    clz x26, x18
    umaddl x18, w26, w23, x20
    ldr x3, [x18, #0x600]
    ldr x25, [x18, #0x608]
    and x3, x3, x13
    mul x3, x3, x25
    ldr w25, [x18, #0x614]
    ldr w18, [x18, #0x610]
    lsr x3, x3, x25
    add x18, x3, x18
    ldr x3, [x22, x26, lsl #3]
    ldr x18, [x21, x18, lsl #3]
    and x3, x3, x5
    ands x25, x18, x3
    b.eq .L81
    orr w26, w26, #0x4000
    mov w27, w24
.L83:
    cmp w27, #0xff
    b.eq .L84
    rbit x18, x25
    add w24, w27, #0x1
    clz x18, x18
    orr w18, w26, w18, lsl #6
    strh w18, [x4, w27, uxtw #1]
    mov w27, w24
    strb w24, [x4, #0x200]
.L84:
    sub x18, x25, #0x1
    and x25, x18, x25
    cbnz x25, .L83
    b .L81
.L85:
    ands x17, x2, x6
    b.eq .L95
    adrp x14, plywright::board::geometry::LINE
    add x14, x14, :lo12:plywright::board::geometry::LINE
    ldrb w20, [x4, #0x200]
    add x3, x14, x12, lsl #9
    adrp x6, plywright::sliders::magic::LOOKUPS
    add x6, x6, :lo12:plywright::sliders::magic::LOOKUPS
    mov w7, #0x18
    adrp x19, plywright::sliders::magic::TABLE
    add x19, x19, :lo12:plywright::sliders::magic::TABLE
    b .L87
.L86:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L95
.L87:
    rbit x14, x17
    clz x22, x14
    umaddl x14, w22, w7, x6
    ldp x21, x23, [x14]
    and x21, x21, x13
    mul x21, x21, x23
    ldp w14, w23, [x14, #0x10]
    lsr x21, x21, x23
    add x14, x21, x14
    ldr x21, [x3, x22, lsl #3]
    ldr x14, [x19, x14, lsl #3]
    and x21, x21, x5
    ands x21, x14, x21
    b.eq .L86
    orr w22, w22, #0x4000
    mov w23, w20
.L88:
    cmp w23, #0xff
    b.eq .L89
    rbit x14, x21
    add w20, w23, #0x1
    clz x14, x14
    orr w14, w22, w14, lsl #6
    strh w14, [x4, w23, uxtw #1]
    mov w23, w20
    strb w20, [x4, #0x200]
.L89:
    sub x14, x21, #0x1
    and x21, x14, x21
    cbnz x21, .L88
    b .L86
.L90:
    ands x7, x2, x7
    b.eq .L100
    add x19, x17, x12, lsl #9
    ldrb w23, [x4, #0x200]
    mov w22, #0x18
    b .L92
.L91:
    sub x18, x7, #0x1
    and x7, x18, x7
    cbz x7, .L100
.L92:
    rbit x18, x7
    clz x25, x18
    umaddl x18, w25, w22, x20
    ldp x3, x24, [x18]
    and x3, x3, x13
    mul x3, x3, x24
    ldp w18, w24, [x18, #0x10]
    lsr x3, x3, x24
    add x18, x3, x18
    ldr x3, [x19, x25, lsl #3]
    ldr x18, [x21, x18, lsl #3]
    and x3, x3, x5
    ands x24, x18, x3
    b.eq .L91
    orr w25, w25, #0x4000
    mov w26, w23
.L93:
    cmp w26, #0xff
    b.eq .L94
    rbit x18, x24
    add w23, w26, #0x1
    clz x18, x18
    orr w18, w25, w18, lsl #6
    strh w18, [x4, w26, uxtw #1]
    mov w26, w23
    strb w23, [x4, #0x200]
.L94:
    sub x18, x24, #0x1
    and x24, x18, x24
    cbnz x24, .L93
    b .L91
.L95:
    ands x17, x2, x18
    b.eq .L105
    adrp x14, plywright::board::geometry::LINE
    add x14, x14, :lo12:plywright::board::geometry::LINE
    ldrb w7, [x4, #0x200]
    add x18, x14, x12, lsl #9
    adrp x2, plywright::sliders::magic::LOOKUPS
    add x2, x2, :lo12:plywright::sliders::magic::LOOKUPS
    mov w3, #0x18
    adrp x6, plywright::sliders::magic::TABLE
    add x6, x6, :lo12:plywright::sliders::magic::TABLE
    b .L97
.L96:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L105
.L97:
    rbit x14, x17
    clz x20, x14
    umaddl x14, w20, w3, x2
    ldp x19, x21, [x14]
    ldr x22, [x14, #0x600]
    ldr x23, [x14, #0x608]
    and x19, x19, x13
    mul x19, x19, x21
    and x21, x22, x13
    ldr w22, [x14, #0x614]
    mul x21, x21, x23
    ldp w24, w23, [x14, #0x10]
    ldr w14, [x14, #0x610]
    lsr x19, x19, x23
    lsr x21, x21, x22
    add x19, x19, x24
    add x14, x21, x14
    ldr x19, [x6, x19, lsl #3]
    ldr x21, [x18, x20, lsl #3]
    ldr x14, [x6, x14, lsl #3]
    orr x14, x14, x19
    and x19, x21, x5
    ands x19, x14, x19
    b.eq .L96
    orr w20, w20, #0x4000
    mov w21, w7
.L98:
    cmp w21, #0xff
    b.eq .L99
    rbit x14, x19
    add w7, w21, #0x1
    clz x14, x14
    orr w14, w20, w14, lsl #6
    strh w14, [x4, w21, uxtw #1]
    mov w21, w7
    strb w7, [x4, #0x200]
.L99:
    sub x14, x19, #0x1
    and x19, x14, x19
    cbnz x19, .L98
    b .L96
.L100:
    ands x2, x2, x6
    b.eq .L113
    add x17, x17, x12, lsl #9
    ldrb w7, [x4, #0x200]
    mov w6, #0x18
    b .L102
.L101:
    sub x18, x2, #0x1
    and x2, x18, x2
    cbz x2, .L113
.L102:
    rbit x18, x2
    clz x22, x18
    umaddl x18, w22, w6, x20
    ldp x3, x19, [x18]
    ldr x23, [x18, #0x600]
    ldr x24, [x18, #0x608]
    and x3, x3, x13
    mul x3, x3, x19
    and x19, x23, x13
    ldr w23, [x18, #0x614]
    mul x19, x19, x24
    ldp w25, w24, [x18, #0x10]
    ldr w18, [x18, #0x610]
    lsr x3, x3, x24
    lsr x19, x19, x23
    add x3, x3, x25
    add x18, x19, x18
    ldr x3, [x21, x3, lsl #3]
    ldr x19, [x17, x22, lsl #3]
    ldr x18, [x21, x18, lsl #3]
    orr x18, x18, x3
    and x3, x19, x5
    ands x19, x18, x3
    b.eq .L101
    orr w22, w22, #0x4000
    mov w23, w7
.L103:
    cmp w23, #0xff
    b.eq .L104
    rbit x18, x19
    add w7, w23, #0x1
    clz x18, x18
    orr w18, w22, w18, lsl #6
    strh w18, [x4, w23, uxtw #1]
    mov w23, w7
    strb w7, [x4, #0x200]
.L104:
    sub x18, x19, #0x1
    and x19, x18, x19
    cbnz x19, .L103
    b .L101
.L105:
    ldr x14, [x16, #0x8]
    ands x16, x14, x5
    b.eq .L164
    ldr x14, [sp, #0x8]
    and x15, x15, x5
    lsl x17, x15, #9
    lsl x15, x15, #7
    and x14, x14, x5
    rbit x14, x14
    and x17, x17, #0xfefefefefefefefe
    and x15, x15, #0x7f7f7f7f7f7f7f7f
    orr x15, x17, x15
    clz x14, x14
    and x14, x14, #0x3f
    add x14, x8, x14, lsl #6
    ldr x14, [x14, #0x8]
    orr x14, x15, x14
    bics x14, x16, x14
    b.eq .L107
    mov w15, #0x1
    mov w17, #0x1
    mov x18, x14
    lsl x16, x15, x12
    adrp x12, plywright::sliders::magic::LOOKUPS
    add x12, x12, :lo12:plywright::sliders::magic::LOOKUPS
    adrp x15, plywright::sliders::magic::TABLE
    add x15, x15, :lo12:plywright::sliders::magic::TABLE
    bic x13, x13, x16
    mov w16, #0x18
.L106:
    rbit x2, x18
    clz x2, x2
    umaddl x3, w2, w16, x12
    ldp x6, x7, [x3]
    ldr x19, [x3, #0x600]
    ldr x20, [x3, #0x608]
    and x6, x6, x13
    mul x6, x6, x7
    and x7, x19, x13
    ldp w21, w19, [x3, #0x10]
    mul x7, x7, x20
    ldr w20, [x3, #0x614]
    ldr w3, [x3, #0x610]
    lsr x6, x6, x19
    lsl x19, x2, #6
    lsl x2, x17, x2
    lsr x7, x7, x20
    add x6, x6, x21
    ldr x19, [x8, x19]
    ldr x6, [x15, x6, lsl #3]
    add x3, x7, x3
    and x7, x19, x9
    ldr x3, [x15, x3, lsl #3]
    and x6, x6, x10
    orr x6, x6, x7
    and x3, x3, x11
    orr x3, x6, x3
    sub x6, x18, #0x1
    tst x3, x5
    and x18, x6, x18
    csel x2, xzr, x2, eq
    eor x14, x2, x14
    cbnz x18, .L106
.L107:
    ands x8, x14, x5
    b.eq .L110
    ldrb w10, [x4, #0x200]
    orr w9, w1, #0x4000
.L108:
    cmp w10, #0xff
    b.eq .L109
    rbit x11, x8
    clz x11, x11
    orr w11, w9, w11, lsl #6
    strh w11, [x4, w10, uxtw #1]
    add w10, w10, #0x1
    strb w10, [x4, #0x200]
.L109:
    sub x11, x8, #0x1
    and x8, x11, x8
    cbnz x8, .L108
.L110:
    bics x8, x14, x5
    b.eq .L164
    ldrb w9, [x4, #0x200]
.L111:
    cmp w9, #0xff
    b.eq .L112
    rbit x10, x8
    clz x10, x10
    orr w10, w1, w10, lsl #6
    strh w10, [x4, w9, uxtw #1]
    add w9, w9, #0x1
    strb w9, [x4, #0x200]
.L112:
    sub x10, x8, #0x1
    and x8, x10, x8
    cbnz x8, .L111
    b .L164
.L113:
    ldr x16, [x16, #0x8]
    ands x16, x16, x5
    b.eq .L208
    and x14, x14, x5
    mov x17, #-0x101010101010102
    mov x18, #0x7f7f7f7f7f7f7f7f
    rbit x14, x14
    and x17, x17, #0x1fffffffffffe00
    and x18, x18, #0xffffffffffff00
    and x15, x15, x5
    add x17, x17, #0xfe
    add x18, x18, #0x7f
    clz x14, x14
    and x17, x17, x15, lsr #7
    and x15, x18, x15, lsr #9
    and x14, x14, #0x3f
    add x14, x8, x14, lsl #6
    orr x15, x17, x15
    ldr x14, [x14, #0x8]
    orr x14, x15, x14
    bics x14, x16, x14
    b.eq .L115
    mov w15, #0x1
    mov x16, x14
    lsl x12, x15, x12
    mov w15, #0x1
    bic x12, x13, x12
    mov w13, #0x18
.L114:
    rbit x17, x16
    clz x17, x17
    umaddl x18, w17, w13, x20
    ldp x2, x3, [x18]
    ldr x6, [x18, #0x600]
    ldr x7, [x18, #0x608]
    and x2, x2, x12
    mul x2, x2, x3
    and x3, x6, x12
    ldp w19, w6, [x18, #0x10]
    mul x3, x3, x7
    ldr w7, [x18, #0x614]
    ldr w18, [x18, #0x610]
    lsr x2, x2, x6
    lsl x6, x17, #6
    lsl x17, x15, x17
    lsr x3, x3, x7
    add x2, x2, x19
    ldr x6, [x8, x6]
    ldr x2, [x21, x2, lsl #3]
    add x18, x3, x18
    and x3, x6, x9
    ldr x18, [x21, x18, lsl #3]
    and x2, x2, x10
    orr x2, x2, x3
    and x18, x18, x11
    orr x18, x2, x18
    sub x2, x16, #0x1
    tst x18, x5
    and x16, x2, x16
    csel x17, xzr, x17, eq
    eor x14, x17, x14
    cbnz x16, .L114
.L115:
    ands x8, x14, x5
    b.eq .L118
    ldrb w10, [x4, #0x200]
    orr w9, w1, #0x4000
.L116:
    cmp w10, #0xff
    b.eq .L117
    rbit x11, x8
    clz x11, x11
    orr w11, w9, w11, lsl #6
    strh w11, [x4, w10, uxtw #1]
    add w10, w10, #0x1
    strb w10, [x4, #0x200]
.L117:
    sub x11, x8, #0x1
    and x8, x11, x8
    cbnz x8, .L116
.L118:
    bics x8, x14, x5
    b.eq .L208
    ldrb w9, [x4, #0x200]
.L119:
    cmp w9, #0xff
    b.eq .L120
    rbit x10, x8
    clz x10, x10
    orr w10, w1, w10, lsl #6
    strh w10, [x4, w9, uxtw #1]
    add w9, w9, #0x1
    strb w9, [x4, #0x200]
.L120:
    sub x10, x8, #0x1
    and x8, x10, x8
    cbnz x8, .L119
    b .L208
.L121:
    cbnz x3, .L211
.L122:
    mov x6, #-0x101010101010102
    mov x3, #0x7f7f7f7f7f7f7f7f
    and x14, x15, x17
    and x6, x6, #0x1fffffffffffe00
    and x3, x3, #0xffffffffffff00
    tst x14, #0xff00
    orr x18, x6, #0xfe
    orr x2, x3, #0x7f
    and x18, x5, x18
    and x7, x5, x2
    and x2, x18, x14, lsr #7
    and x18, x7, x14, lsr #9
    b.eq .L135
    lsr w14, w14, #8
    bic w14, w14, w13
    ands x7, x14, #0xff
    b.eq .L126
    ldrb w22, [x4, #0x200]
    mov w19, #0xb000
    mov w20, #0xa000
    mov w21, #0x9000
.L123:
    cmp w22, #0xff
    b.eq .L124
    rbit x14, x7
    add w24, w22, #0x1
    cmp w24, #0xff
    clz x14, x14
    add w14, w14, w14, lsl #6
    add w23, w14, #0x8
    orr w14, w23, w19
    strh w14, [x4, w22, uxtw #1]
    strb w24, [x4, #0x200]
    b.eq .L125
    add w14, w22, #0x2
    orr w25, w23, #0x8000
    strh w25, [x4, w24, uxtw #1]
    cmp w14, #0xff
    strb w14, [x4, #0x200]
    b.eq .L125
    add w24, w22, #0x3
    orr w25, w23, w20
    strh w25, [x4, w14, uxtw #1]
    cmp w24, #0xff
    strb w24, [x4, #0x200]
    b.eq .L125
    add w22, w22, #0x4
    orr w14, w23, w21
    strh w14, [x4, w24, uxtw #1]
    strb w22, [x4, #0x200]
.L124:
    sub x14, x7, #0x1
    ands x7, x14, x7
    b.ne .L123
    b .L126
.L125:
    mov w22, #0xff
    sub x14, x7, #0x1
    ands x7, x14, x7
    b.ne .L123
.L126:
    ands x7, x2, #0xfe
    b.eq .L130
    ldrb w20, [x4, #0x200]
    mov w19, #0xd000
.L127:
    cmp w20, #0xff
    b.eq .L128
    rbit x14, x7
    add w22, w20, #0x1
    cmp w22, #0xff
    clz x14, x14
    add w14, w14, w14, lsl #6
    add w21, w14, #0x7
    orr w14, w21, #0xf000
    strh w14, [x4, w20, uxtw #1]
    strb w22, [x4, #0x200]
    b.eq .L129
    add w14, w20, #0x2
    orr w23, w21, #0xc000
    strh w23, [x4, w22, uxtw #1]
    cmp w14, #0xff
    strb w14, [x4, #0x200]
    b.eq .L129
    add w22, w20, #0x3
    orr w23, w21, #0xe000
    strh w23, [x4, w14, uxtw #1]
    cmp w22, #0xff
    strb w22, [x4, #0x200]
    b.eq .L129
    add w20, w20, #0x4
    orr w14, w21, w19
    strh w14, [x4, w22, uxtw #1]
    strb w20, [x4, #0x200]
.L128:
    sub x14, x7, #0x1
    ands x7, x14, x7
    b.ne .L127
    b .L130
.L129:
    mov w20, #0xff
    sub x14, x7, #0x1
    ands x7, x14, x7
    b.ne .L127
.L130:
    ands x7, x18, #0x7f
    b.eq .L134
    ldrb w20, [x4, #0x200]
    mov w19, #0xd000
.L131:
    cmp w20, #0xff
    b.eq .L132
    rbit x14, x7
    add w22, w20, #0x1
    cmp w22, #0xff
    clz x14, x14
    add w14, w14, w14, lsl #6
    add w21, w14, #0x9
    orr w14, w21, #0xf000
    strh w14, [x4, w20, uxtw #1]
    strb w22, [x4, #0x200]
    b.eq .L133
    add w14, w20, #0x2
    orr w23, w21, #0xc000
    strh w23, [x4, w22, uxtw #1]
    cmp w14, #0xff
    strb w14, [x4, #0x200]
    b.eq .L133
    add w22, w20, #0x3
    orr w23, w21, #0xe000
    strh w23, [x4, w14, uxtw #1]
    cmp w22, #0xff
    strb w22, [x4, #0x200]
    b.eq .L133
    add w20, w20, #0x4
    orr w14, w21, w19
    strh w14, [x4, w22, uxtw #1]
    strb w20, [x4, #0x200]
.L132:
    sub x14, x7, #0x1
    ands x7, x14, x7
    b.ne .L131
    b .L134
.L133:
    mov w20, #0xff
    sub x14, x7, #0x1
    ands x7, x14, x7
    b.ne .L131
.L134:
    and x2, x2, x6
    and x18, x18, x3
.L135:
    cbz x2, .L138
    ldrb w3, [x4, #0x200]
.L136:
    cmp w3, #0xff
    b.eq .L137
    rbit x14, x2
    clz x14, x14
    add w14, w14, w14, lsl #6
    add w14, w14, #0x7
    orr w14, w14, #0x4000
    strh w14, [x4, w3, uxtw #1]
    add w3, w3, #0x1
    strb w3, [x4, #0x200]
.L137:
    sub x14, x2, #0x1
    and x2, x14, x2
    cbnz x2, .L136
.L138:
    cbz x18, .L141
    ldrb w2, [x4, #0x200]
.L139:
    cmp w2, #0xff
    b.eq .L140
    rbit x14, x18
    clz x14, x14
    add w14, w14, w14, lsl #6
    add w14, w14, #0x9
    orr w14, w14, #0x4000
    strh w14, [x4, w2, uxtw #1]
    add w2, w2, #0x1
    strb w2, [x4, #0x200]
.L140:
    sub x14, x18, #0x1
    and x18, x14, x18
    cbnz x18, .L139
.L141:
    ands x18, x9, x17
    b.eq .L146
    ldrb w2, [x4, #0x200]
    b .L143
.L142:
    sub x14, x18, #0x1
    and x18, x14, x18
    cbz x18, .L146
.L143:
    rbit x14, x18
    clz x14, x14
    lsl x3, x14, #6
    ldr x3, [x8, x3]
    ands x3, x3, x5
    b.eq .L142
    orr w6, w14, #0x4000
    mov w7, w2
.L144:
    cmp w7, #0xff
    b.eq .L145
    rbit x14, x3
    add w2, w7, #0x1
    clz x14, x14
    orr w14, w6, w14, lsl #6
    strh w14, [x4, w7, uxtw #1]
    mov w7, w2
    strb w2, [x4, #0x200]
.L145:
    sub x14, x3, #0x1
    and x3, x14, x3
    cbnz x3, .L144
    b .L142
.L146:
    ands x18, x11, x17
    b.eq .L151
    ldrb w7, [x4, #0x200]
    adrp x2, plywright::sliders::magic::LOOKUPS
    add x2, x2, :lo12:plywright::sliders::magic::LOOKUPS
    mov w3, #0x18
    adrp x6, plywright::sliders::magic::TABLE
    add x6, x6, :lo12:plywright::sliders::magic::TABLE
    b .L148
.L147:
    sub x14, x18, #0x1
    and x18, x14, x18
    cbz x18, .L151
.L148:
    rbit x14, x18
    clz x20, x14
    umaddl x14, w20, w3, x2
    ldr x19, [x14, #0x600]
    ldr x21, [x14, #0x608]
    and x19, x19, x13
    mul x19, x19, x21
    ldr w21, [x14, #0x614]
    ldr w14, [x14, #0x610]
    lsr x19, x19, x21
    add x14, x19, x14
    ldr x14, [x6, x14, lsl #3]
    ands x19, x14, x5
    b.eq .L147
    orr w20, w20, #0x4000
    mov w21, w7
.L149:
    cmp w21, #0xff
    b.eq .L150
    rbit x14, x19
    add w7, w21, #0x1
    clz x14, x14
    orr w14, w20, w14, lsl #6
    strh w14, [x4, w21, uxtw #1]
    mov w21, w7
    strb w7, [x4, #0x200]
.L150:
    sub x14, x19, #0x1
    and x19, x14, x19
    cbnz x19, .L149
    b .L147
.L151:
    ands x17, x10, x17
    b.eq .L156
    ldrb w6, [x4, #0x200]
    adrp x18, plywright::sliders::magic::LOOKUPS
    add x18, x18, :lo12:plywright::sliders::magic::LOOKUPS
    mov w2, #0x18
    adrp x3, plywright::sliders::magic::TABLE
    add x3, x3, :lo12:plywright::sliders::magic::TABLE
    b .L153
.L152:
    sub x14, x17, #0x1
    and x17, x14, x17
    cbz x17, .L156
.L153:
    rbit x14, x17
    clz x19, x14
    umaddl x14, w19, w2, x18
    ldp x7, x20, [x14]
    and x7, x7, x13
    mul x7, x7, x20
    ldp w14, w20, [x14, #0x10]
    lsr x7, x7, x20
    add x14, x7, x14
    ldr x14, [x3, x14, lsl #3]
    ands x7, x14, x5
    b.eq .L152
    orr w19, w19, #0x4000
    mov w20, w6
.L154:
    cmp w20, #0xff
    b.eq .L155
    rbit x14, x7
    add w6, w20, #0x1
    clz x14, x14
    orr w14, w19, w14, lsl #6
    strh w14, [x4, w20, uxtw #1]
    mov w20, w6
    strb w6, [x4, #0x200]
.L155:
    sub x14, x7, #0x1
    and x7, x14, x7
    cbnz x7, .L154
    b .L152
.L156:
    ldr x14, [x16, #0x8]
    ands x16, x14, x5
    b.eq .L164
    ldr x14, [sp, #0x8]
    and x15, x15, x5
    lsl x17, x15, #9
    lsl x15, x15, #7
    and x14, x14, x5
    rbit x14, x14
    and x17, x17, #0xfefefefefefefefe
    and x15, x15, #0x7f7f7f7f7f7f7f7f
    orr x15, x17, x15
    clz x14, x14
    and x14, x14, #0x3f
    add x14, x8, x14, lsl #6
    ldr x14, [x14, #0x8]
    orr x14, x15, x14
    bics x14, x16, x14
    b.eq .L158
    mov w15, #0x1
    mov w17, #0x1
    mov x18, x14
    lsl x16, x15, x12
    adrp x12, plywright::sliders::magic::LOOKUPS
    add x12, x12, :lo12:plywright::sliders::magic::LOOKUPS
    adrp x15, plywright::sliders::magic::TABLE
    add x15, x15, :lo12:plywright::sliders::magic::TABLE
    bic x13, x13, x16
    mov w16, #0x18
.L157:
    rbit x2, x18
    clz x2, x2
    umaddl x3, w2, w16, x12
    ldp x6, x7, [x3]
    ldr x19, [x3, #0x600]
    ldr x20, [x3, #0x608]
    and x6, x6, x13
    mul x6, x6, x7
    and x7, x19, x13
    ldp w21, w19, [x3, #0x10]
    mul x7, x7, x20
    ldr w20, [x3, #0x614]
    ldr w3, [x3, #0x610]
    lsr x6, x6, x19
    lsl x19, x2, #6
    lsl x2, x17, x2
    lsr x7, x7, x20
    add x6, x6, x21
    ldr x19, [x8, x19]
    ldr x6, [x15, x6, lsl #3]
    add x3, x7, x3
    and x7, x19, x9
    ldr x3, [x15, x3, lsl #3]
    and x6, x6, x10
    orr x6, x6, x7
    and x3, x3, x11
    orr x3, x6, x3
    sub x6, x18, #0x1
    tst x3, x5
    and x18, x6, x18
    csel x2, xzr, x2, eq
    eor x14, x2, x14
    cbnz x18, .L157
.L158:
    ands x8, x14, x5
    b.eq .L161
    ldrb w10, [x4, #0x200]
    orr w9, w1, #0x4000
.L159:
    cmp w10, #0xff
    b.eq .L160
    rbit x11, x8
    clz x11, x11
    orr w11, w9, w11, lsl #6
    strh w11, [x4, w10, uxtw #1]
    add w10, w10, #0x1
    strb w10, [x4, #0x200]
.L160:
    sub x11, x8, #0x1
    and x8, x11, x8
    cbnz x8, .L159
.L161:
    bics x8, x14, x5
    b.eq .L164
    ldrb w9, [x4, #0x200]
.L162:
    cmp w9, #0xff
    b.eq .L163
    rbit x10, x8
    clz x10, x10
    orr w10, w1, w10, lsl #6
    strh w10, [x4, w9, uxtw #1]
    add w9, w9, #0x1
    strb w9, [x4, #0x200]
.L163:
    sub x10, x8, #0x1
    and x8, x10, x8
    cbnz x8, .L162
.L164:
    ldrb w8, [x0, #0x41]
    tbz w8, #0x0, .L209
    ldp x20, x19, [sp, #0x50]
    mov x3, x4
    ldp x22, x21, [sp, #0x40]
    ldrb w2, [x0, #0x42]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    b plywright::movegen::generate::en_passant
.L165:
    cbnz x3, .L213
.L166:
    and x7, x15, x17
    mov x18, #-0x101010101010102
    mov x2, #0x7f7f7f7f7f7f7f7f
    and x3, x5, x7, lsl #9
    and x19, x5, x7, lsl #7
    and x18, x18, #0x1fffffffffffe00
    tst x7, #0xff000000000000
    and x2, x2, #0xffffffffffff00
    and x6, x3, #0xfefefefefefefefe
    and x3, x19, #0x7f7f7f7f7f7f7f7f
    b.eq .L179
    lsl x7, x7, #8
    bic x7, x7, x13
    ands x7, x7, #0xff00000000000000
    b.eq .L170
    ldrb w22, [x4, #0x200]
    mov w19, #0xb000
    mov w20, #0xa000
    mov w21, #0x9000
.L167:
    cmp w22, #0xff
    b.eq .L168
    rbit x23, x7
    clz x23, x23
    add w24, w23, #0x38
    and w24, w24, #0x3f
    orr w23, w24, w23, lsl #6
    add w24, w22, #0x1
    cmp w24, #0xff
    orr w25, w23, w19
    strh w25, [x4, w22, uxtw #1]
    strb w24, [x4, #0x200]
    b.eq .L169
    add w25, w22, #0x2
    orr w26, w23, #0x8000
    strh w26, [x4, w24, uxtw #1]
    cmp w25, #0xff
    strb w25, [x4, #0x200]
    b.eq .L169
    add w24, w22, #0x3
    orr w26, w23, w20
    strh w26, [x4, w25, uxtw #1]
    cmp w24, #0xff
    strb w24, [x4, #0x200]
    b.eq .L169
    add w22, w22, #0x4
    orr w23, w23, w21
    strh w23, [x4, w24, uxtw #1]
    strb w22, [x4, #0x200]
.L168:
    sub x23, x7, #0x1
    ands x7, x23, x7
    b.ne .L167
    b .L170
.L169:
    mov w22, #0xff
    sub x23, x7, #0x1
    ands x7, x23, x7
    b.ne .L167
.L170:
    ands x7, x6, #0xfe00000000000000
    b.eq .L174
    ldrb w20, [x4, #0x200]
    mov w19, #0xd000
.L171:
    cmp w20, #0xff
    b.eq .L172
    rbit x21, x7
    clz x21, x21
    add w22, w21, #0x37
    and w22, w22, #0x3f
    orr w21, w22, w21, lsl #6
    add w22, w20, #0x1
    cmp w22, #0xff
    orr w23, w21, #0xf000
    strh w23, [x4, w20, uxtw #1]
    strb w22, [x4, #0x200]
    b.eq .L173
    add w23, w20, #0x2
    orr w24, w21, #0xc000
    strh w24, [x4, w22, uxtw #1]
    cmp w23, #0xff
    strb w23, [x4, #0x200]
    b.eq .L173
    add w22, w20, #0x3
    orr w24, w21, #0xe000
    strh w24, [x4, w23, uxtw #1]
    cmp w22, #0xff
    strb w22, [x4, #0x200]
    b.eq .L173
    add w20, w20, #0x4
    orr w21, w21, w19
    strh w21, [x4, w22, uxtw #1]
    strb w20, [x4, #0x200]
.L172:
    sub x21, x7, #0x1
    ands x7, x21, x7
    b.ne .L171
    b .L174
.L173:
    mov w20, #0xff
    sub x21, x7, #0x1
    ands x7, x21, x7
    b.ne .L171
.L174:
    ands x7, x3, #0x7f00000000000000
    b.eq .L178
    ldrb w20, [x4, #0x200]
    mov w19, #0xd000
.L175:
    cmp w20, #0xff
    b.eq .L176
    rbit x21, x7
    clz x21, x21
    add w22, w21, #0x39
    and w22, w22, #0x3f
    orr w21, w22, w21, lsl #6
    add w22, w20, #0x1
    cmp w22, #0xff
    orr w23, w21, #0xf000
    strh w23, [x4, w20, uxtw #1]
    strb w22, [x4, #0x200]
    b.eq .L177
    add w23, w20, #0x2
    orr w24, w21, #0xc000
    strh w24, [x4, w22, uxtw #1]
    cmp w23, #0xff
    strb w23, [x4, #0x200]
    b.eq .L177
    add w22, w20, #0x3
    orr w24, w21, #0xe000
    strh w24, [x4, w23, uxtw #1]
    cmp w22, #0xff
    strb w22, [x4, #0x200]
    b.eq .L177
    add w20, w20, #0x4
    orr w21, w21, w19
    strh w21, [x4, w22, uxtw #1]
    strb w20, [x4, #0x200]
.L176:
    sub x21, x7, #0x1
    ands x7, x21, x7
    b.ne .L175
    b .L178
.L177:
    mov w20, #0xff
    sub x21, x7, #0x1
    ands x7, x21, x7
    b.ne .L175
.L178:
    and x6, x6, x18
    and x3, x3, x2
.L179:
    cbz x6, .L182
    ldrb w7, [x4, #0x200]
.L180:
    cmp w7, #0xff
    b.eq .L181
    rbit x19, x6
    clz x19, x19
    add w20, w19, #0x37
    and w20, w20, #0x3f
    orr w19, w20, w19, lsl #6
    orr w19, w19, #0x4000
    strh w19, [x4, w7, uxtw #1]
    add w7, w7, #0x1
    strb w7, [x4, #0x200]
.L181:
    sub x19, x6, #0x1
    and x6, x19, x6
    cbnz x6, .L180
.L182:
    cbz x3, .L185
    ldrb w6, [x4, #0x200]
.L183:
    cmp w6, #0xff
    b.eq .L184
    rbit x7, x3
    clz x7, x7
    add w19, w7, #0x39
    and w19, w19, #0x3f
    orr w7, w19, w7, lsl #6
    orr w7, w7, #0x4000
    strh w7, [x4, w6, uxtw #1]
    add w6, w6, #0x1
    strb w6, [x4, #0x200]
.L184:
    sub x7, x3, #0x1
    and x3, x7, x3
    cbnz x3, .L183
.L185:
    ands x3, x9, x17
    b.eq .L190
    ldrb w6, [x4, #0x200]
    b .L187
.L186:
    sub x7, x3, #0x1
    and x3, x7, x3
    cbz x3, .L190
.L187:
    rbit x7, x3
    clz x19, x7
    lsl x7, x19, #6
    ldr x7, [x8, x7]
    ands x7, x7, x5
    b.eq .L186
    orr w19, w19, #0x4000
    mov w20, w6
.L188:
    cmp w20, #0xff
    b.eq .L189
    rbit x6, x7
    clz x6, x6
    orr w21, w19, w6, lsl #6
    add w6, w20, #0x1
    strh w21, [x4, w20, uxtw #1]
    mov w20, w6
    strb w6, [x4, #0x200]
.L189:
    sub x21, x7, #0x1
    and x7, x21, x7
    cbnz x7, .L188
    b .L186
.L190:
    ands x3, x11, x17
    b.eq .L195
    ldrb w20, [x4, #0x200]
    adrp x6, plywright::sliders::magic::LOOKUPS
    add x6, x6, :lo12:plywright::sliders::magic::LOOKUPS
    mov w7, #0x18
    adrp x19, plywright::sliders::magic::TABLE
    add x19, x19, :lo12:plywright::sliders::magic::TABLE
    b .L192
.L191:
    sub x21, x3, #0x1
    and x3, x21, x3
    cbz x3, .L195
.L192:
    rbit x21, x3
    clz x22, x21
    umaddl x21, w22, w7, x6
    ldr x23, [x21, #0x600]
    ldr x24, [x21, #0x608]
    and x23, x23, x13
    mul x23, x23, x24
    ldr w24, [x21, #0x614]
    ldr w21, [x21, #0x610]
    lsr x23, x23, x24
    add x21, x23, x21
    ldr x21, [x19, x21, lsl #3]
    ands x21, x21, x5
    b.eq .L191
    orr w22, w22, #0x4000
    mov w23, w20
.L193:
    cmp w23, #0xff
    b.eq .L194
    rbit x20, x21
    clz x20, x20
    orr w24, w22, w20, lsl #6
    add w20, w23, #0x1
    strh w24, [x4, w23, uxtw #1]
    mov w23, w20
    strb w20, [x4, #0x200]
.L194:
    sub x24, x21, #0x1
    and x21, x24, x21
    cbnz x21, .L193
    b .L191
.L195:
    ands x17, x10, x17
    b.eq .L200
    ldrb w19, [x4, #0x200]
    adrp x3, plywright::sliders::magic::LOOKUPS
    add x3, x3, :lo12:plywright::sliders::magic::LOOKUPS
    mov w6, #0x18
    adrp x7, plywright::sliders::magic::TABLE
    add x7, x7, :lo12:plywright::sliders::magic::TABLE
    b .L197
.L196:
    sub x20, x17, #0x1
    and x17, x20, x17
    cbz x17, .L200
.L197:
    rbit x20, x17
    clz x21, x20
    umaddl x20, w21, w6, x3
    ldp x22, x23, [x20]
    and x22, x22, x13
    mul x22, x22, x23
    ldp w20, w23, [x20, #0x10]
    lsr x22, x22, x23
    add x20, x22, x20
    ldr x20, [x7, x20, lsl #3]
    ands x20, x20, x5
    b.eq .L196
    orr w21, w21, #0x4000
    mov w22, w19
.L198:
    cmp w22, #0xff
    b.eq .L199
    rbit x19, x20
    clz x19, x19
    orr w23, w21, w19, lsl #6
    add w19, w22, #0x1
    strh w23, [x4, w22, uxtw #1]
    mov w22, w19
    strb w19, [x4, #0x200]
.L199:
    sub x23, x20, #0x1
    and x20, x23, x20
    cbnz x20, .L198
    b .L196
.L200:
    ldr x16, [x16, #0x8]
    ands x16, x16, x5
    b.eq .L208
    and x14, x14, x5
    and x15, x15, x5
    add x17, x18, #0xfe
    rbit x14, x14
    add x18, x2, #0x7f
    and x17, x17, x15, lsr #7
    and x15, x18, x15, lsr #9
    clz x14, x14
    and x14, x14, #0x3f
    orr x15, x17, x15
    add x14, x8, x14, lsl #6
    ldr x14, [x14, #0x8]
    orr x14, x15, x14
    bics x14, x16, x14
    b.eq .L202
    mov w15, #0x1
    mov w17, #0x1
    mov x18, x14
    lsl x16, x15, x12
    adrp x12, plywright::sliders::magic::LOOKUPS
    add x12, x12, :lo12:plywright::sliders::magic::LOOKUPS
    adrp x15, plywright::sliders::magic::TABLE
    add x15, x15, :lo12:plywright::sliders::magic::TABLE
    bic x13, x13, x16
    mov w16, #0x18
.L201:
    rbit x2, x18
    clz x2, x2
    umaddl x3, w2, w16, x12
    ldp x6, x7, [x3]
    ldr x19, [x3, #0x600]
    ldr x20, [x3, #0x608]
    and x6, x6, x13
    mul x6, x6, x7
    and x7, x19, x13
    ldp w21, w19, [x3, #0x10]
    mul x7, x7, x20
    ldr w20, [x3, #0x614]
    ldr w3, [x3, #0x610]
    lsr x6, x6, x19
    lsl x19, x2, #6
    lsl x2, x17, x2
    lsr x7, x7, x20
    add x6, x6, x21
    ldr x19, [x8, x19]
    ldr x6, [x15, x6, lsl #3]
    add x3, x7, x3
    and x7, x19, x9
    ldr x3, [x15, x3, lsl #3]
    and x6, x6, x10
    orr x6, x6, x7
    and x3, x3, x11
    orr x3, x6, x3
    sub x6, x18, #0x1
    tst x3, x5
    and x18, x6, x18
    csel x2, xzr, x2, eq
    eor x14, x2, x14
    cbnz x18, .L201
.L202:
    ands x8, x14, x5
    b.eq .L205
    ldrb w10, [x4, #0x200]
    orr w9, w1, #0x4000
.L203:
    cmp w10, #0xff
    b.eq .L204
    rbit x11, x8
    clz x11, x11
    orr w11, w9, w11, lsl #6
    strh w11, [x4, w10, uxtw #1]
    add w10, w10, #0x1
    strb w10, [x4, #0x200]
.L204:
    sub x11, x8, #0x1
    and x8, x11, x8
    cbnz x8, .L203
.L205:
    bics x8, x14, x5
    b.eq .L208
    ldrb w9, [x4, #0x200]
.L206:
    cmp w9, #0xff
    b.eq .L207
    rbit x10, x8
    clz x10, x10
    orr w10, w1, w10, lsl #6
    strh w10, [x4, w9, uxtw #1]
    add w9, w9, #0x1
    strb w9, [x4, #0x200]
.L207:
    sub x10, x8, #0x1
    and x8, x10, x8
    cbnz x8, .L206
.L208:
    ldrb w8, [x0, #0x41]
    tbnz w8, #0x0, .L210
.L209:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    ret
.L210:
    ldp x20, x19, [sp, #0x50]
    mov x3, x4
    ldp x22, x21, [sp, #0x40]
    ldrb w2, [x0, #0x42]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    b plywright::movegen::generate::en_passant
.L211:
    mov x2, xzr
.L212:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    b plywright::movegen::generate::evasions
.L213:
    mov x2, xzr
.L214:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    b plywright::movegen::generate::evasions

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

plywright::movegen::generate::evasions:
    str x30, [sp, #-0x60]!
    stp x28, x27, [sp, #0x10]
    stp x26, x25, [sp, #0x20]
    stp x24, x23, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    ldr x9, [x0, #0x38]
    ldr x8, [x0, #0x28]
    mov x11, #-0x101010101010102
    mov x13, #0x7f7f7f7f7f7f7f7f
    and x11, x11, #0x1fffffffffffe00
    mov w14, w1
    and x8, x8, x9
    and x13, x13, #0xffffffffffff00
    adrp x10, plywright::board::geometry::AROUND
    add x10, x10, :lo12:plywright::board::geometry::AROUND
    rbit x12, x8
    ldr x8, [x0]
    and x14, x14, #0xff
    orr x17, x11, #0xfe
    orr x18, x13, #0x7f
    clz x12, x12
    and x16, x8, x9
    add x15, x10, x14, lsl #6
    and x12, x12, #0x3f
    and x17, x17, x16, lsr #7
    and x16, x18, x16, lsr #9
    add x12, x10, x12, lsl #6
    ldr x18, [x15, #0x8]
    orr x16, x16, x17
    ldr x12, [x12, #0x8]
    orr x12, x16, x12
    bic x12, x18, x12
    ands x12, x12, x9
    b.eq .L1
    ldr x18, [x0, #0x30]
    mov w16, #0x1
    mov x22, x12
    ldp x6, x7, [x0, #0x18]
    lsl x20, x16, x14
    ldp x17, x19, [x0, #0x8]
    orr x21, x18, x9
    orr x18, x7, x6
    orr x6, x19, x7
    mov w7, #0x18
    bic x19, x21, x20
    adrp x20, plywright::sliders::magic::LOOKUPS
    add x20, x20, :lo12:plywright::sliders::magic::LOOKUPS
    adrp x21, plywright::sliders::magic::TABLE
    add x21, x21, :lo12:plywright::sliders::magic::TABLE
.L0:
    rbit x23, x22
    clz x23, x23
    umaddl x24, w23, w7, x20
    ldp x25, x26, [x24]
    ldr x27, [x24, #0x600]
    ldr x28, [x24, #0x608]
    and x25, x25, x19
    mul x25, x25, x26
    and x26, x27, x19
    ldp w30, w27, [x24, #0x10]
    mul x26, x26, x28
    ldr w28, [x24, #0x614]
    ldr w24, [x24, #0x610]
    lsr x25, x25, x27
    lsl x27, x23, #6
    lsl x23, x16, x23
    lsr x26, x26, x28
    add x25, x25, x30
    ldr x27, [x10, x27]
    ldr x25, [x21, x25, lsl #3]
    add x24, x26, x24
    and x26, x17, x27
    ldr x24, [x21, x24, lsl #3]
    and x25, x18, x25
    orr x25, x25, x26
    and x24, x6, x24
    orr x24, x25, x24
    sub x25, x22, #0x1
    tst x24, x9
    and x22, x25, x22
    csel x23, xzr, x23, eq
    eor x12, x23, x12
    cbnz x22, .L0
.L1:
    ands x16, x12, x5
    b.eq .L4
    mov w17, #0x4000
    ldrb w18, [x4, #0x200]
    bfxil w17, w1, #0, #8
.L2:
    cmp w18, #0xff
    b.eq .L3
    rbit x6, x16
    clz x6, x6
    orr w6, w17, w6, lsl #6
    strh w6, [x4, w18, uxtw #1]
    add w18, w18, #0x1
    strb w18, [x4, #0x200]
.L3:
    sub x6, x16, #0x1
    and x16, x6, x16
    cbnz x16, .L2
.L4:
    bics x12, x12, x5
    b.eq .L7
    ldrb w17, [x4, #0x200]
    and w16, w1, #0xff
.L5:
    cmp w17, #0xff
    b.eq .L6
    rbit x18, x12
    clz x18, x18
    orr w18, w16, w18, lsl #6
    strh w18, [x4, w17, uxtw #1]
    add w17, w17, #0x1
    strb w17, [x4, #0x200]
.L6:
    sub x18, x12, #0x1
    and x12, x18, x12
    cbnz x12, .L5
.L7:
    sub x12, x3, #0x1
    tst x3, x12
    b.ne .L51
    ldp x6, x15, [x15, #0x30]
    rbit x16, x3
    adrp x17, plywright::board::geometry::BETWEEN
    add x17, x17, :lo12:plywright::board::geometry::BETWEEN
    ldr x12, [x0, #0x30]
    add x14, x17, x14, lsl #9
    clz x16, x16
    and x18, x12, x8
    orn x17, x6, x2
    orn x15, x15, x2
    ldr x14, [x14, x16, lsl #3]
    and x16, x17, x18
    and x15, x15, x18
    and x16, x9, x16, lsl #9
    and x17, x9, x15, lsl #7
    tst x18, #0xff000000000000
    orr x15, x14, x3
    mvn x14, x2
    and x16, x16, x15
    and x6, x17, x15
    and x17, x16, #0xfefefefefefefefe
    and x16, x6, #0x7f7f7f7f7f7f7f7f
    b.eq .L20
    and x2, x1, #0x7
    mov x6, #0x101010101010101
    lsl x2, x6, x2
    orr x6, x12, x9
    orr x2, x2, x14
    and x18, x18, x2
    bic x2, x15, x6
    and x18, x2, x18, lsl #8
    ands x18, x18, #0xff00000000000000
    b.eq .L11
    ldrb w19, [x4, #0x200]
    mov w2, #0xb000
    mov w6, #0xa000
    mov w7, #0x9000
.L8:
    cmp w19, #0xff
    b.eq .L9
    rbit x20, x18
    clz x20, x20
    add w21, w20, #0x38
    and w21, w21, #0x3f
    orr w20, w21, w20, lsl #6
    add w21, w19, #0x1
    cmp w21, #0xff
    orr w22, w20, w2
    strh w22, [x4, w19, uxtw #1]
    strb w21, [x4, #0x200]
    b.eq .L10
    add w22, w19, #0x2
    orr w23, w20, #0x8000
    strh w23, [x4, w21, uxtw #1]
    cmp w22, #0xff
    strb w22, [x4, #0x200]
    b.eq .L10
    add w21, w19, #0x3
    orr w23, w20, w6
    strh w23, [x4, w22, uxtw #1]
    cmp w21, #0xff
    strb w21, [x4, #0x200]
    b.eq .L10
    add w19, w19, #0x4
    orr w20, w20, w7
    strh w20, [x4, w21, uxtw #1]
    strb w19, [x4, #0x200]
.L9:
    sub x20, x18, #0x1
    ands x18, x20, x18
    b.ne .L8
    b .L11
.L10:
    mov w19, #0xff
    sub x20, x18, #0x1
    ands x18, x20, x18
    b.ne .L8
.L11:
    ands x18, x17, #0xfe00000000000000
    b.eq .L15
    ldrb w6, [x4, #0x200]
    mov w2, #0xd000
.L12:
    cmp w6, #0xff
    b.eq .L13
    rbit x7, x18
    clz x7, x7
    add w19, w7, #0x37
    and w19, w19, #0x3f
    orr w7, w19, w7, lsl #6
    add w19, w6, #0x1
    cmp w19, #0xff
    orr w20, w7, #0xf000
    strh w20, [x4, w6, uxtw #1]
    strb w19, [x4, #0x200]
    b.eq .L14
    add w20, w6, #0x2
    orr w21, w7, #0xc000
    strh w21, [x4, w19, uxtw #1]
    cmp w20, #0xff
    strb w20, [x4, #0x200]
    b.eq .L14
    add w19, w6, #0x3
    orr w21, w7, #0xe000
    strh w21, [x4, w20, uxtw #1]
    cmp w19, #0xff
    strb w19, [x4, #0x200]
    b.eq .L14
    add w6, w6, #0x4
    orr w7, w7, w2
    strh w7, [x4, w19, uxtw #1]
    strb w6, [x4, #0x200]
.L13:
    sub x7, x18, #0x1
    ands x18, x7, x18
    b.ne .L12
    b .L15
.L14:
    mov w6, #0xff
    sub x7, x18, #0x1
    ands x18, x7, x18
    b.ne .L12
.L15:
    ands x18, x16, #0x7f00000000000000
    b.eq .L19
    ldrb w6, [x4, #0x200]
    mov w2, #0xd000
.L16:
    cmp w6, #0xff
    b.eq .L17
    rbit x7, x18
    clz x7, x7
    add w19, w7, #0x39
    and w19, w19, #0x3f
    orr w7, w19, w7, lsl #6
    add w19, w6, #0x1
    cmp w19, #0xff
    orr w20, w7, #0xf000
    strh w20, [x4, w6, uxtw #1]
    strb w19, [x4, #0x200]
    b.eq .L18
    add w20, w6, #0x2
    orr w21, w7, #0xc000
    strh w21, [x4, w19, uxtw #1]
    cmp w20, #0xff
    strb w20, [x4, #0x200]
    b.eq .L18
    add w19, w6, #0x3
    orr w21, w7, #0xe000
    strh w21, [x4, w20, uxtw #1]
    cmp w19, #0xff
    strb w19, [x4, #0x200]
    b.eq .L18
    add w6, w6, #0x4
    orr w7, w7, w2
    strh w7, [x4, w19, uxtw #1]
    strb w6, [x4, #0x200]
.L17:
    sub x7, x18, #0x1
    ands x18, x7, x18
    b.ne .L16
    b .L19
.L18:
    mov w6, #0xff
    sub x7, x18, #0x1
    ands x18, x7, x18
    b.ne .L16
.L19:
    and x17, x17, x11
    and x16, x16, x13
.L20:
    cbz x17, .L23
    ldrb w11, [x4, #0x200]
.L21:
    cmp w11, #0xff
    b.eq .L22
    rbit x13, x17
    clz x13, x13
    add w18, w13, #0x37
    and w18, w18, #0x3f
    orr w13, w18, w13, lsl #6
    orr w13, w13, #0x4000
    strh w13, [x4, w11, uxtw #1]
    add w11, w11, #0x1
    strb w11, [x4, #0x200]
.L22:
    sub x13, x17, #0x1
    and x17, x13, x17
    cbnz x17, .L21
.L23:
    cbz x16, .L26
    ldrb w11, [x4, #0x200]
.L24:
    cmp w11, #0xff
    b.eq .L25
    rbit x13, x16
    clz x13, x13
    add w17, w13, #0x39
    and w17, w17, #0x3f
    orr w13, w17, w13, lsl #6
    orr w13, w13, #0x4000
    strh w13, [x4, w11, uxtw #1]
    add w11, w11, #0x1
    strb w11, [x4, #0x200]
.L25:
    sub x13, x16, #0x1
    and x16, x13, x16
    cbnz x16, .L24
.L26:
    ldr x11, [x0, #0x8]
    and x13, x12, x14
    and x15, x15, x9
    ands x16, x13, x11
    mvn x13, x5
    b.eq .L34
    ldrb w17, [x4, #0x200]
    b .L28
.L27:
    sub x18, x16, #0x1
    and x16, x18, x16
    cbz x16, .L34
.L28:
    rbit x18, x16
    clz x18, x18
    lsl x2, x18, #6
    ldr x2, [x10, x2]
    and x2, x2, x15
    ands x6, x2, x5
    b.eq .L31
    orr w7, w18, #0x4000
    mov w19, w17
.L29:
    cmp w19, #0xff
    b.eq .L30
    rbit x17, x6
    clz x17, x17
    orr w20, w7, w17, lsl #6
    add w17, w19, #0x1
    strh w20, [x4, w19, uxtw #1]
    mov w19, w17
    strb w17, [x4, #0x200]
.L30:
    sub x20, x6, #0x1
    and x6, x20, x6
    cbnz x6, .L29
.L31:
    ands x2, x2, x13
    b.eq .L27
    mov w6, w17
.L32:
    cmp w6, #0xff
    b.eq .L33
    rbit x17, x2
    clz x17, x17
    orr w7, w18, w17, lsl #6
    add w17, w6, #0x1
    strh w7, [x4, w6, uxtw #1]
    mov w6, w17
    strb w17, [x4, #0x200]
.L33:
    sub x7, x2, #0x1
    and x2, x7, x2
    cbnz x2, .L32
    b .L27
.L34:
    ldr x16, [x0, #0x10]
    ldr x10, [x0, #0x20]
    and x14, x14, x12
    orr x9, x12, x9
    orr x16, x10, x16
    ands x16, x16, x14
    b.eq .L42
    ldrb w2, [x4, #0x200]
    adrp x12, plywright::sliders::magic::LOOKUPS
    add x12, x12, :lo12:plywright::sliders::magic::LOOKUPS
    mov w17, #0x18
    adrp x18, plywright::sliders::magic::TABLE
    add x18, x18, :lo12:plywright::sliders::magic::TABLE
    b .L36
.L35:
    sub x6, x16, #0x1
    and x16, x6, x16
    cbz x16, .L42
.L36:
    rbit x6, x16
    clz x6, x6
    umaddl x7, w6, w17, x12
    ldr x19, [x7, #0x600]
    ldr x20, [x7, #0x608]
    and x19, x19, x9
    mul x19, x19, x20
    ldr w20, [x7, #0x614]
    ldr w7, [x7, #0x610]
    lsr x19, x19, x20
    add x7, x19, x7
    ldr x7, [x18, x7, lsl #3]
    and x7, x7, x15
    ands x19, x7, x5
    b.eq .L39
    orr w20, w6, #0x4000
    mov w21, w2
.L37:
    cmp w21, #0xff
    b.eq .L38
    rbit x2, x19
    clz x2, x2
    orr w22, w20, w2, lsl #6
    add w2, w21, #0x1
    strh w22, [x4, w21, uxtw #1]
    mov w21, w2
    strb w2, [x4, #0x200]
.L38:
    sub x22, x19, #0x1
    and x19, x22, x19
    cbnz x19, .L37
.L39:
    ands x7, x7, x13
    b.eq .L35
    mov w19, w2
.L40:
    cmp w19, #0xff
    b.eq .L41
    rbit x2, x7
    clz x2, x2
    orr w20, w6, w2, lsl #6
    add w2, w19, #0x1
    strh w20, [x4, w19, uxtw #1]
    mov w19, w2
    strb w2, [x4, #0x200]
.L41:
    sub x20, x7, #0x1
    and x7, x20, x7
    cbnz x7, .L40
    b .L35
.L42:
    ldr x12, [x0, #0x18]
    orr x10, x12, x10
    ands x10, x10, x14
    b.eq .L50
    ldrb w17, [x4, #0x200]
    adrp x12, plywright::sliders::magic::LOOKUPS
    add x12, x12, :lo12:plywright::sliders::magic::LOOKUPS
    mov w14, #0x18
    adrp x16, plywright::sliders::magic::TABLE
    add x16, x16, :lo12:plywright::sliders::magic::TABLE
    b .L44
.L43:
    sub x18, x10, #0x1
    and x10, x18, x10
    cbz x10, .L50
.L44:
    rbit x18, x10
    clz x18, x18
    umaddl x2, w18, w14, x12
    ldp x6, x7, [x2]
    and x6, x6, x9
    mul x6, x6, x7
    ldp w2, w7, [x2, #0x10]
    lsr x6, x6, x7
    add x2, x6, x2
    ldr x2, [x16, x2, lsl #3]
    and x2, x2, x15
    ands x6, x2, x5
    b.eq .L47
    orr w7, w18, #0x4000
    mov w19, w17
.L45:
    cmp w19, #0xff
    b.eq .L46
    rbit x17, x6
    clz x17, x17
    orr w20, w7, w17, lsl #6
    add w17, w19, #0x1
    strh w20, [x4, w19, uxtw #1]
    mov w19, w17
    strb w17, [x4, #0x200]
.L46:
    sub x20, x6, #0x1
    and x6, x20, x6
    cbnz x6, .L45
.L47:
    ands x2, x2, x13
    b.eq .L43
    mov w6, w17
.L48:
    cmp w6, #0xff
    b.eq .L49
    rbit x17, x2
    clz x17, x17
    orr w7, w18, w17, lsl #6
    add w17, w6, #0x1
    strh w7, [x4, w6, uxtw #1]
    mov w6, w17
    strb w17, [x4, #0x200]
.L49:
    sub x7, x2, #0x1
    and x2, x7, x2
    cbnz x2, .L48
    b .L43
.L50:
    ldrb w9, [x0, #0x41]
    cmp w9, #0x1
    b.ne .L51
    ldrb w2, [x0, #0x42]
    mov w10, #0x1
    orr x8, x11, x8
    add w9, w2, #0x38
    lsl x9, x10, x9
    bic x8, x8, x9
    tst x8, x3
    b.eq .L52
.L51:
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    ret
.L52:
    ldp x20, x19, [sp, #0x50]
    mov x3, x4
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldr x30, [sp], #0x60
    b plywright::movegen::generate::en_passant

plywright::movegen::generate::evasions:
    str x27, [sp, #-0x50]!
    stp x26, x25, [sp, #0x10]
    stp x24, x23, [sp, #0x20]
    stp x22, x21, [sp, #0x30]
    stp x20, x19, [sp, #0x40]
    ldp x8, x9, [x0, #0x28]
    mov w12, w1
    adrp x10, plywright::board::geometry::AROUND
    add x10, x10, :lo12:plywright::board::geometry::AROUND
    and x12, x12, #0xff
    and x8, x8, x9
    rbit x11, x8
    ldr x8, [x0]
    clz x11, x11
    and x13, x8, x9
    and x11, x11, #0x3f
    lsl x14, x13, #9
    lsl x15, x13, #7
    add x11, x10, x11, lsl #6
    add x13, x10, x12, lsl #6
    and x14, x14, #0xfefefefefefefefe
    and x15, x15, #0x7f7f7f7f7f7f7f7f
    ldr x11, [x11, #0x8]
    ldr x16, [x13, #0x8]
    orr x14, x15, x14
    orr x11, x14, x11
    bic x11, x16, x11
    ands x11, x11, x9
    b.eq .L1
    ldr x16, [x0, #0x38]
    mov w14, #0x1
    mov x20, x11
    ldp x17, x18, [x0, #0x18]
    lsl x7, x14, x12
    ldp x15, x6, [x0, #0x8]
    orr x19, x16, x9
    orr x16, x18, x17
    orr x17, x6, x18
    mov w18, #0x18
    bic x6, x19, x7
    adrp x7, plywright::sliders::magic::LOOKUPS
    add x7, x7, :lo12:plywright::sliders::magic::LOOKUPS
    adrp x19, plywright::sliders::magic::TABLE
    add x19, x19, :lo12:plywright::sliders::magic::TABLE
.L0:
    rbit x21, x20
    clz x21, x21
    umaddl x22, w21, w18, x7
    ldp x23, x24, [x22]
    ldr x25, [x22, #0x600]
    ldr x26, [x22, #0x608]
    and x23, x23, x6
    mul x23, x23, x24
    and x24, x25, x6
    ldp w27, w25, [x22, #0x10]
    mul x24, x24, x26
    ldr w26, [x22, #0x614]
    ldr w22, [x22, #0x610]
    lsr x23, x23, x25
    lsl x25, x21, #6
    lsl x21, x14, x21
    lsr x24, x24, x26
    add x23, x23, x27
    ldr x25, [x10, x25]
    ldr x23, [x19, x23, lsl #3]
    add x22, x24, x22
    and x24, x15, x25
    ldr x22, [x19, x22, lsl #3]
    and x23, x16, x23
    orr x23, x23, x24
    and x22, x17, x22
    orr x22, x23, x22
    sub x23, x20, #0x1
    tst x22, x9
    and x20, x23, x20
    csel x21, xzr, x21, eq
    eor x11, x21, x11
    cbnz x20, .L0
.L1:
    ands x14, x11, x5
    b.eq .L4
    mov w15, #0x4000
    ldrb w16, [x4, #0x200]
    bfxil w15, w1, #0, #8
.L2:
    cmp w16, #0xff
    b.eq .L3
    rbit x17, x14
    clz x17, x17
    orr w17, w15, w17, lsl #6
    strh w17, [x4, w16, uxtw #1]
    add w16, w16, #0x1
    strb w16, [x4, #0x200]
.L3:
    sub x17, x14, #0x1
    and x14, x17, x14
    cbnz x14, .L2
.L4:
    bics x11, x11, x5
    b.eq .L7
    ldrb w15, [x4, #0x200]
    and w14, w1, #0xff
.L5:
    cmp w15, #0xff
    b.eq .L6
    rbit x16, x11
    clz x16, x16
    orr w16, w14, w16, lsl #6
    strh w16, [x4, w15, uxtw #1]
    add w15, w15, #0x1
    strb w15, [x4, #0x200]
.L6:
    sub x16, x11, #0x1
    and x11, x16, x11
    cbnz x11, .L5
.L7:
    sub x11, x3, #0x1
    tst x3, x11
    b.ne .L51
    rbit x14, x3
    ldp x15, x13, [x13, #0x30]
    adrp x17, plywright::board::geometry::BETWEEN
    add x17, x17, :lo12:plywright::board::geometry::BETWEEN
    mov x16, #-0x101010101010102
    ldr x11, [x0, #0x38]
    add x12, x17, x12, lsl #9
    mov x17, #0x7f7f7f7f7f7f7f7f
    and x16, x16, #0x1fffffffffffe00
    clz x14, x14
    and x17, x17, #0xffffffffffff00
    and x18, x11, x8
    orn x13, x13, x2
    ldr x12, [x12, x14, lsl #3]
    orr x14, x16, #0xfe
    orn x15, x15, x2
    orr x6, x17, #0x7f
    and x13, x13, x18
    and x14, x9, x14
    and x15, x15, x18
    and x6, x9, x6
    and x13, x14, x13, lsr #7
    tst x18, #0xff00
    and x6, x6, x15, lsr #9
    orr x15, x12, x3
    mvn x12, x2
    and x14, x13, x15
    and x13, x6, x15
    b.eq .L20
    and x2, x1, #0x7
    mov w6, #0x1010101
    lsl w2, w6, w2
    orr w6, w11, w9
    orr w2, w2, w12
    and w18, w18, w2
    bic w2, w15, w6
    and w18, w2, w18, lsr #8
    ands x18, x18, #0xff
    b.eq .L11
    ldrb w19, [x4, #0x200]
    mov w2, #0xb000
    mov w6, #0xa000
    mov w7, #0x9000
.L8:
    cmp w19, #0xff
    b.eq .L9
    rbit x20, x18
    clz x20, x20
    add w21, w20, #0x8
    orr w20, w21, w20, lsl #6
    add w21, w19, #0x1
    cmp w21, #0xff
    orr w22, w20, w2
    strh w22, [x4, w19, uxtw #1]
    strb w21, [x4, #0x200]
    b.eq .L10
    add w22, w19, #0x2
    orr w23, w20, #0x8000
    strh w23, [x4, w21, uxtw #1]
    cmp w22, #0xff
    strb w22, [x4, #0x200]
    b.eq .L10
    add w21, w19, #0x3
    orr w23, w20, w6
    strh w23, [x4, w22, uxtw #1]
    cmp w21, #0xff
    strb w21, [x4, #0x200]
    b.eq .L10
    add w19, w19, #0x4
    orr w20, w20, w7
    strh w20, [x4, w21, uxtw #1]
    strb w19, [x4, #0x200]
.L9:
    sub x20, x18, #0x1
    ands x18, x20, x18
    b.ne .L8
    b .L11
.L10:
    mov w19, #0xff
    sub x20, x18, #0x1
    ands x18, x20, x18
    b.ne .L8
.L11:
    ands x18, x14, #0xfe
    b.eq .L15
    ldrb w6, [x4, #0x200]
    mov w2, #0xd000
.L12:
    cmp w6, #0xff
    b.eq .L13
    rbit x7, x18
    clz x7, x7
    add w19, w7, #0x7
    orr w7, w19, w7, lsl #6
    add w19, w6, #0x1
    cmp w19, #0xff
    orr w20, w7, #0xf000
    strh w20, [x4, w6, uxtw #1]
    strb w19, [x4, #0x200]
    b.eq .L14
    add w20, w6, #0x2
    orr w21, w7, #0xc000
    strh w21, [x4, w19, uxtw #1]
    cmp w20, #0xff
    strb w20, [x4, #0x200]
    b.eq .L14
    add w19, w6, #0x3
    orr w21, w7, #0xe000
    strh w21, [x4, w20, uxtw #1]
    cmp w19, #0xff
    strb w19, [x4, #0x200]
    b.eq .L14
    add w6, w6, #0x4
    orr w7, w7, w2
    strh w7, [x4, w19, uxtw #1]
    strb w6, [x4, #0x200]
.L13:
    sub x7, x18, #0x1
    ands x18, x7, x18
    b.ne .L12
    b .L15
.L14:
    mov w6, #0xff
    sub x7, x18, #0x1
    ands x18, x7, x18
    b.ne .L12
.L15:
    ands x18, x13, #0x7f
    b.eq .L19
    ldrb w6, [x4, #0x200]
    mov w2, #0xd000
.L16:
    cmp w6, #0xff
    b.eq .L17
    rbit x7, x18
    clz x7, x7
    add w19, w7, #0x9
    orr w7, w19, w7, lsl #6
    add w19, w6, #0x1
    cmp w19, #0xff
    orr w20, w7, #0xf000
    strh w20, [x4, w6, uxtw #1]
    strb w19, [x4, #0x200]
    b.eq .L18
    add w20, w6, #0x2
    orr w21, w7, #0xc000
    strh w21, [x4, w19, uxtw #1]
    cmp w20, #0xff
    strb w20, [x4, #0x200]
    b.eq .L18
    add w19, w6, #0x3
    orr w21, w7, #0xe000
    strh w21, [x4, w20, uxtw #1]
    cmp w19, #0xff
    strb w19, [x4, #0x200]
    b.eq .L18
    add w6, w6, #0x4
    orr w7, w7, w2
    strh w7, [x4, w19, uxtw #1]
    strb w6, [x4, #0x200]
.L17:
    sub x7, x18, #0x1
    ands x18, x7, x18
    b.ne .L16
    b .L19
.L18:
    mov w6, #0xff
    sub x7, x18, #0x1
    ands x18, x7, x18
    b.ne .L16
.L19:
    and x14, x14, x16
    and x13, x13, x17
.L20:
    cbz x14, .L23
    ldrb w16, [x4, #0x200]
.L21:
    cmp w16, #0xff
    b.eq .L22
    rbit x17, x14
    clz x17, x17
    add w18, w17, #0x7
    orr w17, w18, w17, lsl #6
    orr w17, w17, #0x4000
    strh w17, [x4, w16, uxtw #1]
    add w16, w16, #0x1
    strb w16, [x4, #0x200]
.L22:
    sub x17, x14, #0x1
    and x14, x17, x14
    cbnz x14, .L21
.L23:
    cbz x13, .L26
    ldrb w14, [x4, #0x200]
.L24:
    cmp w14, #0xff
    b.eq .L25
    rbit x16, x13
    clz x16, x16
    add w17, w16, #0x9
    orr w16, w17, w16, lsl #6
    orr w16, w16, #0x4000
    strh w16, [x4, w14, uxtw #1]
    add w14, w14, #0x1
    strb w14, [x4, #0x200]
.L25:
    sub x16, x13, #0x1
    and x13, x16, x13
    cbnz x13, .L24
.L26:
    ldr x13, [x0, #0x8]
    and x14, x11, x12
    and x15, x15, x9
    ands x16, x14, x13
    mvn x14, x5
    b.eq .L34
    ldrb w17, [x4, #0x200]
    b .L28
.L27:
    sub x18, x16, #0x1
    and x16, x18, x16
    cbz x16, .L34
.L28:
    rbit x18, x16
    clz x18, x18
    lsl x2, x18, #6
    ldr x2, [x10, x2]
    and x2, x2, x15
    ands x6, x2, x5
    b.eq .L31
    orr w7, w18, #0x4000
    mov w19, w17
.L29:
    cmp w19, #0xff
    b.eq .L30
    rbit x17, x6
    clz x17, x17
    orr w20, w7, w17, lsl #6
    add w17, w19, #0x1
    strh w20, [x4, w19, uxtw #1]
    mov w19, w17
    strb w17, [x4, #0x200]
.L30:
    sub x20, x6, #0x1
    and x6, x20, x6
    cbnz x6, .L29
.L31:
    ands x2, x2, x14
    b.eq .L27
    mov w6, w17
.L32:
    cmp w6, #0xff
    b.eq .L33
    rbit x17, x2
    clz x17, x17
    orr w7, w18, w17, lsl #6
    add w17, w6, #0x1
    strh w7, [x4, w6, uxtw #1]
    mov w6, w17
    strb w17, [x4, #0x200]
.L33:
    sub x7, x2, #0x1
    and x2, x7, x2
    cbnz x2, .L32
    b .L27
.L34:
    ldr x16, [x0, #0x10]
    ldr x10, [x0, #0x20]
    and x12, x12, x11
    orr x9, x11, x9
    orr x16, x10, x16
    ands x16, x16, x12
    b.eq .L42
    ldrb w2, [x4, #0x200]
    adrp x11, plywright::sliders::magic::LOOKUPS
    add x11, x11, :lo12:plywright::sliders::magic::LOOKUPS
    mov w17, #0x18
    adrp x18, plywright::sliders::magic::TABLE
    add x18, x18, :lo12:plywright::sliders::magic::TABLE
    b .L36
.L35:
    sub x6, x16, #0x1
    and x16, x6, x16
    cbz x16, .L42
.L36:
    rbit x6, x16
    clz x6, x6
    umaddl x7, w6, w17, x11
    ldr x19, [x7, #0x600]
    ldr x20, [x7, #0x608]
    and x19, x19, x9
    mul x19, x19, x20
    ldr w20, [x7, #0x614]
    ldr w7, [x7, #0x610]
    lsr x19, x19, x20
    add x7, x19, x7
    ldr x7, [x18, x7, lsl #3]
    and x7, x7, x15
    ands x19, x7, x5
    b.eq .L39
    orr w20, w6, #0x4000
    mov w21, w2
.L37:
    cmp w21, #0xff
    b.eq .L38
    rbit x2, x19
    clz x2, x2
    orr w22, w20, w2, lsl #6
    add w2, w21, #0x1
    strh w22, [x4, w21, uxtw #1]
    mov w21, w2
    strb w2, [x4, #0x200]
.L38:
    sub x22, x19, #0x1
    and x19, x22, x19
    cbnz x19, .L37
.L39:
    ands x7, x7, x14
    b.eq .L35
    mov w19, w2
.L40:
    cmp w19, #0xff
    b.eq .L41
    rbit x2, x7
    clz x2, x2
    orr w20, w6, w2, lsl #6
    add w2, w19, #0x1
    strh w20, [x4, w19, uxtw #1]
    mov w19, w2
    strb w2, [x4, #0x200]
.L41:
    sub x20, x7, #0x1
    and x7, x20, x7
    cbnz x7, .L40
    b .L35
.L42:
    ldr x11, [x0, #0x18]
    orr x10, x11, x10
    ands x10, x10, x12
    b.eq .L50
    ldrb w17, [x4, #0x200]
    adrp x11, plywright::sliders::magic::LOOKUPS
    add x11, x11, :lo12:plywright::sliders::magic::LOOKUPS
    mov w12, #0x18
    adrp x16, plywright::sliders::magic::TABLE
    add x16, x16, :lo12:plywright::sliders::magic::TABLE
    b .L44
.L43:
    sub x18, x10, #0x1
    and x10, x18, x10
    cbz x10, .L50
.L44:
    rbit x18, x10
    clz x18, x18
    umaddl x2, w18, w12, x11
    ldp x6, x7, [x2]
    and x6, x6, x9
    mul x6, x6, x7
    ldp w2, w7, [x2, #0x10]
    lsr x6, x6, x7
    add x2, x6, x2
    ldr x2, [x16, x2, lsl #3]
    and x2, x2, x15
    ands x6, x2, x5
    b.eq .L47
    orr w7, w18, #0x4000
    mov w19, w17
.L45:
    cmp w19, #0xff
    b.eq .L46
    rbit x17, x6
    clz x17, x17
    orr w20, w7, w17, lsl #6
    add w17, w19, #0x1
    strh w20, [x4, w19, uxtw #1]
    mov w19, w17
    strb w17, [x4, #0x200]
.L46:
    sub x20, x6, #0x1
    and x6, x20, x6
    cbnz x6, .L45
.L47:
    ands x2, x2, x14
    b.eq .L43
    mov w6, w17
.L48:
    cmp w6, #0xff
    b.eq .L49
    rbit x17, x2
    clz x17, x17
    orr w7, w18, w17, lsl #6
    add w17, w6, #0x1
    strh w7, [x4, w6, uxtw #1]
    mov w6, w17
    strb w17, [x4, #0x200]
.L49:
    sub x7, x2, #0x1
    and x2, x7, x2
    cbnz x2, .L48
    b .L43
.L50:
    ldrb w9, [x0, #0x41]
    cmp w9, #0x1
    b.ne .L51
    ldrb w2, [x0, #0x42]
    mov w10, #0x1
    orr x8, x13, x8
    add w9, w2, #0x8
    lsl x9, x10, x9
    bic x8, x8, x9
    tst x8, x3
    b.eq .L52
.L51:
    ldp x20, x19, [sp, #0x40]
    ldp x22, x21, [sp, #0x30]
    ldp x24, x23, [sp, #0x20]
    ldp x26, x25, [sp, #0x10]
    ldr x27, [sp], #0x50
    ret
.L52:
    ldp x20, x19, [sp, #0x40]
    mov x3, x4
    ldp x22, x21, [sp, #0x30]
    ldp x24, x23, [sp, #0x20]
    ldp x26, x25, [sp, #0x10]
    ldr x27, [sp], #0x50
    b plywright::movegen::generate::en_passant
