# The kernels of sliders/magic, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm sliders/magic --target aarch64
# binary: sha256 f32ace6fd5fe1b576165481f8fb71edf70d75f6b6ddeb396ec7b083a82fed778
# latency: 99 instructions in 396 bytes; innermost loops: .L0 of 16, .L2 of 18, .L4 of 26
# throughput: 85 instructions in 340 bytes; innermost loops: .L0 of 14, .L2 of 16, .L4 of 24
# mix of 184 instructions: 40 add, 34 ldr, 16 mov, 11 and, 11 ldp, 8 lsr, 8 mul, 6 b.ne, 6 cbz, 6 ldrb, 6 ldur, 6 subs, 6 umaddl, 4 adrp, 3 eor, 3 lsl, 3 ret, 3 str, 2 orr, 1 cbnz, 1 sub

latency:
    sub sp, sp, #0x10
    str xzr, [sp, #0x8]
    ldp x13, x12, [x0, #0x8]
    add x8, sp, #0x8
    adrp x10, plywright::sliders::magic::TABLE
    add x10, x10, :lo12:plywright::sliders::magic::TABLE
    adrp x8, plywright::sliders::magic::LOOKUPS
    add x8, x8, :lo12:plywright::sliders::magic::LOOKUPS
    mov x9, xzr
    cbz x12, .L1
    ldr x11, [sp, #0x8]
    lsl x12, x12, #4
    mov x15, xzr
    add x13, x13, #0x8
    mov w14, #0x18
.L0:
    ldrb w16, [x13]
    ldur x17, [x13, #-0x8]
    subs x12, x12, #0x10
    add x13, x13, #0x10
    umaddl x16, w16, w14, x8
    eor x15, x17, x15
    ldp x18, x17, [x16]
    and x15, x18, x15
    mul x15, x15, x17
    ldp w16, w17, [x16, #0x10]
    lsr x15, x15, x17
    add x15, x15, x16
    ldr x15, [x10, x15, lsl #3]
    add x9, x15, x9
    and x15, x15, x11
    b.ne .L0
.L1:
    str xzr, [sp, #0x8]
    ldp x14, x13, [x0, #0x20]
    add x11, sp, #0x8
    mov x11, xzr
    cbz x13, .L3
    ldr x12, [sp, #0x8]
    lsl x13, x13, #4
    mov x16, xzr
    add x14, x14, #0x8
    mov w15, #0x18
.L2:
    ldrb w17, [x14]
    ldur x18, [x14, #-0x8]
    subs x13, x13, #0x10
    add x14, x14, #0x10
    umaddl x17, w17, w15, x8
    eor x16, x18, x16
    ldr x1, [x17, #0x600]
    ldr x18, [x17, #0x608]
    and x16, x1, x16
    mul x16, x16, x18
    ldr w18, [x17, #0x614]
    ldr w17, [x17, #0x610]
    lsr x16, x16, x18
    add x16, x16, x17
    ldr x16, [x10, x16, lsl #3]
    add x11, x16, x11
    and x16, x16, x12
    b.ne .L2
.L3:
    str xzr, [sp, #0x8]
    ldp x15, x14, [x0, #0x38]
    add x12, sp, #0x8
    mov x12, xzr
    cbz x14, .L5
    ldr x13, [sp, #0x8]
    lsl x14, x14, #4
    mov x17, xzr
    add x15, x15, #0x8
    mov w16, #0x18
.L4:
    ldrb w18, [x15]
    ldur x0, [x15, #-0x8]
    subs x14, x14, #0x10
    add x15, x15, #0x10
    umaddl x18, w18, w16, x8
    eor x17, x0, x17
    ldp x1, x0, [x18]
    ldr x2, [x18, #0x600]
    ldr x3, [x18, #0x608]
    and x1, x1, x17
    and x17, x2, x17
    mul x0, x1, x0
    ldr w1, [x18, #0x614]
    mul x17, x17, x3
    ldp w3, w2, [x18, #0x10]
    ldr w18, [x18, #0x610]
    lsr x0, x0, x2
    lsr x17, x17, x1
    add x0, x0, x3
    add x17, x17, x18
    ldr x18, [x10, x0, lsl #3]
    ldr x17, [x10, x17, lsl #3]
    orr x17, x17, x18
    add x12, x17, x12
    and x17, x17, x13
    b.ne .L4
.L5:
    add x8, x11, x9
    add x0, x8, x12
    add sp, sp, #0x10
    ret

throughput:
    ldr x11, [x0, #0x10]
    adrp x8, plywright::sliders::magic::LOOKUPS
    add x8, x8, :lo12:plywright::sliders::magic::LOOKUPS
    adrp x10, plywright::sliders::magic::TABLE
    add x10, x10, :lo12:plywright::sliders::magic::TABLE
    mov x9, xzr
    cbz x11, .L1
    ldr x12, [x0, #0x8]
    mov w13, #0x18
    add x12, x12, #0x8
.L0:
    ldrb w14, [x12]
    ldur x15, [x12, #-0x8]
    subs x11, x11, #0x1
    add x12, x12, #0x10
    umaddl x14, w14, w13, x8
    ldp x16, x17, [x14]
    and x15, x16, x15
    mul x15, x15, x17
    ldp w14, w16, [x14, #0x10]
    lsr x15, x15, x16
    add x14, x15, x14
    ldr x14, [x10, x14, lsl #3]
    add x9, x14, x9
    b.ne .L0
.L1:
    ldr x12, [x0, #0x28]
    cbz x12, .L5
    ldr x13, [x0, #0x20]
    mov x11, xzr
    mov w14, #0x18
    add x13, x13, #0x8
.L2:
    ldrb w15, [x13]
    ldur x16, [x13, #-0x8]
    subs x12, x12, #0x1
    add x13, x13, #0x10
    umaddl x15, w15, w14, x8
    ldr x17, [x15, #0x600]
    ldr x18, [x15, #0x608]
    and x16, x17, x16
    ldr w17, [x15, #0x614]
    ldr w15, [x15, #0x610]
    mul x16, x16, x18
    lsr x16, x16, x17
    add x15, x16, x15
    ldr x15, [x10, x15, lsl #3]
    add x11, x15, x11
    b.ne .L2
    ldr x13, [x0, #0x40]
    cbz x13, .L6
.L3:
    ldr x14, [x0, #0x38]
    mov x12, xzr
    mov w15, #0x18
    add x14, x14, #0x8
.L4:
    ldrb w16, [x14]
    ldur x17, [x14, #-0x8]
    subs x13, x13, #0x1
    add x14, x14, #0x10
    umaddl x16, w16, w15, x8
    ldp x18, x0, [x16]
    ldr x1, [x16, #0x600]
    ldr x2, [x16, #0x608]
    and x18, x18, x17
    and x17, x1, x17
    mul x18, x18, x0
    ldr w0, [x16, #0x614]
    mul x17, x17, x2
    ldp w2, w1, [x16, #0x10]
    ldr w16, [x16, #0x610]
    lsr x18, x18, x1
    lsr x17, x17, x0
    add x18, x18, x2
    add x16, x17, x16
    ldr x17, [x10, x18, lsl #3]
    ldr x16, [x10, x16, lsl #3]
    orr x16, x16, x17
    add x12, x16, x12
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
