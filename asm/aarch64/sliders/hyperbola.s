# The kernels of sliders/hyperbola, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm sliders/hyperbola --target aarch64
# binary: sha256 f32ace6fd5fe1b576165481f8fb71edf70d75f6b6ddeb396ec7b083a82fed778
# latency: 136 instructions in 544 bytes; innermost loops: .L0 of 27, .L2 of 25, .L4 of 42
# throughput: 121 instructions in 484 bytes; innermost loops: .L0 of 24, .L2 of 23, .L4 of 40
# mix of 257 instructions: 35 add, 27 and, 24 mov, 17 sub, 14 dup, 14 ldr, 14 rev, 13 lsl, 11 eor, 10 ldrb, 10 ldur, 10 orr, 8 rev64, 6 b.ne, 6 cbz, 6 subs, 4 adrp, 4 fmov, 4 lsr, 4 ubfx, 4 umaddl, 3 ldp, 3 ret, 3 str, 2 umull, 1 cbnz

latency:
    sub sp, sp, #0x10
    str xzr, [sp, #0x8]
    ldp x13, x12, [x0, #0x8]
    add x8, sp, #0x8
    adrp x10, plywright::sliders::hyperbola::RANK
    add x10, x10, :lo12:plywright::sliders::hyperbola::RANK
    adrp x8, plywright::sliders::hyperbola::LINES
    add x8, x8, :lo12:plywright::sliders::hyperbola::LINES
    mov x9, xzr
    cbz x12, .L1
    ldr x11, [sp, #0x8]
    lsl x12, x12, #4
    mov x16, xzr
    add x13, x13, #0x8
    mov w14, #0x18
    mov w15, #0x1
.L0:
    ldrb w17, [x13]
    ldur x18, [x13, #-0x8]
    subs x12, x12, #0x10
    add x13, x13, #0x10
    eor x16, x18, x16
    and x18, x17, #0x38
    umull x1, w17, w14
    lsr x2, x16, x18
    lsl x3, x15, x17
    and x17, x17, #0x7
    ubfx x2, x2, #1, #6
    ldr x1, [x8, x1]
    rev x5, x3
    add x2, x10, x2, lsl #3
    and x16, x1, x16
    rev x4, x16
    sub x16, x16, x3
    ldrb w17, [x2, x17]
    sub x2, x4, x5
    rev x2, x2
    lsl x17, x17, x18
    eor x16, x2, x16
    and x16, x16, x1
    orr x16, x16, x17
    add x9, x16, x9
    and x16, x16, x11
    b.ne .L0
.L1:
    str xzr, [sp, #0x8]
    ldp x14, x13, [x0, #0x20]
    add x11, sp, #0x8
    mov x11, xzr
    cbz x13, .L3
    ldr x12, [sp, #0x8]
    lsl x13, x13, #4
    mov x17, xzr
    add x14, x14, #0x8
    mov w15, #0x18
    mov w16, #0x1
.L2:
    ldrb w18, [x14]
    ldur x1, [x14, #-0x8]
    subs x13, x13, #0x10
    add x14, x14, #0x10
    umaddl x2, w18, w15, x8
    eor x17, x1, x17
    dup v0.2d, x17
    lsl x17, x16, x18
    ldur q1, [x2, #0x8]
    rev x18, x17
    dup v3.2d, x18
    and v0.16b, v1.16b, v0.16b
    rev64 v2.16b, v0.16b
    sub v2.2d, v2.2d, v3.2d
    dup v3.2d, x17
    rev64 v2.16b, v2.16b
    sub v0.2d, v0.2d, v3.2d
    eor v0.16b, v2.16b, v0.16b
    and v0.16b, v0.16b, v1.16b
    dup v1.2d, v0.d[1]
    orr v0.16b, v1.16b, v0.16b
    fmov x17, d0
    add x11, x17, x11
    and x17, x17, x12
    b.ne .L2
.L3:
    str xzr, [sp, #0x8]
    ldp x15, x14, [x0, #0x38]
    add x12, sp, #0x8
    mov x12, xzr
    cbz x14, .L5
    ldr x13, [sp, #0x8]
    lsl x14, x14, #4
    mov x18, xzr
    add x15, x15, #0x8
    mov w16, #0x18
    mov w17, #0x1
.L4:
    ldrb w0, [x15]
    ldur x1, [x15, #-0x8]
    subs x14, x14, #0x10
    add x15, x15, #0x10
    umaddl x2, w0, w16, x8
    eor x18, x1, x18
    lsl x1, x17, x0
    dup v0.2d, x18
    and x4, x0, #0x38
    and x0, x0, #0x7
    rev x3, x1
    lsr x5, x18, x4
    ldur q1, [x2, #0x8]
    dup v3.2d, x3
    ldr x2, [x2]
    ubfx x5, x5, #1, #6
    and v0.16b, v1.16b, v0.16b
    and x18, x2, x18
    add x5, x10, x5, lsl #3
    rev x6, x18
    sub x18, x18, x1
    sub x3, x6, x3
    rev64 v2.16b, v0.16b
    ldrb w0, [x5, x0]
    lsl x0, x0, x4
    sub v2.2d, v2.2d, v3.2d
    dup v3.2d, x1
    rev x1, x3
    eor x18, x1, x18
    and x18, x18, x2
    rev64 v2.16b, v2.16b
    sub v0.2d, v0.2d, v3.2d
    orr x18, x18, x0
    eor v0.16b, v2.16b, v0.16b
    and v0.16b, v0.16b, v1.16b
    mov x1, v0.d[1]
    fmov x0, d0
    orr x18, x18, x0
    orr x18, x18, x1
    add x12, x18, x12
    and x18, x18, x13
    b.ne .L4
.L5:
    add x8, x11, x9
    add x0, x8, x12
    add sp, sp, #0x10
    ret

throughput:
    ldr x11, [x0, #0x10]
    adrp x8, plywright::sliders::hyperbola::LINES
    add x8, x8, :lo12:plywright::sliders::hyperbola::LINES
    adrp x10, plywright::sliders::hyperbola::RANK
    add x10, x10, :lo12:plywright::sliders::hyperbola::RANK
    mov x9, xzr
    cbz x11, .L1
    ldr x12, [x0, #0x8]
    mov w13, #0x18
    mov w14, #0x1
    add x12, x12, #0x8
.L0:
    ldur x15, [x12, #-0x8]
    ldrb w16, [x12], #0x10
    subs x11, x11, #0x1
    and x17, x16, #0x38
    umull x18, w16, w13
    lsl x2, x14, x16
    lsr x1, x15, x17
    and x16, x16, #0x7
    rev x4, x2
    ubfx x1, x1, #1, #6
    ldr x18, [x8, x18]
    add x1, x10, x1, lsl #3
    and x15, x18, x15
    rev x3, x15
    sub x15, x15, x2
    ldrb w16, [x1, x16]
    sub x1, x3, x4
    rev x1, x1
    lsl x16, x16, x17
    eor x15, x1, x15
    and x15, x15, x18
    orr x15, x15, x16
    add x9, x15, x9
    b.ne .L0
.L1:
    ldr x12, [x0, #0x28]
    cbz x12, .L5
    ldr x13, [x0, #0x20]
    mov x11, xzr
    mov w14, #0x18
    mov w15, #0x1
    add x13, x13, #0x8
.L2:
    ldrb w16, [x13]
    ldur x17, [x13, #-0x8]
    subs x12, x12, #0x1
    dup v0.2d, x17
    add x13, x13, #0x10
    umaddl x18, w16, w14, x8
    lsl x16, x15, x16
    rev x17, x16
    ldur q1, [x18, #0x8]
    dup v3.2d, x17
    and v0.16b, v1.16b, v0.16b
    rev64 v2.16b, v0.16b
    sub v2.2d, v2.2d, v3.2d
    dup v3.2d, x16
    rev64 v2.16b, v2.16b
    sub v0.2d, v0.2d, v3.2d
    eor v0.16b, v2.16b, v0.16b
    and v0.16b, v0.16b, v1.16b
    dup v1.2d, v0.d[1]
    orr v0.16b, v1.16b, v0.16b
    fmov x16, d0
    add x11, x16, x11
    b.ne .L2
    ldr x13, [x0, #0x40]
    cbz x13, .L6
.L3:
    ldr x14, [x0, #0x38]
    mov x12, xzr
    mov w15, #0x18
    mov w16, #0x1
    add x14, x14, #0x8
.L4:
    ldrb w17, [x14]
    ldur x18, [x14, #-0x8]
    subs x13, x13, #0x1
    dup v0.2d, x18
    add x14, x14, #0x10
    umaddl x0, w17, w15, x8
    lsl x1, x16, x17
    and x3, x17, #0x38
    lsr x4, x18, x3
    and x17, x17, #0x7
    rev x2, x1
    ldur q1, [x0, #0x8]
    dup v3.2d, x2
    ubfx x4, x4, #1, #6
    ldr x0, [x0]
    and v0.16b, v1.16b, v0.16b
    add x4, x10, x4, lsl #3
    and x18, x0, x18
    rev x5, x18
    ldrb w17, [x4, x17]
    sub x18, x18, x1
    rev64 v2.16b, v0.16b
    sub x2, x5, x2
    lsl x17, x17, x3
    sub v2.2d, v2.2d, v3.2d
    dup v3.2d, x1
    rev x1, x2
    eor x18, x1, x18
    and x18, x18, x0
    rev64 v2.16b, v2.16b
    sub v0.2d, v0.2d, v3.2d
    orr x17, x18, x17
    eor v0.16b, v2.16b, v0.16b
    and v0.16b, v0.16b, v1.16b
    mov x1, v0.d[1]
    fmov x18, d0
    orr x17, x17, x18
    orr x17, x17, x1
    add x12, x17, x12
    b.ne .L4
    add x8, x11, x9
    add x0, x8, x12
    ret
.L5:
    mov x11, xzr
    ldr x13, [x0, #0x40]
    cbnz x13, .L3
.L6:
    add x8, x11, x9
    add x0, x8, xzr
    ret
