# The kernels of score/split, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm score/split --target aarch64
# binary: sha256 8aff8bd61248e53da2bf8e79df59ac0f2ad83e702116ec1b0a05192c12898414
# latency: 395 instructions in 1580 bytes; innermost loops: .L0 of 375
# throughput: 206 instructions in 824 bytes; innermost loops: .L0 of 192
# mix of 601 instructions: 119 and, 112 add, 78 eor, 48 ldurh, 47 ldr, 40 ldp, 36 sub, 32 ldrh, 17 madd, 16 ldrsh, 13 mov, 9 dup, 8 mla, 4 mul, 4 ret, 2 asr, 2 b.ne, 2 cbz, 2 fmov, 2 lsr, 2 movk, 2 smull, 2 subs, 1 str, 1 sxtw

latency:
    sub sp, sp, #0x10
    str xzr, [sp, #0x8]
    add x8, sp, #0x8
    ldr x9, [x1, #0x10]
    cbz x9, .L1
    mov w10, #0x64
    ldr x11, [x1, #0x8]
    mov w13, #0xaaab
    mul x9, x9, x10
    ldr w10, [sp, #0x8]
    mov x8, x0
    mov x0, xzr
    add x11, x11, #0x30
    mov w12, #0x18
    movk w13, #0x2aaa, lsl #16
.L0:
    ldurh w14, [x11, #-0x30]
    ldurh w17, [x11, #-0x2e]
    subs x9, x9, #0x64
    and x14, x14, #0x1ff
    add x14, x8, x14, lsl #3
    ldp w14, w15, [x14]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    add w15, w17, w15
    add w14, w16, w14
    ldurh w17, [x11, #-0x2c]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    add w15, w17, w15
    add w14, w16, w14
    ldurh w17, [x11, #-0x2a]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    add w15, w17, w15
    add w14, w16, w14
    ldurh w17, [x11, #-0x28]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    add w15, w17, w15
    add w14, w16, w14
    ldurh w17, [x11, #-0x26]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    add w15, w17, w15
    add w14, w16, w14
    ldurh w17, [x11, #-0x24]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    add w15, w17, w15
    add w14, w16, w14
    ldurh w17, [x11, #-0x22]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    add w15, w17, w15
    add w14, w16, w14
    ldurh w17, [x11, #-0x20]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    add w15, w17, w15
    add w14, w16, w14
    ldurh w17, [x11, #-0x1e]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    add w15, w17, w15
    add w14, w16, w14
    ldurh w17, [x11, #-0x1c]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    add w15, w17, w15
    add w14, w16, w14
    ldurh w17, [x11, #-0x1a]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    add w15, w17, w15
    add w14, w16, w14
    ldurh w17, [x11, #-0x18]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    add w15, w17, w15
    add w14, w16, w14
    ldurh w17, [x11, #-0x16]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    add w15, w17, w15
    add w14, w16, w14
    ldurh w17, [x11, #-0x14]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    add w15, w17, w15
    add w14, w16, w14
    ldurh w17, [x11, #-0x12]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    add w15, w17, w15
    add w14, w16, w14
    ldurh w17, [x11, #-0x10]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    sub w15, w15, w17
    sub w14, w14, w16
    ldurh w17, [x11, #-0xe]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    sub w15, w15, w17
    sub w14, w14, w16
    ldurh w17, [x11, #-0xc]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    sub w15, w15, w17
    sub w14, w14, w16
    ldurh w17, [x11, #-0xa]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    sub w15, w15, w17
    sub w14, w14, w16
    ldurh w17, [x11, #-0x8]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    sub w15, w15, w17
    sub w14, w14, w16
    ldurh w17, [x11, #-0x6]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    sub w15, w15, w17
    sub w14, w14, w16
    ldurh w17, [x11, #-0x4]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    sub w15, w15, w17
    sub w14, w14, w16
    ldurh w17, [x11, #-0x2]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    sub w15, w15, w17
    sub w14, w14, w16
    ldrh w17, [x11]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    sub w15, w15, w17
    sub w14, w14, w16
    ldrh w17, [x11, #0x2]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    sub w15, w15, w17
    sub w14, w14, w16
    ldrh w17, [x11, #0x4]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    sub w15, w15, w17
    sub w14, w14, w16
    ldrh w17, [x11, #0x6]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    sub w15, w15, w17
    sub w14, w14, w16
    ldrh w17, [x11, #0x8]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    sub w15, w15, w17
    sub w14, w14, w16
    ldrh w17, [x11, #0xa]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    sub w15, w15, w17
    sub w14, w14, w16
    ldrh w17, [x11, #0xc]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    sub w15, w15, w17
    sub w14, w14, w16
    ldrh w17, [x11, #0xe]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w16, w17, [x16]
    sub w15, w15, w17
    sub w14, w14, w16
    ldrh w17, [x11, #0x10]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    ldrsh w17, [x11, #0x12]
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w18, w16, [x16]
    madd w14, w18, w17, w14
    madd w15, w16, w17, w15
    ldrh w17, [x11, #0x14]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    ldrsh w17, [x11, #0x16]
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w18, w16, [x16]
    madd w14, w18, w17, w14
    madd w15, w16, w17, w15
    ldrh w17, [x11, #0x18]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    ldrsh w17, [x11, #0x1a]
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w18, w16, [x16]
    madd w14, w18, w17, w14
    madd w15, w16, w17, w15
    ldrh w17, [x11, #0x1c]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    ldrsh w17, [x11, #0x1e]
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w18, w16, [x16]
    madd w14, w18, w17, w14
    madd w15, w16, w17, w15
    ldrh w17, [x11, #0x20]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    ldrsh w17, [x11, #0x22]
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w18, w16, [x16]
    madd w14, w18, w17, w14
    madd w15, w16, w17, w15
    ldrh w17, [x11, #0x24]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    ldrsh w17, [x11, #0x26]
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w18, w16, [x16]
    madd w14, w18, w17, w14
    madd w15, w16, w17, w15
    ldrh w17, [x11, #0x28]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    ldrsh w17, [x11, #0x2a]
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w18, w16, [x16]
    madd w14, w18, w17, w14
    madd w15, w16, w17, w15
    ldrh w17, [x11, #0x2c]
    eor w16, w15, w14
    and w16, w16, w10
    eor w16, w17, w16
    ldrsh w17, [x11, #0x2e]
    and w16, w16, #0x1ff
    add x16, x8, w16, uxtw #3
    ldp w18, w16, [x16]
    madd w14, w18, w17, w14
    madd w15, w16, w17, w15
    ldr w16, [x11, #0x30]
    add x11, x11, #0x64
    mul w14, w16, w14
    sub w16, w12, w16
    madd w14, w16, w15, w14
    smull x14, w14, w13
    lsr x15, x14, #32
    asr w15, w15, #2
    add x14, x15, x14, lsr #63
    add x0, x0, w14, sxtw
    b.ne .L0
    add sp, sp, #0x10
    ret
.L1:
    mov x0, xzr
    add sp, sp, #0x10
    ret

throughput:
    ldr x9, [x1, #0x10]
    cbz x9, .L1
    mov w10, #0x64
    mov w12, #0xaaab
    mov x8, x0
    mul x9, x9, x10
    ldr x10, [x1, #0x8]
    mov x0, xzr
    mov w11, #0x18
    movk w12, #0x2aaa, lsl #16
    add x10, x10, #0x30
.L0:
    ldurh w16, [x10, #-0x18]
    ldurh w1, [x10, #-0x28]
    subs x9, x9, #0x64
    ldurh w3, [x10, #-0x2a]
    ldurh w14, [x10, #-0x14]
    ldurh w5, [x10, #-0x2c]
    and x16, x16, #0x1ff
    ldurh w6, [x10, #-0x2e]
    and x1, x1, #0x1ff
    ldr d1, [x8, x16, lsl #3]
    ldurh w16, [x10, #-0x26]
    and x3, x3, #0x1ff
    ldurh w7, [x10, #-0x30]
    and x18, x14, #0x1ff
    ldr d3, [x8, x1, lsl #3]
    and x16, x16, #0x1ff
    ldr d4, [x8, x3, lsl #3]
    and x1, x6, #0x1ff
    ldr d2, [x8, x16, lsl #3]
    and x16, x5, #0x1ff
    and x3, x7, #0x1ff
    ldurh w15, [x10, #-0x16]
    ldurh w17, [x10, #-0x1a]
    ldr d0, [x8, x18, lsl #3]
    ldurh w18, [x10, #-0x20]
    ldurh w2, [x10, #-0x22]
    ldurh w4, [x10, #-0x24]
    ldr d5, [x8, x16, lsl #3]
    ldr d6, [x8, x1, lsl #3]
    and x14, x15, #0x1ff
    ldr d7, [x8, x3, lsl #3]
    and x15, x17, #0x1ff
    and x16, x18, #0x1ff
    and x18, x2, #0x1ff
    and x1, x4, #0x1ff
    add v4.2s, v4.2s, v5.2s
    add v6.2s, v6.2s, v7.2s
    add v2.2s, v2.2s, v3.2s
    ldurh w17, [x10, #-0x1e]
    ldr d3, [x8, x16, lsl #3]
    ldr d5, [x8, x18, lsl #3]
    ldr d7, [x8, x1, lsl #3]
    ldr d16, [x8, x15, lsl #3]
    ldurh w15, [x10, #-0x1c]
    and x16, x17, #0x1ff
    add v4.2s, v4.2s, v6.2s
    add v6.2s, v7.2s, v2.2s
    add v3.2s, v3.2s, v5.2s
    and x15, x15, #0x1ff
    add v7.2s, v1.2s, v16.2s
    ldr d16, [x8, x14, lsl #3]
    ldurh w14, [x10, #-0x10]
    ldr d5, [x8, x16, lsl #3]
    ldr d2, [x8, x15, lsl #3]
    ldurh w15, [x10, #-0xe]
    ldurh w17, [x10, #-0x8]
    ldurh w18, [x10, #-0x6]
    and x14, x14, #0x1ff
    add v3.2s, v5.2s, v3.2s
    add v1.2s, v6.2s, v4.2s
    ldr d5, [x8, x14, lsl #3]
    and x14, x15, #0x1ff
    ldurh w15, [x10, #-0xa]
    ldurh w16, [x10, #-0xc]
    ldr d6, [x8, x14, lsl #3]
    add v4.2s, v16.2s, v7.2s
    and x14, x15, #0x1ff
    and x15, x18, #0x1ff
    ldrh w18, [x10, #0x8]
    ldr d16, [x8, x14, lsl #3]
    and x14, x17, #0x1ff
    and x16, x16, #0x1ff
    ldr d17, [x8, x14, lsl #3]
    ldr d18, [x8, x15, lsl #3]
    ldurh w14, [x10, #-0x2]
    ldrh w15, [x10]
    ldr d7, [x8, x16, lsl #3]
    ldrh w17, [x10, #0x6]
    and x14, x14, #0x1ff
    add v5.2s, v5.2s, v6.2s
    ldurh w16, [x10, #-0x4]
    and x15, x15, #0x1ff
    add v6.2s, v7.2s, v16.2s
    add v7.2s, v17.2s, v18.2s
    ldr d16, [x8, x14, lsl #3]
    ldr d17, [x8, x15, lsl #3]
    ldrh w14, [x10, #0x2]
    and x15, x17, #0x1ff
    and x17, x18, #0x1ff
    and x16, x16, #0x1ff
    ldr d18, [x8, x15, lsl #3]
    ldr d19, [x8, x17, lsl #3]
    ldrh w15, [x10, #0xa]
    and x14, x14, #0x1ff
    add v16.2s, v16.2s, v17.2s
    ldr d20, [x8, x16, lsl #3]
    ldr d17, [x8, x14, lsl #3]
    add v18.2s, v18.2s, v19.2s
    and x14, x15, #0x1ff
    ldrh w15, [x10, #0x4]
    ldr d19, [x8, x14, lsl #3]
    ldrh w14, [x10, #0xc]
    add v5.2s, v5.2s, v6.2s
    add v6.2s, v7.2s, v20.2s
    add v7.2s, v16.2s, v17.2s
    and x15, x15, #0x1ff
    add v16.2s, v18.2s, v19.2s
    and x14, x14, #0x1ff
    ldurh w13, [x10, #-0x12]
    ldr d17, [x8, x15, lsl #3]
    ldr d18, [x8, x14, lsl #3]
    ldrh w14, [x10, #0xe]
    add v2.2s, v2.2s, v3.2s
    add v0.2s, v0.2s, v4.2s
    and x13, x13, #0x1ff
    add v3.2s, v5.2s, v6.2s
    add v4.2s, v7.2s, v17.2s
    add v5.2s, v16.2s, v18.2s
    and x14, x14, #0x1ff
    ldr d6, [x8, x13, lsl #3]
    ldr d7, [x8, x14, lsl #3]
    add v1.2s, v2.2s, v1.2s
    ldrsh w13, [x10, #0x12]
    add v0.2s, v6.2s, v0.2s
    add v2.2s, v3.2s, v4.2s
    ldrh w14, [x10, #0x10]
    add v3.2s, v5.2s, v7.2s
    add v0.2s, v0.2s, v1.2s
    add v1.2s, v2.2s, v3.2s
    dup v2.2s, w13
    and x13, x14, #0x1ff
    ldrsh w14, [x10, #0x16]
    sub v0.2s, v0.2s, v1.2s
    ldr d1, [x8, x13, lsl #3]
    ldrh w13, [x10, #0x14]
    and x13, x13, #0x1ff
    mla v0.2s, v1.2s, v2.2s
    dup v1.2s, w14
    ldrsh w14, [x10, #0x1a]
    ldr d2, [x8, x13, lsl #3]
    ldrh w13, [x10, #0x18]
    and x13, x13, #0x1ff
    mla v0.2s, v2.2s, v1.2s
    dup v1.2s, w14
    ldrsh w14, [x10, #0x1e]
    ldr d2, [x8, x13, lsl #3]
    ldrh w13, [x10, #0x1c]
    and x13, x13, #0x1ff
    mla v0.2s, v2.2s, v1.2s
    dup v1.2s, w14
    ldrsh w14, [x10, #0x22]
    ldr d2, [x8, x13, lsl #3]
    ldrh w13, [x10, #0x20]
    and x13, x13, #0x1ff
    mla v0.2s, v2.2s, v1.2s
    dup v1.2s, w14
    ldrsh w14, [x10, #0x26]
    ldr d2, [x8, x13, lsl #3]
    ldrh w13, [x10, #0x24]
    and x13, x13, #0x1ff
    mla v0.2s, v2.2s, v1.2s
    dup v1.2s, w14
    ldrsh w14, [x10, #0x2a]
    ldr d2, [x8, x13, lsl #3]
    ldrh w13, [x10, #0x28]
    and x13, x13, #0x1ff
    mla v0.2s, v2.2s, v1.2s
    dup v1.2s, w14
    ldrsh w14, [x10, #0x2e]
    ldr d2, [x8, x13, lsl #3]
    ldrh w13, [x10, #0x2c]
    and x13, x13, #0x1ff
    mla v0.2s, v2.2s, v1.2s
    dup v1.2s, w14
    ldr w14, [x10, #0x30]
    ldr d2, [x8, x13, lsl #3]
    add x10, x10, #0x64
    fmov s3, w14
    sub w13, w11, w14
    mla v0.2s, v2.2s, v1.2s
    mov v3.s[1], w13
    mul v0.2s, v3.2s, v0.2s
    dup v1.2s, v0.s[1]
    add v0.2s, v1.2s, v0.2s
    fmov w13, s0
    smull x13, w13, w12
    lsr x14, x13, #32
    asr w14, w14, #2
    add x13, x14, x13, lsr #63
    sxtw x13, w13
    add x0, x13, x0
    b.ne .L0
    ret
.L1:
    mov x0, xzr
    ret
