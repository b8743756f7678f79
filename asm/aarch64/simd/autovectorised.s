# The kernels of simd/autovectorised, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm simd/autovectorised --target aarch64
# binary: sha256 f47a5177618dd29e69e2654ea9311d02843a35397faa334b6dfcf17e94a84133
# latency: 593 instructions in 2372 bytes; innermost loops: .L0 of 522
# throughput: 589 instructions in 2356 bytes; innermost loops: .L0 of 520
# mix of 1182 instructions: 218 ldp, 178 add, 134 sub, 78 stp, 64 mul, 64 smax, 64 smin, 58 smlal, 56 smlal2, 43 mov, 39 ldr, 34 cmp, 18 cbz, 16 b.hi, 16 ldrh, 14 b, 10 b.eq, 10 b.ne, 10 ldur, 8 smull2, 8 str, 6 cbnz, 6 movi, 6 smull, 5 and, 4 addv, 2 adrp, 2 bl, 2 fmov, 2 ldrb, 2 lsl, 2 ret, 2 subs, 1 eor

latency:
    stp d15, d14, [sp, #-0x60]!
    stp d13, d12, [sp, #0x10]
    stp d11, d10, [sp, #0x20]
    stp d9, d8, [sp, #0x30]
    stp x29, x30, [sp, #0x40]
    str x28, [sp, #0x50]
    add x29, sp, #0x40
    sub x9, sp, #0x2a0
    and sp, x9, #0xffffffffffffffc0
    ldrb w8, [x0, #0x28]
    cbnz w8, .L15
    ldr x8, [x0]
    cmp x8, #0x2
    b.ne .L15
    movi v0.2d, #0000000000000000
    ldr x9, [x0, #0x8]
    str xzr, [sp, #0x80]
    ldp x8, x13, [x0, #0x18]
    add x12, sp, #0x80
    ldr x10, [x9, #0xb00]
    str x12, [x29, #0x18]
    ldr x11, [sp, #0x80]
    add x12, x29, #0x18
    mov x0, xzr
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
    stp q0, q0, [sp, #0x240]
    stp q0, q0, [sp, #0x260]
    cbz x13, .L16
    add x14, x13, x13, lsl #3
    movi v1.2d, #0xff00ff00ff00ff
    ldr x13, [x29, #0x18]
    mov x17, xzr
    mov x12, xzr
    add x15, x9, #0x300
    lsl x14, x14, #4
    add x16, x8, #0x50
    b .L1
.L0:
    ldr q2, [x13, #0x20]
    smax v18.8h, v18.8h, v0.8h
    stp q8, q31, [x13, #0x100]
    stp q10, q9, [x13, #0x120]
    ldr q12, [x13]
    smax v17.8h, v17.8h, v0.8h
    smax v2.8h, v2.8h, v0.8h
    stp q30, q29, [x13, #0x140]
    smax v15.8h, v16.8h, v0.8h
    stp q28, q27, [x13, #0x160]
    smin v18.8h, v18.8h, v1.8h
    smax v12.8h, v12.8h, v0.8h
    stp q26, q25, [x13, #0x180]
    smin v14.8h, v17.8h, v1.8h
    ldr q4, [x13, #0x40]
    stp q24, q23, [x13, #0x1a0]
    smin v2.8h, v2.8h, v1.8h
    smin v15.8h, v15.8h, v1.8h
    stp q22, q21, [x13, #0x1c0]
    smin v12.8h, v12.8h, v1.8h
    smax v4.8h, v4.8h, v0.8h
    stp q20, q19, [x13, #0x1e0]
    smax v7.8h, v7.8h, v0.8h
    smax v30.8h, v30.8h, v0.8h
    ldp q13, q11, [x9, #0x120]
    smax v29.8h, v29.8h, v0.8h
    ldp q5, q3, [x9, #0x100]
    smin v4.8h, v4.8h, v1.8h
    smax v28.8h, v28.8h, v0.8h
    smax v27.8h, v27.8h, v0.8h
    smax v23.8h, v23.8h, v0.8h
    mul v11.8h, v18.8h, v11.8h
    mul v13.8h, v2.8h, v13.8h
    smin v29.8h, v29.8h, v1.8h
    mul v3.8h, v14.8h, v3.8h
    smax v22.8h, v22.8h, v0.8h
    smax v21.8h, v21.8h, v0.8h
    smin v27.8h, v27.8h, v1.8h
    smax v20.8h, v20.8h, v0.8h
    smax v19.8h, v19.8h, v0.8h
    add x16, x16, #0x90
    subs x14, x14, #0x90
    add x12, x12, #0x1
    smull2 v16.4s, v11.8h, v18.8h
    smull v17.4s, v11.4h, v18.4h
    smull2 v18.4s, v13.8h, v2.8h
    smull v11.4s, v13.4h, v2.4h
    mul v2.8h, v12.8h, v5.8h
    ldr q13, [x13, #0x60]
    ldp q6, q5, [x9, #0x140]
    smin v22.8h, v22.8h, v1.8h
    smin v21.8h, v21.8h, v1.8h
    smin v20.8h, v20.8h, v1.8h
    smin v19.8h, v19.8h, v1.8h
    smlal2 v16.4s, v3.8h, v14.8h
    smlal v17.4s, v3.4h, v14.4h
    smax v3.8h, v13.8h, v0.8h
    mul v5.8h, v15.8h, v5.8h
    smlal v11.4s, v2.4h, v12.4h
    smlal2 v18.4s, v2.8h, v12.8h
    smin v2.8h, v7.8h, v1.8h
    ldp q7, q14, [sp, #0x30]
    mul v6.8h, v4.8h, v6.8h
    ldr q13, [x13, #0x80]
    smin v3.8h, v3.8h, v1.8h
    smlal2 v16.4s, v5.8h, v15.8h
    smlal v17.4s, v5.4h, v15.4h
    smax v7.8h, v7.8h, v0.8h
    ldp q5, q12, [x9, #0x160]
    smax v13.8h, v13.8h, v0.8h
    ldr q15, [sp, #0x50]
    smlal v11.4s, v6.4h, v4.4h
    smlal2 v18.4s, v6.8h, v4.8h
    ldr q6, [x13, #0xa0]
    smin v7.8h, v7.8h, v1.8h
    smax v14.8h, v14.8h, v0.8h
    mul v12.8h, v2.8h, v12.8h
    mul v5.8h, v3.8h, v5.8h
    smax v15.8h, v15.8h, v0.8h
    smax v6.8h, v6.8h, v0.8h
    smlal v17.4s, v12.4h, v2.4h
    smlal2 v16.4s, v12.8h, v2.8h
    smin v2.8h, v13.8h, v1.8h
    ldp q12, q4, [x9, #0x180]
    smlal v11.4s, v5.4h, v3.4h
    smlal2 v18.4s, v5.8h, v3.8h
    ldr q3, [x13, #0xc0]
    smin v13.8h, v15.8h, v1.8h
    smin v6.8h, v6.8h, v1.8h
    mul v4.8h, v7.8h, v4.8h
    mul v5.8h, v2.8h, v12.8h
    smax v3.8h, v3.8h, v0.8h
    ldp q12, q15, [x9, #0x1a0]
    smin v3.8h, v3.8h, v1.8h
    mul v15.8h, v13.8h, v15.8h
    smlal v17.4s, v4.4h, v7.4h
    smlal2 v16.4s, v4.8h, v7.8h
    mul v12.8h, v6.8h, v12.8h
    smlal2 v18.4s, v5.8h, v2.8h
    smlal v11.4s, v5.4h, v2.4h
    ldp q4, q5, [sp, #0x60]
    smin v7.8h, v14.8h, v1.8h
    ldp q14, q2, [x9, #0x1c0]
    smax v4.8h, v4.8h, v0.8h
    smax v5.8h, v5.8h, v0.8h
    smlal v17.4s, v15.4h, v13.4h
    smlal2 v16.4s, v15.8h, v13.8h
    smlal2 v18.4s, v12.8h, v6.8h
    mul v2.8h, v7.8h, v2.8h
    mul v13.8h, v3.8h, v14.8h
    smlal v11.4s, v12.4h, v6.4h
    smin v4.8h, v4.8h, v1.8h
    smin v5.8h, v5.8h, v1.8h
    ldp q12, q6, [x9, #0x1e0]
    smlal2 v16.4s, v2.8h, v7.8h
    smlal v17.4s, v2.4h, v7.4h
    smlal2 v18.4s, v13.8h, v3.8h
    mul v2.8h, v4.8h, v6.8h
    smlal v11.4s, v13.4h, v3.4h
    mul v3.8h, v5.8h, v12.8h
    smlal v17.4s, v2.4h, v4.4h
    smlal2 v16.4s, v2.8h, v4.8h
    smlal v11.4s, v3.4h, v5.4h
    smlal2 v18.4s, v3.8h, v5.8h
    smax v2.8h, v10.8h, v0.8h
    smax v5.8h, v8.8h, v0.8h
    add v4.4s, v17.4s, v11.4s
    smin v6.8h, v2.8h, v1.8h
    smin v5.8h, v5.8h, v1.8h
    add v3.4s, v16.4s, v18.4s
    smax v16.8h, v9.8h, v0.8h
    smax v17.8h, v31.8h, v0.8h
    ldp q18, q8, [x9, #0x200]
    add v3.4s, v4.4s, v3.4s
    ldp q2, q4, [x9, #0x220]
    smin v16.8h, v16.8h, v1.8h
    mul v9.8h, v5.8h, v18.8h
    smin v17.8h, v17.8h, v1.8h
    smin v18.8h, v30.8h, v1.8h
    mul v7.8h, v6.8h, v2.8h
    movi v2.2d, #0000000000000000
    addv s31, v3.4s
    mul v10.8h, v16.8h, v4.8h
    mul v30.8h, v17.8h, v8.8h
    smull2 v3.4s, v7.8h, v6.8h
    mov v2.s[0], v31.s[0]
    smull2 v4.4s, v10.8h, v16.8h
    ldp q31, q8, [x9, #0x240]
    smlal2 v3.4s, v9.8h, v5.8h
    smlal v2.4s, v9.4h, v5.4h
    smull v5.4s, v10.4h, v16.4h
    smax v16.8h, v26.8h, v0.8h
    smax v26.8h, v25.8h, v0.8h
    mul v31.8h, v18.8h, v31.8h
    smin v25.8h, v28.8h, v1.8h
    mul v28.8h, v29.8h, v8.8h
    smlal2 v4.4s, v30.8h, v17.8h
    smlal v5.4s, v30.4h, v17.4h
    ldp q8, q30, [x9, #0x260]
    smin v17.8h, v26.8h, v1.8h
    smlal2 v3.4s, v31.8h, v18.8h
    smin v16.8h, v16.8h, v1.8h
    smlal2 v4.4s, v28.8h, v29.8h
    smlal v2.4s, v7.4h, v6.4h
    smax v6.8h, v24.8h, v0.8h
    mul v26.8h, v25.8h, v8.8h
    mul v30.8h, v27.8h, v30.8h
    ldp q7, q24, [x9, #0x280]
    smlal v5.4s, v28.4h, v29.4h
    smin v6.8h, v6.8h, v1.8h
    smlal v2.4s, v31.4h, v18.4h
    smin v18.8h, v23.8h, v1.8h
    mul v7.8h, v16.8h, v7.8h
    mul v24.8h, v17.8h, v24.8h
    smlal2 v3.4s, v26.8h, v25.8h
    smlal2 v4.4s, v30.8h, v27.8h
    ldp q23, q28, [x9, #0x2a0]
    smlal v5.4s, v30.4h, v27.4h
    smlal v2.4s, v26.4h, v25.4h
    ldp q25, q26, [x9, #0x2c0]
    smlal2 v3.4s, v7.8h, v16.8h
    mul v23.8h, v6.8h, v23.8h
    mul v27.8h, v18.8h, v28.8h
    smlal2 v4.4s, v24.8h, v17.8h
    smlal v5.4s, v24.4h, v17.4h
    mul v17.8h, v22.8h, v25.8h
    mul v24.8h, v21.8h, v26.8h
    smlal v2.4s, v7.4h, v16.4h
    ldp q7, q16, [x9, #0x2e0]
    smlal2 v3.4s, v23.8h, v6.8h
    smlal2 v4.4s, v27.8h, v18.8h
    smlal v5.4s, v27.4h, v18.4h
    mul v7.8h, v20.8h, v7.8h
    mul v16.8h, v19.8h, v16.8h
    smlal v2.4s, v23.4h, v6.4h
    smlal2 v3.4s, v17.8h, v22.8h
    smlal2 v4.4s, v24.8h, v21.8h
    smlal v5.4s, v24.4h, v21.4h
    smlal v2.4s, v17.4h, v22.4h
    smlal2 v3.4s, v7.8h, v20.8h
    smlal2 v4.4s, v16.8h, v19.8h
    smlal v5.4s, v16.4h, v19.4h
    smlal v2.4s, v7.4h, v20.4h
    add v3.4s, v4.4s, v3.4s
    add v3.4s, v5.4s, v3.4s
    add v2.4s, v3.4s, v2.4s
    addv s2, v2.4s
    fmov w8, s2
    add x0, x8, x0
    and x17, x8, x11
    b.eq .L16
.L1:
    ldur x3, [x16, #-0x40]
    mov x2, x10
    mov x4, x10
    cbz x3, .L2
    ldur x18, [x16, #-0x48]
    ldrh w8, [x18]
    cmp x8, #0x2ff
    b.hi .L17
    add x4, x10, x8, lsl #8
    cmp x3, #0x1
    b.ne .L3
    mov x2, x10
.L2:
    ldur x18, [x16, #-0x28]
    mov x8, x10
    mov x1, x10
    cbnz x18, .L4
    b .L6
.L3:
    ldrh w8, [x18, #0x2]
    cmp x8, #0x2ff
    b.hi .L17
    add x2, x10, x8, lsl #8
    ldur x18, [x16, #-0x28]
    mov x8, x10
    mov x1, x10
    cbz x18, .L6
.L4:
    ldur x5, [x16, #-0x30]
    ldrh w8, [x5]
    cmp x8, #0x2ff
    b.hi .L17
    add x1, x10, x8, lsl #8
    cmp x18, #0x1
    b.ne .L5
    mov x8, x10
    b .L6
.L5:
    ldrh w8, [x5, #0x2]
    cmp x8, #0x2ff
    b.hi .L17
    add x8, x10, x8, lsl #8
.L6:
    eor w17, w17, w12
    and x17, x17, #0x3
    add x17, x15, x17, lsl #9
    ldp q25, q17, [x17]
    ldp q24, q18, [x17, #0x20]
    ldp q23, q16, [x17, #0x40]
    ldp q22, q7, [x17, #0x60]
    ldp q21, q2, [x17, #0x80]
    ldp q20, q5, [x17, #0xa0]
    ldp q19, q6, [x17, #0xc0]
    ldp q3, q4, [x17, #0xe0]
    cbz x3, .L7
    ldp q26, q27, [x4]
    cmp x3, #0x1
    ldp q28, q29, [x4, #0x20]
    ldp q30, q31, [x4, #0x80]
    add v25.8h, v25.8h, v26.8h
    add v17.8h, v17.8h, v27.8h
    add v24.8h, v24.8h, v28.8h
    add v18.8h, v18.8h, v29.8h
    ldp q26, q27, [x4, #0x40]
    add v21.8h, v21.8h, v30.8h
    ldp q28, q29, [x4, #0x60]
    add v2.8h, v2.8h, v31.8h
    ldp q30, q31, [x4, #0xe0]
    add v23.8h, v23.8h, v26.8h
    add v16.8h, v16.8h, v27.8h
    add v22.8h, v22.8h, v28.8h
    add v7.8h, v7.8h, v29.8h
    ldp q26, q27, [x4, #0xa0]
    add v3.8h, v3.8h, v30.8h
    ldp q28, q29, [x4, #0xc0]
    add v4.8h, v4.8h, v31.8h
    add v20.8h, v20.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    add v19.8h, v19.8h, v28.8h
    add v6.8h, v6.8h, v29.8h
    b.eq .L7
    ldp q26, q27, [x2]
    ldp q28, q29, [x2, #0x20]
    ldp q30, q31, [x2, #0x80]
    add v25.8h, v25.8h, v26.8h
    add v17.8h, v17.8h, v27.8h
    add v24.8h, v24.8h, v28.8h
    add v18.8h, v18.8h, v29.8h
    ldp q26, q27, [x2, #0x40]
    add v21.8h, v21.8h, v30.8h
    ldp q28, q29, [x2, #0x60]
    add v2.8h, v2.8h, v31.8h
    ldp q30, q31, [x2, #0xe0]
    add v23.8h, v23.8h, v26.8h
    add v16.8h, v16.8h, v27.8h
    add v22.8h, v22.8h, v28.8h
    add v7.8h, v7.8h, v29.8h
    ldp q26, q27, [x2, #0xa0]
    add v3.8h, v3.8h, v30.8h
    ldp q28, q29, [x2, #0xc0]
    add v4.8h, v4.8h, v31.8h
    add v20.8h, v20.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    add v19.8h, v19.8h, v28.8h
    add v6.8h, v6.8h, v29.8h
.L7:
    cbz x18, .L8
    ldp q26, q27, [x1]
    cmp x18, #0x1
    ldp q28, q29, [x1, #0x20]
    ldp q30, q31, [x1, #0x80]
    sub v25.8h, v25.8h, v26.8h
    sub v17.8h, v17.8h, v27.8h
    sub v24.8h, v24.8h, v28.8h
    sub v18.8h, v18.8h, v29.8h
    ldp q26, q27, [x1, #0x40]
    sub v21.8h, v21.8h, v30.8h
    ldp q28, q29, [x1, #0x60]
    sub v2.8h, v2.8h, v31.8h
    ldp q30, q31, [x1, #0xe0]
    sub v23.8h, v23.8h, v26.8h
    sub v16.8h, v16.8h, v27.8h
    sub v22.8h, v22.8h, v28.8h
    sub v7.8h, v7.8h, v29.8h
    ldp q26, q27, [x1, #0xa0]
    sub v3.8h, v3.8h, v30.8h
    ldp q28, q29, [x1, #0xc0]
    sub v4.8h, v4.8h, v31.8h
    sub v20.8h, v20.8h, v26.8h
    sub v5.8h, v5.8h, v27.8h
    sub v19.8h, v19.8h, v28.8h
    sub v6.8h, v6.8h, v29.8h
    b.eq .L8
    ldp q26, q27, [x8]
    ldp q28, q29, [x8, #0x20]
    ldp q30, q31, [x8, #0x80]
    sub v25.8h, v25.8h, v26.8h
    sub v17.8h, v17.8h, v27.8h
    sub v24.8h, v24.8h, v28.8h
    sub v18.8h, v18.8h, v29.8h
    ldp q26, q27, [x8, #0x40]
    sub v21.8h, v21.8h, v30.8h
    ldp q28, q29, [x8, #0x60]
    sub v2.8h, v2.8h, v31.8h
    ldp q30, q31, [x8, #0xe0]
    sub v23.8h, v23.8h, v26.8h
    sub v16.8h, v16.8h, v27.8h
    sub v22.8h, v22.8h, v28.8h
    sub v7.8h, v7.8h, v29.8h
    ldp q26, q27, [x8, #0xa0]
    sub v3.8h, v3.8h, v30.8h
    ldp q28, q29, [x8, #0xc0]
    sub v4.8h, v4.8h, v31.8h
    sub v20.8h, v20.8h, v26.8h
    sub v5.8h, v5.8h, v27.8h
    sub v19.8h, v19.8h, v28.8h
    sub v6.8h, v6.8h, v29.8h
.L8:
    stp q25, q17, [x13]
    mov x2, x10
    mov x4, x10
    stp q24, q18, [x13, #0x20]
    stp q23, q16, [x13, #0x40]
    stp q22, q7, [x13, #0x60]
    stp q21, q2, [x13, #0x80]
    stp q20, q5, [x13, #0xa0]
    stp q19, q6, [x13, #0xc0]
    stp q3, q4, [x13, #0xe0]
    ldr x3, [x16, #0x8]
    cbz x3, .L9
    ldr x18, [x16]
    ldrh w8, [x18]
    cmp x8, #0x2ff
    b.hi .L17
    add x4, x10, x8, lsl #8
    cmp x3, #0x1
    b.ne .L10
    mov x2, x10
.L9:
    ldr x18, [x16, #0x20]
    mov x8, x10
    mov x1, x10
    cbnz x18, .L11
    b .L13
.L10:
    ldrh w8, [x18, #0x2]
    cmp x8, #0x2ff
    b.hi .L17
    add x2, x10, x8, lsl #8
    ldr x18, [x16, #0x20]
    mov x8, x10
    mov x1, x10
    cbz x18, .L13
.L11:
    ldr x5, [x16, #0x18]
    ldrh w8, [x5]
    cmp x8, #0x2ff
    b.hi .L17
    add x1, x10, x8, lsl #8
    cmp x18, #0x1
    b.ne .L12
    mov x8, x10
    b .L13
.L12:
    ldrh w8, [x5, #0x2]
    cmp x8, #0x2ff
    b.hi .L17
    add x8, x10, x8, lsl #8
.L13:
    ldp q8, q31, [x17, #0x100]
    str q2, [sp, #0x30]
    ldp q10, q9, [x17, #0x120]
    ldp q30, q29, [x17, #0x140]
    ldp q28, q27, [x17, #0x160]
    ldp q26, q25, [x17, #0x180]
    ldp q24, q23, [x17, #0x1a0]
    ldp q22, q21, [x17, #0x1c0]
    ldp q20, q19, [x17, #0x1e0]
    cbz x3, .L14
    ldp q11, q12, [x4]
    cmp x3, #0x1
    ldp q13, q14, [x4, #0x20]
    ldp q15, q2, [x4, #0x80]
    add v8.8h, v8.8h, v11.8h
    add v31.8h, v31.8h, v12.8h
    add v10.8h, v10.8h, v13.8h
    add v9.8h, v9.8h, v14.8h
    ldp q11, q12, [x4, #0x40]
    add v26.8h, v26.8h, v15.8h
    ldp q13, q14, [x4, #0x60]
    add v25.8h, v25.8h, v2.8h
    add v30.8h, v30.8h, v11.8h
    add v29.8h, v29.8h, v12.8h
    add v28.8h, v28.8h, v13.8h
    add v27.8h, v27.8h, v14.8h
    ldp q2, q11, [x4, #0xa0]
    ldp q12, q13, [x4, #0xc0]
    ldp q14, q15, [x4, #0xe0]
    add v24.8h, v24.8h, v2.8h
    add v23.8h, v23.8h, v11.8h
    add v22.8h, v22.8h, v12.8h
    add v21.8h, v21.8h, v13.8h
    add v20.8h, v20.8h, v14.8h
    add v19.8h, v19.8h, v15.8h
    b.eq .L14
    ldp q2, q11, [x2]
    ldp q12, q13, [x2, #0x20]
    ldp q14, q15, [x2, #0x80]
    add v8.8h, v8.8h, v2.8h
    add v31.8h, v31.8h, v11.8h
    add v10.8h, v10.8h, v12.8h
    add v9.8h, v9.8h, v13.8h
    ldp q2, q11, [x2, #0x40]
    add v26.8h, v26.8h, v14.8h
    ldp q12, q13, [x2, #0x60]
    add v25.8h, v25.8h, v15.8h
    ldp q14, q15, [x2, #0xe0]
    add v30.8h, v30.8h, v2.8h
    add v29.8h, v29.8h, v11.8h
    add v28.8h, v28.8h, v12.8h
    add v27.8h, v27.8h, v13.8h
    ldp q2, q11, [x2, #0xa0]
    add v20.8h, v20.8h, v14.8h
    ldp q12, q13, [x2, #0xc0]
    add v19.8h, v19.8h, v15.8h
    add v24.8h, v24.8h, v2.8h
    add v23.8h, v23.8h, v11.8h
    add v22.8h, v22.8h, v12.8h
    add v21.8h, v21.8h, v13.8h
.L14:
    stp q6, q5, [sp, #0x40]
    stp q4, q3, [sp, #0x60]
    cbz x18, .L0
    ldp q2, q11, [x1]
    cmp x18, #0x1
    ldp q12, q13, [x1, #0x20]
    ldp q14, q15, [x1, #0x80]
    sub v8.8h, v8.8h, v2.8h
    sub v31.8h, v31.8h, v11.8h
    sub v10.8h, v10.8h, v12.8h
    sub v9.8h, v9.8h, v13.8h
    ldp q2, q11, [x1, #0x40]
    sub v26.8h, v26.8h, v14.8h
    ldp q12, q13, [x1, #0x60]
    sub v25.8h, v25.8h, v15.8h
    ldp q14, q15, [x1, #0xe0]
    sub v30.8h, v30.8h, v2.8h
    sub v29.8h, v29.8h, v11.8h
    sub v28.8h, v28.8h, v12.8h
    sub v27.8h, v27.8h, v13.8h
    ldp q2, q11, [x1, #0xa0]
    sub v20.8h, v20.8h, v14.8h
    ldp q12, q13, [x1, #0xc0]
    sub v19.8h, v19.8h, v15.8h
    sub v24.8h, v24.8h, v2.8h
    sub v23.8h, v23.8h, v11.8h
    sub v22.8h, v22.8h, v12.8h
    sub v21.8h, v21.8h, v13.8h
    b.eq .L0
    ldp q2, q11, [x8]
    ldp q12, q13, [x8, #0x20]
    ldp q14, q15, [x8, #0x80]
    sub v8.8h, v8.8h, v2.8h
    sub v31.8h, v31.8h, v11.8h
    sub v10.8h, v10.8h, v12.8h
    sub v9.8h, v9.8h, v13.8h
    ldp q2, q11, [x8, #0x40]
    sub v26.8h, v26.8h, v14.8h
    ldp q12, q13, [x8, #0x60]
    sub v25.8h, v25.8h, v15.8h
    ldp q14, q15, [x8, #0xe0]
    sub v30.8h, v30.8h, v2.8h
    sub v29.8h, v29.8h, v11.8h
    sub v28.8h, v28.8h, v12.8h
    sub v27.8h, v27.8h, v13.8h
    ldp q2, q11, [x8, #0xa0]
    sub v20.8h, v20.8h, v14.8h
    ldp q12, q13, [x8, #0xc0]
    sub v19.8h, v19.8h, v15.8h
    sub v24.8h, v24.8h, v2.8h
    sub v23.8h, v23.8h, v11.8h
    sub v22.8h, v22.8h, v12.8h
    sub v21.8h, v21.8h, v13.8h
    b .L0
.L15:
    sub sp, x29, #0x40
    ldp x29, x30, [sp, #0x40]
    ldr x28, [sp, #0x50]
    ldp d9, d8, [sp, #0x30]
    ldp d11, d10, [sp, #0x20]
    ldp d13, d12, [sp, #0x10]
    ldp d15, d14, [sp], #0x60
    b simd::kernels::simd::other
.L16:
    sub sp, x29, #0x40
    ldp x29, x30, [sp, #0x40]
    ldr x28, [sp, #0x50]
    ldp d9, d8, [sp, #0x30]
    ldp d11, d10, [sp, #0x20]
    ldp d13, d12, [sp, #0x10]
    ldp d15, d14, [sp], #0x60
    ret
.L17:
    adrp x2, .D0
    add x2, x2, :lo12:.D0
    mov x0, x8
    mov w1, #0x300
    bl core::panicking::panic_bounds_check

throughput:
    stp d15, d14, [sp, #-0x60]!
    stp d13, d12, [sp, #0x10]
    stp d11, d10, [sp, #0x20]
    stp d9, d8, [sp, #0x30]
    stp x29, x30, [sp, #0x40]
    str x28, [sp, #0x50]
    add x29, sp, #0x40
    sub x9, sp, #0x2a0
    and sp, x9, #0xffffffffffffffc0
    ldrb w8, [x0, #0x28]
    cbnz w8, .L15
    ldr x8, [x0]
    cmp x8, #0x2
    b.ne .L15
    movi v0.2d, #0000000000000000
    ldr x9, [x0, #0x8]
    str xzr, [sp, #0x80]
    add x11, sp, #0x80
    ldp x8, x12, [x0, #0x18]
    ldr x10, [x9, #0xb00]
    str x11, [x29, #0x18]
    add x11, x29, #0x18
    mov x0, xzr
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
    stp q0, q0, [sp, #0x240]
    stp q0, q0, [sp, #0x260]
    cbz x12, .L16
    add x13, x12, x12, lsl #3
    movi v1.2d, #0xff00ff00ff00ff
    ldr x12, [x29, #0x18]
    mov x11, xzr
    add x14, x9, #0x300
    add x15, x8, #0x50
    lsl x13, x13, #4
    b .L1
.L0:
    ldr q2, [x12, #0x20]
    smax v18.8h, v18.8h, v0.8h
    stp q8, q31, [x12, #0x100]
    stp q10, q9, [x12, #0x120]
    ldr q12, [x12]
    smax v17.8h, v17.8h, v0.8h
    smax v2.8h, v2.8h, v0.8h
    stp q30, q29, [x12, #0x140]
    smax v15.8h, v16.8h, v0.8h
    stp q28, q27, [x12, #0x160]
    smin v18.8h, v18.8h, v1.8h
    smax v12.8h, v12.8h, v0.8h
    stp q26, q25, [x12, #0x180]
    smin v14.8h, v17.8h, v1.8h
    ldr q4, [x12, #0x40]
    stp q24, q23, [x12, #0x1a0]
    smin v2.8h, v2.8h, v1.8h
    smin v15.8h, v15.8h, v1.8h
    stp q22, q21, [x12, #0x1c0]
    smin v12.8h, v12.8h, v1.8h
    smax v4.8h, v4.8h, v0.8h
    stp q20, q19, [x12, #0x1e0]
    smax v7.8h, v7.8h, v0.8h
    smax v30.8h, v30.8h, v0.8h
    ldp q13, q11, [x9, #0x120]
    smax v29.8h, v29.8h, v0.8h
    ldp q5, q3, [x9, #0x100]
    smin v4.8h, v4.8h, v1.8h
    smax v28.8h, v28.8h, v0.8h
    smax v27.8h, v27.8h, v0.8h
    smax v23.8h, v23.8h, v0.8h
    mul v11.8h, v18.8h, v11.8h
    mul v13.8h, v2.8h, v13.8h
    smin v29.8h, v29.8h, v1.8h
    mul v3.8h, v14.8h, v3.8h
    smax v22.8h, v22.8h, v0.8h
    smax v21.8h, v21.8h, v0.8h
    smin v27.8h, v27.8h, v1.8h
    smax v20.8h, v20.8h, v0.8h
    smax v19.8h, v19.8h, v0.8h
    subs x13, x13, #0x90
    add x15, x15, #0x90
    add x11, x11, #0x1
    smull2 v16.4s, v11.8h, v18.8h
    smull v17.4s, v11.4h, v18.4h
    smull2 v18.4s, v13.8h, v2.8h
    smull v11.4s, v13.4h, v2.4h
    mul v2.8h, v12.8h, v5.8h
    ldr q13, [x12, #0x60]
    ldp q6, q5, [x9, #0x140]
    smin v22.8h, v22.8h, v1.8h
    smin v21.8h, v21.8h, v1.8h
    smin v20.8h, v20.8h, v1.8h
    smin v19.8h, v19.8h, v1.8h
    smlal2 v16.4s, v3.8h, v14.8h
    smlal v17.4s, v3.4h, v14.4h
    smax v3.8h, v13.8h, v0.8h
    mul v5.8h, v15.8h, v5.8h
    smlal v11.4s, v2.4h, v12.4h
    smlal2 v18.4s, v2.8h, v12.8h
    smin v2.8h, v7.8h, v1.8h
    ldp q7, q14, [sp, #0x30]
    mul v6.8h, v4.8h, v6.8h
    ldr q13, [x12, #0x80]
    smin v3.8h, v3.8h, v1.8h
    smlal2 v16.4s, v5.8h, v15.8h
    smlal v17.4s, v5.4h, v15.4h
    smax v7.8h, v7.8h, v0.8h
    ldp q5, q12, [x9, #0x160]
    smax v13.8h, v13.8h, v0.8h
    ldr q15, [sp, #0x50]
    smlal v11.4s, v6.4h, v4.4h
    smlal2 v18.4s, v6.8h, v4.8h
    ldr q6, [x12, #0xa0]
    smin v7.8h, v7.8h, v1.8h
    smax v14.8h, v14.8h, v0.8h
    mul v12.8h, v2.8h, v12.8h
    mul v5.8h, v3.8h, v5.8h
    smax v15.8h, v15.8h, v0.8h
    smax v6.8h, v6.8h, v0.8h
    smlal v17.4s, v12.4h, v2.4h
    smlal2 v16.4s, v12.8h, v2.8h
    smin v2.8h, v13.8h, v1.8h
    ldp q12, q4, [x9, #0x180]
    smlal v11.4s, v5.4h, v3.4h
    smlal2 v18.4s, v5.8h, v3.8h
    ldr q3, [x12, #0xc0]
    smin v13.8h, v15.8h, v1.8h
    smin v6.8h, v6.8h, v1.8h
    mul v4.8h, v7.8h, v4.8h
    mul v5.8h, v2.8h, v12.8h
    smax v3.8h, v3.8h, v0.8h
    ldp q12, q15, [x9, #0x1a0]
    smin v3.8h, v3.8h, v1.8h
    mul v15.8h, v13.8h, v15.8h
    smlal v17.4s, v4.4h, v7.4h
    smlal2 v16.4s, v4.8h, v7.8h
    mul v12.8h, v6.8h, v12.8h
    smlal2 v18.4s, v5.8h, v2.8h
    smlal v11.4s, v5.4h, v2.4h
    ldp q4, q5, [sp, #0x60]
    smin v7.8h, v14.8h, v1.8h
    ldp q14, q2, [x9, #0x1c0]
    smax v4.8h, v4.8h, v0.8h
    smax v5.8h, v5.8h, v0.8h
    smlal v17.4s, v15.4h, v13.4h
    smlal2 v16.4s, v15.8h, v13.8h
    smlal2 v18.4s, v12.8h, v6.8h
    mul v2.8h, v7.8h, v2.8h
    mul v13.8h, v3.8h, v14.8h
    smlal v11.4s, v12.4h, v6.4h
    smin v4.8h, v4.8h, v1.8h
    smin v5.8h, v5.8h, v1.8h
    ldp q12, q6, [x9, #0x1e0]
    smlal2 v16.4s, v2.8h, v7.8h
    smlal v17.4s, v2.4h, v7.4h
    smlal2 v18.4s, v13.8h, v3.8h
    mul v2.8h, v4.8h, v6.8h
    smlal v11.4s, v13.4h, v3.4h
    mul v3.8h, v5.8h, v12.8h
    smlal v17.4s, v2.4h, v4.4h
    smlal2 v16.4s, v2.8h, v4.8h
    smlal v11.4s, v3.4h, v5.4h
    smlal2 v18.4s, v3.8h, v5.8h
    smax v2.8h, v10.8h, v0.8h
    smax v5.8h, v8.8h, v0.8h
    add v4.4s, v17.4s, v11.4s
    smin v6.8h, v2.8h, v1.8h
    smin v5.8h, v5.8h, v1.8h
    add v3.4s, v16.4s, v18.4s
    smax v16.8h, v9.8h, v0.8h
    smax v17.8h, v31.8h, v0.8h
    ldp q18, q8, [x9, #0x200]
    add v3.4s, v4.4s, v3.4s
    ldp q2, q4, [x9, #0x220]
    smin v16.8h, v16.8h, v1.8h
    mul v9.8h, v5.8h, v18.8h
    smin v17.8h, v17.8h, v1.8h
    smin v18.8h, v30.8h, v1.8h
    mul v7.8h, v6.8h, v2.8h
    movi v2.2d, #0000000000000000
    addv s31, v3.4s
    mul v10.8h, v16.8h, v4.8h
    mul v30.8h, v17.8h, v8.8h
    smull2 v3.4s, v7.8h, v6.8h
    mov v2.s[0], v31.s[0]
    smull2 v4.4s, v10.8h, v16.8h
    ldp q31, q8, [x9, #0x240]
    smlal2 v3.4s, v9.8h, v5.8h
    smlal v2.4s, v9.4h, v5.4h
    smull v5.4s, v10.4h, v16.4h
    smax v16.8h, v26.8h, v0.8h
    smax v26.8h, v25.8h, v0.8h
    mul v31.8h, v18.8h, v31.8h
    smin v25.8h, v28.8h, v1.8h
    mul v28.8h, v29.8h, v8.8h
    smlal2 v4.4s, v30.8h, v17.8h
    smlal v5.4s, v30.4h, v17.4h
    ldp q8, q30, [x9, #0x260]
    smin v17.8h, v26.8h, v1.8h
    smlal2 v3.4s, v31.8h, v18.8h
    smin v16.8h, v16.8h, v1.8h
    smlal2 v4.4s, v28.8h, v29.8h
    smlal v2.4s, v7.4h, v6.4h
    smax v6.8h, v24.8h, v0.8h
    mul v26.8h, v25.8h, v8.8h
    mul v30.8h, v27.8h, v30.8h
    ldp q7, q24, [x9, #0x280]
    smlal v5.4s, v28.4h, v29.4h
    smin v6.8h, v6.8h, v1.8h
    smlal v2.4s, v31.4h, v18.4h
    smin v18.8h, v23.8h, v1.8h
    mul v7.8h, v16.8h, v7.8h
    mul v24.8h, v17.8h, v24.8h
    smlal2 v3.4s, v26.8h, v25.8h
    smlal2 v4.4s, v30.8h, v27.8h
    ldp q23, q28, [x9, #0x2a0]
    smlal v5.4s, v30.4h, v27.4h
    smlal v2.4s, v26.4h, v25.4h
    ldp q25, q26, [x9, #0x2c0]
    smlal2 v3.4s, v7.8h, v16.8h
    mul v23.8h, v6.8h, v23.8h
    mul v27.8h, v18.8h, v28.8h
    smlal2 v4.4s, v24.8h, v17.8h
    smlal v5.4s, v24.4h, v17.4h
    mul v17.8h, v22.8h, v25.8h
    mul v24.8h, v21.8h, v26.8h
    smlal v2.4s, v7.4h, v16.4h
    ldp q7, q16, [x9, #0x2e0]
    smlal2 v3.4s, v23.8h, v6.8h
    smlal2 v4.4s, v27.8h, v18.8h
    smlal v5.4s, v27.4h, v18.4h
    mul v7.8h, v20.8h, v7.8h
    mul v16.8h, v19.8h, v16.8h
    smlal v2.4s, v23.4h, v6.4h
    smlal2 v3.4s, v17.8h, v22.8h
    smlal2 v4.4s, v24.8h, v21.8h
    smlal v5.4s, v24.4h, v21.4h
    smlal v2.4s, v17.4h, v22.4h
    smlal2 v3.4s, v7.8h, v20.8h
    smlal2 v4.4s, v16.8h, v19.8h
    smlal v5.4s, v16.4h, v19.4h
    smlal v2.4s, v7.4h, v20.4h
    add v3.4s, v4.4s, v3.4s
    add v3.4s, v5.4s, v3.4s
    add v2.4s, v3.4s, v2.4s
    addv s2, v2.4s
    fmov w8, s2
    add x0, x8, x0
    b.eq .L16
.L1:
    ldur x2, [x15, #-0x40]
    mov x1, x10
    mov x3, x10
    cbz x2, .L2
    ldur x16, [x15, #-0x48]
    ldrh w8, [x16]
    cmp x8, #0x2ff
    b.hi .L17
    add x3, x10, x8, lsl #8
    cmp x2, #0x1
    b.ne .L3
    mov x1, x10
.L2:
    ldur x17, [x15, #-0x28]
    mov x8, x10
    mov x18, x10
    cbnz x17, .L4
    b .L6
.L3:
    ldrh w8, [x16, #0x2]
    cmp x8, #0x2ff
    b.hi .L17
    add x1, x10, x8, lsl #8
    ldur x17, [x15, #-0x28]
    mov x8, x10
    mov x18, x10
    cbz x17, .L6
.L4:
    ldur x16, [x15, #-0x30]
    ldrh w8, [x16]
    cmp x8, #0x2ff
    b.hi .L17
    add x18, x10, x8, lsl #8
    cmp x17, #0x1
    b.ne .L5
    mov x8, x10
    b .L6
.L5:
    ldrh w8, [x16, #0x2]
    cmp x8, #0x2ff
    b.hi .L17
    add x8, x10, x8, lsl #8
.L6:
    and x16, x11, #0x3
    add x16, x14, x16, lsl #9
    ldp q25, q17, [x16]
    ldp q24, q18, [x16, #0x20]
    ldp q23, q16, [x16, #0x40]
    ldp q22, q7, [x16, #0x60]
    ldp q21, q2, [x16, #0x80]
    ldp q20, q5, [x16, #0xa0]
    ldp q19, q6, [x16, #0xc0]
    ldp q3, q4, [x16, #0xe0]
    cbz x2, .L7
    ldp q26, q27, [x3]
    cmp x2, #0x1
    ldp q28, q29, [x3, #0x20]
    ldp q30, q31, [x3, #0x80]
    add v25.8h, v25.8h, v26.8h
    add v17.8h, v17.8h, v27.8h
    add v24.8h, v24.8h, v28.8h
    add v18.8h, v18.8h, v29.8h
    ldp q26, q27, [x3, #0x40]
    add v21.8h, v21.8h, v30.8h
    ldp q28, q29, [x3, #0x60]
    add v2.8h, v2.8h, v31.8h
    ldp q30, q31, [x3, #0xe0]
    add v23.8h, v23.8h, v26.8h
    add v16.8h, v16.8h, v27.8h
    add v22.8h, v22.8h, v28.8h
    add v7.8h, v7.8h, v29.8h
    ldp q26, q27, [x3, #0xa0]
    add v3.8h, v3.8h, v30.8h
    ldp q28, q29, [x3, #0xc0]
    add v4.8h, v4.8h, v31.8h
    add v20.8h, v20.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    add v19.8h, v19.8h, v28.8h
    add v6.8h, v6.8h, v29.8h
    b.eq .L7
    ldp q26, q27, [x1]
    ldp q28, q29, [x1, #0x20]
    ldp q30, q31, [x1, #0x80]
    add v25.8h, v25.8h, v26.8h
    add v17.8h, v17.8h, v27.8h
    add v24.8h, v24.8h, v28.8h
    add v18.8h, v18.8h, v29.8h
    ldp q26, q27, [x1, #0x40]
    add v21.8h, v21.8h, v30.8h
    ldp q28, q29, [x1, #0x60]
    add v2.8h, v2.8h, v31.8h
    ldp q30, q31, [x1, #0xe0]
    add v23.8h, v23.8h, v26.8h
    add v16.8h, v16.8h, v27.8h
    add v22.8h, v22.8h, v28.8h
    add v7.8h, v7.8h, v29.8h
    ldp q26, q27, [x1, #0xa0]
    add v3.8h, v3.8h, v30.8h
    ldp q28, q29, [x1, #0xc0]
    add v4.8h, v4.8h, v31.8h
    add v20.8h, v20.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    add v19.8h, v19.8h, v28.8h
    add v6.8h, v6.8h, v29.8h
.L7:
    cbz x17, .L8
    ldp q26, q27, [x18]
    cmp x17, #0x1
    ldp q28, q29, [x18, #0x20]
    ldp q30, q31, [x18, #0x80]
    sub v25.8h, v25.8h, v26.8h
    sub v17.8h, v17.8h, v27.8h
    sub v24.8h, v24.8h, v28.8h
    sub v18.8h, v18.8h, v29.8h
    ldp q26, q27, [x18, #0x40]
    sub v21.8h, v21.8h, v30.8h
    ldp q28, q29, [x18, #0x60]
    sub v2.8h, v2.8h, v31.8h
    ldp q30, q31, [x18, #0xe0]
    sub v23.8h, v23.8h, v26.8h
    sub v16.8h, v16.8h, v27.8h
    sub v22.8h, v22.8h, v28.8h
    sub v7.8h, v7.8h, v29.8h
    ldp q26, q27, [x18, #0xa0]
    sub v3.8h, v3.8h, v30.8h
    ldp q28, q29, [x18, #0xc0]
    sub v4.8h, v4.8h, v31.8h
    sub v20.8h, v20.8h, v26.8h
    sub v5.8h, v5.8h, v27.8h
    sub v19.8h, v19.8h, v28.8h
    sub v6.8h, v6.8h, v29.8h
    b.eq .L8
    ldp q26, q27, [x8]
    ldp q28, q29, [x8, #0x20]
    ldp q30, q31, [x8, #0x80]
    sub v25.8h, v25.8h, v26.8h
    sub v17.8h, v17.8h, v27.8h
    sub v24.8h, v24.8h, v28.8h
    sub v18.8h, v18.8h, v29.8h
    ldp q26, q27, [x8, #0x40]
    sub v21.8h, v21.8h, v30.8h
    ldp q28, q29, [x8, #0x60]
    sub v2.8h, v2.8h, v31.8h
    ldp q30, q31, [x8, #0xe0]
    sub v23.8h, v23.8h, v26.8h
    sub v16.8h, v16.8h, v27.8h
    sub v22.8h, v22.8h, v28.8h
    sub v7.8h, v7.8h, v29.8h
    ldp q26, q27, [x8, #0xa0]
    sub v3.8h, v3.8h, v30.8h
    ldp q28, q29, [x8, #0xc0]
    sub v4.8h, v4.8h, v31.8h
    sub v20.8h, v20.8h, v26.8h
    sub v5.8h, v5.8h, v27.8h
    sub v19.8h, v19.8h, v28.8h
    sub v6.8h, v6.8h, v29.8h
.L8:
    stp q25, q17, [x12]
    mov x1, x10
    mov x3, x10
    stp q24, q18, [x12, #0x20]
    stp q23, q16, [x12, #0x40]
    stp q22, q7, [x12, #0x60]
    stp q21, q2, [x12, #0x80]
    stp q20, q5, [x12, #0xa0]
    stp q19, q6, [x12, #0xc0]
    stp q3, q4, [x12, #0xe0]
    ldr x2, [x15, #0x8]
    cbz x2, .L9
    ldr x17, [x15]
    ldrh w8, [x17]
    cmp x8, #0x2ff
    b.hi .L17
    add x3, x10, x8, lsl #8
    cmp x2, #0x1
    b.ne .L10
    mov x1, x10
.L9:
    ldr x17, [x15, #0x20]
    mov x8, x10
    mov x18, x10
    cbnz x17, .L11
    b .L13
.L10:
    ldrh w8, [x17, #0x2]
    cmp x8, #0x2ff
    b.hi .L17
    add x1, x10, x8, lsl #8
    ldr x17, [x15, #0x20]
    mov x8, x10
    mov x18, x10
    cbz x17, .L13
.L11:
    ldr x4, [x15, #0x18]
    ldrh w8, [x4]
    cmp x8, #0x2ff
    b.hi .L17
    add x18, x10, x8, lsl #8
    cmp x17, #0x1
    b.ne .L12
    mov x8, x10
    b .L13
.L12:
    ldrh w8, [x4, #0x2]
    cmp x8, #0x2ff
    b.hi .L17
    add x8, x10, x8, lsl #8
.L13:
    ldp q8, q31, [x16, #0x100]
    str q2, [sp, #0x30]
    ldp q10, q9, [x16, #0x120]
    ldp q30, q29, [x16, #0x140]
    ldp q28, q27, [x16, #0x160]
    ldp q26, q25, [x16, #0x180]
    ldp q24, q23, [x16, #0x1a0]
    ldp q22, q21, [x16, #0x1c0]
    ldp q20, q19, [x16, #0x1e0]
    cbz x2, .L14
    ldp q11, q12, [x3]
    cmp x2, #0x1
    ldp q13, q14, [x3, #0x20]
    ldp q15, q2, [x3, #0x80]
    add v8.8h, v8.8h, v11.8h
    add v31.8h, v31.8h, v12.8h
    add v10.8h, v10.8h, v13.8h
    add v9.8h, v9.8h, v14.8h
    ldp q11, q12, [x3, #0x40]
    add v26.8h, v26.8h, v15.8h
    ldp q13, q14, [x3, #0x60]
    add v25.8h, v25.8h, v2.8h
    add v30.8h, v30.8h, v11.8h
    add v29.8h, v29.8h, v12.8h
    add v28.8h, v28.8h, v13.8h
    add v27.8h, v27.8h, v14.8h
    ldp q2, q11, [x3, #0xa0]
    ldp q12, q13, [x3, #0xc0]
    ldp q14, q15, [x3, #0xe0]
    add v24.8h, v24.8h, v2.8h
    add v23.8h, v23.8h, v11.8h
    add v22.8h, v22.8h, v12.8h
    add v21.8h, v21.8h, v13.8h
    add v20.8h, v20.8h, v14.8h
    add v19.8h, v19.8h, v15.8h
    b.eq .L14
    ldp q2, q11, [x1]
    ldp q12, q13, [x1, #0x20]
    ldp q14, q15, [x1, #0x80]
    add v8.8h, v8.8h, v2.8h
    add v31.8h, v31.8h, v11.8h
    add v10.8h, v10.8h, v12.8h
    add v9.8h, v9.8h, v13.8h
    ldp q2, q11, [x1, #0x40]
    add v26.8h, v26.8h, v14.8h
    ldp q12, q13, [x1, #0x60]
    add v25.8h, v25.8h, v15.8h
    ldp q14, q15, [x1, #0xe0]
    add v30.8h, v30.8h, v2.8h
    add v29.8h, v29.8h, v11.8h
    add v28.8h, v28.8h, v12.8h
    add v27.8h, v27.8h, v13.8h
    ldp q2, q11, [x1, #0xa0]
    add v20.8h, v20.8h, v14.8h
    ldp q12, q13, [x1, #0xc0]
    add v19.8h, v19.8h, v15.8h
    add v24.8h, v24.8h, v2.8h
    add v23.8h, v23.8h, v11.8h
    add v22.8h, v22.8h, v12.8h
    add v21.8h, v21.8h, v13.8h
.L14:
    stp q6, q5, [sp, #0x40]
    stp q4, q3, [sp, #0x60]
    cbz x17, .L0
    ldp q2, q11, [x18]
    cmp x17, #0x1
    ldp q12, q13, [x18, #0x20]
    ldp q14, q15, [x18, #0x80]
    sub v8.8h, v8.8h, v2.8h
    sub v31.8h, v31.8h, v11.8h
    sub v10.8h, v10.8h, v12.8h
    sub v9.8h, v9.8h, v13.8h
    ldp q2, q11, [x18, #0x40]
    sub v26.8h, v26.8h, v14.8h
    ldp q12, q13, [x18, #0x60]
    sub v25.8h, v25.8h, v15.8h
    ldp q14, q15, [x18, #0xe0]
    sub v30.8h, v30.8h, v2.8h
    sub v29.8h, v29.8h, v11.8h
    sub v28.8h, v28.8h, v12.8h
    sub v27.8h, v27.8h, v13.8h
    ldp q2, q11, [x18, #0xa0]
    sub v20.8h, v20.8h, v14.8h
    ldp q12, q13, [x18, #0xc0]
    sub v19.8h, v19.8h, v15.8h
    sub v24.8h, v24.8h, v2.8h
    sub v23.8h, v23.8h, v11.8h
    sub v22.8h, v22.8h, v12.8h
    sub v21.8h, v21.8h, v13.8h
    b.eq .L0
    ldp q2, q11, [x8]
    ldp q12, q13, [x8, #0x20]
    ldp q14, q15, [x8, #0x80]
    sub v8.8h, v8.8h, v2.8h
    sub v31.8h, v31.8h, v11.8h
    sub v10.8h, v10.8h, v12.8h
    sub v9.8h, v9.8h, v13.8h
    ldp q2, q11, [x8, #0x40]
    sub v26.8h, v26.8h, v14.8h
    ldp q12, q13, [x8, #0x60]
    sub v25.8h, v25.8h, v15.8h
    ldp q14, q15, [x8, #0xe0]
    sub v30.8h, v30.8h, v2.8h
    sub v29.8h, v29.8h, v11.8h
    sub v28.8h, v28.8h, v12.8h
    sub v27.8h, v27.8h, v13.8h
    ldp q2, q11, [x8, #0xa0]
    sub v20.8h, v20.8h, v14.8h
    ldp q12, q13, [x8, #0xc0]
    sub v19.8h, v19.8h, v15.8h
    sub v24.8h, v24.8h, v2.8h
    sub v23.8h, v23.8h, v11.8h
    sub v22.8h, v22.8h, v12.8h
    sub v21.8h, v21.8h, v13.8h
    b .L0
.L15:
    sub sp, x29, #0x40
    ldp x29, x30, [sp, #0x40]
    ldr x28, [sp, #0x50]
    ldp d9, d8, [sp, #0x30]
    ldp d11, d10, [sp, #0x20]
    ldp d13, d12, [sp, #0x10]
    ldp d15, d14, [sp], #0x60
    b simd::kernels::simd::other
.L16:
    sub sp, x29, #0x40
    ldp x29, x30, [sp, #0x40]
    ldr x28, [sp, #0x50]
    ldp d9, d8, [sp, #0x30]
    ldp d11, d10, [sp, #0x20]
    ldp d13, d12, [sp, #0x10]
    ldp d15, d14, [sp], #0x60
    ret
.L17:
    adrp x2, .D0
    add x2, x2, :lo12:.D0
    mov x0, x8
    mov w1, #0x300
    bl core::panicking::panic_bounds_check
