# The kernels of simd/dispatched, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm simd/dispatched --target aarch64
# binary: sha256 f47a5177618dd29e69e2654ea9311d02843a35397faa334b6dfcf17e94a84133
# latency: 399 instructions in 1596 bytes; innermost loops: .L0 of 328
# throughput: 395 instructions in 1580 bytes; innermost loops: .L0 of 326
# plywright::simd::neon::loops::output: 123 instructions in 492 bytes; innermost loops: .L0 of 102
# mix of 917 instructions: 202 ldp, 176 add, 131 sub, 76 stp, 56 mov, 34 cmp, 21 ldr, 18 cbz, 16 b.hi, 16 ldrh, 16 mul, 16 smax, 16 smin, 16 smlal, 16 smlal2, 14 b, 10 b.eq, 10 b.ne, 10 ldur, 9 str, 8 movi, 6 cbnz, 5 and, 4 bl, 3 ret, 2 adrp, 2 ldrb, 2 lsl, 2 subs, 1 addv, 1 eor, 1 fmov, 1 tbz

latency:
    stp x29, x30, [sp, #-0x60]!
    stp x28, x27, [sp, #0x10]
    stp x26, x25, [sp, #0x20]
    stp x24, x23, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    mov x29, sp
    sub x9, sp, #0x260
    and sp, x9, #0xffffffffffffffc0
    ldrb w8, [x0, #0x28]
    cbnz w8, .L15
    ldr x8, [x0]
    cmp x8, #0x2
    b.ne .L15
    movi v0.2d, #0000000000000000
    ldr x20, [x0, #0x8]
    str xzr, [sp, #0x40]
    ldp x9, x10, [x0, #0x18]
    add x8, sp, #0x40
    ldr x21, [x20, #0xb00]
    str x8, [sp, #0x250]
    ldr x22, [sp, #0x40]
    add x8, sp, #0x250
    mov x19, xzr
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
    stp q0, q0, [sp, #0x200]
    stp q0, q0, [sp, #0x220]
    cbz x10, .L16
    add x10, x10, x10, lsl #3
    ldr x24, [sp, #0x250]
    mov x8, xzr
    mov x23, xzr
    add x26, x20, #0x300
    add x28, x9, #0x50
    lsl x25, x10, #4
    add x27, x24, #0x100
    b .L1
.L0:
    add x0, sp, #0x250
    add x1, x20, #0x100
    stp q23, q22, [x24, #0x100]
    stp q21, q20, [x24, #0x120]
    add x28, x28, #0x90
    stp q19, q18, [x24, #0x140]
    stp q17, q16, [x24, #0x160]
    stp q7, q6, [x24, #0x180]
    stp q5, q4, [x24, #0x1a0]
    stp q3, q2, [x24, #0x1c0]
    stp q1, q0, [x24, #0x1e0]
    str x24, [sp, #0x250]
    str x27, [sp, #0x258]
    bl plywright::simd::neon::loops::output
    mov w8, w0
    subs x25, x25, #0x90
    add x23, x23, #0x1
    add x19, x8, x19
    and x8, x8, x22
    b.eq .L16
.L1:
    ldur x13, [x28, #-0x40]
    mov x12, x21
    mov x14, x21
    cbz x13, .L2
    ldur x9, [x28, #-0x48]
    ldrh w0, [x9]
    cmp x0, #0x2ff
    b.hi .L17
    add x14, x21, x0, lsl #8
    cmp x13, #0x1
    b.ne .L3
    mov x12, x21
.L2:
    ldur x10, [x28, #-0x28]
    mov x9, x21
    mov x11, x21
    cbnz x10, .L4
    b .L6
.L3:
    ldrh w0, [x9, #0x2]
    cmp x0, #0x2ff
    b.hi .L17
    add x12, x21, x0, lsl #8
    ldur x10, [x28, #-0x28]
    mov x9, x21
    mov x11, x21
    cbz x10, .L6
.L4:
    ldur x9, [x28, #-0x30]
    ldrh w0, [x9]
    cmp x0, #0x2ff
    b.hi .L17
    add x11, x21, x0, lsl #8
    cmp x10, #0x1
    b.ne .L5
    mov x9, x21
    b .L6
.L5:
    ldrh w0, [x9, #0x2]
    cmp x0, #0x2ff
    b.hi .L17
    add x9, x21, x0, lsl #8
.L6:
    eor w8, w8, w23
    and x8, x8, #0x3
    add x8, x26, x8, lsl #9
    ldp q23, q22, [x8]
    ldp q21, q20, [x8, #0x20]
    ldp q19, q18, [x8, #0x40]
    ldp q17, q16, [x8, #0x60]
    ldp q7, q6, [x8, #0x80]
    ldp q5, q4, [x8, #0xa0]
    ldp q3, q2, [x8, #0xc0]
    ldp q1, q0, [x8, #0xe0]
    cbz x13, .L7
    ldp q24, q25, [x14]
    cmp x13, #0x1
    ldp q26, q27, [x14, #0x20]
    ldp q28, q29, [x14, #0x80]
    add v23.8h, v24.8h, v23.8h
    add v22.8h, v25.8h, v22.8h
    add v21.8h, v26.8h, v21.8h
    add v20.8h, v27.8h, v20.8h
    ldp q24, q25, [x14, #0x40]
    add v7.8h, v28.8h, v7.8h
    ldp q26, q27, [x14, #0x60]
    add v6.8h, v29.8h, v6.8h
    ldp q28, q29, [x14, #0xe0]
    add v19.8h, v24.8h, v19.8h
    add v18.8h, v25.8h, v18.8h
    add v17.8h, v26.8h, v17.8h
    add v16.8h, v27.8h, v16.8h
    ldp q24, q25, [x14, #0xa0]
    add v1.8h, v28.8h, v1.8h
    ldp q26, q27, [x14, #0xc0]
    add v0.8h, v29.8h, v0.8h
    add v5.8h, v24.8h, v5.8h
    add v4.8h, v25.8h, v4.8h
    add v3.8h, v26.8h, v3.8h
    add v2.8h, v27.8h, v2.8h
    b.eq .L7
    ldp q24, q25, [x12]
    ldp q26, q27, [x12, #0x20]
    ldp q28, q29, [x12, #0x80]
    add v23.8h, v24.8h, v23.8h
    add v22.8h, v25.8h, v22.8h
    add v21.8h, v26.8h, v21.8h
    add v20.8h, v27.8h, v20.8h
    ldp q24, q25, [x12, #0x40]
    add v7.8h, v28.8h, v7.8h
    ldp q26, q27, [x12, #0x60]
    add v6.8h, v29.8h, v6.8h
    ldp q28, q29, [x12, #0xe0]
    add v19.8h, v24.8h, v19.8h
    add v18.8h, v25.8h, v18.8h
    add v17.8h, v26.8h, v17.8h
    add v16.8h, v27.8h, v16.8h
    ldp q24, q25, [x12, #0xa0]
    add v1.8h, v28.8h, v1.8h
    ldp q26, q27, [x12, #0xc0]
    add v0.8h, v29.8h, v0.8h
    add v5.8h, v24.8h, v5.8h
    add v4.8h, v25.8h, v4.8h
    add v3.8h, v26.8h, v3.8h
    add v2.8h, v27.8h, v2.8h
.L7:
    cbz x10, .L8
    ldp q24, q25, [x11]
    cmp x10, #0x1
    ldp q26, q27, [x11, #0x20]
    ldp q28, q29, [x11, #0x80]
    sub v23.8h, v23.8h, v24.8h
    sub v22.8h, v22.8h, v25.8h
    sub v21.8h, v21.8h, v26.8h
    sub v20.8h, v20.8h, v27.8h
    ldp q24, q25, [x11, #0x40]
    sub v7.8h, v7.8h, v28.8h
    ldp q26, q27, [x11, #0x60]
    sub v6.8h, v6.8h, v29.8h
    ldp q28, q29, [x11, #0xe0]
    sub v19.8h, v19.8h, v24.8h
    sub v18.8h, v18.8h, v25.8h
    sub v17.8h, v17.8h, v26.8h
    sub v16.8h, v16.8h, v27.8h
    ldp q24, q25, [x11, #0xa0]
    sub v1.8h, v1.8h, v28.8h
    ldp q26, q27, [x11, #0xc0]
    sub v0.8h, v0.8h, v29.8h
    sub v5.8h, v5.8h, v24.8h
    sub v4.8h, v4.8h, v25.8h
    sub v3.8h, v3.8h, v26.8h
    sub v2.8h, v2.8h, v27.8h
    b.eq .L8
    ldp q24, q25, [x9]
    ldp q26, q27, [x9, #0x20]
    ldp q28, q29, [x9, #0x80]
    sub v23.8h, v23.8h, v24.8h
    sub v22.8h, v22.8h, v25.8h
    sub v21.8h, v21.8h, v26.8h
    sub v20.8h, v20.8h, v27.8h
    ldp q24, q25, [x9, #0x40]
    sub v7.8h, v7.8h, v28.8h
    ldp q26, q27, [x9, #0x60]
    sub v6.8h, v6.8h, v29.8h
    ldp q28, q29, [x9, #0xe0]
    sub v19.8h, v19.8h, v24.8h
    sub v18.8h, v18.8h, v25.8h
    sub v17.8h, v17.8h, v26.8h
    sub v16.8h, v16.8h, v27.8h
    ldp q24, q25, [x9, #0xa0]
    sub v1.8h, v1.8h, v28.8h
    ldp q26, q27, [x9, #0xc0]
    sub v0.8h, v0.8h, v29.8h
    sub v5.8h, v5.8h, v24.8h
    sub v4.8h, v4.8h, v25.8h
    sub v3.8h, v3.8h, v26.8h
    sub v2.8h, v2.8h, v27.8h
.L8:
    stp q23, q22, [x24]
    mov x12, x21
    mov x14, x21
    stp q21, q20, [x24, #0x20]
    stp q19, q18, [x24, #0x40]
    stp q17, q16, [x24, #0x60]
    stp q7, q6, [x24, #0x80]
    stp q5, q4, [x24, #0xa0]
    stp q3, q2, [x24, #0xc0]
    stp q1, q0, [x24, #0xe0]
    ldr x13, [x28, #0x8]
    cbz x13, .L9
    ldr x9, [x28]
    ldrh w0, [x9]
    cmp x0, #0x2ff
    b.hi .L17
    add x14, x21, x0, lsl #8
    cmp x13, #0x1
    b.ne .L10
    mov x12, x21
.L9:
    ldr x10, [x28, #0x20]
    mov x9, x21
    mov x11, x21
    cbnz x10, .L11
    b .L13
.L10:
    ldrh w0, [x9, #0x2]
    cmp x0, #0x2ff
    b.hi .L17
    add x12, x21, x0, lsl #8
    ldr x10, [x28, #0x20]
    mov x9, x21
    mov x11, x21
    cbz x10, .L13
.L11:
    ldr x9, [x28, #0x18]
    ldrh w0, [x9]
    cmp x0, #0x2ff
    b.hi .L17
    add x11, x21, x0, lsl #8
    cmp x10, #0x1
    b.ne .L12
    mov x9, x21
    b .L13
.L12:
    ldrh w0, [x9, #0x2]
    cmp x0, #0x2ff
    b.hi .L17
    add x9, x21, x0, lsl #8
.L13:
    ldp q23, q22, [x8, #0x100]
    ldp q21, q20, [x8, #0x120]
    ldp q19, q18, [x8, #0x140]
    ldp q17, q16, [x8, #0x160]
    ldp q7, q6, [x8, #0x180]
    ldp q5, q4, [x8, #0x1a0]
    ldp q3, q2, [x8, #0x1c0]
    ldp q1, q0, [x8, #0x1e0]
    cbz x13, .L14
    ldp q24, q25, [x14]
    cmp x13, #0x1
    ldp q26, q27, [x14, #0x20]
    ldp q28, q29, [x14, #0x80]
    add v23.8h, v24.8h, v23.8h
    add v22.8h, v25.8h, v22.8h
    add v21.8h, v26.8h, v21.8h
    add v20.8h, v27.8h, v20.8h
    ldp q24, q25, [x14, #0x40]
    add v7.8h, v28.8h, v7.8h
    ldp q26, q27, [x14, #0x60]
    add v6.8h, v29.8h, v6.8h
    ldp q28, q29, [x14, #0xe0]
    add v19.8h, v24.8h, v19.8h
    add v18.8h, v25.8h, v18.8h
    add v17.8h, v26.8h, v17.8h
    add v16.8h, v27.8h, v16.8h
    ldp q24, q25, [x14, #0xa0]
    add v1.8h, v28.8h, v1.8h
    ldp q26, q27, [x14, #0xc0]
    add v0.8h, v29.8h, v0.8h
    add v5.8h, v24.8h, v5.8h
    add v4.8h, v25.8h, v4.8h
    add v3.8h, v26.8h, v3.8h
    add v2.8h, v27.8h, v2.8h
    b.eq .L14
    ldp q24, q25, [x12]
    ldp q26, q27, [x12, #0x20]
    ldp q28, q29, [x12, #0x80]
    add v23.8h, v24.8h, v23.8h
    add v22.8h, v25.8h, v22.8h
    add v21.8h, v26.8h, v21.8h
    add v20.8h, v27.8h, v20.8h
    ldp q24, q25, [x12, #0x40]
    add v7.8h, v28.8h, v7.8h
    ldp q26, q27, [x12, #0x60]
    add v6.8h, v29.8h, v6.8h
    ldp q28, q29, [x12, #0xe0]
    add v19.8h, v24.8h, v19.8h
    add v18.8h, v25.8h, v18.8h
    add v17.8h, v26.8h, v17.8h
    add v16.8h, v27.8h, v16.8h
    ldp q24, q25, [x12, #0xa0]
    add v1.8h, v28.8h, v1.8h
    ldp q26, q27, [x12, #0xc0]
    add v0.8h, v29.8h, v0.8h
    add v5.8h, v24.8h, v5.8h
    add v4.8h, v25.8h, v4.8h
    add v3.8h, v26.8h, v3.8h
    add v2.8h, v27.8h, v2.8h
.L14:
    cbz x10, .L0
    ldp q24, q25, [x11]
    cmp x10, #0x1
    ldp q26, q27, [x11, #0x20]
    ldp q28, q29, [x11, #0x80]
    sub v23.8h, v23.8h, v24.8h
    sub v22.8h, v22.8h, v25.8h
    sub v21.8h, v21.8h, v26.8h
    sub v20.8h, v20.8h, v27.8h
    ldp q24, q25, [x11, #0x40]
    sub v7.8h, v7.8h, v28.8h
    ldp q26, q27, [x11, #0x60]
    sub v6.8h, v6.8h, v29.8h
    ldp q28, q29, [x11, #0xe0]
    sub v19.8h, v19.8h, v24.8h
    sub v18.8h, v18.8h, v25.8h
    sub v17.8h, v17.8h, v26.8h
    sub v16.8h, v16.8h, v27.8h
    ldp q24, q25, [x11, #0xa0]
    sub v1.8h, v1.8h, v28.8h
    ldp q26, q27, [x11, #0xc0]
    sub v0.8h, v0.8h, v29.8h
    sub v5.8h, v5.8h, v24.8h
    sub v4.8h, v4.8h, v25.8h
    sub v3.8h, v3.8h, v26.8h
    sub v2.8h, v2.8h, v27.8h
    b.eq .L0
    ldp q24, q25, [x9]
    ldp q26, q27, [x9, #0x20]
    ldp q28, q29, [x9, #0x80]
    sub v23.8h, v23.8h, v24.8h
    sub v22.8h, v22.8h, v25.8h
    sub v21.8h, v21.8h, v26.8h
    sub v20.8h, v20.8h, v27.8h
    ldp q24, q25, [x9, #0x40]
    sub v7.8h, v7.8h, v28.8h
    ldp q26, q27, [x9, #0x60]
    sub v6.8h, v6.8h, v29.8h
    ldp q28, q29, [x9, #0xe0]
    sub v19.8h, v19.8h, v24.8h
    sub v18.8h, v18.8h, v25.8h
    sub v17.8h, v17.8h, v26.8h
    sub v16.8h, v16.8h, v27.8h
    ldp q24, q25, [x9, #0xa0]
    sub v1.8h, v1.8h, v28.8h
    ldp q26, q27, [x9, #0xc0]
    sub v0.8h, v0.8h, v29.8h
    sub v5.8h, v5.8h, v24.8h
    sub v4.8h, v4.8h, v25.8h
    sub v3.8h, v3.8h, v26.8h
    sub v2.8h, v2.8h, v27.8h
    b .L0
.L15:
    mov sp, x29
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldp x29, x30, [sp], #0x60
    b simd::kernels::simd::other
.L16:
    mov x0, x19
    mov sp, x29
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldp x29, x30, [sp], #0x60
    ret
.L17:
    adrp x2, .D0
    add x2, x2, :lo12:.D0
    mov w1, #0x300
    bl core::panicking::panic_bounds_check

throughput:
    stp x29, x30, [sp, #-0x60]!
    stp x28, x27, [sp, #0x10]
    stp x26, x25, [sp, #0x20]
    stp x24, x23, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    mov x29, sp
    sub x9, sp, #0x220
    and sp, x9, #0xffffffffffffffc0
    ldrb w8, [x0, #0x28]
    cbnz w8, .L15
    ldr x8, [x0]
    cmp x8, #0x2
    b.ne .L15
    movi v0.2d, #0000000000000000
    ldr x20, [x0, #0x8]
    str xzr, [sp]
    mov x10, sp
    ldp x8, x9, [x0, #0x18]
    ldr x21, [x20, #0xb00]
    str x10, [sp, #0x210]
    add x10, sp, #0x210
    mov x19, xzr
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
    cbz x9, .L16
    add x9, x9, x9, lsl #3
    ldr x23, [sp, #0x210]
    mov x22, xzr
    add x25, x20, #0x300
    add x27, x8, #0x50
    lsl x24, x9, #4
    add x26, x23, #0x100
    b .L1
.L0:
    add x0, sp, #0x210
    add x1, x20, #0x100
    stp q23, q22, [x23, #0x100]
    stp q21, q20, [x23, #0x120]
    add x27, x27, #0x90
    stp q19, q18, [x23, #0x140]
    stp q17, q16, [x23, #0x160]
    stp q7, q6, [x23, #0x180]
    stp q5, q4, [x23, #0x1a0]
    stp q3, q2, [x23, #0x1c0]
    stp q1, q0, [x23, #0x1e0]
    str x23, [sp, #0x210]
    str x26, [sp, #0x218]
    bl plywright::simd::neon::loops::output
    mov w8, w0
    subs x24, x24, #0x90
    add x22, x22, #0x1
    add x19, x8, x19
    b.eq .L16
.L1:
    ldur x13, [x27, #-0x40]
    mov x12, x21
    mov x14, x21
    cbz x13, .L2
    ldur x8, [x27, #-0x48]
    ldrh w0, [x8]
    cmp x0, #0x2ff
    b.hi .L17
    add x14, x21, x0, lsl #8
    cmp x13, #0x1
    b.ne .L3
    mov x12, x21
.L2:
    ldur x10, [x27, #-0x28]
    mov x9, x21
    mov x11, x21
    cbnz x10, .L4
    b .L6
.L3:
    ldrh w0, [x8, #0x2]
    cmp x0, #0x2ff
    b.hi .L17
    add x12, x21, x0, lsl #8
    ldur x10, [x27, #-0x28]
    mov x9, x21
    mov x11, x21
    cbz x10, .L6
.L4:
    ldur x8, [x27, #-0x30]
    ldrh w0, [x8]
    cmp x0, #0x2ff
    b.hi .L17
    add x11, x21, x0, lsl #8
    cmp x10, #0x1
    b.ne .L5
    mov x9, x21
    b .L6
.L5:
    ldrh w0, [x8, #0x2]
    cmp x0, #0x2ff
    b.hi .L17
    add x9, x21, x0, lsl #8
.L6:
    and x8, x22, #0x3
    add x8, x25, x8, lsl #9
    ldp q23, q22, [x8]
    ldp q21, q20, [x8, #0x20]
    ldp q19, q18, [x8, #0x40]
    ldp q17, q16, [x8, #0x60]
    ldp q7, q6, [x8, #0x80]
    ldp q5, q4, [x8, #0xa0]
    ldp q3, q2, [x8, #0xc0]
    ldp q1, q0, [x8, #0xe0]
    cbz x13, .L7
    ldp q24, q25, [x14]
    cmp x13, #0x1
    ldp q26, q27, [x14, #0x20]
    ldp q28, q29, [x14, #0x80]
    add v23.8h, v24.8h, v23.8h
    add v22.8h, v25.8h, v22.8h
    add v21.8h, v26.8h, v21.8h
    add v20.8h, v27.8h, v20.8h
    ldp q24, q25, [x14, #0x40]
    add v7.8h, v28.8h, v7.8h
    ldp q26, q27, [x14, #0x60]
    add v6.8h, v29.8h, v6.8h
    ldp q28, q29, [x14, #0xe0]
    add v19.8h, v24.8h, v19.8h
    add v18.8h, v25.8h, v18.8h
    add v17.8h, v26.8h, v17.8h
    add v16.8h, v27.8h, v16.8h
    ldp q24, q25, [x14, #0xa0]
    add v1.8h, v28.8h, v1.8h
    ldp q26, q27, [x14, #0xc0]
    add v0.8h, v29.8h, v0.8h
    add v5.8h, v24.8h, v5.8h
    add v4.8h, v25.8h, v4.8h
    add v3.8h, v26.8h, v3.8h
    add v2.8h, v27.8h, v2.8h
    b.eq .L7
    ldp q24, q25, [x12]
    ldp q26, q27, [x12, #0x20]
    ldp q28, q29, [x12, #0x80]
    add v23.8h, v24.8h, v23.8h
    add v22.8h, v25.8h, v22.8h
    add v21.8h, v26.8h, v21.8h
    add v20.8h, v27.8h, v20.8h
    ldp q24, q25, [x12, #0x40]
    add v7.8h, v28.8h, v7.8h
    ldp q26, q27, [x12, #0x60]
    add v6.8h, v29.8h, v6.8h
    ldp q28, q29, [x12, #0xe0]
    add v19.8h, v24.8h, v19.8h
    add v18.8h, v25.8h, v18.8h
    add v17.8h, v26.8h, v17.8h
    add v16.8h, v27.8h, v16.8h
    ldp q24, q25, [x12, #0xa0]
    add v1.8h, v28.8h, v1.8h
    ldp q26, q27, [x12, #0xc0]
    add v0.8h, v29.8h, v0.8h
    add v5.8h, v24.8h, v5.8h
    add v4.8h, v25.8h, v4.8h
    add v3.8h, v26.8h, v3.8h
    add v2.8h, v27.8h, v2.8h
.L7:
    cbz x10, .L8
    ldp q24, q25, [x11]
    cmp x10, #0x1
    ldp q26, q27, [x11, #0x20]
    ldp q28, q29, [x11, #0x80]
    sub v23.8h, v23.8h, v24.8h
    sub v22.8h, v22.8h, v25.8h
    sub v21.8h, v21.8h, v26.8h
    sub v20.8h, v20.8h, v27.8h
    ldp q24, q25, [x11, #0x40]
    sub v7.8h, v7.8h, v28.8h
    ldp q26, q27, [x11, #0x60]
    sub v6.8h, v6.8h, v29.8h
    ldp q28, q29, [x11, #0xe0]
    sub v19.8h, v19.8h, v24.8h
    sub v18.8h, v18.8h, v25.8h
    sub v17.8h, v17.8h, v26.8h
    sub v16.8h, v16.8h, v27.8h
    ldp q24, q25, [x11, #0xa0]
    sub v1.8h, v1.8h, v28.8h
    ldp q26, q27, [x11, #0xc0]
    sub v0.8h, v0.8h, v29.8h
    sub v5.8h, v5.8h, v24.8h
    sub v4.8h, v4.8h, v25.8h
    sub v3.8h, v3.8h, v26.8h
    sub v2.8h, v2.8h, v27.8h
    b.eq .L8
    ldp q24, q25, [x9]
    ldp q26, q27, [x9, #0x20]
    ldp q28, q29, [x9, #0x80]
    sub v23.8h, v23.8h, v24.8h
    sub v22.8h, v22.8h, v25.8h
    sub v21.8h, v21.8h, v26.8h
    sub v20.8h, v20.8h, v27.8h
    ldp q24, q25, [x9, #0x40]
    sub v7.8h, v7.8h, v28.8h
    ldp q26, q27, [x9, #0x60]
    sub v6.8h, v6.8h, v29.8h
    ldp q28, q29, [x9, #0xe0]
    sub v19.8h, v19.8h, v24.8h
    sub v18.8h, v18.8h, v25.8h
    sub v17.8h, v17.8h, v26.8h
    sub v16.8h, v16.8h, v27.8h
    ldp q24, q25, [x9, #0xa0]
    sub v1.8h, v1.8h, v28.8h
    ldp q26, q27, [x9, #0xc0]
    sub v0.8h, v0.8h, v29.8h
    sub v5.8h, v5.8h, v24.8h
    sub v4.8h, v4.8h, v25.8h
    sub v3.8h, v3.8h, v26.8h
    sub v2.8h, v2.8h, v27.8h
.L8:
    stp q23, q22, [x23]
    mov x12, x21
    mov x14, x21
    stp q21, q20, [x23, #0x20]
    stp q19, q18, [x23, #0x40]
    stp q17, q16, [x23, #0x60]
    stp q7, q6, [x23, #0x80]
    stp q5, q4, [x23, #0xa0]
    stp q3, q2, [x23, #0xc0]
    stp q1, q0, [x23, #0xe0]
    ldr x13, [x27, #0x8]
    cbz x13, .L9
    ldr x9, [x27]
    ldrh w0, [x9]
    cmp x0, #0x2ff
    b.hi .L17
    add x14, x21, x0, lsl #8
    cmp x13, #0x1
    b.ne .L10
    mov x12, x21
.L9:
    ldr x10, [x27, #0x20]
    mov x9, x21
    mov x11, x21
    cbnz x10, .L11
    b .L13
.L10:
    ldrh w0, [x9, #0x2]
    cmp x0, #0x2ff
    b.hi .L17
    add x12, x21, x0, lsl #8
    ldr x10, [x27, #0x20]
    mov x9, x21
    mov x11, x21
    cbz x10, .L13
.L11:
    ldr x9, [x27, #0x18]
    ldrh w0, [x9]
    cmp x0, #0x2ff
    b.hi .L17
    add x11, x21, x0, lsl #8
    cmp x10, #0x1
    b.ne .L12
    mov x9, x21
    b .L13
.L12:
    ldrh w0, [x9, #0x2]
    cmp x0, #0x2ff
    b.hi .L17
    add x9, x21, x0, lsl #8
.L13:
    ldp q23, q22, [x8, #0x100]
    ldp q21, q20, [x8, #0x120]
    ldp q19, q18, [x8, #0x140]
    ldp q17, q16, [x8, #0x160]
    ldp q7, q6, [x8, #0x180]
    ldp q5, q4, [x8, #0x1a0]
    ldp q3, q2, [x8, #0x1c0]
    ldp q1, q0, [x8, #0x1e0]
    cbz x13, .L14
    ldp q24, q25, [x14]
    cmp x13, #0x1
    ldp q26, q27, [x14, #0x20]
    ldp q28, q29, [x14, #0x80]
    add v23.8h, v24.8h, v23.8h
    add v22.8h, v25.8h, v22.8h
    add v21.8h, v26.8h, v21.8h
    add v20.8h, v27.8h, v20.8h
    ldp q24, q25, [x14, #0x40]
    add v7.8h, v28.8h, v7.8h
    ldp q26, q27, [x14, #0x60]
    add v6.8h, v29.8h, v6.8h
    ldp q28, q29, [x14, #0xe0]
    add v19.8h, v24.8h, v19.8h
    add v18.8h, v25.8h, v18.8h
    add v17.8h, v26.8h, v17.8h
    add v16.8h, v27.8h, v16.8h
    ldp q24, q25, [x14, #0xa0]
    add v1.8h, v28.8h, v1.8h
    ldp q26, q27, [x14, #0xc0]
    add v0.8h, v29.8h, v0.8h
    add v5.8h, v24.8h, v5.8h
    add v4.8h, v25.8h, v4.8h
    add v3.8h, v26.8h, v3.8h
    add v2.8h, v27.8h, v2.8h
    b.eq .L14
    ldp q24, q25, [x12]
    ldp q26, q27, [x12, #0x20]
    ldp q28, q29, [x12, #0x80]
    add v23.8h, v24.8h, v23.8h
    add v22.8h, v25.8h, v22.8h
    add v21.8h, v26.8h, v21.8h
    add v20.8h, v27.8h, v20.8h
    ldp q24, q25, [x12, #0x40]
    add v7.8h, v28.8h, v7.8h
    ldp q26, q27, [x12, #0x60]
    add v6.8h, v29.8h, v6.8h
    ldp q28, q29, [x12, #0xe0]
    add v19.8h, v24.8h, v19.8h
    add v18.8h, v25.8h, v18.8h
    add v17.8h, v26.8h, v17.8h
    add v16.8h, v27.8h, v16.8h
    ldp q24, q25, [x12, #0xa0]
    add v1.8h, v28.8h, v1.8h
    ldp q26, q27, [x12, #0xc0]
    add v0.8h, v29.8h, v0.8h
    add v5.8h, v24.8h, v5.8h
    add v4.8h, v25.8h, v4.8h
    add v3.8h, v26.8h, v3.8h
    add v2.8h, v27.8h, v2.8h
.L14:
    cbz x10, .L0
    ldp q24, q25, [x11]
    cmp x10, #0x1
    ldp q26, q27, [x11, #0x20]
    ldp q28, q29, [x11, #0x80]
    sub v23.8h, v23.8h, v24.8h
    sub v22.8h, v22.8h, v25.8h
    sub v21.8h, v21.8h, v26.8h
    sub v20.8h, v20.8h, v27.8h
    ldp q24, q25, [x11, #0x40]
    sub v7.8h, v7.8h, v28.8h
    ldp q26, q27, [x11, #0x60]
    sub v6.8h, v6.8h, v29.8h
    ldp q28, q29, [x11, #0xe0]
    sub v19.8h, v19.8h, v24.8h
    sub v18.8h, v18.8h, v25.8h
    sub v17.8h, v17.8h, v26.8h
    sub v16.8h, v16.8h, v27.8h
    ldp q24, q25, [x11, #0xa0]
    sub v1.8h, v1.8h, v28.8h
    ldp q26, q27, [x11, #0xc0]
    sub v0.8h, v0.8h, v29.8h
    sub v5.8h, v5.8h, v24.8h
    sub v4.8h, v4.8h, v25.8h
    sub v3.8h, v3.8h, v26.8h
    sub v2.8h, v2.8h, v27.8h
    b.eq .L0
    ldp q24, q25, [x9]
    ldp q26, q27, [x9, #0x20]
    ldp q28, q29, [x9, #0x80]
    sub v23.8h, v23.8h, v24.8h
    sub v22.8h, v22.8h, v25.8h
    sub v21.8h, v21.8h, v26.8h
    sub v20.8h, v20.8h, v27.8h
    ldp q24, q25, [x9, #0x40]
    sub v7.8h, v7.8h, v28.8h
    ldp q26, q27, [x9, #0x60]
    sub v6.8h, v6.8h, v29.8h
    ldp q28, q29, [x9, #0xe0]
    sub v19.8h, v19.8h, v24.8h
    sub v18.8h, v18.8h, v25.8h
    sub v17.8h, v17.8h, v26.8h
    sub v16.8h, v16.8h, v27.8h
    ldp q24, q25, [x9, #0xa0]
    sub v1.8h, v1.8h, v28.8h
    ldp q26, q27, [x9, #0xc0]
    sub v0.8h, v0.8h, v29.8h
    sub v5.8h, v5.8h, v24.8h
    sub v4.8h, v4.8h, v25.8h
    sub v3.8h, v3.8h, v26.8h
    sub v2.8h, v2.8h, v27.8h
    b .L0
.L15:
    mov sp, x29
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldp x29, x30, [sp], #0x60
    b simd::kernels::simd::other
.L16:
    mov x0, x19
    mov sp, x29
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldp x29, x30, [sp], #0x60
    ret
.L17:
    adrp x2, .D0
    add x2, x2, :lo12:.D0
    mov w1, #0x300
    bl core::panicking::panic_bounds_check

plywright::simd::neon::loops::output:
    sub sp, sp, #0x40
    movi v0.2d, #0000000000000000
    movi v2.2d, #0xff00ff00ff00ff
    ldr q6, [x0]
    movi v1.2d, #0000000000000000
    movi v3.2d, #0000000000000000
    mov x9, sp
    movi v4.2d, #0000000000000000
    movi v5.2d, #0000000000000000
    mov w8, wzr
    mov x11, xzr
    add x9, x9, #0x20
    add x10, x1, #0x80
    str q6, [sp, #0x20]
.L0:
    ldr x11, [x9, x11, lsl #3]
    ldp q17, q18, [x10, #-0x80]
    ldp q21, q22, [x10, #-0x60]
    mov w12, w8
    ldp q6, q7, [x11]
    mov w8, #0x1
    ldp q16, q19, [x11, #0x20]
    ldp q20, q23, [x11, #0x40]
    smax v6.8h, v6.8h, v0.8h
    smax v7.8h, v7.8h, v0.8h
    smax v16.8h, v16.8h, v0.8h
    smax v19.8h, v19.8h, v0.8h
    smin v6.8h, v6.8h, v2.8h
    smin v7.8h, v7.8h, v2.8h
    smin v16.8h, v16.8h, v2.8h
    smin v19.8h, v19.8h, v2.8h
    mul v17.8h, v6.8h, v17.8h
    mul v18.8h, v7.8h, v18.8h
    mul v21.8h, v16.8h, v21.8h
    mul v22.8h, v19.8h, v22.8h
    smlal v5.4s, v17.4h, v6.4h
    smlal2 v4.4s, v17.8h, v6.8h
    smax v17.8h, v20.8h, v0.8h
    smax v20.8h, v23.8h, v0.8h
    ldp q6, q23, [x11, #0x60]
    smlal v3.4s, v18.4h, v7.4h
    smlal2 v1.4s, v18.8h, v7.8h
    ldp q7, q18, [x10, #-0x40]
    smin v17.8h, v17.8h, v2.8h
    smax v6.8h, v6.8h, v0.8h
    smin v20.8h, v20.8h, v2.8h
    smlal v5.4s, v21.4h, v16.4h
    smlal2 v4.4s, v21.8h, v16.8h
    ldp q16, q21, [x11, #0x80]
    smax v23.8h, v23.8h, v0.8h
    mul v7.8h, v17.8h, v7.8h
    smlal v3.4s, v22.4h, v19.4h
    smin v6.8h, v6.8h, v2.8h
    mul v18.8h, v20.8h, v18.8h
    smlal2 v1.4s, v22.8h, v19.8h
    ldp q19, q22, [x10, #-0x20]
    smax v16.8h, v16.8h, v0.8h
    smin v23.8h, v23.8h, v2.8h
    smlal v5.4s, v7.4h, v17.4h
    smlal2 v4.4s, v7.8h, v17.8h
    smax v17.8h, v21.8h, v0.8h
    mul v19.8h, v6.8h, v19.8h
    smin v16.8h, v16.8h, v2.8h
    smlal v3.4s, v18.4h, v20.4h
    smlal2 v1.4s, v18.8h, v20.8h
    ldp q18, q20, [x10]
    mul v21.8h, v23.8h, v22.8h
    ldp q7, q22, [x11, #0xa0]
    smin v17.8h, v17.8h, v2.8h
    smlal v5.4s, v19.4h, v6.4h
    smlal2 v4.4s, v19.8h, v6.8h
    mul v18.8h, v16.8h, v18.8h
    smax v7.8h, v7.8h, v0.8h
    smax v22.8h, v22.8h, v0.8h
    smlal v3.4s, v21.4h, v23.4h
    smlal2 v1.4s, v21.8h, v23.8h
    mul v20.8h, v17.8h, v20.8h
    ldp q19, q21, [x11, #0xc0]
    smin v7.8h, v7.8h, v2.8h
    smin v22.8h, v22.8h, v2.8h
    smlal v5.4s, v18.4h, v16.4h
    smlal2 v4.4s, v18.8h, v16.8h
    ldp q6, q16, [x10, #0x20]
    smax v19.8h, v19.8h, v0.8h
    smax v18.8h, v21.8h, v0.8h
    smlal v3.4s, v20.4h, v17.4h
    ldp q23, q21, [x11, #0xe0]
    smlal2 v1.4s, v20.8h, v17.8h
    mul v6.8h, v7.8h, v6.8h
    mul v16.8h, v22.8h, v16.8h
    mov w11, #0x1
    smin v19.8h, v19.8h, v2.8h
    smin v17.8h, v18.8h, v2.8h
    ldp q18, q20, [x10, #0x40]
    smax v23.8h, v23.8h, v0.8h
    smax v21.8h, v21.8h, v0.8h
    smlal v5.4s, v6.4h, v7.4h
    smlal2 v4.4s, v6.8h, v7.8h
    smlal v3.4s, v16.4h, v22.4h
    mul v7.8h, v19.8h, v18.8h
    mul v18.8h, v17.8h, v20.8h
    smlal2 v1.4s, v16.8h, v22.8h
    smin v6.8h, v23.8h, v2.8h
    smin v16.8h, v21.8h, v2.8h
    ldp q20, q21, [x10, #0x60]
    add x10, x10, #0x100
    smlal v5.4s, v7.4h, v19.4h
    smlal2 v4.4s, v7.8h, v19.8h
    smlal v3.4s, v18.4h, v17.4h
    mul v7.8h, v6.8h, v20.8h
    smlal2 v1.4s, v18.8h, v17.8h
    mul v17.8h, v16.8h, v21.8h
    smlal v5.4s, v7.4h, v6.4h
    smlal2 v4.4s, v7.8h, v6.8h
    smlal v3.4s, v17.4h, v16.4h
    smlal2 v1.4s, v17.8h, v16.8h
    tbz w12, #0x0, .L0
    add v0.4s, v3.4s, v5.4s
    add v1.4s, v1.4s, v4.4s
    add v0.4s, v1.4s, v0.4s
    addv s0, v0.4s
    fmov w0, s0
    add sp, sp, #0x40
    ret
