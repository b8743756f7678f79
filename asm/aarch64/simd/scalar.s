# The kernels of simd/scalar, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm simd/scalar --target aarch64
# binary: sha256 f47a5177618dd29e69e2654ea9311d02843a35397faa334b6dfcf17e94a84133
# latency: 314 instructions in 1256 bytes; innermost loops: .L2 of 15, .L7 of 21, .L10 of 15, .L13 of 8, .L16 of 15, .L21 of 21, .L24 of 15, .L27 of 8, .L29 of 13, .L30 of 13
# throughput: 324 instructions in 1296 bytes; innermost loops: .L2 of 15, .L7 of 21, .L10 of 15, .L13 of 8, .L16 of 15, .L21 of 21, .L24 of 15, .L27 of 8, .L29 of 13, .L30 of 13
# mix of 638 instructions: 88 mov, 84 ldrh, 82 add, 68 cmp, 39 stp, 37 ldr, 36 b.eq, 32 strh, 22 b, 20 ldp, 18 sub, 16 b.hi, 14 cbz, 12 b.ne, 11 str, 7 adrp, 7 bl, 6 cbnz, 6 madd, 4 and, 4 bic, 4 csel, 4 ldrsh, 4 mul, 4 sxth, 3 ret, 2 ldrb, 2 movi, 1 eor, 1 ubfiz

