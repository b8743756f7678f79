# The kernels of engine/make, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm engine/make --target aarch64
# binary: sha256 181e3976d6f6bd9f6267902b918b0cba2bb7ff61811836cd5117960acd65037e
# make: 36 instructions in 144 bytes; innermost loops: .L0 of 17
# plywright::board::make::<impl plywright::board::position::Position>::make_for: 191 instructions in 764 bytes; innermost loops: none
# plywright::board::make::<impl plywright::board::position::Position>::make_for: 185 instructions in 740 bytes; innermost loops: none
# mix of 412 instructions: 46 eor, 41 ldr, 40 add, 30 strb, 29 mov, 26 str, 24 and, 20 cmp, 19 strh, 15 ldrb, 10 adrp, 10 lsl, 9 csel, 9 stp, 8 ubfx, 7 b.ne, 7 csinc, 7 ldp, 7 ldrh, 6 cbnz, 6 movk, 5 b.eq, 5 cbz, 4 lsr, 4 orr, 4 tst, 3 b, 3 ret, 2 bl, 2 subs, 2 tbz, 1 sub, 1 tbnz

make:
    sub sp, sp, #0x70
    stp x29, x30, [sp, #0x40]
    stp x22, x21, [sp, #0x50]
    stp x20, x19, [sp, #0x60]
    add x29, sp, #0x40
    ldr x8, [x0, #0x10]
    ldr x9, [x0, #0x28]
    cmp x9, x8
    csel x20, x9, x8, lo
    cbz x20, .L2
    ldr x21, [x0, #0x8]
    ldr x22, [x0, #0x20]
    mov x19, x0
    b .L1
.L0:
    bl plywright::board::make::<impl plywright::board::position::Position>::make_for
    ldp q0, q1, [sp, #0x20]
    subs x20, x20, #0x1
    stp q0, q1, [sp]
    stp q0, q1, [x22], #0x20
    b.eq .L2
.L1:
    ldrb w8, [x19, #0xc3]
    ldrh w2, [x21], #0x2
    add x0, sp, #0x20
    add x1, x19, #0x30
    tbnz w8, #0x0, .L0
    bl plywright::board::make::<impl plywright::board::position::Position>::make_for
    ldp q0, q1, [sp, #0x20]
    subs x20, x20, #0x1
    stp q0, q1, [sp]
    stp q0, q1, [x22], #0x20
    b.ne .L1
.L2:
    ldp x20, x19, [sp, #0x60]
    ldp x22, x21, [sp, #0x50]
    ldp x29, x30, [sp, #0x40]
    add sp, sp, #0x70
    ret

plywright::board::make::<impl plywright::board::position::Position>::make_for:
    and x10, x2, #0x3f
    ldrh w15, [x1, #0x98]
    ldrh w17, [x1, #0x9c]
    ldrb w13, [x1, x10]
    mov w3, #0xffff
    mov w8, #0x6
    add w18, w15, #0x1
    ldrb w12, [x1, #0x91]
    ldrb w9, [x1, #0x90]
    cmp w13, #0x6
    ldp x16, x14, [x1, #0x40]
    csel w13, wzr, w13, eq
    cmp w18, w3
    add w18, w17, #0x1
    strb w8, [x0, #0x17]
    ldrb w11, [x1, #0x92]
    ldrh w8, [x1, #0x9a]
    strh w15, [x0, #0x10]
    csinc w15, w3, w15, hs
    cmp w18, w3
    strb w12, [x0, #0x18]
    strh w15, [x1, #0x98]
    csinc w15, w3, w17, hs
    cmp w12, #0x1
    adrp x12, plywright::board::zobrist::WORDS
    add x12, x12, :lo12:plywright::board::zobrist::WORDS
    strb w9, [x0, #0x16]
    strb w11, [x0, #0x19]
    strh w8, [x0, #0x12]
    strh w17, [x0, #0x14]
    stp x16, x14, [x0]
    strh w15, [x1, #0x9c]
    strb wzr, [x1, #0x91]
    b.ne .L0
    and x11, x11, #0x7
    add x11, x12, x11, lsl #3
    ldr x11, [x11, #0x1880]
    eor x16, x11, x16
.L0:
    ubfx x11, x2, #6, #6
    ubfx w15, w2, #12, #4
    add x17, x1, #0x50
    tbz w2, #0xe, .L2
    lsr w18, w2, #6
    cmp w15, #0x5
    mov w4, #0x6
    add w18, w18, #0x8
    and w18, w18, #0x3f
    csel w3, w18, w11, eq
    ldrb w18, [x1, x3]
    strb w4, [x1, x3]
    cmp w18, #0x6
    b.eq .L2
    mov w4, #0x1
    ldr x5, [x17, x18, lsl #3]
    add x6, x12, x18, lsl #9
    lsl x4, x4, x3
    ldr x3, [x6, x3, lsl #3]
    eor x5, x5, x4
    str x5, [x17, x18, lsl #3]
    ldr x5, [x1, #0x80]
    eor x16, x16, x3
    str x16, [x1, #0x40]
    eor x4, x5, x4
    str x4, [x1, #0x80]
    cbnz w18, .L1
    eor x14, x3, x14
    str x14, [x1, #0x48]
.L1:
    strb w18, [x0, #0x17]
    strh wzr, [x1, #0x98]
    strh wzr, [x1, #0x9c]
.L2:
    add x18, x12, x13, lsl #9
    mov w0, #0x1
    ldr x3, [x17, w13, uxtw #3]
    lsl x0, x0, x10
    ldr x4, [x1, #0x88]
    mov w5, #0x6
    add x18, x18, x10, lsl #3
    strb w5, [x1, x10]
    eor x3, x3, x0
    eor x0, x4, x0
    str x3, [x17, w13, uxtw #3]
    ldr x18, [x18, #0xc00]
    str x0, [x1, #0x88]
    eor x16, x16, x18
    cbnz w13, .L3
    eor x14, x14, x18
    str x14, [x1, #0x48]
.L3:
    ubfx w18, w2, #12, #2
    tst w2, #0x8000
    csinc w0, w13, w18, eq
    mov w18, #0x1
    strb w0, [x1, x11]
    lsl x3, x18, x11
    ldr x18, [x17, w0, uxtw #3]
    add x4, x12, x0, lsl #9
    eor x18, x18, x3
    str x18, [x17, w0, uxtw #3]
    add x17, x4, x11, lsl #3
    ldr x4, [x1, #0x88]
    ldr x18, [x17, #0xc00]
    eor x17, x4, x3
    eor x16, x18, x16
    str x17, [x1, #0x88]
    cbz w0, .L5
    cbz w13, .L6
.L4:
    and w12, w2, #0xe000
    cmp w12, #0x2, lsl #12
    b.ne .L7
    lsr w12, w2, #6
    ubfx w13, w2, #6, #3
    mov w14, #0x3
    mov w15, #0x5
    mov w18, #0x6
    mov w0, #0x1
    and w12, w12, #0x38
    cmp w13, #0x6
    ldr x2, [x1, #0x68]
    orr w13, w12, #0x7
    csel w15, w15, w14, eq
    csel w13, w13, w12, eq
    orr w12, w12, w15
    strb w18, [x1, w13, uxtw]
    adrp x18, plywright::board::zobrist::WORDS + 4608
    add x18, x18, :lo12:plywright::board::zobrist::WORDS + 4608
    lsl x15, x0, x13
    ldr x13, [x18, w13, uxtw #3]
    ldr x18, [x18, w12, uxtw #3]
    lsl x0, x0, x12
    strb w14, [x1, w12, uxtw]
    eor x2, x2, x15
    eor x12, x17, x15
    eor x13, x13, x18
    eor x14, x2, x0
    eor x12, x12, x0
    eor x16, x13, x16
    str x14, [x1, #0x68]
    str x12, [x1, #0x88]
    b .L7
.L5:
    eor x14, x14, x18
    str x14, [x1, #0x48]
    cbnz w13, .L4
.L6:
    cmp w15, #0x1
    strh wzr, [x1, #0x98]
    strh wzr, [x1, #0x9c]
    b.ne .L7
    add w13, w2, #0x38
    adrp x14, plywright::board::geometry::AROUND
    add x14, x14, :lo12:plywright::board::geometry::AROUND
    and w13, w13, #0x3f
    ldr x15, [x1, #0x50]
    ldr x17, [x1, #0x80]
    add x14, x14, x13, lsl #6
    and x15, x15, x17
    ldr x14, [x14, #0x18]
    tst x14, x15
    b.eq .L7
    and x14, x2, #0x7
    strb w13, [x1, #0x92]
    add x12, x12, x14, lsl #3
    mov w14, #0x1
    strb w14, [x1, #0x91]
    ldr x12, [x12, #0x1880]
    eor x16, x12, x16
.L7:
    adrp x12, plywright::board::castling::KEPT
    add x12, x12, :lo12:plywright::board::castling::KEPT
    strb wzr, [x1, #0x93]
    ldrb w10, [x12, x10]
    ldrb w11, [x12, x11]
    and w10, w10, w9
    and x9, x9, #0xf
    and w10, w10, w11
    adrp x11, plywright::board::zobrist::WORDS + 6144
    add x11, x11, :lo12:plywright::board::zobrist::WORDS + 6144
    and w12, w10, #0xf
    ldr x9, [x11, x9, lsl #3]
    strb w10, [x1, #0x90]
    ldr x11, [x11, w12, uxtw #3]
    mov x12, #0x8428
    movk x12, #0x8742, lsl #16
    movk x12, #0xf22, lsl #32
    eor x9, x11, x9
    add w11, w8, #0x1
    movk x12, #0x2591, lsl #48
    eor x9, x9, x12
    mov w12, #0xffff
    cmp w11, w12
    eor x9, x9, x16
    csinc w8, w12, w8, hs
    str x9, [x1, #0x40]
    strh w8, [x1, #0x9a]
    ret

plywright::board::make::<impl plywright::board::position::Position>::make_for:
    mov w9, #0x6
    ldrh w14, [x1, #0x98]
    ldrh w16, [x1, #0x9a]
    strb w9, [x0, #0x17]
    and x9, x2, #0x3f
    ldrh w17, [x1, #0x9c]
    ldrb w12, [x1, x9]
    strh w16, [x0, #0x12]
    add w16, w14, #0x1
    mov w18, #0xffff
    ldrb w11, [x1, #0x91]
    ldrb w8, [x1, #0x90]
    cmp w12, #0x6
    ldp x15, x13, [x1, #0x40]
    csel w12, wzr, w12, eq
    cmp w16, w18
    add w16, w17, #0x1
    ldrb w10, [x1, #0x92]
    strh w14, [x0, #0x10]
    csinc w14, w18, w14, hs
    cmp w16, w18
    strb w11, [x0, #0x18]
    strh w14, [x1, #0x98]
    csinc w14, w18, w17, hs
    cmp w11, #0x1
    adrp x11, plywright::board::zobrist::WORDS
    add x11, x11, :lo12:plywright::board::zobrist::WORDS
    strb w8, [x0, #0x16]
    strb w10, [x0, #0x19]
    strh w17, [x0, #0x14]
    stp x15, x13, [x0]
    strh w14, [x1, #0x9c]
    strb wzr, [x1, #0x91]
    b.ne .L0
    and x10, x10, #0x7
    add x10, x11, x10, lsl #3
    ldr x10, [x10, #0x1880]
    eor x15, x10, x15
.L0:
    ubfx x10, x2, #6, #6
    ubfx w14, w2, #12, #4
    add x16, x1, #0x50
    tbz w2, #0xe, .L2
    lsr w17, w2, #6
    cmp w14, #0x5
    mov w3, #0x6
    add w17, w17, #0x38
    and w17, w17, #0x3f
    csel w18, w17, w10, eq
    ldrb w17, [x1, x18]
    strb w3, [x1, x18]
    cmp w17, #0x6
    b.eq .L2
    add x3, x11, x17, lsl #9
    mov w4, #0x1
    ldr x5, [x16, x17, lsl #3]
    lsl x4, x4, x18
    ldr x6, [x1, #0x88]
    add x3, x3, x18, lsl #3
    ldr x18, [x3, #0xc00]
    eor x3, x5, x4
    str x3, [x16, x17, lsl #3]
    eor x3, x6, x4
    eor x15, x15, x18
    str x3, [x1, #0x88]
    str x15, [x1, #0x40]
    cbnz w17, .L1
    eor x13, x18, x13
    str x13, [x1, #0x48]
.L1:
    strb w17, [x0, #0x17]
    strh wzr, [x1, #0x98]
    strh wzr, [x1, #0x9c]
.L2:
    mov w17, #0x1
    ldr x18, [x16, w12, uxtw #3]
    mov w3, #0x6
    lsl x17, x17, x9
    strb w3, [x1, x9]
    eor x18, x18, x17
    str x18, [x16, w12, uxtw #3]
    add x18, x11, x12, lsl #9
    ldr x0, [x1, #0x80]
    ldr x18, [x18, x9, lsl #3]
    eor x17, x0, x17
    str x17, [x1, #0x80]
    eor x15, x15, x18
    cbnz w12, .L3
    eor x13, x13, x18
    str x13, [x1, #0x48]
.L3:
    ubfx w18, w2, #12, #2
    tst w2, #0x8000
    csinc w0, w12, w18, eq
    mov w18, #0x1
    strb w0, [x1, x10]
    add x3, x11, x0, lsl #9
    lsl x4, x18, x10
    ldr x5, [x16, w0, uxtw #3]
    ldr x18, [x3, x10, lsl #3]
    eor x3, x5, x4
    str x3, [x16, w0, uxtw #3]
    eor x16, x17, x4
    eor x15, x18, x15
    str x16, [x1, #0x80]
    cbz w0, .L5
    cbz w12, .L6
.L4:
    and w11, w2, #0xe000
    cmp w11, #0x2, lsl #12
    b.ne .L7
    lsr w11, w2, #6
    ubfx w12, w2, #6, #3
    mov w13, #0x3
    mov w14, #0x5
    mov w17, #0x6
    mov w18, #0x1
    and w11, w11, #0x38
    cmp w12, #0x6
    ldr x0, [x1, #0x68]
    orr w12, w11, #0x7
    csel w14, w14, w13, eq
    csel w12, w12, w11, eq
    orr w11, w11, w14
    strb w17, [x1, w12, uxtw]
    adrp x17, plywright::board::zobrist::WORDS + 1536
    add x17, x17, :lo12:plywright::board::zobrist::WORDS + 1536
    lsl x14, x18, x12
    ldr x12, [x17, w12, uxtw #3]
    ldr x17, [x17, w11, uxtw #3]
    lsl x18, x18, x11
    strb w13, [x1, w11, uxtw]
    eor x0, x0, x14
    eor x11, x14, x16
    eor x12, x12, x17
    eor x13, x0, x18
    eor x11, x11, x18
    eor x15, x12, x15
    str x13, [x1, #0x68]
    str x11, [x1, #0x80]
    b .L7
.L5:
    eor x13, x13, x18
    str x13, [x1, #0x48]
    cbnz w12, .L4
.L6:
    cmp w14, #0x1
    strh wzr, [x1, #0x98]
    strh wzr, [x1, #0x9c]
    b.ne .L7
    add w12, w2, #0x8
    adrp x13, plywright::board::geometry::AROUND
    add x13, x13, :lo12:plywright::board::geometry::AROUND
    and w12, w12, #0x3f
    ldr x14, [x1, #0x50]
    ldr x16, [x1, #0x88]
    add x13, x13, x12, lsl #6
    and x14, x14, x16
    ldr x13, [x13, #0x10]
    tst x13, x14
    b.eq .L7
    and x13, x2, #0x7
    strb w12, [x1, #0x92]
    add x11, x11, x13, lsl #3
    mov w13, #0x1
    strb w13, [x1, #0x91]
    ldr x11, [x11, #0x1880]
    eor x15, x11, x15
.L7:
    adrp x11, plywright::board::castling::KEPT
    add x11, x11, :lo12:plywright::board::castling::KEPT
    ldrb w9, [x11, x9]
    ldrb w10, [x11, x10]
    and w9, w9, w8
    and x8, x8, #0xf
    and w9, w9, w10
    adrp x10, plywright::board::zobrist::WORDS + 6144
    add x10, x10, :lo12:plywright::board::zobrist::WORDS + 6144
    and w11, w9, #0xf
    ldr x8, [x10, x8, lsl #3]
    strb w9, [x1, #0x90]
    ldr x10, [x10, w11, uxtw #3]
    mov x11, #0x8428
    mov w9, #0x1
    movk x11, #0x8742, lsl #16
    strb w9, [x1, #0x93]
    movk x11, #0xf22, lsl #32
    eor x8, x10, x8
    movk x11, #0x2591, lsl #48
    eor x8, x8, x11
    eor x8, x8, x15
    str x8, [x1, #0x40]
    ret
