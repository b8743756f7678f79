# The kernels of popcount/hardware, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm popcount/hardware --target aarch64
# binary: sha256 3f66c2fa326ec0bb7b582dc7872841365a636552ba5eafaa37d4bcbe823b97b1
# latency: 48 instructions in 192 bytes; innermost loops: .L0 of 10, .L2 of 10
# throughput: 139 instructions in 556 bytes; innermost loops: .L1 of 47, .L3 of 8, .L6 of 47, .L8 of 8
# mix of 187 instructions: 40 fmov, 34 add, 20 addv, 20 cnt, 13 ldp, 10 mov, 6 b.ne, 6 ldr, 6 subs, 4 and, 4 cbz, 4 lsr, 3 ret, 3 str, 2 b, 2 b.hs, 2 cmp, 2 eor, 2 lsl, 2 ubfiz, 1 cbnz, 1 sub

latency:
    sub sp, sp, #0x10
    str xzr, [sp, #0x8]
    ldp x9, x11, [x0, #0x8]
    add x8, sp, #0x8
    cbz x11, .L3
    ldr w10, [sp, #0x8]
    lsl x11, x11, #3
    mov w8, wzr
    mov x12, xzr
.L0:
    ldr x13, [x9], #0x8
    subs x11, x11, #0x8
    eor x12, x13, x12
    fmov d0, x12
    cnt v0.8b, v0.8b
    addv b0, v0.8b
    fmov w12, s0
    add w8, w12, w8
    and w12, w12, w10
    b.ne .L0
    str xzr, [sp, #0x8]
    ldp x10, x12, [x0, #0x20]
    add x9, sp, #0x8
    cbz x12, .L4
.L1:
    ldr w11, [sp, #0x8]
    lsl x12, x12, #3
    mov w9, wzr
    mov x13, xzr
.L2:
    ldr x14, [x10], #0x8
    subs x12, x12, #0x8
    eor x13, x14, x13
    fmov d0, x13
    cnt v0.8b, v0.8b
    addv b0, v0.8b
    fmov w13, s0
    add w9, w13, w9
    and w13, w13, w11
    b.ne .L2
    add x0, x9, x8
    add sp, sp, #0x10
    ret
.L3:
    mov x8, xzr
    str xzr, [sp, #0x8]
    ldp x10, x12, [x0, #0x20]
    add x9, sp, #0x8
    cbnz x12, .L1
.L4:
    add x0, xzr, x8
    add sp, sp, #0x10
    ret

throughput:
    ldp x9, x10, [x0, #0x8]
    cmp x10, #0x8
    b.hs .L0
    mov w8, wzr
    b .L2
.L0:
    lsr x11, x10, #3
    mov w8, wzr
    add x12, x9, #0x20
.L1:
    ldp x13, x14, [x12, #-0x20]
    subs x11, x11, #0x1
    ldp x15, x16, [x12, #-0x10]
    fmov d0, x13
    ldp x17, x18, [x12]
    fmov d1, x14
    fmov d2, x15
    fmov d3, x16
    fmov d4, x17
    cnt v0.8b, v0.8b
    ldp x13, x14, [x12, #0x10]
    fmov d5, x18
    cnt v1.8b, v1.8b
    cnt v2.8b, v2.8b
    fmov d6, x13
    fmov d7, x14
    cnt v3.8b, v3.8b
    cnt v4.8b, v4.8b
    cnt v5.8b, v5.8b
    addv b0, v0.8b
    add x12, x12, #0x40
    cnt v6.8b, v6.8b
    addv b1, v1.8b
    addv b2, v2.8b
    cnt v7.8b, v7.8b
    addv b3, v3.8b
    addv b4, v4.8b
    fmov w13, s0
    addv b5, v5.8b
    fmov w14, s1
    fmov w15, s2
    addv b0, v6.8b
    addv b1, v7.8b
    fmov w16, s3
    fmov w17, s4
    add w8, w13, w8
    add w13, w14, w15
    fmov w18, s5
    add w8, w8, w13
    add w13, w16, w17
    fmov w1, s0
    fmov w14, s1
    add w13, w13, w18
    add w8, w8, w13
    add w13, w1, w14
    add w8, w8, w13
    b.ne .L1
.L2:
    ubfiz x11, x10, #3, #3
    cbz x11, .L4
    and x10, x10, #0xffffffffffffff8
    add x9, x9, x10, lsl #3
    lsr x10, x11, #3
.L3:
    ldr x11, [x9], #0x8
    subs x10, x10, #0x1
    fmov d0, x11
    cnt v0.8b, v0.8b
    addv b0, v0.8b
    fmov w11, s0
    add w8, w11, w8
    b.ne .L3
.L4:
    ldp x10, x11, [x0, #0x20]
    cmp x11, #0x8
    b.hs .L5
    mov w9, wzr
    b .L7
.L5:
    lsr x12, x11, #3
    mov w9, wzr
    add x13, x10, #0x20
.L6:
    ldp x14, x15, [x13, #-0x20]
    subs x12, x12, #0x1
    ldp x16, x17, [x13, #-0x10]
    fmov d0, x14
    ldp x18, x0, [x13]
    fmov d1, x15
    fmov d2, x16
    fmov d3, x17
    fmov d4, x18
    cnt v0.8b, v0.8b
    ldp x14, x15, [x13, #0x10]
    fmov d5, x0
    cnt v1.8b, v1.8b
    cnt v2.8b, v2.8b
    fmov d6, x14
    fmov d7, x15
    cnt v3.8b, v3.8b
    cnt v4.8b, v4.8b
    cnt v5.8b, v5.8b
    addv b0, v0.8b
    add x13, x13, #0x40
    cnt v6.8b, v6.8b
    addv b1, v1.8b
    addv b2, v2.8b
    cnt v7.8b, v7.8b
    addv b3, v3.8b
    addv b4, v4.8b
    fmov w14, s0
    addv b5, v5.8b
    fmov w15, s1
    fmov w16, s2
    addv b0, v6.8b
    addv b1, v7.8b
    fmov w17, s3
    fmov w18, s4
    add w9, w14, w9
    add w14, w15, w16
    fmov w0, s5
    add w9, w9, w14
    add w14, w17, w18
    fmov w1, s0
    fmov w15, s1
    add w14, w14, w0
    add w9, w9, w14
    add w14, w1, w15
    add w9, w9, w14
    b.ne .L6
.L7:
    ubfiz x12, x11, #3, #3
    cbz x12, .L9
    and x11, x11, #0xffffffffffffff8
    add x10, x10, x11, lsl #3
    lsr x11, x12, #3
.L8:
    ldr x12, [x10], #0x8
    subs x11, x11, #0x1
    fmov d0, x12
    cnt v0.8b, v0.8b
    addv b0, v0.8b
    fmov w12, s0
    add w9, w12, w9
    b.ne .L8
.L9:
    mov w9, w9
    add x0, x9, w8, uxtw
    ret