latency:
    stp x29, x30, [sp, #-0x40]!
    str x28, [sp, #0x10]
    stp x22, x21, [sp, #0x20]
    stp x20, x19, [sp, #0x30]
    mov x29, sp
    sub x9, sp, #0x200
    and sp, x9, #0xffffffffffffffc0
    ldrb w8, [x0, #0x28]
    cbnz w8, .L32
    ldr x8, [x0]
    cmp x8, #0x2
    b.ne .L32
    movi v0.2d, #0000000000000000
    ldr x8, [x0, #0x8]
    str xzr, [sp]
    ldp x9, x13, [x0, #0x18]
    mov x12, sp
    ldr x10, [x8, #0xb00]
    str x12, [x29, #0x18]
    ldr x11, [sp]
    add x12, x29, #0x18
    mov x0, xzr
    stp q0, q0, [sp]
    stp q0, q0, [sp, #0x20]
    stp q0, q0, [sp, #0x40]
    stp q0, q0, [sp, #0x60]
    stp q0, q0, [sp, #0x80]
    stp q0, q0, [sp, #0xa0]
    stp q0, q0, [sp, #0xc0]
    stp q0, q0, [sp, #0xe0]
    stp q0, q0, [sp, #0x100]
    stp q0, q0, [sp, #0x120]
    stp q0, q0, [sp, #0x140]
    stp q0, q0, [sp, #0x160]
    stp q0, q0, [sp, #0x180]
    stp q0, q0, [sp, #0x1a0]
    stp q0, q0, [sp, #0x1c0]
    stp q0, q0, [sp, #0x1e0]
    cbz x13, .L31
    mov w14, #0x90
    mov x3, xzr
    mov x12, xzr
    madd x13, x13, x14, x9
    ldr x14, [x29, #0x18]
    add x15, x8, #0x300
    add x17, x8, #0x100
    add x18, x8, #0x200
    add x1, x29, #0x18
    add x16, x14, #0x100
    mov w2, #0xff
.L0:
    eor w8, w3, w12
    ldr x4, [x9, #0x10]
    and x8, x8, #0x3
    add x3, x15, x8, lsl #9
    cbz x4, .L4
    ldr x6, [x9, #0x8]
    ldrh w8, [x6]
    cmp x8, #0x2ff
    b.hi .L36
    cmp x4, #0x1
    mov x5, x10
    b.eq .L1
    ldrh w5, [x6, #0x2]
    cmp x5, #0x2ff
    b.hi .L33
    add x5, x10, x5, lsl #8
.L1:
    ldr x6, [x9, #0x28]
    add x7, x10, x8, lsl #8
    cbnz x6, .L5
    mov x8, xzr
    b .L3
.L2:
    strh w6, [x29, #0x18]
    add x6, x8, #0x2
    cmp x6, #0x100
    ldrh w19, [x29, #0x18]
    strh w19, [x14, x8]
    mov x8, x6
    b.eq .L14
.L3:
    ldrh w6, [x3, x8]
    ldrh w19, [x7, x8]
    cmp x4, #0x1
    add w6, w19, w6
    b.eq .L2
    ldrh w19, [x5, x8]
    add w6, w19, w6
    b .L2
.L4:
    ldr x6, [x9, #0x28]
    mov x7, x10
    mov x5, x10
    cbz x6, .L12
.L5:
    ldr x20, [x9, #0x20]
    ldrh w8, [x20]
    cmp x8, #0x2ff
    b.hi .L36
    cmp x6, #0x1
    mov x19, x10
    b.eq .L6
    ldrh w19, [x20, #0x2]
    cmp x19, #0x2ff
    b.hi .L34
    add x19, x10, x19, lsl #8
.L6:
    add x8, x10, x8, lsl #8
    cbz x4, .L11
    mov x20, xzr
    b .L8
.L7:
    strh w21, [x29, #0x18]
    add x21, x20, #0x2
    cmp x21, #0x100
    ldrh w22, [x29, #0x18]
    strh w22, [x14, x20]
    mov x20, x21
    b.eq .L14
.L8:
    ldrh w21, [x3, x20]
    ldrh w22, [x7, x20]
    cmp x4, #0x1
    add w21, w22, w21
    b.eq .L9
    ldrh w22, [x5, x20]
    add w21, w22, w21
.L9:
    ldrh w22, [x8, x20]
    cmp x6, #0x1
    sub w21, w21, w22
    b.eq .L7
    ldrh w22, [x19, x20]
    sub w21, w21, w22
    b .L7
.L10:
    strh w5, [x29, #0x18]
    add x5, x4, #0x2
    cmp x5, #0x100
    ldrh w7, [x29, #0x18]
    strh w7, [x14, x4]
    mov x4, x5
    b.eq .L14
.L11:
    ldrh w5, [x3, x4]
    ldrh w7, [x8, x4]
    cmp x6, #0x1
    sub w5, w5, w7
    b.eq .L10
    ldrh w7, [x19, x4]
    sub w5, w5, w7
    b .L10
.L12:
    mov x8, xzr
.L13:
    mov x4, x8
    ldrh w8, [x3, x8]
    strh w8, [x29, #0x18]
    add x8, x4, #0x2
    cmp x8, #0x100
    ldrh w5, [x29, #0x18]
    strh w5, [x14, x4]
    b.ne .L13
.L14:
    ldr x4, [x9, #0x58]
    add x3, x3, #0x100
    cbz x4, .L18
    ldr x6, [x9, #0x50]
    ldrh w8, [x6]
    cmp x8, #0x2ff
    b.hi .L36
    cmp x4, #0x1
    mov x5, x10
    b.eq .L15
    ldrh w5, [x6, #0x2]
    cmp x5, #0x2ff
    b.hi .L33
    add x5, x10, x5, lsl #8
.L15:
    ldr x6, [x9, #0x70]
    add x7, x10, x8, lsl #8
    cbnz x6, .L19
    mov x8, xzr
    b .L17
.L16:
    strh w6, [x29, #0x18]
    add x6, x8, #0x2
    cmp x6, #0x100
    ldrh w19, [x29, #0x18]
    strh w19, [x16, x8]
    mov x8, x6
    b.eq .L28
.L17:
    ldrh w6, [x3, x8]
    ldrh w19, [x7, x8]
    cmp x4, #0x1
    add w6, w19, w6
    b.eq .L16
    ldrh w19, [x5, x8]
    add w6, w19, w6
    b .L16
.L18:
    ldr x6, [x9, #0x70]
    mov x7, x10
    mov x5, x10
    cbz x6, .L26
.L19:
    ldr x20, [x9, #0x68]
    ldrh w8, [x20]
    cmp x8, #0x2ff
    b.hi .L36
    cmp x6, #0x1
    mov x19, x10
    b.eq .L20
    ldrh w19, [x20, #0x2]
    cmp x19, #0x2ff
    b.hi .L35
    add x19, x10, x19, lsl #8
.L20:
    add x8, x10, x8, lsl #8
    cbz x4, .L25
    mov x20, xzr
    b .L22
.L21:
    strh w21, [x29, #0x18]
    add x21, x20, #0x2
    cmp x21, #0x100
    ldrh w22, [x29, #0x18]
    strh w22, [x16, x20]
    mov x20, x21
    b.eq .L28
.L22:
    ldrh w21, [x3, x20]
    ldrh w22, [x7, x20]
    cmp x4, #0x1
    add w21, w22, w21
    b.eq .L23
    ldrh w22, [x5, x20]
    add w21, w22, w21
.L23:
    ldrh w22, [x8, x20]
    cmp x6, #0x1
    sub w21, w21, w22
    b.eq .L21
    ldrh w22, [x19, x20]
    sub w21, w21, w22
    b .L21
.L24:
    strh w5, [x29, #0x18]
    add x5, x4, #0x2
    cmp x5, #0x100
    ldrh w7, [x29, #0x18]
    strh w7, [x16, x4]
    mov x4, x5
    b.eq .L28
.L25:
    ldrh w5, [x3, x4]
    ldrh w7, [x8, x4]
    cmp x6, #0x1
    sub w5, w5, w7
    b.eq .L24
    ldrh w7, [x19, x4]
    sub w5, w5, w7
    b .L24
.L26:
    mov x8, xzr
.L27:
    mov x4, x8
    ldrh w8, [x3, x8]
    strh w8, [x29, #0x18]
    add x8, x4, #0x2
    cmp x8, #0x100
    ldrh w5, [x29, #0x18]
    strh w5, [x16, x4]
    b.ne .L27
.L28:
    mov x8, xzr
    add x9, x9, #0x90
    add x12, x12, #0x1
    str wzr, [x29, #0x18]
.L29:
    ldrsh w3, [x14, x8]
    ldrh w4, [x17, x8]
    add x8, x8, #0x2
    ldr w5, [x29, #0x18]
    bic w3, w3, w3, asr #31
    cmp w3, #0xff
    csel w3, w3, w2, lt
    cmp x8, #0x100
    mul w4, w3, w4
    sxth w4, w4
    madd w3, w4, w3, w5
    str w3, [x29, #0x18]
    b.ne .L29
    mov x8, xzr
.L30:
    ldrsh w3, [x16, x8]
    ldrh w4, [x18, x8]
    add x8, x8, #0x2
    ldr w5, [x29, #0x18]
    bic w3, w3, w3, asr #31
    cmp w3, #0xff
    csel w3, w3, w2, lt
    cmp x8, #0x100
    mul w4, w3, w4
    sxth w4, w4
    madd w3, w4, w3, w5
    str w3, [x29, #0x18]
    b.ne .L30
    ldr w8, [x29, #0x18]
    cmp x9, x13
    add x0, x8, x0
    and x3, x8, x11
    b.ne .L0
.L31:
    mov sp, x29
    ldp x20, x19, [sp, #0x30]
    ldr x28, [sp, #0x10]
    ldp x22, x21, [sp, #0x20]
    ldp x29, x30, [sp], #0x40
    ret
.L32:
    mov sp, x29
    ldp x20, x19, [sp, #0x30]
    ldr x28, [sp, #0x10]
    ldp x22, x21, [sp, #0x20]
    ldp x29, x30, [sp], #0x40
    b simd::kernels::simd::other
.L33:
    mov x8, x5
    adrp x2, .D0
    add x2, x2, :lo12:.D0
    mov x0, x8
    mov w1, #0x300
    bl core::panicking::panic_bounds_check
.L34:
    mov x8, x19
    adrp x2, .D0
    add x2, x2, :lo12:.D0
    mov x0, x8
    mov w1, #0x300
    bl core::panicking::panic_bounds_check
.L35:
    mov x8, x19
.L36:
    adrp x2, .D0
    add x2, x2, :lo12:.D0
    mov x0, x8
    mov w1, #0x300
    bl core::panicking::panic_bounds_check

throughput:
    stp x29, x30, [sp, #-0x40]!
    stp x28, x23, [sp, #0x10]
    stp x22, x21, [sp, #0x20]
    stp x20, x19, [sp, #0x30]
    mov x29, sp
    sub x9, sp, #0x240
    and sp, x9, #0xffffffffffffffc0
    ldrb w8, [x0, #0x28]
    cbnz w8, .L31
    ldr x8, [x0]
    cmp x8, #0x2
    b.ne .L31
    movi v0.2d, #0000000000000000
    ldr x8, [x0, #0x8]
    str xzr, [sp]
    mov x11, sp
    ldp x9, x13, [x0, #0x18]
    ldr x10, [x8, #0xb00]
    str x11, [sp, #0x238]
    add x11, sp, #0x238
    stp q0, q0, [sp]
    stp q0, q0, [sp, #0x20]
    stp q0, q0, [sp, #0x40]
    stp q0, q0, [sp, #0x60]
    stp q0, q0, [sp, #0x80]
    stp q0, q0, [sp, #0xa0]
    stp q0, q0, [sp, #0xc0]
    stp q0, q0, [sp, #0xe0]
    stp q0, q0, [sp, #0x100]
    stp q0, q0, [sp, #0x120]
    stp q0, q0, [sp, #0x140]
    stp q0, q0, [sp, #0x160]
    stp q0, q0, [sp, #0x180]
    stp q0, q0, [sp, #0x1a0]
    stp q0, q0, [sp, #0x1c0]
    stp q0, q0, [sp, #0x1e0]
    cbz x13, .L32
    mov w14, #0x90
    ldr x12, [sp, #0x238]
    mov w11, wzr
    madd x13, x13, x14, x9
    mov x0, xzr
    add x15, x8, #0x100
    add x14, x12, #0x100
    add x16, x8, #0x200
    add x17, x8, #0x300
    add x18, x8, #0x400
    add x1, sp, #0x238
    mov w2, #0xff
.L0:
    ubfiz x3, x11, #9, #2
    ldr x5, [x9, #0x10]
    add x4, x17, x3
    cbz x5, .L4
    ldr x7, [x9, #0x8]
    ldrh w8, [x7]
    cmp x8, #0x2ff
    b.hi .L37
    cmp x5, #0x1
    mov x6, x10
    b.eq .L1
    ldrh w6, [x7, #0x2]
    cmp x6, #0x2ff
    b.hi .L33
    add x6, x10, x6, lsl #8
.L1:
    ldr x7, [x9, #0x28]
    add x19, x10, x8, lsl #8
    cbnz x7, .L5
    mov x8, xzr
    b .L3
.L2:
    strh w7, [sp, #0x238]
    add x7, x8, #0x2
    cmp x7, #0x100
    ldrh w20, [sp, #0x238]
    strh w20, [x12, x8]
    mov x8, x7
    b.eq .L14
.L3:
    ldrh w7, [x4, x8]
    ldrh w20, [x19, x8]
    cmp x5, #0x1
    add w7, w20, w7
    b.eq .L2
    ldrh w20, [x6, x8]
    add w7, w20, w7
    b .L2
.L4:
    ldr x7, [x9, #0x28]
    mov x19, x10
    mov x6, x10
    cbz x7, .L12
.L5:
    ldr x21, [x9, #0x20]
    ldrh w8, [x21]
    cmp x8, #0x2ff
    b.hi .L37
    cmp x7, #0x1
    mov x20, x10
    b.eq .L6
    ldrh w20, [x21, #0x2]
    cmp x20, #0x2ff
    b.hi .L34
    add x20, x10, x20, lsl #8
.L6:
    add x8, x10, x8, lsl #8
    cbz x5, .L11
    mov x21, xzr
    b .L8
.L7:
    strh w22, [sp, #0x238]
    add x22, x21, #0x2
    cmp x22, #0x100
    ldrh w23, [sp, #0x238]
    strh w23, [x12, x21]
    mov x21, x22
    b.eq .L14
.L8:
    ldrh w22, [x4, x21]
    ldrh w23, [x19, x21]
    cmp x5, #0x1
    add w22, w23, w22
    b.eq .L9
    ldrh w23, [x6, x21]
    add w22, w23, w22
.L9:
    ldrh w23, [x8, x21]
    cmp x7, #0x1
    sub w22, w22, w23
    b.eq .L7
    ldrh w23, [x20, x21]
    sub w22, w22, w23
    b .L7
.L10:
    strh w6, [sp, #0x238]
    add x6, x5, #0x2
    cmp x6, #0x100
    ldrh w19, [sp, #0x238]
    strh w19, [x12, x5]
    mov x5, x6
    b.eq .L14
.L11:
    ldrh w6, [x4, x5]
    ldrh w19, [x8, x5]
    cmp x7, #0x1
    sub w6, w6, w19
    b.eq .L10
    ldrh w19, [x20, x5]
    sub w6, w6, w19
    b .L10
.L12:
    mov x8, xzr
.L13:
    mov x5, x8
    ldrh w8, [x4, x8]
    strh w8, [sp, #0x238]
    add x8, x5, #0x2
    cmp x8, #0x100
    ldrh w6, [sp, #0x238]
    strh w6, [x12, x5]
    b.ne .L13
.L14:
    ldr x4, [x9, #0x58]
    add x3, x18, x3
    cbz x4, .L18
    ldr x6, [x9, #0x50]
    ldrh w8, [x6]
    cmp x8, #0x2ff
    b.hi .L37
    cmp x4, #0x1
    mov x5, x10
    b.eq .L15
    ldrh w5, [x6, #0x2]
    cmp x5, #0x2ff
    b.hi .L35
    add x5, x10, x5, lsl #8
.L15:
    ldr x6, [x9, #0x70]
    add x7, x10, x8, lsl #8
    cbnz x6, .L19
    mov x8, xzr
    b .L17
.L16:
    strh w6, [sp, #0x238]
    add x6, x8, #0x2
    cmp x6, #0x100
    ldrh w19, [sp, #0x238]
    strh w19, [x14, x8]
    mov x8, x6
    b.eq .L28
.L17:
    ldrh w6, [x3, x8]
    ldrh w19, [x7, x8]
    cmp x4, #0x1
    add w6, w19, w6
    b.eq .L16
    ldrh w19, [x5, x8]
    add w6, w19, w6
    b .L16
.L18:
    ldr x6, [x9, #0x70]
    mov x7, x10
    mov x5, x10
    cbz x6, .L26
.L19:
    ldr x20, [x9, #0x68]
    ldrh w8, [x20]
    cmp x8, #0x2ff
    b.hi .L37
    cmp x6, #0x1
    mov x19, x10
    b.eq .L20
    ldrh w19, [x20, #0x2]
    cmp x19, #0x2ff
    b.hi .L36
    add x19, x10, x19, lsl #8
.L20:
    add x8, x10, x8, lsl #8
    cbz x4, .L25
    mov x20, xzr
    b .L22
.L21:
    strh w21, [sp, #0x238]
    add x21, x20, #0x2
    cmp x21, #0x100
    ldrh w22, [sp, #0x238]
    strh w22, [x14, x20]
    mov x20, x21
    b.eq .L28
.L22:
    ldrh w21, [x3, x20]
    ldrh w22, [x7, x20]
    cmp x4, #0x1
    add w21, w22, w21
    b.eq .L23
    ldrh w22, [x5, x20]
    add w21, w22, w21
.L23:
    ldrh w22, [x8, x20]
    cmp x6, #0x1
    sub w21, w21, w22
    b.eq .L21
    ldrh w22, [x19, x20]
    sub w21, w21, w22
    b .L21
.L24:
    strh w5, [sp, #0x238]
    add x5, x4, #0x2
    cmp x5, #0x100
    ldrh w7, [sp, #0x238]
    strh w7, [x14, x4]
    mov x4, x5
    b.eq .L28
.L25:
    ldrh w5, [x3, x4]
    ldrh w7, [x8, x4]
    cmp x6, #0x1
    sub w5, w5, w7
    b.eq .L24
    ldrh w7, [x19, x4]
    sub w5, w5, w7
    b .L24
.L26:
    mov x8, xzr
.L27:
    mov x4, x8
    ldrh w8, [x3, x8]
    strh w8, [sp, #0x238]
    add x8, x4, #0x2
    cmp x8, #0x100
    ldrh w5, [sp, #0x238]
    strh w5, [x14, x4]
    b.ne .L27
.L28:
    mov x8, xzr
    add x9, x9, #0x90
    str wzr, [sp, #0x238]
.L29:
    ldrsh w3, [x12, x8]
    ldrh w4, [x15, x8]
    add x8, x8, #0x2
    ldr w5, [sp, #0x238]
    bic w3, w3, w3, asr #31
    cmp w3, #0xff
    csel w3, w3, w2, lt
    cmp x8, #0x100
    mul w4, w3, w4
    sxth w4, w4
    madd w3, w4, w3, w5
    str w3, [sp, #0x238]
    b.ne .L29
    mov x8, xzr
.L30:
    ldrsh w3, [x14, x8]
    ldrh w4, [x16, x8]
    add x8, x8, #0x2
    ldr w5, [sp, #0x238]
    bic w3, w3, w3, asr #31
    cmp w3, #0xff
    csel w3, w3, w2, lt
    cmp x8, #0x100
    mul w4, w3, w4
    sxth w4, w4
    madd w3, w4, w3, w5
    str w3, [sp, #0x238]
    b.ne .L30
    ldr w8, [sp, #0x238]
    cmp x9, x13
    add w11, w11, #0x1
    add x0, x8, x0
    b.ne .L0
    mov sp, x29
    ldp x20, x19, [sp, #0x30]
    ldp x22, x21, [sp, #0x20]
    ldp x28, x23, [sp, #0x10]
    ldp x29, x30, [sp], #0x40
    ret
.L31:
    mov sp, x29
    ldp x20, x19, [sp, #0x30]
    ldp x22, x21, [sp, #0x20]
    ldp x28, x23, [sp, #0x10]
    ldp x29, x30, [sp], #0x40
    b simd::kernels::simd::other
.L32:
    mov x0, xzr
    mov sp, x29
    ldp x20, x19, [sp, #0x30]
    ldp x22, x21, [sp, #0x20]
    ldp x28, x23, [sp, #0x10]
    ldp x29, x30, [sp], #0x40
    ret
.L33:
    mov x8, x6
    adrp x2, .D0
    add x2, x2, :lo12:.D0
    mov x0, x8
    mov w1, #0x300
    bl core::panicking::panic_bounds_check
.L34:
    mov x8, x20
    adrp x2, .D0
    add x2, x2, :lo12:.D0
    mov x0, x8
    mov w1, #0x300
    bl core::panicking::panic_bounds_check
.L35:
    mov x8, x5
    adrp x2, .D0
    add x2, x2, :lo12:.D0
    mov x0, x8
    mov w1, #0x300
    bl core::panicking::panic_bounds_check
.L36:
    mov x8, x19
.L37:
    adrp x2, .D0
    add x2, x2, :lo12:.D0
    mov x0, x8
    mov w1, #0x300
    bl core::panicking::panic_bounds_check
